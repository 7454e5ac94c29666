// The shop's year, and two inventions behind it.
import type { Idea } from '../../library/idea.ts';

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
    cover: 'New potatoes, rubbed bare',
    gist: [
      'A new potato has a skin that you can rub off with a thumb. Buy them with earth on, cook them the same day in well-salted water with a sprig of mint, and let them steam dry.',
      'They are vegetables more than potatoes: young, waxy, sweet, and at their finest on the day they left the ground.',
    ],
    subject: ['Try it with your thumb', 'They want to be eaten today'],
    hooks: {
      '*': [
        'Rub one with your thumb. If the skin comes off, it is a new potato. If not, it is only a small one.',
        'Small is not new. Half of the "new" potatoes on sale have been in a shed since autumn.',
        'They come once a year, and they are not simply small.',
      ],
      p: 'Real new potatoes are around for a few weeks, and you can test for them with a thumb.',
      a: 'Skin like paper, cooked today, butter. Nothing else.',
      t: 'Dug before maturity, a potato is rich in sugar and poor in starch, so it stays firm and tastes sweet.',
      f: 'The first ones with earth on have come. You know what is for supper.',
      h: 'For one month a year the side dish is what everyone has come for.',
      i: 'Something from the ground, water, salt, butter: there are evenings that need no more.',
      l: 'A bowl of them, steaming, cold butter sliding down.',
    },
    lines: {
      '*': [
        "New potatoes: the skin rubs off under a thumb. If you need a knife, they are last year's.",
        'Salt the water like the sea. It goes in through thin skins, and afterwards it is too late.',
        'Drain them, put the pan back on the heat for a minute with the lid off. Dry potatoes take butter, wet ones shed it.',
        'Mint goes in the water, chives on the plate, butter everywhere.',
      ],
      h: ['A pound each is too much, it is said every year. They are not there at the end.'],
    },
    scene: [
      'A paper sack, damp soil, and a smell like a garden after rain. They are the size of eggs, and nobody reaches for a peeler.',
      'On the stall they lie next to each other, washed and unwashed. A woman takes the dirty ones without a glance at the rest.',
    ],
    why: [
      [
        'They are dug before their skin has set, which makes them tender, and short-lived.',
        'That thin skin lets flavour in and moisture out. In a week the charm has gone.',
      ],
      [
        'Their sugar turns to starch as they lie, as it does in peas.',
        'Sweet on the first day, merely nice on the fifth.',
      ],
    ],
    parts: [
      [
        ['Test the skin with a thumb', 'Rub before you buy'],
        [
          'It should slide off in little rags.',
          'Firm, peeling, a bit damp: lifted yesterday.',
          "If it peels at a touch, it is this week's.",
        ],
        'A thumb rubbing skin off a small potato',
      ],
      [
        ['Buy them with earth on', 'Keep the soil on until you cook'],
        [
          'It keeps off light and holds the damp.',
          'Rinse them when the water is on, not before.',
          'It is the best wrapping they ever had.',
        ],
        'Small potatoes with soil on them',
      ],
      [
        ['Salt the water well', 'Generous with salt'],
        [
          'More than you would think, since most of it is poured away.',
          'A sprig of mint along with it, if you have one.',
          'They take only what they need.',
        ],
        'Salt and mint going into a pan',
      ],
      [
        ['Let them steam dry', 'Let them dry in the pot'],
        [
          'A minute in the hot pan, lid off.',
          'When they look dull and floury at the edges, the butter may come.',
          'Steam off, lid off, a shake. Then fat can hold on.',
        ],
        'Potatoes steaming in an open pan',
      ],
    ],
    turn: ['Cold tomorrow, with vinegar and chives. If any are left.', 'Do not do anything else to them.'],
    asks: ['New potatoes: with mint or without?', 'What do you eat with new potatoes?'],
    ends: {
      p: 'They keep for about three days in the dark. After that they are just potatoes.',
      a: 'Today. Tomorrow they are only potatoes.',
      t: 'Waxy texture, low starch: boil them, never mash them.',
      f: 'And buy more than you think. You know how it goes.',
      h: 'The main course was also there.',
      i: 'It is enough, now and then, that something is new.',
      l: 'Salt in flakes, and a white cloth.',
    },
    work: 'A short season, a simple test, and a reason to come back next week: few products explain themselves as well as the one with earth on it.',
    keep: 'the first sack of the year',
    send: 'the one who reaches for the peeler',
    own: [
      {
        about: 'potato',
        kinds: ['product', 'offer', 'price', 'place', 'process'],
        lead: 'As for the ones with earth on.',
      },
    ],
    pic: {
      ask: 'New potatoes with earth, one of them rubbed bare',
      alt: 'New potatoes with soil, one with its skin rubbed off',
    },
    claims: [
      ['New potatoes are lifted immature, with thin set skin and more sugar', 'horticulture textbook'],
    ],
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
    cover: 'Too many, all at once',
    gist: [
      'Salt them, squeeze them, brown them: most of what is dull about {courgettes|zucchini} is water. Then they go into pasta, fritters, cake and the freezer.',
      'In high summer they come whether you want them or not. Pick small ones, wring out big ones, grate whatever is left.',
    ],
    subject: ['Somebody has left some on the doorstep', 'First, wring it out'],
    hooks: {
      '*': [
        'In high summer lock your car, or somebody will put {courgettes|zucchini} in it.',
        'A {courgette|zucchini} is a very good vegetable with a great deal of water in front of it.',
        'In August one locks the car, and not because of thieves.',
      ],
      p: 'The summer glut is a matter of water: take it out, and the vegetable gets interesting.',
      a: 'Salt. Wring. Brown.',
      t: 'They are about ninety-five per cent water, and salt draws much of it out by osmosis.',
      f: 'Did you say "just a few, please" to a gardener as well?',
      h: 'Yesterday it was a finger. Today it is a canoe.',
      i: 'Abundance is a nice sort of problem. It lasts five weeks.',
      l: 'Small ones, sliced lengthwise, charred, with mint and a sharp white cheese.',
    },
    lines: {
      '*': [
        'Grate, salt, wait fifteen minutes, wring it out in a cloth. What is left is a third, and it browns.',
        'Fried slowly in oil with garlic for half an hour, they melt into a sauce for pasta. No cream, no trick.',
        'Those as long as a hand taste of nuts, those as long as an arm taste of water. Harvest daily.',
        'Grated and squeezed they freeze well. In winter they disappear into soup and nobody is the wiser.',
      ],
      h: [
        'There is a form of neighbourly crime that consists in ringing the bell and running away from a marrow.',
      ],
    },
    scene: [
      'You come home, and on the step lie three, each as long as a forearm, with a note: "There are more!"',
      'In the pan something is boiling that was meant to be frying. It is green, and it is swimming.',
    ],
    why: [
      [
        'As long as there is water in the pan, nothing browns, and there is a lot of it here.',
        'They cook in their own juice, get soft and taste of steam.',
      ],
      [
        'If it is drawn off first, what remains is mild, sweet and ready to take on garlic, lemon and heat.',
        'Without it they are suddenly a vegetable with character, and a third of the size.',
      ],
    ],
    parts: [
      [
        ['Salt it and wait', 'Draw the water out'],
        [
          'A spoon to a big one, in a sieve, a quarter of an hour.',
          'You can watch it. There is a glass of water in each.',
          'Salt and time do it. You will be surprised how much.',
        ],
        'Grated courgette in a sieve with salt',
      ],
      [
        ['Wring it out in a cloth', 'Squeeze until it gives up'],
        [
          'Twist hard. Then harder.',
          'What you hold in the end fits in one hand.',
          'A {tea towel|dish towel} and both hands.',
        ],
        'Hands wringing out a cloth',
      ],
      [
        ['Brown it or melt it', 'Very hot or very slow'],
        [
          'Hot and quick for fritters, low and long for sauce.',
          'Nothing in between. In between is where it is dull.',
          'Either a crust or a cream. All else is wet.',
        ],
        'Fritters browning in a pan',
      ],
      [
        ['Freeze it in handfuls', 'Into the freezer by the handful'],
        [
          'Raw, grated, squeezed, flat in bags.',
          'For soups, cakes, sauces. It thickens and does not give itself away.',
          'In January no one will know why the sauce is so good.',
        ],
        'Flat bags of grated courgette',
      ],
    ],
    turn: [
      'And if all else fails: you know where your neighbours live.',
      'Five weeks. You will miss them in the dark months, a little.',
    ],
    asks: ['What do you do with a summer glut?', 'Have you ever left a marrow on a doorstep and run?'],
    ends: {
      p: 'Pick them small, and there will be fewer problems and better suppers.',
      a: 'A hand long. Not an arm.',
      t: 'Osmosis first, Maillard second.',
      f: 'Tell us your rescue. Summer is long.',
      h: 'The canoe has been launched.',
      i: 'Whoever has too much has something to give.',
      l: 'Lemon, mint, and the evening air.',
    },
    work: 'In a glut the price falls and the ideas must rise. A recipe beside the crate sells more than a discount.',
    keep: 'the first note on the doorstep',
    send: 'a neighbour with a garden',
    own: [
      {
        about: 'courgette|zucchini|marrow|summer veg|gluten|vegetable',
        kinds: ['product', 'offer', 'price', 'place', 'process'],
        lead: 'High summer, as it looks on our counter.',
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
    cover: 'Knock on the squash',
    gist: [
      'Butternut for soup, crown prince or kabocha for roasting, red kuri if you hate peeling. With a hard skin and a dry stalk any of them keeps until after the new year.',
      'A squash is judged by its stalk: dry and corky means ripe. The one carved for Halloween is bred for size, and tastes of it.',
    ],
    subject: ['The one that needs no peeling', 'Look at the stalk'],
    hooks: {
      '*': [
        'The pumpkin with the face is the one that you should not eat. Nor does it taste of much.',
        'There is a squash that you do not have to peel. It is the red one.',
        'The ones with faces are for candles.',
      ],
      p: 'Three sorts of squash cover soup, roasting and storage, and each is easy to tell.',
      a: 'Dry stalk, hard skin, heavy. Take it.',
      t: 'Dry-fleshed sorts such as kabocha hold more starch, so they roast instead of stewing.',
      f: 'Do you love squash and hate peeling it? There is a solution, and it is orange-red.',
      h: 'Peeling a butternut: where most kitchen {plasters|bandages} go.',
      i: 'It lies on the sill through the autumn, looks good, and is dinner whenever you say so.',
      l: 'Blue-grey outside, deep orange inside, roasted until it tastes of chestnuts.',
    },
    lines: {
      '*': [
        'Which squash for what:\n\nSoup: butternut\nRoasting: crown prince, kabocha\nNo peeling: red kuri\nLanterns: the big orange one, and leave it at that',
        'Roast squash in large pieces with the skin on. Scoop out the flesh afterwards, and your fingers stay whole.',
        'Wash and dry the seeds, roast them with salt. It is the only snack that you get for nothing.',
        'Store a squash as you would a book: dry, airy, not on the floor, in a room of about fifteen degrees.',
      ],
      h: ['Knock on it. If it sounds hollow, it is ripe. If somebody answers, put it down slowly.'],
    },
    scene: [
      'Before the shop is a heap in all colours: grey-blue, green with stripes, orange. You take the pretty one, and at home it tastes of water.',
      'A knife sticks in a butternut. It will not go forward, and it will not come out either.',
    ],
    why: [
      [
        'Squashes differ more than apples do, and most disappointment comes from taking the wrong one.',
        'Some are nearly all water, others nearly chestnut. From the outside you would not guess.',
      ],
      [
        'The harder and drier it is outside, the longer it keeps, and a few even get sweeter.',
        'In the weeks after harvest starch turns to sugar. Many a good one is eaten at Christmas.',
      ],
    ],
    parts: [
      [
        ['Red kuri, if you hate peeling', 'The red one needs no peeling'],
        [
          'Its skin goes soft in the oven. Wash, cut, roast.',
          'Tastes of chestnut, shaped like an onion, forgives everything.',
          'It softens with its skin on. Just scrub it.',
        ],
        'A red kuri squash cut in wedges',
      ],
      [
        ['Butternut for soup and purée', 'The pale one makes the smoothest soup'],
        [
          'Sweet, smooth, hardly any seeds.',
          'Halve it lengthwise and roast it before it meets the pot.',
          'Roast it first. The oven takes the water out.',
        ],
        'A butternut squash halved',
      ],
      [
        ['Crown prince or kabocha for the tray', 'The grey or green one for roasting'],
        [
          'Dry, dense, nutty. It gets crisp edges.',
          'Grey-blue or dark green, and heavy as a stone. Do not be put off.',
          'Dry flesh makes brown edges.',
        ],
        'A grey-blue squash cut open',
      ],
      [
        ['Check the stalk', 'A good stalk is a good lid'],
        [
          'Corky and whole: it will keep for months.',
          'If it is missing or soft, eat this one first.',
          'Without it, it will not see Christmas.',
        ],
        'A dry corky squash stalk, close up',
      ],
    ],
    turn: [
      'Put it on the sill. It is decoration until you are hungry.',
      'And the lantern may stay a lantern.',
    ],
    asks: ['Which squash do you take home?', 'Squash: soup, tray or windowsill?'],
    ends: {
      p: 'Cut ones keep for about four days in the fridge, with the seeds scooped out.',
      a: 'Stalk, skin, weight.',
      t: 'Starch content decides: roast the high, purée the low.',
      f: 'And mind your fingers. The oven opens it more politely than you do.',
      h: 'The knife came out in November.',
      i: 'It got through the summer on its own and will get you through the autumn.',
      l: 'Sage, brown butter, a slice with a dark edge.',
    },
    work: 'The showpiece sells the category, and the plain grey one sells the second visit. It is good to have both, and to say which is which.',
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
    cover: 'Zest before juice',
    gist: [
      'Half of the flavour of a lemon is in its skin. Grate it before you squeeze, keep the zest in sugar or the freezer, and buy unwaxed fruit for it. Winter is citrus season.',
      'Peel first, juice after. Citrus is at its height when all else rests, and its skin is what you taste longest.',
    ],
    subject: ['You throw away half of the lemon', 'Grate it first'],
    hooks: {
      '*': [
        'Nobody can grate a squeezed lemon. So grate it first.',
        'What smells of orange is not the juice.',
        'The skin is the better half, and it gets thrown away.',
      ],
      p: 'The zest of a lemon holds its aroma, and the juice merely holds its acid.',
      a: 'Zest, then juice. Never the other way about.',
      t: 'The aroma of citrus sits in oil glands in the outer peel, chiefly limonene. Juice is acid, sugar and water.',
      f: 'Before you squeeze that lemon: may it be grated first?',
      h: 'Once it is squeezed a lemon gets evasive. Have you tried to grate a wet sock?',
      i: 'In the darkest months it is the sun-coloured fruit that is in season. It is well arranged.',
      l: 'A twist of orange peel above a glass: a mist one sees only against the light.',
    },
    lines: {
      '*': [
        'Grate the lemon before you squeeze it. Zest freezes well and goes straight from the freezer into cake, pasta and dressing.',
        'Only the coloured part. The white beneath it is bitter and adds nothing.',
        'Rub zest into the sugar with your fingers before you bake. The crystals break the oil glands, and the whole bowl smells.',
        'Roll a lemon under your palm before squeezing. Warm and rolled, it gives a spoon more.',
      ],
      h: ['Life gives you lemons. Look first whether they are unwaxed.'],
    },
    scene: [
      'In the recipe, line two: juice of a lemon. In line nine: zest of the lemon. You look at what you have in your hand.',
      'Five in the afternoon, and dark. On the counter a crate of blood oranges is lit like a small fire.',
    ],
    why: [
      [
        'Skin and juice do different work: the one brings scent, the other sourness.',
        'If it only ever tastes sour and never of lemon, the peel went in the {bin|trash}.',
      ],
      [
        'And in winter the fruit is at its height, so there is no better month to fill a jar.',
        'What is picked in the cold months is juicy, plentiful and scented.',
      ],
    ],
    parts: [
      [
        ['Choose unwaxed fruit', 'Buy it without wax'],
        [
          'You are going to eat the skin. Wash it in hot water and dry it.',
          'If waxed is all there is, scrub it hot and rub it hard.',
          'The peel is what you are after.',
        ],
        'Unwaxed lemons with leaves',
      ],
      [
        ['Grate only the colour', 'Stop when you see white'],
        [
          'A fine grater, short strokes, turning as you go.',
          'When you see white, move on.',
          'Colour is flavour, and white is bitter.',
        ],
        'A lemon over a fine grater',
      ],
      [
        ['Then squeeze', 'Press the juice after that'],
        [
          'Rolled under the palm, at room temperature.',
          'What you do not need freezes in an ice tray.',
          'Roll it on the table first. It gives more.',
        ],
        'A lemon half being squeezed',
      ],
      [
        ['Keep the zest', 'Store the peel'],
        [
          'In sugar, in salt, or flat in the freezer.',
          'Lemon sugar for pancakes, orange salt for fish: two jars, ten minutes.',
          'Sugar or salt keep it, and so does the freezer.',
        ],
        'A jar of sugar with lemon zest',
      ],
    ],
    turn: ['What is left goes in the kettle, against the limescale.', 'Now you have had the whole lemon.'],
    asks: ['What do you use lemon zest for?', 'Blood orange, clementine or grapefruit?'],
    ends: {
      p: 'A fine grater is the only tool that it takes.',
      a: 'First the skin. It cannot be done later.',
      t: 'Oil outside, acid inside: two products in one package.',
      f: 'Smell your fingers. It is a good evening.',
      h: 'The sock has been hung up to dry.',
      i: 'Something bright, in the middle of the dark months.',
      l: 'The mist, the glass, the first sip.',
    },
    work: 'Sequence is half of yield. There are steps that can only be done first, and you notice in line nine.',
    keep: 'line nine of any recipe',
    send: 'the one with the squeezed lemon',
    own: [
      {
        about: 'lemon|orange|citrus|clementine|grapefruit|marmalade',
        kinds: ['product', 'offer', 'price', 'place', 'process'],
        lead: 'What is glowing on our own counter.',
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
    cover: 'The {tin|can} before the opener',
    gist: [
      '{Tinned|Canned} food was patented in eighteen hundred and ten, and a practical {tin|can} opener came more than forty years later. In between people used a hammer and chisel, as it said on the label.',
      'First came the jar, then the {tin|can}, and then for nearly half a century nothing with which to open it.',
    ],
    subject: ['"Cut round with a chisel"', 'Forty years without an opener'],
    hooks: {
      '*': [
        'On the first {tins|cans} it said: open with a hammer and chisel.',
        'For more than forty years there were {tins|cans} and no {tin|can} openers.',
        'First came the {tin|can}. The idea of getting in again came two generations later.',
      ],
      p: 'The {tin|can} is a reminder that an invention can be finished before it is usable.',
      a: 'Tin: eighteen hundred and ten. Opener: the eighteen fifties. Patience: considerable.',
      t: 'Early {tins|cans} were of thick iron, soldered by hand. Only when the walls got thinner was an opener worth inventing.',
      f: 'Have you ever stood before a {tin|can} with no opener? You are in distinguished company.',
      h: 'Somebody invented a way to lock up soup, and left it at that for forty years.',
      i: 'Good ideas arrive in pieces, and often the missing one is small.',
      l: 'A sardine {tin|can}, its lid rolled back like a letter.',
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
      "Imagine a ship's cook in eighteen twenty-four. Before him stands an iron cylinder, and in it, so it says, is veal.",
      'Imagine a kitchen, a hammer, a chisel, and somebody calling out: "Mind the gravy!"',
    ],
    why: [
      [
        'Armies and ships needed food that kept, and how it was got at in the end was their affair.',
        'What mattered was that it survived the voyage. For the rest there were tools on board.',
      ],
      [
        'Only when {tins|cans} came into ordinary kitchens did it get inconvenient.',
        'A household has no bayonet. So somebody had to think again.',
      ],
    ],
    parts: [
      [
        'It began with jars',
        [
          'Around eighteen hundred a confectioner named Appert put food into bottles, sealed them and boiled them. It kept for months. He did not know why, but he wrote it down exactly, and got a prize for it.',
          'The French state wanted food for its armies and offered money. A man who knew about sugar and patience won it with jars, corks and hot water.',
          'A maker of {sweets|candy} put peas in bottles and boiled them. They kept. It was all he needed to know, and it won him a prize.',
        ],
        'Old preserving jars on a shelf',
      ],
      [
        'Glass breaks, iron does not',
        [
          'In eighteen hundred and ten an Englishman took out a patent for vessels of tin. Soon the first factory was making them, each cut and soldered by hand.',
          'In London they thought of ships. Jars and waves do not get on, so the soup moved into iron.',
          'In England somebody used iron in place of glass, and the navy was pleased. Nobody had asked how it would come off.',
        ],
        'An old dented {tin|can}',
      ],
      [
        'Then one took a chisel',
        [
          'The walls of a {tin|can} were as thick as a coin. On the lid it said in all seriousness: cut round with hammer and chisel.',
          'To open one there were hammers, knives, bayonets and stones. All of them worked, and all of them splashed.',
          'You hit it. The label recommended a chisel, soldiers used bayonets, and lunch was loud.',
        ],
        'A hammer and chisel beside a {tin|can}',
      ],
      [
        'In the end somebody invented the opener',
        [
          'The opener came in the eighteen fifties: a blade with a lever, a kind of bayonet for the kitchen. At first grocers opened the {tins|cans} in the shop, and one carried them home carefully.',
          'An opener had to wait until {tins|cans} got thinner and a man had had enough. The little wheel came later still, and since then it has been simple.',
          'Only when the metal became thin did somebody think of a blade with a handle. Shops opened the {tin|can} for you at first.',
        ],
        'An old lever {tin|can} opener',
      ],
    ],
    turn: [
      'Now there is a ring on it. And on the odd day it comes off in your hand.',
      'The contents were fine all along. They only wanted letting out.',
    ],
    asks: ['What have you opened a {tin|can} with?', 'Which {tin|can} is never missing at your place?'],
    ends: {
      p: 'A shelf of {tins|cans} is still the most reliable {larder|pantry} there is.',
      a: 'Invent the thing. Then the way in.',
      t: 'Preservation solved, access unsolved: an interface problem, older than computers.',
      f: 'And do you know where your opener is? Really?',
      h: 'The soup was patient throughout.',
      i: 'Somebody looked at a chisel and thought: there must be another way.',
      l: 'The lid, rolled back. Oil, silver, lemon.',
    },
    work: 'Many products work beautifully as soon as they are open. It pays to ask what the customer is holding at this moment: the opener, or the chisel.',
    keep: 'the day the ring comes off',
    send: 'somebody with a drawer full of gadgets',
    own: [
      {
        about: '\\btins?\\b|tinned|canned|preserv|\\bjars?\\b',
        kinds: ['product', 'offer', 'price', 'story'],
        lead: 'From the shelf with the {tins|cans} and jars.',
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
    cover: 'The bag that stands up',
    gist: [
      'Paper bags used to be envelopes that would not stand. In eighteen sixty-eight a woman in a factory built a machine that folded the bottom, had the idea stolen, and won it back in court.',
      'That a paper bag can stand on a counter is due to Margaret Knight. Her rival said no woman could understand such a machine. She had brought her drawings.',
    ],
    subject: ['She had brought her drawings', 'Why a paper bag stands up'],
    hooks: {
      '*': [
        'A paper bag stands on the counter by itself. A woman had to go to court for that.',
        'Before eighteen seventy a grocer needed two hands to fill a bag, and a third to hold it.',
        'It looks like nothing and stands by itself.',
      ],
      p: 'The paper bag with a flat bottom goes back to one inventor and one court case.',
      a: 'She built it. He copied it. She won.',
      t: 'Feeding, tucking, pasting: her machine folded a rectangular base in one pass, which until then only hands could do.',
      f: 'Look at the next paper bag from below. There is a story in that fold.',
      h: 'His argument in court: a woman could not have invented it. Hers: four years of drawings.',
      i: 'She saw a tiresome little job and thought that it could be done by a machine. So she made one.',
      l: 'Brown paper, four creases, and it stands.',
    },
    lines: {
      '*': [
        'The fold under a paper bag was done by hand until Margaret Knight built a machine for it. Her model is in a museum in Washington.',
        'At twelve she saw an accident in a cotton mill, and designed a safety device for the loom. She saw no money for it.',
        'A rival had watched her machine being built and applied for the patent himself. In eighteen seventy-one the office decided for her.',
        'Paper bags keep mushrooms, bread and potatoes better than plastic, because they let damp out.',
      ],
      h: ['The bag: open at the top, flat below, and subject of litigation.'],
    },
    scene: [
      'Imagine a shop before eighteen seventy: a pointed paper cone, peas rolling, and a grocer without a hand to spare.',
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
        'She had seen it by hand',
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
        'Someone else was quicker at the office',
        [
          'A man had been in the workshop, had looked closely, and filed it under his own name. She found out when her application was refused.',
          'When she arrived with her papers, there was already a patent. It described her machine.',
          'When she wanted to register it, it was registered. Somebody had come by, looked carefully and been quicker.',
        ],
        'A stamped old document',
      ],
      [
        'She went to court',
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
      'And the next time a bag stands by itself, you know whom to thank.',
    ],
    asks: ['Which everyday thing would you like to know the inventor of?', 'Paper bag or cloth bag?'],
    ends: {
      p: 'She took out more than twenty patents in her life. The bag is the one we hold.',
      a: 'Keep your drawings.',
      t: 'Priority was proved by dated sketches. Laboratories still do it that way.',
      f: 'And use the bag twice. It deserves it.',
      h: 'The defendant was not seen with a bag again.',
      i: 'Somebody looked closely at a dull job. Shops have been quicker ever since.',
      l: 'A sharp crease, a small rustle, a pound of cherries.',
    },
    work: 'Two lessons in one bag: watch the most tiresome job in the building, and date your sketches.',
    keep: 'the next paper bag',
    send: 'a person who keeps all their drawings',
    own: [
      {
        about: 'paper bag|packag|own (?:bag|container)|plastic|refill|wrapp',
        kinds: ['policy', 'value', 'process', 'offer'],
        lead: 'And what it is packed in with us.',
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
    unless: 'vegan',
    tags: ['CheeseTips', 'CheeseLovers', 'GoodToKnow'],
    question: 'Can I eat the rind?',
    short: [
      'White, yes. Orange, yes, if you like it strong. Wax and cloth, no.',
      'Those that grew, yes. Those that were put on, no.',
    ],
    title: ['Which cheese rinds can you eat?', 'Cheese rinds: which to eat and which to leave'],
    cover: 'Do I eat the rind?',
    gist: [
      'Rinds that have grown can be eaten, and rinds that were put on cannot. Brie and camembert wholly, washed rinds for the brave, hard natural ones in soup, wax and cloth in the {bin|trash}.',
      'If it was part of the cheese, you may eat it. If somebody wrapped it round, you may not.',
    ],
    subject: ['The white part, the orange part, the wax', 'What to do with the edge'],
    hooks: {
      '*': [
        'There are people who carve the white off a camembert. There is a small hill of regret on their plate.',
        'Grown or put on? It is the only question that you need ask about a rind.',
        'Ask the rind where it came from.',
      ],
      p: 'One distinction settles which rinds are food: whether they grew or were applied.',
      a: 'If it grew there, eat it.',
      t: 'Bloomy rinds are a felt of penicillium, washed ones a film of bacteria and yeast. Both belong to the cheese and ripen it from outside.',
      f: 'At a table, cheese before you, everyone is watching: do you eat the edge or not?',
      h: 'The red wax has been eaten by somebody at every party. He said that it was chewy.',
      i: 'It is where a cheese has met the world. At least try it.',
      l: 'The thin white skin gives way, and what is inside begins to move.',
    },
    lines: {
      '*': [
        'Rind rule: white and downy, eat it. Orange and sticky, try it. Hard and natural, into soup. Wax, cloth, plastic: no.',
        'A slice of brie with rind tastes of mushrooms and cream. Without it, only of cream.',
        'If the rind smells of ammonia, let it stand in the air for half an hour. If it still does, cut it off.',
        'Cut a wedge so that each gets some of the edge. Whoever takes only the middle leaves the others a fence.',
      ],
      h: ['Scooping out a brie like an egg is legal, but one is remembered for it.'],
    },
    scene: [
      'Five people, one camembert. One eats the whole of it, one cuts off the edge, and three are waiting to see which of them is right.',
      'A guest chews for a long time on something red. Then, very quietly: "Is that meant to be eaten?"',
    ],
    why: [
      [
        'Many rinds are made of the same cultures that ripen the cheese, and hold a good part of its taste.',
        'Without its skin a camembert would still be curd. It is the white that has made it soft.',
      ],
      [
        'Others are only a coat against drying out, of wax, cloth or plastic, and have nothing to offer.',
        'A wrapper is a wrapper, even if it is the same colour.',
      ],
    ],
    parts: [
      [
        ['White and downy: eat it', 'White: yes'],
        [
          'Brie, camembert and their family. It tastes of mushroom.',
          'Young it is mild, later it bites. Begin with a small piece.',
          'It grew there, and it tastes of mushrooms.',
        ],
        'A slice of brie with its white rind',
      ],
      [
        ['Orange and sticky: try it', 'Orange: if you dare'],
        [
          'It smells worse than it tastes. If it feels gritty, leave it.',
          'These were washed with brine for weeks. For some it is the whole point, for others the reason to leave.',
          'The smell is the worst of it. The taste is kinder.',
        ],
        'A washed-rind cheese cut open',
      ],
      [
        ['Hard and natural: into the pot', 'Hard: not with teeth'],
        [
          'Parmesan, old gruyère: too tough to chew, just right for soup.',
          'A centimetre of flavour that only wants half an hour of simmering.',
          'Let a soup do the chewing.',
        ],
        'A hard rind beside a pot',
      ],
      [
        ['Wax, cloth, plastic: leave it', 'Wax and cloth: never'],
        [
          'Red, black, yellow, bandaged: off with it.',
          'If a nail leaves a shiny scratch, it is wax.',
          'That was only its coat.',
        ],
        'Red wax peeled from a cheese',
      ],
    ],
    turn: [
      'And if in doubt, ask at the counter. They will not laugh.',
      'Try the edge first, then you know what the middle is about.',
    ],
    asks: ['Cheese rind: do you eat it?', 'Which rind have you eaten by mistake?'],
    ends: {
      p: 'A slice from edge to centre shows you the whole cheese at once.',
      a: 'Grown: yes. Applied: no.',
      t: 'Flora or film: inspect, then bite.',
      f: 'You may also leave it. It is your cheese.',
      h: 'He is fine. He has asked for the recipe of the wax.',
      i: 'Taste once what you cut off each time.',
      l: 'Skin, cream, and a pause.',
    },
    work: 'Some packaging is part of the product, and some is only packaging. When customers cannot tell which, a single sentence helps both.',
    caution: [
      'Soft and washed-rind cheeses are advised against in pregnancy and for some illnesses; follow the official advice in your country.',
      'Pregnant women and people with some illnesses are told to leave out soft cheeses and those with a washed rind. Go by the official list where you live.',
    ],
    keep: 'the next cheese with an edge',
    send: 'the one who carves off the white',
    own: [
      {
        about: 'chees|brie|camembert',
        kinds: ['product', 'offer', 'service', 'event', 'price'],
        lead: 'Edges to try, on our side of the glass.',
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
    cover: 'Which shop do you remember?',
    gist: [
      'A bell over the door, a slice of sausage over the counter, the jar with the {sweets|candy}: most people carry a shop about with them that has long been {a flat|an apartment}. Which is yours?',
      'Ask someone about the shop at the end of their street, and they will tell you how it smelt.',
    ],
    subject: ['The slice over the counter', 'What did it smell of?'],
    hooks: {
      '*': [
        'Somebody leaned over a counter and handed you a slice of something. You were five. You still know what it was.',
        'You can still say how it smelt, although it has been {a flat|an apartment} for thirty years.',
        'The street is still there, and your nose still turns its head.',
      ],
      p: 'The shops that people remember are rarely the large ones.',
      a: 'Everyone has one shop in their nose.',
      t: 'Smell reaches memory by a shorter path than any other sense. That is why a whiff of coffee and brown paper can do so much.',
      f: 'Where were you sent for milk when you were small?',
      h: 'One was sent for flour and came back with flour, a gherkin, and news of three families.',
      i: 'Somebody knew your name and what your mother bought. It was not nothing.',
      l: 'Dark wood, a brass scale, coffee beans falling into paper.',
    },
    lines: {
      '*': [
        'The shop of your childhood:\n\nWhat did it smell of?\nWho stood behind the counter?\nWhat were you given?\n\nIs it still there?',
        'A child who is given a slice over the counter is a customer for sixty years.',
        'Paper cones, wooden drawers, a pencil behind an ear: adding up was done on the bag itself.',
        'In the small shop you learnt to greet, to wait and to count your change. School only went over it again.',
      ],
      h: ['Pocket money, age seven: an hour of choosing, ten minutes of eating, three days of toothache.'],
    },
    scene: [
      'A bell, two steps down, and cool air that smells of apples, soap and smoked sausage.',
      'On tiptoe, chin on the counter, a coin in your fist that has been warm since breakfast.',
    ],
    why: [
      [
        'It was the first place where you were a person on your own: with a list, a coin, and somebody who took you seriously.',
        'A small room with strong smells, the same faces, and now and then a gift: memory could hardly wish for more.',
      ],
    ],
    parts: [
      [
        ['The smell', 'What you could smell at the door'],
        [
          'Coffee, soap, gherkins, paper. All at once, and nowhere since.',
          'There was one corner where it smelt of cheese, and you ran past it.',
          'You would know it blindfold, after forty years.',
        ],
        'Coffee beans and brown paper',
      ],
      [
        ['The person behind the counter', 'Who stood there'],
        [
          'Apron, glasses, a pencil. They knew what you had come for.',
          'They spoke to you as if you were somebody. So you were.',
          'They remembered what your mother bought.',
        ],
        'An apron on a hook behind a counter',
      ],
      [
        ['What you were given', 'What you got for nothing'],
        [
          'A slice, a sweet, a {biscuit|cookie} with a broken corner.',
          'It was small, and tasted better than anything you ever bought.',
          'It was handed over the counter, and you ate it on the step.',
        ],
        'A hand holding out a slice over a counter',
      ],
    ],
    turn: [
      'Some of them still exist. They could do with the visit.',
      'The slice still exists, too. You only have to look five.',
    ],
    asks: [
      'What was the shop of your childhood called?',
      'Is the shop at the end of your street still there?',
    ],
    ends: {
      p: 'If it is still open, say so here. Somebody will be glad to know.',
      a: 'Go in. Greet. Buy something.',
      t: 'Olfactory memory, with a bell over the door.',
      f: 'Tell us the name. We like names of shops.',
      h: 'The gherkin was for the way, and it never got further than the corner.',
      i: 'A street with a shop in it is another street.',
      l: 'The bell, once more.',
    },
    work: 'What people remember of a shop has nothing to do with the range. Somebody bent down and gave them a slice.',
    keep: 'a walk down an old street',
    send: 'a brother or sister who will remember it too',
    own: [
      {
        about: 'since \\d|family|generation|founded|opened|years',
        kinds: ['history', 'story', 'people', 'place'],
        lead: 'To some people this is that shop.',
      },
    ],
    pic: {
      ask: 'Your counter from the height of a child',
      alt: 'A shop counter seen from the height of a child',
    },
    claims: [['Smell has direct links to memory and emotion', 'psychology textbook']],
  },
];
