// Mortgages: papers, rates, and what a broker does with them; and what both kinds of brokers share.
import type { Idea } from '../../library/idea.ts';
import { INSURES } from './cover.ts';

/** Who brokers loans for homes. */
export const LENDS = 'mortgag|home loans?|remortgag|equity release|first.time buyer|house finance|lenders';

export const LOANS: readonly Idea[] = [
  {
    id: 'papers-before-the-viewing',
    format: 'checklist',
    only: LENDS,
    again: 9,
    emoji: '🗂️',
    tick: true,
    tags: ['MortgageTips', 'FirstHome', 'HouseHunting'],
    title: [
      'Mortgage papers: what to gather before you view a house',
      'First-time buyers: the folder that saves you two weeks',
    ],
    cover: 'Papers before the viewing',
    gist: [
      'Payslips, bank statements, proof of deposit, identity and a list of your debts: whoever has them in one folder gets an answer in days. Those who begin after the viewing lose the house by a week.',
      'A lender asks three things: what comes in, what goes out, what is yours. All papers answer one of them.',
    ],
    subject: ['In, out, and what is yours', 'Lost by a week'],
    hooks: {
      '*': [
        'The house was lovely, the offer good, and then a payslip from March was missing.',
        'Gather the mortgage papers before the first viewing. After it everything is urgent.',
      ],
      pt: 'Income, spending, deposit, identity, commitments: five piles make an application complete.',
      fi: 'Sunday evening, a folder, a scanner app. It is less bad than the tax return.',
      a: 'Five piles. One folder. Before the viewing.',
      h: 'The payslip is in the drawer with the batteries. It always is.',
      l: 'One folder, in order, and a calm voice on the phone.',
    },
    lines: {
      '*': [
        'Mortgage application: three to six months of bank statements are read line by line. Start being boring in good time.',
        'Do not change jobs, buy a car on credit or move large sums about before a mortgage is signed. If you must, say so first.',
        'A present from your parents for the deposit needs a letter that it is a present. Lenders ask for it.',
        'Self-employed? Two or three years of accounts are the usual wish. Ask early which ones, and who has to sign.',
      ],
      h: ['The subscription to the gym will be seen. So will the year in which you went.'],
    },
    scene: [
      'Saturday, eleven, eight couples in a hallway. One of them has a folder under the arm, and the agent has already seen it.',
      '"Only one statement is missing", says the voice on the phone. The online bank keeps statements for eleven months. It was the twelfth.',
    ],
    why: [
      [
        'With complete papers a case is looked at once. With a gap it goes back to the bottom of the pile.',
        'Every query costs two or three days, on each side.',
      ],
      [
        'Sellers like buyers who can show that the money stands.',
        'An agreement in principle is not a promise, but it is a reason to be taken seriously.',
      ],
    ],
    parts: [
      [
        ['Proof of income', 'Show what you earn'],
        [
          'Payslips of three months and the yearly one. Self-employed people: accounts and tax papers.',
          'Bonuses and overtime count if they are regular. Have them on paper.',
        ],
        'A stack of payslips',
      ],
      [
        ['Bank statements', 'Save the last months of your accounts'],
        ['Of all accounts, whole pages, as files from the bank.', 'Screenshots are often sent back.'],
        'A bank statement on a screen',
      ],
      [
        ['Proof of the deposit', 'Show where the deposit comes from'],
        [
          'Savings, sale, present: each with its paper trail.',
          'Money that appeared last week has questions asked.',
        ],
        'A savings book and a letter',
      ],
      [
        ['A list of what you owe', 'List loans, cards and leases'],
        [
          'Balance, rate, until when. Also student loans and the sofa in instalments.',
          'Leave nothing out. It will be found, and then it looks worse.',
        ],
        'A short list with amounts',
      ],
      [
        ['Identity and address', 'Get passport and proof of residence ready'],
        [
          'Passport, and two letters with your address that are not older than three months.',
          'Check whether the names are spelled alike everywhere.',
        ],
        'A passport on an envelope',
      ],
    ],
    turn: [
      'And then go to viewings with a clear head.',
      'The folder serves again for the next one, if it was not that house.',
    ],
    asks: ['Which paper was missing at your place?', 'How did you find your home?'],
    ends: {
      pt: 'Complete is fast.',
      fi: 'And now the nice part: looking at houses.',
      a: 'Folder first.',
      h: 'The batteries were empty, by the way.',
      l: 'In order, and ready.',
    },
    keep: 'the evening before the first viewing',
    send: 'somebody who is house hunting',
    caution: [
      'What is asked for differs by lender and country. Your home may be at risk if you do not keep up payments.',
      'Lenders set their own lists. Think carefully before you secure a debt on your home.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'offer', 'price', 'policy', 'people'],
        about:
          'first.time|mortgage|papers|appointment|consultation|agreement in principle|documents|first (?:talk|call|meeting)',
        lead: 'And how it begins here.',
      },
    ],
    pic: { ask: 'A folder with five labelled dividers', alt: 'A folder with labelled dividers' },
    claims: [['Usual documents for an application', 'practice of lenders and brokers']],
  },
  {
    id: 'the-low-rate-that-costs-more',
    format: 'myth',
    only: LENDS,
    again: 9,
    emoji: '🧮',
    tags: ['MortgageTips', 'HomeLoan', 'PlainAnswers'],
    title: [
      'Is the lowest mortgage rate the least expensive?',
      'Mortgage fees and rates: how to compare what it really costs',
    ],
    cover: 'The low rate that costs more',
    myth: 'The lowest rate is the best mortgage',
    short: 'Add up rate, fees and ties over the years that you will have it. Then compare.',
    gist: [
      'A low rate with a high fee can cost more than a slightly higher one without, above all on smaller loans. Compare the sum over the fixed years, and look at what leaving early would cost.',
      'Three figures decide: what you pay a month, what you pay at the start, and what you pay if life changes.',
    ],
    subject: ['Add the fee to it', 'What does leaving cost?'],
    hooks: {
      '*': [
        'The lowest mortgage rate on the page has mostly the highest fee. Add both up.',
        'Two mortgages, a tenth of a per cent apart. The one with the higher rate costs less.',
      ],
      pt: 'Compare total cost over the fixed term: payments plus fees, less what is left to pay.',
      fi: 'It is arithmetic for the back of an envelope. Promise.',
      a: 'Rate, fee, exit. Add all three.',
      h: 'The rate is printed in letters for the roadside. The fee is for people with good eyes.',
      l: 'A sum on an envelope, and it is clear.',
    },
    lines: {
      '*': [
        'Mortgage fee of a thousand on a small loan over two years: that is the same as a rate that is noticeably higher. On a large loan it hardly counts.',
        'Ask what it costs to leave the mortgage early, to overpay, and to take it along when you move. Life asks later.',
        'Adding the fee to the loan means paying interest on the fee for decades. It can be right. It should be a decision.',
        'After the fixed years the rate usually jumps. Write the date in your calendar half a year ahead.',
      ],
      h: ['"From" is the smallest word on the poster, and the dearest.'],
    },
    scene: [
      'An envelope, two columns. On the left the low rate, on the right the other. Under the line the right one wins by a holiday.',
      'In year three the new job is four hundred kilometres away. In the terms there is a percentage that they read for the first time.',
    ],
    why: [
      [
        'Fees are spread over few years and a small or a large sum, so they weigh differently.',
        'What is little for one borrower is a lot for another.',
      ],
      [
        'Ties cost nothing as long as nothing changes.',
        'In five years more happens than one thinks on the day of signing.',
      ],
    ],
    parts: [
      [
        ['Add up the fixed years', 'Work out all payments in the fixed years'],
        [
          'Monthly payment times months, plus all fees, minus cashback.',
          'And look at what is still owed at the end of them.',
        ],
        'Two columns on an envelope',
      ],
      [
        ['Ask what leaving costs', 'Look up the early repayment charge'],
        ['In per cent, and for how long.', 'And whether you may take it along to another house.'],
        'A highlighted percentage on a page',
      ],
      [
        ['Test a higher rate', 'Reckon it once with two per cent more'],
        [
          'Could you still carry it after the fixed years?',
          'If that makes you swallow, a smaller loan is worth thinking about.',
        ],
        'A pocket calculator beside a bill',
      ],
    ],
    turn: [
      'The envelope takes ten minutes, the mortgage twenty-five years.',
      'If the sum comes out equal, take the one with fewer ties.',
    ],
    asks: ['What do you look at first: the rate or the monthly sum?', 'Did you ever change lenders?'],
    ends: {
      pt: 'Total cost, then flexibility.',
      fi: 'And the envelope goes into the folder.',
      a: 'Add, then choose.',
      h: 'For the fee there are magnifying glasses.',
      l: 'One line, and a sum beneath.',
    },
    keep: 'the day two offers lie before you',
    send: 'somebody whose fixed rate runs out',
    caution: [
      'This is general and no advice. Whoever falls behind with payments can lose the home that secures the loan.',
      'Figures and terms differ by lender and country; have your own case worked out before you sign.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'price', 'policy', 'number', 'offer'],
        about: 'lenders|compare|whole of market|remortgag|fees?\\b|independent|mortgage',
        lead: 'And who does such sums here.',
      },
    ],
    pic: { ask: 'An envelope with two columns of figures', alt: 'An envelope with two columns of figures' },
    claims: [
      [
        'Fees and early repayment charges change the total cost; compare over the fixed term',
        'consumer advice on mortgages',
      ],
    ],
  },
  {
    id: 'fixed-or-flexible',
    format: 'either',
    only: LENDS,
    again: 7,
    emoji: '⚖️',
    tags: ['MortgageTalk', 'HomeLoan', 'HouseholdMoney'],
    title: [
      'Fixed or flexible mortgage: what lets you sleep?',
      'A long fixed rate or a flexible one? A matter of temper',
    ],
    cover: 'Fixed or flexible?',
    gist: [
      'A fixed rate costs a little for certainty. A flexible one costs sleep in some years and saves money in others. Neither is clever in itself: it depends on your plans, and on your nerves.',
      'Ask two questions: how sure am I to stay here, and how much higher could the payment be without hurting?',
    ],
    subject: ['Sleep, or take your chance', 'Which kind are you?'],
    hooks: {
      '*': [
        'Do you look at interest rates on the news, or do you not want to know for ten years?',
        'Fixed or flexible: people who agree on everything else do not agree on this.',
      ],
      p: 'Fixed means certainty at a price, flexible means freedom with a risk.',
      t: 'A fixed rate shifts the risk of rising interest to the lender for a while, and you pay for that.',
      fi: 'What are you in your household: the one who wants to know, or the one who wants to sleep?',
      a: 'Certainty or freedom. You pay for either.',
      h: 'In one half of marriages somebody follows the central bank. The other one follows the weather.',
      l: 'Ten calm years, or an open door.',
    },
    lines: {
      '*': [
        'With a fixed mortgage you know what goes out in March of year four. With a flexible one you know that you can leave.',
        'Before you choose fixed or flexible: how likely is it that you move, inherit, have children or change jobs in those years?',
        'You can also split: one part fixed, one part flexible. Some lenders do it, and for some tempers it is the answer.',
        'Fixed or flexible: which would let you sleep better?',
      ],
      h: ['Whoever knows where rates will be in five years does not need a mortgage.'],
    },
    scene: [
      'On the sofa, two people, one offer. One wants ten years of quiet, the other says: "And if we move?"',
      'The radio reports on interest rates. In one house the volume goes up, next door it goes off.',
    ],
    why: [
      [
        'Nobody knows what rates will do, so it is a question about you and not about the market.',
        'Certainty is a good that costs money, like any insurance.',
      ],
    ],
    parts: [
      [
        'Fixed',
        [
          'The same sum on every first of the month, whatever the news says.',
          'Leaving early may be dear. Ask beforehand.',
        ],
        'A row of equal coins',
      ],
      [
        'Flexible',
        [
          'You benefit when rates fall and may go whenever you like.',
          'It needs a cushion for the years in which they do not.',
        ],
        'A door standing open',
      ],
    ],
    turn: [
      'And in both cases: three months of payments on one side.',
      'Talk about sleep first, and about per cent afterwards.',
    ],
    asks: ['Fixed or flexible?', 'Who decides on such things at your place?'],
    ends: {
      p: 'Plans first, rates second.',
      t: 'Price the certainty, then decide.',
      fi: 'And if you cannot agree: there are sofas to talk on.',
      a: 'Choose by your plans.',
      h: 'The weather is more often right.',
      l: 'Quiet, or free.',
    },
    keep: 'the evening with two offers',
    send: 'the other half of the sofa',
    caution: [
      'This is no advice for your case. A loan secured on a home can cost you that home when payments stop.',
      'What suits you depends on your figures and plans. Have it worked out with you before you sign.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'people', 'offer', 'policy'],
        about: 'mortgage|advi[cs]|review|consultation|remortgag|first (?:talk|call|meeting)',
        lead: 'And for a talk about your own figures.',
      },
    ],
    pic: { ask: 'Two cups, one offer and a pen on a table', alt: 'Two cups and a paper on a table' },
    claims: [['Trade-off of fixed and variable rates', 'consumer advice on mortgages']],
  },
  {
    id: 'what-a-broker-does',
    format: 'behind',
    again: 9,
    emoji: '☎️',
    tags: ['BehindTheScenes', 'PlainAnswers', 'GoodToKnow'],
    title: [
      'What does a broker do all day, and who pays for it?',
      'Between you and a large firm: the day of a broker',
    ],
    cover: 'Between you and the big firm',
    gist: [
      'A broker asks questions for an hour, writes for a day, waits in telephone queues for you, and reads the pages that nobody reads. Ask right away who pays: a commission, a fee, or both.',
      'Half of the work is to tell a true story so that somebody who decides by a form can say yes to it.',
    ],
    subject: ['An hour of questions', 'Ask who pays'],
    hooks: {
      '*': [
        'A broker reads page thirty-four. That is, in short, the profession.',
        'Ask any broker first: who pays you, and for whom do you work?',
      ],
      pt: 'Fact-finding, market, application, chasing, and later the claim or the next term.',
      fi: 'Have you ever sat in a telephone queue for forty minutes? Somebody does it for you, for a living.',
      a: 'Ask, compare, write, chase, explain.',
      h: 'Brokers know all on-hold tunes of the industry. They have favourites.',
      l: 'A good question, a quiet pen.',
    },
    lines: {
      '*': [
        'Good brokers ask more than you had expected. If the first question is about the price, go on looking.',
        'Ask a broker how many firms are compared: the whole market, a panel, or one. All are allowed, and you should know.',
        'Bring everything to the first talk, the awkward thing too. It will come out in any case, and early it can often be solved.',
        "A broker's worth shows on the day that something goes wrong. Ask who picks up the phone then.",
      ],
      h: ['"Your call is important to us" has cost a broker about two years of life.'],
    },
    scene: [
      '"And how long have you been smoking?" Silence on the line. "Since the question", says the customer. Both laugh, and then he tells the truth.',
      'Three firms say no, the fourth asks back. Between the two lies a letter of one page that somebody wrote in the evening.',
    ],
    why: [
      [
        'Large firms decide by rules. Whoever knows the rules knows where a case fits.',
        'What is refused in one house is everyday business in the next.',
      ],
      [
        'Those who see a hundred cases a year know which sentence brings trouble.',
        'An outsider meets it once in a lifetime, and on the worst day.',
      ],
    ],
    parts: [
      [
        ['The long talk', 'An hour of listening comes first'],
        ['Plans, habits, fears, and what you already have.', 'Much of it ends with "you do not need that".'],
        'Two people at a table with papers',
      ],
      [
        ['The comparison', 'Offers laid side by side'],
        [
          'Price, terms, and how the firm behaves when it matters.',
          'The third is in no table. It is known by experience.',
        ],
        'Several offers side by side',
      ],
      [
        ['The chasing', 'Ringing and ringing again'],
        ['Missing papers, silent departments, deadlines.', 'Patience is a tool of the trade.'],
        'A telephone on loudspeaker beside a clock',
      ],
      [
        ['The years after', 'Looking after it later on'],
        [
          'A claim, a renewal, a child, a move.',
          'A file that somebody knows by heart is worth something then.',
        ],
        'A well-used folder',
      ],
    ],
    turn: [
      'A good one also tells you when to stay with what you have.',
      'Between you and the small print there is somebody with reading glasses.',
    ],
    asks: ['What would you ask a broker?', 'Which queue music is stuck in your head?'],
    ends: {
      pt: 'Independent questions, clear pay.',
      fi: 'Ask. It is what they are there for.',
      a: 'Who pays, who answers.',
      h: 'It is panpipes, most of all.',
      l: 'Read, and read again.',
    },
    keep: 'the first talk with somebody who advises you',
    send: 'whoever is sitting in a queue at the moment',
    caution: [
      'Ask for the licence or registration of anybody who advises you on money, and how they are paid.',
      'Registers of advisers are public in most countries. Have a look before you sign.',
    ],
    own: [
      {
        kinds: ['people', 'history', 'number', 'value', 'service'],
        about: 'lenders|carriers|insurers|independent|founded|since|years|adviser|claims',
        lead: 'And a word about this house.',
      },
    ],
    pic: {
      ask: 'A desk with a telephone, a cup and one open page',
      alt: 'A desk with a telephone and an open page',
    },
    claims: [
      [
        'Work and pay of brokers; disclosure of remuneration and registration',
        'rules for intermediaries in many countries',
      ],
    ],
  },
  {
    id: 'what-would-you-carry-out',
    format: 'question',
    only: INSURES,
    again: 7,
    emoji: '🔥',
    tags: ['WhatMatters', 'HomeTalk', 'GoodToKnow'],
    title: [
      'What would you carry out first if you had one minute?',
      'One thing from your home that no insurance can replace',
    ],
    cover: 'One minute, two hands',
    gist: [
      'People and animals are out. You have two hands and one minute: what do you take? The answers are seldom worth much money.',
      'Most name a box of photographs, a teddy, a ring. Things that cost nothing, and that no policy brings back. What is yours?',
    ],
    subject: ['Two hands, one minute', 'Seldom worth much money'],
    hooks: {
      '*': [
        'Everybody is safe, you have two hands and one minute. What do you carry out?',
        'What is dear to you is rarely what is insured for most.',
      ],
      p: 'Value and worth are two columns, and only one of them can be insured.',
      t: 'Replaceable, repairable, unique: the third list is short.',
      fi: 'Look round the room you are in. What is it?',
      a: 'One thing. No thinking.',
      h: 'He took the sourdough starter. They are still talking about it.',
      l: 'A box, a letter, a ring.',
    },
    lines: {
      '*': [
        'Which thing in your home could nobody replace, whatever they paid?',
        'Photographs from before the year of phones exist once. Scan twenty of them, and the question gets easier.',
        'Ask your children what they would carry out. It will surprise you, and it will be made of plush.',
        'What did somebody in your family save once, and why that of all things?',
      ],
      h: ['The tax papers have never been named. Not once.'],
    },
    scene: [
      'After the alarm the whole house stands in the street. One has a violin, one a cat, one the toaster. She cannot explain the toaster.',
      'A grandmother has kept one suitcase packed since she was a girl. In it is a tablecloth.',
    ],
    why: [
      [
        'What we would save tells what we live for.',
        'Money replaces things, and hardly ever what clings to them.',
      ],
    ],
    parts: [
      [
        'Something to remember by',
        ['Photos, letters, a recording of a voice.', 'Copies are possible of nearly all of it. Make them.'],
        'An old photograph album',
      ],
      [
        'Something that goes on',
        ['A plant, a starter, an instrument.', 'They are alive in their way.'],
        'A plant in an old pot',
      ],
      [
        'Something nobody understands',
        ['The ugly vase, the stone from that beach.', 'You need not explain it.'],
        'A pebble on a shelf',
      ],
    ],
    turn: [
      'And in truth: leave everything, and get out. Make the copies today.',
      'What can be copied is safe by tonight.',
    ],
    asks: ['What would it be?', 'What did your family save once?'],
    ends: {
      p: 'Copy what can be copied.',
      t: 'Unique first, and only in thought.',
      fi: 'Tell us, even if it is the toaster.',
      a: 'Name it.',
      h: 'The starter is doing well.',
      l: 'It is light, and it is everything.',
    },
    keep: 'a quiet evening',
    send: 'somebody who keeps everything',
    caution: [
      'In a real fire take nothing: get everybody out, shut doors, call the emergency number.',
      'If it burns, leave things behind. Get out and stay out.',
    ],
    own: [
      {
        kinds: ['service', 'people', 'process', 'value', 'history'],
        about: 'home insurance|contents|household|buildings',
        lead: 'And about all the rest.',
      },
    ],
    pic: {
      ask: 'One small thing that is dear to somebody, in a hand',
      alt: 'A small keepsake in an open hand',
    },
    claims: [['In a fire leave possessions and get out', 'advice of fire services']],
  },
];
