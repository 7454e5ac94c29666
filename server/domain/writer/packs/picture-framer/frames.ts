// Having a picture framed.
import type { Idea } from '../../library/idea.ts';

export const FRAMES: readonly Idea[] = [
  {
    id: 'what-a-mount-is-for',
    format: 'answer',
    again: 9,
    emoji: '🖼️',
    tags: ['PictureFraming', 'MountBoard', 'ArtCare'],
    title: ['Does my picture need a {mount|mat}?', 'What the {mount|mat} in a frame is for'],
    cover: 'What is a {mount|mat} for?',
    question: 'Does my picture need a {mount|mat}?',
    short: 'For anything on paper, mostly yes: it keeps the glass off the picture.',
    gist: [
      'A {mount|mat} is the border of card round a picture. It keeps the glass away from the paper and gives the eye some room. Acid-free board does not turn the picture brown.',
      'Prints, drawings and photos need a little air under the glass. The {mount|mat} gives it.',
    ],
    subject: ['Do you need a {mount|mat}?', 'The border in the frame'],
    hooks: {
      '*': [
        'Does your picture need a {mount|mat}? If it is on paper, mostly yes.',
        'What is the border of card in a frame for?',
      ],
      patl: 'A {mount|mat} gives a picture air and room.',
      fhi: 'Have you ever wondered why there is a white border in a frame?',
    },
    lines: {
      '*': [
        'Photos that touch the glass can stick to it. A {mount|mat} keeps them apart.',
        'Look at the cut edge of an old {mount|mat}. If it is brown, the board was not acid-free.',
        'Small pictures look good with a wide {mount|mat}.',
        'A canvas or an oil painting needs no {mount|mat} and no glass.',
      ],
      h: ['The border is empty so that the picture is not.'],
    },
    scene: [
      'You take an old photo out of its frame, and it is stuck to the glass.',
      'A small drawing disappears in a thin frame.',
    ],
    why: [
      ['Damp can collect under glass, and paper takes it up.', 'A little distance is enough.'],
      ['The eye needs a place to rest before the frame.', 'White space makes a small picture larger.'],
    ],
    parts: [
      [
        'Choose acid-free board',
        ['For in front and behind.', 'It costs a little more, once.'],
        'A corner of mount board',
      ],
      [
        'Decide on the width',
        ['Wider than you think, for small pictures.', 'A little wider at the bottom.'],
        'A small picture with a wide border',
      ],
      [
        'Choose the {colour|color} last',
        ['Off-white is rarely wrong.', 'Hold samples against the picture.'],
        'Samples of mount board',
      ],
    ],
    turn: ['Bring the picture, and we can try it.', 'You see at once what suits it.'],
    asks: ['What would you like to have framed?', 'White or {coloured|colored}?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'Bring it in and try some borders.' },
    keep: 'the next picture on paper',
    send: 'somebody with a drawing in a drawer',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'mount|mat\\b|conservation|acid|framing',
        lead: 'What we frame with:',
      },
    ],
    pic: { ask: 'A small picture with a wide white border', alt: 'A small picture with a wide white border' },
    claims: [['Mounts separate glass and paper', 'conservation framing practice']],
  },
  {
    id: 'never-use-tape',
    format: 'mistake',
    again: 9,
    emoji: '🩹',
    tags: ['ArtCare', 'PictureFraming', 'PaperConservation'],
    title: [
      'Why you should never fix a picture with sticky tape',
      'Framing at home: no sticky tape on paper',
    ],
    cover: 'No sticky tape on pictures',
    wrong: 'Fixing a print with sticky tape',
    gist: [
      'Tape turns yellow, goes into the paper and leaves a stain that is hard to remove. Use photo corners or hinges of special paper.',
      'What holds for a day can stain for ever. Corners hold a picture without any glue on it.',
    ],
    subject: ['No sticky tape on pictures', 'What to use instead'],
    hooks: {
      '*': [
        'Never fix a print with sticky tape. The stain stays.',
        'Framing a print yourself? Leave the sticky tape in the drawer.',
      ],
      patl: 'Sticky tape stains paper for good, and corners do the same job without glue.',
      fhi: 'Is there tape on the back of your picture? Here is what to use next time.',
    },
    lines: {
      '*': [
        'Photo corners hold a print without glue, and it can be taken out again.',
        'If there is old tape on a picture, do not pull. Have it looked at.',
        'Do not glue a print down all over. Paper moves with the air, and it gets wavy.',
        'Masking tape is not better than clear tape. Both stain.',
      ],
      h: ['The tape has gone brown and fallen off. The stain stayed.'],
    },
    scene: [
      'You open an old frame, and there are brown stripes on the print.',
      'The poster was hung with tape, and the corners are yellow.',
    ],
    why: [
      ['The glue goes on creeping into the paper.', 'In a warm room it creeps faster.'],
      ['Paper swells and shrinks.', 'Where it is stuck, it makes waves.'],
    ],
    parts: [
      [
        'Use corners',
        ['They hold only the tips.', 'Good for prints and photos.'],
        'A photo corner on a print',
      ],
      [
        'Use paper hinges for larger ones',
        ['Two at the top are enough.', 'With a paste that washes out.'],
        'A hinge on the back of a print',
      ],
      [
        'Leave old tape to a professional',
        ['It needs warmth, solvent and time.', 'Pulling takes the paper with it.'],
        'The back of an old picture',
      ],
    ],
    turn: ['A good frame can always be undone.', 'Ask when you have it framed.'],
    asks: ['What have you stuck up with tape?', 'Which picture means most to you?'],
    ends: { patl: 'Try it the next time.', fhi: 'Your picture will be fine in fifty years.' },
    keep: 'the next print you frame',
    send: 'somebody with a roll of tape',
    own: [
      { kinds: ['service'], about: 'conservation|restor|framing|acid', lead: 'If you would like it done:' },
    ],
    pic: { ask: 'A photo corner on a print', alt: 'A photo corner on a print' },
    claims: [['Pressure-sensitive tape stains paper', 'paper conservation']],
  },
  {
    id: 'what-to-bring-to-the-framer',
    format: 'checklist',
    again: 9,
    emoji: '👜',
    tags: ['PictureFraming', 'BespokeFraming', 'ArtAtHome'],
    title: ['What to bring when you have a picture framed', 'Going to the framer: bring this'],
    cover: 'What to bring to the framer',
    gist: [
      'Bring the picture as it is, flat or loosely rolled, a photo of the wall, and an idea of your budget. Do not trim or flatten it yourself.',
      'A photo of the room helps most. The frame has to suit the picture first and the wall second.',
    ],
    subject: ['What to bring to the framer', 'Before you have it framed'],
    hooks: {
      '*': [
        'Having a picture framed? Take your phone along.',
        'What should you bring to the framer? Three things.',
      ],
      patl: 'Picture, wall, budget: with these three, choosing a frame is quick.',
      fhi: 'Off to the framer? Look what helps.',
    },
    lines: {
      '*': [
        'Do not trim a picture before you bring it. The edge may be needed.',
        'Carry prints flat between two sheets of card, or loosely rolled.',
        'Take a photo of the wall by daylight, with the furniture.',
        'Bring two or three pictures at once, and they can be made to go together.',
      ],
      h: ['"It is about this big" is a start. The picture itself is better.'],
    },
    scene: [
      'On the counter lies a rolled poster, with a rubber band round it.',
      'The picture has been behind the wardrobe for six years. Today it comes along.',
    ],
    why: [
      ['With the picture on the table you can try corners and borders.', 'On a screen it is only a guess.'],
      [
        'The framer has to know where it will hang.',
        'Sun, damp and size of the wall decide about glass and frame.',
      ],
    ],
    parts: [
      [
        'The picture as it is',
        ['Untrimmed, even if it is creased.', 'Much can be flattened.'],
        'A rolled print',
      ],
      [
        'A photo of the wall',
        ['And of what hangs beside it.', 'The {colour|color} of the wall counts.'],
        'A phone with a photo of a wall',
      ],
      [
        'A budget and a date',
        ['Say if it is a present.', 'There is a good frame at most prices.'],
        'A calendar beside a frame corner',
      ],
    ],
    turn: ['Then choosing takes a quarter of an hour.', 'And it is fun.'],
    asks: ['What would you like to have framed?', 'Where would it hang?'],
    ends: { patl: 'Try it the next time.', fhi: 'Bring it along. We like surprises.' },
    tick: true,
    keep: 'the day you bring it',
    send: 'somebody with a poster in a tube',
    own: [
      {
        kinds: ['service', 'hours', 'price'],
        about: 'working days|framing|appointment|from £',
        lead: 'How it works here:',
      },
    ],
    pic: { ask: 'A rolled print and frame corners on your counter', alt: 'A rolled print and frame corners' },
    claims: [['Trimming can harm a picture', 'framing practice']],
  },
  {
    id: 'framed-for-christmas',
    format: 'season',
    again: 11,
    emoji: '🎄',
    tags: ['ChristmasPresents', 'GiftIdeas', 'PictureFraming'],
    when: { months: [10, 11] },
    title: ['A framed picture for Christmas: when to begin', 'Framing as a present: start in November'],
    cover: 'A framed picture as a gift',
    gist: [
      'A frame made to measure takes time, above all before Christmas. Choose the picture now, bring the original photo file, and ask for the last date.',
      'One photo that nobody has seen large, well framed, is a present for years. Bring it by November.',
    ],
    subject: ['A framed picture for Christmas', 'Bring it by November'],
    hooks: {
      '*': [
        'A framed picture is a lovely Christmas present. Bring it in by November.',
        'Would you like to give a framed photo for Christmas? Now is the time.',
      ],
      patl: 'Framing takes time, so choose the picture now.',
      fhi: 'Are you looking for a present for your parents? Frame a photo.',
    },
    lines: {
      '*': [
        'For a framed Christmas present, ask now for the last day.',
        'Bring the original photo file, not a screenshot. It has to be large enough to print.',
        'Choose one photo, not twelve. One that makes you smile.',
        'Measure the wall in secret on your next visit, and take a photo of it.',
      ],
      h: ['Grandma already has the one with the hats. Take the other one.'],
    },
    scene: [
      'It is the middle of December, and the framer shakes his head.',
      'On your phone are nine thousand photos, and not one on the wall.',
    ],
    why: [
      ['A frame is cut, joined and finished by hand.', 'Before Christmas many people have the same idea.'],
      ['A photo on the wall is looked at every day.', 'On a phone it is one of thousands.'],
    ],
    parts: [
      [
        'Choose one photo',
        ['Large faces, good light.', 'A place you all remember.'],
        'Photos spread on a table',
      ],
      [
        'Send the original',
        ['From the camera or phone.', 'Messages make it small.'],
        'A phone beside a print',
      ],
      [
        'Choose the frame for their home',
        ['Think of their furniture.', 'A plain frame is safe.'],
        'Frame corners beside a photo',
      ],
    ],
    turn: ['Then it is wrapped in time.', 'Write the year and the place on the back.'],
    asks: ['Which photo would you choose?', 'For whom would it be?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'Have a look through your photos tonight.' },
    keep: 'the list of presents',
    send: 'your brother or sister',
    own: [
      {
        kinds: ['service', 'hours', 'price'],
        about: 'working days|framing|canvas|print(?:s|ing)\\b',
        lead: 'How long it takes here:',
      },
    ],
    pic: { ask: 'A photo beside frame corners', alt: 'A photo beside frame corners' },
    claims: [['Framing takes longer before Christmas', 'framing practice']],
  },
];
