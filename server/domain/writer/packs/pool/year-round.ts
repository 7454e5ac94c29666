// What is worth knowing in any month: power, hot tubs, and questions before one builds.
import type { Idea } from '../../library/idea.ts';

export const YEAR_ROUND: readonly Idea[] = [
  {
    id: 'slower-for-longer',
    format: 'tip',
    again: 9,
    emoji: '🐢',
    tags: ['PoolPump', 'SaveEnergy', 'PoolTips'],
    title: ['Pool pump: slower for longer saves power', 'Why a slow pump costs far less'],
    cover: 'Slower, for longer',
    gist: [
      'A pump at half speed moves half the water and needs about an eighth of the power. So let it run slowly for twice the time: the same water, filtered more finely, for a part of the cost.',
      'Not every pump can do it, but many newer ones can, and run at full speed because nobody ever changed the setting.',
    ],
    subject: ['Half the speed, an eighth of the power', 'Look at the setting'],
    hooks: {
      '*': [
        'At half speed a pool pump needs about an eighth of the power. It just runs for longer.',
        'Your pump may be able to whisper. Has anybody ever asked it to?',
      ],
      p: 'The right setting saves more than most purchases around a pool.',
      f: 'Have a look at the display. It takes one coffee.',
      a: 'Slow it down. Run it longer.',
      t: 'By the affinity laws flow goes with speed and power with its cube: half the speed, half the flow, an eighth of the power.',
      h: 'It had been running like a racehorse. The water was in no race.',
      i: 'Calm is often the cleverer force.',
      l: 'A hum so low that one hears the leaves.',
    },
    lines: {
      '*': [
        'A pump at half speed needs about an eighth of the power. Run it longer, and the same water goes through for less.',
        'Slow water filters better, too: what is pressed through fast takes fine dirt along.',
        'Skimmers, heaters and salt cells need a certain flow. Find the slowest speed at which they still work.',
        'Run the pump when power is cheap or the sun pays, and when the dosing needs it.',
      ],
      h: ['The neighbour asked whether it was broken. It was only quiet.'],
    },
    why: [
      [
        'Resistance in pipes grows much faster than the speed.',
        'Whoever pushes water twice as fast pays eight times for the moment.',
      ],
      [
        'Most pools need a certain amount of water turned over in a day, and no hurrying.',
        'The day has enough hours. They only have to be used.',
      ],
    ],
    parts: [
      [
        'Look at what yours can do',
        [
          'Several speeds stand on the plate or the display.',
          'Older ones have one speed. Then the timer is your lever.',
        ],
        'A display on a pump',
      ],
      [
        'Go down step by step',
        ['A little slower each week, and watch the water.', 'The skimmer should still draw leaves.'],
        'A leaf at a skimmer',
      ],
      [
        'Give it more hours',
        ['In heat and with guests still more.', 'The test strip says whether it is enough.'],
        'A timer',
      ],
    ],
    turn: [
      'Once a day a short run at full speed stirs things up.',
      'If the water stays clear, you have found your speed.',
    ],
    asks: ['How fast does yours run?', 'What does your pool cost you in power?'],
    ends: {
      p: 'Changed once, saved every month.',
      f: 'And in the garden one hears the birds again.',
      a: 'Slower, longer, cheaper.',
      t: 'Real savings are a little below the theory, since part of the lift and the losses stay.',
      h: 'The racehorse has been put out to grass.',
      i: 'Less haste, more clarity.',
      l: 'And behind the hedge it breathes.',
    },
    keep: 'the pump house, this weekend',
    send: 'somebody with a loud pump',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: 'pump|energy|variable|heat pump',
        lead: 'And about pumps here.',
      },
    ],
    pic: { ask: 'The display or timer of the pump', alt: 'A timer on a pool pump' },
    claims: [
      [
        'Affinity laws: power goes with the cube of speed',
        'fluid mechanics; US Department of Energy on pool pumps',
      ],
    ],
  },
  {
    id: 'a-hot-tub-is-no-small-pool',
    format: 'answer',
    again: 9,
    emoji: '♨️',
    only: 'hot ?tub|\\bspas?\\b|jacuzzi|whirlpool',
    tags: ['HotTub', 'HotTubCare', 'SpaTips'],
    title: ['How often should hot tub water be changed?', 'Hot tub care: why it is no small pool'],
    cover: 'No small pool',
    question: 'Is a hot tub looked after like a pool, only smaller?',
    short: 'No. Little water, much warmth and many people: test often, change it every few months.',
    gist: [
      'Four people in a hot tub are like a hundred in a pool. Warm water uses disinfectant up quickly, so test before each use, rinse the filter often, and change the water every three to four months.',
      'It is warm, it bubbles, and it is very little water. That is why it wants more attention than the big one.',
    ],
    subject: ['Four people, very little water', 'Before you get in'],
    hooks: {
      '*': [
        'Four people in a hot tub are like a crowd in a pool. The water notices.',
        'Warm, bubbling, small: a hot tub needs looking after more often, and not less.',
      ],
      p: 'Frequent testing keeps warm water safe and clear.',
      f: 'Shower first, all of you. Then it will be lovely.',
      a: 'Test before use. Rinse. Change.',
      t: 'Above body temperature disinfectants break down faster, and aeration drives the pH up.',
      h: 'It foams. It is not meant to foam.',
      i: 'An hour of warmth is worth ten minutes of care.',
      l: 'Steam, dark sky, stars, and silence after the jets.',
    },
    lines: {
      '*': [
        'Test hot tub water before each use: it is little, it is warm, and everything goes faster in it.',
        'Foam comes from cream, shampoo and {washing powder|detergent}. Rinse yourself and your swimwear, without soap.',
        'Change the water every three to four months, sooner with many guests. No dose makes old water young.',
        'At most forty degrees Celsius, and not for too long. With heart trouble or in pregnancy ask a doctor first.',
      ],
      h: ['It seats six. It was built by optimists.'],
    },
    why: [
      [
        'Warmth is pleasant for us, and for germs as well.',
        'Some that like warm spray make people ill, and they get in where disinfectant is missing.',
      ],
      [
        'What everybody brings in is shared by few litres.',
        'Dissolved remains add up until nothing clears any more.',
      ],
    ],
    parts: [
      [
        'Test it before you get in',
        ['Disinfectant and pH, each time.', 'Out of range means: later.'],
        'A strip over steam',
      ],
      [
        'Rinse the filter every week',
        ['And let it dry now and then, with a second one in turns.', 'A grey one belongs in the bin.'],
        'A filter under a hose',
      ],
      [
        'Change the water in time',
        ['Clean the pipes first, with what is made for it.', 'Where it may run to is said by your town.'],
        'A hose in a drain',
      ],
    ],
    turn: [
      'The lid goes on at once afterwards: warmth, children, leaves.',
      'And let the air run for a moment after dosing, with the lid open.',
    ],
    asks: ['Summer or winter: when is yours the loveliest?', 'How old is your water, honestly?'],
    ends: {
      p: 'Little water, much care, great pleasure.',
      f: 'Hats on, it is going to be cold outside.',
      a: 'Test, rinse, change.',
      t: 'Note the date of each change on the lid.',
      h: 'The optimists have sent a cushion.',
      i: 'Warmth is best shared.',
      l: 'And the jets fall silent.',
    },
    caution:
      'Forty degrees Celsius at most, no alcohol, never alone for small children, and in pregnancy or with heart trouble only after asking a doctor.',
    keep: 'the lid of the tub',
    send: 'whoever has a new hot tub',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'product'],
        about: 'hot ?tub|spa\\b|jacuzzi',
        lead: 'And about hot tubs here.',
      },
    ],
    pic: { ask: 'A hot tub with steam in the evening', alt: 'A steaming hot tub in the evening' },
    claims: [
      [
        'Forty degrees, frequent testing, water changes every few months',
        'CDC on hot tubs; health and safety bodies',
      ],
    ],
  },
  {
    id: 'before-you-draw-a-rectangle',
    format: 'checklist',
    again: 10,
    emoji: '📐',
    tick: true,
    when: { season: ['winter', 'autumn', 'spring'] },
    only: 'build|install|renovat|new pools|construct|liner',
    tags: ['NewPool', 'PoolDesign', 'PoolBuilding'],
    title: [
      'Planning a pool: questions before the size',
      'Before you build a pool: what people forget to ask',
    ],
    cover: 'Before you draw it',
    gist: [
      'Where is the sun at five, where does the wind come from, who swims lengths, how deep do you really stand, where does the pump hum? Five answers change the drawing.',
      'Everybody begins with length and width. Those who have a pool would begin with sun, wind and the way from the kitchen.',
    ],
    subject: ['Where is the sun at five?', 'Ask those who have one'],
    hooks: {
      '*': [
        'Before you draw a rectangle on the lawn, look where the sun is at five.',
        'Ask three people with a pool what they would do otherwise. None of them will say: larger.',
      ],
      p: 'Questions on paper cost nothing. In concrete they do.',
      f: 'Take a chair and a coffee, and sit where it is going to be.',
      a: 'Sun. Wind. Depth. Pump. Way.',
      t: 'Most bathing is standing: much of the area at chest depth serves more than a deep end, and takes less water and heat.',
      h: 'The deep end is for diving. He is afraid of diving.',
      i: 'A good place is found by sitting still in it.',
      l: 'A line of string on the grass, and evening light along it.',
    },
    lines: {
      '*': [
        'Planning a pool? Sit on that spot at five in the afternoon. Sun or shade decides more than two {metres|yards} of length.',
        'Most people stand in a pool. Chest depth is used more than any deep end.',
        'Leaves fall with the wind: put the skimmer at the end to which it blows.',
        'The pump hums somewhere. Under whose bedroom?',
      ],
      h: ['The drawing showed a palm tree. The garden is in Yorkshire.'],
    },
    why: [
      ['Afterwards nothing can be moved any more.', 'Sun and wind were there first, and do not read plans.'],
      [
        'One plans for the party and uses it on Tuesdays.',
        'What counts is how it is at half past six, with two people.',
      ],
    ],
    parts: [
      [
        'Note light and shade',
        ['At noon and at five, in the months in which you would swim.', 'Trees grow. Ask how far.'],
        'A lawn with shade',
      ],
      [
        'Feel the wind',
        ['It brings leaves and takes warmth.', 'A hedge is part of the plan.'],
        'A ribbon on a stick',
      ],
      [
        'Ask who swims how',
        ['Lengths, games, sitting, small children.', 'Each wants another depth.'],
        'A family on a lawn',
      ],
      [
        'Find a place for the pump',
        ['Dry, near, and out of hearing.', 'And with room to kneel in front of it.'],
        'A small shed',
      ],
      [
        'Ask about rules and running costs',
        ['Permits, fences and water: the town knows.', 'Power, care and water, by the year.'],
        'A form and a pen',
      ],
    ],
    turn: ['And visit three, in use, on an ordinary day.', 'Winter is the time for it: on paper it is warm.'],
    asks: ['What would you do otherwise?', 'Lengths or lounging?'],
    ends: {
      p: 'Five questions, one better drawing.',
      f: 'Bring a second chair. It takes a while.',
      a: 'Ask before you dig.',
      t: 'Have soil and ground water looked at before you fix the depth.',
      h: 'The palm has been struck out. The umbrella stays.',
      i: 'Dream first, measure after.',
      l: 'And a first line, drawn in pencil.',
    },
    keep: 'the long evenings with a pencil',
    send: 'somebody who is drawing rectangles',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'price'],
        about: 'build|design|new pool|plan|install|liner',
        lead: 'And this is how planning goes here.',
      },
    ],
    pic: { ask: 'A hose or string on a lawn as an outline', alt: 'An outline of string on a lawn' },
    claims: [['Orientation, wind, depth, equipment place', 'pool design handbooks']],
  },
];
