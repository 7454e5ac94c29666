// Mortgages: what to have ready and what the words mean.
import type { Idea } from '../../library/idea.ts';
import { INSURES, LENDS } from './kinds.ts';

export const LOANS: readonly Idea[] = [
  {
    id: 'papers-before-the-viewing',
    format: 'checklist',
    only: LENDS,
    again: 8,
    emoji: '🗂️',
    tags: ['FirstTimeBuyer', 'MortgageTips', 'HomeBuying'],
    title: [
      'Papers for a mortgage: have them ready before you view',
      'First-time buyers: five papers to collect',
    ],
    cover: 'Papers for your mortgage',
    gist: [
      'Collect your papers before the first viewing: pay slips, bank statements, proof of the deposit, a list of debts, identity. Then you can move quickly when you find it.',
      'Found your dream home, and the papers are missing? Collect them now, and you save two weeks.',
    ],
    subject: ['Papers for your mortgage', 'Collect them now'],
    hooks: {
      '*': [
        'Looking for a home? Collect these papers before the first viewing.',
        'When you find the right home, it has to go quickly. These papers help.',
      ],
      pati: 'Complete papers make a mortgage application quicker.',
      fhl: 'One Sunday evening, one folder, and you are ahead of most buyers.',
    },
    lines: {
      '*': [
        'Ask for your credit report before you apply for a mortgage, and have mistakes corrected.',
        'If parents give part of the deposit, lenders usually want a letter from them.',
        'Self-employed? Have two or three years of accounts or tax returns ready. Ask what your lender wants.',
        'Avoid new loans and cards in the months before you apply for a mortgage.',
      ],
      h: ['The pay slip from March is where it always is: somewhere.'],
    },
    scene: [
      'The offer has been accepted, and now five papers are needed by Monday.',
      'On Sunday evening you look for a pay slip from March.',
    ],
    why: [
      ['Lenders look at complete applications first.', 'For every missing page somebody has to ask again.'],
      [
        'With papers in hand you know how much you can borrow before you fall in love.',
        'Sellers like buyers who are prepared.',
      ],
    ],
    parts: [
      [
        'Proof of income',
        [
          'The last pay slips, or accounts if you are self-employed.',
          'Also bonus and child benefit, if you count on them.',
        ],
        'Pay slips, nothing readable',
      ],
      [
        'Bank statements',
        ['Of the last three months or more.', 'They are read. Look at them yourself first.'],
        'A bank app, nothing readable',
      ],
      [
        'Proof of the deposit',
        ['Where it is and where it comes from.', 'For a gift a letter.'],
        'A savings book, nothing readable',
      ],
      [
        'A list of your debts',
        ['Loans, cards, pay-later purchases.', 'Leave nothing out. It will be seen.'],
        'A list on a sheet, not readable',
      ],
      [
        'Identity and address',
        ['Passport or identity card, still valid.', 'And a recent bill with your address.'],
        'A closed passport',
      ],
    ],
    turn: ['Put them all into one folder on your phone or computer.', 'Then you can enjoy the viewings.'],
    asks: ['Which paper is hardest to find?', 'Are you looking for a home at the moment?'],
    ends: { pati: 'Income, statements, deposit, debts, identity.', fhl: 'And then: happy house hunting.' },
    caution: 'Lenders differ in what they ask for. Think carefully before you secure a debt on your home.',
    tick: true,
    keep: 'your next quiet Sunday',
    send: 'somebody who is looking for a home',
    own: [
      {
        kinds: ['service', 'offer', 'hours', 'process', 'price'],
        about: 'first.time|evening appointments|video|fee only|lenders',
        lead: 'This is how we can help with it.',
      },
    ],
    pic: { ask: 'A folder with papers and a key, nothing readable', alt: 'A folder and a key' },
    claims: [['Usual application papers; clean credit record', 'mortgage practice']],
  },
  {
    id: 'the-low-rate-that-costs-more',
    format: 'myth',
    only: LENDS,
    again: 9,
    emoji: '🧮',
    tags: ['MortgageRates', 'MortgageTips', 'GoodToKnow'],
    myth: 'The mortgage with the lowest rate costs least',
    short: [
      'Not always. Fees and conditions count as well.',
      'Add up everything that you pay. Then compare.',
    ],
    title: ['Does the lowest rate cost you least in the end?', 'Comparing mortgages: look beyond the rate'],
    cover: 'Lowest rate, lowest cost?',
    gist: [
      'A low rate with a high fee can cost more than a slightly higher rate without. Compare what you pay in all over the fixed years, and what it costs to leave early.',
      'When you compare mortgages, look at three things: rate, fees, and what happens if your plans change.',
    ],
    subject: ['Does the lowest rate cost least?', 'Rate and fees'],
    hooks: {
      '*': [
        'Two mortgages: one with a lower rate, one with a lower fee. Which is cheaper?',
        'The rate is printed large. Have a look at the fees as well.',
      ],
      pati: 'Compare all costs over the fixed years.',
      fhl: 'Do not fall for the lowest number. Three minutes of sums help.',
    },
    lines: {
      '*': [
        'Compare mortgages by all payments and fees over the fixed years, not by the rate alone.',
        'On a small loan a high fee weighs more than a slightly better rate.',
        'Ask what it costs to pay back early, or to take the mortgage with you when you move.',
        'Work out what your payment would be if the rate were two per cent higher.',
      ],
      h: ['A low rate with a high fee is like a free printer. Ask about the ink.'],
    },
    scene: [
      'On one page are ten rates, and you point at the smallest.',
      'A friend has a lower rate and pays more. How can that be?',
    ],
    why: [
      [
        'Fees have to be paid as well, and they can be large.',
        'A fee that is added to the loan costs interest for years.',
      ],
      ['Plans change: a move, a child, a new job.', 'Getting out early can be expensive.'],
    ],
    parts: [
      [
        ['Add up rate and fees', 'Work out the total'],
        ['Monthly payments times months, plus all fees.', 'Over the years in which the rate is fixed.'],
        'A calculator and a sheet',
      ],
      [
        ['Ask about leaving early', 'Look for the exit'],
        ['What if you sell or inherit?', 'There are large differences.'],
        'An open door',
      ],
      [
        ['Test a higher rate', 'Calculate with two per cent more'],
        ['Could you still pay it?', 'If not, think about a smaller loan.'],
        'A sheet with two sums, not readable',
      ],
    ],
    turn: ['Have both worked out for your own case.', 'After that the choice is usually clear.'],
    asks: ['What did you look at first?', 'Do you know when your fixed rate ends?'],
    ends: { pati: 'Rate, fees, exit: compare all three.', fhl: 'Ask us to do the sums with you.' },
    caution:
      'What suits you depends on your case. Your home may be at risk if you do not keep up repayments.',
    keep: 'the day you compare offers',
    send: 'somebody who is about to remortgage',
    own: [
      {
        kinds: ['service', 'offer', 'number', 'process'],
        about: 'lenders|whole of market|compare|independent',
        lead: 'Comparing is what we are here for.',
      },
    ],
    pic: { ask: 'A calculator and two sheets, nothing readable', alt: 'A calculator and two sheets' },
    claims: [
      ['Total cost depends on rate, fees, early repayment charges', 'arithmetic; advice of consumer bodies'],
    ],
  },
  {
    id: 'fixed-or-flexible',
    format: 'either',
    only: LENDS,
    again: 7,
    emoji: '⚖️',
    tags: ['FixedRate', 'ThisOrThat', 'MortgageTips'],
    title: ['Fixed rate or variable: which lets you sleep?', 'Mortgage: certain payment or flexible rate?'],
    cover: 'Fixed or variable?',
    gist: [
      'With a fixed rate you know for years what you pay. A variable one may go down, or up. Which suits you better?',
      'Certainty or flexibility: what matters more to you with a mortgage?',
    ],
    subject: ['Fixed or variable?', 'Which lets you sleep?'],
    hooks: {
      '*': [
        'Fixed or variable rate: which would let you sleep better?',
        'One question for everybody with a mortgage, or soon to have one: fixed or variable?',
      ],
      pati: 'Fixed or variable: it depends on your plans and your budget.',
      fhl: 'Are you the certain type or the flexible one?',
    },
    lines: {
      '*': [
        'Fixed or variable rate: which would you choose?',
        'How much could your payment rise before it hurts?',
        'How long would you fix your rate: two, five or ten years?',
        'Did you ever look back and wish you had fixed your rate longer, or shorter?',
      ],
      h: ['Nobody knows what rates will do. Uncle Dave knows, but he knew last time as well.'],
    },
    scene: [
      'The fixed rate ends in spring, and now you have to choose again.',
      'At the table one of you wants certainty, and the other one a lower payment today.',
    ],
    why: [
      [
        'Nobody can know what rates will do, so your plans should decide.',
        'What you can pay matters more than forecasts.',
      ],
    ],
    parts: [
      [
        'A fixed rate',
        ['The same payment for years.', 'Leaving early may cost money.'],
        'A calendar with the same mark each month',
      ],
      [
        'A variable rate',
        ['It may go down, and it may go up.', 'Often easier to leave.'],
        'A pencil line that goes up and down',
      ],
    ],
    turn: ['Some split it: one part fixed, one part variable.', 'Think about how long you want to stay.'],
    asks: ['Fixed or variable?', 'When does your rate end?'],
    ends: { pati: 'Choose by your plans and not by forecasts.', fhl: 'One word is enough: which?' },
    caution:
      'General information. A loan secured on a home can cost you that home, so have your own case looked at.',
    keep: 'the day when your rate ends',
    send: 'somebody whose fixed rate ends soon',
    pic: { ask: 'Two sheets side by side with a pen, nothing readable', alt: 'Two sheets with a pen' },
    claims: [['Fixed gives certainty, variable moves', 'definition']],
  },
  {
    id: 'what-a-broker-does',
    format: 'behind',
    again: 9,
    emoji: '🤝',
    tags: ['Broker', 'BehindTheScenes', 'GoodToKnow'],
    title: ['What does a broker do for you?', 'Between you and the company: what a broker does'],
    cover: 'What a broker does',
    gist: [
      'A broker asks what you need, compares offers, helps with the forms, and goes on asking until there is an answer. Ask any broker how they are paid.',
      'Why use a broker? To have somebody who knows the market, and whom you can call.',
    ],
    subject: ['What a broker does', 'Why use a broker?'],
    hooks: {
      '*': [
        'You could do it yourself. What does a broker do that you cannot?',
        'From the first talk to the day when something happens: this is what a broker does.',
      ],
      pati: 'A broker listens, compares, applies and follows up.',
      fhl: 'You need to do this once in years. A broker does it every day.',
    },
    lines: {
      '*': [
        'Ask any broker first: how are you paid, and by whom?',
        'Ask whether a broker looks at the whole market or only at some companies.',
        'Bring all your papers to the first talk with a broker. It saves a second appointment.',
        'You can check in a public register in most countries whether a broker is registered.',
      ],
      h: ['Somebody has to listen to the waiting music. A broker does it for a living.'],
    },
    scene: [
      'You have four windows open in the browser, and each offers something else.',
      'You have been on hold for half an hour, and then the line goes dead.',
    ],
    why: [
      [
        'Companies differ a lot, and it shows only in the details.',
        'One refuses what another is glad to take.',
      ],
      [
        'Most people do this once in several years.',
        'Whoever does it every day knows where the questions come from.',
      ],
    ],
    parts: [
      [
        ['First comes the talk', 'Listening'],
        ['What do you have, what do you need, what is planned?', 'Bring your papers and your questions.'],
        'Two people at a table',
      ],
      [
        ['Then comes the comparison', 'Comparing'],
        ['Price, conditions, and how they treat people.', 'You get the reasons as well.'],
        'Two sheets side by side',
      ],
      [
        ['Then come the forms', 'Applying'],
        ['Complete and correct, so that nobody has to ask.', 'You only sign when you have understood it.'],
        'A form and a pen',
      ],
      [
        ['And then they stay in touch', 'Looking after it'],
        [
          'When something changes or happens, you have a number to call.',
          'A look at it every year is a good habit.',
        ],
        'A phone on a desk',
      ],
    ],
    turn: ['Ask everything you want to know. It is part of it.', 'A first talk shows whether you get along.'],
    asks: ['What would you ask a broker?', 'Do you do it yourself, or do you ask somebody?'],
    ends: {
      pati: 'Listen, compare, apply, stay in touch.',
      fhl: 'And you no longer have to listen to the waiting music.',
    },
    caution: 'Ask anybody who advises you on money for their registration, and how they are paid.',
    keep: 'the next time you compare offers',
    send: 'somebody with four windows open',
    own: [
      {
        kinds: ['service', 'price', 'number', 'process'],
        about: 'independent|whole of market|lenders|fee|since',
        lead: 'This is how it is with us.',
      },
    ],
    pic: { ask: 'Your desk with two chairs', alt: 'A desk with two chairs' },
    claims: [
      ['Brokers assess needs, compare, apply, service; registers are public', 'regulation in many countries'],
    ],
  },
  {
    id: 'what-would-you-carry-out',
    format: 'question',
    only: INSURES,
    again: 8,
    emoji: '🖼️',
    tags: ['TellUs', 'Memories', 'HomeInsurance'],
    title: ['Which thing could no money replace?', 'What at home is worth most to you?'],
    cover: 'What could no money replace?',
    gist: [
      'Insurance can pay for a sofa. Which thing at your home could no money replace?',
      'A photo album, a ring, a letter, an odd old vase: what would you miss most?',
    ],
    subject: ['Which thing is worth most to you?', 'What would you miss most?'],
    hooks: {
      '*': [
        'Almost everything can be bought again. Which thing at your home cannot?',
        'What at home is worth most to you, whatever it cost?',
      ],
      pati: 'The most valuable things often cost nothing.',
      fhl: 'Look round you: what would you miss most?',
    },
    lines: {
      '*': [
        'Which thing at your home could no money replace?',
        'Which photo would you be saddest to lose? Take a picture of it today.',
        'What do you have from your grandparents?',
        'Which thing at home has a story that only you know?',
      ],
      h: ['The ugly vase is on many lists. Nobody can say why.'],
    },
    scene: [
      'You look round your living room. Most of it could be bought again.',
      'In a drawer is a letter that has moved house with you four times.',
    ],
    why: [['Money replaces things, but not memories.', 'A copy or a photo can keep at least a part.']],
    parts: [
      [
        'Photos',
        ['Albums, and the one on the wall.', 'Copy them, and keep the copies somewhere else.'],
        'A photo album',
      ],
      ['Things from the family', ['A ring, a clock, a recipe.', 'Write down the story.'], 'An old clock'],
      [
        'Something odd',
        ['Worth nothing to others.', 'And you would look for it first.'],
        'A small odd figure',
      ],
    ],
    turn: ['Tell us about it.', 'And take a photo of it while you think of it.'],
    asks: ['What is it for you?', 'Where do you keep it?'],
    ends: { pati: 'We look forward to your stories.', fhl: 'We are curious.' },
    caution: 'In a fire leave everything behind. Get out and stay out.',
    keep: 'a quiet evening at home',
    send: 'your family',
    pic: { ask: 'An old photo album or a family thing', alt: 'An old photo album' },
    claims: [['Memories cannot be insured', 'common experience']],
  },
];
