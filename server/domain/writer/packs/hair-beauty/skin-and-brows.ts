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
      'Squeeze a line of sunscreen along two fingers: that is what face and neck need. With half of it you get far less than the number on the bottle.',
      'The figure on the bottle was measured with a thick layer. Two fingers full for face and neck come close to it.',
    ],
    subject: ['Two fingers full', 'Half the cream is not half the protection'],
    hooks: {
      '*': [
        'Squeeze a line of sunscreen along two fingers. Looks like a lot? That is one face and one neck.',
        'The factor on the bottle only counts if you use as much as they did in the laboratory.',
      ],
      p: 'Protection depends on the amount far more than on the brand.',
      f: 'Try it tomorrow morning with two fingers, and be surprised.',
      a: 'Two fingers. Face and neck. Every morning.',
      t: 'Factors are measured at two milligrams to the square centimetre; most people apply a quarter to a half of that.',
      h: 'A dab on the nose, and the nose is very well protected.',
      i: 'A small habit at the mirror is kind to the face of twenty years from now.',
      l: 'Cool cream, slow hands, morning light.',
    },
    lines: {
      '*': [
        'Two fingers full of sunscreen for face and neck. Less than that, and the factor on the bottle is not the one on your skin.',
        'Ears, eyelids, the parting and the backs of the hands: the places where sunscreen is forgotten most.',
        'Sunscreen goes on last, over your day cream, and make-up after it. Give it some minutes to settle.',
        'Clouds let most ultraviolet light through, and glass lets through the part that ages skin.',
      ],
      h: ['There is sunscreen in the car, in the bag and by the door. On the face there is none.'],
    },
    scene: [
      'A pea of cream on a fingertip, spread over a whole face, and a nod at the mirror.',
      'On the first warm day of the year somebody falls asleep on a balcony, with one ear in the sun.',
    ],
    why: [
      [
        'A thin layer has gaps that no eye can see.',
        'It has to lie on the skin like a film, and a film needs stuff.',
      ],
      [
        'It rubs off on collars, phones and pillows, and swims away in sweat.',
        'After two hours outdoors little is left of the morning.',
      ],
    ],
    parts: [
      [
        'Measure it on two fingers',
        [
          'From the fold of the palm to the tip, on index and middle finger.',
          'For the body it takes about a small glass full.',
        ],
        'Two fingers with lines of cream',
      ],
      [
        'Do not forget the edges',
        ['Ears, hairline, neck, and the lips with a stick of their own.', 'The edge is where people burn.'],
        'A hand at an ear',
      ],
      [
        'Put more on outdoors',
        [
          'Every two hours, and after each swim.',
          'It does not add up to more, it makes up for what has gone.',
        ],
        'A bottle on a towel',
      ],
    ],
    turn: [
      'The bottle is empty sooner. That is the point of it.',
      'A tube that lasts for years has not been used.',
    ],
    asks: ['Two fingers or a pea: which are you?', 'Where did you once forget it?'],
    ends: {
      p: 'Used amply, a simple product does more than a costly one used thinly.',
      f: 'And somebody has to do your back.',
      a: 'Tomorrow morning.',
      t: 'Look for protection against both kinds of ultraviolet, often marked UVA in a circle, or broad spectrum.',
      h: 'The ear has peeled. It had been told.',
      i: 'Your skin remembers kindness.',
      l: 'And then out, into the light.',
    },
    caution:
      'No cream makes a long day in the sun safe: shade, a hat and a shirt come first. A mole that changes should be seen by a doctor.',
    keep: 'tomorrow morning at the mirror',
    send: 'whoever takes a pea of it',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'sun ?(?:screen|care|cream)|\\bSPF\\b|facials?\\b|skin',
        lead: 'And for skin that wants a little more.',
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
    cover: 'Thin first, thick last',
    gist: [
      'Clean, then from thin to thick: watery things first, then cream, and sunscreen last in the morning. Three things are enough for most faces.',
      'Nobody needs ten bottles. Wash, moisten, protect, and whatever else you like goes between, the lightest first.',
    ],
    subject: ['Serum or cream first?', 'Three bottles will do'],
    hooks: {
      '*': [
        'Serum before cream, cream before sunscreen. That is the whole order, and the rest is optional.',
        'Seven bottles by the mirror, and nobody ever said which one goes first.',
      ],
      p: 'Order matters less than habit, and a short routine is kept longest.',
      f: 'Line up your bottles by how runny they are. That is the order.',
      a: 'Thin to thick. Sunscreen last.',
      t: 'Water-based layers cannot pass well through fatty ones, so the fatty ones go on top.',
      h: 'She had a ten step routine. On step six she was asleep.',
      i: 'Looking after yourself may be short.',
      l: 'Warm water, a soft towel, one cream.',
    },
    lines: {
      '*': [
        'Skincare order for the morning: wash, anything watery, cream, sunscreen. Thin before thick, sunscreen always last.',
        'One new product at a time, two weeks apart. Otherwise you will never know which one did it.',
        'In the evening the sunscreen and make-up have to come off first. Everything else is no use on top of them.',
        'A face that stings and is red does not need one more bottle. It needs fewer for a while.',
      ],
      h: ['The shelf holds a cream for day, one for night, and one for whoever buys creams.'],
    },
    scene: [
      'Seven bottles stand in a row on the shelf, and a hand hovers over them like over a piano.',
      'A child watches and asks what each of them does. It is a good question.',
    ],
    why: [
      [
        'What is fatty lies on top and keeps the rest in. Put it on first, and it keeps the rest out.',
        'Cream seals, and a seal comes at the end.',
      ],
      [
        'The more products, the more likely that two of them quarrel.',
        'Skin likes it boring: gentle, the same, every day.',
      ],
    ],
    parts: [
      [
        'Wash with lukewarm water',
        [
          'Hands and a mild cleanser do. Tight skin afterwards means too much.',
          'In the morning water alone is enough for many.',
        ],
        'Hands with water',
      ],
      [
        'Put on what is watery',
        [
          'Serums and lotions, on skin that is still a little damp.',
          'Give it a minute. Teeth can be brushed meanwhile.',
        ],
        'A drop on a fingertip',
      ],
      [
        'Then a cream',
        ['It keeps the moisture in.', 'Oily skin does with a light one, dry skin wants a rich one.'],
        'A jar of cream',
      ],
      [
        'Sunscreen last, in the morning',
        ['Nothing but make-up goes on top.', 'At night you leave it out.'],
        'A tube of sunscreen',
      ],
    ],
    turn: [
      'Three of the seven bottles can go to the back of the shelf.',
      'What you keep up for a month counts, not what you buy.',
    ],
    asks: ['How many products do you use in the morning?', 'Which one would you never do without?'],
    ends: {
      p: 'If you are unsure, bring the bottles: somebody can look through them with you.',
      f: 'And to bed you may go with a bare face.',
      a: 'Wash. Cream. Protect.',
      t: 'Strong actives such as acids and retinoids belong in the evening, and not both at once to begin with.',
      h: 'She now has three steps, and sleeps at none of them.',
      i: 'Enough is a kind of care.',
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
        lead: 'And for a look at your skin by daylight.',
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
    cover: 'Before the wax',
    gist: [
      'Hair as long as a grain of rice, no scrub and no sun on the day, and say what creams and medicines you use. Then it hurts less and holds longer.',
      'Put the razor away two to three weeks before. What the wax cannot grip, it cannot take.',
    ],
    subject: ['As long as a grain of rice', 'Five things before you come'],
    hooks: {
      '*': [
        'As long as a grain of rice: that is how much hair a wax can grip.',
        'The commonest reason for a second visit is a razor on the day before.',
      ],
      p: 'Good preparation makes a waxing shorter, gentler and longer lasting.',
      f: 'First time? Everybody was nervous once. Wear something loose.',
      a: 'Do not shave. Do not scrub. Say what you take.',
      t: 'Wax needs about five millimetres to hold; shorter hair breaks instead of leaving by the root.',
      h: 'Nobody looks forward to it, and everybody does afterwards.',
      i: 'Calm is half of it, and calm can be prepared.',
      l: 'Warm wax, a cool cloth, a breath out.',
    },
    lines: {
      '*': [
        'Before waxing let the hair grow to the length of a grain of rice. That takes two to three weeks after shaving.',
        'Tell your therapist about retinoid creams, acne tablets and blood thinners before any waxing. Skin can tear.',
        'No sauna, no gym and no tight jeans for a day after a wax. Pores are open, and sweat stings.',
        'Breathe out when the strip comes off. It is not a proverb, it works.',
      ],
      h: ['She counted to three, and pulled on two. It is an act of mercy.'],
    },
    scene: [
      'In the bathroom lies a razor, and somebody takes it up, looks at the calendar, and puts it down.',
      'A first visitor sits on the edge of the couch and asks what everybody asks: does it hurt?',
    ],
    why: [
      [
        'Hair pulled with its root takes weeks to come back. Broken hair is back in days.',
        'Too short, and it snaps at the surface like grass.',
      ],
      [
        'Some creams and medicines make skin so thin that wax takes it along.',
        'What you rub on at night can decide whether it is done that day at all.',
      ],
    ],
    parts: [
      [
        'Let it grow to a grain',
        ['Two to three weeks without a razor.', 'Longer than a fingertip is trimmed first.'],
        'A grain of rice on a fingertip',
      ],
      [
        'Scrub two days before',
        ['Not on the day itself.', 'It frees hairs that lie beneath the skin.'],
        'A mitt beside a basin',
      ],
      [
        'Say what you use and take',
        [
          'Retinoids, acids, acne tablets, cortisone, blood thinners.',
          'A list on the phone is quickly read out.',
        ],
        'A list on a phone',
      ],
      [
        'Come without cream',
        ['Wax does not hold on oil.', 'Deodorant and lotion can wait until tomorrow.'],
        'A jar with its lid on',
      ],
      [
        'Wear something loose',
        ['Cotton is kindest to skin afterwards.', 'Tight seams rub where you do not want it.'],
        'Loose cotton trousers on a chair',
      ],
    ],
    turn: [
      'The second time hurts less than the first, and the third less again.',
      'Then you have some weeks in which you do not think of it.',
    ],
    asks: ['What would you have liked to know before the first time?', 'Razor or wax: which is yours?'],
    ends: {
      p: 'Well prepared, most areas take less time than a coffee.',
      f: 'And you may say ouch.',
      a: 'Grain of rice. Then book.',
      t: 'Hair grows in phases, so the first rounds catch only part of it.',
      h: 'Does it hurt? Only where the hair is.',
      i: 'Be kind to your skin, that day and the next.',
      l: 'Smooth, cool, quiet.',
    },
    caution:
      'Not over sunburn, broken skin, moles or varicose veins, and not without asking a doctor if you take acne tablets, blood thinners or have diabetes.',
    keep: 'three weeks before the holiday',
    send: 'somebody who has picked up the razor',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'wax|sugar',
        lead: 'When the grain of rice is reached.',
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
    cover: 'Sisters, not twins',
    wrong: 'Plucking until both brows are the same',
    gist: [
      'One hair here, one there, until both are even, and thin. Step back two paces after every third hair: nobody sees you from the distance of a magnifying mirror.',
      'No face is the same on both sides, and brows sit on a face. Let them be sisters, and put the magnifying mirror away.',
    ],
    subject: ['Step back from the mirror', 'Every third hair, two paces back'],
    hooks: {
      '*': [
        'Brows are sisters and not twins. Whoever makes them twins ends up with neither.',
        'The magnifying mirror has cost more eyebrows than any fashion.',
      ],
      p: 'Most overplucked brows come from working too close to the mirror.',
      f: 'Put the tweezers down, take two steps back, and look again.',
      a: 'Step back. Then decide.',
      t: 'Plucked too often, a follicle can stop producing; regrowth takes months, where it comes at all.',
      h: 'A little off the left. A little off the right. In the end she looked surprised at the news.',
      i: 'A face is beautiful in its small unevenness.',
      l: 'Daylight, a calm hand, and less.',
    },
    lines: {
      '*': [
        'Put the magnifying mirror away before you pluck. Two paces from an ordinary mirror is how the world sees your brows.',
        'Pluck below the brow and leave the top alone: that is where its shape is.',
        'Brow hairs need months to come back, and some do not. When in doubt, leave it in.',
        'Brush the brows up, and trim only the tips that stand over. It often replaces plucking.',
      ],
      h: ['The left one was just right for a moment. Then somebody looked at the right one.'],
    },
    scene: [
      'Ten centimetres from the mirror, tweezers raised, tongue between the teeth.',
      'In the photograph of the school leaving party everybody has the same two thin commas.',
    ],
    why: [
      [
        'Close up each hair looks like a tree. From a distance it is part of the wood.',
        'What a lens shows you nobody else will ever see.',
      ],
      [
        'Muscles lift one brow a little more than the other, in everybody.',
        'Even when you have made them the same, a smile undoes it.',
      ],
    ],
    parts: [
      [
        'Pluck by daylight',
        ['At a window, facing the light.', 'Lamps throw shadows that look like hairs.'],
        'A mirror at a window',
      ],
      [
        'Work on both in turn',
        [
          'Three hairs on the left, three on the right.',
          'Whoever finishes one first has to chase it with the other.',
        ],
        'Tweezers beside a mirror',
      ],
      [
        'Step back and smile',
        ['Talk, laugh, frown: then you see where they sit.', 'A face at rest is only half of it.'],
        'A woman smiling into a mirror',
      ],
      [
        'Stop while you still want more',
        ['Tomorrow you will be glad of it.', 'What has been plucked cannot be put back.'],
        'Tweezers laid down',
      ],
    ],
    turn: [
      'Leave them for six weeks, and let somebody else begin with what has grown.',
      'Full brows forgive, thin ones do not.',
    ],
    asks: ['Which year do you recognise by your brows?', 'Left or right: which is the unruly one?'],
    ends: {
      p: 'Once the shape is set by somebody else, you only have to keep to it.',
      f: 'And give the magnifying mirror to somebody with a splinter.',
      a: 'Pluck less.',
      t: 'Growth is a matter of two to four months.',
      h: 'She is no longer surprised.',
      i: 'Twins are rare, and sisters are lovely.',
      l: 'A soft arch, and a look.',
    },
    keep: 'the next time you hold tweezers',
    send: 'somebody with a magnifying mirror',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: '\\bbrows?\\b|eyebrow|thread|tint|lamination',
        lead: 'And for letting somebody else hold the tweezers.',
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
    cover: 'Lashes fall, and grow',
    question: 'Some lashes come out every day. Is that the extensions?',
    short: 'A few a day are normal for everybody. Each one lives for some weeks to months.',
    gist: [
      'Everybody loses a few lashes a day. With extensions you notice it, since each one takes its extension along. That is why there are infills.',
      'A lash grows, rests and falls, and the next one is already beneath it. Between one and five a day count as usual.',
    ],
    subject: ['A few a day are normal', 'Why infills come every few weeks'],
    hooks: {
      '*': [
        'You lose lashes every day, and have done so all your life. You only notice it now.',
        'A lash on your cheek is no alarm. It is the calendar.',
      ],
      p: 'Natural shedding explains why lash extensions are filled up every few weeks.',
      f: 'Make a wish, and do not worry.',
      a: 'A few a day. That is normal.',
      t: 'A lash passes through growth, transition and rest; most of them stand in the resting phase.',
      h: 'Each wish costs one lash. A fair price.',
      i: 'What falls makes room.',
      l: 'A small dark curve on a white pillow.',
    },
    lines: {
      '*': [
        'Between one and five lashes a day fall out by themselves. With extensions you see them, because they are longer.',
        'Never pull at a lash extension that hangs. It holds on to a lash of yours that is not ready to go.',
        'Gaps on the side you sleep on are mostly the pillow. Sleep on your back for a week, and compare.',
        'Oil-based removers can soften the glue of extensions. Look for "oil-free" on the bottle.',
      ],
      h: ['The cat has found one of them and takes it for a spider.'],
    },
    scene: [
      'A lash lies on the edge of the basin, and somebody counts how many are left.',
      'In the morning three dark curves lie on the pillow, on the left, where she sleeps.',
    ],
    why: [
      [
        'Each lash has a life of its own, and they do not all end at once.',
        'If they fell together, we would see it. So they take turns.',
      ],
      [
        'An extension is fixed to one lash and leaves with it.',
        'Nothing has come loose: the lash has gone, as it would have anyway.',
      ],
    ],
    parts: [
      [
        'Count for three days',
        ['Up to five a day is what everybody loses.', 'More on some days, fewer on others.'],
        'A lash on a fingertip',
      ],
      [
        'Look at the root',
        [
          'With a natural lash on it, it fell by itself.',
          'A bare extension has come off, and you may ask about that.',
        ],
        'A lash on white paper',
      ],
      [
        'Treat them kindly',
        [
          'Do not rub, do not pick, brush them dry in the morning.',
          'Tweezers and impatience do most of the harm.',
        ],
        'A small brush',
      ],
    ],
    turn: [
      'Infills every two to three weeks follow the same calendar.',
      'Under the gap, the next one is already growing.',
    ],
    asks: ['Which side do you sleep on?', 'What do you wish for, when one lands on your finger?'],
    ends: {
      p: 'Whoever loses whole groups of them should have it looked at.',
      f: 'And blow it off your finger, before you throw it away.',
      a: 'Let them fall. Do not pull.',
      t: 'A full cycle takes about four to eleven months, depending on whom one asks.',
      h: 'The cat has made a wish as well.',
      i: 'Nothing is lost that grows again.',
      l: 'Close your eyes.',
    },
    caution:
      'Redness, swelling, pain or lashes that fall in clumps: have the extensions taken off, and see a doctor.',
    keep: 'the next lash on your cheek',
    send: 'somebody who counts hers',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'policy'],
        about: 'infill|lash|removal',
        lead: 'For the next infill.',
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
    cover: 'White spots are old knocks',
    myth: 'White spots on nails mean too little calcium',
    short: 'They are mostly small knocks from weeks ago, growing out.',
    gist: [
      'The white fleck on your nail is a knock that you have forgotten. It happened weeks ago at the root, and it grows out with the nail.',
      'Nails keep a diary of small bumps: a drawer, a door, an eager manicure. A fingernail takes about half a year from root to tip.',
    ],
    subject: ['It was the drawer, in March', 'A diary of small bumps'],
    hooks: {
      '*': [
        'The white spot on your nail is no lack of anything. It is a drawer, some weeks ago.',
        'Your nails remember what you have forgotten.',
      ],
      p: 'Small white spots are nearly always harmless marks of pressure.',
      f: 'Look at yours: where did you bang your finger?',
      a: 'No calcium needed. It grows out.',
      t: 'A knock to the growing zone disturbs the layering of the nail; the spot moves forward some three millimetres a month.',
      h: 'The milk was for nothing.',
      i: 'What grows forgives with time.',
      l: 'A pale fleck, moving slowly towards the edge.',
    },
    lines: {
      '*': [
        'White spots on nails are mostly small knocks to the root, weeks ago. They grow out by themselves.',
        'A fingernail grows about three millimetres a month, so a spot in the middle is some three months old.',
        'Pushing cuticles back hard leaves white marks weeks later. Soften them first, and push gently.',
        'The thumb grows out in about half a year, the big toe takes a year or more.',
      ],
      h: ['He counted back from the white spot, and remembered the wardrobe.'],
    },
    scene: [
      'A hand is held under the lamp, and in the middle of the ring finger sits a small white cloud.',
      'Grandmother looks at the nails of the child and says milk, and goes to the fridge.',
    ],
    why: [
      [
        'Nails are made of horn, and hardly hold calcium.',
        'They consist of keratin, as hair does, and milk does not reach them that way.',
      ],
      [
        'Where layers did not join properly, light is scattered, and it looks white.',
        'It is the same as with a scratch in glass.',
      ],
    ],
    parts: [
      [
        'Reckon back from the spot',
        ['Three millimetres are about a month.', 'Measured from the skin at the root.'],
        'A ruler beside a nail',
      ],
      [
        'Soften before you push',
        ['Warm water and a drop of oil, then a soft stick.', 'The growing zone lies just beneath.'],
        'A hand in a bowl of water',
      ],
      [
        'Let it grow out',
        ['File nothing off: it is not on the surface.', 'A coat of colour hides it meanwhile.'],
        'A bottle of nail colour',
      ],
    ],
    turn: [
      'Children have many of them, since they bump into everything.',
      'In a few weeks it reaches the edge, and is filed away with a stroke.',
    ],
    asks: ['Do you have one, and from what?', 'What were you told as a child?'],
    ends: {
      p: 'Drink milk if you like it, and not for the nails.',
      f: 'And mind the drawer.',
      a: 'Leave it.',
      t: 'Bands across all nails, or a whole white nail, are something else.',
      h: 'The wardrobe denies everything.',
      i: 'Patience grows three millimetres a month.',
      l: 'And the cloud moves on.',
    },
    caution: 'Nails that turn all white, yellow or dark, thicken or come away should be seen by a doctor.',
    keep: 'the next spot',
    send: 'whoever says calcium',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'manicur|(?<!natural )\\bnails?\\b(?! bar)',
        lead: 'And until it has grown out.',
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
    cover: 'Gloves before any oil',
    gist: [
      'Nails soak up water, swell, dry and shrink. Many times a day, and the layers come apart. Rubber gloves for washing up do more than any hardener.',
      'What splits your nails is mostly the washing up. Keep them dry, file instead of clip, and give them a drop of oil.',
    ],
    subject: ['It is the washing up', 'The nail care that hangs by the sink'],
    hooks: {
      '*': [
        'Before you buy a nail hardener, buy a pair of rubber gloves.',
        'Nails do not split because they are weak. They split because they are wet, dry, wet, dry.',
      ],
      p: 'Water is the commonest reason for brittle nails, and gloves are the remedy.',
      f: 'Hang the gloves where you see them. That is half of the cure.',
      a: 'Gloves on. Every time.',
      t: 'Nail plate takes up water quickly and swells; repeated swelling loosens the bonds between its layers.',
      h: 'He bought her gloves for her birthday. It was received in silence.',
      i: 'Hands that do so much deserve a little cover.',
      l: 'Warm water, gloved hands, and a drop of almond oil.',
    },
    lines: {
      '*': [
        'Splitting nails? Wear rubber gloves for washing up and cleaning. Water does more harm than any polish.',
        'Do not use nails as tools. A coin opens the tin, a knife lifts the label.',
        'Keep nails short for three months while they recover. Short ones have less to split.',
        'Polish remover dries nails out. Once a week is enough, and a drop of oil afterwards.',
      ],
      h: ['The tin was opened with a nail. It was a beautiful nail, until then.'],
    },
    scene: [
      'By the sink hang yellow gloves, new, and beside them two red hands wash a pan.',
      'Somebody holds a nail up to the light, and it has leaves, like a book.',
    ],
    why: [
      [
        'Under a lens a nail looks like puff pastry, sheet upon sheet.',
        'Swelling and shrinking work at its edges from dawn to dusk.',
      ],
      [
        'Soap takes the fat out, and what has no fat turns brittle.',
        'Disinfectant adds to it, as many have noticed.',
      ],
    ],
    parts: [
      [
        'Wear gloves at the sink',
        [
          'With cotton inside, they come on and off more easily.',
          'Also for cleaning, gardening and peeling tomatoes.',
        ],
        'Rubber gloves by a sink',
      ],
      [
        'Oil them in the evening',
        ['A drop, rubbed in at the edge.', 'Any plain oil from the kitchen will do.'],
        'A drop of oil on a nail',
      ],
      [
        'Keep them short for a while',
        ['Until what was damaged has grown out.', 'A rounded edge catches less.'],
        'Short rounded nails',
      ],
    ],
    turn: ['Give it three months. That is how long half a nail takes.', 'The hardener can stay in the shop.'],
    asks: ['Gloves or bare hands at the sink?', 'What have you last opened with a nail?'],
    ends: {
      p: 'If they go on splitting, ask a doctor whether something else lies behind it.',
      f: 'And somebody else can do the pan.',
      a: 'Gloves. Tonight.',
      t: 'Filing in one direction with a fine file keeps the layers closed.',
      h: 'He has been given an apron.',
      i: 'Small care, every day, shows in the end.',
      l: 'Soft hands, and a smooth edge.',
    },
    keep: 'the next pile of dishes',
    send: 'whoever washes up without gloves',
    own: [
      {
        kinds: ['service', 'price', 'product', 'offer'],
        about: 'manicur|hand (?:massage|treatment|mask|cream)|(?<!natural )\\bnails\\b',
        lead: 'And for an hour in which somebody else looks after them.',
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
    cover: 'Gel must not touch skin',
    wrong: 'Letting uncured gel touch the skin',
    gist: [
      'Gel that has not hardened can make you allergic, for life, and then also to some dental and medical glues. Keep it off the skin, and cure it for as long as it says.',
      'Flooded cuticles and a lamp that does not suit the gel are how allergies begin. Leave a tiny margin, wipe at once, and use what belongs together.',
    ],
    subject: ['A hair of distance from the skin', 'The lamp has to suit the gel'],
    hooks: {
      '*': [
        'The most important line in a gel manicure is the one that stays free.',
        'An allergy to nail gel can stay with you for life. It begins at the edge, where gel meets skin.',
      ],
      p: 'Contact allergy to acrylates has become more common with home kits, and can mostly be prevented.',
      f: 'Doing them yourself at home? Then read this before the lamp is on.',
      a: 'No gel on skin. Ever.',
      t: 'Uncured acrylate monomers are small enough to enter skin and are known sensitisers; cured gel is much less so.',
      h: 'One thing in beauty should not be blended in.',
      i: 'Whoever knows the risk can enjoy the colour.',
      l: 'A clean line, and colour like glass.',
    },
    lines: {
      '*': [
        'Doing gel at home? Leave a hair of distance to the skin, and wipe off at once what runs over.',
        'Use the lamp that belongs to the gel. A different one may leave it soft beneath a hard surface.',
        'Itching, swelling or blisters round the nails after gel: take it off, stop, and see a doctor.',
        'Thin coats cure through. One thick one can be hard above and raw below.',
      ],
      h: ['She had painted the nail, the cuticle, and a little of the table.'],
    },
    scene: [
      'On the kitchen table stands a small lamp from a parcel, and the leaflet is still in its bag.',
      'Some weeks after the third home manicure, the fingertips begin to itch.',
    ],
    why: [
      [
        'Once the body has learnt to react, it does not forget.',
        'An allergy can appear after years without any trouble.',
      ],
      [
        'The same family of substances is found in dental fillings, glucose sensors and bone cement.',
        'That is why doctors take it more seriously than a rash on a finger.',
      ],
    ],
    parts: [
      [
        'Leave a fine margin',
        ['As thin as a thread, all round.', 'A stick dipped in cleanser takes off what has run.'],
        'A nail with a clean margin',
      ],
      [
        'Cure as long as it says',
        ['By the clock, and not by feel.', 'Gel, lamp and time belong together.'],
        'A hand in a lamp',
      ],
      [
        'Use tools, not fingers',
        [
          'Wipe the sticky layer with a pad, and wear gloves for removal.',
          'Dust belongs on a tissue, not on skin.',
        ],
        'A pad on a nail',
      ],
    ],
    turn: [
      'A trained hand knows these margins without thinking.',
      'If it itches, it is over. Do not wait for the third time.',
    ],
    asks: ['Did you know this?', 'At home or at a salon: how do you do yours?'],
    ends: {
      p: 'Ask which products are used, and how they are cured. Good salons like to be asked.',
      f: 'And do read the leaflet. Just this once.',
      a: 'Free margin. Right lamp. Full time.',
      t: 'HEMA is the best known of these substances; free of HEMA does not mean free of all.',
      h: 'The table is still very shiny.',
      i: 'Care is part of beauty.',
      l: 'A line as fine as a hair.',
    },
    caution:
      'With itching, swelling or blisters stop and see a doctor, and tell dentists and hospitals about an allergy to acrylates.',
    keep: 'the evening that you take out the lamp',
    send: 'somebody with a home kit',
    own: [
      {
        kinds: ['service', 'process', 'product', 'policy'],
        about: 'gel|HEMA|acrylic|BIAB|allerg',
        lead: 'And how it is done here.',
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
    cover: 'Named after a sister',
    gist: [
      'In Chicago Mabel Williams darkened her brows and lashes with petroleum jelly and something black. Her brother watched, had a pot of the kind made, and later named his brand after her.',
      'A famous mascara carries the name of a sister. She had mixed it at home, from jelly and something black.',
    ],
    subject: ['Mabel, and a pot of jelly', 'What her brother saw'],
    hooks: {
      '*': [
        "One of the best known names in make-up is that of somebody's sister.",
        'It began with singed eyebrows, the family used to say.',
      ],
      p: 'A great trade began with somebody looking closely at what his sister did.',
      f: 'The next time you brush your lashes, think of Mabel.',
      a: 'Mabel mixed it. Tom watched. The name stayed.',
      t: 'For decades mascara was mostly a cake, moistened and brushed on; the tube with a wand came in the late fifties.',
      h: 'Brothers in the bathroom are seldom good for anything. This once they were.',
      i: 'A good idea often sits at the mirror beside us.',
      l: 'A little black, on a little brush.',
    },
    lines: {
      '*': [
        'The name of Maybelline comes from Mabel Williams, the sister of its founder. It began in Chicago in nineteen fifteen.',
        'Early mascara came as a small black cake with a brush. One had to moisten it, and many simply spat.',
        'The wand in a tube came only in the late fifties. Many grandmothers are older.',
        'Brows before lashes: the first product was meant for both.',
      ],
      h: ['Many moistened the brush by spitting. Glamour has always been a matter of distance.'],
    },
    scene: [
      'A flat in Chicago, a small mirror, and a young woman who puts something black on her lashes with a fingertip.',
      'Advertisements in the back of a magazine, a coupon, a few coins by post.',
    ],
    why: [
      [
        'In those days make-up was something for the stage, and one bought it by post, so that no neighbour saw.',
        'A plain envelope was half of its success.',
      ],
      [
        'What helps one person at the mirror often helps many.',
        'He only had to look, and to ask what it was.',
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
        'Tom had it made and sold',
        [
          'His own mixture was a failure, so a maker of medicines made one for him. The small black cake in a tin followed two years later.',
          'Her brother sold a first cream by post, then a cake with a brush, and that one got her name.',
        ],
        'An old tin',
      ],
      [
        'The wand came later',
        ['Some forty years went by until brush and colour shared a tube.', 'Since then nobody has to spit.'],
        'A mascara wand',
      ],
    ],
    turn: [
      'She is not on the packet, only in its name.',
      'Every morning she is at a great many mirrors, and hardly anybody knows it.',
    ],
    asks: ['Which make-up did your grandmother own?', 'What is the oldest thing in your make-up bag?'],
    ends: {
      p: 'A small story for the next appointment.',
      f: 'Greetings to all sisters.',
      a: 'Mabel. Remember the name.',
      t: 'Thomas Lyle Williams began in nineteen fifteen; the cake with her name came two years later.',
      h: 'The stove has never been mentioned.',
      i: 'Look at what those near you do well.',
      l: 'And a glance, from under dark lashes.',
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
      'Next appointment: booked at once, or when it occurs to you?',
      'Planner or whim: how do you book your appointments?',
    ],
    cover: 'Booked ahead or on a whim?',
    gist: [
      'Some book the next appointment before their coat is on. Others wait until a photograph decides. Which are you?',
      'A date in the calendar for weeks, or a sudden Thursday with a free hour: both have their charm. What is yours?',
    ],
    subject: ['Coat on, or calendar out?', 'Planner or whim?'],
    hooks: {
      '*': [
        'Do you book the next appointment before you leave, or on the morning when nothing sits right?',
        'There are two kinds of people at the till, and one of them already has the calendar open.',
      ],
      p: 'Regular dates keep a shape, and spontaneous ones follow the mood.',
      f: 'Be honest: planner, or whim?',
      a: 'Calendar or whim. Choose.',
      t: 'Fixed intervals follow how fast hair and nails grow, about a centimetre and three millimetres a month.',
      h: 'One group has an appointment in March. The other has a fringe by now, and cut it themselves.',
      i: 'An hour for oneself, planned or found, is an hour well spent.',
      l: 'A free hour on a Thursday, and nobody knows where you are.',
    },
    lines: {
      '*': [
        'Do you book your next salon appointment before you leave, or when a photograph tells you that it is time?',
        'Before the holidays every chair is taken. Whoever books by whim is quicker in January.',
        'Same day, same hour, every six weeks: for some that is the best routine they have.',
        'A cancellation list is made for people on a whim. Ask to be put on it.',
      ],
      h: ['She books for a year ahead. She has also packed for June.'],
    },
    scene: [
      'Coat half on, phone in hand, and a thumb that scrolls to the week after next but four.',
      'Thursday, rain, an hour free all of a sudden, and a glance into a shop window that decides it.',
    ],
    why: [
      [
        'The one has something to look forward to, the other is surprised.',
        'What is planned gets done, and what is not planned is sometimes nicer.',
      ],
    ],
    parts: [
      [
        'Booked before the coat is on',
        ['The favourite hour stays yours.', 'You never get to the point where nothing sits right.'],
        'A calendar with a date',
      ],
      [
        'When the mood strikes',
        ['Today it has to be, and today it does you good.', 'A gap in the book can be a lucky one.'],
        'An empty chair at a mirror',
      ],
    ],
    turn: [
      'Most people are the one and would like to be the other.',
      'Either way, somebody is pleased to see you.',
    ],
    asks: ['Which of the two are you?', 'How many weeks lie between your appointments?'],
    ends: {
      p: 'Both are welcome, and both have their day.',
      f: 'Tell us below, we are guessing.',
      a: 'One word will do.',
      t: 'A rule of thumb: short cuts want dates sooner than long ones.',
      h: 'The fringe is growing out nicely.',
      i: 'Time for yourself is never lost.',
      l: 'An hour, and the phone in the bag.',
    },
    keep: 'the next time that you stand at the till',
    send: 'somebody who always means to book',
    own: [
      {
        kinds: ['hours', 'policy', 'process', 'link'],
        about: 'book (?:via|online|by|through|at)|appointments?\\b|booking|walk.?ins?',
        lead: 'And this is how it works here.',
      },
    ],
    pic: {
      ask: 'The appointment book, or an empty chair at the mirror',
      alt: 'An empty chair in front of a salon mirror',
    },
    claims: [['Hair about a centimetre, nails about three millimetres a month', 'dermatology textbooks']],
  },
];
