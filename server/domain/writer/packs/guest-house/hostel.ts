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
    title: ['Dorm manners: pack in the evening', 'How to leave a dorm at five without waking anybody'],
    cover: 'Pack in the evening',
    gist: [
      'If you leave at five, pack at ten. Bag by the door, clothes on top, a small light instead of the lamp, and no plastic bags at all. Seven people will think kindly of you.',
      'A dorm is friendly if everybody gets up quietly. The sound that ruins it is the rustle of a carrier bag.',
    ],
    subject: ['The rustle at five', 'Seven people and you'],
    hooks: {
      '*': [
        'Flight at seven? Then pack at ten, and not at five by the light of a phone.',
        'The most feared sound in a dorm is not snoring. It is a plastic bag.',
      ],
      p: 'A little order in the evening gives everybody a night.',
      f: 'You were once in the bunk below, too.',
      a: 'Pack. Door. Small light. Go.',
      t: 'Red light disturbs sleepers least; cloth bags make no noise; one alarm, on vibrate, under the pillow.',
      h: 'He had eleven plastic bags, and in each of them another one.',
      i: 'Strangers who let each other sleep are half friends.',
      l: 'A zip, drawn slowly, and bare feet on wood.',
    },
    lines: {
      '*': [
        'Leaving early? Pack in the evening and put the bag by the door. Seven people will sleep on.',
        'Cloth bags instead of plastic ones: nobody hears you looking for socks.',
        'One alarm, on vibrate, under the pillow. The snooze button belongs to people who sleep alone.',
        'The lower bunk owns the light on the floor, the upper one the ladder. Be kind to both.',
      ],
      h: ['At five somebody looks for a sock. By six everybody is looking.'],
    },
    scene: [
      'Ten to five, dark, and somewhere a bag rustles as if somebody were unwrapping a very large sweet.',
      'A small red light goes along the floor, a door closes without a click, and seven people breathe on.',
    ],
    why: [
      ['In the dark one finds nothing and wakes everybody.', 'What is ready has only to be picked up.'],
      [
        'People who have slept say good morning.',
        'A good night is the most important thing that a shared room has to give.',
      ],
    ],
    parts: [
      [
        'Pack before lights out',
        ['Everything except toothbrush and {trousers|pants}.', 'Passport in the outer pocket.'],
        'A packed bag by a door',
      ],
      [
        'Use a small light',
        [
          'Towards the floor, and red if it can be.',
          'Not the lamp, and not the {torch|flashlight} on your forehead.',
        ],
        'A small light on a floor',
      ],
      ['Dress outside', ['In the corridor or the bathroom.', 'Shoes on at the door.'], 'Shoes in a corridor'],
    ],
    turn: [
      'And leave a note for whoever was nice.',
      'Earplugs in the bag are for those who did not read this.',
    ],
    asks: ['What was your worst night in a dorm?', 'Upper or lower bunk?'],
    ends: {
      p: 'Ten minutes in the evening, and nobody knows that you have gone.',
      f: 'Safe travels. Very quiet ones.',
      a: 'Pack at ten.',
      t: 'Padlock with a code: no key to drop at five.',
      h: 'The eleven bags have been given to a museum.',
      i: 'How one leaves is remembered.',
      l: 'And the sun finds an empty bed.',
    },
    keep: 'the evening before an early bus',
    send: 'somebody with plastic bags',
    own: [
      {
        kinds: ['policy', 'product', 'hours', 'place'],
        about: 'quiet|check.?out|locker|dorm|bunk|luggage|curtain',
        lead: 'And about nights in this house.',
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
    title: ['Travelling alone: how to find people in a hostel', 'Solo in a hostel: the pot of pasta works'],
    cover: 'Cook too much pasta',
    gist: [
      'Cook too much, ask for salt, sit at the long table and not in the corner, and put the phone away for half an hour. By the end somebody has a map out.',
      'Most people in the kitchen would like to be asked as well. A pot that is too large is the best beginning there is.',
    ],
    subject: ['A pot that is too large', '"Has anybody got salt?"'],
    hooks: {
      '*': [
        'Travelling alone? Cook too much pasta. The rest happens by itself.',
        '"Has anybody got salt?" is how a good half of all travel friendships begin.',
      ],
      p: 'Shared kitchens are where people who travel alone stop being alone.',
      f: 'They are as shy as you are. Somebody has to begin.',
      a: 'Cook. Ask. Sit. Stay.',
      t: 'Seven in the evening, long table, phone face down: that is when most conversations start.',
      h: 'Four nations, one pot, and a discussion about whether to break spaghetti. It was peaceful, nearly.',
      i: 'Nobody stays a stranger who hands round a plate.',
      l: 'Steam, garlic, and chairs being moved closer.',
    },
    lines: {
      '*': [
        'Alone in a hostel? Cook too much and ask who is hungry. It has never failed.',
        'Sit at the long table. The corner with the socket is where evenings end.',
        'Better than "where are you from": "what was the best thing today?"',
        'Join whatever is on: a walk, a quiz, washing up. Washing up works best.',
      ],
      h: ['They broke the spaghetti. The Italian left the room. He came back, he was hungry.'],
    },
    scene: [
      'A pot for six, one person at it, and in the doorway somebody who is only looking for a cup.',
      'By ten the map lies between the plates, held down by a pan, and somebody draws a line along the coast.',
    ],
    why: [
      [
        'In a kitchen nobody needs a reason to be there.',
        'Hands have something to do, and so the talk comes by itself.',
      ],
      ['Whoever asks first makes it easy for three others.', 'Most wait, each for the other.'],
    ],
    parts: [
      [
        'Cook more than you need',
        ['Pasta, rice, a big soup: it costs hardly more.', 'Ask about allergies, and who washes up.'],
        'A large pot',
      ],
      [
        'Ask for something small',
        ['Salt, a map, how the oven works.', 'Everybody likes to be able to help.'],
        'A hand with salt',
      ],
      [
        'Stay after eating',
        ['Half an hour without the phone.', 'Cards on the table help.'],
        'A long table in the evening',
      ],
    ],
    turn: [
      'And if you want to be alone: that is fine as well. Upper bunk, curtain, book.',
      'Label the rest with a name and the date, for the fridge.',
    ],
    asks: ['Where did you meet the people you still write to?', 'What do you cook when you travel?'],
    ends: {
      p: 'One pot, and an evening.',
      f: 'Somebody will bring the salt.',
      a: 'Cook too much.',
      t: 'Tell somebody where you are going tomorrow. It is safer, and sometimes they come along.',
      h: 'The discussion goes on by letter.',
      i: 'The world is full of people with too much pasta.',
      l: 'And late at night, one last plate.',
    },
    keep: 'the first evening in a new town',
    send: 'somebody who sets out alone',
    own: [
      {
        kinds: ['event', 'place', 'service', 'offer'],
        about: 'kitchen|bar|dinner|breakfast|social|walk|pub|lounge|terrace|rooftop|common',
        lead: 'And where people meet in this house.',
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
      'Shared kitchen: five rules that need no sign',
      'How to share a hostel kitchen with forty people',
    ],
    cover: 'Name, date, shelf',
    gist: [
      'Name and date on it, your own shelf, wash up before you eat, leave what you do not take with you for the others, and never touch a yoghurt that says Ingrid.',
      'A fridge for forty works with a pen. Without it, it becomes archaeology.',
    ],
    subject: ["Ingrid's yoghurt", 'A fridge for forty'],
    hooks: {
      '*': [
        'A fridge for forty people needs a pen more than a thermostat.',
        'Who is Ingrid, and how old is her yoghurt?',
      ],
      p: 'A few habits keep a shared kitchen pleasant for all.',
      f: 'Wash the pan first, and then eat. You will see.',
      a: 'Name it. Date it. Wash it. Leave it.',
      t: 'Cooked food keeps some days in a cold fridge; raw meat goes on the lowest shelf, closed.',
      h: 'There is a cheese in there with a residence permit.',
      i: 'Sharing is nothing but thinking of the next person.',
      l: 'A clean pan, a lemon, and an open window.',
    },
    lines: {
      '*': [
        'Shared fridge: name and date on everything. What has neither is free for all by tomorrow.',
        'Wash the pan before you eat. Afterwards nobody does.',
        'Leave oil, salt and half a packet of rice on the free shelf. Somebody arrives tonight with nothing.',
        'Ask before you cook fish at eleven. Just ask.',
      ],
      h: ['Ingrid left in March. Nobody dares.'],
    },
    scene: [
      'Somebody opens the fridge, looks for a long time, and closes it again like a book in a foreign language.',
      'On the free shelf: half a bottle of oil, eleven tea bags, and a note saying "enjoy".',
    ],
    why: [
      [
        'What has no name belongs to nobody, and that is how it looks in there.',
        'Nobody throws anything out which might belong to somebody.',
      ],
      ['Dirty pans have children.', 'One clean sink keeps itself clean for hours.'],
    ],
    parts: [
      [
        'Write name and date on it',
        ['And the day you leave.', 'A pen hangs on a string, mostly.'],
        'A label on a box',
      ],
      [
        'Wash up before you eat',
        ['While it is warm it takes a minute.', 'Your dinner can wait for a minute.'],
        'A pan in a sink',
      ],
      [
        'Keep raw food at the bottom',
        ['Closed, so that nothing drips.', 'Everything else above it.'],
        'A lower shelf',
      ],
      [
        'Leave what you cannot take',
        ['On the free shelf, closed and good.', 'It is how travellers greet those who come after them.'],
        'A shelf with oil and rice',
      ],
    ],
    turn: [
      'And take one thing out each time that nobody else will.',
      'Whoever cooks for others does not wash up. That is international law.',
    ],
    asks: ['What was your best find on a free shelf?', 'What would you never share?'],
    ends: {
      p: 'A pen, and it works.',
      f: 'Ingrid, if you read this: thank you.',
      a: 'Name, date, wash.',
      t: 'Fridge at five degrees Celsius or less.',
      h: 'The cheese has applied for citizenship.',
      i: 'Leave it better than you found it.',
      l: "And in the morning the smell of somebody's coffee.",
    },
    keep: 'the first look into the fridge',
    send: 'Ingrid',
    own: [
      {
        kinds: ['place', 'service', 'policy'],
        about: 'kitchen|breakfast|cook',
        lead: 'And about the kitchen here.',
      },
    ],
    pic: { ask: 'The free shelf, or labels in the fridge', alt: 'Labelled food on a fridge shelf' },
    claims: [['Raw below cooked; cold fridge', 'food safety authorities']],
  },
];
