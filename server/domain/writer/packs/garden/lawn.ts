// Lawns, levels, light and the shape of things.
import type { Idea } from '../../library/idea.ts';

const LAWNS = 'lawn|mow|garden(?:ing)? (?:maint|serv|care)|landscap|gardener';
const BUILT = 'landscap|paving|patio|driveway|hard ?scap|terrace|garden design|designer|build';

export const LAWN_AND_LEVELS: readonly Idea[] = [
  {
    id: 'never-more-than-a-third',
    format: 'mistake',
    only: LAWNS,
    again: 8,
    emoji: '🌱',
    tags: ['LawnCare', 'GardenTips', 'Mowing'],
    title: [
      'How short should you mow? Never more than a third',
      'Lawn yellow after mowing? It was cut too short',
    ],
    cover: 'Never more than a third',
    wrong: 'Mowing short to mow less often',
    gist: [
      'Take off no more than a third of the blade at a time. Cut too short, grass lives off its roots, dries out and makes room for moss and weeds.',
      'Higher grass shades its own roots and keeps weeds in the dark. Raise the mower by two notches, and watch for a month.',
    ],
    subject: ['Two notches higher', 'Short grass means more weeds'],
    hooks: {
      '*': [
        'Mowing it really short saves you one mowing, and costs you the lawn.',
        'Look at the blades and not at the calendar: a third may go, two thirds must stay.',
      ],
      p: 'Mowing height has more effect on a lawn than any bag from the shop.',
      f: 'Raise your mower by two notches. Just for a month, as a trial.',
      a: 'A third. No more.',
      t: 'Leaf area feeds the roots; remove more than a third and root growth stops for days to weeks.',
      h: 'It was cut like for the army, and has deserted.',
      i: 'What is left standing grows back stronger.',
      l: 'Cool, soft, a little too long for shoes.',
    },
    lines: {
      '*': [
        'Never cut more than a third of the grass at a time. After a holiday go down in two steps, some days apart.',
        'Moss and weeds like short lawns: they get light. Raise the mower, and the grass does the weeding.',
        'Blunt blades tear. If the tips turn white or brown the day after, have the mower sharpened.',
        'In a drought let it grow longer or leave it alone. Brown grass is mostly asleep and not dead.',
      ],
      h: ['The robot mows every day. It is the only one in the family who does.'],
    },
    scene: [
      'On Saturday it was green, on Monday it is straw, and in between somebody had said: then we are done for three weeks.',
      'Under the chestnut, where nobody gets with the mower, it is green as in a picture book.',
    ],
    why: [
      ['A blade of grass is leaf and kitchen in one.', 'Cut too short, grass has to live on savings.'],
      [
        'Longer grass has longer roots, and drinks from deeper down.',
        'Shade on the soil keeps in water and keeps seeds of weeds from sprouting.',
      ],
    ],
    parts: [
      [
        'Raise the mower',
        [
          'Two to three inches suit most family lawns, and more in heat or shade.',
          'Measure from the ground to the blade, on a hard surface.',
        ],
        'A mower set high',
      ],
      [
        'Mow when it has grown',
        ['Weekly in a wet spring, seldom in a dry summer.', 'Grass does not know what Saturday is.'],
        'A patch of grass with a ruler',
      ],
      [
        'Keep the blade sharp',
        ['Once or twice a season.', 'A clean cut closes, a torn one frays and turns brown.'],
        'A mower blade',
      ],
      [
        'Leave fine clippings',
        [
          'Short and dry, they vanish within days and feed the lawn.',
          'Long wet swathes belong on the compost.',
        ],
        'Clippings on a lawn',
      ],
    ],
    turn: ['After a month it is thicker. Nobody asks what you have sown.', 'And barefoot it is nicer, too.'],
    asks: ['How high do you mow?', 'Who mows at your place, and who is allowed to?'],
    ends: {
      p: 'Height first, fertiliser later.',
      f: 'And leave a corner for the bees.',
      a: 'Up two notches.',
      t: 'Fine ornamental lawns are an exception: they are cut low, and often.',
      h: 'It has come back from the army, with hair.',
      i: 'Leave a little, and more will come.',
      l: 'Dew on bare feet.',
    },
    keep: 'the next time the mower is out',
    send: 'whoever mows as short as it goes',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'lawn|mow|turf|scarif|feed',
        lead: 'And if somebody else is to push.',
      },
    ],
    pic: { ask: 'Grass from the side, close to the ground', alt: 'Blades of grass seen from the side' },
    when: { season: ['spring', 'summer', 'autumn'], months: [3, 4, 5, 6, 7, 8, 9, 10] },
    claims: [
      ['One-third rule; mowing height; clippings', 'turf science textbooks; RHS, US university extensions'],
    ],
  },
  {
    id: 'watch-where-the-rain-goes',
    format: 'howto',
    only: BUILT,
    again: 9,
    emoji: '🌧️',
    tags: ['GardenDesign', 'Drainage', 'Landscaping'],
    title: [
      'Planning a patio? Watch where the rain goes first',
      'Puddles in the garden: read the water before you build',
    ],
    cover: 'Watch the rain first',
    gist: [
      'Go out in a real downpour, take photos of puddles and runs, and dig a hole to see how fast it drains. That plan is worth more than any drawing.',
      'Water shows the levels of a garden better than a spirit level. Note where it stands an hour after the rain.',
    ],
    subject: ['Umbrella, boots, camera', 'A hole and a bucket'],
    hooks: {
      '*': [
        'The best day to plan a terrace is one on which nobody would sit on it.',
        'Before anything is paved, go out into the rain once, with an umbrella and a phone.',
      ],
      p: 'Most troubles of paths and patios come from water that nobody had watched.',
      f: 'Put on your boots. It takes ten minutes, and is rather nice.',
      a: 'Photograph the puddles. Then plan.',
      t: 'Paving wants a fall away from the house; how steep depends on the surface and on local rules.',
      h: 'The neighbours see somebody in the rain, photographing a puddle. They are used to it.',
      i: 'A garden tells you what it needs, mostly when it rains.',
      l: 'Rain on slate, and a thin line of silver.',
    },
    lines: {
      '*': [
        'Before you pave: photograph the garden in a downpour and an hour after. Where water stands is where your plan begins.',
        'Dig a hole as deep as a spade, fill it with water, let it drain, fill it again. If it still stands hours later, you need drainage.',
        'A patio has to fall away from the house, and its top should lie well below the damp course or the sill.',
        'Gravel, planting and open joints let rain in. Less runs off, and in some towns it saves a fee.',
      ],
      h: ['The pond was not planned. It came with the patio.'],
    },
    scene: [
      'Under the umbrella somebody stands on the lawn and watches a thin stream run straight to the cellar window.',
      'A spade, a hole, a bucket of water, and a child with a stopwatch.',
    ],
    why: [
      [
        'Every hard surface sends its rain somewhere else.',
        "Rain that no longer soaks in on your side ends up at the house or at the neighbour's.",
      ],
      [
        'To raise or lower by a hand is easy on paper, and dear in concrete.',
        'Before the first slab it is a pencil line.',
      ],
    ],
    parts: [
      [
        'Go out in a downpour',
        ['Take pictures from each corner, and from upstairs.', 'Mark runs and puddles with pegs.'],
        'Boots in wet grass',
      ],
      [
        'Look again an hour later',
        [
          'What still stands then is a low place or tight soil.',
          'Moss and bare spots tell the same in dry weather.',
        ],
        'A puddle on a lawn',
      ],
      [
        'Do the bucket test',
        [
          'Fill, let drain, fill again, and time the second.',
          'Fill the hole twice: if the second filling stands overnight, the soil is too tight.',
        ],
        'A hole filled with water',
      ],
      [
        'Bring the photos along',
        ['To whoever is going to build it.', 'They replace a winter of watching.'],
        'Photographs on a table',
      ],
    ],
    turn: ['Then it may rain as it likes.', 'And the puddle becomes a bed for plants that like wet feet.'],
    asks: ['Where does the water stand at your place?', 'Did you ever follow a puddle?'],
    ends: {
      p: 'With these pictures a first visit goes twice as far.',
      f: 'Then a hot shower.',
      a: 'Rain first. Stone later.',
      t: 'Surface water may often not be led to the street or a sewer: ask first.',
      h: 'The ducks have been told that it is only for now.',
      i: 'Whoever watches builds with nature.',
      l: 'And afterwards everything smells of earth.',
    },
    keep: 'the next downpour',
    send: 'somebody who dreams of a terrace',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about:
          'patio|paving|drain|design|survey|(?:home|site|first|free|farm|design) visits?\\b|visit us|visits by|level|landscap',
        lead: 'And then it can be drawn.',
      },
    ],
    pic: { ask: 'A puddle in a garden, with boots', alt: 'A puddle on a lawn with a pair of boots' },
    claims: [['Fall away from house, percolation test, below DPC', 'landscaping textbooks']],
  },
  {
    id: 'pull-back-the-chair',
    format: 'tip',
    only: BUILT,
    again: 10,
    emoji: '🪑',
    tags: ['PatioDesign', 'GardenDesign', 'OutdoorLiving'],
    title: [
      'How big should a patio be? Put out table and chairs',
      'Patio size: lay it out with a hose first',
    ],
    cover: 'Pull the chair back first',
    gist: [
      'Put table and chairs on the lawn, pull the chairs back as if to stand up, walk behind them with a tray, and lay a hose round it. That is your patio.',
      'Most terraces are a step too small, since nobody draws a person getting up. Try it out on grass.',
    ],
    subject: ['A step too small', 'A hose on the lawn'],
    hooks: {
      '*': [
        'Most patios are one chair leg too small. Try yours out on the lawn first.',
        'A table for six needs room for six people getting up.',
      ],
      p: 'A trial on grass costs nothing and settles the size better than a plan.',
      f: 'Invite somebody, and have coffee on it before it exists.',
      a: 'Table. Chairs back. Hose round.',
      t: 'Reckon about a metre behind each chair, for getting up and for passing.',
      h: 'Uncle sat nearest to the edge. It was a soft landing.',
      i: 'Plan for the people and not for the table.',
      l: 'A long table, evening, and nobody has to move.',
    },
    lines: {
      '*': [
        'Planning a patio? Put the table on the lawn, pull out the chairs, walk round with a tray. Then lay a hose round it.',
        'On a patio leave about a {metre|yard} behind each chair. Somebody always has to get past with a bowl.',
        'Sit there at the hour when you mean to use it. In the morning sun it is another place than at eight.',
        'The path from the kitchen to the table is walked a hundred times a summer. Draw it first.',
      ],
      h: ['Seven chairs, six on stone. The seventh is where the stories happen.'],
    },
    scene: [
      'On the lawn stand a table and six chairs, and round them lies a yellow hose, and somebody carries an empty tray in circles.',
      'A chair leg goes over the edge, very slowly, during a toast.',
    ],
    why: [
      [
        'On paper a chair stands at the table. In life it is pushed back.',
        'People lean, cross their legs, get up and fetch the salt.',
      ],
      [
        'An extra row of slabs costs little now and much later.',
        'While the digger is there anyway, two more rows are soon done.',
      ],
    ],
    parts: [
      [
        'Set it up on the grass',
        ['The real table, all the chairs, the parasol.', 'Boxes will do if you have not bought it yet.'],
        'A table on a lawn',
      ],
      [
        'Act out a dinner',
        [
          'Sit, stand, pass, carry, and let a child run through.',
          'Where you have to turn sideways it is too tight.',
        ],
        'A person with a tray',
      ],
      [
        'Lay the hose and wait',
        [
          'Leave it for some days and look at it from upstairs.',
          'Move it until the line looks right to you from the kitchen.',
        ],
        'A hose on a lawn',
      ],
    ],
    turn: [
      'Measure it then, and add a hand all round.',
      'What has been sat on in a trial has never been too small.',
    ],
    asks: ['How many people should sit at yours?', 'Has anybody ever gone over the edge at your place?'],
    ends: {
      p: 'A sketch with these measurements makes every quote comparable.',
      f: 'And leave the hose there overnight, it makes people talk.',
      a: 'Try it. Then build it.',
      t: 'Barbecues want a distance of their own from walls and shrubs.',
      h: 'Uncle has been given the armchair.',
      i: 'Where there is room somebody sits down.',
      l: 'Candles, crumbs, and the last warm stone.',
    },
    keep: 'the weekend before you ask for quotes',
    send: 'somebody with a plan on squared paper',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about:
          'patio|paving|terrace|deck|design|(?:home|site|first|free|farm|design) visits?\\b|visit us|visits by|landscap',
        lead: 'And when the hose lies right.',
      },
    ],
    pic: {
      ask: 'A table on a lawn with a hose laid round it',
      alt: 'A garden table on a lawn with a hose laid around it',
    },
    claims: [['About a metre behind chairs', 'garden design textbooks']],
  },
  {
    id: 'which-way-do-you-walk',
    format: 'behind',
    again: 10,
    emoji: '👣',
    tags: ['GardenDesign', 'DesirePaths', 'GardenLife'],
    title: [
      'Desire paths: where people really walk in a garden',
      'Why a good garden path follows the trampled grass',
    ],
    cover: 'The grass knows the way',
    gist: [
      'A worn line across the lawn is not a mistake, it is a plan: people have shown where the path should be. Gardeners look for it before they draw.',
      'To the bin, to the washing line, to the compost: feet find the shortest way, whatever was paved.',
    ],
    subject: ['The line across the lawn', 'Feet draw better than pencils'],
    hooks: {
      '*': [
        'That bare strip across your lawn is not damage. It is a drawing.',
        'Ask a gardener what they look at first: often it is the grass, and where it is flat.',
      ],
      p: 'Paths that follow how people walk stay in use, and edges stay whole.',
      f: 'Look for your own: it leads to the bin, does it not?',
      a: 'Follow the feet.',
      t: 'Planners call them desire lines; some campuses wait for them before they pave.',
      h: 'The path goes round in an elegant curve. The dog, the post and the children do not.',
      i: 'Feet say what people need, without a word.',
      l: 'A narrow way through tall grass, bent by evening walks.',
    },
    lines: {
      '*': [
        'A trampled line in the lawn shows where the path should be. Lay stepping stones along it instead of a sign.',
        'Snow or dew shows within an hour where everybody walks. Take a picture from upstairs.',
        'A path to the bin, the compost and the washing line is walked daily. It deserves to be dry.',
        'If you want people to take the curve, plant something large in the corner that they cut.',
      ],
      h: ['A sign says "keep off the grass". It stands in a bare patch.'],
    },
    scene: [
      'From the window upstairs there it is, plain as pencil: from the back door straight to the bin.',
      'Early, in the dew, two dark tracks cross the lawn, one of them with small paws.',
    ],
    why: [
      [
        'With full hands everybody takes the short way.',
        'Nobody goes round a lawn with a bucket of peelings in the rain.',
      ],
      ['A path that nobody takes has to be weeded, too.', 'What is walked on stays free by itself.'],
    ],
    parts: [
      [
        'Look from upstairs',
        ['Best in low light, dew or snow.', 'Mark what you see with a hose.'],
        'A lawn from above',
      ],
      [
        'Walk it with full hands',
        [
          'With the washing basket, in the dark, in the rain.',
          'Where you slow down it wants a step or a lamp.',
        ],
        'Feet on a path',
      ],
      [
        'Lay stones to your stride',
        [
          'Walk over damp grass and put one under each print.',
          'Even with the lawn, so that the mower passes over.',
        ],
        'Stepping stones in a lawn',
      ],
    ],
    turn: [
      'And suddenly nobody walks on the bed any more.',
      'The loveliest paths were there before they were built.',
    ],
    asks: ['Where is the trampled line at your place?', 'Which corner does everybody cut?'],
    ends: {
      p: 'A look at the grass saves many a drawing.',
      f: 'And greet the dog, who found it first.',
      a: 'Pave where they walk.',
      t: 'For two people side by side reckon well over a metre, for one two thirds of it.',
      h: 'The sign has been moved to the curve. It is lonely there.',
      i: 'To watch is the first act of design.',
      l: 'Stone by stone, to the bench.',
    },
    keep: 'the first dewy morning',
    send: 'whoever always cuts the corner',
    own: [
      {
        kinds: ['service', 'process', 'story'],
        about:
          'path|design|paving|landscap|(?:home|site|first|free|farm|design) visits?\\b|visit us|visits by',
        lead: 'And this is how a plan begins here.',
      },
    ],
    pic: {
      ask: 'A worn line across a lawn, from upstairs',
      alt: 'A worn line across a lawn seen from above',
    },
    claims: [
      ['Desire lines', 'definition; urban planning'],
      ['Path widths', 'garden design textbooks'],
    ],
  },
  {
    id: 'the-hedge-wants-wide-feet',
    format: 'tip',
    again: 9,
    emoji: '✂️',
    tags: ['HedgeTrimming', 'GardenTips', 'Hedges'],
    title: ['Hedge bare at the bottom? Cut it wider below', 'How to cut a hedge: narrow above, wide below'],
    cover: 'Wide at the feet',
    gist: [
      'A hedge that is wider on top shades its own feet, and they go bare. Cut the sides so that it leans in a little towards the top, from the first year on.',
      'Light has to reach the lowest leaf. That is why good hedges look a little like a very tall roof.',
    ],
    subject: ['Why it is bare below', 'A little like a roof'],
    hooks: {
      '*': [
        'Your hedge is bare at the bottom because it is too fat at the top.',
        'A good hedge stands with its feet apart.',
      ],
      p: 'The shape of a cut decides whether a hedge stays closed to the ground.',
      f: 'Step back and look at it from the end: is it a V?',
      a: 'Narrow top. Wide base.',
      t: 'Growth is strongest at the tips; without a slope the upper part takes the light from the lower.',
      h: 'It has the figure of a bodybuilder, and legs to match.',
      i: 'Let light get to the lowest, and all stays green.',
      l: 'A green wall down to the ground, and dew on it.',
    },
    lines: {
      '*': [
        'Cut a hedge a little narrower at the top than at the base, so that light reaches the lowest leaves.',
        'String between two sticks is what makes a straight hedge. The eye alone cuts waves.',
        'Look for nests before you begin, in every month. In many places cutting is restricted while birds breed.',
        'Most conifers do not sprout from old brown wood. Yew does. Never cut further than the green, if you are not sure which it is.',
      ],
      h: ['It was to be level. It is now a mountain range.'],
    },
    scene: [
      "From the end of the garden it looks like a tooth: broad above, thin below, and one can see the neighbour's feet.",
      'Two sticks, a string, and somebody who steps back after each metre and squints.',
    ],
    why: [
      [
        'Twigs at the top stand in the sun, and grow as if paid for it.',
        'A plant puts its strength where the light is.',
      ],
      [
        'A twig that has been in the shade for years gives up, and seldom comes back.',
        'What is bare below can mostly only be hidden.',
      ],
    ],
    parts: [
      [
        'Stretch a string first',
        ['At the height you want, from stick to stick.', 'Cut below it, in small steps.'],
        'A string along a hedge',
      ],
      [
        'Cut from below upwards',
        [
          'Then what falls does not hide what comes next.',
          'The arm swings in an arc, so let it lean inward.',
        ],
        'Shears at the foot of a hedge',
      ],
      [
        'Take the slope from the start',
        [
          'A hand narrower on each side at the top is enough.',
          'A young hedge learns it in a year, an old one in three.',
        ],
        'A hedge from its end',
      ],
    ],
    turn: [
      'Snow slides off it better as well, where there is any.',
      'In two years it is closed to the grass.',
    ],
    asks: ['What is your hedge made of?', 'Straight, round or wild: how do you like it?'],
    ends: {
      p: 'If it has got too wide, it is brought back one side a year.',
      f: 'And step back now and then. It is also good for the arms.',
      a: 'String, slope, done.',
      t: 'Flat-topped is for formal ones; a rounded top sheds water and snow.',
      h: 'The mountain range has been given a name.',
      i: 'A hedge is a house for many.',
      l: 'And behind it, nobody.',
    },
    caution:
      'Ask for local rules on cutting and nesting birds, keep cables behind you, and never cut from a wobbly ladder.',
    keep: 'the next time the shears are out',
    send: "somebody who can see the neighbour's feet",
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'hedge|trim|prun(?:e|ing)',
        lead: 'And for hedges taller than you.',
      },
    ],
    pic: { ask: 'A hedge seen from its end', alt: 'A clipped hedge seen from its end' },
    claims: [
      ['Batter: hedges narrower at top keep base green', 'RHS; horticulture textbooks'],
      ['Conifers do not regrow from old wood except yew', 'RHS; gardening textbooks'],
    ],
  },
  {
    id: 'what-was-the-first',
    format: 'question',
    again: 12,
    emoji: '🌻',
    tags: ['GardenLife', 'GrowYourOwn', 'GardenStories'],
    title: [
      'What was the first thing that you ever grew?',
      'Cress, a sunflower, a radish: what did you grow first?',
    ],
    cover: 'The first thing you grew',
    gist: [
      'Cress on a wet tissue, a bean in a jar, a sunflower taller than the teacher. What was the first thing that you ever grew, and who showed you?',
      'Hardly anybody forgets the first thing that came up. Tell us yours.',
    ],
    subject: ['A bean in a jar', 'Who showed you?'],
    hooks: {
      '*': [
        'It was on a windowsill, in a yoghurt pot, and you looked at it every hour.',
        'Everybody who gardens was once amazed by a bean.',
      ],
      p: 'A first success in childhood turns out to last surprisingly long.',
      f: 'What was yours? Ours was a radish, and it was very hot.',
      a: 'Name the plant. Name the person.',
      t: 'Cress sprouts in two days, radish in five, a bean in ten: it is why children are given them.',
      h: 'It was watered three times a day, and drowned with much love.',
      i: 'A seed is a small promise, and it was kept.',
      l: 'Two leaves, and the light behind them.',
    },
    lines: {
      '*': [
        'What was the first thing that you ever grew, and who showed you how?',
        'For a child nothing beats a radish: three or four weeks from seed to plate.',
        'A bean against the glass of a jar, with damp paper behind it: roots, stem and leaves, and all of it to be seen.',
        'Give a child a bed of its own, and let it be wrong in it.',
      ],
      h: ['The first tomato was shared by four. In slices that one could read a newspaper through.'],
    },
    scene: [
      'On the windowsill of a classroom stand twenty-eight yoghurt pots with names, and one of them is empty.',
      'A grandfather presses a finger into the soil up to the first joint and says: so deep.',
    ],
    why: [
      [
        'It was alive, and it was yours, and it had not been there on Monday.',
        'Most of what we learn as children is explained to us. This one simply came up.',
      ],
    ],
    parts: [
      [
        'What came up?',
        [
          'Cress, bean, sunflower, or something that nobody had sown.',
          'Some people began with a weed, and were proud of it.',
        ],
        'A bean in a jar',
      ],
      [
        'Who showed you?',
        ['A teacher, a neighbour, somebody with earth under the nails.', 'Very often it was a grandmother.'],
        'Two hands with a seed',
      ],
    ],
    turn: ['Show somebody how deep this year.', 'And that is how gardens are handed on.'],
    asks: ['What was your first?', 'Who showed you how deep?'],
    ends: {
      p: 'We read each one, between two rows.',
      f: 'Tell us. The mug is full, and there is time.',
      a: 'Plant and person.',
      t: 'Add the year, and whether it bloomed.',
      h: 'May it rest in peace, and in water.',
      i: 'A finger deep, and a life long.',
      l: 'And then, one morning, green.',
    },
    keep: 'the day you first show a child a seed',
    send: 'whoever showed you',
    pic: { ask: 'A seedling between two fingers', alt: 'A small seedling between two fingers' },
    claims: [['Germination times', 'seed packets; common experience']],
  },
];
