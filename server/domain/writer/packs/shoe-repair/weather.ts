// Heels, soles, wet leather.
import type { Idea } from '../../library/idea.ts';

export const SHOES: readonly Idea[] = [
  {
    id: 'the-heel-before-the-heel',
    format: 'mistake',
    again: 9,
    emoji: '👞',
    tags: ['ShoeRepair', 'ShoeCare', 'Cobbler'],
    title: [
      'When to have shoes re-heeled: look at the back edge',
      'Worn heels: why to go to the cobbler before it clicks',
    ],
    cover: 'The back edge tells',
    wrong: 'I will have them done when they are worn through',
    gist: [
      'The rubber on the heel is made to be worn down, the heel above it is not. As soon as you see the next layer, go. The same goes for the sole: while it is thin, and not when it has a hole.',
      'Put your shoes on the table and look at them from behind. A slanting edge means that it is time, and that it is still a small repair.',
    ],
    subject: ['Look at them from behind', 'A small repair, still'],
    hooks: {
      '*': [
        'Put your shoes on a table and look at them from behind. Is the edge straight?',
        'The rubber tip of a heel is there to be worn away. What is above it is not.',
      ],
      pt: [
        'A heel tip in time is a small job. Once the heel block or the welt is worn, it becomes a large one.',
        'A heel that is repaired early keeps the rest of the shoe alive.',
      ],
      fi: [
        'When did you last look at your favourite shoes from below?',
        'Your favourite shoes have something to tell you, from behind.',
      ],
      a: 'Heels: have the tips done before the block is touched.',
      h: 'A metallic click when walking is not style. It is the nail.',
      l: 'A straight heel, a quiet step.',
    },
    lines: {
      '*': [
        'If a heel clicks on stone, its rubber has gone and you are walking on the nail.',
        'Press the middle of the sole with your thumb. Soft there? Then it is thin, and a new one is due before the next rain.',
        'Slanting heels bend the whole shoe, and you along with it. Straight tips cost little.',
        'Stitched shoes can be resoled several times. Look for the stitches round the edge of the sole.',
      ],
      h: ['They are only worn on one side, says the owner, and leans on the counter at the same angle.'],
    },
    scene: [
      'Click, click, click, across the station hall. Everybody looks up, except her. She thinks that it sounds elegant.',
      'It rains, and the left sock knows it first.',
    ],
    why: [
      [
        'Each layer protects the one above it, and the outermost is the easy one to replace.',
        'Rubber is replaced in minutes, and leather stacks in hours.',
      ],
      [
        'Good uppers outlive several soles. It would be a pity about them.',
        'What is broken in is worth more than what is new: it knows your foot.',
      ],
    ],
    parts: [
      [
        'Look from behind, once a month',
        ['On a table, at eye level.', 'If the edge slants, write it down for Saturday.'],
        'A pair of shoes seen from behind',
      ],
      [
        'Feel the sole with a thumb',
        ['Under the ball of the foot, where it bends.', 'What gives way there is nearly through.'],
        'A thumb pressing on a sole',
      ],
      [
        'Bring both',
        ['Heels are done in pairs, or one walks uphill.', 'And let them rest for a day before, dry.'],
        'A pair of shoes on a counter',
      ],
    ],
    turn: [
      'The best shoes are the old ones that somebody has looked after.',
      'And then the step is quiet again.',
    ],
    asks: ['What are the oldest shoes that you still wear?', 'Which pair have you had repaired most often?'],
    ends: {
      pa: 'Early is small, late is large.',
      fi: 'Off with them, and have a look. Nobody is watching.',
      t: 'Tip before block, sole before insole.',
      h: 'The nail has handed in its notice.',
      l: 'Leather, and quiet.',
    },
    keep: 'the first of the month',
    send: 'somebody whom one hears coming',
    own: [
      {
        kinds: ['service', 'price', 'process', 'hours'],
        about: 'heels?|soles?|resol|while you wait|ready|stitch',
        lead: ['And what it costs you in time here.', 'How it is done here.'],
      },
    ],
    pic: {
      ask: 'Worn heels seen from behind, on a bench',
      alt: 'Worn shoe heels seen from behind on a bench',
    },
    claims: [
      ['Heel tips and soles are wear parts; stitched soles can be replaced', 'trade practice of shoemakers'],
    ],
  },
  {
    id: 'wet-shoes-and-yesterdays-news',
    format: 'howto',
    again: 9,
    emoji: '🌧️',
    tags: ['ShoeCare', 'WetShoes', 'LeatherCare'],
    title: [
      'How to dry wet leather shoes so that they do not go hard',
      'Soaked shoes: paper instead of the radiator',
    ],
    cover: 'Never on the radiator',
    gist: [
      'Wipe them, stuff them with paper, lay them on their side, far from any heat, and change the paper. Cream when they are dry, and not before. It takes a day, and saves the leather.',
      'Wet leather that is dried with heat goes hard and cracks. Newspaper, patience and a little cream do it better.',
    ],
    subject: ['Paper, patience, cream', 'On their side, please'],
    hooks: {
      '*': [
        'Wet leather shoes never go on the radiator. They go on their side, full of newspaper.',
        'Soaked shoes need a day. A heater needs an hour, and ruins them.',
      ],
      pt: [
        'Heat hardens and shrinks wet leather, and can loosen glue.',
        'Leather that dries slowly keeps its oils and its shape.',
      ],
      fi: [
        'Came home with wet feet? First the socks, then this.',
        'It poured, you ran, and now they stand in the hall and drip.',
      ],
      a: 'Wipe, stuff, lay on the side, wait, cream.',
      h: 'At last a good use for the property pages.',
      l: 'Slowly dried, as it grew.',
    },
    lines: {
      '*': [
        'Lay wet shoes on their side, so that air gets to the sole. It dries last.',
        'Change the paper in wet shoes after an hour, and again before bed. The first one takes most of it.',
        'White rims of road salt: wipe with a cloth dampened with water and a dash of vinegar, let dry, then cream.',
        'Suede is left to dry without anything, and brushed afterwards. Try out water and vinegar on a hidden spot.',
      ],
      h: ['The hairdryer is no shortcut. Ask the shoes on the left.'],
    },
    scene: [
      'In the hall stand two shoes with open mouths, full of last week. It smells of rain and printing ink.',
      'The radiator is warm, the shoes are wet, and the thought is near. Resist.',
    ],
    why: [
      [
        'Wet fibres glue together when they dry too fast, and what was supple turns to board.',
        'Leather is skin. It takes heat as badly as yours does.',
      ],
      ['Cream on wet leather shuts the water in.', 'First out with the water, then back with the fat.'],
    ],
    parts: [
      [
        'Wipe off mud and salt',
        ['With a damp cloth, at once.', 'Salt draws water, and grit grinds.'],
        'A cloth wiping a muddy shoe',
      ],
      [
        'Take out laces and insoles',
        ['They dry beside the shoe, and twice as fast.', 'And the tongue may be pulled forward.'],
        'Laces and insoles beside a shoe',
      ],
      [
        'Stuff loosely with paper',
        [
          'Unprinted or newspaper; with pale lining take kitchen paper.',
          'As full as a foot, and not fuller.',
        ],
        'Newspaper in a leather shoe',
      ],
      [
        'Lay them on their side',
        ['In a room, away from stove and sun.', 'A day, or two if they were through and through.'],
        'Shoes lying on their side in a hall',
      ],
      [
        'Cream when they are dry',
        ['Thinly, let it soak in, brush.', 'Shoe trees now, and they get their shape back.'],
        'A brush on a leather shoe',
      ],
    ],
    turn: [
      'And in the meantime wear the other pair. Shoes like a day off.',
      'By the weekend they are themselves again.',
    ],
    asks: ['What do you do with soaked shoes?', 'Which shoes has a radiator ruined for you?'],
    ends: {
      pa: 'Slow is what saves them.',
      fi: 'And put on dry socks. You are leather as well, in a way.',
      t: 'Remove water slowly, then replace fat.',
      h: 'The property pages have never been so well read.',
      l: 'Soft again.',
    },
    when: { months: [9, 10, 11, 12, 1, 2, 3] },
    keep: 'the next cloudburst',
    send: 'somebody with shoes on the heater',
    own: [
      {
        kinds: ['service', 'product', 'price', 'process'],
        about: '(?<!and |, |or )polish|cream|clean|waterproof|shoe trees|care|leather',
        lead: 'And for what rain has already done.',
      },
    ],
    pic: {
      ask: 'Shoes stuffed with newspaper lying on their side',
      alt: 'Leather shoes full of newspaper lying on their side',
    },
    claims: [
      [
        'Dry leather slowly away from heat; salt rims with diluted vinegar',
        'trade practice of shoemakers and leather care',
      ],
    ],
  },
  {
    id: 'leather-sole-or-rubber',
    format: 'either',
    again: 9,
    emoji: '👟',
    tags: ['ThisOrThat', 'ShoeTalk', 'Cobbler'],
    title: ['Leather sole or rubber sole?', 'Which sole for which life: leather or rubber'],
    cover: 'Leather or rubber?',
    gist: [
      'Leather breathes, sounds good and slips on wet stone. Rubber grips, lasts and is silent. What do your soles have to be able to do?',
      'For the office or for the hill, for dancing or for the bus: two soles and two kinds of life.',
    ],
    subject: ['Which sole is yours?', 'Sound or grip?'],
    hooks: {
      '*': [
        'Leather sole or rubber: what do you walk on?',
        'A leather sole sounds like a film. A rubber one gets you to the cinema.',
      ],
      pt: [
        'Leather takes up moisture and moulds to the foot. Rubber insulates and grips.',
        'The right sole follows from floor, weather and distance.',
      ],
      fi: [
        'Do you like to be heard when you come, or do you come quietly?',
        'On what do you stand, now, as you read this?',
      ],
      a: 'Dry and elegant: leather. Wet and far: rubber.',
      h: 'On wet leaves, leather soles turn anybody into a dancer.',
      l: 'Leather, on parquet, at night.',
    },
    lines: {
      '*': [
        'Leather or rubber sole: which do you walk on, and where to?',
        'Roughen a brand-new leather sole on the pavement before you wear it on a polished floor.',
        'A thin rubber half-sole on leather gives grip and saves the leather. Ask for it while the shoe is new.',
        'Leather soles want a day off between two days. Rubber goes on walking.',
      ],
      h: ['The groom slid in elegantly. It had not been planned.'],
    },
    scene: [
      'Marble stairs, a leather sole, a morning with rain. One hand finds the banister by itself.',
      'Two pairs by the door: one has seen ballrooms, the other has seen the dog.',
    ],
    why: [
      [
        'No sole can do everything: what grips also wears off, and what breathes lets water in.',
        'It is a question of floor and weather, and only then of taste.',
      ],
    ],
    parts: [
      [
        'Leather',
        [
          'It takes the shape of your foot and the sound of your step.',
          'Cool in summer, and at home on dry floors.',
        ],
        'A leather sole, seen from below',
      ],
      [
        'Rubber',
        ['Grip, warmth, and no fear of puddles.', 'It carries you quietly and for years.'],
        'A rubber sole with a tread',
      ],
    ],
    turn: [
      'And for those who cannot decide there is the half-sole.',
      'One pair of each, and the weather chooses.',
    ],
    asks: ['Leather or rubber under your feet?', 'Have you ever slipped in good shoes?'],
    ends: {
      pa: 'Floor decides.',
      fi: 'Mind the leaves.',
      t: 'Friction, wear, moisture.',
      h: 'The dance was short, and the leaves won.',
      l: 'One hears it come.',
    },
    keep: 'the next new pair',
    send: 'somebody who likes to be heard',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'soles?\\b|half.?sole|rubber|leather|resol',
        lead: 'Both can be had here.',
      },
    ],
    pic: {
      ask: 'A leather and a rubber sole side by side',
      alt: 'A leather sole and a rubber sole side by side',
    },
    claims: [['Properties of leather and rubber soles', 'trade practice']],
  },
];
