// Reading the counter: which loaf, how much cake, what the words mean.
import type { Idea } from '../../library/idea.ts';

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
    cover: 'Burnt? No. Baked.',
    gist: [
      'A deep brown crust is not a burnt one. As the outside of a loaf dries and browns it builds toasty, nutty flavours that a pale crust never gets.',
      'Black and bitter is burnt. Chestnut is baked, and it is the point where bread begins to taste of nuts and caramel.',
    ],
    subject: ['That crust is not burnt', 'In defence of the dark loaf'],
    hooks: {
      '*': [
        'A hand hovers over the dark loaf, and moves on to the pale one. Pity.',
        'Two loaves from one dough, five minutes apart in the oven. They taste like strangers.',
        'Brown is a flavour. Ask anyone who fights over the corner of a roast.',
      ],
      p: 'The darkest loaf on the shelf is usually there on purpose.',
      a: 'Colour is flavour. A pale crust has less of both.',
      t: 'A crust browns only once its surface has dried out. Until then it cannot get hotter than boiling water.',
      f: '"Is that one burnt?" A fair question. Please try it before you decide.',
      h: 'Nobody sends back a roast potato for being brown.',
      i: 'The last few minutes in the oven are where a loaf finds its character.',
      l: 'Chestnut, not straw: the colour of a crust that was given time.',
    },
    lines: {
      '*': [
        '"Is that burnt?"\n\nNo. Burnt is black and bitter. This is brown, which is where the toast, nuts and caramel come from.',
        'A pale loaf and a dark loaf can come from the same dough. The difference is the last few minutes in the oven.',
        'Tap the bottom of a loaf. A hollow knock means it is baked through. A dull thud means it wanted longer.',
        'The blisters on a crust are a sign of a long, cold rise. They are the first thing to shatter and the first thing to taste.',
        'Compare two slices with nothing on them, one from a pale loaf and one from a dark one. It takes one bite.',
        'Order a loaf "well done" if you like it dark. Most bakers know exactly what you mean.',
      ],
      h: ['Nobody asks coffee to be beige. Give bread the same respect.'],
    },
    scene: [
      'Somebody in the {queue|line} points past the darkest loaf and says, quite politely: "Not that one."',
      'The tray comes out, and the person waiting looks at it the way one looks at a child who has been in the mud.',
    ],
    why: [
      [
        'Once the surface is hot and dry, the sugars and proteins in the dough brown and turn into a whole family of new flavours.',
        'Bread is boiled dough until its skin dries. After that the outside roasts, and roasting is where taste is made.',
      ],
      [
        'Cooks call it the Maillard reaction. Toast, coffee and roast potatoes owe it everything.',
        'The same browning makes the smell of toast and the edge of a roast.',
      ],
    ],
    parts: [
      [
        ['Brown tastes of toast and nuts', 'The colour is the taste'],
        [
          'Those notes only form once a crust gets past gold.',
          'Straw tastes of flour. Give it chestnut, and the malt arrives.',
          'Gold is still shy. A chestnut crust brings malt, nuts and a little coffee.',
        ],
        ['Close-up of a dark, blistered crust', 'A dark and a pale crust held side by side'],
      ],
      [
        ['A dark crust can hide a soft crumb', 'Under a dark crust, a tender crumb'],
        [
          'The outside browns while the inside stays moist.',
          'Cut it, and the colour stops after a few millimetres.',
          'The skin takes the heat, and what is beneath it stays damp and soft.',
        ],
        ['The same loaf cut open', 'A knife opening a dark loaf to a pale crumb'],
      ],
      [
        ['Black and bitter is too far', 'Ash is on the far side of good'],
        [
          'If it tastes of ash it is burnt. If it tastes of caramel it is done.',
          'There is such a thing as overdone, and your tongue knows it at once.',
          'Bitter and black means a minute too many. Brown and sweet means just in time.',
        ],
        ['A knuckle tapping the base of the loaf', 'A crust broken close to the camera'],
      ],
    ],
    turn: ['Try the dark one once, with nothing but butter.', 'One slice settles it. Eat the crust first.'],
    asks: ['Dark crust or pale: which loaf do you reach for?', 'Are you a dark-crust person?'],
    ends: {
      p: 'If pale crusts are all you know, one slice is a fair test.',
      a: 'Judge a loaf by its crust first.',
      t: 'Steam early in the bake, dry heat late: that sequence makes the colour.',
      f: 'Still not sure? Point at one and ask. It is a good question.',
      h: 'Life is short. Eat the crust.',
      i: 'Sometimes what looks overdone has simply been finished.',
      l: 'Serve it plainly: cold butter, a little salt.',
    },
    work: [
      'There is something in it for anyone who makes things. People read the unfamiliar as a mistake until somebody explains it, and one sentence across a counter does more than a sign on the wall.',
      'When customers shy away from your best work, try telling them what it is before you change it.',
    ],
    keep: 'the next time you are choosing a loaf',
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
    subject: ['If you think you dislike sourdough', 'How sour should sourdough be?'],
    hooks: {
      '*': [
        'Two sourdoughs can be as far apart as cream and cider.',
        'Ask at a bread counter which sourdough is the mildest. You may be surprised how mild that is.',
        'The word sour in sourdough tells you how it rises, and very little about your sandwich.',
      ],
      p: 'Sourdough is a way of raising bread. The sour part is optional.',
      a: 'If a sourdough is sharp, the baker made it so. If it is mild, likewise.',
      t: 'Lactic acid tastes of yoghurt, acetic acid of vinegar. The balance between them decides how a sourdough tastes.',
      f: 'Not a fan of sourdough? Maybe you have only met the sour ones.',
      h: 'Sourdough has an image problem, and it is the first syllable.',
      i: 'A good starter can whisper as well as shout.',
      l: 'A gentle tang arrives late, like the finish of a wine.',
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
        'Two kinds of lodger share the jar: yeasts that make bubbles, and bacteria that make acid. The name comes from the second.',
      ],
      [
        'How much acid ends up in the bread depends on time, warmth and flour.',
        'Each of these can be turned up or down, so the same jar can raise a gentle loaf on Monday and a sharp one on Tuesday.',
      ],
    ],
    parts: [
      [
        ['A young starter tastes mild', 'Young and lively means gentle'],
        [
          'Used while it is lively, it leaves a creamy, gentle flavour.',
          'Catch it on the way up and it has had no time to turn sharp.',
          'Fed a few hours ago and full of bubbles, it brings lift and next to no acid.',
        ],
        ['A bubbling starter, just risen', 'A starter domed at the top of its jar'],
      ],
      [
        ['More hours bring more tang', 'Waiting makes it sharper'],
        [
          'A long, slow rise gives the acids time to build.',
          'A night in the cold is where much of the vinegar note comes from.',
          'What stands overnight in a cool place comes out with an edge to it.',
        ],
        ['Dough resting in baskets', 'Baskets of dough in a cold room'],
      ],
      [
        ['Wholegrain adds bite', 'Darker flour, more character'],
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
      'The name is about the rise. For the taste you have to ask.',
    ],
    asks: ['Mild or sharp: how do you like your sourdough?', 'How sour may a loaf be before it is too sour?'],
    ends: {
      p: 'Ask which loaf is mildest and start there.',
      a: 'The name tells you the method. Only a slice tells you the taste.',
      t: 'Temperature, time, flour: change one of them and the acid balance moves.',
      f: 'Ask for the mildest one next time. Nobody behind the counter will mind.',
      h: 'Justice for the mild ones.',
      i: 'There is a sourdough out there for nearly everybody.',
      l: 'Choose it as you would choose a cheese: by tasting.',
    },
    work: [
      'Names can mislead customers for decades. Half of selling something well is noticing which word in its name puts people off, and answering that first.',
      'A name can promise something the product never meant. It helps to say in one line what people will actually taste.',
    ],
    keep: 'the next time you stand at a bread counter',
    send: 'the friend who says they do not like sourdough',
    own: [
      {
        about: 'prove|proving|ferment|rests? overnight|slow rise',
        kinds: ['process', 'story'],
        lead: 'Ours takes its time.',
      },
      {
        about:
          '(?:class|workshop|course).*(?:bread|sourdough|starter)|(?:bread|sourdough|starter).*(?:class|workshop|course)',
        kinds: ['event', 'service', 'price'],
        lead: 'You can also steer the taste yourself.',
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
    cover: 'The right loaf for the job',
    gist: [
      'Choose bread by what you will do with it: open crumb for oil and soup, close crumb for sandwiches, rye for strong cheese and fish, a soft roll for anything that drips.',
      'Before you ask which loaf looks nicest, ask what is going on it. Holes are lovely until there is honey.',
    ],
    subject: ['Holes are lovely until there is honey', 'Which loaf for which supper'],
    hooks: {
      '*': [
        'Honey and a loaf full of holes: you know where this ends. In your sleeve.',
        'What is going on it? That is the better first question at a bread counter.',
        'Most disappointment with bread is a matter of the wrong loaf for supper.',
      ],
      p: 'A loaf that suits the meal does half the cooking, so choose it by its crumb.',
      a: 'Holes for soup. No holes for honey.',
      t: 'Crumb is structure: open ones drain and catch, tight ones carry and seal.',
      f: 'Having people over for cheese? There is a bread for that, and it is probably not the one you picked last time.',
      h: "Every sandwich that came apart in somebody's lap began with the wrong loaf.",
      i: 'Match the bread to the meal and a plain supper feels planned.',
      l: 'Dark rye and a ripe blue cheese: some introductions need no host.',
    },
    lines: {
      '*': [
        'Which loaf for what:\n\nSoup: open crumb, thick crust\nSandwiches: tin loaf\nStrong cheese: rye\nAnything saucy: soft roll\nHoney: no holes, please',
        'A picnic wants a {tin loaf|sandwich loaf} or a soft roll. A hard crust pushes the filling out at the first bite.',
        'Thin rye under smoked fish, thick white under eggs. The stronger the topping, the thinner and darker the bread.',
        'For garlic bread and bruschetta take the loaf with big holes. They are there to hold the oil.',
        'The sauce decides: thin and oily wants holes, thick and sticky wants a soft bun.',
        'Rye is cut thin, white is cut thick. The stronger the bread, the less of it you need.',
      ],
      h: ['A ciabatta sandwich with jam is a way of applying jam to {trousers|pants}.'],
    },
    scene: [
      'There are six kinds on the shelf and one supper at home, and the {queue|line} behind you is growing.',
      'The cheese is bought, the wine is open, and the only bread in the house is a white sliced.',
    ],
    why: [
      [
        'A crumb with large holes soaks, and one with small holes carries.',
        'What matters at the table is the inside: big bubbles let things through, fine ones hold them up.',
      ],
      [
        'A thick crust stands up to liquid, but it fights back when you bite through a filling.',
        'The harder the outside, the better with a spoon, and the worse between two hands.',
      ],
    ],
    parts: [
      [
        ['Soup and stew: open crumb, thick crust', 'For the soup bowl: big holes, firm crust'],
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
        ['Strong cheese and smoked fish: rye', 'With blue cheese or smoked trout: rye'],
        [
          'Its sour edge cuts the fat.',
          'Slice it thin. It has as much to say as what lies on it.',
          'Dark and a little sour, it holds its own against salt and smoke.',
        ],
        ['Thin slices of rye beside a blue cheese', 'Smoked fish on a dark thin slice'],
      ],
      [
        ['Burgers and anything that drips: a soft roll', 'For anything with sauce: a soft bun'],
        [
          'It gives way together with the filling, so that nothing shoots out at the back.',
          'Toast the cut sides, and it holds the juice for the length of a meal.',
          'When you bite, it presses in instead of pushing out what is inside.',
        ],
        ['A toasted soft roll, cut side up', 'Two halves of a bun toasting in a pan'],
      ],
      [
        ['Sweet breakfasts: an enriched dough', 'For jam and honey: a rich dough'],
        [
          'Egg and butter in the crumb make jam taste rounder.',
          'Brioche and milk bread toast quickly, so stay with them.',
          'Butter in the bread means that less is needed on it.',
        ],
        ['Jam spread on toasted brioche', 'Toasted brioche beside an open jam jar'],
      ],
    ],
    turn: ['Name the meal, and the loaf nearly chooses itself.', 'Supper first, loaf second.'],
    asks: [
      'What is on your table tonight that needs bread?',
      'Which bread and which topping did you bring together by accident?',
    ],
    ends: {
      p: 'Say what you are cooking when you buy; it is a question that bakers like.',
      a: 'Bread is chosen from the plate backwards.',
      t: 'Pore size, crust thickness, acidity: three things to look at, in that order.',
      f: 'If in doubt, say what is for supper and let the counter think with you.',
      h: '{Trousers|Pants} everywhere are grateful.',
      i: 'Supper gets better without one more thing to cook.',
      l: 'A dark slice, cold butter, and a cheese that has been given an hour.',
    },
    work: [
      'It is a good habit for any counter: ask what the thing is for before recommending one. The answer is shorter, and the customer comes back.',
      'Good advice starts with a question about the evening and not with the price list. Two sentences later, the right thing is in the bag.',
    ],
    keep: 'the next time you stand before a full shelf',
    send: 'the one who buys the bread for the cheese evening',
    own: [
      {
        about: '\\brye\\b|ciabatta|focaccia|brioche|tin loaf|\\brolls?\\b',
        kinds: ['product'],
        lead: 'For your shelf of candidates.',
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
    cover: 'Speak fluent bread',
    gist: [
      'Crumb, proof, oven spring, ear: the words bakers use, in plain English, so that the next recipe makes sense.',
      'A handful of bakery words, explained without flour in the air: what is meant by crumb, score, proof and ear.',
    ],
    subject: ['What bakers mean by crumb', 'Speak fluent bread by Friday'],
    hooks: {
      '*': [
        'By the second line, a bread recipe sounds like a sailing manual.',
        '"Open crumb, good ear, a touch under." That was praise, mostly.',
        'Five short words, and the talk over the counter makes sense.',
      ],
      p: 'A bread recipe is easier once you know the handful of words it leans on.',
      a: 'Learn a few words and every bread recipe gets shorter.',
      t: 'Baking terms are exact. Here is what they mean at the bench.',
      f: 'Ever nodded along while a baker said "open crumb"? This is for you.',
      h: 'Bakers say "nice ear" to each other and nobody calls security.',
      i: 'Every craft has its own language. This one smells of toast.',
      l: 'A small vocabulary for people who take bread seriously.',
    },
    lines: {
      '*': [
        'Crumb: the inside.\nProof: the rest before baking.\nOven spring: the last leap in the heat.\nEar: the crisp ridge by the cut.\n\nYou now speak bread.',
        '"Crumb" is not what falls on the table. To a baker it is the whole inside of the loaf, holes and all.',
        'Oven spring is the last jump a dough makes in the heat before the crust sets. If a loaf looks proud of itself, that is why.',
        'A dough is "under" when it has risen too little and "over" when it has risen too long. Most first loaves at home are under.',
        '"Tight crumb" is no insult. A sandwich loaf is meant to have one.',
        'Proof comes from proving: the wait in which a dough shows that its yeast is alive.',
      ],
      h: ['If a baker compliments your ear, they mean the crusty ridge on your loaf. Probably.'],
    },
    scene: [
      'You open a recipe for bread, and the first three words you would have to look up are in the title.',
      'Two bakers stand over a cut loaf and talk, and a customer wonders whether the bread is all right.',
    ],
    why: [
      [
        'Bakers use a few everyday words in their own way.',
        'Most of these sound like ordinary English, which is why they confuse.',
      ],
      [
        'Knowing them helps at the counter as well, because you can ask for exactly what you like.',
        'With five of them you can say what you want from a loaf, and be understood the first time.',
      ],
    ],
    parts: [
      [
        'Crumb',
        [
          'The inside of the loaf. Open means big holes, tight means small ones.',
          'Everything that is not crust: airy, close, moist or dry.',
          'What is under the crust, whether it has caves in it or none.',
        ],
        ['A cut loaf, close up', 'A slice held up so that light comes through its holes'],
      ],
      [
        'Proof',
        [
          'The rest in which shaped dough rises before it is baked.',
          'The last wait. The loaf has its shape and fills it slowly.',
          'The time that a loaf spends rising once it has been given its form.',
        ],
        ['Shaped dough in a basket', 'A cloth lifted from a proving basket'],
      ],
      [
        'Oven spring',
        [
          'The last leap in the first minutes of heat.',
          'How much a dough still grows before its skin sets.',
          'That push upwards when raw dough meets a very hot stone.',
        ],
        ['A loaf rising in the oven', 'Dough swelling behind an oven door'],
      ],
      [
        'Score',
        [
          'The cut that decides where the bread opens.',
          'One slash with a blade, made just before baking.',
          'A line drawn with a razor, so that the crust knows where to part.',
        ],
        ['A blade cutting dough', 'A razor blade over a floured loaf'],
      ],
      [
        'Ear',
        [
          'The crisp ridge that lifts beside the slash.',
          'The flap of crust that stands up and browns first.',
          'A thin lip of crust, darker than the rest, along the opening.',
        ],
        ['A fingertip on the ridge of a crust', 'A dark lip of crust in close-up'],
      ],
    ],
    turn: [
      'Next time, ask for an open crumb and a good ear. You will be understood.',
      'Use one of them at a bread counter and watch somebody light up.',
    ],
    asks: ['Which baking word has puzzled you longest?', 'Which bread word should be explained next?'],
    ends: {
      p: 'The same five words will carry you through most bread books.',
      a: 'Say what you mean and you get the loaf you want.',
      t: 'The terms describe structure, time and heat. Very little else happens to bread.',
      f: 'And if one is missing, ask for it here.',
      h: 'Use at least one at a dinner party. Not "ear" first.',
      i: 'Every word in it was learnt with floury hands.',
      l: 'Use them sparingly, as one does with French.',
    },
    work: [
      'Every trade has words that shut customers out. Explaining them costs a minute, and people ask better questions afterwards.',
      'Jargon saves time among colleagues and costs it with everybody else. Five words on a card by the till are a small investment.',
    ],
    keep: 'your next recipe',
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
  },
  {
    id: 'brown-is-not-wholemeal',
    format: 'myth',
    again: 12,
    emoji: '🌾',
    tags: ['Wholemeal', 'BreadFacts', 'ReadTheLabel'],
    myth: 'The browner the bread, the more whole grain is in it',
    short: [
      'Colour proves nothing. The first flour on the list does.',
      'No. It may be malt. Look which flour is named first.',
    ],
    title: [
      'Is brown bread {wholemeal|whole wheat}? How to tell',
      'Dark bread is not always {wholemeal|whole wheat}: what to look for',
    ],
    cover: 'Brown is only a colour',
    gist: [
      'A dark loaf can be white flour with malt in it, and a pale one can be nearly all whole grain. What tells you is the first flour in the list of ingredients.',
      'Malt, {treacle|molasses} and long baking make bread brown. If you want the whole grain, read the list or ask which flour went in first.',
    ],
    subject: ['What makes brown bread brown', 'The first flour on the list'],
    hooks: {
      '*': [
        'Stir a spoonful of malt into white dough and everybody takes it for the wholesome one.',
        'Brown bread, dark bread, malted, multigrain: only some of them have the whole grain in them.',
        'There is white bread with a tan, and it is in nearly every shop.',
      ],
      p: 'If you buy dark bread for the whole grain, the label deserves ten seconds.',
      a: 'Brown is a colour. {Wholemeal|Whole wheat} is an ingredient.',
      t: 'Whole grain means bran, germ and endosperm in the flour. None of the three is visible from across a shop.',
      f: 'Be honest: have you ever picked a loaf because it looked virtuous?',
      h: 'Malt is to bread what a suntan is to a {holiday|vacation}. It proves nothing about the food.',
      i: 'A moment with the list of ingredients, and you buy what you meant to buy.',
      l: 'True {wholemeal|whole wheat} has a scent of its own: warm straw, a little hazelnut.',
    },
    lines: {
      '*': [
        'Ingredients stand in order of weight in many countries. If {wholemeal|whole wheat} flour comes first, there is more of it than of any other flour.',
        'Seeds on a crust are lovely, and say nothing about the flour underneath.',
        'Some flours are whole and pale: white whole wheat and spelt hide their bran well.',
        '"Multigrain" counts the kinds of grain. It does not say that any of them is whole.',
        'Bran shows as flecks. An even brown from edge to edge is more likely malt.',
        'A pale loaf can be all whole grain. Some wheat has hardly any colour in its skin.',
      ],
      h: ['Oats scattered on top: the parsley of the bread shelf.'],
    },
    scene: [
      'Two loaves stand side by side. One looks like a health farm, the other like a hotel breakfast, and the labels are the wrong way round.',
      'Somebody in front of the shelf is choosing by colour, as one chooses a suitcase.',
    ],
    why: [
      [
        'Malted barley, {treacle|molasses} or a little roasted grain will turn white dough the brown of a walnut.',
        'Colour comes from the bake, from malt and from sugar as easily as it comes from bran.',
      ],
      [
        'Some grains have pale bran, so that a loaf made of the whole of them looks almost white.',
        'And it works the other way about: there are whole grains with hardly any colour in their skins.',
      ],
    ],
    parts: [
      [
        ['Find the flour that is named first', 'Read which flour comes first'],
        [
          'Where ingredients go by weight, the first one is the one that counts.',
          'Wholemeal or whole wheat in first place settles the matter.',
          'Whatever there is most of usually opens the list, and that is your answer.',
        ],
        ['A finger on the first line of an ingredients list', 'A label turned to the light'],
      ],
      [
        ['Treat malt and {treacle|molasses} as flavour', 'Do not let malt impress you'],
        [
          'Both taste good. Neither of them is bran.',
          'They make a loaf darker and sweeter, and there is nothing wrong with that.',
          'It brings colour and sweetness, both welcome. Fibre it does not bring.',
        ],
        ['A spoon of dark malt syrup over dough', 'A dark dough next to a light one'],
      ],
      [
        ['Feel the crumb', 'Go by touch'],
        [
          'Bran makes it a little coarse between the fingers and slower to chew.',
          'Rub a piece. Whole grain leaves flecks; coloured white goes to paste.',
          'Between thumb and finger a whole grain crumb is gritty. White bread with colour is not.',
        ],
        ['A piece of crumb rubbed between two fingers', 'Crumbs with flecks of bran on a fingertip'],
      ],
      [
        ['Ask how much of the flour is whole', 'Ask for the share of whole flour'],
        [
          'A third, a half, all of it: a baker can tell you, and names alone often cannot.',
          'At a counter without labels, that one question replaces them.',
          'It is an ordinary question, and the person who mixed it knows the figure.',
        ],
        ['A hand pointing at a dark loaf behind a counter', 'A baker pointing out a loaf on a shelf'],
      ],
    ],
    turn: [
      'Buy dark bread because you like it, and {wholemeal|whole wheat} because it is.',
      'The eye is easily fooled. The list is not.',
    ],
    asks: [
      'What made you pick your last brown loaf?',
      'Which do you like better, malted or {wholemeal|whole wheat}?',
    ],
    ends: {
      p: 'Names are regulated differently from country to country; the order of flours is the surer guide.',
      a: 'Read first. Look second.',
      t: 'Bran, germ, endosperm. If one is missing, it is not whole.',
      f: 'And if you simply like the malted one: so do many of us.',
      h: 'The suntan washed off, as they do.',
      i: 'It is a small thing to know, and you will use it every week.',
      l: 'Choose by scent, if you can.',
    },
    work: [
      'Looks are a poor substitute for a specification, and customers are right to ask for one. A shop that can say "half of it is whole grain" has said more than any adjective.',
      'A claim that rests on colour alone does not survive the second question. A number on a card does.',
    ],
    caution: [
      'What may be called {wholemeal|whole wheat} or wholegrain differs between countries; the list of ingredients is the thing to check.',
      'Countries differ in what {wholemeal|whole wheat} and wholegrain may mean on a label, so go by the ingredients.',
    ],
    keep: 'the next time you choose by colour',
    send: 'somebody who buys the brownest loaf',
    own: [
      {
        about: 'wholemeal|wholegrain|whole wheat|whole grain',
        kinds: ['product', 'process', 'proof'],
        lead: 'About the whole grain in ours.',
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
  },
  {
    id: 'how-big-a-cake',
    format: 'answer',
    again: 9,
    emoji: '🎂',
    tags: ['BirthdayCake', 'PartyPlanning', 'CakeTips'],
    question: 'How big a cake do I need?',
    short: [
      'Smaller than you fear. Count the guests, then ask what else they will eat.',
      'About half of what you think, once there has been a meal.',
    ],
    title: [
      'How big a cake do I need for a party?',
      'What size of birthday cake to order, by guests and time of day',
    ],
    cover: 'How big a cake?',
    gist: [
      'After a meal most people eat a slim finger of cake; with coffee alone they eat a wedge. Height feeds more than width, and nobody at a standing party finishes a large piece.',
      'Count heads, then count what else is on the table. A tall cake cut into fingers goes twice as far as the same cake cut into wedges.',
    ],
    subject: ['How much cake is enough cake?', 'Fingers or wedges? It doubles the cake'],
    hooks: {
      '*': [
        'Half of every birthday cake is eaten at breakfast the day after. Here is how to order the other half.',
        'How a cake is cut decides how many it feeds.',
        'Cake is ordered for the number of guests and eaten by the number who still have room.',
      ],
      p: 'The size of a celebration cake follows from two things: when it is eaten and how it is cut.',
      a: 'Most celebration cakes are ordered a size too big.',
      t: 'A round cake cut in wedges wastes its middle. Cut it in strips across, and each strip into fingers, and it feeds nearly twice as many.',
      f: 'Worried that the cake will not go round? It will. It nearly always does.',
      h: 'Nobody has ever gone home and said: there was not enough fondant.',
      i: 'One cake in the middle of a room, and everybody gets a piece of the same thing.',
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
      h: ['There is a law by which the person who "could not possibly" has the corner piece.'],
    },
    scene: [
      'The telephone rings in a bakery: twenty people, a fortieth birthday, and how big is big enough?',
      'The candles are out, the knife is in the hand of the birthday child, and an aunt is counting heads.',
    ],
    why: [
      [
        'A narrow finger of cake is what people want after a meal, whatever they say before it.',
        'Guests who have dined leave the second half of a big slice on the plate.',
      ],
      [
        'Height adds portions without adding to the plate, which is why tall cakes go so far.',
        'Three layers in a finger make a generous bite on a narrow footprint.',
      ],
    ],
    parts: [
      [
        ['Count the meal, not only the guests', 'Ask what they will have eaten before'],
        [
          'After dinner they want half of what they would want with coffee.',
          'If there is a buffet, reckon with two thirds of the heads.',
          'A cake alone at four is lunch for some. Behind three courses it is a taste.',
        ],
        ['A hand ticking a guest list beside a coffee cup', 'A laid table with a cake at the far end'],
      ],
      [
        ['Order up, not out', 'Choose height before width'],
        [
          'One more layer feeds more people from the same stand.',
          'Tall cakes are easier to cut in fingers, and fingers are what go round.',
          'A tall slice can be a slim one, and slim ones feed a crowd.',
        ],
        ['A tall layer cake from the side', 'Three layers of {sponge|cake} being stacked'],
      ],
      [
        ['Cut strips, then fingers', 'Slice it in fingers'],
        [
          'Straight across the round, then each strip into pieces as wide as two thumbs.',
          'Wedges get large at the rim and fall over. Strips do neither.',
          'First into boards, then across. Every piece has icing and nobody gets the tip.',
        ],
        ['A round cake being cut in strips from above', 'Fingers of cake laid out on a tray'],
      ],
      [
        ['Say the number when you order', 'Give the bakery heads and hour'],
        [
          'Guests, time of day, what else there is: with those three a baker can name the size.',
          'A size in inches says little. The story of the party says it all.',
          'They translate it into tiers and tins for you. It is what they do all week.',
        ],
        ['An order pad with a date and a head count', 'A phone and a notepad with a date ringed'],
      ],
    ],
    turn: [
      'Plan for one finger each, and a few over for the neighbours.',
      'Too much cake is a pleasant mistake, but it is one that you pay for.',
    ],
    asks: ['Wedge or finger: how is cake cut in your family?', 'How much of the last party cake was left?'],
    ends: {
      p: 'A cake that is finished on the day was the right size.',
      a: 'Ask for portions, not for inches.',
      t: 'Volume over appetite: height helps the first, a buffet spoils the second.',
      f: 'And somebody will still want to take a piece home, so keep a napkin.',
      h: 'The corner piece is spoken for.',
      i: 'What people remember is that there was one for them.',
      l: 'Leave the table wanting one more bite.',
    },
    work: [
      'The useful question is seldom "which size?" but "what happens at the table?". Any shop that takes orders can save its customers money with it, and gets it back in trust.',
      'Sizes mean little to people who order once in two years. Ask about the day instead, and name the size yourself.',
    ],
    keep: 'the next birthday you have to order for',
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
    cover: 'Seeds: outside or in?',
    gist: [
      'Seeds on the crust roast and taste nutty; seeds in the crumb soften and keep a loaf moist. The one ends up on the board, the other between your teeth.',
      'On top they toast, inside they swell. Same seeds, two different breads.',
    ],
    subject: ['Seeds on the crust or in the crumb?', 'One handful of seeds, two breads'],
    hooks: {
      '*': [
        'The same handful of seeds makes two different breads, and it depends on where you put it.',
        'Half the sesame on a seeded loaf is eaten off the board with a fingertip.',
        'A seed in the crumb is soft by lunchtime. On the crust it still cracks on Wednesday.',
      ],
      p: 'Where the seeds sit in a loaf changes how it tastes, cuts and keeps.',
      a: 'Seeds on top are for flavour. Seeds inside are for keeping.',
      t: 'On the crust a seed roasts dry. In the crumb it sits in steam and swells instead.',
      f: 'Settle this one: seeds all over the crust, or tucked away inside?',
      h: 'A seeded crust is a loaf with a seasoning problem on the floor.',
      i: 'It takes a field of flowers to cover one loaf, so let us at least argue about it properly.',
      l: 'Toasted sesame, and then the soft crumb: texture in the right order.',
    },
    lines: {
      '*': [
        'Seeds on the crust: roasted, nutty, everywhere on the floor.\nSeeds in the crumb: soft, moist, quiet.\n\nWhich side are you on?',
        'Slice a seed-crusted loaf upside down. The knife holds the seeds in place instead of pushing them off.',
        'Soaked seeds give their water back slowly. That is why a loaf with linseed inside stays moist for days.',
        'Sweep the fallen seeds from the board into a pan, toast them for a minute and put them on a salad.',
        'Toast loose seeds dry in a pan before they go anywhere. A minute is enough, and stay beside it.',
        'Soak the seeds that go inside. Dry ones steal water from the dough.',
      ],
      h: ['Sesame: in the toaster, in the butter, in the drawer with the good scissors.'],
    },
    scene: [
      'One loaf, two people, and a board that looks as if birds had been invited.',
      'Somebody turns the loaf over to see whether the seeds go all the way through.',
    ],
    why: [
      [
        'The heat of an oven toasts what is outside and steams what is inside, so the place of a seed decides its taste.',
        'A crust gets roasting heat, a crumb never gets past boiling, and a seed turns out accordingly.',
      ],
    ],
    parts: [
      [
        'On the crust',
        [
          'Sesame and poppy roast while the loaf bakes. Loud, nutty, a little untidy.',
          'All the flavour meets you in the first bite, and the board gets its share.',
          'They toast in the oven, smell of nuts and fall off when you cut. It is part of it.',
        ],
        ['A loaf crusted in seeds on a board', 'Sesame scattered over a shaped loaf'],
      ],
      [
        'In the crumb',
        [
          'Linseed and sunflower swell and give their moisture back for days.',
          'Fewer crumbs, a softer slice, and a loaf that lasts.',
          'Each one is a small store of water, so the bread is still moist on Thursday.',
        ],
        ['A slice held to the light, seeds showing in the crumb', 'A close slice full of linseed'],
      ],
    ],
    turn: [
      'There are bakers who do both and call it a day.',
      'Whoever cleans the toaster may cast two votes.',
    ],
    asks: ['Seeds: outside or in?', 'Which seed would you leave out, and why poppy?'],
    ends: {
      p: 'Both have their place: the one for tonight, the other for the week.',
      a: 'Crust for taste, crumb for keeping.',
      t: 'Roasting needs dryness. Only the outside can offer it.',
      f: 'Say your piece below. The birds are listening.',
      h: 'The vacuum cleaner abstains.',
      i: 'Nice to have a disagreement that ends in toast.',
      l: 'A fingertip, the last of the sesame, no witnesses.',
    },
    work: [
      'Same cost, same ingredient, two products: a reminder that where you put a thing can matter as much as what it is.',
      'Two makers can buy the same sack and sell different things. Where it goes is the recipe.',
    ],
    keep: 'the next seeded loaf',
    send: 'the person who picks the seeds off',
    own: [
      {
        about: 'seeded|sesame|poppy|linseed|sunflower',
        kinds: ['product'],
        lead: 'Our entry in the contest.',
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
    cover: 'Why the shelf is empty at four',
    gist: [
      'The number of loaves is decided the day before, by weather, weekday and memory. An empty shelf in the afternoon usually means that the guess was close.',
      'Dough has to be mixed long before anybody knows who will come. A baker guesses, and the shelf shows in the evening how well.',
    ],
    subject: ['The guess behind an empty shelf', 'Who decides how many loaves there are?'],
    hooks: {
      '*': [
        'Somebody decided yesterday how much bread there would be today. They looked at the sky first.',
        'A full shelf at closing time looks generous. It is tomorrow in a {bin bag|trash bag}.',
        'At midnight somebody bets on how hungry you will be tomorrow.',
      ],
      p: 'How many loaves to bake is settled a day early, on incomplete evidence.',
      a: 'An empty shelf in the afternoon is a plan that worked.',
      t: 'Slow dough needs a day. So the order for Saturday is a forecast made on Friday.',
      f: 'Ever come too late for your favourite loaf? It is nothing personal. It is arithmetic with weather in it.',
      h: 'A baker is a weather forecaster who has to eat the error.',
      i: 'Every loaf that finds a table was, a day earlier, an act of faith.',
      l: 'The last loaf of the day, taken just before the shutters come down.',
    },
    lines: {
      '*': [
        'How many loaves tomorrow? The answer depends on the weekday, the forecast, the {school holidays|school vacation} and whether there is football.',
        'Bread cannot be made to order in an hour. What you buy at noon was mixed while you were watching television last night.',
        'Rain sells fewer baguettes and more cake. Ask anybody who has stood behind a counter.',
        'The polite way to be certain of a loaf: say so the day before. Then it is no longer a guess.',
        'The loaf that is left at five is not the worst one. It is the one nobody asked about.',
        'A quick call in the morning turns a guess into an order, and both sides sleep better.',
      ],
      h: [
        'Nobody thanks the baker for the forty loaves that were right. Everybody mentions the one that was missing.',
      ],
    },
    scene: [
      'Ten to four. One loaf left on the shelf, two people in the {queue|line}, and both are being very polite.',
      'It is evening, the floor is swept, and somebody stands with a pencil in front of tomorrow.',
    ],
    why: [
      [
        'Good dough takes many hours, so the quantity has to be fixed long before the door opens.',
        'Nobody can bake a slow loaf because you walked in. It was decided while the shop was still open yesterday.',
      ],
      [
        'What is left over at night has been worked for and paid for, and mostly cannot be sold again.',
        'Too many loaves cost more than too few, because flour, night work and oven go with them.',
      ],
    ],
    parts: [
      [
        ['First comes the weekday', 'It begins with the day of the week'],
        [
          'Saturday is a different country from Tuesday.',
          'The same day last week, and the same date last year: that is where the pencil starts.',
          'Last Saturday tells more about this one than yesterday does.',
        ],
        ['A handwritten bake list pinned to a wall', 'A weekly list with crossed-out numbers'],
      ],
      [
        ['Then the weather', 'Next comes the sky'],
        [
          'Sun empties the rolls by noon, and rain sells cake.',
          'A warm evening sends half the town to the barbecue, and the barbecue wants rolls.',
          'Rain keeps rolls on the shelf. Sun in the evening takes them all.',
        ],
        ['A hand drawing back a curtain at dawn', 'A wet window and a street outside'],
      ],
      [
        ['Then whatever is on in town', 'And what else goes on around here'],
        [
          'A match, a market, the first day of the holidays: each moves the number.',
          'A school fête can empty a shelf of cake before eleven.',
          'Fairs, football, school breaks: somebody has to remember them before midnight.',
        ],
        ['A calendar page with notes in the margin', 'A poster for a fair beside a shop door'],
      ],
      [
        ['What is left tells the rest', 'The leftovers correct the guess'],
        [
          'The leftover tray is written down too. It is the only honest report on the guess.',
          'Count what stayed, and correct by a little. Tomorrow gets the benefit.',
          'Three loaves too many are noted, and next week there are two fewer.',
        ],
        ['An almost empty bakery shelf in afternoon light', 'A few rolls left in a basket at closing time'],
      ],
    ],
    turn: [
      'If there is one loaf you cannot do without, say so the day before.',
      'An empty shelf is the sound of a good guess.',
    ],
    asks: [
      'Are you an early bird or the one who gets the last loaf?',
      'Which bread is gone before you get there?',
    ],
    ends: {
      p: 'A word the day before turns a forecast into an order.',
      a: 'Early, or reserved. There is no third way.',
      t: 'The error never reaches nought. It can only be spread between waste and disappointment.',
      f: 'And if you come late: ask what is left. It is often the one you have not tried.',
      h: 'The last loaf knows that it is loved.',
      i: 'An empty shelf means that it all went home with somebody.',
      l: 'There is a quiet pleasure in being expected.',
    },
    work: [
      'Perishable goods make forecasters of people who never wanted to be. The method is old and sound: begin with last week, correct for what you know, and write down what was left.',
      'Forecasts get better when somebody writes down how wrong they were. Bakers do that every evening, in pencil.',
    ],
    keep: 'the next time the shelf is empty',
    send: 'the friend who comes at five and sighs',
    own: [
      {
        about: 'reserve|pre-?order|order (?:by|online|ahead|the day)|by noon|collect',
        kinds: ['service', 'process', 'policy', 'offer'],
        lead: 'There is a way to be sure of yours.',
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
  },
];
