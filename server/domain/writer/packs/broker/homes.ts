// Buying a home with a loan: words, practice months and the weeks until the keys.
import type { Idea } from '../../library/idea.ts';
import { LENDS } from './loans.ts';

export const HOMES: readonly Idea[] = [
  {
    id: 'live-it-for-three-months',
    format: 'tip',
    only: LENDS,
    again: 9,
    emoji: '🧪',
    tags: ['MortgageTips', 'FirstHome', 'HouseholdMoney'],
    title: [
      'Can you afford the mortgage? Live it for three months first',
      'A mortgage on trial: put the difference aside for three months',
    ],
    cover: 'Live it for three months',
    gist: [
      'Take the future monthly payment, subtract your rent, and put the difference aside on the first of each month. If three months go well, you know that you can carry it, and have a reserve as well.',
      'A calculator tells what a bank would lend. Three months on trial tell what you can live with.',
    ],
    subject: ['A mortgage on trial', 'What the calculator does not know'],
    hooks: {
      '*': [
        'Before you sign a mortgage, live it: pay yourself the difference to your rent for three months.',
        'What the bank would lend and what lets you sleep are two figures.',
      ],
      pt: 'A trial with real money tests the budget better than any table.',
      fi: 'Try it before it is serious. If it pinches, you have lost nothing and saved something.',
      a: 'Future payment minus rent. Put it aside. Three months.',
      h: 'In a spreadsheet nobody has ever had a birthday, a tooth or a washing machine.',
      l: 'Three quiet months, and a number that you trust.',
    },
    lines: {
      '*': [
        'Add to the mortgage what a house costs each year: repairs, insurance, taxes. One per cent of its value a year for upkeep is a common rule of thumb.',
        'Do the trial over a month with a birthday and a car repair in it. Those are the ones that come back.',
        'Reckon the payment with two per cent more interest as well. Would it still be your life?',
        'What is left over of the trial pays for removal vans, curtains and the lawnmower that nobody thinks of.',
      ],
      h: ['The most honest advisor is the account balance on the twenty-sixth.'],
    },
    scene: [
      'On the first a standing order leaves for a second account. On the twenty-sixth they have pasta with butter, and laugh, and it works.',
      'Month two: the washing machine. They look at each other and at the house on the screen, and look for a smaller one.',
    ],
    why: [
      [
        'Budgets are written in a good mood, and lived in all moods.',
        'A plan on paper has no dentist in it.',
      ],
      [
        'The money is not gone. It becomes deposit, reserve or holiday.',
        'Whoever has saved regularly shows lenders something, too.',
      ],
    ],
    parts: [
      [
        ['Work out the difference', 'Subtract rent from the future payment'],
        ['With upkeep, insurance and the longer way to work.', 'Round up. Houses do.'],
        'A pencil sum on an envelope',
      ],
      [
        ['Move it on the first', 'Set it aside by standing order'],
        [
          'On the day after payday, to an account that you do not see daily.',
          'Touch it only if you would in earnest.',
        ],
        'A calendar with the first circled',
      ],
      [
        ['Look at the end', 'Sit down after three months'],
        ['What was missing, what did you argue about?', 'Then decide on the size of the loan.'],
        'Two cups and a bank statement',
      ],
    ],
    turn: [
      'A smaller house with cake on Sundays is a fine house.',
      'If it went easily, you have also made yourselves a present.',
    ],
    asks: ['What does a month cost you, honestly?', 'What did you forget in your first home?'],
    ends: {
      pt: 'Test the budget before the bank does.',
      fi: 'And put something by for curtains. Really.',
      a: 'Three months. Then sign.',
      h: 'The tooth sends its regards.',
      l: 'And it held.',
    },
    keep: 'three months before you look in earnest',
    send: 'somebody who is looking at houses online',
    caution: [
      'This is general and no advice on your case. Have affordability worked out with you before you commit.',
      'Rates can rise and incomes can fall: leave room, and ask for advice on your own figures.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'offer', 'policy', 'hours', 'price'],
        about: 'appointment|first.time|consultation|first (?:talk|call|meeting)|afford|mortgage',
        lead: 'And where that can be worked out with you.',
      },
    ],
    pic: {
      ask: 'An envelope with a sum beside a rent book or bank card',
      alt: 'An envelope with a pencilled sum',
    },
    claims: [
      [
        'About one per cent of value a year as a rule of thumb for upkeep',
        'common rule of thumb of home owners and advisers',
      ],
    ],
  },
  {
    id: 'mortgage-words',
    format: 'glossary',
    only: LENDS,
    again: 10,
    emoji: '🔤',
    tags: ['MortgageWords', 'PlainAnswers', 'FirstHome'],
    title: [
      'Mortgage words explained: loan to value, term, agreement in principle',
      'Five mortgage words before the first appointment',
    ],
    cover: 'Five mortgage words',
    gist: [
      'Loan to value is how much of the house belongs to the bank, term is how long, and an agreement in principle is a friendly "probably". With five words you can follow any first talk.',
      'Every step down in loan to value can mean a better rate. It is often worth knowing how far away the next step is.',
    ],
    subject: ['A friendly "probably"', 'How much belongs to the bank?'],
    hooks: {
      '*': [
        'An agreement in principle is no promise. It is a lender\'s friendly "probably".',
        'Loan to value: three words that decide over your mortgage rate.',
      ],
      pt: 'Rates are priced in bands of loan to value, often in steps of five per cent.',
      fi: 'Nobody expects you to know this. Now you do, all the same.',
      a: 'Know five words. Then sit down.',
      h: 'LTV, ERC, APRC: it sounds like a summer camp for consonants.',
      l: 'Plain words for a large sum.',
    },
    lines: {
      '*': [
        'Loan to value: divide the mortgage by the price of the house. Ninety thousand on a hundred is ninety per cent.',
        'If you are just above a step of loan to value, a little more deposit can bring a noticeably better rate. Ask where the step is.',
        'An agreement in principle is mostly given on your own statements. Its real test is the application.',
        'A longer term lowers the monthly payment of a mortgage and raises the interest in all. Both figures belong on one page.',
      ],
      h: ['"Subject to valuation" means: we like you, now let us see the roof.'],
    },
    scene: [
      '"And what is your LTV?" A pause. "A cat", she says. The broker laughs, draws a house and shades most of it.',
      'A drawing on the back of a brochure: a house, a line at ninety, a line at eighty-five. He pushes the pencil across: "You are here."',
    ],
    why: [
      [
        'Lenders price risk, and with it goes the share that they hold.',
        'The more of it is yours, the calmer they are.',
      ],
      [
        'Who knows the words can ask about the step next to their own.',
        'In a first talk much goes fast. Words are handles.',
      ],
    ],
    parts: [
      [
        'Loan to value',
        [
          'The share of the price that is borrowed. Less is mostly better priced.',
          'Mortgage divided by value, as a percentage. It is looked at in steps.',
        ],
        'A drawn house with a shaded part',
      ],
      [
        'Term',
        [
          'The years until it is paid off. Longer is lighter each month and dearer in all.',
          'How long the loan runs, not to be mixed up with how long the rate is fixed.',
        ],
        'A calendar with many years',
      ],
      [
        'Agreement in principle',
        [
          "A lender's first word that they would probably lend so much. It lapses after some weeks.",
          'A "probably" on paper, useful for viewings and no promise.',
        ],
        'A letter in an envelope',
      ],
      [
        'Early repayment charge',
        [
          'What it costs to leave or pay off within the fixed years.',
          'A percentage of what you pay back too soon, mostly falling year by year.',
        ],
        'A coin beside a calendar',
      ],
      [
        'Valuation',
        [
          "The lender's look at whether the house is worth the loan. It does not look for damp on your behalf.",
          'A check made for the bank. A survey is the one made for you.',
        ],
        'Somebody looking at a roof',
      ],
    ],
    turn: [
      'And for the sixth one you ask. That is what talks are for.',
      'Words first, figures after, keys last.',
    ],
    asks: ['Which of them did you know?', 'Which word should be abolished?'],
    ends: {
      pt: 'Definitions before decisions.',
      fi: 'The cat counts as an asset, by the way.',
      a: 'Words. Then figures.',
      h: 'The consonants are back from camp.',
      l: 'A house, and a line in pencil.',
    },
    keep: 'the evening before the first appointment',
    send: 'somebody with a first appointment',
    caution: [
      'Terms and rules differ by lender and country. What your own offer says is what counts.',
      'General information only; have the words of your own offer explained before you sign.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'people', 'policy'],
        about: 'explain|plain (?:english|language|words)|first.time|advis[eo]r',
        lead: 'And who explains the rest.',
      },
    ],
    pic: {
      ask: 'A drawn house with a part of it shaded',
      alt: 'A pencil drawing of a house with a shaded part',
    },
    claims: [
      [
        'Meanings; pricing in loan-to-value bands; a valuation is for the lender',
        'consumer information on mortgages',
      ],
    ],
  },
  {
    id: 'from-offer-to-keys',
    format: 'behind',
    only: LENDS,
    again: 9,
    emoji: '🗝️',
    tags: ['BuyingAHome', 'BehindTheScenes', 'FirstHome'],
    title: [
      'From accepted offer to the keys: who does what in those weeks',
      'Buying a home: what happens between yes and the keys',
    ],
    cover: 'From yes to the keys',
    gist: [
      'After the yes come application, valuation, survey, lawyers, searches, contract, money, keys. Most of those weeks are waiting for somebody else, and a good part is ringing up.',
      'It is a relay with six runners. What helps is to know who holds the baton, and to answer on the same day.',
    ],
    subject: ['A relay with six runners', 'Who holds the baton?'],
    hooks: {
      '*': [
        'The offer is accepted, the champagne is open, and then for weeks nothing seems to happen.',
        'Between yes and the keys six people run a relay. You are one of them.',
      ],
      pt: 'Application, valuation, legal work, exchange, completion: each step waits for the one before.',
      fi: 'It is normal that it takes so long. It does not feel normal at all.',
      a: 'Know who has it. Answer the same day.',
      h: 'In week five everybody is waiting for a form that lies with somebody on holiday.',
      l: 'Weeks of paper, and then a key in the hand.',
    },
    lines: {
      '*': [
        'Answer each request for a mortgage paper on the same day. A day lost with you is mostly a week lost with them.',
        'Ask once a week, on the same day, who is waiting for what. Friendly, and with names.',
        'Do not hand in your notice on the flat before contracts are binding. How and when that is differs by country.',
        'Beware of mails with "new bank details" before you transfer the deposit. Ring the number that you already have.',
      ],
      h: ['The boxes are packed in week two. In week six you are looking for the kettle.'],
    },
    scene: [
      'The table is full of paper, in the middle stands a plant that is meant for the new window. It has been standing there since March.',
      '"It is with the lender." "It is with the lawyer." "It is with you", says the third, and behold, it was in the drawer.',
    ],
    why: [
      [
        'Each of them does their part well, and nobody is in charge of the whole.',
        'Handing over is where time gets lost, in relays as in purchases.',
      ],
      [
        'Whoever asks kindly and regularly lies on top of the pile.',
        'People do faster what somebody is waiting for by name.',
      ],
    ],
    parts: [
      [
        'First weeks: application and valuation',
        [
          'The lender looks at you, and then at the house.',
          'Have your folder ready, and your diary open for the valuer.',
        ],
        'A folder on a table',
      ],
      [
        'Then: survey and legal work',
        [
          'Somebody looks for damp, somebody else for rights of way.',
          'Questions come in bundles. Answer in bundles.',
        ],
        'A surveyor looking up at a wall',
      ],
      [
        'Then: contract and date',
        [
          'From here on it is binding, in whatever way your country does it.',
          'Book the van after it and not before.',
        ],
        'A pen on a contract',
      ],
      [
        'Last: money and keys',
        [
          'The transfer takes a morning, and everybody is nervous.',
          'And then somebody puts a bunch of keys into your hand.',
        ],
        'Keys with a paper tag',
      ],
    ],
    turn: [
      'And in the evening you sit on boxes and eat with your fingers.',
      'In a year you will have forgotten who had the form.',
    ],
    asks: ['What took longest when you bought?', 'What was your first meal in your own home?'],
    ends: {
      pt: 'Clear handovers, fewer weeks.',
      fi: 'It will be all right. Keep the kettle out.',
      a: 'Same day. Every time.',
      h: 'The form had a lovely holiday.',
      l: 'A key, a room, an echo.',
    },
    keep: 'the day of the yes',
    send: 'somebody in week five',
    caution: [
      'Steps and binding moments differ by country. Ask your lawyer or notary before you commit or give notice.',
      'Never transfer a deposit to new bank details without ringing a number you already know.',
    ],
    own: [
      {
        kinds: ['process', 'service', 'people'],
        about: 'completion|chase|process|solicitor|from offer|advis[eo]r|in touch',
        lead: 'And who runs along here.',
      },
    ],
    pic: { ask: 'Keys with a paper tag on a cardboard box', alt: 'Keys with a paper tag on a moving box' },
    claims: [
      [
        'Usual steps of a purchase with a mortgage; fraud by changed bank details',
        'consumer advice on buying homes',
      ],
    ],
  },
];
