// Bread and cake at home: what goes wrong, and why.
import type { Idea } from '../../library/idea.ts';

export const BAKING: readonly Idea[] = [
  {
    id: 'starter-is-only-hungry',
    format: 'mistake',
    again: 12,
    emoji: '🫙',
    only: 'sourdough|starter|levain',
    wrong: 'Throwing out a starter because it looks dead',
    tags: ['SourdoughStarter', 'HomeBaking', 'BakingTips'],
    title: [
      'Sourdough starter not rising? Check this before you {bin|toss} it',
      'Grey water on your sourdough starter? How to save it',
    ],
    cover: 'The jar is only hungry',
    gist: [
      'A flat jar with grey liquid on top is usually a hungry starter, not a dead one. A few regular feeds in a warm spot bring most of them back.',
      'Grey and flat means feed it, pink or furry means {bin|toss} it. Between the two lie most of the starters that get thrown away.',
    ],
    subject: ['Before you throw out that starter', 'Grey liquid in the jar: what now?'],
    hooks: {
      '*': [
        'There is a jar at the back of the fridge, and nobody dares to open it.',
        'A starter with grey water on it has one thing to say: lunch.',
        'Four weeks without food, and it is still alive in there. Most of the time.',
      ],
      p: 'Most starters that get thrown away were only hungry.',
      a: 'Grey liquid on a starter means feed it. Pink streaks or fuzz mean {bin|toss} it.',
      t: 'The grey liquid on a neglected starter is mostly water and alcohol from its own fermentation.',
      f: 'Found a forgotten jar? Do not {bin|toss} it yet.',
      h: 'Your starter is sulking. It has its reasons.',
      i: 'Starters forgive. Feed them, keep them warm, and most come back.',
      l: 'A starter asks for flour, water and a little constancy.',
    },
    lines: {
      '*': [
        'Grey liquid on your starter: hungry. Pour it off and feed it.\n\nPink or orange streaks, or fuzz: gone. {Bin|Toss} it and begin again.',
        'A rubber band round the jar tells you more than any float test. Mark where the starter begins and watch how far it climbs.',
        'Sleepy starter? Change the shelf before you change the recipe. Next to the kettle beats next to the window.',
        'Going away? Feed the starter stiff, with more flour than water, and put it in the fridge. It eats more slowly like that.',
        'A starter smells of apples when it is well, and of nail varnish when it has been hungry for long.',
        'Dry a smear of healthy starter on baking paper and keep the flakes. It is an insurance that costs a spoonful.',
      ],
      h: ['A starter is a pet that lives in a jar and forgives you for going {on holiday|on vacation}.'],
    },
    scene: [
      'It has been behind the pickles since goodness knows when. The liquid on top is grey, and it smells like nail varnish.',
      'You come home from two weeks by the sea, and on the shelf something in a jar has clearly been counting the days.',
    ],
    why: [
      [
        'When a starter runs out of food it stops rising and lets a layer of liquid collect on top. It looks alarming and means very little.',
        'No flour left, no bubbles: the yeast rests, the solids sink, and what floats is a weak sort of beer.',
      ],
      [
        'What it wants is fresh flour and some warmth.',
        'Yeast and bacteria survive a long hunger, as a handful of new flour will show.',
      ],
    ],
    parts: [
      [
        ['Pour off the grey liquid', 'Tip away what floats on top'],
        [
          'Or stir it in, if you like a sharper loaf.',
          'It will not hurt if some of it stays. It only tastes sharp.',
          'Stirred back in, it makes the next bread tangier. The choice is yours.',
        ],
        ['Grey liquid poured from a jar', 'A jar tilted over a sink'],
      ],
      [
        ['Keep a spoonful and feed it well', 'Save one spoonful, feed it generously'],
        [
          'There should be far more new flour than old starter.',
          'One part old, four parts flour, four parts water: generosity is what counts.',
          'A teaspoon of the old in a cup of flour and water is plenty. It multiplies.',
        ],
        [
          'A spoonful of starter in a clean jar, flour on top',
          'Flour and water stirred over a spoonful of starter',
        ],
      ],
      [
        ['Find it somewhere warm', 'Move the jar out of the cold'],
        [
          'Beside the kettle is better than on a cold sill.',
          'Warm enough for a shirt without a {jumper|sweater} suits it well.',
          'Where you would gladly sit in a shirt, it will wake.',
        ],
        ['The jar set down beside a kettle', 'A jar by a stove with a cloth over it'],
      ],
      [
        ['Give it several feeds', 'Repeat for a few days'],
        [
          'Bubbles come first and height comes later.',
          'Twice a day for three days. Judge it by the band round the jar.',
          'First it smells better, then it bubbles, and in the end it climbs.',
        ],
        ['A rubber band marking the level', 'A jar with three marks at different heights'],
      ],
      [
        ['{Bin|Toss} it if you see colour or fuzz', 'Colour or fur: give up on it'],
        [
          'Pink, orange or furry means that something else has moved in.',
          'Then it is no longer your starter, and no feeding will make it so.',
          'Orange and pink are signs of strangers, and so is anything with hair.',
        ],
        ['The lid going back on a jar', 'A jar set aside for the bin'],
      ],
    ],
    turn: ['Patience first, bin second.', 'Three days of meals, and then you may judge it.'],
    asks: ['What is your starter called?', 'How old is your starter?'],
    ends: {
      p: 'Give it a few days before you decide.',
      a: 'Feed first. Judge later.',
      t: 'A warm kitchen shortens the recovery; a cold one only delays it.',
      f: 'And if it really has gone, ask a baker nicely. Starters are made for sharing.',
      h: 'Talk to it if you must. The flour does more.',
      i: 'Almost everything in baking gets a second rise.',
      l: 'Neglect it for a month, and it will still forgive you. Few companions are so gracious.',
    },
    work: [
      'There is an old fault-finding rule in it: before you replace something, check whether it has simply been starved.',
      'Before a machine is replaced, somebody should look whether it is plugged in. With a starter the plug is flour.',
    ],
    caution: [
      'A starter with pink or orange streaks or any mould goes in the {bin|trash}, jar contents and all.',
      'If it shows pink, orange or any mould, throw out everything in the jar and do not taste it.',
    ],
    keep: 'the day you find that jar',
    send: 'the friend with a jar at the back of the fridge',
    own: [
      {
        about: 'starter',
        kinds: ['event', 'service', 'price'],
        lead: 'Or begin again with a lively one.',
      },
      { about: 'starter', kinds: ['story', 'people', 'process'], lead: 'Ours has some history.' },
    ],
    pic: {
      ask: [
        'A starter jar with a rubber band at the starting level',
        'A jar of starter with a band round it, on a window sill',
      ],
      alt: 'A jar of sourdough starter with a rubber band around it',
    },
    claims: [
      [
        'Liquid layer on a starter is water and ethanol; discard at pink or orange streaks or mould',
        'baking schools and food-safety advice',
      ],
    ],
  },
  {
    id: 'wait-before-you-slice',
    format: 'tip',
    again: 9,
    emoji: '⏳',
    tags: ['BakingTips', 'HomeBaking', 'Sourdough'],
    title: [
      'How long should bread cool before you slice it?',
      'Slicing hot bread: why it pays to wait an hour',
    ],
    cover: 'Do not cut it yet',
    gist: [
      'Bread is still cooking when it leaves the oven. Let it cool on a rack, listen for the crust, then slice with a long serrated knife and the crumb will not gum up.',
      'A gummy slice was cut too early. Rack, patience, long knife: an hour decides about the whole loaf.',
    ],
    subject: ['Do not cut it yet', 'The hardest hour in baking'],
    hooks: {
      '*': [
        'Put your ear to a loaf that has just come out. It crackles. That means: not yet.',
        'The bread is out, the butter is out, and the worst thing to do now is what everybody does.',
        'Hot bread smells finished long before it is.',
      ],
      p: 'A loaf is finished when it is cool, an hour after the oven.',
      a: 'Warm bread smells ready. It is not.',
      t: 'The crumb is still setting while a loaf cools: starch firms, steam leaves. Cut early and it gums.',
      f: 'The hardest part of baking bread? Leaving it alone afterwards.',
      h: 'Step away from the warm loaf. Hands where the butter can see them.',
      i: 'Waiting an hour for bread is a small act of faith. It pays.',
      l: 'Patience is the last ingredient, and no scale will weigh it.',
    },
    lines: {
      '*': [
        'If a loaf crackles as it cools, that is the crust shrinking over a softer crumb. Bakers say the bread is singing. Let it finish the song before you slice.',
        'Gummy slices from a well-baked loaf usually mean one thing: it was cut too soon. An hour on a rack fixes that.',
        'Knife tip: long, serrated, and let it saw. If you are pressing, the loaf is losing.',
        'Rye bread should wait until tomorrow. Its crumb sets so slowly that the first slice on the day is often sticky.',
        'A small roll may be eaten warm. A big loaf may not, and it will punish you.',
        'Cooling bread wants air on every side. A tea towel over it softens the crust on purpose.',
      ],
      h: ['Nobody in history has waited the full hour. Try for half.'],
    },
    scene: [
      'The loaf is on the rack, the kitchen smells like a reason to live here, and the butter is already softening.',
      'Three people have come into the kitchen for no reason, and one of them has a knife.',
    ],
    why: [
      [
        'Inside a hot loaf the starch is still setting and steam is still on its way out.',
        'At the centre it stays near boiling for a good while, and goes on baking there on the rack.',
      ],
      [
        'Slice too early and the crumb smears on the knife and dries faster afterwards.',
        'Open it now, and the water that should have stayed in the slices goes up as steam.',
      ],
    ],
    parts: [
      [
        ['Cool it on a rack', 'Rack first, so the base can breathe'],
        [
          'Air under the loaf keeps the base from going soggy.',
          'On a board it sweats. A grill from the oven will do as well.',
          'The underside is the last to dry. Lift it off whatever it stands on.',
        ],
        ['A loaf set down on a wire rack', 'Air and light under a loaf on a rack'],
      ],
      [
        ['Wait until the base feels barely warm', 'Feel the bottom crust'],
        [
          'For a big loaf that is an hour or more.',
          'The back of your hand on the bottom crust: if it is only lukewarm, you may.',
          'Lukewarm is the signal. With a large loaf it takes about an hour, sometimes longer.',
        ],
        ['The back of a hand against the base', 'Fingers laid on the underside of a loaf'],
      ],
      [
        ['Saw, do not press', 'Let the teeth of the knife work'],
        [
          'A long serrated knife and light hands keep the slice whole.',
          'Let the teeth do it, with long strokes and no weight.',
          'Draw it to and fro with no pressure, and the slice keeps its holes.',
        ],
        ['A bread knife sawing gently', 'Long strokes of a serrated knife, crumbs falling'],
      ],
    ],
    turn: ['Then cut, butter, and take the credit.', 'One hour, and all the slices after it are better.'],
    asks: [
      'Be honest: do you wait until the loaf is cool?',
      'Bread just out of the oven: how long do you last?',
    ],
    ends: {
      p: 'The wait shows in the second half of the loaf, which stays moist for longer.',
      a: 'Cool first. Cut second.',
      t: 'Rye needs longer than wheat, since its crumb sets more slowly.',
      f: 'Go for a walk. It will be there when you are back, unless you have family.',
      h: 'If anyone asks, the missing end was for quality control.',
      i: 'Some good things only ask you to wait.',
      l: 'The first slice is better for having been anticipated.',
    },
    work: [
      'It is true of more than bread. Plenty of good work is spoilt in the last hour by someone who could not leave it alone.',
      'The end of a job is where impatience costs most. Build the pause into the plan and nobody has to be strong.',
    ],
    keep: 'your next bake',
    send: 'the person who cuts it warm every time',
    own: [
      {
        about: '(?:warm|out of the oven|from the oven).*(?:am|pm|morning|noon|daily|every)',
        kinds: ['product', 'service', 'process'],
        lead: 'If it has to be warm, some things are made for that.',
      },
    ],
    pic: {
      ask: [
        'A loaf on a wire rack with steam or a bread knife beside it',
        'A fresh loaf and a knife that is not being used yet',
      ],
      alt: 'A loaf cooling on a wire rack',
    },
    claims: [
      ['Crumb sets during cooling; early slicing gives a gummy crumb; rye takes longer', 'baking schools'],
      ['Crackling of cooling crust', 'physics: crust contracts'],
    ],
  },
  {
    id: 'cold-kitchen-dough',
    format: 'season',
    again: 11,
    emoji: '❄️',
    when: { season: ['winter'] },
    tags: ['WinterBaking', 'HomeBaking', 'BakingTips'],
    title: [
      'Why your dough rises slowly in winter, and what to do',
      'Baking bread in a cold kitchen: four things that help',
    ],
    cover: 'Winter dough is slow dough',
    gist: [
      'Dough rises more slowly in a cold kitchen. Use warmer water, find it a warm corner and go by how it looks instead of by the clock.',
      'In the cold months the hours in a recipe are wrong, since they were measured in a warmer room. Look at the dough and not at the wall.',
    ],
    subject: ['Your dough is cold, not dead', 'Baking bread in a cold kitchen'],
    hooks: {
      '*': [
        'Touch the bowl. If it is cold, you have found out why nothing is happening.',
        "The hours in a bread recipe were measured in somebody else's kitchen, and theirs had the heating on.",
        'In January a recipe that says one hour means two.',
      ],
      p: 'If your bread has been flat since the weather turned, the recipe is probably not the problem.',
      a: 'In winter, watch the dough and ignore the clock.',
      t: 'Yeast slows down with each degree the kitchen loses. The recipe does not know that.',
      f: 'Dough being slow? It is cold, poor thing.',
      h: 'Your dough is not lazy. It is wearing a coat.',
      i: 'Winter is a good season for bread. It teaches you to wait.',
      l: 'Cold months make for slow dough, and slow dough makes for flavour.',
    },
    lines: {
      '*': [
        'Dough is slower in winter than in summer. Warmer water, a corner away from the draught, and eyes on the dough instead of the clock.',
        'A warm place for dough in a cold house: the oven, switched off, with a bowl of hot water on the shelf below.',
        'Recipe says "until doubled"? In a cold kitchen, believe that line and ignore the one with the hours.',
        'In a straight-sided jar you can see a dough double. In a round bowl everybody guesses.',
        'A hot water bottle beside the bowl, a towel over both: that is a proving cabinet.',
        'Cold flour is half the trouble. Bring the bag in from the larder the night before.',
      ],
      h: [
        'Dough in a cold kitchen behaves like a teenager on a school morning. Warmth helps. Shouting does not.',
      ],
    },
    scene: [
      'Same recipe, same flour, same bowl. In summer it climbs out of the bowl, and now it just sits there.',
      'Frost on the window, a cloth over the bowl, and somebody lifts a corner of it every ten minutes to look.',
    ],
    why: [
      [
        'Yeast works faster in the warm and slower in the cold, so the hours in a recipe only fit the kitchen it was written in.',
        'A few degrees less can double the time a dough needs.',
      ],
      [
        'A slow rise is no loss, because flavour builds while you wait.',
        'The waiting is not wasted, for a dough that takes its time tastes of more.',
      ],
    ],
    parts: [
      [
        ['Start with warmer water', 'Take the chill off the water'],
        [
          'Warm to the wrist is enough. Hot water harms the yeast.',
          'Like a bath for a baby, not like one for you.',
          'Hand warm, no hotter. Yeast dies in what you would wash up with.',
        ],
        ['A wrist tested under the {tap|faucet}', 'Steam over a measuring {jug|cup}'],
      ],
      [
        ['Borrow the oven', 'Use the oven as a cupboard'],
        [
          'Switched off, with a bowl of hot water below, it makes a good proving box.',
          'No draught, a little steam, a door that shuts.',
          'A pan of hot water on its floor warms and moistens the air inside.',
        ],
        ['Dough in a cold oven above a steaming bowl', 'A bowl behind an oven door, light on, heat off'],
      ],
      [
        ['Poke it instead of timing it', 'Ask the dough, not the timer'],
        [
          'A floured finger leaves a dent. If it fills slowly, bake. If it springs straight back, wait.',
          'Press once with a knuckle. How fast the hollow comes up tells you where it is.',
          'Push a finger in. A hollow that stays too long or vanishes at once tells you how far it is.',
        ],
        ['A finger pressing into dough', 'A slow dent in a ball of dough'],
      ],
      [
        ['Leave the recipe alone', 'Keep the yeast as it was'],
        [
          'More yeast makes it faster. More time makes it taste better.',
          'Same amounts as in summer. It is the clock that you change.',
          'The amounts are fine. All that has changed is how long they need.',
        ],
        ['Dough under a cloth by a frosty window', 'A bowl under a tea towel on a cold sill'],
      ],
    ],
    turn: [
      'Give it longer. Nothing else about the recipe has to change.',
      'Warm its feet, and then let it be.',
    ],
    asks: [
      'Where is the warm spot in your kitchen?',
      'What is the oddest place you have left dough to rise?',
    ],
    ends: {
      p: 'Begin an hour earlier, and winter bread is no more work.',
      a: 'Dough decides. You look.',
      t: 'The poke test measures gas and gluten together, which no timer can.',
      f: '{Airing cupboard|Linen closet}, boiler shelf, next to the cat: all good.',
      h: 'The cat has already found the warm spot. Negotiate.',
      i: 'Good bread was made long before there were warm kitchens.',
      l: 'Let the season set the pace.',
    },
    work: [
      'Anyone who works to a written process will know the feeling: same steps, different result, because a condition that nobody wrote down has changed. Here it is the room.',
      'A process is only as good as the conditions that somebody forgot to write down. Temperature is the usual suspect.',
    ],
    keep: 'the next cold weekend',
    send: 'a home baker with a cold kitchen',
    own: [
      {
        about:
          '(?:class|workshop|course).*(?:bread|bak|dough)|(?:bread|bak|dough).*(?:class|workshop|course)',
        kinds: ['event', 'service', 'price'],
        lead: 'It rises better in company.',
      },
      {
        about: 'cool room|cool cellar|cold (?:store|room|rise)|overnight',
        kinds: ['process'],
        lead: 'There are bakers who want it cold.',
      },
    ],
    pic: {
      ask: [
        'Dough under a cloth beside a winter window',
        'A covered bowl of dough by a window with frost on it',
      ],
      alt: 'Bread dough rising under a cloth by a window',
    },
    claims: [['Yeast activity falls with temperature; finger test for proof', 'baking schools']],
  },
  {
    id: 'leave-the-sticky-dough',
    format: 'mistake',
    again: 9,
    emoji: '🤲',
    wrong: 'Kneading in flour until the dough stops sticking',
    tags: ['HomeBaking', 'BreadDough', 'BakingTips'],
    title: [
      'Dough too sticky? Why adding flour makes worse bread',
      'Bread dough that sticks: what to do instead of adding flour',
    ],
    cover: 'Leave the flour alone',
    gist: [
      'Nearly every bread dough is sticky for the first ten minutes. Wait, fold, use wet hands; flour thrown in now makes the loaf dry and tight later.',
      'Sticky is a stage, not a fault. Give the flour time to drink, and the dough lets go of your fingers by itself.',
    ],
    subject: ['Put the flour bag down', 'Sticky is a stage'],
    hooks: {
      '*': [
        'The dough sticks to your hands, and one of them is already reaching for the flour. Stop it.',
        'Wet hands do not stick to wet dough. Floured hands do.',
        'A wet dough looks like a mistake for a quarter of an hour. Then it does not.',
      ],
      p: 'Extra flour during kneading is the commonest reason for heavy homemade bread.',
      a: 'Wait ten minutes. Then decide about the flour. You will not need it.',
      t: 'Flour takes about twenty minutes to absorb its water. Until then, stickiness is only unabsorbed water on the surface.',
      f: 'Up to the wrists in dough, and the telephone rings. Sound familiar?',
      h: 'There comes a point where it is no longer clear who is kneading whom.',
      i: 'The mess in the bowl is what good bread looks like on its first day.',
      l: 'A soft, wet dough, folded and not fought, becomes a crumb like silk.',
    },
    lines: {
      '*': [
        'Sticky dough: cover it and walk away for twenty minutes. The flour drinks, and it comes off your hands by itself.',
        'Wet your hands instead of flouring them. Water on the skin keeps dough off and changes nothing in the recipe.',
        'Two handfuls of flour for the table are a different recipe. That is where the brick came from.',
        'A plastic scraper does what your fingers cannot: it lifts, folds and cleans the bowl.',
        'Count folds and not minutes: four rounds with a rest between them make most doughs smooth.',
        'A dough that sticks to the bowl but leaves your wet hand is right as it is.',
      ],
      h: [
        'Dough on the door handle, dough on the {tap|faucet}, dough on the cat. The recipe says: "knead briefly".',
      ],
    },
    scene: [
      'Five minutes into the recipe both hands look like gloves, and the bag of flour stands just within reach.',
      'It says "a smooth, elastic dough". What is in the bowl could be used to hang wallpaper.',
    ],
    why: [
      [
        'Flour needs time to take up water, and while it does, the surface stays wet.',
        'At first the water is only around the grains, not in them. It takes minutes to get there.',
      ],
      [
        'Every handful added now binds water that the loaf would have needed for its crumb.',
        'You get a tidy dough and a dense loaf. The comfort is paid for in the oven.',
      ],
    ],
    parts: [
      [
        ['Mix it and walk away', 'Stir, cover, leave for twenty minutes'],
        [
          'Twenty minutes under a cloth. Half of the kneading is then already done.',
          'Bakers call that pause autolyse. You may call it a cup of tea.',
          'While you do nothing, the flour takes in the water and the gluten begins to join.',
        ],
        ['A bowl covered with a cloth', 'A timer beside a covered bowl'],
      ],
      [
        ['Wet your hands', 'Work with damp hands'],
        [
          'Dough does not cling to water.',
          'A bowl beside the bowl, dip, shake, go on.',
          'A film of water is all it takes. Dip again when it begins to cling.',
        ],
        ['Wet hands lifted from a bowl of water', 'A small bowl of water beside the dough'],
      ],
      [
        ['Fold instead of kneading', 'Fold it in rounds'],
        [
          'Pull one edge up and over, turn, four times round. Rest. Again.',
          'Each round makes it smoother, and nothing sticks for long enough to matter.',
          'From each side to the middle, then a rest. Three or four rounds and it is smooth.',
        ],
        ['An edge of dough stretched and folded over', 'Dough pulled up high and laid over itself'],
      ],
      [
        ['Use a scraper', 'Let a scraper do the lifting'],
        [
          'It gets under the dough where fingers would sink in.',
          'A piece cut from a margarine lid works as well.',
          'Flat and stiff, it slides where a finger would stay behind.',
        ],
        ['A scraper lifting dough off a table', 'A plastic card under the edge of a dough'],
      ],
    ],
    turn: [
      'The dough will come round. Keep the bag closed.',
      'After the third fold, you will not recognise it.',
    ],
    asks: ['Have you ever kneaded with a ringing telephone?', 'Do you fold your dough or knead it?'],
    ends: {
      p: 'Weigh the water, trust the recipe, and give it the pause.',
      a: 'Time instead of flour.',
      t: 'Hydration is a ratio. Do not change it with your hands in the bowl.',
      f: 'And soak the bowl in cold water. Hot turns it to glue.',
      h: 'The dough has let go of the other hand as well.',
      i: 'A little mess now, a good loaf at six.',
      l: 'The softest dough makes the quietest sound on the table.',
    },
    work: [
      'Stopping the discomfort early and spoiling the result late: any team in the messy middle of a project knows the temptation. Sometimes the right step is a tea break.',
      'The fix that feels best in the first five minutes is often the one that is paid for at the end.',
    ],
    keep: 'the next dough up to your wrists',
    send: 'the home baker with bricks',
    own: [
      {
        about:
          '(?:class|workshop|course).*(?:bread|bak|dough)|(?:bread|bak|dough).*(?:class|workshop|course)',
        kinds: ['event', 'service', 'price'],
        lead: 'It is easier when somebody shows you once.',
      },
    ],
    pic: {
      ask: [
        'Wet, sticky dough being folded in a bowl, hands in the picture',
        'Hands folding soft, wet dough over itself',
      ],
      alt: 'Hands folding a soft, sticky dough in a bowl',
    },
    claims: [
      ['Flour hydrates over some twenty minutes; rest (autolyse) reduces stickiness', 'baking textbook'],
      ['Extra flour lowers hydration and gives a denser crumb', 'baking textbook'],
    ],
  },
  {
    id: 'weigh-the-water',
    format: 'tip',
    again: 9,
    emoji: '⚖️',
    tags: ['HomeBaking', 'BakingTips', 'BreadBaking'],
    title: [
      'Why bakers weigh water instead of measuring it',
      'Kitchen scale or measuring {jug|cup}? Why weight wins in baking',
    ],
    cover: 'Weigh the water, too',
    gist: [
      'A measuring {jug|cup} is easily out by a spoon or two, and that spoon decides whether a dough is soft or stiff. A millilitre of water weighs a gram, so put the jug on the scale.',
      'Everything in grams, water included: it saves {washing-up|dishes}, and the loaf comes out as it did last week.',
    ],
    subject: ['Put the jug on the scale', 'One bowl, one scale, no cups'],
    hooks: {
      '*': [
        'Pour the same half pint three times and weigh it. You will get three numbers.',
        'Bakers weigh water. It sounds fussy, until you see a jug held at a slant.',
        'Two cooks, one recipe, one cup each, and two quite different doughs.',
      ],
      p: 'A kitchen scale makes bread repeatable for less than the price of a few loaves.',
      a: 'Grams, for all of it.',
      t: 'One millilitre of water weighs one gram. So a scale is a better jug, and reads to the spoonful.',
      f: 'Still measuring by cups? There is a way with less {washing-up|cleanup}.',
      h: 'A cup, says the recipe. The one with the handle? The big one from the zoo?',
      i: 'What you can repeat you can improve.',
      l: 'The bowl on the scale, the flour falling, the number coming to rest.',
    },
    lines: {
      '*': [
        'A spoon of water more or less is the difference between a slack dough and a stiff one. Weigh it.',
        'Scoop a cup of flour twice, once loosely, once pressed. They can differ by a quarter. No recipe survives that.',
        'Bowl on the scale, zero, flour, zero, water, zero, salt. One bowl to wash.',
        'Want to halve a recipe? In grams it is a sum, in cups a philosophy.',
        'Ten grams of water are two teaspoons. In a small loaf you can feel them.',
        'Salt is where a scale pays at once: a heaped spoon and a level one differ by nearly half.',
      ],
      h: ['Somewhere a recipe says "a knob of butter". Nobody asks whose door.'],
    },
    scene: [
      'Last Saturday the loaf was lovely. Today, same recipe, and the dough runs off the table.',
      'Somebody is kneeling in front of the counter with one eye closed to see whether the water is on the line.',
    ],
    why: [
      [
        'In bread the ratio of water to flour decides nearly everything: how it feels, how it rises, how open it gets.',
        'A dough is mostly a relation between two weights. Move one of them a little and it becomes another dough.',
      ],
      [
        'Volumes depend on how you scoop and how you look; weight does not.',
        'Flour settles, eyes err and cups vary. A gram is the same for everyone.',
      ],
    ],
    parts: [
      [
        ['Put the bowl on first, then zero', 'Bowl on, press the button, pour'],
        [
          'Each thing goes in on top of the last, and nothing else gets dirty.',
          'The button marked tare is half the worth of the machine.',
          'Back to nought after each ingredient, and there is nothing to rinse but a bowl.',
        ],
        ['A scale that shows nought under a bowl', 'A finger on the zero button of a scale'],
      ],
      [
        ['Weigh the water as well', 'Treat water like flour'],
        [
          'Straight from the {tap|faucet} into the bowl. No jug, no line, no kneeling.',
          'Stop a little early and finish by the spoon.',
          'A gram of it is a millilitre, so the scale can do what the jug pretends to.',
        ],
        ['Water poured into flour on a scale', 'A thin stream of water into a bowl on a scale'],
      ],
      [
        ['Write down what you used', 'Keep the figures'],
        [
          'If it came out well, you can have it again.',
          'Flour drinks differently from bag to bag, and your note knows by how much.',
          'Next Saturday you will not remember whether it was a little more.',
        ],
        ['A pencil note in the margin of a recipe', 'Numbers pencilled on a bag of flour'],
      ],
    ],
    turn: [
      'You will knead by feel later. But begin with a number.',
      'And the cup may go back to holding tea.',
    ],
    asks: ['Cups or scales?', 'Which recipe of yours exists only in the hands?'],
    ends: {
      p: 'The scale need not be expensive. It needs a tare button and a new battery.',
      a: 'Same weights, same bread.',
      t: 'Bakers write recipes in percentages of the flour. With grams, you can as well.',
      f: 'Grandmother did it by eye. She had also done it four thousand times.',
      h: 'The zoo cup has been retired with honours.',
      i: 'Freedom in the kitchen begins where the guessing stops.',
      l: 'Precision, and then hands.',
    },
    work: [
      'Units that depend on who is measuring produce results that depend on who is measuring. It is an old lesson, and cheap at the price of a kitchen scale.',
      'If two people measure the same thing and get two figures, the fault is in the measuring. Scales are cheaper than arguments.',
    ],
    keep: 'the next recipe in cups',
    send: 'the one who measures by eye',
    own: [
      {
        about:
          '(?:class|workshop|course).*(?:bread|bak|dough)|(?:bread|bak|dough).*(?:class|workshop|course)',
        kinds: ['event', 'service', 'price'],
        lead: 'Some things are easier in a class.',
      },
    ],
    pic: {
      ask: ['Water being poured into a bowl on a scale', 'A kitchen scale, a bowl and a stream of water'],
      alt: 'Water poured into a bowl of flour on a kitchen scale',
    },
    claims: [
      ['One millilitre of water weighs about a gram', 'physics'],
      ['Scooped flour varies widely by volume', "baking schools' tests"],
    ],
  },
  {
    id: 'why-the-cake-sank',
    format: 'answer',
    again: 9,
    emoji: '🎂',
    tags: ['CakeTips', 'HomeBaking', 'BakingFails'],
    question: 'Why did my cake sink in the middle?',
    short: [
      'It rose before it could stand. Usually too much raising agent, or the door opened too soon.',
      'The middle had not set when the lift gave out: most often too much powder or an early look.',
    ],
    title: [
      'Why did my cake sink in the middle?',
      'A dip in the middle of the cake: three causes and a rescue',
    ],
    cover: 'The hole in the middle',
    gist: [
      'A cake sinks when its bubbles are there before its walls have set. Look at the baking powder, the oven door and the clock, in that order; and cover the hole with cream.',
      'Too much lift, too little time, or a blast of cold air: there are three usual suspects when a {sponge|cake} falls in.',
    ],
    subject: ['The crater, explained', 'Three suspects and a bowl of cream'],
    hooks: {
      '*': [
        'A cake with a hole in it rose beautifully, once, at about minute twenty.',
        'Level teaspoons. If you read no further, take that with you.',
        'For twenty minutes it was the tallest cake you ever made.',
      ],
      p: 'Three causes account for most sunken cakes, and each of them leaves its own trace.',
      a: 'Set first, then open the door.',
      t: 'The crumb stands only once egg and starch have set, at something over eighty degrees Celsius in the centre. Bubbles arrive much earlier.',
      f: 'There is a crater in the birthday cake, and the party is at three? Deep breath.',
      h: 'What you have made is a bowl that can be eaten. Fill it and say nothing.',
      i: 'Each baker you admire has stood in front of this hole.',
      l: 'A fallen chocolate cake, filled with cream, is served in good houses by intention.',
    },
    lines: {
      '*': [
        'Sunken and coarse: too much baking powder. Sunken and wet: too short a bake. Sunken all at once: the door.',
        'Baking powder in level teaspoons. A heaped one is nearly double, and the cake rises until it falls.',
        'Do not open the oven in the first two thirds of the time. After that, gently.',
        'A skewer lies if it hits a raisin. Press the middle with a finger: if it springs back, the cake is done.',
        'If every cake sinks, buy an oven thermometer before you change the recipe.',
        'Old baking powder lifts weakly, fresh lifts well, and too much of either lets go.',
      ],
      h: ['{Icing sugar|Powdered sugar} covers a multitude of craters.'],
    },
    scene: [
      'Through the oven door it looked like a hill. Now it is on the rack, and rainwater would collect in it.',
      'The candles are bought, the guests are coming at three, and the {sponge|cake} has sat down.',
    ],
    why: [
      [
        'Gas lifts the batter first, and only later do egg and flour set round the bubbles.',
        'There is a stretch in which a cake is all balloon and no wall. What happens then decides.',
      ],
      [
        'If the bubbles are too many, or the heat goes for a moment, they burst before the walls can hold.',
        'Overfilled or chilled, a balloon gives way, and it does so where the batter is softest: in the middle.',
      ],
    ],
    parts: [
      [
        ['Level the baking powder', 'Be exact with raising agent'],
        [
          'Draw a knife across the spoon. More lift means thinner walls.',
          'One level spoon too few is a flat cake, one too many is a valley.',
          'A heaped spoon lifts faster than the crumb can follow.',
        ],
        ['A knife levelling a teaspoon', 'A level spoon of baking powder over a bowl'],
      ],
      [
        ['Keep the door shut', 'Do not look in too early'],
        [
          'A peep costs twenty degrees just when they are needed.',
          'Use the light. If the window is brown, wash it for the next cake.',
          'Cold air comes in at the moment when nothing is holding yet.',
        ],
        ['A cake seen through a closed oven door', 'An oven light and a rising cake'],
      ],
      [
        ['Bake it until it springs back', 'Test the centre with a finger'],
        [
          'A finger on the middle, lightly. A dent that stays wants five minutes more.',
          'Also look at the rim: it comes away from the {tin|pan} when the centre is nearly there.',
          'It should push back. If it keeps the print, close the door again.',
        ],
        ['A fingertip on the centre of a {sponge|cake}', 'A cake coming away from the side of its {tin|pan}'],
      ],
      [
        ['Fill the hole', 'Serve it with the hollow filled'],
        [
          'Cream, fruit, a dusting of sugar, and it was meant to be so.',
          'Or turn it upside down. The base is flat, and nobody has ever asked.',
          'A bowl is what you have made, so put something in it.',
        ],
        ['Berries and cream in the hollow of a cake', 'A spoon of cream going into a dip in a cake'],
      ],
    ],
    turn: [
      'It tastes the same. Only the geometry has suffered.',
      'Next time: level spoon, closed door, a finger at the end.',
    ],
    asks: ['What have you hidden under {icing sugar|powdered sugar}?', 'What is your best rescue of a cake?'],
    ends: {
      p: 'A thermometer in the oven is worth having, since dials are often wrong by a good deal.',
      a: 'Level. Shut. Springy.',
      t: 'Expansion before coagulation: a question of timing, like most collapses.',
      f: 'Bring it to the table. There has never been a leftover crater.',
      h: 'Historically, bowls came after cakes. Possibly on this very day.',
      i: 'Baking forgives, as long as there is cream.',
      l: 'A spoon, a soft centre, no explanations.',
    },
    work: [
      'Growth before structure: it works for twenty minutes and then falls in where it is softest. There are companies like that as well.',
      'Things that grow before they can carry themselves need quiet more than help. Keep the door shut.',
    ],
    keep: 'the next crater',
    send: 'somebody whose party is at three',
    own: [
      {
        about: 'celebration cake|birthday cake|wedding cake|cakes? (?:made )?to order',
        kinds: ['service', 'product', 'process', 'price'],
        lead: 'For the day on which it must not happen.',
      },
    ],
    pic: {
      ask: ['A sunken cake rescued with cream and berries', 'A cake with a hollow full of fruit'],
      alt: 'A sunken cake filled with cream and berries',
    },
    claims: [
      ['Excess leavening, early door opening and underbaking make cakes fall', 'baking textbook'],
      ['Oven dials are often inaccurate', 'appliance tests, common experience'],
    ],
  },
  {
    id: 'the-window-in-the-dough',
    format: 'howto',
    again: 9,
    emoji: '🪟',
    tags: ['BreadDough', 'HomeBaking', 'BakingTips'],
    title: [
      'How to tell when bread dough is kneaded enough',
      'The windowpane test: has the dough been kneaded enough?',
    ],
    cover: 'Can you see through it?',
    gist: [
      'Stretch a piece of dough the size of a walnut between your fingers. If it thins to a skin that lets light through, it is kneaded; if it tears, rest it and go on.',
      'The window test: four fingers, a bit of dough and a lamp tell you more than any number of minutes.',
    ],
    subject: ['Hold your dough up to the light', 'How long is long enough?'],
    hooks: {
      '*': [
        'Hold a piece of dough up to the lamp. If you can see your fingers through it, stop kneading.',
        '"Knead for ten minutes." With whose arms?',
        'Any piece of dough can tell you whether it is done. All it takes is a lamp.',
      ],
      p: 'One small test shows whether a dough is ready, however it was kneaded.',
      a: 'Minutes say nothing. The window does.',
      t: 'Kneading lines up gluten into sheets. When they hold together thinly enough to let light pass, they will hold gas, too.',
      f: 'Never sure if you have kneaded enough? Pinch off a bit and look through it.',
      h: 'Ten minutes of kneading is six minutes longer than you have ever kneaded.',
      i: 'At some point a rough lump turns into silk, and it happens in your hands.',
      l: 'A skin of dough, lamplight behind it, the shadow of four fingers.',
    },
    lines: {
      '*': [
        'Window test: stretch a walnut of dough, thinner and thinner. See-through: done. Torn: rest ten minutes and go on.',
        'If dough fights back, it is tired, not finished. Ten minutes under a bowl and it lets itself be stretched.',
        'With {wholemeal|whole wheat} the window is smaller, for bran cuts holes in it. Stop when it stretches well.',
        'You can hardly knead too much by hand. With a machine you can: when it turns slack and shiny, you have.',
        'No lamp? Press the dough: if it springs back smooth and does not tear at the edge, it is nearly there.',
        'Rye never makes a window. It has other ways of standing up.',
      ],
      h: ['Kneading dough is cheaper than a gym, and afterwards there is bread.'],
    },
    scene: [
      'Somebody in an apron is studying a scrap of dough under the ceiling lamp, like an X-ray.',
      'The clock says ten minutes, the arms say twenty, and the dough says nothing at all.',
    ],
    why: [
      [
        'What holds up a loaf is a net of gluten, and kneading knits it.',
        'Two proteins in flour join up when wet, and pulling makes them into sheets.',
      ],
      [
        'How long that takes depends on the flour, the water and whoever is kneading.',
        'Strong flour and strong arms get there sooner, and a pause does half of it for you.',
      ],
    ],
    parts: [
      [
        ['Pinch off a walnut', 'Take a piece from the middle'],
        [
          'From the middle. Roll it smooth and let it sit for a minute.',
          'Too big and it hangs, too small and it cools.',
          'About as much as a walnut, rolled round and given a moment to relax.',
        ],
        ['A small ball of dough in a palm', 'A bit of dough pinched from a larger one'],
      ],
      [
        ['Stretch it with four fingers', 'Pull it thin, a little at a time'],
        [
          'From the centre outwards, turning as you go, as one shapes a pizza.',
          'Slowly. You are asking, not pulling.',
          'Turn it as you widen it. Haste makes holes that mean nothing.',
        ],
        ['Fingers stretching a piece of dough', 'Dough drawn out between eight fingertips'],
      ],
      [
        ['Hold it to the light', 'Look through it against a lamp'],
        [
          'A thin, even skin with shadows behind it is what you want.',
          'Light comes through like through greaseproof paper.',
          'Shadows of your fingers in an even skin: that is enough kneading.',
        ],
        ['A thin window of dough against a lamp', 'Light shining through a sheet of dough'],
      ],
      [
        ['If it tears, rest and repeat', 'Torn? Ten minutes of peace, then more'],
        [
          'Cover it for ten minutes, knead for two.',
          'A ragged hole means not yet, a clean round one means almost.',
          'Often the pause has done it, and the second try holds.',
        ],
        ['A bowl upturned over a ball of dough', 'A cloth laid over a dough, a clock behind'],
      ],
    ],
    turn: [
      'Look through it, put it back, let it rise.',
      'It is the one test that works in any kitchen and with any arms.',
    ],
    asks: ['Do you knead by machine or by hand?', 'How long do you knead, really?'],
    ends: {
      p: 'Do it twice, and you will know the feeling without looking.',
      a: 'See light, stop.',
      t: 'Continuity of film: the criterion, in rather fewer words more than needed.',
      f: 'And put the bit back in. Nobody will know.',
      h: 'Neighbours may think that you are reading the dough. You are.',
      i: 'It is a good moment: the one when it begins to hold.',
      l: 'Smooth as the inside of a wrist.',
    },
    work: [
      'Counting effort is easy, testing the result is better. A window that takes ten seconds beats a rule that says ten minutes.',
      'Hours say what went in. A test says what came out, and mostly takes less time to read.',
    ],
    keep: 'the next dough you knead',
    send: 'somebody who stops at four minutes',
    own: [
      {
        about:
          '(?:class|workshop|course).*(?:bread|bak|dough)|(?:bread|bak|dough).*(?:class|workshop|course)',
        kinds: ['event', 'service', 'price'],
        lead: 'You can hold some up to the light here as well.',
      },
    ],
    pic: {
      ask: [
        'A stretched piece of dough held against a lamp or window',
        'A thin skin of dough with light behind it',
      ],
      alt: 'A thin stretched piece of dough with light shining through',
    },
    claims: [
      [
        'Windowpane test for gluten development; bran shortens the film; mechanical overmixing',
        'baking textbook',
      ],
    ],
  },
  {
    id: 'bread-in-a-pot',
    format: 'howto',
    again: 9,
    emoji: '🍲',
    tags: ['HomeBaking', 'CrustyBread', 'BakingTips'],
    title: [
      'How to bake crusty bread at home in a lidded pot',
      'Dutch oven bread: crackling crust without a steam oven',
    ],
    cover: 'Bake it in a pot',
    gist: [
      'Bakery ovens blow steam over the dough. At home a heavy pot with a lid does the same with the water that is in the bread itself: lid on for the rise, lid off for the colour.',
      "Heat the pot, drop in the dough, cover it for the first half and uncover it for the second. It is as near to a baker's oven as a kitchen gets.",
    ],
    subject: ['Your stew pot is an oven', 'Lid on, lid off: crust'],
    hooks: {
      '*': [
        'A stew pot bakes better bread than most ovens do.',
        'The trouble with home ovens is that they are dry. The bread knows what to do about it, if you put a lid on.',
        'The steam that a loaf needs is already inside it. You only have to keep it there.',
      ],
      p: 'A lidded pot gives a home loaf the one thing it lacks, and that is steam.',
      a: 'Lid on to rise. Lid off to brown.',
      t: 'Steam keeps the surface moist, so that the dough can expand before the crust sets; a closed pot traps enough of it.',
      f: 'Pale, dull crust at home? You very likely own the remedy. It is under the sink.',
      h: 'For years the big orange pot was for display. Now it has a job and an attitude.',
      i: 'The crust you thought you could only buy is waiting in a casserole.',
      l: 'Lift the lid, and there it lies: swollen, glossy, just before it browns.',
    },
    lines: {
      '*': [
        'Bread in a pot: heat it empty, drop in the dough, lid on for twenty-five minutes, lid off until it is as dark as you dare.',
        'Lower the dough into a hot pot on a sling of baking paper. Your knuckles will be glad of it.',
        'No pot? A roasting tin upside down over the loaf traps steam nearly as well.',
        'Check that the knob on your lid can stand the heat. Some are plastic, and tell you so by the smell.',
        'Dust the baking paper with semolina and the base comes out crisp instead of steamed.',
        'A small loaf in a large pot spreads. Choose one that leaves two fingers all round.',
      ],
      h: ['The pot is hot. Yes, the handles too. Every baker finds this out once.'],
    },
    scene: [
      'Two loaves of the same dough. One stood bare in the oven, and the other came out of a casserole. You can hear which is which.',
      'Somebody lifts a lid with both hands, steps back from the steam, and says a word that is not in the recipe.',
    ],
    why: [
      [
        'In its first minutes a loaf wants to grow, and a skin that dries too early will not let it.',
        'Bread expands until its surface hardens. Keep that soft for longer, and it gets further.',
      ],
      [
        'A dough gives off steam by itself. In a large oven it is gone at once, and in a closed pot it stays.',
        'The moisture was there all along. It was only lost in too much room.',
      ],
    ],
    parts: [
      [
        ['Heat the empty pot', 'Put the pot in while the oven heats'],
        [
          'Half an hour, as hot as the recipe says, lid included.',
          'A cold pot takes the first ten minutes of heat for itself.',
          'Iron takes its time, and thirty minutes is what it needs.',
        ],
        ['A cast-iron pot in an oven', 'An empty pot with its lid on an oven rack'],
      ],
      [
        ['Lower the dough in on paper', 'Let paper carry the dough'],
        [
          'A sheet with long ends is a handle.',
          'It keeps your fingers out of it, and nothing sticks.',
          'Take hold of two corners, lower, let go. The paper bakes along and peels off.',
        ],
        ['Dough lowered into a pot on baking paper', 'Two hands holding baking paper by its ends'],
      ],
      [
        ['Cover it for the first half', 'Lid on while it grows'],
        [
          'Twenty to twenty-five minutes, without looking.',
          'Under there it swells, shines and splits. Trust the lid.',
          'What steams out of the dough keeps its skin soft for a good twenty minutes.',
        ],
        ['A lid set on a steaming pot', 'A closed pot in a dark oven'],
      ],
      [
        ['Uncover it for the second', 'Lid off for the colour'],
        [
          'The crust dries and browns. Go one shade past what you are used to.',
          'Now it is colour that you are baking.',
          'The last stretch makes it brown and brittle. Wait for chestnut.',
        ],
        ['A pale risen loaf in an open pot', 'A lid coming off and steam rolling out'],
      ],
      [
        ['Lift it out and let it cool', 'Out of the pot at once'],
        [
          'On a rack at once, since it would sweat in the pot.',
          'It will crackle for a while. Leave it to its conversation.',
          'It needs air around it now, and an hour without you.',
        ],
        ['A dark loaf lifted out by its paper', 'A loaf crackling on a rack'],
      ],
    ],
    turn: [
      'Any heavy pot with a lid will do. It only has to hold its heat, and yours.',
      'Same dough, same oven, and a lid.',
    ],
    asks: ['What do you bake your bread in?', 'How dark do you dare to bake your bread?'],
    ends: {
      p: 'It needs no new equipment, only a second use for old.',
      a: 'Hot pot, wet start, dry finish.',
      t: 'Delay the crust, gain volume; then dry it, and gain flavour.',
      f: 'Thick gloves, please. Both hands.',
      h: 'The pot now expects to be consulted about supper.',
      i: 'It is a fine thing to lift a lid and be surprised by yourself.',
      l: 'The crackle, the dark rim, the first knife.',
    },
    work: [
      'A large machine was replaced by a lid, because somebody understood what the machine was for. It is a good question to ask of any equipment.',
      'Look at what an expensive tool really does, and you sometimes find that a pot with a lid does it too.',
    ],
    caution: [
      'An empty pot straight from a hot oven burns badly: thick dry gloves, and only pots and knobs that are made for that heat.',
      'The pot and its lid come out hot enough to burn at a touch: use thick dry gloves, and only a pot and knob that can stand it.',
    ],
    keep: 'the next free Sunday',
    send: 'the owner of a big orange pot',
    own: [
      {
        about:
          '(?:class|workshop|course).*(?:bread|bak|dough)|(?:bread|bak|dough).*(?:class|workshop|course)',
        kinds: ['event', 'service', 'price'],
        lead: 'In company it is easier to lift the lid.',
      },
    ],
    pic: {
      ask: [
        'A loaf in a cast-iron pot just after the lid came off',
        'A dark loaf sitting in an open iron pot',
      ],
      alt: 'A loaf of bread in an open cast-iron pot',
    },
    claims: [
      ['Steam delays crust setting and raises volume and gloss; a closed pot traps it', 'baking textbook'],
    ],
  },
];
