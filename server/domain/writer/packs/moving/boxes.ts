// Moving house: packing, carrying, arriving.
import type { Idea } from '../../library/idea.ts';

export const BOXES: readonly Idea[] = [
  {
    id: 'books-in-small-boxes',
    format: 'tip',
    again: 9,
    emoji: '📦',
    tags: ['MovingTips', 'PackingTips', 'MovingDay'],
    title: 'How to pack moving boxes: heavy things in small ones',
    cover: 'Books in small boxes',
    gist: [
      "Heavy things go into small boxes, light ones into large boxes. A large box full of books breaks through at the bottom, or somebody's back does.",
      'A box is the right weight if the person who packed it can carry it up a flight of stairs. Pack, lift, decide.',
    ],
    subject: ['The book box', 'Small boxes for heavy things'],
    hooks: {
      '*': [
        'There is one box on every move that nobody speaks of kindly. It says "Books".',
        'The largest box got the encyclopaedia. The bottom had another opinion.',
      ],
      pt: 'Box size should fall as density rises.',
      fi: 'You want to be done with the shelf in one box? Please think of the stairs.',
      a: 'Heavy small, light large.',
      h: 'The encyclopaedia has been out of date since the third floor.',
      l: 'A small box, well packed, closes with one hand.',
    },
    lines: {
      '*': [
        'Books in small boxes, cushions in large ones. Everybody knows it, and on the last evening nobody does it.',
        'Lift every box before you tape it. If you groan, take something out.',
        'Fill the gaps with towels: what cannot slip does not break, and towels have to come along anyway.',
        'Write on the side of a box, not on the lid. In a stack nobody sees lids.',
      ],
      h: ['"Various" is what is written on a box when hope has been given up.'],
    },
    scene: [
      'Half past eleven at night, one box left, and into it go the iron, the atlas and the rest of the flour.',
      'A staircase, two helpers, a box, and from below a sound like tearing.',
    ],
    why: [
      [
        'Cardboard carries a lot as long as the bottom holds.',
        'A bottom taped in one line opens along that line.',
      ],
      [
        'Whoever carries feels every pound on each step.',
        'Forty boxes mean forty times up the stairs, so the weight counts forty times.',
      ],
    ],
    parts: [
      [
        'Put heavy things at the bottom',
        ['Books flat or upright, spines to the wall of the box.', 'On top something soft, up to the rim.'],
        'Books in a small cardboard box',
      ],
      [
        'Tape the bottom twice',
        ['Once along, once across.', 'Then turn it over and lean on it.'],
        'A roll of tape on a box',
      ],
      [
        'Lift it before closing',
        ['Alone, with straight back.', 'What you do not want to carry, nobody does.'],
        'Hands under a small box',
      ],
      [
        'Label two sides',
        ['Room, contents, and whether it is needed on the first evening.', 'With a thick pen, in capitals.'],
        'A thick pen writing on the side of a box',
      ],
    ],
    turn: ['Then it may stand on others.', 'And the helpers will come again next time.'],
    asks: ['What is in your heaviest box?', 'Which box have you not opened since the last move?'],
    ends: {
      pt: 'Density decides the box.',
      fi: 'Your helpers will thank you.',
      a: 'Heavy in small. Always.',
      h: 'The flour has reached its destination, in part.',
      l: 'Tape, a pen, and silence in the shelf.',
    },
    keep: 'the first evening of packing',
    send: 'somebody with many books',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'box|packing|material',
        lead: 'Boxes, and people who carry them:',
      },
    ],
    pic: {
      ask: 'A small box of books, half filled, tape on top',
      alt: 'A small cardboard box half full of books',
    },
    claims: [
      ['Heavy items in small boxes; fill gaps; tape crosswise; label sides', 'trade practice of movers'],
    ],
  },
  {
    id: 'the-first-night-box',
    format: 'checklist',
    again: 9,
    emoji: '🌙',
    tick: true,
    tags: ['MovingChecklist', 'FirstNight', 'MovingTips'],
    title: 'What belongs in the box for the first night',
    cover: 'The first-night box',
    gist: [
      'One box goes in last and comes out first: bedclothes, toothbrush, charger, light bulb, toilet paper, kettle, a knife. Without it you eat pizza with a screwdriver.',
      'On the first evening you need seven things, and they are in forty boxes. Pack them into one, and keep it with you.',
    ],
    subject: ['The one you open first', 'Pizza, with a screwdriver'],
    hooks: {
      '*': [
        'Nine at night, new home, forty boxes, and in one of them is the toilet paper.',
        'On the first night nobody needs the bread maker. Where is the kettle?',
      ],
      pt: 'Last in, first out: one box outside the system makes the system bearable.',
      fi: 'You move in on Saturday? Pack a suitcase as if you were going away for a night.',
      a: 'One box. With you. Marked.',
      h: 'A screwdriver does for pizza. It does not do for toothpaste.',
      l: 'Clean sheets, a lamp on the floor, and the first night.',
    },
    lines: {
      '*': [
        'Pack one box for the first night and take it along yourself: bedclothes, toothbrush, charger, paper, kettle.',
        'A bulb and a {torch|flashlight} belong in the first-night box. The last tenant may have taken the lamps.',
        'Put the bed together first, while you can still see what you are doing. Everything else can wait.',
        'Medicine, passports, keys and the papers {for the flat|for the apartment} travel with you and not in the van.',
      ],
      h: ['"It is in the blue box" has never helped anybody.'],
    },
    scene: [
      'A mattress on the floor, one lamp, and somebody reading out what it says on the boxes: "Various. Various. Cellar."',
      'New key, dark hall, and no hand knows where the switch is.',
    ],
    why: [
      [
        'After such a day nobody has the strength to look for things.',
        'You will be more tired than you now believe.',
      ],
      [
        'What you need first has usually been packed last, and lies at the very back.',
        'In a van the order turns round.',
      ],
    ],
    parts: [
      [
        'For the night',
        ['Sheets, pyjamas, something for the ears.', 'The bed comes first. Tools for it go in here too.'],
        'Folded bedclothes on a box',
      ],
      [
        'For the bathroom',
        ['Paper, soap, towels, toothbrushes.', 'Whoever forgets the paper meets the neighbours early.'],
        'A towel and a toothbrush',
      ],
      [
        'For light and power',
        ['Bulb, {torch|flashlight}, chargers, an extension lead.', 'Sockets are always behind something.'],
        'A {torch|flashlight} and a charging cable',
      ],
      [
        'For eating',
        [
          'Kettle, cups, a real knife, something that you like.',
          'And a bottle opener, if only for that one toast.',
        ],
        'A kettle and two cups on a box',
      ],
      [
        'What must not get lost',
        ['Papers, keys, medicine, jewellery.', "In a bag that stays on somebody's shoulder."],
        'A small bag with keys on it',
      ],
    ],
    turn: ['Write "first" on it, on all sides.', 'And then: shoes off, window open, good night.'],
    asks: ['What was missing on your first night?', 'What did you eat on the first evening in your home?'],
    ends: {
      pt: 'One exception makes the order work.',
      fi: 'Sleep well. It will feel like yours.',
      a: 'Pack it last. Open it first.',
      h: 'The pizza has forgiven the screwdriver.',
      l: 'The window open, and strange sounds.',
    },
    keep: 'the last evening in the old place',
    send: 'somebody with a moving date',
    pic: {
      ask: 'A box with bedclothes, kettle and {torch|flashlight}, a lamp beside it',
      alt: 'A box with bedclothes, a kettle and a {torch|flashlight}',
    },
    claims: [['Essentials separate; documents and medicines travel with you', "movers' advice"]],
  },
  {
    id: 'measure-the-sofa',
    format: 'howto',
    again: 10,
    emoji: '📏',
    tags: ['MovingFurniture', 'SofaThroughDoor', 'MovingTips'],
    title: 'Will the sofa fit? What to measure before a move',
    cover: 'Measure the turn',
    gist: [
      'Sofas do not fail at doors, they fail at the turn of the stairs. Measure the narrowest place on the way, in both houses, and then the diagonal of the sofa.',
      'Between the van and the living room stand a door, a landing and a radiator. Measure those, and take the feet off.',
    ],
    subject: ['It is never the door', 'The turn on the stairs'],
    hooks: {
      '*': [
        'It went in eight years ago. Since then the banister has been moved, or the sofa has grown.',
        'The door is wide enough. Then comes the landing.',
      ],
      pt: 'The limiting measure is a diagonal in a turning space, and seldom a width.',
      fi: 'Have you fallen in love with a sofa? Take a tape measure to the stairs first.',
      a: 'Measure the way, not the room.',
      h: 'The sofa now lives on the landing. It has visitors.',
      l: 'A tape measure, a stair, a quiet word.',
    },
    lines: {
      '*': [
        'Before a move measure the narrowest point on the way: doors, {landing, lift|landing, elevator}, the turn of the stairs, the radiator in the hall.',
        'Screw the feet off before you give up. They often make the difference.',
        'Take doors off their hinges. It gains the thickness of a hand and takes two minutes.',
        'Put screws in a bag and tape it to the piece that they belong to. Otherwise they are in "Various".',
      ],
      h: ['"Turn it, no, the other way, no, back" is a song in many languages.'],
    },
    scene: [
      'Four people, one sofa, one landing, and the neighbour who wants to go past.',
      'A cushion under an arm, a pencil behind an ear, and the sentence: "It did come in here."',
    ],
    why: [
      [
        'In a straight line nearly everything fits. It gets tight where you have to turn.',
        'Length and width each fit through; together they have to get round a corner.',
      ],
      [
        'Every scratch in a {stairwell|stairway} costs somebody, and usually the deposit.',
        'Walls of stairwells belong to all, and landlords count.',
      ],
    ],
    parts: [
      [
        'Measure the way',
        [
          'Doors, landings, ceiling {heights, lift|heights, elevator}. Here and there.',
          'The narrowest figure wins. Write it large.',
        ],
        'A tape measure in a doorway',
      ],
      [
        'Measure the piece',
        ['Length, height, depth, and the diagonal, without feet.', 'Also when tilted: many go in standing.'],
        'A tape measure across a sofa',
      ],
      [
        'Take it apart',
        ['Feet, doors, shelves, the head of the bed.', 'Photograph it before every screw.'],
        'Screws in a small labelled bag',
      ],
      [
        'Pad the corners',
        ['Blankets round edges, cardboard on the wall.', 'The banister too.'],
        'A blanket tied round a table leg',
      ],
    ],
    turn: [
      'And if it does not go: there are {windows, lifts|windows, elevators} and people who do it daily.',
      'Measured beforehand it is a task, and on the landing a drama.',
    ],
    asks: [
      'What did not fit at your place?',
      'What is still in the {old flat|old apartment} because it would not come out?',
    ],
    ends: {
      pt: 'One figure decides: the smallest.',
      fi: 'Love it. Measure it. Then buy it.',
      a: 'The turn. Measure it.',
      h: 'The landing has since been furnished nicely.',
      l: 'It glides round, by a hair.',
    },
    keep: 'the day before you buy a large piece',
    send: 'somebody with a narrow {stairwell|stairway}',
    own: [
      {
        kinds: ['service'],
        about: 'piano|furniture|sofa|dismantl|assembl|lift|hoist',
        lead: 'For what does not go round the corner:',
      },
    ],
    pic: {
      ask: 'A tape measure across a doorway, a sofa in the background',
      alt: 'A tape measure across a doorway',
    },
    claims: [['Turning space and diagonals limit furniture on stairs', 'practice of movers']],
  },
  {
    id: 'keep-or-go',
    format: 'either',
    again: 10,
    emoji: '⚖️',
    tags: ['Decluttering', 'ThisOrThat', 'MovingHouse'],
    title: 'Sort out before the move or after it?',
    cover: 'Before, or in the new home?',
    gist: [
      'Whoever sorts out before the move carries less. Whoever sorts out afterwards knows what they need. Which do you do?',
      'Before moving you throw away too little, and after moving nothing at all. Or is it the other way round with you?',
    ],
    subject: ['Sort it out before, or after?', 'The box from the last move but one'],
    hooks: {
      '*': [
        'There is a box that has now moved four times without ever being opened.',
        'Anything you carry down, you have to carry up.',
      ],
      pt: 'Every item that leaves before the move saves packing, carrying and space.',
      fi: 'Can you throw things away under pressure, or only in peace?',
      a: 'Sort before. Carry less.',
      h: 'The fondue set is moving with us, out of respect.',
      l: 'Fewer things, and more room round them.',
    },
    lines: {
      '*': [
        'Sort out before the move or after? Say it, and whether you regretted it.',
        'A box that stayed shut since the last move may go, after one look for photographs.',
        'Begin with the cellar and not with the photographs. Nobody has ever got past the photographs.',
        'What do you have twice? Two households moved together own four tin openers, and none that works.',
      ],
      h: ['In the box from two moves ago were cables. For what, was not written there.'],
    },
    scene: [
      'On the floor, amid boxes, somebody sits and has been reading old letters for two hours.',
      'Four hands, one fondue set, a long look.',
    ],
    why: [
      [
        'Under time pressure one decides harshly or not at all, and in peace one needs space to lay things out.',
        'Here the van is waiting, there the room is; each of them decides for you a little.',
      ],
    ],
    parts: [
      [
        'Before',
        [
          'Less to pack, carry and pay for, and the new home begins light.',
          'Start six weeks ahead, with the cellar.',
        ],
        'An empty shelf with a broom',
      ],
      [
        'After',
        [
          'In the new rooms one sees what has a place, and what was only habit.',
          'Set a date for the last box, or it will move with you again.',
        ],
        'A closed box in an empty room',
      ],
    ],
    turn: ['The fondue set stays either way.', 'And the cables too, to be on the safe side.'],
    asks: ['Before or after?', 'What has moved with you each time, and never been used?'],
    ends: {
      pt: 'Volume is what a move costs; time is what sorting costs.',
      fi: 'Be gentle with yourself. And firm with the cellar.',
      a: 'Before. Cellar first.',
      h: 'The fifth tin opener turned up in the van.',
      l: 'Light rooms, and an echo.',
    },
    keep: 'six weeks before the move',
    send: 'somebody with a box from the last move but one',
    caution: 'Ask your town where to take electrical things, paint and batteries.',
    pic: {
      ask: 'An unopened box with old tape in an empty room',
      alt: 'An old taped box in an empty room',
    },
    claims: [['Less volume means less to carry and pay for', 'common experience']],
  },
  {
    id: 'carry-it-with-the-eyes',
    format: 'behind',
    again: 11,
    emoji: '🚚',
    tags: ['BehindTheScenes', 'MoversLife', 'LoadingAVan'],
    title: 'How movers load a van: what professionals do differently',
    cover: 'A van is packed in the head',
    gist: [
      'Movers walk through a home once with empty hands before they lift anything. Then they know what comes last, what comes first and where the piano has its turn.',
      'Strength is a small part of it. The rest is order: heavy to the front, flat against the walls, soft in between, and nobody walks with empty hands.',
    ],
    subject: ['First with empty hands', 'Nobody walks back empty'],
    hooks: {
      '*': [
        'Before professionals lift anything they walk through every room with their hands in their pockets.',
        'It looks like strength. It is mostly geometry.',
      ],
      pt: 'Loading is a packing problem with an order: last needed, first in.',
      fi: 'Have you wondered how they get it all into one van?',
      a: 'Look first. Then lift.',
      h: 'A mover at home: "I do not carry shopping. It is unpaid."',
      l: 'A quiet walk through empty rooms.',
    },
    lines: {
      '*': [
        'Movers look at a home once before touching anything: ways, weights, corners. These ten minutes save an hour.',
        'Heavy things to the front of the van, over the axle and low. Light ones up to the roof.',
        'Two people who have carried together for years say three words on a staircase: "up", "turn", "down".',
        'A washing machine travels with its drum locked. The bolts for it are where nobody can find them: in the first-night box, please.',
      ],
      h: ['The piano is always on the top floor. It is a law of nature.'],
    },
    scene: [
      'Seven in the morning, three people in the hall, hands in pockets, looking at ceilings.',
      'On the stairs a wardrobe with four legs, and somebody inside it saying "step".',
    ],
    why: [
      [
        'What is loaded badly moves about, and what moves about breaks.',
        'In a bend everything wants to go to where there is still a gap.',
      ],
      [
        'Ways with empty hands are the expensive ones.',
        'Who goes down takes something along, and who comes up does as well.',
      ],
    ],
    parts: [
      [
        'Walk through it first',
        [
          'Doors, {stairs, lift|stairs, elevator}, where to park.',
          'Questions asked now need not be shouted on a landing.',
        ],
        'An empty hall with boxes',
      ],
      [
        'Heavy low and forward',
        ['Machines, books, cupboards, strapped in.', 'So the van stays on the road as it should.'],
        'Straps round a washing machine',
      ],
      [
        'Fill and pad',
        ['Mattresses along the wall, blankets between, no air.', 'Air is what breaks glasses.'],
        'Blankets between furniture',
      ],
      [
        'Unload backwards',
        [
          'Beds first, as that is what everyone wants to see in the evening.',
          'What goes in last comes out first, so think backwards.',
        ],
        'A bed frame in an empty room',
      ],
    ],
    turn: [
      'Then somebody sweeps the van, and the doors go shut.',
      'In the evening two cups of tea on a box.',
    ],
    asks: ['How many people does it take to move your sofa?', 'What is the heaviest thing you own?'],
    ends: {
      pt: 'Sequence, weight, padding.',
      fi: 'A drink of water for those on the stairs is always welcome.',
      a: 'Eyes before arms.',
      h: 'The piano is fine. The stairs are a little proud.',
      l: 'Empty rooms, and an echo of steps.',
    },
    work: 'Every project has a loading order. Ask what will be needed last, and put that in first; most delays are things which stand in front of other things.',
    keep: 'the morning of the move',
    send: 'a friend who has promised to help',
    own: [
      {
        kinds: ['people', 'process'],
        about: 'team|crew|years|insur|train',
        lead: 'Those who look first:',
      },
    ],
    pic: {
      ask: 'Straps and blankets folded in an empty van',
      alt: 'Folded blankets and straps in an empty van',
    },
    claims: [
      ['Heavy low and forward, padded, last needed first in', 'trade practice'],
      ['Drum of a washing machine must be locked for transport', "makers' manuals"],
    ],
  },
];
