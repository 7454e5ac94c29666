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
      'Better filter coffee: weigh it once and keep the recipe',
      'How much coffee per litre? Start with sixty grams',
    ],
    cover: 'Weigh it once',
    gist: [
      'Sixty grams to the litre, water just off the boil, a minute to wet it, three to run through. Taste, and then change only one thing at a time: the grind first.',
      'Good coffee at home fails less for the beans than for the spoon. Kitchen scales put that right for good.',
    ],
    subject: ['Sixty grams to the litre', 'Change one thing at a time'],
    hooks: {
      '*': [
        'A good way to better coffee stands in your kitchen already: the scales.',
        'A heaped spoon of coffee can be eight grams or fourteen. No wonder that it tastes different each day.',
      ],
      pt: 'A fixed ratio makes brews comparable, and only then does grinding finer or coarser tell you something.',
      fi: 'Was it lovely on Sunday and thin on Monday, with the same beans?',
      a: 'Sixty grams a litre. Off the boil. One change at a time.',
      h: 'Every household has a coffee spoon, and nobody knows what it measures.',
      l: 'A thin stream, a slow circle, the smell.',
    },
    lines: {
      '*': [
        'Filter coffee: about sixty grams to the litre to begin with. That is roughly fifteen for a large mug.',
        'Bitter and harsh? Grind coarser. Sour and thin? Grind finer. Change nothing else.',
        'Rinse a paper filter with hot water first. It takes away the taste of paper and warms the pot.',
        'Coffee is more than ninety-eight per cent water. If the water tastes of pool, so does the cup.',
      ],
      h: ['The machine has a button for "aroma". What it does, nobody has found out so far.'],
    },
    scene: [
      'Kettle, filter, scales. She pours a little, waits, and the coffee rises like a small cake. The kitchen begins to smell.',
      "Monday, seven o'clock: three heaped, or was it four? In the pot there is something between tea and tar.",
    ],
    why: [
      [
        'Spoons measure volume, and beans differ in density from roast to roast.',
        'Dark beans are light and large. A spoon of them is less coffee.',
      ],
      ['Whoever changes three things at once learns nothing.', 'One change, one cup, one answer.'],
    ],
    parts: [
      [
        'Weigh coffee and water',
        [
          'Sixty grams to a litre, or six to a hundred millilitres.',
          'A millilitre of water weighs a gram, so the scales do both.',
        ],
        'A filter on kitchen scales',
      ],
      [
        'Grind just before',
        ['As coarse as rough sand for a filter.', 'A hand mill costs less than a year of bad coffee.'],
        'Ground coffee like coarse sand',
      ],
      [
        'Wet it and wait',
        ['A little water, half a minute, until it has risen.', 'Gas goes out, so that water can go in.'],
        'Coffee blooming in a filter',
      ],
      [
        'Pour slowly',
        ['In circles, two or three goes, about three minutes.', 'If it takes five, grind coarser next time.'],
        'A thin stream into a filter',
      ],
      [
        'Write it down',
        ['Grams, clicks, minutes, and one word.', 'A pencil on the bag does it.'],
        'A pencil note on a coffee bag',
      ],
    ],
    turn: [
      'From the third morning on, your hand knows it.',
      'Then you may leave the scales in the cupboard. Most people do not.',
    ],
    asks: ['How do you make your first coffee of the day?', 'What did you change that made it better?'],
    ends: {
      pa: 'Ratio, grind, time.',
      fi: 'And warm the cup. It is worth it.',
      t: 'Fix dose and ratio, vary grind.',
      h: 'The spoon now measures sugar.',
      l: 'A slow circle.',
    },
    keep: 'tomorrow at seven',
    send: 'somebody who makes it by eye',
    own: [
      {
        kinds: ['product', 'service', 'event', 'offer', 'process'],
        about: 'filter|brew(?:s|ed|ing|er)|grind|ground|course|class|beans|scales',
        lead: ['And the beans for it.', 'And so that there is something to weigh.'],
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
    cover: 'Not in the fridge',
    myth: 'Coffee keeps longest in the fridge',
    short: 'It takes on damp and the smell of cheese there. Cupboard, shut tight, whole beans.',
    gist: [
      'Air, light, warmth and damp are what coffee dislikes, and a fridge has damp and neighbours. Whole beans in their bag, closed, in a cupboard, and small amounts bought often.',
      'Coffee loses its scent with every opening. If it has to last, freeze it in portions, airtight, and grind it straight from the cold.',
    ],
    subject: ['It takes on the cheese', 'Small and often'],
    hooks: {
      '*': [
        'Coffee in the fridge, right next to the cheese? It takes on the cheese.',
        'Coffee has four enemies: air, light, warmth and damp. A fridge has two of them.',
      ],
      pt: 'Aroma compounds escape and oxidise. Ground coffee loses them far sooner than whole beans.',
      fi: 'Does your coffee smell wonderful on the first day and of cardboard on the tenth?',
      a: 'Cupboard, closed, whole. Freezer only in portions.',
      h: 'Coffee with a hint of Camembert is not a new roast.',
      l: 'A bag, rolled shut, in the dark.',
    },
    lines: {
      '*': [
        'Keep coffee in a cupboard and not in the fridge: cold beans collect damp every time the bag is opened.',
        'The small valve in a coffee bag lets gas out and no air in. Roll the bag shut and leave the beans in it.',
        'Buy as much coffee as you drink in a few weeks. The large bag only looks like the better deal.',
        'Freezing is fine for coffee: in portions, airtight, opened once. Grind it straight from the cold.',
      ],
      h: ['The tin says "coffee", and has held screws since nineteen ninety-six.'],
    },
    scene: [
      'You open the fridge, and it smells of coffee. You open the coffee, and it smells of fridge.',
      'On the windowsill stands a beautiful glass jar of beans, in full sun. It looks like an advertisement, and tastes like the jar.',
    ],
    why: [
      [
        'Porous beans take up smells and moisture like a sponge.',
        'What is cold gets wet when warm air meets it.',
      ],
      ['Ground coffee has a thousand times the surface.', 'Milling sets the clock going.'],
    ],
    parts: [
      [
        'Leave it in its bag',
        ['Press the air out, roll it, clip it.', 'A valve and foil do more than a pretty jar.'],
        'A rolled coffee bag with a clip',
      ],
      [
        'Look for the roast date',
        ['And not only for the best-before.', 'For filter, a week or two after roasting is often lovely.'],
        'A roast date on a bag',
      ],
      [
        'Grind as you need it',
        ['For a pot and not for a week.', 'The scent should be in the cup and not in the kitchen only.'],
        'A hand mill beside a cup',
      ],
    ],
    turn: [
      'A dark cupboard is all that it takes.',
      'Good storage is mostly a matter of buying less, and sooner again.',
    ],
    asks: ['Where do you keep your coffee?', 'How long does a bag last at your place?'],
    ends: {
      pa: 'Dry, dark, closed, and soon drunk.',
      fi: 'And smell the bag when you open it. It is half of the pleasure.',
      t: 'Oxygen, moisture, light, heat.',
      h: 'The Camembert has asked for its privacy back.',
      l: 'In the dark, and whole.',
    },
    keep: 'the next fresh bag',
    send: 'somebody with coffee beside the butter',
    own: [
      {
        kinds: ['process', 'product', 'service', 'offer', 'hours'],
        about: 'roast(?:ed)? (?:on|every|each|to order)|roast day|date|subscription|grams|bags?\\b|order',
        lead: ['And how it gets to you here.', 'When it is roasted here.'],
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
    title: [
      'What happens in a coffee roaster: yellow, brown, crack',
      'How coffee is roasted, minute by minute',
    ],
    cover: 'Until it cracks',
    gist: [
      'Green beans smell of hay, then of bread, then of toast. After some minutes they crack like popcorn, and from there on it is a matter of seconds, nose and nerve.',
      'A roast takes about a quarter of an hour, and is decided in its last minute.',
    ],
    subject: ['Hay, bread, toast, crack', 'Decided in the last minute'],
    hooks: {
      '*': [
        'Raw coffee is green and smells of hay. Then somebody waits for a crack.',
        'Coffee cracks when it is roasted, like popcorn. From then on, seconds count.',
      ],
      pt: 'Moisture leaves, sugars brown, and pressure breaks the bean open: the first crack.',
      fi: 'Have you ever heard coffee? One can.',
      a: 'Dry, brown, crack, develop, cool. At once.',
      h: 'One second of inattention, and it is charcoal with a story.',
      l: 'Green, gold, chestnut, and a sound.',
    },
    lines: {
      '*': [
        'Raw coffee beans are green, hard, and smell of hay. What you know as coffee is made by fire.',
        'After roasting, coffee weighs about a seventh less: it has lost its water, and has got larger.',
        'Light roasts taste more of where they come from, dark ones more of the roasting.',
        'Fresh coffee gives off gas for days. That is the reason for the valve in the bag.',
      ],
      h: ['A roaster smells of coffee even on holiday. Dogs like it, customs officers ask.'],
    },
    scene: [
      'Through a small window the beans go round, first yellow, then cinnamon. Somebody draws a spoonful, smells it, pushes it back. And again.',
      'Then a sound like dry twigs. Everybody in the room stops talking.',
    ],
    why: [
      [
        'Each bean has its own water and hardness, so each wants another curve.',
        'What was right for Ethiopia is too hot for Brazil.',
      ],
      [
        'Heat goes on working in the bean after the flame is off.',
        'If one stops when it is right, it is already too late.',
      ],
    ],
    parts: [
      [
        'First the water goes',
        [
          'Green turns to yellow, and it smells of bread.',
          'Nothing much seems to happen. It decides a great deal.',
        ],
        'Yellow coffee beans in a drum',
      ],
      [
        'Then it browns',
        ['Sugar and protein make hundreds of scents.', 'The same happens in a crust of bread.'],
        'Brown coffee beans turning',
      ],
      [
        'Then it cracks',
        ['Steam breaks the beans open.', 'From here on the ear is in charge.'],
        'A person listening at a roaster',
      ],
      [
        'And out it comes',
        [
          'Into a sieve with cold air, stirred, within minutes.',
          'Whoever is slow here has roasted darker than planned.',
        ],
        'Beans cooling in a round sieve',
      ],
    ],
    turn: [
      'Then it is weighed, and tasted from a spoon, loudly.',
      'What you grind in the morning once smelt of hay.',
    ],
    asks: ['Light or dark: how do you like your coffee?', 'What does coffee smell of to you?'],
    ends: {
      pa: 'Time, temperature, ear.',
      fi: 'And if you may look in somewhere: do.',
      t: 'Drying, browning, first crack, development.',
      h: 'The charcoal is excellent for barbecues.',
      l: 'A crack, and quiet.',
    },
    keep: 'a look into a roastery',
    send: 'somebody who drinks it without a thought',
    own: [
      {
        kinds: ['process', 'people', 'history', 'event', 'number', 'product'],
        about: 'roast|drum|kilo',
        lead: ['And how it is done here.', 'A word on the roasting here.'],
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
    title: ['Milk or no milk in your cup?', 'Black, or with a drop of milk?'],
    cover: 'With milk, or without?',
    gist: [
      'Some pour the milk first, some last, some would not hear of it. Black or with milk: how do you drink it, and since when?',
      'A cup tells where one comes from: a drop, a cloud, half and half, or nothing at all.',
    ],
    subject: ['Half and half, or not at all?', 'Milk first?'],
    hooks: {
      '*': [
        'A drop of milk, a cloud, or nothing: what does your first cup look like?',
        'There are people who take milk in it, and people who move tables because of that.',
      ],
      pt: 'Milk rounds off bitterness and covers fruit. Whether that is a loss depends on the cup.',
      fi: 'Who in your family drinks it in another way from everybody else?',
      a: 'Black, or with milk. Say it.',
      h: 'Milk first, said Aunt May, and looked round the table. Nobody dared.',
      l: 'Black, hot, and nothing else.',
    },
    lines: {
      '*': [
        'Black or with milk: how do you drink yours, and who taught you?',
        'Taste the first sip without milk, at least once a bag. You will know what you are covering.',
        'Let a black cup cool for five minutes. Much of the taste comes out when it is lukewarm.',
        'Dark and strong takes milk well. Light and fruity gets sour with it, more often than not.',
      ],
      h: ['Oat, soya, almond, cow: the fridge door has become an argument.'],
    },
    scene: [
      'Two cups on one tray. One is as dark as a well, the other as beige as a hotel. They belong to a couple.',
      'A child is allowed one spoonful, with much milk, and pulls a face. It will try again in ten years.',
    ],
    why: [
      ['Habit tastes of the kitchen one learnt it in.', 'There is no law about it. There are only aunts.'],
    ],
    parts: [
      [
        'Without',
        [
          'You taste the plant, the roast, the water, and nobody speaks in between.',
          'It needs good stuff and some courage.',
        ],
        'A black cup seen from above',
      ],
      [
        'With',
        ['Softer, rounder, and breakfast in itself.', 'The first warm thing that many of us were given.'],
        'Milk clouding in a cup',
      ],
    ],
    turn: ['Both parties meet at the biscuit tin.', 'Try the other one, once. On a Sunday.'],
    asks: ['With milk or without: how do you take it?', 'Milk first or last?'],
    ends: {
      pa: 'A habit with a history.',
      fi: 'And the biscuit is not optional.',
      t: 'Fat and protein bind bitter compounds.',
      h: 'Aunt May has nodded. It is allowed.',
      l: 'Nothing else.',
    },
    keep: 'the next breakfast for two',
    send: 'the one with the other kind of cup',
    own: [
      {
        kinds: ['product', 'offer', 'service'],
        about: 'espresso|filter|blend|milk|oat|breakfast|tea\\b|dark roast|light roast',
        lead: 'And for either of them.',
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
      'Green, oolong, black, herbal: how hot and how long?',
      'Why green tea gets bitter, and what to do about it',
    ],
    cover: 'How hot, how long?',
    gist: [
      'Black tea likes boiling water, green tea wants it cooler, herbal tea needs time. Four kinds, with the heat and minutes that suit them.',
      'Bitter green tea is mostly scalded tea. Leave the kettle open for some minutes first.',
    ],
    subject: ['Bitter means too hot', 'Four kinds, four heats'],
    hooks: {
      '*': [
        'Is your green tea bitter? The water was too hot.',
        'Boiling water is right for black tea, and an insult to green.',
      ],
      pt: 'Hotter water extracts more tannins, and green leaves have kept the ones that taste harsh.',
      fi: 'Have you once decided that you do not like green tea? Try it again, cooler.',
      a: 'Black boiling, oolong just below, green cooler, herbs long.',
      h: 'The bag has been in since Tuesday. It is now a dye.',
      l: 'A leaf that unrolls, slowly.',
    },
    lines: {
      '*': [
        'Green tea at about seventy to eighty degrees, two minutes. Leave the boiled kettle open for some minutes first.',
        'Good leaves can be brewed more than once. The second cup of oolong is often better than the first.',
        'Give leaves room. In a tight tea egg they cannot unroll, and only the edge brews.',
        'Herbal tea wants boiling water, a lid, and five to ten minutes. The scent stays in the cup.',
      ],
      h: ['Milk in green tea is legal in most countries.'],
    },
    scene: [
      'The kettle has boiled. You open it, look out of the window for three minutes, and only then pour. In the pot something unrolls.',
      'On the lip of the cup a label on a string. Under it a colour like old shoes.',
    ],
    why: [
      [
        'From the same plant, green is heated at once, black is left to oxidise, and oolong stops in between.',
        'What was done to the leaf decides what it can stand.',
      ],
      [
        'Time and heat draw out different things: first scent, then body, then bitterness.',
        'The art is to stop before the third.',
      ],
    ],
    parts: [
      [
        'Black',
        ['Boiling water, three to four minutes.', 'Fully oxidised; it can take the heat.'],
        'Black tea leaves in a spoon',
      ],
      [
        'Oolong',
        [
          'Just below the boil, two to three minutes, several times.',
          'Half way between the two, and patient.',
        ],
        'Rolled oolong leaves',
      ],
      [
        'Green',
        ['Seventy to eighty degrees, one to two minutes.', 'Not oxidised, and easily scalded.'],
        'Green tea in a pale cup',
      ],
      [
        'Herbal',
        [
          'Boiling, covered, five minutes or more.',
          'No tea at all, strictly speaking: leaves, flowers, peel.',
        ],
        'Herbs in a glass pot',
      ],
    ],
    turn: ['Pour in time, and then drink in peace.', 'A thermometer is not needed. A window is.'],
    asks: ['How long do you leave the tea in?', 'Which tea do you drink when nobody is looking?'],
    ends: {
      pa: 'Leaf, heat, minutes.',
      fi: 'And give green tea a second chance.',
      t: 'Oxidation decides heat tolerance.',
      h: 'The dye has been used for curtains.',
      l: 'It unrolls.',
    },
    keep: 'the next pot',
    send: 'somebody who does not like green tea',
    own: [
      {
        kinds: ['product', 'service', 'event', 'offer'],
        about: '\\bteas?\\b|leaf|blend|tasting',
        lead: 'And the leaves for it here.',
      },
    ],
    pic: { ask: 'Leaves unrolling in a glass pot', alt: 'Tea leaves unrolling in a glass pot' },
    claims: [['Water temperatures and times; same plant', 'tea associations; botany']],
  },
];
