// Looking ahead: prices, banks, the next weeks.

import type { Idea } from '../../library/idea.ts';
import { NO_GOODS, PRIVATE_CLIENTS } from './kinds.ts';

export const PLANNING: readonly Idea[] = [
  {
    id: 'the-price-rise-letter',
    format: 'howto',
    again: 9,
    emoji: '✒️',
    tags: ['PriceIncrease', 'Pricing', 'SmallBusiness'],
    title: [
      'How to tell customers about higher prices without apologising',
      'Raising your prices: a letter without "unfortunately"',
    ],
    cover: 'A price rise in five lines',
    gist: [
      'Tell your customers the new price, from which day, and what stays the same. Give one reason, and leave out "unfortunately".',
      'Customers like a clear letter about new prices better than a guilty one: new price, date, what they get, and a name for questions.',
    ],
    subject: ['Leave out "unfortunately"', 'New prices, in five lines'],
    hooks: {
      '*': [
        'Your letter about the new prices has been in the drafts since spring. Meanwhile everything you buy has gone up.',
        '"Unfortunately we are forced to raise our prices." Leave that sentence out.',
        'Everybody knows that prices rise. Your customers just want to hear it from you, and early.',
      ],
      p: 'Customers accept a price rise better when they hear of it early and in plain words.',
      f: 'Dreading the letter about your new prices? It takes five lines.',
      a: 'A letter about new prices: new price, date, what stays the same, your name.',
      t: 'A price letter needs notice, the date, what it covers, one reason and a contact.',
      h: 'Three pages about the world economy, and at the end in small print: a bit more, please.',
      i: 'A fair price, calmly named, is part of good work.',
      l: 'A new price is said once and clearly.',
    },
    lines: {
      '*': [
        'Put the new price in the second sentence of your letter. If it comes on page two, it looks as if you are hiding it.',
        'In a letter about higher prices give one reason. One is believed, five sound like excuses.',
        'Raise prices a little and often. After six years without a change, any letter is a shock.',
        'Tell your regulars about new prices in person, before the list is on the wall.',
        'Call your best customers the day before the letter about your prices goes out. They will remember that.',
      ],
      h: ['Customers survive a price rise. It is the essay about it that some of them never get over.'],
    },
    scene: [
      'The seventh draft about the new prices begins with the world economy and ends with a philosopher. The price is somewhere in the middle.',
      'A regular reads the notice about new prices, nods and says: "About time, too."',
    ],
    why: [
      [
        'People can live with a higher price. What makes them cross is finding out at {the till|the register}.',
        'The surprise annoys people more than the money.',
      ],
      [
        'If you make excuses, it looks as if the price were not right.',
        'If you sound guilty, people will haggle.',
      ],
    ],
    parts: [
      [
        ['Work out the new prices first', 'Do the sums before you write'],
        [
          'Raising everything by the same share is rarely right.',
          'You can only sound calm if the sums are right.',
          'Some prices can stay. One will have to go up more than you like.',
        ],
        'A price list with pencil marks',
      ],
      [
        ['Put price and date at the top', 'Name the new price and the day'],
        [
          'In figures, and early enough that people can plan.',
          'Check first how much notice your contracts ask for.',
          'Nobody should have to search for it.',
        ],
        'A date underlined in a letter',
      ],
      [
        ['Give one true reason', 'Say why, in one sentence'],
        [
          'Wages, materials or rent: whichever has risen most.',
          'Your customers have bills of their own.',
          'Two reasons sound like an excuse.',
        ],
        'One sentence on a page',
      ],
      [
        ['Say what stays the same', 'Tell them what will not change'],
        [
          'The same bread, the same fitter, the same Saturday.',
          'That is what people remember.',
          'That is what they were worried about.',
        ],
        'A familiar shop counter',
      ],
      [
        ['Put your name under it', 'Say whom they can ask'],
        [
          'With a number where people can ask.',
          'Most will not call. It matters that they could.',
          'People take it better from a person.',
        ],
        'A signature under a short letter',
      ],
    ],
    turn: [
      'Then send the letter, and do not explain any further.',
      'If somebody leaves because of it, they had mostly decided before.',
    ],
    asks: [
      'How do you tell customers about new prices?',
      'Did you ever get a letter about higher prices that you liked?',
    ],
    ends: {
      p: 'Look at your prices once a year, on a fixed day. Then no rise has to be large.',
      f: 'Short, friendly, signed. Then have lunch.',
      a: 'Five lines, no apology.',
      t: 'Check your contracts first. Some ask for notice, some for consent.',
      h: 'A second page has never made a higher price better.',
      i: 'A fair price pays the people who do the work.',
      l: 'Said once, and said well.',
    },
    work: 'When your customers are firms, call the buyer first. They have to explain it to their boss and need one good sentence from you.',
    caution: [
      'Contracts and consumer law can limit how you raise prices. Check before you send the letter.',
      'Check your contracts and the consumer rules before the letter goes out.',
    ],
    keep: 'the week in which you look at your prices',
    send: 'somebody who has put off raising prices',
    own: [
      {
        about: 'pricing|price review|margin|calculat',
        kinds: ['service', 'offer', 'event'],
        lead: 'It helps to do the sums first:',
      },
    ],
    unless: PRIVATE_CLIENTS,
    pic: {
      ask: 'A price label being changed, or a short letter and a pen',
      alt: 'A short letter with a pen on a desk',
    },
    claims: [
      [
        'Clear early notice is received better; contract limits',
        'pricing practice; contract and consumer law in general terms',
      ],
    ],
  },
  {
    id: 'may-i-ask-for-money-first',
    format: 'answer',
    again: 9,
    emoji: '🤝',
    tags: ['Deposits', 'CashFlow', 'SmallBusiness'],
    title: [
      'May I ask a customer to pay something in advance?',
      'Deposits and part payments: how to ask for them',
    ],
    cover: 'May I ask for a deposit?',
    gist: [
      'Usually yes, if you agree on it beforehand and in writing: the materials when they order, the rest step by step. Customers understand it better than you fear.',
      'If you buy the materials for a customer, you lend them money. A deposit puts that right.',
    ],
    subject: ['Who pays for the materials?', 'A deposit when they order'],
    hooks: {
      '*': [
        'The kitchen is ordered, the worktop is cut, and the customer has moved to Peru. A deposit would have helped.',
        'You bought the materials and waited six weeks for your money. Next time, ask for a deposit.',
        'Your workshop is not a bank. You may ask for a deposit.',
      ],
      p: 'A deposit shares the risk of a big job between you and your customer.',
      f: 'Afraid to ask for a deposit? You pay one each time you book a {holiday flat|vacation rental}.',
      a: 'Agree on the deposit in writing, before the first cut.',
      t: 'Match the payments to your costs: materials at the order, labour as it is done, the rest at the end.',
      h: "Without deposits he has financed three bathrooms, a pergola and somebody's cruise.",
      i: 'If the money is clear at the start, you can both look forward to the end.',
      l: 'A good commission begins with a deposit.',
    },
    lines: {
      '*': [
        'How to ask for a deposit: "I order your windows on Monday, and they cannot be sent back." That is enough.',
        'Tie each part payment to something the customer can see: ordered, delivered, fitted.',
        'Keep the last payment of a job large enough that you come back for the {skirting board|baseboard}, and small enough that you can sleep.',
        'A deposit is not earned yet. Keep it for the materials it was paid for.',
        'Ask for the deposit when you agree on the date. Both are terms, and neither is rude.',
      ],
      h: ['"We will settle that at the end" is how some jobs never end.'],
    },
    scene: [
      'In the yard are oak boards, cut to size for a staircase that nobody wants any more. There was no deposit.',
      '"Of course," says the customer when she hears about the deposit, and reaches for her pen. All that worry for nothing.',
    ],
    why: [
      [
        "Between buying the materials and the last invoice there can be months in which you pay for somebody else's house.",
        'If you buy first and bill last, you carry the whole cost alone.',
      ],
      [
        'Somebody who pays a part at the start is serious about the job.',
        'People who have paid something keep appointments and choose their tiles.',
      ],
    ],
    parts: [
      [
        ['Put the deposit in your quote', 'Write the payments into the offer'],
        [
          'With sums and dates. Then you need not ask for it later.',
          'Before they sign it is a term. Afterwards it is a favour.',
          'Then it is part of the deal.',
        ],
        'A quotation with three payments',
      ],
      [
        ['Explain what you have to buy', 'Say what cannot be sent back'],
        [
          'It is made to measure for them and fits nobody else.',
          'People understand a reason they can touch.',
          'A worktop that has been cut fits only one kitchen.',
        ],
        'Cut boards in a workshop',
      ],
      [
        ['Agree on steps they can see', 'Tie each payment to a visible step'],
        [
          'Delivered, fitted, accepted. You can both see it.',
          'Nobody likes to pay for a percentage.',
          'When the window is in, the window is paid for.',
        ],
        'A half-finished staircase',
      ],
      [
        ['Write an invoice for each payment', 'Bill each part properly'],
        [
          'And take them all off the last invoice.',
          'Ask beforehand how tax works on a deposit.',
          'Show them again on the final bill.',
        ],
        'Three invoices clipped together',
      ],
    ],
    turn: [
      'And if somebody refuses to pay anything in advance, it is good to know before you start.',
      'A deposit is no sign of distrust. It is how houses get built.',
    ],
    asks: [
      'Do you ask for a deposit, and how do you say it?',
      'When does a deposit feel fair to you as a customer?',
    ],
    ends: {
      p: 'One paragraph in your terms, checked once, and you never have to discuss it again.',
      f: 'Practise the sentence in the van, with the window shut.',
      a: 'Deposit, steps, final payment, in writing.',
      t: 'Book a deposit as money you owe until the work is delivered.',
      h: 'Trust is good. Timber still has to be paid for.',
      i: 'A deposit is fair to both sides.',
      l: 'Agreed at the start, and easy ever after.',
    },
    work: 'Firms are used to deposits from their own suppliers. Often nobody has asked them yet.',
    question: 'May I ask a customer for part of the money in advance?',
    short: [
      'Usually yes, if you agree on it in writing beforehand and it pays for materials or for work they can see.',
      'As a rule yes, as long as it was agreed in writing and matches what you have ordered or done.',
    ],
    caution: [
      'The law can limit what you may ask for in advance. Have your terms checked.',
      'There are limits to deposits, above all with consumers. Have your terms looked at.',
    ],
    keep: 'the next large quote',
    send: 'somebody who pays for the materials of others',
    own: [
      {
        about: 'tradespeople|craftspeople|builders|trades\\b',
        kinds: ['service', 'offer', 'event', 'audience'],
        lead: 'If you work in the trades:',
      },
    ],
    unless: NO_GOODS,
    pic: {
      ask: 'Cut-to-measure material with a label in a workshop',
      alt: 'Cut boards with a paper label in a workshop',
    },
    claims: [
      ['Stage payments; limits by law; accounting as liability', 'trade practice; accounting textbooks'],
    ],
  },
  {
    id: 'thirteen-weeks-on-a-page',
    format: 'tip',
    again: 9,
    emoji: '📆',
    tags: ['CashFlowForecast', 'CashFlow', 'SmallBusinessFinance'],
    title: [
      'A simple cash flow forecast: thirteen weeks on one page',
      'Cash flow on one sheet: see a tight week before it comes',
    ],
    cover: 'Cash flow: thirteen weeks ahead',
    gist: [
      'Draw thirteen columns, one for each week. Enter what will really come in and what you have to pay, and look for the lowest week while there is still time.',
      'Three months on one page, week by week: you see which week money will be short before it comes.',
    ],
    subject: ['The week when money is short', 'Thirteen weeks of cash flow on a page'],
    hooks: {
      '*': [
        'In which of the next thirteen weeks will your money be short? One page shows you.',
        'Your balance shows today. Wages are due in three weeks and tax in seven. Write it all on one page.',
        'A week without enough money is a problem only if you do not see it coming.',
      ],
      p: 'A cash flow forecast by week is the most useful piece of paper in a small business.',
      f: 'Half an hour for a cash flow forecast, and you will sleep better for three months.',
      a: 'Cash flow: thirteen weeks, money in, money out, lowest week. Every Monday.',
      t: 'A rolling cash forecast: thirteen weekly columns. Watch the lowest one, not the last.',
      h: 'So far the cash flow forecast was called "it always worked out".',
      i: 'If you see a tight week coming, you can do something about it.',
      l: 'Three months of cash flow on one calm page.',
    },
    lines: {
      '*': [
        'Cash flow forecast: draw thirteen columns, one a week. Above what will really come in, below what must go out. Then look for the lowest week.',
        'In your cash flow forecast, put money in the week when the customer really pays, not when it is due. You know your customers.',
        'What cash flow forecasts forget: the yearly insurance, the tax, the repair that always comes, and {your own holiday|your own vacation}.',
        'Found a week in which money will be short? Move a purchase, {ring|call} a customer, talk to the bank. Six weeks ahead that is easy.',
        'Do your cash flow forecast every Friday with a pencil. From the second time on it takes a quarter of an hour.',
      ],
      h: [
        'Optimists plan with the date of the invoice, realists with the due date. If you have a cash flow forecast, you know the customer.',
      ],
    },
    scene: [
      'A sheet with thirteen weeks lies on the kitchen table. At week nine the pencil stops. "Ah," she says. "The insurance."',
      'In the calendar the second week of spring looks quite normal. In the cash flow forecast there is a minus.',
    ],
    why: [
      [
        'A good month can have a bad week in it, and bills are due in that week.',
        'In monthly figures you do not see the days when money is short.',
      ],
      [
        'Early on you can move things, ask and wait. On the day itself it is too late.',
        'The earlier you talk to the bank or a supplier, the more they can do.',
      ],
    ],
    parts: [
      [
        ["Start with today's balance", 'Begin with what is in the account'],
        [
          'Only your own money, without the overdraft.',
          'Write it on the left. Everything else follows.',
          'Leave out what the bank would lend you.',
        ],
        'A figure at the edge of a sheet',
      ],
      [
        ['Enter payments when customers really pay', 'Add the money that will come in'],
        [
          'Some pay at once, some pay late, some need a call.',
          'Go by experience and not by the due date.',
          'You know who is slow.',
        ],
        'Names beside weeks',
      ],
      [
        ['Enter everything you have to pay', 'Add every bill that is due'],
        [
          'Wages, rent, tax, loans, suppliers, yourself.',
          "Look at last year's bank statement for bills that come once a year.",
          'Do not forget what comes only once a year.',
        ],
        'A list of payments by week',
      ],
      [
        ['Circle the lowest week', 'Find the week with the least money'],
        [
          'Then decide what you could move.',
          'Is it still above your reserve? Then make tea.',
          'Now there is time to do something about it.',
        ],
        'A circle round a figure',
      ],
    ],
    turn: [
      'Next Monday, cross out the first week and add one at the end.',
      'After three times it takes ten minutes.',
    ],
    asks: [
      'How far ahead do you plan your cash: a week, a month, a year?',
      'Which bill do you forget every year?',
    ],
    ends: {
      p: 'Take the page with you to the bank or to your accountant.',
      f: 'And if every week looks fine: wonderful. Now you know.',
      a: 'What comes in, what goes out, once a week.',
      t: 'Compare the plan with what happened, line by line.',
      h: 'Hope goes into the plan as well, as a line without a figure.',
      i: 'If you see it early, worry becomes a list of things to do.',
      l: 'You see the tight week from far away, and nothing happens.',
    },
    work: 'In larger firms, let sales enter what comes in and production what goes out. Then the right people talk about week five.',
    keep: 'next Monday morning',
    send: 'somebody who only looks at the balance',
    own: [
      {
        about: 'cash.?flow|forecast|liquidity',
        kinds: ['service', 'offer', 'event', 'price', 'product'],
        lead: 'If you would like to do it together:',
      },
    ],
    unless: PRIVATE_CLIENTS,
    pic: {
      ask: 'A sheet with thirteen pencilled columns on a kitchen table',
      alt: 'A sheet with pencilled columns on a kitchen table',
    },
    claims: [
      ['Thirteen-week rolling cash forecast', 'treasury and turnaround practice; accounting textbooks'],
    ],
  },
  {
    id: 'see-the-bank-while-it-rains',
    format: 'mistake',
    again: 10,
    emoji: '☂️',
    tags: ['BusinessLoan', 'BankMeeting', 'SmallBusinessFinance'],
    title: [
      'When to talk to the bank: before you need it',
      'Talking to your bank: go early and bring figures',
    ],
    cover: 'Talk to the bank early',
    gist: [
      'Banks lend most easily to people who come early and bring papers. If you see a bad quarter coming, go now and not when the account is empty.',
      'The best time to talk to your bank is when all is well. Two pages and one clear question are enough.',
    ],
    subject: ['Talk to your bank before you need it', 'What to bring to the bank'],
    hooks: {
      '*': [
        'The day the wages bounce is a bad day to meet your banker for the first time.',
        'It is easiest to borrow money from a bank when you do not need it yet.',
        'When should you talk to your bank? Before you need it.',
      ],
      p: 'When you go to the bank and what you bring counts for more than charm.',
      f: 'Do you see a thin quarter coming? Go to the bank now.',
      a: 'Go to the bank early, with figures and one question.',
      t: 'Banks look at whether you can repay, at security and at the trend. They like to hear of trouble early.',
      h: 'He had a folder for the bank. In it was a pen from the bank.',
      i: 'If you talk to your bank openly and early, they take you seriously.',
      l: 'Look after your bank when you want nothing from it.',
    },
    lines: {
      '*': [
        'Take two pages to the bank: how the last year went, and what you expect. And one sentence about what you want.',
        'Tell your bank bad news yourself, before they read it in your account. Otherwise they make up their own story.',
        'Pay for a machine with a loan and not with the overdraft: long loans for things that last, short ones for a slow month.',
        'Ask your bank what they need in order to say yes. Hardly anybody does, and it is the best question there is.',
        'Visit your bank once a year when all is well. Then you know somebody when you need a loan.',
      ],
      h: ['"How much do you need?" "How much have you got?" No bank loan has ever started like that.'],
    },
    scene: [
      'At the bank somebody is waiting in a new tie. The wages are due the day after tomorrow.',
      'In March she told the bank: "It will get tight in May." In May it got tight, and everything was arranged.',
    ],
    why: [
      [
        'If you come early, you can still choose, and the bank can still help.',
        'When the account is empty, you have to take whatever is offered.',
      ],
      ['What a bank dislikes most is a surprise.', 'If you saw it coming, they trust you with more.'],
    ],
    parts: [
      [
        ['Visit your bank once a year anyway', 'See the bank when all is well'],
        [
          'Show how the year went. It takes half an hour.',
          'People help somebody they know.',
          'Then it is a talk and not a request.',
        ],
        'Two chairs at a small table',
      ],
      [
        ["Bring last year's figures and a plan", 'Take last year and next year along'],
        [
          'The figures from your books, and the plan by months.',
          'It matters more that you have a plan than that it is pretty.',
          'A plan with mistakes is better than none.',
        ],
        'Two sheets of figures side by side',
      ],
      [
        ['Say how much, what for, how long', 'Explain in one sentence what you need'],
        [
          'And how you will pay it back.',
          'If you do not know how to pay it back, it is too early to ask.',
          'And what it will be repaid from.',
        ],
        'One sentence on a card',
      ],
      [
        ['Match the loan to what you buy', 'Choose a loan as long as its purpose'],
        [
          'An oven over years, the wages of a slow month over weeks.',
          'A machine paid from the overdraft leaves you short every month.',
          'Years for a machine, months for a slow season.',
        ],
        'An oven in a bakery',
      ],
    ],
    turn: [
      'And if it is already tight: go anyway, today, with the papers.',
      'Take your adviser along. They have sat in such talks before.',
    ],
    asks: [
      'When did you last talk to your bank without needing anything?',
      'What would you have liked to know before your first loan?',
    ],
    ends: {
      p: 'Send your bank the yearly figures before they ask. They notice.',
      f: 'You can leave the new tie at home. They look at the figures.',
      a: 'Go early, be open, bring a plan.',
      t: 'Know your own figures before the meeting. The bank will work them out.',
      h: 'Bankers are people. Some of them even like figures.',
      i: 'Show your figures openly, and the talk goes better.',
      l: 'You come before you have to.',
    },
    work: 'It is the same with large suppliers. If you call in March about a late payment in May, it is planning. In May it is an excuse.',
    wrong: 'Going to the bank only when the account is empty',
    caution: [
      'A loan binds you for years. Have somebody independent look at it before you sign.',
      'A loan ties you for years, and conditions vary. Let someone independent read it first.',
    ],
    keep: 'the next time money looks tight',
    send: 'somebody who never talks to their bank',
    own: [
      {
        about: 'bank (?:meeting|talk|loan)|\\bloans?\\b|funding|business plan',
        kinds: ['service', 'offer', 'event', 'people', 'price'],
        lead: 'Help with the papers for the bank:',
      },
    ],
    unless: NO_GOODS,
    pic: {
      ask: 'An umbrella beside a folder on a chair',
      alt: 'An umbrella leaning on a chair with a folder on it',
    },
    claims: [
      [
        'Early and documented requests; match maturity to asset',
        'corporate finance textbooks; banking practice',
      ],
    ],
  },
  {
    id: 'words-on-a-payslip',
    format: 'glossary',
    again: 12,
    emoji: '💶',
    tags: ['Payslip', 'Payroll', 'EmployeeFinance'],
    title: [
      'How to read a {payslip|pay stub}: gross, net and the lines between',
      'Your {payslip|pay stub} explained, from gross to net',
    ],
    cover: 'What is on the {payslip|pay stub}',
    gist: [
      'Gross, deductions, net, year to date: if you know a few words on your {payslip|pay stub}, you know why you get less than was agreed.',
      'Most people look only at the last line of the {payslip|pay stub}. The ones above it are about your own money.',
    ],
    subject: ['Why you get less than your gross pay', 'Six lines on your {payslip|pay stub}'],
    hooks: {
      '*': [
        'Most people look at their {payslip|pay stub} for two seconds, at the last line. The other lines are about your money too.',
        'Why do you get less than what was agreed? The lines on your {payslip|pay stub} explain it.',
        'What do gross, deductions and year to date mean? Your {payslip|pay stub} in six words.',
      ],
      p: 'Mistakes on a {payslip|pay stub} are found by people who know what the lines mean.',
      f: 'Get out your last {payslip|pay stub}. Yes, the one in the drawer. Let us go through it together.',
      a: 'Read your {payslip|pay stub} once, line by line. It is your money.',
      t: 'On a {payslip|pay stub} each deduction is worked out on its own base. That is why the sums look odd.',
      h: 'Net pay is what remains after everybody else has been to the buffet.',
      i: 'If you understand your {payslip|pay stub}, you know what you earn.',
      l: 'A {payslip|pay stub}, unfolded and understood.',
    },
    lines: {
      '*': [
        'Your {payslip|pay stub}: gross is what was agreed, net is what you get. Part of the difference comes back later, as pension or as health care.',
        'Look at "year to date" on your {payslip|pay stub} every few months. If it jumps, ask why.',
        'A company car can count as pay. Then you pay tax on it although you get no money for it.',
        'Check four things on your {payslip|pay stub}: name, hours, bank account and days off. They are wrong most often.',
        'Changed your bank? Check the account on your next {payslip|pay stub}.',
      ],
      h: ['One line on the {payslip|pay stub} is called "other". Nobody has ever asked.'],
    },
    scene: [
      'First job, first {payslip|pay stub}, first question at supper: "And where is the rest?"',
      'In the drawer are forty {payslips|pay stubs}, unopened. The last one has a mistake that began in the third.',
    ],
    why: [
      [
        'Deductions are worked out on different sums, so it looks as if nothing added up.',
        'Not every part of your pay counts for every deduction.',
      ],
      [
        'A mistake in your data is repeated every month until somebody asks.',
        'A payroll program repeats the same mistake on time for years.',
      ],
    ],
    parts: [
      [
        'Gross pay',
        [
          'What you agreed with your employer, plus overtime and extras.',
          'Your pay before anything is taken off.',
          'The figure in your contract, plus what the month added.',
        ],
        'The first line of a {payslip|pay stub}',
      ],
      [
        '{Benefit in kind|Fringe benefit}',
        [
          'Something you get besides money that can count as pay.',
          'The company car, for example.',
          'Useful things that are taxed as if they were money.',
        ],
        'A car key beside a {payslip|pay stub}',
      ],
      [
        'Deductions',
        [
          'Tax and contributions that are taken off your pay.',
          'What is taken off before you get it, some of it for your old age.',
          'Some goes to the state, and some is for when you are old or ill.',
        ],
        'A column of deductions',
      ],
      [
        'Employer contributions',
        [
          'What your employer pays on top. You never see that money.',
          'The reason why you cost your employer more than you earn.',
          'Money your employer pays for you that does not come off your pay.',
        ],
        'A second column on a sheet',
      ],
      [
        'Net pay',
        [
          'What arrives in your account.',
          'The line at the bottom that everybody reads first.',
          'What you can spend.',
        ],
        'The last line of a {payslip|pay stub}',
      ],
      [
        'Year to date',
        [
          'All months so far, added up.',
          'If it jumps, there is a reason. Ask for it.',
          'Everything since the year began. A jump is worth a question.',
        ],
        'A running total circled',
      ],
    ],
    turn: [
      'If something puzzles you, ask whoever does your payroll. They like to be asked early.',
      'The words may differ a little on yours. The order is much the same.',
    ],
    asks: [
      'Which line on your {payslip|pay stub} have you never understood?',
      'When did you last read your whole {payslip|pay stub}?',
    ],
    ends: {
      p: 'Employers can put a one-page explanation with the first {payslip|pay stub}. It saves many questions.',
      f: 'There. Now it can go back into the drawer.',
      a: 'Read it from top to bottom once a year.',
      t: 'In December compare the yearly total with the yearly statement. They should agree.',
      h: 'Your net pay sends its regards. It would have liked to be more.',
      i: 'You earned it, so read it.',
      l: 'From the first line to the last, nothing hidden.',
    },
    work: 'In a job interview speak of gross pay. What you get in the end depends on your life, and the employer need not know about that.',
    caution: [
      'How your pay is taxed depends on your own situation. Ask your payroll office or an adviser.',
      'Tax on your wages depends on your situation. An adviser or your payroll office can tell you more.',
    ],
    keep: 'the day your next {payslip|pay stub} comes',
    send: 'somebody in their first job',
    own: [
      {
        about: 'payroll|wages|payslip',
        kinds: ['service', 'price', 'offer', 'process', 'number'],
        lead: 'If you need help with the payroll:',
      },
    ],
    only: 'payroll|wages|pay ?slips?\\b',
    pic: {
      ask: 'A folded {payslip|pay stub} with figures covered by a pencil',
      alt: 'A folded {payslip|pay stub} with a pencil lying across it',
    },
    claims: [['Definitions', 'payroll vocabulary; differs by country']],
  },
  {
    id: 'fixed-fee-or-by-the-hour',
    format: 'either',
    again: 9,
    emoji: '⚖️',
    tags: ['FixedPrice', 'HourlyRate', 'Pricing'],
    title: ['Fixed price or by the hour: which is fairer?', 'Flat fee or hourly rate: who carries the risk?'],
    cover: 'Fixed price or hourly rate?',
    gist: [
      'With a fixed price the one who works carries the risk. By the hour, the one who pays does. Which is fairer depends on the job.',
      'One price for the whole job, or pay for each hour? One lets the customer sleep well, the other the one who works. Which do you prefer?',
    ],
    subject: ['Fixed price: who carries the risk?', 'Fixed or by the hour?'],
    hooks: {
      '*': [
        'Fixed price or by the hour: with one the customer sleeps well, with the other the one who does the work.',
        'A fixed price is a bet. Both sides think that they have won it.',
        'Something unexpected turns up on a job. With a fixed price one pays for it, by the hour the other.',
      ],
      p: 'Fixed price or by the hour: that decides who pays for surprises.',
      f: 'As a customer you like a fixed price. And when you do the work yourself?',
      a: 'A job you know: fixed price. A job you do not know: by the hour, with a limit.',
      t: 'With a fixed price the supplier carries the risk, by the hour the client. A cap divides it.',
      h: 'By the hour nobody finishes early. At a fixed price nobody finishes late, they just stop.',
      i: 'A fair price is one that neither side is afraid of.',
      l: 'A price on which both can sleep.',
    },
    lines: {
      '*': [
        'Fixed price: the risk is with the one who works. By the hour: with the one who pays. With a cap you share it.',
        'Before you agree on a fixed price, write down what is not included.',
        'By the hour? Agree on a weekly report and on a sum at which somebody calls you.',
        'Nobody knows how long a job will take? Pay a small fixed price to find out, and agree on the rest afterwards.',
        'Fixed price or by the hour? Start with a fixed price for the first part, and decide about the rest later.',
      ],
      h: ['"All inclusive" was invented by somebody who has never seen an old cellar.'],
    },
    scene: [
      'Behind the old panelling is another panelling. By the hour everybody is calm. At a fixed price somebody has to sit down.',
      'Two quotes on the table: one fixed price, one hourly rate. The customer takes the fixed price and asks nothing. That is brave.',
    ],
    why: [
      [
        'Nobody knows what is behind a wall. So agree who pays for it when it turns up.',
        'A surprise costs the same either way. The agreement only says who pays.',
      ],
    ],
    parts: [
      [
        'A fixed price',
        [
          'Good for a job that has been done a hundred times. The customer knows the cost, and quick work pays.',
          'One figure and no questions, as long as nobody changes their mind.',
          'You know the price on the first day. Write down what is not in it.',
        ],
        'A single figure on a page',
      ],
      [
        'By the hour',
        [
          'Good when nobody knows what will come. It needs trust and a note every week.',
          'You pay for the work that was done. Agree on a limit, or you will watch the clock.',
          'You pay for the time it takes. Agree on a limit, and on a word in good time.',
        ],
        'A timesheet with a pencil',
      ],
    ],
    turn: [
      'Often the best way is in between: an estimate, a limit, and a call before it is reached.',
      'Whatever you choose, write down what happens if things turn out differently.',
    ],
    asks: [
      'Do you offer a fixed price, and what do you prefer to pay yourself?',
      'What was the fixed price that cost you most?',
    ],
    ends: {
      p: 'Look at your last ten jobs: which would have been fairer?',
      f: 'And before you name a price, look under the sink.',
      a: 'Known work: fixed. Unknown work: with a limit.',
      t: 'Note planned and real hours on fixed-price jobs. Your next price will be better.',
      h: 'No old house has ever kept to an estimate.',
      i: 'A good agreement is one that both would sign again.',
      l: 'A figure, a handshake, a quiet night.',
    },
    work: 'Ask a supplier for both prices for the same job. The difference shows you how sure they are.',
    keep: 'the next quote you write or get',
    send: 'somebody who is comparing quotes',
    own: [
      {
        about: 'fixed (?:price|fee)|flat (?:rate|fee)|per hour|hourly|monthly (?:fee|package)|package',
        kinds: ['price', 'policy', 'offer'],
        lead: 'How our fees work:',
      },
    ],
    unless: PRIVATE_CLIENTS,
    pic: {
      ask: 'Two quotations side by side, names and sums covered',
      alt: 'Two folded quotations lying side by side',
    },
    claims: [['Risk allocation of price forms', 'contract and pricing theory; trade practice']],
  },
  {
    id: 'from-folder-to-accounts',
    format: 'behind',
    again: 11,
    emoji: '🗃️',
    tags: ['BehindTheScenes', 'AnnualAccounts', 'AccountingLife'],
    title: [
      'What happens to your papers before you get your accounts',
      'From receipts to accounts: what happens in between',
    ],
    cover: 'From your papers to your accounts',
    gist: [
      'Your papers are sorted, entered, compared with the bank and read by a second person. Most of the time goes into what is missing.',
      'Between your folder and your finished accounts lie weeks. Much of that is waiting for one paper.',
    ],
    subject: ['What happens to your folder', 'Between handing over and signing'],
    hooks: {
      '*': [
        'You hand over a folder of papers in spring and get your accounts in summer. What happens in between?',
        'Adding up your accounts takes seconds. What takes weeks are the questions.',
        'Why do yearly accounts take so long? Here is what happens to your papers.',
      ],
      p: 'Most of the weeks until your accounts are ready are waiting, and you can shorten that.',
      f: 'You wonder what your accountant does with your folder all that time? Here it is.',
      a: 'Complete papers get done first. It is as simple as that.',
      t: 'Enter, compare, ask, adjust, review, approve: asking takes the longest.',
      h: 'For three weeks your folder lay under another folder. They have become friends.',
      i: 'Many careful hands turn your receipts into accounts.',
      l: 'Page by page, your year takes shape.',
    },
    lines: {
      '*': [
        "The bank balance in your books must equal the bank's own, to the last coin. That is where your accounts begin.",
        "At the accountant's a second person reads what the first has done. Four eyes see more than two.",
        'Want your accounts sooner? Ask for all questions in one list, and answer them in one go.',
        "In your accounts some bills are split: the electricity bill from February is partly last year's.",
        'Your accountant has questions? Answer them once a week in one message. Half an answer helps nobody.',
      ],
      h: ['"Sundry" is where we put entries that nobody has the heart to throw out.'],
    },
    scene: [
      'On a shelf stand forty folders with names on them. One has a rubber band and smells of frying.',
      'Half past three at the accountant\'s. Somebody holds two bank slips against the light: "That is the same one, twice."',
    ],
    why: [
      [
        'Accounts must be right, and we must be able to prove it. Each figure needs a paper.',
        'A figure without a paper behind it cannot be signed.',
      ],
      [
        'One open question can hold up everything, because the figures depend on each other.',
        'Profit depends on stock, tax on profit, and both may wait for one missing statement.',
      ],
    ],
    parts: [
      [
        ['Your papers are sorted and entered', 'First everything gets sorted'],
        [
          'Much of that is automatic now. The odd ones are not.',
          'A computer reads the clear ones. A person reads the {petrol|gas} receipt that fell in a puddle.',
          'Most go quickly. The one from the puddle takes an hour.',
        ],
        'Papers being sorted into trays',
      ],
      [
        ['It is compared with the bank', 'Then we look at the bank statements'],
        [
          'Every payment needs a bill, and every bill a payment.',
          'What does not match is the list of questions.',
          'What the bank knows and the books do not has to be found.',
        ],
        'A ruler under a line of a statement',
      ],
      [
        ['You get a list of questions', 'Then there are questions for you'],
        [
          'The sooner you answer, the sooner it is done.',
          'This is where most folders wait.',
          'If you answer the same day, you save two weeks.',
        ],
        'A short list of questions',
      ],
      [
        ['The year is closed', 'Then we decide what belongs in the year'],
        [
          'What belongs to this year, what has worn out, what is still owed.',
          'This needs judgement, and a talk with you.',
          'A bill from January may belong in December.',
        ],
        'A pencil drawing a line at a date',
      ],
      [
        ['A second person reads it', 'And somebody else checks it'],
        [
          'With fresh eyes, and with last year beside it.',
          '"Why has the phone bill doubled?" is a good question.',
          'Whoever did not make it sees what is odd.',
        ],
        'Two heads over one set of accounts',
      ],
    ],
    turn: [
      'Then it is printed, and you turn to the last page.',
      'If you want it sooner, answer the questions the same day.',
    ],
    asks: ['What do you think takes the longest?', 'What has held up your accounts before?'],
    ends: {
      p: 'Ask when the questions will come, and keep an hour free for them.',
      f: 'And yes, we can tell which folders live in kitchens.',
      a: 'Complete papers, quick answers, early accounts.',
      t: 'The number of questions times the days you need to answer: that is how long it takes.',
      h: 'Cheese gets better by lying about. Folders do not.',
      i: 'Your year deserves this much attention.',
      l: 'Bound, signed, done.',
    },
    work: 'Firms that close their year quickly ask the questions every month, so that at the end there are none left.',
    keep: 'the day you hand over your papers',
    send: 'somebody who is waiting for their accounts',
    own: [
      {
        about: 'annual accounts|year-end|turnaround|accounts[^.]*within',
        kinds: ['process', 'service', 'number', 'policy', 'people'],
        lead: 'More about how it goes with us:',
      },
    ],
    pic: {
      ask: 'A shelf of folders, names turned away or covered',
      alt: 'A shelf with a row of leaning folders',
    },
    claims: [['Steps from vouchers to accounts', 'accounting practice']],
  },
  {
    id: 'the-quiet-weeks',
    format: 'season',
    again: 11,
    emoji: '☀️',
    when: { season: ['summer'] },
    tags: ['SummerPlanning', 'BusinessOwners', 'SmallBusinessFinance'],
    title: [
      'What to do with the quiet weeks of summer in your business',
      'A slow summer week: three things to check in your business',
    ],
    cover: 'Three checks for a quiet summer week',
    gist: [
      'In a quiet summer week check three things: your prices, your contracts, and the customers who cost you more than they bring.',
      'In the slow weeks of summer you have time for what you never get to. Three afternoons are enough.',
    ],
    subject: ['Three afternoons in the shade', 'When the phone does not ring'],
    hooks: {
      '*': [
        'The phone has not rung since Tuesday. Use the quiet weeks of summer for your prices and contracts.',
        'In a quiet summer week nobody wants anything from you. Use it before they are all back.',
        'Quiet weeks in summer are a good time to look at prices, contracts and customers.',
      ],
      p: 'Many small businesses have time for their own figures only in the quiet weeks of summer.',
      f: 'A slow summer week? Take a chair outside, and three sheets of paper.',
      a: 'Three quiet afternoons: prices, contracts, customers.',
      t: 'Compare prices with costs, contracts with use, and customers with the work they make.',
      h: 'It was so quiet in the office that you could hear the standing orders going out.',
      i: 'A calm summer afternoon with your figures can make a good autumn.',
      l: 'A quiet summer afternoon, shade, iced water, and half a year to look at.',
    },
    lines: {
      '*': [
        "First quiet afternoon: compare your prices with this year's bills. What has gone up without your price going up?",
        'Second quiet afternoon: look at everything that is charged automatically. Insurance, phone, licences, the copier from the old office.',
        'Third quiet afternoon: sort your customers by how much work they make. The last three need another price, or a friendly goodbye.',
        'Half the year is over. Put it beside the first half of last year, on one page, without excuses.',
        'A quiet summer week: one afternoon, one subject, one decision. Then go for a swim.',
      ],
      h: ['Found in a quiet summer week: a contract for a fax line. We had no fax.'],
    },
    scene: [
      'The blinds are half down, a fan is turning, and on the desk is the price list from two years ago.',
      'In the shade of a tree somebody is reading insurance contracts. It looks almost like a {holiday|vacation}.',
    ],
    why: [
      [
        'When you are busy, you do what is urgent and never what is important.',
        'After the summer there will be no time for it.',
      ],
      [
        'In the middle of the year you can still change something.',
        'What you find now can be put right before the year ends.',
      ],
    ],
    parts: [
      [
        ['Compare your prices with your costs', 'Check your price list'],
        [
          "Item by item, with this year's bills beside it.",
          'Start with the bestseller. Nobody has looked at that price for longest.',
          'Your costs have gone up. Have your prices?',
        ],
        'A price list and a pencil in the shade',
      ],
      [
        ['Check what is charged automatically', 'Go through all your contracts'],
        [
          'Who uses it, when does it end, what would it cost today?',
          'Put the notice dates in your calendar.',
          'Some of it nobody uses. Cancel it.',
        ],
        'A folder of contracts on a garden table',
      ],
      [
        ['Look at your customers calmly', 'See which customers are worth it'],
        [
          'What do they bring, and how much work do they make?',
          'And how do you feel when they call? That is not in the books, but it counts.',
          'Some bring much and some take much. You know which.',
        ],
        'A list with three columns',
      ],
    ],
    turn: ['And the fourth afternoon is yours. Go for a swim.', 'One change is enough. It is hot.'],
    asks: [
      'What do you do in your business when the phone is quiet?',
      'Which old contract would you find in your drawer?',
    ],
    ends: {
      p: 'One page with three decisions is a good result for a summer.',
      f: 'And now off to the water with you.',
      a: 'Three sheets, three decisions.',
      t: 'Rank your customers by what is left after all the work. Look twice before you drop one.',
      h: 'Useless contracts hate it when you have time.',
      i: 'You often see clearly when you have rested.',
      l: 'A slow hour, well spent.',
    },
    work: 'If you have staff, give each of them one afternoon and one question: what happens here every year that nobody needs? Ice cream helps.',
    keep: 'the first quiet week of summer',
    send: 'somebody in business who is never off',
    own: [
      {
        about: 'review|half-?year|interim|check-?up|planning',
        kinds: ['service', 'offer', 'event', 'price'],
        lead: 'If you would rather talk it through:',
      },
    ],
    unless: PRIVATE_CLIENTS,
    pic: {
      ask: 'A folder and a glass of water on a table outside',
      alt: 'A folder and a glass of water on a garden table',
    },
    claims: [['Review of prices, contracts, customers', 'management practice']],
  },
];
