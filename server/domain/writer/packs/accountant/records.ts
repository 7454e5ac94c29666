// Receipts, folders and the first understanding of figures.

import type { Idea } from '../../library/idea.ts';
import { NO_GOODS, PRIVATE_CLIENTS } from './kinds.ts';

export const RECORDS: readonly Idea[] = [
  {
    id: 'the-receipt-fades',
    format: 'howto',
    again: 8,
    emoji: '🧾',
    tags: ['Receipts', 'Bookkeeping', 'SmallBusiness'],
    title: [
      'How to photograph a receipt so that it can be read in years',
      'Why receipts fade, and how to keep them readable',
    ],
    cover: 'Receipts fade: photograph them',
    gist: [
      '{Till receipts|Receipts} are printed with heat and fade in a wallet. Write the reason on the back, lay the receipt flat and photograph all of it, from the top to the total.',
      'A {till receipt|receipt} fades in a warm pocket. Photograph it on the day you get it, with a note of what it was for, and it stays readable.',
    ],
    subject: ['Your receipts are fading as you read this', 'Photograph receipts before they fade'],
    hooks: {
      '*': [
        'A {till receipt|receipt} kept in a wallet can be a blank strip of paper by next summer.',
        'The receipt from the {petrol|gas} station has faded to white, and you still need it for the books.',
        'Receipts fade. Photograph yours on the day you get them.',
      ],
      p: 'An expense that cannot be read is an expense that is hard to prove.',
      f: 'Empty your wallet for a minute. The receipts in there are fading, and some can still be saved.',
      a: 'Photograph the receipt before you leave the counter.',
      t: 'Thermal paper darkens where it is heated and pales with light, warmth and plasticiser.',
      h: 'Receipt paper was invented by somebody who did not like accountants.',
      i: 'Ten seconds with a receipt at the counter save you a whole evening in the new year.',
      l: 'Receipts fade. A photograph in good light does not.',
    },
    lines: {
      '*': [
        'Write what it was for on the back of the receipt before you photograph it. In a year, "lunch" will not tell you with whom.',
        'Receipts are printed with heat, and heat can wipe them out. The dashboard of a van in summer is the worst place to keep them.',
        'What should be in the photo of a receipt? All four corners, the date, and the tax line at the bottom.',
        'Clear plastic sleeves can bleach {till receipts|receipts}. Keep them in a paper envelope.',
        'A receipt on the dashboard in July fades in a week. Take it in with the keys.',
      ],
      h: [
        'There is a kind of ink that fades at the same speed as your memory of what you bought. Shops print with it.',
      ],
    },
    scene: [
      'A shoebox is tipped out on a table. A third of the receipts have gone completely white.',
      'You find a receipt behind the sun visor. It is so pale that you can only guess the price of the pump you bought.',
    ],
    why: [
      [
        'Most {tills|registers} print on paper that reacts to heat, so warmth, light and some plastics make the writing vanish.',
        'There is no ink on a receipt. The paper turns dark where {the till|the register} heats it, and over time that fades.',
      ],
      [
        'On the day itself you still know what you bought it for.',
        'You forget what it was for even before the print fades, and nobody else can tell.',
      ],
    ],
    parts: [
      [
        ['Write the reason on the back', 'Note on the back what it was for'],
        [
          'Which job, which guest, which van. Two words now save you a guess in a year.',
          'Half of all questions about receipts are about what the money was for, and not how much it was.',
          'In a year nobody will know what "sundries" was.',
        ],
        'A pen writing on the back of a receipt',
      ],
      [
        ['Lay the receipt flat in daylight', 'Smooth the receipt out near a window'],
        [
          'A crease through the total can make a nine look like a four.',
          'Press it flat on the counter, and keep your own shadow off it.',
          'Folds hide figures, and lamps leave a shiny spot just where the date is.',
        ],
        'A receipt smoothed flat on a table',
      ],
      [
        ['Get all four corners in the picture', 'Photograph it from top to bottom'],
        [
          'The name of the shop is at the top and the tax at the bottom, and both are often cut off.',
          'Is the receipt long? Take two pictures that overlap.',
          'The part that is cut off is always the part you need.',
        ],
        'A phone held over a long receipt',
      ],
      [
        ['Check that you can read the photo', 'Look at the picture before you leave'],
        [
          'Zoom in on the date and the total. If you have to guess, so will the next person.',
          'A blurred photo is usually noticed just before the deadline.',
          'You can take it again now. In May the shop will not remember you.',
        ],
        'Fingers zooming into a photo',
      ],
    ],
    turn: [
      'Then put the receipt in an envelope for the month.',
      'Keep the paper too, until you know whether a picture is enough for your records.',
    ],
    asks: [
      'Where do you keep your receipts: wallet, glove box or app?',
      'What is the oldest receipt in your wallet right now?',
    ],
    ends: {
      p: 'Photograph each receipt as you pay, and there is nothing to sort later.',
      f: 'Start with the receipts in your car. You know where they are.',
      a: 'Note the reason, lay it flat, photograph it, check it.',
      t: 'Name the file plainly: year, month, day, shop.',
      h: 'Then look in the glove box. There may be a year of lunches in it.',
      i: 'Ten seconds each time keep a whole year in order.',
      l: 'A receipt that is as clear as on the day.',
    },
    work: 'For firms with people on the road one rule works: no photo, no refund, and the photo is taken at the counter. Everybody grumbles for a month, and after that nobody misses the shoebox.',
    caution: [
      'A photo does not always replace the paper. Ask us before you throw a receipt away.',
      'Some originals have to be kept. Check with us before you throw any away.',
    ],
    keep: 'the next time you are handed a receipt',
    send: 'the person with the fullest glove box',
    own: [
      {
        about: '\\bscan|upload|\\bapp\\b|xero|quickbooks|freeagent',
        kinds: ['service', 'process', 'product', 'policy'],
        lead: 'What to do with your receipt photos:',
      },
    ],
    pic: {
      ask: 'A handful of receipts on a table, one of them already faded',
      alt: 'Several {till receipts|receipts} on a table, one almost blank',
    },
    claims: [
      ['Thermal paper fades with heat, light and plasticisers', 'paper and archive conservation advice'],
      ['Duties to keep originals differ by country', 'national record-keeping rules; worded as "ask"'],
    ],
  },
  {
    id: 'profit-is-not-in-the-bank',
    format: 'myth',
    again: 9,
    emoji: '🏦',
    tags: ['CashFlow', 'Profit', 'SmallBusinessFinance'],
    title: ['Why a profitable business can run out of money', 'Profit but no cash: where did it go?'],
    cover: 'Profit, but no money in the bank?',
    gist: [
      'Profit counts what you have earned. The bank counts what has been paid. A firm can make a good profit and still be short of money.',
      'A good profit and an empty account often go together: the money is in stock, in unpaid invoices and in the new van.',
    ],
    subject: ['A good year and an empty account', 'Where did the profit go?'],
    hooks: {
      '*': [
        'The accounts say you made a profit. The bank account is nearly empty. Both are right.',
        'Made a profit and have no money? Look at unpaid invoices, stock and the new van.',
        'A business can be profitable and still run out of cash.',
      ],
      p: 'Few firms close because they make no profit. They close because one day they cannot pay.',
      f: 'A good year, and still no money in the account? There is a reason for it.',
      a: 'Profit tells you how the year went. Cash tells you whether you can pay on Friday.',
      t: 'Profit recognises income when earned; cash follows when it is paid. The gap is working capital.',
      h: 'You made a profit. It is in the store room, in three colours.',
      i: 'Once you see where your profit is stuck, you can go and get it.',
      l: 'Profit can be in many places. The bank is only one of them.',
    },
    lines: {
      '*': [
        'An invoice you have sent already counts as profit. It becomes money only when the customer pays, and wages are due before that.',
        'Stock on your shelves has been paid for and not yet sold. Until it sells, that money is not in your account.',
        'Loan repayments leave your account every month, and yet they are not a cost in your profit.',
        'Growing quickly can empty an account: you buy for the larger month before the smaller one has paid.',
        "Compare last month's profit with what really happened at the bank, just once. You will see where the money went.",
      ],
      h: [
        '"We had a record year." "Congratulations. Can you pay the window cleaner?" "Let me see who has paid me first."',
      ],
    },
    scene: [
      'The accountant says it was a good year. The owner across the table is thinking of the overdraft.',
      'Orders are up, the yard is full and wages are due on Friday. There is less in the account than last spring.',
    ],
    why: [
      [
        'Profit is counted when the work is done. The money arrives when the customer pays.',
        'Accounts record a sale on the day it is earned. If the customer is slow, the money comes weeks later.',
      ],
      [
        'Some payments never count as a cost: loan repayments, stock you have not sold, and what you took home yourself.',
        'Money also goes out for things that are not a cost of this year, such as a machine or your own drawings.',
      ],
    ],
    parts: [
      [
        ['Check who still owes you money', 'List the customers who have not paid'],
        [
          "Each unpaid invoice is profit that is sitting in somebody else's account.",
          'A list of open invoices by age shows where last month went.',
          'You have earned it, and they still have it.',
        ],
        'A list of unpaid invoices on a desk',
      ],
      [
        ['Look at your unsold stock', 'Count what is lying in the store room'],
        [
          'Goods that you bought and have not sold cost you money and do not change the profit.',
          'The third of the stock that sells slowest is often the missing sum.',
          'Every full shelf is money you cannot use at the moment.',
        ],
        'Full shelves in a store room',
      ],
      [
        ['Remember the big purchases', 'Add up vans, machines and computers'],
        [
          'You pay for a van at once. In the accounts it is spread over years.',
          'A machine leaves your account in one payment and your profit in yearly slices.',
          'You paid all of it this year, and only a part of it counts this year.',
        ],
        'A van outside a workshop',
      ],
      [
        ['Add up loan payments and your drawings', 'See what repayments and drawings took out'],
        [
          'Repayments and what you take home do not lower the profit, but they do empty the account.',
          'Neither counts as an expense, and both have to be paid.',
          'Both cost you cash, and neither is in the profit.',
        ],
        'A bank statement with two lines marked',
      ],
    ],
    turn: [
      'Read profit and bank balance side by side, and you will find the missing money.',
      'Then write down what has to be paid in the next weeks. That tells you more than last year does.',
    ],
    asks: [
      'Which do you look at first: the profit or the balance?',
      'Where is most of your money tied up: invoices, stock or equipment?',
    ],
    ends: {
      p: 'A simple forecast of what comes in and goes out each week belongs beside the accounts.',
      f: 'So you were not imagining it.',
      a: 'Watch profit by the quarter and cash by the week.',
      t: 'A cash flow statement reconciles the two: profit, plus what did not move, minus what moved without showing.',
      h: 'You cannot pay the baker with profit.',
      i: 'Once you understand that gap, your figures start to help you.',
      l: 'Then your balance holds no surprises.',
    },
    work: 'For meetings with partners or the bank, bring one page that walks from profit to the change in the account. Four lines usually explain it: customers, stock, machines, loans. It replaces a good deal of arguing.',
    myth: 'If we made a profit, the money must be in the bank',
    short: [
      'Profit is what you earned, cash is what was paid. In between are unpaid invoices, stock, machines and loans.',
      'No. Profit follows your invoices, and the bank follows the payments.',
    ],
    keep: 'the day the annual accounts arrive',
    send: 'the business partner who asks where the money went',
    own: [
      {
        about: 'cash.?flow|forecast|management accounts|budget',
        kinds: ['service', 'offer', 'event', 'price'],
        lead: 'Have it worked out for your own business:',
      },
    ],
    unless: PRIVATE_CLIENTS,
    pic: {
      ask: 'A full store room shelf or a parked van, with a folder in front',
      alt: 'A folder of accounts lying in front of full shelves',
    },
    claims: [
      [
        'Accrual profit differs from cash through receivables, stock, capital spending, loans, drawings',
        'accounting textbooks',
      ],
    ],
  },
  {
    id: 'markup-is-larger-than-margin',
    format: 'answer',
    again: 9,
    emoji: '➗',
    tags: ['Margin', 'Pricing', 'SmallBusinessFinance'],
    title: ['Markup or margin: what is the difference?', 'How to price with a margin and not with a guess'],
    cover: 'Markup or margin?',
    gist: [
      'Bought for ten, sold for fifteen: the markup is a half and the margin a third. Mixing the two up makes prices too low.',
      'Markup compares your gain with what you paid, margin compares it with what you charge. It is the same money and two different figures.',
    ],
    subject: ['Markup and margin are not the same', 'The pricing mistake that costs the most'],
    hooks: {
      '*': [
        'You buy something for ten and sell it for fifteen. Is your margin a half or a third?',
        'Two shopkeepers say they add a third, and they end up with different prices.',
        'If you mix up markup and margin, your prices are too low.',
      ],
      p: 'A price list that mixes up markup and margin loses money on every line.',
      f: 'Never sure which is markup and which is margin? You are in good company, and it takes a minute.',
      a: 'Markup compares with the cost, margin with the price. Know which one you mean.',
      t: 'Markup is gain over cost; margin is gain over price. The second is smaller whenever there is a gain.',
      h: 'Markup and margin look like twins, and only one of them pays the rent.',
      i: 'Two words, clearly understood, can put a whole price list right.',
      l: 'A good price begins with the right sum.',
    },
    lines: {
      '*': [
        'Markup and margin: you buy for ten and sell for fifteen. The gain is five. Five of ten is a markup of a half, five of fifteen is a margin of a third.',
        'To keep a margin of a third, add a half to the cost. Adding a third leaves you with a quarter.',
        'When a supplier says "third" and your accountant says "third", ask each of them: of what?',
        'Doubling the cost sounds greedy, and it leaves a margin of a half. From that half you pay rent, wages, light and yourself.',
        'When a supplier promises you a margin of a third, ask: a third of what, my cost or my price?',
      ],
      h: ['He wanted to keep a third, so he added a third and kept a quarter.'],
    },
    scene: [
      'She added a third to every cost in the list, because a third is what she wanted to keep. At the end of the year it was a quarter.',
      'The wholesaler talks of markup, the bank of margin, and the person in the middle nods at both.',
    ],
    why: [
      [
        'The gain is the same in both. What differs is what you compare it with.',
        'Both divide the same gain. One sets it against the cost, the other against the selling price.',
      ],
      [
        'Rent and wages are usually planned as a share of sales, so margin is the one that has to cover them.',
        'Rent and wages are paid out of your sales, so the share of the selling price is what counts.',
      ],
    ],
    parts: [
      [
        ['Markup starts from the cost', 'Markup is worked out from the cost'],
        [
          'What you add, divided by what you paid. Handy while you are writing price labels.',
          'It tells you how much to add to what you paid.',
          'You use it when the goods arrive and you set the price.',
        ],
        'A price gun on a cardboard box',
      ],
      [
        ['Margin starts from the price', 'Margin compares it with the price'],
        [
          'What stays, divided by what the customer pays. Handy when you compare with rent and wages.',
          'You see how much of each sale you keep.',
          'Your costs and your own income come out of it.',
        ],
        '{A till|A register} drawer half open',
      ],
      [
        ['Turn markup into margin before you price', 'Learn to turn one into the other'],
        [
          'For a margin of a quarter, add a third to the cost. For a margin of a half, double it.',
          'To keep a fifth, add a quarter. What you add is always larger than what you keep.',
          'To keep a third of the price, add half of the cost. Learn the three you use by heart.',
        ],
        'A pencil and two fractions on paper',
      ],
    ],
    turn: [
      'Write at the top of the price list which of the two you use.',
      'Choose one of the two words and let everybody in the business use it.',
    ],
    asks: [
      'Do you think in markup or in margin when you set a price?',
      'Have you ever priced with the wrong one?',
    ],
    ends: {
      p: 'Both figures are right. Just do not mix them.',
      f: 'And if you have been mixing them up: so has half of the {high street|main street}.',
      a: 'Always say what it is a share of: the cost or the price.',
      t: 'Margin equals markup divided by one plus markup. It is worth a cell in the sheet.',
      h: 'Anyone who mixes them up will not have to worry about tax on the profit.',
      i: 'A price you understand is a price you can stand by.',
      l: 'A clear sum, and a price that holds.',
    },
    work: 'Before the next negotiation with a wholesaler, agree on the word. Half of the disagreement about conditions is two people dividing the same gain by different things, and both of them have brought a calculator.',
    question: 'What is the difference between markup and margin?',
    short: [
      'Markup is the gain compared with the cost; margin is the same gain compared with the price.',
      'The same money, measured once against the cost and once against the price.',
    ],
    keep: 'the next time you set prices',
    send: 'the colleague who writes the price list',
    own: [
      {
        about: 'pricing|price review|margin|calculat',
        kinds: ['service', 'offer', 'event'],
        lead: 'If you would like help with your prices:',
      },
    ],
    unless: NO_GOODS,
    pic: {
      ask: 'A price label and a pencil with a small sum on paper',
      alt: 'A price label beside a sum written in pencil',
    },
    claims: [['Definitions and conversion of markup and margin', 'arithmetic; accounting textbooks']],
  },
  {
    id: 'two-accounts-one-life',
    format: 'tip',
    again: 9,
    emoji: '💳',
    tags: ['Bookkeeping', 'SelfEmployed', 'SmallBusinessFinance'],
    title: [
      'Separate business account: why it saves so much work',
      'Business and private money: why you need two accounts',
    ],
    cover: 'One account for work, one for home',
    gist: [
      'Pay for the business from one account and for the groceries from another. Mixing them costs more bookkeeping hours than anything else.',
      'With a second account and a second card, most of the sorting in your bookkeeping disappears.',
    ],
    subject: ['Groceries among the invoices', 'Two cards, half the sorting'],
    hooks: {
      '*': [
        'Timber, timber, {nappies|diapers}, timber. That is a bank statement with business and private money mixed.',
        'Does your bookkeeping take for ever? Often it is because the groceries are in it.',
        'Keep business and private money in two accounts. It saves hours of bookkeeping.',
      ],
      p: 'Mixing private and business money is the most common reason why bookkeeping takes so long.',
      f: 'If your bank statement has dog food between the invoices, this one is for you.',
      a: 'One account for the business, and nothing private goes through it.',
      t: 'With separate accounts, reconciliation can compare each bank line with one entry. Mixed lines need a human each time.',
      h: 'Your bank statement should not tell us what you had for dinner.',
      i: 'A second bank card makes a side job feel like a business.',
      l: 'A separate account, and your books are half done.',
    },
    lines: {
      '*': [
        'Get two bank cards in different colours: one for the business, one for you. Then you never have to think at the counter.',
        'Pay yourself once a month, by one transfer. Forty small payments add up to a salary too, but nobody can read it.',
        'With a separate business account you see on any day how the business is doing.',
        'Paid with the wrong card? Note it the same day and move the money back once, with a word of explanation.',
        'When business and private money are mixed, you can see neither what the business makes nor what you spend.',
      ],
      h: [
        'We can tell from a mixed account when somebody got a puppy. We are happy for you. It took an hour.',
      ],
    },
    scene: [
      'It is the week before the deadline. Somebody goes through a year of bank lines with a yellow pen and asks each time: was that private or for work?',
      "At {the till|the register} of {the builders' merchant|the lumber yard} you have only one card, so screws and pizza end up on the same statement.",
    ],
    why: [
      [
        'Every mixed line has to be looked at, asked about and split.',
        'A program can sort a clean account by itself. A mixed one needs a person, and your memory.',
      ],
      [
        'With a clean account the balance tells you on any day how the business is doing.',
        'You can finally see whether the business pays for itself.',
      ],
    ],
    parts: [
      [
        ['Open a second account for the business', 'Get a separate account for work'],
        [
          'For some kinds of business it is required, and for all it is wise.',
          'Ask your bank which account it accepts for business. Some private accounts do not allow it.',
          'Find out whether you have to. Then do it anyway.',
        ],
        'Two bank cards of different colours',
      ],
      [
        ['Move the standing payments over', 'Let business bills leave the business account'],
        [
          'Insurance, phone and software for work are paid from the business account.',
          'One evening with the list of {direct debits|automatic payments} is enough.',
          'Go down the list of {direct debits|automatic payments} with a coffee, and it is done.',
        ],
        'A list of payments with ticks',
      ],
      [
        ['Pay yourself by one transfer', 'Pay yourself once a month'],
        [
          'On the same day each month, with a plain reference. Everything private is paid from there.',
          'One sum a month is easier to live on than many small ones.',
          'What is left in the account then belongs to the business.',
        ],
        'A finger confirming a transfer',
      ],
    ],
    turn: [
      'After two months nobody wants to go back to one account.',
      'And what you eat is your own affair again.',
    ],
    asks: [
      'What is the oddest private line on your business account?',
      'When did you open a separate account, and what made you do it?',
    ],
    ends: {
      p: 'It costs little and saves hours every month.',
      f: 'Pick a cheerful colour for the private card. It is the one for ice cream.',
      a: 'Separate them, and keep them separate.',
      t: 'Book stray items through one clearing account, so that they can be seen and settled.',
      h: 'What you had for lunch can stay between you and your own bank.',
      i: 'With clear accounts you can see what you have built.',
      l: 'Two accounts, and peace of mind.',
    },
    work: 'With two partners it matters even more. If both draw from one account, every coffee becomes a question of fairness. A fixed monthly sum for each is simpler.',
    caution: [
      'Whether you must have a separate account depends on the kind of business you run. Ask us.',
      'In some cases a separate account is required. Ask us about yours.',
    ],
    keep: 'the evening when you sort your direct debits',
    send: 'a friend who has just registered a business',
    own: [
      {
        about: 'start-?ups?|new business|self-employed|sole trader|freelanc',
        kinds: ['service', 'offer', 'event', 'audience'],
        lead: 'If you are just starting out:',
      },
    ],
    unless: PRIVATE_CLIENTS,
    pic: {
      ask: 'Two plain bank cards of different colours, numbers covered',
      alt: 'Two bank cards of different colours on a desk',
    },
    claims: [
      [
        'Mixed accounts increase bookkeeping effort; duty depends on legal form',
        'trade practice; national company law',
      ],
    ],
  },
  {
    id: 'money-that-was-never-yours',
    format: 'howto',
    again: 9,
    emoji: '🫙',
    tags: ['TaxPlanning', 'SelfEmployed', 'CashFlow'],
    title: [
      'How to set money aside for tax without thinking about it',
      'Save for tax little by little, straight from each payment',
    ],
    cover: 'Set the tax aside at once',
    gist: [
      'Move a fixed share of every payment you get to a second account on the same day. Then the tax is already there when the bill comes.',
      'A part of every payment belongs to the tax office. Put it aside the same day, and the tax bill is no shock.',
    ],
    subject: ['Part of each payment is for tax', 'A separate account for the tax bill'],
    hooks: {
      '*': [
        'Your bank balance looks good. A part of it belongs to the tax office.',
        'A tax bill is a shock only when the money for it has been spent.',
        'Put the tax aside on the day your customer pays, and you will never hunt for it.',
      ],
      p: 'A tax bill is rarely too large. The money for it has usually been spent.',
      f: 'A big payment has come in? Well done. Move the tax aside before you celebrate.',
      a: 'Set the tax aside on the day the money comes in.',
      t: 'Treat tax as a liability that grows with each receipt, and fund it at the same rate.',
      h: 'Money for the tax office is only visiting. Do not let it spend the night in your main account.',
      i: 'Self-employed people sleep better with a separate account for tax.',
      l: 'A separate account for tax, and a calm evening when the bill comes.',
    },
    lines: {
      '*': [
        'Open a second account for tax and call it "Not mine". Move a share of every payment there on the day it comes in.',
        'Self-employed? Ask one question: what share of each payment should I put aside for tax?',
        'Sales tax that a customer pays you is not your money. Move it out of your main account first.',
        'Too much in the tax account at the end of the year is a bonus. Too little is a bad evening.',
        'When you check your balance, leave out the money for tax. What remains is what you can spend.',
      ],
      h: ['Call the tax account "Not yours". It is harder to buy a bicycle from an account with that name.'],
    },
    scene: [
      'It has been the best month so far: three invoices paid on one day. A new bicycle is in the shop window, and the tax bill has not come yet.',
      'Somebody opens the tax bill in the kitchen, reads the sum twice and wonders where the money went.',
    ],
    why: [
      [
        'Tax is due long after the money came in, and by then it has often been spent.',
        'Between the payment and the bill lie months in which the balance looks larger than it is.',
      ],
      [
        'If you move a share at once, you never miss it.',
        'You do not spend what you do not see in the main account.',
      ],
    ],
    parts: [
      [
        ['Open a second account just for tax', 'Give the tax money its own account'],
        [
          'Best without a card, so that you cannot pay with it in a shop.',
          'A savings pot in your banking app will do as well.',
          'Money that is out of sight does not get spent.',
        ],
        'A second account on a banking app',
      ],
      [
        ['Ask what share you need', 'Have your share worked out'],
        [
          'It depends on your business and your family, so ask somebody who knows your figures.',
          'A figure from a forum fits only the person who wrote it.',
          'Two plumbers in one street can need two different figures.',
        ],
        'A figure written on a note',
      ],
      [
        ['Move it on the day you are paid', 'Transfer the share at once'],
        [
          'When a payment arrives, the transfer is the next thing you do.',
          'If you wait for the end of the month, there may be nothing left to move.',
          'It takes a minute each time, and January is no longer frightening.',
        ],
        'A thumb making a transfer on a phone',
      ],
      [
        ['Check the share when your life changes', 'Look at the share again every year'],
        [
          'A better year, a partner, a child or a first employee can all change it.',
          "Last year's figure may not fit this year.",
          'A child, a loan, a good year: each of them moves it.',
        ],
        'A calendar with one note in it',
      ],
    ],
    turn: [
      'When the tax bill comes, you pay it and go on with your morning.',
      'And what is left in your main account is really yours to spend.',
    ],
    asks: [
      'Do you put tax money aside, and how?',
      'How did you learn to put money aside for tax: early, or the hard way?',
    ],
    ends: {
      p: 'All it takes is one account and one habit.',
      f: 'What is left over is yours. Spend it with pleasure.',
      a: 'A payment comes in, the tax goes across, on the same day.',
      t: 'Review the rate at each set of interim figures and adjust for payments on account.',
      h: 'Tax money is like a house guest: easier if it has a room of its own.',
      i: 'What you put by in good months keeps you free in the others.',
      l: 'The money waits until it is asked for.',
    },
    work: 'Companies put sales tax and payroll tax aside as a matter of course. For sole traders and freelancers the same habit works on a smaller scale.',
    caution: [
      'How much to put aside depends on your own figures. Ask us what is right for you.',
      'The right share depends on your situation. Ask us to work it out for you.',
    ],
    keep: 'the day a large invoice gets paid',
    send: 'a freelancer who has just had a good month',
    own: [
      {
        about: 'tax (?:return|planning|forecast|estimate)|self-employed|freelanc|sole trader',
        kinds: ['service', 'offer', 'price', 'event'],
        lead: 'Who works out your share?',
      },
    ],
    unless: PRIVATE_CLIENTS,
    pic: {
      ask: 'A glass jar with a paper label and a few coins in it',
      alt: 'A labelled glass jar with coins on a desk',
    },
    claims: [
      [
        'Set aside a share of receipts for tax; share depends on circumstances',
        'common adviser practice; no figure given',
      ],
    ],
  },
  {
    id: 'words-on-the-accounts',
    format: 'glossary',
    again: 12,
    emoji: '📖',
    tags: ['AccountingTerms', 'SmallBusinessFinance', 'Bookkeeping'],
    title: [
      '{Turnover|Revenue}, profit, margin, liability: accounting words explained',
      'How to read your accounts: six words to know',
    ],
    cover: 'The words on your accounts',
    gist: [
      '{Turnover, gross profit, overheads, depreciation, debtors|Revenue, gross profit, overhead, depreciation, receivables}, accruals: six words that appear in nearly all accounts, in one plain sentence each.',
      'You can read your own accounts if you know about six words. Here they are, in plain English.',
    ],
    subject: [
      'Six words and you can read your accounts',
      'What your accountant means by {debtor|receivable}',
    ],
    hooks: {
      '*': [
        'Six words are enough to read your own accounts: {turnover|revenue}, gross profit, {overheads|overhead} and three more.',
        'Somebody says "accruals" in the meeting, and everybody looks at the {biscuits|cookies}. Here is what it means.',
        'What do the terms in your accounts mean? Six of them, in plain English.',
      ],
      p: 'Owners who know half a dozen terms ask better questions about their own figures.',
      f: 'Did you nod at "depreciation" last year too? Here it is in plain words.',
      a: 'Learn six words, and your accounts stop being a closed book.',
      t: 'The terms differ slightly by country and standard, and the ideas behind them hardly do.',
      h: 'Depreciation: watching a van get older on paper.',
      i: 'The figures are about your work. You deserve to understand every line.',
      l: 'Six words, and your accounts are easy to read.',
    },
    lines: {
      '*': [
        '{Turnover|Revenue}: everything you charged, before anything is taken off. It is a large figure, and you cannot live on it.',
        '{Debtors are the customers who owe you. Creditors are the people you owe.|Receivables are what customers owe you. Payables are what you owe.} Keep the first list short.',
        'Depreciation spreads the price of a van over the years you drive it. You paid at once, and the cost shows up in yearly slices.',
        "An accrual is a cost of this year whose bill comes next year: December's electricity, for example.",
        "When you read your accounts, put last year's figure beside each line. The change tells you more than the number.",
      ],
      h: ['Goodwill is what accountants call something that somebody paid for and nobody can point at.'],
    },
    scene: [
      'The accounts come back, neatly bound. You turn to the last page, look for the tax, and close them.',
      'It is the yearly meeting about the accounts. There is one word that nobody understands and nobody wants to ask about.',
    ],
    why: [
      [
        'Accounts are written for banks and tax offices, so they use old words that owners rarely hear.',
        'The words in accounts were made for people who read them every day.',
      ],
      [
        'What they mean is simple: what came in, what it cost, and who still owes whom.',
        'In plain English they answer what you ask yourself anyway: did we earn anything, and where is it?',
      ],
    ],
    parts: [
      [
        '{Turnover|Revenue}',
        [
          'All that you charged in the period, before any cost.',
          'Your sales added up, with nothing taken away yet.',
          'Everything you invoiced. It shows how busy you were.',
        ],
        'A total at the top of a page',
      ],
      [
        'Gross profit',
        [
          'What is left after the goods or materials that went into the sales.',
          'Sales minus what you had to buy in order to deliver them.',
          'Sales minus the cost of the goods. Everything else is paid from what remains.',
        ],
        'A line under two figures',
      ],
      [
        '{Overheads|Overhead}',
        [
          'What it costs to be open, whether customers come or not.',
          'Rent, light, insurance: bills that come even in a bad month.',
          'What you would still have to pay if you stayed in bed for a month.',
        ],
        'A key in a shop door',
      ],
      [
        'Depreciation',
        [
          'The price of things that last, spread over the years you use them.',
          'One purchase, counted in yearly slices.',
          'A machine is paid for once, and its cost is counted over years.',
        ],
        'An ageing van in a yard',
      ],
      [
        '{Debtors|Receivables}',
        [
          '{Customers who owe you money|What customers owe you}. The older the list, the more it should worry you.',
          '{Customers|Money of customers} who have had your invoice and have not paid yet.',
          'Work that has been done and billed and not yet paid for.',
        ],
        'A list of open invoices',
      ],
      [
        'Accruals',
        [
          'Costs of this year whose bill is still on the way.',
          'What you have used already and will be charged for later.',
          'Something you have had and will get the bill for next year.',
        ],
        'An envelope arriving late',
      ],
    ],
    turn: [
      'If you find a seventh word, ask about it at the meeting.',
      'With these six you can follow nearly every line down to the tax.',
    ],
    asks: ['Which word in your accounts have you always skipped?', 'Which one would you add to the list?'],
    ends: {
      p: "Keep the list inside the cover of last year's accounts.",
      f: 'No question about your own money is a silly one.',
      a: 'Read from the top. Stop at every word that you cannot explain.',
      t: 'Compare each line with the year before; the change says more than the figure.',
      h: 'In the end it is mostly adding up.',
      i: 'A page that you understand is a page that you can change.',
      l: 'Six words, and the rest is reading.',
    },
    work: 'Try it with the people who run a department: one page, six words, their own figures. Those who understand what {overheads are|overhead is} know why the price cannot simply be halved.',
    keep: 'the day your accounts come back',
    send: 'someone who always turns to the last page first',
    own: [
      {
        about: 'annual accounts|year-end|meeting|go(?:es)? through',
        kinds: ['service', 'process', 'people'],
        lead: 'More about your yearly accounts:',
      },
    ],
    unless: PRIVATE_CLIENTS,
    pic: {
      ask: 'An open folder of accounts with a pencil, figures out of focus',
      alt: 'An open folder of accounts with a pencil across it',
    },
    claims: [['Definitions', 'accounting textbooks']],
  },
  {
    id: 'what-belongs-in-the-folder',
    format: 'checklist',
    again: 9,
    emoji: '📁',
    tick: true,
    tags: ['Bookkeeping', 'YearEnd', 'SmallBusiness'],
    title: [
      'What your accountant needs from you: a checklist',
      'Documents for your accountant: seven that are always missing',
    ],
    cover: 'What your accountant needs from you',
    gist: [
      'What slows your accounts down is missing paper: the loan statement, the stock list, the lease of the copier. Tick off seven things before you hand your papers over.',
      'Hand these seven papers over together, and your accountant has hardly any questions left.',
    ],
    subject: ['The seven papers accountants miss most', 'Before you hand your papers over'],
    hooks: {
      '*': [
        'The folder for your accountant is thick, and it is always the same papers that are missing.',
        'Want fewer questions from your accountant? Most of them are about the papers on this list.',
        'Your accounts get done fastest when no paper is missing.',
      ],
      p: 'Complete papers shorten the work on both sides, and shorter work is usually less expensive.',
      f: 'Before you take your papers to the accountant, go through this list with a cup of tea.',
      a: 'Bring these seven papers. Then nobody has to {ring|call} you.',
      t: 'Balances at the closing date need outside evidence: bank, loans, stock, open items.',
      h: 'Every folder for the accountant has a hole the size of the copier lease.',
      i: 'A complete folder is a good feeling, for you and for your accountant.',
      l: 'Complete papers, and the accounts are quickly done.',
    },
    lines: {
      '*': [
        'The paper missing from nearly every folder is the yearly loan statement. You can download it from your online bank.',
        'Count your stock on the last day of the year and sign the sheet. A count from memory three weeks later is a guess.',
        'Bought a machine or a van? Put that invoice on top. Things that last for years are treated differently in the accounts.',
        'Your accountant needs contracts too: rent, leases, loans, insurance. Bring them once, and after that only what has changed.',
        'Know that a paper is missing? Say so on a note in front. It saves two calls.',
      ],
      h: ['A bag of receipts is not a folder, even if it is the same bag every year.'],
    },
    scene: [
      'You hand over the folder, and an hour later the first email comes: could you send us the loan statement?',
      'Three weeks of emails back and forth, and each of them begins: one more thing.',
    ],
    why: [
      [
        'Bank statements show that money moved. They do not show what it was for or who still owes what.',
        'A bank line tells your accountant where the money went, and not why.',
      ],
      [
        'Each missing paper stops the work, and starting again costs more than doing it once.',
        'When a bookkeeper has to ask, your file is put aside, and it may be days before it comes up again.',
      ],
    ],
    parts: [
      [
        ['Bank statements, all pages', 'Every page of your bank statements'],
        [
          'Every page, even from the month in which nothing happened.',
          'The page from a quiet August is the one that goes missing.',
          'Empty months too, so that nobody has to ask.',
        ],
        'A row of monthly statements',
      ],
      [
        ['The invoices you sent, in order', 'All your invoices, numbered'],
        [
          'Include the cancelled ones, so that no number is missing.',
          'A missing number raises a question. A cancelled invoice answers it.',
          'Cancelled invoices belong in as well.',
        ],
        'A stack of numbered invoices',
      ],
      [
        ['Bills and receipts you paid', 'All the bills you got'],
        [
          'With a word of explanation where it is not clear what they were for.',
          'Sorted by month is enough.',
          'If nobody could guess what a receipt was for, write it on.',
        ],
        'Receipts clipped by month',
      ],
      [
        ['What was unpaid on the last day', 'Who owed what at the year end'],
        [
          'Customers who have not paid you, and bills that you have not paid.',
          'Make one list of what you are owed and one of what you owe.',
          'With names and sums, in both directions.',
        ],
        'Two short lists side by side',
      ],
      [
        ['The stock count', 'A list of stock at year end'],
        [
          'Counted, priced, dated and signed.',
          'The handwritten sheets are fine, coffee stains included.',
          'Count on the day itself and sign. Guesses are noticed.',
        ],
        'A stock sheet on a clipboard',
      ],
      [
        ['Statements for loans and leases', 'Papers for everything borrowed or leased'],
        [
          'The yearly statement shows how much of your payments was interest.',
          'New contracts complete, old ones only if they changed.',
          'For new ones the contract, for old ones the yearly statement.',
        ],
        'A contract with a marked page',
      ],
      [
        ['A note of what was new this year', 'Half a page about the year'],
        [
          'A van, an employee, a second site: write it down in your own words.',
          'It explains the unusual figures before anyone has to ask.',
          'A bookkeeper sees only figures. You know the reasons.',
        ],
        'A handwritten half page',
      ],
    ],
    turn: [
      'Keep the list in the folder, and next year you only have to tick.',
      'If something is still missing, say so on a note.',
    ],
    asks: [
      'Which paper is always missing from your folder?',
      'Folder, bag or app: how do your papers get to your accountant?',
    ],
    ends: {
      p: 'A list like this saves a dozen phone calls.',
      f: 'And do add the half page about your year. We enjoy reading it.',
      a: 'Tick all seven and hand them over.',
      t: 'Closing balances first, then movements. That way nothing is done twice.',
      h: 'Yes, we take carrier bags as well. We just sigh a little.',
      i: 'Good papers save you time, and money with it.',
      l: 'Complete papers, and a calm year end.',
    },
    work: 'In a company, put one name beside each of the seven lines. The loan belongs to whoever talks to the bank, the stock count to whoever runs the store. Then it does not all fall to one person on the last evening.',
    keep: 'the week before you hand over your papers',
    send: 'somebody who brings receipts in a bag',
    own: [
      {
        about: 'upload|portal|drop off|documents|paperwork|receipts',
        kinds: ['process', 'service', 'policy'],
        lead: 'How to hand your papers over:',
      },
    ],
    unless: NO_GOODS,
    pic: {
      ask: 'A lever arch folder with coloured dividers on a desk',
      alt: 'A lever arch folder with coloured dividers',
    },
    claims: [
      ['Papers usually needed for annual accounts', 'trade practice; details vary by country and legal form'],
    ],
  },
  {
    id: 'which-figure-each-week',
    format: 'question',
    again: 8,
    emoji: '📊',
    tags: ['SmallBusinessFinance', 'KeyFigures', 'BusinessOwners'],
    title: [
      'Which figure should a small business look at every week?',
      'One number for Monday mornings: which would you choose?',
    ],
    cover: 'One figure to check every week',
    gist: [
      'If you could look at only one figure each week, which one would tell you how your business is doing? Owners answer this very differently.',
      'Bank balance, unpaid invoices, hours sold or orders in hand: which one shows you first how things are going?',
    ],
    subject: ['One figure, every Monday. Which one?', 'Which figure do you look at first?'],
    hooks: {
      '*': [
        'If you could check only one figure of your business each Monday, which would it be?',
        'Ask six business owners which figure they check every week, and you get six answers.',
        'Most owners look at one figure first. Which is yours?',
      ],
      p: 'One figure that you check every week helps more than a monthly report that nobody reads.',
      f: 'Do you run a business? Tell us the one figure you check on Mondays.',
      a: 'Choose one figure that changes before your bank balance does, and check it every week.',
      t: 'Leading indicators such as orders in hand move before {turnover|revenue} does; balances move after it.',
      h: 'Some owners check the bank balance every morning, the way others look into the fridge.',
      i: 'One figure, checked every week, helps you steer your business calmly.',
      l: 'One well-chosen figure is worth a page of them.',
    },
    lines: {
      '*': [
        'Count your orders in weeks of work. In June they tell you how September will be. Your bank balance tells you only in October.',
        'Watch a figure that changes before your bank balance does. Once you see it in the account, it is too late to act.',
        'If you sell your time, watch one figure: how many of the hours you paid for were sold to a customer?',
        'Does nobody do anything differently after reading a report? Then stop printing it.',
        'Write your most important figure on the wall by hand every Monday. You will look at it more often than at any chart.',
      ],
      h: ['The number of unopened letters on your desk is a key figure, too.'],
    },
    scene: [
      'It is Monday, the coffee is hot, and before the first customer comes there is time to look at one figure.',
      'Above the desk hangs a sheet with one figure for each week, written in pencil since the day the business opened.',
    ],
    why: [
      [
        'A long report is read twice a year. One figure on the wall is read every week, and somebody acts on it.',
        'If you look often, you notice a change while you can still do something about it.',
      ],
    ],
    parts: [
      [
        ['Orders in hand, in weeks of work', 'Weeks of work already ordered'],
        [
          'It shows how long you are busy if nobody else calls.',
          'It looks ahead. The bank balance only looks back.',
          'It tells you when to start looking for new work.',
        ],
        'A planning board with cards',
      ],
      [
        ['Invoices that are overdue', 'Money that customers pay late'],
        [
          'You have earned it and not been paid for it yet.',
          'This sum shrinks when somebody picks up the phone.',
          'One phone call can change this figure today.',
        ],
        'A short list beside a phone',
      ],
      [
        ['Share of paid hours you sold', 'Hours that a customer paid for'],
        [
          'If you sell your time, no other figure says as much.',
          'The rest of the hours cost you money and earn nothing.',
          'Compare them with the hours you paid wages for.',
        ],
        'A timesheet and a pencil',
      ],
      [
        ['Weeks your money would last', 'How many weeks the cash would last'],
        [
          'Divide the balance by what a normal week costs you.',
          'Counted in weeks, a bank balance is easier to understand.',
          'Divide what is in the account by the cost of an ordinary week.',
        ],
        'A calendar and a bank card',
      ],
    ],
    turn: [
      'Write your figure down by hand every Monday. After three months you see where it is going.',
      'Choose one that you can do something about by Friday.',
    ],
    asks: [
      'Which figure do you look at first on a Monday?',
      'Which figure have you stopped looking at, and why?',
    ],
    ends: {
      p: 'After three months you can see a pattern that no annual report shows.',
      f: 'Tell us yours. We are curious.',
      a: 'One figure, one day, one person who writes it down.',
      t: 'Always note it on the same weekday and at the same time, or the figures cannot be compared.',
      h: 'If it is the {biscuit tin|cookie jar}: order more.',
      i: 'What you look at every week tends to get better.',
      l: 'One figure in pencil, every week.',
    },
    work: 'In a meeting, ask each manager to name the one figure they watch. If two name the same one, ask who looks after it. If somebody names none, that is worth a talk.',
    keep: 'your next quiet Monday morning',
    send: 'somebody else who runs a business',
    own: [
      {
        about: 'dashboard|monthly (?:report|figures|accounts)|management accounts',
        kinds: ['service', 'product', 'offer'],
        lead: 'Your figures every month:',
      },
    ],
    unless: PRIVATE_CLIENTS,
    pic: {
      ask: 'A row of pencilled figures on a sheet pinned above a desk',
      alt: 'A sheet with a column of pencilled figures on a wall',
    },
    claims: [
      [
        'Orders, overdue invoices, utilisation and cash runway as common measures',
        'management accounting textbooks',
      ],
    ],
  },
];
