// Brows, lash lifts and facials: before, afterwards, and how brows have changed.
import type { Idea } from '../../library/idea.ts';

export const BROW_IDEAS: readonly Idea[] = [
  {
    id: 'after-a-brow-lamination',
    format: 'howto',
    again: 7,
    emoji: '🪮',
    tags: ['BrowLamination', 'BrowCare', 'Brows'],
    title: [
      'Brow lamination: how to look after your brows',
      'After a brow lamination: what to avoid in the first days',
    ],
    cover: 'After a brow lamination',
    gist: [
      'Keep your brows dry and free of make-up for the first day, do not rub them, and brush them up every morning. A drop of oil at night keeps them soft.',
      'The first twenty-four hours count: no water, no steam, no make-up. After that a little oil and a brush are enough.',
    ],
    subject: ['After a brow lamination', 'The first day counts'],
    hooks: {
      '*': [
        'Just had a brow lamination? Keep your brows dry for the first day.',
        'How long does a brow lamination last? Usually six to eight weeks, with good care.',
      ],
      ptal: 'Dry for a day, no rubbing, a little oil at night: that is brow lamination care.',
      fi: 'Do you love your new brows? Here is how to keep them like that.',
      h: 'No sauna today. Your brows have only just settled.',
    },
    lines: {
      '*': [
        'Keep your brows dry for twenty-four hours after a lamination.',
        'Brush laminated brows up every morning, and they stay in shape.',
        'A drop of oil at night keeps laminated brows soft.',
        'Wait six to eight weeks before the next brow lamination.',
      ],
      h: ['Sleep on your back tonight. Your brows say please.'],
    },
    scene: [
      'You look in the mirror, the brows lie as you wanted, and in an hour you wanted to go swimming.',
      'After a week you still only brush them once in the morning, and that is all.',
    ],
    why: [
      ['The hairs need a day until the new shape is set.', 'Water and steam too early can undo it.'],
      ['Lamination makes hairs a little drier.', 'Oil gives back what they have lost.'],
    ],
    parts: [
      [
        'Keep them dry for a day',
        ['No shower steam, no sauna, no swimming.', 'Wash your face round them.'],
        'Brows in a mirror',
      ],
      [
        'Do not rub them',
        ['And no make-up on them for the first day.', 'Sleep on your back if you can.'],
        'A pillow',
      ],
      [
        'Brush them up every morning',
        ['With a clean brow brush.', 'Ten seconds are enough.'],
        'A brow brush',
      ],
      ['Oil them at night', ['A drop of castor or brow oil.', 'From the second day on.'], 'A bottle of oil'],
    ],
    turn: ['With that they last six to eight weeks.', 'Book the next date in time.'],
    asks: ['Have you ever tried a brow lamination?', 'How long did your brow lamination last?'],
    ends: { ptal: 'Dry, brush, oil.', fi: 'Enjoy your brows.', h: 'And the sauna is still there tomorrow.' },
    caution: [
      'If the skin gets red, swells or burns, rinse it and ask a pharmacist or doctor.',
      'Burning or swelling does not belong: call the studio, and see a doctor if it stays.',
    ],
    keep: 'the day of your appointment',
    send: 'somebody with new brows',
    only: 'lamination',
    own: [{ kinds: ['service', 'price', 'product'], about: 'laminat', lead: 'Brow lamination at {name}:' }],
    pic: { ask: 'A brow brush and a small bottle of oil', alt: 'A brow brush beside a small bottle of oil' },
    claims: [['Keep dry for a day; lasts six to eight weeks; oil', "trade practice, makers' instructions"]],
  },
  {
    id: 'after-a-lash-lift',
    format: 'howto',
    again: 7,
    emoji: '👁️',
    tags: ['LashLift', 'LashCare', 'Lashes'],
    title: ['Lash lift: how to look after it', 'After a lash lift: what to do and what to avoid'],
    cover: 'After a lash lift',
    gist: [
      'Keep your lashes dry for the first day, no mascara, no steam, no rubbing. After that a lash lift needs hardly any care and lasts six to eight weeks.',
      'The first day decides: dry, no make-up, no sauna. Then brush your lashes up in the morning, and that is all.',
    ],
    subject: ['After a lash lift', 'The first day counts'],
    hooks: {
      '*': [
        'Just had a lash lift? No water and no mascara for the first day.',
        'How long does a lash lift last? About six to eight weeks.',
      ],
      ptal: 'A lash lift is set after a day. Until then keep it dry.',
      fi: 'Tired of the eyelash curler? A lash lift needs hardly any care.',
      h: 'Sad films may wait until tomorrow.',
    },
    lines: {
      '*': [
        'Keep your lashes dry for twenty-four hours after a lash lift.',
        'No oily make-up remover in the first days after a lash lift.',
        'A lash lift lasts until your lashes fall out naturally, about six to eight weeks.',
        'Wear your contact lenses again only some hours after a lash lift, or as you were told.',
      ],
      h: ['Crying with joy counts as water, too.'],
    },
    scene: [
      'You wake up, look in the mirror, and your lashes are already curled.',
      'The eyelash curler lies in the drawer and has nothing to do.',
    ],
    why: [
      ['The new shape needs a day to set.', 'Water and steam can let it drop.'],
      ['Lashes fall out and grow again all the time.', 'So after some weeks the effect fades.'],
    ],
    parts: [
      [
        'Keep them dry for a day',
        ['No shower steam, no swimming, no sauna.', 'Wash round your eyes.'],
        'Closed eyes with long lashes',
      ],
      [
        'Leave out mascara',
        ['And no rubbing, not even at night.', 'Sleep on your back if you can.'],
        'A mascara tube with its cap on',
      ],
      [
        'Brush them in the morning',
        ['With a clean brush, upwards.', 'It takes five seconds.'],
        'A lash brush',
      ],
    ],
    turn: ['Then you have nothing to do for weeks.', 'Book the next one after six to eight weeks.'],
    asks: ['Have you tried a lash lift?', 'Mascara or none: what are you?'],
    ends: {
      ptal: 'Dry for a day, then only brush.',
      fi: 'Enjoy your mornings.',
      h: 'And the film is on again tomorrow.',
    },
    caution: [
      'If your eyes get red, sore or swollen, have them seen to at once.',
      'Pain, redness or swelling at the eye is for a doctor.',
    ],
    keep: 'the day of your appointment',
    send: 'somebody with an eyelash curler',
    only: 'lash lift',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'lash lift|\\blifts?\\b',
        lead: 'Lash lifts at {name}:',
      },
    ],
    pic: { ask: 'A lash brush on a clean towel', alt: 'A lash brush on a clean towel' },
    claims: [['Lash lift aftercare and duration', "trade practice, makers' instructions"]],
  },
  {
    id: 'thread-wax-or-tweeze',
    format: 'glossary',
    again: 7,
    emoji: '🧵',
    tags: ['Threading', 'BrowWax', 'Brows'],
    title: ['Threading, waxing or tweezing: what is best for your brows?', 'Brows: thread, wax or tweezers?'],
    cover: 'Thread, wax or tweezers?',
    gist: [
      'Threading is precise and gentle on the skin, waxing is quick and takes fine hairs as well, tweezers are for single hairs in between.',
      'All three shape your brows. Skin and hair decide which one suits you.',
    ],
    subject: ['Thread, wax or tweezers?', 'What suits your brows'],
    hooks: {
      '*': [
        'Threading, waxing or tweezers: what is best for your brows?',
        'What is threading, and does it hurt? Three ways to shape brows.',
      ],
      ptal: 'Threading is precise, waxing is quick, tweezers are for in between.',
      fi: 'Not sure what to book for your brows? Here is the difference.',
      h: 'It stings a little in all three. Beauty is quick, at least.',
    },
    lines: {
      '*': [
        'Threading uses only a cotton thread, so it suits sensitive skin.',
        'Do not wax your brows if you use retinol or strong acids. Tell the studio what you use.',
        'Tweezers are best for single hairs between two appointments.',
        'Let your brows grow for two to three weeks before you have them shaped.',
      ],
      h: ['Never pluck in the evening after a glass of wine.'],
    },
    scene: [
      'You stand before the price list and do not know what threading is.',
      'Two minutes with a cotton thread, and the line is clear.',
    ],
    why: [
      ['Skin and hair are different for everybody.', 'What suits your friend may be too much for your skin.'],
      ['Shape matters more than the method.', 'A good look in the mirror comes first.'],
    ],
    parts: [
      [
        'Threading',
        ['A cotton thread takes out hairs in a clear line.', 'Precise, and gentle on sensitive skin.'],
        'A cotton thread',
      ],
      [
        'Waxing',
        [
          'Warm wax takes out many hairs at once, fine ones too.',
          'Quick, but not with retinol or on irritated skin.',
        ],
        'A pot of wax',
      ],
      ['Tweezing', ['Hair by hair, for small corrections.', 'Good for in between, in daylight.'], 'Tweezers'],
    ],
    turn: ['Ask which one suits your skin.', 'The shape is discussed with you first.'],
    asks: ['Thread, wax or tweezers: which do you like?', 'Have you ever tried threading?'],
    ends: {
      ptal: 'Skin first, then the method.',
      fi: 'You will be advised gladly.',
      h: 'And leave the tweezers alone tonight.',
    },
    caution: [
      'Tell the studio about retinol, acids, acne tablets or skin problems before waxing.',
      'With acne tablets or irritated skin do not wax: ask first.',
    ],
    keep: 'the next brow appointment',
    send: 'somebody with tweezers in the car',
    only: 'thread(?:ing|ed)|brow wax',
    own: [{ kinds: ['service', 'price'], about: 'thread|\\bwax|\\bbrows?', lead: 'Brows at {name}:' }],
    pic: { ask: 'A cotton thread and a brow brush', alt: 'A cotton thread and a brow brush' },
    claims: [['Methods of brow shaping and their suitability', 'trade practice']],
  },
  {
    id: 'before-your-brow-appointment',
    format: 'checklist',
    again: 7,
    emoji: '✅',
    tick: true,
    tags: ['BrowAppointment', 'Brows', 'BeautyTips'],
    title: ['What to do before your brow or lash appointment', 'Brow or lash appointment: how to prepare'],
    cover: 'Before a brow or lash appointment',
    gist: [
      'Come without eye make-up, leave your brows to grow, have the patch test done in time, and mention creams with retinol and eye problems.',
      'No make-up, no plucking, patch test done: then everything goes smoothly at your appointment.',
    ],
    subject: ['Before your brow appointment', 'How to prepare'],
    hooks: {
      '*': [
        'Brow or lash appointment soon? These four things help.',
        'Please do not pluck before your brow appointment.',
      ],
      ptal: 'Let them grow, come without make-up, have the patch test: that is all.',
      fi: 'Looking forward to your appointment? This is how to prepare.',
      h: 'Tweezers down. Your brows have an appointment.',
    },
    lines: {
      '*': [
        'Do not pluck for two to three weeks before a brow appointment. More hair means more choice.',
        'Come to a lash appointment without eye make-up and without oily cream.',
        'Mention retinol and acids before a brow treatment. They make skin sensitive.',
        'A patch test is needed before every tint. Have it done in good time.',
      ],
      h: ['One hair more is no reason to panic.'],
    },
    scene: [
      'The evening before you pluck just this one hair, and then another.',
      'You come straight from work with mascara, and that costs ten minutes.',
    ],
    why: [
      ['With more hair, there is more to shape.', 'What has been plucked is missing at the appointment.'],
      ['Tint and lamination work only on clean, calm skin.', 'Oil and make-up are in the way.'],
    ],
    parts: [
      [
        'Let your brows grow',
        ['Two to three weeks without tweezers.', 'Single hairs in the middle may go.'],
        'Tweezers in a drawer',
      ],
      [
        'Have the patch test done',
        ['At least a day or two before, as you are told.', 'Without it no tint.'],
        'A cotton bud',
      ],
      [
        'Come without eye make-up',
        ['No mascara, no oil, no brow pencil.', 'Take out contact lenses for lashes.'],
        'A cotton pad',
      ],
      [
        'Mention creams and medicines',
        ['Retinol, acids, eye drops, allergies.', 'Some of them need a break.'],
        'A jar of cream',
      ],
    ],
    turn: ['Then you only have to lie back.', 'And you leave with fresh brows.'],
    asks: ['When was your last brow appointment?', 'Who has plucked too much before a brow appointment?'],
    ends: {
      ptal: 'Grow, test, clean, tell.',
      fi: 'See you soon.',
      h: 'And leave the tweezers in the drawer.',
    },
    keep: 'the week before',
    send: 'somebody with tweezers in her hand',
    only: '\\bbrows?\\b|eyebrow|lash lift',
    own: [
      {
        kinds: ['policy', 'process', 'service'],
        about: 'patch test|by appointment',
        lead: ['Before you come to {name}:', 'How it works at {name}:'],
      },
    ],
    pic: { ask: 'A brow brush and a cotton pad', alt: 'A brow brush beside a cotton pad' },
    claims: [
      [
        'Preparation for brow and lash treatments; patch test before tint',
        "trade practice, makers' instructions",
      ],
    ],
  },
  {
    id: 'before-and-after-a-facial',
    format: 'checklist',
    again: 7,
    emoji: '🧖',
    tick: true,
    tags: ['Facial', 'SkinCare', 'BeautyTips'],
    title: [
      'Facial: what to do on the days around it',
      'Facial booked? How to prepare and what to do afterwards',
    ],
    cover: 'The days around your facial',
    gist: [
      'No peel and no sunburn before a facial. Afterwards no make-up until the next day, no sauna, no sport in the evening, and sunscreen.',
      'Your skin is more sensitive after a facial. Give it a quiet day, plenty of water, and sun protection.',
    ],
    subject: ['The days around your facial', 'What your skin needs'],
    hooks: {
      '*': [
        'Facial booked? These things help before and afterwards.',
        'Make-up after a facial? Better wait until tomorrow.',
      ],
      ptal: 'No peel before, no sun after: a facial works best like that.',
      fi: 'Have you treated yourself to a facial? Here is how it lasts longer.',
      h: 'Your face has the day off. No sauna, no sport, no foundation.',
    },
    lines: {
      '*': [
        'No peel and no retinol for two or three days before a facial.',
        'Leave out make-up until the day after a facial.',
        'Use sunscreen after a facial. Your skin is more sensitive to sun.',
        'Have your first facial at least two weeks before a wedding, not three days.',
      ],
      h: ['Sport this evening? Your facial says no, and for once you have an excuse.'],
    },
    scene: [
      'You come out with a fresh face, and the evening is for the sofa.',
      'Somebody has a facial two days before the wedding, and the skin is still red.',
    ],
    why: [
      [
        'After cleaning and massage, skin takes up more, good things and bad.',
        'It is a little more sensitive than usual.',
      ],
      ['A calm skin shows the result best.', 'After a day or two it looks its best.'],
    ],
    parts: [
      [
        'Before: no peel and no sunburn',
        ['Two or three days of quiet are enough.', 'Mention creams with retinol.'],
        'A jar of cream',
      ],
      [
        'Afterwards: no make-up',
        ['Until the next day, if you can.', 'Let your skin rest.'],
        'A bare face in a mirror',
      ],
      [
        'Afterwards: no heat and no sport',
        ['Sauna, hot bath and gym can wait.', 'Sweat can irritate it.'],
        'A folded towel',
      ],
      [
        'Afterwards: sunscreen',
        ['Every day for at least a week.', 'A high factor for the face.'],
        'Sunscreen',
      ],
    ],
    turn: ['And drink a glass of water.', 'Then the glow lasts longer.'],
    asks: ['When did you last have a facial?', 'What does your skin need most?'],
    ends: {
      ptal: 'Calm before, calm after, sunscreen.',
      fi: 'Enjoy your day off.',
      h: 'And the gym can wait.',
    },
    caution: [
      'With a skin illness, acne tablets or an open wound ask a doctor before a facial, and tell us.',
      'If your skin burns or swells after a treatment, ask a pharmacist or doctor.',
    ],
    keep: 'the day of your facial',
    send: 'somebody who has a facial booked',
    only: 'facials?\\b',
    own: [{ kinds: ['service', 'price', 'offer'], about: 'facial', lead: 'Facials at {name}:' }],
    pic: { ask: 'A rolled towel and a small bowl', alt: 'A rolled towel beside a small bowl' },
    claims: [['Skin is more sensitive after a facial: no heat, sun or make-up at first', 'trade practice']],
  },
  {
    id: 'which-brows-did-you-have',
    format: 'question',
    again: 7,
    emoji: '🤨',
    tags: ['Brows', 'NinetiesBrows', 'BeautyTalk'],
    title: ['Thin or full: which brows did you have?', 'Nineties brows: did you have them, too?'],
    cover: 'Thin or full brows?',
    gist: [
      'Thin in the nineties, full today: which brows did you have, and which do you like best?',
      'Have you ever plucked too much? Tell us about your brows back then.',
    ],
    subject: ['Thin or full brows?', 'Your brows back then'],
    hooks: {
      '*': [
        'Thin brows in the nineties: did you have them, too?',
        'Full, thin, arched or natural: which brows do you like best?',
      ],
      ptal: 'Brow fashions change. Which do you like best?',
      fi: 'Be honest: have you ever plucked too much?',
      h: 'One hair left, one hair right, and suddenly there were hardly any.',
    },
    lines: {
      '*': [
        'Have you ever plucked your brows too thin?',
        'Thin, full or natural: which brows do you like best?',
        'Which star has the most beautiful brows?',
        'Did you let your brows grow back, and how long did it take?',
      ],
      h: ['Who painted theirs on with a pencil that was far too dark?'],
    },
    scene: [
      'On the old photo there are two very thin lines.',
      'Your daughter looks at the photo and asks where your brows are.',
    ],
    why: [['Brows change a face more than most make-up.', 'Every decade has its own brows.']],
    parts: [
      [
        'Thin',
        ['Two fine lines, as in the nineties.', 'It takes months until they grow back.'],
        'A drawing of thin brows',
      ],
      ['Full', ['Brushed up and natural.', 'It is what most people like today.'], 'A drawing of full brows'],
    ],
    turn: ['They grow back, mostly.', 'Show us the old photos.'],
    asks: ['Thin or full brows: which do you like?', 'What was your brow mistake?'],
    ends: {
      ptal: 'Thin, full or natural?',
      fi: 'Nobody judges. Promise.',
      h: 'And the pencil is in the bin.',
    },
    keep: 'the next old photo',
    send: 'your friend from school',
    only: '\\bbrows?\\b|eyebrow|threading',
    pic: { ask: 'A brow brush and a pencil', alt: 'A brow brush beside a brow pencil' },
    claims: [['Brow fashions change by decade', 'common experience']],
  },
];
