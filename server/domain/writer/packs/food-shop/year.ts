// The shop's year, and two inventions behind it.
import type { Idea } from '../../library/idea.ts';
import { NO_CHEESE, ONE_COUNTER } from './kinds.ts';

export const YEAR: readonly Idea[] = [
  {
    id: 'the-first-new-potatoes',
    format: 'season',
    again: 11,
    emoji: '🥔',
    when: { season: ['spring'] },
    tags: ['NewPotatoes', 'SpringFood', 'InSeason'],
    title: [
      'How to cook new potatoes: buying, scrubbing and salting',
      'New potatoes: how to buy and boil the real ones',
    ],
    cover: 'New potatoes: the thumb test',
    gist: [
      'A new potato has a skin that you can rub off with a thumb. Buy them with earth on, cook them the same day in well-salted water with a sprig of mint, and let them steam dry.',
      'New potatoes are young, waxy and sweet, and taste best on the day they were dug.',
    ],
    subject: ['Rub the potato with your thumb', 'New potatoes, eaten today'],
    hooks: {
      '*': [
        'Rub a potato with your thumb. If the skin comes off, it is a new one.',
        'Small potatoes are not always new. Some have been in a shed since autumn.',
        'New potatoes come once a year. Here is how to know the real ones.',
      ],
      p: 'Real new potatoes are around for a few weeks, and you can test for them with a thumb.',
      a: 'New potatoes with thin skin, cooked today, with butter.',
      t: 'Dug early, a potato has more sugar and less starch, so it stays firm and tastes sweet.',
      f: 'The first new potatoes are here. You know what is for supper.',
      h: 'For one month a year everyone comes for the potatoes.',
      i: 'New potatoes, water, salt, butter: some evenings need no more.',
      l: 'A bowl of new potatoes, steaming, with cold butter.',
    },
    lines: {
      '*': [
        "New potatoes: the skin rubs off under a thumb. If you need a knife, they are last year's.",
        'Salt the water for new potatoes well. It goes in through their thin skins.',
        'Drain new potatoes, and put the pan back on the heat for a minute without the lid. Butter only sticks to dry ones.',
        'For new potatoes: mint in the water, chives on the plate, butter everywhere.',
      ],
      h: ['A pound of new potatoes each is too much, we say every year. None are left.'],
    },
    scene: [
      'A paper sack of new potatoes smells like a garden after rain. Nobody reaches for a peeler.',
      'On the stall lie washed potatoes and dirty ones. A woman takes the dirty ones at once.',
    ],
    why: [
      [
        'They are dug before their skin has set, which makes them tender, and short-lived.',
        'A thin skin lets the flavour in and the moisture out.',
      ],
      [
        'Their sugar turns to starch as they lie, as it does in peas.',
        'Sweet on the first day, merely nice on the fifth.',
      ],
    ],
    parts: [
      [
        ['Test the skin with a thumb', 'Rub one before you buy'],
        [
          'It should slide off in little rags.',
          'Firm, peeling, a bit damp: lifted yesterday.',
          'It should peel at a touch.',
        ],
        'A thumb rubbing skin off a small potato',
      ],
      [
        ['Buy them with the earth on', 'Leave the earth on until you cook'],
        [
          'It keeps off light and holds the damp.',
          'Rinse them when the water is on, not before.',
          'No wrapping is better.',
        ],
        'Small potatoes with soil on them',
      ],
      [
        ['Salt the water well', 'Use plenty of salt'],
        [
          'More than you would think, since most of it is poured away.',
          'A sprig of mint along with it, if you have one.',
          'They take only what they need.',
        ],
        'Salt and mint going into a pan',
      ],
      [
        ['Let them steam dry', 'Dry them in the hot pan'],
        [
          'A minute in the hot pan, lid off.',
          'When they look dull and floury at the edges, the butter may come.',
          'Lid off, and a shake. Then the butter sticks.',
        ],
        'Potatoes steaming in an open pan',
      ],
    ],
    turn: ['Tomorrow, eat them cold with vinegar and chives. If any are left.', 'They need nothing else.'],
    asks: ['Do you cook new potatoes with mint or without?', 'What do you eat with new potatoes?'],
    ends: {
      p: 'They keep for about three days in the dark. After that they are just potatoes.',
      a: 'Eat them today. Tomorrow they are only potatoes.',
      t: 'Waxy potatoes: boil them, do not mash them.',
      f: 'And buy more than you think. You know how it goes.',
      h: 'There was meat as well. Nobody noticed.',
      i: 'Now and then it is enough that something is new.',
      l: 'Butter and flakes of salt.',
    },
    work: 'A short season, and a test that anybody can do: few things sell themselves as well as a potato with earth on it.',
    keep: 'the first sack of the year',
    send: 'the one who reaches for the peeler',
    own: [
      {
        about: 'potato',
        kinds: ['product', 'offer', 'price', 'place', 'process'],
        lead: 'Potatoes with the earth still on.',
      },
    ],
    pic: {
      ask: 'New potatoes with earth, one of them rubbed bare',
      alt: 'New potatoes with soil, one with its skin rubbed off',
    },
    claims: [
      ['New potatoes are lifted immature, with thin set skin and more sugar', 'horticulture textbook'],
    ],
    unless: ONE_COUNTER,
  },
  {
    id: 'too-many-courgettes',
    format: 'season',
    again: 11,
    emoji: '🥒',
    when: { season: ['summer'] },
    tags: ['SummerGlut', 'VegetableTips', 'InSeason'],
    title: [
      'What to do with too many {courgettes|zucchini}',
      'A glut of {courgettes|zucchini}: four ways to get through it',
    ],
    cover: 'Too many {courgettes|zucchini}',
    gist: [
      'Salt {courgettes|zucchini}, squeeze them, brown them: what is dull about them is water. Then they go into pasta, fritters, cake and the freezer.',
      'In high summer they come whether you want them or not. Pick small ones, wring out big ones, grate whatever is left.',
    ],
    subject: ['{Courgettes|Zucchini} on the doorstep', 'Squeeze the water out first'],
    hooks: {
      '*': [
        'In high summer lock your car, or somebody will put {courgettes|zucchini} in it.',
        'A {courgette|zucchini} is a very good vegetable with too much water in it.',
        'In August people lock their cars because of {courgettes|zucchini}.',
      ],
      p: 'Take the water out of {courgettes|zucchini}, and they taste of something.',
      a: 'Salt the {courgettes|zucchini}, squeeze them, brown them.',
      t: '{Courgettes|Zucchini} are about ninety-five per cent water, and salt draws much of it out.',
      f: 'Did you say "just a few {courgettes|zucchini}, please" to a gardener as well?',
      h: 'Yesterday the {courgette|zucchini} was a finger. Today it is a canoe.',
      i: 'Too many {courgettes|zucchini} is a nice sort of problem. It lasts five weeks.',
      l: 'Small {courgettes|zucchini}, charred, with mint and a sharp white cheese.',
    },
    lines: {
      '*': [
        'Grate {courgettes|zucchini}, salt them, wait fifteen minutes, and squeeze them in a cloth. What is left browns well.',
        'Fried slowly in oil with garlic for half an hour, {courgettes|zucchini} melt into a sauce for pasta.',
        'Small {courgettes|zucchini} taste of nuts, large ones of water. Harvest daily.',
        'Grated and squeezed, {courgettes|zucchini} freeze well. In winter they go into soup.',
      ],
      h: ['In summer neighbours ring your bell, leave a giant {courgette|zucchini} and run.'],
    },
    scene: [
      'You come home, and on the step lie three {courgettes|zucchini}, each as long as a forearm, with a note: "There are more!"',
      'The {courgettes|zucchini} in the pan should fry, but they are boiling in their own water.',
    ],
    why: [
      [
        'As long as there is water in the pan, nothing browns.',
        'They cook in their own juice, get soft and taste of steam.',
      ],
      [
        'Without the water they are mild and sweet, and take on garlic and lemon.',
        'Without it they taste of more, and take up a third of the room.',
      ],
    ],
    parts: [
      [
        ['Salt them and wait', 'Draw the water out with salt'],
        [
          'A spoon to a big one, in a sieve, a quarter of an hour.',
          'You can watch it. There is a glass of water in each.',
          'You will be surprised how much comes out.',
        ],
        'Grated courgette in a sieve with salt',
      ],
      [
        ['Squeeze them in a cloth', 'Wring out the water'],
        [
          'Twist hard. Then harder.',
          'What you hold in the end fits in one hand.',
          'Use a {tea towel|dish towel} and both hands.',
        ],
        'Hands wringing out a cloth',
      ],
      [
        ['Brown them, or cook them slowly', 'Cook them very hot or very slowly'],
        [
          'Hot and quick for fritters, low and long for sauce.',
          'Anything in between is dull.',
          'You get a crust or a cream.',
        ],
        'Fritters browning in a pan',
      ],
      [
        ['Freeze them in handfuls', 'Freeze what is too much'],
        [
          'Raw, grated, squeezed, flat in bags.',
          'For soups, cakes, sauces. It thickens and does not give itself away.',
          'In January no one will know why the sauce is so good.',
        ],
        'Flat bags of grated courgette',
      ],
    ],
    turn: [
      'And if all else fails, you know where your neighbours live.',
      'In winter you will miss them, a little.',
    ],
    asks: [
      'What do you do with too many {courgettes|zucchini}?',
      'Have you ever left vegetables on a doorstep and run?',
    ],
    ends: {
      p: 'Pick them small, and they taste better.',
      a: 'As long as a hand, and not as an arm.',
      t: 'First draw the water out, then brown them.',
      f: 'Tell us your recipe. Summer is long.',
      h: 'The canoe has been launched.',
      i: 'If you have too much, you have something to give.',
      l: 'Lemon, mint, and a warm evening.',
    },
    work: 'When there is too much of something, a recipe beside the crate sells more than a discount.',
    keep: 'the first note on the doorstep',
    send: 'a neighbour with a garden',
    own: [
      {
        about: 'courgette|zucchini|marrow|summer veg|gluten|vegetable',
        kinds: ['product', 'offer', 'price', 'place', 'process'],
        lead: 'High summer on our counter.',
      },
    ],
    pic: {
      ask: 'A crate of courgettes, one far too large',
      alt: 'A crate of courgettes with one very large one',
    },
    claims: [
      [
        'About ninety-five per cent water; salt draws it out',
        'food composition tables, food science textbook',
      ],
    ],
    unless: ONE_COUNTER,
  },
  {
    id: 'which-squash-for-what',
    format: 'season',
    again: 11,
    emoji: '🎃',
    when: { season: ['autumn'] },
    tags: ['SquashSeason', 'AutumnFood', 'VegetableTips'],
    title: [
      'Which squash or pumpkin to buy for roasting, soup or keeping',
      'Pumpkins you can eat: which for soup, which for the oven',
    ],
    cover: 'Which squash is for what?',
    gist: [
      'Butternut for soup, crown prince or kabocha for roasting, red kuri if you hate peeling. With a hard skin and a dry stalk any of them keeps until after the new year.',
      'You judge a squash by its stalk: dry and corky means ripe. The ones for Halloween are bred for size, and taste of little.',
    ],
    subject: ['The squash you need not peel', 'Look at the stalk of the squash'],
    hooks: {
      '*': [
        'The pumpkin with the face is not the one to eat. It tastes of little.',
        'There is a squash that you do not have to peel: red kuri.',
        'Which squash is for soup and which for roasting?',
      ],
      p: 'Three sorts of squash cover soup, roasting and storage, and each is easy to tell.',
      a: 'Buy squash with a dry stalk and a hard skin, heavy for its size.',
      t: 'Dry squashes such as kabocha hold more starch, so they roast well.',
      f: 'Do you love squash and hate peeling it? There is one you need not peel.',
      h: 'Peeling a butternut squash is where most kitchen {plasters|bandages} go.',
      i: 'A squash lies on the sill all autumn, looks good, and is dinner when you want it.',
      l: 'A squash that is grey outside and deep orange inside tastes of chestnuts.',
    },
    lines: {
      '*': [
        'Which squash for what:\n\nSoup: butternut\nRoasting: crown prince, kabocha\nNo peeling: red kuri\nLanterns: the big orange one, and leave it at that',
        'Roast squash in large pieces with the skin on. Scoop out the flesh afterwards, and your fingers stay whole.',
        'Wash and dry the seeds, roast them with salt. It is the only snack that you get for nothing.',
        'Store a squash like a book: dry, airy, not on the floor, at about fifteen degrees {Celsius|Celsius (60 °F)}.',
      ],
      h: ['Knock on a squash. If it sounds hollow, it is ripe. If somebody answers, put it down slowly.'],
    },
    scene: [
      'In front of the shop lies a heap of squashes in all colours. You take the pretty one, and at home it tastes of water.',
      'The knife is stuck in a butternut squash. It goes neither forward nor back.',
    ],
    why: [
      [
        'Squashes differ a lot, and most disappointment comes from buying the wrong one.',
        'Some are nearly all water, others taste of chestnut. From outside you cannot tell.',
      ],
      [
        'The harder and drier it is outside, the longer it keeps, and a few even get sweeter.',
        'In the weeks after harvest starch turns to sugar. Many a good one is eaten at Christmas.',
      ],
    ],
    parts: [
      [
        ['Red kuri: no peeling', 'The red one needs no peeling'],
        [
          'Its skin goes soft in the oven. Wash, cut, roast.',
          'Tastes of chestnut, shaped like an onion, forgives everything.',
          'It softens with its skin on. Just scrub it.',
        ],
        'A red kuri squash cut in wedges',
      ],
      [
        ['Butternut: for soup', 'The pale one is for soup'],
        [
          'Sweet, smooth, hardly any seeds.',
          'Halve it lengthwise and roast it before it meets the pot.',
          'Roast it first. The oven takes the water out.',
        ],
        'A butternut squash halved',
      ],
      [
        ['Crown prince or kabocha: for roasting', 'The grey or green one is for roasting'],
        [
          'Dry, dense, nutty. It gets crisp edges.',
          'Grey-blue or dark green, and heavy as a stone. Do not be put off.',
          'They get brown, crisp edges.',
        ],
        'A grey-blue squash cut open',
      ],
      [
        ['Look at the stalk', 'A dry stalk means it keeps'],
        [
          'Corky and whole: it will keep for months.',
          'If it is missing or soft, eat this one first.',
          'Without a stalk it will not last until Christmas.',
        ],
        'A dry corky squash stalk, close up',
      ],
    ],
    turn: ['Put it on the sill until you are hungry.', 'And leave the lantern to the candle.'],
    asks: ['Which squash do you like most?', 'Do you use squash for soup, in the oven or on the sill?'],
    ends: {
      p: 'Cut ones keep for about four days in the fridge, with the seeds scooped out.',
      a: 'Look at stalk, skin and weight.',
      t: 'The drier the flesh, the better it roasts.',
      f: 'And mind your fingers. Baked whole for a while, it is easier to cut.',
      h: 'The knife came out in November.',
      i: 'It ripened all summer and feeds you all winter.',
      l: 'Sage, brown butter, and a slice with dark edges.',
    },
    work: 'The pretty one brings people in, the plain grey one brings them back. Say which is which.',
    caution: [
      'Very bitter squash or courgette should not be eaten, above all if home-grown; ornamental gourds are not for eating.',
      'Do not eat a squash or courgette that is very bitter, above all from your own garden. Ornamental gourds are for looking at.',
    ],
    keep: 'the heap in front of the shop',
    send: 'someone with a knife stuck in a butternut',
    own: [
      {
        about: 'squash|pumpkin|butternut|kuri',
        kinds: ['product', 'offer', 'price', 'place', 'event', 'process'],
        lead: 'From the heap outside our own door.',
      },
    ],
    pic: {
      ask: 'Different squashes side by side, one cut open',
      alt: 'Squashes of different colours, one of them cut open',
    },
    claims: [
      ['Uses and storage of squash varieties; curing', 'horticulture extension advice'],
      ['Bitter cucurbits can be toxic', 'food-safety authorities (BfR, ANSES)'],
    ],
    unless: ONE_COUNTER,
  },
  {
    id: 'zest-before-juice',
    format: 'season',
    again: 11,
    emoji: '🍊',
    when: { season: ['winter'] },
    tags: ['CitrusSeason', 'WinterFood', 'CookingTips'],
    title: [
      'How to use the whole lemon or orange: zest first',
      'Citrus in winter: grate first, squeeze second',
    ],
    cover: 'Grate the lemon first',
    gist: [
      'Half of the flavour of a lemon is in its skin. Grate it before you squeeze, keep the zest in sugar or the freezer, and buy unwaxed fruit for it. Winter is citrus season.',
      'Grate a lemon before you squeeze it. Most of its taste is in the skin.',
    ],
    subject: ['Half of a lemon is its skin', 'Grate it, then squeeze it'],
    hooks: {
      '*': [
        'Nobody can grate a squeezed lemon. So grate it first.',
        'What smells of orange is the skin and not the juice.',
        'The skin is the better half of a lemon, and most people throw it away.',
      ],
      p: 'The zest of a lemon holds its aroma, and the juice merely holds its acid.',
      a: 'First grate the lemon, then squeeze it.',
      t: 'The smell of a lemon sits in small oil glands in its skin. The juice is only sour.',
      f: 'Before you squeeze that lemon, grate it.',
      h: 'Have you ever tried to grate a squeezed lemon? It is like a wet sock.',
      i: 'In the darkest months oranges and lemons are at their best.',
      l: 'A twist of orange peel above a glass smells of the whole orange.',
    },
    lines: {
      '*': [
        'Grate the lemon before you squeeze it. Zest freezes well and goes straight from the freezer into cake, pasta and dressing.',
        'Grate only the yellow part of a lemon. The white below it is bitter.',
        'Rub lemon zest into the sugar with your fingers before you bake. The whole bowl smells of it.',
        'Roll a lemon under your palm before squeezing. Warm and rolled, it gives a spoon more.',
      ],
      h: ['When life gives you lemons, look whether they are unwaxed.'],
    },
    scene: [
      'The recipe says in line two "juice of a lemon", and in line nine "zest of the lemon". You look at the squeezed lemon in your hand.',
      'Five in the afternoon, and dark. On the counter a crate of blood oranges glows.',
    ],
    why: [
      [
        'The skin gives the scent, the juice makes it sour.',
        'If your cake tastes sour and not of lemon, the skin went in the {bin|trash}.',
      ],
      [
        'And in winter lemons are juicy and cheap, so fill a jar with zest.',
        'What is picked in the cold months is juicy, plentiful and scented.',
      ],
    ],
    parts: [
      [
        ['Choose unwaxed lemons', 'Buy lemons without wax'],
        [
          'You are going to eat the skin. Wash it in hot water and dry it.',
          'If waxed is all there is, scrub it hot and rub it hard.',
          'You want to eat the skin.',
        ],
        'Unwaxed lemons with leaves',
      ],
      [
        ['Grate only the yellow part', 'Stop when you see white'],
        [
          'A fine grater, short strokes, turning as you go.',
          'When you see white, move on.',
          'The white part is bitter.',
        ],
        'A lemon over a fine grater',
      ],
      [
        ['Then squeeze the lemon', 'Press the juice after that'],
        [
          'Rolled under the palm, at room temperature.',
          'What you do not need freezes in an ice tray.',
          'Roll it on the table first. It gives more.',
        ],
        'A lemon half being squeezed',
      ],
      [
        ['Keep the zest in sugar', 'Freeze or sugar the zest'],
        [
          'In sugar, in salt, or flat in the freezer.',
          'Lemon sugar for pancakes, orange salt for fish: two jars, ten minutes.',
          'It keeps for weeks.',
        ],
        'A jar of sugar with lemon zest',
      ],
    ],
    turn: ['What is left takes the scale out of the kettle.', 'Now you have used the whole lemon.'],
    asks: [
      'What do you use lemon zest for?',
      'Blood orange, clementine or grapefruit: which do you like best?',
    ],
    ends: {
      p: 'A fine grater is the only tool that it takes.',
      a: 'Skin first. Later it cannot be done.',
      t: 'Scent is in the skin, sourness in the juice.',
      f: 'Smell your fingers.',
      h: 'The wet sock had no taste either.',
      i: 'Something bright for the dark months.',
      l: 'A twist of peel, the glass, the first sip.',
    },
    work: 'Some steps can only be done first. Read to line nine before you begin.',
    keep: 'the next recipe with a lemon',
    send: 'the one with the squeezed lemon',
    own: [
      {
        about: 'lemon|orange|citrus|clementine|grapefruit|marmalade',
        kinds: ['product', 'offer', 'price', 'place', 'process'],
        lead: 'Lemons and oranges on our own counter.',
      },
    ],
    pic: {
      ask: 'A crate of citrus or a lemon on a grater, close up',
      alt: 'A lemon being grated over a fine grater',
    },
    claims: [
      ['Aroma oils sit in the flavedo; juice carries acid', 'food science textbook'],
      ['Northern winter is the main citrus season', 'trade calendar'],
    ],
    unless: ONE_COUNTER,
  },
  {
    id: 'the-tin-before-the-opener',
    format: 'story',
    again: 12,
    emoji: '🥫',
    tags: ['FoodStories', 'TinnedFood', 'FoodHistory'],
    title: [
      'Why {tins|cans} existed for decades before the {tin|can} opener',
      'Hammer and chisel: how people opened the first {tins|cans}',
    ],
    cover: '{Tins|Cans} before the {tin|can} opener',
    gist: [
      '{Tinned|Canned} food was patented in eighteen hundred and ten, and a practical {tin|can} opener came more than forty years later. In between people used a hammer and chisel, as it said on the label.',
      'First there was the {tin|can}, and then for nearly half a century nothing to open it with.',
    ],
    subject: ['"Cut round with a chisel"', 'Forty years without {a tin|a can} opener'],
    hooks: {
      '*': [
        'On the first {tins|cans} of food it said: open with a hammer and chisel.',
        'For more than forty years there were {tins|cans} and no {tin|can} openers.',
        'First somebody invented the {tin|can}. The {tin|can} opener came two generations later.',
      ],
      p: 'The {tin|can} is a reminder that an invention can be finished before it is usable.',
      a: '{Tin|Can}: eighteen hundred and ten. Opener: the eighteen fifties.',
      t: 'Early {tins|cans} were of thick iron, soldered by hand. Only when the walls got thinner was an opener worth inventing.',
      f: 'Have you ever stood before a {tin|can} with no opener? You are in distinguished company.',
      h: 'Somebody invented a way to lock up soup, and left it at that for forty years.',
      i: 'The {tin|can} opener shows that a good idea may lack only a small piece.',
      l: 'A sardine {tin|can}, its lid rolled back.',
    },
    lines: {
      '*': [
        'Early {tins|cans} weighed more than what was in them. A {tin|can} of veal on one Arctic voyage came with the advice to use a chisel.',
        'A French confectioner proved in glass jars that food keeps if it is heated and sealed. Nobody knew why until Pasteur.',
        'The {tin|can} opener with a blade dates from the eighteen fifties, the one with a wheel from eighteen seventy.',
        'Rinse beans from a {tin|can}, but keep the liquid of chickpeas. It whips up like egg white.',
      ],
      h: [
        'Soldiers opened {tins|cans} with bayonets, and it is not recorded what the soup looked like afterwards.',
      ],
    },
    scene: [
      "Imagine a ship's cook in eighteen twenty-four. He has an iron {tin|can} of veal, and nothing to open it with.",
      'Imagine a kitchen, a hammer, a chisel, and somebody calling out: "Mind the gravy!"',
    ],
    why: [
      [
        'Armies and ships needed food that kept, and had tools to open it with.',
        'It had to survive the voyage. Opening it was another matter.',
      ],
      [
        'Only when people had {tins|cans} at home did that become a problem.',
        'A kitchen has no bayonet. So somebody had to think again.',
      ],
    ],
    parts: [
      [
        'It began with glass jars',
        [
          'Around eighteen hundred a confectioner named Appert put food into bottles, sealed them and boiled them. It kept for months. He did not know why, but he wrote it down exactly, and got a prize for it.',
          'The French state wanted food for its armies and offered money. A man who knew about sugar and patience won it with jars, corks and hot water.',
          'A maker of {sweets|candy} put peas in bottles and boiled them. They kept. It was all he needed to know, and it won him a prize.',
        ],
        'Old preserving jars on a shelf',
      ],
      [
        'Then {tins|cans} of iron took over',
        [
          'In eighteen hundred and ten an Englishman took out a patent for vessels of tin. Soon the first factory was making them, each cut and soldered by hand.',
          'In London they thought of ships. Jars and waves do not get on, so the soup moved into iron.',
          'In England somebody used iron in place of glass, and the navy was pleased. Nobody had asked how it would come off.',
        ],
        'An old dented {tin|can}',
      ],
      [
        'They were opened with a chisel',
        [
          'The walls of a {tin|can} were as thick as a coin. On the lid it said in all seriousness: cut round with hammer and chisel.',
          'To open one there were hammers, knives, bayonets and stones. All of them worked, and all of them splashed.',
          'You hit it. The label recommended a chisel, soldiers used bayonets, and lunch was loud.',
        ],
        'A hammer and chisel beside a {tin|can}',
      ],
      [
        'At last came the opener',
        [
          'The opener came in the eighteen fifties: a blade with a lever, a kind of bayonet for the kitchen. At first grocers opened the {tins|cans} in the shop, and one carried them home carefully.',
          'An opener had to wait until {tins|cans} got thinner and a man had had enough. The little wheel came later still, and since then it has been simple.',
          'Only when the metal became thin did somebody think of a blade with a handle. Shops opened the {tin|can} for you at first.',
        ],
        'An old lever {tin|can} opener',
      ],
    ],
    turn: [
      'Now there is a ring on it. And sometimes it comes off in your hand.',
      'The food inside was fine all along.',
    ],
    asks: ['What have you opened {a tin|a can} with?', 'Which {tin|can} is never missing at your place?'],
    ends: {
      p: 'A shelf of {tins|cans} is still the most reliable {larder|pantry} there is.',
      a: 'Invent the thing, then the way to open it.',
      t: 'Keeping food was solved, getting at it was not.',
      f: 'And do you know where your {tin|can} opener is? Really?',
      h: 'The soup was patient throughout.',
      i: 'Somebody looked at a chisel and thought that there must be another way.',
      l: 'The lid rolled back, and a piece of lemon.',
    },
    work: 'Many products work beautifully once they are open. Ask what your customer is holding: the opener or the chisel.',
    keep: 'the day the ring comes off',
    send: 'somebody with a drawer full of gadgets',
    own: [
      {
        about: '\\btins?\\b|tinned|canned|preserv|\\bjars?\\b',
        kinds: ['product', 'offer', 'price', 'story'],
        lead: 'From our shelf of {tins|cans} and jars.',
      },
    ],
    pic: {
      ask: 'An old {tin|can} or your nicest {tins|cans}, with an opener',
      alt: '{Tins|Cans} of food with an old {tin|can} opener',
    },
    claims: [
      [
        "Appert's prize and book about 1810; Durand patent 1810; Donkin and Hall factory 1813; Warner opener 1858 and Yates 1855; Lyman wheel 1870; chisel instructions on Parry's tins of 1824",
        'history of food technology, encyclopaedia',
      ],
    ],
  },
  {
    id: 'the-bag-that-stands',
    format: 'story',
    again: 12,
    emoji: '🛍️',
    tags: ['FoodStories', 'PaperBag', 'WomenInventors'],
    title: [
      'Who invented the flat-bottomed paper bag: Margaret Knight',
      "The paper bag that stands up: Margaret Knight's machine",
    ],
    cover: 'Who invented the paper bag?',
    gist: [
      'Paper bags used to be envelopes that would not stand. In eighteen sixty-eight a woman in a factory built a machine that folded the bottom, had the idea stolen, and won it back in court.',
      'That a paper bag can stand up is thanks to Margaret Knight. Her rival said no woman could understand such a machine. She brought her drawings.',
    ],
    subject: ['The woman behind the paper bag', 'Why a paper bag stands up'],
    hooks: {
      '*': [
        'A paper bag stands up by itself, and a woman had to go to court for that.',
        'Before eighteen seventy paper bags fell over, and a grocer needed three hands.',
        'Look at the bottom of a paper bag: a woman invented that fold.',
      ],
      p: 'The paper bag with a flat bottom goes back to one inventor and one court case.',
      a: 'Margaret Knight built the machine for paper bags. He copied it. She won.',
      t: 'Her machine folded, tucked and pasted a flat bottom, which until then only hands could do.',
      f: 'Look at your next paper bag from below. There is a story in that fold.',
      h: 'He said a woman could not have invented the paper bag machine. She had four years of drawings.',
      i: 'She saw a tiresome job, folding paper bags, and built a machine for it.',
      l: 'Brown paper, four creases, and the bag stands.',
    },
    lines: {
      '*': [
        'The fold under a paper bag was done by hand until Margaret Knight built a machine for it. Her model is in a museum in Washington.',
        'At twelve she saw an accident in a cotton mill, and designed a safety device for the loom. She saw no money for it.',
        'A rival had watched her machine being built and applied for the patent himself. In eighteen seventy-one the office decided for her.',
        'Paper bags keep mushrooms, bread and potatoes better than plastic, because they let damp out.',
      ],
      h: ['The paper bag: open at the top, flat below, and once in court.'],
    },
    scene: [
      'Imagine a shop before eighteen seventy: a paper cone, peas rolling, and a grocer without a free hand.',
      'Imagine a factory in Springfield. Thirty women are pasting bag bottoms by hand, and one of them looks at the machine next door.',
    ],
    why: [
      [
        'A bag that cannot stand must be held while it is filled, and that slowed down each shop.',
        'Cones and envelopes of paper were there long before. They only fell over.',
      ],
      [
        'The flat bottom was known, but too dear by hand; a machine made it an everyday thing.',
        'It was not the shape that was new, but that it could be had by the thousand.',
      ],
    ],
    parts: [
      [
        'She saw it done by hand',
        [
          'Margaret Knight worked in a paper bag factory. The ones with flat bottoms were handsome and expensive, since each had to be folded and pasted singly.',
          'Margaret Knight worked there. By day she watched how hands did it, and in the evening she cut paper, folded and thought.',
          'She stood in a factory and saw how long it took to fold one bag by hand so that it would stand.',
        ],
        'Hands folding brown paper',
      ],
      [
        'She built a machine of wood',
        [
          'Her first model was a wooden one. It rattled and it shook, and it made a thousand bags. Then she had it copied in iron, for the patent office.',
          'Within months there was a model that tucked, pasted and pressed. Now she only lacked the right metal.',
          'She drew, she cut, she built one of wood. It folded and pasted, and hardly anybody believed it.',
        ],
        'A wooden model with rollers',
      ],
      [
        'A man stole her idea',
        [
          'A man had been in the workshop, had looked closely, and filed it under his own name. She found out when her application was refused.',
          'When she arrived with her papers, there was already a patent. It described her machine.',
          'When she wanted to register it, it was registered. Somebody had come by, looked carefully and been quicker.',
        ],
        'A stamped old document',
      ],
      [
        'She went to court and won',
        [
          'In court he said that a woman could not understand such mechanics. She laid out drawings, diaries and models, and her workmen gave evidence.',
          'It came to a trial. She spent a hundred dollars a day on a lawyer, and won. In eighteen seventy-one the patent was hers.',
          'He told the court that such a thing was beyond a woman. She showed the drawings, one after the other, and the court believed paper.',
        ],
        'A stack of drawings and notebooks',
      ],
    ],
    turn: [
      'Look underneath. It is still her fold, more or less.',
      'The next time a bag stands by itself, you know whom to thank.',
    ],
    asks: [
      'Which everyday thing would you like to know the inventor of?',
      'Do you shop with a paper bag or a cloth bag?',
    ],
    ends: {
      p: 'She took out more than twenty patents in her life. The bag is the one we hold.',
      a: 'Keep your drawings.',
      t: 'Dated sketches proved that she was first.',
      f: 'And use the bag twice. It deserves it.',
      h: 'He was not seen with a paper bag again.',
      i: 'Somebody looked closely at a dull job, and shops have been quicker ever since.',
      l: 'A sharp crease, and a pound of cherries inside.',
    },
    work: 'Two lessons from a paper bag: watch the most tiresome job in the building, and date your sketches.',
    keep: 'the next paper bag',
    send: 'a person who keeps all their drawings',
    own: [
      {
        about: 'paper bag|packag|own (?:bag|container)|plastic|refill|wrapp',
        kinds: ['policy', 'value', 'process', 'offer'],
        lead: 'And what we pack it in.',
      },
    ],
    pic: {
      ask: 'A paper bag standing on your counter, and its base',
      alt: 'A brown paper bag standing on a shop counter',
    },
    claims: [
      [
        'Margaret Knight, Columbia Paper Bag Company, Springfield; machine about 1868, interference against Charles Annan decided 1871; model at the Smithsonian; over twenty patents',
        'Smithsonian, National Inventors Hall of Fame',
      ],
    ],
  },
  {
    id: 'can-i-eat-the-rind',
    format: 'answer',
    again: 9,
    emoji: '🧀',
    unless: `vegan|${NO_CHEESE}`,
    tags: ['CheeseTips', 'CheeseLovers', 'GoodToKnow'],
    question: 'Can I eat the rind?',
    short: [
      'White, yes. Orange, yes, if you like it strong. Wax and cloth, no.',
      'If it grew on the cheese, yes. If it was put on, no.',
    ],
    title: ['Which cheese rinds can you eat?', 'Cheese rinds: which to eat and which to leave'],
    cover: 'Can you eat cheese rind?',
    gist: [
      'Rinds that have grown can be eaten, and rinds that were put on cannot. Brie and camembert wholly, washed rinds for the brave, hard natural ones in soup, wax and cloth in the {bin|trash}.',
      'If it was part of the cheese, you may eat it. If somebody wrapped it round, you may not.',
    ],
    subject: ['White rind, orange rind, wax', 'Which cheese rinds can you eat?'],
    hooks: {
      '*': [
        'Do you cut the white rind off a camembert? You may eat it.',
        'Did the rind grow on the cheese, or was it put on? That decides whether you can eat it.',
        'Can you eat the rind of a cheese? Often yes.',
      ],
      p: 'One question tells you whether a cheese rind is food: did it grow there?',
      a: 'If the rind grew on the cheese, eat it.',
      t: 'White rinds are a harmless mould, orange ones bacteria and yeast. Both ripen the cheese from outside.',
      f: 'Everyone at the table is watching: do you eat the cheese rind or not?',
      h: 'At every party somebody eats the red wax of the cheese. He said it was chewy.',
      i: 'Try the rind of your cheese at least once.',
      l: 'The thin white rind gives way, and the cheese begins to run.',
    },
    lines: {
      '*': [
        'Rind rule: white and downy, eat it. Orange and sticky, try it. Hard and natural, into soup. Wax, cloth, plastic: no.',
        'A slice of brie with rind tastes of mushrooms and cream. Without it, only of cream.',
        'If the rind smells of ammonia, let it stand in the air for half an hour. If it still does, cut it off.',
        'Cut a wedge so that each gets some of the edge. Whoever takes only the middle leaves the others a fence.',
      ],
      h: ['You may scoop out a brie like an egg, but people will remember you for it.'],
    },
    scene: [
      'Five people, one camembert. One eats the rind, one cuts it off, and three wait to see who is right.',
      'A guest chews for a long time on something red. Then, very quietly: "Is that meant to be eaten?"',
    ],
    why: [
      [
        'Many rinds are made of the same cultures that ripen the cheese, and hold a good part of its taste.',
        'The white rind has made the camembert soft.',
      ],
      [
        'Wax, cloth and plastic only keep a cheese from drying, and are not food.',
        'A wrapper is not for eating, even if it is the same colour.',
      ],
    ],
    parts: [
      [
        ['White and downy: eat it', 'White rind: yes'],
        [
          'Brie, camembert and their family. It tastes of mushroom.',
          'Young it is mild, later it bites. Begin with a small piece.',
          'It grew there, and it tastes of mushrooms.',
        ],
        'A slice of brie with its white rind',
      ],
      [
        ['Orange and sticky: try it', 'Orange rind: for the brave'],
        [
          'It smells worse than it tastes. If it feels gritty, leave it.',
          'These were washed with brine for weeks. For some it is the whole point, for others the reason to leave.',
          'It smells stronger than it tastes.',
        ],
        'A washed-rind cheese cut open',
      ],
      [
        ['Hard and natural: put it in soup', 'Hard rind: cook it'],
        [
          'Parmesan, old gruyère: too tough to chew, just right for soup.',
          'A centimetre of flavour that only wants half an hour of simmering.',
          'It is too hard to chew.',
        ],
        'A hard rind beside a pot',
      ],
      [
        ['Wax, cloth, plastic: leave it', 'Wax and cloth: never'],
        [
          'Red, black, yellow, bandaged: off with it.',
          'If a nail leaves a shiny scratch, it is wax.',
          'They only protect the cheese.',
        ],
        'Red wax peeled from a cheese',
      ],
    ],
    turn: ['And if in doubt, ask at the counter.', 'Try a little of the edge first.'],
    asks: ['Do you eat cheese rind?', 'Which rind have you eaten by mistake?'],
    ends: {
      p: 'A slice from edge to middle shows you the whole cheese.',
      a: 'If it grew, eat it. If not, leave it.',
      t: 'A living rind or a coat of wax: look, then bite.',
      f: 'You may also leave it. It is your cheese.',
      h: 'He is fine. He has asked for the recipe of the wax.',
      i: 'Taste once what you always cut off.',
      l: 'First the rind, then the cream.',
    },
    work: 'Some packaging is part of the product, and some is not. One sentence helps the customer.',
    caution: [
      'Soft and washed-rind cheeses are advised against in pregnancy and for some illnesses; follow the official advice in your country.',
      'Pregnant women and people with some illnesses are told to leave out soft cheeses and those with a washed rind. Go by the official list where you live.',
    ],
    keep: 'the next cheese with a rind',
    send: 'the one who carves off the white',
    own: [
      {
        about: 'chees|brie|camembert',
        kinds: ['product', 'offer', 'service', 'event', 'price'],
        lead: 'Cheeses with a rind to try.',
      },
    ],
    pic: {
      ask: 'Three cheeses with different rinds, cut, edge to the front',
      alt: 'Three cheeses with white, orange and waxed rinds',
    },
    claims: [
      [
        'Bloomy, washed and natural rinds are edible; wax, cloth and plastic are not',
        "dairy textbook, cheesemongers' training",
      ],
      ['Advice on soft cheese in pregnancy', 'NHS, CDC'],
    ],
  },
  {
    id: 'the-shop-you-remember',
    format: 'question',
    again: 9,
    emoji: '🛒',
    tags: ['FoodMemories', 'FoodTalk', 'CornerShop'],
    title: ['The food shop you remember from childhood', 'The shop of your childhood: what did it smell of?'],
    cover: 'Do you remember that shop?',
    gist: [
      'A bell over the door, a slice of sausage over the counter, the jar with the {sweets|candy}: most of us remember a shop from childhood. Which is yours?',
      'Ask people about the shop at the end of their street, and they tell you how it smelt.',
    ],
    subject: ['A slice over the counter', 'What did that shop smell of?'],
    hooks: {
      '*': [
        'When you were five, somebody in a shop handed you a slice over the counter. You still know what it was.',
        'Do you remember how your childhood shop smelt, although it closed long ago?',
        'The shop from your childhood may be gone, but you know how it smelt.',
      ],
      p: 'The shops that people remember are rarely the large ones.',
      a: 'Everyone remembers the smell of one shop.',
      t: 'Smells bring back memories faster than anything else. A whiff of coffee, and you are in that shop.',
      f: 'Where were you sent for milk when you were small?',
      h: 'You were sent to the shop for flour and came back with a gherkin and news of three families.',
      i: 'In that shop somebody knew your name, and what your mother bought.',
      l: 'The shop had dark wood, a brass scale and coffee beans.',
    },
    lines: {
      '*': [
        'The shop of your childhood:\n\nWhat did it smell of?\nWho stood behind the counter?\nWhat were you given?\n\nIs it still there?',
        'A child who gets a slice over the counter remembers the shop for sixty years.',
        'In the old shops they added up on the paper bag itself, with a pencil from behind the ear.',
        'In the small shop you learnt to greet, to wait and to count your change.',
      ],
      h: [
        'Pocket money, age seven: an hour of choosing {sweets|candy}, ten minutes of eating, three days of toothache.',
      ],
    },
    scene: [
      'The shop bell, two steps down, and cool air that smells of apples, soap and smoked sausage.',
      'On tiptoe, chin on the counter, a coin in your fist that has been warm since breakfast.',
    ],
    why: [
      [
        'It was the first place where you went alone: with a list, a coin, and somebody who took you seriously.',
        'Strong smells, the same faces, and now and then a gift: that stays with you.',
      ],
    ],
    parts: [
      [
        ['The smell of the shop', 'What you smelt at the door'],
        [
          'Coffee, soap, gherkins and paper, all at once.',
          'There was one corner where it smelt of cheese, and you ran past it.',
          'You would know it with your eyes shut.',
        ],
        'Coffee beans and brown paper',
      ],
      [
        ['The person behind the counter', 'Who stood there'],
        [
          'Apron, glasses, a pencil. They knew what you had come for.',
          'They spoke to you as to a grown-up.',
          'They remembered what your mother bought.',
        ],
        'An apron on a hook behind a counter',
      ],
      [
        ['What you were given', 'What you got for nothing'],
        [
          'A slice, {a sweet|a candy}, a {biscuit|cookie} with a broken corner.',
          'It was small, and tasted better than anything you ever bought.',
          'You ate it on the step outside.',
        ],
        'A hand holding out a slice over a counter',
      ],
    ],
    turn: [
      'Some of these shops still exist. They would like a visit.',
      'Somewhere a child is getting a slice today.',
    ],
    asks: ['What was the shop on your street called?', 'Is the shop at the end of your street still there?'],
    ends: {
      p: 'If it is still open, say so here. Somebody will be glad to know.',
      a: 'Go in, say hello, buy something.',
      t: 'Nothing brings it back like a smell.',
      f: 'Tell us the name. We like names of shops.',
      h: 'The gherkin never got as far as home.',
      i: 'A street with a shop in it is another street.',
      l: 'And the bell over the door.',
    },
    work: 'What people remember of a shop is not the range. Somebody bent down and gave them a slice.',
    keep: 'a walk down an old street',
    send: 'a brother or sister who will remember it too',
    own: [
      {
        about: 'since \\d|family|generation|founded|opened|years',
        kinds: ['history', 'story', 'people', 'place'],
        lead: 'For some people we are that shop.',
      },
    ],
    pic: {
      ask: 'Your counter from the height of a child',
      alt: 'A shop counter seen from the height of a child',
    },
    claims: [['Smell has direct links to memory and emotion', 'psychology textbook']],
  },
];
