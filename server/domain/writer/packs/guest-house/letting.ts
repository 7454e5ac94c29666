// Holiday flats and cottages: guests without a reception.
import type { Idea } from '../../library/idea.ts';

const LETS =
  'holiday (?:flats?|apartments?|cottages?|homes?|lets?|houses?|rentals?)|vacation (?:rental|home)|self.catering|\\bcottages?\\b|\\bcabins?\\b|\\bchalets?\\b|glamping|\\bapartments?\\b for|shepherd|lodges?\\b';

export const LETTING: readonly Idea[] = [
  {
    id: 'first-supper-in-a-cottage',
    format: 'checklist',
    only: LETS,
    again: 9,
    emoji: '🧺',
    tick: true,
    tags: ['HolidayCottage', 'SelfCatering', 'PackingList'],
    title: [
      '{Self-catering|Vacation rental}: what to pack for the first evening',
      'What to bring to a {holiday cottage|vacation cottage} kitchen',
    ],
    cover: '{Self-catering|Vacation rental}: first evening',
    gist: [
      'Pasta, oil, salt, coffee, filters, a sharp knife, a {tea towel|dish towel} and dishwasher tablets: pack them in a shoebox, and you need no {shop|store} on your first evening in a {holiday cottage|vacation cottage}.',
      'You arrive at the {holiday cottage|vacation cottage} at seven, everybody is hungry and the {shop|store} is shut. Pack a shoebox of food from your own kitchen.',
    ],
    subject: ['Pack food for the first evening', 'What a {holiday|vacation} kitchen lacks'],
    hooks: {
      '*': [
        'Arriving at a {holiday cottage|vacation cottage} in the evening? Pack one shoebox from your own kitchen.',
        'What is always missing in a {holiday|vacation} kitchen? Salt, oil, and a knife that cuts.',
      ],
      pt: 'A small box of food from home saves you a trip to the {supermarket|grocery store} on your first evening away.',
      fi: 'Have you ever made coffee through a paper towel in a {holiday cottage|vacation cottage}?',
      a: 'First evening in a {holiday cottage|vacation cottage}: bring pasta, oil, salt, coffee and a knife.',
      h: 'Every {holiday|vacation} kitchen has nine egg cups and no sharp knife.',
      l: 'The first evening in a {holiday cottage|vacation cottage}: bread, oil, pasta, and no trip to the {shop|store}.',
    },
    lines: {
      '*': [
        'Bring a sharp knife to a {holiday cottage|vacation cottage}, wrapped in a {tea towel|dish towel}. You will need both.',
        'Pack coffee, salt, sugar and two dishwasher tablets in jam jars. That gets you through the first two days in a {holiday let|vacation rental}.',
        'Before you leave for a {holiday cottage|vacation cottage}, look up when the village {shop|store} closes.',
        'On your first evening away, cook something simple: pasta, oil and garlic. Nobody ever complains.',
      ],
      h: [
        'You find the corkscrew of a {holiday cottage|vacation cottage} on the last day, under the {takeaway|takeout} menus.',
      ],
    },
    scene: [
      'You arrive at the cottage at seven, the children are hungry, and the {shop|store} shut at six. But there is a box of pasta on the back seat.',
      'On your first morning there is a view of the hills, coffee in the cupboard, and no filter in the house.',
    ],
    why: [
      [
        'If everybody is hungry on the first evening, the {holiday|vacation} starts badly.',
        'Nobody wants to look for a {supermarket|grocery store} with a car full of hungry people.',
      ],
      [
        'You need very little for the first evening, and you have it at home.',
        'If you buy whole packets there, you leave half of them behind.',
      ],
    ],
    parts: [
      [
        'Food for a quick dinner',
        [
          'Bring pasta or rice, oil, garlic and a {tin|can} of tomatoes.',
          'It takes twenty minutes and one {ring|burner}.',
        ],
        'Pasta, oil and garlic in a box',
      ],
      [
        'Coffee or tea for the morning',
        [
          'Bring filters and {long-life|shelf-stable} milk as well.',
          'Ask your host which coffee machine there is.',
        ],
        'A jar of coffee and some filters',
      ],
      [
        'A sharp kitchen knife',
        ['Bring your own, wrapped in a cloth.', 'You will use it every day.'],
        'A kitchen knife wrapped in a tea towel',
      ],
      [
        'Dishwasher tablets and a sponge',
        ['Add a {bin bag|trash bag} or two.', 'You will need to do the dishes before you get to a shop.'],
        'Dishwasher tablets in a jar',
      ],
      [
        'Matches and a small night light',
        ['You will be glad of the light on strange stairs.', 'In a strange house you never find the switch.'],
        'A small night light in a hallway',
      ],
    ],
    turn: [
      'And the next morning you can look for the bakery in peace.',
      'One shoebox of food, and the first evening is saved.',
    ],
    asks: [
      'What do you always bring for a {holiday|vacation} kitchen?',
      'What was missing in the kitchen on your first evening?',
    ],
    ends: {
      pa: 'Bring a small box from home, and nobody goes to bed hungry.',
      fi: 'And put in a bar of chocolate for the driver.',
      t: 'Pack food for dinner and breakfast. The rest you can buy tomorrow.',
      h: 'Do not bring egg cups. There will be nine.',
      l: 'Then bread, oil, an open window, and the {holiday|vacation} begins.',
    },
    keep: 'the next {holiday|vacation} that you pack for',
    send: 'whoever packs the car at your place',
    own: [
      {
        kinds: ['service', 'product', 'policy', 'process', 'place'],
        about:
          'kitchen|welcome (?:basket|pack|box)|hamper|logs|provided|(?:milk|bread|breakfast|tea)[^.]*included|village shop|shop (?:in|is)',
        lead: ['Some things you can leave at home:', 'What you will find in the kitchen here:'],
      },
    ],
    pic: {
      ask: 'A small box of basics on your kitchen table',
      alt: 'A box with pasta, oil and coffee on a kitchen table',
    },
    claims: [['What is needed first in self-catering', 'common experience of hosts and guests']],
  },
  {
    id: 'read-the-folder-first',
    format: 'howto',
    only: LETS,
    again: 9,
    emoji: '📒',
    tags: ['HolidayLet', 'ArrivalTips', 'HolidayCottage'],
    title: [
      'First hour in a {holiday let|vacation rental}: what to check',
      'Arriving at a {holiday let|vacation rental}: check this first',
    ],
    cover: 'First hour in a {holiday let|vacation rental}',
    gist: [
      'Read the folder, find the {fuse box|breaker panel} and the {water tap|water valve}, test the heating and the hot water, look at the beds, write down what is broken, and only then unpack.',
      'Take a quarter of an hour to look round your {holiday let|vacation rental} when you arrive, and you will not search for the {fuse box|breaker panel} in the dark.',
    ],
    subject: ['Arriving? Read the house folder', 'Where is the {fuse box|breaker panel}?'],
    hooks: {
      '*': [
        'Just arrived at your {holiday|vacation} house? Read the house folder before you unpack.',
        'When you arrive at a {holiday let|vacation rental}, check three things first: house folder, {fuse box|breaker panel}, hot water.',
      ],
      pt: 'Tell your host about faults when you arrive at a {holiday let|vacation rental}, and they can be fixed.',
      fi: 'Have you ever looked for a {fuse box|breaker panel} in a {holiday|vacation} house, in your {pyjamas|pajamas}?',
      a: 'Arriving at a {holiday let|vacation rental}: check folder, {fuse box|breaker panel}, water, heating and beds. Then unpack.',
      h: 'Every family on {holiday|vacation} has one person who reads the house folder. Be kind to them.',
      l: 'Before you unpack, walk through every room of your {holiday|vacation} house once.',
    },
    lines: {
      '*': [
        'Take a photo of the wifi code, the emergency number and the exact address of your {holiday|vacation} house.',
        'Find the {fuse box|breaker panel} and the main {tap|water valve} of your {holiday|vacation} house while it is still light.',
        'When you arrive, run the hot water and feel the radiators. If something does not work, your host can fix it early.',
        'Found a cracked glass or a stain in your {holiday let|vacation rental}? Send the host a photo on the first evening.',
      ],
      h: ['"The boiler explains itself," says the house folder, and explains it for four pages.'],
    },
    scene: [
      'The bags are still in the car. You walk through the {holiday|vacation} house with a cup of tea and open every cupboard.',
      'At night the lights go out, and nobody knows where the {torch|flashlight} is. It says so in the house folder.',
    ],
    why: [
      [
        'Other guests have had your questions before, and the house folder answers them.',
        'Whatever the house folder warns of has happened to somebody.',
      ],
      [
        'By day and in a good mood, it is easy to find the {fuse box|breaker panel}.',
        'Nobody likes to search for a {fuse box|breaker panel} at night.',
      ],
    ],
    parts: [
      [
        'Read the house folder',
        [
          'Look for {rubbish|trash}, heating, wifi and quiet hours.',
          'Read it aloud, with {biscuits|cookies}.',
        ],
        'An open folder on a table',
      ],
      [
        'Find {fuse box|breaker panel} and main {tap|water valve}',
        [
          'Find the {torch|flashlight} and the fire extinguisher, too.',
          'Show a second person where they are.',
        ],
        'A {fuse box|breaker panel} behind a small door',
      ],
      [
        'Test heating and hot water',
        [
          'Try one {tap|faucet}, one radiator and the stove.',
          'If something stays cold, tell your host today.',
        ],
        'A hand under a running {tap|faucet}',
      ],
      [
        'Check doors, windows and stairs',
        ['Know your way out at night.', 'With small children, look at the balcony and the pond first.'],
        'A stair with a light switch',
      ],
      [
        'Tell the host what is broken',
        ['Send one friendly message with photos.', 'Then nobody can blame you.'],
        'A phone photographing a cracked glass',
      ],
    ],
    turn: [
      'Then unpack and enjoy your {holiday|vacation} house.',
      'After one walk through the rooms, the house feels less strange.',
    ],
    asks: [
      'What do you look at first in a {holiday|vacation} house?',
      "What was the best tip that you ever found in a host's folder?",
    ],
    ends: {
      pa: 'Look round for a quarter of an hour, and have a quiet week.',
      fi: 'And write something in the guest book. Hosts read it.',
      t: 'Look round, test, report, and then unpack.',
      h: 'The person who reads the folder has one at home. It is laminated.',
      l: 'Room by room, and then open the window to the view.',
    },
    keep: 'the evening of arrival',
    send: 'the person who always reads the folder',
    own: [
      {
        kinds: ['process', 'policy', 'service', 'people', 'hours'],
        about: 'folder|\\bkeys?\\b|check.?in|arriv|heating|hosts?\\b',
        lead: 'How your arrival works here:',
      },
    ],
    pic: {
      ask: 'Your house folder on the table with a cup',
      alt: 'A house folder and a cup on a wooden table',
    },
    claims: [['Report faults on arrival; know shut-offs', 'advice of hosts and consumer bodies']],
  },
  {
    id: 'four-families-one-house',
    format: 'tip',
    only: LETS,
    again: 9,
    emoji: '🏡',
    tags: ['GroupHoliday', 'HolidayHouse', 'TravelTogether'],
    title: [
      'Holiday with friends in one house: settle these before you go',
      'Sharing a {holiday|vacation} house: four rules that keep friends friends',
    ],
    cover: 'Before you share a house',
    gist: [
      'Sharing a {holiday|vacation} house? Settle rooms, money, cooking and quiet hours before you leave, and you will come home as friends.',
      'Friends in a shared {holiday|vacation} house argue about the dishwasher and the big bedroom. Settle both before you leave.',
    ],
    subject: ['Who gets the big room?', 'Sharing a {holiday|vacation} house'],
    hooks: {
      '*': [
        'A {holiday|vacation} house with friends? Share out the rooms before you leave, not in the hallway.',
        'Four things to settle before you share a {holiday|vacation} house with friends.',
      ],
      pt: 'Friends who share a {holiday|vacation} house get on better with four simple rules.',
      fi: 'Away with friends: who gets up at six, and who at eleven? Talk about it first.',
      a: '{Holiday|Vacation} with friends: settle rooms, money, cooking and quiet before you go.',
      h: 'Some friendships survive everything except a shared fridge on {holiday|vacation}.',
      l: 'Friends, a {holiday|vacation} house, a long table, and nobody argues about the dishes.',
    },
    lines: {
      '*': [
        'Sharing a {holiday|vacation} house? Draw lots for the rooms, or let the big bedroom cost more.',
        '{Holiday|Vacation} with friends: everybody pays the same into one {kitty|pot} for food. Settle up once, on the last evening.',
        'In a shared {holiday|vacation} house, each family cooks one evening and is free on the others.',
        'Away with friends? Plan one day apart. Everybody will be glad of it.',
      ],
      h: ['By day four of a {holiday|vacation} with friends, somebody has labelled the cheese.'],
    },
    scene: [
      'Four couples arrive at the {holiday|vacation} house, and upstairs there are three double rooms and a bunk bed.',
      'At ten in the morning half of your friends are having breakfast, and the other half ask about lunch.',
    ],
    why: [
      [
        'Each family has its own rules at home, and thinks that everybody does it like that.',
        'When do we eat, and is the radio on at breakfast? Each family has a different answer.',
      ],
      [
        'Before the trip you are planning. In the kitchen you are arguing.',
        'It is easier to agree by message before you leave than in the kitchen.',
      ],
    ],
    parts: [
      [
        'Share out the bedrooms',
        [
          'Draw lots, or let the best one cost more.',
          'Put the baby near the bathroom, and the snorer far away.',
        ],
        'Room keys on a table',
      ],
      [
        'Share the money for food',
        ['Each adult pays in the same amount.', 'If you want special wine, you buy it yourself.'],
        'A jar with notes and coins',
      ],
      [
        'Say who cooks on which evening',
        ['The others do the dishes.', 'The simplest dish gets the most praise.'],
        'A list of names on a fridge',
      ],
      [
        'Agree on quiet hours',
        ['Say where the early risers can make coffee.', 'Bring slippers.'],
        'Slippers in a hallway',
      ],
    ],
    turn: [
      'Then your friends will only argue about the board game.',
      'If you can share a kitchen for a week, you are real friends.',
    ],
    asks: [
      'What was the most sensible rule on a {holiday|vacation} with friends?',
      'Who cooked on your trip with friends, and what?',
    ],
    ends: {
      pa: 'Four rules, and a good week with friends.',
      fi: 'And bring earplugs for everybody.',
      t: 'Rooms, money, cooking, quiet hours: settle them in one message.',
      h: 'The labelled cheese was eaten by everybody.',
      l: 'Then you sit with friends at a long table until late.',
    },
    work: 'Going away with your team? Put rooms, budget, meals and quiet hours in the invitation, and you will have time for what you came for.',
    keep: 'the planning of the next trip together',
    send: 'the group that is planning something',
    own: [
      {
        kinds: ['product', 'number', 'service', 'audience', 'price'],
        about: 'sleeps|bedrooms?|groups?|families|long table|beds\\b',
        lead: ['Coming with friends? The space you have here:', 'Room for your group:'],
      },
    ],
    pic: { ask: 'Your long table laid for many', alt: 'A long table laid for many people' },
    claims: [['What groups quarrel about', 'common experience']],
  },
];
