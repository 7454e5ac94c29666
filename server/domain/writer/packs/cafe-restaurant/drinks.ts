// Coffee, tea and what else is in the glass.
import type { Idea } from '../../library/idea.ts';
import { ONLY_A_CAFE } from '../whom.ts';

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
      'All three are one espresso with milk. You are only choosing how much milk, and how much foam.',
      'The coffee is the same. What differs is the milk, in amount and in foam.',
    ],
    title: [
      'Flat white, cappuccino or latte: what is the difference?',
      'Coffee names explained by how much milk is in them',
    ],
    cover: 'Which coffee are you?',
    gist: [
      'Flat white, cappuccino and latte are the same coffee with different amounts and textures of milk. Choose by how clearly you want to taste the coffee.',
      'The coffee board looks long, but nearly everything on it is espresso and milk. Decide how milky you want it, and order by that.',
    ],
    subject: ['The coffee board, decoded', 'More coffee or more milk?'],
    hooks: {
      '*': [
        'Most of the words on a coffee board mean the same drink with a different amount of milk.',
        'Decide how much coffee you want to taste, and ordering from a coffee board gets easy.',
        'Flat white, cappuccino, latte: one espresso and three amounts of milk.',
      ],
      p: 'Choosing from a coffee board is easier once you read it from strong to mild.',
      a: 'Flat white, cappuccino, latte: same coffee, different milk.',
      t: 'Milk dilutes, but foam also softens: the same espresso tastes milder under a thick froth than under a thin one.',
      f: 'Do you order the same one each time because the others sound difficult? Here is the board in plain words.',
      h: 'A latte is a glass of warm milk that once met an espresso.',
      i: 'Somewhere on that board is your drink. It may not be the one you have been ordering.',
      l: 'An espresso, a little silky milk and a small warm cup: a flat white.',
    },
    lines: {
      '*': [
        'From most coffee to most milk:\n\nEspresso\nMacchiato\nFlat white\nCappuccino\nLatte\n\nStart in the middle and move one step.',
        'A flat white and a small latte look alike. The flat white has less milk, so you taste more of the coffee.',
        'Cappuccino is about foam, flat white about hardly any. If you like a moustache, you know which is yours.',
        'Coffee too strong for you? Before you add sugar, try one with more milk: a cappuccino, then a latte.',
        'A cortado is the small sister of a flat white: half coffee, half warm milk.',
        'If you take sugar in a cappuccino, stir it right to the bottom. On the foam it only floats.',
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
        'The names tell you two things: how much milk is in the cup, and how much air is in the milk.',
      ],
      [
        'Once you know where you stand between the two, you can order anywhere, whatever the cup is called.',
        'Sizes and names differ from one café to the next. How milky you like it stays the same.',
      ],
    ],
    parts: [
      [
        ['For the taste of coffee: flat white', 'Coffee first, milk second: flat white'],
        [
          'A thin, silky layer and a small cup. The roast comes through.',
          'Little milk, hardly any froth: the nearest to an espresso that is still gentle.',
          'It is small and smooth, and you can tell which beans were roasted.',
        ],
        'A flat white with a fine pattern on top',
      ],
      [
        ['For something between: cappuccino', 'A bit of each: cappuccino'],
        [
          'More air in the milk, so it feels light and drinks soft.',
          'You get a spoonful of foam first and the coffee after it, which is half the fun.',
          'Warm, light foam on top, and a stronger coffee below it.',
        ],
        'A cappuccino with a thick cap of foam',
      ],
      [
        ['For a long, mild cup: latte', 'Milk first, coffee second: latte'],
        [
          'Mostly warm milk, with coffee as the seasoning.',
          'It is a big drink and a gentle one. It lasts for a whole chat.',
          'A tall, gentle drink for people who do not love the taste of coffee.',
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
      a: 'You only choose the milk.',
      t: 'Volume and texture of the milk, one shot or two: three variables, a dozen names.',
      f: 'Still unsure? Tell the barista what you usually drink, and ask for the next one along.',
      h: 'And "the usual" works too, once they know you.',
      i: 'Try a different one this week. The worst that can happen is a nice cup of coffee.',
      l: 'Then sit down with it for ten minutes.',
    },
    work: [
      'When people cannot read a menu, they order what they know. List your products from mild to strong, or small to large, and more of them get tried.',
      'If your customers always buy the same thing, look at the names on your list. Plain words sell more of it.',
    ],
    keep: 'the next long coffee board',
    send: 'somebody who says "just a normal coffee"',
    own: [
      {
        about: 'flat white|cappuccino|espresso|filter coffee|house blend|single origin',
        kinds: ['product', 'process', 'proof'],
        lead: 'This is the coffee in our cups.',
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
      'Green tea tastes harsh when the water was too hot. Use cooler water for green, boiling for black, and put a lid on herbal tea.',
    ],
    subject: ['Your green tea was scalded', 'Let the kettle cool for green tea'],
    hooks: {
      '*': [
        'Green tea need not be bitter. Usually the water was too hot.',
        'Black tea wants water straight from the kettle. Green tea wants you to wait five minutes first.',
        'Does your green tea taste like hay? Let the kettle cool first.',
      ],
      p: 'Two teas from one kettle need two temperatures, and it takes a few minutes of patience to manage both.',
      a: 'Boiling water is for black tea. Green tea waits.',
      t: 'Hotter water pulls more catechins and caffeine out of a leaf, and both of them taste bitter.',
      f: 'If you once tried green tea and found it bitter, try it again with cooler water.',
      h: 'Green tea is called bitter by people with very hot kettles.',
      i: 'Let the kettle cool for five minutes, and green tea is sweet instead of bitter.',
      l: 'A pale cup of green tea, faintly sweet, poured once the kettle has cooled.',
    },
    lines: {
      '*': [
        'Kettle rules:\n\nBlack: straight from the boil\nHerbs: boiling, lid on\nOolong: a short wait\nGreen and white: four or five minutes, lid of the kettle open',
        'Pour boiling water into a cold cup, then from the cup onto the green leaves. The cup has taken off just enough heat.',
        'Put a lid on mint or {camomile|chamomile} tea while it brews. The flavour is in the steam, and the lid keeps it in the cup.',
        'For stronger tea use more leaves, not more minutes. Long brewing makes it bitter.',
        'Cold brew green tea: leaves and cold water in the fridge overnight. It does not turn bitter at all.',
        'Warm the pot before you make black tea. For green tea use a cool pot, because it takes some heat out of the water.',
      ],
      h: ['A tea bag left in "for one quick email" makes a fine furniture polish.'],
    },
    scene: [
      'Two mugs, a black tea and a green one, and boiling water in both. Ten minutes later the green one stands half full by the sink.',
      'Somebody takes the first sip of a green tea, nods politely and asks if there is any honey.',
    ],
    why: [
      [
        'In warm water green tea gives off its sweet taste. In boiling water the bitter taste comes along.',
        'Cooler water brings out the soft flavours of an unoxidised leaf and leaves most of the sharp ones behind.',
      ],
      [
        'Black tea has been oxidised and needs real heat to give anything at all.',
        'Black tea leaves need boiling water. In water that is only warm they make a thin, sad cup.',
      ],
    ],
    parts: [
      [
        ['Black: pour it at the boil', 'For black tea, boiling water'],
        [
          'Brew it for three to five minutes, and add milk when you like the colour.',
          'Once the kettle has stood for a while, the water is too cool for it.',
          'It needs the full heat for its colour. Five minutes at most.',
        ],
        'Boiling water poured onto black leaves',
      ],
      [
        ['Green and white: wait first', 'White or green: let it cool first'],
        [
          'Four or five minutes with the lid up, then two minutes in the pot.',
          'When the kettle has almost stopped steaming, it is about right.',
          'Open the lid and wait while you find the cups. Then two minutes of steeping are enough.',
        ],
        'A kettle with its lid open, steam thinning',
      ],
      [
        ['Herbs: boil them and cover them', 'For herbs, boiling and a long time'],
        [
          'Herbal teas have no tea leaf in them and do not turn bitter. Give them time.',
          'Five minutes at least. The drops under the lid go back in the cup, they are full of flavour.',
          'The lid keeps the scent in. Ten minutes do no harm.',
        ],
        'A saucer laid over a mug of mint',
      ],
      [
        ['Take the leaves out in time', 'Lift out the leaves or the bag'],
        [
          'As long as the leaves stay in the pot, the tea goes on getting stronger and more bitter.',
          'Good leaves can be used again, and the second pot is often softer.',
          'Tea that stands on its leaves for an hour tastes bitter and dry.',
        ],
        'A strainer lifted from a glass pot',
      ],
    ],
    turn: [
      'Cooler water, and the same green tea tastes sweet.',
      'If it tastes harsh, cool the water before you change the tea.',
    ],
    asks: ['What is in your pot at four in the afternoon?', 'Tea: leaves or bags?'],
    ends: {
      p: 'A thermometer is not needed. A clock will do.',
      a: 'Black at the boil. Green after it.',
      t: 'Temperature selects what dissolves; time decides how much of it.',
      f: 'Give the green one another chance this week.',
      h: 'Green tea forgives you, as long as you let the kettle cool.',
      i: 'Waiting for the kettle to cool is a small break in itself.',
      l: 'Warm cup, cooler water, two quiet minutes.',
    },
    work: [
      'The office kettle boils water for everybody, and half of them drink green tea. A note beside it with two brewing times is a small and very welcome improvement.',
      'Put two cards beside the office kettle, one for green and one for black. It costs two cards, and people drink better tea.',
    ],
    keep: 'the cupboard where the tea lives',
    send: 'a friend who gave up on green tea',
    own: [
      {
        about: '\\bteas?\\b|loose leaf|matcha|chai|infusion',
        kinds: ['product', 'process', 'offer', 'event', 'service'],
        lead: 'And this is the tea that we pour.',
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
    cover: 'Coffee without the sludge',
    gist: [
      'The mud in a {cafetière|French press} is stirred up by plunging. Wait, break the crust, skim it, wait again, then rest the plunger just on top and pour slowly.',
      'Do not push the plunger down. Let the grounds sink by themselves and pour off the clear part: it is the same pot, and another drink.',
    ],
    subject: ['Do not plunge', 'No more grit in your coffee'],
    hooks: {
      '*': [
        'Do not push the plunger of a {cafetière|French press} right down. That is how grit gets into your cup.',
        'The less you use the plunger of a {cafetière|French press}, the better the coffee.',
        'The best thing you can do for coffee in a {cafetière|French press} is to leave it alone for nine minutes.',
      ],
      p: 'With nine minutes of patience, a {cafetière|French press} makes a clean cup without any other equipment.',
      a: 'Brew, skim, wait, pour. The plunger stays up.',
      t: 'Fine grounds sink on their own in a few minutes. Plunging puts them back into suspension.',
      f: 'Is there a {cafetière|French press} at the back of your cupboard? Give it another try.',
      h: 'The last mouthful from a {cafetière|French press} should not need chewing.',
      i: 'Nine minutes of patience make better coffee than many machines do.',
      l: 'A clear, strong cup, poured slowly enough that the grounds stay at the bottom.',
    },
    lines: {
      '*': [
        'Pot coffee without grit: brew four minutes, stir the crust, skim off the foam, wait five more, pour with the plunger resting on top.',
        'Coarse grounds sink, fine ones float about. If your pot is always muddy, ask for a coarser grind.',
        'Leave the last inch of coffee in the {cafetière|French press}. That is where all the grit is.',
        'After four minutes, skim the pale foam off the coffee with two spoons. It is the harshest part.',
        'Grind coarse for a {cafetière|French press}: like sea salt and not like sand.',
        'Pour what you do not drink at once into a {flask|thermos}. Left on the grounds, coffee turns bitter.',
      ],
      h: [
        'Pushing a plunger feels like work, which is why we trust it. So does pressing the {lift|elevator} button twice.',
      ],
    },
    scene: [
      'Sunday breakfast, a glass pot of coffee, and somebody presses the plunger down with both hands.',
      'The first cup from the pot is fine. The second is cloudy, and the third has sand at the bottom.',
    ],
    why: [
      [
        'Grounds sink once the gas has left them, and they settle faster if nobody stirs the pot.',
        'Given a few minutes, the grounds sink to the bottom by themselves and leave clear coffee on top.',
      ],
      [
        'A metal mesh stops the large pieces only, so pressing on it drives the dust through.',
        'The metal filter holds back big pieces but not the dust. Push it down hard, and the dust comes through.',
      ],
    ],
    parts: [
      [
        ['Pour the water on and leave it', 'Water on, hands off'],
        [
          'Just off the boil, all of it at once. Four minutes, no stirring.',
          'The grounds rise and form a crust, which keeps the heat in.',
          'All of it at once, then four minutes in which nothing happens.',
        ],
        'Water poured on coffee in a glass pot',
      ],
      [
        ['Break the crust', 'Stir the crust and let it sink'],
        [
          'Three strokes with a spoon, and most of the grounds let go and sink.',
          'It smells best just then, so lean in.',
          'As soon as you stir the crust, most of it sinks.',
        ],
        'A spoon breaking the foam on a pot of coffee',
      ],
      [
        ['Skim what still floats', 'Spoon off the froth'],
        [
          'The beige foam tastes harsh. Two spoons lift it out.',
          'What still floats after that will not sink by itself.',
          'A quick round with a spoon takes away what would taste rough.',
        ],
        'Two spoons skimming foam from the pot',
      ],
      [
        ['Wait another five minutes', 'Give it five more minutes'],
        [
          'It will not get bitter: the grounds are at the bottom, and hardly touch the coffee now.',
          'Time for toast. The coffee is clearing and stays hot enough.',
          'Meanwhile it gets clearer and cools to a good drinking temperature.',
        ],
        'Coffee settling in a glass pot, side view',
      ],
      [
        ['Rest the plunger, then pour', 'Use the plunger only as a sieve'],
        [
          'Just touching the surface, as a sieve. Slowly, and stop before the last inch.',
          'Pour slowly, as you would an old wine, and leave the last bit.',
          'The plunger only holds things back. Leave the dregs in the pot.',
        ],
        'Clear coffee poured from a tilted pot',
      ],
    ],
    turn: [
      'Same coffee, same pot, and no grit in the cup.',
      'The plunger gets a rest, and you get a clear cup.',
    ],
    asks: ['How do you make your first coffee of the day?', 'The last inch of the pot: do you drink it?'],
    ends: {
      p: 'Nine minutes, most of them spent on something else.',
      a: 'Let the grounds sink, and leave them there.',
      t: 'Grounds sink by themselves, so you need no paper filter.',
      f: 'Good morning, and mind the last inch.',
      h: 'And nobody has to chew the last mouthful.',
      i: 'It gets better when you stop pushing.',
      l: 'One cup, poured without haste, by a window.',
    },
    work: [
      '"Let us push it through by Friday" stirs things up at work as it does in a {cafetière|French press}. Some things come out clearer if you give them five more minutes.',
      'Not every task gets better by pressing harder. Some only need a little time.',
    ],
    keep: 'the next slow breakfast',
    send: 'the person who pushes the plunger with both hands',
    own: [
      {
        about:
          'coffee beans|bags? of (?:our )?(?:coffee|beans)|beans to take|ground (?:coffee|to order)|retail bags?',
        kinds: ['product', 'service', 'offer', 'price'],
        lead: 'Good coffee for your own pot.',
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
    cover: 'How to store coffee beans',
    gist: [
      'Air, light, heat and damp take the smell out of coffee. Keep it in its closed bag in a cupboard, buy what you drink in two or three weeks, and grind just before brewing.',
      'A cupboard, a closed bag, small amounts: coffee needs no more. The fridge is the wrong place, and the jar on the windowsill is worse.',
    ],
    subject: ['Your beans are losing their smell', 'Not the fridge, not the windowsill'],
    hooks: {
      '*': [
        'If you can smell the coffee while the bag is closed, the bag is not closed well enough.',
        'A glass jar on the windowsill looks pretty, and it is the worst place for coffee beans.',
        'If the whole kitchen smells of coffee, less of it ends up in your cup.',
      ],
      p: 'Coffee that is stored badly tastes flat before the bag is finished.',
      a: 'Coffee goes in the cupboard. Not the fridge, not the sill.',
      t: 'Oxygen, light and warmth make roasted coffee go stale, and its smell fades first.',
      f: 'Were you given good coffee for your birthday? Put it in a dark cupboard, not on show.',
      h: 'Coffee from the fridge tastes a little of whatever else lives there, usually leek.',
      i: 'Good coffee was picked by hand. Keep it well, and you taste that.',
      l: 'Open the bag and breathe in: good coffee that was kept well smells like this.',
    },
    lines: {
      '*': [
        'Four enemies of coffee: air, light, heat, damp. A closed bag in a dark cupboard beats all of them.',
        'Ground coffee fades within days, beans within weeks. If you can only buy one gadget, buy a small grinder.',
        'Coffee beans from the fridge get damp each time you open the bag. Keep them in a cupboard.',
        'A big bag of coffee? Freeze half of it, sealed, in portions. Take out one at a time and never put it back.',
        'Do not keep coffee in the fridge: it is damp in there, and there are onions.',
        'Buy whole beans and a hand grinder. It takes two minutes of turning, and the whole kitchen smells of coffee.',
      ],
      h: ['A fridge does keep coffee cool. It also makes it taste of cheese.'],
    },
    scene: [
      'Coffee beans in a glass jar in the morning sun look like an advertisement. A week later they taste of nothing.',
      'Somebody opens the tin from last Christmas, sniffs, and says: "It is still good, I think."',
    ],
    why: [
      [
        'What we call the taste of coffee is mostly smell, and smell is the part that evaporates.',
        'The oils in roasted beans carry the smell, and light and air spoil them.',
      ],
      [
        'Ground coffee loses its smell within hours, and whole beans within weeks.',
        'A whole bean protects itself. Once it is ground, the air gets at all of it.',
      ],
    ],
    parts: [
      [
        ['Press the air out and close the bag', 'Squeeze, roll and clip the bag'],
        [
          'Roll it down and clip it. The little valve lets gas leave and nothing in.',
          'A good bag is a better home than most jars.',
          'The bag with its valve was made for this. Few tins are better.',
        ],
        'A coffee bag rolled down and clipped',
      ],
      [
        ['Put it in a cupboard', 'Keep it somewhere dark and dry'],
        [
          'Away from the oven and from the sun.',
          'A dark, dry cupboard is right. The shelf over the stove is too warm and too bright.',
          'Beside the stove it ages in days. A lower shelf will do.',
        ],
        'A hand setting a bag on a dark shelf',
      ],
      [
        ['Buy for two or three weeks', 'Small bags, more often'],
        [
          'Two small bags a month taste better than one big one.',
          'Look for the date of roasting, and drink the beans within a month or so.',
          'What was roasted this month smells of something. Look for the day on the bag.',
        ],
        'A roast date stamped on a bag',
      ],
      [
        ['Grind what you brew now', 'Grind it at the last moment'],
        [
          'Most of the smell comes out in the first minutes after grinding, so have the water ready.',
          'If there is no grinder, ask for it coarse or fine, and use it up first.',
          'Ground coffee loses in an hour what beans keep for a week.',
        ],
        'Beans poured into a small hand grinder',
      ],
      [
        ['Freeze only what you seal', 'Freeze in portions or not at all'],
        [
          'Freeze it in small, airtight bags, and take each one out only once.',
          'Frozen in small portions, coffee keeps for months, if no damp gets in.',
          'Take out a portion and use it up. Damp settles on cold beans.',
        ],
        'Small sealed portions of beans in a freezer drawer',
      ],
    ],
    turn: [
      'A dull, dark cupboard is the best place for good coffee.',
      'Keep it dark, dry and closed, and drink it soon.',
    ],
    asks: ['Where do you keep your coffee at home?', 'Coffee: beans or ground?'],
    ends: {
      p: 'None of it costs anything, and the last cup of the bag tastes like the first.',
      a: 'Small bag, dark shelf, grind late.',
      t: 'Oxidation and evaporation: slow both, and the cup shows it.',
      f: 'And smell the bag each time you open it. It is one of the better parts of the morning.',
      h: 'The leek in the fridge can keep its smell to itself.',
      i: 'Good coffee has come a long way. Keep it well.',
      l: 'A bag of fresh coffee, just opened.',
    },
    work: [
      'Most offices own a very good machine and a bag of coffee that stands open. A clip costs pennies and improves every cup.',
      'Fresh coffee does more for the mood at work than an expensive machine.',
    ],
    keep: 'the next bag of good beans',
    send: 'the one with the jar on the windowsill',
    own: [
      {
        about:
          'coffee beans|bags? of (?:our )?(?:coffee|beans)|beans to take|coffee.*roast|roast.*(?:coffee|beans)|retail bags?',
        kinds: ['product', 'service', 'offer', 'price'],
        lead: 'Beans for your own cupboard.',
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
      'Dark roast tastes bolder. A strong cup is one with more coffee in it.',
      'No. Roasting changes the taste, and the number of spoons makes it strong.',
    ],
    title: [
      'Does dark roast coffee have more caffeine?',
      'Strong coffee or dark coffee? They are two things',
    ],
    cover: 'Dark roast is not stronger',
    gist: [
      'Roasting changes the flavour of a bean and hardly its caffeine. Strength comes from how much coffee meets how much water, and the kind of bean matters more than its colour.',
      'A dark roast tastes of smoke and chocolate, a light one of fruit and flowers. If you want it stronger, use another spoon.',
    ],
    subject: ['What dark roast really changes', 'For stronger coffee, add a spoon'],
    hooks: {
      '*': [
        'You can make a weak coffee from dark beans and a strong one from light beans. It depends on the number of spoons.',
        'The colour of a coffee does not tell you how well it wakes you up.',
        'A coffee can be black as night and still quite weak.',
      ],
      p: 'If you choose dark roast for the caffeine, you are getting more roast flavour and no more caffeine.',
      a: 'Dark is a taste. Strong is how much coffee you use.',
      t: 'Caffeine survives roasting almost unchanged. What is lost is water and acid.',
      f: 'Do you pick the darkest coffee because you need to wake up? It is not helping as much as you think.',
      h: 'Dark roast looks as if it had been up all night. That does not mean that it will keep you up.',
      i: 'Try a light roast once: some taste of apricot or berries.',
      l: 'Bergamot, ripe cherry, a trace of honey: the flavours that a gentle roast leaves in place.',
    },
    lines: {
      '*': [
        'Dark roast tastes stronger and wakes you no better. Bitterness and caffeine are two different things.',
        'Want a stronger coffee? Use more grounds with the same water. A darker roast only makes it more bitter.',
        'Robusta beans hold about twice the caffeine of arabica. The species counts, the colour hardly.',
        'A light roast is sharper and more fruity because less of the acid has been roasted away.',
        'Long roasting makes beans lighter in weight, so a scoop of dark holds less coffee.',
        'If coffee is too bitter, do not use less of it. Try a lighter roast or slightly cooler water.',
      ],
      h: ['"As black as you have it," he said, and was asleep by the second meeting.'],
    },
    scene: [
      'Monday, twenty to nine, and somebody at the counter says: "The darkest you have. I need it today."',
      'Two coffees, one dark and one light. The dark one smells of a bonfire, and yet it may be the weaker of the two.',
    ],
    why: [
      [
        'Our tongues read bitter as strong, and a long roast makes a bean more bitter.',
        'It is an easy mistake: a bitter taste feels strong, so we think there is more in it.',
      ],
      [
        'Roasting takes away almost no caffeine. How much you get depends on the scoop.',
        'Nearly all the caffeine is still there after roasting, whether it was short or long.',
      ],
    ],
    parts: [
      [
        ['Choose the roast by flavour', 'Pick the colour for its taste'],
        [
          'Light for fruit, medium for nuts and caramel, dark for cocoa and smoke.',
          'Think of toast: pale toast tastes of grain, and black toast of burning.',
          'Fruit and flowers when it is pale, chocolate and smoke when it is nearly black.',
        ],
        'Light, medium and dark beans in three bowls',
      ],
      [
        ['Choose the strength by the scoop', 'Pick the strength with a spoon'],
        [
          'One spoon more is stronger. The same spoon of darker beans is only darker.',
          'Weigh your coffee once, and you will know how much you like.',
          'More coffee to the cup is stronger, whatever its colour.',
        ],
        'A spoon of grounds levelled with a finger',
      ],
      [
        ['Look at the kind of bean', 'Ask which bean it is'],
        [
          'Robusta wakes more and tastes rougher. Arabica is the gentler of the two.',
          'Blends with some robusta in them give a thick foam and a firm push.',
          'One kind, robusta, has nearly twice the caffeine of the other. It often says so on the bag.',
        ],
        'A label on a coffee bag, up close',
      ],
    ],
    turn: [
      'Pick the taste you like, and let the spoon do the waking.',
      'Choose dark because you like it. For a wake-up, use more coffee.',
    ],
    asks: ['Your roast: dark, medium or light?', 'When was your first coffee that tasted of fruit?'],
    ends: {
      p: 'Ask for the roast by its flavour, and you will get a better answer.',
      a: 'Colour is taste. Grams are strength.',
      t: 'By weight a dark bean can even hold a trace more, since it has lost water. In the cup you will not notice.',
      f: 'And if you love the dark one: good. Drink it for that.',
      h: 'He slept very well, as it turns out.',
      i: 'There is fruit in a light roast, once you look for it.',
      l: 'Choose a roast as you would choose chocolate: by taste.',
    },
    work: [
      'People often ask for an attribute when they want an effect: darker, when they mean more awake. Good advice at any counter begins by asking what it is for.',
      'Customers ask for dark when they want to wake up. Whatever you sell, ask what it is for, and you can give better advice.',
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
        lead: 'About the coffee in our own grinder.',
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
    cover: 'Coffee: cup or paper cup?',
    gist: [
      'A china cup holds the heat and leaves your nose free; a paper cup with a lid goes along to the bus. It is the same coffee, and you will not taste it the same way.',
      'Ten minutes at a table or a walk with a paper cup: the same coffee tastes different. Which do you like better?',
    ],
    subject: ['To drink here or to take away?', 'Is it the cup that makes the coffee?'],
    hooks: {
      '*': [
        'The lid of a paper cup keeps the smell in, and the smell is most of the taste.',
        'Ten minutes in a chair with a coffee: for some people that is a {holiday|vacation}, for others a missed train.',
        'The same coffee tastes different from a china cup and from a paper cup with a lid.',
      ],
      p: 'Where you drink your coffee changes the taste more than you would think.',
      a: 'The best coffee is the one you sit down for.',
      t: 'Most flavour reaches you through the nose, and a lid keeps the smell away from it.',
      f: 'Settle this for us: do you sit down with your coffee or take it along?',
      h: 'A paper cup on a moving train: the quickest way to wear your coffee.',
      i: 'Ten minutes of sitting still can rescue a whole morning.',
      l: 'A thin cup, a saucer, a small spoon, and ten minutes to sit.',
    },
    lines: {
      '*': [
        'China cup: ten minutes at a table, both hands round it.\nPaper cup: on the move, one hand free for the door.\n\nHow do you drink your coffee?',
        'Coffee to go? Take the lid off for the first sip. You taste with your nose, and it cannot smell through plastic.',
        'A warmed cup keeps coffee hot for longer. That is why the cups stand on top of the espresso machine.',
        'Bring your own cup for coffee to go. It keeps the coffee hot for longer, and nothing goes in the {bin|trash}.',
        'Take the lid off for the first sip at least. You taste mainly with your nose.',
        'Many cafés fill your own cup, and some charge a little less for it. Rinse it first.',
      ],
      h: ['The little hole in the lid of a coffee cup is always aimed at your shirt.'],
    },
    scene: [
      'One customer shakes off an umbrella and sits down with a coffee. The next takes one along and runs for the bus.',
      'It is raining, the chair in the corner is free, and your bus goes in eleven minutes. Time for a coffee at the table?',
    ],
    why: [
      [
        'With an open cup you smell what you drink. Under a lid you cannot.',
        'A coffee tastes of its smell and its warmth, and the two kinds of cup keep both quite differently.',
      ],
    ],
    parts: [
      [
        'At a table, in a china cup',
        [
          'It is open at the top, warm in the hand, and makes you stay until it is empty.',
          'You smell every sip, and nobody can reach you for as long as it lasts.',
          'You smell the coffee as you drink it, and nobody can rush you.',
        ],
        'A porcelain cup on a saucer by a window',
      ],
      [
        'On the move, in a paper cup',
        [
          'It gets you through the school run, the park and the wait for the train.',
          'A walk with something warm in one hand has a charm of its own.',
          'Some of the best talks happen on a walk, with a coffee in your hand.',
        ],
        'A hand holding a lidded cup outdoors',
      ],
    ],
    turn: [
      'On a bad day, sit down with it. On a good one, take it for a walk.',
      'Either way it is ten minutes of your own.',
    ],
    asks: ['Coffee: here or to go?', 'Where is the nicest place you ever drank a coffee?'],
    ends: {
      p: 'The ten minutes you sit are not lost. You will get more done afterwards.',
      a: 'One cup, one chair, ten minutes.',
      t: 'An open rim lets you smell the coffee, and a thick cup keeps it warm.',
      f: 'Tell us, and if it is to go, where do you walk with it?',
      h: 'Your shirt would like you to sit down.',
      i: 'Either way, look up from your phone once.',
      l: 'A cup, a saucer, and nothing to do until it is empty.',
    },
    work: [
      'A meeting on foot with a paper cup is good for ideas. For a decision, sit down with two cups and a table between you.',
      'Need an idea? Take a coffee for a walk. Need a decision? Sit down with it.',
    ],
    keep: 'the next morning with ten minutes to spare',
    send: 'the person you ought to have a coffee with',
    own: [
      {
        about: 'own cup|reusable|bring a cup|keep ?cup',
        kinds: ['offer', 'policy', 'price', 'value'],
        lead: 'Here is how you can have it with us.',
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
    only: 'coffee|caf(?:e\\b|é)|espresso|barista|tea ?(?:room|house)',
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
      'What a barista does before the café opens',
    ],
    cover: 'Why the first coffee is poured away',
    gist: [
      'Coffee changes overnight: beans age, and the air turns damp or dry. So the first espressos of the day are made to be weighed, timed, tasted and poured away.',
      'Before the door opens, a barista sets the grinder anew and drinks or dumps what comes out, until an espresso runs as it should.',
    ],
    subject: ['The coffees that nobody orders', 'What happens before the door opens'],
    hooks: {
      '*': [
        'The first espresso of the day goes down the sink, and often the second one, too.',
        'A coffee grinder that was set well yesterday can be wrong today, and the weather is to blame.',
        'Before the first guest comes in, the barista has already tasted three bad coffees for you.',
      ],
      p: 'Before anybody is served, the barista makes several espressos only to measure them.',
      a: 'A good coffee grinder is set anew every morning.',
      t: 'Grind, dose, yield, time: four numbers, of which the first must be found anew each day.',
      f: 'Why is the first coffee of the day poured away? So that yours is a good one.',
      h: 'By opening time a barista has had four coffees. Speak gently.',
      i: 'Much of what makes your coffee good happens before the doors open.',
      l: 'An espresso that is right runs like warm honey.',
    },
    lines: {
      '*': [
        'Damp morning? Coffee grounds swell, and the same setting runs slower. That is why a grinder is adjusted with the weather.',
        'An espresso that gushes is sour and thin. One that drips is bitter. Baristas spend the first minutes of the day between the two.',
        'Coffee beans lose gas day by day, so water runs through them faster. That is why the grinder is set again each morning.',
        'If your barista stops to turn the grinder a little, that is good news for your coffee.',
        'Rain makes coffee run differently. Baristas notice the weather in the cup.',
        'Baristas steam a {jug|pitcher} of milk for practice before the first guest. The first one is rarely the silkiest.',
      ],
      h: ['Somebody has to drink the mistakes. It explains the energy behind the counter at opening time.'],
    },
    scene: [
      'The chairs are still on the tables. One light is on, one person stands before the machine, and looks at a stopwatch.',
      'Steam, a scale and a tiny glass. A sip, a frown, a small turn of the grinder, and the coffee goes down the sink.',
    ],
    why: [
      [
        'Espresso is made in under half a minute, so a hair more or less in the grind is easy to taste.',
        'The machine pushes hot water through at high pressure, so the smallest mistake can be tasted.',
      ],
      [
        'Overnight the beans and the air in the room change a little.',
        'Temperature, damp and age of the roast all shift the flow, a little, overnight.',
      ],
    ],
    parts: [
      [
        ['Weigh the coffee that goes in', 'Put the coffee on a scale'],
        [
          'By eye it could be two grams out, which is a different coffee.',
          'A scale under the basket: the same dose each time, or nothing can be compared.',
          'If the amount changes, nothing else can be compared.',
        ],
        'A filter basket on a small scale',
      ],
      [
        ['Time how long the espresso runs', 'Run a stopwatch with the espresso'],
        [
          'If it runs too fast, the coffee is ground too coarse. If it drips, too fine.',
          'Somewhere between twenty-five and thirty-five seconds is where most people look.',
          'Half a minute, more or less, is where it begins to taste of something.',
        ],
        'Espresso running into a glass beside a stopwatch',
      ],
      [
        ['Taste it, then adjust the grinder', 'Taste first, then turn the grinder'],
        [
          'Sour wants finer, bitter wants coarser. One small step, and again.',
          'In the end the taste decides, not the numbers.',
          'Sour or bitter: the taste tells you which way to turn, and by very little.',
        ],
        'A hand turning the collar of a grinder',
      ],
      [
        ['Pour it away and try again', 'Repeat until the coffee is right'],
        [
          'Three or four rounds on a normal day, more when the weather turns.',
          'It looks like waste. It is what spares you a bad one.',
          'A few coffees go down the sink, so that you get a good one.',
        ],
        'A small glass emptied into the sink',
      ],
    ],
    turn: [
      'When the door opens, the first cup that you get is about the fifth that was made.',
      'So the first guest of the day gets a good coffee, too.',
    ],
    asks: [
      'What is the first thing you do at work that nobody sees?',
      'Could you taste an espresso that ran five seconds too long?',
    ],
    ends: {
      p: 'Good coffee has to be set up again every day.',
      a: 'First it is measured, then it is served.',
      t: 'When dose and yield are fixed, time tells you about the grind.',
      f: 'If you ever want to see it, come before the door is open and knock nicely.',
      h: 'By ten the barista has slowed down to normal speed.',
      i: 'Care is mostly what happens before anybody is looking.',
      l: 'And then comes the first cup that is good enough to serve.',
    },
    work: [
      'Calibration is the unglamorous start of every precise trade. It produces nothing that can be sold, and everything sold afterwards depends on it.',
      'Check your tools before you start, and the rest of the day goes better.',
    ],
    keep: 'a damp morning',
    send: 'somebody who needs their coffee exactly right',
    own: [
      {
        about: 'barista',
        kinds: ['people', 'story'],
        lead: 'This is who makes the coffee here.',
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
      'Wine refreshes the mouth between bites. Something sour, something bitter or something with bubbles does the same without alcohol.',
    ],
    subject: ['What to drink when you are driving', 'What goes with dinner instead of wine'],
    hooks: {
      '*': [
        'Cola with roast beef tastes of cola. Cold black tea lets you taste the beef.',
        'Wine goes well with food because it is sour, dry and fresh. None of that needs alcohol.',
        'What goes with dinner if you do not drink wine? Not orange juice.',
      ],
      p: 'An alcohol-free drink suits a meal when it is sour, bitter or sparkling, and seldom when it is sweet.',
      a: 'Sweet drinks and dinner do not go together.',
      t: 'Acid cuts fat, tannin binds protein, bubbles scrub the tongue. Sugar covers all three.',
      f: 'Driving tonight? There are better things to drink with dinner than orange juice.',
      h: 'The designated driver has suffered enough apple juice for one lifetime.',
      i: 'Everybody at the table deserves a glass that was thought about.',
      l: 'Chilled jasmine tea in a wine glass: pale, dry, and quite at home beside the fish.',
    },
    lines: {
      '*': [
        'Instead of wine:\n\nFried food: sparkling water and lime\nRoast: cold black tea\nFish: dry apple and soda\nCurry: salted yoghurt drink\nDessert: coffee',
        'One part juice, two parts sparkling water, a squeeze of lemon. It sounds like little, and it is what the juice was missing.',
        'Red wine suits meat because of its tannin. Strong black tea has it too: brew it, chill it, and leave out the sugar.',
        'A twist of grapefruit peel in tonic water makes a good drink before dinner. Bitter makes you hungry, sweet does not.',
        'Ask for your juice half and half with soda water. It is less sweet and suits dinner better.',
        'Ginger beer has enough bite for sausages and anything smoked.',
      ],
      h: ['"Just a water for me": the sad little song of whoever is driving.'],
    },
    scene: [
      'Three glasses of wine and an orange juice arrive, and everybody knows who has the car keys.',
      'The waiter asks what everyone would like to drink, and one voice says: "What do you have that is not sweet?"',
    ],
    why: [
      [
        'Food makes us want contrast: something sharp against fat, something dry against salt.',
        'A drink with dinner should freshen your mouth between bites, and sugar cannot do that.',
      ],
      [
        'Most soft drinks are as sweet as a dessert, so they dull what is on the plate.',
        'A glass with as much sugar as a {pudding|dessert} leaves every dish tasting thin.',
      ],
    ],
    parts: [
      [
        ['Something sour with anything rich', 'Rich and creamy: something sour'],
        [
          'Lemon, verjuice, a dash of vinegar syrup in soda: fat wants an edge.',
          'Creamy pasta goes with a tart spritzer as well as it does with white wine.',
          'Grape juice cut with soda and a little vinegar does it, or lemon and mint.',
        ],
        'Lemon squeezed into a glass of soda',
      ],
      [
        ['Roasts and grills: cold black tea', 'With the roast, strong tea on ice'],
        [
          'It grips the tongue a little, which is just what red wine does.',
          'Brew it strong, take out the leaves in time, and chill it without sugar.',
          'Tannin suits meat, and tea has plenty of it.',
        ],
        'Dark iced tea poured into a wine glass',
      ],
      [
        ['Fried food: sparkling water and lime', 'With anything fried, have bubbles'],
        [
          'They scrub the tongue, and the next {chip|fry} tastes like the first.',
          'Sparkling water is enough; lime makes it an occasion.',
          'Each sip clears the way for the following bite.',
        ],
        'Sparkling water beside a plate of fried food',
      ],
      [
        ['Curry and chilli: yoghurt or milk', 'With a hot curry, something milky'],
        [
          'Water only spreads the burn. Milk carries it off.',
          'A salted lassi was made for hot curries.',
          'Milk takes the burn away, water spreads it.',
        ],
        'A tall glass of lassi beside a curry',
      ],
    ],
    turn: ['Ask for something that is not sweet.', 'And ask for it in a proper glass.'],
    asks: [
      'What do you drink with dinner when you are driving?',
      'What is the best drink you have had with no alcohol in it?',
    ],
    ends: {
      p: 'Ask to see what there is without alcohol. The list is often longer than you think.',
      a: 'Sour, bitter, bubbly, cold. Never just sweet.',
      t: 'Capsaicin dissolves in fat, not in water: that is all there is to the yoghurt.',
      f: 'And whoever drives chooses the music on the way home.',
      h: 'The apple juice can go back to the children.',
      i: 'Whoever drives should enjoy the dinner as much as everybody else.',
      l: 'A good drink in a stemmed glass, wine or not.',
    },
    work: [
      'Whoever is not drinking often decides where the whole group goes. Four good drinks without alcohol are worth more on your menu than a tenth gin.',
      "Offer the drivers a choice as good as everybody's, and the whole group comes back.",
    ],
    keep: 'the next evening when you are driving',
    send: 'whoever always drives home',
    own: [
      {
        about: 'alcohol.?free|non.?alcoholic|soft drinks?|lemonade|kombucha|iced tea|mocktail|\\bjuices?\\b',
        kinds: ['product', 'offer', 'process', 'price'],
        lead: 'Something for whoever is driving.',
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
    unless: ONLY_A_CAFE,
  },
];
