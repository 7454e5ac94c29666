// Decisions about money: what to insure, whom to sign for, when the money is needed.
import type { Idea } from '../../library/idea.ts';

export const DECIDING: readonly Idea[] = [
  {
    id: 'the-insured-toaster',
    format: 'mistake',
    again: 11,
    emoji: '☂️',
    tags: ['InsuranceTips', 'WhatToInsure', 'RiskAtHome'],
    wrong: 'Insuring the toaster and leaving out what could ruin you',
    title: 'What to insure first: large and rare before small and often',
    cover: 'Large and rare comes first',
    gist: [
      'Insurance is for losses that you could not bear. A broken toaster is annoying; harm you cause to others, a fire or a lost income can follow you for decades.',
      'Ask of every policy: could I pay for this myself next month? If yes, you may not need it. If no, look closer.',
    ],
    subject: ['Could you pay it next month?', 'Three policies on small things'],
    hooks: {
      '*': [
        'At the {till|register} they ask whether you would like to insure the headphones. Nobody at any {till|register} has ever asked about your income.',
        'Sort your policies by one question: which of these losses would still hurt in ten years?',
      ],
      p: 'A premium is well spent where the loss would be rare and too large to bear.',
      f: 'Shall we go through your policies together? You need a kitchen table and three piles.',
      a: 'Cover the ruin first. The nuisance can be paid for.',
      t: 'Rank by severity and then by frequency: transfer what is rare and severe, retain what is frequent and small.',
      h: 'The phone is insured, and so is its screen, and so is the glass on the screen. The person holding it is on their own.',
      i: 'To know what you could bear is a quiet kind of strength.',
      l: 'Few policies, well chosen, in one slim folder.',
    },
    lines: {
      '*': [
        'Ask of every policy: if this happened tomorrow, could I pay it within a month? Only a no needs insurance.',
        'A higher {excess|deductible} lowers many premiums. You carry the scratches yourself, and the policy is there for the wall.',
        'Look for doubles: travel cover on the card, glass in the household policy, breakdown with the car. People pay twice without knowing.',
        'Small things break often, so insuring them is dear. Large things happen seldom, so covering them can cost less than you think.',
      ],
      h: [
        'The washing machine was insured for five years. It died in the sixth, out of a sense of occasion.',
      ],
    },
    scene: [
      'Three piles on a kitchen table: ruin, hurt, nuisance. The third is the tallest, and the first is one sheet of paper.',
      'At the counter somebody adds up what two years of cover for the vacuum cleaner cost. It is a vacuum cleaner.',
    ],
    why: [
      [
        'Frequent small losses are the dearest to insure, since each premium also pays for handling them.',
        'An insurer has to earn back every small claim, plus the letter that goes with it.',
      ],
      [
        'We fear what we can picture, and a cracked screen is easy to picture.',
        'Great losses are rare in our circle of friends, so we leave them out of our reckoning.',
      ],
    ],
    parts: [
      [
        'Make three piles: ruin, hurt, nuisance',
        [
          'What would follow from that loss? Sort every policy by it.',
          'Do it with somebody. You will disagree in useful places.',
        ],
        'Three piles of envelopes on a table',
      ],
      [
        'See what is missing under ruin',
        [
          'Harm to others, home, health, income: which of these is covered where you live, and by whom?',
          'In some countries the state carries part of it. Find out how much, and for how long.',
        ],
        'One sheet of paper beside a pen',
      ],
      [
        'Thin out the nuisances',
        [
          'Put the premiums for small things into a pot. It pays for the next toaster.',
          'Note the notice dates and let them run out one by one.',
        ],
        'A coin jar beside a toaster',
      ],
      [
        'Look for what you pay for twice',
        [
          'Bank card, club, employer, old family policies: cover hides in all of them.',
          'Ask in writing before you cancel the second one.',
        ],
        'Two documents side by side, unreadable',
      ],
    ],
    turn: [
      'Two or three policies usually change places in the process.',
      'The sum often stays the same. It is only in the right places afterwards.',
    ],
    asks: [
      'Which policy do you have that you have never understood?',
      'Which small thing have you insured, and was it worth it?',
    ],
    ends: {
      p: 'Repeat it when your life changes: a child, a home, a business, a move.',
      f: 'If the toaster breaks, there is always bread.',
      a: 'First what ruins. Then, perhaps, what hurts.',
      t: 'Choose the {excess|deductible} at the level your reserve can carry without a loan.',
      h: 'There is no policy against buying too many policies.',
      i: 'Being prepared for the worst leaves room for the rest.',
      l: 'What matters is covered, and the rest may break.',
    },
    work: 'Firms tend to insure the van and forget the key person. One hour a year on the question "what would close us for six months?" is better spent than a whole day on glass.',
    caution:
      'General orientation, no advice on your case. Needs differ by country and person; do not cancel before new cover is confirmed.',
    keep: 'an evening with all your envelopes',
    send: 'somebody who has insured the headphones',
    own: [
      {
        about:
          'policy (?:check|review)|insurance (?:check|review|advice|broker)|liability|income protection|disability cover',
        kinds: ['service', 'offer', 'product', 'process', 'event'],
        lead: 'A second pair of eyes helps with such decisions.',
      },
    ],
    pic: {
      ask: 'Three piles of envelopes on a kitchen table, names covered',
      alt: 'Three piles of envelopes on a kitchen table',
    },
    claims: [
      [
        'Insure severe rare losses first; retain small frequent ones',
        'risk management textbooks; consumer bodies',
      ],
      ['A higher excess usually lowers the premium', 'insurance practice; worded "many"'],
    ],
  },
  {
    id: 'before-you-sign-for-a-friend',
    format: 'checklist',
    again: 11,
    emoji: '✍️',
    tags: ['Guarantor', 'FamilyMoney', 'MoneyDecisions'],
    tick: true,
    title: 'Asked to be a guarantor? What to settle before you sign',
    cover: 'Before you sign for somebody',
    gist: [
      'A guarantor pays when the other person cannot. Read the sum, the term and the way out, ask what happens if you fall out, and sign only for what you could pay and still sleep.',
      'You are not being asked for a favour. You are being asked to owe money under conditions.',
    ],
    subject: ['A signature with conditions', 'What if you fall out?'],
    hooks: {
      '*': [
        '"It is only a formality," says somebody you love, and turns the form round.',
        'Your nephew needs a signature for his {flat|apartment}. The form says "jointly and severally". It means all of it.',
      ],
      p: 'Treat a guarantee as a loan that you may have to repay, and decide from there.',
      f: 'Somebody close to you has asked you to sign? You may say "let me read it until Sunday".',
      a: 'Sign only what you could pay.',
      t: 'Check cap, duration, joint liability, notice and release: five terms decide what a guarantee can cost.',
      h: 'A formality is a word for something that has seven pages.',
      i: 'A clear no can keep a friendship that a vague yes would cost.',
      l: "Before a signature for somebody else, a night's sleep.",
    },
    lines: {
      '*': [
        'Before you stand guarantor, imagine that you have to pay next month. Would it be possible, and would you still speak to each other?',
        'Ask for a guarantee with a limit and an end: this sum at most, until this date.',
        '"Jointly and severally" means that they may come to you for all of it, and not for your share alone.',
        'Have the lender tell you, in writing, at the first missed payment, and not after the sixth.',
      ],
      h: ['Uncles are asked because they are kind and have a house. Mostly because they have a house.'],
    },
    scene: [
      'Sunday coffee, a form beside the cake, and a pen that has been laid so that it points at you.',
      'Four years later a letter comes with a sum in it and a name that has not rung since the summer.',
    ],
    why: [
      [
        'Lenders ask for a guarantor where they have a doubt, so the risk has already been looked at and passed on.',
        'If the bank were sure, it would not ask for a second signature.',
      ],
      [
        'Feelings and figures get mixed in a family, and the paper only knows the figures.',
        'What was meant as trust is read later as a debt.',
      ],
    ],
    parts: [
      [
        'Take the form home',
        [
          'Ask for all pages and for three days. No real offer dies of that.',
          'Read it on a day when nobody is waiting for your answer in the next room.',
        ],
        'A form lying on a kitchen table, unreadable',
      ],
      [
        'Find the sum and the end',
        [
          'A limit in money and a date in the calendar. Without both it may run on after a move or a divorce.',
          'Look for "all present and future debts". Those five words are a reason to stop.',
        ],
        'A calendar with a far-off date marked',
      ],
      [
        'Think it through to the bad case',
        [
          'Job lost, quarrel, illness. Who pays in which month, and out of what?',
          'Count your own plans in as well: a home loan of yours may be judged with this on it.',
        ],
        'A pencil and a short list of sums, blurred',
      ],
      [
        'Agree on what you will be told',
        [
          'A look at the statement every quarter is not mistrust. You are part of it.',
          'Settle who rings whom when a payment is late, while you are still laughing.',
        ],
        'Two people with coffee cups at a table',
      ],
      [
        'Have it looked at',
        [
          'Advice from somebody who is not paid by the lender. In some countries it is required.',
          'An hour with a lawyer or a consumer body costs little beside seven pages.',
        ],
        'A folder under an arm',
      ],
    ],
    turn: [
      'There are other ways to help: a smaller sum as a gift, a deposit, an evening with the budget.',
      'A no with a reason and an offer beside it is not unkind.',
    ],
    asks: [
      'Have you ever signed for someone, and would you do so again?',
      'How do you say no kindly when family asks?',
    ],
    ends: {
      p: 'Keep a copy of everything you sign, with the date on which it ends.',
      f: 'And let nobody wait in the next room while you read.',
      a: 'Limit, date, advice. Then decide.',
      t: 'A guarantee can affect your own credit assessment; ask before, not after.',
      h: 'Formalities, as a rule, come without a due date.',
      i: 'To help somebody does not mean to carry all of it.',
      l: 'Slept on it twice, decided once.',
    },
    work: 'Directors of small firms are asked for personal guarantees as a matter of routine. Ask for a cap and a date there too, and put the date in the calendar of the company.',
    caution: 'General information and no legal advice. Take independent advice before you sign a guarantee.',
    keep: 'the next "it is only a formality"',
    send: 'an uncle with a house',
    own: [
      {
        about: 'guarant(?:or|ee for)|family (?:loan|mortgage|advice)|first.?time buyer|independent advice',
        kinds: ['service', 'product', 'process', 'event'],
        lead: 'Talking it through beforehand helps.',
      },
    ],
    pic: {
      ask: 'A form and a pen beside a coffee cup, nothing readable',
      alt: 'A form and a pen lying beside a coffee cup and a slice of cake',
    },
    claims: [
      [
        'A guarantor is liable under conditions; caps, duration and joint liability matter; take independent advice',
        'law of suretyship in many countries; consumer advice',
      ],
    ],
  },
  {
    id: 'when-will-you-need-it',
    format: 'tip',
    again: 11,
    emoji: '⏳',
    tags: ['SavingGoals', 'TimeHorizon', 'MoneyBasics'],
    title: 'When will you need the money? The first question about savings',
    cover: 'First ask when',
    gist: [
      'Before you ask where to put money, write down when you will need it. Soon means safe and at hand. Much later can bear ups and downs. In between lies the difficult part.',
      'Three envelopes with three dates sort savings better than any product name.',
    ],
    subject: ['Three envelopes, three dates', 'Ask when before you ask where'],
    hooks: {
      '*': [
        '"Where should I put my savings?" is the second question. The first one has a date in it.',
        'Money for the new roof in March and money for your old age have little in common except the currency.',
      ],
      p: 'The date on which money is needed decides how much uncertainty it can stand.',
      f: 'Is all your saved money lying in one heap? Let us write dates on it.',
      a: 'Date first. Product last.',
      t: 'Horizon determines capacity for volatility: the shorter it is, the less time a loss has to recover.',
      h: 'Savings without a purpose have a way of turning into a sofa.',
      i: 'A sum with a date on it is a plan.',
      l: 'Three envelopes for savings, each with its date in ink.',
    },
    lines: {
      '*': [
        'Write a date on every sum you save. Needed within two years or so: keep it safe and at hand, even if it earns little.',
        'What may go up and down must not be needed next summer. If you cannot name the date, find it first.',
        'Two things spoil a long plan: having to sell on a bad day, and looking every day.',
        'If somebody recommends a product before asking when you need the money, the order is wrong.',
      ],
      h: ['The heap of savings is called "for later". Later has already had the bathroom done.'],
    },
    scene: [
      'Two sisters have saved the same amount. One wants a van in spring, and the other wants to stop working in thirty years. They ask for the same tip.',
      'The offer was tempting, the roof was due, and the prices were at the bottom on the very day the roofer came.',
    ],
    why: [
      [
        'Things that swing need time, since a fall is only a loss for those who have to sell that day.',
        'What goes down tends to need years to come back, if it does, and a roof will not wait.',
      ],
      [
        'Money without a purpose is spent by whatever comes along first.',
        'A nameless heap answers every wish with yes.',
      ],
    ],
    parts: [
      [
        'Soon: within a year or two',
        [
          'Roof, tax, car, wedding. It has to be there in full on the day.',
          'Here the aim is that nothing happens to it. Yield is a side matter.',
        ],
        'An envelope with "spring" written on it',
      ],
      [
        'Some day: three to ten years',
        [
          'The hard middle. The nearer the date, the quieter the place should be.',
          'Move it in steps to the safe side as the day approaches.',
        ],
        'An envelope beside a calendar',
      ],
      [
        'Late: longer than that',
        [
          'Here there is time for bad years, and costs and spread matter more than the clever moment.',
          'A plan that you can leave alone for a decade suits most people better than a tip.',
        ],
        'An envelope at the back of a drawer',
      ],
    ],
    turn: [
      'Only now talk about products, with the three dates in front of you.',
      'If a sum has no date, ask what you are afraid of. That is often the answer.',
    ],
    asks: ['Which of your savings has a date?', 'What do you save for that lies more than ten years ahead?'],
    ends: {
      p: 'Go through the dates once a year; they come closer by themselves.',
      f: 'Old envelopes will do. The handwriting is what counts.',
      a: 'When, how much, how sure. Then where.',
      t: 'Match duration to liability, in households as in pension funds.',
      h: 'Money marked "later" has a way of meaning Saturday.',
      i: 'A clear aim makes waiting easier.',
      l: 'For spring, for some day, for late.',
    },
    work: 'Advisers can open every first talk with a sheet of three columns and no product. Clients bring their own dates to it, and the rest of the talk takes half the time.',
    caution:
      'General information, not investment advice. Investments can lose value; ask for advice on your own case.',
    keep: 'the evening on which you sort your savings',
    send: 'somebody who has just asked you for a tip',
    own: [
      {
        about:
          'savings? (?:plan|advice|talk)|financial plan|investment advice|pension (?:advice|check|planning)|retirement planning',
        kinds: ['service', 'event', 'process', 'product', 'offer'],
        lead: 'Dates like these can be talked over with somebody.',
      },
    ],
    pic: {
      ask: 'Three envelopes with words on them, no sums',
      alt: 'Three envelopes with handwritten words lying on a table',
    },
    claims: [
      ['Time horizon determines the capacity to bear fluctuation', 'investor education of regulators'],
    ],
  },
  {
    id: 'one-account-or-three',
    format: 'either',
    again: 9,
    emoji: '👫',
    tags: ['CouplesAndMoney', 'JointAccount', 'ThisOrThat'],
    title: 'One account or three: how couples share their money',
    cover: 'One account or three?',
    gist: [
      'One pot for everything, or yours, mine and ours: each way has happy couples and unhappy ones. What matters is that both of you can say how it works.',
      'With one account there are no secrets about shoes. With three there are fewer questions about them.',
    ],
    subject: ['Yours, mine, ours', 'Who pays for the {holidays|vacation}?'],
    hooks: {
      '*': [
        'Two people, one fridge, and the question from which account the milk is paid.',
        'You have talked about children, cities and cats. Have you talked about the account?',
      ],
      p: 'A shared rule about money matters more than which rule it is.',
      f: 'How do the two of you do it? And did you ever decide on it, or did it just come about?',
      a: 'Decide once, out loud. Then live with it.',
      t: 'Three variants: full pooling, proportional contributions to a joint account, separate with settlement.',
      h: 'They kept everything apart until the cat fell ill. The cat had not been asked whose it was.',
      i: 'To speak openly about money is a form of closeness.',
      l: 'One purse between two, and each keeps a small one besides.',
    },
    lines: {
      '*': [
        'One account or three?\n\nOne: simple, and everyone sees the birthday present\nThree: more to arrange, fewer discussions',
        'If you pay into a joint account, think of shares and not of halves: each gives the same part of what they earn.',
        'Agree on a sum below which nobody has to ask. It is the most peaceful line in any budget.',
        'Once a year, exchange roles: the one who never looks does the accounts for a month.',
      ],
      h: ['He bought her the present from the joint account. She has said how generous they both were.'],
    },
    scene: [
      'Saturday, a supermarket, two cards held out at the same moment. Both say "no, it is my turn".',
      'At a wedding table an aunt tells the couple the only advice she has: "Each of you needs some money that nobody asks about."',
    ],
    why: [
      [
        'Money carries freedom and fairness at the same time, and couples weigh the two differently.',
        "Behind the question of the account are two others: what is fair, and what is nobody else's business?",
      ],
    ],
    parts: [
      [
        'One for all',
        [
          'All wages come in here, everything goes out. You see at a glance how things stand, both of you.',
          'It takes trust and makes little work. Surprises have to be paid for in cash.',
        ],
        'One jar of coins on a table',
      ],
      [
        'Yours, mine, ours',
        [
          'Rent and shopping from the joint one, the rest at your own discretion. The share has to be settled.',
          'When incomes differ, half and half is simple and not always fair.',
        ],
        'Three jars of coins in a row',
      ],
    ],
    turn: [
      'Whichever it is, both should have access to enough for a month.',
      'A child, a move or a new job is a reason to decide again.',
    ],
    asks: ['One account or three, and why?', 'Up to what sum does nobody have to ask in your home?'],
    ends: {
      p: 'Write the rule down in three lines, with the date; memories of it will differ.',
      f: 'Whichever you choose, keep one envelope for birthday presents.',
      a: 'Both know it. Both agreed. Good.',
      t: 'Proportional rule: contribution equals own income over joint income, times the costs.',
      h: 'The only truly joint property in many homes is the remote control.',
      i: 'Those who share their worries may also share their figures.',
      l: 'Two cups, one calculation, and then the evening.',
    },
    work: 'Business partners face the same choice under other names. Agree early on what each may spend without asking; it is the clause that is looked up most often.',
    caution: 'A joint account can bring joint liability. Ask the bank what applies to you.',
    keep: 'a quiet Sunday as two',
    send: 'the person you share a fridge with',
    own: [
      {
        about: 'joint account|couples|(?:current|checking) accounts?',
        kinds: ['product', 'service', 'event', 'price'],
        lead: 'Couples can ask about this before they decide.',
      },
    ],
    pic: {
      ask: 'One jar or three jars with coins on a kitchen table',
      alt: 'Three glass jars with coins on a kitchen table',
    },
    claims: [
      [
        'Pooling, proportional and separate systems exist; proportional sharing by income',
        'sociology of household money; money advice services',
      ],
    ],
  },
  {
    id: 'how-a-lender-reads-you',
    format: 'behind',
    again: 11,
    emoji: '🔍',
    tags: ['LoanApplication', 'BehindTheScenes', 'Borrowing'],
    title: 'How a lender reads an application for a loan',
    cover: 'How a lender reads you',
    gist: [
      'Four questions lie behind every application: can you pay, have you paid, what stands behind it, and does it all fit together? Knowing them saves a refusal by letter.',
      'A lender does not look for rich people. A lender looks for a month that works out with the instalment in it.',
    ],
    subject: ['Does the month work out?', 'Four questions behind a form'],
    hooks: {
      '*': [
        'Somebody opens your application, skips the page about your plans and turns to the bank statements.',
        'To a lender, the subscription you forgot is a line. Eleven of them are a pattern.',
      ],
      p: 'An application that explains its odd entries itself is decided sooner.',
      f: 'Would you like to know how it is read, before you send it off?',
      a: 'Show that the month works out.',
      t: "Capacity, history, collateral, consistency: affordability is tested at a higher rate than today's.",
      h: 'Asked on the form about dependants, he put down the boiler.',
      i: 'A clear picture of your own money is useful, whatever the bank says.',
      l: 'A tidy folder speaks in a low voice.',
    },
    lines: {
      '*': [
        'Look at your last three months of statements before the lender does. Which line would you want to explain? Explain it in a note.',
        'Before a large application, leave accounts, jobs and other credit alone for a while if you can. Calm reads well.',
        'Ask for your own credit file; in many countries a copy is free. Errors in it are more common than people think, and can be corrected.',
        'Refused? Ask why, and ask what would have to be different in a year. It is a better question than "and at the next bank?"',
      ],
      h: ['"Miscellaneous" is the largest item in many a budget, and the least loved reading in any bank.'],
    },
    scene: [
      'A desk, two screens. On the left what somebody wrote about themselves, on the right what the account has to say.',
      'A couple comes in with a folder that has tabs. The person behind the desk relaxes visibly.',
    ],
    why: [
      [
        'Lenders are often bound by law to check whether a loan can be carried, also in worse times.',
        'A loan that does not fit helps neither side, and supervisors look at it too.',
      ],
      [
        'Papers that contradict one another raise questions, and each question takes a week.',
        'If the wage on the form is not the wage on the statement, somebody has to write to you.',
      ],
    ],
    parts: [
      [
        'Can it be carried',
        [
          'Income less rent, food, car and other instalments. What remains must bear the new one, with some air.',
          'They also reckon with a higher rate or a child, and you should as well.',
        ],
        'A pencil under a column of figures, blurred',
      ],
      [
        'How was it in the past',
        [
          'Paid on time, for how long, how many requests lately. That is what a credit file shows.',
          'A missed bill of years ago can be explained. An unexplained one is counted.',
        ],
        'A stack of statements with a clip',
      ],
      [
        'What stands behind it',
        [
          'Deposit, house, car, a second income. It changes the price of the loan.',
          'Security makes a loan cheaper and a failure dearer. Both belong in your decision.',
        ],
        'A small model house on a desk',
      ],
      [
        'Does it all fit together',
        [
          'Names, dates, sums: the same on every page. A short letter about the odd ones helps.',
          'Self-employed? Two good years and a sentence about the bad one.',
        ],
        'Two pages laid side by side',
      ],
    ],
    turn: [
      'At the end there is a person or a rule, and in many places you may ask for the person.',
      'If the sum is too large for the month, this is the kindest moment to hear it.',
    ],
    asks: ['What would your last three statements say about you?', 'Which line would you have to explain?'],
    ends: {
      p: 'Several requests in a short time can leave traces; ask which kind of check is made.',
      f: 'And cancel the gym if you never go. It reads badly and costs every month.',
      a: 'Complete, consistent, explained.',
      t: 'Prepare: identity, income, outgoings, statements, purpose. One file, in that order.',
      h: 'A bank statement is a diary that nobody edits.',
      i: 'Order in your own affairs is its own reward, with or without a loan.',
      l: 'Each paper in its place, and a calm answer.',
    },
    work: 'For a business loan the same four questions apply, with one more: what do you do if your largest customer leaves? Answer it on half a page before anyone asks.',
    caution: 'General information. Rules and data differ by country; borrow only what you can repay.',
    keep: 'the month before you apply',
    send: 'somebody who is gathering papers for the bank',
    own: [
      {
        about: 'mortgage|\\bloans?\\b|lending|credit (?:check|decision)|decision in principle',
        kinds: ['service', 'product', 'process', 'people', 'number'],
        lead: 'It helps to ask before you apply.',
      },
    ],
    pic: {
      ask: 'A tidy folder with tabs on a desk, names and sums covered',
      alt: 'A folder with coloured tabs lying on a desk',
    },
    claims: [
      [
        'Affordability, credit history, collateral and consistency in lending; affordability checks required in many countries',
        'banking textbooks; consumer credit law',
      ],
      [
        "Right to a copy of one's credit file in many countries",
        'data protection and credit reporting rules',
      ],
    ],
  },
  {
    id: 'pocket-money-or-wages',
    format: 'either',
    again: 9,
    emoji: '🐷',
    tags: ['PocketMoney', 'KidsAndMoney', 'ParentTips'],
    title: 'Pocket money: a fixed sum, or pay for chores?',
    cover: 'Pocket money or wages?',
    gist: [
      'A fixed sum every Saturday teaches a child to make money last. Pay for jobs teaches that work has a price. What happens when the {bin|trash can} is full and nobody is paid for it?',
      'Some families pay by the week, some by the mown lawn, and in both the sticker album wins.',
    ],
    subject: ['What does a mown lawn cost?', 'Every Saturday, or by the job?'],
    hooks: {
      '*': [
        'The child has mown the lawn and is holding out an invoice. It says "machine hire" as well.',
        'Saturday, half past nine, a coin on the table. On Monday it is gone. Good.',
      ],
      p: 'Regular pocket money gives a child the chance to run out of it, while the sums are small.',
      f: 'How do you do it at home? A fixed sum, or payment by performance?',
      a: 'Fixed, on time, and without questions about the purchase.',
      t: 'Two models: allowance trains budgeting over time, piece pay trains price and negotiation.',
      h: 'The daughter of the house now charges for emptying the {bins|trash cans}. She gives a receipt.',
      i: 'To have spent it badly once, at seven, is worth a great deal at thirty.',
      l: 'A coin, a slot, and a long time to think.',
    },
    lines: {
      '*': [
        'Pocket money: fixed or by the job?\n\nFixed: they learn to make it last\nBy the job: they learn to send invoices',
        'Pay pocket money on the same day each week and never in advance. Waiting is the actual lesson.',
        'Let them buy the wrong thing. Junk from the {kiosk|newsstand}, bought with their own coin, teaches more than you could.',
        'Cash for the small ones: a coin that is gone can be seen. With a card, only the balance changes.',
      ],
      h: ['A lost tooth brings more than a mown lawn. The lawn has been looked at with new eyes since.'],
    },
    scene: [
      'A shop counter, a seven-year-old, a toy that will be broken by Sunday. The parent says nothing and has to look out of the window.',
      'Two brothers count under the bed. One has saved since Christmas, and the other has known the ice cream man by name since Easter.',
    ],
    why: [
      [
        'Both ways teach something true, and each leaves out what the other shows.',
        'Work and money belong together in life, and setting the table belongs to living together.',
      ],
    ],
    parts: [
      [
        'A fixed sum',
        [
          'Every Saturday, no strings. Chores are done because you live here.',
          'What is spent is spent until the next one. Be kind, and stay firm.',
        ],
        'A coin on a breakfast table',
      ],
      [
        'Pay by the job',
        [
          'Car, lawn, windows: a price list on the fridge. Ordinary chores stay unpaid.',
          'It works until somebody has enough money and the dishes are still there.',
        ],
        "A price list in a child's handwriting",
      ],
    ],
    turn: [
      'Many families mix them: a fixed sum, and extra jobs for extra wishes.',
      'Whichever you choose, keep money out of punishments.',
    ],
    asks: [
      'Fixed sum or pay for chores: how was it in your childhood?',
      'What was the worst thing you ever bought with pocket money?',
    ],
    ends: {
      p: 'Money advice services in many countries publish amounts by age, as a starting point.',
      f: 'Tell us about your worst buy. Ours was a whistle.',
      a: 'Same day, same sum, their choice.',
      t: 'Raise it on birthdays, together with what it has to cover.',
      h: 'Children who learn to invoice will invoice you.',
      i: 'A small sum of their own teaches a large thing.',
      l: 'The slot in the tin is narrow, and the wish is patient.',
    },
    work: 'Bonus schemes know the same trouble. Pay for a single task, and you get that task; whatever had been done unpaid until then is suddenly a question of price.',
    keep: 'the next discussion about the {bins|trash cans}',
    send: 'somebody with a small bookkeeper at home',
    own: [
      {
        about:
          'child(?:ren)?.?s? (?:account|savings)|kids|young savers|junior|school (?:visit|workshop)|financial education',
        kinds: ['product', 'service', 'event', 'offer', 'value'],
        lead: 'Saving can be learnt early.',
      },
    ],
    pic: {
      ask: "Some coins beside a money box or a price list in a child's hand",
      alt: 'A few coins beside a money box on a kitchen table',
    },
    claims: [
      [
        'Regular allowance on a fixed day, own decisions, cash for young children',
        'money advice services and family counselling',
      ],
    ],
  },
  {
    id: 'the-paper-hour-of-winter',
    format: 'season',
    again: 11,
    emoji: '🗃️',
    tags: ['PaperworkDay', 'NewYearMoney', 'Beneficiary'],
    title: 'The yearly letters from bank and insurer: what to check in an hour',
    cover: 'One hour for the yearly letters',
    gist: [
      "In winter the yearly letters arrive. Look at four things in them: address, sums, who is named to receive, and what it costs. Then file them and throw last year's away if you may.",
      'Most yearly statements go unread into a folder. The name of the person who would be paid may be that of somebody you no longer speak to.',
    ],
    subject: ['Who stands in the form?', 'Four looks at each letter'],
    hooks: {
      '*': [
        'In an old policy there is a name. It is the person who gets the money. When did you last look at it?',
        'A pile of grey envelopes has been lying on the stairs for weeks. One hour, and one pencil.',
      ],
      p: 'A yearly look at names and sums keeps old contracts true to your life.',
      f: 'Is it dark at five, and is there a pile? Make tea. We shall go through it envelope by envelope.',
      a: 'Name, sum, cost, address. Then file it.',
      t: 'Beneficiary clauses may override a will in some countries; review them after each change in the family.',
      h: 'According to the life policy, everything goes to somebody called Sandra. It was one summer.',
      i: 'A tidy hour in winter is a present to those who would one day have to look for things.',
      l: 'Lamplight, tea, and envelopes opened one by one.',
    },
    lines: {
      '*': [
        'Look up who is named as beneficiary in your policies and pensions. After a marriage, a child or a parting, the old name often stays.',
        'Compare the yearly statement with the one before: has it grown, and what was taken off? Two figures, one pencil line.',
        'Moved house? Then write to those who only write once a year. They are the ones that get lost.',
        'Keep final statements, contracts and tax papers; let the rest go. What must be kept, and how long, differs by country.',
      ],
      h: ['The envelope says "important, do not throw away". It has said so every year, on the same heap.'],
    },
    scene: [
      'A winter Sunday, rain, a letter opener. She reads "subject to the provisions of section four" aloud, and he says "pass me the {biscuits|cookies}".',
      'In the family folder lies an old policy. It names somebody from a rowing club whom nobody has seen since school.',
    ],
    why: [
      [
        'Contracts are made once and life goes on, so names and sums grow old in a drawer.',
        'Nobody {rings|calls} the pension fund on their wedding day.',
      ],
      [
        'Mistakes in such letters can be put right easily in the first year, and with difficulty in the tenth.',
        'A wrong date of birth is a phone call today and a lawsuit in thirty years.',
      ],
    ],
    parts: [
      [
        'Check the name',
        [
          'Who would receive it? Look for "beneficiary" or "nomination", and note the date beside it.',
          'If nobody is named, find out who gets it then.',
        ],
        'A finger on a line of a form, unreadable',
      ],
      [
        'Compare two sums',
        [
          'This year and last. If it shrank, read the line above.',
          'Paid in, taken off, left over: those three explain nearly every statement.',
        ],
        'Two statements side by side, figures blurred',
      ],
      [
        'Look for the costs',
        [
          'Fees, charges, premiums. A rise has to be announced, usually on page three.',
          'Circle what has gone up and ask about one of them.',
        ],
        'A pencil circle on a page',
      ],
      [
        'File it and let old ones go',
        [
          'One folder per kind, the newest in front. What can go is shredded.',
          'Tear the address off anything that ends up in the paper bin.',
        ],
        'A folder with the newest sheet in front',
      ],
    ],
    turn: [
      'Write on the folder when you did it. Next winter that takes half the time.',
      'Then tell one person where the folder is.',
    ],
    asks: ['Whose name stands in your oldest policy?', 'How high is your pile of unopened envelopes?'],
    ends: {
      p: 'Changes of beneficiary usually have to be made in writing; keep the confirmation.',
      f: 'After that, something with chocolate.',
      a: 'Four looks per letter. One hour in all.',
      t: 'Record: contract number, beneficiary, date checked. Three columns will do.',
      h: 'First loves should be remembered, though not necessarily by the pension fund.',
      i: 'Order is a way of being kind in advance.',
      l: 'The last envelope, and the fire is still warm.',
    },
    work: 'Employers can send one line with the {payslip|pay stub} once a year: "Please check who is named in your pension." Nothing else that they write that month will matter as long.',
    caution:
      'Rules on beneficiaries and on keeping papers differ by country. Ask your provider or a lawyer about your case.',
    keep: 'a rainy Sunday',
    send: 'somebody with a pile on the stairs',
    when: { season: ['winter'] },
    own: [
      {
        about:
          'annual review|yearly (?:review|check)|policy (?:check|review)|pension (?:check|review)|beneficiar|estate planning',
        kinds: ['service', 'event', 'offer', 'process'],
        lead: 'What remains unclear can be asked.',
      },
    ],
    pic: {
      ask: 'A pile of envelopes with a letter opener and a cup of tea, names covered',
      alt: 'A pile of envelopes with a letter opener and a cup of tea',
    },
    claims: [
      [
        'Review beneficiary designations after life changes; designations may pass outside a will in some countries',
        'consumer and legal advice; worded "may", "in some countries"',
      ],
      ['Retention periods differ', 'national tax rules'],
    ],
  },
  {
    id: 'the-sticks-that-burned-parliament',
    format: 'story',
    again: 12,
    emoji: '🔥',
    tags: ['MoneyHistory', 'TallySticks', 'FinanceStories'],
    title: 'The wooden receipts that burned down a parliament',
    cover: 'Receipts made of wood',
    gist: [
      'For centuries the English treasury kept its accounts on notched sticks, split in two. When they were burned at last, in a stove under the House of Lords, the whole building went with them.',
      'A stick, some notches, split lengthways: each side kept half, and no one could cheat. Then came the day of tidying up.',
    ],
    subject: ['An archive made of hazel', 'How tidying up went wrong'],
    hooks: {
      '*': [
        'The old Houses of Parliament in London burned down because somebody was told to clear out the receipts.',
        'For some seven centuries an English tax receipt was a piece of hazel with notches in it.',
      ],
      p: 'One of the soundest systems of accounting ever used could be held in one hand.',
      f: 'A story for everybody who has old receipts in a cupboard and means to deal with them.',
      a: 'Never burn an archive in one go.',
      t: 'Notches by width stood for thousands, hundreds, scores and pounds. Splitting gave each party a matching record.',
      h: 'The fire in the Houses of Parliament may be the only case in which the paperwork got its own back.',
      i: 'Trust used to be a thing that you could fit together in your hands.',
      l: 'Hazel wood, split along the grain, worn smooth.',
    },
    lines: {
      '*': [
        'A tally was a stick with notches for the sum, split lengthways. The halves only fit each other, so neither side could change its own.',
        'The longer half went to the one who had paid, and was called the stock. Some say that this is where "stockholder" comes from.',
        'A palm-wide notch was a thousand pounds, a thumb a hundred. You could feel in the dark how much you were owed.',
        'The sticks were abolished and then left lying for years. The fire came when someone finally had to clear the room.',
      ],
      h: [
        'A bonfire would have upset the neighbours, so they used the stoves. The glow could be seen from far outside London.',
      ],
    },
    scene: [
      'London, an October evening in the eighteen-thirties. Two workmen have been feeding sticks into the stoves under the House of Lords since the morning.',
      'A visitor to the chamber remarks that the floor is rather warm, even through his boots. Nobody thinks much of it.',
    ],
    why: [
      [
        'A record that both sides hold, and that fits only one other, is hard to forge.',
        'You can alter a page. You cannot add a notch to wood that is in the pocket of somebody else.',
      ],
      [
        'What lasts for centuries is rarely ended with as much care as it was begun.',
        'Systems are introduced with ceremony and cleared away on an afternoon.',
      ],
    ],
    parts: [
      [
        'A stick for a debt',
        [
          'A clerk cut notches into a hazel stick: the wider the notch, the larger the sum. Those who could not read could still feel it.',
          'Anyone who paid the king got a stick as receipt, with the sum cut across it.',
        ],
        'A notched hazel stick',
      ],
      [
        'Split into two halves',
        [
          'Then the stick was split lengthways. Treasury and payer each took a half, and at the reckoning the halves had to fit.',
          'Grain, notches and knots had to match. A forger would have needed the same tree.',
        ],
        'Two halves of a split stick fitted together',
      ],
      [
        'A room full of sticks',
        [
          'In the end paper won. The sticks were abolished and lay about in Westminster by the cartload.',
          'For years nobody knew what to do with the old sticks. The poor might have had them for firewood, as Dickens remarked later.',
        ],
        'A heap of dry sticks',
      ],
      [
        'The stove',
        [
          'So they were burned in the furnaces below the House of Lords. The flues overheated, the panelling caught, and by night the Houses of Parliament stood in flames.',
          'The sticks were dry, there were two cartloads, and the workmen wanted to be done by evening. By morning there was hardly a parliament left to report to.',
        ],
        'Firelight behind a tall window',
      ],
    ],
    turn: [
      'A few tallies survived because someone had not tidied up. They lie in museums today.',
      'Painters stood by the Thames and painted the fire, Turner among them.',
    ],
    asks: ['What is the oldest receipt in your home?', 'What would you like to burn, and had better not?'],
    ends: {
      p: 'The idea lives on: two parties, two records, and they have to agree.',
      f: 'So shred in small portions, please, and with the window open.',
      a: 'Tidy up yearly, and nothing has to burn.',
      t: 'Matched records at both ends: the principle of every reconciliation since.',
      h: 'Receipts should be kept cool and dry. They bear grudges.',
      i: 'Some of the best inventions are made of a stick and an idea.',
      l: 'Two halves, and they still fit.',
    },
    work: 'Anyone who retires an old system might think of those stoves. Decide early what is kept, by whom and where, and do not leave the clearing out to two tired people on the last day.',
    keep: 'the day you clear out old papers',
    send: 'somebody with seven years of receipts',
    pic: {
      ask: 'A stick with some notches cut into it, on a table',
      alt: 'A hazel stick with notches cut across it',
    },
    claims: [
      [
        'Exchequer tallies were used from the twelfth century until abolished; burning them in October of eighteen thirty-four set fire to the Palace of Westminster',
        'UK Parliament history pages; Dickens on administrative reform',
      ],
      [
        "Notch widths by sum in the Dialogue of the Exchequer; stock as the payer's half",
        'history of accounting; the derivation is worded "some say"',
      ],
    ],
  },
];
