// On the wall and on the horse.
import type { Idea } from '../../library/idea.ts';

const CLIMB = 'climb|boulder';
const RIDE = 'riding|equestrian|\\bhorses?\\b|pon(?:y|ies)|livery|stables';

export const HEIGHTS: readonly Idea[] = [
  {
    id: 'climb-with-your-feet',
    format: 'tip',
    only: CLIMB,
    again: 9,
    emoji: '🧗',
    tags: ['ClimbingTips', 'Bouldering', 'BeginnerClimber'],
    title: [
      'Climbing for beginners: look at your feet and not at your hands',
      'Why your forearms give up first on a climbing wall',
    ],
    cover: 'Climb with your feet',
    gist: [
      'Arms straight, weight on the toes, hip to the wall, and look down before you look up. Legs carry you up stairs every day. They can do it here as well.',
      'Beginners pull themselves up and are tired after ten minutes. Whoever stands on their feet climbs for two hours.',
    ],
    subject: ['Legs climb, arms hold', 'Look down before you look up'],
    hooks: {
      '*': [
        'Forearms like stone after ten minutes of climbing? You are climbing with the wrong limbs.',
        'Good climbers look at their feet more often than at their hands.',
      ],
      pt: 'Leg muscles are stronger and tire more slowly, so technique moves the load to the feet.',
      fi: 'Did you hang on the wall like a wet towel the first time? Everybody does.',
      a: 'Straight arms, precise feet, hip to the wall.',
      h: 'The grip was held so tightly that it has filed a complaint.',
      l: 'A toe on a small edge, and it holds.',
    },
    lines: {
      '*': [
        'Climbing tip: place each foot as if the hold were made of glass. Quiet feet are good feet.',
        'Rest with straight arms. Bent ones cost strength, even when nothing is moving.',
        'Step on the toe and not on the middle of the foot. You can turn on a toe.',
        'Read the boulder from the ground: where do the feet go? The hands then know by themselves.',
      ],
      h: ['The nine-year-old beside you goes up like a cat, asks whether you need help, and means it.'],
    },
    scene: [
      'Two metres up, both arms bent, knuckles white. "Now let your arms go long," says somebody from below. And suddenly it is quiet.',
      'Chalk dust in the light, a thud on the mat, laughter. Then the same four moves again.',
    ],
    why: [
      [
        'Arms are made for holding, and legs for carrying.',
        'Whoever climbs stairs pulls nothing up by the banister.',
      ],
      [
        'Close to the wall the weight is on the feet, far from it on the fingers.',
        'A hip turned inwards is worth a stronger arm.',
      ],
    ],
    parts: [
      [
        'Look for the feet first',
        ['Look down, place the toe, and only then move the hand.', 'Three looks down for each one up.'],
        'A climbing shoe on a small hold',
      ],
      [
        'Keep your arms long',
        ['Hang from bones instead of from muscles.', 'Bend them only for the move.'],
        'A climber hanging with straight arms',
      ],
      [
        'Bring the hip to the wall',
        ['Turn sideways, one knee inwards.', 'The hold gets better at once, without having changed.'],
        'A climber with one hip to the wall',
      ],
      [
        'Come down in good time',
        [
          'Climb down or jump from low, knees soft, feet together.',
          'Look before you let go: somebody may be walking there.',
        ],
        'A climber landing on a mat',
      ],
    ],
    turn: [
      'Tired legs in the evening are a compliment.',
      'Strength comes by itself. Feet have to be taught.',
    ],
    asks: [
      'What tires first when you climb: arms, fingers or head?',
      'Rope or boulder: which do you prefer?',
    ],
    ends: {
      pa: 'Feet first, arms long.',
      fi: 'And climb slowly. It looks better anyway.',
      t: 'Centre of mass over the feet.',
      h: 'The complaint was upheld. Hold more gently.',
      l: 'Quiet feet.',
    },
    caution:
      'With ropes learn belaying from qualified people, and check knot and belay with your partner before each climb.',
    keep: 'the next session at the wall',
    send: 'somebody with forearms like stone',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer', 'hours'],
        about: 'beginner|taster|introduc|course|shoes|technique|coach',
        lead: ['And for learning it here.', 'For the first time on this wall.'],
      },
    ],
    pic: { ask: 'A climbing shoe on a small hold, close up', alt: 'A climbing shoe on a small hold' },
    claims: [
      ['Footwork, straight arms, hip position', 'textbook of climbing technique'],
      ['Partner check', 'alpine associations'],
    ],
  },
  {
    id: 'the-horse-reads-you-first',
    format: 'behind',
    only: RIDE,
    again: 10,
    emoji: '🐴',
    tags: ['HorseRiding', 'HorseLanguage', 'StableLife'],
    title: [
      'What a horse notices about you before you are in the saddle',
      'Before you ride: how to meet a horse on the ground',
    ],
    cover: 'The horse reads you first',
    gist: [
      'Ears, breath, the hand on the rope: a horse knows how you are before you have said hello. Riding begins with walking up to it, from the side, slowly, breathing out.',
      'Horses live by noticing small things early. That is why a riding lesson begins on the ground.',
    ],
    subject: ['It begins on the ground', 'What the ears say'],
    hooks: {
      '*': [
        'A horse has read you before you have found the stirrup.',
        'The first riding lesson takes place on the ground, at eye level.',
      ],
      pt: 'As prey animals horses react to posture, breathing and tension in people.',
      fi: 'Have you ever noticed that a horse sighs when you do?',
      a: 'Approach from the side, speak, breathe out, touch the shoulder.',
      h: 'She said she was not nervous. The horse looked at her, and then at the teacher.',
      l: 'Warm breath in a cold yard.',
    },
    lines: {
      '*': [
        'Walk up to a horse from the side and towards the shoulder. Right in front and right behind it sees you badly.',
        'Ears forward: interested. Ears flat back: leave me alone. One ear to the side: listening to you, and to the tractor.',
        'Breathe out slowly when you get on a horse. It feels it through the saddle, and often does the same.',
        'A licking, chewing, lowered head: many horse people read it as a horse letting go of tension.',
      ],
      h: ['The pony has taught three hundred children, and has its own views on all of them.'],
    },
    scene: [
      'Seven in the morning, steam over the muck heap, and along the boxes eleven heads turn the same way: the feed barrow has squeaked.',
      'A boy of eight, who never stands still, stands still. Something with a soft nose is smelling his sleeve.',
    ],
    why: [
      [
        'An animal that is hunted survives by noticing first.',
        'What you think you are hiding is what it is looking for.',
      ],
      ['Calm is catching, and haste is, too.', 'The quicker you want to be, the longer it takes.'],
    ],
    parts: [
      [
        'Be heard before you are seen',
        [
          'Speak before you step up, above all from behind.',
          'A startled horse moves first and thinks later.',
        ],
        'A person speaking beside a stable door',
      ],
      [
        'Go to the shoulder',
        ['From the side, hand low, stroke and do not pat.', 'On the forehead it cannot see you.'],
        'A hand on the shoulder of a horse',
      ],
      [
        'Watch the ears',
        ['They show where it is in its thoughts.', 'Your turn comes when one of them points to you.'],
        'The ears of a horse from behind',
      ],
      [
        'Lead before you ride',
        [
          'Stop, go, turn: if that works on foot, it works from above.',
          'It is the same conversation, only closer.',
        ],
        'A child leading a pony',
      ],
    ],
    turn: [
      'By the time you are up, most has been said.',
      'Patience is not a virtue in a stable. It is a tool.',
    ],
    asks: [
      'What was the name of the first horse you ever touched?',
      'What has an animal once noticed about you?',
    ],
    ends: {
      pa: 'Ground first, saddle later.',
      fi: 'And breathe out. Both of you.',
      t: 'Posture, breath, approach, ears.',
      h: 'The horse was right. They always know.',
      l: 'A soft nose on a sleeve.',
    },
    caution:
      'Wear a helmet that fits and sturdy shoes, do not stand right behind a horse, and never wind a lead rope round your hand.',
    keep: 'the next visit to a stable',
    send: 'somebody who talks to horses',
    own: [
      {
        kinds: ['service', 'process', 'price', 'people', 'number', 'audience'],
        about: 'horses|pon(?:y|ies)|beginner|lesson|helmet|hack',
        lead: ['And who waits here.', 'How one begins here.'],
      },
    ],
    pic: { ask: 'A horse looking over a stable door', alt: 'A horse looking over a stable door' },
    claims: [['Vision, ears, approach; safety', 'textbook of horsemanship, riding associations']],
  },
];
