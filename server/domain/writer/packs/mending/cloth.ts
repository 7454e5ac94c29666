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
      'Having trousers or a dress altered? What to wear to the fitting',
    ],
    cover: 'Bring the shoes',
    gist: [
      'Bring the shoes, the underwear and whatever goes on top, fill your pockets as usual, stand as you really stand, and look straight ahead. A hem is only right for one pair of heels.',
      'Half of the hems that come back were measured in socks. Five things decide whether a fitting is right the first time.',
    ],
    subject: ['A hem is right for one heel', 'Do not look down'],
    hooks: {
      '*': [
        'Going to have trousers shortened? Bring the shoes. Not similar ones: those.',
        'At a fitting, look straight ahead. Whoever looks down gets a hem that is too short.',
      ],
      pt: [
        'Heel height, posture and what is worn beneath change length and width by more than one would think.',
        'An alteration is measured once and worn for years, so preparation pays.',
      ],
      fi: [
        'Did you come to the fitting in trainers, and are the trousers for a wedding?',
        'Something hangs in your wardrobe that only needs two centimetres less.',
      ],
      a: 'Fitting: right shoes, right underwear, full pockets, eyes ahead.',
      h: 'Everybody stands like a guardsman in front of a tailor. Nobody lives like that.',
      l: 'A pin, a mirror, and you as you are.',
    },
    lines: {
      '*': [
        'Bring the exact shoes to a fitting. Two centimetres of heel are two centimetres of hem.',
        'Look straight ahead while a hem is being pinned. When you look down the whole back rises with you.',
        'Sit down once during a fitting, and lift an arm. A suit that only fits standing is a costume.',
        'Wash a new cotton garment before you have it shortened. What shrinks should do so beforehand.',
      ],
      h: ['Holding your breath at a fitting saves two centimetres, until dinner.'],
    },
    scene: [
      'In the mirror somebody draws in their tummy, shoulders back, chin up. The pins go in. Tomorrow at the desk it will all be different.',
      'Friday, wedding on Saturday, and the hem is right to the millimetre. In flat shoes.',
    ],
    why: [
      [
        'Cloth hangs from the body, and each thing that changes the body changes the line.',
        'A phone in the pocket pulls a trouser leg down, and a heel lifts it up.',
      ],
      [
        'What has been cut off does not grow back, so it pays to be exact before the scissors.',
        'Five minutes more at the mirror are a second visit less.',
      ],
    ],
    parts: [
      [
        'Bring the real shoes',
        [
          'For trousers, skirts and everything long.',
          'If you wear two pairs, bring the lower one and say so.',
        ],
        'A pair of shoes beside a hem with pins',
      ],
      [
        'Wear what goes underneath',
        ['Bra, shirt, shapewear: as on the day.', 'It moves seams and decides over straps.'],
        'A garment on a hanger with a shirt',
      ],
      [
        'Fill your pockets',
        ['Phone and keys where they always are.', 'Then the tailor sees which way it pulls.'],
        'A hand putting keys into a pocket',
      ],
      [
        'Stand as you always do',
        [
          'Relaxed, weight where it likes to be, eyes on the mirror.',
          'One shoulder is lower for nearly everybody. It may be.',
        ],
        'A person at a mirror, seen from behind',
      ],
      [
        'Sit, reach, walk',
        ['Three movements that tell more than a long look.', 'Where it pinches now it will tear later.'],
        'An arm reaching up in a jacket',
      ],
    ],
    turn: [
      'Then it fits the person, and not the pose.',
      'Clothes that fit the way you stand are worn until they fall apart.',
    ],
    asks: ['What do you own that would be lovely if it only fitted?', 'What is too long in your wardrobe?'],
    ends: {
      pa: 'Measure as it will be worn.',
      fi: 'And eat lunch first. It is more honest.',
      t: 'Heel, underlayer, load, posture, movement.',
      h: 'The guardsman may stand at ease.',
      l: 'It falls, and stays there.',
    },
    keep: 'the day of the fitting',
    send: 'somebody with pins in their hem next week',
    own: [
      {
        kinds: ['process', 'price', 'service', 'hours'],
        about: 'fitting|hem|trousers|appointment|ready|days|alter',
        lead: ['For the hem itself.', 'And when it is your turn.'],
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
    cover: 'Look inside the seam',
    question: 'Can it be made bigger?',
    short: 'As much as there is cloth folded inside the seam. Turn it inside out and look.',
    gist: [
      'Taking in nearly always works. Letting out needs cloth in the seam: good trousers have some at the back, jackets in the middle and side seams, cheap ones hardly any.',
      'Before you give away what has become tight, turn it inside out. What lies folded there is what can be won.',
    ],
    subject: ['What is folded inside', 'Two fingers of hope'],
    hooks: {
      '*': [
        'Trousers too tight? Turn them inside out before you give them away.',
        'Whether clothes can be let out is written inside, in the seam.',
      ],
      pt: [
        'The seam allowance is what decides, and it differs a lot from one make to another.',
        'The reserve of a garment is sewn inside it, where buyers seldom look.',
      ],
      fi: [
        'Has something shrunk in your wardrobe again, all by itself?',
        'It still fits, as long as you do not sit down? Have a look inside.',
      ],
      a: 'Smaller: nearly always. Bigger: as far as the seam has cloth.',
      h: 'Wardrobes make things shrink, above all in winter. Science is looking into it.',
      l: 'Two fingers of cloth, hidden for years.',
    },
    lines: {
      '*': [
        'Turn trousers inside out and look at the seam at the back. What lies folded there can be let out.',
        'Shoulders are the hardest part of a jacket to alter. If they fit, the rest can mostly be done.',
        'Trousers that have been let out can show the old line, above all dark wool and velvet. Ask before.',
        'When you buy, check the inside: two fingers of cloth in the seams are a sign that somebody thought of later.',
      ],
      h: ['A waistband does not lie. It merely raises the subject.'],
    },
    scene: [
      'The good suit, a funeral on Friday, the button and its hole a hand apart. You breathe in. It breathes out.',
      'Inside out on the table, a ruler on the seam. "Two centimetres," says somebody. "On each side." That is four, and that is enough.',
    ],
    why: [
      [
        'Cloth can be folded away but not conjured up, so bigger is harder than smaller.',
        'To take in you need a needle. To let out you need something that is already there.',
      ],
      [
        'Bodies change over years, and good makers have always left room for it.',
        'A seam with reserves is a promise to the next decade.',
      ],
    ],
    parts: [
      [
        'Look at the back seam',
        ['Trousers often hide most at the seat.', 'Two fingers wide is a good deal, half of one is none.'],
        'The inside of a trouser seam with a ruler',
      ],
      [
        'Check the shoulders',
        [
          'If the seam sits at your shoulder, a jacket is worth the work.',
          'Everything else hangs from there.',
        ],
        'A shoulder seam, close up',
      ],
      [
        'Ask about the old line',
        ['Needle holes and faded cloth may show.', 'Wool often steams out, silk seldom.'],
        'A faint old seam line on cloth',
      ],
    ],
    turn: [
      'Sometimes the answer is no. Then it is an honest one, and saves you money.',
      'A few centimetres can give a good suit ten more years.',
    ],
    asks: [
      'What has become too tight, and you keep it all the same?',
      'Which piece would you have altered if it could be done?',
    ],
    ends: {
      pa: 'Shoulders first, seams second.',
      fi: 'Bring it along. Looking costs nothing but courage.',
      t: 'Limit: seam allowance and marks.',
      h: 'The wardrobe has been warned.',
      l: 'It closes again, softly.',
    },
    keep: 'the next look into the wardrobe',
    send: 'somebody who is about to give away a good suit',
    own: [
      {
        kinds: ['service', 'price', 'process', 'policy'],
        about: 'let out|take in|taken in|alter|waist|suits?\\b|look at',
        lead: 'And what can be done here.',
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
    cover: 'Count back from the day',
    gist: [
      'Shoes first, then the first fitting about two months before, a second a few weeks before, and the last in the final fortnight. Do not have it collected on the day before.',
      'A dress is altered in steps, as the body may still change. Book the fittings as soon as the dress is there, and buy the shoes first of all.',
    ],
    subject: ['Shoes before scissors', 'Three fittings and a hook'],
    hooks: {
      '*': [
        'A wedding dress or suit is altered in rounds, and the first thing to buy is the shoes.',
        'Three fittings, and the first of them without shoes is a wasted one.',
      ],
      pt: [
        'Alterations before a wedding come in rounds: structure, then width, then hem.',
        'Bridal work is planned from the date backwards, with room for changes.',
      ],
      fi: [
        'Is the dress hanging in the wardrobe, and is the wedding "ages away"? Book now.',
        'You have found the dress. Now it has to become yours.',
      ],
      a: 'Shoes, first fitting, second, last. Then leave it alone.',
      h: 'No bridegroom has yet found out before Thursday that the trousers are too long.',
      l: 'Silk is altered slowly.',
    },
    lines: {
      '*': [
        'Buy the wedding shoes before the first fitting of the dress. The hem hangs on the heel.',
        'Practise sitting, hugging and going to the loo in the dress, at the last fitting and with a witness.',
        'Have somebody learn how to do up the back and hook up the train. Film it at the last fitting.',
        'Hang the dress high, without its plastic cover, and let creases drop out for some days.',
      ],
      h: ['Forty buttons down the back look enchanting, until one asks who is going to do them up.'],
    },
    scene: [
      'Morning of the day, the maid of honour on her knees, forty loops and a crochet hook. Downstairs the car is hooting.',
      'The suit is new, the trousers end at the ankle in four soft folds, and it is Friday night.',
    ],
    why: [
      [
        'Fine cloth forgives little, and each step needs a look before the next.',
        'Lace has to be lifted off and sewn on again by hand. That takes hours, and they cannot be hurried.',
      ],
      [
        'In spring and early summer, everybody has the same idea.',
        'Workshops fill up by the season, long before the calendar does.',
      ],
    ],
    parts: [
      [
        'Buy the shoes',
        ['And walk in them at home.', 'Whoever changes the heel later, changes the hem.'],
        'Wedding shoes on a chair',
      ],
      [
        'Book the first fitting early',
        [
          'Some two months before, and longer for a great deal of lace.',
          'Then the large things are settled: shoulders, bust, waist.',
        ],
        'A calendar with three rings',
      ],
      [
        'Fit again with everything on',
        ['Underwear, veil, jewellery, braces.', 'Now the width is set, and how it moves.'],
        'Pins at a waist',
      ],
      [
        'Fit last in the final fortnight',
        ['Only small things, and the hem if it was waiting.', 'From then on, eat as always.'],
        'A hand smoothing a sleeve',
      ],
      [
        'Take it home in good time',
        ['Hang it up, let it breathe, do not iron.', 'And show two people how it is done up.'],
        'A dress hanging at a window',
      ],
    ],
    turn: [
      'Then there is nothing left to do except to sit down once in it.',
      'What has been tried on in peace is worn in peace.',
    ],
    asks: ['What went wrong with the clothes at your wedding?', 'Who did up your dress?'],
    ends: {
      pa: 'Three rounds, in good time.',
      fi: 'And on the day: breathe. It was made for that.',
      t: 'Structure, width, length, handover.',
      h: 'On Thursday somebody bought safety pins, all of them.',
      l: 'It falls like water.',
    },
    keep: 'the day when the date is fixed',
    send: 'somebody who has just said yes',
    own: [
      {
        kinds: ['service', 'price', 'process', 'hours', 'policy'],
        about: 'bridal|wedding|gown|dress|suits?\\b|fittings?',
        lead: 'And for the fittings.',
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
    cover: 'Words with pins in them',
    gist: [
      'Break, dart, ease, seam allowance, original hem: five words with which you can say at a fitting what you would like.',
      'At the mirror people point and say "here, a little". With five words of the trade you get exactly that.',
    ],
    subject: ['Say what you would like', 'No break, half a break'],
    hooks: {
      '*': [
        '"A little shorter" can mean anything at the tailor. Five words mean something.',
        'Do you want a break? At the tailor it is not about holidays.',
      ],
      pt: [
        'With the right terms, a fitting is quicker and the result closer to the wish.',
        'Precise terms replace gestures, and save a second fitting.',
      ],
      fi: [
        'Have you ever stood at the mirror and not known what to call it?',
        'What is it called, that fold above the shoe? You will know in a minute.',
      ],
      a: 'Break, dart, ease, allowance, original hem. Use them.',
      h: 'A dart hurts nobody, ease is never easy, and the break comes at the shoe.',
      l: 'Five small words, pinned in place.',
    },
    lines: {
      '*': [
        'The break is the fold where the trouser meets the shoe. None looks modern, and a full one classic.',
        'Ask for "original hem" when jeans are shortened. The worn edge is cut off and sewn back on.',
        'Ease is the room that a garment has beyond your measurements. Without any you could not sit.',
        'A dart takes flat cloth round a curve. When it points beside the curve, one sees it from across the street.',
      ],
      h: ['"Just make it nice" is the shortest order and the longest fitting.'],
    },
    scene: [
      '"Here somehow," says the customer, and draws a circle in the air. The tailor nods, and takes three pins for three guesses.',
      'Two men at the mirror in the same suit. One has a break, the other has not, and they do not look alike.',
    ],
    why: [
      ['Words set limits where hands only point.', 'What can be named can be pinned.'],
      [
        'Taste begins with knowing that there is a choice.',
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
    turn: ['Now you can say it, and get it.', 'Five words, and nobody has to guess with pins.'],
    asks: [
      'Break or no break: what do you like on trousers?',
      'Which sewing word have you never understood?',
    ],
    ends: {
      pa: 'Five words, one fitting less.',
      fi: 'Pointing is still allowed.',
      t: 'Terms of fit, defined.',
      h: 'The break is over.',
      l: 'Pinned, and named.',
    },
    keep: 'the next fitting',
    send: 'somebody who always says "a little shorter"',
    pic: { ask: 'A trouser leg over a shoe, close up', alt: 'A trouser leg falling on a shoe' },
    claims: [['Meanings of the terms', 'definition, usual in tailoring']],
  },
];
