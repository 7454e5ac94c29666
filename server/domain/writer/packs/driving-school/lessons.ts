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
      'Beginners look at the {bonnet|hood}, experienced drivers look at the end of the street. Lift your eyes, and you steer more smoothly.',
    ],
    subject: ['The car goes where you look', 'Why you drift towards what you fear'],
    hooks: {
      '*': [
        'Stare at a parked car while you drive, and you will steer towards it.',
        'You drift to one side of the lane? Your hands steer where your eyes look.',
      ],
      pt: 'Steering follows your eyes: the further ahead you look, the fewer corrections you need.',
      fi: 'Does your car wander about in the lane? There is nothing wrong with your hands.',
      a: 'Learning to drive? Eyes up and far ahead.',
      h: 'That bollard you nearly hit has never moved. You looked at it, and so the car went there.',
      l: 'Look far ahead, and your hands on the wheel get calm.',
    },
    lines: {
      '*': [
        'If your car weaves in the lane, look further ahead. Looking just past the {bonnet|hood} makes you correct all the time.',
        'In a bend look through to the end of it. Your hands follow without being told.',
        'Do not look at the parked car that worries you. Look at the space beside it, because that is where you want to be.',
        'Learning to drive? On a straight road, find the furthest point you can see. Come back to it after every mirror.',
      ],
      h: [
        "The {bonnet|hood} is the best-watched part of any learner's car, and the one where least happens.",
      ],
    },
    scene: [
      'In a narrow street with parked cars on both sides, a learner breathes in, as if that made the car slimmer.',
      'On their first roundabout learners stare at the {kerb|curb}, and the {kerb|curb} comes closer.',
    ],
    why: [
      [
        'Your hands steer towards what your eyes look at, without your noticing.',
        'We go where we look. You know it from riding a bicycle.',
      ],
      [
        'Looking far ahead gives you time, so you do not have to brake hard.',
        'What you see early you can deal with calmly. What you see late is an emergency.',
      ],
    ],
    parts: [
      [
        'Look to the end of the street',
        ['Check mirrors and speed, and look far ahead again.', 'Mirrors and dials need only a glance.'],
        'A long straight road seen through a {windscreen|windshield}',
      ],
      [
        'In a bend, look to its end',
        [
          'Turn your head into the bend, not only your eyes.',
          'Look at the point where both sides of the road seem to meet.',
        ],
        'A road curving out of sight',
      ],
      [
        'Look at the gap, not the cars',
        [
          'Look at the space between the parked cars, and drive there.',
          'Notice the obstacle, then look at the way past it.',
        ],
        'A clear lane between two rows of parked cars',
      ],
    ],
    turn: [
      '{Practise|Practice} looking ahead as a passenger. Nobody {hoots|honks} at you.',
      'After a week of looking far ahead you will do it on your bicycle, too.',
    ],
    asks: [
      'Where do you look when the street gets narrow?',
      'What did your instructor say to you more than anything else?',
    ],
    ends: {
      pt: 'The eyes lead, and the steering follows.',
      fi: 'Try it in your next lesson: eyes up, and the car goes straight.',
      a: 'Eyes up, look far ahead, aim for the gap.',
      h: 'The bollard says thank you.',
      l: 'Then driving gets calm, and you see the road come towards you.',
    },
    keep: 'your next narrow street',
    send: 'somebody who is learning at the moment',
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'lesson|learner|beginner',
        lead: 'Steering is something we can work on together.',
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
    cover: 'One mistake in the driving test?',
    myth: 'One mistake in the driving test and it is over',
    short: 'Mostly not. What counts is how serious it was and what you did next.',
    gist: [
      'Most driving tests tell small slips from dangerous ones. Stalling the engine and starting it again calmly seldom fails you. Panic can.',
      'In many driving tests minor mistakes are only noted. People often fail for a second mistake, made while they were thinking about the first.',
    ],
    subject: ['One mistake in the driving test?', 'What to do after a mistake in the test'],
    hooks: {
      '*': [
        'Stalled in your driving test? You have probably not failed.',
        'People fail driving tests because they are still thinking about their last mistake.',
      ],
      pt: 'Driving examiners ask how dangerous a mistake was, and how you put it right.',
      fi: 'You stalled in your driving test and think it is all over? It probably is not. Drive on.',
      a: 'Stalled in the test? Brake, start, look, go.',
      h: 'Driving examiners have stalled too. Nobody was taking notes, that is all.',
      l: 'After a small mistake in the test: breathe out, look ahead, drive on.',
    },
    lines: {
      '*': [
        'Stalled in the test? Brake, clutch or neutral, start, look, go. Then think of the next {junction|intersection}, not of this one.',
        'A driving examiner looks for a driver who is safe, not for one who never slips.',
        'Made a mistake in the test? Say nothing and drive on. You do not know what the examiner wrote down.',
        'Took a wrong turn in the driving test? Many examiners do not mind, as long as you took it safely.',
      ],
      h: ['You hear the examiner write something down. It may be a shopping list.'],
    },
    scene: [
      'The examiner makes a note, and the learner wonders for three streets what it was.',
      'Stalled at a green light, with a {lorry|truck} in the mirror and an examiner beside you: five seconds can be very long.',
    ],
    why: [
      [
        'Everybody makes small mistakes. The test is there to find dangerous ones.',
        'Good drivers make mistakes as well. They notice them and put them right.',
      ],
      [
        'If you are still thinking about the last {junction|intersection}, you miss things at the next one.',
        'You cannot watch the road while you worry about the mistake behind you.',
      ],
    ],
    parts: [
      [
        'Make it safe first',
        ['Brake, look round, and only then start the engine.', 'Taking three seconds to look is fine.'],
        'A foot on the brake pedal, engine off',
      ],
      [
        'Breathe out slowly',
        [
          'Make it longer than breathing in, and your shoulders come down.',
          'Nobody can see it, and it helps.',
        ],
        'Two hands loose on a steering wheel',
      ],
      [
        'Think only of what comes next',
        [
          'Check mirror, sign and speed. The test is going on in front of you.',
          'Name to yourself what you see: "bus, crossing, green".',
        ],
        'A junction ahead seen through the {windscreen|windshield}',
      ],
    ],
    turn: [
      'Even if you have failed, you still need to drive back safely.',
      'And if you do fail the test, you know more for the next one.',
    ],
    asks: ['What was the funniest mistake in your test?', 'Did you pass your driving test first time?'],
    ends: {
      pt: 'You can {practise|practice} how to deal with a mistake.',
      fi: 'Nearly everybody who drives past you has stalled on a hill.',
      a: 'Make it safe, breathe out, drive on.',
      h: 'It was a shopping list.',
      l: 'Then look ahead, and finish your test.',
    },
    keep: 'the evening before the test',
    send: 'somebody with a test next week',
    caution: 'Want to know what counts as a serious mistake in your test? Ask us.',
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'mock test|test preparation|exams?\\b|examin|driving test',
        lead: 'The best help against test nerves is practice.',
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
    cover: 'Set up your seat and mirrors',
    gist: [
      "Before you blame the clutch, move the driver's seat. Set the seat first, then the backrest, the wheel, the head restraint and the mirrors, in this order.",
      "If you sit too far back, you steer with your shoulders and brake with your toes. One minute of setting up the driver's seat makes the whole lesson easier.",
    ],
    subject: ['Set the seat before you drive', "Driver's seat first, mirrors last"],
    hooks: {
      '*': [
        'Trouble with the clutch? Perhaps your seat is too far back.',
        "Driver's seat and mirrors take one minute before you start the car.",
      ],
      pt: "Set up the driver's seat in this order: distance, backrest, wheel, head restraint, mirrors.",
      fi: "Is your driver's seat nice and far back? Then it is probably too far back to brake hard.",
      a: "Set your driver's seat before you start the car.",
      h: 'Your tall brother drove last. All three mirrors show the sky.',
      l: 'A minute for seat, wheel and mirrors, and you drive off calmly.',
    },
    lines: {
      '*': [
        "Set your driver's seat: press the clutch right down. If your leg is straight, move the seat forward.",
        'Put your wrist on top of the steering wheel. Your shoulders should still touch the seat. If they do not, sit closer.',
        'Set the car mirrors last. If you move the seat afterwards, you have to start again.',
        'The top of the head restraint should be about level with the top of your head. Behind your neck it does not protect you.',
      ],
      h: ["If your driver's seat feels like a deckchair, it is time to sit up."],
    },
    scene: [
      'Your brother drove last, so the mirrors now show mostly clouds.',
      'A learner leans back as if at the hairdresser, with straight arms and the wheel far away.',
    ],
    why: [
      [
        'You can only brake hard if your back is firmly against the seat.',
        'In an emergency you brake with the whole leg, and the seat has to hold you.',
      ],
      [
        'What the mirrors do not show you have to guess.',
        'A mirror set for somebody taller does not show you the road.',
      ],
    ],
    parts: [
      [
        'Set the distance to the pedals',
        [
          'With the pedal on the floor your knee should still be bent.',
          'Test it with the clutch, or in an automatic with the brake.',
        ],
        'A foot pressing a pedal down',
      ],
      [
        'Set the backrest upright',
        [
          'Your wrist should reach the top of the wheel.',
          'Both shoulders should touch the seat when you steer.',
        ],
        'A wrist resting on a steering wheel',
      ],
      [
        'Set the height of the wheel',
        [
          'You should see the dials, with your arms slightly bent.',
          'It should point at your chest and not at your face.',
        ],
        'A hand on the lever that moves a wheel',
      ],
      [
        'Set the head restraint and belt',
        [
          'Put the restraint behind your head, and the belt flat over hips and shoulder.',
          'If the belt is twisted, smooth it out.',
        ],
        'A belt lying flat across a shoulder',
      ],
      [
        'Set the mirrors last',
        [
          'You should see a sliver of your own car, and the horizon in the middle.',
          'Then look over your shoulder to learn what they do not show.',
        ],
        'A side mirror with road in it',
      ],
    ],
    turn: [
      'Set the seat and mirrors again whenever somebody else has driven.',
      'After a week you set your seat and mirrors in seconds.',
    ],
    asks: [
      'Who moves the seat in your family and never puts it back?',
      'Do you sit close to the wheel or far away?',
    ],
    ends: {
      pt: 'The same seat position each time makes driving easier.',
      fi: 'Now you are ready to drive off.',
      a: 'Seat, back, wheel, head, mirrors.',
      h: 'Those were lovely clouds. Behind you was a {lorry|truck}.',
      l: 'Now start the car.',
    },
    work: 'Do your people share company cars? A sticker on the dashboard that says "seat, wheel, mirrors" costs less than a dent.',
    keep: 'the next time somebody else has driven',
    send: 'whoever shares a car with a tall person',
    caution:
      'If you have a disability or an injury, ask us about adapted cars. For your own car, follow its handbook.',
    own: [
      {
        kinds: ['service', 'offer', 'policy'],
        about: 'automatic|manual|dual control|adapted',
        lead: 'The car you learn in here:',
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
    title: 'Parallel parking: go slowly and look around',
    cover: 'Parallel parking, slowly',
    gist: [
      'For parallel parking let the car creep, look all round, and turn the wheel while the car rolls. If it goes wrong, pull out and begin again.',
      'Most bad parallel parking comes from going too fast. Go so slowly that you have time to look.',
    ],
    subject: ['Parallel parking without stress', 'Parallel park in four steps'],
    hooks: {
      '*': [
        'Parallel parking with a {queue|line} of cars behind you? Take your time anyway.',
        'The parking gap is big enough. Give yourself more time.',
      ],
      pt: 'In parallel parking speed decides: the slower you go, the easier it is to correct.',
      fi: 'Is somebody waiting while you park? Let them wait. You were a learner once, and so were they.',
      a: 'Parallel parking: stop, look round, roll slowly, turn.',
      h: 'Nobody watches you drive well. Everybody watches you park.',
      l: 'A slow turn of the wheel, and the car is parked neatly at the {kerb|curb}.',
    },
    lines: {
      '*': [
        'Parallel parking: let the car creep so slowly that you can stop at any moment.',
        'Before you reverse, look all the way round, and once more over your shoulder. Small children do not show in the window.',
        'If your parking goes wrong, drive out and start again. It is quicker than correcting.',
        '{Practise|Practice} parallel parking between two cardboard boxes. You can hit them, and nobody minds.',
      ],
      h: ['You are parking. The {neighbour|neighbor} has come to the window with a cup of tea to watch.'],
    },
    scene: [
      'You reverse into a gap in front of a bus stop, and three people watch you park.',
      'On Sunday morning a learner parks between two cardboard boxes in an empty {car park|parking lot}, and a patient aunt says "once more".',
    ],
    why: [
      [
        'If the car only creeps, every parking mistake is a small one.',
        'The slower you park, the more time you have to think and steer.',
      ],
      [
        'While you reverse, people and bicycles turn up where there was nobody a moment ago.',
        'One look before reversing is not enough. Keep looking while the car rolls.',
      ],
    ],
    parts: [
      [
        'Stop beside the front car',
        ["Stand parallel, an arm's length away.", 'If you start in the right place, the rest is easy.'],
        'Two cars standing side by side with a gap',
      ],
      [
        'Look all round before you reverse',
        [
          'Check mirrors, windows and shoulder, and let cyclists pass.',
          'Your mirrors do not show everything.',
        ],
        'A head turned over a shoulder in a car',
      ],
      [
        'Turn the wheel while you roll',
        [
          'Steer towards the {kerb|curb}, then straight, then back the other way.',
          'It is easier on your arms and on the {tyres|tires}.',
        ],
        'A hand turning a steering wheel',
      ],
      [
        'Stop when you are not sure',
        ['Get out and look, if you like.', 'You cannot hit anything while you stand still.'],
        'A wheel close to a kerb',
      ],
    ],
    turn: ['Parked? Wave to the cars that waited for you.', 'After twenty parking gaps it is easy.'],
    asks: [
      'Do you parallel park, or drive on to an easier {space|spot}?',
      'What is the tightest gap you ever parked in?',
    ],
    ends: {
      pt: 'Park slowly, and you can correct everything else.',
      fi: 'And nobody remembers how long it took you to park.',
      a: 'Park like this: stop, look, creep.',
      h: 'The {neighbour|neighbor} gives your parking a seven.',
      l: 'Engine off. You are parked, and it looks good.',
    },
    keep: 'the next parking gap that looks too small',
    send: 'somebody who parks three streets away to avoid it',
    caution:
      '{Practise|Practice} only where you are allowed to. Not sure where, or who must sit beside you? Ask us.',
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'parking|manoeuv|lesson|refresher',
        lead: 'You can spend a whole lesson on parking here.',
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
    title: 'Learn to drive in a manual or an automatic?',
    cover: 'Manual or automatic?',
    gist: [
      'With an automatic you can give the street more attention. With a manual you can drive nearly anything. Which did you learn on?',
      'Manual or automatic? One is easier to learn, the other lets you drive more cars. What would you tell a learner?',
    ],
    subject: ['Manual or automatic: which one?', 'Which would you learn on today?'],
    hooks: {
      '*': [
        'Learn to drive in a manual or an automatic? Families argue about it.',
        'Electric cars have no gears to shift. Should you still learn to drive a manual?',
      ],
      pt: 'An automatic removes a task from the learner; in some countries it also limits the licence.',
      fi: 'Did you learn to drive in a manual or an automatic? Were there tears?',
      a: 'Manual or automatic? Choose by the car that you are going to drive.',
      h: 'Manual or automatic? The clutch only stalls when somebody is watching.',
      l: 'Let the car change gear, or do it yourself: automatic or manual?',
    },
    lines: {
      '*': [
        'Manual or automatic: which did you learn on, and would you choose it again?',
        'Before you learn on an automatic, ask whether your {licence|license} would then be for automatics only.',
        'Automatic: less to learn, and more attention for the street. Manual: more to learn, and more cars that you can borrow.',
        'Manual or automatic? Ask yourself which car you can {practise|practice} in between lessons.',
      ],
      h: ['Grandpa changes gear by ear, and Grandpa is a little deaf.'],
    },
    scene: [
      'You stop at a red light on a hill in a manual car, and your left leg begins to shake.',
      'Your grandmother would lend you her old car, but it is a manual.',
    ],
    why: [
      [
        'A beginner has a lot to watch. Without a clutch there is one thing less.',
        'While you think about gears, you see less of the street.',
      ],
    ],
    parts: [
      [
        'Automatic: easier to learn',
        [
          'There is no stalling at the lights, which helps nervous learners.',
          'Most electric cars are automatic.',
        ],
        'A selector with few positions',
      ],
      [
        'Manual: more cars to choose from',
        [
          "You can drive a friend's old van or a {hire|rental} car abroad.",
          'It takes more practice, and then you do it without thinking.',
        ],
        'A hand on a {gear lever|gear shift}',
      ],
    ],
    turn: ['Manual or automatic, you learn the same streets.', 'The rest is taste.'],
    asks: ['Manual or automatic: which one?', 'Which one would you choose today?'],
    ends: {
      pt: 'Check what your {licence|license} will allow first, and then choose.',
      fi: 'Manual or automatic, both get you to the beach.',
      a: 'And then {practise|practice} with the one you chose.',
      h: 'In an automatic your left leg can rest. It has been through a lot.',
      l: 'Choose the one that you feel calm in.',
    },
    keep: 'the day you sign up',
    send: 'somebody who cannot decide',
    caution: 'Does a test in an automatic limit your {licence|license}? Ask us before you book.',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'automatic|manual|gearbox',
        lead: 'The cars you can learn in here:',
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
