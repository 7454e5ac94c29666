// What cooks know that works at a stove at home.
import type { Idea } from '../../library/idea.ts';
import { ONLY_A_CAFE } from '../whom.ts';

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
    cover: 'Soup tastes flat? Try lemon',
    gist: [
      'When a dish tastes dull although there is salt in it, it usually lacks acid. A squeeze of lemon, a spoon of vinegar or a little yoghurt at the end makes the rest audible.',
      'Good cooks season with salt and with something sour. At home most of us forget the second one, and a squeeze of lemon is all it takes.',
    ],
    subject: ['The seasoning that is not salt', 'Three drops before you serve'],
    hooks: {
      '*': [
        'You have salted the soup twice, and it still tastes of nothing. Put the salt down and try lemon.',
        'Watch a cook finish a soup: taste, a squeeze of lemon, taste again, done.',
        'If your stew tastes dull, a teaspoon of vinegar at the end may be all it needs.',
      ],
      p: 'One squeeze of lemon at the end does more for a dish than a third pinch of salt.',
      a: 'First salt, then something sour, then taste.',
      t: 'Acid makes the mouth water and sharpens how aromas are perceived, and it offsets fat and sweetness.',
      f: 'You know the stew that has everything in it and still tastes of nothing? It probably needs lemon.',
      h: 'The lemon in the fruit bowl is not decoration. Your soup has been waiting for it.',
      i: 'Often a dish is nearly there, and a few drops of lemon bring it home.',
      l: 'A few drops of good vinegar, and a dark sauce tastes brighter and lighter.',
    },
    lines: {
      '*': [
        'Soup tastes dull? Salt first. Still dull? A squeeze of lemon. That is the whole art of seasoning, nine times out of ten.',
        'Vinegar in lentils, lemon on greens, wine in gravy, yoghurt on stew: nearly every good dish has something sour in it.',
        'Add acid at the end. Cooked for long, it loses its brightness.',
        'Too much lemon in the soup? A pinch of sugar or a knob of butter takes it back.',
        'Keep half a lemon by the stove, next to the salt. You will use it every day.',
        'A splash of the pickle jar wakes up potato salad, egg and beans.',
      ],
      h: ['"It needs something." It does. It is yellow, and it is in the fruit bowl.'],
    },
    scene: [
      'Spoon, taste, pause, salt, taste, pause. Everybody is hungry, and the cook is looking at the ceiling.',
      'In a restaurant kitchen a bowl of cut lemons stands at each stove. Nobody there is making lemonade.',
    ],
    why: [
      [
        'Sourness makes saliva flow and brightens what is there already.',
        'A little lemon or vinegar makes every other taste in the pot clearer.',
      ],
      [
        'It also cuts through fat, which coats the tongue and muffles everything.',
        'Butter, cream and meat lie heavy on the tongue until something sour lightens them.',
      ],
    ],
    parts: [
      [
        ['Salt it properly first', 'Is there enough salt? Check that first'],
        [
          'A dish that lacks salt only gets sour from lemon.',
          'The first question is whether it is seasoned at all.',
          'Without enough salt, lemon alone makes it taste thin.',
        ],
        'A pinch of salt over a pot',
      ],
      [
        ['Then add acid in drops', 'Add a few drops, then taste again'],
        [
          'Lemon for green things and fish, vinegar for dark things and pulses.',
          'Half a teaspoon, stir, taste. It should be brighter and not yet sour.',
          'It should taste fresher, but nobody should taste lemon.',
        ],
        'Lemon squeezed over a pan',
      ],
      [
        ['Choose the sour thing that fits', 'Use what that cuisine would use'],
        [
          'Wine with beef, lime with chilli, yoghurt with lamb, tomato with beans.',
          'The cuisine a dish comes from usually brings its own: tamarind, sherry, sumac.',
          'Lime where there is {coriander|cilantro}, vinegar where there are lentils.',
        ],
        'A row of vinegars and citrus fruit',
      ],
    ],
    turn: [
      'You will not taste the lemon. You will taste the soup.',
      'One last taste, and then to the table.',
    ],
    asks: ['What do you put in when "it needs something"?', 'Lemon or vinegar: which do you reach for?'],
    ends: {
      p: 'Keep one lemon in the house as you keep salt.',
      a: 'Something sour goes into everything.',
      t: 'Salt, acid, fat and heat decide how a dish tastes, and acid is the one most often forgotten.',
      f: 'Try it tonight with one spoonful on the side, and compare.',
      h: 'Leave the bananas where they are.',
      i: 'The last step is often the smallest.',
      l: 'Three drops of lemon, and stir once.',
    },
    work: [
      'When something falls flat, most of us do more of the same. A small contrast does more: lemon in a soup, or a pause in a talk.',
      'If a presentation falls flat, do not turn up the volume. Add something different.',
    ],
    keep: 'the next soup that needs something',
    send: 'a cook with a heavy hand for salt',
    own: [
      {
        about: 'vinegar|pickle|ferment|citrus|lemon',
        kinds: ['product', 'process'],
        lead: 'On our menu it tastes like this.',
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
    title: ['How to poach an egg neatly: use a sieve', 'Neat poached eggs without vinegar or a whirlpool'],
    cover: 'Poach an egg through a sieve',
    gist: [
      'The white wisps around a poached egg come from the thin part of the egg white. Let it drip off through a fine sieve, then slide the egg into barely moving water for three minutes.',
      'No whirlpool and no vinegar: a fine sieve takes away the runny white that would have turned to shreds.',
    ],
    subject: ['Poached eggs that keep their shape', 'The sieve trick for poached eggs'],
    hooks: {
      '*': [
        'For a neat poached egg, let the runny white drip off through a sieve first.',
        'You can forget the whirlpool in the pan. A poached egg only needs a sieve.',
        'For a neat poached egg you need a fine sieve and three minutes.',
      ],
      p: 'A fine sieve makes poached eggs reliable, even for six people.',
      a: 'Forget the vinegar. Use a sieve.',
      t: 'Egg white comes in two kinds: a thick one, which holds together, and a thin one, which runs. Age turns the first into the second.',
      f: 'Do your poached eggs look like jellyfish? A fine sieve fixes that.',
      h: 'Poached egg, as made at home: one yolk, some clouds, and silence.',
      i: 'A neat poached egg looks like great skill. It takes a sieve.',
      l: 'A smooth round white, and a yolk that runs when you cut it.',
    },
    lines: {
      '*': [
        'Poached egg: crack it into a fine sieve, let the runny white drip away, slide it into water that just trembles. Three minutes.',
        'Fresh eggs poach best because the white is still thick. In older eggs it has turned runny.',
        'Poach eggs ahead: three minutes, then iced water, then half a minute in hot water when you serve. That is how cafés do forty at brunch.',
        'Boiling water tears a poached egg to bits. You want small bubbles at the bottom and none on top.',
        'Fresh eggs hold together by themselves when you poach them. Older ones need the sieve.',
        'Poach them in advance, keep them in cold water, warm them for half a minute in hot. Brunch for eight.',
      ],
      h: [
        'The whirlpool method makes one poached egg at a time. It was invented by somebody with one friend.',
      ],
    },
    scene: [
      'Six people at the table, four eggs in the pan, and what comes up on the spoon looks like a jellyfish.',
      'In a café kitchen one round poached egg after another goes onto toast. Nobody in there is a magician. They have a sieve.',
    ],
    why: [
      [
        'The shreds are the watery part of the white, which sets before it can gather.',
        'The loose, watery white is what frays. Once it has dripped off, the egg keeps its shape.',
      ],
      [
        'What stays in the sieve is thick enough to wrap itself round the yolk.',
        'The thick part of the white holds together by itself, without any stirring.',
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
          'If the water bubbles hard, turn it down.',
          'Still water cooks an egg just as well and does not tear it.',
        ],
        'A pan of water with small bubbles',
      ],
      [
        ['Slide it in from close by', 'Lower the egg in, do not drop it'],
        [
          'Rim of the sieve at the surface, and tip.',
          'If it falls from high up, it stretches. Let it go close to the water and it stays round.',
          'Touch the water with the sieve and turn it over gently.',
        ],
        'An egg sliding from a sieve into water',
      ],
      [
        ['Lift it out after three minutes', 'Take it out with a slotted spoon'],
        [
          'Press it with a finger: white firm, yolk soft.',
          'Use a slotted spoon and let it drain on a cloth, so the toast stays crisp.',
          'If the white gives like a cheek, it is done.',
        ],
        'A poached egg on a slotted spoon',
      ],
    ],
    turn: ['Toast, salt, pepper, and eat it at once.', 'Nobody needs to know how easy it was.'],
    asks: ['Eggs: poached, fried or scrambled?', 'What is your worst memory of an egg?'],
    ends: {
      p: 'Four of them fit in one wide pan, and they all come out alike.',
      a: 'Sieve it, keep the water still, three minutes.',
      t: 'Take off the thin white, and keep the water below the boil.',
      f: 'And wash the sieve before you use it for tea.',
      h: 'The jellyfish were nice too, in their way.',
      i: 'Breakfast is a good moment to feel clever.',
      l: 'Cut it open, and the yolk runs over the toast.',
    },
    work: [
      'Cafés that poach forty eggs do not rely on a steady hand. They use a sieve. A small tool often beats more practice.',
      'If the same job goes wrong again and again, look for a tool before you blame the person.',
    ],
    caution: [
      'Runny eggs are not advised for everybody; in pregnancy, for small children and for older people the advice of the country applies.',
      "Not everybody should eat runny eggs: for pregnant women, small children and older people follow your country's advice.",
    ],
    keep: 'Sunday breakfast for six',
    send: 'whoever makes jellyfish eggs',
    own: [
      {
        about: 'brunch|breakfast|\\beggs?\\b',
        kinds: ['product', 'hours', 'service', 'offer', 'price'],
        lead: 'For mornings when you would rather have us cook.',
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
    only: 'breakfast|brunch|caf(?:e\\b|é)|\\beggs?\\b|coffee|tea ?(?:room|house)|\\bdiner\\b',
  },
  {
    id: 'the-crowded-pan',
    format: 'mistake',
    again: 9,
    emoji: '🍄',
    wrong: 'Putting everything in the pan at once',
    tags: ['CookingTips', 'KitchenSkills', 'PanTips'],
    title: [
      'Why meat and mushrooms will not brown: the pan is too full',
      'Grey mince and wet mushrooms: give the pan some room',
    ],
    cover: 'Too much in the pan',
    gist: [
      'Meat and mushrooms give off water, and in a full pan it cannot escape: they stew and turn grey. Half the amount, a hot pan and no stirring, and they brown.',
      'Brown meat and mushrooms in two rounds. It takes five minutes longer and tastes much better.',
    ],
    subject: ['Why your mushrooms go grey', 'Half the pan, twice the flavour'],
    hooks: {
      '*': [
        'Listen to your pan: a lively hiss means it is frying, a dull bubble means it is boiling.',
        'Grey mushrooms were not badly bought. There were too many of them at once.',
        'With half as much in the pan, meat browns faster and tastes better.',
      ],
      p: 'A half-full pan browns better.',
      a: 'If the mushrooms touch each other, they boil.',
      t: 'Browning needs well over a hundred degrees at the surface. As long as water stands in the pan, it will not get there.',
      f: 'Does your {mince|ground beef} turn grey and sit in a puddle? There is simply too much of it in the pan.',
      h: 'Like the {lift|elevator} at work, a pan has a limit, and everybody thinks one more will fit.',
      i: 'Doing half at a time is sometimes the quicker way.',
      l: 'A wide hot pan, a few scallops with room between them, and a good loud hiss.',
    },
    lines: {
      '*': [
        'Mushrooms: hot pan, little oil, half as many as you think, and leave them alone until they squeak.',
        'A lively hiss from the pan is frying. A dull bubble means that water is standing in it: take half out.',
        'Pat meat dry before it goes into the pan. A wet steak spends its first two minutes steaming.',
        'Do not salt mushrooms at the beginning. Salt draws out their water, and you are back at soup.',
        'Salt mushrooms at the end. Early salt draws their water when you least want it.',
        'To brown a lot of vegetables, use two pans or a hot oven tray. One full pan only steams them.',
      ],
      h: ['One more handful of mushrooms will fit in the pan. It never does.'],
    },
    scene: [
      'A kilo of {mince|ground beef}, one pan, a wooden spoon. After three minutes it is grey and floating in a pond.',
      'In an open kitchen a cook puts eight scallops in a pan that could hold twenty. That is why they come out brown.',
    ],
    why: [
      [
        'Food is mostly water, and heat drives it out; it has to get away as steam before anything can brown.',
        'Meat and mushrooms give off water. With room around them the steam gets away; without it, they boil.',
      ],
      [
        'A cold load also cools the metal, and it takes minutes to recover.',
        'Too much cold food cools the pan down, and nothing gets hot enough to brown.',
      ],
    ],
    parts: [
      [
        ['Heat the pan properly', 'Heat the pan longer than you think'],
        [
          'A drop of water should dance and be gone.',
          'Give it two minutes more than you would like to.',
          'If a drop of water only sits there and bubbles, wait.',
        ],
        'A drop of water dancing in a hot pan',
      ],
      [
        ['Dry what goes in', 'Pat everything dry'],
        [
          '{Kitchen paper|Paper towels}, all round. Water is what has to leave first.',
          'A dry surface browns at once. A wet one waits.',
          'Nothing browns while it is still wet.',
        ],
        'A steak patted dry with {kitchen paper|paper towels}',
      ],
      [
        ['Leave a gap between the pieces', 'Work in two batches'],
        [
          'Keep the first round warm on a plate meanwhile.',
          'The steam needs somewhere to go.',
          'If the pieces lie close together, they steam.',
        ],
        'Pieces with gaps between them in a pan',
      ],
      [
        ['Do not stir yet', 'Leave it until it comes loose'],
        [
          'Turn it when it comes away easily.',
          'If it still sticks, it is not ready. The crust frees itself.',
          'A brown crust frees itself. Pulling only tears it.',
        ],
        'A browned piece turned over with tongs',
      ],
      [
        ['Put the juices back at the end', 'Pour the juices back into the pan'],
        [
          'What has collected on the plate belongs in the sauce.',
          'A splash of water loosens the brown from the pan. Half the flavour is in it.',
          'Scrape the brown bits loose with them, and you have a sauce.',
        ],
        'Pan juices scraped up with a spoon',
      ],
    ],
    turn: [
      'Two rounds, five minutes more, and much more taste.',
      'At the end everything goes back in the pan together.',
    ],
    asks: ['What never goes brown in your kitchen?', 'What is the biggest pan you own?'],
    ends: {
      p: 'A wider pan is a better buy than a more expensive one.',
      a: 'A hot pan, dry food, and space between the pieces.',
      t: 'As long as there is water in the pan, nothing gets hotter than boiling.',
      f: 'Begin with mushrooms. They show it best.',
      h: 'And the {lift|elevator} still takes eight people.',
      i: 'A little less at a time, and you get more out of it.',
      l: 'Then listen to it hiss.',
    },
    work: [
      'Put too much in a pan at once and nothing browns. Put too much in a week at once and nothing gets finished.',
      'A full calendar is like a full pan: everything gets warm and nothing gets done. Half as much at a time is finished sooner.',
    ],
    keep: 'the next kilo of mushrooms',
    send: 'the one with the grey {mince|ground beef}',
    own: [
      {
        about: '\\bgrill|chargrill|charcoal|charred|pan-?fried|seared|wood[- ]fired|josper|steak',
        kinds: ['product', 'process', 'price'],
        lead: 'Here is where the frying is done for you.',
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
    unless: ONLY_A_CAFE,
  },
  {
    id: 'searing-seals-nothing',
    format: 'myth',
    again: 12,
    emoji: '🥩',
    unless: `vegan|vegetarian|pizz|sushi|noodle|ramen|${ONLY_A_CAFE}`,
    tags: ['KitchenFacts', 'CookingTips', 'SteakNight'],
    myth: 'Searing meat seals in the juices',
    short: [
      'It makes flavour. The juice stays in by not overcooking and by resting.',
      'No. Browning tastes good. Juice is kept by timing and rest.',
    ],
    title: ['Does searing meat seal in the juices?', 'What searing really does for a steak'],
    cover: 'Searing does not seal in juice',
    gist: [
      'Brown crust is for flavour. Juicy meat comes from stopping at the right moment and letting it rest for five minutes before you cut.',
      'A seared steak still loses juice: you can hear it hiss. Sear it for the taste, take it off in time, and let it rest before you cut.',
    ],
    subject: ['The hiss says it is losing juice', 'What a brown crust is good for'],
    hooks: {
      '*': [
        'If searing sealed in the juices, a steak in a pan would be silent.',
        'The rule that searing seals in juice is from the nineteenth century, and it was disproved long ago. It is still on television.',
        'A steak that hisses is losing water, crust or no crust.',
      ],
      p: 'Searing a steak has a purpose, only not the one most people name.',
      a: 'Sear steak for the taste, not for the juice.',
      t: 'On the scale, seared and unseared meat lose about the same. What drives the loss is core temperature.',
      f: 'Grandmothers say it, the chef on {telly|TV} says it, and still a brown crust does not keep the juice in.',
      h: 'A steak is not an envelope. You cannot seal it with a hot pan.',
      i: 'Good news for the cook: it is easy to keep a steak juicy. Cook it gently and let it rest.',
      l: 'Slow heat first, then a hot pan for the crust, then five minutes of rest: that is a steak.',
    },
    lines: {
      '*': [
        'That hiss in the pan is juice turning to steam. A sealed steak would make no sound.',
        'Sear meat for flavour. If you want it juicy, watch the inside: a thermometer knows more than a thumb.',
        'Let a steak rest for five minutes before you cut it. The juice then stays in the meat and not on the board.',
        'Cooking a thick steak: slow oven first, hot pan last. It gets a brown crust, and it is pink from edge to edge.',
        'Salt a steak an hour before or right before. In between it is wet on the outside.',
        'A meat thermometer costs less than the steak, and ends every argument about when it is done.',
      ],
      h: ['If searing really sealed in the juice, there would be none on the board.'],
    },
    scene: [
      'Smoke, a hot pan, and somebody says with authority: "That seals in the juices." The pan hisses.',
      'A steak has been cut straight from the pan, and beside it on the board is a puddle of juice. That could have stayed in the meat.',
    ],
    why: [
      [
        'A crust is dry and cracked, and water passes through it as steam.',
        'Look closely at a crust: it has gaps everywhere, and juice bubbles up through them.',
      ],
      [
        'How much juice meat loses depends on how hot its inside gets: muscle squeezes itself out as it heats.',
        'The hotter the inside of the meat gets, the more juice it presses out. A crust cannot stop that.',
      ],
    ],
    parts: [
      [
        ['Brown it for the taste', 'Sear for flavour'],
        [
          'Hot pan, dry surface. It can be before or after the slow part.',
          'Flavour is a good reason to sear, and the only one.',
          'A brown crust tastes good, that is reason enough.',
        ],
        'A steak with a dark crust in a pan',
      ],
      [
        ['Check the inside, not the clock', 'Use a thermometer in the middle'],
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
          'The juice settles and stays in the slice when you cut.',
          'On a warm plate, loosely covered, five minutes for a steak, twenty for a roast.',
          'Cut it at once, and much of the juice ends up on the board.',
        ],
        'A steak resting on a board',
      ],
    ],
    turn: [
      'Sear it for the crust, and rest it for the juice.',
      'It was a nice idea, and it was wrong. The steak tastes as good as before.',
    ],
    asks: [
      'Which kitchen rule did you learn that turned out to be wrong?',
      'A steak: crust first or crust last?',
    ],
    ends: {
      p: 'A simple probe thermometer settles most of these debates.',
      a: 'Watch the heat inside the meat.',
      t: 'How much juice is lost depends on how hot the middle gets.',
      f: 'Be gentle when you tell whoever is at the barbecue.',
      h: 'And please do not lick the pan either.',
      i: 'It is a pleasure to unlearn something and eat better for it.',
      l: 'Five minutes of rest, and then the knife.',
    },
    work: [
      'Some rules of a trade are repeated because they sound good. It is worth testing one now and then.',
      'A good story is no proof that something works. Try it both ways and compare.',
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
        lead: 'About the crust, from our kitchen.',
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
      'More salt, added step by step, a hotter pan, warm plates, and stock that was made yesterday.',
    ],
    title: [
      'Why restaurant food tastes better than at home',
      'Cook like a restaurant: four small habits that change the plate',
    ],
    cover: 'Why it tastes better out',
    gist: [
      'Restaurant cooks season at every step, use hotter pans, finish sauces with butter and acid, and serve on warm plates. Four of these things cost nothing and work tonight.',
      'It is not magic: a little salt at each step, a hot pan, good stock, a warm plate, and lots of tasting.',
    ],
    subject: ['Four things that restaurants do', 'They taste the sauce a dozen times'],
    hooks: {
      '*': [
        'A cook tastes a sauce a dozen times before it leaves the kitchen. At home it is tasted once, by the guests.',
        'Why does food taste better in a restaurant? Partly because the plates are warm.',
        'The difference between restaurant food and yours is often three more minutes in a hot pan.',
      ],
      p: 'Most of the gap between a restaurant kitchen and yours is habit and not equipment.',
      a: 'Season early, season often, and taste each time.',
      t: 'Salt needs time to get into food. Added in layers it seasons the inside, added at the end only the surface.',
      f: 'You had the recipe and good ingredients, and it still was not like in the restaurant. Here is why.',
      h: 'Why does it taste better out? Butter. There are other reasons, but mostly butter.',
      i: 'Much of what makes a good cook is tasting one more time.',
      l: 'A warm plate and a glossy sauce: you can have both at home.',
    },
    lines: {
      '*': [
        'What restaurants do and you can, too: salt at each step, a hotter pan, a knob of butter in the sauce, warm plates, and tasting all the time.',
        'Salt the onions, salt the pasta water, salt the salad. Three small pinches beat one large one at the table.',
        'Warm plates in the oven for five minutes. Food stays hot twice as long, and nothing else about the meal has to change.',
        'Stir a knob of cold butter into a hot sauce at the end, off the heat. It makes it shine.',
        'Salt the water, the onions and the sauce a little each. The food tastes better than if you salt it all on the plate.',
        'Let meat rest for five minutes while the plates warm. Your guests get juicier meat and a hot dinner.',
      ],
      h: [
        'Ask a chef what makes the sauce so good and you will hear about herbs. Look in the pan and you will see butter.',
      ],
    },
    scene: [
      'The same recipe, the same fish, the same lemon as in the restaurant. At home it tastes all right, and no more.',
      'Next to each stove in a restaurant stands a pot of small spoons for tasting. At the end of the night they are all used.',
    ],
    why: [
      [
        'Seasoning in layers gets flavour into the food and not only onto it.',
        'A potato that boils in salted water tastes good all through. One that is salted on the plate only tastes salty outside.',
      ],
      [
        'And strong heat, long stocks and butter each add what a weeknight usually leaves out.',
        'The rest is time: stock that was started yesterday and a pan that was really hot.',
      ],
    ],
    parts: [
      [
        ['Taste at every step', 'Keep a tasting spoon in your hand'],
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
          'Only in a hot pan does food get a brown crust.',
        ],
        'Oil shimmering in a pan',
      ],
      [
        ['Finish with butter or oil', 'Stir in a little butter at the end'],
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
          'Cold china takes the heat out of a sauce at once.',
          'On a cold plate even a good sauce is cold after a minute.',
        ],
        'Plates stacked in a low oven',
      ],
    ],
    turn: ['Start with the warm plates. They cost nothing.', 'So it was never about the recipe.'],
    asks: ['Which dish never tastes at home as it did out?', 'Do you warm your plates?'],
    ends: {
      p: 'Of these four, tasting brings the most and costs the least.',
      a: 'Taste it, and taste it again.',
      t: 'Salt needs time, meat needs a hot pan, and sauce needs a warm plate.',
      f: 'And in a restaurant somebody else does {the washing-up|the dishes}. That helps.',
      h: 'There was cream in it as well.',
      i: 'You have everything you need at home. Only taste more often.',
      l: 'Serve it on warm plates, and wait for the silence.',
    },
    work: [
      'What looks like talent is often a check that is made twelve times instead of once. Cooks do it with a spoon.',
      'Check your work early and often, as cooks taste a sauce. The end is then easy.',
    ],
    keep: 'the next time you cook for guests',
    send: 'a friend who follows recipes to the letter',
    own: [
      {
        about:
          '\\bstocks?\\b.*(?:bones?|hours?|simmer)|from scratch|hours? (?:slow|on the stove)|slow[- ]cooked|overnight|braise',
        kinds: ['process', 'product', 'story'],
        lead: 'From our own kitchen.',
      },
    ],
    pic: { ask: 'A tin of tasting spoons at the stove', alt: 'A tin full of tasting spoons beside a stove' },
    claims: [
      ['Seasoning in layers, tasting, mounting with butter, hot plates', 'professional cookery textbooks'],
    ],
    unless: ONLY_A_CAFE,
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
      'Cooking for guests without stress: do it before the doorbell',
    ],
    cover: 'Ready before the guests come',
    gist: [
      'Cooks do the work before anyone is hungry. Cut, weigh, set out, clear away; and when the bell rings there is nothing left but heat and company.',
      'Chop everything, put it in bowls and empty the sink before the guests come. Then there is only a little cooking left, and you can sit with them.',
    ],
    subject: ['Empty the dishwasher before guests come', 'Dinner for eight, and you sit down too'],
    hooks: {
      '*': [
        'The most useful thing you can do before guests come is to empty the dishwasher.',
        'Cooking for guests is easy if the chopping is done before the doorbell rings.',
        'The calm host did the hectic part at four in the afternoon.',
      ],
      p: 'An hour of preparation in the afternoon gives you the evening back.',
      a: 'When the guests ring, nothing should be left to chop.',
      t: 'Separate what can wait from what cannot: cutting, weighing and sauces beforehand, frying and dressing at the end.',
      f: 'Would you like to sit down at your own dinner party for once?',
      h: 'Eight guests and one host, last seen disappearing into the steam.',
      i: 'Your guests come to see you, not the dinner.',
      l: 'Candles lit, the sink empty, and a drink ready for the first guest.',
    },
    lines: {
      '*': [
        'Before guests: empty dishwasher, empty {bin|trash can}, a bowl for scraps, everything cut, plates in the oven, and one thing to nibble.',
        'Read the recipe twice: once for what, once for when. "Marinate overnight" has a way of hiding in line seven.',
        'Put a bowl on the worktop for peelings when you cook for guests. It saves thirty trips to the {bin|trash}.',
        'The easy dinner party: one hot dish, one cold dish, and one that you bought.',
        'One course from the oven, one from the fridge, one from the shop. That is a dinner for eight without stress.',
        'Read the recipe to the end in the morning. "Chill overnight" is always in the last line.',
      ],
      h: ['There is always one guest who comes early and offers to help. Give them the garlic.'],
    },
    scene: [
      'The bell rings. The sauce is boiling over, there is flour on the light switch, and nobody has found the corkscrew.',
      'Three in the afternoon, nobody here yet, the radio on, and a row of small bowls filling up. This is how a dinner party gets easy.',
    ],
    why: [
      [
        'Cutting takes time and frying takes attention, and you cannot give both at once.',
        'Once the pan is hot you have no time to peel anything.',
      ],
      [
        'What is standing in a bowl cannot be forgotten, and you see at four and not at eight that there is no cream.',
        'When everything is laid out you can see what is missing, and the shops are still open.',
      ],
    ],
    parts: [
      [
        ['Empty the dishwasher and the {bin|trash can}', 'Empty the machine, empty the {bin|trash can}'],
        [
          'Both will be full again in four hours.',
          'You will need the space in both.',
          'Everything you use tonight will end up in one of the two.',
        ],
        'An open, empty dishwasher',
      ],
      [
        ['Cut and weigh everything', 'Chop it all, in the right order'],
        [
          'In bowls, in the order of the pan.',
          'Put the bowls next to the stove in the order you will need them.',
          'Then cooking is only putting things in, one after another.',
        ],
        'Small bowls of prepared ingredients in a row',
      ],
      [
        ['Make ahead what keeps well', 'Cook today what tastes better tomorrow'],
        [
          'Sauces, stews, dressings, {pudding|dessert}: this morning or yesterday.',
          'Whatever tastes as good warmed up need not be cooked tonight.',
          'What can stand overnight is off your mind by eight.',
        ],
        'A covered dish set in the fridge',
      ],
      [
        ['Set out plates and spoons', 'Set out the serving dishes'],
        [
          'Serving dishes, too, each with a note of what goes in it.',
          'It sounds fussy. At nine you will be glad of it.',
          'A slip of paper in each one says what goes in it.',
        ],
        'Serving dishes with paper notes in them',
      ],
      [
        ['Open the wine, fill the {jug|pitcher}', 'A drink and a nibble in sight'],
        [
          'Put out olives too, and nobody watches you cook.',
          'Guests with something in their hand are patient for twenty minutes.',
          'Nobody is hungry with an olive in hand, and you gain time.',
        ],
        'Olives and a {jug|pitcher} of water on a table',
      ],
      [
        ['Clean up once before they ring', 'Tidy up once more before they come'],
        [
          'Wipe down, hang a clean towel, change your shirt.',
          'It will get dirty again, but you start with a clean kitchen.',
          'It takes ten minutes and changes how the whole evening feels.',
        ],
        'A clean worktop with a folded towel',
      ],
    ],
    turn: [
      'When they ring, only the cooking itself is left, and that is quick.',
      'You should have ten minutes left over. Sit down.',
    ],
    asks: ['What do you prepare the day before?', 'Guests at eight: at which point does it go wrong?'],
    ends: {
      p: 'It is the same work, only moved to a quieter hour.',
      a: 'Cold dishes first, hot dishes last.',
      t: 'Preparing and cooking are two jobs, and only the second has to happen with guests in the house.',
      f: 'And the guest who comes early may peel the garlic.',
      h: 'The host was later found at the table, with a glass.',
      i: 'The best thing on the table is the host.',
      l: 'The bell rings, and you are ready.',
    },
    work: [
      'Cooks lay everything out before they start. It works for any job: get what you need, clear the table, and then begin.',
      'Preparing looks slow, and it makes everything after it quick.',
    ],
    keep: 'the next dinner for eight',
    send: 'a host who is never at the table',
    own: [
      {
        about: 'cater|private (?:dining|hire)|platter|party|buffet',
        kinds: ['service', 'offer', 'product', 'price'],
        lead: 'Or let us do the cooking.',
      },
    ],
    pic: {
      ask: 'A row of small bowls with cut ingredients before service',
      alt: 'A row of small bowls with prepared ingredients',
    },
    claims: [['Mise en place as standard kitchen practice', 'professional cookery training']],
    unless: ONLY_A_CAFE,
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
      'For a good salad the leaves must be dry before the dressing goes on. Then you need a large bowl and clean hands.',
    ],
    subject: ['Why your salad is watery', 'Dry the salad, then dress it'],
    hooks: {
      '*': [
        'The puddle at the bottom of your salad bowl is the dressing. It slid off the wet leaves.',
        'Cooks mix a salad with their hands. They can feel when there is enough dressing.',
        'If your salad tastes of water, the leaves were wet. Dressing will not stick to them.',
      ],
      p: 'Two minutes with a cloth make the difference between dressed leaves and damp ones.',
      a: 'Dry the leaves first. Dressing does not stick to water.',
      t: 'Oil and water repel each other. A wet leaf sheds its vinaigrette, a dry one is coated in it.',
      f: 'Your dressing tastes good, but the salad does not? The leaves are too wet.',
      h: 'A wet salad is nearly a soup.',
      i: 'Even a plain green salad gets better with two minutes of care.',
      l: 'Every leaf shines, and there is no puddle in the bowl.',
    },
    lines: {
      '*': [
        'Spin your salad leaves, then dry them in a cloth. Wet leaves are why the dressing ends up at the bottom.',
        'Put a pinch of salt on the salad leaves before the dressing. It makes more difference than you would think.',
        'Use a much bigger bowl for salad than you think. You cannot mix what has no room.',
        'Dress a salad just before you eat it. After ten minutes the leaves are limp.',
        'Salt the leaves of a salad and not only the dressing. They taste better straight away.',
        'Put tomatoes and cheese on top of the salad after mixing, or they all end up at the bottom of the bowl.',
      ],
      h: ['"I will just pour the dressing over the top," he said, and dressed four leaves out of sixty.'],
    },
    scene: [
      'The first forkful of salad is sour, the next is water, and at the bottom of the bowl is a green puddle.',
      'In a restaurant kitchen somebody mixes the salad with both hands in a big steel bowl. It takes ten seconds.',
    ],
    why: [
      [
        'Water on a leaf keeps oil from sticking to it.',
        'A wet leaf works like a raincoat: the dressing runs off.',
      ],
      [
        'Salt and acid also draw juice out of leaves, so a dressed salad wilts by the minute.',
        'From the moment you add the dressing, the leaves begin to go limp.',
      ],
    ],
    parts: [
      [
        ['Wash it cold and early', 'Wash the leaves in cold water'],
        [
          'Lots of water, leaves lifted out so that the sand stays below.',
          'Limp leaves get crisp again in ten minutes of iced water.',
          'Sand sinks and leaves float, so lift them out.',
        ],
        'Leaves lifted out of cold water',
      ],
      [
        ['Dry the leaves twice', 'Spin the leaves, then spin again'],
        [
          'Pour off the water in between, and finish with a cloth.',
          'No spinner? Put them in a {tea towel|dish towel}, hold it by the corners, go outside and swing it.',
          'A cloth gets the last drops.',
        ],
        'Leaves rolled in a kitchen cloth',
      ],
      [
        ['Take a bowl that is too big', 'Use the biggest bowl in the house'],
        [
          'Dressing first, down the side, and the leaves on top.',
          'So there is room to turn them over without bruising.',
          'In a small bowl the leaves get crushed.',
        ],
        'A few leaves in a very large bowl',
      ],
      [
        ['Mix the salad with your hands', 'Use your hands, not tongs'],
        [
          'Lightly, from below. You feel when each leaf has its share.',
          'Start with half of the dressing. You can always add more.',
          'Stop when every leaf shines.',
        ],
        'Two hands tossing a salad',
      ],
      [
        ['Taste a leaf, then serve', 'Try one leaf, then serve at once'],
        [
          'Does it need salt or lemon? Now is the time, since in five minutes it will be limp.',
          'Straight to the table, and heavy things on top.',
          'A dressed salad has about five good minutes.',
        ],
        'A single dressed leaf held up',
      ],
    ],
    turn: [
      'No puddle, no limp leaves, and half the dressing.',
      'If the bowl is clean at the end, you did it right.',
    ],
    asks: [
      'What must be in your salad dressing?',
      'Do you dry salad in a spinner or in a {tea towel|dish towel}?',
    ],
    ends: {
      p: 'Dry leaves keep for days in the fridge, and then the salad takes two minutes.',
      a: 'Dry the leaves, take a big bowl, mix by hand, serve at once.',
      t: 'First the dressing has to stick, and then you have to be quick.',
      f: 'Swing the towel outside, away from the neighbours.',
      h: 'The soup was not bad either.',
      i: 'It is only a salad, and yet people notice a good one.',
      l: 'Crisp leaves, good oil, a little salt.',
    },
    work: [
      'Painters know it and cooks know it: prepare the surface first. Nothing sticks to wet leaves, and nothing sticks to a wet wall.',
      'Do the boring preparation first. It is what makes the rest hold.',
    ],
    keep: 'the next head of lettuce',
    send: 'whoever makes the watery salads',
    own: [
      {
        about: 'salads?\\b|dressing',
        kinds: ['product', 'process', 'price', 'offer'],
        lead: 'And here is a salad that you need not dry.',
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
      'How a restaurant kitchen plans tomorrow before going home',
    ],
    cover: 'After the last guest',
    gist: [
      'When the last plate has gone, a kitchen writes down tomorrow: what to order, what to soak, what to cut, in which order. That sheet of paper is why lunch works.',
      'At closing time a kitchen already works for the next day. Somebody scrubs, somebody counts, and somebody writes the list.',
    ],
    subject: ['In the kitchen at eleven at night', 'Your lunch was planned last night'],
    hooks: {
      '*': [
        'At eleven at night the most important thing in a restaurant kitchen is a pencil.',
        'Your lunch tomorrow has already been written down, on a list in a restaurant kitchen.',
        'When the last guest has gone, a kitchen sits down to write a list.',
      ],
      p: 'A working lunch service rests on a list that was written the night before.',
      a: 'A kitchen that closes without a list starts late the next day.',
      t: 'Backwards planning: service at noon, stock on by eight, beans in water the night before.',
      f: 'Ever wondered what they still do in a restaurant when the chairs are up?',
      h: 'When the last plate has gone out, the cooks only have two hours of work left.',
      i: "While you drive home after dinner, somebody in the kitchen is planning tomorrow's lunch.",
      l: 'Clean steel, one lamp, and a list for tomorrow.',
    },
    lines: {
      '*': [
        "After the last plate a kitchen counts what is left. What was not sold tonight is tomorrow's soup or the staff's lunch.",
        'Beans have to be soaked, stock has to simmer, dough has to rest. Half of what you eat at lunch was begun the night before.',
        "A kitchen's list for tomorrow says what, how much, and who does it.",
        'The last job of the night in a kitchen is to clean. The first job of the morning is to read the list.',
        "The best tip from a kitchen: write tomorrow's list tonight, with the longest job on top.",
        'How does a kitchen choose the special of the day? It often asks what has to be used up by tomorrow night.',
      ],
      h: [
        'The kitchen list says "onions: ten kilos" and no name beside it. Everybody is suddenly very busy.',
      ],
    },
    scene: [
      'The chairs are up and the music is off. In the kitchen somebody leans over a list for tomorrow with a pencil and a cold coffee.',
      'Through the kitchen window you can still see light. The stoves are off, and one person is counting lemons.',
    ],
    why: [
      [
        'Much of what is cooked at noon needs hours or a night of start.',
        'Stock, dough and soaked beans need their time, whoever is cooking.',
      ],
      [
        'In the morning nobody knows as well as at night what ran out.',
        'Whoever used up the lemons tonight knows best that there are none for tomorrow.',
      ],
    ],
    parts: [
      [
        ['First they count what is left', 'A count of what is left'],
        [
          'Portions, lemons, clean aprons. Half a tray of something decides the special.',
          'What is there, what is missing, what has to go.',
          "Half a crate of leeks tonight is tomorrow's soup.",
        ],
        'A hand counting lemons in a crate',
      ],
      [
        ['Then they order for tomorrow', 'Then they order what is missing'],
        [
          'By telephone, by message, to a fishmonger who answers at midnight.',
          'Suppliers begin when kitchens end, and so the night fits together.',
          'The baker and the fishmonger start work when the cooks go home.',
        ],
        'A handwritten order beside a telephone',
      ],
      [
        ['Then the beans go into water', 'What needs soaking is put in water'],
        [
          'Beans, salted fish, dried mushrooms. They work while everyone sleeps.',
          'By the morning it is ready to cook.',
          'It needs nothing but time.',
        ],
        'Beans soaking in a bowl',
      ],
      [
        ['Last of all, they write the list', "At the end, tomorrow's list is written"],
        [
          'In the order of doing, with the longest job on top.',
          'Who comes in first can start without asking. That is its whole point.',
          'The longest thing first, so that the first one in knows where to begin.',
        ],
        'A prep list taped to a steel wall',
      ],
    ],
    turn: [
      'Then the lights go out, and only the stock is still on.',
      'By the time you come for lunch, it has been under way for twelve hours.',
    ],
    asks: [
      'What do you do in the evening so that tomorrow works?',
      'Your list for tomorrow: on paper or in your head?',
    ],
    ends: {
      p: 'At home it works as well: two lines on a piece of paper before bed.',
      a: 'What is not written down gets forgotten.',
      t: 'Whatever takes longest goes to the top of the list.',
      f: 'Next time you see a light in a restaurant late at night, you know why.',
      h: 'And then they really were finished, until nine the next morning.',
      i: 'Your lunch begins long before you sit down.',
      l: 'A clean kitchen, and everything ready for the morning.',
    },
    work: [
      'Ten minutes at the end of a day, while it is all still fresh, are worth an hour of the next morning. Kitchens discovered it because they had to.',
      'Before you leave work, write down the first job for tomorrow. In the morning you start instead of thinking about it.',
    ],
    keep: 'the last ten minutes of a working day',
    send: 'somebody who starts each day by searching',
    own: [
      {
        about:
          'from scratch|made (?:here|daily|each morning)|overnight|supplier|delivered (?:daily|each|every)',
        kinds: ['process', 'story'],
        lead: 'One thing from our own list.',
      },
    ],
    pic: {
      ask: 'Your prep list on the wall, handwriting and all',
      alt: 'A handwritten prep list taped to a kitchen wall',
    },
    claims: [['Prep lists, counts and orders are done at close', 'trade practice']],
    unless: ONLY_A_CAFE,
  },
];
