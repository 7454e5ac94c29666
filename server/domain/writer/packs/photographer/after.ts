// What happens round the pictures: choosing, printing, phones, small children.

import type { Idea } from '../../library/idea.ts';
import { NO_HOUSEHOLD } from './kinds.ts';

export const AFTER: readonly Idea[] = [
  {
    id: 'phones-down-for-ten-minutes',
    format: 'question',
    only: 'wedding',
    again: 9,
    emoji: '📵',
    tags: ['UnpluggedWedding', 'WeddingTalk', 'WeddingPlanning'],
    title: [
      'Phones during the ceremony: allowed, or put away?',
      'Unplugged ceremony: would you ask guests to put phones away?',
    ],
    cover: 'Phones at the ceremony?',
    gist: [
      'Forty arms with forty screens, or forty faces: couples decide about it differently. What was it like at the last wedding you went to?',
      'Without phones there are faces in every wedding photo. With phones you have photos the same evening. What would you choose?',
    ],
    subject: ['Forty screens or forty faces?', 'A wedding without phones?'],
    hooks: {
      '*': [
        'At a wedding ceremony: phones in the air, or in the pocket?',
        'In some wedding photos you see no faces. You see phones.',
      ],
      pt: 'A short request before the wedding ceremony is enough. Most guests are glad of it.',
      fi: 'Be honest: did you watch your wedding film from the third row a second time?',
      a: 'Phones at your wedding ceremony: decide before, and tell the guests.',
      h: 'Uncle Gerald films the whole wedding with a tablet. Nobody has seen the film yet.',
      l: 'At the wedding kiss, nobody looks at a screen.',
    },
    lines: {
      '*': [
        'Phones at the ceremony: put away for ten minutes, or allowed from the start?',
        "Many couples have it said before the ceremony: phones away now, and a minute for everybody's pictures afterwards.",
        'At a ceremony without phones the guests see more and cry earlier.',
        'After the ceremony give your guests a minute for photos. Then they need none during it.',
      ],
      h: ['Behind the first kiss in your wedding photo there is a tablet.'],
    },
    scene: [
      'She walks up the aisle, and left and right the phones come out.',
      'The registrar smiles and asks for ten minutes without screens. It gets so quiet that one hears somebody swallow.',
    ],
    why: [['If you film, you watch a screen.', "But guests' photos are there the same evening."]],
    parts: [
      [
        'Phones away',
        ['You see faces, and your guests see you.', 'Somebody else takes the photos.'],
        'Guests looking with folded hands',
      ],
      [
        'Phones allowed',
        [
          'Pictures the same evening, from forty angles, and for those who could not come.',
          'Some of the funniest photos come from the third row.',
        ],
        'A phone held up between heads',
      ],
    ],
    turn: ['Whatever you decide, tell them before.', 'It is only ten minutes.'],
    asks: ['What would you wish for at your own wedding?', 'Have you ever looked again at what you filmed?'],
    ends: {
      pa: 'One sentence on the invitation will do.',
      fi: 'And the cake may be filmed by everybody.',
      t: 'Tell them, give them a minute, and begin.',
      h: 'Uncle Gerald is filming the cake now.',
      l: 'Ten minutes, and all eyes on you.',
    },
    keep: 'the seating plan evening',
    send: 'somebody who is getting married this year',
    own: [
      {
        kinds: ['service', 'process', 'number', 'price'],
        about: 'ceremon|quiet|without flash|unobtrusive|background|no flash',
        lead: 'So that your guests can leave the phone in the pocket:',
      },
    ],
    pic: {
      ask: 'Rows of guests from behind, faces not shown',
      alt: 'Rows of wedding guests seen from behind',
    },
    claims: [['Some couples ask for phone-free ceremonies', 'common experience']],
  },
  {
    id: 'print-ten-this-year',
    format: 'howto',
    unless: NO_HOUSEHOLD,
    again: 9,
    emoji: '🖨️',
    tags: ['PrintYourPhotos', 'FamilyAlbum', 'PhotoTips'],
    title: [
      'Thousands of photos on the phone? Print ten a year',
      'Too many photos? Choose one a month and print it',
    ],
    cover: 'Print ten photos a year',
    gist: [
      'Go through one month a Sunday, mark one picture each, and have twelve printed at the end of the year, with a line on the back. That is a family album which gets looked at.',
      'On the phone nobody sees your photos. Ten prints will outlive the phone.',
    ],
    subject: ['One photo a month, on paper', 'Print your best photos'],
    hooks: {
      '*': [
        'You have eleven thousand photos on your phone. Which ten would you like to keep?',
        'Printed photos get looked at. The others get backed up.',
      ],
      pt: 'Choose one photo a month. A small number makes it possible.',
      fi: 'When did you last look at the photos from the summer before last?',
      a: 'Choose one photo a month, and print twelve a year.',
      h: 'You have four thousand photos of the cat. It is asleep in all of them.',
      l: 'Twelve photos in a thin box, and that was your year.',
    },
    lines: {
      '*': [
        'One photo a month, marked on the last Sunday. In December have twelve printed, and the year is in a box.',
        'Choose the photo in which something happens, and not the one in which everybody looks at the camera.',
        'Write on the back of a print with a soft pencil: who, where, when. In twenty years it is worth more than the picture.',
        'Print one photo before you order many. Paper is darker than a screen.',
      ],
      h: ['"I will sort my photos when I retire." By then there will be thirty thousand.'],
    },
    scene: [
      'A shoebox of photos on the carpet, two children, a grandmother, and nobody looks at a phone.',
      'The phone falls into the lake. Somebody asks: "Were there photos on it?"',
    ],
    why: [
      [
        'One photo that you chose is worth more than twenty that you did not.',
        'If there are too many, you look at none.',
      ],
      [
        'Phones and passwords change. Paper only has to stay dry.',
        'Somebody may find a print who was not looking for it.',
      ],
    ],
    parts: [
      [
        'Mark one a month',
        ['With a heart, on the last Sunday, on the sofa.', 'It takes five minutes.'],
        'A phone with one picture marked',
      ],
      [
        'Choose one where something happens',
        ['A gesture, a mess, a laugh.', 'You have the posed ones already.'],
        'A laughing child, from the side',
      ],
      [
        'Have the twelve printed',
        [
          'Small ones are fine. Matt paper shows no fingerprints.',
          'Order them twice, and give one set away.',
        ],
        'Small prints on a table',
      ],
      [
        'Write names on the back',
        ['Names, place, month, and one word about the day.', 'Let the children write it.'],
        'A pencil on the back of a print',
      ],
    ],
    turn: ['In ten years you have a thick stack.', 'The cat may be in one of them.'],
    asks: ['Which photo of this year would you print?', 'Where are your pictures from ten years ago?'],
    ends: {
      pa: 'Choose a few, and print them.',
      fi: 'Begin with last month.',
      t: 'One a month, twelve a year, names on the back.',
      h: 'In one of them it has an eye open.',
      l: 'One thin box, and the year is in it.',
    },
    keep: 'the last Sunday of the month',
    send: 'somebody with eleven thousand photos',
    own: [
      {
        kinds: ['product', 'service', 'price', 'process'],
        about: '(?<!old )prints?\\b|albums?\\b|paper|frame|photo ?books?',
        lead: ['Photos on paper:', 'What becomes of your photos here:'],
      },
    ],
    pic: { ask: 'A few small prints spread on a table', alt: 'Small photo prints spread on a wooden table' },
    claims: [['Selection and printing preserve family pictures', 'advice of archives; common experience']],
  },
  {
    id: 'the-window-at-home',
    format: 'tip',
    unless: NO_HOUSEHOLD,
    again: 9,
    emoji: '🪟',
    tags: ['PhoneTips', 'WindowLight', 'PhotoTips'],
    title: [
      'Better phone portraits at home: stand beside a window',
      'Portraits with a phone: why the window beats the lamp',
    ],
    cover: 'Take portraits by a window',
    gist: [
      'Turn off the lamp, sit somebody at an angle to a window, stand with your back to the wall beside it, and tap on the eyes. It costs nothing and looks like a studio.',
      'You need no studio for a good portrait. A window is enough, and a white sheet.',
    ],
    subject: ['Better portraits by the window', 'Lamp off, and to the window'],
    hooks: {
      '*': [
        'The best light for a portrait at home costs nothing. It comes through the window.',
        'For a good portrait with a phone, switch off the lamp and go to the window.',
      ],
      pt: 'Light from a window makes a face look good. A ceiling lamp does not.',
      fi: 'Would you like a good photo of your mother? Sit her beside a window.',
      a: 'For a portrait: lamp off, window at the side, tap on the eyes.',
      h: 'Under the kitchen lamp everybody looks guilty in a photo.',
      l: 'Soft light from a window on a cheek: a portrait.',
    },
    lines: {
      '*': [
        'Phone portrait: face at an angle to a window, ceiling lamp off. Mixed light makes skin look ill.',
        'Is one side of the face too dark in the photo? Hold a white towel there.',
        'Wipe the lens of your phone. Most soft, dreamy phone pictures are fingerprints.',
        'For a portrait with a phone, step back and zoom in a little. From very close, noses look large.',
      ],
      h: ['The photo was taken with love, against the light. It shows a very nice window.'],
    },
    scene: [
      'She is reading by the kitchen window, and the light falls on her face.',
      'A birthday, the lamp above the table, and everybody has dark eyes in the photo.',
    ],
    why: [
      ['Light from above puts shadows under the eyes.', 'A window is large, so its light is soft.'],
      [
        'Lamp and daylight have two colours. Together they make skin look ill.',
        'One kind of light is enough.',
      ],
    ],
    parts: [
      [
        'Switch off the lamp',
        ['Daylight alone looks best.', 'Your eyes will get used to it.'],
        'A hand at a light switch',
      ],
      [
        'Turn the face to the window',
        ['Half way. One cheek is bright, the other darker.', 'If the sun is harsh, draw a thin curtain.'],
        'A face lit from one side',
      ],
      [
        'Tap on the eyes',
        ['If the skin gets too white, slide the brightness down.', 'If the eyes are sharp, all is well.'],
        'A finger on a phone screen',
      ],
      [
        'Ask something, and wait',
        ['Something with a long answer.', 'Press when they look up.'],
        'A woman looking up from a cup',
      ],
    ],
    turn: ['That photo you will keep.', 'Painters worked like that for centuries.'],
    asks: ['Where in your home is the light best?', 'Which picture of your parents do you like most?'],
    ends: {
      pa: 'One window, from the side.',
      fi: 'Try it with whoever is in the next room.',
      t: 'Soft light from one side, and only one.',
      h: 'By the window they look innocent.',
      l: 'Light from the left, and a smile.',
    },
    keep: 'the next Sunday visit',
    send: 'the one who takes all the pictures in the family',
    own: [
      {
        kinds: ['service', 'place', 'process', 'product'],
        about: 'daylight|natural light|portrait|window|studio|at home',
        lead: 'If you would like more than a window:',
      },
    ],
    pic: { ask: 'A chair beside a window in soft light', alt: 'A chair beside a window in soft light' },
    claims: [
      [
        'Soft side light; mixed colour temperatures; close distance enlarges noses',
        'textbook of photography',
      ],
    ],
  },
];
