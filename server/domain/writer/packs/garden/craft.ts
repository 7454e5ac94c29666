// The craft: trees, cuts, edges, paths, and what happens before a spade goes in.

import type { Idea } from '../../library/idea.ts';
import { NO_PLANTS } from './kinds.ts';

export const CRAFT: readonly Idea[] = [
  {
    id: 'let-the-tree-sway',
    format: 'tip',
    again: 11,
    emoji: '🌬️',
    tags: ['TreePlanting', 'TreeStaking', 'GardenTips'],
    title: [
      'How to stake a young tree: low, loosely, not for long',
      'Tree stakes: low, soft, and soon taken out',
    ],
    cover: 'How to tie a young tree',
    gist: [
      'A tree that moves in the wind gets a stronger trunk. Put the stake in low, tie it loosely, and take it away after a year or two.',
      'A long stake holds a young tree and makes it weak. Only the roots have to be held.',
    ],
    subject: ['Is your young tree tied too tightly?', 'Let your tree move in the wind'],
    hooks: {
      '*': [
        'A young tree that is tied too tightly never learns to stand.',
        'Go and look at your young tree: has the tie grown into the bark?',
        'A young tree should move in the wind. Tie it loosely.',
      ],
      pl: "A stake should hold a young tree's roots and leave its trunk free.",
      t: 'When a tree moves in the wind, its trunk and roots get thicker. A stiff stake prevents that.',
      fhi: 'Have you planted a tree? Take a minute and look how it is tied.',
      a: 'Stake a young tree low, tie it loosely, free it soon.',
    },
    lines: {
      '*': [
        'The stake of a young tree should be a third of its height. The roots need holding, the trunk does not.',
        'Two fingers should fit between a tree and its tie. Check it every spring.',
        'After a year or two take the stake away. If the tree stands, it no longer needs it.',
        'Trees that grow without wind fall over. In an experiment it was enough to shake them.',
      ],
      h: ['The stake has rotted, and now the tree is holding it up.'],
    },
    why: [
      ['When a trunk moves, it grows thicker where it has to.', 'Wind is exercise for a tree.'],
      [
        'If the tie is too high, the tree breaks there. If it is too tight, the sap cannot flow.',
        'Most damage comes from ties that somebody forgot.',
      ],
    ],
    parts: [
      [
        ['Put the stake in low', 'Use a short stake on the windy side'],
        [
          'Then the wind blows the tree away from it.',
          'Put it in before the tree, so that it does not hurt the roots.',
          'It should hold the roots only.',
        ],
        'A low stake beside a young tree',
      ],
      [
        ['Tie in a figure of eight', 'Use a soft, broad band'],
        [
          'Cross it in the middle, so that wood does not rub on wood.',
          'Wire in a hose is still wire.',
          'Nothing hard may rub on the bark.',
        ],
        'A wide strap crossed between a stake and a young stem',
      ],
      [
        ['Check the tie each spring', 'Look at it once a year'],
        [
          'Two fingers should fit in.',
          'Do it when the clocks change.',
          'The trunk grows, and the band does not.',
        ],
        'Two fingers under a tree tie',
      ],
      [
        ['Take the stake out in year two', 'Take it away in the second spring'],
        [
          'Then the tree has a summer to get used to it.',
          'Push the trunk gently. If the ground does not move, it is rooted.',
          'If the ground stays still when you push, it can stand.',
        ],
        'A stake being pulled out of the ground',
      ],
    ],
    turn: ['It will bend, come back, and get stronger.', 'Then let it go.'],
    asks: ['How is the youngest tree in your garden tied?', 'What have you found grown into a trunk?'],
    ends: {
      pfathil: [
        'Small trees often need no stake at all.',
        'A good trunk is thicker at the bottom than at the first branch.',
      ],
    },
    work: 'In many streets the ties have grown into the trees. Write "loosen it" in the calendar on the day you plant.',
    keep: 'the first day of spring',
    send: 'somebody with a young tree',
    own: [
      {
        kinds: ['service', 'product', 'guarantee', 'price'],
        about: 'tree planting|staking|orchard|(?:grow|plant|sell|stock)[^.]{0,30}trees',
        lead: 'About young trees:',
      },
    ],
    pic: {
      ask: 'A young tree with a low stake and loose tie, or a strap that has grown in',
      alt: 'A young tree tied loosely to a low stake',
    },
    claims: [
      ['Low, short-term staking and trunk movement promote taper and rooting', 'arboriculture guidance'],
    ],
  },
  {
    id: 'no-volcano-round-the-tree',
    format: 'mistake',
    again: 10,
    emoji: '🌋',
    tags: ['Mulching', 'TreeCare', 'GardenMistakes'],
    wrong: 'Heaping mulch up against the trunk of a tree',
    title: [
      'How to mulch round trees: keep it off the trunk',
      'Mulching trees the right way: flat, wide, off the trunk',
    ],
    cover: 'Mulch: keep it off the trunk',
    gist: [
      "Mulch is good for a tree's roots and bad for its bark. Spread it flat and wide, and leave a gap round the trunk.",
      'A heap of mulch against the trunk makes it rot. Spread flat, it is good for the tree.',
    ],
    subject: ['Rake the mulch away from the trunk', 'How mulch can harm a tree'],
    hooks: {
      '*': [
        'Look at the trees in a {car park|parking lot}: a heap of mulch against every trunk. That makes them rot.',
        'A neat heap of mulch round the trunk looks nice. The tree stands in a wet sock.',
        'Mulch that is heaped up against a tree makes it rot.',
      ],
      pl: 'Mulch is very good for a young tree, if it does not touch the trunk.',
      t: 'Bark needs air. Under wet mulch fungi get in.',
      fhi: 'Take a rake and pull the mulch away from the trunk of your tree.',
      a: 'Mulch round a tree: wide, flat, and off the bark.',
    },
    lines: {
      '*': [
        'Mulch round a tree should look like a doughnut: flat, wide, with a hole for the trunk.',
        'Mulch round a tree: as deep as your hand is wide. More keeps out the rain.',
        'Grass takes water from a young tree. A ring of mulch without grass helps more than fertiliser.',
        'A ring of mulch keeps the {strimmer|string trimmer} away from your tree.',
        'Leave wood chips on top of the soil. Dug in, they take nitrogen out of it.',
      ],
      h: ['New mulch every spring, on top of the old. The tree is now on the {first|second} floor.'],
    },
    why: [
      ['A trunk needs air, a root needs soil.', 'Bark that is always wet gets soft, and fungi get in.'],
      [
        'The roots that drink are far from the trunk.',
        'A tree drinks at the edge of its crown and hardly at its foot.',
      ],
    ],
    parts: [
      [
        ['Rake it away from the bark', 'Leave a gap round the trunk'],
        [
          'As wide as your hand, until you see where the roots begin.',
          'If there are roots in it, do it over some weeks.',
          'You should see where the trunk gets wider.',
        ],
        'A rake pulling mulch away from a trunk',
      ],
      [
        ['Spread it flat', 'Make it as deep as a hand'],
        [
          'Measure it with your palm.',
          'From a heap the rain runs off.',
          'More than that keeps out the rain.',
        ],
        'A hand measuring the depth of mulch',
      ],
      [
        ['Spread it wide', 'Make the ring as wide as you can'],
        [
          'A {metre|yard} across is a start. Under the whole crown is best.',
          'The less grass near the tree, the better.',
          'That is where the roots are.',
        ],
        'A wide ring of mulch round a young tree',
      ],
    ],
    turn: ['It takes five minutes with a rake.', 'Next year you only have to top it up.'],
    asks: ['Where in town is mulch heaped up against the trees?', 'What do you mulch with?'],
    ends: {
      pfathil: [
        'Do it before you order more. You may need only half.',
        'Coarse chips are better than fine ones.',
      ],
    },
    keep: 'the day your mulch is delivered',
    send: 'somebody with mulch against their tree',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'mulch|\\bbark\\b|wood ?chip|\\btrees?\\b|\\bbeds\\b',
        lead: 'About mulch and trees:',
      },
    ],
    pic: {
      ask: 'A tree with a wide flat ring of mulch, trunk clear',
      alt: 'A young tree in a wide, flat ring of mulch with a bare trunk',
    },
    claims: [
      ['Mulch away from trunk, limited depth, wide ring; grass competition', 'arboriculture guidance'],
    ],
  },
  {
    id: 'three-cuts-for-a-branch',
    format: 'howto',
    again: 10,
    emoji: '🪚',
    tags: ['Pruning', 'TreeCare', 'GardenSkills'],
    title: [
      'How to cut off a branch without tearing the bark',
      'Sawing off a branch: three cuts, in this order',
    ],
    cover: 'Three cuts for a branch',
    gist: [
      'To saw off a branch, make a small cut from below first, then one from above further out, and at last the clean one at the trunk. Then the bark does not tear.',
      'A branch is heavy and falls before you are through. Take the weight off first, then make the last cut.',
    ],
    subject: ['Sawing a branch: start from below', 'How not to tear the bark'],
    hooks: {
      '*': [
        'Half sawn through, the branch falls and tears a long strip of bark off your tree.',
        'When you saw off a branch, make the first cut from below.',
        'A heavy branch tears the bark when it falls. Three cuts prevent that.',
      ],
      pl: 'If you saw off a branch with three cuts, the wound can close.',
      t: 'The first cut stops the tear, the second takes the weight, the third follows the ring at the trunk.',
      fhi: 'Before you saw off that branch, start from below. Really.',
      a: 'Saw off a branch in three cuts: below, above, at the trunk.',
    },
    lines: {
      '*': [
        'How to saw off a branch: a short cut from below, then from above a bit further out, then the stump at the trunk.',
        'Where a branch meets the trunk there is a thick ring. Leave that on the tree.',
        'Do not paint the wound where you sawed off a branch. The tree closes it by itself.',
        'Do not leave a stump of the branch. It dies and rots.',
        'Is the branch thicker than your wrist or above your head? Then you need a trained person.',
      ],
      h: [
        'He sawed the branch off flush with the trunk. The tree has been trying to close the wound since his wedding.',
      ],
    },
    why: [
      [
        'The weight of the branch breaks it off before the saw is through, and the bark tears.',
        'Take the long end off first, and you can cut the rest in peace.',
      ],
      [
        'The thick ring closes the wound. If you cut it off, nothing can.',
        'A tree closes a wound from that ring.',
      ],
    ],
    parts: [
      [
        ['First cut: a third in from below', 'Start from underneath'],
        [
          "A forearm's length from the trunk.",
          'If it tears, it tears only as far as this cut.',
          'Stop before the saw gets stuck.',
        ],
        'A saw cutting upwards into a branch',
      ],
      [
        ['Second cut: from above, further out', 'Then saw through from above'],
        [
          "A thumb's width further out than the first.",
          'Now the weight is on the ground.',
          'The long end falls, and a stump is left.',
        ],
        'A branch breaking off cleanly',
      ],
      [
        ['Third cut: the stump, at the ring', 'At last take off the stump'],
        [
          'Just outside the thick ring.',
          'The wound should be small and round.',
          'Leave the ring on the tree.',
        ],
        'A saw at the swelling where a branch meets the trunk',
      ],
      [
        ['Leave the wound alone', 'Put nothing on the wound'],
        ['No paint and no tar.', 'In two years look how it has closed.', 'A tree closes it from the edge.'],
        'A clean round pruning wound',
      ],
    ],
    turn: ['It takes three minutes instead of one.', 'Practise on a branch that does not matter.'],
    asks: ['Which of your trees has a bad cut?', 'Did you know that the first cut comes from below?'],
    ends: {
      pfathil: [
        'When to cut depends on the tree. Ask first, above all about cherries, walnuts and birches.',
        'Do not take more than a quarter of the crown in a year.',
      ],
    },
    keep: 'the next branch that is in the way',
    send: 'somebody with a new saw',
    caution: [
      'Only from the ground, with goggles and gloves. Ladders, chainsaws, power lines and large limbs are for trained people. Check whether the tree is protected and whether birds are nesting.',
      'Stay on the ground and wear goggles and gloves. Ladders, chainsaws, wires and heavy limbs are for trained people. Ask if it is protected, and mind any nests.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'proof'],
        about: 'tree (?:surg|work|care|fell|prun|cut)|arbor|crown (?:lift|thin|red)',
        lead: 'For branches above your head:',
      },
    ],
    pic: {
      ask: 'A clean pruning wound with its collar, or a saw at the first cut from below',
      alt: 'A clean round pruning wound on a tree trunk',
    },
    claims: [['Three-cut method, branch collar, no wound paint', 'arboriculture textbook and guidance']],
  },
  {
    id: 'why-does-it-not-flower',
    format: 'answer',
    again: 10,
    emoji: '💐',
    tags: ['Hydrangea', 'PruningTips', 'GardenQuestions'],
    question: 'Why does my hydrangea not flower?',
    short: [
      "Often because somebody cut off the buds. Many shrubs flower on last year's wood.",
      'It made its buds last summer, and somebody cut them off.',
    ],
    title: [
      'Why is my hydrangea not flowering? Old wood, new wood',
      'No flowers on your shrub? Look at when it was pruned',
    ],
    cover: 'Why is my hydrangea not flowering?',
    gist: [
      'Many shrubs make their flower buds a year before. If you cut them in autumn or spring, they are green and healthy and do not flower.',
      'Before you prune a shrub, find out whether it flowers on old wood or on new wood.',
    ],
    subject: ['You cut off the flowers last autumn', 'Old wood or new wood?'],
    hooks: {
      '*': [
        'Your hydrangea is green and healthy and has not flowered for three years? Perhaps the buds were cut off.',
        'The flowers of this summer were on the shrub last autumn, as buds. Then somebody cut it.',
        'If a shrub does not flower, it was often cut at the wrong time.',
      ],
      pl: 'Most shrubs that do not flower were cut at the wrong time.',
      t: "Some shrubs make buds on last year's shoots, some on new ones. That decides when to cut.",
      fhi: 'Your hydrangea does not flower? Leave the shears in the shed for once.',
      a: 'Shrubs that flower before midsummer: cut them after flowering. Later ones: cut them in spring.',
    },
    lines: {
      '*': [
        'When to prune a shrub: if it flowers before midsummer, after flowering. If it flowers later, in early spring.',
        "Common hydrangeas have next year's buds at the tips. In spring take off only the dry heads.",
        'Too much fertiliser gives a shrub leaves and no flowers.',
        'A late frost can kill the buds of a hydrangea. Leave the old heads on: they are like a hat.',
      ],
      h: ['The lilac has not flowered since somebody got a hedge trimmer for his birthday.'],
    },
    why: [
      [
        'Shrubs that flower early make their buds the summer before.',
        "Lilac, forsythia and many hydrangeas have next year's flowers on them already.",
      ],
      ['If you cut in autumn, you cut off the buds without seeing them.', 'You notice nothing until summer.'],
    ],
    parts: [
      [
        ['Find out when it flowers', 'Note the month when it flowers'],
        [
          'Before midsummer means old wood, later mostly new.',
          'Take a photo when it flowers.',
          "Those that flower early do it on last year's wood.",
        ],
        'A shrub in flower, photographed with a phone',
      ],
      [
        ['Look for fat buds before you cut', 'Look for round buds'],
        [
          'Round buds are flowers and slim ones leaves, on many shrubs.',
          'Think of what you would throw away.',
          'Round ones will be flowers.',
        ],
        'Fat buds on a bare stem',
      ],
      [
        ['Do not cut it for a year', 'Leave it alone for a year'],
        ['Then you see what it can do.', 'That costs nothing.', 'It is a bit untidy, and you will know.'],
        'An unpruned shrub in bloom',
      ],
      [
        ['Then take out only old stems', 'Cut a few old stems at the ground'],
        ['Leave the others whole.', 'The shrub stays young.', 'Nobody will see that you cut it.'],
        'An old stem being cut at the base',
      ],
    ],
    turn: [
      'Next summer you will know whether it was the shears.',
      'If not, it may be shade, frost or too much fertiliser.',
    ],
    asks: ['Which of your shrubs does not flower?', 'Who in your family likes to cut things?'],
    ends: {
      pfathil: [
        'Take a twig with you when you ask for advice.',
        'Paniculata and Annabelle hydrangeas flower on new wood. You may cut them hard.',
      ],
    },
    keep: 'the autumn day when you want to tidy up',
    send: 'somebody with a very neat shrub',
    own: [
      {
        kinds: ['service', 'product', 'event'],
        about: '\\bprun',
        lead: 'If you are not sure when to cut:',
      },
    ],
    unless: NO_PLANTS,
    pic: {
      ask: 'A dry hydrangea head with the fat buds below it',
      alt: 'A dry hydrangea flower head with buds on the stem below',
    },
    claims: [['Old-wood and new-wood flowering determines pruning time', 'horticulture textbook']],
  },
  {
    id: 'cut-the-edge-first',
    format: 'tip',
    again: 9,
    emoji: '📐',
    tags: ['LawnEdging', 'GardenTips', 'LowMaintenanceGarden'],
    title: [
      'Guests are coming? Cut the edge of the lawn',
      'A tidy garden in twenty minutes: cut the lawn edge',
    ],
    cover: 'Guests? Cut the lawn edge',
    gist: [
      'You have twenty minutes until your guests come? Do not mow. Cut the edge of the lawn, and the whole garden looks neat.',
      'A straight lawn edge makes everything look neat, even the weeds.',
    ],
    subject: ['Twenty minutes before the guests', 'A neat lawn edge is enough'],
    hooks: {
      '*': [
        'Guests in half an hour, and the garden is wild? Do not mow. Cut the lawn edge.',
        'What makes a wild garden look neat? A clean lawn edge.',
        'People see the edge of your lawn. Nobody counts daisies.',
      ],
      pl: 'Nothing makes a garden look neat as quickly as a clean lawn edge.',
      t: 'A clean edge shows that somebody looks after the garden. Then people like the rest.',
      fhi: 'Guests in twenty minutes? Cut the lawn edge and leave the rest.',
      a: 'Guests are coming: cut the lawn edge first.',
    },
    lines: {
      '*': [
        'Twenty minutes until the guests come: cut the lawn edge. Then everything looks as if you had planned it.',
        'Cutting a lawn edge? Stretch a string and stand on a plank. By eye it never gets straight.',
        'A small ditch at the lawn edge keeps the grass out of the bed for months.',
        'For a curved lawn edge lay out a hose, look at it from upstairs, and cut along it.',
      ],
      h: ['The lawn edge is cut, and now the weeds are framed. Guests ask about the design.'],
    },
    why: [
      [
        'People look at edges first. If those are neat, they think the rest is on purpose.',
        'If the frame is neat, nobody looks for weeds.',
      ],
      [
        'Grass grows into your beds from the side, so a clean edge also means fewer weeds.',
        'If you cut the edge, the grass stays where it belongs.',
      ],
    ],
    parts: [
      [
        ['Lay down a plank or a string', 'Use a board as a ruler'],
        [
          'Stand on it, and the edge stays whole.',
          'By eye it gets wavy.',
          'Without it nobody cuts straight.',
        ],
        'A string stretched along a lawn edge',
      ],
      [
        ['Cut straight down with a spade', 'Push the spade in upright'],
        ['As deep as your hand is wide.', 'It should look like a slice of cake.', 'Use a sharp one.'],
        'A half-moon cutting a lawn edge',
      ],
      [
        ['Take out what you cut off', 'Clear the little ditch'],
        [
          'In summer use shears with long handles.',
          'Put the grass upside down on the compost.',
          'It keeps the grass out of the bed.',
        ],
        'A clean trench between lawn and bed',
      ],
    ],
    turn: [
      'Then sweep the path and put out the chairs.',
      'Your guests will say that the garden looks lovely. Just nod.',
    ],
    asks: [
      'What do you tidy in the garden just before guests come?',
      'Straight or curved: what does your lawn look like at the side?',
    ],
    ends: {
      pfathil: [
        'Do it properly twice a year. In between shears are enough.',
        'With an edge of steel or brick you need not cut it again. Lay it a little lower than the grass.',
      ],
    },
    work: 'In parks people like long grass if there is a mown strip beside it.',
    keep: 'the next time guests are on their way',
    send: 'somebody who mows in a panic',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: '\\bedging|\\bedges\\b|\\blawns?\\b|\\bmow',
        lead: 'When your lawn needs more than twenty minutes:',
      },
    ],
    pic: {
      ask: 'A freshly cut lawn edge, low, along the line',
      alt: 'A freshly cut lawn edge running along a bed',
    },
    claims: [
      ['Visible cues of care make informal planting acceptable', 'landscape research, cues to care'],
      ['Edges stop grass spreading into beds', 'gardening practice'],
    ],
  },
  {
    id: 'what-came-by-itself',
    format: 'question',
    again: 12,
    emoji: '🎁',
    tags: ['SelfSeeded', 'GardenSurprise', 'GardenLife'],
    title: [
      'What has grown in your garden that nobody planted?',
      'Self-sown plants: which of them do you keep?',
    ],
    cover: 'What grew that nobody planted?',
    gist: [
      'A foxglove in the gravel, a walnut from a squirrel, a tomato beside the compost: what grew in your garden that nobody planted?',
      'A plant often knows best where it wants to grow. Which of yours did nobody plant?',
    ],
    subject: ['Nobody planted it', 'A plant that came by itself'],
    hooks: {
      '*': [
        'Nobody planted it, nobody watered it, and it grows better than anything you bought.',
        'A foxglove grows between the steps, better than all those in the bed. Do you have one like that?',
        'What grows in your garden that nobody planted?',
      ],
      pl: 'Plants that come by themselves show you what likes to grow there.',
      t: 'A plant that sowed itself has found the light and the soil it needs.',
      fhi: 'What came up in your garden by itself, and may it stay?',
      a: 'A plant that sowed itself is rarely in the wrong place.',
    },
    lines: {
      '*': [
        'What has grown in your garden that nobody planted, and did you let it stay?',
        'Learn what young foxgloves look like before you weed. Otherwise you pull them out.',
        'Birds plant hollies, squirrels plant hazels in pots, and the wind plants birches in gutters. Nobody asked them.',
        'A plant that came by itself often needs no water: it has grown deep roots first.',
      ],
      h: ['The avocado stone on the windowsill did nothing. The one on the compost is a tree now.'],
    },
    why: [
      [
        'A seed that comes up by itself has found the right place.',
        'Hundreds of seeds tried, and one of them grew.',
      ],
    ],
    parts: [
      [
        ['Seeds from the wind', 'It flew in'],
        [
          'Birch, dandelion, and now and then a poppy.',
          'They like gravel best.',
          'Gravel seems to be made for it.',
        ],
        'A poppy growing in gravel',
      ],
      [
        ['Seeds from a bird', 'A bird dropped it'],
        [
          'Holly, elder and rowan, below a branch where birds sit.',
          'Look up: there is a branch or a wire above.',
          'Look where birds like to sit.',
        ],
        'A seedling holly under a fence post',
      ],
      [
        ['Seeds from the compost', 'It grew out of kitchen scraps'],
        [
          'Tomatoes, pumpkins, potatoes, and nobody knows which kind.',
          'Nice to look at. Do not eat bitter pumpkins.',
          'Tomatoes from a salad long ago.',
        ],
        'A pumpkin plant on a compost heap',
      ],
      [
        ['Nuts from a squirrel', 'A squirrel forgot it'],
        [
          'Hazel, oak and walnut, mostly in flowerpots.',
          'So whole forests begin.',
          'It wanted to come back for it.',
        ],
        'An oak seedling in a flowerpot',
      ],
    ],
    turn: ['Let one of them stay every year.', 'You may move it while it is small.'],
    asks: ['What grew at your place without you?', 'Which one did you let stay, and regret it?'],
    ends: {
      pfathil: [
        'Look it up before it gets large: some plants have to go.',
        'Notice where it grows: it shows what the soil is like.',
      ],
    },
    keep: 'the next time you weed',
    send: 'somebody who weeds too well',
    own: [
      {
        kinds: ['service', 'value', 'product'],
        about: '\\bwildflower|\\bnative|naturalis|meadow|planting plan',
        lead: 'For what you want to plant yourself:',
      },
    ],
    pic: {
      ask: 'A self-sown plant in an odd place: crack, gravel, gutter, drain',
      alt: 'A plant growing by itself in a crack beside a step',
    },
    claims: [
      ['Self-seeding and dispersal by wind, birds and squirrels', 'plant ecology textbook'],
      ['Self-sown cucurbits can be bitter and harmful', 'food safety advice'],
    ],
  },
  {
    id: 'what-lies-under-a-patio',
    format: 'behind',
    again: 11,
    emoji: '🧱',
    tags: ['Landscaping', 'PatioDesign', 'BehindTheScenes'],
    title: [
      'What lies under a good patio, and why it costs what it does',
      'What a patio is made of, from the bottom up',
    ],
    cover: 'What is under a good patio',
    gist: [
      'The stone of a patio is a few centimetres thick. Below it are a deep hole, layers of pressed stone, and a slope away from the house.',
      'Two patios look alike on the first day. After three winters you see which one has a good base.',
    ],
    subject: ['The expensive part of a patio', 'Your patio after three winters'],
    hooks: {
      '*': [
        'The most expensive part of a patio is the part that nobody sees.',
        'On the first day every patio is level. Ask again after three winters.',
        'What lies under your patio matters more than the slabs.',
      ],
      pl: 'Most of the work on a patio goes into layers that disappear.',
      t: 'Build-up: subgrade, geotextile, compacted sub-base, bedding, slab, joint. Fall of one to two in a hundred.',
      fhi: 'Why does a patio cost so much when slabs are so cheap? Look below.',
      a: 'A patio is as good as what is under it.',
    },
    lines: {
      '*': [
        'Ask two things about a patio: how deep is the base, and where does the water run?',
        "A patio should slope away from the house, a finger's width or two per {metre|yard}.",
        'The base of a patio has to be pressed down in thin layers. A thick one stays soft.',
        'Weeds between paving stones come from above. A film underneath does not help.',
      ],
      h: [
        'The patio table has had a {beer mat|coaster} under one leg since the second summer. Now it has two.',
      ],
    },
    why: [
      [
        'Soil moves when it is wet and when it freezes. Pressed stone does not.',
        'If your table wobbles, it is not the slab. It is the ground below.',
      ],
      [
        'Water that cannot run away freezes and lifts the slabs.',
        'Without a slope the water stays, mostly by the door.',
      ],
    ],
    parts: [
      [
        ['First we dig a deep hole', 'The soil has to go'],
        [
          'Until the ground is firm. Pipes and cables have to be found first.',
          'On that day it looks as if nothing happened.',
          'It is deeper than you think, and all of it has to be taken away.',
        ],
        'A dug-out area with string lines',
      ],
      [
        ['Stone goes in, layer by layer', 'Each layer of stone is pressed down'],
        [
          'Broken stone holds together when it is pressed.',
          'When it is firm, the machine starts to hop.',
          'Stones with sharp edges hold. Round ones roll.',
        ],
        'A plate compactor on crushed stone',
      ],
      [
        ['It gets a slope', 'It must slope away from the house'],
        ['You cannot see it, but the water can.', 'Otherwise the wall gets wet.', 'So the rain runs off.'],
        'A spirit level on a string line',
      ],
      [
        ['At last the slabs are laid', 'Then come the slabs you chose'],
        [
          'That is the shortest part of the job.',
          'Each one is tapped into place.',
          'It takes a day, after a week of work.',
        ],
        'A slab being tapped into place',
      ],
    ],
    turn: [
      'So if you compare quotes for a patio, compare what is below.',
      'What you do not see decides how long it lasts.',
    ],
    asks: ['Where is the puddle on your patio?', 'Does the table on your patio wobble?'],
    ends: { pfathil: ['Take a photo of each layer.', 'A driveway needs a deeper base than a patio.'] },
    work: 'If you sell patios by the {metre|yard} alone, somebody is always cheaper. Draw the layers.',
    keep: 'the day you compare patio quotes',
    send: 'whoever has a wobbling garden table',
    only: 'landscap|paving|patios?|driveway|hard ?scap|terraces?',
    own: [
      {
        kinds: ['service', 'guarantee', 'process', 'price'],
        about: 'patio|paving|driveway|terrace|sub-?base|slab',
        lead: 'About our patios:',
      },
    ],
    pic: {
      ask: 'A patio half built with its layers showing',
      alt: 'A patio under construction with layers of stone visible',
    },
    claims: [['Sub-base, compaction in layers and fall of paving', 'landscape construction textbook']],
  },
  {
    id: 'measure-the-side-gate',
    format: 'checklist',
    again: 11,
    emoji: '📏',
    tick: true,
    tags: ['GardenDesign', 'Landscaping', 'GardenPlanning'],
    title: [
      'What to know before you ask for a garden quote',
      'Planning a new garden? What a designer will ask you first',
    ],
    cover: 'Before you ask for a garden quote',
    gist: [
      'Before you ask for a garden quote, measure your side gate, note where water and power are, and watch the sun for a day.',
      'A few facts about your garden help more than a folder of pictures.',
    ],
    subject: ['How wide is your side gate?', 'Before you have your garden redone'],
    hooks: {
      '*': [
        'How wide is your side gate? It decides whether a digger can get into your garden.',
        'You have forty pictures of gardens. Do you know how wide your gate is?',
        'A narrow side gate makes a new garden expensive. Measure yours.',
      ],
      pl: 'With a few facts you get a garden quote sooner, and it is more exact.',
      t: 'What a garden costs depends on the way in, the slopes, the soil to take away, pipes and water.',
      fhi: 'Somebody is coming about your garden? Walk round it once with a tape measure.',
      a: 'A new garden? Measure the way in first.',
    },
    lines: {
      '*': [
        'Measure your side gate before you ask for a garden quote. It decides between machine and wheelbarrow.',
        'Planning a bed? Put a stick in the lawn and note where its shadow is at nine, noon, three and six.',
        'Say honestly how many hours a week you want to work in your garden.',
        'Planning a garden? Draw where the {tap|faucet}, the power and the puddles are.',
        'Say first what has to stay in your garden: the swing, the rose, the view.',
      ],
      h: ['The side gate was too narrow, so the hot tub came by crane. The whole street watched.'],
    },
    why: [
      [
        'Everything has to come in and go out through one gate, and that costs money.',
        'All the soil has to go out where the bicycles are.',
      ],
      ['Only you know where there is sun and water.', 'You see it all day. Others see one afternoon.'],
    ],
    parts: [
      [
        ['Measure the narrowest point', 'Photograph the gate with a tape measure'],
        [
          'Gate, path, steps: width and height.',
          'If everything has to go through the house, say so first.',
          'A machine fits or it does not.',
        ],
        'A tape measure held across a garden gate',
      ],
      [
        ['Note the sun at four times', 'Watch the sun for a day'],
        [
          'And where you like to sit, and when.',
          'Evening sun is worth a path.',
          'It decides where you will sit.',
        ],
        'A sketch of a garden with coloured areas',
      ],
      [
        ['Find water, power and drains', 'List pipes and cables you know of'],
        [
          '{Tap, socket|Faucet, outlet}, drains, covers.',
          'It is better than finding them with a digger.',
          'Say what you know, and what you guess.',
        ],
        'A drain cover in a lawn',
      ],
      [
        ['Say what has to stay', 'Name what nobody may touch'],
        [
          "The tree, the swing, the view, the hamster's grave.",
          'Later it is expensive.',
          'Say it at the start.',
        ],
        'An old rose marked with a ribbon',
      ],
      [
        ['Say how many hours you garden', 'Be honest about your time'],
        [
          'Not what you plan. What you did last year.',
          'Then the plants will suit you.',
          'Think of last July.',
        ],
        'A pair of gloves on a garden chair',
      ],
    ],
    turn: ['With that on paper you can talk about ideas.', 'And then show your pictures.'],
    asks: ['How wide is the way to your garden?', 'How many hours a week do you really garden?'],
    ends: {
      pfathil: [
        'Ask about trees and fences, too. Some are protected, and some belong to the neighbour.',
        'With a hose full of water you can see which point is higher.',
      ],
    },
    work: 'Send these questions before the first visit. Whoever has measured the gate is going to build.',
    keep: 'the day you plan your garden',
    send: 'friends with many garden pictures',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about: 'quot(?:e|es|ation)|site visit|design|consult|survey|landscap',
        lead: 'For the first talk with us:',
      },
    ],
    only: 'landscap|paving|patios?|driveway|garden (?:design|build|make|renov)|designer|gardener|gardening',
    pic: {
      ask: 'A tape measure across your narrowest gate or passage',
      alt: 'A tape measure held across a narrow garden gate',
    },
    claims: [['Access, levels, spoil and services drive cost', 'landscape contracting practice']],
  },
];
