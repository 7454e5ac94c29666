// Candles and soap.
import type { Idea } from '../../library/idea.ts';
import { CANDLES, SOAPS } from './kinds.ts';

export const SOAP_AND_CANDLES: readonly Idea[] = [
  {
    id: 'the-first-burn',
    format: 'mistake',
    again: 9,
    emoji: '🕯️',
    tags: ['CandleCare', 'CandleTips', 'SoyCandles'],
    only: CANDLES,
    title: ['Why candles burn down in a hole, and how to prevent it', 'The first time you light a candle'],
    cover: 'How to burn a candle evenly',
    wrong: 'Blowing out a new candle after half an hour',
    gist: [
      'The first time, let a candle burn until the whole top is melted. Otherwise it burns down in a hole and wastes the wax at the sides.',
      'Wax remembers its first burn. Give a new candle two or three hours, and trim the wick before you light it again.',
    ],
    subject: ['Why candles tunnel', 'The first burn of a candle'],
    hooks: {
      '*': [
        'The first time you light a candle, let the whole top melt.',
        'Why does a candle burn down in a hole? It was blown out too soon.',
      ],
      patl: 'A candle burns evenly if the whole top melts the first time.',
      fhi: 'Have you got a new candle? Keep the whole evening free for it.',
    },
    lines: {
      '*': [
        'First burn of a candle: wait until the melted wax reaches the edge all round.',
        'Trim the wick to the length of a grain of rice before you light a candle. It will not soot.',
        'Keep candles away from {draughts|drafts}. They burn crooked and smoke.',
        'A candle that has a hole can sometimes be saved: wrap foil round the rim, leave the middle open, and let it burn for an hour while you watch.',
      ],
      h: ['The candle has a hole in the middle. So had the evening: it was only half an hour.'],
    },
    scene: [
      'After three evenings there is a deep hole in the middle, and thick wax at the sides.',
      'The new candle smells lovely, and after twenty minutes you go out.',
    ],
    why: [
      [
        'Next time it melts only as far as it did the first time.',
        'Wax at the edge stays hard and is never used.',
      ],
      ['A short wick burns with a calm small flame.', 'A long one flickers and leaves soot on the glass.'],
    ],
    parts: [
      [
        'Give it time at first',
        ["About an hour for each finger's width across.", 'Until the top is all liquid.'],
        'A candle with a full melted top',
      ],
      [
        'Trim the wick',
        ['To about five {millimetres|millimeters}, each time.', 'Scissors or nail clippers will do.'],
        'Scissors at a candle wick',
      ],
      [
        'Stop in good time',
        ["Do not burn the last finger's width of wax.", 'Not longer than four hours at once.'],
        'A candle nearly burnt down',
      ],
    ],
    turn: ['Then a good candle gives you many evenings.', 'And the jar can be washed out and used again.'],
    asks: ['Which scent do you like best in the evening?', 'When did you last light a candle?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'Light it, sit down, and stay a while.' },
    caution:
      'Never leave a burning candle alone, and keep it away from children, pets and anything that burns.',
    keep: 'the next new candle',
    send: 'somebody who blows it out too soon',
    own: [
      {
        kinds: ['product', 'price', 'process'],
        about: 'candles?\\b|refills?\\b|\\bsoy\\b|scents?\\b',
        lead: 'If you need a new one:',
      },
    ],
    pic: { ask: 'A candle with its whole top melted', alt: 'A candle with its whole top melted' },
    claims: [['Memory ring and wick trimming', 'candle makers safety advice']],
  },
  {
    id: 'which-scent-where',
    format: 'tip',
    again: 9,
    emoji: '🌿',
    tags: ['CandleTips', 'HomeFragrance', 'CandleLovers'],
    only: CANDLES,
    title: ['Which candle scent suits which room?', 'How to choose a scent for your home'],
    cover: 'Which scent for which room?',
    gist: [
      'Fresh scents such as citrus and herbs suit kitchen and hall, soft ones the bedroom, warm ones the living room. At the table, choose a candle without scent.',
      'Think of the room before you choose: fresh for the kitchen, calm for the bedroom, warm for the sofa.',
    ],
    subject: ['Which scent for which room?', 'How to choose a scented candle'],
    hooks: {
      '*': [
        'Which candle scent suits which room? A simple guide.',
        'How to choose a scented candle for a room you know.',
      ],
      patl: 'Fresh for the kitchen, calm for the bedroom, warm for the evening.',
      fhi: 'Standing in front of ten scents and cannot decide? Think of the room.',
    },
    lines: {
      '*': [
        'Citrus and herb candles suit the kitchen. They go well with cooking smells.',
        'In the bedroom choose a soft scent such as lavender, and blow it out before you sleep.',
        'At the dinner table light candles without scent. The food should smell.',
        'Smell three candles at most, then take a break. After that the nose gives up.',
      ],
      h: ['After the seventh scent they all smell of Christmas.'],
    },
    scene: [
      'In the shop it smelled of summer. In your small bathroom it was too much.',
      'You are looking for a candle as a present and do not know the house.',
    ],
    why: [
      ['A small room needs less scent than a large one.', 'In the bathroom a small candle is enough.'],
      ['What we smell changes how we feel in a room.', 'Fresh scents wake us up, and warm ones calm us.'],
    ],
    parts: [
      [
        'Kitchen and hall',
        ['Lemon, basil, mint.', 'Something clean and light.'],
        'A candle on a kitchen shelf',
      ],
      [
        'Living room',
        ['Wood, spice, vanilla.', 'Warm scents for the evening.'],
        'A candle on a coffee table',
      ],
      [
        'Bedroom and bath',
        ['Lavender, linen, rose.', 'Soft scents such as lavender, lit half an hour before.'],
        'A candle beside a bath',
      ],
    ],
    turn: ['As a present, a light scent is the safest.', 'If you are not sure, try a small one first.'],
    asks: ['Which scent do you like most?', 'Which one can you not stand?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Tell us your room, and we will suggest one.' },
    keep: 'the next candle you choose',
    send: 'somebody with a house full of candles',
    own: [
      {
        kinds: ['product', 'price'],
        about: 'scents?\\b|candles?\\b|melts?\\b',
        lead: 'Scents to choose from:',
      },
    ],
    pic: {
      ask: 'Three candles with what they smell of beside them',
      alt: 'Three candles with their ingredients',
    },
    claims: [['Smaller rooms need less fragrance', 'candle makers advice']],
  },
  {
    id: 'scented-or-plain',
    format: 'either',
    again: 9,
    emoji: '🕯️',
    tags: ['CandleTalk', 'ThisOrThat', 'CandleLovers'],
    only: CANDLES,
    title: ['Scented candles or plain ones?', 'Do you like candles with scent or without?'],
    cover: 'Scented or plain?',
    gist: [
      'Some love a room that smells of fig or pine. Others want only the light. Which are you?',
      'Scented or plain: what do you light when it gets dark outside?',
    ],
    subject: ['Scented or plain?', 'Which candle do you light?'],
    hooks: {
      '*': [
        'Scented candle or plain one: which do you light?',
        'Do you like your candles with scent or without?',
      ],
      patl: 'Scented or plain: which do you choose?',
      fhi: 'Quick question for a dark evening: scented or plain?',
    },
    lines: {
      '*': [
        'Scented or plain candles? Tell us, and your favourite scent.',
        'Scented in the hall, plain at the table: that works for most homes.',
        'Which scent means home to you?',
        'Which candle scent would you like to see next?',
      ],
      h: ['"Unscented" smells of being sensible.'],
    },
    scene: [
      'It is getting dark, and you look for the matches.',
      'Two candles stand on the shelf. Which one do you take?',
    ],
    why: [['Light is for the eyes, and scent for the mood.', 'Not every nose likes the same.']],
    parts: [
      [
        'Scented',
        ['The room smells of something nice when you come in.', 'One scented candle is enough for a room.'],
        'A scented candle in a jar',
      ],
      [
        'Plain',
        ['Only light, and it goes with food.', 'You can light five of them at once.'],
        'Plain candles on a table',
      ],
    ],
    turn: ['Write "scented" or "plain".', 'And tell us what yours smells of.'],
    asks: ['Scented or plain?', 'Which scent is your favourite?'],
    ends: { patl: 'One word is enough.', fhi: 'And enjoy the evening.' },
    keep: 'the next dark evening',
    send: 'whoever has the matches',
    pic: { ask: 'A scented and a plain candle side by side', alt: 'Two candles side by side' },
    claims: [['Preferences differ', 'common experience']],
  },
  {
    id: 'soap-wants-to-dry',
    format: 'tip',
    again: 9,
    emoji: '🧼',
    tags: ['SoapBar', 'PlasticFree', 'SoapTips'],
    only: SOAPS,
    title: ['How to make a bar of soap last longer', 'Soap bar: how to keep it from going soft'],
    cover: 'Make a soap bar last',
    gist: [
      'Keep it dry between uses: a dish with ribs or holes, out of the shower stream. A dry bar lasts weeks longer.',
      'Water in the dish eats more soap than your hands. Let it drain, and use two bars in turn.',
    ],
    subject: ['Make your soap bar last', 'Keep it dry'],
    hooks: {
      '*': [
        'A bar of soap lasts much longer if it can dry.',
        'Is your soap going soft? Here is how to make a bar last.',
      ],
      patl: 'A dry bar of soap lasts weeks longer.',
      fhi: 'Is there a puddle in your soap dish? That is where your soap goes.',
    },
    lines: {
      '*': [
        'Put your soap on a dish with ribs or holes, so that water runs off.',
        'Keep a bar of soap out of the stream of the shower.',
        'Cut a large bar of soap in half and keep one half dry.',
        'Press the last thin piece of soap onto the new bar while both are wet. Nothing is wasted.',
      ],
      h: ['At the end it is thin enough to read through. It still does its job.'],
    },
    scene: [
      'You lift the soap, and half of it stays in the dish.',
      'The new bar was large on Monday. On Friday it is soft.',
    ],
    why: [
      ['Standing water softens soap all day, even when nobody uses it.', 'In a puddle the underside melts.'],
      [
        'Natural soap holds glycerine, which takes up water.',
        'That makes it kind to skin, and soft in the wet.',
      ],
    ],
    parts: [
      [
        'Let it drain',
        ['A ribbed dish, a rack or a piece of bamboo.', 'Tip the water out in the evening.'],
        'A soap bar on a ribbed dish',
      ],
      ['Use two in turn', ['One by the basin, and one drying.', 'A dry bar is harder.'], 'Two bars of soap'],
      [
        'Keep spare bars in the air',
        ['Not wrapped in plastic.', 'Soap gets harder and better with time.'],
        'Soap bars on a shelf',
      ],
    ],
    turn: ['A bar that is looked after outlasts a bottle.', 'And it needs no plastic.'],
    asks: ['Bar or bottle: what is by your basin?', 'How long does a bar last at your home?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Look at your dish tonight.' },
    keep: 'the next new bar',
    send: 'whoever leaves the soap in a puddle',
    own: [
      {
        kinds: ['product', 'price'],
        about: 'soaps?\\b|dish(?:es)?\\b|\\bbars?\\b',
        lead: 'And if you need a new one:',
      },
    ],
    pic: { ask: 'A bar of soap on a ribbed dish', alt: 'A bar of soap on a ribbed dish' },
    claims: [['Soap softens in standing water', 'soap makers practice']],
  },
  {
    id: 'shampoo-bar-how-to',
    format: 'howto',
    again: 9,
    emoji: '🚿',
    tags: ['ShampooBar', 'PlasticFree', 'HairCare'],
    only: 'shampoo bars?',
    title: ['How to use a shampoo bar', 'Shampoo bar: how to begin'],
    cover: 'How to use a shampoo bar',
    gist: [
      'Wet your hair well, rub the bar between your hands, massage the foam into the roots, rinse for a long time. Give your hair two weeks to get used to it.',
      'Foam first, then roots, then plenty of water: that is all. Keep the bar dry afterwards.',
    ],
    subject: ['How to use a shampoo bar', 'Your first shampoo bar'],
    hooks: {
      '*': [
        'How do you use a shampoo bar? It is easy once you know.',
        'New to shampoo bars? Here are the first steps.',
      ],
      patl: 'Wet hair, foam in the hands, rinse well: that is how a shampoo bar works.',
      fhi: 'Have you got your first shampoo bar? Here is how to begin.',
    },
    lines: {
      '*': [
        'Rub a shampoo bar between wet hands and put the foam on the roots. The lengths get enough when you rinse.',
        'Rinse your hair longer than usual after a shampoo bar.',
        'In places with hard water a last rinse with a little vinegar in water helps.',
        'Let a shampoo bar dry in the air. It lasts for weeks.',
      ],
      h: ['It looks like soap, and it has been mistaken for cheese.'],
    },
    scene: [
      'You stand in the shower with a small round bar and wonder what to do.',
      'On your last trip a bottle leaked in the bag.',
    ],
    why: [
      ['A bar has no water in it, so a little makes a lot of foam.', 'One bar can replace several bottles.'],
      [
        'Hair that was used to other products may feel different at first.',
        'After some washes most people notice a change.',
      ],
    ],
    parts: [
      ['Wet your hair well', ['Longer than you think.', 'Then it foams at once.'], 'Wet hands with a bar'],
      [
        'Foam it in your hands',
        ['Not straight on long hair, as it tangles.', 'Short hair can take it directly.'],
        'Foam between hands',
      ],
      [
        'Rinse for a long time',
        ['Until it squeaks or feels clean.', 'Cool water at the end.'],
        'Water running over hands',
      ],
    ],
    turn: ['For a trip, put it in a tin with a lid.', 'If your skin reacts, stop using it.'],
    asks: ['Have you ever tried a shampoo bar?', 'What is in your bag when you travel?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'Give it two weeks.' },
    keep: 'your next shower',
    send: 'somebody with ten bottles in the bathroom',
    own: [{ kinds: ['product', 'price'], about: 'shampoo', lead: 'Our bars:' }],
    pic: { ask: 'A shampoo bar with foam beside a tin', alt: 'A shampoo bar with foam beside a tin' },
    claims: [['Bars are concentrated', 'cosmetic formulation practice']],
  },
  {
    id: 'bar-or-bottle',
    format: 'either',
    again: 9,
    emoji: '🧼',
    tags: ['SoapBar', 'ThisOrThat', 'PlasticFree'],
    only: SOAPS,
    title: ['Bar of soap or bottle: what is at your basin?', 'Soap: bar or bottle?'],
    cover: 'Bar or bottle?',
    gist: [
      'Some wash their hands with a bar, and some with a pump bottle. What is at your basin?',
      'Bar or bottle: one lasts longer, and one is used to be quicker. What do you have?',
    ],
    subject: ['Bar or bottle?', 'What is by your basin?'],
    hooks: {
      '*': [
        'Bar of soap or bottle: what is by your basin?',
        'Do you wash your hands with a bar or from a bottle?',
      ],
      patl: 'Bar or bottle: what do you use?',
      fhi: 'Quick question: bar or bottle?',
    },
    lines: {
      '*': [
        'Bar or bottle? One word is enough.',
        'A bar of soap needs no pump and no plastic, only a dry dish.',
        'For children a small round bar is easier to hold.',
        'Which scent should a soap have: flowers, herbs or none?',
      ],
      h: ['The last pump of the bottle takes longer than the first ten.'],
    },
    scene: [
      "At your grandmother's there was a bar in a dish with roses on it.",
      'In the kitchen a bottle, in the bathroom a bar.',
    ],
    why: [['A bar lasts long and leaves no empty packaging.', 'A bottle is quick and needs no dish.']],
    parts: [
      [
        'Bar',
        ['Lasts for weeks if it is dry.', 'And it smells of what is in it.'],
        'A bar of soap in a dish',
      ],
      ['Bottle', ['One press, and you are done.', 'It can be refilled.'], 'A pump bottle by a basin'],
    ],
    turn: ['Write "bar" or "bottle".', 'And tell us your favourite scent.'],
    asks: ['Bar or bottle?', 'Which scent do you like?'],
    ends: { patl: 'Bar or bottle: tell us.', fhi: 'One word is enough.' },
    keep: 'the next time you wash your hands',
    send: 'whoever buys the soap',
    pic: { ask: 'A bar of soap beside a pump bottle', alt: 'A bar of soap beside a pump bottle' },
    claims: [['Bars need no plastic bottle', 'definition']],
  },
];
