// Dancing.
import type { Idea } from '../../library/idea.ts';

export const DANCING: readonly Idea[] = [
  {
    id: 'left-feet-do-not-exist',
    format: 'myth',
    only: '\\bdanc|ballet|salsa|tango|ballroom',
    again: 9,
    emoji: '💃',
    tags: ['DanceClass', 'LearnToDance', 'AdultBeginner'],
    title: [
      'Two left feet? Why nearly everybody can learn to dance',
      'Learning to dance when you think you cannot',
    ],
    cover: 'Two left feet?',
    myth: 'Some people have no sense of rhythm',
    short: 'True deafness to the beat is very rare. Most people have only never counted out loud.',
    gist: [
      'Whoever can walk to music and clap along has what it takes. Real beat deafness is so rare that scientists search for it. The rest is weight on one foot, and practice.',
      'Two left feet are mostly one thing: not knowing which foot the weight is on. It can be learnt in an evening.',
    ],
    subject: ['You can walk, so you can dance', 'Where is your weight?'],
    hooks: {
      '*': [
        'You think you have two left feet? Then clap along to a song. There: rhythm.',
        'Most people who say that they cannot dance have only lost count of their weight.',
      ],
      pt: 'Beat deafness has been found in a small number of people. Weight transfer is what beginners lack.',
      fi: 'Nobody is looking, the radio is on, and you sway at the sink? That was dancing.',
      a: 'Walk, count, shift your weight. That is dancing.',
      h: 'Two left feet would at least be a pair. Yours simply disagree about Tuesday.',
      l: 'One step, and the weight goes over.',
    },
    lines: {
      '*': [
        'Walk to a song: one step a beat. If you can do that, you can learn to dance.',
        'When you lose the step while dancing, do not look at your feet. Stand on one leg, wait for the one, go.',
        'Count aloud. It is embarrassing for four bars, and then it works.',
        'Practise dance steps while you wait for the kettle. Three minutes in the kitchen beat an hour once a fortnight.',
      ],
      h: ['He looks at the floor as if the steps were written there. They are, in fact, not.'],
    },
    scene: [
      'At the wedding he stands at the edge with a plate, tapping his foot exactly in time. "I cannot dance," says he. The foot disagrees.',
      'In front of the mirror stand twelve grown-ups who have all put their weight on the wrong foot. Somebody laughs, then all do.',
    ],
    why: [
      [
        'Ears and feet are connected from early childhood. Babies already move to a beat.',
        'Nobody taught you to nod along to a song.',
      ],
      [
        'A step has only happened once the weight has gone over. Beginners leave it in between.',
        'Between two feet there is no third place, and that is where most people stand.',
      ],
    ],
    parts: [
      [
        'Clap and find the one',
        ['It is mostly where the bass is.', 'Nod first, then step.'],
        'Hands clapping',
      ],
      [
        'Walk it',
        [
          'Forwards and back through the room, a step on each beat.',
          'No figures yet. Walking is most of it.',
        ],
        'Feet walking over a wooden floor',
      ],
      [
        'Lift the free foot',
        [
          'If you can lift it, your weight has arrived.',
          'If not, you are standing on both, and the next step is a lottery.',
        ],
        'One foot lifted from the floor',
      ],
    ],
    turn: [
      'Style comes later, and by itself.',
      'In the end nobody looks at your feet. They are busy with their own.',
    ],
    asks: ['To which song do you dance in the kitchen?', 'What keeps you from dancing?'],
    ends: {
      pa: 'Beat, weight, practice. Talent is a bonus.',
      fi: 'The kettle is on. Go.',
      t: 'Beat perception is common; weight transfer is trained.',
      h: 'They have made up. It was about Thursday all along.',
      l: 'And over.',
    },
    keep: 'the next wedding invitation',
    send: 'somebody who always holds the coats',
    own: [
      {
        kinds: ['service', 'process', 'price', 'hours', 'offer'],
        about: 'beginner|trial|first (?:class|lesson|steps?)|no partner|adult|course',
        lead: ['And for the first steps here.', 'How beginners start here.'],
      },
    ],
    pic: { ask: 'Feet on your studio floor, mid-step', alt: 'Feet in mid-step on a wooden studio floor' },
    claims: [
      ['Beat deafness is rare', 'research on congenital beat deafness'],
      ['Infants move to rhythm', 'developmental research'],
    ],
  },
];
