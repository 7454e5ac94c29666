// Surf schools and riding schools: the first lesson, and what to know before it.
import type { Idea } from '../../library/idea.ts';

const SURF = 'surf';
const RIDING = 'riding|equestrian|\\bhorses?\\b|pon(?:y|ies)|livery|stables';

export const SURF_AND_RIDING: readonly Idea[] = [
  {
    id: 'first-surf-lesson',
    format: 'checklist',
    only: SURF,
    again: 6,
    emoji: '🏄',
    tags: ['SurfLesson', 'LearnToSurf', 'BeachDay'],
    title: [
      'First surf lesson: what to bring and what to expect',
      'Your first time on a surfboard: a short list',
    ],
    cover: 'Your first surf lesson',
    gist: [
      'For a first surf lesson bring swimwear, a towel, sun cream, water and something warm for afterwards. You should be able to swim.',
      'You spend the first part of a surf lesson on the sand, and the rest in water up to your waist. Nearly everybody stands up once.',
    ],
    subject: ['Your first surf lesson', 'Learning to surf'],
    hooks: {
      '*': [
        'Your first surf lesson is coming up? This is what to bring.',
        'You have never stood on a surfboard? This is how a first lesson goes.',
      ],
      pfatil: 'A first surf lesson takes place mostly in shallow water, and it is great fun.',
      h: 'In a first surf lesson you drink some of the sea. The rest of it is lovely.',
    },
    lines: {
      '*': [
        'Eat something light an hour or two before a surf lesson. It is harder work than it looks.',
        'Take rings and earrings off before you go into the water. Cold fingers get thinner.',
        'Bring something warm for after your surf lesson, even in August.',
        'If you cannot swim well, tell your instructor before the lesson.',
      ],
      h: ['Everybody falls. The good ones fall with a smile.'],
    },
    scene: [
      'Most beginners think they are too old, too stiff or too late. None of it is true.',
      'The first wave that carries you is one you do not forget.',
    ],
    why: [
      [
        'On a large soft board in white water you learn fastest.',
        'Small broken waves push you gently, again and again.',
      ],
      [
        'With a wetsuit you stay warm and float a little better.',
        'A lesson is more fun when you are not cold.',
      ],
    ],
    parts: [
      [
        'Swimwear and a towel',
        ['You wear it under the wetsuit.', 'A large towel or a robe is good for changing.'],
        'A towel on a rail by the beach',
      ],
      [
        'Sun cream on face and hands',
        [
          'Half an hour before, so that it does not run into your eyes.',
          'Nose, ears and the back of the neck as well.',
        ],
        'Sun cream and a board',
      ],
      [
        'Water and a snack',
        ['You will be hungry afterwards.', 'A banana before it and a sandwich after.'],
        'A water bottle in the sand',
      ],
      [
        'Something warm',
        ['A hoodie and dry socks.', 'A hat for wet hair when there is wind.'],
        'A hoodie on a board',
      ],
    ],
    turn: ['Then you only have to get wet.', 'By the end you will want to go in again.'],
    asks: ['Have you ever tried to surf?', 'Who would you take along to a lesson?'],
    ends: {
      pfatil: [
        'Any questions before your lesson? Ask us.',
        'Not sure whether it is for you? Send us a message.',
      ],
      h: 'The sea tastes of salt. Now you know.',
    },
    keep: 'the day before your lesson',
    send: 'the friend you want to surf with',
    own: [
      {
        kinds: ['price', 'service', 'offer', 'audience', 'process'],
        about: 'wetsuit|boards?\\b|lessons?|from age|group|instructor',
        lead: 'And this is how it is with us.',
      },
    ],
    pic: { ask: 'Boards and wetsuits ready on the beach', alt: 'Surfboards and wetsuits on a beach' },
    claims: [['Soft boards, white water, kit list', 'practice of surf schools']],
  },
  {
    id: 'which-month-to-surf',
    format: 'answer',
    only: SURF,
    // There the summer is in January.
    unless:
      'australia|queensland|sydney|byron|gold coast|new zealand|raglan|south africa|durban|cape town|brazil|bali\\b',
    again: 8,
    emoji: '🌊',
    tags: ['LearnToSurf', 'SurfLesson', 'BeachDay'],
    title: [
      'When is the best time of year to learn to surf?',
      'Learning to surf: which month is best for beginners?',
    ],
    cover: 'When to learn to surf',
    question: 'When is the best time to learn to surf?',
    short: 'Early summer and early autumn: fewer people, and the water is warm enough in a wetsuit.',
    gist: [
      'You can learn to surf all season in a wetsuit. In June and in September the beach is quieter, and there is more room for beginners.',
      'The sea is warmest in late summer and coldest in spring. With a wetsuit you hardly notice the difference.',
    ],
    subject: ['When to learn to surf', 'The best month for beginners'],
    hooks: {
      '*': [
        'When should you book your first surf lesson? Not only in August.',
        'The best months to learn to surf are often the quiet ones.',
      ],
      pfatil: 'Beginners learn best when there is room on the beach.',
      h: 'In August everybody surfs. In September they can also turn round.',
    },
    lines: {
      '*': [
        'The sea is warmer in September than in June. Many beginners are surprised by that.',
        'Book a morning lesson if you can. There is often less wind, and the beach is empty.',
        'Small waves are good for a first surf lesson. Do not wait for big ones.',
        'Lessons move with the tide. Ask for the times in your week.',
      ],
      h: ['In September you have the beach to yourself, apart from the seagulls.'],
    },
    scene: [
      'In the holidays the car park is full at nine, and in September it is empty at noon.',
      'Many people think that surfing is for hot days only.',
    ],
    why: [
      ['The sea warms up slowly and cools down slowly.', 'The water is always some weeks behind the air.'],
      [
        'With fewer people in the water, you can try more often.',
        'In a quiet week the instructor has more time for you.',
      ],
    ],
    parts: [
      [
        'Early summer',
        ['Long evenings and gentle waves.', 'The water is fresh, so take the thick wetsuit.'],
        'A beach in June',
      ],
      [
        'High summer',
        ['Warm and lively. Book early.', 'Come in the morning or in the evening.'],
        'A busy beach',
      ],
      [
        'Early autumn',
        ['Warm water, empty beach, better waves.', 'For many instructors it is the favourite time.'],
        'A quiet beach in September',
      ],
    ],
    turn: ['So look at the quiet weeks as well.', 'The sea is there all season.'],
    asks: ['In which month would you like to try it?', 'Morning or evening: when would you surf?'],
    ends: {
      pfatil: ['Ask us which week is good.', 'Tell us your dates, and we will look at the tides.'],
      h: 'The seagulls stay all year.',
    },
    keep: 'the day you plan your holiday',
    send: 'somebody with days off in September',
    own: [
      {
        kinds: ['hours', 'price', 'service', 'audience'],
        about: 'easter|october|season|lessons?',
        lead: 'And when we are on the beach.',
      },
    ],
    pic: { ask: 'Your beach on a quiet morning', alt: 'A quiet beach in the morning' },
    claims: [['Sea temperature lags air; crowds in August', 'oceanography, practice of surf schools']],
  },
  {
    id: 'swim-where-they-watch',
    format: 'tip',
    only: SURF,
    again: 8,
    emoji: '🚩',
    tags: ['BeachSafety', 'LearnToSurf', 'BeachDay'],
    title: ['Rip currents: how to see them and what to do', 'Beach safety for beginners: flags and currents'],
    cover: 'How to spot a rip',
    gist: [
      'A rip current often looks like a calm, dark lane between waves. If it takes you, float, hold on to your board and call for help.',
      'Go into the water where lifeguards watch, ask what the flags mean, and never go in alone.',
    ],
    subject: ['How to spot a rip', 'Safe in the sea'],
    hooks: {
      '*': [
        'The calm lane between the waves is no good place to swim. It may be a rip current.',
        'Do you know what a rip current looks like? Look for the place without waves.',
      ],
      pfatil: 'Whoever knows the sea a little has more fun in it.',
      h: 'The calmest spot on a wild beach is calm for a reason. Stay out of it.',
    },
    lines: {
      '*': [
        'In a rip current do not swim against it. Float, hold your board, raise a hand and shout.',
        'Ask the lifeguard which part of the beach is for swimming and which for surfing.',
        'Stay with your board in the sea. It floats, and it can be seen.',
        'Never go into the sea alone, and not after drinking.',
      ],
      h: ['Lifeguards like silly questions. They like them better than the other thing.'],
    },
    scene: [
      'From the sand the sea looks the same everywhere. It is not.',
      'A current pulls out faster than anybody can swim.',
    ],
    why: [
      [
        'The water that waves bring in has to flow out again somewhere.',
        'The water finds a deep lane and runs back out to sea.',
      ],
      [
        'Most people who get into trouble swim against it until they are tired.',
        'A rip does not pull you under. It carries you out.',
      ],
    ],
    caution: [
      'In an emergency call the coastguard or the emergency number of your country.',
      'If you see somebody in trouble, tell a lifeguard or call the emergency number. Do not go in after them.',
    ],
    parts: [
      [
        'Look before you go in',
        ['Five minutes from above. Where do the waves not break?', 'Ask somebody who knows the beach.'],
        'A beach from above',
      ],
      [
        'Go where they watch',
        ['Between the flags for swimming.', 'Boards have their own part of the beach.'],
        'Flags on a beach',
      ],
      [
        'If it takes you: float',
        [
          'Calm, on your board or on your back, one arm up.',
          'Swim across it, and not against it, if you can.',
        ],
        'A raised arm in the water',
      ],
    ],
    turn: ['With that in mind the sea is a wonderful place.', 'Then enjoy the waves.'],
    asks: ['Can you recognise a rip current?', 'What do the flags on your beach mean?'],
    ends: {
      pfatil: ['Ask us about the beach before you go in.', 'In a lesson we show you what to look for.'],
      h: 'There are no silly questions at sea.',
    },
    keep: 'your next day at the beach',
    send: 'everybody who is coming along',
    pic: { ask: 'Flags on your beach', alt: 'Flags on a beach' },
    claims: [
      [
        'Rip recognition and response: float, raise hand, swim across',
        'advice of lifeboat and lifesaving organisations',
      ],
    ],
  },
  {
    id: 'first-riding-lesson',
    format: 'checklist',
    only: RIDING,
    again: 7,
    emoji: '🐴',
    tags: ['RidingLesson', 'HorseRiding', 'LearnToRide'],
    title: [
      'First riding lesson: what to wear and what to expect',
      'Your first time on a horse: clothes, shoes, helmet',
    ],
    cover: 'Your first riding lesson',
    gist: [
      'For a first riding lesson wear long trousers that you can move in, shoes with a small heel, and gloves. A helmet can usually be borrowed.',
      'You begin by meeting the horse: leading, brushing, getting on. Most of the first lesson is at a walk.',
    ],
    subject: ['Your first riding lesson', 'What to wear for riding'],
    hooks: {
      '*': [
        'What do you wear to your first riding lesson? You probably own it already.',
        'Your first time on a horse? This is what to wear and what happens.',
      ],
      pfatil: 'For a first riding lesson you need hardly anything new.',
      h: 'The horse does not care about your jodhpurs. It cares about your pockets.',
    },
    lines: {
      '*': [
        'Do not buy a second-hand riding helmet. You cannot see whether it has had a fall.',
        'Wear shoes with a small heel and a flat sole for riding. Trainers can slip through the stirrup.',
        'Tell the riding school your height, weight and experience honestly. Then they choose the right horse.',
        'Come fifteen minutes early. Meeting the horse is part of the lesson.',
      ],
      h: ['The next day you will discover muscles that nobody told you about.'],
    },
    scene: [
      'A horse looks larger from close up, and it is more curious than you are.',
      'Many people have wanted to ride since they were eight.',
    ],
    why: [
      [
        'With the right shoes and a fitting helmet you can relax.',
        'When nothing pinches or flaps, you think of the horse.',
      ],
      ['A horse notices whether you are calm.', 'The quiet minutes before you get on help both of you.'],
    ],
    parts: [
      [
        'Long, soft trousers',
        ['Without thick seams on the inside. Leggings will do.', 'Jeans rub after twenty minutes.'],
        'Leggings and boots',
      ],
      [
        'Shoes with a small heel',
        ['Ankle boots are best for a start.', 'No wellies that are too wide, and no sandals.'],
        'Ankle boots beside a stable',
      ],
      [
        'A helmet that fits',
        ['Ask whether you can borrow one.', 'It should not move when you shake your head.'],
        'A riding helmet on a post',
      ],
      [
        'Gloves, and hair tied back',
        ['The reins rub less, and you see more.', 'No scarf, and nothing that swings.'],
        'A pair of gloves',
      ],
    ],
    turn: ['Then you are ready to meet the horse.', 'You will smell of it for the rest of the day.'],
    asks: ['Have you ever sat on a horse?', 'How old were you when you first wanted to ride?'],
    ends: {
      pfatil: [
        'Questions before your first lesson? Ask us.',
        'Tell us about yourself, and we will find the right horse.',
      ],
      h: 'The carrots may stay in your pocket.',
    },
    keep: 'the day before your first lesson',
    send: 'somebody who has always wanted to ride',
    own: [
      {
        kinds: ['price', 'service', 'policy', 'audience', 'offer'],
        about: 'lessons?|helmets?|hats?\\b|beginners|from age|weight',
        lead: 'And this is how it is here.',
      },
    ],
    pic: { ask: 'A helmet and gloves on the fence', alt: 'A riding helmet and gloves on a fence' },
    claims: [['Footwear, helmet, honest details', 'practice of riding schools']],
  },
];
