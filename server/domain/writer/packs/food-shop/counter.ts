// On both sides of the counter.
import type { Idea } from '../../library/idea.ts';
import { CHEESE_ONLY, FISH_ONLY, GREENS_ONLY, SELLS_FISH } from './kinds.ts';

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
    cover: 'How to pack a shopping bag',
    gist: [
      'Shop in the order in which you pack: heavy and hard first, cold things last and together, soft fruit on top. Eggs stand at the side where you can see them.',
      'Pack a bag from hard to soft: {tins|cans} below, bread upright, peaches on top.',
    ],
    subject: ['Peaches at the bottom?', 'Pack it from hard to soft'],
    hooks: {
      '*': [
        'At the bottom of the shopping bag, under the potatoes, lies a peach. It was bought first.',
        'Watch a grocer pack a bag. It takes four seconds, and the eggs come home whole.',
        'Buy the peach last, and it comes home whole.',
      ],
      p: 'The order in which you shop decides how things arrive.',
      a: 'Pack heavy things first, soft things last, cold things together.',
      t: 'In a shopping bag heavy things press down, and cold things warm up. Both speak for packing in order.',
      f: 'Have you ever carried home peach jam without buying any?',
      h: 'The tomatoes were packed below the melon. They came home as soup.',
      i: 'You chose your peaches with care. Four seconds more, and they get home whole.',
      l: 'Figs, each in paper, in a basket of their own.',
    },
    lines: {
      '*': [
        'Shop from hard to soft: potatoes, {tins|cans}, cheese, leaves, berries. Packed in that order, the bag builds itself.',
        'Stand bread upright at the edge of the bag. Lying down it becomes a mattress for the milk.',
        'Put all the cold things in one corner. They keep each other cold on the way home.',
        'Two half-full bags carry better than one full one, and your fingers will be glad of it.',
      ],
      h: ['Eggs at the bottom of the bag: for people who were going to make an omelette anyway.'],
    },
    scene: [
      'On the kitchen table you unpack the bag: salad, crushed. Bread, bent. And below it something that runs.',
      'The stallholder takes your bag, takes everything out again, and packs it in another order.',
    ],
    why: [
      ['What you pack first carries all the rest.', 'A raspberry should never lie below a melon.'],
      [
        'And what is cold stays cold for longer in company, alone it warms up in minutes.',
        'Butter next to milk next to fish: together they stay cold until you are home.',
      ],
    ],
    parts: [
      [
        ['Start with hard, heavy things', 'Put jars and potatoes at the bottom'],
        [
          'Roots, jars, {tins|cans}, a whole cabbage. They make the floor.',
          'Upright and tight, so that nothing rolls.',
          'What cannot be squashed goes at the bottom.',
        ],
        'Potatoes and jars at the bottom of a bag',
      ],
      [
        ['Put the cold things together', 'Pack cold things side by side'],
        [
          'In one corner, bought last, wrapped in newspaper in summer.',
          'Then go straight home with them.',
          'All in one corner, and no detours on the way.',
        ],
        'Milk, butter and cheese packed side by side',
      ],
      [
        ['Stand the eggs where you see them', 'Keep the eggs in sight'],
        [
          'At the side, level, with nothing on them.',
          'What you can see you will not sit on.',
          'At the side, where nobody puts a melon on them.',
        ],
        'An egg box at the side of a basket',
      ],
      [
        ['Put leaves and berries on top', 'Soft things go on top'],
        [
          'Berries, herbs, peaches go in last.',
          'What bruises easily is best carried in your hand.',
          'Peaches may even travel in your hand.',
        ],
        'Berries and herbs on top of a full basket',
      ],
    ],
    turn: ['Four seconds of thought, and no jam.', 'Or let them pack it behind the counter. They know how.'],
    asks: [
      'What has been crushed in your shopping bag?',
      'Do you shop with a basket, a bag or a {rucksack|backpack}?',
    ],
    ends: {
      p: 'Write the list from hard to soft, and the bag packs itself.',
      a: 'Heavy below, soft on top.',
      t: 'The strongest at the bottom, the softest on top.',
      f: 'And take a second bag, even if you think that you will not need it.',
      h: 'The melon has apologised.',
      i: 'It came from a tree. It ought to reach the bowl.',
      l: 'Carry the basket level.',
    },
    work: 'Put potatoes by the door and berries by {the till|the register}: customers buy in the order in which they pack.',
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
    unless: `vegan|vegetarian|${GREENS_ONLY}|${FISH_ONLY}|${CHEESE_ONLY}`,
    tags: ['Charcuterie', 'DeliCounter', 'FoodWords'],
    title: [
      'Cured meats explained: prosciutto, bresaola, pancetta, salami, nduja',
      'At the cured meat counter: five names and what they are',
    ],
    cover: 'Prosciutto, pancetta, nduja',
    gist: [
      'Prosciutto is leg, pancetta is belly, bresaola is beef, salami is minced. Five words for the counter, so that you know which to eat as it is and which to cook.',
      'Leg, belly, neck or beef: the name of a cured meat tells you the cut, and the cut tells you how to eat it.',
    ],
    subject: ['Cured meat: leg, belly or neck?', 'Which ham goes with melon?'],
    hooks: {
      '*': [
        'Pancetta is bacon from Italy. Bresaola is not pork at all.',
        'Five cured meats lie behind the glass, and all of them are red. Which is which?',
        'Prosciutto you eat as it is, pancetta goes in the pan. They look alike.',
      ],
      p: 'If you know the cut, it is easy to choose among cured meats.',
      a: 'Prosciutto with melon, pancetta in the pan.',
      t: 'Cured meat is salted and slowly dried. How fat the cut is decides how soft it gets.',
      f: 'At the ham counter, do you also point at the second from the left?',
      h: 'Nobody knows how to pronounce "nduja". It tastes good all the same.',
      i: 'Cured ham needs only salt, air and patience.',
      l: 'Ham cut so thin that the plate shows through.',
    },
    lines: {
      '*': [
        'Prosciutto: leg. Pancetta: belly. Coppa: neck. Bresaola: beef. Salami: minced.\n\nFour cuts and a sausage, and the counter makes sense.',
        'Eat cured ham at room temperature. Out of the fridge it tastes of salt, half an hour later of nuts.',
        'White rind on a salami is mould, of the good kind. Peel it off or eat it; it kept the sausage safe.',
        'Buy ham in fewer slices, more often. An hour after slicing it begins to lose its taste.',
      ],
      h: ['A ham hangs about for eighteen months and is praised for it. Try that at the office.'],
    },
    scene: [
      'Five red things, five names, and somebody at the counter says: "Some of the... yes, that one."',
      'The slicer hums, a slice of ham falls over a hand, and somebody asks whether it may be a little more.',
    ],
    why: [
      [
        'All cured meats are meat, salt and time, so the cut makes the difference.',
        'They are made the same way, but the leg is lean and the belly is not.',
      ],
      [
        'If you know how fat it is, you know what to do with it.',
        'Eat lean ones thin and raw, and melt fat ones in a pan.',
      ],
    ],
    parts: [
      [
        'Prosciutto (the leg)',
        [
          'Salted and hung for a year or more. Thin, with fruit or on its own.',
          'Sweet, nutty and soft. Do not cut off the fat.',
          'A ham that had more than a year to get sweet.',
        ],
        'Thin slices of prosciutto',
      ],
      [
        'Pancetta (the belly)',
        [
          'Cured and sometimes rolled. It goes into the pan, with eggs, beans or pasta.',
          'Usually not smoked. Fry it first, and cook in its fat.',
          'It is for the pan. Many sauces start with it.',
        ],
        'Diced pancetta in a pan',
      ],
      [
        'Bresaola (dried beef)',
        [
          'Lean and dark red. With lemon, oil and {rocket|arugula}.',
          'Dry and delicate. It should be cut very thin.',
          'With lemon and a little oil, no more.',
        ],
        'Bresaola with {rocket|arugula} and lemon',
      ],
      [
        'Coppa (the neck)',
        [
          'With fat running all through. On bread, at lunch.',
          'Between ham and salami: more bite than the one, more tender than the other.',
          'With lines of white all the way.',
        ],
        'Marbled slices of coppa',
      ],
      [
        'Nduja (a hot, soft paste)',
        [
          'It comes from Calabria and melts in sauces and on pizza.',
          'One spoon in tomatoes, and supper is hot and red.',
          'It makes a tomato sauce in a minute.',
        ],
        'A spoon of soft red nduja',
      ],
    ],
    turn: ['And if you forget the names, say what it is for.', 'Then taste the first slice.'],
    asks: ['Which ham is always in your fridge?', 'Do you eat ham with melon or without?'],
    ends: {
      p: 'A hundred grams in thin slices is a starter for three.',
      a: 'Know the cut, and the name follows.',
      t: 'Less water, more taste: salt and one winter do it.',
      f: 'Ask for the ends of a ham. They make wonderful soup.',
      h: 'It is "en-doo-ya". You may forget it again.',
      i: 'Good ham takes its time.',
      l: 'A plate of ham, a fig, and no fork.',
    },
    work: 'Names alone sell to those who know them. One word on what it is sells to everyone else.',
    caution: [
      'Cured raw meat is not advised for everybody, in pregnancy for example; follow the advice in your country.',
      "Raw cured meat is not for everybody, in pregnancy for instance. Follow your country's advice.",
    ],
    keep: 'the next time you stand at the ham counter',
    send: 'the one who points at the ham',
    own: [
      {
        about: '\\bham\\b|charcuterie|salami|prosciutto|bresaola|pancetta|nduja|chorizo|cured',
        kinds: ['product', 'offer', 'price', 'process'],
        lead: 'From our own counter.',
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
      'It smells of the sea and not of fish, and its eyes are clear.',
      'By how it looks and by what it does not smell of.',
    ],
    title: ['How to tell if fish is fresh: eyes, gills, smell', 'Buying fish: four signs that it is fresh'],
    cover: 'How to tell that fish is fresh',
    gist: [
      'A fresh fish has clear, full eyes, red gills, a shine, and hardly any smell. For fillets the signs are a tight, moist flesh without gaps, and a seller who knows the day it came in.',
      'Eyes, gills, flesh, smell: ten seconds at the counter tell you how fresh a fish is.',
    ],
    subject: ['Fresh fish does not smell', 'Ten seconds at the fish counter'],
    hooks: {
      '*': [
        'Fresh fish does not smell of fish.',
        'If the fish has dull, sunken eyes, take another.',
        'If fish smells of fish, it is no longer fresh.',
      ],
      p: 'Four signs tell you how long a fish has been out of the water.',
      a: 'Buy fish with clear eyes, red gills, firm flesh and no smell.',
      t: 'The fishy smell comes from bacteria, hour by hour. A fish straight from the water has none.',
      f: 'Shy at the fish counter? You may look closely. Please do.',
      h: 'The haddock looked like somebody on the last train. We let it go.',
      i: 'If the fish is fresh, lemon and butter are all the recipe you need.',
      l: 'A fresh fish is bright as a coin and smells of the tide.',
    },
    lines: {
      '*': [
        'Fresh fish: the eye is clear and round, the gill is red, the skin shines, and the nose finds the sea.',
        'For fillets, look for closed, moist flesh. If there are gaps, it has been waiting.',
        'Do not ask whether the fish is fresh. Ask what came in today.',
        'Dry your fish well and cook it today. Fish does not wait.',
      ],
      h: ['"Is that fish fresh?" has been answered with "yes" since counters were invented.'],
    },
    scene: [
      'Ice, silver, a row of fish with open eyes. You look at them, they look at you, and one of you is embarrassed.',
      'A cook presses a fish with one finger, bends down, lifts a gill cover, and nods. She has not said a word.',
    ],
    why: [
      [
        'Eyes sink and cloud as a fish loses water, and the gills go from red to brown.',
        'A fish that is hours old is bright. Later it is flat, dull and grey, and you see it first in the eyes.',
      ],
      [
        'And the fishy smell comes only with time.',
        'Bacteria make it. A fish that is hours old has had no time for that.',
      ],
    ],
    parts: [
      [
        ["Look at the fish's eye", 'The eye should be clear'],
        [
          'Clear, black, slightly domed. Cloudy and sunken means several days.',
          'That does not work with some deep-sea fish. With most it does.',
          'Sunken and grey means that it has been here for a while.',
        ],
        'The clear eye of a whole fish',
      ],
      [
        ['Look under the gill cover', 'The gills should be red'],
        [
          'Bright red and wet. Brown is late.',
          'Ask them to show you. They are glad to be asked.',
          'Red as a cherry is what you want.',
        ],
        'A gill cover lifted to show red',
      ],
      [
        ['Press the flesh with a finger', 'The flesh should spring back'],
        [
          'Flesh springs back, and no dent stays.',
          'If you may not touch, ask them to. A proper fish is stiff and slippery.',
          'If a dent stays, leave the fish there.',
        ],
        'A finger pressing a whole fish',
      ],
      [
        ['Ask what came in today', 'Buy what the boat brought'],
        [
          'And cook that instead of what is on your list.',
          'Change the fish and keep the sauce.',
          'Then change your recipe to suit.',
        ],
        'A fishmonger pointing at a fish on ice',
      ],
    ],
    turn: ['Then take it home quickly and cook it tonight.', 'If none of them looks fresh, have eggs.'],
    asks: ['Which fish do you cook most?', 'Do you buy fish whole or as a fillet?'],
    ends: {
      p: 'It should lie on ice and not in a puddle.',
      a: 'Four signs in ten seconds.',
      t: 'Eye, gill, flesh, smell: in the order in which they are easy to check.',
      f: 'And have it filleted. They do in a minute what takes us an evening.',
      h: 'The haddock has found rest in a pie.',
      i: 'The fish was in the sea this week. It has earned a little care.',
      l: 'Butter, lemon and a warm plate.',
    },
    work: 'A seller who invites customers to look closely need say little else.',
    caution: [
      'Fish to be eaten raw needs special handling, usually freezing; say so when you buy it.',
      'For raw fish say so when you buy. It has to be handled differently, and usually frozen first.',
    ],
    keep: 'the next time you buy fish',
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
    only: SELLS_FISH,
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
    cover: 'A cheese counter at half past seven',
    gist: [
      'Each cut face of cheese dries and sweats overnight. So every morning, before the door opens, somebody scrapes them, wipes the rinds, changes the paper and tastes each one.',
      'A cheese counter is scraped every morning. What you taste later is an hour old.',
    ],
    subject: ['They scrape the cheese each morning', 'How a cheese counter starts the day'],
    hooks: {
      '*': [
        'Every cheese on the counter was scraped this morning, before the door opened.',
        'Before you taste a cheese, somebody has eaten the dry slice on top.',
        'Cheese on a counter is scraped and wiped each morning.',
      ],
      p: 'A good cheese counter spends the first hour of the day on cleaning and tasting.',
      a: 'Scrape, wipe, turn and taste each cheese. Then open.',
      t: 'A cut cheese dries and picks up smells; scrape off a millimetre, and it is like new.',
      f: 'What happens at a cheese counter before it opens? Mostly housework.',
      h: 'A cheesemonger has eleven cheeses for breakfast, for professional reasons.',
      i: 'Looking after cheese is quiet work, and you can taste it.',
      l: 'Draw a blade once over a cut cheese, and the scent comes back.',
    },
    lines: {
      '*': [
        'At home it works as well: scrape the cut side of a cheese with a knife before you serve it. The taste is just beneath.',
        '{Cling film|Plastic wrap} is only for the night. In the morning a good cheese counter takes it off and lets the cheese breathe.',
        'Wheels of cheese are turned, so that their moisture does not sink to one side. Some of them for two years.',
        'If you are offered a taste of cheese, it is cut fresh, and not from the dry edge.',
      ],
      h: ['The only danger in the job of a cheesemonger is bread.'],
    },
    scene: [
      'Half past seven, the blind is down. Someone in a white apron draws a knife over a wheel of cheese.',
      'A curl of cheese falls on the board and is eaten. It is the sixth, and it is not yet eight.',
    ],
    why: [
      [
        'Cut cheese gives off water, dries at the edge and takes up smells.',
        'After a night the cut side is damp and a little dull.',
      ],
      [
        'If you taste every day, you know what to recommend, since cheese changes.',
        'On Friday the brie is not what it was on Monday.',
      ],
    ],
    parts: [
      [
        'First the cut sides are scraped',
        [
          'A thin layer off each. Below it is as on the first day.',
          'Lightly, with the back of a blade. What comes off is breakfast.',
        ],
        'A knife scraping the face of a cheese',
      ],
      [
        'Then the rinds are wiped',
        [
          'With a damp cloth, some with brine, and then they are turned.',
          'A rind should neither crack nor stick.',
        ],
        'A cloth wiping the rind of a wheel',
      ],
      [
        'Then everything is tasted',
        ['A crumb of each, from mild to strong, with water.', 'Two of them get a sign: eat today.'],
        'Crumbs of cheese on a knife tip',
      ],
      [
        'Last, the counter is set out',
        [
          'The ripest at the front, so that they get a chance.',
          'What is best today lies where you look first.',
        ],
        'Cheeses arranged on a counter',
      ],
    ],
    turn: [
      'Then the blind goes up, and nobody sees the work.',
      'Ask what is good today. They have known since eight.',
    ],
    asks: [
      'What do you do each morning before anyone sees you?',
      'Could you taste cheese at half past seven?',
    ],
    ends: {
      p: 'Ask at the counter: "What is right today?"',
      a: 'A cheese with a dry face has been neglected.',
      t: 'Drying only happens at the surface, so scraping mends it.',
      f: 'Say yes when you are offered a taste.',
      h: 'Lunch will be a salad.',
      i: 'The same small care each morning keeps things good.',
      l: 'A pale cut, and no trace of the night.',
    },
    work: 'Nobody sees upkeep when it is done. You notice when it is not, with cheese and with websites.',
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
    cover: 'How a market stall is built',
    gist: [
      'A market stall is a shop that is built at six and gone by three. Sun, wind and people decide where the crates stand and which way the awning points.',
      'Poles, canvas, tables, crates: in an hour the stall stands. What looks like a heap of vegetables is a plan.',
    ],
    subject: ['A market stall at six', 'Why the radishes lie in front'],
    hooks: {
      '*': [
        'At five in the morning a market stall is only a chalk mark on the ground.',
        'On a market stall the radishes lie at the front for a reason. So do the potatoes at the side.',
        'At six the market is {a car park|a parking lot}, at seven it is full of stalls.',
      ],
      p: 'A market stall is a whole shop that stands for nine hours.',
      a: 'On a stall: colour in front, heavy things at the side, change in the apron.',
      t: 'The awning of a stall is set for the sun at noon and not for dawn.',
      f: 'At nine a market looks as if it had always been there. At six it looked different.',
      h: 'A market trader moves house every day, in the rain, with lettuces.',
      i: 'In the morning a street becomes a market, and by evening it is a street again.',
      l: 'Dew on the crates, one lamp, and coffee from a flask.',
    },
    lines: {
      '*': [
        'On a stall, colour goes to the front and weight to the side. You are drawn by the radishes, and you leave with the potatoes.',
        'Rain does not keep people from a market, but wind does. Traders watch the wind.',
        'The right time at a market depends: early for choice, late for conversation, the very end for bargains in soft fruit.',
        'Leaves on a market stall are sprinkled in the morning and covered at noon. A lettuce there has more shade than its owner.',
      ],
      h: ['The most important thing on a market stall is the thermos. The scales come second.'],
    },
    scene: [
      'Ten to six, street lamps, and somebody puts up poles on the market square. "The wind is from the west."',
      'A van with open doors, and in it a whole market stall, packed so that the first things needed come out first.',
    ],
    why: [
      [
        'Nothing on a market stays overnight, so each day starts with an empty space.',
        'There is no stockroom. What is forgotten at six is missing at nine.',
      ],
      [
        'And fresh food outdoors needs shade, which moves with the sun.',
        'Until ten the sun comes from one side, later from the other.',
      ],
    ],
    parts: [
      [
        ['First the frame and the awning', 'The poles and the roof go up'],
        [
          'With weights on every leg.',
          'The awning is set for noon, so at dawn it looks crooked.',
          'The wind is up before the customers are.',
        ],
        'A stall frame going up at dawn',
      ],
      [
        ['Then the tables', 'The tables are put up, sloping'],
        [
          'Tilted to the front, so that each crate can be seen.',
          'What is in season lies at eye level.',
          'If you cannot see into a crate, you do not buy.',
        ],
        'Stepped tables with empty crates',
      ],
      [
        ['Then the bright colours to the front', 'Red things face the street'],
        [
          'Radishes, tomatoes, flowers. Brown things go to the side and do well.',
          'You should see red from twenty paces.',
          'Brown vegetables sell from anywhere.',
        ],
        'Radishes and tomatoes at the front of a stall',
      ],
      [
        ['Last, the scales and the change', 'Coins, bags, pencil, breakfast'],
        [
          'Coins in the apron, bags on the hook, pencil behind the ear.',
          'Somebody eats a roll, and the first customer is there before the second bite.',
          'Breakfast is rarely finished.',
        ],
        'An old scale and an apron with coins',
      ],
    ],
    turn: [
      'By four the square is swept, and children ride bicycles across it.',
      'Then all goes back into the van, and tomorrow to another square.',
    ],
    asks: ['When do you go to the market: early or late?', 'What do you buy at a market and nowhere else?'],
    ends: {
      p: 'To talk to a trader, come before ten or after one.',
      a: 'Up at four, open at seven, gone by three.',
      t: 'What goes into the van last comes out first.',
      f: 'And bring change. They will remember you for it.',
      h: 'The lettuces slept all the way.',
      i: 'A market is what town squares were made for.',
      l: 'First light, and nobody has bought anything yet.',
    },
    work: 'Whoever builds a shop every day in one hour knows what is needed and what is not.',
    keep: 'the next market morning',
    send: 'somebody who gets there at noon',
    own: [
      {
        about: 'market|stall|pitch',
        kinds: ['place', 'hours', 'people', 'story', 'event'],
        lead: 'Where our own stall stands.',
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
    cover: 'How a jar gets on the shelf',
    gist: [
      'For each jar on a good shelf there were several that did not make it. It is tasted twice, taken home, left open for {a fortnight|two weeks}, and only then ordered.',
      'A small shop has no room for something nobody loves. So before it is sold, somebody eats it at home for two weeks.',
    ],
    subject: ['The nine jars you do not see', 'Two weeks in the fridge at home'],
    hooks: {
      '*': [
        "For the one mustard on a good shop's shelf, nine others were tasted and sent away.",
        'The real test of a chutney is whether the jar at home is empty after two weeks.',
        'A small shop sends away most of what it tastes.',
      ],
      p: 'For a small food shop, saying no to products is as much work as buying them.',
      a: "Each jar on a small shop's shelf was chosen.",
      t: 'A shelf has only so much room, so for each new jar an old one goes.',
      f: 'Have you ever wondered why a shop has this honey and not another?',
      h: 'Choosing for a food shop is hard work. Somebody has to eat the second-best brownie.',
      i: 'To choose food for others, and mean it, is an old and decent trade.',
      l: 'A short shelf, with nothing on it that needs an excuse.',
    },
    lines: {
      '*': [
        'A new product is tasted twice: in the shop with everyone looking, and at home when nobody is.',
        'Put a jar in the fridge at home and wait {a fortnight|two weeks}. If it is empty, order it for the shop.',
        'A pretty label sells a jar once. What is inside sells it again.',
        'Ask a shopkeeper which product they like most. You will get a story, and usually a spoon.',
      ],
      h: ['After eleven kinds of granola a shopkeeper longs for a sausage.'],
    },
    scene: [
      'After closing, four spoons, nine open jars without labels, and an argument in low voices.',
      'A maker stands at the counter with a crate of jars and hopeful eyes. The shopkeeper takes a spoon.',
    ],
    why: [
      [
        'A small shop has perhaps a thousand places on its shelves, so each has to sell.',
        'What nobody buys gathers dust and goes out of date.',
      ],
      ['And one bad jar does a small shop harm.', 'If you recommend something, people hold you to it.'],
    ],
    parts: [
      [
        ['It is tasted without the label', 'First they taste it blind'],
        [
          'Beside the one that is already there. Is it better, or only different?',
          'If it is no better than the old one, it stays out.',
          'It has to beat the one that is there already.',
        ],
        'Unlabelled jars and spoons on a table',
      ],
      [
        ['Then it goes home', 'Then a family tries it'],
        [
          'It goes into a normal fridge, in a house with children.',
          'What gets eaten without being told to is a good sign.',
          'If it is still full on Wednesday, it was only nice.',
        ],
        'A half-empty jar in a home fridge',
      ],
      [
        ['Then the maker is asked', 'Then there are questions'],
        [
          'Where is it from, how many are there, and what happens in August?',
          'Six crates a month from two people: good. But you should know.',
          'How many can they make, and what if it all sells at once?',
        ],
        'A hand writing notes beside a jar',
      ],
      [
        ['Then something else must go', 'An old jar makes room'],
        [
          'A new jar in, an old jar out. It is the part that hurts.',
          'The shelf does not get longer, and somebody loved that relish.',
          'Somebody will ask for it until Christmas.',
        ],
        'A gap on a shelf between jars',
      ],
    ],
    turn: ['So if it is on the shelf, somebody wanted it there.', 'The nine others were not bad.'],
    asks: ['Which product should every food shop have?', 'Which product do you miss in your shop?'],
    ends: {
      p: 'Suggestions from customers get tasted, too.',
      a: 'Taste it, take it home, then decide.',
      t: 'What counts is how many people buy it again.',
      f: 'Tell the shop what you finish first. It helps them most.',
      h: 'The third-best brownie was eaten as well.',
      i: 'Choosing well is a kind of care.',
      l: 'A short shelf is a luxury.',
    },
    work: 'Where everything is on offer, somebody who tried nine and kept one saves you time.',
    keep: 'the next time you browse a small shelf',
    send: 'a maker with a crate of jars',
    own: [
      {
        about: 'supplier|producer|maker|stock|taste|choose|chosen|select',
        kinds: ['process', 'people', 'value', 'story', 'number', 'place'],
        lead: 'And how is it here?',
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
    cover: 'Save it, or open it today?',
    gist: [
      'The good {tin|can}, the dear oil, the chocolate from the {holiday|vacation}: some open it the same evening, and others save it until it is past its date. It is a question of temperament.',
      'The good chocolate on a Tuesday, alone, or on Saturday with guests? When is the right day for something special?',
    ],
    subject: ['Who are you saving it for?', 'The good {tin|can} at the back'],
    hooks: {
      '*': [
        'At the back of your cupboard there is something very good to eat. It has been waiting for guests since spring.',
        'Some people open the good chocolate on the way home. Others find it in a drawer years later.',
        'Do you eat the good things tonight, or save them for guests?',
      ],
      p: 'Nearly every kitchen has one good thing in it that is being saved up.',
      a: 'Open the good {tin|can} today. It is a good day.',
      t: 'Oil, nuts and good chocolate lose aroma from the day they are packed. Waiting costs taste.',
      f: 'What is standing in your cupboard and waiting for guests?',
      h: 'We kept the truffle paste for something special. In the end the removal men got it.',
      i: 'Share the good chocolate or keep it for yourself. Both are lovely.',
      l: 'The good {tin|can}, late, alone, with the best spoon in the house.',
    },
    lines: {
      '*': [
        'Tonight: fresh, unplanned, all yours.\nFor guests: on a good plate, with company, if it lives that long.\n\nWhich are you?',
        'Most fine things do not improve with waiting. Oil, nuts, coffee and chocolate were at their finest on the day you bought them.',
        'Tonight or for guests? Buy two, and open one of them tonight.',
        'Guests seldom notice the good oil. They do notice that you sat down with them.',
      ],
      h: ['"We were keeping it for Christmas." Which one?'],
    },
    scene: [
      'You are looking for the lentils and find a small, expensive {tin|can}. The date on it is from another {flat|apartment}.',
      'Tuesday evening, rain. You have the good chocolate in your hand and think: "But what about Saturday?"',
    ],
    why: [
      [
        'Good food pleases twice: first in thinking of it, and then in eating it.',
        'Saving is a pleasure, too, but there is a date on the lid.',
      ],
    ],
    parts: [
      [
        'Eat it tonight',
        [
          'It is fresh, you are hungry, and nobody has to be impressed.',
          'A grey Tuesday needs it more than a Saturday.',
          'You are worth as much as a guest.',
        ],
        'An opened {tin|can} and one fork by lamplight',
      ],
      [
        'Keep it for guests',
        [
          'On the good plate, and you see their faces.',
          'You look forward to it for a week.',
          'Then it really is an occasion.',
        ],
        'A special {tin|can} on a set table',
      ],
    ],
    turn: ['Look at the date. It may decide for you.', 'You may be your own guest.'],
    asks: [
      'The good {tin|can}: do you open it tonight or keep it for guests?',
      'What have you saved for too long?',
    ],
    ends: {
      p: 'A shelf labelled "this month" helps.',
      a: 'Today is the best day for it.',
      t: 'You look forward more each week, and it tastes of less.',
      f: 'Go and look behind the lentils. We will wait.',
      h: 'The removal men were very touched.',
      i: 'You may use the good plate on a Tuesday.',
      l: 'And nobody needs to know.',
    },
    work: 'Good things that are saved for the right moment often miss it. The same goes for ideas.',
    keep: 'a grey Tuesday',
    send: 'the one who saves everything',
    own: [
      {
        about: 'chocolate|truffle|caviar|hamper|special|limited|\\bvintage|\\baged\\b',
        kinds: ['product', 'offer', 'event', 'price'],
        lead: 'For tonight, or for Saturday.',
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
    cover: 'Supper from an empty fridge',
    gist: [
      'Everyone has a dish for the evening with an empty fridge: pasta with garlic and oil, an egg on something, beans on toast. It is the most honest recipe that anybody owns.',
      '"Nothing in the house" hardly ever means nothing. There are eggs, pasta, a {tin|can} and half an onion. And what do you make?',
    ],
    subject: ['Your dish for an empty fridge', 'There are always eggs'],
    hooks: {
      '*': [
        '"There is nothing in the house" usually means that there are eggs.',
        'What you cook from an empty fridge shows who taught you.',
        'What do you cook when the fridge is empty? There is always something.',
      ],
      p: 'The dish for an empty fridge has no recipe and hardly any ingredients.',
      a: 'Garlic, oil, chilli, pasta: that is supper.',
      t: 'Something starchy, some fat, salt and something sharp: that makes a supper from any cupboard.',
      f: 'Sunday evening, all shops shut, hungry. What do you cook?',
      h: 'The cupboard was empty except for chickpeas. There are always chickpeas.',
      i: 'To cook for somebody hungry out of almost nothing is a fine thing.',
      l: 'Spaghetti, oil, a clove of garlic, and somebody opposite you.',
    },
    lines: {
      '*': [
        'Nothing in the house:\n\nPasta with garlic and oil\nAn egg on anything\nBeans on toast\nFried rice from yesterday\n\nWhat is yours?',
        'Five things turn an empty fridge into supper: eggs, pasta, a {tin|can} of beans, garlic, hard cheese. Always have them.',
        'Save a cup of the pasta water. With oil and cheese it makes a sauce out of nothing.',
        'A {tin|can} of chickpeas, fried hard in oil with paprika, on toast, with a fried egg. Nobody will call it nothing.',
      ],
      h: ['In the empty fridge there is a lemon, and a jar that nobody talks about.'],
    },
    scene: [
      'Sunday, half past eight, back from a trip. The fridge hums over a lemon, and somebody says: "So what is there?"',
      'Three friends come up unannounced. You put a pan of water on before you know what for.',
    ],
    why: [
      [
        'You learnt this dish early, mostly by watching, and can cook it without thinking.',
        'Nobody ever wrote this dish down.',
      ],
    ],
    parts: [
      [
        ['Pasta with garlic and oil', 'Pasta with whatever is there'],
        [
          'Garlic, oil, chilli. The time that the water takes is all the time it takes.',
          'With some cheese it is a feast.',
          'Oil and garlic are a sauce.',
        ],
        'Spaghetti with garlic and oil',
      ],
      [
        ['An egg on rice or toast', 'Put an egg on it'],
        [
          "On rice, on toast, on yesterday's vegetables.",
          'Fried hard at the edges and soft in the middle. It forgives whatever is below.',
          'It turns leftovers into a dish.',
        ],
        'A fried egg on toast',
      ],
      [
        ['A {tin|can} of beans or tuna', 'Beans on toast'],
        [
          'Beans, tomatoes, tuna. Heat, acid, pepper.',
          'The {tin|can} was there for this evening.',
          'Add something sour and something hot.',
        ],
        'An opened {tin|can} of beans beside a pan',
      ],
    ],
    turn: ['Write yours down for someone who is moving out.', 'And it was supper after all.'],
    asks: ['What do you make from an empty fridge?', 'Who taught you to cook out of nothing?'],
    ends: {
      p: 'Put a list of the five inside the cupboard door.',
      a: 'Eggs. There are always eggs.',
      t: 'Five things in the cupboard make forty suppers.',
      f: 'Tell us your recipe, with amounts if you know them.',
      h: 'The chickpeas knew that you would come.',
      i: 'Poor kitchens invented the most generous dishes.',
      l: 'Two plates and one pan.',
    },
    work: 'Ask a team what it makes of very little, and you see what it can do.',
    keep: 'a Sunday evening with all the shops shut',
    send: 'someone who is moving into {a first flat|a first apartment}',
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
