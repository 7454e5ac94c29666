// From the bag to the cup.
import type { Idea } from '../../library/idea.ts';

const COFFEE = 'coffee|espresso|beans';

export const CUPS: readonly Idea[] = [
  {
    id: 'weigh-it-once',
    format: 'howto',
    only: COFFEE,
    again: 9,
    emoji: '⚖️',
    tags: ['FilterCoffee', 'BrewGuide', 'HomeBrewing'],
    title: [
      'Better filter coffee: weigh it and keep the recipe',
      'How much coffee per {litre|liter}? Start with sixty grams',
    ],
    cover: 'Weigh your coffee',
    gist: [
      'For filter coffee, use sixty grams to the {litre|liter} and water just off the boil. Wet the grounds, wait half a minute, then pour for about three. Change one thing at a time: the grind first.',
      'If your coffee tastes different every day, it is the spoon and not the beans. Kitchen scales put that right.',
    ],
    subject: ['Filter coffee: sixty grams to the {litre|liter}', 'Better coffee with kitchen scales'],
    hooks: {
      '*': [
        'You already own the best tool for better coffee: your kitchen scales.',
        'A heaped spoon of coffee can be eight grams or fourteen. No wonder it tastes different each day.',
      ],
      pt: 'Weigh your coffee and water, and you can tell what grinding finer or coarser does.',
      fi: 'Was your coffee lovely on Sunday and thin on Monday, with the same beans?',
      a: 'Filter coffee: sixty grams to the {litre|liter}, water just off the boil.',
      h: 'Every household has a coffee spoon, and nobody knows what it measures.',
      l: 'Filter coffee: a thin stream of water, a slow circle, and the smell.',
    },
    lines: {
      '*': [
        'Filter coffee: about sixty grams to the litre to begin with. That is roughly fifteen for a large mug.',
        'Coffee bitter and harsh? Grind coarser. Sour and thin? Grind finer. Change nothing else.',
        'Rinse a paper filter with hot water first. Your coffee will not taste of paper.',
        'Coffee is more than ninety-eight per cent water. If your water tastes bad, so does your coffee.',
      ],
      h: ['The coffee machine has a button for "aroma". Nobody has found out what it does.'],
    },
    scene: [
      'A coffee filter on the kitchen scales. She pours a little water, waits, and the kitchen begins to smell of coffee.',
      "Monday, seven o'clock: three heaped spoons of coffee, or was it four? It comes out between tea and tar.",
    ],
    why: [
      [
        'A spoon measures volume, and some beans are heavier than others.',
        'Dark beans are light and large, so a spoon of them is less coffee.',
      ],
      [
        'Change three things at once, and you cannot tell which one helped.',
        'Change one thing a day and taste.',
      ],
    ],
    parts: [
      [
        'Weigh the coffee and the water',
        [
          'Use sixty grams to a {litre|liter}.',
          'Scales measure the water as well: a {millilitre|milliliter} weighs a gram.',
        ],
        'A filter on kitchen scales',
      ],
      [
        'Grind just before you brew',
        [
          'For a filter, grind as coarse as rough sand.',
          'A hand grinder costs less than a year of bad coffee.',
        ],
        'Ground coffee like coarse sand',
      ],
      [
        'Wet the coffee and wait',
        [
          'Pour a little water and wait half a minute until it rises.',
          'That lets gas out, so that water can get in.',
        ],
        'Coffee blooming in a filter',
      ],
      [
        'Pour the water slowly',
        ['Pour in circles for about three minutes.', 'If it takes five minutes, grind coarser next time.'],
        'A thin stream into a filter',
      ],
      [
        'Write your recipe down',
        ['Note the grams, the grind and the minutes.', 'Write it in pencil on the bag.'],
        'A pencil note on a coffee bag',
      ],
    ],
    turn: [
      'By the third morning you know your recipe by heart.',
      'Then you can put the scales away. Most people do not.',
    ],
    asks: ['How do you make your first coffee of the day?', 'What made your coffee at home better?'],
    ends: {
      pa: 'Weigh it, and it tastes the same every day.',
      fi: 'And warm the cup first. It is worth it.',
      t: 'Keep the weight the same and change only the grind.',
      h: 'The coffee spoon now measures sugar.',
      l: 'And then a good cup, every morning.',
    },
    keep: 'tomorrow morning',
    send: 'anybody who makes coffee by eye',
    own: [
      {
        kinds: ['product', 'service', 'event', 'offer', 'process'],
        about: 'filter|brew(?:s|ed|ing|er)|grind|ground|course|class|beans|scales',
        lead: ['The beans for it:', 'Something good to weigh:'],
      },
    ],
    pic: {
      ask: 'A filter on scales, water being poured',
      alt: 'Water being poured into a coffee filter on scales',
    },
    claims: [['About sixty grams a litre; grind adjustments; bloom', 'guidance of coffee associations']],
  },
  {
    id: 'not-in-the-fridge',
    format: 'myth',
    only: COFFEE,
    again: 9,
    emoji: '🫙',
    tags: ['CoffeeStorage', 'CoffeeTips', 'HomeBrewing'],
    title: ['Should you keep coffee in the fridge?', 'Where to keep coffee beans so that they stay good'],
    cover: 'Coffee: not in the fridge',
    myth: 'Coffee keeps longest in the fridge',
    short:
      'No. Coffee in the fridge gets damp and smells of cheese. Keep whole beans in a cupboard, shut tight.',
    gist: [
      'Keep coffee away from air, light, warmth and damp. Leave whole beans in their bag, closed, in a cupboard, and buy small amounts often.',
      'Coffee loses some of its smell each time you open the bag. To keep it for long, freeze it airtight in portions, and grind it frozen.',
    ],
    subject: ['Coffee in the fridge tastes of cheese', 'Buy coffee small and often'],
    hooks: {
      '*': [
        'Coffee in the fridge, next to the cheese? Soon it smells of cheese.',
        'Coffee has four enemies: air, light, warmth and damp. A fridge is damp.',
      ],
      pt: 'Ground coffee loses its smell far sooner than whole beans.',
      fi: 'Does your coffee smell wonderful on the first day, and of cardboard on the tenth?',
      a: 'Coffee: whole beans, bag closed, in the cupboard.',
      h: 'Coffee with a hint of Camembert is not a new roast.',
      l: 'A bag of coffee, rolled shut, in a dark cupboard.',
    },
    lines: {
      '*': [
        'Keep coffee in a cupboard and not in the fridge, where it gets damp each time you open the bag.',
        'The small valve in a coffee bag lets gas out and no air in. Leave the beans in the bag and roll it shut.',
        'Buy only as much coffee as you drink in a few weeks. The large bag is no bargain if half goes stale.',
        'You can freeze coffee in airtight portions. Open each one once and grind it straight from the cold.',
      ],
      h: ['The tin says "coffee" and has held screws for thirty years.'],
    },
    scene: [
      'You open the fridge and it smells of coffee. You open the coffee and it smells of fridge.',
      'A beautiful glass jar of coffee beans on a sunny windowsill. In a week it tastes of nothing.',
    ],
    why: [
      ['Coffee beans take up smells and damp like a sponge.', 'Cold beans get wet when warm air meets them.'],
      ['Ground coffee meets far more air than whole beans do.', 'Once coffee is ground, it goes stale fast.'],
    ],
    parts: [
      [
        'Leave coffee in its bag',
        ['Press the air out, roll the bag and clip it.', 'A bag with a valve is better than a pretty jar.'],
        'A rolled coffee bag with a clip',
      ],
      [
        'Look for the roast date',
        [
          'It tells you more than the best before date.',
          'Filter coffee is often at its best a week or two after roasting.',
        ],
        'A roast date on a bag',
      ],
      [
        'Grind coffee as you need it',
        ['Grind for one pot and not for a week.', 'Then the smell ends up in your cup.'],
        'A hand mill beside a cup',
      ],
    ],
    turn: ['A dark cupboard is all your coffee needs.', 'And buy a smaller bag, more often.'],
    asks: ['Where do you keep your coffee?', 'How long does a bag of coffee last at your place?'],
    ends: {
      pa: 'Keep coffee dry, dark and closed, and drink it soon.',
      fi: 'And smell the bag when you open it. That is half the pleasure.',
      t: 'Air, damp, light and heat make coffee stale.',
      h: 'The cheese is glad to be alone, too.',
      l: 'Whole beans, in the dark.',
    },
    keep: 'the next fresh bag of coffee',
    send: 'anybody who keeps coffee in the fridge',
    own: [
      {
        kinds: ['process', 'product', 'service', 'offer', 'hours'],
        about: 'roast(?:ed)? (?:on|every|each|to order)|roast day|date|subscription|grams|bags?\\b|order',
        lead: ['How our coffee gets to you:', 'When ours is roasted:'],
      },
    ],
    pic: { ask: 'A rolled bag with its roast date', alt: 'A rolled coffee bag with a roast date on it' },
    claims: [['Storage of coffee', 'guidance of coffee associations']],
  },
  {
    id: 'first-crack',
    format: 'behind',
    only: COFFEE,
    again: 10,
    emoji: '🔥',
    tags: ['CoffeeRoasting', 'BehindTheScenes', 'RoastDay'],
    title: ['How coffee is roasted: yellow, brown, crack', 'How coffee beans are roasted, step by step'],
    cover: 'How coffee is roasted',
    gist: [
      'Raw coffee beans are green and smell of hay, then of bread, then of toast. After some minutes they crack like popcorn, and then every second counts.',
      'Roasting coffee takes about a quarter of an hour. The last minute decides how it tastes.',
    ],
    subject: ['From green bean to brown coffee', 'The last minute of roasting coffee'],
    hooks: {
      '*': [
        'Raw coffee is green and smells of hay. Roasting makes it what you know.',
        'Coffee beans crack like popcorn when they are roasted. From then on, seconds count.',
      ],
      pt: 'In the roaster coffee beans lose water, turn brown, and then burst with a crack.',
      fi: 'Have you ever heard coffee? When it is roasted, it cracks like popcorn.',
      a: 'Roasting coffee: dry, brown, crack, cool.',
      h: 'Look away while roasting coffee, and you have charcoal.',
      l: 'Coffee beans turn green, gold, then chestnut brown, and crack.',
    },
    lines: {
      '*': [
        'Raw coffee beans are green, hard, and smell of hay. Roasting gives them their taste.',
        'Roasted coffee weighs about a seventh less than raw coffee. It has lost water, and the beans have grown.',
        'Light coffee roasts taste more of where the beans grew, dark ones more of the roasting.',
        'Fresh coffee gives off gas for days. That is why the bag has a valve.',
      ],
      h: ['People who roast coffee smell of it even on holiday. Customs officers ask.'],
    },
    scene: [
      'Behind a small window the coffee beans turn yellow, then brown. Somebody takes a spoonful, smells it, and puts it back.',
      'The coffee beans crack like dry twigs. Everybody in the room stops talking.',
    ],
    why: [
      [
        'Each kind of bean is roasted differently, as some are harder and wetter than others.',
        'A roast that is right for beans from Ethiopia is too hot for beans from Brazil.',
      ],
      [
        'The beans go on roasting in their own heat when the flame is off.',
        'So you have to stop a little early.',
      ],
    ],
    parts: [
      [
        'First the beans dry',
        [
          'They turn from green to yellow and smell of bread.',
          'It looks like nothing, but it decides a lot.',
        ],
        'Yellow coffee beans in a drum',
      ],
      [
        'Then the beans turn brown',
        ['Sugar and protein turn into hundreds of scents.', 'The same thing happens in a crust of bread.'],
        'Brown coffee beans turning',
      ],
      [
        'Then the beans crack',
        ['Steam breaks them open from inside.', 'Now you roast by ear.'],
        'A person listening at a roaster',
      ],
      [
        'Then they cool fast',
        [
          'They go into a sieve with cold air and are stirred.',
          'If that takes too long, the coffee gets darker than planned.',
        ],
        'Beans cooling in a round sieve',
      ],
    ],
    turn: [
      'Then the coffee is weighed, and tasted from a spoon, loudly.',
      'The coffee you grind in the morning once smelled of hay.',
    ],
    asks: ['Light or dark roast: how do you like your coffee?', 'What does fresh coffee smell of to you?'],
    ends: {
      pa: 'A good roast takes time, heat and a good ear.',
      fi: 'And if a roaster ever lets you watch, go.',
      t: 'First they dry, then they brown, then they crack.',
      h: 'And the charcoal is excellent for barbecues.',
      l: 'And then the smell of fresh coffee.',
    },
    keep: 'your next bag of coffee',
    send: 'anybody who loves the smell of coffee',
    own: [
      {
        kinds: ['process', 'people', 'history', 'event', 'number', 'product'],
        about: 'roast|drum|kilo',
        lead: ['How ours is roasted:', 'Our roasting, in a word:'],
      },
    ],
    pic: { ask: 'Beans in the cooling sieve', alt: 'Roasted coffee beans in a round cooling sieve' },
    claims: [['Stages of roasting; weight loss of about an eighth to a sixth', 'coffee science, textbook']],
  },
  {
    id: 'milk-or-black',
    format: 'either',
    again: 9,
    emoji: '🥛',
    tags: ['ThisOrThat', 'CoffeeTalk', 'TeaTalk'],
    title: ['Tea or coffee: with milk or without?', 'Do you drink it black, or with a drop of milk?'],
    cover: 'With milk or without?',
    gist: [
      'Some people pour the milk in first, some last, and some would never. Coffee or tea, black or with milk: how do you drink it?',
      'A drop of milk, a cloud, half and half, or none at all: how do you drink your first cup of the day?',
    ],
    subject: ['With milk or without?', 'Does the milk go in first?'],
    hooks: {
      '*': [
        'A drop of milk, a lot of milk, or none: what does your first cup look like?',
        'Some people take milk in their cup, and some cannot watch. Which are you?',
      ],
      pt: 'Milk makes a cup milder and less bitter, and hides some of the fruit.',
      fi: 'Who in your family takes milk when nobody else does?',
      a: 'Black, or with milk? Tell us.',
      h: '"Milk first," said Aunt May, and looked round the table. Nobody dared to disagree.',
      l: 'Black and hot, without a drop of milk.',
    },
    lines: {
      '*': [
        'Black or with milk: how do you drink your cup, and who taught you?',
        'Taste the first sip of each new bag without milk, to know what is in it.',
        'Drink it black? Let the cup cool for five minutes. You taste more when it is lukewarm.',
        'Dark, strong coffee and tea go well with milk. Light, fruity ones often taste sour with it.',
      ],
      h: ['Oat, {soya|soy}, almond, cow: our milk needs its own shelf.'],
    },
    scene: [
      'Two cups on one tray, one black, one beige with milk. They belong to a couple.',
      'A child may try one spoonful, with lots of milk, and pulls a face.',
    ],
    why: [
      [
        'Most people drink it the way their parents did.',
        'There is no rule about milk. There are only aunts.',
      ],
    ],
    parts: [
      [
        'Without milk',
        ['You taste the beans or leaves and nothing else.', 'Good coffee or tea needs no help.'],
        'A black cup seen from above',
      ],
      [
        'With milk',
        ['It is softer, milder and nearly a breakfast.', 'Many of us had our first cup this way.'],
        'Milk clouding in a cup',
      ],
    ],
    turn: ['Both sides agree about the {biscuit|cookie} tin.', 'Try it the other way once, on a Sunday.'],
    asks: ['With milk or without: how do you take it?', 'Does the milk go in first or last?'],
    ends: {
      pa: 'However you take it, enjoy your cup.',
      fi: 'And the {biscuit|cookie} is a must.',
      t: 'Milk tastes milder because its fat and protein bind what is bitter.',
      h: 'Aunt May says both are allowed.',
      l: 'A good cup, and nothing else.',
    },
    keep: 'the next breakfast for two',
    send: 'the one who takes it the other way',
    own: [
      {
        kinds: ['product', 'offer', 'service'],
        about: 'espresso|filter|blend|milk|oat|breakfast|tea\\b|dark roast|light roast',
        lead: 'Good with milk or without:',
      },
    ],
    pic: { ask: 'Two cups, one black and one with milk', alt: 'A black cup beside a milky one' },
    claims: [['Milk proteins bind some bitter compounds', 'food science']],
  },
  {
    id: 'tea-wants-its-own-heat',
    format: 'glossary',
    only: '\\bteas?\\b',
    again: 10,
    emoji: '🍵',
    tags: ['TeaTips', 'LooseLeafTea', 'TeaTime'],
    title: [
      'Green, oolong, black, herbal tea: how hot and how long?',
      'Why green tea gets bitter, and what to do about it',
    ],
    cover: 'Tea: how hot, how long?',
    gist: [
      'Black tea needs boiling water, green tea cooler water, and herbal tea more time. Here are the heat and minutes for four kinds.',
      'Green tea is bitter when the water is too hot. Leave the kettle open for some minutes first.',
    ],
    subject: ['Bitter green tea? Cooler water', 'How hot and how long for each tea'],
    hooks: {
      '*': [
        'Is your green tea bitter? The water was too hot.',
        'Boiling water is right for black tea and too hot for green.',
      ],
      pt: 'Hot water draws more bitter tannins out of tea, and green tea has the harsh ones.',
      fi: 'Think you do not like green tea? Try it again with cooler water.',
      a: 'Black tea boiling, oolong just below, green cooler, herbal longer.',
      h: 'The tea bag has been in since Tuesday. It is now a dye.',
      l: 'A tea leaf that slowly unrolls in the pot.',
    },
    lines: {
      '*': [
        'Brew green tea at seventy to eighty degrees Celsius for two minutes. Leave the boiled kettle open for some minutes first.',
        'You can brew good tea leaves more than once. The second cup of oolong is often the best.',
        'Give tea leaves room. In a tight tea {egg|ball} they cannot unroll, and the tea stays thin.',
        'Herbal tea needs boiling water, a lid, and five to ten minutes. The lid keeps the scent in.',
      ],
      h: ['Milk in green tea is not a crime. Not quite.'],
    },
    scene: [
      'The kettle has boiled. You open it, look out of the window for three minutes, and only then pour the green tea.',
      'A forgotten tea bag in a cup, and the tea is the {colour|color} of old shoes.',
    ],
    why: [
      [
        'All three come from one plant: green tea is heated at once, black tea is left to darken, and oolong is in between.',
        'How the leaf was treated decides how hot the water may be.',
      ],
      [
        'First the scent comes out of the leaf, then the body, then the bitterness.',
        'Take the leaves out before it gets bitter.',
      ],
    ],
    parts: [
      [
        'Black tea',
        ['Use boiling water, three to four minutes.', 'The dark leaf can take the heat.'],
        'Black tea leaves in a spoon',
      ],
      [
        'Oolong tea',
        [
          'Use water just below the boil, two to three minutes.',
          'You can brew the same leaves several times.',
        ],
        'Rolled oolong leaves',
      ],
      [
        'Green tea',
        ['Seventy to eighty degrees Celsius, one to two minutes.', 'It turns bitter in boiling water.'],
        'Green tea in a pale cup',
      ],
      [
        'Herbal tea',
        ['Boiling water and a lid, five minutes or more.', 'It is made of herbs, flowers or peel.'],
        'Herbs in a glass pot',
      ],
    ],
    turn: [
      'Take the leaves out in time, and drink your tea in peace.',
      'You need no thermometer, only a little patience.',
    ],
    asks: ['How long do you leave your tea in?', 'Which tea do you drink most often?'],
    ends: {
      pa: 'With the right heat and time, any tea tastes better.',
      fi: 'And give green tea a second chance.',
      t: 'The darker the leaf, the hotter the water.',
      h: 'We drank it anyway. It tasted like a curtain.',
      l: 'And then a quiet cup of tea.',
    },
    keep: 'the next pot of tea',
    send: 'anybody who does not like green tea',
    own: [
      {
        kinds: ['product', 'service', 'event', 'offer'],
        about: '\\bteas?\\b|leaf|blend|tasting',
        lead: 'The tea for it:',
      },
    ],
    pic: { ask: 'Leaves unrolling in a glass pot', alt: 'Tea leaves unrolling in a glass pot' },
    claims: [['Water temperatures and times; same plant', 'tea associations; botany']],
  },
];
