// Choosing and asking at a counter, a stall or a shelf.
import type { Idea } from '../../library/idea.ts';
import { BUTCHER_ONLY, FISH_ONLY, NO_CHEESE, ONE_COUNTER } from './kinds.ts';

export const CHOOSING: readonly Idea[] = [
  {
    id: 'order-by-the-plate',
    format: 'answer',
    again: 9,
    emoji: '⚖️',
    tags: ['DeliCounter', 'ShopSmart', 'GoodToKnow'],
    question: 'How much should I ask for?',
    short: [
      'Say who is eating and when. The counter works out the weight.',
      'Name the eaters and the meal. Someone else has the scales.',
    ],
    title: [
      'How much to buy at a deli counter, without knowing the weight',
      'At the counter: ask by people, not by grams',
    ],
    cover: 'How much ham is enough?',
    gist: [
      'Nobody needs to know what {a hundred grams look|a quarter pound looks} like. Say how many people, what meal, and what else is on the table, then say stop when it looks right.',
      'At the counter, ask in slices, people and suppers, and leave the weight to the scale.',
    ],
    subject: ['Order by people, not by weight', 'Say stop when it looks right'],
    hooks: {
      '*': [
        '"A bit more. A bit more. Stop." At a food counter that is a proper order.',
        'How much ham do you need for six? At the counter you do not have to know the weight.',
        'Nobody knows what {a hundred grams of ham look|a quarter pound of ham looks} like until it lies there.',
      ],
      p: 'At a food counter, people and meals are more useful than weights.',
      a: 'At the counter, say how many people will eat.',
      t: 'For a cold supper reckon with a palm-sized heap of ham and two thumbs of cheese for each person.',
      f: 'Shy at the counter because you do not know the weights? Hardly anybody does.',
      h: 'Somebody once asked for "a normal amount" of olives, and got it.',
      i: 'Ask a good question at the counter, and supper gets better.',
      l: 'A few slices of ham, cut very thin, for two people who mean to talk.',
    },
    lines: {
      '*': [
        'At the counter, say: "Six people, as {a starter|an appetizer}, with bread and olives." It is a better order than any number.',
        'At the counter order ham by the slice, cheese by the thumb, olives by the handful. You may point.',
        'Thin slices of ham go further. The same weight covers twice the plate and tastes of more.',
        'Ask for a taste at the counter before you ask for an amount. It often changes the amount.',
      ],
      h: ['"A quarter pound, please" is what comes out when there is a {queue|line} behind you.'],
    },
    scene: [
      'It is your turn at the counter, there are nine people behind you, and the only number you can think of is your age.',
      'The knife hovers over the cheese, moves to the left, moves to the right, and waits for your nod.',
    ],
    why: [
      [
        'Shops charge by weight. Nobody eats by it.',
        'You know who is coming, and the counter knows how much people eat.',
      ],
      [
        'The people behind the counter know how much it takes to fill a plate.',
        'Tell them the meal, and they can see the plate.',
      ],
    ],
    parts: [
      [
        ['Say how many will eat, and when', 'Say who is coming'],
        [
          '"Four of us, for lunch tomorrow" settles amount and ripeness together.',
          'Two adults, one child, tonight: from that anybody can cut.',
          'They cut for three at supper every day and know how much that is.',
        ],
        'A person at a counter holding up four fingers',
      ],
      [
        ['Say what else is on the table', 'Mention the bread and the salad'],
        [
          'Beside soup and bread you need half of what you would need alone.',
          'With salads about, ham shrinks to a garnish.',
          'Next to a roast one slice is plenty.',
        ],
        'A table with several small dishes',
      ],
      [
        ['Watch the knife and nod', 'Say stop when it is enough'],
        [
          'A nod is as good as a number, and corrections are free.',
          'More, less, there: nobody minds.',
          'You can always ask for a little less or a little more.',
        ],
        'A knife placed on a wedge of cheese',
      ],
      [
        ['Ask for thin slices', 'Have it cut thin'],
        [
          'Thin slices cover the plate, and you need fewer of them.',
          'Cut like paper, dried ham melts. Cut like a plank, it chews.',
          'The same weight covers two plates.',
        ],
        'Thin slices of ham laid out on paper',
      ],
    ],
    turn: [
      'Better to come back for more than to throw some away.',
      'You know the people, and the counter knows the weight.',
    ],
    asks: ['What do you buy without knowing the weight?', 'Have you ever ordered by pointing?'],
    ends: {
      p: 'Asking costs less than throwing away what is left.',
      a: 'Point, nod, and that is your order.',
      t: 'How many people and how many dishes: the rest is for the scale.',
      f: 'The people behind you are only thinking about their own order.',
      h: '"A normal amount" it is, then.',
      i: 'At a counter, shopping is still a conversation.',
      l: 'Just enough, with nothing to put away.',
    },
    work: 'Customers think in meals, and shops charge by weight. Help them to convert, and they buy the right amount and come back.',
    keep: 'the next {queue|line} with a ticket in it',
    send: 'the one who always says "a quarter pound"',
    own: [
      {
        about: 'counter|platter|sharing board|by weight|taste before',
        kinds: ['service', 'product', 'offer', 'policy', 'place'],
        lead: 'At our own counter.',
      },
    ],
    pic: {
      ask: 'A knife resting on a wedge at the counter, waiting',
      alt: 'A knife resting on a wedge of cheese at a counter',
    },
    claims: [
      ['Portion rules of thumb for cold plates', 'catering practice'],
      ['Thin slicing raises surface and perceived flavour', 'food science textbook, trade practice'],
    ],
  },
  {
    id: 'three-cheeses-are-enough',
    format: 'checklist',
    again: 9,
    emoji: '🍇',
    unless: `vegan|${NO_CHEESE}`,
    tags: ['CheeseBoard', 'Hosting', 'CheeseLovers'],
    title: [
      'How to put together a cheese board: three are enough',
      'A simple cheese board: which three to choose',
    ],
    cover: 'Three cheeses are enough',
    gist: [
      'One hard, one soft, one blue or goat: three good pieces beat seven small ones. Add one sweet thing, one sour thing and plain bread, and take it all out an hour early.',
      'A cheese board needs different cheeses and not many. Three kinds, a fruit, a pickle and plain bread.',
    ],
    subject: ['Three cheeses, and stop there', 'A cheese board with three pieces'],
    hooks: {
      '*': [
        'Seven cheeses on a board, and nobody remembers one of them.',
        'The most useful thing on a cheese board is a second knife.',
        'Three cheeses you can talk about. Seven you can only pass along.',
      ],
      p: 'A board of three cheeses costs less, looks better and gets finished.',
      a: 'For a cheese board: one hard, one soft, one blue. Stop there.',
      t: 'Cheeses differ in texture, strength and milk. Three can cover all of that; a fourth only repeats.',
      f: 'Guests on Friday, and the cheese counter makes you dizzy? Three will do.',
      h: 'Eleven cheeses on a board look like a {car boot sale|yard sale} with grapes.',
      i: 'Put three good cheeses in the middle, and people lean in.',
      l: 'A cheese board half empty, and one of the cheeses just beginning to run.',
    },
    lines: {
      '*': [
        'A cheese board in one line: one hard, one soft, one blue or goat. One sweet thing, one sour thing, plain bread.',
        'Eat cheese from mild to strong. After the blue, a young goat cheese tastes of nothing.',
        'A knife for each cheese. Otherwise they all taste of the blue by the second round.',
        'Cut cheese so that everyone gets some rind and some middle. Nobody should take the whole point of the wedge.',
      ],
      h: ['Whoever cuts the nose off the brie will be talked about in the car.'],
    },
    scene: [
      'Friday, half past five, and you stand before forty cheeses with a dinner in two hours.',
      'At the end of the evening there are seven pieces of cheese left, each the size of a domino.',
    ],
    why: [
      [
        'A board is interesting when the cheeses differ, and nobody can follow more than three.',
        'After the third cheese, people begin to compare instead of enjoying.',
      ],
      [
        'Bigger pieces of cheese keep better, that night and in the days after.',
        'A proper wedge stays moist while people talk. A sliver dries out.',
      ],
    ],
    parts: [
      [
        ['One hard cheese', 'A hard cheese with some age'],
        [
          'Something aged that breaks when you cut it.',
          'Most guests like it, and children do, too.',
          'It crumbles a little, and everybody likes it.',
        ],
        'A hard cheese broken into pieces',
      ],
      [
        ['One soft cheese', 'A soft cheese that is ripe'],
        [
          'White rind, creamy, and given an hour to loosen.',
          'If it leans when you cut it, it is ready.',
          'Give it an hour on the table.',
        ],
        'A soft cheese with a slice taken out',
      ],
      [
        ['One strong cheese', 'A blue or a goat cheese'],
        [
          'Take a small piece. People will talk about it tomorrow.',
          'Small, since it goes far. This is the piece that they will mention tomorrow.',
          'A small piece is enough, and is remembered longest.',
        ],
        'A wedge of blue cheese on a board',
      ],
      [
        ['One sweet and one sour thing', 'Pears and pickles with the cheese'],
        [
          'Pears or honey for the salt, pickles or cherries for the fat.',
          'Something sweet softens the salt, something sour cuts the fat.',
          'Honey calms salt, gherkins cut fat.',
        ],
        'A dish of pickles beside a sliced pear',
      ],
      [
        ['Plain bread or plain crackers', 'Bread without nuts and herbs'],
        [
          'Walnut and rosemary are lovely with something else.',
          'The plainer the bread, the more you taste the cheese.',
          'Seeds and herbs drown the cheese.',
        ],
        'Slices of plain bread in a basket',
      ],
    ],
    turn: [
      'Put the board down, hand out knives, and sit down as well.',
      'If they ask what the soft one was, it was a good choice.',
    ],
    asks: [
      'Which three cheeses would you put on a board?',
      'Do you eat cheese before {pudding|dessert} or after?',
    ],
    ends: {
      p: 'Reckon with three thumbs of cheese a person after dinner, twice that instead of one.',
      a: 'Three cheeses, three knives, one hour out of the fridge.',
      t: 'From mild to strong, and the blue last: so you taste each of them.',
      f: 'And save a piece for the cook.',
      h: 'The grapes were only decoration.',
      i: 'A good board keeps people at the table for an hour longer.',
      l: 'Serve the soft one when it runs.',
    },
    work: 'Choice costs effort. Three things that differ are easier to sell than eleven that nearly do.',
    caution: [
      'Some soft and raw-milk cheeses are not for everybody, above all in pregnancy; ask your guests before you serve them.',
      'Some soft and raw-milk cheeses do not suit everybody, in pregnancy above all. Ask before you serve.',
    ],
    keep: 'the next Friday with guests',
    send: 'whoever is bringing the cheese',
    own: [
      {
        about: 'chees',
        kinds: ['product', 'offer', 'service', 'price', 'event'],
        lead: 'Cheese with us:',
      },
    ],
    pic: {
      ask: 'Three cheeses on a board with space around them',
      alt: 'A board with three cheeses, a knife for each, and a pear',
    },
    claims: [
      ['Build a board by contrast and serve from mild to strong', 'cheese trade training'],
      ['Advice on soft and raw-milk cheese in pregnancy', 'advice of health authorities (NHS, CDC)'],
    ],
  },
  {
    id: 'knock-sniff-lift',
    format: 'howto',
    again: 9,
    emoji: '🍈',
    tags: ['RipeFruit', 'MarketDay', 'ShopSmart'],
    title: [
      'How to choose a ripe melon, pineapple, pear or peach',
      'How to tell if fruit is ripe without cutting it',
    ],
    cover: 'Choosing ripe fruit',
    gist: [
      'Colour is the weakest clue to a ripe fruit. Lift it for its weight, smell the stem or the base, and press where it ripens first.',
      'Heavy, scented, giving a little at the right spot: three tests for ripe fruit that bruise nothing.',
    ],
    subject: ['Sniff the pineapple from below', 'Three tests at the fruit stall'],
    hooks: {
      '*': [
        'Pick up two melons. Take the heavier one, and you have done most of the choosing.',
        'Smell a peach before you press it. Your nose leaves no bruises.',
        'Choosing fruit by its colour is the surest way to be disappointed.',
      ],
      p: 'Weight and scent tell more about fruit than colour does.',
      a: 'Never choose fruit by its colour alone.',
      t: 'As fruit ripens its starch turns to sugar, its walls soften, and its aroma begins to leave through the stem end.',
      f: 'You know those people at the market who knock on melons? They know something.',
      h: 'Squeezing every avocado on the stall is a method. Others call it vandalism.',
      i: 'Once you have eaten a peach on its best day, you go on looking for the next.',
      l: 'Bend down and smell the melon at the stem: if it is sweet, it is ripe.',
    },
    lines: {
      '*': [
        'Melon: heavy for its size, a pale patch where it lay, sweet at the stem end. Three signs, no luck needed.',
        'Press a pear at the neck, a peach beside the stem, an avocado at the top. Never in the middle, where it bruises.',
        'Pull no leaves from a pineapple. Smell the base instead: sweet is ripe, nothing is early, vinegar is late.',
        'Two lemons of the same size: the heavier one with the smoother skin has more juice.',
      ],
      h: ['Knock on a watermelon. If it says "come in", put it back.'],
    },
    scene: [
      'A woman lifts one melon, lifts another, bends down, sniffs, and pays. It took six seconds, and hers was the good one.',
      'Somebody is looking at a pile of peaches as you look at a departure board.',
    ],
    why: [
      [
        'Water and sugar are heavy, so a ripe and juicy fruit weighs more than it seems to.',
        'The one that feels heavier than it looks is full of juice.',
      ],
      [
        'Scent appears late, just as sweetness does, which makes the nose a good judge.',
        'A fruit that smells of nothing will, as a rule, taste of the same.',
      ],
    ],
    parts: [
      [
        ['Lift two and take the heavier', 'Compare the weight of two'],
        [
          'Same size, different weight: keep the heavier.',
          'With melons, citrus and cabbages it is the one test that never fails to help.',
          'The heavy one has more juice.',
        ],
        'Two melons weighed in two hands',
      ],
      [
        ['Smell it at the stem or base', 'Sniff it where it grew'],
        [
          'Melon at the stem, pineapple at the base, peach anywhere.',
          'Get close. Cold fruit smells of little, so warm it in your palm.',
          'No smell usually means no taste.',
        ],
        'A nose close to the end of a melon',
      ],
      [
        ['Press it gently with a thumb', 'Feel whether it gives a little'],
        [
          'With the flat of a thumb, and gently: high up on a pear, at the shoulder of a peach.',
          'A slight give is enough. Please leave no dents.',
          'A thumb laid flat tells you enough, and leaves no mark.',
        ],
        'A thumb at the neck of a pear',
      ],
      [
        ['Ask when it should be eaten', 'Say for which day you want it'],
        [
          '"For tonight or for Sunday?" is the wisest thing you can say at a stall.',
          'The person who unpacked it knows which is ready.',
          'They know which one will be ready by then.',
        ],
        'A stallholder turning a peach in the hand',
      ],
    ],
    turn: ['Six seconds a piece, and you get the good one.', 'First lift, then sniff, and press last.'],
    asks: ['Which fruit do you never manage to pick?', 'Do you knock on melons?'],
    ends: {
      p: 'And if it disappoints, say so next time. A good stall wants to know.',
      a: 'Weight first, smell second, colour last.',
      t: 'Weight, smell, firmness: that is all there is to ripe fruit.',
      f: 'You may knock, too. It looks splendid.',
      h: 'The avocados will not press charges.',
      i: 'A ripe peach is worth the six seconds.',
      l: 'A plate, a knife, and juice down to the wrist.',
    },
    work: 'Some features are easy to see, and others matter. With fruit it is colour and weight. Find out which is which in your own trade.',
    keep: 'market day',
    send: 'the person who picks by colour',
    own: [
      {
        about: 'fruit|melon|peach|pears?\\b|plums|strawberr|apples',
        kinds: ['product', 'place', 'offer', 'price', 'process'],
        lead: 'Some fruit to practise on.',
      },
    ],
    pic: {
      ask: 'Two hands each holding a melon over your display',
      alt: 'Two hands comparing the weight of two melons',
    },
    claims: [
      [
        'Weight, aroma and give at the stem indicate ripeness and juice',
        'horticulture extension advice, trade practice',
      ],
    ],
    unless: ONE_COUNTER,
  },
  {
    id: 'brown-eggs-white-eggs',
    format: 'myth',
    again: 12,
    emoji: '🥚',
    unless: `vegan|${FISH_ONLY}`,
    tags: ['Eggs', 'FoodFacts', 'KitchenFacts'],
    myth: 'Brown eggs are better than white ones',
    short: [
      'The colour of the shell only shows the breed of the hen.',
      'That is only the breed. Look at the date and at how she was kept.',
    ],
    title: ['Are brown eggs better than white eggs?', 'Brown or white eggs: what really tells you something'],
    cover: 'Brown eggs or white eggs?',
    gist: [
      'Shell colour comes with the breed of hen, and yolk colour with her feed. How she was kept is in the code or on the box, and how old the egg is shows in a glass of water.',
      'A white egg may be the better egg. Look at the stamp and the date, and never mind the colour.',
    ],
    subject: ["Brown eggs and the hen's ears", 'What the shell does not tell you'],
    hooks: {
      '*': [
        'To know what colour egg a hen will lay, look at her ears.',
        'A white egg and a brown egg taste the same. The difference is only outside.',
        "A hen's ears tell you what colour her eggs are.",
      ],
      p: 'If you pay more for brown shells, you are paying for a breed of hen.',
      a: 'The colour of an egg is not its quality.',
      t: 'The brown of an egg shell is added in the last hours before laying. The egg inside is finished by then.',
      f: 'Which eggs do you reach for, brown or white? And do you know why?',
      h: 'Brown eggs have better public relations. That is all.',
      i: 'Once you stop looking at the colour of an egg, you see what matters: how the hen lived.',
      l: 'A soft-boiled egg and a silver spoon. The shell may be any colour.',
    },
    lines: {
      '*': [
        'Brown or white? It depends on the breed. As a rule those with white ear lobes lay white eggs and those with red ones brown.',
        'The colour of an egg yolk is what the hen has eaten: maize and grass make it orange, wheat makes it pale.',
        'How old is that egg? In a bowl of water a new one lies flat, an older one stands up, and one that floats has had its time.',
        'For poaching take the newest eggs. For hard-boiling take older ones, because they are easier to peel.',
      ],
      h: ['Some hens lay blue eggs. They are as surprised as anyone.'],
    },
    scene: [
      'Two boxes of eggs, one brown, one white, a little difference in price, and your hand goes to the brown ones.',
      'At breakfast a child asks whether the white eggs are bleached. Nobody knows.',
    ],
    why: [
      [
        'The shell is coloured by the breed, as hair is, and the inside knows nothing about it.',
        'Some breeds colour their shells and others do not.',
      ],
      [
        'What changes an egg is the feed, the life of the hen and the days since laying.',
        'Age, keeping and feed are what you can taste or care about, and none of them can be seen from the shell.',
      ],
    ],
    parts: [
      [
        ['Read how the hen was kept', 'Find out how the hens live'],
        [
          'In many places it is printed on the egg or the box: cage, barn, free range, organic.',
          'A stamp or a line on the lid tells more than a colour.',
          'It is stamped on many eggs, and on most boxes.',
        ],
        'A printed code on an egg, close up',
      ],
      [
        ['Look at the date on the box', 'Find out how old the egg is'],
        [
          'Laid, packed or best before: the nearer the laying, the firmer the white.',
          'Round yolk and a tight white mean that it is young.',
          'An egg from this week stands up in the pan.',
        ],
        'A date on the lid of an egg box',
      ],
      [
        ['Put the egg in water', 'Use the water test at home'],
        [
          'The air inside grows with age. Flat on the bottom means new, floating means past it.',
          'The blunt end lifts first, and rises a little more with each week.',
          'The higher it rises, the older it is.',
        ],
        'Eggs in a glass bowl of water',
      ],
    ],
    turn: ['Choose by the hen and not by the colour.', 'Whatever the shell, it tastes the same.'],
    asks: ['Brown or white eggs, and why?', 'How long do you boil an egg?'],
    ends: {
      p: 'Read the stamp on the egg. It takes a moment.',
      a: 'The breed makes the colour, the feed makes the yolk.',
      t: 'The older an egg, the thinner the white and the more air inside.',
      f: 'And now you may look at the ears of hens.',
      h: 'Nobody has ever asked a hen.',
      i: 'How the hen lived is a better reason to choose.',
      l: 'Four and a half minutes, and butter on the toast.',
    },
    work: 'People go by signs that mean nothing, such as brown shells. Print what matters in plain words.',
    caution: [
      'An egg that floats, smells or has a cracked shell should not be eaten. Advice on raw and runny eggs differs between countries.',
      'Leave eggs that float, smell or are cracked. For raw or runny eggs go by the advice of your country.',
    ],
    keep: 'the next time you buy eggs',
    send: 'the one who swears by brown eggs',
    own: [
      {
        about: '\\beggs?\\b|\\bhens?\\b',
        kinds: ['product', 'place', 'process', 'story', 'price', 'offer'],
        lead: 'Eggs are a subject here, too.',
      },
    ],
    pic: {
      ask: 'Brown, white and, if you have them, blue eggs together in a bowl',
      alt: 'Eggs with shells of different colours in a bowl',
    },
    claims: [
      [
        'Shell colour is genetic; yolk colour depends on feed; nutrition and taste do not follow shell colour',
        'poultry science textbook, USDA',
      ],
      ['Air cell grows with age, older eggs float and peel better', 'food science textbook'],
    ],
  },
  {
    id: 'olive-oil-words',
    format: 'glossary',
    again: 12,
    emoji: '🫒',
    tags: ['OliveOil', 'ReadTheLabel', 'PantryTips'],
    title: [
      'Olive oil labels explained: extra virgin, cold pressed, harvest date',
      'What the words on an olive oil bottle mean',
    ],
    cover: 'What the oil label means',
    gist: [
      'Extra virgin, cold extraction, harvest date, unfiltered: which words on an olive oil label tell you something, and which only sound pretty.',
      'Five words from the back of the olive oil bottle, in plain English, so that you pay for the oil and not for the picture of a hill.',
    ],
    subject: ['The date to look for on olive oil', 'Five words on an oil bottle'],
    hooks: {
      '*': [
        'The front of an olive oil bottle shows a hill. The back shows the year. Turn it round.',
        'If olive oil makes you cough a little, it is good.',
        'Half of the words on an olive oil bottle are law, and the rest is decoration.',
      ],
      p: 'Five terms on an olive oil label are worth knowing, and one of them is a date.',
      a: 'Buy olive oil by its harvest date.',
      t: 'Extra virgin olive oil is a grade: pressed by machine, low in free acid, and without a fault at a tasting.',
      f: 'Standing in front of the olive oils with no idea? Turn the bottle round.',
      h: '"Light" olive oil has as many calories as any other. Only the taste is light.',
      i: 'An olive tree can give oil for centuries. You only need to use it within the year.',
      l: 'Good olive oil smells of cut grass and pricks at the back of the throat.',
    },
    lines: {
      '*': [
        'Olive oil is fruit juice with a long shelf life. Look for the harvest, and use it while it is young.',
        'A prick of pepper in the throat is no fault in olive oil. It comes from what keeps the oil from going off.',
        'Keep olive oil in the dark and away from the stove. Light and warmth spoil it faster than anything else.',
        'One mild olive oil for cooking, one peppery one for the table. Two bottles are enough.',
      ],
      h: [
        'On an olive oil, "bottled in" is one place, "grown in" is another, and the hill on the label is a third.',
      ],
    },
    scene: [
      'Twelve olive oils, twelve hills, nine castles and one donkey. Which is the one for your salad?',
      'You taste a drop of olive oil, cough, and wonder whether it is bad.',
    ],
    why: [
      [
        'A label has words that are controlled and words that are decoration.',
        'Some terms are defined by law, others were made up for the label.',
      ],
      [
        'Oil does not get better with age, so the date says more than the name.',
        'Unlike wine, oil only gets duller. The younger the better.',
      ],
    ],
    parts: [
      [
        'Extra virgin (the top grade)',
        [
          'Pressed by machine alone, without heat or solvents, and free of faults.',
          'The juice of olives, with nothing done to it but pressing.',
          'Pressed and nothing else, and it passed a tasting.',
        ],
        'The words on a bottle, close up',
      ],
      [
        '"Pure" or "light" (refined olive oil)',
        [
          'With a little virgin oil added for taste.',
          'Good for frying, mild, and it keeps well.',
          'Mild, and good to fry in.',
        ],
        'A pale oil poured into a pan',
      ],
      [
        'Cold extraction (kept cool while pressed)',
        [
          'So that more of the smell and taste stays.',
          'Warmth gives more oil and less taste.',
          'More of the taste stays in it.',
        ],
        'Green oil running from a spout',
      ],
      [
        'Harvest date (when olives were picked)',
        [
          'Not all bottles say it, and it is a good sign when they do.',
          'Take the one from last autumn.',
          'The latest year is best.',
        ],
        'A finger pointing at a date on a label',
      ],
      [
        'Unfiltered (cloudy, with bits of fruit)',
        [
          'Lively in taste, but it does not keep as long.',
          'Use it within months, and keep it cool.',
          'Lovely now, and not for the back of the cupboard.',
        ],
        'Cloudy oil in a small glass',
      ],
    ],
    turn: ['Turn the bottle round, find the year, taste it on bread.', 'After that, trust your own tongue.'],
    asks: [
      'Do you like olive oil peppery or mild?',
      'How many olive oils are open in your kitchen at the moment?',
    ],
    ends: {
      p: "Small bottle, dark glass, this year's harvest: the rest is taste.",
      a: 'Look for grade, date and dark glass.',
      t: 'What makes you cough also keeps the oil fresh.',
      f: 'Ask for a drop on a spoon, where you may taste.',
      h: '"Light" tasted of very little on the salad.',
      i: 'Some olive trees are older than our grandparents.',
      l: 'A little oil over something plain.',
    },
    work: 'The front of a bottle is for feeling, the back is for facts. Turn it round for your customers, and they will believe you.',
    caution: [
      'The exact legal meaning of these terms differs between countries.',
      'Countries define these words differently in law.',
    ],
    keep: 'the next time you buy olive oil',
    send: 'somebody who buys olive oil by the picture',
    own: [
      {
        about: 'olive oil|\\boils?\\b',
        kinds: ['product', 'process', 'place', 'event', 'price', 'offer'],
        lead: 'From our own shelf of oils.',
      },
    ],
    pic: {
      ask: 'The back label of an oil you like, with the harvest date',
      alt: 'The back label of a bottle of olive oil with a date',
    },
    claims: [
      [
        'Definition of extra virgin, refined and cold extraction',
        'International Olive Council and EU standards',
      ],
      ['Pungency comes from phenols, which also slow oxidation', 'food chemistry textbook'],
    ],
    unless: `${BUTCHER_ONLY}|${FISH_ONLY}`,
  },
  {
    id: 'is-it-for-tonight',
    format: 'answer',
    again: 9,
    emoji: '📅',
    tags: ['FoodShopping', 'ShopSmart', 'GoodToKnow'],
    question: 'Why do they ask when I am going to eat it?',
    short: [
      'Because food has one best day, and they want it to be yours.',
      'So that your peach or your cheese is ripe on the right day.',
    ],
    title: [
      'Why shops ask when you are going to eat it',
      'When will you eat it? Why a good shop wants to know',
    ],
    cover: 'For tonight or for Sunday?',
    gist: [
      'A camembert, an avocado or a fillet of fish is at its height for a day or two. If you say which day you mean, somebody can choose you the piece that gets there on time.',
      '"For tonight or the weekend?" is not small talk. It decides which of two peaches goes in your bag.',
    ],
    subject: ['"For tonight or for Sunday?"', 'The question that picks your peach'],
    hooks: {
      '*': [
        '"When is it for?" asks the shop. The answer decides which melon you get.',
        'Two camemberts on the shelf have the same label, but only one is ripe for tonight.',
        'Tell the shop when you will eat it, and you get a riper pear.',
      ],
      p: 'If you tell a shop when you will eat something, you get a better piece of it.',
      a: 'At the counter, say the day first and then what you want.',
      t: 'Fruit and cheese go on ripening after you buy them. A good shop thinks of the day you eat.',
      f: 'If somebody behind a counter asks when it is for, do tell. It is about your peach.',
      h: '"When is it for?" They are not inviting themselves. They only ask about the cheese.',
      i: 'Whoever asks when you will eat is thinking of your table.',
      l: 'A cheese that will be ready on Saturday at eight: you only have to ask.',
    },
    lines: {
      '*': [
        'Say when you will eat it, and you get a different pear. The stall has one for tonight and one for Sunday.',
        'Buying fish for tomorrow? Say so. You may be told to come tomorrow, and that is good advice.',
        'Three avocados for three days: ask for one soft, one nearly, one hard.',
        'A camembert is firm and mild at first, then soft and full, then very strong. Say the day, and get the one you like.',
      ],
      h: ['"When is it for?" "My husband." "And by when does he need it?"'],
    },
    scene: [
      'The hand behind the counter stops over two identical cheeses. "And when is it for?"',
      'You want a melon. The man at the stall puts yours back and brings another from behind.',
    ],
    why: [
      [
        'Much good food is still ripening when you buy it.',
        'Fruit and soft cheese go on ripening in your bag.',
      ],
      [
        'Whoever handles it daily can see which day a piece is ready for.',
        'Thumb, nose and the date on the crate: behind a counter you learn to read them.',
      ],
    ],
    parts: [
      [
        ['Say for which day and meal', 'Say when you want to eat it'],
        [
          '"Saturday, after dinner" is all they need to know.',
          'For a picnic you want it firmer, for a cheeseboard riper.',
          'Then they can find the right one of six.',
        ],
        'A soft cheese pressed lightly with a thumb',
      ],
      [
        ['Ask for some riper, some firmer', 'Buy some for now, some for later'],
        [
          'Pears for Tuesday, Thursday and the weekend, in one bag.',
          'Then each is ripe in turn, and nothing goes to waste.',
          'They can sort it for you, from soft to hard.',
        ],
        'Three avocados of different ripeness',
      ],
      [
        ['Ask how to keep it until then', 'Ask where it should lie'],
        [
          'Counter, cellar or fridge: the same piece can gain or lose two days by it.',
          'One sentence about keeping goes with every good piece.',
          'A warm windowsill can speed it up by two days.',
        ],
        'A hand pointing out a cool shelf',
      ],
    ],
    turn: [
      'It takes four words: "For Sunday lunch, please."',
      'They like to be asked. It saves them an unhappy customer.',
    ],
    asks: ['Has your fruit ever been hard on the wrong day?', 'What do you like best a little too ripe?'],
    ends: {
      p: 'The more they know of your plan, the better they can choose.',
      a: 'Say the day.',
      t: 'Ripe today plus two days in your kitchen is too ripe.',
      f: 'And if you do not know yet, say that, too. There is a piece for it.',
      h: 'The cheese, for its part, is ready by eight.',
      i: 'Good timing is good for your guests, too.',
      l: 'Ripe on the day, and not before.',
    },
    work: 'Ask when it is needed before you ask what is wanted. Any trade with a delivery date can learn that from a cheese counter.',
    keep: 'the next time a shop asks',
    send: 'the friend whose avocados are hard on the day',
    own: [
      {
        about: '\\bripe|\\bmatured?\\b|in season|advice',
        kinds: ['process', 'product', 'service', 'people'],
        lead: 'At our own counter.',
      },
    ],
    pic: {
      ask: 'Two pieces of the same cheese or fruit at different stages',
      alt: 'Two pieces of fruit at different stages of ripeness',
    },
    claims: [['Soft cheese and climacteric fruit ripen after sale', 'dairy and plant physiology textbooks']],
  },
  {
    id: 'what-decides-the-stall',
    format: 'behind',
    again: 9,
    emoji: '🚚',
    tags: ['InSeason', 'BehindTheScenes', 'FoodShopping'],
    title: [
      'Why prices and produce at a food shop change from week to week',
      'Why there are no beans today: what decides a counter',
    ],
    cover: 'Why is it sold out today?',
    gist: [
      'A hailstorm, a late boat, a cow in calf: what a shop can sell is decided days before and far away. A gap on the shelf often means that somebody would not take second best.',
      'Food depends on the weather. That is why asparagus comes late, tomatoes get dearer and goat cheese is away until spring.',
    ],
    subject: ['Why there is a gap on the shelf', 'Weather, boats and goats'],
    hooks: {
      '*': [
        'In winter there is less goat cheese, because goats give less milk.',
        'Why is a shelf empty today? Often somebody did not want to sell you second best.',
        'An empty crate at a food shop usually has a good reason.',
      ],
      p: 'Prices of good food change because of fields, boats and animals.',
      a: 'A shop that has everything all year sells what was stored.',
      t: 'Rain, heat and {lorries|trucks} change the supply of food within days. So the price moves.',
      f: '"You had it last week!" True. Last week it had not hailed.',
      h: 'The asparagus does not know that it is a {bank holiday|public holiday}.',
      i: 'A counter that changes every week follows the year.',
      l: 'Asparagus for a few weeks, then nothing for a year. That is why we look forward to it.',
    },
    lines: {
      '*': [
        'When {courgettes|zucchini} get cheap, the farm has too many. That is the week to cook ratatouille.',
        'Goats give little milk in winter. If there is young goat cheese in midwinter, somebody has planned very cleverly or frozen it.',
        'After a week of rain there are fewer strawberries, and they cost more. It is a sign that they come from nearby.',
        'Buy the food there is most of this week. It is riper and it costs less.',
      ],
      h: ['"No strawberries?" "It is winter." "But have you looked?"'],
    },
    scene: [
      'A shelf with a hole in it and a handwritten note: "Next week, if it stops raining."',
      'Very early in the morning, a shopkeeper asks about lettuce on the phone, and the voice says: "None."',
    ],
    why: [
      [
        'Fresh food cannot wait, so bad weather reaches the shop within days.',
        'Rain on Monday changes the price on Thursday.',
      ],
      [
        'The shop can then take something worse or leave the shelf empty.',
        'If no good crate comes, somebody decides whether a poor one is better than none.',
      ],
    ],
    parts: [
      [
        ['The weather decides first', 'It depends on the weather'],
        [
          'Cold nights hold asparagus in the ground, heat brings all the courgettes at once.',
          'Three days of sun, and beans are plentiful by the weekend.',
          'Frost holds everything back, and a warm week brings it all at once.',
        ],
        'Rain on the roof of a market stall',
      ],
      [
        ['Animals have their seasons, too', 'It depends on the animals'],
        [
          'Milk follows the kids and calves, so cheese has its months as well.',
          'Hens lay less in the dark months.',
          'No kids, no milk, no goat cheese. Then there is plenty.',
        ],
        'Goats in a winter barn',
      ],
      [
        ['Boats and {lorries|trucks} can be late', 'It depends on boats and roads'],
        [
          'A gale, a strike, a closed pass: a shelf notices each of them.',
          'A storm or a strike far away is noticed here.',
          'A storm somewhere, and a crate is empty here.',
        ],
        'Empty crates stacked by a shop door',
      ],
      [
        ['The shopkeeper tastes it and says no', 'Some of it gets sent back'],
        [
          'Half of buying is sending things back.',
          'It was there at six in the morning and left again.',
          'Somebody tasted it, and it went back.',
        ],
        'A hand turning over a fruit from a crate',
      ],
    ],
    turn: ['Ask what is good this week, and cook that.', 'The shelf will fill again when the time comes.'],
    asks: ['Which food do you wait for all year?', 'Which food do you refuse to eat out of season?'],
    ends: {
      p: 'Plan supper so that you can change it: it costs less and tastes better.',
      a: 'Cook what there is.',
      t: 'The fewer stops between field and shop, the sooner you notice the weather.',
      f: 'If you miss something, ask. There is nearly always a story behind it.',
      h: 'The asparagus came when it was ready, and the shops were shut.',
      i: 'It is a pleasure not to have everything at once.',
      l: 'A few weeks of it, and then you wait.',
    },
    work: 'If you cannot promise supply, explain it. Customers put up with gaps surprisingly well when they know the reason.',
    keep: 'the week when your favourite is missing',
    send: 'somebody who wants strawberries in winter',
    own: [
      {
        about: '\\bseason|grower|\\bfarms?\\b|miles|market day|deliver(?:y|ies)|each week|weekly',
        kinds: ['process', 'place', 'product', 'story', 'people', 'value'],
        lead: 'From our side of the counter.',
      },
    ],
    pic: {
      ask: 'A half-empty crate or a gap on the shelf with a handwritten note',
      alt: 'A gap on a shop shelf with a handwritten note',
    },
    claims: [
      ['Produce prices react to weather and supply in days', 'agricultural economics, trade practice'],
      ['Goat milk is seasonal with kidding', 'dairy textbook'],
    ],
  },
  {
    id: 'the-jar-you-never-run-out-of',
    format: 'question',
    again: 9,
    emoji: '🫙',
    tags: ['PantryStaples', 'FoodTalk', 'KitchenTips'],
    title: [
      'Store cupboard staples: the jars that turn anything into supper',
      'The jar that saves supper: what is always in your fridge?',
    ],
    cover: 'The jar you never run out of',
    gist: [
      'Everybody has one jar that they buy again before it is empty. Mustard, anchovies, capers, harissa: each of them is salt, sour or heat that rescues a plain supper.',
      'The jars in the fridge door show who cooks here. Which one would you replace first?',
    ],
    subject: ['Which jar do you replace first?', 'What is in your fridge door?'],
    hooks: {
      '*': [
        "Read the jars in somebody's fridge door, and you know how they cook.",
        'There is one jar in your kitchen that you replace before it is empty. Which?',
        'Which jar saves your supper: mustard, capers or something hot?',
      ],
      p: 'A few strong jars turn plain ingredients into a planned meal.',
      a: 'Eggs, bread and one good jar make a supper.',
      t: 'A plain supper lacks one of four things: salt, acid, heat or savour. Each comes in a jar.',
      f: 'Go and look at your fridge door. Which jar is nearly empty again?',
      h: 'Every household has a jar of chutney from a relative. This is not about that one.',
      i: 'With one good jar in the house, you can feed anybody who turns up at seven.',
      l: 'A few capers, brown butter, and a fish that needs nothing else.',
    },
    lines: {
      '*': [
        'Which jar do you never run out of?\n\nMustard\nAnchovies\nCapers\nSomething with chilli\nThe chutney from an aunt',
        'A teaspoon of mustard in a cheese sauce does not taste of mustard. It makes the cheese taste stronger.',
        'Two anchovies melted in oil, garlic, chilli, pasta. Supper in the time that the water takes.',
        'Dry the capers and fry them until they open like flowers. Then put them on anything.',
      ],
      h: ['The jar at the back of the fridge has been there since two fridges ago.'],
    },
    scene: [
      'Half past seven, no plan, two eggs, the end of a loaf. You open the fridge door and the light falls on the jars.',
      'A friend cooks in your kitchen and asks: "Where is your mustard?" Everybody has mustard.',
    ],
    why: [
      [
        'Plain food often needs one sharp note, and a good jar has it.',
        'A spoon of something salted, sour or fermented saves an hour of cooking.',
      ],
    ],
    parts: [
      [
        ['Mustard for dressings and sauces', 'Mustard, for what is too mild'],
        [
          'Binds a dressing, wakes a sauce, glazes a roast.',
          'Heat and acid in one spoon, and it holds oil and vinegar together.',
          'A spoon of it holds a dressing together.',
        ],
        'A spoon in a jar of mustard',
      ],
      [
        ['Anchovies for depth', 'Anchovies in the onions'],
        [
          'They melt in warm oil and leave no fish behind, only savour.',
          'Two of them go into any stew, and nobody can name them.',
          'They melt, and nobody knows what it is.',
        ],
        'Anchovies lifted from a jar',
      ],
      [
        ['Capers for something sour', 'Capers on anything fried'],
        [
          'Small, sour, salty: for whatever is fried or creamy.',
          'Rinse off the salt, and keep the brine for the dressing.',
          'They do the work of a lemon.',
        ],
        'Capers in a small dish',
      ],
      [
        ['Something with chilli', 'A chilli paste or oil'],
        [
          'Harissa, gochujang, a crisp oil: a spoon under yoghurt and you have a sauce.',
          'Stir it into butter and put it on the vegetable of your choice.',
          'With yoghurt, butter or oil it is a sauce.',
        ],
        'Chilli paste stirred into yoghurt',
      ],
    ],
    turn: ['Write it on the list before it is empty.', 'A full jar is half of supper.'],
    asks: ['Which jar is never missing in your fridge?', 'Which jar has been in your fridge for ever?'],
    ends: {
      p: 'Four jars, and most suppers can be saved.',
      a: 'One salty, one sour, one hot, one savoury.',
      t: 'Ask what the dish is short of, then open that jar.',
      f: 'Tell us, and how you use it. We are nosy about supper.',
      h: 'The aunt asks whether you liked the chutney.',
      i: 'A full fridge door means that you can have people in.',
      l: 'Use a small spoon. It is strong.',
    },
    work: 'In teams, too, there is often one person like a jar of mustard: noticed on the day they are missing.',
    keep: 'an evening with eggs and no plan',
    send: 'the friend who asks where the mustard is',
    own: [
      {
        about:
          'mustard|anchov|capers|chutney|pickles?|harissa|chilli (?:oil|jam|crisp)|\\bjars?\\b|relish|pesto',
        kinds: ['product', 'process', 'offer', 'price', 'story'],
        lead: 'A jar from our own shelf.',
      },
    ],
    pic: {
      ask: 'The jars you use most, lined up, lids off',
      alt: 'A row of open jars with mustard, capers and chilli',
    },
    claims: [
      [
        'Mustard emulsifies; anchovies dissolve in warm oil and add savour',
        'food science textbook, cookery practice',
      ],
    ],
  },
];
