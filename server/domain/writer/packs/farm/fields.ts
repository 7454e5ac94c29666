// What comes from field, hen house and orchard, and how to treat it.
import type { Idea } from '../../library/idea.ts';

const EGGS = 'eggs?\\b|hens?\\b|poultry|chickens?\\b';
const FRUIT = 'strawberr|berries|pick.your.own|\\bPYO\\b|u.pick|\\bfruit';
const MEAT = 'beef|lamb|pork|\\bmeat\\b|mutton|sheep|cattle|pigs?\\b';
const VEG = 'vegetab|\\bveg\\b|potato|carrot|market garden|salad|crops|organic|mixed';

export const FIELDS: readonly Idea[] = [
  {
    id: 'brown-eggs-white-eggs',
    format: 'myth',
    only: EGGS,
    again: 9,
    emoji: '🥚',
    tags: ['FreshEggs', 'FarmFacts', 'DidYouKnow'],
    title: ['Are brown eggs better than white ones?', 'Why some eggs are brown and others white'],
    cover: 'Brown or white?',
    myth: 'Brown eggs are more natural than white ones',
    short: 'No. The breed decides on the colour of the shell, and the feed on that of the yolk.',
    gist: [
      'Shell colour comes with the breed, like hair. What the hen eats and how she lives does not show on the shell. It shows in other ways, and on the box.',
      'White, brown, cream, even blue: under the shell they are the same. If you want to know how a hen lives, ask, or look at the code.',
    ],
    subject: ['Like hair colour', 'Even blue ones'],
    hooks: {
      '*': [
        'Brown eggs look like a farm, white ones like a factory. Both is only in the head.',
        'There are hens that lay blue eggs, and nobody says that they are more natural.',
      ],
      p: 'Whoever knows where the colour comes from can look at what matters.',
      f: 'Which ones did your grandmother have?',
      a: 'Breed makes shell. Feed makes yolk.',
      t: 'Brown pigment is laid on the shell at the end of its making; as a rough rule the ear lobe of the breed hints at the colour.',
      h: 'The hen was asked. She looked at us with one eye.',
      i: 'What counts is mostly on the inside.',
      l: 'A bowl of eggs: cream, tan, and one the blue of the morning.',
    },
    lines: {
      '*': [
        'Brown or white depends on the breed of the hen, and says nothing about how the egg tastes.',
        'A deep yellow yolk comes from what the hen eats: grass, maize, marigold petals.',
        'As hens get older, eggs get larger and shells often paler. It is the same hen.',
        'In Europe the first digit on an egg tells how the hen was kept. In other places the box has to.',
      ],
      h: ['One of them is nearly green. She thinks that it suits her.'],
    },
    scene: [
      'At the stall a hand hovers above white and brown, and goes to the brown ones, as always.',
      'In the straw lie four eggs, three brown and one white, and all are still warm.',
    ],
    why: [
      [
        'Pictures of farms have brown eggs in them, and pictures convince.',
        'In regions where white hens were common, white eggs count as the good ones.',
      ],
      [
        'A shell is packaging. How the hen lived is not printed in colour.',
        'One can only ask, or read what stands on it.',
      ],
    ],
    parts: [
      [
        'Look at the code or ask',
        ['How are they kept, what do they eat?', 'Whoever keeps hens likes to tell.'],
        'A stamp on an egg',
      ],
      [
        'Compare yolk with feed',
        ['Grass in summer makes it darker than hay in winter.', 'A pale one is no worse.'],
        'A yolk in a bowl',
      ],
      [
        'Taste them side by side',
        ['Soft boiled, with the shell covered.', 'Let the family guess.'],
        'Two eggs in cups',
      ],
    ],
    turn: ['And for pancakes they are all yellow.', 'Freshness makes more of a difference than any colour.'],
    asks: ['Brown or white: which do you take?', 'Have you ever seen a blue one?'],
    ends: {
      p: 'Ask how they live. That is the question.',
      f: 'Try it on Sunday.',
      a: 'Colour says nothing.',
      t: 'Shell thickness depends on age and calcium, and not on pigment.',
      h: 'The green one has been put on the Christmas card.',
      i: 'Different on the outside, alike within.',
      l: 'And the spoon taps, once.',
    },
    keep: 'the next egg at breakfast',
    send: 'somebody who takes only brown ones',
    own: [
      {
        kinds: ['product', 'process', 'price', 'place'],
        about: 'eggs?\\b|hens?\\b|free.range',
        lead: 'And about the eggs here.',
      },
    ],
    pic: { ask: 'Eggs of several colours in a bowl', alt: 'Brown, white and blue eggs in a bowl' },
    claims: [
      [
        'Shell colour by breed, yolk by feed; EU egg code',
        'poultry science textbooks; EU egg marketing rules',
      ],
    ],
  },
  {
    id: 'red-up-to-the-stalk',
    format: 'howto',
    only: FRUIT,
    again: 9,
    emoji: '🍓',
    when: { months: [4, 5, 6, 7, 8] },
    tags: ['PickYourOwn', 'StrawberrySeason', 'FarmLife'],
    title: [
      'How to pick strawberries: red up to the stalk',
      'Picking your own: pinch the stalk, do not pull',
    ],
    cover: 'Red up to the stalk',
    gist: [
      'A strawberry does not ripen in the basket. Pick it red right up to the stalk, pinch the stalk with the nail, lay it in shallow, and wash it only when you eat it.',
      'White shoulders stay white. Lift the leaves: the finest hang where nobody has looked.',
    ],
    subject: ['Lift the leaves', 'White shoulders stay white'],
    hooks: {
      '*': [
        'A strawberry with white shoulders stays that way. It does not ripen in the basket.',
        'The finest ones hang beneath the leaves, where everybody walks past.',
      ],
      p: 'Picked ripe and with the stalk they keep the longest.',
      f: 'One for the basket, one for the mouth. It is known.',
      a: 'Red all over. Pinch. Shallow. Cool.',
      t: 'Strawberries are non-climacteric: after picking they get softer and darker, and no sweeter.',
      h: 'The basket weighed very little. The child weighed more than before.',
      i: 'What one has picked oneself tastes of the day.',
      l: 'Warm fruit, a straw hat, and juice on the wrist.',
    },
    lines: {
      '*': [
        'Strawberries do not ripen after picking. Take those that are red right up to the stalk.',
        'Pinch through the stalk with your nail. If you pull at the fruit, it gets bruised and does not keep.',
        'Wash strawberries just before you eat them, with the green still on, or they drink water.',
        'Come in the morning: cool berries keep longer, and the rows are still full.',
      ],
      h: ['"I have not eaten any", said a red mouth.'],
    },
    scene: [
      'Between the rows squats a child with an empty basket and a very full face.',
      'Early, dew on the leaves, somebody lifts one with a finger, and beneath it there are seven.',
    ],
    why: [
      [
        'Sugar comes from the plant, and only as long as the fruit hangs on it.',
        'In the kitchen a berry gets redder, which is not the same.',
      ],
      [
        'Where the skin is torn or the stalk is missing mould gets in.',
        'At the bottom of a deep basket the weight of the others does the rest.',
      ],
    ],
    parts: [
      [
        'Lift the leaves',
        ['The ripest hang in the shade.', 'Look from the other side of the row as well.'],
        'Fruit under leaves',
      ],
      [
        'Pinch the stalk',
        ["A finger's breadth above the fruit.", 'Between nail and finger, with a small turn.'],
        'A hand at a stalk',
      ],
      [
        'Lay them in shallow',
        ['Two layers are enough, the rest in a second bowl.', 'Jam ones apart: soft, and quickly used.'],
        'A shallow basket',
      ],
      [
        'Cool them soon',
        ['Not in the hot car for the whole afternoon.', 'Unwashed, loosely covered, eaten tomorrow.'],
        'A bowl in a fridge',
      ],
    ],
    turn: [
      'And leave the plants as they were: walk in the paths.',
      'A little later in the season they get smaller and often sweeter.',
    ],
    asks: ['Basket or mouth: what is your share?', 'Cake, jam or just like that?'],
    ends: {
      p: 'Ripe, with the stalk, and cool.',
      f: 'And a napkin. No, two.',
      a: 'Red all over, or leave it.',
      t: 'Raspberries are ripe when they come off by themselves; plums ripen further, cherries do not.',
      h: 'The scales have decided not to ask.',
      i: 'The season is short. Taste it.',
      l: 'And in the evening the whole kitchen smells of it.',
    },
    keep: 'the first warm Saturday in the season',
    send: 'whoever comes along to pick',
    own: [
      {
        kinds: ['product', 'hours', 'event', 'price', 'place'],
        about: 'pick|strawberr|berr|\\bPYO\\b|field',
        lead: 'And about picking here.',
      },
    ],
    pic: {
      ask: 'A shallow basket of ripe berries in the row',
      alt: 'A shallow basket of strawberries between rows',
    },
    claims: [
      [
        'Strawberries do not ripen further; pick with stalk; wash late',
        'horticulture textbooks; extension services',
      ],
    ],
  },
  {
    id: 'why-hens-take-a-holiday',
    format: 'answer',
    only: EGGS,
    again: 10,
    emoji: '🐔',
    when: { months: [10, 11, 12, 1, 2] },
    tags: ['FreshEggs', 'FarmLife', 'WinterFarm'],
    title: ['Why do hens lay fewer eggs in winter?', 'Fewer eggs in winter: it is the light'],
    cover: 'Hens go by daylight',
    question: 'There were plenty of eggs in summer. Why are there so few now?',
    short: 'Hens go by the light. Short days tell them to rest, and in spring they begin again.',
    gist: [
      'It is not the cold, it is the dark. As days get shorter hens moult and rest; as they grow longer the baskets fill up again. Where lamps make the day longer they go on laying.',
      'An egg is a lot of work for a small animal. In December nature gives them time off.',
    ],
    subject: ['Not the cold: the dark', 'Time off in December'],
    hooks: {
      '*': [
        'In summer the basket is full, in December there are two. The hens have read the sun.',
        'It is not the cold that keeps hens from laying. It is the short day.',
      ],
      p: 'Knowing the season makes the empty basket understandable.',
      f: 'They are not on strike. They are resting.',
      a: 'Short days, few eggs. Normal.',
      t: 'Laying follows day length by way of the brain; about fourteen hours of light keep it going.',
      h: 'The hens have put up a note: back when it is light.',
      i: 'Everything that gives also has to rest.',
      l: 'Frost on the roof, straw, and soft noises in the dark.',
    },
    lines: {
      '*': [
        'Hens lay by daylight: few eggs in December, plenty in April. It is the light and not the cold.',
        'In autumn hens change their feathers. It takes so much strength that the eggs have to wait.',
        'Spring used to be the season of eggs. That is part of why they belong to Easter.',
        'Young hens often lay on through their first winter. The older ladies take the break.',
      ],
      h: ['She looks like a feather duster after an argument. It is called moulting.'],
    },
    scene: [
      'Half past four, and on the perch eleven hens sit fluffed up like cushions. The day is over for them.',
      'In the nest box lies one single egg, and a hen stands beside it as if it were a medal.',
    ],
    why: [
      [
        'Chicks that hatched in the dark months would have had a hard time of it.',
        'Nature waits for longer days before it lets them hatch.',
      ],
      [
        'New feathers are made of the same stuff as eggs: protein.',
        'Eggs and feathers at once would be too much for a hen.',
      ],
    ],
    parts: [
      [
        'Light sets the pace',
        [
          'Less than a dozen hours or so, and most of them stop.',
          'A lamp in the morning replaces the sun on many farms.',
        ],
        'A hen house at dusk',
      ],
      [
        'Feathers come first',
        [
          'In autumn they fall out and grow again.',
          'Warm for the winter is more urgent than breakfast for us.',
        ],
        'Feathers in straw',
      ],
      [
        'February brings them back',
        ['Week by week a few more.', 'By Easter the baskets run over.'],
        'A basket of eggs',
      ],
    ],
    turn: ['Until then there is porridge.', 'And thank you for waiting with them.'],
    asks: ['Did you know it?', 'What do you bake when there are plenty?'],
    ends: {
      p: 'A basket with seasons.',
      f: 'The ladies send their regards.',
      a: 'Back in February.',
      t: 'Breed and age shift it by some weeks.',
      h: 'The note has been renewed until Candlemas.',
      i: 'Rest is part of giving.',
      l: 'And each evening it stays light a little longer.',
    },
    keep: 'the morning with one egg in the box',
    send: 'somebody who bakes a lot',
    own: [
      {
        kinds: ['product', 'hours', 'process'],
        about: 'eggs?\\b|hens?\\b',
        lead: 'And about the hens here.',
      },
    ],
    pic: { ask: 'A hen in winter light', alt: 'A hen in straw in winter light' },
    claims: [
      ['Photoperiod and laying; moult; some fourteen hours of light', 'poultry science; extension services'],
    ],
  },
  {
    id: 'leave-the-soil-on',
    format: 'tip',
    only: VEG,
    again: 9,
    emoji: '🥕',
    tags: ['FarmFresh', 'StorageTips', 'SeasonalVeg'],
    title: ['Carrots and potatoes: leave the soil on', 'How to store roots so that they last'],
    cover: 'Leave the soil on',
    gist: [
      'Soil keeps roots from drying out, water makes them rot. Brush, do not wash. Twist off the green of carrots at once, keep potatoes dark, and put apples somewhere else.',
      'Washed ones are lovely, and last for days. Dirty ones last for weeks or months, in the cool and the dark.',
    ],
    subject: ['Dirty lasts longer', 'Apples somewhere else'],
    hooks: {
      '*': [
        'Washed carrots last for days, dirty ones for weeks. Leave the soil on.',
        'Carrots with their green on look fresh. It is drinking them dry.',
      ],
      p: 'Stored in the right way, a large bag lasts as long as you need it.',
      f: 'You need no {cellar|basement}. A cool corner does.',
      a: 'Green off. Soil on. Dark. Cool.',
      t: 'Leaves go on evaporating through the root; washing damages the skin and leaves moisture for rot.',
      h: 'The carrots have moved in with the apples. There was bitterness.',
      i: 'What the earth keeps it keeps well.',
      l: 'Dark earth on orange, and a cool wooden box.',
    },
    lines: {
      '*': [
        'Store carrots and potatoes unwashed: soil keeps them from drying, water makes them rot.',
        'Twist off the green of carrots and beets at once. It draws water out of the root.',
        'Apples give off a gas that makes carrots bitter. Keep them apart.',
        'Potatoes go green in the light, and green ones can make you ill. Keep them dark, and do not eat the green ones.',
      ],
      h: ['The potato has grown eyes, to see what takes so long.'],
    },
    scene: [
      'On the kitchen table stands a sack with earth on it, and somebody is already at the {tap|faucet}. Stop.',
      'In March somebody digs in a box of sand and brings up a carrot, firm as in October.',
    ],
    why: [
      [
        'A root is a store, made to last through winter in the ground.',
        'Cool, dark and damp is what a carrot knows.',
      ],
      ['Any scratch is a door for rot.', 'A brush before cooking is early enough.'],
    ],
    parts: [
      [
        'Take off the green',
        ['With a twist, a finger above the root.', 'Young leaves make a pesto.'],
        'Carrots and their tops',
      ],
      [
        'Leave the soil on',
        ['Shake, do not wash.', 'Sort out what is cut or soft, and eat it first.'],
        'Carrots with soil',
      ],
      [
        'Keep them dark and cool',
        [
          'Potatoes in a paper bag, roots in damp sand or the fridge drawer.',
          'Airy, and not in plastic that sweats.',
        ],
        'A box of sand',
      ],
      [
        'Put the apples elsewhere',
        ['Another shelf is enough, better another room.', 'They are good company for nobody.'],
        'Apples on a shelf',
      ],
    ],
    turn: [
      'And look in once a week: one bad one tells the others.',
      'Soft carrots come back in cold water. Then soup.',
    ],
    asks: ['Where do you keep yours?', 'What has come back to life in your {cellar|basement}?'],
    ends: {
      p: 'Dirty, dark, cool.',
      f: 'And the pesto is worth a try.',
      a: 'Brush, do not wash.',
      t: 'Onions and garlic want it dry; they do not go with potatoes.',
      h: 'The apples have been given a room of their own.',
      i: 'Store a little autumn.',
      l: 'And it smells of earth when you open the lid.',
    },
    caution: 'Do not eat green or strongly sprouted potatoes: what makes them bitter can make people ill.',
    keep: 'the day you bring home a whole sack',
    send: 'somebody at the {tap|faucet}',
    own: [
      {
        kinds: ['product', 'price', 'offer', 'service'],
        about: 'veg|potato|carrot|box|sack|root|squash',
        lead: 'And what there is from these fields.',
      },
    ],
    pic: { ask: 'Carrots with soil on them', alt: 'A bunch of carrots with soil on them' },
    claims: [
      [
        'Store unwashed; remove tops; ethylene makes carrots bitter; green potatoes',
        'extension services; food safety authorities',
      ],
    ],
  },
  {
    id: 'half-a-lamb-in-the-freezer',
    format: 'answer',
    only: MEAT,
    again: 10,
    emoji: '🥩',
    unless: 'vegan|vegetarian',
    tags: ['FarmMeat', 'KnowYourFarmer', 'CookingTips'],
    title: [
      'Buying half a lamb or a meat box: what to expect',
      'Meat straight from the farm: what is in the box?',
    ],
    cover: 'Half a lamb, and now?',
    question: 'We would like to buy meat from a farm. What do we really get?',
    short: 'Not only chops. Some is for frying, a good part for slow cooking, some is mince and bones.',
    gist: [
      'An animal is more than its best cuts. Expect some to fry, a lot to braise, mince, and bones for stock. Ask for the list, measure the freezer, and label what you pack.',
      'You learn to cook what restaurants like best: shoulder, shin, neck. They only want time.',
    ],
    subject: ['Not only chops', 'Measure the freezer first'],
    hooks: {
      '*': [
        'Half a lamb is not forty chops. Ask what is in the box.',
        'Before you order meat from a farm, open your freezer and look.',
      ],
      p: 'Whoever knows the cuts gets more out of a box.',
      f: 'Share it with neighbours. It makes good evenings.',
      a: 'List. Freezer. Labels. Time.',
      t: 'As a rough guide one needs about one litre of freezer for half a kilo of packed meat, a little more for bones.',
      h: 'There was a parcel that said "various". It stayed in there the longest.',
      i: 'To use all of it is a kind of thanks.',
      l: 'A heavy pot, a low flame, and a whole afternoon.',
    },
    lines: {
      '*': [
        'Meat from the farm is the whole animal: some for the pan, more for the pot, mince, and bones for stock.',
        'Ask for portions that suit you: two chops a bag or six. Afterwards it is frozen.',
        'Thaw it slowly in the fridge, on a plate, a day before. It stays juicier, and it is safer.',
        'Write cut and date on every parcel. In the freezer all meat looks alike.',
      ],
      h: ['"What is shin for?" Three hours later nobody asked any more.'],
    },
    scene: [
      'On the kitchen table lie twenty parcels, and two families deal them out like cards.',
      'A shoulder has been in the oven since noon, and at six the bone comes out by itself.',
    ],
    why: [
      [
        'There are only so many fillets on an animal.',
        'A farm has to sell all of it, or the best gets very dear.',
      ],
      [
        'Cuts that worked a lot have the most taste, and want the most time.',
        'With low heat what is tough turns soft.',
      ],
    ],
    parts: [
      [
        'Ask for the list',
        ['Which cuts, how heavy, how packed?', 'And if liver and bones may come along.'],
        'A list on paper',
      ],
      [
        'Measure the freezer',
        ['One drawer for about ten kilos, as a rule of thumb.', 'Or find somebody to share with.'],
        'An open freezer drawer',
      ],
      [
        'Label every parcel',
        ['Cut, weight, date.', 'Minced first, large pieces later.'],
        'A label on a parcel',
      ],
      [
        'Learn one slow dish',
        ['Onions, stock, three hours.', 'It works with shoulder, neck and shin alike.'],
        'A pot on a stove',
      ],
    ],
    turn: [
      'And from the bones you get stock, for nothing.',
      'Ask how the animal lived. There should be an answer.',
    ],
    asks: ['Which cut do you never dare to cook?', 'What is your slow dish?'],
    ends: {
      p: 'A list, a drawer, a little time.',
      f: 'And ask your neighbours in.',
      a: 'Use all of it.',
      t: 'Frozen at minus eighteen degrees Celsius, large pieces keep their quality for many months, mince for fewer.',
      h: 'The parcel was oxtail. It was a triumph.',
      i: 'Eat less of it, and better.',
      l: 'And it falls from the bone.',
    },
    caution: 'Thaw meat in the fridge, cook mince right through, and do not freeze raw meat a second time.',
    keep: 'the day you order a box',
    send: 'somebody who would share one',
    own: [
      {
        kinds: ['product', 'price', 'offer', 'process'],
        about: 'beef|lamb|pork|meat|box|half|quarter|hogget|mutton',
        lead: 'And what comes from this farm.',
      },
    ],
    pic: { ask: 'Labelled parcels or a slow dish', alt: 'Labelled parcels of meat on a table' },
    claims: [['Whole-animal cuts; thawing and freezing', 'butchery textbooks; food safety authorities']],
  },
  {
    id: 'hay-is-not-straw',
    format: 'glossary',
    again: 10,
    emoji: '🌾',
    tags: ['FarmFacts', 'FarmLife', 'GoodToKnow'],
    title: ['Hay, straw, silage: farm words explained', 'What is the difference between hay and straw?'],
    cover: 'Hay is not straw',
    gist: [
      'Hay is dried grass, and food. Straw is the stalk of grain, and bed. Silage is pickled grass. Three words, and you know what lies in the field.',
      'The golden rolls and the black ones are not the same thing, and a rabbit on straw goes hungry.',
    ],
    subject: ['One is dinner, one is bed', 'Pickled grass in foil'],
    hooks: {
      '*': [
        'Hay is dinner, straw is bed. Whoever mixes them up gets looked at by a cow.',
        'Those round black parcels in the field? That is pickled grass.',
      ],
      p: 'A handful of words, and a walk through fields tells much more.',
      f: 'The children will ask. Now you can answer.',
      a: 'Hay feeds. Straw beds. Silage ferments.',
      t: 'Hay is dried to under a fifth of moisture; silage is kept damp, airless and sour, so that lactic acid preserves it.',
      h: 'The city calls it all "those rolls".',
      i: 'To name a thing is to see it.',
      l: 'Cut grass, two days of sun, and a scent that fills the valley.',
    },
    lines: {
      '*': [
        'Hay is dried grass and gets eaten. Straw is what grain stands on, and gets slept on.',
        'Black or white rolls in foil are silage: grass pickled like sauerkraut.',
        'Heifer: a cow that has not had a calf. Ewe, ram, wether: sheep she, he, and he no longer quite.',
        'Do not climb on bales. They weigh as much as a small car and roll like one.',
      ],
      h: ['"Look, hay!" said the father, beside four tons of straw. The child was polite.'],
    },
    scene: [
      'On the back seat somebody presses a nose to the glass: why are they wrapped up?',
      'In the barn one puts a hand deep in and knows by the smell: second cut, early July.',
    ],
    why: [
      [
        'From the road everything is yellow and round.',
        'The plant and the day on which it was cut decide what a roll is.',
      ],
      [
        'For an animal it is the difference between eating and lying.',
        'For the farmer the difference is a winter.',
      ],
    ],
    parts: [
      [
        'Hay',
        ['Grass, cut and dried, with all its leaves and herbs.', 'Winter feed that smells of summer.'],
        'Hay in a hand',
      ],
      [
        'Straw',
        [
          'The dry stalks that are left when the grain has been threshed.',
          'Bedding, golden and hollow, with hardly anything in it to eat.',
        ],
        'A golden bale',
      ],
      [
        'Silage',
        [
          'Grass or maize, packed airtight, that sours and keeps.',
          'Pickled feed, in foil or under a sheet with old tyres on it.',
        ],
        'A wrapped bale',
      ],
      [
        'Heifer',
        [
          'A young cow that has not had a calf yet.',
          'Between calf and cow: a teenager with horns, or without.',
        ],
        'A young cow',
      ],
    ],
    turn: [
      'And the smell of the black rolls: vinegar, tobacco, a little beer.',
      'If it has ears on top, it is still grain.',
    ],
    asks: ['Did you know the difference?', 'Which farm word puzzles you?'],
    ends: {
      p: 'Four words for the next walk.',
      f: 'Ask us the next one. There are many.',
      a: 'Hay eats. Straw sleeps.',
      t: 'Haylage is in between: drier than silage, damper than hay.',
      h: 'The child now works in agriculture.',
      i: 'Look twice at an ordinary field.',
      l: 'And the valley smells of it for days.',
    },
    keep: 'the next drive through fields',
    send: 'somebody who says "those rolls"',
    pic: { ask: 'Hay and straw, side by side', alt: 'A handful of hay beside a handful of straw' },
    claims: [['Definitions', 'agriculture textbooks']],
  },
];
