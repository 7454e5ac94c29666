// Food that is eaten from a box, on a wall, in front of a film: how it stays good, and what happens at the hatch.
import type { Idea } from '../../library/idea.ts';

const PIZZA = 'pizz';
const FRIED = 'chips|fries|fried|burger|wings|chippy|fish (?:and|&|n)';
/** Who cooks on wheels; a market may be no more than the name of a street. */
const TRUCK =
  'food ?(?:truck|van|trailer|cart)|\\btrucks?\\b|trailer|(?:taco|burger|pizza|coffee|waffle|cr[eê]pe|kebab|catering|converted|street food) (?:van|cart)|horse ?box';

export const COUNTER: readonly Idea[] = [
  {
    id: 'open-the-box-at-once',
    format: 'tip',
    only: `${FRIED}|${PIZZA}|kebab|falafel`,
    again: 8,
    emoji: '📦',
    tags: ['TakeawayTips', 'CrispyFood', 'FoodTips'],
    title: ['How to keep {takeaway|takeout} crisp on the way home', 'Soggy {chips|fries}? Open the box'],
    cover: 'Crisp {takeaway|takeout}? Open the box',
    gist: [
      'Crisp food goes soggy from its own steam. Open the lid a finger wide on the way home, and take the food out of the bag as soon as you are there.',
      'A closed food box is a small sauna. Let the steam out, and the crust stays crisp on the way home.',
    ],
    subject: ['Steam makes {takeaway|takeout} soggy', 'Open the hot box a finger wide'],
    hooks: {
      '*': [
        'Why does {takeaway|takeout} go soggy on the way home? It steams in the closed box.',
        'Keep hot {takeaway|takeout} crisp: open the box a finger wide as soon as you get it.',
      ],
      p: 'Crisp {takeaway|takeout} stays crisp if the steam can get out of the box.',
      f: 'Hot food on your knees in the car? Open the box a little, and it stays crisp.',
      a: 'For crisp {takeaway|takeout}: lid up, bag open, go.',
      t: 'In a closed food box steam turns to water on the lid and drips back. The crust soaks it up and goes soft.',
      h: 'They wrapped the {chips|fries} in two jackets to keep them warm. They arrived as soup.',
      i: 'Open the box a finger wide, and somebody at home hears a crunch.',
      l: 'A warm box of food on the knees, and the window down.',
    },
    lines: {
      '*': [
        'Crisp {takeaway|takeout} goes soggy from its own steam. Open the lid a finger wide on the way home.',

        'Carry sauces and salad in a bag of their own. Hot food stays hot, and crisp food stays crisp.',
        'Do not stack hot food boxes. The lower one steams the upper one.',
        '{Takeaway|Takeout} soggy already? A hot oven or a dry pan brings back the crunch in minutes. A microwave never does.',
      ],
      h: ['The car smelled of {chips|fries} for a week. Nobody minded, except the diet.'],
    },
    scene: [
      'A paper bag of hot food sits on the passenger seat with its belt on, and the windows fog up.',
      'At home the lid comes off, a cloud rises, and the golden {chips|fries} are pale.',
    ],
    why: [
      [
        'Hot food steams for a quarter of an hour or more.',
        'With the lid shut, all that steam stays in the box.',
      ],
      ['A crust is dry, and it soaks up any water it gets.', 'Food only crunches while it is dry.'],
    ],
    parts: [
      [
        'Open the lid a finger wide',
        ['The steam gets out, and most of the warmth stays.', 'A folded napkin under the lid holds it open.'],
        'A box open by a finger',
      ],
      [
        'Keep hot and cold food apart',
        ['Salad wilts and drinks get warm beside a hot box.', 'Use two bags, one for hot and one for cold.'],
        'Two paper bags',
      ],
      [
        'At home, spread the food out',
        ['Put it on a plate or a tray, not in a heap.', 'A rack is best, because air gets under the food.'],
        'Food spread on a tray',
      ],
    ],
    turn: [
      'And the first {chip|fry} may be eaten in the car. That is the rule.',
      'Ten minutes later your dinner still crunches.',
    ],
    asks: [
      'Does your food get home whole, or do you eat on the way?',
      'What do you order when nobody wants to cook?',
    ],
    ends: {
      p: 'Your dinner may be a little cooler this way, but it will be crisp.',
      f: 'Drive carefully, it is only dinner.',
      a: 'Let the steam out.',
      t: 'The holes in a box let steam out, so do not cover them.',
      h: 'The jackets have been washed. Twice.',
      i: 'Your {chips|fries} deserve to arrive crisp.',
      l: 'A crunch, and salt on the fingers.',
    },
    keep: 'the next drive home with dinner',
    send: 'the one who always collects the food',
    own: [
      {
        kinds: ['process', 'service', 'place', 'hours'],
        about: 'collect|deliver|pick.?up|order',
        lead: 'How to get your order:',
      },
    ],
    pic: {
      ask: 'An order in its box, the lid a little open, with steam',
      alt: 'A food box with its lid a little open',
    },
    claims: [['Condensed steam softens crust', 'common kitchen physics']],
  },
  {
    id: 'pizza-in-the-pan',
    format: 'howto',
    only: PIZZA,
    again: 8,
    emoji: '🍕',
    tags: ['PizzaTips', 'LeftoverPizza', 'FoodTips'],
    title: [
      'How to reheat pizza: in a pan with a lid',
      'Leftover pizza, crisp again: a pan, a lid, a few drops of water',
    ],
    cover: 'Reheat pizza in a pan',
    gist: [
      'Put the slice of pizza in a dry pan on medium heat until the base is crisp. Then add a few drops of water beside it and a lid for a minute, so the cheese melts.',
      'A microwave makes leftover pizza tough, and an oven takes long. A pan needs five minutes, and the base is crisp again.',
    ],
    subject: ['Reheat pizza in a pan with a lid', 'Leftover pizza: not the microwave'],
    hooks: {
      '*': [
        "Yesterday's pizza belongs in a frying pan, and never in the microwave.",
        'Leftover pizza gets crisp again in five minutes, with a pan and three drops of water.',
      ],
      p: 'To reheat pizza, use heat from below for the base and a little steam for the cheese.',
      f: 'Pizza left over? Then breakfast is sorted.',
      a: 'Reheat pizza: dry pan, medium heat, lid at the end.',
      t: 'In a dry pan the pizza base gets crisp first. Then a little steam under a lid melts the cheese.',
      h: 'Some people eat pizza cold over the sink at two in the morning. They know who they are.',
      i: 'Leftover pizza can be as good as it was last night.',
      l: 'A slow hiss in the pan, melting cheese, pizza for a late breakfast.',
    },
    lines: {
      '*': [
        'Reheat pizza in a dry pan until the base is crisp. Then a few drops of water beside it, lid on, one minute.',

        'A covered slice of pizza keeps two to three days in the fridge. Do not trust the smell alone.',
        'Leftover pizza goes in the fridge within two hours.',
        'Put basil, {rocket|arugula} and ham on pizza after reheating, not before.',
      ],
      h: ['There was one slice of pizza left. There were two witnesses. There is no slice left.'],
    },
    scene: [
      'Sunday, late morning, an open fridge, and two people looking at one pizza box.',
      'The pizza crackles softly in the pan, the lid goes on, and the cheese begins to shine.',
    ],
    why: [
      [
        'A microwave heats the water in the dough, and the base goes tough.',
        'A crust from the microwave is first soft, and then like rubber.',
      ],
      [
        'A pan dries the pizza where it should be dry: underneath.',
        'A hot pan does for the base what the pizza oven did the day before.',
      ],
    ],
    parts: [
      [
        'Lay the pizza in a dry pan',
        [
          'Use medium heat and no oil. There is enough in the cheese.',
          'Lay slices side by side, not on top of each other.',
        ],
        'A slice in a pan',
      ],
      [
        'Wait until the base is crisp',
        ['It takes about three minutes. Lift it and look.', 'Tap the base with a fork. You should hear it.'],
        'A fork beneath a crust',
      ],
      [
        'Add drops of water and a lid',
        ['Put the water beside the slice and not on it.', 'A minute later the cheese is soft and hot.'],
        'A lid on a pan',
      ],
    ],
    turn: [
      'Once the pizza is steaming hot right through, it is lunch.',
      'And the first one up gets the best slice.',
    ],
    asks: [
      'Leftover pizza: cold, from the pan or from the oven?',
      'How many slices of pizza are left over at your place?',
    ],
    ends: {
      p: 'Order one pizza more than you need. It is not waste, it is breakfast.',
      f: 'And hide the last slice well.',
      a: 'Use a pan. That is all.',
      t: 'A thick base needs less heat and a minute more.',
      h: 'The witnesses have been paid off with crust.',
      i: 'Good pizza is too good to throw away.',
      l: 'A crisp crust, and nobody talks.',
    },
    caution:
      'Put pizza in the fridge within two hours, eat it within two or three days, and heat it once, until it steams all through.',
    unless: 'frozen only',
    keep: 'the morning after pizza',
    send: 'the one who eats the last slice',
    own: [{ kinds: ['product', 'price', 'offer', 'process'], about: PIZZA, lead: 'But first, a fresh one:' }],
    pic: { ask: 'A slice in a pan', alt: 'A slice of pizza in a frying pan' },
    claims: [
      ['Pan method', 'kitchen practice'],
      ['Two hours, two to three days, reheat until steaming', 'food safety authorities'],
    ],
  },
  {
    id: 'order-before-the-rush',
    format: 'behind',
    again: 9,
    emoji: '⏱️',
    unless:
      'sandwich|bagel|breakfast|waffle|cr[eê]pe|lunch(?:times?)? only|(?:until|till|to) (?:2|3|4|14|15|16)(?::\\d\\d)? ?(?:pm)?\\b',
    tags: ['KitchenLife', 'BehindTheScenes', 'FridayNight'],
    title: ['When to order {takeaway|takeout} on a Friday', 'A small kitchen at seven on a Friday'],
    cover: 'Friday: order before seven',
    gist: [
      'On a Friday half the town wants {takeaway|takeout} in the same half hour. Order at six, or after eight, and you eat sooner.',
      'On a Friday most orders come at about seven. Order before or after that, and you wait less.',
    ],
    subject: ['Friday at seven is the busy half hour', 'Friday: order at six or at eight'],
    hooks: {
      '*': [
        'Friday in our kitchen: at ten to seven it is quiet. At seven the whole town is hungry.',
        'There is one half hour on a Friday when everybody orders dinner at once.',
      ],
      p: 'Order a little earlier on a Friday and your dinner comes sooner, as a small kitchen can only cook so much at once.',
      f: 'A tip between us: on Fridays, order at six.',
      a: 'Friday dinner? Order before seven or after eight.',
      t: 'A small kitchen cooks only a few dishes at a time. That is why Friday at seven means a wait, however fast we are.',
      h: 'On a Friday at seven exactly, eleven people decide to be spontaneous and order dinner.',
      i: 'On a busy Friday, the people who cook your dinner are hungry as well.',
      l: 'Friday evening: steam on the window, and names called out into the dark.',
    },
    lines: {
      '*': [
        'Friday evening? Order before half past six or after eight, and you wait less.',

        'Ask when your food will be ready, and come at that time. It is best in its first minutes.',
        'Calling on a Friday? Decide what you want before you call.',
        'Big order on a Friday? Call in the afternoon. A kitchen likes to know about twelve hungry people in advance.',
      ],
      h: [
        '"What do you have?" asked a caller at seven on a Friday. The phone went quiet. So did the kitchen.',
      ],
    },
    scene: [
      'Friday, half past seven: order slips hang in a row like washing, and somebody reads them out.',
      'Friday, ten to seven: the last calm song on the radio, knives laid out, lids off.',
    ],
    why: [
      [
        'More orders do not make the oven any bigger.',
        'A kitchen is fast when everything is cut and weighed before the rush.',
      ],
      [
        'Even in a rush each dish has to be made properly.',
        'One order taken down wrong makes three others wait.',
      ],
    ],
    parts: [
      [
        'Everything is cut by six',
        [
          'Onions and sauces are ready before the rush, in the afternoon.',
          'The French call it mise en place: everything in its place.',
        ],
        'Boxes of cut vegetables',
      ],
      [
        'One reads the order, all repeat it',
        [
          'An order that is read out and repeated gets lost less often.',
          'It sounds like shouting, but it is teamwork.',
        ],
        'Slips of paper on a rail',
      ],
      [
        'The hottest dish is made last',
        [
          'So nobody gets their dinner half cold.',
          'All six dishes of an order have to be ready in the same minute.',
        ],
        'Boxes on a counter',
      ],
    ],
    turn: [
      'At nine somebody turns the radio up, and the cook eats standing.',
      'If your order takes longer than we said, we are sorry, and we are trying.',
    ],
    asks: ['When do you order dinner on a Friday?', 'Which dish do you order without looking at the menu?'],
    ends: {
      p: 'Half an hour earlier makes all the difference.',
      f: 'And a thank you at half past seven makes our evening.',
      a: 'Order at six, not at seven.',
      t: 'Midweek is quieter. Then you hardly wait at all.',
      h: 'Nobody told the eleven about each other.',
      i: 'Good food needs a calm cook, even on a Friday.',
      l: 'And late in the evening the last order goes out.',
    },
    keep: 'the next Friday',
    send: 'the friend who is always hungry at seven',
    own: [
      {
        kinds: ['hours', 'process', 'link', 'service', 'policy'],
        about:
          "^(?:we are |we're |we )?open\\b(?! day)|order (?:by|online|ahead|at|before)|pre.?order|friday",
        lead: 'When you can order from us:',
      },
    ],
    pic: {
      ask: 'The rail with orders, or the counter before the rush',
      alt: 'A row of order slips above a kitchen counter',
    },
    claims: [['Peak orders on Friday evening about seven', 'trade practice']],
  },
  {
    id: 'why-the-hot-oven',
    format: 'answer',
    only: PIZZA,
    again: 9,
    emoji: '🔥',
    tags: ['PizzaOven', 'PizzaTips', 'FoodFacts'],
    title: [
      'Why does pizza from a pizza oven taste different?',
      'Why pizza at home turns out differently, and what helps',
    ],
    cover: 'Better pizza at home: more heat',
    question: 'Why is my pizza at home never like that?',
    short: 'A kitchen oven is too cool for pizza. A hot stone or steel helps a lot.',
    gist: [
      'A pizza oven is about twice as hot as a kitchen one, so the crust is done before the inside dries out. At home, use full heat and a steel or stone, heated for half an hour.',
      'Home pizza is not about the recipe, but about heat from below. A hot tray turned upside down already helps a lot.',
    ],
    subject: ['A pizza oven is twice as hot', 'Bake pizza on a hot, upturned tray'],
    hooks: {
      '*': [
        'Your pizza dough is fine. Your oven is not hot enough.',
        'A pizza takes ninety seconds in a hot pizza oven, and nine minutes in yours. That is why it tastes different.',
      ],
      p: 'A good pizza crust needs strong heat from below, and you can get more of it at home.',
      f: 'Pizza at home tonight? Put an upturned tray in the oven half an hour before.',
      a: 'Better pizza at home: full heat, hot tray, half an hour before.',
      t: 'At over four hundred degrees Celsius steam lifts the rim of a pizza before it sets. In a kitchen oven it sets first.',
      h: 'Pizza from a cool oven is cheese on toast with ambitions.',
      i: 'With a hot tray and full heat, your next home pizza will be better.',
      l: 'A glowing pizza oven, and the smell of wood and flour.',
    },
    lines: {
      '*': [
        'For pizza at home heat the oven as high as it goes, with a stone or an upturned tray in it, for half an hour.',
        'Wet mozzarella makes wet pizza. Tear it up and let it drain in a sieve for an hour.',
        'Put less on your pizza. Toppings steam the dough, and five or six spots of cheese are enough.',
        'Stretch pizza dough with your hands, from the middle out. A rolling pin squeezes the air from the rim.',
      ],
      h: ['Our first home pizza was not round. It was Portugal. It tasted very good.'],
    },
    scene: [
      'A pizza in a kitchen oven, still pale after eight minutes.',
      'In a pizza oven, a minute is enough: black blisters on the rim, and out it comes.',
    ],
    why: [
      [
        'Dough only rises while it is soft, and high heat is quick enough to lift the rim.',
        'A pizza crust that bakes for long dries out, and cracks instead of bending.',
      ],
      ['Stone and steel store heat and pass it to the dough all at once.', 'Hot air alone is too slow.'],
    ],
    parts: [
      [
        'Heat the oven for half an hour',
        [
          'Turn it as high as it goes, with the tray inside.',
          'When the lamp goes out the air is hot, but the tray is not. Wait longer.',
        ],
        'An oven dial turned up',
      ],
      [
        'Put less on the pizza',
        ['Use a thin layer of sauce and drained cheese.', 'You should still see dough between the toppings.'],
        'A hand with a little cheese',
      ],
      [
        'Slide the pizza onto the hot tray',
        [
          'Slide it off a board with flour or semolina underneath.',
          'Be quick, because an open door lets the heat out.',
        ],
        'A pizza sliding from a board',
      ],
    ],
    turn: [
      'Your pizza will be good, and you made it yourself.',
      'And for the black blisters, come to somebody with a bigger fire.',
    ],
    asks: ['Thin or thick crust: which is yours?', 'What belongs on a pizza, and what never?'],
    ends: {
      p: 'Leave the dough in the fridge overnight as well. It gets more flavour.',
      f: 'And it does not have to be round.',
      a: 'Turn the oven up. Then wait.',
      t: 'A steel passes on heat faster than a stone, and suits ovens that are less hot.',
      h: 'Next week we try for Italy.',
      i: 'Bake one yourself, and you taste more in the next one you buy.',
      l: 'Basil, melted cheese, and a soft rim with black spots.',
    },
    caution: 'The stone or tray can burn you badly. Wear thick gloves and keep children two steps back.',
    keep: 'the next pizza evening at home',
    send: 'anybody who rolls pizza with a rolling pin',
    own: [
      {
        kinds: ['product', 'process', 'price', 'story'],
        about: 'oven|wood|stone|dough|neapolitan|sourdough|fire',
        lead: 'And ours comes from a bigger fire:',
      },
    ],
    pic: {
      ask: 'The rim of a pizza from close up, blisters and all',
      alt: 'The blistered rim of a pizza from close up',
    },
    claims: [
      [
        'Pizza oven over 400 C and about 90 s for Neapolitan; stone and steel',
        'baking textbooks; AVPN rules',
      ],
    ],
  },
  {
    id: 'double-fried',
    format: 'answer',
    only: 'chips|fries|chippy|burger|fish (?:and|&|n)',
    again: 9,
    emoji: '🍟',
    tags: ['Chips', 'FoodFacts', 'KitchenTips'],
    title: [
      'Why are good {chips|fries} fried twice?',
      'Crisp {chips|fries}: fried once to cook, once to crisp',
    ],
    cover: 'Good {chips|fries} are fried twice',
    question: 'Why are {chips|fries} fried twice?',
    short: '{Chips|Fries} are fried once gently to cook them through, and once hot to make them crisp.',
    gist: [
      '{Chips|Fries} are fried gently first to cook the inside. Then they rest and steam off. A second, hotter fry takes two minutes and makes the crust.',
      'No single temperature can both cook a potato through and crisp its skin. So good {chips|fries} are fried twice.',
    ],
    subject: ['Why good {chips|fries} are fried twice', 'Good {chips|fries} rest between two fryings'],
    hooks: {
      '*': [
        'A good {chip|fry} is fried twice, and rests in between.',
        'Soft inside, crisp outside: that is why {chips|fries} are fried twice.',
      ],
      p: 'The difference between a crisp {chip|fry} and a limp one is the second frying.',
      f: 'Making {chips|fries} at home? The oven with a little oil does it too.',
      a: 'Good {chips|fries}: fry gently, rest, fry hot.',
      t: '{Chips|Fries} cook through at about a hundred and forty degrees Celsius, and turn brown and crisp at about a hundred and eighty.',
      h: 'A good {chip|fry} goes twice in the bath and once in the salt. Some people have had worse holidays.',
      i: 'Good {chips|fries} need a rest between the two fryings. That is where patience pays.',
      l: '{Chips|Fries}: golden, salted, too hot to hold.',
    },
    lines: {
      '*': [
        'Good {chips|fries} are fried twice: gently to cook, then hot to crisp. The rest in between lets the steam out.',
        'Salt {chips|fries} while they are hot and shiny. Later the salt falls off.',
        'For {chips|fries}, rinse cut potatoes in cold water and dry them well. Starch on the outside burns before the inside is done.',
        '{Floury|Starchy} potatoes make {chips|fries} fluffy inside. Waxy ones stay firm and pale.',
      ],
      h: ['Sharing {chips|fries} is the purest form of love. "I am not hungry" is its opposite.'],
    },
    scene: [
      'The basket of {chips|fries} comes up and is hung aside. They look finished. They are not.',
      'Fresh {chips|fries} in a bowl, a toss, salt from high above, and they rattle.',
    ],
    why: [
      [
        'A raw potato is mostly water, and must lose some of it before it can turn crisp.',
        'While the {chips|fries} rest, steam leaves them and the outside dries.',
      ],
      [
        'Fry them hot from the start and they are brown outside and raw inside.',
        'Fry them gently all the way and they are soft, pale and greasy.',
      ],
    ],
    parts: [
      [
        'First fry them gently',
        ['Fry until a fork goes in easily. They stay pale.', 'They should have no {colour|color} yet.'],
        'Pale fries in a basket',
      ],
      [
        'Then let the {chips|fries} rest',
        ['Spread them out for ten minutes or longer.', 'Most people leave this step out.'],
        'Fries on a tray',
      ],
      [
        'Then fry them hot',
        [
          'Two minutes, until they are golden and rustle.',
          'Fry small portions, because a full basket cools the oil.',
        ],
        'Golden fries in a bowl',
      ],
    ],
    turn: [
      'You can hear good {chips|fries}: they rattle in the bowl.',
      'And {chips|fries} are best in the first five minutes.',
    ],
    asks: [
      '{Chips|Fries} with salt, vinegar, ketchup or mayonnaise?',
      'Do you like your {chips|fries} thick or thin?',
    ],
    ends: {
      p: 'At home, oven {chips|fries} are safer than a pan of hot oil.',
      f: 'And get a second portion. You know somebody will steal yours.',
      a: 'Fry them twice, always.',
      t: 'One famous recipe boils them first and then fries them twice.',
      h: 'Somebody always says they only want one {chip|fry}.',
      i: 'A potato, fried twice, is a very good thing.',
      l: 'Salt on your lips, and the bowl is empty.',
    },
    caution:
      'Hot oil can burn you and catch fire. Never leave it alone and never put water on it. If it burns, turn off the heat and cover the pan with a lid.',
    keep: 'the next argument about {chips|fries}',
    send: 'the one who says "I am not hungry"',
    own: [
      {
        kinds: ['product', 'process', 'price'],
        about: 'chips|fries|potato|beef dripping',
        lead: 'This is how ours look:',
      },
    ],
    pic: { ask: 'Fresh fries in a bowl or a paper cone', alt: 'Golden fries in a paper cone' },
    claims: [['Two-stage frying about 140 to 160 C and 180 to 190 C', 'culinary textbooks']],
  },
  {
    id: 'eight-feet-of-kitchen',
    format: 'behind',
    only: TRUCK,
    again: 9,
    emoji: '🚚',
    tags: ['FoodTruck', 'StreetFood', 'BehindTheScenes'],
    title: ['How a kitchen fits into a food truck', 'Inside a food truck: why the menu is short'],
    cover: 'Inside a food truck kitchen',
    gist: [
      'A food truck kitchen is tiny. Everything is one step away, and what is not needed today stays at home. That is why the menu is short.',
      'A food truck menu is short because of space. It is what fits, stays cold, and can be cooked fresh in three minutes.',
    ],
    subject: ['Why a food truck has a short menu', 'How we cook in a tiny kitchen'],
    hooks: {
      '*': [
        'Two people cook in a food truck the size of a double bed. That is why the menu is short.',
        'In a food truck you say "behind" before you turn round. There is no room for surprises.',
      ],
      p: 'A short menu is a good sign on a food truck, because what sells fast is fresh.',
      f: 'Have a look inside the food truck next time. It is tidier than your drawer.',
      a: 'A food truck cooks few dishes, and they are fresh and fast.',
      t: 'A food truck carries its own water, gas and fridge. They decide how many people can be fed in a day.',
      h: 'In a food truck, when one cook sneezes, the other has to step out.',
      i: 'It does not take a big kitchen to feed a street.',
      l: 'A food truck at night: a lit hatch, and the smell of hot food.',
    },
    lines: {
      '*': [
        'A short menu at a food truck is a good sign: what sells fast is fresh.',

        'When a food truck is sold out, somebody planned well and threw nothing away.',
        'Ask where the food truck is next. It is the only restaurant that can come to you.',
        'Come to the food truck early for the full menu.',
      ],
      h: ['The washing up is the one thing at a food truck that nobody {queues|lines up} for.'],
    },
    scene: [
      'In the food truck two people move round each other without looking, one with a pan, one with boxes.',
      'Five in the morning at the market hall, and the food truck already smells of onions.',
    ],
    why: [
      [
        'One more dish means two more boxes in a fridge that is already full.',
        'Five fresh dishes are better than twenty from the freezer.',
      ],
      [
        'What is prepared in the morning has to last until evening, and no longer.',
        'Too much ends up as waste, and too little is gone by eight. It takes months to learn.',
      ],
    ],
    parts: [
      [
        'Everything is one step away',
        [
          'The knife is on the left, the salt on the right, and they stay there for years.',
          'Anybody who moves the knife has to do the dishes.',
        ],
        'A small tidy kitchen',
      ],
      [
        'Every drawer has a latch',
        [
          'Anything loose goes flying in the first bend.',
          'Everybody with a food truck has a story about a pot of sauce.',
        ],
        'A latch on a drawer',
      ],
      [
        'Water is limited',
        [
          'The tanks are filled before the truck sets off, one for clean water and one for used.',
          'When the water is gone the hatch closes, because hands have to be washed.',
        ],
        'A tap over a small basin',
      ],
    ],
    turn: [
      'The generator hums, so please say your order nice and loud.',
      'After the last customer everything is cleaned before anybody drives home.',
    ],
    asks: [
      'What was the best thing you ever ate from a food truck?',
      'Where should a food truck stand in your town?',
    ],
    ends: {
      p: 'Now you know why there are five dishes, and why they are good.',
      f: 'Wave if you see the truck on the road.',
      a: 'A short menu? Eat there.',
      t: 'Food trucks have their own rules for water, waste and fire, and inspectors check them.',
      h: 'The pot of sauce was curry. It went everywhere.',
      i: 'A tiny kitchen can feed a lot of happy people.',
      l: 'Hot food, night air, and a bench to sit on.',
    },
    keep: 'the next market day',
    send: 'anybody who loves street food',
    own: [
      {
        kinds: ['place', 'event', 'hours', 'service', 'product'],
        about: 'markets?\\b|festival|\\bpark\\b|street food|trucks?\\b|find us|pitch',
        lead: 'Where to find our truck:',
      },
    ],
    pic: {
      ask: 'Your kitchen through the open hatch',
      alt: 'A small kitchen seen through the hatch of a food truck',
    },
    claims: [['Space, water and power limit menus', 'trade practice']],
  },
  {
    id: 'say-it-before-you-order',
    format: 'checklist',
    again: 9,
    emoji: '📝',
    tick: true,
    tags: ['FoodAllergy', 'Takeaway', 'GoodToKnow'],
    title: [
      'Food allergy and {takeaway|takeout}: what to ask and say',
      'Ordering food with an allergy: say it every time',
    ],
    cover: 'Allergic? Tell us first',
    gist: [
      'Tell us about your food allergy before you order, every time, even if we know you. Recipes and suppliers change. Ask about the fryer and the chopping board as well.',
      'With a food allergy the oil, the knife and the hands matter as much as the dish. A kitchen that honestly says "no" is doing you a favour.',
    ],
    subject: ['Food allergy? Ask about the fryer', 'Food allergy: say it every time'],
    hooks: {
      '*': [
        'Food allergy? "Does it contain nuts?" is half of the question. Ask what else was in that fryer, too.',
        'Food allergy? Say it first, before you order.',
      ],
      p: 'Telling the kitchen about your allergy before you order is the safest thing you can do.',
      f: 'Please do not be shy about your food allergy. Nobody behind the counter minds.',
      a: 'Food allergy? Tell us, every time.',
      t: 'Traces of allergens pass from dish to dish by shared oil, boards, gloves and spoons. Frying does not destroy them.',
      h: 'Food allergy? A good kitchen asks questions. A bad one says "should be fine".',
      i: 'When you tell us about your allergy, you help us look after you.',
      l: 'One question about allergens, an honest answer, and then dinner.',
    },
    lines: {
      '*': [
        'With a food allergy, say it first and every time, even at your regular place. Recipes change, and so do suppliers.',
        'Allergic to fish or wheat? Ask what else goes in the fryer before you order {chips|fries}.',
        'Ordering by app with an allergy? Call as well. Notes are easy to miss in a rush.',
        '"Should be fine" is no answer about allergies. "I will check" is.',
      ],
      h: ['"A bit of an allergy" is like a bit of a flat {tyre|tire}.'],
    },
    scene: [
      'Somebody asks about sesame. A finger runs down the allergen list and stops: "Let me ask the kitchen."',
      'An order comes in by app. In the note is one word in capitals: "nuts".',
    ],
    why: [
      [
        'In a small kitchen all the food is close together.',
        'For some people one spoon used in two sauces is enough.',
      ],
      [
        'A dish that was safe last month may not be today: a new sauce, another bread.',
        'Suppliers change ingredients, and the label changes with them.',
      ],
    ],
    parts: [
      [
        'Say "allergy" before you order',
        [
          'Say "I am allergic to sesame" and not "no sesame, please".',
          'Then we know it is not a matter of taste.',
        ],
        'A person at a counter',
      ],
      [
        'Ask about fryer oil and boards',
        ['Ask if the fryer, grill or knife is shared.', 'Sometimes a fresh pan is all you need.'],
        'A chopping board',
      ],
      [
        'Accept it if we say no',
        ['Some kitchens cannot keep foods apart, and say so.', 'An honest no is better than a careless yes.'],
        'An open folder',
      ],
      [
        'Check the bag before you leave',
        ['Bags get swapped. Ask which box is yours.', 'A mark on the lid helps you and us.'],
        'A box with a mark',
      ],
    ],
    turn: [
      'And then you can simply enjoy your dinner.',
      'Ask once, and we will remember you, in a good way.',
    ],
    asks: [
      'What do you wish that kitchens knew about your allergy?',
      'Which place handles food allergies really well?',
    ],
    ends: {
      p: 'You have every right to ask what is in your food. Please ask us.',
      f: 'We mean it: ask us.',
      a: 'Say it first at the counter.',
      t: 'Ask whether there is a list of allergens to read.',
      h: 'The {tyre|tire}, by the way, was flat.',
      i: 'Everybody should be able to enjoy dinner without fear.',
      l: 'And then the first bite, without a worry.',
    },
    caution:
      'With a severe allergy carry your medicine and do not rely on a label alone. Trouble breathing or swelling is an emergency: call for help at once.',
    keep: 'the next time you order',
    send: 'anybody who never dares to ask',
    own: [
      {
        kinds: ['policy', 'product', 'process', 'service'],
        about: 'allerg|gluten|vegan|nut|halal|dairy',
        lead: 'Allergens in our kitchen:',
      },
    ],
    pic: {
      ask: 'Your list of allergens, or the board with its signs',
      alt: 'A folder with a list of allergens on a counter',
    },
    claims: [['State allergy each time; cross contact by oil and utensils', 'Food Standards Agency; FARE']],
  },
];
