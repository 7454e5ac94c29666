// On the floor and on the mat; and what all who learn with their body share.
import type { Idea } from '../../library/idea.ts';

const MARTIAL =
  'martial|karate|judo|taekwondo|aikido|jiu-?jitsu|kung fu|krav maga|kick ?boxing|boxing|fencing|capoeira|dojo';

export const FLOOR: readonly Idea[] = [
  {
    id: 'how-to-fall',
    format: 'howto',
    only: MARTIAL,
    again: 9,
    emoji: '🥋',
    tags: ['MartialArts', 'HowToFall', 'FirstLesson'],
    title: [
      'The first thing that judo teaches: how to fall',
      'How to fall without hurting yourself: what judo shows first',
    ],
    cover: 'First one learns to fall',
    gist: [
      'Chin to the chest, round back, arm slaps the mat, breathe out. Whoever can fall need not be afraid of trying, and that goes beyond the mat.',
      'Many martial arts begin with falling. It is the skill that you will use most often in life, on ice for instance.',
    ],
    subject: ['Chin in, breathe out', 'Useful on ice as well'],
    hooks: {
      '*': [
        'The most useful thing from a martial arts class is learnt in the first week: how to fall.',
        'Before anybody throws you, you learn to land.',
      ],
      pt: 'Break-falls spread the impact over a large surface and protect the head.',
      fi: 'When did you last fall down on purpose? As a child, probably, and with pleasure.',
      a: 'Chin in, round back, slap, breathe out.',
      h: 'One pays for a lesson, and is thrown on the floor. People have a standing order for it.',
      l: 'To fall like a cloth.',
    },
    lines: {
      '*': [
        'When you fall backwards: chin to the chest. It keeps the back of the head off the floor.',
        'Never catch a fall with a stretched arm. Wrists break that way, on mats and on ice.',
        'Breathe out when you land. Held breath turns a soft fall into a hard one.',
        'Practise falling from low down: squatting first, then standing, then with somebody who helps. On a mat, with a teacher.',
      ],
      h: ['A new belt is stiff, and so is its wearer. Both get better with washing.'],
    },
    scene: [
      'Fourteen people in white sit down, roll back, and slap the mat, like one very tired applause.',
      'January, a black patch of ice outside the bakery. A woman sits down, chin in, and says: "Thank you, Tuesday group."',
    ],
    why: [
      [
        'The larger the surface and the longer the path, the softer the landing.',
        'A ball rolls, and a board breaks.',
      ],
      [
        'Who is no longer afraid of falling learns everything else sooner.',
        'Fear makes stiff, and stiff things hurt themselves.',
      ],
    ],
    parts: [
      [
        'Tuck in your chin',
        ['Look at your belt, and the head stays off the ground.', 'It is the first rule and the last.'],
        'A person in white looking at their belt',
      ],
      [
        'Make your back round',
        ['From seat to shoulders, like a rocking chair.', 'Flat is loud and hurts.'],
        'A rounded back on a mat',
      ],
      [
        'Slap with a whole arm',
        [
          'Hand and forearm together, at an angle from the body.',
          'It takes away some of what the back would get.',
        ],
        'A forearm slapping a mat',
      ],
      [
        'Breathe out',
        ['Audibly. A small sound is part of it.', 'Empty lungs give way, full ones bounce.'],
        'A person lying on a mat, smiling',
      ],
    ],
    turn: ['Then get up again. That is the second half of it.', 'A good fall looks like nothing at all.'],
    asks: ['When did falling well once save you?', 'What would you learn first: to fall or to throw?'],
    ends: {
      pa: 'Landing comes before throwing.',
      fi: 'Children can do it best. Watch one.',
      t: 'Larger area, longer path, lower peak force.',
      h: 'The standing order has been raised.',
      l: 'Down, and up.',
    },
    caution:
      'Learn to fall on a mat, with a teacher. With brittle bones, in pregnancy or after an operation, ask a doctor first.',
    keep: 'the first icy morning',
    send: 'somebody who is afraid of the first lesson',
    own: [
      {
        kinds: ['service', 'process', 'price', 'hours', 'offer'],
        about:
          "beginners?|trial|taster|first (?:class|lesson|session)|\\bmats?\\b|children's class|class(?:es)? for|course for",
        lead: 'And where one can fall softly.',
      },
    ],
    pic: { ask: 'A mat, a belt, an empty hall', alt: 'A folded belt on an empty mat' },
    claims: [
      [
        'Break-fall technique: chin tucked, rounded back, arm slap, no outstretched arm',
        'textbook of judo; fall prevention research',
      ],
    ],
  },
  {
    id: 'the-belt-in-the-cupboard',
    format: 'question',
    again: 9,
    emoji: '🏅',
    tags: ['NeverTooLate', 'ChildhoodHobby', 'LearnToMove'],
    title: [
      'What did you do as a child and would like to do again?',
      'Which sport did you give up as a child, and do you miss it?',
    ],
    cover: 'Would you do it again?',
    gist: [
      'Swimming badge, ballet shoes, yellow belt, a pony called Max: what did you give up at twelve, and would you like to have it back for an hour a week?',
      'In many cupboards lies a piece of kit from another life. The body remembers more of it than one thinks.',
    ],
    subject: ['A pony called Max', 'What did you give up at twelve?'],
    hooks: {
      '*': [
        'Ballet, judo or a pony called Max: what did you stop doing at twelve?',
        'Somewhere in your cupboard lies a badge, a belt or a pair of small shoes.',
      ],
      pt: 'Skills of movement learnt early can be taken up again more quickly than they were learnt.',
      fi: 'If it did not matter how it looks: what would you take up again?',
      a: 'Name it. Then try it once.',
      h: 'The body remembers everything, only the leotard has changed its mind.',
      l: 'A movement, long unused, and still there.',
    },
    lines: {
      '*': [
        'What did you do as a child, gave up, and sometimes miss?',
        'Coming back after twenty years takes less time than beginning. The body has kept notes.',
        'At twelve one stops because of the others. At forty one comes back for oneself.',
        'Half of all beginner classes consist of people who have done it before, and are too shy to say so.',
      ],
      h: ['Seahorse badge, nineteen eighty-four. It is still valid, as far as anybody knows.'],
    },
    scene: [
      'A box in the attic: a belt, orange, and in it a name tape in the hand of a mother.',
      'She only meant to bring her daughter. Now she stands at the edge of the floor, and her feet are in third position.',
    ],
    why: [
      [
        'What we learnt with our muscles we keep longer than what we learnt from books.',
        'Joy in a movement does not age. It only gets out of practice.',
      ],
    ],
    parts: [
      [
        'Take it up again',
        [
          'An hour a week, with people who also have to hold on to something.',
          'The first time hurts a bit, and the second is a homecoming.',
        ],
        'An old belt on a bench',
      ],
      [
        'Start something new',
        [
          'Something that you were not allowed to do, or never dared.',
          'As a beginner one may be bad at it, which is a holiday.',
        ],
        'New shoes beside a gym bag',
      ],
    ],
    turn: ['Write it down here. Somebody else will say: so did I.', 'And if you kept the badge: show it.'],
    asks: ['What would you like to take up again?', 'Which badge or belt do you still have?'],
    ends: {
      pa: 'It is quicker the second time.',
      fi: 'Your old teacher would be glad.',
      t: 'Motor memory, reactivated.',
      h: 'The leotard has been retired with honours.',
      l: 'Still there.',
    },
    keep: 'the next time you clear out the attic',
    send: 'the friend with whom you did it',
    own: [
      {
        kinds: ['service', 'audience', 'offer', 'process'],
        about: 'adults?\\b|beginner|returners|returning|all ages|over \\d',
        lead: ['And for those who come back.', 'There is room for returners here.'],
      },
    ],
    pic: { ask: 'An old belt, badge or pair of small shoes', alt: 'A pair of small worn ballet shoes' },
    claims: [['Motor skills are retained and relearnt faster', 'textbook of motor learning']],
  },
  {
    id: 'first-lesson-what-to-wear',
    format: 'checklist',
    unless: 'swim|surf|riding|pon(?:y|ies)',
    again: 9,
    emoji: '🎒',
    tick: true,
    tags: ['FirstLesson', 'BeginnerTips', 'WhatToBring'],
    title: [
      'Before your first lesson: what to bring and what not to buy yet',
      'First class next week: a short list, and no shopping',
    ],
    cover: 'Buy nothing yet',
    gist: [
      'Come ten minutes early, in something you can move in, with water and short nails, tell the teacher about knees and worries, and buy no kit until the fourth lesson.',
      'Most people buy first and come later, or never. Turn it round: borrow, try, then buy.',
    ],
    subject: ['Borrow, try, then buy', 'Tell the teacher about your knee'],
    hooks: {
      '*': [
        'First lesson next week? Buy nothing yet.',
        'The right kit for a first lesson: old clothes, water and ten minutes to spare.',
      ],
      pt: 'Kit depends on level and style, which is hard to know before the third or fourth lesson.',
      fi: 'Nervous? So is everybody else in the changing room. They hide it with water bottles.',
      a: 'Early, old clothes, water, tell about injuries, buy later.',
      h: 'The kit arrived on Monday, the course begins on Thursday, and on Wednesday a knee began to hurt.',
      l: 'Bare feet, an old shirt, curiosity.',
    },
    lines: {
      '*': [
        'Come ten minutes early to a first lesson. The worst is finding the changing room, and then it is over.',
        'Tell the teacher before the first lesson about knees, backs and fears. They can only help with what they know.',
        'Stand in the second row in a first class. From there you can see, and are seen less.',
        'Buy shoes, gloves or goggles after the fourth lesson. By then you know which, and whether.',
      ],
      h: ['Under the bed lie a yoga mat, a racket, and the boxing gloves of a certain January.'],
    },
    scene: [
      'A corridor, a smell of rubber and shampoo, and a door behind which somebody is counting. You almost go home again.',
      'Everybody seems to know everybody. In fact nine of them are here for the first time.',
    ],
    why: [
      [
        'Money spent beforehand presses, and pressure is no fun.',
        'Whoever has borrowed may still change their mind, and therefore stays.',
      ],
      [
        'What keeps people away is not effort but embarrassment, and it lasts for about seven minutes.',
        'A first time has only one hard part, and that is the door.',
      ],
    ],
    parts: [
      [
        'Wear what may get sweaty',
        ['Nothing that you have to pull down or up.', 'Hair tied back, jewellery off, nails short.'],
        'A T-shirt and a towel on a bench',
      ],
      [
        'Bring water and a snack',
        ['Eat something small two hours before.', 'Nobody learns well when hungry.'],
        'A water bottle on a bench',
      ],
      [
        'Be there ten minutes early',
        ['To find the room, the loo and a hook.', 'And to hear somebody else say that they are new, too.'],
        'A clock above a door',
      ],
      [
        'Tell about injuries',
        ['To the teacher, quietly, before it begins.', 'One sentence is enough.'],
        'A teacher listening to somebody',
      ],
      [
        'Ask what may be borrowed',
        ['Most places have a box.', 'It smells of adventure.'],
        'A box with borrowed kit',
      ],
    ],
    turn: [
      'After seven minutes you will have forgotten the door.',
      'And after four lessons you will know what to wish for.',
    ],
    asks: ['What was the hardest part of your first lesson?', 'What have you bought, and used twice?'],
    ends: {
      pa: 'Try first, then equip.',
      fi: 'See you in the second row.',
      t: 'Arrive, disclose, borrow, decide.',
      h: 'The knee got better on Friday.',
      l: 'Just come.',
    },
    keep: 'the evening before the first lesson',
    send: 'somebody who has been meaning to go for months',
    own: [
      {
        kinds: ['process', 'policy', 'price', 'service', 'offer', 'hours'],
        about:
          'trial|taster|first (?:lesson|class|time|session|visit)|borrow|lend|provided|included|beginners?',
        lead: ['How a first time goes here.', 'And for the first time here.'],
      },
    ],
    pic: {
      ask: 'The hooks or box with borrowed kit at your place',
      alt: 'A row of hooks with kit in a changing room',
    },
    claims: [['Borrow before buying; inform the teacher', 'practice of teachers and clubs']],
  },
];
