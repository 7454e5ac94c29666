// In the water.
import type { Idea } from '../../library/idea.ts';

const SWIM = 'swim|aqua|\\bpool\\b';

export const WATER: readonly Idea[] = [
  {
    id: 'blow-out-not-in',
    unless: '\\bbab(?:y|ies)\\b|toddler',
    format: 'tip',
    only: SWIM,
    again: 9,
    emoji: '🏊',
    tags: ['SwimTips', 'LearnToSwim', 'Breathing'],
    title: [
      'Out of breath when swimming? Breathe out under water',
      'Swimming: why you run out of breath, and how bubbles help',
    ],
    cover: 'Breathe out, under water',
    gist: [
      'Most swimmers who run out of breath are too full of it. Breathe out steadily under water, and at the surface there is room for a quick breath in.',
      'Hold your breath and you will be gasping after a length. Bubble all the time while your face is in the water, and you can swim on for ever.',
    ],
    subject: ['Too full, not too empty', 'Bubbles all the way'],
    hooks: {
      '*': [
        'Out of breath after one length? You are probably not breathing out.',
        'The most common swimming mistake is a held breath.',
      ],
      pt: 'Carbon dioxide, and not lack of oxygen, is what makes swimmers feel short of breath.',
      fi: 'Do you puff like a walrus at the end of the lane? Then this is for you.',
      a: 'Face in: breathe out. Face up: breathe in. No holding.',
      h: 'Fish do not hold their breath either, and look how far they get.',
      l: 'A string of silver bubbles, and calm.',
    },
    lines: {
      '*': [
        'Hum under water. Whoever hums breathes out, and nobody can hear the tune.',
        'Practise at the edge of the pool: face in, bubble for four, face up, breathe in. Ten times.',
        'When swimming crawl keep one goggle in the water as you breathe. If both come out, you are lifting your head, and your legs sink.',
        'Breathe out in the basin at home, with your face in the water. It is free, and it takes away the fear.',
      ],
      h: [
        'The man in lane two is doing eight strokes without a breath. He is now the colour of the lane rope.',
      ],
    },
    scene: [
      'Twenty-five metres, a hand on the edge, and a chest that goes like a bellows. The old lady in the next lane turns, and swims on.',
      "Under water one hears one's own bubbles, like rain on a tent. Then it gets quiet in the head.",
    ],
    why: [
      [
        'The urge to breathe comes from what you have not got rid of.',
        'A full chest cannot take in anything new.',
      ],
      [
        'Whoever has emptied the lungs breathes in by themselves, in half a second.',
        'At the surface there is time for one thing only. Let it be breathing in.',
      ],
    ],
    parts: [
      [
        'Bubble steadily',
        ['Through mouth or nose, from the moment your face is in.', 'Slow and long, not all at once.'],
        'Bubbles under water',
      ],
      [
        'Turn, do not lift',
        ['In crawl the head turns with the body, one ear stays in the water.', 'Lifting is like a brake.'],
        'A swimmer turning to breathe',
      ],
      [
        'Slow down',
        ['Half the speed, twice as far.', 'Count strokes, not lengths.'],
        'A calm swimmer in a lane',
      ],
    ],
    turn: [
      'After a week of bubbling the pool has become shorter.',
      'Swimming is breathing, with something done by the arms.',
    ],
    asks: ['How many lengths can you do without stopping?', 'Who taught you to swim?'],
    ends: {
      pa: 'Out below, in above.',
      fi: 'And hum something nice.',
      t: 'Continuous exhalation, quick inhalation.',
      h: 'They do have gills, to be fair.',
      l: 'Silver, and quiet.',
    },
    caution:
      'Never practise holding your breath alone or for distance in the water: one can faint without warning.',
    keep: 'the next visit to the pool',
    send: 'somebody who stops after every length',
    own: [
      {
        kinds: ['service', 'process', 'price', 'hours', 'offer'],
        about: 'adult|beginner|technique|crawl|lesson|trial|small groups?',
        lead: ['And for practising it here.', 'Where one can learn it slowly.'],
      },
    ],
    pic: {
      ask: 'Bubbles or lane ropes, seen at water level',
      alt: 'Lane ropes on still water, seen from low down',
    },
    claims: [
      [
        'Exhale continuously; carbon dioxide drives the urge to breathe; shallow water blackout',
        'textbook of swimming and physiology; rescue societies',
      ],
    ],
  },
  {
    id: 'armbands-teach-standing',
    format: 'answer',
    only: SWIM,
    again: 9,
    emoji: '🦆',
    tags: ['SwimKids', 'LearnToSwim', 'WaterSafety'],
    title: [
      'Armbands or no armbands? How small children get used to water',
      'Getting children used to water: bath games before armbands',
    ],
    cover: 'Armbands, or better not?',
    question: 'Should my child wear armbands in the water?',
    short: 'They are no life jacket, and they teach an upright position. Stay within reach, with or without.',
    gist: [
      "Armbands hold children upright, and swimming is done lying down. More use are games with the face: blow, pour, look under. And a grown-up within arm's reach.",
      'A child that likes water on its face learns to swim quickly. That can be practised in the bath, with a watering can.',
    ],
    subject: ["Within arm's reach", 'It begins in the bath'],
    hooks: {
      '*': [
        'Armbands keep a child upright. Swimming is done lying down.',
        'The first swimming lesson takes place in the bath, with a small watering can.',
      ],
      pt: 'Buoyancy aids do not replace supervision, and some hinder a horizontal position.',
      fi: 'Does your child scream when its hair is washed? Begin there, slowly.',
      a: "Within arm's reach. Face wet first. Swimming later.",
      h: 'The inflatable flamingo has not taught anybody to swim. It is, however, well travelled.',
      l: 'Small hands, warm water, a laugh.',
    },
    lines: {
      '*': [
        "Within arm's reach: that is the distance for children who cannot swim, in the pool and in the bath.",
        'Children drown quietly. Splashing and shouting belong to films, so look up from the phone.',
        'Blow bubbles, pour water over the head, look for a ring at the bottom of the bath. That is how swimming begins.',
        'A badge for a few metres does not make a safe swimmer. Stay close, above all in open water.',
      ],
      h: ['He has been afraid of water for weeks. Today he has refused to come out. They call it progress.'],
    },
    scene: [
      'At the edge sits somebody of three, with folded arms. The teacher waters a plastic duck, then her own head. The arms come down.',
      'A bath, a watering can, and a child that for the first time does not close its eyes.',
    ],
    why: [
      [
        'Who is upright cannot glide. Position comes first, and the arms later.',
        'Legs that hang down tread water, they do not swim.',
      ],
      [
        'Fear goes by small steps, and comes back after a single big one.',
        'Nothing learnt by force in water stays learnt.',
      ],
    ],
    parts: [
      [
        'Wet the face in the bath',
        [
          'A beaker, a sponge, a watering can. The child pours as well.',
          'Always in the bath, and never alone there.',
        ],
        'A small watering can over a bath',
      ],
      [
        'Blow bubbles together',
        ['Mouth first, then nose, then ears.', 'Whoever breathes out does not swallow.'],
        'A child blowing bubbles in water',
      ],
      [
        'Float with a hand below',
        ['Head on your shoulder, belly to the ceiling.', 'The hand gets lighter each week.'],
        'A hand supporting a floating child',
      ],
      [
        'Stay within reach',
        ['Eyes on the child, phone in the bag.', 'It also holds when a lifeguard is there.'],
        'A parent in the water beside a child',
      ],
    ],
    turn: [
      'One day they will swim away. For the time being, an arm.',
      'Every child has its own week in which it works.',
    ],
    asks: ['How did your child lose its fear of water?', 'Where did you learn to swim?'],
    ends: {
      pa: "Arm's reach, face first, patience.",
      fi: 'And water your own head first. It helps.',
      t: 'Supervision, submersion, position.',
      h: 'The flamingo is resting its neck.',
      l: 'Warm water, and trust.',
    },
    caution:
      'Buoyancy aids are not life-saving equipment. Children must be watched in and near water at all times.',
    keep: 'tonight in the bath',
    send: 'somebody with a child that does not like hair washing',
    own: [
      {
        kinds: ['service', 'process', 'price', 'audience', 'hours'],
        about: 'parent and|bab(?:y|ies)|toddler|months|small groups?|warm|degrees|children from',
        lead: ['And for the small ones here.', 'How the youngest begin here.'],
      },
    ],
    pic: {
      ask: 'A small watering can at the edge of a pool',
      alt: 'A small watering can at the edge of a pool',
    },
    claims: [
      [
        'Armbands are no life jackets; touch supervision; drowning is quiet',
        'advice of rescue societies and paediatric bodies',
      ],
    ],
  },
];
