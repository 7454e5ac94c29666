// Clothes for babies, and clothes that somebody wore before.
import type { Idea } from '../../library/idea.ts';
import { FOR_BABIES, SECOND_HAND, TAKES_IN } from './kinds.ts';

export const SMALL_AND_USED: readonly Idea[] = [
  {
    id: 'which-size-for-a-baby',
    format: 'answer',
    again: 9,
    emoji: '👶',
    tags: ['BabyClothes', 'NewBaby', 'BabyGift'],
    only: FOR_BABIES,
    title: [
      'Which size of baby clothes should I give as a present?',
      'Baby clothes as a gift: which size to buy',
    ],
    cover: 'Which size for a baby gift?',
    question: 'Which size of baby clothes should I buy as a present?',
    short: 'One size larger than the baby wears now.',
    gist: [
      'Buy one size up. Newborn size fits only for a few weeks, and the parents have most of it already. Think of the season, too.',
      'Babies grow fast, and the smallest size is soon too small. Choose a size for three to six months, right for the season then.',
    ],
    subject: ['Which size for a baby gift?', 'Buying for a new baby'],
    hooks: {
      '*': [
        'Buying clothes for a new baby? Take one size larger than you think.',
        'Which size of baby clothes makes a good present? Not the smallest.',
      ],
      patl: 'A gift for a newborn fits longest when it is one size larger.',
      fhi: 'Are you looking for something for a new baby? Take the next size up.',
    },
    lines: {
      '*': [
        'Babies outgrow the newborn size in a few weeks. Give the next size up.',
        'Think of the season: a baby born in spring will need the warm {jumper|sweater} in a size for six months.',
        'Choose baby clothes that open at the front or the shoulder. Nobody likes pulling things over a small head.',
        'Put the receipt in with baby clothes. Some babies are born large.',
      ],
      h: ['They are born, you blink, and nothing fits.'],
    },
    scene: [
      'You hold the tiny vest in your hand and think how sweet it is. In three weeks it will be too small.',
      'Your friend has had a baby, and you would like to give something to wear.',
    ],
    why: [
      [
        'The smallest size fits for about a month, and some babies never fit it.',
        'Most families are given a lot in the first size.',
      ],
      [
        'A larger piece is worn later, when the first presents have been outgrown.',
        'Then they are glad of something new.',
      ],
    ],
    parts: [
      [
        'Take one size larger',
        ['For a newborn, choose three to six months.', 'If in doubt, larger is always right.'],
        'Two baby vests of different sizes',
      ],
      [
        'Think of the season',
        ['Which month is it when it fits?', 'A sun hat in winter helps nobody.'],
        'A small hat and a calendar',
      ],
      [
        'Look at how it opens',
        ['Wide necks and poppers down the front are easy.', 'Parents change a baby many times a day.'],
        'Poppers on a baby suit',
      ],
    ],
    turn: [
      'And soft seams matter more than ruffles.',
      'Ask the parents if they have a favourite {colour|color}.',
    ],
    asks: ['What was the most useful present you got for your baby?', 'Which size did your baby start with?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'Congratulations to the new family.' },
    keep: 'the next birth among your friends',
    send: 'somebody who is buying for a new baby',
    own: [
      {
        kinds: ['product', 'price', 'offer', 'policy'],
        about: 'gift (?:box|set)|newborn|\\bbaby\\b|returns?\\b|exchang',
        lead: 'If you are choosing now:',
      },
    ],
    pic: { ask: 'Two baby vests of different sizes side by side', alt: 'Two baby vests of different sizes' },
    claims: [['Newborn size is outgrown within weeks', 'common experience']],
  },
  {
    id: 'how-many-clothes-for-a-newborn',
    format: 'checklist',
    again: 9,
    emoji: '🧦',
    tags: ['NewBaby', 'BabyClothes', 'BabyEssentials'],
    only: FOR_BABIES,
    title: ['How many clothes does a newborn need?', 'First baby clothes: a short list'],
    cover: 'Baby clothes: a short list',
    gist: [
      'For the first weeks you need about six vests, six sleepsuits, two cardigans, a hat and a few socks. More is mostly outgrown.',
      'Six of each basic is enough if you wash twice a week. Add one warm layer and a hat.',
    ],
    subject: ['How many clothes does a baby need?', 'The short list for the first weeks'],
    hooks: {
      '*': [
        'How many clothes does a newborn really need? Fewer than you think.',
        'A short list of baby clothes for the first weeks.',
      ],
      patl: 'Six vests, six sleepsuits and one warm layer are enough for the first weeks.',
      fhi: 'Are you expecting a baby and wondering what to buy? Here is a short list.',
    },
    lines: {
      '*': [
        'For a newborn: six vests and six sleepsuits are enough if you wash twice a week.',
        'Buy only a little in the first size. Babies grow out of it within weeks.',
        'Wash new baby clothes once before they are worn.',
        'Dress a baby in layers. One layer off is easier than one thick suit.',
      ],
      h: ['Nobody so small has ever made so much laundry.'],
    },
    scene: [
      'The drawer is full of tiny clothes, and half of them will never be worn.',
      'You stand before the shelf and wonder how many vests a baby needs.',
    ],
    why: [
      [
        'Babies need changing several times a day, so a few of each are useful.',
        'Milk and nappies decide how often you change.',
      ],
      [
        'They grow fast, so most of the first size is worn only for weeks.',
        'Half of it goes on to the next baby nearly new.',
      ],
    ],
    parts: [
      ['Six vests', ['With wide necks or wraps.', 'Short sleeves under long ones.'], 'Folded vests'],
      [
        'Six sleepsuits',
        ['With poppers at the front and feet.', 'For day and night.'],
        'Sleepsuits on a line',
      ],
      [
        'Two cardigans or {jumpers|sweaters}',
        ['They button at the front.', 'Thin layers are better than one thick one.'],
        'A small cardigan',
      ],
      [
        'A hat and socks',
        ['A thin hat for outdoors.', 'Socks get lost, so buy the same kind twice.'],
        'Tiny socks',
      ],
    ],
    turn: [
      'You can always buy more, and you will be given a lot.',
      'Ask friends which size they are giving.',
    ],
    asks: ['What was useful in the first weeks, and what was not?', 'How many vests did you have?'],
    ends: { patl: 'It is good to know in time.', fhi: 'All the best for the first weeks.' },
    tick: true,
    keep: 'the weeks before the birth',
    send: 'somebody who is expecting',
    own: [
      {
        kinds: ['product'],
        about: 'newborn|\\bbaby\\b|vests?\\b|sleepsuits?|babygros?|onesies?',
        lead: 'For the first weeks:',
      },
    ],
    pic: { ask: 'A small pile of folded baby clothes', alt: 'A small pile of folded baby clothes' },
    claims: [['Newborns need changing several times a day', 'common experience']],
  },
  {
    id: 'the-smallest-thing-you-kept',
    format: 'question',
    again: 9,
    emoji: '🍼',
    tags: ['BabyMemories', 'ParentLife', 'BabyTalk'],
    only: FOR_BABIES,
    title: ["Which of your baby's clothes have you kept?", 'The smallest thing you could not give away'],
    cover: 'Which baby clothes did you keep?',
    gist: [
      'Most baby clothes go on to the next baby. Which one did you keep?',
      'The first hat, a pair of socks, the suit from the first picture: what could you not give away?',
    ],
    subject: ['Which baby clothes did you keep?', 'Too small, but never given away'],
    hooks: {
      '*': [
        "Which of your baby's clothes could you not give away?",
        "Have you kept your child's first hat or first socks?",
      ],
      patl: 'Which piece of baby clothing have you kept?',
      fhi: 'Tell us: which tiny thing is still in your drawer?',
    },
    lines: {
      '*': [
        "Which of your baby's clothes have you kept? Tell us, or show us a picture.",
        'First socks, first shoes or the suit for the way home: what did you keep?',
        'Put a note with the date on the baby clothes you keep. You will forget which child it was.',
        'Have you still got something that you wore as a baby yourself?',
      ],
      h: ["The socks are as long as a thumb. He takes a grown man's size now."],
    },
    scene: [
      'At the back of the drawer is a hat that would fit an orange.',
      'Every box of baby clothes has gone to friends, except for one piece.',
    ],
    why: [
      [
        'We keep one small thing to remember how small they were.',
        'After a year you hardly believe that it ever fitted.',
      ],
    ],
    parts: [
      [
        'The first hat',
        ['From the first day, or the way home.', 'It looks as if it were made for a doll.'],
        'A tiny hat',
      ],
      [
        'The first shoes',
        ['Hardly worn, and never thrown away.', 'They stand on a shelf in many homes.'],
        'Tiny shoes',
      ],
    ],
    turn: ['Write it below, or post a photo.', 'We are looking forward to your pictures.'],
    asks: ['What did you keep?', 'How old is your baby now?'],
    ends: { patl: 'Tell us in a comment.', fhi: 'Go and look in the drawer.' },
    keep: 'a quiet evening',
    send: 'a grandmother',
    pic: { ask: 'A tiny pair of socks on a hand', alt: 'A tiny pair of socks on a hand' },
    claims: [['Parents keep some baby clothes', 'common experience']],
  },
  {
    id: 'check-vintage-before-you-buy',
    format: 'checklist',
    again: 9,
    emoji: '🔎',
    tags: ['VintageTips', 'SecondHandClothes', 'ThriftTips'],
    only: SECOND_HAND,
    title: ['What to check on second-hand clothes before you buy', 'Second-hand clothes: a quick check'],
    cover: 'Check second-hand clothes',
    gist: [
      'Look at armpits, collar, {zip|zipper} and seams in daylight, smell it, and try it on. Loose buttons are easy to mend, and worn cloth is not.',
      'Five looks take a minute: light, seams, {zip|zipper}, smell and fit. Then you know if it will last.',
    ],
    subject: ['A quick check for second-hand clothes', 'Five looks before you buy'],
    hooks: {
      '*': [
        'Buying second-hand clothes? Check these five things before you pay.',
        'How to see in a minute if second-hand clothes are still good.',
      ],
      patl: 'Light, seams, {zip|zipper}, smell, fit: five checks for second-hand clothes.',
      fhi: 'Have you found something lovely on the rail? Take a minute to look it over.',
    },
    lines: {
      '*': [
        'Hold second-hand clothes up to the light. Thin places and small holes show at once.',
        'Missing buttons and open seams are easily mended. Worn-through cloth and broken linings are not.',
        'Do not go by the size on a vintage label. Sizes used to be smaller. Try it on.',
        'Run the {zip|zipper} up and down twice. A new one costs time or money.',
      ],
      h: ['The shoulder pads are original. They can be taken out again.'],
    },
    scene: [
      'On the rail hangs a jacket that you love at once. Before you pay, look it over.',
      'At home you find a hole under the arm that you did not see in the shop.',
    ],
    why: [
      [
        'Most faults are in the same places: armpits, cuffs, seat and {zip|zipper}.',
        'What rubs wears out first.',
      ],
      [
        'Some faults cost five minutes, and some cannot be mended.',
        'If you know which is which, you can buy the bargain.',
      ],
    ],
    parts: [
      [
        'Hold it up to the light',
        ['Thin places and moth holes shine through.', 'Look at elbows and seat first.'],
        'A jacket held up to a window',
      ],
      [
        'Check the seams and the {zip|zipper}',
        ['Pull gently. An open seam is quickly sewn.', 'Each button should be there, or a spare inside.'],
        'A {zip|zipper} being tried',
      ],
      [
        'Look under the arms and at the collar',
        ['Old stains seldom come out.', 'Turn it inside out for that.'],
        'A collar turned up',
      ],
      [
        'Try it on',
        ['Old sizes run small.', 'Shoulders must fit, all else can be altered.'],
        'A mirror and a jacket',
      ],
    ],
    turn: [
      'And if it passes all that, take it. There is only one.',
      'Ask if you are not sure whether something can be mended.',
    ],
    asks: ['What is your best second-hand find?', 'What do you always look for second-hand?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'Happy hunting.' },
    tick: true,
    keep: 'the next time you are at the rails',
    send: 'the friend who hunts with you',
    own: [
      {
        kinds: ['product', 'process', 'policy'],
        about: 'wash(?:ed)?|mended|checked|cleaned|second-?hand|vintage',
        lead: 'About our rails:',
      },
    ],
    pic: { ask: 'A vintage jacket held up to a window', alt: 'A vintage jacket held up to a window' },
    claims: [['Wear shows first at armpits, cuffs and seat', 'common experience']],
  },
  {
    id: 'best-second-hand-find',
    format: 'question',
    again: 9,
    emoji: '🛍️',
    tags: ['ThriftFinds', 'SecondHandClothes', 'VintageStyle'],
    only: SECOND_HAND,
    title: ['What is your best second-hand find?', 'The best thing you ever found second-hand'],
    cover: 'Your best vintage find',
    gist: [
      'A coat for the price of a lunch, a dress like no other: what is the best thing you ever found second-hand?',
      'Which of your second-hand finds do people ask you about? Tell us, or show us a picture.',
    ],
    subject: ['Your best second-hand find', 'Show us your find'],
    hooks: {
      '*': [
        'What is the best thing you ever found second-hand?',
        'Which of your second-hand finds do you get asked about most?',
      ],
      patl: 'Which second-hand find are you proudest of?',
      fhi: 'Show us your best second-hand find.',
    },
    lines: {
      '*': [
        'What is your best second-hand find? Tell us what it was and what you paid.',
        'Post a picture of your favourite second-hand piece. We love to see how you wear it.',
        'Coat, dress, bag or jeans: what do you look for first on the rails?',
        'Have you ever found something in a pocket of second-hand clothes?',
      ],
      h: ['Somebody once asked where I got my jacket. I wish I knew who had it before.'],
    },
    scene: [
      'Somebody asks "Where did you get that?", and you smile.',
      'You only came in to look, and there it hung, in your size.',
    ],
    why: [
      [
        'A second-hand find is one of a kind, so people remember where they got it.',
        'Half of the fun is in finding it.',
      ],
    ],
    parts: [
      [
        'The bargain',
        ['Much better than what it cost.', 'You still cannot believe the price.'],
        'A price tag on a coat',
      ],
      [
        'The one nobody else has',
        ['No other shop has it.', 'People ask you about it.'],
        'A special dress on a rail',
      ],
    ],
    turn: ['Tell us below, with a photo if you can.', 'We will show ours, too.'],
    asks: ['What was it?', 'What are you looking for at the moment?'],
    ends: { patl: 'We look forward to your answers.', fhi: 'Show off a little. You may.' },
    keep: 'the next compliment',
    send: 'your second-hand friend',
    pic: { ask: 'Your favourite find on the rails this week', alt: 'A special find on a rail' },
    claims: [['Second-hand pieces are one of a kind', 'common experience']],
  },
  {
    id: 'get-clothes-ready-to-sell',
    format: 'howto',
    again: 9,
    emoji: '👕',
    tags: ['SecondHandClothes', 'SellYourClothes', 'WardrobeClearOut'],
    only: TAKES_IN,
    title: [
      'How to get clothes ready to sell or swap',
      'Selling clothes second-hand: prepare them like this',
    ],
    cover: 'Get clothes ready to sell',
    gist: [
      'Wash them, mend small things, take out what is stained, and bring what fits the season. Clean clothes on hangers sell best.',
      'Ten good pieces for the coming season are better than three bags of everything. Wash them and check the pockets.',
    ],
    subject: ['Get your clothes ready to sell', 'What to bring, and how'],
    hooks: {
      '*': [
        'Before you bring clothes to sell, wash them and bring what fits the season.',
        'How to get clothes ready so that a second-hand shop takes them.',
      ],
      patl: 'Clean, mended and in season: that is what sells second-hand.',
      fhi: 'Is your wardrobe too full? Here is how to get your clothes ready to sell.',
    },
    lines: {
      '*': [
        'Bring second-hand clothes washed and ironed. You get more for them.',
        'Bring summer clothes in spring and coats in early autumn. That is when people look for them.',
        'Sew on the loose button before you sell it. Small faults cost more than a minute.',
        'Empty the pockets of the clothes you sell. There is always a receipt in one.',
      ],
      h: [
        'Ask yourself why you never wore it. If the answer is the {colour|color}, somebody else will love it.',
      ],
    },
    scene: [
      'Three bags of clothes stand in the hall, and you do not know where to start.',
      'At the back of the wardrobe hangs something that you have worn once.',
    ],
    why: [
      ['Clean clothes look better and are taken more readily.', 'The first look at the rail decides.'],
      ['People buy for the weeks ahead and not for next year.', 'What is out of season hangs for months.'],
    ],
    parts: [
      [
        'Sort by season',
        ['Bring what can be worn soon.', 'Keep the rest for later.'],
        'Two piles of clothes',
      ],
      [
        'Wash and mend',
        ['Buttons, hems, fluff.', 'Stains and holes are better kept at home.'],
        'A hand sewing on a button',
      ],
      [
        'Check pockets and labels',
        ['Labels help to name brand and fabric.', 'Take a photo of the label if it is loose.'],
        'A label in a collar',
      ],
    ],
    turn: ['And ask first how many pieces you may bring at once.', 'What nobody takes may go to a charity.'],
    asks: ['What have you got that you never wear?', 'How often do you clear out your wardrobe?'],
    ends: {
      patl: 'Ask if anything is unclear.',
      fhi: 'Your wardrobe closes again, and somebody gets a new favourite.',
    },
    keep: 'the next clear-out',
    send: 'somebody with a full wardrobe',
    own: [
      {
        kinds: ['service', 'process', 'policy'],
        about: '(?:we|i) buy|swap|consign|sell for|trade.?in|bring',
        lead: 'How it works here:',
      },
    ],
    pic: { ask: 'A tidy pile of clothes to be sold', alt: 'A tidy pile of clothes' },
    claims: [['Clothes sell in season', 'resale practice']],
  },
];
