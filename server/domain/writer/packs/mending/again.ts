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
    cover: 'Repaired, and again',
    gist: [
      'Boots with their third soles, a coat with its second lining, a chair from before the war: which of your things has been mended so often that it has become yours?',
      'Some things get better with each repair. Which of yours has been to the workshop more than once?',
    ],
    subject: ['Its third soles', 'Mended, and dearer for it'],
    hooks: {
      '*': [
        'Boots, coat or chair: which of your things has been mended the most times?',
        'Some things are only really ours after the second repair.',
      ],
      pt: [
        'People repair what they use and what they like, and the list of it is short and honest.',
        'Repeated repair is a rather exact sign of what somebody values.',
      ],
      fi: [
        'Is there something at your place that you would have mended a fourth time?',
        'There is that one thing which you would have repaired at any price, is there not?',
      ],
      a: 'Name the thing that you have had mended most often.',
      h: 'New handle, new blade, still the same axe. With boots it works in the same way.',
      l: 'A seam over a seam.',
    },
    lines: {
      '*': [
        'Name a thing of yours that has been repaired so often that it would now be rude to throw it away.',
        'A repair is a vote: for this coat, and against the next one.',
        'Mended things are recognised by their owners, in the dark, by touch.',
        'Children of people who had things repaired have things repaired.',
      ],
      h: ['By now the jacket consists of repairs and one original pocket. The pocket has a hole.'],
    },
    scene: [
      'She puts them on the counter and says: "I know." They are the boots from last year, and from the year before.',
      'In the lining of the coat there are three ticket stubs, and each of them is from another lining.',
    ],
    why: [
      [
        'Whatever has been kept alive was chosen several times over.',
        'A repair needs a reason, and the reason is usually a person.',
      ],
    ],
    parts: [
      [
        'Something to wear',
        ['Boots, a coat, a bag with a tired handle.', 'It has taken your shape, and nothing new has.'],
        'Worn boots with new soles',
      ],
      [
        'Something to sit on or to use',
        [
          'A chair, a clock, a pair of scissors that somebody sharpens.',
          'It was there before you, and means to stay.',
        ],
        'An old chair with a new cover',
      ],
    ],
    turn: ['Tell its story. It has earned it.', 'The fourth time is the best: by then everybody knows it.'],
    asks: ['What have you had repaired more than once?', 'What would you never throw away, however worn?'],
    ends: {
      pa: 'Repair is a form of choosing.',
      fi: 'And whatever it is: wear it tomorrow.',
      t: 'Service life is a decision.',
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
    cover: 'What is looked at first',
    gist: [
      'First the old repair, then the new damage, then the person: who wears it, how, and until when is it needed? Only then comes a needle or a hammer.',
      'In a repair workshop most of the thinking happens before anything is undone. A ticket with three lines keeps it.',
    ],
    subject: ['First the old repair', 'Three lines on a ticket'],
    hooks: {
      '*': [
        'A mender reads your things: how you walk, where you lean, what you carry.',
        'In a repair workshop the first look goes to what somebody mended before.',
      ],
      pt: [
        'Damage has a cause, and a repair that ignores it will be back.',
        'A careful diagnosis is the longer half of many repairs.',
      ],
      fi: ['What would your coat tell about you?', 'You hand it over the counter. And then?'],
      a: 'Look, ask, write it down. Then begin.',
      h: 'One look at the left heel, and somebody knows on which shoulder you carry your bag.',
      l: 'Worn places, read like handwriting.',
    },
    lines: {
      '*': [
        'Say at the counter what it is needed for and when. "For Saturday" and "for ten years" are two different repairs.',
        'Tell the mender what you tried yourself, superglue included. It gets found anyway.',
        'Empty pockets and bags before you hand them in. And look in the lining.',
        'The worn spot says more than the hole: it shows where it will give way next.',
      ],
      h: [
        'In the drawer for things found in pockets: seven shopping lists, a tooth, a love letter. It was handed back without a word.',
      ],
    },
    scene: [
      'Under the lamp lies a sleeve, turned inside out. Someone sewed here with blue thread, sixty years ago, and well.',
      'Six o\'clock, the last ticket goes on the last hook. On it: "Left pocket. For Friday. Not too nice."',
    ],
    why: [
      [
        'Wear tells of use, and use will go on tomorrow.',
        'Who only closes the hole has not asked how it came about.',
      ],
      ['Undoing something takes away evidence, so one looks first.', 'Old stitches show how it was meant.'],
    ],
    parts: [
      [
        'The old repair is read',
        ['Whether it held, and why it did not.', 'Good old work is left alone.'],
        'An old darn under a lamp',
      ],
      [
        'The cause is looked for',
        ['A bag, a bicycle, a gait, a cat.', 'Then the repair is put where the load is.'],
        'A finger on a worn spot',
      ],
      [
        'The ticket is written',
        ['What, for when, how visible.', 'Three lines save three phone calls.'],
        'A paper ticket on a hook',
      ],
      [
        'The thread is chosen last',
        [
          'Not the one that matches in the box, but the one that matches by the window.',
          'Strong enough, and no stronger than the cloth.',
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
      pa: 'Cause, purpose, material: in this order.',
      fi: 'And yes, do look in the lining.',
      t: 'Inspect, diagnose, record, repair.',
      h: 'And the right heel says that you run for buses.',
      l: 'A lamp, a thread.',
    },
    keep: 'the next time something goes to the workshop',
    send: 'somebody with superglue in the kitchen drawer',
    own: [
      {
        kinds: ['process', 'people', 'history', 'service'],
        about: 'by hand|workshop|bench|machine|train|years|since|famil',
        lead: 'And who bends over it here.',
      },
    ],
    pic: {
      ask: 'A row of tickets on hooks, or your lamp and bench',
      alt: 'Paper tickets on hooks in a workshop',
    },
    claims: [['Diagnosis before repair', 'trade practice']],
  },
];
