// Wine, beer and spirits at home and at the maker's: storing, serving, and being a good guest.
import type { Idea } from '../../library/idea.ts';

const WINE = '(?<!barley )\\bwines?\\b|winer|vineyard|vintner|weingut|\\bgrapes?\\b|riesling';
const BEER = '\\bbeers?\\b|brew|taproom|\\bcider|\\bales?\\b|\\blagers?\\b';

export const CELLAR: readonly Idea[] = [
  {
    id: 'light-is-what-skunks-it',
    format: 'answer',
    only: BEER,
    again: 9,
    emoji: '🍺',
    tags: ['CraftBeer', 'BeerFacts', 'BeerTips'],
    title: ['Why does beer in the sun smell of skunk?', 'How to store beer: dark, cool, upright'],
    cover: 'Keep it out of the light',
    question: 'Why does beer from a clear bottle sometimes smell odd?',
    short: 'Light. It changes the hops within minutes. Brown glass and cans protect it.',
    gist: [
      'Light turns the bitter part of hops into something that smells of skunk or wet fur, in clear or green glass within minutes of sun. Keep beer dark, cool and upright.',
      'Not the warmth, the light does it fastest. Brown glass keeps most of it out, a can all of it.',
    ],
    subject: ['It is the light', 'Why the bottle is brown'],
    hooks: {
      '*': [
        'Ten minutes on a sunny table can be enough to spoil a beer in a clear glass bottle.',
        'There is a reason why most beer bottles are brown, and it is not fashion.',
      ],
      p: 'Light, warmth and time are what ages beer, in that order of speed.',
      f: 'Put your glass into the shade. It will thank you by tasting as it should.',
      a: 'Dark. Cool. Upright.',
      t: 'Ultraviolet and blue light split isohumulones; with sulphur they form a thiol that noses detect at a few parts in a trillion.',
      h: 'One should wear sunglasses, and so should the beer.',
      i: 'What took weeks to make deserves a little shade.',
      l: 'Brown glass, cool to the hand, and late light kept out.',
    },
    lines: {
      '*': [
        'Beer that smells of skunk has seen light. Keep bottles dark, and your glass in the shade.',
        'Hoppy beers are made to be drunk young. Look for the date of bottling, not only for the best before.',
        'Store beer upright and cool. Lying down, more of it touches the air under the cap.',
        'Cans keep out all light. For hops that is a kindness.',
      ],
      h: ['It had stood in the shop window for a week. So had the cat. Both smelled of it.'],
    },
    scene: [
      'A garden table at noon, half in the shade and half in the sun, and two glasses that taste of two beers.',
      'On a windowsill stands a green bottle like a lamp, and has stood there since Sunday.',
    ],
    why: [
      [
        'Hops bring the bitterness, and it is their bitter part that light breaks.',
        'Malt does not mind the sun nearly as much as hops do.',
      ],
      [
        'Brown glass lets the harmful part of light hardly through, green lets much of it, clear all of it.',
        'A cardboard box does as well as the darkest glass.',
      ],
    ],
    parts: [
      [
        'Keep bottles in the dark',
        ['A cupboard or a box in the cellar will do.', 'The lamp of a shop fridge counts as light, too.'],
        'Bottles in a box',
      ],
      [
        'Keep them cool and even',
        [
          'A steady cellar beats a warm kitchen.',
          'For each warm week a fresh beer loses what a cold one keeps for a month or more.',
        ],
        'A cellar shelf',
      ],
      [
        'Shade your glass outdoors',
        ['On the table, move it with the sun.', 'A beer mat on top helps against wasps as well.'],
        'A glass in the shade',
      ],
    ],
    turn: [
      'Put two side by side, one in the sun, and smell after a quarter of an hour.',
      'Some like it, because holidays smelled of it.',
    ],
    asks: ['Bottle or can?', 'Have you ever smelled it?'],
    ends: {
      p: 'The maker can only look after it until it leaves the door.',
      f: 'And now into the shade with you, too.',
      a: 'Out of the light.',
      t: 'Beers with specially treated hop extract withstand light; that is why some dare clear glass.',
      h: 'The cat has been washed.',
      i: 'Good things keep best in quiet places.',
      l: 'And the first cool sip.',
    },
    keep: 'the next sunny table',
    send: 'whoever leaves it on the windowsill',
    own: [
      {
        kinds: ['product', 'price', 'offer', 'process'],
        about: BEER,
        lead: 'And what stands in the dark here.',
      },
    ],
    pic: { ask: 'A brown bottle in the shade', alt: 'A brown beer bottle in the shade' },
    claims: [['Lightstruck flavour (MBT) from isohumulones', 'brewing textbooks']],
  },
  {
    id: 'the-glass-that-was-washed-too-well',
    format: 'tip',
    only: `${BEER}|sparkling|champagne|cava\\b|cr[eé]mant|prosecco|p[eé]t.nat`,
    again: 9,
    emoji: '🥂',
    tags: ['Glassware', 'TastingTips', 'DrinkTips'],
    title: [
      'No foam, flat bubbles? It is the glass',
      'How to wash wine and beer glasses so that nothing clings',
    ],
    cover: 'It is the glass',
    gist: [
      'A trace of grease or detergent kills foam and dulls bubbles. Rinse the glass with clear water before pouring, dry it by air, and smell it first.',
      'Put your nose into the empty glass. If it smells of cupboard or of soap, so will what you pour.',
    ],
    subject: ['Smell the empty glass', 'Rinse before you pour'],
    hooks: {
      '*': [
        'Before you pour, put your nose into the empty glass.',
        'If the foam is gone in a minute, it is mostly not the drink. It is the glass.',
      ],
      p: 'A clean glass is the simplest way to a better drink.',
      f: 'Smell one from your cupboard now. Surprised?',
      a: 'Rinse. Air dry. Smell.',
      t: 'Fats and surfactants burst bubble films; scent clings to glass kept upside down on wood.',
      h: 'It had notes of cherry, leather and dish tab.',
      i: 'Care begins before the first drop.',
      l: 'Clear glass, held to the light.',
    },
    lines: {
      '*': [
        'Smell the empty glass before you pour. Cupboard, cardboard and detergent end up in the drink.',
        'Where bubbles stick to the wall of a glass, there is a trace of fat.',
        'Store glasses standing on their feet. Upside down they catch the smell of the shelf.',
        'Lipstick and hand cream are what foam dies of first. Wipe the rim before a second glass.',
      ],
      h: ['The wine was corked, he said. It was the tea towel.'],
    },
    scene: [
      'A tasting at home, six glasses, six noses, and one of them says: mine smells of cupboard.',
      'Side by side stand two pours from one bottle, one with a crown of foam and one like tea.',
    ],
    why: [
      [
        'Foam is a skin round air, and grease tears it.',
        'A single fingerprint inside is enough for a hole in it.',
      ],
      [
        'A nose is close to the rim, and finds what is there.',
        'Most of what we call taste comes by way of the nose.',
      ],
    ],
    parts: [
      [
        'Rinse it with clear water',
        [
          'Warm, long, and again just before pouring.',
          'A rinsed glass also slows the first rush of bubbles.',
        ],
        'A glass under a tap',
      ],
      [
        'Let it dry in the air',
        ['On a rack, so that air gets in.', 'Tea towels leave lint, fat and the scent of the drawer.'],
        'Glasses on a rack',
      ],
      [
        'Smell it, then pour',
        ['A second does it.', 'If in doubt swirl a sip round in it, and pour that away.'],
        'A nose at a glass',
      ],
    ],
    turn: [
      'The same bottle tastes twice as good. Nobody will know why.',
      'And the good glasses may come out on a Tuesday.',
    ],
    asks: ['Which is your favourite glass?', 'Dishwasher or by hand?'],
    ends: {
      p: 'Try it with two glasses and one bottle.',
      f: 'And use the good ones. What are you saving them for?',
      a: 'Nose first.',
      t: 'Rinse aid is often the culprit: use less of it.',
      h: 'The tea towel has been let go.',
      i: 'Small attention, large difference.',
      l: 'A thin rim, and then nothing but the drink.',
    },
    keep: 'the next evening with good glasses',
    send: 'whoever dries the dishes',
    own: [
      {
        kinds: ['product', 'service', 'event', 'offer'],
        about: 'tast(?:e|ing)|glass|flight',
        lead: 'For a glass that somebody else has washed.',
      },
    ],
    pic: { ask: 'An empty glass against the light', alt: 'An empty clean glass held against the light' },
    claims: [['Residues of fat and detergent destroy foam', 'brewing textbooks; sommelier practice']],
  },
  {
    id: 'a-table-at-the-maker',
    format: 'checklist',
    again: 9,
    emoji: '📋',
    tick: true,
    tags: ['TastingRoom', 'DayOut', 'GoodToKnow'],
    title: [
      'How to prepare for a tasting: what to bring and what to leave',
      'First time at a tasting? Seven small things',
    ],
    cover: 'Before the first tasting',
    gist: [
      'Eat before, leave the perfume at home, say who drives, drink water, take notes, and spit if you like: nobody minds. That is all one has to know.',
      'You need no words and no knowledge. Say what you like, and ask about the rest.',
    ],
    subject: ['No perfume, and a full stomach', 'You need no words for it'],
    hooks: {
      '*': [
        'You do not have to know anything before a tasting. You should have eaten something.',
        'The two mistakes at a first tasting are an empty stomach and perfume.',
      ],
      p: 'Well prepared, one notices more and enjoys it longer.',
      f: 'Never been to one? Nobody will ask you for the vintage.',
      a: 'Eat. No perfume. Water. A driver.',
      t: 'Light to heavy, dry to sweet, young to old: the usual order keeps one from drowning the next.',
      h: '"I get gooseberry." "I get the bus."',
      i: 'To taste is to pay attention, and that can be learnt.',
      l: 'Cool room, low light, a first small pour.',
    },
    lines: {
      '*': [
        'Before a tasting: eat something, leave off perfume, and settle who drives.',
        'To spit is no insult at a tasting. Those who do it every day have to.',
        'For each small glass a glass of water. Tomorrow you will be glad of it.',
        'Say what you like and what you do not. Makers learn more from it than from praise.',
      ],
      h: ['He wrote "nice" beside the first, and "very nice" beside the sixth. The eighth is not legible.'],
    },
    scene: [
      'Six small glasses, a basket of bread, and somebody who sniffs and looks at the neighbour before saying anything.',
      'In the last row sits somebody with perfume, and three noses give up.',
    ],
    why: [
      [
        'On an empty stomach alcohol acts faster, and the tongue gets tired.',
        'After the third glass without bread everything is "very nice".',
      ],
      [
        'Scent is most of it, and perfume is louder than any glass.',
        'One person with scent tastes for the whole table.',
      ],
    ],
    parts: [
      [
        'Eat before you come',
        ['Bread and cheese will do.', 'Nothing very hot or with a lot of garlic.'],
        'A plate of bread',
      ],
      [
        'Leave off the perfume',
        ['Aftershave and hand cream, too.', 'Your neighbours notice it more than you do.'],
        'A bottle of perfume on a shelf',
      ],
      [
        'Settle who drives',
        [
          'Or take the train, or stay the night.',
          'For whoever drives there is water, juice, and the best memory.',
        ],
        'Keys on a table',
      ],
      [
        'Take notes in your own words',
        [
          '"Like grandmother\'s shed" is as good a word as any.',
          'By the fourth glass you will not know the first.',
        ],
        'A notebook with a pencil',
      ],
    ],
    turn: [
      'And take one bottle home of what you did not expect.',
      "Afterwards one tastes one's dinner differently.",
    ],
    asks: ['What was your best word for a taste?', 'Do you spit, or not?'],
    ends: {
      p: 'Ask everything. That is what it is for.',
      f: 'Come hungry for questions, not for lunch.',
      a: 'Bread, water, driver.',
      t: 'If you want to buy later, note vintage or batch.',
      h: 'The bus had a long finish.',
      i: 'Whoever pays attention needs less.',
      l: 'And outside, evening over the hills.',
    },
    caution:
      'Never drive after tasting, also after spitting some is absorbed. Not in pregnancy, and not below the legal age.',
    keep: 'the day before a tasting',
    send: 'whoever is coming along',
    own: [
      {
        kinds: ['event', 'service', 'price', 'offer'],
        about: 'tasting|\\btours?\\b|cellar door|tap ?room',
        lead: 'And this is how it is done here.',
      },
    ],
    pic: {
      ask: 'Glasses set out for a tasting',
      alt: 'Small glasses set out for a tasting on a wooden table',
    },
    claims: [
      ['Order and manners of a tasting', 'trade practice'],
      [
        'Alcohol is absorbed through the mouth to a small degree even when spitting',
        'studies on wine tasters',
      ],
    ],
  },
  {
    id: 'lay-it-down-or-drink-it',
    format: 'myth',
    only: WINE,
    again: 9,
    emoji: '🍷',
    tags: ['WineFacts', 'WineTips', 'WineLovers'],
    title: ['Does wine get better with age? Most of it does not', 'Drink now or keep: how to tell'],
    cover: 'Most wine wants to be drunk',
    myth: 'The older a wine, the better it is',
    short: 'Most are made to be drunk within a few years. Only a few gain by waiting.',
    gist: [
      'Nearly all wine is made to be enjoyed within a few years. What gains by waiting has acidity, tannin or sweetness, and needs a cool, dark, steady place.',
      'A light white from the kitchen shelf does not ripen, it tires. Ask the maker until when, and write it on the label.',
    ],
    subject: ['It tires on the shelf', 'Ask until when'],
    hooks: {
      '*': [
        'The bottle that you are saving is getting older, and mostly not better.',
        'Nearly all wine is sold ready to drink. Yours is waiting for you, and not the other way round.',
      ],
      p: 'For most bottles the right time is sooner than their owners think.',
      f: 'Is there one on your shelf since the wedding? Have a look.',
      a: 'Most of it: now.',
      t: 'Acid, tannin, sugar and extract are what carry a wine through the years; without them fruit fades and nothing takes its place.',
      h: 'It had been kept for a special day. It has become special vinegar.',
      i: 'The special day may be a Thursday.',
      l: 'Dust on a shoulder of glass, and a steady cool.',
    },
    lines: {
      '*': [
        'Most wine is made to be drunk within a few years. If you are saving one, ask the maker until when.',
        'The kitchen is the worst place for a bottle: warm, bright and never the same.',
        'Bottles with a cork lie down, so that the cork stays damp. With a screw cap it does not matter.',
        'Buy three of one kind, and open one a year. That is how you learn when it is at its best.',
      ],
      h: ['They opened it at last, on their silver wedding. Both agreed to keep the marriage.'],
    },
    scene: [
      'On top of the fridge, between the olive oil and the radio, a bottle has lain since the christening.',
      'A cork crumbles, somebody sniffs, and the table goes quiet.',
    ],
    why: [
      [
        'Fruit fades first. If there is nothing beneath it, the wine is empty.',
        'What was lively at two is tired at eight, like many parties.',
      ],
      [
        'Warmth makes everything in a bottle go faster.',
        'Up and down with the seasons is worse than a little too warm.',
      ],
    ],
    parts: [
      [
        'Ask the maker how long it keeps',
        ['Whoever made it knows best.', 'Write the year on the neck with a felt pen.'],
        'A pen and a bottle',
      ],
      [
        'Keep it cool and steady',
        [
          'Cellar, north wall, beneath the stairs.',
          'Twelve degrees Celsius would be good, and steady counts for more.',
        ],
        'Bottles under a staircase',
      ],
      [
        'Open one now and then',
        ['Of three or six of a kind, one a year.', 'It is the only way to know, and a pleasant one.'],
        'A corkscrew',
      ],
    ],
    turn: [
      'And if it is past it: it makes a good sauce.',
      'Thursday is a good day to open the one that you were saving.',
    ],
    asks: ['Which bottle are you saving, and for what?', 'What was the oldest that you ever drank?'],
    ends: {
      p: 'A bottle enjoyed on time is never wasted.',
      f: 'Go and look at what lies on the fridge.',
      a: 'Open it.',
      t: 'Late in their life old wines want to be opened carefully, and drunk soon.',
      h: 'The vinegar is excellent.',
      i: 'Joy does not keep. Share it.',
      l: 'And the cork comes, with a sigh.',
    },
    keep: 'the next Thursday',
    send: 'whoever is saving one',
    own: [
      {
        kinds: ['product', 'price', 'offer', 'history'],
        about: `${WINE}|vintage|cellar|reserve`,
        lead: 'And what is ready now.',
      },
    ],
    pic: { ask: 'A bottle with dust on it', alt: 'A dusty wine bottle lying on a shelf' },
    claims: [['Most wine is meant for early drinking; conditions of storage', 'wine textbooks']],
  },
  {
    id: 'who-was-it-opened-with',
    format: 'question',
    again: 12,
    emoji: '🍾',
    tags: ['BottleStories', 'GoodCompany', 'Cheers'],
    title: [
      'Which bottle will you never forget, and who was there?',
      'The bottle with a story: what was yours?',
    ],
    cover: 'The bottle with a story',
    gist: [
      'It was seldom the dearest. It was the one on the harbour wall, from paper cups, with the right people. Which bottle do you remember?',
      'Tell us of one that you still think of: where, with whom, and what was in it.',
    ],
    subject: ['From paper cups, on a wall', 'Seldom the dearest'],
    hooks: {
      '*': [
        'The best bottle of your life was probably not the dearest one.',
        'Harbour wall, paper cups, the right people: what was in them hardly matters. And yet one remembers it.',
      ],
      p: 'Place and company make a memory out of a drink.',
      f: 'Which one are you thinking of just now?',
      a: 'Where, with whom, what.',
      t: 'Scent and memory lie close together: one sniff years later, and it is all there.',
      h: 'There was no corkscrew. There was a shoe, a wall, and afterwards a stain.',
      i: 'What we share tastes of the people.',
      l: 'Warm stone, a low sun, and one bottle for four.',
    },
    lines: {
      '*': [
        'Which bottle will you never forget, and who was sitting beside you?',
        'Keep a label or a cap of a good evening, and write on the back who was there.',
        'The same bottle at home never tastes as it did on holiday. It is the evening that was left behind.',
        'Raise a glass of whatever you like. Juice clinks just as well.',
      ],
      h: ['The corkscrew had been left in the other bag, in another country.'],
    },
    scene: [
      'Four people sit on a wall above a harbour, and a bottle goes round with no glasses.',
      'In a drawer lies a cork with a date on it, and nobody may throw it away.',
    ],
    why: [
      [
        'Nobody remembers points and prizes. One remembers who laughed.',
        'A taste is kept together with all that was round it.',
      ],
    ],
    parts: [
      [
        'Where was it?',
        ['Weather and view belong to it.', 'Strangely often it was outdoors.'],
        'A wall above water',
      ],
      [
        'Who was there?',
        ['Some people one only met that once.', 'And some have been there ever since.'],
        'Hands with cups',
      ],
    ],
    turn: ['Drink to them tonight. With water, too, if you like.', 'And perhaps you find the label again.'],
    asks: ['Which bottle was it?', 'Who was with you?'],
    ends: {
      p: 'Each of these stories is read here.',
      f: 'Tell us. There is time.',
      a: 'Three lines below.',
      t: 'With year and place, please. The vintage is optional.',
      h: 'The shoe has recovered.',
      i: 'To those who sat beside us.',
      l: 'And then the lights along the quay.',
    },
    keep: 'a quiet evening',
    send: 'whoever was there',
    pic: { ask: 'An old label or cork with a date', alt: 'A cork with a handwritten date' },
    claims: [['Odours evoke memories', 'psychology textbooks']],
  },
];
