// Ice cream: cold, air, sugar and the corner table.
import type { Idea } from '../../library/idea.ts';

export const SCOOPS: readonly Idea[] = [
  {
    id: 'too-cold-to-taste',
    format: 'tip',
    again: 8,
    emoji: '🍨',
    tags: ['IceCream', 'IceCreamAtHome', 'FoodTips'],
    title: [
      'Ice cream too hard to scoop? Give it ten minutes in the fridge',
      'How to serve ice cream from the freezer so that it tastes of something',
    ],
    cover: 'Too cold to taste',
    gist: [
      'A freezer at home keeps ice cream at about minus eighteen degrees, and that is too cold for tongue and spoon. Ten to fifteen minutes in the fridge, and it is soft all through.',
      'Cold numbs the tongue. Straight from the freezer you get half the flavour; a few degrees warmer the same tub tastes of twice as much.',
    ],
    subject: ['Ten minutes in the fridge', 'The spoon need not bend'],
    hooks: {
      '*': [
        'If the spoon bends, the ice cream is too cold to taste of anything.',
        'Ice cream from the freezer at home wants ten minutes in the fridge before it is eaten.',
      ],
      pt: 'Storing and serving are different temperatures: about minus eighteen in the freezer, some minus twelve in the bowl.',
      fi: 'Put the tub in the fridge when you clear the plates. By the time that everybody has found a spoon, it is ready.',
      a: 'Tub into the fridge, ten minutes, then scoop.',
      h: 'More spoons have been bent by ice cream than by magicians.',
      l: 'Slow cold, soft edges, a warm spoon.',
    },
    lines: {
      '*': [
        'Soften ice cream in the fridge and not on the table: outside it melts while the middle is still a stone.',
        'Dip the scoop into hot water, shake it off, draw it towards you. Round balls are a matter of warm metal.',
        'Put the bowls into the freezer before you fill them. The ice cream then keeps its shape for a whole conversation.',
        'Sorbet softens faster than cream ice. Five minutes are often enough for it.',
      ],
      h: ['Chiselling is a craft of its own. Ice cream need not be involved.'],
    },
    scene: [
      'The tub lands on the table with a knock. One holds it, one scoops, and a piece of vanilla shoots under the sofa.',
      'Everybody has finished the ice cream but one child, who has been stirring. Hers is the only one that smells of vanilla.',
    ],
    why: [
      [
        'Aroma has to rise before we can taste it, and from a frozen block little rises.',
        'Warmth on the tongue melts the fat, and it is the fat that carries vanilla and chocolate.',
      ],
      [
        'In the fridge it warms up slowly and evenly, rim and middle alike.',
        'Every melting and freezing again makes crystals. A little softening all through does no harm.',
      ],
    ],
    parts: [
      [
        ['Move the tub in good time', 'Take it from freezer to fridge early'],
        [
          'Into the fridge when the main course comes to the table.',
          'Big tubs need a quarter of an hour, small ones less.',
        ],
        'A tub of ice cream on a fridge shelf',
      ],
      [
        ['Warm the scoop', 'Heat the scoop'],
        [
          'Hot water from the tap, a shake, and straight in.',
          'Draw it across the surface in one line, until it rolls up.',
        ],
        'A scoop in a glass of hot water',
      ],
      [
        ['Put the rest back at once', 'Close the tub straight away'],
        [
          'Smooth the top, close the lid, and push it to the back.',
          'It is the third trip out of the freezer that makes it icy.',
        ],
        'A hand closing the lid of a tub',
      ],
    ],
    turn: [
      'A parlour keeps its trays warmer than your freezer. That is half of the difference.',
      'The spoon stays straight, and so does the evening.',
    ],
    asks: [
      'Hard with crystals or soft at the rim: how do you like it?',
      'Which flavour is in your freezer right now?',
    ],
    ends: {
      pt: 'Warmer cold, more flavour.',
      fi: 'And whoever waits gets more vanilla for the same scoop.',
      a: 'Fridge, hot scoop, back.',
      h: 'Please report to the cutlery drawer.',
      l: 'Soft, cold, and then vanilla.',
    },
    keep: 'the next dinner with dessert',
    send: 'whoever bends your spoons',
    own: [
      {
        kinds: ['product', 'price', 'service', 'offer'],
        about: 'tubs?\\b|take.?away|litre|liter|pints?\\b|take home',
        lead: 'And for the freezer at home.',
      },
    ],
    pic: {
      ask: 'A warm scoop going through a tub of ice cream',
      alt: 'A scoop drawn through a tub of ice cream',
    },
    claims: [
      [
        'Serving a few degrees warmer than storage improves scooping and flavour',
        'textbooks of ice cream making',
      ],
    ],
  },
  {
    id: 'gelato-or-ice-cream',
    format: 'answer',
    again: 9,
    emoji: '🍦',
    tags: ['Gelato', 'IceCream', 'GoodToKnow'],
    title: [
      'What is the difference between gelato and ice cream?',
      'Gelato, ice cream, sorbet: what sets them apart',
    ],
    cover: 'Gelato or ice cream?',
    question: 'Is gelato just the Italian word for it?',
    short: 'It is the word, and mostly another recipe: less cream, less air, a few degrees warmer.',
    gist: [
      'Gelato has more milk and less cream, is churned with less air, and is served warmer. That makes it dense and quick to taste; ice cream is richer and lighter, and melts more slowly.',
      'The biggest ingredient that nobody reads on a label is air. Some tubs are half of it, and a good gelato has a good deal less.',
    ],
    subject: ['Air is an ingredient', 'Less cream, less air'],
    hooks: {
      '*': [
        'Lift two tubs of ice cream of the same size. One is heavier, and the other has more air in it.',
        'Gelato is served a few degrees warmer than ice cream, and that is why it tastes of so much.',
      ],
      pt: 'Fat, air and temperature set gelato and ice cream apart.',
      fi: 'Nobody will laugh if you ask. Even in Italy they like to argue about it.',
      a: 'Gelato: milk, little air, warmer. Ice cream: cream, more air, colder.',
      h: 'Gelato is what ice cream calls itself on holiday.',
      l: 'Dense as silk, and gone before it drips.',
    },
    lines: {
      '*': [
        'Want to know how much air is in ice cream? Weigh it. A litre may weigh half a kilo or nearly a whole one.',
        'Sorbet is fruit, water and sugar without milk. If you are vegan, ask all the same: some add egg white or honey.',
        'Gelato is moved with a flat spade instead of a round scoop, since it is soft enough to be spread.',
        'Cream coats the tongue and softens flavours. With less cream, hazelnut tastes more of hazelnut.',
      ],
      h: ['The lightest ice cream in the shop is mostly the one that you have paid for by the litre.'],
    },
    scene: [
      'Two tubs on the scales, same size. One shows almost double, and the customer looks at the other with new eyes.',
      'A child licks, a grandfather licks. One says "ice cream", the other says "gelato", and neither has time for a discussion.',
    ],
    why: [
      [
        'While it freezes, the mass is beaten, and air goes in. More air makes it fluffier and paler in taste.',
        'Air is neither good nor bad. It only ought to be known that it has been sold.',
      ],
      [
        'Fat tastes good and hides at the same time what it carries.',
        'What is less cold and less fat reaches the tongue faster.',
      ],
    ],
    parts: [
      [
        ['Look at the weight', 'Compare grams and not litres'],
        ['Volume can be beaten up. Grams cannot.', 'On the label both are often printed, side by side.'],
        'Two tubs on kitchen scales',
      ],
      [
        ['Look at the first ingredient', 'Read what comes first on the label'],
        [
          'Milk or cream, sugar, fruit: what stands first is most of it.',
          'If water comes before fruit, it is mostly water.',
        ],
        'A finger on a list of ingredients',
      ],
      [
        ['Taste with your eyes shut', 'Try it blind'],
        ['Could you say which flavour it is? That is the test.', 'A good lemon needs no yellow.'],
        'A small tasting spoon with ice cream',
      ],
    ],
    turn: [
      'Both have their days, and there are enough days.',
      'Words differ by country, and so do the rules for them.',
    ],
    asks: ['Dense or fluffy?', 'Which flavour do you judge a parlour by?'],
    ends: {
      pt: 'Read grams, not litres.',
      fi: 'And try a spoonful before you decide.',
      a: 'Weight tells.',
      h: 'Air is free elsewhere.',
      l: 'Silk, then hazelnut, then nothing.',
    },
    keep: 'the next time you stand before the freezer',
    send: 'somebody who says "it is the same thing"',
    own: [
      {
        kinds: ['process', 'product', 'history', 'people', 'place'],
        about: 'gelat|churn|made (?:daily|here|on site|fresh)|recipe|batch|milk',
        lead: 'And how it is done here.',
      },
    ],
    pic: {
      ask: 'Two scoops side by side, one dense and one airy',
      alt: 'Two scoops of ice cream side by side',
    },
    claims: [
      [
        'Gelato has less fat and less air and is served warmer than ice cream',
        'textbooks of ice cream making; rules for names differ by country',
      ],
    ],
  },
  {
    id: 'melted-means-eaten',
    format: 'mistake',
    again: 9,
    emoji: '🧊',
    tags: ['IceCream', 'FoodSafety', 'KitchenTips'],
    title: [
      'Can you refreeze melted ice cream?',
      'Melted ice cream: why it should not go back in the freezer',
    ],
    cover: 'Melted means eaten',
    wrong: 'It was only soup for an hour, back into the freezer with it',
    gist: [
      'Melted ice cream that freezes again turns coarse, and germs that woke up meanwhile are not killed by the cold. Soft at the rim may go back; liquid may not.',
      'Freezing at home is slow, and slow makes large crystals. What was silk comes out as sand, and if it stood warm, it belongs in the bin.',
    ],
    subject: ['Soft may go back, soup may not', 'Silk in, sand out'],
    hooks: {
      '*': [
        'Ice cream that has melted right through does not become ice cream again.',
        'The tub came home as soup. Refreezing it makes it hard, and neither smooth nor safe.',
      ],
      pt: 'Slow freezing grows large ice crystals, and cold only pauses germs.',
      fi: 'It was hot, the bus was late, and now it sloshes. That has happened to everyone.',
      a: 'Soft: freeze again. Liquid: do not.',
      h: 'Refrozen ice cream has a texture that is mostly known from winter roads.',
      l: 'Some things are meant for the moment.',
    },
    lines: {
      '*': [
        'Bring a cool bag when you buy ice cream, and buy it last. Half an hour in a warm car is enough for soup.',
        'Sand on the tongue and frost on the lid are signs that ice cream has melted once and frozen again.',
        'Put the tub at the back of the freezer. At the door it gets warm each time that somebody looks for peas.',
        'Softened ice cream, still cold? Make a milkshake of it the same evening. That is a promotion.',
      ],
      h: ['Nobody has ever regretted eating it at once.'],
    },
    scene: [
      'Home at last, and the bag drips. Somebody says: "It will set again." It will, into something.',
      'The lid is white with frost, the spoon crunches, and everybody says politely that it is refreshing.',
    ],
    why: [
      [
        'In the machine it freezes within minutes while being stirred, so that crystals stay tiny. A freezer takes hours.',
        'Air that was beaten in has gone once it has melted, and nothing brings it back.',
      ],
      [
        'Milk, egg and sugar are food for more than us.',
        'Cold stops germs without killing them; when it gets warm, they go on where they left off.',
      ],
    ],
    parts: [
      [
        ['Buy it last and carry it cold', 'Plan the way home'],
        [
          'A cool bag, or a newspaper round it, does for half an hour.',
          'Tell them how long your way is: many will pack it for that.',
        ],
        'A tub going into a cool bag',
      ],
      [
        ['Judge it at home', 'Feel it when you are home'],
        [
          'Soft but cold and in shape: straight into the freezer.',
          'If it flows, drink it at once or let it go.',
        ],
        'A soft tub with a spoon',
      ],
      [
        ['Cover the surface', 'Lay paper on top'],
        [
          'A piece of baking paper laid on it keeps frost away.',
          'Smooth it down first, so that no air is trapped.',
        ],
        'Baking paper on ice cream in a tub',
      ],
    ],
    turn: [
      'A milkshake has saved many an afternoon.',
      'Next time there will be one spoon more and one tub less.',
    ],
    asks: ['What was your worst ice cream on the way home?', 'Straight from the tub or from a bowl?'],
    ends: {
      pt: 'Small crystals are born, not repaired.',
      fi: 'Spoons for everybody, quickly.',
      a: 'Cold home, or eaten at once.',
      h: 'Winter will come soon enough.',
      l: 'Now, and with two spoons.',
    },
    keep: 'the next hot shopping day',
    send: 'whoever takes the long way home',
    caution: [
      'What has melted and stood warm should be neither eaten nor frozen again.',
      'When in doubt throw melted ice cream away, above all before children, older people and pregnant women eat it.',
    ],
    own: [
      {
        kinds: ['service', 'product', 'offer', 'policy'],
        about: 'cool ?(?:bag|box)|tubs?\\b|take.?away|deliver',
        lead: 'And for the way home.',
      },
    ],
    pic: { ask: 'A tub of ice cream going into a cool bag', alt: 'A tub of ice cream in a cool bag' },
    claims: [
      [
        'Slow refreezing makes large crystals; melted ice cream should not be refrozen',
        'textbooks of ice cream making, advice of food authorities',
      ],
    ],
  },
  {
    id: 'cone-or-cup',
    format: 'either',
    again: 6,
    emoji: '🍦',
    tags: ['IceCream', 'ConeOrCup', 'SummerDays'],
    title: ['Cone or cup: how do you eat your ice cream?', 'Ice cream in a cone or in a cup? Choose'],
    cover: 'Cone or cup?',
    gist: [
      'In a cone you race the sun and get something to crunch at the end. In a cup you have time, a spoon and clean hands.',
      'The cone is a promise, the cup is a plan. There are people who have never changed sides.',
    ],
    subject: ['Against the sun, or with a spoon', 'Which side are you on?'],
    hooks: {
      '*': [
        'Cone or cup: it says more about people than the flavour.',
        'In a cone you have four minutes. In a cup you have an afternoon.',
      ],
      p: 'A cone adds crunch, a cup adds time.',
      t: 'A cone insulates little and melts from the rim; a cup keeps the cold for longer.',
      fi: 'Quick, before it melts: cone or cup?',
      a: 'Cone or cup. Decide, there is a queue.',
      h: 'Cup people own white trousers. Cone people used to.',
      l: 'A cup of glass, or a cone still warm.',
    },
    lines: {
      '*': [
        'Cone: lick all round first and only then from the top. Whoever begins at the top loses at the rim.',
        'Ice cream in a cup tastes of more at the end than at the beginning, since it gets warmer by itself.',
        'A cone for the walk, a cup for the bench. Or do you see it the other way round?',
        'With a scoop in a cone the last bite is the best, and everybody eats it too fast.',
      ],
      h: ['A cup with a cone on top is not a compromise. It is diplomacy.'],
    },
    scene: [
      'Two sisters on a wall. One licks against the clock, the other stirs. Later one has chocolate on her elbow and the other nothing left to crunch.',
      'Behind the counter a hand hovers between cones and cups. "Both", says the small voice.',
    ],
    why: [
      [
        'A cone belongs to it, a cup is what it comes in. That is where opinions part.',
        'With one you lick, with the other you spoon, and it is not the same ice cream.',
      ],
    ],
    parts: [
      [
        'Cone, against the sun',
        ['Crunch, drips and one free hand.', 'The tip at the end, with a drop of everything in it.'],
        'A cone held up against a blue sky',
      ],
      [
        'Cup, with a spoon',
        [
          'Two flavours side by side without a fight, and time to talk.',
          'Clean hands and one more scoop than fits on a cone.',
        ],
        'A cup with two scoops on a bench',
      ],
    ],
    turn: [
      'Whoever cannot choose has found a reason for a second one.',
      'Peace is possible. It comes with a napkin.',
    ],
    asks: ['Cone or cup?', 'Do you eat the tip or throw it away?'],
    ends: {
      p: 'Choose by the length of the way.',
      t: 'Rim melts first, tip comes last.',
      fi: 'And no one is allowed to watch you eat it.',
      a: 'Next, please.',
      h: 'The trousers have been informed.',
      l: 'Glass, silver, shade.',
    },
    keep: 'the next warm afternoon',
    send: 'somebody on the other side',
    own: [
      {
        kinds: ['product', 'price', 'service', 'hours'],
        about: 'cones?\\b|waffle|\\bcups?\\b|scoops?\\b',
        lead: 'It can be had here both ways.',
      },
    ],
    pic: {
      ask: 'A cone in one hand and a cup in the other',
      alt: 'An ice cream cone and a cup side by side',
    },
    claims: [['A cone melts from the rim and is eaten by licking all round', 'common experience']],
  },
  {
    id: 'the-morning-machine',
    format: 'behind',
    again: 9,
    emoji: '🥛',
    tags: ['IceCreamMaking', 'BehindTheScenes', 'IceCream'],
    title: [
      'How ice cream is made: a morning at the machine',
      'From milk to scoop: how a parlour makes its ice cream',
    ],
    cover: 'A morning at the machine',
    gist: [
      'Milk, cream and sugar are heated, rested in the cold overnight and churned in the morning, for some ten minutes. Most of the work in a scoop was waiting.',
      'Sugar in ice cream is there for the sweetness and for the spoon: without it the mass would freeze like a brick. The craft is in the balance.',
    ],
    subject: ['Heated, rested, churned', 'Why sugar makes it soft'],
    hooks: {
      '*': [
        'The scoop that you eat this afternoon began yesterday, with a pot of milk.',
        'Ice cream takes about ten minutes in the machine, and a night before that.',
      ],
      pt: 'Heating, ageing, churning, hardening: four steps, of which only one can be watched.',
      fi: 'Listen in the morning behind a parlour: it hums, and then something plops.',
      a: 'Heat, rest, churn, harden.',
      h: 'Being woken at five by pistachios is a profession.',
      l: 'Milk, sugar, cold, and a paddle that never stops.',
    },
    lines: {
      '*': [
        'Ice cream mix rests overnight, so that fat firms up and powders swell. Next day it whips better and melts more slowly.',
        'Without sugar ice cream would be hard as wood: sugar lowers the freezing point. That is why "a little less of it" is not so easy.',
        'Fruit ice depends on the fruit: each box of strawberries is sweeter or sourer than the last, and the recipe follows.',
        'Alcohol hardly freezes. A spoonful of rum too much, and the rum and raisin stays soft for good.',
      ],
      h: ['The first scoop of the day is quality control. So is the second.'],
    },
    scene: [
      'Half past six, white tiles, a smell of warm milk. The machine hums one note, and when it gets deeper, it is nearly ready.',
      'A spade goes under the spout, a ribbon of lemon falls on it. For ten seconds it is softer than it will ever be again.',
    ],
    why: [
      [
        'The faster it freezes while it is stirred, the smaller the crystals, and the smoother the tongue finds it.',
        'Fine ice, fine air, fat spread evenly: smoothness is many small things.',
      ],
      [
        'Each flavour needs another balance: chocolate stiffens, fruit waters, nuts bring fat.',
        'A recipe is arithmetic, and then somebody tastes it.',
      ],
    ],
    parts: [
      [
        ['Heat the mix', 'Warm milk and sugar'],
        ['It makes it safe and lets everything dissolve.', 'Vanilla pods go in here and have time to give.'],
        'Steam over a pot of milk',
      ],
      [
        ['Let it rest in the cold', 'Give the mix a night'],
        [
          'Overnight is customary. Patience does more than power.',
          'It thickens a little and tastes rounder by morning.',
        ],
        'A covered container in a fridge',
      ],
      [
        ['Churn it', 'Freeze it while it moves'],
        [
          'A cold drum outside, a scraper inside, air in between.',
          'Minutes decide: too short is watery, too long is butter.',
        ],
        'Ice cream coming out of a machine',
      ],
      [
        ['Harden and show it', 'Set it firm and carry it out'],
        [
          'It goes very cold for a while before it comes to the counter.',
          'There it is kept warmer again, so that the spade gets in.',
        ],
        'Trays of ice cream in a counter',
      ],
    ],
    turn: [
      'By noon nobody can tell that there was a night behind it.',
      'And tomorrow it begins again with milk.',
    ],
    asks: ['Which flavour would you like to see made?', 'Would you have guessed that it takes a night?'],
    ends: {
      pt: 'Smooth is a matter of time and speed.',
      fi: 'The hum in the morning is the nicest alarm clock in the street.',
      a: 'Time, cold, balance.',
      h: 'Somebody has to eat what will not fit in the tray.',
      l: 'A ribbon of lemon, and the day begins.',
    },
    keep: 'the next time you look into a counter',
    send: 'somebody who would like that job',
    own: [
      {
        kinds: ['process', 'people', 'history', 'product', 'place', 'proof'],
        about: 'mak(?:e|es|ing)|made|milk|farm|fruit|recipe|daily|morning|batch',
        lead: 'And where this one comes from.',
      },
    ],
    pic: {
      ask: 'Ice cream coming out of the machine onto a spade',
      alt: 'Ice cream coming out of a machine',
    },
    claims: [
      [
        'Steps of making; ageing of the mix; sugar lowers the freezing point',
        'textbooks of ice cream making',
      ],
    ],
  },
  {
    id: 'pistachio-is-not-green',
    format: 'myth',
    again: 9,
    emoji: '💚',
    tags: ['Pistachio', 'IceCream', 'FoodMyths'],
    title: [
      'What colour should pistachio ice cream be?',
      'Bright green pistachio, yellow banana: what ice cream colours tell',
    ],
    cover: 'Pistachio is not that green',
    myth: 'The greener the pistachio ice cream, the more pistachio is in it',
    short: 'The other way round. Ground pistachios are a quiet olive, and with roasting nearly brown.',
    gist: [
      'Real pistachio is dull olive, real banana greyish white, real mint white and lemon nearly colourless. A bright colour is a decision, and it is seldom the fruit that made it.',
      'Ice cream can be read before it is tasted: nuts make beige, berries make dark, and neon makes a plant in the chemistry department.',
    ],
    subject: ['Read the colour first', 'Olive, not neon'],
    hooks: {
      '*': [
        'Pistachio ice cream in bright green has usually met a dye, and rarely many nuts.',
        'Look at the banana. If it is yellow, it has put on make-up.',
      ],
      pt: 'Peeled bananas are white, lemon juice is clear, pistachio paste is olive. Ice cream follows its ingredients.',
      fi: 'Ever wondered why the pistachio on holiday was brown? It was probably rather good.',
      a: 'Olive pistachio, pale banana, white mint.',
      h: 'No nut has ever been that green, not even an unripe one with ambitions.',
      l: 'Olive, ivory, deep red: quiet colours, full flavours.',
    },
    lines: {
      '*': [
        'Try the pistachio first if you want to know a parlour. It is dear to make, and it shows at once.',
        'Banana ice cream is greyish white, like the inside of a banana. Yellow is only the skin.',
        'Mint ice cream without colour is white. It tastes just as cold.',
        'Heaped high above the tray, ice cream needs help to stand. Flat and covered keeps better.',
      ],
      h: ['Smurf blue is a flavour only in so far as blue is a fruit.'],
    },
    scene: [
      'Two trays labelled pistachio. One shines like a traffic light, one looks like a wet stone. The old man takes the stone.',
      'A child points at the blue one. The mother asks what it tastes of. "Of blue."',
    ],
    why: [
      [
        'Nuts bring their own brown, most of all when they are roasted, which is what makes them taste.',
        'Grind a handful of pistachios with milk, and you will see it at home.',
      ],
      [
        'Colours are permitted and not harmful for that. They only say nothing of what is in it.',
        'We eat with our eyes, and trays are filled for eyes.',
      ],
    ],
    parts: [
      [
        ['Compare with the fruit', 'Picture the real nut or fruit'],
        ['What colour is it inside, without the skin?', 'Strawberry turns dusky pink when it meets milk.'],
        'A halved banana beside a white scoop',
      ],
      [
        ['Ask what is in it', 'Put the question at the counter'],
        [
          'A parlour that grinds its own nuts likes to be asked.',
          'Allergies are reason enough to ask in any case.',
        ],
        'A hand pointing at a tray',
      ],
      [
        ['Look at the shape', 'See how flat it lies'],
        [
          'Low and smooth, perhaps under a lid, is how it keeps cold.',
          'Mountains are pretty and half of them is air or stabiliser.',
        ],
        'Flat trays with metal lids',
      ],
    ],
    turn: ['And then close your eyes and taste.', 'If it is blue and you like it, enjoy it.'],
    asks: ['Which flavour do you test a parlour with?', 'Which colour did you love as a child?'],
    ends: {
      pt: 'Colour follows from ingredients.',
      fi: 'Blue is allowed under ten, and on birthdays.',
      a: 'Quiet colour, real nut.',
      h: 'The nut has asked to be left out of it.',
      l: 'The quiet tray, at the back on the left.',
    },
    keep: 'your next ice cream abroad',
    send: 'a lover of pistachio',
    caution: [
      'With a nut or milk allergy ask before you order: spades and trays may share more than they show.',
      'Allergens cannot be seen by colour. Ask, also for sorbets.',
    ],
    own: [
      {
        kinds: ['product', 'process', 'proof', 'policy'],
        about: 'pistach|hazelnut|\\bnuts?\\b|fruit|flavou?r|colou?r|vegan',
        lead: 'And what is in the trays here.',
      },
    ],
    pic: {
      ask: 'A tray of pistachio in its own olive colour',
      alt: 'A tray of olive coloured pistachio ice cream',
    },
    claims: [
      [
        'Pistachio paste is olive to brown; bright green comes from colouring',
        'practice of ice cream makers',
      ],
    ],
  },
  {
    id: 'cold-behind-the-forehead',
    format: 'answer',
    again: 9,
    emoji: '🤕',
    tags: ['BrainFreeze', 'IceCream', 'GoodToKnow'],
    title: ['Why do you get brain freeze, and what stops it?', 'Ice cream headache: where it comes from'],
    cover: 'Cold behind the forehead',
    question: 'Why does ice cream hurt in the forehead?',
    short: 'The cold hits the palate, and the forehead reports it. It is over within a minute or two.',
    gist: [
      'A cold palate makes vessels narrow and widen quickly, and the nerve that feels it reports it as pain in the forehead. Press your tongue to the roof of your mouth, and wait.',
      'Brain freeze comes from speed. Small bites at the front of the mouth, and it stays away from most people.',
    ],
    subject: ['It hurts in the wrong place', 'Tongue up, wait'],
    hooks: {
      '*': [
        'Brain freeze does not sit in the brain. It sits in the roof of your mouth.',
        'When ice cream stabs you in the forehead, press your tongue against the palate.',
      ],
      pt: 'The nerve that serves the palate also serves the forehead, so the pain is felt in the wrong place.',
      fi: 'Ow. Stop, tongue up, breathe. It passes.',
      a: 'Slow down. Tongue to the palate. Done.',
      h: 'Science has a long name for it. Children call it "ow".',
      l: 'Small spoons were invented for a reason.',
    },
    lines: {
      '*': [
        'Against brain freeze press your tongue or a warm thumb to the roof of your mouth. Warmth is what it wants.',
        'Let ice cream melt at the front of your mouth before it travels back. It tastes better there, too.',
        'Milkshakes through a straw are the fastest way to an icy forehead: the cold goes straight to the palate.',
        'Brain freeze usually goes within a minute or two. Somebody who laughs at you meanwhile has had it as well.',
      ],
      h: ['The remedy is patience, so it is unknown to anybody under twelve.'],
    },
    scene: [
      'A boy has bet that he can eat it in ten bites. At bite four he holds his head, and his friends hold their cones.',
      'Silence at the table, one hand on a forehead, and the ice cream melting as if nothing had happened.',
    ],
    why: [
      [
        'Body and brain share wires: what happens above the palate is felt behind the brow.',
        'A pain in the arm may come from the shoulder, too. The map in our heads is a little inexact.',
      ],
      [
        'Sudden cold is the trigger, and slow cold hardly ever.',
        'The palate is thin, and the blood that warms it is close by.',
      ],
    ],
    parts: [
      [
        ['Stop for a moment', 'Pause before the next bite'],
        [
          'Put the spoon down. It will still be there.',
          'A few breaths through the nose, and it is half over.',
        ],
        'A spoon laid down beside a cup',
      ],
      [
        ['Warm the palate', 'Press your tongue upwards'],
        [
          'With the tongue, or a sip of something lukewarm.',
          'Even a hand over the mouth and nose helps, since the breath is warm.',
        ],
        'A cup of lukewarm water beside ice cream',
      ],
      [
        ['Go on in small bites', 'Take less at a time'],
        ['At the front, where it melts.', 'A small spoon slows you down without your noticing.'],
        'A very small spoon in a cup',
      ],
    ],
    turn: ['Slow eaters have more of it, and nothing aches.', 'It is the only headache with raspberry.'],
    asks: ['Who in your family always gets it?', 'Bite or lick?'],
    ends: {
      pt: 'Cause: speed. Remedy: warmth.',
      fi: 'And then on, slowly.',
      a: 'Slow, warm, small.',
      h: 'Long name, short pain.',
      l: 'A small spoon, and time.',
    },
    keep: 'the next very hot day',
    send: 'somebody who bites ice cream',
    caution: [
      'Headaches that come without cold, often or violently, belong to a doctor.',
      'This is about the short sting from cold. Anything else, ask a doctor.',
    ],
    own: [
      {
        kinds: ['product', 'service', 'hours'],
        about: 'milkshake|shakes?\\b|sundae|slush',
        lead: 'And for slow spoons.',
      },
    ],
    pic: { ask: 'A small spoon in a cup of ice cream', alt: 'A small spoon in a cup of ice cream' },
    claims: [
      [
        'Cold on the palate triggers a short headache felt in the forehead; warming the palate helps',
        'medical literature on cold stimulus headache',
      ],
    ],
  },
  {
    id: 'ice-cream-in-the-dark-months',
    format: 'season',
    again: 11,
    emoji: '❄️',
    when: { season: ['autumn', 'winter'] },
    tags: ['WinterDessert', 'IceCream', 'CosyEvenings'],
    title: [
      'Ice cream in winter: hot and cold on one plate',
      'Winter desserts with ice cream: warm plates, cold scoops',
    ],
    cover: 'Ice cream in the dark months',
    gist: [
      'In winter ice cream belongs on something hot: baked apple, waffle, crumble, an espresso poured over it. Where hot meets cold, a sauce appears that nobody had to cook.',
      'One scoop of vanilla turns a warm apple into dessert for guests. It is the season for nuts, spices and things out of the oven.',
    ],
    subject: ['A scoop on something hot', 'The sauce makes itself'],
    hooks: {
      '*': [
        'Ice cream has no season. It only changes the plate: in winter it is a warm one.',
        'A scoop of vanilla, a hot espresso poured over it. Winter has never been shorter.',
      ],
      pt: 'Contrast of temperatures makes flavours stand out: hot fruit, cold cream.',
      fi: 'It is dark at five and there is half a tub in the freezer. That is a plan already.',
      a: 'Something hot below, something cold on top.',
      h: 'The advantage of ice cream in winter: it does not melt on the way home.',
      l: 'Baked apple, cinnamon, and vanilla that slowly gives way.',
    },
    lines: {
      '*': [
        'Affogato: a scoop of vanilla ice cream, a hot espresso over it, and eat at once. Dessert in one minute.',
        'Baked apple from the oven, ice cream from the freezer: serve them in this order, and quickly.',
        'Pour a little good olive oil and a few flakes of salt over vanilla ice cream. It sounds wrong until you have tried it.',
        'Winter flavours for ice cream are nuts, caramel, ginger, cinnamon, dark chocolate. Leave melon for July.',
      ],
      h: ['In winter an ice cream in your hand impresses people. Take two.'],
    },
    scene: [
      'Breath in the air, gloves, and two people on a bench with cones. Whoever walks past has to smile.',
      'The crumble comes out of the oven and steams. The scoop on top begins to slide, and for a moment nobody speaks.',
    ],
    why: [
      [
        'Warm fruit smells, cold cream cools: the tongue gets both within one bite.',
        'Cold makes sweet things milder, and hot ones get their balance from it.',
      ],
      [
        'In the dark months people sit for longer, and dessert is the reason.',
        'What stands in the freezer is a dessert that is always ready.',
      ],
    ],
    parts: [
      [
        ['Hot fruit from the oven', 'Bake some fruit'],
        [
          'Apples, pears, plums with butter and spice, for half an hour.',
          'The dish comes to the table and the scoop goes on there.',
        ],
        'A baked apple with a scoop on it',
      ],
      [
        ['Something hot poured over', 'Pour over something hot'],
        [
          'Espresso, hot chocolate, warm berries.',
          'Pour at the table, since the finest moment lasts for seconds.',
        ],
        'Espresso poured over vanilla ice cream',
      ],
      [
        ['Something that crunches', 'Add a crunch'],
        ['Roasted nuts, crumbled biscuits, brittle.', 'Soft and cold alone gets tiring after three spoons.'],
        'Chopped roasted nuts in a bowl',
      ],
    ],
    turn: ['In July everybody can do it.', 'The tub in the freezer has been waiting for this.'],
    asks: ['Do you eat ice cream in winter?', 'What does a scoop belong on?'],
    ends: {
      pt: 'Contrast does the work.',
      fi: 'Blanket, bowl, two spoons.',
      a: 'Hot plate, cold scoop.',
      h: 'And no wasps.',
      l: 'It slides, it melts, it is gone.',
    },
    keep: 'the next dark Sunday',
    send: 'somebody who orders ice cream in December',
    own: [
      {
        kinds: ['hours', 'product', 'offer', 'event', 'policy'],
        about: 'winter|christmas|closed|waffle|hot chocolate|november|december|january|season',
        lead: 'And about the cold months here.',
      },
    ],
    pic: {
      ask: 'Espresso being poured over a scoop of ice cream',
      alt: 'Espresso poured over a scoop of ice cream',
    },
    claims: [['Hot and cold contrast, affogato', 'kitchen practice']],
  },
  {
    id: 'the-first-flavour',
    format: 'question',
    again: 7,
    emoji: '🍓',
    tags: ['ChildhoodMemories', 'IceCream', 'Flavours'],
    title: [
      'Which ice cream flavour takes you back?',
      'Your first favourite ice cream: which flavour was it?',
    ],
    cover: 'Which flavour takes you back?',
    gist: [
      'Everybody has a flavour that belongs to one place and one summer. It need not have been good. Which one is yours, and who paid for it?',
      'Ask people about the ice cream of their childhood and you hear of a van, a grandfather and a coin that was held too tight.',
    ],
    subject: ['One scoop, one summer', 'Who paid for it?'],
    hooks: {
      '*': [
        'One flavour of ice cream can take you back thirty years. Which one is yours?',
        'Do you remember the first ice cream that you were allowed to choose by yourself?',
      ],
      p: 'Taste and smell bring back memories that no photograph holds.',
      t: 'A flavour, a place, a year: three words are enough.',
      fi: 'Tell us: which flavour, where, and who was with you?',
      a: 'Your first favourite flavour. One word.',
      h: 'The flavour was "red". Nobody ever found out more.',
      l: 'Lemon, a white wall, the sea behind it.',
    },
    lines: {
      '*': [
        'Which ice cream flavour has disappeared that you would queue for?',
        'Strawberry from a van, vanilla between two wafers: what was ice cream when you were six?',
        'If you could bring one flavour back for a day, which would it be?',
        'Some people have ordered the same ice cream for forty years. Are you one of them?',
      ],
      h: ['As a child one scoop was a negotiation. Now it is only a decision.'],
    },
    scene: [
      'A bell far away in the street, and suddenly every child in the garden can run.',
      'An old man orders malaga and holds the cone without licking. "My wife", he says, and then he licks.',
    ],
    why: [
      [
        'Smell goes a short way to memory, and cold makes us pay attention.',
        'Ice cream was rarely everyday, so it stuck.',
      ],
    ],
    parts: [
      [
        'The flavour',
        ['The exact one, please, with sprinkles if there were any.', 'Even if it was only "blue".'],
        'A scoop with coloured sprinkles',
      ],
      [
        'The place',
        ['A van, a pier, a kitchen, a swimming pool.', 'And what the ground felt like under bare feet.'],
        'A bench at the edge of a pool',
      ],
      [
        'Who paid',
        ['Somebody put a coin into your hand. Who was it?', 'They would like to be remembered.'],
        "A coin in a child's hand",
      ],
    ],
    turn: ['Ask your parents tonight. You will get a story.', 'Most answers begin with "there was a man".'],
    asks: ['What did your first scoop taste of?', 'Which one should come back for a day?'],
    ends: {
      p: 'Flavours keep well.',
      t: 'Flavour, place, person.',
      fi: 'Every answer makes somebody hungry.',
      a: 'One word is enough.',
      h: 'Red is accepted.',
      l: 'Lemon. And the sea.',
    },
    keep: 'the next time you stand before twenty flavours',
    send: 'whoever bought you your first one',
    own: [
      {
        kinds: ['history', 'people', 'story'],
        about: '.',
        lead: 'And a piece of the story here.',
      },
    ],
    pic: { ask: 'A single scoop in a simple cone', alt: 'A single scoop of ice cream in a cone' },
    claims: [['Tastes and smells bring back memories', 'common experience, psychology of memory']],
  },
];
