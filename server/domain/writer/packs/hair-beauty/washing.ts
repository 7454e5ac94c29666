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
    cover: 'Shampoo up top, rest below',
    gist: [
      'Shampoo belongs on the scalp and conditioner on the lengths. The foam that runs down is all the cleaning the ends need.',
      'Wash the skin, care for the lengths. Kept apart, shampoo and conditioner each do what they were bottled for.',
    ],
    subject: ['Wash the scalp, not the ends', 'Two bottles, two places'],
    hooks: {
      '*': [
        'Most of what needs washing on your head is skin.',
        'Your ends have been on your head for years. They do not need a scrub; they need peace.',
        'The oldest hair on your head gets the least rest.',
      ],
      p: 'Two bottles stand on the edge of most baths, and each has its own part of the head.',
      a: 'Shampoo the scalp. Condition the lengths. Never swap them.',
      t: 'Shampoo lifts oil from skin, conditioner smooths the outer scales of the hair shaft. They have different addresses.',
      f: 'When you wash your hair, where does the first squirt go?',
      h: 'Conditioner on the roots is a fine way to look as if you had not washed.',
      i: 'Better hair can begin with the same two bottles you own already.',
      l: 'Warm water, slow fingertips, and nothing on the ends but care.',
    },
    lines: {
      '*': [
        'Shampoo goes on the scalp. The foam that runs down as you rinse is enough for the ends.',
        'Conditioner belongs from the ears downwards. On the roots it only makes hair lie flat.',
        'Work shampoo in with fingertips and not with nails. It is skin up there, and it remembers.',
        'Rinse until the hair squeaks a little, and then for as long again at the nape. That is where shampoo hides.',
        'Two short rinses clean better than one with a lot of shampoo.',
      ],
      h: ['If the bottle says "repeat", remember who wrote the bottle.'],
    },
    scene: [
      'A generous puddle lands on top, everything gets piled up and rubbed into a turban of foam. It feels thorough.',
      'You stand under the shower with a handful of foam and do what the adverts do: all of it, everywhere, upwards.',
    ],
    why: [
      [
        'Oil is made at the roots, so that is where washing helps; the ends are the oldest and driest part.',
        'The scalp produces grease every day. Ten inches further down there is hardly any left.',
      ],
      [
        'Rubbing long hair together under foam roughens it and ties knots.',
        'Wet strands are stretchy and easily ruffled, and a pile on top of the head is the way to do it.',
      ],
    ],
    parts: [
      [
        ['Soak it properly first', 'Get it soaking wet'],
        [
          'Half a minute under the water, until it is wet underneath as well.',
          'On really wet hair a small amount goes a long way.',
          'Then half as much shampoo does the whole job.',
        ],
        'Water running through hair',
      ],
      [
        ['Shampoo the skin', 'Work it into the skin'],
        [
          "A coin's worth in the palms, spread, then massaged in from the hairline to the nape.",
          'Think of it as washing your head rather than your hair.',
          'Fingertips, no nails, from front to neck.',
        ],
        'Fingertips massaging a scalp',
      ],
      [
        ['Let the foam run down', 'The lengths get what runs past'],
        [
          'Rinsing carries it along the lengths, and that cleans them enough.',
          'The ends get what is left over, which suits them well.',
          'They were hardly dirty, and rubbing is what hurts them.',
        ],
        'Foam running along wet hair',
      ],
      [
        ['Condition from the ears down', 'Conditioner for the lower half'],
        [
          'Comb it through with your fingers and give it a minute.',
          'Start with the tips and stop where the roots begin.',
          'Ends first, upwards as far as the ears, and a minute to work.',
        ],
        'Conditioner smoothed over ends',
      ],
      [
        ['Rinse the nape', 'Rinse longer at the neck'],
        [
          'Itching there is often leftover shampoo.',
          'Tilt your head forward for the last rinse and count to ten.',
          'What is left there makes it itch by Wednesday.',
        ],
        'Water at the nape of a neck',
      ],
    ],
    turn: ['The bottles stay the same; only their places change.', 'No new purchase is needed for this.'],
    asks: ['Have you been washing your ends all these years?', 'How much shampoo do you take, honestly?'],
    ends: {
      p: 'Less product, and softer ends within a few washes.',
      a: 'Skin first. Lengths last. Rinse well.',
      t: 'Surfactant where sebum is, conditioner where friction is.',
      f: 'Try it with the next wash and feel the ends.',
      h: 'Two bottles are enough. The others are there for company.',
      i: 'A little attention where it is needed, and hair notices.',
      l: 'Let the water have the last word.',
    },
    work: [
      'Much effort in any house goes where it is easiest to apply instead of where the dirt is. Ask now and then which end you are scrubbing.',
      'Look at where the dirt is before you choose where to scrub.',
    ],
    keep: 'your next wash day',
    send: 'somebody with seven bottles on the bath',
    own: [
      {
        about: 'shampoo|conditioner|wash|product',
        kinds: ['product', 'service', 'price', 'offer'],
        lead: 'For those who would like to know which bottle.',
      },
      {
        about: 'head massage|scalp',
        kinds: ['service', 'product', 'offer'],
        lead: "Or let somebody else's fingertips do it.",
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
      'No. Growth happens at the root, but a trim keeps ends from splitting and breaking off.',
      'It does not. It only keeps what has grown from breaking off.',
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
        'If cutting made hair grow, barbers would need larger premises.',
        'You have been growing it for a year, and it seems to be stuck at the shoulder.',
        'Scissors are at one end and growth is at the other.',
      ],
      p: 'A trim does not speed up growth, and there is still a good reason for it.',
      a: 'Scissors do not talk to roots.',
      t: 'The shaft is dead tissue. Growth is set in the follicle, at roughly a centimetre a month.',
      f: 'Somebody told you to cut it so that it grows? They were half right.',
      h: 'The same people also believe that the grass gets encouraged by the mower.',
      i: 'Long hair is mostly a matter of keeping what you have grown.',
      l: 'Length is patience, tended at its edges.',
    },
    lines: {
      '*': [
        'A trim does not make hair grow faster. It keeps the ends from splitting, so that what has grown stays on.',
        'Hair grows about a centimetre a month. If it never gets longer, it is probably breaking at the ends as fast as it grows.',
        'Split ends cannot be glued together for good. Any product that promises it is lending you a few days.',
        'Shaved or cut hair feels thicker as it grows back because the tip is blunt. There is no more of it than before.',
        'Measure on the first of the month, with a tape, at the same strand. Your mirror is no judge.',
      ],
      h: ['The mower theory of hair: popular, tidy, and wrong.'],
    },
    scene: [
      'An aunt says it at every birthday: cut it, child, and it will shoot up.',
      'You hold up a strand to the window and see a little white dot, and beyond it a Y.',
    ],
    why: [
      [
        'Hair is made in the skin. What you can touch has no nerves and no news for the root.',
        "From the follicle's point of view, nothing happens at the hairdresser's.",
      ],
      [
        'A split that is left alone travels upwards and takes length with it.',
        'Frayed tips snap, and the snapping looks like hair that refuses to grow.',
      ],
    ],
    parts: [
      [
        ['Growth comes from the root', 'It grows where you cannot see it'],
        [
          'About a centimetre a month, in summer and winter nearly alike.',
          'No scissors, oil or moon changes the pace much.',
          'The root works at its own pace, and nothing at the ends can tell it to work faster.',
        ],
        'A ruler held against a {parting|part}',
      ],
      [
        ['Breakage happens at the tip', 'It gets lost at the far end'],
        [
          'Old ends fray like a rope, from friction, heat and years.',
          'If you lose at the bottom what comes at the top, the length stands still.',
          'Frayed ends break off, and so it seems to stand still.',
        ],
        'A frayed rope end',
      ],
      [
        ['A small trim keeps the balance', 'Cut a little, but in time'],
        [
          "A finger's width now and then, before splits get a chance to climb.",
          'Little and early beats much and late.',
          'Then a split cannot run up the strand.',
        ],
        'A comb and scissors at the very ends',
      ],
      [
        ['Handle the tips gently', 'Be kind to the last few inches'],
        [
          'A loose plait at night and a satin or silk pillowcase spare them some rubbing.',
          'They are the oldest part; treat them like an old {jumper|sweater}.',
          'They have been brushed some thousands of times. Tie them loosely.',
        ],
        'A loose plait on a pillow',
      ],
    ],
    turn: [
      'So the trim is right, and only the reason was wrong.',
      'So yes to the scissors, for another reason than you thought.',
    ],
    asks: ['Who told you that cutting makes it grow?', 'What was the longest your hair has ever been?'],
    ends: {
      p: 'Ask for the splits to go and the length to stay.',
      a: 'Keep the ends whole and length looks after itself.',
      t: 'Net length equals growth minus breakage. Work on the second term.',
      f: 'Be patient. A centimetre a month adds up to summer.',
      h: 'Nobody has ever mown a lawn into growing.',
      i: 'Time does the growing. You only have to keep it.',
      l: 'Healthy to the very tip.',
    },
    work: [
      'A belief can lead to a sound habit for the wrong reason. Before you abolish one, look at what it has been doing quietly on the side.',
      'Ask what a habit really does before you praise or drop it.',
    ],
    keep: 'the day you think about the scissors',
    send: 'the aunt who swears by the scissors',
    own: [
      {
        about: '(?<!beard )\\btrim|split ends|dusting|\\bcuts?\\b|haircut',
        kinds: ['price', 'service', 'product'],
        lead: 'A small trim, then.',
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
    cover: 'Press. Do not rub.',
    gist: [
      'Wet hair stretches and tangles easily. Press the water out with a smooth towel or an old T-shirt, and leave the rubbing to pans.',
      'Frizz often begins in the towel. Squeeze, wrap, wait, and let an old cotton shirt do it.',
    ],
    subject: ['An old T-shirt beats the towel', 'Where frizz begins'],
    hooks: {
      '*': [
        "The worst minute of your hair's day is the one with the towel.",
        'There is a T-shirt at the back of your drawer that is better at this than your towel.',
        'Rubbing saves a minute and costs you the evening.',
      ],
      p: 'A good part of frizz is made in the bathroom, by hand, with a towel.',
      a: 'Stop rubbing your hair dry.',
      t: 'Wet hair can stretch by about a third before it breaks. Friction lifts its outer scales while it is at its weakest.',
      f: 'Do you rub your head as if it were a wet dog? Many of us do.',
      h: 'A towel turban that slides off at breakfast is a design fault of the towel, never of the person.',
      i: 'Gentleness, it turns out, also takes less time.',
      l: 'Soft cotton, a slow squeeze, and patience until the drops stop.',
    },
    lines: {
      '*': [
        'Press wet hair, do not rub it. It stretches and roughens most easily when soaked.',
        'An old cotton T-shirt dries curls with less frizz than a towel: the smooth fabric does not catch.',
        'Squeeze the water out from the ends upwards, section by section. The hairdryer has half the work.',
        'Ten minutes wrapped up before the hairdryer saves about as long with it.',
        'Wet hair stretches like elastic, and then it does not spring back. Comb it wide and slowly.',
      ],
      h: ['The festival T-shirt finally has a second career.'],
    },
    scene: [
      'Head down, towel up, and then a minute of rubbing as though the aim were to start a fire.',
      'You step out of the shower and shake, wring and rub, and in the mirror stands somebody who has met a hedge.',
    ],
    why: [
      [
        'Hair full of water is at its stretchiest and breaks more readily.',
        'Soaked through, a strand gives like old elastic, and it does not always come back.',
      ],
      [
        'Loops of terry cloth catch the outer scales and pull them up, which shows as frizz once it is dry.',
        'What the towel ruffles stays ruffled, however smooth it lay before.',
      ],
    ],
    parts: [
      [
        ['Squeeze in the shower first', 'Wring it with your hands first'],
        [
          'Run your hands down like a ring, two or three times.',
          'Half the water can leave before any fabric comes near.',
          'Slide down gently and let it drip. Half is already gone.',
        ],
        'Hands squeezing water from a length of hair',
      ],
      [
        ['Press with smooth cotton', 'A smooth cloth and no friction'],
        [
          'A T-shirt, a pillowcase or a microfibre cloth: wrap a section, close your fist, let go.',
          'Hold each bit for a breath or two; that is all the effort there is.',
          'Close your fist round a section and wait. The cloth drinks by itself.',
        ],
        'A T-shirt pressed around wet hair',
      ],
      [
        ['Wrap it and do something else', 'Put it up and leave it'],
        [
          'Tea, teeth, the other sock. The cloth carries on without you.',
          'Loosely, since a tight turban pulls at the hairline.',
          'Ten minutes with something else to do is all it takes.',
        ],
        'A loose turban and a cup of tea',
      ],
    ],
    turn: ['The rough towel is not needed for this.', 'It costs one old shirt.'],
    asks: ['Towel, T-shirt or shaking it like a dog?', 'Which old T-shirt would you promote?'],
    ends: {
      p: 'Less frizz, fewer knots, a shorter time with the dryer.',
      a: 'Press, wrap, wait.',
      t: 'Remove water mechanically before you remove it with heat.',
      f: 'Your curls will say thank you first.',
      h: 'Towels are for feet. They are very good at feet.',
      i: 'A kinder habit, starting with the next shower.',
      l: 'Cotton, worn soft by years.',
    },
    work: [
      'A rough start makes work for everybody further down the line. It is often the quick step at the beginning that costs the most time at the end.',
      'Spare yourself the quick way that makes work afterwards.',
    ],
    keep: 'your next shower',
    send: 'somebody with curls and a scratchy towel',
    own: [
      {
        about: 'curl(?:s|y)|blow.?dry|frizz|keratin|smooth',
        kinds: ['service', 'product', 'price', 'event'],
        lead: 'Frizz is a subject of its own.',
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
    cover: 'If it hisses, stop',
    gist: [
      'If the straightener hisses, there is water in the hair, and it is boiling. Dry fully first, choose a lower heat, and pass once and slowly.',
      'Steam from the irons means water turning to vapour inside the strand. Bone dry, moderate heat, a single pass.',
    ],
    subject: ['If it hisses, stop', 'Steam is not a good sign'],
    hooks: {
      '*': [
        'That little hiss when the irons close is water boiling inside your hair.',
        'Late, half dry, plates hot: {every damaged fringe has|all damaged bangs have} a morning like that behind it.',
        'Steam from your hair is no sign that it is working.',
      ],
      p: 'Heat styling is kinder to hair that is completely dry.',
      a: 'If it hisses, stop.',
      t: 'Water trapped in the shaft turns to steam under hot plates and can form tiny bubbles that weaken the strand.',
      f: 'Do you hear a hiss when you straighten? Then wait two minutes longer.',
      h: 'Hissing is for cats and kettles.',
      i: 'Two more minutes of drying can save months of growing out.',
      l: 'Smoothness needs dryness first, and then very little heat.',
    },
    lines: {
      '*': [
        'If the straightener hisses, the hair is not dry. The sound is water boiling inside the strand. Put the irons down.',
        'One slow pass beats five quick ones. Each pass is heat, and hair keeps count.',
        'Fine or coloured hair rarely needs the highest setting. Start low and go up only if it does not hold.',
        'Heat protection goes on before the dryer, combed through, and it needs to be dry itself before any irons.',
        'Leave two minutes between the dryer and the irons. Damp you cannot feel has time to go.',
      ],
      h: ['When your hairstyle makes the sound of a steak, something has gone wrong.'],
    },
    scene: [
      'Ten to eight, hair nearly dry, the irons are blinking green, and a small cloud goes up beside your ear.',
      'You pull the plates along and there is that whisper and a wisp of mist. It smells faintly of a wet dog by a fire.',
    ],
    why: [
      [
        'Inside the hair there is water that needs time to get out; squeezed between hot plates it turns to steam at once.',
        'Between the plates there is no way out for moisture except straight through the wall of the strand.',
      ],
      [
        'That damage cannot be washed out or conditioned away; it has to grow out.',
        'Once the inside is broken, only scissors and patience help.',
      ],
    ],
    parts: [
      [
        ['Dry it right through', 'Is it dry underneath as well?'],
        [
          'Touch the underlayer at the nape: it is always the last to dry.',
          'Lift, feel, and give it another minute where it is cool.',
          'The layers at the neck are last. Feel before you plug it in.',
        ],
        'Fingers feeling hair at the nape',
      ],
      [
        ['Comb in protection', 'Protection goes on first'],
        [
          'A little, evenly, so that no stretch goes without.',
          'A few drops in the hands are more than a cloud in the air.',
          'Worked in by hand it reaches every strand.',
        ],
        'Spray combed through lengths',
      ],
      [
        ['Begin at a low setting', 'Start low'],
        [
          'Turn it up only if the bend will not hold.',
          'Fragile, bleached or very fine hair does well at the bottom of the scale.',
          'Many kinds of hair never need the upper half of the dial.',
        ],
        'A dial turned down',
      ],
      [
        ['Pass once, slowly', 'One slow stroke'],
        [
          'A small section, a steady hand, and on to the next.',
          'What needs a third pass was too thick a piece.',
          'If it takes three, make the section thinner.',
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
      p: 'Dry, protect, low, once.',
      a: 'Dry hair first. Heat second.',
      t: 'Lower temperature and fewer passes do more than any serum afterwards.',
      f: 'Set the alarm two minutes earlier and have tea meanwhile.',
      h: 'Nothing on your head should make a noise.',
      i: "Be as patient with your hair as you would be with a friend's.",
      l: 'Quiet irons make for smooth hair.',
    },
    work: [
      'When a process makes a noise it did not use to make, somebody is skipping the dull step before it. Listen for the hiss.',
      'If it begins to make a noise, somebody has left something out.',
    ],
    keep: 'the next morning you are late',
    send: 'whoever straightens in the hall',
    own: [
      {
        about: 'straighten|smooth|blow.?dry|keratin',
        kinds: ['service', 'product', 'price'],
        lead: 'Smooth without the irons is possible, too.',
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
      'Often because of the water: hard, soft and salty water each treat hair in their own way.',
      'The water is usually the reason. It is harder, softer or saltier than yours.',
    ],
    title: [
      'Why your hair feels different {on holiday|on vacation}: hard and soft water',
      'Why hair behaves differently in another town',
    ],
    cover: 'It may be the water',
    gist: [
      'Same shampoo, same hair, other town: what changed is the water. Hard water leaves minerals behind, soft water makes hair slip and lie flat.',
      "Where the kettle furs up, hair goes dull. Where soap will not rinse off, hair goes limp. Both are the water's doing.",
    ],
    subject: ['It may be the water', 'Why holiday hair is different'],
    hooks: {
      '*': [
        'Same bottle, same head, different town, and suddenly it behaves.',
        'Look into the kettle and you know what your hair goes through.',
        'Your shampoo has not changed. What comes out of the {tap|faucet} has.',
      ],
      p: 'If your hair changes when you travel, have a look at the {tap|faucet} before you blame the shampoo.',
      a: 'Check the water before you change the shampoo.',
      t: 'Calcium and magnesium in hard water bind to soap and to the hair surface and leave a film.',
      f: 'Ever wondered why it was so lovely in that one cottage? It was the pipe.',
      h: 'You paid for the sea view, and what you remember is the shower.',
      i: 'Sometimes it is not you. It is the plumbing.',
      l: 'Soft water from the hills: an old luxury, and still one.',
    },
    lines: {
      '*': [
        'White crust in the kettle means hard water, and the same minerals settle on your hair. A clarifying wash now and then takes them off.',
        'In soft water you need about half the shampoo. If it will not rinse out, you took the amount you use at home.',
        'Salt water lends hair grip and takes away moisture. Rinse it with fresh water before it dries.',
        'Hair flat and slippery {on holiday|on vacation}? Less conditioner. Hair dull and stiff? The water is probably hard.',
        'A last rinse with a little lemon or vinegar in a jug of water smooths hair after hard water. Keep it out of your eyes.',
      ],
      h: ["Half of all holiday romances with one's own hair are down to limestone."],
    },
    scene: [
      'For two weeks it lay beautifully. Back home you wash it once, and there it is again, your hair.',
      'In the bathroom of a friend up north, a coin of shampoo turns into a bath full of foam.',
    ],
    why: [
      [
        'Water brings along what it flowed through: chalk leaves minerals, granite leaves almost nothing.',
        'The rock under a town decides what comes out of its pipes.',
      ],
      [
        'Minerals make hair feel rough and dull colour, while very soft water rinses products slowly.',
        'Too many minerals coat it, too few make it slide about.',
      ],
    ],
    parts: [
      [
        ['Look into the kettle', 'See what the kettle looks like'],
        [
          'A chalky rim tells you more than any label on a bottle.',
          'Many suppliers also list the hardness by {postcode|zip code}.',
          'Chalk there means chalk on your head.',
        ],
        'A furred kettle from above',
      ],
      [
        ['Hard water: clarify now and then', 'Hard: a deep clean now and then'],
        [
          'A deep-cleaning wash every few weeks removes the film; then condition well.',
          'Ask which one suits coloured hair, as some take shade along.',
          'It takes away the film. A rich conditioner belongs after it.',
        ],
        'A shower running over hair',
      ],
      [
        ['Soft water: use less', 'Soft: half of everything'],
        [
          'Half of the shampoo, and conditioner only in the tips.',
          'Rinse longer, and it stops feeling slippery.',
          'The foam is easy, and it needs more rinsing.',
        ],
        'A tiny amount of shampoo in a palm',
      ],
    ],
    turn: [
      'So the shampoo may have been innocent.',
      'Before you throw the bottle away, look into the kettle.',
    ],
    asks: ['Where was your hair at its best?', 'Hard or soft: what comes out of your {tap|faucet}?'],
    ends: {
      p: 'Adjust the amount first and the product second.',
      a: 'Know your water. Then choose your bottle.',
      t: 'Hardness in degrees, film on the cuticle: chelating shampoos deal with exactly that.',
      f: 'Send us your best holiday hair place.',
      h: 'Some people move for the schools. Others move for the water.',
      i: 'Good hair days sometimes only need other water.',
      l: 'Let it rain, gently, into a barrel.',
    },
    work: [
      'Before you replace the tool, look at the conditions it works in. The same process in another town is a different process.',
      'New place, old method, new result. Look at the place first.',
    ],
    keep: 'your next trip',
    send: 'your friend with the lovely soft water',
    own: [
      {
        about: 'clarify|detox|shampoo|conditioner|treatment',
        kinds: ['product', 'service', 'price', 'offer'],
        lead: 'There is something to be done about it.',
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
    cover: 'Start at the bottom',
    gist: [
      "Begin at the ends and work upwards, a hand's width at a time, holding the hair above the knot. From the top you only push small knots into a large one.",
      'A brush that starts at the crown collects every tangle on its way. Start at the tips and nobody cries.',
    ],
    subject: ['Start at the bottom', 'Tangles without tears'],
    hooks: {
      '*': [
        'Everybody starts brushing at the top. The knots are delighted.',
        'There are children who hide when the hairbrush appears. It is about the direction.',
        'A knot that is pushed from above only gets company.',
      ],
      p: 'The order in which you brush decides how much hair stays in the brush.',
      a: 'Brush from the bottom up. Always.',
      t: 'Pulling from the roots stacks small tangles into one tight knot. Working upwards frees each before the next arrives.',
      f: 'School run, tangled plait, two minutes left: this is how it goes without tears.',
      h: 'Knots form overnight by a process no one has ever observed.',
      i: 'Patience begins at the tips.',
      l: 'A good brush, long strokes, and the evening slows down.',
    },
    lines: {
      '*': [
        "Brush from the ends upwards, a hand's width at a time. From the top you only gather all the knots into one.",
        'Hold the hair above the knot while you brush. The pull ends at your hand and not at the scalp.',
        'Curls want a wide comb, conditioner and wet hair. Brushed dry they turn into a cloud.',
        'A loose plait at bedtime saves five minutes of brushing at breakfast.',
        'A drop of conditioner and water in a spray bottle loosens what a brush alone will not.',
      ],
      h: ['"It does not hurt" has only ever been said by the one holding the brush.'],
    },
    scene: [
      'Breakfast is over, the shoes are on, and from the hall comes the word "Ow" before anything has touched anyone.',
      'Wind, scarf, car seat: by evening there is something at the nape that could hold a pencil.',
    ],
    why: [
      [
        'Each stroke from the crown pushes the next tangle down on to the last.',
        'Knots do not dissolve on the way down. They {queue|line up}.',
      ],
      [
        'A strand held firmly above the knot cannot tug at the root.',
        'What hurts is the pull on the skin, and a closed hand takes that over.',
      ],
    ],
    parts: [
      [
        ['Divide it roughly', 'In sections it is half the work'],
        [
          'Left, right, back: small portions come loose sooner.',
          'Two clips and the job is a third of the size.',
          'Clip away what is not being brushed.',
        ],
        'Hair parted into three with clips',
      ],
      [
        ['Hold above the knot', 'Grip it above the tangle'],
        [
          'Thumb and fingers closed like a clamp, a hand away from the scalp.',
          'The brush may tug at your grip as much as it likes.',
          'Your hand takes the pull and the scalp feels nothing.',
        ],
        'A hand gripping a strand above a knot',
      ],
      [
        ['Free the tips first', 'Begin at the very bottom'],
        [
          'The last few inches, until the brush runs through.',
          'Short strokes, with the corner of the brush for stubborn places.',
          'Once it runs smoothly there, the next stretch has somewhere to go.',
        ],
        'A brush in the last inches of hair',
      ],
      [
        ['Move up a hand at a time', 'Climb in small steps'],
        [
          'Only when one stretch is clear does the next get its turn.',
          'In four steps you reach the crown, and nothing is in the way.',
          'A hand higher each time, and never two at once.',
        ],
        'A brush starting higher',
      ],
      [
        ['Finish with long strokes', 'And at the end, all the way down'],
        [
          'Now from top to bottom, slowly, because it is nice.',
          'Here the old rule from the fairy tale comes into its own.',
          'By now nothing holds it up.',
        ],
        'A long stroke from crown to ends',
      ],
    ],
    turn: [
      'It takes a minute longer and costs no friendship.',
      'The brush ends up emptier, and so does the complaints box.',
    ],
    asks: ['Who brushed your hair when you were small?', 'Plait, bun or loose: how does your hair sleep?'],
    ends: {
      p: 'Less breakage, fewer tears, the same brush.',
      a: 'Tips, middle, crown.',
      t: 'Shear force is absorbed by the hand, not by the follicle.',
      f: 'Let the child brush the doll the same way. It spreads.',
      h: 'Pillows know more than they say.',
      i: 'Something small, done kindly, every morning.',
      l: 'The last strokes are for pleasure.',
    },
    work: [
      'Backlogs come loose in the same direction: newest and smallest first, then upwards. Whoever starts at the top pushes everything into one big knot.',
      'When everything is tangled, start at the small end. The middle loosens on the way.',
    ],
    keep: 'tomorrow morning in the hall',
    send: 'a parent of long-haired children',
    own: [
      {
        about: 'child|kids|famil',
        kinds: ['service', 'price', 'offer', 'audience'],
        lead: 'Small heads are welcome.',
      },
      { about: 'brush|comb|detangl', kinds: ['product', 'price'], lead: 'The right brush helps.' },
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
    cover: 'Daily or Sundays only?',
    gist: [
      'Daily, twice a week, on Sundays only: the right rhythm depends on scalp, hair and sport. How often do you, and has it changed?',
      'Fine hair asks for water sooner than thick curls. There is no law, only habits. What is yours?',
    ],
    subject: ['How often, honestly?', 'The wash day question'],
    hooks: {
      '*': [
        'Nobody agrees on this one, not even within the same bathroom.',
        'Every day, every third day, or when the dry shampoo runs out?',
        'Ask three friends how often they wash their hair, and clear the afternoon.',
      ],
      p: "Few habits differ as much from person to person as the rhythm of washing one's hair.",
      a: 'Wash when your scalp needs it, and not when the calendar says so.',
      t: 'Sebum production, hair thickness and curl decide: oil travels down straight hair far faster than along a spiral.',
      f: 'Wash day: tomorrow, or not until Sunday? An honest answer, please.',
      h: '"Every day" people and "Sundays" people share homes, and it works.',
      i: 'Finding your own rhythm is worth a few experiments.',
      l: 'Wash day, for some, is the most peaceful hour of the week.',
    },
    lines: {
      '*': [
        'How often do you wash your hair?\n\nDaily\nEvery other day\nTwice a week\nSunday is wash day',
        'Fine straight hair shows oil soonest; curls can take their time. Two friends with different rhythms may both be right.',
        'After sport a rinse with water and a little conditioner often does. It need not be a full wash.',
        'Washing less for a while? Give it a month before you judge. Most people give up in the second week.',
        'If you want to wash less often, brush in the evening. It takes the grease down to where it is welcome.',
      ],
      h: ['Day four, hat on: officially a style, scientifically a Thursday.'],
    },
    scene: [
      'Four toothbrushes, one shower, and four opinions on whether today is a washing day.',
      'Someone lifts a strand to the light, smells it, and decides that tomorrow is soon enough.',
    ],
    why: [
      [
        'Scalps differ, and so do hair, hats and hobbies, which is why any fixed number suits only some.',
        'Skin, curl and sport decide between them, and they change with age and season.',
      ],
    ],
    parts: [
      [
        ['Every day', 'Daily, and no shame in it'],
        [
          'Fine hair, sport, a hot kitchen: there are good reasons. Choose something mild.',
          'Those who love it should keep the shampoo gentle and the water lukewarm.',
          'After sport or over a stove it is simply needed. Keep it gentle.',
        ],
        'A shower in the morning',
      ],
      [
        ['Two or three times a week', 'Every two or three days'],
        [
          'Where most people end up, and a sensible middle for many.',
          'Enough for the scalp, and the ends get a few days off.',
          'The scalp is content, and the ends get a pause.',
        ],
        'A calendar with two ticks',
      ],
      [
        ['Once a week or less', 'Sundays only'],
        [
          'Thick, dry or curly hair often looks better for the wait.',
          'Wash day becomes an event, with a mask, music and a good film.',
          'Curls and thick hair often shine on the fourth day.',
        ],
        'A towel, a mask and a book',
      ],
    ],
    turn: [
      'If your scalp is calm and you like what you see, you have found your rhythm.',
      'There is no medal in either direction.',
    ],
    asks: ['How often do you wash your hair?', 'Has your rhythm changed over the years?'],
    ends: {
      p: 'An itchy or flaking scalp that does not settle belongs in front of a doctor or pharmacist.',
      a: 'Your scalp sets the rhythm.',
      t: 'Observe oil at the roots, not the date.',
      f: 'All answers are safe here.',
      h: 'Hats are also a washing schedule.',
      i: 'Listen to your hair. It is rather clear about it.',
      l: 'Let it rest a day longer, if it likes.',
    },
    work: [
      'Ask a team how often something should be done and you get as many answers as heads. Ask what shows that it is time, and you get a rule.',
      'Instead of a number of times, agree on the sign that it is due. Everybody can see a sign.',
    ],
    keep: 'the day you reach for the dry shampoo',
    send: 'the one with the opposite habit',
    own: [
      {
        about: 'wash|scalp|dry shampoo',
        kinds: ['service', 'price', 'product'],
        lead: 'And if somebody else should do it.',
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
    cover: 'Your brush needs a bath',
    gist: [
      "A hairbrush collects hair, skin and last month's hairspray, and puts them back. Ten minutes in lukewarm soapy water every few weeks, bristles down to dry.",
      'Clean hair, old brush: the dust in the bristles goes straight back on. Pull out the hair, soap, rinse, dry face down.',
    ],
    subject: ['Wash day for the brush', 'The grey fluff in your brush'],
    hooks: {
      '*': [
        'Look closely at your hairbrush. That grey fluff has a biography.',
        'You wash your hair on Sunday and brush last month back into it on Monday.',
        'You would not dry yourself with the towel from May.',
      ],
      p: 'A clean brush does more for clean hair than a second shampoo.',
      a: 'Wash your brush. This week.',
      t: 'Sebum, skin flakes and styling residue build up between the pins and go back on with each stroke.',
      f: 'When did your hairbrush last have a bath?',
      h: 'Some brushes hold enough hair for a modest second person.',
      i: 'Ten minutes of care for something you use every day.',
      l: 'A good brush can last a lifetime, if it is looked after like one.',
    },
    lines: {
      '*': [
        'Wash your hairbrush every few weeks: hair out, lukewarm water, a drop of shampoo, dry with the bristles facing down.',
        'Do not soak a wooden or cushioned brush. Dip only the bristles, or the water stays in the pad.',
        'Draw the tail of a comb through the rows of a brush to lift out the hair in one piece.',
        'Hair that looks dull a day after washing? Have a look at what you brush it with.',
        'A wide comb drawn through the brush once a week saves you the felt.',
      ],
      h: ['If the brush has more hair than the doll, it is time.'],
    },
    scene: [
      'It lies face up on the shelf as it always has, with something in it that you have stopped seeing.',
      'A guest asks to borrow your brush, and for the first time in a year you look at it.',
    ],
    why: [
      [
        'Whatever you brush out stays between the bristles until you brush it back in.',
        'A brush is a filter, and filters fill up.',
      ],
      [
        'Old hairspray and oil also dull the ends of the bristles, so they scratch instead of gliding.',
        'Sticky pins tug, and what tugs breaks.',
      ],
    ],
    parts: [
      [
        ['Lift out the hair', 'Comb the fluff out'],
        [
          'With the tail of a comb, along the rows, then up.',
          'Small scissors help to cut the mat into pieces first.',
          'Cut it once along the rows, then it lifts like felt.',
        ],
        'A tail comb lifting hair from a brush',
      ],
      [
        ['Soap the bristles', 'A bath for the bristles'],
        [
          'A bowl of lukewarm water and a drop of shampoo; an old toothbrush for the gaps.',
          'Swish plastic ones freely, dip natural bristle only to the base.',
          'Lukewarm and soapy. Wood and natural hair only get their tips wet.',
        ],
        'A brush swished in a bowl',
      ],
      [
        ['Dry it face down', 'Let it dry upside down'],
        [
          'On a towel, overnight, so that no water runs into the cushion.',
          'Not on the radiator, where glue and wood take it badly.',
          'Otherwise the water stays in the cushion and smells by Friday.',
        ],
        'A brush lying bristles down on a towel',
      ],
    ],
    turn: [
      'And put a date on it: the first Sunday of the month will do.',
      'The comb can go into the same bowl.',
    ],
    asks: ['When did you last wash yours, hand on heart?', 'What is the oldest brush in your house?'],
    ends: {
      p: 'It costs a bowl of water and lasts for weeks.',
      a: 'Clean hair, clean brush. In one go.',
      t: 'Residue, not age, ruins most bristles.',
      f: "Do the children's ones as well, while the water is warm.",
      h: 'If it could be knitted, it was time.',
      i: 'Looking after tools is looking after yourself.',
      l: 'Bristle, beech wood, a linen towel.',
    },
    work: [
      'Everybody cleans the result and nobody the tool. Put the tool on the list, and the result stays clean longer.',
      'Clean the tool, and the work stays clean for longer.',
    ],
    keep: 'the first Sunday of the month',
    send: 'the person you share a brush with',
    own: [{ about: 'brush|comb', kinds: ['product', 'price', 'offer'], lead: 'And if it is beyond rescue.' }],
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
