// Braces, aligners and retainers: what patients of orthodontists ask.
import type { Idea } from '../../library/idea.ts';
import { BRACES } from './kinds.ts';

export const BRACES_IDEAS: readonly Idea[] = [
  {
    id: 'cleaning-with-braces',
    format: 'howto',
    again: 6,
    emoji: '🪥',
    tags: ['Braces', 'Orthodontics', 'OralHygiene'],
    title: ['How to clean your teeth with braces', 'Brushing with braces: step by step'],
    cover: 'How to clean braces',
    gist: [
      'Brush above, below and on the brackets, use a small interdental brush under the wire, and check in the mirror. It takes three to four minutes.',
      'With braces food sticks everywhere. A small brush for the gaps and a good look in the mirror make the difference.',
    ],
    subject: ['How to clean braces', 'Brushing step by step'],
    hooks: {
      '*': [
        'How do you clean your teeth with braces? Above, below and under the wire.',
        'Braces take a minute more to clean. Here is where food hides.',
      ],
      ptal: 'Above the bracket, below it, under the wire: clean all three.',
      fi: 'New braces? After some days, cleaning them is routine.',
      h: 'Spinach loves braces. The mirror tells you.',
    },
    lines: {
      '*': [
        'With braces brush above and below the brackets, at an angle towards the wire.',
        'Use a small interdental brush under the wire of your braces.',
        'Take a travel toothbrush to school or work while you wear braces.',
        'White spots after braces come from plaque that was left round the brackets. Careful brushing prevents them.',
      ],
      h: ['Look in the mirror before the school photo. And after lunch.'],
    },
    scene: [
      'After lunch you smile, and something green smiles as well.',
      'Ten minutes after brushing you still find food under the wire.',
    ],
    why: [
      ['Plaque collects round brackets and under the wire.', 'Brackets have many small corners.'],
      [
        'What stays there can leave white spots on the teeth.',
        'When the braces come off, nobody wants marks.',
      ],
    ],
    parts: [
      [
        ['Rinse with water first', 'Swill out the big pieces'],
        ['It loosens food.', 'Also after snacks on the way.'],
        'A glass of water',
      ],
      [
        ['Brush above and below the brackets', 'Brush from both sides'],
        ['Tilt the brush towards the wire.', 'Take time for each tooth.'],
        'A toothbrush at an angle',
      ],
      [
        ['Clean under the wire', 'Use an interdental brush'],
        ['Small strokes between the brackets.', 'Once a day is enough for most.'],
        'An interdental brush',
      ],
      [
        ['Look in the mirror', 'Check at the end'],
        ['The brackets should be shiny.', 'Brush again where they are dull.'],
        'A mirror',
      ],
    ],
    turn: [
      'Fluoride toothpaste protects the teeth round the brackets.',
      'After two weeks you do it without thinking.',
    ],
    asks: ['Which food gets stuck most in braces?', 'How long do you brush with braces?'],
    ends: { ptal: 'Rinse, brush, under the wire, check.', fi: 'It is worth it.', h: 'Spinach, we see you.' },
    keep: 'the bathroom mirror',
    send: 'somebody with new braces',
    only: BRACES,
    own: [{ kinds: ['service', 'process'], about: 'braces|orthodon', lead: 'Braces at {name}:' }],
    pic: { ask: 'A toothbrush and an interdental brush', alt: 'A toothbrush beside an interdental brush' },
    claims: [['Cleaning with fixed braces, white spots', "orthodontic societies' advice to patients"]],
  },
  {
    id: 'eating-with-braces',
    format: 'checklist',
    again: 6,
    emoji: '🍎',
    tick: true,
    tags: ['Braces', 'Orthodontics', 'BracesFood'],
    title: ['What can you eat with braces? And what not', 'Food with braces: a short list'],
    cover: 'Food with braces',
    gist: [
      'Avoid hard, sticky and chewy food: nuts, toffee, chewing gum, hard crusts. Cut apples and carrots into small pieces.',
      'In the first days soup, pasta and yoghurt are best. After that nearly everything, cut small.',
    ],
    subject: ['Food with braces', 'A short list'],
    hooks: {
      '*': [
        'What can you eat with braces? More than you think, cut small.',
        'Toffee and nuts break brackets. Here is what to eat with braces.',
      ],
      ptal: 'Not hard, not sticky, cut small: that is the rule with braces.',
      fi: 'New braces and sore teeth? Begin with soft food.',
      h: 'Toffee and braces: a love story with a bad end.',
    },
    lines: {
      '*': [
        'With braces cut apples and carrots into small pieces.',
        'No toffee, nuts or chewing gum with braces: they break brackets.',
        'Soup, pasta, eggs and yoghurt are good in the first days with braces.',
        'Fizzy and sugary drinks are hard on teeth with braces. Water is best.',
      ],
      h: ['Popcorn in the cinema is not a good idea. A hot dog is, cut small.'],
    },
    scene: [
      'You bite into an apple, and one bracket hangs on the wire.',
      'The first evening with braces, and even bread is too hard.',
    ],
    why: [
      ['Hard and sticky food pulls brackets off.', 'Each repair makes the treatment longer.'],
      [
        'In the first days teeth are sore, because they begin to move.',
        'It usually gets better after three to five days.',
      ],
    ],
    parts: [
      [
        'First days: soft food',
        ['Soup, pasta, mashed potatoes, yoghurt.', 'It gets easier after a few days.'],
        'A bowl of soup',
      ],
      ['Hard food: cut it small', ['Apples, carrots, crusts.', 'Chew with your back teeth.'], 'Apple pieces'],
      [
        'Sticky food: leave it out',
        ['Toffee, chewing gum, gummy sweets.', 'It sticks and pulls.'],
        'A toffee in its paper',
      ],
      [
        'Drinks: mostly water',
        ['Sugar and acid attack the teeth round the brackets.', 'Rinse with water after juice.'],
        'A glass of water',
      ],
    ],
    turn: ['Most other things are fine.', 'You can eat nearly everything, only smaller.'],
    asks: ['Which food do you miss most with braces?', 'What was your first meal with braces?'],
    ends: {
      ptal: 'Soft, small, not sticky.',
      fi: 'Enjoy your meal all the same.',
      h: 'The toffee will wait for you.',
    },
    keep: 'the fridge door',
    send: 'the cook of the family',
    only: BRACES,
    own: [{ kinds: ['service', 'process'], about: 'braces|orthodon', lead: 'Braces at {name}:' }],
    pic: { ask: 'Apple pieces on a plate', alt: 'Apple cut into small pieces on a plate' },
    claims: [
      ['Foods that break brackets; soreness of the first days', "orthodontic societies' advice to patients"],
    ],
  },
  {
    id: 'when-a-wire-pokes',
    format: 'answer',
    again: 7,
    emoji: '🩹',
    tags: ['Braces', 'Orthodontics', 'BracesEmergency'],
    title: ['Wire pokes or bracket came off: what to do', 'Problem with braces at the weekend? First help'],
    cover: 'Wire pokes? First help',
    gist: [
      'Cover a wire that pokes with wax, leave a loose bracket on the wire, and call your orthodontist. Most of it can wait until the next day.',
      'Wax from the kit helps against most rubbing. Do not cut or pull anything by yourself.',
    ],
    subject: ['Wire pokes? First help', 'What to do when a bracket is loose'],
    hooks: {
      '*': [
        'A wire pokes or a bracket is loose? Wax and a call are enough for now.',
        'Problem with your braces at the weekend? This helps until Monday.',
      ],
      ptal: 'Cover it, leave it, call: that is first help for braces.',
      fi: 'Something is loose? Do not panic. It happens to nearly everybody once.',
      h: 'It always happens on Friday evening, and mostly with pizza.',
    },
    lines: {
      '*': [
        'Cover a wire that pokes with a small ball of orthodontic wax.',
        'A loose bracket may stay on the wire until you can come in.',
        'Call when something on your braces breaks. Do not wait until the next appointment.',
        'Keep wax in your bag and at school while you wear braces.',
      ],
      h: ['The pizza crust says it was not me. It was.'],
    },
    scene: [
      'You bite into a crust, and something moves that should not.',
      'Your cheek is sore, and it is Saturday.',
    ],
    why: [
      ['What rubs makes the skin sore.', 'With wax over it, the cheek can calm down.'],
      [
        'A loose bracket no longer moves the tooth.',
        'If it stays like that for weeks, the treatment takes longer.',
      ],
    ],
    parts: [
      [
        'Use wax',
        ['Dry the place, roll a small ball, press it on.', 'Renew it after eating.'],
        'A ball of wax',
      ],
      [
        'Leave everything in place',
        ['Do not cut or bend the wire by yourself.', 'If something falls out, keep it.'],
        'A small box',
      ],
      [
        'Call the practice',
        ['Say what has happened and whether it hurts.', 'You will be told whether it can wait.'],
        'A telephone',
      ],
    ],
    turn: ['Rinsing with warm salt water soothes sore places.', 'Mostly it is quickly repaired.'],
    asks: ['Has a bracket ever come off with you?', 'What were you eating when a bracket came off?'],
    ends: { ptal: 'Wax, leave it, call.', fi: 'You will be helped.', h: 'And cut the pizza small.' },
    question: 'What do I do when a wire pokes or a bracket comes off?',
    short: [
      'Cover it with wax, leave everything in place, and call.',
      'Wax, do not pull, call the practice.',
    ],
    caution: [
      'With strong pain, swelling, or if you have swallowed or breathed in a part and cough, get medical help at once.',
      'Breathing trouble or swelling is an emergency: get medical help.',
    ],
    keep: 'the weekend',
    send: 'parents of somebody with braces',
    only: BRACES,
    own: [
      {
        kinds: ['service', 'hours', 'process'],
        about: 'emergenc|braces|orthodon',
        lead: 'How to reach {name}:',
      },
    ],
    pic: { ask: 'A box of orthodontic wax', alt: 'A small box of orthodontic wax' },
    claims: [
      ['First aid for braces: wax, leave in place, call', "orthodontic societies' advice to patients"],
    ],
  },
  {
    id: 'why-the-retainer-stays',
    format: 'myth',
    again: 7,
    emoji: '🌙',
    tags: ['Retainer', 'Orthodontics', 'StraightTeeth'],
    title: ['How long do you have to wear a retainer?', 'Retainer after braces: why it matters'],
    cover: 'Why you need a retainer',
    gist: [
      'Teeth want to move back, all your life. A retainer at night keeps them straight. How often you need it, your orthodontist tells you.',
      'Without a retainer teeth can shift within weeks, above all in the first year.',
    ],
    subject: ['Why you need a retainer', 'After the braces'],
    hooks: {
      '*': [
        'The braces are off, and now a retainer? Yes, or the teeth move back.',
        'Has your retainer been in the drawer for weeks? Try it today.',
      ],
      ptal: 'Teeth move all through life. A retainer keeps them straight.',
      fi: 'Your smile is finished. Here is how to keep it.',
      h: 'The dog thinks that retainers are toys. Keep yours in its box.',
    },
    lines: {
      '*': [
        'Wear your retainer as often as your orthodontist says, usually every night.',
        'Your retainer feels tight? Then your teeth have moved. Wear it, and call if it does not fit.',
        'Clean your retainer with a brush and lukewarm water. Hot water bends it.',
        'Keep your retainer in its box, never in a napkin. Napkins get thrown away.',
      ],
      h: ['Half of all lost retainers leave the canteen in a napkin.'],
    },
    scene: [
      'After the holidays you put in the retainer, and it no longer fits.',
      'Two years of braces, and a napkin in the canteen bin.',
    ],
    why: [
      ['The fibres round the teeth pull them back.', 'It takes a long time until they have settled.'],
      ['Teeth move a little with age, also without braces.', 'That is why they often get crowded again.'],
    ],
    parts: [
      [
        ['Wear it at night', 'Put it in every evening'],
        ['Like brushing your teeth.', 'In the first months often by day, too.'],
        'A retainer in its box',
      ],
      [
        ['Clean it gently', 'Brush it with cool water'],
        ['No hot water and no toothpaste.', 'A cleaning tablet now and then.'],
        'A retainer under a tap',
      ],
      [
        ['Keep it in its box', 'Never wrap it in a napkin'],
        ['Out of reach of dogs.', 'Put your name on the box.'],
        'A retainer box',
      ],
    ],
    turn: ['Then your smile stays as it is.', 'Lost it? Call soon, before the teeth move.'],
    asks: ['Do you still wear your retainer?', 'How did you lose your retainer?'],
    ends: { ptal: 'Every night, clean, in its box.', fi: 'Keep your smile.', h: 'And buy the dog a ball.' },
    myth: 'When the braces are off, the treatment is over',
    short: [
      'No. The retainer keeps the teeth where they are.',
      'Not quite. Now the retainer has to hold the result.',
    ],
    keep: 'the bedside table',
    send: 'somebody who used to wear braces',
    only: BRACES,
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'retainer|aligner|braces',
        lead: 'Retainers at {name}:',
      },
    ],
    pic: { ask: 'A retainer in its box', alt: 'A retainer in its open box' },
    claims: [['Retention after orthodontic treatment', "orthodontic societies' advice to patients"]],
  },
  {
    id: 'braces-or-aligners',
    format: 'glossary',
    again: 7,
    emoji: '😁',
    tags: ['Braces', 'ClearAligners', 'Orthodontics'],
    title: ['Braces or clear aligners: what is the difference?', 'Which braces are right for me?'],
    cover: 'Braces or aligners?',
    gist: [
      'Fixed braces work day and night and for nearly everything. Clear aligners can be taken out, but have to be worn for about twenty-two hours a day.',
      'Metal, ceramic or clear aligners: what your teeth need decides, and how disciplined you are.',
    ],
    subject: ['Braces or aligners?', 'Which is right for you'],
    hooks: {
      '*': [
        'Braces or clear aligners? Here is the difference.',
        'Can you take them out, can you see them, what can they do? Three kinds of braces.',
      ],
      ptal: 'Fixed braces always work. Aligners only work when you wear them.',
      fi: 'Thinking about straighter teeth? These are the ways.',
      h: 'Aligners in your pocket straighten only your pocket.',
    },
    lines: {
      '*': [
        'Clear aligners only work if you wear them for about twenty-two hours a day.',
        'Ceramic brackets are the colour of teeth and work like metal ones.',
        'Fixed braces can do nearly everything and cannot be forgotten at home.',
        'It is never too late for braces. Many adults have them.',
      ],
      h: ['Adults with braces get two compliments: for the teeth and for the courage.'],
    },
    scene: [
      'At forty you smile with your mouth closed, and wonder whether it is too late.',
      'Your daughter wants them invisible, and you want to know what they cost.',
    ],
    why: [
      ['Teeth differ, so not every kind suits everybody.', 'A plan begins with pictures and a scan.'],
      ['The best braces are the ones that are worn.', 'Everyday life decides, too.'],
    ],
    parts: [
      [
        'Metal braces',
        ['Fixed, strong, for nearly everything.', 'They work day and night.'],
        'Metal brackets',
      ],
      [
        'Ceramic braces',
        ['Fixed, in the colour of teeth.', 'Less visible, and a little larger.'],
        'Ceramic brackets',
      ],
      [
        'Clear aligners',
        ['Can be taken out for eating and brushing.', 'They need about twenty-two hours a day.'],
        'A clear aligner',
      ],
    ],
    turn: ['What is possible, a first examination shows.', 'Ask about time, cost and what you have to do.'],
    asks: ['Metal, ceramic or clear: which braces would you choose?', 'Did you have braces as a child?'],
    ends: {
      ptal: 'The teeth and your discipline decide.',
      fi: 'Ask all your questions.',
      h: 'And the pocket is straight enough.',
    },
    keep: 'the first appointment',
    send: 'somebody who hides their teeth',
    only: BRACES,
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'braces|aligner|consultation',
        lead: 'What {name} offers:',
      },
    ],
    pic: { ask: 'A model of teeth with brackets', alt: 'A model of teeth with brackets' },
    claims: [
      ['Kinds of appliances and wearing time of aligners', "orthodontic societies' advice to patients"],
    ],
  },
];
