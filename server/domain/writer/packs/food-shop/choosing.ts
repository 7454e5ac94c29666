// Choosing and asking at a counter, a stall or a shelf.
import type { Idea } from '../../library/idea.ts';

export const CHOOSING: readonly Idea[] = [
  {
    id: 'order-by-the-plate',
    format: 'answer',
    again: 9,
    emoji: '⚖️',
    tags: ['DeliCounter', 'ShopSmart', 'GoodToKnow'],
    question: 'How much should I ask for?',
    short: [
      'Say who is eating and when. The counter does the weighing.',
      'Name the eaters and the meal. Someone else has the scales.',
    ],
    title: [
      'How much to buy at a deli counter, without knowing the weight',
      'At the counter: ask by people, not by grams',
    ],
    cover: 'How much is enough?',
    gist: [
      'Nobody needs to know what a quarter pound looks like. Say how many people, what meal, and what else is on the table, then stop the knife where you like it.',
      'Slices, people, suppers: ask in those, and let the scale worry about the rest.',
    ],
    subject: ['You may order in people', 'Stop the knife where you like'],
    hooks: {
      '*': [
        '"A bit more. A bit more. Stop." That was a proper order, and it had no number in it.',
        'Behind every "a hundred grams, please" stands a person who has no idea how much that is.',
        'Nobody knows what a hundred grams are until they lie there.',
      ],
      p: 'At a counter, people and meals are more useful than weights.',
      a: 'Order in mouths. Let the scale do grams.',
      t: 'As part of a cold supper reckon with one palm of ham and two thumbs of cheese for each person.',
      f: 'Shy at the counter because you do not know the weights? Hardly anybody does.',
      h: 'Somebody once asked for "a normal amount" of olives, and got it, because the counter knew them.',
      i: 'A good question at a counter is the start of a better supper.',
      l: 'A few slices, cut to be seen through, and enough for two who mean to talk.',
    },
    lines: {
      '*': [
        'At the counter, say: "Six people, as {a starter|an appetizer}, with bread and olives." It is a better order than any number.',
        'Ham by the slice, cheese by the thumb, olives by the handful. You are allowed to point.',
        'Thin slices go further. The same weight, cut thin, covers twice the plate and tastes of more.',
        'Ask for a taste before you ask for an amount. It changes the amount surprisingly often.',
      ],
      h: ['A quarter pound of anything is what one buys under pressure.'],
    },
    scene: [
      'The ticket says it is your turn, there are nine people behind you, and the only number you can think of is your age.',
      'The knife hovers over the cheese, moves to the left, moves to the right, and waits for your eyebrows.',
    ],
    why: [
      [
        'Weight is how shops charge. Nobody eats by it.',
        'What you know is who is coming; what the counter knows is how far a piece goes.',
      ],
      [
        'People behind a counter picture a plate more easily than a number. They have filled a great many.',
        'Tell them the meal, and they can see it before you have finished the sentence.',
      ],
    ],
    parts: [
      [
        ['Say who and when', 'Say how many eat, and when'],
        [
          '"Four of us, for lunch tomorrow" settles amount and ripeness together.',
          'Two adults, one child, tonight: from that anybody can cut.',
          'They cut for three at supper every day. They do not need a number.',
        ],
        'A person at a counter holding up four fingers',
      ],
      [
        ['Say what else there is', 'And what goes with it'],
        [
          'Beside soup and bread you need half of what you would need alone.',
          'With salads about, ham shrinks to a garnish.',
          'Next to a roast one slice is plenty.',
        ],
        'A table with several small dishes',
      ],
      [
        ['Watch the knife', 'Say stop'],
        [
          'A nod is as good as a number, and corrections are free.',
          'More, less, there: it is the oldest way of buying food.',
          'Nobody minds if the knife moves a bit to the left.',
        ],
        'A knife placed on a wedge of cheese',
      ],
      [
        ['Ask for it thin', 'Fine slices go further'],
        [
          'It unrolls, it folds, it covers the plate.',
          'Cut like paper, dried ham melts. Cut like a plank, it chews.',
          'The same weight covers two plates and tastes of more.',
        ],
        'Thin slices of ham laid out on paper',
      ],
    ],
    turn: [
      'Come back for more rather than throw away the rest.',
      'You bring the people, they bring the knife.',
    ],
    asks: ['What do you order by eye?', 'Have you ever said "a normal amount"?'],
    ends: {
      p: 'What is left over by accident costs more than asking.',
      a: 'Point. Nod. Done.',
      t: 'Number of people times number of dishes: the weight follows from that.',
      f: 'The people behind you are only working out their own sentence.',
      h: 'A normal amount it is, then.',
      i: 'A counter is one of the last places where shopping is a conversation.',
      l: 'Just enough, and none to put away.',
    },
    work: 'Customers think in occasions and shops charge in units. Whoever does the conversion for them sells the right amount, and sees them again.',
    keep: 'the next {queue|line} with a ticket in it',
    send: 'the one who panics and says a quarter pound',
    own: [
      {
        about: 'counter|platter|sharing board|by weight|taste before',
        kinds: ['service', 'product', 'offer', 'policy', 'place'],
        lead: 'At our own end of the knife.',
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
    unless: 'vegan',
    tags: ['CheeseBoard', 'Hosting', 'CheeseLovers'],
    title: [
      'How to put together a cheese board: three are enough',
      'A simple cheese board: which three to choose',
    ],
    cover: 'Three cheeses are enough',
    gist: [
      'One hard, one soft, one blue or goat: three good pieces beat seven small ones. Add one sweet thing, one sour thing and plain bread, and take it all out an hour early.',
      'A cheese board needs contrast and not number. Three textures, a fruit, a pickle, bread that keeps quiet.',
    ],
    subject: ['Stop at three', 'A cheese board without the crowd'],
    hooks: {
      '*': [
        'Seven cheeses on a board look like a fair. Nobody remembers one of them.',
        'The most useful thing on a cheese board is a second knife.',
        'Three you can talk about. Seven you can only pass along.',
      ],
      p: 'A board of three cheeses costs less, looks better and is finished.',
      a: 'Hard, soft, blue. Stop there.',
      t: 'Contrast is texture, strength and milk. Three cheeses can cover all of that; a fourth only repeats.',
      f: 'Guests on Friday, and the cheese counter makes you dizzy? Three will do.',
      h: 'The board with eleven cheeses is a hostage situation with grapes.',
      i: 'Three good things, put down in the middle, and people lean in.',
      l: 'A board half empty, each piece with room around it, and one of them just beginning to run.',
    },
    lines: {
      '*': [
        'A cheese board in one line: one hard, one soft, one blue or goat. One sweet thing, one sour thing, plain bread.',
        'Eat cheese from mild to strong. After the blue, a young goat cheese tastes of nothing.',
        'A knife for each cheese. Otherwise they all taste of the blue by the second round.',
        'Cut so that everyone gets some rind and some middle. The point of a wedge is not a portion, it is a provocation.',
      ],
      h: ['Whoever cuts the nose off the brie will be talked about in the car.'],
    },
    scene: [
      'Friday, half past five, and you stand before forty cheeses with a dinner in two hours.',
      'At the end of the evening there are seven pieces left, each of them the size of a domino.',
    ],
    why: [
      [
        'What makes a board interesting is difference, and a tongue can follow about three.',
        'After the third, tasters begin to compare instead of enjoying.',
      ],
      [
        'Bigger pieces also keep better on the night and in the days after.',
        'A proper wedge stays moist while people talk. A sliver dries before the second glass.',
      ],
    ],
    parts: [
      [
        ['One that is hard', 'A hard one with some age'],
        [
          'Something aged, which breaks when you cut it.',
          'It is the one that children and cautious uncles can agree on.',
          'It crumbles a little and offends nobody.',
        ],
        'A hard cheese broken into pieces',
      ],
      [
        ['One that is soft', 'A soft one that has come to'],
        [
          'White rind, creamy, and given an hour to loosen.',
          'If it leans when you cut it, it is ready.',
          'Give it time on the table. It should be on its way.',
        ],
        'A soft cheese with a slice taken out',
      ],
      [
        ['One that talks back', 'One with an opinion'],
        [
          'A blue, a washed rind or a ripe goat.',
          'Small, since it goes far. This is the piece that they will mention tomorrow.',
          'Blue, orange or goat. A small piece is remembered longest.',
        ],
        'A wedge of blue cheese on a board',
      ],
      [
        ['One sweet and one sour thing', 'Something sweet, something sour'],
        [
          'Pears or honey for the salt, pickles or cherries for the fat.',
          'Fruit softens, vinegar wakes up. Between them any cheese gets along.',
          'Honey calms salt, gherkins cut fat.',
        ],
        'A dish of pickles beside a sliced pear',
      ],
      [
        ['Plain bread, plain crackers', 'And bread that keeps quiet'],
        [
          'Walnut and rosemary are lovely, elsewhere.',
          'The less it says itself, the more you hear.',
          'Seeds and herbs talk over the cheese.',
        ],
        'Slices of plain bread in a basket',
      ],
    ],
    turn: [
      'Put it down, hand out knives, sit down as well.',
      'If they ask what the soft one was, you have won.',
    ],
    asks: ['Which three cheeses would you put on a board?', 'Cheese before {pudding|dessert} or after?'],
    ends: {
      p: 'Reckon with three thumbs of cheese each after dinner, twice that instead of one.',
      a: 'Three pieces. Three knives. One hour.',
      t: 'Mild to strong, soft to blue: the order protects your tongue.',
      f: 'And save a corner for the cook. It is in the rules.',
      h: 'The grapes have been released.',
      i: 'A good board keeps people at the table for an hour longer.',
      l: 'Let the soft one run. It knows when.',
    },
    work: 'Choice is a cost. Three options that truly differ are easier to enjoy, and easier to sell, than eleven that nearly do.',
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
        lead: 'Where your three might come from.',
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
    cover: 'Lift it, sniff it, press it',
    gist: [
      'Colour is the weakest clue to a ripe fruit. Lift it for its weight, smell the stem or the base, and press where it ripens first.',
      'Heavy, scented, giving a little at the right spot: three tests, no squeezing, and they work for most of the stall.',
    ],
    subject: ['Sniff the pineapple. Yes, underneath', 'Three tests at the fruit stall'],
    hooks: {
      '*': [
        'Pick up two melons. Take the heavier one, and you have done most of the choosing.',
        'Smell a peach before you press it. The nose leaves no bruises.',
        'Looks are the last thing to go by.',
      ],
      p: 'Weight and scent tell more about fruit than colour does.',
      a: 'Never choose fruit by its colour alone.',
      t: 'As fruit ripens its starch turns to sugar, its walls soften, and its aroma begins to leave through the stem end.',
      f: 'You know those people at the market who knock on melons? You are about to be one of them.',
      h: 'Squeezing every avocado on the stall is a method. Others call it vandalism.',
      i: 'Once you have met a peach on its day, you will go on looking.',
      l: 'Bend down, breathe in at the stem: that is where a melon keeps its promises.',
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
      'Somebody is looking at a pile of peaches the way one looks at a departure board.',
    ],
    why: [
      [
        'Water and sugar are heavy, so a ripe and juicy fruit weighs more than it seems to.',
        'The one that surprises your wrist is full.',
      ],
      [
        'Scent appears late, just as sweetness does, which makes the nose a good judge.',
        'A fruit that smells of nothing will, as a rule, taste of the same.',
      ],
    ],
    parts: [
      [
        ['Lift two and compare', 'Weigh two in your hands'],
        [
          'Same size, different weight: keep the heavier.',
          'With melons, citrus and cabbages it is the one test that never fails to help.',
          'The heavy one has more juice. It is as simple as that.',
        ],
        'Two melons weighed in two hands',
      ],
      [
        ['Smell it at the right end', 'Put your nose to the right spot'],
        [
          'Melon at the stem, pineapple at the base, peach anywhere.',
          'Get close. Cold fruit whispers, so warm it in your palm for a moment.',
          'Where it hung on the plant, or where it stood. No smell, no taste.',
        ],
        'A nose close to the end of a melon',
      ],
      [
        ['Press where it ripens first', 'Feel for a little give'],
        [
          'With the flat of a thumb, and gently: high up on a pear, at the shoulder of a peach.',
          'A slight give is enough. Dents are for people who have bought it.',
          'A thumb laid flat tells you enough, and leaves no mark.',
        ],
        'A thumb at the neck of a pear',
      ],
      [
        ['Ask when it should be eaten', 'Say for which day'],
        [
          '"For tonight or for Sunday?" is the wisest thing you can say at a stall.',
          'The person who unpacked it knows the crate.',
          'They know which one will be ready by then.',
        ],
        'A stallholder turning a peach in the hand',
      ],
    ],
    turn: [
      'Six seconds a piece, and people will step back respectfully.',
      'Wrist, nose, thumb. In this order, and thumb last.',
    ],
    asks: ['Which fruit do you never manage to pick?', 'Melons: do you knock?'],
    ends: {
      p: 'And if it disappoints, say so next time. Good stalls want to hear it.',
      a: 'Weight first. Scent second. Colour last.',
      t: 'Density, volatiles, firmness: a small laboratory at the end of your arm.',
      f: 'You may knock, too. It looks splendid.',
      h: 'The avocados are not pressing charges.',
      i: 'Ripe things are worth the six seconds.',
      l: 'A plate, a knife, juice to the wrist.',
    },
    work: 'Every buyer has a feature that is easy to see and one that matters. For fruit, it is colour and weight. The trick in any trade is to know which is which.',
    keep: 'market day',
    send: 'the person who picks by colour',
    own: [
      {
        about: 'fruit|melon|peach|pears?\\b|plums|strawberr|apples',
        kinds: ['product', 'place', 'offer', 'price', 'process'],
        lead: 'To practise on.',
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
  },
  {
    id: 'brown-eggs-white-eggs',
    format: 'myth',
    again: 12,
    emoji: '🥚',
    unless: 'vegan',
    tags: ['Eggs', 'FoodFacts', 'KitchenFacts'],
    myth: 'Brown eggs are better than white ones',
    short: [
      'The colour of the shell is the breed of the hen. It tells you nothing else.',
      'That is only the breed. Look at the date and at how she was kept.',
    ],
    title: ['Are brown eggs better than white eggs?', 'Brown or white eggs: what really tells you something'],
    cover: 'Brown, white, blue: so what?',
    gist: [
      'Shell colour comes with the breed of hen, and yolk colour with her feed. How she was kept is in the code or on the box, and how old the egg is shows in a glass of water.',
      'A white egg may be the better egg. Look at the print and the date, and do not mind the colour.',
    ],
    subject: ['Look at the ear of the hen', 'What the shell does not say'],
    hooks: {
      '*': [
        'To know what colour egg a hen will lay, look at her ears.',
        'A white egg and a brown egg break into the same pan and taste the same. The difference was on the outside.',
        'Ear lobes tell you more about a shell than a box does.',
      ],
      p: 'If you pay more for brown shells, you are paying for a breed of hen.',
      a: 'Shell colour is not quality.',
      t: 'Brown shells are painted with a pigment in the last hours before laying. The egg inside is finished by then.',
      f: 'Which do you reach for, brown or white? And do you know why?',
      h: 'The brown egg has better public relations. That is all.',
      i: 'Once you stop looking at the colour, you begin to read what matters: how the hen lived.',
      l: 'A soft-boiled egg, a silver spoon, the shell whatever it likes.',
    },
    lines: {
      '*': [
        'Brown or white? It depends on the breed. As a rule those with white ear lobes lay white eggs and those with red ones brown.',
        'The colour of a yolk is what the hen has eaten: maize and grass make it orange, wheat makes it pale.',
        'How old is that egg? In a bowl of water a new one lies flat, an older one stands up, and one that floats has had its time.',
        'For poaching take the newest eggs. For hard-boiling take older ones, because they peel.',
      ],
      h: ['Some hens lay blue eggs. They are as surprised as anyone.'],
    },
    scene: [
      'Two boxes on the shelf, one brown, one white, a little difference in price, and a hand that goes to the brown without being asked.',
      'A child wants to know whether the white ones are bleached. It gets quiet at the breakfast table.',
    ],
    why: [
      [
        'The shell is coloured by the breed, as hair is, and the inside knows nothing about it.',
        'Hens of one kind paint theirs and hens of another kind do not.',
      ],
      [
        'What does change an egg is the feed, the life of the hen and the days since laying.',
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
        ['Look at the date', 'Find out how old it is'],
        [
          'Laid, packed or best before: the nearer the laying, the firmer the white.',
          'Round yolk and a tight white mean that it is young.',
          'An egg from this week stands up in the pan.',
        ],
        'A date on the lid of an egg box',
      ],
      [
        ['Use the water test at home', 'Put it in a glass of water'],
        [
          'The air inside grows with age. Flat on the bottom means new, floating means past it.',
          'The blunt end lifts first, and rises a little more with each week.',
          'The higher it rises, the longer it has been waiting.',
        ],
        'Eggs in a glass bowl of water',
      ],
    ],
    turn: ['Choose the hen, not the paint.', 'Whatever the shell, it opens the same way.'],
    asks: ['Eggs: brown or white, and why?', 'How long do you boil an egg?'],
    ends: {
      p: 'The print on the box is the part to spend a moment on.',
      a: 'Breed makes shells. Feed makes yolks.',
      t: 'Albumen thins and the air cell grows: two clocks in one egg.',
      f: 'And now you may look at the ears of hens. You are welcome.',
      h: 'No hen has ever been asked.',
      i: 'A good life for the hen is a better reason to choose.',
      l: 'Four and a half minutes, and butter on the toast.',
    },
    work: 'Buyers hold on to signs long after they stopped meaning anything. Printing the thing that does matter, in plain words, is slower than painting it brown, and it lasts.',
    caution: [
      'An egg that floats, smells or has a cracked shell should not be eaten. Advice on raw and runny eggs differs between countries.',
      'Leave eggs that float, smell or are cracked. For raw or runny eggs go by the advice of your country.',
    ],
    keep: 'the next two boxes side by side',
    send: 'the one who swears by brown',
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
      'Five words from the back of the bottle, in plain English, so that you pay for oil and not for the picture of a hill.',
    ],
    subject: ['The date to look for on olive oil', 'Five words on the back of the bottle'],
    hooks: {
      '*': [
        'The front of an olive oil bottle shows a hill. The back shows the year. Turn it round.',
        'If good olive oil makes you cough, it is doing as it should.',
        'Half of the words on the bottle are law, and the others are poetry.',
      ],
      p: 'Five terms on an oil label are worth knowing, and one of them is a date.',
      a: 'Buy the harvest, not the hillside.',
      t: 'Extra virgin is a grade: mechanically extracted, low in free acid, and without a fault in a tasting panel.',
      f: 'Standing in front of the oils and no idea? Turn the bottle round.',
      h: '"Light" olive oil is light in the way that silence is a kind of song.',
      i: 'A tree can give oil for centuries. We only need to use it within the year.',
      l: 'Cut grass, green tomato, a prick of pepper at the back of the throat.',
    },
    lines: {
      '*': [
        'Olive oil is fruit juice with a long shelf life. Look for the harvest, and use it while it is young.',
        'Pepper in the throat is no fault. It comes from the same substances that keep the oil from going off.',
        'Keep olive oil in the dark and away from the stove. Light and warmth spoil it faster than anything else.',
        'One mild oil for cooking, one peppery one for finishing. Two bottles do all the work in a kitchen.',
      ],
      h: ['"Bottled in" is a place. "Grown in" is another. The hill on the label is a third.'],
    },
    scene: [
      'Twelve bottles, twelve hills, nine castles, one donkey. And somewhere among them the one for your salad.',
      'You taste a drop from the bread, cough, and wonder whether you have been sold something rough.',
    ],
    why: [
      [
        'A label has words that are controlled and words that are decoration.',
        'Some terms on the bottle are defined by rules, while others belong to whoever drew the castle.',
      ],
      [
        'Oil does not improve with age, so the date says more than the name.',
        'Unlike wine it only gets duller. Young is the whole idea.',
      ],
    ],
    parts: [
      [
        'Extra virgin',
        [
          'The top grade: pressed by machine alone, without heat or solvents, and found free of faults.',
          'Juice of olives and nothing done to it but spinning.',
          'Pressed and nothing else, and it passed a tasting.',
        ],
        'The words on a bottle, close up',
      ],
      [
        'Olive oil, pure, light',
        [
          'Refined oil with a little virgin added for taste.',
          'Good for frying, mild, long-lasting. No worse, only another thing.',
          'Cleaned up, mild, and good to fry in.',
        ],
        'A pale oil poured into a pan',
      ],
      [
        'Cold extraction',
        [
          'Kept under a set temperature while it was made, so that more aroma stays.',
          'Warmth yields more oil and less scent. Cold means that somebody chose scent.',
          'It was kept cool while it ran, so more of the smell is in it.',
        ],
        'Green oil running from a spout',
      ],
      [
        'Harvest date',
        [
          'When the olives were picked. Not all bottles say it, and it is a good sign when they do.',
          'The nearest autumn is the one to have.',
          'A year on the label is an honest thing. The latest is best.',
        ],
        'A finger pointing at a date on a label',
      ],
      [
        'Unfiltered',
        [
          'Cloudy, because bits of fruit are left in it. Lively, and sooner past it.',
          'To be used within months, and kept cool.',
          'With bits in it. Lovely now, and not for the back of the cupboard.',
        ],
        'Cloudy oil in a small glass',
      ],
    ],
    turn: ['Turn it round, find the year, taste it on bread.', 'Then it is between you and your throat.'],
    asks: ['Olive oil: peppery or mild?', 'How many oils are open in your kitchen at the moment?'],
    ends: {
      p: 'Small bottles, dark glass, this year: the rest is taste.',
      a: 'Grade, date, dark glass.',
      t: 'Phenols bite, and phenols protect. The cough is a quality control.',
      f: 'Ask for a drop on a spoon, where they let you.',
      h: 'It was very quiet on the salad.',
      i: 'Some trees that are pressed this autumn stood there before our grandparents.',
      l: 'A thread of it, over something plain.',
    },
    work: 'Front for feeling, back for facts: all packaging works like this. A shop that turns the bottle round for its customers earns something that no label can print.',
    caution: [
      'The exact legal meaning of these terms differs between countries.',
      'Countries define these words differently in law.',
    ],
    keep: 'the next twelve bottles',
    send: 'somebody who buys by the picture',
    own: [
      {
        about: 'olive oil|\\boils?\\b',
        kinds: ['product', 'process', 'place', 'event', 'price', 'offer'],
        lead: 'From our own shelf of bottles.',
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
  },
  {
    id: 'is-it-for-tonight',
    format: 'answer',
    again: 9,
    emoji: '📅',
    tags: ['FoodShopping', 'ShopSmart', 'GoodToKnow'],
    question: 'Why do they ask when I am going to eat it?',
    short: [
      'Because ripe is a day, and they would like to hit yours.',
      'Because each piece has one best day, and they want it to be yours.',
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
        '"When is it for?" sounds like small talk. It decides which melon you get.',
        'There are two camemberts on the shelf with the same label. One is for tonight.',
        'Ripe is an appointment.',
      ],
      p: 'Naming the day you will eat something is the simplest way to get a better piece of it.',
      a: 'Say the day. Then say the thing.',
      t: 'Ripening goes on after the sale. A counter chooses not the state of today but that of your table.',
      f: 'Next time somebody behind a counter asks when it is for, do tell. It is about your peach.',
      h: 'They are not inviting themselves. They only want to know about the cheese.',
      i: 'To be asked when you will eat means that somebody is thinking of your table.',
      l: 'The one that will be ready on Saturday at eight. Such things can be arranged.',
    },
    lines: {
      '*': [
        'Say when you will eat it, and you get a different pear. The stall has one for tonight and one for Sunday.',
        'Buying fish for tomorrow? Say so. You may be told to come tomorrow, and that is good advice.',
        'Three avocados for three days: ask for one soft, one nearly, one hard.',
        'A camembert is firm and mild, then soft and full, then on its way to the door. Name the day, and get the one you like.',
      ],
      h: ['"When is it for?" "My husband." "And by when does he need it?"'],
    },
    scene: [
      'The hand behind the counter stops over two identical cheeses, and a voice asks: "And when is it for?"',
      'You want a melon. The man at the stall puts back the one you chose and brings out another from behind.',
    ],
    why: [
      [
        'Much good food is still on its way when you buy it.',
        'Fruit and soft cheese do not stand still because they have been paid for.',
      ],
      [
        'Whoever handles it daily can see in which day a piece is living.',
        'Thumb, nose and the date on the crate: behind a counter you learn to read them.',
      ],
    ],
    parts: [
      [
        ['Name the day and the meal', 'The day, and which meal'],
        [
          '"Saturday, after dinner" is all that the cheese needs to hear.',
          'For a picnic you want it firmer, for a cheeseboard riper.',
          'Then the right one of six can be found.',
        ],
        'A soft cheese pressed lightly with a thumb',
      ],
      [
        ['Ask for different stages', 'Some for now, some for later'],
        [
          'Pears for Tuesday, Thursday and the weekend, in one bag.',
          'A mixed bag ripens in turns, so nothing goes to waste.',
          'They can sort it for you, from soft to hard.',
        ],
        'Three avocados of different ripeness',
      ],
      [
        ['Ask what to do until then', 'And how to treat it meanwhile'],
        [
          'Counter, cellar or fridge: the same piece can gain or lose two days by it.',
          'One sentence about keeping goes with every good piece.',
          'A windowsill can be worth two days, in either direction.',
        ],
        'A hand pointing out a cool shelf',
      ],
    ],
    turn: [
      'It takes four words: "For Sunday lunch, please."',
      'They have time for that question. It saves them an unhappy customer.',
    ],
    asks: ['Have you ever been sold tomorrow by mistake?', 'What do you like best slightly too ripe?'],
    ends: {
      p: 'The better they know your plan, the better they can choose.',
      a: 'No day, no promise.',
      t: 'State at sale plus days in your kitchen gives the state on the plate.',
      f: 'And if you do not know yet: say that, too. There is a piece for it.',
      h: 'The cheese, for its part, is ready by eight.',
      i: 'Good timing is a kind of hospitality.',
      l: 'At its hour, and not a day before.',
    },
    work: 'Ask when it is needed before asking what is wanted. It is a habit worth taking from the cheese counter into any trade with a delivery date.',
    keep: 'the next time somebody asks',
    send: 'the friend whose avocados are hard on the day',
    own: [
      {
        about: '\\bripe|\\bmatured?\\b|in season|advice',
        kinds: ['process', 'product', 'service', 'people'],
        lead: 'On timing, a word from our counter.',
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
    cover: 'Why is it not there today?',
    gist: [
      'A hailstorm, a late boat, a cow in calf: what lies on a good counter is decided days earlier and far away. A gap on the shelf is often a sign that somebody would not take the second best.',
      'Food has weather in it. That is why the asparagus comes late, the price of tomatoes jumps and the goat cheese is away until spring.',
    ],
    subject: ['The gap on the shelf has a reason', 'Weather, boats and goats'],
    hooks: {
      '*': [
        'In winter there is less goat cheese. The goats are otherwise engaged.',
        'What is missing from a shelf tells you more about a shop than what is on it.',
        'An empty crate is also an answer.',
      ],
      p: 'Prices of good food move because fields, boats and animals do.',
      a: 'Whoever has everything all year is selling storage.',
      t: 'Supply of produce reacts within days to rain, heat and freight; demand hardly reacts at all. So it is the price that moves.',
      f: '"You had it last week!" True. Last week it had not hailed.',
      h: 'The asparagus has not been informed of the {bank holiday|public holiday}.',
      i: 'A counter that changes is a counter that listens to the year.',
      l: 'Three weeks of it, then nothing for a year. There is no other way to look forward.',
    },
    lines: {
      '*': [
        'When the price of courgettes falls, the farm has a glut. That is the week to cook ratatouille.',
        'Goats give little milk in winter. If there is young goat cheese in midwinter, somebody has planned very cleverly or frozen it.',
        'Stormy week, thin fish counter. It is a good sign that the fish came off a boat.',
        'Buy what there is a lot of. It is riper, it costs less, and it is what the season wanted to say.',
      ],
      h: ['"No strawberries?" "It is winter." "But have you looked?"'],
    },
    scene: [
      'A shelf with a hole in it and a handwritten note: "Next week, if it stops raining."',
      'Very early in the morning, somebody is on the telephone about lettuce, and the voice at the other end says: "None."',
    ],
    why: [
      [
        'Fresh food cannot wait, so every swing in the weather arrives at the counter within days.',
        'Rain on Monday is a price on Thursday. There is no warehouse in between to hide it.',
      ],
      [
        'A buyer then has two choices: to take something worse, or to leave the place empty.',
        'When the good crate does not come, somebody has to decide whether a poor one is better than none.',
      ],
    ],
    parts: [
      [
        ['Weather comes first', 'The sky'],
        [
          'Cold nights hold asparagus in the ground, heat brings all the courgettes at once.',
          'Three days of sun, and beans are plentiful by the weekend.',
          'Frost holds it back, and a warm week sends all of it at once.',
        ],
        'Rain on the roof of a market stall',
      ],
      [
        ['Animals have a calendar', 'The animals'],
        [
          'Milk follows the kids and calves, so cheese has its months as well.',
          'Hens lay less in the dark of the year. It was ever so.',
          'No kids, no milk, no cheese. Then all of it again.',
        ],
        'Goats in a winter barn',
      ],
      [
        ['Boats stay in, {lorries|trucks} stand still', 'The road and the sea'],
        [
          'A gale, a strike, a closed pass: a shelf notices each of them.',
          'The last mile is short. It is the first thousand that cause the trouble.',
          'A storm somewhere, and a crate is empty here.',
        ],
        'Empty crates stacked by a shop door',
      ],
      [
        ['Then somebody tastes and says no', "Somebody's no"],
        [
          'Half of buying is sending things back.',
          'What you do not see on the counter was often there at six and left again.',
          'It was offered, it was tasted, it went back.',
        ],
        'A hand turning over a fruit from a crate',
      ],
    ],
    turn: [
      'Ask what is good this week, and cook that.',
      'The gap is honest. It will fill when the year is ready.',
    ],
    asks: ['What do you wait for all year?', 'Which food do you refuse to eat out of season?'],
    ends: {
      p: 'A plan for supper that can bend costs less and eats better.',
      a: 'Cook what is there.',
      t: 'Short chains carry shocks undamped. You see the weather in the price.',
      f: 'So if you miss something: ask. There is nearly always a story behind it.',
      h: 'It arrived when it was ready and found the shops shut.',
      i: 'There is a good deal of joy in not having everything at once.',
      l: 'Its three weeks, and then memory.',
    },
    work: 'A supply that moves with the weather cannot be promised, only explained. Customers put up with gaps surprisingly well when somebody tells them the reason.',
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
      'What stands in the fridge door says who cooks here. Which jar would you replace first?',
    ],
    subject: ['Which jar do you replace first?', 'What is in your fridge door?'],
    hooks: {
      '*': [
        'Open a fridge door and read the jars. It is the nearest thing to a biography that a kitchen has.',
        'There is one jar that you buy before it is empty. Which?',
        'Nobody plans with it, and nothing works without it.',
      ],
      p: 'A few strong jars turn plain ingredients into a planned meal.',
      a: 'Eggs, bread and one good jar are supper.',
      t: 'A plain dish lacks one of four things: salt, acid, heat or savour. Each comes in a jar.',
      f: 'Go and look at your fridge door. Which jar is nearly empty again?',
      h: 'Every household has a chutney from a relative. This is not about that one.',
      i: 'With one good jar in the house, nobody who turns up at seven goes hungry.',
      l: 'A few capers, brown butter, and a fish that needs nothing else.',
    },
    lines: {
      '*': [
        'Which jar do you never run out of?\n\nMustard\nAnchovies\nCapers\nSomething with chilli\nThe chutney from an aunt',
        'A teaspoon of mustard in a cheese sauce does not taste of mustard. It makes it taste of cheese.',
        'Two anchovies melted in oil, garlic, chilli, pasta. Supper in the time that the water takes.',
        'Dry the capers and fry them until they open like flowers. Then put them on anything.',
      ],
      h: ['The jar at the back has been there since two fridges ago. It moved with us.'],
    },
    scene: [
      'Half past seven, no plan, two eggs, the end of a loaf. You open the fridge door and the light falls on the jars.',
      'A friend is cooking in your kitchen, and after a minute asks: "Where is your mustard?" Not whether. Where.',
    ],
    why: [
      [
        'Plain things are mostly short of one sharp note, and strong jars are nothing but that.',
        'A spoon of something salted, soured or fermented does what an hour at the stove would do otherwise.',
      ],
    ],
    parts: [
      [
        ['Mustard', 'Mustard, for everything that is too mild'],
        [
          'Binds a dressing, wakes a sauce, glazes a roast.',
          'Heat and acid in one spoon, and it holds oil and vinegar together.',
          'A spoon of it holds a dressing together and a sausage upright.',
        ],
        'A spoon in a jar of mustard',
      ],
      [
        ['Anchovies', 'Anchovies, for depth'],
        [
          'They melt in warm oil and leave no fish behind, only savour.',
          'Salt with a past. Two of them go into any stew, and nobody can name them.',
          'They vanish and leave something that nobody can name.',
        ],
        'Anchovies lifted from a jar',
      ],
      [
        ['Capers', 'Capers, for a little sharpness'],
        [
          'Small, sour, salty: for whatever is fried or creamy.',
          'Rinse off the salt, and keep the brine for the dressing.',
          'On anything fried they do the work of a lemon.',
        ],
        'Capers in a small dish',
      ],
      [
        ['Something with chilli', 'Chilli in some form'],
        [
          'Harissa, gochujang, a crisp oil: a spoon under yoghurt and you have a sauce.',
          'Stir it into butter and put it on the vegetable of your choice.',
          'With yoghurt, butter or oil it is a sauce by itself.',
        ],
        'Chilli paste stirred into yoghurt',
      ],
    ],
    turn: [
      'Whichever it is, write it on the list before it is empty.',
      'A full jar is the better half of a recipe.',
    ],
    asks: ['Which jar is never missing in your fridge?', 'Which jar in your fridge has been there for ever?'],
    ends: {
      p: 'Four jars, and most evenings can be saved.',
      a: 'Salt, sour, hot, savoury. One of each.',
      t: 'Ask what the dish is short of, then open the door.',
      f: 'Tell us, and how you use it. We are nosy about supper.',
      h: 'The aunt asks whether you liked the chutney.',
      i: 'A shelf like that means that somebody is welcome at short notice.',
      l: 'A small spoon. It is strong.',
    },
    work: 'In teams, too, there is usually one small and concentrated thing that makes the rest work. It sits in the door and gets noticed on the day it has run out.',
    keep: 'an evening with eggs and no plan',
    send: 'the friend who asks where the mustard is',
    own: [
      {
        about:
          'mustard|anchov|capers|chutney|pickles?|harissa|chilli (?:oil|jam|crisp)|\\bjars?\\b|relish|pesto',
        kinds: ['product', 'process', 'offer', 'price', 'story'],
        lead: 'A candidate from our own shelf.',
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
