// Invoices, prices and the people who pay late.

import type { Idea } from '../../library/idea.ts';
import { PRIVATE_CLIENTS } from './kinds.ts';

export const INVOICES: readonly Idea[] = [
  {
    id: 'an-invoice-that-gets-paid',
    format: 'checklist',
    again: 8,
    emoji: '📄',
    tick: true,
    tags: ['Invoicing', 'GetPaid', 'SmallBusiness'],
    title: [
      'How to write an invoice that gets paid on time',
      'What an invoice needs so that nobody puts it aside',
    ],
    cover: 'An invoice that gets paid',
    gist: [
      'An invoice is paid when the person reading it has no questions. Order number, contact, date, what was done, where to pay: check that all of it is there.',
      'Invoices are rarely refused. They are put aside because something is missing. Six details keep yours on top of the pile.',
    ],
    subject: ['Why your invoice is put aside', 'Six details every invoice needs'],
    hooks: {
      '*': [
        'The person who pays your invoice has two piles on the desk: clear and unclear.',
        'Your invoice was not refused. Something was missing, so it was put aside.',
        'An unclear invoice is paid last. Six details make yours clear.',
      ],
      p: 'Many invoices are paid late because the order number is missing, and not because there is no money.',
      f: 'Before you send your next invoice, read it as if you knew nothing about the job.',
      a: 'A good invoice leaves nothing to ask.',
      t: 'Payables match invoice, order and receipt. Without the reference the match fails and the document is parked.',
      h: '"For services, as discussed," says the invoice. With whom, wonders the bookkeeper, and what?',
      i: 'Good work deserves an invoice that is just as good.',
      l: 'A clear invoice is the last part of good work.',
    },
    lines: {
      '*': [
        'Ask for the order number before you start the job. If you ask afterwards, your invoice may wait a month.',
        'Put a date on the invoice. "Please pay by the fourteenth" is easier to follow than "thirty days net".',
        'On the invoice, describe the work so that a bookkeeper understands it. They were not on the roof with you.',
        'Send the invoice to the person who pays and a copy to the one who ordered. In larger firms they have often never met.',
        'Send an invoice to yourself and try to pay it from your phone. Where you get stuck, your customers do too.',
      ],
      h: ['An invoice that says "various" will be paid at various times.'],
    },
    scene: [
      'Three floors above the person who hired you, somebody opens your invoice. There is no order number and no name on it, so it is put aside.',
      'You {ring|call} after five weeks. "Ah," says a friendly voice, "we did not know who that invoice belonged to."',
    ],
    why: [
      [
        'The person who pays you was not there when you did the work. They can only go by the invoice.',
        'Your customer knows what you did. Their accounts department has only this one page.',
      ],
      [
        'A clear invoice is approved in a minute. An unclear one waits for somebody who is {on holiday|on vacation}.',
        'With every question your invoice goes back to the person who ordered, and that takes days.',
      ],
    ],
    parts: [
      [
        ["The customer's order number", "Your customer's own reference"],
        [
          'A project name or the name of the person who ordered will do as well.',
          'Without it nobody in the office knows what the bill belongs to.',
          'Use the name they use for the job, and not your own.',
        ],
        'An order number underlined',
      ],
      [
        ['The exact name of the company', 'The legal name of your customer'],
        [
          'That is often not the name on the shop sign.',
          'A bill made out to the wrong company comes back after three weeks.',
          'One wrong letter in a company name can cost you two weeks.',
        ],
        'An address field on an invoice',
      ],
      [
        ['What you did, when, for how much', 'What was done, line by line'],
        [
          'Your customer should be able to tick it off against the delivery note.',
          'One line for each task. A lump sum leads to a phone call.',
          'Somebody will compare it with the order. Make that easy.',
        ],
        'Invoice lines being ticked',
      ],
      [
        ['A date to pay by', 'The day the payment is due'],
        [
          'A date is easier to keep than a number of days.',
          'Put it near the total, where everybody sees it.',
          'Thirty days from when? A date leaves nothing to ask.',
        ],
        'A date in bold next to a total',
      ],
      [
        ['Bank details and payment reference', 'Everything needed to make the payment'],
        [
          'In one block that can be copied.',
          'With the reference you can find the payment on your side as well.',
          'Put them all in one place, ready to copy.',
        ],
        'A block with bank details',
      ],
      [
        ['A name and number for questions', 'Somebody to call with questions'],
        [
          'If there is a name, people ask. If there is none, the bill waits.',
          'Most disputes are misunderstandings, and a three-minute call settles them.',
          'People would sooner call a person than write to an info address.',
        ],
        'A name and a phone on a page',
      ],
    ],
    turn: [
      'Let somebody who knows nothing about the job read it once before you send it.',
      'Check as well what the law wants to see on your invoices.',
    ],
    asks: [
      'What was the strangest reason for not paying an invoice of yours?',
      'Which detail do you ask for before you start?',
    ],
    ends: {
      p: 'Set your template up properly once, and every later invoice is better.',
      f: 'And say thank you at the bottom. People do read it.',
      a: 'Order number, name, work, date, bank details, contact.',
      t: 'With electronic invoices, put the order number in its own field and not in the comment.',
      h: 'The only question left should be why it is so cheap.',
      i: 'A clear bill keeps customers happy, and you too.',
      l: 'A clear page, paid on time.',
    },
    work: 'Call the accounts department of your largest customer once and ask what they need on an invoice. That one call can save you more waiting than any reminder.',
    caution: [
      'The law says what an invoice must contain. Ask us what has to be on yours.',
      'Some details on an invoice are required by law. Ask us which apply to you.',
    ],
    keep: 'the next time you set up an invoice',
    send: 'the friend who writes "for services"',
    own: [
      {
        about: 'invoic|billing',
        kinds: ['service', 'offer', 'event', 'product', 'price'],
        lead: 'If you would like help with your invoices:',
      },
    ],
    unless: PRIVATE_CLIENTS,
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
      'Why you should send the invoice on the day the job is done',
      'Send the invoice at once: what waiting costs you',
    ],
    cover: 'Send the invoice the same day',
    gist: [
      'On the day of the work your customer is pleased and pays gladly. Three weeks later the same invoice is only a bill. So send it at once.',
      'If you write your invoices at the end of the month, the time to pay starts only then. You could have had the money weeks earlier.',
    ],
    subject: ['Send your invoice the same day', 'The month you give away'],
    hooks: {
      '*': [
        'The customer is delighted with the new kitchen. The invoice comes five weeks later.',
        'Every week between the job and the invoice is a loan that nobody asked you for.',
        'The best day to send an invoice is the day the job is done.',
      ],
      p: 'The days until you write the invoice are the only part of the wait that you control.',
      f: 'Finished a job today? Then send the invoice today, before you put the kettle on.',
      a: 'Finish the job, send the invoice, then clean the brushes.',
      t: 'Days to cash equal days to invoice plus days to payment. The first part is up to you.',
      h: 'Most invoices are written on the last Sunday of the month, in a very bad mood.',
      i: 'An invoice sent at once says: the work is done, and I am proud of it.',
      l: 'An invoice is most welcome while the customer is still delighted.',
    },
    lines: {
      '*': [
        'Write the invoice on the day the work is done. Your customer still remembers why it was worth it, and so do you.',
        'Two weeks until you write the invoice and a month until it is paid: that makes six weeks, and two of them are your own doing.',
        'Is it a long job? Agree on part payments before you start. Nobody likes one big invoice at the end.',
        'Small extras are the first thing missing from an invoice: the second visit, the spare part, the trip to the {tip|dump}. Note them the same evening.',
        'Each week between the job and the invoice you lend your customer money for nothing.',
      ],
      h: ['If your invoice goes out the month after next, add a line to say who you are.'],
    },
    scene: [
      'Sunday evening. On the table are a calendar, a few slips of paper, and the question what you did on the eleventh.',
      'She scrolls through her phone for a photo of the job she has to bill. "Ah yes, the people with the dog. What did we say about the {skirting boards|baseboards}?"',
    ],
    why: [
      [
        'The time to pay begins when the invoice arrives, so each day you wait is a day longer without your money.',
        'A customer cannot pay an invoice that has not come.',
      ],
      [
        'On the last day of a job you remember every detail and your customer is at their happiest.',
        'Later you forget the extras, and they forget how urgent it was.',
      ],
    ],
    parts: [
      [
        ['Draft the invoice with the quote', 'Prepare the invoice when you quote'],
        [
          'The lines are the same, so at the end you only add the changes.',
          'A draft can be finished in two minutes.',
          'When the job is done, only a line or two has changed.',
        ],
        'A quotation and an invoice side by side',
      ],
      [
        ['Note extras every evening', 'Write extras down the same day'],
        [
          'Send yourself a message with a photo.',
          'What you do not write down you will not charge for.',
          'A picture and three words are enough.',
        ],
        'A note typed on a phone in a van',
      ],
      [
        ['Send it before you drive home', 'Send the invoice from the van'],
        [
          'Or the next morning with your first coffee. What counts is a fixed time.',
          'Your customer is still admiring what you built.',
          'Choose one moment in the day and keep to it.',
        ],
        'A laptop on a {van bonnet|van hood}',
      ],
      [
        ['Split the bill for long jobs', 'Bill big jobs in parts'],
        [
          'By steps that everybody can see: roof on, windows in.',
          'Several smaller bills are easier to pay than a big one.',
          'When your customer can see the progress, you can ask for money.',
        ],
        'A plan with three ticks',
      ],
    ],
    turn: ['You also get your Sundays back.', 'Try it for one month and look at your balance.'],
    asks: ['When do you write your invoices, honestly?', 'What did you last forget to put on an invoice?'],
    ends: {
      p: 'Your prices stay the same, and the money comes sooner.',
      f: 'And on Sunday evening you can have supper in peace.',
      a: 'Job done, invoice sent, go home.',
      t: 'Measure the days between finishing and invoicing. Aim for fewer than five.',
      h: 'Nobody has ever been thanked for an invoice after three months.',
      i: 'If you value your work on the day you do it, others will too.',
      l: 'The work is done, the bill is sent, the evening is yours.',
    },
    work: 'In firms with several crews the invoice often waits for the one person who knows the prices. Put the price list in every van, and it can go out the same day.',
    wrong: 'Saving all your invoices for the end of the month',
    keep: 'the day your next job is finished',
    send: 'somebody who writes invoices on Sundays',
    unless: PRIVATE_CLIENTS,
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
    cover: 'A payment reminder that works',
    gist: [
      'A good payment reminder is short and friendly: it says which invoice, how much and since when, has the invoice attached, and asks whether anything is wrong.',
      'Most people who pay late have forgotten or have a question. Remind them early, while you are still friendly.',
    ],
    subject: ['Send the reminder before you are angry', 'The question that gets you paid'],
    hooks: {
      '*': [
        'Most payment reminders are written too late and in a bad mood.',
        'Most unpaid invoices have been forgotten, not refused. A friendly reminder is enough.',
        'Most customers who pay late are untidy, not unwilling.',
      ],
      p: 'An early, friendly reminder gets most late invoices paid without offending anybody.',
      f: 'Dreading that payment reminder? It takes five friendly lines.',
      a: 'Send the reminder the day after the due date. Keep it short and attach the invoice.',
      t: 'A reminder needs the number, date, sum and due date, the invoice itself and one question.',
      h: '"Perhaps it has escaped your notice" is how people write when they are grinding their teeth.',
      i: 'You did the work. You may ask for your money, calmly.',
      l: 'A reminder can be friendly and firm in one sentence.',
    },
    lines: {
      '*': [
        'A payment reminder that works: invoice number, sum, due date, a copy, and one question. "Is there anything I can clear up?"',
        'Invoice still unpaid after a reminder? {Ring|Call}. Three minutes on the phone often do more than a second letter.',
        'A customer cannot pay all of it? Ask how much they can pay and when, and confirm it by email the same day.',
        'When you send an invoice, put the day after the due date in your calendar. Then a reminder is just routine.',
        'Before you send a second payment reminder, phone. Most of it is solved by a friendly voice.',
      ],
      h: [
        'Do not start a reminder with "as you are surely aware". If they were aware, you would not be writing.',
      ],
    },
    scene: [
      'You have written the reminder three times. The first was too soft, the second too harsh, and the third is still in your drafts.',
      'On the phone a pleasant voice says: "Oh dear. Your invoice was waiting for an order number. I will pay it now."',
    ],
    why: [
      [
        'If the bill was forgotten, a nudge helps. If there is a problem, a talk helps. A threat helps in neither case.',
        'When a customer does not pay, it is mostly an oversight or an open question.',
      ],
      [
        'The longer you wait, the less anybody remembers and the angrier you get.',
        'Late reminders sound angry. Early ones sound normal.',
      ],
    ],
    parts: [
      [
        ['Write the day after it was due', 'Remind them one day later'],
        [
          'Then it sounds like routine and not like a complaint.',
          'If you wait a week, it looks as if you do not mind.',
          'Nobody takes it personally if you always do it.',
        ],
        'A calendar with one day marked',
      ],
      [
        ['Give the facts in three lines', 'Keep it to three facts'],
        [
          'Invoice number, sum and due date, and no story.',
          'What can be found at once can be paid at once.',
          'Which invoice, how much, since when.',
        ],
        'Three short lines on a screen',
      ],
      [
        ['Attach the invoice again', 'Put a copy of the invoice with it'],
        [
          'The first one may be with somebody who is away.',
          'Then "I cannot find it" is no longer a reason.',
          'Then nobody has to look for it.',
        ],
        'A paper clip on an invoice',
      ],
      [
        ['Ask whether something was wrong', 'Ask what is holding up the payment'],
        [
          'You hear about problems while they are still small.',
          'If the tiles were the wrong grey, you want to hear it now.',
          'It is better to hear about the scratch now than from a lawyer.',
        ],
        'A phone beside a page of notes',
      ],
      [
        ['Say what you will do next', 'Name the next step and the date'],
        [
          'Say it calmly, with a date, and then do exactly that.',
          'A small step that you really take works better than a big threat.',
          'And do it, even if you like them.',
        ],
        'A date written under a letter',
      ],
    ],
    turn: [
      'In most cases the money comes after this, with an apology.',
      'If nothing happens after the call, get help early.',
    ],
    asks: [
      '{Ring|Call} or write: how do you remind?',
      'What was the nicest answer you ever got to a reminder?',
    ],
    ends: {
      p: 'Keep two templates, one for the first reminder and one for the second.',
      f: 'Send it before lunch. Then you can stop thinking about it.',
      a: 'Early, short, with a date.',
      t: 'Note every contact with its date. If you need to claim the money, you have a record.',
      h: 'A reminder in your drafts folder reminds only you.',
      i: 'A clear word in good time keeps customers.',
      l: 'A friendly line, and the matter is settled.',
    },
    work: 'Let somebody other than the salesperson send the reminder. Then the good relationship is not about money, and the buyer on the other side is relieved too.',
    caution: [
      'There are rules on late fees, interest and deadlines. Ask us or a lawyer before you threaten anything.',
      'Before you charge interest or threaten action, ask what you are entitled to.',
    ],
    keep: 'the next time an invoice is overdue',
    send: 'somebody who is waiting for their money',
    own: [
      {
        about: 'credit control|receivables|dunning|reminders?',
        kinds: ['service', 'offer', 'price', 'product'],
        lead: 'If you would rather have this done for you:',
      },
    ],
    unless: PRIVATE_CLIENTS,
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
    cover: 'What a discount really costs',
    gist: [
      'You sell for a hundred what costs you seventy, so you keep thirty. With ten off you keep twenty. The price fell by a tenth and your profit by a third.',
      'A discount comes out of your profit alone. Your supplier and your landlord still want the same. Work out how much more you would have to sell.',
    ],
    subject: ['Ten off the price, a third off you', 'Who pays for the discount?'],
    hooks: {
      '*': [
        'You give ten per cent off a price of a hundred. If thirty of it was your profit, you have just lost a third of it.',
        'You give the discount. Your supplier and your landlord give nothing.',
        'A discount comes straight out of your profit, all of it.',
      ],
      p: 'A discount comes out of your margin alone, so it costs more than it seems.',
      f: 'Before you say "I can do something about the price", do one small sum.',
      a: 'Do the sum before you give a discount.',
      t: 'Extra sales needed equal the discount divided by what is left of the margin.',
      h: '"I lose a little on each one," he said, "but I sell so many of them."',
      i: 'If your work is worth its price, you can say so calmly.',
      l: 'When people see the worth, the price can stay.',
    },
    lines: {
      '*': [
        'Price a hundred, cost seventy, discount ten: now you have to sell half as much again to earn the same. Do you have the hands for that?',
        'Instead of a discount, add something: delivery, a second fitting, a spare part. It costs you less than it is worth to the customer.',
        'If you give a discount, tie it to something: a larger order, payment today, collection. Otherwise they will expect it next time.',
        'Do the sum for a higher price too: with a tenth more you can lose some customers and still earn as much.',
        'Asked for a discount? Say no to it and yes to the date they want. Often the date was what mattered.',
      ],
      h: ['"What can you do about the price?" "I can say it again, more slowly."'],
    },
    scene: [
      'The customer leans on the counter and smiles. "And what is the final price?" It was the final price.',
      'Somebody draws the price as a bar: a long grey part for the costs, a short white one for the profit. The discount comes off the white part.',
    ],
    why: [
      [
        'Your costs stay the same, so the whole discount comes out of what you would have kept.',
        'Wages and materials do not get cheaper because you give a discount.',
      ],
      ['Whoever gets a discount once expects it next time.', 'If your price gives way, people learn to ask.'],
    ],
    parts: [
      [
        ['Draw your price as a bar', 'Draw what you keep of the price'],
        [
          'Grey for the costs, white for what you keep. Then cut the discount off the white part.',
          'In a drawing you see at once how little is left.',
          'On a strip of paper you see which part gets shorter.',
        ],
        'A bar drawn on paper, one end white',
      ],
      [
        ['Work out how much more to sell', 'Count the extra sales you would need'],
        [
          'And who would do the extra work?',
          'Often you have neither the space nor the time to sell that much more.',
          'If you would need half as many customers again, offer something else.',
        ],
        'A pencil sum beside a calculator',
      ],
      [
        ['Offer an extra instead', 'Give something on top instead'],
        [
          'It costs you only what you pay for it, and your customer gets the full value.',
          'Call it a present, and nobody expects it next time.',
          'To your customer it is worth more than it costs you.',
        ],
        'A small {parcel|package} put on top of another',
      ],
      [
        ['Ask for something in return', 'Give a discount only in exchange'],
        [
          'A larger order, earlier payment, or that they collect it themselves.',
          'Then it is a deal and not a habit.',
          'If you lower the price for nothing, you will have to do it again.',
        ],
        'Two hands over a counter',
      ],
    ],
    turn: [
      'Then smile and say what you can add instead.',
      'Some discounts are right: those you have worked out.',
    ],
    asks: [
      'Discount or extra: what do you give more easily?',
      'What do you say when somebody asks for a better price?',
    ],
    ends: {
      p: 'Work it out for your own margin once and keep the figures at hand.',
      f: 'You may say no and stay friendly. Many people only ask because it costs nothing.',
      a: 'No discount without something in return.',
      t: 'Make a small table for margins from a fifth to a half. It fits on a postcard.',
      h: 'Smile, breathe, and offer to deliver it.',
      i: 'What you keep pays for your holidays, your apprentice and your roof.',
      l: 'You can be generous without lowering the price.',
    },
    work: 'In sales teams one person grants the discount and another pays for it. Show everybody how thin the margin gets, and they will want something back for it.',
    keep: 'the next time somebody asks for a better price',
    send: 'somebody who finds it hard to say no',
    own: [
      {
        about: 'pricing|price review|margin|calculat',
        kinds: ['service', 'offer', 'event'],
        lead: 'This sum can be done with your own figures:',
      },
    ],
    unless: PRIVATE_CLIENTS,
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
      'Does buying things before year end really save money?',
      'Buying something to save tax: is it worth it?',
    ],
    cover: 'Buying things to save tax',
    gist: [
      'An expense lowers your tax by a part of its price. You pay the rest yourself. So buy before year end only what you need anyway.',
      'If you buy something only to save tax, you end up with less money. Buy what you would have bought anyway.',
    ],
    subject: ['Buying things to save tax', 'The coffee machine nobody needed'],
    hooks: {
      '*': [
        'It is nearly the end of the year, and somebody in the office wants an expensive coffee machine "for tax reasons".',
        'Buying something only to save tax costs you more than the tax.',
        'Spending a hundred to save thirty in tax leaves you seventy poorer.',
      ],
      p: 'An expense lowers your tax by only a part of what it costs.',
      f: '"I can write it off!" Let us do the sum together.',
      a: 'Buy it because you need it. The tax comes second.',
      t: 'Net cost equals the price times one minus your tax rate. It is never zero.',
      h: 'Tax deductible means you pay less than the full price. If you do not buy it, you pay nothing.',
      i: 'Money you do not spend on things for tax can go into something you really want.',
      l: 'Few things, well chosen, and none of them for tax reasons.',
    },
    lines: {
      '*': [
        'A tax-deductible purchase gives you back part of the price. The rest is gone. If you did not need the thing, you lost money.',
        'Good reasons to buy before year end: it is broken, it saves time, it was planned. "For tax" is not one of them.',
        'Bought a machine in December for tax? Things that last are often spread over years, so this year it may change very little.',
        'Talk to your accountant in autumn, not in the last week of the year. Then there is still something to decide.',
        'Want to buy something for tax reasons? Write it on a list first. If you have forgotten it after ten days, you did not need it.',
      ],
      h: ['He saved so much tax that in January he could not afford the milk for the coffee machine.'],
    },
    scene: [
      'In the last week of the year a {parcel|package} arrives. Nobody needs a third projector, but it was tax deductible.',
      'Two business owners talk. "I bought a van, for tax." "Do you need one?" "No."',
    ],
    why: [
      [
        'The tax office pays a part of the price at most, never all of it.',
        'Whatever your tax rate is, you pay the larger part yourself.',
      ],
      [
        'The cost of things that last is usually spread over years, so you save less this year than you hoped.',
        'A big purchase just before year end often counts only a little at a time.',
      ],
    ],
    parts: [
      [
        ['Ask whether you need it without the tax', 'Would you still want it in March?'],
        [
          'If not, you have your answer.',
          'Something useful is useful with or without the tax.',
          'If you do, buy it. If you do not, leave it.',
        ],
        'A shopping list with one item struck out',
      ],
      [
        ['Work out what you pay after tax', 'Take the tax off the price'],
        [
          'The price less the tax you save: that much leaves your account for good.',
          'Write that figure beside the thing and look at both.',
          'That is what it really costs you, and it is rarely little.',
        ],
        'A pencil sum on a catalogue page',
      ],
      [
        ['Bring forward what you planned anyway', 'Order early what you need in any case'],
        [
          "Repairs, training, a supplier's bill: here the date can make a difference.",
          'For planned costs the right month can matter, and an adviser knows which.',
          'A month earlier or later can matter. Ask which.',
        ],
        'A calendar with one item moved',
      ],
    ],
    turn: ['And a tax bill also means that it was a good year.', 'Money you keep needs no tax rule.'],
    asks: [
      'What is the silliest thing you have seen bought "for tax"?',
      'What does your business really need this year?',
    ],
    ends: {
      p: 'Talk about it well before the year ends, and you still have a choice.',
      f: 'Do buy the good coffee, though.',
      a: 'Need first, tax second.',
      t: 'Ask how the thing is depreciated. That decides what counts this year.',
      h: 'Nobody has ever tasted the tax saving in a coffee.',
      i: 'Money you keep gives you choices.',
      l: 'Buy little, and choose it well.',
    },
    work: 'In companies budgets are spent in December so that they are not cut in January. Ask each department what it would do with the money if it could keep it.',
    myth: 'Buying things at the end of the year saves money, because of the tax',
    short: [
      'Only some of the price comes back and you pay the rest. It is worth it only if you need the thing.',
      'Only a part comes back. The rest is spent.',
    ],
    caution: [
      'What counts for tax, and in which year, depends on your business. Ask us before you buy.',
      'Ask us before you order. What counts and when depends on your situation.',
    ],
    keep: 'the end of your business year',
    send: 'the colleague with the catalogue',
    own: [
      {
        about: 'year-end|tax planning|planning (?:meeting|talk|call)',
        kinds: ['service', 'offer', 'event', 'price'],
        lead: 'It is best to talk about this in good time:',
      },
    ],
    unless: PRIVATE_CLIENTS,
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
      'A few {pence|cents} out: why your accountant looks for them',
    ],
    cover: 'Why we ask about small sums',
    gist: [
      'Why do accountants ask about tiny sums? Because a small difference may be what is left of two big mistakes that nearly cancel each other out.',
      'A small difference in the books can be one typing error, or two large ones. That is why accountants ask.',
    ],
    subject: ['Why we ask about tiny amounts', 'Small difference, big mistake'],
    hooks: {
      '*': [
        'Your accountant is looking for four {pence|cents}. It is not about the money.',
        'Why does your accountant ask about such small amounts? Because they can hide big mistakes.',
        'A tiny difference in the books can be the trace of a large one.',
      ],
      p: 'Small differences are looked into because they can hide large ones.',
      f: 'Has your accountant asked you about a tiny amount, and you thought: really? Here is why.',
      a: 'Every difference in the books has a cause. Find it, and forget the amount.',
      t: 'A difference divisible by nine points to swapped digits; one that is twice an entry, to a wrong side.',
      h: 'Nobody becomes an accountant out of love for four {pence|cents}. It grows on you.',
      i: 'Somebody who looks closely at your books is on your side.',
      l: 'Books that are exact to the last coin.',
    },
    lines: {
      '*': [
        'Books do not balance? If the difference can be divided by nine, look for swapped digits, such as fifty-four instead of forty-five.',
        'If half of the difference is somewhere on your list, that line was booked on the wrong side. Halve it first, then search.',
        'When your accountant asks about a small sum, one line is enough. Next time nobody has to ask.',
        'Round figures make accountants curious. Real bills have odd {pence|cents} in them.',
        'Your accountant has an odd question? Answer it in one line. That line is kept for years.',
      ],
      h: [
        'At parties accountants are asked about tax. They would rather talk about the four {pence|cents} they found on Tuesday.',
      ],
    },
    scene: [
      'Half past five. The books are off by the price of a sandwich, and nobody goes home until it is found.',
      'On a note stuck to the screen it says "divide by nine", underlined twice.',
    ],
    why: [
      [
        'Two mistakes in opposite directions can nearly cancel out. What remains looks harmless.',
        'Behind a small difference there may be two large ones.',
      ],
      [
        'The amount itself often shows where to look, so the search is quicker than you think.',
        'Swapped digits leave a pattern that a bookkeeper recognises.',
      ],
    ],
    parts: [
      [
        ['Divide the difference by nine', 'Check whether nine goes into it'],
        [
          'If it comes out even, two digits have probably swapped places.',
          'Seventy-two instead of twenty-seven, and you are out by five times nine.',
          'Then somebody wrote two digits the wrong way round.',
        ],
        'A pencil dividing a number',
      ],
      [
        ['Halve the difference', 'Look for half of the amount'],
        [
          'If that figure is on your list, it went to the wrong side.',
          'A sum that was added instead of taken away counts twice.',
          'A plus that should be a minus doubles the mistake.',
        ],
        'A column of figures with one circled',
      ],
      [
        ['Look for exactly that amount', 'See whether that amount is missing'],
        [
          'Then something was left out or entered twice.',
          'Mostly it is a bank charge.',
          "Something was forgotten, and it is often the bank's own fee.",
        ],
        'A finger going down a bank statement',
      ],
      [
        ['Ask the person who knows', 'Ask you'],
        [
          'That is when you get the email about the sandwich.',
          'One sentence from you saves an hour of guessing.',
          'You know it at once. We would search all day.',
        ],
        'A short question on a screen',
      ],
    ],
    turn: [
      'So when we ask you, most of the search is already done.',
      'A short answer is enough: "parking, the wedding job".',
    ],
    asks: [
      'What is the smallest sum you have ever searched for?',
      'A few coins are missing: do you search or let it go?',
    ],
    ends: {
      p: 'If you keep your own books, try the trick with nine.',
      f: 'And thank you for answering. You have sent somebody home.',
      a: 'Divide by nine, halve it, look for it.',
      t: 'A transposition differs by nine times the difference of the digits times a power of ten.',
      h: 'And if nobody finds it, look at the bank charges. It was them all along.',
      i: 'Whoever is careful with small sums can be trusted with large ones.',
      l: 'The last coin is found, and it is evening.',
    },
    work: 'The trick works with {a till|a register} too. See whether nine goes into the difference before you count the drawer again.',
    keep: 'the next time a sum does not add up',
    send: 'the person who has to balance {the till|the register}',
    own: [
      {
        about: 'book-?keep|reconcil',
        kinds: ['service', 'process', 'price', 'people'],
        lead: 'A word about our work:',
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
      'You can open a folder without a password, and an app finds last May in a second. Both work if you keep to one. Which do you use?',
      'Paper or app? Both are fine for your books. Trouble begins when half is in each.',
    ],
    subject: ['Are you a folder or an app?', 'Half in the app, half in the folder'],
    hooks: {
      '*': [
        'Do you keep your receipts in a folder or in an app?',
        'Half of the receipts are in the app, half are in the glove box. That is the most common system, and the worst.',
        'Folder or app? The best bookkeeping system is the one you still use on a bad Friday.',
      ],
      p: 'A folder works and an app works. Receipts get lost when you use both.',
      f: 'Folder or app? No judgement. Well, perhaps a little.',
      a: 'Folder or app: choose one, and put everything in it.',
      t: 'Search, backup and matching favour digital; legibility after a power cut favours paper.',
      h: 'The folder never runs out of battery. On the other hand, it has never found anything by itself.',
      i: 'The right system for your books is the one you will still use in November.',
      l: 'A fine binder or a clear screen: both can be in order.',
    },
    lines: {
      '*': [
        'Folder or app for your receipts? In many firms the honest answer is: both, and neither is complete.',
        'Before you scan years of papers, ask what has to be kept on paper. Not everything may be thrown away.',
        'Change from folder to app at the start of a year. In the middle of one you would have to look in two places.',
        'The best receipt app does not help if the receipt stays in your pocket.',
        'Folder or app: choose one. Two half systems make three places to search.',
      ],
      h: [
        'Some filing systems are called Klaus. When Klaus is {on holiday|on vacation}, nobody finds anything.',
      ],
    },
    scene: [
      'On one desk stands a row of binders, on the other a laptop. Their owners share the office and feel sorry for each other.',
      'The tax office asks for an old bill. One person reaches for the shelf, the other one types. It is a draw.',
    ],
    why: [
      [
        'Bookkeeping gets slow when you have to look in two places.',
        'A system is good when everything is in it.',
      ],
    ],
    parts: [
      [
        'A paper folder',
        [
          'No password, no update, and it can be read for a hundred years. You need a shelf and somebody who files every Friday.',
          'You see at a glance how much happened in a month. Finding one bill takes longer.',
          'It survives a flat battery, but not a burst pipe.',
        ],
        'A row of grey binders on a shelf',
      ],
      [
        'An app on your phone',
        [
          "It finds last May's bill in a second and is always with you. You need a photo of each receipt, and a backup.",
          'Your accountant sees it too. But it knows only what you have photographed.',
          'It is with you when you get the receipt, and it forgets nothing.',
        ],
        'A receipt photographed with a phone',
      ],
    ],
    turn: [
      'Whichever you use, keep one day a week for it.',
      'If you want to change, do it at the start of a year and all at once.',
    ],
    asks: [
      'Folder or app, and what would make you change?',
      'How long would you search for a three-year-old bill?',
    ],
    ends: {
      p: 'If you change, keep both for one month at most.',
      f: 'Tell us. We like both kinds of people.',
      a: 'One system, complete, every week.',
      t: 'Before you change, ask what has to be kept and whether the app can export it all.',
      h: 'If your filing system has a first name, make a backup.',
      i: 'What counts is not the tool but half an hour every Friday.',
      l: 'Everything in one place, and you know where.',
    },
    work: 'Let the youngest and the oldest colleague choose the system together. One asks what it can do, the other what happens when it fails.',
    caution: [
      'Some papers have to be kept as originals. Ask us which before you throw any away.',
      'The law says which papers you must keep and for how long. Ask us.',
    ],
    keep: 'the start of the new year',
    send: 'someone who shares an office with the other system',
    own: [
      {
        about: 'digital|cloud|\\bapp\\b|paperless|upload|portal|software',
        kinds: ['service', 'product', 'process', 'policy'],
        lead: 'How we work with your papers:',
      },
    ],
    pic: {
      ask: 'A grey binder and a phone side by side on a desk',
      alt: 'A grey binder and a phone side by side on a desk',
    },
    claims: [['Retention duties differ', 'national record-keeping law; worded generally']],
  },
];
