// Between two businesses: what is ordered, how it is counted, what is signed for.
import type { Idea } from '../../library/idea.ts';

export const ORDERS: readonly Idea[] = [
  {
    id: 'before-you-sign',
    format: 'checklist',
    again: 9,
    emoji: '🖊️',
    tick: true,
    tags: ['GoodsIn', 'Delivery', 'SmallBusinessTips'],
    title: [
      'What to check before you sign for a delivery at work',
      'Delivery at the door: count, look and note before you sign',
    ],
    cover: 'Before you sign for it',
    gist: [
      'Count the packages, look at all sides, write what is damaged on the note, photograph it with the label in view, and only then sign. It takes two minutes and settles most disputes before they start.',
      'A signature says that it arrived whole and complete. Count, look and note before you give it.',
    ],
    subject: ['Two minutes at the ramp', 'Count, look, note, sign'],
    hooks: {
      '*': [
        'The driver taps a foot, the pallet looks fine, and you sign. Two minutes first.',
        'A signature on a delivery note says: complete and undamaged. Look before you give it.',
      ],
      pt: [
        'Visible damage has to be noted at the handover, since afterwards it is hard to prove when it happened.',
        'What has been noted at the ramp is settled, and what has not is argued about.',
      ],
      fi: [
        'Have you signed for something and found the dent ten minutes later?',
        'The bell rings, the pallet is there, and everybody is busy. Two minutes, please.',
      ],
      a: 'Goods in: count, look, note, photograph, sign.',
      h: 'Drivers have the ability to hold out a pen before the lorry has come to a stop.',
      l: 'Two calm minutes at the door.',
    },
    lines: {
      '*': [
        'Count the packages before you sign, and not the lines on the delivery note.',
        'Photograph damage at the handover with the address label in the same picture. That ties the two together.',
        'Write the fault on the delivery note in plain words: "two cartons crushed, one wet". "Subject to checking" says little.',
        'Keep the packaging of a damaged delivery until the claim is settled. Somebody will ask for it.',
      ],
      h: ['"It was like that when I got it" works better with a photograph.'],
    },
    scene: [
      'Rain, an engine running, a clipboard. On the far side of the pallet, where nobody looks, a fork has gone in.',
      'Monday, the carton is opened: nine instead of ten. On the note stands your own name, quite legible.',
    ],
    why: [
      [
        'Once it is signed, the burden of proof has mostly moved to you.',
        'What is on the note is a fact. What is told by phone on Tuesday is a story.',
      ],
      [
        'Carriers and suppliers have short periods for complaints, and they start at the ramp.',
        'Early notes make for short disputes.',
      ],
    ],
    parts: [
      [
        'Count the packages',
        ['Pallets, cartons, parcels, against the note.', 'Aloud, with the driver listening.'],
        'A finger counting cartons',
      ],
      [
        'Walk round it once',
        ['Corners, film, the side towards the wall.', 'Wet cardboard is a message.'],
        'The torn film of a pallet',
      ],
      [
        'Write the damage down',
        [
          'On the paper or in the device, before the name.',
          'If it cannot be noted there, on a photograph of it.',
        ],
        'A pen on a delivery note',
      ],
      [
        'Photograph with the label',
        ['One from afar, one from near.', 'The time is stored along with it.'],
        'A phone over a crushed corner',
      ],
      [
        'Open and count soon',
        ['Hidden damage has a deadline as well.', 'Today beats Friday.'],
        'A carton cut open',
      ],
    ],
    turn: [
      'Most drivers do not mind. They would like proof that it was whole, too.',
      'Two minutes at the door are cheaper than two weeks of letters.',
    ],
    asks: [
      'What has been delivered to you broken, and how did it end?',
      'Who signs for deliveries at your place?',
    ],
    ends: {
      pa: 'Note first, name second.',
      fi: 'And offer the driver a coffee. They would like it whole, too.',
      t: 'Count, condition, record, signature.',
      h: 'The pen is on a string now.',
      l: 'Whole, and noted as such.',
    },
    caution:
      'Deadlines and rules for complaints differ by country, carrier and contract. Read your terms of delivery once, on a quiet day.',
    work: 'Hang the five points beside the door. Whoever is nearest signs, and that is often the person who was told least.',
    keep: 'the wall beside the delivery door',
    send: 'whoever opens when the bell rings',
    own: [
      {
        kinds: ['process', 'policy', 'service', 'guarantee'],
        about: 'deliver|damage|claims?\\b|replace|returns\\b|return (?:it|them|any|goods|items)|missing',
        lead: 'And if something arrives damaged after all.',
      },
    ],
    pic: { ask: 'A delivery note on a carton with a pen', alt: 'A delivery note and a pen on a carton' },
    claims: [
      [
        'Visible damage should be noted at delivery; periods for claims are short',
        'usual terms of carriage; details differ by country',
      ],
    ],
  },
  {
    id: 'the-box-that-fits',
    format: 'howto',
    again: 9,
    emoji: '📐',
    tags: ['Packaging', 'ShippingTips', 'BoxSize'],
    only: 'packag|carton|\\bbox(?:es)?\\b|mailer|parcel|shipping|labels',
    title: [
      'How to choose the right box size: measure inside, ship outside',
      'Shipping too much air? How to find the carton that fits',
    ],
    cover: 'The box that fits',
    gist: [
      'Lay your goods as they will lie, measure length, width and height, add a finger of room for padding, and buy by inside dimensions. Then check the outside against the steps of your carrier.',
      'Half of many parcels is air. It is paid for twice: as filler, and as volume on the freight bill.',
    ],
    subject: ['You are paying for air', 'Inside for the goods, outside for the carrier'],
    hooks: {
      '*': [
        'Does your parcel rattle? Then you are paying to ship air.',
        'Box sizes are given inside, freight is charged outside. That is where money goes missing.',
      ],
      pt: [
        'Many carriers charge by volume as soon as a parcel is large for its weight.',
        'Carton size decides over breakage, filler and freight at the same time.',
      ],
      fi: [
        'Have you ever opened a huge box and found a lipstick in it?',
        'How much paper was in the last parcel that you packed? Honestly.',
      ],
      a: 'Measure the goods, add padding, check the carrier steps, then choose the box.',
      h: 'Somewhere a lorry is driving through the night, full of little cushions.',
      l: 'A box that closes with a soft sound and holds.',
    },
    lines: {
      '*': [
        'Measure boxes on the inside, from crease to crease, in the order length, width, height.',
        'Look up where the next price step of your carrier begins. A box that is a finger smaller can fall under it.',
        'Nothing moves when you shake it gently: that is the test for filling, and no table replaces it.',
        'Three well-chosen box sizes cover most of what a small shop sends. Look at your last fifty parcels and sort them.',
      ],
      h: ['The unboxing lasted four minutes. Three of them were paper.'],
    },
    scene: [
      'On the packing table lies a mug, beside it stands a box for a kettle, and on the floor is a bin of paper that will now go travelling.',
      'You pick up a parcel and something inside walks from left to right.',
    ],
    why: [
      [
        'What has room takes a run-up, and it breaks at the wall.',
        'A tight box protects better than a big one with a lot of paper.',
      ],
      [
        'Volume fills vans before weight does, so carriers put a price on it.',
        'Air takes up a van as well, and the van needs diesel.',
      ],
    ],
    parts: [
      [
        'Lay it out as it will lie',
        [
          'With everything that goes along: card, sample, returns slip.',
          'Two things beside each other are often smaller than on top of each other.',
        ],
        'Goods laid out on a table with a ruler',
      ],
      [
        'Add room for padding',
        [
          'A finger on each side is enough for sturdy goods, two or three for glass.',
          'Test it: a parcel to yourself by the normal way is cheap research.',
        ],
        'A finger between mug and box wall',
      ],
      [
        'Check the outside dimension',
        [
          'Add the thickness of the board, twice per side.',
          'Then hold it against the size steps of your carrier.',
        ],
        'A folding rule along a carton',
      ],
      [
        'Sort your last fifty parcels',
        [
          'Small, middle, large: which three sizes would have done?',
          'Fewer sizes, larger lots, less to store.',
        ],
        'Three nested cartons',
      ],
    ],
    turn: [
      'Then shake it. Silence is a good sign.',
      'Whoever opens a parcel that fits does not have to dig.',
    ],
    asks: [
      'What was the worst ratio of box to goods that ever came to you?',
      'How many box sizes do you keep?',
    ],
    ends: {
      pa: 'Less air, less breakage, less freight.',
      fi: 'Your customers will notice, and so will your bin.',
      t: 'Inside for fit, outside for tariff.',
      h: 'The little cushions have been sent home.',
      l: 'It closes, and nothing stirs.',
    },
    work: 'Take one afternoon a year for the packing table: fifty orders, a folding rule, three sizes. It tends to be the best paid afternoon of that month.',
    keep: 'the next order of cartons',
    send: 'whoever packs at your place',
    own: [
      {
        kinds: ['product', 'service', 'offer', 'number', 'process'],
        about: 'sizes?\\b|sample|custom|made to measure|print|\\bbox|carton|mailer',
        lead: ['And the boxes for it.', 'What there is to choose from here.'],
      },
    ],
    pic: { ask: 'Goods in a well-fitting box, seen from above', alt: 'Goods lying snugly in an open carton' },
    claims: [
      [
        'Box sizes are quoted by inside dimensions; carriers charge by volumetric weight and size steps',
        'trade practice, tariffs of carriers',
      ],
      ['Void allows movement and damage', 'packaging textbook'],
    ],
  },
  {
    id: 'why-a-minimum-order',
    format: 'answer',
    again: 9,
    emoji: '🧮',
    tags: ['Wholesale', 'MinimumOrder', 'SmallBusinessTips'],
    title: [
      'Why wholesalers have a minimum order, and how to get round it',
      'Minimum order too high? Four ways for small businesses',
    ],
    cover: 'Why a minimum order?',
    question: 'Why is there a minimum order at all?',
    short: 'Because picking, packing and invoicing cost the same for one piece as for a hundred.',
    gist: [
      'An order costs the supplier a walk, a box, a label, an invoice and a reminder, whatever is in it. Bundle, share with a neighbour, or ask for a sample, and the minimum seldom hurts.',
      'The first piece is dear, and all that follow are cheap. A minimum order is the line at which a small order stops costing the seller money.',
    ],
    subject: ['The first piece is the dear one', 'Share it with next door'],
    hooks: {
      '*': [
        'Minimum order too high for your small firm? There are four honest ways round it.',
        'A minimum order has little to do with pride. It has to do with a walk through the hall.',
      ],
      pt: [
        'Handling is a fixed cost per order, and a minimum spreads it.',
        'Small orders cost a supplier nearly as much to handle as large ones.',
      ],
      fi: [
        'You only need twenty, and the smallest pack holds five hundred?',
        'Only need a few, and the list says a case? There are ways.',
      ],
      a: 'Bundle, share, sample, ask. One of them works.',
      h: 'You wanted twelve lids. You now own lids until retirement.',
      l: 'Enough for you, and some for next door.',
    },
    lines: {
      '*': [
        'Order together with the café next door. Two small orders make one decent one.',
        'Ask for a sample before you take a case. Hardly any supplier minds, and most would rather send one.',
        'Put slow items and fast items of one supplier into the same order. The minimum counts the sum.',
        'Ask whether a broken pack costs a surcharge or is impossible. Those are two different answers.',
      ],
      h: ['The smallest unit is a pallet, and the smallest kitchen is yours.'],
    },
    scene: [
      'In the hall somebody walks two hundred steps for a single roll, packs it, weighs it, prints a label. The roll costs three.',
      'Two bakeries, one street, and each has an almost full case of the same cake boards.',
    ],
    why: [
      [
        'Walking, packing, writing the invoice: none of it gets shorter because the parcel is small.',
        'It is like a bus. It drives the whole route for one passenger as well.',
      ],
      [
        'Those who know why a rule exists know where it bends.',
        'A reason can be talked to, and a number cannot.',
      ],
    ],
    parts: [
      [
        'Bundle your orders',
        [
          'One list, one day of the week, one supplier where it fits.',
          'What is not urgent waits for what is.',
        ],
        'A shopping list for a stockroom',
      ],
      [
        'Share with a neighbour',
        [
          'Write down who pays what, and who receives the invoice.',
          'Most streets have somebody who needs the same.',
        ],
        'Two people splitting a case',
      ],
      [
        'Ask for the next pack down',
        [
          'There is often an inner pack that is not in the list.',
          'The person on the phone knows what the website does not.',
        ],
        'An inner pack beside a full case',
      ],
      [
        'Agree on a yearly quantity',
        [
          'Deliveries can then be smaller than the minimum.',
          'A forecast is worth something to a supplier, even a rough one.',
        ],
        'A calendar with four marks',
      ],
    ],
    turn: [
      'Asking costs a minute, and few minutes in purchasing pay as well.',
      'A minimum order is easier to bear in company.',
    ],
    asks: ['With whom do you share orders?', 'Which pack size has always been too big for you?'],
    ends: {
      pa: 'Fixed cost explains most price lists.',
      fi: 'And if you need lids, ask around. Somebody has some.',
      t: 'Handling cost per order, spread over quantity.',
      h: 'The lids are now part of the will.',
      l: 'Just as much as is needed.',
    },
    keep: 'the next price list',
    send: 'the business next door',
    own: [
      {
        kinds: ['policy', 'price', 'service', 'offer'],
        about: 'minimum|no minimum|sample|small (?:order|quantit)|single|pack(?:s|ed|ing|ag)',
        lead: ['How it is handled here.', 'And here it goes like this.'],
      },
    ],
    pic: {
      ask: 'A single piece beside a full case of it',
      alt: 'A single piece beside a full case of the same',
    },
    claims: [['Order handling has a fixed cost', 'textbook of cost accounting']],
  },
  {
    id: 'the-number-on-the-bag',
    only: 'parts?\\b|spares|bearing|\\bseals?\\b|machin|components|fasten|\\btools|equipment|filters?\\b|\\bbelts?\\b',
    format: 'mistake',
    again: 9,
    emoji: '🔎',
    tags: ['SpareParts', 'Purchasing', 'OrderRight'],
    title: [
      'Ordering a spare part: number first, description second',
      'How to order the right spare part the first time',
    ],
    cover: 'The number on the bag',
    wrong: 'The same one as last time, please',
    gist: [
      'Keep the bag, photograph the plate, and give the maker, the type and the part number. "Like last time" means a search through three years, and a part that almost fits.',
      'Almost the right part is the wrong part with freight. A photograph of the plate, the old piece beside a ruler, and the machine number: that is a complete order.',
    ],
    subject: ['Almost right is wrong', 'Photograph the plate'],
    hooks: {
      '*': [
        'Ordering a spare part? Photograph the plate on the machine before you call.',
        '"The same one as last time" is the beginning of most wrong deliveries.',
      ],
      pt: [
        'A part is identified by maker, type and number; descriptions and colours mislead.',
        'Most wrong deliveries of parts can be traced to a missing number.',
      ],
      fi: [
        'Do you know it: the new part is there, the old one is out, and the hole is two millimetres off?',
        'Before you take out the old part: your phone, the plate, one picture.',
      ],
      a: 'Maker, type, number, photograph. Then order.',
      h: '"The round black thing" fits eleven thousand items in the catalogue.',
      l: 'A number, read aloud once, and it fits.',
    },
    lines: {
      '*': [
        'Photograph the type plates of all your machines today, on a calm day. On the day when one stops it will be oily and at the back.',
        'Put the old part beside a ruler and photograph it from above and from the side. That answers most questions.',
        'Keep the bag of every part you fit, with date and machine on it. It is the order form for the next one.',
        'Left and right are seen in the direction of travel, and not from where you kneel. Say which one you mean.',
      ],
      h: [
        '"It looks like a mushroom with a hole" is what somebody said to the counter this morning, and it was the right mushroom.',
      ],
    },
    scene: [
      'You read the number out, and on the phone somebody asks: "Is that an O or a nought?" You look at the bag. The bag has gone.',
      'The part is blue, like the old one. It is only three threads wrong.',
    ],
    why: [
      [
        'Makers change parts without changing their look, and keep the name when the number is new.',
        'Two that look alike can differ in a material that you cannot see.',
      ],
      [
        'A wrong part costs two ways of freight and one day of standstill.',
        'Next to that, a minute at the plate costs next to nothing.',
      ],
    ],
    parts: [
      [
        'Read the type plate',
        ['Maker, model, serial number, year.', 'Wipe it first: a five and an S are easy to mistake.'],
        'A type plate on a machine',
      ],
      [
        'Find the number on the part',
        [
          'Cast, stamped, printed, or on the label of the bag.',
          'No number? Then measure: outside, inside, length, thread.',
        ],
        'A number stamped into metal',
      ],
      [
        'Send two photographs',
        [
          'One of the part with a ruler, and one of where it sits.',
          'Where it sits often tells more than what it is.',
        ],
        'A part beside a steel ruler',
      ],
      [
        'Read it back',
        ['Letter by letter, with "O as in Oscar".', 'It feels silly for four seconds.'],
        'A person on the phone at a bench',
      ],
    ],
    turn: [
      'Then it fits. And you write the date on the bag.',
      'Almost the right part is not a part. It is a return.',
    ],
    asks: [
      'What was the vaguest description of a part that you ever gave?',
      'Where do you keep the numbers of your machines?',
    ],
    ends: {
      pa: 'One number saves one return.',
      fi: 'And if you only have a mushroom: a photograph will do.',
      t: 'Maker, type, serial, part number, dimensions.',
      h: 'Eleven thousand and one, with the mushroom.',
      l: 'It clicks, and it is the right one.',
    },
    work: 'A folder with the type plates of all machines takes one hour to make, and any colleague can order from it when you are on leave.',
    keep: 'the day when a machine stops',
    send: 'whoever orders by memory',
    own: [
      {
        kinds: ['service', 'process', 'people', 'policy'],
        about: 'identif|photo|counter|phone|advice|technical|match|cross-?ref|spares?\\b|parts',
        lead: 'And if no number can be found.',
      },
    ],
    pic: { ask: 'A part beside a ruler, from above', alt: 'A machine part beside a steel ruler' },
    claims: [['Parts are identified by maker, type and number', 'trade practice']],
  },
  {
    id: 'the-way-of-a-picker',
    format: 'behind',
    again: 10,
    emoji: '🛒',
    tags: ['Warehouse', 'BehindTheScenes', 'OrderPicking'],
    title: [
      'What happens to a trade order between click and courier',
      'How a warehouse picks your order, and why order early',
    ],
    cover: 'From the click to the courier',
    gist: [
      'A list is sorted by aisle and not by your order of wishes, somebody walks it, counts twice, packs heavy below, and a second person looks. That is why one line too many at five to four hurts.',
      'A warehouse is a walk. The art of it is to make that walk short: what goes often lies near, and what is alike lies far apart.',
    ],
    subject: ['A warehouse is a walk', 'Why like never lies beside like'],
    hooks: {
      '*': [
        'Your order leaves the screen and goes for a walk. Here is its way.',
        'In a good warehouse two things that look alike never lie side by side.',
      ],
      pt: [
        'Most of the time in picking is walking, so warehouses are arranged by frequency.',
        'An order is fulfilled by legs and eyes, and both can be planned for.',
      ],
      fi: [
        'Ever wondered what happens in the hour after you have pressed "order"?',
        'Come along for a minute, from the printer to the ramp.',
      ],
      a: 'Sort, walk, count, pack, check, load.',
      h: 'Pickers walk a half marathon a day, and then are asked whether they do sport.',
      l: 'A list, a long hall, quiet wheels.',
    },
    lines: {
      '*': [
        'Walking is the largest part of picking an order. So what goes most often lies closest to the packing table.',
        'Why screws of neighbouring sizes lie in different aisles: what looks alike gets mixed up.',
        'Heavy below, fragile on top, and the paper where it is found first: packing is a letter to whoever unpacks.',
        'An order at ten gets the calm of the morning. An order at five to four gets what is left of it.',
      ],
      h: ['The trolley with the squeaking wheel is always free. There is a reason.'],
    },
    scene: [
      'Half past three: the printer wakes up, and six lists fall into the tray. Somebody puts the coffee down.',
      'In aisle nine a person stands still, counts aloud to twelve, and then again. You do not want to talk to them just now.',
    ],
    why: [
      [
        'A wrong piece costs the customer a day and the house two parcels.',
        'One minute for checking saves an hour of apologies.',
      ],
      [
        'The order of the list is not yours but that of the aisles, so nobody walks twice.',
        'A good route turns forty lines into one loop.',
      ],
    ],
    parts: [
      [
        'The list is sorted by aisle',
        [
          'What you wrote first may be fetched last.',
          'The loop begins at the far end and ends at the table.',
        ],
        'A picking list on a clipboard',
      ],
      [
        'Fast movers lie near',
        [
          'A handful of items make up most of what goes out.',
          'What is asked for once a year lives upstairs.',
        ],
        'Shelves close to a packing table',
      ],
      [
        'Somebody counts twice',
        ['Aloud, by tens, or by weight on a scale.', 'A scale counts screws better than tired eyes do.'],
        'A counting scale with screws',
      ],
      [
        'Heavy goes below',
        ['Then the light, then air, then the note on top.', 'Whoever unpacks should meet the paper first.'],
        'Hands packing a carton',
      ],
    ],
    turn: [
      'So now you know why the paper says A, F and K and not one, two, three.',
      'It is a walk, and somebody has thought about every step.',
    ],
    asks: [
      'When do you send your orders: in the morning or at the last minute?',
      'What would you like to see in a warehouse?',
    ],
    ends: {
      pa: 'Short ways, double counts, paper on top.',
      fi: 'Order before lunch, and somebody in a long aisle will smile.',
      t: 'Route, count, pack, verify, dispatch.',
      h: 'Yes, they say, sport: aisles.',
      l: 'The hall goes quiet at four.',
    },
    work: 'The same holds for your own stockroom: what you touch daily at hand height by the door, what you touch yearly at the top, and lookalikes apart.',
    keep: 'the next time you wait for a parcel',
    send: 'somebody who works in a stockroom',
    own: [
      {
        kinds: ['process', 'service', 'number', 'policy', 'people'],
        about: 'dispatch|order(?:s|ed)? (?:by|before)|cut-?off|warehouse|stock|pick|same day|next day',
        lead: ['And this is when it leaves here.', 'The hours for it here.'],
      },
    ],
    pic: {
      ask: 'A trolley or list in the aisle of your stockroom',
      alt: 'A picking trolley in a warehouse aisle',
    },
    claims: [
      [
        'Travel is the largest share of order picking time; fast movers are placed near; similar items apart',
        'textbook of warehousing',
      ],
    ],
  },
];
