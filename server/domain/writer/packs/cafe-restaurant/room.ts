// The room, the menu and the people in it.
import type { Idea } from '../../library/idea.ts';
import { ONLY_A_CAFE } from '../whom.ts';

export const ROOM: readonly Idea[] = [
  {
    id: 'why-good-menus-are-short',
    format: 'behind',
    again: 9,
    emoji: '📄',
    unless: `${ONLY_A_CAFE}|buffet|all[- ]you[- ]can|(?:[4-9]\\d|\\d{3}) dishes|\\bdiner\\b`,
    tags: ['RestaurantLife', 'MenuTalk', 'BehindTheScenes'],
    title: ['Why good restaurants have short menus', 'How to read a menu: what a short one tells you'],
    cover: 'Why the menu is short',
    gist: [
      'Every dish on a menu needs fresh ingredients, whether it is ordered or not. A short menu uses them up in a day, and a long one needs a freezer.',
      'A kitchen can cook twelve dishes from what came in this morning. It cannot do that with eighty.',
    ],
    subject: ['Why a short menu is good news', 'What a menu tells you about the kitchen'],
    hooks: {
      '*': [
        'Count the dishes on a menu, and think of the fridge that has to hold all of it.',
        'A menu of eleven pages with photographs usually means a very large freezer.',
        'The longer the menu, the more comes from a freezer.',
      ],
      p: 'The length of a menu tells you how quickly its ingredients are used.',
      a: 'Look for few dishes, cooked fresh every day.',
      t: 'The fewer dishes a kitchen cooks, the faster its ingredients are used, and the fresher they are.',
      f: 'Only a handful of dishes on the menu? That is a good sign.',
      h: 'Pizza, sushi, schnitzel and curry on one menu: there are either four chefs or one big microwave.',
      i: 'It takes courage to leave dishes off a menu, and you can taste it.',
      l: "One page, a few dishes, and today's date at the top.",
    },
    lines: {
      '*': [
        'A menu with seven mains means that seven dishes are cooked fresh. With seventy, most come from the freezer.',
        'Look for an ingredient that turns up twice on a menu. Leeks in the soup and leeks with the fish: they came this morning.',
        'A menu on paper can change tomorrow. A laminated one has not changed for years.',
        'Ask what is new on the menu. It is the dish that the cook most wants you to try.',
        'Strawberries on the menu in January? Ask where they come from.',
        'A good menu is short enough to be read aloud at the table.',
      ],
      h: ['The longest menu in town still leaves you with one dinner.'],
    },
    scene: [
      'Nine dishes on one sheet of paper, and somebody at the table asks whether there is another page. There is not, and that is good.',
      'In the afternoon the cook looks into the fridge, crosses one dish off the menu and writes in another.',
    ],
    why: [
      [
        'Whatever stands on a menu has to be in the house, fresh, at noon and at ten at night.',
        'If liver is on the menu, there must be liver in the fridge, ordered or not. Four portions a week do not keep it fresh.',
      ],
      [
        'With fewer dishes each of them is cooked more often, and repetition is how cooks get good.',
        'A cook who makes the same risotto thirty times a night gets very good at it.',
      ],
    ],
    parts: [
      [
        ['Count the main courses', 'Fewer than a dozen mains: good'],
        [
          'Six to ten can be cooked from raw by a small team.',
          'Then look into the kitchen and count the cooks.',
          'A small team can cook that many from fresh.',
        ],
        'A one-page menu on a table',
      ],
      [
        ['Look for the same ingredient twice', 'See which ingredients turn up twice'],
        [
          'Ingredients that come up in several dishes get used up and come fresh.',
          'Fennel in the soup and fennel with the fish: somebody bought a fresh crate.',
          'What is used in two dishes is gone by tomorrow, so it is fresh.',
        ],
        'Fennel beside several prepared dishes',
      ],
      [
        ['Look for a dish of the day', "Look for today's date"],
        [
          'Soup of the day, fish of the day, or just a date on top.',
          "With today's date on it, it was printed for you.",
          'It means that somebody decided this morning.',
        ],
        'A date at the top of a menu',
      ],
      [
        ['Ask what goes fastest', 'Ask what most people order'],
        [
          'It is always fresh, because it goes so fast.',
          'What everybody orders does not get old in the fridge.',
          'It cannot stand around, because it sells.',
        ],
        'A waiter pointing to a line on a menu',
      ],
    ],
    turn: [
      'Short does not mean little choice. It means cooked today.',
      'And if your favourite has run out, it was fresh.',
    ],
    asks: ['Short menu or long menu?', 'Which dish must always stay on the menu?'],
    ends: {
      p: 'A short menu that changes each week is a good sign at any price.',
      a: 'Fewer dishes, cooked better.',
      t: 'Fast turnover means fresh ingredients, and a short menu turns over fast.',
      f: 'And you will have chosen before the bread comes.',
      h: 'The microwave did not want to comment.',
      i: 'Somebody has chosen well for you.',
      l: 'A few good dishes, and an easy choice.',
    },
    work: [
      'Long lists cost money that nobody sees. Cut the bottom third of what you sell, and the rest gets better, on menus and anywhere else.',
      'Everything you sell has to be bought, stored and explained. Take the last five things off the list and see who misses them.',
    ],
    keep: 'the next time you read a long menu',
    send: 'someone who always asks for another page',
    own: [
      {
        about: 'menu|daily special|dish(?:es)? of|changes (?:daily|weekly|every)|blackboard',
        kinds: ['product', 'process', 'offer', 'policy', 'link'],
        lead: 'About our own menu.',
      },
    ],
    pic: {
      ask: 'Your menu or blackboard, today, with the date',
      alt: 'A short handwritten menu on a blackboard',
    },
    claims: [
      [
        'Menu length lowers turnover per ingredient; short menus ease fresh cooking',
        'restaurant management textbooks, trade practice',
      ],
    ],
  },
  {
    id: 'table-for-one',
    format: 'howto',
    again: 9,
    emoji: '🪑',
    tags: ['SoloDining', 'EatingOut', 'TableForOne'],
    title: ['How to enjoy eating alone in a restaurant', 'Dining solo: how to make an evening of it'],
    cover: 'How to enjoy a table for one',
    gist: [
      'Go early or late, ask for the counter or the window, order properly and put the telephone away until coffee. Nobody is looking; the waiters rather like you.',
      'Eating out alone gets easy with the second try. Go early, sit where there is something to see, order a {starter|first course}, and leave the phone in your pocket.',
    ],
    subject: ['A table for one, please', 'How to eat out alone'],
    hooks: {
      '*': [
        '"Just the one?" No need for the "just". A table for one is a treat.',
        'Whoever eats alone at the bar gets the most attention in the house.',
        'Eating alone in a restaurant is a skill, and you can learn it in one evening.',
      ],
      p: 'Dinner for one is among the better ways to spend an hour in a strange town.',
      a: 'Eating alone? Ask for the bar and order a proper meal.',
      t: 'Without conversation people notice more of what they eat: more smell, more texture, slower bites.',
      f: 'Does a table for one make you nervous? A few things help.',
      h: 'Eating out alone: excellent company, no argument about the wine, and nobody steals your {chips|fries}.',
      i: 'An hour with good food and nobody to look after: that is a table for one.',
      l: 'Half a bottle, a good book, and a table to yourself.',
    },
    lines: {
      '*': [
        'Eating alone? Sit at the bar or counter. There is something to watch, and no empty chair opposite you.',
        'Order as you would with company when you eat alone. With a {starter|first course} it is an evening out.',
        'Eating out alone? Take a book and leave your phone in your pocket. You will enjoy the evening more.',
        'Even when a restaurant is full, it often has a seat for one. Ask.',
        'The easiest evening to try a table for one is a Tuesday: it is quiet, and staff have time for you.',
        'Feeling watched at a table for one? Take a notebook. Everyone will think you are a critic.',
      ],
      h: ['Nobody looks at you when you eat alone. They are busy with their own dates.'],
    },
    scene: [
      'You are in a strange town, it is half past seven, the restaurant looks warm, and you have a sandwich in your bag. Go in.',
      'At the bar sits a woman on her own, with a glass of wine and a plate of sardines. She is having a better time than anybody else in the room.',
    ],
    why: [
      [
        'Other guests look at each other and at their plates, and hardly ever at the next table.',
        'It feels as if everybody looked at you. They are all busy with their own evening.',
      ],
      [
        'Staff have time for somebody who has time, and with you they can talk about the food.',
        'Somebody on their own has time to ask and to taste. Cooks love that.',
      ],
    ],
    parts: [
      [
        ['Choose the bar or the window', 'Sit where there is something to watch'],
        [
          'Both give your eyes something to do.',
          'A table in the middle of the room is the hardest place to start.',
          'At the bar you can watch the people who work, and at a window the street.',
        ],
        'A set place at a bar counter',
      ],
      [
        ['Go a little before the rush', 'Come early or come late'],
        [
          'There is a choice of seats, and it is quieter.',
          'After nine is good too, when the couples are down to coffee.',
          'At six or after nine there is always a table for one.',
        ],
        'An early evening room with one guest',
      ],
      [
        ['Order a {starter|first course}', 'Order as if you had company'],
        [
          'It turns a meal into an evening.',
          'Two small dishes and no main are fine as well.',
          'Two small plates make more of an evening than one big one.',
        ],
        'A small {starter|appetizer} and a glass',
      ],
      [
        ['Put the telephone away until coffee', 'Leave the phone in your coat'],
        [
          'Look around, and enjoy your food. A book is allowed.',
          'The first ten minutes are hard. After that it gets pleasant.',
          'It feels odd for ten minutes, and then it feels like a {holiday|vacation}.',
        ],
        'A closed book beside a plate',
      ],
      [
        ['Stay a moment before you pay', 'Stay for a moment at the end'],
        [
          'Five minutes more. It is your table.',
          'Nobody is waiting for you. Enjoy that.',
          'You can take all the time you like.',
        ],
        'A coffee cup and an empty plate',
      ],
    ],
    turn: [
      'On the second evening you will ask for a table for one by yourself.',
      'You were good company after all.',
    ],
    asks: [
      'Do you like to eat out on your own?',
      'What do you take along to a table for one: a book, the paper or nothing?',
    ],
    ends: {
      p: 'If you travel for work, this is worth learning.',
      a: 'One, please. At the bar.',
      t: 'Without a conversation you notice more of what you eat.',
      f: 'And have a word with the people behind the bar. It makes their evening too.',
      h: 'And all the {chips|fries} are yours.',
      i: 'It feels a little brave the first time. The second time it is a treat.',
      l: 'A last sip, and nobody who wants to go home yet.',
    },
    work: [
      'On business trips most people eat a sandwich in their room. A proper dinner at the bar tells you more about a town than any guidebook.',
      'Travelling for work? Eat at the bar, and ask the person next to you what to see in town.',
    ],
    keep: 'the next evening in a strange town',
    send: 'a friend who travels a lot on business',
    own: [
      {
        about: 'counter|bar seats|walk-?ins?|no (?:booking|reservation)',
        kinds: ['place', 'policy', 'service'],
        lead: 'For one, or for two: here is where you could sit.',
      },
    ],
    pic: {
      ask: 'One place set at your counter or by the window',
      alt: 'A single place set at a restaurant counter',
    },
    claims: [
      ['People overestimate how much others notice them (spotlight effect)', 'social psychology'],
      ['Solo diners are easier to seat', 'trade practice'],
    ],
    unless: ONLY_A_CAFE,
  },
  {
    id: 'the-table-is-needed-back',
    format: 'answer',
    again: 9,
    emoji: '⏱️',
    unless:
      'walk-?ins only|(?:no|without) (?:bookings?|reservations?)|(?:do not|don.t) take (?:bookings|reservations)',
    tags: ['EatingOut', 'RestaurantLife', 'GoodToKnow'],
    question: 'Why do they want the table back after two hours?',
    short: [
      'Because a small restaurant can only live if each table is used twice on a busy night.',
      'On a Friday a small room has to be filled twice to pay its rent and its cooks.',
    ],
    title: [
      'Why restaurants give you a table for two hours',
      'Two-hour tables: why, and how to get a longer evening',
    ],
    cover: 'Why tables have a time limit',
    gist: [
      'Rent and wages are the same whether a table is used once or twice. Two sittings are how a small place stays open; if you want the whole evening, take the late one and say so.',
      'A restaurant with forty seats can feed forty people tonight, or seventy if they come in two rounds. That is what keeps it open.',
    ],
    subject: ['Why tables are booked for two hours', 'Two-hour tables, explained'],
    hooks: {
      '*': [
        '"We need the table back at eight." It sounds unfriendly, but it keeps the place open.',
        'A chair in a restaurant only earns money for about four hours a day.',
        'Two hours for dinner sounds short, until you know what a table has to earn.',
      ],
      p: 'A time limit on your table has nothing to do with manners. It has to do with rent.',
      a: 'Want to stay all evening? Book the late table.',
      t: 'Whether a small restaurant survives depends on how often each seat is used in an evening.',
      f: 'Nobody likes to be told when to leave. Here is why it happens, and how to get round it.',
      h: 'One couple, two {starters|appetizers}, tap water, and four hours at the best table. The accountant wept.',
      i: 'Small restaurants can only stay if their tables are filled twice.',
      l: 'The late table is the nicest: the rush is over, and you can stay.',
    },
    lines: {
      '*': [
        'Want a restaurant table for the whole evening? Ask for the late one. Nobody comes after you.',
        'Two hours are enough for three courses if you order within ten minutes. Most of the time is lost before you open the menu.',
        'Does the table have a time limit? Ask whether you can have coffee at the bar. Usually you can.',
        'In a place with thirty seats an empty table for four on a Friday is a seventh of the evening.',
        'If your table is needed at eight, ask about a last drink at the bar. There is nearly always room.',
        'On weekdays there is often no limit on your table. Ask when you book.',
      ],
      h: [
        'Dessert was shared, the {bill|check} was split, the table was held until midnight. The restaurant is now a phone shop.',
      ],
    },
    scene: [
      'At half past seven the coffee comes, together with a small smile and a look at the door, where four people stand in the rain.',
      '"You can have a table at six, but we need it back at eight." There is a pause on the phone, and a fair question: why?',
    ],
    why: [
      [
        'What a restaurant pays for is mostly fixed: rent, cooks, heating, whether one guest comes or a hundred.',
        'A restaurant pays for rent, heating and cooks from noon on. It only earns when somebody sits down to eat.',
      ],
      [
        'The second party at each table is often what makes the evening pay.',
        'The first round of guests pays the costs. The second pays the people.',
      ],
    ],
    parts: [
      [
        ['Say so if you want to stay', 'Ask for the whole evening when you book'],
        [
          'When you book, not at half past seven. Then they can place you.',
          'Some guests want to leave early, and their tables go to those who ask.',
          'Some tables are not needed twice. They go to those who ask.',
        ],
        'A reservation book with times',
      ],
      [
        ['Take the late sitting', 'Choose the late table'],
        [
          'From half past eight on the evening has no end.',
          'The next guests have been and gone, and the cooks have more time.',
          'You are the last guests at that table.',
        ],
        'A candlelit table late in the evening',
      ],
      [
        ['Order first, then talk', 'Order first, tell the news later'],
        [
          'Once you have ordered, you can talk as long as you like.',
          'The {holiday|vacation} photographs can wait until the food is ordered.',
          'The kitchen needs twenty minutes anyway, and you can talk meanwhile.',
        ],
        'A closed menu and a glass on a table',
      ],
    ],
    turn: [
      'If you know it beforehand, two hours are no problem.',
      'Then the next four can come in out of the rain.',
    ],
    asks: ['Early table or late table?', 'How long do you sit over dinner?'],
    ends: {
      p: 'A good place tells you when you book. If it does not, ask.',
      a: 'A time limit is said when you book, not over dessert.',
      t: 'An empty seat cannot be sold again tomorrow.',
      f: 'And thank you, from the four people at the door.',
      h: 'The couple are still together, by the way.',
      i: 'Two good hours make a whole evening.',
      l: 'Take the late table, and the evening is yours.',
    },
    work: [
      'If you sell time, an hour in a chair or a night in a room, explain your limits when people book. Customers mind surprises far more than rules.',
      'Tell people about a limit when they book and never at the end. Then nobody minds.',
    ],
    keep: 'the next Friday booking',
    send: 'friends who like to sit until midnight',
    own: [
      {
        about: '\\bbookings?\\b|book (?:a table|online|by|ahead)|reserv|sittings?\\b|walk-?in',
        kinds: ['policy', 'service', 'hours', 'process'],
        lead: 'About booking a table with us.',
      },
    ],
    pic: {
      ask: 'Your reservation book or plan for an evening, names covered',
      alt: 'A reservation book with times and table numbers',
    },
    claims: [['Fixed costs make seat turnover decisive', 'restaurant management textbook']],
    only: 'reserv|\\bbook(?:ings?)?\\b|sittings?\\b|\\bseats\\b|courses\\b|tasting',
  },
  {
    id: 'out-with-small-children',
    format: 'checklist',
    again: 9,
    emoji: '🧒',
    tags: ['EatingOut', 'FamilyLunch', 'ParentsLife'],
    title: [
      'Eating out with small children: how to make it work',
      'Restaurant with toddlers: six things that help everyone',
    ],
    cover: 'Lunch with a toddler',
    gist: [
      "Go at half past eleven, sit at the edge, order the child's food with the drinks, bring one quiet thing and leave before the second meltdown. Staff are on your side.",
      'With small children a restaurant works if the food comes fast, you sit at the edge of the room, and nobody counts on dessert.',
    ],
    subject: ['Lunch out with a toddler', 'How to finish a hot meal with a toddler'],
    hooks: {
      '*': [
        'With a toddler, order the pasta together with the drinks.',
        'A toddler sits still in a restaurant for about forty minutes. Here is how to use them.',
        'With small children you have about forty minutes in a restaurant, and they begin when you sit down.',
      ],
      p: 'Six small decisions make lunch with children pleasant for everyone in the room.',
      a: 'With small children: come early, sit at the edge, order their food at once.',
      t: 'A small child can wait about twenty minutes for food. A kitchen needs fifteen.',
      f: 'You would love to eat out again, but there is somebody of three who has other plans?',
      h: 'Crayons buy you ten minutes, and bread ten more. After that you had better have pasta.',
      i: 'Children learn to eat out by eating out.',
      l: 'A warm lunch, eaten while it is warm. Parents know what that is worth.',
    },
    lines: {
      '*': [
        'With small children: come early, sit by the wall, order their food with the drinks, and pay when the coffee comes.',
        'Eating out with a toddler? Ask for an empty plate and a spoon, and share your main course.',
        'Bring one toy to the restaurant that your child has not seen for a week. It is worth ten minutes.',
        'A walk round the block between main course and dessert saves lunch with a toddler.',
        "Ask for the {bill|check} when the children's food comes. You can always stay longer.",
        'Many kitchens will do half a portion of a real dish for a child. Ask.',
      ],
      h: ['Under the high chair there is always a second lunch.'],
    },
    scene: [
      'A high chair, three crayons, one of them already under the next table, and the food is not in sight. There is an easier way.',
      'At twelve, a couple with {a pram|a stroller} look in through the window and ask each other whether they dare.',
    ],
    why: [
      [
        'A toddler gets hungry at half past eleven and cannot wait.',
        'Small children have small stomachs and no time for your {starter|appetizer}.',
      ],
      [
        'A kitchen can help if it knows, and before noon it has time.',
        'At a quarter to twelve a bowl of pasta takes ten minutes. At one there are twenty orders before it.',
      ],
    ],
    parts: [
      [
        ['Come early', 'Be there before everybody else'],
        [
          'Before noon, before six. The room is empty, the kitchen fast, the staff fresh.',
          'Plan it around the nap.',
          'The room is still empty, and the food comes faster.',
        ],
        'A nearly empty restaurant at noon',
      ],
      [
        ['Ask for a table at the edge', 'Sit near a wall or a door'],
        [
          'By the wall, near the door, with room for {the pram|the stroller}.',
          'You can get out quickly, and there is one side less to run away to.',
          'You can leave without anybody noticing.',
        ],
        'A high chair at a table by the wall',
      ],
      [
        ["Order the children's food at once", "The children's food comes first"],
        [
          'With the drinks, plain, in an extra bowl.',
          'It comes in ten minutes, and you can read the menu in peace.',
          'Say so at once. Everyone is grateful, including the next table.',
        ],
        'A small bowl of pasta set down',
      ],
      [
        ['Bring one quiet thing', 'Something silent in the bag'],
        [
          'Stickers beat crayons, since they do not roll.',
          'Bring it out when the bread is gone.',
          'A new toy holds longer than an old one. Keep it for when they get restless.',
        ],
        'A sticker book beside a plate',
      ],
      [
        ['Take turns to go for a walk', 'Walk around with them in turns'],
        [
          'One of you eats while it is hot, the other looks at the fish tank. Then you swap.',
          'Five minutes outside work wonders.',
          'At least one of you has a hot meal.',
        ],
        'A parent and child at a window',
      ],
      [
        ['Leave while it is going well', 'Go before they get tired'],
        [
          'Ask for the {bill|check} together with the coffee.',
          'You will all want to do it again.',
          'With the {bill|check} on the table you can be out in two minutes.',
        ],
        'A {bill|check} beside two coffee cups',
      ],
    ],
    turn: [
      'Pick up the worst from under the table, and everybody will be glad to see you again.',
      'Forty minutes, a warm lunch and no tears: that was a good day.',
    ],
    asks: ['What saves lunch in a restaurant for your family?', 'Where do your children like to eat out?'],
    ends: {
      p: 'When booking, mention {the pram|the stroller} and the high chair. It decides on the table.',
      a: 'Feed them first, then sit back.',
      t: 'What counts is how fast their food comes.',
      f: 'You are doing fine. Everyone in the kitchen has children or a nephew.',
      h: 'We will find the crayon when we sweep.',
      i: 'In ten years they will order for themselves, and you will miss the crayons.',
      l: 'A coffee that is still hot.',
    },
    work: [
      'Families look for places where someone brings a spoon without being asked. It costs nothing, and they come back for fifteen years.',
      'If you serve families, a second spoon and a little patience bring them back for years.',
    ],
    caution: [
      'Hot drinks and plates belong out of reach of small hands.',
      'Keep hot drinks and hot plates where small hands cannot get at them.',
    ],
    keep: 'the next lunch with somebody of three',
    send: 'parents who are not sure they dare',
    own: [
      {
        about: 'child|kids|famil(?:y|ies) (?:welcome|table|menu)|high ?chair|pram|buggy|half portion',
        kinds: ['policy', 'product', 'service', 'place', 'price', 'audience'],
        lead: 'For families who come to us.',
      },
    ],
    pic: {
      ask: 'A high chair at a table with a small bowl and crayons',
      alt: 'A high chair at a restaurant table with crayons',
    },
    claims: [['Early tables and immediate ordering shorten waits', 'trade practice, common experience']],
    unless:
      'adults[ -]only|only adults|no (?:small |young )?children|over[- ]?(?:18|21)|cocktail|wine bar|tasting menu',
  },
  {
    id: 'menu-words',
    format: 'glossary',
    again: 12,
    emoji: '📖',
    unless: `${ONLY_A_CAFE}|pizz|burger|curr(?:y|ies)|indian|thai\\b|chinese|japan|sushi|ramen|noodle|taco|mexic|kebab|\\bdiner\\b|barbecue|\\bbbq\\b|fish and chips|turkish|korean|vietnam|\\bales?\\b`,
    tags: ['MenuTalk', 'FoodWords', 'EatingOut'],
    title: [
      'Menu words explained: confit, jus, velouté, tartare, en papillote',
      'Confit, jus, tartare: what the words on a menu mean',
    ],
    cover: 'What the menu means',
    gist: [
      'Confit is cooked slowly in fat, jus is thin gravy, tartare is raw and chopped. Know six words from the menu, and you know what you will get.',
      'Most French words on a menu only tell you how something was cooked. Learn six of them, and you know what will be on your plate.',
    ],
    subject: ['What is a jus?', 'Six menu words before you order'],
    hooks: {
      '*': [
        '"Jus" is gravy that has been to France.',
        'If the menu says "tartare", it will be raw. Good to know before you order.',
        'Confit, jus, velouté: words on a menu that take four seconds to explain.',
      ],
      p: 'Most difficult words on a menu only say how a dish was cooked.',
      a: 'Learn six words, and you can read any menu.',
      t: 'Confit, braised, poached, seared: each of these words stands for a temperature and a time.',
      f: 'Have you ever ordered something from a menu and been surprised that it was raw?',
      h: 'Everyone nods at "velouté" on a menu. Most of them expect fish.',
      i: 'Once you know the words on a menu, you order braver things.',
      l: 'Velouté means velvety, and a good one is.',
    },
    lines: {
      '*': [
        'Words on a menu:\n\nConfit: cooked slowly in fat.\nTartare: raw and chopped.\nVelouté: a smooth soup.\nJus: thin gravy.',
        '"En papillote" on a menu means baked in a paper parcel. It is opened at the table, and the smell alone is worth it.',
        'A "gratin" on a menu is anything that has been browned on top. The crust is the best part.',
        '"Tian", "timbale", "mille-feuille": these words on a menu only tell you the shape, not the taste.',
        '"Pan-fried" on a menu means cooked in a pan. "Pan-roasted" means a pan first, then the oven.',
        'A coulis is a smooth sauce, mostly of fruit. In a compote there are still pieces.',
      ],
      h: ['"Deconstructed" on a menu means that you put it together yourself.'],
    },
    scene: [
      'Four people hold up menus. One asks quietly what "ballotine" means, and three are glad that somebody did.',
      'The waiter recommends the velouté. Everybody nods, and somebody looks it up under the table.',
    ],
    why: [
      [
        'Menus borrow from French because kitchens learnt their trade in it.',
        'For two hundred years cooks learnt their trade in French. Menus still show it.',
      ],
      [
        'Behind nearly each of these words is a technique, so it tells you how soft, rich or raw a thing will be.',
        'The odd word on a menu is often the most useful one: it says how the dish was cooked.',
      ],
    ],
    parts: [
      [
        'Confit',
        [
          'Cooked slowly under fat until it falls from the bone. Duck, garlic, even tomatoes.',
          'Cooked at low heat for hours in fat. It gets tender and salty.',
          'Cooked so long and gently in fat that it comes apart with a fork.',
        ],
        'A confit duck leg on a plate',
      ],
      [
        'Jus',
        [
          'The juices of a roast, boiled down and not thickened.',
          'A thin, strong gravy. You get less of it than you would like.',
          'What was left in the roasting {tin|pan}, concentrated.',
        ],
        'A small {jug|pitcher} pouring dark jus',
      ],
      [
        'Velouté',
        [
          'From velvet: a soup or sauce bound until it is smooth.',
          'It is so smooth that you could drink it from a cup.',
          'A pale, silky soup, thickened with butter and flour.',
        ],
        'A spoon in a smooth pale soup',
      ],
      [
        'Tartare',
        [
          'Raw, chopped and sharply seasoned: beef, fish, {beetroot|beets}.',
          'Nothing in it is cooked.',
          'It has never seen a pan.',
        ],
        'A neat round of tartare',
      ],
      [
        'En papillote',
        [
          'Baked in a closed parcel, so it steams in its own juice.',
          'It is mostly fish, and the parcel is opened in front of you.',
          'Fish and vegetables wrapped in paper, opened under your nose.',
        ],
        'A paper parcel being opened',
      ],
      [
        'Gremolata',
        [
          'Parsley, lemon peel and garlic, chopped and scattered at the end.',
          'A handful of fresh green on top of a stew.',
          'It goes on at the very end and tastes sharp and fresh.',
        ],
        'Chopped parsley and lemon peel',
      ],
    ],
    turn: ['And if you do not know a word, ask. It is not a test.', 'Now the menu is a little easier.'],
    asks: ['Which word on a menu do you only pretend to know?', 'Which word should be banned from menus?'],
    ends: {
      p: 'A good waiter can explain each word in one sentence. It is worth hearing.',
      a: 'Raw, slow, smooth: find out which, and order.',
      t: 'The method tells you more than the ingredient.',
      f: 'Ask out loud. Half of your table wants to know too.',
      h: 'And velouté, by the way, is soup.',
      i: 'Nobody is born knowing what a jus is.',
      l: 'And the pronunciation does not matter.',
    },
    work: [
      'If people do not understand a word on your list, they order something else. Say in plain words what it is like.',
      'Put plain words under every trade word, and your interesting things will sell.',
    ],
    caution: [
      'Raw meat, fish or egg is not advised for everybody, in pregnancy for example; ask before ordering.',
      'Not everyone should eat raw meat, fish or egg, for instance in pregnancy. Ask before you order.',
    ],
    keep: 'the next menu in French',
    send: 'someone who nods at everything on the menu',
    own: [
      {
        about: 'confit|tartare|gratin|brais|\\bjus\\b|velout',
        kinds: ['product', 'offer', 'process'],
        lead: 'Here is something from our own menu.',
      },
    ],
    pic: {
      ask: 'One line of your menu, up close, with a fork beside it',
      alt: 'A close view of one line on a restaurant menu',
    },
    claims: [
      [
        'Meanings of confit, jus, velouté, tartare, en papillote, gremolata',
        'definition, culinary dictionaries',
      ],
    ],
  },
  {
    id: 'warm-the-plates',
    format: 'tip',
    again: 9,
    emoji: '🍽️',
    tags: ['CookingTips', 'Hosting', 'KitchenTips'],
    title: [
      'Why restaurants warm plates, and how to do it without an oven',
      'Hot food, warm plate: three ways to do it at home',
    ],
    cover: 'Cold plate, cold dinner',
    gist: [
      'A cold plate takes the heat from a thin sauce within a minute. Warm plates for hot food, cold ones for salad and dessert: hot water, the dishwasher or a low oven will do.',
      'You cook for an hour and then serve it on a cold plate from the cupboard. Warm the plates first: it takes four minutes.',
    ],
    subject: ['Warm your plates before you serve', 'Four minutes that keep dinner hot'],
    hooks: {
      '*': [
        'You cook for an hour, and then dinner goes onto a cold plate.',
        'Touch your plate in a restaurant: it is warm, and that is no accident.',
        'Dinner gets cold too fast? Warm the plates.',
      ],
      p: 'Nothing keeps a dinner hot for longer than a warm plate.',
      a: 'Hot food on hot plates, cold food on cold plates.',
      t: 'China is heavy: a cold plate takes heat from the sauce, and a warm one gives it.',
      f: 'Does dinner get cold while you are still looking for the pepper?',
      h: 'Fish in butter on a cold plate: after two minutes the butter is wax.',
      i: 'A warm plate says: I thought of you before you sat down.',
      l: 'A hot dinner on a warm plate, and time to enjoy it.',
    },
    lines: {
      '*': [
        'Want warm plates without an oven? Pour hot water over them, wait a minute, and dry them.',
        'Put plates on top of a pan of potatoes while they boil, and they warm up by themselves.',
        'For salad and ice cream, cold plates are better: put them in the fridge for ten minutes.',
        'A warm plate should be pleasant to hold. If you need a cloth, it is too hot.',
        'Just one pasta bowl to warm? Pour in a splash from the kettle and tip it out.',
        'Serve soup in warm cups, and it stays hot until the last guest sits down.',
      ],
      h: ['The gravy was hot until it met the plate. The plate had spent the night by the back door.'],
    },
    scene: [
      'Everything is ready at the same time, for once. Then somebody takes eight ice-cold plates out of the cupboard.',
      'In every restaurant kitchen there is a cupboard with a heating lamp. It is for the plates.',
    ],
    why: [
      [
        'A plate weighs as much as what is on it, so its temperature is half of the matter.',
        'Cold china takes the heat out of the food within a minute.',
      ],
      [
        'Thin things cool first: sauces, fish, slices of meat.',
        'A stew stays hot by itself. A thin fillet does not.',
      ],
    ],
    parts: [
      [
        ['Warm them in a low oven', 'A few minutes in a warm oven'],
        [
          'Five minutes at the lowest mark, when the roast comes out to rest.',
          'Stack them in twos, so that all of them get warm.',
          'The lowest setting is enough. You should be able to hold them.',
        ],
        'Plates in a low oven',
      ],
      [
        ['Or rinse them with hot water', 'A minute in hot water does it'],
        [
          'In the sink, one minute, then dry.',
          'Bowls for pasta: a ladle of the boiling water in each, and tip it out just before serving.',
          'Dry them well, or the sauce gets watery.',
        ],
        'Hot water poured over plates in a sink',
      ],
      [
        ['Or take them warm from the dishwasher', 'Use them straight from the dishwasher'],
        [
          'Open it after the drying, and you have eight warm plates.',
          'You only have to get the timing right.',
          'If you start it an hour before, they come out at the right moment.',
        ],
        'Steam rising from an open dishwasher',
      ],
      [
        ['Chill plates for cold dishes', 'Salad and ice cream: use cold plates'],
        [
          'Salad, tartare, sorbet: ten minutes in the fridge.',
          'Ice cream on a cold plate stays a ball until the second spoon.',
          'Ten minutes in the fridge are enough for salad or dessert.',
        ],
        'A chilled plate with ice cream',
      ],
    ],
    turn: ['The same food, five minutes hotter.', 'Your guests will not know why, but they will enjoy it.'],
    asks: ['Do you warm your plates?', 'Which dish always gets cold on your plate?'],
    ends: {
      p: 'Do it for guests once, and you will be doing it on weekdays.',
      a: 'First the plates, then the steak.',
      t: 'A plate is as heavy as your dinner, so its warmth counts.',
      f: 'Only tell the children that the plates are hot.',
      h: 'On a warm plate it stays butter.',
      i: 'It is a small kindness to whoever eats.',
      l: 'A warm plate in the hand, and the sauce still hot.',
    },
    work: [
      'People remember the last step: the plate, the parcel, the handover. Give it a minute more.',
      'Whatever you deliver, think about how it arrives. It is what people remember.',
    ],
    caution: [
      'Check that plates are made for the oven, and tell guests if they are hot.',
      'Not every plate is made for an oven. Make sure, and warn your guests when they are hot.',
    ],
    keep: 'the next dinner for guests',
    send: 'a cook whose gravy goes cold',
    own: [
      {
        about: '^(?!.*(?:beans|coffee)).*(?:\\broasts?\\b|steak|main course|risotto|pasta|stew|\\bpies?\\b)',
        kinds: ['product', 'offer', 'price', 'event', 'hours'],
        lead: 'Something that we serve on a warm plate.',
      },
    ],
    pic: { ask: 'A stack of plates in a warmer or in steam', alt: 'A stack of plates in a warm oven' },
    claims: [
      ['Plates have considerable heat capacity compared with a portion', 'physics'],
      ['Plates are warmed in professional service', 'trade practice'],
    ],
    unless: ONLY_A_CAFE,
  },
  {
    id: 'the-dish-you-come-back-for',
    format: 'question',
    again: 9,
    emoji: '🔁',
    tags: ['FoodTalk', 'EatingOut', 'FavouriteDish'],
    title: ['The dish you would cross town for', 'Which dish would you travel for?'],
    cover: 'Which dish do you travel for?',
    gist: [
      'Everyone has one dish for which they take the bus: a soup, a certain pie, the schnitzel with the wrong sauce. Rarely is it the most refined thing. What is yours?',
      'We say that we come back for the atmosphere. Then we order the same soup as always. Which dish is it for you?',
    ],
    subject: ['Which dish do you travel for?', 'Two buses for a soup'],
    hooks: {
      '*': [
        'Some people take two buses for a bowl of soup. Which dish would you do that for?',
        'Name the restaurant dish that you would miss if it went off the menu.',
        'Which dish do you order every single time?',
      ],
      p: 'Ask people about their favourite restaurant, and they will talk about one dish.',
      a: 'You come back to a restaurant for one dish.',
      t: 'A favourite dish is made of taste, place and memory, and a recipe only gives you the first.',
      f: 'Which dish would you cross the whole town for?',
      h: 'They took your favourite dish off the menu years ago. You are still not over it.',
      i: 'Somewhere a cook is making your favourite dish right now, and does not know what it means to you.',
      l: 'The same dish every time, and never a reason to choose another.',
    },
    lines: {
      '*': [
        'Which dish would you take two buses for?\n\nA soup\nA certain pie\nThe one that is only on in autumn\nThe one they took off the menu',
        'Tell the kitchen that you came for one dish. It makes their day, and it may keep the dish on the menu.',
        'Favourite dishes are seldom the clever ones. They are hot, brown and slightly too big.',
        'Has your favourite dish gone from the menu? Ask. The cook can often still make it.',
        'Tell the waiter which dish you came for. The kitchen will hear about it.',
        'The dish that people dream of is usually a cheap one that takes hours.',
      ],
      h: ['"Everything on our menu is good." Yes. But where is the pie?'],
    },
    scene: [
      'It is raining, and you have changed buses twice. Then somebody puts your favourite soup in front of you without being asked.',
      'There is a new menu. A guest reads it, turns it over, looks up, and asks in a small voice where the pie has gone.',
    ],
    why: [
      [
        'A dish becomes your favourite because it is there again each time and tastes the same.',
        'It is not only the recipe. You remember the place and the people each time you eat it.',
      ],
    ],
    parts: [
      [
        ['The dish for bad days', 'Comfort food for a bad day'],
        [
          'Usually a soup, or noodles. Nobody orders salad for comfort.',
          'You already knew at noon that you would need it tonight.',
          'It is warm, it is soft, and somebody else has made it.',
        ],
        'A steaming bowl of soup',
      ],
      [
        ['The dish to share', 'The one you bring friends for'],
        [
          'A big dish in the middle of the table. You bring friends so that they can try it.',
          'You watch their faces at the first bite, as if you had cooked it yourself.',
          'One big pot, many spoons, and you say: "Wait until you taste this."',
        ],
        'A large shared dish on a table',
      ],
      [
        ['The dish that has gone', 'The one they no longer make'],
        [
          'It was taken off the menu, or the place closed.',
          'You have tried to make it at home, and it was not the same.',
          'You know the recipe, nearly, and still it never tastes like there.',
        ],
        'An empty plate in warm light',
      ],
    ],
    turn: ['Go there this week, and order it.', 'And tell the cook. They hardly ever hear it.'],
    asks: ['Which dish would you go out for tonight?', 'Which dish should come back on the menu?'],
    ends: {
      p: 'Your answer is worth more to a kitchen than any number of stars.',
      a: 'Going back for it is the highest praise.',
      t: 'That is what a regular is made of.',
      f: 'Tell us which. We promise not to be jealous.',
      h: 'Bring it back. We are still asking.',
      i: 'Whoever put it on the menu had no idea that it would be yours.',
      l: 'And the same table, if it is free.',
    },
    work: [
      'Every business has one thing that people would come for in the rain. Find out what yours is before you change your list.',
      'Ask ten customers what they would miss. If they all name the same thing, leave it alone.',
    ],
    keep: 'the end of a long day',
    send: 'the person you would take there',
    own: [
      {
        about: 'signature|favourite|famous for|known for|speciality|specialty',
        kinds: ['product', 'claim', 'history', 'story'],
        lead: 'One of the dishes from our kitchen.',
      },
    ],
    pic: {
      ask: 'The dish that regulars order, as it leaves the pass',
      alt: 'A steaming dish on a counter, ready to be carried out',
    },
    claims: [['Regulars attach to single dishes', 'common experience']],
  },
  {
    id: 'one-pudding-two-spoons',
    format: 'either',
    again: 12,
    emoji: '🍮',
    tags: ['DessertTime', 'ThisOrThat', 'TableTalk'],
    title: ['One dessert with two spoons, or one each?', 'Do you share your dessert or guard it?'],
    cover: 'One {pudding|dessert}, two spoons?',
    gist: [
      'Share a {pudding|dessert} and it is gone in four bites. Order one each and there is peace. Which is it at your table?',
      'With two spoons it is romantic, with two plates everybody gets enough. How do you do it?',
    ],
    subject: ['Share dessert, or one each?', '"I will only have a bite of yours"'],
    hooks: {
      '*': [
        '"Shall we share a dessert?" is a bigger question than it sounds.',
        'A dessert with two spoons lasts about ninety seconds.',
        'The waiter brings one dessert and two spoons, and waits to see what happens.',
      ],
      p: 'How two people order dessert tells you how long they have known each other.',
      a: 'One dessert each. Life is too short for half portions.',
      t: 'With two spoons in one dessert, both of you eat faster.',
      f: 'Time for {pudding|dessert}. Do you share, or is it one each?',
      h: '"I love you, but the middle of this fondant is mine."',
      i: 'Sharing your dessert is a small way to say a lot.',
      l: 'One plate, two spoons, and neither of you takes the last bite.',
    },
    lines: {
      '*': [
        'One dessert with two spoons: sweet, and gone in a minute.\nOne each: peace at the table.\n\nHow do you do it?',
        'Whoever "does not want any dessert" eats nearly half of yours. Order accordingly.',
        'Four people, three desserts in the middle, everybody gets a spoon. Nobody has ever regretted it.',
        'Cannot agree on a dessert to share? Have the cheese.',
        'Sharing dessert? Order one more than you need and put them all in the middle.',
        'Whoever says "only a taste" of your dessert gets the smaller spoon.',
      ],
      h: ['He gave her the corner with the caramel. They have been married since.'],
    },
    scene: [
      'The waiter puts down a single dessert with two spoons, and gets out of the way.',
      'Two people look at the dessert menu, then at each other, and both say: "Shall we share one?"',
    ],
    why: [
      [
        'Nobody is hungry by then. Dessert is only for pleasure, and some of us like to share it.',
        'By dessert nobody needs any more food. It is purely about who gets the crust.',
      ],
    ],
    parts: [
      [
        'One dessert, two spoons',
        [
          'For first dates, and for people who are really full.',
          'You sit closer together. It is gone quickly, and that is part of it.',
          'You both get a taste, and nobody is too full.',
        ],
        'One dessert with two spoons',
      ],
      [
        'One dessert each',
        [
          'For old friends, bad weeks and anything with a melting middle.',
          'You know which one is yours, and you can talk again.',
          'Nobody counts bites, and you eat at your own speed.',
        ],
        'Two desserts side by side',
      ],
    ],
    turn: ['If you are not sure: three for two.', 'If somebody offers you the last spoonful, it is love.'],
    asks: ['Two spoons, or one each?', 'Which dessert do you never share?'],
    ends: {
      p: 'Most kitchens will put one dessert on two plates if you ask.',
      a: 'Order your own.',
      t: 'Shared between two, there is always less than half for each.',
      f: 'Tell us, and does your other half agree?',
      h: 'The middle of the fondant was eaten in silence.',
      i: 'It does not have to be fair, as long as it is fun.',
      l: 'The last spoonful is for the other one.',
    },
    work: [
      'Two departments with one shared budget spend it faster. As with dessert, one each keeps the peace.',
      'Give every team its own small budget, and they become generous with it. It works like two desserts.',
    ],
    keep: 'the next dessert menu',
    send: 'whoever always wants a bite of yours',
    own: [
      {
        about: 'dessert|pudding|cake|tart\\b|ice cream|sorbet|crumble|brownie',
        kinds: ['product', 'offer', 'price', 'process'],
        lead: 'A dessert from our kitchen, for one spoon or two.',
      },
    ],
    pic: {
      ask: 'One of your desserts with two spoons beside it',
      alt: 'A dessert on a plate with two spoons',
    },
    claims: [['Shared food is eaten faster', 'common experience']],
  },
];
