// Soil, water and planting.
import type { Idea } from '../../library/idea.ts';

export const SOIL: readonly Idea[] = [
  {
    id: 'lift-the-pot',
    format: 'tip',
    again: 9,
    emoji: '🪴',
    tags: ['ContainerGardening', 'WateringPlants', 'GardenTips'],
    title: [
      'When to water pots: lift them instead of looking',
      'Does my pot plant need water? Feel the weight',
    ],
    cover: 'Lift the pot before you water',
    gist: [
      'A dry pot is light and a wet one is heavy. Lift it, or tip it with a foot, and you know more than the colour of the surface will tell you.',
      'The top of the compost dries first and says little about the roots. Weight does not lie: learn how a full pot feels, and water when that weight has gone.',
    ],
    subject: ['Weigh your plants with a foot', 'The surface is the last place to look'],
    hooks: {
      '*': [
        'More pot plants drown in good intentions than die of thirst.',
        'The compost looks dry. The roots, a hand deeper, are standing in soup.',
        'Drowned and thirsty leaves look alike. The weight does not.',
      ],
      p: 'Weight is the most dependable sign of whether a pot needs water.',
      f: 'Before you reach for the can, give the pot a little lift.',
      a: 'To know whether a plant is thirsty, do not look at the pot. Lift it.',
      t: 'Water is the heaviest thing in a pot of peat-free compost. The change in weight tracks what the roots can reach.',
      h: 'Your basil is not thirsty. It is learning to swim.',
      i: 'A plant will tell you what it needs, if you ask with your hands.',
      l: 'A pot, lifted, weighed in the hand, and set down again.',
    },
    lines: {
      '*': [
        'Lift a pot right after watering, and again when the plant droops. Between those two weights you will find the time to water.',
        'A plant tub too big to lift? Tip it with your foot. A well-watered one stays put, a dry one rocks.',
        'A wilting plant in heavy, wet compost has too much water. More of it will finish the job.',
        'When water runs straight through a pot, the compost has shrunk from the edge. Stand the pot in a bucket until the bubbles stop.',
        'Peat-free compost looks dry on top while it is damp below. Use the weight, or a finger up to the second knuckle.',
      ],
      h: ['"I water it every Sunday" is a lovely arrangement for you. Nobody consulted the plant.'],
    },
    scene: [
      'Sunday, can in hand, the round of the pots: a splash for each, whether it asked or not.',
      'The leaves hang, the saucer is full, and somebody is already filling the can again.',
    ],
    why: [
      [
        'The surface is dried by sun and wind within hours, while the middle stays wet for days.',
        'Looks deceive from above: a pale crust can sit on a soaking root ball.',
      ],
      [
        'Roots need air as well as water, and in compost that never dries they get none.',
        'Drowned roots cannot drink, which is why a plant with wet feet wilts just like a thirsty one.',
      ],
    ],
    parts: [
      [
        ['Learn the weight of a full pot', 'Remember what full feels like'],
        [
          'Soak it once properly, let it drain, and lift. That is your measure.',
          'Your arms remember it surprisingly well from one week to the next.',
          'Once watered through, it has a weight. All later ones are measured against it.',
        ],
        'Two hands lifting a pot from its saucer',
      ],
      [
        ['Tip what you cannot lift', 'Give big ones a push'],
        [
          'A nudge with the foot shows whether a big tub is heavy at the bottom.',
          'Large containers rock when they are dry. Try it in the morning and in the evening.',
          'A heavy foot stays where it is. A light one rocks.',
        ],
        'A foot gently tipping a large tub',
      ],
      [
        ['Water until it runs out below', 'Until it drips, and then no more'],
        [
          'A splash wets the top inch and keeps the roots up there, where it dries out first.',
          'Once and thoroughly beats a little each day. Then empty the saucer.',
          'What only wets the top brings roots up to where it is hot.',
        ],
        'Water running from the hole of a pot',
      ],
    ],
    turn: [
      'After {a fortnight|two weeks} you will know your pots by weight, like shopping bags.',
      'It takes a second, and the can stays on its hook half of the time.',
    ],
    asks: ['Which plant have you watered to death?', 'Do you water by the calendar or by feel?'],
    ends: {
      p: 'Write down nothing; your hands will keep the record.',
      f: 'You will be surprised how often the answer is "not yet".',
      a: 'Heavy: walk on. Light: water well.',
      t: 'For proof, put one on the kitchen scales at both ends. The difference is the water it holds.',
      h: 'Plants have no way of saying "no more, thank you". They simply lie down.',
      i: 'It is a small skill, and it turns guessing into care.',
      l: 'Then the slow pour, and the sound of it going down.',
    },
    work: 'In a nursery nobody waters by the calendar. Somebody walks along the bench lifting a pot here and there, and two dozen plants are judged by the weight of three.',
    keep: 'your next round with the can',
    send: 'somebody who waters every Sunday',
    own: [
      {
        kinds: ['product', 'offer', 'service'],
        about: '\\bpots\\b|planters?\\b|containers\\b|compost|houseplants?',
        lead: 'What a plant stands in matters too.',
      },
    ],
    pic: {
      ask: 'Two hands lifting a potted plant off its saucer, seen from the side',
      alt: 'Two hands lifting a potted plant to feel its weight',
    },
    claims: [
      ['Weight shows water content of a container; surface dries first', 'horticulture textbook'],
      ['Waterlogged roots lack oxygen and cause wilting', 'plant physiology textbook'],
    ],
  },
  {
    id: 'buy-the-boring-one',
    format: 'mistake',
    again: 9,
    emoji: '🌱',
    tags: ['PlantBuying', 'PlantShopping', 'GardenTips'],
    wrong: 'Choosing the plant that is in full flower',
    title: ['How to choose a healthy plant: look at the roots', 'What to look at before you buy a plant'],
    cover: 'Buy the boring one',
    gist: [
      'The plant in full flower has already given its show. Take the bushy one in bud with white roots just reaching the edge of the pot.',
      'Buy roots, shape and buds. Slide the pot off for a look: firm pale roots are worth more to you than open flowers.',
    ],
    subject: ['Leave the prettiest one on the bench', 'What to look at under the pot'],
    hooks: {
      '*': [
        'On every bench stands one plant in full flower, and it is seldom the one to take home.',
        'When you buy a plant you are buying its next five years, and they are at the bottom of the pot.',
        'The loveliest one on the bench has its best week behind it.',
      ],
      p: 'A plant in bud will usually outlast its neighbour in flower.',
      f: 'Next time you buy a plant, pick it up and look at its feet.',
      a: 'Choose a plant by its roots. The flowers follow.',
      t: 'Inspect in this order: root ball, base, leaf undersides, buds. The flower is the least predictive part.',
      h: 'The plant was gorgeous in the shop. So was the lobster.',
      i: 'Choosing a plant well means seeing what it will be.',
      l: 'Restraint at the nursery, abundance in summer.',
    },
    lines: {
      '*': [
        'Choose the bushy plant in bud and leave the tall one in flower. You get the whole show at home, and not the end of it.',
        'Roots going round and round the pot have run out of room. Roots that just reach the edge are the ones you want.',
        'Turn a leaf over before you pay. What lives on plants lives on the underside.',
        'Moss and weeds on the compost mean that the plant has stood there for a long time. Ask for a newer one.',
        'Perennials at half price after flowering are often good value: cut back and watered, they return next year.',
      ],
      h: ['Nobody has ever been seduced by a root ball. That is exactly why it is honest.'],
    },
    scene: [
      'Saturday morning, the {car park|parking lot} is full, and forty people are carrying out the same thing: the one with the most flowers.',
      'At the {till|register} it looks splendid. A week later the petals are on the doormat, and what is left is a stick.',
    ],
    why: [
      [
        'Flowering takes strength, and a plant that has to grow roots in new soil at the same time does neither well.',
        'Once planted it must root first. With open flowers on top, part of its food goes to the wrong end.',
      ],
      [
        'Flowers last for days, while the shape and the roots you buy today stay for years.',
        'A crooked framework or a strangled root ball will still be there when the petals are long gone.',
      ],
    ],
    parts: [
      [
        ['Slide the pot off, gently', 'See what is inside the pot'],
        [
          'Pale, firm roots that hold the compost together are what you want to see. Brown mush is not.',
          'Hand over the top, stem between two fingers, turn. If nobody minds, look.',
          'White and firm is good. Brown and wet was badly kept.',
        ],
        'A plant tipped out of its pot showing white roots',
      ],
      [
        ['Look for many stems at the base', 'Choose the stocky one'],
        [
          'Three shoots from low down will fill out. One long stem will stay one long stem.',
          'Bushy and short is the better start, though it does not look like much today.',
          "Three stems at the bottom are next year's bush.",
        ],
        'A bushy young plant seen from the side',
      ],
      [
        ['Turn a leaf over', 'Look underneath'],
        [
          'Greenfly, webs and eggs sit underneath. Sticky leaves are a hint from above.',
          'Anything that moves there will move to the neighbours as well.',
          'Whoever lives there is coming home with you.',
        ],
        'Fingers turning over a leaf',
      ],
      [
        ['Count buds, not flowers', 'Buds are what you are paying for'],
        [
          'Each closed bud is one that will open in your garden.',
          'In bud you pay for the whole performance; in flower you come for the last act.',
          'What is open now will be over on Thursday.',
        ],
        'Closed buds on a young plant',
      ],
    ],
    turn: [
      'It will look dull in the car, and in a month it will have overtaken the beauty.',
      'So take the second row. The front one was put there to be looked at.',
    ],
    asks: [
      'Front row or second row: how do you choose a plant?',
      'Which plant did you buy for its flowers and regret?',
    ],
    ends: {
      p: 'Ask before you tip one out; in a good nursery they will do it for you.',
      f: 'You may still buy one for the flowers. For the kitchen table.',
      a: 'Roots, stems, buds. In that order.',
      t: 'If the roots circle, tease them out or cut through the outer ring before planting.',
      h: 'In the car it will look like a twig. Say nothing until it flowers.',
      i: 'Gardeners are people who can see summer in a green stump.',
      l: 'Beauty can be bought in bud.',
    },
    work: 'Growers call it selling the top and buying the bottom. Planting schemes that have to look good in year three are bought by root ball and branching, whatever is flowering that week.',
    keep: 'your next trip to the nursery',
    send: 'the friend who buys whatever is in flower',
    own: [
      {
        kinds: ['product', 'service', 'place', 'offer'],
        about:
          'perennial|shrubs?\\b|bedding plants|(?:grow|sell|stock|raise)[^.]{0,30}\\b(?:plants|trees|varieties)',
        lead: 'Plants to turn over and look at.',
      },
    ],
    pic: {
      ask: 'A young plant tipped out of its pot so that the white roots show, held in a hand',
      alt: 'A young plant held in a hand with pale roots showing around the compost',
    },
    claims: [
      ['Plants in bud with sound, non-circling roots establish better', 'horticulture textbook'],
      ['Long-standing stock shows moss and weeds', 'nursery practice'],
    ],
  },
  {
    id: 'trees-want-to-be-seen-at-the-ankle',
    format: 'myth',
    again: 12,
    emoji: '🌳',
    tags: ['TreePlanting', 'PlantingTips', 'GardenMyths'],
    myth: 'Planting a tree deep makes it stand firm',
    short: [
      'Buried stems rot. A tree stands firm by roots that run wide, not by a stem that sits low.',
      'It rots there. What holds a tree is width.',
    ],
    title: [
      'How deep should you plant a tree? Find the root flare',
      'Planted too deep? How to tell at the foot of a tree',
    ],
    cover: 'Do not bury the ankle',
    gist: [
      'A tree should be planted so that the place where the trunk widens into roots can still be seen. Buried stems stay damp, and roots below the air suffocate.',
      'Deep planting kills trees slowly. Find the flare at the base of the trunk and keep it at the surface; dig the hole wide instead.',
    ],
    subject: ['Your tree should show its ankles', 'The commonest way to kill a young tree'],
    hooks: {
      '*': [
        'If a tree goes into the ground like a lamp post, it was planted too deep.',
        'Look at an old oak: it does not come out of the ground like a pencil, it spreads its feet.',
        'A tree has ankles. You should be able to see them.',
      ],
      p: 'Planting too deep is one of the commonest reasons for a young tree to fail, and one of the easiest to avoid.',
      f: 'Before you fill that hole, look for the ankle of your tree.',
      a: 'Plant trees at the height at which they grew. Not a hand lower.',
      t: 'The root flare marks the change from stem tissue to root tissue. Stem tissue below ground stays wet and decays.',
      h: 'A tree buried to the knees does not stand firmer. It is only shorter, and not for long.',
      i: 'A tree planted well will throw shade on people you will never meet.',
      l: 'A tree that stands with its roots just showing has presence from the first year.',
    },
    lines: {
      '*': [
        'Before planting a tree, scrape the compost away until you find where the trunk flares. That point belongs at the surface.',
        'Dig the hole for a tree three times as wide as the pot and not a bit deeper. New roots go sideways.',
        'Planting a tree? Lay a cane across the hole. The top of the roots should touch it, since everything sinks a little later.',
        'Trees in pots are often already too deep in the pot. Look for the flare and not for the rim.',
      ],
      h: ['You can tell a tree that was planted too deep. It looks like a telegraph pole with hopes.'],
    },
    scene: [
      'A new tree, a deep hole, two boots treading the soil down round the trunk, and a satisfied look.',
      'Five years on it still has the size it came with, small leaves and a split in the bark just above the ground.',
    ],
    why: [
      [
        'Bark on a trunk is made for air. Under wet soil it softens, and rot gets in.',
        'What is meant to stay dry stays damp for years, and fungi are patient.',
      ],
      [
        'Most feeding roots live in the upper layer of soil, where there is air; sink them and they have to fight their way up.',
        'Oxygen thins out fast with depth, and roots need it as much as leaves do.',
      ],
    ],
    parts: [
      [
        ['Find the flare first', 'Look for where it widens'],
        [
          'Take away compost from the top of the pot until the trunk visibly widens.',
          'It may lie a few fingers below the surface of the pot. Go by the tree.',
          'It may be hidden in the pot. Brush away until you see it.',
        ],
        'Fingers scraping soil from the base of a trunk',
      ],
      [
        ['Dig wide, not deep', 'A saucer and not a shaft'],
        [
          'Loosened soil to the sides is where the tree will anchor itself.',
          'Leave the bottom firm, so that the root ball cannot settle.',
          'Roots run out to the side, so that is where they want it loose.',
        ],
        'A wide, shallow planting hole with a spade',
      ],
      [
        ['Check with a cane across the hole', 'Lay a stick over the hole'],
        [
          'Roots level with the cane, or a finger above. It sinks by itself.',
          'A glance along a straight stick saves ten years of wondering.',
          'The root ball should come up to it. Later it will sink a bit.',
        ],
        'A cane laid over a planting hole with a tree in it',
      ],
      [
        ['Water in, do not stamp in', 'Let water do the firming'],
        [
          'Water closes the gaps without crushing the air out of the soil.',
          'Two slow cans do more than two heavy boots.',
          'Boots press out the air, and roots breathe.',
        ],
        'Water poured slowly round a young tree',
      ],
    ],
    turn: [
      'It may look a little too high on the day. That is right.',
      'A tree holds on sideways, so give it room to the side.',
    ],
    asks: [
      'Can you see the ankle of the last tree that you planted?',
      'Which tree in your street looks like a lamp post?',
    ],
    ends: {
      p: 'For young trees planted too deep it is often not too late to uncover the base.',
      f: 'Go and scratch a bit of soil away from yours. It will breathe out.',
      a: 'Flare visible. Hole wide. Done.',
      t: 'A stake, if any, stays low and comes out after a year or two: movement builds the trunk.',
      h: 'Burying people to the knee is for beaches. Trees get no fun out of it.',
      i: 'Few acts of care reach as far ahead as a hole of the right depth.',
      l: 'Let it stand, and let it show its feet.',
    },
    keep: 'the day you plant a tree',
    send: 'someone with a spade and a deep hole',
    own: [
      {
        kinds: ['service', 'product', 'price', 'guarantee'],
        about:
          'tree planting|plant(?:s|ed|ing)? [^.]{0,20}(?:trees|hedges|shrubs)|(?:sell|grow|stock)[^.]{0,30}(?:trees|shrubs|hedging)',
        lead: 'On trees and getting them into the ground.',
      },
    ],
    pic: {
      ask: 'The base of a tree where the trunk widens into the roots, soil just below it',
      alt: 'The base of a tree trunk widening into roots at the surface of the soil',
    },
    claims: [
      [
        'Plant with root flare at soil level; deep planting causes stem decay and failure',
        'arboriculture guidance',
      ],
      ['Most fine roots are in the upper soil', 'arboriculture textbook'],
    ],
  },
  {
    id: 'soil-in-a-jar',
    format: 'howto',
    again: 12,
    emoji: '🫙',
    tags: ['SoilHealth', 'GardenSoil', 'GardenScience'],
    title: ['What soil do I have? The jam jar test', 'Find out your soil type with a jam jar'],
    cover: 'Your soil in a jam jar',
    gist: [
      'Shake a handful of soil with water in a jam jar and leave it overnight. Sand lies at the bottom, then silt, then clay, and you can read off what your garden is made of.',
      'One jar, one night: the layers tell you whether your soil drinks, drains or sulks, and which plants are likely to enjoy it.',
    ],
    subject: ['Meet your soil, in layers', 'An evening with a jam jar'],
    hooks: {
      '*': [
        'People know the {postcode|zip code} of their garden and the size of it, and not what it is made of.',
        'A jam jar and some patience will tell you why your lavender died.',
        'Overnight your garden sorts itself on the windowsill.',
      ],
      p: 'Before buying plants it pays to know your soil, and the test costs nothing.',
      f: 'Got a jam jar and a trowel? Then you have a soil laboratory.',
      a: 'Test the soil before you choose the plants.',
      t: 'Particles settle by size: sand in a minute, silt in hours, clay in a day or more. The layers are your soil texture.',
      h: 'Soil shaken up in a jam jar looks like a failed cocktail and tells you more than most apps.',
      i: 'Everything you grow begins in what you are standing on.',
      l: 'Garden soil in a jar of water: sand, silt, clay, a landscape in a glass.',
    },
    lines: {
      '*': [
        'Soil test with a jam jar: a third soil, the rest water, one squirt of {washing-up liquid|dish soap}, shake, wait a night, read the layers.',
        'Roll damp soil between your palms. If it makes a sausage and bends into a ring, you garden on clay.',
        'Sandy soil loses water and food quickly, clay keeps both too long. Compost helps either, which is unfair but handy.',
        'Take soil for a test from a spade deep and not from the top, where the bag of compost went last spring.',
      ],
      h: ['Lavender on wet clay does not die of grief. It dies of your optimism.'],
    },
    scene: [
      'After rain one half of the garden is a pond, while the neighbour, one fence further on, is already hoeing.',
      'The label said "well-drained soil". You looked at the label, then at your boots.',
    ],
    why: [
      [
        'Texture decides how long water and food stay within reach of roots, and it can hardly be changed.',
        'Whether a bed is wet in spring and cracked in summer is a matter of grain size.',
      ],
      [
        'It is cheaper to choose plants for a soil than to fight a soil for a plant.',
        'A plant in the right ground needs little help, and in the wrong ground little will help.',
      ],
    ],
    parts: [
      [
        ['Fill a third of a jar with soil', 'Take it from deep down'],
        [
          'From a spade deep, without stones, roots and worms. The worms have other work.',
          'Mix pinches from several spots, or use one jar a bed.',
          "A spade's depth, without stones. Several places in one jar give you the average.",
        ],
        'Soil being spooned into a jam jar',
      ],
      [
        ['Add water and a drop of soap', 'Water, and a drop to part the crumbs'],
        [
          '{Washing-up liquid|Dish soap} helps the crumbs come apart.',
          'Leave some air at the top, or it cannot be shaken.',
          'Not too full. It has to have room to tumble.',
        ],
        'Water poured into a jar of soil',
      ],
      [
        ['Shake hard, then leave it alone', 'Shake, and then wait until tomorrow'],
        [
          'Two minutes of shaking, then put it on a sill where nobody will bump it.',
          'Clay may take more than a day to settle. Cloudy water is already an answer.',
          'Clay takes its time. What is still cloudy is clay.',
        ],
        'A jar being shaken with both hands',
      ],
      [
        ['Read the layers', 'Read it from the bottom'],
        [
          'Mostly sand below: it drains. A thick fine layer on top: it holds. Roughly shared: lucky you.',
          'Mark the edges with a pen on the glass and compare their heights.',
          'Coarse first, fine last. The tallest layer gives your soil its name.',
        ],
        'Layers of soil settled in a jar against the light',
      ],
    ],
    turn: [
      'Now "well-drained" on a label means something.',
      'Put the jar by the seed catalogue, and let it vote.',
    ],
    asks: [
      "What are you gardening on: sand, clay or builders' rubble?",
      'What has never grown in your soil, however hard you tried?',
    ],
    ends: {
      p: 'Take a photograph of the jar with you when you ask for advice on plants.',
      f: 'Do it with children. They are good at shaking.',
      a: 'Choose the plant for the soil.',
      t: 'For acidity use a simple test kit as well; texture says nothing about it.',
      h: 'Label the jar. Somebody will take it for chutney.',
      i: 'To know your ground is the beginning of gardening on it.',
      l: 'Hold it up to the window. It is rather beautiful.',
    },
    work: 'Landscapers dig a test hole before they draw a line, because drainage decides what a design can promise. Anybody who plans on a site that they have not dug into is drawing on hope.',
    keep: 'the evening before you order plants',
    send: 'the owner of a garden that is all puddles',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'topsoil|soil test|consult|advice|planting plan|garden design|design[^.]{0,20}gardens',
        lead: 'Once you know your ground, the planting follows.',
      },
    ],
    pic: {
      ask: 'A jam jar of settled soil and water against a window, layers visible',
      alt: 'A jam jar with settled layers of soil and water on a window sill',
    },
    claims: [['Sedimentation by particle size shows soil texture', 'soil science textbook']],
  },
  {
    id: 'the-latin-that-tells-you',
    format: 'glossary',
    again: 12,
    emoji: '📖',
    tags: ['PlantNames', 'BotanicalLatin', 'GardenFacts'],
    title: [
      'What Latin plant names mean: repens, odorata, sempervirens',
      'Plant names as warnings: what the second word says',
    ],
    cover: 'The Latin that tells you',
    gist: [
      'The second word of a plant name is often a warning or a promise: repens creeps, odorata smells, pendula hangs, sempervirens stays green.',
      'A few words of Latin will tell you at the garden centre what a plant plans to do in your bed.',
    ],
    subject: ['Repens means it is coming for the lawn', 'A little Latin for the plant bench'],
    hooks: {
      '*': [
        'The label tells you what the plant is going to do. It says so in Latin.',
        'If a plant is called repens, do not turn your back on it.',
        'The Latin is the small print.',
      ],
      p: 'Botanical names carry useful information for anyone who knows a few of the words.',
      f: 'You need no Latin to garden. But a few of its words are worth having in your pocket.',
      a: 'Read the second word of a plant name. It is the one that matters.',
      t: 'In a binomial the second word, the epithet, commonly describes habit, scent, colour, origin or use.',
      h: '"Vigorous" is the polite word on a plant label. Repens is the honest one.',
      i: 'Somebody once looked at this plant closely enough to name it.',
      l: 'Odorata, pendula, alba: half of gardening is saying the names aloud.',
    },
    lines: {
      '*': [
        "Odorata or fragrans on a label: it smells good. Foetida: it does not. Plant the second one by somebody else's window.",
        'Sempervirens means evergreen. Good to know in winter, when you look out at what you bought in spring.',
        "Officinalis on a plant name means that apothecaries once sold it: sage, rosemary, lavender's cousins. That is history and not a prescription.",
        'Repens: creeps. Scandens: climbs. Pendula: hangs. Nana: stays small. The label says where the plant is going.',
      ],
      h: [
        'There is a plant called vulgaris in every garden. It only means common, and it has heard all the jokes.',
      ],
    },
    scene: [
      'You stand in front of two pots with the same English name and different Latin ones. One will be knee high. The other is planning for the roof.',
      'A pretty little ground cover, three for the price of two. On the label, in small type: repens.',
    ],
    why: [
      [
        'Common names change from village to village, while the botanical one means the same plant everywhere.',
        'One plant may have nine names in English, and one name may be used for nine plants.',
      ],
      [
        'The describing word was chosen because something about the plant stood out: how it grows, smells or looks.',
        'Whoever named it needed a feature to tell it from its relatives, and so do you.',
      ],
    ],
    parts: [
      [
        'Repens, reptans',
        [
          'Creeping. Splendid on a bare bank, less so beside a treasured bed.',
          'It moves along the ground and roots as it goes.',
          'On its way to the neighbours. Give it a slope and not a border.',
        ],
        'A creeping plant spreading over the edge of a path',
      ],
      [
        'Sempervirens',
        [
          'Always living, meaning green in winter as well.',
          'It keeps its leaves when the rest of the border lies down.',
          'In December you will still see it.',
        ],
        'An evergreen shrub with frost on its leaves',
      ],
      [
        'Odorata, fragrans',
        [
          'Scented. Put it where people walk past or sit down.',
          'Worth a place by the door, at the height of a nose.',
          'Plant it where you go past with your nose.',
        ],
        'A nose close to a flower',
      ],
      [
        'Pendula',
        [
          'Hanging. Think of where the branches will be when you mow.',
          'The weeping forms carry this word, and they want room all round.',
          'It comes down at the sides. Keep the path clear.',
        ],
        'The hanging branches of a weeping tree',
      ],
      [
        'Nana, pumila',
        [
          'Dwarf, measured against its family. A dwarf pine may still pass your shoulder.',
          'Small of its kind, so look up how large the kind is.',
          'Small in its family, and some families are large.',
        ],
        'A small conifer in a pot',
      ],
      [
        'Officinalis',
        [
          'Once kept in the storeroom of an apothecary or a monastery.',
          'A trace of old medicine in the name, and no advice to eat it.',
          'It used to be medicine. Now it is a name.',
        ],
        'A bunch of sage hanging to dry',
      ],
    ],
    turn: [
      'With these in your pocket the small print on the label becomes the part worth reading.',
      'Read the name before the picture, and fewer plants will surprise you.',
    ],
    asks: [
      'Which plant name do you enjoy saying aloud?',
      'Which creeper did you let in, and how far has it got?',
    ],
    ends: {
      p: 'Photograph the label when you plant. In five years you will want the name.',
      f: 'Try "pendula" on somebody tonight.',
      a: 'Learn these, then buy.',
      t: 'Look too for hirsuta, hairy; nigra, black; palustris, of marshes. The last one wants wet feet.',
      h: 'Say it with confidence. The Romans are not going to correct you.',
      i: 'Learn five names this year. You will walk past those plants differently.',
      l: 'Said slowly, a plant list is nearly a poem.',
    },
    keep: 'the next time you stand at the plant bench',
    send: 'someone who has just planted something called repens',
    own: [
      {
        kinds: ['product', 'service', 'place'],
        about: 'varieties|species|perennials|native plants|(?:grow|stock|sell)[^.]{0,30}plants',
        lead: 'Labels to practise on.',
      },
    ],
    pic: {
      ask: 'A plant label with its botanical name, close up, the plant soft behind it',
      alt: 'A plant label with a botanical name in front of green leaves',
    },
    claims: [
      [
        'Meanings of repens, sempervirens, odorata, pendula, nana, officinalis',
        'definitions in botanical Latin',
      ],
    ],
  },
  {
    id: 'stripes-or-long-grass',
    format: 'either',
    again: 12,
    emoji: '🌾',
    tags: ['LawnCare', 'MeadowGarden', 'ThisOrThat'],
    title: [
      'Stripes or long grass: which lawn would you choose?',
      'Mow it or let it grow: what kind of lawn person are you?',
    ],
    cover: 'Stripes or long grass?',
    gist: [
      'A striped lawn is a green room. Long grass is a green sea. Each costs you something different, and most gardens have room for a bit of both.',
      'Mown in lanes or left to flower: the choice says how you want to use the garden, and how you like to spend Saturday.',
    ],
    subject: ['Stripes or long grass?', 'The argument at the lawn edge'],
    hooks: {
      '*': [
        'One neighbour hears the mower and thinks of order. The other thinks of the bees.',
        'Ask a street what a lawn should look like, and stand back.',
        'A mower is started, and half the street looks at its own grass.',
      ],
      p: 'Short or long is a decision about use, time and wildlife, and it need not be the same all over.',
      f: 'A striped lawn or one with daisies: which way does your heart go?',
      a: 'Short lawn or long grass: pick a side, or mow a path through the middle.',
      t: 'Cut height drives species: frequent low cuts favour grass alone, a rare high cut lets flowers set seed.',
      h: 'There is a man in every street who can mow a straight line and would like you to notice.',
      i: 'Leave one square metre alone for a summer and see who moves in.',
      l: 'A mown path through tall grass: few things look so finished.',
    },
    lines: {
      '*': [
        'Stripes on a lawn come from the roller, not from two sorts of grass. It bends the blades, and light does the rest.',
        'Want long grass that looks meant? Mow a crisp edge round it. A frame turns neglect into a meadow.',
        'Long grass is cut once or twice a year and the hay taken away, so that flowers can compete.',
        'Keep the lawn short where you play and sit. Let the rest grow until it flowers, and then decide.',
      ],
      h: ['"I am rewilding" is also what you say when the mower will not start.'],
    },
    scene: [
      'Saturday, ten in the morning: one side of the hedge a mower, the other a deckchair in knee-high grass.',
      'From the upstairs window one garden is a pinstriped suit, and the one beside it an unmade bed with poppies.',
    ],
    why: [
      [
        'Each length is right for something: short grass bears games and chairs, long grass carries flowers and insects.',
        'What you cut and how often decides who can live there, from clover upwards.',
      ],
    ],
    parts: [
      [
        'Stripes',
        [
          'Weekly mowing, a roller, a sharp edge, and grass to walk on barefoot. It asks for Saturdays.',
          'Order you can sit on. The price is time, and a cut that is never finished.',
          'Clean lines, bare feet, and a fixed date every week.',
        ],
        'A striped lawn seen along the lines',
      ],
      [
        'Long grass',
        [
          'One or two cuts a year, moths and seed heads, and a wet knee in the morning.',
          'Little work while it grows and some in late summer, when the hay has to go.',
          'Something is always moving in it, and you have time to watch.',
        ],
        'Tall grass with flowers in evening light',
      ],
    ],
    turn: [
      'The middle way has a name too: a path, a bench and a border of grass left standing.',
      'Half and half is allowed. The bees do not mind stripes next door.',
    ],
    asks: ['Stripes or long grass: which is yours?', 'How much of your lawn does anybody really walk on?'],
    ends: {
      p: 'Try it on one corner for a season before you decide for the whole garden.',
      f: 'Tell us which, and whether the neighbours agree.',
      a: 'Decide by use, not by fashion.',
      t: 'For flowers, feed nothing and remove the cuttings: poor soil makes the richer meadow.',
      h: 'Please keep the comments shorter than the grass.',
      i: "Even a strip along the fence is somebody's whole country.",
      l: 'One straight line, and beyond it, weather.',
    },
    keep: 'the Saturday when you nearly start the mower',
    send: 'the neighbour with the very straight lines',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'lawn|mow|meadow|wild ?flower|turf',
        lead: 'Both kinds of grass need somebody now and then.',
      },
    ],
    pic: {
      ask: 'The edge where mown lawn meets long grass, low light',
      alt: 'A mown path beside long flowering grass',
    },
    claims: [
      ['Rollers bend grass; stripes are reflection', 'turf practice'],
      ['Infrequent cutting with removal of hay favours flowers', 'meadow management guidance'],
    ],
  },
  {
    id: 'the-weed-you-gave-up-on',
    format: 'question',
    again: 12,
    emoji: '🌼',
    tags: ['Weeds', 'GardenLife', 'GardenHumour'],
    title: ['Which weed have you stopped fighting?', 'The weed that has won: which one do you leave be?'],
    cover: 'The weed that won',
    gist: [
      'Every garden has one plant that nobody planted and nobody can get out. At some point you either go on or start to call it ground cover. Which is yours?',
      'Ground elder, bindweed, the daisies in the path: which of them have you made peace with, and what were the terms?',
    ],
    subject: ['On what terms did you surrender?', 'The plant that nobody planted'],
    hooks: {
      '*': [
        'You have pulled that weed out for eleven years. It has not taken it personally.',
        'There comes a spring when the weed is simply part of the garden.',
        'At some point one stops pulling and begins to greet.',
      ],
      p: 'Experienced gardeners do not win against every weed. They choose which ones to fight.',
      f: 'Confess: which weed have you given up on?',
      a: 'Every gardener has lost to one plant. Name it.',
      t: 'Perennial weeds regrow from scraps of root. Some scraps are the length of a fingernail.',
      h: 'There is an understanding with the bindweed: it does what it wants, and the gardener understands.',
      i: 'A plant that thrives where nothing else will is at least worth a second look.',
      l: 'Ground elder in flower, from a distance, in evening light: almost a plan.',
    },
    lines: {
      '*': [
        'Which weed have you stopped fighting, and what do you call it now?',
        'A weed is a plant with more stamina than you had on the day.',
        "Pull annual weeds before they seed and half of next year's work is done. Perennial ones need the root, all of it.",
        'Ground elder came to many gardens as a vegetable. It is the only one that has never failed.',
      ],
      h: ['A gardener asked the ground elder to leave. It came back with relatives.'],
    },
    scene: [
      'You follow a white root through the bed with two fingers, under the rose, under the path, and out at the other end.',
      'Guests admire the pretty ground cover by the shed. You say "thank you".',
    ],
    why: [
      [
        'Some weeds are annuals and lose to a hoe. Others keep their strength below ground and simply wait.',
        'Whether it can be beaten is decided underground: seedlings give up, deep roots do not.',
      ],
    ],
    parts: [
      [
        ['Bindweed', 'The one that winds'],
        [
          'White trumpets, and roots like spaghetti. It will climb whatever you planted, and look lovely doing so.',
          'Train it up a cane, and then you at least know where it is.',
          'It flowers like a bride and strangles like a rope.',
        ],
        'A white bindweed flower on a rose',
      ],
      [
        ['Ground elder', 'The one that was once a salad'],
        [
          'A dense green carpet in the shade, and it was on the menu once. Edge it with a mower and call it peace.',
          'Leave a scrap in the soil and it is back by summer.',
          'Monks brought it along. They have gone.',
        ],
        'A carpet of ground elder under a shrub',
      ],
      [
        ['Dandelions in the path', 'The one in the cracks'],
        [
          'Early food for bees, one long root, and no respect for paving.',
          'The kitchen knife that was never found again is usually near one.',
          'No water, no soil, and always in good spirits.',
        ],
        'A dandelion between paving stones',
      ],
      [
        ['Moss in the lawn', 'The green cushion'],
        [
          'Soft, green in winter, and it never needs mowing. Some countries build gardens around it.',
          'It grows where grass sulks, in shade, damp and tired soil.',
          'No mowing, no feeding. Some would call it the better lawn.',
        ],
        'Moss between blades of grass',
      ],
    ],
    turn: [
      'Choosing your battles leaves more Saturdays for the ones you can win.',
      'A truce is a form of gardening too.',
    ],
    asks: ['Which weed have you made peace with?', 'What came up in your garden that you are now glad of?'],
    ends: {
      p: 'Before letting one stay, check that it is no invasive species where you live; some must be removed.',
      f: 'Go on, name it. It already knows.',
      a: 'Fight the seeders. Tolerate the rest.',
      t: 'Light exhaustion works on the stubborn: cover for two seasons, and dig what still shows.',
      h: 'The hoe has stayed in the shed and declines to comment.',
      i: 'Gardens get gentler as their gardeners do.',
      l: 'Let it flower once before you judge it.',
    },
    keep: 'the first warm Saturday with a fork in your hand',
    send: 'whoever gave you that pretty ground cover',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'weed|garden clear|overgrown|garden maintenance|look after gardens',
        lead: 'For the weeds that you do want rid of.',
      },
    ],
    pic: {
      ask: 'Your own most stubborn weed, close up, looking pleased with itself',
      alt: 'A weed flowering at the edge of a garden path',
    },
    claims: [
      ['Bindweed and ground elder regrow from root fragments', 'horticulture textbook'],
      ['Ground elder was formerly eaten as a pot herb', 'garden history'],
    ],
  },
  {
    id: 'gardeners-in-the-rain',
    format: 'behind',
    again: 11,
    emoji: '☔',
    tags: ['BehindTheScenes', 'GardenerLife', 'SoilHealth'],
    title: ['Why gardeners sometimes will not step on your beds', 'Wet soil: why a good gardener turns back'],
    cover: 'Why they stay off the bed',
    gist: [
      'On a wet day a gardener may turn round at the edge of a bed. One walk over soaked clay presses the air out of it for a season.',
      'What looks like a cancelled afternoon is soil being protected. Wet ground is squeezed shut by boots and wheels, and roots pay for it.',
    ],
    subject: ['They looked at the sky and went home', 'What one wheelbarrow does to wet soil'],
    hooks: {
      '*': [
        'The gardener came, squeezed a handful of your soil, and went back to the van.',
        'A boot print in wet clay is still there in summer, under the surface, where you cannot see it.',
        'One footprint in wet clay lasts until harvest.',
      ],
      p: 'Not working on wet ground is part of the work.',
      f: 'If your gardener rings to say "too wet today", they are thinking of your roses.',
      a: 'Wet soil is not worked, not walked on, and not dug.',
      t: 'Load on wet soil collapses its larger pores. Those are the ones that carry air and drain water.',
      h: 'Gardeners do not mind rain. The soil does, once somebody has stood on it.',
      i: 'Some days the kindest thing to do for a garden is to leave it alone.',
      l: 'After heavy rain a garden likes a day to itself.',
    },
    lines: {
      '*': [
        'Squeeze a handful of soil. If it stays in a shiny lump, stay off it. If it crumbles when you poke it, you can dig.',
        'A plank across a wet bed spreads your weight. Few tools for the soil cost less.',
        'The path that everybody takes over the lawn in winter is the bare strip that everybody asks about in spring.',
        'If puddles stand on a bed for a day, try to find out who walked there before you blame the clay.',
      ],
      h: ['A gardener looking at the sky is not idle. A wheelbarrow up to its axle would be.'],
    },
    scene: [
      'It has stopped raining, the sun is out, you have waited all week, and your gardener is still shaking her head.',
      'Someone crosses the bed to reach the back of the border, and each step makes a sucking noise.',
    ],
    why: [
      [
        'Healthy soil is half holes. In those holes are the air and the water that plants live on.',
        'A crumbly soil holds as much space as solid matter, and a heel closes it in a moment.',
      ],
      [
        'Worms, frost and roots can open it again, but that takes months or years.',
        'Pressing is the work of a second, and loosening is the work of seasons.',
      ],
    ],
    parts: [
      [
        ['The squeeze test', 'First a handful'],
        [
          'A ball that shines means wait. A ball that falls apart at a poke means go.',
          'A handful from a spade deep says more than the dry crust on top.',
          'If it shines, they go home. If it crumbles, they begin.',
        ],
        'A hand squeezing a ball of soil',
      ],
      [
        ['Planks on the bed', 'If they must, then on boards'],
        [
          'A board shares one foot out over a square metre. Work from there and lift it behind you.',
          'Kneel on wood and the bed hardly notices.',
          'Spread out, a person weighs hardly anything.',
        ],
        'A wooden plank laid across a bed',
      ],
      [
        ['Jobs for a wet day', 'There is always something under cover'],
        [
          'Sharpening, cleaning, pruning from the path, writing labels, sowing under cover.',
          'Rain is when the tools get looked after and the plans get drawn.',
          'Blades, labels, seeds: rain has its own list.',
        ],
        '{Secateurs|Pruning shears} being sharpened on a bench',
      ],
    ],
    turn: [
      'So the call that says "not today" is about the whole summer.',
      'You will see the difference in summer: no puddles, no bare patch.',
    ],
    asks: [
      'What do you do in the garden when it is too wet to garden?',
      'Where is the trodden path in your lawn?',
    ],
    ends: {
      p: 'If the date cannot move, ask for boards on the ground.',
      f: 'Put the kettle on instead. The bed will wait.',
      a: 'Wait a day. Save a season.',
      t: 'Clay wants longer than sand. Test both ends of the garden, since they rarely agree.',
      h: 'Clay keeps what it gets hold of. Ask anyone who went home with one boot.',
      i: 'Patience does more digging than people think.',
      l: 'Let it drain, let it breathe.',
    },
    work: 'Builders and landscapers know it as well: the damage on a site is done by the first heavy wheel on a wet day. Planning the route of the barrow is worth as much as planning the beds.',
    keep: 'the first dry day after a wet week',
    send: 'someone who is about to dig in wellies',
    own: [
      {
        kinds: ['policy', 'process', 'service'],
        about: '\\bweather|too wet|\\brain|resched',
        lead: 'On bad weather, and what happens then.',
      },
    ],
    pic: {
      ask: 'A hand squeezing soil into a ball above a bed, or a plank across a wet bed',
      alt: 'A hand holding a squeezed ball of soil above a garden bed',
    },
    claims: [
      ['Loading wet soil collapses large pores; recovery is slow', 'soil science textbook'],
      ['About half of the volume of a good topsoil is pore space', 'soil science textbook'],
    ],
  },
];
