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
    title: [
      'Why do window cleaners leave the glass wet?',
      'Clean windows without wiping: how pure water works',
    ],
    cover: 'Left wet on purpose',
    question: 'The window cleaner rinsed it and left it wet. Will there be spots?',
    short: 'Not with pure water. There is nothing in it that could stay behind.',
    gist: [
      'Spots are chalk that is left when {tap|faucet} water dries. Pure water has no chalk in it, so it dries without a trace. The brush loosens, the water carries off, the air does the rest.',
      'It looks unfinished and is finished. What makes spots is not water but what is dissolved in it.',
    ],
    subject: ['It looks unfinished', 'Spots are chalk'],
    hooks: {
      '*': [
        'The windows are dripping, and the van has driven off. That is as it should be.',
        'Water does not make spots. What is dissolved in it does.',
      ],
      p: 'Pure water cleans without residue, and from the ground.',
      f: 'No need to run after it with a cloth.',
      a: 'Brush. Rinse. Leave it.',
      t: 'Filters and resin take out the dissolved minerals; a meter should show close to zero parts per million.',
      h: 'Somebody went round after it with newspaper. It was a lot of work for some streaks.',
      i: 'Sometimes the trick is to leave something out.',
      l: 'Drops run down, and behind them the garden gets sharp.',
    },
    lines: {
      '*': [
        'Windows washed with pure water are left wet: nothing is in it that could make spots.',
        'Soap left on glass collects dust. That is why windows cleaned with much of it are dirty sooner.',
        'After the first clean with a brush some drops may run out of old frames. The second time is better.',
        'Keep windows shut for half an hour after they were washed with pure water. It must be able to run off.',
      ],
      h: ['Rain is fairly pure as well. It is the roof and the dust that spoil its reputation.'],
    },
    scene: [
      'On the {pavement|sidewalk} stands somebody with a pole as long as a house and looks up like a fisherman.',
      'Through the wet pane one sees the street in ripples, and a quarter of an hour later as if there were no glass.',
    ],
    why: [
      [
        'When a drop dries the water goes and the chalk stays.',
        'Hard water draws a white ring round each drop, soft water a pale one, pure water none.',
      ],
      ['A cloth takes off and puts back, a stream only takes off.', 'Dirt that floats away cannot smear.'],
    ],
    parts: [
      [
        'Leave it wet',
        ['Wiping brings back the streaks.', 'In the shade it takes a little longer.'],
        'Drops on a pane',
      ],
      [
        'Keep it shut for a while',
        ['Frames drip, and edges hold water.', 'Half an hour, then open as you like.'],
        'A closed window',
      ],
      [
        'Look at it when it is dry',
        ['Bird marks and sap sometimes need a second go.', 'Say so. It is better than being cross about it.'],
        'A clear pane with a tree',
      ],
    ],
    turn: ['And then close one eye, and look for the glass.', 'Inside it is cloth and squeegee as ever.'],
    asks: ['Did you think that it was not finished?', 'How often are yours cleaned?'],
    ends: {
      p: 'No soap, no ladder, no spots.',
      f: 'Put the newspaper down. Read it.',
      a: 'Wet is right.',
      t: 'Frames with bare wood or leaking seals are better done by hand.',
      h: 'The pigeon knows nothing of pure water. It will comment.',
      i: 'Clear is what remains when nothing remains.',
      l: 'And the evening light comes in.',
    },
    keep: 'the day the windows were done',
    send: 'whoever runs after it with a cloth',
    own: [
      {
        kinds: ['process', 'service', 'product'],
        about: 'pure water|pole|purif|filter|reach',
        lead: 'And this is how it is done here.',
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
    title: ['Is the streak inside or outside?', 'An old trick: across inside, up and down outside'],
    cover: 'Inside or outside?',
    gist: [
      'Wipe across on the inside and up and down on the outside. If there is a streak, its direction says on which side it is, and nobody has to run round the house.',
      'Everybody has wiped the wrong side three times. With two directions it does not happen any more.',
    ],
    subject: ['Across and down', 'Nobody runs round the house'],
    hooks: {
      '*': [
        'Is the streak inside or outside? Whoever wipes in two directions knows at once.',
        'You wipe, he says "other side", you swap, and it is still there.',
      ],
      p: 'One agreement beforehand saves half of the way.',
      f: 'Works well for two, one in and one out.',
      a: 'Across inside. Down outside.',
      t: 'Two stroke directions serve as markers: the orientation of the residue gives away the surface.',
      h: 'They have been married for thirty years. It was always on the other side.',
      i: 'Small agreements carry far.',
      l: 'Two hands, one pane, and no line between them.',
    },
    lines: {
      '*': [
        'Wipe windows across inside and up and down outside. Then a streak says by itself on which side it is.',
        'A hair of a cloth, a drop at the bottom: wipe the edges last, with a dry corner.',
        'Two buckets, two cloths: one for frames and sills, one for glass. Grit scratches.',
        'Look at it at a slant and against something dark. From the front every window is clean.',
      ],
      h: ['"There." "Where?" "Over there." It was a bird, far off.'],
    },
    scene: [
      'On either side of the glass stands somebody with a cloth, both point, and neither hears a word.',
      'At a low angle a single line runs across the pane, so the culprit is sitting indoors.',
    ],
    why: [
      ['Glass shows both sides at once.', 'The eye cannot tell on which of them a line lies.'],
      ['Every needless wipe takes clean glass and makes it worse.', 'Knowing the side, one does it once.'],
    ],
    parts: [
      [
        'Agree on the directions',
        ['Across in here, down out there.', 'Say it aloud, as you will forget.'],
        'A cloth moving across',
      ],
      [
        'Do frames and sills first',
        ['What lies on them ends up on the glass.', 'With a cloth of their own.'],
        'A brush on a sill',
      ],
      [
        'Check at a slant',
        ['With something dark behind it.', 'Never in full sun, as it dries while you wipe.'],
        'A pane seen at an angle',
      ],
    ],
    turn: [
      'And the last drop at the bottom edge belongs to the dry corner.',
      'Then change places and find fault with each other.',
    ],
    asks: ['Inside or outside: which side do you get?', 'What is your trick?'],
    ends: {
      p: 'Two directions, no guessing.',
      f: 'And wave at each other through it.',
      a: 'Across, down, done.',
      t: 'With a squeegee: overlap by a third, and wipe the rubber after each stroke.',
      h: 'The bird has been cleaned off by itself.',
      i: 'Clarity begins with an agreement.',
      l: 'And between you nothing but light.',
    },
    keep: 'the next time you do the windows',
    send: 'whoever stands on the other side',
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
      'Spring sun shows every window: when to clean',
      'After the winter: what to look at besides the glass',
    ],
    cover: 'The sun shows everything',
    gist: [
      'The first low sun shows what the winter has left on the glass. Look at the drain holes in the frame, the seals and the sills at the same time: they are what keeps water out.',
      'Glass is what one sees, frames are what costs money. In spring both want a look.',
    ],
    subject: ['The sun gives it away', 'Those small holes in the frame'],
    hooks: {
      '*': [
        'The sun is back, and you see that there is glass in your windows.',
        'In February the light comes in so low that it counts every fingerprint.',
      ],
      p: 'A clean and a look at the seals in one go.',
      f: 'Do not be frightened. It looks the same at the neighbours.',
      a: 'Glass. Holes. Seals. Sills.',
      t: 'Small slots at the bottom of the frame drain it; if they are blocked, water stands inside and finds another way.',
      h: 'We thought that it was foggy.',
      i: 'Light is there. It only wants to get in.',
      l: 'A long yellow beam, and in it not a single speck.',
    },
    lines: {
      '*': [
        'At the bottom of most window frames there are small slots for water. Clear them once a year with a toothpick.',
        'Clean glass lets in more light, and in grey months one notices it.',
        'A cloudy day is the best one for windows: in the sun it dries while you wipe.',
        'Wipe the seals with a damp cloth and look for cracks. Draughts start there.',
      ],
      h: ['The children have drawn a cat in the dust. It has to be photographed first.'],
    },
    scene: [
      'At four in the afternoon a beam crosses the room, and on the glass a whole hand appears, small, at knee height.',
      'Somebody opens the window, runs a finger along the frame, and the finger is black.',
    ],
    why: [
      [
        'Rain and traffic leave a film that grows so slowly that nobody sees it.',
        'Only when the light comes from the side does it show.',
      ],
      [
        'Blocked drain slots and brittle seals let water in where it stays.',
        'Such damage is found in spring, or on the wallpaper in autumn.',
      ],
    ],
    parts: [
      [
        'Choose a grey day',
        ['No sun on the glass, no frost.', 'Mornings are often best.'],
        'A cloudy sky in glass',
      ],
      [
        'Clear the drain slots',
        ['With a toothpick, from outside.', 'Pour in a little water: it should run out.'],
        'A slot in a frame',
      ],
      [
        'Wipe seals and sills',
        ['Damp, without anything sharp.', 'Cracked ones are no great matter to replace.'],
        'A finger on a seal',
      ],
    ],
    turn: ['And then sit down in it, in the light.', 'The small hand at knee height may stay a little.'],
    asks: ['What has the sun shown you?', 'Whose hands are on your windows?'],
    ends: {
      p: 'Once a year with a look at the frames.',
      f: 'Leave the cat until the evening.',
      a: 'Glass, slots, seals.',
      t: 'Scratches come from dry wiping of dust: wet it first.',
      h: 'The fog has lifted, indoors.',
      i: 'After each winter there is such a day.',
      l: 'And dust dances in the beam, only there.',
    },
    keep: 'the first sunny afternoon',
    send: 'somebody who thinks it is foggy',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'window|gutter|frame|sill|conservator',
        lead: 'And for windows after the winter.',
      },
    ],
    pic: { ask: 'Low sun through a window, dust and all', alt: 'Low sunlight through a window' },
    claims: [['Drainage slots, overcast days', 'window makers; cleaning trade']],
  },
];
