// What is worth knowing in any month: power, hot tubs, and questions before one builds.
import type { Idea } from '../../library/idea.ts';

export const YEAR_ROUND: readonly Idea[] = [
  {
    id: 'slower-for-longer',
    format: 'tip',
    again: 9,
    emoji: '🐢',
    tags: ['PoolPump', 'SaveEnergy', 'PoolTips'],
    title: ['Pool pump: slower for longer saves power', 'How to run a pool pump for less'],
    cover: 'Run your pool pump slower',
    gist: [
      'A pool pump at half speed needs about an eighth of the power. Run it slowly and for longer: the water is filtered better, and it costs less.',
      'Many newer pool pumps can run slowly, and nobody has changed the setting. Have a look at yours.',
    ],
    subject: ['Run your pump slower', 'Save power at the pool'],
    hooks: {
      '*': [
        'Your pool pump may be able to run at half speed. Look at the display.',
        'A pool pump at half speed needs about an eighth of the power.',
      ],
      pfathil: 'Run a pool pump slower and for longer, and it costs less.',
    },
    lines: {
      '*': [
        'A pool pump at half speed needs about an eighth of the power. Let it run longer instead.',
        'Slow water is filtered better, because fine dirt is not pushed through.',
        'Skimmer, heater and salt cell need a certain flow. Find the slowest pump speed at which they still work.',
        'Run the pool pump when power is cheap or when the sun is on your roof.',
      ],
      h: ['The neighbour asked whether the pool pump was broken. It was only quiet.'],
    },
    why: [
      [
        'The power that a pump needs rises much faster than its speed.',
        'Twice as fast takes about eight times the power.',
      ],
      ['It is quieter and lasts longer.', 'A pump that is not racing wears out more slowly.'],
    ],
    parts: [
      [
        'See what yours can do',
        ['Several speeds stand on the plate or the display.', 'Older ones have only one.'],
        'The display of a pool pump',
      ],
      [
        'Go down step by step',
        ['A little slower each week.', 'Watch the water and the skimmer.'],
        'A hand at a pump display',
      ],
      [
        'Give it more hours',
        ['More still in heat and with guests.', 'A short run at full speed once a day stirs things up.'],
        'A timer',
      ],
    ],
    turn: ['You will see it on the bill.', 'If yours has only one speed, ask what a new one would save.'],
    asks: ['How fast does yours run?', 'What does your pump use in a month?'],
    ends: { pfathil: ['Set once, saved every month.', 'Ask at the next visit to have it set.'] },
    keep: 'the next electricity bill',
    send: 'whoever pays for the power',
    own: [{ kinds: ['service', 'product', 'price'], about: 'pumps?\\b', lead: 'For pumps:' }],
    pic: { ask: 'The display of a pool pump', alt: 'Pool pump with a display' },
    claims: [['affinity laws', 'textbook']],
  },
  {
    id: 'a-hot-tub-is-no-small-pool',
    format: 'answer',
    again: 9,
    emoji: '♨️',
    only: 'hot ?tub|\\bspas?\\b|jacuzzi|whirlpool',
    tags: ['HotTub', 'HotTubCare', 'SpaCare'],
    title: ['How often should hot tub water be changed?', 'Hot tub care: test, rinse, change'],
    cover: 'When to change hot tub water',
    question: 'How often do I have to change the water in a hot tub?',
    short: [
      'Every three to four months, and sooner with many guests.',
      'About four times a year if it is tested before each use.',
    ],
    gist: [
      'Test the water of a hot tub before each use, rinse the filter every week and change the water every three to four months.',
      'Four people in a hot tub are like a crowd in a pool. So the water needs more care, although there is less of it.',
    ],
    subject: ['When to change hot tub water', 'Hot tub care'],
    hooks: {
      '*': [
        'Four people in a hot tub are like a crowd in a pool. Test the water first.',
        'Does your hot tub foam? Then it is time to change the water.',
      ],
      pfathil: 'A hot tub wants a test before each use and fresh water in good time.',
    },
    lines: {
      '*': [
        'Test the water of your hot tub before each use. It is little and warm, so everything happens faster.',
        'Foam in a hot tub comes from cream, shampoo and detergent. Shower first, without soap on your swimwear.',
        'Change the water of a hot tub every three to four months, sooner with many guests.',
        'Not hotter than forty degrees, and not for too long. With heart trouble or in pregnancy ask a doctor before you use a hot tub.',
      ],
      h: ['The hot tub seats six. It was built by optimists.'],
    },
    why: [
      ['In warm water chlorine is used up quickly.', 'Germs like warm water, too.'],
      ['What people bring in stays in little water.', 'After some months no product makes it fresh again.'],
    ],
    parts: [
      ['Test before you get in', ['Disinfectant and pH.', 'It takes a minute.'], 'A test strip at a hot tub'],
      [
        'Rinse the filter every week',
        ['Two filters in turns are best.', 'Let one dry while the other works.'],
        'A filter being rinsed',
      ],
      [
        'Change the water in time',
        ['Clean the pipes first, with what is made for it.', 'Then drain, wipe and fill.'],
        'A hot tub being filled',
      ],
    ],
    turn: ['Then it is a pleasure to get in.', 'A cover with a broken seal costs more power than you think.'],
    asks: ['How often do you change yours?', 'Stars or music: what belongs to a hot tub?'],
    ends: { pfathil: ['Bring a sample if it stays cloudy.', 'Clean water, starry sky.'] },
    caution: 'Children only with an adult, and nobody alone after alcohol.',
    keep: 'the first cold evening',
    send: 'whoever shares your hot tub',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: 'hot ?tubs?|spas?\\b|chemicals|filters?',
        lead: 'For hot tubs:',
      },
    ],
    pic: { ask: 'A steaming hot tub in the evening', alt: 'Steaming hot tub in the evening' },
    claims: [['three to four months is usual', "makers' advice"]],
  },
  {
    id: 'before-you-draw-a-rectangle',
    format: 'checklist',
    again: 9,
    emoji: '📐',
    tick: true,
    only: 'build|install|renovat|new pools|construct|liner',
    tags: ['PoolDesign', 'NewPool', 'PoolBuilding'],
    title: [
      'Planning a pool? Five questions to answer first',
      'Before you build a pool: where, how deep, for whom',
    ],
    cover: 'Planning a pool?',
    gist: [
      'Who will use it, where is the sun, where does the machine get in, how deep should it be, and who looks after it? With five answers a pool can be planned.',
      'A pool starts with the garden and the people, and not with a shape.',
    ],
    subject: ['Before you build a pool', 'Five questions for a pool'],
    hooks: {
      '*': [
        'Planning a pool? Answer five questions before you draw a shape.',
        'Where should a pool go? Where the sun is at four in the afternoon.',
      ],
      pfathil: 'Five questions before you build a pool.',
    },
    lines: {
      '*': [
        'Planning a pool? Note where the sun is at four in the afternoon. That is when most people swim.',
        'Measure the narrowest place on the way to the garden. It decides which machines can build your pool.',
        'Most families use the shallow part of a pool. Think twice about a deep end.',
        'Ask about rules for fences and permission before you plan a pool.',
      ],
      h: ['Everybody draws a diving board. In the end, everybody sits on the steps.'],
    },
    why: [
      ['Moving a pool later is not possible.', 'Sun, wind and trees cannot be changed afterwards.'],
      ['Access and ground decide a good part of the price.', 'Rock and narrow gates cost more than tiles.'],
    ],
    parts: [
      [
        'Who will use it?',
        ['Swimmers, children, people who sit on the steps.', 'Think of ten years from now.'],
        'Children at a pool',
      ],
      ['Where is the sun?', ['Watch for a day and mark it.', 'Trees drop leaves into it.'], 'Sun on a lawn'],
      [
        'How does the machine get in?',
        ['Width of gate and path.', 'Steps and slopes count.'],
        'A garden gate',
      ],
      [
        'How deep?',
        ['Deep enough to swim, shallow enough to stand.', 'One depth is often enough.'],
        'A pool step',
      ],
      [
        'Who looks after it?',
        ['A quarter of an hour a week, or a service.', 'A cover saves most of the work.'],
        'A net at a pool',
      ],
    ],
    turn: ['With these, the first drawing fits your garden.', 'Then choose the shape.'],
    asks: ['Swim or sit: what would you do in it?', 'Where is your sun at four?'],
    ends: {
      pfathil: ['Bring a plan of the garden and your five answers.', 'Good plans are made in winter.'],
    },
    keep: 'the first visit',
    send: 'whoever dreams of a pool',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about: 'build|design|install|construct|renovat',
        lead: 'When you have your answers:',
      },
    ],
    pic: { ask: 'A garden before the pool', alt: 'Garden with a pool marked out' },
    claims: [['access and ground decide price', 'trade practice']],
  },
];
