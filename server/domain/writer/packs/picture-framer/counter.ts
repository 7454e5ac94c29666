// At the framer's counter and with a cloth in hand.
import type { Idea } from '../../library/idea.ts';

export const AT_THE_COUNTER: readonly Idea[] = [
  {
    id: 'spray-the-cloth',
    format: 'tip',
    again: 8,
    emoji: '🧽',
    tags: ['PictureCare', 'PictureFraming', 'HomeTips'],
    title: [
      'How to clean a framed picture: spray the cloth, not the glass',
      'Cleaning picture glass without harming the picture',
    ],
    cover: 'Spray the cloth',
    gist: [
      'Never spray cleaner onto the glass of a picture: it runs down, creeps behind the edge and comes out as a brown rim. Damp cloth, dry cloth, and for gilded frames only a soft brush.',
      'Plexiglass scratches, museum glass has coatings, gilding hates water. Ask what you have before you clean it.',
    ],
    subject: ['It creeps behind the edge', 'A brush for the gold'],
    hooks: {
      '*': [
        'Spray the cloth and not the picture. What runs down the glass ends up behind it.',
        'That brown rim at the lower edge of the print? It came out of a bottle for windows.',
      ],
      pt: 'Liquids creep by capillary action between glazing and rebate, and into board and paper.',
      fi: 'Spring cleaning? Put the bottle down for a second before you get to the pictures.',
      a: 'Cloth damp, glass dry, gold brushed.',
      h: 'The picture has survived two moves and an aunt. It need not fall to a spray bottle.',
      l: 'A soft brush along the gold, and no water.',
    },
    lines: {
      '*': [
        'Clean picture glass with a cloth that is barely damp, from the middle outwards, and stop before the edge.',
        'Acrylic instead of glass? Only a soft microfibre cloth, no window cleaner with alcohol: it goes blind.',
        'Dust gilded and carved frames with a soft brush that has never seen paint. Water takes the gold along.',
        'Oil paintings are not wiped. Not with bread, not with potato, not with spit. Dust lightly or ask somebody.',
      ],
      h: ['Bread belongs on the table, also on the day you clean the oil painting.'],
    },
    scene: [
      'One puff of blue mist, one drop that runs, stops at the bottom, and is gone. Where it went one sees in March.',
      'Somebody goes along the old gold with a damp cloth. The cloth shines.',
    ],
    why: [
      [
        'Between glass and frame there is a fine gap, and liquids love such gaps.',
        'What has crept in cannot get out again, and board drinks.',
      ],
      [
        'Coatings on modern glazing are thin and do not like ammonia.',
        'Real gilding lies on glue that dissolves in water.',
      ],
    ],
    parts: [
      [
        ['Find out what it is', 'Check whether it is glass or acrylic'],
        [
          'Tap it: glass is cold and bright, acrylic warm and dull.',
          'Anti-reflective glass shimmers green or violet from the side.',
        ],
        'A knuckle tapping on a framed picture',
      ],
      [
        ['Spray the cloth', 'Put a little on the cloth'],
        ['Far from the picture, and wring it well.', 'Plain water does for most of it.'],
        'A cloth being dampened away from a picture',
      ],
      [
        ['Brush the frame', 'Dust the frame with a soft brush'],
        ['From the top down, the hoover held a hand away.', 'Loose bits are kept in an envelope, every one.'],
        'A soft brush on a gilded frame',
      ],
    ],
    turn: ['And take the picture off the wall for it. Hooks like a look, too.', 'Twice a year is plenty.'],
    asks: ['What have you cleaned too well?', 'Glass or acrylic: do you know what you have?'],
    ends: {
      pt: 'Barely damp, never at the edge.',
      fi: 'And the windows may have the rest of the bottle.',
      a: 'Cloth first.',
      h: 'The spray bottle is back with the windows.',
      l: 'A brush, and old gold.',
    },
    keep: 'the next spring clean',
    send: 'whoever owns a spray bottle',
    caution: [
      'With valuable or flaking pictures do nothing and ask a conservator.',
      'Old paintings and gilding are easily harmed. When in doubt leave the dust.',
    ],
    own: [
      {
        kinds: ['service', 'product', 'process', 'price', 'proof'],
        about: 'conserv|restor|glass|repair|re-?gild|reframe',
        lead: 'And where a cloth is not enough.',
      },
    ],
    pic: {
      ask: 'A cloth and a soft brush beside a frame',
      alt: 'A cloth and a brush beside a picture frame',
    },
    claims: [
      [
        'Do not spray glazing; acrylic and coatings; gilding is water soluble',
        'care advice of framers and conservators',
      ],
    ],
  },
  {
    id: 'bring-it-like-this',
    format: 'checklist',
    again: 9,
    emoji: '🛍️',
    tick: true,
    tags: ['PictureFraming', 'GoodToKnow', 'ArtCare'],
    title: [
      'What to bring when you have something framed',
      'Taking a picture to the framer: how to carry it, what to know',
    ],
    cover: 'Bring it to the framer like this',
    gist: [
      'Flat between two boards, unrolled only if it came unrolled, with a photo of the wall and a figure in your head. And with the story: a framer frames otherwise what is to be kept for ever.',
      'Do not trim it, do not tape it, do not iron it. Bring it as it is, and bring the wall along in your phone.',
    ],
    subject: ['Bring the wall in your phone', 'Do not iron it'],
    hooks: {
      '*': [
        'Before you take a picture to the framer, photograph the wall. It settles half of the questions.',
        'Do not cut off the torn edge. It can be hidden, and it cannot be put back.',
      ],
      pt: 'Size of the wall, light, value and budget decide about glass and depth.',
      fi: 'You need not know anything about frames. You only need to know where it will hang.',
      a: 'Flat, untrimmed, wall on the phone, a sum.',
      h: 'The poster had been ironed. On cotton, with steam. It remembers.',
      l: 'Two boards, a ribbon, and time.',
    },
    lines: {
      '*': [
        'Carry a print to the framer flat between two pieces of card, larger than itself on all sides.',
        'Rolled things stay rolled until you are there. What has been in a tube for years wants to be unrolled slowly.',
        'Photograph the wall with something for scale: a chair, a door, somebody with outstretched arms.',
        'Say what it may cost. A framer then shows you three corners instead of three hundred.',
      ],
      h: ['"It is only a poster" is said of the most beloved ones.'],
    },
    scene: [
      'Under the arm a roll with a rubber band, which has left a waist in the middle of the sunset.',
      '"Where is it going to hang?" Silence. "Over the sofa", says one, "in the hall", says the other.',
    ],
    why: [
      [
        'A trimmed edge loses value, and sometimes a signature.',
        'Everything that is done at home has to be undone in the workshop.',
      ],
      [
        'Colour of the wall and light of the room decide with you.',
        'A frame that looks right in the shop may vanish on a blue wall.',
      ],
    ],
    parts: [
      [
        ['Carry it flat', 'Lay it between two boards'],
        ['Clean paper in between, no paper clips.', 'Canvas goes upright, face to face with nothing.'],
        'A print between two sheets of card',
      ],
      [
        ['Leave it as it is', 'Do not trim, tape or iron it'],
        ['Creases and tears are everyday work for others.', 'Loose pieces come along in an envelope.'],
        'A torn corner and an envelope',
      ],
      [
        ['Photograph the wall', 'Take a picture of the place'],
        ['By daylight, with the furniture.', 'And measure how wide it may be.'],
        'A phone photographing a wall',
      ],
      [
        ['Think of a sum', 'Have a figure in mind'],
        ['And how long it should last: for a student room or for grandchildren.', 'Both are good reasons.'],
        'A note with a figure on it',
      ],
    ],
    turn: [
      'The rest is looking at corners, and that is the nice part.',
      'Ten minutes at the counter, and years on the wall.',
    ],
    asks: ['What have you been carrying about in a tube?', 'Over the sofa or in the hall?'],
    ends: {
      pt: 'Untouched, flat, with context.',
      fi: 'And bring whoever has to look at it every day.',
      a: 'As it is.',
      h: 'The iron has been spoken to.',
      l: 'A ribbon is untied.',
    },
    keep: 'the day you take it along',
    send: 'somebody with a tube behind the wardrobe',
    own: [
      {
        kinds: ['process', 'service', 'policy', 'offer'],
        about: '\\bquotes?\\b|working days|weeks|turnaround|appointment|while you wait|collection|rush',
        lead: 'And how it goes on from there.',
      },
    ],
    pic: { ask: 'A print between two boards, tied with a ribbon', alt: 'A print between two boards' },
    claims: [['Carry flat; do not trim, tape or iron', 'advice of framers']],
  },
];
