// Reading the counter: which loaf, how much cake, what the words mean.
import type { Idea } from '../../library/idea.ts';
import { CAKES, CAKES_ONLY, NO_BREAD } from './kinds.ts';

export const CHOOSING: readonly Idea[] = [
  {
    id: 'is-that-crust-burnt',
    format: 'answer',
    again: 9,
    emoji: '🔥',
    tags: ['Crust', 'Sourdough', 'BreadBaking'],
    question: 'Is that crust burnt?',
    short: [
      'No. Dark is where the flavour is.',
      'No. It is baked all the way, and that is where the taste sits.',
    ],
    title: [
      'Why is sourdough crust so dark? (It is not burnt)',
      'Dark crust on bread: where the flavour comes from',
    ],
    cover: 'Is that dark crust burnt?',
    gist: [
      'A deep brown crust is not a burnt one. As the outside of a loaf dries and browns it builds toasty, nutty flavours that a pale crust never gets.',
      'Black and bitter is burnt. Brown as a chestnut is baked, and tastes of nuts and caramel.',
    ],
    subject: ['That crust is not burnt', 'Try the dark loaf once'],
    hooks: {
      '*': [
        'A hand hovers over the dark loaf of bread, and takes the pale one. Pity.',
        'Two loaves from one dough, one baked five minutes longer. The dark crust tastes of far more.',
        'Is a dark bread crust burnt? No. Brown bread crust tastes of more.',
      ],
      p: 'The darkest loaf on the shelf is usually there on purpose.',
      a: 'The darker the crust, the more flavour. Pale bread has less.',
      t: 'A crust browns only once its surface has dried out. Until then it cannot get hotter than boiling water.',
      f: '"Is that one burnt?" A fair question. Please try it before you decide.',
      h: 'Nobody sends back a roast potato for being brown.',
      i: 'In its last few minutes in the oven bread gets its flavour.',
      l: 'A good crust is brown as a chestnut, and not pale as straw.',
    },
    lines: {
      '*': [
        '"Is that burnt?"\n\nNo. Burnt is black and bitter. This is brown, which is where the toast, nuts and caramel come from.',
        'A pale loaf and a dark loaf can come from the same dough. The difference is the last few minutes in the oven.',
        'Tap the bottom of a loaf. A hollow knock means it is baked through. A dull thud means it wanted longer.',
        'The blisters on a crust are a sign of a long, cold rise. They are the first thing to shatter and the first thing to taste.',
        'Compare two slices with nothing on them, one from a pale loaf and one from a dark one. It takes one bite.',
        'Order your loaf "well done" if you like the crust dark. Most bakers know what you mean.',
      ],
      h: ['Nobody asks coffee to be beige. Bread may be brown, too.'],
    },
    scene: [
      'Somebody in the {queue|line} points past the darkest loaf and says politely: "Not that one."',
      'The bread comes out of the oven, dark brown, and a customer wonders whether it is burnt.',
    ],
    why: [
      [
        'Once the surface is hot and dry, the sugars and proteins in the dough brown and turn into a whole family of new flavours.',
        'When the outside of bread dries, it roasts, and that makes the taste.',
      ],
      [
        'Toast, coffee and roast potatoes get their taste in the same way.',
        'The same browning makes the smell of toast and the edge of a roast.',
      ],
    ],
    parts: [
      [
        ['A brown crust tastes of nuts', 'The colour is the taste'],
        [
          'Those notes only form once a crust gets past gold.',
          'Pale crust tastes of flour. A brown one tastes of malt.',
          'A brown crust brings malt, nuts and a little coffee.',
        ],
        ['Close-up of a dark, blistered crust', 'A dark and a pale crust held side by side'],
      ],
      [
        ['Under a dark crust, bread stays soft', 'Dark outside, soft inside'],
        [
          'The outside browns while the inside stays moist.',
          'Cut it, and the colour stops after a few millimetres.',
          'The skin takes the heat, and what is beneath it stays damp and soft.',
        ],
        ['The same loaf cut open', 'A knife opening a dark loaf to a pale crumb'],
      ],
      [
        ['Black and bitter is too far', 'Burnt tastes of ash'],
        [
          'If it tastes of ash it is burnt. If it tastes of caramel it is done.',
          'There is such a thing as overdone, and your tongue knows it at once.',
          'Bitter and black means a minute too many. Brown and sweet means just in time.',
        ],
        ['A knuckle tapping the base of the loaf', 'A crust broken close to the camera'],
      ],
    ],
    turn: ['Try a dark crust once, with nothing but butter.', 'Eat the crust first.'],
    asks: ['Dark crust or pale: which loaf do you take?', 'Do you like your crust dark?'],
    ends: {
      p: 'If you only know pale crusts, one dark slice is a fair test.',
      a: 'Judge bread by its crust.',
      t: 'Steam first and dry heat later make the colour.',
      f: 'Not sure about a dark loaf? Ask. It is a good question.',
      h: 'Life is short. Eat the crust.',
      i: 'Sometimes what looks overdone is just finished.',
      l: 'Serve it with cold butter and a little salt.',
    },
    work: [
      'People take the unfamiliar for a mistake until somebody explains it. One sentence is enough.',
      'If customers shy away from your best work, tell them what it is before you change it.',
    ],
    keep: 'the next time you choose bread',
    send: 'someone who picks the palest loaf every time',
    own: [
      {
        about: '\\bcrusts?\\b|blister|dark bake|bold bake',
        kinds: ['process', 'product'],
        lead: 'A word about our own crust.',
      },
    ],
    pic: {
      ask: ['Close-up of your darkest crust in side light', 'A dark loaf on a counter, lit from one side'],
      alt: 'Close-up of a dark brown, blistered bread crust',
    },
    claims: [
      ['Browning of crust by Maillard reaction needs a dry, hot surface', 'food science textbook'],
      ['Hollow sound as a doneness sign; blisters from cold retarding', 'craft practice'],
    ],
    unless: NO_BREAD,
  },
  {
    id: 'sourdough-need-not-be-sour',
    format: 'myth',
    again: 9,
    emoji: '🍞',
    only: 'sourdough|starter|levain',
    tags: ['Sourdough', 'SourdoughStarter', 'BreadFacts'],
    myth: 'Sourdough has to taste sour',
    short: [
      "How sour a loaf turns out is the baker's choice.",
      'Only if the baker wants it to. Mild ones are just as much sourdough.',
    ],
    title: ['Does sourdough have to taste sour?', 'Mild sourdough exists: what makes a loaf sour or gentle'],
    cover: 'Sourdough is not always sour',
    gist: [
      'Sourdough is named after how it rises, not how it tastes. Time, temperature and flour decide whether a loaf turns out mild and creamy or sharp and tangy.',
      'A young starter makes a mild loaf, long hours make a sharp one. The word on the label does not tell you which you are getting.',
    ],
    subject: ['If you think you dislike sourdough', 'How sour must sourdough be?'],
    hooks: {
      '*': [
        'Two sourdough breads can be as far apart as cream and cider.',
        'Ask at a bread counter which sourdough is the mildest. You may be surprised how mild that is.',
        '"Sour" in sourdough says how the bread rises, and not how it tastes.',
      ],
      p: 'Sourdough is a way of raising bread. It need not be sour.',
      a: 'Some sourdough is sharp, some is mild. The baker decides.',
      t: 'Lactic acid tastes of yoghurt, acetic acid of vinegar. The balance between them decides how a sourdough tastes.',
      f: 'Not a fan of sourdough? Maybe you have only met the sour ones.',
      h: 'Sourdough has an image problem, and it is the first syllable.',
      i: 'Sourdough bread can be very mild.',
      l: 'In good sourdough the sour note comes late and quietly.',
    },
    lines: {
      '*': [
        'Same flour, same water, same salt. Change only the hours, and one sourdough tastes of cream and the next of cider.',
        'Myth: sourdough has to taste sour.\n\nIn fact "sour" describes the starter that lifts the dough. How much of it you taste is up to the baker.',
        'A fair question at any bread counter: "Which of these is the mildest?" Sourdough runs from creamy to sharp, and nobody minds being asked.',
        'Rye feeds a starter richly, so rye loaves tend to have more bite than white ones.',
        'A starter fed this morning makes a milder loaf than one fed yesterday.',
        'If a sourdough was too sharp for you, try it toasted with butter before you give up on it.',
      ],
      h: ['Saying you dislike sourdough because one was sour is like giving up films because one was long.'],
    },
    scene: [
      'Somebody at the table is sure to say it: "I would like sourdough if only it were less sour."',
      'A child bites into a slice of sourdough, waits for the sour bit, and asks where it is.',
    ],
    why: [
      [
        'A starter is flour and water in which wild yeast and lactic bacteria live. The yeast lifts the dough; the bacteria make mild acids.',
        'The jar holds yeast, which makes bubbles, and bacteria, which make acid. The name comes from the second.',
      ],
      [
        'How much acid ends up in the bread depends on time, warmth and flour.',
        'So the same starter can make a mild loaf on Monday and a sharp one on Tuesday.',
      ],
    ],
    parts: [
      [
        ['A young starter tastes mild', 'A freshly fed starter is mild'],
        [
          'Used while it is lively, it leaves a creamy, gentle flavour.',
          'Catch it on the way up and it has had no time to turn sharp.',
          'Fed a few hours ago and full of bubbles, it brings lift and next to no acid.',
        ],
        ['A bubbling starter, just risen', 'A starter domed at the top of its jar'],
      ],
      [
        ['A long rise makes it sharper', 'A night in the cold adds tang'],
        [
          'A long, slow rise gives the acids time to build.',
          'What stands cold overnight comes out sharper.',
          'What stands overnight in a cool place comes out with an edge to it.',
        ],
        ['Dough resting in baskets', 'Baskets of dough in a cold room'],
      ],
      [
        ['Rye and wholegrain add bite', 'Darker flour makes it stronger'],
        [
          'Rye and {wholemeal|whole wheat} give the starter more to eat, and you can taste it.',
          'The outer parts of the grain feed the bacteria well.',
          'Rye especially sends the acid up, and the smell with it.',
        ],
        ['A handful of rye flour', 'Dark flour falling from a scoop'],
      ],
    ],
    turn: [
      'So if one loaf was too sharp for you, try another before you give up on all of them.',
      'The name says how it rises. For the taste you have to ask.',
    ],
    asks: ['Mild or sharp: how do you like your sourdough?', 'How sour may a loaf be before it is too sour?'],
    ends: {
      p: 'If you are not sure, start with the mildest one.',
      a: 'Only a slice tells you how it tastes.',
      t: 'Temperature, time, flour: change one of them, and the taste changes.',
      f: 'Ask for the mildest one next time. Nobody minds.',
      h: 'Somebody had to speak up for the mild ones.',
      i: 'There is a sourdough for nearly everybody.',
      l: 'Choose sourdough like cheese: by tasting.',
    },
    work: [
      'One word in a name can put people off for years. Answer that first.',
      'Say in one line what people will taste. A name is not enough.',
    ],
    keep: 'the next time you stand at a bread counter',
    send: 'the friend who says they do not like sourdough',
    own: [
      {
        about: 'prove|proving|ferment|rests? overnight|slow rise',
        kinds: ['process', 'story'],
        lead: 'Our sourdough takes its time.',
      },
      {
        about:
          '(?:class|workshop|course).*(?:bread|sourdough|starter)|(?:bread|sourdough|starter).*(?:class|workshop|course)',
        kinds: ['event', 'service', 'price'],
        lead: 'You can also bake it yourself.',
      },
    ],
    pic: {
      ask: ['Your starter in its jar at its highest point', 'A jar of starter just before it begins to fall'],
      alt: 'A jar of bubbling sourdough starter',
    },
    claims: [
      [
        'Starter acids are mainly lactic and acetic; balance varies with time, temperature and flour',
        'food science textbook',
      ],
    ],
  },
  {
    id: 'a-loaf-for-each-job',
    format: 'checklist',
    again: 9,
    emoji: '🧺',
    tags: ['BreadGuide', 'RealBread', 'SupperIdeas'],
    title: [
      'Which bread goes with what: soup, cheese, toast, picnic',
      'The right bread for soup, sandwiches, cheese and burgers',
    ],
    cover: 'Which bread goes with what?',
    gist: [
      'Choose bread by what you will eat with it: big holes for soup, close crumb for sandwiches, rye for strong cheese and fish, a soft roll for anything that drips.',
      'Before you ask which bread looks nicest, ask what goes on it. Holes are lovely until there is honey.',
    ],
    subject: ['Bread with holes and honey', 'Which bread for which supper?'],
    hooks: {
      '*': [
        'Honey on bread full of holes ends up in your sleeve. Choose another bread.',
        '"What is going on the bread?" is a good first question at a bakery.',
        'Most disappointment with bread comes from the wrong loaf for supper.',
      ],
      p: 'Choose bread by the meal, and the meal gets better.',
      a: 'Bread with holes for soup, without holes for honey.',
      t: 'Bread with big holes takes up soup and oil; a close crumb carries what lies on it.',
      f: 'People coming for cheese? There is a bread for that.',
      h: "Every sandwich that fell apart in somebody's lap began with the wrong bread.",
      i: 'Match the bread to the meal, and a plain supper feels planned.',
      l: 'Dark rye bread and a ripe blue cheese are made for each other.',
    },
    lines: {
      '*': [
        'Which loaf for what:\n\nSoup: open crumb, thick crust\nSandwiches: tin loaf\nStrong cheese: rye\nAnything saucy: soft roll\nHoney: no holes, please',
        'A picnic wants a {tin loaf|sandwich loaf} or a soft roll. A hard crust pushes the filling out at the first bite.',
        'Thin rye under smoked fish, thick white under eggs. The stronger the topping, the thinner and darker the bread.',
        'For garlic bread and bruschetta take the loaf with big holes. They are there to hold the oil.',
        'Thin, oily sauce needs bread with holes, thick sauce a soft bun.',
        'Cut rye bread thin and white bread thick.',
      ],
      h: ['Jam on bread with big holes ends up on your {trousers|pants}.'],
    },
    scene: [
      'Six kinds of bread are on the shelf, one supper is at home, and the {queue|line} behind you grows.',
      'The cheese is bought, the wine is open, and there is only sliced white bread.',
    ],
    why: [
      [
        'A crumb with large holes soaks, and one with small holes carries.',
        'Big holes let things through, small ones hold them up.',
      ],
      [
        'A thick crust stands up to liquid, but it fights back when you bite through a filling.',
        'The harder the outside, the better with a spoon, and the worse between two hands.',
      ],
    ],
    parts: [
      [
        ['Soup and stew: big holes, firm crust', 'For soup: an open loaf'],
        [
          'It soaks without falling in.',
          'The holes fill, the crust keeps its shape, and nothing has to be fished out.',
          'The crumb fills up like a sponge and the outside keeps it in your hand.',
        ],
        ['A thick slice dipped into a bowl of soup', 'A torn crust standing in a bowl of soup'],
      ],
      [
        ['Sandwiches: a {tin loaf|sandwich loaf}', 'For lunchboxes: bread from a {tin|pan}'],
        [
          'Even slices, thin crust, nothing to fall through.',
          'It cuts square, packs flat and lets go when you bite.',
          'Close crumb, straight sides, and a crust that does not fight back.',
        ],
        ['Even slices fanned from a {tin loaf|sandwich loaf}', 'Two square slices closed over a filling'],
      ],
      [
        ['Strong cheese and smoked fish: rye', 'For blue cheese or smoked trout: rye'],
        [
          'Its sour edge cuts the fat.',
          'Slice it thin, as it tastes strong.',
          'Dark and a little sour, it holds its own against salt and smoke.',
        ],
        ['Thin slices of rye beside a blue cheese', 'Smoked fish on a dark thin slice'],
      ],
      [
        ['Burgers and anything that drips: a soft roll', 'For burgers and sauce: a soft bun'],
        [
          'It gives way together with the filling, so that nothing shoots out at the back.',
          'Toast the cut sides, and it holds the juice for the length of a meal.',
          'When you bite, it presses in instead of pushing out what is inside.',
        ],
        ['A toasted soft roll, cut side up', 'Two halves of a bun toasting in a pan'],
      ],
      [
        ['Jam and honey: brioche or milk bread', 'For sweet breakfasts: a rich dough'],
        [
          'Egg and butter in the crumb make jam taste rounder.',
          'Brioche and milk bread toast quickly, so stay with them.',
          'Butter in the bread means that less is needed on it.',
        ],
        ['Jam spread on toasted brioche', 'Toasted brioche beside an open jam jar'],
      ],
    ],
    turn: ['Name the meal, and the bread is easy to choose.', 'First the supper, then the bread.'],
    asks: ['What are you eating tonight that needs bread?', 'Which bread do you eat with cheese?'],
    ends: {
      p: 'Say what you are cooking when you buy bread; bakers like that question.',
      a: 'First the meal, then the bread.',
      t: 'Look at holes, crust and sourness, in that order.',
      f: 'If in doubt, say what is for supper and let the counter help.',
      h: '{Trousers|Pants} everywhere are grateful.',
      i: 'Supper gets better without one more thing to cook.',
      l: 'A dark slice, cold butter, and a ripe cheese.',
    },
    work: [
      'Ask what the thing is for before you recommend one. The customer comes back.',
      'Good advice starts with a question about the evening and not with the price list.',
    ],
    keep: 'the next time you buy bread',
    send: 'the one who buys the bread for the cheese evening',
    own: [
      {
        about: '\\brye\\b|ciabatta|focaccia|brioche|tin loaf|\\brolls?\\b',
        kinds: ['product'],
        lead: 'Breads for all of these.',
      },
    ],
    pic: {
      ask: [
        'Three different loaves cut open side by side, crumb to the front',
        'Three cut loaves in a row, showing their crumb',
      ],
      alt: 'Three loaves cut open to show different crumb structures',
    },
    claims: [
      ['Crumb and crust decide how bread takes up liquid and how a sandwich bites', 'common experience'],
      ['Acidity balances fat', 'food science textbook'],
    ],
    unless: NO_BREAD,
  },
  {
    id: 'bread-words',
    format: 'glossary',
    again: 12,
    emoji: '📖',
    tags: ['BreadFacts', 'HomeBaking', 'Sourdough'],
    title: [
      'Bread words explained: crumb, proof, score and ear',
      'What bakers mean by crumb, ear, oven spring and scoring',
    ],
    cover: 'Five words bakers use',
    gist: [
      'Crumb, proof, oven spring, ear: the words bakers use, in plain English, so that the next recipe makes sense.',
      'What bakers mean by crumb, score, proof and ear, without flour in the air.',
    ],
    subject: ['What bakers mean by "crumb"', 'Five bread words by Friday'],
    hooks: {
      '*': [
        'Crumb, proof, ear: by the second line, a bread recipe sounds like a sailing manual.',
        '"Open crumb, good ear," said one baker to another. It was praise.',
        'Know five bread words, and you understand any baker.',
      ],
      p: 'A bread recipe is easier once you know five words.',
      a: 'Learn five bread words, and every recipe makes sense.',
      t: 'Bakers use their words exactly. Here is what they mean.',
      f: 'Ever nodded along while a baker said "open crumb"? This is for you.',
      h: 'Bakers say "nice ear" to each other, and nobody minds.',
      i: 'The language of bakers smells of toast.',
      l: 'Five words for people who love bread.',
    },
    lines: {
      '*': [
        'Crumb: the inside.\nProof: the rest before baking.\nOven spring: the last leap in the heat.\nEar: the crisp ridge by the cut.\n\nYou now speak bread.',
        '"Crumb" is not what falls on the table. To a baker it is the whole inside of the loaf, holes and all.',
        'Oven spring is the last jump a dough makes in the heat before the crust sets. If a loaf looks proud of itself, that is why.',
        'A bread dough is "under" when it has risen too little and "over" when it has risen too long.',
        'A "tight crumb" is no insult to bread. A sandwich loaf should have one.',
        'Proof comes from proving: the wait in which a dough shows that its yeast is alive.',
      ],
      h: ['If a baker praises your ear, they mean the crusty ridge on your bread. Probably.'],
    },
    scene: [
      'You open a recipe for bread, and the first three words you would have to look up are in the title.',
      'Two bakers stand over a cut loaf and talk, and a customer wonders whether the bread is all right.',
    ],
    why: [
      [
        'Bakers use a few everyday words in their own way.',
        'These words sound like ordinary English, and that confuses people.',
      ],
      [
        'Knowing them helps at the counter as well, because you can ask for exactly what you like.',
        'With five of them you can say what bread you like.',
      ],
    ],
    parts: [
      [
        'Crumb (the inside of bread)',
        [
          'Open means big holes, tight means small ones.',
          'Everything that is not crust: airy, close, moist or dry.',
          'What is under the crust, whether it has caves in it or none.',
        ],
        ['A cut loaf, close up', 'A slice held up so that light comes through its holes'],
      ],
      [
        'Proof (the last rise)',
        [
          'The shaped dough rests and rises before it is baked.',
          'The bread has its shape and grows slowly.',
          'The time that a loaf spends rising once it has been given its form.',
        ],
        ['Shaped dough in a basket', 'A cloth lifted from a proving basket'],
      ],
      [
        'Oven spring (the jump in the oven)',
        [
          'It happens in the first minutes of heat.',
          'How much a dough still grows before its skin sets.',
          'That push upwards when raw dough meets a very hot stone.',
        ],
        ['A loaf rising in the oven', 'Dough swelling behind an oven door'],
      ],
      [
        'Score (the cut on top)',
        [
          'It decides where the bread opens.',
          'One slash with a blade, made just before baking.',
          'A line drawn with a razor, so that the crust knows where to part.',
        ],
        ['A blade cutting dough', 'A razor blade over a floured loaf'],
      ],
      [
        'Ear (the crisp ridge)',
        [
          'It stands up beside the cut.',
          'The flap of crust that stands up and browns first.',
          'A thin lip of crust, darker than the rest, along the opening.',
        ],
        ['A fingertip on the ridge of a crust', 'A dark lip of crust in close-up'],
      ],
    ],
    turn: [
      'Next time, ask for bread with an open crumb and a good ear.',
      'Use one of these words at a bakery and see what happens.',
    ],
    asks: ['Which baking word puzzles you most?', 'Which bread word should we explain next?'],
    ends: {
      p: 'These five words get you through most bread books.',
      a: 'Use the right word, and you get the bread you want.',
      t: 'All the words are about structure, time and heat.',
      f: 'And if one is missing, ask for it here.',
      h: 'Try one at a dinner party. Not "ear" first.',
      i: 'Bakers learnt these words with floury hands.',
      l: 'Use them like French: a little at a time.',
    },
    work: [
      'Every trade has words that shut customers out. Explain them.',
      'Jargon saves time among colleagues and costs it with everybody else.',
    ],
    keep: 'your next bread recipe',
    send: 'someone who has just started baking',
    own: [
      {
        about:
          '(?:class|workshop|course).*(?:bread|bak|dough)|(?:bread|bak|dough).*(?:class|workshop|course)',
        kinds: ['event', 'service', 'price'],
        lead: 'Bread words stick when there is dough on your hands.',
      },
    ],
    pic: {
      ask: [
        'A cut loaf with room around it for labels',
        'A loaf cut in half, on plain paper, for writing around',
      ],
      alt: 'A cut loaf showing crumb, crust and ear',
    },
    claims: [
      ['Definitions of crumb, proof, oven spring, score, ear', 'definition, standard baking vocabulary'],
    ],
    unless: NO_BREAD,
  },
  {
    id: 'brown-is-not-wholemeal',
    format: 'myth',
    again: 12,
    emoji: '🌾',
    tags: ['Wholemeal', 'BreadFacts', 'ReadTheLabel'],
    myth: 'The browner the bread, the more whole grain is in it',
    short: [
      'The colour proves nothing. Look which flour is first on the list.',
      'No. It may be malt. Read which flour is named first.',
    ],
    title: [
      'Is brown bread {wholemeal|whole wheat}? How to tell',
      'Dark bread is not always {wholemeal|whole wheat}: what to look for',
    ],
    cover: 'Brown bread, white flour?',
    gist: [
      'A dark loaf can be white flour with malt in it, and a pale one can be nearly all whole grain. What tells you is the first flour in the list of ingredients.',
      'Malt, {treacle|molasses} and long baking make bread brown. For whole grain, read which flour comes first.',
    ],
    subject: ['What makes brown bread brown', 'Read the first flour on the list'],
    hooks: {
      '*': [
        'Stir a spoonful of malt into white dough, and everybody takes the bread for {wholemeal|whole wheat}.',
        'Brown bread, malted, multigrain: only some of them are {wholemeal|whole wheat}.',
        'Some brown bread is white bread with malt in it.',
      ],
      p: 'If you buy brown bread for the whole grain, read the label.',
      a: 'Brown is a colour. {Wholemeal|Whole wheat} is a flour.',
      t: 'Whole grain flour has all of the grain in it, and you cannot see that from outside.',
      f: 'Be honest: have you ever picked brown bread because it looked healthy?',
      h: 'Brown bread can be white bread with a suntan.',
      i: 'Read the list once, and you buy the bread you meant to buy.',
      l: 'Real {wholemeal|whole wheat} bread smells of warm straw and a little of hazelnut.',
    },
    lines: {
      '*': [
        'Ingredients stand in order of weight in many countries. If {wholemeal|whole wheat} flour comes first, there is more of it than of any other flour.',
        'Seeds on the crust of brown bread say nothing about the flour in it.',
        'Some wholegrain bread is pale: white wheat and spelt hide their bran well.',
        '"Multigrain" bread has several grains in it. It does not say that any is whole.',
        'Look for flecks of bran. Bread that is evenly brown more likely has malt in it.',
        'Even pale bread can be all whole grain.',
      ],
      h: ['Oats scattered on top of bread are only decoration.'],
    },
    scene: [
      'Two loaves side by side: the dark one is white flour with malt, the pale one is whole grain.',
      'Somebody chooses bread by its colour, as you choose a suitcase.',
    ],
    why: [
      [
        'Malted barley, {treacle|molasses} or a little roasted grain will turn white dough the brown of a walnut.',
        'Bread gets brown from the oven, from malt and from sugar as well.',
      ],
      [
        'Some grains have pale bran, so that a loaf made of the whole of them looks almost white.',
        'And some whole grain is nearly white.',
      ],
    ],
    parts: [
      [
        ['Find the flour that comes first', 'Read the list of ingredients'],
        [
          'Where ingredients go by weight, the first one is the one that counts.',
          'Wholemeal or whole wheat in first place settles the matter.',
          'Whatever there is most of usually opens the list, and that is your answer.',
        ],
        ['A finger on the first line of an ingredients list', 'A label turned to the light'],
      ],
      [
        ['Malt and {treacle|molasses} are only flavour', 'Do not let malt fool you'],
        [
          'Both taste good. Neither of them is bran.',
          'They make a loaf darker and sweeter, and there is nothing wrong with that.',
          'It brings colour and sweetness, both welcome. Fibre it does not bring.',
        ],
        ['A spoon of dark malt syrup over dough', 'A dark dough next to a light one'],
      ],
      [
        ['Feel the crumb of the bread', 'Rub a piece between your fingers'],
        [
          'Bran makes it a little coarse between the fingers and slower to chew.',
          'Rub a piece. Whole grain leaves flecks; coloured white goes to paste.',
          'Between thumb and finger a whole grain crumb is gritty. White bread with colour is not.',
        ],
        ['A piece of crumb rubbed between two fingers', 'Crumbs with flecks of bran on a fingertip'],
      ],
      [
        ['Ask how much is whole grain', 'Ask your baker for the share'],
        [
          'A third, a half, all of it: a baker can tell you, and names alone often cannot.',
          'At a counter without labels, that one question replaces them.',
          'It is an ordinary question for a baker.',
        ],
        ['A hand pointing at a dark loaf behind a counter', 'A baker pointing out a loaf on a shelf'],
      ],
    ],
    turn: [
      'Buy brown bread because you like it, and {wholemeal|whole wheat} because it is.',
      'The colour fools you. The list does not.',
    ],
    asks: ['Why did you buy your last brown bread?', 'Do you like malted bread or {wholemeal|whole wheat}?'],
    ends: {
      p: 'Names are regulated differently from country to country; the order of flours is the surer guide.',
      a: 'Read first, look second.',
      t: 'Bran, germ and the white part: if one is missing, it is not whole.',
      f: 'And if you simply like malted bread: so do many of us.',
      h: 'The suntan does not wash off, but it does not count.',
      i: 'It is a small thing to know, and you use it every week.',
      l: 'Choose bread by its smell, if you can.',
    },
    work: [
      '"Half of it is whole grain" says more than any adjective.',
      'A claim made by colour alone does not survive a second question.',
    ],
    caution: [
      'What may be called {wholemeal|whole wheat} or wholegrain differs between countries; the list of ingredients is the thing to check.',
      'Countries differ in what {wholemeal|whole wheat} and wholegrain may mean on a label, so go by the ingredients.',
    ],
    keep: 'the next time you choose by colour',
    send: 'somebody who buys the brownest bread',
    own: [
      {
        about: 'wholemeal|wholegrain|whole wheat|whole grain',
        kinds: ['product', 'process', 'proof'],
        lead: 'About the whole grain in our bread.',
      },
    ],
    pic: {
      ask: [
        'A malted loaf and a {wholemeal|whole wheat} loaf cut open next to each other',
        'Two brown loaves cut open, one with flecks of bran, one without',
      ],
      alt: 'Two brown loaves cut open side by side',
    },
    claims: [
      ['Ingredients are listed in descending order of weight', 'law in the UK, EU, US, Canada and Australia'],
      ['Malt colours white dough; white whole wheat is pale', 'milling and baking textbook'],
    ],
    unless: NO_BREAD,
  },
  {
    id: 'how-big-a-cake',
    // Who makes cakes to order tells how many slices.
    unless: CAKES,
    format: 'answer',
    again: 9,
    emoji: '🎂',
    tags: ['BirthdayCake', 'PartyPlanning', 'CakeTips'],
    question: 'How big a cake do I need?',
    short: [
      'Smaller than you fear. Count the guests, then ask what else there is to eat.',
      'About half of what you think, once there has been a meal.',
    ],
    title: [
      'How big a cake do I need for a party?',
      'What size of birthday cake to order, by guests and time of day',
    ],
    cover: 'How big should the cake be?',
    gist: [
      'After a meal most people eat a slim finger of cake; with coffee alone they eat a wedge. A tall cake feeds more than a wide one.',
      'Count heads, then look at what else is on the table. A tall cake cut into fingers goes twice as far.',
    ],
    subject: ['How much cake is enough cake?', 'Cut the cake in fingers or wedges?'],
    hooks: {
      '*': [
        'Half of every birthday cake is eaten at breakfast the day after. Order the other half.',
        'How you cut a cake decides how many it feeds.',
        'People order cake for all the guests, and some of them are full.',
      ],
      p: 'How big a cake you need depends on when you eat it and how you cut it.',
      a: 'Most birthday cakes are ordered a size too big.',
      t: 'A round cake cut in wedges wastes its middle. Cut it in strips across, and each strip into fingers, and it feeds nearly twice as many.',
      f: 'Worried that the cake will not be enough? It nearly always is.',
      h: 'Nobody has ever gone home and said: there was not enough fondant.',
      i: 'One cake in the middle of the room, and a piece for everybody.',
      l: 'A small, tall cake, beautifully made, says more than a large one.',
    },
    lines: {
      '*': [
        'Cake after a full dinner: a finger each. Cake with coffee and nothing else: a wedge. The same cake feeds half as many at four in the afternoon.',
        'Do not cut a big round cake in wedges. Cut strips across it, lay each strip on its side and cut fingers. Caterers do it that way.',
        'Children eat the icing, grandparents eat the {sponge|cake}. For twenty mixed guests you need less cake than for twenty teenagers.',
        'A sheet cake in the kitchen and a small one on the table: candles on the one, portions from the other.',
        'A cake at four needs to be twice as large as the same cake at ten in the evening.',
        'Two small cakes can be cut at two tables at once. One large one has a queue.',
      ],
      h: ['The guest who "could not possibly" always has the corner piece of cake.'],
    },
    scene: [
      'The phone rings in a bakery: twenty people, a fortieth birthday, and how big a cake is big enough?',
      'The candles are out, the knife is in the hand of the birthday child, and an aunt is counting heads.',
    ],
    why: [
      [
        'A narrow finger of cake is what people want after a meal, whatever they say before it.',
        'After a meal, guests leave half of a big slice on the plate.',
      ],
      [
        'Height adds portions, which is why tall cakes go so far.',
        'A slim slice with three layers is still a generous piece of cake.',
      ],
    ],
    parts: [
      [
        ['Think of the meal before the cake', 'Ask what they will have eaten'],
        [
          'After dinner they want half of what they would want with coffee.',
          'If there is a buffet, reckon with two thirds of the heads.',
          'At four a cake is lunch for some. After three courses it is a taste.',
        ],
        ['A hand ticking a guest list beside a coffee cup', 'A laid table with a cake at the far end'],
      ],
      [
        ['Order a tall cake, not a wide one', 'Choose height before width'],
        [
          'One more layer feeds more people from the same stand.',
          'Tall cakes are easier to cut in fingers, and fingers are what go round.',
          'A tall slice can be a slim one, and slim ones feed a crowd.',
        ],
        ['A tall layer cake from the side', 'Three layers of {sponge|cake} being stacked'],
      ],
      [
        ['Cut strips, then fingers', 'Cut the cake in fingers'],
        [
          'Straight across the round, then each strip into pieces as wide as two thumbs.',
          'Wedges are too large and fall over. Strips do neither.',
          'Cut strips first, then cut across. Every piece has icing.',
        ],
        ['A round cake being cut in strips from above', 'Fingers of cake laid out on a tray'],
      ],
      [
        ['Tell the bakery how many guests', 'Name the guests and the hour'],
        [
          'Guests, time of day, what else there is: with those three a baker can name the size.',
          'Inches say little. Tell them about the party.',
          'They work out the size for you. They do it all week.',
        ],
        ['An order pad with a date and a head count', 'A phone and a notepad with a date ringed'],
      ],
    ],
    turn: [
      'Plan one finger each, and a few over for the neighbours.',
      'Too much cake is a pleasant mistake, but you pay for it.',
    ],
    asks: ['How do you cut a cake in your family?', 'How much of the last party cake was left?'],
    ends: {
      p: 'A cake that is finished on the day was the right size.',
      a: 'Ask for portions and not for inches.',
      t: 'The taller the cake and the fuller the guests, the smaller it may be.',
      f: 'And somebody will want to take a piece home, so keep a napkin.',
      h: 'The corner piece is taken.',
      i: 'What people remember is that there was a piece for them.',
      l: 'Stop while you want one more bite.',
    },
    work: [
      'Ask "what happens at the table?" instead of "which size?". It saves customers money, and they come back.',
      'Sizes mean little to people who order once in two years. Ask about the day.',
    ],
    keep: 'the next birthday cake you order',
    send: 'the one who is organising the party',
    own: [
      {
        about: 'celebration cake|birthday cake|wedding cake|cakes? (?:made )?to order|serves \\d+|portions',
        kinds: ['service', 'product', 'process', 'price', 'policy'],
        lead: 'When you know your number, this comes next.',
      },
    ],
    pic: {
      ask: [
        'A round cake cut in strips and fingers, seen from above',
        'Slim fingers of cake on a platter, from above',
      ],
      alt: 'A round cake cut into strips and finger slices from above',
    },
    claims: [
      [
        'Party fingers roughly double the yield of dessert wedges',
        'portion guides of caterers and cake makers',
      ],
      ['After a meal portions are smaller', 'catering practice'],
    ],
  },
  {
    id: 'seeds-outside-or-in',
    format: 'either',
    again: 12,
    emoji: '🌻',
    tags: ['SeededBread', 'ThisOrThat', 'BreadLovers'],
    title: [
      'Seeded bread: seeds on the crust or in the crumb?',
      'Are seeds better on top of bread or baked inside it?',
    ],
    cover: 'Seeds on bread, or in it?',
    gist: [
      'Seeds on the crust get roasted and taste nutty; seeds in the crumb stay soft and keep bread moist. Which do you like?',
      'Seeds on top of bread get toasted, seeds inside swell. The same seeds make two different breads.',
    ],
    subject: ['Seeds on the crust or in the crumb?', 'The same seeds, two breads'],
    hooks: {
      '*': [
        'The same handful of seeds makes two different breads: on the crust or inside.',
        'Half the sesame on a seeded loaf is eaten off the board with a fingertip.',
        'Seeds in bread are soft by lunchtime. On the crust they still crack on Wednesday.',
      ],
      p: 'Where the seeds are changes how bread tastes and how long it keeps.',
      a: 'Seeds on top for taste, seeds inside for moist bread.',
      t: 'On the crust seeds roast. Inside the bread they take up water and swell.',
      f: 'Seeds all over the crust, or tucked away inside the bread?',
      h: 'A bread with seeds on the crust leaves most of them on the floor.',
      i: 'Seeds on the crust or inside: you can settle it at breakfast.',
      l: 'First toasted sesame, and then the soft bread below.',
    },
    lines: {
      '*': [
        'Seeds on the crust: roasted, nutty, everywhere on the floor.\nSeeds in the crumb: soft, moist, quiet.\n\nWhich side are you on?',
        'Slice a seed-crusted loaf upside down. The knife holds the seeds in place instead of pushing them off.',
        'Soaked seeds give their water back slowly. That is why a loaf with linseed inside stays moist for days.',
        'Sweep the fallen seeds from the board into a pan, toast them for a minute and put them on a salad.',
        'Toast loose seeds dry in a pan before they go anywhere. A minute is enough, and stay beside it.',
        'Soak seeds before they go into bread. Dry ones take water from the dough.',
      ],
      h: ['Sesame from bread gets into the toaster, the butter, and the drawer with the good scissors.'],
    },
    scene: [
      'One seeded loaf, two people, and a board that looks as if birds had been there.',
      'Somebody turns the bread over to see whether the seeds go all the way through.',
    ],
    why: [
      [
        'In the oven the outside is toasted and the inside is steamed, and so are the seeds.',
        'Seeds in the crumb never get hotter than boiling, so they do not roast.',
      ],
    ],
    parts: [
      [
        'Seeds on the crust',
        [
          'Sesame and poppy taste of more when they are toasted.',
          'All the flavour meets you in the first bite, and the board gets its share.',
          'They fall off when you cut. That is part of it.',
        ],
        ['A loaf crusted in seeds on a board', 'Sesame scattered over a shaped loaf'],
      ],
      [
        'Seeds in the crumb',
        [
          'Linseed and sunflower keep bread moist for days.',
          'Fewer crumbs, a softer slice, and a loaf that lasts.',
          'The bread is still moist on Thursday.',
        ],
        ['A slice held to the light, seeds showing in the crumb', 'A close slice full of linseed'],
      ],
    ],
    turn: ['Some bakers do both.', 'Whoever cleans the toaster has two votes.'],
    asks: ['Do you like seeds on bread or inside?', 'Which seed would you leave out, and why poppy?'],
    ends: {
      p: 'Both are good: one for tonight, the other for the week.',
      a: 'On the crust for taste, inside to keep.',
      t: 'Seeds only roast where it is dry.',
      f: 'Tell us below. The birds are listening.',
      h: 'The vacuum cleaner does not want to vote.',
      i: 'Nice to have a disagreement that ends in toast.',
      l: 'The last of the sesame, when nobody is looking.',
    },
    work: [
      'Where you put a thing can matter as much as what it is.',
      'Two bakers can buy the same seeds and sell different bread.',
    ],
    keep: 'the next seeded loaf',
    send: 'the person who picks the seeds off',
    own: [
      {
        about: 'seeded|sesame|poppy|linseed|sunflower',
        kinds: ['product'],
        lead: 'Our own bread with seeds.',
      },
    ],
    pic: {
      ask: [
        'A seeded loaf and its fallen seeds on a board, from above',
        'Seeds on a board around the end of a loaf',
      ],
      alt: 'A seed-crusted loaf on a board scattered with seeds',
    },
    claims: [
      ['Seeds on the surface roast, seeds inside hydrate', 'baking textbook'],
      ['Soaked seeds raise moisture and keeping quality', 'baking schools'],
    ],
    unless: NO_BREAD,
  },
  {
    id: 'why-it-sells-out',
    format: 'behind',
    again: 9,
    emoji: '🕒',
    tags: ['BakeryLife', 'BehindTheScenes', 'RealBread'],
    title: [
      'Why bakeries sell out before closing time',
      'Sold out by three: how a bakery decides how much to bake',
    ],
    cover: 'Why bread sells out by four',
    gist: [
      'A baker decides the day before how much to bake, by weather, weekday and memory. An empty shelf in the afternoon means that the guess was good.',
      'Dough is mixed long before anybody knows who will come. So bakers guess.',
    ],
    subject: ['Why the bakery is sold out', 'Who decides how many loaves there are?'],
    hooks: {
      '*': [
        'Yesterday somebody decided how much bread there would be today, and looked at the sky first.',
        'A full bakery shelf at closing time looks generous. Most of it gets thrown away.',
        'At midnight a baker guesses how hungry you will be tomorrow.',
      ],
      p: 'A baker decides a day early how many loaves to bake.',
      a: 'A bakery sold out in the afternoon has planned well.',
      t: 'Slow dough needs a day. So the bread for Saturday is guessed on Friday.',
      f: 'Ever come too late for your favourite bread? The baker had to guess.',
      h: 'A baker is a weather forecaster who has to eat the mistakes.',
      i: 'Every loaf in a bakery was baked in the hope that you would come.',
      l: 'The last loaf of the day, bought just before closing.',
    },
    lines: {
      '*': [
        'How many loaves tomorrow? A baker looks at the weekday, the forecast, the {school holidays|school vacation} and the football.',
        'Bread cannot be made to order in an hour. What you buy at noon was mixed while you were watching television last night.',
        'Rain sells fewer baguettes and more cake. Ask anybody who has stood behind a counter.',
        'The polite way to be certain of a loaf: say so the day before. Then it is no longer a guess.',
        'The bread that is left at five is not the worst. It is the one nobody asked for.',
        '{Ring|Call} your bakery in the morning, and they keep a loaf for you.',
      ],
      h: ['Nobody thanks the baker for forty loaves. Everybody mentions the one that was sold out.'],
    },
    scene: [
      'Ten to four. One loaf of bread is left, two people are in the {queue|line}, and both are very polite.',
      "It is evening, the bakery is swept, and somebody plans tomorrow's bread with a pencil.",
    ],
    why: [
      [
        'Good dough takes many hours, so the quantity has to be fixed long before the door opens.',
        'Nobody can bake a slow loaf because you walked in. It was decided while the shop was still open yesterday.',
      ],
      [
        'Bread that is left at night has been worked for, and mostly cannot be sold.',
        'Too many loaves cost more than too few, because flour, night work and oven go with them.',
      ],
    ],
    parts: [
      [
        ['First the baker looks at the weekday', 'It begins with the day'],
        [
          'Saturday is quite different from Tuesday.',
          'The same day last week, and the same date last year: that is where the pencil starts.',
          'Last Saturday tells more about this one than yesterday does.',
        ],
        ['A handwritten bake list pinned to a wall', 'A weekly list with crossed-out numbers'],
      ],
      [
        ['Then at the weather', 'Next comes the forecast'],
        [
          'Sun empties the rolls by noon, and rain sells cake.',
          'A warm evening sends half the town to the barbecue, and the barbecue wants rolls.',
          'Rain keeps rolls on the shelf. Sun in the evening takes them all.',
        ],
        ['A hand drawing back a curtain at dawn', 'A wet window and a street outside'],
      ],
      [
        ['Then at what is on in town', 'A fair or a match counts, too'],
        [
          'A match, a market, the first day of the holidays: each moves the number.',
          'A school fête can empty a shelf of cake before eleven.',
          'Fairs, football, school breaks: somebody has to remember them before midnight.',
        ],
        ['A calendar page with notes in the margin', 'A poster for a fair beside a shop door'],
      ],
      [
        ['What is left shows the mistake', 'Leftovers correct the guess'],
        [
          'What stayed on the shelf is written down, too.',
          'Count what stayed, and correct by a little. Tomorrow gets the benefit.',
          'Three loaves too many are noted, and next week there are two fewer.',
        ],
        ['An almost empty bakery shelf in afternoon light', 'A few rolls left in a basket at closing time'],
      ],
    ],
    turn: [
      'If you need one bread in particular, say so the day before.',
      'An empty shelf means that the guess was good.',
    ],
    asks: [
      'Do you come early, or do you get the last loaf?',
      'Which bread is sold out before you get there?',
    ],
    ends: {
      p: 'If you order the day before, nobody has to guess.',
      a: 'Come early, or order.',
      t: 'Too much gets wasted, too little disappoints: a baker has to find the middle.',
      f: 'And if you come late, ask what is left. You may not have tried it yet.',
      h: 'The last loaf is always loved.',
      i: 'It all went home with somebody, and that is good.',
      l: 'It is nice to know that a loaf is waiting.',
    },
    work: [
      'Begin with last week, correct for what you know, and write down what was left.',
      'Forecasts get better when somebody writes down how wrong they were.',
    ],
    keep: 'the next time your bread is sold out',
    send: 'the friend who comes at five and sighs',
    own: [
      {
        about: 'reserve|pre-?order|order (?:by|online|ahead|the day)|by noon|collect',
        kinds: ['service', 'process', 'policy', 'offer'],
        lead: 'There is a way to be sure of your bread.',
      },
      {
        about: "^(?:we are |we're |we )?open\\b(?! day)",
        kinds: ['hours'],
        lead: 'And this is when the day begins.',
      },
    ],
    pic: {
      ask: [
        'Your shelf near closing time, with two or three loaves left',
        'Two last loaves on an otherwise bare shelf',
      ],
      alt: 'A bakery shelf with a few loaves left late in the day',
    },
    claims: [
      ['Quantities are set ahead since long doughs need a day', 'trade practice'],
      ['Weekday, weather and events move bakery sales', 'trade practice'],
    ],
    unless: CAKES_ONLY,
  },
];
