// Invoices, prices and the people who pay late.
import type { Idea } from '../../library/idea.ts';

export const INVOICES: readonly Idea[] = [
  {
    id: 'an-invoice-that-gets-paid',
    format: 'checklist',
    again: 8,
    emoji: '📄',
    tick: true,
    tags: ['Invoicing', 'GetPaid', 'SmallBusiness'],
    title: [
      'What an invoice needs so that nobody can put it aside',
      'How to write an invoice that is paid on time',
    ],
    cover: 'Nothing left to ask about',
    gist: [
      'An invoice is paid when the person who reads it has no question left. Order number, contact, dates, what was done, where to pay: check it from their chair.',
      'Invoices are seldom refused. They are put aside because something is missing. Six details keep yours on top of the pile.',
    ],
    subject: ['Why your invoice lies on the second pile', 'An invoice without a question'],
    hooks: {
      '*': [
        'The person who pays you has two piles on the desk: clear and unclear.',
        'Your invoice has been read, found puzzling and put under the plant.',
        'Unclear bills are not refused. They are just not next.',
      ],
      p: 'Many late payments begin with a missing order number and not with a lack of money.',
      f: 'Before you send the next one, read it as somebody who was not there.',
      a: 'An invoice must answer every question before it is asked.',
      t: 'Payables match invoice, order and receipt. Without the reference the match fails and the document is parked.',
      h: '"For services, as discussed." With whom, the bookkeeper wonders, and was it nice?',
      i: 'Good work deserves a bill that is as clear as the work.',
      l: 'A well-made invoice closes the job with a bow.',
    },
    lines: {
      '*': [
        'Ask for the order number before you start. Asked for afterwards, it costs you a month.',
        'Name a day and not a period. "Please pay by the fourteenth" can go into a calendar; "thirty days net" has to be worked out.',
        'Write what was done in words that their bookkeeper understands. They were not on the roof.',
        'Send the invoice to the person who pays, with a copy to the one who ordered. In larger firms they have never met.',
        'Send one to yourself and try to pay it with one hand. What you stumble over, they do too.',
      ],
      h: ['An invoice that says "various" will be paid at various times.'],
    },
    scene: [
      'In an office three floors above the person who ordered from you somebody opens your invoice. No number, no name, a sum. It goes to the left.',
      'You ring after five weeks. "Ah," says a friendly voice, "we did not know who that belonged to."',
    ],
    why: [
      [
        'The one who pays was usually not there when you did the work and can only go by the paper.',
        'Your customer knows what you did. Their accounts department has only this page.',
      ],
      [
        'A clear page is released in a minute, and an unclear one waits for somebody who is {on holiday|on vacation}.',
        'Every question sends the bill back down the stairs, and it climbs slowly.',
      ],
    ],
    parts: [
      [
        ['Their reference', 'What they call the job'],
        [
          'Order number, project or the name of the person who ordered.',
          'Without it no one upstairs knows which drawer you belong in.',
          'Their word for it and not yours. It opens the right door.',
        ],
        'An order number underlined',
      ],
      [
        ['The right addressee', 'Exactly who is paying'],
        [
          'The legal name, and not the one on the shop sign.',
          'A bill to the wrong company of a group comes back politely in week three.',
          'One letter wrong in a company name costs two weeks.',
        ],
        'An address field on an invoice',
      ],
      [
        ['What, when, how much', 'What was done, line by line'],
        [
          'In lines that somebody could tick off with the delivery note in hand.',
          'One line a task. A lump sum invites a phone call.',
          'Someone will compare it with something. Make it easy.',
        ],
        'Invoice lines being ticked',
      ],
      [
        ['A due date with a day in it', 'The day by which you expect it'],
        [
          'A date on the page is easier to keep than a rule.',
          'It should be visible without a search, near the total.',
          'Thirty days from what? A date leaves nothing to ask.',
        ],
        'A date in bold next to a total',
      ],
      [
        ['Where to pay, and with which text', 'All the details for the payment'],
        [
          'Account and reference in one block that can be copied.',
          'Then you find the payment on your side as well.',
          'Put them together, ready to be copied.',
        ],
        'A block with bank details',
      ],
      [
        ['A person to ask', 'Who answers questions'],
        [
          'A name with a number. Questions get answered, or they get old.',
          'Most disputes are a misunderstanding and three minutes long.',
          'People ring a name sooner than an info address.',
        ],
        'A name and a phone on a page',
      ],
    ],
    turn: [
      'Have someone who knows nothing of the job read it once.',
      'The law adds its own list, and that one differs by country.',
    ],
    asks: [
      'What was the strangest reason why an invoice of yours went unpaid?',
      'Which detail do you ask for before you start?',
    ],
    ends: {
      p: 'Set the template up properly once and every bill after it benefits.',
      f: 'And say thank you at the foot of it. People read that.',
      a: 'Reference, addressee, lines, date, account, name.',
      t: 'Where e-invoices are used, the order reference has a field of its own. Fill in that one, not the comment.',
      h: 'The only riddle on an invoice should be why it is so cheap.',
      i: 'Clear papers make good neighbours of customers and suppliers.',
      l: 'A clean page, promptly honoured.',
    },
    work: 'Ask your largest customer what their accounts department needs. One call to the person who really pays has shortened more waiting than any reminder.',
    caution: [
      'What an invoice must contain by law differs from country to country. Check your own rules.',
      'The details an invoice has to show are set by law and differ by country. Check yours.',
    ],
    keep: 'the next time you set up an invoice',
    send: 'the friend who writes "for services"',
    own: [
      {
        about: 'invoic|billing',
        kinds: ['service', 'offer', 'event', 'product', 'price'],
        lead: 'Help with invoices is part of the work here.',
      },
    ],
    pic: {
      ask: 'An invoice template on a desk with a pen, names covered',
      alt: 'An invoice on a desk with a pen lying across it',
    },
    claims: [['Missing references delay payment; matching in payables', 'accounts-payable practice']],
  },
  {
    id: 'bill-it-while-it-is-warm',
    format: 'mistake',
    again: 8,
    emoji: '⏳',
    tags: ['Invoicing', 'CashFlow', 'Freelancers'],
    title: [
      'Why the invoice should go out on the day the job is done',
      'Send the bill at once: why waiting costs money',
    ],
    cover: 'Bill it while it is warm',
    gist: [
      'Gratitude cools. An invoice on the day of the work reaches somebody who is still pleased; three weeks later it reaches a stranger.',
      'If you write invoices at the end of the month, your customer starts to wait only then. You have been waiting all the while.',
    ],
    subject: ['Invoices cool down', 'The month that you give away'],
    hooks: {
      '*': [
        'The customer is beaming, the kitchen shines, and the bill comes in five weeks.',
        'Between the work and the invoice most small firms grant a loan that no one asked for.',
        'Nobody loves a bill, but some have just loved the work.',
      ],
      p: 'The days before an invoice is written are part of the waiting time, and the only part that you control.',
      f: 'Job done today? Then write the bill today, before the kettle.',
      a: 'Finish the job. Write the invoice. Then wash the brushes.',
      t: 'Days to cash equal days to invoice plus days to payment. The first term is yours alone.',
      h: 'Invoices are written on the last Sunday of the month, between dread and supper.',
      i: 'Sending the bill at once says: this was good, and it is finished.',
      l: 'The account is settled while the pleasure is fresh.',
    },
    lines: {
      '*': [
        'Write the invoice on the day the work is done. The customer still remembers why it was worth it, and so do you.',
        '{A fortnight|Two weeks} until you write it and a month until they pay: that makes six weeks, and two of them are home-made.',
        'Long job? Agree on part payments before you start. Nobody likes a large surprise, not even one that they ordered.',
        'The small extras are forgotten first: the second visit, the spare part, the ride to the tip. Note them the same evening.',
        'Every week between work and bill is a week you lend for nothing.',
      ],
      h: ['If you bill in the month after next, write a short reminder of who you are.'],
    },
    scene: [
      'It is Sunday evening. On the table are a calendar, a few slips of paper and the question what exactly happened on the eleventh.',
      'She has to scroll for a while until she finds the photo of the job. "Ah, them. The dog. What did we say about the {skirting boards|baseboards}?"',
    ],
    why: [
      [
        'The time for paying starts when the bill arrives, and so each day of delay is added at the front.',
        'A customer cannot pay what has not been sent, however willing.',
      ],
      [
        'Details and goodwill are both at their freshest on the last day of a job.',
        'Later you forget the extras and they forget the emergency.',
      ],
    ],
    parts: [
      [
        ['Prepare the bill with the quotation', 'Write it along with the offer'],
        [
          'The lines are the same, so at the end only the changes are missing.',
          'A draft that waits takes two minutes to finish.',
          'When the job is finished, only two lines change.',
        ],
        'A quotation and an invoice side by side',
      ],
      [
        ['Note extras in the evening', 'Record every extra the same day'],
        [
          'By message to yourself, with a photo.',
          'What is not written down by supper has been given away.',
          'A picture and three words, and it is in the bill.',
        ],
        'A note typed on a phone in a van',
      ],
      [
        ['Send it before you drive off', 'Out it goes with the van'],
        [
          'Or the next morning at the first coffee. A fixed moment is what counts.',
          'At the gate they are still looking at what you built.',
          'Choose one moment and keep to it. Habit beats mood.',
        ],
        'A laptop on a {van bonnet|van hood}',
      ],
      [
        ['Split long jobs', 'Bill big jobs in parts'],
        [
          'By milestones that anyone can see: roof on, windows in.',
          'Several middling bills are easier to pay than one that frightens.',
          'When something can be seen, something can be charged.',
        ],
        'A plan with three ticks',
      ],
    ],
    turn: ['The Sundays come back, and so do the days.', 'Try it for one month and compare the balance.'],
    asks: ['When do you write your invoices, honestly?', 'What did you last forget to put on a bill?'],
    ends: {
      p: 'It changes nothing about your prices and a good deal about your account.',
      f: 'And Sunday evening belongs to supper again.',
      a: 'Done, billed, home.',
      t: 'Track the gap between completion and invoice date. Aim for a number that you can count on one hand.',
      h: 'Nobody has ever been thanked for an invoice in the third month.',
      i: 'Value your work on the day you do it, and others will as well.',
      l: 'Then the matter is closed, and closed well.',
    },
    work: 'In firms with several crews the bottleneck is often one person who knows the prices. Put the price list into the van, and the invoice no longer has to wait for the office to guess what happened on the roof.',
    wrong: 'Saving all invoices for the end of the month',
    keep: 'the day your next job is finished',
    send: 'somebody who spends Sundays with slips of paper',
    pic: {
      ask: 'A laptop or notepad on the {bonnet|hood} of a van after a job',
      alt: 'A notepad and a pen on the {bonnet|hood} of a van',
    },
    claims: [
      ['Payment terms run from invoice; early invoicing shortens cash cycle', 'working-capital practice'],
    ],
  },
  {
    id: 'the-friendly-reminder',
    format: 'howto',
    again: 8,
    emoji: '🔔',
    tags: ['LatePayment', 'Invoicing', 'CashFlow'],
    title: [
      'How to write a payment reminder that keeps the customer',
      'Late payment: a reminder that people answer',
    ],
    cover: 'A reminder without a growl',
    gist: [
      'A good reminder assumes an oversight, repeats the facts, attaches the bill and asks one question: is there anything wrong with it?',
      'Most late payers have forgotten or have a query. Write to that person first, and soon, while you are not yet angry.',
    ],
    subject: ['Remind them before you are angry', 'The question that finds the money'],
    hooks: {
      '*': [
        'The first reminder is usually written too late and in the wrong mood.',
        'Most unpaid bills are not being refused. They are lying under something.',
        'Most late payers are untidy and not unwilling.',
      ],
      p: 'An early, factual reminder gets most overdue invoices paid and no one offended.',
      f: 'Dreading that reminder? It needs five lines, and none of them has to growl.',
      a: 'Remind on the day after the due date. Short, with the bill attached.',
      t: 'Number, date, sum, due date, copy attached, one question. Anything else is noise.',
      h: '"Perhaps it has escaped your notice" is the sound of someone grinding their teeth in good manners.',
      i: 'Asking for your money calmly is a form of respect, towards yourself as well.',
      l: 'Courteous and exact, in the same sentence.',
    },
    lines: {
      '*': [
        'A reminder that works: number, sum, due date, bill attached, and one question. "Is there anything about it that I can clear up?"',
        '{Ring|Call} before the second letter. Three minutes of talking often find what six weeks of paper did not.',
        'If they cannot pay all of it, ask what they can pay and when, and confirm it in writing the same day.',
        'Put the day after the due date into your calendar when you send the bill. Then it is routine and not anger.',
        'Phone before the second reminder. Most of it is solved by a voice.',
      ],
      h: [
        'Do not begin with "as you are surely aware". If they were surely aware, you would not be writing.',
      ],
    },
    scene: [
      "You have written the mail three times. The first was too soft, the second too hard, and the third is in the drafts folder next to last month's.",
      'On the phone a pleasant voice says: "Oh dear. It was waiting for an order number. I will do it now."',
    ],
    why: [
      [
        'A forgotten bill wants a nudge and a disputed one a conversation, and a threat helps with neither.',
        'Behind the silence there is mostly an oversight or an open question.',
      ],
      [
        'The longer you wait, the less anybody remembers, and the harder your own voice becomes.',
        'Late reminders are written in temper. Early ones are simply post.',
      ],
    ],
    parts: [
      [
        ['Write on the day after it was due', 'The day after, without fail'],
        [
          'Punctual people are taken seriously, and it does not sound like a grudge.',
          'A week of polite waiting reads like a week of not minding.',
          'It is then a routine, and nobody takes it personally.',
        ],
        'A calendar with one day marked',
      ],
      [
        ['Give the facts in three lines', 'Three facts and nothing else'],
        [
          'Invoice, sum, due date. No history and no adjectives.',
          'What can be looked up in one glance can be paid in one minute.',
          'Which one, how much, since when.',
        ],
        'Three short lines on a screen',
      ],
      [
        ['Attach the bill again', 'Put a copy with it'],
        [
          'The original is with someone who is away.',
          'Searching for it is the best excuse that you can take from them.',
          'Then nobody has to look for it, you included.',
        ],
        'A paper clip on an invoice',
      ],
      [
        ['Ask what is in the way', 'Ask whether something was wrong'],
        [
          'One honest question brings disputes to light while they are small.',
          'If the tiles were the wrong grey, you want to hear it now.',
          'You will be told about the scratch instead of hearing about it in court.',
        ],
        'A phone beside a page of notes',
      ],
      [
        ['Say what happens next', 'Say what comes next and when'],
        [
          'Calmly, with a date. Then do precisely that.',
          'Announced and kept, a small step works better than a large threat.',
          'And keep to it, even if you like them.',
        ],
        'A date written under a letter',
      ],
    ],
    turn: [
      'Most of it ends here, with a red face and a transfer.',
      'What remains after the call belongs in other hands, and early.',
    ],
    asks: [
      '{Ring|Call} or write: how do you remind?',
      'What was the nicest answer that you ever got to a reminder?',
    ],
    ends: {
      p: 'Keep two templates, one for the first and one for the second time, and write no third.',
      f: 'Send it before lunch. The sandwich tastes better afterwards.',
      a: 'Early, short, with a date.',
      t: 'Log each contact with date and content; if it comes to a claim, the log is the file.',
      h: 'A reminder in the drafts folder reminds only you.',
      i: 'Clear words keep more customers than patience does.',
      l: 'A quiet line, and the matter is in motion.',
    },
    work: 'Let somebody other than the salesperson remind. It keeps the relationship out of the sum, and the buyer at the other end will be relieved, too: they have never wanted to discuss it.',
    caution: [
      'Interest, fees and time limits for claims differ by country. Take advice before you threaten anything.',
      'What you may charge, and until when a claim lives, differs by country. Ask before you threaten.',
    ],
    keep: 'the day after your next due date',
    send: 'someone who has three drafts in the folder',
    own: [
      {
        about: 'credit control|receivables|dunning|reminders?',
        kinds: ['service', 'offer', 'price', 'product'],
        lead: 'Some owners would rather have this done for them.',
      },
    ],
    pic: {
      ask: 'A telephone and a short list on a desk',
      alt: 'A telephone beside a short handwritten list',
    },
    claims: [['Early factual reminders; most delays are oversight or dispute', 'credit-control practice']],
  },
  {
    id: 'what-a-discount-eats',
    format: 'tip',
    again: 9,
    emoji: '✂️',
    tags: ['Pricing', 'Discounts', 'Margin'],
    title: ['What a small discount does to your profit', 'Ten per cent off: what is left for you?'],
    cover: 'What a discount eats',
    gist: [
      'Sell for a hundred what costs you seventy, and thirty are left. Take off ten, and twenty are left: the price fell by a tenth and your share by a third.',
      'A discount comes out of your part alone; the supplier and the landlord give nothing towards it. Work out how much more you must sell to stand still.',
    ],
    subject: ['Ten off the price, a third off you', 'Who pays for the discount?'],
    hooks: {
      '*': [
        'Ten off a hundred sounds like a tenth. Ask the thirty that were meant to be yours.',
        'The supplier gives nothing towards your discount, and neither does the landlord.',
        'The whole of a discount comes out of the thin end.',
      ],
      p: 'A discount is taken from the margin alone, so it weighs more than it looks.',
      f: 'About to say "I can do something about the price"? One small sum first.',
      a: 'Calculate before you concede.',
      t: 'Required extra volume equals discount over margin minus discount.',
      h: 'We lose a little on each one, he explained, but we are going to make it up in quantity.',
      i: 'Standing by a fair price is a way of standing by your work.',
      l: 'Where the worth is clear, the price may stay.',
    },
    lines: {
      '*': [
        'Price a hundred, cost seventy. With ten off you have to sell half as much again to earn the same. Do you have the hands for that?',
        'Give something instead of taking something off: delivery, a second fitting, a sharper knife. It costs you the purchase price and is worth the selling price.',
        'If a discount must be, tie it to something: quantity, payment on the day, collection. Otherwise next time begins where this one ended.',
        'Try the sum with a rise as well: a tenth more in the price can lose you some customers before you are worse off.',
        'Say no to the discount and yes to the date. Often it was only about one of them.',
      ],
      h: ['"What can you do about the price?" "I can say it again, more slowly."'],
    },
    scene: [
      'The customer leans on the counter and smiles. "And what is the final price?" It was the final price.',
      'On a scrap of paper someone has drawn a bar: a long grey piece for the goods, a short white one for the house. The discount is cut from the white.',
    ],
    why: [
      [
        'Costs stay what they are, which means the whole reduction falls on what would have remained.',
        'Neither wages nor purchase price shrink when you smile at the counter.',
      ],
      ['What is given once is expected next time.', 'A price that gives way teaches people to lean on it.'],
    ],
    parts: [
      [
        ['Draw your price as a bar', 'Draw it before you give it'],
        [
          'Grey for what it costs, white for what stays. Cut the discount from the white.',
          'One look at a drawing beats any lecture on margins.',
          'A strip of paper shows which end gets shorter.',
        ],
        'A bar drawn on paper, one end white',
      ],
      [
        ['Work out the extra sales', 'Count what you would have to sell instead'],
        [
          'How many more must go over the counter to end up level, and who will make them?',
          'Often the answer is a number for which you have neither the shelf nor the Saturday.',
          'If you need half as many customers again, think of something else.',
        ],
        'A pencil sum beside a calculator',
      ],
      [
        ['Offer an extra instead', 'Give something rather than take off'],
        [
          'It costs you the cost price and gives the customer the full value.',
          'Nobody asks for the delivery to be free again on the next order, if you call it a present.',
          'It feels bigger to them than it costs you.',
        ],
        'A small {parcel|package} put on top of another',
      ],
      [
        ['Ask for something back', 'Give it only against something'],
        [
          'A larger order, an earlier payment, a collected pallet.',
          'A price may move when something else moves with it.',
          'Quantity, speed, cash: a price that moves for nothing will move again.',
        ],
        'Two hands over a counter',
      ],
    ],
    turn: [
      'Then smile back and say what you can add.',
      'Some discounts are still right. They are the ones that you worked out.',
    ],
    asks: [
      'Discount or extra: what do you give more easily?',
      'How do you reply when somebody asks for the last price?',
    ],
    ends: {
      p: 'Put the sum for your own margin on a card under the counter.',
      f: 'You may say no and stay friendly. Many people only ask because you ask.',
      a: 'Never off the price without something in return.',
      t: 'Build the table once for margins from a fifth to a half; it fits on a postcard.',
      h: 'Smile, breathe, and offer the longer lead.',
      i: 'That short white piece is your holidays, your apprentice, your roof.',
      l: 'Generosity chooses its form.',
    },
    work: 'In sales teams a discount is granted by one person and paid for by another. Show the white end of the bar in the weekly meeting, and the question "may I?" becomes "what do we get?".',
    keep: 'the next time somebody asks for the final price',
    send: 'the kindest person behind a counter you know',
    own: [
      {
        about: 'pricing|price review|margin|calculat',
        kinds: ['service', 'offer', 'event'],
        lead: 'Such sums can be done with your own figures.',
      },
    ],
    pic: {
      ask: 'A bar drawn on a scrap of paper, a pair of scissors beside it',
      alt: 'A bar drawn on paper with a pair of scissors next to it',
    },
    claims: [['Break-even volume after discount; example with margin of thirty in a hundred', 'arithmetic']],
  },
  {
    id: 'buying-to-save-tax',
    format: 'myth',
    again: 10,
    emoji: '🛒',
    tags: ['TaxMyths', 'YearEnd', 'SmallBusinessFinance'],
    title: [
      'Does buying things before the year ends save money?',
      'End-of-year purchases for tax reasons: worth it?',
    ],
    cover: 'Spend a lot to save a little',
    gist: [
      'An expense lowers the tax by a part of its price, and you pay the rest yourself. Things that you need are worth it. The others cost more than the tax would have.',
      'Spending one to keep a fraction of it back leaves you with less. Buy before the end of the year only what you would have bought anyway.',
    ],
    subject: ['Buying to save tax', 'The coffee machine nobody needed'],
    hooks: {
      '*': [
        'It is nearly the end of the year, and somebody in the office wants a very expensive coffee machine "for tax reasons".',
        'To save a slice, people buy the whole cake and throw it away.',
        'Nobody ever got rich by spending a hundred to save thirty.',
      ],
      p: 'An expense reduces tax only by a fraction of what it costs.',
      f: '"But I can write it off!" Let us do that sum together.',
      a: 'Buy it because you need it. Tax is a side effect.',
      t: 'Net cost equals price times one minus the tax rate, and it is above zero for any rate below the whole.',
      h: 'Deductible means that it costs less than the full price. So does not buying it.',
      i: 'Money that stays in the firm can become something that you really want.',
      l: 'True economy owns few things, and uses them all.',
    },
    lines: {
      '*': [
        'An expense brings back part of its price. The rest is gone. If you did not need the thing, you have paid the larger part for nothing.',
        'Good reasons to buy before the year ends: it is broken, it saves hours, the order was planned. "For tax" is not on the list.',
        "In many countries lasting things are counted over years, so the machine of December hardly changes this year's tax.",
        'Ask your adviser in autumn and not in the last week. Then there is still something to choose.',
        'Put the thing on a list on the first of December. If you have forgotten it by the tenth, you have saved all of it.',
      ],
      h: ['He saved so much tax that in January he could not afford the milk for the coffee machine.'],
    },
    scene: [
      'In the last week of the year a {parcel|package} arrives. No one remembers ordering a third projector, but it was deductible.',
      'Two owners at a fair. "I bought a van, for the tax." "Do you need one?" "I do not even have a drive."',
    ],
    why: [
      [
        'The tax office only takes part in the price, and never in all of it.',
        'Whatever your rate is, the state pays a share and you pay the rest.',
      ],
      [
        'What lasts for years is usually spread over them, so the effect on this year is smaller than hoped.',
        'A big purchase shortly before the year ends often counts only in slices.',
      ],
    ],
    parts: [
      [
        ['Ask whether you would buy it untaxed', 'Would you want it in March?'],
        [
          'If the answer is no, the matter is settled.',
          'A useful thing remains useful when you leave the tax out of the sentence.',
          'If so, buy it. If not, no tax rule will make you glad of it.',
        ],
        'A shopping list with one item struck out',
      ],
      [
        ['Work out what you pay yourself', 'What does it cost after tax?'],
        [
          'Price less the tax that it saves: that sum leaves your account for good.',
          'Write the figure next to the name of the thing and read both aloud.',
          'That is what you are spending, and it is rarely little.',
        ],
        'A pencil sum on a catalogue page',
      ],
      [
        ['Bring forward what is planned anyway', 'Move what you need in any case'],
        [
          "Repairs, training, the supplier's bill: there the date can make a real difference.",
          'Timing is where an adviser earns the fee. Invention is not required.',
          'A month earlier or later can matter. Ask which.',
        ],
        'A calendar with one item moved',
      ],
    ],
    turn: [
      'And now and then paying tax simply means that it was a good year.',
      'What you do not buy needs no explaining to anybody.',
    ],
    asks: [
      'What is the silliest thing that was ever bought "for tax"?',
      'What would you buy this year because it is needed?',
    ],
    ends: {
      p: 'A talk well before the year ends leaves room for decisions that are worth it.',
      f: 'Do buy the good coffee, though. That one is for you.',
      a: 'Need first. Tax second.',
      t: 'Check depreciation rules and thresholds with your adviser; they decide what counts this year.',
      h: 'Deductible is not a flavour.',
      i: 'What you do not waste is yours to shape.',
      l: 'To want little, and to choose it well.',
    },
    work: 'In companies the same thing happens to budgets: they are spent in December so as not to be cut in January. It is worth asking each department what it would do with the money if it were allowed to keep it.',
    myth: 'Buying things at the end of the year saves money, because of the tax',
    short: [
      'You get a part of the price back and pay the rest yourself. It pays only if you need the thing.',
      'Only a part comes back. The rest you have spent.',
    ],
    caution: [
      'What counts, and in which year, differs by country and legal form. Ask your own adviser before you buy.',
      'Countries and legal forms differ in what counts and when. Ask your adviser before you order.',
    ],
    keep: 'the last quarter of your year',
    send: 'the colleague with the catalogue',
    own: [
      {
        about: 'year-end|tax planning|planning (?:meeting|talk|call)',
        kinds: ['service', 'offer', 'event', 'price'],
        lead: 'There is a better moment for this than the last week.',
      },
    ],
    pic: {
      ask: 'A boxed appliance on an office floor, still unopened',
      alt: 'An unopened box standing on an office floor',
    },
    claims: [
      [
        'A deduction reduces tax by less than the expense; assets are depreciated',
        'arithmetic; accounting textbooks',
      ],
    ],
  },
  {
    id: 'why-so-many-questions',
    format: 'behind',
    again: 11,
    emoji: '🔍',
    tags: ['BehindTheScenes', 'Bookkeeping', 'AccountingLife'],
    title: [
      'Why your accountant asks about such small amounts',
      'Four pence out: why your accountant will not let it go',
    ],
    cover: 'Why we ask about small sums',
    gist: [
      'Accountants ask about odd little sums because a difference is a footprint. Behind four missing coins may stand two mistakes that nearly cancel out.',
      'A small difference says nothing about its cause. It can be one typing error, or two large ones facing each other.',
    ],
    subject: ['Why we ask about four coins', 'A small difference is a footprint'],
    hooks: {
      '*': [
        'Somewhere an accountant is looking for four coins, and it is not about the coins.',
        'The most suspicious figure in the books is a round one.',
        'A small gap can be the edge of a large one.',
      ],
      p: 'Small differences are looked into because they can hide large ones.',
      f: 'You got a mail about a tiny amount and thought: really? Here is why.',
      a: 'Every difference has a cause. Find the cause and forget the amount.',
      t: 'A difference divisible by nine points to swapped digits; one that is twice an entry, to a wrong side.',
      h: 'Nobody goes into this trade out of love for four coins. It grows on you.',
      i: 'Someone who looks closely is on your side.',
      l: 'Exactness is a quiet courtesy.',
    },
    lines: {
      '*': [
        "If a difference can be divided by nine, look for swapped digits: fifty-four instead of forty-five. It is an old bookkeeper's trick and it works.",
        'If half of the missing sum stands somewhere in the list, it was booked on the wrong side. Halve it first, then search.',
        'A question about a small sum is usually a question about a habit. Answer it once, and it does not come back.',
        'Round figures make accountants curious. Real life has coins in it.',
        'Answer odd questions in one line. The line is often filed for years.',
      ],
      h: [
        'At parties accountants are asked about tax. What they want to talk about is the four coins from Tuesday.',
      ],
    },
    scene: [
      'Half past five. The trial balance is off by the price of a sandwich, and nobody at this desk is going home.',
      'On a slip stands "divide by nine", underlined twice. It has been handed down from one desk to the next.',
    ],
    why: [
      [
        'Two mistakes in opposite directions can nearly cancel out, and what is left looks harmless.',
        'A small remainder may be the shadow of two big entries.',
      ],
      [
        'The kind of difference often gives its origin away, so looking is quicker than it seems.',
        'Digits that have changed places leave a pattern that you can recognise.',
      ],
    ],
    parts: [
      [
        ['Divide it by nine', 'Does nine go into it?'],
        [
          'If it comes out even, two digits have probably swapped places.',
          'Seventy-two for twenty-seven, and suddenly five times nine is missing.',
          'Then somebody wrote two digits the wrong way round.',
        ],
        'A pencil dividing a number',
      ],
      [
        ['Halve it', 'Is half of it in there?'],
        [
          'If half of it stands in the list, it has gone to the wrong side.',
          'What was added instead of taken away counts twice.',
          'A plus that should be a minus shows up double.',
        ],
        'A column of figures with one circled',
      ],
      [
        ['Look for it as it is', 'Is it there as it stands?'],
        [
          'Then something is simply missing or in there twice.',
          'A bank charge, mostly. It is nearly always a bank charge.',
          "Something was left out, and it is often the bank's own fee.",
        ],
        'A finger going down a bank statement',
      ],
      [
        ['Ask the person who knows', 'Then it is your turn'],
        [
          'That is when you get the mail about the sandwich.',
          'One sentence from you replaces an hour of guessing.',
          'You know it at once, and we would have looked all day.',
        ],
        'A short question on a screen',
      ],
    ],
    turn: [
      'So when the question comes, most of the search is already over.',
      'The answer can be short. "Parking, the wedding job" is plenty.',
    ],
    asks: [
      'What is the smallest sum that you have ever searched for?',
      'Do you search for a missing coin, or do you let it go?',
    ],
    ends: {
      p: 'Anyone who keeps their own books can use the nines, too.',
      f: 'And thank you for answering. You have sent someone home.',
      a: 'Nine, half, whole. In that order.',
      t: 'A transposition differs by nine times the difference of the digits times a power of ten.',
      h: 'In the end it is a bank charge. It is always a bank charge.',
      i: 'Care with small things is how large ones come to be trusted.',
      l: 'The last coin falls into place, and it is evening.',
    },
    work: 'With {a till|a register} in the evening it works just the same. Divide by nine before you count the drawer again; the cashier will think that you are a magician.',
    keep: 'the next time a sum does not come out',
    send: 'the person who has to balance {the till|the register}',
    own: [
      {
        about: 'book-?keep|reconcil',
        kinds: ['service', 'process', 'price', 'people'],
        lead: 'This is what the days here are made of.',
      },
    ],
    pic: {
      ask: 'A pencilled column of figures with one circled, a cup beside it',
      alt: 'A column of pencilled figures with one of them circled',
    },
    claims: [
      [
        'Transposition errors are multiples of nine; wrong-side errors are twice the amount',
        'bookkeeping textbooks; arithmetic',
      ],
    ],
  },
  {
    id: 'paper-or-app',
    format: 'either',
    again: 9,
    emoji: '📎',
    tags: ['Bookkeeping', 'DigitalOffice', 'SmallBusiness'],
    title: ['Paper folder or app: how do you keep your books?', 'Bookkeeping on paper or on your phone?'],
    cover: 'Folder or app?',
    gist: [
      'A folder can be opened without a password and an app finds last May in a second. Both work if one person keeps to it. Which are you?',
      'The folder people and the app people both have a point. Only those with half of each are in trouble.',
    ],
    subject: ['Are you a folder or an app?', 'The half-and-half office'],
    hooks: {
      '*': [
        'There are people who trust only what they can punch a hole into.',
        'Half of it in the app, half of it in the glove box: it is the third system, and it is the common one.',
        'The best system is the one that gets used on a bad Friday.',
      ],
      p: 'Either system works when it is complete. Mixed ones are where papers get lost.',
      f: 'Folder or app? No judgement. Well, perhaps a little.',
      a: 'Choose one and be complete in it.',
      t: 'Search, backup and matching favour digital; legibility after a power cut favours paper.',
      h: 'The app has sorted everything neatly. The folder smells of cellar and is never out of battery.',
      i: 'The right system is the one that you will still use in November.',
      l: 'A fine binder or a clear screen: order has more than one form.',
    },
    lines: {
      '*': [
        'Folder or app? The honest answer in many firms is: both, and neither completely.',
        'Before you scan years of paper, ask what has to be kept and in which form. Rules differ, and some paper has to stay paper.',
        'Change at the start of a period. A switch in the middle of a quarter means searching twice for years.',
        'An app that photographs receipts is no help to people who put them in their pockets.',
        'Whichever you choose, choose one. Two half systems are three systems.',
      ],
      h: [
        'Some filing systems are called Klaus. When Klaus is {on holiday|on vacation}, nothing can be found.',
      ],
    },
    scene: [
      "On one desk stands a wall of grey binders, on the other a single laptop. Their owners have shared an office for years and speak of each other's system with pity.",
      'The tax office wants a bill from the year before last. One reaches for the shelf, the other types. It is a draw.',
    ],
    why: [
      [
        'What makes bookkeeping slow is looking in two places, whichever two they are.',
        'A system is as good as its completeness, and half of two is less than the whole of one.',
      ],
    ],
    parts: [
      [
        'The folder',
        [
          'No password, no update, readable in a hundred years. Needs a shelf, a hole punch and somebody who files on Fridays.',
          'You see at a glance how thick the month was. Searching, however, is done on foot.',
          'It survives every flat battery and no burst pipe.',
        ],
        'A row of grey binders on a shelf',
      ],
      [
        'The app',
        [
          'Finds the plumber of last May in a second and fits in the van. Needs a photo at the counter and a backup.',
          'Your accountant can look along while you drive. It only knows what you have shown it.',
          'It is with you when the receipt is. And it forgets nothing that you showed it.',
        ],
        'A receipt photographed with a phone',
      ],
    ],
    turn: [
      'Whichever it is, name one day a week that belongs to it.',
      'Move at the turn of a year, all at once, and leave the old one in peace.',
    ],
    asks: [
      'Folder or app, and what would make you change?',
      'How long would you search for a three-year-old bill?',
    ],
    ends: {
      p: 'If you change, run both for one month and no longer.',
      f: 'Tell us. The folder people usually have the better handwriting.',
      a: 'One system, complete, weekly.',
      t: 'Check retention rules and export formats before you move; the archive outlives the app.',
      h: 'If your system has a first name, back it up.',
      i: 'It is less about the tool than about a promise to yourself on Fridays.',
      l: 'Everything in one place, and the place is known.',
    },
    work: 'Teams change over more easily when the youngest and the oldest colleague choose the system together. One asks what it can do, the other asks what happens when it does not.',
    caution: [
      'Which papers must be kept as originals, and for how long, is set by law and differs by country.',
      'Law decides which papers you must keep and for how long, and it differs by country.',
    ],
    keep: 'the turn of the year',
    send: 'someone who shares an office with the other system',
    own: [
      {
        about: 'digital|cloud|\\bapp\\b|paperless|upload|portal|software',
        kinds: ['service', 'product', 'process', 'policy'],
        lead: 'And which camp is this house in?',
      },
    ],
    pic: {
      ask: 'A grey binder and a phone side by side on a desk',
      alt: 'A grey binder and a phone side by side on a desk',
    },
    claims: [['Retention duties differ', 'national record-keeping law; worded generally']],
  },
  {
    id: 'the-friar-and-the-ledger',
    format: 'story',
    again: 13,
    emoji: '📜',
    tags: ['HistoryOfAccounting', 'DoubleEntry', 'Bookkeeping'],
    title: [
      'Who invented double-entry bookkeeping? A short story',
      'Why every sum is written twice: Venice, ships and a friar',
    ],
    cover: 'The friar and the ledger',
    gist: [
      'Merchants in Italian cities wrote every deal down twice. A friar and mathematician put their method in print, and offices have worked like that ever since.',
      'Double entry came from traders who could not afford to be wrong. Luca Pacioli, a friar, explained it in a printed book, and it has hardly changed.',
    ],
    subject: ['A friar, a ledger and Venice', 'Written down twice for five centuries'],
    hooks: {
      '*': [
        'The oldest program that is still in use runs on paper and was printed in Venice.',
        'Why is each sum written down twice? Ask a friar with a good head for figures.',
        'Half a thousand years old, and no update needed.',
      ],
      p: 'The method in your accounting software is older than the printing of newspapers.',
      f: 'A small story for anyone who has ever wondered what debit and credit are about.',
      a: 'Two sides, one sum. It has worked for more than five centuries.',
      t: 'Each transaction touches two accounts by the same amount, so the whole must always balance.',
      h: 'A friend of Leonardo da Vinci wrote about bookkeeping, and people bought it. It was a different age.',
      i: 'Ideas that are simple and honest have a very long life.',
      l: 'Some inventions are so well made that the centuries leave them alone.',
    },
    lines: {
      '*': [
        'Double entry in one sentence: money always comes from somewhere and goes somewhere, so write down both.',
        'Luca Pacioli did not invent double entry. He wrote down how merchants in Venice did it, which made him more useful than many an inventor.',
        "The first printed lesson in double entry stood in a large book on mathematics. Its author taught merchants' sons and knew Leonardo.",
        'Whatever stands on the left must stand on the right as well. If it does not, somebody goes home late. That rule has not changed since Venice.',
        'Debit and credit mean "he owes" and "he trusts". It is an old conversation.',
      ],
      h: [
        'Luca Pacioli lived in the age of Leonardo, saw the New World reported and wrote about bookkeeping. Every office has one such person.',
      ],
    },
    scene: [
      'Imagine a counting house by the water, a candle, a ledger as large as a table, and a merchant whose ship is overdue.',
      'In a warehouse that smells of pepper somebody writes a figure on the left. A moment later he writes it again, on the right.',
    ],
    why: [
      [
        'Whatever is written on both sides can be checked, since the two must come out the same.',
        'A single list can be wrong without anybody noticing. Two that belong together give each other away.',
      ],
      [
        'It also shows what a firm owns and owes at once, which a mere list of payments cannot.',
        'Out of the two columns you can read how things stand, and not only what has been paid.',
      ],
    ],
    parts: [
      [
        'Merchants needed to know',
        [
          'In the trading cities of Italy goods were sent across the sea with partners on both shores. Anyone who did not write things down lost sight of who owed what.',
          'Ships were away for months, and so was the money. Traders in the Italian cities began to note every deal from both ends.',
          'You sent cloth to Alexandria and heard nothing for half a year. So you wrote it down on both sides, as gone and as owed.',
        ],
        'A quill on a ledger by candlelight',
      ],
      [
        'They wrote each thing twice',
        [
          'Pepper came in: one entry. Money went out: another. The two had to agree, or somebody had dozed off.',
          'Once for what had arrived and once for what had gone. At the end of the page the columns looked each other in the eye.',
          'What comes in is on the left, what goes out is on the right. If the two do not weigh the same, somebody has made a mistake.',
        ],
        'Two columns of figures in old ink',
      ],
      [
        'A friar wrote it down',
        [
          'Luca Pacioli, a Franciscan who taught mathematics, put a chapter about it into a thick book printed in Venice.',
          'Then a mathematician in a habit described the custom of the Venetians in print, so that anyone who could read might learn it.',
          'It was a mathematician and friar who printed it, in a book about everything that can be counted. He had seen it done in Venice.',
        ],
        'An old printed book lying open',
      ],
      [
        'And it stayed',
        [
          'Clerks copied it, then typewriters, then computers. Under every screen of figures there are still two sides.',
          'Quills, carbon paper, punched cards, cloud: the tools changed and the two columns did not.',
          'Since then the pen has changed six times. Open any accounting program and the two columns are still looking at each other.',
        ],
        'A spreadsheet on a modern screen',
      ],
    ],
    turn: [
      'When your accountant says that the books balance, that is an echo from Venice.',
      'The pepper is cheaper today. The principle costs the same.',
    ],
    asks: [
      'Did you know how old double entry is?',
      'Which old method do you use each day without thinking of it?',
    ],
    ends: {
      p: 'A method that has outlived every tool is worth understanding once.',
      f: 'Something to tell at the next dull meeting.',
      a: 'Where from, where to. Write both.',
      t: 'Assets equal liabilities plus equity; all the rest is bookkeeping in the literal sense.',
      h: 'Five centuries, and people still ask which side is debit.',
      i: 'Careful people with candles made it possible for strangers to trust each other.',
      l: 'Ink, candlelight, two columns at peace.',
    },
    work: 'The story is a fine way to begin training with people who fear figures. After the pepper and the ship, debit and credit are only the names of two sides of a table.',
    keep: 'the day somebody asks what debit means',
    send: 'a friend who thinks that bookkeeping has no history',
    pic: {
      ask: 'An old ledger or a page with two columns written by hand',
      alt: 'An old ledger with two columns of handwriting',
    },
    claims: [
      [
        'Pacioli, Franciscan and mathematician, described Venetian double entry in the Summa printed in Venice; practice is older; he knew Leonardo',
        'history of accounting',
      ],
    ],
  },
];
