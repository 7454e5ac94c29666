// Making supper out of what a good shop sells.
import type { Idea } from '../../library/idea.ts';

export const COOKING: readonly Idea[] = [
  {
    id: 'pickle-half-an-onion',
    format: 'howto',
    again: 9,
    emoji: '🧅',
    tags: ['QuickPickle', 'LessWaste', 'CookingTips'],
    title: [
      'Quick pickled onions in twenty minutes, with one jar',
      'Pink onions in twenty minutes: a quick pickle',
    ],
    cover: 'Pink onions in twenty minutes',
    gist: [
      'Half a red onion, equal parts of vinegar and hot water, a spoon of sugar, half a spoon of salt: twenty minutes later it is pink, sharp and good on nearly everything.',
      'The half onion in your fridge is nearly a pickle. It wants hot vinegar, a jar, and as long as it takes to lay the table.',
    ],
    subject: ['The half onion in your fridge', 'Pink, sharp, done by supper'],
    hooks: {
      '*': [
        'There is half an onion in your fridge. In twenty minutes it could be the brightest thing on the table.',
        'Red onions turn pink in vinegar. It looks like a trick, and it is only chemistry and lunch.',
        'It begins as leftovers and ends as the best thing on the plate.',
      ],
      p: 'A jar of quick pickled onions turns leftovers into something planned.',
      a: 'Slice it, salt it, drown it in hot vinegar.',
      t: 'The red in an onion is a pH indicator: acid turns it from dull violet to bright pink.',
      f: 'Nothing in the house but cheese and bread? Half an onion changes that.',
      h: 'Half an onion in {cling film|plastic wrap} makes the milk taste of onion. In vinegar it makes friends.',
      i: 'It costs pennies, and a plain supper suddenly looks as if somebody cared.',
      l: 'A tangle of pink on something rich and dark.',
    },
    lines: {
      '*': [
        'Quick pickle: one red onion, half a cup each of vinegar and hot water, a spoon of sugar, half a spoon of salt. Twenty minutes.',
        'Pickled onions go on cheese on toast, tacos, lentils, cold roast, eggs. In fact it is quicker to say what they do not go on.',
        'Thin slices pickle in twenty minutes, thick ones in a day. Take your time only if you want crunch.',
        'When the onions are gone, the pink vinegar is a salad dressing. Add oil, shake the jar.',
      ],
      h: ['They keep for two weeks. That is a theoretical figure.'],
    },
    scene: [
      'Bread, cheese, a bit of cold chicken. All of it is brown, and something is missing.',
      'In the fridge door lies half an onion with its cut side curled, waiting for a purpose.',
    ],
    why: [
      [
        'Hot vinegar takes the bite out of an onion in minutes and leaves the crunch.',
        'The acid softens what makes raw onion sharp and does not make it limp.',
      ],
      [
        'Sour and sweet at once is what rich food calls for.',
        'Cheese, eggs and roasts all become lighter with a forkful beside them.',
      ],
    ],
    parts: [
      [
        ['Slice it thinly', 'Fine slices'],
        [
          'Along or across, as thin as you can in comfort.',
          'The thinner it is, the sooner it turns pink.',
          'Paper thin ones are ready when the kettle has cooled.',
        ],
        'Thin slices of red onion on a board',
      ],
      [
        ['Add sugar and salt in a jar', 'Sugar and salt, then shake'],
        [
          'A spoon of the one, half a spoon of the other. Shake.',
          'Pepper, bay or a bit of chilli if you like. It does not need them.',
          'The jar is the bowl. Whatever else you like goes in now.',
        ],
        'Onion slices in a jar',
      ],
      [
        ['Pour over hot vinegar and water', 'Fill it up, hot and sour'],
        [
          'Half and half, just off the boil, until all is covered.',
          'Cider or white wine vinegar. Malt is for {chips|fries}.',
          'Pour until nothing looks out.',
        ],
        'Hot liquid poured into a jar of onions',
      ],
      [
        ['Wait for twenty minutes', 'Twenty minutes and a fork'],
        [
          'Press down once. The colour climbs while you watch.',
          'Once cool it goes in the fridge, with its lid on.',
          'Push them under once. The rest is colour.',
        ],
        'A jar of bright pink onions',
      ],
    ],
    turn: ['Put the jar on the table. It will not come back full.', 'From now on half onions have a future.'],
    asks: ['What would you put pink onions on first?', 'What do you pickle at home?'],
    ends: {
      p: 'In the fridge and covered with vinegar they are good for about two weeks.',
      a: 'One jar, always on the go.',
      t: 'Anthocyanins at low pH: hence the pink.',
      f: 'Cheese on toast first. Promise.',
      h: 'The milk is relieved.',
      i: 'Half of good cooking is having a jar ready.',
      l: 'A few strands, laid on last.',
    },
    work: 'A small leftover and a spare quarter of an hour, turned into the thing that people remember: most good ideas in a shop window began like that.',
    caution: [
      'Quick pickles are not preserved: they belong in the fridge and are eaten within two weeks.',
      'It is no preserve: keep it in the fridge and eat it within two weeks.',
    ],
    keep: 'the next half onion',
    send: 'the friend with half onions in film',
    own: [
      {
        about: 'onion|vinegar|pickl',
        kinds: ['product', 'offer', 'price', 'process'],
        lead: 'All it takes from a shop.',
      },
    ],
    pic: { ask: 'A jar of pink onions against the light', alt: 'A jar of bright pink pickled onions' },
    claims: [
      ['Anthocyanins turn pink in acid', 'food chemistry textbook'],
      ['Refrigerator pickles keep for about two weeks', 'home-economics extension advice'],
    ],
  },
  {
    id: 'supper-without-a-stove',
    format: 'checklist',
    again: 9,
    emoji: '🧺',
    tags: ['NoCook', 'EasySuppers', 'DeliCounter'],
    title: [
      'A no-cook supper from the deli counter: five things',
      'Too hot to cook? Build a cold supper from five things',
    ],
    cover: 'Supper without a stove',
    gist: [
      'A cold supper needs five notes: something salty, something sharp, something soft, something crisp and something from a field. With one of each on the table nobody asks what is for dinner.',
      'Salty, sharp, soft, crisp, green: shop by those five words, and the plate puts itself together.',
    ],
    subject: ['Five words instead of a recipe', 'Nobody has to cook tonight'],
    hooks: {
      '*': [
        'Supper tonight: a bread knife, five small parcels, and no stove.',
        'A good cold supper is a list of five adjectives.',
        'The oven is off and nobody misses it.',
      ],
      p: 'Five kinds of things make a cold supper complete, whatever you choose for each.',
      a: 'Salty, sharp, soft, crisp, green. Buy one of each.',
      t: 'A plate satisfies when it has contrast: salt against acid, fat against crunch, and something watery in between.',
      f: 'Too warm or too tired to cook? Let us have a picnic at the kitchen table.',
      h: 'It is not "bits from the fridge". It is "grazing". The difference is a board.',
      i: 'The table is set in ten minutes, and everybody sits for an hour.',
      l: 'Ham like silk, a ripe cheese, cold radishes, good bread torn by hand.',
    },
    lines: {
      '*': [
        'Cold supper in five words:\n\nSalty: ham, olives, smoked fish\nSharp: pickles, capers\nSoft: a cheese, a dip\nCrisp: bread, radishes\nGreen: anything with leaves',
        'If a cold plate is dull, the sharp one is missing. A spoon of pickles mends most of them.',
        'Take all of it out of the fridge half an hour before. Cold ham tastes of cold.',
        'Put out half and leave the other half wrapped. A table that is refilled looks generous until the end.',
      ],
      h: ['The recipe: unwrap. Method: see above. {Washing-up|Dishes}: one board.'],
    },
    scene: [
      'Half past six and twenty-nine degrees in the kitchen. Nobody is going to switch on an oven.',
      'You stand before the counter, hungry, with no plan, and everything looks good, which does not help.',
    ],
    why: [
      [
        'We tire of one taste within a few bites, and a change brings appetite back.',
        'Contrast keeps a plate going. After salt you want sour, after soft something that cracks.',
      ],
      [
        'With the five kinds before your eyes you buy less and miss nothing.',
        'It is when there are three soft things and nothing sharp that the evening goes to sleep.',
      ],
    ],
    parts: [
      [
        ['Something salty', 'Start with salt'],
        [
          'Ham, olives, anchovies, a smoked fish.',
          'It is the anchor. A small amount, in thin slices.',
          'A few slices of something that was cured or smoked.',
        ],
        'Thin slices of ham laid out on a board',
      ],
      [
        ['Something sharp', 'Something that bites'],
        [
          'Pickles, capers, mustard, a dressed bean.',
          'It cuts through all the rest and makes you want more.',
          'Without vinegar somewhere it gets heavy.',
        ],
        'A small dish of gherkins',
      ],
      [
        ['Something soft', 'Something that gives'],
        [
          'A ripe cheese, hummus, an egg boiled for seven minutes.',
          'What bread is dipped in, spread with and mopped through.',
          'An egg, a soft cheese, a bowl to dip into.',
        ],
        'A soft cheese with a knife in it',
      ],
      [
        ['Something crisp', 'Something that cracks'],
        [
          'Bread with a crust, crackers, radishes, cold celery.',
          'You should be able to hear supper from the next room.',
          'Radish, celery, crust: supper should make a noise.',
        ],
        'Radishes in cold water',
      ],
      [
        ['Something green or ripe', 'Something that was growing yesterday'],
        [
          'Leaves, tomatoes, a peach with the ham.',
          'Water and sweetness: the place where the plate breathes.',
          'Juice and leaves make all the rest lighter.',
        ],
        'Tomatoes cut in wedges',
      ],
    ],
    turn: ['Five parcels, a board, bread. Sit down.', 'Nothing has been cooked, and nobody will notice.'],
    asks: ['What is a must on your cold plate?', 'A cold supper: what do you forget every time?'],
    ends: {
      p: 'For two, a palm of each is plenty.',
      a: 'Missing one? Then it is not supper yet.',
      t: 'Five contrasts, one plate: variety postpones satiety.',
      f: 'And {the washing-up|the dishes} is a board and three knives.',
      h: 'Served, as the menu would put it, "at kitchen temperature".',
      i: 'Some of the loveliest evenings have no recipe.',
      l: 'Linen, a cold bottle, the window open.',
    },
    work: 'A checklist of qualities beats a list of articles. Tell people what is missing instead of what is on offer, and they will fill the basket by themselves.',
    caution: [
      'What belongs in the fridge should not stand on a warm table for more than two hours.',
      'Food from the fridge may stand in the warm for two hours and not longer.',
    ],
    keep: 'the next evening too hot to cook',
    send: 'the person who asks what is for dinner',
    own: [
      {
        about: 'olives?|\\bham\\b|hummus|charcuterie|salami|antipasti|smoked',
        kinds: ['product', 'offer', 'service', 'price'],
        lead: 'A candidate for the cold plate.',
      },
    ],
    pic: {
      ask: 'A board with five kinds of food, from above',
      alt: 'A board with ham, pickles, cheese, bread and tomatoes',
    },
    claims: [
      ['Variety and contrast raise appetite (sensory-specific satiety)', 'nutrition psychology'],
      ['Two-hour rule', 'FSA, USDA advice'],
    ],
  },
  {
    id: 'anchovies-melt',
    format: 'tip',
    again: 9,
    emoji: '🐟',
    unless: 'vegan|vegetarian',
    tags: ['Anchovies', 'PantryCooking', 'CookingTips'],
    title: [
      'How to cook with anchovies so that nobody tastes fish',
      'Anchovies for people who do not like fish',
    ],
    cover: 'Anchovies melt',
    gist: [
      'Two anchovies warmed in oil fall apart within a minute and leave no fish behind, only depth. They go under lamb, greens, tomato sauce and anything that tastes thin.',
      'Think of anchovies as salt with a memory. Melted at the start, they make other things taste more of themselves.',
    ],
    subject: ['Salt with a memory', 'The fish that disappears'],
    hooks: {
      '*': [
        'Put two anchovies in warm oil and look away. When you look back, they have gone.',
        'The people who hate anchovies eat them every week. It is just that nobody tells them.',
        'Two small fish go into the oil and only the flavour comes out.',
      ],
      p: 'Two anchovies at the bottom of the pan do the work of a stock cube.',
      a: 'Melt them first. Then start cooking.',
      t: 'Cured for months, their protein has broken down to free amino acids, glutamate above all.',
      f: 'You do not like anchovies? You may have met only the ones on the pizza.',
      h: 'The anchovy is the only fish that leaves before the guests arrive.',
      i: 'A {tin|can} the size of a matchbox, and a month of suppers taste deeper.',
      l: 'Anchovy and butter on hot toast. It is all salt and velvet.',
    },
    lines: {
      '*': [
        'Two anchovies melted in oil, garlic, then greens. Five minutes, and cabbage tastes of a restaurant.',
        'Tomato sauce a little thin? One anchovy at the start. Nobody will say fish; somebody will say "what is in this?".',
        'Mash anchovies into soft butter, with lemon. Keep it in the fridge for steak, toast, potatoes and bad days.',
        'Salt at the end when there is anchovy in it. It has brought its own.',
      ],
      h: ['"I can taste that there is no anchovy in it," said the guest, on his third helping.'],
    },
    scene: [
      'A tomato sauce, garlic, oil, basil, all of it right, and it tastes as if somebody had left the room.',
      'Somebody at the table pushes the anchovies to the rim of the pizza, and at home eats Caesar dressing by the spoon.',
    ],
    why: [
      [
        'They are cured in salt for months, and what remains is mostly savour.',
        'Salt and time turn a small fish into something nearer to cheese or soy sauce.',
      ],
      [
        'Their flesh is so soft that it dissolves in warm fat and spreads through the dish.',
        'In oil they fall to crumbs, then to nothing, and the nothing is everywhere.',
      ],
    ],
    parts: [
      [
        ['Warm them in oil, gently', 'Let them melt over a small flame'],
        [
          'A low flame and a wooden spoon. A minute is enough.',
          'Too hot, and they fry and turn bitter. They should sigh, not spit.',
          'Stir, and they are gone. Hot oil would only burn them.',
        ],
        'Anchovies breaking up in warm oil',
      ],
      [
        ['Begin with two', 'Two for a pan for four'],
        [
          'For four people. It is a base and not an ingredient.',
          'Too few is dull, too many is fish. Between two and four lies everything.',
          'You want to ask what it is, and not to know.',
        ],
        'Two anchovy fillets on a spoon',
      ],
      [
        ['Salt last', 'No salt before the end'],
        [
          'They have brought plenty.',
          'Taste when the sauce is ready. Often nothing is missing.',
          'It is all in there already. Taste.',
        ],
        'A pinch of salt held back over a pan',
      ],
      [
        ['Cover the rest with oil', 'Oil over what is left'],
        [
          'In the jar, in the fridge, always below the surface.',
          'An opened {tin|can} moves to a jar. It keeps for weeks, if they stay covered.',
          'Under the surface they keep. Above it they do not.',
        ],
        'Oil poured over anchovies in a jar',
      ],
    ],
    turn: ['Tell them afterwards, if at all.', 'The fish has gone. The depth has stayed.'],
    asks: ['Anchovies: love, hate, or did you not know?', 'What do you melt anchovies into?'],
    ends: {
      p: 'A jar lasts a month and improves about ten suppers.',
      a: 'Two. Melted. Every time.',
      t: 'Proteolysis does the flavour, fat does the distribution.',
      f: 'Try it in cabbage. Yes, cabbage.',
      h: 'It left without a word to the onions.',
      i: 'A small thing, kept well, goes a long way.',
      l: 'Hot toast. At once.',
    },
    work: 'The most useful contributors are not always visible in the result. You notice them when they are missing.',
    caution: [
      'Fish is an allergen: anybody you cook for should know that there is anchovy in it.',
      'Fish is an allergen. Whoever eats with you has to know that it is in there.',
    ],
    keep: 'the next thin tomato sauce',
    send: 'someone who says that they hate anchovies',
    own: [
      {
        about: 'anchov|tinned fish|sardine',
        kinds: ['product', 'offer', 'price'],
        lead: 'From the shelf with the small {tins|cans}.',
      },
    ],
    pic: {
      ask: 'Anchovies melting in a small pan of oil',
      alt: 'Anchovy fillets melting in warm oil in a pan',
    },
    claims: [
      [
        'Cured anchovies are rich in free glutamate and dissolve in warm fat',
        'food science textbook, cookery practice',
      ],
    ],
  },
  {
    id: 'stems-leaves-tops',
    format: 'howto',
    again: 9,
    emoji: '🥦',
    tags: ['LessWaste', 'VegetableTips', 'CookingTips'],
    title: [
      'What to do with broccoli stems, cauliflower leaves and carrot tops',
      'Eat the whole vegetable: stems, leaves and tops',
    ],
    cover: 'Eat the stem',
    gist: [
      'The stem of broccoli is sweeter than the head, cauliflower leaves roast like {crisps|chips}, and carrot tops make a sharp green sauce. Much of what is cut off is only another vegetable.',
      'Peel the stem, roast the leaf, chop the top: from one broccoli you get two vegetables.',
    ],
    subject: ['You paid for the stem as well', 'Half of your broccoli is in the {bin|trash}'],
    hooks: {
      '*': [
        'You pay for broccoli by weight, and half of the weight is stem. Eat it.',
        'The leaves round a cauliflower taste better than the cauliflower.',
        'The part that is cut off is often the part that cooks like.',
      ],
      p: 'About a third of a vegetable by weight is thrown away out of habit.',
      a: 'Peel it, slice it, cook it first. Then the head.',
      t: 'A broccoli stem is only fibrous at the outside. Under two millimetres of skin it is tender and higher in sugar.',
      f: 'Before you twist off those carrot leaves at {the till|the register}: taste one.',
      h: 'Whole generations have eaten the hair of the broccoli and thrown away the broccoli.',
      i: 'Use the whole of it, and one bag becomes two suppers.',
      l: 'Carrot tops, lemon, good oil: a green sauce with an edge.',
    },
    lines: {
      '*': [
        'Broccoli stem: peel it until it is pale, slice it, fry it with garlic. It is the nicest part, and you have been composting it.',
        'Cauliflower leaves with oil and salt, ten minutes in a hot oven. They come out like {crisps|chips}.',
        'Carrot tops taste of parsley with a little bitterness. Chop them with lemon, oil and garlic for a sauce.',
        'Twist the leaves off carrots and radishes when you come home. They draw water out of the root.',
      ],
      h: ['Eat your greens. Also the part you thought was the handle.'],
    },
    scene: [
      'The knife comes down, the head rolls into the pan, and the sweeter half of it drops into the {bin|trash}.',
      'At the stall somebody says "Leaves off?", and a heap of green lies under the table by noon.',
    ],
    why: [
      [
        'What we call the vegetable is often only the part that looked good in a cookery book.',
        'Heads photograph well. Stems and leaves have had bad press.',
      ],
      [
        'The rest has flavour of its own, and it has been paid for by the kilo.',
        'Stems are sweet, leaves are crisp, tops are sharp: three more things to eat.',
      ],
    ],
    parts: [
      [
        ['Peel the stem of broccoli', 'Broccoli stems, peeled'],
        [
          'Down to the pale green. Then in coins into the pan, two minutes ahead of the florets.',
          'Raw in sticks, it is the one crudité that children finish.',
          'Under the tough skin they are sweet as kohlrabi.',
        ],
        'A peeled broccoli stem in slices',
      ],
      [
        ['Roast the leaves of cauliflower', 'Cauliflower leaves, roasted'],
        [
          'Oil, salt, a hot tray. The ribs go soft, the green goes crisp.',
          'Ten minutes before the florets are done, at the edge of the same tray.',
          'Oil and heat turn them into something people fight over.',
        ],
        'Crisp cauliflower leaves on a tray',
      ],
      [
        ['Chop the tops of carrots', 'Carrot tops, chopped fine'],
        [
          'Only the feathery part. With lemon, garlic and oil it becomes a sauce for fish or beans.',
          'Bitter like parsley with an opinion, so a pinch of sugar helps.',
          'Treat them like parsley with a temper. Lemon helps.',
        ],
        'Carrot tops chopped on a board',
      ],
      [
        ['Wilt the leaves of {beetroot|beets}', 'Beet leaves, wilted'],
        [
          'They are a chard, and cook in the same three minutes.',
          'Stalks first, leaves after, a squeeze of lemon.',
          'Three minutes, the stalks a little longer.',
        ],
        'Red-stemmed leaves in a pan',
      ],
      [
        ['Boil the rest into stock', 'And everything else in a pot with water'],
        [
          'Ends, skins of onions, mushroom stalks. Half an hour is enough.',
          'Leave out cabbage and potato peel. They cloud it and sulk.',
          'Half an hour, and it is called stock.',
        ],
        'Vegetable trimmings in a pot of water',
      ],
    ],
    turn: [
      'Ask for it with the leaves on. You are buying supper.',
      'One vegetable, two dishes, a thin compost.',
    ],
    asks: ['Broccoli stems: {bin|trash} or pan?', 'Which vegetable do you use to the last leaf?'],
    ends: {
      p: 'On a weekly shop it adds up to a meal you had not counted on.',
      a: 'Stem first. Head second.',
      t: 'Outer fibres off, and the core cooks in a third of the time.',
      f: 'Begin with the cauliflower leaves. They convince everybody.',
      h: 'The bald part was delicious.',
      i: 'Respect for food can look like a vegetable peeler.',
      l: 'A green thread of sauce, and the plate is finished.',
    },
    work: 'What counts as waste is often a matter of what the last person threw away. It pays to look at the {bin|trash} before looking at the price.',
    keep: 'the next whole broccoli',
    send: 'someone who throws away the stem',
    own: [
      {
        about: 'broccoli|cauliflower|carrot|beet(?:root)?|vegetable|greens|veg box',
        kinds: ['product', 'offer', 'place', 'process', 'service', 'price'],
        lead: 'With the leaves still on, if you like.',
      },
    ],
    pic: {
      ask: 'A whole cauliflower or bunch of carrots with all its leaves',
      alt: 'A cauliflower with all its green leaves',
    },
    claims: [
      [
        'Broccoli stems, cauliflower and beet leaves and carrot tops are edible',
        'horticulture extension advice',
      ],
      ['Tops draw moisture from stored roots', 'horticulture extension advice'],
    ],
  },
  {
    id: 'do-not-pour-away-the-jar',
    format: 'mistake',
    again: 9,
    emoji: '🫒',
    wrong: 'Pouring the oil or brine of a good jar down the sink',
    tags: ['LessWaste', 'PantryCooking', 'CookingTips'],
    title: [
      'What to do with the oil and brine left in jars',
      'Leftover oil and brine: five suppers in empty jars',
    ],
    cover: 'Keep what is in the jar',
    gist: [
      'The oil from sun-dried tomatoes, the brine from capers and the juice of gherkins are seasonings. They dress beans, loosen mayonnaise and season potatoes, and they are paid for.',
      'In an empty jar of olives there is half a salad dressing. Before you rinse it, think about what is sour, salty or scented in there.',
    ],
    subject: ['Half a dressing goes down the sink', 'The jar is not empty yet'],
    hooks: {
      '*': [
        'The gherkins are finished. The jar is not.',
        'Oil that has lain around tomatoes, garlic and herbs for months goes down the sink in three seconds.',
        'What is at the bottom of the jar has been paid for.',
      ],
      p: 'The liquid in a jar often holds as much flavour as what was in it.',
      a: 'Never rinse a jar before you have tasted it.',
      t: 'Flavour moves out into oil or brine while a jar stands, according to whether it dissolves in fat or in water.',
      f: 'Wait, do not pour that away. What are you having tonight?',
      h: 'Somewhere, a sink is eating better than you are.',
      i: 'Getting the last of the good out of a thing is a quiet sort of gratitude.',
      l: 'Warm potatoes, a spoon of caper brine, an egg just set.',
    },
    lines: {
      '*': [
        'Gherkin brine over warm potatoes: the potato salad is half seasoned before you have begun.',
        'Oil from anchovies or sun-dried tomatoes is the first thing in the pan, not the last thing in the sink.',
        'Caper brine, mustard, oil, shake in the jar that it came in. No bowl, no whisk, dressing.',
        'Feta brine in a marinade for chicken. Salt, acid and milk: it would be hard to design it better.',
      ],
      h: ['Drinking gherkin juice from the jar at midnight is also reuse.'],
    },
    scene: [
      'One hand holds back the last three olives and the other tips the jar. Green oil runs down the drain, smelling of summer.',
      'The jar stands by the sink, hot water running, and there is still an inch of something golden in it.',
    ],
    why: [
      [
        'Weeks in a jar have pulled salt, acid and aroma out of the contents.',
        "It is an infusion that nobody planned, made at somebody else's expense.",
      ],
      [
        'A dressing, a marinade or a braise needs those very things, and you would measure them out anew.',
        'What stands in the jar is oil with taste or vinegar with taste. You would have reached for both.',
      ],
    ],
    parts: [
      [
        ['Oil goes into the pan', 'Fry in the oil'],
        [
          'From tomatoes, artichokes, anchovies. Begin the onions in it.',
          'Or over beans, on toast, into mash. Strain it if there are bits.',
          'It has been tasting of garlic and tomatoes for months.',
        ],
        'Golden oil poured from a jar into a pan',
      ],
      [
        ['Brine goes on warm potatoes', 'Pour brine over hot potatoes'],
        [
          'They drink while they are hot, and need less salt later.',
          'A ladle of it on the slices, ten minutes, then the rest of the dressing.',
          'They take it in at once, and you need no salt.',
        ],
        'Brine spooned over potato slices',
      ],
      [
        ['Make the dressing in the jar', 'Shake a dressing in what is left'],
        [
          'Mustard, oil, a lid. What sticks to the glass is part of the recipe.',
          'Shake it hard, and there is one bowl less to wash.',
          'The last of the mustard comes off the glass by itself.',
        ],
        'A jar shaken with dressing',
      ],
      [
        ['Keep it cold, use it soon', 'Cold and soon'],
        [
          'In the fridge once opened, and within days for oils.',
          'Scent fades. Put it in front, where you see it.',
          'Put it at the front. What one sees gets used.',
        ],
        'A jar set in front on a fridge shelf',
      ],
    ],
    turn: [
      'Now the jar may be washed. It will also hold the next pickle.',
      'Empty means that there is nothing left to taste.',
    ],
    asks: ['What do you save from an empty jar?', 'Gherkin juice: yes or never?'],
    ends: {
      p: 'One spoon in a dressing is enough to notice.',
      a: 'Oil to the pan, brine to the potatoes.',
      t: 'Fat holds aroma, water holds salt and acid. Choose by what you need.',
      f: 'Start with the potatoes tonight.',
      h: 'The sink has been put back on water.',
      i: 'There is more in most jars than we think.',
      l: 'The last drop, on the end of the bread.',
    },
    work: 'By-products are products without a use yet. Someone has to ask what a thing could still be good for before it goes down the drain.',
    caution: [
      'Once opened, jars belong in the fridge; home-made garlic or herb oil should be used at once and not stored.',
      'Opened jars live in the fridge. Home-made oils with garlic or herbs are used straight away and never stored.',
    ],
    keep: 'the next empty jar',
    send: 'the one who rinses first',
    own: [
      {
        about: 'olives?|gherkin|capers|\\bjars?\\b|sun-?dried|artichoke|feta|pickle',
        kinds: ['product', 'offer', 'price', 'process'],
        lead: 'A jar with good company in it.',
      },
    ],
    pic: {
      ask: 'A nearly empty jar of olives or tomatoes in oil, against the light',
      alt: 'A nearly empty jar with golden oil at the bottom',
    },
    claims: [
      ['Oil and brine take up flavour from preserved food', 'food science textbook'],
      ['Botulism risk of stored home-made garlic oil', 'FDA and food-safety authorities'],
    ],
  },
  {
    id: 'can-i-freeze-cheese',
    format: 'answer',
    again: 9,
    emoji: '🧊',
    unless: 'vegan',
    tags: ['CheeseTips', 'FreezerTips', 'LessWaste'],
    question: 'Can I freeze cheese?',
    short: [
      'To melt, yes. To slice and serve, no.',
      'If it is going to melt, yes. If it is going to be looked at, no.',
    ],
    title: [
      'Can you freeze cheese? Which kinds, and how',
      'Freezing cheese: fine for toast, not for the board',
    ],
    cover: 'Cheese in the freezer?',
    gist: [
      'Freezing makes cheese crumbly but does not harm its taste. So grate the hard ones for cooking, keep the soft ones out, and thaw nothing that you want to serve on a board.',
      'If it is going to melt, it may freeze first. If it is going to be looked at, it may not.',
    ],
    subject: ['The end of the cheddar', 'Melt it later'],
    hooks: {
      '*': [
        'Ask what the cheese will be when it grows up. If the answer is "toast", it may be frozen.',
        'Half a cheddar, a holiday tomorrow, and a freezer.',
        'Frost takes the texture and leaves the taste.',
      ],
      p: 'Freezing saves cheese for cooking, provided that it is grated beforehand.',
      a: 'Grate it, freeze it, melt it. Never serve it.',
      t: 'Ice crystals break the protein network, so a thawed cheese crumbles. Once molten, no one can tell.',
      f: 'Bought too much for the cheese board? It can become cheese on toast in February.',
      h: 'A frozen brie comes out much as we come out of winter.',
      i: 'Nothing good has to be thrown away just because you are going {on holiday|on vacation}.',
      l: 'Some cheeses should be bought in small pieces and eaten at their hour. The others may wait in the ice.',
    },
    lines: {
      '*': [
        'Freeze: cheddar, gruyère, mozzarella for pizza, parmesan. All of it grated.\nDo not freeze: brie, fresh goat, anything for a board.',
        'Grated cheese goes from the freezer straight onto the toast. It does not even have to thaw.',
        'Spread grated cheese on a tray to freeze, and only then put it in a bag. Otherwise you have a cheese stone.',
        'Feta gets crumbly in the freezer. It was crumbly before, so for baking it will do.',
      ],
      h: ['Thawed camembert: same cheese, no ambitions.'],
    },
    scene: [
      'The suitcases are in the hall, the fridge is to be empty, and there lies a pound of very good cheddar.',
      'After the party: eleven ends of cheese, all different, none large enough for a plate.',
    ],
    why: [
      [
        'Water in the cheese freezes, and the crystals push its fine structure apart.',
        'What suffers is the texture. Bite and creaminess depend on a net of protein, which ice tears.',
      ],
      [
        'Flavour survives, and so does the ability to melt.',
        'Taste is hardly touched, and a grilled surface hides the rest.',
      ],
    ],
    parts: [
      [
        ['Grate what is hard', 'Hard ones, grated'],
        [
          'Bag it flat, take out handfuls. For sauces, gratins, toast.',
          'A spoon of flour shaken through keeps it loose.',
          'By the handful, from the freezer to the pan.',
        ],
        'Grated cheese on a tray',
      ],
      [
        ['Leave out what is soft', 'Soft ones, not at all'],
        [
          'Brie, fresh goat and cream cheese turn watery and grainy.',
          'The more water in it, the more the ice will break.',
          'Ice breaks them, and what thaws is wet sand.',
        ],
        'A soft cheese set aside',
      ],
      [
        ['Mix the ends for toast', 'Ends and bits, for melting'],
        [
          'Blue, hard, a bit of goat: grated together they become better than each.',
          'It has a name in France, fromage fort, with wine and garlic. There it counts as a delicacy.',
          'The more kinds in it, the better the toast.',
        ],
        'Small ends of different cheeses on a board',
      ],
    ],
    turn: [
      'Three months, then it starts to taste of freezer.',
      'It will not be a cheese board again. But it will be supper.',
    ],
    asks: ['What do you do with the ends of cheeses?', 'Which cheese have you frozen, and regretted?'],
    ends: {
      p: 'Small pieces bought more often make the question rarer.',
      a: 'For the pan, not for the plate.',
      t: 'Melting rebuilds what freezing broke, more or less.',
      f: 'Label it. Grated cheddar and grated anything look alike in March.',
      h: 'It has been offered a part in a lasagne.',
      i: 'The end of one good thing is the beginning of a toast.',
      l: 'The others: at room warmth, this evening, with a pear.',
    },
    work: 'Whether something can be stored depends on what it is for. Ask about the purpose first, and half of the rules turn out to have exceptions.',
    keep: 'the day before a holiday',
    send: 'the one with half a cheddar',
    own: [
      {
        about: 'chees',
        kinds: ['product', 'offer', 'service', 'price', 'policy'],
        lead: 'Some that should be eaten as they are.',
      },
    ],
    pic: {
      ask: 'Grated cheese in a flat bag, or a board of ends',
      alt: 'Small ends of different cheeses on a board',
    },
    claims: [
      [
        'Freezing damages cheese texture, not flavour; hard grated cheese freezes well',
        "dairy science, extension services' advice",
      ],
    ],
  },
  {
    id: 'pickle-or-chutney',
    format: 'either',
    again: 12,
    emoji: '🥪',
    tags: ['ThisOrThat', 'CheeseSandwich', 'FoodTalk'],
    title: ['Cheese sandwich: pickle, chutney or mustard?', 'What goes with cheese in a sandwich?'],
    cover: 'Pickle or chutney?',
    gist: [
      'A cheese sandwich needs an opponent. Pickle brings crunch and vinegar, chutney brings fruit and sweetness; one wakes the cheese up and the other makes its bed.',
      'Sharp and crunchy or sweet and soft: what you put beside cheese says how you like to be treated.',
    ],
    subject: ['What goes in with the cheese?', 'A sandwich of two schools'],
    hooks: {
      '*': [
        'Nobody disagrees about the cheese. It is what goes in with it.',
        'A cheese sandwich with nothing else in it is a sentence without a verb.',
        'Cheese and bread are only the beginning of a conversation.',
      ],
      p: 'The second thing in a cheese sandwich decides what the first one tastes like.',
      a: 'Mature cheddar wants pickle. Young cheese wants chutney.',
      t: 'Acid sets off salt, sugar rounds it. Pickle has more of the one and chutney more of the other.',
      f: 'It is lunchtime, and there are two jars. Which one do you open?',
      h: 'There are households with two jars, two knives and a line down the middle of the board.',
      i: 'Bread, cheese and one good spoonful. It takes no more than that to look forward to noon.',
      l: 'A slice of something old and crumbly, and a spoon of dark plum beside it.',
    },
    lines: {
      '*': [
        'Pickle: crunch, vinegar, a wake-up call.\nChutney: fruit, spice, a warm bath.\n\nWhat goes in with your cheese?',
        'Strong cheese, sharp pickle. Mild cheese, sweet chutney. Blue cheese, neither: honey or a pear.',
        'Spread the chutney on the cheese and not on the bread. The bread stays dry, and lunch survives until one.',
        'The third party is mustard. It has few members and they are certain.',
      ],
      h: ['Jam with cheddar is either a mistake or Yorkshire.'],
    },
    scene: [
      'Two people, one loaf, one cheddar, and a knife in each jar. It has been like this since the wedding.',
      'The lunchbox is open. Somebody lifts the corner of the bread to see which of the two it is today.',
    ],
    why: [
      [
        'Cheese is fat and salt, so it wants something against it: an edge, or a sweetness.',
        'With vinegar you taste the salt more clearly, with fruit you taste the cream.',
      ],
    ],
    parts: [
      [
        'Pickle',
        [
          'It crunches, it bites, it cuts straight through the fat.',
          'For old cheddar and people who like to be woken.',
          'Sharp, loud, crunchy: it keeps you awake at your desk.',
        ],
        'A spoon of dark pickle on cheddar',
      ],
      [
        'Chutney',
        [
          'Plum, apple, tomato: sweet, spiced, soft-spoken.',
          'For young cheese and for those who like it round.',
          'Sweet and soft. It agrees with what the cheese has said.',
        ],
        'A spoon of chutney beside a piece of cheese',
      ],
    ],
    turn: [
      'Half and half exists, and is eaten in secret.',
      'And if you say mayonnaise, we shall need a moment.',
    ],
    asks: ['Pickle or chutney?', 'What goes in your cheese sandwich, and is it legal?'],
    ends: {
      p: 'Buy both in small jars and let the cheese decide.',
      a: 'One. Not both.',
      t: 'Acid to salt, sugar to fat: pair them as you like your contrast.',
      f: 'Tell us. The jar is open anyway.',
      h: 'The line has held so far.',
      i: 'May all your disagreements fit between two slices.',
      l: 'Thin bread. Thick cheese. The smallest spoon.',
    },
    work: 'A good product often needs a partner to be noticed. The question is whether you want it sharpened or softened, and customers differ.',
    keep: 'Monday lunch',
    send: 'the holder of the other knife',
    own: [
      {
        about: 'chutney|pickle|relish|mustard|cheddar',
        kinds: ['product', 'offer', 'process', 'price', 'story'],
        lead: 'For either school.',
      },
    ],
    pic: {
      ask: 'Two open jars, one cheese, two knives',
      alt: 'A jar of pickle and a jar of chutney beside a cheese',
    },
    claims: [
      ['Acid and sweetness contrast with fat and salt', 'food science textbook'],
      ['Fruit cake or jam with cheese is a Yorkshire habit', 'regional food custom'],
    ],
  },
  {
    id: 'frozen-is-fresh-too',
    format: 'myth',
    again: 12,
    emoji: '🫛',
    tags: ['FoodFacts', 'FrozenPeas', 'KitchenFacts'],
    myth: 'Fresh vegetables are better than frozen ones in every case',
    short: [
      'Fresh this morning beats frozen. Fresh last week does not.',
      'It depends on how long ago fresh was.',
    ],
    title: [
      'Are frozen vegetables worse than fresh ones?',
      'Fresh or frozen: when is which the better vegetable?',
    ],
    cover: 'Fresh since when?',
    gist: [
      'Peas lose their sweetness within hours of picking, and frozen ones are in the ice by then. In season and from nearby, buy fresh; out of season a good frozen bean may be the fresher of the two.',
      'The question is not fresh or frozen but how long since the field. For peas, spinach and berries, frost often wins.',
    ],
    subject: ['How fresh is fresh?', 'In defence of the frozen pea'],
    hooks: {
      '*': [
        'A pea begins to lose its sugar as soon as it leaves the plant. By the time it is in your bag it may have given up.',
        '"Fresh" is a word without a date. Ask since when.',
        'A pea on a long trip is only green.',
      ],
      p: 'Time since harvest says more about a vegetable than the word fresh.',
      a: 'Fresh in season. Frozen out of it. No sermons.',
      t: 'After picking, peas turn sugar into starch, and vitamin C falls with each day at room temperature. Freezing stops both.',
      f: 'You need not apologise for the peas in your freezer. They are very good peas.',
      h: 'The fresh green bean of midwinter has seen more airports than you.',
      i: 'Good eating does not depend on guilt. It depends on knowing when to buy what.',
      l: 'Peas from the pod on the day, standing in the garden. Anything else: the freezer, quite happily.',
    },
    lines: {
      '*': [
        'Peas, spinach, {broad beans|fava beans} and berries freeze superbly. Salad, cucumber and tomatoes do not. It is a matter of water.',
        'Cook frozen vegetables without thawing, in little water and briefly. They have already been blanched.',
        'In season, buy fresh and eat it the same day. Out of season, let the freezer have the honour.',
        'Asked for fresh fish far from the sea? Some of the freshest was frozen on the boat.',
      ],
      h: ['Nobody has ever frozen a pea out of spite.'],
    },
    scene: [
      'A bag of fresh peas in early spring, from a long way off, and next to it a packet with frost on it. One of the two was picked last summer at noon.',
      'Somebody hides the frozen spinach beneath the leeks before reaching {the till|the register}.',
    ],
    why: [
      [
        'From harvest on a vegetable lives off itself, using up sugar and vitamins.',
        'It goes on breathing after it is cut, and what it burns is what you wanted to eat.',
      ],
      [
        'Freezing, done within hours, stops that clock for months.',
        'Frost holds it at the moment it went in. Later it cannot get better, but it will not get worse for long.',
      ],
    ],
    parts: [
      [
        ['Buy fresh what is near and in season', 'Fresh when it is close'],
        [
          'Picked yesterday, eaten today: nothing comes close.',
          'When the stall is piled high with it, that is the week.',
          'If it was in the ground yesterday, nothing can touch it.',
        ],
        'A crate of pea pods',
      ],
      [
        ['Buy frozen what fades fast', 'Frozen when it would not wait'],
        [
          'Peas, spinach, beans, berries. They are at their height when they are frozen.',
          'Whatever sheds sweetness by the hour is safer in ice.',
          'Peas and spinach are frozen in the hour in which they are sweetest.',
        ],
        'Frozen peas poured into a pan',
      ],
      [
        ['Look at what else is in the packet', 'One word on the packet'],
        [
          'Plain vegetables need no list of ingredients.',
          'Peas, and a full stop. Cream and sugar are another dish.',
          'If there is more than the vegetable in it, somebody has cooked for you.',
        ],
        'The back of a packet of frozen vegetables',
      ],
    ],
    turn: [
      'Ask for the day it was picked. If there is no answer, think of the freezer.',
      'Both have their month.',
    ],
    asks: ['What is always in your freezer?', 'What would you never buy frozen?'],
    ends: {
      p: 'Frozen also lets you use a handful and keep the rest, which fresh does not.',
      a: 'Count the days since the field.',
      t: 'Respiration against frost: the latter wins after about two days.',
      f: 'You may put the spinach on top. We saw it anyway.',
      h: 'The airports send their regards.',
      i: 'Season by season, and in between the peas.',
      l: 'Butter, mint, nothing else.',
    },
    work: 'A word that nobody has to define will be stretched until it fits. "Since when?" is the right question about fresh, new and soon.',
    keep: 'the months with nothing growing',
    send: 'the one hiding the spinach',
    own: [
      {
        about: 'in season|seasonal|picked|harvest|frozen|morning',
        kinds: ['product', 'process', 'place', 'story', 'value'],
        lead: 'On the question since when, our own answer.',
      },
    ],
    pic: {
      ask: 'Something picked today, with soil or stalk, next to frozen peas',
      alt: 'Fresh pea pods beside a bowl of frozen peas',
    },
    claims: [
      [
        'Peas convert sugar to starch after harvest; vitamin C declines in storage; freezing halts both',
        'postharvest and nutrition science (e.g. UC Davis reviews)',
      ],
    ],
  },
];
