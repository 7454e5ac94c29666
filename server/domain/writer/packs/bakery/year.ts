// The bakery's year, its nights and its past.
import type { Idea } from '../../library/idea.ts';

export const YEAR: readonly Idea[] = [
  {
    id: 'toast-the-bun',
    format: 'season',
    again: 11,
    emoji: '🧈',
    when: { months: [2, 3, 4] },
    tags: ['HotCrossBuns', 'EasterBaking', 'BunSeason'],
    title: [
      'How to eat hot cross buns: toasted, split or as a pudding',
      'Hot cross buns: the best way to toast, fill and use them up',
    ],
    cover: 'Split it, toast it',
    gist: [
      'A spiced bun is an enriched dough: it toasts fast, burns easily and goes stale slowly. Split it, toast the cut side only, and butter it to the edges; older ones make a very good bread and butter pudding.',
      'Toast the inside and leave the glaze alone. That is half of the art of the hot cross bun; the other half is cold butter.',
    ],
    subject: ['Toast the inside only', 'What to do with the last four buns'],
    hooks: {
      '*': [
        'Toast a hot cross bun on the cut side only. The top has a glaze, and a glaze turns into smoke.',
        'The bun needs butter. The only question is how cold.',
        'Somewhere this weekend a bun is on fire, and it is the glaze.',
      ],
      p: 'Fruit buns keep longer than bread and toast faster, and it pays to know both.',
      a: 'Split. Toast the inside. Cold butter.',
      t: 'Sugar and milk in the dough brown well before plain bread would. Turn the toaster down by two.',
      f: 'Four buns left over from the weekend? They are far from finished.',
      h: 'Toasted whole, a hot cross bun is charcoal with a warm idea in it.',
      i: 'Spice in spring: it tells you that the long part of the year is behind you.',
      l: 'Cinnamon, orange peel, a slice of butter that has not quite melted.',
    },
    lines: {
      '*': [
        'Hot cross buns: split, cut side to the {grill|broiler}, glaze away from the heat. Then butter, cold, in a slice.',
        'The cross is flour and water, piped on before baking. It tastes of nothing and looks of everything.',
        'Stale buns make the better pudding: sliced, buttered, custard over, half an hour to soak before the oven.',
        'A bun under mature cheddar, grilled. It sounds like a dare, and it is a very good lunch.',
        'Freeze buns on the day you buy them, already split. They toast from frozen.',
        'An orange grated over the butter makes an old bun taste of this week.',
      ],
      h: ['One a penny, two a penny: historically the last known price stability in baking.'],
    },
    scene: [
      'The smoke alarm, an open window, and a bun with a black shine. Somebody toasted it whole.',
      'Good Friday morning. Six buns, four people, and butter that comes straight out of the fridge.',
    ],
    why: [
      [
        'Milk, butter and sugar in the dough make it soft, and they also make it brown early.',
        'Whatever is enriched colours fast, since there is more in it that can.',
      ],
      [
        'The same fat and sugar keep it moist for days, so a bun of yesterday is no bun lost.',
        'It goes stale slowly, and when it does it drinks custard like nothing else.',
      ],
    ],
    parts: [
      [
        ['Split it and toast the inside', 'Halve it and brown the cut faces'],
        [
          'Under a {grill|broiler}, cut side up, until the edges are brown.',
          'The crumb crisps while the top stays soft. It is the contrast that you want.',
          'The shiny side stays away from the flame, and the crumb gets its crust.',
        ],
        ['Split buns cut side up under a {grill|broiler}', 'Bun halves under a glowing {grill|broiler}'],
      ],
      [
        ['Use cold butter', 'Butter straight from the fridge'],
        [
          'In slices, so that it is half melted when it gets to you.',
          'Warm butter soaks in and is gone. Cold butter stays and argues.',
          'It should still be a slice when you bite. That is the point of a hot bun.',
        ],
        ['A slice of butter on a toasted bun', 'A curl of butter sliding on a toasted half'],
      ],
      [
        ['Try it with cheese', 'Lay cheese over the fruit'],
        [
          'A crumbly, sharp one: fruit and spice do to it what chutney does.',
          'In the north of England nobody would even mention it.',
          'Something that crumbles, melted until it runs into the raisins.',
        ],
        ['A slice of cheese melting on a bun', 'Melted cheese over a spiced bun'],
      ],
      [
        ['Turn the old ones into pudding', 'Old ones become a pudding'],
        [
          'Slices, butter, marmalade, custard, a low oven.',
          'Let it soak first. The soaking is what it is all about.',
          'Butter them, lay them like tiles, pour custard over and wait before you bake.',
        ],
        ['Buttered bun slices in a baking dish', 'Overlapping bun slices under custard'],
      ],
    ],
    turn: [
      'Six buns are four for breakfast and two for {pudding|dessert}.',
      'Spring may come. There is butter.',
    ],
    asks: ['Hot cross buns: toasted or plain?', 'What goes on a spiced bun apart from butter?'],
    ends: {
      p: 'They freeze well, split, and toast straight from the freezer.',
      a: 'Inside brown. Outside untouched.',
      t: 'Reducing sugars and milk protein: hence the speed.',
      f: 'And leave the smoke alarm its battery.',
      h: 'The warm idea has been buttered.',
      i: 'There are foods that only make sense for six weeks. Good for them.',
      l: 'Peel, spice, a warm napkin.',
    },
    work: [
      'Products with a short season get the attention that permanent ones have to pay for. The trick is to let it end.',
      'A thing that is only there for three weeks gets talked about in all three. Do not stretch it.',
    ],
    keep: 'Good Friday morning',
    send: 'the one who toasts them whole',
    own: [
      {
        about: 'hot cross|easter|spiced buns?|fruit buns?',
        kinds: ['product', 'offer', 'price', 'event', 'service'],
        lead: 'For this spring, from our trays.',
      },
    ],
    pic: {
      ask: ['A split, toasted bun with a slice of cold butter', 'A toasted bun, cut side up, butter melting'],
      alt: 'A toasted hot cross bun with a slice of butter',
    },
    claims: [
      ['Enriched doughs brown faster and stale more slowly', 'baking textbook'],
      ['The cross is a flour paste', 'trade practice'],
    ],
  },
  {
    id: 'sandwich-that-travels',
    format: 'season',
    again: 11,
    emoji: '🧺',
    when: { season: ['summer'] },
    tags: ['PicnicFood', 'SandwichTips', 'SummerFood'],
    title: [
      'How to make sandwiches that survive a picnic',
      'Picnic sandwiches that do not go soggy on the way',
    ],
    cover: 'A sandwich that travels',
    gist: [
      'A picnic sandwich is built against water: butter to the edges, wet things in the middle, leaves dry, and something heavy on top for an hour. Some get better by it.',
      'Press it, do not pamper it. A filled loaf that has lain under a board for an hour is better at two than at noon.',
    ],
    subject: ['Put a weight on your sandwiches', 'Built against the tomato'],
    hooks: {
      '*': [
        'A good picnic sandwich has spent an hour under a heavy book.',
        'It is the tomato. When a sandwich goes wrong on the way, it is nearly always the tomato.',
        'What is in the {tin|lunch box} at noon was decided by how you spread the butter at eight.',
      ],
      p: 'Four habits keep a sandwich good from the kitchen to the meadow.',
      a: 'Butter is waterproofing. Spread it like paint.',
      t: 'Fat blocks water. A closed layer of butter or cheese on both sides keeps the crumb dry for hours.',
      f: 'Off to the lake on Sunday? Make lunch tonight, and put the dictionary on it.',
      h: 'At the bottom of each {rucksack|backpack} there is a sandwich that has met a thermos.',
      i: 'Bread, a blanket, a tree. The nicest restaurant of the summer has no door.',
      l: 'A pressed loaf, cut in wedges, oil running to the edge, and the cork already out.',
    },
    lines: {
      '*': [
        'Picnic loaf: hollow it, oil it, fill it with layers, lid on, wrap tightly, a weight on top for an hour. Slice it like cake.',
        'Butter to the very edge, on both sides. Where bread shows, bread gets wet.',
        'Salt the tomato beforehand and pat it dry, or carry it whole and slice it there.',
        'Soft rolls travel better than crusty bread. What is crisp at ten is leather at one.',
        'Wrap each sandwich in paper and not in foil: paper takes up the damp, foil collects it.',
        'Mustard, pickles and sauce travel in a small jar of their own.',
      ],
      h: ['Egg sandwiches on a train: an act of war with napkins.'],
    },
    scene: [
      'Blanket, sun, hunger. Somebody opens the {tin|box} and finds that the tomato has moved in with the bread.',
      'On the kitchen table stands a loaf wrapped like a present, and on the loaf a dictionary and two {tins|cans} of beans.',
    ],
    why: [
      [
        'Bread gets soggy from the inside, by whatever is wet lying against it.',
        'Crumb is a {sponge|cake}, and cucumber is mostly water. The meeting goes as you would expect.',
      ],
      [
        'Pressure, on the other hand, does a sturdy loaf good: layers settle, oil spreads, nothing falls out.',
        'What is pressed holds together and tastes all the way through.',
      ],
    ],
    parts: [
      [
        ['Butter it to the edges', 'Spread fat right up to the crust'],
        [
          'Butter, cream cheese, hummus: fat is the raincoat.',
          'Both halves, right to the crust.',
          'It keeps water out of the crumb. A bare corner is where it starts.',
        ],
        ['Butter spread right to the edge of a slice', 'A knife drawing soft cheese to the edge'],
      ],
      [
        ['Put the wet things in the middle', 'Wet fillings between dry ones'],
        [
          'Cheese or ham below, tomato between, cheese or ham above.',
          'No cucumber ever touches bread.',
          'Tomato and cucumber lie in the centre, with something dense on either side.',
        ],
        ['Layers of a sandwich seen from the side', 'A cross-section with tomato in the middle'],
      ],
      [
        ['Pack leaves separately', 'Salad goes in at the last minute'],
        [
          'A handful in a bag, put in on the blanket.',
          'Lettuce lasts as long as nothing presses on it.',
          'Carried apart, a leaf is still a leaf at lunchtime.',
        ],
        ['Leaves in a small bag beside a sandwich', 'A box of leaves next to a loaf'],
      ],
      [
        ['Press a filled loaf', 'Weight down a whole filled loaf'],
        [
          'Wrapped tightly, a board on it, two {tins|cans}, an hour.',
          'Upside down for the second half, so the oil goes both ways.',
          'Under books or {tins|cans} for an hour, turned once. It slices like a terrine afterwards.',
        ],
        ['A wrapped loaf under a heavy book', 'Two {tins|cans} on a board on a wrapped loaf'],
      ],
    ],
    turn: [
      'Cut it there, with a real knife, on the wrapping.',
      'The dictionary can go back on the shelf. It has a new word: lunch.',
    ],
    asks: ['What is on your picnic sandwich?', '{Crisps|Chips}: in the sandwich or next to it?'],
    ends: {
      p: 'Keep meat and egg cold until you sit down, with something frozen in the bag.',
      a: 'Fat, middle, weight.',
      t: 'Barrier first, compression second.',
      f: 'And bring one more than there are people.',
      h: 'The thermos has since been given a bag of its own.',
      i: 'Bread tastes better on grass. Nobody knows why.',
      l: 'Then lie back, and look up through the leaves.',
    },
    work: [
      'Design for transport, not for the photograph: lunchboxes teach it, and so does every {parcel|package} that arrives open.',
      'Pack for the bumpy part of the way and not for the table you start from.',
    ],
    caution: [
      'Sandwiches with meat, fish or egg should stay cold on the way and be eaten within a few hours.',
      'Keep sandwiches with meat, fish or egg cool until they are eaten, and do not carry them about for more than a few hours.',
    ],
    keep: 'the first warm Sunday',
    send: 'whoever packs the {rucksack|backpack}',
    own: [
      {
        about: 'sandwich|\\brolls?\\b|focaccia|ciabatta|baguette|picnic',
        kinds: ['product', 'offer', 'price', 'service'],
        lead: 'Bread for the {rucksack|backpack}, then.',
      },
    ],
    pic: {
      ask: ['A filled loaf cut in wedges, the layers showing', 'A pressed loaf cut across on its wrapping'],
      alt: 'A filled loaf cut into wedges showing its layers',
    },
    claims: [
      ['Fat layers slow moisture migration', 'food science textbook'],
      ["Pressed sandwiches (pan bagnat, shooter's sandwich) are made ahead", 'cookery tradition'],
    ],
  },
  {
    id: 'apples-that-hold',
    format: 'season',
    again: 11,
    emoji: '🍎',
    when: { season: ['autumn'] },
    tags: ['AppleSeason', 'AppleTart', 'AutumnBaking'],
    title: [
      'Which apples to use for pie, tart and purée',
      'Cooking apples or eating apples: which sort holds its shape?',
    ],
    cover: 'Does it hold or collapse?',
    gist: [
      'There are apples that keep their shape in the oven and apples that fall to fluff. For a tart you want the first, for a purée the second, and for a pie a handful of each.',
      'Cook one slice in butter before you decide. In four minutes it tells you whether it is a tart or a sauce.',
    ],
    subject: ['One slice in the pan tells you', 'A pie wants two kinds of apple'],
    hooks: {
      '*': [
        'Fry one slice of it. In four minutes you know whether that apple belongs in a tart or in a pot.',
        'A Bramley in a tart turns to foam. It cannot help it.',
        'No recipe can tell you what the apple in your hand is going to do.',
      ],
      p: 'Whether an apple tart looks right is decided at the greengrocer and not in the oven.',
      a: 'Tart: firm apples. Sauce: soft ones. Pie: both.',
      t: 'Acid apples have weaker cell walls when hot, so they collapse; firm dessert apples hold.',
      f: 'A bag of apples from the neighbour and no idea which sort? There is a test.',
      h: 'Some apples go into the oven as slices and come out as a rumour.',
      i: 'For a few weeks there are more apples than anyone can name. Now is the time to find yours.',
      l: 'Thin slices, overlapping like tiles, their edges just dark.',
    },
    lines: {
      '*': [
        'Do they hold? Cox, Braeburn, Golden Delicious, Granny Smith, Jonagold: yes. Bramley, McIntosh: to fluff.',
        'For pie, mix them: firm ones for bite, soft ones to make the sauce in between.',
        'Salt is for apples, too. A pinch in the filling, along with the sugar.',
        'Keep the peel and cores. Boiled in a little water they give the jelly that makes a tart shine.',
        'A Russet stays firm, a Bramley never does. The rest you can find out in a pan.',
        'Lemon keeps cut apples pale and helps them hold a little longer.',
      ],
      h: ['"They were excellent apples." They were. They are now a pond.'],
    },
    scene: [
      'The tart went in like a rose, slice by slice. What comes out looks like porridge with a rim.',
      'A carrier bag hangs on the door handle, full of apples, with no note. It is that time of year.',
    ],
    why: [
      [
        'What keeps an apple together is a kind of glue between its cells, and heat and acid dissolve it.',
        'In a sour apple this glue lets go early. In others it holds on until the pastry is brown.',
      ],
      [
        'The sort matters more than the recipe, and no baking time will make up for the wrong one.',
        'You cannot bake a soft apple firm. You can only choose another.',
      ],
    ],
    parts: [
      [
        ['Test one slice in butter', 'Fry a slice and watch it'],
        [
          'Four minutes, medium heat. Does it bend, or fall apart?',
          'The oven will do the same thing, only more slowly.',
          'It shows in minutes what an hour in pastry would have shown too late.',
        ],
        ['One apple slice frying in a pan', 'A slice of apple being turned with a fork'],
      ],
      [
        ['Lay firm ones in a tart', 'Firm sorts for the tart'],
        [
          'Thin, tight, like roof tiles. They shrink a little.',
          'Sweetness can be added. Bite cannot.',
          'Slice them thin, set them close. They should still have an edge when they are brown.',
        ],
        ['Thin apple slices overlapping in a tart', 'A spiral of apple slices in a pastry case'],
      ],
      [
        ['Mix two sorts in a pie', 'For a pie take some of each'],
        [
          'A third soft, two thirds firm: the one makes sauce for the other.',
          'So it is neither dry nor soup.',
          'The soft ones melt round the firm ones, so there is bite and there is juice.',
        ],
        ['Two kinds of apple in one bowl', 'Two piles of chopped apple'],
      ],
      [
        ['Boil down the peel', 'Turn the peel into a glaze'],
        [
          'With a bit of sugar until it is syrup, then brush it on.',
          'In the skin there is pectin, and it is what shines.',
          'Simmer it with water and sugar. What is left sets to a clear jelly.',
        ],
        ['A brush glazing a tart', 'Apple peel simmering in a small pan'],
      ],
    ],
    turn: [
      'And if one boils to foam: with custard it is a pudding.',
      'Ask your neighbour for the name of the tree.',
    ],
    asks: ['Which apple do you bake with?', 'Which apples grow where you live?'],
    ends: {
      p: 'If you note what worked, you will have it again next autumn.',
      a: 'Choose for the oven, not for the bowl.',
      t: 'Pectin, acid, heat: three factors, one slice.',
      f: 'Whoever gave you the apples would like a piece, by the way.',
      h: 'The rumour was confirmed with ice cream.',
      i: 'An old tree feeds a whole street, if somebody carries the bags.',
      l: 'Warm, not hot. Crème fraîche beside it.',
    },
    work: [
      'Testing one slice before committing the whole tart takes four minutes. It is a fine argument for pilots that a kitchen has to offer.',
      'A small trial with the real material tells you more than a long talk about it.',
    ],
    keep: 'the bag on the door handle',
    send: 'the neighbour with the tree',
    own: [
      {
        about: 'apple',
        kinds: ['product', 'offer', 'price', 'process', 'place', 'event'],
        lead: 'As for apples in our oven.',
      },
    ],
    pic: {
      ask: [
        'An apple tart before baking, slices overlapping',
        'Slices of raw apple laid in a tart {tin|pan}',
      ],
      alt: 'Apple slices overlapping in a tart before baking',
    },
    claims: [
      [
        'Acidic apples such as Bramley break down, dessert apples hold; pectin dissolves with heat',
        'food science textbook',
      ],
      ['Variety guidance', "fruit growers' cooking guides"],
    ],
  },
  {
    id: 'bread-before-yeast-had-a-name',
    format: 'story',
    again: 12,
    emoji: '📜',
    tags: ['BreadHistory', 'Sourdough', 'FoodStories'],
    title: [
      'How bread rose before anyone knew what yeast was',
      'The history of yeast: how people baked before they knew it',
    ],
    cover: 'Bread before yeast had a name',
    gist: [
      'For most of its history people baked risen bread without knowing why it rose. They kept back a piece of dough, and it worked.',
      'A lump of old dough, the foam off the beer, a great deal of habit: for thousands of years that was all anyone knew about raising bread.',
    ],
    subject: ['They had no idea why it rose', "A piece of yesterday's dough"],
    hooks: {
      '*': [
        'Nobody had seen a yeast cell, and the bread rose anyway.',
        'In old brewing towns the baker sent a boy to the brewery with a jug. He did not come for the beer.',
        'For thousands of years the most important thing in the bakery had no name.',
      ],
      p: 'For most of history nobody who baked bread knew why it rose.',
      a: 'Bread came first. The explanation took a very long time.',
      t: 'Risen bread is older than writing about yeast, older than microscopes, older than the word microbe.',
      f: 'A little bread history with your coffee?',
      h: 'For ages the recipe said, more or less: leave it alone and hope.',
      i: 'People made wonderful bread long before anyone could explain it.',
      l: 'A very old kitchen secret, kept in a bowl under a cloth.',
    },
    lines: {
      '*': [
        "Bakers raised bread long before anyone saw a yeast cell. Their whole method: keep back some of yesterday's dough.",
        'Every sourdough starter is an argument for keeping a bit of yesterday.',
        'In old brewing towns the baker went to the brewer for the foam off the beer. It raised the bread, and nobody could say why.',
        'It took until Pasteur for somebody to show that the foam is alive. By then bread had been rising for thousands of years.',
        'Barm is the old English word for the froth on beer. Some breads still carry it in their name.',
        'Nobody had a thermometer either. A baker knew the warm corner and trusted it.',
      ],
      h: [
        'Ancient bread technology: forget some dough in the corner, panic, bake it anyway, become a civilisation.',
      ],
    },
    scene: [
      'Imagine a kitchen long before microscopes.',
      'Imagine a bowl of flour and water that somebody has put in the warm corner and forgotten.',
    ],
    why: [
      [
        'A piece of old dough carries living yeast into the new one. People used that long before they could see it.',
        'Whatever made the dough rise was in the last one as well, so one saved a bit. It needs no theory.',
      ],
      [
        'It was passed on by hand, from one day to the next, like a fire that must not go out.',
        'Knowledge sat in the lump itself: whoever had it could bake, and whoever had let it dry had to go next door.',
      ],
    ],
    parts: [
      [
        'Somebody forgot the dough',
        [
          'It probably began by accident. Flour and water stood too long in the warm, and somebody baked it anyway.',
          'Nobody meant to invent it. The gruel had bubbles in it, it was too good to throw out, and so it went on the hot stone.',
          'A forgotten bowl, a warm day, a batter that foamed. Instead of throwing it away, somebody put it on the fire.',
        ],
        ['Flour and water in a bowl, then bubbles', 'A bowl of batter with bubbles on its surface'],
      ],
      [
        'So they kept some back',
        [
          'The bread was lighter, so the next day they saved a piece of the old dough and kneaded it into the new.',
          'It came out softer than flat bread. From now on a lump of each dough stayed behind for the next.',
          'It tasted better than the flat sort, and a handful was set aside for tomorrow. So it has gone on ever since.',
        ],
        ['A piece of dough set aside under a cloth', 'A lump of dough kept back in a dish'],
      ],
      [
        'Some borrowed from the brewer',
        [
          'In beer towns bakers used the foam from the vats. It worked just as well, and no one could have told you the reason.',
          'Where there was beer there was froth, and froth made a mild, quick bread. So the boy went with his jug.',
          'Brewers skimmed the froth off their beer and gave it to whoever asked. In dough it did what the old lump did, only faster.',
        ],
        ['Foam scooped from a jug', 'A jug under the rim of a brewing vat'],
      ],
      [
        'The answer came late',
        [
          "Only in Pasteur's time did anyone show that it was a living thing that made the bubbles.",
          'Then came the microscope, and after it a name: yeast, a fungus, and very busy.',
          'A chemist in France looked through a lens and saw that the froth was alive. The bread had known for ages.',
        ],
        ['A jar of starter held to the light', 'A microscope next to a loaf'],
      ],
    ],
    turn: [
      "A sourdough starter is that same piece of yesterday's dough, kept in a jar.",
      'The lump by the stove has moved into a glass. Otherwise little has changed.',
    ],
    asks: ['Is there a recipe in your family that nobody can explain?', 'What do you bake by feel?'],
    ends: {
      p: 'The method has changed less than almost anything else we eat.',
      a: 'It worked long before it was understood.',
      t: 'What they kept alive was a mixed culture of yeast and bacteria, selected by nothing but daily use.',
      f: 'Which makes every loaf a bit of a time machine.',
      h: 'Peer review came later.',
      i: 'You do not have to understand a thing completely to make it well.',
      l: 'Some inheritances fit in a jar.',
    },
    work: [
      'A comfort for anyone who works with their hands: practice was far ahead of theory, and the bread was already good.',
      'Plenty of crafts were right long before anyone could say why. It is a reason to watch old hands closely.',
    ],
    keep: 'a slow morning',
    send: 'someone who likes old recipes',
    own: [
      { about: 'starter', kinds: ['story', 'people', 'history'], lead: 'Ours has a history of its own.' },
      {
        about: 'stone-?ground|millstone',
        kinds: ['place', 'product', 'process'],
        lead: 'An old craft suits old millstones.',
      },
    ],
    pic: {
      ask: ['A bowl of dough under a cloth, dark background', 'A covered dough bowl in low light'],
      alt: 'A bowl of dough resting under a cloth',
    },
    claims: [
      [
        'Leavened bread predates knowledge of yeast; back-slopping and barm were the usual methods; Pasteur showed fermentation is the work of living yeast',
        'history of food, encyclopaedia',
      ],
    ],
  },
  {
    id: 'the-croissant-came-from-vienna',
    format: 'story',
    again: 12,
    emoji: '🌙',
    tags: ['Croissant', 'FoodStories', 'BakeryHistory'],
    title: [
      'Where croissants come from: an Austrian in Paris',
      'The true story of the croissant begins in Vienna',
    ],
    cover: 'The croissant was Austrian',
    gist: [
      'The croissant grew out of an Austrian roll that an artillery officer from Vienna sold in Paris around eighteen thirty-nine. The flaky layers came later, from French bakers.',
      'No siege, no Turkish crescent: what brought the croissant to Paris was a man with a steam oven and a good eye for advertising.',
    ],
    subject: ['An officer opens a bakery', 'The croissant was not French'],
    hooks: {
      '*': [
        'The most French of all breakfasts was brought to Paris by an Austrian artillery officer.',
        'There is a fine story about the croissant and a siege. It is not true, and the true one has an oven in it.',
        'Neither the crescent nor its inventor was French, and the layers were not Austrian.',
      ],
      p: 'The word viennoiserie remembers something that Paris has rather forgotten.',
      a: 'Vienna gave it the shape. Paris gave it the butter.',
      t: 'Kipferl, a curved roll, is documented in Austria centuries before the layered croissant appears in French recipes.',
      f: 'Fancy a bit of history with your breakfast? It starts in Vienna.',
      h: 'He left the artillery and took up rolls. The shape of the charge did not change much.',
      i: 'Good things travel, and someone adds a layer at every stop.',
      l: 'Gilt mirrors, marble, and a basket of small golden rolls that Paris had never seen.',
    },
    lines: {
      '*': [
        'Viennoiserie means "Viennese things". The French have named their breakfast after its origin and forgotten why.',
        'That the croissant celebrates the end of a siege of Vienna is a pretty legend with no evidence behind it.',
        'The first croissants in Paris were rolls made of a milk dough. The butter layers came decades later.',
        'Steam makes a crust shine. It was the steam oven from Vienna that Paris marvelled at in the first place.',
        'Order a Kipferl in Vienna and you hold the grandfather of the croissant.',
        'Legends about sieges taste well with coffee. The bills and shop signs tell of a man called Zang.',
      ],
      h: ['Legend: a siege, a tunnel, brave bakers. History: a man rents a shop.'],
    },
    scene: [
      'Imagine the Rue de Richelieu shortly before eighteen forty. There is a {queue|line} outside a new shop, and it smells of milk and warm sugar.',
      'Imagine a Viennese officer, thirty years old, who looks into the shop windows of Paris and sees only heavy bread.',
    ],
    why: [
      [
        'Austrian bakers made fine white rolls with yeast and milk when French bread was mostly sour and large.',
        'In Vienna people ate light, shiny and small. Paris did not know that yet.',
      ],
      [
        'The novelty was copied within a few years, and the copies became something of their own.',
        'What is new in Paris in spring is on each corner by autumn, and by then it is different.',
      ],
    ],
    parts: [
      [
        'An officer opens a bakery',
        [
          'August Zang had served in the artillery, then came to Paris and opened a Boulangerie Viennoise. He had brought bakers, fine flour and a steam oven.',
          'It was the end of the eighteen thirties. A man named Zang, no baker himself, rented premises in the Rue de Richelieu and sold what he had eaten at home.',
          'Zang came from Vienna with money, bakers and an oven that could make steam. His shop stood in the Rue de Richelieu.',
        ],
        ['Small rolls heaped on a shop counter', 'An old shop front with rolls in its window'],
      ],
      [
        'Paris {queued|lined up} for shiny rolls',
        [
          'His Kipferl were curved like a moon. The French called them croissant, which is to say crescent, and copied them.',
          'They had never seen such a gloss on bread. Within a few years there were a dozen shops that called themselves Viennese.',
          'The rolls were shaped like a half moon, so that is what Parisians asked for. Soon every second bakery had them.',
        ],
        ['A curved roll on a marble table', 'A hand setting down a moon-shaped roll'],
      ],
      [
        'He went home and made a newspaper',
        [
          'Zang sold up, returned to Vienna, and founded a daily paper there. He is said not to have liked being reminded of the rolls.',
          'After some years he had had enough of flour. In Vienna he became a publisher, and rich.',
          'He did not stay. Back home he started a newspaper, and rolls were never his subject again.',
        ],
        ['A folded newspaper beside a coffee', 'A stack of newspapers tied with string'],
      ],
      [
        'Then the French folded in butter',
        [
          'The flaky one that we know turns up in recipes only around nineteen hundred. Somebody had made the roll out of layered dough.',
          'It took two more generations until the crescent met the layers. Only then was it a croissant as we mean it.',
          'Folding butter into the dough was an idea of French bakers, decades after he had gone. With it the thing was complete.',
        ],
        ['Layers of a croissant, close up', 'Butter and dough being folded together'],
      ],
    ],
    turn: [
      'So it is Austrian by birth and French by upbringing.',
      'The oven is gone. The name on the shelf remains: viennoiserie.',
    ],
    asks: ['Which food is not from where you thought?', 'Croissants: curved or straight?'],
    ends: {
      p: 'As with many classics, the original would surprise those who love it.',
      a: 'Invented once, improved often.',
      t: 'Form from Vienna, lamination from Paris: two patents that nobody filed.',
      f: 'Tell it over breakfast. With your mouth empty.',
      h: 'No shots were fired. There was jam.',
      i: 'Somebody carries an idea over a border, and it never goes back the same.',
      l: 'A café, a mirror, a plate of crumbs.',
    },
    work: [
      'Zang did not invent the roll. He brought it where nobody knew it, with the right oven and a good address. That has been a business model ever since.',
      'Bringing something to a place that lacks it is an invention of its own kind, and often a better business than the first.',
    ],
    keep: 'a breakfast with guests',
    send: 'someone who knows the story with the siege',
    own: [
      {
        about: 'croissant|viennoiserie',
        kinds: ['product', 'process', 'story', 'price', 'offer'],
        lead: 'Its descendants, here.',
      },
    ],
    pic: {
      ask: ['A croissant beside a newspaper and a coffee', 'A croissant on an old newspaper'],
      alt: 'A croissant beside a folded newspaper and a cup of coffee',
    },
    claims: [
      [
        'August Zang opened the Boulangerie Viennoise in the Rue de Richelieu about 1838-39, later founded Die Presse; the siege story is legend; layered croissant recipes from about 1900',
        'food history (Chevallier, Davidson: Oxford Companion to Food)',
      ],
    ],
  },
  {
    id: 'why-bakers-cut-the-dough',
    format: 'behind',
    again: 9,
    emoji: '🔪',
    needs: 'scor(?:e|ing)|shap(?:e|ing)|sourdough|apprentice|knead|bread',
    tags: ['Scoring', 'BehindTheScenes', 'Sourdough'],
    title: ['Why bakers score bread before it goes in the oven', 'What the cut on top of a loaf is for'],
    cover: 'Why bakers cut the dough',
    gist: [
      'The cut on top of a loaf decides where the bread opens. Without it the crust tears where it likes; with it the loaf rises tall and splits along the line.',
      'Every loaf bursts somewhere. A blade, in the last second before the oven, settles where.',
    ],
    subject: ['The cut that decides how a loaf opens', 'One second that makes the loaf'],
    hooks: {
      '*': [
        'Look at the line on top of a loaf. It took a second, and it was the last thing anybody did to it.',
        'A loaf without a cut bursts at the side, like a coat that has grown too small.',
        'One second with a razor decides how a loaf will look for the rest of its life.',
      ],
      p: 'The last thing a baker does before the oven takes about a second, and it decides how the loaf opens.',
      a: 'A loaf will split. Scoring decides where.',
      t: 'In the first minutes of baking the gas in the dough expands faster than the skin can stretch. The cut gives it a way out.',
      f: 'That line on top of the loaf? It is doing a job.',
      h: 'A razor blade, a steady hand, and no second go.',
      i: 'A steady hand, one clean cut, and the loaf opens like a book.',
      l: 'One clean stroke with a blade: the signature on a loaf.',
    },
    lines: {
      '*': [
        'The cut on a loaf is not decoration. Dough expands fast in the oven; the cut decides where it opens, so the crust does not choose for itself.',
        'Scoring a loaf is half nerve, half wrist. Slow hands drag the dough. Quick ones open it.',
        'Look at the ridge beside the cut on a good loaf. Bakers call it the ear, and yes, it is the bit everybody photographs.',
        'In villages with one shared oven families knew their loaf by its cut. It was a name before it was a pattern.',
        'One long cut gives one ear, a cross opens like a flower, and many small ones keep a loaf round.',
        'Without a cut a loaf still opens, only not where you would have chosen.',
      ],
      h: ['Scoring bread: one second of work, several years of pretending to be calm about it.'],
    },
    scene: [
      'The oven is hot, the dough is on the peel, and there is one job left.',
      'Somebody breathes out, sets the corner of a blade to the dough, and draws.',
    ],
    why: [
      [
        'In the oven the gas inside the dough expands before the crust has set. A cut made beforehand tells it where to go.',
        'For some minutes the loaf is growing under a skin that is already drying. It has to give way, and it does so at the weakest spot.',
      ],
      [
        'Leave the dough uncut and it bursts where it is thinnest, usually at the side.',
        'With no line to follow, the tear runs wherever it likes, and the shape goes with it.',
      ],
    ],
    parts: [
      [
        ['The blade sits at a low angle', 'Hold the blade nearly flat'],
        [
          'A flat cut lifts into a ridge. An upright one just opens.',
          'Nearly lying on the dough, it raises a flap that browns first.',
          'It slices under the skin, so a thin flap can lift. Straight down would only part it.',
        ],
        ['A blade held almost flat against the dough', 'A razor lying almost flat on white dough'],
      ],
      [
        ['One movement, no sawing', 'Draw it once and quickly'],
        [
          'Sawing drags the skin and seals the cut again.',
          'From the shoulder, not from the fingers. Whoever hesitates tears.',
          'A second stroke pulls at what the first has opened. The arm does it, not the fingertips.',
        ],
        ['A single quick cut in slow motion', 'A hand after one long stroke over a loaf'],
      ],
      [
        ['Cold dough is easier', 'It goes best on chilled dough'],
        [
          'It is firmer, so the blade does not stick.',
          'Straight from a night in the cold it holds still, like a good patient.',
          'A night in the fridge has made the skin tight, so it parts without dragging.',
        ],
        ['Dough tipped from its basket', 'A cold loaf turned out of its basket'],
      ],
    ],
    turn: [
      'Look for the line on your next loaf. That is where it breathed.',
      'Then into the heat, and nobody can do any more for it.',
    ],
    asks: ['Have you ever scored a loaf yourself?', 'On a loaf: one straight cut or a pattern?'],
    ends: {
      p: 'It is a small step that shows in every slice.',
      a: 'No cut, no lift.',
      t: 'Angle, depth, speed: in that order of importance.',
      f: 'A fresh razor blade and a deep breath. That is all the equipment.',
      h: "Everyone's first one looks like a shark attack.",
      i: "Every baker's first cut was crooked. Then came the next one.",
      l: 'Each one opens in its own way.',
    },
    work: [
      'It is a neat picture of craft: a second of visible work that rests on years of practice, and on everything done the day before.',
      'Years of practice are visible for exactly one second. The customer sees the line, and that is enough.',
    ],
    keep: 'your next bake',
    send: 'the home baker whose loaves burst at the side',
    own: [
      {
        about:
          '(?:class|workshop|course).*(?:bread|bak|dough)|(?:bread|bak|dough).*(?:class|workshop|course)',
        kinds: ['event', 'service', 'price'],
        lead: 'You can try it yourself, too.',
      },
      {
        about: '\\bnight (?:bake|shift)|bakes? at night|starts? at (?:midnight|\\d)',
        kinds: ['people', 'story'],
        lead: 'Meet the night shift.',
      },
      {
        about: 'linen|basket|prove|proving|rests? overnight',
        kinds: ['process', 'story'],
        lead: 'Before the cut comes the wait.',
      },
    ],
    pic: {
      ask: [
        'Film or photograph the moment of the cut, close up; hands only is fine',
        'A blade just above a floured loaf',
      ],
      alt: 'A baker scoring a loaf with a blade',
      need: 'photo',
    },
    claims: [
      [
        'Scoring controls oven spring and prevents random bursting; shallow blade angle makes an ear',
        'baking schools',
      ],
      ['Scoring as family mark in communal ovens', 'bread history'],
    ],
  },
  {
    id: 'the-sum-before-the-dough',
    format: 'behind',
    again: 9,
    emoji: '🌡️',
    tags: ['BakeryLife', 'BehindTheScenes', 'BreadBaking'],
    title: [
      'Why bakers work out the temperature of the water',
      'How bakers keep dough the same in summer and in winter',
    ],
    cover: 'The sum before the dough',
    gist: [
      'A dough should come out of the mixer at the same temperature in summer and in winter. The room and the flour are as they are, so bakers set the water, and there is a small sum for it.',
      'Room, flour, friction: three numbers that a baker cannot change. The fourth is the water, and with it the dough comes out right.',
    ],
    subject: ['A thermometer in the flour', 'Ice in the dough in summer'],
    hooks: {
      '*': [
        'In a heatwave a baker puts ice in the dough. In a frost the water is as warm as a bath.',
        'The first thing that goes into the flour at night is a thermometer.',
        'Bread that tastes the same all year is the work of a thermometer.',
      ],
      p: 'Steady bread depends on a sum that is done before each dough.',
      a: 'The water does what the weather will not.',
      t: 'Target temperature times three, minus flour, minus room, minus friction: what remains is the water.',
      f: 'Did you know that bakers do sums at three in the morning? It is about the water.',
      h: 'At three in the morning, three numbers have to be added up by a person with flour in both eyes.',
      i: 'The same bread in summer and winter is not a matter of luck. Somebody asked the flour how warm it was.',
      l: 'A thermometer, a pencil, a {tap|faucet} turned by a hair.',
    },
    lines: {
      '*': [
        'Three degrees warmer, and a dough can be ready half an hour sooner. So bakers measure before they mix.',
        'The rule at home: warm kitchen, cool water. Cold kitchen, warm water. Aim for a dough like a mild day in spring.',
        'A mixer warms dough as it kneads. It is friction, as when you rub your hands.',
        'The flour sack knows the weather. Kept in a cold store, it cools any dough from within.',
        'In July the water for dough comes out of the fridge, in January out of the warm {tap|faucet}.',
        'A big dough keeps its heat, a small one loses it. That is why home recipes and bakery recipes differ.',
      ],
      h: ['Nobody becomes a baker for the mental arithmetic. It comes with the apron.'],
    },
    scene: [
      'Three in the morning. A hand pushes a thermometer into the flour, another hangs in the air of the room, and somebody is moving their lips.',
      'A bucket of ice is standing next to the mixer. It is the hottest night of the year, and it is for the bread.',
    ],
    why: [
      [
        'Yeast and bacteria work by temperature, and a few degrees shift the whole night.',
        'A dough that is too warm races ahead, and one that is too cold keeps thirty people waiting.',
      ],
      [
        'Of all that goes into it, only the water can be set in seconds.',
        'Flour comes as it comes, the room is as it is. The {tap|faucet} has two handles.',
      ],
    ],
    parts: [
      [
        ['Measure the flour and the room', 'Take the temperature of room and sack'],
        [
          'A probe in the sack, a look at the wall.',
          'Both of them change with the weather, and more than you would think.',
          'A warm store and a cold bakehouse make quite different nights.',
        ],
        ['A thermometer in a sack of flour', 'A hand reading a wall thermometer'],
      ],
      [
        ['Allow for the machine', 'Add what the mixer will add'],
        [
          'Kneading warms the dough by several degrees. Each mixer has its number.',
          'One finds it out once and writes it on the wall.',
          'Friction heats a dough, and each machine does it by its own amount.',
        ],
        ['A dough hook turning in a bowl', 'A mixer bowl turning, seen from above'],
      ],
      [
        ['Set the water to match', 'Let the water close the gap'],
        [
          'What is missing or too much, the {tap|faucet} must make up. In summer that means ice.',
          'Hot to cold, by the degree, and then in it goes.',
          'It is the one thing that obeys at once, from ice to bath.',
        ],
        ['Ice cubes poured into a mixing bowl', 'A jug of water with a thermometer in it'],
      ],
      [
        ['Check the dough itself', 'Probe the finished dough'],
        [
          'A probe into the finished lump. The note goes on the sheet.',
          'One degree out? Then it gets ten minutes more, or ten fewer.',
          'A degree too many, and the rest is cut short. A degree too few, and it is stretched.',
        ],
        ['A thermometer in a ball of dough', 'A baker noting a figure on a sheet'],
      ],
    ],
    turn: [
      'You taste nothing of it. That is what it is for.',
      'So summer and winter come out of the same oven, alike.',
    ],
    asks: ['What do you measure at work that nobody sees?', 'Do you bake by feel or by thermometer?'],
    ends: {
      p: 'At home, one thermometer is enough to make bread a good deal more reliable.',
      a: 'Control what you can. Here it is the {tap|faucet}.',
      t: 'One free variable, three given: the equation always has a solution, if there is ice.',
      f: 'Feel the dough after kneading. Like the inside of your wrist, or a shade cooler: good.',
      h: 'The arithmetic improves after coffee, the bread before it.',
      i: 'Care is often only a number that somebody troubled to write down.',
      l: 'Twenty-five degrees. Not twenty-eight.',
    },
    work: [
      'When three of four factors are beyond you, learn the fourth by heart. It is good advice for bakeries, and for most of the rest.',
      'Find the one dial that you can really turn, and let the others be.',
    ],
    keep: 'the next heatwave',
    send: 'a home baker who blames the recipe',
    own: [
      {
        about: '\\bnight\\b|overnight|starts? at \\d|bakers?\\b.*\\d ?am',
        kinds: ['process', 'people', 'story'],
        lead: 'From the other side of the night.',
      },
    ],
    pic: {
      ask: ['A thermometer in your dough or flour', 'A probe thermometer standing in a bowl of dough'],
      alt: 'A thermometer stuck into a ball of bread dough',
    },
    claims: [
      [
        'Desired dough temperature: water equals three times target minus flour, room and friction',
        'baking textbook',
      ],
      ['Fermentation speed depends strongly on temperature', 'baking textbook'],
    ],
  },
  {
    id: 'crusts-on-or-off',
    format: 'question',
    again: 9,
    emoji: '🥪',
    tags: ['SandwichTalk', 'BreadLovers', 'FoodTalk'],
    title: [
      'Crusts on or off? What to do with sandwich crusts',
      'Should sandwiches have crusts? A case for both',
    ],
    cover: 'Crusts on or off?',
    gist: [
      'Off for cucumber sandwiches and very small guests, on for everything that has to be carried. And whatever is cut off belongs in a pan with butter and garlic.',
      'The crust is the handle, the wrapping and the tastiest part. So why do so many of us cut it off?',
    ],
    subject: ['Crusts on or off?', 'What children know about crusts'],
    hooks: {
      '*': [
        'Somebody once told you that crusts make your hair curl. Did they?',
        'The crust of a sandwich is its handle. Without it, you are holding egg.',
        'On a school day millions of crusts travel home again.',
      ],
      p: 'Whether crusts stay on depends on what the sandwich is for.',
      a: 'Crusts stay on, unless there is cucumber.',
      t: 'A crust is browned, dry and firm: it holds the slice together, and tastes of more than the crumb.',
      f: 'Be honest: do you leave the crusts?',
      h: 'A crustless sandwich is one that has been to finishing school.',
      i: 'Each child decides one day to eat the crust, and nobody ever notices the day.',
      l: 'Fingers as long as a thumb, no crust, cold butter, and the thinnest cucumber.',
    },
    lines: {
      '*': [
        'Crusts on: picnics, ploughman, anything you hold.\nCrusts off: tea at four, very small guests.\n\nHow do you do it?',
        "Cut-off crusts, diced and fried in butter with garlic, are croutons for tomorrow's soup.",
        'Cut the crusts off after filling and not before. So filling and bread end at the same line.',
        'Children leave crusts because they take longer to chew, not because they taste bad. Cut thinner, and they often vanish.',
        "Cut a child's sandwich in small squares and the crust becomes a corner. Corners get eaten.",
        'A pan of buttered crusts disappears while the sandwiches are still being laid out.',
      ],
      h: ['Curly hair from crusts: the longest clinical trial in history, conducted by grandmothers.'],
    },
    scene: [
      'A lunchbox comes home. In it there are four crusts, gnawed to a frame, with nothing inside.',
      "Four o'clock, best china, and a heap of crusts on the board that the cook is quietly eating.",
    ],
    why: [
      [
        'The crust is the firmest and the most roasted bit, so it is loved or left for the very same reason.',
        'It holds the filling, takes more chewing and tastes stronger: three qualities on which ages differ.',
      ],
    ],
    parts: [
      [
        'Crusts on',
        [
          'For everything with weight: it keeps the filling in and the fingers out.',
          'It is where the bread tastes of the oven. Cut it off, and you eat cushion.',
          'It is a frame and a handle. A thick filling needs it.',
        ],
        ['A thick sandwich with crusts', 'Two hands holding a tall sandwich'],
      ],
      [
        'Crusts off',
        [
          'For cucumber, egg and cress, and things on tiered stands.',
          'Soft all through, gone in two bites, and nobody has to chew in company.',
          'Nothing gets in the way: soft bread, soft filling, done.',
        ],
        ['Finger sandwiches without crusts', 'A knife trimming the edge of a sandwich'],
      ],
      [
        'And what is left over',
        [
          'Into the pan, into the blender, into the soup.',
          'Butter, garlic, salt, five minutes: the cook has earned them.',
          'Dry them for crumbs, fry them for soup, or eat them as you go. The last is traditional.',
        ],
        ['Bread crusts frying in a pan', 'A bowl of trimmed crusts by a board'],
      ],
    ],
    turn: [
      'The frame in the lunchbox is progress. It used to be more.',
      'The fair thing: who cuts them off, eats them.',
    ],
    asks: ['Crusts on or off?', 'What were you told would happen if you ate your crusts?'],
    ends: {
      p: 'With good bread the question tends to answer itself.',
      a: 'On. Good bread has no scraps.',
      t: 'Most of the browning, least of the water: flavour per gram is highest at the edge.',
      f: 'Hands up, those with curls.',
      h: 'It graduated with distinction and was gone in two bites.',
      i: 'One day the lunchbox comes home empty.',
      l: 'Stacked in pairs, under a damp cloth, until four.',
    },
    work: [
      'The part that customers cut off is worth looking at. Sometimes it is too tough, and sometimes no one told them that it is the good bit.',
      'Before you throw away what customers leave, ask one of them. It may want a different cut and not a different recipe.',
    ],
    keep: 'the next lunchbox',
    send: 'a grandmother with a theory',
    own: [
      {
        about: 'sandwich|tin loaf|white loaf|sliced',
        kinds: ['product', 'offer', 'price', 'service'],
        lead: 'Bread with something round it.',
      },
    ],
    pic: {
      ask: [
        'A plate of finger sandwiches beside the cut-off crusts',
        'Trimmed sandwiches and a pile of crusts',
      ],
      alt: 'Finger sandwiches beside a heap of cut-off crusts',
    },
    claims: [['Browning concentrates flavour in the crust', 'food science textbook']],
  },
];
