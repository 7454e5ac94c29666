// What all menders share.
import type { Idea } from '../../library/idea.ts';

export const AGAIN: readonly Idea[] = [
  {
    id: 'repaired-three-times',
    format: 'question',
    again: 9,
    emoji: '🪡',
    tags: ['RepairCulture', 'MadeToLast', 'MendingMatters'],
    title: ['What have you had repaired more than once?', 'The thing that you have mended again and again'],
    cover: 'Mended more than once',
    gist: [
      'Boots with their third soles, a coat with its second lining, an old chair: what have you had repaired more than once?',
      'Some things have been repaired so often that they are really ours. What is yours?',
    ],
    subject: ['What have you had repaired twice?', 'Mended, and loved for it'],
    hooks: {
      '*': [
        'Boots, coat or chair: which of your things has been repaired most often?',
        'Some things are only really ours after the second repair.',
      ],
      pt: [
        'People have things repaired that they really use.',
        'If you have something repaired twice, you really like it.',
      ],
      fi: [
        'Is there something that you would have mended a fourth time?',
        'What would you have repaired, whatever it cost?',
      ],
      a: 'Name the thing that you have had mended most often.',
      h: 'New handle, new blade, still the same axe. It works with boots, too.',
      l: 'A mend on top of a mend.',
    },
    lines: {
      '*': [
        'What have you had repaired so often that you could not throw it away now?',
        'Every repair means that you want to keep this coat, and no other.',
        'You know your oldest {jumper|sweater} in the dark, by touch.',
        'If your parents had things repaired, you probably do, too.',
      ],
      h: ['By now the jacket consists of repairs and one original pocket. The pocket has a hole.'],
    },
    scene: [
      'She puts the boots on the counter and says: "I know." They were here last year, and the year before.',
      'In the pocket of the old coat are three cinema tickets, one from each lining.',
    ],
    why: [
      [
        'Whoever has a thing repaired has chosen it twice.',
        'There is usually somebody behind it: the one who gave it, or the one who wore it.',
      ],
    ],
    parts: [
      [
        'Something to wear',
        ['Boots, a coat, a bag with a tired handle.', 'It fits, and a new one would not.'],
        'Worn boots with new soles',
      ],
      [
        'Something to sit on or to use',
        ['A chair, a clock, a good pair of scissors.', 'It was there before you, and it will stay.'],
        'An old chair with a new cover',
      ],
    ],
    turn: ['Tell us its story.', 'The fourth time is the best: by then everybody knows it.'],
    asks: ['What have you had repaired more than once?', 'What would you never throw away, however worn?'],
    ends: {
      pa: 'A repair means that you would choose it again.',
      fi: 'And whatever it is: use it tomorrow.',
      t: 'How long a thing lasts is partly up to you.',
      h: 'The axe sends its regards. All of it is new.',
      l: 'Worn, and loved for it.',
    },
    keep: 'the day when something tears',
    send: 'the one who repairs everything',
    pic: { ask: 'A thing that has been mended visibly', alt: 'A leather boot with a visible repair' },
    claims: [['People keep and repair what they like', 'common experience']],
  },
  {
    id: 'the-hour-before-closing',
    format: 'behind',
    again: 10,
    emoji: '🕯️',
    tags: ['WorkshopLife', 'BehindTheScenes', 'Mending'],
    title: [
      'What a mender looks at first, and why the ticket matters',
      'How a repair begins: what your things tell a mender',
    ],
    cover: 'What a mender looks at first',
    gist: [
      'First the old repair, then the new damage, then the person: who wears it, how, and when is it needed? Only then comes the needle.',
      'In a repair workshop most of the thinking is done before anything is undone. The ticket says what, for when, and how visible.',
    ],
    subject: ['What a mender looks at first', 'How a repair begins'],
    hooks: {
      '*': [
        'A mender sees from your things how you walk, where you lean and what you carry.',
        'In a repair workshop, the first look goes to the old repair.',
      ],
      pt: [
        'Damage has a cause. If nobody looks for it, it comes back.',
        'Looking closely is half of a good repair.',
      ],
      fi: ['What does your coat say about you?', 'You hand it over the counter. And then?'],
      a: 'Look, ask, write it down. Then begin.',
      h: 'One look at your left heel, and a mender knows on which shoulder you carry your bag.',
      l: 'A mender reads worn places like handwriting.',
    },
    lines: {
      '*': [
        'Bringing something in for repair? Say what for and for when. "For Saturday" and "for ten years" are two different repairs.',
        'Tell the mender what you tried yourself, superglue included. They will find it anyway.',
        'Empty pockets and bags before you hand them in for repair. And look in the lining.',
        'For a mender the worn place matters more than the hole. It shows what will go next.',
      ],
      h: [
        'Found in pockets: seven shopping lists, a tooth and a love letter. The letter was handed back without a word.',
      ],
    },
    scene: [
      'Under the lamp lies a sleeve, turned inside out. Somebody mended it with blue thread long ago, and well.',
      'Six o\'clock, the last ticket goes on the last hook. On it: "Left pocket. For Friday. Not too nice."',
    ],
    why: [
      [
        'Wear shows how a thing is used, and it will be used like that again.',
        'If you only close the hole, it will come back.',
      ],
      ['Once it is undone, you can no longer see how it was made.', 'Old stitches show how it was meant.'],
    ],
    parts: [
      [
        'The old repair is read',
        ['Did it hold, and if not, why?', 'Good old work is left alone.'],
        'An old darn under a lamp',
      ],
      [
        'The cause is looked for',
        ['It may be a bag, a bicycle or a cat.', 'Then the mend goes where the strain is.'],
        'A finger on a worn spot',
      ],
      [
        'The ticket is written',
        ['It says what, for when, and how visible.', 'Three lines save three phone calls.'],
        'A paper ticket on a hook',
      ],
      [
        'The thread is chosen last',
        [
          'It is matched by daylight, beside the window.',
          'It should be strong, but no stronger than the cloth.',
        ],
        'Spools held against cloth at a window',
      ],
    ],
    turn: [
      'Then it goes quiet, and you can hear the clock.',
      'A repair begins with looking, and ends with nobody noticing.',
    ],
    asks: ['What would your shoes say about you?', 'Who in your family could mend things?'],
    ends: {
      pa: 'Cause, purpose, material.',
      fi: 'And yes, do look in the lining.',
      t: 'Look, find the cause, write it down, repair.',
      h: 'And the right heel says that you run for buses.',
      l: 'A lamp, a needle, and time.',
    },
    keep: 'the next time something goes to the workshop',
    send: 'somebody with superglue in the kitchen drawer',
    own: [
      {
        kinds: ['process', 'people', 'history', 'service'],
        about: 'by hand|workshop|bench|machine|train|years|since|famil',
        lead: 'And who does it here:',
      },
    ],
    pic: {
      ask: 'A row of tickets on hooks, or your lamp and bench',
      alt: 'Paper tickets on hooks in a workshop',
    },
    claims: [['Diagnosis before repair', 'trade practice']],
  },
];
