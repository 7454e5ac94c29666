// The room, the menu and the people in it.
import type { Idea } from '../../library/idea.ts';
import { ONLY_A_CAFE } from '../whom.ts';

export const ROOM: readonly Idea[] = [
  {
    id: 'why-good-menus-are-short',
    format: 'behind',
    again: 9,
    emoji: '📄',
    unless: ONLY_A_CAFE,
    tags: ['RestaurantLife', 'MenuTalk', 'BehindTheScenes'],
    title: ['Why good restaurants have short menus', 'How to read a menu: what a short card tells you'],
    cover: 'Why the menu is short',
    gist: [
      'Each dish on a card means ingredients that must be there, fresh, whether it is ordered or not. A short menu turns over daily; a long one lives in the freezer.',
      'Twelve dishes can be cooked from what came in this morning. Eighty cannot. A menu tells you about its fridge.',
    ],
    subject: ['Count the dishes', 'What a long menu keeps quiet about'],
    hooks: {
      '*': [
        'Count the dishes on a menu, then imagine the fridge behind it.',
        'Eleven pages, laminated, with photographs. Somewhere a freezer is humming.',
        'A long menu is a promise that only a freezer can keep.',
      ],
      p: 'The length of a menu tells you how quickly its ingredients are used.',
      a: 'Few dishes, done daily. That is all one has to look for.',
      t: 'More dishes means more ingredients with lower turnover each, and turnover is freshness.',
      f: 'Do you get nervous when there is only a handful of dishes? Quite the reverse is called for.',
      h: 'Pizza, sushi, schnitzel, curry: the kitchen either has four chefs or one very large microwave.',
      i: 'Leaving things out takes courage. In a kitchen you can taste it.',
      l: 'One card, one page, and the ink of today.',
    },
    lines: {
      '*': [
        'A menu with seven mains means seven things that were thought about. With seventy, somebody thought about the freezer.',
        'Look for one ingredient that turns up twice. Leeks in the soup and beside the fish: they came this morning, and are being used up well.',
        'Paper menus can change tomorrow. Laminated ones have made up their mind for years.',
        'Ask what has just come on. Cooks are proudest of the newest thing and cook it with attention.',
        'If the seasons change and the card does not, ask where the strawberries are from.',
        'A short card can be read aloud to a grandmother. It is a fair test.',
      ],
      h: ['A long menu is a list of things that are not on your table.'],
    },
    scene: [
      'Nine dishes on a sheet of paper, and somebody at the table asks whether there is another page.',
      'In the afternoon a cook stands before the fridge, crosses out one dish and writes in another.',
    ],
    why: [
      [
        'Every line on a card is a promise to have all its parts at hand, at lunchtime and at ten at night.',
        'If it says liver, there must be liver, ordered or not. Four portions a week are not enough to keep it fresh.',
      ],
      [
        'With fewer dishes each of them is cooked more often, and repetition is how cooks get good.',
        'A cook who makes the same risotto thirty times a night knows things about it that are in no book.',
      ],
    ],
    parts: [
      [
        ['Count the mains', 'Under a dozen mains: a good sign'],
        [
          'Six to ten can be cooked from raw by a small team.',
          'Then look through the hatch and count the cooks. The two numbers should get on.',
          'That many a small crew can cook from scratch.',
        ],
        'A one-page menu on a table',
      ],
      [
        ['Look for neighbours', 'See what turns up twice'],
        [
          'Ingredients that come up in several dishes get used up and come fresh.',
          'Fennel here, fennel there: somebody bought a crate and has a plan.',
          'Whatever appears in two dishes was bought by the crate, and is gone by tomorrow.',
        ],
        'Fennel beside several prepared dishes',
      ],
      [
        ['See whether it names a day', 'Is there a date on it?'],
        [
          'Soup of the day, fish of the day, or just a date on top.',
          'A card with a date on it was printed for you.',
          'It means that somebody decided this morning.',
        ],
        'A date at the top of a menu',
      ],
      [
        ['Ask what goes fastest', 'Ask what is ordered most'],
        [
          'It is the one with the freshest parts.',
          'What everybody orders cannot grow old.',
          'Nothing that sells fast has time to get old.',
        ],
        'A waiter pointing to a line on a menu',
      ],
    ],
    turn: [
      'Short is not meagre. Short is what was there this morning.',
      'And if the thing you came for is off, they were honest about it.',
    ],
    asks: ['Short menu or long menu?', 'Which dish must never come off the card?'],
    ends: {
      p: 'A short card with a change each week is a good sign in any price range.',
      a: 'Fewer dishes. More cooking.',
      t: 'Freshness is stock divided by sales. Menus move both.',
      f: 'And you will have decided before the bread comes.',
      h: 'The microwave declined to be interviewed.',
      i: 'Somebody chose, so that you may enjoy.',
      l: 'Five courses, no options. What a relief.',
    },
    work: [
      'Range is a cost that rarely shows up in {the till|the register}. Cutting the bottom third of a list improves the top third, in kitchens and in catalogues.',
      'Every line on a list has to be bought, stored and explained. Strike the last five and see who misses them.',
    ],
    keep: 'the next eleven-page menu',
    send: 'someone who wants another page',
    own: [
      {
        about: 'menu|daily special|dish(?:es)? of|changes (?:daily|weekly|every)|blackboard',
        kinds: ['product', 'process', 'offer', 'policy', 'link'],
        lead: 'About the card in this house.',
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
    cover: 'A table for one',
    gist: [
      'Go early or late, ask for the counter or the window, order properly and put the telephone away until coffee. Nobody is looking; the waiters rather like you.',
      'Eating alone is a skill that takes two tries. The second glass of water is where it starts to be pleasant.',
    ],
    subject: ['One, please', 'The counter is yours'],
    hooks: {
      '*': [
        '"Just the one?" Leave out the just. One.',
        'The person eating alone at the counter gets the most attention in the house, and the last of the good bread.',
        'Eating alone is a skill, and it can be learnt in one evening.',
      ],
      p: 'A meal on your own is among the better ways of spending an hour in a strange town.',
      a: 'Ask for the counter. Order three courses.',
      t: 'Without conversation people notice more of what they eat: more smell, more texture, slower bites.',
      f: 'Does a table for one make you nervous? There are a few things that help.',
      h: 'You have excellent company, you agree about the wine, and nobody steals your {chips|fries}.',
      i: 'An hour with nothing to be for anybody: that is what you are booking.',
      l: 'A half bottle, a linen napkin, a book that stays closed.',
    },
    lines: {
      '*': [
        'Eating alone: take the counter. There is something to watch, somebody to talk to if you like, and no empty chair opposite.',
        'Order as you would with company. A main course alone is refuelling, and {a starter|an appetizer} makes it an evening.',
        'Take a book rather than a telephone. A book says "I am happy here". A telephone says "I am waiting".',
        'Solo guests often get in where it is fully booked. One seat is nearly always somewhere.',
        'Take a table for one on a Tuesday. The room is kind on Tuesdays.',
        'A notebook looks purposeful. So does looking out of the window.',
      ],
      h: ['Nobody is looking at you. They are busy explaining to each other what a gremolata is.'],
    },
    scene: [
      'A strange town, half past seven, a full restaurant with its lights on, and you outside with a sandwich in your bag.',
      'At the counter sits a woman with a glass of white and a plate of sardines, and she is plainly having a better time than all the rest.',
    ],
    why: [
      [
        'Other guests look at each other and at their plates, and hardly ever at the next table.',
        'You are far less visible than it feels. Everyone in the room is the main character of their own evening.',
      ],
      [
        'Staff have time for somebody who has time, and with you they can talk about the food.',
        'A guest by himself asks, listens and tastes. It is what cooks wish for.',
      ],
    ],
    parts: [
      [
        ['Choose counter or window', 'Sit where there is something to watch'],
        [
          'Both give your eyes something to do.',
          'A table in the middle of the room with an empty chair is for advanced students.',
          'At a counter you have cooks for company, at a window the street.',
        ],
        'A set place at a bar counter',
      ],
      [
        ['Go a little before the rush', 'Come at the edges of the evening'],
        [
          'There is a choice of seats, and it is quieter.',
          'Or after nine, when couples are down to coffee. Both ends of the evening are good.',
          'At six or after nine a single guest is a pleasure and no problem.',
        ],
        'An early evening room with one guest',
      ],
      [
        ['Order {a starter|an appetizer}', 'Order as if somebody had come along'],
        [
          'It turns a meal into an evening.',
          'Two {starters|appetizers} and no main is quite all right, too. There is no one you have to explain it to.',
          'Two small plates make more of an evening than one large one.',
        ],
        'A small {starter|appetizer} and a glass',
      ],
      [
        ['Put the telephone away until coffee', 'Leave the phone in your coat'],
        [
          'Look, taste, eavesdrop. A book is allowed.',
          'The first ten minutes itch. After that comes the pleasant bit.',
          'It feels odd for as long as {a starter|an appetizer} takes. Then it feels like a {holiday|vacation}.',
        ],
        'A closed book beside a plate',
      ],
      [
        ['Sit back before you pay', 'Stay for a moment at the end'],
        [
          'Five minutes. It is your table.',
          'Nobody is waiting for you, which was the idea.',
          'You have nobody to wait for and nobody waiting.',
        ],
        'A coffee cup and an empty plate',
      ],
    ],
    turn: ['On the second evening you will ask for it.', 'You were good company. It had only been a while.'],
    asks: ['Do you eat out on your own?', 'What do you take along: book, paper or nothing?'],
    ends: {
      p: 'For anybody who travels for work, it is worth learning.',
      a: 'One, please. At the counter.',
      t: 'Attention is finite. Alone, the plate gets all of it.',
      f: 'Talk to the people behind the bar. It makes their evening, too.',
      h: 'The {chips|fries} are all there. Nobody has had to count them.',
      i: 'To be at ease with oneself over dinner is worth a little practice.',
      l: 'The last sip, slowly. No one is asking about dessert on your behalf.',
    },
    work: [
      'On business trips most people eat at a desk out of shyness. One proper meal at a counter tells you more about a town than the briefing.',
      'Ask the person at the counter what to see in town. No meeting gives you better advice.',
    ],
    keep: 'the next evening in a strange town',
    send: 'a friend who travels a lot on business',
    own: [
      {
        about: 'counter|bar seats|walk-?ins?|no (?:booking|reservation)',
        kinds: ['place', 'policy', 'service'],
        lead: 'For one, or for two: the seats.',
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
      'Because a table that is used once in an evening does not pay for the cook.',
      'A small room has to be filled twice on a Friday to carry its rent and its cooks.',
    ],
    title: [
      'Why restaurants give you a table for two hours',
      'Two-hour tables: why, and how to get a longer evening',
    ],
    cover: 'Two hours, please',
    gist: [
      'Rent and wages are the same whether a table is used once or twice. Two sittings are how a small place stays open; if you want the whole evening, take the late one and say so.',
      'Behind the clock stands a sum: whether forty seats feed forty people tonight, or seventy.',
    ],
    subject: ['"We need the table back at eight"', 'The arithmetic of a table'],
    hooks: {
      '*': [
        '"We would need the table back at eight." It sounds unfriendly. It is arithmetic.',
        'A chair in a restaurant has about four hours in a day in which it earns its living.',
        'Two hours sounds short until you know what the chair has to earn.',
      ],
      p: 'A time limit on a table has less to do with manners than with rent.',
      a: 'If you want to stay, book the second sitting.',
      t: 'Covers per seat per night is the number that decides whether a small restaurant survives.',
      f: 'Nobody likes to be told when to leave. Here is why it happens, and how to get round it.',
      h: 'A couple, two {starters|appetizers}, tap water, four hours and a great love. The accountant wept.',
      i: 'The places that we want to keep have to be allowed to do their sums.',
      l: 'The late table, after the bustle. It belongs to you until the candles are down.',
    },
    lines: {
      '*': [
        'Want the whole evening? Ask for the later table. There is no one after you, and nobody looks at the clock.',
        'Two hours are enough for three courses if you order within ten minutes. It is talking over closed menus that eats the time.',
        'If a table has to be given back, ask whether you can have coffee at the bar. The answer is nearly always yes.',
        'In a place with thirty seats an empty table for four on a Friday is a seventh of the evening.',
        'A coffee at the bar afterwards is usually welcome when the table is not.',
        'On weekday evenings the clock is slower. Ask, and the table is often yours.',
      ],
      h: [
        'Dessert was shared, the {bill|check} was split, the table was held until midnight. The restaurant is now a phone shop.',
      ],
    },
    scene: [
      'At half past seven the coffee comes, together with a small smile and a look at the door, where four people stand in the rain.',
      'On the telephone a voice says: "Gladly, but we should need it back at eight." At the other end there is a pause.',
    ],
    why: [
      [
        'What a restaurant pays for is mostly fixed: rent, cooks, heating, whether one guest comes or a hundred.',
        'The costs begin at noon. The takings only begin when somebody sits down.',
      ],
      [
        'So the second party at a table is often what makes the evening worth opening for.',
        'With the first round a place covers its {bills|checks}, and with the next it earns a living.',
      ],
    ],
    parts: [
      [
        ['Say if you want to linger', 'Ask for the whole evening when you book'],
        [
          'When you book, not at half past seven. Then they can place you.',
          'Some tables are not needed twice. Those who ask get them.',
          'There is usually a table that is not sold twice. It goes to whoever asks.',
        ],
        'A reservation book with times',
      ],
      [
        ['Take the late sitting', 'Choose the second sitting'],
        [
          'From half past eight on the evening has no end.',
          'The kitchen is past its rush then, and so are you.',
          'Nobody comes after you, and the kitchen has caught its breath.',
        ],
        'A candlelit table late in the evening',
      ],
      [
        ['Order soon, then talk', 'Order first, tell the news later'],
        [
          'Once the kitchen has it, the time is all yours.',
          'Food first, {holiday|vacation} photographs after. It gains you half an hour.',
          'The kitchen needs twenty minutes in any case. Let them run while you talk.',
        ],
        'A closed menu and a glass on a table',
      ],
    ],
    turn: [
      'Agreed beforehand it is no bother. Only as a surprise is it rude.',
      'Then get up, and the four at the door will love you.',
    ],
    asks: ['Early table or late one?', 'How long do you sit over dinner?'],
    ends: {
      p: 'A good place tells you when you book. If it does not, ask.',
      a: 'The clock belongs in the booking, not in the dessert.',
      t: 'Seat hours are the stock in trade. They do not keep.',
      f: 'And thank you, from the four in the rain.',
      h: 'The great love lasted, by the way. The accountant has been told.',
      i: 'Two hours, well spent, are a whole evening.',
      l: 'A late table, and the evening is yours.',
    },
    work: [
      'Hotels, airlines and hairdressers sell something that cannot be put in store: an hour in a chair. Whoever explains the rule early keeps the customer.',
      'Say the limit when people book and never at the dessert. It is then a fact and no insult.',
    ],
    keep: 'the next Friday booking',
    send: 'those who hold tables until midnight',
    own: [
      {
        about: '\\bbookings?\\b|book (?:a table|online|by|ahead)|reserv|sittings?\\b|walk-?in',
        kinds: ['policy', 'service', 'hours', 'process'],
        lead: 'About the booking, then.',
      },
    ],
    pic: {
      ask: 'Your reservation book or plan for an evening, names covered',
      alt: 'A reservation book with times and table numbers',
    },
    claims: [['Fixed costs make seat turnover decisive', 'restaurant management textbook']],
  },
  {
    id: 'out-with-small-children',
    format: 'checklist',
    again: 9,
    emoji: '🧒',
    tags: ['EatingOut', 'FamilyLunch', 'ParentsLife'],
    title: [
      'Eating out with small children: how to get to the coffee',
      'Restaurant with toddlers: six things that help everyone',
    ],
    cover: 'Lunch with a toddler',
    gist: [
      "Go at half past eleven, sit at the edge, order the child's food with the drinks, bring one quiet thing and leave before the second meltdown. Staff are on your side.",
      'With small children a restaurant works if the food comes fast, there is a wall to sit by, and nobody plans on {pudding|dessert}.',
    ],
    subject: ['Half past eleven, by the wall', 'How to finish a hot meal with a toddler'],
    hooks: {
      '*': [
        'Order the pasta with the drinks. Not after them. With them.',
        'A toddler has about forty minutes. Spend them well.',
        'There is a window of about forty minutes, and it opens at the bread.',
      ],
      p: 'Six small decisions make lunch with children pleasant for everyone in the room.',
      a: 'Early, at the edge, food at once.',
      t: 'Patience in under-fives declines steeply after twenty minutes without food; the kitchen needs fifteen.',
      f: 'You would so like to eat out again, and there is somebody of three who has other ideas.',
      h: 'Crayons buy ten minutes. Bread buys ten more. After that you are living on credit.',
      i: 'Children learn restaurants by going to them, one bread roll at a time.',
      l: 'A warm plate, eaten while it is warm. One learns to value it.',
    },
    lines: {
      '*': [
        'With small children: come early, sit by the wall, order their food with the drinks, and pay when the coffee comes.',
        'Ask for an empty plate and spoon at once. Sharing a main course is cheaper than a menu with a cartoon on it.',
        'Bring one thing they have not seen for a week. A new old car is worth ten minutes.',
        'A walk round the block between main course and {pudding|dessert} saves both.',
        'Ask for the {bill|check} when the main courses come. You can always stay longer.',
        "Half a portion of a real dish beats a whole one off the children's card, and many kitchens will do it.",
      ],
      h: ['The floor beneath the high chair is a dish of its own, and it was served to everyone.'],
    },
    scene: [
      'A high chair, three crayons, one of them already under the next table. The {starters|appetizers} are not in sight.',
      'At twelve, a couple with {a pram|a stroller} look in through the window and ask each other whether they dare.',
    ],
    why: [
      [
        'A child does not wait for food. It waits for nothing, in fact, and it is hungry at half past eleven.',
        'Small people have small tanks, and no interest in your {starter|appetizer}.',
      ],
      [
        'A kitchen can help if it knows, and before noon it has time.',
        'Nothing is easier than a bowl of pasta at a quarter to twelve. At one there are twenty orders before it.',
      ],
    ],
    parts: [
      [
        ['Come early', 'Be there before the rest'],
        [
          'Before noon, before six. The room is empty, the kitchen fast, the staff fresh.',
          'The nap decides the rest of the day, so plan backwards from it.',
          'An empty room forgives a dropped fork, and the food comes sooner.',
        ],
        'A nearly empty restaurant at noon',
      ],
      [
        ['Ask for a table at the edge', 'Sit near a wall or a door'],
        [
          'By the wall, near the door, with room for {the pram|the stroller}.',
          'One side less from which to run away.',
          'You can leave without a parade, and there is only one way to bolt.',
        ],
        'A high chair at a table by the wall',
      ],
      [
        ['Order theirs at once', "The children's food comes first"],
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
          'Out of the bag only when the bread is gone.',
          'A surprise holds longer than an old friend. Keep it for minute fifteen.',
        ],
        'A sticker book beside a plate',
      ],
      [
        ['Take turns to walk', 'A walk in shifts'],
        [
          'One eats hot, one looks at the fish tank. Then change.',
          'Five minutes outside are a reset button.',
          'One of you at least has a hot meal. Swap at half time.',
        ],
        'A parent and child at a window',
      ],
      [
        ['Leave while it is going well', 'Go while they are still charming'],
        [
          'Ask for the {bill|check} along with the coffee.',
          'What ends well may be repeated.',
          'With the {bill|check} on the table you can be out in two minutes.',
        ],
        'A {bill|check} beside two coffee cups',
      ],
    ],
    turn: [
      'Pick up the worst of it, and they will be glad to see you again.',
      'Forty minutes, a hot lunch, no tears. It was a good day.',
    ],
    asks: ['What saves lunch in your family?', 'Where do your children eat well when you are out?'],
    ends: {
      p: 'When booking, mention {the pram|the stroller} and the high chair. It decides on the table.',
      a: 'Feed first. Sit later.',
      t: 'Time to food is the only variable that counts.',
      f: 'You are doing fine. Everyone in the kitchen has a nephew.',
      h: 'The crayon under the next table has been adopted.',
      i: 'In ten years they will order for themselves, and you will miss the stickers.',
      l: 'The coffee, still hot. It has been known.',
    },
    work: [
      'Families look for places where someone brings a spoon without being asked. It costs nothing, and they come back for fifteen years.',
      'A second spoon and a bit of patience turn a family into regulars for years.',
    ],
    caution: [
      'Hot drinks and plates belong out of reach of small hands.',
      'Keep hot drinks and hot plates where small hands cannot get at them.',
    ],
    keep: 'the next lunch with somebody of three',
    send: 'parents who wonder whether they dare',
    own: [
      {
        about: 'child|kids|famil(?:y|ies) (?:welcome|table|menu)|high ?chair|pram|buggy|half portion',
        kinds: ['policy', 'product', 'service', 'place', 'price', 'audience'],
        lead: 'For those who dare, from our side.',
      },
    ],
    pic: {
      ask: 'A high chair at a table with a small bowl and crayons',
      alt: 'A high chair at a restaurant table with crayons',
    },
    claims: [['Early tables and immediate ordering shorten waits', 'trade practice, common experience']],
  },
  {
    id: 'menu-words',
    format: 'glossary',
    again: 12,
    emoji: '📖',
    unless: ONLY_A_CAFE,
    tags: ['MenuTalk', 'FoodWords', 'EatingOut'],
    title: [
      'Menu words explained: confit, jus, velouté, tartare, en papillote',
      'Confit, jus, tartare: what the words on a menu mean',
    ],
    cover: 'What the menu means',
    gist: [
      'Confit is cooked slowly in fat, jus is unthickened gravy, tartare is raw and chopped. Six words from the card, so that you know what you are going to get.',
      'Half of the French on a menu tells you how a thing was cooked. With six of the words you can predict your plate.',
    ],
    subject: ['What exactly is a jus?', 'Six words before you order'],
    hooks: {
      '*': [
        '"Jus" is gravy that has been to France.',
        'If it says "tartare", it is raw. Better to know that now.',
        'Some dishes hide behind a word that takes four seconds to explain.',
      ],
      p: 'Most of the difficult words on a menu describe a method, and methods can be learnt.',
      a: 'Read the verb. It tells you the texture.',
      t: 'Confit, braised, poached, seared: each stands for a temperature and a time.',
      f: 'Have you ever ordered something and been surprised that it was raw?',
      h: 'Everyone nods at "velouté". Three quarters of them expect fish.',
      i: 'Knowing the words makes you braver with the dishes.',
      l: 'A language of butter, in which even soup is velvet.',
    },
    lines: {
      '*': [
        'Confit: slow, in fat.\nTartare: raw, chopped.\nVelouté: a smooth soup or sauce.\nJus: unthickened gravy.\n\nNow the card is easier.',
        '"En papillote" means in a paper parcel. It comes shut to the table, and the smell is let out for you alone.',
        'A gratin is whatever has been browned on top. The crust is the point, and what is underneath is an excuse.',
        'A "tian", a "timbale", a "mille-feuille" of vegetables: shapes. They tell you how it stands and not how it tastes.',
        '"Pan-fried" means a pan, "pan-roasted" a pan and then an oven. Both are honest.',
        'A coulis is a smooth sauce, mostly of fruit. A compote still has pieces.',
      ],
      h: ['"Deconstructed" means that you will be doing the last step yourself.'],
    },
    scene: [
      'Four people hold up menus. One asks quietly what "ballotine" means, and three are glad that somebody did.',
      'The waiter recommends the velouté. There is a nod all round, and a very brief look at a telephone under the table.',
    ],
    why: [
      [
        'Menus borrow from French because kitchens learnt their trade in it.',
        "For two hundred years a cook's tools, steps and sauces had French names. Cards still show it.",
      ],
      [
        'Behind nearly each of these words is a technique, so it tells you how soft, rich or raw a thing will be.',
        'What sounds like decoration is often the most useful bit of information on the page.',
      ],
    ],
    parts: [
      [
        'Confit',
        [
          'Cooked slowly under fat until it falls from the bone. Duck, garlic, even tomatoes.',
          'Low heat, long time, lots of fat. Tender and salty.',
          'Fat as a blanket and hours of patience. It comes apart with a fork.',
        ],
        'A confit duck leg on a plate',
      ],
      [
        'Jus',
        [
          'The juices of a roast, boiled down and not thickened.',
          'Thin as wine and strong as stock. Less of it than you had hoped.',
          'What was left in the roasting {tin|pan}, concentrated.',
        ],
        'A small {jug|pitcher} pouring dark jus',
      ],
      [
        'Velouté',
        [
          'From velvet: a soup or sauce bound until it is smooth.',
          'No pieces. You could drink it from a cup.',
          'Silky, pale, thickened with butter and flour, and a spoon for company.',
        ],
        'A spoon in a smooth pale soup',
      ],
      [
        'Tartare',
        [
          'Raw, chopped and sharply seasoned: beef, fish, {beetroot|beets}.',
          'Nothing about it is cooked. If you want it cooked, choose another line.',
          'It has never seen a pan. What you taste is knife work and seasoning.',
        ],
        'A neat round of tartare',
      ],
      [
        'En papillote',
        [
          'Baked in a closed parcel, so it steams in its own juice.',
          'Mostly fish. The parcel is opened before you, and that is when to lean in.',
          'Fish and vegetables wrapped in paper, opened under your nose.',
        ],
        'A paper parcel being opened',
      ],
      [
        'Gremolata',
        [
          'Parsley, lemon peel and garlic, chopped and scattered at the end.',
          'A handful of green that wakes up whatever has been stewed.',
          'A green, sharp crumble that goes on in the last second.',
        ],
        'Chopped parsley and lemon peel',
      ],
    ],
    turn: [
      'And if a word is missing: ask. It is not a test.',
      'The card is a little shorter now, and so is the silence after "ready to order?".',
    ],
    asks: ['Which word on a menu have you pretended to know?', 'Which word on menus should be abolished?'],
    ends: {
      p: 'A good waiter can explain each word in one sentence. It is worth hearing.',
      a: 'Raw, slow, smooth, dry: find out which.',
      t: 'Method first, ingredient second, adjective never.',
      f: 'Ask out loud. Half of the table wants to know as well.',
      h: 'The fish eaters have been informed about the velouté.',
      i: 'Nobody is born knowing what a jus is.',
      l: 'Order by ear, if you must. French forgives.',
    },
    work: [
      'A card full of trade words makes people order the burger. If you want to sell the interesting thing, say what it is like to eat it.',
      'Put a plain English line under each French one. The interesting dishes will sell.',
    ],
    caution: [
      'Raw meat, fish or egg is not advised for everybody, in pregnancy for example; ask before ordering.',
      'Not everyone should eat raw meat, fish or egg, for instance in pregnancy. Ask before you order.',
    ],
    keep: 'the next card with accents on it',
    send: 'the one who nods at everything',
    own: [
      {
        about: 'confit|tartare|gratin|brais|\\bjus\\b|velout',
        kinds: ['product', 'offer', 'process'],
        lead: 'Now for a line from our own card.',
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
      'You cook for an hour and then put it on something straight from a cold cupboard. Warm the plate: it takes four minutes.',
    ],
    subject: ['The last thing before you serve', 'Four minutes that keep dinner hot'],
    hooks: {
      '*': [
        'An hour of cooking, and then onto a plate at the temperature of the hall.',
        'Touch a plate in a restaurant. It was warmed for you, and it was no accident.',
        'You cooked it hot. Who let it get cold?',
      ],
      p: 'Warm plates keep a dinner hot for longer than anything else you can do after the stove.',
      a: 'Hot food, hot plate. Cold food, cold plate.',
      t: 'Porcelain is heavy and holds a lot of heat: cold, it takes that from the sauce; warm, it gives.',
      f: 'Does dinner get cold while you are still looking for the pepper?',
      h: 'Fish in butter, on a cold plate: after two minutes it is fish in wax.',
      i: 'A small thing that says: I was thinking of you before you sat down.',
      l: 'The weight of a warm plate in the hand.',
    },
    lines: {
      '*': [
        'No room in the oven? Pour hot water over the plates, wait a minute, dry them. Warm enough for dinner.',
        'Plates on the rack above a pan of potatoes warm up by themselves.',
        'Salad and ice cream the other way about: put the plates in the fridge for ten minutes.',
        'A warm plate should be pleasant to hold. If you need a cloth, it goes on cooking your food.',
        'One warm bowl on its own is not worth heating an oven for. A splash from the kettle does it.',
        'Serve soup in warm cups and it stays hot until the last guest has sat down.',
      ],
      h: ['The gravy set. It was not meant to. It had landed on January.'],
    },
    scene: [
      'All is ready at the same moment, for once. Then somebody takes eight plates out of the cupboard by the outside wall.',
      'In the corner of a restaurant kitchen stands a cupboard with a lamp in it. There is no food in there, only china.',
    ],
    why: [
      [
        'A plate weighs as much as what is on it, so its temperature is half of the matter.',
        'Put a warm thing on a cold and equally heavy one, and they will meet in the middle. Nobody wants dinner in the middle.',
      ],
      ['Thin things suffer most: sauces, fish, slices of meat.', 'A stew has reserves. A fillet has none.'],
    ],
    parts: [
      [
        ['Warm them in a low oven', 'A few minutes in a cool oven'],
        [
          'Five minutes at the lowest mark, when the roast comes out to rest.',
          'Stack them in twos, so that heat gets between.',
          'The lowest setting is plenty. You should still be able to hold them.',
        ],
        'Plates in a low oven',
      ],
      [
        ['Or use hot water', 'A minute under hot water'],
        [
          'In the sink, one minute, then dry.',
          'Bowls for pasta: a ladle of the boiling water in each, and tip it out just before serving.',
          'Dry them well, or the sauce gets thinner.',
        ],
        'Hot water poured over plates in a sink',
      ],
      [
        ['Or the end of the dishwasher', 'Straight from the dishwasher'],
        [
          'Open it after the drying, and you have eight warm plates.',
          'It takes some timing, and feels like a triumph.',
          'If you start it an hour before, they come out at the right moment.',
        ],
        'Steam rising from an open dishwasher',
      ],
      [
        ['Chill them for cold things', 'And cold plates for cold dishes'],
        [
          'Salad, tartare, sorbet: ten minutes in the fridge.',
          'Ice cream on a cold plate stays a ball until the second spoon.',
          'The fridge does for a tartare what the oven does for a stew.',
        ],
        'A chilled plate with ice cream',
      ],
    ],
    turn: [
      'Same food, same cook, five minutes hotter.',
      'Your guests will not know why. They will just eat more slowly.',
    ],
    asks: ['Do you warm your plates?', 'Which dish always gets cold on you?'],
    ends: {
      p: 'Do it for guests once, and you will be doing it on weekdays.',
      a: 'Plates first. Then the steak.',
      t: 'Equal masses, mean temperature: school physics, at supper.',
      f: 'Warn the children. "The plates are hot" is a lovely sentence, in fact.',
      h: 'On a warm plate it went back to being butter.',
      i: 'Hospitality begins with the hands.',
      l: 'Warm porcelain, thin sauce, and quiet.',
    },
    work: [
      'The last metre decides how the whole thing is remembered. Anybody who delivers something should ask which plate it lands on.',
      'Think about where it lands. The last contact is what people remember.',
    ],
    caution: [
      'Check that plates are made for the oven, and tell guests if they are hot.',
      'Not every plate is made for an oven. Make sure, and warn your guests when they are hot.',
    ],
    keep: 'the next dinner with a thin sauce',
    send: 'the cook whose gravy sets',
    own: [
      {
        about: '^(?!.*(?:beans|coffee)).*(?:\\broasts?\\b|steak|main course|risotto|pasta|stew|\\bpies?\\b)',
        kinds: ['product', 'offer', 'price', 'event', 'hours'],
        lead: 'Something that deserves a warm plate.',
      },
    ],
    pic: { ask: 'A stack of plates in a warmer or in steam', alt: 'A stack of plates in a warm oven' },
    claims: [
      ['Plates have considerable heat capacity compared with a portion', 'physics'],
      ['Plates are warmed in professional service', 'trade practice'],
    ],
  },
  {
    id: 'the-dish-you-come-back-for',
    format: 'question',
    again: 9,
    emoji: '🔁',
    tags: ['FoodTalk', 'EatingOut', 'FavouriteDish'],
    title: ['The dish you would cross town for', 'Which dish would you travel for?'],
    cover: 'What do you cross town for?',
    gist: [
      'Everyone has one dish for which they take the bus: a soup, a certain pie, the schnitzel with the wrong sauce. Rarely is it the most refined thing. What is yours?',
      'People come back for the atmosphere, they say. Then they order the same soup, as they have for nine years.',
    ],
    subject: ['Which dish do you travel for?', 'Two buses and a soup'],
    hooks: {
      '*': [
        'There are people who take two buses for a soup. Are you one?',
        'Name the dish you would miss if a certain kitchen closed tomorrow.',
        'Somewhere there is a bowl with your name on it.',
      ],
      p: 'Ask people about their favourite restaurant, and they will tell you about one dish.',
      a: 'A restaurant is as good as the dish you come back for.',
      t: 'Familiarity, place and season: a dish that is bound to all three cannot be replaced by a recipe.',
      f: 'Which dish would you cross the whole town for?',
      h: 'It was taken off the menu in two thousand and nine. Support groups meet on Thursdays.',
      i: 'Somewhere somebody is cooking your favourite dish right now, and does not know what it means to you.',
      l: 'One plate, the same each time, and the quiet pleasure of not having to choose.',
    },
    lines: {
      '*': [
        'Which dish would you take two buses for?\n\nA soup\nA certain pie\nThe thing that is only on in autumn\nThe one they took off the card',
        'Telling a kitchen that you came for one dish is a tip that costs nothing. It may even keep the dish on the card.',
        'Favourite dishes are seldom the clever ones. They are hot, brown and slightly too large.',
        'If a favourite comes off the menu, ask. Cooks often still have it in their hands.',
        'Tell the kitchen which dish you came for. They talk about it.',
        'The dish you dream of is usually cheap and takes hours.',
      ],
      h: ['"Everything on our menu is good." Yes. But where is the pie?'],
    },
    scene: [
      'Rain, rush hour, two changes of bus. At the end of it a steamed-up window and a bowl that somebody sets down without being asked.',
      'The card has been redone. A guest reads it through, turns it over, looks up, and asks in a small voice.',
    ],
    why: [
      [
        'A dish becomes a favourite by being there again: same taste, same corner, same day of the year.',
        'It is not about the recipe alone. You eat the weather, the street and the last time along with it.',
      ],
    ],
    parts: [
      [
        ['The one for bad days', 'For the days that went wrong'],
        [
          'Usually a soup, or noodles. Nobody has ever ordered a salad for comfort.',
          'You knew in the morning that it would have to be this tonight.',
          'It is warm, it is soft, and somebody else has made it.',
        ],
        'A steaming bowl of soup',
      ],
      [
        ['The one for company', 'For the people you like'],
        [
          'A large dish in the middle. You bring people here so that they can eat it.',
          'You watch their faces at the first bite, as if you had cooked it.',
          'One big pot, many spoons, and you get to say: "Wait for it."',
        ],
        'A large shared dish on a table',
      ],
      [
        ['The one that has gone', 'For the place that closed'],
        [
          'Taken off, closed, retired along with its cook.',
          'You have tried to make it at home. It was not the recipe that was missing.',
          'You have the recipe, nearly. It is the room that will not come back.',
        ],
        'An empty plate in warm light',
      ],
    ],
    turn: [
      'Go there this week. It cannot be taken for granted.',
      'And say it to the cook. They hardly ever get told.',
    ],
    asks: ['Where would you go tonight, and for what?', 'Which dish should be brought back?'],
    ends: {
      p: 'For a kitchen, that answer is worth more than any number of stars.',
      a: 'Go back for it. That is the highest praise.',
      t: 'Repeat purchase, in other words, with gravy.',
      f: 'Tell us which. We will not be jealous, not very.',
      h: 'Thursday, half past seven. Bring a handkerchief.',
      i: 'Somebody put it on a card without knowing that it would be yours.',
      l: 'The same table, if it can be done.',
    },
    work: [
      'Every business has a soup: the one thing that people would come for in the rain. It is wise to know which it is before redoing the card.',
      'Ask ten guests what they would miss. If all ten say the same, leave it on the card.',
    ],
    keep: 'a day that has been long enough',
    send: 'the person you would take there',
    own: [
      {
        about: 'signature|favourite|famous for|known for|speciality|specialty',
        kinds: ['product', 'claim', 'history', 'story'],
        lead: 'A candidate from this kitchen.',
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
      'Sharing a {pudding|dessert} is sweet, and over in four bites. One each takes conviction and leads to peace. It depends on how well you know each other.',
      'Two spoons are romance, two plates are experience. By the second bite everybody knows which it is going to be.',
    ],
    subject: ['Two spoons or two plates?', '"I will only have a bite of yours"'],
    hooks: {
      '*': [
        '"Shall we share one?" is a question with two meanings, and only one of them is about {pudding|dessert}.',
        'With two spoons in it a crème brûlée lasts ninety seconds.',
        'The waiter lays down two spoons and waits to see what happens.',
      ],
      p: 'How a table orders dessert says a good deal about how long they have known each other.',
      a: 'One each. Life is long enough for half portions.',
      t: 'With two spoons consumption is competitive: each eats faster than alone, and both have less.',
      f: '{Pudding|Dessert} time. How is it done at your table?',
      h: '"I love you, but the middle of this fondant is mine."',
      i: 'There are gestures that consist only in pushing a plate into the middle.',
      l: 'Two spoons, one plate, and neither of you taking the last of it.',
    },
    lines: {
      '*': [
        'One with two spoons: sweet, brief, a little tense.\nOne each: calm, generous, slightly too much.\n\nHow do you do it?',
        'The person who "does not want any" eats forty per cent. Order accordingly.',
        'Three puddings for four in the middle of the table, all spoons allowed: nobody has regretted that yet.',
        'Cheese, for those who no longer wish to discuss it.',
        'Order one more than you need and put it in the middle. Nobody has ever sent it back.',
        'Whoever says "only a taste" gets the larger spoon.',
      ],
      h: ['He gave her the corner with the caramel. They have been married since.'],
    },
    scene: [
      'The waiter puts down one plate and two spoons and withdraws, as one does at a duel.',
      'Two people look at the dessert card, and then at each other, and both say: "You first."',
    ],
    why: [
      [
        'Dessert is not about hunger, so it is about everything else: closeness, fairness, and who gets the crust.',
        'By then nobody needs to eat. What remains is pleasure, and that can be shared or not.',
      ],
    ],
    parts: [
      [
        'One, with two spoons',
        [
          'For first evenings, last courses and people who are really full.',
          'You sit closer together. It is over soon, and that is part of it.',
          'A second spoon costs nothing, and sharing suits late hours.',
        ],
        'One dessert with two spoons',
      ],
      [
        'One each',
        [
          'For old friends, bad weeks and anything with a liquid centre.',
          'You know what is yours. There is talk again.',
          'Nobody counts bites. You finish when you finish.',
        ],
        'Two desserts side by side',
      ],
    ],
    turn: ['When in doubt, three for two.', 'If you are offered the last spoonful, it is serious.'],
    asks: ['Two spoons, or one each?', 'Which dessert do you never share?'],
    ends: {
      p: 'Kitchens split a {pudding|dessert} onto two plates if you ask. It is the diplomatic way.',
      a: 'Order yours.',
      t: 'Divide by two, and you get less than half each. Nobody knows how.',
      f: 'Tell us. And does your other half agree?',
      h: 'The fondant has been divided by a lawyer.',
      i: 'It need not be fair. It only has to be meant.',
      l: 'The last spoonful stays. It belongs to both.',
    },
    work: [
      'Shared budgets go the way of shared puddings: each side is quicker than it would be alone. One plate each makes for better manners.',
      'Give everyone their own small budget and watch them become generous.',
    ],
    keep: 'the next dessert card',
    send: 'the one with the second spoon',
    own: [
      {
        about: 'dessert|pudding|cake|tart\\b|ice cream|sorbet|crumble|brownie',
        kinds: ['product', 'offer', 'price', 'process'],
        lead: 'For one spoon, or for two.',
      },
    ],
    pic: {
      ask: 'One of your desserts with two spoons beside it',
      alt: 'A dessert on a plate with two spoons',
    },
    claims: [['Shared food is eaten faster', 'common experience']],
  },
];
