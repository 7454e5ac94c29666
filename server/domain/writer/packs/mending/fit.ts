// What fits, what can be made to fit, and how the shop works on it.
import type { Idea } from '../../library/idea.ts';
import { CLOTHES } from './kinds.ts';

export const FIT: readonly Idea[] = [
  {
    id: 'buy-for-the-shoulders',
    format: 'tip',
    only: CLOTHES,
    again: 8,
    emoji: '🧥',
    tags: ['TailorTips', 'Alterations', 'MakeItFit'],
    title: [
      'Buying a jacket: what can be altered and what cannot',
      'Off the rack: look at the shoulders first',
    ],
    cover: 'Buy a jacket for the shoulders',
    gist: [
      'Length, waist and sleeves of a jacket are easy to alter. Shoulders are not. So buy it for the shoulders and have the rest altered.',
      'In the {changing room|fitting room} only one thing has to be right on a jacket: the shoulder seam.',
    ],
    subject: ['Buying a jacket? Shoulders first', 'What can be altered'],
    hooks: {
      '*': [
        'Trying on a jacket? Look at one seam only: the one on top of your shoulder.',
        'Sleeves too long? That is easily altered. Shoulders too wide? Look for another jacket.',
      ],
      p: 'If you know what can be altered, you buy better clothes.',
      f: 'You have found a jacket that nearly fits? Look where it does not.',
      a: 'If the shoulders of a jacket do not fit, leave it.',
      t: 'To move the shoulder of a jacket, sleeve, pad and collar have to come off.',
      h: 'A jacket can be shortened. Your shoulders cannot be widened.',
      i: 'A few clothes that fit well are worn for years.',
      l: 'A jacket fits when the seam ends where your arm begins.',
    },
    lines: {
      '*': [
        'Buying a jacket? The shoulder seam should end where your shoulder does. Nearly everything else can be altered.',
        'Sleeve length, waist and hem of a jacket are ordinary alterations. Shoulders and armholes are not.',
        'Buy {trousers|pants} to fit at the widest place and have the rest taken in. The other way round seldom works.',
        'Add the cost of the alteration while you are still in the shop. Then you know what a jacket really costs.',
      ],
      h: ['If you could hide a sandwich in the shoulder, the jacket is too big.'],
    },
    scene: [
      'In front of the mirror somebody pulls at the sleeves of a jacket. The shoulder is what is wrong.',
      'The price of the jacket is halved, the colour is right, and at the shoulder there is a bump like a small tent.',
    ],
    why: [
      [
        'What hangs down can be shortened. What holds the jacket up cannot.',
        'The whole jacket hangs from the shoulders.',
      ],
      [
        'For taking in there is cloth to spare. For letting out there often is none.',
        'Too wide is easier to alter than too tight.',
      ],
    ],
    parts: [
      [
        'Check the shoulder seam',
        [
          'It should end where your shoulder ends, without a dent below.',
          'Lean against a wall: if the pad touches first, it is too wide.',
        ],
        'A hand on the shoulder seam of a jacket',
      ],
      [
        'Close one button and sit down',
        ['It should close without pulling into an X.', 'Sitting down, everybody needs a little more room.'],
        'A jacket with one closed button',
      ],
      [
        'Ignore length and sleeves',
        ['They are pinned in five minutes.', 'That is what alterations are for.'],
        'Pins in a sleeve',
      ],
    ],
    turn: ['The rest can be pinned.', 'A good alteration does the rest.'],
    asks: ['What nearly fits in your wardrobe?', 'Do you look at shoulders or at price first?'],
    ends: {
      p: 'Buy what cannot be changed. Change the rest.',
      f: 'Best with somebody along who is honest.',
      a: 'One seam decides.',
      t: 'Shoulders first, length last.',
      h: 'Keep the sandwich in a bag.',
      i: 'Clothes that fit get worn.',
      l: 'It sits as if it had been made for you.',
    },
    keep: 'the next time you try one on',
    send: 'somebody who buys in the sales',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'jackets?\\b|sleeves?\\b|suits?\\b|taken? in|alteration',
        lead: ['For everything but the shoulders:', 'About sleeves and waists:'],
      },
    ],
    pic: { ask: 'The shoulder seam of a jacket', alt: 'The shoulder seam of a jacket on a stand' },
    claims: [['Shoulders are hard to alter; length, waist, sleeves are common', 'trade practice of tailors']],
  },
  {
    id: 'keep-the-original-hem',
    format: 'answer',
    only: CLOTHES,
    again: 9,
    emoji: '👖',
    tags: ['Alterations', 'Jeans', 'TailorTips'],
    title: ['Shortening jeans: can the original hem stay?', 'How jeans are shortened with their own hem'],
    cover: 'Jeans: keep the worn edge',
    question: 'Can you shorten jeans and keep the hem?',
    short: ['Yes: the worn edge comes off and goes back on.', 'Yes, if you ask for the original hem.'],
    gist: [
      'The worn edge of jeans comes from years of washing and cannot be sewn new. So it comes off whole and goes back on higher up.',
      'Jeans can be shortened and keep their worn edge. The join hides beside it, and hardly anybody sees it.',
    ],
    subject: ['Shortening jeans? Keep the hem', 'Ask for the original hem'],
    hooks: {
      '*': [
        'The nicest part of old jeans is the worn edge. It can stay when they are shortened.',
        'Your jeans are too long, and you like the worn edge? You can keep it.',
      ],
      p: 'There are two ways to shorten jeans, and they look quite different.',
      f: 'Do you turn up your jeans because you like the edge? There is another way.',
      a: 'Shortening jeans: mention the original hem.',
      t: 'The twisted edge of jeans forms in the wash. A new hem does not have it.',
      h: 'Jeans are the only clothes that people buy worn out and want to keep that way.',
      i: 'The worn edge is what makes them yours.',
      l: 'A faded edge takes years, so keep it.',
    },
    lines: {
      '*': [
        'Shortening jeans? Ask for the original hem: the worn edge is cut off and set back on higher up.',
        'Wash new jeans twice, warm, before you have them shortened. They shrink in length.',
        'Bring your shoes when you have jeans shortened. Over boots you need more length than over {trainers|sneakers}.',
        'A new hem in jeans needs thick thread in the right colour, or it looks like a curtain.',
      ],
      h: ['Turned up three times, jeans become a place where sand, coins and one earring live.'],
    },
    scene: [
      'On the table lies a narrow ring of denim: the worn edge. It will go back on.',
      'Somebody shakes out the {turn-ups|cuffs} of their jeans, and half a beach falls out.',
    ],
    why: [
      [
        'The colour fades where the cloth is folded and rubbed, and that takes years.',
        'New cloth can be sewn. Wear cannot.',
      ],
      ['The join lies beside the thick ridge and hardly shows.', 'From a step away nobody sees it.'],
    ],
    parts: [
      [
        'Cut off the edge whole',
        ['A little cloth above it is needed for the seam.', 'Nothing of the worn line is lost.'],
        'A ring of denim on a table',
      ],
      [
        'Shorten what is above',
        ['The shoes you wear decide how much.', 'Narrow legs are adjusted as well.'],
        'A leg of jeans with pins',
      ],
      [
        'Set it back on',
        ['The seam goes close to the ridge.', 'Pressed flat, it looks like the old one.'],
        'A needle beside a worn hem',
      ],
    ],
    turn: ['It takes a bit more time, and you see why.', 'Shorter jeans, and nobody can tell.'],
    asks: ['Original hem, or a clean new one?', 'How do you wear yours: long, cropped or turned up?'],
    ends: {
      p: 'Say so when you hand them in.',
      f: 'Your favourite jeans stay your favourites.',
      a: 'Say "original hem", and that is all.',
      t: 'The old edge goes back on and is pressed.',
      h: 'The beach may stay at the sea.',
      i: 'Keep the edge, change the length.',
      l: 'Shorter, and still the same jeans.',
    },
    keep: 'the next pair of jeans',
    send: 'somebody with {turn-ups|cuffs} full of sand',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'jeans|denim|hems?\\b|trousers|pants|shorten',
        lead: ['For jeans that are too long:', 'About hems:'],
      },
    ],
    pic: { ask: 'The worn hem of a pair of jeans', alt: 'The worn hem of a pair of jeans, close up' },
    claims: [['Original hem method; pre-shrink denim', 'trade practice of alterations']],
  },
  {
    id: 'why-a-hem-takes-days',
    format: 'behind',
    only: CLOTHES,
    again: 9,
    emoji: '⏳',
    tags: ['BehindTheSeams', 'TailorLife', 'Alterations'],
    title: [
      'Why does a hem take days?',
      'What happens to your {trousers|pants} between the pins and the hanger',
    ],
    cover: 'Why a hem takes days',
    gist: [
      'Sewing a hem takes minutes. Before that it is unpicked, pressed and matched for thread, and afterwards pressed again. And there are others on the rail.',
      'Between the pins and the finished hem there are more steps than you would think.',
    ],
    subject: ['Why does a hem take days?', 'Sewing is the short part'],
    hooks: {
      '*': [
        'The machine runs for two minutes. So why does a hem take days?',
        'Sewing is the shortest part of a new hem.',
      ],
      p: 'A good hem is mostly preparation.',
      f: 'Have you ever wondered where your {trousers|pants} are from Monday to Thursday?',
      a: 'A hem: unpick, press, match the thread, sew, press.',
      t: 'Steam and pressure shape the cloth. A seam that is not pressed is not finished.',
      h: 'Half of tailoring is ironing. Nobody tells you that before.',
      i: 'If it looks simple, somebody was patient.',
      l: 'Steam, a heavy iron, and a straight edge.',
    },
    lines: {
      '*': [
        'If a seam is not pressed before sewing, it never looks right afterwards.',
        'Tailors match thread by daylight. Under a lamp, navy looks black.',
        'Unpicking an old hem takes longer than sewing a new one, above all if it was glued.',
        'Need your {trousers|pants} for Saturday? Say so at the fitting. A date helps more than "as soon as possible".',
      ],
      h: ['In every workshop there is a box with forty kinds of black thread.'],
    },
    scene: [
      'By the window somebody lays six threads over a sleeve. Five of them are wrong.',
      'On the rail hang a wedding, two interviews and a school play, all for Friday.',
    ],
    why: [
      [
        'Old folds stay in the cloth until steam takes them out.',
        'If the old line is not pressed out first, it shows.',
      ],
      [
        'Similar jobs are done together, because changing the thread takes time.',
        'Black things are done on one day, white ones on another.',
      ],
    ],
    parts: [
      [
        'Unpick the old hem',
        [
          'It is done stitch by stitch, without cutting the cloth.',
          'Glue and tape come off with heat and patience.',
        ],
        'A seam ripper at a hem',
      ],
      [
        'Press out the old line',
        ['It takes steam and a damp cloth.', 'Some lines stay, and it is better to know that now.'],
        'An iron on a pressing cloth',
      ],
      [
        'Match the thread by the window',
        [
          'Colour, thickness and shine have to be right.',
          'Slightly darker shows less than slightly lighter.',
        ],
        'Spools of thread by a window',
      ],
      [
        'Sew, press, and hang it up',
        ['That is the two minutes, and then ten more.', 'It cools on the hanger and keeps its shape.'],
        'A pair of {trousers|pants} on a hanger',
      ],
    ],
    turn: ['And then it looks as if nothing had been done.', 'The best work is work that nobody sees.'],
    asks: ['Which part would you have guessed?', 'Can you tell navy from black in the evening?'],
    ends: {
      p: 'Careful work does not show.',
      f: 'So tell us the date, and sleep well.',
      a: 'Press before, press after.',
      t: 'Heat, steam, pressure, and time to cool.',
      h: 'Forty kinds of black, and the right one is empty.',
      i: 'It is worth the wait.',
      l: 'It cools, and it is done.',
    },
    keep: 'the week before something important',
    send: 'somebody who needs it for Saturday',
    own: [
      {
        kinds: ['process', 'hours', 'policy', 'price'],
        about: 'days\\b|same.day|express|ready|turnaround|while you wait|appointment',
        lead: ['How long it takes here:', 'If it has to be soon:'],
      },
    ],
    pic: { ask: 'Spools of thread beside a garment', alt: 'Spools of dark thread beside a jacket' },
    claims: [['Unpick, press, match, sew, press', 'trade practice of tailors']],
  },
  {
    id: 'break-or-no-break',
    format: 'either',
    only: CLOTHES,
    again: 7,
    emoji: '📏',
    tags: ['TailorTips', 'MensStyle', 'Hemline'],
    title: ['{Trousers|Pants} with a break or without?', 'How long should {trousers|pants} be?'],
    cover: '{Trousers|Pants}: break or no break?',
    gist: [
      'Some people like {trousers|pants} to rest on the shoe with a soft fold. Others end them just above it and show some sock. Both are right.',
      "A finger's width at the hem decides whether {trousers|pants} look classic or modern.",
    ],
    subject: ['{Trousers|Pants}: break or no break?', 'How long do you wear yours?'],
    hooks: {
      '*': [
        'Should {trousers|pants} touch the shoe? Families have fallen out over less.',
        'There is one question about {trousers|pants} on which nobody agrees: the length.',
      ],
      p: 'How long {trousers|pants} should be depends on their cut.',
      f: '{Trousers|Pants}: a soft fold on the shoe, or a little sock?',
      a: 'Narrow {trousers|pants}: shorter. Wide ones: longer.',
      t: 'The fold on the shoe is called a break. The wider the leg, the longer it can be.',
      h: 'Socks have waited for decades to be seen. Now they are, and they have holes.',
      i: 'People have different tastes, and that is fine.',
      l: 'One soft fold, or none at all.',
    },
    lines: {
      '*': [
        'Narrow {trousers|pants} look better short, wide ones may rest on the shoe. Try both with pins before you decide.',
        'If your {trousers|pants} have no break, people see your socks. Choose them well.',
        'A trouser hem can slope: a little longer at the heel than in front.',
        '{Trousers|Pants}: break, or no break? And since when?',
      ],
      h: ['No break means that everybody sees your socks. Also the ones with penguins.'],
    },
    scene: [
      'Father and son stand at one mirror. One pulls his {trousers|pants} down, the other pulls his up.',
      'The pins are in. Somebody looks down, and the hem rises with them.',
    ],
    why: [
      ['The eye follows the leg and stops where the cloth gathers.', 'Without a fold the leg looks longer.'],
    ],
    parts: [
      [
        'With a break',
        ['It is classic, forgiving, and warm round the ankle.', 'It suits wide legs.'],
        'Trousers resting on a shoe',
      ],
      [
        'Without one',
        ['It looks clean, and you see the whole shoe.', 'It suits narrow legs, and needs good socks.'],
        'Trousers ending above a shoe',
      ],
    ],
    turn: ['Try it with pins before it is cut.', 'A pin can be moved.'],
    asks: ['A fold below, or a line of sock?', 'What did your parents say about yours?'],
    ends: {
      p: 'Try both, then decide.',
      f: 'Tell us which you are.',
      a: 'Pin it, look, choose.',
      t: 'The width of the leg decides.',
      h: 'The penguins are delighted.',
      i: 'If you feel good in it, it is right.',
      l: 'And it is just long enough.',
    },
    keep: 'the next fitting',
    send: 'somebody who likes it the other way',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'hems?\\b|trousers|pants|shorten|fitting',
        lead: ['Either way:', 'When you have decided:'],
      },
    ],
    pic: { ask: 'A trouser hem above a shoe', alt: 'A trouser hem resting on a leather shoe' },
    claims: [['Break, hem width and slope', 'trade practice of tailors']],
  },
  {
    id: 'the-inherited-jacket',
    format: 'story',
    only: CLOTHES,
    again: 12,
    emoji: '🪡',
    tags: ['TailorLife', 'MadeToLast', 'Heirloom'],
    title: ['The jacket that came from somebody else', 'When an old jacket is made to fit a new person'],
    cover: 'The inherited jacket: a small story',
    gist: [
      "Imagine somebody brings in a jacket that is too wide, because it was somebody else's. There is still a ticket in the pocket. The jacket is taken in, and the ticket goes back.",
      "A small story from a tailor's shop: an inherited jacket is made to fit, and the old ticket in the pocket stays.",
    ],
    subject: ['The inherited jacket', 'A ticket in the pocket'],
    hooks: {
      '*': [
        'Some jackets are brought in very carefully. They belonged to somebody.',
        'There was still a train ticket in the pocket of the old jacket, and nobody wanted to take it out.',
      ],
      p: 'Some alterations are not only about the width.',
      f: 'Whose jacket would you love to wear?',
      a: 'A good jacket outlives its first owner.',
      t: 'Well made jackets have wide seams, so that they can be altered for somebody else.',
      h: 'His taste in ties was terrible. The jacket is lovely.',
      i: 'A well made jacket can have two owners.',
      l: 'Wool, wide lapels, and a ticket from another time.',
    },
    lines: {
      '*': [
        'An inherited jacket can often be taken in by a size. Good ones were made with cloth to spare.',
        'Before you hand in an old jacket, turn out the pockets. Then put back what belongs there.',
        'Old cloth is often thicker than new. Look inside an old jacket before it goes to the {charity shop|thrift store}.',
        'A jacket is too wide, out of date, and somebody loved it: it is worth altering.',
      ],
      h: ['The old jacket smelled of cough sweets. It was left that way, by request.'],
    },
    scene: [
      'Over the arm of a young woman hangs a grey jacket, worn at the elbows.',
      'In the lining of the jacket a name is embroidered, in blue.',
    ],
    why: [
      [
        'A jacket takes on the shape of the person who wears it.',
        'Elbows, collar and pockets show how it was worn.',
      ],
      ['In a wardrobe nobody sees it.', 'If somebody wears it, it lives on.'],
    ],
    parts: [
      [
        'Imagine it comes in on a wet Tuesday',
        [
          "It is a man's jacket, and the young woman who wants to wear it is half as wide.",
          'Somebody puts it on, and there is room for two.',
        ],
        'An old jacket over an arm',
      ],
      [
        'The pins go in',
        [
          "A hand's width at the back, two fingers at each sleeve. The shoulders stay, and suddenly it fits.",
          'Chalk, pins, a step back, and it is a jacket again.',
        ],
        'Pins in the back of a jacket',
      ],
      [
        'The ticket goes back in',
        [
          'It is for a train, one way, many years ago. Nobody asks.',
          'At the end the ticket goes back into the pocket.',
        ],
        'A paper ticket in a hand',
      ],
    ],
    turn: ['It fits now, and it is still his.', 'Some things are only made narrower.'],
    asks: ['Whose jacket would you wear?', 'What did you find in an old pocket?'],
    ends: {
      p: 'Look inside before you give it away.',
      f: 'Try it on, just once.',
      a: 'Have it taken in, and wear it.',
      t: 'Wide seams and thick cloth can be altered.',
      h: 'The ties stay in the box.',
      i: 'Sometimes a few stitches are enough to keep something.',
      l: 'Somebody walks down the street in it again.',
    },
    keep: 'the day you clear a wardrobe',
    send: 'somebody with a jacket in the hall',
    own: [
      {
        kinds: ['history', 'people', 'story'],
        about: '.',
        lead: ['About the people who sew here:', 'Who does this here:'],
      },
    ],
    pic: { ask: 'An old jacket on a hanger', alt: 'An old wool jacket on a wooden hanger' },
    claims: [['Good jackets have wide seam allowances', 'tailoring practice']],
  },
  {
    id: 'prom-and-the-calendar',
    format: 'season',
    only: CLOTHES,
    again: 11,
    emoji: '📅',
    when: { months: [3, 4, 5, 6] },
    tags: ['Alterations', 'WeddingSeason', 'Prom'],
    title: [
      'When to have a dress altered before the big day',
      'Wedding guest, prom, graduation: start in time',
    ],
    cover: 'Start early with the dress',
    gist: [
      'Everybody has parties in the same months, and all those hems arrive at once. Come six weeks before, with the shoes, and for a last look a week before.',
      'A dress needs two dates: one for the pins and one for a last look.',
    ],
    subject: ['Dress for a big day? Start now', 'Six weeks before, with the shoes'],
    hooks: {
      '*': [
        'Between April and June, half of the hems in town are for the same Saturdays. Come early.',
        'The wedding invitation is on the fridge? Then try on the dress.',
      ],
      p: 'If you come early, you can choose the date of the fitting.',
      f: 'Is the dress still hanging there with its label on? Try it on tonight.',
      a: 'A dress for a big day: six weeks before, with the shoes.',
      t: 'Layers, lining and beads each need a hem of their own. That is why long dresses take hours.',
      h: 'The Friday before is too late. It has been tried.',
      i: 'Looking forward is half of the fun.',
      l: 'Silk, two pins, and weeks to spare.',
    },
    lines: {
      '*': [
        'Dress for a wedding? Have it pinned six weeks before, and looked at again in the last week.',
        'A dress with a lining has two hems, and one with beads takes even longer. Come early.',
        'Dance in the shoes at home before the hem of the dress is pinned. If they hurt, you will change them, and the length.',
        'Have the straps of a dress shortened first, then the hem. If you lift the top, the bottom rises.',
      ],
      h: ['"It is only a hem," she said, about four layers of tulle.'],
    },
    scene: [
      'On the rail hang eleven long dresses, and ten of them are for the same Saturday.',
      'A girl turns in front of the mirror, barefoot on tiptoe, and says that the heels will be about so high.',
    ],
    why: [
      [
        'Fine cloth is sewn by hand, and that takes time.',
        'Long dresses have to hang for a day before they are cut, because they drop.',
      ],
      [
        'At the end there should be time for a second look.',
        'With a week to go, small things can still be changed.',
      ],
    ],
    parts: [
      [
        'Try it on the day you buy it',
        ['Put on everything you will wear with it.', 'Then you know how much has to be done.'],
        'A long dress on a hanger',
      ],
      [
        'Come for pins six weeks before',
        ['Wear the shoes you will wear on the day.', 'Earlier is even better.'],
        'Pins along a long hem',
      ],
      [
        'Take a last look a week ahead',
        ['Sit, dance, lift your arms.', 'A stitch is quickly changed, as long as there is a day left.'],
        'A hem above a pair of shoes',
      ],
    ],
    turn: ['Then you have the last evening to yourself.', 'The rest is music.'],
    asks: ['What are you dressing for this year?', 'Have you got the shoes yet?'],
    ends: {
      p: 'Two dates, and a calm Saturday.',
      f: 'And have a wonderful party.',
      a: 'Early, and with the shoes.',
      t: 'Straps first, then the layers, then the outer hem.',
      h: 'The tulle sends its regards.',
      i: 'Have a lovely day.',
      l: 'And it swings when you turn.',
    },
    keep: 'the invitation on the fridge',
    send: 'somebody with a label still on',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'bridal|wedding|prom\\b|dress(?:es)?\\b|gowns?\\b|fitting|appointment',
        lead: ['For dresses:', 'About big days:'],
      },
    ],
    pic: { ask: 'Long dresses on a rail', alt: 'Long dresses hanging on a rail' },
    claims: [['Start weeks ahead; straps before hem; layers hang', 'trade practice of dressmakers']],
  },
];
