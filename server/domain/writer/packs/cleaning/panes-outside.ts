// Windows from outside: pure water, streaks, and when to clean.
import type { Idea } from '../../library/idea.ts';

const WINDOWS = 'window (?:clean|wash)|windows\\b(?! (?:fitted|installed))|pure water|squeegee';

export const PANES_OUTSIDE: readonly Idea[] = [
  {
    id: 'water-and-nothing-else',
    format: 'answer',
    again: 9,
    emoji: '💧',
    only: WINDOWS,
    tags: ['WindowCleaning', 'PureWater', 'GoodToKnow'],
    title: ['Why do window cleaners leave the glass wet?', 'How pure water cleans windows without wiping'],
    cover: 'Windows left wet on purpose',
    question: 'The window cleaner left the glass wet. Will there be spots?',
    short: 'No. Pure water has nothing in it that could leave a spot.',
    gist: [
      'Spots on windows are the chalk from {tap|faucet} water. Pure water has none, so it dries without a trace, and nobody has to wipe.',
      'Wet windows look unfinished, but they are done. Pure water dries without spots.',
    ],
    subject: ['Why your windows are left wet', 'Pure water leaves no spots'],
    hooks: {
      '*': [
        'The windows are dripping, and the window cleaner has driven off. That is how it should be.',
        'Water does not make spots on windows. The chalk in it does.',
      ],
      pl: 'Pure water cleans windows without spots, and from the ground.',
      t: 'Window cleaners filter the minerals out of the water; their meter should show close to zero.',
      fhi: 'Wet windows after the window cleaner? No need to wipe them.',
      a: 'Wet windows dry clean. Leave them.',
    },
    lines: {
      '*': [
        'Windows washed with pure water are left wet, because nothing in it makes spots.',
        'Soap left on window glass collects dust. That is why pure water keeps it clean for longer.',
        'After the first clean, a few drops may run out of old window frames. The second time is better.',
        'Keep your windows shut for half an hour after we washed them, so that the water can run off.',
      ],
      h: ['Rain does not make windows dirty. The dust on them does.'],
    },
    why: [
      [
        'When a drop of {tap|faucet} water dries, its chalk stays on the glass.',
        'Hard water leaves a white ring. Pure water leaves none.',
      ],
      [
        'A cloth smears some of the dirt. Running water carries it off.',
        'Dirt that is rinsed off cannot smear.',
      ],
    ],
    parts: [
      [
        'Leave the windows wet',
        ['Wiping makes streaks.', 'In the shade it takes a little longer.'],
        'Drops on a pane',
      ],
      [
        'Keep the windows shut for a while',
        ['Frames and edges drip.', 'Half an hour, then open as you like.'],
        'A closed window',
      ],
      [
        'Look at the windows when they are dry',
        ['Bird marks sometimes need a second go.', 'If you see a mark, tell us.'],
        'A clear pane with a tree',
      ],
    ],
    turn: ['When it is dry, you will see no spots.', 'Inside, windows are still done with cloth and blade.'],
    asks: ['Did you think your windows were not finished?', 'How often are your windows cleaned?'],
    ends: {
      pfathil: [
        'Clean windows: no soap, no ladder, no spots.',
        'Windows with bare wood or leaking seals are better cleaned by hand.',
      ],
    },
    keep: 'the day the windows were done',
    send: 'whoever wants to dry the windows',
    own: [
      {
        kinds: ['process', 'service', 'product'],
        about: 'pure water|pole|purif|filter|reach',
        lead: 'How we clean windows with pure water:',
      },
    ],
    pic: { ask: 'Drops on a pane just after cleaning', alt: 'Water drops running down a clean window' },
    claims: [['Deionised water dries without residue', 'window cleaning trade; chemistry']],
  },
  {
    id: 'streak-inside-or-outside',
    format: 'tip',
    again: 9,
    emoji: '↔️',
    only: WINDOWS,
    tags: ['WindowCleaning', 'CleaningTips', 'HomeTips'],
    title: [
      'Is the streak inside or outside the window?',
      'Cleaning windows: across inside, up and down outside',
    ],
    cover: 'Window streak: inside or out?',
    gist: [
      'Wipe windows across on the inside and up and down on the outside. Then the direction of a streak tells you which side it is on.',
      'Everybody has wiped the wrong side of a window. Wipe in two directions, and it does not happen again.',
    ],
    subject: ['Windows: across inside, down outside', 'Which side is the streak on?'],
    hooks: {
      '*': [
        'Is that window streak inside or outside? Wipe in two directions and you know.',
        'You wipe the window, he says "other side", you swap, and the streak is still there.',
      ],
      pl: 'Settle the directions first, and you clean each window only once.',
      t: 'Two wiping directions show which side of the window a streak is on.',
      fhi: 'Cleaning windows in pairs, one inside and one out? Try this.',
      a: 'Windows: across inside, down outside.',
    },
    lines: {
      '*': [
        'Wipe windows across inside and down outside, and every streak tells you its side.',
        'Wipe the edges of a window last, with a dry cloth. That is where drops collect.',
        'Use two cloths for windows: one for frames and sills, one for glass. Grit scratches.',
        'Look at a window from the side to find streaks. From the front every window looks clean.',
      ],
      h: ['"A streak." "Where?" "There." It was a bird, far off.'],
    },
    why: [
      ['You see both sides of a window at once.', 'So you cannot tell which side a streak is on.'],
      ['Wiping the clean side often makes new streaks.', 'If you know the side, you wipe once.'],
    ],
    parts: [
      [
        'Agree who wipes which way',
        ['Across on the inside, down on the outside.', 'Say it before you start.'],
        'A cloth moving across',
      ],
      [
        'Clean frames and sills first',
        ['Their dirt ends up on the glass.', 'Use a separate cloth for them.'],
        'A brush on a sill',
      ],
      [
        'Check the glass from the side',
        [
          'You see most with something dark behind the glass.',
          'Not in full sun, as the glass dries too fast.',
        ],
        'A pane seen at an angle',
      ],
    ],
    turn: [
      'Wipe the last drop off the bottom edge with a dry cloth.',
      'Then change places and check the other window.',
    ],
    asks: ['Inside or outside: what do you prefer to clean?', 'What is your trick for clean windows?'],
    ends: {
      pfathil: [
        'Two directions, and no more guessing.',
        'With a squeegee, let the strokes overlap and wipe the rubber after each.',
      ],
    },
    keep: 'the next time you do the windows',
    send: 'whoever cleans the other side',
    pic: { ask: 'A pane seen at a slant, with one streak', alt: 'A window pane seen at an angle' },
    claims: [['Two directions show the side', 'household practice']],
  },
  {
    id: 'the-first-low-sun',
    format: 'season',
    again: 11,
    emoji: '🌤️',
    only: WINDOWS,
    when: { months: [1, 2, 3, 4] },
    tags: ['WindowCleaning', 'SpringClean', 'HomeTips'],
    title: [
      'Spring sun shows every streak: when to clean windows',
      'Windows after the winter: glass, frames and seals',
    ],
    cover: 'Spring sun on dirty windows',
    gist: [
      'The first spring sun shows what the winter left on your windows. When you clean them, check the seals, the sills and the drain holes in the frame.',
      'Dirty glass is easy to see. Blocked frames and cracked seals cost money, so check your windows in spring.',
    ],
    subject: ['Spring sun on winter windows', 'The small holes in your window frame'],
    hooks: {
      '*': [
        'The spring sun is back, and you see how dirty the windows are.',
        'The low sun after the winter shows every fingerprint on a window.',
      ],
      pl: 'Clean the windows after the winter, and check the seals in one go.',
      t: 'Small slots at the bottom of a window frame let water out. If they are blocked, it gets in.',
      fhi: 'Dirty windows after the winter? The neighbours have them too.',
      a: 'Windows in spring: glass, drain holes, seals, sills.',
    },
    lines: {
      '*': [
        'At the bottom of most window frames are small slots for water. Clear them once a year with a toothpick.',
        'Clean windows let in more light. In {grey|gray} months you notice.',
        'A cloudy day is best for cleaning windows. In the sun the glass dries while you wipe.',
        'Wipe the window seals with a damp cloth and look for cracks. That is where {draughts|drafts} start.',
      ],
      h: ['The children have drawn a cat in the dust on the window.'],
    },
    why: [
      [
        'Rain and traffic leave a film on the glass, so slowly that you do not notice.',
        'You see it when the sun is low.',
      ],
      [
        'Blocked drain slots and cracked seals let water in.',
        'Find the damage in spring, before it shows on the wallpaper.',
      ],
    ],
    parts: [
      [
        'Clean windows on a cloudy day',
        ['Without sun on the glass, and without frost.', 'The morning is often best.'],
        'A cloudy sky in glass',
      ],
      [
        'Clear the slots in the frame',
        ['Use a toothpick, from outside.', 'Pour in a little water: it should run out.'],
        'A slot in a frame',
      ],
      [
        'Wipe seals and sills',
        ['With a damp cloth, and nothing sharp.', 'Cracked seals can be replaced.'],
        'A finger on a seal',
      ],
    ],
    turn: ['Then sit down in the sun for a while.', 'You may leave the small handprint.'],
    asks: ['What did the spring sun show you at home?', 'Whose handprints are on your windows?'],
    ends: {
      pfathil: [
        'Once a year, look at the frames too.',
        'Wet the dust before you wipe, or it scratches the glass.',
      ],
    },
    keep: 'the first sunny afternoon',
    send: 'somebody who thinks it is foggy outside',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'window|gutter|frame|sill|conservator',
        lead: 'For windows after the winter:',
      },
    ],
    pic: { ask: 'Low sun through a window, dust and all', alt: 'Low sunlight through a window' },
    claims: [['Drainage slots, overcast days', 'window makers; cleaning trade']],
  },
];
