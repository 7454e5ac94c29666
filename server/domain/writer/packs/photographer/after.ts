// What happens round the pictures: choosing, printing, phones, small children.
import type { Idea } from '../../library/idea.ts';

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
    cover: 'Phones in the ceremony?',
    gist: [
      'Forty arms with forty screens, or forty faces: couples decide about it differently. What was it like at the last wedding you went to?',
      'A ceremony without phones gives faces in every picture. One with phones gives pictures the same evening. What would you choose?',
    ],
    subject: ['Forty screens or forty faces?', 'Put away for ten minutes?'],
    hooks: {
      '*': [
        'At a wedding ceremony: phones in the air, or in the pocket?',
        'In some wedding pictures nobody has a face. Everybody has a phone.',
      ],
      pt: 'A short request before a ceremony settles it, and most guests are glad of it.',
      fi: 'Be honest: did you ever look at a picture again that you took in the third row?',
      a: 'Decide beforehand, and say it kindly.',
      h: 'Uncle Gerald is filming everything with a tablet. Nobody has ever seen the film.',
      l: 'A kiss, and nobody looks at a screen.',
    },
    lines: {
      '*': [
        'Phones at the ceremony: put away for ten minutes, or allowed from the start?',
        "Many couples have it said before the ceremony: phones away now, and a minute for everybody's pictures afterwards.",
        'Guests who are asked to put their phones away cry earlier. Photographers have noticed.',
        'Set up one minute after the ceremony in which everybody may photograph. Then they need not do so during it.',
      ],
      h: ['The tablet was twelve inches. It is the background of the first kiss.'],
    },
    scene: [
      'She walks up the aisle, and from left and right arms come out with small lights at their ends.',
      'The registrar smiles and asks for ten minutes without screens. It gets so quiet that one hears somebody swallow.',
    ],
    why: [
      [
        'Who is filming is watching a screen, and is not quite there.',
        "Guests' pictures are the first that one sees, and that is worth something as well.",
      ],
    ],
    parts: [
      [
        'Put away',
        [
          'Faces instead of screens, and everybody sees it with their own eyes.',
          'Somebody is being paid for the pictures.',
        ],
        'Guests looking with folded hands',
      ],
      [
        'Allowed',
        [
          'Pictures the same evening, from forty angles, and for those who could not come.',
          'Some of the funniest come from the third row.',
        ],
        'A phone held up between heads',
      ],
    ],
    turn: [
      'Whatever you decide, say it beforehand. Nobody likes guessing.',
      'Ten minutes are short. They are also the ones that count.',
    ],
    asks: ['What would you wish for at your own wedding?', 'Have you ever looked again at what you filmed?'],
    ends: {
      pa: 'A sentence on the invitation settles it.',
      fi: 'And whoever has to film something may film the cake.',
      t: 'Announce, allow a slot, proceed.',
      h: 'The tablet was given the cake to guard.',
      l: 'Ten minutes, and only eyes.',
    },
    keep: 'the seating plan evening',
    send: 'somebody who is getting married this year',
    own: [
      {
        kinds: ['service', 'process', 'number', 'price'],
        about: 'ceremon|quiet|without flash|unobtrusive|background|no flash',
        lead: 'And so that you can leave it in your pocket.',
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
    again: 9,
    emoji: '🖨️',
    tags: ['PrintYourPhotos', 'FamilyAlbum', 'PhotoTips'],
    title: [
      'Thousands of photos on the phone? Print ten a year',
      'Too many photos? Choose one a month and print it',
    ],
    cover: 'Print ten a year',
    gist: [
      'Go through one month a Sunday, mark one picture each, and have twelve printed at the end of the year, with a line on the back. That is a family album which gets looked at.',
      'What is on a phone is there, and nobody sees it. Ten prints on paper survive the phone, and the cloud, and you.',
    ],
    subject: ['One a month, on paper', 'Nobody inherits a cloud'],
    hooks: {
      '*': [
        'You have eleven thousand photos on your phone. Which ten would you like to keep?',
        'Pictures that are printed get looked at. The others get backed up.',
      ],
      pt: 'Selection is the work. A small fixed number makes it possible.',
      fi: 'When did you last look at the photos from the summer before last?',
      a: 'One picture a month. Twelve prints a year. Done.',
      h: 'Of the cat there are four thousand. It is asleep in all of them.',
      l: 'Twelve prints, a thin box, a year.',
    },
    lines: {
      '*': [
        'One photo a month, marked on the last Sunday. In December have twelve printed, and the year is in a box.',
        'Choose the photo in which something happens, and not the one in which everybody looks at the camera.',
        'Write on the back of a print with a soft pencil: who, where, when. In twenty years it is worth more than the picture.',
        'Look at prints by a window before you order many: screens shine, and paper does not. Most prints want to be a little lighter.',
      ],
      h: ['"I will sort them when I retire" is a plan with thirty thousand pictures in it.'],
    },
    scene: [
      'A shoebox on the carpet, two children, a grandmother. Nobody has asked for the wifi.',
      'The phone falls into the lake. Somebody says: "Were there pictures on it?" And it gets very quiet.',
    ],
    why: [
      [
        'Twenty similar pictures weigh less than one that was chosen.',
        'Plenty is the same as nothing as soon as one is looking for something.',
      ],
      [
        'Formats, phones and passwords change. Paper only asks for a dry place.',
        'A print can be found by somebody who was not looking for it.',
      ],
    ],
    parts: [
      [
        'Mark one a month',
        ['With a heart, on the last Sunday, on the sofa.', 'Five minutes, and not more.'],
        'A phone with one picture marked',
      ],
      [
        'Choose what happens',
        ['A gesture, a mess, a laugh from the side.', 'The posed one exists already.'],
        'A laughing child, from the side',
      ],
      [
        'Have them printed',
        ['Small is fine, matt hides fingerprints.', 'Two sets: one goes to somebody who is not online.'],
        'Small prints on a table',
      ],
      [
        'Write on the back',
        ['Names, place, month, and one word about the day.', 'Let children write it themselves.'],
        'A pencil on the back of a print',
      ],
    ],
    turn: [
      'In ten years that is a stack as thick as a hand. It is your life, rather precisely.',
      'The cat may have one of the twelve.',
    ],
    asks: ['Which photo of this year would you print?', 'Where are your pictures from ten years ago?'],
    ends: {
      pa: 'Choose few, print them, write on them.',
      fi: 'Begin with last month. It is still warm.',
      t: 'Select monthly, print yearly, annotate.',
      h: 'In number four thousand and one its eye is half open.',
      l: 'A thin box, and all is in it.',
    },
    keep: 'the last Sunday of the month',
    send: 'somebody with eleven thousand photos',
    own: [
      {
        kinds: ['product', 'service', 'price', 'process'],
        about: '(?<!old )prints?\\b|albums?\\b|paper|frame|photo ?books?',
        lead: ['And on paper here.', 'What becomes of pictures here.'],
      },
    ],
    pic: { ask: 'A few small prints spread on a table', alt: 'Small photo prints spread on a wooden table' },
    claims: [['Selection and printing preserve family pictures', 'advice of archives; common experience']],
  },
  {
    id: 'the-window-at-home',
    format: 'tip',
    again: 9,
    emoji: '🪟',
    tags: ['PhoneTips', 'WindowLight', 'PhotoTips'],
    title: [
      'Better phone portraits at home: stand beside a window',
      'Portraits with a phone: why the window beats the lamp',
    ],
    cover: 'Beside the window',
    gist: [
      'Turn off the lamp, sit somebody at an angle to a window, stand with your back to the wall beside it, and tap on the eyes. It costs nothing and looks like a studio.',
      'A north window and a white sheet are the oldest studio in the world. Painters have worked with it for centuries.',
    ],
    subject: ['The oldest studio', 'Lamp off, window on'],
    hooks: {
      '*': [
        'The best light in your home costs nothing and comes in from the side.',
        'For a good portrait with a phone, switch off the lamp and go to the window.',
      ],
      pt: 'A large soft source from the side shapes a face, and a ceiling lamp flattens it.',
      fi: 'Would you like one picture of your mother in which she does not pull a face?',
      a: 'Window to the side, lamp off, tap the eyes.',
      h: 'Under the kitchen lamp everybody looks as if they were about to confess.',
      l: 'Soft light on a cheek, from the left.',
    },
    lines: {
      '*': [
        'Phone portrait: face at an angle to a window, ceiling lamp off. Mixed light makes skin look ill.',
        'Too dark on one side of the face? Hold a white sheet or towel there. It throws the light back.',
        'Wipe the lens of your phone. Most soft, dreamy phone pictures are fingerprints.',
        'Step back and zoom in a little. From very close, phones make noses large.',
      ],
      h: ['It had been taken with love, against the light, and shows a very nice window.'],
    },
    scene: [
      'She is reading beside the kitchen window, the light on one side of her face. You have two seconds.',
      'Birthday, everybody round the table, the lamp overhead. Eleven people with dark eye sockets sing.',
    ],
    why: [
      [
        'Light from above puts shadows under the eyes, and light from the side makes a face round.',
        'A window is large, and large lights are soft.',
      ],
      [
        'Two kinds of light give two colours, and no phone can satisfy both.',
        'Lamp and daylight argue, and the skin pays for it.',
      ],
    ],
    parts: [
      [
        'Switch off the lamp',
        ['One light is enough, if it is the right one.', 'Your eyes get used to it at once.'],
        'A hand at a light switch',
      ],
      [
        'Turn the face to the window',
        ['Half, not wholly. One cheek bright, one darker.', 'In harsh sun, a thin curtain in front.'],
        'A face lit from one side',
      ],
      [
        'Tap on the eyes',
        [
          'And draw the brightness down a little if the skin gets white.',
          'Sharp eyes forgive nearly everything else.',
        ],
        'A finger on a phone screen',
      ],
      [
        'Wait for a moment',
        ['Ask something to which there is no short answer.', 'Press when they look up.'],
        'A woman looking up from a cup',
      ],
    ],
    turn: [
      'It will be one of the pictures that stay.',
      'Painters would have envied you the phone, and not the window.',
    ],
    asks: ['Where in your home is the light best?', 'Which picture of your parents do you like most?'],
    ends: {
      pa: 'One large light, from the side.',
      fi: 'Take one of whoever is in the next room.',
      t: 'Soft side light, single colour temperature.',
      h: 'Lamp off, they confess nothing.',
      l: 'From the left, softly.',
    },
    keep: 'the next Sunday visit',
    send: 'the one who takes all the pictures in the family',
    own: [
      {
        kinds: ['service', 'place', 'process', 'product'],
        about: 'daylight|natural light|portrait|window|studio|at home',
        lead: 'And for more than a window.',
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
