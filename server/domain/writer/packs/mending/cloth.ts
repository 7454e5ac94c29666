// Needle and thread.
import type { Idea } from '../../library/idea.ts';
import { CLOTHES } from './kinds.ts';

export const CLOTH: readonly Idea[] = [
  {
    id: 'bring-the-shoes',
    format: 'checklist',
    only: CLOTHES,
    again: 9,
    emoji: '📍',
    tick: true,
    tags: ['Alterations', 'FittingTips', 'TailorTips'],
    title: [
      'What to bring to a clothes fitting so that the hem is right',
      'Having {trousers|pants} or a dress altered? What to wear to the fitting',
    ],
    cover: 'Going to a fitting? Bring the shoes',
    gist: [
      'Bring the shoes and the underwear you will wear, fill your pockets as usual, stand as you always do, and look straight ahead. A hem is only right for one pair of heels.',
      'Many hems come back because they were measured in socks. Five things decide whether a fitting is right the first time.',
    ],
    subject: ['Bring the shoes to the fitting', 'Do not look down'],
    hooks: {
      '*': [
        'Having {trousers|pants} shortened? Bring the shoes you will wear with them. Not similar ones: those.',
        'At a fitting, look straight ahead. If you look down, the hem ends up too short.',
      ],
      pt: [
        'At a fitting, heels, posture and underwear change the length more than you would think.',
        'An alteration is measured once and worn for years, so prepare for the fitting.',
      ],
      fi: [
        'Going to a fitting in {trainers|sneakers}, for {trousers|pants} to be worn at a wedding? Bring the right shoes.',
        'Is there something in your wardrobe that is just a little too long?',
      ],
      a: 'Fitting: right shoes, right underwear, full pockets, eyes ahead.',
      h: 'Everybody stands like a guardsman in front of a tailor. Nobody lives like that.',
      l: 'At a good fitting, you stand as you always stand.',
    },
    lines: {
      '*': [
        'Bring the exact shoes to a fitting. A higher heel means a longer hem.',
        'Look straight ahead while a hem is being pinned. When you look down, it rises at the back.',
        'Sit down once during a fitting, and lift an arm. A suit has to fit you sitting, too.',
        'Wash new cotton clothes before you have them shortened. If they shrink, it should be before.',
      ],
      h: ['Holding your breath at a fitting makes you slimmer, until dinner.'],
    },
    scene: [
      'In front of the mirror somebody pulls in their tummy, shoulders back, chin up. The pins go in. Tomorrow at the desk it will all be different.',
      'It is Friday, the wedding is on Saturday, and the hem is exactly right. For flat shoes.',
    ],
    why: [
      [
        'Cloth hangs from the body, so whatever you wear below it changes the line.',
        'A phone in the pocket pulls a trouser leg down, and a heel lifts it up.',
      ],
      [
        'What has been cut off does not grow back, so measure twice.',
        'Five more minutes at the mirror can save a second visit.',
      ],
    ],
    parts: [
      [
        'Bring the real shoes',
        [
          'They decide the length of {trousers|pants}, skirts and everything long.',
          'If you wear two pairs, bring both.',
        ],
        'A pair of shoes beside a hem with pins',
      ],
      [
        'Wear what goes underneath',
        ['Bra, shirt, shapewear: wear what you will wear on the day.', 'It moves seams and straps.'],
        'A garment on a hanger with a shirt',
      ],
      [
        'Fill your pockets',
        ['Put phone and keys where they always are.', 'Then the tailor sees how they pull.'],
        'A hand putting keys into a pocket',
      ],
      [
        'Stand as you always do',
        [
          'Stand relaxed and look into the mirror.',
          'Nearly everybody has one shoulder lower than the other. That is fine.',
        ],
        'A person at a mirror, seen from behind',
      ],
      [
        'Sit, reach, walk',
        ['Three movements tell you more than a long look.', 'If it pinches now, it will tear later.'],
        'An arm reaching up in a jacket',
      ],
    ],
    turn: ['Then it fits you, and not the pose.', 'Clothes that fit the way you stand get worn.'],
    asks: ['What do you own that would be lovely if it only fitted?', 'What is too long in your wardrobe?'],
    ends: {
      pa: 'Measure clothes the way you wear them.',
      fi: 'And eat lunch first. It is more honest.',
      t: 'Shoes, underwear, pockets, posture, movement.',
      h: 'The guardsman may stand at ease.',
      l: 'It hangs well, and it stays that way.',
    },
    keep: 'the day of the fitting',
    send: 'somebody with pins in their hem next week',
    own: [
      {
        kinds: ['process', 'price', 'service', 'hours'],
        about: 'fitting|hem|trousers|appointment|ready|days|alter',
        lead: ['For the hem itself:', 'When it is your turn:'],
      },
    ],
    pic: { ask: 'Pins in a hem above a pair of shoes', alt: 'Pins in a trouser hem above a pair of shoes' },
    claims: [
      [
        'Shoes, underlayer, posture and movement decide a fitting; wash cotton before shortening',
        'trade practice of tailors',
      ],
    ],
  },
  {
    id: 'can-it-be-let-out',
    format: 'answer',
    only: CLOTHES,
    again: 9,
    emoji: '🧵',
    tags: ['Alterations', 'TailorTips', 'MakeItFit'],
    title: [
      'Can it be made bigger? Look at the inside of the seam',
      'Too tight: which clothes can be let out, and how to tell',
    ],
    cover: 'Too tight? Look inside the seam',
    question: 'Can it be made bigger?',
    short: 'Yes, if there is cloth folded inside the seam. Turn it inside out and look.',
    gist: [
      'Clothes can nearly always be taken in. To let them out you need cloth in the seam: good {trousers|pants} have some at the back, jackets at the middle and the sides.',
      'Before you give away clothes that are too tight, turn them inside out. The cloth folded in the seam can be let out.',
    ],
    subject: ['Can it be let out?', 'Look inside the seam'],
    hooks: {
      '*': [
        '{Trousers|Pants} too tight? Turn them inside out before you give them away.',
        'Whether clothes can be let out, you see inside the seam.',
      ],
      pt: [
        'Whether clothes can be let out depends on the cloth in the seam, and makers differ a lot.',
        'There is often spare cloth inside a seam, where nobody looks.',
      ],
      fi: [
        'Has something shrunk in your wardrobe again, all by itself?',
        'Your {trousers|pants} still fit, as long as you do not sit down? Look inside the seam.',
      ],
      a: 'Taking in works nearly always. Letting out works as far as the seam has cloth.',
      h: 'Wardrobes make clothes shrink, above all in winter. Science is looking into it.',
      l: 'There may be two fingers of cloth hidden in the seam.',
    },
    lines: {
      '*': [
        'Turn {trousers|pants} inside out and look at the back seam. The cloth folded there can be let out.',
        'The shoulders of a jacket are the hardest part to alter. If they fit, most other things can be done.',
        '{Trousers|Pants} that were let out can show the old line, above all in dark wool and velvet. Ask before.',
        'When you buy clothes, look inside: two fingers of cloth in the seams mean that they can be let out later.',
      ],
      h: ['A waistband never lies. It only raises the subject.'],
    },
    scene: [
      'The good suit, an interview on Friday, and the button is a hand away from its hole. You breathe in. It is not enough.',
      'Inside out on the table, with a ruler on the seam: there is enough cloth on each side. The {trousers|pants} can be let out.',
    ],
    why: [
      [
        'Cloth can be folded away, but nobody can add any.',
        'To take something in you need a needle. To let it out you need spare cloth.',
      ],
      [
        'Bodies change over the years, and good makers leave room for that.',
        'Wide seams mean that the maker thought of later.',
      ],
    ],
    parts: [
      [
        'Look at the back seam',
        ['Most of the spare cloth is at the seat.', 'Two fingers wide is a lot.'],
        'The inside of a trouser seam with a ruler',
      ],
      [
        'Check the shoulders',
        [
          'If the seam sits at the end of your shoulder, the jacket is worth the work.',
          'Everything else hangs from there.',
        ],
        'A shoulder seam, close up',
      ],
      [
        'Ask about the old line',
        ['Needle holes and faded cloth may show.', 'In wool the mark often steams out, in silk seldom.'],
        'A faint old seam line on cloth',
      ],
    ],
    turn: [
      'Sometimes the answer is no, and that saves you money.',
      'A little more room can give a good suit ten more years.',
    ],
    asks: [
      'What has become too tight, and you keep it all the same?',
      'Which piece would you have altered if it could be done?',
    ],
    ends: {
      pa: 'Shoulders first, seams second.',
      fi: 'Bring it along. Looking costs nothing.',
      t: 'The seam decides, and so do the marks of the old one.',
      h: 'The wardrobe has been warned.',
      l: 'And it closes again, easily.',
    },
    keep: 'the next look into the wardrobe',
    send: 'somebody who is about to give away a good suit',
    own: [
      {
        kinds: ['service', 'price', 'process', 'policy'],
        about: 'let out|take in|taken in|alter|waist|suits?\\b|look at',
        lead: 'What can be done here:',
      },
    ],
    pic: {
      ask: 'A trouser seam turned inside out with a ruler',
      alt: 'The inside of a trouser seam beside a ruler',
    },
    claims: [
      [
        'Letting out is limited by seam allowance; shoulders are hard to alter; old lines may show',
        'trade practice of tailors',
      ],
    ],
  },
  {
    id: 'wedding-clothes-backwards',
    format: 'howto',
    only: 'bridal|wedding|\\bgowns?\\b|bespoke|dressmak|\\bsuits?\\b',
    again: 9,
    emoji: '🗓️',
    tags: ['WeddingDress', 'Bridal', 'WeddingPlanning'],
    title: [
      'When to have a wedding dress or suit altered: count backwards',
      'Wedding alterations: which fitting when, and why shoes come first',
    ],
    cover: 'Wedding alterations: shoes first',
    gist: [
      'Buy the shoes first, then have the first fitting about two months before the wedding, a second a few weeks before, and the last in the final two weeks.',
      'Wedding alterations come in rounds. Book the fittings as soon as you have the dress or suit.',
    ],
    subject: ['Wedding alterations: when to start', 'Shoes first, then the fitting'],
    hooks: {
      '*': [
        'Having a wedding dress or suit altered? Buy the shoes first.',
        'A wedding dress needs about three fittings, and none of them works without the shoes.',
      ],
      pt: [
        'Wedding alterations come in rounds: shoulders and bust first, then width, then hem.',
        'Count back from the wedding day, and leave time for changes.',
      ],
      fi: [
        'Is the dress in the wardrobe, and is the wedding ages away? Book the fittings now.',
        'You have found the dress. Now it has to fit.',
      ],
      a: 'Wedding dress: shoes, first fitting, second, last. Then leave it alone.',
      h: 'No bridegroom has ever noticed before Thursday that the {trousers|pants} are too long.',
      l: 'A silk dress is altered slowly.',
    },
    lines: {
      '*': [
        'Buy the wedding shoes before the first fitting of the dress. The hem depends on the heel.',
        'At the last fitting of the wedding dress, practise sitting, hugging and going to the {loo|bathroom}.',
        'Somebody has to know how to do up the back of the wedding dress. Film it at the last fitting.',
        'Hang the wedding dress high, without its plastic cover, and the creases drop out in a few days.',
      ],
      h: ['Forty buttons down the back look lovely, until somebody has to do them up.'],
    },
    scene: [
      'The morning of the wedding. The maid of honour is on her knees, with forty loops and a crochet hook. The car is waiting.',
      'The suit is new, the {trousers|pants} end in four folds at the ankle, and it is Friday night.',
    ],
    why: [
      [
        'Fine cloth forgives little, so each step needs a look before the next.',
        'Lace has to be taken off and sewn on again by hand. That takes hours.',
      ],
      [
        'In spring and early summer everybody has the same idea.',
        'Workshops fill up long before the season starts.',
      ],
    ],
    parts: [
      [
        'Buy the shoes',
        ['Walk in them at home.', 'If you change the heel later, the hem changes, too.'],
        'Wedding shoes on a chair',
      ],
      [
        'Book the first fitting early',
        [
          'About two months before is right, longer if there is a lot of lace.',
          'Shoulders, bust and waist are done first.',
        ],
        'A calendar with three rings',
      ],
      [
        'Fit again with everything on',
        ['Bring underwear, veil, jewellery and braces.', 'Now you see how it moves.'],
        'Pins at a waist',
      ],
      [
        'Fit last in the final fortnight',
        ['Only small things are left now, and perhaps the hem.', 'From then on, eat as always.'],
        'A hand smoothing a sleeve',
      ],
      [
        'Take it home in good time',
        ['Hang it up and do not iron it.', 'And show two people how it is done up.'],
        'A dress hanging at a window',
      ],
    ],
    turn: ['Then all that is left is to sit down in it once.', 'And on the day you need not think about it.'],
    asks: ['What went wrong with the clothes at your wedding?', 'Who did up your dress?'],
    ends: {
      pa: 'Three fittings, in good time.',
      fi: 'And on the day: breathe. It was made for that.',
      t: 'Shoulders, width, length, done.',
      h: 'On Thursday somebody bought safety pins, all of them.',
      l: 'And it falls as it should.',
    },
    keep: 'the day when the date is fixed',
    send: 'somebody who has just said yes',
    own: [
      {
        kinds: ['service', 'price', 'process', 'hours', 'policy'],
        about: 'bridal|wedding|gown|dress|suits?\\b|fittings?',
        lead: 'About fittings here:',
      },
    ],
    pic: {
      ask: 'A row of small covered buttons on a back',
      alt: 'A row of covered buttons on the back of a dress',
    },
    claims: [
      [
        'Alterations in several fittings; hem needs the shoes',
        'trade practice of bridal tailors; times vary by workshop',
      ],
    ],
  },
  {
    id: 'words-with-pins-in-them',
    format: 'glossary',
    only: CLOTHES,
    again: 10,
    emoji: '📏',
    tags: ['TailorWords', 'SewingWords', 'FitGuide'],
    title: [
      'Break, dart, ease, seam allowance: what tailors mean',
      'Words to use at the tailor, from break to original hem',
    ],
    cover: 'Five words for the tailor',
    gist: [
      'Break, dart, ease, seam allowance, original hem: with these five words you can say at a fitting what you would like.',
      'At the tailor people point and say "here, a little". With five words you get exactly what you want.',
    ],
    subject: ['Five words for the tailor', 'No break, half a break'],
    hooks: {
      '*': [
        '"A little shorter" can mean anything at the tailor. Five words make it clear.',
        '"Do you want a break?" asks the tailor. It is about your {trousers|pants}.',
      ],
      pt: [
        'If you know five words, a fitting is quicker and you get what you want.',
        'Five tailoring words save you a second fitting.',
      ],
      fi: [
        "Have you ever stood in front of the tailor's mirror and not known what to call it?",
        'What is that fold above the shoe called? You will know in a minute.',
      ],
      a: 'Break, dart, ease, seam allowance, original hem: use these words at the tailor.',
      h: 'A dart hurts nobody, ease is never easy, and the break comes at the shoe.',
      l: 'Five small words, and the tailor knows what you mean.',
    },
    lines: {
      '*': [
        'A break is the fold of a trouser leg on the shoe. No break looks modern, a full one classic.',
        'Ask for "original hem" when jeans are shortened. The worn edge is cut off and sewn back on.',
        'Ease is the room that clothes have beyond your measurements. Without ease you could not sit down.',
        'A dart makes flat cloth follow a curve. If it points past the curve, it looks wrong.',
      ],
      h: ['"Just make it nice" is the shortest order and the longest fitting.'],
    },
    scene: [
      '"Here somehow," says the customer, and draws a circle in the air. The tailor nods and takes three pins.',
      'Two men at the mirror in the same suit. One has a break, the other has none, and it looks like two suits.',
    ],
    why: [
      ['A word is clearer than a finger.', 'If you can name it, it can be pinned.'],
      [
        'You can only choose if you know that there is a choice.',
        'Most people have never been asked about their break.',
      ],
    ],
    parts: [
      [
        'Break',
        [
          'The fold in the trouser leg above the shoe: none, half or full.',
          'How far the cloth rests on the shoe.',
        ],
        'A trouser leg over a shoe',
      ],
      [
        'Dart',
        [
          'A sewn wedge that makes flat cloth follow a curve.',
          'A tapered fold at bust, waist or back, stitched flat.',
        ],
        'A dart on the inside of a dress',
      ],
      [
        'Ease',
        [
          'Room between body and cloth, for moving or for looks.',
          'The difference between your measure and that of the garment.',
        ],
        'A sleeve with room at the elbow',
      ],
      [
        'Seam allowance',
        ['Cloth inside the seam that can be let out.', 'The reserve beyond the stitching.'],
        'The inside of a seam',
      ],
      [
        'Original hem',
        [
          'The factory edge of jeans, sewn back on after shortening.',
          'A worn edge kept, so that nobody sees the work.',
        ],
        'The hem of a pair of jeans',
      ],
    ],
    turn: ['Now you can say what you want, and get it.', 'With five words nobody has to guess.'],
    asks: [
      'Break or no break: what do you like on trousers?',
      'Which sewing word have you never understood?',
    ],
    ends: {
      pa: 'Five words, one fitting less.',
      fi: 'Pointing is still allowed.',
      t: 'Five terms, and no misunderstanding.',
      h: 'The break is over.',
      l: 'And the tailor pins exactly that.',
    },
    keep: 'the next fitting',
    send: 'somebody who always says "a little shorter"',
    pic: { ask: 'A trouser leg over a shoe, close up', alt: 'A trouser leg falling on a shoe' },
    claims: [['Meanings of the terms', 'definition, usual in tailoring']],
  },
];
