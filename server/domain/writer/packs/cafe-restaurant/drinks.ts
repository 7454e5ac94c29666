// Coffee, tea and what else is in the glass.
import type { Idea } from '../../library/idea.ts';

export const DRINKS: readonly Idea[] = [
  {
    id: 'which-coffee-is-for-me',
    format: 'answer',
    again: 9,
    emoji: '☕',
    only: 'coffee|caf(?:e\\b|é)|espresso|barista',
    tags: ['CoffeeTime', 'CoffeeGuide', 'CafeLife'],
    question: 'Flat white, cappuccino, latte: which one am I?',
    short: [
      'It is one espresso each time. You are only choosing how much milk stands in front of it.',
      'The coffee is the same. What differs is the milk, in amount and in foam.',
    ],
    title: [
      'Flat white, cappuccino or latte: what is the difference?',
      'Coffee names explained by how much milk is in them',
    ],
    cover: 'Which coffee are you?',
    gist: [
      'Flat white, cappuccino and latte are the same coffee with different amounts and textures of milk. Choose by how clearly you want to taste the coffee.',
      'The board looks long, but it is a slide: at one end coffee, at the other milk. Decide where on it you want to sit.',
    ],
    subject: ['The coffee board, decoded', 'More coffee or more milk?'],
    hooks: {
      '*': [
        'Most of the words on a coffee board mean the same drink with a different amount of milk.',
        'Order by how much coffee you want to taste, and the Italian sorts itself out.',
        'Three Italian words, one espresso, three amounts of milk.',
      ],
      p: 'Choosing from a coffee board is easier once you read it from strong to mild.',
      a: 'There is one coffee on the board. The rest is milk.',
      t: 'Milk dilutes, but foam also softens: the same espresso tastes milder under a thick froth than under a thin one.',
      f: 'Do you order the same one each time because the others sound difficult? Here is the board in plain words.',
      h: 'A latte is a glass of warm milk that has been told about coffee.',
      i: 'Somewhere on that board is your drink. It may not be the one you have been ordering.',
      l: 'A small cup, a short pour, milk like wet paint.',
    },
    lines: {
      '*': [
        'From most coffee to most milk:\n\nEspresso\nMacchiato\nFlat white\nCappuccino\nLatte\n\nStart in the middle and move one step.',
        'A flat white and a small latte can look like twins. The flat white has less milk, so the coffee gets more of the talking.',
        'Cappuccino is about foam, flat white about hardly any. If you like a moustache, you know which is yours.',
        'Too strong for you? Do not add sugar yet. Go one step further along the milk.',
        'A cortado is the small sister of a flat white: half coffee, half warm milk.',
        'If you take sugar, stir it in before the foam. On top it only floats.',
      ],
      h: ['"Just a normal coffee" is a sentence that makes a barista look at the ceiling for a moment.'],
    },
    scene: [
      'The {queue|line} moves up, the board is very long, and from behind somebody hears you say: "The usual."',
      'A father at the counter asks for "a coffee". The answer is a question, and then another one.',
    ],
    why: [
      [
        'Nearly everything on the board begins with an espresso, and milk is what makes the difference.',
        'Behind the names there are two dials: how much milk, and how much air in it.',
      ],
      [
        'Once you know where you stand between the two, you can order anywhere, whatever the cup is called.',
        'Names vary from one street to the next. The scale from coffee to milk does not.',
      ],
    ],
    parts: [
      [
        ['For the taste of coffee: flat white', 'Coffee first, milk second: flat white'],
        [
          'A thin, silky layer and a small cup. The roast comes through.',
          'Little milk, hardly any froth: the nearest to an espresso that is still gentle.',
          'Small, smooth and clear. You know what was roasted.',
        ],
        'A flat white with a fine pattern on top',
      ],
      [
        ['For something between: cappuccino', 'A bit of each: cappuccino'],
        [
          'More air in the milk, so it feels light and drinks soft.',
          'The foam arrives first, then the coffee under it, which is half the fun.',
          'The cloud on top is warm and light, and below it the coffee waits.',
        ],
        'A cappuccino with a thick cap of foam',
      ],
      [
        ['For a long, mild cup: latte', 'Milk first, coffee second: latte'],
        [
          'Mostly warm milk, with coffee as the seasoning.',
          'It lasts a whole conversation, and asks nothing of you.',
          'A tall, gentle drink for people with something to talk about.',
        ],
        'A tall glass of latte in layers',
      ],
    ],
    turn: [
      'Move one step at a time, and stop where you like it.',
      'There is no promotion from latte to espresso. It is a matter of taste.',
    ],
    asks: [
      'What is your usual, and have you ever strayed?',
      'More coffee or more milk: which side are you on?',
    ],
    ends: {
      p: 'Say "a bit more coffee" or "a bit more milk". Any barista can work from that.',
      a: 'Pick your milk. The coffee is settled.',
      t: 'Volume and texture of the milk, one shot or two: three variables, a dozen names.',
      f: 'Still unsure? Say what you usually drink, and ask for its neighbour.',
      h: 'And "the usual" still works, if you are usual enough.',
      i: 'Try the neighbour once. It is a very small adventure.',
      l: 'Then sit, and let the first sip decide.',
    },
    work: [
      'A menu in another language makes people choose what they already know. Sort it along one line that everyone understands, and they begin to explore.',
      'Sort your board from strong to mild, and strangers order without blushing.',
    ],
    keep: 'the next long coffee board',
    send: 'somebody who says "just a normal coffee"',
    own: [
      {
        about: 'flat white|cappuccino|espresso|filter coffee|house blend|single origin',
        kinds: ['product', 'process', 'proof'],
        lead: 'And this is what goes in ours.',
      },
    ],
    pic: {
      ask: 'Espresso, flat white and latte in a row on the counter',
      alt: 'Three coffees with different amounts of milk in a row',
    },
    claims: [
      [
        'Milk drinks are built on espresso and differ by amount and texture of milk; names vary locally',
        'barista training, definition',
      ],
    ],
  },
  {
    id: 'water-for-each-tea',
    format: 'mistake',
    again: 9,
    emoji: '🍵',
    wrong: 'Pouring boiling water on every kind of tea',
    only: '\\bteas?\\b|tea ?(?:room|house)|coffee|caf(?:e\\b|é)|breakfast',
    tags: ['TeaTime', 'TeaTips', 'Teapot'],
    title: [
      'Why green tea tastes bitter, and how hot the water should be',
      'How hot should water be for tea? It depends on the leaf',
    ],
    cover: 'Bitter tea? Blame the kettle',
    gist: [
      'Black and herbal tea want water straight from the boil; green and white tea turn bitter in it. Let the kettle stand with its lid open for a few minutes first.',
      'If green tea is harsh, it was scalded. Cooler water for the green, boiling for the black, and a lid on the herbs.',
    ],
    subject: ['Your green tea was scalded', 'Four minutes that save a pot'],
    hooks: {
      '*': [
        'Green tea is not bitter by nature. Somebody scalded it.',
        'The kettle clicks off. For one kind of tea that means go, and for another it means wait.',
        'If green tea tastes like hay, blame the kettle.',
      ],
      p: 'Two teas from one kettle need two temperatures, and it takes a few minutes of patience to manage both.',
      a: 'Boiling water is for black tea. Green tea waits.',
      t: 'Hotter water pulls more catechins and caffeine out of a leaf, and both of them taste bitter.',
      f: 'If you have tried green tea and thought it tasted of hay and regret, try it once more, cooler.',
      h: 'Green tea has a reputation for bitterness that it earned by being boiled.',
      i: 'A leaf gives what it has when it is asked gently.',
      l: 'Pale jade, faintly sweet: green tea poured at the right moment.',
    },
    lines: {
      '*': [
        'Kettle rules:\n\nBlack: straight from the boil\nHerbs: boiling, lid on\nOolong: a short wait\nGreen and white: four or five minutes, lid of the kettle open',
        'Pour boiling water into a cold cup, then from the cup onto the green leaves. The cup has taken off just enough heat.',
        'A lid on mint or camomile keeps in what would otherwise scent the kitchen. The flavour of herbs is in the steam.',
        'Stronger tea means more leaves, not more minutes. Minutes bring the bitterness.',
        'Cold water and green leaves, overnight in the fridge: no bitterness at all.',
        'Warm the pot for black tea and leave it cool for green. Both have their reasons.',
      ],
      h: ['Leave the bag in while you answer "one quick email" and you have made furniture polish.'],
    },
    scene: [
      'Two mugs, two teas, one kettle. Ten minutes later one of them is standing half full beside the sink.',
      'Somebody takes the first sip of a green tea, nods politely and asks if there is any honey.',
    ],
    why: [
      [
        'What tastes sweet and grassy in a green leaf dissolves in warm water; what tastes harsh needs it hot.',
        'Cooler water brings out the soft flavours of an unoxidised leaf and leaves most of the sharp ones behind.',
      ],
      [
        'Black tea has been oxidised and needs real heat to give anything at all.',
        'A dark leaf is sturdier. In tepid water it makes a thin, sad cup.',
      ],
    ],
    parts: [
      [
        ['Black: pour it at the boil', 'For black tea, boiling water'],
        [
          'Three to five minutes. Milk comes later, once you have seen the colour.',
          'A kettle that has gone off the boil is too cool already.',
          'It needs the full heat to give its colour. Count to five minutes at most.',
        ],
        'Boiling water poured onto black leaves',
      ],
      [
        ['Green and white: wait first', 'White or green: let it cool first'],
        [
          'Four or five minutes with the lid up, then two minutes in the pot.',
          'When the cloud over the spout has thinned to a thread, it is about right.',
          'Lid up, kettle off, and find the cups. Two minutes of steeping are enough.',
        ],
        'A kettle with its lid open, steam thinning',
      ],
      [
        ['Herbs: boil them and cover them', 'For herbs, boiling and a long time'],
        [
          'They are no tea leaves and do not turn harsh. Give them time and a lid.',
          'Five minutes at least; what collects under the cover belongs back in the cup.',
          'Cover the cup so that the scent does not leave. Ten minutes hurt nothing.',
        ],
        'A saucer laid over a mug of mint',
      ],
      [
        ['Take the leaves out', 'Lift the leaves when it is right'],
        [
          'A pot that stands on its leaves goes on brewing while you talk.',
          'Second pot from the same ones? Good ones give two, and the next is often softer.',
          'A tea that sits on them turns to tannin while nobody is looking.',
        ],
        'A strainer lifted from a glass pot',
      ],
    ],
    turn: [
      'The leaf was fine. The water was in too great a rush.',
      'If it tastes harsh, cool the water before you change the tea.',
    ],
    asks: ['What is in your pot at four in the afternoon?', 'Tea: leaves or bags?'],
    ends: {
      p: 'A thermometer is not needed. A clock will do.',
      a: 'Black at the boil. Green after it.',
      t: 'Temperature selects what dissolves; time decides how much of it.',
      f: 'Give the green one another chance this week.',
      h: 'It has accepted the apology, at a lower temperature.',
      i: 'Five minutes of waiting is half of why tea is a rest.',
      l: 'Warm the cup, wait, pour slowly.',
    },
    work: [
      'The kettle in the office boils for everybody and suits half of them. A note with two times on it would be the smallest improvement to working life this year.',
      'Put two cards beside the office kettle, one for green and one for black. It costs two cards, and people drink better tea.',
    ],
    keep: 'the cupboard where the tea lives',
    send: 'a friend who gave up on green tea',
    own: [
      {
        about: '\\bteas?\\b|loose leaf|matcha|chai|infusion',
        kinds: ['product', 'process', 'offer', 'event', 'service'],
        lead: 'And on the subject of pots.',
      },
    ],
    pic: {
      ask: 'A glass pot of green tea next to a kettle with its lid open',
      alt: 'A glass teapot of pale green tea beside a kettle',
    },
    claims: [
      [
        'Extraction of catechins and caffeine rises with temperature; green teas are brewed cooler',
        'food science textbook, tea trade guidance',
      ],
    ],
  },
  {
    id: 'cafetiere-without-mud',
    format: 'howto',
    again: 9,
    emoji: '🫖',
    only: 'coffee|caf(?:e\\b|é)|espresso|barista',
    tags: ['CoffeeAtHome', 'FrenchPress', 'CoffeeTips'],
    title: [
      'How to make {cafetière|French press} coffee without the sludge',
      'Better {cafetière|French press} coffee: wait, skim, do not plunge',
    ],
    cover: 'Coffee without the mud',
    gist: [
      'The mud in a {cafetière|French press} is stirred up by plunging. Wait, break the crust, skim it, wait again, then rest the plunger just on top and pour slowly.',
      'Do not push the plunger down. Let the grounds sink by themselves and pour off the clear part: it is the same pot, and another drink.',
    ],
    subject: ['Do not plunge', 'The last inch of the pot'],
    hooks: {
      '*': [
        'Do not push it down. That is how the mud gets into your cup.',
        'The plunger is the least useful part of a {cafetière|French press}.',
        'The best part of a {cafetière|French press} is the four minutes in which you leave it alone.',
      ],
      p: 'With nine minutes of patience, a {cafetière|French press} makes a clean cup without any other equipment.',
      a: 'Skim, wait, pour. The plunger stays up.',
      t: 'Fine grounds sink on their own in a few minutes. Plunging puts them back into suspension.',
      f: 'That dusty glass pot at the back of your cupboard deserves another go.',
      h: 'The last mouthful from a {cafetière|French press} can be eaten with a fork. It need not be so.',
      i: 'Patience is cheaper than a machine, and in this case nearly as good.',
      l: 'A clear, heavy cup, poured slowly enough that nothing is disturbed.',
    },
    lines: {
      '*': [
        'Pot coffee without grit: brew four minutes, stir the crust, skim off the foam, wait five more, pour with the plunger resting on top.',
        'Coarse grounds sink, fine ones float about. If your pot is always muddy, ask for a coarser grind.',
        'Leave the last inch in the pot. All the mud that you did not drink is in it.',
        'Two spoons and a minute: skim the pale foam off the top before you pour, and the harshest part goes with it.',
        'Grind coarse for a {cafetière|French press}: like sea salt and not like sand.',
        'Pour what you do not drink at once into a {flask|thermos}. On the grounds it goes on brewing.',
      ],
      h: [
        'Pushing a plunger feels like work, which is why we trust it. So does pressing the {lift|elevator} button twice.',
      ],
    },
    scene: [
      'Sunday breakfast, a glass pot, one person leaning on the plunger with both hands as if there were a mine below.',
      'The first cup is fine. The second has a shadow in it, and the third has a floor.',
    ],
    why: [
      [
        'Grounds sink once the gas has left them, and they settle faster if nobody stirs the pot.',
        'Given time, coffee sorts itself: the heavy part goes to the bottom and what you want stays above.',
      ],
      [
        'A metal mesh stops the large pieces only, so pressing on it drives the dust through.',
        'The sieve holds back gravel, not silt. Push, and the silt comes up with the stream.',
      ],
    ],
    parts: [
      [
        ['Pour the water on and leave it', 'Water on, hands off'],
        [
          'Just off the boil, all of it at once. Four minutes, no stirring.',
          'A thick cap rises on its own, and it keeps the heat in.',
          'All of it at once, then four minutes in which nothing happens.',
        ],
        'Water poured on coffee in a glass pot',
      ],
      [
        ['Break the crust', 'Stir the cap once and let it sink'],
        [
          'Three strokes with a spoon, and most of the grounds let go and sink.',
          'It smells best just then, so lean in.',
          'Most of it goes down by itself as soon as it is broken.',
        ],
        'A spoon breaking the foam on a pot of coffee',
      ],
      [
        ['Skim what still floats', 'Spoon off the froth'],
        [
          'The beige foam tastes harsh. Two spoons lift it out.',
          'What has not gone down by now never will.',
          'A quick round with a spoon takes away what would taste rough.',
        ],
        'Two spoons skimming foam from the pot',
      ],
      [
        ['Wait another five minutes', 'Give it five more minutes'],
        [
          'It will not get bitter, since hardly anything touches the water now.',
          'Time for toast. The coffee is clearing and stays hot enough.',
          'It grows clearer, sweeter and just cool enough to drink.',
        ],
        'Coffee settling in a glass pot, side view',
      ],
      [
        ['Rest the plunger, then pour', 'Pour as through a sieve'],
        [
          'Just touching the surface, as a sieve. Slowly, and stop before the last inch.',
          'Tilt it like a bottle of old wine, for much the same reason.',
          'The plunger only holds things back. Leave the dregs in the pot.',
        ],
        'Clear coffee poured from a tilted pot',
      ],
    ],
    turn: [
      'Same coffee, same pot. The difference is what you did not do.',
      'The plunger may rest. It has had a hard life.',
    ],
    asks: ['How do you make your first coffee of the day?', 'The last inch of the pot: do you drink it?'],
    ends: {
      p: 'Nine minutes, most of them spent on something else.',
      a: 'Leave the mud where it lies.',
      t: 'Sedimentation does for nothing what a filter does for money.',
      f: 'Good morning, and mind the last inch.',
      h: 'The fork may go back to the drawer.',
      i: 'Sometimes the improvement is to stop pushing.',
      l: 'One cup, poured without haste, by a window.',
    },
    work: [
      'There is a type of effort that only stirs things up. Anyone who has been asked to "push it through" on a Friday has drunk that coffee.',
      'Not everything gets done by pressing. Some of it settles if you let it.',
    ],
    keep: 'the next slow breakfast',
    send: 'the person who leans on the plunger',
    own: [
      {
        about:
          'coffee beans|bags? of (?:our )?(?:coffee|beans)|beans to take|ground (?:coffee|to order)|retail bags?',
        kinds: ['product', 'service', 'offer', 'price'],
        lead: 'Coffee for your own pot, then.',
      },
    ],
    pic: {
      ask: 'A glass cafetière from the side with clear coffee and settled grounds',
      alt: 'A glass coffee press with clear coffee above settled grounds',
    },
    claims: [
      ['Letting grounds settle and skimming gives a cleaner cup', 'coffee tasting (cupping) practice'],
      ['Coarser grinds give less silt', 'barista training'],
    ],
  },
  {
    id: 'where-coffee-beans-live',
    format: 'checklist',
    again: 9,
    emoji: '🫘',
    only: 'coffee|caf(?:e\\b|é)|espresso|barista',
    tags: ['CoffeeAtHome', 'CoffeeBeans', 'KitchenTips'],
    title: [
      'How to store coffee beans so they keep their smell',
      'Keep coffee fresh: the bag, the cupboard and the date',
    ],
    cover: 'Where beans should live',
    gist: [
      'Air, light, heat and damp take the smell out of coffee. Keep it in its closed bag in a cupboard, buy what you drink in two or three weeks, and grind just before brewing.',
      'A cupboard, a closed bag, small amounts: coffee needs no more. The fridge is the wrong place, and the jar on the windowsill is worse.',
    ],
    subject: ['Your beans are losing their smell', 'Not the fridge, not the windowsill'],
    hooks: {
      '*': [
        'If your kitchen smells of coffee when the bag is closed, the coffee is leaving.',
        'That pretty glass jar on the windowsill is the worst seat in the house.',
        'The smell in the kitchen is lovely. It would be lovelier in the cup.',
      ],
      p: 'Good beans lose half their charm to bad storage before the bag is finished.',
      a: 'Coffee goes in the cupboard. Not the fridge, not the sill.',
      t: 'Roasted coffee gives off gas and takes up oxygen. Its smell goes with the one and fades with the other.',
      f: 'A favour to the good beans somebody gave you for your birthday: put them somewhere dull.',
      h: 'Coffee in the fridge ends up tasting of whatever the leek is going through.',
      i: 'Somebody picked those cherries by hand on a hillside. A dark cupboard is the least we can do.',
      l: 'Open the bag, breathe in: that is the measure of how well it was kept.',
    },
    lines: {
      '*': [
        'Four enemies of coffee: air, light, heat, damp. A closed bag in a dark cupboard beats all of them.',
        'Ground coffee fades within days, beans within weeks. If you can only buy one gadget, buy a small grinder.',
        'Beans straight from the fridge draw water from the air each time the bag is opened. That is why the fridge does not work.',
        'For a big bag: freeze half, sealed, in portions. Take out one at a time and never put it back.',
        'Never in the fridge: damp, and next to the onions.',
        'Buy whole beans and a hand grinder. Two minutes of turning, and the whole street knows.',
      ],
      h: ['The fridge keeps coffee cool, in the sense that nobody will want to drink it.'],
    },
    scene: [
      'A glass jar, morning sun straight through it, beans shining. It looks like an advertisement, and it tastes like one.',
      'Somebody opens the tin from last Christmas, sniffs, and says: "It is still good, I think."',
    ],
    why: [
      [
        'What we call the taste of coffee is mostly smell, and smell is the part that evaporates.',
        'The oils on a roasted bean carry its scent, and light and air turn them dull.',
      ],
      [
        'Grinding opens a bean everywhere at once, so that hours do what took weeks before.',
        'A whole bean is its own package. Broken, it has no lid.',
      ],
    ],
    parts: [
      [
        ['Close the bag, air out', 'Squeeze, roll, clip'],
        [
          'Roll it down and clip it. The little valve lets gas leave and nothing in.',
          'A good bag is a better home than most jars.',
          'The bag with its valve was made for this. Few tins are better.',
        ],
        'A coffee bag rolled down and clipped',
      ],
      [
        ['Put it in a cupboard', 'Somewhere dark and dull'],
        [
          'Away from the oven and from the sun.',
          'Dark, dry and dull. The shelf over the stove is none of these.',
          'Beside the stove it ages in days. A lower shelf will do.',
        ],
        'A hand setting a bag on a dark shelf',
      ],
      [
        ['Buy for two or three weeks', 'Small bags, more often'],
        [
          'Two small bags a month taste better than one big one.',
          'Look for the date of roasting, and work out from it.',
          'What was roasted this month smells of something. Look for the day on the bag.',
        ],
        'A roast date stamped on a bag',
      ],
      [
        ['Grind what you brew now', 'Grind it at the last moment'],
        [
          'Seconds before the water is the moment with the most smell in it.',
          'If there is no grinder, ask for it coarse or fine, and use it up first.',
          'Ground coffee loses in an hour what beans keep for a week.',
        ],
        'Beans poured into a small hand grinder',
      ],
      [
        ['Freeze only what you seal', 'Freeze in portions or not at all'],
        [
          'In portions, airtight, out once. Never in and out.',
          'Frost stops the clock, if no damp gets in with it.',
          'Once out, it stays out. Damp on cold beans undoes everything.',
        ],
        'Small sealed portions of beans in a freezer drawer',
      ],
    ],
    turn: ['The dull cupboard wins.', 'Somewhere dark, somewhere dry, and not for long.'],
    asks: ['Where does the coffee live at your place?', 'Coffee: beans or ground?'],
    ends: {
      p: 'None of it costs anything, and the last cup of the bag tastes like the first.',
      a: 'Small bag, dark shelf, grind late.',
      t: 'Oxidation and evaporation: slow both, and the cup shows it.',
      f: 'Smell the bag when you open it. It is one of the better parts of the morning.',
      h: 'The leek is relieved.',
      i: 'A bean that came that far ought to get a good ending.',
      l: 'The scent when the clip comes off: keep that.',
    },
    work: [
      'Most offices own a very good machine and a very open bag. A clip from the stationery drawer improves the coffee more than the next service contract.',
      'A fresh bag does more for morale than a dear machine. It also has no service contract.',
    ],
    keep: 'the next bag of good beans',
    send: 'the one with the jar on the windowsill',
    own: [
      {
        about:
          'coffee beans|bags? of (?:our )?(?:coffee|beans)|beans to take|coffee.*roast|roast.*(?:coffee|beans)|retail bags?',
        kinds: ['product', 'service', 'offer', 'price'],
        lead: 'Something to put in that cupboard.',
      },
    ],
    pic: {
      ask: 'A rolled and clipped coffee bag in a cupboard, or the roast date up close',
      alt: 'A clipped coffee bag standing in a kitchen cupboard',
    },
    claims: [
      [
        'Oxygen, light, heat and moisture age roasted coffee; ground ages far faster',
        'coffee trade associations, food science textbook',
      ],
      ['Freezing sealed portions works if they are not refrozen', 'coffee trade guidance'],
    ],
  },
  {
    id: 'dark-is-not-strong',
    format: 'myth',
    again: 12,
    emoji: '🌑',
    only: 'coffee|caf(?:e\\b|é)|espresso|barista',
    tags: ['CoffeeFacts', 'DarkRoast', 'CoffeeLovers'],
    myth: 'The darker the roast, the stronger the coffee',
    short: [
      'Dark tastes louder. How strong a cup is depends on how much coffee is in it.',
      'It is not. Strength is a matter of how much coffee you use.',
    ],
    title: [
      'Does dark roast coffee have more caffeine?',
      'Strong coffee or dark coffee? They are two things',
    ],
    cover: 'Dark is not strong',
    gist: [
      'Roasting changes the flavour of a bean and hardly its caffeine. Strength comes from how much coffee meets how much water, and the kind of bean matters more than its colour.',
      'A dark roast tastes of smoke and chocolate, a light one of fruit and flowers. If you want it stronger, use another spoon.',
    ],
    subject: ['What dark roast really changes', 'Strong is a spoon, not a colour'],
    hooks: {
      '*': [
        'You can make a feeble coffee from black beans and a fierce one from blond beans. It takes a spoon.',
        'What keeps you awake is not the colour.',
        'Black as night and mild as milk: there is such a coffee.',
      ],
      p: 'If you choose dark roast for the caffeine, you are paying for smoke.',
      a: 'Roast is flavour. Strength is dose.',
      t: 'Caffeine survives roasting almost unchanged. What burns off is water, sugar and acid.',
      f: 'Do you pick the darkest coffee because you need to wake up? It is not helping as much as you think.',
      h: 'Dark roast looks as if it had been up all night. That does not mean that it will keep you up.',
      i: 'Try a light roast once, and you find out that coffee is a fruit.',
      l: 'Bergamot, ripe cherry, a trace of honey: the flavours that a gentle roast leaves in place.',
    },
    lines: {
      '*': [
        'Dark roast tastes stronger and wakes you no better. Bitterness and caffeine are two different things.',
        'Want stronger coffee? More grounds to the same water. Want it more bitter? Let it stand.',
        'Robusta beans hold about twice the caffeine of arabica. The species counts, the colour hardly.',
        'A light roast is sharper and more fruity because less of the acid has been roasted away.',
        'Long roasting makes beans lighter in weight, so a scoop of dark holds less coffee.',
        'Bitter and strong get confused in the mouth. A pinch less heat, a spoon more coffee, and you will see.',
      ],
      h: ['"As black as you have it," he said, and was asleep by the second slide.'],
    },
    scene: [
      'Monday, twenty to nine, and somebody at the counter says: "The darkest you have. I need it today."',
      'Two coffees side by side, one smells of a bonfire and one of apricots. Guess which is the mild one. Quite so.',
    ],
    why: [
      [
        'Our tongues read bitter as strong, and a long roast makes a bean more bitter.',
        'The mix-up is an honest one: what hits harder seems to hold more.',
      ],
      [
        'But the stimulant comes through the roaster almost untouched, and what you get of it is decided by the scoop.',
        'Nearly all the caffeine is still there after roasting, whether it was short or long.',
      ],
    ],
    parts: [
      [
        ['Choose the roast by flavour', 'Pick the colour for its taste'],
        [
          'Light for fruit, medium for nuts and caramel, dark for cocoa and smoke.',
          'Think of toast: blond tastes of grain, black of fire.',
          'Fruit and flowers when it is pale, chocolate and smoke when it is nearly black.',
        ],
        'Light, medium and dark beans in three bowls',
      ],
      [
        ['Choose the strength by the scoop', 'Pick the strength with a spoon'],
        [
          'One spoon more is stronger. The same spoon of darker beans is only darker.',
          'Weigh it once, and you will know your number.',
          'More coffee to the cup is stronger, whatever its colour.',
        ],
        'A spoon of grounds levelled with a finger',
      ],
      [
        ['Look at the kind of bean', 'Ask which bean it is'],
        [
          'Robusta wakes more and tastes rougher. Arabica is the gentler of the two.',
          'Blends with some robusta in them give a thick foam and a firm push.',
          'One kind has nearly double the kick of the other. It often says so on the bag.',
        ],
        'A label on a coffee bag, up close',
      ],
    ],
    turn: [
      'Pick the taste you like, and let the spoon do the waking.',
      'Dark for pleasure, dose for mornings.',
    ],
    asks: ['Your roast: dark, medium or light?', 'When was your first coffee that tasted of fruit?'],
    ends: {
      p: 'Ask for the roast by its flavour, and you will get a better answer.',
      a: 'Colour is taste. Grams are strength.',
      t: 'By weight a dark bean can even hold a trace more, since it has lost water. In the cup you will not notice.',
      f: 'And if you love the dark one: good. Drink it for that.',
      h: 'It slept very well, as it turns out.',
      i: 'There is a whole orchard in that cup, once you look for it.',
      l: 'Choose it as one chooses chocolate.',
    },
    work: [
      'People often ask for an attribute when they want an effect: darker, when they mean more awake. Good advice at any counter begins by asking what it is for.',
      'Customers name what they see and mean what they feel. Ask what they want it to do.',
    ],
    caution: [
      'How much caffeine agrees with somebody differs; anyone who is pregnant, takes medicine or sleeps badly should go by medical advice.',
      'People differ in how much caffeine suits them. In pregnancy, with medicine or poor sleep, follow medical advice.',
    ],
    keep: 'the next sleepy Monday',
    send: 'the colleague who wants it "as black as you have it"',
    own: [
      {
        about: '(?:coffee|beans|espresso|blend).*roast|roast.*(?:coffee|beans|espresso|blend)',
        kinds: ['product', 'process', 'story'],
        lead: 'A word on the roast in our own hopper.',
      },
    ],
    pic: {
      ask: 'Light and dark beans side by side in two hands or bowls',
      alt: 'Light and dark roasted coffee beans side by side',
    },
    claims: [
      ['Caffeine changes little in roasting; dose and species decide', 'food chemistry textbook'],
      ['Robusta holds about twice the caffeine of arabica', 'food chemistry textbook'],
    ],
  },
  {
    id: 'china-or-paper',
    format: 'either',
    again: 12,
    emoji: '🥤',
    tags: ['CoffeeBreak', 'ThisOrThat', 'CafeLife'],
    title: [
      'Sit down or take away: which coffee tastes better?',
      'Coffee to stay or coffee to go: what is lost and what is won',
    ],
    cover: 'China or paper?',
    gist: [
      'A china cup holds the heat and leaves your nose free; a paper cup with a lid goes along to the bus. It is the same coffee, and you will not taste it the same way.',
      'Ten minutes at a table or twenty on the move: the cup decides how much of the coffee you notice.',
    ],
    subject: ['To drink here or to take away?', 'Is it the cup that makes the coffee?'],
    hooks: {
      '*': [
        'A lid keeps the coffee in. It also keeps the smell in, and that was most of the coffee.',
        'Ten minutes in a chair: for some people that is a {holiday|vacation}, for others a missed train.',
        'The same coffee, once with a saucer and once with a lid, is hardly the same coffee.',
      ],
      p: 'Where you drink it changes a coffee more than the milk does.',
      a: 'Coffee is drunk sitting down. Everything else is transport.',
      t: 'Most of flavour reaches you through the nose. A lid with a hole in it is a filter on the wrong side.',
      f: 'Settle this for us: here, or to go?',
      h: 'Paper cup: a device for wearing coffee on a train.',
      i: 'Ten minutes of sitting still can rescue a whole morning.',
      l: 'Thin porcelain, a saucer, a spoon that rings. It begins before the first sip.',
    },
    lines: {
      '*': [
        'China: ten minutes, both hands, nose in the cup.\nPaper: on the move, lid on, one hand for the door.\n\nHow do you drink yours?',
        'Take the lid off for the first sip. Half of a coffee is in the nose, and the nose is outside.',
        'A warm cup keeps a coffee hot for longer than a bigger coffee does. That is why cups stand on the machine.',
        'Your own cup, rinsed and brought along, is china that can catch a bus.',
        'Take the lid off for the first sip at least. You taste mainly with your nose.',
        'Many places fill your own cup, and some charge a little less for it. Rinse it first.',
      ],
      h: ['The little hole in the lid is aimed, by international agreement, at the tie.'],
    },
    scene: [
      'One customer shakes off an umbrella and sits down. The next one taps a foot and looks at the clock over the machine.',
      'It is raining, the chair in the corner is free, and your bus goes in eleven minutes.',
    ],
    why: [
      [
        'The cup itself changes what you notice: porcelain is thick and warm and open at the top, a lidded cup is none of these.',
        'Smell, heat and time are what a coffee needs, and the two kinds of cup deal them out quite differently.',
      ],
    ],
    parts: [
      [
        'China, sitting down',
        [
          'Open at the top, warm in the hand, and it makes you stay until it is empty.',
          'You smell every sip, and nobody can reach you for as long as it lasts.',
          'The nose takes part, the spoon has a saucer, and nobody can rush you.',
        ],
        'A porcelain cup on a saucer by a window',
      ],
      [
        'Paper or your own cup, on the move',
        [
          'It gets you through the park, the school run, the platform.',
          'A walk with something warm in one hand has a charm of its own.',
          'Legs, fresh air, a warm hand: some of the best talks have had lids.',
        ],
        'A hand holding a lidded cup outdoors',
      ],
    ],
    turn: ['On a bad day, sit down. On a good one, walk with it.', 'The coffee does not mind. You might.'],
    asks: ['Coffee: here or to go?', 'Where is the nicest place you ever drank a coffee?'],
    ends: {
      p: 'The minutes you sit are not lost. They come back at eleven.',
      a: 'Cup, chair, ten minutes.',
      t: 'Open rim, free nose, slower cooling: the case for porcelain.',
      f: 'Tell us, and say where you walk to.',
      h: 'Dry cleaners recommend the chair.',
      i: 'Either way, look up from the telephone once.',
      l: 'A saucer is there for the spoon. Let it ring once.',
    },
    work: [
      'Meetings held with a {takeaway|takeout} cup end sooner; the ones over china get further. Choose according to what you need.',
      'Walk for ideas, sit for decisions, and choose the cup to match.',
    ],
    keep: 'the next morning with ten minutes in hand',
    send: 'the person you ought to have a coffee with',
    own: [
      {
        about: 'own cup|reusable|bring a cup|keep ?cup',
        kinds: ['offer', 'policy', 'price', 'value'],
        lead: 'There is a third way, too.',
      },
    ],
    pic: {
      ask: 'A china cup and a {takeaway|takeout} cup side by side by the window',
      alt: 'A porcelain cup and a paper cup side by side',
    },
    claims: [
      ['Retronasal and orthonasal smell make up most of flavour', 'food science textbook'],
      ['Warm thick cups slow cooling', 'physics, common experience'],
    ],
  },
  {
    id: 'first-coffee-down-the-sink',
    format: 'behind',
    again: 9,
    emoji: '⚖️',
    only: 'coffee|caf(?:e\\b|é)|espresso|barista',
    tags: ['BaristaLife', 'Espresso', 'BehindTheScenes'],
    title: [
      'Why baristas throw the first coffee of the day away',
      'Dialling in: what a barista does before the doors open',
    ],
    cover: 'First coffee: straight to the sink',
    gist: [
      'Coffee changes overnight: beans age, the air turns damp or dry, the grinder is cold. So the first shots of the day are made to be weighed, timed, tasted and poured away.',
      'Before the door opens, a barista sets the grinder anew and drinks or dumps what comes out, until an espresso runs as it should.',
    ],
    subject: ['The coffees that nobody orders', 'What happens before the door opens'],
    hooks: {
      '*': [
        'The first coffee of the day goes down the sink, and the second one often follows it.',
        "Yesterday's setting is wrong today, and the weather is to blame.",
        'Before the first guest somebody has already had three bad coffees for you.',
      ],
      p: 'Before anybody is served, several espressos are made only to be measured.',
      a: 'A grinder is set every morning. Whoever skips it sells luck.',
      t: 'Grind, dose, yield, time: four numbers, of which the first must be found anew each day.',
      f: 'You know the best moment to come? Not first. Third.',
      h: 'A barista has had four coffees before you say good morning. Speak gently and clearly.',
      i: 'Most of what makes a cup good was done before you came in, and poured away.',
      l: 'The morning is measured in seconds, until the stream runs like warm honey.',
    },
    lines: {
      '*': [
        'Damp morning? Coffee grounds swell, and the same setting runs slower. That is why a grinder is adjusted with the weather.',
        'An espresso that gushes is sour and thin. One that drips is bitter. Baristas spend the first minutes of the day between the two.',
        'The beans in the hopper are a day older than yesterday. They have lost gas, so the water runs through them faster.',
        'When your barista stops to turn a little collar on the grinder, your coffee is being taken seriously.',
        'Rain makes coffee run differently. Baristas notice the weather in the cup.',
        'Milk gets a trial run as well. The first {jug|pitcher} is rarely the silkiest.',
      ],
      h: ['Somebody has to drink the mistakes. It explains the energy behind the counter at opening time.'],
    },
    scene: [
      'The chairs are still on the tables. One light is on, one person stands before the machine, and looks at a stopwatch.',
      'Steam, a scale, a tiny glass. A sip, a frown, a quarter turn, and everything into the sink.',
    ],
    why: [
      [
        'Espresso is made in under half a minute, so a hair more or less in the grind is easy to taste.',
        'Water pushed through at nine times the pressure of air finds any mistake in the powder.',
      ],
      [
        'And the beans, the air and the burrs are never quite as they were the day before.',
        'Temperature, damp and age of the roast all shift the flow, a little, overnight.',
      ],
    ],
    parts: [
      [
        ['Weigh what goes in', 'The dose goes on a scale'],
        [
          'By eye it could be two grams out, which is a different coffee.',
          'A scale under the basket: the same dose each time, or nothing can be compared.',
          'Without the same amount each time, nothing that follows can be judged.',
        ],
        'A filter basket on a small scale',
      ],
      [
        ['Time what comes out', 'A clock runs along'],
        [
          'Too quick means too coarse, too slow means too fine.',
          'Somewhere between twenty-five and thirty-five seconds is where most people look.',
          'Half a minute, more or less, is where it begins to taste of something.',
        ],
        'Espresso running into a glass beside a stopwatch',
      ],
      [
        ['Taste, then turn', 'Tongue first, grinder second'],
        [
          'Sour wants finer, bitter wants coarser. One small step, and again.',
          'The tongue has the last word, and the numbers only shorten the argument.',
          'Sharp or harsh: each tells you in which direction to turn, and only by a hair.',
        ],
        'A hand turning the collar of a grinder',
      ],
      [
        ['Pour it away and repeat', 'Again, until it is right'],
        [
          'Three or four rounds on a normal day, more when the weather turns.',
          'It looks like waste. It is what spares you a bad one.',
          'The sink gets a few, so that you get none of them.',
        ],
        'A small glass emptied into the sink',
      ],
    ],
    turn: [
      'By the time the sign is turned round, the machine knows what day it is.',
      'So nobody should mind being third.',
    ],
    asks: [
      'What is the first thing you do at work that nobody sees?',
      'Could you taste an espresso that ran five seconds too long?',
    ],
    ends: {
      p: 'Steady quality, it turns out, has to be made again daily.',
      a: 'Measured first. Served second.',
      t: 'When dose and yield are fixed, time tells you about the grind.',
      f: 'If you ever want to see it, come before the door is open and knock nicely.',
      h: 'By ten the barista has slowed down to normal speed.',
      i: 'Care is mostly what happens before anybody is looking.',
      l: 'Then the first cup that is allowed to leave.',
    },
    work: [
      'Calibration is the unglamorous start of every precise trade. It produces nothing that can be sold, and everything sold afterwards depends on it.',
      'Begin the day by checking the instrument. Precision later on costs nothing then.',
    ],
    keep: 'a damp morning',
    send: 'your favourite barista',
    own: [
      {
        about: 'barista',
        kinds: ['people', 'story'],
        lead: 'This is who stands there with the stopwatch.',
      },
    ],
    pic: {
      ask: 'The scale, glass and stopwatch beside your machine before opening',
      alt: 'An espresso running into a small glass on a scale',
    },
    claims: [
      [
        'Grinders are dialled in daily because beans, humidity and temperature change flow',
        'barista training',
      ],
      ['Espresso runs about 25 to 35 seconds at nine bar', 'barista training'],
    ],
  },
  {
    id: 'pairing-without-wine',
    format: 'tip',
    again: 9,
    emoji: '🍋',
    tags: ['SoftDrinks', 'FoodPairing', 'DrinkTips'],
    title: [
      'What to drink with dinner if you are not drinking alcohol',
      'Alcohol-free drinks that go with food, dish by dish',
    ],
    cover: 'Dinner without the wine',
    gist: [
      'Sweet drinks fight with food. Choose a soft drink the way you would a wine: something sour for fat, something bitter for roast, bubbles for fried things, and cold tea for spice.',
      'What wine does at a table is to refresh: acid, bitterness, bubbles, a little grip. All four are to be had without it.',
    ],
    subject: ['Sour, bitter, bubbly, cold', 'What goes with dinner instead of wine'],
    hooks: {
      '*': [
        'Cola with a roast tastes of cola. Cold black tea with a roast tastes of the roast.',
        'Wine does four jobs at the table, and alcohol is none of them.',
        'The question at the table is what goes with it, and not how strong it is.',
      ],
      p: 'An alcohol-free drink suits a meal when it is sour, bitter or sparkling, and seldom when it is sweet.',
      a: 'Sweet drinks belong after dinner.',
      t: 'Acid cuts fat, tannin binds protein, bubbles scrub the tongue. Sugar covers all three.',
      f: 'Driving tonight? You need not be stuck with an orange juice.',
      h: 'The designated driver has suffered enough apple juice for one lifetime.',
      i: 'Everybody at the table deserves a glass that was thought about.',
      l: 'Chilled jasmine tea in a wine glass: pale, dry, and quite at home beside the fish.',
    },
    lines: {
      '*': [
        'Instead of wine:\n\nFried food: sparkling water and lime\nRoast: cold black tea\nFish: dry apple and soda\nCurry: salted yoghurt drink\nDessert: coffee',
        'One part juice, two parts sparkling water, a squeeze of lemon. It sounds like little, and it is what the juice was missing.',
        'Tannin is what makes red wine good with meat. Black tea has it too: brewed strong, chilled, unsweetened.',
        'A twist of grapefruit peel in tonic makes an aperitif. Bitter opens the appetite, sweet closes it.',
        'Ask for your juice half and half with soda. Food can then be heard again.',
        'Ginger beer, with its bite, is a match for sausages and anything smoked.',
      ],
      h: ['Ordering "just a water" is an art, and its masters are all driving home.'],
    },
    scene: [
      'Three glasses of wine and an orange juice arrive, and everybody knows who has the car keys.',
      'The waiter asks what everyone would like to drink, and one voice says: "What do you have that is not sweet?"',
    ],
    why: [
      [
        'Food makes us want contrast: something sharp against fat, something dry against salt.',
        'A drink is there to clear the tongue between two forks, and sugar cannot do that.',
      ],
      [
        'Most soft drinks are as sweet as a dessert, so they dull what is on the plate.',
        'A glass with as much sugar as a {pudding|dessert} leaves every dish tasting thin.',
      ],
    ],
    parts: [
      [
        ['Something sour with anything rich', 'With cream and cheese, something sharp'],
        [
          'Lemon, verjuice, a dash of vinegar syrup in soda: fat wants an edge.',
          'Creamy pasta and a tart spritzer get on as well as it does with white wine.',
          'Grape juice cut with soda and a little vinegar does it, or lemon and mint.',
        ],
        'Lemon squeezed into a glass of soda',
      ],
      [
        ['Cold black tea with roasts and grills', 'With the roast, strong tea on ice'],
        [
          'It grips the tongue a little, which is just what red wine does.',
          'Brew it strong, take out the leaves in time, and chill it without sugar.',
          'Tannin is what meat asks for, and a tea leaf has plenty.',
        ],
        'Dark iced tea poured into a wine glass',
      ],
      [
        ['Bubbles with everything fried', 'With anything fried, bubbles'],
        [
          'They scrub the tongue, and the next {chip|fry} tastes like the first.',
          'Sparkling water is enough; lime makes it an occasion.',
          'Each sip clears the way for the following bite.',
        ],
        'Sparkling water beside a plate of fried food',
      ],
      [
        ['Yoghurt or milk with chilli', 'With a hot curry, something milky'],
        [
          'Water only spreads the burn. Milk carries it off.',
          'A salted lassi is older than most wine lists, and it was made for this.',
          'It puts out what water would only carry further.',
        ],
        'A tall glass of lassi beside a curry',
      ],
    ],
    turn: ['Ask for it dry. It is a word that works without alcohol, too.', 'And ask for a proper glass.'],
    asks: [
      'What do you drink with dinner when you are driving?',
      'What is the best drink you have had with no alcohol in it?',
    ],
    ends: {
      p: 'A small list of dry soft drinks is worth asking for.',
      a: 'Sour, bitter, bubbly, cold. Never just sweet.',
      t: 'Capsaicin dissolves in fat, not in water: that is all there is to the yoghurt.',
      f: 'And whoever drives chooses the music home.',
      h: 'The apple juice may go back to its playground.',
      i: 'Nobody should have to feel that they are watching the evening through a window.',
      l: 'A stemmed glass, please. It is half of the pleasure.',
    },
    work: [
      'The person who is not drinking often decides where the whole group goes. A card with four good answers for that person is worth more than a tenth gin.',
      'Give the drivers and the expectant at your table as good a choice as anybody, and the whole party books again.',
    ],
    keep: 'the next evening you are driving',
    send: 'the driver',
    own: [
      {
        about: 'alcohol.?free|non.?alcoholic|soft drinks?|lemonade|kombucha|iced tea|mocktail|\\bjuices?\\b',
        kinds: ['product', 'offer', 'process', 'price'],
        lead: 'For the one with the car keys.',
      },
    ],
    pic: {
      ask: 'An alcohol-free drink in a stemmed glass beside a plate',
      alt: 'A sparkling drink in a stemmed glass beside a plate of food',
    },
    claims: [
      [
        'Acid, tannin and carbonation refresh the palate; sweetness dulls',
        'sommelier training, food science textbook',
      ],
      ['Casein and fat take up capsaicin better than water', 'food science textbook'],
    ],
  },
];
