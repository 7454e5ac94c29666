// Receipts, folders and the first understanding of figures.
import type { Idea } from '../../library/idea.ts';

export const RECORDS: readonly Idea[] = [
  {
    id: 'the-receipt-fades',
    format: 'howto',
    again: 8,
    emoji: '🧾',
    tags: ['Receipts', 'Bookkeeping', 'SmallBusiness'],
    title: [
      'How to photograph a receipt so that it can be read in years',
      'Keep receipts readable: photograph them before they fade',
    ],
    cover: 'Photograph it before it fades',
    gist: [
      '{Till receipts|Receipts} are printed with heat and fade in a wallet. Lay them flat, get all four corners and the foot of the slip, and write the reason on the back first.',
      'A {till slip|receipt} has a short life in a warm pocket. A good picture on the same day, with the purpose noted, keeps it readable.',
    ],
    subject: ['Your receipts are fading as you read this', 'A picture before the ink goes'],
    hooks: {
      '*': [
        'In a wallet {a till|a register} receipt turns into a blank strip of paper by next summer.',
        'The receipt from the {petrol|gas} station has gone white. The expense has not.',
        'Paper from a till has the memory of a goldfish.',
      ],
      p: 'An expense that cannot be read is an expense that is hard to prove.',
      f: 'Empty your wallet for a minute. Some of those receipts can still be saved.',
      a: 'Photograph the receipt before you leave the counter.',
      t: 'Thermal paper darkens where it is heated and pales with light, warmth and plasticiser.',
      h: 'Thermal paper was invented by somebody who did not like accountants.',
      i: 'Ten seconds at the counter give you back a whole evening in the new year.',
      l: 'A paper that fades deserves a quiet moment in good light.',
    },
    lines: {
      '*': [
        'Write what it was for on the back of the receipt before you photograph it. In a year, "lunch" will not tell you with whom.',
        'Receipts from {a till|a register} are printed with heat and can be wiped out by it. The dashboard of a van in summer is the worst file that there is.',
        'All four corners, the date and the tax line at the foot: if those are in the picture, somebody can work with it.',
        'Clear plastic sleeves can bleach {till receipts|receipts}. Paper envelopes are kinder.',
        'A dashboard in July bleaches a receipt in a week. Take it in with the keys.',
      ],
      h: [
        'There is a kind of ink that fades at the same speed as your memory of what you bought. Shops print with it.',
      ],
    },
    scene: [
      'A shoebox is tipped out on a table. A third of the slips are as white as the day they were rolls.',
      'You find it behind the sun visor: a long pale strip, and somewhere on it, perhaps, the price of a pump.',
    ],
    why: [
      [
        'Most {tills|registers} print on paper that reacts to heat, so warmth, light and some plastics make the writing vanish.',
        'No ink is involved. The coating turns dark where {the till|the register} has warmed it, and time undoes that.',
      ],
      [
        'On the day itself you also still know what the thing was for.',
        'The purpose fades quicker than the print, and only you can supply it.',
      ],
    ],
    parts: [
      [
        ['Write the reason on the back', 'A word on the back, first'],
        [
          'Which job, which guest, which van. Two words now spare you a riddle.',
          'Half of all questions about expenses are about purpose and not about price.',
          'In a year neither of us will know what "sundries" was.',
        ],
        'A pen writing on the back of a receipt',
      ],
      [
        ['Lay it flat in daylight', 'Smooth it out under a window'],
        [
          'A crease through the total makes a four of a nine.',
          'Press it out on the counter, away from your own shadow.',
          'Folds eat figures, and lamps make shine where the date is.',
        ],
        'A receipt smoothed flat on a table',
      ],
      [
        ['Get all four corners in', 'From the first line to the last'],
        [
          'The seller stands at the top and the tax line at the very end, and both tend to be cut off.',
          'Long slip? Take it in two pictures that overlap.',
          'What is cut off is always the part that was needed.',
        ],
        'A phone held over a long receipt',
      ],
      [
        ['Read it once on the screen', 'Look at the picture before you drive on'],
        [
          'Zoom in on date and sum. If you have to guess, so will the next person.',
          'A blurred copy is discovered in the worst week of the year.',
          'You can take it again now. In May the shop will not remember you.',
        ],
        'Fingers zooming into a photo',
      ],
    ],
    turn: [
      'Then it goes into the envelope for the month, and out of your wallet.',
      'Whether the picture alone will do is a matter of your country and your records. Ask before you throw the paper away.',
    ],
    asks: [
      'Where do your receipts spend the summer?',
      'What is the oldest receipt in your wallet right now?',
    ],
    ends: {
      p: 'Make it part of paying, and it stops being a chore.',
      f: 'Start with the one in the cup holder. You know which.',
      a: 'Reason, light, corners, check.',
      t: 'Keep the file name plain: year, month, day, seller.',
      h: 'Then clean out the glove box. There may be a year of lunches in it.',
      i: 'Order is mostly a matter of the right ten seconds.',
      l: 'A small record, clear as on the day.',
    },
    work: 'In a firm with people on the road, the rule that works is short: no photograph, no refund, and the photograph is taken at the counter. Everybody grumbles for a month, and then nobody remembers the shoebox.',
    caution: [
      'Rules on keeping originals differ from country to country. Ask before you throw paper away.',
      'How long originals have to be kept is settled differently in each country. Find out before you throw any away.',
    ],
    keep: 'the next time you stand at {a till|a register} with a slip in your hand',
    send: 'the person with the fullest glove box',
    own: [
      {
        about: '\\bscan|upload|\\bapp\\b|xero|quickbooks|freeagent',
        kinds: ['service', 'process', 'product', 'policy'],
        lead: 'And where do the pictures go?',
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
    cover: 'Profit and the bank balance',
    gist: [
      'Profit counts what was earned and used up. The bank counts what has moved. A firm can make the first and still be short of the second.',
      'A good year on paper and an empty account go together more often than people think: the money sits in stock, in unpaid invoices and in the new van.',
    ],
    subject: ['A good year and an empty account', 'Where did the profit go?'],
    hooks: {
      '*': [
        'The accounts say it was a good year. The bank says something else. Both are right.',
        'Ask where the profit went, and the answer is often parked outside.',
        'A firm can do well on paper and badly on a Friday.',
      ],
      p: 'Firms seldom close for want of profit. They close on the day that a payment cannot be made.',
      f: 'A good year, and still you look at the account with one eye shut? There is a reason.',
      a: 'Profit is an opinion about a period. Cash is a fact about a day.',
      t: 'Profit recognises income when earned; cash follows when it is paid. The gap is working capital.',
      h: 'You made a profit. It is on a shelf in the store room, in three colours.',
      i: 'Once you see where the money sits, you can go and fetch it.',
      l: 'Wealth has addresses. Not all of them are at the bank.',
    },
    lines: {
      '*': [
        'An invoice that you sent is profit already. It becomes money when the customer pays, and wages are due in between.',
        'Stock on the shelf was paid for and has not been earned back. It is money with a dust cover.',
        'Loan repayments do not show as a cost in the profit, and yet they leave the account each month.',
        'Growing quickly can empty an account: you buy for the larger month before the smaller one has paid.',
        'Read the bank from last month beside the profit of last month, once. The gap explains itself.',
      ],
      h: [
        '"We had a record year." "Congratulations. Can you pay the window cleaner?" "Let me see who has paid me first."',
      ],
    },
    scene: [
      'The accountant turns the page round and says that it was a fine year. Across the table somebody thinks of the overdraft and says nothing.',
      'Orders are up, the yard is full and the wages are due on Friday. The account shows less than it did last spring.',
    ],
    why: [
      [
        'Profit is counted when the work is done, and the bank only notices when somebody pays.',
        'Accounts record a sale when it is earned. The balance moves weeks afterwards, if the customer is slow.',
      ],
      [
        'Some payments never appear as a cost at all: repaid loans, stock on the shelf, what you took home yourself.',
        "And money leaves for things that are no expense of the year, from the machine to the owner's own drawings.",
      ],
    ],
    parts: [
      [
        ['Look at who owes you', 'Ask who has not paid yet'],
        [
          "Each unpaid invoice is profit that lives at somebody else's bank.",
          'A list of open invoices by age shows where last month went.',
          'You have earned it. They have it.',
        ],
        'A list of unpaid invoices on a desk',
      ],
      [
        ['Look at the shelf', 'Ask what is lying about'],
        [
          'Goods that were bought and not sold have eaten cash without touching the profit.',
          'The slow third of a store room is often the missing sum.',
          'Every full shelf is money that has stopped moving.',
        ],
        'Full shelves in a store room',
      ],
      [
        ['Look at what was bought to last', 'Ask what was bought for years'],
        [
          'A van is paid at once and counted over years.',
          'Machines leave the account in one go and reach the profit in slices.',
          'It has left the bank, and it will visit the profit in small steps.',
        ],
        'A van outside a workshop',
      ],
      [
        ['Look at loans and drawings', 'Ask what repayments and drawings took'],
        [
          'Repayments and private withdrawals pass the profit by and still empty the account.',
          'Neither counts as an expense, and both have to be found.',
          'Both empty the till, and neither shows as a cost.',
        ],
        'A bank statement with two lines marked',
      ],
    ],
    turn: [
      'Read both papers side by side, and the missing sum has a name.',
      'After that, a plan of payments for the next weeks tells you more than last year can.',
    ],
    asks: ['Which do you look at first: the profit or the balance?', 'Where does your profit usually hide?'],
    ends: {
      p: 'A simple forecast of receipts and payments by week is the natural companion to the accounts.',
      f: 'So you were not imagining it. It just had other plans.',
      a: 'Watch profit by the quarter and cash by the week.',
      t: 'A cash flow statement reconciles the two: profit, plus what did not move, minus what moved without showing.',
      h: 'Profit is very nice. The baker prefers money.',
      i: 'Understanding that gap is the moment when the figures start to work for you.',
      l: 'Then a balance holds no surprises.',
    },
    work: 'For meetings with partners or the bank, bring one page that walks from profit to the change in the account. Four lines usually explain it: customers, stock, machines, loans. It replaces a good deal of arguing.',
    myth: 'If we made a profit, the money must be in the bank',
    short: [
      'Profit is earned, cash is paid. Between the two lie invoices, stock, machines and loans.',
      'They can differ a good deal: one follows the invoice, the other the money.',
    ],
    keep: 'the day the annual accounts arrive',
    send: 'the business partner who asks where the money went',
    own: [
      {
        about: 'cash.?flow|forecast|management accounts|budget',
        kinds: ['service', 'offer', 'event', 'price'],
        lead: 'Would you rather see it worked out on your own figures?',
      },
    ],
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
      'Markup compares the gain with what you paid, margin with what you charge. Same five coins, two different figures.',
    ],
    subject: ['A half is also a third', 'The most expensive mix-up in pricing'],
    hooks: {
      '*': [
        'Buy for ten, sell for fifteen. Is that a half or a third? It is both, and that is the trouble.',
        'Two shopkeepers say "a third" and mean different prices.',
        'Two people agree on a third, and one of them loses money.',
      ],
      p: 'A price list built on the wrong one of two figures loses money on each line.',
      f: 'Never sure which is markup and which is margin? You are in good company, and it takes a minute.',
      a: 'Markup looks back at cost. Margin looks at the price. Know which one you are quoting.',
      t: 'Markup is gain over cost; margin is gain over price. The second is smaller whenever there is a gain.',
      h: 'Markup and margin look alike, as twins do, and only one of them pays the rent.',
      i: 'One clear pair of words can put a whole price list right.',
      l: 'Precision in a price begins with the right divisor.',
    },
    lines: {
      '*': [
        'Bought for ten, sold for fifteen. Gain: five. Five of ten is the markup, a half. Five of fifteen is the margin, a third.',
        'To keep a margin of a third, add a half to the cost. Adding a third leaves you with a quarter.',
        'When a supplier says "third" and your accountant says "third", ask each of them: of what?',
        'Doubling the cost sounds greedy and is a margin of a half. From that half come rent, wages, light and you.',
        'If a supplier says margin, ask: of what? It is a short question and a long answer.',
      ],
      h: [
        'He added a third, wanted a third and got a quarter. The missing piece is thought to be at the bottom of a spreadsheet.',
      ],
    },
    scene: [
      'She added a third to every cost in the list, because a third is what she wanted to keep. At the end of the year it was a quarter.',
      'The wholesaler talks of markup, the bank of margin, and the person in the middle nods at both.',
    ],
    why: [
      [
        'The gain is the same in both; only the figure underneath changes.',
        'Both divide the same gain. One sets it against the cost, the other against the selling price.',
      ],
      [
        'Rent and wages are usually planned as a share of sales, so margin is the one that has to cover them.',
        '{Overheads come|Overhead comes} out of {turnover|revenue}, which is why the share of the price is what counts in the end.',
      ],
    ],
    parts: [
      [
        ['Markup starts from the cost', 'Markup looks back at the cost'],
        [
          'What you add, divided by what you paid. Handy while you are writing price labels.',
          'It answers: how much do I put on top?',
          'It is what you write on the calculator when the box arrives.',
        ],
        'A price gun on a cardboard box',
      ],
      [
        ['Margin starts from the price', 'Margin sets out from the price'],
        [
          'What stays, divided by what the customer pays. Handy when you compare with rent and wages.',
          'It answers: how much of each sale is left?',
          'It is what the landlord and the staff are paid from.',
        ],
        '{A till|A register} drawer half open',
      ],
      [
        ['Convert before you price', 'Learn to turn one into the other'],
        [
          'A margin of a quarter needs a third on top. A margin of a half needs the cost again.',
          'Wanting to keep a fifth means adding a quarter. The addition is larger each time.',
          'For a third of the price, half of the cost goes on top. Learn three of these by heart.',
        ],
        'A pencil and two fractions on paper',
      ],
    ],
    turn: [
      'Write the one you use at the head of the price list.',
      'Choose one word for your shop and let everybody use it.',
    ],
    asks: [
      'Which of the two do you have in your head when you set a price?',
      'Have you ever priced with the wrong one?',
    ],
    ends: {
      p: 'Both are right. Only a mixture is wrong.',
      f: 'And if you have been mixing them up: so has half of the {high street|main street}.',
      a: 'State the base. Then state the figure.',
      t: 'Margin equals markup divided by one plus markup. It is worth a cell in the sheet.',
      h: 'Anyone who mixes them up need not worry about tax.',
      i: 'A price that is understood can be defended with a calm voice.',
      l: 'Clarity, to the last third.',
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
        lead: 'Prices can be gone through together, line by line.',
      },
    ],
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
      'One account for the firm, one for your life',
    ],
    cover: 'One card for each life',
    gist: [
      'Pay for the firm from one account and for the groceries from another. The mixing costs more hours than any other habit in bookkeeping.',
      'A second account and a second card: with those, most of the sorting in bookkeeping disappears before it begins.',
    ],
    subject: ['The groceries between the invoices', 'Two cards, half the sorting'],
    hooks: {
      '*': [
        'Timber, timber, {nappies|diapers}, timber. That is what a mixed account looks like from our side of the desk.',
        'The bookkeeping is not slow because of the business. It is slow because of the groceries.',
        'Somebody has to take the nappies out of your tax return.',
      ],
      p: 'Mixed accounts are the most common reason why bookkeeping takes longer than it should.',
      f: 'If your bank statement has dog food between the invoices, this one is for you.',
      a: 'One account for the firm. Nothing private passes through it.',
      t: 'With separate accounts, reconciliation can compare each bank line with one entry. Mixed lines need a human each time.',
      h: 'A bank statement should not tell us what you had for dinner.',
      i: 'A second card is a small step that makes a side job feel like a business.',
      l: 'Order begins when each thing has a place of its own.',
    },
    lines: {
      '*': [
        'Two cards with different colours: one for the firm, one for you. At the counter a colour is quicker than a rule.',
        'Pay yourself on a fixed day by one transfer. Forty small payments are also a salary, but nobody can read it.',
        "A separate account shows on any Tuesday how the firm is doing, with nobody's birthday in it.",
        'Used the wrong card? Note it the same day and move the money once. Leave a line that somebody can follow.',
        'A mixed account hides two things at once: what the firm makes, and what you spend.',
      ],
      h: [
        'We can tell from a mixed account when somebody got a puppy. We are happy for you. It took an hour.',
      ],
    },
    scene: [
      'It is the week before the deadline. Somebody is going through a year of bank lines with a yellow pen, asking: was that us or the business?',
      "At {the till|the register} of {the builders' merchant|the lumber yard} there is one card, and behind it two lives.",
    ],
    why: [
      [
        'Every mixed line has to be looked at, asked about and split, and each of them interrupts somebody.',
        'A program can match a clean account by itself. A mixed one needs a person and your memory.',
      ],
      [
        'With a clean account the balance tells you something on any day of the year.',
        'And you can finally see whether the firm pays its own way.',
      ],
    ],
    parts: [
      [
        ['Open the second account', 'Get a second account for the firm'],
        [
          'For some legal forms it is a duty, for others merely wise. Your bank and your adviser know which.',
          'Ask which kind your bank accepts for business; private ones are sometimes ruled out by their terms.',
          'Find out whether you have to. Then do it in any case.',
        ],
        'Two bank cards of different colours',
      ],
      [
        ['Move every standing payment', 'Let the bills follow'],
        [
          'Insurance, phone, software: let them leave from where they belong.',
          'One evening with the list of direct debits does it for years.',
          'Go down the list of debits with a coffee, and half of it is done.',
        ],
        'A list of payments with ticks',
      ],
      [
        ['Pay yourself by one transfer', 'Move your own money in one go'],
        [
          'Same day each month, with a plain reference. Everything private happens afterwards.',
          'It is easier to live within one sum than within a stream of small ones.',
          "What is left in the firm then is the firm's.",
        ],
        'A finger confirming a transfer',
      ],
    ],
    turn: [
      'After two months nobody wants to go back.',
      'From then on the groceries are your own affair again.',
    ],
    asks: [
      'What is the oddest private line in your business account?',
      'When did you separate the two, and what made you do it?',
    ],
    ends: {
      p: 'Of all the changes that cost little, this one pays in hours.',
      f: 'Pick a cheerful colour for the private card. It is the one for ice cream.',
      a: 'Separate. Then stay separate.',
      t: 'Book stray items through one clearing account, so that they can be seen and settled.',
      h: 'What you had for lunch can stay between you and your own bank.',
      i: 'Clear lines make it easier to be proud of what stands on the right side of them.',
      l: 'Two purses, and a lighter mind.',
    },
    work: 'Partners in a firm feel this even more. As soon as two people draw from one account, every coffee is a question of fairness. A fixed monthly sum for each of them is cheaper than the silence.',
    caution: [
      'Whether a separate account is required depends on your legal form and country. Ask before you rely on this.',
      'It depends on country and legal form whether a separate account is required, so ask first.',
    ],
    keep: 'the evening when you sort your direct debits',
    send: 'a friend who has just registered a business',
    own: [
      {
        about: 'start-?ups?|new business|self-employed|sole trader|freelanc',
        kinds: ['service', 'offer', 'event', 'audience'],
        lead: 'For people who are just beginning, there is this.',
      },
    ],
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
    cover: 'Money that was never yours',
    gist: [
      'Move a fixed share of every incoming payment to a second account on the same day. Ask your adviser for the share, and never look at the gross balance again.',
      'Part of each payment that comes in belongs to the tax office already. Send it to a separate pot the same day, and the bill finds its money waiting.',
    ],
    subject: ['Part of that payment is not yours', 'A pot for the tax bill'],
    hooks: {
      '*': [
        'The balance looks fine. Part of it belongs to somebody else.',
        'A tax bill is only a shock when the money has been spent.',
        'Some of what you see in your account is only visiting.',
      ],
      p: 'What makes a tax bill hard is rarely its size. It is that the money has been in the wrong place.',
      f: 'Big payment in? Well done. Before you celebrate, move the part that was never yours.',
      a: 'Set the tax aside on the day the money comes in.',
      t: 'Treat tax as a liability that grows with each receipt, and fund it at the same rate.',
      h: 'The money for the tax office is only visiting. It likes to be shown its room.',
      i: 'Few things make self-employed people sleep better than a pot with a label.',
      l: 'Serenity, in business, is a second account.',
    },
    lines: {
      '*': [
        'Open a second account and give it a plain name: Not mine. Then move a share of every payment there on the day it comes in.',
        'Ask your adviser for one figure: what share of my takings should I put by? Then you can stop thinking about it.',
        'Sales tax that a customer pays you is only passing through. Where it applies, it should leave your main account first.',
        'If your tax pot is too full at the end of the year, you have a bonus. If it is too empty, you have a lesson. Only one of them is pleasant.',
        'Read your balance without the tax pot. It is the only honest number in the app.',
      ],
      h: ['Call the tax account "Not yours". It is harder to buy a bicycle from an account with that name.'],
    },
    scene: [
      'The best month so far: three invoices paid on one day. The new bicycle is in the shop window, and the letter is not in the {letter box|mailbox} yet.',
      'Somebody opens an envelope in the kitchen, reads the sum twice and goes through the year in their head.',
    ],
    why: [
      [
        'Tax falls due long after the money came in, and by then it has usually become something else.',
        'Between the payment and the bill lie months in which the balance looks larger than it is.',
      ],
      [
        'A share moved at once is never missed, since you have never lived on it.',
        'What you do not see in the main account you do not plan with.',
      ],
    ],
    parts: [
      [
        ['Open an account with a plain name', 'Give it a place of its own'],
        [
          'Preferably without a card, so that it cannot come shopping with you.',
          'A pot inside your banking app will do as well.',
          'What is out of sight does not get spent. No card, no temptation.',
        ],
        'A second account on a banking app',
      ],
      [
        ['Ask for your own share', 'Have the share worked out for you'],
        [
          'It depends on country, legal form and how you live, so let somebody work it out who knows you.',
          'A figure from a forum fits the person who wrote it.',
          'Two plumbers in one street can need two quite different figures.',
        ],
        'A figure written on a note',
      ],
      [
        ['Move it on the day', 'Transfer it while the payment is fresh'],
        [
          'When a payment arrives, the transfer is the next thing you do.',
          'Waiting for the end of the month means choosing what is left over.',
          'A minute a time, and nobody has to be brave in January.',
        ],
        'A thumb making a transfer on a phone',
      ],
      [
        ['Check the share when things change', 'Look again when life has changed'],
        [
          'A better year, a partner, a child, a first employee: each can shift it.',
          "Last year's figure was made for last year's life.",
          'A child, a loan, a good year: each of them moves it.',
        ],
        'A calendar with one note in it',
      ],
    ],
    turn: [
      'When the bill comes, you transfer, and go on with your morning.',
      'From then on your main account shows a sum that you may really spend.',
    ],
    asks: ['What is your tax pot called?', 'How did you learn to put the tax aside: early or the hard way?'],
    ends: {
      p: 'It takes one account and a standing habit, and it removes the worst letter of the year.',
      f: 'What is left over is truly yours. Spend it with pleasure.',
      a: 'In it comes, across it goes, the same day.',
      t: 'Review the rate at each set of interim figures and adjust for payments on account.',
      h: 'Tax money is like a house guest: easier if it has a room of its own.',
      i: 'What you put by in good months keeps you free in the others.',
      l: 'It waits, untouched, until it is asked for.',
    },
    work: 'Companies do this for sales tax and payroll tax as a matter of course. For sole traders and freelancers it is the same principle on a smaller scale, and the only person who can approve it is sitting on your chair.',
    caution: [
      'How much to set aside depends on your country and circumstances. Ask your own adviser for the figure.',
      'The right amount depends on country and circumstances. Your own adviser can tell you.',
    ],
    keep: 'the day a large invoice gets paid',
    send: 'a freelancer who has just had a good month',
    own: [
      {
        about: 'tax (?:return|planning|forecast|estimate)|self-employed|freelanc|sole trader',
        kinds: ['service', 'offer', 'price', 'event'],
        lead: 'Who works out the share?',
      },
    ],
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
      'You can read your own accounts with about six words. These are the six, without Latin.',
    ],
    subject: [
      'Six words and you can read your accounts',
      'What your accountant means by {debtor|receivable}',
    ],
    hooks: {
      '*': [
        'Most people read their accounts from the back, starting with the tax. Six words let you start at the front.',
        'Somebody says "accruals" and the whole table looks at the {biscuits|cookies}.',
        'Six words, and a booklet turns into a letter about your year.',
      ],
      p: 'Owners who know half a dozen terms ask better questions about their own figures.',
      f: 'You nodded at "depreciation" last year. So did everyone. Here it is in plain words.',
      a: 'Learn six words, and your accounts stop being a closed book.',
      t: 'The terms differ slightly by country and standard, and the ideas behind them hardly do.',
      h: 'Depreciation: the art of watching a van get older on paper.',
      i: 'The figures are about your work. You deserve to understand every line.',
      l: 'A small vocabulary, and the page opens.',
    },
    lines: {
      '*': [
        '{Turnover|Revenue}: everything you charged, before anything is taken off. A large figure that pays no one.',
        'Debtors owe you, creditors are owed by you. If the first list is longer and older, that is where {your holiday|your vacation} went.',
        'Depreciation spreads the price of a van over the years that you drive it. The money is long gone; the cost arrives in slices.',
        'An accrual is a cost that belongs to this year although the bill comes later: December light, January paper.',
        "Read last year's figure beside each word. Without a neighbour, a number says little.",
      ],
      h: ['Goodwill is what accountants call everything that somebody paid for and nobody can point at.'],
    },
    scene: [
      'The folder comes back from the accountant, beautifully bound. You turn to the last page, look for the tax, and close it.',
      'A meeting about the year, a plate of {biscuits|cookies}, and a word that nobody wants to be the one to ask about.',
    ],
    why: [
      [
        'Accounts are written for banks and authorities, in words that have meant the same for a very long time.',
        'The language of accounts was made for people who read them every day.',
      ],
      [
        'The ideas underneath are those of any kitchen table: what came in, what it cost, who still owes whom.',
        'Translated, they say what you ask yourself on a Sunday evening anyway.',
      ],
    ],
    parts: [
      [
        '{Turnover|Revenue}',
        [
          'All that you charged in the period, before any cost.',
          'Your sales added up, with nothing taken away yet.',
          'Everything you invoiced. It says how busy it was.',
        ],
        'A total at the top of a page',
      ],
      [
        'Gross profit',
        [
          'What is left after the goods or materials that went into the sales.',
          'Sales minus what you had to buy in order to deliver them.',
          'Take from it what the goods cost you. The rest has to carry the house.',
        ],
        'A line under two figures',
      ],
      [
        '{Overheads|Overhead}',
        [
          'What it costs to open the door, whether anybody comes or not.',
          'Rent, light, insurance: bills that do not ask how the month went.',
          'What would go on costing if you stayed in bed.',
        ],
        'A key in a shop door',
      ],
      [
        'Depreciation',
        [
          'The price of lasting things, spread over the years that they serve.',
          'One purchase, counted in yearly slices.',
          'A machine, paid once and felt for years.',
        ],
        'An ageing van in a yard',
      ],
      [
        '{Debtors|Receivables}',
        [
          '{People who owe you|What people owe you}. The older the list, the thinner the wallet.',
          '{Customers|Money of customers} with your invoice on their desk.',
          '{The ones who have your work and not yet your bill|Work that has been done, billed and not yet paid for}.',
        ],
        'A list of open invoices',
      ],
      [
        'Accruals',
        [
          'Costs of this year whose bill is still on the way.',
          'What you have used already and will be charged for later.',
          'You have had it, and nobody has charged you. Yet.',
        ],
        'An envelope arriving late',
      ],
    ],
    turn: [
      'Ask about the seventh word when it comes up. That is what the meeting is for.',
      'With these you can follow nearly every line, from the top to the tax.',
    ],
    asks: ['Which word in your accounts have you always skipped?', 'Which one would you add to the list?'],
    ends: {
      p: "Keep the list inside the cover of last year's accounts.",
      f: 'No question about your own money is a silly one.',
      a: 'Read from the top. Stop at every word that you cannot explain.',
      t: 'Compare each line with the year before; the change says more than the figure.',
      h: 'In the end it is mostly addition. The rest is nerves.',
      i: 'A page that you understand is a page that you can change.',
      l: 'Six words, and then the rest is reading.',
    },
    work: 'Try it with the people who run a department: one page, six words, their own figures. Those who understand what {overheads are|overhead is} stop asking why the price cannot simply be halved.',
    keep: 'the day your accounts come back',
    send: 'someone who always turns to the last page first',
    own: [
      {
        about: 'annual accounts|year-end|meeting|go(?:es)? through',
        kinds: ['service', 'process', 'people'],
        lead: 'The rest is a conversation.',
      },
    ],
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
    cover: 'What belongs in the folder',
    gist: [
      'What slows accounts down is the paper that is missing: the loan statement, the stock list, the lease of the copier. Seven things, ticked off before you hand the folder over.',
      'Hand over a folder with these inside and the questions shrink to a handful.',
    ],
    subject: ['The seven papers that are always missing', 'Before you hand the folder over'],
    hooks: {
      '*': [
        'The folder is thick, and it is always the same four papers that are not in it.',
        'Fewer questions from your accountant? Most of them are about papers on this list.',
        'The quickest accounts are the ones without questions.',
      ],
      p: 'Complete papers shorten the work on both sides, and shorter work is usually less expensive.',
      f: 'Before you bring the folder: a cup of tea and this list.',
      a: 'Bring these seven. Then nobody has to {ring|call} you.',
      t: 'Balances at the closing date need outside evidence: bank, loans, stock, open items.',
      h: 'Every folder has a hole, and it is exactly as large as the lease of the copier.',
      i: 'A complete folder is a good feeling at both ends of the table.',
      l: 'Well gathered, quickly done.',
    },
    lines: {
      '*': [
        'The paper that is missing from nearly every folder: the yearly statement of the loan. It stands in the online bank, three clicks deep.',
        'Count your stock on the last day and sign the sheet. A count from memory three weeks later is a story.',
        'Bought a machine? Put the invoice on top. What lasts for years is treated differently from what is used up.',
        'Contracts count as records, too: rent, leases, loans, insurance. Bring them once, and then only the changes.',
        'Put a sheet in front with what you know to be missing. It spares two calls.',
      ],
      h: [
        'A bag of receipts is not a folder, although we admire the consistency with which it is always the same bag.',
      ],
    },
    scene: [
      'The folder lies on the desk, and the first mail goes out an hour later: could you send us the loan statement?',
      'Three weeks of mails back and forth, all of them short, all of them beginning with: one more thing.',
    ],
    why: [
      [
        'The bank lines show that money moved. They do not say what for, what is left, or who still owes what.',
        'A statement tells where money went and keeps quiet about the reason.',
      ],
      [
        'Each missing paper stops the work, and picking it up again costs more than doing it once.',
        'A bookkeeper who has to ask puts the file aside, and it comes back to the top days later.',
      ],
    ],
    parts: [
      [
        ['Bank statements without gaps', 'Every page from the bank'],
        [
          'Every page, also the month in which nothing happened.',
          'The quiet August is the page that goes missing.',
          'Empty months too. They prove that they were empty.',
        ],
        'A row of monthly statements',
      ],
      [
        ['Sent invoices, numbered', 'All your invoices, in order'],
        [
          'With the cancelled ones, so that the sequence has no holes.',
          'A skipped number asks a question. A cancelled invoice answers it.',
          'One that was cancelled belongs in, with its number.',
        ],
        'A stack of numbered invoices',
      ],
      [
        ['Bills and receipts', 'All the bills you got'],
        [
          'With a word on each that does not explain itself.',
          'Sorted by month will do. Sorted by colour has been tried.',
          'If a slip is a riddle, write the answer on it.',
        ],
        'Receipts clipped by month',
      ],
      [
        ['Who owes what on the last day', 'What was open at the end'],
        [
          'Both ways: customers who have not paid, bills that you have not.',
          'One list of open items for each direction.',
          'By name and sum, in both directions.',
        ],
        'Two short lists side by side',
      ],
      [
        ['The stock count', 'What lay on the shelves'],
        [
          'Counted, priced, dated and signed.',
          'Sheets from the day itself, coffee stains welcome.',
          'On the day, with a signature. Guesses are noticed.',
        ],
        'A stock sheet on a clipboard',
      ],
      [
        ['Loans and leases', 'What you have borrowed or hired'],
        [
          'The yearly statement shows how much of each payment was interest.',
          'New contracts in full, old ones only where they changed.',
          'New ones complete. For old ones the yearly sheet will do.',
        ],
        'A contract with a marked page',
      ],
      [
        ['What was new this year', 'A few lines about the year'],
        [
          'A van, a colleague, a second site: half a page in your own words.',
          'Tell the story of the year. It explains the odd figures before anyone asks.',
          'A bookkeeper sees figures. You know the reasons.',
        ],
        'A handwritten half page',
      ],
    ],
    turn: [
      'Keep the list in the folder. Next year you only tick.',
      'Whatever is still missing, name it on a note, and it is half delivered.',
    ],
    asks: ['Which paper is always missing from yours?', 'Folder, bag or app: how do your papers travel?'],
    ends: {
      p: 'A list like this pays for itself in phone calls that never happen.',
      f: 'And do bring the half page. It is the bit that we enjoy reading.',
      a: 'Tick seven, hand it over, done.',
      t: 'Closing balances first, movements second: in that order nothing has to be done twice.',
      h: 'Carrier bags are recyclable. So are good intentions.',
      i: 'Good papers are a kind of respect, for the year and for yourself.',
      l: 'Complete, and therefore calm.',
    },
    work: 'In a company, put one name behind each of the seven lines. The loan belongs to whoever talks to the bank, the count to whoever runs the store. The folder then fills itself in a week instead of falling to one person on the last evening.',
    keep: 'the week before you hand over your papers',
    send: 'the owner of the famous bag',
    own: [
      {
        about: 'upload|portal|drop off|documents|paperwork|receipts',
        kinds: ['process', 'service', 'policy'],
        lead: 'How do the papers get here?',
      },
    ],
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
    cover: 'One figure a week',
    gist: [
      'If you could look at only one figure each week, which one would tell you how the firm is doing? Owners disagree, and the answers say a lot about the trade.',
      'Balance, open invoices, hours sold, orders in hand: one of them tells your story earlier than the rest.',
    ],
    subject: ['One figure, every Monday. Which one?', 'What do you look at first?'],
    hooks: {
      '*': [
        'One figure on a Monday morning, and no other until Friday. Which do you choose?',
        'Ask six owners which figure they watch, and you get six trades.',
        'Everyone has a number they look at first, and few could say why.',
      ],
      p: 'A single weekly figure that is looked at beats a monthly report that is filed.',
      f: 'A question for anybody with a business: which figure do you peek at first?',
      a: 'Choose one figure that moves before the money does. Look at it every week.',
      t: 'Leading indicators such as orders in hand move before {turnover|revenue} does; balances move after it.',
      h: 'Some people check the balance every morning, the way others lift a lid to see whether it boils.',
      i: 'The right figure, watched calmly, is a good companion through the year.',
      l: 'One figure, well chosen, is worth a page of them.',
    },
    lines: {
      '*': [
        'Orders in hand, counted in weeks, tell you in June how September will feel. The bank balance tells you in October.',
        'A figure worth watching changes before the bank balance does. By the time it shows in the account, it is history.',
        'Hours sold out of hours paid: for anyone who lives by the hour, that one line explains most of the year.',
        'If nobody would act differently after reading a figure, stop printing it.',
        'Write it on the wall by hand each Monday. A chart nobody draws is a chart nobody sees.',
      ],
      h: ['The number of unopened letters on the desk is also a key figure. It has been used as a forecast.'],
    },
    scene: [
      'It is Monday, the coffee is hot, and before the first customer there is time for one look at one figure.',
      'On a sheet above the desk somebody has kept the same row of figures in pencil since the day they opened.',
    ],
    why: [
      [
        'A report of thirty lines is read twice a year. One line on the wall is read each week, and somebody does something about it.',
        'Looking often at little shows a change while it can still be altered.',
      ],
    ],
    parts: [
      [
        ['Orders in hand', 'Work that is already ordered'],
        [
          'How many weeks of work are already promised to you.',
          'A look ahead, where the balance only looks back.',
          'Weeks, not money. It tells you when to start selling.',
        ],
        'A planning board with cards',
      ],
      [
        ['Invoices past their date', 'Money that is late'],
        [
          'Money earned and not yet fetched.',
          'The sum shrinks if somebody picks up the phone.',
          'The one figure that a phone can change.',
        ],
        'A short list beside a phone',
      ],
      [
        ['Hours sold of hours paid', 'Hours that somebody paid for'],
        [
          'For all who live by the hour, the quiet heart of the business.',
          'The gap between the two is where evenings go.',
          'Compare it with the hours that you paid for.',
        ],
        'A timesheet and a pencil',
      ],
      [
        ['Weeks the cash would last', 'How long it would last'],
        [
          'What is in the account, divided by what a normal week costs.',
          'Counted in weeks, a balance starts to mean something.',
          'Divide by an ordinary week, and you sleep according to the answer.',
        ],
        'A calendar and a bank card',
      ],
    ],
    turn: [
      'Whichever it is, write it down by hand. A row of Mondays is a picture.',
      'Take the one that you can influence by Friday.',
    ],
    asks: [
      'Which figure do you look at first on a Monday?',
      'Which figure have you stopped looking at, and why?',
    ],
    ends: {
      p: 'Three months of one figure usually show a pattern that no annual report does.',
      f: 'Tell us yours. We collect them the way others collect stamps.',
      a: 'One figure, one day, one person who writes it down.',
      t: 'Record it on the same weekday and time; otherwise you measure the calendar.',
      h: 'If the answer is the {biscuit tin|cookie jar}, order more. Morale is an asset, too.',
      i: 'What you look at kindly and often tends to get better.',
      l: 'A line in pencil, week upon week.',
    },
    work: 'In a meeting, ask each manager to name one figure and nothing else. Where two of them name the same one, ask who owns it. Where nobody names any, you have found a department that is steering by ear.',
    keep: 'your next quiet Monday morning',
    send: 'a fellow owner who loves or hates spreadsheets',
    own: [
      {
        about: 'dashboard|monthly (?:report|figures|accounts)|management accounts',
        kinds: ['service', 'product', 'offer'],
        lead: 'Figures by the month are part of the trade.',
      },
    ],
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
