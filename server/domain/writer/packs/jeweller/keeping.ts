// Looking after jewellery.
import type { Idea } from '../../library/idea.ts';
import { JEWELS } from './kinds.ts';

export const KEEPING: readonly Idea[] = [
  {
    id: 'rings-off-for-these',
    format: 'checklist',
    again: 9,
    emoji: '💍',
    tags: ['JewelleryCare', 'RingCare', 'DailyHabits'],
    only: JEWELS,
    title: ['When you should take your rings off', 'Five moments to take off your rings'],
    cover: 'When to take rings off',
    gist: [
      'Take rings off for swimming, gardening, the gym, cleaning and before hand cream. Chlorine, knocks and cream harm metal and stones.',
      'Most damage to rings happens in the pool, at the gym and in the garden. Put them in a dish first.',
    ],
    subject: ['When to take your rings off', 'Five moments without a ring'],
    hooks: {
      '*': [
        'Take your rings off for these five things. They last much longer.',
        'When should you take off a ring? Here are five moments.',
      ],
      patl: 'Most damage to rings can be avoided by taking them off five times a week.',
      fhi: 'Do you ever take your rings off? These moments matter most.',
    },
    lines: {
      '*': [
        'Take rings off before you swim. Cold water makes fingers thinner, and chlorine harms gold.',
        'Take your rings off at the gym. A metal bar bends a gold band.',
        'Put on hand cream first and your ring afterwards. Cream makes stones dull.',
        'Keep a small dish by the sink for your rings, and not on the edge of the basin.',
      ],
      h: ['The ring is safe in the dish. The dish must not be the butter dish.'],
    },
    scene: [
      'You pull off a rubber glove, and the ring comes with it.',
      'After a summer of swimming the stone sits a little loose.',
    ],
    why: [
      [
        'Gold and silver are soft and get scratched and bent.',
        'A thin band bends when you grip something hard.',
      ],
      [
        'Chlorine and cleaning agents attack metal and stones.',
        'Cream and soap leave a film under the stone.',
      ],
    ],
    parts: [
      [
        'For swimming',
        ['In the pool and in the sea.', 'Many rings are lost in cold water.'],
        'A ring dish beside a towel',
      ],
      [
        'For sport and lifting',
        ['Weights, climbing, moving furniture.', 'A caught ring can hurt your finger.'],
        'A ring beside a dumb-bell',
      ],
      [
        'For garden and cleaning',
        ['Soil, bleach, hot water.', 'Gloves alone do not stop knocks.'],
        'Gloves beside a ring dish',
      ],
      [
        'For cream and hair spray',
        ['Let it dry before you put the ring on.', 'Pearls and opals mind most.'],
        'A ring beside a jar of cream',
      ],
    ],
    turn: [
      'And always put them in the same place.',
      'If it has been through all that already, have it checked.',
    ],
    asks: ['When do you take off your rings?', 'Where do you put them?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'A small dish is all you need.' },
    tick: true,
    keep: 'the place by the sink',
    send: 'somebody who never takes hers off',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'clean(?:ing|ed)?|polish|repairs?\\b',
        lead: 'If your ring has had a hard year:',
      },
    ],
    pic: { ask: 'Rings in a small dish by a sink', alt: 'Rings in a small dish by a sink' },
    claims: [['Chlorine attacks gold alloys and soft metals bend', 'jewellers advice']],
  },
  {
    id: 'is-the-stone-loose',
    format: 'tip',
    again: 9,
    emoji: '💎',
    tags: ['JewelleryCare', 'GemstoneCare', 'JewelleryTips'],
    only: JEWELS,
    title: ['How to tell if the stone in your ring is loose', 'Loose stone? Three tests at home'],
    cover: 'Is your stone loose?',
    gist: [
      'Hold the ring to your ear and tap it, see if it catches on a {jumper|sweater}, and look at the claws. If it ticks or catches, stop wearing it and have it tightened.',
      'A loose stone ticks, moves or catches on wool. Tightening it costs far less than a new stone.',
    ],
    subject: ['Is the stone in your ring loose?', 'Three tests for a loose stone'],
    hooks: {
      '*': [
        'Is the stone in your ring loose? You can test it at home in a minute.',
        'How to notice that a stone is loose before it is gone.',
      ],
      patl: 'A loose stone can be heard and felt before it falls out.',
      fhi: 'Does your ring catch on your {jumper|sweater}? Then have a look at it today.',
    },
    lines: {
      '*': [
        'Hold your ring to your ear and tap it gently. If it ticks, the stone is loose.',
        'A ring that catches on wool has a worn or bent claw. Have it looked at.',
        'Have the claws of a ring checked once a year. They wear thin from daily use.',
        'If a stone is loose, put the ring in a small bag and do not wear it.',
      ],
      h: ['The vacuum cleaner has found more diamonds than most of us.'],
    },
    scene: [
      'You look at your hand, and there is a hole where the stone was.',
      'The ring pulls a thread from your {jumper|sweater}, again.',
    ],
    why: [
      [
        'The claws that hold a stone wear down over the years.',
        'Metal is softer than the things it rubs against.',
      ],
      [
        'Tightening a stone is a small job, and replacing it is a large one.',
        'It is done quickly, as long as the stone is still there.',
      ],
    ],
    parts: [
      [
        'Listen',
        ['Tap it beside your ear: nothing should tick.', 'A loose stone ticks when you shake it.'],
        'A ring held beside an ear',
      ],
      [
        'Feel',
        ['Draw it gently over wool.', 'A bent claw catches on a {jumper|sweater}.'],
        'A ring on knitted wool',
      ],
      [
        'Look',
        ['Through a magnifying glass at each claw.', 'They should be alike and lie on the stone.'],
        'A ring under a loupe',
      ],
    ],
    turn: ['If one test says yes, take it off and bring it in.', 'If all is well, do it again next year.'],
    asks: ['Have you ever lost a stone?', 'When was your ring last checked?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'A minute now may save a long search.' },
    keep: 'the next quiet minute with your ring',
    send: 'somebody with a ring she wears every day',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'repairs?\\b|claw|sett?ing|while you wait',
        lead: 'If it does tick:',
      },
    ],
    pic: { ask: 'A ring under a loupe', alt: 'A ring under a loupe' },
    claims: [['Claws wear with use', 'jewellers practice']],
  },
  {
    id: 'plug-in-the-basin',
    format: 'howto',
    again: 9,
    emoji: '🫧',
    tags: ['CleanJewellery', 'JewelleryCare', 'HomeTips'],
    only: JEWELS,
    title: ['How to clean a ring at home', 'Dull diamond? How to clean your ring'],
    cover: 'Clean your ring at home',
    gist: [
      'Put the plug in, use lukewarm water with a drop of {washing-up liquid|dish soap}, brush gently from behind with a soft toothbrush, rinse and dry.',
      'A dull diamond is mostly a film of cream and soap on its back. Warm water and a soft brush take it off.',
    ],
    subject: ['How to clean a ring', 'Warm water, soft brush'],
    hooks: {
      '*': [
        'A diamond that looks dull is mostly just dirty. Here is how to clean it.',
        'How to clean a gold ring at home in five minutes.',
      ],
      patl: 'Lukewarm water, a drop of soap and a soft brush clean most gold rings.',
      fhi: 'Does your ring sparkle less than it did? It may only need a bath.',
    },
    lines: {
      '*': [
        'Before you clean a ring over the basin, put in the plug.',
        'Brush a ring from behind with a soft toothbrush. That is where the dirt sits.',
        'Do not put pearls, opals, emeralds or turquoise in soapy water. Wipe them with a soft damp cloth.',
        'Dry your ring with a cloth without fluff, and look at the stone: does anything move?',
      ],
      h: ['Put the plug in first. The pipe does not give rings back.'],
    },
    scene: [
      'You look at your ring in the sun, and it hardly sparkles.',
      'Cream, soap and flour have gathered under the stone.',
    ],
    why: [
      [
        'Light enters a stone from the front and is thrown back from behind.',
        'A film on its back is enough to make it dull.',
      ],
      ['Gold, platinum and diamonds bear mild soap well.', 'Hot water and strong cleaners are never needed.'],
    ],
    parts: [
      [
        'Put in the plug',
        ['And lay a towel underneath.', 'A bowl is even safer.'],
        'A bowl with water and soap',
      ],
      [
        'Soak it for ten minutes',
        ['In lukewarm water, never hot.', 'One drop of soap is enough.'],
        'A ring in a bowl',
      ],
      [
        'Brush from behind',
        ['A soft toothbrush, without pressing.', 'Get between the claws.'],
        'A toothbrush behind a ring',
      ],
      [
        'Rinse and dry',
        ['In a strainer, then with a soft cloth.', 'Let it dry fully before you put it away.'],
        'A ring on a cloth',
      ],
    ],
    turn: ['Once a month is enough.', 'For old or valuable pieces, ask first.'],
    asks: ['When did you last clean your ring?', 'Does yours sparkle?'],
    ends: { patl: 'It is good to know in time.', fhi: 'And then hold it in the sun.' },
    caution:
      'Pearls, opals, emeralds, turquoise, coral and glued or antique pieces: no soap bath. Ask a jeweller first.',
    keep: 'the next wash-up',
    send: 'somebody with an engagement ring',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'clean(?:ing|ed)?|polish|ultrasonic',
        lead: 'If you would rather have it done:',
      },
    ],
    pic: { ask: 'A ring and a soft toothbrush beside a bowl', alt: 'A ring and a toothbrush beside a bowl' },
    claims: [['Mild soap is safe for gold and diamonds, not for porous gems', 'gemmological advice']],
  },
  {
    id: 'pearls-last-on',
    format: 'tip',
    again: 9,
    emoji: '🦪',
    tags: ['PearlCare', 'JewelleryCare', 'JewelleryTips'],
    only: JEWELS,
    title: ['How to look after pearls', 'Pearls: last on, first off'],
    cover: 'How to look after pearls',
    gist: [
      'Put pearls on after perfume and hair spray, wipe them with a soft cloth in the evening, and store them apart. Have the string renewed when it gets loose.',
      'Perfume and sweat make pearls dull. Wear them, wipe them, and do not wash them.',
    ],
    subject: ['How to look after pearls', 'Pearls come last'],
    hooks: {
      '*': ['Put your pearls on last, after perfume and hair spray.', 'How to keep pearls shiny for years.'],
      patl: 'Pearls keep their shine if they go on last and come off first.',
      fhi: 'Have you got pearls in a drawer? Take them out and wear them.',
    },
    lines: {
      '*': [
        'Wipe pearls with a soft dry cloth after wearing. Sweat and cream make them dull.',
        'If you can see thread between your pearls, have them restrung.',
        'Keep pearls in a pouch of their own. Other jewellery scratches them.',
        'Wear your pearls now and then. In a dry safe they can crack.',
      ],
      h: ['Pearls go with everything, including a cardigan and a cup of tea.'],
    },
    scene: [
      'You are dressed, and the pearls are the last thing you put on.',
      "Grandmother's pearls have been in their box for ten years.",
    ],
    why: [
      [
        'Pearls are soft and react to acid in perfume and sweat.',
        'Hair spray leaves a film that does not come off.',
      ],
      [
        'The silk string stretches and frays with time.',
        'A new string costs little compared with lost pearls.',
      ],
    ],
    parts: [
      [
        'Put them on last',
        ['After perfume, make-up and hair spray.', 'Take them off first in the evening.'],
        'A string of pearls on a dressing table',
      ],
      [
        'Wipe them',
        ['With a soft cloth, dry or barely damp.', 'No soap, no ultrasound.'],
        'A cloth on pearls',
      ],
      [
        'Look at the string',
        ['Gaps between the knots mean it is time.', 'Every few years if you wear them a lot.'],
        'Knots between pearls',
      ],
    ],
    turn: ['Then they last for another generation.', 'And pearls suit daytime as well.'],
    asks: ['Have you got pearls, and do you wear them?', 'From whom are your pearls?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'Wear them on a Tuesday, just because.' },
    keep: 'the next evening out',
    send: "somebody with her grandmother's pearls",
    own: [
      {
        kinds: ['service', 'price'],
        about: 'pearls?\\b|restring|stringing',
        lead: 'And when the string is loose:',
      },
    ],
    pic: { ask: 'A string of pearls on a soft cloth', alt: 'A string of pearls on a soft cloth' },
    claims: [['Pearls are damaged by acids and stored dry they may crack', 'gemmological advice']],
  },
  {
    id: 'silver-goes-black',
    format: 'answer',
    again: 9,
    emoji: '✨',
    tags: ['SilverCare', 'JewelleryCare', 'JewelleryTips'],
    only: JEWELS,
    title: ['Why silver goes black, and how to clean it', 'How do I clean black silver?'],
    cover: 'How to clean black silver',
    question: 'Why has my silver gone black, and is it ruined?',
    short: 'No. It has reacted with the air, and it can be polished bright again.',
    gist: [
      'Silver darkens in air. Rub it with a silver cloth, wear it often, and store it in a closed bag. It is no sign of bad quality.',
      'What has gone black comes bright again with a silver cloth. Silver that is worn stays bright longer.',
    ],
    subject: ['Black silver: what to do', 'Silver can be made bright again'],
    hooks: {
      '*': [
        'Has your silver gone black? It is not ruined.',
        'Why does silver go black, and what takes it off?',
      ],
      patl: 'Silver darkens in air and is quickly polished bright.',
      fhi: 'Is there a black silver ring in your drawer? It can shine again in a minute.',
    },
    lines: {
      '*': [
        'Rub black silver with a silver cloth. It takes a minute and does not scratch.',
        'Wear your silver. Wearing rubs it bright, and it goes black mostly in the drawer.',
        'Store silver in a small closed bag. Less air means less black.',
        'Do not use toothpaste on silver. It scratches.',
      ],
      h: ['It did not go black because you bought a cheap one. Well, not only.'],
    },
    scene: [
      'You take a silver bracelet out of the drawer, and it is nearly black.',
      'The chain you wear is bright, and the one in the box is not.',
    ],
    why: [
      ['Traces of sulphur in the air react with the surface.', 'Wool, rubber and some food have it, too.'],
      ['It is only a thin layer on top.', 'Under the black layer the silver is as bright as ever.'],
    ],
    parts: [
      [
        'Use a silver cloth',
        ['Rub until the cloth turns dark.', 'A soft brush helps with chains.'],
        'A cloth on a silver ring',
      ],
      [
        'Leave the dark in the pattern',
        ['In engraved pieces it belongs there.', 'Ask before you dip old silver.'],
        'A patterned silver brooch',
      ],
      [
        'Store it without air',
        ['In a bag that closes, one piece in each.', 'Away from wool and rubber bands.'],
        'A silver chain in a small bag',
      ],
    ],
    turn: ['Or just wear it. That is the best polish.', 'For stones and glued pieces ask first.'],
    asks: ['Gold or silver: what do you wear?', 'Which silver piece have you not worn for years?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'Try it this evening.' },
    keep: 'the next rainy Sunday',
    send: 'somebody with a drawer of silver',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'silver|polish|clean(?:ing|ed)?',
        lead: 'If you would rather have it polished:',
      },
    ],
    pic: { ask: 'A silver ring, half polished', alt: 'A silver ring, half polished' },
    claims: [['Silver tarnishes by reacting with sulphur', 'chemistry textbook']],
  },
];
