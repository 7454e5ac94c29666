// Choosing: the chair, the fabric, and what one likes.
import type { Idea } from '../../library/idea.ts';

export const CHOOSING: readonly Idea[] = [
  {
    id: 'is-it-worth-reupholstering',
    format: 'answer',
    again: 9,
    emoji: '🪑',
    tags: ['Upholstery', 'FurnitureRepair', 'KeepIt'],
    title: ['Is my chair worth reupholstering?', 'Reupholster or replace: how to tell'],
    cover: 'Is it worth reupholstering?',
    question: 'Is my old chair or sofa worth reupholstering?',
    short: 'If the frame is sound and you like sitting in it, mostly yes.',
    gist: [
      'Rock it, lift it and look underneath. A solid wooden frame and a shape you like are worth new springs and fabric. A cheap frame that wobbles is not.',
      'The frame decides. If it is solid wood and firm, the rest can be made new.',
    ],
    subject: ['Is your chair worth it?', 'Reupholster or replace?'],
    hooks: {
      '*': [
        'Is your old chair worth reupholstering? The frame decides.',
        'Before you throw out an old armchair, turn it over and look at three things.',
      ],
      patl: 'A sound frame is worth new springs and fabric.',
      fhi: 'Do you have a chair that you love and that looks worn? Look at these three things.',
    },
    lines: {
      '*': [
        'Rock the chair by its back. If nothing moves, the frame is sound.',
        'Look underneath: solid wood and webbing are a good sign, {chipboard|particleboard} and cardboard are not.',
        'If you like sitting in it, that is worth a lot. A new chair is always a guess.',
        'Send an upholsterer two photos, one of the front and one from underneath.',
      ],
      h: ['The fabric is from the seventies. So is the coin under the cushion.'],
    },
    scene: [
      'The armchair is comfortable, and the fabric is worn through at the arms.',
      'You have inherited a chair and do not know whether to keep it.',
    ],
    why: [
      [
        'A good frame lasts for generations, while fabric and padding wear out.',
        'Old frames were often made of beech or oak, and glued well.',
      ],
      [
        'New padding and fabric can make it look quite different.',
        'You choose the {colour|color}, how firm it is and the legs.',
      ],
    ],
    parts: [
      [
        'Rock it',
        ['Hold the back and push gently.', 'A loose joint can be glued.'],
        'A hand on the back of an armchair',
      ],
      [
        'Look underneath',
        ['Wood, webbing and springs.', 'Small holes with fresh dust need a specialist.'],
        'The underside of a chair',
      ],
      [
        'Sit in it',
        ['For ten minutes.', 'Height and depth stay as they are.'],
        'Somebody sitting in an old armchair',
      ],
    ],
    turn: ['Then ask for a price with and without fabric.', 'A photo is enough for a first answer.'],
    asks: ['Which chair would you never give away?', 'How old is your oldest chair?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'Send us a photo, and we will tell you honestly.' },
    keep: 'the chair you are not sure about',
    send: 'somebody with an old armchair',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'quotes?\\b|estimates?\\b|photo|reupholster|chairs|sofas',
        lead: 'If you would like to know about yours:',
      },
    ],
    pic: { ask: 'A worn armchair turned on its side', alt: 'A worn armchair turned on its side' },
    claims: [['Frame quality decides on reupholstery', 'upholstery practice']],
  },
  {
    id: 'how-much-fabric',
    format: 'howto',
    again: 9,
    emoji: '🧵',
    tags: ['Upholstery', 'FabricGuide', 'FurnitureTips'],
    title: ['How much fabric does a chair need?', 'Fabric for a chair or sofa: how to estimate'],
    cover: 'How much fabric?',
    gist: [
      'A dining seat takes little, an armchair about five {metres|yards}, a sofa twice as much or more. Large patterns need extra. Have it measured before you buy.',
      'Width of the roll, size of the pattern and the back all count. Ask before you buy the fabric.',
    ],
    subject: ['How much fabric do you need?', 'Before you buy the fabric'],
    hooks: {
      '*': [
        'How much fabric does a chair need? More than it looks.',
        'Before you buy fabric for a chair, have it measured.',
      ],
      patl: 'Arms, back and underside need fabric as well, and patterns need extra.',
      fhi: 'Have you fallen in love with a fabric? Wait a day and ask how much you need.',
    },
    lines: {
      '*': [
        'A pattern has to meet at the seams, so it needs more fabric. The larger the pattern, the more.',
        'Check the width of the roll. A narrow one means a longer piece.',
        'Ask if a fabric is meant for seats. Curtain fabric wears through quickly.',
        'Buy all the fabric at once. The next roll may differ in {colour|color}.',
      ],
      h: ['One {metre|yard} short is the same as none.'],
    },
    scene: [
      'You have found the fabric at the market, and there are only three {metres|yards} left.',
      'On the label stands a number you do not understand: the repeat.',
    ],
    why: [
      [
        'Each side of a chair is a piece of its own.',
        'The back, which nobody sees, takes as much as the front.',
      ],
      ['Patterns and pile have to run the same way.', 'So some of the roll is cut away.'],
    ],
    parts: [
      [
        'Measure and photograph',
        ['Height, width, depth, front and side.', 'Then an upholsterer can tell you.'],
        'A tape measure on an armchair',
      ],
      ['Look at width and repeat', ['Both are on the label.', 'Plain fabric needs least.'], 'A fabric label'],
      [
        'Ask about wear and fire rules',
        ['Seats need a strong fabric.', 'In some countries it must resist flame.'],
        'A fabric sample on a seat',
      ],
    ],
    turn: ['Bring a sample home and sit on it.', 'And order a little more, for a cushion or a repair.'],
    asks: ['Plain or patterned: what would you choose?', 'Which fabric have you bought and never used?'],
    ends: { patl: 'Try it the next time.', fhi: 'Ask first, buy second.' },
    keep: 'the next fabric you fall in love with',
    send: 'somebody with a chair and an idea',
    own: [
      { kinds: ['service', 'product'], about: 'fabrics?\\b|samples?\\b|advice|houses', lead: 'For fabric:' },
    ],
    pic: { ask: 'A fabric sample on the arm of a chair', alt: 'A fabric sample on the arm of a chair' },
    claims: [['Fabric quantities for upholstery', 'upholstery practice']],
  },
  {
    id: 'live-with-the-sample',
    format: 'tip',
    again: 9,
    emoji: '🎨',
    tags: ['FabricGuide', 'Upholstery', 'InteriorTips'],
    title: [
      'How to choose an upholstery fabric you will still like',
      'Choosing fabric: take the sample home',
    ],
    cover: 'Take the sample home',
    gist: [
      'Lay the sample on the chair at home for some days. Look at it by day and by lamp, rub it, and put it beside your curtains.',
      'A small sample looks different in the shop. At home, on the seat, you see whether it is right.',
    ],
    subject: ['Take the fabric sample home', 'A week with a sample'],
    hooks: {
      '*': [
        'Do not choose an upholstery fabric in the shop. Take the sample home.',
        'How to choose a fabric that you will still like in ten years.',
      ],
      patl: 'A fabric is best chosen at home, by daylight and by lamp.',
      fhi: 'Are you choosing between three fabrics? Live with them for some days.',
    },
    lines: {
      '*': [
        'Ask for a large sample. A small one hides the pattern.',
        'Look at the sample in the evening, too. Lamps change {colours|colors}.',
        'Have you got a cat? Run a fingernail over the sample. Tight smooth weaves are safer.',
        'With children, choose a fabric that can be wiped or covers that come off.',
      ],
      h: ['The dog has chosen already. He is lying on it.'],
    },
    scene: [
      'Three samples hang over the back of the sofa, and each visitor has an opinion.',
      'In the shop it was sand. On your chair it is mustard.',
    ],
    why: [
      ['Light, walls and floor change how a fabric looks.', 'By a window it is lighter than in a corner.'],
      [
        'You sit on it every day, so touch counts as much as {colour|color}.',
        'A fabric that scratches is not used.',
      ],
    ],
    parts: [
      [
        'Lay it where it will be',
        ['On the seat, not on the table.', 'Leave it there for some days.'],
        'A fabric sample on a chair',
      ],
      [
        'Test it',
        ['Rub it, scratch it, let water drip on it.', 'On the sample you may.'],
        'A drop of water on fabric',
      ],
      [
        'Think of who sits there',
        ['Children, pets, sun.', 'Pale fabrics in the sun fade less than dark ones.'],
        'A cat on a chair',
      ],
    ],
    turn: [
      'Then decide, and do not look back.',
      'If you are still not sure, choose the plain one and a bright cushion.',
    ],
    asks: ['Which {colour|color} is your sofa?', 'Who sits on it most?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Take your time. It stays for years.' },
    keep: 'the day the samples come',
    send: 'whoever shares your sofa',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'fabrics?\\b|samples?\\b|houses|swatch',
        lead: 'Fabrics to choose from:',
      },
    ],
    pic: { ask: 'Three fabric samples on an armchair', alt: 'Three fabric samples on an armchair' },
    claims: [['Light changes how colour appears', 'interior design practice']],
  },
  {
    id: 'plain-or-pattern',
    format: 'either',
    again: 9,
    emoji: '🌿',
    tags: ['FabricTalk', 'ThisOrThat', 'Interiors'],
    title: ['Plain or patterned: what would you choose for your sofa?', 'Plain sofa or patterned sofa?'],
    cover: 'Plain or patterned?',
    gist: [
      'A plain fabric is calm and goes with everything. A pattern hides stains and makes a room lively. Which would you choose?',
      'Plain or patterned: which could you look at for twenty years?',
    ],
    subject: ['Plain or patterned?', 'Which fabric for your sofa?'],
    hooks: {
      '*': [
        'Plain or patterned: what would you choose for your sofa?',
        'Which fabric could you look at for twenty years: plain or patterned?',
      ],
      patl: 'Plain or patterned: which suits your home?',
      fhi: 'Quick question: plain or patterned?',
    },
    lines: {
      '*': [
        'Plain or patterned? One word is enough.',
        'A pattern hides small stains. A plain fabric shows them, and goes with any cushion.',
        'Not brave enough for a patterned sofa? Begin with a chair or a footstool.',
        'Which {colour|color} was the sofa you grew up with?',
      ],
      h: ['Brown, with orange flowers. We all remember it.'],
    },
    scene: [
      'Two samples lie on the arm of the sofa: a grey one and one with birds.',
      "Your grandmother's sofa had a pattern you could draw today.",
    ],
    why: [['Plain leaves room for cushions and pictures.', 'A pattern is the picture.']],
    parts: [
      ['Plain', ['Calm, and easy to combine.', 'It shows shape and seams.'], 'A plain sofa'],
      ['Patterned', ['Lively, and kind to stains.', 'It needs more fabric.'], 'A patterned armchair'],
    ],
    turn: ['Write "plain" or "patterned".', 'And tell us the {colour|color}.'],
    asks: ['Plain or patterned?', 'In which room?'],
    ends: { patl: 'One word is enough.', fhi: 'We are curious.' },
    keep: 'the day the samples come',
    send: 'whoever you share a sofa with',
    own: [{ kinds: ['product'], about: 'fabrics?\\b|houses|samples?\\b', lead: 'Fabrics to choose from:' }],
    pic: { ask: 'A plain and a patterned sample side by side', alt: 'A plain and a patterned fabric sample' },
    claims: [['Patterns hide marks', 'interior design practice']],
  },
  {
    id: 'chair-that-stays',
    format: 'question',
    again: 9,
    emoji: '🪑',
    tags: ['FurnitureTalk', 'ChairStories', 'KeepIt'],
    title: [
      'Which chair in your home would you never give away?',
      'Your favourite chair: what is its story?',
    ],
    cover: 'The chair you would never give away',
    gist: [
      'A chair from your grandfather, one from the street, the first you bought: which would you never give away?',
      'In nearly every home there is one chair with a story. What is yours?',
    ],
    subject: ['Your favourite chair', 'Which chair stays?'],
    hooks: {
      '*': ['Which chair would you never give away?', 'Which chair or sofa in your home has a story?'],
      patl: 'Which chair has been with you longest?',
      fhi: 'Show us your favourite chair, however worn it is.',
    },
    lines: {
      '*': [
        'Which chair would you never give away? Post a picture.',
        'Who always sat in the armchair when you were a child?',
        'Have you ever found a chair on the street? What became of it?',
        'Which chair would you have reupholstered, if you could choose?',
      ],
      h: ['It has three good legs and a long history.'],
    },
    scene: [
      'In the corner stands an armchair that nobody may move.',
      'You sit down in it and know how your grandfather sat.',
    ],
    why: [['Chairs keep the shape of those who sat in them.', 'We remember where somebody always sat.']],
    parts: [
      ['Inherited', ['It came with a story.', 'Perhaps it needs new fabric.'], 'An old armchair'],
      ['Found', ['Carried home by two people.', 'It was free, and it stayed.'], 'A chair on a pavement'],
    ],
    turn: ['Tell us below, or show us a photo.', 'We look at them all.'],
    asks: ['Which one is it?', 'Who used to sit in it?'],
    ends: { patl: 'Your answer is welcome.', fhi: 'Worn ones are welcome.' },
    keep: 'a look round your home',
    send: 'whoever has the same chair',
    pic: { ask: 'An old chair with a story in your workshop', alt: 'An old chair in a workshop' },
    claims: [['People keep chairs for their memories', 'common experience']],
  },
];
