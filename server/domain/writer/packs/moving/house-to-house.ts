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
    cover: 'Plants go in last',
    gist: [
      'Water house plants two days before the move, not on the day. Bag the pot, stand it in a box, load it last, unload it first.',
      'Plants die of moving by wet soil, cold vans and forgotten corners. All three can be avoided with a bin bag and a box.',
    ],
    subject: ['Water them two days early', 'Last in, first out'],
    hooks: {
      '*': [
        'Moving with house plants? Water them two days before, and not on the morning.',
        'A rubber plant can survive a move if it goes in last and comes out first.',
      ],
      pt: 'Wet soil is heavy and cools the roots; a dry root ball travels better.',
      fi: 'Who is holding the fern at your move?',
      a: 'House plants: dry soil, bag, box, last in, first out.',
      h: 'There is always somebody in the passenger seat with a palm in their face.',
      l: 'Green leaves against a window, between boxes.',
    },
    lines: {
      '*': [
        'Water house plants two days before a move. Wet pots are heavy, leak, and get cold.',
        'Put a bag round the pot and tie it at the stem, and the soil stays where it is if it tips.',
        'Plants do not belong in a van overnight in winter. One cold night is enough.',
        'Ask the movers first: some may not take plants, and insurance seldom covers them.',
      ],
      h: ['On moving day the cactus travelled on a lap. It was a long way.'],
    },
    scene: [
      'The van is full, the flat is empty, and on the sill stands the monstera, one metre sixty, waiting.',
      "On the back seat, belted in: a grandmother's orchid.",
    ],
    why: [
      [
        'Roots in wet soil chill quickly, and a heavy pot tips in the first bend.',
        'What was watered in the morning is in the carpet by noon.',
      ],
      [
        'In a closed van it gets hot in summer and freezes in winter.',
        'Leaves suffer from an hour of frost that no armchair would notice.',
      ],
    ],
    parts: [
      [
        'Let the soil dry a little',
        ['Last water two days before.', 'Lighter to carry, and nothing runs out.'],
        'A finger in the soil of a pot',
      ],
      [
        'Bag the pot, box it',
        [
          'Bin bag to the stem, crumpled paper round it in an open box.',
          'Tall ones get a loose sheet up to the tip.',
        ],
        'A potted plant in a cardboard box',
      ],
      [
        'Last in, first out',
        [
          'Into the car if there is one, into the light on arrival.',
          'No feeding or repotting for a while: they have enough on.',
        ],
        'A plant on the sill of an empty room',
      ],
    ],
    turn: [
      'A few dropped leaves are homesickness. It passes.',
      'Then turn it to the window, and leave it be.',
    ],
    asks: ['Which plant has been through all your moves?', 'Who holds the fern?'],
    ends: {
      pt: 'Light, dry and last: three words on the box.',
      fi: 'And a seat belt for the orchid.',
      a: 'Last in. First out.',
      h: 'The cactus and the lap no longer speak.',
      l: 'The first green thing in a white room.',
    },
    keep: 'two days before the van',
    send: 'the keeper of a very tall monstera',
    caution: 'Across borders plants and soil may be forbidden; look at the rules of the country first.',
    own: [
      {
        kinds: ['policy', 'service', 'process'],
        about: 'plant|pack(?:s|ed|ing|ag)|careful|fragile|special',
        lead: 'On whatever is fragile, green or both:',
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
    title: 'Moving: photograph cables and furniture before you take them apart',
    cover: 'Photograph, then unplug',
    gist: [
      'One picture of the back of the television, one of each shelf before it comes apart, screws in a bag taped to the piece. In the new place that is worth hours.',
      'The new home is full of cables that belong to something. A picture taken beforehand knows what.',
    ],
    subject: ['Where did this cable go?', 'One picture, one bag'],
    hooks: {
      '*': [
        'Before you unplug the television, take a picture of its back.',
        'The longest evening after a move belongs to a bag of screws without a name.',
      ],
      pt: 'Taking apart is quick and without notes cannot be reversed as quickly.',
      fi: 'Do you have a drawer full of cables from your last move, too?',
      a: 'Moving: photograph, bag, label, tape it on.',
      h: 'Nine screws, eight holes, and a bed that creaks in a new voice.',
      l: 'A bed that stands before it is dark.',
    },
    lines: {
      '*': [
        'Photograph the back of the television and the router before you unplug them. It costs three seconds.',
        'Screws go in a bag, the bag is taped to the furniture. Never all of them in one box.',
        'Wind a strip of tape round each cable and write on it what it feeds.',
        'Pack the tool for the bed last, and on top. Sleep begins with a hex key.',
      ],
      h: ['One Allen key survives every move. It fits nothing.'],
    },
    scene: [
      'Eleven at night, the mattress on the floor, and in a box marked "misc" are two hundred screws.',
      'Somebody kneels behind the television and asks into the dark: "Was the white one on the left?"',
    ],
    why: [
      [
        'Whoever takes a thing apart thinks they will remember. That lasts as far as the motorway.',
        'Between the last screw and the first lie two days without sleep.',
      ],
      [
        'Parts that travel apart from their furniture find each other by accident.',
        'What is taped on cannot get lost.',
      ],
    ],
    parts: [
      [
        'Picture first',
        [
          'Back of the television, router, cooker, each joint of the bed.',
          'One from afar, one from close up.',
        ],
        'A phone photographing cables',
      ],
      [
        'Bag and tape',
        ['Screws in, name on it, taped to the inside of the piece.', 'A sandwich bag will do.'],
        'A bag of screws taped to a board',
      ],
      [
        'Name the cables',
        ['Tape like a little flag, with a pen.', 'Then wind them up, each for itself.'],
        'Cables with labels of tape',
      ],
      [
        'Tools on top',
        [
          'Screwdriver, hex keys, knife, lamp, in one bag that nobody loads.',
          'It travels with you, like the coffee.',
        ],
        'A small bag of tools',
      ],
    ],
    turn: [
      'Then the bed is up by eight, and someone makes it.',
      'And nobody asks which one was on the left.',
    ],
    asks: ['How many cables do you own that fit nothing?', 'Which box was last to be opened?'],
    ends: {
      pt: 'Documentation is faster than memory.',
      fi: 'Sleep well, in the first night.',
      a: 'Picture. Bag. Tape.',
      h: 'The ninth screw remains a mystery.',
      l: 'Fresh sheets, a strange ceiling.',
    },
    keep: 'the evening with the screwdriver',
    send: 'somebody with a box marked "misc"',
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: 'assembl|dismantl|furniture|pack(?:s|ed|ing|ag)|tool',
        lead: 'For those who would rather not count screws:',
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
    title: 'Moving day: parking, lift, neighbours, keys',
    cover: 'A place for the van',
    gist: [
      'Parking kept free at both ends, lift booked, neighbours told, keys in one hand: four things that decide whether a move takes five hours or eight.',
      'It is not the piano that makes a move long. It is the car that stands where the van should.',
    ],
    subject: ['Five hours or eight?', 'The car in front of the door'],
    hooks: {
      '*': [
        'What makes a move long is hardly ever the furniture. It is the parking.',
        'Four calls in the week before save hours on moving day.',
      ],
      pt: 'Each metre between van and door is walked a hundred times.',
      fi: 'You have thought of every box. Also of the car in front of the door?',
      a: 'Moving day: parking, lift, neighbours, keys.',
      h: 'The blue car belongs to somebody who is on a boat.',
      l: 'A free place in front of the door, at seven in the morning.',
    },
    lines: {
      '*': [
        'Keep a space free in front of both doors on moving day. In many towns you can have signs put up; ask early.',
        'Tell the neighbours when the stairs will be full. A note with a name is enough, chocolate helps.',
        'Ask the caretaker whether the lift may be used and how it gets padded.',
        'Measure how far it is from the kerb to the door, and tell the movers. They count in steps.',
      ],
      h: ['On moving day everybody carries. One person holds the door, and is tired the longest.'],
    },
    scene: [
      'Half past seven, six people with gloves, a van with its lights flashing, and in the only space: a blue car.',
      'On the stairs, boxes go up and a pram wants to go down.',
    ],
    why: [
      [
        'A hundred boxes times thirty steps: it adds up, and it costs by the hour.',
        'The way is walked more often than the furniture is lifted.',
      ],
      [
        'Who knows beforehand parks elsewhere. Who wakes to it rings the landlord.',
        'A neighbour who was asked holds the door.',
      ],
    ],
    parts: [
      [
        'Parking at both ends',
        ['Ask the town how long before it wants to know.', 'Cones from a friend are no permit.'],
        'A free parking space in front of a door',
      ],
      [
        'The lift',
        ['Size, weight, hours, and who has the key.', 'A blanket on its walls saves a discussion.'],
        'A lift padded with blankets',
      ],
      [
        'The neighbours',
        ['Day, hours, a telephone number.', 'Above all those below you.'],
        'A note in a stairwell',
      ],
      [
        'The keys',
        [
          'Front door, cellar, letter box, all on one ring, in one pocket.',
          'And the new ones tried before the van arrives.',
        ],
        'A ring with several keys',
      ],
    ],
    turn: ['And coffee for everyone, with the cups on top.', 'Then all that is left is carrying.'],
    asks: ['What held up your last move?', 'Who was in your parking space?'],
    ends: {
      pt: 'Access is planned; strength is only bought.',
      fi: 'And chocolate for those below.',
      a: 'Four calls. This week.',
      h: 'It was a nice boat, apparently.',
      l: "By four o'clock it was done.",
    },
    keep: 'the week before the move',
    send: 'somebody who is moving to a busy street',
    own: [
      {
        kinds: ['service', 'process', 'policy', 'price'],
        about: 'parking|permit|\\blifts?\\b|survey|free visit',
        lead: 'What is sorted out beforehand here:',
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
      'Kettle, bed, loudspeaker or books: what do you unpack first in a new home? It says more about people than their furniture.',
      'Some make the bed, some hang a picture, some look for a corkscrew. What comes first with you?',
    ],
    subject: ['Kettle, bed or music?', 'The first box'],
    hooks: {
      '*': [
        'In a new home, which box do you open before all others?',
        'The van has gone, the door is shut, fifty boxes look at you. Which one first?',
      ],
      pt: 'The first hour decides whether a place feels like a store or like a home.',
      fi: 'Which thing has to stand before you are at home?',
      a: 'New home. First box. Which?',
      h: 'The box with the corkscrew is always the forty-ninth.',
      l: 'A lamp on the floor, and it is home.',
    },
    lines: {
      '*': [
        'What do you unpack first: the bed, the kettle or the music?',
        'Make the beds before you unpack anything else. By nine nobody will be able to.',
        'One finished corner helps more than ten boxes half opened.',
        'Hang up one picture on the first evening. It may hang crooked.',
      ],
      h: ['The first supper in a new home is cut with a paint scraper. It is a good supper.'],
    },
    scene: [
      'Pizza on a box, two people on the floor, and an echo that repeats everything they say.',
      'A child carries one cardboard box through all the rooms, looking for the right place.',
    ],
    why: [
      [
        'In an empty room there is one object with which it begins to be yours.',
        'What comes first was missed most on the way.',
      ],
    ],
    parts: [
      [
        'The bed',
        ['For the wise, and for those who have moved before.', 'Made up, so that one can fall.'],
        'A made bed among boxes',
      ],
      [
        'The kettle',
        ['Tea first, then everything else.', 'It is also how you meet the neighbours.'],
        'A kettle on a bare worktop',
      ],
      [
        'The music',
        ['Against the echo.', 'With a song the fiftieth box is lighter.'],
        'A loudspeaker on an empty floor',
      ],
    ],
    turn: ['There is no wrong box. There is only a lost corkscrew.', 'One word will do.'],
    asks: ['What comes out first?', 'Which box have you never opened?'],
    ends: {
      pt: 'Pack that box last, and mark it.',
      fi: 'Welcome home, whichever it was.',
      a: 'Name it.',
      h: 'It was in the box with the bathroom scales.',
      l: 'And then a window with a light in it.',
    },
    keep: 'the first evening',
    send: 'the one with whom you ate pizza off a box',
    pic: { ask: 'A lamp or kettle among unopened boxes', alt: 'A lamp among moving boxes in an empty room' },
    claims: [['Beds first, then kitchen, is the usual order', 'removal trade practice']],
  },
];
