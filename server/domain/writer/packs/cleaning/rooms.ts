// Cleaning: what works, what wastes time, what must not be mixed.
import type { Idea } from '../../library/idea.ts';

export const ROOMS: readonly Idea[] = [
  {
    id: 'let-it-sit',
    format: 'mistake',
    again: 9,
    emoji: '⏳',
    tags: ['CleaningTips', 'LimescaleRemoval', 'HomeCare'],
    title: 'Why cleaners work better if you wait: contact time',
    cover: 'Spray it, then wait',
    wrong: 'Spray, wipe at once, and scrub hard',
    gist: [
      'Cleaning sprays need a few minutes to work. Spray, do something else, come back and wipe. The label says how long, in small type.',
      'Give the spray five minutes, and most of the dirt wipes off without scrubbing.',
    ],
    subject: ['Five minutes that scrub for you', 'Spray the shower, then wait'],
    hooks: {
      '*': [
        'If you wipe cleaning spray off at once, your arm does the work the spray should do.',
        'The best cleaning product is a kitchen timer: let the spray sit for five minutes.',
      ],
      ptl: 'Dissolving dirt takes time. If you wipe too soon, you have to scrub instead.',
      fhi: 'Sore shoulder from scrubbing the shower? Let the spray sit for five minutes first.',
      a: 'Spray. Wait. Wipe.',
    },
    lines: {
      '*': [
        'Spray the shower, then brush your teeth, then wipe. The waiting does the cleaning.',
        'The time to wait is on the back of the bottle. Disinfectant that is wiped off sooner does very little.',
        'Soak a cloth in descaler, wrap it round the {tap|faucet} and leave it. The limescale dissolves without scrubbing.',
        'Burnt pan: warm some water and a drop of {washing-up liquid|dish soap} in it, and let it stand. No steel wool needed.',
      ],
      h: ['The oven spray worked very well. We forgot about it on Tuesday.'],
    },
    why: [
      [
        'Grease and lime have to be loosened before they can be moved.',
        'The cleaner needs a few minutes to do that.',
      ],
      [
        'Hard scrubbing scratches the shine off chrome and plastic.',
        'A rough sponge leaves scratches, and dirt settles in them.',
      ],
    ],
    parts: [
      [
        'Spray the shower and basin first',
        ['Then dust the other rooms while it works.', 'What needs the longest wait gets sprayed first.'],
        'A wet {tap|faucet} with a cloth wrapped round it',
      ],
      [
        'Read the back of the bottle',
        [
          'It says how long to wait, and where not to use it.',
          'Acid harms stone, and wood does not like standing water.',
        ],
        'A finger on the back of a bottle, blurred',
      ],
      [
        'Wipe from top to bottom',
        ['Then no dirty drops run over the part you have finished.', 'With one damp cloth and one dry.'],
        'A cloth drawn down a shower screen',
      ],
    ],
    turn: ['If the dirt does not come off, spray again and wait longer.', 'Your arm can rest meanwhile.'],
    asks: ['What do you scrub without success?', 'Which job do you put off longest?'],
    ends: { pfathil: 'Waiting costs nothing.' },
    keep: 'the next bathroom day',
    send: 'somebody with a sore shoulder',
    caution:
      'Test a product where nobody looks, air the room and never mix products. Ask us if you are unsure of a surface.',
    pic: {
      ask: 'A cloth wrapped round a {tap|faucet}, a timer beside it',
      alt: 'A cloth wrapped round a {tap|faucet} beside a kitchen timer',
    },
    claims: [
      [
        "Time, temperature, chemistry and mechanical action are the factors of cleaning (Sinner's circle)",
        'textbook of the cleaning trade',
      ],
    ],
  },
  {
    id: 'never-two-bottles',
    format: 'tip',
    again: 10,
    emoji: '⚠️',
    tags: ['CleaningSafety', 'HomeSafety', 'CleaningTips'],
    title: 'Which cleaning products must never be mixed',
    cover: 'One bottle at a time',
    gist: [
      'Bleach with an acid or with ammonia gives off poisonous gas. Use one product, rinse, and only then the next.',
      'Never mix cleaners in the toilet. Use one, rinse it well, and open the window.',
    ],
    subject: ['Never mix bleach and descaler', 'One cleaner at a time'],
    hooks: {
      '*': [
        'Two cleaning products together are not stronger. Some of them make poison gas.',
        'Never use bleach and vinegar together: the two make a poisonous gas.',
      ],
      ptl: 'Bleach and acid release chlorine. Bleach and ammonia make chloramines. Both are poisonous.',
      fhi: 'Want the toilet really clean, and reaching for a second bottle? Please put it back.',
      a: 'One cleaner, rinse, open the window.',
    },
    lines: {
      '*': [
        'Never put bleach and vinegar, or bleach and descaler, in the same bowl. The gas they make attacks the lungs.',
        'Never mix bleach with ammonia either. It is in some glass cleaners.',
        'Keep cleaners in their own bottles. Nobody should have to guess what is in a lemonade bottle.',
        'If it ever smells sharp and your eyes sting: out, door shut, windows open if you can, and ring the poison line.',
      ],
      h: ['Under the sink stand eleven bottles. They are not a cocktail bar.'],
    },
    why: [
      [
        'Several common cleaners react with each other, and you cannot always see it.',
        'Descaler is an acid, and acid sets gas free from bleach.',
      ],
      [
        'You hardly ever need something stronger.',
        'Warm water and a few minutes of waiting do most of the work.',
      ],
    ],
    parts: [
      [
        'Use one cleaner at a time',
        [
          'Rinse with plenty of water before the next one.',
          'Rinse the next day too, as some of it stays in the bowl.',
        ],
        'A single bottle on the edge of a basin',
      ],
      [
        'Open the window first',
        ['Before you begin, and until it is dry.', 'Fumes fill a small bathroom quickly.'],
        'An open bathroom window',
      ],
      [
        'Keep cleaners in their own bottles',
        [
          'With label and cap, and high up if there are children.',
          'In another bottle nobody knows what it is.',
        ],
        'A cupboard with a child lock',
      ],
    ],
    turn: [
      'Most of those bottles can go to your local collection point.',
      'The few cleaners that you keep are easier to find.',
    ],
    asks: ['How many bottles stand under your sink?', 'Which three cleaners would you keep?'],
    ends: { pfathil: 'Fewer cleaners, fewer accidents.' },
    keep: 'the cupboard under the sink',
    send: 'everybody who cleans thoroughly',
    caution:
      'If you have breathed it in: fresh air at once, and call a poison centre or an emergency number.',
    pic: {
      ask: 'One bottle beside an open window, gloves over the edge of a bucket',
      alt: 'A bucket with gloves and a single bottle by an open window',
    },
    claims: [
      ['Bleach with acids releases chlorine, with ammonia chloramines', 'poison centres, safety data sheets'],
    ],
  },
  {
    id: 'dust-before-floor',
    format: 'howto',
    again: 9,
    emoji: '🧹',
    tags: ['CleaningRoutine', 'CleaningTips', 'TidyHome'],
    title: 'In which order to clean a room',
    cover: 'Clean from top to bottom',
    gist: [
      'Clean a room from top to bottom, dry before wet, from the far corner to the door. In any other order you clean something twice.',
      'First tidy, then dust, then wipe, and the floor last. Professionals are not faster; they just do nothing twice.',
    ],
    subject: ['Never clean the same thing twice', 'The floor is always last'],
    hooks: {
      '*': [
        'The floor is mopped, and now you notice the dust on the shelf.',
        'Professional cleaners do not wipe faster. They clean in the right order.',
      ],
      ptl: 'Dust falls and water runs down, so you clean from the top.',
      fhi: 'Do you go round in circles when you clean? Start at the top, in the far corner.',
      a: 'Clean the top first and the floor last.',
    },
    lines: {
      '*': [
        'Clean a room from top to bottom: lamp, shelf, table, floor. Dust falls on whatever is below.',
        'Dust before you wipe. Wet dust is mud.',
        'Begin in the corner farthest from the door, and clean your way out.',
        'Carry all your cleaning things in one bucket. Fetching them takes more time than wiping.',
      ],
      h: ['He mopped his way into the far corner. The floor needs twenty minutes to dry.'],
    },
    why: [
      [
        'Dust from the shelf ends up on the floor.',
        'If you start at the top, you sweep up everything at the end.',
      ],
      [
        'Walking back and forth costs more time than any new cloth saves.',
        'It is the walking that makes you tired, not the wiping.',
      ],
    ],
    parts: [
      [
        'Tidy the room first',
        [
          'Otherwise you lift everything up to clean under it.',
          'Put things from other rooms in a basket, and carry it once.',
        ],
        'A basket with odds and ends on a stair',
      ],
      [
        'Dust from the top down',
        [
          'Lamps, shelves, frames, then tables.',
          'With a slightly damp cloth, as a dry one only moves the dust.',
        ],
        'A cloth on the top of a shelf',
      ],
      [
        'Then wipe with water',
        [
          '{Taps|Faucets}, glass, surfaces, with a cloth for each zone.',
          'The cloth from the bathroom stays in the bathroom.',
        ],
        'Cloths in different colours',
      ],
      [
        'Floor last, towards the door',
        ['Vacuum first, then mop your way to the door.', 'And shoes off until it is dry.'],
        'A mop in a doorway',
      ],
    ],
    turn: [
      'Then shut the door and enjoy the clean room for ten minutes.',
      'You have until the family comes home.',
    ],
    asks: [
      'Where do you begin when you clean?',
      'Which cleaning job have you always done in the wrong order?',
    ],
    ends: { pfathil: 'The right order costs nothing and saves an hour.' },
    keep: 'the next Saturday morning',
    send: 'somebody who goes round in circles',
    pic: {
      ask: 'A bucket and mop in a doorway, floor drying',
      alt: 'A mop and bucket in a doorway',
    },
    claims: [['Top to bottom, dry to wet, far end to exit', 'cleaning trade training']],
  },
  {
    id: 'which-room-first',
    format: 'question',
    again: 9,
    emoji: '🧽',
    tags: ['TellUs', 'CleaningDay', 'HomeLife'],
    title: 'Which cleaning job do you like, and which do you hate?',
    cover: 'Which chore do you hate?',
    gist: [
      'Some people iron to relax, others would pay anything never to clean an oven. Which job do you like, and which do you never do?',
      'There is one job in every home that everybody hopes someone else has noticed. Which is it in yours?',
    ],
    subject: ['The chore that nobody does', 'Which chore do you even like?'],
    hooks: {
      '*': [
        'Every home has one cleaning job that everybody leaves to somebody else.',
        'Some people like cleaning windows. Are you one of them?',
      ],
      ptl: 'Tastes in chores differ, so sharing them out by taste saves arguments.',
      fhi: 'Which cleaning job do you secretly like?',
      a: 'Name one chore you like, and one you never do.',
    },
    lines: {
      '*': [
        'Which chore do you like doing, and which do you put off?',
        'Share chores by taste: whoever minds the bathroom least gets it, and is let off the rest.',
        'Some people do their best thinking over the washing up. Do you?',
        'What is lying behind your sofa? Guess first, then look.',
      ],
      h: ['Behind the sofa was the remote control we blamed the children for.'],
    },
    why: [
      [
        'Ironing calms one person and drives the next one mad.',
        'With music on, many a chore is only half as bad.',
      ],
    ],
    parts: [
      [
        'Chores that people like',
        [
          'Folding, ironing, sorting, windows: they have a beginning and an end.',
          'Afterwards you can see what you have done.',
        ],
        'Folded towels in a stack',
      ],
      [
        'Chores that people put off',
        ['The oven, the drains, and the dust behind the sofa.', 'Moving house would be another way out.'],
        'An oven door, closed',
      ],
    ],
    turn: ['Your answer is safe with us.', 'And we will not look on top of the fridge.'],
    asks: ['Which chore do you honestly like?', 'Which chore do you leave until visitors come?'],
    ends: { pfathil: 'Swap chores instead of arguing about them.' },
    keep: 'the next discussion about a sock',
    send: 'the person you live with',
    pic: {
      ask: 'A stack of folded towels in window light',
      alt: 'A stack of folded towels by a window',
    },
    claims: [['Tastes in chores differ', 'common experience']],
  },
  {
    id: 'the-light-from-the-side',
    format: 'behind',
    again: 11,
    emoji: '🔦',
    tags: ['BehindTheScenes', 'CleaningPros', 'HowItWorks'],
    title: 'What professional cleaners look at first',
    cover: 'Where cleaners look first',
    gist: [
      'Professional cleaners look along a surface against the light, and wipe door handles and switches first. What hands touch gets dirtiest.',
      'Trained cleaners look at edges, handles and switches first. The middle of the room is mostly clean.',
    ],
    subject: ['Where the pros look first', 'The door handle before the floor'],
    hooks: {
      '*': [
        'From above the table looks clean. Now bend down and look along it.',
        'The dirtiest thing in a room is usually the one that everybody touches: the door handle.',
      ],
      ptl: 'Handles, switches and edges decide how clean a room is. The floor decides how clean it looks.',
      fhi: 'Ever wondered what a professional cleaner looks at first in a room?',
      a: 'Clean the handles and switches first.',
    },
    lines: {
      '*': [
        'To see if a table is clean, look along it against the light.',
        'Wipe light switches, door handles and the remote control: two minutes, and they need it most.',
        'Professional cleaners fold a cloth in four, and again. That makes eight clean sides.',
        'You do not see good cleaning. You only notice when it was not done.',
      ],
      h: ['The remote control has had more snacks than the dog.'],
    },
    why: [
      [
        'You stop seeing the marks that you walk past every day. A visitor sees them at once.',
        'After a while you do not notice the mark by the light switch.',
      ],
      [
        'Hands carry more germs about than feet do.',
        'We wash floors, which nobody touches, and forget handles, which everybody touches.',
      ],
    ],
    parts: [
      [
        'Look along the surface',
        ['Bend down and hold a lamp to the side.', 'Streaks often show from one side only.'],
        'Sidelight over a table top',
      ],
      [
        'Wipe handles before floors',
        ['Doors, switches, armrests, bottom edge of the {tap|faucet}.', 'Two minutes, with a fresh cloth.'],
        'A hand wiping a door handle',
      ],
      [
        'Fold the cloth twice',
        [
          'Then you have clean sides for the next room.',
          'Keep one {colour|color} of cloth for bathrooms only.',
        ],
        'A cloth folded in four',
      ],
    ],
    turn: [
      'The office is clean before anyone arrives.',
      'The nicest compliment for a cleaner is that nobody finds a mark.',
    ],
    asks: ['Which spot in your home does nobody clean?', "What do you notice first in other people's homes?"],
    ends: { pfathil: 'A look against the light shows what was missed.' },
    work: 'Ask your cleaners what they see: the leaking {tap|faucet}, the window that never shuts. They know a building better than its plan does.',
    keep: 'the next sunny morning',
    send: 'somebody who is having visitors',
    own: [
      {
        kinds: ['people', 'process'],
        about: 'train|team|same (?:person|cleaner|team)|insured|vetted',
        lead: 'The people who clean for you:',
      },
    ],
    pic: {
      ask: 'Low light across a table top, a folded cloth',
      alt: 'A folded cloth on a table in low light',
    },
    claims: [
      ['Touch points carry most; folded cloths and colour coding are standard', 'cleaning trade training'],
    ],
  },
  {
    id: 'does-newspaper-do-it',
    format: 'answer',
    again: 10,
    emoji: '🪟',
    tags: ['WindowCleaning', 'StreakFree', 'CleaningTips'],
    title: 'Streak-free windows: how to do it, and when not',
    cover: 'Windows without streaks',
    question: 'How do I get windows without streaks?',
    short: 'Use little soap and a good rubber blade, and stay out of the sun.',
    gist: [
      'Streaks on windows are soap that dried too fast. Use little, pull it off with a rubber blade, dry the edges, and wait for clouds.',
      'Streaks seldom come from the product. A clean blade, a grey day and two drops of {washing-up liquid|dish soap} are enough.',
    ],
    subject: ['Clean windows on a grey day', 'Two drops of soap are enough'],
    hooks: {
      '*': [
        'The sun comes out, you see the windows, and you start cleaning. Wait for a cloud instead.',
        'Streaks on windows are soap that dried too fast.',
      ],
      ptl: 'Soap that dries fast makes streaks, so use less soap and cool glass.',
      fhi: 'You cleaned the windows, and now there are streaks? It was the sun.',
      a: 'Clean windows on a grey day, with little soap.',
    },
    lines: {
      '*': [
        'Clean windows on a grey day. In the sun they dry quicker than you can wipe.',
        'Two drops of {washing-up liquid|dish soap} in a bucket of water are enough. More foam means more streaks.',
        'Wipe the rubber blade after every pull. That alone saves most streaks.',
        'Wipe windows across on the inside and down on the outside. Then you know which side the streak is on.',
      ],
      h: ['The streak is always on the other side.'],
    },
    why: [
      ['Soapy water that dries on the glass leaves a streak.', 'The water dries, and the soap stays.'],
      [
        'A dirty rubber blade draws lines on the glass.',
        'Many streaks come from the blade and not from the glass.',
      ],
    ],
    parts: [
      [
        'Brush off the dust first',
        ['The frame too, while it is dry. Wet dust turns to mud.', 'A soft brush is enough.'],
        'A soft brush on a window frame',
      ],
      [
        'Use very little soap',
        ['From the top, with a wet cloth or a sleeve.', 'The corners too; that is where spiders live.'],
        'A wet cloth on glass',
      ],
      [
        'Pull the water off in one go',
        ['Let the strokes overlap, and wipe the blade after each.', 'Then dry the edges with a cloth.'],
        'A squeegee drawn across glass',
      ],
    ],
    turn: ['Newspaper works too, but it blackens hands and frames.', 'A clean blade is what matters most.'],
    asks: [
      'What do you clean windows with: blade, cloth or newspaper?',
      'When did you last see the garden clearly?',
    ],
    ends: { pfathil: 'Little soap, cool glass, a clean blade.' },
    keep: 'the first grey Saturday',
    send: 'somebody who begins in sunshine',
    caution: 'Never lean out of an upper window to clean it. Ask us about those.',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'window',
        lead: 'For windows that are too high:',
      },
    ],
    pic: {
      ask: 'A squeegee on a wet pane, grey sky behind',
      alt: 'A squeegee drawn across a wet window pane',
    },
    claims: [['Streaks are residue that dried too fast', 'window cleaning trade']],
  },
];
