// Parcels: packing, labels, doors and the last mile.
import type { Idea } from '../../library/idea.ts';

export const PARCELS: readonly Idea[] = [
  {
    id: 'pack-for-a-fall',
    format: 'howto',
    again: 9,
    emoji: '📦',
    tags: ['PackingTips', 'ParcelTips', 'Courier'],
    title: [
      'How to pack a parcel so that it survives a fall',
      'Packing a parcel: five centimetres, tape in an H, shake it',
    ],
    cover: 'Pack a parcel for a fall',
    gist: [
      'A parcel has to survive a fall from the height of a table. Five centimetres of padding on all sides, a strong box, tape in the shape of an H, and then shake it: if anything moves, it is not ready.',
      'Pack for a conveyor belt and not for a hand. Whatever touches the wall of the box feels each blow.',
    ],
    subject: ['From the height of a table', 'Shake it before you send it'],
    hooks: {
      '*': [
        'Before you send a parcel, shake it. If you hear something, so will the courier.',
        'Would you drop your parcel from the kitchen table? Then it is packed.',
      ],
      pt: 'Distance, density, closure: these three decide whether glass arrives as glass.',
      fi: 'It took you an evening to make or choose it. Give the box ten more minutes.',
      a: 'Strong box, five centimetres, H of tape, shake.',
      h: 'The vase had been wrapped in one page of newspaper. It had read it by the first corner.',
      l: 'Tissue, a strong box, and peace inside.',
    },
    lines: {
      '*': [
        'Two boxes protect better than one: a small one inside, padding all round, a larger one outside.',
        'Seal a parcel in the shape of an H: along the middle seam, and over both edges. Household tape lets go in the cold.',
        'Clothes are no padding, crumpled paper is. It should be so tight that the lid closes with a little pressure.',
        'Old boxes have soft corners. A corner that has been folded once carries half.',
      ],
      h: ['A parcel that rattles is a maraca, and it will be treated as one.'],
    },
    scene: [
      'A belt, a bend, a drop of half a metre. For most parcels that is the first five minutes of the trip.',
      'She holds it up to her ear and tips it. A small, clear sound, and back to the kitchen it goes.',
    ],
    why: [
      [
        'Parcels are sorted by machines, stacked, braked and turned. Nobody does it out of malice.',
        'On its way a parcel meets others that are heavier than itself.',
      ],
      [
        'Padding gives way and makes a blow longer and softer.',
        'Air in the box lets the thing gather speed before it meets the wall.',
      ],
    ],
    parts: [
      [
        ['Choose a strong box', 'Take a box that has its corners'],
        [
          'Twice the size of the thing is too large. Five centimetres on each side are right.',
          'For heavy things double-walled card. One can see the two waves at the edge.',
        ],
        'The edge of a double-walled box',
      ],
      [
        ['Wrap each thing singly', 'Wrap every piece by itself'],
        [
          'Glass against glass breaks, however soft it is all around.',
          'Plates travel upright, like records.',
        ],
        'Plates wrapped and standing in a box',
      ],
      [
        ['Fill all gaps', 'Stuff every hollow'],
        [
          'Paper, cushions, shredded card: tight and up to the lid.',
          'Turn the box over once and fill up again.',
        ],
        'Paper pressed into a box',
      ],
      [
        ['Tape it in an H', 'Close it with an H of tape'],
        ['Parcel tape, wide, and around the edges as well.', 'Below too. It is where it gives way.'],
        'Tape in the shape of an H',
      ],
      [
        ['Shake it', 'Hold it to your ear and shake'],
        ['Quiet? Then it may go.', 'If not: more paper. It costs nothing, and a claim costs evenings.'],
        'Hands shaking a box',
      ],
    ],
    turn: [
      'And photograph it open before you close it.',
      'Packed well, the label on it is nearly decoration.',
    ],
    asks: ['What has come to you broken?', 'What do you pad with?'],
    ends: {
      pt: 'Distance on all sides, and silence.',
      fi: 'And put a nice note on top. It survives anything.',
      a: 'Shake, then send.',
      h: 'The second vase got the whole Sunday edition.',
      l: 'Silence in the box.',
    },
    work: 'In a small shop most complaints about couriers are complaints about boxes. Drop one of yours from a table once, with the team watching.',
    keep: 'the next parcel with glass in it',
    send: 'whoever wraps with one page of newspaper',
    own: [
      {
        kinds: ['service', 'product', 'policy', 'process', 'price'],
        about: 'pack(?:s|ed|ing|ag)|fragile|box(?:es)?\\b|insur|careful',
        lead: 'And for the way that it then goes.',
      },
    ],
    pic: { ask: 'A box packed and padded, still open, from above', alt: 'A padded open box seen from above' },
    claims: [
      [
        'Drop heights, about five centimetres of cushioning, H-taping',
        'packing guidelines of parcel services',
      ],
    ],
  },
  {
    id: 'fragile-says-nothing',
    format: 'myth',
    again: 9,
    emoji: '🏷️',
    tags: ['FragileSticker', 'PackingTips', 'Courier'],
    title: [
      'Does a "fragile" sticker help on a parcel?',
      'Fragile, this side up: what labels on parcels can do',
    ],
    cover: '"Fragile" says nothing',
    myth: 'A sticker with "fragile" makes them careful',
    short: 'A belt cannot read. Pack as if there were no sticker.',
    gist: [
      'Sorting machines turn each parcel so that the code is on top, whatever the arrows say. Only transport that is booked as such, by hand or by courier directly, goes upright.',
      'A sticker asks, padding acts. If it must not tip over, book a direct ride and say so.',
    ],
    subject: ['A belt cannot read', 'Arrows for people'],
    hooks: {
      '*': [
        '"Fragile" on a parcel is read by people. Most of the way there are none.',
        'A conveyor belt has never read a sticker. Not even in red.',
      ],
      pt: 'Automatic sorting orients parcels by barcode and not by arrows.',
      fi: 'You have put on four stickers, with love. It needs more paper inside.',
      a: 'Padding before stickers.',
      h: 'He had drawn a glass on it. It arrived as drawn: in lines.',
      l: 'Soft paper says more than red letters.',
    },
    lines: {
      '*': [
        'A parcel with arrows lies on its side for half of its trip. Pack it so that it may.',
        'What must stay upright, such as cakes, plants and paint, needs a driver who knows. Say it when you book.',
        'Stickers with "glass" tell people what is inside. Sometimes the wrong ones.',
        'For a direct courier "fragile" does help: tell the person who carries it, and they fasten it otherwise.',
      ],
      h: ['"Handle with care" is a wish. A second box is a plan.'],
    },
    scene: [
      'Eleven red stickers on one box. Above it on the belt lies a car battery, and it cannot read either.',
      '"This one has to stand", she says to the driver. He nods, takes the belt from the seat and buckles it in.',
    ],
    why: [
      [
        'Thousands of parcels an hour go through one hall. There are scanners there, and few eyes.',
        'A machine looks for the code, turns it up, and lets go.',
      ],
      [
        'A person can take care, if they know about it and have been asked for it.',
        'One driver and one parcel is another service from a hundred thousand in a night.',
      ],
    ],
    parts: [
      [
        ['Pack it for all six sides', 'Assume that it will roll'],
        ['Which way up it travels nobody can say.', 'Liquids in a bag, a bag in a box.'],
        'A box lying on its side',
      ],
      [
        ['Book what you need', 'Order the service that you want'],
        [
          'By hand, upright, cooled, two people: it exists.',
          'It costs more than a sticker. It is also more.',
        ],
        'A box with a seat belt round it',
      ],
      [
        ['Tell the person', 'Say it to whoever carries it'],
        ['A sentence at the door beats any print.', 'And somebody at the other end should know as well.'],
        'A box handed over at a door',
      ],
    ],
    turn: ['You may stick one on. It does no harm.', 'The belt does not mean it personally.'],
    asks: ['What is the most fragile thing you have ever sent?', 'Do you use such stickers?'],
    ends: {
      pt: 'Protection inside, information to people.',
      fi: 'One more page of paper, and good.',
      a: 'Do not ask the belt.',
      h: 'It was a good drawing, too.',
      l: 'Carried, not thrown.',
    },
    keep: 'the next roll of red stickers',
    send: 'somebody with a roll of red stickers',
    own: [
      {
        kinds: ['service', 'process', 'product', 'policy', 'price'],
        about:
          'direct\\b|dedicated|fragile|two.man|\\bcakes?\\b|flowers|paintings?|upright|by hand|artworks?',
        lead: 'And if it has to stand upright.',
      },
    ],
    pic: { ask: 'A box secured with a belt on a seat', alt: 'A box fastened with a seat belt' },
    claims: [
      [
        'Sorting is automatic and ignores arrows; direct transport can keep goods upright',
        'practice of parcel services',
      ],
    ],
  },
  {
    id: 'why-light-boxes-cost',
    format: 'answer',
    again: 9,
    emoji: '📐',
    tags: ['ShippingCosts', 'ParcelTips', 'Courier'],
    title: [
      'Why does a light parcel cost so much to send?',
      'Volumetric weight explained: length, width, height',
    ],
    cover: 'Why light boxes cost',
    question: 'It weighs nothing. Why is it so dear?',
    short: 'Because a van gets full before it gets heavy. You pay for the room.',
    gist: [
      'Many carriers reckon with length times width times height, divided by a figure of theirs, and take that if it is more than the weight. A smaller box is the simplest discount there is.',
      'Air costs money. Three centimetres less on each side can bring a parcel down a whole step.',
    ],
    subject: ['You are paying for air', 'Three centimetres less'],
    hooks: {
      '*': [
        'A pillow weighs next to nothing, and it costs as much to send as a set of weights. It is the room.',
        'Before you send a parcel, measure it. Then ask yourself how much of it is air.',
      ],
      pt: 'Volumetric weight: centimetres multiplied, divided commonly by five or six thousand, gives kilos.',
      fi: 'The box was there, so you used it. Everybody does. It is what makes it dear.',
      a: 'Smaller box, smaller bill.',
      h: 'Some parcels carry one lipstick and a cubic foot of weather.',
      l: 'A box that fits like a glove.',
    },
    lines: {
      '*': [
        'Measure a parcel at its widest points: a bulging lid counts.',
        'Weigh and measure before you book. If the carrier measures afterwards, there is a surcharge on top.',
        'Pillows, jackets and blankets: press the air out with a bag, and the parcel is half the size.',
        'For small shops three sizes of boxes are enough. A fourth one for the bestseller pays for itself.',
      ],
      h: ['The most popular content of parcels is air. It is never claimed for.'],
    },
    scene: [
      'On the scales four hundred grams, on the invoice six kilos. She looks at the box, the box looks back, as large as a stool.',
      'The van is full to the roof. It could carry four hundred kilos more, if only they were small.',
    ],
    why: [
      [
        'Space in a van is sold once. Whether feathers or lead are in it is all the same to the space.',
        'A driver can take so many stops as fit in.',
      ],
      [
        'A box that fits also protects better, since nothing slides.',
        'Less card, less filling, less waste at the other end.',
      ],
    ],
    parts: [
      [
        ['Measure all three sides', 'Measure length, width and height'],
        ['In whole centimetres, rounded up.', 'With the bulge.'],
        'A tape measure on a box',
      ],
      [
        ['Work out the volume weight', 'Multiply, then divide'],
        [
          'The divisor stands in the terms of the carrier; five thousand is common.',
          'Compare it with the scales. The higher one counts.',
        ],
        'A calculator on a box',
      ],
      [
        ['Cut the box down', 'Make the box smaller'],
        [
          'Slit the corners down to the height, fold, tape. It takes two minutes.',
          'There are boxes with scored lines for it.',
        ],
        'A knife along the corner of a box',
      ],
    ],
    turn: ['Lead, by the way, is wonderfully small.', 'Room is the dearest thing in a van.'],
    asks: ['What was your largest box with the smallest thing in it?', 'Do you keep boxes?'],
    ends: {
      pt: 'Dimensions first, weight second.',
      fi: 'And the big box becomes a den for children.',
      a: 'Less air.',
      h: 'The weather arrived undamaged.',
      l: 'It fits, and nothing moves.',
    },
    work: "Go through last month's parcels and write down size and content of twenty. Most shops find one box that is too large for half of what they send.",
    keep: 'the next time a price startles you',
    send: 'somebody who sends pillows',
    own: [
      {
        kinds: ['price', 'service', 'product', 'policy', 'process', 'offer'],
        about: 'prices?\\b|from [£$€]|\\bsize|weight|rates?\\b|\\bkg\\b|quote|up to \\d',
        lead: 'And how it is priced here.',
      },
    ],
    pic: { ask: 'A large box with one very small thing in it', alt: 'A large box with a small thing inside' },
    claims: [['Dimensional weight and common divisors of five or six thousand', 'terms of parcel carriers']],
  },
  {
    id: 'easy-to-find',
    format: 'checklist',
    again: 9,
    emoji: '🚪',
    tags: ['ParcelTips', 'HomeDelivery', 'Courier'],
    title: [
      'How to be found by a courier: number, name, light',
      'Missed deliveries: five things at your door that help',
    ],
    cover: 'Easy for couriers to find',
    gist: [
      'A house number that can be read from the street at night, a name on the bell, a working telephone number and one sentence on where to go. It helps parcels, and it helps ambulances.',
      'Go across the road and look for your own number. If you have to search, so does everybody else.',
    ],
    subject: ['Cross the road and look', 'It helps ambulances, too'],
    hooks: {
      '*': [
        'Cross the road and look for your own house number. Can you see it?',
        'Couriers do not ring at the wrong door for fun. Sometimes there is no name on the right one.',
      ],
      pt: 'Number, bell, telephone, note: four details decide over first delivery or card in the letter box.',
      fi: 'You have been waiting all morning, and in the hall lies a card. It need not be like that.',
      a: 'Number, name, phone, note, light.',
      h: 'The bell says "Bell". It was meant to be temporary, in two thousand and nine.',
      l: 'A number in brass, and a lamp above it.',
    },
    lines: {
      '*': [
        'House number: large, light on dark, facing the street, not behind the ivy. It is found at night as well.',
        'Write "entrance in the yard, second door left" in the field for notes. One sentence saves a call.',
        'Give a phone number that you answer, also if it is unknown. For the courier it is the last attempt.',
        'Name on the bell as on the parcel. If you order under a firm, put the firm on it too.',
      ],
      h: ['"Just behind the big tree" is no address. It was a smaller tree, once.'],
    },
    scene: [
      'A van at walking pace, a face at the window, forty-one, forty-five, and between them a hedge.',
      'The phone rings, number unknown, it is ignored. Outside somebody sighs and writes a card.',
    ],
    why: [
      [
        'Between two stops there are often two minutes. Searching is not in them.',
        'Who finds it at once has time to be kind.',
      ],
      [
        'In an emergency others search for the same number, with a blue light.',
        'What costs a courier a minute costs an ambulance one as well.',
      ],
    ],
    parts: [
      [
        ['Read your number from the road', 'Check your house number from the street'],
        ['By day, by night, from both directions.', 'Ivy grows. Numbers do not.'],
        'A house number seen from the road',
      ],
      [
        ['Put your name on the bell', 'Label bell and letter box'],
        [
          'All names that get mail at your place.',
          'A sticker is better than nothing, print better than a sticker.',
        ],
        'A row of labelled bells',
      ],
      [
        ['Give a number that you answer', 'Leave a phone number you pick up'],
        [
          'And turn it on for those three hours.',
          'A message with "with the neighbour, please" is possible as well.',
        ],
        'A phone ringing on a table',
      ],
      [
        ['Name a safe place', 'Say where it may be left'],
        ['Shed, box, neighbour by name. Dry and out of sight.', 'If you do not want it, say that as well.'],
        'A parcel box beside a door',
      ],
      [
        ['Leave a light on', 'Light the way in winter'],
        ['Sensor lamps are made for it.', 'And the third step, which everybody at home knows.'],
        'A lamp over a doorway at dusk',
      ],
    ],
    turn: ['Then it only has to be opened.', 'Five minutes at the door, and years of quiet.'],
    asks: ['Can your number be read at night?', 'Who takes in your parcels?'],
    ends: {
      pt: 'Visible, named, reachable.',
      fi: 'And thank the neighbour with something sweet.',
      a: 'Look from the road.',
      h: 'Mr Bell has moved in meanwhile.',
      l: 'Brass, lamp, step.',
    },
    keep: 'this evening at dusk',
    send: 'the neighbour behind the hedge',
    own: [
      {
        kinds: ['service', 'process', 'policy', 'product', 'offer'],
        about:
          'text you|we text|track|time slot|photo of|signature|proof of|evening deliver|safe place|call (?:you|ahead)',
        lead: 'And how you hear of it here.',
      },
    ],
    pic: { ask: 'A house number that can be read from the road', alt: 'A clearly visible house number' },
    claims: [
      ['Visible numbers speed delivery and emergency services', 'advice of parcel and rescue services'],
    ],
  },
  {
    id: 'what-may-not-travel',
    format: 'mistake',
    again: 9,
    emoji: '🔋',
    tags: ['ProhibitedItems', 'ParcelTips', 'Courier'],
    title: [
      'What you may not send by parcel: batteries, perfume, aerosols',
      'Loose batteries and other things that do not belong in a parcel',
    ],
    cover: 'What may not travel',
    wrong: 'What can be bought in a shop can be put in the post',
    gist: [
      'Perfume, aerosols, nail polish, loose lithium batteries, matches: in a warm van or a plane they are dangerous goods. Ask before you send; often there is a permitted way.',
      'A damaged power bank can burn by itself. It belongs in no parcel at all, but at a collection point.',
    ],
    subject: ['Perfume is dangerous goods', 'The power bank in the parcel'],
    hooks: {
      '*': [
        'The nice bottle of perfume for Grandmother is a flammable liquid, as far as a parcel is concerned.',
        'A swollen power bank may not travel. Not in a parcel, not in a suitcase, not by courier.',
      ],
      pt: 'Flammable liquids, gases under pressure and lithium cells fall under rules for dangerous goods.',
      fi: 'Nobody wants to spoil your present. Only the fire in the van.',
      a: 'Ask first: batteries, sprays, spirits, perfume.',
      h: 'The sender wrote "miscellaneous". It was a camping stove. Filled.',
      l: 'What burns stays at home.',
    },
    lines: {
      '*': [
        'Sending a device with a battery: switch it off, leave the battery in, pad it well, and ask about labels. Loose cells are another matter.',
        'Alcohol, medicines, plants and cheese: across borders each has its own rules. Look before you pack.',
        'Money, passports and jewellery are excluded or hardly insured with many carriers. Ask for a service made for them.',
        'Tell the courier honestly what is in it. If it goes wrong, "miscellaneous" pays nothing.',
      ],
      h: ['An old grenade from Grandfather is no souvenir. It stopped a whole depot.'],
    },
    scene: [
      "In the hall the belt stops. One parcel smokes, forty people stand outside in the cold, and inside lies somebody's power bank.",
      '"What is in it?" "Only cosmetics." He turns over the little bottle, and on it is a flame.',
    ],
    why: [
      [
        'In summer it gets very hot in vans, and in a plane the pressure falls.',
        'Parcels are squeezed, dropped and warmed, and a damaged cell or a loose cap does mind.',
      ],
      [
        'One leaking bottle ruins fifty presents of other people.',
        'Insurance ends where somebody kept silent about the contents.',
      ],
    ],
    parts: [
      [
        ['Look for the symbols', 'Turn the bottle over'],
        ['Flame, gas bottle, skull: then ask first.', 'Also on hair spray and superglue.'],
        'A warning symbol on a spray can',
      ],
      [
        ['Leave batteries in the device', 'Do not send loose batteries'],
        [
          'Switched off, protected from being switched on.',
          'Damaged or swollen: collection point, and no parcel.',
        ],
        'A laptop being padded',
      ],
      [
        ['Ask about the way', 'Ask which service takes it'],
        [
          'Road instead of air, limited amounts, special boxes: much is possible.',
          'A short call saves a return.',
        ],
        'Somebody on the phone beside a box',
      ],
    ],
    turn: [
      'And a gift card is light, flat and hardly ever burns.',
      'Most of it goes, with the right service.',
    ],
    asks: ['What would you never have expected on the list?', 'What have you sent without knowing it?'],
    ends: {
      pt: 'Declare, ask, send.',
      fi: 'Grandmother likes chocolate as well.',
      a: 'Ask before you pack.',
      h: 'It was camping, just not yet.',
      l: 'No flame, no worry.',
    },
    keep: 'the next present with a cap',
    send: 'somebody who sends perfume',
    caution: [
      'What is allowed differs by carrier, country and way. Ask before you send, and never conceal what is inside.',
      'Rules for dangerous goods are law. If you are not sure about a thing, ask first.',
    ],
    own: [
      {
        kinds: ['service', 'policy', 'proof', 'process'],
        about: 'medical|\\bADR\\b|dangerous|hazard|licen|sample|temperature|pharm|insured',
        lead: 'And what may travel here.',
      },
    ],
    pic: { ask: 'A spray can turned so that the symbol shows', alt: 'A spray can with a warning symbol' },
    claims: [
      [
        'Perfume, aerosols and lithium cells count as dangerous goods in parcels',
        'transport rules for dangerous goods, terms of carriers',
      ],
    ],
  },
  {
    id: 'a-courier-before-noon',
    format: 'behind',
    again: 9,
    emoji: '🚐',
    tags: ['BehindTheWheel', 'CourierLife', 'Courier'],
    title: [
      "A courier's morning: what happens before your bell rings",
      'On the round with a courier: load, route, doors',
    ],
    cover: 'Before your bell rings',
    gist: [
      'The last parcel goes in first, the first one last. A good round is a puzzle that has been solved at six, and after it come stairs, dogs, and a bell without a name.',
      'Couriers know which lift is broken, who is deaf in the left ear, and where the key hangs. It is not in any program.',
    ],
    subject: ['The last one in first', 'Who is deaf in the left ear'],
    hooks: {
      '*': [
        'By the time the courier rings your bell, the hardest part of the day is done: loading.',
        'A courier knows your street better than you do: every step, every dog, every bell.',
      ],
      pt: 'Load in reverse order of stops, plan by time windows, keep the urgent within reach.',
      fi: 'Say hello at the door. You may be the first one today.',
      a: 'Sort, load, drive, climb, smile.',
      h: 'Every dog hates the courier on principle and loves him in person.',
      l: 'Cold morning, warm engine, a full van.',
    },
    lines: {
      '*': [
        'Loading a van is done backwards: what is wanted first goes in last. Whoever gets it wrong climbs all day.',
        'Couriers walk ten kilometres a day and more, half of it upstairs. A parcel carried down to the door by you is a present.',
        'Left turns cost time at junctions where you drive on the right. Good rounds have few of them.',
        'A glass of water in August is remembered by name.',
      ],
      h: ['The sentence "the neighbour is always in" has been disproved at three in the afternoon.'],
    },
    scene: [
      'Ten to six, breath in the light of a lamp, a hundred and twenty parcels on the ground. By half past they stand in an order that only one person understands.',
      'Fourth floor, no lift. An old man opens: "You again." "Me again." They have been saying so for six years.',
    ],
    why: [
      [
        'Time is lost between van and door, hardly on the road.',
        'Every minute of searching in the hold is taken from lunch.',
      ],
      [
        'Knowledge of doors comes with years, and no map has it.',
        'Who knows a round spares everybody two attempts.',
      ],
    ],
    parts: [
      [
        ['At six: the puzzle', 'Loading in the dark'],
        [
          'Round, windows, weight. Heavy things low, soft things on top.',
          'The urgent ones beside the driver.',
        ],
        'A van being loaded before dawn',
      ],
      [
        ['From eight: the doors', 'Ringing from door to door'],
        [
          'Shops before they open, offices before the meeting, homes when somebody is in.',
          'Most people open within twenty seconds. Some are in the bath.',
        ],
        'A hand on a bell panel',
      ],
      [
        ['At noon: the second try', 'Trying once more at noon'],
        ['Calls, neighbours, a detour on the way back.', 'What comes back at night has been carried twice.'],
        'A delivery note in a hand',
      ],
    ],
    turn: [
      "And then you sign with a finger, and it looks like nobody's name.",
      'Somebody has thought about your door this morning.',
    ],
    asks: ['Do you know the name of your courier?', 'What do you say when the bell rings?'],
    ends: {
      pt: 'Order at six saves an hour at two.',
      fi: 'Good morning to all who are loading now.',
      a: 'Loaded right is half delivered.',
      h: 'The dog has the same opinion about the hoover.',
      l: 'Engine on, and the first street.',
    },
    keep: 'the next ring at the door',
    send: 'the neighbour who takes in everything',
    own: [
      {
        kinds: ['people', 'history', 'number', 'service'],
        about: 'drivers?\\b|riders?\\b|\\bvans?\\b|\\bbikes?\\b|fleet|since \\d|founded',
        lead: 'And who is on the road here.',
      },
    ],
    pic: { ask: 'The van or bike loaded, before the first stop', alt: 'A loaded van before dawn' },
    claims: [['Loading in reverse, walking distances, route planning', 'practice of couriers']],
  },
  {
    id: 'neighbour-or-locker',
    format: 'either',
    again: 6,
    emoji: '🏘️',
    tags: ['HomeDelivery', 'ParcelTalk', 'Courier'],
    title: [
      'Parcels: with the neighbour, or into a locker?',
      'Where should your parcels go when you are out?',
    ],
    cover: 'Neighbour or locker?',
    gist: [
      'With the neighbour you get your parcel and the news. In a locker it waits in silence until eleven at night. Some like the one, and some the other.',
      'The parcel with the neighbour is how many people met theirs. The locker is for those who know theirs already.',
    ],
    subject: ['With news, or in silence', 'Until eleven at night'],
    hooks: {
      '*': [
        'Your parcel is with the neighbour. Is that good news or bad?',
        'Neighbour or locker: where would you like your parcels to go?',
      ],
      p: 'One is personal, one is punctual.',
      t: 'Lockers raise the share of first deliveries, and so do neighbours who are at home.',
      fi: 'Be honest: how many parcels of others are standing in your hall?',
      a: 'Neighbour or locker. Choose.',
      h: 'Mrs Hill takes in everything. She knows more about our lives than our bank does.',
      l: 'A parcel, a doorstep, a short talk.',
    },
    lines: {
      '*': [
        'A parcel with the neighbour costs two minutes of talk. It is the best price there is for knowing somebody.',
        'Parcel lockers are open when you are: after sport, on Sundays, in pyjamas.',
        'Whoever takes in parcels for the whole house should be brought something at Christmas.',
        'With the neighbour or in a locker: what do you tick?',
      ],
      h: [
        "The code for the locker is on the phone, the phone is in the coat, the coat is at the neighbour's.",
      ],
    },
    scene: [
      'Half past seven, slippers on the stairs. "It is heavy", says Mrs Hill, "it is the lamp." She is right.',
      'A wall of little doors in the dark. One springs open, nobody says a word, and that is lovely.',
    ],
    why: [
      [
        'It is about nearness: some like to ring a bell after work, and some do not.',
        'A house in which parcels are taken in is a house in which people know each other.',
      ],
    ],
    parts: [
      [
        'With the neighbour',
        ['Ten steps, a chat, and you know who has moved in.', 'One day you do it for them.'],
        'Two neighbours at a door',
      ],
      [
        'In a locker',
        ['Any time, no bell, no bad conscience.', 'Bring a bag. It is always bigger than you thought.'],
        'A wall of parcel lockers at night',
      ],
    ],
    turn: [
      'A third way is a box of your own beside the door.',
      'At Christmas Mrs Hill gets the best bottle in the street.',
    ],
    asks: ['Neighbour or locker?', 'Who is the Mrs Hill in your house?'],
    ends: {
      p: 'Both beat a card in the letter box.',
      t: 'First attempt, one trip.',
      fi: 'And say thank you to yours today.',
      a: 'Decide, then tell the courier.',
      h: 'The bank has asked her for a reference.',
      l: 'A knock, a lamp, good evening.',
    },
    keep: 'the next order',
    send: 'whoever takes in yours',
    own: [
      {
        kinds: ['service', 'process', 'policy', 'product'],
        about: 'neighbo|locker|safe place|photo of|time slot|signature|evening deliver',
        lead: 'And what can be arranged here.',
      },
    ],
    pic: { ask: 'A parcel on a doormat or a wall of lockers', alt: 'A parcel on a doormat' },
    claims: [['Both raise first-time delivery', 'practice of parcel services']],
  },
  {
    id: 'in-time-for-the-day',
    format: 'season',
    again: 11,
    emoji: '🎁',
    when: { months: [11, 12] },
    tags: ['ChristmasParcels', 'SendInTime', 'Courier'],
    title: [
      'Sending Christmas parcels: how early is early enough?',
      'Christmas post: last days, tape and addresses',
    ],
    cover: 'In time for the day',
    gist: [
      'Within a country a week before, across a border two to three, across an ocean a month. Check the last dates, take the flat and the far first, and put an address inside as well.',
      'In December each step takes longer: the counter, the belt, the van, the stairs. Whoever sends early sends in peace.',
    ],
    subject: ['The far ones first', 'An address inside as well'],
    hooks: {
      '*': [
        'The parcel overseas belongs in the post before you have opened the first door of the calendar.',
        'In the week before Christmas each courier carries twice as much. Send yours before that.',
      ],
      pt: 'Capacity is the limit in December: earlier parcels meet shorter queues.',
      fi: 'Put on some music, clear the table, and pack the far ones first.',
      a: 'Far first, heavy next, local last.',
      h: '"It only has to go round the corner", he said on the twenty-third. The corner was in Portugal.',
      l: 'Brown paper, red string, and time.',
    },
    lines: {
      '*': [
        'Christmas parcel abroad: fill in the customs form fully and in plain words. "Gift" alone is not enough.',
        'Put a slip with both addresses inside each Christmas parcel. Labels come off in the wet.',
        'String is pretty and gets caught in belts. Put the ribbon inside and the tape outside.',
        'Sending to people who are at work? Ask for another address or a day. In December nobody is at home.',
      ],
      h: ['The last posting date is a date. Most people take it as a suggestion.'],
    },
    scene: [
      'The ninth of December, the kitchen full of paper. On the table three piles: far, near, and those that we bring round ourselves.',
      "A queue to the door. Right at the front somebody writes an address, on the lid, with the counter's pen.",
    ],
    why: [
      [
        'Volumes nearly double, and roads, halls and stairs do not.',
        'One day of snow moves everything by two.',
      ],
      ['Customs officers have all the time in the world.', 'Planes take what was there first.'],
    ],
    parts: [
      [
        ['Send the far ones first', 'Begin with the farthest'],
        ['Overseas, then abroad, then the country.', 'Books, cards and clothes hardly mind a month.'],
        'Three piles of parcels',
      ],
      [
        ['Look up the last dates', 'Note the last posting dates'],
        [
          'And take off three days. Those are for snow.',
          'For the really late ones there is a direct courier.',
        ],
        'A calendar with a marked date',
      ],
      [
        ['Write it twice', 'Put the address inside as well'],
        ['Outside printed, inside by hand.', 'With a telephone number. It has saved many a feast.'],
        'A slip of paper in a box',
      ],
    ],
    turn: ['And the last one you carry across yourself, and stay for tea.', 'Then December belongs to you.'],
    asks: ['When do you send yours?', 'Which parcel once came too late at your place?'],
    ends: {
      pt: 'Distance decides the date.',
      fi: 'And the cat goes out of the box, please.',
      a: 'Far ones: today.',
      h: 'Portugal was delighted. In January.',
      l: 'Paper, ribbon, sent.',
    },
    keep: 'the first Sunday in December',
    send: 'whoever has family overseas',
    own: [
      {
        kinds: ['service', 'offer', 'policy', 'hours', 'price', 'event'],
        about: 'christmas|december|last (?:date|post|order|day)|same.day|overnight|saturday deliver|express',
        lead: 'And for whatever is late all the same.',
      },
    ],
    pic: {
      ask: 'Three piles of parcels on a kitchen table',
      alt: 'Parcels in three piles on a kitchen table',
    },
    claims: [
      [
        'Lead times grow before Christmas and with distance; customs needs contents declared',
        'advice of postal services',
      ],
    ],
  },
  {
    id: 'the-parcel-you-remember',
    format: 'question',
    again: 7,
    emoji: '💌',
    tags: ['ParcelStories', 'Memories', 'Courier'],
    title: [
      'What was the best parcel you ever got?',
      'A parcel that you have never forgotten: what was in it?',
    ],
    cover: 'Your best parcel ever',
    gist: [
      'From home when you were far away, from somebody you had thought lost, or simply with the right biscuits. Which parcel have you never forgotten?',
      'Most parcels one ordered oneself. The others are the ones that count. Who sent you one?',
    ],
    subject: ['With the right biscuits', 'Not ordered by yourself'],
    hooks: {
      '*': [
        'One parcel you have never forgotten. Who sent it, and what was in it?',
        'The nicest parcels are those that nobody ordered.',
      ],
      p: 'A parcel says that somebody stood in a queue for you.',
      t: 'Sender, contents, and the year.',
      fi: 'Tell us: what was in it, and did you cry a little?',
      a: 'From whom. What. When.',
      h: 'Mum sent potatoes. To a country full of potatoes. They were better.',
      l: 'Handwriting on brown paper.',
    },
    lines: {
      '*': [
        'What was in the parcel that made you cry, or laugh, or both?',
        'Who packs the best parcels in your family, and what is always in them?',
        'Which smell came out when you opened it?',
        'When did you last send somebody a parcel for no reason at all?',
      ],
      h: ['Four kilos of paper, one pair of socks, much love.'],
    },
    scene: [
      'A hall of residence, a box, eight people around it. In it a cake, in the shape that parcels have.',
      'On the lid her handwriting, years after her death: her brother had found it in the loft, addressed, and had only put on stamps.',
    ],
    why: [
      [
        'Somebody went and chose it, packed it, carried it and paid for the way.',
        'A parcel is time that one can open.',
      ],
    ],
    parts: [
      [
        'Who sent it',
        ['A mother, a friend, somebody you had quarrelled with.', 'Was there a letter in it?'],
        'A handwritten address',
      ],
      [
        'What was in it',
        ['The thing itself, and what it was padded with.', 'Padding tells a lot about senders.'],
        'A box full of crumpled newspaper',
      ],
      [
        'What you did then',
        ['Shared, saved, rang up, or sat there.', 'Do you still have the box?'],
        'An old box on a shelf',
      ],
    ],
    turn: ['Send one this week. For no reason.', 'Somebody will be telling this story about you.'],
    asks: ['What was your best parcel?', 'Whom would you surprise with one?'],
    ends: {
      p: 'A reason is not required.',
      t: 'One box, one note, one address.',
      fi: 'Pack one. Today. It need not be big.',
      a: 'Name it.',
      h: 'The potatoes were shared out. One each.',
      l: 'Paper, string, her hand.',
    },
    keep: 'a grey Thursday',
    send: 'somebody far away',
    own: [
      {
        kinds: ['history', 'people', 'story'],
        about: '.',
        lead: 'And who carries them here.',
      },
    ],
    pic: { ask: 'A parcel with a handwritten address', alt: 'A parcel with a handwritten address' },
    claims: [['Unexpected parcels are remembered', 'common experience']],
  },
];
