// Pictures on the wall.
import type { Idea } from '../../library/idea.ts';

export const HANGING: readonly Idea[] = [
  {
    id: 'how-high-to-hang',
    format: 'tip',
    again: 9,
    emoji: '🖼️',
    tags: ['HangingPictures', 'WallArt', 'HomeDecor'],
    title: ['How high should you hang a picture?', 'Hanging a picture: the right height'],
    cover: 'How high to hang a picture',
    gist: [
      'The middle of the picture should be at eye level, about one {metre|meter} fifty from the floor. Above a sofa, leave a hand and a half between the back and the frame.',
      'Most pictures hang too high. Measure to the middle of the picture, and not to its top.',
    ],
    subject: ['How high to hang a picture', 'The middle at eye level'],
    hooks: {
      '*': [
        'How high should a picture hang? The middle at eye level.',
        'Most pictures at home hang a little too high. Here is the right height.',
      ],
      patl: 'The middle of a picture belongs at eye level, and lower above a sofa.',
      fhi: 'Do you have to look up at your pictures? Hang them lower.',
    },
    lines: {
      '*': [
        'Measure from the floor to the middle of the picture: about one {metre|meter} fifty.',
        'Above a sofa or sideboard leave about a hand and a half of wall, and no more.',
        'Two hooks a hand apart keep a frame straight.',
        'Stick up a sheet of paper of the same size first. Moving paper leaves no holes.',
      ],
      h: ['If the cat has the best view, it hangs too low. If the lamp has it, too high.'],
    },
    scene: [
      'The picture hangs over the sofa, and between them is a lot of wall.',
      'You stand on a chair with a hammer and hold the picture where you can see it.',
    ],
    why: [
      [
        'We hang pictures standing on a chair, and look at them from the floor.',
        'From up there everything seems low.',
      ],
      [
        'Close to the furniture, picture and sofa look like one.',
        'With a large gap the picture seems to float.',
      ],
    ],
    parts: [
      [
        'Measure to the middle',
        ['And then work out where the hook goes.', 'The wire sags a little under the weight.'],
        'A tape measure on a wall',
      ],
      [
        'Try it with paper first',
        ['Use tape that comes off again.', 'Put up a sheet of the same size, and look at it for a day.'],
        'A sheet of paper on a wall',
      ],
      [
        'Use two hooks',
        ['A hand apart, at the same height.', 'Heavy pictures need a plug.'],
        'Two hooks on a wall',
      ],
    ],
    turn: ['Then step back and look from where you sit.', 'Lower is mostly better.'],
    asks: ['What hangs above your sofa?', 'Do you hang pictures high or low?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'Have a look at yours tonight.' },
    caution: 'Before you drill, check that no cables or pipes run there.',
    keep: 'the next picture you hang',
    send: 'whoever holds the hammer',
    own: [
      {
        kinds: ['service'],
        about: 'hang(?:ing)?\\b|fit(?:ted|ting)?\\b|delivery',
        lead: 'If you would like it hung:',
      },
    ],
    pic: { ask: 'A picture above a sofa at the right height', alt: 'A picture above a sofa' },
    claims: [['Gallery hanging height', 'gallery practice']],
  },
  {
    id: 'wall-of-pictures',
    format: 'howto',
    again: 9,
    emoji: '🖼️',
    tags: ['GalleryWall', 'HangingPictures', 'HomeDecor'],
    title: ['How to hang a wall of pictures', 'Gallery wall: lay it on the floor first'],
    cover: 'A wall of pictures',
    gist: [
      'Lay the frames on the floor, move them until it looks right, take a photo, cut paper in the same sizes, stick it on the wall, and drill through the paper.',
      'Try it on the floor and with paper. Then each hole is in the right place.',
    ],
    subject: ['How to hang a gallery wall', 'First on the floor'],
    hooks: {
      '*': ['A wall of pictures begins on the floor.', 'How to hang many pictures without many holes.'],
      patl: 'Floor, photo, paper, drill: that is the order for a wall of pictures.',
      fhi: 'Would you like a whole wall of pictures? It is easier than it looks.',
    },
    lines: {
      '*': [
        'Lay the frames on the floor first and take a photo from a chair.',
        'Start a wall of pictures with the largest, a little off the middle.',
        'Keep the same gap between all frames, two or three fingers wide.',
        'One thing should be the same: the frames, the {colours|colors} or the topic.',
      ],
      h: ['The wall looked good. So did the filler.'],
    },
    scene: [
      'Twelve frames lean against the wall, and you do not know where to start.',
      'The first picture hangs, and now the second one does not fit.',
    ],
    why: [
      ['On the floor you can move things for free.', 'On the wall each change costs a hole.'],
      ['An even gap makes different frames look like one.', 'The eye notices the order.'],
    ],
    parts: [
      [
        'Lay the frames out',
        ['Then take a photo from above.', 'Leave them for a day and look again.'],
        'Frames laid out on a floor',
      ],
      [
        'Put up paper',
        ['Cut it to the same sizes, and mark the hooks.', 'Paper in the same sizes shows how it will look.'],
        'Sheets of paper on a wall',
      ],
      [
        'Hang the largest first',
        ['Then work outwards from it.', 'All the others take their place from it.'],
        'A large frame on a wall',
      ],
    ],
    turn: ['And leave room for one more.', 'There will be one.'],
    asks: ['How many pictures hang in your home?', 'Which wall is still empty?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Have fun arranging.' },
    caution: 'Check for cables and pipes before you drill.',
    keep: 'a rainy weekend',
    send: 'somebody with an empty wall',
    own: [{ kinds: ['service'], about: 'frames?\\b|framing|hang', lead: 'If you need frames for it:' }],
    pic: { ask: 'Frames laid out on a floor', alt: 'Frames laid out on a floor' },
    claims: [['Planning with templates', 'gallery practice']],
  },
  {
    id: 'keep-pictures-from-fading',
    format: 'myth',
    again: 9,
    emoji: '☀️',
    tags: ['ArtCare', 'PictureFraming', 'UvGlass'],
    title: ['Do pictures fade behind glass?', 'How to keep pictures from fading'],
    cover: 'Pictures, glass and sun',
    myth: 'Behind glass a picture cannot fade',
    short: 'Ordinary glass hardly stops the light that fades pictures.',
    gist: [
      'Sun fades prints, photos and watercolours, also behind ordinary glass. Hang them out of direct sun, or use glass with a UV filter for what is dear to you.',
      'Reds and yellows go first. A wall without sun is the best protection, and filter glass comes next.',
    ],
    subject: ['Do pictures fade behind glass?', 'Sun and pictures'],
    hooks: {
      '*': [
        'Do pictures fade behind glass? Yes, in the sun they do.',
        'How to keep a picture from fading: choose the wall first.',
      ],
      patl: 'Out of the sun, or behind filter glass: that keeps {colours|colors} fresh.',
      fhi: 'Has a photo of yours turned bluish? That was the sun.',
    },
    lines: {
      '*': [
        'Hang watercolours, prints and photos where no sun reaches them.',
        'Glass with a UV filter slows fading. It does not stop it altogether.',
        'For a sunny wall, hang a copy and keep the original in the dark.',
        'Lift a picture that has hung for years: behind it you see how much the wall has faded.',
      ],
      h: ['Everybody in the photo is now blue. It was a warm day.'],
    },
    scene: [
      'A poster by the window has lost its red.',
      'You take the picture down, and the paper under the edge is brighter.',
    ],
    why: [
      ['Light breaks down dyes a little each day.', 'What has faded does not come back.'],
      ['Plain glass lets most of that light through.', 'It keeps out dust, and that is all.'],
    ],
    parts: [
      [
        'Watch the wall for a day',
        ['Where does the sun go in the morning and at noon?', 'In winter it comes in lower.'],
        'Sun on a wall',
      ],
      [
        'Choose the glass',
        ['With a filter for originals and photos.', 'Plain for posters.'],
        'Two kinds of glass',
      ],
      [
        'Swap pictures now and then',
        ['Each one hangs for half a year.', 'A picture in the dark rests from the light.'],
        'Two frames on the floor',
      ],
    ],
    turn: ['Then {colours|colors} last much longer.', 'Ask to see the difference in glass.'],
    asks: ['Which picture of yours has faded?', 'What hangs on your sunniest wall?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Have a look where the sun goes.' },
    keep: 'the next picture you hang',
    send: 'somebody with a sunny wall',
    own: [{ kinds: ['service', 'product'], about: 'UV|glass|conservation|museum', lead: 'Our glass:' }],
    pic: { ask: 'A picture on a wall beside a window', alt: 'A picture on a wall beside a window' },
    claims: [['UV and light fade dyes', 'conservation science']],
  },
  {
    id: 'what-lies-in-your-drawer',
    format: 'question',
    again: 9,
    emoji: '🗂️',
    tags: ['PictureFraming', 'ArtTalk', 'MemoriesOnTheWall'],
    title: [
      'What have you got that should be framed?',
      'What is lying in your drawer and belongs on a wall?',
    ],
    cover: 'What would you like framed?',
    gist: [
      "A child's drawing, a poster, a shirt, an old photo: what have you got that should be on a wall?",
      'In most homes something has been waiting for a frame for years. What is it at yours?',
    ],
    subject: ['What should be framed?', 'In the drawer or on the wall?'],
    hooks: {
      '*': [
        'What have you got in a drawer that should be on the wall?',
        'What would you like to see framed?',
      ],
      patl: 'Which picture of yours has been waiting for a frame?',
      fhi: 'Be honest: how long has it been in the drawer?',
    },
    lines: {
      '*': [
        'What would you like to have framed? One word is enough.',
        'Football shirts, medals, records: nearly everything can be framed.',
        'Which drawing by your child would you like to keep for ever?',
        'Post a picture of what is waiting in your drawer.',
      ],
      h: ['The poster is from a concert in another century. It is still in the tube.'],
    },
    scene: [
      'Behind the wardrobe stands a tube with a poster in it.',
      'In a folder lies a drawing, signed in crayon.',
    ],
    why: [['We keep what is dear to us and forget to look at it.', 'On the wall you see it every day.']],
    parts: [
      [
        'Something from the children',
        ['A drawing, a hand print.', 'It is gone so quickly.'],
        "A child's drawing",
      ],
      [
        'Something from your life',
        ['A ticket, a shirt, a map.', 'Deep frames hold almost anything.'],
        'A shirt in a frame',
      ],
    ],
    turn: ['Tell us below.', 'Perhaps this is the year.'],
    asks: ['What is it?', 'Where would it hang?'],
    ends: { patl: 'Your answer is welcome.', fhi: 'Go and look in the drawer.' },
    keep: 'the next tidy-up',
    send: 'somebody with a tube behind the wardrobe',
    own: [
      {
        kinds: ['service'],
        about: 'shirts?\\b|framing|mirrors|canvas|memorabilia|medals',
        lead: 'What can be framed here:',
      },
    ],
    pic: { ask: "A child's drawing beside a frame corner", alt: "A child's drawing beside a frame corner" },
    claims: [['Many things can be framed', 'framing practice']],
  },
];
