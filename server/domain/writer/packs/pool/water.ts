// Pool water: what keeps it clear.
import type { Idea } from '../../library/idea.ts';

export const WATER: readonly Idea[] = [
  {
    id: 'the-smell-of-too-little',
    format: 'myth',
    again: 9,
    emoji: '👃',
    tags: ['PoolCare', 'PoolWater', 'SwimmingPool'],
    title: [
      'Pool smells of chlorine: is there too much or too little?',
      'Why a pool smells strongly of chlorine',
    ],
    cover: 'Does your pool smell of chlorine?',
    myth: 'A strong chlorine smell means too much chlorine',
    short: [
      'Mostly the opposite: there is too little fresh chlorine.',
      'No. It smells of used chlorine, and it needs fresh.',
    ],
    gist: [
      'A well kept pool hardly smells. The typical smell comes from chlorine that is used up by sweat and sun cream. Test the water before you change anything.',
      'A pool that smells of chlorine mostly needs fresh chlorine and not less of it.',
    ],
    subject: ['Your pool smells of chlorine?', 'Too much or too little chlorine?'],
    hooks: {
      '*': [
        'Does your pool smell strongly of chlorine? Then there may be too little of it.',
        'A clean pool hardly smells of anything.',
      ],
      pfathil: 'A strong chlorine smell is a sign to test the water.',
    },
    lines: {
      '*': [
        'A strong chlorine smell at the pool mostly means too little fresh chlorine. Test the water first.',
        'Red eyes in the pool come from used chlorine or a wrong pH more often than from chlorine itself.',
        'Let everybody shower before they get into the pool. It is the easiest way to better water.',
        'Add pool chlorine in the evening. In bright sun much of it is gone within hours.',
      ],
      h: ['"Lovely and clean, you can smell it," they say. The test strip disagrees.'],
    },
    why: [
      [
        'Chlorine that has met sweat and sun cream smells and stings.',
        'What you smell has done its work already.',
      ],
      ['Only free chlorine kills germs.', 'Used chlorine takes up room and cleans nothing.'],
    ],
    parts: [
      [
        'Test free and total chlorine',
        ['The difference is what smells.', 'It should be close to nothing.'],
        'A test strip beside a pool',
      ],
      ['Check the pH', ['If it is too high, chlorine hardly works.', 'Put that right first.'], 'A pH test'],
      [
        'Shower before you get in',
        ['A minute takes off most of the sun cream.', 'Children as well.'],
        'A shower beside a pool',
      ],
    ],
    turn: ['If the smell stays, have the water tested.', 'Most of the time it is put right in a day.'],
    asks: ['Does your pool smell?', 'Do your guests shower first?'],
    ends: { pfathil: ['Test first, then dose.', 'A water test takes a few minutes.'] },
    keep: 'the first pool party',
    send: 'somebody with a pool',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'process'],
        about: 'test(?:ing)?\\b|water|weekly|maint',
        lead: 'For clear water:',
      },
    ],
    pic: { ask: 'A test strip at the edge of a pool', alt: 'Test strip beside a pool' },
    claims: [['chloramines cause the smell', 'advice of health authorities']],
  },
  {
    id: 'never-mix-two-kinds',
    format: 'mistake',
    again: 6,
    emoji: '⚠️',
    tags: ['PoolSafety', 'PoolChemicals', 'PoolCare'],
    title: ['Pool chemicals: what must never be mixed', 'How to store pool chemicals safely'],
    cover: 'Never mix pool chemicals',
    wrong: 'Mixing pool chemicals or using one scoop for all',
    gist: [
      'Two kinds of pool chlorine, or chlorine and acid, can catch fire or give off poisonous gas. Keep each in its own tub, with its own scoop, and never mix them.',
      'Pool chemicals are safe as long as they stay apart. One tub, one scoop, dry and locked.',
    ],
    subject: ['Never mix pool chemicals', 'Check your pool shed'],
    hooks: {
      '*': [
        'Please check your pool shed today: are chlorine and acid on one shelf?',
        'Never mix two pool chemicals, even if both say chlorine.',
      ],
      pfathil: 'Pool chemicals: one tub, one scoop, never mixed.',
    },
    lines: {
      '*': [
        'Never mix two pool chemicals, not even two kinds of chlorine. Not in a bucket and not with one scoop.',
        'Always add pool chemicals to plenty of water. Never pour water on to the chemical.',
        'Keep pool acid and chlorine on different shelves, the acid low down, and nothing beside fuel.',
        'Pool chemicals belong in a cool, dry, locked place, out of reach of children.',
      ],
      h: ['No joke today. Only this: one scoop for each pool chemical.'],
    },
    why: [
      [
        'Different kinds of chlorine react with each other violently.',
        'Even a trace on a wet scoop can be enough.',
      ],
      ['Acid and chlorine together give off poisonous gas.', 'You cannot see it in time.'],
    ],
    parts: [
      [
        'Leave each in its own tub',
        ['With its label and its lid.', 'Never refill one into another.'],
        'Closed tubs on a shelf',
      ],
      ['Give each its own scoop', ['Dry and marked.', 'Tie it to the tub.'], 'A marked scoop'],
      [
        'Add it to water',
        ['Plenty of water first, then the product, slowly.', 'Outdoors, with the wind at your back.'],
        'A bucket of water outdoors',
      ],
      [
        'Wear gloves and glasses',
        ['Every time, even for a little.', 'Keep children and pets away.'],
        'Gloves and safety glasses',
      ],
    ],
    turn: ['Five minutes in the shed make the summer safe.', 'If you are not sure what is in a tub, ask.'],
    asks: ['Does each of your tubs have its own scoop?', 'Is your pool shed locked?'],
    ends: {
      pfathil: [
        'Old or unknown products belong at a collection point.',
        'Please pass this on to everybody with a pool.',
      ],
    },
    caution:
      'If chemicals were mixed or smoke rises: leave at once, keep others away, and call the emergency number.',
    keep: 'the door of the pool shed',
    send: 'everybody you know with a pool',
    own: [
      {
        kinds: ['service', 'offer', 'product'],
        about: 'chemicals?|weekly|maint',
        lead: 'If you would rather leave it to somebody:',
      },
    ],
    pic: { ask: 'A tidy shelf with closed tubs', alt: 'Tidy shelf with pool chemicals' },
    claims: [['mixing causes fire and gas', 'advice of safety authorities']],
  },
  {
    id: 'acid-first-then-chlorine',
    format: 'howto',
    again: 9,
    emoji: '🧪',
    tags: ['PoolCare', 'PoolWater', 'PoolChemicals'],
    title: [
      'In which order to balance pool water',
      'Pool water dull in spite of chlorine? Check the pH first',
    ],
    cover: 'Balance pool water in order',
    gist: [
      'First alkalinity, then pH, and chlorine last. If the pH is too high, chlorine hardly works, however much you add.',
      'More and more chlorine and the water stays dull? Put the pH right first.',
    ],
    subject: ['Balance pool water in order', 'First pH, then chlorine'],
    hooks: {
      '*': [
        'More and more chlorine, and the pool stays dull? Check the pH first.',
        'Pool water in three steps: alkalinity, pH, chlorine.',
      ],
      pfathil: 'Chlorine works only if the pH of the pool is right.',
    },
    lines: {
      '*': [
        'Balance pool water in this order: alkalinity, pH, chlorine.',
        'If the pH of a pool is too high, most of the chlorine does nothing.',
        'Test your pool twice a week in summer, and after every storm or party.',
        'Take pool water for testing an elbow deep, away from inlets.',
      ],
      h: ['He had added everything that was in the shed. The water stayed green, and so did he.'],
    },
    why: [
      [
        'Alkalinity keeps the pH steady, and the pH lets the chlorine work.',
        'Each step makes the next one easier.',
      ],
      [
        'In the right order you need less of everything.',
        'Chlorine that does not work is money in the drain.',
      ],
    ],
    parts: [
      [
        'Test the water',
        ['An elbow deep, and read it at once.', 'Write the figures down.'],
        'A water sample',
      ],
      [
        'Set the alkalinity',
        ['It holds the pH steady.', 'Wait some hours before the next step.'],
        'A tub beside a pool',
      ],
      [
        'Set the pH',
        ['To the middle of the range on your test kit.', 'In small steps, with the pump running.'],
        'A pH test kit',
      ],
      [
        'Add chlorine last',
        ['In the evening, as the label says.', 'Test again in the morning.'],
        'A pool in the evening',
      ],
    ],
    turn: ['After that, leave it alone until the next test.', 'If a value keeps moving, there is a reason.'],
    asks: ['When did you last test?', 'Which value moves at your place?'],
    ends: { pfathil: ['Bring your figures when you ask for advice.', 'Three values, one order.'] },
    caution:
      'Follow the label of each product, never mix them, and keep swimmers out for as long as it says.',
    keep: 'the test kit',
    send: 'whoever looks after the pool',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'process'],
        about: 'test(?:ing)?\\b|sample|weekly|maint',
        lead: 'To have it tested:',
      },
    ],
    pic: { ask: 'A test kit with its colours', alt: 'Test kit for pool water' },
    claims: [['active chlorine falls with pH', 'textbook']],
  },
  {
    id: 'green-overnight',
    format: 'answer',
    again: 6,
    emoji: '🟢',
    when: { season: ['spring', 'summer', 'autumn'] },
    tags: ['GreenPool', 'PoolCare', 'PoolRescue'],
    title: ['Pool turned green: why, and what to do', 'Green pool water: the right order to clear it'],
    cover: 'Green pool?',
    question: 'My pool has turned green. What now?',
    short: [
      'Skim, brush, set the pH, add chlorine by the label, and filter day and night.',
      'It is algae. In the right order it clears within days.',
    ],
    gist: [
      'Heat, a storm or a stopped pump, and the pool turns green: that is algae. Brush, set the pH, dose by the label and let the filter run until it is clear.',
      'A green pool can mostly be saved in a few days, if it is done in the right order.',
    ],
    subject: ['Green pool?', 'How to clear a green pool'],
    hooks: {
      '*': [
        'Pool blue on Friday and green on Sunday? That is algae.',
        'A green pool clears in a few days, if you do it in the right order.',
      ],
      pfathil: 'Green pool: brush, pH, chlorine, filter.',
    },
    lines: {
      '*': [
        'Green pool? Skim, brush walls and steps, set the pH, dose by the label and let the filter run day and night.',
        'Brush a green pool before you add chlorine. Under their slime, algae are protected.',
        'If you cannot see the floor of the pool, nobody may go in: a person under water would not be seen.',
        'When a green pool turns milky, it is working. Keep the filter running and clean it often.',
      ],
      h: ['A duck has viewed the green pool and likes the location.'],
    },
    why: [
      [
        'Algae grow within hours in warm water without chlorine.',
        'A hot weekend uses up the chlorine, and they start.',
      ],
      ['Rain brings food for algae and thins the chlorine.', 'A pump that stands still gives them peace.'],
    ],
    parts: [
      [
        'Take out leaves and toys',
        ['What rots uses up the chlorine.', 'Empty the baskets, too.'],
        'A net full of leaves',
      ],
      [
        'Brush every wall',
        ['Steps and corners twice.', 'Then the chlorine can reach them.'],
        'A brush on a pool wall',
      ],
      [
        'Set the pH and dose',
        ['By the label, in the evening.', 'Never mix two products.'],
        'A tub beside a pool',
      ],
      [
        'Run the filter day and night',
        ['Clean it when the pressure rises.', 'Until you see the floor.'],
        'A pool filter',
      ],
    ],
    turn: [
      'If it is still green after some days, have the water tested.',
      'Clear green water can be metal and not algae.',
    ],
    asks: ['Has yours ever turned green?', 'What had happened the day before?'],
    ends: {
      pfathil: ['A professional has it clear in a few visits.', 'Send a picture before you pour in more.'],
    },
    caution: 'Nobody swims in water in which the floor cannot be seen.',
    keep: 'the first heatwave',
    send: 'somebody with a green pool',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'green|rescue|clean',
        lead: 'If yours has turned:',
      },
    ],
    pic: { ask: 'A green pool that you rescued', alt: 'Green swimming pool' },
    claims: [['algae bloom without chlorine', 'textbook']],
  },
  {
    id: 'salt-is-chlorine-too',
    format: 'myth',
    again: 9,
    emoji: '🧂',
    tags: ['SaltPool', 'PoolCare', 'PoolWater'],
    title: ['Is a salt pool free of chlorine?', 'Salt water pools: what you still have to test'],
    cover: 'Is there chlorine in a salt pool?',
    myth: 'A salt pool has no chlorine',
    short: ['It has. It makes its own chlorine out of salt.', 'No, it makes chlorine itself, all the time.'],
    gist: [
      'A salt pool makes chlorine out of slightly salty water. It feels softer, and it has to be tested like any other.',
      'Salt pools are comfortable, but not without chlorine and not without testing.',
    ],
    subject: ['Chlorine in a salt pool?', 'What a salt pool needs'],
    hooks: {
      '*': [
        'A salt pool is not free of chlorine. It makes its own.',
        'Thinking of a salt pool? It still has to be tested.',
      ],
      pfathil: 'A salt pool makes its own chlorine.',
    },
    lines: {
      '*': [
        'A salt pool makes its own chlorine. There is less to carry, and just as much to test.',
        'In a salt pool the pH tends to rise. Check it every week.',
        'Scale grows on the cell of a salt pool, as in a kettle. Have it cleaned as the maker says.',
        'A salt pool is much less salty than the sea. You hardly taste it.',
      ],
      h: ['The salt pool makes chlorine at home, like bread, only wetter.'],
    },
    why: [
      ['A weak current turns salt into chlorine.', 'It happens in a small cell beside the pump.'],
      [
        'The display shows what the cell makes and not what is in the water.',
        'Only a test tells you what swimmers get.',
      ],
    ],
    parts: [
      [
        'Test the chlorine all the same',
        ['Once a week, twice in hot weather.', 'Do not trust the display alone.'],
        'A test strip',
      ],
      ['Watch the pH', ['It rises by itself.', 'Then chlorine works less.'], 'A pH test'],
      [
        'Look at the cell',
        ['White crust means that it needs cleaning.', 'After some years it is worn out.'],
        'A salt cell',
      ],
    ],
    turn: ['And without the pump there is no chlorine.', 'Looked after like that, it is very comfortable.'],
    asks: ['Salt or chlorine: which do you have?', 'How old is your cell?'],
    ends: {
      pfathil: ['Have the cell checked at the start of the season.', 'Comfortable, but not without care.'],
    },
    keep: 'the next water test',
    send: 'somebody who wants a salt pool',
    own: [{ kinds: ['service', 'product', 'price'], about: 'salt', lead: 'For salt pools:' }],
    pic: { ask: 'A salt cell before cleaning', alt: 'Cell of a salt pool' },
    claims: [['electrolysis makes chlorine', 'textbook']],
  },
  {
    id: 'words-of-the-test-strip',
    format: 'glossary',
    again: 9,
    emoji: '🧪',
    tags: ['PoolCare', 'PoolWater', 'PoolTesting'],
    title: [
      'Pool test strip explained: what each field means',
      'Free chlorine, pH, alkalinity: pool words explained',
    ],
    cover: 'Your pool test strip explained',
    gist: [
      'Free chlorine cleans, used chlorine smells, pH decides how well it works, alkalinity keeps it steady, and stabiliser protects it from the sun.',
      'There are five fields on a pool test strip. Here is what each of them tells you.',
    ],
    subject: ['Your test strip explained', 'What the fields mean'],
    hooks: {
      '*': [
        'There are five fields on a pool test strip. Do you know them all?',
        'Read all the fields of your pool test strip, and buy fewer bottles.',
      ],
      pfathil: 'What the fields of a pool test strip mean.',
    },
    lines: {
      '*': [
        'Free chlorine cleans the pool. Used chlorine smells. A test strip shows both.',
        'Stabiliser protects pool chlorine from the sun. Too much of it makes the chlorine slow.',
        'Keep pool test strips dry and look at the date. Old strips show wrong {colours|colors}.',
        'Alkalinity is the cushion under the pH. If it is right, the pool water stays steady.',
      ],
      h: ['One field of the test strip is always some kind of pink. Nobody knows which.'],
    },
    why: [
      ['One wrong value upsets the others.', 'With too high a pH, the best chlorine does little.'],
      ['Who knows the words adds less and at the right place.', 'Most bottles are bought on a guess.'],
    ],
    parts: [
      [
        'Free chlorine',
        ['What is there to kill germs.', 'The value that matters most.'],
        'The chlorine field of a strip',
      ],
      [
        'Used chlorine',
        ['What has done its work and now smells.', 'Should be close to nothing.'],
        'Two fields on a test strip',
      ],
      [
        'The pH',
        ['How acid the water is. It decides how well chlorine works.', 'Also how eyes and skin feel.'],
        'A pH scale',
      ],
      [
        'Alkalinity',
        ['Keeps the pH from jumping.', 'Set it before anything else.'],
        'A field on a test strip',
      ],
      [
        'Stabiliser',
        ['Sun protection for chlorine.', 'It builds up with some tablets.'],
        'Tablets in a floater',
      ],
    ],
    turn: [
      'If two fields are off, start with alkalinity and pH.',
      'A shop or a service can measure it more exactly.',
    ],
    asks: ['Which field puzzles you?', 'How often do you test?'],
    ends: { pfathil: ['Bring a sample if the strip confuses you.', 'Five words, fewer bottles.'] },
    keep: 'the test kit',
    send: 'whoever reads the strip at your place',
    own: [
      {
        kinds: ['service', 'offer', 'process'],
        about: 'test(?:ing)?\\b|sample',
        lead: 'To have your water tested:',
      },
    ],
    pic: { ask: 'A test strip beside its colour card', alt: 'Pool test strip beside a colour card' },
    claims: [['the meanings of the values', 'definition']],
  },
  {
    id: 'hair-turns-green-by-copper',
    format: 'myth',
    again: 9,
    emoji: '💚',
    when: { season: ['spring', 'summer', 'autumn'] },
    tags: ['PoolWater', 'SwimmingPool', 'PoolFacts'],
    title: ['Does chlorine turn fair hair green?', 'Green hair from the pool: the real reason'],
    cover: 'Green hair from the pool?',
    myth: 'Chlorine turns fair hair green',
    short: ['It is copper, from algae products, pipes or heaters.', 'Not chlorine but copper in the water.'],
    gist: [
      'Fair hair that turns green in a pool has met copper, from algae products, old pipes or heaters. Wet your hair before you swim, and have the water tested for metals.',
      'Green hair is a sign of copper in the pool water. The source can be found.',
    ],
    subject: ['Green hair from the pool?', 'Copper and not chlorine'],
    hooks: {
      '*': [
        'Fair hair turns green in your pool? That is copper and not chlorine.',
        'Green hair after swimming is a sign that the water should be tested.',
      ],
      pfathil: 'Copper in pool water turns fair hair green.',
    },
    lines: {
      '*': [
        'Green hair after swimming comes from copper in the pool. Have the water tested for metals.',
        'Wet your hair with clean water before you swim. Wet hair takes up less.',
        'A low pH dissolves copper out of pipes and heaters. Check the pH of your pool.',
        'Rinse hair at once after swimming, before the sun dries it.',
      ],
      h: ['She went in blonde and came out as a mermaid.'],
    },
    why: [
      ['Copper sticks to hair, and on fair hair you see it.', 'Bleached hair takes up most of it.'],
      [
        'It comes from algae products or from metal parts.',
        'If the water is too acid, it eats at pipes and heater.',
      ],
    ],
    parts: [
      [
        'Wet your hair first',
        ['Under the shower, with clean water.', 'A full sponge takes up less.'],
        'A shower at a pool',
      ],
      ['Rinse it afterwards', ['At once, and with shampoo.', 'Before it dries in the sun.'], 'Wet hair'],
      [
        'Find the source',
        ['A metal test shows whether there is copper.', 'Then product, pipe or heater.'],
        'A metal test',
      ],
    ],
    turn: ['Chlorine has been blamed for it for years.', 'Once the source is gone, hair stays fair.'],
    asks: ['Has it happened in your family?', 'Did you think it was chlorine?'],
    ends: { pfathil: ['Have the water tested before the next party.', 'Cause first, shampoo second.'] },
    keep: 'the swimming season',
    send: 'somebody with fair hair',
    own: [
      { kinds: ['service', 'offer', 'process'], about: 'test(?:ing)?\\b|sample', lead: 'To have it tested:' },
    ],
    pic: { ask: 'A metal test of pool water', alt: 'Water test beside a pool' },
    claims: [['copper discolours hair', 'textbook']],
  },
];
