// The lessons, the test and what learners ask.
import type { Idea } from '../../library/idea.ts';

export const LESSONS: readonly Idea[] = [
  {
    id: 'look-where-you-want-to-go',
    format: 'tip',
    again: 9,
    emoji: '👀',
    tags: ['LearnToDrive', 'DrivingTips', 'NewDrivers'],
    title: 'Where to look when you drive: steering begins with the eyes',
    cover: 'Look where you want to go',
    gist: [
      'The car follows your eyes. Look at the gap and you drive through the gap; look at the parked car and your hands begin to help you towards it.',
      'Beginners watch the {bonnet|hood}, drivers watch the end of the street. Lift your eyes, and the steering gets quiet by itself.',
    ],
    subject: ['The car goes where you look', 'Why you drift towards what you fear'],
    hooks: {
      '*': [
        'Stare at the bollard and you will meet the bollard.',
        'You drift to the left, and nobody told your hands to. It was your eyes.',
      ],
      pt: 'Steering follows gaze: the further ahead you look, the smaller the corrections.',
      fi: 'Does your car wander about in the lane? There is nothing wrong with your hands.',
      a: 'Eyes up. The {bonnet|hood} is not going anywhere.',
      h: 'The bollard has never moved. It was all you.',
      l: 'A long look ahead, and quiet hands.',
    },
    lines: {
      '*': [
        'If the car weaves, look further ahead. Short looks make for many small corrections.',
        'In a bend look through to the end of it. Your hands follow without being told.',
        'Do not look at the parked car that worries you. Look at the space beside it, because that is where you want to be.',
        'Learning to drive? On a straight road, find the furthest point you can see. Come back to it after every mirror.',
      ],
      h: [
        "The {bonnet|hood} is the best-watched part of any learner's car, and the one where least happens.",
      ],
    },
    scene: [
      'A narrow street, parked cars on both sides, and a learner who holds their breath as if that made the car slimmer.',
      'On the first roundabout everybody looks at the kerb. The kerb comes closer.',
    ],
    why: [
      [
        'Hands and feet do what the eyes have prepared, without asking us first.',
        'Where we look is where the body gets ready to go; on a bicycle you have known it since you were six.',
      ],
      [
        'Looking far ahead gives you time, and somebody with time does not have to brake hard.',
        'What you see early is a matter of course. Only what you see late is an emergency.',
      ],
    ],
    parts: [
      [
        'Find the end of the street',
        [
          'Then let your eyes come back over mirrors and dials, and send them out again.',
          'A place far ahead is an anchor. The rest is glances.',
        ],
        'A long straight road seen through a {windscreen|windshield}',
      ],
      [
        'In bends, look through',
        [
          'Turn your head, and a little more than feels polite.',
          'The point where both kerbs meet is the one that matters.',
        ],
        'A road curving out of sight',
      ],
      [
        'Look at gaps',
        [
          'Between two cars there is always something that is not a car. Aim for that.',
          'Your eyes may note an obstacle, and must not stay with it.',
        ],
        'A clear lane between two rows of parked cars',
      ],
    ],
    turn: [
      'Practise it as a passenger. It costs nothing, and nobody hoots.',
      'After a week you will catch yourself at it on a bicycle.',
    ],
    asks: [
      'Where do your eyes go when it gets tight?',
      'What did your instructor say to you more than anything else?',
    ],
    ends: {
      pt: 'Gaze leads, hands follow.',
      fi: 'Your hands were never the problem.',
      a: 'Eyes up, far ahead, gaps.',
      h: 'The bollard thanks you for your understanding.',
      l: 'And the road comes towards you, slowly.',
    },
    keep: 'your next narrow street',
    send: 'somebody who is learning at the moment',
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'lesson|learner|beginner',
        lead: 'That can be practised.',
      },
    ],
    pic: {
      ask: 'View through a {windscreen|windshield} along an empty road, car parked',
      alt: 'A straight road seen through a {windscreen|windshield}',
    },
    claims: [
      [
        'Gaze direction leads steering; looking further ahead smooths it',
        'driver training textbooks, research on steering and gaze',
      ],
    ],
  },
  {
    id: 'hesitate-or-wait',
    format: 'myth',
    again: 10,
    emoji: '🚦',
    tags: ['DrivingTest', 'LearnToDrive', 'DrivingMyths'],
    title: 'Do you fail a driving test for one mistake?',
    cover: 'One mistake and out?',
    myth: 'One mistake in the driving test and it is over',
    short: 'Mostly not. What counts is how serious it was and what you did next.',
    gist: [
      'Most examiners tell small slips from dangerous ones. A stalled engine, put right calmly, is seldom the end; what comes from panicking about it can be.',
      'A slip is not a verdict. In many tests minor errors are only noted, and the usual reason for a bad ending is the second mistake, made while thinking of the first.',
    ],
    subject: ['One mistake and out?', 'The second mistake is the one to mind'],
    hooks: {
      '*': [
        'The engine stalls. Behind you somebody hoots. Now show what you have learned.',
        'Many a test has been failed by somebody who was only thinking of the junction before.',
      ],
      pt: 'Examiners weigh what an error could have led to, and how it was put right.',
      fi: 'You stalled, and you think it is all over. It probably is not. Drive on.',
      a: 'Stalled? Secure, start, go. And forget it.',
      h: 'Examiners have stalled too. They just did it when nobody was writing.',
      l: 'Calm, after a small mistake, is the finest driving there is.',
    },
    lines: {
      '*': [
        'Stalled in the test? Brake, neutral or clutch, start, look, go. Then think of the next junction and not of this one.',
        'What examiners want to see is a driver to whom they would lend their street.',
        'If you made a mistake, say nothing and drive on. You do not know what was written down, and usually neither do your nerves.',
        'Took the wrong turning? Many examiners do not mind, as long as you took it safely.',
      ],
      h: ['There is a pencil noise that means nothing at all. All learners hear it.'],
    },
    scene: [
      'A pencil scratches on paper, and the learner spends three streets wondering what it wrote.',
      'Lights at green, engine off, a {lorry|truck} in the mirror. Five seconds can be very long.',
    ],
    why: [
      [
        'Nobody drives without small mistakes, and the test is meant to find dangerous ones.',
        'Driving well means noticing slips and dealing with them; a drive with none proves rather little.',
      ],
      [
        'Attention that hangs on the last junction is missing at the next.',
        'You cannot look forwards and backwards at once, not even with three mirrors.',
      ],
    ],
    parts: [
      [
        'Make it safe first',
        [
          'Foot brake, a look round, and only then the engine.',
          'Nobody has ever failed for taking three seconds to look.',
        ],
        'A foot on the brake pedal, engine off',
      ],
      [
        'Breathe out',
        [
          'Longer than in. Shoulders come down by themselves.',
          'One breath is a pause that nobody can see from outside.',
        ],
        'Two hands loose on a steering wheel',
      ],
      [
        'Take the next thing',
        [
          'Mirror, sign, speed. The test is going on in front of you.',
          'Say to yourself what you see: it leaves no room for the past.',
        ],
        'A junction ahead seen through the {windscreen|windshield}',
      ],
    ],
    turn: [
      'And if it was serious after all, you still need to get back safely.',
      'Then there is a next time, and by then you know the streets.',
    ],
    asks: ['What was the funniest mistake in your test?', 'Passed first time or in instalments?'],
    ends: {
      pt: 'Recovery is a skill, and it can be practised.',
      fi: 'Most of the people who drive past you have stalled on a hill.',
      a: 'Secure. Breathe. Next.',
      h: 'The pencil was only drawing a tree.',
      l: 'After that only the road.',
    },
    keep: 'the evening before the test',
    send: 'somebody with a test next week',
    caution: "What counts as a serious fault differs by country and examiner's rules. Ask your instructor.",
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'mock test|test preparation|exams?\\b|examin|driving test',
        lead: 'What helps against nerves is having done it before.',
      },
    ],
    pic: {
      ask: "A learner's hands on a wheel, the car standing",
      alt: 'Two relaxed hands on a steering wheel',
    },
    claims: [
      [
        'Tests in many countries separate minor from serious or dangerous faults',
        'published marking rules, among them those of Britain',
      ],
      ['Dwelling on errors costs attention', 'psychology of driving, training practice'],
    ],
  },
  {
    id: 'the-seat-comes-first',
    format: 'howto',
    again: 10,
    emoji: '💺',
    tags: ['DrivingTips', 'SeatPosition', 'NewDrivers'],
    title: "How to set up the driver's seat and mirrors properly",
    cover: 'The seat comes first',
    gist: [
      'Before you blame the clutch, move the seat. Feet first, then back, then wheel, then head restraint, then mirrors: in this order, because each changes the next.',
      'Somebody who sits too far back steers with the shoulders and brakes with the toes. A minute of setting up makes the whole hour easier.',
    ],
    subject: ['One minute before the first metre', 'Feet, back, wheel, head, mirrors'],
    hooks: {
      '*': [
        'Half of "I cannot do the clutch" is a seat that stands two notches too far back.',
        'The car has not moved yet, and already something is wrong: your heel does not reach the floor.',
      ],
      pt: 'Seating is a sequence: distance, backrest, wheel, restraint, mirrors.',
      fi: 'Are you sitting comfortably? Then you are probably too far back.',
      a: 'Set the seat before you touch the key.',
      h: 'The last driver was your brother. You can tell by the ceiling.',
      l: 'First the seat, like tuning before the first note.',
    },
    lines: {
      '*': [
        'Press the clutch right down. If your leg is straight, move the seat forward. A bent knee brakes better.',
        'Put your wrist on top of the wheel: your shoulder should still touch the seat. If it does not, sit closer.',
        'Mirrors come last. If you move the seat afterwards, you have to start again.',
        'The top of the head restraint belongs at about the height of the top of your head. In the neck it helps nobody.',
      ],
      h: ['A seat like a deckchair belongs on a beach.'],
    },
    scene: [
      'The younger brother has driven. The mirrors now show a fine selection of clouds.',
      "A learner sits there as at the hairdresser's, with arms at full length and the wheel far off.",
    ],
    why: [
      [
        'You can only brake hard if your back stays where it is while your leg pushes.',
        'In an emergency you press with the whole leg, and for that you need something behind you.',
      ],
      [
        'What you cannot see in the mirror you have to guess, and guessing takes longer.',
        'A mirror set for somebody else shows the world of somebody else.',
      ],
    ],
    parts: [
      [
        'Feet first',
        [
          'Pedal to the floor, knee still bent. That sets the distance.',
          'With a clutch use the left leg, without one the right on the brake.',
        ],
        'A foot pressing a pedal down',
      ],
      [
        'Then your back',
        [
          'Upright enough for the wrist to rest on top of the wheel.',
          'Both shoulders touch the seat when you turn.',
        ],
        'A wrist resting on a steering wheel',
      ],
      [
        'Then the wheel',
        [
          'Low enough to see the dials, with arms slightly bent.',
          'It should point at your chest and not at your face.',
        ],
        'A hand on the lever that moves a wheel',
      ],
      [
        'Head restraint and belt',
        [
          'The restraint behind the head, the belt flat across the bones.',
          'A twisted belt is a strap. Smooth it out.',
        ],
        'A belt lying flat across a shoulder',
      ],
      [
        'Mirrors last',
        [
          'In the side ones a sliver of your own car, and the horizon in the middle.',
          'And then a look over the shoulder to find what they leave out.',
        ],
        'A side mirror with road in it',
      ],
    ],
    turn: ['Do it each time that somebody else has driven.', 'After a week it takes fifteen seconds.'],
    asks: ['Who moves the seat in your family and never puts it back?', 'Do you sit close or far away?'],
    ends: {
      pt: 'Repeatable setup, repeatable driving.',
      fi: 'And then you may be comfortable.',
      a: 'Feet, back, wheel, head, mirrors.',
      h: 'Clouds are nice. Behind you there was a {lorry|truck}.',
      l: 'Now the key.',
    },
    work: "Shared company cars are driven on somebody else's mirrors every morning. A sticker on the dashboard with five words costs less than a dented wing.",
    keep: 'the next time somebody else has driven',
    send: 'whoever shares a car with a tall person',
    caution:
      "If you have a disability or an injury, ask about adaptations; your car's handbook has the last word.",
    own: [
      {
        kinds: ['service', 'offer', 'policy'],
        about: 'automatic|manual|dual control|adapted',
        lead: 'And about the car in which one learns here:',
      },
    ],
    pic: {
      ask: 'A wrist resting on top of a steering wheel, seat upright',
      alt: 'A wrist resting on the top of a steering wheel',
    },
    claims: [
      ['Order and measures of seating', 'advice of motoring clubs and driver training handbooks'],
      ['Head restraint level with the top of the head', 'same'],
    ],
  },
  {
    id: 'park-in-three-looks',
    format: 'howto',
    again: 10,
    emoji: '🅿️',
    tags: ['Parking', 'ParallelParking', 'DrivingTips'],
    title: 'Parallel parking: go slowly and look more',
    cover: 'Slow car, quick eyes',
    gist: [
      'Parallel parking is a matter of pace. The car creeps, the eyes are busy, and the wheel turns while it rolls. If it goes wrong, pull out and begin again: that is allowed.',
      'Nobody parks badly because of bad steering. They park badly because the car is faster than their looking.',
    ],
    subject: ['Slow car, busy eyes', 'The gap is longer than it looks'],
    hooks: {
      '*': [
        'A gap, a {queue|line} behind you, and suddenly you have forgotten which way wheels turn.',
        'The gap is big enough. What is too small is the time you give yourself.',
      ],
      pt: 'In a manoeuvre, speed is the variable that learners control last and should control first.',
      fi: 'Somebody is waiting behind you. Let them. They have nothing better to do just now.',
      a: 'Slower. Then slower again.',
      h: 'The one place where everybody watches you is the one where you do not need an audience.',
      l: 'An unhurried turn of the wheel, and the kerb lies alongside.',
    },
    lines: {
      '*': [
        'Parking: move the car at the pace at which you could still change your mind.',
        'Before reversing, look all the way round, and once more over the shoulder. Children are shorter than windows.',
        'If a parking attempt goes wrong, drive out and start again. Correcting a bad beginning takes longer than a second one.',
        'Practise between two cardboard boxes. They forgive a great deal, and their owners do not leave notes.',
      ],
      h: ['The neighbour has come to the window. He has brought tea.'],
    },
    scene: [
      "A gap between a van and somebody's beloved old estate car, and three people at a bus stop who have nothing else to look at.",
      'Sunday morning, an empty {car park|parking lot}, two cardboard boxes, a patient aunt.',
    ],
    why: [
      [
        'With a car that creeps, every mistake is a small one.',
        'Distance covered per thought: that is what decides, and you can set it with your foot.',
      ],
      [
        'People and bicycles turn up behind you from directions where there was nobody a moment ago.',
        'Looking once is a photograph. Behind a reversing car you need a film.',
      ],
    ],
    parts: [
      [
        'Stop beside the front car',
        ["Parallel, an arm's length away, and a breath.", 'A good start is most of the gap.'],
        'Two cars standing side by side with a gap',
      ],
      [
        'Look all round',
        ['Mirrors, windows, shoulder. Wait for the bicycle.', 'The blind spot has its name for a reason.'],
        'A head turned over a shoulder in a car',
      ],
      [
        'Roll and turn',
        [
          'First towards the kerb, then straight, then back, each while the wheels move.',
          'Tyres and shoulders prefer a wheel that turns while rolling.',
        ],
        'A hand turning a steering wheel',
      ],
      [
        'Stop when in doubt',
        ['Get out and look, if you like.', 'Nobody has ever hit a kerb while standing still.'],
        'A wheel close to a kerb',
      ],
    ],
    turn: [
      'Then straighten up, and let the {queue|line} pass with a wave.',
      'Afterwards it looks as though it had been nothing.',
    ],
    asks: ['Parallel or round the block until there is something easier?', 'What is your tightest gap ever?'],
    ends: {
      pt: 'Low speed makes everything else correctable.',
      fi: 'You waved. They were impressed.',
      a: 'Stop, look, creep.',
      h: 'The neighbour gave a seven.',
      l: "Engine off. Silence. A hand's breadth of kerb.",
    },
    keep: 'the next gap that looks too small',
    send: 'somebody who rather walks three streets',
    caution:
      'Practise only where it is permitted and with whoever the law of your country requires beside you.',
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'parking|manoeuv|lesson|refresher',
        lead: 'Parking can be practised for an hour, in peace.',
      },
    ],
    pic: {
      ask: 'A wheel neatly beside a kerb, seen from the {pavement|sidewalk}',
      alt: 'A car wheel close and parallel to a kerb',
    },
    claims: [
      ['Low speed and all-round observation are the basis of manoeuvres', 'driver training handbooks'],
    ],
  },
  {
    id: 'manual-or-automatic',
    format: 'either',
    again: 11,
    emoji: '⚙️',
    tags: ['ManualOrAutomatic', 'LearnToDrive', 'ThisOrThat'],
    title: 'Learn to drive manual or automatic: what speaks for each?',
    cover: 'Manual or automatic?',
    gist: [
      'Automatic leaves more head for the street. Manual lets you drive nearly anything. Which did you learn on, and would you choose it again?',
      "One foot less to think about, or a licence for grandfather's van: learners choose between them every day. What would you say?",
    ],
    subject: ['Two pedals or three?', 'What would you learn on today?'],
    hooks: {
      '*': [
        'Two pedals or three? At family parties this divides generations.',
        'In an electric car there is nothing to shift. So why learn it?',
      ],
      pt: 'An automatic removes a task from the learner; in some countries it also limits the licence.',
      fi: 'What did you learn to drive on, and did it cost you tears?',
      a: 'Choose by the cars you are going to drive.',
      h: 'The clutch: the only pedal that can tell when somebody is watching.',
      l: 'Gears that change themselves, or a hand that knows when.',
    },
    lines: {
      '*': [
        'Manual or automatic: what did you learn on, and would you do it again?',
        'Before you choose an automatic, look up whether your licence would then be for automatics only. It depends on the country.',
        'Automatic: attention for the street from the first hour. Manual: more to learn, and more cars to borrow.',
        "Ask yourself what stands in your family's drive. You will learn faster on what you can practise with.",
      ],
      h: ['Grandfather shifts by ear. The ear is no longer what it was.'],
    },
    scene: [
      'A hill, a red light, and a left leg that begins to tremble.',
      "Grandmother's old hatchback waits under a tarpaulin, with a {gear lever|gear shift} like a walking stick.",
    ],
    why: [
      [
        'Attention is limited at the beginning, and each task that drops out leaves some for the street.',
        'What hands and feet need to learn first, eyes do not get.',
      ],
    ],
    parts: [
      [
        'Automatic',
        [
          'More peace in traffic, no stalling at the lights, and a good start for nervous people.',
          'It is also what most electric cars are.',
        ],
        'A selector with few positions',
      ],
      [
        'Manual',
        [
          "More practice and a freer choice of cars, from a friend's old van to a hire car abroad.",
          'When it has become a habit, you do not notice it any more.',
        ],
        'A hand on a {gear lever|gear shift}',
      ],
    ],
    turn: ['Either way, the street is the same.', 'The rest is taste, and whatever your uncle says.'],
    asks: ['Two pedals or three?', 'Would you choose the same again?'],
    ends: {
      pt: 'Check the rules for your licence first, and then choose.',
      fi: 'Both of them get you to the seaside.',
      a: 'Decide by your car, not by your uncle.',
      h: 'The left leg may now rest. It has been through a lot.',
      l: 'A quiet change, one way or the other.',
    },
    keep: 'the day you sign up',
    send: 'somebody who cannot decide',
    caution: 'Whether a test in an automatic limits the licence depends on the country. Look it up.',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'automatic|manual|gearbox',
        lead: 'What there is to learn on here:',
      },
    ],
    pic: {
      ask: 'A {gear lever|gear shift} seen from above, hand resting on it',
      alt: 'A hand resting on a {gear lever|gear shift}',
    },
    claims: [
      [
        'Licences may be restricted to automatics after a test in one',
        'law of several countries; stated as variable',
      ],
      ["Automatics reduce the learner's workload", 'training practice'],
    ],
  },
];
