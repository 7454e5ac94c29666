// What hands, cloths and glasses leave behind.
import type { Idea } from '../../library/idea.ts';

export const TOUCH: readonly Idea[] = [
  {
    id: 'red-cloth-blue-cloth',
    format: 'behind',
    again: 10,
    emoji: '🟥',
    tags: ['CleaningTips', 'BehindTheScenes', 'CleanHome'],
    title: 'Why professional cleaners use cloths in four colours',
    cover: 'Red cloth, blue cloth',
    gist: [
      'Red for the loo, yellow for basin and bath, green for the kitchen, blue for everything else: that is how many professionals keep germs from wandering. At home two colours are enough.',
      'The cloth that wiped the toilet must never see the worktop. Colours make that a habit that needs no thinking.',
    ],
    subject: ['Four colours, one rule', 'The cloth that must not travel'],
    hooks: {
      '*': [
        'Why do professional cleaners carry cloths in four colours? So that the loo never meets the worktop.',
        'One cloth for the whole flat spreads more than it takes up.',
      ],
      pt: 'Colour coding keeps cloths to their area and so limits the spread of germs.',
      fi: 'Do you use one cloth for the bathroom and then quickly for the kitchen as well?',
      a: 'Cloths in two colours: one for the loo, one for the rest.',
      h: 'The red cloth has seen things. It shall not see the bread.',
      l: 'A stack of folded cloths, each with its place.',
    },
    lines: {
      '*': [
        'Red for toilet, yellow for basin and bath, green for kitchen, blue for the rest: usual colours of professional cloths. They may differ by firm.',
        'At home two colours of cloth are enough: one for toilet and bathroom floor, another for all else.',
        'Fold a cloth twice, and it has eight clean sides. Turn it before it only smears.',
        'Wash cloths hot and dry them well. A damp cloth in a heap grows what it wiped up.',
      ],
      h: ['Whoever washes the red cloths with the shirts has learnt two lessons at once.'],
    },
    scene: [
      'On the trolley hang four cloths in a row like flags, and nobody looks when reaching for one.',
      'A kitchen, a visitor who means to help, a cloth from under the sink. It is red. "Not that one!"',
    ],
    why: [
      [
        'One forgets what one has wiped where. A colour remembers.',
        'Rules in the head get tired, colours do not.',
      ],
      [
        'Germs need damp, warmth and a lift. A cloth offers all three.',
        'What leaves the bathroom on a cloth arrives at the table on a plate.',
      ],
    ],
    parts: [
      [
        'Two colours at home',
        ['Toilet and floor one, surfaces the other.', 'Buy them in packs, so that nobody improvises.'],
        'Cloths in two colours',
      ],
      [
        'Fold it twice',
        ['Eight sides, one after the other.', 'Then into the wash, not back into the bucket.'],
        'A folded cloth in a hand',
      ],
      [
        'Begin with the clean',
        ['Mirror, basin, tub, toilet last.', 'Whoever goes the other way carries it along.'],
        'A bathroom in morning light',
      ],
      [
        'Wash hot, dry fast',
        ['As hot as the label allows, without softener.', 'Hung up singly and not in a heap.'],
        'Cloths on a line',
      ],
    ],
    turn: ['After a week the hand reaches right by itself.', 'And the bread is safe.'],
    asks: [
      'How many cloths do you use for the bathroom?',
      'Which cleaning habit did you learn from a professional?',
    ],
    ends: {
      pa: 'Separate, fold, launder.',
      fi: 'Two packs, two colours, done.',
      t: 'Zone coding, clean-to-dirty order, hot wash.',
      h: 'The shirts are pink now. Rather nice.',
      l: 'Four flags, and everything in its place.',
    },
    keep: 'the next shopping list',
    send: 'somebody with one grey cloth for everything',
    own: [
      {
        kinds: ['process', 'service', 'policy'],
        about: 'colou?r|cloths?|hygien|trained|products',
        lead: 'And how it is done here.',
      },
    ],
    pic: { ask: 'Cloths in four colours on a rail', alt: 'Cleaning cloths in four colours' },
    claims: [
      [
        'Colour coding by area is usual in professional cleaning; hot laundering of cloths',
        'guidance of cleaning industry bodies',
      ],
    ],
  },
  {
    id: 'blot-do-not-rub',
    format: 'howto',
    again: 8,
    emoji: '🍷',
    tags: ['StainRemoval', 'CarpetCare', 'CleaningTips'],
    title: 'How to treat a fresh carpet stain: lift, blot, wait',
    cover: 'Blot, do not rub',
    gist: [
      'Scrape off what is solid, blot from the edge inwards with a white cloth, a little cold water, blot again, weigh down overnight. Rubbing opens the pile and spreads the stain.',
      'Fresh stains need patience rather than products: white cloth, cold water, weight. Salt on red wine mostly leaves a salty red stain.',
    ],
    subject: ['White cloth, cold water', 'Rubbing makes it larger'],
    hooks: {
      '*': [
        'Something spilt on the carpet? Put the brush away and fetch a white cloth.',
        'Most carpet stains get large by being rubbed.',
      ],
      pt: 'Blotting lifts liquid from the pile; rubbing frays fibres and pushes the stain outwards and down.',
      fi: 'Red wine, a pale carpet, eleven guests looking? Breathe. Then do this.',
      a: 'Fresh stain on carpet: scrape, blot, cold water, blot, weight.',
      h: 'Four guests, four home remedies, one stain. Now it has salt, soda and opinions.',
      l: 'A white cloth, pressed down calmly.',
    },
    lines: {
      '*': [
        'Blot a carpet stain from the edge to the middle. From the middle outwards it grows.',
        'Use a white cloth on carpet stains: a coloured one can give off dye.',
        'Little water is better than much: what soaks into the backing comes up again days later as a ring.',
        'Try each product in a hidden corner first. Wool dislikes alkaline cleaners and bleach.',
      ],
      h: ['The sofa has been standing in this slightly odd place since the party.'],
    },
    scene: [
      'A glass tips over in slow motion. Somebody shouts "salt", somebody "white wine", and somebody runs for the brush.',
      'In the morning a stack of books stands on the carpet. Beneath it lies a towel, and beneath that hopefully nothing.',
    ],
    why: [
      [
        'A carpet is a wood with deep ground. What is pressed sideways goes to the roots.',
        'Fibres that are frayed look dark even when clean.',
      ],
      [
        'Liquid rises in a dry cloth as in a wick. It only needs contact and time.',
        'Weight does it overnight, without anyone having to kneel.',
      ],
    ],
    parts: [
      [
        'Lift what is solid',
        ['With a spoon, from the edge.', 'Let mud dry first, and then vacuum.'],
        'A spoon on a carpet',
      ],
      [
        'Blot dry',
        ['White cloth, pressure, a fresh place each time.', 'Stand on it, if you like.'],
        'A white cloth on a carpet',
      ],
      [
        'A little cold water, blot again',
        ['Spray rather than pour.', 'Until the cloth stays clean.'],
        'A spray bottle above a carpet',
      ],
      [
        'Weigh it down overnight',
        ['Dry towel, foil, books.', 'What is in the pile moves up into the towel.'],
        'Books on a towel on a carpet',
      ],
    ],
    turn: [
      'If it is still there in the morning: leave it as it is, and ask somebody before the third remedy.',
      'Most of it has gone. The rest is history.',
    ],
    asks: [
      'What is the worst that was ever spilt on your carpet?',
      'Which home remedy for stains do you swear by?',
    ],
    ends: {
      pa: 'Absorb, rinse little, absorb.',
      fi: 'And do laugh. It was a good party.',
      t: 'Capillary lift, minimal water, pH test.',
      h: 'The opinions could not be removed.',
      l: 'Books, a towel, night.',
    },
    caution:
      'Never mix cleaning products, and test wool, silk and antique rugs not at all: ask a professional.',
    keep: 'the next party',
    send: 'whoever is shouting "salt" right now',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'carpet|stain|upholstery|rug',
        lead: 'And for stains that want to stay.',
      },
    ],
    pic: { ask: 'A white cloth pressed on a carpet stain', alt: 'A white cloth on a carpet' },
    claims: [
      ['Blot, cold water, white cloth, test first; wool and alkaline cleaners', 'textile care guidance'],
    ],
  },
  {
    id: 'switches-and-remotes',
    format: 'checklist',
    again: 9,
    emoji: '🔘',
    tags: ['CleaningChecklist', 'CleanHome', 'CleaningTips'],
    tick: true,
    title: 'Seven things in every home that are touched daily and never cleaned',
    cover: 'Touched daily, never cleaned',
    gist: [
      'Light switches, remote, door handles, kettle handle, phone, tap, bannister: a damp cloth and five minutes a week, and the flat is cleaner than after an hour with the floor.',
      'What all hands touch is what nobody wipes. Walk once round your home at hand height.',
    ],
    subject: ['At hand height', 'Five minutes with a damp cloth'],
    hooks: {
      '*': [
        'When did you last clean the light switches? And the remote?',
        'Walk round your home at hand height, with a damp cloth. You will be surprised.',
      ],
      pt: 'Frequently touched surfaces carry more from hand to hand than floors do.',
      fi: 'You have just cleaned everything? Have a look at the edge of the fridge door.',
      a: 'Once a week: switches, handles, remote, phone, tap, kettle, rail.',
      h: 'The floor gleams. The remote sticks.',
      l: 'A quiet round, and everything you touch is clean.',
    },
    lines: {
      '*': [
        'Switch off the lamp and wipe light switches with a cloth that is only just damp. Never spray at them.',
        'The remote control: batteries out, damp cloth, cotton bud between the keys.',
        'Phones want a cloth made for them, not window cleaner: it attacks the coating.',
        'Tap and kettle handle are touched with dirty hands, before washing. Think about it.',
      ],
      h: ['The handle of the fridge knows what you ate at midnight.'],
    },
    scene: [
      'You hold the cloth against the switch and draw it across. On the white there is suddenly another white.',
      'Family evening, five hands, one bag of crisps, one remote.',
    ],
    why: [
      [
        'Floors are touched by feet, the rest by fingers, and fingers go to the mouth.',
        'We wipe what we see and not what we touch.',
      ],
      ['It is so little that it needs no day of its own.', 'Five minutes, and it is done for a week.'],
    ],
    parts: [
      [
        "Light switches and sockets' frames",
        ['Power off, cloth nearly dry.', 'The one by the bathroom first.'],
        'A hand wiping a light switch',
      ],
      [
        'Door handles and edges',
        ['Above the handle too, where one pushes.', 'Fridge and cupboard as well.'],
        'A hand wiping a door handle',
      ],
      [
        'Remotes and keyboards',
        ['Shake out, wipe, cotton bud.', 'Whoever holds it today cleans it.'],
        'A remote control and a cotton bud',
      ],
      ['Phone', ['Off, soft cloth, no spray.', 'It goes to bed with you, after all.'], 'A cloth on a phone'],
      [
        'Tap, kettle, bannister',
        ['Handles first, then all along.', 'The rail from bottom to top.'],
        'A hand along a bannister',
      ],
    ],
    turn: ['And for the floor you still have the weekend.', 'From now on you will see it everywhere.'],
    asks: ['Which spot in your home did you never think of cleaning?', 'Who has the remote in your home?'],
    ends: {
      pa: 'High touch, low effort.',
      fi: 'Five minutes, with the radio on.',
      t: 'Touch frequency, not visibility.',
      h: 'The crisps have left the keys.',
      l: 'A switch, and clear light.',
    },
    caution: 'Switch off and unplug before you wipe near electricity, and keep liquids out of devices.',
    keep: 'the next five minutes to spare',
    send: 'the keeper of the remote',
    own: [
      {
        kinds: ['service', 'offer', 'process'],
        about: 'weekly|office|regular|checklist|deep',
        lead: 'And where somebody else thinks of it.',
      },
    ],
    pic: { ask: 'A damp cloth beside a light switch', alt: 'A hand with a cloth at a light switch' },
    claims: [
      [
        'High-touch surfaces matter most in hygiene; do not spray electrics',
        'hygiene guidance of health authorities',
      ],
    ],
  },
];
