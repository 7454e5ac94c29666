// Keeping and using bread at home.
import type { Idea } from '../../library/idea.ts';

export const KEEPING: readonly Idea[] = [
  {
    id: 'store-the-loaf',
    format: 'howto',
    again: 9,
    emoji: '🍞',
    tags: ['Sourdough', 'BreadStorage', 'LessWaste'],
    title: 'How to store sourdough so it stays good all week',
    cover: 'Where your loaf should sleep',
    gist: [
      'Keep a crusty loaf out of the fridge. Cut side down for the first day, then a cloth bag, then sliced in the freezer: that is how sourdough stays good to the last slice.',
      'Board today, cloth tomorrow, freezer after that. A crusty loaf lasts the week if it never sees the inside of the fridge.',
    ],
    subject: ['Please take your bread out of the fridge', 'Where a good loaf should sleep'],
    hooks: {
      '*': [
        'The fridge is the one place in the kitchen where bread gets old overnight.',
        'Half a loaf left? Where it spends tonight decides what tomorrow tastes of.',
      ],
      p: 'If there is bread in your fridge, it is going stale faster than it would on the counter.',
      a: 'Bread does not belong in the fridge.',
      t: 'Starch sets fastest just above freezing. That is why bread goes stale in the fridge.',
      f: 'A small favour from your bakers: take the bread out of the fridge.',
      h: 'Bread is not yoghurt. It has no business in the fridge.',
      i: 'A good loaf can carry you through the whole week. It just needs the right bed.',
      l: 'A well-made loaf asks for very little: air, a clean board, a linen cloth.',
    },
    lines: {
      '*': [
        'Bread goes stale faster in the fridge than on the board. Cut side down today, cloth bag tomorrow, sliced into the freezer after that.',
        'Where a loaf should sleep:\n\nTonight: cut side down on the board\nTomorrow: a cloth bag\nAfter that: the freezer, in slices\nThe fridge: never',
        'Slice the second half of the loaf today and freeze it. Wednesday toast will taste of Saturday.',
        'A cut loaf stood on its open face needs no wrapping for a day. The crust is the bag.',
      ],
      h: ['The fridge keeps milk young and makes bread old. They should not be flatmates.'],
    },
    scene: [
      'Half a loaf left on Sunday night. Most of us do one of these: bread bin, plastic bag, fridge. Only one of them is any good.',
      'Sunday evening, crumbs on the board, and nobody knows where the rest of the loaf should go.',
    ],
    why: [
      [
        'Bread goes stale mostly because its starch firms up after baking, and a fridge is just cold enough to speed that up.',
        'What we call stale is starch turning firm again, and nothing hurries it along like the temperature of a fridge.',
      ],
      [
        'A freezer is cold enough to put it on hold.',
        'Real frost stops the clock, which mere cold does not.',
      ],
    ],
    parts: [
      [
        'Stand it cut side down on the board',
        [
          'For the first day the crust is all the wrapping a loaf needs.',
          'The open face dries first, so let the wood cover it until tomorrow.',
        ],
        'Turn the loaf cut side down on a wooden board',
      ],
      [
        'Then move it to cloth or paper',
        [
          'Plastic traps moisture, so the crust turns leathery.',
          'A bag that breathes keeps the outside crisp; one that does not makes it rubber.',
        ],
        'Slide the loaf into a linen bag',
      ],
      [
        'Freeze what you will not finish',
        [
          'Slice it first, and do it while the bread is still good. The freezer keeps; it does not repair.',
          'Cut before freezing, so that you can take out one piece at a time on a weekday.',
        ],
        'Lay slices flat in a freezer bag',
      ],
      [
        'Toast it straight from frozen',
        [
          'No thawing. The toaster does both jobs at once.',
          'Heat loosens the firm starch again, and that is half of what fresh means.',
        ],
        'Drop a frozen slice into the toaster',
      ],
    ],
    turn: [
      'Board, bag, freezer. The bin never gets a look-in.',
      'Give it a bed for each day and nothing is thrown away.',
    ],
    asks: ['Where does the bread live in your house?', 'Bread bin, board or bag: what is your system?'],
    ends: {
      p: 'It takes a minute, and the last slice is as good as it can be.',
      a: 'Wood, cloth, frost. In that order.',
      t: 'The chemistry also runs backwards: a few minutes of heat undo much of what a day on the board did.',
      f: 'Then the end of the loaf is as welcome as the start.',
      h: 'The fridge will cope. It still has that jar of olives.',
      i: 'Flour, water, salt and a lot of time went into that loaf. Give it a good week.',
      l: 'The last slice deserves the same care as the first.',
    },
    work: 'In a café, an office kitchen or at home the sum is the same: bread in the bin has been paid for and thrown away. A good deal of it was never old. It was kept in the wrong place.',
    keep: 'the next time half a loaf is left over',
    send: 'whoever puts the bread in the fridge at your place',
    own: [
      {
        about: 'own bag|bread bag|tin',
        kinds: ['offer', 'policy'],
        lead: 'A cloth bag earns its keep twice.',
      },
      {
        about: 'collect|order online|pre-?order',
        kinds: ['service', 'process'],
        lead: 'Or buy it as you need it.',
      },
    ],
    pic: {
      ask: 'A loaf cut side down on a board, daylight, crumbs left where they fell',
      alt: 'A crusty loaf standing cut side down on a wooden board',
    },
    claims: [
      [
        'Staling is mainly starch retrogradation, fastest at fridge temperature, halted by freezing',
        'food science textbook',
      ],
    ],
  },
];
