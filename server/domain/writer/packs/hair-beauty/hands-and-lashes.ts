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
    cover: 'One drop at bedtime',
    gist: [
      'A drop of oil rubbed into the skin round each nail in the evening keeps it supple, so that it does not tear and get bitten. Olive oil from the kitchen will do.',
      'Most torn nails begin with dry skin at the edge. One drop each night, rubbed in until it has gone, prevents more than any hardener.',
    ],
    subject: ['Before you switch the light off', 'Ten fingers, one minute'],
    hooks: {
      '*': [
        'The minute that does most for your nails is the one before you switch the light off.',
        'That little torn bit of skin beside the nail? A drop of oil in the evening prevents it.',
        'Nobody has nice nails by day who forgets them at night.',
      ],
      pt: 'Skin round the nail dries out with each wash; oil slows the loss and keeps the fold flexible.',
      fi: 'Do you nibble at the skin beside your thumb as well?',
      a: 'Cuticles: one drop each night, rubbed in.',
      h: 'You own four hand creams. All of them live in other rooms.',
      l: 'A drop of oil, warm hands, the lamp goes out.',
    },
    lines: {
      '*': [
        'Rub a drop of oil into the skin round your nails each evening. Olive oil from the kitchen works, too.',
        'Do not cut the cuticle away: it seals the nail. Soften it, push it back gently, and leave it there.',
        'Gloves for washing up do more for nails than most bottles with a brush.',
        'Torn skin beside the nail: clip it, do not pull it. Pulling goes further than you meant.',
        "Hand cream over the oil, then cotton gloves and a film. In the morning you have somebody else's hands.",
      ],
      h: ['A bottle of oil on the bedside table is the only one there that works while you sleep.'],
    },
    scene: [
      'Half past ten, one finger in the mouth, teeth at work, and the film is not even good.',
      'Winter, wool gloves, and on each thumb a small hook of skin that catches in them.',
    ],
    why: [
      [
        'Hot water and soap take the fat out of the skin, many times a day.',
        'The fold at the nail has hardly any fat of its own, and is washed with the rest.',
      ],
      [
        'Supple skin bends. Dry skin tears, and a tear invites teeth.',
        'What is smooth gives you nothing to nibble at.',
      ],
    ],
    parts: [
      [
        ['Put it beside the bed', 'Keep the bottle by the lamp'],
        ['What is at hand gets used.', 'In the bathroom it will be forgotten.', 'If you see it, you do it.'],
        'A small bottle on a bedside table',
      ],
      [
        ['One drop for a hand', 'A single drop goes round five nails'],
        [
          'Spread it over the five nail folds.',
          'More only stains the pillow.',
          'Dab it at each base and leave the rest in the bottle.',
        ],
        'A drop of oil on a nail',
      ],
      [
        ['Rub until it has gone', 'Massage it in'],
        [
          'Small circles, a few seconds each.',
          'The rubbing helps as much as the oil.',
          'Until nothing shines any more. It takes less than a minute.',
        ],
        'A thumb massaging a nail',
      ],
    ],
    turn: [
      'After two weeks you will see it. After three, so will others.',
      'It is a minute. And then it is night.',
    ],
    asks: ['Do you nibble?', 'Which of your nails suffers most?'],
    ends: {
      pt: 'A routine wins over a rescue.',
      fi: 'Good night, and hands off the thumb.',
      a: 'Oil. Rub. Sleep.',
      h: 'The four creams wish you well.',
      l: 'Soft hands, in the dark.',
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
        lead: 'And for the other days of the month:',
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
    cover: 'Seal the edge',
    gist: [
      '{Varnish|Polish} chips from the tip. Wipe the nail free of grease, paint thin coats, and pull each of them once along the free edge.',
      'Three thin coats outlast one thick one, and the brush goes over the edge of the nail each time.',
    ],
    subject: ['Why it chips at the tip', 'Thin, thin, and over the edge'],
    hooks: {
      '*': [
        'Nail {varnish|polish} chips at the tip first, because nobody paints the edge.',
        'Painted yesterday, chipped today? It is mostly grease or thickness.',
        'Where the brush never went is where it begins to peel.',
      ],
      pt: 'Adhesion fails at the free edge and on oily plates; both can be avoided in two minutes.',
      fi: 'Painted on Sunday, chipped by Monday lunch?',
      a: 'Nails: degrease. Paint thin. Seal the edge.',
      h: 'It was dry. Then came the zip.',
      l: 'Red, thin as a breath, over the edge and dry.',
    },
    lines: {
      '*': [
        'Pull the brush once along the edge of the nail with each coat. That seals the place where chips begin.',
        'Wipe the bare nail with remover before painting, even if there is nothing on it. Grease is what comes between.',
        'Do not bathe before you paint: nails swell in water, shrink as they dry, and crack the coat.',
        'Dry to the touch is not hard. Give a painted hand an hour before zips, keys and washing up.',
        'Cold water sets the surface. For the depth you still need an hour without pockets.',
      ],
      h: ['Freshly painted nails make the nose itch. It begins with the tenth nail.'],
    },
    scene: [
      'Ten wet nails, and the parcel service rings.',
      'Monday, the keyboard, and on your index finger a white half moon where there was red.',
    ],
    why: [
      [
        'At the edge the coat ends like carpet in a doorway, and everything catches there.',
        'Typing, {tins|cans} and keys all hit the same half millimetre.',
      ],
      [
        'Thick coats stay soft inside and slide.',
        'A thin coat dries through; a thick one dries only on top.',
      ],
    ],
    parts: [
      [
        ['Wipe off all grease', 'Degrease every nail'],
        [
          'Remover on a pad, once over each nail.',
          'Hand cream comes afterwards.',
          'Even the oil from your own fingertips is too much.',
        ],
        'A pad wiping a bare nail',
      ],
      [
        ['Base, and wait', 'Begin with a base coat'],
        [
          'It sticks to the nail, and colour sticks to it.',
          'It also keeps dark reds from staining.',
          'Let it dry until it no longer feels tacky.',
        ],
        'A clear coat on a nail',
      ],
      [
        ['Two thin coats', 'Thin, dry, thin again'],
        [
          'Three strokes: middle, left, right.',
          'Streaks in the first disappear in the second.',
          'Thick layers stay soft inside and lift in one piece.',
        ],
        'A brush stroking colour down a nail',
      ],
      [
        ['Over the edge each time', 'Close the front as well'],
        [
          'Tip of the brush along the tip of the nail.',
          'Top coat too, and once more after three days.',
          'A stroke along the tip, each coat, and it holds for days longer.',
        ],
        'A brush at the tip of a nail',
      ],
    ],
    turn: ['Then sit on your hands, in a manner of speaking.', 'And let the parcel go to the neighbour.'],
    asks: ['How long does it last on you?', 'Which colour is on your nails today?'],
    ends: {
      pt: 'Preparation holds it; the brand matters less.',
      fi: 'The neighbour is happy to take it in.',
      a: 'Edge sealed. Done.',
      h: 'Scratch the nose now. Then paint.',
      l: 'And on Friday it still shines.',
    },
    keep: 'Sunday evening',
    send: 'somebody who chips by Monday',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'manicure|(?<!and |, |or )polish|varnish|gel|(?<!natural )\\bnails?\\b(?! bar)',
        lead: 'For weeks that are harder than Sunday {varnish|polish}:',
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
    cover: 'Do wash your lashes',
    myth: 'Lash extensions must not get wet',
    short: [
      'After the first day they should be washed.',
      'They may get wet after the first day, and they need to be cleaned.',
    ],
    gist: [
      'Lashes that are never washed collect make-up, dust and skin oil at the root, and that irritates the lid. Foam, a soft brush, lukewarm water, dab dry.',
      'Sparing lash extensions the water does not make them last. Clean lashes hold better, and lids stay calm.',
    ],
    subject: ['Water is allowed', 'Foam, brush, dab'],
    hooks: {
      '*': [
        'You have been keeping your lash extensions dry for weeks? Please wash them.',
        'Lash extensions last longer when they are washed. Yes, really.',
        'Clean lashes hold. It is the fat that loosens them.',
      ],
      pt: 'Oil and debris at the lash line weaken the bond and irritate the lid margin.',
      fi: 'Are you afraid of the shower since you had your lashes done?',
      a: 'Lashes: wash, brush, dab. Most days.',
      h: 'You wash your dog more often than your lashes.',
      l: 'A cloud of foam, closed eyes, lukewarm water.',
    },
    lines: {
      '*': [
        'Wash lash extensions with a foam free of oil and a soft brush. Keep them dry only for as long as you were told on the first day.',
        'Oil dissolves lash glue. Take make-up remover without oil, and cream that stays clear of the lashes.',
        'Brush lashes when they are dry, from the middle to the tip. Wet lashes bend.',
        'Some lashes fall every day, extensions or not. Each has its span, and a new one is on its way.',
        'Sleep on your back or on silk if you can. Cotton rubs all night.',
      ],
      h: ['Mascara on extensions is a hat on a hat.'],
    },
    scene: [
      'You hold your face out of the shower like a cat, and have done so for two weeks.',
      'Under the magnifying lamp a small world lies at the roots of the lashes: powder, dust, a holiday.',
    ],
    why: [
      [
        'Along the lash line sit tiny glands. What clogs them makes lids red.',
        'A lid that is not cleaned gets crumbs, as a table does.',
      ],
      ['Fat creeps into the glue and loosens it.', 'What holds lashes on has one enemy, and it is oil.'],
    ],
    parts: [
      [
        ['Lather a little foam', 'Foam and a soft brush'],
        [
          'Made for lashes, or one that was recommended to you.',
          'On clean fingers or a soft brush.',
          'Take something without oil that was made for it.',
        ],
        'Foam on a soft brush',
      ],
      [
        ['Stroke downwards', 'From the lid outwards'],
        [
          'Root to tip, eyes shut, no rubbing to and fro.',
          'Rubbing breaks what dabbing keeps.',
          'Along the lashes, never across.',
        ],
        'A brush stroking closed lashes',
      ],
      [
        ['Rinse and dab', 'Lots of water, then dab'],
        [
          'Lukewarm, then a tissue held below, never a fluffy towel.',
          'Loops catch on lashes like brambles.',
          'Brush them through when they are nearly dry.',
        ],
        'A tissue dabbing under an eye',
      ],
    ],
    turn: [
      'Two minutes, and they stand like on the first day.',
      'And you may put your head under the shower again.',
    ],
    asks: ['Shower with or without your face?', 'How do you clean yours?'],
    ends: {
      pt: 'Hygiene is durability.',
      fi: 'Enjoy your first proper shower.',
      a: 'Foam. Rinse. Dab.',
      h: 'The dog feels noticed.',
      l: 'Light, clean, wide awake.',
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
        lead: 'And when they want filling up:',
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
    cover: 'An hour with your eyes closed',
    gist: [
      'While you lie there: a lamp, a pair of tweezers, one hair at a time, and somebody who breathes slowly so as not to miss. Many fall asleep.',
      'The quietest hour in the week belongs to people who lie under a lamp and may not look.',
    ],
    subject: ['One hair at a time', 'Most people fall asleep'],
    hooks: {
      '*': [
        'You lie there with your eyes closed and wonder what is going on. This.',
        'Most people fall asleep during a lash appointment. That is meant kindly by their bodies.',
        'From inside it is dark and warm. From outside it is watchmaking.',
      ],
      pt: 'Fine work needs a still head, steady light and a rhythm; each lash is parted and treated singly.',
      fi: 'May one fall asleep during a treatment? One should.',
      a: 'Phone off. Eyes shut. Let go.',
      h: 'Somebody snores. It is never mentioned.',
      l: 'A blanket, a lamp, and nobody wants anything from you.',
    },
    lines: {
      '*': [
        'Come to a lash or brow appointment without eye make-up and without coffee. Calm lids are quick lids.',
        'Falling asleep during a treatment is normal. Nobody counts snores.',
        'Take your contact lenses out before a lash appointment, and bring the box.',
        'Say it early if something stings. Eyes are no place for politeness.',
        'Leave the coffee for afterwards. Lids that flutter make it longer.',
      ],
      h: ['The forehead stops frowning after eleven minutes. After that the mortgage does not exist.'],
    },
    scene: [
      'The door shuts, the music is low, a blanket comes up to the chin. In four minutes the hands unclench.',
      'Two tweezers, a lamp, and a person who has been looking at one square centimetre for an hour.',
    ],
    why: [
      [
        'The work lies in isolating one fine hair from its neighbours, over and over.',
        'Precision of that kind has only one speed.',
      ],
      ['Closed eyes switch off most of what tires us.', 'Without a screen an hour is as long again.'],
    ],
    parts: [
      [
        ['First the look with open eyes', 'Looking comes first'],
        [
          'Shape, length, what you do all day, which side you sleep on.',
          'A sketch before the first stroke.',
          'Someone who swims gets other lashes than someone who sits.',
        ],
        'A small sketch of eye shapes',
      ],
      [
        ['Then the lamp comes on', 'Light on, eyes shut'],
        [
          'Warm to the face, cold to the tweezers.',
          'From there on you see nothing.',
          'A pad goes under the lashes, and it gets quiet.',
        ],
        'A magnifying lamp over a couch',
      ],
      [
        ['Then one after the other', 'Then hair by hair'],
        [
          'Left, right, so that both get the same.',
          'Breathing in, setting down, breathing out.',
          'Each on its own lash, so that none pulls at its neighbour.',
        ],
        'Fine tweezers in steady fingers',
      ],
    ],
    turn: ['Afterwards comes the mirror, and the small "oh".', 'Then they find their shoes, rather slowly.'],
    asks: ['Do you fall asleep?', 'Where is the quietest hour of your week?'],
    ends: {
      pt: 'Stillness on one side, precision on the other.',
      fi: 'Sleep well. Somebody is awake.',
      a: 'Lie down. Let it be.',
      h: 'It was more of a purr.',
      l: 'And then the light.',
    },
    keep: 'the hour before your appointment',
    send: 'somebody who needs an hour off',
    own: [
      {
        kinds: ['place', 'service'],
        about: '\\brooms?\\b|studio',
        lead: 'So that you know where you are lying:',
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
    cover: 'Where a beard ends',
    gist: [
      "Two fingers above the Adam's apple, curved up to behind the ears: that is where a neckline goes. Higher looks like a chin strap, lower like a holiday.",
      'A beard looks cared for when its lower edge is in the right place. You find it with two fingers and no ruler.',
    ],
    subject: ['Two fingers above', 'The line that makes the beard'],
    hooks: {
      '*': [
        'A beard looks groomed or lost because of a single line: the one on your neck.',
        "Two fingers above the Adam's apple. That is where most beards should end.",
        'It is one line, and it makes the difference between a beard and a lapse.',
      ],
      pt: 'The neckline follows the fold between chin and neck, curving up towards the ears.',
      fi: 'Standing at the mirror with the trimmer, and no idea where to stop?',
      a: 'Beard: two fingers up, one curve, shave below.',
      h: 'Too high, and the beard sits on your chin like a hamster.',
      l: 'A clean line, warm water, a towel.',
    },
    lines: {
      '*': [
        "Find your beard line: two fingers above the Adam's apple, then a curve up behind each ear.",
        'Trim a beard dry and combed down. Wet hair is longer than it looks, and then it is too short.',
        'Cheek line: follow what grows, and take off only the strays. A drawn line looks drawn.',
        'Take a longer guard than you think, look, then the next one. Beards grow back slowly before weddings.',
        'Stop a little lower than you think. You can always go up.',
      ],
      h: [
        'Trim the beard on one side, then the other to match, then the first once more. So goatees are born.',
      ],
    },
    scene: [
      'Saturday morning, trimmer humming, chin up, and in the mirror somebody who has already gone too far on the left.',
      'The barber puts two fingers on your throat like somebody who takes a pulse, and says: "Here."',
    ],
    why: [
      [
        'A beard that ends at the jaw makes the face shorter as soon as you talk.',
        'Seen from the side a line too high leaves a pale strip under the chin.',
      ],
      ['With no edge, even a good beard looks like a week in bed.', 'What has an end seems meant.'],
    ],
    parts: [
      [
        ['Comb everything down', 'Comb it first'],
        ['Dry, against the throat.', 'Now you see what you have.', 'What lies flat can be seen.'],
        'A comb through a beard',
      ],
      [
        ['Mark the middle', 'Find the lowest point'],
        [
          'Hold the chin level; looking up stretches the skin and lies.',
          'With a dot of shaving foam you find it again.',
          "Two fingers over the Adam's apple, with your head level.",
        ],
        'Two fingers on a throat',
      ],
      [
        ['Curve to the ears', 'A bow up to the ears'],
        [
          'From there gently up to behind the jaw.',
          'Think of a smile and not of a ruler.',
          'Round behind the jaw and without a corner.',
        ],
        'A trimmer curving under a jaw',
      ],
      [
        ['Shave below it, downwards first', 'Take away what is under it'],
        [
          'Warm water, slow strokes with the growth.',
          'Against it only if your skin forgives.',
          'Go with the hair first, and see whether it needs more.',
        ],
        'A razor on a neck',
      ],
    ],
    turn: ['And when in doubt stop one millimetre early.', 'The rest is done by a comb, every morning.'],
    asks: ['Have you ever gone too far on one side?', 'Full beard, stubble, or none?'],
    ends: {
      pt: 'One line, once a week.',
      fi: 'And chin level, not up.',
      a: 'Two fingers. One curve.',
      h: 'The hamster has been set free.',
      l: 'A cool hand along a clean edge.',
    },
    keep: 'Saturday at the mirror',
    send: 'somebody with a new trimmer',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about: 'beard|shave|trim|barber',
        lead: 'If you would rather have the line drawn:',
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
    cover: 'Square, round or almond?',
    gist: [
      'Round is hardest to break, square looks neat and catches in wool, almond lengthens fingers and dislikes {tins|cans}. Which one do you wear?',
      'A nail shape says what you do all day, or what you would rather be doing. Which is yours?',
    ],
    subject: ['Which shape do you wear?', 'Square catches in wool'],
    hooks: {
      '*': [
        'Square, round or almond: which nail shape do you wear, and why?',
        'Look at your hands for a moment. Which shape have your nails?',
        'Ten small shapes at the end of your arms. Who chose them?',
      ],
      pt: 'Corners carry the load badly: the rounder the tip the less it breaks.',
      fi: 'When did you last change the shape of your nails?',
      a: 'Nail shape: pick one and keep it for a month.',
      h: 'Almond is lovely until you meet a ring pull.',
      l: 'Ten small ovals, bare, and buffed until they shine.',
    },
    lines: {
      '*': [
        'Which nail shape do you wear: square, round or almond?',
        'Nails that break at the corners want to be rounder. It costs two strokes with a file.',
        'Look at the curve at the base of your nail. The tip mostly suits you when it mirrors that.',
        'Short nails are not unfinished. Filed evenly and oiled they look as considered as long ones.',
        'The shape of your nail bed is the easiest one to wear. Look there first.',
      ],
      h: ['You never notice how many {tins|cans} there are in a life until you have long nails.'],
    },
    scene: [
      'Two friends lay their hands on the table, side by side, and compare as they did at school.',
      'A jumper, a corner, a thread that comes and comes.',
    ],
    why: [
      [
        'The shape decides what you get stuck on, and hands are always in the picture.',
        'Nothing changes a hand so quickly as four strokes with a file.',
      ],
    ],
    parts: [
      [
        ['Round', 'The round one'],
        [
          'The one that lasts: no corners, no drama.',
          'Good for keyboards, gardens and babies.',
          'It gets through a week of {tins|cans} and buttons.',
        ],
        'Short round nails',
      ],
      [
        ['Square', 'The square one'],
        [
          'Clean and clear, best with softened corners.',
          'Dislikes wool, and says so.',
          'Straight across, with the edges just broken.',
        ],
        'Square nails with a file',
      ],
      [
        ['Almond', 'The almond'],
        [
          'Slim, long, a little impractical, and well aware of it.',
          'Makes fingers look longer.',
          'It tapers gently, and opens no cans.',
        ],
        'Almond shaped nails',
      ],
    ],
    turn: ['A word for the shape is enough.', 'The jumper votes for round.'],
    asks: ['Square, round or almond?', 'What do your hands do all day?'],
    ends: {
      pt: 'Shape by use, then by taste.',
      fi: 'And hands on the table, please.',
      a: 'One word.',
      h: 'The tin remains shut.',
      l: 'And the light along the edge.',
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
