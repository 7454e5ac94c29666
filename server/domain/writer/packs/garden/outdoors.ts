// Lawns, trees and paving: for those who do one of them above all.
import type { Idea } from '../../library/idea.ts';

const LAWNS = '\\blawns?\\b|\\bmow(?:ing|s|n)?\\b|\\bturf|grass cut';
const TREES = 'tree (?:surg|care|work|fell|service|removal)|arbor|stump';
const PAVING = 'paving|\\bpatios?\\b|driveways?';

export const OUTDOORS: readonly Idea[] = [
  {
    id: 'leaves-on-the-lawn',
    format: 'tip',
    again: 9,
    emoji: '🍂',
    only: LAWNS,
    when: { season: ['autumn'] },
    tags: ['LawnCare', 'AutumnGarden', 'LeafCleanUp'],
    title: ['Leaves on the lawn: do they have to go?', 'Why wet leaves harm a lawn'],
    cover: 'Leaves on the lawn?',
    gist: [
      'A thin layer of dry leaves can be mown into the lawn. A thick wet one has to go: the grass below gets no light and rots.',
      'If you can no longer see the grass, the leaves have to go. A few scattered ones can be mown small.',
    ],
    subject: ['Leaves on the lawn?', 'Do leaves have to go?'],
    hooks: {
      '*': [
        'Leaves on the lawn: can they stay? It depends on how many.',
        'If you cannot see the grass for leaves, it is time to clear them.',
      ],
      pfathil: 'A thick layer of wet leaves kills the lawn below.',
    },
    lines: {
      '*': [
        'If you can no longer see the grass for leaves, clear them. Under a wet layer, a lawn goes yellow within weeks.',
        'A few dry leaves can stay: mow over them, and the small pieces feed the lawn.',
        'Rake leaves off the lawn before rain. Wet ones weigh three times as much.',
        'Pile leaves under hedges instead of bagging them all. Hedgehogs and beetles live in them.',
      ],
      h: ['Leaves always wait until you have put the rake away.'],
    },
    why: [
      [
        'Grass needs light in autumn to come through the winter.',
        'It goes on growing until it gets really cold.',
      ],
      ['Wet leaves stick together and keep the air out.', 'Below them, mould and moss have an easy time.'],
    ],
    parts: [
      [
        'Look for the grass',
        ['If half of it shows, mow over them.', 'If it is covered, rake.'],
        'Leaves on a lawn',
      ],
      [
        'Clear them while they are dry',
        ['They are light then, and quickly moved.', 'Once a week in the worst weeks.'],
        'A rake on a lawn',
      ],
      [
        'Put them to use',
        ['Under hedges, on beds or on the compost.', 'In two years they are good soil.'],
        'A heap of leaves under a hedge',
      ],
    ],
    turn: [
      'A few passes in autumn save a bare lawn in spring.',
      'The last round is when the last tree is bare.',
    ],
    asks: ['What do you do with your leaves?', 'Which tree drops the most at your place?'],
    ends: { pfathil: ['Too many trees, too little time? It can be done for you.', 'Light in, leaves off.'] },
    keep: 'the next dry weekend',
    send: 'somebody with a large tree',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'leaf|leaves|clean.?up|lawn',
        lead: 'To have it cleared:',
      },
    ],
    pic: { ask: 'A lawn, half of it cleared of leaves', alt: 'Lawn half covered in leaves' },
    claims: [['thick leaf cover harms turf', 'textbook']],
  },
  {
    id: 'when-to-seed-a-lawn',
    format: 'answer',
    again: 9,
    emoji: '🌱',
    only: LAWNS,
    tags: ['LawnCare', 'Overseeding', 'GreenLawn'],
    title: ['When is the best time to sow a lawn?', 'Overseeding: when and how to fill a thin lawn'],
    cover: 'When to sow a lawn',
    question: 'When should I sow a lawn or fill bare patches?',
    short: [
      'Early autumn is best, spring is second.',
      'When the soil is warm and damp: mostly in early autumn.',
    ],
    gist: [
      'Sow a lawn when the soil is warm and the air is damp: early autumn is best, spring is second. Keep it moist until it has been mown twice.',
      'Thin lawn? Early autumn is the time to fill it. The soil is warm, and fewer weeds come up.',
    ],
    subject: ['When to sow a lawn', 'Fill a thin lawn'],
    hooks: {
      '*': [
        'Bare patches in the lawn? The right month makes all the difference.',
        'When should you sow grass? Earlier in autumn than you think.',
      ],
      pfathil: 'Early autumn is the best time to sow a lawn.',
    },
    lines: {
      '*': [
        'The best time to sow a lawn is early autumn, while the soil is still warm.',
        'Grass seed must touch the soil. Rake the bare patch open before you sow.',
        'Keep a newly sown lawn damp for three weeks. One dry day can be enough to lose it.',
        'Mow a new lawn for the first time when it is as long as a finger, and take off only the tips.',
      ],
      h: ['Birds think that you have sown for them. Rake the grass seed in.'],
    },
    why: [
      [
        'Warm soil and cool damp air are what grass likes best.',
        'In summer, seedlings dry out. In winter, they do not come up.',
      ],
      [
        'A dense lawn leaves no room for weeds and moss.',
        'What is filled with grass cannot be filled with dandelions.',
      ],
    ],
    parts: [
      [
        'Rake the soil open',
        ['Take out moss and dead grass.', 'Seed on top of thatch dries up.'],
        'A rake on a bare patch',
      ],
      [
        'Sow evenly',
        ['Half along, half across.', 'More seed than the pack says makes it too dense.'],
        'A hand sowing grass seed',
      ],
      [
        'Press it down and keep it damp',
        ['Tread or roll it, then a fine spray.', 'Every day, until it is green.'],
        'A fine spray on soil',
      ],
    ],
    turn: ['In six weeks you can hardly see where it was.', 'Shade needs another mixture than sun: ask.'],
    asks: ['Where is your lawn thinnest?', 'Sun or shade: what is your lawn like?'],
    ends: { pfathil: ['Have it aerated first if the soil is hard.', 'Warm soil, good contact, water.'] },
    keep: 'the end of summer',
    send: 'somebody with a patchy lawn',
    own: [{ kinds: ['service', 'price', 'offer'], about: 'seed|aerat|lawn', lead: 'To have it done:' }],
    pic: { ask: 'A patch that has come up green', alt: 'Young grass on a bare patch' },
    claims: [['early autumn is best for seeding', 'textbook']],
  },
  {
    id: 'why-grass-turns-brown',
    format: 'answer',
    again: 9,
    emoji: '🟤',
    only: LAWNS,
    tags: ['LawnCare', 'BrownLawn', 'GreenLawn'],
    title: ['Why is my lawn turning brown?', 'Brown patches in the lawn: four usual reasons'],
    cover: 'Why is my lawn brown?',
    question: 'Why does my lawn have brown patches?',
    short: [
      'Mostly drought, dogs, a blunt mower or hungry grubs.',
      'Look at the shape of the patches: it tells you.',
    ],
    gist: [
      'Brown all over in a dry summer is drought, and it comes back. Round patches with a green edge are from dogs. Grass that lifts like a carpet has grubs below.',
      'The shape of brown patches tells you the reason. Pull at the grass and look.',
    ],
    subject: ['Why is my lawn brown?', 'Brown patches explained'],
    hooks: {
      '*': [
        'Brown patches in your lawn? Their shape tells you why.',
        'Pull at the brown grass. Does it hold? Then it will come back.',
      ],
      pfathil: 'Four reasons for brown patches, and how to tell them apart.',
    },
    lines: {
      '*': [
        'A lawn that goes brown all over in a dry summer is resting. It mostly comes back with the rain.',
        'Round brown patches with a dark green edge are from dogs. Rinse the spot with water at once.',
        'Brown tips after mowing mean that the blade is blunt. A sharp one cuts, a blunt one tears.',
        'If brown grass lifts like a carpet, grubs have eaten the roots. Have that looked at soon.',
      ],
      h: ['The dog denies everything. The lawn has kept a record.'],
    },
    why: [
      ['Each reason has another cure.', 'Water does not help against grubs, nor poison against drought.'],
      ['The earlier, the less has to be sown again.', 'Roots that are alive come back by themselves.'],
    ],
    parts: [
      [
        'Pull at the grass',
        ['If it holds, the roots are alive.', 'If it lifts, look for grubs.'],
        'A hand pulling at brown grass',
      ],
      [
        'Look at the shape',
        ['Round and small: a dog. All over: drought.', 'In stripes: the mower or the fertiliser.'],
        'A round brown patch',
      ],
      [
        'Look at the tips',
        ['Torn and pale means a blunt blade.', 'Sharpen it once a year.'],
        'Grass tips close up',
      ],
    ],
    turn: ['Most patches are green again in a few weeks.', 'A photograph helps if you are not sure.'],
    asks: ['Which shape are yours?', 'Do you have a dog?'],
    ends: { pfathil: ['Send a picture of the patch and its edge.', 'First the reason, then the cure.'] },
    keep: 'the next dry spell',
    send: 'somebody with a dog and a lawn',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'lawn|treat|aerat|seed',
        lead: 'To get it green again:',
      },
    ],
    pic: { ask: 'A brown patch with its edge', alt: 'Brown patch in a lawn' },
    claims: [['drought dormancy', 'textbook']],
  },
  {
    id: 'your-favourite-tree',
    format: 'question',
    again: 6,
    emoji: '🌳',
    only: TREES,
    tags: ['TreeStories', 'TreeCare', 'Trees'],
    title: ['Which tree do you remember from your childhood?', 'Your favourite tree: which one is it?'],
    cover: 'Your favourite tree?',
    gist: [
      'An apple tree to climb, a lime in front of the school or an oak with a swing: which tree do you remember?',
      'Everybody remembers one tree. Which one is yours, and is it still there?',
    ],
    subject: ['Your favourite tree?', 'A tree from your childhood'],
    hooks: {
      '*': [
        'Which tree did you climb as a child?',
        'Which tree do you remember best, and is it still there?',
      ],
      pfathil: 'Your favourite tree: which is it, and where does it stand?',
    },
    lines: {
      '*': [
        'Which tree did you climb as a child?',
        'What is the oldest tree that you know, and where does it stand?',
        'If you could plant one tree today, which would it be?',
        'Apple, oak or birch: which tree would you like to see from your window?',
      ],
      h: ['Going up was easy. Then somebody had to fetch Dad.'],
    },
    why: [
      [
        'Trees are there when we are small, and often still when we are old.',
        'A tree belongs to a place like a house does.',
      ],
    ],
    parts: [
      ['To climb', ['With low branches and a good fork.', 'And a way down.'], 'A child in a tree'],
      [
        'To sit under',
        ['Shade, a bench, and wind in the leaves.', 'Best in August.'],
        'A bench under a tree',
      ],
    ],
    turn: ['One word is enough, and a picture is better.', 'Some of them are older than the street.'],
    asks: ['Which one is it?', 'Is it still there?'],
    ends: { pfathil: ['Show us.', 'And look after it.'] },
    keep: 'the next walk',
    send: 'whoever climbed it with you',
    pic: { ask: 'A fine old tree that you looked after', alt: 'Old tree with a wide crown' },
    claims: [['people remember trees', 'common experience']],
  },
  {
    id: 'before-a-tree-is-felled',
    format: 'checklist',
    again: 9,
    emoji: '📋',
    only: TREES,
    tick: true,
    tags: ['TreeWork', 'TreeCare', 'Homeowners'],
    title: [
      'Before a tree is felled: five things to settle',
      'Tree removal: what to ask before the saw starts',
    ],
    cover: 'Does the tree have to go?',
    gist: [
      'Is the tree protected, are birds nesting, whose is it, what happens to the wood, and does the stump go too? Settle these five before a tree is felled.',
      'Ask five questions before a tree comes down. A tree that is cut by mistake cannot be put back.',
    ],
    subject: ['Before a tree is felled', 'Five questions first'],
    hooks: {
      '*': [
        'A tree has to go? Settle five things before the saw starts.',
        'Before you have a tree felled, ask whether it is protected.',
      ],
      pfathil: 'Five questions before a tree is felled.',
    },
    lines: {
      '*': [
        'Ask whether a tree is protected before it is felled. Fines can be high, and the rules differ from place to place.',
        'Often a tree need not go: a lighter crown lets in light and takes off weight.',
        'Ask whether the stump is in the price of the tree work. Grinding it out is often extra.',
        'Ask to see the insurance of whoever fells your tree. A branch through a roof is expensive.',
      ],
      h: ['"It will fall exactly there," said the neighbour, and moved his car just in case.'],
    },
    why: [
      ['Many trees are protected, in gardens too.', 'Nesting birds are protected nearly everywhere.'],
      ['What is left afterwards decides the real price.', 'Wood, twigs and stump have to go somewhere.'],
    ],
    parts: [
      [
        'Is it protected?',
        ['Ask the council, or have it asked for you.', 'Before anything is booked.'],
        'A large tree in a garden',
      ],
      ['Are birds nesting?', ['Look for a while from a distance.', 'If so, it waits.'], 'A nest in a tree'],
      [
        'Whose tree is it?',
        ['On the line, it may belong to both.', 'Talk to your neighbour first.'],
        'A tree on a boundary',
      ],
      [
        'What happens to the wood?',
        ['Logs for you, or taken away?', 'Chips are good for paths.'],
        'A stack of logs',
      ],
      [
        'Does the stump go?',
        ['Ground out, or left for the beetles.', 'Think of what comes there next.'],
        'A tree stump',
      ],
    ],
    turn: [
      'Sometimes the answer is to keep it and make it lighter.',
      'With these answers, a quote is easy to compare.',
    ],
    asks: ['Which tree worries you?', 'Would a lighter crown be enough?'],
    ends: {
      pfathil: [
        'Ask for advice before you decide.',
        'A good tree surgeon will tell you when a tree may stay.',
      ],
    },
    caution:
      'Rules on protected trees and nesting birds differ from place to place: have them checked first.',
    keep: 'before you decide',
    send: 'somebody with a tree that is too large',
    own: [
      {
        kinds: ['service', 'price', 'process', 'guarantee'],
        about: 'fell|crown|stump|insured|survey|quote',
        lead: 'To talk about your tree:',
      },
    ],
    pic: { ask: 'You looking up at a tree', alt: 'Tree surgeon looking up into a crown' },
    claims: [['trees may be protected', 'law of many places']],
  },
  {
    id: 'weeds-between-the-slabs',
    format: 'howto',
    again: 9,
    emoji: '🌿',
    only: PAVING,
    tags: ['PatioCare', 'Paving', 'GardenTips'],
    title: ['Weeds between paving slabs: what helps', 'How to keep weeds out of a patio'],
    cover: 'Weeds in the patio?',
    gist: [
      'Scrape the weeds out of the joints, brush in fresh sand and sweep often. Weeds grow in the dirt on top, and not up from below.',
      'Most weeds in a patio come from above, with the wind. Clean, full joints give them nowhere to grow.',
    ],
    subject: ['Weeds in the patio?', 'Weeds between the slabs'],
    hooks: {
      '*': [
        'Weeds between the slabs? They mostly come from above.',
        'A patio with full joints has few weeds.',
      ],
      pfathil: 'Full joints and a broom keep weeds out of a patio.',
    },
    lines: {
      '*': [
        'Sweep your patio every week. Weeds grow in the dirt that settles in the joints.',
        'Empty joints fill with dirt and weeds. Brush in fresh sand once a year.',
        'Do not aim a pressure washer into the joints of a patio. It washes out what holds the slabs.',
        'No salt and no vinegar against weeds in the patio. Both harm stone and soil.',
      ],
      h: ['The dandelion has been told that this is a patio. It disagrees.'],
    },
    why: [
      ['Seeds blow in and need only a little dirt.', 'Roots then push the slabs apart.'],
      ['A full joint leaves no room for dirt.', 'Sand that is packed tight is hard to grow in.'],
    ],
    parts: [
      [
        'Scrape out the joints',
        ['With an old knife or a joint scraper, after rain.', 'Get the root as well.'],
        'A knife in a joint',
      ],
      [
        'Brush in fresh sand',
        ['Dry, in two or three rounds.', 'Jointing sand made for it holds longer.'],
        'A broom and sand on paving',
      ],
      ['Sweep every week', ['It takes five minutes.', 'Above all below trees.'], 'A broom on a patio'],
    ],
    turn: ['If slabs rock, the bed below has gone.', 'Once a year is enough for the sand.'],
    asks: ['What grows in your joints?', 'Sand or mortar: what is between your slabs?'],
    ends: { pfathil: ['Loose slabs are best put right before somebody trips.', 'Scrape, fill, sweep.'] },
    keep: 'the first warm weekend',
    send: 'somebody on their knees on a patio',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'clean|joint|seal|repair|patio|paving',
        lead: 'If yours needs more than a broom:',
      },
    ],
    pic: { ask: 'A patio with clean joints', alt: 'Clean joints between paving slabs' },
    claims: [['weeds seed from above', 'textbook']],
  },
  {
    id: 'which-surface-for-a-driveway',
    format: 'glossary',
    again: 9,
    emoji: '🚗',
    only: 'driveways?',
    tags: ['Driveway', 'Paving', 'HomeImprovement'],
    title: ['Block paving, resin, gravel or tarmac: driveways compared', 'Which surface for a driveway?'],
    cover: 'Which driveway surface?',
    gist: [
      'Blocks can be lifted and mended, resin is smooth and lets water through, gravel is cheap and noisy, tarmac is quick. Each suits another house.',
      'Four surfaces for a driveway: what each is good at, and what it needs.',
    ],
    subject: ['Which driveway surface?', 'Driveways compared'],
    hooks: {
      '*': [
        'New driveway: block paving, resin, gravel or tarmac?',
        'Before you choose a driveway, ask where the rain will go.',
      ],
      pfathil: 'Four driveway surfaces and what each is good at.',
    },
    lines: {
      '*': [
        'Ask where the rain goes before you choose a driveway. In many places it must not run into the street.',
        'Block paving can be lifted and laid again if a pipe has to be mended below the driveway.',
        'Gravel tells you that somebody is coming. It also travels: a driveway needs an edge that holds it.',
        'Ask what lies under the surface of a driveway. The layers below decide how long it lasts.',
      ],
      h: ['Gravel is a good burglar alarm, and no friend of prams.'],
    },
    why: [
      [
        'Cars are heavy, and they always stand on the same spots.',
        'A weak bed shows as ruts within a few years.',
      ],
      [
        'Water that stands freezes and breaks the surface.',
        'A surface that lets the rain through needs no drain.',
      ],
    ],
    parts: [
      [
        'Block paving',
        ['Many patterns, and easy to mend.', 'Needs fresh sand in the joints now and then.'],
        'Block paving',
      ],
      [
        'Resin',
        ['Smooth, and many kinds let water through.', 'Wants a sound base and a dry day to lay.'],
        'A resin driveway',
      ],
      [
        'Gravel',
        ['Good value, and rain goes through.', 'It moves, and has to be raked.'],
        'A gravel driveway',
      ],
      [
        'Tarmac',
        ['Quick to lay and easy to clear of snow.', 'Can get soft in great heat.'],
        'A tarmac driveway',
      ],
    ],
    turn: [
      'Look at houses in your street that are ten years old.',
      'The right one suits the house and the car.',
    ],
    asks: ['What do you have now?', 'Which would you choose?'],
    ends: { pfathil: ['Ask to see one that was laid some years ago.', 'First the base, then the looks.'] },
    keep: 'the day you ask for a price',
    send: 'somebody with a muddy driveway',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'driveways?|resin|block|gravel|tarmac',
        lead: 'What we lay:',
      },
    ],
    pic: { ask: 'A driveway that you laid', alt: 'New driveway in front of a house' },
    claims: [['rules on run-off exist in many places', 'planning rules']],
  },
];
