// Windows and glass.
import type { Idea } from '../../library/idea.ts';

export const GLASS: readonly Idea[] = [
  {
    id: 'mist-between-the-panes',
    format: 'answer',
    again: 9,
    emoji: '🪟',
    tags: ['DoubleGlazing', 'Windows', 'Homeowners'],
    title: [
      'Mist between the panes: do you need a new window?',
      'Why double glazing goes misty, and what it costs to mend',
    ],
    cover: 'Misted double glazing?',
    question: 'My double glazing is misty inside. Do I need a new window?',
    short: [
      'Mostly not. The glass can be replaced and the frame kept.',
      'Usually only a new pane. The frame can stay.',
    ],
    gist: [
      'If you see mist between the two panes, their seal has failed. The glass unit can be replaced on its own. The frame can mostly stay.',
      'Misty double glazing does not mean new windows. If the frame is sound, a new glass unit is enough.',
    ],
    subject: ['Misty double glazing', 'Do you need a new window?'],
    hooks: {
      '*': [
        'Mist between the panes of a window? You probably need new glass and not a new window.',
        'Is your double glazing misty inside? The frame can mostly stay.',
      ],
      pfathil: 'Misted double glazing: a new pane is usually enough.',
    },
    lines: {
      '*': [
        'Mist between two panes means that the seal has failed. The glass can be replaced without a new frame.',
        'Which side is the mist on? Inside the room: air the room. Outside: the glass insulates well. Between the panes: the seal has failed.',
        'Before you replace a whole misty window, ask for the price of the glass alone.',
        'A misty pane insulates less than a clear one. Have it replaced before winter.',
      ],
      h: ['If you have cleaned the window on both sides and it is still dirty, it is dirty in the middle.'],
    },
    why: [
      [
        'The seal round the edge gets old, and damp air creeps in.',
        'After ten or twenty years many seals give up.',
      ],
      [
        'Glass is a part of its own, and it is held by beads that come off.',
        'The frame is made so that the pane can be changed.',
      ],
    ],
    parts: [
      [
        'Find out where the mist is',
        ['Wipe it on both sides. What stays is in between.', 'Look in the morning, when it is cold.'],
        'A finger on a misty window',
      ],
      [
        'Look at the frame',
        ['If it shuts well and is not rotten, it can stay.', 'Hinges and handles can be renewed too.'],
        'A window frame',
      ],
      [
        'Measure the pane roughly',
        ['Width and height of the visible glass.', 'With a picture, that is enough for a first price.'],
        'A tape measure on a window',
      ],
    ],
    turn: ['Changing a pane mostly takes less than an hour.', 'After that the view is back.'],
    asks: ['Which of your windows is misty?', 'How old are your windows?'],
    ends: {
      pfathil: ['Ask for the glass first, and for the window second.', 'Send a picture and the size.'],
    },
    keep: 'the next cold morning',
    send: 'somebody with a misty window',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'mist|glaz|panes?\\b|windows?\\b',
        lead: 'If yours is misty:',
      },
    ],
    pic: { ask: 'A misted pane beside a clear one', alt: 'Misted double glazing' },
    claims: [['sealed units can be replaced on their own', 'trade practice']],
  },
  {
    id: 'a-broken-pane-tonight',
    format: 'checklist',
    again: 9,
    emoji: '🔨',
    tick: true,
    tags: ['BrokenWindow', 'HomeSafety', 'Homeowners'],
    title: ['Broken window: what to do until it is mended', 'A broken pane at home: five safe steps'],
    cover: 'A broken window: what first?',
    gist: [
      'Keep people and pets away, wear shoes and gloves, photograph it, pick up the large pieces and cover the gap from inside. Then {ring|call} a glazier.',
      'A broken window is safe for a night if nobody touches the loose pieces and the gap is covered. Photograph it for the insurer first.',
    ],
    subject: ['A broken window', 'What to do with a broken pane'],
    hooks: {
      '*': [
        'A ball through the window? Put on shoes first.',
        'A broken window at home: the right order keeps everybody safe.',
      ],
      pfathil: 'Broken window: shoes, gloves, photograph, cover, call.',
    },
    lines: {
      '*': [
        'Broken window? Photograph it before you clear up. Your insurer will ask.',
        'Never pull loose pieces out of a broken window from below. The ones above may fall.',
        'Wrap broken glass in newspaper and mark it before it goes into the bin.',
        'Cover a broken window from inside with plastic or card and strong tape. It keeps out the rain until it can be boarded up.',
      ],
      h: ['"It was like that before," said the football.'],
    },
    why: [
      [
        'Splinters fly further than you think, and bare feet find them.',
        'Glass lies about in places where nobody looks.',
      ],
      [
        'An open window lets in rain, and it is an invitation to burglars.',
        'A covered gap gives you time until the glass is cut.',
      ],
    ],
    parts: [
      [
        'Keep children and pets away',
        ['Shut the door of the room.', 'Somebody stays with them while you clear up.'],
        'A closed door',
      ],
      [
        'Put on shoes and gloves',
        ['Thick soles, thick gloves.', 'No socks on a floor with splinters.'],
        'Gloves and boots',
      ],
      [
        'Photograph the damage',
        ['From near and from afar, with whatever broke it.', 'Before you sweep.'],
        'A phone photographing a broken window',
      ],
      [
        'Clear up and vacuum',
        ['Large pieces by hand, the rest with the vacuum cleaner.', 'Sweep a wide circle.'],
        'A dustpan with glass',
      ],
      [
        'Cover the gap and call',
        ['Say the size, and whether it is one pane or two.', 'Ask whether it can be boarded up today.'],
        'A window covered with plastic',
      ],
    ],
    turn: ['A glazier needs the size and a picture.', 'Most panes can be replaced in a single visit.'],
    asks: ['What broke your last window?', 'Would you have put on shoes first?'],
    ends: {
      pfathil: ['Safe first, dry second, new glass third.', "Save a glazier's number before you need it."],
    },
    caution:
      'Leave cracked panes above head height and large glass doors to a glazier, and have deep cuts treated at once.',
    keep: 'the next football match',
    send: 'somebody with children and a ball',
    own: [
      {
        kinds: ['service', 'hours', 'price', 'process'],
        about: 'board|broken|same.day|emergency|glaz',
        lead: 'If it happens to you:',
      },
    ],
    pic: { ask: 'A broken pane before it is replaced', alt: 'Broken window pane' },
    claims: [['photographs help with insurers', 'common experience']],
  },
  {
    id: 'wet-windows-in-the-morning',
    format: 'answer',
    again: 9,
    emoji: '💧',
    tags: ['Condensation', 'Windows', 'HomeTips'],
    title: ['Why are my windows wet in the morning?', 'Water on the inside of windows: what helps'],
    cover: 'Wet windows in the morning?',
    question: 'Why are my windows wet inside in the morning?',
    short: [
      'Because damp air from the room meets cold glass. Airing helps at once.',
      'The damp comes from the room and not through the glass.',
    ],
    gist: [
      'Water on the inside of a window comes from the air in the room: breath, showers, washing. Air the room well twice a day and keep the heating even.',
      'Wet windows are mostly no fault of the window. If it is wet between the panes, that is another matter.',
    ],
    subject: ['Wet windows in the morning', 'Why windows are wet'],
    hooks: {
      '*': [
        'Wet windows every morning? The water comes out of the air in the room.',
        'Condensation on a window is no leak. It shows that the room is too damp.',
      ],
      pfathil: 'Windows wet inside: air the room, and the glass stays dry.',
    },
    lines: {
      '*': [
        'Windows wet in the morning? Open them wide for five minutes after you get up, and once more in the evening.',
        'Two people give off about half a {litre|quart} of water in a night, and it settles on the coldest glass.',
        'Wipe wet window frames dry in winter. Water that stands in the corner makes mould and rot.',
        'Mist on the outside of new windows in the morning is a good sign: the glass keeps the heat in.',
      ],
      h: ['The bedroom window cries every morning. Open it, and it stops.'],
    },
    why: [
      [
        'Warm air holds more water than cold air, so it leaves some on cold glass.',
        'A cold pane works like a cold bottle in summer.',
      ],
      [
        'Modern windows shut so tightly that the damp stays in.',
        'In an old draughty house the air changed by itself.',
      ],
    ],
    parts: [
      [
        'Air the room for five minutes',
        [
          'Window wide open, two or three times a day.',
          'A window that stands ajar all day only cools the wall.',
        ],
        'A wide open window',
      ],
      [
        'Keep the heating even',
        ['A cold bedroom with an open door collects the damp of the whole house.', 'Warm glass stays dry.'],
        'A radiator below a window',
      ],
      [
        'Dry the washing elsewhere',
        [
          'A full rack gives off {litres|quarts} of water.',
          'If it has to be indoors, shut the door and air the room.',
        ],
        'A drying rack',
      ],
    ],
    turn: [
      'If it stays wet in spite of that, have the seals looked at.',
      'A week of airing shows whether it was that.',
    ],
    asks: ['Which of your windows is the wettest?', 'How do you air in winter?'],
    ends: { pfathil: ['Dry inside and still misty? Then it is the glass.', 'Five minutes, twice a day.'] },
    keep: 'the first cold week',
    send: 'somebody who wipes windows every morning',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'glaz|windows?\\b|seals?\\b',
        lead: 'If it is the window after all:',
      },
    ],
    pic: { ask: 'A wet window in the morning', alt: 'Condensation on a window' },
    claims: [
      ['condensation forms on cold surfaces', 'textbook'],
      ['people give off water at night', 'textbook'],
    ],
  },
];
