// The day itself and the days round it: what can travel, who must know, what goes wrong.
import type { Idea } from '../../library/idea.ts';

export const HOUSE_TO_HOUSE: readonly Idea[] = [
  {
    id: 'plants-travel-last',
    format: 'tip',
    again: 9,
    emoji: '🪴',
    tags: ['MovingTips', 'HousePlants', 'MovingDay'],
    title: 'How to move house plants without losing half of them',
    cover: 'Moving house plants: load them last',
    gist: [
      'Water house plants two days before the move, not on the day. Put a bag round the pot, stand it in a box, load it last and unload it first.',
      'House plants suffer in a move from wet soil and cold vans. A bin bag and a box prevent both.',
    ],
    subject: ['House plants: water them two days early', 'House plants go into the van last'],
    hooks: {
      '*': [
        'Moving with house plants? Water them two days before, and not on the morning.',
        'A house plant survives a move if it goes in last and comes out first.',
      ],
      pt: 'House plants travel better with dry soil: it is lighter, and warmer for the roots.',
      fi: 'Moving soon? Who will hold the fern?',
      a: 'House plants: dry soil, bag, box, last in, first out.',
      h: 'On every move somebody sits in the car with a palm in their face.',
      l: 'The first house plant by the window, between the boxes.',
    },
    lines: {
      '*': [
        'Do not water house plants on moving day. Wet pots are heavy, leak, and get cold.',
        'Moving a house plant? Put a bag round the pot and tie it at the stem, so that no soil falls out.',
        'Never leave house plants in a van overnight in winter. One cold night is enough.',
        'Ask us before the move if we can take your plants. Insurance seldom covers them.',
      ],
      h: ['On moving day the cactus travelled on a lap. It was a long drive.'],
    },
    scene: [
      'The van is full, the {flat|apartment} is empty, and on the sill stands a plant as tall as a child.',
      "On the back seat, with its belt on: grandmother's orchid.",
    ],
    why: [
      ['Roots in wet soil get cold quickly, and a heavy pot tips over.', 'The water ends up on the carpet.'],
      [
        'A closed van gets hot in summer and freezing cold in winter.',
        'One hour of frost damages the leaves.',
      ],
    ],
    parts: [
      [
        'Let the soil dry before the move',
        ['Then the pot is lighter to carry.', 'And nothing runs out of it.'],
        'A finger in the soil of a pot',
      ],
      [
        'Bag and box the plant',
        [
          'A {bin|trash} bag up to the stem, and crumpled paper round the pot.',
          'Wrap tall plants loosely in a sheet.',
        ],
        'A potted plant in a cardboard box',
      ],
      [
        'Load plants last, unload them first',
        ['Take them in the car if you can.', 'Do not feed or repot them for a few weeks.'],
        'A plant on the sill of an empty room',
      ],
    ],
    turn: [
      'A plant may drop a few leaves after a move. It will recover.',
      'Then put the plant by the window and leave it in peace.',
    ],
    asks: ['Which house plant has been through all your moves?', 'How do you move your plants?'],
    ends: {
      pt: 'Dry soil, a box, and last into the van.',
      fi: 'And put a seat belt on the orchid.',
      a: 'Plants go in last.',
      h: 'The cactus now travels in a box.',
      l: 'The first green thing in the new home.',
    },
    keep: 'two days before the van',
    send: 'somebody with very tall house plants',
    caution: 'Moving abroad? Plants and soil may be forbidden. Ask us before you pack them.',
    own: [
      {
        kinds: ['policy', 'service', 'process'],
        about: 'plant|pack(?:s|ed|ing|ag)|careful|fragile|special',
        lead: 'For plants and fragile things:',
      },
    ],
    pic: { ask: 'A house plant in an open box', alt: 'A house plant in an open moving box' },
    claims: [
      [
        'Do not water right before; protect from cold; last in, first out',
        'advice of horticultural societies and removal associations',
      ],
    ],
  },
  {
    id: 'photograph-before-you-unplug',
    format: 'howto',
    again: 9,
    emoji: '🔌',
    tags: ['MovingTips', 'CableChaos', 'PackingTips'],
    title: 'Moving? Photograph cables and furniture before you take them apart',
    cover: 'Photograph cables before you unplug',
    gist: [
      'Before a move, photograph the cables of the television and each piece of furniture. Tape the screws to it in a bag. That saves hours.',
      'After a move nobody knows which cable belongs where. A photograph taken before does.',
    ],
    subject: ['Where did this cable go?', 'Photograph it before you unplug it'],
    hooks: {
      '*': [
        'Before you unplug the television for the move, photograph the back of it.',
        'The longest evening after a move is spent with a bag of unknown screws.',
      ],
      pt: 'Taking a bed apart is quick. Without a photograph, putting it together is not.',
      fi: 'Do you still have a drawer full of cables from your last move?',
      a: 'Moving? Photograph the cables, bag the screws.',
      h: 'After the move: nine screws, eight holes, and a bed that creaks.',
      l: 'On moving day, the bed is up before dark.',
    },
    lines: {
      '*': [
        'Photograph the back of the television and the router before you unplug them. It takes three seconds.',
        'Tape the bag of screws to the furniture.',
        'Before a move, put a strip of tape on each cable and write on it what it belongs to.',
        'Pack the tool for the bed last and on top. You need it on the first evening.',
      ],
      h: ['One {Allen key|hex key} survives every move. It fits nothing.'],
    },
    scene: [
      'Late on moving day the mattress lies on the floor, and in a box marked "misc" are two hundred screws.',
      'Somebody kneels behind the television and asks: "Was the white cable on the left?"',
    ],
    why: [
      [
        'You think you will remember which screw goes where. Two days later you do not.',
        'Moving days are long, and nobody remembers screws.',
      ],
      ['Screws that travel in another box are hard to find.', 'What is taped to the bed stays with the bed.'],
    ],
    parts: [
      [
        'Take a photograph first',
        [
          'Of the television, router, cooker and each joint of the bed.',
          'One from far off, one from close up.',
        ],
        'A phone photographing cables',
      ],
      [
        'Tape the screws to the furniture',
        ['In a bag with a name on it.', 'A sandwich bag will do.'],
        'A bag of screws taped to a board',
      ],
      [
        'Label the cables',
        ['Fold a piece of tape round each, and write on it.', 'Then wind each one up by itself.'],
        'Cables with labels of tape',
      ],
      [
        'Keep the tools with you',
        ['Screwdriver, hex keys, a knife and a lamp in one bag.', 'It does not go in the van.'],
        'A small bag of tools',
      ],
    ],
    turn: ['Then the bed is made by eight in the evening.', 'And the television works on the first evening.'],
    asks: [
      'How many cables do you have that fit nothing?',
      'What could you not put together again after a move?',
    ],
    ends: {
      pt: 'A photograph remembers better than you do.',
      fi: 'Sleep well in the new home.',
      a: 'Photograph it, then unplug it.',
      h: 'Nobody knows where the ninth screw goes.',
      l: 'Fresh sheets, and a ceiling you do not know yet.',
    },
    keep: 'the evening with the screwdriver',
    send: 'somebody with a box marked "misc"',
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: 'assembl|dismantl|furniture|pack(?:s|ed|ing|ag)|tool',
        lead: 'For furniture you would rather not take apart yourself:',
      },
    ],
    pic: { ask: 'A bag of screws taped to a board', alt: 'A labelled bag of screws taped to a board' },
    claims: [
      ['Photograph connections and tape labelled hardware to its furniture', 'removal trade practice'],
    ],
  },
  {
    id: 'a-place-for-the-van',
    format: 'checklist',
    again: 9,
    emoji: '🚚',
    tick: true,
    tags: ['MovingDay', 'MovingChecklist', 'Removals'],
    title: 'Moving day: parking, {lift|elevator}, {neighbours|neighbors}, keys',
    cover: 'Parking for the moving van',
    gist: [
      'Before moving day, keep a parking space free at both ends, book the {lift|elevator}, tell the {neighbours|neighbors} and have the keys ready. It saves hours.',
      'What makes a move long is seldom the piano. It is the car parked where the van should be.',
    ],
    subject: ['What makes a move long', 'Who parks where the moving van should?'],
    hooks: {
      '*': [
        'A move takes long because of the parking, and hardly ever because of the furniture.',
        'Four calls in the week before save hours on moving day.',
      ],
      pt: 'On moving day you walk from the van to the door a hundred times. Keep it short.',
      fi: 'Moving day is planned, but where will the van park?',
      a: 'Sort out before moving day: parking, {lift|elevator}, keys.',
      h: 'A blue car stands where the moving van should. Its owner is away on a boat.',
      l: 'Moving day, seven in the morning, and a free space for the van at the door.',
    },
    lines: {
      '*': [
        'Keep a space free for the moving van at both doors. Ask your town early, or ask us.',
        'Tell the {neighbours|neighbors} when you are moving. A note is enough, and chocolate helps.',
        'Before you move, ask the {caretaker|building manager} if you may use the {lift|elevator}, and at what hours.',
        'Count the steps from the {kerb|curb} to your door, and tell us before the move.',
      ],
      h: ['On moving day everybody carries. One person holds the door, and is more tired than all the rest.'],
    },
    scene: [
      'Half past seven, six helpers with gloves, a van with its lights flashing, and a blue car in the only space.',
      'Moving boxes go up the stairs, and a {pram|stroller} wants to come down.',
    ],
    why: [
      [
        'Every extra step is walked a hundred times, and you pay by the hour.',
        'A van far from the door costs more time than a heavy wardrobe.',
      ],
      ['{Neighbours|Neighbors} who know about the move park elsewhere.', 'And some of them hold the door.'],
    ],
    parts: [
      [
        'Parking for the van at both ends',
        ['Ask the town early if you need a permit.', 'Traffic cones are no permit.'],
        'A free parking space in front of a door',
      ],
      [
        'Book the {lift|elevator}',
        ['Ask for its size, its hours, and who has the key.', 'Hang blankets on its walls.'],
        'A lift padded with blankets',
      ],
      [
        'Tell the {neighbours|neighbors}',
        ['Give them the day, the hours and a telephone number.', 'Above all the ones below you.'],
        'A note in a stairwell',
      ],
      [
        'Have all the keys ready',
        [
          'Front door, {cellar, letter box|basement, mailbox}: all on one ring.',
          'Try the new ones before the van comes.',
        ],
        'A ring with several keys',
      ],
    ],
    turn: ['And pack the coffee cups on top.', 'Then you only have to carry.'],
    asks: ['What held up your last move?', 'Who was in your parking space?'],
    ends: {
      pt: 'A parking space saves an hour.',
      fi: 'And some chocolate for the people below.',
      a: 'Make four calls this week.',
      h: 'The owner of the blue car is back. He had a lovely time.',
      l: "And by four o'clock the van is empty.",
    },
    keep: 'the week before the move',
    send: 'somebody who is moving to a busy street',
    own: [
      {
        kinds: ['service', 'process', 'policy', 'price'],
        about: 'parking|permit|\\blifts?\\b|survey|free visit',
        lead: 'What we sort out before the day:',
      },
    ],
    pic: {
      ask: 'A van in front of a door with space round it',
      alt: 'A removal van parked in front of a house door',
    },
    claims: [['Reserve parking, book lifts, tell neighbours', 'advice of removal associations']],
  },
  {
    id: 'the-first-thing-unpacked',
    format: 'question',
    again: 9,
    emoji: '📦',
    tags: ['NewHome', 'MovingHouse', 'FirstNight'],
    title: 'What do you unpack first in a new home?',
    cover: 'The first box you open',
    gist: [
      'Kettle, bed, loudspeaker or books: what do you unpack first in a new home?',
      'On the first evening in a new home some make the bed, some look for a corkscrew. What do you do first?',
    ],
    subject: ['New home: kettle, bed or music first?', 'What do you unpack first?'],
    hooks: {
      '*': [
        'In a new home, which moving box do you open before all the others?',
        'The moving van has gone, and you have fifty boxes. Which one first?',
      ],
      pt: 'One made bed, and the new place starts to feel like home.',
      fi: 'What do you need around you before a new place is home?',
      a: 'New home: which box first?',
      h: 'Of fifty moving boxes, the corkscrew is always in the last but one.',
      l: 'One lamp on the floor, and the new place is home.',
    },
    lines: {
      '*': [
        'What do you unpack first after a move: the bed, the kettle or the music?',
        'After a move make the beds before you unpack anything else. By nine everybody is too tired.',
        'One finished corner in the new home is nicer than ten boxes half opened.',
        'Hang one picture up on your first evening in a new home. It may hang crooked.',
      ],
      h: ['The first supper in a new home is often pizza, cut with a paint scraper.'],
    },
    scene: [
      'Two people eat pizza off a moving box, and the empty room echoes.',
      'A child carries one box through all the rooms of the new home and looks for the right place.',
    ],
    why: [
      [
        'An empty room needs one thing that is yours, and it feels like home.',
        'You unpack first what you missed most.',
      ],
    ],
    parts: [
      [
        'The bed comes first',
        ['People who are tired by nine start with it.', 'Make it now, and fall into it later.'],
        'A made bed among boxes',
      ],
      [
        'The kettle comes first',
        ['You have a cup of tea, and then you go on.', 'And you can offer the {neighbours|neighbors} a cup.'],
        'A kettle on a bare worktop',
      ],
      [
        'The music comes first',
        ['It drives the echo out of the rooms.', 'With a song on, boxes are lighter.'],
        'A loudspeaker on an empty floor',
      ],
    ],
    turn: ['There is no wrong answer, only a lost corkscrew.', 'One word is enough.'],
    asks: ['Which thing do you unpack first?', 'Which moving box have you never opened?'],
    ends: {
      pt: 'Pack that box last and mark it.',
      fi: 'Welcome home.',
      a: 'Tell us what it is.',
      h: 'The corkscrew was with the bathroom scales.',
      l: 'And in the evening there is a light in the new window.',
    },
    keep: 'the first evening in a new home',
    send: 'somebody you ate pizza off a box with',
    pic: { ask: 'A lamp or kettle among unopened boxes', alt: 'A lamp among moving boxes in an empty room' },
    claims: [['Beds first, then kitchen, is the usual order', 'removal trade practice']],
  },
];
