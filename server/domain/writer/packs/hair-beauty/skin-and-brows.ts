// Skin, brows, lashes and hands: what is done at home between two appointments.
import type { Idea } from '../../library/idea.ts';
import { FACE, LASHES, NAILS } from './kinds.ts';

/** Houses that treat skin. */
const SKIN = 'skin|facials?\\b|beauty|beautician|cosmetic|a?esthetic|\\bspa\\b|wax';
const BROWS = '\\bbrows?\\b|eyebrow|beauty (?:salon|studio|room)|beautician';

export const SKIN_AND_BROWS: readonly Idea[] = [
  {
    id: 'two-fingers-of-sunscreen',
    format: 'mistake',
    only: SKIN,
    again: 9,
    emoji: '🧴',
    tags: ['Sunscreen', 'SkincareTips', 'SPF'],
    title: [
      'How much sunscreen does a face need? Two fingers of it',
      'Sunscreen: most people use half of what they need',
    ],
    cover: 'Two fingers of sunscreen',
    wrong: 'Using too little sunscreen',
    gist: [
      'Squeeze a line of sunscreen along two fingers: that is what face and neck need. With half of it you get much less than the number on the bottle.',
      'The number on the sunscreen was measured with a thick layer. Two fingers full for face and neck come close to it.',
    ],
    subject: ['How much sunscreen does a face need?', 'Half the sunscreen is not enough'],
    hooks: {
      '*': [
        'Squeeze a line of sunscreen along two fingers. Looks like a lot? That is one face and one neck.',
        'The number on your sunscreen only counts if you use enough: two fingers full for face and neck.',
      ],
      p: 'How much sunscreen you use matters more than the brand.',
      f: 'Try two fingers of sunscreen tomorrow morning. It is more than you think.',
      a: 'Sunscreen: two fingers, face and neck, every morning.',
      t: 'Sunscreen is tested with two milligrams to the square centimetre. Most people use a quarter to a half of that.',
      h: 'A dab of sunscreen on the nose, and the nose is very well protected.',
      i: 'Sunscreen every morning is kind to your face in twenty years.',
      l: 'Cool cream, slow hands, morning light.',
    },
    lines: {
      '*': [
        'Use two fingers of sunscreen for face and neck. With less, you get less than the number on the bottle.',
        'Where people forget sunscreen: ears, eyelids, the {parting|part} and the backs of the hands.',
        'Sunscreen goes on last, over your day cream, and make-up after it. Give it some minutes to settle.',
        'Sunscreen on a cloudy day? Yes: clouds let most ultraviolet light through.',
      ],
      h: ['There is sunscreen in the car, in the bag and by the door. On the face there is none.'],
    },
    scene: [
      'A pea of sunscreen on a fingertip, spread over a whole face, and a happy look in the mirror.',
      'On the first warm day of the year somebody falls asleep on a balcony, with one ear in the sun.',
    ],
    why: [
      [
        'A thin layer of sunscreen has gaps that you cannot see.',
        'Sunscreen has to lie on the skin like a film, and that takes enough of it.',
      ],
      [
        'It rubs off on collars and phones, and goes with sweat.',
        'After two hours outdoors little of it is left.',
      ],
    ],
    parts: [
      [
        'Measure it on two fingers',
        [
          'Draw a line on index and middle finger, from the palm to the tip.',
          'For the whole body you need about a small glass full.',
        ],
        'Two fingers with lines of cream',
      ],
      [
        'Do not forget the edges',
        ['Ears, hairline, neck and lips burn first.', 'Lips need a stick of their own.'],
        'A hand at an ear',
      ],
      [
        'Put on more when you are outdoors',
        [
          'Every two hours, and after each swim.',
          'It does not protect you more. It makes up for what has gone.',
        ],
        'A bottle on a towel',
      ],
    ],
    turn: [
      'The bottle is empty sooner, and that is right.',
      'A tube that lasts for years has not been used.',
    ],
    asks: ['Two fingers or a pea: how much do you use?', 'Where did you once forget sunscreen?'],
    ends: {
      p: 'A lot of a simple sunscreen is better than a little of a costly one.',
      f: 'And somebody has to do your back.',
      a: 'Begin tomorrow morning.',
      t: 'Look for protection against both kinds of ultraviolet, often marked UVA in a circle, or broad spectrum.',
      h: 'The ear has peeled. It had been told.',
      i: 'Your skin will be grateful.',
      l: 'And then out into the light.',
    },
    caution:
      'No cream makes a long day in the sun safe: shade, a hat and a shirt come first. A mole that changes should be seen by a doctor.',
    keep: 'tomorrow morning at the mirror',
    send: 'whoever takes a pea of it',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'sun ?(?:screen|care|cream)|\\bSPF\\b|facials?\\b|skin',
        lead: 'For skin that needs a little more:',
      },
    ],
    pic: {
      ask: 'Two fingers with a line of sunscreen on each',
      alt: 'Two fingers with a line of white sunscreen on each',
    },
    claims: [
      [
        'Two-finger rule; SPF measured at 2 mg/cm2, people apply 25 to 50 per cent',
        'advice of dermatological associations',
      ],
    ],
  },
  {
    id: 'thin-before-thick',
    format: 'howto',
    only: SKIN,
    again: 10,
    emoji: '🪞',
    tags: ['SkincareRoutine', 'SkincareTips', 'BeautyBasics'],
    title: ['In which order do skincare products go on?', 'Serum, cream, sunscreen: what goes first'],
    cover: 'Skincare: thin first, thick last',
    gist: [
      'Wash first, then go from thin to thick: serum, then cream, and in the morning sunscreen last. Three things are enough for most faces.',
      'Nobody needs ten bottles. Wash, moisturise, protect: everything else goes in between, the lightest first.',
    ],
    subject: ['Serum or cream first?', 'Three skincare products will do'],
    hooks: {
      '*': [
        'Serum before cream, cream before sunscreen. That is the whole order, and the rest is optional.',
        'Seven skincare bottles by the mirror, and nobody ever said which one goes first.',
      ],
      p: 'With skincare a short routine is the one you keep.',
      f: 'Line up your skincare by how runny it is. That is the order.',
      a: 'Skincare: thin to thick, sunscreen last.',
      t: 'A watery serum cannot get through a fatty cream, so the cream goes on top.',
      h: 'She had ten steps of skincare. At step six she was asleep.',
      i: 'Looking after your skin can be quick.',
      l: 'Warm water, a soft towel, one good cream.',
    },
    lines: {
      '*': [
        'Skincare order for the morning: wash, anything watery, cream, sunscreen. Thin before thick, sunscreen always last.',
        'Try one new skincare product at a time, two weeks apart. Otherwise you never know which one did it.',
        'In the evening the sunscreen and make-up have to come off first. Everything else is no use on top of them.',
        'If your face is red and stings, you need fewer products for a while, not one more.',
      ],
      h: ['The shelf holds a cream for day, one for night, and one for whoever buys creams.'],
    },
    scene: [
      'Seven skincare bottles stand in a row, and a hand hovers over them.',
      'A child watches and asks what each bottle does. It is a good question.',
    ],
    why: [
      [
        'Cream lies on top and keeps the rest in. If it goes on first, it keeps the rest out.',
        'Cream seals the skin, so it comes last.',
      ],
      [
        'The more products you use, the more likely it is that two do not get on.',
        'Skin likes it boring: gentle, and the same every day.',
      ],
    ],
    parts: [
      [
        'Wash with lukewarm water',
        [
          'If your skin feels tight afterwards, it was too much.',
          'In the morning water alone is enough for many.',
        ],
        'Hands with water',
      ],
      [
        'Put on the serum or lotion',
        ['Do it while your skin is still a little damp.', 'Give it a minute, and brush your teeth.'],
        'A drop on a fingertip',
      ],
      [
        'Then put on a cream',
        ['It keeps the moisture in.', 'Oily skin needs a light one, dry skin a rich one.'],
        'A jar of cream',
      ],
      [
        'Sunscreen last, in the morning',
        ['Only make-up goes on top.', 'At night you leave it out.'],
        'A tube of sunscreen',
      ],
    ],
    turn: ['Some of the seven bottles can go to the back of the shelf.', 'It only helps if you keep it up.'],
    asks: ['How many products do you use in the morning?', 'Which one would you never do without?'],
    ends: {
      p: 'If you are not sure, bring your bottles along. Somebody can look at them with you.',
      f: 'And you can go to bed with a bare face.',
      a: 'Wash, cream, protect.',
      t: 'Strong actives such as acids and retinoids belong in the evening, and not both at once to begin with.',
      h: 'She now has three steps, and stays awake.',
      i: 'Three steps are enough.',
      l: 'Clean, cool, done.',
    },
    caution:
      'Redness, itching or spots that stay for weeks are for a doctor. In pregnancy ask before you use retinoids or strong acids.',
    keep: 'the morning with seven bottles',
    send: 'somebody with a full bathroom shelf',
    own: [
      {
        kinds: ['service', 'product', 'price', 'process'],
        about: 'facials?\\b|skin|consult|product|range',
        lead: 'To have your skin looked at:',
      },
    ],
    pic: {
      ask: 'Three bottles in a row, the thinnest first',
      alt: 'Three bottles of skincare in a row on a shelf',
    },
    claims: [
      [
        'Order of application: cleanse, serum, moisturiser, sunscreen',
        'advice of dermatological associations',
      ],
    ],
  },
  {
    id: 'before-the-wax',
    format: 'checklist',
    only: '\\bwaxing\\b|(?<!(?:beard|hair|styling|moustache|matte|clays?|pomades?|pastes?),? (?:and |& |or )?)\\bwax\\b(?! ?(?:melts?|candles?|finish|pomades?|pastes?|clays?))|sugaring\\b|hair removal|beauty (?:salon|studio|room)|beautician',
    again: 9,
    emoji: '🗓️',
    tick: true,
    tags: ['WaxingTips', 'BeautySalon', 'SmoothSkin'],
    title: ['How to prepare for a waxing appointment', 'Before waxing: how long should you let it grow?'],
    cover: 'Before your waxing appointment',
    gist: [
      'Let the hair grow to the length of a grain of rice, no scrub and no sun on the day, and say which creams and medicines you use. Then it hurts less and lasts longer.',
      'Put the razor away two to three weeks before waxing. If the hair is too short, the wax cannot grip it.',
    ],
    subject: ['How to prepare for waxing', 'As long as a grain of rice'],
    hooks: {
      '*': [
        'Before a wax, let the hair grow to the length of a grain of rice.',
        'Do not shave before a wax. It is the most common reason for a second visit.',
      ],
      p: 'If you prepare for a wax, it is quicker, gentler and lasts longer.',
      f: 'Your first wax? Everybody was nervous once. Wear something loose.',
      a: 'Before a wax: do not shave, do not scrub, say what you take.',
      t: 'Wax needs about five millimetres of hair. Shorter hair breaks off instead of coming out.',
      h: 'Nobody looks forward to a wax. Everybody likes the weeks after it.',
      i: 'If you know what to expect, a wax is half as bad.',
      l: 'Warm wax, a cool cloth, and breathe out.',
    },
    lines: {
      '*': [
        'Before waxing let the hair grow to the length of a grain of rice. That takes two to three weeks after shaving.',
        'Tell your therapist about retinoid creams, acne tablets and blood thinners before any waxing. Skin can tear.',
        'For a day after a wax: no sauna, no gym and no tight jeans. Sweat stings.',
        'Breathe out when the wax strip comes off. It really helps.',
      ],
      h: ['She counted to three, and pulled on two. It was kind.'],
    },
    scene: [
      'In the bathroom somebody picks up the razor, remembers the waxing appointment, and puts it down.',
      'A first-time customer sits on the edge of the couch and asks what everybody asks: does it hurt?',
    ],
    why: [
      [
        'Hair pulled out with its root takes weeks to come back. Broken hair is back in days.',
        'If it is too short, it breaks off at the skin.',
      ],
      [
        'Some creams and medicines make the skin so thin that wax can tear it.',
        'A cream that you use at night can mean that the wax has to wait.',
      ],
    ],
    parts: [
      [
        'Wait for the right length',
        ['It takes two to three weeks without a razor.', 'Very long hair is trimmed first.'],
        'A grain of rice on a fingertip',
      ],
      [
        'Scrub two days before',
        ['Do not do it on the day itself.', 'It frees hairs under the skin.'],
        'A mitt beside a basin',
      ],
      [
        'Say which creams and medicines you use',
        ['Retinoids, acids, acne tablets, cortisone, blood thinners.', 'A list on your phone helps.'],
        'A list on a phone',
      ],
      [
        'Come without cream on your skin',
        ['Wax does not hold on oil.', 'Deodorant and lotion can wait until tomorrow.'],
        'A jar with its lid on',
      ],
      [
        'Wear something loose',
        ['Cotton is kindest to the skin afterwards.', 'Tight seams would rub.'],
        'Loose cotton trousers on a chair',
      ],
    ],
    turn: [
      'The second time usually hurts less than the first.',
      'And then you need not think of it for some weeks.',
    ],
    asks: ['What would you have liked to know before the first time?', 'Razor or wax?'],
    ends: {
      p: 'If you are well prepared, most areas take a few minutes.',
      f: 'And you may say ouch.',
      a: 'A grain of rice, then book.',
      t: 'Hair grows in phases, so the first rounds catch only part of it.',
      h: 'Does it hurt? Only where the hair is.',
      i: 'Be kind to your skin that day.',
      l: 'Smooth and cool.',
    },
    caution:
      'Not over sunburn, broken skin, moles or varicose veins, and not without asking a doctor if you take acne tablets, blood thinners or have diabetes.',
    keep: 'three weeks before the {holiday|vacation}',
    send: 'somebody who has picked up the razor',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'wax|sugar',
        lead: 'When the hair is long enough:',
      },
    ],
    pic: { ask: 'A grain of rice on the tip of a finger', alt: 'A grain of rice on a fingertip' },
    claims: [
      [
        'Hair length about 5 mm; contraindications incl. retinoids, isotretinoin',
        'beauty therapy textbooks; advice of dermatological associations',
      ],
    ],
  },
  {
    id: 'sisters-not-twins',
    format: 'mistake',
    only: `${BROWS}|${LASHES}`,
    again: 9,
    emoji: '👁️',
    tags: ['BrowTips', 'Eyebrows', 'BeautyTips'],
    title: ['Plucking eyebrows: stop chasing symmetry', 'How not to overpluck your eyebrows'],
    cover: 'Do not overpluck your brows',
    wrong: 'Plucking until both brows are the same',
    gist: [
      'You pluck one hair here and one there until both brows are even, and thin. Step back two paces after every third hair.',
      'No face is the same on both sides, so your brows need not be either. Put the magnifying mirror away.',
    ],
    subject: ['Do not overpluck your brows', 'Step back from the mirror'],
    hooks: {
      '*': [
        'Eyebrows are sisters, not twins. They need not be the same.',
        'The magnifying mirror has cost more eyebrows than any fashion.',
      ],
      p: 'Most eyebrows get too thin because people stand too close to the mirror.',
      f: 'Plucking your eyebrows? Put the tweezers down, take two steps back, and look again.',
      a: 'Eyebrows: step back, then decide.',
      t: 'If you pluck too often, eyebrows may not grow back. It takes months in any case.',
      h: 'A little off the left eyebrow, a little off the right. In the end she looked surprised.',
      i: 'Small differences are what makes a face.',
      l: 'Daylight, a calm hand, and fewer hairs plucked.',
    },
    lines: {
      '*': [
        'Put the magnifying mirror away before you pluck your eyebrows. Nobody sees you from that close.',
        'Pluck eyebrows from below and leave the top alone.',
        'Eyebrow hairs need months to come back, and some do not. If in doubt, leave it in.',
        'Brush your eyebrows up and trim only the tips that stand over. It often replaces plucking.',
      ],
      h: ['The left eyebrow was just right. Then somebody looked at the right one.'],
    },
    scene: [
      'Very close to the mirror, tweezers raised, tongue between the teeth: this is how brows get too thin.',
      'In the school photo everybody has the same two very thin eyebrows.',
    ],
    why: [
      [
        'Close up you see every hair. From a distance you see a brow.',
        'Nobody else will ever see you as a magnifying mirror does.',
      ],
      [
        'Everybody lifts one eyebrow a little more than the other.',
        'Even if you make them the same, they change when you smile.',
      ],
    ],
    parts: [
      [
        'Pluck by daylight',
        ['Stand at a window, facing the light.', 'Lamps throw shadows that look like hairs.'],
        'A mirror at a window',
      ],
      [
        'Work on both in turn',
        [
          'Three hairs on the left, three on the right.',
          'If you finish one first, you have to chase it with the other.',
        ],
        'Tweezers beside a mirror',
      ],
      [
        'Step back and smile',
        ['Talk, laugh, frown: then you see where they sit.', 'A face at rest is only half of it.'],
        'A woman smiling into a mirror',
      ],
      [
        'Stop before you are done',
        ['Tomorrow you will be glad.', 'You cannot put a hair back.'],
        'Tweezers laid down',
      ],
    ],
    turn: [
      'Leave them alone for six weeks, and have the shape done once.',
      'Full brows look good even when they are uneven.',
    ],
    asks: ['In which year were your brows thinnest?', 'Left or right: which is the unruly one?'],
    ends: {
      p: 'Once somebody has set the shape, you only have to keep it.',
      f: 'And keep the magnifying mirror for splinters.',
      a: 'Pluck less.',
      t: 'A brow hair takes two to four months.',
      h: 'She no longer looks surprised.',
      i: 'Twins are rare, and sisters are lovely.',
      l: 'A soft arch is enough.',
    },
    keep: 'the next time you hold tweezers',
    send: 'somebody with a magnifying mirror',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: '\\bbrows?\\b|eyebrow|thread|tint|lamination',
        lead: 'To have your brows shaped:',
      },
    ],
    pic: { ask: 'Tweezers and a small mirror at a window', alt: 'Tweezers and a small mirror by a window' },
    claims: [
      [
        'Regrowth of brows takes two to four months; repeated plucking can be permanent',
        'dermatology textbooks',
      ],
    ],
  },
  {
    id: 'lashes-fall-every-day',
    format: 'answer',
    only: LASHES,
    again: 9,
    emoji: '🍃',
    tags: ['LashCare', 'LashExtensions', 'BeautyFacts'],
    title: ['Is it normal to lose lashes every day?', 'How many lashes fall out in a day?'],
    cover: 'Is it normal to lose lashes?',
    question: 'Some lashes come out every day. Is that the extensions?',
    short: 'Yes: everybody loses a few a day. Each lash lives for some weeks to months.',
    gist: [
      'Everybody loses a few lashes a day. With extensions you notice it, because each lash takes its extension along. That is why there are infills.',
      'A lash grows, rests and falls out, and the next one is already growing. One to five a day count as usual.',
    ],
    subject: ['Is it normal to lose lashes?', 'Why lash extensions need infills'],
    hooks: {
      '*': [
        'You lose lashes every day, and always have. With extensions you notice it.',
        'A lash on your cheek is no reason to worry. A few a day are normal.',
      ],
      p: 'You lose some lashes every day. That is why extensions are filled up every few weeks.',
      f: 'You found a lash on your cheek? Make a wish, and do not worry.',
      a: 'Losing a few lashes a day is normal.',
      t: 'A lash grows, rests and falls. Most of your lashes are resting.',
      h: 'Each wish costs one lash. A fair price.',
      i: 'For every lash that falls, a new one grows.',
      l: 'A small dark lash on a white pillow.',
    },
    lines: {
      '*': [
        'Between one and five lashes a day fall out by themselves. With extensions you see them, because they are longer.',
        'Never pull at a loose lash extension. It holds on to a lash of yours that is not ready to go.',
        'Gaps in your lashes on the side you sleep on? It is often the pillow.',
        'Oil-based removers can soften the glue of extensions. Look for "oil-free" on the bottle.',
      ],
      h: ['The cat has found a lash and takes it for a spider.'],
    },
    scene: [
      'A lash lies on the edge of the basin, and somebody counts how many are left.',
      'In the morning three lashes lie on the pillow, on the side where she sleeps.',
    ],
    why: [
      ['Lashes do not all fall at once. They take turns.', 'If they all fell together, we would notice.'],
      [
        'An extension is fixed to one lash and falls out with it.',
        'Nothing has come loose. The lash would have fallen anyway.',
      ],
    ],
    parts: [
      [
        'Count for three days',
        ['Up to five a day are normal.', 'Some days it is more, some days fewer.'],
        'A lash on a fingertip',
      ],
      [
        'Look at the root of the lash',
        ['If a natural lash is on it, it fell by itself.', 'If the extension came off alone, ask about it.'],
        'A lash on white paper',
      ],
      [
        'Be gentle with your lashes',
        [
          'Do not rub, do not pick, brush them dry in the morning.',
          'Rubbing and pulling do most of the harm.',
        ],
        'A small brush',
      ],
    ],
    turn: ['That is why infills come every two to three weeks.', 'The next lash is already growing.'],
    asks: ['Which side do you sleep on?', 'What do you wish for, when one lands on your finger?'],
    ends: {
      p: 'If whole groups of lashes fall out, have it looked at.',
      f: 'And blow it off your finger before you throw it away.',
      a: 'Let them fall. Do not pull.',
      t: 'A lash takes some months from beginning to end.',
      h: 'The cat has made a wish as well.',
      i: 'It grows again.',
      l: 'Close your eyes, and make a wish.',
    },
    caution:
      'Redness, swelling, pain or lashes that fall in clumps: have the extensions taken off, and see a doctor.',
    keep: 'the next lash on your cheek',
    send: 'somebody who counts hers',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'policy'],
        about: 'infill|lash|removal',
        lead: 'For your next infill:',
      },
    ],
    pic: { ask: 'A lash on a fingertip', alt: 'A single eyelash on a fingertip' },
    claims: [
      [
        'Shedding of some one to five lashes a day (published figures differ a little); cycle of some months',
        'dermatology textbooks; American Academy of Ophthalmology',
      ],
    ],
  },
  {
    id: 'white-spots-are-no-lack',
    format: 'myth',
    only: NAILS,
    again: 9,
    emoji: '🤍',
    tags: ['NailCare', 'NailFacts', 'BeautyMyths'],
    title: ['White spots on nails: not a lack of calcium', 'What are the white spots on fingernails?'],
    cover: 'White spots on nails',
    myth: 'White spots on nails mean too little calcium',
    short: 'They are mostly small knocks from weeks ago, growing out.',
    gist: [
      'The white spot on your nail is an old knock. It happened weeks ago at the root, and it grows out with the nail.',
      'White spots on nails come from small bumps: a drawer, a door, a rough manicure. They grow out in some months.',
    ],
    subject: ['White spots on nails: what are they?', 'It was the drawer, in March'],
    hooks: {
      '*': [
        'The white spot on your nail is not a lack of calcium. It is a knock from some weeks ago.',
        'Your nails remember the drawer that you have forgotten.',
      ],
      p: 'Small white spots on nails are nearly always harmless.',
      f: 'Do you have a white spot on a nail? Where did you bang your finger?',
      a: 'White spots on nails: no calcium needed, they grow out.',
      t: 'A knock at the root disturbs the layers of the nail. The spot moves forward about three millimetres a month.',
      h: 'White spots have nothing to do with calcium. The milk was for nothing.',
      i: 'White spots grow out by themselves.',
      l: 'A white spot that slowly moves to the tip.',
    },
    lines: {
      '*': [
        'White spots on nails are mostly small knocks to the root, weeks ago. They grow out by themselves.',
        'A fingernail grows about three millimetres a month, so a white spot in the middle is about three months old.',
        'Pushing back cuticles hard leaves white spots on the nails weeks later. Soften them first.',
        'A thumbnail grows out in about half a year, a big toenail takes a year or more.',
      ],
      h: ['He counted back from the white spot on his nail, and remembered the wardrobe.'],
    },
    scene: [
      'A hand under the lamp: in the middle of one nail is a small white spot.',
      'Grandmother looks at the child\'s nails, says "milk", and goes to the fridge.',
    ],
    why: [
      [
        'Nails are made of keratin and contain hardly any calcium.',
        'Nails are made of the same stuff as hair. Milk does not change them.',
      ],
      [
        'Where the layers did not join properly, the light is scattered and it looks white.',
        'It is like a scratch in glass.',
      ],
    ],
    parts: [
      [
        'Count back from the spot',
        ['Three millimetres are about a month.', 'Measure from the skin at the root.'],
        'A ruler beside a nail',
      ],
      [
        'Soften cuticles before you push them',
        ['Use warm water and a drop of oil, then a soft stick.', 'The root of the nail is just below.'],
        'A hand in a bowl of water',
      ],
      [
        'Let the spot grow out',
        ['Do not file it, because it is not on the surface.', '{Varnish|Polish} hides it meanwhile.'],
        'A bottle of nail colour',
      ],
    ],
    turn: [
      'Children have many of them, because they bump into everything.',
      'In a few weeks it reaches the tip.',
    ],
    asks: ['Do you have one, and from what?', 'What were you told as a child?'],
    ends: {
      p: 'Drink milk if you like it, but not for your nails.',
      f: 'And mind the drawer.',
      a: 'Leave it alone.',
      t: 'Bands across all nails, or a whole white nail, are something else.',
      h: 'The wardrobe denies everything.',
      i: 'It grows three millimetres a month.',
      l: 'And one day it is gone.',
    },
    caution: 'Nails that turn all white, yellow or dark, thicken or come away should be seen by a doctor.',
    keep: 'the next spot',
    send: 'whoever says it is calcium',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'manicur|(?<!natural )\\bnails?\\b(?! bar)',
        lead: 'Until it has grown out:',
      },
    ],
    pic: { ask: 'A hand under good light, nails bare', alt: 'A hand with bare nails under a lamp' },
    claims: [
      [
        'Punctate leukonychia from minor trauma; growth about 3 mm a month',
        'dermatology textbooks; American Academy of Dermatology',
      ],
    ],
  },
  {
    id: 'gloves-before-oil',
    format: 'tip',
    only: NAILS,
    again: 9,
    emoji: '🧤',
    tags: ['NailCare', 'HandCare', 'BeautyTips'],
    title: ['Why nails split: water, not weakness', 'Splitting nails? Try gloves before any oil'],
    cover: 'Splitting nails? Wear gloves',
    gist: [
      'Nails soak up water, swell, dry and shrink many times a day, and their layers come apart. Rubber gloves for the {washing-up|dishes} do more than any hardener.',
      'It is mostly the {washing-up|dishes} that makes nails split. Keep them dry, file instead of clip, and give them a drop of oil.',
    ],
    subject: ['Splitting nails? Wear gloves', 'Why nails split'],
    hooks: {
      '*': [
        'Before you buy a nail hardener, buy a pair of rubber gloves.',
        'Nails do not split because they are weak. They split because they get wet so often.',
      ],
      p: 'Water is the most common reason for brittle nails, and gloves help.',
      f: 'Splitting nails? Hang rubber gloves where you see them.',
      a: 'Splitting nails: gloves on, every time.',
      t: 'Nails take up water and swell. If that happens often, the layers come apart.',
      h: 'He bought her rubber gloves for her birthday. There was silence.',
      i: 'Hands that do so much deserve a pair of gloves.',
      l: 'Warm water, gloves, and a drop of almond oil.',
    },
    lines: {
      '*': [
        'Splitting nails? Wear rubber gloves for the {washing-up|dishes} and for cleaning.',
        'Do not use your nails as tools. A coin opens the {tin|can}, a knife lifts the label.',
        'Keep splitting nails short for three months. Short ones have less to split.',
        '{Varnish|Polish} remover dries nails out. Once a week is enough, and a drop of oil afterwards.',
      ],
      h: ['She opened the {tin|can} with a nail. It was a beautiful nail.'],
    },
    scene: [
      'By the sink hang rubber gloves, new. Beside them two red hands wash a pan.',
      'Somebody holds a nail up to the light, and it splits in layers, like the pages of a book.',
    ],
    why: [
      [
        'Under a lens a nail looks like puff pastry, layer upon layer.',
        'Swelling and shrinking pull the layers apart.',
      ],
      ['Soap takes out the fat, and without fat nails get brittle.', 'Hand disinfectant makes it worse.'],
    ],
    parts: [
      [
        'Wear gloves at the sink',
        [
          'With a cotton lining they come on and off more easily.',
          'Wear them for cleaning and gardening, too.',
        ],
        'Rubber gloves by a sink',
      ],
      [
        'Oil your nails in the evening',
        ['Rub a drop in at the edge.', 'Plain kitchen oil will do.'],
        'A drop of oil on a nail',
      ],
      [
        'Keep your nails short for a while',
        ['Wait until the damaged part has grown out.', 'A rounded edge catches less.'],
        'Short rounded nails',
      ],
    ],
    turn: ['Give it three months.', 'You do not need the hardener.'],
    asks: ['Gloves or bare hands at the sink?', 'What did you last open with a nail?'],
    ends: {
      p: 'If your nails go on splitting, ask a doctor.',
      f: 'And somebody else can do the pan.',
      a: 'Wear gloves, from tonight.',
      t: 'File in one direction, with a fine file.',
      h: 'He has been given an apron.',
      i: 'Do it every day, and you will see it.',
      l: 'Soft hands, and smooth nails.',
    },
    keep: 'the next pile of dishes',
    send: 'whoever does the {washing-up|dishes} without gloves',
    own: [
      {
        kinds: ['service', 'price', 'product', 'offer'],
        about: 'manicur|hand (?:massage|treatment|mask|cream)|(?<!natural )\\bnails\\b',
        lead: 'Or let somebody else look after them:',
      },
    ],
    pic: { ask: 'Rubber gloves hanging by the sink', alt: 'A pair of rubber gloves beside a kitchen sink' },
    claims: [
      [
        'Repeated wetting and drying causes brittle nails; gloves are first advice',
        'American Academy of Dermatology; dermatology textbooks',
      ],
    ],
  },
  {
    id: 'keep-the-gel-off-the-skin',
    format: 'mistake',
    only: NAILS,
    again: 9,
    emoji: '⚠️',
    tags: ['GelNails', 'NailSafety', 'NailTips'],
    title: ['Gel at home: why it must not touch your skin', 'Can you become allergic to gel nails?'],
    cover: 'Gel must not touch your skin',
    wrong: 'Letting uncured gel touch the skin',
    gist: [
      'Gel that has not hardened can make you allergic for life, and then also to some glues of dentists and doctors. Keep it off your skin, and cure it for as long as it says.',
      'Gel on the cuticles and the wrong lamp are how an allergy to nail gel begins. Leave a small gap, wipe at once, and use the lamp that belongs to the gel.',
    ],
    subject: ['Gel nails at home: mind your skin', 'The lamp has to suit the gel'],
    hooks: {
      '*': [
        'With gel nails at home, leave a small gap between the gel and your skin.',
        'An allergy to nail gel can last for life. It begins where gel touches the skin.',
      ],
      p: 'More people get an allergy to nail gel since they do it at home. Most of it can be prevented.',
      f: 'Do you do your gel nails at home? Then read this first.',
      a: 'Nail gel: never on the skin.',
      t: 'Gel that has not hardened can get into the skin and cause an allergy. Hardened gel is much safer.',
      h: 'Do not get nail gel on your skin, not even a little.',
      i: 'If you know the risk, you can enjoy the colour.',
      l: 'A neat gap along the skin, and colour like glass.',
    },
    lines: {
      '*': [
        'Doing gel at home? Leave a hair of distance to the skin, and wipe off at once what runs over.',
        'Use the lamp that belongs to your nail gel. With another one it may stay soft underneath.',
        'Itching, swelling or blisters round the nails after gel? Take it off, stop, and see a doctor.',
        'Put nail gel on in thin coats. A thick one can be hard above and soft below.',
      ],
      h: ['She had painted the nail, the cuticle, and a little of the table.'],
    },
    scene: [
      'On the kitchen table stands a small lamp for gel nails. The leaflet is still in its bag.',
      'Some weeks after the third gel manicure at home, the fingertips begin to itch.',
    ],
    why: [
      ['Once you have the allergy, you keep it.', 'It can appear after years without any trouble.'],
      [
        'The same kind of substance is in dental fillings, glucose sensors and bone cement.',
        'That is why doctors take it more seriously than a rash.',
      ],
    ],
    parts: [
      [
        'Leave a thin gap to the skin',
        ['It should be as thin as a thread, all round.', 'Wipe off what has run with a stick and cleanser.'],
        'A nail with a clean margin',
      ],
      [
        'Cure it as long as it says',
        ['Go by the clock.', 'Gel, lamp and time belong together.'],
        'A hand in a lamp',
      ],
      [
        'Use tools, not fingers',
        [
          'Wipe off the sticky layer with a pad, and wear gloves when you remove gel.',
          'Keep the dust off your skin.',
        ],
        'A pad on a nail',
      ],
    ],
    turn: [
      'Somebody trained does this without thinking.',
      'If it itches, stop. Do not wait for the third time.',
    ],
    asks: ['Did you know that?', 'Gel nails: at home or at a salon?'],
    ends: {
      p: 'Ask which products a salon uses and how they are cured. Good salons like to be asked.',
      f: 'And do read the leaflet, just this once.',
      a: 'A gap, the right lamp, the full time.',
      t: 'HEMA is the best known of these substances; free of HEMA does not mean free of all.',
      h: 'The table is still very shiny.',
      i: 'Being careful is part of it.',
      l: 'A thin line, and shiny colour.',
    },
    caution:
      'With itching, swelling or blisters stop and see a doctor, and tell dentists and hospitals about an allergy to acrylates.',
    keep: 'the evening that you take out the lamp',
    send: 'somebody with a home kit',
    own: [
      {
        kinds: ['service', 'process', 'product', 'policy'],
        about: 'gel|HEMA|acrylic|BIAB|allerg',
        lead: 'How it is done here:',
      },
    ],
    pic: {
      ask: 'A finished gel nail from close up, the margin in view',
      alt: 'A painted nail with a fine free margin at the cuticle',
    },
    claims: [
      [
        'Allergic contact dermatitis from (meth)acrylates; home kits; life-long; cross relevance to medical devices',
        'British Association of Dermatologists 2018 and later',
      ],
    ],
  },
  {
    id: 'the-sister-called-mabel',
    format: 'story',
    only: `${FACE}|${NAILS}`,
    again: 12,
    emoji: '🖤',
    tags: ['BeautyHistory', 'Mascara', 'DidYouKnow'],
    title: 'The sister who gave mascara its name: Mabel Williams',
    cover: 'Mascara, named after a sister',
    gist: [
      'In Chicago Mabel Williams darkened her lashes with petroleum jelly and something black. Her brother watched, had some made, and later named his brand after her.',
      'A famous mascara has the name of a sister. She mixed hers at home, from petroleum jelly and something black.',
    ],
    subject: ['Mascara, named after a sister', 'Mabel, and a pot of jelly'],
    hooks: {
      '*': [
        "A famous mascara is named after somebody's sister: Mabel.",
        'The story of a famous mascara began with singed eyebrows, the family used to say.',
      ],
      p: 'A famous mascara began with a brother who watched his sister at the mirror.',
      f: 'The next time you put on mascara, think of Mabel.',
      a: 'Mabel mixed the mascara, Tom watched, and the name stayed.',
      t: 'For decades mascara was a solid block with a brush. The tube with a wand came in the late fifties.',
      h: 'Brothers in the bathroom are seldom of any use. Once they invented a mascara.',
      i: 'A good idea may be standing at the mirror beside you.',
      l: 'A little black, on a little brush.',
    },
    lines: {
      '*': [
        'The name of Maybelline comes from Mabel Williams, the sister of its founder. It began in Chicago in nineteen fifteen.',
        'Early mascara was a small black cake with a brush. You had to make it wet, and many people simply spat on it.',
        'Mascara in a tube with a wand came only in the late fifties.',
        'The first mascara was meant for brows and lashes.',
      ],
      h: ['Many people spat on their mascara to make it wet. Glamour is a matter of distance.'],
    },
    scene: [
      'Rooms in Chicago, a small mirror, and a young woman who puts something black on her lashes.',
      'Advertisements for mascara at the back of a magazine, a coupon, and a few coins in the {post|mail}.',
    ],
    why: [
      [
        'In those days make-up was for the stage. People ordered mascara by {post|mail}, so that no neighbour saw.',
        'It came in a plain envelope.',
      ],
      [
        'If it helps one person at the mirror, it may help many.',
        'He only had to look, and ask what it was.',
      ],
    ],
    parts: [
      [
        'Mabel mixed it at home',
        [
          'Mabel Williams had mixed jelly with coal dust, or with burnt cork: the accounts differ.',
          'There had been a mishap at the stove, one version has it, and she painted in what was singed.',
        ],
        'A small pot and a brush',
      ],
      [
        'Tom had it made and sold it',
        [
          'His own mixture was a failure, so a maker of medicines made one for him. The small black cake in a tin followed two years later.',
          'Her brother sold a first cream by post, then a cake with a brush, and that one got her name.',
        ],
        'An old tin',
      ],
      [
        'The wand came later',
        ['Brush and colour came in one tube some forty years later.', 'Since then nobody has to spit.'],
        'A mascara wand',
      ],
    ],
    turn: ['She is not on the packet, only in the name.', 'And her name is on the tubes to this day.'],
    asks: ['Which make-up did your grandmother own?', 'What is the oldest thing in your make-up bag?'],
    ends: {
      p: 'A small story for your next appointment.',
      f: 'Greetings to all sisters.',
      a: 'Mabel: remember the name.',
      t: 'Thomas Lyle Williams began in nineteen fifteen; the cake with her name came two years later.',
      h: 'The stove is never mentioned.',
      i: 'Look at what people near you do well.',
      l: 'And a glance from under dark lashes.',
    },
    keep: 'a quiet minute at the mirror',
    send: 'your sister',
    pic: { ask: 'A mascara brush on a plain surface', alt: 'A black mascara brush on a light surface' },
    claims: [
      [
        'T. L. Williams saw his sister Mabel use petroleum jelly with coal dust or burnt cork, 1915; a drug maker made the first product; cake named Maybelline 1917; wand in the late 1950s',
        'company history and biographies',
      ],
    ],
  },
  {
    id: 'booked-ahead-or-on-a-whim',
    format: 'either',
    again: 10,
    emoji: '📆',
    tags: ['SalonLife', 'SelfCare', 'ThisOrThat'],
    title: [
      'Next haircut: book ahead, or just walk in?',
      'Planner or whim: how do you book your appointments?',
    ],
    cover: 'How do you book your appointments?',
    gist: [
      'Some people book the next appointment before they leave. Others wait until they cannot stand it any more. Which are you?',
      'Book weeks ahead, or take a free hour on Thursday: how do you book your appointments?',
    ],
    subject: ['How do you book your appointments?', 'Ahead, or on a whim?'],
    hooks: {
      '*': [
        'Do you book your next appointment before you leave, or on the morning when nothing sits right?',
        'There are two kinds of people at the {till|register}, and one of them already has the calendar open.',
      ],
      p: 'If you book regularly, you always look the same. If not, you can do what you feel like.',
      f: 'Booking appointments: do you plan ahead, or go on a whim?',
      a: 'Book ahead or on a whim: which do you do?',
      t: 'Hair grows about {a centimetre|half an inch} a month, nails a little less. A regular appointment keeps up with that.',
      h: 'One half has an appointment in March. The other half cut {the fringe themselves|the bangs themselves}.',
      i: 'An hour for yourself, planned or not, is always a good one.',
      l: 'A free hour on a Thursday, and nobody knows where you are.',
    },
    lines: {
      '*': [
        'Do you book your next salon appointment before you leave, or when a photograph tells you that it is time?',
        'Before the holidays every chair is taken. In January it is easier to get an appointment on a whim.',
        'Same day, same hour, every six weeks: some people like their salon appointments that way.',
        'Book on a whim? Ask to be put on the list for cancellations.',
      ],
      h: ['She books her appointments for a year ahead. She has also packed for June.'],
    },
    scene: [
      'Coat half on, phone in hand, and a thumb that scrolls to a date in six weeks.',
      'Thursday, rain, a free hour, and a look into the window of the salon that decides it.',
    ],
    why: [
      [
        'If you book ahead, you have something to look forward to. If not, you get a surprise.',
        'What is planned gets done. What is not planned is sometimes nicer.',
      ],
    ],
    parts: [
      [
        'Booked before you leave',
        ['You keep your favourite hour.', 'You never get to the day when nothing sits right.'],
        'A calendar with a date',
      ],
      [
        'When you feel like it',
        ['It does you good today.', 'With luck there is a gap.'],
        'An empty chair at a mirror',
      ],
    ],
    turn: [
      'Many people do the one and would like to do the other.',
      'Either way, somebody is glad to see you.',
    ],
    asks: ['Which of the two are you?', 'How many weeks lie between your appointments?'],
    ends: {
      p: 'Both are fine.',
      f: 'Tell us below.',
      a: 'One word will do.',
      t: 'Short cuts need an appointment sooner than long ones.',
      h: 'The {fringe is|bangs are} growing out nicely.',
      i: 'Time for yourself is never lost.',
      l: 'An hour, and the phone in your bag.',
    },
    keep: 'the next time you stand at the {till|register}',
    send: 'somebody who always means to book',
    own: [
      {
        kinds: ['hours', 'policy', 'process', 'link'],
        about: 'book (?:via|online|by|through|at)|appointments?\\b|booking|walk.?ins?',
        lead: 'How booking works here:',
      },
    ],
    pic: {
      ask: 'The appointment book, or an empty chair at the mirror',
      alt: 'An empty chair in front of a salon mirror',
    },
    claims: [['Hair about a centimetre, nails about three millimetres a month', 'dermatology textbooks']],
  },
];
