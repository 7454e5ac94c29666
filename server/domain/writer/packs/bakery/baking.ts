// Bread and cake at home: what goes wrong, and why.
import type { Idea } from '../../library/idea.ts';
import { NO_BREAD } from './kinds.ts';

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
    cover: 'Your starter is only hungry',
    gist: [
      'A flat jar with grey liquid on top is usually a hungry starter, not a dead one. A few regular feeds in a warm spot bring most of them back.',
      'Grey and flat means feed it, pink or furry means {bin|toss} it. Between the two lie most of the starters that get thrown away.',
    ],
    subject: ['Before you throw out that starter', 'Grey liquid on your starter'],
    hooks: {
      '*': [
        'At the back of the fridge stands a forgotten sourdough starter, and nobody dares to open it.',
        'Grey water on your sourdough starter only means that it is hungry.',
        'A sourdough starter can live for four weeks without food, most of the time.',
      ],
      p: 'Most starters that get thrown away were only hungry.',
      a: 'Grey liquid on a starter means feed it. Pink streaks or fuzz mean {bin|toss} it.',
      t: 'The grey liquid on a neglected starter is mostly water and alcohol from its own fermentation.',
      f: 'Found a forgotten starter? Do not {bin|toss} it yet.',
      h: 'Your sourdough starter is sulking. It has its reasons.',
      i: 'Sourdough starters forgive. Feed them, keep them warm, and most come back.',
      l: 'A starter asks for flour, water and a little patience.',
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
      'The starter has been behind the pickles for weeks. The liquid on top is grey, and it smells like nail varnish.',
      'You come home from two weeks by the sea, and the starter in its jar has had nothing to eat.',
    ],
    why: [
      [
        'When a starter runs out of food it stops rising and lets a layer of liquid collect on top. It looks alarming and means very little.',
        'Without flour there are no bubbles: the solids sink, and what floats is a weak sort of beer.',
      ],
      [
        'What it wants is fresh flour and some warmth.',
        'Yeast and bacteria survive a long hunger, and wake up with new flour.',
      ],
    ],
    parts: [
      [
        ['Pour off the grey liquid', 'Tip away the water on top'],
        [
          'Or stir it in, if you like a sharper loaf.',
          'It will not hurt if some of it stays. It only tastes sharp.',
          'Stirred back in, it makes the next bread tangier. The choice is yours.',
        ],
        ['Grey liquid poured from a jar', 'A jar tilted over a sink'],
      ],
      [
        ['Keep a spoonful and feed it well', 'Save one spoonful and feed that'],
        [
          'There should be far more new flour than old starter.',
          'One part old, four parts flour, four parts water.',
          'A teaspoon of the old in a cup of flour and water is plenty. It multiplies.',
        ],
        [
          'A spoonful of starter in a clean jar, flour on top',
          'Flour and water stirred over a spoonful of starter',
        ],
      ],
      [
        ['Put the jar somewhere warm', 'Move the starter out of the cold'],
        [
          'Beside the kettle is better than on a cold sill.',
          'A spot where you need no {jumper|sweater} suits it well.',
          'Beside a radiator or on top of the fridge is fine.',
        ],
        ['The jar set down beside a kettle', 'A jar by a stove with a cloth over it'],
      ],
      [
        ['Feed it several times', 'Repeat this for a few days'],
        [
          'Bubbles come first and height comes later.',
          'Twice a day for three days. Judge it by the band round the jar.',
          'First it smells better, then it bubbles, and in the end it climbs.',
        ],
        ['A rubber band marking the level', 'A jar with three marks at different heights'],
      ],
      [
        ['{Bin|Toss} it if it is pink or furry', 'Colour or fur: give up on it'],
        [
          'Pink, orange or furry means that something else has moved in.',
          'Then it is no longer your starter, and no feeding will make it so.',
          'Orange, pink or hairy means that other germs live in it.',
        ],
        ['The lid going back on a jar', 'A jar set aside for the bin'],
      ],
    ],
    turn: ['Feed it before you throw it away.', 'After three days of feeding you will know.'],
    asks: ['What is your starter called?', 'How old is your sourdough starter?'],
    ends: {
      p: 'Give the starter a few days before you decide.',
      a: 'Feed it first, and judge it later.',
      t: 'A warm kitchen shortens the recovery; a cold one only delays it.',
      f: 'And if it really has gone, ask a baker nicely. Starters are made for sharing.',
      h: 'Talk to your starter if you must. The flour does more.',
      i: 'Almost everything in baking gets a second rise.',
      l: 'Forget it for a month, and it still forgives you.',
    },
    work: [
      'Before you replace something, check whether it has simply been starved.',
      'Before you replace a machine, look whether it is plugged in.',
    ],
    caution: [
      'A starter with pink or orange streaks or any mould goes in the {bin|trash}, jar contents and all.',
      'If it shows pink, orange or any mould, throw out everything in the jar and do not taste it.',
    ],
    keep: 'the day you find a forgotten starter',
    send: 'the friend with a jar at the back of the fridge',
    own: [
      {
        about: 'starter',
        kinds: ['event', 'service', 'price'],
        lead: 'Or begin again with a lively one.',
      },
      { about: 'starter', kinds: ['story', 'people', 'process'], lead: 'Our own starter has some history.' },
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
    cover: 'Let bread cool before you cut it',
    gist: [
      'Bread is still cooking when it leaves the oven. Let it cool on a rack, listen for the crust, then slice with a long serrated knife and the crumb will not gum up.',
      'A gummy slice was cut too early. Let bread cool for an hour on a rack, and use a long knife.',
    ],
    subject: ['Do not cut that bread yet', 'The hardest hour in baking'],
    hooks: {
      '*': [
        'Put your ear to a loaf that has just come out of the oven. It crackles, so it is not ready to cut.',
        'The bread is out of the oven, and the worst thing to do now is to cut it.',
        'Hot bread smells ready. It needs another hour.',
      ],
      p: 'A loaf of bread is finished when it is cool, an hour after the oven.',
      a: 'Warm bread smells ready, but it is not.',
      t: 'Inside, bread is still setting while it cools. Cut it early and it gums up.',
      f: 'What is the hardest part of baking bread? Leaving it alone afterwards.',
      h: 'Step away from the warm loaf, and keep your hands where we can see them.',
      i: 'Waiting an hour for bread takes faith. It pays.',
      l: 'The last ingredient of good bread is patience.',
    },
    lines: {
      '*': [
        'If a loaf crackles as it cools, that is the crust shrinking over a softer crumb. Bakers say the bread is singing. Let it finish the song before you slice.',
        'Gummy slices from a well-baked loaf usually mean one thing: it was cut too soon. An hour on a rack fixes that.',
        'Cut bread with a long serrated knife, and let it saw. If you press, you squash the loaf.',
        'Rye bread should wait until tomorrow. Its crumb sets so slowly that the first slice on the day is often sticky.',
        'You may eat a small roll warm. A big loaf has to cool first.',
        'Cooling bread wants air on every side. A tea towel over it softens the crust on purpose.',
      ],
      h: ['Nobody in history has waited the full hour with warm bread. Try for half.'],
    },
    scene: [
      'The loaf is on the rack, the kitchen smells wonderful, and the butter is already soft.',
      'Three people have come into the kitchen for no reason, and one of them has a knife.',
    ],
    why: [
      [
        'Inside a hot loaf the starch is still setting and steam is still on its way out.',
        'At the centre it stays near boiling for a good while, and goes on baking there on the rack.',
      ],
      [
        'Slice too early and the crumb smears on the knife and dries faster afterwards.',
        'Cut it now, and the steam that should stay in the slices goes up in the air.',
      ],
    ],
    parts: [
      [
        ['Cool the bread on a rack', 'Give it air from below'],
        [
          'Air under the loaf keeps the base from going soggy.',
          'On a board it sweats. A grill from the oven will do as well.',
          'The underside is the last to dry. Lift it off whatever it stands on.',
        ],
        ['A loaf set down on a wire rack', 'Air and light under a loaf on a rack'],
      ],
      [
        ['Wait until the base is barely warm', 'Feel the bottom crust'],
        [
          'For a big loaf that is an hour or more.',
          'The back of your hand on the bottom crust: if it is only lukewarm, you may.',
          'Lukewarm is the signal. With a large loaf it takes about an hour, sometimes longer.',
        ],
        ['The back of a hand against the base', 'Fingers laid on the underside of a loaf'],
      ],
      [
        ['Saw, and do not press', 'Use a long bread knife'],
        [
          'A long serrated knife and light hands keep the slice whole.',
          'Let the teeth do it, with long strokes.',
          'Draw it to and fro with no pressure, and the slice keeps its holes.',
        ],
        ['A bread knife sawing gently', 'Long strokes of a serrated knife, crumbs falling'],
      ],
    ],
    turn: ['Then cut it, and butter it.', 'Wait one hour, and all the slices are better.'],
    asks: [
      'Be honest: do you wait until the loaf is cool?',
      'Bread just out of the oven: how long can you wait?',
    ],
    ends: {
      p: 'If you wait, the second half of the loaf stays moist for longer.',
      a: 'Let it cool, then cut.',
      t: 'Rye needs longer than wheat, as it sets more slowly.',
      f: 'Go for a walk. The loaf will be there when you are back, unless you have a family.',
      h: 'If anyone asks, the missing end was for quality control.',
      i: 'Some good things only ask you to wait.',
      l: 'The first slice is better if you had to wait.',
    },
    work: [
      'Plenty of good work is spoilt in the last hour by someone who could not leave it alone.',
      'Impatience costs most at the end of a job. Plan the pause.',
    ],
    keep: 'the next bread you bake',
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
    unless: NO_BREAD,
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
    cover: 'Dough in a cold kitchen',
    gist: [
      'Dough rises more slowly in a cold kitchen. Use warmer water, find it a warm corner and go by how it looks instead of by the clock.',
      'In winter the hours in a bread recipe are wrong, since kitchens are colder. Look at the dough and not at the clock.',
    ],
    subject: ['Your dough is only cold', 'Baking bread in a cold kitchen'],
    hooks: {
      '*': [
        'Your dough does not rise? Touch the bowl. If it is cold, that is why.',
        'Whoever wrote your bread recipe had the heating on.',
        'In January dough needs two hours where the recipe says one.',
      ],
      p: 'If your bread has been flat since the weather turned, it is probably too cold.',
      a: 'In winter, watch the dough and not the clock.',
      t: 'Yeast slows down with each degree the kitchen loses.',
      f: 'Is your dough slow? It is cold, poor thing.',
      h: 'Your dough is not lazy. It is cold.',
      i: 'Winter is a good season for bread. It teaches you to wait.',
      l: 'Cold months make for slow dough, and slow dough has more flavour.',
    },
    lines: {
      '*': [
        'Dough is slower in winter than in summer. Warmer water, a corner away from the draught, and eyes on the dough instead of the clock.',
        'A warm place for dough in a cold house: the oven, switched off, with a bowl of hot water on the shelf below.',
        'Does the recipe say "until doubled"? In a cold kitchen go by that, and not by the hours.',
        'In a straight jar you can see dough double. In a round bowl everybody guesses.',
        'A hot water bottle beside the bowl, a towel over both: dough likes that.',
        'Bring flour in from a cold larder the night before. Cold flour makes cold dough.',
      ],
      h: [
        'Dough in a cold kitchen behaves like a teenager on a school morning. Warmth helps. Shouting does not.',
      ],
    },
    scene: [
      'Same recipe, same flour, same bowl. In summer the dough climbs out, and now it just sits there.',
      'Frost on the window, a cloth over the dough, and somebody lifts a corner every ten minutes to look.',
    ],
    why: [
      [
        'Yeast works faster in the warm, so the hours in a recipe only fit the kitchen it was written in.',
        'A few degrees less can double the time a dough needs.',
      ],
      [
        'A slow rise does no harm, because flavour builds while you wait.',
        'Dough that takes its time tastes of more.',
      ],
    ],
    parts: [
      [
        ['Start with warmer water', 'Warm the water a little'],
        [
          'Warm to the wrist is enough. Hot water harms the yeast.',
          'Like a bath for a baby, not like one for you.',
          'Hand warm, no hotter. Yeast dies in what you would wash up with.',
        ],
        ['A wrist tested under the {tap|faucet}', 'Steam over a measuring {jug|cup}'],
      ],
      [
        ['Let dough rise in the oven', 'Use the oven, switched off'],
        [
          'Switched off, with a bowl of hot water below, it makes a good proving box.',
          'With the door shut and a little steam.',
          'A pan of hot water on its floor warms and moistens the air inside.',
        ],
        ['Dough in a cold oven above a steaming bowl', 'A bowl behind an oven door, light on, heat off'],
      ],
      [
        ['Press the dough instead of timing it', 'Test the dough with a finger'],
        [
          'A floured finger leaves a dent. If it fills slowly, bake. If it springs straight back, wait.',
          'Press once with a knuckle. How fast the hollow comes up tells you where it is.',
          'Push a finger in. A hollow that stays too long or vanishes at once tells you how far it is.',
        ],
        ['A finger pressing into dough', 'A slow dent in a ball of dough'],
      ],
      [
        ['Keep the recipe as it is', 'Do not add more yeast'],
        [
          'More yeast makes it faster. More time makes it taste better.',
          'Same amounts as in summer, only more time.',
          'The dough only needs longer.',
        ],
        ['Dough under a cloth by a frosty window', 'A bowl under a tea towel on a cold sill'],
      ],
    ],
    turn: ['Give the dough longer. Nothing else has to change.', 'Put it somewhere warm, and let it be.'],
    asks: ['Where is the warm spot in your kitchen?', 'What is the oddest place where your dough has risen?'],
    ends: {
      p: 'Begin an hour earlier, and winter bread is no more work.',
      a: 'The dough decides when it is ready.',
      t: 'A finger tells you more about dough than any timer.',
      f: '{Airing cupboard|Linen closet}, boiler shelf, next to the cat: all good.',
      h: 'The cat has already found the warm spot.',
      i: 'Good bread was made long before there were warm kitchens.',
      l: 'Let winter bread take its time.',
    },
    work: [
      'The same steps give another result when something changes that nobody wrote down. Here it is the warmth of the room.',
      'A process depends on things that nobody wrote down. Check the temperature first.',
    ],
    keep: 'the next cold weekend of baking',
    send: 'a home baker with a cold kitchen',
    own: [
      {
        about:
          '(?:class|workshop|course).*(?:bread|bak|dough)|(?:bread|bak|dough).*(?:class|workshop|course)',
        kinds: ['event', 'service', 'price'],
        lead: 'Dough rises better in company.',
      },
      {
        about: 'cool room|cool cellar|cold (?:store|room|rise)|overnight',
        kinds: ['process'],
        lead: 'Some bakers want it cold.',
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
    unless: NO_BREAD,
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
    cover: 'Sticky dough? No more flour',
    gist: [
      'Nearly every bread dough is sticky for the first ten minutes. Wait, fold, use wet hands; more flour makes the loaf dry and heavy.',
      'Bread dough is sticky at first. Give the flour time to take up water, and it lets go of your fingers.',
    ],
    subject: ['Sticky dough: put the flour down', 'All dough is sticky at first'],
    hooks: {
      '*': [
        'The dough sticks to your hands, and you reach for the flour. Do not.',
        'Wet hands do not stick to bread dough. Floured hands do.',
        'Wet bread dough looks like a mistake for a quarter of an hour. Then it does not.',
      ],
      p: 'Homemade bread is often heavy because of too much flour in the kneading.',
      a: 'Sticky dough? Wait ten minutes before you add flour.',
      t: 'Flour takes about twenty minutes to take up water. Until then, dough is sticky.',
      f: 'Up to the wrists in dough, and the phone rings. Sound familiar?',
      h: 'With sticky dough it is not always clear who is kneading whom.',
      i: 'Good bread looks like a mess in its first ten minutes.',
      l: 'Fold a soft, wet dough, and it bakes into soft bread.',
    },
    lines: {
      '*': [
        'Sticky dough: cover it and walk away for twenty minutes. The flour takes up the water, and it no longer sticks.',
        'Wet your hands instead of flouring them. Water on the skin keeps dough off and changes nothing in the recipe.',
        'Two handfuls of flour for the table are too much. They make bread heavy.',
        'Use a plastic scraper for sticky dough: it lifts, folds and cleans the bowl.',
        'Fold your dough four times with a rest between. It gets smooth without more flour.',
        'A dough that sticks to the bowl but leaves your wet hand is right as it is.',
      ],
      h: [
        'Dough on the door handle, dough on the {tap|faucet}, dough on the cat. The recipe said: "knead briefly".',
      ],
    },
    scene: [
      'Five minutes into the recipe your hands are covered in dough, and the flour stands within reach.',
      'The recipe says "a smooth, elastic dough". What is in the bowl could hang wallpaper.',
    ],
    why: [
      [
        'Flour needs time to take up water, and while it does, the surface stays wet.',
        'At first the water is around the grains and not in them.',
      ],
      [
        'Every handful you add takes water that the bread would have needed.',
        'The dough looks tidy, and the loaf is dense.',
      ],
    ],
    parts: [
      [
        ['Mix the dough and walk away', 'Cover it and wait twenty minutes'],
        [
          'Twenty minutes under a cloth. Half of the kneading is then already done.',
          'Bakers have a word for that pause. You may call it a cup of tea.',
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
        ['Fold the dough instead of kneading', 'Fold, rest, and fold again'],
        [
          'Pull one edge up and over, turn, four times round. Rest. Again.',
          'Each round makes it smoother, and nothing sticks for long enough to matter.',
          'From each side to the middle, then a rest. Three or four rounds and it is smooth.',
        ],
        ['An edge of dough stretched and folded over', 'Dough pulled up high and laid over itself'],
      ],
      [
        ['Use a dough scraper', 'Let a scraper do the lifting'],
        [
          'It gets under the dough where fingers would sink in.',
          'A piece cut from a margarine lid works as well.',
          'Flat and stiff, it does not stick like a finger.',
        ],
        ['A scraper lifting dough off a table', 'A plastic card under the edge of a dough'],
      ],
    ],
    turn: [
      'The dough gets smooth by itself. Keep the flour bag closed.',
      'After the third fold you will not know it again.',
    ],
    asks: ['Have you ever kneaded with a ringing telephone?', 'Do you fold your dough or knead it?'],
    ends: {
      p: 'Weigh the water, trust the recipe, and wait.',
      a: 'More time, and no more flour.',
      t: 'A recipe sets how much water goes to how much flour. Leave it so.',
      f: 'And soak the bowl in cold water. Hot turns dough to glue.',
      h: 'The other hand is free again as well.',
      i: 'A little mess now, a good loaf at six.',
      l: 'A soft dough makes soft bread.',
    },
    work: [
      'Stopping the discomfort early can spoil the result. Sometimes the right step is a tea break.',
      'The fix that feels good at first is often paid for at the end.',
    ],
    keep: 'the next sticky dough',
    send: 'a home baker whose bread is too heavy',
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
    unless: NO_BREAD,
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
      'Weigh everything in grams, water included: it saves {washing-up|dishes}, and the bread comes out as it did last week.',
    ],
    subject: ['Put the {jug|cup} on the scale', 'One bowl, one scale, no cups'],
    hooks: {
      '*': [
        'Measure out the same water three times and weigh it. You get three numbers.',
        'Bakers weigh the water for their dough. It sounds fussy, but it works.',
        'Two cooks, one recipe, one cup each: two quite different doughs.',
      ],
      p: 'A kitchen scale makes bread repeatable for less than the price of a few loaves.',
      a: 'Weigh everything in grams, also the water.',
      t: 'A millilitre of water weighs a gram. So a scale is a better {jug|cup}.',
      f: 'Do you still measure flour by cups? There is a way with less {washing-up|cleanup}.',
      h: '"A cup of flour," says the recipe. Which cup? The big one from the zoo?',
      i: 'If you weigh what you use, you can bake it again.',
      l: 'The bowl on the scale, the flour falling, the number coming to rest.',
    },
    lines: {
      '*': [
        'A spoon of water more or less is the difference between a slack dough and a stiff one. Weigh it.',
        'Scoop a cup of flour twice, once loosely, once pressed. They can differ by a quarter. No recipe survives that.',
        'Bowl on the scale, zero, flour, zero, water, zero, salt. One bowl to wash.',
        'To halve a recipe in grams is easy. In cups it is a guess.',
        'Ten grams of water are two teaspoons. In a small loaf you can feel them.',
        'Weigh the salt as well: a heaped spoon and a level one differ by nearly half.',
      ],
      h: ['"A knob of butter," says the recipe. Nobody knows how much that is.'],
    },
    scene: [
      'Last Saturday the bread was lovely. Today, same recipe, and the dough runs off the table.',
      'Somebody is kneeling in front of the counter with one eye closed to see whether the water is on the line.',
    ],
    why: [
      [
        'In bread the amount of water decides nearly everything.',
        'A little more water makes quite another dough.',
      ],
      [
        'Cups depend on how you scoop; weight does not.',
        'Every cup is different. A gram is the same for everyone.',
      ],
    ],
    parts: [
      [
        ['Bowl on the scale, press zero', 'Pour it all into one bowl'],
        [
          'Each thing goes in on top of the last, and nothing else gets dirty.',
          'Press zero before each ingredient.',
          'Back to nought after each ingredient, and there is nothing to rinse but a bowl.',
        ],
        ['A scale that shows nought under a bowl', 'A finger on the zero button of a scale'],
      ],
      [
        ['Weigh the water as well', 'Put water on the scale, too'],
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
          'Flour differs from bag to bag, and your note knows by how much.',
          'Next Saturday you will not remember whether it was a little more.',
        ],
        ['A pencil note in the margin of a recipe', 'Numbers pencilled on a bag of flour'],
      ],
    ],
    turn: ['Later you can knead by feel. Begin with a number.', 'And you can drink tea from the cup.'],
    asks: ['Do you bake with cups or scales?', 'Which recipe of yours can nobody write down?'],
    ends: {
      p: 'The scale need not be expensive. It needs a tare button and a new battery.',
      a: 'The same weights make the same bread.',
      t: 'Bakers give each ingredient as a share of the flour. With grams, you can as well.',
      f: 'Grandmother did it by eye. She had also done it four thousand times.',
      h: 'The zoo cup has retired.',
      i: 'When the guessing stops, baking is fun.',
      l: 'First the scale, and then your hands.',
    },
    work: [
      'If a measure depends on who is measuring, so does the result. A scale is cheap.',
      'If two people measure and get two figures, buy a scale.',
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
      'It rose before it could stand. Usually there was too much baking powder, or the door opened too soon.',
      'The middle had not set yet: most often too much baking powder, or an early look into the oven.',
    ],
    title: [
      'Why did my cake sink in the middle?',
      'A dip in the middle of the cake: three causes and a rescue',
    ],
    cover: 'Why your cake sank',
    gist: [
      'A cake sinks when its bubbles come before its walls have set. Check the baking powder, the oven door and the time, and cover the hole with cream.',
      'Too much baking powder, too little time, or cold air: three reasons why a {sponge|cake} falls in.',
    ],
    subject: ['Your cake has sunk: why?', 'Three reasons, and a bowl of cream'],
    hooks: {
      '*': [
        'Your cake has sunk in the middle? At minute twenty it stood tall.',
        'Level teaspoons of baking powder: that saves most cakes from sinking.',
        'For twenty minutes it was your tallest cake. Then it sank.',
      ],
      p: 'Three causes account for most sunken cakes, and each of them leaves its own trace.',
      a: 'Let the cake set before you open the oven door.',
      t: 'A cake stands once egg and starch have set, at over eighty degrees Celsius in the middle. The bubbles come much earlier.',
      f: 'The birthday cake has sunk, and the party is at three? Deep breath.',
      h: 'A sunken cake is a bowl that you can eat. Fill it and say nothing.',
      i: 'Each baker you admire has had a sunken cake.',
      l: 'A sunken chocolate cake, filled with cream, looks as if you meant it.',
    },
    lines: {
      '*': [
        'A sunken, coarse cake had too much baking powder. A sunken, wet one was not baked long enough.',
        'Baking powder in level teaspoons. A heaped one is nearly double, and the cake rises until it falls.',
        'Do not open the oven in the first two thirds of the time. After that, gently.',
        'To test a cake, press the middle with a finger: if it springs back, it is done.',
        'If every cake sinks, buy an oven thermometer before you change the recipe.',
        'Old baking powder lifts a cake weakly, and too much of it lets the cake fall.',
      ],
      h: ['{Icing sugar|Powdered sugar} hides a multitude of sunken cakes.'],
    },
    scene: [
      'Through the oven door the cake looked like a hill. Now there is a hollow in it.',
      'The guests are coming at three, and the {sponge|cake} has sunk.',
    ],
    why: [
      [
        'Gas lifts the batter first, and only later do egg and flour set round the bubbles.',
        'For a while a cake is all bubbles, and nothing holds them up.',
      ],
      [
        'Too many bubbles, or a moment without heat, and they burst before the walls can hold.',
        'Then it gives way in the middle, where it is softest.',
      ],
    ],
    parts: [
      [
        ['Level the baking powder', 'Measure baking powder exactly'],
        [
          'Draw a knife across the spoon. More lift means thinner walls.',
          'One spoon too few makes a flat cake, one too many a sunken one.',
          'A heaped spoon lifts faster than the crumb can follow.',
        ],
        ['A knife levelling a teaspoon', 'A level spoon of baking powder over a bowl'],
      ],
      [
        ['Keep the oven door shut', 'Do not look in too early'],
        [
          'A look costs twenty degrees just when the cake needs them.',
          'Use the light. If the window is brown, wash it for the next cake.',
          'Cold air comes in at the moment when nothing is holding yet.',
        ],
        ['A cake seen through a closed oven door', 'An oven light and a rising cake'],
      ],
      [
        ['Bake it until it springs back', 'Test the middle with a finger'],
        [
          'A finger on the middle, lightly. A dent that stays wants five minutes more.',
          'Also look at the rim: it comes away from the {tin|pan} when the centre is nearly there.',
          'It should push back. If it keeps the print, close the door again.',
        ],
        ['A fingertip on the centre of a {sponge|cake}', 'A cake coming away from the side of its {tin|pan}'],
      ],
      [
        ['Fill the hollow with cream', 'Serve it with fruit in the middle'],
        [
          'With cream, fruit and sugar it looks planned.',
          'Or turn it upside down. The base is flat, and nobody has ever asked.',
          'It is a bowl now, so put something in it.',
        ],
        ['Berries and cream in the hollow of a cake', 'A spoon of cream going into a dip in a cake'],
      ],
    ],
    turn: [
      'It tastes the same. Only the shape has suffered.',
      'Next time: level spoon, closed door, a finger at the end.',
    ],
    asks: ['What have you hidden under {icing sugar|powdered sugar}?', 'How did you rescue your last cake?'],
    ends: {
      p: 'A thermometer in the oven is worth having, since dials are often wrong by a good deal.',
      a: 'Level spoon, closed door, one finger.',
      t: 'Bubbles first and walls later: that is why it falls.',
      f: 'Bring it to the table. It will be eaten all the same.',
      h: 'Perhaps that is how bowls were invented.',
      i: 'Baking forgives, as long as there is cream.',
      l: 'A spoon, a soft middle, no explanations.',
    },
    work: [
      'Things that grow too fast fall in where they are softest. There are companies like that as well.',
      'Things that are not yet steady need quiet. Keep the door shut.',
    ],
    keep: 'the next sunken cake',
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
    cover: 'Is the dough kneaded enough?',
    gist: [
      'Stretch a piece of dough the size of a walnut between your fingers. If it thins to a skin that lets light through, it is kneaded; if it tears, rest it and go on.',
      'The window test: stretch a bit of dough in front of a lamp. It tells you more than any number of minutes.',
    ],
    subject: ['Hold your dough up to the light', 'How long should you knead?'],
    hooks: {
      '*': [
        'Hold a piece of bread dough up to the lamp. If you can see your fingers through it, stop kneading.',
        '"Knead the dough for ten minutes." With whose arms?',
        'How do you know that dough is kneaded enough? All it takes is a lamp.',
      ],
      p: 'One small test shows whether a dough is ready, however it was kneaded.',
      a: 'Do not count the minutes you knead. Do the window test.',
      t: 'Kneading turns the gluten into sheets. If you can see light through them, they will hold gas as well.',
      f: 'Never sure if you have kneaded enough? Pinch off a bit of dough and look through it.',
      h: 'Ten minutes of kneading is six minutes longer than you have ever kneaded.',
      i: 'At some point a rough lump of dough turns into silk in your hands.',
      l: 'A thin skin of dough, and lamplight behind it.',
    },
    lines: {
      '*': [
        'Window test: stretch a walnut of dough, thinner and thinner. See-through: done. Torn: rest ten minutes and go on.',
        'If dough springs back all the time, let it rest for ten minutes under a bowl. Then it lets itself be stretched.',
        'With {wholemeal|whole wheat} the window is smaller, for bran cuts holes in it. Stop when it stretches well.',
        'You can hardly knead too much by hand. With a machine you can: when it turns slack and shiny, you have.',
        'No lamp? Press the dough: if it springs back smooth and does not tear at the edge, it is nearly there.',
        'Rye dough never passes the window test. It does not need to.',
      ],
      h: ['Kneading dough is cheaper than a gym, and afterwards there is bread.'],
    },
    scene: [
      'Somebody in an apron looks at a scrap of dough in front of a lamp, like an X-ray.',
      'The clock says ten minutes, your arms say twenty, and you do not know if the dough is ready.',
    ],
    why: [
      [
        'A net of gluten holds bread up, and kneading makes it.',
        'Two proteins in flour join up when wet, and pulling makes them into sheets.',
      ],
      [
        'How long that takes depends on the flour, the water and whoever is kneading.',
        'Strong flour and strong arms get there sooner, and a pause does half of it for you.',
      ],
    ],
    parts: [
      [
        ['Pinch off a piece of dough', 'Take a piece as large as a walnut'],
        [
          'From the middle. Roll it smooth and let it sit for a minute.',
          'Too big and it hangs, too small and it cools.',
          'About as much as a walnut, rolled round and given a moment to relax.',
        ],
        ['A small ball of dough in a palm', 'A bit of dough pinched from a larger one'],
      ],
      [
        ['Stretch it with four fingers', 'Pull it thin, bit by bit'],
        [
          'From the middle outwards, as you shape a pizza.',
          'Slowly, so that it does not tear.',
          'Turn it as you widen it. Haste makes holes that mean nothing.',
        ],
        ['Fingers stretching a piece of dough', 'Dough drawn out between eight fingertips'],
      ],
      [
        ['Hold the dough up to the light', 'Look at a lamp through it'],
        [
          'A thin, even skin with shadows behind it is what you want.',
          'The light comes through as through baking paper.',
          'Shadows of your fingers in an even skin: that is enough kneading.',
        ],
        ['A thin window of dough against a lamp', 'Light shining through a sheet of dough'],
      ],
      [
        ['If it tears, rest and knead again', 'Torn? Wait ten minutes'],
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
      p: 'Do it twice, and you will know how it feels.',
      a: 'When you see light, stop kneading.',
      t: 'A thin sheet that does not tear: that is all you test.',
      f: 'And put the bit back in. Nobody will know.',
      h: 'Your neighbours may wonder what you see in it.',
      i: 'It is a good moment when the dough begins to hold.',
      l: 'Smooth as the inside of your wrist.',
    },
    work: [
      'Counting effort is easy, testing the result is better.',
      'Hours say what went in. A test says what came out.',
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
    unless: NO_BREAD,
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
    cover: 'Bake bread in a pot',
    gist: [
      'Bakery ovens blow steam over the dough. At home a heavy pot with a lid does the same with the water that is in the bread itself: lid on for the rise, lid off for the colour.',
      "Heat the pot, drop in the dough, cover it for the first half and uncover it for the second. It is as near to a baker's oven as a kitchen gets.",
    ],
    subject: ['Bread from your stew pot', 'Lid on, then lid off'],
    hooks: {
      '*': [
        'Bread baked in a stew pot gets a better crust than in most ovens.',
        'Home ovens are too dry for bread. A pot with a lid helps.',
        'Bread needs steam, and in a pot with a lid it makes its own.',
      ],
      p: 'A lidded pot gives a home loaf the one thing it lacks, and that is steam.',
      a: 'Bread in a pot: lid on to rise, lid off to brown.',
      t: 'Steam keeps the surface moist, so that the dough can expand before the crust sets; a closed pot traps enough of it.',
      f: 'Is your bread pale and dull at home? A lidded pot mends that.',
      h: 'For years the big orange pot was for display. Now it bakes bread.',
      i: 'You can bake a real bread crust at home, in a casserole.',
      l: 'Lift the lid, and there is your bread, round and glossy, just before it browns.',
    },
    lines: {
      '*': [
        'Bread in a pot: heat it empty, drop in the dough, lid on for twenty-five minutes, lid off until it is as dark as you dare.',
        'Lower bread dough into the hot pot on a sheet of baking paper. It saves your knuckles.',
        'No pot? A roasting {tin|pan} upside down over the bread traps steam nearly as well.',
        'Before you bake bread in a pot: can the knob on the lid stand the heat? Some are plastic.',
        'Dust the baking paper with semolina, and the base of your bread gets crisp.',
        'A small loaf in a large pot spreads. Leave two fingers all round.',
      ],
      h: ['The bread pot is hot. Yes, the handles too. Every baker finds this out once.'],
    },
    scene: [
      'Two loaves of the same dough: one baked bare, one in a pot. You can hear which is which when you tap them.',
      'Somebody lifts the lid of the bread pot, steps back from the steam, and smiles.',
    ],
    why: [
      [
        'In its first minutes bread wants to grow, and a dry skin stops it.',
        'Bread expands until its surface hardens. Keep that soft for longer, and it gets further.',
      ],
      [
        'A dough gives off steam by itself. In a large oven it is gone at once, and in a closed pot it stays.',
        'The steam was there all along. In a big oven it gets lost.',
      ],
    ],
    parts: [
      [
        ['Heat the empty pot', 'Put the pot in a cold oven'],
        [
          'Half an hour, as hot as the recipe says, lid included.',
          'A cold pot takes the heat from the bread.',
          'Iron takes its time, and thirty minutes is what it needs.',
        ],
        ['A cast-iron pot in an oven', 'An empty pot with its lid on an oven rack'],
      ],
      [
        ['Lower the dough in on paper', 'Use baking paper as a sling'],
        [
          'A sheet with long ends is a handle.',
          'It keeps your fingers out of it, and nothing sticks.',
          'Take hold of two corners, lower, let go. The paper bakes along and peels off.',
        ],
        ['Dough lowered into a pot on baking paper', 'Two hands holding baking paper by its ends'],
      ],
      [
        ['Leave the lid on at first', 'Lid on for half the time'],
        [
          'Twenty to twenty-five minutes, without looking.',
          'The bread rises under there. Trust the lid.',
          'What steams out of the dough keeps its skin soft for a good twenty minutes.',
        ],
        ['A lid set on a steaming pot', 'A closed pot in a dark oven'],
      ],
      [
        ['Take the lid off to brown it', 'Lid off for the second half'],
        [
          'The crust dries and browns. Go one shade past what you are used to.',
          'Now it gets its colour.',
          'The last stretch makes it brown and brittle. Wait for chestnut.',
        ],
        ['A pale risen loaf in an open pot', 'A lid coming off and steam rolling out'],
      ],
      [
        ['Lift the bread out to cool', 'Take it out of the pot at once'],
        [
          'On a rack at once, since it would sweat in the pot.',
          'It crackles for a while. Leave it alone.',
          'It needs air around it now, and an hour without you.',
        ],
        ['A dark loaf lifted out by its paper', 'A loaf crackling on a rack'],
      ],
    ],
    turn: ['Any heavy pot with a lid will do.', 'Same dough, same oven, and a lid.'],
    asks: ['What do you bake your bread in?', 'How dark do you like the crust of your bread?'],
    ends: {
      p: 'You need nothing new, only a lid that fits.',
      a: 'Hot pot, wet start, dry finish.',
      t: 'A late crust lets the bread grow; then heat makes it crisp.',
      f: 'Thick gloves, please. On both hands.',
      h: 'The pot now wants a say in supper, too.',
      i: 'It is a fine thing to lift a lid and be surprised.',
      l: 'The crackle of the crust, and the first slice.',
    },
    work: [
      'Somebody understood what a large machine was for, and used a lid.',
      'Ask what an expensive tool really does. Sometimes a simple lid does it too.',
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
    unless: NO_BREAD,
  },
];
