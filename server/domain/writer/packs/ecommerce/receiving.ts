// Delivery, returns and everything at the door.
import type { Idea } from '../../library/idea.ts';

export const RECEIVING: readonly Idea[] = [
  {
    id: 'the-second-address-line',
    format: 'tip',
    again: 10,
    emoji: '🏠',
    tags: ['DeliveryTips', 'ParcelTips', 'OnlineShopping'],
    title: 'How to write an address so that {parcels|packages} find you',
    cover: 'Tell the driver about the door',
    gist: [
      'A driver has about a minute for your door. The second address line can hold what a stranger needs: which entrance, which bell, what colour.',
      'Name on the bell, entrance, floor, landmark. Four words in the free line of the address, and the {parcel|package} comes up the stairs.',
    ],
    subject: ['What your driver needs to know', 'The line below your street'],
    hooks: {
      '*': [
        'Your friends know about the side entrance. The driver has a minute and a hundred doors to go.',
        'The {parcel|package} went back because the bell says Miller and you are Smith.',
      ],
      p: 'Most failed deliveries come down to a door that nobody described.',
      f: 'Do your {parcels|packages} end up with the neighbours, although you were in all day? Look at your second address line.',
      a: 'Name on the bell. Door in the address.',
      t: 'Labels print two or three lines; drivers see them on a small screen, cut off after some thirty characters.',
      h: '"Behind the {bins|trash cans}, past the dog, he is nice" is a fine delivery note. The dog should get a copy.',
      i: 'A few clear words make the day easier for someone who carries all day.',
      l: 'To be easily found is a courtesy to those who come.',
    },
    lines: {
      '*': [
        'Put it in the second address line: entrance, floor, name on the bell. A driver reads that on a screen the size of a {biscuit|cookie}.',
        'Live at somebody else\'s? Write "c/o" and the name that is on the bell. Without it the {parcel|package} goes home again.',
        'Choose a safe place yourself and name it. "Porch, left, in the blue crate" beats "somewhere dry".',
        'Light on, number visible from the road: in winter that is half of every delivery.',
      ],
      h: [
        'The number on the house has been covered in ivy since we moved in. It gives us a certain mystery and no post.',
      ],
    },
    scene: [
      'You are standing at the window and see him. He looks at the phone, at the house, at the phone, and gets back in.',
      'Four bells, none with your name on it, and the entrance is round the back, where the roses are.',
    ],
    why: [
      [
        'Navigation ends at the kerb. From there on the driver has only what you wrote.',
        'A map knows streets. It knows nothing of courtyards, back doors and borrowed doorbells.',
      ],
      [
        'With more than a hundred stops a day nobody can search for long, so unclear doors become missed ones.',
        'One minute a door is the usual sum, stairs included.',
      ],
    ],
    parts: [
      [
        'Use the line below the street',
        [
          'Entrance, floor, courtyard: important things first, since the end is cut off.',
          'It is printed on the label, whereas a note in the order may stay with the shop.',
        ],
        'An address form with a second line',
      ],
      [
        'Name the bell as it is',
        [
          "If it says the landlord's name, that has to be in the address.",
          'Nobody rings at random in a house with twelve {flats|apartments}.',
        ],
        'A row of doorbells',
      ],
      [
        'Offer a place you trust',
        [
          'With many carriers you can store a spot or a neighbour for good.',
          'Dry, out of sight, and agreed with whoever lives there.',
        ],
        'A {parcel|package} in a crate on a porch',
      ],
    ],
    turn: [
      'Check it once, in the address book of the shops you like.',
      'Then ask somebody who has never been there to read it out.',
    ],
    asks: [
      'Which door do drivers try first at your place?',
      'What would a stranger need to know to find your door?',
    ],
    ends: {
      p: 'Thirty characters save a trip to the depot.',
      f: 'And a wave at the window is welcome, too.',
      a: 'Write the door down.',
      t: 'Some forms drop special characters; spell things out in plain letters.',
      h: '"You cannot miss it" has been missed by every driver there is.',
      i: 'Somebody finds the way because you gave it a thought.',
      l: 'A lamp by the door, a name, a number.',
    },
    keep: 'your next order',
    send: 'the person who lives behind the roses',
    own: [
      {
        about: 'deliver|courier|collect(?:ion)?|click and collect|pick ?up',
        kinds: ['service', 'policy', 'process', 'price'],
        lead: 'Ways in which ours can reach you.',
      },
    ],
    pic: {
      ask: 'A front door with bell and number, a {parcel|package} in front of it',
      alt: 'A {parcel|package} in front of a door with a visible house number',
    },
    claims: [['Unclear access and names cause failed deliveries; lines are truncated', "carriers' advice"]],
  },
  {
    id: 'a-return-in-ten-minutes',
    format: 'howto',
    again: 9,
    emoji: '↩️',
    tags: ['ReturnsMadeSimple', 'OnlineShopping', 'FewerReturns'],
    title: 'How to send something back without trouble',
    cover: 'A return in ten minutes',
    gist: [
      'Open carefully, decide within two days, pack it as it came, and photograph the label and the slip. Returns go wrong at the last step, which is proof of posting.',
      'Sending something back is quick if you opened it as if you might. Tape cut clean, labels on, receipt from the post kept.',
    ],
    subject: ['Before you send it back', 'The slip you must not lose'],
    hooks: {
      '*': [
        'A good return starts when you open the {parcel|package}.',
        'The most valuable thing about a return is the little slip you get at the counter.',
      ],
      p: 'A few small habits make a return quick, and the last of them is the one that saves your money.',
      f: 'Does something have to go back? Let us do it right now, it takes ten minutes.',
      a: 'Decide in two days. Post it on the third.',
      t: 'The time limit usually runs from receipt; the refund from arrival or proof of dispatch, depending on the rules.',
      h: 'It has been lying in the hall for three weeks, ready to go. It has started to get post.',
      i: "What goes back in good order can be somebody else's find tomorrow.",
      l: 'It leaves as it came: folded, whole, without a word.',
    },
    lines: {
      '*': [
        'Open every {parcel|package} as if you might send it back: cut the tape along the seam, leave labels on, keep the inner bag.',
        'Photograph return label and posting slip side by side. If the {parcel|package} goes missing, that is all anyone will ask for.',
        'Say why it goes back, in one honest line. "Sleeves too short" helps the next hundred buyers.',
        'Cover or tear off old labels. A {parcel|package} with two addresses has to make up its mind.',
      ],
      h: ['The return lies by the front door so that nobody forgets it. By now it has its own coat hook.'],
    },
    scene: [
      'On the chest in the hall: one box, one label, not yet met. They have been getting on for {a fortnight|two weeks}.',
      'Saturday, ten to twelve. The post shuts at noon, and the tape has disappeared.',
    ],
    why: [
      [
        'Deadlines are short and good intentions long, so the {parcel|package} in the hall is usually the late one.',
        'Anyone who puts it off discovers the date on the day after.',
      ],
      [
        'A thing that arrives in good condition is checked in a minute and refunded.',
        'Behind every return stands somebody with a table and two questions: is it complete, and can it be sold?',
      ],
    ],
    parts: [
      [
        'Try it on clean ground',
        [
          'Shoes on a carpet, electrical things on the table, perfume not at all.',
          'You may look at it as you would in a shop. Wear it to the party, and it is yours.',
        ],
        'New shoes tried on a carpet',
      ],
      [
        'Decide within two days',
        ['You knew it on the first evening anyway.', 'If you have to talk yourself into it, it goes.'],
        'A calendar with two days marked',
      ],
      [
        'Pack it as it came',
        [
          'The same bag, the same insert, the same box if it has survived.',
          'Leave nothing out: cable, spare button, little bag of screws.',
        ],
        'A product folded back into its bag',
      ],
      [
        'Take off the old label',
        [
          'Machines read the first code they find.',
          'Paint over it with a thick pen if it will not come off.',
        ],
        'An old label being covered',
      ],
      [
        'Keep the slip until the money is back',
        [
          'Photograph it at the counter, for it fades and creeps away.',
          'With the number anyone can see where the {parcel|package} is.',
        ],
        'A posting slip photographed on a counter',
      ],
    ],
    turn: [
      'Then the hall is free again, and so is your head.',
      'The best return is one that nobody needs to talk about.',
    ],
    asks: ['What is waiting in your hall right now?', 'What makes you send something back?'],
    ends: {
      p: 'It protects your money and saves the shop a guess.',
      f: 'And the tape is in the kitchen drawer. It always is.',
      a: 'Pack. Post. Photograph.',
      t: 'Who pays for the way back is settled in the terms; look before you order.',
      h: 'The label is easy. It is the tape that hides.',
      i: 'Fair play in both directions keeps small shops going.',
      l: 'And the box shuts as if it had never been open.',
    },
    caution:
      'Rights and deadlines for returns differ between countries, and some goods are excluded; check the terms.',
    keep: 'the next thing that does not fit',
    send: 'the owner of the hall with the box',
    own: [
      {
        about: 'returns\\b|return (?:it|them|any|goods|items)|refund|exchange|\\d+ days to',
        kinds: ['policy', 'guarantee'],
        lead: 'And our own terms in one sentence.',
      },
    ],
    pic: {
      ask: 'A neatly packed return with its slip on top',
      alt: 'A {parcel|package} ready to be returned with a posting slip',
    },
    claims: [['Proof of posting settles lost returns; terms vary', 'consumer advice, carriers']],
  },
  {
    id: 'the-blue-on-your-screen',
    format: 'myth',
    again: 10,
    emoji: '🎨',
    tags: ['ColourOnScreen', 'OnlineShopping', 'ProductPhotos'],
    myth: 'A good photo shows the colour as it is',
    short: 'Your screen has the last word, and it is an optimist.',
    title: 'Why colours look different on your screen',
    cover: 'The blue on your screen',
    gist: [
      'Between the thing and your eye lie a lamp, a camera, a screen and its settings. Turn off the night mode, turn up the brightness, and look at a second device before you decide on a colour.',
      'Even an honest photograph changes its colour on the way. You can get closer in a minute: other screen, daylight, no filter.',
    ],
    subject: ['Is it teal or petrol?', 'Your screen is an optimist'],
    hooks: {
      '*': [
        'After sunset your phone dyes everything apricot. Including the sofa you are about to order.',
        'One cardigan, three screens, three colours. All of them were photographed properly.',
      ],
      p: 'Colour on a screen is an estimate, and you can improve it in a minute.',
      f: 'Before you choose between two greens: is the night mode on?',
      a: 'Never choose a colour on one screen.',
      t: 'Displays differ in white point, gamut and brightness; night modes shift the white towards orange.',
      h: 'It was called "mist". It arrived as "wet dog".',
      i: 'To see more clearly, it often helps to switch something off.',
      l: 'Some colours only exist in daylight. One has to meet them.',
    },
    lines: {
      '*': [
        'Choosing a colour online: night mode off, brightness up, second device. If both agree, you are close.',
        'Look for a picture with something white in it. If the white is cream, so is everything else.',
        'Read the colour name last and the customer photos first. They were taken in kitchens like yours.',
        'Ask the shop to hold it next to something you know: a lemon, a tennis ball, a sheet of paper.',
      ],
      h: ['Paint and knitwear share a poet. He has never seen a colour, but he has felt many.'],
    },
    scene: [
      'Midnight, bed, screen in night mode. You choose the warm beige. What comes is a cool grey, and it is in the right.',
      'Two heads over two phones. "It is green." "Mine is blue." Same page, same picture.',
    ],
    why: [
      [
        'Each screen mixes colours from three lights of its own, and no two are set alike.',
        'Manufacturers tune displays to please, with a bit more glow than life has.',
      ],
      [
        'On top of that come the time of day, the night filter and the lamp in your room.',
        'Even an excellent photo cannot know that you are looking at it in orange light.',
      ],
    ],
    parts: [
      [
        'Switch off night mode first',
        [
          'It takes out blue so that you sleep. Blue things suffer for it.',
          'Automatic tints as well: they copy the lamp beside you.',
        ],
        'A phone with its display settings open',
      ],
      [
        'Compare two devices',
        [
          'Where phone and laptop agree, the truth is not far off.',
          'If they differ, trust the one that shows white as white.',
        ],
        'The same product on a phone and a laptop',
      ],
      [
        'Look for something known in the picture',
        [
          'Skin, grass, paper, bread. Your eye knows how those should be.',
          'From a lemon you can work out the rest.',
        ],
        'A product photographed beside a lemon',
      ],
      [
        'Order the sample, if there is one',
        [
          "A hand's width of cloth or paint settles what no picture can.",
          'Leave it lying for a day and see it by morning, noon and lamp.',
        ],
        'A small sample on a windowsill',
      ],
    ],
    turn: [
      'And then daylight, at the door, with the {parcel|package} open.',
      'A good shop would rather send a picture with a lemon than a refund.',
    ],
    asks: ['Which colour surprised you when it arrived?', 'Teal: is it blue or green?'],
    ends: {
      p: 'A minute of settings is quicker than a return.',
      f: 'When in doubt, ask the shop to hold it next to a lemon.',
      a: 'Two screens. Then decide.',
      t: 'In print and paint, only a physical sample in known light counts.',
      h: 'Two phones, three people, four blues.',
      i: 'How much we see depends on the light we allow.',
      l: 'It has the colour of evening. There is no code for that.',
    },
    keep: 'the next choice between two greens',
    send: 'the person who chooses colours in bed',
    own: [
      {
        about: 'sample|swatch|daylight|natural light|photograph',
        kinds: ['service', 'product', 'process'],
        lead: 'To see it for yourself.',
      },
    ],
    pic: {
      ask: 'One product in daylight beside something everyone knows, such as a lemon or white paper',
      alt: 'A product in daylight next to a lemon',
    },
    claims: [
      ['Displays differ in white point and gamut; night modes shift colour', 'display technology basics'],
    ],
  },
  {
    id: 'what-tracking-means',
    format: 'glossary',
    again: 12,
    emoji: '🚚',
    tags: ['ParcelTracking', 'DeliveryTerms', 'WhereIsMyParcel'],
    title: '{Parcel|Package} tracking explained: what each status means',
    cover: 'What tracking really says',
    gist: [
      '"Announced" means that a label exists. "In transit" may mean that it is standing still. What the usual tracking words tell you, and when to ask.',
      'Five phrases from {parcel|package} tracking in plain English, so that you know when to wait and when to write.',
    ],
    subject: ['"In transit" since Tuesday?', 'Tracking, translated'],
    hooks: {
      '*': [
        '"In transit" can also mean that it is lying on a {trolley|cart} and looking at the ceiling.',
        'The first message says only that a printer has worked somewhere.',
      ],
      p: 'Tracking becomes useful once you know which scan stands behind which word.',
      f: 'Are you, too, refreshing the page every ten minutes? Here is what it says.',
      a: 'No scan, no news. That is not the same as lost.',
      t: 'Each line is a scan at a point: label made, accepted, sorted, loaded, delivered.',
      h: 'The {parcel|package} is two streets away. It has been to Cologne for the weekend, though.',
      i: 'Waiting is easier once you know what for.',
      l: 'It is on its way. More one need not know before noon.',
    },
    lines: {
      '*': [
        '"Announced": label printed. "Accepted": it left the shop. "Out for delivery": it is in a van. In between: patience.',
        'No new scan for a day or two is normal at weekends. After several working days, write to the shop, not to the carrier.',
        'Your contract is with the shop, and so the shop is the one that can start an inquiry.',
        '"Delivered" and nothing there? Look in the crate, ask next door, look behind the {bin|trash can}, wait an evening. Then report it.',
      ],
      h: [
        '"Your driver is eight stops away." The most thrilling series of the year, and it has one character.',
      ],
    },
    scene: [
      'Refresh. Refresh. "The shipment has been processed in the region of destination." You do not know what that is, but it sounds close.',
      'A small van on a map moves two millimetres. Somebody shouts from the kitchen: "It is in Mill Lane!"',
    ],
    why: [
      [
        'What you see is the last barcode that was read, and between two of those lie hours.',
        'A {parcel|package} only speaks when somebody points a scanner at it.',
      ],
      [
        'If you can tell the words apart, you know whether the shop, the carrier or your neighbour has it.',
        'Each phrase belongs to one place, and each place to somebody you can ask.',
      ],
    ],
    parts: [
      [
        'Announced',
        [
          'The shop has made a label. The box may still be on its table.',
          'Data travels ahead; the cardboard follows when the van comes.',
        ],
        'A label coming out of a printer',
      ],
      [
        'In transit',
        [
          'Somewhere between two scans. It may also be resting.',
          'On a {lorry|truck}, in a hall, in a {queue|line}: it all looks the same from here.',
        ],
        '{Parcels|Packages} on a conveyor belt',
      ],
      [
        'Held or exception',
        [
          'Something needs looking at: address, customs, a label that came off.',
          'Read the line below it. It often says whose turn it is.',
        ],
        'A {parcel|package} with a torn label',
      ],
      [
        'Out for delivery',
        [
          'In the van this morning. As a rule it comes today.',
          'From here the order of the round decides, and you are never the first.',
        ],
        'A delivery van with open doors',
      ],
      [
        'Delivered',
        [
          'Scanned at a door. If it was not yours, look for a name or a picture.',
          'Left with a neighbour counts too, so check the small print of the message.',
        ],
        'A {parcel|package} on a doormat',
      ],
    ],
    turn: [
      'Close the page. It does not come faster for being watched.',
      'With these words you can read the whole trip.',
    ],
    asks: ['How often do you refresh?', 'Where was your strangest {parcel|package} on its way?'],
    ends: {
      p: 'Anyone who knows the word knows whom to ask.',
      f: 'And if it worries you, write to the shop. Everybody has refreshed a page.',
      a: 'Wait. Then ask the shop.',
      t: 'International numbers change carrier at the border; try the number on the site of the receiving post.',
      h: 'Refreshing the page has never yet moved a {lorry|truck}.',
      i: 'Thousands of hands, and in the end just one door.',
      l: 'The bell. At last.',
    },
    keep: 'the next {parcel|package} you are waiting for',
    send: 'someone who is refreshing right now',
    own: [
      {
        about: 'track|dispatch|courier|deliver(?:y|ed) (?:in|within|takes)',
        kinds: ['process', 'policy', 'service', 'number'],
        lead: 'What to expect from our {parcels|packages}.',
      },
    ],
    pic: {
      ask: 'A few labelled {parcels|packages} waiting to be collected, addresses hidden',
      alt: 'Labelled {parcels|packages} waiting to be collected',
    },
    claims: [
      [
        'Tracking events reflect scans; meaning of common statuses; seller is contract partner',
        "carriers' help pages, consumer advice",
      ],
    ],
  },
  {
    id: 'the-parcel-neighbour',
    format: 'question',
    again: 11,
    emoji: '🤝',
    tags: ['GoodNeighbours', 'ParcelLife', 'NeighbourTalk'],
    title: 'Who takes in the {parcels|packages} in your street?',
    cover: 'Who takes your {parcels|packages}?',
    gist: [
      'Every street has one person who is always in, always opens, and knows what everybody orders. Who is it in yours, and how do you thank them?',
      'The {parcel|package} neighbour runs the smallest post office in the country, unpaid, in slippers. Is it you?',
    ],
    subject: ['Who takes your {parcels|packages}?', 'A word about number four'],
    hooks: {
      '*': [
        'In every house there is one hall that looks like a sorting office, and it belongs to someone who works from home.',
        'You have known her for six years, from the sentence "there is one for you here".',
      ],
      p: 'A good part of all {parcels|packages} is delivered, in the end, by a neighbour.',
      f: 'Who takes yours in? And when did you last bring them something?',
      a: 'Thank the neighbour with the {parcels|packages}.',
      t: 'Second delivery attempts cost a trip; the neighbour across the landing costs none.',
      h: 'He knows that you order cat food, and that you have no cat. He says nothing.',
      i: '{Parcels|Packages} have made more neighbours talk to each other than any street party.',
      l: 'A knock, a {parcel|package}, a few words on the landing.',
    },
    lines: {
      '*': [
        'Who takes in the {parcels|packages} in your house? Give them a hand today, and a shout below.',
        'Fetch it the same evening. Somebody is climbing over it.',
        'Expecting something big? Ask beforehand. A wardrobe is no {parcel|package}.',
        'A bar of chocolate at the new year for whoever takes them all in: the best value in logistics.',
      ],
      h: [
        'The neighbour takes in one {parcel|package}, then another. By Friday somebody rings and asks if he has those shoes in size forty.',
      ],
    },
    scene: [
      'Half past seven, a bell. On the mat stands somebody with the guilty smile of a person who has come for three {parcels|packages}.',
      'A slip in the {letterbox|mailbox} with a name on it that you have never heard. So that is what they are called, up there.',
    ],
    why: [
      [
        'Most people are out when the van comes. Somebody has to be there, and that is nearly always the same person.',
        'Delivery works in daytime, when just a few are home, and these few become an institution.',
      ],
    ],
    parts: [
      [
        'The one who works from home',
        ['On every call in the world you hear their bell.', 'Colleagues far away know the driver by name.'],
        'A laptop and a pile of {parcels|packages}',
      ],
      [
        'The pensioner on the ground floor',
        ['Up since five, door open before the second ring.', 'Keeps a list. With times.'],
        '{Parcels|Packages} stacked in a tidy hall',
      ],
      [
        'The shop on the corner',
        [
          'Between the newspapers and the ice cream there is half the street.',
          'Bring your card, and buy a newspaper.',
        ],
        '{Parcels|Packages} behind a shop counter',
      ],
      [
        'Me. It is always me',
        [
          'You cannot walk through the hall any more, and everyone says hello.',
          'There is a great deal of chocolate in it.',
        ],
        'A narrow hall full of {parcels|packages}',
      ],
    ],
    turn: [
      'First names below, please. They have earned it.',
      'If it is you: thank you, from the whole staircase.',
    ],
    asks: ['Who is it at yours?', 'How do you say thank you for {parcels|packages}?'],
    ends: {
      p: 'It is unpaid work, and it holds a street together.',
      f: 'Go over and ring. You might need an egg one day.',
      a: 'Chocolate. This week.',
      t: 'Most carriers let you name a preferred neighbour; ask them first.',
      h: 'Working from home means working for the whole house.',
      i: 'A {parcel|package} is a good reason to learn a name.',
      l: 'The door shuts, and on the stairs there is a smile.',
    },
    keep: 'the next slip in the {letterbox|mailbox}',
    send: 'the person who takes in your {parcels|packages}',
    own: [
      {
        about: 'collect|pick ?up|locker|choose (?:a|your) day|neighbour',
        kinds: ['service', 'policy', 'process'],
        lead: 'To spare the hall next door.',
      },
    ],
    pic: {
      ask: 'A few {parcels|packages} in a hall or a bar of chocolate on top of one',
      alt: 'A bar of chocolate on top of a {parcel|package}',
    },
    claims: [['Many parcels are left with neighbours', 'common experience']],
  },
  {
    id: 'write-the-price-down-now',
    format: 'season',
    again: 11,
    emoji: '🏷️',
    tags: ['BlackFriday', 'PriceCheck', 'SmartShopping'],
    when: { months: [10, 11] },
    title: 'Black Friday: write the price down before it starts',
    cover: 'Write the price down now',
    gist: [
      'A reduction can only be judged by whoever knows the price before. Note today what the five things on your list cost, and in November you will know what is a bargain.',
      'Before the big discounts come, five lines on paper: thing, shop, price, date. That beats every percentage on a red background.',
    ],
    subject: ['Five prices, one slip of paper', 'Before the red numbers come'],
    hooks: {
      '*': [
        'Forty per cent off what? Anyone who noted the price in October can answer.',
        'The best preparation for the big discount days is a pencil.',
      ],
      p: 'Whether an offer is one can only be told from the price some weeks before.',
      f: 'Got something on your list for the end of the year? Then write down its price today.',
      a: 'Note the price. Then wait.',
      t: 'Compare with the lowest price of the last weeks, not with the recommended one.',
      h: 'Saved last November: two hundred. Spent in order to save it: four hundred.',
      i: 'A list made in peace is stronger than a countdown.',
      l: 'What you have wanted since spring needs no red number.',
    },
    lines: {
      '*': [
        'Write down today: five things, five prices, five dates. In late November you will be the calmest person on the internet.',
        'A crossed-out price may be one that nobody ever paid. Look for the price history or your own note.',
        'Add the postage and the way back to each offer. Then see what is left of the discount.',
        'Not on the list in October, on sale in November: wait one night. It was doing fine without you.',
      ],
      h: [
        'The countdown runs out at midnight and starts again at one minute past. It has nowhere else to be.',
      ],
    },
    scene: [
      'A red number, a clock running down, three people "looking at this right now". Your pulse goes up over a waffle iron.',
      'An evening in October, a slip of paper on the fridge: coat, headphones, present for {Mum|Mom}. Next to each a number.',
    ],
    why: [
      [
        'Large percentages impress, but they only mean something against a price that you know.',
        'Without a starting point every reduction is just a colour.',
      ],
      [
        'And a list from a quiet day knows what you need, which the countdown does not.',
        'Under time pressure we compare with the clock instead of with our cupboard.',
      ],
    ],
    parts: [
      [
        'Write five things, no more',
        [
          'With size, colour and model number, so that it really is the same.',
          'What does not make it among the five was not that important.',
        ],
        'A short handwritten list on a fridge',
      ],
      [
        "Put today's price and date beside it",
        ['From two shops, postage included.', 'A screenshot does as well and carries its date with it.'],
        'A price noted with a date',
      ],
      [
        'Set a limit per line',
        [
          'What would you pay gladly? That is your alarm, and all else may pass.',
          'A number that was written in October does not get carried away.',
        ],
        'A number circled on a list',
      ],
      [
        'Check the way back',
        [
          'Sale goods sometimes have other terms. It says so, further down.',
          'A bargain that cannot be returned ought to be a big one.',
        ],
        'A finger on the terms of a sale',
      ],
    ],
    turn: [
      'Then let it flash. You have a slip of paper.',
      'And if the price never falls: you know what it costs, and can buy it in peace.',
    ],
    asks: ['What is on your list this year?', 'What was your worst bargain?'],
    ends: {
      p: 'Five lines replace an evening of scrolling.',
      f: 'If nothing is on it, have a lovely November.',
      a: 'Pencil before percentage.',
      t: 'In some countries shops must state the lowest recent price beside a reduction. Look for it.',
      h: 'You can save a great deal on things that you never wanted.',
      i: 'To need little is the greatest discount of all.',
      l: 'The list is short. It always was.',
    },
    keep: 'the last week of November',
    send: 'someone who saves four hundred every year',
    own: [
      {
        about: 'sale|discount|black friday|no sales|fair price',
        kinds: ['policy', 'offer', 'price', 'event', 'value'],
        lead: 'How it is handled in this shop.',
      },
    ],
    pic: {
      ask: 'A short handwritten list with prices and a pencil',
      alt: 'A short list of things and prices with a pencil',
    },
    claims: [
      [
        'Some jurisdictions require the lowest prior price to be stated with reductions',
        'consumer price rules, e.g. in the European Union',
      ],
      ['Reference prices influence perceived savings', 'consumer psychology'],
    ],
  },
  {
    id: 'one-password-everywhere',
    format: 'tip',
    again: 9,
    emoji: '🔐',
    tags: ['PasswordTips', 'OnlineSafety', 'ShopSafely'],
    title: 'How to keep your shop accounts safe with little effort',
    cover: 'One key for every door?',
    gist: [
      'If one shop is broken into, thieves try the same email and password everywhere. A password manager, a guest order and a clear-out of old accounts stop that.',
      'Your password is only as safe as the worst place you ever typed it in. Use another one for email, and buy as a guest where you buy once.',
    ],
    subject: ['Did you use it twice?', 'One key for forty doors'],
    hooks: {
      '*': [
        'Somewhere you have an account with a shop for fishing tackle, and it uses the same password as your email.',
        'You would not have one key for {your flat|your apartment}, your car and a kiosk in another town.',
      ],
      p: 'Reused passwords are the reason why one break-in opens forty doors.',
      f: 'How many shops have your usual password? A guess will do.',
      a: 'Email first. A password of its own, today.',
      t: 'Stolen pairs of email and password are tried automatically on other sites. It is called credential stuffing.',
      h: "The password is the dog's name. The dog is on the internet, with his name.",
      i: 'A quarter of an hour today protects the people whose addresses are stored in your accounts, too.',
      l: 'Good locks are not seen. One sleeps well behind them.',
    },
    lines: {
      '*': [
        'The one password that must not be used anywhere else is the one for your email. Through it all others can be reset.',
        'Buying there once? Order as a guest. An account you do not have cannot be broken into.',
        'Three random words and a sign beat a short one with an exclamation mark. Better still: let a manager invent it.',
        'Search your inbox for "welcome" and "your account". That is the list of places where you have forgotten a door.',
      ],
      h: ['"Password must contain a capital letter, a number, a symbol and the will to live."'],
    },
    scene: [
      'An email: somebody has logged in from a country you have never been to. They are using your fishing tackle.',
      'In a drawer lies a notebook marked "passwords". On the first page stands one, and below it, forty times, ditto.',
    ],
    why: [
      [
        'Break-ins happen to small shops and to large ones, and the lists are traded.',
        'You need not have done anything wrong. It is enough that one of forty was careless.',
      ],
      [
        'Afterwards programs try your combination at all the well-known places within minutes.',
        'No one sits there typing. Machines turn the same key in every lock.',
      ],
    ],
    parts: [
      [
        'Begin with the email account',
        [
          'Long, used nowhere else, with a second step on the phone.',
          'Anyone who reads your mail can order new keys to everything.',
        ],
        'A phone showing a confirmation code',
      ],
      [
        'Let a manager remember the rest',
        [
          'Most phones and browsers have one built in. You only need to say yes.',
          'It also notices a fake page, because it will not fill in there.',
        ],
        'A password manager suggesting a password',
      ],
      [
        'Order as a guest',
        [
          'For a single lampshade nobody needs a customer account.',
          'Your order number in the confirmation email is enough for everything.',
        ],
        'A checkout with a guest option',
      ],
      [
        'Close what you no longer use',
        [
          'Five accounts an evening. Stored cards out first.',
          'Old doors are the ones that nobody is watching.',
        ],
        'A hand ticking off a list of accounts',
      ],
    ],
    turn: [
      'After that a leak in one shop stays in one shop.',
      'It takes an evening, and you never have to think of a new password again.',
    ],
    asks: ['How many shop accounts do you think you have?', 'Guest order or account: which do you choose?'],
    ends: {
      p: 'Small effort, and the most common break-in comes to nothing.',
      f: 'Do your email tonight. The rest can wait until Sunday.',
      a: 'Unique. Long. Stored.',
      t: 'Passkeys replace the password altogether; use them where a shop offers them.',
      h: 'The name of the dog is known to everyone in the park.',
      i: 'Security is a favour that you do your future self.',
      l: 'A quiet click, and the door is shut.',
    },
    keep: 'the next time a site asks for a password',
    send: 'the keeper of the notebook',
    own: [
      {
        about: 'guest (?:order|checkout)|no account|without (?:an )?account|secure',
        kinds: ['service', 'policy', 'process'],
        lead: 'How ordering works here.',
      },
    ],
    pic: {
      ask: 'A bunch of different keys beside a closed laptop or {parcel|package}',
      alt: 'A bunch of different keys beside a {parcel|package}',
    },
    claims: [
      ['Credential stuffing, unique passwords, managers, two-step login', "cyber security agencies' advice"],
    ],
  },
  {
    id: 'three-in-the-morning',
    format: 'story',
    again: 13,
    emoji: '🌃',
    tags: ['ParcelStory', 'NightShift', 'BehindTheParcel'],
    title: 'What your {parcel|package} does at three in the morning',
    cover: 'A {parcel|package} at night',
    gist: [
      'Imagine the night of one small {parcel|package}: a yellow cage, a belt, two seconds in the hands of somebody who has been up since ten, a {lorry|truck}, dawn.',
      'While you sleep a box with your name on it rides through a hall as bright as day. A short account of one night.',
    ],
    subject: ['Your {parcel|package} at three in the morning', 'A night on the belt'],
    hooks: {
      '*': [
        'At three in the morning your name goes past somebody who has never met you.',
        'Imagine a hall as long as a village, lit like noon, in the middle of the night.',
      ],
      p: 'Between evening and breakfast, {parcels|packages} pass through a part of the country that few people ever see.',
      f: 'You are asleep. Your {parcel|package} is having the night of its life.',
      a: 'Nothing arrives by itself.',
      t: 'Unload, scan, sort by code, load by round: four stages between midnight and six.',
      h: 'Your pencil sharpener has seen more of the country this week than you have.',
      i: 'Whole nights are worked so that a bell may ring at noon.',
      l: 'Night, neon, a slow river of boxes.',
    },
    lines: {
      '*': [
        '{Parcels|Packages} travel at night because roads are empty then, and people are asleep who will want them at noon.',
        'Next time the bell rings, look at the label: each sticker on it is a place where somebody had it in their hands.',
        'Heavy things at the bottom, tape across the seam, nothing that rattles: at three in the morning somebody is grateful.',
        'A driver\'s day began before yours. "Thank you" through the window counts.',
      ],
      h: [
        'Somewhere at night two {parcels|packages} pass on two belts, each on its way to where the other has come from. Logistics is a kind of love story.',
      ],
    },
    scene: [
      'Picture a yard on the edge of town at night. Gates in a row, numbers above them, and a smell of diesel and coffee.',
      'Imagine your {parcel|package}, ordered at noon. It is the third from the left, the one with the slightly crooked tape.',
    ],
    why: [
      [
        'Night is when the roads are free and the halls are full.',
        'What was packed in the afternoon has to be on the right {lorry|truck} before the commuters are up.',
      ],
      [
        'A good deal of it is still done by hand, since boxes come in all shapes.',
        'Machines read labels very well. Odd corners and torn tape remain a matter for people.',
      ],
    ],
    parts: [
      [
        'Eleven at night',
        [
          'It rolls out of the van in a cage with two hundred others. Somebody pulls, and the brakes squeal.',
          'The gate goes up, and a cage full of addresses is pushed onto a ramp, yours among them.',
        ],
        'A metal cage full of {parcels|packages}',
      ],
      [
        'Three in the morning',
        [
          'Lights, rollers, a red beam. For two seconds it lies between two hands that turn it so that the code points up. Then it is gone.',
          'On the belt it goes past a woman with headphones. She straightens it in passing, as you straighten a picture.',
        ],
        'A {parcel|package} on a conveyor belt',
      ],
      [
        'Half past five',
        [
          'A driver stacks his van backwards: what comes last goes in first. Yours goes in the middle, on the left, beside a mattress.',
          "It gets a place on a shelf on wheels, between a car tyre and somebody's birthday.",
        ],
        'The inside of a loaded delivery van',
      ],
      [
        'Ten past twelve',
        [
          'The bell. You sign, say thanks, and put it on the chest in the hall. It is still a bit cold on one side.',
          'You open the door in your socks. It has come farther than you have all week, and it was nothing.',
        ],
        'A {parcel|package} handed over at a door',
      ],
    ],
    turn: [
      'And tonight it starts again, with other names.',
      'Fourteen hours, six pairs of hands, one slightly crooked tape.',
    ],
    asks: ['Have you ever worked nights?', 'What do you say to the person at your door?'],
    ends: {
      p: 'It is worth remembering when something is a day late.',
      f: 'A glass of water in summer goes down very well, by the way.',
      a: 'Six pairs of hands.',
      t: 'Most of the handling time is waiting; the scanning takes seconds.',
      h: 'Your order has been up all night. Be kind to it.',
      i: "A stranger's night lies behind many an ordinary noon.",
      l: 'Outside it is getting light. Somewhere a bell rings.',
    },
    work: 'Most services have such a night side that no customer sees. Telling people about it, once, makes them kinder when something goes wrong.',
    keep: 'the next time a {parcel|package} is late',
    send: 'somebody who works nights',
    own: [
      {
        about: 'pack(?:ed)? by|we pack|by hand|wrapped',
        kinds: ['people', 'process', 'story'],
        lead: 'It all starts with a pair of hands here.',
      },
    ],
    pic: {
      ask: '{Parcels|Packages} ready in the evening, in lamplight, or the van leaving',
      alt: '{Parcels|Packages} in lamplight waiting for the evening van',
    },
    claims: [
      ['Night sorting, manual handling and loading by round', 'logistics practice'],
      ['The night is told as a scene', 'stated by "imagine" and "picture"'],
    ],
  },
];
