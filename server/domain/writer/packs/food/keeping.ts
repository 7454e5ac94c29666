// At home with what was bought: dates, freezing, reheating, carrying, storing.
import type { Idea } from '../../library/idea.ts';
import { MAKES_DRINKS } from '../whom.ts';

export const KEEPING: readonly Idea[] = [
  {
    id: 'two-kinds-of-dates',
    format: 'answer',
    again: 9,
    emoji: '📅',
    tags: ['BestBefore', 'FoodWaste', 'GoodToKnow'],
    unless: MAKES_DRINKS,
    question: 'Best before or use by: what is the difference?',
    short: [
      'Use by is about safety: do not eat it after that day. Best before is about quality.',
      'Best before means it may lose some taste later. Use by means stop.',
    ],
    title: ['Best before or use by: the difference', 'Can you eat food after the best before date?'],
    cover: 'Best before or use by?',
    gist: [
      'A use by date is about safety, and it is on things like fresh meat, fish and ready meals. A best before date is about quality: after it, the food is often still good.',
      'Use by: keep to it. Best before: look, smell and taste before you throw it away.',
    ],
    subject: ['Best before or use by?', 'Can I still eat this?'],
    hooks: {
      '*': [
        'Best before and use by do not mean the same. One of them saves you money.',
        'Past the best before date? It is often still good. Past the use by date is another matter.',
      ],
      pt: 'Use by dates protect your health. Best before dates promise quality.',
      fi: 'Do you throw things away on the day the date runs out? You may not have to.',
      a: 'Use by is strict. Best before is a guide.',
      h: 'Dates on food: rice keeps for years. Chicken does not.',
      l: 'Good food deserves to be eaten in time, and not thrown away too soon.',
    },
    lines: {
      '*': [
        'Use by stands on food that goes off quickly. Do not eat it after that day, even if it smells fine.',
        'Best before is about taste. Dry pasta, rice, honey and chocolate are often good long after it.',
        'Freeze food before its use by date, and you can keep it for later. Thaw it in the fridge.',
        'A date counts only while the packet is closed. Once it is open, read how many days it keeps.',
      ],
      h: ['Honey from a cave was still good after hundreds of years. It had no date on it.'],
    },
    scene: [
      'Sunday evening, a yoghurt with yesterday as its best before date. Eat it or not?',
      'A ready meal in the fridge, and its use by date was yesterday. Eat it or not?',
    ],
    why: [
      [
        'Some germs cannot be seen or smelt. That is why a use by date is strict.',
        'Meat, fish and ready meals can be unsafe before they look it.',
      ],
      [
        'After the best before date food may lose colour or crunch.',
        'A best before date only says how long the maker promises full quality.',
      ],
    ],
    parts: [
      [
        ['Use by: keep to it', 'Stop at the use by date'],
        ['Eat, cook or freeze it by the end of that day.', 'Keep it as cold as the packet says.'],
        'A use by date on a packet',
      ],
      [
        ['Best before: check it yourself', 'Look and smell after best before'],
        ['If it looks, smells and tastes fine, it usually is.', 'Mould or an odd smell means no.'],
        'Somebody smelling an open jar',
      ],
      [
        ['Opened? Other rules count', 'Read what it says about opening'],
        ['Most labels say how many days it keeps.', 'Write the day of opening on the lid.'],
        'A date written on a lid',
      ],
    ],
    turn: [
      'In some countries the words differ, so read the label.',
      'A look in the fridge on Sunday saves the rest.',
    ],
    asks: ['How strict are you with dates?', 'What is the oldest thing in your cupboard?'],
    ends: {
      pa: 'Two words, and far less in the bin.',
      fi: 'Now go and look at your cupboard.',
      t: 'Use by is safety, best before is quality.',
      h: 'The rice is fine.',
      l: 'Eaten in time, it tastes best.',
    },
    caution: [
      'Never eat or sell food after its use by date.',
      'With a use by date there is no checking by smell: after that day, it is not to be eaten.',
    ],
    keep: 'the door of your fridge',
    send: 'the one who throws everything away on the day',
    own: [
      {
        kinds: ['policy', 'product', 'process'],
        about: 'keeps? for|use by|best before|shelf life|fresh(?:ly)? (?:made|cooked|packed)',
        lead: 'What applies to ours:',
      },
    ],
    pic: { ask: 'The date on one of your labels, close up', alt: 'A date on a label' },
    claims: [['Meaning of use by and best before', 'food authorities, such as the FSA']],
  },
  {
    id: 'freeze-it-flat',
    format: 'howto',
    again: 9,
    emoji: '🧊',
    tags: ['MealPrep', 'FreezerMeals', 'KitchenTips'],
    unless: MAKES_DRINKS,
    title: ['How to freeze meals so that they thaw quickly', 'Freezing soups, stews and ready meals at home'],
    cover: 'Freeze meals flat',
    gist: [
      'Freeze soups, stews and sauces flat in bags, one or two portions each. They freeze faster, thaw in half the time, and stand in the freezer like books.',
      'Cool it, fill it in a bag, press out the air, write the date on it and lay it flat. That is all.',
    ],
    subject: ['Freeze meals flat', 'Freezer meals that thaw quickly'],
    hooks: {
      '*': [
        'A block of frozen soup takes all day to thaw. Frozen flat, it takes an hour or two in water.',
        'More meals than you can eat this week? Freeze them flat.',
      ],
      pt: 'Thin portions freeze and thaw faster, and keep their texture better.',
      fi: 'Cook or buy once, eat three times: the freezer makes it possible.',
      a: 'Cool, fill, press, label, flat.',
      h: 'Freezing a meal? Write on it what it is. Otherwise it is soup or dog food.',
      l: 'A good meal on a bad day, taken from the freezer.',
    },
    lines: {
      '*': [
        'Freeze meals in portions, one or two in a bag. You thaw only what you need.',
        'Write what it is and the date on the bag before you fill it. On a full, cold bag no pen writes.',
        'Leave a little room in the bag, as liquids need more space when they freeze.',
        'Thaw frozen meals overnight in the fridge, and heat them until they steam all through.',
      ],
      h: ['What is not labelled in the freezer is a surprise in three months.'],
    },
    scene: [
      'Half past six, everyone is hungry, and dinner is a frozen block in a tub.',
      'You open the freezer, and there they stand: chilli, soup, curry, all with a name and a date.',
    ],
    why: [
      [
        'A flat bag of soup freezes in hours. A tub takes a day.',
        'Food that freezes slowly gets watery when it thaws.',
      ],
      [
        'Flat bags stand upright and take up little space.',
        'When bags stand in a row, you see at once which meals you have.',
      ],
    ],
    parts: [
      [
        ['Let it cool first', 'Cool the food quickly'],
        ['Spread it out, and freeze it within an hour or two.', 'Hot food warms up everything around it.'],
        'A wide dish of stew cooling',
      ],
      [
        ['Label the bag', 'Write on the bag first'],
        ['Name, date and number of portions.', 'Then fill it and press out the air.'],
        'A hand writing on a freezer bag',
      ],
      [
        ['Lay it flat on a tray', 'Freeze it lying down'],
        ['When it is hard, stand the bags up.', 'A baking tray keeps them level.'],
        'Bags of soup on a tray',
      ],
      [
        ['Eat it within three months', 'Use the oldest first'],
        ['After that it is still safe, but tastes of less.', 'Put new bags behind old ones.'],
        'A row of bags in a freezer',
      ],
    ],
    turn: ['On a bad day you will thank yourself.', 'And the freezer shuts again.'],
    asks: ['What is in your freezer right now?', 'Which meal do you freeze most often?'],
    ends: {
      pa: 'Then a good meal is never more than ten minutes away.',
      fi: 'Try it with your next big pot.',
      t: 'Thin layer, fast freeze, fast thaw.',
      h: 'It was soup.',
      l: 'A calm evening, and dinner is ready.',
    },
    caution: [
      'Do not freeze again what has thawed in the warm, and heat it until it steams all through.',
      'Thaw in the fridge, heat until steaming hot, and heat it once only.',
    ],
    keep: 'the next big pot',
    send: 'somebody with a freezer full of boxes',
    own: [
      {
        kinds: ['service', 'product', 'offer', 'policy'],
        about: 'frozen|freez|portions?\\b|ready meals?|meal prep|soups?\\b',
        lead: 'For your freezer, from us:',
      },
    ],
    pic: { ask: 'Labelled bags or tubs of your meals', alt: 'Labelled meals in a freezer' },
    claims: [['Thin layers freeze and thaw faster; safe cooling and reheating', 'food safety advice']],
  },
  {
    id: 'heat-it-through',
    format: 'howto',
    again: 9,
    emoji: '🔥',
    tags: ['MealPrep', 'ReadyMeals', 'KitchenTips'],
    unless: MAKES_DRINKS,
    title: [
      'How to reheat a ready meal so that it tastes fresh',
      'Reheating prepared meals: microwave, pan or oven',
    ],
    cover: 'How to reheat a meal',
    gist: [
      'Loosen the lid, add a spoon of water to rice or pasta, stir once halfway, and let it stand for a minute. Then it is hot all through and not dry.',
      'Reheat a meal until it steams all through, stir it halfway, and give it a minute to rest. That is the whole difference between fresh and dry.',
    ],
    subject: ['How to reheat a meal', 'Hot all through, and not dry'],
    hooks: {
      '*': [
        'Reheated meals are dry or cold in the middle? Three things help.',
        'Stir once halfway: it is the most useful tip for a microwave.',
      ],
      pt: 'A microwave heats the rim first. Stirring and resting even it out.',
      fi: 'Lunch at your desk can taste as if it had just been cooked.',
      a: 'Loosen, splash, stir, rest.',
      h: 'Reheated lunch, boiling at the edge and cold in the middle? Stir it halfway.',
      l: 'A hot plate, a quiet ten minutes, a proper lunch.',
    },
    lines: {
      '*': [
        'Add a spoon of water before you reheat rice or pasta. The steam makes it soft again.',
        'Stir a meal halfway through in the microwave, from the rim to the middle. Then let it stand for a minute.',
        'Chicken gets dry when it is heated too long. Use medium power and a little more time.',
        'Salad, herbs or a squeeze of lemon go on after you reheat a meal, not before.',
      ],
      h: ['The person in front of you at the office microwave is reheating fish. It is always fish.'],
    },
    scene: [
      'Ten past one, one microwave for six people, and your lunch is cold in the middle.',
      'The lid comes off, it steams, and the colleague asks: "Did you cook that?"',
    ],
    why: [
      [
        'Microwaves heat from the outside in, and unevenly.',
        'While a meal stands for a minute, the heat moves to the middle.',
      ],
      ['Rice and pasta dry out in the fridge.', 'A splash of water makes rice and pasta soft again.'],
    ],
    parts: [
      [
        ['Loosen the lid', 'Open the lid a little'],
        ['The steam must be able to get out.', 'A closed lid can pop.'],
        'A meal with the lid at an angle',
      ],
      [
        ['Add a spoon of water', 'Give it a splash of water'],
        ['Only for rice, pasta and grains.', 'Sauces need none.'],
        'A spoon over a dish of rice',
      ],
      [
        ['Stir it halfway', 'Stop once and stir'],
        ['Bring the middle to the rim.', 'Then heat the rest of the time.'],
        'A fork stirring a meal',
      ],
      [
        ['Check that it steams', 'Make sure it is hot all through'],
        ['Look in the middle.', 'If it is not hot there, give it another minute.'],
        'A steaming meal on a table',
      ],
    ],
    turn: ['Now sit down for it. You have ten minutes.', 'And eat it while it is hot.'],
    asks: ['Do you eat lunch at your desk?', 'Which meal is best on the second day?'],
    ends: {
      pa: 'The time on the label is for a usual microwave. Yours may differ.',
      fi: 'Enjoy your meal, and step away from the screen.',
      t: 'Steam out, water in, stir, rest.',
      h: 'Nobody wants lava.',
      l: 'It is worth a proper plate.',
    },
    caution: [
      'Reheat a meal once only, and until it is steaming hot all through. Follow the label.',
      'Heat until it steams in the middle as well, and never reheat it twice.',
    ],
    keep: 'your next lunch at work',
    send: 'the colleague with the dry rice',
    own: [
      {
        kinds: ['process', 'service', 'product', 'policy'],
        about: 'heat (?:in|and|up)|microwave|minutes\\b|meal prep|ready meals?|meals?\\b',
        lead: 'How it works with our meals:',
      },
    ],
    pic: { ask: 'One of your meals, hot and open', alt: 'A hot meal in an open tray' },
    claims: [['Uneven heating of microwaves, standing time, reheat once', 'food safety advice']],
  },
  {
    id: 'plan-five-lunches',
    format: 'tip',
    again: 9,
    emoji: '📋',
    tags: ['MealPrep', 'LunchIdeas', 'HealthyHabits'],
    unless: MAKES_DRINKS,
    title: ['How many prepared meals should I order for a week?', 'Meal prep: how to plan your week'],
    cover: 'How many meals for a week?',
    gist: [
      'Count the meals you really eat alone or on the run, and order one fewer. Leave the evenings with friends free, and keep one meal for the freezer.',
      'Look at your calendar before you order meals. Most people need them on three or four days and not on seven.',
    ],
    subject: ['How many meals for a week?', 'Plan your meals with your calendar'],
    hooks: {
      '*': [
        'How many prepared meals do you need in a week? Look at your calendar first.',
        'Ordering meals for the week? Start with the days that are always too full.',
      ],
      pt: 'Most people need ready meals on their busiest three or four days.',
      fi: 'Which day of your week always ends with toast? Start there.',
      a: 'Count the busy days. Order for those.',
      h: 'Back from the gym, an empty fridge, and the chip shop is so near? Plan your meals.',
      l: 'A good meal waiting at home makes a long day shorter.',
    },
    lines: {
      '*': [
        'Order prepared meals for your three busiest days first. You can always add more.',
        'Eat meals with fish or salad first, and those with stews or curries later in the week.',
        'Put one prepared meal in the freezer for the day on which everything goes wrong.',
        'Choose two meals that you know and one that is new. So you never get bored.',
      ],
      h: ['Nobody has ever planned to have cereal for dinner.'],
    },
    scene: [
      'Wednesday, nine in the evening, you are back from training, and there is nothing to eat.',
      'Sunday evening: five lunches stand in the fridge, and Monday may come.',
    ],
    why: [
      [
        'On busy days people eat whatever is quickest.',
        'If a good meal is ready at home, you do not have to think about dinner.',
      ],
      ['If you order too many meals, some go to waste.', 'Chilled meals keep for a few days only.'],
    ],
    parts: [
      [
        ['Mark the full days', 'Find your busy days'],
        ['Late meetings, training, the long shift.', 'Those are the meals to order first.'],
        'A calendar with marked days',
      ],
      [
        ['Leave the free evenings free', 'Do not order for every day'],
        ['You will eat out or cook now and then.', 'It saves money and waste.'],
        'A table for two',
      ],
      [
        ['Sort them by date', 'Eat the earliest date first'],
        ['Put them in the fridge in that order.', 'Freeze what you will not eat in time.'],
        'Stacked meals in a fridge',
      ],
    ],
    turn: ['After two weeks you know your number.', 'And the chip shop will survive it.'],
    asks: ['Which is your busiest day?', 'Which meal would you like to find ready tonight?'],
    ends: {
      pa: 'Start small, and add when you know your week.',
      fi: 'Tell us about your week, and we will help you choose.',
      t: 'Busy days, minus free ones, plus one in the freezer.',
      h: 'The cereal can wait for breakfast.',
      l: 'One decision less, each evening.',
    },
    caution: [
      'Keep chilled meals in the fridge, and eat them by the date on the label.',
      'Mind the use by date of each meal, and freeze in time what is too much.',
    ],
    keep: 'Sunday evening',
    send: 'the friend who lives on toast',
    own: [
      {
        kinds: ['offer', 'price', 'service', 'policy'],
        about: 'meals?\\b|subscription|order (?:by|before)|per week|deliver',
        lead: 'Ordering from us:',
      },
    ],
    pic: { ask: 'A week of your meals stacked in a fridge', alt: 'Meals stacked in a fridge' },
    claims: [
      ['Chilled meals keep for a few days', 'food safety advice'],
      ['Busy days decide', 'common experience'],
    ],
  },
  {
    id: 'hot-stays-hot',
    format: 'tip',
    again: 9,
    emoji: '🥡',
    tags: ['Takeaway', 'FoodTips', 'DinnerTonight'],
    unless: MAKES_DRINKS,
    title: ['How to keep food hot on the way home', 'Getting hot food home hot'],
    cover: 'Hot food, hot at home',
    gist: [
      'Bring a cool bag for hot food: it keeps heat in as well as it keeps it out. Put the bag on the floor of the car, and keep hot and cold apart.',
      'A cool bag, a towel and a straight way home: then the food is as hot on your table as it was at the counter.',
    ],
    subject: ['How to get food home hot', 'A cool bag keeps it hot'],
    hooks: {
      '*': [
        'A cool bag keeps food hot, too. Bring one when you collect your dinner.',
        'Ten minutes to drive with hot food in the car? This keeps it hot.',
      ],
      pt: 'Insulation works in both directions, so a cool bag keeps hot food hot.',
      fi: 'Collecting dinner for the family? Bring the picnic bag.',
      a: 'Cool bag, floor of the car, straight home.',
      h: 'How do you keep dinner hot on the way home? And who eats the first {chip|fry}?',
      l: 'Warm plates at home, and dinner is as it should be.',
    },
    lines: {
      '*': [
        'Bring a cool bag when you collect hot food. It keeps warmth in as well as out.',
        'Keep hot and cold food in separate bags. Otherwise the salad is warm and the dinner is not.',
        'Warm your plates with hot water while somebody collects the food. It stays hot for longer on them.',
        'Ask for sauces in a separate pot when you have a long way home. What is crisp stays crisp.',
      ],
      h: ['Whoever collects the food may eat one on the way. Everybody knows that.'],
    },
    scene: [
      'Rain, a red light, and on the seat next to you a bag that smells far too good.',
      'The door opens, somebody calls "food!", and the plates are already warm.',
    ],
    why: [
      ['Most heat is lost on the way and on cold plates.', 'Hot food in a thin bag cools quickly.'],
      [
        'On a car seat the bag tips over. On the floor it stands.',
        'The less air there is in the bag, the longer the food stays hot.',
      ],
    ],
    parts: [
      [
        ['Bring an insulated bag', 'Take a cool bag with you'],
        ['A towel around the food helps as well.', 'The fuller the bag, the hotter it stays.'],
        'A cool bag on a counter',
      ],
      [
        ['Put it on the floor of the car', 'Keep the bag upright'],
        ['There it cannot tip over.', 'And nobody can reach it.'],
        'A bag in a footwell',
      ],
      [
        ['Warm the plates', 'Have hot plates ready'],
        ['Hot water for a minute, then dry them.', 'Then call everybody to the table.'],
        'A stack of warm plates',
      ],
    ],
    turn: ['And now it goes straight on the table.', 'The first bite is hot, and so is the last.'],
    asks: ['Do you collect your food or have it brought?', 'Who eats on the way home?'],
    ends: {
      pa: 'A bag, a plate, and dinner stays hot.',
      fi: 'Enjoy it while it is hot.',
      t: 'Insulate, keep upright, warm the plates.',
      h: 'The tax has been paid.',
      l: 'Served hot, on a warm plate.',
    },
    caution: [
      'Eat hot food soon after you collect it, and do not leave it standing in the warm for hours.',
      'What is not eaten soon belongs in the fridge within two hours.',
    ],
    keep: 'the next time you collect dinner',
    send: 'whoever collects it tonight',
    own: [
      {
        kinds: ['service', 'hours', 'policy', 'offer'],
        about: 'collect|pick.?up|take.?away|take.?out|order ahead|deliver',
        lead: 'Collecting from us:',
      },
    ],
    pic: { ask: 'A packed order on your counter', alt: 'A packed order on a counter' },
    claims: [['Insulation works both ways; two-hour rule', 'physics, food safety advice']],
  },
  {
    id: 'air-light-warmth',
    format: 'tip',
    again: 9,
    emoji: '🫙',
    tags: ['PantryTips', 'FoodWaste', 'KitchenTips'],
    unless: MAKES_DRINKS,
    title: ['How to store nuts, flour, spices and oil', 'How to keep dry goods fresh for longer'],
    cover: 'How to store dry goods',
    gist: [
      'Keep nuts, flour, spices and oil in closed jars, in the dark, and away from the cooker. Buy small amounts, and put the date on each jar.',
      'Air, light and warmth make nuts and oil taste old. A closed jar in a cool cupboard keeps them good for months.',
    ],
    subject: ['How to store nuts and flour', 'Spices do not belong above the cooker'],
    hooks: {
      '*': [
        'Spices above the cooker look nice, and lose their scent. Here is a better place.',
        'Nuts, flour and oil go stale sooner than most people think. Storing them well is easy.',
      ],
      pt: 'Fats in nuts, wholemeal flour and oil react with air. Light and warmth speed it up.',
      fi: 'When did you last smell your paprika? Open the jar and try.',
      a: 'Closed, dark, cool. Small amounts.',
      h: 'How old is the nutmeg in your cupboard? Spices lose their scent sooner than you think.',
      l: 'A clean jar, a dark shelf, and the scent stays in.',
    },
    lines: {
      '*': [
        'Keep nuts in a closed jar in the fridge or freezer. In a warm kitchen they taste old after some weeks.',
        'Spices lose their scent above a cooker. A drawer is a better place for them.',
        'Wholemeal flour keeps for a shorter time than white flour, because it has oil in it. Buy small bags.',
        'Smell before you cook: oil that smells of putty or crayons is past its best.',
      ],
      h: ['If the spice jar has a price in an old currency, you may let it go.'],
    },
    scene: [
      'Walnuts from last Christmas taste bitter. They have gone rancid.',
      'Above the cooker stand twelve spices in the sun, pretty and without any scent.',
    ],
    why: [
      ['Oils go rancid in air and light.', 'Nuts and seeds are full of oil, so they go stale first.'],
      ['The scent of spices evaporates in the warm.', 'Ground spices lose it faster than whole ones.'],
    ],
    parts: [
      [
        ['Use jars that close well', 'Fill it into closed jars'],
        ['It keeps out air, damp and moths.', 'Any clean jam jar will do.'],
        'A row of closed jars',
      ],
      [
        ['Choose a cool, dark place', 'Keep it away from the cooker'],
        ['A drawer or a larder is right.', 'Nuts like the fridge best.'],
        'A drawer full of spices',
      ],
      [
        ['Buy little and often', 'Buy small amounts'],
        ['As much as you use in two or three months.', 'Put the date on the jar.'],
        'A scoop filling a small jar',
      ],
    ],
    turn: ['Now go and smell your paprika.', 'And throw away what smells of nothing.'],
    asks: ['What is the oldest spice in your kitchen?', 'Where do you keep your spices?'],
    ends: {
      pa: 'Fresh stock means you need less of it.',
      fi: 'Bring your jar, and buy only what you need.',
      t: 'No air, no light, no warmth.',
      h: 'Three kitchens is enough.',
      l: 'Open the jar, and you know.',
    },
    keep: 'your next look in the cupboard',
    send: 'somebody with spices above the cooker',
    own: [
      {
        kinds: ['service', 'product', 'policy', 'price'],
        about: 'refill|nuts\\b|flour|spices?\\b|oils?\\b|by weight|own (?:jar|container)s?|loose',
        lead: 'In any amount you like:',
      },
    ],
    pic: { ask: 'Closed jars of nuts, flour and spices', alt: 'Closed jars on a shelf' },
    claims: [['Oxidation of fats, loss of aroma', 'food technology textbooks']],
  },
  {
    id: 'eating-in-the-sun',
    format: 'season',
    again: 9,
    emoji: '🧺',
    tags: ['Picnic', 'SummerFood', 'FoodSafety'],
    when: { season: ['summer'] },
    unless: MAKES_DRINKS,
    title: ['Picnic food: what to pack and how to keep it cold', 'How to keep picnic food cold in summer'],
    cover: 'Picnic food, kept cold',
    gist: [
      'Freeze a bottle of water and put it in the middle of the bag, pack what is eaten last at the bottom, and keep the bag in the shade. Then a picnic stays fresh for hours.',
      'Choose food that likes the summer: bread, hard cheese, olives, whole fruit. Meat, fish and cream need a really cold bag.',
    ],
    subject: ['What to pack for a picnic', 'How to keep a picnic cold'],
    hooks: {
      '*': [
        'Going on a picnic? A frozen bottle of water keeps the bag cold for hours.',
        'What food is good for a hot day outdoors, and what had better stay at home?',
      ],
      pt: 'In summer, chilled food should not stand in the warm for longer than an hour or two.',
      fi: 'The sun is out, the blanket is packed. What are you bringing to eat?',
      a: 'Frozen bottle, full bag, shade.',
      h: 'What to pack for a picnic? Mayonnaise and sunshine are both lovely, but not together.',
      l: 'Bread, cheese, cherries, and a tree to sit under.',
    },
    lines: {
      '*': [
        "Freeze a bottle of water the night before a picnic. It cools the bag, and at four o'clock you drink it.",
        'Good picnic food: bread, hard cheese, olives, tomatoes, whole fruit and cake without cream.',
        'Pack a picnic in the order you eat it: last things at the bottom, first things on top.',
        'Keep the picnic bag in the shade and closed. Take out only what you eat now.',
      ],
      h: ['The wasp has been invited by the jam. Bring a lid.'],
    },
    scene: [
      'A blanket, a warm bag, and a chicken salad that nobody dares to eat.',
      'The bag opens, the water is still half ice, and the cherries are cold.',
    ],
    why: [
      [
        'Germs grow quickly in the warm, above all in meat, fish and cream.',
        'In a hot car, a picnic bag warms up within the hour.',
      ],
      [
        'A full cool bag stays cold for longer than one that is half empty.',
        'Each time you open a cool bag, warm air goes in.',
      ],
    ],
    parts: [
      [
        ['Freeze a bottle of water', 'Use frozen water as ice'],
        ['Leave some room in the bottle.', 'Put it in the middle of the bag.'],
        'A frozen bottle in a bag',
      ],
      [
        ['Choose food that travels well', 'Pack what likes the warm'],
        ['Bread, hard cheese, raw vegetables, whole fruit.', 'Leave cream and raw egg at home.'],
        'Bread, cheese and fruit on a blanket',
      ],
      [
        ['Keep the bag in the shade', 'Leave the bag closed'],
        ['Under a tree, and not in the car.', 'Move it when the sun moves.'],
        'A bag under a tree',
      ],
    ],
    turn: ['And do not forget the corkscrew.', 'What is left and warm in the evening goes in the bin.'],
    asks: ['What must not be missing at a picnic?', 'Where is your favourite place for a picnic?'],
    ends: {
      pa: 'We can help you put a picnic together.',
      fi: 'Tell us what you are packing.',
      t: 'Cold, closed, in the shade.',
      h: 'The wasp sends its regards.',
      l: 'And then nothing until evening.',
    },
    caution: [
      'Throw away chilled food that has stood in the sun for more than an hour.',
      'Meat, fish, egg and cream that got warm should not be eaten any more.',
    ],
    keep: 'the next sunny weekend',
    send: 'whoever brings the blanket',
    own: [
      {
        kinds: ['product', 'offer', 'service', 'price'],
        about: 'picnic|hampers?\\b|cheese|olives?|salads?\\b|charcuterie|platters?',
        lead: 'For your picnic:',
      },
    ],
    pic: { ask: 'A picnic of things from your counter', alt: 'A picnic on a blanket' },
    claims: [['Time limits for chilled food in warm weather', 'food safety advice']],
  },
];
