// Decisions about money: what to insure, what to sign, when the money is needed, who should find the papers.
import type { Idea } from '../../library/idea.ts';

export const DECIDING: readonly Idea[] = [
  {
    id: 'the-insured-toaster',
    format: 'mistake',
    again: 10,
    emoji: '☂️',
    tags: ['InsuranceTips', 'HomeInsurance', 'MoneyTips'],
    wrong: 'Insuring small things and forgetting the big ones',
    title: ['What should you insure first?', 'Insurance: the big risks come first'],
    cover: 'What to insure first',
    gist: [
      'Insure first what could ruin you: harm that you cause to others, your home, your income. What you could pay yourself next month may not need a policy.',
      'Ask of every policy: could I pay for this myself? If not, it should be at the top of your list.',
    ],
    subject: ['What to insure first', 'Big risks come first'],
    hooks: {
      '*': [
        'Many people insure their phone and not their income. Check your own policies with one question.',
        'Which insurance do you really need? Start with what you could not pay yourself.',
      ],
      pati: 'Insure first what you could never pay yourself.',
      fhl: 'A good evening for it: get your policies out, and make three piles.',
    },
    lines: {
      '*': [
        'Ask of every policy: if this happened tomorrow, could I pay it myself?',
        'A higher {excess|deductible} often makes a policy cheaper. Choose one that you could really pay.',
        'Check whether you are insured twice: for travel, breakdown or legal costs.',
        'Married, moved, a child, a new job? Then it is time to look at your insurance again.',
      ],
      h: ['The toaster has five years of cover. The person who earns the bread has none.'],
    },
    scene: [
      'In the drawer are nine policies, and you are not sure what three of them are for.',
      'At the {till|register} you are asked whether you want to insure your headphones.',
    ],
    why: [
      [
        'Small damage is a nuisance. A large one can follow you for decades.',
        'Insurance is meant for what you could not carry alone.',
      ],
      [
        'Small things break often, so it costs a lot to insure them.',
        'With what you save on small policies, you can often pay for a big one.',
      ],
    ],
    parts: [
      [
        ['Write down the big risks', 'Begin with what could ruin you'],
        ['Harm to others, the home, illness, losing your income.', 'Who depends on what you earn?'],
        'A short list on a kitchen table',
      ],
      [
        ['Look at what you have', 'Make three piles'],
        ['Needed, useful, not needed.', 'If in doubt, put it on the pile of questions.'],
        'Three piles of paper',
      ],
      [
        ['Have gaps and doubles checked', 'Ask about the rest'],
        [
          'Bring all policies to one appointment.',
          'Do not cancel anything before the new cover is confirmed.',
        ],
        'A folder beside a cup',
      ],
    ],
    turn: ['Do it again when your life changes.', 'After that, the drawer can stay closed for a year.'],
    asks: ['Which policy have you had the longest?', 'When did you last look at your policies?'],
    ends: { pati: 'First the big, then the small.', fhl: 'And if you have a question, just ask it.' },
    caution:
      'General information and no advice on your case. What you need depends on your life and your country.',
    keep: 'the next time a bill for insurance comes',
    send: 'somebody who has just moved in together',
    own: [
      {
        kinds: ['service', 'offer', 'process'],
        about: 'check\\w* (?:of )?(?:your )?polic|polic(?:y|ies) (?:review|check)|independent',
        lead: 'This is what can be looked at together.',
      },
    ],
    pic: { ask: 'Three piles of paper on a table, nothing readable', alt: 'Three piles of paper on a table' },
    claims: [['Insure severe risks before frequent small ones', 'advice of consumer bodies']],
  },
  {
    id: 'read-what-is-not-covered',
    format: 'howto',
    again: 10,
    emoji: '🔍',
    tags: ['InsuranceTips', 'ReadThePolicy', 'MoneyTips'],
    title: ['How to read an insurance policy in ten minutes', 'What does my policy not cover?'],
    cover: 'What is not covered?',
    gist: [
      'Read four things in a policy: what is not covered, up to which sum, what you have to do, and when you can leave. That takes ten minutes.',
      'Look first for the page that says what is not covered. Write down your questions and have them answered.',
    ],
    subject: ['What is not covered?', 'Your policy in ten minutes'],
    hooks: {
      '*': [
        'Nobody reads a policy from the first page to the last. These four places are enough.',
        'Do you know what your insurance does not cover? Ten minutes will tell you.',
      ],
      pati: 'Four places in a policy matter most.',
      fhl: 'One cup of tea, one policy, four places to look.',
    },
    lines: {
      '*': [
        'Look for "exclusions" in your policy. Those are the things that are not covered.',
        'Check whether your policy pays for a new thing or only what the old one was worth.',
        'Some policies ask something of you, such as a certain lock or an empty house being checked. Find out what.',
        'Write the date for giving notice of your policy in your calendar.',
      ],
      h: ['Page seven of a policy is the least read page in the world. It would like some company.'],
    },
    scene: [
      'The policy comes by post, and it goes straight into the drawer.',
      'Something breaks, and only now you look up what is insured.',
    ],
    why: [
      [
        'Questions are easy to settle before a loss, and hard after it.',
        'Gaps can be closed while there is still time.',
      ],
      [
        'Your life changes, and the policy stays as it was.',
        'What was right five years ago may be too little today.',
      ],
    ],
    parts: [
      [
        ['Find what is not covered', 'Read the exclusions'],
        ['Mark what you had expected to be insured.', 'Three marks are three questions.'],
        'A pen marking a line',
      ],
      [
        ['Check the sums', 'Look up the limits'],
        [
          'In total, and for single things such as a ring or a bicycle.',
          'Would it be enough to buy it again?',
        ],
        'A ring beside a calculator',
      ],
      [
        ['Find out what you must do', 'Look for your duties'],
        ['Locks, smoke alarms, telling them of changes.', 'And how soon you have to report a loss.'],
        'A smoke alarm on a ceiling',
      ],
      [
        ['See how it ends', 'Look up the notice'],
        ['Does it renew by itself, and when?', 'Put it in the calendar.'],
        'A calendar with a marked day',
      ],
    ],
    turn: [
      'Have unclear points answered in writing.',
      'One policy a month, and by the end of the year you know them all.',
    ],
    asks: ['Have you ever read a policy?', 'Which point would you like to have explained?'],
    ends: { pati: 'Gaps, sums, duties, end.', fhl: 'And ask about anything that you do not understand.' },
    caution: 'Policies differ. What counts is your own contract.',
    keep: 'the day when a new policy arrives',
    send: 'somebody with a drawer full of policies',
    pic: {
      ask: 'A policy with a pen and a marked line, nothing readable',
      alt: 'A policy with a marked line',
    },
    claims: [['Exclusions, limits, duties, termination', 'advice of consumer bodies']],
  },
  {
    id: 'what-happens-to-a-claim',
    format: 'behind',
    again: 10,
    emoji: '📋',
    tags: ['InsuranceClaim', 'BehindTheScenes', 'InsuranceTips'],
    title: ['What happens after you report a claim?', 'Your insurance claim, step by step'],
    cover: 'What happens to your claim?',
    gist: [
      'After you report a claim, it is checked whether it is covered, then how much it comes to, and then it is paid. Photos, dates and receipts make each step quicker.',
      'Waiting for your insurance? This is what happens meanwhile, and how you can speed it up.',
    ],
    subject: ['What happens to your claim?', 'From the report to the payment'],
    hooks: {
      '*': [
        'You have reported a claim. What happens now, and why does it take time?',
        'A claim goes through three steps. You can help with each of them.',
      ],
      pati: 'Complete papers make a claim quicker.',
      fhl: 'A loss is annoying enough. This makes the paperwork easier.',
    },
    lines: {
      '*': [
        'Report a claim soon. Many policies set a time limit.',
        'Write down what happened in order, with times. It answers most questions in advance.',
        'Keep broken things until somebody has said that they may go.',
        'Take photos from far and from near, before you clear up.',
      ],
      h: ['"It was like that when I came in" is not enough for a claim. Ask any teenager.'],
    },
    scene: [
      'The ceiling is wet, and the form asks for things that you do not know.',
      'Two weeks ago you sent the form, and you have heard nothing.',
    ],
    why: [
      [
        'Every missing answer becomes a letter, and every letter takes days.',
        'What is there from the start does not have to be asked for.',
      ],
      [
        'Each claim has to be compared with the contract.',
        'The money comes from everybody who pays in, so it is checked.',
      ],
    ],
    parts: [
      [
        ['First: what happened', 'The report'],
        ['A date, a place, a cause and photos.', 'Say what you know, and also what you do not know.'],
        'A phone taking a photo of a wet ceiling',
      ],
      [
        ['Then: is it covered', 'The check'],
        ['Policy and cause are compared.', 'If something is unclear, you will be asked.'],
        'A policy and a pen',
      ],
      [
        ['Then: what it costs', 'The sum'],
        ['Receipts and quotes are needed for this.', 'With large losses an expert comes to look.'],
        'Receipts on a table',
      ],
      [
        ['At the end: the payment', 'The answer'],
        [
          'Read it, and ask if you do not understand something.',
          'If you do not agree, you can say so in writing.',
        ],
        'A letter on a table',
      ],
    ],
    turn: [
      'If you hear nothing for two weeks, ask. It is your right.',
      'Keep copies of everything that you send.',
    ],
    asks: ['Have you ever had to report a claim?', 'What would you like to know about claims?'],
    ends: { pati: 'Report soon, with photos and dates.', fhl: 'And you do not have to do it alone.' },
    caution: 'What is covered is decided by your own contract. Report damage as soon as it says.',
    keep: 'the day when something leaks',
    send: 'somebody who is waiting for an answer',
    own: [
      { kinds: ['service', 'process'], about: 'claims?\\b', lead: 'Help with a claim is part of it here.' },
    ],
    pic: { ask: 'A phone taking a photo of a stain on a ceiling', alt: 'A phone in front of a stain' },
    claims: [['Claims are checked for cover, cause and amount', 'insurance practice']],
  },
  {
    id: 'before-you-sign-for-a-friend',
    format: 'checklist',
    again: 11,
    emoji: '🖊️',
    tags: ['Guarantor', 'FamilyMoney', 'MoneyTips'],
    title: [
      'Asked to be a guarantor? Read this before you sign',
      'Signing for a friend: what to check first',
    ],
    cover: 'Asked to be a guarantor?',
    gist: [
      'A guarantor pays when the other person cannot. Before you sign, take the papers home, find the sum and the end, and ask yourself whether you could pay it.',
      'Your son, your sister or a friend asks you to sign as guarantor. Take three days for it.',
    ],
    subject: ['Before you sign for a friend', 'What a guarantor promises'],
    hooks: {
      '*': [
        'Somebody close to you asks you to be their guarantor. Check these points before you sign.',
        'It is only a signature. But as a guarantor you may have to pay it all.',
      ],
      pati: 'Sign as guarantor only for what you could pay yourself.',
      fhl: 'It is hard to say no to family. It is all right to ask for three days.',
    },
    lines: {
      '*': [
        'A guarantor promises to pay if the other person does not. Ask yourself whether you could, in a bad year as well.',
        'Look for a limit in a guarantee: a sum and a date. Without them it can grow.',
        'Ask the lender how you will hear about missed payments. Some tell a guarantor very late.',
        'Have a guarantee explained by somebody independent, and not by the lender or the borrower.',
      ],
      h: ['"It is only a formality" is a sentence for which no guarantor has ever been thanked.'],
    },
    scene: [
      'Sunday coffee, a form, a pen, and a friend who needs an answer by Monday.',
      'Your daughter has found a flat, and the landlord wants a guarantor.',
    ],
    why: [
      [
        'If the lender were certain, nobody would ask for a second signature.',
        'The risk that the lender does not want is passed to you.',
      ],
      [
        'Money changes friendships. It is better to talk before than after.',
        'A clear no today is kinder than a quarrel later.',
      ],
    ],
    parts: [
      [
        'Take all pages home',
        ['Ask for three days. A real offer can wait.', 'Read it where nobody is looking at you.'],
        'A form on a kitchen table, nothing readable',
      ],
      [
        'Find the sum and the end',
        ['Up to how much, and until when?', 'Be careful with "all debts, also future ones".'],
        'A finger on a line',
      ],
      [
        'Think of the bad case',
        ['Job lost, illness, quarrel. Could you pay?', 'What would it mean for your own home?'],
        'A calculator and a cup',
      ],
      [
        'Agree on when you are told',
        ['Settle that you hear of a missed payment at once.', 'Best with a date each month.'],
        'A phone on a table',
      ],
      [
        'Have it explained to you',
        ['By somebody independent.', 'An hour of advice costs less than a mistake.'],
        'Two chairs at a desk',
      ],
    ],
    turn: ['Then decide. Both yes and no are allowed.', 'Keep a copy with the date on which it ends.'],
    asks: ['Would you sign for a friend?', 'What would you want to know first?'],
    ends: {
      pati: 'Sum, end, bad case, then decide.',
      fhl: 'A good friend understands that you want to read it first.',
    },
    caution: 'General information and no legal advice. Get independent advice before you sign a guarantee.',
    tick: true,
    keep: 'the day when somebody asks you',
    send: 'parents of grown-up children',
    pic: { ask: 'A form and a pen on a kitchen table, nothing readable', alt: 'A form and a pen on a table' },
    claims: [['A guarantor is liable if the borrower does not pay', 'definition; advice of consumer bodies']],
  },
  {
    id: 'how-a-lender-reads-you',
    format: 'behind',
    again: 10,
    emoji: '🔎',
    tags: ['LoanApplication', 'BehindTheScenes', 'Borrowing'],
    title: ['What a lender looks at in your application', 'Applying for a loan: what is checked'],
    cover: 'What a lender looks at',
    gist: [
      'A lender asks four things: can you pay it, have you paid before, what is the money for, and do your papers say the same? You can prepare for each.',
      'Before you apply for a loan, get your papers in order. Complete and matching papers are the quickest way to an answer.',
    ],
    subject: ['What a lender looks at', 'Before you apply for a loan'],
    hooks: {
      '*': [
        'What does a lender look at when you apply for a loan? Four things, and you can prepare for all of them.',
        'A loan application is read in a few minutes. This is what is looked for.',
      ],
      pati: 'Four questions decide on an application for a loan.',
      fhl: 'Nervous about applying? It helps to know what is looked at.',
    },
    lines: {
      '*': [
        'Check your credit file before you apply for a loan. Mistakes in it can be corrected.',
        'Three months of bank statements tell a lender a lot. Look at yours as a stranger would.',
        'Do not send applications to five lenders in one week. Several searches can count against you.',
        'Say in one sentence what the loan is for. It helps whoever decides.',
      ],
      h: ['Lenders do read your statement. Even the line with the llama tour.'],
    },
    scene: [
      'You fill in the form and wonder what is going to happen with it.',
      'The answer is no, and nobody has told you why.',
    ],
    why: [
      [
        'In many countries lenders have to check whether you can afford it.',
        'The check protects you as well, from a loan that is too big.',
      ],
      [
        'Papers that do not match lead to questions and waiting.',
        'If everything fits together, the answer comes sooner.',
      ],
    ],
    parts: [
      [
        ['Can you pay it back?', 'Income and costs'],
        ['What is left each month after rent, food and other loans?', 'Also if a bill comes in between.'],
        'Coins and a calculator',
      ],
      [
        ['Have you paid before?', 'Your credit history'],
        ['Late bills and old debts show up here.', 'You may ask to see what is stored about you.'],
        'A report with a magnifying glass, nothing readable',
      ],
      [
        ['What is it for?', 'The purpose'],
        ['A car, a repair, moving house.', 'Something clear is better than "other".'],
        'A car key on a table',
      ],
      [
        ['Do the papers match?', 'Complete papers'],
        [
          'Name, address and pay should be the same everywhere.',
          'If something has changed, add a line about it.',
        ],
        'A tidy pile of papers',
      ],
    ],
    turn: [
      'If you get a no, ask for the reason. Often something can be done.',
      'And borrow only as much as you really need.',
    ],
    asks: [
      'What would you like to know before you apply?',
      'Which part of an application do you find hardest?',
    ],
    ends: {
      pati: 'Clear figures, a clear purpose, matching papers.',
      fhl: 'Ask before you apply. It costs nothing.',
    },
    caution: 'General information. Rules and data differ by country. Borrow only what you can repay.',
    keep: 'the week before you apply',
    send: 'somebody who is gathering papers for a loan',
    own: [
      {
        kinds: ['service', 'offer', 'process', 'price'],
        about: 'loans?\\b|mortgages?\\b|remortgag',
        lead: 'This is what can be applied for here.',
      },
    ],
    pic: { ask: 'A tidy pile of papers and a key, nothing readable', alt: 'A pile of papers and a key' },
    claims: [
      [
        'Lenders assess affordability, history, purpose, consistency',
        'lending practice; consumer credit rules in many countries',
      ],
    ],
  },
  {
    id: 'words-on-a-loan',
    format: 'glossary',
    again: 11,
    emoji: '📘',
    tags: ['LoanWords', 'Borrowing', 'GoodToKnow'],
    title: ['The words in a loan, explained simply', 'Loan words: what do they mean?'],
    cover: 'Loan words explained',
    gist: [
      'The principal is what you borrow. The interest is what it costs. The term is how long you pay. Always compare the total that you will have paid in the end.',
      'A few words decide what a loan costs. If you know them, you can compare two offers.',
    ],
    subject: ['Loan words explained', 'What does APR mean?'],
    hooks: {
      '*': [
        'Principal, term, APR: a loan has words that nobody uses at home. Here they are in plain language.',
        'Two offers for a loan? With these words you can compare them.',
      ],
      pati: 'Know these words before you sign a loan.',
      fhl: 'Nobody is born with these words. Here is what they mean.',
    },
    lines: {
      '*': [
        'Comparing loans? Look at the total you will have paid at the end, not only at the monthly sum.',
        'A longer term makes the monthly payment smaller and the loan dearer.',
        'The APR is the yearly rate with the usual fees counted in. It makes two offers easier to compare.',
        'Ask whether you may pay off a loan early, and what that costs.',
      ],
      h: ['"Only a little every month" is a lot, if there are many months.'],
    },
    scene: [
      'You have an offer for a loan in your hand, and three words in it are new to you.',
      'The monthly payment looks fine. But what does it cost in all?',
    ],
    why: [
      [
        'If you know the words, you can ask the right questions.',
        'A small payment each month can hide a high price.',
      ],
      [
        'A loan stays with you for years. Five minutes are well spent.',
        'What you understand, you can compare.',
      ],
    ],
    parts: [
      ['Principal', ['The sum you borrow.', 'What you still owe, without interest.'], 'A pile of coins'],
      [
        'Interest',
        ['The price for borrowing, in per cent a year.', 'What the lender gets for lending to you.'],
        'A smaller pile beside a larger one',
      ],
      [
        'Term',
        ['How long you pay.', 'The months from the first to the last payment.'],
        'A calendar with many pages',
      ],
      [
        'APR',
        ['The yearly cost of the loan with the usual fees.', 'One figure with which you can compare offers.'],
        'A percent sign on a note',
      ],
      [
        'Security',
        [
          'What the lender can take if you do not pay.',
          'Something of value, often the home or the car, that stands behind the loan.',
        ],
        'A house key on a table',
      ],
    ],
    turn: [
      'If a word is missing from your offer, ask for it.',
      'Ask until you have understood it. That is what advisers are for.',
    ],
    asks: [
      'Which word would you like to have explained?',
      'What do you look at first: the rate or the payment?',
    ],
    ends: { pati: 'Compare the total, not the monthly sum.', fhl: 'Ask as often as you like.' },
    caution: 'General information. Borrow only what you can repay, and get debt advice early if it is hard.',
    keep: 'your next offer for a loan',
    send: 'somebody with two offers on the table',
    pic: {
      ask: 'An offer with a pen and one word underlined, nothing readable',
      alt: 'A sheet with one word underlined',
    },
    claims: [['Meanings of principal, interest, term, APR, security', 'definitions']],
  },
  {
    id: 'when-will-you-need-it',
    format: 'tip',
    again: 10,
    emoji: '⏳',
    tags: ['SavingGoals', 'MoneyTips', 'PlanAhead'],
    title: ['When will you need the money? Ask this first', 'Saving or investing: the first question'],
    cover: 'When will you need it?',
    gist: [
      'Before you ask where to put your money, write down when you will need it: within two years, in some years, or much later. It decides most of the rest.',
      'Money for a new roof next year has to be safe. Money for retirement in twenty years has time. Sort yours by date.',
    ],
    subject: ['When will you need it?', 'Before you save or invest'],
    hooks: {
      '*': [
        'Where should I put my money? First ask another question: when will I need it?',
        'Sort your savings by date before you decide on anything else.',
      ],
      pati: 'The date on which you need your money decides where it belongs.',
      fhl: 'Take a sheet of paper and three lines. That is where a plan begins.',
    },
    lines: {
      '*': [
        'Money that you need within two years should not be in anything that can fall.',
        'Give each sum of your savings a name and a year: "roof, next year", "retirement, in twenty".',
        'If a sale at a bad moment would force you to lose money, the sum was too short for that investment.',
        'Go through your dates once a year. A wedding or a new job can change them.',
      ],
      h: ['"For later" is not a date. It is where good intentions live.'],
    },
    scene: [
      'You have put something aside, and it lies in one account, without a name.',
      'A friend has a tip. You wonder whether it is right for you.',
    ],
    why: [
      [
        'What can rise can also fall, and it needs time to recover.',
        'With time you can wait for bad years to pass. Without it you cannot.',
      ],
      ['Money with a name is not spent by accident.', 'A goal makes it easier to save.'],
    ],
    parts: [
      [
        ['Note what you need soon', 'Write down the next two years'],
        ['Roof, car, tax, wedding.', 'That has to be there in full on the day.'],
        'A calendar with two years',
      ],
      [
        ['Note what comes later', 'Write down the years after that'],
        [
          'In three to ten years: a house, a study, a break.',
          'Here safety gets more important year by year.',
        ],
        'A house made of blocks',
      ],
      [
        ['Note what is far away', 'Write down the distant goals'],
        ['Retirement, or something for the children.', 'There is time for ups and downs.'],
        'A bench with a view',
      ],
    ],
    turn: [
      'With this page you can go to any adviser. It is the best start.',
      'Only then does it make sense to talk about products.',
    ],
    asks: ['Which goal are you saving for now?', 'Which goal is furthest away for you?'],
    ends: { pati: 'First when, then where.', fhl: 'Three lines on a page are a good start.' },
    caution: 'General information and no investment advice. Investments can lose value.',
    keep: 'an evening with time to think',
    send: 'somebody who asks for a tip',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about: 'once a year|review|retirement planning|first (?:meeting|call)|planning',
        lead: 'This is how a plan is made here.',
      },
    ],
    pic: {
      ask: 'A sheet with three lines and years, nothing private readable',
      alt: 'A sheet with three lines',
    },
    claims: [['Time horizon governs how much risk can be borne', 'textbook; investor education']],
  },
  {
    id: 'a-small-fee-over-a-long-time',
    format: 'myth',
    again: 11,
    emoji: '🧮',
    tags: ['InvestmentCosts', 'MoneyTips', 'Retirement'],
    myth: 'One per cent a year does not matter',
    short: [
      'Over many years it does, as it is taken every year.',
      'It adds up. Ask what you pay and what you get for it.',
    ],
    title: ['One per cent a year: does it matter?', 'What does your investment really cost you?'],
    cover: 'Does one per cent matter?',
    gist: [
      'One per cent a year sounds small. Over twenty years it can take a good part of what you earn. So ask what you pay in all, in money, and what you get for it.',
      'Costs of an investment come every year. Ask for the sum in pounds or dollars, not only in per cent.',
    ],
    subject: ['Does one per cent matter?', 'What do you pay in all?'],
    hooks: {
      '*': [
        'One per cent a year: it sounds like nothing. Over twenty years it is a lot.',
        'Do you know what your pension or fund costs you a year? You may ask.',
      ],
      pati: 'Ask for the yearly costs in money.',
      fhl: 'It is not rude to ask what something costs. Really.',
    },
    lines: {
      '*': [
        'Ask for the costs of an investment in money: how much was it for me last year?',
        'Costs can arise when you buy, every year, and when you sell. Ask about all three.',
        'Some costs are worth it, for example for good advice. Ask what you get for them.',
        'In many countries you have a right to a yearly summary of costs. Look for it in your papers.',
      ],
      h: ['One per cent sounds so small because nobody says it every year.'],
    },
    scene: [
      'The yearly statement has four pages, and the costs are somewhere on the third.',
      'You have had the same fund for ten years, and never asked what it costs.',
    ],
    why: [
      [
        'What is taken off cannot grow any more.',
        'A sum that goes every year is missing in all the years after it.',
      ],
      ['A percentage is hard to imagine. A sum is not.', 'Once you know the sum, you can compare.'],
    ],
    parts: [
      [
        ['Ask for the sum in money', 'Have it in one figure'],
        ['All costs together, for last year.', 'A good adviser has an answer.'],
        'A calculator and a page, nothing readable',
      ],
      [
        ['Ask about all costs', 'Look at start, year and end'],
        ['For buying, for holding, for selling.', 'The yearly ones weigh most over time.'],
        'Three coins in a row',
      ],
      [
        ['Ask what it is worth', 'Look at what is done for you'],
        ['Advice, service, a yearly meeting.', 'It may be well worth its price.'],
        'Two people at a table',
      ],
    ],
    turn: [
      'Ask us too. You should know what you pay.',
      'Do not switch in a rush. Leaving can cost money as well.',
    ],
    asks: ['Have you ever asked for the costs?', 'Which costs would you like to understand better?'],
    ends: { pati: 'Know the sum, and know what you get.', fhl: 'A good question deserves a clear answer.' },
    caution: 'This is no investment advice, and investments can lose value. Ask about your own case.',
    keep: 'the day when your statement comes',
    send: 'somebody with an old pension',
    pic: { ask: 'A calculator and a folder, nothing readable', alt: 'A calculator and a folder' },
    claims: [['Ongoing costs compound over time', 'arithmetic; investor education']],
  },
  {
    id: 'the-same-coin-buys-less',
    format: 'answer',
    again: 11,
    emoji: '🛒',
    tags: ['Inflation', 'MoneyExplained', 'GoodToKnow'],
    question: 'Inflation is falling, so why is nothing getting cheaper?',
    short: [
      'Because prices still rise, only more slowly.',
      'Lower inflation means slower rises, and not lower prices.',
    ],
    title: ['Inflation is falling. Why is nothing cheaper?', 'Inflation explained with a shopping basket'],
    cover: 'Why is nothing cheaper?',
    gist: [
      'When inflation falls, prices still go up, only more slowly. A basket that went from a hundred to a hundred and ten goes to a hundred and twelve, and not back.',
      'Inflation is how fast prices rise. If it falls, they rise more slowly. They do not come down.',
    ],
    subject: ['Why is nothing cheaper?', 'Inflation in one minute'],
    hooks: {
      '*': [
        'The news says that inflation is falling. At the {till|checkout} you notice nothing of it. This is why.',
        'Inflation explained in one minute, with a shopping basket.',
      ],
      pati: 'Falling inflation means that prices rise more slowly.',
      fhl: 'You are not imagining it: it does cost more than it did.',
    },
    lines: {
      '*': [
        'When inflation falls, prices rise more slowly. They do not go down.',
        'Your own inflation depends on what you buy. Whoever drives a lot feels the price of fuel more.',
        'Money in an account without interest buys a little less each year.',
        'Savings for the next months belong where they are safe, even if prices rise. That is the price of having them at hand.',
      ],
      h: ['Inflation is when the trolley costs the same and somehow has less in it.'],
    },
    scene: [
      'You buy what you always buy, and it costs more than last year.',
      'A receipt from five years ago falls out of a book.',
    ],
    why: [
      [
        'The figure in the news compares this month with a year ago.',
        'Inflation says how fast prices go up, and not how high they are.',
      ],
      [
        'Whoever understands inflation can plan better, for pay as well as for savings.',
        'Rising prices matter most for pensions and long contracts.',
      ],
    ],
    parts: [
      [
        ['Falling is not cheaper', 'Look at the speed'],
        ['A car that brakes still drives on.', 'Prices stay where they are and rise a little more.'],
        'A receipt and a pencil',
      ],
      [
        ['Your basket is your own', 'Look at your own costs'],
        [
          'Rent, fuel, food: everybody buys something else.',
          'So you may feel more of it than the news says.',
        ],
        'A shopping basket',
      ],
      [
        ['Savings lose some value', 'Think of your savings'],
        [
          'If prices rise by more than your interest, you can buy less.',
          'For long-term goals this is worth a talk.',
        ],
        'Coins in a jar',
      ],
    ],
    turn: [
      'That is all. Now you can explain it at supper.',
      'The next time you hear the figure, you know what it means.',
    ],
    asks: [
      'Where do you notice higher prices most?',
      'Which price do you still remember from your childhood?',
    ],
    ends: { pati: 'Slower, not cheaper.', fhl: 'Tell us: which price surprises you most?' },
    caution: 'A general explanation and no investment advice.',
    keep: 'the next time it is in the news',
    send: 'somebody who remembers the old prices',
    pic: { ask: 'A shopping basket with a receipt', alt: 'A shopping basket with a receipt' },
    claims: [['Inflation is the rate of change of prices', 'definition']],
  },
  {
    id: 'the-folder-for-the-family',
    format: 'tip',
    again: 10,
    emoji: '🗂️',
    tags: ['FamilyPapers', 'PlanAhead', 'GoodToKnow'],
    title: ['One page your family would be glad to have', 'Could your family find the papers?'],
    cover: 'One page for the family',
    gist: [
      'Write one page that says which bank, which insurances, whom to call and where the papers are. No passwords. Then tell one person where it is.',
      'In most homes one person knows where everything is. One page is enough so that others could help.',
    ],
    subject: ['One page for the family', 'Could they find the papers?'],
    hooks: {
      '*': [
        'If you were in hospital for a month, could somebody else pay the bills? One page makes it possible.',
        'Does anybody but you know where the important papers are?',
      ],
      pati: 'One page with the most important facts helps your family when it matters.',
      fhl: 'Half an hour, one page, and your family can find everything.',
    },
    lines: {
      '*': [
        'Write down on one page: bank, insurances, pension, landlord, doctor. Names and numbers only.',
        'No passwords on the family page. Say only where they are kept.',
        'A page nobody knows of is no help. Tell one person where it is.',
        'Put a date on the family page, and look at it once a year.',
      ],
      h: ['"It is in the blue folder." There are four blue folders.'],
    },
    scene: [
      'Your mother calls from hospital: "The papers are in the cupboard." In which one?',
      'At home one of you does all the papers. The other does not know the bank.',
    ],
    why: [
      [
        'In a difficult week nobody wants to look for papers.',
        'Searching costs most when there is least time.',
      ],
      ['What one person does for years, the others never learn.', 'Half an hour now saves others days.'],
    ],
    parts: [
      [
        ['List what there is', 'Write down names and numbers'],
        ['Banks, insurances, pension, contracts.', 'A year of bank statements shows them all.'],
        'A list on one page, nothing readable',
      ],
      [
        ['Say where the papers are', 'Write down the place'],
        ['Room, cupboard, folder.', 'Certificates and contracts above all.'],
        'A folder with a clear label',
      ],
      [
        ['Write down whom to call', 'Note the people'],
        ['Doctor, employer, the neighbour with the key.', 'In the order in which you would want it.'],
        'A phone and a list',
      ],
    ],
    turn: [
      'Then tell somebody, and have a nice evening.',
      'Powers of attorney and a will belong to it as well. Ask about those.',
    ],
    asks: ['Who does the papers at your home?', 'Could your family find everything?'],
    ends: {
      pati: 'One page, one place, one person who knows.',
      fhl: 'It is a kind thing to do for those you love.',
    },
    caution:
      'Wills and powers of attorney have strict forms that differ by country. Take advice before you write one.',
    keep: 'a quiet Sunday',
    send: 'whoever does the papers in your family',
    pic: { ask: 'A labelled folder on a table, nothing readable', alt: 'A labelled folder on a table' },
    claims: [['A list for relatives without passwords', 'advice of consumer bodies and notaries']],
  },
  {
    id: 'the-paper-hour-of-winter',
    format: 'season',
    again: 11,
    emoji: '🗃️',
    tags: ['NewYearMoney', 'Paperwork', 'MoneyTips'],
    when: { season: ['winter'] },
    title: [
      'Yearly statements: what to check in an hour',
      'Letters from bank and insurer: look at these points',
    ],
    cover: 'An hour for your statements',
    gist: [
      'In winter the yearly letters arrive. Check three things in each: is the address right, who would get the money, and what did it cost?',
      'Before you file the yearly letters from bank and insurer, look at three points. An hour is enough.',
    ],
    subject: ['Check your yearly letters', 'An hour for your papers'],
    hooks: {
      '*': [
        'The yearly letters from bank and insurance are here. Look at these points before you file them.',
        'A good job for a dark afternoon: the yearly statements.',
      ],
      pati: 'Three points in each letter are enough.',
      fhl: 'Tea, biscuits and an hour of papers. It could be worse.',
    },
    lines: {
      '*': [
        'Check in your pension papers who would get the money. After a wedding or a divorce it is often out of date.',
        "Compare this year's insurance premium with last year's. If it has gone up a lot, ask why.",
        'Moved house? Check that bank, insurer and pension all have the new address.',
        'Shred old papers with your name and number. Ask first how long you have to keep them.',
      ],
      h: ['The letters are not multiplying. It only looks like it.'],
    },
    scene: [
      'A pile of unopened letters lies on the sideboard, and all of them look important.',
      'It is raining, the tea is hot, and the folder is open.',
    ],
    why: [
      [
        'A mistake is easy to correct in the first year, and hard in the tenth.',
        'Nobody else checks whether your data are right.',
      ],
      ['You see at a glance what you pay in a year.', 'After an hour you know what you have.'],
    ],
    parts: [
      [
        ['Check name and address', 'Look at your details'],
        ['Also the date of birth and the marital status.', 'If something is wrong, write one short email.'],
        'A letter and a pen, nothing readable',
      ],
      [
        ['Check who would get the money', 'Look for the beneficiary'],
        ['The word is "beneficiary" or "nomination".', 'Is this still what you want?'],
        'A family photo beside a letter',
      ],
      [
        ['Check what it cost', 'Look at fees and premiums'],
        ['Compare with last year.', 'Mark what you would like to ask.'],
        'A pencil mark beside a line',
      ],
    ],
    turn: [
      'File it by kind, with the newest in front.',
      'Write your questions on one page, and ask them in one call.',
    ],
    asks: ['Do you open these letters at once?', 'What do you find hardest about papers?'],
    ends: { pati: 'Details, beneficiary, costs.', fhl: 'And then something with chocolate.' },
    caution:
      'Rules on beneficiaries and on keeping papers differ by country. Ask your provider about your case.',
    keep: 'a rainy afternoon',
    send: 'somebody with a pile of letters',
    pic: {
      ask: 'A pile of letters and a cup of tea, nothing readable',
      alt: 'A pile of letters and a cup of tea',
    },
    claims: [['Check details, nominations, costs', 'advice of consumer bodies']],
  },
  {
    id: 'a-first-talk-about-retirement',
    format: 'checklist',
    again: 9,
    emoji: '🌳',
    tags: ['RetirementPlanning', 'PlanAhead', 'FinancialPlanning'],
    title: ['What to bring to a first talk about retirement', 'Planning retirement: five papers to look for'],
    cover: 'Before you plan retirement',
    gist: [
      'For a first talk about retirement, look for five things: pension statements, savings, debts, what a month costs you, and how you would like to live.',
      'You do not need to have everything in order to talk about retirement. A few papers and your wishes are enough.',
    ],
    subject: ['Before you talk about retirement', 'Five things to bring'],
    hooks: {
      '*': [
        'Will it be enough for retirement? These five things help to answer the question.',
        'You would like to plan your retirement, and do not know where to start? Look for these papers.',
      ],
      pati: 'Five things make a first talk about retirement useful.',
      fhl: 'Papers in a mess? You are welcome anyway. Bring what you can find.',
    },
    lines: {
      '*': [
        'Look for old pensions: every job may have left one. Most countries have a place where you can ask.',
        'Work out what a month costs you today. It is the most important figure for your retirement.',
        'Write down how you would like to live in retirement: where, with whom, doing what. Then it can be planned.',
        'Plan retirement together if you live as a couple. Two people, two pensions, one household.',
      ],
      h: ['"I will work until I am ninety" is a plan. Ask your knees about it.'],
    },
    scene: [
      'Somewhere there are letters about a pension from a job twenty years ago.',
      'A friend has just retired, and you start to count.',
    ],
    why: [
      [
        'The earlier you know where you stand, the more you can still change.',
        'Ten years before retirement there is a lot that can be done.',
      ],
      ['Wishes come first. Figures show how to get there.', 'A plan without your wishes is only arithmetic.'],
    ],
    parts: [
      [
        'Pension statements',
        ['From the state, from work, and your own.', 'The latest of each is enough.'],
        'A pile of statements, nothing readable',
      ],
      [
        'Savings and investments',
        ['A list with round figures will do.', 'Also what belongs to your partner.'],
        'A list and a calculator',
      ],
      [
        'Debts and the mortgage',
        ['How much is left, and until when?', 'Will it be paid off before you retire?'],
        'A house key on a letter',
      ],
      [
        'What a month costs you',
        ['Last month on one page.', 'What will cost less in retirement, and what more?'],
        'A page with four sums, nothing readable',
      ],
      [
        'How you want to live',
        ['Three sentences are enough.', 'Travel, garden, grandchildren, a few hours of work.'],
        'A bench in a garden',
      ],
    ],
    turn: [
      'What is missing can be found out later. Just come.',
      'Write down your biggest question, and ask it first.',
    ],
    asks: ['What do you look forward to most?', 'When would you like to stop working?'],
    ends: { pati: 'Pensions, savings, debts, costs, wishes.', fhl: 'You will sleep better after it.' },
    caution:
      'General information. Pension rules differ by country and person, so have your own case looked at.',
    tick: true,
    keep: 'your first appointment',
    send: 'somebody who has just turned fifty',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'retirement|pensions?\\b|fixed fees?|first (?:meeting|call|consult\\w*)',
        lead: 'This is how it works with us.',
      },
    ],
    pic: {
      ask: 'A folder, a pen and a cup on a garden table, nothing readable',
      alt: 'A folder on a garden table',
    },
    claims: [['Fact finding for retirement planning', 'practice of financial planners']],
  },
  {
    id: 'what-will-you-do-on-monday',
    format: 'question',
    again: 7,
    emoji: '🌞',
    tags: ['Retirement', 'TellUs', 'LifeAfterWork'],
    title: [
      'What do you look forward to when you stop working?',
      'Your first Monday without work: what will you do?',
    ],
    cover: 'Your first Monday without work',
    gist: [
      'Imagine your first Monday without work. What will you do with it: sleep in, travel, start something new?',
      'Retirement is more than money. What do you look forward to most?',
    ],
    subject: ['Your first Monday without work', 'What do you look forward to?'],
    hooks: {
      '*': [
        'Imagine that it is Monday, and you need not go to work any more. What do you do first?',
        'What would you like to do when you have all the time in the world?',
      ],
      pati: 'A plan for retirement begins with a wish. What is yours?',
      fhl: 'No alarm clock, no meetings. What is the first thing you do?',
    },
    lines: {
      '*': [
        'Your first Monday without work: what will you do?',
        'What would you like to learn when you have more time?',
        'Travel, garden, grandchildren, a small job: what do you look forward to most?',
        'Those who have stopped working already: what surprised you most?',
      ],
      h: ['Retired people have no time. They all say so.'],
    },
    scene: [
      'The alarm clock stays silent, and the coffee is still hot at ten.',
      'A colleague has retired and sends a picture from a boat.',
    ],
    why: [
      [
        'It is easier to save for something that you can see before you.',
        'Knowing what you want makes planning easier.',
      ],
    ],
    parts: [
      [
        'Go away',
        ['The long trip, when nobody else travels.', 'Three weeks by the sea, and nobody waits for you.'],
        'A suitcase at a door',
      ],
      [
        'Stay at home',
        ['The garden, the books, a long breakfast.', 'At last the house on a weekday.'],
        'A garden chair in the sun',
      ],
      [
        'Start something',
        ['A language, an instrument, a small job.', 'Something that you have put off for years.'],
        'An open music book',
      ],
    ],
    turn: ['Tell us. We are curious.', 'And those who have done it: was it as you thought?'],
    asks: ['What will you do first?', 'What has been on your list the longest?'],
    ends: { pati: 'A good plan begins with such an answer.', fhl: 'We look forward to your plans.' },
    keep: 'a talk with your partner',
    send: 'a colleague who is counting the months',
    pic: { ask: 'A garden chair in the sun, or a suitcase', alt: 'A garden chair in the sun' },
    claims: [['People have wishes for retirement', 'common experience']],
  },
];
