// Boxes, wishes, words to sellers, and what is left over.
import type { Idea } from '../../library/idea.ts';

export const LIVING: readonly Idea[] = [
  {
    id: 'keep-three-boxes',
    format: 'tip',
    again: 9,
    emoji: '📦',
    tags: ['ReuseBoxes', 'LessWaste', 'HomeOrganisation'],
    title: 'Which shipping boxes are worth keeping?',
    cover: 'Keep three boxes',
    gist: [
      'Keep a small, a middling and a flat one, folded, with a bag of paper inside. Let the others go, or the cellar will be a warehouse for air.',
      'One box in a box in a box, and the padding with it: that is the whole household stock. Anything above that is collecting.',
    ],
    subject: ['Three boxes, no more', 'A warehouse for air'],
    hooks: {
      '*': [
        'Behind your wardrobe live eleven boxes, and not one of them is the right size.',
        'A household needs three cartons. It owns as many as will fit.',
      ],
      p: 'Three folded boxes cover nearly everything that a household ever posts.',
      f: 'Do you keep boxes, too, because they are such good ones?',
      a: 'Small, middling, flat. The rest may go.',
      t: 'A carton loses strength along each crease; after two or three trips it is packing material.',
      h: 'It was such a good box. It had a lid. It is now nine boxes with lids.',
      i: 'To use a thing twice is the simplest kind of thrift.',
      l: 'Three boxes, folded flat, and a ribbon kept from each.',
    },
    lines: {
      '*': [
        'Keep three boxes: small, middling, flat. Fold them, put paper in a bag with them, and recycle the twelfth.',
        'Take off old labels before you store a box. You will not feel like it on the day.',
        'Tape off, flat, dry: card with tape and film on it spoils the paper bin.',
        'Paper from {parcels|packages}, smoothed, makes shoe filler, drawer liner and a painting table for children.',
      ],
      h: ['The cat was asked which boxes should stay. It is still sitting in its answer.'],
    },
    scene: [
      "The cupboard under the stairs opens by itself, from within. First comes the toaster's box. The toaster died two years ago.",
      'You need something to send a book in. Eleven boxes, all for toasters.',
    ],
    why: [
      [
        'One keeps them for a return, a move, a present, and in the end for their own sake.',
        'A good carton looks like money. In truth it is a place where money was.',
      ],
      [
        'What you really post is small, flat or book-sized, so three formats are plenty.',
        'Look at your last ten {parcels|packages}: they would nearly all have fitted into the same one.',
      ],
    ],
    parts: [
      [
        'Choose a small, a middling, a flat one',
        [
          'For a mug, for shoes, for a book. That is about all.',
          'Take the stoutest you have and thank the others.',
        ],
        'Three boxes of different sizes',
      ],
      [
        'Fold them with the paper inside',
        [
          'Flat behind the wardrobe, in one bag.',
          'With tape and a pen beside them a {parcel|package} takes four minutes.',
        ],
        'Flat boxes and paper in a bag',
      ],
      [
        'Let one go for each that comes',
        ['The dented ones first.', 'It is the rule of good bookshelves, and it works for cartons, too.'],
        'A box folded for recycling',
      ],
    ],
    turn: [
      'Behind the wardrobe there is room again. For a wardrobe, say.',
      'Unless the cat has moved into one of them.',
    ],
    asks: ['How many boxes are you keeping?', 'Which box can you not part with?'],
    ends: {
      p: 'Ten minutes on a Saturday, and every {parcel|package} after that is easy.',
      f: 'Offer the rest to somebody who is moving. They will hug you.',
      a: 'Three. Fold. Done.',
      t: 'Double-walled card is worth keeping longest; look at the cut edge.',
      h: 'The box for the toaster will outlive the toaster. It usually does.',
      i: 'Enough is easier to find than everything.',
      l: 'You lift the lid, and it holds just what you need.',
    },
    keep: 'the day the cupboard opens by itself',
    send: 'the keeper of the toaster box',
    own: [
      {
        about: 'recycl|reus(?:e|able)|cardboard|plastic.free|packag',
        kinds: ['policy', 'process', 'value'],
        lead: 'About the boxes that leave from here.',
      },
    ],
    pic: {
      ask: 'Three folded boxes with a bag of paper, or one with a cat in it',
      alt: 'Three folded cardboard boxes of different sizes',
    },
    claims: [
      ['Cartons lose strength along creases', 'packaging practice'],
      ['Tape and film disturb paper recycling', 'recycling bodies'],
    ],
  },
  {
    id: 'the-message-that-gets-answered',
    format: 'howto',
    again: 9,
    emoji: '✉️',
    tags: ['CustomerService', 'OnlineShopping', 'ShoppingTips'],
    title: 'How to write to an online shop so that you get an answer',
    cover: 'Number, picture, wish',
    gist: [
      'Order number in the subject, one picture, one sentence about what is wrong, one about what you would like. That can be answered in a single reply.',
      'Most messages to shops go back and forth five times, because the number was missing. Put it first.',
    ],
    subject: ['Number first, please', 'One message instead of five'],
    hooks: {
      '*': [
        '"It does not work" is the most frequent message in every shop, and the one that helps least.',
        'Behind the contact form sits somebody who would like to help you and does not know who you are.',
      ],
      p: 'A few details turn a week of emails into one reply.',
      f: 'Do you have to write to a shop? Here is how to hear back today.',
      a: 'Number. Picture. Fault. Wish.',
      t: 'The first reply usually asks for identification; supply it and you skip one cycle.',
      h: '"Hello? HELLO? As I said!" was the first message.',
      i: 'On the far side there is a person, too, with a cup of tea and a {queue|line}.',
      l: 'A few clear lines, and it is settled by evening.',
    },
    lines: {
      '*': [
        'To a shop: order number in the subject line, a photo, what is wrong, what you would like. Four lines and done.',
        'One message, one channel. Anyone who writes by email, chat and comment gets three people working on the same thing.',
        'Say by when you need it, and why. "For Saturday, a birthday" often moves mountains.',
        'Reply in the same thread and leave the old text below. The person who reads it today may be a different one.',
      ],
      h: ['Subject: "URGENT". Content: a question about a colour, for next year.'],
    },
    scene: [
      'Somebody opens the inbox at eight: forty messages, and in eleven of them it says "my {parcel|package}". Whose?',
      'You are writing, crossly, at midnight. It is a good text. It has everything in it except your name.',
    ],
    why: [
      [
        'A shop sees thousands of orders and cannot tell yours by your mood.',
        'Without a number every search begins with a guess.',
      ],
      [
        'And if the wish is clear, nobody has to ask for it.',
        'Half of all replies consist of the question "what would you like us to do?"',
      ],
    ],
    parts: [
      [
        'Put the number in the subject',
        [
          'It is in your confirmation. Copy it, do not type it.',
          'With that the right drawer is open before anyone has read a word.',
        ],
        'An order number in a subject line',
      ],
      [
        'Add one clear picture',
        [
          'In daylight, close up, with the whole thing on a second one.',
          'It replaces a paragraph and every doubt.',
        ],
        'A photo of a fault being taken',
      ],
      [
        'One sentence on what is wrong',
        [
          'What, since when, after doing what.',
          '"The {zip|zipper} sticks at the top, since yesterday" is a whole story.',
        ],
        'A short message on a screen',
      ],
      [
        'One sentence on what you would like',
        [
          'A new one, money back, a tip how to mend it.',
          'And thank you. It is read, and it makes a difference.',
        ],
        'A finger pressing send',
      ],
    ],
    turn: [
      'Then wait for one working day before you ask again.',
      'And if it went well, say so. Inboxes are otherwise rather gloomy places.',
    ],
    asks: ['What was the best answer a shop ever gave you?', 'Email, chat or phone: which do you like?'],
    ends: {
      p: 'A minute more in writing is days less in waiting.',
      f: 'A kind word at the top has never slowed anything down.',
      a: 'Four lines. Send.',
      t: 'Keep everything in writing if money is involved; calls leave no trace.',
      h: 'Three question marks have never made anything faster.',
      i: 'Most things can be put right between two friendly people.',
      l: 'In the evening a reply, with a name beneath it.',
    },
    work: 'It makes a good template for any request: which case, what you see, what you need, by when. Colleagues answer such messages first, too.',
    keep: 'the next message to a shop',
    send: 'someone who writes in capitals',
    own: [
      {
        about: 'repl(?:y|ies)|answer|email us|support (?:team|desk|is)',
        kinds: ['service', 'process', 'policy', 'number'],
        lead: 'And how quickly it goes here.',
      },
    ],
    pic: {
      ask: 'Your desk with the inbox open, addresses unreadable, and a cup of tea',
      alt: 'A desk with a laptop and a cup of tea',
    },
    claims: [['Identification, picture and stated wish shorten support cases', 'customer service practice']],
  },
  {
    id: 'read-the-first-renewal',
    format: 'mistake',
    again: 8,
    emoji: '🔂',
    tags: ['FreeTrial', 'Subscriptions', 'MoneyTips'],
    wrong: 'Starting a free trial without noting when it ends',
    title: 'Free trials: how not to pay by accident',
    cover: 'When does it end?',
    gist: [
      'Put the end of a trial in the calendar on the day it starts, two days early. And find the way out before you go in.',
      'A free month is free for as long as somebody remembers. Let the calendar do it.',
    ],
    subject: ['When does your free month end?', 'Find the exit first'],
    hooks: {
      '*': [
        'The dearest magazine in the house is the one that nobody opens.',
        'A free month has thirty days, and the thirty-first is where they earn their money.',
      ],
      p: 'One calendar entry protects you from most unwanted subscriptions.',
      f: 'Just started something for free? Quick, before you forget: in the calendar with it.',
      a: 'Put the end in the calendar first.',
      t: 'Trials convert by default at the end of the period; cancellation terms run before it, not after.',
      h: 'Somebody has been learning Finnish since April. So says the bank.',
      i: 'Anyone who decides on purpose has more left over for what they love.',
      l: 'Few things, chosen, and none that renew by themselves.',
    },
    lines: {
      '*': [
        'Free trial? On the same day put two dates in the calendar: two days before it ends, and the day itself.',
        'Find out how to cancel before you subscribe. If you cannot find it in a minute, you have your answer.',
        'Once a year go down your bank statement with a pencil. Anything that makes you say "what is that?" gets looked up.',
        'Trial with a card that has a limit, or one that you can pause. Many banks offer it in the app.',
      ],
      h: ['The gym, the box of socks and the horoscope: three subscriptions, one moment of weakness.'],
    },
    scene: [
      'On the statement stands a name that neither of you knows, a small sum, for the fourteenth time.',
      'Exit button: account, settings, plan, manage, "are you sure?", "a gift before you go?", page not found.',
    ],
    why: [
      [
        'At the beginning one is curious, and four weeks later one is busy.',
        'What runs by itself does not remind you.',
      ],
      [
        'The sums are small on purpose, so that nobody misses them.',
        'You do not notice a dripping {tap|faucet} by looking at the bill.',
      ],
    ],
    parts: [
      [
        'Look for the exit before you enter',
        ['Cancel where, how, until when? It is in the small type.', 'A fair offer shows you its door.'],
        'A cancel button on a screen',
      ],
      [
        'Enter the end two days early',
        [
          'With the name and the link. Your future self is in a rush.',
          'Two days, because of weekends and time zones.',
        ],
        'A calendar reminder on a phone',
      ],
      [
        'Keep the confirmation',
        [
          'Of the start and of the end. One folder.',
          'No confirmation means that nothing has been cancelled.',
        ],
        'An email being filed',
      ],
      [
        'Check the statement once a year',
        ['Pencil, tea, twelve months.', 'Each line you strike pays for something that you chose.'],
        'A pencil on a bank statement',
      ],
    ],
    turn: [
      'If you like it, keep it. But then because you said yes.',
      'The calendar rings, you decide, and nobody has been clever at your expense.',
    ],
    asks: ['What did you forget to cancel?', 'Which subscription is worth every penny to you?'],
    ends: {
      p: 'Half a minute now spares a year of small sums.',
      f: 'Go and look: there is one. There is one in every household.',
      a: 'Calendar. Now.',
      t: 'Cancelling the card does not cancel the contract; do that first.',
      h: 'Somewhere you are still learning Finnish, at so much a month.',
      i: 'What you pay for each month should be what you would choose again.',
      l: 'Silence on the statement. A rare luxury.',
    },
    caution: 'Cancellation rights differ between countries and contracts; read the terms before you sign up.',
    keep: 'the next free month',
    send: 'somebody who is learning Finnish',
    own: [
      {
        about: 'subscri|cancel any|no contract|pause|skip',
        kinds: ['policy', 'offer', 'product', 'price', 'service'],
        lead: 'And how you get out again here.',
      },
    ],
    pic: { ask: 'A calendar with a circled date beside a phone', alt: 'A calendar with one date circled' },
    claims: [
      [
        'Trials often renew automatically; set reminders, know cancellation terms',
        'consumer protection bodies',
      ],
    ],
  },
  {
    id: 'sell-it-on-a-windowsill',
    format: 'howto',
    again: 9,
    emoji: '📸',
    tags: ['SellSecondHand', 'ProductPhotos', 'Declutter'],
    title: 'How to photograph something you want to sell',
    cover: 'Sell it on the windowsill',
    gist: [
      'Clean it, put it by a window, white paper behind, four pictures: whole, detail, size, flaw. Showing the flaw is what sells it.',
      'Second-hand things sell by daylight and honesty. A windowsill and a sheet of paper are the whole studio.',
    ],
    subject: ['Show them the scratch', 'A studio on the windowsill'],
    hooks: {
      '*': [
        'The picture of the scratch sells the camera.',
        "In the photo you can see a lamp, your feet, and Tuesday's ironing.",
      ],
      p: 'Four pictures by a window sell more than a long description.',
      f: 'Got something in the cellar that somebody else would love? Bring it to the window.',
      a: 'Window. White paper. Four pictures.',
      t: 'Indirect daylight from one side, a pale card opposite to fill the shadow, lens at object height.',
      h: '"Hardly used", it said, and beside it stood the dog who had been using it.',
      i: 'What you no longer need may be exactly what someone is looking for.',
      l: 'Soft window light, a plain cloth, one thing.',
    },
    lines: {
      '*': [
        'Sell it with four pictures: the whole, a detail, something for scale, and the flaw. In daylight, without flash.',
        'A sheet of white paper, stuck to the wall and curving down, hides the kitchen and costs nothing.',
        'Write what you would ask: size, age, smoke, pets, why it is going. Then nobody needs to.',
        'Wipe it first. The dust that you no longer see is all that a stranger looks at.',
      ],
      h: ['The mirror was photographed from the front. We now know what the seller wears on Sundays.'],
    },
    scene: [
      'Flash, wallpaper, a corner of a foot. Underneath it says "nice condition, no time-wasters".',
      'A windowsill, morning, a sheet of paper. And suddenly the old radio looks like something that you would buy.',
    ],
    why: [
      [
        'Buyers cannot touch it, so they read each shadow.',
        'Where nothing can be picked up, a picture has to answer questions.',
      ],
      [
        'And a flaw that is shown makes everything else believable.',
        'Anyone who admits to a scratch will not have hidden a crack.',
      ],
    ],
    parts: [
      [
        'Wipe it and empty the background',
        ['A cloth, a sheet, no laundry.', 'Nothing in the picture should be for free.'],
        'An object being wiped on a windowsill',
      ],
      [
        'Use a window from the side',
        ['Lamp off, flash off. Cloudy is lovely.', 'On the dark side a piece of white card will do.'],
        'White card opposite a window',
      ],
      [
        'Show the size with your hand',
        ['Everyone knows how big a hand is.', 'Or a pencil, a cup, a door. Figures in the text.'],
        'A hand beside an object',
      ],
      [
        'Photograph the flaw close up',
        ['In focus, with a finger beside it.', 'It saves messages, and the price stays where it is.'],
        'A finger pointing to a scratch',
      ],
    ],
    turn: [
      'Then write three honest sentences, and it will be gone by the weekend.',
      'You will wonder why you were going to part with it. That is a good sign.',
    ],
    asks: ['What was the best thing you ever sold on?', 'What puts you off in an advert?'],
    ends: {
      p: 'A quarter of an hour at the window is often worth half the price again.',
      f: 'And meet in a public place to hand it over. With a friend, if you like.',
      a: 'Light. Paper. Truth.',
      t: 'Step back and zoom in slightly: straight edges stay straight.',
      h: 'If the dog is in the picture, people will ask for the dog.',
      i: 'A thing that moves on begins again.',
      l: 'The light moves on, and it has never looked so well.',
    },
    keep: 'the next Saturday in the cellar',
    send: 'someone who photographs with flash',
    own: [
      {
        about: 'second.?hand|pre.?loved|refurb|trade.?in|buy ?back',
        kinds: ['product', 'service', 'policy', 'offer'],
        lead: 'Or let it find its way from here.',
      },
    ],
    pic: {
      ask: 'One of your things on a windowsill with white paper behind it',
      alt: 'An object on a windowsill in front of white paper',
    },
    claims: [
      [
        'Side window light, plain ground, scale and honest flaws',
        "product photography practice, resale platforms' advice",
      ],
    ],
  },
  {
    id: 'screen-or-shop',
    format: 'either',
    again: 11,
    emoji: '🖥️',
    tags: ['ThisOrThat', 'OnlineShopping', 'ShopTalk'],
    title: 'What would you never buy online, and what only online?',
    cover: 'Screen or shop?',
    gist: [
      'Some order {trousers|pants} at night and carry cheese home from the market. Others do it the other way about. What do you only buy where?',
      'Quiet and endless choice, or touch and a chat? Most of us divide it up without noticing.',
    ],
    subject: ['What do you never buy online?', 'Screen or shop?'],
    hooks: {
      '*': [
        'There are people who buy a car on their phone and squeeze every peach.',
        'At midnight only one of the two is open.',
      ],
      p: 'Where we buy what says a lot about which risk we like least.',
      f: 'You are on a screen right now, so this is a cheeky question: what would you only get in person?',
      a: 'Peaches: shop. Printer ink: screen.',
      t: 'Search goods can be judged by data; experience goods only by trying. That is the line, more or less.',
      h: 'The mattress came {in the post|in the mail}, the size of a leg of ham and then it breathed in.',
      i: 'It is good to be able to choose, and good that both are there.',
      l: 'Some things you want to have held before you long for them.',
    },
    lines: {
      '*': [
        'What would you never buy online? And what never in a shop? One of each, please.',
        'Look in the shop, buy in the shop. It is a small fairness that keeps the lights on.',
        'Buying again, the same thing, same size: that is what screens are best at.',
        'For shoes online: measure in the evening, since feet are larger then.',
      ],
      h: ['Ordered: two avocados. Delivered: two avocado slicers. Neither was ripe.'],
    },
    scene: [
      'On one knee a laptop, on the other a catalogue, and through the window the shop that has it, eighty metres away.',
      'In the market somebody smells at a melon with closed eyes. There is no button for that.',
    ],
    why: [
      [
        'The one has no closing time, and the other has a smell.',
        'Everybody has a list in their heads of what they have to touch first.',
      ],
    ],
    parts: [
      [
        'On a screen',
        [
          'At night, in peace, with every size in the world. Nobody sees what you put back.',
          'For spares, for repeats, for all that is rare where you live.',
        ],
        'A laptop on a sofa at night',
      ],
      [
        'In a shop',
        [
          'Weight, smell, advice, and you can take it with you. Somebody says "that one drips".',
          'For what has to fit or ripen, or is for somebody you love.',
        ],
        'Hands feeling cloth in a shop',
      ],
    ],
    turn: [
      'Most wardrobes are made of both.',
      "And the loveliest finds come from neither, but from a friend's attic.",
    ],
    asks: ['What do you never buy online?', 'What do you only buy online?'],
    ends: {
      p: 'Good shops of both kinds will tell you when the other one is better.',
      f: 'No hurt feelings here. Peaches are peaches.',
      a: 'Choose per thing.',
      t: 'Return rates show it: high for clothes, low for cables.',
      h: 'A mattress looks small on a screen. It looks otherwise on the stairs.',
      i: 'What matters is that somebody means well by you on the other side.',
      l: 'A click, or a bell above a door. Both can be a promise.',
    },
    keep: 'the next time you hover over a button',
    send: 'the one who squeezes peaches',
    own: [
      {
        about: 'showroom|visit us|market|in person|collect(?:ion)? (?:from|in)|pop.?up',
        kinds: ['place', 'event', 'service', 'hours'],
        lead: 'And should you want to hold it first.',
      },
    ],
    pic: { ask: 'One of your things held in a hand', alt: 'A product held in a hand' },
    claims: [
      ['Search goods and experience goods', 'economics textbook'],
      ['Return rates are higher for clothing', 'trade statistics'],
    ],
  },
  {
    id: 'the-oldest-order',
    format: 'question',
    again: 11,
    emoji: '🕰️',
    tags: ['FirstOrder', 'OnlineMemories', 'ShopTalk'],
    title: 'What was the first thing you ever ordered?',
    cover: 'Your very first order',
    gist: [
      'From a catalogue, by phone, on a squeaky modem: what was the first thing that came to your door because you had asked for it?',
      'A record, a wig, sea monkeys in a sachet. Everyone has a first {parcel|package}. What was in yours?',
    ],
    subject: ['Your very first {parcel|package}', 'Allow six weeks for delivery'],
    hooks: {
      '*': [
        'Allow twenty-eight days for delivery, it said, and you ran to the door on every one of them.',
        'The first thing you ever ordered was smaller than in the picture. It was wonderful.',
      ],
      p: 'First orders are remembered for decades, waiting time included.',
      f: 'What was in your very first {parcel|package}? And did you pay for it yourself?',
      a: 'One thing. One year.',
      t: 'Anticipation lengthens a memory; the wait is often recalled better than the object.',
      h: 'The sea monkeys wore no crowns. It was our first lesson in product photography.',
      i: "To wait for something with one's name on it: a small joy that never wears out.",
      l: 'Brown paper, string, a stamp from far away.',
    },
    lines: {
      '*': [
        'What was the first thing you ever ordered, and was it as in the picture?',
        'Ask somebody over seventy about the catalogue. There was a page for every wish, and dog-ears.',
        'Let a child order something small by itself, and wait for it. The waiting is the present.',
        'Write the date and the first name on the inside of a lid. One day somebody will be touched.',
      ],
      h: ['X-ray glasses, {by post|by mail}, at nine years old. The disappointment was fully visible.'],
    },
    scene: [
      'A slip cut out with nail scissors, coins stuck on with tape, an envelope. And then six weeks of stairs.',
      'A sound like two robots arguing, a picture that builds up line by line. You press "order" and do not breathe.',
    ],
    why: [
      [
        'It was the first time that something came which nobody had given you.',
        'You had wished for it, paid for it and waited for it, all by yourself.',
      ],
    ],
    parts: [
      [
        'From a catalogue',
        [
          'Page two hundred and twelve, corner folded down for a year.',
          'On the order form there was a box for "second choice". There was no second choice.',
        ],
        'An old catalogue with dog-ears',
      ],
      [
        'By telephone',
        [
          'With a practised voice, and your mother beside you.',
          'You said your address as if it were a poem.',
        ],
        'An old telephone with a cord',
      ],
      [
        'On the early internet',
        [
          'It took an evening, and nobody could {ring|call} up meanwhile.',
          'Would it really come? It did. From then on there was no stopping.',
        ],
        'An old computer screen',
      ],
    ],
    turn: [
      'Tell us what it was, and whether you still have it.',
      'Most of it is long gone, and still you know what it cost.',
    ],
    asks: ['What was your first order?', 'What disappointed you beautifully?'],
    ends: {
      p: 'These stories say more about shopping than any study.',
      f: 'Stickers count. Stickers count especially.',
      a: 'Name it.',
      t: 'Please add price, year and days of waiting.',
      h: 'Six to eight weeks for delivery, and nobody found it long.',
      i: 'Somewhere a child is running to the door at this moment.',
      l: 'The string was untied and never cut.',
    },
    keep: 'the next time you wait for the bell',
    send: 'somebody who knew the catalogue by heart',
    own: [
      {
        about: 'first order|since \\d{4}|started|began|years ago',
        kinds: ['history', 'story'],
        lead: 'This shop was small once, too.',
      },
    ],
    pic: {
      ask: 'Your first product, first label or first box, if you still have it',
      alt: 'A small {parcel|package} tied up with string',
    },
    claims: [['Anticipation shapes memory of purchases', 'consumer psychology']],
  },
  {
    id: 'who-writes-these-words',
    format: 'behind',
    again: 9,
    emoji: '⌨️',
    tags: ['BehindTheScenes', 'SmallShopLife', 'ProductPhotos'],
    title: 'How a product page is made (and how to read one)',
    cover: 'Behind a product page',
    gist: [
      'Before something can be put in a basket, somebody has weighed, measured, photographed and tried to describe it without lying. What was difficult there, you should read twice.',
      'A product page is a person with a tape measure, a window and a deadline. Look for the figures, the grey lines and what is not said.',
    ],
    subject: ['Somebody measured this', 'How to read a product page'],
    hooks: {
      '*': [
        'For every product page somebody has lain on the floor with a tape measure.',
        'The truest words on a product page are in grey and near the bottom.',
      ],
      p: 'Anyone who knows how product pages are made reads them faster and returns less.',
      f: 'Ever wondered who writes "approx."? It is usually somebody kneeling.',
      a: 'Figures first. Adjectives last.',
      t: 'A full page answers: material, dimensions, weight, care, origin, contents, exclusions.',
      h: 'It took nine attempts to photograph the white cup on white. In the tenth there was a wasp.',
      i: 'Someone has tried to put a thing into words for you before you had ever seen it.',
      l: 'One object, one window, and the patience to wait for a cloud.',
    },
    lines: {
      '*': [
        'Read a product page from below: dimensions, material, what is included. Then the pictures. The text comes last.',
        '"Style" or "look" behind a material means that it is not that material.',
        'Count the pictures from behind. Where there is none of the back, ask for one.',
        'If a figure is missing that matters to you, write. Somebody gets up and measures it.',
      ],
      h: ['"Decoration not included" is there because once somebody asked about the dog.'],
    },
    scene: [
      'A sheet of paper clamped to a chair, a cup on it, and somebody in socks waiting for the cloud to pass.',
      'A cursor behind the words "a lovely". It has been blinking since eleven.',
    ],
    why: [
      [
        'Photographs flatter and adjectives are free, whereas a measurement costs somebody a walk.',
        'Praise can be invented at the desk. For the weight you have to fetch the scales.',
      ],
      [
        'So the facts show where care was taken, and the gaps where it was not.',
        'What is missing on a page is often what nobody wanted to write down.',
      ],
    ],
    parts: [
      [
        'It is weighed and measured',
        [
          'Twice, because the first time the tape was upside down.',
          'Inside and outside, with and without the lid.',
        ],
        'A tape measure and kitchen scales beside a product',
      ],
      [
        'It is photographed by a window',
        [
          'White things on white, black ones on black, and glass last, with a sigh.',
          'The one with the hand in it is the honest one, since hands have a size.',
        ],
        'A product being photographed by a window',
      ],
      [
        'It is put into words',
        [
          'What is it, for whom, and what does it not do?',
          'The third question makes good pages, and few people dare.',
        ],
        'A text being written beside a product',
      ],
      [
        'Somebody else reads it',
        [
          '"How big is it?" It says so. "Where?" Then it is moved up.',
          'A colleague who does not know it finds each hole.',
        ],
        'Two people looking at a screen',
      ],
    ],
    turn: [
      'Then a click, and the thing is in the world, with all its centimetres.',
      'And the first customer asks about the detail that is missing.',
    ],
    asks: ['What do you look at first on a page?', 'Which detail is always missing?'],
    ends: {
      p: 'Half a minute with the grey lines saves the way to the post.',
      f: 'If you find a mistake, tell us. Nobody here takes it amiss.',
      a: 'Bottom up.',
      t: 'Tolerances of a few per cent are normal in natural materials.',
      h: '"Timeless" means that nobody remembered the year.',
      i: 'Honest words are a form of packaging, too. They protect what is inside.',
      l: 'The cloud passes, and the cup is finally white.',
    },
    keep: 'the next page with many adjectives',
    send: 'somebody who writes product texts',
    own: [
      {
        about: 'photograph|measure|weigh|we test|try every|describe',
        kinds: ['process', 'people', 'value'],
        lead: 'And who takes the pictures here?',
      },
    ],
    pic: {
      ask: 'Your photo corner as it really is: chair, paper, window',
      alt: 'A simple photo corner with paper and a product by a window',
      need: 'photo',
    },
    claims: [['Content of product pages', 'e-commerce practice']],
  },
  {
    id: 'summer-on-the-doorstep',
    format: 'season',
    again: 11,
    emoji: '🌞',
    when: { season: ['summer'] },
    tags: ['HolidayDelivery', 'SummerTips', 'ParcelTips'],
    title: 'Ordering before a {holiday|vacation}: heat, absence and {parcels|packages}',
    cover: '{Parcels|Packages} in the {summer holidays|summer vacation}',
    gist: [
      'Pause deliveries before you leave, pick a safe place in the shade, and order anything that melts for early in the week. A {parcel|package} on the step tells everyone that you are away.',
      'In summer {parcels|packages} stand in hot vans and in front of empty houses. Three clicks before you go, and both are solved.',
    ],
    subject: ['Nobody in, thirty degrees', 'Before you leave: three clicks'],
    hooks: {
      '*': [
        'A {parcel|package} on the doorstep is a postcard to burglars.',
        'In a hot van chocolate becomes a drink.',
      ],
      p: 'Three settings before a {holiday|vacation} spare you melted goods and stacked-up {parcels|packages}.',
      f: 'Off at the weekend? Take a quick look at your open orders.',
      a: 'Pause. Redirect. Then go.',
      t: 'Closed vans and metal boxes heat well above the air outside; wax, cosmetics and {sweets|candy} suffer first.',
      h: 'The candles arrived. They had become one candle.',
      i: 'To leave without loose ends is half of a {holiday|vacation}.',
      l: 'A cool hall, a neighbour with a key, and nothing on the step.',
    },
    lines: {
      '*': [
        'Before a {holiday|vacation}: look through open orders, set a delivery pause or a neighbour, and cancel the weekly box.',
        'Order what melts on a Sunday evening. It then travels on Monday and Tuesday and does not spend the weekend in a depot.',
        'Safe place in summer means shade. A plastic box in the sun is an oven with a lid.',
        'Things for the {holiday|vacation} itself: order them to arrive a week before. The day before is a lottery.',
      ],
      h: ['The swimming trunks came on the day after. They would have liked Greece.'],
    },
    scene: [
      'You come home brown and sandy, and in front of the door lie five {parcels|packages}, bleached by the sun like driftwood.',
      'Half past two, thirty-four degrees. In the metal box lies something that used to be lipstick.',
    ],
    why: [
      [
        'Neighbours are away as well, so the usual way fails in those very weeks.',
        "In high summer the whole staircase is at the seaside, and the driver rings at nobody's.",
      ],
      [
        'And heat does in an afternoon what nobody thought of in winter.',
        'What is solid in the shop need not be so in a van.',
      ],
    ],
    parts: [
      [
        'Check what is still on its way',
        [
          'Search your inbox for "dispatched". There is always one.',
          'And the thing that was back-ordered in May picks that very week.',
        ],
        'A list of orders on a phone',
      ],
      [
        'Pause, collect or redirect',
        [
          'Most carriers let you, in the app or on the slip.',
          'A shop round the corner keeps it cool and says nothing.',
        ],
        'A {parcel|package} shop counter',
      ],
      [
        'Ask for shade in the note',
        [
          '"Behind the {bins|trash cans}, north side." Four words.',
          'Drivers know where it is hot. They sit in it.',
        ],
        'A {parcel|package} in the shade by a wall',
      ],
      [
        'Order melting things early in the week',
        [
          'Then it will not lie anywhere from Friday to Monday.',
          'Many small shops hold it back in a heatwave if you ask.',
        ],
        'A box with a cool pack',
      ],
    ],
    turn: [
      'Then lock up, and leave nothing out there except the doormat.',
      'And a glass of water for the driver, if you are in.',
    ],
    asks: ['What has melted on you?', 'Who looks after your {parcels|packages} while you are away?'],
    ends: {
      p: 'Five minutes on the last evening at home.',
      f: 'Bring the neighbour something back. Not chocolate.',
      a: 'Three clicks. Go.',
      t: 'Batteries and aerosols should not lie in hot boxes either.',
      h: 'Chocolate that travels in summer arrives as one piece.',
      i: 'Anyone who comes home should find only their own doormat.',
      l: 'The hall is cool. On the table lies the {post|mail}, sorted.',
    },
    keep: 'the last evening before the holidays',
    send: 'the neighbour who stays at home',
    own: [
      {
        about: 'heat|ships? on|cool pack|melt|closed (?:from|for|in)',
        kinds: ['policy', 'process', 'hours'],
        lead: 'In the warm weeks we handle it like this.',
      },
    ],
    pic: {
      ask: 'A {parcel|package} in the shade by a door in summer',
      alt: 'A {parcel|package} in the shade beside a front door',
    },
    claims: [
      ['Vehicles and metal boxes heat far above air temperature', "physics, carriers' advice"],
      ['Parcels on doorsteps signal absence', 'crime prevention advice'],
    ],
  },
];
