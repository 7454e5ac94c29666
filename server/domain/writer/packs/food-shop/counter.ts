// On both sides of the counter.
import type { Idea } from '../../library/idea.ts';

export const COUNTER: readonly Idea[] = [
  {
    id: 'pack-it-like-a-grocer',
    format: 'tip',
    again: 9,
    emoji: '🛍️',
    tags: ['FoodShopping', 'ShopSmart', 'MarketDay'],
    title: [
      'How to pack a shopping bag so that nothing gets crushed',
      'Pack your shopping so that it arrives whole',
    ],
    cover: 'The peach goes on top',
    gist: [
      'Shop in the order in which you pack: heavy and hard first, cold things last and together, soft fruit on top. Eggs stand at the side where you can see them.',
      'A good bag is built like a wall: {tins|cans} below, bread upright, peaches in the hat.',
    ],
    subject: ['Who packed the peach first?', 'Build it like a wall'],
    hooks: {
      '*': [
        'At the bottom of the bag, under the potatoes, lies a peach. It was bought first.',
        'Watch a grocer pack. It takes four seconds, and the eggs come home.',
        'The peach was bought first. That was the mistake.',
      ],
      p: 'The order in which you buy decides how things arrive.',
      a: 'Heavy first. Soft last. Cold together.',
      t: 'Weight presses downwards, cold leaks to its neighbours: two reasons for a fixed order.',
      f: 'Have you ever carried home peach jam, without having bought any?',
      h: 'The tomatoes travelled below the melon. They arrived as a suggestion.',
      i: 'You chose it with care. Four seconds more, and it gets home like that.',
      l: 'Figs, each in paper, in a basket of their own.',
    },
    lines: {
      '*': [
        'Shop from hard to soft: potatoes, {tins|cans}, cheese, leaves, berries. Packed in that order, the bag builds itself.',
        'Bread stands upright at the edge. Lying down, it becomes a mattress for the milk.',
        'Put all the cold things in one corner. They keep each other cold on the way home.',
        'Two half-full bags carry better than one full one, and your fingers will be glad of it.',
      ],
      h: ['Eggs at the bottom: for people who were going to make an omelette in any case.'],
    },
    scene: [
      'On the kitchen table you unpack from the top: salad, crushed. Bread, bent. And below it all something that runs.',
      'The stallholder holds out a hand for your bag, takes everything out again, and puts it back differently. You say nothing.',
    ],
    why: [
      [
        'What goes in first carries all the rest.',
        'A bag is a stack, and the bottom of a stack is no place for a raspberry.',
      ],
      [
        'And what is cold stays cold for longer in company, alone it warms up in minutes.',
        'Butter next to milk next to fish: a small fridge for the length of a bus ride.',
      ],
    ],
    parts: [
      [
        ['Begin with what is hard', 'A floor of hard things'],
        [
          'Roots, jars, {tins|cans}, a whole cabbage. They make the floor.',
          'Upright and tight, so that nothing rolls.',
          'What cannot be squashed goes where it is squashed.',
        ],
        'Potatoes and jars at the bottom of a bag',
      ],
      [
        ['Put the cold things together', 'Cold things next to cold things'],
        [
          'In one corner, bought last, wrapped in newspaper in summer.',
          'Straight home with them. Coffee with friends comes without fish.',
          'One corner, one walk home, no detours.',
        ],
        'Milk, butter and cheese packed side by side',
      ],
      [
        ['Stand the eggs where you see them', 'Eggs where you look'],
        [
          'At the side, level, and nothing on them but chives.',
          'Whatever you can see, you will not sit on.',
          'Nobody steps on what they see.',
        ],
        'An egg box at the side of a basket',
      ],
      [
        ['Finish with leaves and fruit', 'Soft things ride on top'],
        [
          'Berries, herbs, peaches. They are the hat.',
          'If it bruises when you look at it, carry it by hand.',
          'And peaches ride in your hand.',
        ],
        'Berries and herbs on top of a full basket',
      ],
    ],
    turn: ['Four seconds of thought, and no jam.', 'Or let them do it behind the counter. They love to.'],
    asks: ['What has died in your shopping bag?', 'For the shopping: basket, bag or {rucksack|backpack}?'],
    ends: {
      p: 'Write the list in packing order, and the shop does the sorting.',
      a: 'Floor first, walls next, fruit on top.',
      t: 'Compressive strength descending. It is that simple.',
      f: 'And take the second bag, even if you think that you will not need it.',
      h: 'The melon has apologised.',
      i: 'It came from a tree. It ought to get to the bowl.',
      l: 'The basket, carried level, not swung.',
    },
    work: "The order of the aisles is hardly ever the order of packing. A shop that puts potatoes at the door and berries by {the till|the register} has thought of its customers' kitchens.",
    keep: 'the next market day',
    send: 'the one with jam in the bag',
    own: [
      {
        about: 'own (?:bag|container|jar|basket)|\\bbags?\\b',
        kinds: ['policy', 'offer', 'service', 'process'],
        lead: 'And about bags, while we are at it.',
      },
    ],
    pic: {
      ask: 'A well packed basket from above, berries on top',
      alt: 'A packed shopping basket with berries on top',
    },
    claims: [
      ['Pack heavy below, cold together, fragile on top', 'trade practice'],
      ['Keep chilled food together and go straight home', 'FSA consumer advice'],
    ],
  },
  {
    id: 'cured-words',
    format: 'glossary',
    again: 12,
    emoji: '🥓',
    unless: 'vegan|vegetarian',
    tags: ['Charcuterie', 'DeliCounter', 'FoodWords'],
    title: [
      'Cured meats explained: prosciutto, bresaola, pancetta, salami, nduja',
      'At the cured meat counter: five names and what they are',
    ],
    cover: 'What lies behind the glass',
    gist: [
      'Prosciutto is leg, pancetta is belly, bresaola is beef, salami is minced. Five words for the counter, so that you know which to eat as it is and which to cook.',
      'Leg, belly, neck or beef: the name tells you the cut, and the cut tells you how fat, how salty and what for.',
    ],
    subject: ['Leg, belly, neck, beef', 'Which ham goes with the melon?'],
    hooks: {
      '*': [
        'Pancetta is bacon that went to Italy. Bresaola is not pork at all.',
        'Five hams behind the glass, and all of them red. The difference is the part of the animal.',
        'One is for the fingers, one for the pan, and they look alike.',
      ],
      p: 'Knowing the cut makes it easy to choose among cured meats.',
      a: 'Leg for melon. Belly for the pan.',
      t: 'Salt draws water out, time does the rest: curing is controlled drying, and fat decides the texture.',
      f: 'Do you also point at the second from the left?',
      h: 'Nobody knows how to pronounce "nduja". It does not mind.',
      i: 'Salt, air and patience: hardly anything is made of less.',
      l: 'Cut so thin that the plate shows through.',
    },
    lines: {
      '*': [
        'Prosciutto: leg. Pancetta: belly. Coppa: neck. Bresaola: beef. Salami: minced.\n\nFour cuts and a sausage, and the counter makes sense.',
        'Cured ham wants to be eaten at room temperature. Out of the fridge it tastes of salt, half an hour later of nuts.',
        'White rind on a salami is mould, of the good kind. Peel it off or eat it; it kept the sausage safe.',
        'Ask for ham in fewer slices more often. An hour after slicing it begins to lose what you bought it for.',
      ],
      h: ['A ham hangs about for eighteen months and is praised for it. Try that at the office.'],
    },
    scene: [
      'Behind the glass lie five red things with five names, and in front of it stands somebody who is saying: "Of the... yes, that one."',
      'The slicer hums, a sheet of ham falls over a hand, and one is asked whether it may be a little more.',
    ],
    why: [
      [
        'All of them are meat, salt and time, so what sets them apart is the cut.',
        'They are made the same way. The leg is lean, the belly is not, and you can taste it.',
      ],
      [
        'If you know how fat a piece is, you know what to do with it.',
        'Lean ones are for eating raw and thin, fat ones for melting in a pan.',
      ],
    ],
    parts: [
      [
        'Prosciutto',
        [
          'Leg, salted and hung for a year or more. Thin, with fruit or with nothing.',
          'Sweet, nutty, soft. Its fat is the good part.',
          'A ham that had more than a year to get sweet.',
        ],
        'Thin slices of prosciutto',
      ],
      [
        'Pancetta',
        [
          'Belly, cured and sometimes rolled. It goes into the pan, with eggs, beans, pasta.',
          'Unsmoked as a rule. Its fat is where you begin.',
          'Belly, for the pan. Everything else starts with it.',
        ],
        'Diced pancetta in a pan',
      ],
      [
        'Bresaola',
        [
          'Beef, lean, dark red. With lemon, oil and {rocket|arugula}.',
          'Dry and delicate. Cut it thin or do not cut it.',
          'Lean beef, dried. Lemon and a little oil, no more.',
        ],
        'Bresaola with {rocket|arugula} and lemon',
      ],
      [
        'Coppa',
        [
          'Neck, marbled all the way through. On bread, at lunch.',
          'Between ham and salami: more bite than the one, more tender than the other.',
          'Cut from the neck, with lines of white all the way.',
        ],
        'Marbled slices of coppa',
      ],
      [
        'Nduja',
        [
          'A soft, fiery paste from Calabria. It melts in sauces and on pizza.',
          'One spoon in tomatoes, and supper is red in every sense.',
          'It spreads, it burns, it makes a tomato sauce in a second.',
        ],
        'A spoon of soft red nduja',
      ],
    ],
    turn: ['And if you forget the names: say what it is for.', 'Then hold out a hand for the first slice.'],
    asks: ['Which ham is never missing at your place?', 'Ham: with melon or without?'],
    ends: {
      p: 'A hundred grams in thin slices is a starter for three.',
      a: 'Know the cut. The name follows.',
      t: 'Water activity down, flavour up. It takes salt, and a winter.',
      f: 'The ends make wonderful soup. Ask for them.',
      h: 'It is "en-doo-ya". You may forget it again.',
      i: 'Patience is an ingredient that nobody can buy quickly.',
      l: 'A plate, a fig, and no fork.',
    },
    work: 'A counter with names alone sells to those who know them. A word about the cut sells to everyone else.',
    caution: [
      'Cured raw meat is not advised for everybody, in pregnancy for example; follow the advice in your country.',
      "Raw cured meat is not for everybody, in pregnancy for instance. Follow your country's advice.",
    ],
    keep: 'the next five red things behind glass',
    send: 'the one who points',
    own: [
      {
        about: '\\bham\\b|charcuterie|salami|prosciutto|bresaola|pancetta|nduja|chorizo|cured',
        kinds: ['product', 'offer', 'price', 'process'],
        lead: 'From behind our own glass.',
      },
    ],
    pic: {
      ask: 'Slices of two or three cured meats fanned out',
      alt: 'Thin slices of different cured meats on paper',
    },
    claims: [
      [
        'Cuts: prosciutto leg, pancetta belly, coppa neck, bresaola beef, nduja spreadable',
        'definition, charcuterie textbook',
      ],
      ['White mould on salami is a starter culture', 'charcuterie textbook'],
    ],
  },
  {
    id: 'look-the-fish-in-the-eye',
    format: 'answer',
    again: 9,
    emoji: '🐟',
    unless: 'vegan|vegetarian',
    tags: ['FreshFish', 'ShopSmart', 'CookingTips'],
    question: 'How can I tell whether fish is fresh?',
    short: [
      'It smells of the sea and not of fish. And it looks back at you.',
      'By how it looks and by what it does not smell of.',
    ],
    title: ['How to tell if fish is fresh: eyes, gills, smell', 'Buying fish: four signs that it is fresh'],
    cover: 'Look it in the eye',
    gist: [
      'A fresh fish has clear, full eyes, red gills, a shine, and hardly any smell. For fillets the signs are a tight, moist flesh without gaps, and a seller who knows the day it came in.',
      'Eyes, gills, finger, nose: ten seconds at the counter tell you more than the name of the fish.',
    ],
    subject: ['It should not smell of fish', 'Ten seconds at the fish counter'],
    hooks: {
      '*': [
        'Fresh fish does not smell of fish.',
        'If the fish looks as tired as you do, take another.',
        'What smells of fish was fresh on another day.',
      ],
      p: 'Four signs tell you how long a fish has been out of the water.',
      a: 'Clear eye, red gill, firm flesh, no smell.',
      t: 'The fishy smell is trimethylamine, which bacteria make as the hours go by. A fish straight from the water has none.',
      f: 'Shy at the fish counter? You may look closely. It is expected.',
      h: 'The haddock had the gaze of somebody on the last train. We let it go.',
      i: 'With the right fish, lemon and butter are all the recipe you need.',
      l: 'Bright as a coin, cold as a stone, and it smells of the tide.',
    },
    lines: {
      '*': [
        'Fresh fish: the eye is clear and round, the gill is red, the skin shines, and the nose finds the sea.',
        'Fillets tell less. Look for closed, glassy flesh. If gaps open between the flakes, it has been waiting.',
        'Do not ask whether it is fresh. Ask what came in today.',
        'Rinse nothing, dry it well, cook it today. Fish waits for no one.',
      ],
      h: ['"Is that fresh?" has been answered with "yes" since counters were invented.'],
    },
    scene: [
      'Ice, silver, a row of open eyes. You look at them, they look at you, and one of you is embarrassed.',
      'A cook presses a fish with one finger, bends down, lifts a gill cover, and nods. She has not said a word.',
    ],
    why: [
      [
        'Eyes sink and cloud as a fish loses water, and the gills go from red to brown.',
        'What was full of life is full and bright. Hours later it is flat, dull and grey, and you see it first in the face.',
      ],
      [
        'And the smell people call fishy comes only with time.',
        'Bacteria make it. A fish that is hours old has had no time for that.',
      ],
    ],
    parts: [
      [
        ['Look at the eye', 'The eye should look at you'],
        [
          'Clear, black, slightly domed. Cloudy and sunken means several days.',
          'With some deep-sea species it does not work. With most it does.',
          'Full and clear. Sunken and grey has been here for a while.',
        ],
        'The clear eye of a whole fish',
      ],
      [
        ['Lift the gill', 'Red under the lid'],
        [
          'Bright red and wet. Brown is late.',
          'Ask them to show you. It is a compliment to be asked.',
          'A gill the colour of a cherry is what you want.',
        ],
        'A gill cover lifted to show red',
      ],
      [
        ['Press with a finger', 'It springs back'],
        [
          'Flesh springs back, and no dent stays.',
          'If you may not touch, ask them to. A proper fish is stiff and slippery.',
          'If a dent stays, so should the fish.',
        ],
        'A finger pressing a whole fish',
      ],
      [
        ['Ask what came in today', 'Let the boat decide'],
        [
          'And cook that instead of what is on your list.',
          'Recipes are patient. Change the fish and keep the sauce.',
          'Ask what came in, and change your recipe.',
        ],
        'A fishmonger pointing at a fish on ice',
      ],
    ],
    turn: ['Then home, quickly, and into the pan tonight.', 'If none of them looks at you nicely: eggs.'],
    asks: ['Which fish do you cook most?', 'Fish: whole or fillet?'],
    ends: {
      p: 'On the ice it should lie belly down or drained, never in a puddle.',
      a: 'Ten seconds. Four signs.',
      t: 'Eye, gill, elasticity, amine: in the order of how easily you can check them.',
      f: 'And have it filleted. They do in a minute what takes us an evening.',
      h: 'The haddock has been put to rest in a pie.',
      i: 'It was in the sea this week. It has earned a little care.',
      l: 'Butter, lemon, a warm plate.',
    },
    work: 'A seller who invites customers to look closely is telling them something that no label can.',
    caution: [
      'Fish to be eaten raw needs special handling, usually freezing; say so when you buy it.',
      'For raw fish say so when you buy. It has to be handled differently, and usually frozen first.',
    ],
    keep: 'the next row of open eyes',
    send: 'somebody who is afraid of the fish counter',
    own: [
      {
        about: '\\bfish\\b|seafood|\\bboats?\\b|catch|mackerel|haddock|\\bcod\\b|oyster|crab',
        kinds: ['product', 'process', 'place', 'hours', 'offer', 'price'],
        lead: 'About the fish on our own ice.',
      },
    ],
    pic: { ask: 'A whole fish on ice, its eye in focus', alt: 'A whole fish on ice with a clear eye' },
    claims: [
      [
        'Freshness signs: eyes, gills, firmness, smell; trimethylamine forms with bacterial growth',
        'food science textbook, FDA consumer advice',
      ],
      ['Raw fish requires freezing against parasites', 'EU and US food rules'],
    ],
  },
  {
    id: 'the-first-slice-is-not-yours',
    format: 'behind',
    again: 9,
    emoji: '🧀',
    only: 'chees|deli',
    unless: 'vegan',
    tags: ['CheeseCounter', 'BehindTheScenes', 'CheeseLovers'],
    title: [
      'What a cheesemonger does in the morning before you come',
      'Morning at the cheese counter: what is done before you come',
    ],
    cover: 'A shave before opening',
    gist: [
      'Each cut face of cheese dries and sweats overnight. So every morning, before the door opens, somebody scrapes them, wipes the rinds, changes the paper and tastes each one.',
      'A cheese counter is shaved daily. What you taste later is a surface that saw the air only an hour ago.',
    ],
    subject: ['They scrape it every morning', 'A wheel gets a wash'],
    hooks: {
      '*': [
        'Every cheese on the counter was shaved this morning.',
        'Before you get a taste, somebody has eaten the slice that nobody should get.',
        'A counter of cheese has its face washed each morning.',
      ],
      p: 'A good counter spends the first hour of the day on surfaces.',
      a: 'Scrape, wipe, turn, taste. Then open.',
      t: 'A cut face loses water and picks up light and smell; a millimetre taken off restores it.',
      f: 'What happens at a cheese counter before you arrive? It is mostly housework.',
      h: 'Somebody had eleven cheeses for breakfast, for professional reasons.',
      i: 'Looking after things is a quiet trade, and you can taste it.',
      l: 'A blade drawn once over a pale face, and the scent comes back.',
    },
    lines: {
      '*': [
        'At home it works as well: scrape the cut side of a cheese with a knife before you serve it. The taste is just beneath.',
        'Film is only for the night. In the morning a good counter takes it off and lets the cheese breathe.',
        'Wheels are turned, so that their moisture does not sink to one side. Some of them for two years.',
        'If you are offered a taste, it is cut fresh, from the middle. Not the piece that lies on the edge.',
      ],
      h: ['The job has one occupational hazard, and it is called bread.'],
    },
    scene: [
      'Half past seven, the blind is down. Someone in a white apron is drawing a knife over a wheel, as one scrapes carrots.',
      'A curl of cheese falls on the board, is looked at, smelt and eaten. It is the sixth, and it is not yet eight.',
    ],
    why: [
      [
        'Cut cheese goes on living: it gives off water, dries at the edge and takes up what the air brings.',
        'A face that has stood overnight is a little glassy, a little damp, and tastes of the counter.',
      ],
      [
        'Only who tastes daily knows what to recommend, since none of them is as it was last week.',
        'The brie of Monday is not the brie of Friday. Somebody has to keep up with it.',
      ],
    ],
    parts: [
      [
        'First the faces are scraped',
        [
          'A thin layer off each. Below it is as on the first day.',
          'With the back of a blade, lightly. What comes off is breakfast, or sauce.',
        ],
        'A knife scraping the face of a cheese',
      ],
      [
        'Then the rinds are wiped',
        [
          'A damp cloth, some with brine. And over they go.',
          'Rind is skin. It wants neither to crack nor to stick.',
        ],
        'A cloth wiping the rind of a wheel',
      ],
      [
        'Then everything is tasted',
        [
          'A crumb of each, from mild to strong, with water.',
          'Two of them will be marked: today, not tomorrow.',
        ],
        'Crumbs of cheese on a knife tip',
      ],
      [
        'Last, the board is set',
        [
          'The ripest at the front, so that they get a chance.',
          'What is best today lies where your eye goes first.',
        ],
        'Cheeses arranged on a counter',
      ],
    ],
    turn: [
      'Then the blind goes up, and it looks as if it had always been so.',
      'Ask what is good today. They have known since eight.',
    ],
    asks: [
      'What do you do each morning before anyone sees you?',
      'Could you taste cheese at half past seven?',
    ],
    ends: {
      p: 'The question to ask is: "What is right today?"',
      a: 'A dry face is a neglected face.',
      t: 'Desiccation and oxidation are surface effects. So is the cure.',
      f: 'And say yes to the taste. It is why it is there.',
      h: 'Lunch, as far as can be seen, will be a salad.',
      i: 'The same small care each morning: that is how anything stays good.',
      l: 'A pale cut, without a trace of the night.',
    },
    work: 'Upkeep is invisible when it is done. It is still the difference between stock and goods, on cheese counters and on websites.',
    keep: 'the cheese in your fridge tonight',
    send: 'the one who likes it ripe',
    own: [
      {
        about: 'chees',
        kinds: ['process', 'people', 'product', 'service', 'story'],
        lead: 'From behind our own counter.',
      },
    ],
    pic: {
      ask: 'A knife scraping the cut face of a cheese before opening',
      alt: 'A knife scraping the cut face of a large cheese',
    },
    claims: [
      [
        'Facing cheeses, wiping and turning wheels, daily tasting',
        "cheesemongers' training (Academy of Cheese)",
      ],
    ],
  },
  {
    id: 'a-stall-before-dawn',
    format: 'behind',
    again: 9,
    emoji: '⛺',
    only: 'market|\\bstall',
    tags: ['MarketDay', 'BehindTheScenes', 'MarketLife'],
    title: [
      'What it takes to set up a market stall before dawn',
      'How a market stall is built, from chalk mark to first customer',
    ],
    cover: 'A shop, built in an hour',
    gist: [
      'A market stall is a shop that is built at six and gone by three. Where the crates stand, what is at the front and which way the awning points is decided by sun, wind and feet.',
      'Poles, canvas, tables, crates: in an hour it stands. What looks like a heap of vegetables is a plan.',
    ],
    subject: ['Built at six, gone by three', 'Why the radishes are in front'],
    hooks: {
      '*': [
        'At five in the morning there is nothing here but a chalk mark on the ground.',
        'The radishes are at the front for a reason. So are the potatoes at the side.',
        'At six it is a {car park|parking lot}, at seven it is a shop.',
      ],
      p: 'A market stall is a complete shop with a life of nine hours.',
      a: 'Colour in front, weight at the side, change in the apron.',
      t: 'Sun from the east until ten, wind along the street: the awning goes up for noon and not for now.',
      f: 'When you come at nine it all looks as if it had grown there. At six it looked different.',
      h: 'Imagine moving house every day, in the rain, with lettuces.',
      i: 'There is something cheering about a street that becomes a shop overnight and then becomes a street again.',
      l: 'Dew on the crates, one lamp, and coffee from a flask.',
    },
    lines: {
      '*': [
        'On a stall, colour goes to the front and weight to the side. You are drawn by the radishes, and you leave with the potatoes.',
        'Rain does not keep people from a market. Wind does. It is the wind that traders look out for.',
        'The right time at a market depends: early for choice, late for conversation, the very end for bargains in soft fruit.',
        'Leaves are sprinkled with water in the morning and covered at noon. A lettuce on a stall has more shade than its owner.',
      ],
      h: ['The thermos is the most important piece of equipment. The scales come second.'],
    },
    scene: [
      'Ten to six, street lamps, and the sound of poles on cobbles. Somebody is looking at the sky and says: "From the west."',
      'A van, doors open, and in it the whole shop, stacked so that what is needed first comes out first.',
    ],
    why: [
      [
        'Nothing on a market stays overnight, so each day starts with an empty space and a good order.',
        'There is no stockroom and no door. What is not thought of at six is missing at nine.',
      ],
      [
        'And fresh goods in the open depend on shade and air, which move with the clock.',
        'Until ten the sun stands on one side, after that on the other. The lettuce cannot walk.',
      ],
    ],
    parts: [
      [
        ['First the frame and the awning', 'Legs, weights, roof'],
        [
          'Weights on every leg. Low towards the weather.',
          'It is set for the noon sun, so at dawn it looks crooked.',
          'The wind is up before the customers are.',
        ],
        'A stall frame going up at dawn',
      ],
      [
        ['Then the tables, stepped', 'Tables on a slope'],
        [
          'Tilted to the front, so that each crate can be seen.',
          'Eye level for what is in season, knee level for what sells itself.',
          'A crate that you cannot see into does not sell.',
        ],
        'Stepped tables with empty crates',
      ],
      [
        ['Then colour to the front', 'Red to the street'],
        [
          'Radishes, tomatoes, flowers. Brown things go to the side and do well.',
          'From twenty paces one ought to see red.',
          'Brown sells from anywhere.',
        ],
        'Radishes and tomatoes at the front of a stall',
      ],
      [
        ['Last, the scales and the float', 'Coins, bags, pencil, breakfast'],
        [
          'Coins in the apron, bags on the hook, pencil behind the ear.',
          'Somebody eats a roll, and the first customer is there before the second bite.',
          'In that order, and the last one rarely gets finished.',
        ],
        'An old scale and an apron with coins',
      ],
    ],
    turn: [
      'By four it is swept, and children ride bicycles across it.',
      'Then the van, in reverse order, and tomorrow another square.',
    ],
    asks: ['When do you go to the market: early or late?', 'What do you buy at a market and nowhere else?'],
    ends: {
      p: 'A word with a trader is best before ten or after one.',
      a: 'Up at four. Set by seven. Gone by three.',
      t: 'Last in, first out: the van is loaded for the street.',
      f: 'And bring change. They will remember you for it.',
      h: 'The lettuces slept all the way.',
      i: 'Squares were made for it.',
      l: 'The first light, and all of it still untouched.',
    },
    work: 'To set up a shop each day, in one hour, from a van: nobody understands better what is needed and what is not.',
    keep: 'the next market morning',
    send: 'somebody who gets there at noon',
    own: [
      {
        about: 'market|stall|pitch',
        kinds: ['place', 'hours', 'people', 'story', 'event'],
        lead: 'Where the poles go up for us.',
      },
    ],
    pic: { ask: 'Your stall half built, in the first light', alt: 'A market stall being set up at dawn' },
    claims: [['Set-up and display practice of market traders', 'trade practice']],
  },
  {
    id: 'how-it-gets-on-the-shelf',
    format: 'behind',
    again: 9,
    emoji: '📋',
    tags: ['BehindTheScenes', 'GoodFood', 'FoodShopping'],
    title: ['How a small food shop decides what to stock', 'One jar in ten: how a shop picks what it sells'],
    cover: 'How it got on the shelf',
    gist: [
      'For each jar on a good shelf there were several that did not make it. It is tasted twice, taken home, left open for {a fortnight|two weeks}, and only then ordered.',
      'A small shop has no room for something nobody loves. So before a product gets a place, somebody has lived with it.',
    ],
    subject: ['The nine jars you do not see', 'Two weeks in the fridge at home'],
    hooks: {
      '*': [
        'Behind the one mustard on the shelf stand nine that were tasted and sent away.',
        'The real test of a chutney is whether the jar at home is empty after two weeks.',
        'Most of what is on a good shelf is what was sent away.',
      ],
      p: 'What a shop leaves out takes as much work as what it puts in.',
      a: 'A shelf is a list of decisions.',
      t: 'Shelf space is fixed, so each new product must beat an old one on turnover, margin or affection.',
      f: 'Have you ever wondered who decides that there is this honey, and not another?',
      h: 'It is a hard job. Somebody has to eat the second-best brownie.',
      i: "To choose on someone else's behalf, and mean it: that is an old and decent trade.",
      l: 'Few things, and none that has to be explained away.',
    },
    lines: {
      '*': [
        'A new product is tasted twice: once in the shop with everyone looking, and once at home when nobody is.',
        'Open a jar, put it in the fridge, wait {a fortnight|two weeks}. If it is finished, order it. If it is still there, you have your answer.',
        'Packaging gets something bought once. What is inside gets it bought again. Small shops live on the second time.',
        'Ask a shopkeeper which thing they fought for. You will get a story, and usually a spoon.',
      ],
      h: ['The sample table: eleven kinds of granola and a shopkeeper who longs for a sausage.'],
    },
    scene: [
      'After closing, four spoons, nine open jars without labels, and an argument in low voices.',
      'A maker stands at the counter with a crate under the arm and eyes full of hope. The shopkeeper reaches for a spoon.',
    ],
    why: [
      [
        'A small shop has perhaps a thousand places, and each thing that stands still blocks one.',
        'What does not go gathers dust and goes out of date. In forty square metres you notice it.',
      ],
      [
        'And a selection lives on trust; one dud costs more than it brings in.',
        'Whoever buys on your word will hold you to it.',
      ],
    ],
    parts: [
      [
        ['It is tasted without the label', 'First blind'],
        [
          'Beside what is already there. Better, or only different?',
          'If it is not clearer, rounder or livelier than the old one, it was nice to meet.',
          'Against the one that stands there already.',
        ],
        'Unlabelled jars and spoons on a table',
      ],
      [
        ['Then it goes home', 'Then in a real kitchen'],
        [
          'Into a normal fridge, with children and a Tuesday.',
          'What gets eaten without being told to is a good sign.',
          'If nobody reaches for it by Wednesday, it was only nice.',
        ],
        'A half-empty jar in a home fridge',
      ],
      [
        ['Then the maker is asked', 'Then the questions'],
        [
          'Where from, how many, what happens in August.',
          'Six crates a month from two people: good. But you should know.',
          'How much can be made, and what if it all goes at once?',
        ],
        'A hand writing notes beside a jar',
      ],
      [
        ['Then something else must go', 'Then the goodbye'],
        [
          'A new jar in, an old jar out. It is the part that hurts.',
          'The shelf is not made of rubber, and somebody loved that relish.',
          'Somebody will ask for the old one until Christmas.',
        ],
        'A gap on a shelf between jars',
      ],
    ],
    turn: [
      'So if it stands there, somebody stood up for it.',
      'The nine others were not bad. They were only ninth.',
    ],
    asks: ['Which product should every food shop have?', 'Which product do you miss that has gone?'],
    ends: {
      p: 'Suggestions from customers get tasted, too. It is worth making one.',
      a: 'Taste, time, maker, place.',
      t: 'Repeat rate is the only figure that does not flatter.',
      f: 'Tell them what you finish first. It is the most useful thing they hear.',
      h: 'The third-best brownie was eaten as well, to be fair to it.',
      i: 'Choosing well is a form of care.',
      l: 'The shelf is short. That is the luxury.',
    },
    work: 'Selection is a product. In a world with everything on offer, somebody who has tried nine and kept one is saving you eight.',
    keep: 'the next time you browse a small shelf',
    send: 'a maker with a crate of hope',
    own: [
      {
        about: 'supplier|producer|maker|stock|taste|choose|chosen|select',
        kinds: ['process', 'people', 'value', 'story', 'number', 'place'],
        lead: 'How it is done on our side.',
      },
    ],
    pic: {
      ask: 'Samples and spoons on your table after closing',
      alt: 'Open sample jars with spoons on a table',
    },
    claims: [['Listing decisions weigh taste, turnover, supply and space', 'retail trade practice']],
  },
  {
    id: 'tonight-or-for-guests',
    format: 'either',
    again: 12,
    emoji: '🎀',
    tags: ['ThisOrThat', 'FoodTalk', 'GoodFood'],
    title: [
      'The good stuff: eat it tonight or keep it for guests?',
      'Do you save the good things or open them now?',
    ],
    cover: 'Tonight, or for guests?',
    gist: [
      'The good {tin|can}, the dear oil, the chocolate from the {holiday|vacation}: some open it the same evening, and others save it until it is past its date. It is a question of temperament.',
      'On Tuesday, alone, with a spoon; or on Saturday, on the good plate, for others. When is the right day for something special?',
    ],
    subject: ['Who are you saving it for?', 'The {tin|can} at the back'],
    hooks: {
      '*': [
        'At the back of the cupboard stands something very good that is waiting for a better day. It has been there since spring.',
        'There are people who open the good chocolate on the way home, and people who find it in a drawer years later.',
        'Some {tins|cans} are opened, and some are inherited.',
      ],
      p: 'Nearly every kitchen has one good thing in it that is being saved up.',
      a: 'Open it. Today is an occasion.',
      t: 'Truffle oil, nuts, good chocolate: aroma declines from the day of packing. Waiting has a price.',
      f: 'What is standing in your cupboard and waiting for guests?',
      h: 'The truffle paste was being kept for something special. It was, in the end, the removal men.',
      i: 'Sharing makes it more, and not sharing makes it yours. Both are good.',
      l: 'Alone, late, from the {tin|can}, with the best spoon in the house.',
    },
    lines: {
      '*': [
        'Tonight: fresh, unplanned, all yours.\nFor guests: on a good plate, with company, if it lives that long.\n\nWhich are you?',
        'Most fine things do not improve with waiting. Oil, nuts, coffee and chocolate were at their finest on the day you bought them.',
        'The compromise: buy two, and open one of them tonight.',
        'Guests seldom notice the good oil. They do notice that you sat down with them.',
      ],
      h: ['"We were keeping it for Christmas." Which one?'],
    },
    scene: [
      'You are looking for the lentils and find a small, expensive {tin|can}. The date on it is from another {flat|apartment}.',
      'Tuesday evening, rain. One hand has it already, the other says: "But what about Saturday?"',
    ],
    why: [
      [
        'What is good gives pleasure twice, in looking forward and in eating, and people differ in which of the two they like better.',
        'Saving is a pleasure too, but it is one with an expiry date on the lid.',
      ],
    ],
    parts: [
      [
        'Tonight',
        [
          'It is fresh, you are hungry, and nobody has to be impressed.',
          'A grey Tuesday needs it more than a Saturday does.',
          'You are worth as much as a guest, and you are here.',
        ],
        'An opened {tin|can} and one fork by lamplight',
      ],
      [
        'For guests',
        [
          'On the good plate, and you see their faces.',
          'Looking forward to it for a week is half of the meal.',
          'It waits, you wait, and then it is an occasion.',
        ],
        'A special {tin|can} on a set table',
      ],
    ],
    turn: ['Look at the date. It may have decided for you.', 'You are allowed to be your own guest.'],
    asks: ['The good {tin|can}: tonight or for guests?', 'What have you saved for too long?'],
    ends: {
      p: 'A shelf labelled "this month" settles it in most households.',
      a: 'No day is better than this one.',
      t: 'Anticipation rises, aroma falls. The curves cross sooner than you think.',
      f: 'Go and look at the back. We will wait.',
      h: 'The removal men were very touched.',
      i: 'The good plate can be used on a Tuesday.',
      l: 'And close the door of the cupboard softly.',
    },
    work: 'Good things that are saved for the right moment tend to miss it. It is so with {tins|cans}, and with ideas.',
    keep: 'a grey Tuesday',
    send: 'the one who saves everything',
    own: [
      {
        about: 'chocolate|truffle|caviar|hamper|special|limited|\\bvintage|\\baged\\b',
        kinds: ['product', 'offer', 'event', 'price'],
        lead: 'For tonight. Or for Saturday.',
      },
    ],
    pic: {
      ask: 'One special jar or {tin|can}, opened, with one spoon',
      alt: 'A special {tin|can} opened on a table with one spoon',
    },
    claims: [['Oils, nuts, coffee and chocolate lose aroma in storage', 'food science textbook']],
  },
  {
    id: 'nothing-in-the-house',
    format: 'question',
    again: 9,
    emoji: '🍝',
    tags: ['PantryCooking', 'EasySuppers', 'FoodTalk'],
    title: ['What do you cook when there is nothing in the house?', 'What to cook when the fridge is empty'],
    cover: 'Nothing in the house',
    gist: [
      'Everyone has a dish for the evening with an empty fridge: pasta with garlic and oil, an egg on something, beans on toast. It is the most honest recipe that anybody owns.',
      'Nothing in the house hardly ever means nothing. It means eggs, pasta, a {tin|can} and half an onion. And what then?',
    ],
    subject: ['Your dish for empty evenings', 'There are always eggs'],
    hooks: {
      '*': [
        '"There is nothing in the house" means: there are eggs.',
        'What you cook from an empty fridge shows who taught you.',
        'Empty is a matter of opinion.',
      ],
      p: 'The dish people cook most often has no recipe and hardly any ingredients.',
      a: 'Garlic, oil, chilli, pasta. The shop may stay shut.',
      t: 'Starch, fat, salt, something sharp: with these four a supper can be made of any cupboard.',
      f: 'Sunday evening, all shops shut, hungry. What do you cook?',
      h: 'Mother Hubbard went to the cupboard. There were chickpeas. There are always chickpeas.',
      i: 'Out of almost nothing, for somebody who is hungry: there is no better reason to cook.',
      l: 'Spaghetti, oil, a clove of garlic, and somebody opposite you.',
    },
    lines: {
      '*': [
        'Nothing in the house:\n\nPasta with garlic and oil\nAn egg on anything\nBeans on toast\nFried rice from yesterday\n\nWhat is yours?',
        'Five things that turn an empty fridge into supper: eggs, pasta, a {tin|can} of beans, garlic, hard cheese. Keep them as one keeps {plasters|bandages}.',
        'Save a cup of the pasta water. With oil and cheese it makes a sauce out of nothing.',
        'A {tin|can} of chickpeas, fried hard in oil with paprika, on toast, with a fried egg. Nobody will call it nothing.',
      ],
      h: ['The fridge holds a lemon, light, and a jar that nobody talks about.'],
    },
    scene: [
      'Sunday, half past eight, back from a trip. The fridge hums over a lemon, and somebody says: "So what is there?"',
      'Three friends come up unannounced. You put water on before you have any idea what for.',
    ],
    why: [
      [
        'What you cook from nothing you learnt early, mostly by watching, and your hands can do it without you.',
        'It is the dish that nobody has written down, because it was never meant as one.',
      ],
    ],
    parts: [
      [
        ['Something with pasta', 'Pasta and whatever is in the door'],
        [
          'Garlic, oil, chilli. The time that the water takes is all the time it takes.',
          'Whoever has cheese in the house is rich.',
          'Oil and garlic are a sauce. Cheese makes it a feast.',
        ],
        'Spaghetti with garlic and oil',
      ],
      [
        ['Something with an egg', 'An egg on something'],
        [
          "On rice, on toast, on yesterday's vegetables.",
          'Fried hard at the edges and soft in the middle. It forgives whatever is below.',
          'It turns any remains into a dish with a middle.',
        ],
        'A fried egg on toast',
      ],
      [
        ['Something out of a {tin|can}', 'A {tin|can} with a bit of courage'],
        [
          'Beans, tomatoes, tuna. Heat, acid, pepper.',
          'It stood there for exactly this evening.',
          'Sour, salty, hot: one of each, and it is yours.',
        ],
        'An opened {tin|can} of beans beside a pan',
      ],
    ],
    turn: ['Write yours down for someone who is moving out.', 'It was never nothing. It was supper.'],
    asks: ['What do you cook when the fridge is empty?', 'Who taught you to cook out of nothing?'],
    ends: {
      p: 'A short list on the inside of the cupboard door keeps the five at hand.',
      a: 'Eggs. Always eggs.',
      t: 'Minimum viable pantry: five articles, some forty suppers.',
      f: 'Tell us, with amounts if you know them. Nobody ever does.',
      h: 'The chickpeas knew that you would come.',
      i: 'In the poorest kitchens, the most generous dishes were thought up.',
      l: 'Two plates, one pan, no tablecloth.',
    },
    work: 'Constraints make cooks. Ask a team what it makes of very little, and you find out what it can really do.',
    keep: 'a Sunday evening with all the shops shut',
    send: 'someone who is moving into a first flat',
    own: [
      {
        about: 'pasta|beans|chickpeas|\\btins?\\b|tinned|\\beggs?\\b|pantry|store ?cupboard',
        kinds: ['product', 'offer', 'price'],
        lead: 'For the cupboard, against that evening.',
      },
    ],
    pic: {
      ask: 'A handful of staples on a table: eggs, pasta, a {tin|can}',
      alt: 'Eggs, pasta, garlic and a {tin|can} on a kitchen table',
    },
    claims: [['Staples listed make simple meals', 'common experience']],
  },
];
