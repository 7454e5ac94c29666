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
      'Self-catering: the small box to pack for the first evening',
      'What to bring to a {holiday cottage|vacation cottage} kitchen',
    ],
    cover: 'The box for the first evening',
    gist: [
      'Pasta, oil, salt, coffee, filters, a sharp knife, tea towel, dishwasher tablets: one shoebox, and the first evening in a {holiday cottage|vacation cottage} needs no shop.',
      'Self-catering begins at seven in the evening, with hungry people and a shut shop. A shoebox from your own kitchen saves it.',
    ],
    subject: ['A shoebox for the first evening', 'Salt, oil, coffee, knife'],
    hooks: {
      '*': [
        'Arriving at a {holiday cottage|vacation cottage} in the evening? Pack one shoebox from your own kitchen.',
        'What is always missing in a {holiday|vacation} kitchen? Salt, oil, and a knife that cuts.',
      ],
      pt: 'Small amounts from home replace a first shop in a place that you do not know.',
      fi: 'Have you ever made coffee through kitchen paper on the first morning?',
      a: 'Pasta, oil, salt, coffee, knife, tea towel, tablets. One box.',
      h: 'Every {holiday|vacation} kitchen has nine egg cups and no sharp knife. It is a law of nature.',
      l: 'A first evening, bread, oil, and no shop.',
    },
    lines: {
      '*': [
        'Pack a sharp knife from home for self-catering, wrapped in a tea towel. Then you have a tea towel as well.',
        'Fill coffee, salt, sugar and two dishwasher tablets into jam jars. That is the first two days of a {holiday let|vacation rental}.',
        'Look up on a weekday until when the village shop is open. On Saturday evening it is too late for it.',
        'Cook something simple on the first evening away: pasta, oil, garlic. Nobody has ever complained about it.',
      ],
      h: ['The corkscrew is found on the last day, in the drawer with the takeaway menus.'],
    },
    scene: [
      'Seven in the evening, the key turns, the children are hungry, the shop shut at six. On the back seat stands a shoebox.',
      'First morning, view of the hills, coffee in the pot, and not a filter in the house.',
    ],
    why: [
      [
        'The first evening sets the tone, and hunger sets it badly.',
        'Nobody wants to look for a supermarket with a car full of people.',
      ],
      [
        'What you need is little, and you already have it at home.',
        'Whole packets bought on the spot get left behind for the next guests.',
      ],
    ],
    parts: [
      [
        'Something for the pot',
        [
          'Pasta or rice, oil, garlic, a tin of tomatoes.',
          'Twenty minutes, one {ring|burner}, everybody full.',
        ],
        'Pasta, oil and garlic in a box',
      ],
      [
        'Something for the morning',
        ['Coffee, filters, tea, long-life milk.', 'Ask beforehand which machine is there.'],
        'A jar of coffee and some filters',
      ],
      [
        'A knife that cuts',
        ['Your own, in a cloth, in the {boot|trunk}.', 'It is the most used thing of the week.'],
        'A kitchen knife wrapped in a tea towel',
      ],
      [
        'Two tablets and a sponge',
        [
          'For the dishwasher, the pan, and the bin bag on top.',
          'You will need to do the dishes before you get to a shop.',
        ],
        'Dishwasher tablets in a jar',
      ],
      [
        'Matches and a night light',
        ['For the stove, the candle, the strange stairs.', 'The switch is always somewhere else.'],
        'A small night light in a hallway',
      ],
    ],
    turn: [
      'The next morning you can look for the baker in peace.',
      'A shoebox weighs little, and an evening is worth a lot.',
    ],
    asks: [
      'What do you always bring for a {holiday|vacation} kitchen?',
      'What was missing on your first evening?',
    ],
    ends: {
      pa: 'One box, one calm evening.',
      fi: 'And one bar of chocolate. For the driver.',
      t: 'Staples for the first twelve hours.',
      h: 'Egg cups need not be brought.',
      l: 'Bread, oil, an open window.',
    },
    keep: 'the next Saturday in the car',
    send: 'whoever packs the car at your place',
    own: [
      {
        kinds: ['service', 'product', 'policy', 'process', 'place'],
        about:
          'kitchen|welcome (?:basket|pack|box)|hamper|logs|provided|(?:milk|bread|breakfast|tea)[^.]*included|village shop|shop (?:in|is)',
        lead: ['What is already waiting here.', 'And this is what you will find here.'],
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
      'First hour in a {holiday let|vacation rental}: what to look for and where',
      'Arriving at a {holiday let|vacation rental}: a quarter of an hour that pays off',
    ],
    cover: 'The first hour in the house',
    gist: [
      'Read the folder, find the {fuse box|breaker panel} and the {water tap|water valve}, test the heating and the hot water, look at the beds, write down what is broken, and only then unpack.',
      'Whoever looks round for a quarter of an hour on the first evening need not search in the dark on the second.',
    ],
    subject: ['Folder first, suitcase later', 'Where is the {fuse box|breaker panel}?'],
    hooks: {
      '*': [
        'New to a {holiday|vacation} house? Read the folder before you open the suitcase.',
        'The best quarter of an hour in a {holiday let|vacation rental} is the first: {fuse box|breaker panel}, hot water, folder.',
      ],
      pt: 'Faults that are reported on arrival can be mended, and later ones get argued about.',
      fi: 'Have you once looked for a {fuse box|breaker panel} by the light of a phone, in pyjamas?',
      a: 'Folder, {fuse box|breaker panel}, water, heating, beds. Then unpack.',
      h: 'Every family has one person who reads the folder. Be kind to them.',
      l: 'A walk through quiet rooms, before the bags.',
    },
    lines: {
      '*': [
        'Photograph the page with the wifi code, the emergency number and the exact address of the {holiday|vacation} house. All three are needed at short notice.',
        'Find the {fuse box|breaker panel} and the main {tap|water valve} on the first evening. It takes two minutes in daylight.',
        'Let the hot water run once on arrival and feel the radiators. What does not work can then be said in good time.',
        'A cracked glass or a stain? Send the host a photograph on the first evening. It is friendlier than a quarrel on the last.',
      ],
      h: ['"The boiler is self-explanatory," says the folder. It is not, and there are four pages on it.'],
    },
    scene: [
      'The cases are still in the {boot|trunk}. One goes through the rooms with a cup of tea, opens cupboards, and says "aha".',
      'Half past eleven, everything dark, and somebody says "where was the {torch|flashlight} again?". It was in the folder.',
    ],
    why: [
      [
        'Hosts have had each question before. The folder is their answer to all of them.',
        'What is written there has happened to somebody.',
      ],
      ['In daylight and good mood, looking is a game.', 'At night, in the rain, it is a test.'],
    ],
    parts: [
      [
        'Read the folder',
        ['Rubbish, heating, wifi, quiet hours, emergency.', 'Five minutes, aloud, with biscuits.'],
        'An open folder on a table',
      ],
      [
        'Find {fuse box|breaker panel} and main {tap|water valve}',
        ['And the {torch|flashlight} and the extinguisher.', 'Show them to a second person.'],
        'A {fuse box|breaker panel} behind a small door',
      ],
      [
        'Test heat and water',
        [
          'One {tap|faucet}, one radiator, one {ring|burner} of the stove.',
          'What stays cold gets reported today.',
        ],
        'A hand under a running {tap|faucet}',
      ],
      [
        'Walk the way out',
        ['Doors, windows, stairs at night.', 'With small children look at balcony and pond first.'],
        'A stair with a light switch',
      ],
      [
        'Report what is broken',
        ['One message with pictures, kindly put.', 'Then both sides can sleep.'],
        'A phone photographing a cracked glass',
      ],
    ],
    turn: [
      'Then unpack, and the house is yours.',
      'A house that one has walked through is not a strange one any more.',
    ],
    asks: [
      'What do you look at first in a {holiday|vacation} house?',
      "What was the best tip that you ever found in a host's folder?",
    ],
    ends: {
      pa: 'A quarter of an hour, and a quiet week.',
      fi: 'And write something in the guest book. Hosts read it.',
      t: 'Orient, test, document, unpack.',
      h: 'They have a second folder at home. It is laminated.',
      l: 'Room by room, and then the window open.',
    },
    keep: 'the evening of arrival',
    send: 'the person who always reads the folder',
    own: [
      {
        kinds: ['process', 'policy', 'service', 'people', 'hours'],
        about: 'folder|\\bkeys?\\b|check.?in|arriv|heating|hosts?\\b',
        lead: 'How arriving works here.',
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
      'Rooms, kitty, cooking and quiet: settle these four before you leave, and friends come home as friends. Above all, let whoever snores choose first.',
      'Quarrels in shared {holiday|vacation} houses are about the dishwasher and the big bedroom. Both can be settled by message three weeks before.',
    ],
    subject: ['Who gets the big room?', 'Rooms, kitty, cooking, quiet'],
    hooks: {
      '*': [
        'A {holiday|vacation} house with friends? Settle the rooms before you leave, and not in the hallway.',
        'Four things to settle before you share a {holiday|vacation} house, and the friendship will survive it.',
      ],
      pt: 'Groups quarrel over unspoken rules. Four sentences beforehand replace most of them.',
      fi: 'Who of your friends gets up at six, and who at eleven? That is where it begins.',
      a: 'Rooms, money, cooking, quiet. In writing, three weeks before.',
      h: 'There are friendships that survived a divorce, and did not survive a shared fridge.',
      l: 'A long table, and nobody counts the glasses.',
    },
    lines: {
      '*': [
        'Sharing a {holiday|vacation} house: draw lots for the rooms, or change the price by room. Both are fairer than the first one up the stairs.',
        'One kitty, one card, one list on the fridge. Settle up on the last evening, and not by the loaf.',
        'Each household cooks one evening and is free on the others. It is the best rule of all for groups.',
        'Plan one day apart when you go away with friends. Everybody is glad of it, nobody says so first.',
      ],
      h: ['By day four somebody has labelled the cheese.'],
    },
    scene: [
      'Arrival. Four couples in the hallway, and upstairs there are three double rooms and a bunk bed.',
      'Day three, ten in the morning: half of the table is having breakfast, half of it is asking about lunch.',
    ],
    why: [
      [
        'At home each family has its own laws, and thinks they are common sense.',
        'When does one eat, who wakes whom, is the radio on? Everybody knows the answer, and each a different one.',
      ],
      [
        'Beforehand it is organisation, and on the spot it is criticism.',
        'By message it is a list, and in the kitchen it is a look.',
      ],
    ],
    parts: [
      [
        'Share out the rooms',
        ['By lot, by need, or by price.', 'The cot goes next to the bathroom, the snorer to the end.'],
        'Room keys on a table',
      ],
      [
        'Set up a kitty',
        ['Same amount from each adult, for food and wood.', 'Wine for connoisseurs is bought privately.'],
        'A jar with notes and coins',
      ],
      [
        'Give each evening a cook',
        ['And the others wash up. No discussion.', 'The simplest dish gets the most praise.'],
        'A list of names on a fridge',
      ],
      [
        'Agree on quiet',
        [
          'From when, until when, and where the early ones make coffee.',
          'Slippers are a matter of diplomacy.',
        ],
        'Slippers in a hallway',
      ],
    ],
    turn: [
      'Then the only quarrel left is about the board game.',
      'Friends who have shared a kitchen have seen it all.',
    ],
    asks: ['What was the most sensible rule on a {holiday|vacation} with friends?', 'Who cooked, and what?'],
    ends: {
      pa: 'Four rules, one good week.',
      fi: 'And bring earplugs. For everybody.',
      t: 'Allocate, fund, rota, quiet hours.',
      h: 'The cheese was eaten in solidarity.',
      l: 'A long table, late.',
    },
    work: 'It works for away days with a team as well: rooms, budget, cooking and quiet hours in the invitation, and on the spot there is time for what you came for.',
    keep: 'the planning of the next trip together',
    send: 'the group that is planning something',
    own: [
      {
        kinds: ['product', 'number', 'service', 'audience', 'price'],
        about: 'sleeps|bedrooms?|groups?|families|long table|beds\\b',
        lead: ['And how many fit in here.', 'There is room here for that.'],
      },
    ],
    pic: { ask: 'Your long table laid for many', alt: 'A long table laid for many people' },
    claims: [['What groups quarrel about', 'common experience']],
  },
];
