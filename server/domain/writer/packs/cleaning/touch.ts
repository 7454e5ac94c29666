// What hands, cloths and glasses leave behind.
import type { Idea } from '../../library/idea.ts';

export const TOUCH: readonly Idea[] = [
  {
    id: 'red-cloth-blue-cloth',
    format: 'behind',
    again: 10,
    emoji: '🟥',
    tags: ['CleaningTips', 'BehindTheScenes', 'CleanHome'],
    title: 'Why professional cleaners use cloths in four colours',
    cover: 'Red cloth, blue cloth',
    gist: [
      'Red for the {loo|toilet}, yellow for basin and bath, green for the kitchen, blue for the rest: that is how many professional cleaners keep germs apart. At home two {colours|colors} are enough.',
      'The cloth that wiped the toilet must never touch the kitchen. With {colours|colors} nobody has to remember which is which.',
    ],
    subject: ['One {colour|color} of cloth for the toilet', 'Keep the toilet cloth out of the kitchen'],
    hooks: {
      '*': [
        'Professional cleaners carry cloths in four {colours|colors}, so that the toilet cloth never meets the kitchen.',
        'One cleaning cloth for the whole home spreads more germs than it picks up.',
      ],
      ptl: '{Colour|Color} coding keeps each cloth in its own area, and so keeps germs there.',
      fhi: 'Do you clean the bathroom and then the kitchen with the same cloth?',
      a: 'Cleaning cloths in two {colours|colors}: one for the toilet, one for the rest.',
    },
    lines: {
      '*': [
        'Red for the toilet, yellow for basin and bath, green for the kitchen, blue for the rest: the usual {colours|colors} of professional cloths.',
        'At home two {colours|colors} of cloth are enough: one for the toilet and the bathroom floor, one for the rest.',
        'Fold a cleaning cloth twice, and it has eight clean sides. Turn it before it starts to smear.',
        'Wash cleaning cloths hot and dry them well. Germs grow in a damp heap.',
      ],
      h: ['Wash the red cloths with the white shirts once, and you will never do it again.'],
    },
    why: [
      ['You forget which cloth wiped what. The {colour|color} tells you.', 'Nobody has to remember a rule.'],
      [
        'Germs like it warm and damp, and a wet cloth carries them along.',
        'Germs from the bathroom get to the kitchen on a cloth.',
      ],
    ],
    parts: [
      [
        'Use two {colours|colors} at home',
        [
          'One for toilet and bathroom floor, one for the rest.',
          'Buy a pack of each, so that there is always one at hand.',
        ],
        'Cloths in two colours',
      ],
      [
        'Fold the cloth twice',
        ['Then you have eight clean sides to use.', 'When all are used, it goes in the wash.'],
        'A folded cloth in a hand',
      ],
      [
        'Clean the toilet last',
        [
          'Start with the mirror, then basin, bath and toilet.',
          'The other way round you carry germs to the basin.',
        ],
        'A bathroom in morning light',
      ],
      [
        'Wash cloths hot and dry them fast',
        ['As hot as the label allows, without softener.', 'Hang each one up, not in a heap.'],
        'Cloths on a line',
      ],
    ],
    turn: ['After a week you reach for the right cloth without thinking.', 'And the kitchen stays clean.'],
    asks: [
      'How many cloths do you use for the bathroom?',
      'Which cleaning habit did you learn from a professional?',
    ],
    ends: {
      pfathil: [
        'Two {colours|colors} of cloth, washed hot.',
        'A cloth for each area, from clean to dirty, then a hot wash.',
      ],
    },
    keep: 'the next shopping list',
    send: 'somebody with one {grey|gray} cloth for everything',
    own: [
      {
        kinds: ['process', 'service', 'policy'],
        about: 'colou?r|cloths?|hygien|trained|products',
        lead: 'How we clean:',
      },
    ],
    pic: { ask: 'Cloths in four colours on a rail', alt: 'Cleaning cloths in four colours' },
    claims: [
      [
        'Colour coding by area is usual in professional cleaning; hot laundering of cloths',
        'guidance of cleaning industry bodies',
      ],
    ],
  },
  {
    id: 'blot-do-not-rub',
    format: 'howto',
    again: 8,
    emoji: '🍷',
    tags: ['StainRemoval', 'CarpetCare', 'CleaningTips'],
    title: 'How to get a fresh stain out of a carpet',
    cover: 'Blot the carpet, do not rub',
    gist: [
      'Lift off what is solid, blot from the edge inwards with a white cloth, add a little cold water, blot again. Rubbing spreads the stain and roughs up the carpet.',
      'A fresh carpet stain needs a white cloth, cold water and a weight. Salt on red wine mostly leaves a salty red stain.',
    ],
    subject: ['Carpet stain: white cloth, cold water', 'Rubbing makes a carpet stain larger'],
    hooks: {
      '*': [
        'Spilt something on the carpet? Put the brush away and fetch a white cloth.',
        'Most carpet stains get big because somebody rubbed them.',
      ],
      ptl: 'Blotting lifts a spill out of the carpet. Rubbing pushes it down and sideways.',
      fhi: 'Red wine on a pale carpet, and all the guests are looking? Breathe. Then do this.',
      a: 'Fresh stain on carpet: scrape, blot, cold water, blot, weight.',
    },
    lines: {
      '*': [
        'Blot a carpet stain from the edge to the middle. From the middle outwards it grows.',
        'Use a white cloth on carpet stains: a coloured one can give off dye.',
        'Use little water on a carpet stain. Too much soaks in deep and comes up days later as a ring.',
        'Test every carpet cleaner in a hidden corner first. Wool does not like bleach or alkaline cleaners.',
      ],
      h: ['Since the party, the sofa has stood in a slightly odd place.'],
    },
    why: [
      [
        'Rubbing pushes the spill deeper into the carpet.',
        'Rubbed fibres get frayed, and look dark even when they are clean.',
      ],
      [
        'A dry cloth soaks up a spill by itself. It only needs a little time.',
        'With a weight on it the cloth works all night.',
      ],
    ],
    parts: [
      [
        'Lift off what is solid',
        ['With a spoon, from the edge.', 'Let mud dry first, then vacuum it.'],
        'A spoon on a carpet',
      ],
      [
        'Blot it with a white cloth',
        ['Press hard, with a fresh part of the cloth each time.', 'You can stand on the cloth, if you like.'],
        'A white cloth on a carpet',
      ],
      [
        'A little cold water, blot again',
        ['Spray the water rather than pour it.', 'Go on until the cloth stays clean.'],
        'A spray bottle above a carpet',
      ],
      [
        'Weigh it down overnight',
        ['A dry towel, some foil and a stack of books.', 'The towel soaks up what is left in the carpet.'],
        'Books on a towel on a carpet',
      ],
    ],
    turn: [
      'If the stain is still there in the morning, ask somebody before you try a third remedy.',
      'By the morning most of the stain has gone.',
    ],
    asks: [
      'What is the worst thing you ever spilt on a carpet?',
      'Which home remedy for stains do you swear by?',
    ],
    ends: {
      pfathil: ['Blot, a little water, blot again.', 'A dry cloth, very little water, and a test first.'],
    },
    caution: 'Never mix cleaning products. Do not treat wool, silk or antique rugs yourself: ask us first.',
    keep: 'the next party',
    send: 'whoever is shouting "salt" right now',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'carpet|stain|upholstery|rug',
        lead: 'For stains that will not come out:',
      },
    ],
    pic: { ask: 'A white cloth pressed on a carpet stain', alt: 'A white cloth on a carpet' },
    claims: [
      ['Blot, cold water, white cloth, test first; wool and alkaline cleaners', 'textile care guidance'],
    ],
  },
  {
    id: 'switches-and-remotes',
    format: 'checklist',
    again: 9,
    emoji: '🔘',
    tags: ['CleaningChecklist', 'CleanHome', 'CleaningTips'],
    tick: true,
    title: 'Seven things at home that you touch daily and never clean',
    cover: 'Touched daily, never cleaned',
    gist: [
      'Light switches, remote, door handles, kettle, phone, {tap|faucet}, {banister|railing}: a damp cloth and five minutes a week take care of them all.',
      'The things that every hand touches are the ones that nobody wipes. Walk through your home with a cloth and do the handles and switches.',
    ],
    subject: ['When did you last wipe the switches?', 'Five minutes for handles and switches'],
    hooks: {
      '*': [
        'When did you last clean the light switches? And the remote?',
        'Walk round your home with a damp cloth and wipe all that hands touch. It is dirtier than you think.',
      ],
      ptl: 'Switches and handles pass on more germs than floors do.',
      fhi: 'Just cleaned everything? Have a look at the edge of the fridge door.',
      a: 'Wipe once a week: switches, handles, remote, phone, {tap|faucet}, kettle, {banister|railing}.',
    },
    lines: {
      '*': [
        'Switch the light off and wipe the switch with a cloth that is only just damp. Never spray at it.',
        'Cleaning the remote control: batteries out, damp cloth, a cotton {bud|swab} between the keys.',
        'Clean a phone with a soft cloth and not with window cleaner, which harms the coating.',
        'You touch the {tap|faucet} with dirty hands, before you wash them. So wipe it often.',
      ],
      h: ['The handle of the fridge knows what you ate at midnight.'],
    },
    why: [
      [
        'Feet touch the floor. Fingers touch the switch, and then your mouth.',
        'We clean what we see and forget what we touch.',
      ],
      [
        'It takes so little time that you can do it any day.',
        'Five minutes, and the handles are clean for a week.',
      ],
    ],
    parts: [
      [
        'Light switches',
        ['Switch off, and use a nearly dry cloth.', 'Start with the one by the bathroom.'],
        'A hand wiping a light switch',
      ],
      [
        'Door handles and edges',
        ['Also above the handle, where people push.', 'Fridge and cupboard as well.'],
        'A hand wiping a door handle',
      ],
      [
        'Remotes and keyboards',
        ['Shake out the crumbs, wipe, then a cotton {bud|swab}.', 'Whoever holds the remote cleans it.'],
        'A remote control and a cotton bud',
      ],
      [
        'Your phone',
        ['Switch it off, and use a soft cloth without spray.', 'You hold it to your face, after all.'],
        'A cloth on a phone',
      ],
      [
        '{Tap|Faucet}, kettle, {banister|railing}',
        ['Wipe the handles first.', 'And the rail from bottom to top.'],
        'A hand along a banister',
      ],
    ],
    turn: ['The floor can wait until the weekend.', 'From now on you will notice every sticky switch.'],
    asks: ['Which handle or switch did you never think of cleaning?', 'Who has the remote in your home?'],
    ends: { pfathil: ['Five minutes a week are enough for all of them.', 'Clean what is touched most.'] },
    caution: 'Switch off and unplug before you wipe near electricity, and keep liquids out of devices.',
    keep: 'the next five minutes to spare',
    send: 'the keeper of the remote',
    own: [
      {
        kinds: ['service', 'offer', 'process'],
        about: 'weekly|office|regular|checklist|deep',
        lead: 'When you want somebody else to do it:',
      },
    ],
    pic: { ask: 'A damp cloth beside a light switch', alt: 'A hand with a cloth at a light switch' },
    claims: [
      [
        'High-touch surfaces matter most in hygiene; do not spray electrics',
        'hygiene guidance of health authorities',
      ],
    ],
  },
];
