// The craft: trees, cuts, edges, paths, and what happens before a spade goes in.
import type { Idea } from '../../library/idea.ts';

export const CRAFT: readonly Idea[] = [
  {
    id: 'let-the-tree-sway',
    format: 'tip',
    again: 11,
    emoji: '🌬️',
    tags: ['TreePlanting', 'TreeStaking', 'GardenTips'],
    title: [
      'How to stake a young tree: low, loose and not for long',
      'Tree stakes: low, soft, and soon taken out',
    ],
    cover: 'Let the young tree sway',
    gist: [
      'A tree that can move in the wind grows a thicker trunk and better roots. Stake it low, tie it loosely, and take the stake out after a year or two.',
      'A post up to the crown holds the tree and keeps it weak. A third of the height is enough, since only the roots have to be kept still.',
    ],
    subject: ['Loosen the tie', 'Why a tree should be shaken'],
    hooks: {
      '*': [
        'A tree tied up to the neck never learns to stand.',
        'Go and look at the tie on your young tree. Is it still a tie, or already a noose?',
        'What is held too long never learns to stand.',
      ],
      p: 'Young trees need support for the roots, and freedom for the trunk.',
      f: 'Planted a tree in the last few years? Take a minute and check how it is tied.',
      a: 'A young tree: stake it low, tie it loosely, free it early.',
      t: 'Swaying triggers growth in girth and roots: thigmomorphogenesis. A rigid stake switches the signal off.',
      h: 'The young tree was tied up like a prisoner and forgotten. That was nine years ago.',
      i: 'A young tree that is allowed to bend learns how to stand.',
      l: 'A slim stem, a light wind, and all of it in motion.',
    },
    lines: {
      '*': [
        'Stake a young tree at a third of its height and not higher. Roots need holding, the trunk needs the wind.',
        'Two fingers should fit between a tree and its tie. Check every spring, as bark grows and rubber does not.',
        'After a year or two, take out the stake and watch. If the tree stands, it is finished with it.',
        'Trees raised in greenhouses without wind grow tall and fall over. In an experiment it was enough to shake them.',
      ],
      h: ['The stake has rotted, the tie has grown in, and now the tree is holding up the post.'],
    },
    scene: [
      'A post as thick as an arm, three straps, and in between a cherry that cannot move a finger.',
      'Storm in the night. Next morning the stake is standing, and the tree has snapped just above the top tie.',
    ],
    why: [
      [
        'Movement tells a trunk where it has to get thicker, so it builds strength at the foot, where the load is.',
        'Wind is exercise. A stem that is bent now and then puts on wood in the right place.',
      ],
      [
        'A tie that is too high makes a hinge, and too tight cuts off the flow beneath the bark.',
        'Most damage comes from straps that somebody meant to loosen next year.',
      ],
    ],
    parts: [
      [
        ['Set the stake low, to windward', 'A short stake on the windy side'],
        [
          'Knee height or a third. On that side the tree is blown away from the post and does not rub.',
          'Drive it in before the tree goes into the hole, so that it misses the roots.',
          'It should hold the root and not the crown.',
        ],
        'A low stake beside a young tree',
      ],
      [
        ['Tie in a figure of eight', 'A broad band, crossed in the middle'],
        [
          'A soft, wide strap with a crossing in the middle keeps wood from wood.',
          'Wire in a bit of hose is still wire.',
          'Nothing hard may rub on bark, not even through a hose.',
        ],
        'A wide strap crossed between a stake and a young stem',
      ],
      [
        ['Check it each spring', 'Look at it once a year'],
        [
          'Two fingers of room. Move the tie a hand up or down if it has left a mark.',
          'Do it on the day the clocks change, and it will be done once a year.',
          'Bark grows, and the strap does not.',
        ],
        'Two fingers under a tree tie',
      ],
      [
        ['Take it out in the second year', 'Take it away after that'],
        [
          'In spring, so that it has a summer to get used to it before the gales.',
          'Push the trunk gently: if the ground does not lift, it is rooted.',
          'In the second spring. If the earth stays still when you push, it can stand.',
        ],
        'A stake being pulled out of the ground',
      ],
    ],
    turn: [
      'It will lean a little, spring back, and be stronger for it.',
      'Then let it go. It has been waiting.',
    ],
    asks: ['How is the youngest tree in your garden tied?', 'What have you found grown into a trunk?'],
    ends: {
      p: 'Trees planted small often need no stake at all.',
      f: 'Go on, loosen it tonight. You can hear it sigh.',
      a: 'Low, loose, off.',
      t: 'Taper counts: a good trunk is clearly thicker at the base than at the first branch.',
      h: 'After nine years, it is the post that needs the tree.',
      i: 'Support is best when it makes itself unnecessary.',
      l: 'It bows, and rises.',
    },
    work: 'Streets are full of trees with straps grown in, because planting is in the budget and loosening is not. A date in the calendar on planting day costs nothing.',
    keep: 'the first day of spring',
    send: 'someone with a tree and three straps',
    own: [
      {
        kinds: ['service', 'product', 'guarantee', 'price'],
        about: 'tree planting|staking|orchard|(?:grow|plant|sell|stock)[^.]{0,30}trees',
        lead: 'On trees and their first years.',
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
      'How to mulch round trees: a ring and not a volcano',
      'Mulching trees the right way: flat, wide, off the trunk',
    ],
    cover: 'A ring and not a volcano',
    gist: [
      "Mulch belongs on the roots and never on the bark. Spread it flat, a hand's breadth deep and as wide as you can, and leave a bare ring round the trunk.",
      'A heap against the trunk keeps it wet and rots it. The same bark, raked out into a wide ring, feeds and waters the tree for a year.',
    ],
    subject: ['Rake it away from the trunk', 'Mulch, and where it does harm'],
    hooks: {
      '*': [
        'Look at the trees in a {car park|parking lot}: a cone of bark against every trunk, and every one of them wrong.',
        'A neat cone of bark round the trunk looks cared for. The tree stands in a wet sock.',
        'Heaped up round the stem, kindness rots.',
      ],
      p: 'Mulch is among the most useful things for a young tree, if it is laid as a ring.',
      f: 'Take the rake and pull the mulch away from your tree. Only from the trunk.',
      a: 'Mulch round a tree: wide, flat, and off the bark.',
      t: 'Bark needs gas exchange. Permanent moisture under a heap lets fungi in and brings up roots that strangle.',
      h: 'A tree in a heap of mulch looks like something in an ice-cream cone, and lasts about as long.',
      i: "Caring for a tree can mean moving the mulch by a hand's breadth.",
      l: 'A dark, even ring on the grass, and the trunk clear in the middle.',
    },
    lines: {
      '*': [
        'Mulch like a doughnut: wide, flat, with a hole round the trunk. A volcano against the bark rots it.',
        "Mulch round a tree: a hand's breadth deep is enough. More keeps rain from the roots and gives voles a roof.",
        'Grass is the hardest competitor that a young tree has. A ring without grass is worth more than any fertiliser.',
        'Keep the {strimmer|string trimmer} away: a ring of mulch round a tree is above all a fence against machines.',
        'Wood chips on top feed the soil as they rot. Dug in, they take nitrogen out of it for a while.',
      ],
      h: [
        'The mulch was topped up every spring, on top of last spring. The tree is now standing on the {first|second} floor.',
      ],
    },
    scene: [
      'In front of the bank stand six young maples, each in a cone of red bark up to its hips.',
      'You rake the heap aside, and below it the bark is soft and brown, with thin roots going round it in the dark.',
    ],
    why: [
      [
        'Trunk and root are made for different lives: one for air, the other for soil.',
        'Bark in constant damp loses its armour, and what is patient gets in.',
      ],
      [
        'The drinking roots are far out, so that is where mulch should lie.',
        'Water and food are taken up at the edge of the crown and beyond, and hardly at the foot.',
      ],
    ],
    parts: [
      [
        ['Rake it away from the bark', 'Free the trunk'],
        [
          "A bare hand's breadth all round, until the root flare shows.",
          'If there are roots in the heap, take it down bit by bit over weeks.',
          'You should see where the roots begin. Bark is no root.',
        ],
        'A rake pulling mulch away from a trunk',
      ],
      [
        ["Lay it flat, a hand's breadth deep", 'As deep as your hand is wide'],
        [
          'Measure once with your palm. Settled mulch may be topped up, up to that mark.',
          'Piles shed rain like a roof.',
          'More than that keeps out the rain.',
        ],
        'A hand measuring the depth of mulch',
      ],
      [
        ['Go as wide as you dare', 'Wide rather than high'],
        [
          'A metre across is a start, and under the whole crown is a feast.',
          'Each hand further out takes away grass, and that is the gain.',
          'Roots are out there, far from the trunk.',
        ],
        'A wide ring of mulch round a young tree',
      ],
    ],
    turn: [
      'It takes five minutes with a rake, and no new mulch at all.',
      'Next year only the edge needs doing.',
    ],
    asks: ['Where is the finest volcano in your town?', 'What do you mulch with?'],
    ends: {
      p: 'Do it before the next top-up is ordered. You may need half.',
      f: 'Your tree will feel as though it had taken off a scarf.',
      a: 'Doughnut. Not volcano.',
      t: 'Coarse chips are better than fine ones: air gets through, and they last.',
      h: 'Trees were managing without a collar long before there was mulch in bags.',
      i: 'Feet free, roots covered: much of care is that simple.',
      l: 'Bark, rain, and the smell of a wood.',
    },
    keep: 'the day the mulch is delivered',
    send: 'whoever looks after the trees at the bank',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'mulch|\\bbark\\b|wood ?chip|\\btrees?\\b|\\bbeds\\b',
        lead: 'On trees, beds and what is laid round them.',
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
      'First a small cut from below, then one from above further out, and only then the clean one at the collar. In that order no strip of bark tears down the trunk.',
      'A branch is heavy, and it falls before you have sawn through. Take its weight away first, then make the cut that has to heal.',
    ],
    subject: ['Start from underneath', 'How not to skin a tree'],
    hooks: {
      '*': [
        'Half sawn through, a crack, and a metre of bark goes down with the branch.',
        'The first cut on a branch should be made where nobody makes it: underneath.',
        'The weight of a branch is stronger than your saw. Let it fall in two steps.',
      ],
      p: 'Three cuts in the right order give a wound that a tree can close.',
      f: 'Before you saw off that branch, start at the bottom. Really.',
      a: 'To take off a branch: a cut from below, one from above, one at the collar. Always three.',
      t: 'Undercut prevents tear-out, the second cut removes leverage, the third follows the branch collar.',
      h: 'The first rule of sawing off a branch comes from cartoons: do not sit on it. The second is less well known.',
      i: 'A good pruning cut is one that the tree can finish.',
      l: 'A clean saw, a small ring of wood, and the tree goes on.',
    },
    lines: {
      '*': [
        'Taking off a branch: a short cut from below, then from above a little further out, then the stub at the collar.',
        'Look for the wrinkled swelling where branch meets trunk. That is the collar, and it stays on the tree.',
        'No paint where a branch was cut off. Trees close it themselves, and sealing mostly keeps it wet.',
        'Do not leave a stub to hang your hat on. It dies back and carries the rot inwards.',
        'A branch thicker than your wrist, or above your head? Then somebody else is needed, with training, a rope and insurance.',
      ],
      h: [
        'He cut the branch flush with the trunk, to be tidy. The tree has been trying to close the wound since his wedding.',
      ],
    },
    scene: [
      "A neat garden, a sharp saw, an apple branch. Two thirds through, it goes by itself, and takes the trunk's coat along.",
      'You look up at an old cherry. On one side sits a stub, grey and soft, with a mushroom on it.',
    ],
    why: [
      [
        'The weight of the branch breaks the last fibres before the saw gets there, and bark peels like a label.',
        'A long lever tears. Take off its length, and what is left can be cut in peace.',
      ],
      [
        'In the collar sits the tissue that grows over the wound. Cut it away and there is nothing to close it.',
        'Trees do not repair, they wall off. The wall is built from that ring.',
      ],
    ],
    parts: [
      [
        ['Cut a third in from below', 'First from underneath'],
        [
          "A forearm's length from the trunk. Stop before the saw sticks.",
          'This notch is where any tear will end.',
          'Some way from the trunk, a third through. Here any tear comes to a halt.',
        ],
        'A saw cutting upwards into a branch',
      ],
      [
        ['Cut through from above, further out', 'Then from above, a bit further out'],
        [
          "A thumb's width beyond the first. It snaps off by itself and stays there.",
          'Now the weight is on the ground, and you have a stub.',
          'It falls, and a peg is left. Nothing has happened yet.',
        ],
        'A branch breaking off cleanly',
      ],
      [
        ['Take the stub off at the collar', 'Last, along the ring at its base'],
        [
          'Just outside the swelling, at its angle, steady and without haste.',
          'It will look like a small circle and not like a long oval. That is right.',
          'Where it thickens, outside of it. That ring will close the wound.',
        ],
        'A saw at the swelling where a branch meets the trunk',
      ],
      [
        ['Leave the wound alone', 'And do nothing more'],
        [
          'No paint, no tar. Smooth a ragged edge with a knife, and that is all.',
          'Come back in two years and look for the rolled rim.',
          'A tree heals from the edge. Paint only gets in its way.',
        ],
        'A clean round pruning wound',
      ],
    ],
    turn: [
      'It takes three minutes instead of one, and the tree has them for decades.',
      'Practise on a branch that you do not mind about.',
    ],
    asks: ['Which tree of yours still shows a bad cut?', 'Did you know that the first cut comes from below?'],
    ends: {
      p: 'When to cut depends on the species: ask first, above all for cherries, walnuts and birches.',
      f: 'And look where you are sitting.',
      a: 'Below. Above. Collar.',
      t: 'Keep live-branch removal under a quarter of the crown in a year.',
      h: 'First of all, make sure which side of the cut you are sitting on.',
      i: 'In two years a rim of new bark will have closed over it, and that was your doing.',
      l: 'Sawdust on the boots, resin on the fingers.',
    },
    keep: 'the next branch that is in the way',
    send: 'the one with the new saw',
    caution: [
      'Only from the ground, with goggles and gloves. Ladders, chainsaws, power lines and large limbs are for trained people. Check whether the tree is protected and whether birds are nesting.',
      'Stay on the ground and wear goggles and gloves. Ladders, chainsaws, wires and heavy limbs are for trained people. Ask if it is protected, and mind any nests.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'proof'],
        about: 'tree (?:surg|work|care|fell|prun|cut)|arbor|crown (?:lift|thin|red)',
        lead: 'Above head height, a branch is work for a trained person.',
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
      'Very often because somebody cut off the buds last year. Many shrubs flower on the wood of the year before.',
      'It set its buds last summer, and somebody took them off.',
    ],
    title: [
      'Why is my hydrangea not flowering? Old wood, new wood',
      'No flowers on your shrub? Look at when it was pruned',
    ],
    cover: 'You cut the flowers off',
    gist: [
      'Many shrubs make their flower buds a year ahead. Cut in autumn or spring, they come back green and healthy, and without a single flower.',
      'Before you prune, find out whether a shrub flowers on old wood or on new. It is the one question that decides everything.',
    ],
    subject: ['Last autumn you cut it off', 'Old wood or new wood?'],
    hooks: {
      '*': [
        'The shrub is green, it is healthy, it has not flowered for three years, and it is very tidily cut.',
        'The flowers of this summer were on the shrub last autumn, as buds. Then the shears came.',
        'Tidy shrubs have had their flowers removed by hand.',
      ],
      p: 'Most shrubs that fail to flower have been pruned at the wrong moment.',
      f: 'Your hydrangea is sulking? Perhaps it is only waiting for a year without a haircut.',
      a: 'A shrub that flowers before midsummer is pruned after flowering. One that flowers later is pruned in spring.',
      t: "Buds form on last year's shoots or on this year's. Timing of the cut follows from that.",
      h: 'The hydrangea was pruned with great care, each autumn, exactly where the flowers were.',
      i: 'Some shrubs bloom as soon as we let them be.',
      l: 'A hydrangea in winter: old stems, dry heads, and below them all of next summer.',
    },
    lines: {
      '*': [
        'Rule of thumb: what flowers before midsummer is pruned after flowering. What flowers later is pruned in early spring.',
        "Mophead hydrangeas carry next year's buds at the tips. Take off the dry head in spring, down to the first fat pair of buds, and no more.",
        'Too much nitrogen makes leaves. Lawn feed that lands beside a shrub ends up in its greenery.',
        'A late frost can take the buds of a hydrangea in a night. The old flower heads, left on, work like a hat.',
      ],
      h: ['The lilac has not flowered since the hedge trimmer was a birthday present.'],
    },
    scene: [
      'Two gardens, one variety: on one side of the fence blue balls, on the other a smart green dome.',
      'An autumn day, tidy mood, shears. On the heap lie five hundred buds, no larger than grains of rice.',
    ],
    why: [
      [
        'Shrubs that flower early have no time to make buds in spring, so they prepare them the summer before.',
        'Lilac, forsythia and many hydrangeas set out their flowers a year in advance.',
      ],
      [
        'A cut in autumn takes them off unseen, and the plant answers with leaves.',
        'Nothing looks wrong until summer, and by then nobody thinks of autumn.',
      ],
    ],
    parts: [
      [
        ['Ask when it flowers', 'Find out its month'],
        [
          'Before midsummer means old wood, afterwards mostly new. Write it on the label.',
          'A photograph in bloom with its date answers it for good.',
          "Those that flower early do it on last year's wood.",
        ],
        'A shrub in flower, photographed with a phone',
      ],
      [
        ['Look for fat buds before you cut', 'Tell buds apart'],
        [
          'Plump and round are flowers, slim and pointed are leaves, on many shrubs.',
          'Count what would land on the heap. It changes the hand.',
          'Round ones will be flowers. What lies on the heap will not.',
        ],
        'Fat buds on a bare stem',
      ],
      [
        ['Miss a year', 'Leave it alone for a year'],
        [
          'If in doubt, do not prune at all. It will show you what it can do.',
          'One untidy year is a test that costs nothing.',
          'It costs you some tidiness, and you learn everything.',
        ],
        'An unpruned shrub in bloom',
      ],
      [
        ['Then thin instead of clipping', 'Take whole stems, old ones'],
        [
          'Take a few of the oldest stems out at the ground and leave the rest whole.',
          'It stays young without ever looking cut.',
          'At ground level, a few a year, and nobody sees that you were there.',
        ],
        'An old stem being cut at the base',
      ],
    ],
    turn: [
      'Next summer you will see whether it was the shears.',
      'Three other causes are possible: shade, frost and too much feed. In that order.',
    ],
    asks: ['Which shrub of yours has stopped flowering?', 'Who in your family holds the shears?'],
    ends: {
      p: 'Take a twig along when you ask for advice; it tells more than a name.',
      f: 'Put the shears away and make yourself a coffee.',
      a: 'Old wood: after flowering. New wood: in spring.',
      t: 'Paniculata and Annabelle hydrangeas flower on new wood and may be cut hard.',
      h: 'Hedge trimmers make poor birthday presents.',
      i: 'Waiting is sometimes the whole of the art.',
      l: 'In winter the dry heads hold the frost like lace.',
    },
    keep: 'the autumn day when you feel tidy',
    send: 'somebody with a smart green dome',
    own: [
      {
        kinds: ['service', 'product', 'event'],
        about: '\\bprun',
        lead: 'If you are not sure when to cut, there is help.',
      },
    ],
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
      'Short of time? Cut the lawn edge instead of the lawn',
      'A tidy garden in twenty minutes: cut the lawn edge',
    ],
    cover: 'Short of time? Edge it',
    gist: [
      'If guests are coming and you have twenty minutes, leave the mower and cut the edge. A crisp line makes the whole garden look kept, weeds included.',
      'The eye reads the line and forgives the rest. A spade, a string and twenty minutes do more than a morning of weeding.',
    ],
    subject: ['Twenty minutes before the guests', 'The line that tidies everything'],
    hooks: {
      '*': [
        'Guests in half an hour, the garden is a meadow. Leave the mower where it is.',
        'Between a wild garden and a neglected one there is just a line.',
        'People see edges. Nobody has ever counted daisies.',
      ],
      p: 'For the impression of a garden, nothing repays time like its edges.',
      f: 'Guests in twenty minutes? Leave the mower and fetch the edging iron.',
      a: 'Guests are coming: cut the lawn edges first. All else can wait.',
      t: 'Perception follows contrast. A clean boundary signals intent, and what lies within is read as chosen.',
      h: 'With a sharp edge, long grass is a wildflower meadow. Without one it is a job for Saturday.',
      i: 'A clear edge round a garden gives the wild things room.',
      l: 'Grass, a straight dark cut, and then let it billow.',
    },
    lines: {
      '*': [
        'Twenty minutes before guests: cut the lawn edge and leave the rest. A crisp line makes everything within it look intended.',
        'Cutting a lawn edge? Stretch a string, stand on a plank, cut straight down. Freehand edges drift towards the bed by an inch a year.',
        'A shallow trench at the edge keeps grass out of the bed for months, because roots do not like to cross air.',
        'For a curved lawn edge lay out a hose in the sun until it is soft, look at it from upstairs, and cut along it.',
      ],
      h: ['The lawn edge has been cut, and the weeds are now framed. Visitors are asking about the concept.'],
    },
    scene: [
      'A text: "We are on the way!" You stand on the lawn, look left, look right, and go to the shed.',
      'Two front gardens with the same daisies. In one of them they look like an idea.',
    ],
    why: [
      [
        'Our eyes look for borders first, and if those are clear the inside is taken to be meant.',
        'A frame tells people that somebody is in charge, and they stop looking for weeds.',
      ],
      [
        'Grass creeps into beds sideways, so the edge is also where most of the weeding comes from.',
        'Cut the line and you have cut off the supply.',
      ],
    ],
    parts: [
      [
        ['Stretch a string, lay a plank', 'A board to guide you'],
        [
          'The plank gives you a line to stand on, and keeps the edge from crumbling.',
          'By eye it gets wavy, and each correction eats lawn.',
          'You stand on it, and it is straight. Free hand is never straight.',
        ],
        'A string stretched along a lawn edge',
      ],
      [
        ['Cut straight down', 'Push the blade in upright'],
        [
          "Edging iron or a sharp spade, a hand's breadth deep, the lawn side upright.",
          'Rock the blade and let its weight work. It should look like cake.',
          'Let the blade fall by its weight. A clean wall is what shows.',
        ],
        'A half-moon cutting a lawn edge',
      ],
      [
        ['Clear the trench', 'Take out what you have cut off'],
        [
          'Lift out the strip and slope the bed down to it. Long-handled shears do the rest in summer.',
          'Those sods, stacked upside down, are soil next year.',
          'A small ditch keeps grass where grass should be.',
        ],
        'A clean trench between lawn and bed',
      ],
    ],
    turn: [
      'Then sweep the path, put out the chairs, and say nothing.',
      'Visitors will tell you that the garden looks lovely. Nod.',
    ],
    asks: ['What do you tidy in the last twenty minutes?', 'Straight or curved: how do your edges run?'],
    ends: {
      p: 'Done twice a year properly, it needs only shears in between.',
      f: 'And now the drinks. The grass can listen.',
      a: 'Edge. Sweep. Done.',
      t: 'Steel or brick edging saves the recut; lay it a finger below the turf so that the mower passes over.',
      h: 'If asked about the rest, say "meadow" and look towards the horizon.',
      i: 'Where the frame is clear, much may grow.',
      l: 'Long shadows across a clean line.',
    },
    work: 'Parks know the trick: long grass is accepted by the public wherever a mown strip runs along it. Complaints are fewer, and so are the hours.',
    keep: 'the next time guests {ring|call} from the road',
    send: 'whoever starts the mower in a panic',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: '\\bedging|\\bedges\\b|\\blawns?\\b|\\bmow',
        lead: 'When the lawn wants more than twenty minutes.',
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
    cover: 'What came by itself?',
    gist: [
      'A foxglove in the gravel, a walnut from a forgetful squirrel, a tomato behind the compost: what has come to you by itself and been allowed to stay?',
      'The best place for a plant is often the one it has chosen itself. Which of your plants did nobody put there?',
    ],
    subject: ['Nobody planted it', 'The guest that stayed'],
    hooks: {
      '*': [
        'Nobody planted it, nobody watered it, and it is doing better than anything you paid for.',
        'In the crack by the step stands a foxglove, with better posture than all its relatives in the bed.',
        'Not everything that thrives was your idea.',
      ],
      p: 'Plants that arrive by themselves show what a place would like to grow.',
      f: 'What has turned up in your garden without being asked, and may stay?',
      a: 'A plant that sowed itself is seldom in the wrong place.',
      t: 'Self-seeded plants have passed a selection: light, moisture and soil suit them where they stand.',
      h: 'You spent a fortune on the border. The snapdragon in the drain was free.',
      i: 'A garden is also what happens when we are not looking.',
      l: 'A single poppy in the gravel, exactly where it should be.',
    },
    lines: {
      '*': [
        'What has grown in your garden that nobody planted, and did you let it stay?',
        'Before you weed, learn what the seedlings of foxglove, aquilegia and mullein look like. Half of a cottage garden weeds itself out otherwise.',
        'Birds plant hollies under perches, squirrels plant hazels in pots, and wind plants birches in gutters. All of them without a permit.',
        'A self-sown plant by a wall or in gravel often needs no water ever. It went down before it went up.',
      ],
      h: [
        'The avocado stone on the sill did nothing for a year. The one on the compost is now applying for planning permission.',
      ],
    },
    scene: [
      'With the hoe already raised you stop: that rosette is no weed. It may be a foxglove.',
      'Behind the compost a pumpkin has climbed the fence, and is on its way to the neighbours with three fruits.',
    ],
    why: [
      [
        'A seed that comes up by itself has found what it needs, whereas a planted one has to put up with what you chose.',
        'Hundreds tried and one succeeded. You are looking at the winner.',
      ],
    ],
    parts: [
      [
        ['From the wind', 'What flew in'],
        [
          'Birch, willowherb, dandelion, and now and then a poppy from three gardens away.',
          'Gravel is its favourite seedbed.',
          'It takes to gravel as if you had laid it for that.',
        ],
        'A poppy growing in gravel',
      ],
      [
        ['From a bird', 'What was dropped'],
        [
          'Holly, elder, yew and rowan, usually under a place where somebody likes to sit.',
          'Look up from where a bird has sown something: there is a branch or a wire above.',
          'Under every perch there is a small nursery.',
        ],
        'A seedling holly under a fence post',
      ],
      [
        ['From the compost', 'What survived the compost'],
        [
          'Tomatoes, pumpkins, potatoes. The parentage is unclear and the vigour is alarming.',
          'Fine for looking at. Bitter pumpkins are not for eating.',
          'Tomatoes from a salad nobody remembers.',
        ],
        'A pumpkin plant on a compost heap',
      ],
      [
        ['From a squirrel', 'What was buried and forgotten'],
        [
          'Hazel, oak and walnut, in flowerpots above all. It meant to come back.',
          'A forest, laid out by forgetfulness.',
          'A squirrel plans for winter and plants for a century.',
        ],
        'An oak seedling in a flowerpot',
      ],
    ],
    turn: [
      'Leave one stranger each year. Some of them are the plant you would have bought.',
      'You may move it while it is small. It will sulk, and it will be proved right.',
    ],
    asks: ['What came to you by itself?', 'Which guest did you let stay, and regret it?'],
    ends: {
      p: 'Look it up before it gets large: a few arrivals are invasive and must go.',
      f: 'Photographs, please. We love a good foundling.',
      a: 'Look. Name it. Decide.',
      t: 'Note where it chose to grow: the place is a free soil report.',
      h: 'Nothing germinates as well as what you did not want.',
      i: 'Gifts come up where somebody left a little room.',
      l: 'Unasked, and just right.',
    },
    keep: 'the next hour with a hoe',
    send: 'someone who weeds a little too well',
    own: [
      {
        kinds: ['service', 'value', 'product'],
        about: '\\bwildflower|\\bnative|naturalis|meadow|planting plan',
        lead: 'And for what is planted on purpose?',
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
    cover: 'What lies under a patio',
    gist: [
      'What you walk on is a few centimetres thick. Beneath it are soil dug out, a fleece, a hand or two of compacted stone, bedding, and a fall away from the house.',
      'Two patios look alike on the first day. After three winters you can see which of them has a base.',
    ],
    subject: ['The expensive part is out of sight', 'Three winters later'],
    hooks: {
      '*': [
        'The dearest part of a patio is the part nobody ever sees.',
        'On the first day all paving is level. Ask again after three winters.',
        'You walk on the top two inches and pay for the twelve below.',
      ],
      p: 'Most of the work on a patio goes into layers that disappear.',
      f: 'Wondering why a patio costs so much, when slabs are so cheap? Come down a layer.',
      a: 'A patio is as good as what is under it.',
      t: 'Build-up: subgrade, geotextile, compacted sub-base, bedding, slab, joint. Fall of one to two in a hundred.',
      h: 'A patio laid as slabs on sand on hope: the hope goes first.',
      i: 'What carries a patio is mostly out of sight.',
      l: 'Cool stone under bare feet, level and silent, and a good deal beneath.',
    },
    lines: {
      '*': [
        'Ask two questions about any paving: how deep is the base, and which way does the water run?',
        "A patio should fall away from the house by a finger's width or two a metre. A bottle cap of water shows which way.",
        'The base of a patio is compacted in thin layers. One thick one, however often it is rolled, stays soft in the middle.',
        'Weeds between paving stones mostly come from above. Seeds land in the joints, and a membrane below cannot stop them.',
      ],
      h: [
        'The patio table has had a {beer mat|coaster} under one leg since the second summer. Then two. By now it is a question for a builder.',
      ],
    },
    scene: [
      'Third day, and there is only a hole. On the fourth comes a {lorry|truck} of stones, which are tipped into it.',
      'A puddle by the terrace door, always the same one. It has been there since the second winter.',
    ],
    why: [
      [
        'Soil moves with wet and frost. Stone that is well compacted spreads the load and lets the water through.',
        'What gives way under a chair leg is never the slab. It is the ground it was laid on.',
      ],
      [
        'Water that cannot get away freezes, lifts, and comes into the house.',
        'Without a fall it stays where it is least wanted, mostly by the door.',
      ],
    ],
    parts: [
      [
        ['Out with the soil', 'A hole'],
        [
          'A spade deep and more, down to where the ground is firm. All of that has to be carried away, and cables and pipes have to be found first.',
          'It is the day when nothing looks like progress.',
          'Deeper than you would think, and everything from it has to go somewhere.',
        ],
        'A dug-out area with string lines',
      ],
      [
        ['In with stone, in layers', 'Stone upon stone, shaken down'],
        [
          'Broken stone of mixed sizes locks together. Each layer gets its own turn with the plate.',
          'You can hear when it is dense: the machine starts to hop.',
          'Sharp edges hook into each other. Round ones would roll.',
        ],
        'A plate compactor on crushed stone',
      ],
      [
        ['Set the fall', 'A slope you cannot see'],
        [
          'A string, a level, and a patio that leans as little as you can see and as much as water needs.',
          'Away from the wall, always. The house remembers otherwise.',
          'Rain sees it, and walks away from the house.',
        ],
        'A spirit level on a string line',
      ],
      [
        ['Then the slabs', 'At last the part you chose'],
        [
          'The part that shows, and the shortest part of the job.',
          'A tap, a look, a tap. And a joint that may breathe.',
          'It is laid in a day, on the work of a week.',
        ],
        'A slab being tapped into place',
      ],
    ],
    turn: [
      'So if you compare offers, compare the layers.',
      'The slab is the carpet. You are paying for the floor.',
    ],
    asks: ['Where does the puddle stand on your patio?', 'Does the table on your patio wobble?'],
    ends: {
      p: 'Photograph each layer as it goes in. It is proof that you can keep.',
      f: 'Then your table will stand still as well.',
      a: 'Dig, stone, fall, slab.',
      t: 'Driveways need more: base depth follows load and soil, not the look of the paving.',
      h: 'A {beer mat|coaster} under a table leg is a survey of sorts.',
      i: 'Somebody will dance on it in ten years. They owe it to a layer of stone.',
      l: 'Evening, warm stone, a glass that stands still.',
    },
    work: 'Whoever prices paving by area alone will lose to a cheaper offer each time. Those who draw the section, with its layers, give customers something to compare.',
    keep: 'the day you compare patio quotes',
    send: 'whoever has a wobbling garden table',
    only: 'landscap|paving|patio|driveway|hard ?scap|stone|terrace',
    own: [
      {
        kinds: ['service', 'guarantee', 'process', 'price'],
        about: 'patio|paving|driveway|terrace|sub-?base|slab',
        lead: 'On patios, and what is under them.',
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
    cover: 'Measure the side gate',
    gist: [
      'The width of the side gate decides what a garden costs. Measure it, note where water and power are, watch the sun for a day, and know who is going to look after it.',
      'Before somebody comes to look at your garden, collect a few facts. They are worth more than a folder of pictures.',
    ],
    subject: ['How wide is your side gate?', 'What is worth more than pictures'],
    hooks: {
      '*': [
        'Whether a digger or two tired people will do it is decided by your side gate.',
        'You have forty pictures of gardens. How wide is the passage?',
        'The smallest gate on the plot decides about everything behind it.',
      ],
      p: 'A few plain facts make a garden quote quicker and more exact.',
      f: 'Somebody is coming about the garden? Take a tape and go round once.',
      a: 'Having a garden built? Measure the way in first. Dream afterwards.',
      t: 'Cost drivers: access width, levels, spoil, services, drainage. All of them can be noted in half an hour.',
      h: 'The gate is seventy centimetres wide. The olive tree was bought by eye.',
      i: 'A garden begins with knowing what is there.',
      l: 'A garden, a tape, a pencil, a slow walk, and the light at four.',
    },
    lines: {
      '*': [
        "Measure your side gate before you ask for a garden quote. A hand's width there can be the difference between machine and wheelbarrow.",
        'Planning a border? Stand a cane in the lawn and note where its shadow lies at nine, noon, three and six. That is the map you need.',
        'Say honestly how many hours a week you want to garden. There is planting for none, for one and for five.',
        'Planning a garden? Mark the {tap|faucet}, the power and the spot where rain collects. Three crosses on a sketch save an hour.',
        "Having your garden redone? Say first what may not go: the swing, grandmother's rose, the view from the sink.",
      ],
      h: [
        'The side gate was too narrow, so the hot tub came by crane, over the house. The whole street took the day off.',
      ],
    },
    scene: [
      'A lovely drawing on the table. Then somebody asks how the stones are to get in, and everyone looks at the house.',
      'You are asked where the sun is in the evening, and point, after some thought, at the shed.',
    ],
    why: [
      [
        'Carrying costs more than planting. All that comes in and all that goes out passes through one gap.',
        'Tonnes of soil leave by the same passage as the bicycles.',
      ],
      [
        'Plants follow light and water, and nobody knows those in your garden as you could.',
        'You live there at all hours. Visitors see one afternoon.',
      ],
    ],
    parts: [
      [
        ['The narrowest point', 'How narrow does it get?'],
        [
          'Gate, passage, corner, steps: width and height. Photograph it with the tape in the picture.',
          'If it goes through the house, say so in the first sentence.',
          'A machine fits or it does not. The price knows which.',
        ],
        'A tape measure held across a garden gate',
      ],
      [
        ['Sun at four times of day', 'Where is the sun, hour by hour?'],
        [
          'On a sketch, with a coloured pencil each. Where do you sit, and when?',
          'Evening sun is worth a path of its own.',
          'Draw it. It decides where you will sit.',
        ],
        'A sketch of a garden with coloured areas',
      ],
      [
        ['Water, power, covers', 'What is in the ground?'],
        [
          '{Tap, socket|Faucet, outlet}, drains, manholes, and cables that you know of.',
          'What lies in the ground should be known before the digger learns it.',
          'Pipes, wires, covers: say what you know, and what you suspect.',
        ],
        'A drain cover in a lawn',
      ],
      [
        ['What has to stay', 'What may not be touched?'],
        [
          'Tree, swing, view, grave of the hamster.',
          'Designers like fixed points. They dislike finding them later.',
          'Roots, swings and graves are better named at the start.',
        ],
        'An old rose marked with a ribbon',
      ],
      [
        ['Hours a week, honestly', 'How much time will you give it?'],
        [
          'Not what you intend. What you did last year.',
          'The answer chooses the plants better than any book.',
          'Think of last July and not of next.',
        ],
        'A pair of gloves on a garden chair',
      ],
    ],
    turn: [
      'With that on one sheet the first visit is about ideas.',
      'And after that, by all means show them your pictures.',
    ],
    asks: ['How wide is the narrowest point to your garden?', 'How many hours a week do you really garden?'],
    ends: {
      p: 'Ask about trees and boundaries as well: some are protected, and some fences belong to the neighbour.',
      f: 'Write down as well what you would never give up.',
      a: 'Width, light, services, keepers, hours.',
      t: 'Levels too: a hose filled with water shows the difference between two points.',
      h: 'Hot tubs have been known to arrive by crane. Streets talk about it for years.',
      i: 'Good plans grow out of what is already there.',
      l: "Four o'clock, and the light comes round the corner of the house.",
    },
    work: 'A form with these questions, sent before the visit, sorts enquiries better than any phone call. Whoever has measured the gate is going to build.',
    keep: 'the week before somebody comes to look',
    send: 'friends with a folder of garden pictures',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about: 'quot(?:e|es|ation)|site visit|design|consult|survey|landscap',
        lead: 'Bring such a sheet to the first talk.',
      },
    ],
    pic: {
      ask: 'A tape measure across your narrowest gate or passage',
      alt: 'A tape measure held across a narrow garden gate',
    },
    claims: [['Access, levels, spoil and services drive cost', 'landscape contracting practice']],
  },
];
