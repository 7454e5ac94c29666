// Plates, labels, swaps and first appointments.
import type { Idea } from '../../library/idea.ts';

export const PLATES: readonly Idea[] = [
  {
    id: 'half-the-plate',
    format: 'tip',
    again: 6,
    emoji: '🥦',
    tags: ['BalancedPlate', 'EverydayFood', 'Nutrition'],
    title: ['The half plate rule: how to eat well without counting', 'A balanced meal at a glance'],
    cover: 'Half a plate of vegetables',
    gist: [
      'Half of the plate vegetables or salad, a quarter potatoes, rice or pasta, a quarter protein such as beans, fish, eggs or meat. That is all you have to remember.',
      'Fill half your plate with vegetables first. Then the rest comes out right by itself.',
    ],
    subject: ['Half a plate of vegetables', 'A balanced meal without counting'],
    hooks: {
      '*': [
        'Half your plate vegetables, a quarter filling, a quarter protein: no counting needed.',
        'You want to eat better and do not want to count anything? Look at your plate.',
      ],
      ptal: 'Half vegetables, a quarter starch, a quarter protein: a simple rule for every meal.',
      fi: 'No scales, no app: this is how to see whether a meal is balanced.',
      h: 'Chips are a vegetable only in some canteens.',
    },
    lines: {
      '*': [
        'Put the vegetables on your plate first, until half of it is full.',
        'A fist of rice or pasta and a palm of protein: your hand is the measure.',
        'Frozen vegetables count, and they are ready in five minutes.',
        'In the canteen, take salad or vegetables first. Then there is less room for the rest.',
      ],
      h: ['Ketchup is not half of the plate.'],
    },
    scene: [
      'You stand in front of the buffet and wonder what a good plate looks like.',
      'At home there is always plenty of pasta, and the salad comes last.',
    ],
    why: [
      ['Vegetables fill you up and have few calories.', 'With plenty of vegetables you are full for longer.'],
      ['What goes on the plate first takes up the most room.', 'So the order on the plate matters.'],
    ],
    parts: [
      [
        ['Half: vegetables or salad', 'Fill half with vegetables'],
        ['Raw, cooked or frozen, as you like.', 'Two kinds are better than one.'],
        'A plate half full of vegetables',
      ],
      [
        ['A quarter: something filling', 'A quarter for rice, pasta or potatoes'],
        ['Wholegrain keeps you full for longer.', 'Your fist is a good measure.'],
        'Rice on a plate',
      ],
      [
        ['A quarter: protein', 'A quarter for protein'],
        ['Beans, lentils, fish, eggs, tofu or meat.', 'About the size of your palm.'],
        'Beans and fish',
      ],
    ],
    turn: ['Nothing is forbidden.', 'Two meals out of three are good enough.'],
    asks: ['What was on your plate today?', 'Which vegetable do you like best?'],
    ends: { ptal: 'Half, quarter, quarter.', fi: 'Try it tonight.', h: 'And the chips go in the quarter.' },
    caution: [
      'With an illness, in pregnancy or with an eating disorder other rules may apply: ask somebody qualified.',
      'This is for healthy adults. With a diagnosis, get your own advice.',
    ],
    keep: 'the next meal',
    send: 'somebody who counts calories',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'price'],
        about: 'meal|plan|eating|consult|plate|famil|assessment',
        lead: 'And for plates that have to be a little different.',
      },
    ],
    pic: {
      ask: 'A plate in halves and quarters, from above',
      alt: 'A plate divided into half vegetables and two quarters',
    },
    claims: [
      [
        'Plate models with about half vegetables and fruit',
        'dietary guidance of health authorities in several countries',
      ],
    ],
  },
  {
    id: 'read-the-back-first',
    format: 'howto',
    again: 7,
    emoji: '🏷️',
    tags: ['FoodLabels', 'SmartShopping', 'Nutrition'],
    title: ['How to read a food label: three things to look at', 'What do food labels really tell you?'],
    cover: 'How to read a food label',
    gist: [
      'Look at the first three ingredients: they are most of what is in it. Then compare sugar, salt and fibre per hundred grams, not per portion.',
      'The front of a packet is advertising. The back tells you what is in it.',
    ],
    subject: ['How to read a food label', 'Look at the back first'],
    hooks: {
      '*': [
        'How do you read a food label? Begin with the first three ingredients.',
        'The front says "natural", the back says what is in it. Look at the back first.',
      ],
      ptal: 'The first three ingredients are most of the product.',
      fi: 'Standing in front of the shelf and not sure? These three looks help.',
      h: '"With real fruit" can mean two per cent. Turn it over.',
    },
    lines: {
      '*': [
        'Ingredients stand in order of weight. The first three tell you what a product is.',
        'Compare per hundred grams and not per portion. Makers choose the portion.',
        'The word "natural" says little. The list of ingredients says it all.',
        'With an allergy, read the label each time. Recipes change.',
      ],
      h: ['Half a pizza is a portion, says the box. Says the box.'],
    },
    scene: [
      'You compare two yoghurts, and one has three times as much sugar.',
      'A child reads aloud what is in it, and the peach comes seventh.',
    ],
    why: [
      ['By law, ingredients are listed by weight.', 'What there is most of comes first.'],
      ['Portions on packets are often smaller than what people eat.', 'Per hundred grams you can compare.'],
    ],
    parts: [
      [
        ['Read the first three ingredients', 'Look at the first three words'],
        ['They are most of it.', 'If sugar is among them, it is a sweet.'],
        'A finger on a list of ingredients',
      ],
      [
        ['Compare per hundred grams', 'Use the hundred gram column'],
        ['Sugar, salt and fibre are good to look at.', 'Compare things of the same shelf.'],
        'Two packets',
      ],
      [
        ['Check the portion size', 'Ask whether it is your portion'],
        ['Weigh yours once at home.', 'You may be surprised.'],
        'Kitchen scales',
      ],
    ],
    turn: ['It takes half a minute.', 'After a few times you know your products.'],
    asks: ['Which food label surprised you?', 'What do you look at first on a food label?'],
    ends: {
      ptal: 'First three, per hundred, portion.',
      fi: 'Try it the next time you shop.',
      h: 'And enjoy the other half of the pizza.',
    },
    caution: [
      'With an allergy, read the whole list each time.',
      'If you have an allergy, recipes can change: check every packet.',
    ],
    keep: 'the next shopping trip',
    send: 'somebody who likes yoghurt',
    own: [
      {
        kinds: ['service', 'event', 'offer', 'product', 'process'],
        about: 'label|shopping|supermarket|(?<!our |own |my |the |in a )workshops?\\b|course|talk|tour',
        lead: 'And for those who would like to do it together.',
      },
    ],
    pic: {
      ask: 'Two packets with their backs to the front',
      alt: 'Two food packets turned to show their labels',
    },
    claims: [
      [
        'Ingredients are listed in descending order of weight; portions are set by makers',
        'food labelling law in many countries',
      ],
    ],
  },
  {
    id: 'most-important-meal',
    format: 'myth',
    again: 8,
    emoji: '🥣',
    tags: ['Breakfast', 'FoodMyths', 'Nutrition'],
    title: ['Is breakfast the most important meal of the day?', 'Do you have to eat breakfast?'],
    cover: 'Do you need breakfast?',
    gist: [
      'Healthy adults may eat breakfast or leave it. What counts is what you eat over the whole day.',
      'Not hungry in the morning? Then eat later. With a good breakfast, wholegrain, protein and fruit keep you going.',
    ],
    subject: ['Do you need breakfast?', 'Breakfast: yes or no?'],
    hooks: {
      '*': [
        'Do you have to eat breakfast? Healthy adults need not.',
        'Is breakfast really the most important meal? It depends on you.',
      ],
      ptal: 'What you eat over the day counts for more than a single meal.',
      fi: 'Not hungry at seven? You need not eat then.',
      h: 'Coffee is a breakfast for some. It is a drink, strictly speaking.',
    },
    lines: {
      '*': [
        'Not hungry in the morning? You may have breakfast at ten.',
        'A breakfast with wholegrain, protein and fruit keeps you full until lunch.',
        'Watch how you feel at eleven. Are you shaky and cross? Then try some breakfast.',
        'Overnight oats are made in two minutes in the evening and can be taken along.',
      ],
      h: ['If you get cross at eleven, ask your colleagues whether you need breakfast.'],
    },
    scene: [
      'You are not hungry at seven, and everybody says that you must eat.',
      'At eleven your stomach growls in the meeting.',
    ],
    why: [
      [
        'Studies do not show that everybody needs breakfast.',
        'Some people do well with it and some without.',
      ],
      ['Sugar alone does not keep you full.', 'After a sweet breakfast hunger soon comes back.'],
    ],
    parts: [
      [
        ['See how you feel at eleven', 'Watch yourself before lunch'],
        ['Content and awake: then it suits you.', 'Shaky and hungry: then try to eat earlier.'],
        'A clock at eleven',
      ],
      [
        ['Choose one that fills', 'Have something that lasts'],
        ['Oats, yoghurt, egg, wholegrain bread, fruit.', 'Protein and fibre keep you full.'],
        'A bowl of oats',
      ],
      [
        ['Take it along', 'Prepare it in the evening'],
        ['In a jar with a lid.', 'Then you eat when you are hungry.'],
        'A jar of oats',
      ],
    ],
    turn: ['So do what suits you.', 'Children and some people with illnesses do need regular meals.'],
    asks: ['Breakfast: yes, no or only coffee?', 'What is your favourite breakfast?'],
    ends: {
      ptal: 'Hungry? Then eat something that lasts.',
      fi: 'Both are fine.',
      h: 'And your colleagues say thank you.',
    },
    myth: 'Breakfast is the most important meal of the day',
    short: [
      'Not for everybody. What counts is the whole day.',
      'Healthy adults may leave it out if they like.',
    ],
    caution: [
      'With diabetes, in pregnancy, for children or with an eating disorder, ask before you leave out meals.',
      'Some medicines need food. Ask your doctor or dietitian first.',
    ],
    keep: 'tomorrow morning',
    send: 'somebody who never eats breakfast',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'price'],
        about: 'consult|plan|appointment|online|one.to.one|assessment|coach',
        lead: 'And for whoever would like to find their own rhythm.',
      },
    ],
    pic: { ask: 'A breakfast packed in a jar beside a bag', alt: 'A jar of oats beside a bag' },
    claims: [['Evidence on breakfast and health in adults is mixed', 'reviews of nutrition research']],
  },
  {
    id: 'slowly-with-fibre',
    format: 'howto',
    again: 7,
    emoji: '🌾',
    tags: ['Fibre', 'GutHealth', 'EverydayFood'],
    title: ['How to eat more {fibre|fiber} without stomach ache', 'More {fibre|fiber}: four easy swaps'],
    cover: 'More {fibre|fiber}, step by step',
    gist: [
      'Swap white bread for wholegrain, add beans or lentils, eat fruit with the skin, and drink more. Go slowly, over some weeks.',
      'Most people eat too little {fibre|fiber}. One swap a week is enough to get there.',
    ],
    subject: ['More {fibre|fiber}, step by step', 'Four easy swaps'],
    hooks: {
      '*': [
        'Most of us eat too little {fibre|fiber}. Four easy swaps change that.',
        'More {fibre|fiber}, but no stomach ache? Go slowly.',
      ],
      ptal: 'One swap a week, and plenty to drink: so your stomach gets used to it.',
      fi: 'Want to do something good for your gut? Begin with your bread.',
      h: 'From nothing to a bowl of bran in a day: your stomach will say something.',
    },
    lines: {
      '*': [
        'Eat more {fibre|fiber} step by step, one swap a week. Then your stomach gets used to it.',
        'Red lentils in a tomato sauce: more {fibre|fiber}, and nobody notices.',
        'Eat apples and potatoes with their skin.',
        '{Fibre|Fiber} needs water. Drink a glass more.',
      ],
      h: ['Beans have a reputation. Slowly, it gets better.'],
    },
    scene: [
      'You want to eat well, buy bran and beans, and in the evening your stomach hurts.',
      'The same toast every morning: that is the easiest place to begin.',
    ],
    why: [
      ['{Fibre|Fiber} keeps you full and helps digestion.', 'It also feeds the good bacteria in your gut.'],
      ['The gut needs time to get used to it.', 'Too much at once makes wind and cramps.'],
    ],
    parts: [
      [
        ['Change the bread first', 'Swap white bread for wholegrain'],
        ['Half and half in the first week.', 'You eat it every day, so it counts most.'],
        'Wholegrain bread',
      ],
      [
        ['Add beans or lentils', 'Put pulses in what you cook'],
        ['Two spoonfuls at first, in soup or sauce.', 'Tinned ones are fine.'],
        'A bowl of lentils',
      ],
      [
        ['Leave the skin on', 'Eat the skin as well'],
        ['Apples, pears, potatoes, carrots.', 'Wash them well.'],
        'An apple',
      ],
      [
        ['Drink with it', 'Have a glass of water'],
        ['Spread over the day.', 'Tea and soup count, too.'],
        'A glass of water',
      ],
    ],
    turn: ['After a month it is normal.', 'Then you will not want it otherwise.'],
    asks: ['More {fibre|fiber}: which swap would you begin with?', 'Wholegrain bread: yes or no?'],
    ends: {
      ptal: 'Bread, beans, skin, water.',
      fi: 'Begin with one swap this week.',
      h: 'And be kind to those around you.',
    },
    caution: [
      'With a bowel illness, after an operation or with strong pain, ask a doctor or dietitian first.',
      'If you have irritable bowel, more is not always better. Get advice.',
    ],
    keep: 'the next shopping list',
    send: 'somebody who loves white bread',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'proof', 'people'],
        about: 'gut|\\bIBS\\b|digest|bowel|fodmap|consult|dieti|nutrition',
        lead: 'And where it wants to be looked at more closely.',
      },
    ],
    pic: {
      ask: 'Beans, oats, an apple and a glass of water',
      alt: 'Beans, oats, an apple and a glass of water',
    },
    claims: [
      [
        'About thirty grams a day advised for adults; average intake well below; increase gradually with fluid',
        'dietary guidance of health authorities',
      ],
    ],
  },
  {
    id: 'shelf-for-tired-evenings',
    format: 'checklist',
    again: 7,
    emoji: '🥫',
    tick: true,
    tags: ['PantryMeals', 'QuickSupper', 'EverydayFood'],
    title: ['What to keep at home for a quick healthy supper', 'Six things for supper in ten minutes'],
    cover: 'Quick supper: six things to keep',
    gist: [
      'Beans, tinned tomatoes, eggs, frozen vegetables, pasta and a good sauce: with these six there is always a supper in ten minutes.',
      'Tired and hungry? With six things in the cupboard you need no takeaway.',
    ],
    subject: ['Quick supper: six things to keep', 'Supper in ten minutes'],
    hooks: {
      '*': [
        'Tired evening, empty fridge? With these six things there is supper in ten minutes.',
        'Six things to keep at home, so that you eat well on tired evenings, too.',
      ],
      ptal: 'With six basics in the house you can always cook something good.',
      fi: 'It is seven, you are hungry and tired. What now?',
      h: 'The delivery app knows you by name. This list helps.',
    },
    lines: {
      '*': [
        'Keep beans, tinned tomatoes, eggs and frozen vegetables at home, and supper is never far.',
        'Frozen vegetables are as good as fresh ones, and ready in five minutes.',
        'Shakshuka: tinned tomatoes, two eggs, ten minutes.',
        'Rinse tinned beans, and you wash off some of the salt.',
      ],
      h: ['An egg on top makes it a recipe.'],
    },
    scene: [
      'You open the fridge and see mustard and half a lemon.',
      'You are too tired to think, and the phone is close by.',
    ],
    why: [
      [
        'When we are hungry, we eat what is there.',
        'Plans are made when you are full, and broken when you are hungry.',
      ],
      ['With basics, cooking is quicker than delivery.', 'It also costs much less money.'],
    ],
    parts: [
      [
        ['Beans or lentils in tins', 'Have tinned pulses'],
        ['Cooked already, with protein and fibre.', 'Into soup, salad or sauce.'],
        'Tins of beans',
      ],
      [
        'Tinned tomatoes',
        ['The beginning of soup, sauce and shakshuka.', 'A clove of garlic, and it tastes good.'],
        'Tins of tomatoes',
      ],
      [['Eggs', 'Have eggs'], ['Boiled, fried or in soup.', 'Ready in five minutes.'], 'A box of eggs'],
      [
        ['Frozen vegetables', 'Have vegetables in the freezer'],
        ['Peas, spinach or a mixed bag.', 'Take as much as you need.'],
        'A bag of frozen peas',
      ],
      [
        ['Pasta, rice or couscous', 'Have something filling'],
        ['Couscous only needs hot water.', 'Wholegrain, if you like it.'],
        'Jars of pasta and rice',
      ],
      [
        ['A sauce that you love', 'Have one good sauce'],
        ['Pesto, curry paste, soy sauce.', 'It turns the same five things into many suppers.'],
        'A jar of pesto',
      ],
    ],
    turn: ['Write it on your next shopping list.', 'Then supper is only ten minutes away.'],
    asks: ['What do you cook when you are tired?', 'What do you always have at home?'],
    ends: {
      ptal: 'Beans, tomatoes, eggs, greens, pasta, sauce.',
      fi: 'Enjoy your supper.',
      h: 'And the app will miss you.',
    },
    keep: 'the next shopping list',
    send: 'somebody who orders in too often',
    own: [
      {
        kinds: ['service', 'offer', 'event', 'product', 'process'],
        about: 'meal|recipe|plan|cook|famil|busy|(?<!our |own |my |the |in a )workshops?\\b|course',
        lead: 'And for plans that fit your own week.',
      },
    ],
    pic: {
      ask: 'Six things on a shelf: tins, eggs, pasta, a jar',
      alt: 'A shelf with tins, eggs, pasta and a jar',
    },
    claims: [
      [
        'Frozen vegetables keep most nutrients; availability shapes choices',
        'nutrition research and guidance',
      ],
    ],
  },
  {
    id: 'do-i-have-to-give-up-bread',
    format: 'answer',
    again: 7,
    emoji: '🍞',
    tags: ['FoodQuestions', 'Carbohydrates', 'Nutrition'],
    title: ['Do I have to give up bread and pasta?', 'Bread, pasta, potatoes: are they bad for you?'],
    cover: 'Do I have to give up bread?',
    gist: [
      'No. Bread, pasta and potatoes are part of a good diet. Wholegrain fills you more, and the amount and what goes with it matter.',
      'You need not ban bread. Choose wholegrain, look at the portion, and put something good on top.',
    ],
    subject: ['Do I have to give up bread?', 'Pasta and potatoes, too'],
    hooks: {
      '*': [
        'Bread and eating well go together.',
        'Bread is not the problem. Look at these three things instead.',
      ],
      ptal: 'A plan without what you love does not last.',
      fi: 'Good news: you may keep your bread.',
      h: 'Life without bread is long. It only feels longer.',
    },
    lines: {
      '*': [
        'You need not give up bread. Choose wholegrain more often: it fills you for longer.',
        'Brown bread is not always wholegrain. Look for the word on the label.',
        'A portion of pasta is smaller than most plates suggest. Weigh it once.',
        'Hummus, egg or cheese with vegetables: with a good topping bread is a meal.',
      ],
      h: ['The bread is innocent. Ask the butter.'],
    },
    scene: [
      'You have banned bread on Monday, and on Thursday you eat half a loaf.',
      'In the restaurant there is enough pasta for two on the plate.',
    ],
    why: [
      ['Banning a food makes you want it more.', 'Most strict bans end after a few days.'],
      [
        'Bread and pasta give you energy and {fibre|fiber}, above all as wholegrain.',
        'The body can use them well.',
      ],
    ],
    parts: [
      [
        ['Choose the kind', 'Take wholegrain more often'],
        ['"Wholegrain" as the first word on the label.', 'Half white and half wholegrain is a start.'],
        'A wholegrain loaf',
      ],
      [
        ['Look at the amount', 'Weigh your portion once'],
        ['Then your eye knows it.', 'Restaurants often serve two portions.'],
        'Kitchen scales with pasta',
      ],
      [
        ['Look at the topping', 'Put something good on it'],
        ['Egg, hummus, cheese, tomato.', 'Vegetables beside it make it a meal.'],
        'A slice of bread with egg',
      ],
    ],
    turn: ['So enjoy your bread.', 'Food should give you pleasure, too.'],
    asks: ['What is your favourite bread?', 'What have you once tried to ban?'],
    ends: {
      ptal: 'Kind, amount, topping.',
      fi: 'Enjoy your meal.',
      h: 'And the butter gets off with a warning.',
    },
    question: 'Do I have to give up bread?',
    short: [
      'No, unless a doctor has found coeliac disease or an allergy.',
      'You do not. Kind, amount and topping are what count.',
    ],
    caution: [
      'If bread does not agree with you, see a doctor before you leave it out.',
      'With diabetes, ask your team about the right amounts.',
    ],
    keep: 'the next time you feel guilty',
    send: 'somebody who has banned bread',
    own: [
      {
        kinds: ['service', 'process', 'people', 'value', 'offer', 'price', 'proof'],
        about: 'consult|plan|no (?:bans|forbidden|diets)|evidence|registered|approach|assessment|weight',
        lead: 'And how it is gone about here.',
      },
    ],
    pic: {
      ask: 'A slice of good bread with something on it',
      alt: 'A slice of wholegrain bread with egg and tomato',
    },
    claims: [
      [
        'Whole grains are recommended; coeliac tests need gluten in the diet; cooled potatoes have more resistant starch',
        'guidance of health authorities and dietetic associations',
      ],
    ],
  },
  {
    id: 'the-first-hour-with-a-dietitian',
    format: 'behind',
    again: 8,
    emoji: '📋',
    tags: ['BehindTheScenes', 'FoodDiary', 'Nutrition'],
    title: ['What happens at a first nutrition appointment?', 'First talk about nutrition: what to expect'],
    cover: 'A first appointment: what happens',
    gist: [
      'Mostly you talk: what you eat on a normal day, what you like, what is difficult. No lecture, and at the end there are one or two small steps.',
      'Nobody tells you off. You say how it is, and together you find one thing that you can change.',
    ],
    subject: ['A first appointment: what happens', 'What to expect'],
    hooks: {
      '*': [
        'What happens at a first appointment about nutrition? Mostly you talk.',
        'Afraid of being told off? At a first appointment nobody does that.',
      ],
      ptal: 'One or two small changes are better than ten big ones.',
      fi: 'Are you nervous about a first talk about food? You need not be.',
      h: 'No, nobody looks into your fridge.',
    },
    lines: {
      '*': [
        'At a first nutrition appointment you talk about a normal day: what, when and with whom you eat.',
        'Bring a list of your medicines and test results, if you have any.',
        'Write down for three days what you eat. It need not be tidy.',
        'At the end of a first nutrition appointment there are one or two small steps, not ten.',
      ],
      h: ['Honest answers are welcome. The biscuits are known already.'],
    },
    scene: [
      'You think of your last week and would like to leave some of it out.',
      'You come out with one small step and think: I can do that.',
    ],
    why: [
      [
        'What we eat depends on time, family and work, and not only on knowledge.',
        'Most people know what is healthy. It is everyday life that is difficult.',
      ],
      ['Small steps are kept, and big plans are not.', 'After some weeks a small step is a habit.'],
    ],
    parts: [
      [
        ['You tell how it is', 'Say how you eat'],
        ['With birthdays and biscuits.', 'There are no marks.'],
        'Two people talking',
      ],
      [
        ['You find the difficult moment', 'Look for the hard hour'],
        ['It is often the afternoon or the late evening.', 'Then you know where to begin.'],
        'A clock',
      ],
      [
        ['You choose one step', 'Begin with one change'],
        ['Small enough to do every day.', 'With a day on which you begin.'],
        'A note with one line',
      ],
      [
        ['You meet again', 'Come back and adjust it'],
        ['What did not work is changed.', 'Usually a few meetings are enough.'],
        'A calendar',
      ],
    ],
    turn: ['You decide how far you go.', 'Nobody has to be good at it from the start.'],
    asks: ['What would you like to ask a dietitian?', 'When do you find it hardest to eat well?'],
    ends: {
      ptal: 'Talk, find, choose, adjust.',
      fi: 'You are welcome as you are.',
      h: 'And the fridge stays private.',
    },
    caution: [
      'Advice on nutrition does not replace medical treatment. Do not change medicines without your doctor.',
      'With an illness tell your doctor that you are changing your diet.',
    ],
    keep: 'the day before your appointment',
    send: 'somebody who would like to eat better',
    own: [
      {
        kinds: ['process', 'people', 'proof', 'price', 'service', 'policy'],
        about:
          'first (?:appointment|session|talk|consult|visit)|initial|consult|\\d+ minutes|follow.?ups?|registered',
        lead: 'And how a first talk goes here.',
      },
    ],
    pic: { ask: 'A notebook with meals, a pen and two cups', alt: 'A notebook with a pen and two cups' },
    claims: [
      [
        'Course of a dietary consultation; protection of titles differs by country',
        'practice of dietitians, national registers',
      ],
    ],
  },
  {
    id: 'add-one-thing',
    format: 'season',
    again: 9,
    emoji: '➕',
    tags: ['NewYear', 'SmallSteps', 'EverydayFood'],
    title: ['New Year without a diet: add one good thing', 'A food resolution that you can keep'],
    cover: 'Add one good thing',
    gist: [
      'Do not give anything up. Add one thing: fruit in the afternoon, soup on Mondays, vegetables with breakfast. It is easier to keep.',
      'Resolutions that forbid something rarely last. Add something good instead.',
    ],
    subject: ['Add one good thing', 'A resolution that lasts'],
    hooks: {
      '*': [
        'A new year and no diet: add one good thing instead of giving something up.',
        'Most diets are over by February. This is easier.',
      ],
      ptal: 'What is added is kept more easily than what is forbidden.',
      fi: 'Made a resolution? Here is one that tastes good.',
      h: 'January has thirty-one days. That is long without chocolate.',
    },
    lines: {
      '*': [
        'Instead of a diet, add one good thing: an apple in the afternoon, for example.',
        'Tie a new habit to an old one: a glass of water with every coffee.',
        'Missed a day of your resolution? Simply go on the next day.',
        'Soup on Mondays: an easy resolution for a cold month.',
      ],
      h: ['A resolution with soup is warmer than one without biscuits.'],
    },
    scene: [
      'On the second of January the fridge is full of salad, and on the tenth it is pizza again.',
      'An apple at four every day, and after some weeks you miss it when it is not there.',
    ],
    why: [
      ['Bans make us think of what is forbidden.', 'Whoever may not eat chocolate thinks of chocolate.'],
      [
        'Small good habits push out others by themselves.',
        'With an apple in your hand you do not look for biscuits.',
      ],
    ],
    parts: [
      [
        ['Choose one thing', 'Pick something you like'],
        ['Fruit, soup, vegetables, water.', 'It has to taste good.'],
        'An apple',
      ],
      [
        ['Tie it to something', 'Do it at a fixed moment'],
        ['With the coffee, after the walk, at four.', 'Then you need not remember it.'],
        'A cup of coffee',
      ],
      [
        ['Cross off the days', 'Mark it in the calendar'],
        ['If one is missing, go on.', 'Two missing days in a row are the thing to avoid.'],
        'A calendar with crosses',
      ],
    ],
    turn: ['Small is enough.', 'In spring you will not think about it any more.'],
    asks: ['Which good thing would you add this year?', 'How long did your last resolution last?'],
    ends: {
      ptal: 'One thing, one moment, every day.',
      fi: 'Have a good start into the year.',
      h: 'And the chocolate may stay.',
    },
    caution: [
      'Before a strict diet or fasting, talk to your doctor.',
      'If thoughts of food and weight take over your day, please talk to a doctor.',
    ],
    keep: 'the first week of the year',
    send: 'somebody with a resolution',
    when: { months: [12, 1, 2] },
    own: [
      {
        kinds: ['offer', 'service', 'event', 'process'],
        about: 'january|new year|course|\\bgroup|programme',
        lead: 'And for company in the new year.',
      },
    ],
    pic: { ask: 'A bowl of soup at a steamed-up window', alt: 'A bowl of soup by a steamed-up window' },
    claims: [['Small habits tied to cues last; forming one takes weeks to months', 'habit research']],
  },
  {
    id: 'learned-to-like',
    format: 'question',
    again: 8,
    emoji: '🫒',
    tags: ['FoodMemories', 'TasteChanges', 'EverydayFood'],
    title: [
      'Which food did you hate as a child and love today?',
      'Olives, sprouts, blue cheese: what did you learn to like?',
    ],
    cover: 'Which food did you learn to like?',
    gist: [
      'Olives, sprouts, mushrooms: which food did you hate as a child and like today?',
      'Tastes change over the years. Which food did you learn to like, and when?',
    ],
    subject: ['Which food did you learn to like?', 'Hated as a child, loved today'],
    hooks: {
      '*': [
        'Which food did you hate as a child and love today?',
        'Olives, sprouts, blue cheese: what did you have to learn to like?',
      ],
      ptal: 'Taste can be learned. Which food is your proof?',
      fi: 'Do you remember the food you would not touch as a child?',
      h: 'Sprouts: once an enemy, now roasted with a little salt.',
    },
    lines: {
      '*': [
        'Which vegetable did you hate as a child and love today?',
        'Olives: yes or no? One word is enough.',
        'Children often need ten tries until they like something new. What did it take you?',
        'Which food will you never like, whatever anybody says?',
      ],
      h: ['Who here still hides the mushrooms under the potatoes?'],
    },
    scene: [
      'As a child you sat in front of the sprouts until they were cold.',
      'A friend cooks it, and suddenly it tastes good.',
    ],
    why: [
      [
        'We get used to tastes when we try them again and again.',
        'Bitter things often taste good only to adults.',
      ],
    ],
    parts: [
      [
        'Olives',
        ['Salty and a little bitter.', 'Usually learned on {holiday|vacation}.'],
        'A bowl of olives',
      ],
      ['Sprouts', ['Roasted they taste quite different.', 'With a little salt and oil.'], 'Roasted sprouts'],
      ['Something else', ['Fish, mushrooms, coriander, blue cheese?', 'Tell us what it was.'], 'A plate'],
    ],
    turn: ['Perhaps give it another try.', 'It is never too late.'],
    asks: ['Which food have you learned to like?', 'Which food will you never like?'],
    ends: { ptal: 'Which food is it?', fi: 'Tell us. We are curious.', h: 'The potatoes know everything.' },
    keep: 'the next dinner with friends',
    send: 'somebody who is a fussy eater',
    own: [
      {
        kinds: ['service', 'people', 'story', 'process', 'event', 'value'],
        about: 'famil|child|fussy|picky|taste|cook|enjoy',
        lead: 'And where fussy eaters are taken seriously.',
      },
    ],
    pic: {
      ask: 'A small bowl of olives or a pan of roasted sprouts',
      alt: 'A small bowl of olives on a table',
    },
    claims: [
      [
        'Repeated exposure increases liking; children may need ten to fifteen tastes',
        'research on taste development',
      ],
    ],
  },
];
