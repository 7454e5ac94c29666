// Looking after shoes.
import type { Idea } from '../../library/idea.ts';

export const CARE: readonly Idea[] = [
  {
    id: 'wet-leather-shoes',
    format: 'howto',
    again: 9,
    emoji: '🌧️',
    tags: ['ShoeCare', 'WetShoes', 'LeatherCare'],
    title: ['How to dry wet leather shoes', 'Wet shoes: never on the {radiator|heater}'],
    cover: 'How to dry wet shoes',
    gist: [
      'Wipe them, take out laces and insoles, fill them loosely with paper, lay them on their side and wait for a day or two. No heat. Then put on cream.',
      'Leather that dries fast gets hard and cracks. Paper and patience are better.',
    ],
    subject: ['How to dry wet shoes', 'Not on the heater'],
    hooks: {
      '*': [
        'Wet leather shoes never go on the {radiator|heater}. Here is what helps.',
        'How to dry soaked shoes so that they do not go hard.',
      ],
      patl: 'Paper, air and time dry leather without harm.',
      fhi: 'Did you get caught in the rain? Your shoes would like some newspaper.',
    },
    lines: {
      '*': [
        'Fill wet shoes loosely with newspaper and change it after an hour.',
        'Lay wet shoes on their side, so that air gets to the soles.',
        'Never dry leather shoes by a fire, on a {radiator|heater} or with a hairdryer.',
        'When they are dry, put on cream. Water has taken the fat out of the leather.',
      ],
      h: ['The hairdryer is for you, not for them.'],
    },
    scene: [
      'You come home, and water runs out of your shoes.',
      'In the morning the shoes by the {radiator|heater} are as hard as wood.',
    ],
    why: [
      [
        'Heat pulls the water out too fast, and leather shrinks and cracks.',
        'The glue of the sole can give way as well.',
      ],
      ['Paper takes up water from the inside.', 'That is where it takes longest.'],
    ],
    parts: [
      ['Wipe and open them', ['Laces and insoles out.', 'They dry separately.'], 'Wet shoes without laces'],
      [
        'Fill them with paper',
        ['Loosely, and change it.', 'With pale lining use kitchen paper.'],
        'Newspaper in shoes',
      ],
      ['Wait', ['A day, or even two.', 'At room temperature.'], 'Shoes on their side'],
      ['Put on cream', ['Thinly, then brush.', 'Now they are soft again.'], 'A brush on a shoe'],
    ],
    turn: ['Spray them before the next rain.', 'If the sole has come loose, bring them in.'],
    asks: ['Which shoes did a {radiator|heater} ruin for you?', 'What do you wear in the rain?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'And put on dry socks.' },
    keep: 'the next downpour',
    send: 'somebody with shoes on the heater',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'spray|cream|polish|resol|sole',
        lead: 'And if a sole comes loose:',
      },
    ],
    pic: { ask: 'Wet shoes filled with newspaper', alt: 'Wet shoes filled with newspaper' },
    claims: [['Heat hardens wet leather', 'leather care practice']],
  },
  {
    id: 'polish-in-order',
    format: 'howto',
    again: 9,
    emoji: '✨',
    tags: ['ShoePolish', 'ShoeCare', 'LeatherShoes'],
    title: ['How to polish leather shoes', 'Polishing shoes: the right order'],
    cover: 'How to polish shoes',
    gist: [
      'Brush off the dirt, rub in a little cream, wait ten minutes, brush until it shines. Less cream is better.',
      'First clean, then feed, then shine. Most people use too much polish on too much dirt.',
    ],
    subject: ['How to polish shoes', 'Clean, cream, wait, brush'],
    hooks: {
      '*': [
        'How do you polish shoes so that they shine? In the right order.',
        'Most shoes get too much polish. A little is enough.',
      ],
      patl: 'Clean, cream, wait, brush: in this order shoes shine.',
      fhi: 'When did you last polish your shoes? It takes ten minutes.',
    },
    lines: {
      '*': [
        'Take out the laces before you polish shoes. The tongue needs cream, too.',
        'Use as much cream as a pea for each shoe. More only gets sticky.',
        'Wait ten minutes before you brush. Cream has to sink in.',
        'Neutral cream suits every {colour|color}. For scratches take the right {colour|color}.',
      ],
      h: ['The dog was polished a little as well.'],
    },
    scene: [
      'There is an interview tomorrow, and the shoes are grey.',
      'You rub and rub, and they stay dull.',
    ],
    why: [
      ['Polish on dust makes a dull film.', 'Each layer of dirt stays under it.'],
      ['The shine comes from the brush.', 'Cream is food for leather.'],
    ],
    parts: [
      ['Brush off the dirt', ['Seams and edge, too.', 'A damp cloth for the rest.'], 'A brush on a shoe'],
      [
        'Rub in a little cream',
        ['With a cloth, in small circles.', 'Thin in the creases.'],
        'A cloth with cream on a shoe',
      ],
      ['Wait, then brush', ['Quick, light strokes.', 'At the end with a soft cloth.'], 'A shining shoe'],
    ],
    turn: ['Once every week or two is enough.', 'Suede needs a brush and no cream.'],
    asks: ['Who taught you to polish shoes?', 'Which pair would you like to see shine?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'Put on some music and do three pairs.' },
    keep: 'the evening before something important',
    send: 'somebody with an interview',
    own: [
      { kinds: ['product', 'service'], about: 'polish|cream|clean(?:ing|ed)?|shine', lead: 'For the shine:' },
    ],
    pic: { ask: 'One polished shoe beside one that is not', alt: 'One polished shoe beside one that is not' },
    claims: [['Order of shoe care', 'shoemaking practice']],
  },
  {
    id: 'clean-suede',
    format: 'tip',
    again: 9,
    emoji: '🦌',
    tags: ['SuedeCare', 'ShoeCare', 'ShoeCleaning'],
    title: ['How to clean suede shoes', 'Suede and rain: what helps'],
    cover: 'How to clean suede',
    gist: [
      'Let suede dry completely, brush it, and rub marks with a plain {rubber|eraser}. Spray it before the next rain. No cream, no scrubbing when wet.',
      'Dry first, then brush. Most marks on suede come off without any water.',
    ],
    subject: ['How to clean suede', 'Dry, brush, spray'],
    hooks: {
      '*': [
        'Suede shoes got wet? Let them dry before you do anything.',
        'How to clean suede: with a brush, and hardly any water.',
      ],
      patl: 'Suede is cleaned dry, with a brush.',
      fhi: 'Do you not dare to wear your suede shoes? They can take more than you think.',
    },
    lines: {
      '*': [
        'Brush suede when it is dry, first against the nap and then with it.',
        'A plain white {rubber|eraser} takes shiny spots and light marks off suede.',
        'Spray suede before you wear it for the first time, outdoors, and let it dry.',
        'Do not use shoe cream on suede. It sticks the nap together.',
      ],
      h: ['It rained once, and they were grey. They are now grey on purpose.'],
    },
    scene: [
      'Rain has left dark spots on your suede shoes.',
      'On the toe of your suede boot is a shiny place.',
    ],
    why: [
      ['Water marks are mostly the edge between wet and dry.', 'When all is dry and brushed, they often go.'],
      ['Dirt sits between the fine hairs.', 'A soft brush lifts it out.'],
    ],
    parts: [
      ['Let it dry', ['With paper inside, no heat.', 'A day is better than an hour.'], 'Suede shoes drying'],
      ['Brush it', ['Soft brush or suede brush.', 'Then the nap stands up.'], 'A brush on a suede shoe'],
      [
        'Protect it',
        ['Spray from a distance.', 'Try it inside the tongue first.'],
        'A spray beside a suede shoe',
      ],
    ],
    turn: ['Grease and ink need a professional.', 'Then wear them again, also on grey days.'],
    asks: ['Do you wear suede in winter?', 'What is on yours?'],
    ends: { patl: 'Try it the next time.', fhi: 'Be brave and wear them.' },
    keep: 'the next rain',
    send: 'somebody who only wears them in summer',
    own: [{ kinds: ['product', 'service'], about: 'suede|spray|clean(?:ing|ed)?|brush', lead: 'For suede:' }],
    pic: { ask: 'A suede shoe, half of it brushed', alt: 'A suede shoe, half of it brushed' },
    claims: [['Suede is cleaned dry', 'leather care practice']],
  },
  {
    id: 'boots-before-winter',
    format: 'season',
    again: 11,
    emoji: '🥾',
    tags: ['WinterBoots', 'ShoeCare', 'ShoeRepair'],
    when: { months: [9, 10, 11] },
    title: ['Get your winter boots ready in time', 'Winter boots: check them in autumn'],
    cover: 'Boots ready for winter?',
    gist: [
      'Look at soles, heels, {zips|zippers} and seams now, and have them mended before the first salt. Then clean, cream and spray them.',
      'In the first snow everybody brings boots. In autumn you wait less, and they are ready.',
    ],
    subject: ['Are your boots ready for winter?', 'Check them now'],
    hooks: {
      '*': [
        'Take out your winter boots now and turn them over.',
        'Are your winter boots ready? Check these things before the first frost.',
      ],
      patl: 'Soles, heels, {zips|zippers}: mended in autumn, your boots are ready for the first snow.',
      fhi: 'Where are your winter boots? Have a look at the soles today.',
    },
    lines: {
      '*': [
        'Look at the soles of your winter boots. If the pattern is gone, they slip.',
        'Run the {zip|zipper} of your boots up and down. A stiff one breaks on the coldest day.',
        'Cream and spray boots before the first salt. Salt leaves white edges and dries leather.',
        'White salt lines: wipe with a little vinegar in water, let it dry, and put on cream.',
      ],
      h: ['The hole was there in March. You said you would remember.'],
    },
    scene: [
      'It snows, and water comes in at the left toe.',
      'The boots have stood in the cellar since spring, as you took them off.',
    ],
    why: [
      ['Salt and wet get in at each open seam.', 'What is small in October is large in January.'],
      ['In the first cold week the bench is full.', 'Now you get them back sooner.'],
    ],
    parts: [
      [
        'Turn them over',
        ['Pattern, heels, loose edges.', 'A thumb finds soft places.'],
        'The sole of a boot',
      ],
      [
        'Try {zip|zipper} and laces',
        ['Rub a stiff {zip|zipper} with candle wax.', 'New laces cost little.'],
        'A boot {zip|zipper}',
      ],
      ['Clean, cream, spray', ['Do it in this order.', 'Let it dry overnight.'], 'Boots and a spray'],
    ],
    turn: ['Then let it snow.', 'A rubber sole with grip can be put under most boots.'],
    asks: ['Are your boots dry inside?', 'How many winters have they done?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'Bring them before everybody does.' },
    keep: 'the first cold morning',
    send: 'somebody with wet feet',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about: 'resol|soles?\\b|heels?\\b|zips?\\b|while you wait',
        lead: 'Boots here:',
      },
    ],
    pic: { ask: 'Winter boots turned over on a table', alt: 'Winter boots turned over on a table' },
    claims: [['Salt damages leather', 'shoe care practice']],
  },
  {
    id: 'shoes-too-tight',
    format: 'answer',
    again: 9,
    emoji: '🦶',
    tags: ['ShoeFit', 'ShoeStretching', 'ShoeCare'],
    title: ['Can tight shoes be stretched?', 'My shoes pinch: what can be done?'],
    cover: 'Can shoes be stretched?',
    question: 'My new shoes pinch. Can they be made wider?',
    short: 'A little wider, yes. Longer, no.',
    gist: [
      'Leather can be stretched by a few {millimetres|millimeters} over a day or two. Plastic hardly gives. A shoe that is too short stays too short.',
      'If it pinches at one spot, that spot can be widened. For length, you need another size.',
    ],
    subject: ['Can shoes be stretched?', 'My shoes pinch'],
    hooks: {
      '*': [
        'Shoes too tight? They can be made a little wider, but never longer.',
        'Can a cobbler stretch shoes? It depends on what they are made of.',
      ],
      patl: 'Leather gives a little in width, and nothing in length.',
      fhi: 'Do your new shoes pinch? Show us where.',
    },
    lines: {
      '*': [
        'Leather shoes can be stretched by a few {millimetres|millimeters}, over a day or two.',
        'Show the cobbler exactly where the shoe pinches. A small spot can be widened by itself.',
        'Do not stretch shoes with wet newspaper or the freezer. The leather suffers.',
        'If a shoe is too short, no stretching helps. Exchange it.',
      ],
      h: ['They were half price. So is half the comfort.'],
    },
    scene: [
      'The shoes were reduced, they are lovely, and your little toe hurts.',
      'For the wedding you need them on Saturday, and they pinch at the ball.',
    ],
    why: [
      ['Leather is made of fibres that give slowly and stay.', 'Plastic springs back at once.'],
      ['Length is fixed by the sole.', 'Only the upper part can give.'],
    ],
    parts: [
      ['Find the spot', ['Put a small sticker on it.', 'Ball, toe or instep.'], 'A sticker on a shoe'],
      [
        'Look at the material',
        ['Smooth leather and suede give.', 'Seams over the spot are difficult.'],
        'A shoe label',
      ],
      ['Give it two days', ['On wood, slowly.', 'Quick means cracks.'], 'A shoe on a stretcher'],
    ],
    turn: ['Sometimes a thinner insole is enough.', 'Ask before you give them away.'],
    asks: ['Which shoes do you own that pinch?', 'What have you tried?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Bring them in before the wedding.' },
    caution: 'Lasting foot pain should be looked at by a doctor or podiatrist.',
    keep: 'the next pair that pinches',
    send: 'somebody who limps home from parties',
    own: [{ kinds: ['service', 'price'], about: 'stretch', lead: 'Stretching here:' }],
    pic: { ask: 'A shoe on a stretcher', alt: 'A shoe on a stretcher' },
    claims: [['Stretching affects width', 'shoe repair practice']],
  },
];
