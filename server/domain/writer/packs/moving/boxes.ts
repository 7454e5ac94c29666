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
      "Pack heavy things in small boxes and light things in large ones. A large box full of books breaks at the bottom, or somebody's back does.",
      'A moving box is right if you can carry it up a flight of stairs. Pack it, lift it, then close it.',
    ],
    subject: ['Who packed the box of books?', 'Small boxes for heavy things'],
    hooks: {
      '*': [
        'Every move has one box that nobody wants to carry. It says "Books".',
        'Books in the largest moving box: the bottom gave way on the stairs.',
      ],
      pt: 'The heavier the things, the smaller the moving box should be.',
      fi: 'Want to pack the whole bookshelf into one box? Think of the stairs.',
      a: 'Pack heavy things in small boxes.',
      h: 'The box of books made it to the third floor. Its bottom stayed on the second.',
      l: 'A small moving box, well packed, closes with one hand.',
    },
    lines: {
      '*': [
        'Pack books in small boxes and cushions in large ones.',
        'Lift every moving box before you tape it. If you groan, take something out.',
        'Fill gaps in a moving box with towels. What cannot slip does not break.',
        'Label a moving box on the side and not on the lid. In a stack you cannot see the lids.',
      ],
      h: ['"Various" is what you write on the last moving box at midnight.'],
    },
    scene: [
      'Late at night, one moving box is left, and in go the iron, the atlas and the rest of the flour.',
      'Two helpers carry a box of books up the stairs, and the bottom starts to tear.',
    ],
    why: [
      ['A cardboard box carries a lot if the bottom holds.', 'One strip of tape is too little for books.'],
      ['You feel every pound on the stairs.', 'Somebody has to carry forty of these boxes.'],
    ],
    parts: [
      [
        'Put the heaviest things in first',
        [
          'Books flat, or upright against the side of the box.',
          'On top something soft, until the box is full.',
        ],
        'Books in a small cardboard box',
      ],
      [
        'Tape the bottom of the box twice',
        ['One strip along, one across.', 'Then turn the box over and press on it.'],
        'A roll of tape on a box',
      ],
      [
        'Lift the box before you close it',
        ['Alone, and with a straight back.', 'If it is too heavy for you, it is too heavy.'],
        'Hands under a small box',
      ],
      [
        'Label two sides of the box',
        [
          'Write the room, the contents, and if you need it on the first evening.',
          'With a thick pen, in capitals.',
        ],
        'A thick pen writing on the side of a box',
      ],
    ],
    turn: ['A full box can carry another one on top.', 'And your helpers will come again.'],
    asks: ['What is in your heaviest moving box?', 'Which box have you not opened since the last move?'],
    ends: {
      pt: 'Heavy things, small boxes.',
      fi: 'Your helpers will thank you.',
      a: 'Books go in small boxes.',
      h: 'Some of the flour arrived as well.',
      l: 'A taped box, a label, an empty shelf.',
    },
    keep: 'the first evening of packing',
    send: 'somebody with many books',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'box|packing|material',
        lead: 'Our boxes and packing:',
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
    cover: 'The box for your first evening',
    gist: [
      'One moving box goes in last and comes out first: sheets, toothbrush, charger, light bulb, toilet paper, kettle, a knife.',
      'On your first evening you need a few things, and they are in forty boxes. Pack them in one, and keep it with you.',
    ],
    subject: ['The box you open first', 'What you need on your first night'],
    hooks: {
      '*': [
        'Nine at night in the new home, forty boxes, and in one of them is the toilet paper.',
        'On the first night in a new home you need the kettle. Which box is it in?',
      ],
      pt: 'Pack one box for the first night: last into the van, first out.',
      fi: 'Moving on Saturday? Pack one bag as if you were going away for a night.',
      a: 'Pack one box for the first night.',
      h: 'On your first night you can cut a pizza with a screwdriver. It is slow.',
      l: 'First night in the new home: clean sheets, and a lamp on the floor.',
    },
    lines: {
      '*': [
        'Pack one box for the first night and take it yourself: sheets, toothbrush, charger, toilet paper, kettle.',
        'Put a light bulb and a {torch|flashlight} in the first-night box. The last people may have taken the lamps.',
        'On moving day put the bed together first. Everything else can wait.',
        'Medicine, passports, keys and the papers {for the flat|for the apartment} travel with you and not in the van.',
      ],
      h: ['"It is in the blue box." Nobody has ever found the blue box.'],
    },
    scene: [
      'A mattress on the floor, and somebody reads what is written on the boxes: "Various. Various. Cellar."',
      'The new hall is dark, and nobody knows where the light switch is.',
    ],
    why: [
      ['After a moving day nobody wants to search forty boxes.', 'You will be more tired than you think.'],
      ['What went into the van first is at the very back.', 'So the first-night box goes in last.'],
    ],
    parts: [
      [
        'For the bed',
        ['Sheets, {pyjamas|pajamas}, ear plugs.', 'And the tool for putting the bed together.'],
        'Folded bedclothes on a box',
      ],
      [
        'For the bathroom',
        [
          'Toilet paper, soap, towels, toothbrushes.',
          'If you forget the paper, you meet the neighbours early.',
        ],
        'A towel and a toothbrush',
      ],
      [
        'For light and power',
        ['Bulb, {torch|flashlight}, chargers, an extension lead.', 'The sockets may be behind the boxes.'],
        'A {torch|flashlight} and a charging cable',
      ],
      [
        'For something to eat',
        ['Kettle, cups, a real knife, and something that you like.', 'And a bottle opener, for the toast.'],
        'A kettle and two cups on a box',
      ],
      [
        'Papers, keys and medicine',
        ['And your {jewellery|jewelry}.', 'In a bag that you carry yourself.'],
        'A small bag with keys on it',
      ],
    ],
    turn: ['Write "open first" on all sides of the box.', 'Then shoes off, and good night.'],
    asks: ['What did you miss on moving day?', 'What did you eat on your first evening there?'],
    ends: {
      pt: 'One box that you can find at once.',
      fi: 'Sleep well in your new home.',
      a: 'Pack this box last, open it first.',
      h: 'The screwdriver still smells of pizza.',
      l: 'The window is open, and you hear the new street.',
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
    cover: 'Will the sofa fit round the turn?',
    gist: [
      'A sofa rarely gets stuck in the door, but often at the turn of the stairs. Measure the narrowest place in both homes, and the diagonal of the sofa.',
      'Will the sofa fit? Measure the doors, the landing and the radiator in the hall, and take its feet off.',
    ],
    subject: ['Will the sofa go up the stairs?', 'Measure the turn of the stairs'],
    hooks: {
      '*': [
        'The sofa came in eight years ago. Now it will not go out.',
        'The door is wide enough for the sofa. The landing is not.',
      ],
      pt: 'A sofa gets stuck where it has to turn, so measure its diagonal.',
      fi: 'In love with a new sofa? Measure the stairs first.',
      a: 'Measure the stairs, then move the sofa.',
      h: 'The sofa is stuck on the landing. The neighbours find it comfortable.',
      l: 'A tape measure on the stairs, and the sofa fits.',
    },
    lines: {
      '*': [
        'Before a move measure the narrowest point on the way: doors, {landing, lift|landing, elevator}, the turn of the stairs, the radiator in the hall.',
        'Is the sofa too big for the door? Screw the feet off. They often make the difference.',
        "Moving big furniture? Take the door off its hinges. It takes two minutes and gains a hand's width.",
        'Put the screws in a bag and tape it to the furniture they belong to.',
      ],
      h: ['"Turn it. No, the other way. No, back." Every sofa on every staircase has heard this.'],
    },
    scene: [
      'Four people and a sofa on the landing, and a neighbour who wants to get past.',
      'The sofa is stuck in the door, and somebody says: "But it did come in here."',
    ],
    why: [
      [
        'Nearly every sofa fits through a straight hall. At a turn it gets tight.',
        'In a corner its length counts as well as its width.',
      ],
      [
        'A scratch in the {stairwell|stairway} can cost you part of your deposit.',
        'The walls there belong to everybody.',
      ],
    ],
    parts: [
      [
        'Measure doors, stairs and landings',
        [
          'Ceiling {heights and the lift|heights and the elevator} too, in both homes.',
          'The narrowest place decides.',
        ],
        'A tape measure in a doorway',
      ],
      [
        'Measure the sofa without its feet',
        ['Length, height, depth and the diagonal.', 'Many sofas go through standing on end.'],
        'A tape measure across a sofa',
      ],
      [
        'Take apart what you can',
        ['Feet, doors, shelves, the head of the bed.', 'Take a photograph first.'],
        'Screws in a small labelled bag',
      ],
      [
        'Pad the corners of walls and furniture',
        ['Blankets round edges, cardboard on the wall.', 'And round the {banister|railing}.'],
        'A blanket tied round a table leg',
      ],
    ],
    turn: [
      'If the sofa does not fit, ask us: some go in by the window.',
      'Measure it before moving day, and nobody shouts on the landing.',
    ],
    asks: [
      'Which piece of furniture did not fit into your home?',
      'What is still in the {old flat|old apartment} because it would not come out?',
    ],
    ends: {
      pt: 'The narrowest place decides.',
      fi: 'Love it, measure it, then buy it.',
      a: 'Measure the turn of the stairs.',
      h: 'The landing now has a sofa and a lamp.',
      l: 'And the sofa goes round the corner.',
    },
    keep: 'the day before you buy a large piece',
    send: 'somebody with a narrow {stairwell|stairway}',
    own: [
      {
        kinds: ['service'],
        about: 'piano|furniture|sofa|dismantl|assembl|lift|hoist',
        lead: 'For big and heavy furniture:',
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
    cover: 'Clear out before or after?',
    gist: [
      'Sort out before the move, and you carry less. Sort out afterwards, and you know what you need. Which do you do?',
      'Some people clear out before a move, others in the new home. Which are you?',
    ],
    subject: ['Sort it out before, or after?', 'The moving box you never opened'],
    hooks: {
      '*': [
        'Do you have a moving box that was never opened since the last move?',
        'Every box you carry down the stairs has to go up again at the new home.',
      ],
      pt: 'Everything you give away before a move saves packing and carrying.',
      fi: 'Moving soon: do you throw things away now, or in the new home?',
      a: 'Sort out before you move, and carry less.',
      h: 'The fondue set is moving with us. Nobody has used it since the wedding.',
      l: 'A new home with fewer things in it.',
    },
    lines: {
      '*': [
        'Sort out before moving, or after? Tell us, and if you regretted it.',
        'A box that stayed shut since your last move can go. Look through it for photographs first.',
        'Sorting out before a move? Begin with the {cellar|basement}, not with the photographs. Nobody gets past those.',
        'What do you own twice? A couple who moved in together had four tin openers, and none that worked.',
      ],
      h: ['The box from two moves ago was full of cables. Nobody knows what for.'],
    },
    scene: [
      'Somebody sits between moving boxes and has been reading old letters for two hours.',
      'Two people hold a fondue set and cannot decide if it moves with them.',
    ],
    why: [
      ['Before a move you have no time. After it you have no space.', 'The moving van helps you to decide.'],
    ],
    parts: [
      [
        'Sort out before the move',
        ['There is less to pack, carry and pay for.', 'Start six weeks before, in the {cellar|basement}.'],
        'An empty shelf with a broom',
      ],
      [
        'Sort out in the new home',
        ['In the new rooms you see what you have space for.', 'Set a date for the last box.'],
        'A closed box in an empty room',
      ],
    ],
    turn: ['The fondue set moves either way.', 'And so do the cables, just in case.'],
    asks: ['Do you clear out early or late?', 'What moves with you each time and is never used?'],
    ends: {
      pt: 'What you give away, nobody has to carry.',
      fi: 'Keep the letters. Clear the {cellar|basement}.',
      a: 'Clear the {cellar|basement} first.',
      h: 'A fifth tin opener turned up in the van.',
      l: 'Bright rooms with space in them.',
    },
    keep: 'six weeks before the move',
    send: 'somebody with a box that is never opened',
    caution: 'Paint, batteries and electrical things need a collection point. Ask us if you do not know one.',
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
    cover: 'How movers load a van',
    gist: [
      'Before they lift anything, movers walk through the whole home. Then they know what goes into the van first and what last.',
      'Loading a van takes order more than strength: heavy things to the front, flat things along the walls, soft ones in between.',
    ],
    subject: ['What movers do before they lift', 'How it all fits into one van'],
    hooks: {
      '*': [
        'Before movers lift anything, they walk through every room with their hands in their pockets.',
        'Loading a moving van looks like strength. It is mostly planning.',
      ],
      pt: 'A moving van is loaded backwards: what you need last goes in first.',
      fi: 'Ever wondered how movers get a whole home into one van?',
      a: 'Movers look first, and then they lift.',
      h: 'A mover on a day off lets somebody else carry the shopping.',
      l: 'Movers walk quietly through the rooms before work begins.',
    },
    lines: {
      '*': [
        'Movers look at stairs, corners and heavy pieces before they lift anything. These ten minutes save an hour.',
        'Loading a van: heavy things low and to the front, light ones on top.',
        'Two movers who know each other need three words on the stairs: "up", "turn", "down".',
        'Lock the drum of a washing machine with its bolts before a move, or it gets damaged.',
      ],
      h: ['The piano is always on the top floor. Ask any mover.'],
    },
    scene: [
      'Seven in the morning, and three movers stand in the hall and look at the ceiling.',
      'A wardrobe comes down the stairs on four legs, and a voice behind it says "step".',
    ],
    why: [
      [
        'What is loaded badly slides about in the van and breaks.',
        'In a bend everything slides into the gaps.',
      ],
      ['Walking with empty hands costs time.', 'Whoever goes down takes something along.'],
    ],
    parts: [
      [
        'Walk through the home first',
        [
          'Doors, {stairs, lift|stairs, elevator}, where to park.',
          'Ask now, and nobody has to shout on the stairs.',
        ],
        'An empty hall with boxes',
      ],
      [
        'Load heavy things low, at the front',
        ['Machines, books and cupboards, strapped in.', 'Then the van drives safely.'],
        'Straps round a washing machine',
      ],
      [
        'Fill every gap with something soft',
        ['Mattresses along the wall, blankets between furniture.', 'Things break when they can slide.'],
        'Blankets between furniture',
      ],
      [
        'Unload the beds first',
        ['Everybody wants one in the evening.', 'So they are loaded last.'],
        'A bed frame in an empty room',
      ],
    ],
    turn: ['Then the van is swept and the doors are shut.', 'And in the evening there is tea, on a box.'],
    asks: ['How many people does it take to move your sofa?', 'What is the heaviest thing you own?'],
    ends: {
      pt: 'Plan, load, pad.',
      fi: 'Movers are always glad of a glass of water.',
      a: 'Look first, lift later.',
      h: 'The piano is fine. The movers are having lunch.',
      l: 'Empty rooms, and the van is full.',
    },
    work: 'A project is like a moving van: ask what you will need last, and load that first.',
    keep: 'the morning of the move',
    send: 'a friend who has promised to help',
    own: [
      {
        kinds: ['people', 'process'],
        about: 'team|crew|years|insur|train',
        lead: 'The people who carry your things:',
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
