// Habits and beliefs: watering, feeding, dividing, labelling.

import type { Idea } from '../../library/idea.ts';
import { NO_PLANTS } from './kinds.ts';

export const HABITS: readonly Idea[] = [
  {
    id: 'a-sip-a-day',
    format: 'mistake',
    again: 9,
    emoji: '🚿',
    tags: ['WateringTips', 'DroughtGarden', 'GardenMistakes'],
    wrong: 'Giving the beds a little water every evening',
    title: [
      'How often should you water the garden? Rarely and deeply',
      'Deep watering: less often and for longer',
    ],
    cover: 'Rarely, and a lot',
    gist: [
      'A little water every day wets only the top of the soil. Water your garden once or twice a week, and a lot.',
      'Roots grow where the water is. If you water rarely and a lot, they grow deep.',
    ],
    subject: ['Water your garden rarely, but a lot', 'Are you watering too often?'],
    hooks: {
      '*': [
        "You water the garden every evening, and a finger's depth down the soil is dry.",
        'After watering, dig a small hole and look how wet it is. You will be surprised.',
        'If you water every day, your plants cannot do without you.',
      ],
      pl: 'Watering a little every day costs time and makes plants weak.',
      t: 'About ten litres on a square metre wet the soil a hand deep.',
      fhi: 'Do you like to water in the evening? Do it less often, and for longer.',
      a: 'Water your beds about once a week, a lot, at the root.',
    },
    lines: {
      '*': [
        'Water your garden rarely and a lot. A little every evening keeps the roots near the top, where it dries out.',
        'After watering, push a trowel in. Is it dry a hand deep? Then it was not enough.',
        'Hoe the bed the day after watering. The loose soil keeps the water in.',
        'A new tree needs a bucket of water a week in dry weather, for two summers.',
        'A seep hose waters at night, at the root, and does not need you.',
      ],
      h: ['The sprinkler has watered the path, the bench and the cat.'],
    },
    why: [
      [
        'A little water stays on top, and by morning half of it is gone.',
        'What is on top dries in the sun and the wind.',
      ],
      [
        'Roots grow towards water. If it is always on top, they stay there.',
        'A plant with short roots cannot survive a drought.',
      ],
    ],
    parts: [
      [
        ['Dig a hole after watering', 'See whether it is wet further down'],
        ['Then water for longer.', 'Note how many minutes it takes.', 'Mostly it is not deep enough.'],
        'A trowel showing dry soil under a wet surface',
      ],
      [
        ['Water slowly, at the root', 'Water the soil and not the leaves'],
        ['Leaves do not drink.', 'If it is too fast, the water runs away.', 'A thin stream goes down.'],
        'A hose lying at the base of a plant',
      ],
      [
        ['Then do not water for days', 'Wait until the top is dry'],
        [
          'If a plant droops at noon, look again in the evening.',
          'About once a week on clay, twice on sand.',
          'Then the roots grow deep.',
        ],
        'A dry soil surface with a finger in it',
      ],
      [
        ['Cover the soil with mulch', 'Lay leaves or mulch on the soil'],
        [
          'It stays wet for longer.',
          'It saves you many cans of water.',
          'Below it the soil is still damp on Friday.',
        ],
        'Mulch being spread round a plant',
      ],
    ],
    turn: ['And your evenings are free.', 'Seedlings and pots are different: they need water more often.'],
    asks: ['How often do you water your garden?', 'Have you ever looked how deep the water got?'],
    ends: {
      pfathil: [
        'Early morning is the best time.',
        "Put a tin on the lawn and see how long the sprinkler takes for a finger's width.",
      ],
    },
    keep: 'the first dry week',
    send: 'somebody who waters every evening',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'watering|irrigation|\\bdrip',
        lead: 'For watering:',
      },
    ],
    pic: {
      ask: 'A trowel in a bed just watered, dry soil showing below the dark crust',
      alt: 'A trowel lifting dry soil from under a wet surface',
    },
    claims: [
      ['Deep, infrequent watering encourages deeper roots', 'horticulture textbook'],
      ['About ten litres a square metre wet roughly ten centimetres of loam', 'soil physics; worded "about"'],
    ],
  },
  {
    id: 'drops-do-not-burn',
    format: 'myth',
    again: 11,
    emoji: '🔆',
    tags: ['GardenMyths', 'WateringTips', 'GardenScience'],
    myth: 'Drops of water in the sun burn holes in leaves',
    short: [
      'No. On smooth leaves the drops lie too flat and dry too soon.',
      'No. A drop of water is a poor burning glass.',
    ],
    title: [
      'Does watering in the sun burn leaves?',
      'Watering at noon: harmless for leaves, wasteful for water',
    ],
    cover: 'Can water drops burn leaves?',
    gist: [
      'Water drops do not burn leaves in the sun. At noon a lot of water is wasted, but it does no harm.',
      'Somebody tested it: on smooth leaves a drop of water cannot burn anything.',
    ],
    subject: ['You may water in the sun', 'Drops do not burn leaves'],
    hooks: {
      '*': [
        'Do drops of water burn leaves in the sun? Everybody says so, and nobody has seen it.',
        'Your plant droops at noon, and you do not dare to water it in the sun? You may.',
        'Water drops do not burn leaves. Watering at noon only wastes water.',
      ],
      pl: 'There is a reason not to water at noon, but it is not burnt leaves.',
      t: 'A drop lies too close to the leaf to burn it, and it dries up too soon.',
      fhi: 'Your tomato droops in the afternoon? Water it. Nothing will burn.',
      a: 'Water a plant when it needs it, at any time.',
    },
    lines: {
      '*': [
        'Water drops do not burn smooth leaves. If a plant droops at noon, water it.',
        'Why not to water at noon: a lot of the water dries up before it gets into the soil.',
        'Brown spots on leaves are mostly a fungus or dry roots, and not burnt by water drops.',
        'After a shower in the sun all leaves are wet. If drops burnt leaves, a rainbow would be a disaster.',
      ],
      h: ['A burning glass has to be held still by a patient child. A drop of water is not that patient.'],
    },
    why: [
      [
        'A burning glass needs a distance. A drop lies right on the leaf.',
        'There is no room between drop and leaf for the light to meet.',
      ],
      [
        'The water also cools the leaf, and soon it is gone.',
        'Before a drop could burn anything, it has dried up.',
      ],
    ],
    parts: [
      [
        ['Water a drooping plant at once', 'If it droops and is dry, water it'],
        [
          'Slowly, at the root.',
          'Look first whether the soil is dry.',
          'It does not matter what time it is.',
        ],
        'A can poured at the foot of a wilting plant',
      ],
      [
        ['Water early to save water', 'Mornings are best for watering'],
        [
          'In the morning less dries up.',
          'And you have the day for yourself.',
          'Leaves are dry before night, and fungi do not like that.',
        ],
        'Morning light on a watered bed',
      ],
      [
        ['Look for the real cause of spots', 'Find out what made the spots'],
        [
          'Look under the leaves, too.',
          'It may be a fungus, salt or fertiliser.',
          'Think of what was sprayed.',
        ],
        'A spotted leaf held against the light',
      ],
    ],
    turn: [
      'The old rule is right about the time and wrong about the reason.',
      'By evening your plant will stand up again.',
    ],
    asks: ['Who told you that drops burn leaves?', 'Which garden rule would you like to see tested?'],
    ends: {
      pfathil: [
        'Water in the morning if you can, and at noon if you must.',
        'On hairy leaves in strong sun it could happen, because the drops stand on the hairs.',
      ],
    },
    keep: 'the next hot afternoon',
    send: 'somebody who says "not in the sun!"',
    own: [
      {
        kinds: ['service', 'product', 'offer'],
        about: 'watering|irrigation|plant clinic|plant advice',
        lead: 'About watering:',
      },
    ],
    pic: {
      ask: 'Water drops on a leaf in full sun, close up',
      alt: 'Water drops on a green leaf in sunlight',
    },
    claims: [
      [
        'Drops do not burn smooth leaves; hairy leaves may be an exception',
        'Egri and others, New Phytologist 2010',
      ],
    ],
  },
  {
    id: 'coffee-is-not-a-fertiliser',
    format: 'myth',
    again: 11,
    emoji: '☕',
    tags: ['CoffeeGrounds', 'GardenMyths', 'Composting'],
    myth: 'Coffee grounds feed plants and make soil acid',
    short: [
      'They are not acid any more, and they can harm seedlings. On the compost they are fine.',
      'The acid is in your cup. What is left feeds slowly and can harm young plants.',
    ],
    title: [
      'Are coffee grounds good for the garden?',
      'Coffee grounds in the garden: where they help and where not',
    ],
    cover: 'Coffee grounds in the garden?',
    gist: [
      'Coffee grounds are not acid, and they feed plants only slowly. Put them on the compost, a little at a time.',
      'Coffee grounds do not help your hydrangea. In a thick layer they keep water out. On the compost they are fine.',
    ],
    subject: ['Coffee grounds are not acid', 'What to do with the coffee grounds'],
    hooks: {
      '*': [
        'Do your plants get coffee grounds? They are better on the compost.',
        'Coffee grounds are free and brown, so they must be good for plants. Are they?',
        'Coffee grounds do not feed your roses. But your compost likes them.',
      ],
      pl: 'Coffee grounds are useful in the garden, but not where most people put them.',
      t: 'Used coffee grounds are nearly neutral. Their nitrogen is bound, and seeds do not like them.',
      fhi: 'You collect coffee grounds for your roses? Lovely. Put them on the compost.',
      a: 'Coffee grounds go on the compost and not in the pot.',
    },
    lines: {
      '*': [
        'Coffee grounds do not make soil acid: the acid is in your cup. Put them on the compost.',
        'A thick layer of coffee grounds dries to a crust, and rain runs off. Mix it in.',
        'Seedlings do not like coffee grounds, and slugs hardly mind them.',
        'A hydrangea turns blue in acid soil with aluminium. Coffee grounds do not do that.',
      ],
      h: ['The houseplants have had coffee since March. Two are dead, and one is writing a novel.'],
    },
    why: [
      [
        'The acid is washed out when you make coffee.',
        'You have drunk the acid. What is left is mostly fibre.',
      ],
      ['They have to rot before a plant can use them.', 'First they feed fungi, and only later plants.'],
    ],
    parts: [
      [
        ['Spread them thinly on the compost', 'Give a little to the compost heap'],
        ['With twice as much cardboard or leaves.', 'Worms like them.', 'Mix them with cardboard.'],
        'Coffee grounds tipped onto a compost heap',
      ],
      [
        ['Paper filters may go along', 'Put paper filters on the compost, too'],
        [
          'Tear them once.',
          'Tea leaves as well. Many tea bags contain plastic.',
          'Plastic capsules may not.',
        ],
        'A paper filter on a compost heap',
      ],
      [
        ['Put hardly any on your beds', 'Use very little on beds'],
        [
          'If you can see them, it is too much.',
          'None near seeds and none in pots.',
          'A thick layer keeps the rain out.',
        ],
        'A hand raking soil lightly',
      ],
    ],
    turn: [
      'In a year they are soil, and your roses will thank you.',
      'It is only a few steps to the compost.',
    ],
    asks: ['Where do you put your coffee grounds?', 'What else do you give your plants?'],
    ends: {
      pfathil: [
        'For plants that like acid soil use rainwater and {ericaceous compost|a soil mix for acid-lovers}.',
        'Kitchen waste cannot change your soil for long.',
      ],
    },
    keep: 'tomorrow morning at the sink',
    send: 'somebody who feeds geraniums with coffee',
    caution: [
      'Coffee is harmful to dogs: do not leave grounds where one can eat them.',
      'Dogs must not eat coffee. Do not leave grounds lying about where they can.',
    ],
    own: [
      {
        kinds: ['product', 'service', 'event'],
        about: 'compost|\\bsoil|ericaceous|fertili|mulch',
        lead: 'What plants really like:',
      },
    ],
    pic: {
      ask: 'Coffee grounds on a compost heap, steam or morning light welcome',
      alt: 'Coffee grounds on a compost heap',
    },
    claims: [
      [
        'Used grounds near neutral; phytotoxic when fresh; compost share about a fifth',
        'university extension reviews',
      ],
      ['Aluminium availability determines hydrangea colour', 'horticulture textbook'],
      ['Caffeine is toxic to dogs', 'veterinary toxicology textbook'],
    ],
  },
  {
    id: 'two-plants-from-one',
    format: 'howto',
    again: 10,
    emoji: '🪓',
    tags: ['DividingPerennials', 'FreePlants', 'PlantSwap'],
    title: ['How to divide perennials and get free plants', 'Divide old perennials: one clump, three plants'],
    cover: 'Divide your perennials',
    gist: [
      'Is a perennial bare in the middle? Dig it up, divide it with two forks, and plant the outer pieces again. You get three plants.',
      'Many perennials get old in the middle. Divide them, and they are young again.',
    ],
    subject: ['Bare in the middle? Divide it', 'Three plants from one'],
    hooks: {
      '*': [
        'Is your perennial bare in the middle? Then divide it.',
        'The best plants often come over the fence in a bag, because somebody has divided them.',
        'Divide an old perennial, and you have three new plants.',
      ],
      pl: 'Dividing perennials makes them flower again and costs nothing.',
      t: 'Perennials grow outwards. In the middle the soil is used up.',
      fhi: 'Are your asters bare in the middle? Take a fork and divide them.',
      a: 'Perennial bare in the middle: dig it up, divide it, plant the outer pieces.',
    },
    lines: {
      '*': [
        'A perennial that flowers only round the edge has to be divided. Plant the outer pieces again.',
        'To divide a perennial, push in two forks back to back and pull the handles apart.',
        'Divide perennials that flower in spring after flowering, and those that flower in autumn in early spring.',
        'When you divide a perennial, one piece as large as a fist is better than five small ones.',
        'Leave peonies alone when you divide perennials. They do not like it.',
      ],
      h: ['Somebody divided a hosta and gave it away. Now she knows everybody in the street.'],
    },
    why: [
      [
        'Perennials grow outwards, and the middle gets old.',
        'Every year the ring gets wider, and the middle emptier.',
      ],
      [
        'A divided piece has room and flowers as it did at first.',
        'Three small ones flower more than the old big one.',
      ],
    ],
    parts: [
      [
        ['Water it the day before', 'Give it a lot of water first'],
        ['Wet roots tear less.', 'Cut the leaves back by half.', 'Choose a cloudy day.'],
        'A watered clump before digging',
      ],
      [
        ['Dig up the whole plant', 'Lift it out in one piece'],
        [
          'Cut round it with a spade first.',
          'Shake it, and you see where it wants to part.',
          'Go round it with the spade.',
        ],
        'A clump being lifted with a spade',
      ],
      [
        ['Divide it with two forks', 'Pull it apart with two forks'],
        [
          'Back to back. For stubborn ones take a bread knife.',
          'Some come apart in your hands.',
          'Push the handles apart.',
        ],
        'Two forks back to back in a clump',
      ],
      [
        ['Plant the outer pieces at once', 'Put the young pieces back in'],
        [
          'As deep as before, and water them.',
          'Roots must not lie in the sun.',
          'The old middle goes on the compost.',
        ],
        'A piece of a perennial being planted',
      ],
    ],
    turn: ['What is left over is a present for somebody.', 'Do it every three or four years.'],
    asks: ['Which of your plants came over the fence?', 'Which plant do you have too much of?'],
    ends: {
      pfathil: [
        'Write the name on the bag before you give it away.',
        'Plants with one deep root, such as lupins, cannot be divided.',
      ],
    },
    keep: 'the day you see a bare middle',
    send: 'the neighbour with the fine asters',
    own: [
      {
        kinds: ['product', 'service', 'event', 'price'],
        about: 'perennials?|\\bborders?\\b|dividing|plant swap',
        lead: 'About perennials with us:',
      },
    ],
    unless: NO_PLANTS,
    pic: {
      ask: 'Two forks back to back in a clump, or a barrow of divisions',
      alt: 'Two garden forks back to back in a clump of a perennial',
    },
    claims: [['Division rejuvenates clump-forming perennials; timing by flowering', 'horticulture textbook']],
  },
  {
    id: 'pencil-outlasts-the-pen',
    format: 'tip',
    again: 11,
    emoji: '✏️',
    tags: ['PlantLabels', 'GardenTips', 'SeedSowing'],
    title: ['Plant labels that last: use a pencil', 'Plant labels you can still read in ten years'],
    cover: 'Plant labels that last for years',
    gist: [
      'Waterproof pens fade in the sun. Write plant labels in pencil, and you can still read them in ten years.',
      'Write plant labels in pencil, push them in deep, always on the same side. In spring you will know what grows where.',
    ],
    subject: ['Plant labels: use a pencil', 'What was planted here?'],
    hooks: {
      '*': [
        'Nine plant labels in the bed, and you cannot read any of them.',
        '"Permanent" it says on the pen. Your plant label has been blank since summer.',
        'Pen fades on plant labels. Pencil does not.',
      ],
      pl: 'On a plant label an ordinary pencil lasts longest.',
      t: 'The sun destroys the colour of pens. A pencil is carbon, and that stays.',
      fhi: 'A tip that saves you much guessing in spring: write plant labels in pencil.',
      a: 'Write plant labels in pencil, not in pen.',
    },
    lines: {
      '*': [
        'Write plant labels with a soft pencil. Pens fade in the sun, pencil can be read after ten winters.',
        'Put each plant label on the same side of the plant. Then you can always find it.',
        'Write on a plant label when you planted it and who gave it to you.',
        'Bury a second plant label with the roots. Birds pull the first one out.',
        'You can cut plant labels out of yoghurt pots.',
      ],
      h: ['The plant label says "do not dig here". Somebody found it while digging.'],
    },
    why: [
      ['A label stands in the sun all day, and the sun bleaches ink.', 'Waterproof means rain and not sun.'],
      ['Neither sun nor rain can harm pencil.', 'Pencil drawings last for hundreds of years.'],
    ],
    parts: [
      [
        ['Use a soft pencil', 'Take one with a soft lead'],
        [
          'If the label is too smooth, rub it with sandpaper.',
          'Tie the pencil to your trowel.',
          'On rough plastic, wood or slate.',
        ],
        'A pencil writing on a plant label',
      ],
      [
        ['Write name, date and who gave it', 'Note what, when and from whom'],
        [
          "A friend's name is nice to find.",
          'Write the name lowest, because the top breaks off.',
          'In five years you will want to know.',
        ],
        'A label with covered handwriting in a pot',
      ],
      [
        ['Push it in deep', 'Always put it on the same side'],
        [
          'Otherwise birds and children pull it out.',
          'Then you know where to look.',
          'Birds are collectors.',
        ],
        'A label pushed deep beside a plant',
      ],
    ],
    turn: ['It costs nothing, and your bulbs are safe.', 'Take a photo of the bed as well.'],
    asks: [
      'Where in your garden do you no longer know what grows?',
      'What do you write your plant labels with?',
    ],
    ends: { pfathil: ['Many nurseries write in pencil.', 'For ever: labels of metal, engraved.'] },
    keep: 'the next packet of seeds',
    send: 'somebody who digs up tulips',
    own: [
      {
        kinds: ['product', 'service', 'place'],
        about: 'labels?\\b|\\bseeds?\\b|(?:grow|sell|stock)[^.]{0,30}plants|perennials|varieties|bulbs?\\b',
        lead: 'Plants for your labels:',
      },
    ],
    unless: NO_PLANTS,
    pic: {
      ask: 'A faded label beside one written in pencil',
      alt: 'A faded plant label next to one written in pencil',
    },
    claims: [['Graphite is lightfast, marker dyes fade', 'materials science; nursery practice']],
  },
  {
    id: 'gravel-or-grass',
    format: 'either',
    again: 12,
    emoji: '🪨',
    tags: ['GravelGarden', 'FrontGarden', 'ThisOrThat'],
    title: [
      'Gravel or grass: what suits a small front garden?',
      'A small front garden: grass, or gravel with plants?',
    ],
    cover: 'Front garden: gravel or grass?',
    gist: [
      'Grass has to be mown, gravel has to be weeded. What would you choose for a small front garden?',
      'A tiny lawn, or gravel with plants: which do you like for a front garden?',
    ],
    subject: ['Gravel or grass?', 'A lawn the size of a rug'],
    hooks: {
      '*': [
        'A tiny lawn in the front garden, and a mower that takes up half of it. Or gravel?',
        'Gravel in the front garden is supposed to make no work. The dandelions did not know.',
        'Gravel or grass: what is in your front garden?',
      ],
      pl: 'Gravel or grass in the front garden: you decide for the next ten years.',
      t: 'Gravel on soil lets water through, and seeds in. A film below helps only for a few years.',
      fhi: 'A small front garden, a bit sad. Gravel or grass?',
      a: 'Grass is for walking on. Gravel is for looking at, with plants in it.',
    },
    lines: {
      '*': [
        'Gravel or grass for a small front garden: which would you choose?',
        'Gravel in a front garden needs plants in it. Bare stones get hot and full of weeds.',
        'Put no plastic film under gravel. After some years weeds grow in it.',
        'A lawn smaller than a parking space is often better as a bed with a path.',
      ],
      h: ['The lawn became gravel, the gravel became weeds, and the weeds became a lawn.'],
    },
    why: [
      [
        'Grass has to be cut, and gravel has to be kept clean.',
        'Nothing stays bare in a garden. You only choose what grows.',
      ],
    ],
    parts: [
      [
        'Grass',
        [
          'Soft and cool. It needs light and mowing every week.',
          'Children and dogs like it.',
          'You can walk barefoot, and you have to mow.',
        ],
        'A small lawn in front of a house',
      ],
      [
        'Gravel with plants',
        [
          'Plants that like it dry, and a hoe once a month.',
          'Lavender, thyme, grasses: after two summers it is beautiful.',
          'It is full of bees by the second year.',
        ],
        'A gravel garden with lavender',
      ],
    ],
    turn: ['Or choose plants everywhere, with one path.', 'Both make work. Choose the work that you like.'],
    asks: ['What lies in front of your house?', 'What would you plant in a small front garden?'],
    ends: {
      pfathil: [
        'Ask first whether gravel is allowed in front gardens where you live.',
        'Ten centimetres of gravel on loose soil, with plants, without film.',
      ],
    },
    keep: 'the spring when you look at the front garden',
    send: 'somebody with a very small lawn',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'gravel|lawn|turf|front garden|landscap|design|paving',
        lead: 'We can help with both:',
      },
    ],
    pic: {
      ask: 'A small front garden with grass or gravel, no house number visible',
      alt: 'A small front garden with gravel and low plants',
    },
    claims: [['Membranes under gravel silt up and weeds root above', 'landscape practice']],
  },
  {
    id: 'the-mower-that-was-a-cloth-machine',
    format: 'story',
    again: 14,
    emoji: '⚙️',
    tags: ['LawnHistory', 'GardenStories', 'InventionStories'],
    title: [
      'Who invented the lawnmower? It began in a cloth mill',
      'The first lawnmower came from a cloth mill',
    ],
    cover: 'Who invented the lawnmower?',
    gist: [
      'In eighteen thirty an engineer saw a machine that trimmed cloth and thought of grass. So he built the first lawnmower, and is said to have tried it at night.',
      'Before Edwin Budding people cut lawns with scythes. He saw a machine for cloth and thought of grass.',
    ],
    subject: ['The first lawnmower', 'From woollen cloth to lawn'],
    hooks: {
      '*': [
        'The inventor of the lawnmower is said to have tried it at night, so that nobody would laugh.',
        'The lawnmower was invented in a cloth mill, where there was no grass at all.',
        'Lawns were cut with scythes until somebody saw a machine for cloth.',
      ],
      p: 'The idea for the lawnmower came from another trade.',
      f: 'A small story for the next time your lawnmower will not start.',
      a: 'The lawnmower came out of a cloth mill. Look at what other trades do.',
      t: 'A lawnmower with a cylinder works like scissors. So did the machine for cloth.',
      h: 'The first lawnmower roared at night. Today they do it on Sunday mornings.',
      i: 'The lawnmower was an old idea, seen in a new light.',
      l: 'Stars, dew, and the first lawnmower.',
    },
    lines: {
      '*': [
        'The first lawnmower was a machine for trimming cloth, turned towards grass. Budding patented it in eighteen thirty.',
        'Before mowers, lawns were cut by scythe in the early morning, while the dew held the grass upright.',
        'A cylinder mower still works like the first lawnmower: like scissors. So the cut is very clean.',
        'The inventor of the lawnmower promised gentlemen an amusing and healthy exercise.',
      ],
      h: ['For thousands of years Sundays were quiet. Then somebody invented the lawnmower.'],
    },
    scene: [
      'Imagine a cloth mill. Turning blades trim the wet cloth. A man looks at it and thinks of his lawn.',
      'Picture a garden at night, and somebody pushing a heap of iron across the lawn.',
    ],
    why: [
      [
        'A smooth lawn took several men with scythes, so only the rich had one.',
        'It takes years to learn to cut a lawn with a scythe.',
      ],
      ['With the machine everybody could have a lawn.', 'Without it there would hardly be a football pitch.'],
    ],
    parts: [
      [
        'He worked on machines for cloth',
        [
          'Edwin Budding built machines for cloth mills. One of them trimmed woollen cloth with turning blades.',
          'The cloth was as smooth as a billiard table. He could not forget that.',
          'A man called Budding looked after machines in a mill. One of them shaved woollen cloth with turning blades.',
        ],
        'An old photograph or drawing of a mill',
      ],
      [
        'He tried it with grass',
        [
          'Grass stands up like the fibres of cloth, he thought. He put the blades on a roller with a handle.',
          'It was heavy. One person pushed and one pulled.',
          'What if the cloth were green? He built a machine that one person pushed and another pulled.',
        ],
        'An old cylinder mower',
      ],
      [
        'He tried it, perhaps at night',
        [
          'Nobody was meant to see it. Perhaps it is not true.',
          'It was very loud, and there were neighbours even then.',
          'So the story goes. Nobody knows.',
        ],
        'A lawn by moonlight',
      ],
      [
        'Zoos and colleges bought it first',
        [
          'One of the first was the zoo in London. Later ponies in leather boots pulled the mowers.',
          'Then came steam, {petrol|gas}, cables, batteries, and robots.',
          'First zoos had one, then large gardens, and one Sunday your street.',
        ],
        'A pair of leather boots for a pony',
      ],
    ],
    turn: [
      'And all because somebody looked at cloth and thought of grass.',
      'So a good idea can come from another trade.',
    ],
    asks: [
      'What do you say to your lawnmower when it will not start?',
      'What do you use in the garden that was made for something else?',
    ],
    ends: {
      p: 'For a small lawn a hand mower is still a fine thing, and it is quiet.',
      f: 'You may mow by day. People have got used to it.',
      a: 'Copy good ideas, and sharpen the blades.',
      t: 'If the tips of your grass are brown, the blades are blunt.',
      h: 'Nobody has invented the quiet Sunday.',
      i: 'The next good idea may come from another trade.',
      l: 'A whisper of blades and the smell of cut grass.',
    },
    keep: 'the next time your mower will not start',
    send: 'a neighbour who mows on Sundays',
    own: [
      {
        kinds: ['history', 'service', 'story'],
        about: 'lawn|\\bmow',
        lead: 'For your lawn today:',
      },
    ],
    pic: {
      ask: 'An old or hand-pushed mower, or yours at rest on the lawn',
      alt: 'A hand-pushed cylinder mower on a lawn',
    },
    claims: [
      [
        'Budding patented the mower in 1830, after cloth finishing machines; Regents Park zoo among early users; pony boots',
        'history of technology',
      ],
      ['Tested at night', 'tradition, worded "said to"'],
    ],
  },
  {
    id: 'trust-the-smell-of-compost',
    format: 'answer',
    again: 10,
    emoji: '👃',
    tags: ['Composting', 'SoilHealth', 'GardenQuestions'],
    question: 'Why does my compost smell?',
    short: [
      'It needs air. Eggs mean too wet, ammonia means too much green. Cardboard and turning help.',
      'It has no air or too much green in it. Add cardboard and turn it.',
    ],
    title: [
      'Why does my compost smell, and what can I do?',
      'Smelly compost heap? Your nose tells you what to add',
    ],
    cover: 'Why does my compost smell?',
    gist: [
      'Good compost smells of woodland. If it smells of eggs, it is too wet. If it smells of a stable, there is too much green in it. Cardboard and turning help.',
      'Does your compost smell of eggs or of a stable? Your nose tells you what it needs: mostly cardboard.',
    ],
    subject: ['Your compost smells?', 'Compost: eggs, stable or woodland?'],
    hooks: {
      '*': [
        'Good compost smells of a walk in the woods. What does yours smell of?',
        'The neighbours complain about your compost? Lift the lid and smell.',
        'If your compost smells bad, it needs air.',
      ],
      pl: 'The smell of your compost tells you what it needs.',
      t: 'With air compost smells of soil. Without air it smells of eggs. With too much green it smells of ammonia.',
      fhi: 'Does your compost smell? Do not give up. It only needs air.',
      a: 'Compost smells when it has no air. Turn it.',
    },
    lines: {
      '*': [
        'Compost smells of eggs: too wet. Of a stable: too much green. Of woodland: just right.',
        'For each bucket of kitchen scraps put a bucket of torn cardboard or twigs on the compost.',
        'Grass cuttings in a thick layer turn to slime on the compost. Mix them with cardboard.',
        'Squeeze a handful of compost. If water runs out, it is too wet.',
        'Put no cooked food, meat or bread on the compost. It brings rats.',
      ],
      h: ['The compost should become soil. So far the whole street talks about it.'],
    },
    why: [
      [
        'What makes good compost needs air. Without it something else takes over, and that smells.',
        'If it is wet and pressed down, there is no air in it.',
      ],
      [
        'Kitchen scraps and grass are wet. You need something dry as well.',
        'Too much soft green falls together, and no air gets in.',
      ],
    ],
    parts: [
      [
        ['Smell it, then squeeze it', 'Find out whether it is too wet'],
        [
          'Eggs or stable, wet or dry? Then you know.',
          'It takes two seconds.',
          'Those are the only two questions.',
        ],
        'A hand squeezing compost',
      ],
      [
        ['Tear up cardboard and mix it in', 'Add cardboard and twigs'],
        [
          'Egg boxes, {loo|toilet} rolls, brown boxes without tape.',
          'As much as there is green.',
          'It soaks up water and lets air in.',
        ],
        'Torn cardboard on a compost heap',
      ],
      [
        ['Turn the compost once', 'Turn it over with a fork'],
        [
          'Put it beside and back again. In some days it gets warm.',
          'You need not do it often.',
          'Then it gets air.',
        ],
        'A fork turning steaming compost',
      ],
      [
        ['Keep the rain off', 'Put a lid on the compost'],
        [
          'Damp is good, soaked is not.',
          'Below it should stand on soil, so that worms can get in.',
          'Thick cardboard will do.',
        ],
        'A compost bin with a lid',
      ],
    ],
    turn: ['In a week it will smell of woodland.', 'Keep a bag of torn cardboard beside it.'],
    asks: ['What does your compost smell of?', 'What was the oddest thing you found in your compost?'],
    ends: {
      pfathil: [
        'A small heap needs more care than a large one.',
        'Half green and half brown is about right.',
      ],
    },
    keep: 'the next time you open the compost',
    send: 'somebody with a compost heap',
    own: [
      {
        kinds: ['product', 'service', 'event'],
        about: 'compost|topsoil|mulch',
        lead: 'For good compost:',
      },
    ],
    pic: {
      ask: 'A handful of ripe compost, or torn card on a green heap',
      alt: 'A handful of dark, crumbly compost',
    },
    claims: [['Anaerobic and ammonia odours; carbon to nitrogen about 30:1', 'composting textbook']],
  },
];
