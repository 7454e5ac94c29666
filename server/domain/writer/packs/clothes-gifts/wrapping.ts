// Wrapping presents, handing them over and saying thank you.
import type { Idea } from '../../library/idea.ts';
import { CARDS, GIFTS } from './kinds.ts';

export const WRAPPING: readonly Idea[] = [
  {
    id: 'gift-receipt-is-kind',
    format: 'myth',
    again: 9,
    emoji: '🧾',
    tags: ['GiftReceipt', 'GiftEtiquette', 'GiftTips'],
    only: GIFTS,
    title: ['Is it rude to put the receipt in with a present?', 'Gift receipts: why you may always add one'],
    cover: 'Why to add a gift receipt',
    myth: 'It is rude to put the receipt in with a present',
    short: 'No. It lets them change the size or {colour|color} without asking you.',
    gist: [
      'A gift receipt is a kindness. It lets people change the size or the {colour|color} without having to tell you, and it shows no price.',
      'Ask for a receipt without the price and put it in the card. If the size is wrong, they can exchange it without an awkward call.',
    ],
    subject: ['Should the receipt go in with the gift?', 'The kindest slip of paper'],
    hooks: {
      '*': [
        'A gift receipt is not rude, it is kind.',
        'If a present has a size, put the receipt in the envelope with the card.',
      ],
      patl: 'A receipt in the envelope lets people exchange a gift without asking where it came from.',
      fhi: 'Have you ever kept something in the wrong size because you did not dare to ask for the receipt?',
    },
    lines: {
      '*': [
        'Ask the shop for a receipt without the price, and put it in the card.',
        'When you give clothes, shoes or jewellery, add the receipt. Sizes are hard to guess.',
        'Ask how long a gift may be exchanged before you pay, and write the date on the receipt.',
        'Given something in the wrong size? Ask the shop kindly, even without the receipt. Many will find a way.',
      ],
      h: ["It is a lovely jumper. It would fit his brother, and his brother's dog."],
    },
    scene: [
      'The scarf is lovely, but it is green, and she never wears green. Where did you buy it?',
      'In many a wardrobe hangs a present in the wrong size that was never exchanged.',
    ],
    why: [
      [
        'Nobody likes to ask the giver for the receipt, so the wrong size stays in the drawer.',
        'To ask where it was bought feels like a complaint, so most people do not.',
      ],
      [
        'Many shops can print a receipt for the gift that leaves the price out.',
        'The price need not be on it: the number of the sale is enough.',
      ],
    ],
    parts: [
      [
        'Ask for it while you pay',
        [
          'Most {tills|registers} can print one without the price.',
          'If not, a note with date and item often does.',
        ],
        'A receipt going into an envelope',
      ],
      [
        'Put it in the card',
        ['It does not get thrown away with the paper there.', 'Then it is found at the right moment.'],
        'A card with a slip of paper',
      ],
      [
        'Say until when',
        ['Write the last day for an exchange on it.', 'Shops differ in how long they allow.'],
        'A date written on a receipt',
      ],
    ],
    turn: [
      'The present is still from you, only in the right size.',
      'Exchanging is no insult. Keeping it in a drawer helps nobody.',
    ],
    asks: ['Do you put the receipt in with your presents?', 'Have you ever kept a gift that did not fit?'],
    ends: { patl: 'Try it the next time.', fhi: 'Just ask for one when you pay.' },
    keep: 'the next gift that has a size',
    send: 'somebody who is buying a present with a size',
    own: [
      {
        kinds: ['policy', 'service'],
        about: 'exchang|returns?\\b|gift receipt|swap',
        lead: 'And about exchanging:',
      },
    ],
    pic: {
      ask: 'A receipt half in an envelope beside a wrapped gift',
      alt: 'A receipt in an envelope beside a wrapped gift',
    },
    claims: [['Gift receipts without a price are common', 'retail practice']],
  },
  {
    id: 'square-it-first',
    format: 'howto',
    again: 9,
    emoji: '🎀',
    tags: ['GiftWrapping', 'WrappingTips', 'GiftIdeas'],
    only: GIFTS,
    title: ['How to wrap a present that has no corners', 'Wrapping an odd shape: three easy ways'],
    cover: 'How to wrap an odd shape',
    gist: [
      'Put it in a box or a bag of tissue, roll it like a sweet, or tie it up in cloth. All three are quicker than fighting with tape.',
      'A teddy or a mug will not wrap neatly in flat paper. Give it a box, roll it in paper with twisted ends, or use a cloth.',
    ],
    subject: ['How to wrap an odd shape', 'No corners? No problem'],
    hooks: {
      '*': [
        'A present without corners is hard to wrap. These three ways are easy.',
        'Wrapping a mug, a ball or a soft toy? Do not start with tape.',
      ],
      patl: 'An odd shape is quickly wrapped when you put it in a box first or use cloth.',
      fhi: 'Are you about to wrap a teddy bear? Put the tape down for a moment.',
    },
    lines: {
      '*': [
        'Wrap a mug or a bowl in tissue paper, put it in a plain box, and wrap the box. Now it has corners.',
        'Roll a scarf or a jumper into a tube, wrap it in paper and twist both ends like a {sweet|candy}.',
        'A bottle is quickly wrapped in a {tea towel|dish towel}: roll it up, fold the end over, tie a ribbon round the neck.',
        'Cut the paper so that it goes round once with two fingers to spare. Too much paper makes thick folds.',
      ],
      h: ['Wrapped bicycles fool nobody. A ribbon on the bell is enough.'],
    },
    scene: [
      'You have wrapped the book and the box of chocolates. The teapot is still on the table.',
      'The tape is stuck to your sleeve, and an ear of the teddy bear looks out.',
    ],
    why: [
      [
        'Paper folds along straight lines, and a round thing has none.',
        'Flat paper does not lie smooth on anything round.',
      ],
      [
        'A box or a cloth takes a minute, and it looks neat every time.',
        'You need less tape, and the paper does not tear.',
      ],
    ],
    parts: [
      [
        'Find a box for it',
        [
          'Any box will do, with tissue paper so that it does not rattle.',
          'A shoebox cut down to size works well.',
        ],
        'A mug in a box with tissue',
      ],
      [
        'Roll it like a {sweet|candy}',
        [
          'Roll soft things tight, wrap paper round, twist the ends and tie them.',
          'Ribbon holds the ends better than tape.',
        ],
        'A soft parcel with twisted ends',
      ],
      [
        'Tie it up in cloth',
        [
          'Put it in the middle of a square scarf, and knot the corners two by two.',
          'A {tea towel|dish towel} works, and is a second present.',
        ],
        'A cloth tied round a bowl',
      ],
      [
        'Add the label last',
        [
          'Write the name on it, as parcels look alike.',
          'Tie it to the ribbon and do not stick it on the paper.',
        ],
        'A label tied to a ribbon',
      ],
    ],
    turn: [
      'And if all that fails, use a bag with tissue paper on top.',
      'Then keep the ribbon. It can be used again next year.',
    ],
    asks: ['What is the hardest thing you have ever wrapped?', 'Do you wrap carefully or quickly?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'Or ask for it to be wrapped where you bought it.' },
    keep: 'the next present without corners',
    send: 'whoever does the wrapping in your family',
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'gift.?wrap|wrapp(?:ed|ing)',
        lead: 'And if you would rather not wrap it yourself:',
      },
    ],
    pic: {
      ask: 'A mug on wrapping paper with ribbon beside it',
      alt: 'A mug on wrapping paper with ribbon beside it',
    },
    claims: [['Cloth wrapping with knotted corners', 'traditional practice']],
  },
  {
    id: 'thank-you-in-three-lines',
    format: 'howto',
    again: 10,
    emoji: '💌',
    tags: ['ThankYouCard', 'GreetingCards', 'WhatToWrite'],
    only: CARDS,
    title: ['How to write a thank-you card in three sentences', 'What to write in a thank-you card'],
    cover: 'A thank-you card in three lines',
    gist: [
      'Name the present, say how you use it or what you liked, and say when you hope to see them. Three sentences are enough.',
      'Thank you for what, what you do with it, and a look ahead: that is a whole thank-you card.',
    ],
    subject: ['What to write in a thank-you card', 'Three sentences say thank you'],
    hooks: {
      '*': [
        'A thank-you card needs only three sentences. Here is what goes in each.',
        'Have you been putting off a thank-you card because you do not know what to write?',
      ],
      patl: 'Name the gift, say what you do with it, and look ahead: that is a whole thank-you card.',
      fhi: 'Still have a thank-you card to write? It takes five minutes.',
    },
    lines: {
      '*': [
        'First sentence of a thank-you card: name the present. "Thank you for the blue bowl" is better than "for your lovely gift".',
        'Second sentence of a thank-you card: say how you use it. "We had soup from it on Sunday."',
        'Third sentence of a thank-you card: look ahead. "I hope to see you in June."',
        'A thank-you card that comes late is still welcome. Leave out the excuse and write it today.',
      ],
      h: ['Dear aunt, thank you for the jumper. It fits the dog very well. Best write that one again.'],
    },
    scene: [
      'The presents have been unpacked for a week, and the card still lies blank on the table.',
      'You would like to say thank you for a good evening, and a text message seems too little.',
    ],
    why: [
      [
        'People like to know that what they chose is being used.',
        'Whoever chose a gift wonders if it was right.',
      ],
      [
        'A card by hand is rare, so it is kept.',
        'A message is read once, and a card stands on the shelf for weeks.',
      ],
    ],
    parts: [
      [
        'Name the gift or the evening',
        [
          '"Thank you for the red scarf" shows that you remember.',
          'Be exact: what it was, and for which occasion.',
        ],
        'A pen beginning a card',
      ],
      [
        'Say how you use it',
        ['"I wore it to work on Monday."', 'Tell one small thing that happened with it.'],
        'A red scarf on a hook',
      ],
      [
        'Look ahead',
        ['Say when you will see or ring them.', '"See you at Easter" is a good ending.'],
        'A stamped envelope',
      ],
    ],
    turn: [
      'Sign it, put on a stamp, and send it today.',
      'If a child says thank you, a drawing and a name are enough.',
    ],
    asks: ['When did you last get a card in the post?', 'Whom would you like to thank this week?'],
    ends: { patl: 'It is good to know in time.', fhi: 'They will be so pleased to find it in the post.' },
    keep: 'the next thank-you card',
    send: 'somebody with thank-you cards to write',
    own: [
      { kinds: ['product'], about: '\\bcards?\\b|stationer|notepaper', lead: 'And for the card itself:' },
    ],
    pic: { ask: 'A thank-you card and a pen on a table', alt: 'A thank-you card and a pen on a table' },
    claims: [['Specific thanks are better received', 'common experience']],
  },
  {
    id: 'count-back-from-the-party',
    format: 'season',
    again: 11,
    emoji: '📅',
    tags: ['ChristmasGifts', 'ChristmasShopping', 'GiftList'],
    only: GIFTS,
    when: { months: [10, 11] },
    title: ['In which order to buy Christmas presents', 'Christmas presents: what to buy first'],
    cover: 'Which Christmas gift to buy first',
    gist: [
      'Buy first what has to be posted or made, then what comes in sizes, then the rest. People who live near you can wait until last.',
      'Gifts for people far away and gifts with a name on them take longest. Begin with those in November.',
    ],
    subject: ['What to buy first for Christmas', 'Christmas gifts in a good order'],
    hooks: {
      '*': [
        'Which Christmas presents should you buy first? The ones that have to travel.',
        'Start your Christmas presents with those that must be posted or made to order.',
      ],
      patl: 'Christmas presents are easiest in this order: post, made to order, sizes, the rest.',
      fhi: 'Not begun with your Christmas presents yet? Start with these.',
    },
    lines: {
      '*': [
        'Buy first what has to be posted abroad. Ask your post office for the last day, and take off a week.',
        'Anything with a name on it has to be made. Order personal Christmas presents in November.',
        'Clothes and shoes for Christmas: buy early, while all sizes are there, and keep the receipt.',
        'Write one list for Christmas: name, idea, amount. Cross off each one when you have bought it.',
      ],
      h: [
        'He starts on the last Saturday before Christmas, every year, and is surprised each time that it is full.',
      ],
    },
    scene: [
      'It is December, and the present for your cousin abroad should have been posted last week.',
      'In November the shops are quiet, and all sizes are still on the shelf.',
    ],
    why: [
      [
        'The post is slowest in the weeks before Christmas.',
        'Every parcel in the country travels in the same three weeks.',
      ],
      ['Popular sizes and {colours|colors} go first.', 'In the last week you take what is left.'],
    ],
    parts: [
      [
        'Post first',
        [
          'Everything that goes abroad, then what goes by parcel at home.',
          'Look up the last posting day now.',
        ],
        'A parcel with a ribbon and an address',
      ],
      [
        'Then what is made to order',
        ['Names, engravings, photos and made-to-measure things.', 'Ask how long it takes before you decide.'],
        'A label with a name',
      ],
      [
        'Then clothes and shoes',
        ['While all sizes are still there.', 'Ask until when they may be exchanged.'],
        'Folded scarves on a shelf',
      ],
      [
        'Then the people nearby',
        ['You can hand those over yourself.', 'For them even the last week is early enough.'],
        'A wrapped gift on a kitchen table',
      ],
    ],
    turn: [
      'If you buy two presents a week, you are done by December.',
      'And in December you have time for the baking.',
    ],
    asks: [
      'Have you bought your first Christmas present yet?',
      'Do you buy presents early or in the last week?',
    ],
    ends: { patl: 'It is easier than it sounds.', fhi: 'Two small presents this week, and you have begun.' },
    keep: 'the Christmas list',
    send: 'the one who buys all the presents',
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: 'personali[sz]|engrav|gift.?wrap|made to order|\\bgifts?\\b',
        lead: 'For your list:',
      },
    ],
    pic: {
      ask: 'A list of names beside the first wrapped present',
      alt: 'A list beside a first wrapped present',
    },
    claims: [['Post is slower and sizes sell out before Christmas', 'retail and postal practice']],
  },
  {
    id: 'bag-or-paper',
    format: 'either',
    again: 9,
    emoji: '🎀',
    tags: ['GiftWrapping', 'ThisOrThat', 'GiftTalk'],
    only: GIFTS,
    title: ['Gift bag or wrapping paper: which do you use?', 'Do you wrap presents or use a bag?'],
    cover: 'Bag or paper for gifts?',
    gist: [
      'Paper is fun to tear open. A gift bag is quick and can be used again. Which do you use?',
      'Some like to wrap with paper and ribbon, and others put everything in a bag. Which are you?',
    ],
    subject: ['Gift bag or wrapping paper?', 'How do you wrap?'],
    hooks: {
      '*': [
        'Gift bag or wrapping paper: which do you use?',
        'Do you wrap presents in paper, or do you put them in a bag?',
      ],
      patl: 'Paper or bag: which do you choose for a birthday present?',
      fhi: 'Tell us honestly: do you wrap, or do you use a bag?',
    },
    lines: {
      '*': [
        'Wrapping paper or gift bag? Paper is more fun to open, and a bag can be used again.',
        'Keep your gift bags flat in one drawer, sorted by size. Most of them last for years.',
        'Tissue paper on top makes a plain bag look like a present.',
        'Thick brown paper with a {coloured|colored} ribbon suits every present, and you need only one roll at home.',
      ],
      h: ['That gift bag has been to nine birthdays. It knows the whole family by now.'],
    },
    scene: [
      'The party is in an hour, and the present is still in its shop bag.',
      'A child tears off the paper in three seconds. You needed ten minutes for it.',
    ],
    why: [
      [
        'Paper makes the moment of opening longer, and a bag saves the wrapper time.',
        'Some like the tearing, and some like the speed.',
      ],
    ],
    parts: [
      [
        'Wrapping paper',
        ['More work, and more fun to open.', 'Ribbon and corners, and everybody hears it tear.'],
        'A present wrapped in paper',
      ],
      [
        'A gift bag',
        [
          'Ready in a minute, and used again next time.',
          'Good for odd shapes, and when there is little time.',
        ],
        'A gift bag with tissue paper',
      ],
    ],
    turn: ['Write "paper" or "bag".', 'Either is fine. It is what is inside that counts.'],
    asks: ['Paper or bag?', 'Who wraps the presents in your house?'],
    ends: { patl: 'Paper or bag: tell us.', fhi: 'One word is enough: paper or bag?' },
    keep: 'your next birthday present',
    send: 'the best wrapper you know',
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'gift.?wrap|wrapp(?:ed|ing)',
        lead: 'For those who would rather not wrap:',
      },
    ],
    pic: { ask: 'A wrapped present beside a gift bag', alt: 'A wrapped present beside a gift bag' },
    claims: [['Gift bags can be used again', 'common experience']],
  },
];
