// The bakery's year, its nights and its past.
import type { Idea } from '../../library/idea.ts';
import { CAKES_ONLY, NO_BREAD } from './kinds.ts';

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
    cover: 'Hot cross buns: how to toast',
    gist: [
      'A spiced bun is an enriched dough: it toasts fast, burns easily and goes stale slowly. Split it, toast the cut side only, and butter it to the edges; older ones make a very good bread and butter pudding.',
      'Toast the inside of a hot cross bun and not the shiny top. Then cold butter.',
    ],
    subject: ['Toast the bun inside only', 'The last four hot cross buns'],
    hooks: {
      '*': [
        'Toast a hot cross bun on the cut side only. The top has a glaze, and a glaze turns into smoke.',
        'A hot cross bun needs butter, and the butter should be cold.',
        'Somewhere this weekend a hot cross bun is burning, because it was toasted whole.',
      ],
      p: 'Fruit buns keep longer than bread and toast faster, and it pays to know both.',
      a: 'Hot cross buns: split, toast the inside, cold butter.',
      t: 'A hot cross bun has sugar and milk in it, so it burns sooner than bread.',
      f: 'Four hot cross buns left over? There is a lot you can do.',
      h: 'A hot cross bun toasted whole is charcoal with raisins.',
      i: 'Hot cross buns mean that spring is here.',
      l: 'A bun with cinnamon and orange peel, and butter that has not quite melted.',
    },
    lines: {
      '*': [
        'Hot cross buns: split, cut side to the {grill|broiler}, glaze away from the heat. Then butter, cold, in a slice.',
        'The cross is flour and water, piped on before baking. It tastes of nothing and looks of everything.',
        'Stale buns make the better pudding: sliced, buttered, custard over, half an hour to soak before the oven.',
        'Try a bun under mature Cheddar, grilled. It is a very good lunch.',
        'Split hot cross buns and freeze them on the day you buy them. They toast from frozen.',
        'Grate some orange over the butter on an old bun. It tastes like new.',
      ],
      h: ['One a penny, two a penny: that was the last known price of a bun.'],
    },
    scene: [
      'The smoke alarm rings, and in the toaster is a black bun. Somebody toasted it whole.',
      'Good Friday morning. Six buns, four people, and cold butter.',
    ],
    why: [
      [
        'Milk, butter and sugar in the dough make it soft, and they also make it brown early.',
        'Dough with sugar and milk browns fast.',
      ],
      ["Buns stay moist for days, so yesterday's are still good.", 'Old buns take up custard very well.'],
    ],
    parts: [
      [
        ['Split it and toast the inside', 'Toast only the cut sides'],
        [
          'Under a {grill|broiler}, cut side up, until the edges are brown.',
          'The crumb crisps while the top stays soft. It is the contrast that you want.',
          'The shiny side stays away from the flame, and the crumb gets its crust.',
        ],
        ['Split buns cut side up under a {grill|broiler}', 'Bun halves under a glowing {grill|broiler}'],
      ],
      [
        ['Use cold butter', 'Put on butter from the fridge'],
        [
          'In slices, so that it is half melted when it gets to you.',
          'Warm butter soaks in and is gone.',
          'It should still be a slice when you bite. That is the point of a hot bun.',
        ],
        ['A slice of butter on a toasted bun', 'A curl of butter sliding on a toasted half'],
      ],
      [
        ['Try the bun with cheese', 'Melt cheese on it'],
        [
          'A crumbly, sharp one: fruit and spice do to it what chutney does.',
          'In the north of England nobody would even mention it.',
          'Something that crumbles, melted until it runs into the raisins.',
        ],
        ['A slice of cheese melting on a bun', 'Melted cheese over a spiced bun'],
      ],
      [
        ['Make old buns into a pudding', 'Bake old buns in custard'],
        [
          'Slices, butter, marmalade, custard, a low oven.',
          'Let it soak first. The soaking is what it is all about.',
          'Butter them, lay them like tiles, pour custard over and wait before you bake.',
        ],
        ['Buttered bun slices in a baking dish', 'Overlapping bun slices under custard'],
      ],
    ],
    turn: ['Six buns are four for breakfast and two for {pudding|dessert}.', 'Spring can come.'],
    asks: ['Do you like hot cross buns toasted or plain?', 'What do you put on a hot cross bun?'],
    ends: {
      p: 'They freeze well, split, and toast straight from the freezer.',
      a: 'Brown the inside, and leave the top.',
      t: 'Sugar and milk brown fast: turn the toaster down.',
      f: 'And leave the battery in the smoke alarm.',
      h: 'The black one went to the birds.',
      i: 'Some foods belong to six weeks of the year.',
      l: 'Orange peel, spice, and a warm napkin.',
    },
    work: [
      'A short season gets attention. Let it end, and start it again next year.',
      'What is there for three weeks gets talked about for three weeks.',
    ],
    keep: 'Good Friday morning',
    send: 'the one who toasts buns whole',
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
    unless: CAKES_ONLY,
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
    cover: 'Sandwiches for a picnic',
    gist: [
      'A picnic sandwich must not get wet: butter to the edges, wet things in the middle, leaves dry, and something heavy on top for an hour.',
      'Press a picnic sandwich under a board for an hour. It is better for it.',
    ],
    subject: ['Put a weight on your sandwiches', 'Keep the tomato off the bread'],
    hooks: {
      '*': [
        'A good picnic sandwich has spent an hour under a heavy book.',
        'When a picnic sandwich gets soggy, it is nearly always the tomato.',
        'Soggy sandwiches on a picnic? Butter the bread to the edges.',
      ],
      p: 'Four habits keep a picnic sandwich good all day.',
      a: 'Butter keeps a sandwich dry. Spread it to the edges.',
      t: 'Fat keeps out water. Butter or cheese on both sides keeps bread dry for hours.',
      f: 'A picnic on Sunday? Make the sandwiches tonight, and put a dictionary on them.',
      h: 'At the bottom of each {rucksack|backpack} there is a sandwich that was under the thermos.',
      i: 'A sandwich, a blanket, a tree: no restaurant is nicer.',
      l: 'A pressed picnic loaf, cut in wedges, with good oil in it.',
    },
    lines: {
      '*': [
        'Picnic loaf: hollow it, oil it, fill it with layers, lid on, wrap tightly, a weight on top for an hour. Slice it like cake.',
        'Butter sandwiches to the very edge, on both sides. Bare bread gets wet.',
        'Salt the tomato beforehand and pat it dry, or carry it whole and slice it there.',
        'Soft rolls travel better than crusty bread. What is crisp at ten is leather at one.',
        'Wrap each sandwich in paper and not in foil: paper takes up the damp, foil collects it.',
        'Take mustard, pickles and sauce for sandwiches in a small jar.',
      ],
      h: ['Egg sandwiches on a train make no friends.'],
    },
    scene: [
      'Blanket, sun, hunger. Somebody opens the box, and the tomato has soaked the bread.',
      'On the kitchen table stands a filled loaf, and on the loaf a dictionary and two {tins|cans} of beans.',
    ],
    why: [
      [
        'Bread gets soggy from the inside, by whatever is wet lying against it.',
        'Cucumber is mostly water, and bread takes it up.',
      ],
      ['Pressing is good for a firm loaf: nothing falls out.', 'A pressed sandwich holds together.'],
    ],
    parts: [
      [
        ['Butter it to the edges', 'Spread butter right to the crust'],
        [
          'Butter, cream cheese, hummus: fat is the raincoat.',
          'Both halves, right to the crust.',
          'It keeps water out of the crumb. A bare corner is where it starts.',
        ],
        ['Butter spread right to the edge of a slice', 'A knife drawing soft cheese to the edge'],
      ],
      [
        ['Put wet things in the middle', 'Keep tomato away from bread'],
        [
          'Cheese or ham below, tomato between, cheese or ham above.',
          'No cucumber ever touches bread.',
          'Tomato and cucumber lie in the centre, with something dense on either side.',
        ],
        ['Layers of a sandwich seen from the side', 'A cross-section with tomato in the middle'],
      ],
      [
        ['Pack the leaves separately', 'Add salad when you eat'],
        [
          'A handful in a bag, put in on the blanket.',
          'Lettuce lasts as long as nothing presses on it.',
          'Carried apart, a leaf is still a leaf at lunchtime.',
        ],
        ['Leaves in a small bag beside a sandwich', 'A box of leaves next to a loaf'],
      ],
      [
        ['Press a filled loaf', 'Put a weight on it'],
        [
          'Wrapped tightly, a board on it, two {tins|cans}, an hour.',
          'Upside down for the second half, so the oil goes both ways.',
          'Under books or {tins|cans} for an hour, turned once. It slices like a terrine afterwards.',
        ],
        ['A wrapped loaf under a heavy book', 'Two {tins|cans} on a board on a wrapped loaf'],
      ],
    ],
    turn: ['Cut it there, with a real knife.', 'The dictionary can go back on the shelf.'],
    asks: ['What is on your picnic sandwich?', 'Do you put {crisps|chips} in a sandwich or next to it?'],
    ends: {
      p: 'Keep meat and egg cold until you sit down, with something frozen in the bag.',
      a: 'Butter it, fill it, press it.',
      t: 'First keep the water out, then press.',
      f: 'And bring one sandwich more than there are people.',
      h: 'The thermos now has its own bag.',
      i: 'Bread tastes better on grass.',
      l: 'Then lie back, and look up through the leaves.',
    },
    work: [
      'Pack for the trip and not for the photograph. Customers unpack it at home.',
      'Pack for the bumpy part of the way and not for the shelf.',
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
    unless: NO_BREAD,
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
    cover: 'Which apples for which cake?',
    gist: [
      'Some apples keep their shape in the oven and some fall apart. Take the first for a tart, the second for a sauce, and both for a pie.',
      'Fry one slice of apple in butter. In four minutes it tells you whether it is for a tart or a sauce.',
    ],
    subject: ['Fry one slice of your apple', 'A pie wants two kinds of apple'],
    hooks: {
      '*': [
        'Fry one slice of apple. In four minutes you know whether it is for a tart or for sauce.',
        'A Bramley apple in a tart turns to foam. It cannot help it.',
        'Will your apple hold its shape in a tart? Test it.',
      ],
      p: 'Whether an apple tart looks good depends on the apples.',
      a: 'Tart: firm apples. Sauce: soft ones. Pie: both.',
      t: 'Acid apples have weaker cell walls when hot, so they collapse; firm dessert apples hold.',
      f: 'A bag of apples from the neighbour, and no idea which sort? Test one.',
      h: 'Some apples go into the oven as slices and come out as soup.',
      i: 'In autumn there are more apples than anyone can name. Find yours.',
      l: 'Thin slices of apple, laid like tiles, brown at the edges.',
    },
    lines: {
      '*': [
        'Do they hold? Cox, Braeburn, Golden Delicious, Granny Smith, Jonagold: yes. Bramley, McIntosh: to fluff.',
        'For pie, mix them: firm ones for bite, soft ones to make the sauce in between.',
        'A pinch of salt is good in apple pie, along with the sugar.',
        'Keep the peel and cores. Boiled in a little water they give the jelly that makes a tart shine.',
        'A Russet stays firm, a Bramley never does. The rest you can find out in a pan.',
        'Lemon keeps cut apples pale and a little firmer.',
      ],
      h: ['"They were excellent apples." They were. Now they are soup.'],
    },
    scene: [
      'The apple tart went in like a rose. It comes out like porridge with a rim.',
      'A bag of apples hangs on the door, with no note. It is that time of year.',
    ],
    why: [
      ['Heat and acid make an apple fall apart.', 'Sour apples fall apart sooner.'],
      ['The sort of apple matters more than the recipe.', 'A soft apple does not get firm in the oven.'],
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
        ['Firm apples for a tart', 'Lay firm slices in a tart'],
        [
          'Thin, tight, like roof tiles. They shrink a little.',
          'Sweetness can be added. Bite cannot.',
          'Slice them thin, set them close. They should still have an edge when they are brown.',
        ],
        ['Thin apple slices overlapping in a tart', 'A spiral of apple slices in a pastry case'],
      ],
      [
        ['Two sorts in a pie', 'Mix firm and soft for pie'],
        [
          'A third soft, two thirds firm: the one makes sauce for the other.',
          'So it is neither dry nor soup.',
          'The soft ones melt round the firm ones, so there is bite and there is juice.',
        ],
        ['Two kinds of apple in one bowl', 'Two piles of chopped apple'],
      ],
      [
        ['Make a glaze from the peel', 'Boil the peel'],
        [
          'With a bit of sugar until it is syrup, then brush it on.',
          'In the skin there is pectin, and it is what shines.',
          'Simmer it with water and sugar. What is left sets to a clear jelly.',
        ],
        ['A brush glazing a tart', 'Apple peel simmering in a small pan'],
      ],
    ],
    turn: [
      'And if it turns to foam, add custard and call it a pudding.',
      'Ask your neighbour for the name of the tree.',
    ],
    asks: ['Which apple do you bake with?', 'Which apples grow where you live?'],
    ends: {
      p: 'If you note what worked, you will have it again next autumn.',
      a: 'Choose apples for the oven and not for the bowl.',
      t: 'Acid and heat decide, and one slice shows it.',
      f: 'Whoever gave you the apples would like a piece.',
      h: 'With ice cream the soup was very good.',
      i: 'An old tree feeds a whole street.',
      l: 'Warm, with cream beside it.',
    },
    work: [
      'Test one slice before you bake the whole tart. That goes for projects, too.',
      'A small trial with the real thing tells you more than a long talk.',
    ],
    keep: 'the bag of apples on the door',
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
    cover: 'Bread before anyone knew yeast',
    gist: [
      'For most of its history people baked risen bread without knowing why it rose. They kept back a piece of dough, and it worked.',
      'For thousands of years people baked bread with old dough or the foam off beer, and did not know why it rose.',
    ],
    subject: ['They did not know why bread rose', "A piece of yesterday's dough"],
    hooks: {
      '*': [
        'Nobody had ever seen yeast, and the bread rose anyway.',
        'In old towns the baker sent a boy to the brewery with a jug, for the foam that raised the bread.',
        'For thousands of years people baked bread and did not know about yeast.',
      ],
      p: 'For most of history nobody who baked bread knew why it rose.',
      a: 'Bread came first. The explanation came much later.',
      t: 'Bread is older than microscopes and older than the word yeast.',
      f: 'A little history of bread with your coffee?',
      h: 'For ages the bread recipe said: leave it alone and hope.',
      i: 'People made wonderful bread before anyone could explain it.',
      l: 'An old secret of bread, in a bowl under a cloth.',
    },
    lines: {
      '*': [
        "Bakers raised bread long before anyone saw a yeast cell. Their whole method: keep back some of yesterday's dough.",
        "A sourdough starter is a piece of yesterday's dough.",
        'In old brewing towns the baker went to the brewer for the foam off the beer. It raised the bread, and nobody could say why.',
        'It took until Pasteur for somebody to show that the foam is alive. By then bread had been rising for thousands of years.',
        'Barm is the old English word for the froth on beer. Some breads still carry it in their name.',
        'Bakers had no thermometer for their dough. They knew the warm corner.',
      ],
      h: ['How bread was invented: forget some dough, panic, bake it anyway.'],
    },
    scene: [
      'Imagine a kitchen long before microscopes, with bread dough in a bowl.',
      'Imagine a bowl of flour and water that somebody has forgotten in the warm corner. It bubbles.',
    ],
    why: [
      [
        'A piece of old dough carries living yeast into the new one. People used that long before they could see it.',
        'Whatever raised the dough was in the last one as well, so people saved a bit.',
      ],
      ['It was passed on from day to day, like a fire.', 'Whoever let it dry had to go next door.'],
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
        'Some got foam from the brewer',
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
      'A sourdough starter is the same piece of old dough, in a jar.',
      'Little has changed since then, except for the jar.',
    ],
    asks: ['Is there a recipe in your family that nobody can explain?', 'What do you bake by feel?'],
    ends: {
      p: 'Hardly anything we eat is made so much as it used to be.',
      a: 'It worked long before anyone understood it.',
      t: 'They kept yeast and bacteria alive by daily use.',
      f: 'Every loaf is a bit of a time machine.',
      h: 'The proof came later.',
      i: 'You can make a thing well without knowing why.',
      l: 'Some family treasures fit in a jar.',
    },
    work: [
      'Practice was far ahead of theory, and the bread was good.',
      'Many crafts were right before anyone could say why.',
    ],
    keep: 'a slow morning',
    send: 'someone who likes old recipes',
    own: [
      {
        about: 'starter',
        kinds: ['story', 'people', 'history'],
        lead: 'Our bread has a history of its own.',
      },
      {
        about: 'stone-?ground|millstone',
        kinds: ['place', 'product', 'process'],
        lead: 'An old craft likes old millstones.',
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
    unless: NO_BREAD,
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
    cover: 'The croissant is from Vienna',
    gist: [
      'The croissant grew out of a roll that an officer from Vienna sold in Paris around eighteen thirty-nine. The layers came later, from French bakers.',
      'The croissant came to Paris with a man from Vienna, a steam oven and good advertising.',
    ],
    subject: ['An officer brings the croissant', 'The croissant was not French'],
    hooks: {
      '*': [
        'An Austrian officer brought the croissant to Paris.',
        'There is a fine story about the croissant and a siege. It is not true.',
        'The croissant is not French, but its layers are.',
      ],
      p: 'The French still call croissants "viennoiserie": things from Vienna.',
      a: 'The croissant got its shape in Vienna and its butter in Paris.',
      t: 'The Kipferl, a curved roll, is known in Austria centuries before the croissant in France.',
      f: 'Some history with your croissant? It starts in Vienna.',
      h: 'He left the army and sold croissants.',
      i: 'The croissant travelled, and somebody added the layers.',
      l: 'Paris, a marble counter, and the first small golden rolls from Vienna.',
    },
    lines: {
      '*': [
        'Viennoiserie means "Viennese things". The French have named their breakfast after its origin and forgotten why.',
        'That the croissant celebrates the end of a siege of Vienna is a pretty legend with no evidence behind it.',
        'The first croissants in Paris were rolls made of a milk dough. The butter layers came decades later.',
        'Steam makes a crust shine. It was the steam oven from Vienna that Paris marvelled at in the first place.',
        'Order a Kipferl in Vienna, and you hold the grandfather of the croissant.',
        'Legends about croissants are lovely. The shop signs tell of a man called Zang.',
      ],
      h: ['The legend of the croissant has a siege and a tunnel. In truth a man rented a shop.'],
    },
    scene: [
      'Imagine the Rue de Richelieu shortly before eighteen forty. There is a {queue|line} outside a new shop, and it smells of milk and warm sugar.',
      'Imagine a Viennese officer in Paris who sees only heavy bread in the windows.',
    ],
    why: [
      [
        'Austrian bakers made fine white rolls with yeast and milk when French bread was mostly sour and large.',
        'In Vienna rolls were light and shiny. Paris did not know that yet.',
      ],
      [
        'Other bakers copied it within a few years, and changed it.',
        'What is new in Paris in spring is on each corner by autumn.',
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
        'Paris {queued|lined up} for the rolls',
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
        'Then the French added butter layers',
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
      'The oven is gone. The name "viennoiserie" is still there.',
    ],
    asks: ['Which food is not from where you thought?', 'Do you like croissants curved or straight?'],
    ends: {
      p: 'The first ones would surprise you.',
      a: 'Invented once, and made better often.',
      t: 'The shape is from Vienna, the layers are from Paris.',
      f: 'Tell it over breakfast.',
      h: 'No shots were fired. There was jam.',
      i: 'An idea crosses a border and comes back better.',
      l: 'A café, a mirror, a plate of crumbs.',
    },
    work: [
      'Zang did not invent the roll. He took it where nobody knew it.',
      'To bring a thing where it is missing is a business of its own.',
    ],
    keep: 'a breakfast with guests',
    send: 'someone who knows the story with the siege',
    own: [
      {
        about: 'croissant|viennoiserie',
        kinds: ['product', 'process', 'story', 'price', 'offer'],
        lead: 'The croissants of today, here.',
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
    unless: CAKES_ONLY,
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
      'Every loaf of bread bursts somewhere. The cut decides where.',
    ],
    subject: ['Why there is a cut on bread', 'One second with a blade'],
    hooks: {
      '*': [
        'Look at the cut on top of your bread. It was the last thing the baker did before the oven.',
        'Bread without a cut bursts at the side, like a coat that is too small.',
        'One cut with a razor decides how a loaf of bread will look.',
      ],
      p: 'The last thing a baker does before the oven takes about a second, and it decides how the loaf opens.',
      a: 'Bread will split. The cut decides where.',
      t: 'Gas expands fast in a hot dough. The cut lets the bread open.',
      f: 'The cut on top of your bread has a purpose.',
      h: 'To cut bread dough you need a razor, a steady hand, and luck.',
      i: 'One clean cut, and the bread opens like a book.',
      l: "A baker's cut on the bread is like a signature.",
    },
    lines: {
      '*': [
        'The cut on a loaf is not decoration. Dough expands fast in the oven; the cut decides where it opens, so the crust does not choose for itself.',
        'Scoring a loaf is half nerve, half wrist. Slow hands drag the dough. Quick ones open it.',
        'Look at the ridge beside the cut on a good loaf. Bakers call it the ear, and yes, it is the bit everybody photographs.',
        'In villages with one shared oven families knew their loaf by its cut. It was a name before it was a pattern.',
        'One long cut on bread gives one ridge, a cross opens like a flower.',
        'Without a cut bread opens as well, only not where you want it.',
      ],
      h: ['Cutting bread dough: one second of work, years of pretending to be calm.'],
    },
    scene: [
      'The oven is hot, the bread is ready to go in, and it still needs its cut.',
      'The baker breathes out, sets the blade to the dough, and draws.',
    ],
    why: [
      [
        'In the oven the gas inside the dough expands before the crust has set. A cut made beforehand tells it where to go.',
        'For some minutes bread grows under a skin that is drying, so it has to burst.',
      ],
      [
        'Leave the dough uncut and it bursts where it is thinnest, usually at the side.',
        'Without a cut it tears anywhere.',
      ],
    ],
    parts: [
      [
        ['The blade lies nearly flat', 'Hold the blade at a low angle'],
        [
          'A flat cut lifts into a ridge. An upright one just opens.',
          'Nearly lying on the dough, it raises a flap that browns first.',
          'It slices under the skin, so a thin flap can lift. Straight down would only part it.',
        ],
        ['A blade held almost flat against the dough', 'A razor lying almost flat on white dough'],
      ],
      [
        ['One quick cut, no sawing', 'Draw it once and quickly'],
        [
          'Sawing drags the skin and seals the cut again.',
          'From the shoulder, not from the fingers. Whoever hesitates tears.',
          'A second stroke pulls at what the first has opened. The arm does it, not the fingertips.',
        ],
        ['A single quick cut in slow motion', 'A hand after one long stroke over a loaf'],
      ],
      [
        ['Cold dough is easier to cut', 'Chill the dough first'],
        [
          'It is firmer, so the blade does not stick.',
          'Straight from a night in the cold it holds still, like a good patient.',
          'A night in the fridge has made the skin tight, so it parts without dragging.',
        ],
        ['Dough tipped from its basket', 'A cold loaf turned out of its basket'],
      ],
    ],
    turn: [
      'Look for the cut on your next bread.',
      'Then it goes into the oven, and the baker can only wait.',
    ],
    asks: ['Have you ever cut bread dough yourself?', 'Do you like one straight cut or a pattern?'],
    ends: {
      p: 'It is a small step that shows in every slice.',
      a: 'Without a cut, bread does not rise as high.',
      t: 'Angle, depth, speed: in that order.',
      f: 'You need a fresh razor blade and a deep breath.',
      h: 'Your first one looks like a shark bite.',
      i: "Every baker's first cut was crooked.",
      l: 'Each bread opens in its own way.',
    },
    work: [
      'A second of visible work rests on years of practice.',
      'The customer sees the line on the bread, and that is enough.',
    ],
    keep: 'your next bread',
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
        lead: 'Meet our night shift.',
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
    unless: NO_BREAD,
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
    cover: 'Why bakers measure water',
    gist: [
      'A dough should come out of the mixer at the same temperature in summer and in winter. The room and the flour are as they are, so bakers set the water, and there is a small sum for it.',
      'A baker cannot change how warm the flour and the room are. But the water can be set.',
    ],
    subject: ['A thermometer in the flour', 'Ice in the bread dough in summer'],
    hooks: {
      '*': [
        'In a heatwave bakers put ice in the bread dough. In a frost the water is warm as a bath.',
        'At night a baker first puts a thermometer into the flour.',
        'Bread tastes the same all year because a baker measures.',
      ],
      p: 'Bakers do a sum before each dough, so that the loaf never changes.',
      a: 'When the weather changes, the baker changes the water.',
      t: 'Bakers add up flour, room and machine, and work out how warm the water must be.',
      f: 'Did you know that bakers do sums at three in the morning? It is about the water.',
      h: 'A baker at three in the morning has to add three numbers, with flour in both eyes.',
      i: 'That bread is equally good in July and January is no luck. A baker measured.',
      l: 'A baker, a thermometer, a pencil, and a {tap|faucet} turned a little.',
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
      'Three in the morning. A baker measures the flour, then the air, and starts to count.',
      'A bucket of ice stands beside the mixer. It is the hottest night of the year, and the ice is for the dough.',
    ],
    why: [
      [
        'Yeast works by temperature, and a few degrees change the whole night.',
        'A dough that is too warm races ahead, and one that is too cold keeps thirty people waiting.',
      ],
      [
        'Of all that goes into it, only the water can be set in seconds.',
        'Flour and room are as they are. The water comes from the {tap|faucet}, hot or cold.',
      ],
    ],
    parts: [
      [
        ['Measure the flour and the room', 'How warm are room and flour?'],
        [
          'A probe in the sack, a look at the wall.',
          'Both of them change with the weather, and more than you would think.',
          'A warm store and a cold bakehouse make quite different nights.',
        ],
        ['A thermometer in a sack of flour', 'A hand reading a wall thermometer'],
      ],
      [
        ['Add the heat of the mixer', 'Kneading makes dough warmer'],
        [
          'Kneading warms the dough by several degrees. Each mixer has its number.',
          'One finds it out once and writes it on the wall.',
          'Friction heats a dough, and each machine does it by its own amount.',
        ],
        ['A dough hook turning in a bowl', 'A mixer bowl turning, seen from above'],
      ],
      [
        ['Set the water to match', 'Then choose the water'],
        [
          'What is missing or too much, the {tap|faucet} must make up. In summer that means ice.',
          'Hot to cold, by the degree, and then in it goes.',
          'It is the one thing that obeys at once, from ice to bath.',
        ],
        ['Ice cubes poured into a mixing bowl', 'A jug of water with a thermometer in it'],
      ],
      [
        ['Check the finished dough', 'Measure the dough itself'],
        [
          'A probe into the finished lump. The note goes on the sheet.',
          'One degree out? Then it gets ten minutes more, or ten fewer.',
          'A degree too many, and the rest is cut short. A degree too few, and it is stretched.',
        ],
        ['A thermometer in a ball of dough', 'A baker noting a figure on a sheet'],
      ],
    ],
    turn: ['You taste nothing of it, and that is good.', 'So it comes out the same all year.'],
    asks: ['What do you measure at work that nobody sees?', 'Do you bake by feel or by thermometer?'],
    ends: {
      p: 'At home, one thermometer is enough to make bread a good deal more reliable.',
      a: 'Change what you can: the water.',
      t: 'Three numbers are given, one can be chosen.',
      f: 'After kneading, dough should feel like the inside of your wrist.',
      h: 'The sums get better after coffee.',
      i: 'Care is often a number that somebody wrote down.',
      l: 'Twenty-five degrees, and not twenty-eight.',
    },
    work: [
      'If you cannot change three of four things, learn all about the fourth.',
      'Find the one dial that you can turn, and leave the others alone.',
    ],
    keep: 'the next heatwave',
    send: 'a home baker who blames the recipe',
    own: [
      {
        about: '\\bnight\\b|overnight|starts? at \\d|bakers?\\b.*\\d ?am',
        kinds: ['process', 'people', 'story'],
        lead: 'From our side of the night.',
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
    unless: NO_BREAD,
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
    cover: 'Sandwich crusts: on or off?',
    gist: [
      'Cut the crusts off for cucumber sandwiches and small guests, leave them on for anything you carry. And fry what you cut off in butter and garlic.',
      'The crust holds a sandwich together and tastes best. So why do so many of us cut it off?',
    ],
    subject: ['Sandwiches: crusts on or off?', 'What children know about crusts'],
    hooks: {
      '*': [
        'Did somebody tell you that crusts make your hair curl? Did they?',
        'The crust of a sandwich is its handle. Without it you hold egg.',
        'Every school day, millions of sandwich crusts come home again.',
      ],
      p: 'Crusts on or off: it depends on the sandwich.',
      a: 'Crusts stay on, unless it is a cucumber sandwich.',
      t: 'A crust is firm and brown: it holds the sandwich, and tastes of more.',
      f: 'Be honest: do you leave the crusts of your sandwich?',
      h: 'A sandwich without crusts has been to finishing school.',
      i: 'One day each child eats the crust, and nobody notices.',
      l: 'Cucumber sandwiches as long as a finger, without crusts.',
    },
    lines: {
      '*': [
        'Crusts on: picnics, ploughman, anything you hold.\nCrusts off: tea at four, very small guests.\n\nHow do you do it?',
        "Cut-off crusts, diced and fried in butter with garlic, are croutons for tomorrow's soup.",
        'Cut the crusts off after filling and not before. So filling and bread end at the same line.',
        'Children leave crusts because they take longer to chew, not because they taste bad. Cut thinner, and they often vanish.',
        "Cut a child's sandwich in small squares, and the crusts get eaten.",
        'Fry the crusts in butter, and they are gone before the sandwiches.',
      ],
      h: ['Curly hair from crusts: tested by grandmothers for centuries.'],
    },
    scene: [
      'A lunchbox comes home with four crusts in it.',
      "Four o'clock, best china, and the cook eats the crusts in the kitchen.",
    ],
    why: [
      [
        'The crust is firm and tastes of most. Some want it, some leave it.',
        'A crust takes more chewing, and children do not like that.',
      ],
    ],
    parts: [
      [
        'Crusts on, for a full sandwich',
        [
          'For everything with weight: it keeps the filling in and the fingers out.',
          'It tastes of the oven.',
          'It is a handle for a thick sandwich.',
        ],
        ['A thick sandwich with crusts', 'Two hands holding a tall sandwich'],
      ],
      [
        'Crusts off, for tea at four',
        [
          'For cucumber, or egg and cress.',
          'Soft all through, gone in two bites, and nobody has to chew in company.',
          'Soft bread and soft filling.',
        ],
        ['Finger sandwiches without crusts', 'A knife trimming the edge of a sandwich'],
      ],
      [
        'Fry the crusts you cut off',
        [
          'In butter with garlic, or for the soup.',
          'Butter, garlic, salt, five minutes: the cook has earned them.',
          'Or dry them for crumbs, or eat them at once.',
        ],
        ['Bread crusts frying in a pan', 'A bowl of trimmed crusts by a board'],
      ],
    ],
    turn: ['The crusts in the lunchbox used to be whole sandwiches.', 'Whoever cuts them off may eat them.'],
    asks: ['Do you like crusts on or off?', 'What were you told about eating crusts?'],
    ends: {
      p: 'If the bread is good, you leave the crusts on.',
      a: 'Leave them on. Good bread has no scraps.',
      t: 'The crust is browned most, so it has most taste.',
      f: 'Hands up if your hair curls.',
      h: 'The finishing school is closed.',
      i: 'One day the lunchbox comes home empty.',
      l: 'Stacked in pairs, under a damp cloth, until four.',
    },
    work: [
      'Look at what customers leave. Perhaps nobody told them that it is the good bit.',
      'Before you drop what customers leave, ask one of them why.',
    ],
    keep: 'the next lunchbox',
    send: 'a grandmother with a theory',
    own: [
      {
        about: 'sandwich|tin loaf|white loaf|sliced',
        kinds: ['product', 'offer', 'price', 'service'],
        lead: 'Bread with a proper crust.',
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
    unless: NO_BREAD,
  },
];
