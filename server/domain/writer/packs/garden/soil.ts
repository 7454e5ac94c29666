// Soil, water and planting.

import type { Idea } from '../../library/idea.ts';
import { NO_PLANTS } from './kinds.ts';

export const SOIL: readonly Idea[] = [
  {
    id: 'lift-the-pot',
    format: 'tip',
    again: 9,
    emoji: '🪴',
    tags: ['ContainerGardening', 'WateringPlants', 'GardenTips'],
    title: [
      'When to water plants in pots: lift them and feel the weight',
      'Does my pot plant need water? Feel the weight',
    ],
    cover: 'Lift the pot before you water',
    gist: [
      'A dry pot is light, a wet one is heavy. Lift it, and you know whether your plant needs water.',
      'The top of the soil dries first and tells you little. Learn how heavy a full pot is, and water when it is light.',
    ],
    subject: ['Does your plant need water? Lift it', 'Too much water in the pot?'],
    hooks: {
      '*': [
        'More pot plants die of too much water than of too little.',
        'The top of the pot looks dry. Deeper down the roots are standing in water.',
        'Plants droop when they are too dry and when they are too wet. The weight of the pot tells you which.',
      ],
      pl: 'Weight is the most dependable sign of whether a pot needs water.',
      t: 'Water is the heaviest thing in a pot of peat-free compost. The change in weight tracks what the roots can reach.',
      fhi: 'Before you reach for the can, give the pot a little lift.',
      a: 'Does your pot plant need water? Do not look at it. Lift it.',
    },
    lines: {
      '*': [
        'Lift a plant pot just after watering, and again when the plant droops. Then you know when to water.',
        'A tub too big to lift? Push it with your foot. If it rocks, it is dry.',
        'A plant that droops in a heavy, wet pot has too much water. Do not water it.',
        'If water runs straight through a pot, the soil has shrunk. Stand the pot in a bucket of water until no more bubbles rise.',
        'Peat-free soil in a pot looks dry on top while it is damp below. Go by the weight.',
      ],
      h: ['"I water my plants every Sunday." That suits you. Nobody asked the plants.'],
    },
    why: [
      [
        'Sun and wind dry the top within hours, while it stays wet further down for days.',
        'On top it can look dry and be soaked below.',
      ],
      [
        'Roots need air as well as water.',
        'Roots that stand in water cannot drink, so a plant that is too wet droops as well.',
      ],
    ],
    parts: [
      [
        ['Learn the weight of a full pot', 'Remember how heavy it is when full'],
        [
          'Water it well once, let it drain, and lift it.',
          'Your arms will remember.',
          'Then you can compare.',
        ],
        'Two hands lifting a pot from its saucer',
      ],
      [
        ['Push a pot you cannot lift', 'Push big pots with your foot'],
        [
          'If it rocks, it is dry.',
          'Try it in the morning and in the evening.',
          'A heavy one stays where it is.',
        ],
        'A foot gently tipping a large tub',
      ],
      [
        ['Water until it runs out below', 'Give a lot at once, then stop'],
        [
          'A little water wets only the top.',
          'A lot once is better than a little every day. Then empty the saucer.',
          'If only the top is wet, the roots grow there, where it dries out first.',
        ],
        'Water running from the hole of a pot',
      ],
    ],
    turn: [
      'After {a fortnight|two weeks} you will know your pots by their weight.',
      'It takes a second, and often you need not water at all.',
    ],
    asks: ['Which plant have you given too much water?', 'Do you water by the calendar or by feel?'],
    ends: {
      pfathil: [
        'You need no notes. Your hands remember.',
        'Weigh it on the kitchen scales, full and dry. The difference is water.',
      ],
    },
    work: 'In a nursery somebody walks along the bench and lifts a pot here and there. Three pots tell you about two dozen.',
    keep: 'your next round with the can',
    send: 'somebody who waters every Sunday',
    own: [
      {
        kinds: ['product', 'offer', 'service'],
        about: '\\bpots\\b|planters?\\b|containers\\b|compost|houseplants?',
        lead: 'For plants in pots:',
      },
    ],
    unless: NO_PLANTS,
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
    cover: 'How to buy a healthy plant',
    gist: [
      'A plant in full flower has its best time behind it. Buy a bushy one in bud, with white roots.',
      'Before you buy a plant, look at its roots and its buds. The open flowers will soon be gone.',
    ],
    subject: ['Do not buy the plant in full flower', 'Before you buy a plant, look below'],
    hooks: {
      '*': [
        'On every bench is one plant in full flower. It is rarely the one to buy.',
        'When you buy a plant, look at the bottom of the pot first.',
        'The prettiest plant in the shop has its best week behind it.',
      ],
      pl: 'A plant that you buy in bud lasts longer than one in flower.',
      t: 'Before you buy a plant look at roots, stems, leaves from below and buds. The flower tells you least.',
      fhi: 'Next time you buy a plant, look at its roots.',
      a: 'Choose a plant by its roots and not by its flowers.',
    },
    lines: {
      '*': [
        'Buy the bushy plant in bud and not the tall one in flower. Then it will flower at home.',
        'If the roots go round and round in the pot, the plant has been in it for too long. They should just reach the edge.',
        'Before you buy a plant, turn a leaf over. Pests sit underneath.',
        'Moss and weeds in the pot mean that the plant has stood there for long. Ask for another one.',
        'Perennials at half price after flowering are often a good buy. Cut them back, and they flower next year.',
      ],
      h: ['Nobody falls in love with roots. That is why you should look at them.'],
    },
    why: [
      [
        'A plant cannot flower and grow new roots at the same time.',
        'In your garden it has to root first. With open flowers it cannot do that well.',
      ],
      [
        'Flowers last for days. Roots and shape last for years.',
        'Bad roots stay bad, and the petals are soon gone.',
      ],
    ],
    parts: [
      [
        ['Take it out of the pot and look', 'Look at the roots'],
        [
          'They should be pale and firm. Brown and soft is bad.',
          'Ask first, and hold the stem between two fingers.',
          'White and firm is good.',
        ],
        'A plant tipped out of its pot showing white roots',
      ],
      [
        ['Choose one with many stems', 'Choose the short, bushy one'],
        [
          'Three shoots from below will make a bush. A single one stays a single one.',
          'It does not look like much today, but it will.',
          'Next year it will be a bush.',
        ],
        'A bushy young plant seen from the side',
      ],
      [
        ['Turn a leaf over', 'Look under the leaves'],
        [
          'Pests and their eggs sit there.',
          'What lives there will move to your other plants.',
          'What you find there you take home.',
        ],
        'Fingers turning over a leaf',
      ],
      [
        ['Count buds and not flowers', 'Look for closed buds'],
        [
          'Each bud will open in your garden.',
          'Then you get the whole show.',
          'What is open today is over on Thursday.',
        ],
        'Closed buds on a young plant',
      ],
    ],
    turn: [
      'It looks dull in the car. In a month it will be the better plant.',
      'So take one from the second row.',
    ],
    asks: [
      'How do you choose a plant: by the flowers or by the roots?',
      'Which plant did you buy for its flowers and regret?',
    ],
    ends: {
      pfathil: [
        'In a good nursery they will show you the roots.',
        'If the roots go round and round, loosen them before you plant it.',
      ],
    },
    work: 'Gardens that should look good in year three are planted by roots and branches, and not by what flowers that week.',
    keep: 'your next trip to the nursery',
    send: 'the friend who buys whatever is in flower',
    own: [
      {
        kinds: ['product', 'service', 'place', 'offer'],
        about:
          'perennial|shrubs?\\b|bedding plants|(?:grow|sell|stock|raise)[^.]{0,30}\\b(?:plants|trees|varieties)',
        lead: 'Plants to choose from:',
      },
    ],
    unless: NO_PLANTS,
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
      'No. A buried trunk rots. A tree is held by roots that grow wide.',
      'No, it rots. Wide roots hold a tree.',
    ],
    title: [
      'How deep should you plant a tree? Find the root flare',
      'Planted too deep? How to tell at the foot of a tree',
    ],
    cover: 'Do not plant your tree too deep',
    gist: [
      'Plant a tree so that you can see the place where the trunk gets wider. If that is buried, it stays wet and rots.',
      'A tree that is planted too deep dies slowly. Dig the hole wide and not deep.',
    ],
    subject: ['Is your tree planted too deep?', 'The commonest mistake with young trees'],
    hooks: {
      '*': [
        'Does your tree come out of the ground like a lamp post? Then it was planted too deep.',
        'An old oak gets wider just above the ground. Your young tree should, too.',
        'When you plant a tree, the place where the trunk gets wider must stay above the ground.',
      ],
      pl: 'Many young trees die because they were planted too deep. It is easy to avoid.',
      t: 'At the root flare the trunk turns into root. Trunk below the ground stays wet and rots.',
      fhi: 'Before you fill the hole, look where the trunk of your tree gets wider.',
      a: 'Plant a tree as high as it grew before, and not deeper.',
    },
    lines: {
      '*': [
        'Before you plant a tree, find the place where the trunk gets wider. It belongs at the surface.',
        'The hole for a tree should be three times as wide as the pot and not deeper. Roots grow sideways.',
        'Planting a tree? Lay a stick across the hole. The top of the roots should touch it.',
        'Many trees stand too deep in their pots already. Look for the place where the trunk gets wider.',
      ],
      h: ['A tree that was planted too deep looks like a telegraph pole with hopes.'],
    },
    why: [
      [
        'Bark on a trunk is made for air. Under wet soil it softens, and rot gets in.',
        'What should stay dry stays wet for years, and rots.',
      ],
      [
        'Most roots live near the surface, where there is air.',
        'Deeper down there is less air, and roots need it.',
      ],
    ],
    parts: [
      [
        ['Find the widening above the roots', 'Look for the widening at the foot'],
        [
          'Take soil away from the top of the pot until you see it.',
          'It may be a few fingers below the surface of the pot.',
          'It may be hidden under the soil.',
        ],
        'Fingers scraping soil from the base of a trunk',
      ],
      [
        ['Dig wide, not deep', 'Make the hole wide'],
        [
          'Roots grow to the sides, so the soil should be loose there.',
          'Leave the bottom firm, so that the tree cannot sink.',
          'At the sides the roots need loose soil.',
        ],
        'A wide, shallow planting hole with a spade',
      ],
      [
        ['Check with a cane across the hole', 'Lay a stick over the hole'],
        [
          'The roots should be level with it or a little higher.',
          'It takes a minute and saves the tree.',
          'Later the tree will sink a little.',
        ],
        'A cane laid over a planting hole with a tree in it',
      ],
      [
        ['Water it in and do not stamp', 'Use water and not your boots'],
        [
          'Water closes the gaps and leaves air in the soil.',
          'Two cans of water do more than two boots.',
          'Boots press the air out.',
        ],
        'Water poured slowly round a young tree',
      ],
    ],
    turn: ['It may look a bit too high today. That is right.', 'Roots hold a tree, and they grow sideways.'],
    asks: [
      'Can you see the foot of the last tree that you planted?',
      'Which tree in your street was planted too deep?',
    ],
    ends: {
      pfathil: [
        'If a young tree was planted too deep, it often helps to uncover its foot.',
        'A stake should be low and come out after a year or two.',
      ],
    },
    keep: 'the day you plant a tree',
    send: 'somebody who is planting a tree',
    own: [
      {
        kinds: ['service', 'product', 'price', 'guarantee'],
        about:
          'tree planting|plant(?:s|ed|ing)? [^.]{0,20}(?:trees|hedges|shrubs)|(?:sell|grow|stock)[^.]{0,30}(?:trees|shrubs|hedging)',
        lead: 'About planting with us:',
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
    cover: 'Test your soil in a jam jar',
    gist: [
      'Shake some soil with water in a jam jar and leave it overnight. Sand lies at the bottom, then silt, then clay. Now you know what your garden is made of.',
      'A jam jar shows you whether your soil is sand or clay, and which plants will like it.',
    ],
    subject: ['What is your soil made of?', 'Test your soil with a jam jar'],
    hooks: {
      '*': [
        'People know how large their garden is, but not what soil it has. A jam jar tells you.',
        'Why did your lavender die? A jam jar with some soil can tell you.',
        'What kind of soil do you have? Find out with a jam jar, overnight.',
      ],
      pl: 'Before you buy plants, find out what soil you have. The test costs nothing.',
      t: 'In a jar of water sand settles in a minute, silt in hours, clay in a day. So you see your soil in layers.',
      fhi: 'Have you got a jam jar and a trowel? Then you can test your soil.',
      a: 'Test your soil before you choose plants.',
    },
    lines: {
      '*': [
        'Test your soil: a third of a jam jar of soil, the rest water, a drop of {washing-up liquid|dish soap}. Shake it, wait a night, look at the layers.',
        'Roll damp soil between your hands. If you can bend it into a ring, it is clay.',
        'Sandy soil dries out quickly, clay stays wet for long. Compost helps both.',
        'For a soil test dig a spade deep. On top is only the compost of last spring.',
      ],
      h: ['Lavender on wet clay soil does not die of grief. It dies of your optimism.'],
    },
    why: [
      [
        'The soil decides how long water stays near the roots, and you can hardly change it.',
        'It depends on the soil whether your bed is wet in spring and cracked in summer.',
      ],
      [
        'It is easier to choose plants that suit it than to change it.',
        'In the right soil a plant needs little help.',
      ],
    ],
    parts: [
      [
        ['Fill a third of a jar with soil', 'Take soil from a spade deep'],
        [
          'Without stones, roots and worms.',
          'Mix soil from several places, or use one jar for each bed.',
          'Several places give you the average.',
        ],
        'Soil being spooned into a jam jar',
      ],
      [
        ['Add water and a drop of soap', 'Pour in water and some soap'],
        [
          'The soap helps the crumbs come apart.',
          'Leave some air at the top, so that you can shake it.',
          'Do not fill it to the top.',
        ],
        'Water poured into a jar of soil',
      ],
      [
        ['Shake it hard, then leave it', 'Shake it and wait until tomorrow'],
        [
          'Put it where nobody will move it.',
          'Clay needs more than a day.',
          'If it is still cloudy, that is clay.',
        ],
        'A jar being shaken with both hands',
      ],
      [
        ['Look at the layers', 'See which layer is thickest'],
        [
          'Mostly sand: water runs through. Mostly clay: it stays wet. All three: lucky you.',
          'Sand is at the bottom, clay on top.',
          'The thickest one tells you what soil you have.',
        ],
        'Layers of soil settled in a jar against the light',
      ],
    ],
    turn: [
      'Now you know what "well-drained" on a label means for you.',
      'Keep the jar beside you when you order plants.',
    ],
    asks: ['What soil do you have: sand, clay or rubble?', 'What has never grown in your soil?'],
    ends: {
      pfathil: [
        'Take a photo of the jar with you when you buy plants.',
        'The jar does not show whether soil is acid. For that you need a test kit.',
      ],
    },
    work: 'Before landscapers plan a garden they dig a hole, because water decides what is possible.',
    keep: 'the evening before you order plants',
    send: 'the owner of a garden that is all puddles',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'topsoil|soil test|consult|advice|planting plan|garden design|design[^.]{0,20}gardens',
        lead: 'When you know your soil:',
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
    cover: 'What Latin plant names mean',
    gist: [
      'The second word of a Latin plant name tells you a lot: repens creeps, odorata smells good, pendula hangs, sempervirens stays green.',
      'A few Latin words tell you at the garden centre what a plant will do.',
    ],
    subject: ['Repens means that it creeps', 'A little plant Latin'],
    hooks: {
      '*': [
        'The label tells you what a plant is going to do. It says so in Latin.',
        'If a plant is called repens, be careful: it creeps.',
        'What does the Latin on a plant label mean?',
      ],
      pl: 'Latin plant names are useful if you know a few words.',
      t: 'The second word of a plant name mostly tells how it grows, smells or looks.',
      fhi: 'You need no Latin to garden. But a few words help when you buy a plant.',
      a: 'Read the second word of a plant name. It matters most.',
    },
    lines: {
      '*': [
        'Odorata or fragrans on a plant label means that it smells good. Foetida means that it does not.',
        'Sempervirens on a plant label means evergreen.',
        'Officinalis in a plant name means that it was once sold as medicine: sage, for example. It is no prescription.',
        'Plant Latin: repens creeps, scandens climbs, pendula hangs, nana stays small.',
      ],
      h: ['A plant called vulgaris is not rude. It only means common.'],
    },
    why: [
      [
        'English plant names change from place to place. The Latin one is the same everywhere.',
        'One plant can have nine English names, and nine plants the same one.',
      ],
      [
        'The word was chosen because something about the plant is special.',
        'Whoever named it looked for what makes it different.',
      ],
    ],
    parts: [
      [
        'Repens, reptans',
        [
          'It creeps. Good on a bare slope, bad beside your favourite bed.',
          'It grows along the ground and roots as it goes.',
          "It will be at the neighbours' soon.",
        ],
        'A creeping plant spreading over the edge of a path',
      ],
      [
        'Sempervirens',
        [
          'Evergreen: it is green in winter, too.',
          'It keeps its leaves when everything else is bare.',
          'In December you will still see it.',
        ],
        'An evergreen shrub with frost on its leaves',
      ],
      [
        'Odorata, fragrans',
        [
          'It smells good. Plant it where you walk past.',
          'Put it beside the door.',
          'Plant it near your bench.',
        ],
        'A nose close to a flower',
      ],
      [
        'Pendula',
        ['Its branches hang down. Think of mowing.', 'It needs room all round.', 'Keep the path free.'],
        'The hanging branches of a weeping tree',
      ],
      [
        'Nana, pumila',
        [
          'It stays small, compared with its family. A dwarf pine can still be as tall as you.',
          'Look up how large the others are.',
          'Small in its family, and some families are large.',
        ],
        'A small conifer in a pot',
      ],
      [
        'Officinalis',
        [
          'It was once sold as medicine.',
          'Do not eat it because of that.',
          'It used to be medicine. Now it is a name.',
        ],
        'A bunch of sage hanging to dry',
      ],
    ],
    turn: ['With these words you can read the small print.', 'Read the name before you look at the picture.'],
    asks: [
      'Which plant name do you like to say aloud?',
      'Which plant in your garden creeps, and how far has it got?',
    ],
    ends: {
      pfathil: [
        'Take a photo of the label when you plant it.',
        'These: hirsuta is hairy, nigra black, palustris likes it wet.',
      ],
    },
    keep: 'the next time you buy a plant',
    send: 'somebody who has planted something called repens',
    own: [
      {
        kinds: ['product', 'service', 'place'],
        about: 'varieties|species|perennials|native plants|(?:grow|stock|sell)[^.]{0,30}plants',
        lead: 'Plants with labels:',
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
      'A striped lawn is like a green room. Long grass is like a green sea. Which do you like?',
      'Do you mow your lawn every week, or do you let it grow and flower?',
    ],
    subject: ['Stripes or long grass?', 'Mow the lawn or let it grow?'],
    hooks: {
      '*': [
        'One neighbour mows his lawn every week. The other lets it grow for the bees. Which are you?',
        'Ask a street what a lawn should look like, and stand back.',
        'A mower starts, and half of the street looks at its own lawn.',
      ],
      pl: 'Short lawn or long grass: it depends on how you use your garden, and you can have both.',
      t: 'If you mow often, only grass survives. If you mow once or twice a year, flowers can seed.',
      fhi: 'Do you like a striped lawn or one with daisies?',
      a: 'Short lawn or long grass? Choose, or mow a path through the middle.',
    },
    lines: {
      '*': [
        'The stripes in a lawn come from the roller that bends the grass.',
        'Want long grass that looks good? Mow a neat edge round it.',
        'Cut long grass once or twice a year and take the hay away. Then flowers can grow.',
        'Keep the lawn short where you sit and play. Let the rest grow.',
      ],
      h: ['"I let it grow for the bees," people also say when the mower does not start.'],
    },
    why: [
      [
        'On short grass you can play and sit. In long grass there are flowers and insects.',
        'How often you mow decides what can live there.',
      ],
    ],
    parts: [
      [
        'A striped lawn',
        [
          'You mow every week and can walk on it barefoot.',
          'It looks neat. It also takes your Saturdays.',
          'Straight lines, and work every week.',
        ],
        'A striped lawn seen along the lines',
      ],
      [
        'Long grass',
        [
          'You cut it once in summer. There are moths in it, and your knees get wet.',
          'It makes little work until late summer, when the hay has to go.',
          'Something always moves in it.',
        ],
        'Tall grass with flowers in evening light',
      ],
    ],
    turn: ['Or do both: a path, a bench, and long grass round them.', 'You may have half and half.'],
    asks: ['Striped lawn or long grass: which is yours?', 'How much of your lawn do you really walk on?'],
    ends: {
      pfathil: [
        'Try long grass in one corner first.',
        'For flowers, do not feed the grass, and take the cuttings away.',
      ],
    },
    keep: 'the next time you want to mow',
    send: 'a neighbour with very straight lines',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'lawn|mow|meadow|wild ?flower|turf',
        lead: 'For your lawn:',
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
    cover: 'Which weed has won?',
    gist: [
      'Every garden has a weed that nobody can get rid of. Which one have you given up on?',
      'Ground elder, bindweed, daisies in the path: which weed do you leave alone?',
    ],
    subject: ['Which weed do you leave alone?', 'The weed that nobody planted'],
    hooks: {
      '*': [
        'You have pulled that weed out for eleven years. It still comes back.',
        'One spring the weed is simply part of the garden.',
        'Which weed have you stopped pulling out?',
      ],
      pl: 'Even good gardeners do not win against every weed.',
      t: 'Many weeds grow again from a tiny piece of root.',
      fhi: 'Be honest: which weed have you given up on?',
      a: 'Every gardener has lost against one weed. Name yours.',
    },
    lines: {
      '*': [
        'Which weed have you stopped fighting, and what do you call it now?',
        'A weed is a plant with more patience than you.',
        'Pull out weeds before they seed. Of those that come every year you have to get the whole root.',
        'Ground elder was once grown as a vegetable. It has never failed.',
      ],
      h: ['A gardener asked the weed to leave. It came back with relatives.'],
    },
    why: [
      ['Some weeds give up when you hoe. Others wait underground.', 'Seedlings give up. Deep roots do not.'],
    ],
    parts: [
      [
        ['Bindweed', 'White bindweed'],
        [
          'White flowers, and roots like spaghetti. It climbs on everything.',
          'Let it climb on a stick, and you know where it is.',
          'It flowers like a bride and strangles like a rope.',
        ],
        'A white bindweed flower on a rose',
      ],
      [
        ['Ground elder', 'Ground elder in the shade'],
        [
          'A green carpet. Once people ate it.',
          'Leave a scrap in the soil and it is back by summer.',
          'Monks brought it. They have gone.',
        ],
        'A carpet of ground elder under a shrub',
      ],
      [
        ['Dandelions in the path', 'Weeds between the stones'],
        [
          'Early food for bees, and one very long root.',
          'Somewhere near it is your lost kitchen knife.',
          'No water, no soil, and always cheerful.',
        ],
        'A dandelion between paving stones',
      ],
      [
        ['Moss in the lawn', 'Moss instead of grass'],
        [
          'It is soft, green in winter, and you need not mow it.',
          'It grows where grass does not.',
          'You need not mow it or feed it.',
        ],
        'Moss between blades of grass',
      ],
    ],
    turn: [
      'Choose which weeds to fight. Then you have more free Saturdays.',
      'You may make peace with one of them.',
    ],
    asks: ['Which one do you leave in peace?', 'What came up in your garden that you are now glad of?'],
    ends: {
      pfathil: [
        'Check first that it is not a plant you have to remove.',
        'Cover stubborn weeds for two summers, and dig up what still comes.',
      ],
    },
    keep: 'the first warm Saturday in the garden',
    send: 'whoever gave you that pretty plant',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'weed|garden clear|overgrown|garden maintenance|look after gardens',
        lead: 'For weeds that you do want to get rid of:',
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
    title: [
      'Why gardeners sometimes will not step on your beds',
      'Wet soil: why a good gardener goes home again',
    ],
    cover: 'Why gardeners stay off wet soil',
    gist: [
      'When soil is wet, a good gardener does not walk on it. One walk presses the air out for a whole season.',
      'Your gardener goes home because it is too wet? That protects your soil.',
    ],
    subject: ['Too wet to garden', 'What boots do to wet soil'],
    hooks: {
      '*': [
        'The gardener came, took a handful of your wet soil, and went home. That was right.',
        'If you walk on wet clay, the soil is still hard in summer.',
        'Stay off your beds when the soil is wet.',
      ],
      pl: 'A good gardener does not work on wet soil.',
      t: 'If you step on wet soil, the large pores close. Those hold air and let water through.',
      fhi: 'If your gardener says "too wet today", it is for your roses.',
      a: 'Do not walk or dig on wet soil.',
    },
    lines: {
      '*': [
        'Is your soil too wet to dig? Squeeze a handful. If it stays in a shiny lump, wait.',
        'If you have to walk on a wet bed, lay a plank on it.',
        'If everybody walks over the wet lawn in winter, there will be a bare strip in spring.',
        'Water stands on a bed for a day? Perhaps somebody has walked on it.',
      ],
      h: ['A gardener who looks at the sky is working.'],
    },
    why: [
      [
        'Half of good soil is holes, full of air and water.',
        'One step on wet soil presses the air out of it.',
      ],
      [
        'Worms, frost and roots open them again, but it takes months.',
        'It takes a second to press soil down, and a year to loosen it.',
      ],
    ],
    parts: [
      [
        ['We squeeze a handful of soil', 'First we test the soil by hand'],
        [
          'If it is a shiny lump, we wait. If it crumbles, we start.',
          'We take it from a spade deep.',
          'If it shines, it is too wet.',
        ],
        'A hand squeezing a ball of soil',
      ],
      [
        ['We lay planks on the bed', 'If it must be, on boards'],
        [
          'They spread our weight. Afterwards we take them away again.',
          'Then the bed hardly notices.',
          'On a board a person weighs hardly anything.',
        ],
        'A wooden plank laid across a bed',
      ],
      [
        ['Other jobs come first', 'There is work under a roof'],
        [
          'Sharpening, cleaning, writing labels, sowing under cover.',
          'We look after the tools and make plans.',
          'There is a list for rainy days.',
        ],
        '{Secateurs|Pruning shears} being sharpened on a bench',
      ],
    ],
    turn: [
      'So "not today" is good for your whole summer.',
      'In summer you will see it: no puddles, no bare patches.',
    ],
    asks: ['What do you do when it is too wet to garden?', 'Where does everybody walk across your lawn?'],
    ends: {
      pfathil: ['If it cannot wait, ask for boards on the ground.', 'Clay needs longer than sand to dry.'],
    },
    work: 'On a building site most damage is done by the first heavy wheel on a wet day. Plan the way for the wheelbarrow.',
    keep: 'the first dry day after a wet week',
    send: 'somebody who wants to dig after rain',
    own: [
      {
        kinds: ['policy', 'process', 'service'],
        about: '\\bweather|too wet|\\brain|resched',
        lead: 'When the weather is bad:',
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
