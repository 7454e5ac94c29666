// Food that came in a box: ordering for many, what keeps, what burns, and where the box goes.
import type { Idea } from '../../library/idea.ts';

export const AT_HOME: readonly Idea[] = [
  {
    id: 'dinner-for-six-without-a-quarrel',
    format: 'howto',
    again: 8,
    emoji: '👥',
    tags: ['GroupOrder', 'Takeaway', 'DinnerTips'],
    title: ['How to order {takeaway|takeout} for a group', 'Ordering food for six people without a quarrel'],
    cover: 'Dinner for six, no quarrel',
    gist: [
      'Let one person write the order down, and give everybody two minutes to choose. If you share, order one main fewer than there are people, and one extra side.',
      'Ask everybody for their wish by six, read the order out once, and call half an hour earlier than you think you need to.',
    ],
    subject: ['One main fewer, one side more', 'Two minutes to choose, then we order'],
    hooks: {
      '*': [
        'Ordering food for six hungry people? Give one of them a pencil, and the rest two minutes.',
        'Sharing food in a group? Order one main fewer than there are people. It is nearly always enough.',
      ],
      p: 'In a group order, one person with a list saves twenty minutes and one forgotten dish.',
      f: 'Somebody has to write the group order down. Tonight it may as well be you.',
      a: 'Group order: one person writes it down, two minutes to choose, then call.',
      t: 'To share food in a group, count mains for all but one person, one side for every two, and one dish that everybody is sure to eat.',
      h: '"I do not mind what we order", said everybody. They all minded.',
      i: 'Sharing {takeaway|takeout} from the same boxes brings everybody to one table.',
      l: 'A table full of small boxes, all opened at once.',
    },
    lines: {
      '*': [
        'Ordering for a group: one person writes, wishes are in by six, the order is read out once, and then nobody changes it.',
        'Order one main fewer than there are people, and one side more. Everybody gets to try everything, and little is left over.',
        'Group order with an allergy in it? Ask before anybody looks at the menu.',

        'Ordering for more than eight? Tell the kitchen in the afternoon, and all of it will be hot at the same time.',
      ],
      h: ['"I am not that hungry", he said, and ate two dinners, one of them his own.'],
    },
    scene: [
      'A phone with the menu goes round the sofa for ten minutes. In the basket at the end: one spring roll.',
      'Eleven boxes on the table, no names on any of them, and everybody lifts every lid.',
    ],
    why: [
      [
        'One person picks from a menu in a minute. Six people together take half an hour.',
        'The longer the menu, the harder it is to choose.',
      ],
      [
        'Sides make a meal go further, because everybody shares them.',
        'The dish everybody likes is always gone first, so order enough of it.',
      ],
    ],
    parts: [
      [
        'Choose one person to write',
        [
          'Write on paper, with a name beside each dish.',
          'The same person also makes the call, so that nothing gets lost.',
        ],
        'A pencil and a menu',
      ],
      [
        'Ask about allergies first',
        [
          'Ask before anybody chooses, because it changes what you can share.',
          'On the phone, mention allergies before anything else.',
        ],
        'A hand with a note',
      ],
      [
        'Set a time for everybody to choose',
        [
          'Two minutes if you are together, or by six in the group chat.',
          'Anybody who has not answered gets the dish that everybody likes.',
        ],
        'A phone with a chat',
      ],
      [
        'Write names on the lids',
        [
          'Ask for a pen at the counter, or write as you unpack.',
          'Without names the food is cold before everybody has found theirs.',
        ],
        'A name on a box',
      ],
    ],
    turn: [
      'And the one who wrote the order gets first pick.',
      'When the food comes, it goes quiet for four minutes. That is applause.',
    ],
    asks: ['Who places the order in your group?', 'Which dish do you always order for the whole table?'],
    ends: {
      p: 'An order sent by six is a hot dinner by seven.',
      f: 'And next time somebody else writes the order.',
      a: 'One list, with names. Done.',
      t: 'Keep the list. Next time the order takes one minute.',
      h: 'Next time he gets his own box.',
      i: 'A good dinner is one where everybody tries from every box.',
      l: 'And at the end, one last piece that nobody dares to take.',
    },
    keep: 'the next evening with six people',
    send: 'the friend who says "I do not mind"',
    own: [
      {
        kinds: ['link', 'hours', 'process', 'service', 'offer'],
        about: 'order|collect|deliver|pre.?order|party|group|cater|feed',
        lead: 'Ordering for a group from us:',
      },
    ],
    pic: { ask: 'Several boxes, open, from above', alt: 'Several open food boxes on a table from above' },
    claims: [['Quantities for sharing', 'trade practice']],
  },
  {
    id: 'water-does-not-put-it-out',
    format: 'myth',
    again: 9,
    emoji: '🌶️',
    tags: ['HotSauce', 'SpicyFood', 'FoodFacts'],
    title: [
      'Too spicy? Why water does not help, and milk does',
      'What helps when your mouth burns from {chilli|chili}',
    ],
    cover: 'Too spicy? Not water',
    myth: 'Water helps when {chilli|chili} burns',
    short: 'Water only spreads the burn. Milk, yoghurt or bread take it away.',
    gist: [
      'What burns in {chilli|chili} dissolves in fat, not in water. Milk, yoghurt, bread or rice take it off the tongue. Water only carries it round the mouth.',
      'If a dish is too spicy, take something with milk in it, hold it in your mouth for a moment, and wait. The burn passes within minutes.',
    ],
    subject: ['Too spicy? Take yoghurt', 'Water only spreads the burn'],
    hooks: {
      '*': [
        'Mouth on fire from {chilli|chili}? Leave the water and take some yoghurt.',
        'Too spicy? Water makes it worse, because it spreads the {chilli|chili} round your mouth.',
      ],
      p: 'What burns in {chilli|chili} is oily. That is why milk helps and water does not.',
      f: 'Going for the hot one? Order some yoghurt with it, before you are brave.',
      a: 'Mouth burning? Milk or bread, not water.',
      t: 'What burns in hot sauce is capsaicin, and it binds to a receptor for heat. Milk protein and fat carry it away.',
      h: '"It is not that hot", he said, and then said nothing for a while.',
      i: 'The sauce that burns today may be your favourite in a year.',
      l: 'Hot red sauce, and a cool spoonful of yoghurt.',
    },
    lines: {
      '*': [
        'Mouth burning from {chilli|chili}? Milk or yoghurt helps, bread and rice help a little, water only spreads the burn.',
        'Wash your hands after you touch {chilli|chili}, and before you touch your eyes. Wash twice with soap, because it is oily.',
        'Not sure how hot a sauce is? Ask for a drop on a spoon. Nobody laughs.',
        'Chilli gets hotter with each bite and takes a minute or two to build. Wait before you call it mild.',
      ],
      h: ['He ate hot wings and then wiped his eye. He has a story now.'],
    },
    scene: [
      'Somebody takes a bite, laughs, stops laughing, and looks round the table for milk.',
      'Three small red peppers beside a dish on the menu, and a warning. That is why somebody orders it.',
    ],
    why: [
      [
        'The hot part of {chilli|chili} dissolves in fat, and milk and yoghurt have fat in them.',
        'It is oily, and you know what plain water does to an oily plate: nothing.',
      ],
      [
        'Nothing is really hot in your mouth. Your nerves only report it that way.',
        'The tongue believes it is burning, but nothing has happened to it.',
      ],
    ],
    parts: [
      [
        'Reach for milk or yoghurt',
        ['Hold it in your mouth for a moment before you swallow.', 'Cold, creamy yoghurt works best.'],
        'A bowl of yoghurt',
      ],
      [
        'Chew some bread or rice',
        ['Bread and rice soak up the oil like a sponge.', 'A spoonful of sugar helps a little as well.'],
        'A piece of bread',
      ],
      [
        'Wait a few minutes',
        ['The worst is over within a few minutes.', 'Then you take another bite. Everybody does.'],
        'A clock on a wall',
      ],
    ],
    turn: [
      'Next time, order it one step milder. Or one step hotter.',
      'Hot food is the only pain that people stand in {a queue|line} for.',
    ],
    asks: ['How hot do you order it: mild, medium or hot?', 'What is the hottest dish you ever ate?'],
    ends: {
      p: 'Ask us how hot a dish is before you order. We will tell you honestly.',
      f: 'And do not worry, we did not see you cry.',
      a: 'Order yoghurt on the side.',
      t: 'Sugar and fat calm the burn. Beer hardly does.',
      h: 'He can speak again. He says it was not that hot.',
      i: 'Try one step hotter this week.',
      l: 'And then a cool spoonful of something sweet.',
    },
    caution: 'Please do not give very hot sauce to children, or to anybody with heart or stomach trouble.',
    only: 'spic|chilli|chili|hot sauce|curry|taco|burrito|kebab|wings|thai|indian|mexican|korean|jerk|peri|jalape|szechuan|sichuan|birria|salsa',
    keep: 'the next time you order it hot',
    send: 'the friend who says "it is not that hot"',
    own: [
      {
        kinds: ['product', 'price', 'offer'],
        about: 'sauce|spic(?:e|y)|chilli|chili|salsa|hot|jerk|peri',
        lead: 'Our hot ones, for the brave:',
      },
    ],
    pic: { ask: 'Your sauces in a row, mild to hot', alt: 'Three sauces in a row from mild to hot' },
    claims: [
      [
        'Capsaicin is fat soluble; casein helps; water does not',
        'chemistry textbooks; studies on milk and capsaicin burn',
      ],
    ],
  },
  {
    id: 'where-does-the-box-go',
    format: 'answer',
    again: 9,
    emoji: '♻️',
    tags: ['Recycling', 'Takeaway', 'ZeroWaste'],
    title: ['Can you recycle a greasy {takeaway|takeout} box?', 'Pizza box, foil, paper bag: which bin?'],
    cover: 'Greasy box: which bin?',
    question: 'Can a greasy food box go in with the paper?',
    short: 'Clean {card|cardboard} yes, greasy {card|cardboard} mostly no. Tear the box in two.',
    gist: [
      'Tear the food box in two. The clean lid goes in with the paper, the greasy bottom with compost or {rubbish|trash}, as your town has it. Wipe foil and roll it into a ball.',
      'Grease and cheese spoil paper for recycling, though many places accept a few spots. Look up the rules of your town once, and you know.',
    ],
    subject: ['Tear the greasy box in two', 'Recycle the lid, not the bottom'],
    hooks: {
      '*': [
        'A greasy food box is two things: a clean lid and a dirty bottom. Tear it, and recycle the lid.',
        'Does a pizza box go in with the paper? Half of it does.',
      ],
      p: 'Tear the clean lid off a greasy box, and good {card|cardboard} stays out of the {rubbish|trash}.',
      f: 'Tear the greasy box along the fold. It is oddly satisfying.',
      a: 'Food box: clean half to paper, greasy half to the bin.',
      t: 'Paper is recycled by stirring it in water. {Card|Cardboard} soaked with grease does not come apart, so it is sorted out.',
      h: 'The pizza box has stood beside the bin since Tuesday. It is nearly a flatmate.',
      i: 'The clean half of a food box can become paper again.',
      l: 'An empty box, folded flat, and a clean table.',
    },
    lines: {
      '*': [
        'Greasy box? Tear it in two. The clean lid goes in with the paper, the soaked bottom with compost or {rubbish|trash}, as your town has it.',
        'Roll used foil into a ball. Small flat bits get lost in sorting, a ball the size of a fist does not.',
        'Rinse plastic food tubs with cold water, and keep two for leftovers.',
        'No plastic forks, please? Say so when you order.',
      ],
      h: ['The bin said paper. The box said pizza. They agreed on half.'],
    },
    scene: [
      'Sunday morning, a stack of pizza boxes by the door, and a discussion in pyjamas.',
      'Somebody holds a box lid to the light and looks for grease spots like a customs officer.',
    ],
    why: [
      [
        'To recycle paper they stir it in water, and grease gets in the way.',
        'One greasy box can spoil the clean paper under it.',
      ],
      [
        'Each town has its own sorting machines, so the rules differ.',
        "What is right in your sister's town may be wrong in yours.",
      ],
    ],
    parts: [
      [
        'Tear off the clean part',
        ['That is mostly the lid and the sides.', 'In many places a spot the size of a coin is fine.'],
        'A box torn in two',
      ],
      [
        'Scrape off the leftover food',
        ['Crusts and cheese go in with food waste.', 'Then mice and foxes stay away from your bin, too.'],
        'A fork scraping a box',
      ],
      [
        'Look up the rules of your town',
        [
          'Search once for "pizza box" and the name of your town.',
          'Stick the answer inside the cupboard above the bin.',
        ],
        'A note inside a cupboard',
      ],
    ],
    turn: [
      'And the paper bag from the order makes a good bag for the bin.',
      'The kitchen is tidy, and the discussion is over.',
    ],
    asks: ['Who takes the boxes out at your place?', 'Where do greasy boxes go in your town?'],
    ends: {
      p: 'Tear the box, recycle the clean half.',
      f: 'Well done. You may order again.',
      a: 'Tear the box.',
      t: 'Coated cups and shiny boxes have a film inside, so they often do not count as paper.',
      h: 'The box has now moved out.',
      i: 'One torn box at a time, the heap of {rubbish|trash} gets smaller.',
      l: 'And the table is clear again.',
    },
    keep: 'the morning after pizza',
    send: 'the one who leaves boxes beside the bin',
    own: [
      {
        kinds: ['product', 'process', 'policy', 'value'],
        about: 'packag|box|compost|reus(?:e|able)|plastic|recycl',
        lead: 'And this is what we pack your food in.',
      },
    ],
    pic: { ask: 'A box torn into lid and bottom', alt: 'A cardboard food box torn into two halves' },
    claims: [['Soaked card is rejected, clean parts recyclable, rules differ', 'waste authorities']],
  },
  {
    id: 'takeaways-of-pompeii',
    format: 'story',
    again: 12,
    emoji: '🏛️',
    tags: ['FoodHistory', 'DidYouKnow', 'StreetFood'],
    title: [
      '{Takeaway|Takeout} two thousand years ago: the food counters of Pompeii',
      'Fast food in ancient Pompeii: what was on the counter',
    ],
    cover: 'Fast food in Pompeii',
    gist: [
      'Ancient Pompeii had dozens of food counters open to the street, with deep jars set into the stone. Many small homes had no kitchen, so people bought their meal outside.',
      'Picking up dinner at a counter is older than most kitchens. In Pompeii dozens of such food counters have been dug out.',
    ],
    subject: ['Dinner to go, in ancient Pompeii', 'A Roman food counter with a painted duck'],
    hooks: {
      '*': [
        '{Takeaway|Takeout} is nothing new. Dozens of counters that sold food to the street have been found in Pompeii.',
        'Two thousand years ago in Pompeii, people leaned on a counter and asked what was good today.',
      ],
      p: '{Takeaway|Takeout} is an old trade: ancient Pompeii had dozens of food counters.',
      f: 'Next time you wait for your order, think of Pompeii: people did the same there two thousand years ago.',
      a: '{Takeaway|Takeout} is older than forks.',
      t: 'Stone food counters with sunken jars are called thermopolia. One dug out lately still held remains of duck, goat, pig, fish and snails.',
      h: 'One food counter in Pompeii has a dog on a lead painted on the front. Some things have not changed.',
      i: 'Two thousand years ago, as today, a warm meal from the counter was there for everybody.',
      l: 'Pompeii in the evening: oil lamps, warm stone, and voices at the food counter.',
    },
    lines: {
      '*': [
        'In Pompeii dozens of counters sold food and drink to the street, as many small homes had no kitchen.',
        'On one counter in Pompeii two ducks are painted, ready for the pot, and a dog on a lead beside them.',
        'Most European tables got forks many centuries after the food counters of Pompeii had closed.',
        'Why did Romans eat in the street? Small rooms, a big town and no stove. The reasons have hardly changed.',
      ],
      h: [
        'Somebody scratched an insult into a food counter in Pompeii. Bad reviews are older than we think.',
      ],
    },
    scene: [
      'A street in Pompeii in the evening: a stone counter with round holes, and steam where a lid is lifted.',
      'Archaeologists in Pompeii brush ash from a painted duck. It is as bright as if it was done last week.',
    ],
    why: [
      [
        'A cooking fire in a narrow flat was dangerous, so many people cooked little at home.',
        'People who lived in one room bought their warm meal at the corner.',
      ],
      [
        'Pictures on the front of the counter showed what there was to eat.',
        'You could always point at the painted duck.',
      ],
    ],
    parts: [
      [
        'The food counter faced the street',
        [
          'It was built of stone and open to the street, so you could order without going in.',
          'You leaned on it and asked for the dish of the day, as people do now.',
        ],
        'A stone counter',
      ],
      [
        'Deep jars were set into the stone',
        [
          'The jars may have held stews, wine, beans and dried food.',
          'A lid probably kept the flies out and the warmth in.',
        ],
        'Round holes in a counter',
      ],
      [
        'People ate standing in the street',
        [
          'Workers and travellers ate on the {kerb|curb}, and families took their food home.',
          'People talked and haggled, and somebody always knew the news.',
        ],
        'People in a narrow street',
      ],
    ],
    turn: [
      'Two thousand years later, only the box is new.',
      'And surely somebody always asked for a little more sauce.',
    ],
    asks: [
      'What would you have ordered in Pompeii: duck, fish or snails?',
      'Where did you eat your best meal standing up?',
    ],
    ends: {
      p: 'Selling food at a counter is an old trade, and we are happy to be in it.',
      f: 'Enjoy your dinner, wherever you eat it.',
      a: 'Two thousand years of food to go.',
      t: 'Experts still argue over what the jars held. Some say dry goods, some say hot stew.',
      h: 'Nobody ever answered the insult on the counter.',
      i: 'People have always met where there is warm food.',
      l: 'And the street still smells of dinner.',
    },
    keep: 'the next time you wait for your order',
    send: 'anybody who thinks fast food is new',
    own: [{ kinds: ['history', 'story', 'people', 'place'], about: '.', lead: 'And this is our counter.' }],
    pic: {
      ask: 'Your counter or hatch, from the side of the customers',
      alt: 'A food counter seen from the street',
    },
    claims: [
      [
        'At least 80 thermopolia in Pompeii (others count more); Regio V counter, 2020: ducks, dog on a lead, graffito, remains of duck, goat, pig, fish, snails',
        'Pompeii Archaeological Park, reports of December 2020',
      ],
    ],
  },
  {
    id: 'on-the-floor-between-boxes',
    format: 'question',
    again: 12,
    emoji: '📦',
    tags: ['FoodMemories', 'Takeaway', 'FoodTalk'],
    title: [
      'Which {takeaway|takeout} will you never forget?',
      'Dinner on the floor on moving day: what was yours?',
    ],
    cover: 'Your best {takeaway|takeout} ever',
    gist: [
      'First night in a new home, no table, and a warm {takeaway|takeout} box on the floor. Which meal from a box do you still remember, and who sat beside you?',
      'Some of the best dinners come out of a {takeaway|takeout} box. What was yours, and where did you eat it?',
    ],
    subject: ['Moving day, and dinner on the floor', 'Who shared your best {takeaway|takeout}?'],
    hooks: {
      '*': [
        'The first night in a new home, no table, and a {takeaway|takeout} on the floor. Do you remember yours?',
        'Everybody has one {takeaway|takeout} that they still talk about. What was yours?',
      ],
      p: 'The {takeaway|takeout} people remember best was often eaten on a floor.',
      f: 'Tell us about the {takeaway|takeout} you still remember. Where were you sitting?',
      a: 'Your best {takeaway|takeout}: what, where, and with whom?',
      t: 'Tell us four things about your best {takeaway|takeout}: the dish, the place, the company and the weather.',
      h: 'On moving day they had packed the forks, so they ate curry with a shoehorn.',
      i: 'A new home begins when somebody opens a box of food and says: sit down.',
      l: 'A warm {takeaway|takeout} on bare floorboards, by a candle in a cup.',
    },
    lines: {
      '*': [
        'Which {takeaway|takeout} will you never forget, and who shared it?',
        'Moving house? Pack two plates, two forks, salt and kitchen paper last. You will need them first.',
        'A birth, an exam, a funeral: on big days a warm meal at the door is a good thing to bring.',
        'Dinner on the floor on moving day is a picnic that cannot be rained on.',
      ],
      h: [
        'Moving day dinner: the forks were in the box marked "books". The books were in the box marked "forks".',
      ],
    },
    scene: [
      'Two people sit between twelve moving boxes, backs to the wall, and eat dinner without a word.',
      'Half past four in the morning, a hospital {car park|parking lot}, and a new father eats {chips|fries} in the rain.',
    ],
    why: [
      [
        'On the big days of a life, nobody cooks.',
        'The day was not about the food, and yet you remember the taste.',
      ],
    ],
    parts: [
      [
        'What was in the box?',
        [
          'Often it was the simplest dish on the menu.',
          'Some people order the same dish again every year, on the same day.',
        ],
        'A warm box on a floor',
      ],
      [
        'Who shared that meal?',
        ['Maybe you still share dinner today.', 'Maybe you were alone, and it was good that way.'],
        'Two people on a floor',
      ],
    ],
    turn: ['We read all of your stories.', 'Perhaps it is time to order that dish again.'],
    asks: [
      'What did you eat on the first night in your home?',
      'What is the strangest place where you ever ate a {takeaway|takeout}?',
    ],
    ends: {
      p: 'Thank you for each of these stories.',
      f: 'Three lines are enough. We would love to read your story.',
      a: 'Tell your story below.',
      t: 'Tell us the dish, the year, and who held the {torch|flashlight}.',
      h: 'The shoehorn has been retired with honours.',
      i: 'Bring somebody a warm meal this week.',
      l: 'And then the first night in the new place.',
    },
    keep: 'the next moving day',
    send: 'the one who sat beside you',
    pic: {
      ask: 'A warm box on the floor beside packed boxes',
      alt: 'A food box on a wooden floor beside moving boxes',
    },
    claims: [['A warm meal brought at a hard time', 'common experience']],
  },
  {
    id: 'rice-has-no-patience',
    format: 'checklist',
    again: 9,
    emoji: '🥡',
    only: '\\brice\\b|curr(?:y|ies)|chinese|thai|indian|korean|japanese|vietnam|asian|noodle|\\bwok|sushi|poke|bento|burrito|mexican|biryani|kebab|shawarma|persian|turkish|leban|jerk|caribbean',
    tick: true,
    tags: ['Leftovers', 'FoodSafety', 'KitchenTips'],
    title: [
      'How long do {takeaway|takeout} leftovers keep?',
      '{Takeaway|Takeout} leftovers: what keeps, and what does not',
    ],
    cover: 'Leftovers: what keeps?',
    gist: [
      'Put leftovers in the fridge within two hours, rice within one, in flat tubs with a lid. Eat them within two days, and heat them once, until they steam all through.',
      'Leftovers that stood on the table all evening go in the bin, however good they smell. What went into the fridge in time is lunch.',
    ],
    subject: ['Put the leftover rice away first', 'Leftovers: two hours, two days, one reheat'],
    hooks: {
      '*': [
        'Leftover rice goes into the fridge first, even before you start the {film|movie}.',
        'Three rules for leftovers: in the fridge within two hours, eaten within two days, heated once.',
      ],
      p: 'Leftovers are safe if they get cold quickly and are heated properly.',
      f: 'Put the leftovers away before the {film|movie}. You will be glad at lunch tomorrow.',
      a: 'Leftovers: fridge in two hours, rice in one.',
      t: 'Some spores survive cooking and multiply in warm rice, and reheating does not destroy their toxin. So cool rice fast.',
      h: 'A leftover that has grown a moustache is no longer dinner.',
      i: 'Good leftovers deserve a second evening.',
      l: 'Midnight, the open fridge, and a spoon in the leftover curry.',
    },
    lines: {
      '*': [
        'Leftovers go into the fridge within two hours, rice within one. Flat tubs cool faster than deep ones.',
        'Heat leftovers once, until they steam all through. Stir halfway, as microwaves leave cold spots.',
        'Rice that stood in a warm kitchen overnight belongs in the bin. Reheating does not make it safe.',
        'Write the day on the lid of your leftovers. In the fridge every box looks like yesterday.',
      ],
      h: ['The leftovers at the back of the fridge are called "I will look at it later". Nobody has.'],
    },
    scene: [
      'The {film|movie} is over, the boxes still stand on the table, and somebody lifts a lid and sniffs.',
      'Monday lunch in the office: somebody heats up leftovers, and five heads turn to the microwave.',
    ],
    why: [
      [
        'Bacteria grow fastest in lukewarm food, so cool leftovers quickly.',
        'The kitchen table is the worst place to leave food overnight.',
      ],
      [
        'Your nose cannot find what makes you ill.',
        'Spoiled food smells, but dangerous food often does not.',
      ],
    ],
    parts: [
      [
        'Put leftover rice away first',
        [
          'Put it away within the hour, spread flat.',
          'On a plate rice cools in minutes, in a pot it takes hours.',
        ],
        'Rice in a flat tub',
      ],
      [
        'Use flat tubs with lids',
        ['Food in a low, wide tub gets cold quickly.', 'The box it came in often will not close again.'],
        'A tub with a lid',
      ],
      [
        'Eat leftovers within two days',
        [
          'That goes for sauces and meat too. Eat salad with dressing the same evening.',
          'Freeze what you will not manage in two days.',
        ],
        'A box with a date',
      ],
      [
        'Heat leftovers once, until steaming',
        ['The middle should steam as well.', 'Lukewarm is not enough.'],
        'A steaming plate',
      ],
    ],
    turn: ['And lunch for tomorrow is done.', 'And some dishes taste even better the next day.'],
    asks: [
      'Which dish tastes better the next day?',
      'Who at your place eats leftovers cold from the fridge?',
    ],
    ends: {
      p: 'With leftovers done right, you can happily order a little more.',
      f: 'And put your name on the box, or somebody else will eat it.',
      a: 'Two hours, two days, heat once.',
      t: 'A fridge should be at five degrees Celsius or below.',
      h: 'The box at the back has been thrown out.',
      i: 'Good food is too good for the bin.',
      l: 'And at lunch you get to eat it all again.',
    },
    caution:
      'If in doubt, throw leftovers away. Be stricter for small children, in pregnancy, and for anybody old or ill.',
    keep: 'the end of the {film|movie}',
    send: 'the one who leaves the boxes on the table',
    own: [
      {
        kinds: ['product', 'offer', 'price'],
        about: 'family|feast|sharing|platter|large|bucket|bundle|meal deal',
        lead: 'Enough for dinner, and for lunch tomorrow:',
      },
    ],
    pic: { ask: 'Leftovers in flat tubs, labelled', alt: 'Leftover food in flat tubs with labels' },
    claims: [
      [
        'Rice cooled within one hour; leftovers within two days; Bacillus cereus toxin is heat stable',
        'Food Standards Agency; USDA says 3 to 4 days for most leftovers, two is the stricter',
      ],
    ],
  },
  {
    id: 'ring-while-it-is-warm',
    format: 'answer',
    again: 9,
    emoji: '☎️',
    tags: ['CustomerTips', 'Takeaway', 'GoodToKnow'],
    title: [
      'Wrong order in the bag: what to do',
      'Something missing from your {takeaway|takeout}? Call at once',
    ],
    cover: 'Wrong order? Call at once',
    question: 'Something is missing from my food order. What now?',
    short: 'Call at once, say what is missing, and do not eat the wrong dish first.',
    gist: [
      'Look into the bag before you leave. If something is missing, call within minutes and give the order and the dish. Nearly every kitchen puts it right if they hear of it that evening.',
      'Mistakes happen on busy evenings. A call straight away gets you the right dinner. A review next week gets you nothing.',
    ],
    subject: ['Check the bag before you leave', 'Wrong order? A call beats a review'],
    hooks: {
      '*': [
        'Wrong dinner in the bag? Call now, and not next week.',
        'Check your {takeaway|takeout} bag at the counter. One look saves two trips.',
      ],
      p: 'A wrong order can nearly always be put right the same evening, if you call at once.',
      f: 'Something missing from your order? Please call. Nobody is cross with you.',
      a: 'Wrong order? Check the bag and call at once.',
      t: 'Wrong order? Have four facts ready: order number, what is missing, what came instead, and where you are.',
      h: 'He called to complain about the wrong burger. With his mouth full.',
      i: 'Wrong order? A friendly call gives the kitchen a chance to put it right.',
      l: 'One call, one apology, and the right dinner after all.',
    },
    lines: {
      '*': [
        'Look into your food bag before you leave the counter and count boxes, sauces and drinks. It takes ten seconds.',
        'Something missing from your order? Call at once with the order number. Most of it can be put right the same evening.',
        'Got the wrong dish? Do not eat it until you have called. Somebody else may be waiting for it.',
        'Wrong order? Say whether you would like a new dish or your money back.',
      ],
      h: ['Three portions of sauce in the bag, and nothing to dip. So we called.'],
    },
    scene: [
      'At home you open five boxes. In the sixth is the dinner of a stranger.',
      'In the kitchen somebody holds up a portion of rice and asks: whose was this?',
    ],
    why: [
      [
        'On a busy Friday two bags stand side by side and look the same.',
        'Order slips stick together, and kitchens are loud.',
      ],
      [
        'If the kitchen hears of it a week later, all they can do is say sorry.',
        'At eight in the evening there is a cook who can make it again. Next Thursday there is not.',
      ],
    ],
    parts: [
      [
        'Check the bag before you leave',
        ['Count the boxes and lift one lid.', 'Nobody at the counter minds.'],
        'A hand opening a bag',
      ],
      [
        'Call within minutes',
        [
          'Give your name and order number first.',
          'A message in an app takes a while to arrive. A call goes straight to the kitchen.',
        ],
        'A phone and a bag',
      ],
      [
        'Say what you would like',
        [
          'For example: "Could somebody bring it?" or "Next time is fine."',
          'The person on the phone is glad of a clear wish.',
        ],
        'A person on the phone',
      ],
    ],
    turn: [
      'And if dinner was good, call as well. Kitchens hear that far too rarely.',
      'After a friendly call they remember your name, in a good way.',
    ],
    asks: [
      'What was the best wrong dish you ever got?',
      'Wrong dish in the bag: do you call, or do you eat it?',
    ],
    ends: {
      p: 'You learn a lot about a kitchen from how it handles a mistake.',
      f: 'And now eat, before your food gets cold.',
      a: 'Call first, then eat.',
      t: 'If it is about quality, a photo helps.',
      h: 'The wrong burger was delicious, he added.',
      i: 'Most kitchens want to put a mistake right. Give them the chance.',
      l: 'And then a good dinner after all.',
    },
    keep: 'the next time you collect your food',
    send: 'anybody who writes reviews on an empty stomach',
    own: [
      {
        kinds: ['guarantee', 'policy', 'process', 'link'],
        about: 'refund|replace|wrong|guarantee|(?:call|ring) us',
        lead: 'If we get your order wrong:',
      },
    ],
    pic: {
      ask: 'A bag on the counter, open, with its slip',
      alt: 'An open paper bag on a counter with an order slip',
    },
    claims: [['Report at once, with order number', 'consumer advice; trade practice']],
  },
  {
    id: 'box-or-plate',
    format: 'either',
    again: 10,
    emoji: '🍽️',
    tags: ['ThisOrThat', 'Takeaway', 'FoodTalk'],
    title: [
      'Eat it from the box or put it on a plate?',
      'Box or plate: how do you eat your {takeaway|takeout}?',
    ],
    cover: 'From the box, or on a plate?',
    gist: [
      'The one lays the table, warms plates and lights a candle. The other eats standing up with a wooden fork. Which are you?',
      'A plate makes a dinner of it, a box makes an evening off. What is it at your place?',
    ],
    subject: ['Do you lay the table?', 'Wooden fork or good plates'],
    hooks: {
      '*': [
        'Out of the box, or onto the good plates?',
        'There are two kinds of people, and one of them warms the plates.',
      ],
      p: 'A warm plate keeps dinner hot, and a box keeps the evening free.',
      f: 'Nobody is looking. How do you really do it?',
      a: 'Box or plate. Choose.',
      t: 'A cold plate draws the warmth out of a thin layer of food within a minute; warm it, or use the box.',
      h: 'The table was laid for two. The dog had other information.',
      i: 'It is the sitting down that makes it a meal.',
      l: 'Good plates, two glasses, and dinner from a bag.',
    },
    lines: {
      '*': [
        'Do you eat {takeaway|takeout} from the box, or do you lay the table for it?',
        'Warm the plates under hot water for a minute: dinner stays hot for longer.',
        'Cut herbs and a slice of lemon turn a box into a dinner. It takes thirty seconds.',
        'Eating from the box saves washing up. On some evenings that is the whole idea.',
      ],
      h: ['The wooden fork broke at the second bite. He went on with the lid.'],
    },
    scene: [
      'A candle, two cloth napkins, and in the middle a brown paper bag with a grease spot.',
      'Three people on a sofa, three boxes, one film, and nobody has said a word about plates.',
    ],
    why: [
      [
        'A laid table slows us down, and then it tastes of more.',
        'After a long day the box is a small freedom.',
      ],
    ],
    parts: [
      [
        'On a plate, please',
        [
          'It looks like dinner, and the children sit down.',
          'One sees what one has, and shares it more easily.',
        ],
        'A plate on a laid table',
      ],
      [
        'Straight from the box',
        ['No washing up, and still warm at the bottom.', 'It belongs to a sofa and a film.'],
        'A box on a lap',
      ],
    ],
    turn: [
      'With chopsticks both are right.',
      'The last {chip|fry} has to be eaten with the fingers. There is a law.',
    ],
    asks: ['Box or plate?', 'Who has to do the washing up at your place?'],
    ends: {
      p: 'Either way: hot, and soon.',
      f: 'We shall tell nobody.',
      a: 'One word below.',
      t: 'Fried things prefer an open box to a cold plate.',
      h: 'The dog votes for the floor.',
      i: 'Sit down. That is enough.',
      l: 'And the candle burns down a little.',
    },
    keep: 'the next evening off',
    send: 'whoever warms the plates',
    own: [
      {
        kinds: ['offer', 'product', 'price'],
        about: '^(?!.*(?:parking|voucher|deliver|member|wi-?fi|party|parties|hire)).',
        lead: 'For either way of eating it.',
      },
    ],
    pic: { ask: 'An order on a laid table', alt: 'Food from a bag on a laid table with a candle' },
    claims: [['A cold plate cools food', 'common experience']],
  },
];
