// A summer with a pool.
import type { Idea } from '../../library/idea.ts';

export const SUMMER: readonly Idea[] = [
  {
    id: 'a-bucket-on-the-second-step',
    format: 'howto',
    again: 9,
    emoji: '🪣',
    tags: ['PoolLeak', 'PoolCare', 'SwimmingPool'],
    title: ['Is your pool leaking? The bucket test', 'Pool losing water: leak or sun?'],
    cover: 'Is your pool leaking?',
    gist: [
      'Stand a bucket of pool water on a step, mark both levels and wait a day. If the pool has fallen more than the bucket, it leaks.',
      'A pool loses water in the sun. The bucket test shows whether it loses more than that.',
    ],
    subject: ['Is your pool leaking?', 'The bucket test'],
    hooks: {
      '*': [
        'Your pool keeps losing water? A bucket shows whether it leaks.',
        'Leak or sun? Test your pool with a bucket, in one day.',
      ],
      pfathil: 'The bucket test shows in a day whether a pool leaks.',
    },
    lines: {
      '*': [
        'Pool losing water? Mark the level in the pool and in a bucket beside it. After a day, compare.',
        'Do the bucket test once with the pump on and once with it off. The difference points to the pipes.',
        'In dry wind and sun a pool loses some water every day. That is no leak.',
        'A patch of lawn that is always wet beside the pool is a hint that it leaks.',
      ],
      h: ['The dog was suspected. The bucket cleared him.'],
    },
    why: [
      [
        'Both lose the same to sun and wind. Only the pool can leak.',
        'What the pool loses in addition has gone somewhere else.',
      ],
      ['A leak washes out the ground below.', 'A small loss each day is a large one in a year.'],
    ],
    parts: [
      [
        'Fill a bucket from the pool',
        ['Heavy enough to stand: put in a stone.', 'On a step, so that both waters are equally warm.'],
        'A bucket on a pool step',
      ],
      [
        'Mark both levels',
        ['Inside the bucket and on the wall of the pool.', 'A strip of tape will do.'],
        'A mark on a pool wall',
      ],
      [
        'Wait a day',
        ['No swimming, no rain, no refilling.', 'Switch off the automatic filling.'],
        'An empty pool in the evening',
      ],
      ['Compare', ['The same fall in both means weather.', 'More in the pool means a leak.'], 'Two marks'],
    ],
    turn: ['Then you know whether to call.', 'If it rains, start again.'],
    asks: ['How much does yours lose in a week?', 'Is there a wet patch?'],
    ends: { pfathil: ['With both results, a leak is found much faster.', 'A small leak is a small repair.'] },
    keep: 'the next dry week',
    send: 'somebody who refills every week',
    own: [{ kinds: ['service', 'price', 'process'], about: 'leak|repair|liner', lead: 'If it leaks:' }],
    pic: { ask: 'A bucket on a step of a pool', alt: 'Bucket standing on a pool step' },
    claims: [['evaporation is equal in both', 'trade practice']],
  },
  {
    id: 'cover-it-at-night',
    format: 'tip',
    again: 9,
    emoji: '🌙',
    when: { season: ['spring', 'summer', 'autumn'] },
    tags: ['PoolCover', 'PoolCare', 'EnergySaving'],
    title: ['Why you should cover your pool at night', 'Pool covers: warmer water, fewer leaves'],
    cover: 'Cover your pool at night',
    gist: [
      'Most of the warmth of a pool is lost at night. A cover keeps warmth, water and chlorine in, and leaves out.',
      'A pool cover saves heat, water and chlorine, if it is put on every evening.',
    ],
    subject: ['Cover your pool at night', 'What a pool cover saves'],
    hooks: {
      '*': [
        'Your pool loses most of its warmth at night. Put the cover on.',
        'The mist over the pool in the morning is your heating.',
      ],
      pfathil: 'A pool cover keeps warmth, water and chlorine in.',
    },
    lines: {
      '*': [
        'Put the cover on your pool every evening. Most of the warmth is lost at night.',
        'Under a cover, the sun takes less chlorine, and leaves stay outside.',
        'Take a pool cover right off before anybody swims. Half off is dangerous.',
        'A hedge or a fence on the windy side saves pool water, too.',
      ],
      h: ['The pool cover has been lying beside the pool all summer. The lawn below it is very warm.'],
    },
    why: [
      [
        'Water that evaporates takes the warmth along.',
        'A cool night over warm water is like an open window.',
      ],
      ['A cover lets nothing out and nothing in.', 'Less refilling, less dosing, less fishing for leaves.'],
    ],
    parts: [
      [
        'Put it on every evening',
        ['Two minutes for two people.', 'A roller makes it easy.'],
        'A cover drawn over a pool',
      ],
      [
        'Take it right off to swim',
        ['Nobody must get under it.', 'Roll it up completely.'],
        'A rolled up pool cover',
      ],
      [
        'Leave it open after dosing',
        ['For some hours, so that gas can get out.', 'It spares the cover as well.'],
        'An open pool',
      ],
    ],
    turn: [
      'And it is warm when you jump in next day.',
      'It pays for itself faster than most things at a pool.',
    ],
    asks: ['Do you cover yours every night?', 'Who does it at your place?'],
    ends: { pfathil: ['A cover that fits is used more often.', 'Every evening, two minutes.'] },
    caution: 'A floating cover is no protection for children: it can hide and hold somebody under water.',
    keep: 'the first cool night',
    send: 'whoever complains that it is cold',
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: 'covers?\\b|rollers?\\b',
        lead: 'For a cover that fits:',
      },
    ],
    pic: { ask: 'A pool with its cover half drawn', alt: 'Pool cover being drawn over a pool' },
    claims: [['evaporation is the largest heat loss', 'advice of energy authorities']],
  },
  {
    id: 'one-adult-who-only-looks',
    format: 'checklist',
    again: 6,
    emoji: '👀',
    tick: true,
    when: { season: ['spring', 'summer', 'autumn'] },
    tags: ['PoolSafety', 'WaterSafety', 'Families'],
    title: [
      'Children at the pool: five things that keep them safe',
      'Pool safety: one adult who only watches',
    ],
    cover: 'Keep children safe at the pool',
    gist: [
      'A fence with a gate that closes by itself, one adult who only watches, small children within reach, toys out of the water: that keeps children safe at a pool.',
      'Drowning is quick and silent. So one adult watches the pool and does nothing else.',
    ],
    subject: ['Safe at the pool', 'One adult who only watches'],
    hooks: {
      '*': [
        'Children at the pool? One adult watches and does nothing else.',
        'Drowning is quick and makes hardly any noise. These five things help.',
      ],
      pfathil: 'Pool safety for families: fence, gate, eyes, reach, toys out.',
    },
    lines: {
      '*': [
        'At the pool, one adult watches and does nothing else: no phone, no grill. Change every quarter of an hour.',
        "Small children in a pool stay within arm's reach, with armbands as well. Armbands are toys.",
        'Take toys out of the pool after swimming. They draw small children back to the water.',
        'If a child is missing, look in the pool first.',
      ],
      h: ['Give the one who watches a silly hat. Nobody forgets who is wearing it.'],
    },
    why: [
      ['Several safeguards are better than one.', 'Each covers the moments in which another fails.'],
      ['It takes less than a minute, and nobody hears it.', 'Children do not shout when they go under.'],
    ],
    parts: [
      [
        'A fence with a gate that shuts',
        ['On all four sides, and it latches by itself.', 'Test the latch every spring.'],
        'A pool gate',
      ],
      [
        'One adult who only watches',
        ['In turns, with a hat or a whistle.', 'Say aloud when you take over.'],
        'An adult watching a pool',
      ],
      [
        'Small children within reach',
        ["In the water means at arm's length.", 'Also when they can swim a little.'],
        'A parent in a pool with a child',
      ],
      [
        'Toys out of the water',
        ['And the ladder up, if it can be.', 'Then close the gate.'],
        'Pool toys on a lawn',
      ],
      [
        'Learn first aid',
        ['A course takes a few hours.', 'Every family with a pool should have one who can do it.'],
        'A first aid course',
      ],
    ],
    turn: ['Tell your guests at the gate, too.', 'And then have a lovely afternoon.'],
    asks: ['Does your gate shut by itself?', 'Who wears the hat at your place?'],
    ends: {
      pfathil: [
        'Please pass this on to everybody with water in the garden.',
        'Have gate and drain covers checked each spring.',
      ],
    },
    caution:
      'No cover, alarm or armband replaces an adult who watches. Rules on fences differ from place to place.',
    keep: 'the first hot day',
    send: 'every family with a pool',
    own: [
      { kinds: ['service', 'product'], about: 'safety|fenc|alarm|covers?\\b', lead: 'For a safer pool:' },
    ],
    pic: { ask: 'A closed pool gate', alt: 'Closed gate of a pool fence' },
    claims: [['layers of protection', 'advice of lifesaving societies']],
  },
  {
    id: 'what-the-gauge-says',
    format: 'tip',
    again: 9,
    emoji: '⏲️',
    tags: ['PoolFilter', 'PoolCare', 'PoolTips'],
    title: ['When to clean the pool filter: look at the gauge', 'Pool filter pressure: what it tells you'],
    cover: 'When to clean the pool filter',
    gist: [
      'Note the pressure of a clean filter. If it stands about a quarter higher, clean it. If it stands lower, look at baskets and water level.',
      'The gauge on the pool filter tells you when to clean it. You only have to know the clean reading.',
    ],
    subject: ['When to clean the filter', 'What the gauge says'],
    hooks: {
      '*': [
        'When should you clean your pool filter? The gauge on it tells you.',
        'Look at the gauge of your pool filter today.',
      ],
      pfathil: 'Clean the pool filter when the pressure is a quarter above normal.',
    },
    lines: {
      '*': [
        'Mark the gauge of your pool filter when it is clean. A quarter above that means: clean it.',
        'Pool pressure too low? Empty the baskets and check the water level.',
        'Empty the skimmer basket before it is full. A pool pump without water gets hot.',
        'Switch the pool pump off before you move a valve. Always.',
      ],
      h: ['In the skimmer basket: leaves, a hair clip, and a frog with a complaint.'],
    },
    why: [
      [
        'A full filter holds the water back, and the pressure rises.',
        'The pump works harder and moves less.',
      ],
      [
        'Cleaning too often does harm as well.',
        'A little dirt in a sand filter even helps it to catch the finest.',
      ],
    ],
    parts: [
      [
        'Mark the clean reading',
        ['Right after cleaning, pump running.', 'A dot of nail varnish does it.'],
        'A mark on a gauge',
      ],
      [
        'Clean at a quarter more',
        ['Backwash, or rinse the cartridge.', 'As the manual says.'],
        'A cartridge being rinsed',
      ],
      [
        'Look at the baskets if it falls',
        ['Skimmer, pump, water level.', 'In that order, please.'],
        'A skimmer basket',
      ],
    ],
    turn: ['A look a week is enough.', 'A gauge that never moves is broken.'],
    asks: ['What does yours show?', 'What was the oddest thing in your basket?'],
    ends: { pfathil: ['If it rises again at once, have the filter looked at.', 'One dot, and you know.'] },
    keep: 'the pump house',
    send: 'whoever looks after the filter',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'filters?\\b|pumps?\\b|repair|servic',
        lead: 'For pump and filter:',
      },
    ],
    pic: { ask: 'The gauge of a filter', alt: 'Pressure gauge of a pool filter' },
    claims: [['clean at a quarter above', "makers' instructions"]],
  },
  {
    id: 'ten-minutes-a-week',
    format: 'checklist',
    again: 9,
    emoji: '📋',
    tick: true,
    when: { season: ['spring', 'summer', 'autumn'] },
    tags: ['PoolCare', 'PoolMaintenance', 'SwimmingPool'],
    title: ['Weekly pool care: a list for a quarter of an hour', 'What a pool needs every week'],
    cover: 'Weekly pool care',
    gist: [
      'Skim, brush, empty the baskets, check the level, test the water, listen to the pump. A quarter of an hour a week keeps a pool blue.',
      'A pool that is looked after every week rarely turns green, and it takes little time.',
    ],
    subject: ['Weekly pool care', 'A quarter of an hour a week'],
    hooks: {
      '*': [
        'Six small jobs a week keep your pool blue.',
        'Pool care in a quarter of an hour a week: here is the list.',
      ],
      pfathil: 'What a pool needs every week, in six points.',
    },
    lines: {
      '*': [
        'Every week: skim the pool, brush it, empty the baskets, check the level, test the water, listen to the pump.',
        'The pool water should stand at the middle of the skimmer opening. Lower, and the pump draws air.',
        'Brush the steps and behind the ladder. Algae begin where the pool water stands still.',
        'A pool pump that sounds different from last week wants to be looked at.',
      ],
      h: ['The pool robot has eaten a sock. Please check the baskets.'],
    },
    why: [
      [
        'What sinks and rots uses up the chlorine.',
        'Leaves on the surface are easy, leaves on the floor are not.',
      ],
      ['Small changes are easy to put right.', 'A green pool takes a weekend.'],
    ],
    parts: [
      ['Skim', ['Before it sinks.', 'Two minutes with the net.'], 'A net on a pool'],
      ['Brush', ['From top to bottom.', 'Steps and corners above all.'], 'A brush on a pool wall'],
      ['Empty the baskets', ['With the pump off.', 'Skimmer and pump.'], 'A basket full of leaves'],
      ['Check the level', ['Middle of the skimmer opening.', 'Fill up if it is lower.'], 'A skimmer opening'],
      ['Test the water', ['At least chlorine and pH.', 'Write the figures down.'], 'A test strip'],
      [
        'Listen to the pump',
        ['A hum is good, a rattle is not.', 'Look for drips at the same time.'],
        'A pool pump',
      ],
    ],
    turn: ['Then jump in: that is what it is for.', 'On holiday, somebody else has to do it.'],
    asks: ['Which of the six do you forget?', 'Which day is pool day at your place?'],
    ends: { pfathil: ['No time? It can be done for you.', 'The same day every week works best.'] },
    keep: 'the pump house door',
    send: 'whoever looks after the pool',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'weekly|maint|visits?\\b|clean',
        lead: 'If you would rather just swim:',
      },
    ],
    pic: { ask: 'A net and a blue pool', alt: 'Net skimming a pool' },
    claims: [['weekly care prevents algae', 'trade practice']],
  },
  {
    id: 'jump-or-toe-by-toe',
    format: 'either',
    again: 6,
    emoji: '💦',
    when: { season: ['spring', 'summer', 'autumn'] },
    tags: ['SwimmingPool', 'PoolLife', 'ThisOrThat'],
    title: [
      'Jump in or toe by toe: how do you get into the pool?',
      'Cold pool: do you jump or do you walk in?',
    ],
    cover: 'Jump, or toe by toe?',
    gist: [
      'Some jump into the pool and shout. Others stand on the third step for ten minutes. Which are you?',
      'Cold water and everybody watching: do you jump in or walk in slowly?',
    ],
    subject: ['Jump, or toe by toe?', 'How do you get in?'],
    hooks: {
      '*': [
        'Jump in or toe by toe: how do you get into the pool?',
        'Do you jump into the pool, or do you stand on the third step?',
      ],
      pfathil: 'Cold pool: jump or walk in?',
    },
    lines: {
      '*': [
        'Jump in or toe by toe: how do you get into the pool?',
        'Wet your arms and neck before you get into a cold pool. It is easier on the heart.',
        'Jump only where you know how deep the pool is.',
        'What is the right temperature for a pool: eighteen, twenty-four or thirty degrees?',
      ],
      h: ['"It is warm once you are in," they call. They want company.'],
    },
    why: [['The first moment is always the coldest.', 'Some like it quick, and some like it slow.']],
    parts: [
      ['Jump in', ['Over quickly, and it makes a good splash.', 'With a loud shout.'], 'A splash in a pool'],
      ['Toe by toe', ['You can still turn back.', 'Ten minutes on the third step.'], 'Feet on a pool step'],
    ],
    turn: ['Pushing in does not count.', 'One word is enough.'],
    asks: ['Jump or step?', 'How warm should it be?'],
    ends: { pfathil: ['Tell us.', 'Both get wet in the end.'] },
    caution: 'Never dive where you do not know the depth.',
    keep: 'the first swim of the year',
    send: 'whoever is still on the third step',
    pic: { ask: 'Somebody jumping into a pool', alt: 'Splash in a pool' },
    claims: [['wetting first eases cold shock', 'advice of lifesaving societies']],
  },
  {
    id: 'your-first-summer-by-water',
    format: 'question',
    again: 6,
    emoji: '🏊',
    tags: ['LearnToSwim', 'PoolLife', 'SummerMemories'],
    title: ['Where did you learn to swim?', 'Swimming lessons: lake, sea or pool?'],
    cover: 'Who taught you to swim?',
    gist: [
      'In a lake, in the sea or in a pool with armbands: where did you learn to swim, and who held you?',
      'Where did you learn to swim, how old were you, and who taught you?',
    ],
    subject: ['Where did you learn to swim?', 'Who taught you?'],
    hooks: {
      '*': [
        'Lake, sea or pool: where were your first lengths?',
        'Do you remember your first swimming lesson?',
      ],
      pfathil: 'Your first swimming lesson: where was it, and who held you?',
    },
    lines: {
      '*': [
        'Where did you learn to swim: lake, sea or pool?',
        'Who taught you to swim, and how cold was it?',
        'How old were you when you could swim a whole length?',
        'It is never too late to learn to swim. Do you know somebody who learnt it as an adult?',
      ],
      h: ['The method was called "you will manage". It was widespread.'],
    },
    why: [['You never forget it, and you never forget who held you.', 'Everybody has a story about it.']],
    parts: [
      ['In open water', ['Lake, river or sea, mostly cold.', 'With stones under your feet.'], 'A lake'],
      ['In a pool', ['Armbands, a rope and a whistle.', 'With chips afterwards.'], 'A swimming pool'],
    ],
    turn: ['Place and age are enough.', 'We like the cold stories best.'],
    asks: ['Where was it?', 'Who taught you?'],
    ends: { pfathil: ['Tell us.', 'And teach somebody small.'] },
    keep: 'the next swim',
    send: 'whoever taught you',
    pic: { ask: 'A quiet pool in the morning', alt: 'Quiet pool in the morning' },
    claims: [['swimming is not forgotten', 'common experience']],
  },
  {
    id: 'waking-the-pool',
    format: 'season',
    again: 11,
    emoji: '🌱',
    unless:
      'florida|arizona|texas|california|hawaii|singapore|dubai|queensland|australia|new zealand|south africa',
    when: { months: [3, 4, 5] },
    tags: ['PoolOpening', 'PoolCare', 'SwimmingPool'],
    title: ['How to open a pool in spring, step by step', 'Pool opening: why earlier is easier'],
    cover: 'Opening the pool in spring',
    gist: [
      'Open your pool while the water is still cold: algae are slow then. Clean the cover, fill up, brush, run the pump for a day, and test.',
      'An early opening needs less of everything. In warm water, algae are there before you.',
    ],
    subject: ['Opening the pool', 'Open it before it is warm'],
    hooks: {
      '*': [
        'Open your pool while it is still too cold to swim. It saves work.',
        'Pool opening: do it before the water gets warm.',
      ],
      pfathil: 'Open a pool early, in this order.',
    },
    lines: {
      '*': [
        'Open your pool before it gets warm. In cold water, algae are slow.',
        'Clean the pool cover before you take it off. What is on it must not get into the water.',
        'Run the pool pump for a day before you test. Before that you measure only one corner.',
        'Check lights, ladder and drain covers of the pool before the first guest comes.',
      ],
      h: ['Found under the pool cover: one flip-flop, and a small lake.'],
    },
    why: [
      ['Algae wake up sooner than swimmers.', 'Every warm week under the cover makes more work.'],
      ['Parts that leak are found before everybody wants to swim.', 'In spring there are dates and parts.'],
    ],
    parts: [
      [
        'Clean and lift the cover',
        ['Pump off the water, sweep off the leaves.', 'Dry it before you store it.'],
        'A pool cover in spring',
      ],
      [
        'Fill up and put the pump together',
        ['Plugs, seals, baskets.', 'Look for drips when it starts.'],
        'A pool pump',
      ],
      [
        'Brush and run it for a day',
        ['Walls, steps, floor.', 'Then the water is mixed.'],
        'A brush in a pool',
      ],
      ['Test and balance', ['Alkalinity, pH, chlorine.', 'Always in this order.'], 'A test kit'],
    ],
    turn: ['Then only the sun is missing.', 'Write down what was worn.'],
    asks: ['When do you open yours?', 'What have you found under the cover?'],
    ends: { pfathil: ['Dates in spring are gone fast.', 'Early is easy.'] },
    keep: 'the end of winter',
    send: 'whoever opens the pool with you',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'hours'],
        about: 'open(?:ing|ed)?\\b|spring|servic',
        lead: 'To have yours opened:',
      },
    ],
    pic: { ask: 'A pool on opening day', alt: 'Pool being opened in spring' },
    claims: [['cold water slows algae', 'trade practice']],
  },
  {
    id: 'before-the-first-frost-not-after',
    format: 'season',
    again: 11,
    emoji: '🍂',
    unless: 'florida|arizona|texas|california|hawaii|singapore|dubai|queensland|spain|malta|cyprus',
    when: { season: ['autumn'] },
    tags: ['PoolClosing', 'PoolCare', 'SwimmingPool'],
    title: ['How to close a pool for winter', 'Winterising a pool: clean, balance, drain, cover'],
    cover: 'Closing the pool for winter',
    gist: [
      'Close your pool clean: skim, brush, balance, drain what may freeze, and cover it. What goes under the cover comes out in spring.',
      'A clean, drained pool comes through the winter without damage.',
    ],
    subject: ['Closing the pool', 'Before the first frost'],
    hooks: {
      '*': [
        'What goes under the pool cover in autumn comes out in spring.',
        'Closing the pool? Clean it first, and drain what may freeze.',
      ],
      pfathil: 'Close a pool in this order: clean, balance, drain, cover.',
    },
    lines: {
      '*': [
        'Close the pool clean. What is under the cover in autumn is there in spring.',
        'Drain pool pump, filter and heater before the first frost. Water that freezes breaks them.',
        'Wait until the pool water is cool before you close it. In warm water algae go on growing.',
        'A plank in the pool saves hedgehogs until the cover is on.',
      ],
      h: ['The last swimmer of the year was a hedgehog. We helped him out.'],
    },
    why: [
      ['Leaves under a cover rot all winter.', 'In spring, it takes a weekend to get rid of them.'],
      ['Water expands when it freezes and breaks what is full.', 'A pump costs more than an afternoon.'],
    ],
    parts: [
      [
        'Clean it thoroughly',
        ['Skim, brush, vacuum, baskets.', 'All of it, the corners too.'],
        'A vacuum in a pool',
      ],
      ['Balance the water', ['Some days before, pump running.', 'It protects the walls.'], 'A test kit'],
      [
        'Drain what may freeze',
        ['Pump, filter, heater, pipes.', 'Keep the plugs in a bag.'],
        'A drained pump',
      ],
      ['Cover it tight', ['No gaps for leaves or animals.', 'Check it after storms.'], 'A winter cover'],
    ],
    turn: ['Write down what was worn: there is time in winter.', 'Then it sleeps until spring.'],
    asks: ['When do you close yours?', 'Who was the last one in?'],
    ends: {
      pfathil: ['How far to lower the water depends on your pool: ask.', 'Before the frost, not after.'],
    },
    keep: 'the end of the season',
    send: 'somebody with a pool',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'clos(?:e|ing)|winter|covers?\\b',
        lead: 'To have yours closed:',
      },
    ],
    pic: { ask: 'A pool under its winter cover', alt: 'Pool with a winter cover' },
    claims: [['freezing breaks full parts', 'textbook']],
  },
];
