// Doing something together: mending, clearing up, and the first evening in a group.
import type { Idea } from '../../library/idea.ts';

const NATURE =
  'conservation|wildlife|nature (?:reserve|trust|group)|litter|\\brivers?\\b|woodland|\\bbeach|habitat|environment|rewild';
const GROUPS =
  'community (?:centre|center|hall|hub)|village hall|\\bclasses\\b|groups? (?:meet|for)|social club|society|scouts?\\b|guides\\b|youth (?:club|group)|men.s shed';

export const TOGETHER: readonly Idea[] = [
  {
    id: 'what-to-bring-to-a-repair-cafe',
    format: 'checklist',
    only: 'repair caf|repair (?:group|hub|shed)|mending (?:group|caf)|fixers',
    again: 6,
    emoji: '🔧',
    tags: ['RepairCafe', 'MendDontSpend', 'Reuse'],
    title: ['What to bring to a repair cafe', 'Repair cafe: what can be mended, and what you should bring'],
    cover: 'Going to a repair cafe',
    gist: [
      'To a repair cafe bring the broken thing, everything that belongs to it, and a little time. You sit beside the person who mends it.',
      'Lamps, toasters, zips, chairs, toys: try it before you throw it away. Say what happened, and bring cables and loose parts.',
    ],
    subject: ['Going to a repair cafe', 'Mend it before you throw it away'],
    hooks: {
      '*': [
        'Is there a broken lamp in your cupboard? Bring it to the repair cafe, with these things.',
        'Before you throw it away, try the repair cafe. This is what to bring.',
      ],
      pfatil: 'At a repair cafe things are mended together, over a cup of coffee.',
      h: 'The toaster has been "nearly mended" since last year. Time to bring it in.',
    },
    lines: {
      '*': [
        'Bring the cable, the charger and all loose screws to the repair cafe. They are missing most often.',
        'Clean the thing before you bring it. Crumbs in a toaster are a fault of their own.',
        'Many clothes can be saved by a new zip or a patch. Bring matching thread if you have it.',
        'Stay while your thing is mended. The next time you may be able to do it yourself.',
      ],
      h: ['Some things start to work as soon as they arrive. Nobody knows why.'],
    },
    scene: [
      'A small part breaks, and a whole machine goes into the bin.',
      'In most homes there is a corner for things that somebody wants to mend one day.',
    ],
    why: [
      [
        'Often it is only a fuse, a cable or a bit of dirt.',
        'Many faults take ten minutes if you have the right screwdriver.',
      ],
      [
        'What is mended does not have to be made and bought again.',
        'You save money, and the thing stays out of the bin.',
      ],
    ],
    caution: [
      'Please do not open electrical devices at home before you come. Some parts can give you a shock even when unplugged.',
      'Leave electrical things closed until you are here. Some hold a charge without a plug.',
    ],
    parts: [
      [
        'The thing, and all its parts',
        ['Cable, remote control, lid, screws.', 'Loose bits in a bag with a label.'],
        'A toaster and a bag of screws',
      ],
      [
        'What happened',
        ['Since when, what you heard, what you tried.', 'One sentence helps to find the fault.'],
        'Two people bent over a lamp',
      ],
      [
        'A spare part, if you know it',
        ['A zip, a button, a bulb, a belt.', 'Ask beforehand if you are not sure which.'],
        'A zip and a reel of thread',
      ],
      [
        'A little time',
        ['Somebody may be before you. There is usually coffee.', 'You help, hold and learn something.'],
        'A cup beside a screwdriver',
      ],
    ],
    turn: [
      'Not everything can be saved, but a lot can.',
      'You only pay with patience, and perhaps a coin in the jar.',
    ],
    asks: ['What is waiting to be mended at your home?', 'What was your best repair?'],
    ends: {
      pfatil: ['Not sure whether it can be mended? Ask us.', 'Bring it along to the next date.'],
      h: 'Bring the toaster. And bread, to test it.',
    },
    keep: 'the next thing that breaks',
    send: 'whoever keeps broken things',
    own: [
      {
        kinds: ['hours', 'event', 'place', 'price', 'process', 'policy'],
        about: 'repair|\\bmend|saturday|sunday|every month|bring',
        lead: 'And this is when you can bring things.',
      },
    ],
    pic: { ask: 'A broken lamp and a screwdriver on a table', alt: 'A lamp and a screwdriver on a table' },
    claims: [
      [
        'Owners stay and take part; common simple faults; capacitors',
        'practice of repair cafes, electrical safety advice',
      ],
    ],
  },
  {
    id: 'a-bag-of-litter',
    format: 'howto',
    only: NATURE,
    again: 7,
    emoji: '🌿',
    tags: ['LitterPick', 'CleanUp', 'LookAfterNature'],
    title: ['How to do a litter pick on your next walk', 'One bag of litter: how to help nature on a walk'],
    cover: 'A litter pick on your walk',
    gist: [
      'Take gloves and a bag on your next walk, pick up what is safe to touch, and put it in a bin. Ten minutes make a path look different.',
      'You do not need a campaign to clear up. One bag, one walk, and the others on the path will notice.',
    ],
    subject: ['A litter pick on your walk', 'One bag on one walk'],
    hooks: {
      '*': [
        'Going for a walk? Take a bag along and pick up litter for ten minutes. This is how.',
        'You can help nature on your next walk with a pair of gloves and a bag.',
      ],
      pfatil: 'Clearing up a path takes one bag and ten minutes.',
      h: 'Your dog brings home sticks. You could bring home crisp packets.',
    },
    lines: {
      '*': [
        'On a walk, pick up fishing line, string and plastic rings first. They harm animals most.',
        'Use gloves when you pick up litter, and leave needles, chemicals and anything sharp. Report them to the council.',
        'Take children along on a litter pick, and let them count. They find more than you do.',
        'Look before you tidy up: dead leaves and old wood are no litter. Animals live in them.',
      ],
      h: ['Things found on paths: one shoe. Always one shoe.'],
    },
    scene: [
      'Everybody sees the can beside the path, and everybody walks past it.',
      'After a sunny weekend there is more lying about than the bins can hold.',
    ],
    why: [
      [
        'Where litter lies, more is dropped. A clean path stays clean longer.',
        'People drop less where nothing is lying about.',
      ],
      [
        'Animals get caught in it or eat it.',
        'Plastic falls apart into small pieces that nobody can pick up.',
      ],
    ],
    caution: [
      'Leave anything sharp or chemical alone, stay away from roads and deep water, and wash your hands.',
      'Do not touch needles or canisters. Keep off banks and roads, and wash your hands afterwards.',
    ],
    parts: [
      [
        'Gloves, bag, tongs',
        ['Gardening gloves will do. A second bag is for recycling.', 'Kitchen tongs save your back.'],
        'Gloves and a bag',
      ],
      [
        'Choose a short stretch',
        ['From the gate to the bridge, for example.', 'It is more fun to finish a small piece.'],
        'A path with a bag beside it',
      ],
      [
        'Sort it at home',
        ['Cans and bottles can be recycled. The rest goes in the bin.', 'Ask the council about large finds.'],
        'Cans beside a bag',
      ],
    ],
    turn: ['Then enjoy the clean view.', 'It works on a beach and in a park as well.'],
    asks: ['What is the oddest thing you have found on a walk?', 'Which path would you like to see clean?'],
    ends: {
      pfatil: ['Come along to the next one with us.', 'Tell us where it is needed most.'],
      h: 'If you are missing a shoe, let us know.',
    },
    keep: 'your next walk',
    send: 'the people you walk with',
    own: [
      {
        kinds: ['event', 'hours', 'process', 'story'],
        about: 'litter|clean.?up|work part(?:y|ies)|volunteer|task days?',
        lead: 'And when we go out together.',
      },
    ],
    pic: { ask: 'A full bag beside a clean path', alt: 'A full bag beside a path' },
    claims: [
      ['Litter attracts litter; entanglement; sharps safety', 'advice of environmental groups and councils'],
    ],
  },
  {
    id: 'first-evening-in-a-group',
    format: 'answer',
    only: GROUPS,
    again: 7,
    emoji: '🚪',
    tags: ['CommunityLife', 'NewInTown', 'JoinIn'],
    title: [
      'Coming to a group for the first time: what helps',
      'New here? How to join a group when you know nobody',
    ],
    cover: 'New in a group',
    question: 'Can I just come along if I do not know anybody?',
    short: 'Yes. Come a little early, and say that it is your first time.',
    gist: [
      'If you come to a group for the first time, arrive ten minutes early and say that you are new. It is the easiest moment to get talking.',
      'Nearly everybody in a group came alone the first time. Go twice before you decide.',
    ],
    subject: ['New in a group', 'Coming for the first time'],
    hooks: {
      '*': [
        'You would like to join a group but know nobody there? This makes the first time easier.',
        'Can you just turn up? Yes, and it is easier if you come early.',
      ],
      pfatil: 'The first time in a group is the hardest, and it takes ten minutes.',
      h: 'Walking into a room full of strangers: nobody likes it, and everybody here has done it.',
    },
    lines: {
      '*': [
        'Come ten minutes early to a new group. Then people arrive one by one, and you talk to each of them.',
        'Say "it is my first time". Somebody will show you where everything is.',
        'Offer to put out chairs. With something in your hands it is easy to talk.',
        'Go to a new group twice. The second time you already know three faces.',
      ],
      h: ['Nobody remembers names on the first evening. You may ask again for a year.'],
    },
    scene: [
      'You stand at the door, hear voices, and think of going home.',
      'A new town, a new job or a quiet house: there are many reasons to look for company.',
    ],
    why: [
      ['Before it starts people have time to talk.', 'Later everybody is busy or already sitting.'],
      [
        'On the first evening everything is strange, and on the second it is not.',
        'Faces that you have seen once feel familiar.',
      ],
    ],
    parts: [
      [
        'Send a message before',
        ['Then somebody is expecting you.', 'Ask what you should bring.'],
        'A phone with a message',
      ],
      [
        'Come early',
        ['And sit down next to somebody, not at the edge.', 'Ten minutes before the start is best.'],
        'A hall with a few people',
      ],
      [
        'Ask a simple question',
        ['"How long have you been coming?" works every time.', '"Is this seat free?" is enough to begin.'],
        'Two people with cups',
      ],
    ],
    turn: ['And come a second time before you decide.', 'Somebody will save you a seat.'],
    asks: ['What would make it easier for you to come?', 'How did you find your way to us?'],
    ends: {
      pfatil: [
        'Send us a message before you come, and we will look out for you.',
        'Just come. You are welcome.',
      ],
      h: 'The kettle is on.',
    },
    keep: 'the evening before you go',
    send: 'somebody who is new in town',
    own: [
      {
        kinds: ['hours', 'place', 'event', 'price', 'audience', 'process'],
        about:
          '\\bmondays?|\\btuesdays?|\\bwednesdays?|\\bthursdays?|\\bfridays?|\\bsaturdays?|\\bsundays?|newcomers|new members|everybody|everyone',
        lead: 'And this is when we meet.',
      },
    ],
    pic: { ask: 'The open door of your hall', alt: 'An open door with light inside' },
    claims: [['Coming early and a task make joining easier', 'common experience']],
  },
];
