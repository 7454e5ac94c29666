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
    subject: ['Set your mower higher', 'Short lawn, more weeds'],
    hooks: {
      '*': [
        'If you cut the lawn very short, you save one mowing and lose the lawn.',
        'How short to mow? Cut off a third of the grass and leave two thirds.',
      ],
      pl: 'How high you mow matters more for a lawn than any fertiliser.',
      t: 'The leaves feed the roots. If you mow off more than a third, they stop growing.',
      fhi: 'Set your mower two notches higher, for a month, as a test.',
      a: 'Mow off a third, and no more.',
    },
    lines: {
      '*': [
        'Never cut more than a third of the grass at a time. After a holiday go down in two steps, some days apart.',
        'Moss and weeds like short lawns: they get light. Raise the mower, and the grass does the weeding.',
        'Blunt blades tear. If the tips turn white or brown the day after, have the mower sharpened.',
        'In a drought let it grow longer or leave it alone. Brown grass is mostly asleep and not dead.',
      ],
      h: ['The robot mows the lawn every day. Nobody else in the family does.'],
    },
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
        ['Weekly in a wet spring, seldom in a dry summer.', 'The grass does not know that it is Saturday.'],
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
    turn: ['After a month the lawn is thicker.', 'And it is nicer to walk on barefoot.'],
    asks: ['How high do you mow?', 'Who mows at your place, and who is allowed to?'],
    ends: {
      pfathil: [
        'Height first, fertiliser later.',
        'Fine ornamental lawns are different. They are cut low, and often.',
      ],
    },
    keep: 'the next time the mower is out',
    send: 'whoever mows as short as it goes',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'lawn|mow|turf|scarif|feed',
        lead: 'For your lawn:',
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
    cover: 'Watch the rain before paving',
    gist: [
      'Go out in a real downpour, take photos of puddles and runs, and dig a hole to see how fast it drains. That plan is worth more than any drawing.',
      'Water shows the levels of a garden better than a spirit level. Note where it stands an hour after the rain.',
    ],
    subject: ['Look where the rain runs', 'Test your soil with a bucket'],
    hooks: {
      '*': [
        'The best day to plan a patio is a rainy one.',
        'Before you pave, go out into the rain once, with an umbrella and a phone.',
      ],
      pl: 'Most trouble with paths and patios comes from water that nobody had watched.',
      t: 'A patio has to slope away from the house, so that the rain runs off.',
      fhi: 'Planning a patio? Put on your boots when it rains. It takes ten minutes.',
      a: 'Photograph the puddles, then plan the patio.',
    },
    lines: {
      '*': [
        'Before you pave: photograph the garden in a downpour and an hour after. Where water stands is where your plan begins.',
        'Dig a hole as deep as a spade, fill it with water, let it drain, fill it again. If it still stands hours later, you need drainage.',
        'A patio has to fall away from the house, and its top should lie well below the damp course or the sill.',
        'Gravel, planting and open joints let rain in. Less runs off, and in some towns it saves a fee.',
      ],
      h: ['There was no plan for a pond. It came with the patio.'],
    },
    why: [
      [
        'Rain runs off every paved surface, and it has to go somewhere.',
        'What does not soak in runs to the house or to the neighbour.',
      ],
      [
        'On paper a slope is easily changed, in concrete it is expensive.',
        'Before the first stone it is only a line on paper.',
      ],
    ],
    parts: [
      [
        'Go out in heavy rain',
        ['Take pictures from each corner, and from upstairs.', 'Mark runs and puddles with pegs.'],
        'Boots in wet grass',
      ],
      [
        'Look again an hour later',
        [
          'Where there is still water, the ground is low or hard.',
          'In dry weather, moss and bare patches show the same.',
        ],
        'A puddle on a lawn',
      ],
      [
        'Do the bucket test',
        [
          'Fill a hole with water, let it drain, fill it again.',
          'If it is still full the next morning, you need drainage.',
        ],
        'A hole filled with water',
      ],
      [
        'Show us the photos',
        ['Then we can plan for the water.', 'They save us a winter of watching.'],
        'Photographs on a table',
      ],
    ],
    turn: [
      'Then you know where the drain has to be.',
      'A wet corner can become a bed for plants that like it wet.',
    ],
    asks: ['Where does the water stand in your garden?', 'Have you ever looked where a puddle comes from?'],
    ends: {
      pfathil: [
        'With these pictures the first visit goes quickly.',
        'Ask first before you lead water to the street or the drain.',
      ],
    },
    keep: 'the next downpour',
    send: 'somebody who dreams of a terrace',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about:
          'patio|paving|drain|design|survey|(?:home|site|first|free|farm|design) visits?\\b|visit us|visits by|level|landscap',
        lead: 'For your patio or path:',
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
    cover: 'How big should a patio be?',
    gist: [
      'Put table and chairs on the lawn, pull the chairs back as if to stand up, walk behind them with a tray, and lay a hose round it. That is your patio.',
      'Most terraces are a step too small, since nobody draws a person getting up. Try it out on grass.',
    ],
    subject: ['Is your patio big enough?', 'Lay it out with a hose'],
    hooks: {
      '*': [
        'Most patios are a little too small for the chairs. Try yours out on the lawn first.',
        'A table for six needs room for six people getting up.',
      ],
      pl: 'Try the size of your patio on the grass. It costs nothing.',
      t: 'Leave about a {metre|yard} behind each chair of the patio.',
      fhi: 'Before you build the patio, invite somebody for coffee on the lawn.',
      a: 'Table out, chairs back, hose round: that is your patio.',
    },
    lines: {
      '*': [
        'Planning a patio? Put the table on the lawn, pull out the chairs, walk round with a tray. Then lay a hose round it.',
        'On a patio leave about a {metre|yard} behind each chair. Somebody always has to get past with a bowl.',
        'Before you build a patio, sit there at the hour when you will use it.',
        'You walk from the kitchen to the patio table a hundred times a summer. Draw that path first.',
      ],
      h: ['Seven chairs at the table, and six of them on the patio.'],
    },
    why: [
      [
        'On paper the chair stands at the table. In life somebody pushes it back.',
        'People get up, cross their legs and fetch the salt.',
      ],
      [
        'One more row of stone costs little now and a lot later.',
        'While the digger is there, two more rows are quickly done.',
      ],
    ],
    parts: [
      [
        'Set it up on the grass',
        ['The real table, all the chairs, the parasol.', 'Boxes will do if you have not bought it yet.'],
        'A table on a lawn',
      ],
      [
        'Pretend to have dinner',
        ['Sit down, get up, carry a tray past the chairs.', 'If you have to turn sideways, it is too tight.'],
        'A person with a tray',
      ],
      [
        'Lay the hose and wait',
        ['Leave it for some days and look at it from upstairs.', 'Move it until it looks right.'],
        'A hose on a lawn',
      ],
    ],
    turn: ['Now measure it, and add a hand all round.', 'A patio that you have tried out fits.'],
    asks: ['How many people should have room at yours?', 'Has a chair ever gone over the edge at your home?'],
    ends: {
      pfathil: [
        'With these measurements you can compare quotes.',
        'Keep the barbecue away from walls and shrubs.',
      ],
    },
    keep: 'the weekend before you ask for quotes',
    send: 'somebody with a plan on squared paper',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about:
          'patio|paving|terrace|deck|design|(?:home|site|first|free|farm|design) visits?\\b|visit us|visits by|landscap',
        lead: 'For your patio:',
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
    cover: 'Where should the path go?',
    gist: [
      'A worn line across the lawn is not a mistake, it is a plan: people have shown where the path should be. Gardeners look for it before they draw.',
      'To the bin, to the {washing line|clothesline}, to the compost: people take the shortest way, wherever the path is.',
    ],
    subject: ['That bare strip in your lawn', 'Put the path where you walk'],
    hooks: {
      '*': [
        'The bare strip across your lawn shows where the path should be.',
        'What does a gardener look at first? Often at the grass, and where it is trodden flat.',
      ],
      pl: 'If the path runs where people walk, they use it, and the lawn stays whole.',
      t: 'Planners call them desire lines. Some wait for them before they pave.',
      fhi: 'Is there a bare strip in your lawn too? It probably leads to the bin.',
      a: 'Put the path where people walk.',
    },
    lines: {
      '*': [
        'A trampled line in the lawn shows where the path should be. Lay stepping stones along it instead of a sign.',
        'Snow or dew shows where everybody walks across the lawn. Take a picture from upstairs.',
        'A path to the bin, the compost and the washing line is walked daily. It deserves to be dry.',
        'Do people cut the corner of the path? Plant something large there.',
      ],
      h: ['The sign says "keep off the grass". There is no grass round it.'],
    },
    why: [
      ['With full hands everybody takes the short way.', 'In the rain nobody goes round the lawn.'],
      ['A path that nobody uses still has to be weeded.', 'A path that is used stays free of weeds.'],
    ],
    parts: [
      [
        'Look at the lawn from upstairs',
        ['Best in low light, dew or snow.', 'Mark what you see with a hose.'],
        'A lawn from above',
      ],
      [
        'Walk it with full hands',
        ['With the washing basket, in the dark, in the rain.', 'Where you slow down, put a step or a lamp.'],
        'Feet on a path',
      ],
      [
        'Lay one stone for each step',
        [
          'Walk over damp grass and put one under each print.',
          'Even with the lawn, so that the mower passes over.',
        ],
        'Stepping stones in a lawn',
      ],
    ],
    turn: ['Then nobody walks on the bed any more.', 'A path in the right place is used by everybody.'],
    asks: ['Where is the worn line in your lawn?', 'Which corner does everybody cut?'],
    ends: {
      pfathil: [
        'Look at the grass before you draw.',
        'Make it wide enough for two, or at least for you and a barrow.',
      ],
    },
    keep: 'the first dewy morning',
    send: 'whoever always cuts the corner',
    own: [
      {
        kinds: ['service', 'process', 'story'],
        about:
          'path|design|paving|landscap|(?:home|site|first|free|farm|design) visits?\\b|visit us|visits by',
        lead: 'For your garden:',
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
    cover: 'Cut hedges wide at the bottom',
    gist: [
      'A hedge that is wider on top shades its own feet, and they go bare. Cut the sides so that it leans in a little towards the top, from the first year on.',
      'Light has to reach the lowest leaf. That is why good hedges look a little like a very tall roof.',
    ],
    subject: ['Why your hedge is bare below', 'Give your hedge more light below'],
    hooks: {
      '*': [
        'Is your hedge bare at the bottom? Then it is too wide at the top.',
        'Cut a hedge wider at the bottom than at the top, and it stays green to the ground.',
      ],
      pl: 'How you cut a hedge decides whether it stays green at the bottom.',
      t: 'The top grows fastest and takes the light from the bottom of the hedge.',
      fhi: 'Look at your hedge from the end. Is it shaped like a V?',
      a: 'Cut your hedge narrow at the top and wide at the bottom.',
    },
    lines: {
      '*': [
        'Cut a hedge a little narrower at the top than at the base, so that light reaches the lowest leaves.',
        'For a straight hedge, stretch a string between two sticks. The eye alone cuts waves.',
        'Look for nests before you cut a hedge, in every month. Ask us what applies while birds breed.',
        'Most conifer hedges do not grow again from old brown wood. Yew does. If you are not sure, cut only in the green.',
      ],
      h: ['The hedge was meant to be level. It is a mountain range now.'],
    },
    why: [
      ['Twigs at the top get all the sun, so they grow fast.', 'A plant grows most where the light is.'],
      [
        'A twig that has been in the shade for years dies, and seldom comes back.',
        'Once it is bare, you can mostly only hide it.',
      ],
    ],
    parts: [
      [
        'Stretch a string first',
        ['As high as you want it, from stick to stick.', 'Cut below it, in small steps.'],
        'A string along a hedge',
      ],
      [
        'Cut from below upwards',
        [
          'Then the cuttings do not fall on what is still to be cut.',
          'Let your arm swing inwards towards the top.',
        ],
        'Shears at the foot of a hedge',
      ],
      [
        'Make it slope a little',
        ['A hand narrower on each side at the top will do.', 'A young one needs a year, an old one three.'],
        'A hedge from its end',
      ],
    ],
    turn: ['Snow slides off it better as well.', 'In two years it is green all over.'],
    asks: ['What is your hedge made of?', 'Straight, round or wild: how do you like it?'],
    ends: {
      pfathil: ['If it has grown too wide, cut back one side a year.', 'A rounded top sheds rain and snow.'],
    },
    caution:
      'Ask us about nesting birds and local rules, keep the cable behind you, and do not cut from a wobbly ladder.',
    keep: 'the next time the shears are out',
    send: "somebody who can see the neighbour's feet",
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'hedge|trim|prun(?:e|ing)',
        lead: 'For your hedge:',
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
    cover: 'What did you grow first?',
    gist: [
      'Cress on a wet tissue, a bean in a jar, a sunflower taller than the teacher. What was the first thing that you ever grew, and who showed you?',
      'Hardly anybody forgets the first thing that came up. Tell us yours.',
    ],
    subject: ['The first plant that you grew', 'Who showed you how to sow?'],
    hooks: {
      '*': [
        'Do you remember the first thing you grew? Perhaps in a yoghurt pot, on a window sill?',
        'Everybody who gardens was once amazed by a bean. What was it with you?',
      ],
      pl: 'Whoever grew something as a child often becomes a gardener.',
      t: 'Cress sprouts in two days, a radish in five, a bean in ten. What was your first?',
      fhi: 'What was the first thing that you grew? Ours was a radish, and it was very hot.',
      a: 'Tell us the first plant you grew, and who showed you.',
    },
    lines: {
      '*': [
        'What was the first thing that you ever grew, and who showed you how?',
        'For a child nothing beats a radish: three or four weeks from seed to plate.',
        'Grow a bean in a jar, with damp paper behind it. A child can watch the roots, the stem and the leaves.',
        'The first thing a child grows should be in a bed of its own, where mistakes do no harm.',
      ],
      h: ['Four of us shared the first tomato. The slices were so thin that you could read through them.'],
    },
    why: [
      [
        'It was alive, it was yours, and on Monday it had not been there.',
        'Nobody had to explain it. It simply came up.',
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
    turn: ['Show somebody else this year.', 'Children like beans and sunflowers best.'],
    asks: ['What was your first plant?', 'Who showed you how deep to sow?'],
    ends: { pfathil: 'Tell us too whether it flowered.' },
    keep: 'the day you first show a child a seed',
    send: 'whoever showed you',
    pic: { ask: 'A seedling between two fingers', alt: 'A small seedling between two fingers' },
    claims: [['Germination times', 'seed packets; common experience']],
  },
];
