// Hair at home: washing, drying, brushing.
import type { Idea } from '../../library/idea.ts';
import { NO_HAIR } from './kinds.ts';

export const WASHING: readonly Idea[] = [
  {
    id: 'shampoo-for-the-scalp',
    format: 'howto',
    again: 7,
    emoji: '🧴',
    tags: ['HairWash', 'Shampoo', 'HealthyHair'],
    unless: NO_HAIR,
    title: ['How to wash your hair so the ends stay soft', 'Where shampoo goes and where it does not'],
    cover: 'Shampoo the scalp, not the ends',
    gist: [
      'Shampoo belongs on the scalp and conditioner on the lengths. The foam that runs down is all the washing that the ends need.',
      'Wash the scalp and care for the lengths. Then shampoo and conditioner both do their job.',
    ],
    subject: ['Shampoo the scalp, not the ends', 'Two bottles, two places'],
    hooks: {
      '*': [
        'Shampoo is for the scalp. The ends of your hair hardly need any.',
        'The ends of your hair are years old. They need conditioner and not shampoo.',
      ],
      p: 'Shampoo goes on the scalp and conditioner on the ends. Most people mix it up.',
      a: 'Shampoo the scalp. Condition the lengths. Never swap them.',
      t: 'Shampoo takes oil off the skin. Conditioner smooths the hair. Each has its own place.',
      f: 'When you wash your hair, where does the first shampoo go?',
      h: 'Conditioner on the roots makes hair look as if you had not washed it.',
      i: 'Softer hair can begin with the two bottles you already own.',
      l: 'Warm water, slow fingertips, and only conditioner on the ends.',
    },
    lines: {
      '*': [
        'Shampoo goes on the scalp. The foam that runs down as you rinse is enough for the ends.',
        'Conditioner belongs from the ears downwards. On the roots it only makes hair lie flat.',
        'Work in shampoo with your fingertips, not your nails.',
        'Rinse shampoo out well at the back of the neck. That is where it hides.',
        'Two short rinses clean your hair better than a lot of shampoo.',
      ],
      h: ['If the shampoo bottle says "repeat", remember who wrote the bottle.'],
    },
    scene: [
      'You rub a big handful of shampoo through all your hair. The ends do not need it.',
      'You stand under the shower with a handful of foam and do what the adverts do: all of it, everywhere, upwards.',
    ],
    why: [
      [
        'Oil is made at the roots, so that is where washing helps; the ends are the oldest and driest part.',
        'The scalp makes oil every day. At the ends there is hardly any.',
      ],
      [
        'Rubbing long hair together under foam roughens it and ties knots.',
        'Wet hair tangles easily, and rubbing makes it worse.',
      ],
    ],
    parts: [
      [
        ['Wet your hair thoroughly first', 'Half a minute under the water'],
        ['It should be wet underneath as well.', 'On really wet hair a small amount goes a long way.'],
        'Water running through hair',
      ],
      [
        ['Massage shampoo into the scalp', 'Work it in with your fingertips'],
        [
          "Take about a coin's worth, and go from the hairline to the nape.",
          'Think of it as washing your head rather than your hair.',
        ],
        'Fingertips massaging a scalp',
      ],
      [
        ['Let the foam run down', 'Do not scrub the ends'],
        [
          'Rinsing carries it along the lengths, and that is enough.',
          'The ends get what is left over, and they need no more.',
        ],
        'Foam running along wet hair',
      ],
      [
        ['Conditioner from the ears down', 'Comb conditioner through the ends'],
        [
          'Comb it through with your fingers and give it a minute.',
          'Start with the tips and stop where the roots begin.',
        ],
        'Conditioner smoothed over ends',
      ],
      [
        ['Rinse the back of the neck', 'Rinse longer than you think'],
        [
          'Itching there often comes from leftover shampoo.',
          'Tilt your head forward for the last rinse and count to ten.',
        ],
        'Water at the nape of a neck',
      ],
    ],
    turn: ['You use the same bottles, in other places.', 'You need not buy anything for this.'],
    asks: ['Have you been shampooing your ends?', 'How much shampoo do you take, honestly?'],
    ends: {
      p: 'Less product, and softer ends within a few washes.',
      a: 'Scalp first, ends last, rinse well.',
      t: 'Shampoo where the oil is, conditioner where it is dry.',
      f: 'Try it with the next wash and feel the ends.',
      h: 'Two bottles are enough.',
      i: 'A little care in the right place, and hair feels softer.',
      l: 'And then rinse once more.',
    },
    keep: 'your next wash day',
    send: 'somebody with seven bottles on the bath',
    own: [
      {
        about: 'shampoo|conditioner|wash|product',
        kinds: ['product', 'service', 'price', 'offer'],
        lead: 'About shampoo and conditioner:',
      },
      {
        about: 'head massage|scalp',
        kinds: ['service', 'product', 'offer'],
        lead: 'Or let somebody else wash your hair.',
      },
    ],
    pic: {
      ask: 'Two plain bottles on the edge of a bath or basin',
      alt: 'A shampoo and a conditioner bottle on a basin',
    },
    claims: [['Shampoo scalp, condition lengths', 'American Academy of Dermatology advice, trade practice']],
  },
  {
    id: 'trims-and-growth',
    format: 'myth',
    again: 8,
    emoji: '📈',
    tags: ['HairGrowth', 'HairMyths', 'SplitEnds'],
    unless: NO_HAIR,
    myth: 'Cutting hair makes it grow faster',
    short: [
      'No. It grows at the root. A trim only keeps the ends from splitting.',
      'It does not. It keeps what has grown from breaking off.',
    ],
    title: [
      'Does cutting your hair make it grow faster?',
      'Hair will not get longer? What a trim can do and what not',
    ],
    cover: 'Do trims speed up growth?',
    gist: [
      'Scissors at the ends cannot reach the root, where hair grows. A trim helps in another way: split ends that are cut cannot break further up.',
      'Hair grows at the scalp and breaks at the tips. A trim does nothing for the first and a lot for the second.',
    ],
    subject: ['What a trim really does', 'The root cannot feel the scissors'],
    hooks: {
      '*': [
        'Does cutting your hair make it grow faster? No, but a trim helps in another way.',
        'You have been growing your hair for a year, and it seems stuck at the shoulder.',
      ],
      p: 'A trim does not speed up growth, and there is still a good reason for it.',
      a: 'Cutting the ends does nothing to the root.',
      t: 'Hair grows at the root, roughly {a centimetre|half an inch} a month. The ends know nothing about it.',
      f: 'Somebody told you to cut your hair so that it grows? They were half right.',
      h: 'Some people also believe that mowing makes the lawn grow.',
      i: 'Long hair means keeping what has grown.',
      l: 'Long hair takes patience, and a trim now and then.',
    },
    lines: {
      '*': [
        'A trim does not make hair grow faster. It keeps the ends from splitting, so that you keep the length.',
        'Hair grows about {a centimetre|half an inch} a month. If it never gets longer, it is probably breaking off at the ends.',
        'Split ends cannot be glued together for good. Any product that promises it is lending you a few days.',
        'Shaved or cut hair feels thicker as it grows back because the tip is blunt. There is no more of it than before.',
        'Measure your hair on the first of the month, always on the same strand. The mirror is no judge.',
      ],
      h: ['"Cut it and it grows" comes from people who have never met a hair.'],
    },
    scene: [
      'Since last summer it has been stuck at the shoulders.',
      'You hold a strand up to the window and see a split at the end.',
    ],
    why: [
      [
        'What you can touch of a hair is dead. It cannot tell the root anything.',
        'The root does not notice that you have been to the hairdresser.',
      ],
      [
        'A split end travels upwards if it is not cut off.',
        'Split ends break off, and it looks as if the hair did not grow.',
      ],
    ],
    parts: [
      [
        ['Hair grows from the root', 'It grows where you cannot see it'],
        ['It is about {a centimetre|half an inch} a month.', 'No scissors and no oil change that much.'],
        'A ruler held against a {parting|part}',
      ],
      [
        ['It breaks at the ends', 'The length is lost at the tips'],
        [
          'Old ends fray like a rope, from friction, heat and years.',
          'If you lose at the bottom what comes at the top, the length stands still.',
        ],
        'A frayed rope end',
      ],
      [
        ['A small trim keeps the length', 'Cut a little, but in time'],
        [
          "A finger's width now and then, before splits get a chance to climb.",
          'Little and early is better than much and late.',
        ],
        'A comb and scissors at the very ends',
      ],
      [
        ['Be gentle with the ends', 'Use a loose plait at night'],
        [
          'A silk or satin pillowcase spares them some rubbing.',
          'They are the oldest part of your hair and need care.',
        ],
        'A loose plait on a pillow',
      ],
    ],
    turn: ['So the trim is right. Only the reason was wrong.', 'So yes to the scissors, for another reason.'],
    asks: ['Who told you that cutting makes it grow?', 'What was the longest your hair has ever been?'],
    ends: {
      p: 'Ask for the splits to go and the length to stay.',
      a: 'Keep the ends whole and length looks after itself.',
      t: 'What you keep is what grows, less what breaks off.',
      f: 'Be patient. It adds up.',
      h: 'The lawn does not agree, but hair is no lawn.',
      i: 'Time does the growing. You only have to keep it.',
      l: 'Healthy to the very tip.',
    },
    keep: 'the day you think about the scissors',
    send: 'the aunt who swears by the scissors',
    own: [
      {
        about: '(?<!beard )\\btrim|split ends|dusting|\\bcuts?\\b|haircut',
        kinds: ['price', 'service', 'product'],
        lead: 'For a small trim:',
      },
    ],
    pic: {
      ask: 'A comb through hair ends, seen against the light',
      alt: 'Hair ends in a comb against the light',
    },
    claims: [
      [
        'Hair grows from the follicle about a centimetre a month; cutting does not affect rate',
        'dermatology textbook, AAD',
      ],
      ['Blunt tip feels coarser after shaving', 'dermatology textbook'],
    ],
  },
  {
    id: 'press-do-not-rub',
    format: 'tip',
    again: 7,
    emoji: '🧖',
    tags: ['TowelDrying', 'FrizzFree', 'HairCare'],
    unless: NO_HAIR,
    title: ['How to towel-dry hair without frizz', 'Drying hair gently: an old T-shirt does it better'],
    cover: 'Drying hair without frizz',
    gist: [
      'Wet hair stretches and tangles easily. Press the water out with a smooth towel or an old T-shirt, and do not rub.',
      'Frizz often begins with the towel. Press your hair dry with an old cotton T-shirt.',
    ],
    subject: ['Dry your hair with a T-shirt', 'Where frizz begins'],
    hooks: {
      '*': [
        'Frizz often begins with the towel. Press your hair dry, do not rub it.',
        'The best towel for your hair is an old T-shirt.',
      ],
      p: 'A good part of frizz is made in the bathroom, by hand, with a towel.',
      a: 'Do not rub your hair dry. Press it.',
      t: 'Wet hair can stretch by about a third before it breaks. Friction lifts its outer scales while it is at its weakest.',
      f: 'Do you rub your hair dry with the towel? Many of us do.',
      h: 'The old T-shirt in your wardrobe is a better towel than your towel.',
      i: 'Being gentle takes no longer.',
      l: 'Soft cotton, a slow squeeze, and wait until it stops dripping.',
    },
    lines: {
      '*': [
        'Press wet hair, do not rub it. It stretches and gets rough most easily when it is wet.',
        'An old cotton T-shirt dries curls with less frizz than a towel: the smooth fabric does not catch.',
        'Squeeze the water out of your hair from the ends upwards. Then the hairdryer has half the work.',
        'Wrap your hair up for ten minutes, and it needs less time with the hairdryer.',
        'Wet hair stretches like elastic and does not spring back. Use a wide comb, slowly.',
      ],
      h: ['The old festival T-shirt finally has a second career, as a towel for hair.'],
    },
    scene: [
      'You rub your hair with the towel, and afterwards it stands off in all directions.',
      'Wet hair and a rough towel: that is how frizz begins.',
    ],
    why: [
      [
        'Wet hair is at its most stretchy and breaks more easily.',
        'Soaked through, hair stretches and does not always spring back.',
      ],
      [
        'The loops of a towel roughen the hair, and that shows as frizz.',
        'Rubbing makes the surface of the hair rough.',
      ],
    ],
    parts: [
      [
        ['Squeeze the water out by hand first', 'Start in the shower'],
        [
          'Squeeze it out with your hands, two or three times.',
          'Half the water can leave before any fabric comes near.',
        ],
        'Hands squeezing water from a length of hair',
      ],
      [
        ['Press it with smooth cotton', 'Use an old T-shirt'],
        [
          'A T-shirt, a pillowcase or a microfibre cloth: wrap a section, close your fist, let go.',
          'Hold each section for a moment, and let go.',
        ],
        'A T-shirt pressed around wet hair',
      ],
      [
        ['Wrap it up for ten minutes', 'Put it up loosely and wait'],
        [
          'Make tea, brush your teeth: the cloth does the rest.',
          'Loosely, since a tight turban pulls at the hairline.',
        ],
        'A loose turban and a cup of tea',
      ],
    ],
    turn: ['You can feel the difference after the first time.', 'It costs one old shirt.'],
    asks: ['Towel or T-shirt: how do you dry your hair?', 'Have you ever dried your hair with a T-shirt?'],
    ends: {
      p: 'Less frizz, fewer knots, a shorter time with the dryer.',
      a: 'Press, wrap, wait.',
      t: 'Remove water mechanically before you remove it with heat.',
      f: 'Curls like it best of all.',
      h: 'The towel may have the feet.',
      i: 'A kinder habit, starting with the next shower.',
      l: 'Soft cotton, and a little time.',
    },
    keep: 'your next shower',
    send: 'somebody with curls and a scratchy towel',
    own: [
      {
        about: 'curl(?:s|y)|blow.?dry|frizz|keratin|smooth',
        kinds: ['service', 'product', 'price', 'event'],
        lead: 'Against frizz:',
      },
    ],
    pic: {
      ask: 'A soft old T-shirt folded beside a basin',
      alt: 'A folded cotton T-shirt on the edge of a basin',
    },
    claims: [
      [
        'Wet hair stretches up to about thirty per cent and breaks more easily; avoid rubbing',
        'hair science textbook, AAD',
      ],
    ],
  },
  {
    id: 'no-straightener-on-damp',
    format: 'mistake',
    again: 8,
    emoji: '♨️',
    tags: ['HeatStyling', 'Straightener', 'HairDamage'],
    unless: NO_HAIR,
    wrong: 'Using the straightener on hair that is nearly dry',
    title: ['Why you should never straighten damp hair', 'Straighteners on damp hair: what the hiss means'],
    cover: 'Never straighten damp hair',
    gist: [
      'Steam from the straightener means water boiling in the hair. Dry it completely, use moderate heat and one slow pass.',
      'Steam from the irons means water turning to vapour inside the strand. Bone dry, moderate heat, a single pass.',
    ],
    subject: ['Never straighten damp hair', 'If the straightener hisses, stop'],
    hooks: {
      '*': [
        'That little hiss of the straightener is water boiling in your hair.',
        'You are late, your hair is half dry, and the straightener is hot. Wait two minutes.',
      ],
      p: 'Heat styling is kinder to hair that is completely dry.',
      a: 'If the straightener hisses, stop.',
      t: 'Water in the hair turns to steam between the hot plates and can weaken it.',
      f: 'Does your straightener hiss? Then wait two minutes longer.',
      h: 'If your straightener sounds like a kettle, wait two minutes.',
      i: 'Two more minutes of drying can save months of growing out.',
      l: 'Smooth hair has to be dry first, and then needs very little heat.',
    },
    lines: {
      '*': [
        'If the straightener hisses, the hair is not dry. The sound is water boiling inside the strand. Put the irons down.',
        'One slow pass with the straightener is better than five quick ones.',
        'Fine or coloured hair rarely needs the highest setting. Start low and go up only if it does not hold.',
        'Heat protection goes on before the dryer, combed through, and it needs to be dry itself before any irons.',
        'Wait two minutes between the hairdryer and the straightener, until your hair is really dry.',
      ],
      h: ['Hissing is fine for a steak, and bad for hair.'],
    },
    scene: [
      'It is five to eight, and the straightener hisses.',
      'There is a hiss and a little steam: your hair was still damp.',
    ],
    why: [
      [
        'There is water inside the hair, and between hot plates it turns to steam at once.',
        'The steam has only one way out: through the hair.',
      ],
      [
        'The damage cannot be washed out or conditioned away. It has to grow out.',
        'Once it is damaged inside, only scissors and patience help.',
      ],
    ],
    parts: [
      [
        ['Dry your hair right through', 'Check it underneath'],
        [
          'Touch the underlayer at the nape: it is always the last to dry.',
          'Lift it, feel, and dry it a minute longer.',
        ],
        'Fingers feeling hair at the nape',
      ],
      [
        ['Put on heat protection first', 'Comb in heat protection'],
        [
          'A little, evenly, so that no stretch goes without.',
          'A few drops in the hands are more than a cloud in the air.',
        ],
        'Spray combed through lengths',
      ],
      [
        ['Begin at a low setting', 'Start with less heat'],
        [
          'Turn it up only if the bend will not hold.',
          'Fragile, bleached or very fine hair does well at the bottom of the scale.',
        ],
        'A dial turned down',
      ],
      [
        ['Go over it once, slowly', 'Take small sections'],
        [
          'A small section, a steady hand, and on to the next.',
          'If it needs a third pass, the section was too thick.',
        ],
        'Irons gliding along a thin section',
      ],
    ],
    turn: [
      'And on some days the wave may simply stay.',
      'The bus leaves at the same time with either hairstyle.',
    ],
    asks: ['Does yours hiss?', 'What is your heat setting, and do you know why?'],
    ends: {
      p: 'Dry it, protect it, low heat, once.',
      a: 'Dry hair first, heat second.',
      t: 'Lower heat and fewer passes do more than any serum.',
      f: 'Set the alarm two minutes earlier.',
      h: 'Quiet straighteners, happy hair.',
      i: "Be as patient with your hair as you would be with a friend's.",
      l: 'Quiet straighteners make smooth hair.',
    },
    keep: 'the next morning you are late',
    send: 'whoever straightens in the hall',
    own: [
      {
        about: 'straighten|smooth|blow.?dry|keratin',
        kinds: ['service', 'product', 'price'],
        lead: 'Smooth hair without a straightener:',
      },
    ],
    pic: {
      ask: 'A straightener standing cold on a heatproof mat',
      alt: 'A hair straightener on a mat beside a comb',
    },
    claims: [
      [
        'Heat on wet hair forms steam bubbles (bubble hair) and weakens it; irreversible',
        'dermatology literature',
      ],
    ],
  },
  {
    id: 'holiday-hair-water',
    format: 'answer',
    again: 9,
    emoji: '🚰',
    tags: ['HardWater', 'HolidayHair', 'HairScience'],
    unless: NO_HAIR,
    question: 'Why does my hair feel different when I am away?',
    short: [
      'Often because of the water: it is harder, softer or saltier than at home.',
      'It is usually the water. It is not the same as at home.',
    ],
    title: [
      'Why your hair feels different {on holiday|on vacation}: hard and soft water',
      'Why hair behaves differently in another town',
    ],
    cover: 'It may be the water',
    gist: [
      'Same shampoo, same hair, other town: the water is different. Hard water leaves minerals behind, soft water makes hair slip and lie flat.',
      'In hard water hair goes dull, in soft water it goes limp. It is not your shampoo.',
    ],
    subject: ['Hair different away from home?', 'It may be the water'],
    hooks: {
      '*': [
        'Your hair feels different {on holiday|on vacation}? It is often the water.',
        'If your kettle is full of chalk, the same water washes your hair.',
      ],
      p: 'If your hair changes when you travel, it is often the water.',
      a: 'Before you change the shampoo, check the water.',
      t: 'Calcium and magnesium in hard water bind to soap and to the hair surface and leave a film.',
      f: 'Your hair was so lovely in that one cottage? It was the water.',
      h: 'Good hair {on holiday|on vacation} may be the water, and not the cocktails.',
      i: 'Sometimes it is not you. It is the water.',
      l: 'Soft water from the hills is lovely for hair.',
    },
    lines: {
      '*': [
        'White crust in the kettle means hard water, and the same minerals settle on your hair. A clarifying wash now and then takes them off.',
        'In soft water you need about half the shampoo. If it will not rinse out, you took the amount you use at home.',
        'Salt water gives hair grip and dries it out. Rinse it with fresh water before it dries.',
        'Hair flat and slippery {on holiday|on vacation}? Less conditioner. Hair dull and stiff? The water is probably hard.',
        'After hard water, a last rinse with a little lemon or vinegar in a jug of water smooths hair. Keep it out of your eyes.',
      ],
      h: ['Half of all good hair days {on holiday|on vacation} are made by the water.'],
    },
    scene: [
      '{On holiday|On vacation} your hair was soft, and at home it is dull again.',
      'In the bathroom of a friend up north, a small drop of shampoo turns into a bath full of foam.',
    ],
    why: [
      [
        'Water brings along minerals from the rock it ran through.',
        'The rock under a town decides what comes out of the {tap|faucet}.',
      ],
      [
        'Minerals make hair rough and dull, and very soft water rinses products out slowly.',
        'Too many minerals make hair dull, too few make it limp.',
      ],
    ],
    parts: [
      [
        ['Look into the kettle', 'Find out how hard your water is'],
        [
          'White chalk in it means hard water.',
          'Many suppliers also list the hardness by {postcode|zip code}.',
        ],
        'A furred kettle from above',
      ],
      [
        ['Hard water: use a clarifying shampoo', 'In hard water, clarify now and then'],
        [
          'A deep-cleaning wash every few weeks removes the film; then condition well.',
          'Ask which one suits coloured hair, as some take shade along.',
        ],
        'A shower running over hair',
      ],
      [
        ['Soft water: use less shampoo', 'In soft water, take half'],
        [
          'Half of the shampoo, and conditioner only in the tips.',
          'Rinse longer, and it stops feeling slippery.',
        ],
        'A tiny amount of shampoo in a palm',
      ],
    ],
    turn: ['So the shampoo may not be to blame.', 'Before you throw the bottle away, look into the kettle.'],
    asks: ['Where was your hair at its best?', 'Hard or soft: what comes out of your {tap|faucet}?'],
    ends: {
      p: 'Adjust the amount first and the product second.',
      a: 'Know your water, then choose your shampoo.',
      t: 'Chelating shampoos take off minerals.',
      f: 'Send us your best holiday hair place.',
      h: 'Moving house for soft water would be a bit much.',
      i: 'A good hair day sometimes only needs other water.',
      l: 'Rainwater would be lovely.',
    },
    keep: 'your next trip',
    send: 'your friend with the lovely soft water',
    own: [
      {
        about: 'clarify|detox|shampoo|conditioner|treatment',
        kinds: ['product', 'service', 'price', 'offer'],
        lead: 'What can be done about it:',
      },
    ],
    pic: {
      ask: 'A shower head with drops, or the inside of a furred kettle',
      alt: 'Drops falling from a shower head',
    },
    claims: [
      [
        'Hard water minerals deposit on hair and reduce lather; chelating shampoos remove them',
        'cosmetic science textbook',
      ],
    ],
  },
  {
    id: 'brush-from-the-ends',
    format: 'howto',
    again: 8,
    emoji: '🪮',
    tags: ['Detangling', 'HairBrush', 'KidsHair'],
    unless: NO_HAIR,
    title: ['How to brush out tangles without tears', 'Detangling hair: bottom first, top last'],
    cover: 'Brush out tangles without tears',
    gist: [
      "Begin at the ends and work upwards, a hand's width at a time, and hold the hair above the knot. From the top you push all the knots into one.",
      'If you brush from the top, the brush collects every knot on the way. Start at the ends and nobody cries.',
    ],
    subject: ['Brush your hair from the ends up', 'Tangles without tears'],
    hooks: {
      '*': [
        'Start brushing long hair at the ends. From the top you push all the knots together.',
        'Brushing long hair hurts? Start at the ends, and it does not.',
      ],
      p: 'Where you start brushing decides how much hair stays in the brush.',
      a: 'Brush hair from the bottom up. Always.',
      t: 'From the roots you push small tangles into one tight knot. From the ends you free them one by one.',
      f: 'School run, tangled plait, two minutes left: brush from the ends up, and there are no tears.',
      h: 'Knots form overnight, and nobody has ever seen it happen.',
      i: 'Be patient and start at the ends.',
      l: 'A good brush, long strokes, and the evening slows down.',
    },
    lines: {
      '*': [
        "Brush from the ends upwards, a hand's width at a time. From the top you only gather all the knots into one.",
        'When you brush out a knot, hold the hair above it. Then it pulls at your hand and not at the scalp.',
        'Curls want a wide comb, conditioner and wet hair. Brushed dry they turn into a cloud.',
        'A loose plait at bedtime saves five minutes of brushing in the morning.',
        'A little conditioner and water in a spray bottle loosens knots.',
      ],
      h: ['"It does not hurt" is said by whoever holds the hairbrush.'],
    },
    scene: [
      'Your child runs away when you pick up the hairbrush.',
      'Wind, scarf and car seat, and by evening there is a knot at the back.',
    ],
    why: [
      [
        'Each stroke from the top pushes one tangle down onto the next.',
        'Brushed from the top, the knots get bigger.',
      ],
      [
        'If you hold the hair firmly above the knot, it does not pull at the root.',
        'What hurts is the pull on the scalp, and your hand takes that.',
      ],
    ],
    parts: [
      [
        ['Divide the hair into sections', 'Clip away what you are not brushing'],
        [
          'Left, right, back: small portions come loose sooner.',
          'Two clips and the job is a third of the size.',
        ],
        'Hair parted into three with clips',
      ],
      [
        ['Hold the hair above the knot', 'Grip it like a clamp'],
        ['Put your hand between the knot and the scalp.', 'The brush then pulls at your hand.'],
        'A hand gripping a strand above a knot',
      ],
      [
        ['Brush out the ends first', 'Begin at the very bottom'],
        [
          'The last few inches, until the brush runs through.',
          'Short strokes, with the corner of the brush for stubborn places.',
        ],
        'A brush in the last inches of hair',
      ],
      [
        ['Move up a hand at a time', 'Go up in small steps'],
        [
          'Only when one stretch is clear does the next get its turn.',
          'In four steps you reach the crown, and nothing is in the way.',
        ],
        'A brush starting higher',
      ],
      [
        ['Finish with long strokes', 'Brush from top to bottom at the end'],
        ['Now from top to bottom, slowly, because it is nice.', 'Now it goes through easily.'],
        'A long stroke from crown to ends',
      ],
    ],
    turn: ['It takes a minute longer, and nobody cries.', 'And the brush stays emptier.'],
    asks: ['Who brushed your hair when you were small?', 'Plait, bun or loose: how does your hair sleep?'],
    ends: {
      p: 'Less breakage, fewer tears, the same brush.',
      a: 'Ends, middle, top.',
      t: 'Your hand takes the pull, not the root.',
      f: 'Let the child brush the doll the same way. It spreads.',
      h: 'And the knots have lost.',
      i: 'Something small, done kindly, every morning.',
      l: 'The last strokes are for pleasure.',
    },
    keep: 'tomorrow morning in the hall',
    send: 'a parent of long-haired children',
    own: [
      {
        about: 'child|kids|famil',
        kinds: ['service', 'price', 'offer', 'audience'],
        lead: 'Children are welcome.',
      },
      { about: 'brush|comb|detangl', kinds: ['product', 'price'], lead: 'A good brush helps:' },
    ],
    pic: { ask: 'A wooden brush and a wide comb side by side', alt: 'A hairbrush and a wide-toothed comb' },
    claims: [['Detangle from ends to roots', 'trade practice, AAD']],
  },
  {
    id: 'how-often-do-you-wash',
    format: 'question',
    again: 7,
    emoji: '🗓️',
    tags: ['HairWash', 'WashDay', 'HairRoutine'],
    unless: NO_HAIR,
    title: ['How often do you wash your hair?', 'Washing hair daily or weekly: what suits whom?'],
    cover: 'Hair: daily, or Sundays only?',
    gist: [
      'Daily, twice a week, on Sundays only: it depends on scalp, hair and sport. How often do you wash your hair?',
      'Fine hair needs washing sooner than thick curls. There is no rule. How often do you wash yours?',
    ],
    subject: ['How often do you wash your hair?', 'Daily, or Sundays only?'],
    hooks: {
      '*': [
        'Washing hair: how often is right? There is no rule.',
        'Washing your hair: every day, every third day, or when the dry shampoo runs out?',
      ],
      p: 'How often hair needs washing depends on the scalp.',
      a: 'Wash your hair when your scalp needs it, not by the calendar.',
      t: 'Oil travels down straight hair much faster than along curls. So straight hair needs washing sooner.',
      f: 'Wash day: tomorrow, or not until Sunday? An honest answer, please.',
      h: 'Every day or only on Sundays: which are you?',
      i: 'Try out how often your hair needs washing.',
      l: 'For some people, wash day is the most peaceful hour of the week.',
    },
    lines: {
      '*': [
        'How often do you wash your hair?\n\nDaily\nEvery other day\nTwice a week\nSunday is wash day',
        'Fine straight hair shows oil soonest; curls can take their time. Two friends with different rhythms may both be right.',
        'After sport a rinse with water and a little conditioner often does. It need not be a full wash.',
        'Want to wash your hair less often? Give it a month before you judge.',
        'If you want to wash your hair less often, brush it in the evening. That spreads the oil.',
      ],
      h: ['Day four without a wash, hat on: officially it is a style.'],
    },
    scene: [
      'In one family, one washes every day and another on Sundays.',
      'Straight fine hair looks oily after a day, and thick curls can wait a week.',
    ],
    why: [
      [
        'Scalps differ, and so do hair, hats and hobbies, which is why any fixed number suits only some.',
        'It depends on skin, curls and sport, and it changes with age.',
      ],
    ],
    parts: [
      [
        ['Every day', 'I wash it daily'],
        [
          'Fine hair, sport, a hot kitchen: there are good reasons. Choose something mild.',
          'Keep the shampoo gentle and the water lukewarm.',
        ],
        'A shower in the morning',
      ],
      [
        ['Two or three times a week', 'Every two or three days'],
        [
          'Where most people end up, and a sensible middle for many.',
          'Enough for the scalp, and the ends get a few days off.',
        ],
        'A calendar with two ticks',
      ],
      [
        ['Once a week or less', 'Sundays only'],
        [
          'Thick, dry or curly hair often looks better for the wait.',
          'Wash day becomes an event, with a mask, music and a good film.',
        ],
        'A towel, a mask and a book',
      ],
    ],
    turn: ['If your scalp is calm and you like your hair, it is right.', 'Nobody gets a medal either way.'],
    asks: ['How often do you wash your hair?', 'Has your rhythm changed over the years?'],
    ends: {
      p: 'If your scalp itches or flakes and does not settle, ask a doctor or pharmacist.',
      a: 'Your scalp decides.',
      t: 'Look at the roots, not at the date.',
      f: 'All answers are welcome.',
      h: 'A hat is also a way not to wash.',
      i: 'Find out what suits your hair.',
      l: 'A day longer does no harm.',
    },
    keep: 'the day you reach for the dry shampoo',
    send: 'the one with the opposite habit',
    own: [
      {
        about: 'wash|scalp|dry shampoo',
        kinds: ['service', 'price', 'product'],
        lead: 'If somebody else should wash it:',
      },
    ],
    pic: { ask: 'A shower cap or a towel on a hook', alt: 'A towel hanging on a bathroom hook' },
    claims: [['Washing frequency depends on oiliness and hair type', 'AAD advice']],
  },
  {
    id: 'wash-the-brush',
    format: 'tip',
    again: 9,
    emoji: '🫧',
    tags: ['HairBrush', 'CleanTools', 'HairCare'],
    unless: NO_HAIR,
    title: ['How to clean a hairbrush (and how often)', 'A clean hairbrush in ten minutes'],
    cover: 'Wash your hairbrush',
    gist: [
      'A hairbrush collects hair, skin and old hairspray, and puts them back. Wash it in lukewarm soapy water every few weeks, and dry it bristles down.',
      'Clean hair, old brush: the dust goes straight back on. Pull out the hair, wash the brush, and dry it face down.',
    ],
    subject: ['Wash your hairbrush', 'The grey fluff in your brush'],
    hooks: {
      '*': [
        'Look closely at your hairbrush. What is that grey fluff?',
        'You wash your hair on Sunday, and on Monday you brush the old dust back in.',
      ],
      p: 'A clean brush does more for clean hair than a second shampoo.',
      a: 'Wash your hairbrush this week.',
      t: 'Oil, skin and hairspray build up in the brush and go back onto your hair.',
      f: 'When did your hairbrush last have a bath?',
      h: 'Some brushes hold enough hair for a modest second person.',
      i: 'Wash your hairbrush for ten minutes, and it works better for weeks.',
      l: 'A good hairbrush can last a lifetime if you look after it.',
    },
    lines: {
      '*': [
        'How to wash a hairbrush: hair out, lukewarm water, a drop of shampoo, and let it dry with the bristles down.',
        'Do not soak a wooden or cushioned brush. Dip only the bristles, or the water stays in the pad.',
        'Draw the tail of a comb through the rows of a brush to lift out the hair in one piece.',
        'Hair that looks dull a day after washing? Have a look at what you brush it with.',
        'Pull a wide comb through your hairbrush once a week, and it stays clean longer.',
      ],
      h: ['If your hairbrush has more hair than the doll, it is time to wash it.'],
    },
    scene: [
      'Your hairbrush lies on the shelf as always, with something grey in it that you have stopped seeing.',
      'A guest asks to borrow your brush, and for the first time in a year you look at it.',
    ],
    why: [
      [
        'Whatever you brush out stays between the bristles until you brush it back in.',
        'A brush fills up, like a filter.',
      ],
      [
        'Old hairspray and oil make the bristles sticky, so they scratch.',
        'Sticky bristles pull at your hair.',
      ],
    ],
    parts: [
      [
        ['Pull out the hair', 'Lift the fluff out with a comb'],
        [
          'With the tail of a comb, along the rows, then up.',
          'Small scissors help to cut the mat into pieces first.',
        ],
        'A tail comb lifting hair from a brush',
      ],
      [
        ['Wash the bristles', 'Give the bristles a bath'],
        [
          'A bowl of lukewarm water and a drop of shampoo; an old toothbrush for the gaps.',
          'Swish plastic ones freely, dip natural bristle only to the base.',
        ],
        'A brush swished in a bowl',
      ],
      [
        ['Dry it face down', 'Let it dry upside down overnight'],
        [
          'On a towel, overnight, so that no water runs into the cushion.',
          'Not on the radiator, where glue and wood take it badly.',
        ],
        'A brush lying bristles down on a towel',
      ],
    ],
    turn: ['The first Sunday of the month is a good day for it.', 'The comb can go into the same bowl.'],
    asks: ['When did you last wash yours, hand on heart?', 'What is the oldest brush in your house?'],
    ends: {
      p: 'It costs a bowl of water and lasts for weeks.',
      a: 'Clean hair, clean brush.',
      t: 'Most bristles are ruined by dirt and not by age.',
      f: "Do the children's ones as well, while the water is warm.",
      h: 'If you could knit with it, it was time.',
      i: 'A clean brush is good for your hair.',
      l: 'A clean brush, a towel, and a night to dry.',
    },
    keep: 'the first Sunday of the month',
    send: 'the person you share a brush with',
    own: [
      { about: 'brush|comb', kinds: ['product', 'price', 'offer'], lead: 'If your brush cannot be saved:' },
    ],
    pic: {
      ask: 'A clean brush lying bristles down on a towel',
      alt: 'A hairbrush drying bristles down on a towel',
    },
    claims: [
      [
        'Brushes collect sebum, skin and residue; clean regularly, dry bristles down',
        'trade practice, makers care advice',
      ],
    ],
  },
];
