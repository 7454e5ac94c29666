// Food that came in a box: ordering for many, what keeps, what burns, and where the box goes.
import type { Idea } from '../../library/idea.ts';

export const AT_HOME: readonly Idea[] = [
  {
    id: 'dinner-for-six-without-a-quarrel',
    format: 'howto',
    again: 8,
    emoji: '👥',
    tags: ['GroupOrder', 'Takeaway', 'DinnerTips'],
    title: [
      'How to order {takeaway|takeout} for a group',
      'Ordering for six: who wants what, without a quarrel',
    ],
    cover: 'Dinner for six, no quarrel',
    gist: [
      'One person writes, everybody gets two minutes, and for a table that shares you order one main fewer than there are people, and one side more.',
      'Set a time by which wishes are in, read the order out once, and ring half an hour earlier than you think.',
    ],
    subject: ['One fewer, and one side more', 'Two minutes, then it is ordered'],
    hooks: {
      '*': [
        'Six hungry people, one menu, and nobody wants to decide. Here one person needs a pencil.',
        'For a group that shares, order one main fewer than there are people. It is always enough.',
      ],
      p: 'One person who writes saves twenty minutes and one forgotten dish.',
      f: 'Somebody has to hold the pencil. Today it is you.',
      a: 'One writes. Two minutes. Order.',
      t: 'For sharing, reckon mains for all but one, a side for every two, and one dish that everybody is sure to eat.',
      h: '"I do not mind", said everybody. They all minded.',
      i: 'Eating from the same boxes brings people round one table.',
      l: 'Many small boxes, opened at once.',
    },
    lines: {
      '*': [
        'Ordering for a group: one person writes, wishes are in by six, the order is read out once, and then nobody changes it.',
        'Order one main fewer than there are people, and one side more. Everybody tries everything, and little is left.',
        'Ask about allergies before anybody looks at the menu, not after the call.',
        'More than eight people? Tell the kitchen in the afternoon, and it will all be hot at the same time.',
      ],
      h: ['"I am not that hungry", he said, and ate two dinners, one of them his own.'],
    },
    scene: [
      'A phone goes round the sofa, comes back after ten minutes, and in the basket lies one spring roll.',
      'On the table stand eleven boxes without names, and everybody lifts every lid.',
    ],
    why: [
      [
        'Whoever reads a menu alone takes a minute, and six together take half an hour.',
        'The longer the list, the harder it is for anybody to begin.',
      ],
      [
        'Sides stretch a meal, and nobody looks at them as theirs.',
        'One dish for all is gone first, and it is cheap.',
      ],
    ],
    parts: [
      [
        'Name one who writes',
        [
          'On paper, with names beside the dishes.',
          'Whoever writes also rings, so that nothing is lost on the way.',
        ],
        'A pencil and a menu',
      ],
      [
        'Ask about allergies first',
        ['Before wishes, as it changes what can be shared.', 'Say them on the phone before anything else.'],
        'A hand with a note',
      ],
      [
        'Set a time for wishes',
        [
          'Two minutes now, or by six in the chat.',
          'Whoever has not answered gets the dish that everybody likes.',
        ],
        'A phone with a chat',
      ],
      [
        'Write names on the lids',
        [
          'A pen on the counter is enough.',
          'Otherwise everything is cold by the time that it has been found.',
        ],
        'A name on a box',
      ],
    ],
    turn: ['And whoever wrote gets the first pick.', 'Then it is quiet for four minutes. That is applause.'],
    asks: ['Who always orders at your place?', 'Which dish has to be there for everybody?'],
    ends: {
      p: 'A list by six is a hot dinner by seven.',
      f: 'Pass the pencil on next time.',
      a: 'Pencil. Names. Done.',
      t: 'Keep the list: next time it takes one minute.',
      h: 'He has been seated at the end, away from the boxes.',
      i: 'The best table is the one where hands cross.',
      l: 'And in the end one last piece, that nobody dares to take.',
    },
    keep: 'the next evening with six people',
    send: 'whoever says "I do not mind"',
    own: [
      {
        kinds: ['link', 'hours', 'process', 'service', 'offer'],
        about: 'order|collect|deliver|pre.?order|party|group|cater|feed',
        lead: 'When the list is written.',
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
    title: ['Too spicy? Why water does not help, and milk does', 'What helps against a burning mouth'],
    cover: 'Water does not put it out',
    myth: 'Water puts out the fire of chilli',
    short: 'It only spreads it. Milk, yoghurt or bread take it along.',
    gist: [
      'What burns in chilli dissolves in fat and not in water. Milk, yoghurt, bread or rice take it off the tongue; water carries it round the mouth.',
      'Reach for something with milk in it, let it stay in the mouth for a moment, and wait. It passes by itself within minutes.',
    ],
    subject: ['Reach for the yoghurt', 'It only spreads it'],
    hooks: {
      '*': [
        'Mouth on fire? Leave the water where it is.',
        'The glass of water makes it worse. It takes the fire for a walk.',
      ],
      p: 'Capsaicin is oily, and that decides what helps.',
      f: 'Order the yoghurt with it, before you are brave.',
      a: 'Milk. Bread. Not water.',
      t: 'Capsaicin binds to a receptor for heat; milk protein and fat carry it away.',
      h: '"It is not that hot", he said, and then said nothing for a while.',
      i: 'What burns today is what one likes in three years.',
      l: 'A red glow, and a cool spoon.',
    },
    lines: {
      '*': [
        'Mouth burning from chilli? Milk or yoghurt helps, bread and rice help a little, water only spreads it.',
        'Wash your hands after chilli, and before you touch your eyes. Soap twice: it is oily.',
        'How hot is it? Ask for a drop on a spoon. Nobody laughs.',
        'Heat adds up with each bite, and only reaches its height after a minute or two. Wait before you call it mild.',
      ],
      h: ['He wiped his eye with that hand. He has a story now.'],
    },
    scene: [
      'Somebody laughs, stops laughing, and looks round the table for something white.',
      'On the menu stand three small red peppers, and beside them a warning. It gets ordered because of that.',
    ],
    why: [
      [
        'Fat dissolves in fat, and so does what makes chilli hot.',
        'It is like oil on a plate: water runs off it.',
      ],
      [
        'It is no heat at all. The nerves only report it as such.',
        'The tongue believes that it burns, and nothing has happened to it.',
      ],
    ],
    parts: [
      [
        'Reach for milk or yoghurt',
        ['Keep it in the mouth for a moment.', 'Cold and creamy is best of all.'],
        'A bowl of yoghurt',
      ],
      [
        'Chew some bread or rice',
        ['They take it up like a sponge.', 'A spoon of sugar does something as well.'],
        'A piece of bread',
      ],
      [
        'Wait some minutes',
        ['The worst is over soon.', 'Then one more bite. Everybody does it.'],
        'A clock on a wall',
      ],
    ],
    turn: [
      'And next time you order it one pepper milder. Or one hotter.',
      'It is the only pain for which people queue.',
    ],
    asks: ['How many peppers are yours?', 'What is the hottest thing that you ever ate?'],
    ends: {
      p: 'Ask how hot it is; kitchens differ more than menus do.',
      f: 'And we did not see you cry.',
      a: 'Yoghurt, on the side.',
      t: 'Sugar and fat dampen the feeling, alcohol in beer hardly does.',
      h: 'He can speak again. He says that it was not that hot.',
      i: 'A little courage on a spoon.',
      l: 'And then sweetness, very slowly.',
    },
    caution: 'Very hot sauces are no dare for children, or for anybody with heart or stomach trouble.',
    only: 'spic|chilli|chili|hot sauce|curry|taco|burrito|kebab|wings|thai|indian|mexican|korean|jerk|peri|jalape|szechuan|sichuan|birria|salsa',
    keep: 'the next brave moment',
    send: 'whoever says "it is not that hot"',
    own: [
      {
        kinds: ['product', 'price', 'offer'],
        about: 'sauce|spic(?:e|y)|chilli|chili|salsa|hot|jerk|peri',
        lead: 'For those who are brave today.',
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
    title: [
      'Can you recycle a greasy {takeaway|takeout} box?',
      'Pizza box, foil, paper bag: where does it go?',
    ],
    cover: 'Where does the box go?',
    question: 'Does a greasy box go in with the paper?',
    short: 'Clean card yes, soaked card mostly no. Tear it in two.',
    gist: [
      'Tear the box: the clean lid goes in with the paper, the greasy bottom with compost or rubbish, as your town has it. Foil is wiped and rolled into a ball.',
      'Fat and cheese spoil paper for recycling, a few spots do not in many places. Look at the rules of your town once, and then you know.',
    ],
    subject: ['Tear it in two', 'Lid yes, bottom no'],
    hooks: {
      '*': [
        'A greasy box is two things: a clean lid and a dirty bottom. Tear it.',
        'Ten people, ten opinions, one box. Here is the simple version.',
      ],
      p: 'Two seconds of tearing keep good card out of the rubbish.',
      f: 'Tear along the fold. It is oddly satisfying.',
      a: 'Clean half: paper. Greasy half: not.',
      t: 'Fibres soaked in fat do not part in water, so soaked card is sorted out.',
      h: 'In the shared flat it has stood beside the bin since Tuesday. It is nearly a flatmate.',
      i: 'What was made of trees should become paper again.',
      l: 'An empty box, folded flat, and a clean table.',
    },
    lines: {
      '*': [
        'Greasy box? Tear it in two: the clean lid in with the paper, the soaked bottom with compost or rubbish, as your town has it.',
        'Roll foil into a ball. Small flat bits get lost in sorting, a ball the size of a fist does not.',
        'Rinse plastic tubs with cold water, without soap, and keep two for leftovers.',
        'Not hungry for plastic forks? Say so when you order. You have some at home.',
      ],
      h: ['The bin said paper. The box said pizza. They agreed on half.'],
    },
    scene: [
      'Sunday morning, a stack of boxes by the door, and a discussion in pyjamas.',
      'Somebody holds a lid to the light, looks for spots, and feels like a customs officer.',
    ],
    why: [
      [
        'Paper is made again by stirring it in water, and fat floats on top.',
        'One soaked box can spoil what lies beneath it.',
      ],
      [
        'Each town sorts with other machines, so the rules differ.',
        "What is right at your sister's may be wrong at yours.",
      ],
    ],
    parts: [
      [
        'Tear off what is clean',
        ['Mostly the lid and the sides.', 'Spots of a coin are no matter in many places.'],
        'A box torn in two',
      ],
      [
        'Scrape off the rest',
        ['Crusts and cheese go with food waste.', 'Then mice and foxes take no interest either.'],
        'A fork scraping a box',
      ],
      [
        'Look up your own town',
        ['One search for "pizza box", once in a lifetime.', 'Write it inside the cupboard above the bin.'],
        'A note inside a cupboard',
      ],
    ],
    turn: [
      'And the paper bag is used twice: now for the bin.',
      'The flat is tidy, and the discussion is over.',
    ],
    asks: ['Who takes it down at your place?', 'How do they sort it in your town?'],
    ends: {
      p: 'Boxes are getting better. Till then: tear.',
      f: 'Well done. You may order again.',
      a: 'Tear it.',
      t: 'Coated cups and shiny boxes have a film inside and often do not count as paper.',
      h: 'The flatmate has moved out.',
      i: 'Small hands, large heap, less of it.',
      l: 'And the table is bare again.',
    },
    keep: 'the morning after',
    send: 'whoever leaves it beside the bin',
    own: [
      {
        kinds: ['product', 'process', 'policy', 'value'],
        about: 'packag|box|compost|reus(?:e|able)|plastic|recycl',
        lead: 'And what it comes in here.',
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
      '{Takeaways|Takeouts} two thousand years ago: the counters of Pompeii',
      'Fast food in Pompeii: what stood on the counter',
    ],
    cover: 'A counter in Pompeii',
    gist: [
      'In Pompeii dozens of counters stood open to the street, with deep jars let into the stone. Many small homes had no kitchen, and people bought their meal outside.',
      'The counter at which you pick up your dinner is older than most kitchens. In Pompeii dozens of them have been dug out.',
    ],
    subject: ['Dinner to go, in the year seventy-nine', 'A counter, jars, and a painted duck'],
    hooks: {
      '*': [
        '{Takeaway|Takeout} is no modern vice. In Pompeii dozens of counters have been found that sold food to the street.',
        'Two thousand years ago somebody leaned on a counter and asked what was in the jar today.',
      ],
      p: 'The trade is older than most of the kitchens it replaces.',
      f: 'Next time you stand at a counter, think of Pompeii.',
      a: 'Older than forks.',
      t: 'Masonry counters with sunken jars are called thermopolia; one dug out lately still held remains of duck, goat, pig, fish and snails.',
      h: 'On the front of one a dog on a lead is painted. Some things have not changed.',
      i: 'A warm meal in the street has always been for everybody.',
      l: 'Warm stone, oil lamps, and a hum of voices.',
    },
    lines: {
      '*': [
        'In Pompeii dozens of counters sold food and drink to the street. Many small homes had no kitchen.',
        'On one counter in Pompeii two ducks are painted, ready for the pot, and a dog on a lead beside them.',
        'Forks came to most European tables many centuries after these counters had closed.',
        'Small room, large town, no stove: the reasons for eating in the street have hardly changed.',
      ],
      h: ['Somebody scratched an insult into the front of one of them. Reviews are older than we think.'],
    },
    scene: [
      'A street in the evening, a stone counter, round holes with lids, and steam where one of them is lifted.',
      'Archaeologists brush ash from a painted duck, as bright as if it had been done last week.',
    ],
    why: [
      [
        'A fire in a narrow flat was dangerous, so many people cooked little at home.',
        'Those who lived in one room bought their warm meal at the corner.',
      ],
      [
        'A picture on the front said what there was.',
        'Or so we may suppose: one could always point at the duck.',
      ],
    ],
    parts: [
      [
        'The counter faced the street',
        [
          'A counter of stone stood open to the street, so that one could order without going in.',
          'You leaned on it, as people do today, and asked what was good.',
        ],
        'A stone counter',
      ],
      [
        'The jars were let into it',
        [
          'Deep clay jars sat in the stone, for stews, wine, beans and dried things.',
          'A lid of wood kept the flies out and the warmth in, we may suppose.',
        ],
        'Round holes in a counter',
      ],
      [
        'Somebody ate standing',
        [
          'Workers, travellers and families carried it home, or ate on the {kerb|curb}.',
          'There was talk, there was haggling, and somebody always knew the news.',
        ],
        'People in a narrow street',
      ],
    ],
    turn: ['Only the box is new.', 'And somebody always asked for a little more sauce.'],
    asks: ['What would you have ordered?', 'Where did you eat your best meal standing?'],
    ends: {
      p: 'An old trade, and one that is needed every evening.',
      f: 'Have a good one, wherever you eat it.',
      a: 'Two thousand years. Next, please.',
      t: 'What the jars held is still argued over: some think dry goods, some think hot stew.',
      h: 'The insult has never been answered.',
      i: 'Hunger and company have always met at a counter.',
      l: 'And the street smells of bread.',
    },
    keep: 'the next time you queue',
    send: 'whoever thinks fast food is new',
    own: [{ kinds: ['history', 'story', 'people', 'place'], about: '.', lead: 'And the counter here.' }],
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
      'The meal on the floor between boxes: what was yours?',
    ],
    cover: 'The one you never forget',
    gist: [
      'First night in a new flat, no table, a lamp without a shade, and a warm box on the floor. Which one do you still remember, and who sat beside you?',
      'Some of the best dinners came out of a box. What was yours, and where did you eat it?',
    ],
    subject: ['No table yet, and dinner on the floor', 'Who sat beside you?'],
    hooks: {
      '*': [
        'No chairs, no curtains, one lamp: and the best dinner of that year came out of a box.',
        'Everybody has one {takeaway|takeout} that they still talk about.',
      ],
      p: 'The meals that people remember seldom have a tablecloth.',
      f: 'Tell us about yours. Where were you sitting?',
      a: 'What, where, with whom.',
      t: 'Place, dish, company, weather: four facts make a memory.',
      h: 'They had packed the forks. They ate curry with a shoehorn.',
      i: 'Home begins where somebody opens a box and says: sit down.',
      l: 'Bare boards, a candle in a cup, and steam.',
    },
    lines: {
      '*': [
        'Which {takeaway|takeout} will you never forget, and who sat beside you?',
        'Moving house? Pack two plates, two forks, salt and a roll of paper last. They are needed first.',
        'After a birth, after an exam, after a funeral: a warm box at the door is a good thing to bring.',
        'Eating on the floor is only a picnic that it has rained on.',
      ],
      h: ['The forks were in the box marked "books". The books were in the box marked "forks".'],
    },
    scene: [
      'Between twelve boxes sit two people with their backs to the wall, and eat without a word.',
      'Hospital car park, half past four in the morning, and a new father eats {chips|fries} in the rain.',
    ],
    why: [
      [
        'On days that change everything nobody cooks.',
        'It was not about the food. And yet one remembers the taste.',
      ],
    ],
    parts: [
      [
        'What was in the box?',
        ['Often it was the simplest thing on the menu.', 'Many order the same each year, on that very day.'],
        'A warm box on a floor',
      ],
      [
        'Who sat beside you?',
        [
          'Some are still there, and some are only in the story.',
          'A few of you were alone, and it was good that way.',
        ],
        'Two people on a floor',
      ],
    ],
    turn: ['We read each one, before we open.', 'Perhaps it is time to order that one again.'],
    asks: ['What did you eat on the first night?', 'Where was the strangest place that you ever ate one?'],
    ends: {
      p: 'Thank you for each of these stories.',
      f: 'Three lines are enough. We are all ears.',
      a: 'Tell it below.',
      t: 'Name dish and year, and who held the torch.',
      h: 'The shoehorn was retired with honours.',
      i: 'Bring somebody a warm box this week.',
      l: 'And through the bare window, the first night.',
    },
    keep: 'the next move',
    send: 'whoever sat beside you',
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
      'Leftovers from last night: what keeps, and what does not',
    ],
    cover: 'What keeps until tomorrow',
    gist: [
      'Into the fridge within two hours, rice within one, in flat tubs with a lid. Eat within two days, and heat it once, until it steams all through.',
      'What stood on the table all evening goes into the bin, however good it smells. What went into the fridge in time is lunch.',
    ],
    subject: ['Rice first', 'Two hours, two days, once'],
    hooks: {
      '*': [
        'The rice is the first thing that goes into the fridge. Even before you turn on the film.',
        "Two hours, two days, once: three rules, and tomorrow's lunch is safe.",
      ],
      p: 'Leftovers are safe if they get cold quickly and hot properly.',
      f: 'Pack it away before the film. You will be glad tomorrow at noon.',
      a: 'Fridge in two hours. Rice in one.',
      t: 'Some spores survive cooking and multiply in warm rice; their toxin is not destroyed by reheating.',
      h: 'Whatever grows a moustache in there is no longer dinner.',
      i: 'Good food deserves a second evening.',
      l: 'A cold spoon, at the open fridge, at midnight.',
    },
    lines: {
      '*': [
        'Leftovers go into the fridge within two hours, rice within one. Flat tubs cool faster than deep ones.',
        'Heat leftovers once, until they steam all through. Stir halfway, as microwaves leave cold spots.',
        'Rice that stood in the warm kitchen overnight belongs in the bin. Heating does not mend it.',
        'Write the day on the lid. In the fridge every box looks like yesterday.',
      ],
      h: ['The box at the back is called "I will look at it later". Nobody has.'],
    },
    scene: [
      'The film is over, the boxes still stand on the table, and somebody lifts a lid and smells it.',
      'Monday noon, an office, and five heads turn to one microwave.',
    ],
    why: [
      [
        'Between warm and cold bacteria are quickest. The shorter that lasts, the better.',
        'A table is the worst place in the house to keep food for a night.',
      ],
      ['The nose does not find what makes you ill.', 'Spoiled food smells, dangerous food often does not.'],
    ],
    parts: [
      [
        'Put rice away first',
        ['Within the hour, spread flat.', 'Rice cools on a plate in minutes, and in a pot in hours.'],
        'Rice in a flat tub',
      ],
      [
        'Use flat tubs with lids',
        ['Low and wide gets cold quickly.', 'The box from the shop often will not close any more.'],
        'A tub with a lid',
      ],
      [
        'Eat it within two days',
        [
          'Sauces and meat, too. Salad with dressing is for the same evening.',
          'What you will not manage may go into the freezer.',
        ],
        'A box with a date',
      ],
      [
        'Heat it once, properly',
        ['It should steam in the middle as well.', 'Half warm is the worst of both.'],
        'A steaming plate',
      ],
    ],
    turn: [
      'Then lunch is done, and you know what there is.',
      'And some things even taste better the next day.',
    ],
    asks: ['What tastes better the next day?', 'Who at your place eats it cold from the fridge?'],
    ends: {
      p: 'Order a little more, with a clear conscience.',
      f: 'And label it, or somebody else will have had it.',
      a: 'Two, two, once.',
      t: 'A fridge should be at five degrees Celsius or below.',
      h: 'The moustache has been shown out.',
      i: 'Thrown away is the saddest way to eat.',
      l: 'And at noon it is Friday once more.',
    },
    caution:
      'When in doubt throw it away, and be stricter for small children, in pregnancy, and for anybody who is old or ill.',
    keep: 'the end of the film',
    send: 'whoever leaves it on the table',
    own: [
      {
        kinds: ['product', 'offer', 'price'],
        about: 'family|feast|sharing|platter|large|bucket|bundle|meal deal',
        lead: 'For an evening with lunch in it.',
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
      'Something missing from your {takeaway|takeout}? Ring at once',
    ],
    cover: 'Ring while it is warm',
    question: 'Something is missing from my order. What now?',
    short: 'Ring at once, say it in one sentence, and do not eat the wrong dish first.',
    gist: [
      'Look into the bag before you leave, ring within minutes, name the order and what is missing. Nearly everybody puts it right, if they hear of it today.',
      'Mistakes happen on busy evenings. A call while it is warm gets you a dinner, a review next week gets you nothing.',
    ],
    subject: ['One look before you leave', 'A call beats a review'],
    hooks: {
      '*': [
        'The bag is warm, and the wrong dinner is in it. Ring now, and not next week.',
        'One look into the bag at the counter saves two trips.',
      ],
      p: 'A mistake that is reported at once can nearly always be put right the same evening.',
      f: 'Nobody is cross with you for ringing. Really.',
      a: 'Look. Ring. One sentence.',
      t: 'Order number, what is missing, what came instead, where you are: four facts, and it can be solved.',
      h: 'He rang to complain about the wrong burger. With his mouth full.',
      i: 'A friendly call gives somebody the chance to do it right.',
      l: 'A call, an apology, and the right box.',
    },
    lines: {
      '*': [
        'Look into the bag before you leave the counter: number of boxes, sauces, drinks. It takes ten seconds.',
        'Something missing? Ring at once with the order number. On the same evening most of it can be put right.',
        'Leave the wrong dish untouched until you have rung. It might be what somebody else is waiting for.',
        'Say what you would like: a new one, money back, or next time. Then nobody has to guess.',
      ],
      h: ['Three portions of sauce, and nothing to dip. It was a very honest evening.'],
    },
    scene: [
      'At home five boxes are opened, and in the sixth lies something that belongs to a stranger.',
      'In the kitchen somebody holds up a lonely portion of rice and asks: whose was this?',
    ],
    why: [
      [
        'On Friday two bags that look the same stand side by side.',
        'Paper slips stick together, and voices in a kitchen are loud.',
      ],
      [
        'Whoever hears of it late can only say sorry.',
        'At eight there is a cook, next Thursday there is only a text.',
      ],
    ],
    parts: [
      [
        'Look before you leave',
        ['Count the boxes, and lift one lid.', 'Nobody at the counter takes it amiss.'],
        'A hand opening a bag',
      ],
      [
        'Ring within minutes',
        [
          'Name and order number first.',
          'Write to an app and it goes round three corners. A call goes to the kitchen.',
        ],
        'A phone and a bag',
      ],
      [
        'Say what would help',
        ['"Could somebody bring it?" or "next time is fine".', 'Most people are glad of a clear wish.'],
        'A person on the phone',
      ],
    ],
    turn: [
      'And praise works by phone as well. It is heard much more rarely.',
      'The second time somebody remembers your name, in a good way.',
    ],
    asks: ['What was the best mistake that you ever got in a bag?', 'Do you ring, or do you eat it?'],
    ends: {
      p: 'How a place handles a mistake tells you more than ten good evenings.',
      f: 'And now eat, before it gets cold.',
      a: 'Ring first.',
      t: 'A photo helps if it is about quality.',
      h: 'The burger was delicious, he added.',
      i: 'Most people want to make it right. Let them.',
      l: 'And then dinner, after all.',
    },
    keep: 'the next warm bag',
    send: 'whoever writes reviews with an empty stomach',
    own: [
      {
        kinds: ['guarantee', 'policy', 'process', 'link'],
        about: 'refund|replace|wrong|guarantee|(?:call|ring) us',
        lead: 'And this is how it is handled here.',
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
