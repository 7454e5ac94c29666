// Looking after what is worn.
import type { Idea } from '../../library/idea.ts';
import { CLOTHES, KNITS, SHOES, WARM_CLOTHES } from './kinds.ts';

export const WEARING: readonly Idea[] = [
  {
    id: 'wool-wants-air',
    format: 'myth',
    again: 9,
    emoji: '🧶',
    tags: ['WoolCare', 'Knitwear', 'CareForClothes'],
    only: KNITS,
    title: [
      'How often should you wash a wool {jumper|sweater}?',
      'Wool {jumpers|sweaters}: air them more, wash them less',
    ],
    cover: 'Air wool, do not wash it',
    myth: 'A wool {jumper|sweater} has to be washed after every wear',
    short: 'No. Hang it in fresh air overnight. That is mostly enough.',
    gist: [
      'Wool takes up little smell and airs out overnight. Wash it only when it is really dirty, in cool water, and dry it flat.',
      'Most of the time a night by an open window is enough for wool. It lasts longer when you wash it less.',
    ],
    subject: ['How often to wash wool', 'Wool needs air more than water'],
    hooks: {
      '*': [
        'You do not have to wash a wool {jumper|sweater} after every wear. Air is mostly enough.',
        'How often should you wash wool? Much less often than cotton.',
      ],
      patl: 'Wool airs out overnight, and every wash you save makes it last longer.',
      fhi: 'Is your favourite {jumper|sweater} in the laundry basket again? It may only need fresh air.',
    },
    lines: {
      '*': [
        'Hang a wool {jumper|sweater} by an open window overnight. In the morning it smells fresh.',
        'Let a mud spot on wool dry, and brush it off. Most of them need no water.',
        'Dry wool flat on a towel. On a hanger the wet weight pulls it long.',
        'Wash wool by hand in cool water with a wool detergent, press it out in a towel, and never wring it.',
      ],
      h: ['Washed hot, it will fit the cat.'],
    },
    scene: [
      'You wore it once, it smells a little of dinner, and it is on its way to the washing machine.',
      'After a long evening out, your wool {jumper|sweater} hangs over the chair.',
    ],
    why: [
      [
        'Wool fibres take up moisture and give it off again, and smells go with it.',
        'Moving air does for wool what water does for cotton.',
      ],
      [
        'Washing rubs the fibres together, and that is how wool shrinks and felts.',
        'Heat and movement make wool felt.',
      ],
    ],
    parts: [
      [
        'Air it overnight',
        ['By an open window or in a steamy bathroom.', 'A damp evening works very well.'],
        'A {jumper|sweater} by an open window',
      ],
      [
        'Brush off what has dried',
        ['A soft clothes brush, downwards.', 'Crumbs and mud come off without water.'],
        'A clothes brush on wool',
      ],
      [
        'Wash it cool and dry it flat',
        ['Use a wool detergent, and roll it in a towel.', 'Follow the label, as blends differ.'],
        'A {jumper|sweater} flat on a towel',
      ],
    ],
    turn: [
      'And if moths are about, wash it before you put it away for the summer.',
      'Two wool {jumpers|sweaters} worn in turn both last longer.',
    ],
    asks: ['How do you wash your wool?', 'Which {jumper|sweater} have you had the longest?'],
    ends: {
      patl: 'It is easier than it sounds.',
      fhi: 'Your {jumper|sweater} will thank you with another winter.',
    },
    caution: 'Follow the care label: some wool must not be washed in water.',
    keep: 'the next time you reach for the laundry basket',
    send: 'whoever does the washing at home',
    own: [
      {
        kinds: ['product'],
        about: 'wool|cashmere|merino|knitwear|\\bjumpers?|sweaters?|\\bknit',
        lead: 'If you like wool:',
      },
    ],
    pic: {
      ask: 'A wool {jumper|sweater} hanging by an open window',
      alt: 'A wool {jumper|sweater} by an open window',
    },
    claims: [['Wool releases odour when aired and felts by agitation and heat', 'textile textbook']],
  },
  {
    id: 'bobbles-are-short-ends',
    format: 'myth',
    again: 9,
    emoji: '🧶',
    tags: ['KnitwearCare', 'WoolCare', 'CareForClothes'],
    only: KNITS,
    title: [
      'Why {jumpers|sweaters} get bobbles, and how to take them off',
      'Bobbles on a {jumper|sweater}: what to do',
    ],
    cover: 'Bobbles on knitwear',
    myth: 'Bobbles are a sign of bad quality',
    short: 'No. Soft yarns make bobbles where they rub, even expensive ones.',
    gist: [
      'Bobbles come where a soft yarn rubs: under the arms, at the hips, below a bag strap. Comb them off flat on a table and do not pull.',
      'Short fibres come loose and roll together. Remove them with a comb or a fabric shaver, and they get fewer with time.',
    ],
    subject: ['Bobbles on a {jumper|sweater}', 'How to take bobbles off'],
    hooks: {
      '*': [
        'Bobbles on a new {jumper|sweater} are no sign of bad wool. Here is how to take them off.',
        'Why does a {jumper|sweater} get bobbles, even an expensive one?',
      ],
      patl: 'Bobbles come where soft wool rubs, and a comb takes them off.',
      fhi: 'Has your new {jumper|sweater} got bobbles under the arms? Do not worry.',
    },
    lines: {
      '*': [
        'Lay the {jumper|sweater} flat to take off bobbles. Hanging up, the comb catches the stitches.',
        'Comb or shave bobbles, and do not pull them. Pulling draws out more fibre.',
        'Wash knitwear inside out, in a net, and apart from jeans and {zips|zippers}. Then it gets fewer bobbles.',
        'Look under your bag strap: that is where most bobbles are. Change sides now and then.',
      ],
      h: ['The bobbles are under the arm that carries the shopping. It is evidence.'],
    },
    scene: [
      'You have worn it three times, and there are little balls under the arms.',
      'The {jumper|sweater} is as good as new, except where the bag hangs.',
    ],
    why: [
      [
        'The softer the yarn, the more short fibres there are that can come loose.',
        'Cashmere and merino bobble at first because they are so soft.',
      ],
      ['Most of the loose fibres are gone after a few wears.', 'After the first weeks it gets better.'],
    ],
    parts: [
      [
        'Lay it flat and smooth',
        ['A table and daylight from the side.', 'Then you see each one.'],
        'A {jumper|sweater} on a table',
      ],
      [
        'Comb in one direction',
        ['Short strokes, without pressing.', 'A fabric shaver works on smooth knits.'],
        'A comb on knitwear',
      ],
      [
        'Wash it inside out',
        ['In a net, on the wool {programme|program}.', 'Less rubbing means fewer bobbles.'],
        'A laundry net',
      ],
    ],
    turn: ['After the second or third time there are far fewer.', 'Ten minutes, and it looks like new.'],
    asks: ['Where does your {jumper|sweater} bobble first?', 'Have you got a comb or a shaver for bobbles?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'Ten minutes with a cup of tea, and it is done.' },
    keep: 'the next rainy afternoon',
    send: 'somebody who pulls them off',
    own: [
      {
        kinds: ['product'],
        about: 'wool|cashmere|merino|knitwear|\\bjumpers?|sweaters?|\\bknit',
        lead: 'If you like knitwear:',
      },
    ],
    pic: {
      ask: 'A comb beside a {jumper|sweater} on a table',
      alt: 'A comb beside a {jumper|sweater} on a table',
    },
    claims: [['Pilling comes from short fibres and rubbing', 'textile textbook']],
  },
  {
    id: 'the-tub-and-the-triangle',
    format: 'glossary',
    again: 9,
    emoji: '🏷️',
    tags: ['CareLabels', 'LaundryTips', 'CareForClothes'],
    only: CLOTHES,
    title: ['What the symbols on a care label mean', 'Care label symbols explained'],
    cover: 'What care symbols mean',
    gist: [
      'Tub, triangle, square, iron, circle: five symbols on the label say how to wash, bleach, dry, iron and clean. A cross means do not.',
      'Five signs are on nearly every care label. Once you know them, nothing shrinks by accident.',
    ],
    subject: ['Care labels explained', 'What is the triangle for?'],
    hooks: {
      '*': [
        'What do the little symbols on a care label mean? Here are the five you need.',
        'Five symbols on the label tell you how to keep your clothes looking new.',
      ],
      patl: 'Five symbols on a care label say how to wash, dry and iron.',
      fhi: 'Honestly: do you know what the triangle on the label means?',
    },
    lines: {
      '*': [
        'The tub on a care label is washing. The number or the dots say how warm at most, and a hand means by hand.',
        'A circle in a square on the label is the {tumble dryer|dryer}. With a cross, hang it up.',
        'One line under the tub means a gentle wash, two lines a very gentle one.',
        'Take a photo of the label before you cut it out.',
      ],
      h: ['The triangle is not a warning about sharks. It is bleach.'],
    },
    scene: [
      'The label is in your hand, the machine is open, and you are guessing.',
      'Something came out of the wash two sizes smaller. It was on the label.',
    ],
    why: [
      [
        'The maker puts on the label what the cloth can bear.',
        'The gentlest part decides: a button, a lining, a print.',
      ],
      [
        'Clothes last longer when they are washed as the label says.',
        'Most accidents in the wash are heat or spin.',
      ],
    ],
    parts: [
      [
        'Tub',
        [
          'Washing, with the highest temperature in it.',
          'How it may be washed: a hand means by hand, a cross means not in water.',
        ],
        'A tub symbol on a label',
      ],
      [
        'Triangle',
        [
          'Bleach. Empty means allowed, a cross means do not.',
          'Bleaching: empty allows it, two stripes allow only bleach with oxygen.',
        ],
        'A triangle symbol on a label',
      ],
      [
        'Square',
        [
          'Drying. A circle in it is the {tumble dryer|dryer}.',
          'How to dry it: lines show whether to hang it or lay it flat.',
        ],
        'A square symbol on a label',
      ],
      [
        'Iron',
        ['More dots mean hotter. One dot is for delicate fibres.', 'Ironing: a cross means no iron at all.'],
        'An iron symbol on a label',
      ],
      [
        'Circle',
        [
          'Dry cleaning, with letters that tell the cleaner what to use.',
          'It is a message for the dry cleaner, and not for you.',
        ],
        'A circle symbol on a label',
      ],
    ],
    turn: ['Keep this for the next wash.', 'If in doubt, wash it cool and hang it up.'],
    asks: ['Which symbol did you not know?', 'What was your worst accident in the wash?'],
    ends: { patl: 'Read the label once, and keep it in shape.', fhi: 'The triangle surprises everybody.' },
    keep: 'laundry day',
    send: 'somebody who has just moved out of home',
    pic: { ask: 'A care label close up', alt: 'A care label close up' },
    claims: [['Meaning of care symbols', 'international care labelling standard']],
  },
  {
    id: 'put-winter-to-bed',
    format: 'season',
    again: 11,
    emoji: '🧥',
    tags: ['MothProof', 'WardrobeTips', 'WinterClothes'],
    only: WARM_CLOTHES,
    when: { season: ['spring'] },
    title: [
      'How to store winter clothes so that moths stay away',
      'Putting winter clothes away: what to do first',
    ],
    cover: 'Store winter clothes moth free',
    gist: [
      'Wash or clean everything before you store it, dry it well, and pack it in closed bags or boxes. Moths go for what has been worn.',
      'Moths like wool that smells of skin and food. Clean woollens in closed boxes come out whole in autumn.',
    ],
    subject: ['Putting winter clothes away', 'Keep moths off your wool'],
    hooks: {
      '*': [
        'Before you put winter clothes away, wash them. Moths go for what has been worn.',
        'How to store wool and coats over the summer without moths.',
      ],
      patl: 'Clean, dry and closed: that keeps moths off winter clothes.',
      fhi: 'Are you putting your winter clothes away? Wash them first.',
    },
    lines: {
      '*': [
        'Wash or air your woollens before you store them. Moths look for skin, sweat and food.',
        'Put clean {jumpers|sweaters} in a bag or box that closes tightly. Cotton bags with a {zip|zipper} work, too.',
        'Lavender and cedar smell nice and help a little. A clean {jumper|sweater} in a closed box helps more.',
        'Empty the pockets of your coat, close the {zip|zipper} and hang it on a broad hanger.',
      ],
      h: ['Moths have excellent taste. They always start with the cashmere.'],
    },
    scene: [
      'In autumn you take out your best {jumper|sweater}, and there is a hole in the front.',
      'The first warm week is here, and the coats are still by the door.',
    ],
    why: [
      [
        'The larvae of clothes moths eat wool, and like it best where it is not clean.',
        'Moths lay their eggs where the young will find food.',
      ],
      ['In a closed box no moth gets in.', 'Dark, quiet and dusty places are where moths feel at home.'],
    ],
    parts: [
      [
        'Wash or clean everything',
        ['Even what you wore only once.', 'Follow the label, and let it dry completely.'],
        'Clean {jumpers|sweaters} folded',
      ],
      [
        'Mend small things now',
        ['Loose buttons and small holes.', 'In autumn you will be glad of it.'],
        'A needle and a button',
      ],
      [
        'Pack it tightly closed',
        ['Boxes with lids or bags with a {zip|zipper}.', 'Fold knits, and hang only coats.'],
        'A closed box in a wardrobe',
      ],
    ],
    turn: [
      'Then the wardrobe has room for summer.',
      'And what you have not worn all winter may go to somebody else.',
    ],
    asks: ['Have you already put your winter clothes away?', 'Have you ever had moths?'],
    ends: { patl: 'Try it the next time.', fhi: 'One afternoon, and your wool is safe.' },
    keep: 'the first warm weekend',
    send: 'somebody with a hole in a {jumper|sweater}',
    pic: {
      ask: 'Clean folded {jumpers|sweaters} in an open box',
      alt: 'Clean folded {jumpers|sweaters} in a box',
    },
    claims: [['Clothes moth larvae feed on soiled wool', 'museum conservation advice']],
  },
  {
    id: 'try-the-coat-in-the-warm',
    format: 'season',
    again: 11,
    emoji: '🍂',
    tags: ['WinterCoat', 'CoatWeather', 'CareForClothes'],
    only: WARM_CLOTHES,
    when: { months: [9, 10] },
    title: [
      'What to check on your winter coat before it gets cold',
      'Winter coat: five minutes before the first frost',
    ],
    cover: 'Check your winter coat now',
    gist: [
      'Try it on, pull at the buttons, run the {zip|zipper}, check the pockets and the lining. Now there is time to mend it or find another.',
      'Five minutes on a mild day show if your coat still fits and closes. In the first cold week everybody looks for one.',
    ],
    subject: ['Check your winter coat now', 'Does the coat still close?'],
    hooks: {
      '*': [
        'Try on your winter coat before it gets cold. Now there is still time.',
        'Does your winter coat still close? Have a look before you need it.',
      ],
      patl: 'A winter coat is best checked while the days are mild.',
      fhi: 'Where is your winter coat? Take it out today, and try these things.',
    },
    lines: {
      '*': [
        'Put your winter coat on over a thick {jumper|sweater} and move your arms. Does it still fit?',
        'Pull gently at each button of your winter coat. Sew on the loose ones before you lose them.',
        'Does the {zip|zipper} of your coat stick? Rub it with the tip of a pencil or a bit of candle wax.',
        'Hang your coat outside for an hour on a dry day. It smells fresh again.',
      ],
      h: ['Check the pockets. Last year there was a tenner, and half a biscuit.'],
    },
    scene: [
      'The first cold morning, and the {zip|zipper} of your coat will not close.',
      'Your coat has been at the back of the wardrobe since spring.',
    ],
    why: [
      [
        'Small things are quickly mended now, and not in the first frost.',
        'In autumn you choose in peace, and all sizes are there.',
      ],
      [
        'In the first cold week everybody wants a coat at the same time.',
        'Repairs take longer when everybody brings one.',
      ],
    ],
    parts: [
      [
        'Try it on over a {jumper|sweater}',
        ['Lift your arms and close it.', 'Children need a larger one every year.'],
        'A coat in front of a mirror',
      ],
      [
        'Pull at buttons and {zip|zipper}',
        ['Loose buttons are sewn on in five minutes.', 'A broken {zip|zipper} can mostly be replaced.'],
        'A hand on a coat button',
      ],
      [
        'Turn out the pockets',
        ['And feel for holes in the lining.', 'Keys slip through into the hem.'],
        'An empty coat pocket',
      ],
      [
        'Brush it and air it',
        ['Downwards, collar last.', 'Then you can wear it tomorrow.'],
        'A clothes brush on a coat',
      ],
    ],
    turn: [
      'If it no longer fits, you have time to choose.',
      'And an old coat in good order keeps somebody else warm.',
    ],
    asks: ['How many winters have you had your coat?', 'What did you find in the pocket?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'Then let it get cold.' },
    keep: 'a mild Sunday',
    send: 'somebody who is always cold',
    own: [
      {
        kinds: ['product', 'service'],
        about: '\\bcoats?\\b|jackets?\\b|knitwear|jumpers?|sweaters?|alterations?|winter',
        lead: 'If you need something warm:',
      },
    ],
    pic: { ask: 'A winter coat on a hook, its pockets turned out', alt: 'A winter coat on a hook' },
    claims: [['Wax or graphite eases a sticking zip', 'common practice']],
  },
  {
    id: 'shoes-want-a-day-off',
    format: 'tip',
    again: 9,
    emoji: '👞',
    tags: ['ShoeCare', 'LeatherShoes', 'CareForClothes'],
    only: SHOES,
    title: [
      'Why you should not wear the same leather shoes every day',
      'How to make leather shoes last longer',
    ],
    cover: 'Give leather shoes a day off',
    gist: [
      'Leather takes up moisture from your feet and needs a day to dry. Wear two pairs in turn and use shoe trees, and both last longer.',
      'Two pairs of leather shoes worn in turn last longer than one pair worn daily, because they can dry.',
    ],
    subject: ['Leather shoes need a day off', 'Make your shoes last'],
    hooks: {
      '*': [
        'Do not wear the same leather shoes two days running. They need a day to dry.',
        'How to make leather shoes last: wear them every other day.',
      ],
      patl: 'Leather shoes last longer when they have a day to dry.',
      fhi: 'Do you wear your favourite shoes every day? They would like a day off.',
    },
    lines: {
      '*': [
        'Wear leather shoes every other day. They need a day to dry from the inside.',
        'Wet shoes: stuff them with newspaper and dry them away from the {radiator|heater}. Heat makes leather crack.',
        'Put shoe trees or paper into leather shoes in the evening. They keep their shape.',
        'Brush off mud when it is dry, and put on a little cream once a month.',
      ],
      h: ['Your shoes carry you all day. On Tuesdays they would like to lie down.'],
    },
    scene: [
      'In the evening you take off your shoes, and the lining is damp.',
      'You have loved these shoes for a year, and the leather is beginning to crack.',
    ],
    why: [
      [
        'Feet give off moisture all day, and the lining takes it up.',
        'Damp leather wears faster and loses its shape.',
      ],
      [
        'With two pairs in turn, each one gets time to dry.',
        'A dry shoe keeps its shape, and smells better.',
      ],
    ],
    parts: [
      [
        'Change shoes every day',
        ['Two pairs are enough.', 'Leave the others open in an airy place.'],
        'Two pairs of shoes in a hall',
      ],
      [
        'Keep them in shape',
        ['Shoe trees, or paper if you have none.', 'Put them in while the shoe is still warm.'],
        'A shoe tree in a shoe',
      ],
      [
        'Clean and cream them',
        ['A brush first, then a thin layer of cream.', 'Once a month is enough for most.'],
        'A brush and a tin of cream',
      ],
    ],
    turn: [
      'Have heels and soles looked at before they are worn through.',
      'Good care costs five minutes a week.',
    ],
    asks: ['How many pairs do you wear in turn?', 'How old are your oldest shoes?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Your shoes will keep you company for years.' },
    keep: 'the evening, when you take off your shoes',
    send: 'somebody who wears one pair every day',
    own: [
      {
        kinds: ['product', 'service'],
        about: '\\bshoes?\\b|\\bboots?\\b|shoe (?:care|cream|trees?)|resol',
        lead: 'And for your shoes:',
      },
    ],
    pic: { ask: 'Two pairs of leather shoes side by side', alt: 'Two pairs of leather shoes side by side' },
    claims: [['Leather lining takes up moisture from the foot', 'shoemaking practice']],
  },
  {
    id: 'rinse-the-summer-out',
    format: 'season',
    again: 11,
    emoji: '👙',
    tags: ['SwimwearCare', 'SummerClothes', 'CareForClothes'],
    only: 'swimwear|swimsuit|bikini|beachwear|swim (?:wear|shorts)',
    when: { season: ['summer'] },
    title: ['How to make swimwear last longer', 'How to wash a swimsuit'],
    cover: 'How to make swimwear last',
    gist: [
      'Rinse swimwear in cool fresh water straight after swimming, press it out in a towel, and dry it in the shade.',
      'Chlorine, salt and {sun cream|sunscreen} wear out elastic. Rinse it the same day, by hand, without hot water.',
    ],
    subject: ['How to make a swimsuit last', 'Rinse it the same day'],
    hooks: {
      '*': [
        'Rinse your swimsuit in fresh water straight after swimming. It will last much longer.',
        'How to wash swimwear so that it keeps its shape.',
      ],
      patl: 'Rinse, press, dry in the shade: that keeps swimwear in shape.',
      fhi: 'Is your wet swimsuit still in the bag? Take it out and rinse it.',
    },
    lines: {
      '*': [
        'Rinse swimwear in cool water after every swim. Chlorine and salt wear out the elastic.',
        'Do not wring a swimsuit. Roll it in a towel and press.',
        'Dry swimwear in the shade. Strong sun fades the {colour|color} and weakens the fibres.',
        'Put {sun cream|sunscreen} on before you dress, and let it dry. It leaves marks on light swimwear.',
      ],
      h: ['Do not leave it in the bag until Thursday. You will know which bag it was.'],
    },
    scene: [
      'After the pool the wet swimsuit stays in the plastic bag until evening.',
      'In the second summer the swimsuit has gone baggy at the back.',
    ],
    why: [
      [
        'Chlorine and salt go on working as long as they are in the fabric.',
        'Elastic fibres suffer from chlorine, heat and rubbing.',
      ],
      [
        'Hot water and the dryer do more harm than swimming.',
        'By hand and cool is enough, and takes a minute.',
      ],
    ],
    parts: [
      [
        'Rinse it straight away',
        ['Under the shower, in cool water.', 'Even a basin of fresh water will do.'],
        'A swimsuit under running water',
      ],
      ['Press it, do not wring', ['Roll it in a towel.', 'Twisting breaks the elastic.'], 'A rolled towel'],
      [
        'Dry it in the shade',
        ['Lay it over a rail.', 'Hooks leave marks on the straps.'],
        'Swimwear on a line in the shade',
      ],
    ],
    turn: ['Two swimsuits in turn both last longer.', 'A minute after each swim is enough.'],
    asks: ['Pool, lake or sea?', 'How many summers does your swimsuit last?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'And then back into the water.' },
    keep: 'the swimming bag',
    send: 'whoever you go swimming with',
    pic: { ask: 'A swimsuit on a line in the shade', alt: 'A swimsuit on a line in the shade' },
    claims: [['Chlorine and heat degrade elastane', 'textile textbook']],
  },
];
