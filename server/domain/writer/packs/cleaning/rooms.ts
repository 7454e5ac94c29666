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
    cover: 'Spray, and go away',
    wrong: 'Spray, wipe at once, scrub, and wonder',
    gist: [
      'Cleaners need minutes, not muscles. Spray, do something else, come back and wipe. On the bottle it says how long, in small type.',
      'Most scrubbing replaces five minutes of waiting. Let it sit, and it comes off by itself.',
    ],
    subject: ['Five minutes that scrub for you', 'Spray it and go away'],
    hooks: {
      '*': [
        'You spray, you wipe at once, you scrub. What did the work was your arm.',
        'The most underrated cleaning product is a kitchen timer.',
      ],
      pt: 'Dissolving takes time; friction is what people use instead of it.',
      fi: 'Does your shoulder hurt from the shower? Then you wiped too early.',
      a: 'Spray. Wait. Wipe.',
      h: 'Limescale has taken years. You gave the spray four seconds.',
      l: 'A mist of spray, a cup of tea, one wipe.',
    },
    lines: {
      '*': [
        'Spray the shower, then brush your teeth, then wipe. The waiting does the cleaning.',
        'The contact time stands on the back of the bottle. Wiped off earlier, disinfectant mainly makes things wet.',
        'Soak a cloth, lay it round the {tap|faucet}, go away. Limescale gives up on its own.',
        'Burnt pan: water and a drop of {washing-up liquid|dish soap}, warm it gently, let it stand. Steel wool is for the impatient.',
      ],
      h: ['The oven spray worked well. We had forgotten about it since Tuesday.'],
    },
    scene: [
      'Sleeves rolled up, red face, a sponge that is coming apart, and the {tap|faucet} still white.',
      'A cup of tea, a kitchen timer, and in the bathroom something is dissolving.',
    ],
    why: [
      [
        'Grease and lime have to be loosened before they can be moved.',
        'It is chemistry, and chemistry keeps its own time.',
      ],
      [
        'Pressure scratches what you wanted to shine.',
        'A rough sponge leaves marks in which the next dirt will settle.',
      ],
    ],
    parts: [
      [
        'Start with the slow places',
        [
          'Spray shower and basin first, then do the dusting.',
          'The longest wait begins first, like in a kitchen.',
        ],
        'A wet {tap|faucet} with a cloth wrapped round it',
      ],
      [
        'Read the back of it',
        ['How long, on what, and on what not.', 'Stone dislikes acid, and wood dislikes standing water.'],
        'A finger on the back of a bottle, blurred',
      ],
      [
        'Wipe from top to bottom',
        ['Then nothing runs over what is done.', 'With one damp cloth and one dry.'],
        'A cloth drawn down a shower screen',
      ],
    ],
    turn: [
      'If it does not come off, once more with time, and not with force.',
      'Your arm may rest. It has earned it.',
    ],
    asks: ['What do you scrub without success?', 'Which job do you put off longest?'],
    ends: {
      pt: 'Time, temperature, chemistry, mechanics: the first is free.',
      fi: 'And the tea is still hot.',
      a: 'Wait. Then wipe.',
      h: 'The sponge has been given a state funeral.',
      l: 'A drop runs down, and all is clear.',
    },
    keep: 'the next bathroom day',
    send: 'somebody with a sore shoulder',
    caution: 'Test it in a hidden place, air the room, and never mix products.',
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
      'Bleach with an acid or with ammonia gives off poisonous gas. One product at a time, rinse, then the next; more kinds do not clean better.',
      'The toilet is no laboratory. Use one product, rinse it well, and open the window.',
    ],
    subject: ['One bottle is enough', 'Never two in the same bowl'],
    hooks: {
      '*': [
        'Two strong cleaners together are not stronger. They are poison gas.',
        'Vinegar is harmless, and bleach is in every cupboard. Just never together.',
      ],
      pt: 'Hypochlorite and acid release chlorine; with ammonia it makes chloramines.',
      fi: 'You want it really clean, and reach for a second bottle? Please put it back.',
      a: 'One product. Rinse. Window.',
      h: 'Anyone who likes experiments may bake a soufflé.',
      l: 'Open window, clear water, one bottle.',
    },
    lines: {
      '*': [
        'Never put bleach and vinegar, or bleach and descaler, in the same bowl. The gas they make attacks the lungs.',
        'Bleach does not get on with ammonia either, and that is in some glass cleaners.',
        'Keep cleaners in their own bottles. Nobody should have to guess at what is in a lemonade bottle.',
        'If it ever smells sharp and your eyes sting: out, door shut, windows open if you can, and ring the poison line.',
      ],
      h: ['Whoever feels like mixing something may bake a cake.'],
    },
    scene: [
      'A toilet bowl, some of the blue, a dash of the white, and all at once somebody coughs.',
      'Under the sink stand eleven bottles, and nine of them do the same.',
    ],
    why: [
      [
        'Several common products react with each other, and one cannot always see it.',
        'What takes lime off is an acid, and what bleaches does not like acids.',
      ],
      ['More strength is hardly ever what is missing.', 'Time and warm water do most of it.'],
    ],
    parts: [
      [
        'One at a time',
        [
          'And rinse with plenty of water before the next.',
          'Also on the following day: leftovers stay in the bowl.',
        ],
        'A single bottle on the edge of a basin',
      ],
      [
        'Air the room',
        ['Window open before you begin.', 'Small bathrooms fill up quickly.'],
        'An open bathroom window',
      ],
      [
        'Leave it in its bottle',
        ['With label and cap, high up if there are children.', 'Decanted means unknown.'],
        'A cupboard with a child lock',
      ],
    ],
    turn: [
      'Nine of the eleven bottles can go, to where your town collects such things.',
      'What stays is easier to find.',
    ],
    asks: ['How many bottles stand under your sink?', 'Which three would you keep?'],
    ends: {
      pt: 'Fewer products, fewer reactions.',
      fi: 'Look after your lungs.',
      a: 'Never mix.',
      h: 'The soufflé, too, fell in. But nobody coughed.',
      l: 'Fresh air, and a clean white bowl.',
    },
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
    cover: 'Down, and then out',
    gist: [
      'From top to bottom, from dry to wet, from the far corner to the door. In any other order you clean something twice.',
      'First tidy, then dust, then wet, and the floor last. Professionals are not quicker with a cloth; they only do nothing twice.',
    ],
    subject: ['Nothing twice', 'The floor is always last'],
    hooks: {
      '*': [
        'You have mopped, and now you notice the shelf.',
        'Professionals do not wipe faster. They wipe in the right order.',
      ],
      pt: 'Dust falls, water runs, and people walk: the order follows from that.',
      fi: 'Do you go in circles when you clean? Try a direction.',
      a: 'Top, dry, far end first.',
      h: 'Who starts with the floor is cleaning it as a hobby.',
      l: 'A room, from the ceiling down to the light on the floor.',
    },
    lines: {
      '*': [
        'Clean a room from top to bottom: lamp, shelf, table, floor. Dust falls, and does so on whatever is finished.',
        'Dry before wet. Wet dust is mud.',
        'Begin in the corner farthest from the door, and clean your way out.',
        'Carry everything with you in one bucket. Most of the time that cleaning takes goes on fetching.',
      ],
      h: ['He is standing in the far corner. The floor is wet. It will take twenty minutes.'],
    },
    scene: [
      'The floor is gleaming, and from the top of the cupboard a grey flake comes sailing down.',
      'A man in socks on an island of dry parquet.',
    ],
    why: [
      ['What lies above ends up below, sooner or later.', 'Gravity cleans along, if you let it.'],
      [
        'Every way you walk twice costs more than a cleverer cloth would save.',
        'Ways are what tires, and not wiping.',
      ],
    ],
    parts: [
      [
        'Tidy first',
        [
          'What lies about has to be lifted a hundred times.',
          'A basket for the things of other rooms saves ways.',
        ],
        'A basket with odds and ends on a stair',
      ],
      [
        'Dust from the top',
        ['Lamps, shelves, frames, then tables.', 'With a slightly damp cloth, or it only moves house.'],
        'A cloth on the top of a shelf',
      ],
      [
        'Then whatever gets wet',
        [
          '{Taps|Faucets}, glass, surfaces, with a cloth for each zone.',
          'The cloth from the bathroom stays in the bathroom.',
        ],
        'Cloths in different colours',
      ],
      [
        'Floor last, towards the door',
        ['Vacuum first, then mop, backwards.', 'And shoes off until it is dry.'],
        'A mop in a doorway',
      ],
    ],
    turn: ['Then shut the door and enjoy it for ten minutes.', 'After that the family comes home.'],
    asks: ['Where do you begin?', 'What have you always done in the wrong order?'],
    ends: {
      pt: 'Sequence is a tool that costs nothing.',
      fi: 'Well done. Sit down, on something dry.',
      a: 'Top. Far. Floor last.',
      h: 'He has been fed through the window.',
      l: 'A floor, and evening light on it.',
    },
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
    cover: 'Love it or leave it',
    gist: [
      'Some people iron to relax, others would rather pay for the oven to be cleaned with a car. Which job do you like, and which one do you never do?',
      'There is one job in every home that everybody hopes someone else has noticed. Which is it in yours?',
    ],
    subject: ['The job nobody does', 'Which one do you even like?'],
    hooks: {
      '*': [
        'In every home there is a job that everybody is waiting for somebody else to do.',
        'There are people who like cleaning windows. We need to talk.',
      ],
      pt: 'Preferences for chores differ so widely that sharing them out by taste saves arguments.',
      fi: 'Which job in the house do you secretly like?',
      a: 'Name one you like, and one you never do.',
      h: 'The top of the fridge is a region about which little is known.',
      l: 'Ironing, on a rainy evening, with the radio.',
    },
    lines: {
      '*': [
        'Which chore do you like doing, and would you come to my place?',
        'Share chores by taste: whoever hates the bathroom least gets it, and is let off the rest.',
        'Some people think best with their hands in warm water. The dishwasher has cost the world some ideas.',
        'What is lying behind your sofa at present? Guess first, then look.',
      ],
      h: ['Behind the sofa was the remote control, and with it an apology that came too late.'],
    },
    scene: [
      'Two people each walk past the same sock, for five days.',
      'An ironing board, rain, a radio play, and somebody who does not wish to be disturbed.',
    ],
    why: [
      [
        'What calms one drives another up the wall, and neither is right.',
        'Whether it is a burden often depends on whether one may hear music with it.',
      ],
    ],
    parts: [
      [
        'Rather like it',
        [
          'Folding, ironing, sorting, windows: it has a beginning and an end.',
          'Afterwards one can see what one has done.',
        ],
        'Folded towels in a stack',
      ],
      [
        'Rather not',
        ['Oven, drains, whatever is behind the sofa.', 'One could also move house.'],
        'An oven door, closed',
      ],
    ],
    turn: ['No names will be passed on.', 'Nor shall we look on top of the fridge.'],
    asks: ['Which chore do you like, honestly?', 'Which one do you leave until somebody comes to visit?'],
    ends: {
      pt: 'Trade chores, not blame.',
      fi: 'The sock greets you both.',
      a: 'One yes, one no.',
      h: 'The expedition to the fridge leaves in spring.',
      l: 'And the radio plays on.',
    },
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
    cover: 'Light from the side',
    gist: [
      'Professionals kneel down, look along a surface against the light, and touch door handles and switches first. What hands touch gets dirtiest, and nobody sees it.',
      'A trained eye goes to edges, handles, switches and the light from the window. The middle of the room is clean anyway.',
    ],
    subject: ['Where the pros look first', 'The handle, and not the floor'],
    hooks: {
      '*': [
        'From above the table is clean. Now bend down and look along it.',
        'The dirtiest thing in a room is mostly the one that everybody touches.',
      ],
      pt: 'Touch points and edges decide how clean a room is; large areas decide how it looks.',
      fi: 'Have you ever wondered where somebody looks who cleans rooms all day?',
      a: 'Handles. Switches. Edges.',
      h: 'A cleaner on holiday runs a finger along the hotel wardrobe, and says nothing.',
      l: 'Low light across a table, and everything shows.',
    },
    lines: {
      '*': [
        'Look along a surface against the light. From above everything is clean.',
        'Switches, handles, remote control: wiped in two minutes, and hands have been there more often than anywhere.',
        'Professional cleaners fold a cloth in four, and again. That makes eight clean sides.',
        'Good cleaning cannot be seen. You only notice it when it was not done.',
      ],
      h: ["The remote control has been through more than the dog's bowl."],
    },
    scene: [
      'Six in the morning, an empty office, a lamp, and somebody who is kneeling between two desks.',
      'A cloth is folded, turned, folded: eight sides, none used twice.',
    ],
    why: [
      [
        'Eyes adapt to what they see each day; somebody from outside sees it at once.',
        'What you pass daily turns into furniture, spots included.',
      ],
      [
        'Hands carry what feet leave lying.',
        'We wash floors, which nobody touches, and leave handles, which everybody does.',
      ],
    ],
    parts: [
      [
        'Change the angle',
        ['Kneel, switch the lamp on, look along it.', 'Streaks exist only from one side.'],
        'Sidelight over a table top',
      ],
      [
        'Handles before floors',
        ['Doors, switches, armrests, bottom edge of the {tap|faucet}.', 'Two minutes, with a fresh cloth.'],
        'A hand wiping a door handle',
      ],
      [
        'Fold the cloth',
        ['So that dirt does not travel to the next room.', 'And one colour for bathrooms only.'],
        'A cloth folded in four',
      ],
    ],
    turn: [
      'And then it is gone before anyone arrives.',
      'The nicest compliment is that nobody says anything.',
    ],
    asks: ['Where does nobody clean at your place?', "What do you notice first in other people's homes?"],
    ends: {
      pt: 'Angle, touch points, folds.',
      fi: 'Thank you to all who are already done at seven.',
      a: 'Kneel. Look. Wipe.',
      h: 'The wardrobe got three stars.',
      l: 'Then the lights go on, and people come.',
    },
    work: 'Ask your cleaners what they see: the leaking {tap|faucet}, the window that never shuts. They know a building better than its plan does.',
    keep: 'the next sunny morning',
    send: 'somebody who is having visitors',
    own: [
      {
        kinds: ['people', 'process'],
        about: 'train|team|same (?:person|cleaner|team)|insured|vetted',
        lead: 'Who looks along it here:',
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
    short: 'Little soap, a good rubber blade, and no sun.',
    gist: [
      'Streaks are leftover soap that dried too fast. Take little of it, pull it off with a rubber blade, wipe the edges dry, and wait for clouds.',
      'It is seldom a matter of the product. A clean blade, a grey day and two drops of {washing-up liquid|dish soap} do it.',
    ],
    subject: ['Wait for a grey day', 'Two drops are enough'],
    hooks: {
      '*': [
        'The sun comes out, you see the windows, you start. That is the mistake.',
        'Streaks are what soap leaves when it had to go too soon.',
      ],
      pt: 'Residue plus fast drying makes streaks, so reduce one and slow the other.',
      fi: 'You have polished, and now it is worse? It was the sun.',
      a: 'Grey day, little soap, rubber blade.',
      h: "A clean window can be recognised by the bump on somebody's forehead.",
      l: 'A grey morning, and the view comes nearer.',
    },
    lines: {
      '*': [
        'Clean windows on a grey day. In the sun they dry quicker than you can wipe.',
        'Two drops of {washing-up liquid|dish soap} in a bucket of water are enough. More foam means more streaks.',
        'Wipe the rubber blade after every pull. It is the whole art.',
        'Inside horizontally, outside vertically: then you can tell on which side the streak is.',
      ],
      h: ['The streak is always on the other side.'],
    },
    scene: [
      'Two people, one window, each on one side, pointing at the other.',
      'March, low sun, and all at once one cannot see the garden for the pane.',
    ],
    why: [
      ['What dries before it is wiped stays on the glass.', 'Water leaves, soap stays.'],
      ['A dirty blade draws lines.', 'Most streaks come from the tool and not from the glass.'],
    ],
    parts: [
      [
        'Brush off dust first',
        ['Frame too, dry. Otherwise you are painting with mud.', 'A soft brush does.'],
        'A soft brush on a window frame',
      ],
      [
        'Soap it thinly',
        ['From the top, with a wet cloth or a sleeve.', 'The corners too; that is where spiders live.'],
        'A wet cloth on glass',
      ],
      [
        'Pull it off in one go',
        ['Overlapping, wiping the blade each time.', 'Then dry the edges with a cloth.'],
        'A squeegee drawn across glass',
      ],
    ],
    turn: [
      'Newspaper works, too, and blackens hands and frames.',
      'Then put the ladder away, before somebody gets ideas.',
    ],
    asks: ['Blade, cloth or newspaper?', 'When did you last see the garden clearly?'],
    ends: {
      pt: 'Less product, slower drying, clean blade.',
      fi: 'It was never your fault. It was the sun.',
      a: 'Wait for clouds.',
      h: 'Sorry about the forehead.',
      l: 'Only the garden, and nothing between.',
    },
    keep: 'the first grey Saturday',
    send: 'somebody who begins in sunshine',
    caution: 'No reaching out of upper windows: leave those to people with the equipment.',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'window',
        lead: 'And for those that are too high:',
      },
    ],
    pic: {
      ask: 'A squeegee on a wet pane, grey sky behind',
      alt: 'A squeegee drawn across a wet window pane',
    },
    claims: [['Streaks are residue that dried too fast', 'window cleaning trade']],
  },
];
