// Nails, lashes, brows and beards: what keeps them well between two appointments.
import type { Idea } from '../../library/idea.ts';
import { BARBERS, LASHES, NAILS } from './kinds.ts';

export const HANDS_AND_LASHES: readonly Idea[] = [
  {
    id: 'oil-at-bedtime',
    format: 'tip',
    again: 8,
    emoji: '💅',
    tags: ['CuticleOil', 'NailCare', 'HealthyNails'],
    only: NAILS,
    title: [
      'Cuticle oil: why a drop at bedtime does more than a cream',
      'Dry skin round the nails: oil it at night',
    ],
    cover: 'Oil your nails at bedtime',
    gist: [
      'Rub a drop of oil into the skin round each nail in the evening. It stays soft and does not tear. Olive oil from the kitchen will do.',
      'Torn skin at the nails begins with dryness. One drop of oil each night does more than a hardener.',
    ],
    subject: ['Oil your nails at bedtime', 'Ten fingers, one minute'],
    hooks: {
      '*': [
        'The best minute for your nails is the one before you switch off the light.',
        'The torn bit of skin beside your nail? A drop of oil in the evening prevents it.',
      ],
      pt: 'The skin round your nails dries out with every wash. Oil keeps it soft.',
      fi: 'Do you nibble at the skin beside your thumb?',
      a: 'Nails: one drop of oil each night, rubbed in.',
      h: 'You own four hand creams. All of them are in other rooms.',
      l: 'A drop of oil, warm hands, and lights out.',
    },
    lines: {
      '*': [
        'Rub a drop of oil into the skin round your nails each evening. Olive oil from the kitchen works, too.',
        'Do not cut your cuticles: they seal the nail. Soften them and push them back gently.',
        'Gloves for the {washing-up|dishes} do more for nails than most bottles.',
        'Torn skin beside the nail? Clip it, do not pull it.',
        'Hand cream, then cotton gloves and a film: in the morning your hands are soft.',
      ],
      h: ['A bottle of oil on the bedside table works while you sleep.'],
    },
    scene: [
      'Half past ten, one finger in the mouth, and the film is not even good.',
      'Winter, wool gloves, and on each thumb a bit of dry skin that catches in them.',
    ],
    why: [
      [
        'Hot water and soap take the fat out of your skin, many times a day.',
        'The skin at the nail has hardly any fat of its own.',
      ],
      [
        'Soft skin bends. Dry skin tears, and then you nibble at it.',
        'If it is smooth, there is nothing to nibble at.',
      ],
    ],
    parts: [
      [
        ['Put the oil beside the bed', 'Keep the bottle by the lamp'],
        ['If it is there, you use it.', 'In the bathroom you forget it.'],
        'A small bottle on a bedside table',
      ],
      [
        ['One drop of oil for each hand', 'Put a drop on every nail'],
        ['Spread it over the five nails.', 'More only stains the pillow.'],
        'A drop of oil on a nail',
      ],
      [
        ['Rub it in until it has gone', 'Massage it in'],
        ['Make small circles, a few seconds each.', 'The rubbing helps as much as the oil.'],
        'A thumb massaging a nail',
      ],
    ],
    turn: ['After two weeks you will see it.', 'It takes a minute, and then you can sleep.'],
    asks: ['Do you nibble?', 'Which of your nails suffers most?'],
    ends: {
      pt: 'Every evening is better than once in a while.',
      fi: 'Good night, and hands off the thumb.',
      a: 'Oil, rub, sleep.',
      h: 'The four creams wish you well.',
      l: 'And in the morning your hands are soft.',
    },
    keep: 'tonight at half past ten',
    send: 'somebody who nibbles in films',
    caution: [
      'Red, swollen or painful skin round a nail belongs to a doctor or pharmacist, not under oil or {varnish|polish}.',
      'If the skin round a nail is red, swollen or sore, show it to a pharmacist or doctor and leave the oil.',
    ],
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about:
          'manicure|(?<!natural )\\bnails?\\b(?! bar)|oil|by hand|hand.?(?:made|sewn|cut|thrown|finished|strip)',
        lead: 'For the other days of the month:',
      },
    ],
    pic: { ask: 'A drop of oil on a fingernail', alt: 'A drop of oil on a fingernail' },
    claims: [
      [
        'Keep nails and skin moisturised; do not cut cuticles; wear gloves',
        'advice of dermatology associations',
      ],
    ],
  },
  {
    id: 'cap-the-edge',
    format: 'howto',
    again: 8,
    emoji: '💅',
    tags: ['NailPolish', 'ManicureTips', 'NailsAtHome'],
    only: NAILS,
    title: [
      'How to make nail {varnish|polish} last: dry nail, thin coats, sealed edge',
      'Chip-free nail {varnish|polish}: the edge makes the difference',
    ],
    cover: 'Nail {varnish|polish} that lasts',
    gist: [
      'Nail {varnish|polish} chips from the tip. Wipe the nails free of oil, paint thin coats, and go over the edge each time.',
      'Two thin coats last longer than one thick one, if the brush goes over the edge of the nail each time.',
    ],
    subject: ['Nail {varnish|polish} that lasts', 'Why it chips at the tip'],
    hooks: {
      '*': [
        'Nail {varnish|polish} chips at the tip first, because nobody paints the edge.',
        'Painted your nails yesterday, chipped today? The coat was thick, or the nail was oily.',
      ],
      pt: 'Nail {varnish|polish} fails at the edge and on oily nails. You can avoid both in two minutes.',
      fi: 'Nails painted on Sunday, chipped by Monday lunch?',
      a: 'Nail {varnish|polish}: wipe off the oil, paint thin, seal the edge.',
      h: 'The nail {varnish|polish} was dry. Then came the {zip|zipper}.',
      l: 'Red, in thin coats, over the edge, and dry.',
    },
    lines: {
      '*': [
        'Pull the brush along the edge of the nail with each coat of {varnish|polish}. That seals the place where chips begin.',
        'Wipe bare nails with remover before you paint them, even if nothing is on them. It takes off the oil.',
        'Do not take a bath before you paint your nails: they swell, shrink as they dry, and crack the {varnish|polish}.',
        'Dry to the touch is not hard. Give painted nails an hour before {zips|zippers}, keys and the {washing-up|dishes}.',
        'Cold water sets the surface of nail {varnish|polish}. Underneath it still needs an hour.',
      ],
      h: ['Freshly painted nails make the nose itch. It begins with the tenth nail.'],
    },
    scene: [
      'Ten wet nails, and the doorbell rings with a {parcel|package}.',
      'Monday, the keyboard, and the {varnish|polish} on your index finger has a white tip.',
    ],
    why: [
      [
        'At the edge the coat ends, and everything catches there.',
        'Typing, {tins|cans} and keys all hit the tip.',
      ],
      ['A thick coat stays soft inside and slides.', 'A thin coat dries through.'],
    ],
    parts: [
      [
        ['Wipe the oil off every nail', 'Clean each nail with remover'],
        ['Remover on a pad, once over each nail.', 'Hand cream comes afterwards.'],
        'A pad wiping a bare nail',
      ],
      [
        ['Begin with a base coat', 'Base coat first, and wait'],
        ['It helps the colour to stick.', 'It also keeps dark reds from staining.'],
        'A clear coat on a nail',
      ],
      [
        ['Paint two thin coats', 'Thin, dry, thin again'],
        ['Three strokes: middle, left, right.', 'Streaks in the first disappear in the second.'],
        'A brush stroking colour down a nail',
      ],
      [
        ['Go over the edge each time', 'Seal the tip with every coat'],
        ['Pull the tip of the brush along it.', 'Do it with the top coat, too.'],
        'A brush at the tip of a nail',
      ],
    ],
    turn: ['Then sit still for a while.', 'And let the neighbour take the {parcel|package}.'],
    asks: ['How long does nail {varnish|polish} last on you?', 'Which colour is on your nails today?'],
    ends: {
      pt: 'How you prepare the nail matters more than the brand.',
      fi: 'The neighbour is happy to take it in.',
      a: 'Edge sealed. Done.',
      h: 'Scratch your nose now. Then paint.',
      l: 'And on Friday it still shines.',
    },
    keep: 'Sunday evening',
    send: 'somebody who chips by Monday',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'manicure|(?<!and |, |or )polish|varnish|gel|(?<!natural )\\bnails?\\b(?! bar)',
        lead: 'For {varnish|polish} that lasts for weeks:',
      },
    ],
    pic: { ask: 'A brush sealing the tip of a nail', alt: 'A brush painting the tip of a fingernail' },
    claims: [['Degrease, thin coats, cap the free edge', "nail technicians' textbooks"]],
  },
  {
    id: 'wash-your-lashes',
    format: 'myth',
    again: 8,
    emoji: '👁️',
    tags: ['LashExtensions', 'LashCare', 'LashTips'],
    only: LASHES,
    title: ['Can you wash lash extensions? You should', 'Lash extensions and water: how to clean them'],
    cover: 'Do wash your lash extensions',
    myth: 'Lash extensions must not get wet',
    short: [
      'After the first day they should be washed.',
      'They may get wet after the first day, and they need to be cleaned.',
    ],
    gist: [
      'Lash extensions that are never washed collect make-up, dust and oil, and that irritates the lids. Use foam, a soft brush, lukewarm water, and dab dry.',
      'Clean lash extensions last longer, and your lids stay calm. Water does not harm them after the first day.',
    ],
    subject: ['Do wash your lash extensions', 'Foam, brush, dab'],
    hooks: {
      '*': [
        'Have you kept your lash extensions dry for weeks? Please wash them.',
        'Lash extensions last longer when they are washed. Yes, really.',
      ],
      pt: 'Oil and dirt at the roots make lash extensions fall off and irritate the lids.',
      fi: 'Are you afraid of the shower since you had your lashes done?',
      a: 'Lash extensions: wash, brush, dab, most days.',
      h: 'You wash your dog more often than your lashes.',
      l: 'Foam, closed eyes, lukewarm water: that is how lashes stay pretty.',
    },
    lines: {
      '*': [
        'Wash lash extensions with a foam free of oil and a soft brush. Keep them dry only for as long as you were told on the first day.',
        'Oil dissolves lash glue. Take make-up remover without oil, and cream that stays clear of the lashes.',
        'Brush lashes when they are dry, from the middle to the tip. Wet lashes bend.',
        'You lose some lashes every day, extensions or not. New ones are on their way.',
        'Sleep on your back or on silk with lash extensions. Cotton rubs all night.',
      ],
      h: ['Mascara on lash extensions is a hat on a hat.'],
    },
    scene: [
      'You hold your face out of the shower like a cat, and have done so for two weeks.',
      'Under the lamp you see what is at the roots of unwashed lashes: powder, dust, the whole {holiday|vacation}.',
    ],
    why: [
      [
        'Along the lashes are tiny glands. If they clog, the lids get red.',
        'Whatever is not washed off stays at the roots.',
      ],
      ['Oil gets into the glue and loosens it.', 'Lash glue has one enemy, and that is oil.'],
    ],
    parts: [
      [
        ['Use a little foam and a soft brush', 'Take a foam made for lashes'],
        ['Made for lashes, or one that was recommended to you.', 'Put it on clean fingers or a soft brush.'],
        'Foam on a soft brush',
      ],
      [
        ['Stroke downwards, from root to tip', 'Wash along the lashes'],
        ['Root to tip, eyes shut, no rubbing to and fro.', 'Rubbing breaks what dabbing keeps.'],
        'A brush stroking closed lashes',
      ],
      [
        ['Rinse well and dab dry', 'Rinse with lukewarm water'],
        ['Hold a tissue below, never a fluffy towel.', 'Loops catch on lashes like brambles.'],
        'A tissue dabbing under an eye',
      ],
    ],
    turn: [
      'It takes two minutes, and they look like on the first day.',
      'And you can put your face under the shower again.',
    ],
    asks: ['Did you know that lash extensions have to be washed?', 'How do you clean yours?'],
    ends: {
      pt: 'Clean lashes last longer.',
      fi: 'Enjoy your first proper shower.',
      a: 'Foam. Rinse. Dab.',
      h: 'The dog feels noticed.',
      l: 'Clean, light, and wide awake.',
    },
    keep: 'the second evening after your appointment',
    send: 'somebody who showers like a cat',
    caution: [
      'Redness, swelling, pain or discharge: have the lashes seen to and ask a doctor. Do not pull them off yourself.',
      'If lids turn red, swell, hurt or weep, get the lashes checked and see a doctor. Never pull at them.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'policy', 'product'],
        about: 'lash|infill',
        lead: 'When they need filling up:',
      },
    ],
    pic: {
      ask: 'Foam on a lash brush beside closed eyes',
      alt: 'A soft brush with foam near closed eyelashes',
    },
    claims: [
      [
        'Clean extensions regularly; avoid oil; poor lid hygiene causes irritation',
        'advice of optometrists and lash manufacturers',
      ],
    ],
  },
  {
    id: 'eyes-closed-for-an-hour',
    format: 'behind',
    again: 10,
    emoji: '🛋️',
    tags: ['BeautyRoom', 'BehindTheScenes', 'LashArtist'],
    only: `${LASHES}|facials?\\b`,
    title: [
      'What happens while your eyes are closed at a beauty appointment',
      'An hour with your eyes shut: what a lash artist does',
    ],
    cover: 'Eyes closed: what happens',
    gist: [
      'While you lie there: a lamp, tweezers, one lash at a time, and somebody with a very calm hand. Many people fall asleep.',
      'At a lash appointment you lie still for an hour with your eyes closed. Here is what happens meanwhile.',
    ],
    subject: ['What happens at a lash appointment', 'Most people fall asleep'],
    hooks: {
      '*': [
        'At a lash appointment you lie there with your eyes closed. Here is what goes on.',
        'Most people fall asleep at a lash appointment. It is meant to be like that.',
      ],
      pt: 'Lash work needs a still head, good light and a calm hand. Each lash is done by itself.',
      fi: 'May you fall asleep during a treatment? You should.',
      a: 'Lash appointment: phone off, eyes shut.',
      h: 'Somebody snores. It is never mentioned.',
      l: 'A blanket, a lamp, and nobody wants anything from you.',
    },
    lines: {
      '*': [
        'Come to a lash or brow appointment without eye make-up and without coffee. Calm lids are quick lids.',
        'Falling asleep during a treatment is normal. Nobody counts snores.',
        'Take out your contact lenses before a lash appointment, and bring the box.',
        'If something stings during a treatment, say so at once.',
        'No coffee before a lash appointment. Lids that flutter make it longer.',
      ],
      h: [
        'After eleven minutes on the couch the forehead stops frowning. After that the mortgage does not exist.',
      ],
    },
    scene: [
      'The door shuts, the music is low, a blanket comes up to your chin. In four minutes your hands are relaxed.',
      'Two tweezers, a lamp, and somebody who has looked at the same small spot for an hour.',
    ],
    why: [
      ['One lash has to be parted from the others, over and over.', 'It cannot be done faster.'],
      ['With your eyes closed, you can rest.', 'Without a screen, an hour is longer.'],
    ],
    parts: [
      [
        ['First they look with your eyes open', 'First come the questions'],
        ['Which shape, which length, and which side do you sleep on?', 'They sketch it first.'],
        'A small sketch of eye shapes',
      ],
      [
        ['Then the lamp comes on', 'Then you close your eyes'],
        ['A pad goes under the lashes, and it gets quiet.', 'From there on you see nothing.'],
        'A magnifying lamp over a couch',
      ],
      [
        ['Then one lash after the other', 'Left and right in turn'],
        ['Both sides should be the same.', 'Each one goes on a lash of its own, so that nothing pulls.'],
        'Fine tweezers in steady fingers',
      ],
    ],
    turn: ['Afterwards comes the mirror, and a small "oh".', 'Then you look for your shoes, rather slowly.'],
    asks: ['Do you fall asleep at lash appointments?', 'Where is the quietest hour of your week?'],
    ends: {
      pt: 'You lie still, and somebody works carefully.',
      fi: 'Sleep well. Somebody is awake.',
      a: 'Lie down and let go.',
      h: 'It was more of a purr.',
      l: 'And then you open your eyes.',
    },
    keep: 'the hour before your appointment',
    send: 'somebody who needs an hour off',
    own: [
      {
        kinds: ['place', 'service'],
        about: '\\brooms?\\b|studio',
        lead: 'Where you lie meanwhile:',
      },
    ],
    pic: {
      ask: 'A treatment couch with a blanket and lamp',
      alt: 'A treatment couch with a blanket and a lamp',
    },
    claims: [
      [
        'Arrive without eye make-up; remove lenses; report stinging',
        'advice of lash manufacturers and training bodies',
      ],
    ],
  },
  {
    id: 'beard-wants-a-neckline',
    format: 'howto',
    again: 8,
    emoji: '🧔',
    tags: ['BeardTips', 'BeardCare', 'Barbershop'],
    only: BARBERS,
    title: [
      'Where should a beard end? Finding the neckline',
      'Trim your neckline: where the beard should stop',
    ],
    cover: 'Where a beard should end',
    gist: [
      "Two fingers above the Adam's apple, in a curve up to behind the ears: that is where a beard should end. Higher looks like a chin strap.",
      'A beard looks cared for if its lower edge is in the right place. You find it with two fingers.',
    ],
    subject: ['Where a beard should end', "Two fingers above the Adam's apple"],
    hooks: {
      '*': [
        'A beard looks groomed or not because of one line: the one on your neck.',
        "Two fingers above the Adam's apple. That is where most beards should end.",
      ],
      pt: 'The neckline of a beard follows the fold between chin and neck, in a curve up to the ears.',
      fi: 'Are you standing at the mirror with the trimmer, and do not know where to stop?',
      a: 'Beard line: two fingers up, one curve, shave below.',
      h: 'Too high, and the beard sits on your chin like a hamster.',
      l: 'A clean beard line, warm water, a towel.',
    },
    lines: {
      '*': [
        "Find your beard line: two fingers above the Adam's apple, then a curve up behind each ear.",
        'Trim your beard dry and combed down. Wet hair looks longer than it is.',
        'For the cheek line of a beard, follow what grows, and take off only single hairs.',
        'Trimming a beard? Take a longer guard than you think, look, then the next one.',
        'Trim your beard line a little lower than you think. You can always go up.',
      ],
      h: [
        'Trim the beard on one side, then the other to match, then the first once more. That is how goatees begin.',
      ],
    },
    scene: [
      'You trim a little more on the left, then on the right, and the beard gets smaller and smaller.',
      'The barber puts two fingers on your neck and says: "Here."',
    ],
    why: [
      [
        'A beard that ends at the jaw makes your face look shorter.',
        'From the side, a line that is too high leaves a pale strip under the chin.',
      ],
      [
        'Without an edge, even a good beard looks like a week in bed.',
        'A clear edge makes it look cared for.',
      ],
    ],
    parts: [
      [
        ['Comb the beard down first', 'Comb it dry'],
        ['Comb down towards your neck.', 'Now you see what you have.'],
        'A comb through a beard',
      ],
      [
        ['Find the lowest point', "Measure above the Adam's apple"],
        ['Hold your chin level. Looking up moves the line.', 'Mark it with a dot of shaving foam.'],
        'Two fingers on a throat',
      ],
      [
        ['Curve the line up to the ears', 'Draw a curve, not a corner'],
        ['From there gently up to behind the jaw.', 'Think of a smile.'],
        'A trimmer curving under a jaw',
      ],
      [
        ['Shave what is below the line', 'Shave the neck downwards first'],
        [
          'Warm water, slow strokes with the growth.',
          'Shave against the growth only if your skin does not mind.',
        ],
        'A razor on a neck',
      ],
    ],
    turn: ['If you are not sure, stop a little early.', 'After that you only need a comb.'],
    asks: ['Have you ever gone too far on one side?', 'Full beard, stubble, or none?'],
    ends: {
      pt: 'One line, once a week.',
      fi: 'And keep your chin level.',
      a: 'Two fingers. One curve.',
      h: 'The hamster has been set free.',
      l: 'A clean edge, and it looks good all week.',
    },
    keep: 'Saturday at the mirror',
    send: 'somebody with a new trimmer',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about: 'beard|shave|trim|barber',
        lead: 'If you would rather have it done:',
      },
    ],
    pic: { ask: 'A trimmer at the neckline of a beard', alt: 'A trimmer shaping the neckline of a beard' },
    claims: [["A neckline about two fingers above the Adam's apple", 'barbering textbooks']],
  },
  {
    id: 'square-round-or-almond',
    format: 'question',
    again: 9,
    emoji: '💅',
    tags: ['NailShapes', 'NailArt', 'ManicureIdeas'],
    only: NAILS,
    title: ['Square, round, almond: which nail shape do you wear?', 'Nail shapes: round, square or almond?'],
    cover: 'Square, round or almond nails?',
    gist: [
      'Round nails break least, square ones look neat and catch in wool, almond makes fingers look longer. Which nail shape do you wear?',
      'Which nail shape do you wear, and what do your hands do all day?',
    ],
    subject: ['Which nail shape do you wear?', 'Square, round or almond?'],
    hooks: {
      '*': [
        'Square, round or almond: which nail shape do you wear, and why?',
        'Look at your nails for a moment. Are they square, round or almond?',
      ],
      pt: 'The rounder the tip of a nail, the less it breaks.',
      fi: 'When did you last change the shape of your nails?',
      a: 'Pick a nail shape and keep it for a month.',
      h: 'Almond nails are lovely until you meet a ring pull.',
      l: 'Ten small ovals, bare and shiny.',
    },
    lines: {
      '*': [
        'Which nail shape do you wear: square, round or almond?',
        'Nails that break at the corners want to be rounder. It costs two strokes with a file.',
        'Look at the curve at the base of your nail. A tip of the same shape usually suits you.',
        'Short nails look good as well, if they are filed evenly and oiled.',
      ],
      h: ['You never notice how many {tins|cans} there are in a life until you have long nails.'],
    },
    scene: [
      'Two friends lay their hands on the table and compare their nails, as they did at school.',
      'A {jumper|sweater}, the corner of a nail, and a thread that comes and comes.',
    ],
    why: [
      [
        'The shape decides where your nails catch, and everybody sees your hands.',
        'Nothing changes a hand as quickly as a nail file.',
      ],
    ],
    parts: [
      [
        ['Round', 'Round and short'],
        ['It has no corners and breaks least.', 'Good for keyboards, gardens and babies.'],
        'Short round nails',
      ],
      [
        ['Square', 'Square with soft corners'],
        ['Clean and clear, best with softened corners.', 'It catches in wool.'],
        'Square nails with a file',
      ],
      [
        ['Almond', 'Long and almond'],
        ['It is slim, long and a little impractical.', 'It makes fingers look longer.'],
        'Almond shaped nails',
      ],
    ],
    turn: ['One word for the shape is enough.', 'The {jumper|sweater} votes for round.'],
    asks: ['Square, round or almond?', 'What do your hands do all day?'],
    ends: {
      pt: 'First what you do, then what you like.',
      fi: 'And hands on the table, please.',
      a: 'One word.',
      h: 'The {tin|can} stays shut.',
      l: 'And a smooth edge.',
    },
    keep: 'the next file',
    send: 'the friend with the lovely hands',
    own: [
      {
        kinds: ['service', 'price'],
        about: '(?<!natural )\\bnails?\\b(?! bar)|manicure|gel|shape',
        lead: 'For all of these shapes:',
      },
    ],
    pic: { ask: 'Hands with different nail shapes on a table', alt: 'Hands with differently shaped nails' },
    claims: [['Rounded tips break less than corners', "nail technicians' textbooks"]],
  },
];
