// Tiles, grout, bathrooms.
import type { Idea } from '../../library/idea.ts';

export const TILES: readonly Idea[] = [
  {
    id: 'how-many-tiles-to-order',
    format: 'howto',
    again: 9,
    emoji: '📏',
    tags: ['Tiling', 'BathroomIdeas', 'HomeImprovement'],
    title: [
      'How many tiles do you need? Measure, add, keep a box',
      'Ordering tiles: how to work out the right amount',
    ],
    cover: 'How many tiles to order?',
    gist: [
      'Measure the area, add about a tenth for cuts, more for patterns, and order everything from one batch. Keep the rest: in five years you cannot get them again.',
      'For tiles, the area alone is not enough. Add a tenth for cuts and breakage, and check that every box has the same batch number.',
    ],
    subject: ['How many tiles to order?', 'Before you buy tiles'],
    hooks: {
      '*': [
        'How many tiles do you need? More than the size of the room.',
        'Running out of tiles on the last row is avoidable. Add a tenth when you order.',
      ],
      pfathil: 'Order tiles with a tenth to spare, and from one batch.',
    },
    lines: {
      '*': [
        'Order a tenth more tiles than the area. For herringbone and other patterns, add more: there are many cuts.',
        'Check that all boxes of tiles have the same batch number. Another batch may be a shade different.',
        'Keep a few spare tiles after the job. If one ever breaks, you cannot buy the same again.',
        'Send your tiler the length and the height of each wall with a photograph. Then you will hear how many tiles to order.',
      ],
      h: ['There are two amounts of tiles: too many, and one too few.'],
    },
    why: [
      [
        'Tiles are cut at every edge, and the offcuts can rarely be used again.',
        'A few always break, most of them in the last hour.',
      ],
      [
        'Each firing comes out a little different in colour and size.',
        'A second delivery may not match the first.',
      ],
    ],
    parts: [
      [
        'Measure each surface',
        [
          'Length times height, in {metres|feet}. Leave small windows in.',
          'A sketch with the figures is enough.',
        ],
        'A tape measure on a bathroom wall',
      ],
      [
        'Add a tenth',
        ['More for patterns and for crooked rooms.', 'Large tiles need more to spare than small ones.'],
        'A calculator and a sketch',
      ],
      [
        'Check the batch number',
        ['It is printed on every box.', 'Compare them before you carry the boxes home.'],
        'The label on a box of tiles',
      ],
      [
        'Keep what is left',
        ['Write the room on the box and keep it dry.', 'A tube of the same grout is worth keeping, too.'],
        'A box of tiles on a shelf',
      ],
    ],
    turn: [
      'Whole boxes can often be returned, opened ones not.',
      'Ask your tiler before you order: it takes a minute.',
    ],
    asks: ['Do you still have spare tiles of your bathroom?', 'Ever run out on the last row?'],
    ends: { pfathil: ['A box to spare is a good insurance.', 'Measure, add, check, keep.'] },
    keep: 'the day you order tiles',
    send: 'somebody who is planning a bathroom',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about: 'til(?:e|es|ing)\\b|measure',
        lead: 'If you would rather not work it out:',
      },
    ],
    pic: { ask: 'Boxes of tiles with their labels', alt: 'Boxes of tiles with batch numbers' },
    claims: [
      ['about a tenth for waste', 'trade practice'],
      ['batches differ in shade', "makers' advice"],
    ],
  },
  {
    id: 'large-tiles-or-small',
    format: 'either',
    again: 6,
    emoji: '🔲',
    tags: ['BathroomTiles', 'Tiling', 'ThisOrThat'],
    title: [
      'Large tiles or small ones: which do you like better?',
      'Bathroom tiles: large and calm, or small and lively?',
    ],
    cover: 'Large or small tiles?',
    gist: [
      'Large tiles look calm and have little grout to clean. Small ones have more grip and more pattern. Which would you choose for your bathroom?',
      'Large tiles or mosaic: what would you have in your bathroom?',
    ],
    subject: ['Large tiles or small?', 'Which tiles would you choose?'],
    hooks: {
      '*': [
        'Large tiles or small ones: which would you choose for your bathroom?',
        'Tiles as large as a table, or a mosaic? Which do you like better?',
      ],
      pfathil: 'Bathroom tiles: large or small?',
    },
    lines: {
      '*': [
        'Large tiles or small ones: which would you choose for your bathroom?',
        'Small tiles on the shower floor give more grip, because there is more grout.',
        'Large tiles need a very flat wall. Ask about the preparation when you ask for the price.',
        'In a small bathroom large tiles can look good: fewer lines make it calmer.',
      ],
      h: ['More grout means more grip. It also means more toothbrushes.'],
    },
    why: [
      [
        'Grout is what you clean, and what you stand on.',
        'Fewer lines look calm, and more lines look lively.',
      ],
    ],
    parts: [
      [
        'Large tiles',
        ['Calm to look at, and quick to wipe.', 'Few joints, and a wall that has to be flat.'],
        'A wall of large tiles',
      ],
      [
        'Small tiles',
        ['More pattern, and more grip underfoot.', 'They follow curves and slopes.'],
        'A mosaic floor',
      ],
    ],
    turn: [
      'Many bathrooms have both: large on the walls, small on the shower floor.',
      'Take a sample home and look at it in your own light.',
    ],
    asks: ['Large or small?', 'Which tiles are in your bathroom now?'],
    ends: { pfathil: ['One word is enough.', 'Tell us, and say whether you would choose them again.'] },
    keep: 'your bathroom plans',
    send: 'whoever shares your bathroom',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'porcelain|mosaic|stone|til(?:e|es|ing)\\b',
        lead: 'What we lay:',
      },
    ],
    pic: { ask: 'A bathroom that you tiled', alt: 'Tiled bathroom wall' },
    claims: [['grout gives grip', 'trade practice']],
  },
  {
    id: 'grout-in-corners-cracks',
    format: 'mistake',
    again: 9,
    emoji: '🛁',
    tags: ['Tiling', 'Grout', 'BathroomTips'],
    title: [
      'Why grout cracks in corners, and what belongs there',
      'Grout or silicone? Which goes where in a bathroom',
    ],
    cover: 'Grout or {silicone|caulk} in corners?',
    wrong: 'Filling the corners of a tiled room with grout',
    gist: [
      'Grout cracks in corners and along the bath, because walls and baths move. In those joints there should be silicone. Between the tiles there should be grout.',
      'Cracked grout in a corner will crack again if you repair it with grout. Use silicone wherever two surfaces meet.',
    ],
    subject: ['Why grout cracks in corners', 'Grout or silicone?'],
    hooks: {
      '*': [
        'Does the grout crack in the corner of your shower again and again? It is the wrong material there.',
        'Grout between the tiles, silicone in the corners: that is the rule.',
      ],
      pfathil: 'Corners and the edge of the bath need silicone and not grout.',
    },
    lines: {
      '*': [
        'Grout belongs between tiles. In corners and along the bath it cracks, so those joints are filled with silicone.',
        'Dark spots in the silicone that do not wipe off are mould inside it. It has to be cut out and renewed.',
        'Water behind loose grout is worse than a crack. If tiles sound hollow, have them looked at.',
        'Silicone in a shower lasts for some years and not for ever. Look at it once a year.',
      ],
      h: ['The corner of the shower has been filled with grout four times. It has cracked five times.'],
    },
    why: [
      [
        'Two walls move a little against each other, and hard grout cannot follow.',
        'A bath sinks a little when it is full, and the joint opens.',
      ],
      [
        'Water gets in behind cracked joints and loosens the tiles.',
        'A thin crack is enough to wet the wall behind.',
      ],
    ],
    parts: [
      [
        'Cut the cracked grout out of the corner',
        ['Silicone does not stick to crumbs.', 'Clean and dry, that is what it needs.'],
        'A knife in a tiled corner',
      ],
      [
        'Fill the corner with sanitary silicone',
        ['In one go, and smoothed once.', 'Leave it as long as the label says.'],
        'A line of silicone in a corner',
      ],
      [
        'Look for hollow tiles',
        ['Tap round the crack with a knuckle.', 'A hollow sound means that water may be behind.'],
        'A knuckle tapping on a tile',
      ],
    ],
    turn: [
      'Then the corner stays closed for years.',
      'If several joints are cracked, the wall may be wet already.',
    ],
    asks: ['Where does it crack in your bathroom?', 'When was your silicone last renewed?'],
    ends: {
      pfathil: [
        'A new joint is a small job, and a wet wall is a large one.',
        'Have it done before the tiles come loose.',
      ],
    },
    keep: 'your next look round the bath',
    send: 'somebody with a cracked corner',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'grout|seal|silicone|til(?:e|es|ing)\\b',
        lead: 'For joints and tiles:',
      },
    ],
    pic: { ask: 'A corner with a new line of silicone', alt: 'New silicone in a tiled corner' },
    claims: [['movement joints need flexible sealant', 'building standards']],
  },
  {
    id: 'clean-grout-without-harm',
    format: 'howto',
    again: 9,
    emoji: '🧽',
    tags: ['Grout', 'BathroomTips', 'CleaningTips'],
    title: [
      'How to clean grout without harming it',
      'Grey bathroom grout: what cleans it, and what ruins it',
    ],
    cover: 'Clean grout gently',
    gist: [
      'Clean grout with warm water, a mild cleaner and a soft brush. Strong acid eats it away, and on natural stone even vinegar does harm.',
      'Grey grout mostly needs a soft brush and a little patience. If it stays dark, it can be renewed or sealed.',
    ],
    subject: ['Clean grout gently', 'Grey bathroom grout?'],
    hooks: {
      '*': [
        'Grey grout in the bathroom? Put the strong cleaner away and take a soft brush.',
        'Grout can be cleaned. It can also be dissolved, with the wrong bottle.',
      ],
      pfathil: 'Clean grout with a mild cleaner, and keep acid away from it.',
    },
    lines: {
      '*': [
        'Clean grout with warm water, a mild cleaner and a soft brush. Leave it on for ten minutes before you brush.',
        'Strong acid cleaners eat grout. It gets rough, and dirt sticks to it even better.',
        'No vinegar and no limescale remover on marble and limestone tiles. It leaves dull spots at once.',
        'Wipe the shower walls with a rubber blade after use. Then grout stays clean for much longer.',
      ],
      h: ['If your grout is a different grey from last year, it may not be a design decision.'],
    },
    why: [
      [
        'Grout is cement, and acid dissolves cement.',
        'Every strong clean takes off a little of the surface.',
      ],
      [
        'Soap and limescale form a film, and dirt sticks to that.',
        'If you dry the wall, the film does not form.',
      ],
    ],
    parts: [
      [
        'Wet the wall first',
        ['Then less of the cleaner soaks in.', 'Clean water, from the top.'],
        'Water running down tiles',
      ],
      [
        'Use a mild cleaner and wait',
        ['Ten minutes are enough.', 'Try it in a corner first.'],
        'A spray bottle beside a tiled wall',
      ],
      [
        'Brush along the joints',
        ['A soft brush, and no steel wool.', 'An old toothbrush reaches the corners.'],
        'A toothbrush on grout',
      ],
      [
        'Rinse and dry',
        ['What is left of the cleaner attracts dirt.', 'A towel or a rubber blade will do.'],
        'A rubber blade on tiles',
      ],
    ],
    turn: [
      'If it stays dark, the grout can be scraped out and renewed.',
      'Sealed grout stays clean for longer.',
    ],
    asks: ['What do you use for your grout?', 'Which room has the worst grout?'],
    ends: { pfathil: ['New grout makes an old bathroom look new.', 'Soft brush, mild cleaner, dry wall.'] },
    caution: 'Never mix cleaning products, and keep a window open.',
    keep: 'the next bathroom day',
    send: 'whoever cleans the shower',
    own: [{ kinds: ['service', 'price'], about: 'grout|seal', lead: 'If cleaning no longer helps:' }],
    pic: { ask: 'Grout, half of it cleaned', alt: 'Tile joints, half cleaned' },
    claims: [['acid attacks cement grout and limestone', 'textbook']],
  },
  {
    id: 'bath-or-shower',
    format: 'either',
    again: 6,
    emoji: '🛁',
    tags: ['BathroomIdeas', 'BathroomDesign', 'ThisOrThat'],
    title: ['Bath or shower: which would you keep?', 'One bathroom, one choice: bath or walk-in shower?'],
    cover: 'Bath or shower?',
    gist: [
      'In a small bathroom there is often room for one of them: a bath to lie in or a large shower without a step. Which would you choose?',
      'Bath or large shower: what would you have in a new bathroom?',
    ],
    subject: ['Bath or shower?', 'Which would you keep?'],
    hooks: {
      '*': [
        'If there is room for only one: bath or large shower?',
        'A new bathroom: would you keep the bath?',
      ],
      pfathil: 'Bath or shower: which would you have in a new bathroom?',
    },
    lines: {
      '*': [
        'If there is room for only one: bath or large shower?',
        'A shower without a step is easy for everybody, today and in twenty years.',
        'Thinking of taking out the bath? Families with small children like to have one, and so may buyers later.',
        'Measure your bathroom before you dream: a walk-in shower wants about as much room as a bath.',
      ],
      h: ['A bath is for reading. A shower is for singing. Choose by talent.'],
    },
    why: [
      [
        'Most of us shower every day and bathe now and then.',
        'What suits you depends on children, knees and how you like to rest.',
      ],
    ],
    parts: [
      [
        'Bath',
        ['A book, hot water and a locked door.', 'Good for small children and cold evenings.'],
        'A bath full of water',
      ],
      [
        'Shower',
        ['Quick, easy to clean, and no step to climb.', 'Room for two elbows, and a seat if you like.'],
        'A walk-in shower',
      ],
    ],
    turn: ['Some bathrooms have room for both, if they are planned well.', 'A drawing shows what fits.'],
    asks: ['Bath or shower?', 'When did you last have a bath?'],
    ends: { pfathil: ['One word is enough.', 'Name yours, and say why.'] },
    keep: 'your bathroom plans',
    send: 'whoever occupies the bathroom at your place',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'walk.?in|wet rooms?|showers?\\b|bathrooms?\\b',
        lead: 'What we fit:',
      },
    ],
    pic: { ask: 'A bathroom that you fitted', alt: 'New bathroom with a shower' },
    claims: [['step-free showers are easier to use', 'common experience']],
  },
  {
    id: 'what-to-bring-to-a-bathroom-meeting',
    format: 'checklist',
    again: 9,
    emoji: '📝',
    tick: true,
    tags: ['NewBathroom', 'BathroomIdeas', 'HomeImprovement'],
    title: [
      'New bathroom: five things to decide before the first visit',
      'Planning a bathroom? Note these five things first',
    ],
    cover: 'Before you plan a bathroom',
    gist: [
      'Who uses it, what bothers you now, bath or shower, how much has to be stored, and what it may cost: with five answers a bathroom fitter can plan at once.',
      'Before somebody comes to look at your bathroom, write down what bothers you every morning. That is what the new one has to solve.',
    ],
    subject: ['Before you plan a bathroom', 'Five notes for a new bathroom'],
    hooks: {
      '*': [
        'Planning a new bathroom? Write down what bothers you about the old one.',
        'Five notes before the first visit save weeks of changing plans for a bathroom.',
      ],
      pfathil: 'Five things to decide before you ask for a price for a new bathroom.',
    },
    lines: {
      '*': [
        'Planning a bathroom? Count what stands on the edge of the bath. That is how much storage the new one needs.',
        'Think of the next twenty years when you plan a bathroom: no step into the shower, and a wall that can take a grab rail.',
        'Ask your bathroom fitter how long the toilet will be out of use. It is mostly shorter than you fear.',
        'Photograph your bathroom from every corner, with pipes and window. It helps with the first price.',
      ],
      h: [
        'There are eleven bottles on the edge of the bath. Tell your bathroom fitter. They have to live somewhere.',
      ],
    },
    why: [
      [
        'Moving a toilet or a drain costs far more than moving a basin.',
        'Pipes decide what is easy and what is expensive.',
      ],
      [
        'Everything is decided before the first tile goes up.',
        'A change in the second week costs time and money.',
      ],
    ],
    parts: [
      [
        'Who will use it',
        [
          'Children, guests, older people: each needs something else.',
          'Think of ten years from now as well.',
        ],
        'Toothbrushes in two sizes',
      ],
      [
        'What bothers you now',
        ['Too dark, too cold, nowhere to put the towel.', 'Three sentences are enough.'],
        'A crowded bathroom shelf',
      ],
      [
        'Bath, shower or both',
        ['Measure the room and try it on paper.', 'Be honest about how often you bathe.'],
        'A floor plan of a bathroom',
      ],
      [
        'How much you store',
        ['Count bottles, towels and paper.', 'Built-in shelves need a wall that is deep enough.'],
        'Bottles on the edge of a bath',
      ],
      [
        'What it may cost',
        ['Say a range, and whether tiles are in it.', 'Then you hear what is possible.'],
        'A notebook with a sum',
      ],
    ],
    turn: [
      'With this page, the first visit is already half of the plan.',
      'All the rest can be chosen later, the colour included.',
    ],
    asks: ['What bothers you in your bathroom?', 'What would you change first?'],
    ends: { pfathil: ['Have it ready when we talk.', 'One page is enough.'] },
    keep: 'the first visit',
    send: 'whoever shares your bathroom',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer', 'number'],
        about: 'bathrooms?\\b|wet rooms?',
        lead: 'When you have your page:',
      },
    ],
    pic: { ask: 'A bathroom before the work begins', alt: 'Old bathroom before renovation' },
    claims: [['moving waste pipes is costly', 'trade practice']],
  },
];
