// Trees, and those who climb them.
import type { Idea } from '../../library/idea.ts';

const CLIMBERS = 'tree surg|arbor|tree (?:care|work|fell|service|removal)|stump|crown';

export const TREES: readonly Idea[] = [
  {
    id: 'do-not-top-it',
    format: 'myth',
    only: CLIMBERS,
    again: 9,
    emoji: '🌳',
    tags: ['TreeCare', 'TreeSurgeon', 'GardenTips'],
    title: 'Tree too tall? Why topping it makes things worse',
    cover: 'Do not cut off its head',
    myth: 'Cut off the top, and the tree stays small',
    short:
      'It answers with a bundle of weak new shoots, and grows back faster. Thinning or reducing does it better.',
    gist: [
      'A tree that has lost its crown sends up many thin shoots, loosely attached, and rots from the large wounds. If it is too large, have it thinned or reduced to side branches.',
      'Topping makes a tall tree into a tall, weak one, in a few years. Small cuts at the right places keep it in shape.',
    ],
    subject: ['It answers with a bundle', 'Small cuts, right places'],
    hooks: {
      '*': [
        'Cutting the top off a tree does not keep it small. It makes it grow back faster.',
        'A topped tree answers with a dozen weak shoots, and a grudge.',
      ],
      pt: 'Large cuts decay, and the regrowth is poorly attached and fast.',
      fi: 'Does a tree in your garden look like a coat stand?',
      a: 'No topping. Thin, reduce, small cuts.',
      h: 'It has been given a haircut by somebody who was angry with it.',
      l: 'A crown, lighter, and still its own.',
    },
    lines: {
      '*': [
        'Topping a tree leads to many weak shoots. Ask for thinning or a reduction to side branches.',
        'Look at the root collar: soil heaped against a trunk lets it rot. One should see where it widens.',
        'A cut belongs just outside the swollen ring at the base of the branch. No stub, and not flush with the trunk.',
        'Before anybody cuts: ask your council whether the tree is protected, and look for nests.',
      ],
      h: ['The tree has been "tidied up". It looks as if it had seen something.'],
    },
    scene: [
      'Three summers after the saw, it is as tall as before, and each shoot hangs on like a broom in a pot.',
      'Somebody hangs in a rope between the branches, looks for a long time, and makes a small cut. From below one hardly sees a difference. There is more sky.',
    ],
    why: [
      [
        'Leaves are its kitchen. Take away most of them, and it grows in a panic.',
        'What was lost has to be replaced quickly, and quick wood is weak wood.',
      ],
      [
        'Trees do not heal wounds, they close them off. Large ones they cannot manage.',
        'A wound as wide as a plate stays open for years.',
      ],
    ],
    parts: [
      [
        'Ask what bothers you',
        ['Shade, leaves, fear, a gutter: each has its own answer.', 'Often one branch is enough.'],
        'A branch above a roof',
      ],
      [
        'Have it thinned',
        [
          'Light and wind come through, and the shape stays.',
          'It is taken from the inside, not from the top.',
        ],
        'Sunlight through a thinned crown',
      ],
      [
        'Or reduced',
        ['Back to side branches that can take over.', 'It should look as though nothing had happened.'],
        'A cut above a side branch',
      ],
    ],
    turn: ['A good cut is one that you do not notice.', 'It was there before the house. Talk to it kindly.'],
    asks: ['Which tree in your street do you like best?', 'What bothers you about your tree?'],
    ends: {
      pa: 'Thin, reduce, or leave it.',
      fi: 'And go and look at its feet.',
      t: 'Decay and epicormic growth after topping.',
      h: 'It is in therapy. With ivy.',
      l: 'More sky.',
    },
    caution:
      'Work in trees and with chainsaws belongs to trained people. Protection of trees and of nesting birds differs by place: ask first.',
    keep: 'the next time somebody says "take the top off"',
    send: 'somebody with a large tree and a small garden',
    own: [
      {
        kinds: ['service', 'process', 'price', 'proof', 'policy'],
        about: 'crown|thinning|thinned|reduc|survey|insur|permission|free quote|climb',
        lead: ['And how it is looked at here.', 'For a look from the rope.'],
      },
    ],
    pic: {
      ask: 'A crown from below with light coming through',
      alt: 'Light coming through the crown of a tree',
    },
    claims: [['Topping leads to decay and weak regrowth; branch collar cuts', 'arboricultural associations']],
  },
  {
    id: 'what-a-tree-tells-from-below',
    format: 'checklist',
    only: CLIMBERS,
    again: 9,
    emoji: '🍄',
    tick: true,
    tags: ['TreeSafety', 'TreeCare', 'StormSeason'],
    title: 'Is my tree safe? Five things that you can see from the ground',
    cover: 'Five looks at a tree',
    gist: [
      'Fungi at the foot, cracks, lifted soil, dead branches, a new lean: five looks that anybody can take before the autumn storms. One of them is reason enough to ask.',
      'Trees give notice, mostly at their feet. Walk round it once in September.',
    ],
    subject: ['Look at its feet', 'Before the storms'],
    hooks: {
      '*': [
        'Walk round your tree once before the autumn storms, and look at its feet.',
        'Most trees that fall have given notice. It stood at the bottom.',
      ],
      pt: 'Visible signs from the ground tell who should be asked, and not what has to be done.',
      fi: 'When did you last walk round the old tree, and not past it?',
      a: 'Feet, trunk, forks, crown, lean. Once a year.',
      h: 'The tree is leaning, says the neighbour. It was the neighbour who had been leaning.',
      l: 'Once round, with a hand on the bark.',
    },
    lines: {
      '*': [
        'Fungi like shelves at the foot of a tree are a reason to have it looked at, however green the crown.',
        'Cracks in the soil on one side of the trunk after a storm: keep away, and call somebody.',
        'Two trunks that grow up tightly side by side, with bark squeezed between, are a weak fork.',
        'A tree that has always leaned is mostly fine. One that has begun to is not.',
      ],
      h: ['It has been dropping twigs on the car for years. They now regard it as correspondence.'],
    },
    scene: [
      'September, evening light. Somebody walks round the beech, stoops, and photographs something that looks like a plate.',
      'After the storm the tree stands as before. Only the lawn on one side has risen by a hand.',
    ],
    why: [
      ['Rot works inside and shows itself in small things.', 'What is firm above can be hollow below.'],
      ['In good time it is a branch, and later a tree.', 'A look in autumn leaves the winter for the work.'],
    ],
    parts: [
      [
        'Look at the feet',
        ['Fungi, soft bark, soil heaped up or cut away.', 'Here it is decided whether it stands.'],
        'A fungus at the foot of a tree',
      ],
      [
        'Look at the trunk',
        ['Cracks, holes, sap, bark that comes off.', 'Knock: a drum is a reason to ask.'],
        'A hand on bark',
      ],
      [
        'Look at the forks',
        ['U is good, V with bark inside is not.', 'Field glasses help.'],
        'A fork between two trunks',
      ],
      [
        'Look at the crown',
        ['Bare branches in summer, leaves that are early to fall.', "Compare with last year's picture."],
        'A bare branch in a green crown',
      ],
      [
        'Look at the lean',
        ['Line it up with the house.', 'New is what counts, and lifted soil beside it.'],
        'A tree lined up with a house edge',
      ],
    ],
    turn: [
      'Four times out of five it is nothing. Then you have taken a walk.',
      'And a photograph, for the next year.',
    ],
    asks: ['How old is the oldest tree near you?', 'Have you ever been glad of having looked?'],
    ends: {
      pa: 'Five looks, once a year.',
      fi: 'And give it a pat. It has seen a lot.',
      t: 'Visual check from the ground, yearly.',
      h: 'He has been propped up.',
      l: 'Once round.',
    },
    caution:
      'In a storm or when a tree has moved, keep well away. Near power lines call the network operator, and do not touch anything.',
    when: { months: [8, 9, 10, 11] },
    keep: 'the first days of September',
    send: 'somebody with an old tree by the house',
    own: [
      {
        kinds: ['service', 'process', 'price', 'proof'],
        about:
          'survey|inspect|report|(?:home|site|first|free|farm|design) visits?\\b|visit us|visits by|emergency|storm|qualif',
        lead: 'And if you have found one of them.',
      },
    ],
    pic: { ask: 'The foot of an old tree', alt: 'The foot of an old tree with moss' },
    claims: [['Signs of defects', 'arboricultural associations']],
  },
];
