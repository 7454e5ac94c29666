// Hostels: shared rooms, shared kitchens, and people who did not know each other in the morning.
import type { Idea } from '../../library/idea.ts';

const HOSTEL = 'hostel|dorms?\\b|backpack|bunk ?(?:house|barn)';

export const HOSTEL_LIFE: readonly Idea[] = [
  {
    id: 'pack-in-the-evening',
    format: 'tip',
    again: 8,
    emoji: '🌙',
    only: HOSTEL,
    tags: ['HostelLife', 'TravelTips', 'Backpacking'],
    title: [
      'Leaving a hostel early? Pack the evening before',
      'How to leave a hostel dorm at five without waking anybody',
    ],
    cover: 'Early start from a hostel',
    gist: [
      'If you leave the hostel at five, pack at ten the evening before. Bag by the door, clothes on top, a small light, and no plastic bags.',
      'Leaving a dorm early? Get up quietly, and leave the plastic bags at home: their rustle wakes everybody.',
    ],
    subject: ['Leaving the dorm at five', 'How not to wake a whole dorm'],
    hooks: {
      '*': [
        'Early flight, and you sleep in a dorm? Pack the evening before.',
        'The most feared sound in a dorm is not snoring. It is a plastic bag.',
      ],
      p: 'Pack the evening before you leave a hostel, and the whole dorm can sleep.',
      f: 'Has somebody in a hostel ever woken you at five? Here is how not to be that person.',
      a: 'Leaving a dorm early: pack at night, small light, go.',
      t: 'In a dorm, a red light disturbs sleepers least, and cloth bags make no noise.',
      h: 'At five in the dorm somebody packs eleven plastic bags, each inside another one.',
      i: 'Let the others in your dorm sleep, and you leave as a friend.',
      l: 'Five in the morning in the dorm: a slow zip, bare feet, and nobody wakes up.',
    },
    lines: {
      '*': [
        'Leaving the hostel early? Pack in the evening and put your bag by the door. Everybody else sleeps on.',
        'Pack your clothes in cloth bags for a hostel. Nobody hears you look for socks.',
        'In a dorm, set one alarm on vibrate, under your pillow. Do not snooze it.',
        'Sleeping in the top bunk? Climb down slowly. Somebody is asleep below you.',
      ],
      h: ['At five somebody in the dorm looks for a sock. By six everybody is helping.'],
    },
    scene: [
      'At ten to five a plastic bag rustles in the dark dorm, and seven people are awake.',
      'Somebody leaves the dorm with a small red light, closes the door softly, and seven people sleep on.',
    ],
    why: [
      [
        'If you pack in the dark, you find nothing and wake everybody.',
        'If your bag is packed, you only have to pick it up.',
      ],
      ['People who slept well are nicer at breakfast.', 'Everybody in a dorm wants a good night above all.'],
    ],
    parts: [
      [
        'Pack before the lights go out',
        ['Leave out only toothbrush and {trousers|pants}.', 'Put your passport in the outer pocket.'],
        'A packed bag by a door',
      ],
      [
        'Use a small light, not the lamp',
        ['Point it at the floor. Red is best.', 'A headlamp shines in every face you look at.'],
        'A small light on a floor',
      ],
      [
        'Get dressed outside the dorm',
        ['Use the bathroom, or the {corridor|hallway}.', 'Put your shoes on outside the door.'],
        'Shoes in a corridor',
      ],
    ],
    turn: [
      'Leave a note for somebody nice in your dorm.',
      'And bring earplugs, for when others pack at five.',
    ],
    asks: ['What was your worst night in a dorm?', 'Upper or lower bunk?'],
    ends: {
      p: 'Pack for ten minutes in the evening, and nobody hears you leave.',
      f: 'Safe travels, and quiet ones.',
      a: 'Pack at ten, leave at five.',
      t: 'Use a padlock with a code, and there is no key to drop at five.',
      h: 'All eleven plastic bags have now left the hostel.',
      i: 'People remember somebody who is quiet in the dorm.',
      l: 'And in the morning your bunk is empty, and nobody noticed.',
    },
    keep: 'the evening before an early bus',
    send: 'somebody who packs at five',
    own: [
      {
        kinds: ['policy', 'product', 'hours', 'place'],
        about: 'quiet|check.?out|locker|dorm|bunk|luggage|curtain',
        lead: 'Good to know for your night here:',
      },
    ],
    pic: { ask: 'A packed rucksack by the door of a dorm', alt: 'A packed rucksack beside a bunk bed' },
    claims: [['Dorm manners', 'hostel practice; common experience']],
  },
  {
    id: 'alone-at-the-long-table',
    format: 'howto',
    again: 9,
    emoji: '🍝',
    only: HOSTEL,
    tags: ['SoloTravel', 'HostelLife', 'TravelTips'],
    title: ['Travelling alone: how to find people in a hostel', 'Solo in a hostel: cook a big pot of pasta'],
    cover: 'Meet people in a hostel',
    gist: [
      'Want to meet people in a hostel? Cook too much, ask for salt, sit at the long table, and put your phone away for half an hour.',
      'Alone in a hostel? Most people in the kitchen would like company, too. Cook a big pot and ask who is hungry.',
    ],
    subject: ['{Travelling|Traveling} alone: meet people', 'How to meet people in a hostel'],
    hooks: {
      '*': [
        '{Travelling|Traveling} alone? Cook too much pasta in the hostel kitchen and share it.',
        '"Has anybody got salt?" is how friendships begin in hostel kitchens.',
      ],
      p: 'If you travel alone, the hostel kitchen is where you meet people.',
      f: 'Alone in a hostel and shy? So are the others. Just say hello.',
      a: 'Solo in a hostel: cook, ask, sit down, stay.',
      t: 'In a hostel you meet people at dinner time, at the long table, with your phone away.',
      h: 'Four nations in a hostel kitchen, one pot, and a debate about whether to break spaghetti.',
      i: 'Hand round a plate of food in a hostel, and you are no stranger any more.',
      l: 'A hostel kitchen, the smell of garlic, and somebody moves a chair for you.',
    },
    lines: {
      '*': [
        'Alone in a hostel? Cook too much and ask who is hungry.',
        'Want to meet people in a hostel? Sit at the long table, not in the corner with the {socket|outlet}.',
        'A good question for a hostel kitchen: "What was the best thing you saw today?"',
        'New in a hostel? Join whatever is on: a walk, a quiz, even the dishes.',
      ],
      h: [
        'In the hostel kitchen they broke the spaghetti. The Italian left. Then he came back, because he was hungry.',
      ],
    },
    scene: [
      'You cook for six in the hostel kitchen, all alone, and somebody comes in to look for a cup.',
      'By ten there is a map between the plates, and four strangers plan a trip to the coast.',
    ],
    why: [
      [
        'In a hostel kitchen you need no reason to be there.',
        'While you chop onions together, talking is easy.',
      ],
      [
        'If you say hello first, you make it easy for everybody else.',
        'Most people in a hostel wait for somebody else to begin.',
      ],
    ],
    parts: [
      [
        'Cook more than you need',
        ['A big pot of pasta costs hardly more than a small one.', 'Ask about allergies, and who washes up.'],
        'A large pot',
      ],
      [
        'Ask for something small',
        ['Ask for salt, or how the oven works.', 'Everybody likes to be able to help.'],
        'A hand with salt',
      ],
      [
        'Stay at the table after eating',
        ['Put your phone away for half an hour.', 'Bring a pack of cards.'],
        'A long table in the evening',
      ],
    ],
    turn: [
      'And if you would rather be alone with a book, that is fine, too.',
      'Food left over? Put your name and the date on it.',
    ],
    asks: ['Where did you meet the people you still write to?', 'What do you cook when you travel?'],
    ends: {
      p: 'One big pot of pasta, and you have company for the evening.',
      f: 'Just ask for the salt.',
      a: 'Cook too much, and share.',
      t: 'Tell somebody where you are going tomorrow. It is safer, and sometimes they come along.',
      h: 'They still argue about the spaghetti.',
      i: 'There is always somebody in a hostel who would love to share your pasta.',
      l: 'And late at night you share the last plate of pasta.',
    },
    keep: 'the first evening in a new town',
    send: 'somebody who sets out alone',
    own: [
      {
        kinds: ['event', 'place', 'service', 'offer'],
        about: 'kitchen|bar|dinner|breakfast|social|walk|pub|lounge|terrace|rooftop|common',
        lead: 'Where guests meet here:',
      },
    ],
    pic: { ask: 'The long table or the kitchen in the evening', alt: 'People cooking in a shared kitchen' },
    claims: [['Common experience', 'common experience']],
  },
  {
    id: 'the-fridge-with-a-thousand-yoghurts',
    format: 'checklist',
    again: 9,
    emoji: '🧊',
    tick: true,
    only: HOSTEL,
    tags: ['HostelLife', 'SharedKitchen', 'TravelTips'],
    title: [
      'Shared hostel kitchen: simple rules for everybody',
      'How to share a hostel kitchen with forty people',
    ],
    cover: 'Shared kitchen rules',
    gist: [
      'In a hostel kitchen, write name and date on your food, wash the pan before you eat, and leave what you cannot take with you for others.',
      'A hostel fridge for forty people works if everybody writes name and date on their food.',
    ],
    subject: ['Hostel kitchen rules', 'Sharing a hostel fridge'],
    hooks: {
      '*': [
        'Sharing a hostel fridge with forty people? Write your name on your food.',
        'In every hostel fridge there is a {yoghurt|yogurt} that says Ingrid. Who is Ingrid?',
      ],
      p: 'A few habits keep a shared hostel kitchen pleasant for everybody.',
      f: 'Cooking in a hostel? Please do the dishes first, and then eat.',
      a: 'Hostel kitchen: name it, date it, wash up.',
      t: 'In a shared fridge, keep raw meat closed and on the lowest shelf.',
      h: 'The cheese in the hostel fridge has been here longer than the staff.',
      i: 'Sharing a hostel kitchen is easy: think of the next person who cooks.',
      l: 'A hostel kitchen in the evening, a clean pan and an open window.',
    },
    lines: {
      '*': [
        'Write name and date on everything you put in a shared fridge. Otherwise somebody will think it is free for all.',
        'In a shared kitchen, wash the pan before you eat. After dinner nobody wants to.',
        'Leaving the hostel? Put your oil, salt and rice on the free shelf. Somebody arrives tonight with nothing.',
        'Please do not cook fish in a shared kitchen at eleven at night.',
      ],
      h: ['Ingrid left the hostel in March. Nobody dares to touch her {yoghurt|yogurt}.'],
    },
    scene: [
      'Somebody opens the hostel fridge, looks for a long time, cannot find their cheese, and closes it again.',
      'On the free shelf of the hostel kitchen stand half a bottle of oil, eleven tea bags, and a note saying "enjoy".',
    ],
    why: [
      [
        'If food has no name on it, nobody knows whose it is.',
        'Nobody throws out food that may belong to somebody else.',
      ],
      ['One dirty pan in the sink, and soon there are five.', 'If the sink is clean, people keep it clean.'],
    ],
    parts: [
      [
        'Write name and date on food',
        ['Add the day you leave.', 'Often a pen hangs by the fridge.'],
        'A label on a box',
      ],
      [
        'Wash the pan before you eat',
        ['While it is warm it takes a minute.', 'Your dinner can wait for a minute.'],
        'A pan in a sink',
      ],
      [
        'Keep raw meat at the bottom',
        ['Close it well, so that nothing drips.', 'Put everything else above it.'],
        'A lower shelf',
      ],
      [
        'Leave spare food for others',
        ['Put it on the free shelf, if it is closed and still good.', 'The next guests will be glad of it.'],
        'A shelf with oil and rice',
      ],
    ],
    turn: [
      'And wipe the table, even if it was not you.',
      'If you cook for everybody, somebody else does the dishes.',
    ],
    asks: [
      'What was your best find on a hostel free shelf?',
      'Which food would you never share in a hostel?',
    ],
    ends: {
      p: 'With a pen and clean pans, a shared kitchen works.',
      f: 'Ingrid, if you read this: thank you.',
      a: 'Name, date, and a clean pan.',
      t: 'The fridge should be at {five degrees Celsius|forty degrees Fahrenheit} or less.',
      h: 'The cheese is now helping at the front desk.',
      i: 'Leave the kitchen better than you found it.',
      l: 'And in the morning the kitchen smells of fresh coffee.',
    },
    keep: 'the first look into the fridge',
    send: 'somebody who has ever lost a cheese in a shared fridge',
    own: [
      {
        kinds: ['place', 'service', 'policy'],
        about: 'kitchen|breakfast|cook',
        lead: 'About the kitchen here:',
      },
    ],
    pic: { ask: 'The free shelf, or labels in the fridge', alt: 'Labelled food on a fridge shelf' },
    claims: [['Raw below cooked; cold fridge', 'food safety authorities']],
  },
];
