// Alterations.
import type { Idea } from '../../library/idea.ts';
import { CLOTHES } from './kinds.ts';

export const FIT: readonly Idea[] = [
  {
    id: 'bring-the-shoes',
    format: 'checklist',
    again: 9,
    emoji: '👠',
    tags: ['FittingTips', 'Alterations', 'TailorTips'],
    only: CLOTHES,
    title: ['What to bring to a fitting', 'Having something altered? Bring this'],
    cover: 'What to bring to a fitting',
    gist: [
      'Bring the shoes you will wear, the right underwear, and what goes over or under it. Then the length is right the first time.',
      'A hem measured in socks is wrong in heels. Bring shoes and everything you will wear with it.',
    ],
    subject: ['What to bring to a fitting', 'Bring the shoes'],
    hooks: {
      '*': [
        'Having {trousers|pants} or a dress altered? Bring the shoes you will wear with it.',
        'What should you bring to a fitting? Four things.',
      ],
      patl: 'Shoes, underwear, layers, date: bring these to a fitting.',
      fhi: 'Coming for a fitting? Please do not come in {trainers|sneakers} if you will wear heels.',
    },
    lines: {
      '*': [
        'Bring the shoes you will wear. One {centimetre|half inch} of heel changes a hem.',
        'For a dress, wear the bra you will wear with it. It changes where the waist sits.',
        'Stand as you normally stand at a fitting, and do not hold your breath.',
        'Say by when you need it, and then come once more to try it on.',
      ],
      h: ['You breathed in at the fitting. The wedding lasts eight hours.'],
    },
    scene: [
      'The hem was just right, until you put on the shoes.',
      'At the fitting you wear thick socks, and at the party thin ones.',
    ],
    why: [
      ['Cloth hangs from the body, so all that is under it changes the line.', 'A heel tilts you as well.'],
      ['A second alteration costs time and money.', 'Some cuts cannot be undone.'],
    ],
    parts: [
      [
        'The shoes',
        ['Those, or some with the same heel.', 'For {trousers|pants} and for long dresses.'],
        'A pair of shoes beside {trousers|pants}',
      ],
      [
        'What goes under it',
        ['Bra, slip, shirt.', 'Bring it even if it seems unimportant.'],
        'A blouse on a hanger',
      ],
      [
        'What goes over it',
        ['For a coat, the jacket you wear below.', 'Sleeves get shorter over a {jumper|sweater}.'],
        'A jacket and a coat',
      ],
      [
        'The date',
        ['And a little time for a second try.', 'A week more is safer.'],
        'A calendar with a date',
      ],
    ],
    turn: ['Then it fits the first time.', 'If you are unsure, bring two pairs of shoes.'],
    asks: ['What have you got that nearly fits?', 'Heels or flats?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'And do not breathe in.' },
    tick: true,
    keep: 'your next fitting',
    send: 'somebody with a wedding coming up',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about: 'alterations?|hems?\\b|fitting|appointment|ready in',
        lead: 'Alterations here:',
      },
    ],
    pic: {
      ask: 'A pair of shoes beside pinned {trousers|pants}',
      alt: 'A pair of shoes beside pinned trousers',
    },
    claims: [['Shoes change hem length', 'tailoring practice']],
  },
  {
    id: 'can-it-be-let-out',
    format: 'answer',
    again: 9,
    emoji: '🧵',
    tags: ['Alterations', 'MakeItFit', 'TailorTips'],
    only: CLOTHES,
    title: ['Can clothes be made bigger?', 'Too tight: what can be let out'],
    cover: 'Can it be let out?',
    question: 'Can my {trousers|pants} or dress be made bigger?',
    short: 'Often, if there is cloth folded inside the seam.',
    gist: [
      'Turn it inside out and look at the seams. Where there is spare cloth, it can be let out, mostly at the back of {trousers|pants} and at the sides of dresses.',
      'Spare cloth in the seam decides. Jackets and suits mostly have some, and cheap clothes seldom do.',
    ],
    subject: ['Can it be made bigger?', 'Look inside the seam'],
    hooks: {
      '*': [
        'Too tight? Turn it inside out and look at the seam.',
        'Can clothes be made bigger? Mostly more than people think.',
      ],
      patl: 'If there is cloth inside the seam, it can be let out.',
      fhi: 'Do your favourite {trousers|pants} pinch? Look inside before you give them away.',
    },
    lines: {
      '*': [
        '{Trousers|Pants} often have spare cloth at the middle of the back. That can be let out.',
        'Dresses can be widened at the side seams, or with a piece set in.',
        'The old seam may show on dark wool and velvet. Ask before it is done.',
        'If the shoulders of a jacket fit, the rest can mostly be altered.',
      ],
      h: ['The {trousers|pants} have shrunk in the wardrobe. It happens every winter.'],
    },
    scene: [
      'The suit is from your wedding, and the button does not meet.',
      'You can close the {zip|zipper}, as long as you do not sit.',
    ],
    why: [
      ['Good clothes are sewn with some cloth to spare.', 'Otherwise there is nothing to let out.'],
      ['The shoulder is the most difficult place to alter.', 'Waist, side and hem are easy.'],
    ],
    parts: [
      [
        'Look inside the seams',
        ['Two fingers of spare cloth are a lot.', 'At the back and the sides.'],
        '{Trousers|Pants} turned inside out',
      ],
      ['Check the shoulders', ['If they fit, it is worth it.', 'If not, think again.'], 'A shoulder seam'],
      ['Ask about marks', ['Old seams and faded cloth.', 'Steam takes out many.'], 'Steam on a seam'],
    ],
    turn: ['Bring it along, and we will look inside together.', 'It takes a minute to say.'],
    asks: ['What would you like to wear again?', 'What no longer fits?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Before you diet, ask us.' },
    keep: 'the next thing that pinches',
    send: 'somebody with a suit that no longer closes',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'alterations?|let out|taken in|waist|dress(?:es)?\\b|suits?\\b',
        lead: 'What it costs here:',
      },
    ],
    pic: { ask: 'The inside of a seam with spare cloth', alt: 'The inside of a seam with spare cloth' },
    claims: [['Seam allowance decides letting out', 'tailoring textbook']],
  },
  {
    id: 'wedding-clothes-in-time',
    format: 'howto',
    again: 10,
    emoji: '💍',
    tags: ['WeddingDress', 'BridalAlterations', 'WeddingPlanning'],
    only: 'bridal|wedding|\\bgowns?\\b|prom\\b|evening wear',
    title: ['When to have a wedding dress altered', 'Wedding alterations: what to do when'],
    cover: 'Wedding dress: when to alter',
    gist: [
      'Buy the shoes first, book the first fitting two to three months before, and the last one in the two weeks before the day.',
      'Most dresses need two or three fittings. In spring and summer places are taken early.',
    ],
    subject: ['When to have a wedding dress altered', 'Shoes first'],
    hooks: {
      '*': [
        'When should you have a wedding dress altered? Begin three months before.',
        'Before the first fitting of a wedding dress, buy the shoes.',
      ],
      patl: 'Shoes first, first fitting early, last fitting in the final two weeks.',
      fhi: 'Is there a dress in the wardrobe and a date in the calendar? Then book the fitting.',
    },
    lines: {
      '*': [
        'Buy the wedding shoes before the first fitting. The hem depends on them.',
        'Bring the underwear you will wear on the day to each fitting of the dress.',
        'Have somebody learn how the train is buttoned up. Take a film of it at the last fitting.',
        'Suits count, too: sleeves and {trousers|pants} need a fitting a month before.',
      ],
      h: ['The groom remembered on Thursday. The wedding was on Saturday.'],
    },
    scene: [
      'The dress hangs in the wardrobe, and the wedding seems far away.',
      'Three weeks before the day somebody tries it on for the first time since last year.',
    ],
    why: [
      ['Lace, beads and layers are sewn by hand.', 'That cannot be done in a week.'],
      ['Most weddings are in the same months.', 'Places for fittings go first.'],
    ],
    parts: [
      [
        'Buy shoes and underwear',
        ['Before anything is pinned.', 'Walk in the shoes at home.'],
        'A pair of wedding shoes',
      ],
      [
        'First fitting',
        ['Two to three months before.', 'Length, waist and straps are pinned.'],
        'A dress being pinned',
      ],
      ['Second fitting', ['With everything on.', 'Sit, dance and lift your arms.'], 'A dress on a stand'],
      [
        'Last fitting',
        ['In the last two weeks.', 'Take somebody along who will help on the day.'],
        'Buttons on the back of a dress',
      ],
    ],
    turn: ['Then it hangs ready, and you can think of other things.', 'For bridesmaids, come together.'],
    asks: ['When is your day?', 'Long or short?'],
    ends: { patl: 'Try it the next time.', fhi: 'Congratulations, and see you soon.' },
    keep: 'the day you say yes',
    send: 'somebody who is engaged',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about: 'wedding|bridal|appointment|dress(?:es)?',
        lead: 'Wedding clothes here:',
      },
    ],
    pic: { ask: 'A wedding dress on a stand with pins', alt: 'A wedding dress on a stand with pins' },
    claims: [['Bridal fittings take two or three visits', 'dressmaking practice']],
  },
  {
    id: 'buy-for-the-shoulders',
    format: 'tip',
    again: 9,
    emoji: '🧥',
    tags: ['TailorTips', 'MakeItFit', 'Alterations'],
    only: CLOTHES,
    title: [
      'Buying a jacket: what can be altered and what cannot',
      'Jacket too long? What a tailor can change',
    ],
    cover: 'What can be altered?',
    gist: [
      'Buy a jacket that fits at the shoulders. Sleeves, waist and length can be altered, and shoulders hardly.',
      'Sleeves too long, waist too wide: no problem. Shoulders too wide: leave it.',
    ],
    subject: ['What can be altered on a jacket?', 'Buy for the shoulders'],
    hooks: {
      '*': [
        'Buying a jacket? Look at the shoulders. All else can be altered.',
        'What can a tailor change on a jacket, and what not?',
      ],
      patl: 'The shoulders must fit. The rest can be altered.',
      fhi: 'Have you found a jacket that nearly fits? Look at the shoulders.',
    },
    lines: {
      '*': [
        'The shoulder seam of a jacket should end where your shoulder ends.',
        'Sleeves can be made shorter, and often a little longer.',
        'A jacket can be taken in at the waist. It makes more difference than a new one.',
        'Second-hand jackets are worth a look: an alteration costs less than a new one.',
      ],
      h: ['The jacket was a bargain. It also had room for a friend.'],
    },
    scene: [
      'In the shop it fits everywhere, except at the sleeves.',
      'At the market hangs a lovely coat, one size too large.',
    ],
    why: [
      ['The shoulder carries the whole jacket.', 'To change it, the sleeve has to be taken off.'],
      ['Sleeves and waist are simple seams.', 'A tailor does them every day.'],
    ],
    parts: [
      ['Shoulders first', ['No dent and no overhang.', 'Lift your arms.'], 'A shoulder seam in a mirror'],
      [
        'Then sleeves and waist',
        ['They may be wrong, as they can be altered.', 'Pin it to see how.'],
        'A sleeve being pinned',
      ],
      [
        'Then add the price',
        ['Jacket plus alteration.', 'Is it still a bargain?'],
        'A price tag on a jacket',
      ],
    ],
    turn: ['Not sure? Take a photo from behind and ask.', 'Or bring it before you cut off the labels.'],
    asks: ['Which jacket of yours nearly fits?', 'What did you buy too large?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'Bring it in, and we will pin it.' },
    keep: 'the next jacket you try on',
    send: 'somebody who buys bargains',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'alterations?|sleeves?|jackets?|suits?\\b|coats?',
        lead: 'Alterations here:',
      },
    ],
    pic: { ask: 'The shoulder of a jacket on a stand', alt: 'The shoulder of a jacket on a stand' },
    claims: [['Shoulders are hard to alter', 'tailoring textbook']],
  },
  {
    id: 'keep-the-original-hem',
    format: 'answer',
    again: 9,
    emoji: '👖',
    tags: ['Jeans', 'Alterations', 'TailorTips'],
    only: CLOTHES,
    title: ['Can jeans be shortened and keep their hem?', 'Original hem on jeans: how it works'],
    cover: 'Keep the original hem',
    question: 'Can my jeans be shortened and keep the original hem?',
    short: 'Yes. The worn edge is cut off and sewn back on higher up.',
    gist: [
      'The hem is cut off, the leg is shortened, and the old edge is sewn back on. The seam hides beside it. Wash new jeans once before.',
      'With the original hem nobody sees that jeans were shortened. Ask for it when you bring them.',
    ],
    subject: ['Shorten jeans, keep the hem', 'The original hem'],
    hooks: {
      '*': [
        'Can jeans be shortened and still look as before? Yes, with the original hem.',
        'Having jeans shortened? The worn edge can stay.',
      ],
      patl: 'The worn edge of jeans can be kept when they are shortened.',
      fhi: 'Are your jeans too long? Do not cut them yet.',
    },
    lines: {
      '*': [
        'Wash new jeans before you have them shortened. Some shrink.',
        'Bring the shoes you wear with the jeans.',
        'Keeping the original hem takes a little longer than a plain one, and looks as if nothing had happened.',
        'For flared jeans ask how much the leg changes. A lot off takes the flare with it.',
      ],
      h: ['They were cut with the kitchen scissors. They are shorts now.'],
    },
    scene: [
      'The jeans fit everywhere, and they are a hand too long.',
      'You roll them up, and in the evening they are full of sand.',
    ],
    why: [
      ['A new hem has no worn edge, so it shows.', 'The old one was made by years of washing.'],
      ['The seam lies close to the edge and is pressed flat.', 'You have to look hard for it.'],
    ],
    parts: [
      ['Wash them first', ['As hot as you will later.', 'Then have them measured.'], 'Jeans on a line'],
      [
        'Bring your shoes',
        ['And show how long you like them.', 'With a turn-up or without.'],
        'Shoes beside jeans',
      ],
      [
        'Ask for the original hem',
        ['And for the price.', 'It is done in a few days.'],
        'The hem of a pair of jeans',
      ],
    ],
    turn: ['Then nobody will know.', 'The cut-off piece is good for patches.'],
    asks: ['How do you wear your jeans: long, short or turned up?', 'How old is your oldest pair?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'Put the scissors away and come by.' },
    keep: 'your next pair of jeans',
    send: 'somebody who rolls them up',
    own: [
      { kinds: ['service', 'price', 'hours'], about: 'hems?\\b|jeans|shorten|ready in', lead: 'Hems here:' },
    ],
    pic: { ask: 'The hem of a pair of jeans close up', alt: 'The hem of a pair of jeans' },
    claims: [['Original hem technique', 'tailoring practice']],
  },
  {
    id: 'why-a-hem-takes-days',
    format: 'behind',
    again: 10,
    emoji: '⏳',
    tags: ['BehindTheSeams', 'TailorLife', 'Alterations'],
    only: CLOTHES,
    title: ['Why does a hem take a few days?', 'What happens to your {trousers|pants} at the tailor'],
    cover: 'Why a hem takes days',
    gist: [
      'The old hem is opened, pressed, measured, cut, sewn with matching thread and pressed again. And yours is not the only one.',
      'Sewing takes ten minutes. Opening, pressing and finding the right thread take longer.',
    ],
    subject: ['Why a hem takes days', 'Behind the seam'],
    hooks: {
      '*': [
        'Why does a hem take a few days, when sewing takes ten minutes?',
        'What happens to your {trousers|pants} between pins and hanger?',
      ],
      patl: 'Opening and pressing take longer than sewing.',
      fhi: 'Have you ever wondered what takes so long?',
    },
    lines: {
      '*': [
        'An old hem is opened stitch by stitch, so that the cloth is not cut.',
        'Thread is matched by daylight. In the evening navy and black look the same.',
        'A pressed hem has to cool on the hanger. Then it keeps its shape.',
        'Do you need something by tomorrow? Say so when you bring it. Often there is a way.',
      ],
      h: ['Six blues lie on the table. Five of them are wrong.'],
    },
    scene: [
      'On the rail hang forty pieces, each with pins and a slip of paper.',
      'The {trousers|pants} are lined, the hem is glued, and the thread is an odd grey.',
    ],
    why: [
      ['Every cloth is different.', 'Wool needs steam, and stretch needs another stitch.'],
      ['The work is done in turn.', 'So the one who came first is ready first.'],
    ],
    parts: [
      [
        'The old hem is opened',
        ['Without harm to the cloth.', 'The old fold is steamed out.'],
        'A hem being opened',
      ],
      [
        'It is measured again',
        ['Both legs, one by one.', 'They are not always the same.'],
        'A tape measure on {trousers|pants}',
      ],
      [
        'Thread and stitch are chosen',
        ['By hand or by machine.', 'So that nothing shows.'],
        'Reels of thread by a window',
      ],
      [
        'It is sewn and pressed',
        ['And hung up to cool.', 'Then it is ready.'],
        '{Trousers|Pants} on a hanger',
      ],
    ],
    turn: ['And then somebody rings you.', 'If you need it sooner, ask.'],
    asks: ['Can you sew on a button?', 'What is waiting at your home to be shortened?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'It will be worth the wait.' },
    keep: 'the day you wait for your {trousers|pants}',
    send: 'somebody who needs it tomorrow',
    own: [
      {
        kinds: ['service', 'hours', 'price'],
        about: 'ready in|days?\\b|week|express|same day',
        lead: 'How long it takes here:',
      },
    ],
    pic: {
      ask: 'Reels of thread beside pinned {trousers|pants}',
      alt: 'Reels of thread beside pinned trousers',
    },
    claims: [['Steps of hemming', 'tailoring practice']],
  },
  {
    id: 'what-would-you-wear-again',
    format: 'question',
    again: 9,
    emoji: '👗',
    tags: ['Alterations', 'WardrobeTalk', 'MakeItFit'],
    only: CLOTHES,
    title: ['What would you wear again if it fitted?', 'Something lovely that does not fit?'],
    cover: 'If only it fitted',
    gist: [
      'A dress, a suit, a coat: what hangs in your wardrobe that you would wear again if it fitted?',
      'Most wardrobes hold one good thing that is too long, too tight or too wide. What is yours?',
    ],
    subject: ['What would you wear again?', 'If only it fitted'],
    hooks: {
      '*': [
        'What would you wear again if it only fitted?',
        'Is there something lovely in your wardrobe that does not fit?',
      ],
      patl: 'Which piece would you have altered first?',
      fhi: 'Be honest: what hangs there with the label still on?',
    },
    lines: {
      '*': [
        'Which piece in your wardrobe would you wear again if it fitted?',
        'Too long, too wide, too tight: what is wrong with yours?',
        'Have you inherited something that you would love to wear?',
        'Post a photo, and we will tell you what could be done.',
      ],
      h: ['It still fits, if you carry it over one arm.'],
    },
    scene: [
      'At the back of the wardrobe hangs the coat that you loved.',
      'You try it on each spring, and hang it back.',
    ],
    why: [['Many things are quickly altered.', 'A hem or a waist makes the difference.']],
    parts: [
      [
        'Too long or too wide',
        ['Nearly always possible.', 'Mostly in a few days.'],
        'A long dress on a hanger',
      ],
      [
        'Too tight',
        ['Often, if there is cloth in the seam.', 'Look inside first.'],
        'A seam turned inside out',
      ],
    ],
    turn: ['Tell us, or show us a photo.', 'We will say what we think.'],
    asks: ['What is it?', 'What is wrong with it?'],
    ends: { patl: 'Tell us in a comment.', fhi: 'Go and have a look.' },
    keep: 'the next time you open the wardrobe',
    send: 'somebody with a full wardrobe',
    own: [
      { kinds: ['service', 'price'], about: 'alterations?|hems?\\b|repairs?\\b', lead: 'Alterations here:' },
    ],
    pic: { ask: 'A lovely old coat on a hanger', alt: 'An old coat on a hanger' },
    claims: [['Many garments can be altered', 'tailoring practice']],
  },
];
