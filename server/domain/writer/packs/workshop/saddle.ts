// Riding a bicycle.
import type { Idea } from '../../library/idea.ts';
import { CYCLES } from './kinds.ts';

export const SADDLE: readonly Idea[] = [
  {
    id: 'air-chain-brakes',
    format: 'checklist',
    again: 9,
    emoji: '🚲',
    tags: ['BikeCheck', 'CyclingTips', 'BikeCare'],
    only: CYCLES,
    title: ['A two-minute bike check before you ride', 'What to check on your bike before every ride'],
    cover: 'Two-minute bike check',
    gist: [
      'Press the {tyres|tires}, squeeze both brakes, look at the chain and lift the bike to hear what rattles. It takes two minutes and saves most breakdowns.',
      'Air, brakes, chain and bolts: check these four before you set off, and you rarely have to walk home.',
    ],
    subject: ['Check your bike in two minutes', 'Before you ride: four checks'],
    hooks: {
      '*': [
        'Check these four things on your bike before you ride. It takes two minutes.',
        'Most bike breakdowns can be seen before you set off. Here is where to look.',
      ],
      patl: 'Air, brakes, chain, bolts: two minutes before you set off.',
      fhi: 'Has your bike stood in the shed for a while? Check these things first.',
    },
    lines: {
      '*': [
        'Press your bike {tyres|tires} with your thumb. If they give easily, pump them up. The right pressure is printed on the side.',
        'Squeeze both brake levers. If one reaches the handlebar, have the brakes adjusted before you ride.',
        "Lift the front of your bike and let it drop a hand's width. If something rattles, find out what.",
        'Spin each wheel and look from above. It should run straight between the brakes.',
      ],
      h: ['If your bike sounds like a bag of spanners, one of them may be yours.'],
    },
    scene: [
      'You are late, and the back {tyre|tire} is soft.',
      'After a long winter the bike comes out of the shed, dusty and squeaking.',
    ],
    why: [
      [
        '{Tyres|Tires} lose air even when the bike only stands there.',
        'A soft {tyre|tire} gets punctures more easily and makes you slow.',
      ],
      [
        'Brakes and chain wear a little on each ride, so you hardly notice.',
        'What is loose today may come off tomorrow.',
      ],
    ],
    parts: [
      [
        'Check the air',
        ['Both {tyres|tires} should feel firm.', 'Look for cracks and bits of glass, too.'],
        'A thumb pressing a bicycle {tyre|tire}',
      ],
      [
        'Try both brakes',
        ['Push the bike forward and brake: it must stop at once.', 'The lever should not touch the grip.'],
        'A hand on a brake lever',
      ],
      [
        'Look at the chain',
        ['Brown or dry means that it needs oil.', 'It should run quietly when you turn the pedals.'],
        'A clean bicycle chain',
      ],
      [
        'Listen for rattles',
        ['Mudguard, lights, basket, bell.', 'Tighten what is loose before you set off.'],
        'A bicycle lifted by its handlebar',
      ],
    ],
    turn: [
      'If the brakes are not right, do not ride. Bring it in.',
      'Do it once a week, and you know your bike.',
    ],
    asks: ['When did you last pump up your {tyres|tires}?', 'What is rattling on your bike at the moment?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'Two minutes, and you ride with a good feeling.' },
    caution: 'If brakes do not work properly, do not ride the bike until they are repaired.',
    tick: true,
    keep: 'the next ride',
    send: 'somebody whose bike squeaks',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'servic(?:e|ing)\\b|tune.?up|repairs?\\b|check.?over',
        lead: 'If something is not right:',
      },
    ],
    pic: { ask: 'A thumb pressing a bicycle {tyre|tire}', alt: 'A thumb pressing a bicycle {tyre|tire}' },
    claims: [['Tyres lose pressure when standing', 'common technical knowledge']],
  },
  {
    id: 'heel-on-the-pedal',
    format: 'howto',
    again: 9,
    emoji: '🚲',
    tags: ['SaddleHeight', 'BikeFit', 'CyclingTips'],
    only: CYCLES,
    title: ['How high should a bike saddle be?', 'Set your bike saddle with your heel'],
    cover: 'How high should a saddle be?',
    gist: [
      'Sit on the bike and put your heel on the pedal at its lowest point. Your leg should be just straight. Then ride with the front of your foot.',
      'With the heel on the lowest pedal your leg is straight: that is the right saddle height for most people.',
    ],
    subject: ['Is your saddle too low?', 'Set the saddle with your heel'],
    hooks: {
      '*': [
        'Is your bike saddle too low? Put your heel on the pedal to find out.',
        'How to set the height of a bike saddle in five minutes.',
      ],
      patl: 'The right saddle height makes cycling easier, and it takes five minutes.',
      fhi: 'Do your knees hurt when you cycle? The saddle may be too low.',
    },
    lines: {
      '*': [
        'Saddle height: heel on the lowest pedal, leg just straight. Then ride with the ball of your foot.',
        'If your hips rock from side to side when you pedal, the saddle is too high.',
        'Never pull the seat post out beyond its mark. It can break.',
        'Put a bit of tape on the seat post at your height. If somebody borrows the bike, you find it again.',
      ],
      h: ["If your knees touch your elbows, it is a child's bike or the saddle is too low."],
    },
    scene: [
      'On the hill you notice it first: your knees bend a lot, and you get tired quickly.',
      'You have borrowed a bike and wonder why it is so hard to ride.',
    ],
    why: [
      [
        'A saddle that is too low strains the knees and costs strength.',
        'With the leg nearly straight you push with the strong muscles.',
      ],
      [
        'A saddle that is too high makes you rock and slip.',
        'You should still be able to reach the ground with your toes.',
      ],
    ],
    parts: [
      [
        'Put on the shoes you ride in',
        ['Lean against a wall and sit straight.', 'Somebody can hold the bike for you.'],
        'Somebody sitting on a bicycle by a wall',
      ],
      [
        'Heel on the pedal at the bottom',
        ['The leg should be just straight.', 'If you cannot reach it, lower the saddle a little.'],
        'A heel on a pedal',
      ],
      [
        'Tighten it and try',
        ['Ride round the block, and change it by a finger at a time.', 'The saddle points straight ahead.'],
        'A hand at a seat clamp',
      ],
    ],
    turn: ['After a week you will not want to go back.', 'If it still hurts, have the bike fitted to you.'],
    asks: ['Did you ever change your saddle height?', 'What hurts after a long ride?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'Five minutes, and hills get easier.' },
    caution:
      'Never raise the post beyond its minimum mark. Lasting knee pain should be looked at by a doctor or physiotherapist.',
    keep: 'the next borrowed bike',
    send: 'somebody with knees at the handlebar',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'bike fit|fitting|saddles?\\b|servic(?:e|ing)\\b',
        lead: 'If you would like help with it:',
      },
    ],
    pic: { ask: 'A heel on the lowest pedal of a bicycle', alt: 'A heel on the lowest pedal of a bicycle' },
    claims: [['Heel method for saddle height', 'cycling instruction practice']],
  },
  {
    id: 'lock-it-like-a-thief-looks',
    format: 'mistake',
    again: 9,
    emoji: '🔒',
    tags: ['BikeLock', 'BikeSecurity', 'CyclingTips'],
    only: CYCLES,
    title: ['How to lock a bike so that it is still there', 'Locking your bike: what to lock it to'],
    cover: 'Lock it well',
    wrong: 'Locking only the front wheel of a bike',
    gist: [
      'Lock the frame and a wheel to something fixed, with a solid lock, off the ground. A lock through the front wheel alone leaves a thief the rest.',
      'The frame must be in the lock. Then choose a rack that is bolted down, and take the lights with you.',
    ],
    subject: ['How to lock your bike', 'Frame and wheel, to something fixed'],
    hooks: {
      '*': [
        'Lock the frame of your bike and not only the wheel.',
        'How to lock a bike in town so that it is still there in the evening.',
      ],
      patl: 'Frame and wheel in the lock, and both to something that cannot be moved.',
      fhi: 'Do you lock your bike only through the front wheel? Please change that today.',
    },
    lines: {
      '*': [
        'A good bike lock goes through the frame, the wheel and a fixed rack.',
        'Fill the lock with frame and wheel, so that there is little room for tools.',
        'Write down the frame number of your bike and take a photo. It is mostly under the pedals.',
        'Lock your bike in the hall and in the shed as well. Many are stolen at home.',
      ],
      h: ['A front wheel locked to a lamp post: the lamp post is safe.'],
    },
    scene: [
      'You come back, and only the front wheel is still locked to the rack.',
      'In front of the station stand two hundred bikes. Is yours the easy one?',
    ],
    why: [
      [
        'A front wheel comes off in seconds, and the rest is carried away.',
        'Most wheels are held by a lever or two nuts.',
      ],
      ['Thieves take the bike that is quickest to take.', 'A solid lock makes them go on to another.'],
    ],
    parts: [
      [
        'Lock the frame first',
        ['Then a wheel, with the same lock if it reaches.', 'A second lock holds the other wheel.'],
        'A lock round a frame and a wheel',
      ],
      [
        'Choose something fixed',
        ['A rack in the ground, and not a thin post or a fence.', 'Under a light and where people pass.'],
        'A bicycle at a rack',
      ],
      [
        'Note the frame number',
        ['With a photo of the whole bike.', 'The police and insurers ask for both.'],
        'A frame number under a bicycle',
      ],
    ],
    turn: [
      'Spend a fair part of the price of your bike on the lock.',
      'And register the bike where that is possible.',
    ],
    asks: ['Has a bike of yours ever been stolen?', 'Where do you leave it in town?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'May your bike always be where you left it.' },
    keep: 'the next time you lock up',
    send: 'somebody with a new bike',
    own: [{ kinds: ['product', 'service'], about: '\\blocks?\\b|security', lead: 'And for the lock:' }],
    pic: { ask: 'A lock round a bicycle frame and a rack', alt: 'A lock round a bicycle frame and a rack' },
    claims: [['Locking the frame to a fixed object', 'police advice on cycle theft']],
  },
  {
    id: 'which-bike-was-your-first',
    format: 'question',
    again: 9,
    emoji: '🚴',
    tags: ['FirstBike', 'CyclingTalk', 'BikeMemories'],
    only: CYCLES,
    title: ['What was your first bike?', 'Do you remember your first bike?'],
    cover: 'Your first bike',
    gist: [
      'Red, blue, inherited or brand new: what was the first bike you remember, and where did you learn to ride?',
      'Most of us remember our first bike. What {colour|color} was yours, and how old were you?',
    ],
    subject: ['What was your first bike?', 'Your first bike'],
    hooks: {
      '*': [
        'What was your first bike?',
        'What {colour|color} was your first bike, and who taught you to ride?',
      ],
      patl: 'Which was your first bike?',
      fhi: 'Tell us about your first bike.',
    },
    lines: {
      '*': [
        'What was your first bike? {Colour|Color} and year are enough.',
        'Who ran behind you when you learned to ride a bike?',
        'Have you got a picture of yourself on your first bike? We would love to see it.',
        'Children learn best on a bike that fits. They should reach the ground with both feet.',
      ],
      h: ['The stabilisers came off on a Sunday. So did some skin.'],
    },
    scene: [
      'Somebody ran behind you, holding the saddle, and at some point let go.',
      'In an old photo you stand beside a bike that was much too large.',
    ],
    why: [
      [
        'The first bike is the first time that you can go somewhere on your own.',
        'People remember the {colour|color} after fifty years.',
      ],
    ],
    parts: [
      [
        'Inherited',
        ['From a brother, a sister or a cousin.', 'A bit too large, and you grew into it.'],
        "An old children's bicycle",
      ],
      [
        'Brand new',
        ['For a birthday, with a bell.', 'You slept badly the night before.'],
        "A new children's bicycle with a ribbon",
      ],
    ],
    turn: ['Tell us in a word, or show us a photo.', 'Every story is welcome.'],
    asks: ['What was it?', 'Where did you learn to ride?'],
    ends: { patl: 'We look forward to your answers.', fhi: 'Go on, tell us.' },
    keep: 'a look into the photo album',
    send: 'whoever taught you to ride',
    own: [
      {
        kinds: ['product', 'service'],
        about: "(?:kids|children'?s?) bikes?|balance bikes?",
        lead: 'And for those who are learning now:',
      },
    ],
    pic: { ask: 'A small bicycle beside a large one', alt: 'A small bicycle beside a large one' },
    claims: [['Children should reach the ground', 'cycling instruction practice']],
  },
];
