// On the water: boats, canoes and boards for hire.
import type { Idea } from '../../library/idea.ts';

const PADDLED = 'canoe|kayak|paddle ?board|\\bSUP\\b|rowing boats?|pedalo|punt';
const CANAL = 'narrow ?boat|canal|barge|day boat|houseboat';
const ANY_BOAT = `${PADDLED}|${CANAL}|\\bboats?\\b|sail`;

export const BOAT_HIRE: readonly Idea[] = [
  {
    id: 'the-water-looks-flat',
    format: 'mistake',
    only: PADDLED,
    when: { months: [3, 4, 5, 6, 7, 8, 9, 10] },
    again: 8,
    emoji: '🛶',
    tags: ['PaddleSafe', 'OnTheWater', 'DayOut'],
    title: [
      'Paddle board or canoe: why you should set out against the wind',
      'Wind on the water: how to get back easily',
    ],
    cover: 'Set out against the wind',
    wrong: 'Starting with the wind behind you',
    gist: [
      'On a paddle board or in a canoe, go out against the wind or the current. Then the way back is easy when your arms are tired.',
      'The wind is stronger on the water than at the landing stage. Look at flags and trees, and ask before you set out.',
    ],
    subject: ['Set out against the wind', 'Wind on the water'],
    hooks: {
      '*': [
        'Before you paddle off, find out where the wind comes from, and start in that direction.',
        'Most people who need help on a paddle board went out with the wind behind them.',
      ],
      pfatil: 'On the water the way back counts. Plan it before you set out.',
      h: "With the wind behind you paddling is child's play. Then you have to come home.",
    },
    lines: {
      '*': [
        'Go out against the wind and come back with it. That is the most useful rule for canoes and boards.',
        'Kneel on your board if the wind gets up. You are lower, safer and faster.',
        'Wear the buoyancy aid, done up. In the bag it helps nobody.',
        'If you are blown away, stay with your board or boat. It floats and can be seen.',
      ],
      h: ['The ducks make it look easy. They have done it for years.'],
    },
    scene: [
      'At the landing stage it is calm, and you glide off without any effort.',
      'It feels like talent, and it is only the wind.',
    ],
    why: [
      [
        'A light breeze that you hardly feel pushes a board all the time.',
        'A person standing on a board is a small sail.',
      ],
      ['Your arms are fresh at the start and tired at the end.', 'The hard part should come first.'],
    ],
    caution: [
      'Wear a buoyancy aid, tell somebody where you are going, and do not go out in offshore wind.',
      'Never go out when the wind blows away from the shore. Keep your buoyancy aid on and a phone in a dry bag.',
    ],
    parts: [
      [
        'Look for the wind',
        ['Flags, smoke, treetops, ripples.', 'Ask how it changes in the afternoon.'],
        'A flag by the water',
      ],
      [
        'Start against it',
        ['Paddle for a third of your time, and then turn.', 'So you have time in hand.'],
        'A canoe from behind',
      ],
      [
        'Stay near the bank',
        ['It is calmer there, and you can get out.', 'You also see more: birds, gardens, landing places.'],
        'A canoe along reeds',
      ],
    ],
    turn: ['The way home is then the nicest part.', 'A little planning, and you can relax on the water.'],
    asks: ['What do you like best on the water?', 'Canoe or board: which would you take?'],
    ends: {
      pfatil: [
        'Ask about the wind when you collect your boat.',
        'If you are not sure about the weather, call first.',
      ],
      h: 'The ducks will show you the way.',
    },
    keep: 'your next day on the water',
    send: 'the people you paddle with',
    own: [
      {
        kinds: ['service', 'offer', 'process', 'policy', 'product'],
        about: 'buoyancy|life ?jackets?|instruction|briefing|included|dry bag',
        lead: 'And this comes with the boat.',
      },
    ],
    pic: { ask: 'A board or canoe on the bank', alt: 'A canoe on the bank' },
    claims: [
      [
        'Set out upwind; offshore wind danger; stay with the craft; buoyancy aid',
        'advice of lifeboat and paddling organisations',
      ],
    ],
  },
  {
    id: 'first-time-at-the-tiller',
    format: 'howto',
    only: CANAL,
    again: 7,
    emoji: '⛵',
    tags: ['Narrowboat', 'CanalHoliday', 'OnTheWater'],
    title: ['Steering a narrowboat for the first time', 'First time on a canal boat: how to steer and stop'],
    cover: 'Steering a narrowboat',
    gist: [
      'To steer a narrowboat, push the tiller away from where you want to go, look far ahead, and go slowly. There are no brakes, so stop with reverse and in good time.',
      'Walking pace is the right speed on a canal. Slow down for moored boats, and let the boat turn before you correct it.',
    ],
    subject: ['Steering a narrowboat', 'First time on a canal boat'],
    hooks: {
      '*': [
        'You have never steered a narrowboat? After half an hour you can. This helps.',
        'A canal boat has no brakes. Here is how to steer and stop it.',
      ],
      pfatil: 'Anybody can steer a narrowboat. It only takes patience and a wide view.',
      h: 'A narrowboat does everything you ask, ten seconds later.',
    },
    lines: {
      '*': [
        'Push the tiller left and the boat goes right. After ten minutes your hand knows it.',
        'Go past moored boats at a crawl. Your wave pulls at their ropes and spills their tea.',
        'Keep legs and hands inside the boat near banks, bridges and locks. Never push off with your foot.',
        'Moor an hour before dark. You will be glad of it on your first evening.',
      ],
      h: ['Joggers will overtake you. So will ducks. That is the idea.'],
    },
    scene: [
      'The boat is as long as a bus, and you stand at the back of it.',
      'Everybody bumps into the bank once. The boat does not mind.',
    ],
    why: [
      [
        'A heavy boat reacts slowly, so small movements in good time are best.',
        'If you wait for the boat to answer, you do not steer too much.',
      ],
      ['At walking pace there is time for everything.', 'Slow boats make no wash, and the banks stay whole.'],
    ],
    caution: [
      'Wear a buoyancy aid if you cannot swim, and have locks explained before you use the first one.',
      'Children and non-swimmers should wear buoyancy aids. Take your time at locks, and keep clear of the sill.',
    ],
    parts: [
      [
        'Look far ahead',
        ['Steer for a point on the horizon, and not for the bow.', 'You see bridges and boats in good time.'],
        'A view along a canal',
      ],
      [
        'Move the tiller a little',
        [
          'And wait. The boat answers after some seconds.',
          'Straighten up before the boat has turned all the way.',
        ],
        'A hand on a tiller',
      ],
      [
        'Keep to the right',
        [
          'When boats meet on a canal, they usually pass on the right.',
          'In the middle it is deepest, so go there when you are alone.',
        ],
        'Two boats passing',
      ],
      [
        'Stop with reverse',
        [
          'In good time, and gently. Then step off with the rope, do not jump.',
          'Somebody holds the middle rope. That is enough to stop.',
        ],
        'A rope on a bollard',
      ],
    ],
    turn: ['After the first bridge it is easy.', 'By the second day you will be waving like an old hand.'],
    asks: ['Have you been on a canal boat before?', 'Who would be your captain?'],
    ends: {
      pfatil: [
        'Have it shown to you before you set off, and ask everything.',
        'Any questions before your trip? Just ask.',
      ],
      h: 'The ducks have right of way.',
    },
    keep: 'your first day on the boat',
    send: 'your crew',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'policy', 'product'],
        about: 'tuition|show you|instruction|included|no experience|first.timers|beginners',
        lead: 'How you learn it here.',
      },
    ],
    pic: { ask: 'A hand on the tiller of your boat', alt: 'A hand on the tiller of a narrowboat' },
    claims: [
      [
        'Tiller steering, passing on the right, reverse to stop, no jumping',
        'handbooks of waterway authorities',
      ],
    ],
  },
  {
    id: 'pack-for-a-day-on-the-water',
    format: 'checklist',
    only: ANY_BOAT,
    again: 7,
    emoji: '🧴',
    tags: ['OnTheWater', 'BoatHire', 'DayOut'],
    title: ['What to bring for a day on the water', 'Packing for a boat trip: a short list'],
    cover: 'What to bring on a boat',
    gist: [
      'For a day on the water bring sun cream, a hat, a warm layer, drinking water and shoes that may get wet. Put the phone in a waterproof bag.',
      'It is cooler on the water than on land, and the sun is stronger. Pack for both.',
    ],
    subject: ['A day on the water', 'What to bring on a boat'],
    hooks: {
      '*': [
        'Going out on the water? These things belong in your bag.',
        'On the water it is cooler and sunnier than on land. Pack for both.',
      ],
      pfatil: 'A day on the water is better with a warm layer and a good hat.',
      h: 'Hats that are not fastened go swimming first.',
    },
    lines: {
      '*': [
        'Take a warm layer on a boat, even in summer. There is always wind on the water.',
        'Put your phone in a waterproof bag, and tie the bag to the boat.',
        'Wear shoes on a boat that may get wet and do not slip. Bare feet find every cleat.',
        'The sun comes from above and from the water. Put sun cream under your chin as well.',
      ],
      h: ['Crisps do not survive a wave. Eat them first.'],
    },
    scene: [
      'On the jetty it is warm, and on the water everybody wants a jumper.',
      'What falls into the water is usually the phone or the glasses.',
    ],
    why: [
      [
        'Water reflects the sun, and wind hides the heat.',
        'You notice a sunburn on the water only in the evening.',
      ],
      ['Wind and spray cool you down quickly.', 'If you get wet, you will be glad of dry clothes.'],
    ],
    parts: [
      [
        'Sun cream and a hat',
        ['With a strap, or it flies off.', 'Again after two hours, and after every swim.'],
        'A hat and sun cream',
      ],
      [
        'A warm layer',
        ['Windproof is best. Cotton stays wet for long.', 'A dry set in a bag for the way home.'],
        'A jumper in a bag',
      ],
      [
        'Water and food',
        ['More to drink than you think, and nothing that melts.', 'Take your rubbish home again.'],
        'A bottle and a lunch box',
      ],
      [
        'A waterproof bag',
        ['For phone, keys and papers. Two zip bags will do.', 'Tie it to the boat, and not to yourself.'],
        'A dry bag on a seat',
      ],
    ],
    turn: ['And a towel, in case.', 'Then nothing stands in the way of a good day.'],
    asks: ['What do you always take on a boat?', 'Have you ever lost anything in the water?'],
    ends: {
      pfatil: ['Ask what is on board already.', 'Not sure what you need? Ask before you come.'],
      h: 'Somewhere down there is a shop full of sunglasses.',
    },
    keep: 'the evening before your boat trip',
    send: 'your crew',
    own: [
      {
        kinds: ['service', 'offer', 'product', 'process'],
        about: 'included|on board|life ?jackets?|buoyancy|provided',
        lead: 'This is on board already.',
      },
    ],
    pic: { ask: 'A packed bag on the jetty', alt: 'A packed bag on a jetty' },
    claims: [['Sun, wind, spare layer, dry bag', 'advice for boating']],
  },
  {
    id: 'coffee-or-captain',
    format: 'either',
    only: ANY_BOAT,
    again: 6,
    emoji: '🧭',
    tags: ['OnTheWater', 'BoatHire', 'ThisOrThat'],
    title: [
      'On a boat: would you rather steer or sit in front?',
      'Captain or passenger: which are you on a boat?',
    ],
    cover: 'Steer or sit in front?',
    gist: [
      'On a boat, would you rather steer, or sit in front with a coffee and look?',
      'Some want to be captain, and some want to put their feet up. Which are you on the water?',
    ],
    subject: ['Steer or sit in front?', 'Captain or passenger'],
    hooks: {
      '*': [
        'Captain or passenger: which are you on a boat?',
        'You are on a boat for a day. Would you rather steer or look at the water?',
      ],
      pfatil: 'On every boat somebody steers and somebody enjoys the view. Which are you?',
      h: 'On a boat somebody has to steer, and somebody has to open the biscuits. Choose.',
    },
    lines: {
      '*': [
        'Who steers in your family, and who gives advice?',
        'Steer or look: what would you rather do on the water?',
        'Whom would you take along on a boat for a day?',
        'Which was your nicest day on the water?',
      ],
      h: ['Every crew has one captain and four people who know better.'],
    },
    scene: [
      'As soon as a boat casts off, it is clear who likes to steer.',
      'There is a place at the back for doing, and one at the front for looking.',
    ],
    why: [
      ['Both are needed on board, and you can swap at every bend.', 'A good crew takes turns at everything.'],
    ],
    parts: [
      [
        'Steer',
        ['You have your hand on it and see the whole boat.', 'You feel every bend.'],
        'A hand steering a boat',
      ],
      [
        'Sit in front',
        ['You hear the water and see the birds first.', 'Somebody has to look out for the view.'],
        'Feet on the bow of a boat',
      ],
    ],
    turn: ['Swap after lunch.', 'Both come home relaxed.'],
    asks: ['Which place on a boat is yours?', 'Who is the captain in your family?'],
    ends: {
      pfatil: ['Tell us who would be captain.', 'One word is enough.'],
      h: 'The biscuits are with the look-out.',
    },
    keep: 'your next day on a boat',
    send: 'your captain',
    pic: { ask: 'The front of your boat on the water', alt: 'The front of a boat on the water' },
    claims: [['People like different places on a boat', 'common experience']],
  },
];
