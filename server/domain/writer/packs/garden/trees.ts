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
    cover: 'Do not top your tree',
    myth: 'Cut off the top, and the tree stays small',
    short:
      'It answers with a bundle of weak new shoots, and grows back faster. Thinning or reducing does it better.',
    gist: [
      'A tree that has lost its crown sends up many thin shoots, loosely attached, and rots from the large wounds. If it is too large, have it thinned or reduced to side branches.',
      'Topping makes a tall tree into a tall, weak one, in a few years. Small cuts at the right places keep it in shape.',
    ],
    subject: ['Topped trees grow back faster', 'Small cuts in the right places'],
    hooks: {
      '*': [
        'Cutting the top off a tree does not keep it small. It makes it grow back faster.',
        'If you cut the top off a tree, a dozen weak shoots grow there instead.',
      ],
      ptl: 'Large cuts decay, and the regrowth is poorly attached and fast.',
      fhi: 'Does a tree in your garden look like a coat stand?',
      a: 'Leave the top of your tree on. Have it thinned or reduced.',
    },
    lines: {
      '*': [
        'Topping a tree leads to many weak shoots. Ask for thinning or a reduction to side branches.',
        'Look at the root collar: soil heaped against a trunk lets it rot. One should see where it widens.',
        'A cut belongs just outside the swollen ring at the base of the branch. No stub, and not flush with the trunk.',
        'Before anybody cuts: ask your council whether the tree is protected, and look for nests.',
      ],
      h: ['The tree has been "tidied up". It looks like a hat stand now.'],
    },
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
        'Tell us what bothers you',
        ['Shade, leaves, fear, a gutter: for each there is another way.', 'Often one branch is enough.'],
        'A branch above a roof',
      ],
      [
        'Have the crown thinned',
        ['Light and wind come through, and the shape stays.', 'The cuts are made inside, not at the top.'],
        'Sunlight through a thinned crown',
      ],
      [
        'Have it made a little smaller',
        ['Cut back to side branches that can take over.', 'You should hardly see it afterwards.'],
        'A cut above a side branch',
      ],
    ],
    turn: [
      'After a good cut it still looks like a tree.',
      'Ask what can be done without taking the top off.',
    ],
    asks: ['Which tree in your street do you like best?', 'What bothers you about your tree?'],
    ends: {
      pfathil: ['Thin, reduce, or leave it.', 'After topping, the trunk rots and weak shoots follow.'],
    },
    caution:
      'Leave work in trees and with chainsaws to trained people. Ask us about protected trees and nesting birds.',
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
    cover: 'Is your tree safe?',
    gist: [
      'Fungi at the foot, cracks, lifted soil, dead branches, a new lean: five looks that anybody can take before the autumn storms. One of them is reason enough to ask.',
      'Trees give notice, mostly at their feet. Walk round it once in September.',
    ],
    subject: ['Look at the foot of your tree', 'Check your tree before the storms'],
    hooks: {
      '*': [
        'Walk round your tree once before the autumn storms, and look where the trunk meets the ground.',
        'Most trees that fall show signs before, down at the roots.',
      ],
      ptl: 'From the ground you can see whether somebody should look at your tree.',
      fhi: 'When did you last walk all the way round your old tree?',
      a: 'Once a year look at your tree: foot, trunk, forks, crown, lean.',
    },
    lines: {
      '*': [
        'Fungi like shelves at the foot of a tree are a reason to have it looked at, however green the crown.',
        'Cracks in the soil on one side of the trunk after a storm: keep away, and call somebody.',
        'Two trunks that grow up tightly side by side, with bark squeezed between, are a weak fork.',
        'A tree that has always leaned is mostly fine. One that has begun to is not.',
      ],
      h: ['For years the tree has been dropping twigs on the car. It has not yet said why.'],
    },
    why: [
      ['Rot works inside and shows itself in small things.', 'What is firm above can be hollow below.'],
      ['In good time it is a branch, and later a tree.', 'A look in autumn leaves the winter for the work.'],
    ],
    parts: [
      [
        'The foot of the trunk',
        ['Mushrooms, soft bark, soil heaped up or dug away.', 'Most trouble begins here.'],
        'A fungus at the foot of a tree',
      ],
      [
        'The trunk all the way up',
        ['Cracks, holes, sap, loose bark.', 'Knock on it. If it sounds hollow, ask us.'],
        'A hand on bark',
      ],
      [
        'The forks between big branches',
        ['A U is strong, a narrow V is not.', 'Binoculars help.'],
        'A fork between two trunks',
      ],
      [
        'The crown and its leaves',
        ['Bare branches in summer, leaves that fall too early.', "Compare with last year's picture."],
        'A bare branch in a green crown',
      ],
      [
        'Does it lean?',
        ['Compare it with the wall of the house.', 'It matters if that is new, or if the soil has lifted.'],
        'A tree lined up with a house edge',
      ],
    ],
    turn: ['Mostly it is nothing. Then you have had a walk.', 'And take a photograph for next year.'],
    asks: ['How old is the oldest tree near you?', 'Have you ever been glad of having looked?'],
    ends: { pfathil: ['Five looks, once a year.', 'One look from the ground each year.'] },
    caution:
      'In a storm, or when a tree has moved, keep well away. Near power lines call the power company, and touch nothing.',
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
