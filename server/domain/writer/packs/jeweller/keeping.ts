// Wearing, cleaning, keeping, and what comes of it.
import type { Idea } from '../../library/idea.ts';
import { JEWELS, WATCHES } from './kinds.ts';

export const KEEPING: readonly Idea[] = [
  {
    id: 'not-around-midnight',
    format: 'mistake',
    again: 9,
    emoji: '🕛',
    tags: ['WatchCare', 'MechanicalWatch', 'WatchTips'],
    only: WATCHES,
    title: [
      'When not to set the date on a watch',
      'Setting the date: why the hours around midnight are risky',
    ],
    cover: 'Not around midnight',
    wrong: 'Setting the date in the evening, quickly, before going out',
    gist: [
      'In the hours around midnight the date wheel is already in gear. Whoever uses the quick setting then can bend or break a tooth. Turn the hands down to six first, set the date, then the time.',
      'Bring the hands to half past six, then set the date. It costs ten seconds, and no wheel.',
    ],
    subject: ['First down to six', 'Ten seconds, no broken tooth'],
    hooks: {
      '*': [
        'There are hours in which you should not touch the date on your watch.',
        'Nine in the evening, dressed to go out, the date is wrong. Please do not turn it yet.',
        'The date changes for hours before you see it change.',
      ],
      pa: [
        'From about nine to three the date train is engaged. Set it outside of that.',
        'Six on the dial, then the date.',
      ],
      fi: [
        'Do you set the date on the first of the month, late in the evening? Most people do.',
        'It is a tiny habit, and it saves a tiny wheel.',
      ],
      t: 'A finger on the date wheel starts turning the disc hours before midnight; quick-setting works against it.',
      h: 'In there is a wheel thinner than your nail, and it is having its rush hour.',
      l: "Six o'clock, a click, the right day.",
    },
    lines: {
      '*': [
        'Before you set the date: turn the hands to about six. From nine to three the date wheel is in gear.',
        'The watch may think it is midnight at noon. So look at the dial and not out of the window.',
        'Set it to the day before, then turn the hands on past twelve. If the date jumps, it is really morning.',
        'Does your watch feel gritty when you turn it? Stop. Force has never mended a watch.',
      ],
      h: ['It went "tick", in a way that was not a tick.'],
    },
    scene: [
      'The taxi is waiting, in the hall somebody turns a crown, and in the case something very small gives way.',
      'Under the lens lies a wheel with a gap in its smile.',
    ],
    why: [
      [
        'Moving a disc takes force, so a watch spreads it over hours.',
        'Long before the figure jumps, a finger is leaning on it.',
        'Who turns from outside pushes against that finger.',
      ],
      [
        'The teeth are as thin as paper.',
        'One tooth less, and the date hangs each month in the same place.',
        'It is a dear repair for a habit that costs nothing.',
      ],
    ],
    parts: [
      [
        'Turn the hands to about six',
        [
          'Forwards, with the crown pulled right out.',
          'Then you are out of the dangerous hours.',
          'It does no harm if you are out of them already.',
        ],
        'Watch hands pointing to six',
      ],
      [
        'Set the date to yesterday',
        [
          'With the crown in the middle position.',
          'Slowly, and not a day further.',
          'No middle position? Then only by the hands.',
        ],
        'A finger and thumb at a crown',
      ],
      [
        'Turn on past twelve to the time',
        [
          'If the date jumps, morning is really morning.',
          'Then on to the hour, and press the crown home.',
          'Screw it down, if it is one of those.',
        ],
        'A date window changing',
      ],
    ],
    turn: [
      'And the small wheel has a quiet evening.',
      'Six first: more you need not remember.',
      'It is only ten seconds, and it saves a repair.',
    ],
    asks: ['When do you set your date?', 'Did you know this, or have you been lucky?'],
    ends: {
      pa: ['Six, date, time.', 'Outside the hours around midnight.'],
      fi: ['Tell it to whoever gave you the watch.', 'And a nice evening.'],
      t: 'Disengage before quick-setting.',
      h: 'The gap in the smile can be filled, by the way.',
      l: 'A click, and it is today.',
    },
    keep: 'the first of the month',
    send: 'somebody with a wristwatch',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'watch(?:es)?|clock|movement|mechanical|automatic|overhaul',
        lead: ['For watches on which it happened.', 'For everything behind the dial.'],
      },
    ],
    pic: {
      ask: 'A watch with its hands at six and the crown pulled out',
      alt: 'A wristwatch with its hands at six and its crown pulled out',
    },
    claims: [
      [
        'Quick-set date is risky between about nine and three on many watches',
        "makers' manuals, watchmakers' advice",
      ],
    ],
  },
  {
    id: 'when-the-hand-jumps-four',
    format: 'answer',
    again: 8,
    emoji: '🔋',
    tags: ['QuartzWatch', 'WatchBattery', 'WatchTips'],
    only: WATCHES,
    title: ['Second hand jumps every four seconds: what does it mean?', 'Why a quartz watch begins to hop'],
    cover: 'It hops every four',
    question: 'My second hand jumps in fours. Is it broken?',
    short: [
      'No. It is telling you that the battery is nearly empty.',
      'Mostly it only wants a new battery, and says so.',
    ],
    gist: [
      'Many quartz watches hop every two or four seconds when the battery runs low. It is a warning and no fault. Have it changed soon, since empty cells can leak.',
      'If it hops, it is asking. Do not wait until it stands still in a drawer.',
    ],
    subject: ['It is only asking', 'Before it leaks'],
    hooks: {
      '*': [
        'Your second hand takes four steps at once? It wants to tell you something.',
        'A watch that hops is not broken. It is well brought up.',
        'There is a warning light on a watch, and hardly anybody knows it.',
      ],
      pa: [
        'A hopping second hand is the low-battery signal of many quartz watches.',
        'It hops: change the cell.',
      ],
      fi: [
        'You have been looking at it for weeks and thought it was your eyes?',
        'It is the politest fault there is.',
      ],
      t: 'At low voltage the circuit sends its pulses in groups, to save energy and be seen.',
      h: 'One, two, three, wheee.',
      l: 'A small stumble, and then again.',
    },
    lines: {
      '*': [
        'Second hand hopping by four? The battery is nearly empty. It is a signal and no damage.',
        'An empty cell in a drawer can leak, and what leaks eats the movement. Have it taken out.',
        'Have the seal looked at when the battery is changed. The rubber ring keeps the water out.',
        'Still hopping with a new battery? Then the oil has gone stiff, and it wants cleaning.',
      ],
      h: ['It is not late for anything. It is saving.'],
    },
    scene: [
      'In a meeting somebody looks at their wrist: the hand waits, waits, waits, and jumps.',
      'In a drawer lie five watches, all at twenty to four, and under one of them it is green.',
    ],
    why: [
      [
        'A maker wanted it to be noticed before it stops.',
        'With fewer steps it lasts some weeks more.',
        'The time stays right meanwhile, only the walk is odd.',
      ],
      [
        'A cell that is empty goes on working chemically.',
        'What comes out is caustic, and the wheels are of brass.',
        'A watch that stands still gets forgotten.',
      ],
    ],
    parts: [
      [
        'Look whether it hops evenly',
        [
          'Twos or fours, always alike: battery.',
          'Irregularly, or it stops: something else.',
          'Watch it for a minute.',
        ],
        'A watch beside a cup',
      ],
      [
        'Have it changed soon',
        [
          'By somebody who has a press for the back.',
          'Ask for the seal and for a test, if you wear it to swim.',
          'The old cell belongs in the battery box.',
        ],
        'A watch back being opened',
      ],
      [
        'Empty the drawer',
        ['Cells out of all that are resting.', 'Write on a slip what it wants.', 'Once a year is enough.'],
        'Several watches in a drawer',
      ],
    ],
    turn: [
      'And then it walks again, one by one.',
      'Politeness deserves an answer.',
      'And the drawer is one watch emptier.',
    ],
    asks: ['How many watches lie still in your drawer?', 'Did you know that a hop means something?'],
    ends: {
      pa: ['It hops: battery. It stops: workshop.', 'Soon, and with a seal.'],
      fi: ['Look in the drawer tonight.', 'It has been patient with you.'],
      t: 'End-of-life signal of the cell.',
      h: 'Wheee. And back to one at a time.',
      l: 'Step by step.',
    },
    keep: 'the day it hops',
    send: 'whoever has a drawer of watches',
    own: [
      {
        kinds: ['service', 'price', 'hours', 'product'],
        about: 'batter(?:y|ies)|watch(?:es)?|seals?|while you wait|pressure test',
        lead: ['What it costs you in time here.', 'For the one that hops.'],
      },
    ],
    pic: { ask: 'A wristwatch with its back open', alt: 'A wristwatch with its back open on a bench' },
    claims: [
      [
        'Low-battery indicator: two- or four-second jumps on many quartz watches; leaking cells',
        "makers' manuals",
      ],
    ],
  },
  {
    id: 'last-on-first-off',
    format: 'tip',
    again: 9,
    emoji: '🦪',
    tags: ['PearlCare', 'JewelleryCare', 'Jeweller'],
    only: JEWELS,
    title: ['How to look after pearls: last on, first off', 'Pearls and perfume: why the order matters'],
    cover: 'Last on, first off',
    gist: [
      'Scent, hair spray and cream take the lustre off pearls. Put them on last, take them off first, wipe them with a soft damp cloth, lay them flat. And wear them: air in a safe is too dry for them.',
      'Pearls like skin and dislike perfume. That is nearly all one has to know.',
    ],
    subject: ['After the perfume', 'Wear them, please'],
    hooks: {
      '*': [
        'First the perfume, then the dress, then the pearls. Never the other way round.',
        'Pearls get lovelier by being worn. In the safe they dry.',
        'What dulls pearls is mostly standing in your bathroom.',
      ],
      pa: ['Last on, first off, wiped, laid flat.', 'Perfume first. Pearls last.'],
      fi: [
        "Are your grandmother's pearls still in the box? Take them out.",
        'You need no gown for them. A shirt will do.',
      ],
      t: 'Nacre is calcium carbonate; acids, alcohol and dry air harm it.',
      h: 'They came out of an oyster. They do not need to be saved for best.',
      i: 'What is lovely likes to be worn.',
      l: 'Warm from the skin, a glow and no glitter.',
    },
    lines: {
      '*': [
        'Pearls: last on, first off. Perfume, hair spray and cream go first.',
        'Wipe pearls after wearing, with a soft cloth that is barely damp. No ultrasonic bath, no steam.',
        'Lay them flat. Hung up, the silk stretches and you see thread between the pearls.',
        'Two pearls that no longer touch: the string wants renewing, before it breaks on a staircase.',
      ],
      h: ['Sixty-three of them, down the stairs, at the opera. Sixty-one came home.'],
    },
    scene: [
      'Before the mirror: scent, a shake of the head, and only then the click of a small clasp.',
      'In velvet lies a string that has been saved for best for thirty years, and has gone dull with waiting.',
    ],
    why: [
      [
        'The surface is made of very fine layers, and acids dissolve them.',
        'Sweat is acid as well, so they get wiped.',
        'What scratches is a fingernail, and even a cloth with dust in it.',
      ],
      [
        'Skin gives a little moisture and fat, and both are good for them.',
        'In a heated safe the air is dry, and fine cracks come.',
        'Silk gets tired, whether it is worn or not.',
      ],
    ],
    parts: [
      [
        'Put them on last',
        ['When hair, scent and cream have dried.', 'Earrings as well.', 'Off again before cooking.'],
        'A string of pearls beside a perfume bottle',
      ],
      [
        'Wipe them afterwards',
        [
          'Soft, barely damp, pearl by pearl.',
          'Then let them dry lying flat.',
          'The string must not stay wet.',
        ],
        'A cloth wiping a pearl necklace',
      ],
      [
        'Look at the string',
        [
          'Move two pearls apart: does a gap stay?',
          'A knot between each of them keeps the rest, if it breaks.',
          'Worn often, every year or two.',
        ],
        'Knots between pearls',
      ],
    ],
    turn: [
      'And then wear them on Tuesdays, too.',
      'A glow cannot be saved up.',
      'They were made in water, and like a little of it.',
    ],
    asks: ['When did you last wear yours?', 'Pearls with jeans: yes or no?'],
    ends: {
      pa: ['Last, first, flat.', 'Worn is well kept.'],
      fi: ['Put them on for breakfast tomorrow.', 'And {ring|call} your grandmother, and tell her.'],
      t: 'Avoid acid, alcohol, heat and dryness.',
      h: 'The other two are thought to be in row F.',
      i: 'Wear what you love.',
      l: 'Skin, silk, evening.',
    },
    keep: 'the next evening out',
    send: 'whoever inherited a string',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'pearls?|restring|re-string',
        lead: ['For the silk between them.', 'When a gap shows.'],
      },
    ],
    pic: {
      ask: 'A string of pearls beside a perfume bottle',
      alt: 'A string of pearls lying beside a perfume bottle',
    },
    claims: [
      [
        'Pearls: cosmetics and acids harm nacre; wipe; no ultrasonic; restring',
        "gemmological institutes' care advice",
      ],
    ],
  },
  {
    id: 'silver-goes-black',
    format: 'answer',
    again: 9,
    emoji: '🥄',
    tags: ['SilverCare', 'JewelleryCare', 'Jeweller'],
    only: JEWELS,
    title: [
      'Why does silver go black, and how do I clean it?',
      'Tarnished silver: gentle ways, and when not to',
    ],
    cover: 'Why silver goes black',
    question: 'My silver has turned black. Is it bad silver?',
    short: [
      'No. It reacts with sulphur in the air. It wipes off.',
      'Quite the opposite: that is how silver behaves.',
    ],
    gist: [
      'Sulphur in air, wool, eggs and rubber turns silver dark. A silver cloth is the gentlest cure. Foil-and-soda baths also strip the dark that belongs in a pattern, and harm stones. Wear it, and it stays bright.',
      'What is worn daily hardly tarnishes. What lies in a wool pouch does.',
    ],
    subject: ['Wear it, and it stays bright', 'Not every black should go'],
    hooks: {
      '*': [
        'Silver goes black where it lies, and stays bright where it is worn.',
        'The egg spoon turned black. The spoon is innocent.',
        'Before you put it into foil and soda: look whether the black is meant to be there.',
      ],
      pa: ['Tarnish is a thin skin of silver sulphide. A cloth takes it off.', 'Wipe gently. Dip seldom.'],
      fi: [
        'A ring from the drawer, quite black, and you think: it was not real. It is.',
        "Let us get grandmother's brooch out of the wool.",
      ],
      t: 'Silver and sulphur form a dark sulphide layer, only a fraction of a hair thick.',
      h: 'The egg did it. With the mustard as an accomplice.',
      l: 'A soft cloth, moonlight.',
    },
    lines: {
      '*': [
        'Silver gone black? A silver cloth, dry, in straight strokes. Most of it is gone in a minute.',
        'Foil and soda work quickly, and take the dark out of patterns as well. Never with stones, pearls or glued things.',
        'Keep silver in a bag that shuts, with as little air as possible, and never in wool or rubber.',
        'Take silver off for the hot spring and the swimming pool. Sulphur and chlorine know no mercy.',
      ],
      h: ['It was bright in the shop. In the shop nobody ate an egg with it.'],
    },
    scene: [
      'At the back of a drawer, in a sock of grey wool, lies a bracelet as black as coal.',
      'A finger rubs a corner of a brooch, and beneath the black looks out a moon.',
    ],
    why: [
      [
        'There is always a trace of sulphur in the air, from traffic, heating and food.',
        'Wool, rubber and onions have it as well.',
        'It happens to the finest silver, and to that most of all.',
      ],
      [
        'Wearing rubs it off before it can be seen.',
        'Polish takes a little silver along each time, so do it gently and seldom.',
        'The dark in the depth of a pattern is often put there on purpose.',
      ],
    ],
    parts: [
      [
        'Look whether the black belongs there',
        [
          'In grooves it makes the picture.',
          'Bright on the heights, dark in the depths: leave it.',
          'If in doubt ask before you dip.',
        ],
        'A patterned silver brooch',
      ],
      [
        'Rub it with a silver cloth',
        [
          'To and fro, not round and round.',
          'Do not wash the cloth, it is meant to be black.',
          'A soft toothbrush for links, with mild soap.',
        ],
        'A silver cloth on a bracelet',
      ],
      [
        'Put it away without air',
        ['Small bag, air pressed out.', 'A strip of chalk in the box takes up damp.', 'Or simply wear it.'],
        'Silver jewellery in a small bag',
      ],
    ],
    turn: ['And beneath the black it is bright.', 'What is worn needs no cloth.', 'It was real all along.'],
    asks: ['What lies black in your drawer?', 'Do you like silver bright, or a little dark?'],
    ends: {
      pa: ['Cloth, bag, wear.', 'Gently, and seldom.'],
      fi: ['Put it on tonight.', 'And eat the egg with another spoon.'],
      t: 'Remove sulphide, exclude air.',
      h: 'The egg has pleaded guilty.',
      l: 'Bright, where the hand goes.',
    },
    keep: 'the day you clear out a drawer',
    send: 'somebody with a sock full of silver',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'silver|clean(?:ing|ed)?\\b(?! company)|polish',
        lead: 'For silver that cloths do not reach.',
      },
    ],
    pic: { ask: 'A half polished silver spoon', alt: 'A silver spoon, half of it polished bright' },
    claims: [
      [
        'Silver tarnishes by sulphur compounds; polishing cloth; foil-soda baths remove intended patina and harm stones',
        'conservation and gemmological advice',
      ],
    ],
  },
  {
    id: 'a-knot-in-the-chain',
    format: 'howto',
    again: 8,
    emoji: '🔗',
    tags: ['JewelleryTips', 'NecklaceKnot', 'HowTo'],
    only: JEWELS,
    title: ['How to undo a knot in a fine necklace', 'Tangled chain: oil, two pins and no pulling'],
    cover: 'Two pins, no pulling',
    gist: [
      'Lay it on something smooth, a drop of baby oil on the knot, two needles into the middle, and loosen it outwards. Open the clasp first. Do not pull, as pulled links stretch.',
      'A knot is made of loops, and loops open from the middle. Two pins and patience.',
    ],
    subject: ['From the middle outwards', 'Do not pull'],
    hooks: {
      '*': [
        'Fine chain, small knot, big temper. Put it down and fetch two pins.',
        'The more you pull at a knotted chain, the more it becomes one with itself.',
        'A drop of oil and two needles: that is how it is done on the bench, too.',
      ],
      pa: ['Loosen from the middle, with two points, on a smooth surface.', 'Oil, pins, patience. No teeth.'],
      fi: [
        'Ten minutes before the party, and it is a lump? Wear another one, and do this tomorrow.',
        'Put on the reading glasses and some music. It will be nice.',
      ],
      t: 'Lubrication lowers friction; working two points apart opens the innermost loop.',
      h: 'It was straight in the box. It was alone in the box. Nobody knows how.',
      l: 'A thread of gold, slowly set free.',
    },
    lines: {
      '*': [
        'Knot in a necklace: clasp open, drop of oil, two pins into the middle of the knot, and loosen outwards.',
        'Do not pull. Stretched links stay thin, and that is where it will break.',
        'Travel with a fine chain through a drinking straw, clasped outside. It cannot tangle.',
        'Afterwards wash it in lukewarm water with a drop of soap, plug in the basin, and let it dry.',
      ],
      h: ['Four chains went into the bag. One of them came out, and it is all four.'],
    },
    scene: [
      'On the kitchen table lies a thing like a small golden hedgehog, and somebody looks at it from very near.',
      'One link moves. Then another, and suddenly the whole of it falls apart like a sigh.',
    ],
    why: [
      [
        'A tightened link jams its neighbours.',
        'Pulling shuts what pushing opens.',
        'What is fine has hundreds of edges that hook.',
      ],
      [
        'In the middle lies the loop with which it began.',
        'If that opens, the rest lets go by itself.',
        'Oil lets the links slide past one another.',
      ],
    ],
    parts: [
      [
        'Open the clasp and lay it flat',
        [
          'On glass or a plate, in good light.',
          'One end is one thing less to hook.',
          'Spread it with a fingertip.',
        ],
        'A tangled chain on a plate',
      ],
      [
        'A drop of oil on the knot',
        [
          'Baby oil or salad oil, the smallest drop.',
          'Roll it between your fingers.',
          'Not on pearls, or stones that are glued.',
        ],
        'Oil on a fingertip above a chain',
      ],
      [
        'Work two pins into the middle',
        [
          "Move them apart, a hair's breadth.",
          'Then again a little further on.',
          'Take a break before you get cross.',
        ],
        'Two pins in a chain knot',
      ],
      [
        'Wash and dry it',
        [
          'Lukewarm, mild soap, plug in.',
          'Dab it, and lay it straight.',
          'Hang it up, each on its own hook.',
        ],
        'A chain drying on a cloth',
      ],
    ],
    turn: [
      'And then it lies there, as if nothing had happened.',
      'Patience is the finest tool on the bench.',
      'Next time through a straw.',
    ],
    asks: ['What is your record: how many chains in one knot?', 'Pins, teeth or anger: what do you use?'],
    ends: {
      pa: ['Oil, pins, outwards.', 'Never pull.'],
      fi: ['And if not, bring the hedgehog along.', 'Put on the music again, it worked.'],
      t: 'Open the core loop, avoid tension.',
      h: 'The four have been separated. They deny everything.',
      l: 'A thread, and a sigh.',
    },
    keep: 'ten minutes before the next party',
    send: 'somebody with one bag for all chains',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'chains?|necklaces?|repair|solder',
        lead: ['If a link has given way.', 'For hedgehogs.'],
      },
    ],
    pic: { ask: 'A tangled fine chain and two pins', alt: 'A tangled fine chain beside two pins on a plate' },
    claims: [
      ['Loosen knots with lubrication and pins; pulling stretches links', 'trade practice of jewellers'],
    ],
  },
  {
    id: 'why-the-finger-goes-green',
    format: 'myth',
    again: 9,
    emoji: '💚',
    tags: ['JewelleryMyths', 'GoldAndSilver', 'Jeweller'],
    only: JEWELS,
    title: ['Ring turns finger green: is it fake?', 'Green skin under a ring: what it says, and what not'],
    cover: 'Why the finger goes green',
    myth: 'If your finger goes green, the gold is fake',
    short: [
      'Not necessarily. Copper is in most gold and silver alloys.',
      'No. It is copper, and that is in good gold, too.',
    ],
    gist: [
      'Gold and silver are too soft alone, so copper goes in. With sweat, lotion and chlorine copper turns green. With low carat more, with high carat less, and it also depends on your day.',
      'Green is copper, and not a lie. Itching and redness are another matter: that may be nickel.',
    ],
    subject: ['It is only copper', 'Green is not fake'],
    hooks: {
      '*': [
        'Your finger is green under the ring. That does not make the {ring|call} a fraud.',
        'On some days it turns green and on others not. The ring is the same.',
        'Pure gold would leave your finger clean, and bend in the first door handle.',
      ],
      pa: [
        'Copper in the alloy reacts with skin and lotion. The stamp tells how much gold there is.',
        'Look at the stamp and not at the finger.',
      ],
      fi: [
        'You have only just got it, and now this. Do not be frightened.',
        'Have you been swimming, or putting on cream? There you are.',
      ],
      t: 'Copper salts form with sweat acids and chlorides; higher fineness leaves less copper to react.',
      h: 'An early sign of turning into a tree. Or of hand cream.',
      l: 'A trace of green, like old roofs.',
    },
    lines: {
      '*': [
        'A green finger means copper in the alloy. It says little about whether the gold is real: look for the stamp.',
        'Rings off for cream, washing up and the pool. It keeps fingers and rings happier.',
        'Green is harmless and washes off. Redness and itching are something else: that may be nickel.',
        'Rhodium on white gold keeps skin away from the alloy. It wears off, and can be renewed.',
      ],
      h: ['The statue of Liberty has the same complaint, and nobody calls her a fake.'],
    },
    scene: [
      'At the basin somebody rubs a finger, holds it to the light, and looks at their husband in a certain way.',
      'Under a lens are three small figures, and somebody says: quite real, and fond of hand cream.',
    ],
    why: [
      [
        'Fine gold is as soft as a fingernail is hard. It needs company.',
        'Silver and copper make it hard, and give it its colour.',
        'Rose gold is rose because of it.',
      ],
      [
        'Salt and acid on the skin draw out traces of copper.',
        'Stress, heat, medicines: they all change it.',
        'Under a broad ring it stays damp, and so it happens there.',
      ],
    ],
    parts: [
      [
        'Look for the stamp',
        [
          'Inside the band, with a lens.',
          'It tells parts per thousand, or carats.',
          'No stamp need not mean no gold, in old pieces.',
        ],
        'A stamp inside a ring',
      ],
      [
        'Take it off for water and cream',
        [
          'Dry underneath as well.',
          'Wash the ring in soapy water now and then.',
          'Soap that stays under it works as well.',
        ],
        'A ring on a dish beside a basin',
      ],
      [
        'Tell green from red',
        [
          'Green washes off.',
          'Red itches, and comes back: have that looked at.',
          'Whoever cannot bear nickel should ask for alloys without it.',
        ],
        'A hand washed at a basin',
      ],
    ],
    turn: [
      'The ring is real. So was the swim.',
      'Roofs of churches do the same, and are admired.',
      'A little soap, and peace in the house.',
    ],
    asks: ['Has your finger ever turned green?', 'Yellow, white or rose: what do you wear?'],
    ends: {
      pa: ['Stamp first, verdict later.', 'Green washes off.'],
      fi: ['Be nice to whoever gave it to you.', 'Off with it when you wash up.'],
      t: 'Alloy, moisture, salts.',
      h: 'The husband has been acquitted.',
      l: 'Gold, and a little weather.',
    },
    caution:
      'With redness, itching or blisters leave the piece off, and ask a doctor about a nickel allergy.',
    keep: 'the next time you wash your hands',
    send: 'somebody who looks at their finger with suspicion',
    own: [
      {
        kinds: ['service', 'price', 'product', 'process'],
        about: 'gold|rhodium|plat(?:ed|ing)|nickel|hallmark|alloy|carat',
        lead: ['What is used here.', 'To have it looked at through a lens.'],
      },
    ],
    pic: { ask: 'A ring on a soap dish by a basin', alt: 'A gold ring on a small dish beside a washbasin' },
    claims: [
      [
        'Copper in alloys can discolour skin; not a sign of fake; nickel causes allergy',
        'metallurgy, dermatology advice',
      ],
    ],
  },
  {
    id: 'photographs-for-the-insurer',
    format: 'checklist',
    again: 9,
    emoji: '📷',
    tags: ['JewelleryInsurance', 'Valuables', 'Jeweller'],
    tick: true,
    title: [
      'Jewellery and home insurance: what you should have at home',
      'Photographs, receipts, valuation: before something gets lost',
    ],
    cover: 'Pictures before it is gone',
    gist: [
      'Photograph each piece with a coin beside it, also stamps and clasps. Keep receipts, have the important ones valued anew every few years, and ask your insurer about limits. An evening, once.',
      'After a loss nobody can photograph it. Before that, it takes an hour.',
    ],
    subject: ['With a coin beside it', 'Before it is gone'],
    hooks: {
      '*': [
        'Could you describe your ring so that a stranger recognises it?',
        'After a loss there are no photographs to be taken.',
        'In your house lies something of which nobody has a picture.',
      ],
      pa: [
        'Pictures, receipts, valuation: three things that cannot be had afterwards.',
        'An hour today against weeks of letters.',
      ],
      fi: [
        'An evening, a cloth, good light, and all the boxes on the table. It is rather nice.',
        'Nobody likes to think of it. So let us do it quickly.',
      ],
      t: 'Policies set limits per item and in total; valuations age with the price of metal and stones.',
      h: '"It is a ring, it shines, it has a stone" fits most rings.',
      i: 'What matters to you deserves a page.',
      l: 'Black velvet, daylight, a lens.',
    },
    lines: {
      '*': [
        'Photograph your jewellery today: from above, from the side, the stamp, a coin beside it for size.',
        'Values change. What was valued ten years ago may be far too low now.',
        'Ask your insurer up to what sum a single piece is covered, and whether it is away from home.',
        'Keep the pictures somewhere else than the jewellery. Otherwise both are gone.',
      ],
      h: ["Distinguishing marks: it was my aunt's, and it pinched."],
    },
    scene: [
      'On a form there is a line for the description, and in it somebody has written: gold. Then a long time nothing.',
      'On the table lie eleven little boxes, and each of them has a story, and none a receipt.',
    ],
    why: [
      [
        'Nobody can value from memory what is gone.',
        'Police search by pictures.',
        'With stamp and size a piece can be found again, even years later.',
      ],
      [
        'An insurer pays what can be shown.',
        'Often single pieces are covered only to a limit.',
        'Gold costs something else from year to year.',
      ],
    ],
    parts: [
      [
        'Photograph it on a plain ground',
        [
          'Daylight, cloth, a coin.',
          'Front, back, clasp, stamp, scratches.',
          'One while it is worn as well.',
        ],
        'A ring beside a coin on cloth',
      ],
      [
        'Gather receipts and papers',
        [
          'Scanned, with a name in the file.',
          'What is inherited: who, when, from whom.',
          'Stones with their certificate.',
        ],
        'Receipts beside a jewel box',
      ],
      [
        'Have the important ones valued',
        [
          'In writing, with weight and stones.',
          'Say what for: insurance, sharing out or selling are different figures.',
          'Again after some years.',
        ],
        'A lens over a ring',
      ],
      [
        'Ask the insurer',
        [
          'Limit per piece, away from home, in a safe?',
          'In writing, with the date.',
          'Costly ones may want to be listed.',
        ],
        'A phone beside a form',
      ],
    ],
    turn: [
      'And then everything may go on being worn.',
      'A page for each, and an evening for all.',
      'One hopes not to need it. That is what it is for.',
    ],
    asks: ['Which piece would you miss most?', 'Whose was it before?'],
    ends: {
      pa: ['Pictures, papers, value, cover.', 'Today, and elsewhere.'],
      fi: ['With tea, and the stories that go with it.', 'Ask your aunt about it while you can.'],
      t: 'Document, value, insure, store apart.',
      h: 'It still pinches. Now there is proof.',
      i: 'What is loved is written down.',
      l: 'Velvet, and a page.',
    },
    caution: 'What is covered differs by policy and country: ask your own insurer.',
    keep: 'the next rainy Sunday',
    send: 'whoever inherited the little boxes',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'valuations?|apprais\\w*|insurance',
        lead: ['For the figure on the paper.', 'To have them valued.'],
      },
    ],
    pic: { ask: 'A ring beside a coin on plain cloth', alt: 'A ring lying beside a coin on plain cloth' },
    claims: [['Document and revalue jewellery; single-article limits', 'advice of insurers and police']],
  },
  {
    id: 'old-gold-new-ring',
    format: 'behind',
    again: 9,
    emoji: '🔥',
    tags: ['GoldsmithLife', 'BehindTheScenes', 'Jeweller'],
    only: JEWELS,
    title: [
      'Can old jewellery be made into something new?',
      'What happens when a goldsmith melts down a ring',
    ],
    cover: 'Old gold, new ring',
    gist: [
      'Often yes: stones come out, gold is tested, melted, rolled and drawn. Solder and different alloys set limits, and so does feeling. A good goldsmith asks twice before the fire.',
      'From three rings in a drawer one that is worn. Between them lie a flame, a rolling mill and a question.',
    ],
    subject: ['Asked twice before the fire', 'Three rings become one'],
    hooks: {
      '*': [
        "Before a goldsmith melts your grandmother's ring, he should ask you twice.",
        'Gold forgets its shape in a few seconds. You do not.',
        'In the crucible three rings turn into a drop as bright as the sun.',
      ],
      pa: ['Reworking begins with testing and asking, and not with fire.', 'Test, ask, melt, in this order.'],
      fi: [
        'Is there something in a drawer that you never wear and never give away?',
        'It need not be melted. Sometimes turning the stone is enough.',
      ],
      t: 'Mixed alloys and old solder make brittle gold; refining may be needed before it can be rolled.',
      h: 'The signet ring of great-uncle Alfred is now a pair of earrings. He would have minded.',
      i: 'Gold is hardly ever new. It only changes hands and shapes.',
      l: 'A drop of light in a small grey bowl.',
    },
    lines: {
      '*': [
        'Old gold can become a new ring. First it is tested, then asked again, and only then melted.',
        'Not all of it has to go into the fire. A stone in a new setting, a band made smaller, may be enough.',
        'Solder in an old chain makes gold brittle. That is why not everything can be mixed with everything.',
        'Have a photograph taken before it is changed. Afterwards nobody remembers exactly.',
      ],
      h: ['"Are you sure?" "Yes." "Quite sure?" "No." That is why one asks twice.'],
    },
    scene: [
      'On the bench lie three rings side by side, and somebody tells who wore which. The flame is still off.',
      'In the crucible it trembles, turns dull, clears, and suddenly it is a mirror.',
    ],
    why: [
      [
        'What has been melted cannot be undone.',
        'A ring is a thing, and it is also a person.',
        'One decides better after having slept on it.',
      ],
      [
        'Gold of different colours makes a third, and not always a nice one.',
        'Traces of solder break under the roller.',
        'Sometimes new gold is added, and that should be said beforehand.',
      ],
    ],
    parts: [
      [
        'Look at it together',
        [
          'What is it, whose was it, what shall it become?',
          'Stones: sound, glued, worth it?',
          "A drawing, and a night's sleep.",
        ],
        'Three old rings on a bench',
      ],
      [
        'Take out the stones and test',
        [
          'Prongs opened, everything in a little bag.',
          'A streak on a black stone tells the fineness.',
          'Solder is sawn out.',
        ],
        'A stone in tweezers',
      ],
      [
        'Melt it and roll it',
        [
          'In a bowl, with a flame, a pinch of borax.',
          'Poured as a bar, then rolled, glowed, rolled.',
          'It gets hard, and soft again by fire.',
        ],
        'A flame over a crucible',
      ],
      [
        'Make it, and show it',
        [
          'Bent, soldered, filed, fitted, polished.',
          'What is left over is weighed, and yours.',
          'The first one to try it on is you.',
        ],
        'A new ring on a finger',
      ],
    ],
    turn: [
      'And old initials may stay on the inside.',
      'Gold does not remember. People do it for it.',
      'From a drawer on to a hand.',
    ],
    asks: ['What lies in your drawer?', 'Keep it or remake it: what would you do?'],
    ends: {
      pa: ['Test, ask, melt, make.', 'Slowly before the fire.'],
      fi: ['Bring it along with its story.', 'Sleep on it. We can wait.'],
      t: 'Compatible alloys, clean melt, stepwise annealing.',
      h: 'His family says that the earrings have his ears.',
      i: 'From hand to hand, for thousands of years.',
      l: 'Warm, still, from the polishing.',
    },
    work: 'Before anything that cannot be undone, ask twice, and leave a night between. It costs a day, and saves the one case in fifty that would have hurt.',
    keep: 'the day you open that drawer',
    send: 'somebody with three rings',
    own: [
      {
        kinds: ['service', 'process', 'price', 'people'],
        about: 'remodel|rework|melt|recycled gold|bespoke|commission|heirloom|made (?:to order|by hand)',
        lead: ['How that goes here.', 'Who asks twice.'],
      },
    ],
    pic: {
      ask: "Three old rings on a goldsmith's bench",
      alt: "Three old rings lying on a goldsmith's bench",
    },
    claims: [
      [
        'Reworking old gold: testing, solder and mixed alloys limit it; steps of making',
        'trade practice of goldsmiths',
      ],
    ],
  },
  {
    id: 'whose-was-it-before',
    format: 'question',
    again: 7,
    emoji: '💍',
    tags: ['JewelleryStories', 'Heirlooms', 'JewelleryTalk'],
    title: ['Who wore your favourite piece before you?', 'The story behind a ring: whose was it?'],
    cover: 'Whose was it before?',
    gist: [
      'Most favourite pieces are not the dearest ones. They are those that somebody wore before, or gave at the right moment. What is yours, and whose was it?',
      'A thin ring, a watch that stops, a brooch with a stone missing: tell us its story.',
    ],
    subject: ['The thin ring with a story', 'Whose was it?'],
    hooks: {
      '*': [
        'Which piece would you fetch out of a burning house? It is hardly ever the dear one.',
        'Look at your hand. Who wore that before you?',
        'The stone is missing, and nobody would dream of selling it.',
      ],
      pa: ['Value is on the paper. What it is worth one has to be told.', 'One piece, one name.'],
      fi: [
        'Tell us the story of the piece that you never take off.',
        'Who put it into your hand, and what did they say?',
      ],
      t: 'Wear tells: a thinned band has been turned by a finger for decades.',
      h: 'It is worth four pounds, and not for sale.',
      i: 'Love passes through small things.',
      l: 'Worn thin, and warm.',
    },
    lines: {
      '*': [
        'Which piece of yours would you never sell, whatever somebody offered?',
        'Put a slip into the box with the name of whoever wore it. In two generations nobody knows any more.',
        'A band worn thin has been turned by somebody for decades. It can be strengthened without changing its look.',
        'The watch need not go. It may stay at the minute at which it stopped.',
      ],
      h: ['It came with a curse, said grandmother. It was only nickel.'],
    },
    scene: [
      'On a train a woman turns a ring on her finger, round and round, without knowing it. Her mother did it as well.',
      'In a box lies a watch, and with it a slip in blue ink: belonged to Uncle Jo, who was always late.',
    ],
    why: [
      [
        "What touched somebody's skin keeps something of them.",
        'One can hold it, and that is more than one can say of memories.',
        'It was small enough to be carried through everything.',
      ],
    ],
    parts: [
      [
        'The one that was inherited',
        [
          'Too large, too small, never quite right, and always on.',
          'It has been resized three times, and is still hers.',
        ],
        'An old thin ring on a hand',
      ],
      [
        'The one that was given',
        [
          'At the station, at the bedside, on an ordinary Wednesday.',
          'The box was lost. The sentence was not.',
        ],
        'A small box in a hand',
      ],
      [
        'The one that you bought yourself',
        ['From the first wage, or after the worst year.', 'It too was a gift.'],
        'A bracelet on a wrist',
      ],
    ],
    turn: [
      'What it is worth stands in no list.',
      'One day you will be the one whose it was.',
      'Write it on a slip.',
    ],
    asks: [
      'Whose was it before you?',
      'Which piece do you never take off?',
      'What did they say when they gave it to you?',
    ],
    ends: {
      pa: ['One slip of paper, in the box.', 'Tell us.'],
      fi: ['We would love to see it.', 'Ask about it while somebody can answer.'],
      t: 'Wear is a record.',
      h: 'The curse comes off with rhodium.',
      i: 'Wear it, and pass it on.',
      l: 'Round and round, on a train.',
    },
    keep: 'the next family visit',
    send: 'whoever will inherit it',
    own: [
      {
        kinds: ['history', 'people', 'service'],
        about: 'heirloom|remodel|famil|generation|since|founded|goldsmith|watchmak',
        lead: ['Who looks after such pieces here.', 'A story of our own.'],
      },
    ],
    pic: { ask: 'A thin worn ring on a hand', alt: 'A thin worn ring on an older hand' },
    claims: [['Bands thin by wear; can be strengthened', 'trade practice of goldsmiths']],
  },
  {
    id: 'yellow-or-white',
    format: 'either',
    again: 7,
    emoji: '⚪',
    tags: ['ThisOrThat', 'GoldAndSilver', 'JewelleryTalk'],
    only: JEWELS,
    title: ['Yellow gold or white gold?', 'Gold or silver: which suits you, and may one mix them?'],
    cover: 'Yellow or white?',
    gist: [
      'Yellow is warm and wears away into itself, white is cool and likes a new coat of rhodium every few years. May one mix them? One may. What do you wear?',
      'Warm or cool: people swear by one of them, and in the end both sit on one hand.',
    ],
    subject: ['Warm or cool?', 'May one mix them?'],
    hooks: {
      '*': [
        'Look at your hand: warm or cool?',
        'Yellow gold is what it is all the way through. White gold mostly wears a coat.',
        '"One does not mix gold and silver." Says who?',
      ],
      pa: ['Yellow needs little care, white wants its coat renewed.', 'Warm or cool, or both.'],
      fi: ['Which one do you reach for without thinking?', 'Do you still wear what you wore at twenty?'],
      t: 'White gold is alloyed with palladium or other metals and usually plated with rhodium, which wears.',
      h: 'Rose, says my sister, and settles the matter as always.',
      l: 'Honey, or moonlight.',
    },
    lines: {
      '*': [
        'Yellow gold or white: what is on your hand right now?',
        'White gold looking yellowish? The rhodium has worn off. It can be renewed in a day or so.',
        'Mixing metals works best if one piece has both. It makes the rest look meant.',
        'Yellow gold scratches as well. The scratches become a shine, which is called patina and costs nothing.',
      ],
      h: ['I wear both, since I can decide nothing before ten.'],
    },
    scene: [
      'Before the mirror somebody holds two chains to their neck, one in each hand, and the cat looks bored.',
      'On one wrist there are four bangles of three colours, and they get on quite well.',
    ],
    why: [
      [
        'Skin, hair and light decide with you.',
        'What is warm in candlelight may be pale at noon.',
        'And one gets used to what one has always had.',
      ],
    ],
    parts: [
      [
        'Yellow',
        ['Warm, ancient, the same all through.', 'It can be polished for a hundred years.'],
        'A yellow gold ring',
      ],
      [
        'White',
        ['Cool, clear, good with grey stones.', 'Its coat is thin and can be renewed.'],
        'A white gold ring',
      ],
    ],
    turn: [
      'And rose is a third way.',
      'One hand has room for both.',
      'In the end it is the hand that counts.',
    ],
    asks: ['Yellow, white or rose?', 'Do you mix them?'],
    ends: {
      pa: ['Wear what you reach for.', 'Coat or none: know which.'],
      fi: ['Show us your hand.', 'Mix them. Nobody will come.'],
      t: 'Alloy and plating decide the care.',
      h: 'The cat prefers string.',
      l: 'Honey by candlelight.',
    },
    keep: 'the next two boxes side by side',
    send: 'the sister who settles things',
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: 'yellow gold|white gold|rose gold|rhodium|platinum|plat(?:ed|ing)|rings?\\b',
        lead: ['What there is in which colour.', 'For a new coat.'],
      },
    ],
    pic: {
      ask: 'A yellow and a white gold ring side by side',
      alt: 'A yellow and a white gold ring side by side',
    },
    claims: [
      ['White gold usually rhodium-plated, wears, can be renewed', 'gemmological institutes, trade practice'],
    ],
  },
];
