// Making supper out of what a good shop sells.
import type { Idea } from '../../library/idea.ts';
import { BUTCHER_ONLY, FISH_ONLY, GREENS_ONLY, NO_CHEESE, ONE_COUNTER } from './kinds.ts';

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
      'The half onion in your fridge is nearly a pickle. It needs hot vinegar, a jar and twenty minutes.',
    ],
    subject: ['The half onion in your fridge', 'Pink, sharp, done by supper'],
    hooks: {
      '*': [
        'There is half an onion in your fridge. In twenty minutes it can be pink and pickled.',
        'Red onions turn bright pink in vinegar. It looks like a trick.',
        'Half an onion can be the best thing on the plate: pickle it.',
      ],
      p: 'A jar of quick pickled onions turns leftovers into something planned.',
      a: 'Slice the onion, salt it, pour hot vinegar over it.',
      t: 'The red in an onion changes with acid: vinegar turns it from dull violet to bright pink.',
      f: 'Nothing in the house but cheese and bread? Pickle half an onion.',
      h: 'Half an onion in {cling film|plastic wrap} makes the milk taste of onion. In vinegar it makes friends.',
      i: 'Pickled onions cost pennies and make a plain supper look special.',
      l: 'A heap of pink onions on something dark and rich.',
    },
    lines: {
      '*': [
        'Quick pickle: one red onion, half a cup each of vinegar and hot water, a spoon of sugar, half a spoon of salt. Twenty minutes.',
        'Pickled onions go on cheese on toast, tacos, lentils, cold roast and eggs.',
        'Thin slices pickle in twenty minutes, thick ones in a day. Take your time only if you want crunch.',
        'When the onions are gone, the pink vinegar is a salad dressing. Add oil, shake the jar.',
      ],
      h: ['Pickled onions keep for two weeks. Nobody has ever found out.'],
    },
    scene: [
      'Bread, cheese, a bit of cold chicken. All of it is brown, and it needs some pickled onions.',
      'In the fridge door lies half an onion with its cut side curled.',
    ],
    why: [
      [
        'Hot vinegar takes the bite out of an onion in minutes and leaves the crunch.',
        'The acid softens what makes raw onion sharp and does not make it limp.',
      ],
      [
        'Something sour and sweet suits rich food.',
        'Cheese, eggs and roasts all become lighter with a forkful beside them.',
      ],
    ],
    parts: [
      [
        ['Slice the onion thinly', 'Cut it as thin as you can'],
        [
          'Along or across, as you like.',
          'The thinner it is, the sooner it turns pink.',
          'Thin slices are ready when the jar has cooled.',
        ],
        'Thin slices of red onion on a board',
      ],
      [
        ['Add it to a jar with sugar', 'Add sugar and salt, then shake'],
        [
          'A spoon of the one, half a spoon of the other. Shake.',
          'Pepper, bay or a bit of chilli if you like. It does not need them.',
          'Pepper or a bay leaf can go in now, too.',
        ],
        'Onion slices in a jar',
      ],
      [
        ['Pour over hot vinegar and water', 'Fill the jar up, hot and sour'],
        [
          'Half and half, just off the boil, until all is covered.',
          'Cider or white wine vinegar works best.',
          'Until all of the onion is covered.',
        ],
        'Hot liquid poured into a jar of onions',
      ],
      [
        ['Wait for twenty minutes', 'Be patient, with a fork in hand'],
        [
          'Press the onions down once, and watch them turn pink.',
          'Once cool it goes in the fridge, with its lid on.',
          'Push them under once. The colour comes by itself.',
        ],
        'A jar of bright pink onions',
      ],
    ],
    turn: ['Put the jar on the table. It will not come back full.', 'From now on no half onion is wasted.'],
    asks: ['What would you put pink onions on first?', 'What do you pickle at home?'],
    ends: {
      p: 'In the fridge, covered with vinegar, they keep for about two weeks.',
      a: 'Keep one jar on the go.',
      t: 'The acid turns the red of the onion pink.',
      f: 'Try them on cheese on toast first.',
      h: 'The milk is relieved.',
      i: 'Half of good cooking is having a jar ready.',
      l: 'A few pink strands, laid on last.',
    },
    work: 'A small leftover and a quarter of an hour can become what people remember. Look at what you throw away.',
    caution: [
      'Quick pickles are not preserved: they belong in the fridge and are eaten within two weeks.',
      'It is no preserve: keep it in the fridge and eat it within two weeks.',
    ],
    keep: 'the next half onion',
    send: 'the friend with half onions in the fridge',
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
    cover: 'A cold supper in five parcels',
    gist: [
      'A cold supper needs five things: something salty, sharp, soft, crisp and green. With one of each on the table nobody misses the stove.',
      'Salty, sharp, soft, crisp, green: shop by those five words and supper is ready.',
    ],
    subject: ['A cold supper in five words', 'Nobody has to cook tonight'],
    hooks: {
      '*': [
        'Supper tonight: bread, five small parcels from the counter, and no stove.',
        'A good cold supper needs five things, and you can buy them all in ten minutes.',
        'Too hot to cook? Have a cold supper.',
      ],
      p: 'Five kinds of things make a cold supper, whatever you choose for each.',
      a: 'For a cold supper: salty, sharp, soft, crisp, green. Buy one of each.',
      t: 'A cold supper pleases when it has contrast: salt with acid, soft with crisp, and something fresh.',
      f: 'Too warm or too tired to cook? Let us have a picnic at the kitchen table.',
      h: 'It is not "bits from the fridge". It is "a cold supper". The difference is a board.',
      i: 'A cold supper is set out in ten minutes, and everybody sits for an hour.',
      l: 'Ham like silk, a ripe cheese, cold radishes, good bread torn by hand.',
    },
    lines: {
      '*': [
        'Cold supper in five words:\n\nSalty: ham, olives, smoked fish\nSharp: pickles, capers\nSoft: a cheese, a dip\nCrisp: bread, radishes\nGreen: anything with leaves',
        'If a cold plate is dull, the sharp one is missing. A spoon of pickles mends most of them.',
        'Take your cold supper out of the fridge half an hour before. Cold ham tastes of little.',
        'Put out half of a cold supper and keep half wrapped. Refilled, the table looks generous until the end.',
      ],
      h: ['The recipe for a cold supper: unwrap. {Washing-up|Dishes}: one board.'],
    },
    scene: [
      'Half past six and twenty-nine degrees in the kitchen. Nobody is going to switch on an oven.',
      'You stand before the counter, hungry, with no plan, and everything looks good, which does not help.',
    ],
    why: [
      [
        'We soon tire of one taste, and another brings back our appetite.',
        'After salt you want something sour, after soft something crisp.',
      ],
      [
        'With the five kinds in mind you buy less and miss nothing.',
        'Three soft things and nothing sharp make a dull plate.',
      ],
    ],
    parts: [
      [
        ['Something salty', 'Ham or olives for salt'],
        [
          'Ham, olives, anchovies, a smoked fish.',
          'A small amount, in thin slices, is enough.',
          'A few slices of something cured or smoked.',
        ],
        'Thin slices of ham laid out on a board',
      ],
      [
        ['Something sharp', 'Pickles or capers for bite'],
        [
          'Pickles, capers, mustard, a dressed bean.',
          'It cuts through all the rest and makes you want more.',
          'Without a little vinegar it gets heavy.',
        ],
        'A small dish of gherkins',
      ],
      [
        ['Something soft', 'A soft cheese or a dip'],
        [
          'A ripe cheese, hummus, an egg boiled for seven minutes.',
          'Something to dip bread into.',
          'An egg, a soft cheese, a bowl to dip into.',
        ],
        'A soft cheese with a knife in it',
      ],
      [
        ['Something crisp', 'Bread with a crust, or radishes'],
        [
          'Bread with a crust, crackers, radishes, cold celery.',
          'Something that cracks when you bite.',
          'Radish, celery, crust: supper should make a noise.',
        ],
        'Radishes in cold water',
      ],
      [
        ['Something green or ripe', 'Leaves, tomatoes or a peach'],
        [
          'Leaves, tomatoes, a peach with the ham.',
          'It makes the rest feel lighter.',
          'Juice and leaves make all the rest lighter.',
        ],
        'Tomatoes cut in wedges',
      ],
    ],
    turn: ['Five parcels, a board, bread. Sit down.', 'Nobody has cooked, and nobody will mind.'],
    asks: ['What must be on your cold plate?', 'What do you always forget for a cold supper?'],
    ends: {
      p: 'For two, a palm-sized heap of each is plenty.',
      a: 'Five things, a board, a knife.',
      t: 'Five contrasts keep you from tiring of one taste.',
      f: 'And {the washing-up|the dishes} is a board and three knives.',
      h: 'Served at kitchen temperature.',
      i: 'Some of the loveliest evenings have no recipe.',
      l: 'Something cold to drink, and the window open.',
    },
    work: 'Tell people what is still missing on the plate instead of what is on offer, and they fill the basket by themselves.',
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
    unless: `vegan|vegetarian|${BUTCHER_ONLY}|${GREENS_ONLY}`,
    tags: ['Anchovies', 'PantryCooking', 'CookingTips'],
    title: [
      'How to cook with anchovies so that nobody tastes fish',
      'Anchovies for people who do not like fish',
    ],
    cover: 'Why anchovies belong in the pan',
    gist: [
      'Two anchovies warmed in oil fall apart within a minute and leave no fish behind, only depth. They go under lamb, greens, tomato sauce and anything that tastes thin.',
      'Anchovies melt in warm oil and make sauces taste stronger, without tasting of fish.',
    ],
    subject: ['Two anchovies in the pan', 'The fish that disappears'],
    hooks: {
      '*': [
        'Put two anchovies in warm oil and look away. A minute later they have melted.',
        'People who hate anchovies eat them every week. It is just that nobody tells them.',
        'Two anchovies melt in the oil, and only their flavour stays.',
      ],
      p: 'Two anchovies at the bottom of the pan do the work of a stock cube.',
      a: 'Melt two anchovies first. Then start cooking.',
      t: 'Anchovies lie in salt for months, and that gives them their deep taste.',
      f: 'You do not like anchovies? You may have met only the ones on the pizza.',
      h: 'The anchovy is the only fish that leaves before the guests arrive.',
      i: 'A small {tin|can} of anchovies makes a month of suppers taste better.',
      l: 'Anchovy and butter on hot toast.',
    },
    lines: {
      '*': [
        'Two anchovies melted in oil, garlic, then greens. Five minutes, and cabbage tastes of a restaurant.',
        'Tomato sauce a little thin? One anchovy at the start. Nobody will say fish; somebody will say "what is in this?".',
        'Mash anchovies into soft butter, with lemon. Keep it in the fridge for steak, toast, potatoes and bad days.',
        'Salt last when there is anchovy in the pan. It brings its own.',
      ],
      h: ['"Good thing there is no anchovy in it," says the guest, on his third helping.'],
    },
    scene: [
      'A tomato sauce with garlic, oil and basil, and something is missing. An anchovy.',
      'Somebody pushes the anchovies to the rim of the pizza, and eats Caesar dressing by the spoon.',
    ],
    why: [
      [
        'Months of salt have made them taste mostly of savour, and less of fish.',
        'Salt and time make a small fish taste nearly like cheese or soy sauce.',
      ],
      [
        'Their flesh is so soft that it dissolves in warm fat and spreads through the dish.',
        'In oil they fall apart, and the taste goes everywhere.',
      ],
    ],
    parts: [
      [
        ['Warm anchovies gently in oil', 'Let them melt over a low flame'],
        [
          'A low flame and a wooden spoon. A minute is enough.',
          'Too hot, and they turn bitter.',
          'Stir, and they are gone.',
        ],
        'Anchovies breaking up in warm oil',
      ],
      [
        ['Begin with two anchovies', 'Two for a pan for four'],
        [
          'For four people. It is a base and not an ingredient.',
          'With more than four you taste the fish.',
          'Guests should ask what it is, and not know.',
        ],
        'Two anchovy fillets on a spoon',
      ],
      [
        ['Salt at the end', 'Taste before you add salt'],
        [
          'They have brought plenty.',
          'Taste when the sauce is ready. Often nothing is missing.',
          'There is a lot of salt in them already.',
        ],
        'A pinch of salt held back over a pan',
      ],
      [
        ['Cover the rest with oil', 'Keep the others under oil'],
        [
          'In the jar, in the fridge, always below the surface.',
          'An opened {tin|can} moves to a jar. It keeps for weeks, if they stay covered.',
          'Under oil they keep for weeks.',
        ],
        'Oil poured over anchovies in a jar',
      ],
    ],
    turn: ['Tell your guests afterwards, if at all.', 'The fish has melted, and the taste has stayed.'],
    asks: ['Do you love anchovies or hate them?', 'What do you melt anchovies into?'],
    ends: {
      p: 'One jar lasts a month and improves ten suppers.',
      a: 'Two anchovies, melted first.',
      t: 'Months in salt make the taste, and the oil carries it.',
      f: 'Try anchovies with cabbage. Yes, cabbage.',
      h: 'The fish left before dinner.',
      i: 'A small thing can improve a whole dish.',
      l: 'On hot toast, at once.',
    },
    work: 'The most useful people in a team are not always visible in the result. You notice when they are missing.',
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
        lead: 'From our shelf with the small {tins|cans}.',
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
    cover: 'Eat the broccoli stem',
    gist: [
      'The stem of broccoli is sweeter than the head, cauliflower leaves roast like {crisps|chips}, and carrot tops make a sharp green sauce. Much of what is cut off is only another vegetable.',
      'Peel the broccoli stem, roast the cauliflower leaves, chop the carrot tops: one vegetable becomes two.',
    ],
    subject: ['You paid for the stem as well', 'Half of your broccoli is in the {bin|trash}'],
    hooks: {
      '*': [
        'You pay for broccoli by weight, and half of the weight is stem. Eat it.',
        'The leaves round a cauliflower taste better than the cauliflower.',
        'The broccoli stem is sweeter than the head. Most people throw it away.',
      ],
      p: 'About a third of a vegetable by weight is thrown away out of habit.',
      a: 'Peel the broccoli stem, slice it, cook it first.',
      t: 'A broccoli stem is only tough outside. Under two millimetres of skin it is tender and sweet.',
      f: 'Before you leave your carrot tops at {the till|the register}, taste one.',
      h: 'We eat the hair of the broccoli and throw away the broccoli.',
      i: 'Eat the whole vegetable, and one bag becomes two suppers.',
      l: 'Carrot tops, lemon, good oil: a green sauce with an edge.',
    },
    lines: {
      '*': [
        'Peel the broccoli stem until it is pale, slice it and fry it with garlic. It is the nicest part.',
        'Cauliflower leaves with oil and salt, ten minutes in a hot oven. They come out like {crisps|chips}.',
        'Carrot tops taste of parsley with a little bitterness. Chop them with lemon, oil and garlic for a sauce.',
        'Twist the leaves off carrots and radishes when you come home. They draw water out of the root.',
      ],
      h: ['Eat your greens. Also the part you thought was the handle.'],
    },
    scene: [
      'The knife comes down, the broccoli head goes into the pan, and the sweeter half goes into the {bin|trash}.',
      'At the stall somebody says "Leaves off?", and a heap of green lies under the table by noon.',
    ],
    why: [
      [
        'What we call the vegetable is often only the part that looks good in a picture.',
        'Heads look good. Stems and leaves taste just as good.',
      ],
      [
        'You have paid for the stems and leaves by weight, too.',
        'Stems are sweet, leaves are crisp, tops are sharp.',
      ],
    ],
    parts: [
      [
        ['Peel and fry the broccoli stem', 'Broccoli stems: peel and slice'],
        [
          'Down to the pale green. Then in coins into the pan, two minutes ahead of the florets.',
          'Raw in sticks, it is the one crudité that children finish.',
          'Under the tough skin the stem is sweet.',
        ],
        'A peeled broccoli stem in slices',
      ],
      [
        ['Roast the cauliflower leaves', 'Cauliflower leaves: oil, salt, oven'],
        [
          'Oil, salt, a hot tray. The ribs go soft, the green goes crisp.',
          'Ten minutes before the florets are done, at the edge of the same tray.',
          'They come out crisp, and people fight over them.',
        ],
        'Crisp cauliflower leaves on a tray',
      ],
      [
        ['Chop the carrot tops', 'Carrot tops: make a green sauce'],
        [
          'Only the feathery part. With lemon, garlic and oil it becomes a sauce for fish or beans.',
          'They are a little bitter, so a pinch of sugar helps.',
          'Use them like parsley. Lemon helps.',
        ],
        'Carrot tops chopped on a board',
      ],
      [
        ['Cook the {beetroot|beet} leaves', '{Beetroot|Beet} leaves: cook like spinach'],
        [
          'They are a chard, and cook in the same three minutes.',
          'Stalks first, leaves after, a squeeze of lemon.',
          'Three minutes, the stalks a little longer.',
        ],
        'Red-stemmed leaves in a pan',
      ],
      [
        ['Boil the rest into stock', 'The ends: into a pot with water'],
        [
          'Ends, skins of onions, mushroom stalks. Half an hour is enough.',
          'Leave out cabbage and potato peel. They make it cloudy.',
          'In half an hour you have stock.',
        ],
        'Vegetable trimmings in a pot of water',
      ],
    ],
    turn: ['Ask for vegetables with the leaves on.', 'One vegetable makes two dishes.'],
    asks: ['Do you eat broccoli stems?', 'Which vegetable do you use to the last leaf?'],
    ends: {
      p: 'In a week it adds up to a whole meal.',
      a: 'First the stem, then the head.',
      t: 'Without its tough skin the stem cooks in a third of the time.',
      f: 'Begin with the cauliflower leaves. They are the easiest to like.',
      h: 'The handle was delicious.',
      i: 'Respect for food can begin with a vegetable peeler.',
      l: 'A spoon of green sauce, and the plate is finished.',
    },
    work: 'What counts as waste is often habit. Look in the {bin|trash} before you look at the price.',
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
    unless: ONE_COUNTER,
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
    cover: 'Keep the oil from the jar',
    gist: [
      'The oil from sun-dried tomatoes, the brine from capers and the juice of gherkins are seasonings. They dress beans, loosen mayonnaise and season potatoes, and they are paid for.',
      'In an empty jar of olives there is half a salad dressing. Taste it before you rinse it.',
    ],
    subject: ['Half a dressing goes down the sink', 'The empty jar is not empty'],
    hooks: {
      '*': [
        'The gherkins are finished. The brine in the jar is not.',
        'The oil from a jar of dried tomatoes tastes of garlic and herbs. Do not pour it away.',
        'What do you do with the oil or brine at the bottom of a jar?',
      ],
      p: 'The oil or brine in a jar often has as much flavour as what was in it.',
      a: 'Never rinse a jar before you have tasted what is left.',
      t: 'Flavour goes over into the oil or brine while a jar stands.',
      f: 'Wait, do not pour away that brine. What are you having tonight?',
      h: 'Somewhere, a drain is eating better than you.',
      i: 'Using the last of a jar is a small way of saying thank you.',
      l: 'Warm potatoes, a spoon of caper brine, an egg just set.',
    },
    lines: {
      '*': [
        'Gherkin brine over warm potatoes: the potato salad is half seasoned before you have begun.',
        'Oil from anchovies or sun-dried tomatoes is the best oil to fry onions in.',
        'Caper brine, mustard and oil: shake them in the jar that is left, and you have a dressing.',
        'Feta brine makes a good marinade for chicken: it has salt, acid and milk.',
      ],
      h: ['Drinking gherkin juice from the jar at midnight also counts as using it.'],
    },
    scene: [
      'One hand holds back the last three olives and the other tips the jar. Good oil runs down the drain.',
      'By the sink stands a jar with an inch of golden oil in it, and the water is running.',
    ],
    why: [
      [
        'Weeks in the jar have drawn salt, acid and aroma out of the contents.',
        'The oil has tasted of garlic and herbs for months.',
      ],
      [
        'A dressing or a marinade needs just that.',
        'It is oil with taste or vinegar with taste, and you have paid for it.',
      ],
    ],
    parts: [
      [
        ['Fry onions in the oil', 'Use the oil in the pan'],
        [
          'From tomatoes, artichokes, anchovies. Begin the onions in it.',
          'Or over beans, on toast, into mash. Strain it if there are bits.',
          'It tastes of garlic and tomatoes already.',
        ],
        'Golden oil poured from a jar into a pan',
      ],
      [
        ['Pour the brine over warm potatoes', 'Season potatoes with the brine'],
        [
          'They take it up while they are hot, and need less salt later.',
          'A ladle of it on the slices, ten minutes, then the rest of the dressing.',
          'They take it in at once, and you need no salt.',
        ],
        'Brine spooned over potato slices',
      ],
      [
        ['Shake a dressing in the jar', 'Use the jar instead of a bowl'],
        [
          'Add mustard and oil, close the lid, and shake.',
          'Shake it hard, and there is one bowl less to wash.',
          'The last of the mustard comes off the glass by itself.',
        ],
        'A jar shaken with dressing',
      ],
      [
        ['Keep it cold and use it soon', 'Put it at the front of the fridge'],
        [
          'In the fridge once opened, and within days for oils.',
          'Scent fades. Put it in front, where you see it.',
          'What you see gets used.',
        ],
        'A jar set in front on a fridge shelf',
      ],
    ],
    turn: ['Now the jar may be washed. It will also hold the next pickle.', 'Now the jar is really empty.'],
    asks: ['What do you save from an empty jar?', 'Gherkin juice: yes or never?'],
    ends: {
      p: 'One spoon in a dressing is enough to notice.',
      a: 'Fry in the oil, and pour brine over potatoes.',
      t: 'Oil holds aroma, brine holds salt and acid. Choose what you need.',
      f: 'Start with potatoes tonight.',
      h: 'The drain is back on water.',
      i: 'There is more in most jars than you think.',
      l: 'The last drop, on the end of the bread.',
    },
    work: 'Before something goes down the drain, ask what else it could be good for. That works at work, too.',
    caution: [
      'Once opened, jars belong in the fridge; home-made garlic or herb oil should be used at once and not stored.',
      'Opened jars live in the fridge. Home-made oils with garlic or herbs are used straight away and never stored.',
    ],
    keep: 'the next empty jar',
    send: 'the one who rinses jars at once',
    own: [
      {
        about: 'olives?|gherkin|capers|\\bjars?\\b|sun-?dried|artichoke|feta|pickle',
        kinds: ['product', 'offer', 'price', 'process'],
        lead: 'A jar worth keeping.',
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
    unless: `vegan|${NO_CHEESE}`,
    tags: ['CheeseTips', 'FreezerTips', 'LessWaste'],
    question: 'Can I freeze cheese?',
    short: ['To melt, yes. To slice and serve, no.', 'Yes for cooking and toast, no for the cheese board.'],
    title: [
      'Can you freeze cheese? Which kinds, and how',
      'Freezing cheese: fine for toast, not for the board',
    ],
    cover: 'Can you freeze cheese?',
    gist: [
      'Freezing makes cheese crumbly but does not harm its taste. So grate the hard ones for cooking, keep the soft ones out, and thaw nothing that you want to serve on a board.',
      'If it is going to melt, it may freeze first. If it is going to be looked at, it may not.',
    ],
    subject: ['The end of the {Cheddar|cheddar}', 'Freeze it now, melt it later'],
    hooks: {
      '*': [
        'Will the cheese end up on toast? Then you can freeze it.',
        'Half a Cheddar is left and you are off {on holiday|on vacation} tomorrow. Can you freeze it?',
        'Freezing makes cheese crumbly, but the taste stays.',
      ],
      p: 'Freezing saves cheese for cooking, provided that it is grated beforehand.',
      a: 'Grate cheese, freeze it, melt it. Never serve it on a board.',
      t: 'Ice breaks the structure of cheese, so it crumbles when thawed. Melted, nobody can tell.',
      f: 'Bought too much for the cheese board? Freeze it for cheese on toast.',
      h: 'A frozen brie comes out much as we come out of winter.',
      i: 'Good cheese need not be thrown away because you are going {on holiday|on vacation}.',
      l: 'Some cheeses should be eaten on the day. The others may wait in the freezer.',
    },
    lines: {
      '*': [
        'Freeze: cheddar, gruyère, mozzarella for pizza, parmesan. All of it grated.\nDo not freeze: brie, fresh goat, anything for a board.',
        'Grated cheese goes from the freezer straight onto the toast. It does not even have to thaw.',
        'Spread grated cheese on a tray to freeze, and only then put it in a bag. Otherwise you have a cheese stone.',
        'Feta gets crumbly in the freezer. It was crumbly before, so for baking it will do.',
      ],
      h: ['A thawed camembert has no ambitions.'],
    },
    scene: [
      'The suitcases are in the hall, the fridge is to be empty, and there lies a pound of very good cheddar.',
      'After the party there are eleven ends of cheese, none of them large enough for a plate.',
    ],
    why: [
      [
        'Water in the cheese freezes, and the crystals push its fine structure apart.',
        'Only the texture suffers, because ice breaks it.',
      ],
      [
        'Flavour survives, and so does the ability to melt.',
        'The taste hardly changes, and under the grill you see nothing.',
      ],
    ],
    parts: [
      [
        ['Grate hard cheese and freeze it', 'Hard cheese freezes well, grated'],
        [
          'Bag it flat, take out handfuls. For sauces, gratins, toast.',
          'A spoon of flour shaken through keeps it loose.',
          'By the handful, from the freezer into the pan.',
        ],
        'Grated cheese on a tray',
      ],
      [
        ['Do not freeze soft cheese', 'Soft cheese turns watery'],
        [
          'Brie, fresh goat and cream cheese turn watery and grainy.',
          'Soft cheese has a lot of water in it, and the ice breaks it up.',
          'It thaws into something like wet sand.',
        ],
        'A soft cheese set aside',
      ],
      [
        ['Mix the ends for toast', 'Grate all the ends together'],
        [
          'Blue, hard, a bit of goat: mixed, they are better than alone.',
          'It has a name in France, fromage fort, with wine and garlic. There it counts as a delicacy.',
          'The more kinds in it, the better the toast.',
        ],
        'Small ends of different cheeses on a board',
      ],
    ],
    turn: [
      'It keeps for three months, then it starts to taste of freezer.',
      'It will not be a cheese board again, but it will be supper.',
    ],
    asks: ['What do you do with the ends of cheese?', 'Which cheese have you frozen, and regretted?'],
    ends: {
      p: 'Buy smaller pieces, and you will rarely have to ask.',
      a: 'Frozen cheese is for the pan, not for the plate.',
      t: 'Melting mends what freezing broke, more or less.',
      f: 'Label it. Grated cheddar and grated anything look alike in March.',
      h: 'It has been offered a part in a lasagne.',
      i: 'The end of one good cheese is the beginning of a toast.',
      l: 'The others: at room temperature, this evening, with a pear.',
    },
    work: 'Whether something can be stored depends on what it is for. Ask about the purpose first.',
    keep: 'the day before a holiday',
    send: 'the one with half a cheddar',
    own: [
      {
        about: 'chees',
        kinds: ['product', 'offer', 'service', 'price', 'policy'],
        lead: 'Some cheeses that should be eaten as they are.',
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
    cover: 'Cheese: pickle or chutney?',
    gist: [
      'A cheese sandwich needs something beside the cheese. Pickle brings crunch and vinegar, chutney brings fruit and sweetness.',
      'Sharp and crunchy or sweet and soft: which one belongs beside the cheese?',
    ],
    subject: ['What goes in with the cheese?', 'Pickle or chutney, in a sandwich'],
    hooks: {
      '*': [
        'A cheese sandwich needs pickle. Or is it chutney?',
        'A cheese sandwich with nothing else in it is a dull lunch.',
        'Pickle or chutney with your cheese? Families disagree.',
      ],
      p: 'What you put beside the cheese decides how it tastes.',
      a: 'Mature Cheddar with pickle, young cheese with chutney.',
      t: 'Pickle is sour and sets off the salt of cheese; chutney is sweet and rounds it.',
      f: 'It is lunchtime, and there are two jars. Which one do you open for your cheese sandwich?',
      h: 'Some households have a jar of pickle, a jar of chutney and a line down the middle of the table.',
      i: 'Bread, cheese and one good spoonful of chutney: something to look forward to at noon.',
      l: 'A slice of old cheese, and a spoon of dark plum chutney beside it.',
    },
    lines: {
      '*': [
        'Pickle: crunch, vinegar, a wake-up call.\nChutney: fruit, spice, a warm bath.\n\nWhat goes in with your cheese?',
        'Strong cheese, sharp pickle. Mild cheese, sweet chutney. Blue cheese, neither: honey or a pear.',
        'Spread chutney on the cheese and not on the bread. The bread stays dry until lunch.',
        'Pickle or chutney? Some say mustard.',
      ],
      h: ['Jam with Cheddar is either a mistake or Yorkshire.'],
    },
    scene: [
      'One loaf, one Cheddar, and two people: one wants pickle, the other chutney.',
      'At lunch somebody lifts the corner of the bread to see whether it is pickle or chutney today.',
    ],
    why: [
      [
        'Cheese is fat and salt, so something sharp or sweet goes well with it.',
        'Vinegar brings out the salt, fruit brings out the cream.',
      ],
    ],
    parts: [
      [
        'Sharp, crunchy pickle',
        [
          'It crunches, it bites, it cuts straight through the fat.',
          'For old Cheddar, and for people who like to be woken.',
          'It keeps you awake at your desk.',
        ],
        'A spoon of dark pickle on cheddar',
      ],
      [
        'Sweet, soft chutney',
        [
          'Plum, apple or tomato, with spices.',
          'For young cheese and a mild taste.',
          'It goes with nearly every cheese.',
        ],
        'A spoon of chutney beside a piece of cheese',
      ],
    ],
    turn: ['Some people take both, and do not tell.', 'And if you say mayonnaise, we shall need a moment.'],
    asks: ['Do you like pickle or chutney with cheese?', 'What goes in your cheese sandwich?'],
    ends: {
      p: 'Buy both in small jars, and let the cheese decide.',
      a: 'Choose one of the two.',
      t: 'Sour with salt, sweet with cream: pair them as you like.',
      f: 'Tell us. The jar is open anyway.',
      h: 'The line down the table still holds.',
      i: 'May all your disagreements fit between two slices.',
      l: 'Thin bread and thick cheese.',
    },
    work: 'A good product often needs a partner to be noticed. Ask customers whether they like it sharp or sweet.',
    keep: "Monday's lunchbox",
    send: 'the one with the other jar',
    own: [
      {
        about: 'chutney|pickle|relish|mustard|cheddar',
        kinds: ['product', 'offer', 'process', 'price', 'story'],
        lead: 'You will find something for both.',
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
    unless: `${GREENS_ONLY}|${BUTCHER_ONLY}|${FISH_ONLY}`,
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
      'It depends on how long ago the fresh ones were picked.',
    ],
    title: [
      'Are frozen vegetables worse than fresh ones?',
      'Fresh or frozen: when is which the better vegetable?',
    ],
    cover: 'Fresh or frozen peas?',
    gist: [
      'Peas lose their sweetness within hours of picking, and frozen ones are in the ice by then. In season and from nearby, buy fresh; out of season a good frozen bean may be the fresher of the two.',
      'Do not ask whether vegetables are fresh or frozen, but how long ago they were picked. With peas, spinach and berries, frozen often wins.',
    ],
    subject: ['How fresh are fresh vegetables?', 'In defence of the frozen pea'],
    hooks: {
      '*': [
        'A pea begins to lose its sugar as soon as it is picked. Frozen peas keep it.',
        'Fresh vegetables: fresh since when?',
        'Frozen peas can be better than fresh ones that came a long way.',
      ],
      p: 'The time since harvest says more about a vegetable than the word "fresh".',
      a: 'Buy vegetables fresh in season, and frozen out of it.',
      t: 'After picking, peas turn sugar into starch and lose vitamin C. Freezing stops both.',
      f: 'You need not apologise for the peas in your freezer. They are very good peas.',
      h: 'The fresh green beans of midwinter have seen more airports than you.',
      i: 'You need not feel guilty about frozen vegetables. It depends on the season.',
      l: 'Peas from the pod, standing in the garden. If not, from the freezer.',
    },
    lines: {
      '*': [
        'Peas, spinach, {broad beans|fava beans} and berries freeze superbly. Salad, cucumber and tomatoes do not. It is a matter of water.',
        'Cook frozen vegetables without thawing, in little water and briefly. They have already been blanched.',
        'In season, buy fresh and eat it the same day. Out of season, let the freezer have the honour.',
        'Some of the freshest fish you can buy was frozen on the boat.',
      ],
      h: ['Nobody need hide the frozen peas.'],
    },
    scene: [
      'In early spring there are fresh peas from far away, and next to them frozen ones that were picked last summer at noon. Which are fresher?',
      'Somebody hides the frozen spinach beneath the leeks before reaching {the till|the register}.',
    ],
    why: [
      [
        'From harvest on a vegetable lives off itself, using up sugar and vitamins.',
        'A vegetable goes on living after it is cut, and uses up its own sugar.',
      ],
      [
        'Freezing within hours of the harvest stops that for months.',
        'Frozen vegetables stay as they were when they went in.',
      ],
    ],
    parts: [
      [
        ['Buy fresh what grows nearby now', 'Fresh is best when it is near'],
        [
          'Picked yesterday, eaten today: nothing comes close.',
          'When the stall is piled high with it, that is the week.',
          'If it was in the ground yesterday, nothing is better.',
        ],
        'A crate of pea pods',
      ],
      [
        ['Buy peas, spinach and berries frozen', 'Frozen is better for peas'],
        [
          'They are frozen when they are at their sweetest.',
          'They lose their sweetness within hours.',
          'They are frozen in the hour in which they are sweetest.',
        ],
        'Frozen peas poured into a pan',
      ],
      [
        ['Read what else is in the packet', 'Look for plain vegetables'],
        [
          'Just vegetables, with nothing added.',
          'Cream and sugar make it another dish.',
          'If more is in it, somebody has cooked for you already.',
        ],
        'The back of a packet of frozen vegetables',
      ],
    ],
    turn: [
      'Ask on which day it was picked. If nobody knows, think of the freezer.',
      'Both have their season.',
    ],
    asks: ['Which vegetable is always in your freezer?', 'What would you never buy frozen?'],
    ends: {
      p: 'From the freezer you can take a handful and keep the rest.',
      a: 'Count the days since the harvest.',
      t: 'After about two days, frozen peas beat fresh ones.',
      f: 'You need not hide the spinach under the leeks.',
      h: 'The beans from the airport send their regards.',
      i: 'Fresh in season, and peas from the freezer in between.',
      l: 'Butter, mint and nothing else.',
    },
    work: '"Fresh" and "new" can mean anything. Ask "since when?"',
    keep: 'the months when nothing grows',
    send: 'the one who hides the frozen spinach',
    own: [
      {
        about: 'in season|seasonal|picked|harvest|frozen|morning',
        kinds: ['product', 'process', 'place', 'story', 'value'],
        lead: 'How fresh is it here? Ask us.',
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
    unless: ONE_COUNTER,
  },
];
