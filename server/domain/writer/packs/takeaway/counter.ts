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
    cover: 'Open the box, save the crunch',
    gist: [
      'What makes crisp food soggy is its own steam. Open the lid a finger wide on the way, and take it out of the bag as soon as you are home.',
      'Closed tightly, a box is a small sauna. Let the steam out, and the crust survives the trip.',
    ],
    subject: ['It is the steam', 'A finger wide is enough'],
    hooks: {
      '*': [
        'Crisp food does not die of the distance. It dies of its own steam.',
        'The first thing to do with a hot box is to open it a finger wide.',
      ],
      p: 'Ventilation decides whether a crust arrives as it left.',
      f: 'Put the bag on your knees, and open it a little.',
      a: 'Lid up. Bag open. Go.',
      t: 'Steam condenses on a cool lid and falls back as water; starch takes it up and goes soft.',
      h: 'They wrapped it in two jackets to keep it warm. It arrived as soup.',
      i: 'A small gesture, and somebody at home hears a crunch.',
      l: 'A warm box on the knees, and the window down.',
    },
    lines: {
      '*': [
        'Crisp {takeaway|takeout} goes soggy from its own steam. Open the lid a finger wide on the way home.',
        'Do not stack hot boxes with the lids shut. The lower one steams, and the upper one sweats.',
        'Sauces and salad belong in a bag of their own. Then hot stays hot, and crisp stays crisp.',
        'Soggy already? A hot oven or a dry pan brings back the crunch in minutes. A microwave never does.',
      ],
      h: ['The car smelled of {chips|fries} for a week. Nobody minded, except the diet.'],
    },
    scene: [
      'On the passenger seat sits a paper bag with its belt on, and the windows are fogging up.',
      'At home the lid comes off, a cloud rises, and what was golden is pale.',
    ],
    why: [
      [
        'Hot food gives off water for a quarter of an hour and more.',
        'Each piece is a small kettle, and a lid is a lid.',
      ],
      ['A crust is dry starch. It drinks whatever it gets.', 'Crunch is nothing but the absence of water.'],
    ],
    parts: [
      [
        'Open the lid a finger wide',
        ['Steam goes out, most of the warmth stays.', 'A folded napkin under the lid holds it open.'],
        'A box open by a finger',
      ],
      [
        'Keep cold things apart',
        ['Salad wilts and ice melts beside a hot box.', 'Two bags, one on each side of the seat.'],
        'Two paper bags',
      ],
      [
        'Spread it out at home',
        ['On a plate or a tray, not in a heap.', 'A rack is best: air comes from below as well.'],
        'Food spread on a tray',
      ],
    ],
    turn: [
      'And the first one may be eaten in the car. There is no way round it.',
      'Ten minutes later you will still hear it.',
    ],
    asks: [
      'Does it get home whole, or do you eat on the way?',
      'What do you order when nobody wants to cook?',
    ],
    ends: {
      p: 'Freshly made and well aired beats hot and wet.',
      f: 'Drive carefully, it is only food. All right: drive a little faster.',
      a: 'A finger wide.',
      t: 'Holes in a box are there for that: do not lay it on its side.',
      h: 'The jackets have been washed. Twice.',
      i: 'What is made with care wants to be carried with care.',
      l: 'Crack, and salt on the fingers.',
    },
    keep: 'the next drive home with a warm bag',
    send: 'whoever always collects it',
    own: [
      {
        kinds: ['process', 'service', 'place', 'hours'],
        about: 'collect|deliver|pick.?up|order',
        lead: 'And this is how it gets to you.',
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
    title: ['How to reheat pizza: in a pan with a lid', 'Cold pizza, crisp again: pan, lid, a few drops'],
    cover: 'Pizza, the day after',
    gist: [
      'Slice into a dry pan on medium heat until the base is crisp, then a few drops of water beside it and a lid for a minute: the cheese melts, the base stays dry.',
      'The microwave makes it leather, the oven takes long. A pan needs five minutes, and gives you a base like yesterday.',
    ],
    subject: ['Pan, lid, three drops of water', 'Never the microwave'],
    hooks: {
      '*': [
        "Yesterday's pizza belongs in a frying pan. Not in the oven, and never in the microwave.",
        'Five minutes, one pan, three drops of water: yesterday is back.',
      ],
      p: 'Heat from below for the base, steam from above for the cheese.',
      f: 'Breakfast is sorted, then.',
      a: 'Pan. Medium. Lid at the end.',
      t: 'Conduction dries the crust first; a little steam under a lid then melts the cheese without browning it.',
      h: 'Some eat it cold over the sink at two in the morning. They know who they are.',
      i: 'What is left over can be as good as it was.',
      l: 'A slow hiss, melting cheese, a late breakfast.',
    },
    lines: {
      '*': [
        'Reheat pizza in a dry pan: base first until crisp, then a few drops of water beside it, lid on, one minute.',
        'Let pizza cool before it goes into the fridge, but not longer than two hours on the table.',
        'In the fridge a slice keeps about two to three days, covered. Smell is no proof, so do not count on it.',
        'Basil, rocket and ham go on after reheating. They were not meant for it twice.',
      ],
      h: ['There was one slice left. There were two witnesses. There is no slice left.'],
    },
    scene: [
      'Sunday, late morning, an open fridge, and two people looking at one box.',
      'In the pan it crackles softly, a lid goes on, and behind the glass the cheese begins to shine.',
    ],
    why: [
      [
        'Microwaves heat the water in the dough, and what is steamed goes tough.',
        'In a microwave a crust goes from soft to rubber, and there is no way back.',
      ],
      [
        'A pan dries exactly where it should be dry: below.',
        'Iron gives the crust what a stone gave it the day before.',
      ],
    ],
    parts: [
      [
        'Lay it in a dry pan',
        [
          'Medium heat, no oil: there is enough in the cheese.',
          'Two slices side by side, not on top of each other.',
        ],
        'A slice in a pan',
      ],
      [
        'Wait until it is crisp',
        ['Three minutes or so. Lift it and look.', 'It should sound when you tap it with a fork.'],
        'A fork beneath a crust',
      ],
      [
        'Add drops, and a lid',
        ['Beside the slice and not on it.', 'A minute later everything on top is soft and hot.'],
        'A lid on a pan',
      ],
    ],
    turn: [
      'It has to be steaming hot right through, and then it is lunch.',
      'Whoever gets up first gets the corner with the olives.',
    ],
    asks: ['Cold, pan or oven: how do you eat yours?', 'How many slices are usually left at your place?'],
    ends: {
      p: 'Order one more than you need: it is not waste, it is breakfast.',
      f: 'And hide the last slice well.',
      a: 'A pan. That is all.',
      t: 'Thick bases need a lower flame and a minute more.',
      h: 'The witnesses have been paid off with crust.',
      i: 'Nothing good should be thrown away.',
      l: 'Crust, and silence.',
    },
    caution:
      'Into the fridge within two hours, eat within two or three days, and heat it until it steams all through, once.',
    unless: 'frozen only',
    keep: 'the morning after',
    send: 'whoever eats the last slice',
    own: [{ kinds: ['product', 'price', 'offer', 'process'], about: PIZZA, lead: 'For the evening before.' }],
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
    title: [
      'When to order {takeaway|takeout} on a Friday',
      'What a small kitchen looks like at seven on a Friday',
    ],
    cover: 'Friday, seven in the evening',
    gist: [
      'On a Friday half the town gets hungry within the same half hour. Whoever orders at six, or after eight, eats sooner, and the cook has a hand free.',
      'Orders do not arrive one after another. They come like a wave, and it can be seen coming on the clock.',
    ],
    subject: ['The wave at seven', 'Six or eight: then it is quick'],
    hooks: {
      '*': [
        'At ten to seven it is quiet. At seven the whole town is hungry.',
        'There is one half hour a week in which everybody wants to eat the same thing at once.',
      ],
      p: 'A small kitchen has a fixed number of hands and heat, and everybody shares them.',
      f: 'A tip between us: order at six.',
      a: 'Before seven or after eight.',
      t: 'An oven that holds four, at ninety seconds to six minutes each, has a ceiling that no tempo can lift.',
      h: 'At seven exactly eleven people decide, independently, that they are spontaneous.',
      i: 'Behind each box stands somebody who gets hungry as well.',
      l: 'Steam on a window, and names called into the dark.',
    },
    lines: {
      '*': [
        'Friday evening? Order before half past six or after eight, and you will wait half as long.',
        'Know what you want before you ring. In the rush every "one moment, please" is somebody else\'s dinner.',
        'Ask for the pick-up time rather than the fastest one. Food made for ten past is best at ten past.',
        'Big order? Ring in the afternoon. A kitchen likes to know about twelve hungry people beforehand.',
      ],
      h: [
        '"What have you got?" asked somebody at seven on a Friday. The phone went quiet. So did the kitchen.',
      ],
    },
    scene: [
      'Slips of paper hang in a row like washing, and somebody reads them out, and somebody repeats them.',
      'Ten to seven: the last calm song on the radio, knives laid out, lids off.',
    ],
    why: [
      [
        'Ovens and fryers hold what they hold. More people do not make them larger.',
        'Speed comes from the hour before: everything cut, weighed, within reach.',
      ],
      [
        'What is made in a rush still has to be made properly.',
        'The order that is taken quickly and wrongly costs three others their time.',
      ],
    ],
    parts: [
      [
        'It is all cut by six',
        [
          'Onions, sauces, dough: the rush is won in the afternoon.',
          'The French have a word for it: everything in its place.',
        ],
        'Boxes of cut vegetables',
      ],
      [
        'One calls, all answer',
        [
          'A slip read aloud and repeated gets lost less often.',
          'It sounds like shouting, and it is manners.',
        ],
        'Slips of paper on a rail',
      ],
      [
        'Whatever is hot goes last',
        [
          'So that nobody gets theirs half cold.',
          'Six dishes of one order have to be ready in the same minute.',
        ],
        'Boxes on a counter',
      ],
    ],
    turn: [
      'At nine somebody turns the radio up again, and eats standing.',
      'If it takes longer than they said, it is seldom for lack of trying.',
    ],
    asks: ['When do you order on a Friday?', 'What do you always order without looking?'],
    ends: {
      p: 'A little earlier helps everybody.',
      f: 'And a thank you at the hatch is worth gold at half past seven.',
      a: 'Six. Not seven.',
      t: 'Midweek there is hardly a wave. Then ask for what takes time.',
      h: 'The eleven have been told of each other.',
      i: 'Good food needs somebody who stays calm.',
      l: 'And then the lights go down, one by one.',
    },
    keep: 'the next Friday',
    send: 'whoever always gets hungry at seven',
    own: [
      {
        kinds: ['hours', 'process', 'link', 'service', 'policy'],
        about:
          "^(?:we are |we're |we )?open\\b(?! day)|order (?:by|online|ahead|at|before)|pre.?order|friday",
        lead: 'For this Friday.',
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
      'Why home pizza turns out differently, and what helps',
    ],
    cover: 'It is the heat',
    question: 'Why is mine at home never like that?',
    short: 'Your oven is too cool. A hot stone or steel makes up for some of it.',
    gist: [
      'A pizza oven is about twice as hot as a kitchen one, so the crust is done before the inside dries. At home: full heat, a steel or stone, half an hour before.',
      'It is not the recipe, it is the heat from below. A heated tray turned upside down already does a lot.',
    ],
    subject: ['Twice as hot', 'A tray, upside down, very hot'],
    hooks: {
      '*': [
        'Your dough is fine. It is the oven that is not hot enough.',
        'Ninety seconds or nine minutes: that is the difference between a pizzeria and a kitchen.',
      ],
      p: 'Heat from below decides about a crust, and it can be had at home to a degree.',
      f: 'Turn your tray upside down, and put it in half an hour before.',
      a: 'Hotter. From below. Longer before.',
      t: 'At over four hundred degrees Celsius steam lifts the rim before it sets; in a kitchen oven it sets first.',
      h: 'At home it is a cheese toast with ambitions.',
      i: 'To know why is the first step to making it better.',
      l: 'A glowing dome, and the smell of wood and flour.',
    },
    lines: {
      '*': [
        'For pizza at home heat the oven as high as it goes, with a stone or an upturned tray in it, for half an hour.',
        'Wet mozzarella makes wet pizza. Tear it and let it drain in a sieve for an hour.',
        'Less on top: what covers the dough steams it. Five or six spots of cheese are enough.',
        'Stretch the dough with your hands, from the middle out. A rolling pin squeezes the air from the rim.',
      ],
      h: ['It was not round. It was Portugal. It tasted very good.'],
    },
    scene: [
      'Behind the glass of a kitchen oven lies a pizza, pale as the moon, and has lain there for eight minutes.',
      'A peel goes in, comes out, goes in again, and after a minute there are black blisters on the rim.',
    ],
    why: [
      [
        'The rim rises only as long as it is soft. High heat blows it up in time.',
        'A crust that takes long in the oven dries out, and then it cracks instead of bending.',
      ],
      [
        'Stone and steel store heat, and give it to the dough all at once.',
        'Air warms slowly, a hot plate does not.',
      ],
    ],
    parts: [
      [
        'Heat it for half an hour',
        [
          'As high as it goes, with the tray inside.',
          'The lamp goes out when the air is hot, and the steel is not yet.',
        ],
        'An oven dial turned up',
      ],
      [
        'Put less on top',
        ['Sauce thin, cheese drained, the rest sparing.', 'You should still see dough in between.'],
        'A hand with a little cheese',
      ],
      [
        'Slide it onto the hot plate',
        [
          'With flour or semolina beneath, from a board.',
          'Be quick: each second with the door open costs heat.',
        ],
        'A pizza sliding from a board',
      ],
    ],
    turn: [
      'It will be good, and it will be yours.',
      'And for the blisters there are people with a bigger fire.',
    ],
    asks: ['Thin or thick: which is yours?', 'What belongs on it, and what never?'],
    ends: {
      p: 'Give the dough a night in the fridge as well: it tastes of more.',
      f: 'Round is overrated.',
      a: 'Hot. Then hotter.',
      t: 'A steel gives off its heat faster than a stone, and suits ovens that are not so hot.',
      h: 'Next week: Italy.',
      i: 'Whoever has tried it tastes more in each slice.',
      l: 'Ash, basil, and a rim that gives.',
    },
    caution: 'Stone and tray are hot enough to burn badly: thick gloves, and children two steps back.',
    keep: 'the next pizza evening at home',
    send: 'whoever owns a rolling pin',
    own: [
      {
        kinds: ['product', 'process', 'price', 'story'],
        about: 'oven|wood|stone|dough|neapolitan|sourdough|fire',
        lead: 'And here it comes from a bigger fire.',
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
    title: ['Why are good {chips|fries} fried twice?', 'Crisp {chips|fries}: fried once soft, once crisp'],
    cover: 'Fried twice, and why',
    question: 'Why are they fried twice?',
    short: 'Once gently to cook them through, once hot to make them crisp.',
    gist: [
      'The first bath is gentle and cooks the inside. Then they rest and steam off. The second is hot and takes seconds, and that makes the crust.',
      'One temperature cannot do both: cook a potato through and brown its skin. So there are two.',
    ],
    subject: ['Once soft, once crisp', 'The rest in between'],
    hooks: {
      '*': [
        'A good {chip|fry} is cooked twice, and rests in between.',
        'Soft inside, crisp outside: one temperature cannot do both.',
      ],
      p: 'Two stages are what separates a crisp chip from a limp one.',
      f: 'At home the oven can do the first part, too.',
      a: 'Gentle. Rest. Hot.',
      t: 'At some hundred and forty degrees Celsius the starch swells and cooks; at about a hundred and eighty the surface dries and browns.',
      h: 'Twice in the bath, once in the salt. Some people have had worse holidays.',
      i: 'Patience in the middle makes the difference.',
      l: 'Golden, salted, too hot to hold.',
    },
    lines: {
      '*': [
        'Good {chips|fries} are fried twice: gently to cook, then hot to crisp. The rest in between lets the steam out.',
        'Salt goes on while they are hot and still shine. Later it falls off.',
        'Rinse cut potatoes in cold water and dry them well. Starch on the surface burns before the inside is done.',
        'Floury potatoes make fluffy insides, waxy ones stay firm and pale.',
      ],
      h: ['Sharing {chips|fries} is the purest form of love. "I am not hungry" is its opposite.'],
    },
    scene: [
      'A basket comes up, hangs, drips, and is hung aside. They look finished. They are not.',
      'A bowl, a toss, salt from high above, and the sound is like gravel.',
    ],
    why: [
      [
        'A raw potato is mostly water, and has to lose some of it before it can crisp.',
        'While they rest, steam leaves them, and the surface dries.',
      ],
      [
        'Hot from the start means brown outside and raw within.',
        'Gentle all the way means soft, pale and full of fat.',
      ],
    ],
    parts: [
      [
        'First gently',
        ['Until a fork goes in. They stay pale.', 'No colour yet: that is how it should be.'],
        'Pale fries in a basket',
      ],
      [
        'Then let them rest',
        ['Spread out, ten minutes or until tomorrow.', 'It is the step that most people leave out.'],
        'Fries on a tray',
      ],
      [
        'Last of all hot',
        ['Two minutes, until they rustle.', 'Small portions: a full basket cools the fat.'],
        'Golden fries in a bowl',
      ],
    ],
    turn: [
      'You can hear it: crisp ones rattle in the bowl.',
      'And they are best in the first five minutes, on the wall outside.',
    ],
    asks: ['Salt, vinegar, ketchup or mayonnaise?', 'Thick or thin?'],
    ends: {
      p: 'At home, the oven with a little oil is the safer way.',
      f: 'And get a second portion. You know why.',
      a: 'Twice. Always.',
      t: 'The best known version is fried three times, after boiling.',
      h: 'Somebody always says they only want one.',
      i: 'Simple things, done twice, become good ones.',
      l: 'Salt on the lips.',
    },
    caution:
      'Hot fat burns and catches fire: never leave it alone, never pour in water. A lid and heat off put out a pan.',
    keep: 'the next argument about {chips|fries}',
    send: 'whoever says "I am not hungry"',
    own: [
      {
        kinds: ['product', 'process', 'price'],
        about: 'chips|fries|potato|beef dripping',
        lead: 'And here they look like this.',
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
    title: ['How a kitchen fits into a food truck', 'Inside a food truck: where everything has its place'],
    cover: 'A kitchen as wide as a bed',
    gist: [
      'In a food truck nobody turns round without saying so. Everything stands within one step, and what is not needed today stays at home. That is why the menu is short.',
      'A short menu is not lack of ideas. It is what fits, stays cold, and can be cooked fresh in three minutes.',
    ],
    subject: ['Why the menu is short', 'Nobody turns round without a word'],
    hooks: {
      '*': [
        'Two people, four flames, and a queue, in the room of a double bed. That is why the menu is short.',
        'In a food truck there is a word for turning round. It is "behind".',
      ],
      p: 'A short menu is the best sign a street kitchen can give.',
      f: 'Have a look past the hatch next time. It is tidier than your drawer.',
      a: 'Few dishes. Fresh. Fast.',
      t: 'Water, power and cold are finite: tanks, gas and fridge set how many can be fed.',
      h: 'One of them sneezes, and the other has to step out.',
      i: 'It does not take much room to feed a street.',
      l: 'A lit hatch in the dark, and smoke.',
    },
    lines: {
      '*': [
        'A short menu at a food truck is a good sign: what sells fast is fresh.',
        'The first hour is the best to come, and the last one has the best talk.',
        'Sold out means that somebody reckoned well and threw nothing away.',
        'Ask where the truck stands next. It is the only restaurant that can come to you.',
      ],
      h: ['The washing up is the only thing in a food truck that nobody queues for.'],
    },
    scene: [
      'Two people move round each other without looking, one with a pan, one with a stack of boxes.',
      'Five in the morning, a market hall, and a small van that already smells of onions.',
    ],
    why: [
      [
        'Each dish more means two boxes more in a fridge that is full.',
        'Five good things beat twenty of which eleven are frozen.',
      ],
      [
        'What is prepared in the morning has to last until evening, and not longer.',
        'Too much is waste, too little is a sad last hour. It takes months to learn.',
      ],
    ],
    parts: [
      [
        'Everything within one step',
        [
          'Knife left, salt right, and it stays there for years.',
          'Whoever tidies it differently has to do the dishes.',
        ],
        'A small tidy kitchen',
      ],
      [
        'Nothing without a latch',
        [
          'What is not fastened flies in the first bend.',
          'Everybody in the trade has a story about a pot of sauce.',
        ],
        'A latch on a drawer',
      ],
      [
        'Water is counted',
        [
          'Tanks for clean and for used, filled before dawn.',
          'When it is gone, the hatch closes, as hands have to be washed.',
        ],
        'A tap over a small basin',
      ],
    ],
    turn: [
      'And behind it the generator hums, and nobody can hear your order. Say it again.',
      'After the last customer it all has to be clean, before anybody drives home.',
    ],
    asks: [
      'What was the best thing that you ever ate standing?',
      'Where should a food truck stand in your town?',
    ],
    ends: {
      p: 'Now you know why there are five dishes, and why they are good.',
      f: 'Wave, if you see it on the road.',
      a: 'Short menu. Eat there.',
      t: 'Rules on water, waste and fire differ from town to town, and are checked.',
      h: 'It was the curry sauce. In the third gear.',
      i: 'Much can be done in little room.',
      l: 'Charcoal, lime, night air.',
    },
    keep: 'the next market day',
    send: 'whoever always wants to see the menu first',
    own: [
      {
        kinds: ['place', 'event', 'hours', 'service', 'product'],
        about: 'markets?\\b|festival|\\bpark\\b|street food|trucks?\\b|find us|pitch',
        lead: 'And the hatch goes up here.',
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
      'Ordering with an allergy: say it every time',
    ],
    cover: 'Allergic? Say it first',
    gist: [
      'Name your allergy before you order, every time, also where they know you: recipes and suppliers change. Ask about the fryer and the board as well.',
      'Not the dish alone counts, also the oil, the knife and the hands. A kitchen that says "no" honestly is doing you a favour.',
    ],
    subject: ['Ask about the fryer', 'Every time, also as a regular'],
    hooks: {
      '*': [
        '"Does it contain nuts?" is half of the question. The other half is: what else was in that fryer?',
        'Say your allergy first, before you order. Then nobody has to begin again.',
      ],
      p: 'A clear word at the start is the safest thing that both sides can do.',
      f: 'Do not be shy about it. Nobody behind the counter minds.',
      a: 'Say it first. Every time.',
      t: 'Traces pass by shared oil, boards, gloves and spoons; frying does not destroy allergens.',
      h: 'A good kitchen asks back. A bad one says "should be fine".',
      i: 'To ask is to look after yourself and after the cook.',
      l: 'A question, an honest answer, and then dinner.',
    },
    lines: {
      '*': [
        'With a food allergy say it first and every time, also at your regular place. Recipes change, and so do suppliers.',
        'Ask about the fryer: {chips|fries} from oil in which fish or breadcrumbs were fried are not free of them.',
        'By app? Ring as well. A note in a text field is read by somebody with five orders in front of them.',
        '"Should be fine" is not an answer. "I will check" is.',
      ],
      h: ['"A bit of an allergy" is like a bit of a flat {tyre|tire}.'],
    },
    scene: [
      'A finger runs along a folder behind the counter, stops, and somebody says: "Let me ask the kitchen."',
      'A phone, an app, a small text field, and in it one word with three exclamation marks.',
    ],
    why: [
      [
        'In a small kitchen everything is close together.',
        'One spoon in two sauces is enough for some people.',
      ],
      [
        'What was right last month can be wrong today: a new sauce, another bread.',
        'Suppliers swap things, and the label changes with them.',
      ],
    ],
    parts: [
      [
        'Name it before you order',
        ['"I am allergic to sesame" and not "no sesame, please".', 'It says that it is no matter of taste.'],
        'A person at a counter',
      ],
      [
        'Ask about oil and boards',
        ['Shared fryer, shared grill, shared knife.', 'Sometimes a fresh pan solves it.'],
        'A chopping board',
      ],
      [
        'Accept an honest no',
        ['Some kitchens cannot keep things apart, and say so.', 'It is better than a promise.'],
        'An open folder',
      ],
      [
        'Check once more at the hatch',
        ['Bags get swapped. Ask which box is yours.', 'A mark on the lid helps both.'],
        'A box with a mark',
      ],
    ],
    turn: ['And then you may simply enjoy it.', 'Whoever asks well is remembered, in a good way.'],
    asks: ['What do you wish that kitchens knew?', 'Which place handles it really well?'],
    ends: {
      p: 'In many countries you have a right to this information. Ask for it.',
      f: 'We mean it: ask.',
      a: 'First word at the counter.',
      t: 'The list of allergens that must be declared differs between countries.',
      h: 'The {tyre|tire}, by the way, was flat.',
      i: 'Everybody should be able to eat without fear.',
      l: 'And then the first bite, without a thought.',
    },
    caution:
      'With a severe allergy carry your medicine and do not rely on a label alone. Trouble breathing or swelling is an emergency: call for help at once.',
    keep: 'the next order',
    send: 'somebody who never dares to ask',
    own: [
      {
        kinds: ['policy', 'product', 'process', 'service'],
        about: 'allerg|gluten|vegan|nut|halal|dairy',
        lead: 'And about the kitchen here.',
      },
    ],
    pic: {
      ask: 'Your list of allergens, or the board with its signs',
      alt: 'A folder with a list of allergens on a counter',
    },
    claims: [['State allergy each time; cross contact by oil and utensils', 'Food Standards Agency; FARE']],
  },
];
