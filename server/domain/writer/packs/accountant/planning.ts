// Looking ahead: prices, banks, the next weeks.
import type { Idea } from '../../library/idea.ts';

export const PLANNING: readonly Idea[] = [
  {
    id: 'the-price-rise-letter',
    format: 'howto',
    again: 9,
    emoji: '✒️',
    tags: ['PriceIncrease', 'Pricing', 'SmallBusiness'],
    title: [
      'How to announce a price rise without apologising',
      'Raising your prices: a letter without "unfortunately"',
    ],
    cover: 'A price rise in five lines',
    gist: [
      'Say what the new price is, from which day, and what stays as it was. One reason is enough, and the word "unfortunately" can go.',
      'Customers take a clear letter better than a guilty one. New price, date, what they get for it, a name for questions.',
    ],
    subject: ['Leave out "unfortunately"', 'New prices, in five lines'],
    hooks: {
      '*': [
        'The letter has been in the drafts folder since last spring. Meanwhile flour, diesel and wages have gone up without any letter.',
        '"Unfortunately we are forced to" is how you announce a flood.',
        'Everyone knows that prices rise. They want to hear it from you and in time.',
      ],
      p: 'A price rise is received better when it is early, plain and complete.',
      f: 'Dreading the letter about your new prices? Five lines. Truly.',
      a: 'New price, date, what stays. Sign it.',
      t: 'Notice, effective date, scope, rationale in one line, contact: that is the whole template.',
      h: 'Three pages of world economy, and at the bottom in small print: plus a little bit.',
      i: 'A fair price, calmly named, is part of good work.',
      l: 'The price is stated once, in a clear hand.',
    },
    lines: {
      '*': [
        'Write the new price in the second sentence. Anyone who hides it on page two looks as if there was something to hide.',
        'One reason is believed, and five sound like an excuse.',
        'Small and regular is easier to bear than rare and large. After six years without a change any letter is a shock.',
        'Tell your regulars in person before the sheet hangs in the shop. They forgive the price sooner than the surprise.',
        'Tell your best customers by phone, the day before. They will remember that longer than the figure.',
      ],
      h: [
        'Customers survive price rises. It is the poem about the price rise that some of them never get over.',
      ],
    },
    scene: [
      'The seventh draft begins with the situation on the world markets and ends with a quotation by a philosopher. The price is in the middle somewhere.',
      'A regular reads the notice by {the till|the register}, nods and says: "About time, too." Nobody had reckoned with that.',
    ],
    why: [
      [
        'People can deal with a figure and a date. What makes them cross is finding out at {the till|the register}.',
        'Surprise annoys more than the sum does.',
      ],
      [
        'Excuses make it seem as though the price were not justified.',
        'Anyone who writes in sackcloth invites haggling.',
      ],
    ],
    parts: [
      [
        ['Work it out before you write', 'First the sums'],
        [
          'Which items, how much, what it does to the margin. All of them by the same share is seldom right.',
          'You will sound calm only if the sum is.',
          'Some items can stay as they are. One will have to move more than you like.',
        ],
        'A price list with pencil marks',
      ],
      [
        ['Name price and date at once', 'Then the figure and the day'],
        [
          'In figures, with a day that leaves time to react.',
          'Contracts may set a period of notice. Look before you date the letter.',
          'At the top. Nobody should have to read for it.',
        ],
        'A date underlined in a letter',
      ],
      [
        ['Give one true reason', 'One reason, and no more'],
        [
          'Wages, material, rent: whichever weighs most.',
          'In a single sentence. People have rent of their own.',
          'Two sound like an excuse and three like a plea.',
        ],
        'One sentence on a page',
      ],
      [
        ['Say what stays', 'What will not change'],
        [
          'The same bread, the same fitter, the same Saturday.',
          'It is the line that gets quoted.',
          'It is what people were worried about.',
        ],
        'A familiar shop counter',
      ],
      [
        ['Put a name below it', 'Your name under it'],
        [
          'Somebody who answers questions and does not hide.',
          'Most will not ring. That they could is what counts.',
          'A letter without one comes from nowhere.',
        ],
        'A signature under a short letter',
      ],
    ],
    turn: [
      'Then send it, and resist the urge to explain.',
      'Anyone who leaves over it has mostly been on the way for some time.',
    ],
    asks: ['How do you announce new prices?', 'Have you ever thanked somebody for an honest price letter?'],
    ends: {
      p: 'Put a yearly date in the calendar for looking at prices; then it never has to be a leap.',
      f: 'Short, friendly, signed. Then have lunch.',
      a: 'Five lines. No apology.',
      t: 'Check contracts for clauses on adjustment; some need notice, some need consent.',
      h: 'A price rise has never been improved by a second page.',
      i: 'Anyone who stands by a price also stands by the people who are paid from it.',
      l: 'Said once, and well.',
    },
    work: 'In trade with other firms send the letter to the person who buys, and {ring|call} them first. They have to explain it upstairs and will need your one sentence for that.',
    caution: [
      'Contracts and consumer rules can limit price changes, and they differ by country. Check before you send.',
      'Contracts and consumer law can limit what you may change. They differ by country, so check before it goes out.',
    ],
    keep: 'the week in which you go over your prices',
    send: 'somebody with a seventh draft',
    own: [
      {
        about: 'pricing|price review|margin|calculat',
        kinds: ['service', 'offer', 'event'],
        lead: 'The sum before the letter is a good subject for a meeting.',
      },
    ],
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
    cover: 'Something up front',
    gist: [
      'Usually yes, if it is agreed beforehand and in writing: material at the order, the rest at stages you can see. Customers understand it better than many owners fear.',
      'Anyone who buys timber for a customer gives them a loan. A payment at the order only puts that straight.',
    ],
    subject: ['Who paid for the timber?', 'A third at the order'],
    hooks: {
      '*': [
        'The kitchen is ordered, the worktop is cut, and the customer has moved to Peru.',
        'You have bought the material, hired the van and waited for six weeks. In other words, you are a bank.',
        'A workshop is not a bank, though some of its customers think so.',
      ],
      p: 'Advance and stage payments spread the risk between both sides.',
      f: 'Afraid to ask for a deposit? You ask for it each time you book a {holiday flat|vacation rental}.',
      a: 'Agree on it before the first cut. In writing.',
      t: 'Match payments to committed cost: materials at order, labour at milestones, balance at acceptance.',
      h: "He financed three bathrooms, a pergola and somebody else's cruise.",
      i: 'Clear terms at the start let both of you look forward to the end.',
      l: 'A commission, properly begun.',
    },
    lines: {
      '*': [
        'How to ask for a deposit in one sentence: "I order your windows on Monday, and they cannot be sent back." Nobody needs more than that.',
        'Tie each payment to something that the customer can see: ordered, delivered, fitted.',
        'The last instalment of a job should be large enough that you come back for the {skirting board|baseboard}, and small enough that you can sleep.',
        'Money received in advance is not yet earned. Leave it where the material will be paid from.',
        'Ask for it in the same breath as the date. Both are conditions, and neither is rude.',
      ],
      h: ['"We will settle that at the end" is a sentence by which many ends have got very long.'],
    },
    scene: [
      'In the yard lie oak boards, cut to the centimetre for a staircase which nobody wants any more. They would fit no other house.',
      '"Of course," says the customer when she hears about the first instalment, and reaches for the pen. All that rehearsing for nothing.',
    ],
    why: [
      [
        "Between the purchase of material and the last invoice there may be months in which you pay for somebody else's house.",
        'Anyone who orders first and bills last carries the whole sum alone.',
      ],
      [
        'A payment at the start also shows that the order is meant seriously.',
        'People who have paid something keep appointments and choose their tiles.',
      ],
    ],
    parts: [
      [
        ['Put it in the quotation', 'Let the offer say so'],
        [
          'With amounts and occasions. What stands there needs no courage later.',
          'Before signing it is a condition, afterwards a request.',
          'Then it is part of the deal and no afterthought.',
        ],
        'A quotation with three payments',
      ],
      [
        ['Explain it through the material', 'Point to what you have to buy'],
        [
          'Made to measure, ordered for you, no way back.',
          'A reason that you can touch is understood at once.',
          'A cut worktop has only one possible owner.',
        ],
        'Cut boards in a workshop',
      ],
      [
        ['Agree on visible stages', 'Tie each part to something they can touch'],
        [
          'Delivered, fitted, accepted. Both can see them.',
          'Nobody likes to pay for a percentage.',
          'When the window is in, the window is paid.',
        ],
        'A half-finished staircase',
      ],
      [
        ['Write out a proper receipt', 'Bill each part properly'],
        [
          'An invoice for each part, and all of them deducted at the end.',
          'How tax works on advance payments is something to ask beforehand.',
          'And take it off at the end, where everyone can see it.',
        ],
        'Three invoices clipped together',
      ],
    ],
    turn: [
      'And whoever refuses to pay anything at all has told you something in good time.',
      'It is not distrust. It is how houses get built.',
    ],
    asks: [
      'Do you ask for something up front, and how do you say it?',
      'As a customer: when does a deposit feel fair to you?',
    ],
    ends: {
      p: 'A standard paragraph, checked once, spares you the conversation each time.',
      f: 'Practise the sentence in the van. Aloud, with the window shut.',
      a: 'Order, stage, rest. In writing.',
      t: 'Show advances received as a liability until delivery; the margin is not there yet.',
      h: 'Trust is good. Timber is paid for.',
      i: 'Fairness can be divided into instalments.',
      l: 'Agreed, and therefore easy.',
    },
    work: 'With firms as customers deposits seem unusual and are often only a line that nobody has asked for. Their own suppliers ask for them all the time.',
    question: 'May I ask for part of the money in advance?',
    short: [
      'Usually yes, if agreed in writing beforehand and tied to material or visible stages.',
      'As a rule you may, as long as it was agreed in writing and matches what has been done or ordered.',
    ],
    caution: [
      'Consumer and construction law limits advance payments in some countries. Have your terms checked.',
      'In some countries law limits what may be taken in advance from consumers or in building. Have your terms looked at.',
    ],
    keep: 'the next large quotation',
    send: 'a craftsman with boards in the yard',
    own: [
      {
        about: 'tradespeople|craftspeople|builders|trades\\b',
        kinds: ['service', 'offer', 'event', 'audience'],
        lead: 'And for people in the trades?',
      },
    ],
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
      'A simple cash forecast: thirteen weeks on one page',
      'Cash flow on one sheet: see a tight week before it comes',
    ],
    cover: 'Thirteen weeks on a page',
    gist: [
      'Thirteen columns, one a week. Enter what will really come in and what must go out, and look for the lowest point. You see it while there is still time.',
      'Three months ahead, week by week, on one page: it shows the week in which it gets tight, and that is all you need to know.',
    ],
    subject: ['The week in which it gets tight', 'Thirteen columns and a pencil'],
    hooks: {
      '*': [
        'Somewhere in the next thirteen weeks there is a tight one. It would be good to know its name.',
        'The balance shows today. Wages are due in three weeks, and the tax in seven.',
        'A tight week is only a problem if you meet it on the day.',
      ],
      p: 'A short forecast by week is the most useful figure work that a small firm can do.',
      f: 'Half an hour, a sheet on its side, and you will sleep better until summer.',
      a: 'Thirteen weeks, in and out, lowest point. Every Monday.',
      t: 'Direct method, weekly buckets, rolling quarter; watch the minimum and not the end.',
      h: 'The cash plan so far was called "it always worked out".',
      i: 'What you see coming you can meet half-way.',
      l: 'A quarter, laid out on one calm page.',
    },
    lines: {
      '*': [
        'Draw thirteen columns. Above: what will come in, in the week in which it will really come. Below: what must go out. Then look for the lowest line.',
        'In a cash plan enter money on the day people pay and not on the day it is due. You know your customers.',
        'Four things that cash plans forget: yearly insurance, tax, the repair that always comes, {your own holiday|your own vacation}.',
        'Found the tight week in your cash plan? Move a purchase, {ring|call} a customer, talk to the bank. Six weeks ahead these are conversations.',
        'Do it on a Friday with a pencil. It takes a quarter of an hour from the second time on.',
      ],
      h: [
        'Optimists plan with the invoice date, realists with the due date. People with a cash plan know the customer.',
      ],
    },
    scene: [
      'A sheet lies sideways on the kitchen table. In week nine the pencil stops. "Ah," she says. "That is the insurance."',
      'In the calendar nothing special is written for the second week of spring. In the plan stands a minus sign.',
    ],
    why: [
      [
        'A good month can hold a bad week, and it is in the week that things get paid.',
        'Monthly figures smooth over precisely the days on which it matters.',
      ],
      [
        'Early on you can shift, ask and wait. On the day itself you can only explain.',
        'Each week of notice is worth something at the bank and with suppliers.',
      ],
    ],
    parts: [
      [
        ["Start with today's balance", 'What is there this morning'],
        [
          'What is really there, without the overdraft that you may use.',
          'One honest figure on the left, and the rest follows.',
          'Without what the bank would lend you.',
        ],
        'A figure at the edge of a sheet',
      ],
      [
        ['Enter receipts as customers pay', 'What will come, and when they really pay'],
        [
          'The quick, the slow and those who need a call.',
          'From experience and not from the terms.',
          'You know who is slow. Write it down as it is.',
        ],
        'Names beside weeks',
      ],
      [
        ['Enter all that must go out', 'What has to go'],
        [
          'Wages, rent, tax, loans, suppliers, yourself.',
          "Go through last year's statement for what comes once a year.",
          'Think of what only comes once a year: it is always in these weeks.',
        ],
        'A list of payments by week',
      ],
      [
        ['Circle the lowest week', 'Find the lowest point'],
        [
          'That is what it is all about. Then decide what could move.',
          'If it stays above your reserve, fold the sheet and make tea.',
          'Now you have time to move something.',
        ],
        'A circle round a figure',
      ],
    ],
    turn: [
      'Next Monday strike out the first column and add one at the end.',
      'After three rounds it takes ten minutes and guesses better.',
    ],
    asks: ['How far ahead do you look: a week, a month, a year?', 'Which payment do you forget every year?'],
    ends: {
      p: 'Bring the page to your next talk with bank or adviser. It changes the tone.',
      f: 'And if every week looks fine: wonderful. Now you know.',
      a: 'In, out, lowest point. Weekly.',
      t: "Compare forecast and actual by line; the largest miss is next week's lesson.",
      h: 'Hope stays in the plan, as a line without a figure.',
      i: 'A little foresight turns fear into a list.',
      l: 'You see the narrow place from afar, and pass.',
    },
    work: 'In larger firms, let sales enter the receipts and production the payments. The argument in week five is then held by those who can do something about it.',
    keep: 'next Monday morning',
    send: 'an owner who looks only at the balance',
    own: [
      {
        about: 'cash.?flow|forecast|liquidity',
        kinds: ['service', 'offer', 'event', 'price', 'product'],
        lead: 'The page can be filled in together.',
      },
    ],
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
      'Talking to your bank: early, calmly and with figures',
    ],
    cover: 'Go while it is dry',
    gist: [
      'Banks lend most easily to those who come early and with papers. Talk about a bad quarter when you see it coming, and not when the account is empty.',
      'The talk with the bank belongs in the dry season. Two pages and one clear question are enough.',
    ],
    subject: ['Go to the bank while it is dry', 'What to bring to the bank'],
    hooks: {
      '*': [
        'Anyone who first meets their banker on the day the wages bounce has chosen a bad day.',
        'An umbrella is easiest to borrow when the sun is shining.',
        'Banks like umbrellas and clear skies.',
      ],
      p: 'Timing and papers decide a talk with the bank more than charm does.',
      f: 'You see a thin quarter coming? Go now, while your hands are still warm.',
      a: 'Go early, with figures and a question.',
      t: 'Lenders assess capacity, security and trend; early information lowers perceived risk.',
      h: 'He had a folder for the bank. It contained a pen from the bank.',
      i: 'Anyone who speaks openly in good time is taken seriously.',
      l: 'A good relationship is kept up when you want nothing.',
    },
    lines: {
      '*': [
        'Take two pages to the bank: what has been, and what is coming in the next months. And one sentence about what you want.',
        'Report bad news yourself and first. A banker who reads it in the statement has already made up a story.',
        'Money for a machine belongs in a loan and not in the overdraft. Long things long, short things short.',
        'Ask what the bank needs in order to say yes. It is the most useful question, and hardly anybody asks it.',
        'Tell them bad news before your statement does.',
      ],
      h: ['"How much do you need?" "How much have you got?" Thus did not begin any successful loan.'],
    },
    scene: [
      'On the chair in the corridor sits a man with a very new tie. The wages are due the day after tomorrow.',
      'In March she had said "it will get tight in May" and put a sheet on the table. In May it got tight, and it was all arranged.',
    ],
    why: [
      [
        'On an ordinary day you can still choose, and the other side can still help.',
        'Under pressure people take whatever is offered, if anything is.',
      ],
      [
        'A lender wants above all not to be surprised.',
        'Foresight counts as security, even if nobody can put it in a vault.',
      ],
    ],
    parts: [
      [
        ['Go once a year without a reason', 'Visit them when all is well'],
        [
          'Show how it went. It takes half an hour and builds what you will need later.',
          'Acquaintances are helped sooner than account numbers.',
          'It is then a conversation and not a request.',
        ],
        'Two chairs at a small table',
      ],
      [
        ['Bring a page looking back and one ahead', 'Take last year and next year along'],
        [
          'Figures from the books and a plan by weeks or months.',
          'That you have a plan at all weighs more than whether it is pretty.',
          'A plan with mistakes beats none.',
        ],
        'Two sheets of figures side by side',
      ],
      [
        ['Say what for, how long, how repaid', 'One sentence about the money'],
        [
          'In one sentence, without a detour.',
          'If you cannot say from what it will be paid back, it is too early.',
          'For what, until when, from what. The rest is detail.',
        ],
        'One sentence on a card',
      ],
      [
        ['Match the loan to the thing', 'Loan and thing should age together'],
        [
          'The oven over years, the wages of a slow month over weeks.',
          'A long purchase in a short credit line is a squeeze waiting to happen.',
          'A machine for five years, a slow month for three.',
        ],
        'An oven in a bakery',
      ],
    ],
    turn: [
      'And if it is already raining: go anyway, today and with the papers.',
      'Advice centres and your adviser have sat in such talks before. Take one along.',
    ],
    asks: [
      'When did you last talk to your bank without needing anything?',
      'What would you have liked to know before your first loan?',
    ],
    ends: {
      p: 'Send the yearly figures unasked. It is noticed.',
      f: 'Leave the new tie at home. It is the figures that get looked at.',
      a: 'Early, open, with a plan.',
      t: 'Know your own ratios before the meeting; they will be calculated anyway.',
      h: 'Bankers are people. Some of them even like figures.',
      i: 'Confidence grows where you show your hand.',
      l: 'You come before you have to.',
    },
    work: 'The same goes for big suppliers. A call in March about a late payment in May is planning. The same call in May is an excuse.',
    wrong: 'Going to the bank only when the account is empty',
    caution: [
      'Loans bind you for years, and terms differ. Have an independent adviser look before you sign.',
      'A loan ties you for years, and conditions vary. Let someone independent read it first.',
    ],
    keep: 'the next quarter that looks thin',
    send: 'the man with the new tie',
    own: [
      {
        about: 'bank (?:meeting|talk|loan)|\\bloans?\\b|funding|business plan',
        kinds: ['service', 'offer', 'event', 'people', 'price'],
        lead: 'And the papers for the bank?',
      },
    ],
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
      'Gross, taxable, deductions, employer share, net, year to date: six words, and you know why what arrives is less than what was agreed.',
      'Most people look only at the last line of the {payslip|pay stub}. The ones above it are about your own money.',
    ],
    subject: ['Why less arrives than was agreed', 'Six lines on your {payslip|pay stub}'],
    hooks: {
      '*': [
        'Most {payslips|pay stubs} are read for two seconds, at the bottom right.',
        'Between what was agreed and what arrives lie a dozen lines. Somebody should introduce you.',
        'A payslip is a short story that ends at the bottom right.',
      ],
      p: 'Mistakes on {payslips|pay stubs} are mostly found by those who know what the lines mean.',
      f: 'Get out your last {payslip|pay stub}. Yes, the one in the drawer. We will go down it together.',
      a: 'Read it once, line by line. It is your money.',
      t: 'Gross to net is a sequence of bases: each deduction has its own.',
      h: 'Net is what remains after everyone else has been to the buffet.',
      i: 'To understand what you earn is a quiet form of independence.',
      l: 'A page, unfolded and understood.',
    },
    lines: {
      '*': [
        'Gross is what was agreed. Net is what arrives. What lies between them partly comes back, as pension, as health, as roads.',
        'Look at "year to date" once a quarter. If it jumps, ask why while somebody still remembers.',
        'A company bike or car can be pay as well. It may raise your tax without a coin reaching your account.',
        'Check name, hours, bank account and leave. These four are wrong most often and are the easiest to put right.',
        'Check the bank account on it after each change. Everything else can be corrected more easily.',
      ],
      h: [
        'There is a line on the {payslip|pay stub} called "other". Its hobbies are mystery and arithmetic.',
      ],
    },
    scene: [
      'First job, first {payslip|pay stub}, first question at supper: "And where is the rest?"',
      'In the drawer lie forty {payslips|pay stubs}, unopened, in order. The fortieth has an error that began in the third.',
    ],
    why: [
      [
        'Different deductions are worked out on different bases, so the sums do not look as though they fitted together.',
        'Not every part of your pay counts for everything, and that is why you cannot do it in your head.',
      ],
      [
        'An error in a master field repeats each month until somebody asks.',
        'Programs do as they are told, punctually, for years.',
      ],
    ],
    parts: [
      [
        'Gross',
        [
          'What you and your employer agreed, plus overtime and extras.',
          'Your pay before anyone takes a share.',
          'The figure in your contract, and what the month added.',
        ],
        'The first line of a {payslip|pay stub}',
      ],
      [
        '{Benefit in kind|Fringe benefit}',
        [
          'Things instead of money that can still count as pay.',
          'The company car, seen by the tax office.',
          'Something useful that counts as if it were money.',
        ],
        'A car key beside a {payslip|pay stub}',
      ],
      [
        'Deductions',
        [
          'Tax and contributions, each with a base of its own.',
          'What goes off before it gets to you, in part for later.',
          'Some goes to the state and some to an older you.',
        ],
        'A column of deductions',
      ],
      [
        'Employer contributions',
        [
          'What your firm pays on top and you never see.',
          'The reason why you cost more than you earn.',
          'What your firm pays that never passes through your hands.',
        ],
        'A second column on a sheet',
      ],
      [
        'Net',
        [
          'What is paid into your account.',
          'The line at the bottom that everyone reads first.',
          'What you can spend. It is also all that most people read.',
        ],
        'The last line of a {payslip|pay stub}',
      ],
      [
        'Year to date',
        [
          'All months so far, added up.',
          'The memory of the page. Leaps in it have a reason.',
          'The sum since January. A jump in it is worth a question.',
        ],
        'A running total circled',
      ],
    ],
    turn: [
      'If something puzzles you, ask payroll. They like being asked before the year ends.',
      'Names and lines differ from country to country. The order is much the same.',
    ],
    asks: [
      'Which line on your {payslip|pay stub} have you never understood?',
      'When did you last read all of it?',
    ],
    ends: {
      p: 'Employers can attach a one-page legend to the first {payslip|pay stub}. It saves the same questions.',
      f: 'There. And now it may go back into the drawer.',
      a: 'Top to bottom, once a year.',
      t: 'Reconcile the December cumulative with the yearly statement; they should agree.',
      h: 'The net amount sends its regards. It would have liked to stay longer.',
      i: 'What you have earned, you may also read.',
      l: 'From first line to last, nothing hidden.',
    },
    work: 'In an interview it helps both sides to speak of gross and of the whole cost. "What arrives" depends on a life that the employer does not know and should not ask about.',
    caution: [
      'How pay is taxed depends on your country and circumstances. Ask payroll or an adviser about your own.',
      'How pay is taxed differs by country and situation. Payroll or an adviser can tell you about yours.',
    ],
    keep: 'the day your next {payslip|pay stub} comes',
    send: 'somebody with their first job',
    own: [
      {
        about: 'payroll|wages|payslip',
        kinds: ['service', 'price', 'offer', 'process', 'number'],
        lead: 'Payroll is part of the work here.',
      },
    ],
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
    title: ['Fixed price or by the hour: which is fairer?', 'Flat fee or hourly rate? Who carries the risk'],
    cover: 'Fixed price or by the hour?',
    gist: [
      'With a fixed price one of you carries the risk, with an hourly rate the other. Fair is whichever suits the job: known or unknown?',
      'A fixed price lets the customer sleep, an hourly rate the one who does the work. Which do you prefer, and on which side?',
    ],
    subject: ['Who carries the risk?', 'Fixed or by the hour?'],
    hooks: {
      '*': [
        'One of the two will lie awake: it depends on who signed what.',
        'A fixed price is a bet, and both are sure that they have won it.',
        'Somebody pays for surprises. It is good to have settled who.',
      ],
      p: 'The form of the price decides who pays for surprises.',
      f: 'As a customer you like fixed prices. And when you are the one who works?',
      a: 'Known work, fixed price. Unknown work, hours with a cap.',
      t: 'Price form allocates variance: fixed to the supplier, time-based to the client; caps split it.',
      h: 'By the hour nobody ever finishes early. At a fixed price nobody ever finishes late, they just stop.',
      i: 'Fair is when neither of the two is afraid of the bill.',
      l: 'Terms on which both can rest.',
    },
    lines: {
      '*': [
        'Fixed price: the risk is with whoever works. By the hour: it is with whoever pays. With a cap both carry a part of it.',
        'Before a fixed price write down what is not included. That list is the price.',
        'By the hour? Agree on a report each week and on a sum at which somebody rings.',
        'Break unknown work in two: a small fixed job to find out, and a price for the rest afterwards.',
        'Ask for a fixed fee for the first part and decide about the rest afterwards.',
      ],
      h: ['"All inclusive" is two words that have never met a cellar.'],
    },
    scene: [
      'Behind the old panelling is another panelling. By the hour everybody is calm. At a fixed price somebody sits down on the stairs.',
      'Two quotations on the table: one is a figure and one a rate. The customer takes the figure and asks nothing more. That was brave.',
    ],
    why: [
      [
        'Nobody can know what is behind a wall, so the question is who pays for it when it turns up.',
        'Surprises cost the same in any case. What was agreed only says whose they are.',
      ],
    ],
    parts: [
      [
        'A fixed price',
        [
          'Good for work that has been done a hundred times. The customer knows where they are, and speed is rewarded.',
          'One figure, no questions, as long as nobody changes their mind. It needs a clear edge.',
          'You know on the first day what it will be on the last. And both of you should know what is not in it.',
        ],
        'A single figure on a page',
      ],
      [
        'By the hour',
        [
          'Good when no one knows what is coming. It is honest and asks for trust and a weekly note.',
          'You pay for what is done. Without a limit it makes people look at the clock.',
          'Pay for what it takes. Agree on a ceiling, and on a word before it is reached.',
        ],
        'A timesheet with a pencil',
      ],
    ],
    turn: [
      'Most of the peace lies in between: an estimate, a cap and a call before it is reached.',
      'Whatever you choose, write down what happens when things turn out differently.',
    ],
    asks: [
      'Fixed or by the hour: which do you offer, and which do you prefer to pay?',
      'What was your most expensive fixed price?',
    ],
    ends: {
      p: 'Look at your last ten jobs: which form would have been better for both of you?',
      f: 'And before you name a figure, open the cupboard under the sink.',
      a: 'Known: fixed. Unknown: capped.',
      t: 'Record planned against actual hours on fixed jobs; that is how the next price learns.',
      h: 'No old house has ever stuck to an estimate.',
      i: 'A good agreement is one that both would sign again.',
      l: 'A figure, a handshake, a quiet night.',
    },
    work: 'Firms that buy services can ask for both offers for the same job. The distance between them shows how much uncertainty the supplier sees, and that is worth knowing in itself.',
    keep: 'the next quotation that you write or get',
    send: 'somebody who is sitting on the stairs',
    own: [
      {
        about: 'fixed (?:price|fee)|flat (?:rate|fee)|per hour|hourly|monthly (?:fee|package)|package',
        kinds: ['price', 'policy', 'offer'],
        lead: 'And how are fees set here?',
      },
    ],
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
      'What happens to your folder before it comes back as accounts',
      'From receipts to accounts: what happens in between',
    ],
    cover: 'What becomes of the folder',
    gist: [
      'It gets sorted, entered, compared with the bank, questioned, adjusted and read by a second person. Most of the time goes into what is not in it.',
      'Between handing over and signing lie weeks. A good part of it is waiting for one paper, and a small part is pure detective work.',
    ],
    subject: ['Where your folder spends its weeks', 'Between handing over and signing'],
    hooks: {
      '*': [
        'You hand over a folder in spring and get a booklet in summer. In between it has quite a life.',
        'The quickest part of accounts is the adding up.',
        'Adding up takes a second. The rest is why it takes a month.',
      ],
      p: 'Most of the weeks are spent waiting, and you can shorten that more than anybody.',
      f: 'Where has my folder been all that time? A fair question. Here is its itinerary.',
      a: 'Complete papers get done first. It is as simple as that.',
      t: 'Capture, reconcile, query, adjust, review, approve: the query loop dominates lead time.',
      h: 'For three weeks the folder lay under another folder. They are said to have become friends.',
      i: 'Many careful hands turn slips into something that you can build on.',
      l: 'Page by page a year takes shape.',
    },
    lines: {
      '*': [
        "Your bank balance in the books has to equal the bank's own, to the last coin. Only then does the interesting part begin.",
        'A second person reads what the first has made. Four eyes find what two have got used to.',
        'Queries are answered fastest when they come in one list. Ask for that, and answer in one go.',
        "Between the years some things have to be cut: the electricity bill in February is partly last year's.",
        'Send questions and answers in one message a week. Nothing ages like half an answer.',
      ],
      h: ['"Sundry" is where entries live that nobody has the heart to send away.'],
    },
    scene: [
      'On a shelf stand forty folders with names on their spines. Some lean. One has a rubber band and a smell of frying.',
      'Half past three. Somebody holds two bank slips against the light and says softly: "That is the same one, twice."',
    ],
    why: [
      [
        'Accounts must be right and also provable, so each figure needs a paper behind it.',
        'A sum without a source is a rumour, and rumours cannot be signed.',
      ],
      [
        'One open question can hold up the whole, because the figures hang together.',
        'Profit depends on stock, tax on profit, and all of them on that one missing statement.',
      ],
    ],
    parts: [
      [
        ['It gets sorted and entered', 'First, order'],
        [
          'Each slip finds its account. Much of it now runs by itself, and the odd ones do not.',
          'Machines read the clear ones. Somebody reads the {petrol|gas} receipt from the puddle.',
          'The clear ones go through quickly. The puddle takes an hour.',
        ],
        'Papers being sorted into trays',
      ],
      [
        ['It is held against the bank', 'Then the bank is the judge'],
        [
          'Every payment wants a partner.',
          "What is left over on either side is the day's list of questions.",
          'What it knows and the books do not has to be found.',
        ],
        'A ruler under a line of a statement',
      ],
      [
        ['You are asked', 'Then come questions'],
        [
          'One list, ideally. Your answer decides about days.',
          'It is the point at which folders grow dust.',
          'Answer in a day, and you are two weeks ahead.',
        ],
        'A short list of questions',
      ],
      [
        ['The year is cut to length', 'Then the year gets its edges'],
        [
          'What belongs to which, what has worn out, what is still owed.',
          'Here judgement is needed, and the talk with you.',
          'A bill from January may belong in December. Somebody has to decide.',
        ],
        'A pencil drawing a line at a date',
      ],
      [
        ['Someone else reads it', 'And another pair of eyes'],
        [
          'With fresh eyes and last year beside it.',
          '"Why has the telephone doubled?" is a good question.',
          'Whoever did not make it sees what is odd about it.',
        ],
        'Two heads over one set of accounts',
      ],
    ],
    turn: [
      'Then it is printed, and you turn to the last page.',
      'If you would like it sooner, answer the list on the same day.',
    ],
    asks: ['What do you think takes the longest?', 'At which stage has your folder got stuck before?'],
    ends: {
      p: 'Ask for a date by which the questions come, and block an hour for them.',
      f: 'And yes, you can tell which folders live in kitchens.',
      a: 'Complete in, quick answers, early out.',
      t: 'Lead time is query count times response time. Both are negotiable.',
      h: 'Folders, like cheese, do not all get better by lying.',
      i: 'Your year deserves this much attention.',
      l: 'Bound, signed, at rest.',
    },
    work: 'Firms that close quickly do nothing faster. They do the questions during the year, month by month, so that at the end there are none left.',
    keep: 'the day you hand over the folder',
    send: 'somebody who is waiting for their accounts',
    own: [
      {
        about: 'annual accounts|year-end|turnaround|accounts[^.]*within',
        kinds: ['process', 'service', 'number', 'policy', 'people'],
        lead: 'This is how it goes here.',
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
      'What to do with the quiet weeks of summer',
      'Slow weeks in the office: three things worth looking at',
    ],
    cover: 'Use the quiet weeks',
    gist: [
      'When the phone is silent, look at three things: prices, contracts, the customers who cost more than they bring. One afternoon each, in the shade.',
      'In the slow weeks there is time for what you never get to. Three afternoons are enough to change the autumn.',
    ],
    subject: ['Three afternoons in the shade', 'When the phone is silent'],
    hooks: {
      '*': [
        'The phone has not rung since Tuesday. It is a present.',
        'In the quiet weeks nobody wants anything from you. Make use of it before they are back.',
        'The silence is not a crisis. It is an appointment with yourself.',
      ],
      p: 'Quiet weeks are the only time at which small firms can look at themselves.',
      f: 'Slow week? Take a chair outside, and three sheets of paper.',
      a: 'Prices, contracts, customers. One afternoon each.',
      t: 'Review price list against costs, recurring contracts against use, customer margin against effort.',
      h: 'The office was so quiet that you could hear the standing orders going out.',
      i: 'Out of a calm afternoon a good autumn can grow.',
      l: 'Shade, iced water, and the year at half distance.',
    },
    lines: {
      '*': [
        "First quiet afternoon: hold the price list against this year's bills. Whatever has risen and was not passed on shows up in ten minutes.",
        'Second quiet afternoon: everything that is charged by itself. Insurance, phone, licences, the copier from the old office.',
        'Third quiet afternoon: sort customers by how much work they make. The bottom three deserve another price or a friendly ending.',
        "Half the year is over. Hold it against last year's first half, on one page, without any excuses.",
        'One afternoon, one subject, one decision. Then go for a swim.',
      ],
      h: ['Found in the quiet weeks: a contract for a fax line, in force, and quite proud of it.'],
    },
    scene: [
      'The shutters are half down, a fan turns its head, and on the desk lies the price list of the year before last.',
      'In the courtyard, under the lime tree, somebody is reading insurance contracts. It looks almost like a {holiday|vacation}.',
    ],
    why: [
      [
        'In full swing one decides what is urgent and never what is important.',
        'After the summer every day has a customer in it.',
      ],
      [
        'Halfway through a year there is still time to turn something.',
        'What you find out now can be put right before the year ends.',
      ],
    ],
    parts: [
      [
        ['Hold prices against costs', 'Your prices, against this year'],
        [
          "Item by item, with this year's bills beside you.",
          'The bestseller first. It is the one that has gone without a look for longest.',
          'Costs have moved without telling the price list.',
        ],
        'A price list and a pencil in the shade',
      ],
      [
        ['Go through what charges itself', 'Everything that pays itself'],
        [
          'Who uses it, when does it end, what would it cost today?',
          'Write notice dates into the calendar at once.',
          'Half of it is used by nobody. Cancel it with pleasure.',
        ],
        'A folder of contracts on a garden table',
      ],
      [
        ['Look at your customers calmly', 'The people you work for'],
        [
          'What they bring, what they take, how you feel when they ring.',
          'The third column is not in the books and still true.',
          'Some bring much and some take much. You know which.',
        ],
        'A list with three columns',
      ],
    ],
    turn: [
      'And the fourth afternoon belongs to you. Swim.',
      'Whatever you change, change one thing. It is hot.',
    ],
    asks: ['What do you do when the phone is silent?', 'Which contract would you find in your drawer?'],
    ends: {
      p: 'One page with three decisions is a good result for a summer.',
      f: 'And now off to the water with you.',
      a: 'Three sheets, three decisions.',
      t: 'Rank customers by margin after effort; look at the tail with care before you cut it.',
      h: 'Nothing frightens a useless contract like a person with time.',
      i: 'Rest and clarity often sit under the same tree.',
      l: 'A slow hour, well spent.',
    },
    work: 'If you have staff, give each of them one afternoon and one question: what have we been doing for years that nobody needs? Ice cream helps.',
    keep: 'the first silent Tuesday',
    send: 'a fellow owner who is never off',
    own: [
      {
        about: 'review|half-?year|interim|check-?up|planning',
        kinds: ['service', 'offer', 'event', 'price'],
        lead: 'Would you rather talk it through?',
      },
    ],
    pic: {
      ask: 'A folder and a glass of water on a table outside',
      alt: 'A folder and a glass of water on a garden table',
    },
    claims: [['Review of prices, contracts, customers', 'management practice']],
  },
];
