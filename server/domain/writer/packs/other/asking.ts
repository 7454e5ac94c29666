// Asking, ordering and paying: what helps customers of nearly any small business that makes, mends or sells.
import type { Idea } from '../../library/idea.ts';

export const ASKING: readonly Idea[] = [
  {
    id: 'how-to-ask-for-a-quote',
    format: 'checklist',
    again: 7,
    emoji: '📐',
    tags: ['GetAQuote', 'PlanAhead', 'GoodToKnow'],
    tick: true,
    title: ['How to ask for a quote and get one you can use', 'What to send when you ask for a price'],
    cover: 'How to ask for a quote',
    gist: [
      'For a quote, send what you need, how big it is, where it is, a few photos, and by when. With all that in one message you get a price sooner.',
      'The more you tell when you ask for a quote, the closer the price is to what you pay in the end.',
    ],
    subject: ['How to ask for a quote', 'What a quote needs'],
    hooks: {
      '*': [
        'Would you like a quote? Send these five things, and the answer comes sooner.',
        'A good quote needs five things from you. They fit into one message.',
      ],
      pfatil: 'A quote is as exact as the information it is made from.',
      h: '"About the normal size" has never been measured. Here is what a quote needs.',
    },
    lines: {
      '*': [
        'Send photos with your request for a quote: one from far away and one from close up.',
        'Measure before you ask for a quote. Roughly is fine, if you say that it is roughly.',
        'Say what you would like to spend. It saves everybody a quote that does not fit.',
        'If the date can move, say so when you ask for a quote. Often that helps with the price.',
      ],
      h: ['"As soon as possible" is not a date. "Before the christening" is.'],
    },
    scene: [
      'A request of one line gets an answer full of questions, and then a week has gone.',
      'You ask three firms, and get three prices for three different things.',
    ],
    why: [
      [
        'What is missing has to be asked or guessed. Asking takes days, and guessing makes it dearer.',
        'With all details on the table, nobody has to add a margin for surprises.',
      ],
      [
        'Small firms answer in the evening or between two jobs.',
        'If everything is in one message, it can be answered at once.',
      ],
    ],
    parts: [
      [
        'What you need',
        ['Describe the result that you would like to have.', 'One or two sentences are enough.'],
        'A note with a short text',
      ],
      [
        'How big or how many',
        ['Length, width, number of pieces.', 'Measure it, or put something beside it for scale.'],
        'A tape measure',
      ],
      [
        'Where it is',
        ['Address, floor, parking, narrow doors.', 'Getting there is part of the work.'],
        'A staircase',
      ],
      [
        'A few photos',
        ['In daylight, from two sides.', 'A photo answers ten questions.'],
        'A phone taking a photo',
      ],
      [
        'By when',
        ['And whether that date is fixed.', 'Tell them if you are in no rush.'],
        'A calendar with a ring',
      ],
    ],
    turn: [
      'Send the same message to everybody you ask. Then you can compare.',
      'The rest can be sorted out in one call.',
    ],
    asks: ['What do you find hardest when you ask for a price?', 'What was missing from your last quote?'],
    ends: {
      pfatil: [
        'Send us these five things, and we can tell you more.',
        'Questions before you write? Just call.',
      ],
      h: 'Photos of the cat are welcome, but not needed.',
    },
    keep: 'the next time you need a price',
    send: 'somebody with a project',
    own: [
      {
        about: '\\bquotes?\\b|estimates?\\b|quotation',
        kinds: ['service', 'offer', 'process', 'policy'],
        lead: 'This is how you get a quote from us.',
      },
    ],
    pic: { ask: 'A tape measure and a notebook on a table', alt: 'A tape measure and a notebook' },
    claims: [['Complete requests are answered sooner and more exactly', 'trade practice']],
  },
  {
    id: 'quote-estimate-invoice',
    format: 'glossary',
    again: 11,
    emoji: '📄',
    tags: ['QuoteOrEstimate', 'GoodToKnow', 'PlanAhead'],
    title: [
      'Quote, estimate, deposit, balance: what the words mean',
      'Is it a quote or an estimate? The difference',
    ],
    cover: 'Quote or estimate?',
    gist: [
      'A quote is usually a fixed price for a described job. An estimate is a careful guess and can change. Ask which of the two you have in your hand.',
      'Four words about money come with most orders: estimate, quote, deposit and balance. Ask what they mean before you sign.',
    ],
    subject: ['Quote or estimate?', 'Words about money'],
    hooks: {
      '*': [
        'Do you have a quote or an estimate? The difference can be a good sum of money.',
        'Before you sign, ask one question: is that a quote or an estimate?',
      ],
      pfatil: 'With four words you understand most offers.',
      h: '"Roughly" is not a currency. Ask whether it is a quote.',
    },
    lines: {
      '*': [
        'An estimate can change and a quote usually cannot. Ask which one you have got.',
        'Ask what is included in a quote: material, delivery, tax, taking away the old one?',
        'Pay a deposit against a receipt, and have it written down when you would get it back.',
        'Compare quotes line by line. The lower price may simply leave something out.',
      ],
      h: ['If the price is on a beer mat, it is an estimate.'],
    },
    scene: [
      'The price was said on the phone, and each of you heard something different.',
      'Two offers lie side by side, and one is half the other.',
    ],
    why: [
      [
        'When both mean the same, there is nothing to argue about later.',
        'Most trouble about bills comes from a word that was understood differently.',
      ],
      ['What is in writing counts on the day of the bill.', 'A written price helps both sides.'],
    ],
    caution: [
      'What these words bind you to differs between countries. What is written in the contract counts.',
      'The law on quotes and deposits is not the same everywhere. Read the terms.',
    ],
    parts: [
      [
        'Estimate',
        ['A careful guess. It can go up or down.', 'What it will probably cost.'],
        'A pencil on paper',
      ],
      [
        'Quote',
        [
          'A price for a job that is described. It usually holds for some weeks.',
          'The price you can count on, for exactly that work.',
        ],
        'A printed sheet',
      ],
      [
        'Deposit',
        ['A part that you pay first, for material or for the date.', 'What you pay when you order.'],
        'A receipt',
      ],
      ['Balance', ['The rest, usually when the work is done.', 'What is left to pay at the end.'], 'A bill'],
    ],
    turn: ['Ask, and have it in writing.', 'Nobody minds the question.'],
    asks: ['Which word on an offer did you not know?', 'Have you ever mixed up a quote and an estimate?'],
    ends: {
      pfatil: [
        'If a word in our offer is not clear, just ask.',
        'Ask us about any line that you do not understand.',
      ],
      h: 'Beer mats will be accepted as souvenirs only.',
    },
    keep: 'your next offer',
    send: 'somebody who is about to sign',
    own: [
      {
        about: '\\bquotes?\\b|estimates?\\b|deposit',
        kinds: ['service', 'offer', 'process', 'policy', 'price'],
        lead: 'And how it is with us.',
      },
    ],
    pic: { ask: 'A pen on a printed offer', alt: 'A pen on a printed offer' },
    claims: [['Usual meanings; law differs', 'trade practice, consumer advice']],
  },
  {
    id: 'say-what-it-is-for',
    format: 'tip',
    again: 7,
    emoji: '🎯',
    tags: ['AskTheExpert', 'ShopLocal', 'GoodToKnow'],
    title: ['How to get good advice in a shop', 'Say what you need it for: how to get better advice'],
    cover: 'Say what it is for',
    gist: [
      'In a shop, say what you need a thing for, how big the place is and what you want to spend. Then you get advice and not only the thing.',
      '"It has to fit on a windowsill" helps more than "a small one". Say what it is for, and show a photo.',
    ],
    subject: ['Say what it is for', 'Good advice in a shop'],
    hooks: {
      '*': [
        'Would you like good advice in a shop? Say what you need it for.',
        'One sentence gets you better advice: "It is for".',
      ],
      pfatil: 'Good advice begins when the shop knows what you want to do.',
      h: '"Something nice" is hard to find on a shelf. Say a little more.',
    },
    lines: {
      '*': [
        'Bring a photo of the place where it will go. It replaces ten sentences.',
        'Measure before you come: the shelf, the wall, the door it has to get through.',
        'Ask "what would you take?" You get a different answer than to "what do you have?"',
        'Say what you would like to spend. Good advice works with any sum.',
      ],
      h: ['"As big as my hand" works only if you bring the hand.'],
    },
    scene: [
      'Somebody asks for the large one, and nobody knows whether it fits.',
      'People who sell something all day know which of them works for what.',
    ],
    why: [
      [
        'With the purpose, the shop can suggest something better or cheaper.',
        'Often there is a simpler thing that does the same.',
      ],
      ['What fits does not have to be brought back.', 'A minute of questions saves a second trip.'],
    ],
    parts: [
      [
        'Say who will use it',
        ['And where, and how often.', 'Tell the story. It helps.'],
        'Two people talking in a shop',
      ],
      [
        'Show a photo',
        ['Of the place, the old one, or the broken part.', 'Take it before you leave home.'],
        'A phone with a photo',
      ],
      [
        'Name your limit',
        ['In money, in size and in time.', 'Then you only see what is possible.'],
        'A note with a sum',
      ],
    ],
    turn: ['Then ask for two suggestions, and compare.', 'It takes a minute and saves a return.'],
    asks: ['What was the best advice you got in a shop?', 'What are you looking for at the moment?'],
    ends: {
      pfatil: ['Come in and tell us what it is for.', 'Ask us. That is what we are here for.'],
      h: 'Bring the hand.',
    },
    keep: 'the next time you cannot decide',
    send: 'somebody who always buys the wrong size',
    own: [
      {
        about: 'advice|advise|help(?:s|ing)? you (?:choose|find)',
        kinds: ['service', 'offer', 'process', 'value'],
        lead: 'And here you get advice.',
      },
    ],
    pic: { ask: 'Your counter with somebody asking, from behind', alt: 'A conversation at a counter' },
    claims: [['Purpose and limits lead to better advice', 'trade practice']],
  },
  {
    id: 'describe-the-fault',
    format: 'howto',
    again: 7,
    emoji: '🔧',
    tags: ['Repair', 'GoodToKnow', 'FixIt'],
    title: [
      'How to describe a fault so that it is found quickly',
      'Something is broken? What to say when you bring it in',
    ],
    cover: 'How to describe a fault',
    gist: [
      'To get something repaired, say what happens, since when, and how often. A short film of the fault and the make and model help most.',
      'Tell the repairer what you saw and heard, and not what you think it is. That way the fault is found sooner.',
    ],
    subject: ['How to describe a fault', 'Before you bring it in for repair'],
    hooks: {
      '*': [
        'Something is broken? Note these things before you bring it in for repair.',
        'A good description of the fault saves time and often money.',
      ],
      pfatil: 'A fault that is well described is half repaired.',
      h: 'As soon as you bring it in, it works. Take a film of the fault first.',
    },
    lines: {
      '*': [
        'Film the fault with your phone when it happens. Many faults do not show in the workshop.',
        'Note the make and model before you call about a repair. It is usually on a small label.',
        'Say what you have tried already. It saves somebody from trying it again.',
        'Bring everything that belongs to it: cable, charger, key, remote control.',
      ],
      h: ['"It makes a noise" can be improved by making the noise.'],
    },
    scene: [
      'It only happens on cold mornings, and in the workshop it is warm.',
      '"It does not work" is true, and does not help much.',
    ],
    why: [
      ['Finding a fault often takes longer than mending it.', 'With a good description the search is short.'],
      [
        'With the model the right part can be ordered in advance.',
        'Sometimes a second visit can be avoided.',
      ],
    ],
    parts: [
      [
        'What happens',
        ['What do you see, hear or smell?', 'Describe it in your own words.'],
        'A phone filming a device',
      ],
      [
        'Since when, how often',
        ['Always, sometimes, or only when it is cold?', 'What was different when it began?'],
        'A calendar',
      ],
      [
        'Make and model',
        ['On a label underneath or inside the door.', 'Take a photo of the label.'],
        'A label with a number',
      ],
      [
        'What you have tried',
        ['Switched off and on, cleaned, changed a part?', 'Say it even if it was a bad idea.'],
        'A screwdriver on a table',
      ],
    ],
    turn: ['With that the work can begin.', 'And please do not open it before you come.'],
    asks: ['What is broken at your home?', 'Which fault disappears when somebody looks?'],
    ends: {
      pfatil: ['Send us a short film, and we will tell you more.', 'Call us with these four things.'],
      h: 'You make the noise very well.',
    },
    keep: 'the next thing that breaks',
    send: 'whoever has something broken',
    own: [
      {
        about: 'repair|\\bmend|diagnos|call.?out|same day',
        kinds: ['service', 'price', 'process', 'offer'],
        lead: 'And this is how we help.',
      },
    ],
    pic: { ask: 'A device on your bench', alt: 'A device on a workbench' },
    claims: [['Symptoms, timing, model and history shorten diagnosis', 'trade practice']],
  },
  {
    id: 'order-earlier-than-you-think',
    format: 'mistake',
    again: 7,
    emoji: '🗓️',
    tags: ['OrderEarly', 'MadeToOrder', 'PlanAhead'],
    title: ['Made to order: when should you ask for it?', 'Ordering something special? How early to ask'],
    cover: 'How early to order',
    wrong: 'Ordering something special a week before you need it',
    gist: [
      'If you want something made for a date, ask as soon as you know the date. You can still settle the details later.',
      'Made to order takes time: for material, for work, and for one correction. Count back from your date and ask early.',
    ],
    subject: ['How early to order', 'Made for a date'],
    hooks: {
      '*': [
        'Do you need something special for a date? Ask today, and decide on the details later.',
        'How early should you order something that is made for you? Earlier than most people do.',
      ],
      pfatil: 'What is made for you needs time, and the calendar fills up before the day.',
      h: 'Weddings are planned for a year, and the last things are ordered on a Tuesday before.',
    },
    lines: {
      '*': [
        'Ask about a date as soon as you know it. The details can follow.',
        'Plan one week for a correction when you have something made to order.',
        'Before Christmas and in the wedding months makers are booked early. Ask a month sooner.',
        'Say the date on which you need it, and not the day of the party.',
      ],
      h: ['"By yesterday" is not on the calendar.'],
    },
    scene: [
      'The date has been fixed for months, and the order is placed in the last week.',
      'It takes two days to make, and there are twelve others before you.',
    ],
    why: [
      ['Between your order and the work lie other orders.', 'The queue takes longer than the work.'],
      ['Material has to be ordered, and that takes time as well.', 'Good material is not always in stock.'],
    ],
    parts: [
      [
        'Ask first, decide later',
        ['The date is what gets booked up.', 'Colour and size can wait a little.'],
        'A calendar with a mark',
      ],
      [
        'Count back from the date',
        ['Collecting, a correction, the work, the material.', 'Put a few days in between.'],
        'A calendar with arrows',
      ],
      [
        'Ask for the last day',
        ['Until when can you change something?', 'Write it in your calendar.'],
        'A phone with a reminder',
      ],
    ],
    turn: ['Then you can look forward to it.', 'And if it is late already, ask all the same.'],
    asks: ['For which date do you need something?', 'How early do you order?'],
    ends: {
      pfatil: [
        'Tell us your date, and we will tell you whether it works.',
        'Send us a message as soon as you know the day.',
      ],
      h: 'Tuesday is full, by the way.',
    },
    keep: 'the day you fix the date',
    send: 'somebody with a date in the calendar',
    own: [
      {
        about: 'weeks?\\b|order (?:by|at least|in)|lead time|notice|in advance|pre-?order',
        kinds: ['process', 'policy', 'service', 'offer'],
        lead: 'How long it takes with us.',
      },
    ],
    pic: { ask: 'A calendar with one day marked', alt: 'A calendar with one day marked' },
    claims: [['Queues and material make lead times', 'trade practice']],
  },
  {
    id: 'why-a-deposit',
    format: 'answer',
    again: 9,
    emoji: '🤝',
    tags: ['Deposit', 'GoodToKnow', 'PlanAhead'],
    title: ['Why do I pay a deposit?', 'Deposits explained: what they are for and what to ask'],
    cover: 'Why a deposit?',
    question: 'Why do I have to pay a deposit?',
    short: 'It keeps your date or pays for your material, and it is taken off the bill.',
    gist: [
      'A deposit keeps a date free for you or pays for material that is ordered for you. Ask when you would get it back, and have it written down.',
      'With a deposit both sides can rely on the date. It counts towards the price in the end.',
    ],
    subject: ['Why a deposit?', 'What a deposit is for'],
    hooks: {
      '*': [
        'Why do you pay a deposit, and when do you get it back? Here is the answer.',
        'A deposit keeps your date. Ask these three things before you pay it.',
      ],
      pfatil: 'A deposit gives both sides something to rely on.',
      h: "Without a deposit your date would depend on everybody's memory.",
    },
    lines: {
      '*': [
        'Before you pay a deposit, ask what happens if you have to cancel.',
        'Pay a deposit only against a receipt or a message that says what it is for.',
        'A deposit is taken off the final bill. Check that it is.',
        'Ask whether your deposit can be moved to another date.',
      ],
      h: ['A deposit also stops you from planning two parties on the same day.'],
    },
    scene: [
      'You want to book, and before anything has happened you are asked for money.',
      'A date that is kept for you cannot be given to somebody else.',
    ],
    why: [
      [
        'For your date somebody else is turned away.',
        'A day that is booked and then cancelled can seldom be filled.',
      ],
      [
        'Material that is ordered for one person cannot be sold to another.',
        'What is cut to your size fits nobody else.',
      ],
    ],
    caution: [
      'When a deposit is returned depends on the terms and on the law where you live.',
      'Your rights when you cancel differ from place to place. Read the terms before you pay.',
    ],
    parts: [
      [
        'What is it for?',
        ['For a date, for material, or against damage?', 'A deposit against damage comes back afterwards.'],
        'A receipt',
      ],
      [
        'When do I get it back?',
        ['Until when can you cancel?', 'Ask what happens if you are ill.'],
        'A calendar',
      ],
      [
        'Do I get it in writing?',
        ['A line in a message is enough.', 'With the sum, the date and the terms.'],
        'A phone with a message',
      ],
    ],
    turn: ['With these answers you can pay it with a good feeling.', 'Then your date is safe.'],
    asks: ['What would you ask before you pay a deposit?', 'Which date would you like to book?'],
    ends: {
      pfatil: ['Any questions about ours? Ask before you book.', 'If something is not clear, just ask.'],
      h: 'And put the date in your own calendar, too.',
    },
    keep: 'your next booking',
    send: 'somebody who is planning something',
    own: [
      {
        about: 'deposit',
        kinds: ['policy', 'price', 'process', 'offer'],
        lead: 'And this is how it is with us.',
      },
    ],
    pic: { ask: 'A calendar with one day marked', alt: 'A calendar with a marked day' },
    claims: [['Deposits secure dates or material; refund rules differ', 'trade practice, consumer advice']],
  },
  {
    id: 'before-you-buy-a-voucher',
    format: 'checklist',
    again: 8,
    emoji: '🎁',
    tags: ['GiftVoucher', 'GiftIdeas', 'PresentIdeas'],
    title: ['What to check before you give a gift voucher', 'Gift vouchers: how to give one that gets used'],
    cover: 'A voucher that gets used',
    gist: [
      'Before you give a voucher, check until when it is valid, what it can be used for, and whether the rest stays on it. Then write a date on the card.',
      'A gift voucher is used when it is for something that the person likes and when you suggest a day.',
    ],
    subject: ['A voucher that gets used', 'Giving vouchers'],
    hooks: {
      '*': [
        'Would you like to give a voucher? Check these points, and it will be used.',
        'Many gift vouchers stay in a drawer. This is how yours does not.',
      ],
      pfatil: 'A voucher is a good present if it is easy to use.',
      h: 'In many drawers there is a voucher from a few birthdays ago. Yours will be luckier.',
    },
    lines: {
      '*': [
        'Write a suggested day on the card of a gift voucher. It is used far more often.',
        'Give a voucher for one thing and not for a sum, if you know what somebody likes.',
        'Ask how long a voucher is valid and whether that can be extended.',
        'Wrap something small with a voucher, so that there is something to unpack.',
      ],
      h: ['"To be used together" is the small print of friendship.'],
    },
    scene: [
      'You do not want to give the wrong thing, so it will be a voucher.',
      'The envelope is opened, everybody is pleased, and then it goes into the drawer.',
    ],
    why: [
      [
        'People save a voucher for a good moment and then forget it.',
        'Without a date there is always a better day.',
      ],
      [
        'With the terms on the card nobody has a bad surprise.',
        'Some vouchers run out sooner than you think.',
      ],
    ],
    parts: [
      [
        'Until when it is valid',
        [
          'Rules differ between countries. Ask, and write it on the card.',
          'Longer is better, and a date helps.',
        ],
        'A voucher with a date',
      ],
      [
        'What it can be used for',
        ['For everything, or for some things only?', 'Can it be given to somebody else?'],
        'A voucher on a table',
      ],
      [
        'What happens to the rest',
        ['Does it stay on the voucher?', 'Ask whether the rest is kept if it costs less.'],
        'Coins beside a card',
      ],
      [
        'A day on the card',
        ['"Shall we go in March?" is enough.', 'If you go together, it will happen.'],
        'A handwritten card',
      ],
    ],
    turn: ['So it is a present and not a piece of paper.', 'Then it becomes a nice day.'],
    asks: ['Which voucher would you like to get?', 'Is there a voucher in your drawer?'],
    ends: {
      pfatil: ['Ask us about ours.', 'Tell us who it is for, and we will help you.'],
      h: 'And now look in the drawer.',
    },
    keep: 'the next birthday',
    send: 'somebody who is hard to find presents for',
    own: [
      {
        about: 'vouchers?|gift (?:cards?|certificates?)',
        kinds: ['product', 'offer', 'price', 'service', 'policy'],
        lead: 'And vouchers from us.',
      },
    ],
    pic: { ask: 'One of your vouchers with a ribbon', alt: 'A gift voucher with a ribbon' },
    claims: [['Expiry, scope, remainder; a suggested date helps', 'consumer advice, common experience']],
  },
  {
    id: 'ask-in-the-quiet-weeks',
    format: 'season',
    when: { season: ['winter'] },
    unless: '\\bgyms?\\b|fitness|accountan|tax|\\bski\\b|snow|chimney|heating|boiler|plumb|roof',
    again: 11,
    emoji: '🌨️',
    tags: ['PlanAhead', 'QuietSeason', 'GoodToKnow'],
    title: [
      'Why winter is a good time to ask about a bigger job',
      'Planning something for spring? Ask in winter',
    ],
    cover: 'Ask in winter',
    gist: [
      'If you are planning something for spring, ask in winter. There is more time for advice, and you get the date that you want.',
      'In January there is time to talk, to look at samples and to compare. In May everybody calls at once.',
    ],
    subject: ['Ask in winter', 'Planning for spring'],
    hooks: {
      '*': [
        'Are you planning something for spring? Now is the time to ask.',
        'In winter there is time for your questions. In May there is not.',
      ],
      pfatil: 'Whoever asks in winter can choose the date.',
      h: 'In May everybody has the same idea at the same time. Be early.',
    },
    lines: {
      '*': [
        'Ask in winter for what you want in spring. You get a better date and more time for advice.',
        'Use the quiet weeks to look at samples and to measure.',
        'Say in winter that your date can move. It helps both sides to plan.',
        'Book a date now, and settle the details in February.',
      ],
      h: ['The first sunny Saturday makes every phone ring.'],
    },
    scene: [
      'With the first warm day everybody remembers what they wanted to have done.',
      'In January it is quiet in many workshops.',
    ],
    why: [
      ['Spring dates are given away in winter.', 'By Easter many calendars are full.'],
      [
        'When it is quiet, there is time to think about your idea.',
        'Good advice needs an hour without a ringing phone.',
      ],
    ],
    parts: [
      [
        'Write down what you want',
        ['One page with photos is enough.', 'What should be different in summer?'],
        'A notebook with a sketch',
      ],
      [
        'Ask for a date',
        ['Early, and with a second one to choose from.', 'The best weeks go first.'],
        'A calendar',
      ],
      [
        'Use the time for details',
        ['Look at samples at home, in your own light.', 'Sleep on colours for a week.'],
        'Samples on a table',
      ],
    ],
    turn: ['In spring it is done, and others are still waiting.', 'Then you can enjoy the first warm day.'],
    asks: ['What would you like to have done by summer?', 'What have you been planning for years?'],
    ends: {
      pfatil: ['Tell us what you are planning.', 'Send us a message with your idea.'],
      h: 'The phone is quiet today. Call.',
    },
    keep: 'a grey Sunday in January',
    send: 'somebody with plans for the summer',
    own: [
      {
        about: '\\bquotes?\\b|estimates?\\b|book(?:ing)? ahead|weeks? in advance|consultation',
        kinds: ['process', 'policy', 'service', 'offer'],
        lead: 'And how to begin with us.',
      },
    ],
    pic: { ask: 'Samples and a calendar on a table', alt: 'Samples and a calendar on a table' },
    claims: [['Demand peaks in spring for many trades', 'trade practice']],
  },
];
