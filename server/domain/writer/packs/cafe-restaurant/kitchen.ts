// What cooks know that works at a stove at home.
import type { Idea } from '../../library/idea.ts';

export const KITCHEN: readonly Idea[] = [
  {
    id: 'lemon-before-more-salt',
    format: 'tip',
    again: 9,
    emoji: '🍋',
    tags: ['CookingTips', 'Seasoning', 'KitchenSkills'],
    title: [
      'Food tastes flat? Try acid before more salt',
      'What a bland dish needs: a squeeze of something sour',
    ],
    cover: 'Flat? Try lemon',
    gist: [
      'When a dish tastes dull although there is salt in it, it usually lacks acid. A squeeze of lemon, a spoon of vinegar or a little yoghurt at the end makes the rest audible.',
      'Cooks season with two hands: salt in one and something sour in the other. At home the second one is mostly forgotten.',
    ],
    subject: ['The seasoning that is not salt', 'Three drops before you serve'],
    hooks: {
      '*': [
        'You have salted it twice, and it still tastes of nothing. Put the salt down.',
        'Watch a cook finish a soup: taste, frown, lemon, taste, gone.',
        'The bottle of vinegar beside a stove is there for the last ten seconds.',
      ],
      p: 'One squeeze of lemon at the end lifts a dish further than a third pinch of salt.',
      a: 'Salt, then sour. Then taste.',
      t: 'Acid makes the mouth water and sharpens how aromas are perceived, and it offsets fat and sweetness.',
      f: 'You know that stew that has everything in it and still needs something? It is probably this.',
      h: 'The lemon in the fruit bowl was not decoration. It was waiting to be asked.',
      i: 'Often a dish is nearly there, and one small thing brings it home.',
      l: 'A few drops of good vinegar in a dark sauce, and it stands up straight.',
    },
    lines: {
      '*': [
        'Soup tastes dull? Salt first. Still dull? A squeeze of lemon. That is the whole art of seasoning, nine times out of ten.',
        'Vinegar in lentils, lemon on greens, wine in the gravy, yoghurt on stew: something sour is part of every dish that lasts.',
        'Add acid at the end. Cooked for long, it loses its brightness.',
        'Too sour now? A pinch of sugar or a knob of butter takes it back.',
        'Keep half a lemon by the stove as others keep the salt.',
        'A splash of the pickle jar wakes up potato salad, egg and beans.',
      ],
      h: ['"It needs something." It does. It is yellow, and it is beside the bananas.'],
    },
    scene: [
      'Spoon, taste, pause, salt, taste, pause. Everybody is hungry, and the cook is looking at the ceiling.',
      'In a restaurant kitchen a bowl of cut lemons stands at each stove. Nobody there is making lemonade.',
    ],
    why: [
      [
        'Sourness makes saliva flow and brightens what is there already.',
        'A little acid does for flavour what a window does for a room.',
      ],
      [
        'It also cuts through fat, which coats the tongue and muffles everything.',
        'Butter, cream and meat lie heavy on the palate until something sharp moves them along.',
      ],
    ],
    parts: [
      [
        ['Salt it properly first', 'Is there enough salt? Check that first'],
        [
          'Sour without salt is only sour.',
          'The first question is whether it is seasoned at all.',
          'Without it, sourness stands alone and makes a face.',
        ],
        'A pinch of salt over a pot',
      ],
      [
        ['Then add acid in drops', 'A few drops, then taste again'],
        [
          'Lemon for green things and fish, vinegar for dark things and pulses.',
          'Half a teaspoon, stir, taste. It should be brighter and not yet sour.',
          'It opens like a window: everything else gets clearer.',
        ],
        'Lemon squeezed over a pan',
      ],
      [
        ['Choose one that belongs', 'Take the acid of the same country'],
        [
          'Wine with beef, lime with chilli, yoghurt with lamb, tomato with beans.',
          'The cuisine a dish comes from usually brings its own: tamarind, sherry, sumac.',
          'Lime where there is {coriander|cilantro}, vinegar where there are lentils.',
        ],
        'A row of vinegars and citrus fruit',
      ],
    ],
    turn: ['You will not taste lemon. You will taste the soup.', 'Then stop, and carry it to the table.'],
    asks: ['What do you put in when "it needs something"?', 'Lemon or vinegar?'],
    ends: {
      p: 'Keep one lemon in the house as you keep salt.',
      a: 'Something sour in everything.',
      t: 'Salt, acid, fat, heat: four levers, and the second is the least used.',
      f: 'Try it tonight, with one spoonful on the side, and compare.',
      h: 'The bananas are not involved.',
      i: 'The last step is often the smallest one.',
      l: 'Three drops, stirred once.',
    },
    work: [
      'When something falls flat, the reflex is to turn up what is already loud. Contrast does more. Cooks know it by the lemon, and speakers by the pause.',
      'If everyone is already shouting, add a contrast and not another voice.',
    ],
    keep: 'the next soup that needs something',
    send: 'a cook with a heavy hand for salt',
    own: [
      {
        about: 'vinegar|pickle|ferment|citrus|lemon',
        kinds: ['product', 'process'],
        lead: 'The sharp note on our own card.',
      },
    ],
    pic: {
      ask: 'A cut lemon beside the stove, a pot behind it',
      alt: 'A cut lemon beside a pot on the stove',
    },
    claims: [
      [
        'Acid raises salivation and balances fat, sweetness and dullness',
        'food science and cookery textbooks',
      ],
    ],
  },
  {
    id: 'poaching-through-a-sieve',
    format: 'howto',
    again: 9,
    emoji: '🍳',
    unless: 'vegan',
    tags: ['Brunch', 'PoachedEggs', 'CookingTips'],
    title: [
      'How to poach an egg without wisps: use a sieve',
      'Neat poached eggs without vinegar or whirlpool',
    ],
    cover: 'Sieve the egg',
    gist: [
      'The rags in the water are the thin part of the egg white. Let it drip off through a fine sieve, slide what is left into barely moving water, and give it three minutes.',
      'No whirlpool and no vinegar: a tea strainer takes away exactly what would have turned to shreds.',
    ],
    subject: ['The tea strainer makes the egg', 'Poached eggs without the rags'],
    hooks: {
      '*': [
        'Crack the egg into a tea strainer first. What drips through is what would have become rags.',
        'The whirlpool in the pan is theatre.',
        'It takes a two-pound sieve and not a steady hand.',
      ],
      p: 'A fine sieve makes poached eggs reliable, even for six people.',
      a: 'Forget the vinegar. Use a sieve.',
      t: 'Egg white comes in two kinds: a thick one, which holds together, and a thin one, which runs. Age turns the first into the second.',
      f: 'Do your poached eggs look like jellyfish? There is a sieve for that.',
      h: 'Poached egg, as made at home: one yolk, some clouds, and silence.',
      i: 'There are few things you can do before nine that look so much like skill.',
      l: 'A white like porcelain, and within it the yolk, still liquid.',
    },
    lines: {
      '*': [
        'Poached egg: crack it into a fine sieve, let the runny white drip away, slide it into water that just trembles. Three minutes.',
        'New eggs poach best because their white is still thick. Old ones run. That is the entire mystery.',
        'Poach ahead: into iced water, then for a minute into hot. It is how a kitchen gets forty eggs out at brunch.',
        'Boiling water tears an egg to bits. You want bubbles at the bottom and none at the top.',
        'Fresh eggs hold together by themselves. Older ones want the sieve.',
        'Poach them in advance, keep them in cold water, warm them for half a minute in hot. Brunch for eight.',
      ],
      h: ['The whirlpool method makes one egg at a time, for people with one friend.'],
    },
    scene: [
      'Six people at the table, four eggs in the pan, and what comes up on the spoon looks like a jellyfish.',
      'Through the hatch comes one plate after another, and each of the eggs on them is as round as a pebble. There is no magician at the back.',
    ],
    why: [
      [
        'The shreds are the watery part of the white, which sets before it can gather.',
        'It is always the thinnest bit that frays. Without it there is nothing left to fray.',
      ],
      [
        'What stays in the sieve is thick enough to wrap itself round the yolk.',
        'The firm white holds together by itself, in any pan and without stirring.',
      ],
    ],
    parts: [
      [
        ['Crack it into a fine sieve', 'Drain the egg before it goes in'],
        [
          'Over a cup. A gentle shake, ten seconds, done.',
          'What falls through is a spoonful at most, and nobody will miss it.',
          'The loose part drops into the cup, and with it everything that would have torn.',
        ],
        'An egg in a tea strainer over a cup',
      ],
      [
        ['Let the water only tremble', 'Keep the water just below a simmer'],
        [
          'A hand deep, salted, with small bubbles at the bottom.',
          'If it rolls, turn it down. It should look as if it were thinking.',
          'A trembling surface cooks as well and does not pull.',
        ],
        'A pan of water with small bubbles',
      ],
      [
        ['Slide it in from close by', 'Lower it in, do not drop it'],
        [
          'Rim of the sieve at the surface, and tip.',
          'From a height it would stretch. Low and slow keeps it round.',
          'Touch the water with the sieve and turn it over gently.',
        ],
        'An egg sliding from a sieve into water',
      ],
      [
        ['Lift it out after three minutes', 'Three minutes, then a spoon and a cloth'],
        [
          'Press it with a finger: white firm, yolk soft.',
          'A slotted spoon, then a cloth beneath, for toast does not like puddles.',
          'If the white gives like a cheek, it is done.',
        ],
        'A poached egg on a slotted spoon',
      ],
    ],
    turn: ['Toast, salt, pepper, and eat it at once.', 'Nobody needs to know about the sieve.'],
    asks: ['Eggs: poached, fried or scrambled?', 'What is your worst memory of an egg?'],
    ends: {
      p: 'Four at a time go into one wide pan, and come out alike.',
      a: 'Sieve, tremble, three minutes.',
      t: 'Thin albumen out, heat below boiling: two conditions, no folklore.',
      f: 'And wash the strainer before the tea. It matters.',
      h: 'The clouds were lovely, in their way.',
      i: 'A good breakfast makes a case for the rest of the day.',
      l: 'The spoon goes in, and the toast turns gold.',
    },
    work: [
      'There are two ways to deal with a flaw in the input: heroic technique, or a sieve. Kitchens that serve forty have mostly gone for the sieve.',
      'Clean up what comes in, and nobody has to perform acrobatics with it later on.',
    ],
    caution: [
      'Runny eggs are not advised for everybody; in pregnancy, for small children and for older people the advice of the country applies.',
      "Not everybody should eat runny eggs: for pregnant women, small children and older people follow your country's advice.",
    ],
    keep: 'Sunday breakfast for six',
    send: 'the maker of jellyfish',
    own: [
      {
        about: 'brunch|breakfast|\\beggs?\\b',
        kinds: ['product', 'hours', 'service', 'offer', 'price'],
        lead: 'For mornings when somebody else holds the sieve.',
      },
    ],
    pic: {
      ask: 'An egg in a fine sieve over a cup, from the side',
      alt: 'A raw egg resting in a fine sieve over a cup',
    },
    claims: [
      ['Thin albumen makes wisps; straining removes it; fresh eggs hold better', 'food science textbook'],
      ['Advice on runny eggs varies by country and egg standard', 'FSA, USDA'],
    ],
  },
  {
    id: 'the-crowded-pan',
    format: 'mistake',
    again: 9,
    emoji: '🍄',
    wrong: 'Putting everything in the pan at once',
    tags: ['CookingTips', 'KitchenSkills', 'PanTips'],
    title: [
      'Why food will not brown: the crowded pan',
      'Grey meat and wet mushrooms: give the pan some room',
    ],
    cover: 'Too much in the pan',
    gist: [
      'Meat and mushrooms give off water, and in a full pan it cannot escape: they stew and turn grey. Half the amount, a hot pan and no stirring, and they brown.',
      'Brown in two goes. It takes five minutes longer and tastes as if you had done something clever.',
    ],
    subject: ['Your mushrooms are boiling', 'Half the pan, twice the flavour'],
    hooks: {
      '*': [
        'Listen to the pan. If it hisses, it is frying. If it mutters, it is making soup.',
        'Grey mushrooms were not badly bought. There were too many of them at once.',
        'Half the amount in the pan takes half the time and twice the colour.',
      ],
      p: 'A pan that is half empty gives twice the browning.',
      a: 'If they touch, they boil.',
      t: 'Browning needs well over a hundred degrees at the surface. As long as water stands in the pan, it will not get there.',
      f: 'Does your {mince|ground beef} turn grey, too, and sit in a puddle? It can be mended tonight.',
      h: 'The pan has a capacity, much like the {lift|elevator} at work, and the smell is similar if it is exceeded.',
      i: 'Sometimes doing half at a time is the quicker way to something good.',
      l: 'A wide pan, a few scallops with room between them, and a sound like rain on slate.',
    },
    lines: {
      '*': [
        'Mushrooms: hot pan, little oil, half as many as you think, and leave them alone until they squeak.',
        'The sound tells you. A lively hiss is frying. A dull bubble means that water is standing in the pan.',
        'Dry meat before it goes in. A damp steak spends its first two minutes steaming.',
        'Do not salt mushrooms at the beginning. Salt draws out their water, and you are back at soup.',
        'Salt mushrooms at the end. Early salt draws their water when you least want it.',
        'Two pans beat one large one, and a hot oven tray beats both.',
      ],
      h: ['One more handful will fit. One more handful has never fitted.'],
    },
    scene: [
      'A kilo of {mince|ground beef}, one pan, a wooden spoon. After three minutes it is grey and floating in a pond.',
      'A cook in an open kitchen has eight scallops and a pan for twenty, and still puts in only eight.',
    ],
    why: [
      [
        'Food is mostly water, and heat drives it out; it has to get away as steam before anything can brown.',
        'Every piece sweats. With air round it the steam leaves, without air it stays and cooks.',
      ],
      [
        'A cold load also cools the metal, and it takes minutes to recover.',
        'The pan gives its heat to the first pieces. If there are too many, none of them gets enough.',
      ],
    ],
    parts: [
      [
        ['Heat the pan properly', 'Let the pan get hotter than feels right'],
        [
          'A drop of water should dance and be gone.',
          'Two minutes longer than your patience says.',
          'If a drop only sits there and bubbles, wait.',
        ],
        'A drop of water dancing in a hot pan',
      ],
      [
        ['Dry what goes in', 'Pat everything dry'],
        [
          '{Kitchen paper|Paper towels}, all round. Water is what has to leave first.',
          'A dry surface browns at once. A wet one waits.',
          'Nothing browns before the last of the water is gone.',
        ],
        'A steak patted dry with {kitchen paper|paper towels}',
      ],
      [
        ['Leave a finger between the pieces', 'Work in two batches'],
        [
          'Cook in two rounds and keep the first on a plate.',
          'Room for the steam to go is what you are paying for with five minutes.',
          'Space is heat. Crowd it, and you are steaming.',
        ],
        'Pieces with gaps between them in a pan',
      ],
      [
        ['Do not stir yet', 'Leave it alone until it lets go'],
        [
          'What lies still browns. Turn it when it lets go by itself.',
          'If it sticks, it is not ready. It releases when the crust is there.',
          'A brown crust frees itself. Pulling only tears it.',
        ],
        'A browned piece turned over with tongs',
      ],
      [
        ['Put the juices back at the end', 'Pour back what ran out'],
        [
          'What is on the plate belongs in the sauce.',
          'A splash of water loosens the brown from the pan. Half the flavour is in it.',
          'Loosen the pan with it, and you have the start of a sauce.',
        ],
        'Pan juices scraped up with a spoon',
      ],
    ],
    turn: ['Two rounds, five minutes, another dish.', 'Then all together again, at the very end.'],
    asks: ['What will never go brown in your kitchen?', 'What is the biggest pan you own?'],
    ends: {
      p: 'A wider pan is a better buy than a more expensive one.',
      a: 'Hot, dry, apart, still.',
      t: 'No water, no ceiling: only then does the surface climb past boiling.',
      f: 'Begin with mushrooms. They show it best.',
      h: 'The {lift|elevator} has been cleared.',
      i: 'Less at once, more in the end. It is not only about pans.',
      l: 'Let it hiss.',
    },
    work: [
      'Put too much through at once, and everything slows down and nothing gets finished properly. In the trade they call it a crowded pan; elsewhere it is called Monday.',
      'A full schedule looks busy and browns nothing. Half as much at a time is done sooner.',
    ],
    keep: 'the next kilo of mushrooms',
    send: 'the one with the grey {mince|ground beef}',
    own: [
      {
        about: '\\bgrill|chargrill|charcoal|charred|pan-?fried|seared|wood[- ]fired|josper|steak',
        kinds: ['product', 'process', 'price'],
        lead: 'Where things do get brown.',
      },
    ],
    pic: {
      ask: 'A pan of browned mushrooms with space between them, from above',
      alt: 'Browned mushrooms with gaps between them in a pan',
    },
    claims: [
      [
        'Browning needs a dry surface above boiling point; crowding traps steam and cools the pan',
        'food science textbook',
      ],
    ],
  },
  {
    id: 'searing-seals-nothing',
    format: 'myth',
    again: 12,
    emoji: '🥩',
    unless: 'vegan|vegetarian',
    tags: ['KitchenFacts', 'CookingTips', 'SteakNight'],
    myth: 'Searing meat seals in the juices',
    short: [
      'It makes flavour. The juice stays in by not overcooking and by resting.',
      'No. Browning tastes good. Juice is kept by timing and rest.',
    ],
    title: ['Does searing meat seal in the juices?', 'What searing really does for a steak'],
    cover: 'Searing seals nothing',
    gist: [
      'A seared steak goes on losing juice, as anyone can hear by the hiss. Brown it for the taste, stop at the right moment for the juice, and let it rest before you cut.',
      'The crust is delicious, and it is not waterproof. What keeps meat juicy is the temperature inside and five minutes on a board.',
    ],
    subject: ['The hiss gives it away', 'A crust is not a lid'],
    hooks: {
      '*': [
        'If searing sealed in the juices, a steak in a pan would be silent.',
        'The idea is from eighteen forty-seven, and it was tested and refuted long ago. It is still on television.',
        'A steak that hisses is losing water, crust or no crust.',
      ],
      p: 'Searing has a purpose, although it is not the one most people name.',
      a: 'A crust seals nothing. It tastes.',
      t: 'On the scale, seared and unseared meat lose about the same. What drives the loss is core temperature.',
      f: 'Grandmothers say it, the chef on the {telly|TV} says it, and it still is not so.',
      h: 'Meat is not an envelope. You cannot lick it shut with a hot pan.',
      i: 'It frees you to do something simpler: cook gently, and rest it.',
      l: 'First the slow heat, then the brief fierce one, and then nothing at all for five minutes.',
    },
    lines: {
      '*': [
        'That hiss in the pan is juice turning to steam. A sealed steak would make no sound.',
        'Sear meat for flavour. For juice, watch the inside: a thermometer knows more than any thumb.',
        'Rest a steak for five minutes before you cut it. What would have been on the board stays in the slice.',
        'Thick steak: slow oven first, hot pan last. The crust is as brown and the grey ring is gone.',
        'Salt a steak an hour before or right before. In between it is wet on the outside.',
        'A thermometer for the price of a lunch ends all debates about steak.',
      ],
      h: ['The juices were asked whether they felt sealed in. They had already left.'],
    },
    scene: [
      'Smoke, a hot pan, and somebody says with authority: "That seals in the juices." The pan hisses.',
      'On the board a steak has been cut straight from the fire, and beside it is a small red lake.',
    ],
    why: [
      [
        'A crust is dry and cracked, and water passes through it as steam.',
        'Look at it closely: it is full of gaps, and you can see the bubbles come up through them.',
      ],
      [
        'How much juice meat loses depends on how hot its inside gets: muscle squeezes itself out as it heats.',
        'The fibres shrink from a certain warmth on and press out what they hold. No crust can argue with that.',
      ],
    ],
    parts: [
      [
        ['Brown it for the taste', 'Sear for flavour'],
        [
          'Hot pan, dry surface. It can be before or after the slow part.',
          'A good crust is worth all the smoke, as flavour.',
          'Colour tastes. That is a good reason and the only one.',
        ],
        'A steak with a dark crust in a pan',
      ],
      [
        ['Stop by the inside', 'Trust the core and not the clock'],
        [
          'A probe in the middle, taken out a little early, since it goes on warming.',
          'A few degrees are the difference between rosy and grey.',
          'Take it off a little early, because the heat inside still travels.',
        ],
        'A thermometer in a steak',
      ],
      [
        ['Let it rest, then cut', 'Rest it before the knife'],
        [
          'The edges cool, the juice thickens, and less runs out.',
          'On a warm plate, loosely covered, five minutes for a steak, twenty for a roast.',
          'Half of what would run onto the board then stays where it is.',
        ],
        'A steak resting on a board',
      ],
    ],
    turn: ['Sear for the crust, rest for the juice.', 'A nice sentence, and it outlived its facts.'],
    asks: [
      'Which kitchen rule did you learn that turned out to be wrong?',
      'A steak: crust first or crust last?',
    ],
    ends: {
      p: 'A simple probe thermometer settles most of these debates.',
      a: 'Heat inside, not fire outside.',
      t: 'Water loss rises steeply with the core temperature; the rest is aroma.',
      f: 'Tell it gently to whoever is at the barbecue. They are holding tongs.',
      h: 'And please do not lick the pan either.',
      i: 'It is a pleasure to unlearn something and eat better for it.',
      l: 'Five minutes in which nothing happens. They are the finest part.',
    },
    work: [
      'A neat phrase can survive any number of experiments. Before repeating a rule of the trade, it is worth listening to what the pan is saying.',
      'A good story about a method is no evidence for it. Listen, weigh, and then believe.',
    ],
    caution: [
      'Minced meat, poultry and pork need higher core temperatures than a whole steak; follow the guidance in your country.',
      'Mince, poultry and pork have to get hotter inside than a whole steak. Go by the guidance of your country.',
    ],
    keep: 'the next steak',
    send: 'the person with the tongs',
    own: [
      {
        about:
          'steak|grill|dry[- ]aged|rib ?eye|sirloin|\\broasts\\b|sunday roast|roast (?:beef|lamb|pork|chicken)',
        kinds: ['product', 'process', 'offer', 'price', 'event'],
        lead: 'On the subject of crust, from our kitchen.',
      },
    ],
    pic: {
      ask: 'A steak resting on a board beside its pan',
      alt: 'A browned steak resting on a wooden board',
    },
    claims: [
      [
        "Searing does not reduce juice loss (Liebig's claim of 1847 refuted); loss depends on final temperature",
        'food science textbook (McGee)',
      ],
      ['Resting lets juices thicken', 'food science textbook'],
      ['Safe core temperatures differ by meat', 'FSA, USDA'],
    ],
  },
  {
    id: 'why-it-tastes-better-out',
    format: 'answer',
    again: 9,
    emoji: '👩‍🍳',
    tags: ['CookingTips', 'RestaurantLife', 'KitchenSkills'],
    question: 'Why does it taste better in a restaurant than at home?',
    short: [
      'More salt, more often. Hotter pans, warm plates, and a stock that began yesterday.',
      'Seasoning in steps, real heat, warm plates, and stock that somebody made yesterday.',
    ],
    title: [
      'Why restaurant food tastes better than at home',
      'Cook like a restaurant: four small habits that change the plate',
    ],
    cover: 'Why it tastes better out',
    gist: [
      'Restaurant cooks season at every step, use hotter pans, finish sauces with butter and acid, and serve on warm plates. Four of these things cost nothing and work tonight.',
      'There is hardly any magic in it: salt in layers, real heat, a good stock, a warm plate, and tasting all the time.',
    ],
    subject: ['Four things that restaurants do', 'They taste it forty times'],
    hooks: {
      '*': [
        'A cook tastes a sauce a dozen times before it leaves the kitchen. At home it is tasted once, by the guests.',
        'It is the plates. Partly, at least, it is the plates.',
        'Most of the difference between out and at home is a matter of three minutes.',
      ],
      p: 'Most of the gap between a restaurant kitchen and yours is habit and not equipment.',
      a: 'Season early, season often, taste each time.',
      t: 'Salt needs time to get into food. Added in layers it seasons the inside, added at the end only the surface.',
      f: 'You had the recipe, you had the good ingredients, and it still was not the same. Here is why.',
      h: 'It is butter. There are other reasons, but let us not pretend that it is not butter.',
      i: 'Much of what makes a good cook is simply tasting, one more time.',
      l: 'A warmed plate, a spoon of sauce made glossy with cold butter: that is the distance.',
    },
    lines: {
      '*': [
        'What restaurants do and you can, too: salt at each step, a hotter pan, a knob of butter in the sauce, warm plates, and tasting all the time.',
        'Salt the onions, salt the pasta water, salt the salad. Three small pinches beat one large one at the table.',
        'Warm plates in the oven for five minutes. Food stays hot twice as long, and nothing else about the meal has to change.',
        'Cold butter, stirred into a hot sauce off the stove, makes it shine. Cooks call it mounting.',
        'Salt the water, the onions and the sauce a little, instead of the plate a lot.',
        'Let meat and roast vegetables stand for five minutes while the plates warm. Both get better.',
      ],
      h: [
        'Ask a chef what makes it so good and you will hear about terroir. Look in the pan and you will see butter.',
      ],
    },
    scene: [
      'Same recipe, same fish, same lemon. At home it tastes all right, and nobody leans back in their chair.',
      'Next to each stove in a restaurant stands a tin full of small spoons. At the end of the night it is empty.',
    ],
    why: [
      [
        'Seasoning in layers gets flavour into the food and not only onto it.',
        'A potato boiled in salted water is seasoned all through. One salted afterwards is a plain potato with a hat.',
      ],
      [
        'And strong heat, long stocks and butter each add what a weeknight usually leaves out.',
        'The rest is time: a stock begun yesterday, a pan given three minutes more, a plate from the warmer.',
      ],
    ],
    parts: [
      [
        ['Taste at every step', 'Keep a spoon in your hand'],
        [
          'A spoon for each go. What you notice early can still be changed.',
          'After the onions, after the stock, before the plate.',
          'Small corrections on the way beat one large one at the end.',
        ],
        'A tin full of clean tasting spoons',
      ],
      [
        ['Give the pan three minutes more', 'Wait until the pan is really hot'],
        [
          'Most home pans are used half hot.',
          'It should shimmer before anything goes in.',
          'What sizzles gets a crust. What does not gets soft.',
        ],
        'Oil shimmering in a pan',
      ],
      [
        ['Finish with butter or oil', 'Stir in something fat at the last'],
        [
          'A cold knob, off the heat, swirled in.',
          'Fat carries aroma, and a glossy sauce tastes of more.',
          'Off the heat, so that it binds and shines.',
        ],
        'A knob of butter melting into a sauce',
      ],
      [
        ['Warm the plates', 'Heat the plates as well'],
        [
          'Five minutes in a low oven while you finish.',
          'A cold plate takes the heat out of thin sauces and thin fish at once.',
          'The best sauce is thin and cold after one minute on cold china.',
        ],
        'Plates stacked in a low oven',
      ],
    ],
    turn: ['Start with the plates. You will be surprised.', 'The recipe was never the difference.'],
    asks: ['Which dish never tastes at home as it did out?', 'Do you warm your plates?'],
    ends: {
      p: 'Of these four, tasting brings the most and costs the least.',
      a: 'A spoon in your pocket. That is a cook.',
      t: 'Salt diffusion, surface temperature, fat phase, heat capacity: one for each of the four.',
      f: 'And somebody else does {the washing-up|the dishes}. It adds a lot of flavour.',
      h: 'There was cream in it as well. You asked.',
      i: 'You have everything you need. It only has to be tasted.',
      l: 'Serve it on warm porcelain, and say nothing.',
    },
    work: [
      'What looks like talent from the outside is often a check done twelve times instead of once. It is dull, teachable and hard to beat.',
      'Check early and often, and nobody needs a genius at the end.',
    ],
    keep: 'the next time you cook for guests',
    send: 'a friend who follows recipes to the letter',
    own: [
      {
        about:
          '\\bstocks?\\b.*(?:bones?|hours?|simmer)|from scratch|hours? (?:slow|on the stove)|slow[- ]cooked|overnight|braise',
        kinds: ['process', 'product', 'story'],
        lead: 'From our own stove.',
      },
    ],
    pic: { ask: 'A tin of tasting spoons at the stove', alt: 'A tin full of tasting spoons beside a stove' },
    claims: [
      ['Seasoning in layers, tasting, mounting with butter, hot plates', 'professional cookery textbooks'],
    ],
  },
  {
    id: 'lay-it-all-out',
    format: 'checklist',
    again: 9,
    emoji: '🔪',
    tick: true,
    tags: ['CookingTips', 'Hosting', 'KitchenSkills'],
    title: [
      'Mise en place at home: what to prepare before guests come',
      'Cooking for guests without stress: do it before they ring',
    ],
    cover: 'Before the bell rings',
    gist: [
      'Cooks do the work before anyone is hungry. Cut, weigh, set out, clear away; and when the bell rings there is nothing left but heat and company.',
      'Everything chopped, everything in a bowl, the sink empty: with guests in the house a dinner should only need finishing.',
    ],
    subject: ['Empty the sink before they come', 'Dinner for eight, and you at the table'],
    hooks: {
      '*': [
        'The most useful thing you can do before guests come is to empty the dishwasher.',
        'A cook who is chopping when the first order arrives has already lost.',
        "The calm host has had the hectic part at four o'clock.",
      ],
      p: 'An hour of preparation in the afternoon gives you the evening back.',
      a: 'If you are still cutting when they ring, you are late.',
      t: 'Separate what can wait from what cannot: cutting, weighing and sauces beforehand, frying and dressing at the end.',
      f: 'Would you like to sit down at your own dinner for once?',
      h: 'Eight guests, one host, last seen disappearing into steam.',
      i: 'People come to see you. The dinner is how you get them there.',
      l: 'Candles lit, an empty sink, a glass already poured for whoever rings first.',
    },
    lines: {
      '*': [
        'Before guests: empty dishwasher, empty {bin|trash can}, a bowl for scraps, everything cut, plates in the oven, and one thing to nibble.',
        'Read the recipe twice: once for what, once for when. "Marinate overnight" has a way of hiding in line seven.',
        'A bowl on the worktop for peelings saves thirty trips to the {bin|trash}. Cooks do not walk.',
        'One thing hot, one thing cold, one thing bought. That is a dinner party.',
        'One thing from the oven, one from the fridge, one from the shop: three courses, one cook.',
        'Read the recipe to the end in the morning. "Chill overnight" is a sentence that hides.',
      ],
      h: ['There is always one guest who comes early and asks whether they can help. Hand them the garlic.'],
    },
    scene: [
      'The bell rings. The sauce is boiling over, there is flour on the light switch, and nobody has found the corkscrew.',
      'Three in the afternoon. No guests, no heat, the radio on, and a row of small bowls filling up.',
    ],
    why: [
      [
        'Cutting takes time and frying takes attention, and you cannot give both at once.',
        'Heat will not wait while you peel. So nothing is peeled once the heat is on.',
      ],
      [
        'What is standing in a bowl cannot be forgotten, and you see at four and not at eight that there is no cream.',
        'Laid out, a recipe shows its gaps while the shops are still open.',
      ],
    ],
    parts: [
      [
        ['Empty the dishwasher and the {bin|trash can}', 'Empty the machine, empty the {bin|trash can}'],
        [
          'Both will be full again in four hours.',
          'Where to put things is half of all kitchen trouble.',
          'Everything you use tonight has to go somewhere.',
        ],
        'An open, empty dishwasher',
      ],
      [
        ['Cut and weigh it all', 'Everything chopped, in order of use'],
        [
          'In bowls, in the order of the pan.',
          'Onions left, herbs right, the salt where your hand goes.',
          'Then cooking is only putting things in, one after the other.',
        ],
        'Small bowls of prepared ingredients in a row',
      ],
      [
        ['Make what only gets better', 'Do today what rests well'],
        [
          'Sauces, stews, dressings, {pudding|dessert}: this morning or yesterday.',
          'Whatever tastes as good warmed up need not be cooked tonight.',
          'What can stand overnight should not occupy you at eight.',
        ],
        'A covered dish set in the fridge',
      ],
      [
        ['Set out plates and spoons', 'Lay out what you will serve on'],
        [
          'Serving dishes, too, each with a note of what goes in it.',
          'Sounds fussy. At nine you will read that note with love.',
          'A slip in each bowl says what belongs there. You will have other things in mind.',
        ],
        'Serving dishes with paper notes in them',
      ],
      [
        ['Open the wine, fill the {jug|pitcher}', 'A drink and a nibble in sight'],
        [
          'And put out olives, so that no one watches you cook.',
          'Guests with something in their hand are patient for twenty minutes.',
          'Nobody is hungry with an olive in hand, and you gain time.',
        ],
        'Olives and a {jug|pitcher} of water on a table',
      ],
      [
        ['Clean up once before they ring', 'Tidy once, before the bell'],
        [
          'Wipe down, hang a clean towel, change your shirt.',
          'It all gets dirty again, but you begin from the front.',
          'It takes ten minutes and changes how the whole evening feels.',
        ],
        'A clean worktop with a folded towel',
      ],
    ],
    turn: [
      'Then there is only the heat, and it is quick.',
      'You should have ten minutes left over. Sit down.',
    ],
    asks: ['What do you prepare the day before?', 'Guests at eight: at which point does it go wrong?'],
    ends: {
      p: 'It is the same work, only moved to a quieter hour.',
      a: 'Cold work first. Hot work last.',
      t: 'Decouple preparation and finishing: any kitchen that serves eighty depends on it.',
      f: 'And the early one really does peel a good clove.',
      h: 'He was found near the oven, quite well, and given a chair.',
      i: 'The host at the table is the real main course of the evening.',
      l: 'They ring. You open, in no haste at all.',
    },
    work: [
      'Mise en place is the habit that cooks take with them into other jobs. Lay out what you need, clear the bench, and then begin. It shortens a Monday by a third.',
      'Preparation looks slow from outside. It is the only part that can be hurried without anyone noticing.',
    ],
    keep: 'the next dinner for eight',
    send: 'a host who is never at the table',
    own: [
      {
        about: 'cater|private (?:dining|hire)|platter|party|buffet',
        kinds: ['service', 'offer', 'product', 'price'],
        lead: 'Or let the preparing be done elsewhere.',
      },
    ],
    pic: {
      ask: 'A row of small bowls with cut ingredients before service',
      alt: 'A row of small bowls with prepared ingredients',
    },
    claims: [['Mise en place as standard kitchen practice', 'professional cookery training']],
  },
  {
    id: 'dry-leaves-hold-dressing',
    format: 'howto',
    again: 9,
    emoji: '🥗',
    tags: ['SaladTips', 'CookingTips', 'KitchenSkills'],
    title: [
      'How to dress a salad like a restaurant: dry leaves, hands, last minute',
      'Salad that is not soggy: dry it, toss it by hand, serve at once',
    ],
    cover: 'The salad is too wet',
    gist: [
      'Oil slides off wet leaves and lands in the bowl. Dry them thoroughly, dress in a big bowl with your hands, salt the leaves and not only the dressing, and serve at once.',
      'A good salad is dry before it is dressed. The rest is a large bowl and clean hands.',
    ],
    subject: ['Your salad is swimming', 'Dry it, then dress it'],
    hooks: {
      '*': [
        'The puddle at the bottom of the salad bowl is your dressing. It slid off.',
        'Cooks dress a salad with their hands. Tongs cannot feel when it is enough.',
        'Water on a leaf is a raincoat against dressing.',
      ],
      p: 'Two minutes with a cloth make the difference between dressed leaves and damp ones.',
      a: 'Dry first. No dressing holds on water.',
      t: 'Oil and water repel each other. A wet leaf sheds its vinaigrette, a dry one is coated in it.',
      f: 'Does your dressing taste good and the salad of nothing? It is still swimming.',
      h: 'A wet salad is a soup that has not committed.',
      i: 'Even a bowl of leaves repays attention.',
      l: 'Each leaf glossy, none of them heavy, and nothing left in the bowl.',
    },
    lines: {
      '*': [
        'Spin the leaves, then roll them in a cloth. Water is the only reason why your dressing ends up at the bottom.',
        'Salt the leaves themselves, a pinch from high up. Dressing alone rarely seasons the middle of the bowl.',
        'The bowl should look three sizes too big. You cannot toss what has no room.',
        'Dress at the last minute. Ten minutes later, vinegar has started to cook it.',
        'Salt the leaves, not only the oil. They taste of themselves all at once.',
        'Heavy things like tomatoes and cheese go on top, or they end up at the bottom.',
      ],
      h: ['"I will just pour it over the top," he said, and dressed four leaves out of sixty.'],
    },
    scene: [
      'The first forkful is acid, the next is water, and at the bottom stands a small green pond.',
      'At the cold section of a kitchen somebody puts both hands into a steel bowl, turns them twice, and the plate is done.',
    ],
    why: [
      [
        'Water on a leaf keeps oil from sticking to it.',
        'As long as it is wet, vinaigrette runs off a leaf as off a raincoat.',
      ],
      [
        'Salt and acid also draw juice out of leaves, so a dressed salad wilts by the minute.',
        'From the moment of dressing, a clock is running. It is a short one.',
      ],
    ],
    parts: [
      [
        ['Wash it cold and early', 'A cold bath first'],
        [
          'Lots of water, leaves lifted out so that the sand stays below.',
          'Limp ones sit in iced water for ten minutes and stand up again.',
          'Sand sinks, leaves float. Lift them, do not pour.',
        ],
        'Leaves lifted out of cold water',
      ],
      [
        ['Dry it twice', 'Spin it, then spin it again'],
        [
          'Spin, pour off, spin again, then a cloth.',
          'No spinner? A {tea towel|dish towel} by its corners, outdoors, with swing.',
          'A cloth gets the last drops. Oil cannot hold on to water.',
        ],
        'Leaves rolled in a kitchen cloth',
      ],
      [
        ['Take a bowl that is too big', 'Use the biggest bowl in the house'],
        [
          'Dressing down the side, leaves on top.',
          'So there is room to turn them over without bruising.',
          'Leaves turned in a small one get crushed at the bottom.',
        ],
        'A few leaves in a very large bowl',
      ],
      [
        ['Turn it with your hands', 'Your hands are the best tool'],
        [
          'Lightly, from below. You feel when each leaf has its share.',
          'Begin with half of the dressing. You can add; you cannot wring out.',
          'They stop when every leaf shines, and no spoon can do that.',
        ],
        'Two hands tossing a salad',
      ],
      [
        ['Taste a leaf, then serve', 'One leaf for the cook, then serve'],
        [
          'Salt? Acid? Now is the time, since in five minutes it will be another salad.',
          'Straight to the table, and heavy things on top.',
          'A dressed salad has about five good minutes.',
        ],
        'A single dressed leaf held up',
      ],
    ],
    turn: ['No pond, no wilting, and half the oil.', 'If the bowl is empty and clean, it was right.'],
    asks: ['What must be in your salad dressing?', 'Salad: spinner or {tea towel|dish towel}?'],
    ends: {
      p: 'Dry leaves keep for days in the fridge, and then the salad takes two minutes.',
      a: 'Dry, big, hands, now.',
      t: 'Adhesion first, osmosis after: be quicker than the second.',
      f: 'The towel trick is best done away from the neighbours.',
      h: 'The soup has been asked to make up its mind.',
      i: 'It is only a salad. That is why a good one gets noticed.',
      l: 'Leaves, oil, salt; and the fork still cold.',
    },
    work: [
      'A good finish will not hold on a surface that was never prepared. Painters know it, and so does whoever stands at the cold section.',
      'Prepare the surface, and the finish holds. Skip it, and nothing will.',
    ],
    keep: 'the next head of lettuce',
    send: 'the maker of ponds',
    own: [
      {
        about: 'salads?\\b|dressing',
        kinds: ['product', 'process', 'price', 'offer'],
        lead: 'A salad that somebody has already dried.',
      },
    ],
    pic: {
      ask: 'Hands tossing leaves in a big steel bowl',
      alt: 'Two hands tossing salad leaves in a large bowl',
    },
    claims: [
      ['Oil-based dressing adheres poorly to wet leaves; salt and acid wilt them', 'food science textbook'],
    ],
  },
  {
    id: 'tomorrow-begins-at-eleven',
    format: 'behind',
    again: 9,
    emoji: '📝',
    tags: ['RestaurantLife', 'BehindTheScenes', 'KitchenLife'],
    title: [
      'What happens in a kitchen after the last guest: the prep list',
      'The prep list: how kitchens plan tomorrow before going home',
    ],
    cover: 'After the last plate',
    gist: [
      'When the last plate has gone, a kitchen writes down tomorrow: what to order, what to soak, what to cut, in which order. That sheet of paper is why lunch works.',
      'Closing time in a kitchen is the beginning of the next day. Somebody scrubs, somebody counts, and somebody writes the list.',
    ],
    subject: ['Eleven at night: tomorrow begins', 'The sheet of paper behind your lunch'],
    hooks: {
      '*': [
        'The most important thing in a kitchen at eleven at night is a pencil.',
        'Your lunch tomorrow is already written down, on the back of a delivery note.',
        'When the lights are half out, somebody sharpens a pencil.',
      ],
      p: 'A working lunch service rests on a list that was written the night before.',
      a: 'A kitchen that closes without a list opens late.',
      t: 'Backwards planning: service at noon, stock on by eight, beans in water the night before.',
      f: 'Ever wondered what they are still doing in there when the chairs are up?',
      h: 'In a kitchen, "we are finished" is followed by two hours of work.',
      i: "Someone thinks of tomorrow's guests before today's are home.",
      l: 'Steel wiped to a shine, one lamp, a list in a clear hand.',
    },
    lines: {
      '*': [
        "After the last plate a kitchen counts what is left. What was not sold tonight is tomorrow's soup, staff meal or lesson.",
        'Beans have to be soaked, bones have to simmer, dough has to sleep. Half of a menu begins the night before.',
        'A prep list has three columns in most kitchens: what, how much, who. There is no fourth one for excuses.',
        'The last job of the night is sharpening or sweeping. The first job of the morning is reading.',
        'A list in the order of doing is a plan. A list in the order of thinking is a worry.',
        'The special of the day is often a question: what must not be there tomorrow night?',
      ],
      h: ['The list says "onions: ten kilos". No name beside it. Everybody is suddenly very busy.'],
    },
    scene: [
      'Chairs up, music off. At the pass somebody leans over a sheet of paper with a pencil and a cold coffee.',
      'Through the kitchen window you can still see light. The stoves are off, and one person is counting lemons.',
    ],
    why: [
      [
        'Much of what is cooked at noon needs hours or a night of start.',
        'Stock, pulses, marinades and dough cannot be rushed by anybody.',
      ],
      [
        'In the morning nobody knows as well as at night what ran out.',
        'The gaps on the shelf are seen by those who have just emptied it.',
      ],
    ],
    parts: [
      [
        ['First they count', 'A count of what is left'],
        [
          'Portions, lemons, clean aprons. Half a tray of something decides the special.',
          'What is there, what is missing, what has to go.',
          'Half a crate of leeks at night is the soup of tomorrow.',
        ],
        'A hand counting lemons in a crate',
      ],
      [
        ['Then they order', 'Then the orders go out'],
        [
          'By telephone, by message, to a fishmonger who answers at midnight.',
          'Suppliers begin when kitchens end, and so the night fits together.',
          'Somebody out there is loading a van while you sleep.',
        ],
        'A handwritten order beside a telephone',
      ],
      [
        ['Then something goes into water', 'Something is put to soak'],
        [
          'Beans, salted fish, dried mushrooms. They work while everyone sleeps.',
          'The quietest cook in the house is a bowl.',
          'Time does this job, and it asks for no wages.',
        ],
        'Beans soaking in a bowl',
      ],
      [
        ['Last, the list', 'And at the end a sheet of paper'],
        [
          'In the order of doing, with the longest job on top.',
          'Who comes in first can start without asking. That is its whole point.',
          'The longest thing first, so that the first one in knows where to begin.',
        ],
        'A prep list taped to a steel wall',
      ],
    ],
    turn: [
      'Then the light goes out, and the stock keeps on trembling.',
      'By the time you are hungry it has all been underway for twelve hours.',
    ],
    asks: [
      'What do you do in the evening so that tomorrow works?',
      'Your list for tomorrow: on paper or in your head?',
    ],
    ends: {
      p: 'At home it works as well: two lines on a piece of paper before bed.',
      a: 'Written, or it does not exist.',
      t: 'The longest lead time goes first. All else follows from that.',
      f: 'Next time you see light in a kitchen late at night, that is why.',
      h: 'And then they really were finished, for about nine hours.',
      i: 'Looking after people begins long before they sit down.',
      l: 'A clean bench is a kind of promise.',
    },
    work: [
      'Ten minutes at the end of a day, while it is all still fresh, are worth an hour of the next morning. Kitchens discovered it because they had to.',
      'Write down the first task of tomorrow before you leave. You will start instead of thinking about starting.',
    ],
    keep: 'the last ten minutes of a working day',
    send: 'somebody who starts each day by searching',
    own: [
      {
        about:
          'from scratch|made (?:here|daily|each morning)|overnight|supplier|delivered (?:daily|each|every)',
        kinds: ['process', 'story'],
        lead: 'From our own list, one line.',
      },
    ],
    pic: {
      ask: 'Your prep list on the wall, handwriting and all',
      alt: 'A handwritten prep list taped to a kitchen wall',
    },
    claims: [['Prep lists, counts and orders are done at close', 'trade practice']],
  },
];
