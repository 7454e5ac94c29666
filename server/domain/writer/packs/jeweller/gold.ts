// Choosing, and having something made.
import type { Idea } from '../../library/idea.ts';
import { JEWELS } from './kinds.ts';

export const GOLD: readonly Idea[] = [
  {
    id: 'ring-size-in-the-evening',
    format: 'howto',
    again: 9,
    emoji: '💍',
    tags: ['RingSize', 'EngagementRing', 'JewelleryTips'],
    only: JEWELS,
    title: ['How to find out a ring size', 'Ring size: how to measure it, also in secret'],
    cover: 'How to find a ring size',
    gist: [
      'Measure in the evening when hands are warm, on the right finger, and twice. For a surprise, borrow a ring that fits and have it measured.',
      'A ring that she wears on the same finger is the safest measure. Have it sized at a jeweller.',
    ],
    subject: ['How to find out a ring size', 'A ring size in secret'],
    hooks: {
      '*': [
        'How do you find out a ring size? Measure warm hands, in the evening, twice.',
        'Buying a ring as a surprise? Borrow one that fits.',
      ],
      patl: 'A ring size is best measured in the evening, when hands are warm.',
      fhi: 'Would you like to surprise somebody with a ring? Here is how to find the size.',
    },
    lines: {
      '*': [
        'Fingers are smaller when they are cold. Measure a ring size with warm hands, in the evening.',
        'For a surprise, borrow a ring from the right finger for an hour and have it measured at a jeweller.',
        'Measure both hands. The same finger often differs by half a size.',
        'A wide band feels tighter than a narrow one. Say how wide the ring will be.',
      ],
      h: ['Do not measure at night while she sleeps. People wake up at the wrong moment.'],
    },
    scene: [
      'You want to propose, and you do not know the size.',
      'The ring fitted in the shop in January. In July it will not come off.',
    ],
    why: [
      [
        'Fingers swell in the warm and shrink in the cold.',
        'Between morning and evening there can be half a size.',
      ],
      [
        'The finger of the other hand is mostly a little different.',
        'The hand you write with is often larger.',
      ],
    ],
    parts: [
      [
        'Borrow a ring that fits',
        ['From the right finger, and bring it in.', 'Otherwise draw round the inside on paper.'],
        'A ring on a sheet of paper',
      ],
      [
        'Measure on two days',
        ['In the evening, with warm hands.', 'If the results differ, take the larger.'],
        'A ring gauge on a finger',
      ],
      [
        'Test the knuckle',
        ['It should go over it with a little resistance.', 'And not turn by itself.'],
        'A ring at a knuckle',
      ],
    ],
    turn: [
      'Most rings can be made larger or smaller later.',
      'Come by and have it measured. It takes a minute.',
    ],
    asks: ['Do you know your ring size?', 'How did you find out hers or his?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'Good luck with the question.' },
    keep: 'the day before you buy a ring',
    send: 'somebody who is planning a surprise',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'resiz|sizing|made to order|engagement',
        lead: 'And if it does not fit:',
      },
    ],
    pic: { ask: 'A ring beside a ring gauge', alt: 'A ring beside a ring gauge' },
    claims: [['Finger size varies with temperature', 'jewellers practice']],
  },
  {
    id: 'gold-numbers-explained',
    format: 'glossary',
    again: 9,
    emoji: '🔎',
    tags: ['Hallmarks', 'GoldAndSilver', 'JewelleryTips'],
    only: JEWELS,
    title: ['What the numbers inside a gold ring mean', 'Gold stamps in plain words'],
    cover: 'Gold stamps explained',
    gist: [
      'The stamp inside a ring says how much of it is pure gold or silver. The rest is harder metal, which makes it last.',
      'Eighteen carat is three quarters gold, nine carat is a little more than a third. The stamp tells you which.',
    ],
    subject: ['What is stamped in your ring?', 'Gold stamps explained'],
    hooks: {
      '*': [
        'There are tiny numbers inside your ring. Here is what they mean.',
        'What does the stamp in a gold ring tell you?',
      ],
      patl: 'The stamp in a ring says how much of it is gold.',
      fhi: 'Have you ever looked inside your ring? There is a number.',
    },
    lines: {
      '*': [
        'Pure gold is too soft for rings, so it is mixed with silver, copper or palladium.',
        'Eighteen carat gold is three quarters pure gold. Nine carat is a little more than a third.',
        'Gold plated means a thin layer of gold on another metal. It wears off with time.',
        'White gold often has a bright coat of rhodium. It can be renewed when it looks yellowish.',
      ],
      h: ['You need good eyes or a kind jeweller to read it.'],
    },
    scene: [
      'You turn an old ring to the light and find a tiny stamp.',
      'Two rings look alike, and one costs twice as much.',
    ],
    why: [
      ['The more gold, the softer and the more valuable.', 'Harder mixtures stand daily wear better.'],
      [
        'In many countries a stamp is required above a certain weight.',
        "It is there so that you need not take anybody's word.",
      ],
    ],
    parts: [
      [
        'Carat',
        [
          'The parts of pure gold out of twenty-four.',
          'How much of the metal is gold: the more carats, the more gold.',
        ],
        'A stamp inside a ring',
      ],
      [
        'Sterling silver',
        [
          'Nearly all silver, with a little copper to make it hard.',
          'Silver with a little copper. It darkens in air and can be polished.',
        ],
        'A silver ring',
      ],
      [
        'Plated',
        [
          'A thin layer of gold over other metal.',
          'A gold skin on another metal, good to wear now and then.',
        ],
        'A plated chain',
      ],
      [
        'Rhodium',
        [
          'A bright white coat on white gold.',
          'The bright white skin of white gold, renewed every few years.',
        ],
        'A white gold ring',
      ],
    ],
    turn: ['Not sure what you have? Bring it in and have it read.', 'And ask what is stamped when you buy.'],
    asks: ['What is stamped in your ring?', 'Yellow gold or white: what do you like?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'Get out the magnifying glass.' },
    keep: 'the ring you inherited',
    send: 'somebody with an old ring',
    own: [
      {
        kinds: ['service'],
        about: 'valu(?:e|ation|ing)|test(?:ed|ing)|apprais|buy (?:old )?gold',
        lead: 'If you would like to know more about yours:',
      },
    ],
    pic: { ask: 'A stamp inside a ring close up', alt: 'A stamp inside a ring close up' },
    claims: [['Carat definition and sterling silver', 'definition']],
  },
  {
    id: 'old-gold-new-ring',
    format: 'behind',
    again: 9,
    emoji: '🔥',
    tags: ['RemodelledJewellery', 'BespokeJewellery', 'AtTheBench'],
    only: JEWELS,
    title: ['Can old jewellery be made into something new?', 'What happens when old gold becomes a new ring'],
    cover: 'Old jewellery made new',
    gist: [
      'A jeweller looks at the metal and the stones, talks about ideas, makes a drawing, and only then begins. Often the stones are reset in new gold.',
      'A ring that nobody wears can become one that you do. First it is tested and drawn, and nothing is melted before you say yes.',
    ],
    subject: ['From old jewellery to new', 'What can become of an old ring'],
    hooks: {
      '*': [
        'Can a ring that nobody wears be made into something new? Mostly, yes.',
        'What happens when old jewellery is made into a new piece?',
      ],
      patl: 'Old stones in a new setting: that is how an inherited ring gets worn again.',
      fhi: 'Is there a ring in your drawer that you never wear? This is what can be made of it.',
    },
    lines: {
      '*': [
        'Bring old jewellery even if it is broken. Gold and stones can often be used again.',
        'Before old gold is melted, ask for a drawing and a price.',
        'Two inherited rings can become one, and one large ring can become earrings for two sisters.',
        'Take a photo of the old piece before it is changed. It is a nice memory.',
      ],
      h: ["Aunt Mary's brooch had three parrots on it. The stones were lovely."],
    },
    scene: [
      'You have inherited a ring that is not your style, and you cannot part with it.',
      'On the bench lies a brooch, and beside it a drawing of a ring.',
    ],
    why: [
      [
        'Stones keep for centuries, while taste in settings changes.',
        'The material is good, only the shape is out of fashion.',
      ],
      [
        'A piece made from family gold means more than a new one.',
        'You wear it, and the story stays with it.',
      ],
    ],
    parts: [
      [
        'It is looked at and tested',
        ['Which metal, which stones, and what holds.', 'Not everything can be used.'],
        'Old jewellery under a lamp',
      ],
      [
        'You see a drawing',
        ['With a price, before anything is changed.', 'You can still say no.'],
        'A pencil drawing',
      ],
      [
        'Then it is made',
        ['Cast or forged, set and polished.', 'It takes some weeks.'],
        'A ring being polished',
      ],
    ],
    turn: ['You may also keep the old piece as it is.', 'Bring it along, and ask what is possible.'],
    asks: ['What have you inherited and do not wear?', 'What would you have made of it?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'Bring the drawer along.' },
    keep: 'the ring you inherited',
    send: 'your sister',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'bespoke|made to order|remodel|redesign|custom',
        lead: 'How it works here:',
      },
    ],
    pic: { ask: 'An old ring beside a drawing of a new one', alt: 'An old ring beside a drawing' },
    claims: [['Process of remodelling', 'goldsmiths practice']],
  },
  {
    id: 'piece-with-a-story',
    format: 'question',
    again: 9,
    emoji: '💍',
    tags: ['JewelleryTalk', 'Heirlooms', 'FavouritePiece'],
    only: JEWELS,
    title: ['Which piece of jewellery do you wear every day?', 'The piece you never take off'],
    cover: 'The piece you always wear',
    gist: [
      'A ring, a chain, earrings: which piece do you wear nearly every day, and who gave it to you?',
      'Many of us have one piece that is always on. Which is yours?',
    ],
    subject: ['What do you wear every day?', 'The piece you never take off'],
    hooks: {
      '*': [
        'Which piece of jewellery do you wear every day?',
        'Is there one piece of jewellery that you never take off?',
      ],
      patl: 'Which piece do you wear nearly every day?',
      fhi: 'Tell us: which piece do you put on every morning?',
    },
    lines: {
      '*': [
        'Ring, chain, watch or earrings: what do you wear every day?',
        'Which piece of jewellery did you inherit, and do you wear it?',
        'Show us the piece you wear every day, with a word about who gave it to you.',
        'Jewellery worn every day should be checked once a year.',
      ],
      h: ['The ear has two holes, and you have one earring. Whose turn is it today?'],
    },
    scene: [
      'You leave the house, feel for your chain, and go back for it.',
      'In every photo of you there is the same small ring.',
    ],
    why: [['We wear some pieces because of who gave them to us.', 'It is seldom the most expensive one.']],
    parts: [
      [
        'A present',
        ['From a partner, a parent or a friend.', 'You know exactly when you got it.'],
        'A ring on a hand',
      ],
      [
        'Something inherited',
        ['It belonged to somebody before.', 'You think of them when you put it on.'],
        'An old brooch',
      ],
    ],
    turn: ['Tell us below, or show us a photo.', 'We like to hear whom it came from.'],
    asks: ['What is it?', 'Since when have you had it?'],
    ends: { patl: 'Tell us in a comment.', fhi: 'We would love to see it.' },
    keep: 'a look at your hand',
    send: 'whoever gave it to you',
    pic: { ask: 'A ring or chain that is worn daily', alt: 'A piece of jewellery that is worn daily' },
    claims: [['Pieces are worn for who gave them', 'common experience']],
  },
  {
    id: 'gold-or-silver',
    format: 'either',
    again: 9,
    emoji: '✨',
    tags: ['GoldOrSilver', 'ThisOrThat', 'JewelleryTalk'],
    only: JEWELS,
    title: ['Gold or silver: what do you wear?', 'Are you gold or silver?'],
    cover: 'Gold or silver?',
    gist: [
      'Some people wear only gold, some only silver, and some mix both. Which do you like?',
      'Warm gold or cool silver: what do you reach for in the morning?',
    ],
    subject: ['Gold or silver?', 'What do you reach for?'],
    hooks: {
      '*': ['Gold or silver: which do you wear?', 'Do you wear gold, silver, or both at once?'],
      patl: 'Gold or silver: which is yours?',
      fhi: 'Quick question: gold or silver?',
    },
    lines: {
      '*': [
        'Gold or silver? One word is enough.',
        'You may mix gold and silver. It looks best if there are at least two of each.',
        'Not sure which suits you? Hold both to your face in daylight.',
        'Gold needs little care, and silver likes to be worn.',
      ],
      h: ['Gold for the party, silver for the shopping, and both in the same dish.'],
    },
    scene: [
      'In the morning you open the box and reach for the same {colour|color} every time.',
      'Your grandmother wore gold, and you wear silver.',
    ],
    why: [
      [
        'It is a question of taste, and taste changes over the years.',
        'Skin, clothes and habit play a part.',
      ],
    ],
    parts: [
      ['Gold', ['Warm, and it does not go black.', 'Yellow, rose or white.'], 'Gold rings'],
      ['Silver', ['Cool and bright.', 'It suits grey, blue and black.'], 'Silver rings'],
    ],
    turn: ['Write "gold" or "silver".', 'Or "both", if you cannot decide.'],
    asks: ['Gold or silver?', 'Has your taste changed?'],
    ends: { patl: 'We look forward to your answers.', fhi: 'One word is enough.' },
    keep: 'your jewellery box',
    send: 'somebody who wears only one of them',
    pic: { ask: 'Gold and silver rings side by side', alt: 'Gold and silver rings side by side' },
    claims: [['Silver tarnishes, gold does not', 'chemistry textbook']],
  },
];
