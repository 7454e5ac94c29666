// Frames, glass, light and walls.
import type { Idea } from '../../library/idea.ts';

export const FRAMES: readonly Idea[] = [
  {
    id: 'hang-it-lower',
    format: 'tip',
    again: 9,
    emoji: '📏',
    tags: ['HangingPictures', 'PictureFraming', 'WallArt'],
    title: ['How high should you hang a picture?', 'Picture height: where the middle of a picture belongs'],
    cover: 'Hang it lower',
    gist: [
      'Most pictures hang too high. The middle belongs at about a metre and a half from the floor, at eye level, and above a sofa only a hand and a half over its back.',
      'Museums hang by the middle of the picture and not by its top. Do the same at home and big and small ones agree at once.',
    ],
    subject: ['It hangs a hand too high', 'The middle, not the top'],
    hooks: {
      '*': [
        'Most pictures hang a hand too high. They seem to be fleeing from the furniture.',
        'Hang a picture by its middle: about a metre and a half from the floor, whatever its size.',
      ],
      pt: 'Galleries set the centre line at a hundred and forty-five to a hundred and fifty-five centimetres.',
      fi: 'Look up from this. Does the picture opposite hang where your eyes are, or where your hair ends?',
      a: 'Middle of the picture at eye level. That is the rule.',
      h: 'Pictures are hung by the tallest person in the house, who then moves out.',
      l: 'A picture at the height of the eyes speaks more quietly.',
    },
    lines: {
      '*': [
        'Above a sofa leave fifteen to twenty-five centimetres between its back and the frame. More, and the two are strangers.',
        'In a dining room hang pictures lower than elsewhere: they are looked at by people who sit.',
        'Several pictures? Treat the whole group as one, and set its middle at eye level.',
        'Hold the picture up with somebody else looking on from the door. From close by every height seems right.',
      ],
      h: ['If you have to look at your picture like at a departures board, it hangs too high.'],
    },
    scene: [
      'One stands on the chair and holds, one stands in the door and says "lower". The chair does not believe it.',
      'The new flat has high ceilings, and all the pictures have climbed up there like cats.',
    ],
    why: [
      [
        'The wall misleads us: it is high, and so we seek its middle. It is our own eyes that count.',
        'An empty strip below a picture looks like a gap, and one above it like air.',
      ],
      [
        'A picture near to the furniture belongs to it and makes one place of both.',
        'What hangs too far up falls apart from the room.',
      ],
    ],
    parts: [
      [
        ['Measure to the middle', 'Work from the centre'],
        [
          'From a mark at eye level go up by half the height of the picture, less the slack of its wire. There goes the hook.',
          'Mark eye level in pencil. The hook goes above the mark, by half of the picture less the slack of its wire.',
        ],
        'A tape measure and a pencil mark on a wall',
      ],
      [
        ['Try it with paper', 'Rehearse it without a hole'],
        [
          'Cut newspaper to size and tape it up for a day.',
          'Walk past a few times. You will move it, and nearly always down.',
        ],
        'A sheet of paper taped to a wall',
      ],
      [
        ['Fix two hooks', 'Use a pair of hooks'],
        [
          'Two hooks a hand apart keep it straight for years.',
          'One hook is a pivot, and lorries drive past.',
        ],
        'Two hooks side by side in a wall',
      ],
    ],
    turn: ['Old holes disappear behind it by themselves.', 'Your neck will notice before your eyes do.'],
    asks: ['How high do your pictures hang?', 'Who holds, and who says "lower"?'],
    ends: {
      pt: 'Centre line first, hooks second.',
      fi: 'Start with the one over the sofa.',
      a: 'Lower it by a hand.',
      h: 'The tallest may hold the spirit level.',
      l: 'And the wall has a face.',
    },
    keep: 'the next time the drill is out',
    send: 'somebody tall with a hammer',
    caution: [
      'Before you drill, make sure that no cable or pipe runs there.',
      'Look for cables and pipes before you drill, above sockets and switches most of all.',
    ],
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'hang(?:s|ing)?\\b|install|fitted|fixings|hooks',
        lead: 'And for those who would rather not drill.',
      },
    ],
    pic: {
      ask: 'A picture over a sofa with a tape measure beside it',
      alt: 'A picture hung low above a sofa',
    },
    claims: [
      ['Galleries commonly hang to a centre line of some 145 to 155 cm', 'practice of museums and galleries'],
    ],
  },
  {
    id: 'what-the-mount-is-for',
    format: 'answer',
    again: 9,
    emoji: '🖼️',
    tags: ['PictureFraming', 'MountBoard', 'ArtCare'],
    title: [
      'Does a picture need a {mount|mat}, and what is it for?',
      'The white border in a frame: why framers use a {mount|mat}',
    ],
    cover: 'What the border is for',
    question: 'Do I need that white border?',
    short: 'For anything on paper, mostly yes. It keeps the glass off the picture.',
    gist: [
      'Paper that touches glass sticks to it one damp day and does not come off again. The border is a spacer first, and a breathing space for the eye second.',
      'A {mount|mat} of acid-free board holds the sheet, keeps it from the glass and lets it move with the weather. Cheap board turns brown and takes the picture with it.',
    ],
    subject: ['The glass must not touch it', 'A border with a job'],
    hooks: {
      '*': [
        'The white border in a frame is no decoration. It keeps the glass away from the picture.',
        'A photograph pressed against glass will stick to it one day, and nobody gets it off.',
      ],
      pt: 'Moisture condenses on the inside of glass. A gap of a few millimetres saves the surface.',
      fi: 'Have you got a picture at home that seems to have stuck to its glass? Please do not pull.',
      a: 'Paper behind glass needs distance.',
      h: 'Glass and photograph: a short acquaintance, and then they are inseparable.',
      l: 'Quiet white, and the picture begins to breathe.',
    },
    lines: {
      '*': [
        'Look at the cut edge of an old {mount|mat}. If it is brown, the board is acid, and the picture is getting it too.',
        'Make the border a little wider than seems right. Narrow ones look like an afterthought.',
        'A slightly deeper border at the bottom makes a picture rest. Framers call it weighting.',
        'Oil on canvas needs no glass and no border, only air behind it. Watercolours, prints and photographs do.',
      ],
      h: ['Pictures have a right to personal space.'],
    },
    scene: [
      "Grandmother's wedding photograph comes out of its frame, and a piece of the veil stays on the glass.",
      'Under the lamp the cut edge is amber, all round, like a tea stain with a ruler.',
    ],
    why: [
      [
        'Between warm room and cold wall water settles inside the glass, in spring and autumn above all.',
        'Gelatine on photographs swells when damp and grips whatever touches it.',
      ],
      [
        'Acid from wood pulp creeps into the sheet and makes it brittle and brown.',
        'Conservation board costs a little more once; the sheet is there only once, too.',
      ],
    ],
    parts: [
      [
        ['Ask for acid-free board', 'Do not save on the board'],
        [
          'Also behind the picture, since the back touches more than the front.',
          'Museum or conservation quality is the word for it.',
        ],
        'White cut edges of boards in a fan',
      ],
      [
        ['Let the sheet hang', 'Let it hang free'],
        [
          'With two hinges of thin paper at the top, so that it can expand.',
          'Never stuck down all over, and never with sticky tape.',
        ],
        'A sheet hinged with paper to a board',
      ],
      [
        ['Choose the width last', 'Decide about width at the end'],
        [
          'Lay frame and picture on the table and push. The eye finds it.',
          'Small pictures like wide borders most.',
        ],
        'Corner samples laid round a drawing',
      ],
    ],
    turn: [
      'If you like it without a border, there are spacers that nobody sees.',
      'Space around a thing says that it matters.',
    ],
    asks: ['Wide border or none at all?', 'What is stuck to its glass at your place?'],
    ends: {
      pt: 'Distance, acid-free, hinged.',
      fi: 'And please do not pull. Ask first.',
      a: 'Paper never touches glass.',
      h: 'Personal space, for drawings.',
      l: 'White, wide, still.',
    },
    keep: 'the next picture on paper',
    send: 'somebody who frames without a border',
    own: [
      {
        kinds: ['product', 'process', 'service', 'price', 'proof'],
        about: 'mount|\\bmat(?:s|ting)?\\b|acid|conservation|museum|archival',
        lead: 'And what is used here.',
      },
    ],
    pic: { ask: 'The cut edge of a border board, close', alt: 'The bevelled edge of a picture border' },
    claims: [
      [
        'Mounts keep works from glazing; acidic board discolours; hinging with paper',
        'standards of conservation framing',
      ],
    ],
  },
  {
    id: 'sticky-tape-is-forever',
    format: 'mistake',
    again: 9,
    emoji: '🩹',
    tags: ['ArtCare', 'PictureFraming', 'PaperConservation'],
    title: [
      'Why you should never fix a picture with sticky tape',
      'Sticky tape on prints and drawings: what it does over the years',
    ],
    cover: 'Sticky tape is for ever',
    wrong: 'A strip of tape on the back does no harm',
    gist: [
      'Tape turns yellow, its glue creeps into the paper, and after ten years there is a brown stain that can be seen from the front. Photo corners and paper hinges hold as well and leave nothing.',
      'What goes on should be able to come off again: that is the first rule of all framing. Sticky tape, spray glue and dry mounting break it.',
    ],
    subject: ['It comes through from the back', 'What goes on must come off'],
    hooks: {
      '*': [
        'Sticky tape on the back of a print can be seen from the front in ten years.',
        'What goes onto a picture has to come off again. Sticky tape does not.',
      ],
      pt: 'The adhesive migrates into the fibres, oxidises and stains. Even conservators get it out only in part.',
      fi: 'It is only for a moment, you think, and only at the back. The paper remembers.',
      a: 'No tape, no glue, no spray. Corners or hinges.',
      h: 'Sticky tape fails at everything apart from staying where it should not.',
      l: 'A sheet that is held, and not held down.',
    },
    lines: {
      '*': [
        'Photo corners of paper or polyester hold a print without touching it. They cost next to nothing.',
        'Never roll a print with the picture inside and a rubber band outside. Lay it flat, or roll it wide with tissue.',
        'If there is tape on an old drawing, leave it alone. Pulled off, it takes the top of the paper along.',
        'Write on the back only in soft pencil and near the edge. Ink comes through.',
      ],
      h: ['The tape was meant for one Christmas. It has become a grandfather.'],
    },
    scene: [
      'Out of the attic comes a drawing with four brown squares, one in each corner, like the paws of a wet dog.',
      'Somebody says "I only fixed it quickly" and lays it on the counter. That was before the children were born.',
    ],
    why: [
      [
        'Glue never really dries. It flows, a hair a year, to where the paper is thirsty.',
        'Paper drinks. What sticks to it will be in it one day.',
      ],
      [
        'A sheet swells and shrinks with the air. Where it is stuck it cannot, and it cockles.',
        'Waves in a picture are mostly the fault of what holds it.',
      ],
    ],
    parts: [
      [
        ['Take photo corners', 'Take mounts that do not stick'],
        [
          'Four little pockets that only hold the sheet by its tips.',
          'They go onto the board and not onto the picture.',
        ],
        'Paper corners holding a print',
      ],
      [
        ['Or hinges of thin paper', 'Hang it on paper hinges'],
        [
          'With starch paste that water dissolves again.',
          'Two at the top are enough, even for large sheets.',
        ],
        'Small strips of thin paper and a brush',
      ],
      [
        ['Leave old tape to others', 'Have old tape taken off'],
        [
          'Warmth, solvent and patience are needed, in this order or another.',
          'What seems loose tears just before the end.',
        ],
        'A brown strip of old tape on paper',
      ],
    ],
    turn: ['It holds by being allowed to move.', 'In fifty years somebody will be glad.'],
    asks: ['What did you once stick down for good?', 'What is rolled up behind your wardrobe?'],
    ends: {
      pt: 'Reversible, or not at all.',
      fi: 'The drawer with the tape may stay shut.',
      a: 'Corners, hinges, pencil.',
      h: 'Out of spite, it will stay exactly there.',
      l: 'Held lightly, it lasts.',
    },
    keep: 'the next time you frame something yourself',
    send: 'somebody with a roll of tape in their hand',
    own: [
      {
        kinds: ['service', 'process', 'proof', 'people'],
        about: 'conserv|restor|paper|hinge|archival|acid|trained',
        lead: 'And where it is done otherwise.',
      },
    ],
    pic: { ask: 'A print held by paper corners, seen from the side', alt: 'A print held in paper corners' },
    claims: [
      [
        'Pressure-sensitive tape stains paper; hinges and corners are reversible',
        'guidance of paper conservators',
      ],
    ],
  },
  {
    id: 'light-takes-the-red-first',
    format: 'myth',
    again: 9,
    emoji: '☀️',
    tags: ['ArtCare', 'UvGlass', 'PictureFraming'],
    title: [
      'Do pictures fade behind glass?',
      'Fading pictures: where not to hang paper, prints and photographs',
    ],
    cover: 'Light takes the red first',
    myth: 'Behind glass a picture is safe from fading',
    short: 'Ordinary glass lets through most of what fades it. The wall matters more than the glass.',
    gist: [
      'Ordinary glass stops dust and hardly any of the light that fades. Reds and yellows go first, and the sun needs a summer for it. Choose the wall first and the glass second.',
      'Glass that filters ultraviolet slows fading, and cannot stop it. What fades a picture is light over time, the visible part included.',
    ],
    subject: ['The red goes first', 'Wall first, glass second'],
    hooks: {
      '*': [
        'Lift the frame off the wall: if the paper under the rim is brighter, the light has been at work.',
        'The sun takes the red out of a picture first. Behind ordinary glass it merely takes a little longer.',
      ],
      pt: 'Damage adds up: brightness times hours. Half the light doubles the time.',
      fi: 'That poster was once orange. Nobody has been painting it. It was the window.',
      a: 'No sun on paper. Ever.',
      h: 'The sun collects art as well. It only takes the colours.',
      l: 'A shaded wall keeps its colours for another life.',
    },
    lines: {
      '*': [
        'Watercolours, prints, photographs and felt pen fade. Oil and pigment bear more, and love the sun no better.',
        'Test for fading: cover half of a cheap print on the same wall with card, and look after a summer.',
        'Swap pictures round once a year. Those that were in the light rest in the hall.',
        'Opposite a window is better than beside it, and a wall that the sun never touches is better than both.',
      ],
      h: ['A blue picture in a sunny room may have begun as a bunch of roses.'],
    },
    scene: [
      'The frame comes down after twelve years. Where the rim was lies a strip in the colours of the day it was bought.',
      'In the stairwell hangs a summer landscape in which it has become November.',
    ],
    why: [
      [
        'Light breaks dyes apart, ultraviolet faster and the rest slowly. It is chemistry, and nothing brings them back.',
        'Each hour in the light is spent. Darkness saves and does not restore.',
      ],
      [
        'Reds and yellows are often the weakest dyes, so pictures turn bluish with age.',
        'What stays is blue and black, which is why old posters look cold.',
      ],
    ],
    parts: [
      [
        ['Watch the wall for a day', 'Follow the sun across the room'],
        [
          'Where does the sun fall in the morning, where at six?',
          'In winter it reaches further into the room than you think.',
        ],
        'A patch of sun wandering across a wall',
      ],
      [
        ['Choose the glass', 'Decide about glazing'],
        [
          'Filtering glass for what is dear to you, plain for posters.',
          'There is glass with hardly any reflection. Ask to see both side by side.',
        ],
        'Two samples of glass over a print',
      ],
      [
        ['Hang a copy in the sun', 'Show the sun a copy'],
        [
          'A good print of the watercolour is fine there, and the watercolour stays in the hall.',
          'Let the sun have what can be printed again.',
        ],
        'A drawing in a shaded hallway',
      ],
    ],
    turn: ['The wall costs nothing.', 'Colours are only lent to us. One can return them late.'],
    asks: ['Which picture of yours has turned blue?', 'Which wall in your home never sees the sun?'],
    ends: {
      pt: 'Light, time, dye: change the first.',
      fi: 'Have a look under the rim tonight.',
      a: 'Shade first.',
      h: 'A curtain keeps out the best-dressed thief there is.',
      l: 'A quiet wall, and red stays red.',
    },
    keep: 'the day you hang something dear',
    send: 'somebody with a poster by the window',
    own: [
      {
        kinds: ['product', 'price', 'service', 'process'],
        about: '\\bUV\\b|glass|glaz(?:e|ing)|acrylic|anti.?reflect|conservation',
        lead: 'And for the glass.',
      },
    ],
    pic: {
      ask: 'A faded print with the unfaded strip under the rim',
      alt: 'A faded print with a brighter strip at its edge',
    },
    claims: [
      [
        'Light damage is cumulative; ordinary glass filters little ultraviolet; filtering glass slows fading',
        'guidance of museums and conservators',
      ],
    ],
  },
  {
    id: 'gallery-wall-on-the-floor',
    format: 'howto',
    again: 9,
    emoji: '🧩',
    tags: ['GalleryWall', 'HangingPictures', 'HomeDecor'],
    title: [
      'How to hang a gallery wall without a hundred holes',
      'Gallery wall: lay it on the floor before you take the hammer',
    ],
    cover: 'A gallery wall, floor first',
    gist: [
      'Lay all the pictures on the floor, move them until it is right, photograph it, then tape paper in the same sizes to the wall. Only then do you make holes.',
      'Start with the biggest, a little off the middle, keep the gaps equal, and let one line run through. The rest may be as colourful as you like.',
    ],
    subject: ['No hole before the photo', 'Paper before nails'],
    hooks: {
      '*': [
        'A gallery wall begins on the carpet. The wall comes last.',
        'Twelve pictures, one wall, and a hammer that waits until the paper hangs.',
      ],
      pt: 'Even gaps of five to eight centimetres hold a group together, whatever the frames.',
      fi: 'Clear the floor, put on some music, and move pictures about for half an hour.',
      a: 'Floor, photo, paper, hooks. In that order.',
      h: 'A wall with forty holes tells of somebody who began with the hammer.',
      l: 'Old frames and new ones, in one quiet rhythm.',
    },
    lines: {
      '*': [
        'Cut paper in the size of each frame and mark where the hook will be. You then drill straight through it.',
        'For a gallery wall put the biggest picture first, a little left or right of the middle, and build around it.',
        'Equal gaps make order: two or three fingers between frames are enough.',
        'One line that runs through, a shared top edge or middle, and even a wild wall is at peace.',
      ],
      h: ['The small crooked one in the corner is called "lively" from now on.'],
    },
    scene: [
      'On the floor lie eleven frames and a cat, who has settled on number seven and belongs to the arrangement.',
      'Half past ten at night, a plan on the carpet. Somebody stands on a chair to see it from above, and is delighted.',
    ],
    why: [
      [
        'On the floor moving costs nothing. Each change on the wall costs a hole.',
        'From above you see the whole, as you will later from the sofa.',
      ],
      [
        'The eye looks for edges. Where it finds some that agree, the rest may be mixed.',
        'Frames in one colour or one wood bring even postcards and oils together.',
      ],
    ],
    parts: [
      [
        ['Lay it out and take a photo', 'Arrange it on the carpet'],
        [
          'From a chair, straight down. The little picture shows mistakes at once.',
          'Turn away, look again, move one. Then stop.',
        ],
        'Frames laid out on a floor from above',
      ],
      [
        ['Tape up the paper', 'Put paper in its place'],
        [
          'With tape that comes off again, in the same gaps.',
          'Leave it for a night. In the morning you know.',
        ],
        'Sheets of paper taped to a wall',
      ],
      [
        ['Begin with the biggest', 'Hang the largest first'],
        [
          'It holds the wall. All the others take their measure from it.',
          'Its middle at eye level, or a little beside.',
        ],
        'A large picture being held to a wall',
      ],
      [
        ['Work outwards', 'Grow it from the middle'],
        ['Gap by gap, with a strip of card as a gauge.', 'A spirit level is quicker than two opinions.'],
        'A strip of card between two frames',
      ],
    ],
    turn: [
      'Leave room for one more. There is always one more.',
      'What does not fit today fits when one of the others comes down.',
    ],
    asks: ['Strict grid or happy muddle?', 'What belongs on such a wall and is still in a drawer?'],
    ends: {
      pt: 'Plan flat, hang once.',
      fi: 'And then a glass of something on the sofa, opposite.',
      a: 'One line, equal gaps.',
      h: 'Forty holes make a constellation.',
      l: 'A wall that tells who lives here.',
    },
    keep: 'a rainy weekend',
    send: 'whoever is moving house',
    caution: [
      'Where the drill goes in there must be neither cable nor pipe.',
      'Heavy frames want a plug that suits the wall; check for cables first.',
    ],
    own: [
      {
        kinds: ['service', 'product', 'offer', 'price'],
        about: 'fram(?:e|es|ing)|ready.made|hang|set of',
        lead: 'And for the frames on it.',
      },
    ],
    pic: { ask: 'Frames laid out on a floor, from above', alt: 'Picture frames arranged on a floor' },
    claims: [['Laying out, templates, even gaps', 'practice of picture hangers']],
  },
  {
    id: 'loud-frame-or-quiet',
    format: 'either',
    again: 7,
    emoji: '🪞',
    tags: ['PictureFraming', 'FrameStyle', 'HomeDecor'],
    title: [
      'Quiet frame or loud frame: what does a picture need?',
      'Gold and carved, or thin and plain: which frame?',
    ],
    cover: 'Loud frame or quiet?',
    gist: [
      'A thin frame steps back and leaves the picture alone. A gold one makes an entrance of it. Both can be right, and for the same picture.',
      "Put a child's drawing into a gold frame and it becomes a masterpiece. Put an old portrait into black wood and it becomes modern.",
    ],
    subject: ['Step back or make an entrance', 'Gold for a crayon drawing?'],
    hooks: {
      '*': [
        'A crayon drawing in a gold frame: kitsch, or the best idea of the year?',
        'Should a frame be seen, or should it disappear?',
      ],
      p: 'A frame can lead over to the picture or to the room. It can seldom do both.',
      t: 'Width, depth and colour of the moulding decide how heavy a picture weighs on a wall.',
      fi: 'Go through your rooms: are your frames quiet ones or loud ones?',
      a: 'Quiet or loud. Choose.',
      h: 'Some frames hold a picture. Others hold a speech.',
      l: 'A narrow line of black, or a breath of gold.',
    },
    lines: {
      '*': [
        'Choose the frame for the picture and not for the sofa. The sofa will be gone sooner.',
        'Pick a colour for the frame that is in the picture, but only in a small place. It looks chosen then.',
        'A wide frame makes a small picture important. A narrow one makes a big one light.',
        'Gold or plain: which frame would you give a drawing by your child?',
      ],
      h: ['A gold frame has never made a picture worse, only louder.'],
    },
    scene: [
      'On the counter a small seascape, and round it five corners: oak, black, gold, white, blue. The sea changes its weather five times.',
      'The daughter wants black, the mother gold. The framer lays both on it and says nothing, which helps.',
    ],
    why: [
      [
        'The frame is the border between picture and wall, and it takes sides.',
        'Fashion goes back and forth; museums have rows of frames that were once too plain or too gold.',
      ],
    ],
    parts: [
      [
        'Quiet',
        [
          'Thin, dark or of pale wood: it ends, and that is all.',
          'It goes with nearly all walls, and with its neighbours.',
        ],
        'A thin black frame round a drawing',
      ],
      [
        'Loud',
        [
          'Gold, colour or carving: it says "look here" from across the room.',
          'One such frame in a row of plain ones is enough.',
        ],
        'A carved gold frame round a small picture',
      ],
    ],
    turn: [
      'Lay both corners on it and walk away three steps. You will know.',
      'There is a third way: plain wood outside, and gold only at the inner edge.',
    ],
    asks: ['Quiet or loud?', 'Which frame do you have that says too much?'],
    ends: {
      p: 'Corners on the table decide faster than words.',
      t: 'Profile, width, tone, in that order.',
      fi: 'And gold for the drawing from nursery, of course.',
      a: 'The picture decides.',
      h: 'The speech may be cut.',
      l: 'A thin gold line, within.',
    },
    keep: 'the next picture without a frame',
    send: 'somebody with opinions about gold',
    own: [
      {
        kinds: ['product', 'service', 'number', 'price', 'process'],
        about: 'fram(?:e|es|ing)|moulding|molding|profiles?|samples?|oak|gold|gilt|wood',
        lead: 'And what there is to choose from.',
      },
    ],
    pic: {
      ask: 'One picture with two very different frame corners laid on it',
      alt: 'A picture with a plain and a gold frame corner',
    },
    claims: [['Frame choice changes the weight and effect of a picture', 'framing practice']],
  },
  {
    id: 'how-a-frame-is-made',
    format: 'behind',
    again: 9,
    emoji: '🪚',
    tags: ['PictureFraming', 'Handcraft', 'BehindTheScenes'],
    title: [
      'How a picture frame is made, from length to corner',
      'Inside a framing workshop: saw, glue, glass, tape',
    ],
    cover: 'Four cuts and a lot of care',
    gist: [
      'Four pieces of moulding, each cut at forty-five degrees, glued and pinned; then glass without a fingerprint, the picture, a board, tape against dust. The corner shows who was at work.',
      'A frame is four cuts. That the fourth corner closes as well as the first is the whole of the craft.',
    ],
    subject: ['The fourth corner', 'Not one speck under the glass'],
    hooks: {
      '*': [
        'Anybody can close three corners of a frame. It is the fourth that tells.',
        'Before a frame is shut, somebody hunts for one last speck of dust under the glass.',
      ],
      pt: 'An error of half a degree at each cut adds up to a gap at the last corner.',
      fi: 'Turn a frame over. The back tells you more about it than the front.',
      a: 'Cut, join, glaze, fit, seal.',
      h: "A framer's natural enemy is one hair. It comes from the framer.",
      l: 'Four mitres, a breath of glue, and silence.',
    },
    lines: {
      '*': [
        'Look at the corners of a frame: a good one closes without filler, and the grain runs round.',
        'The brown paper on the back of a frame keeps out dust and small animals. If it is torn, have it renewed.',
        'Glass is cleaned last and at an angle to the light. There is one speck that you only see then.',
        'Before a picture goes into its frame it is measured twice and cut once. Moulding is sold by length, and one wrong cut is firewood.',
      ],
      h: ['Dust under glass multiplies as soon as the last pin is in.'],
    },
    scene: [
      'A saw, a short shriek, and four pieces lie on the bench that look like nothing yet. Then two meet, and there is a corner.',
      'With a soft brush and a lamp the framer looks for something that you and I would not see. There: an eyelash.',
    ],
    why: [
      [
        'Wood works with the weather. Only a joint that fits will still be closed in ten years.',
        'Glue holds what touches. A gap is only filled by it.',
      ],
      [
        'Sealed well, no dust, no silverfish and less damp get to the sheet.',
        'What is done at the back protects what is in front.',
      ],
    ],
    parts: [
      [
        ['Cut and join', 'Four mitres are joined'],
        [
          'A guillotine or a saw takes the mitre, a clamp brings the four together.',
          'The rebate decides the size, and not the outside.',
        ],
        'Two mitred pieces of moulding meeting',
      ],
      [
        ['Clean the glass', 'Dust is hunted down'],
        ['Both sides, and no cloth that leaves threads.', 'Held by the edges from then on.'],
        'Light falling across clean glass',
      ],
      [
        ['Fit the picture', 'Sheet and board go in'],
        [
          '{Mount|Mat}, sheet, backing, and points shot in flat.',
          'Once more turned over, once more looked at.',
        ],
        'Hands turning over an open frame',
      ],
      [
        ['Seal the back', 'The back is closed'],
        [
          'Tape all round, cord or wire, and small pads against the wall.',
          'Pads let air through behind, and leave no marks.',
        ],
        'Brown tape on the back of a frame',
      ],
    ],
    turn: [
      'And then it is turned over for the first time.',
      'Nobody will ever see the best part of the work.',
    ],
    asks: [
      'Have you ever looked at the back of your pictures?',
      'What would you like to see framed in the workshop?',
    ],
    ends: {
      pt: 'Precision adds up, and so do errors.',
      fi: 'Come and look at corners some day.',
      a: 'The fourth corner closes.',
      h: 'The hair has been caught.',
      l: 'Turned over, and there it is.',
    },
    keep: 'the next frame you hold in your hand',
    send: 'somebody who likes workshops',
    own: [
      {
        kinds: ['process', 'people', 'history', 'place', 'number', 'product'],
        about:
          'made|workshop|years|since|by hand|hand.?(?:made|sewn|cut|thrown|finished|strip)|bench|cut|on site',
        lead: 'A look into the workshop here.',
      },
    ],
    pic: {
      ask: 'Two pieces of moulding at the moment they meet',
      alt: 'Two mitred pieces of frame moulding',
    },
    claims: [['Steps of frame making', 'framing trade practice']],
  },
  {
    id: 'what-is-in-the-drawer',
    format: 'question',
    again: 7,
    emoji: '🗄️',
    tags: ['FamilyTreasures', 'PictureFraming', 'Memories'],
    title: [
      'What is lying in your drawer that belongs on a wall?',
      'Unframed treasures: what have you been meaning to hang?',
    ],
    cover: 'What is in the drawer?',
    gist: [
      "A child's first letter, a map with a route, a menu from that evening, a medal, a jersey. Nearly everything can be framed, and the best things are seldom pictures.",
      'In most homes something dear lies flat in a drawer and waits for "some day". What is it at yours?',
    ],
    subject: ['Some day it will be hung', 'Seldom a picture'],
    hooks: {
      '*': [
        'What lies in a drawer at your place and has been waiting for a frame for years?',
        'The best thing on a wall is often not a picture: a letter, a map, a ticket.',
      ],
      p: 'Nearly anything flat can be framed, and a good deal that is not flat.',
      t: 'Deep frames hold medals, textiles and shells without pressing them.',
      fi: 'Go and look. Second drawer, under the instruction manuals.',
      a: 'Name one thing that should be on your wall.',
      h: 'The drawer is the largest museum of the family. No entry, no lighting.',
      l: 'A letter, a pressed flower, a name in ink.',
    },
    lines: {
      '*': [
        'Frame the letter and not only the photo of its writer. Handwriting is a portrait, too.',
        "A child's drawing wants a frame that opens in front: then the newest one can always go in.",
        'Maps look good on a wall and tell stories: mark the spot, the house, the way you went.',
        'What would you save first from your drawers, and why is it not on the wall?',
      ],
      h: ['A framed parking ticket from the day of the proposal: cheaper than it was then.'],
    },
    scene: [
      'On the counter lies a jersey with grass on the knee. "He does not know yet", says the mother.',
      'From an envelope slides a menu, with a stain on it. They look at the stain and both laugh.',
    ],
    why: [
      [
        'In a drawer a thing is kept. On a wall it is remembered.',
        'What we see every day becomes part of us, and of whoever grows up beneath it.',
      ],
    ],
    parts: [
      [
        'Something written',
        [
          'A letter, a recipe in her hand, the first "Mum" in crayon.',
          'Ink fades, so keep it from the sun or hang a copy.',
        ],
        'A handwritten recipe card',
      ],
      [
        'Something travelled',
        ['Ticket, map, postcard, a page of a diary.', 'Together in one frame they become a trip again.'],
        'A map with a pencil route',
      ],
      [
        'Something worn',
        ['A medal, a christening gown, a jersey.', 'Sewn on and not glued, in a deep frame.'],
        'A medal on a piece of cloth',
      ],
    ],
    turn: ['Some day is a weekday like any other.', 'It takes one trip to get it out of the drawer.'],
    asks: ['What is in your drawer?', 'What is the oddest thing on your walls?'],
    ends: {
      p: 'Keep it, and see it.',
      t: 'Flat, deep, sewn: there is a frame for each.',
      fi: 'Tell us about it. It need not be a picture.',
      a: 'Out of the drawer.',
      h: 'The museum thanks you for your visit.',
      l: 'Her hand, behind glass.',
    },
    keep: 'the next time you tidy the drawer',
    send: 'whoever keeps everything',
    own: [
      {
        kinds: ['product', 'service', 'story', 'offer', 'price'],
        about: 'medals?|jersey|shirt|object|textile|box frame|memor|3d|anything|football',
        lead: 'And what has been framed here.',
      },
    ],
    pic: {
      ask: 'A letter, a ticket or a medal beside an empty frame',
      alt: 'A letter and a medal beside an empty frame',
    },
    claims: [['Objects, textiles and paper can be framed', 'framing practice']],
  },
  {
    id: 'framed-in-time',
    format: 'season',
    again: 11,
    emoji: '🎁',
    when: { months: [10, 11, 12] },
    tags: ['ChristmasPresents', 'PictureFraming', 'GiftIdeas'],
    title: [
      'A framed picture for Christmas: how early to begin',
      'Framing as a present: size, secret and time',
    ],
    cover: 'Framed in time for Christmas',
    gist: [
      'Framing takes time, in December more than ever. Find the picture now, measure the wall in secret, and take something that belongs to the person and not only to your taste.',
      'A photograph that exists in one phone only, a drawing from the nursery: framed, it becomes the present that is still there in twenty years.',
    ],
    subject: ['Measure the wall in secret', 'Begin with the picture, now'],
    hooks: {
      '*': [
        'The present that takes longest is the one with a frame round it. Begin in November.',
        'Somebody in your family would love a picture that now exists only in your phone.',
      ],
      pt: 'Moulding and glass have to be ordered and cut; before Christmas workshops are full.',
      fi: 'Look through your photos tonight. One of them belongs on a wall, and not on yours.',
      a: 'Picture now, frame next, wrap later.',
      h: 'On the twenty-third of December every framer has a queue and a wonderful view of it.',
      l: 'A quiet present, flat, and heavy as a promise.',
    },
    lines: {
      '*': [
        'For a printed photo as a present ask for the original file. What came through a messenger is too small for a wall.',
        'Measure the wall in secret with your hand: span of thumb and little finger, and measure the span at home.',
        "A child's drawing, framed for the grandparents: ask for the date on the back, in pencil.",
        'If you do not know the wall, choose small. A small frame finds a place anywhere.',
      ],
      h: ['Nobody has ever had too many pictures of the dog.'],
    },
    scene: [
      '"Only quickly fetching something", says the daughter, and comes out of her parents\' bedroom with a tape measure behind her back.',
      'A flat parcel under the tree. Everybody knows that it is a picture, and nobody knows which.',
    ],
    why: [
      [
        'A frame makes of a sheet of paper something that is handed on.',
        'A framed present says: I have kept this, and thought of where you look.',
      ],
      [
        'In the weeks before the holidays each workshop works through its list, and the list is long.',
        'Special sizes and glass come by order, and orders have their days.',
      ],
    ],
    parts: [
      [
        ['Find the picture', 'Choose one photograph'],
        [
          'One that nobody has seen large: a laugh, a place, a hand.',
          'Rather one good one than a collage of nine.',
        ],
        'A hand leafing through prints',
      ],
      [
        ['Get the real file', 'Ask for the original'],
        [
          'The original from the phone or camera, untouched.',
          'Old photographs can be scanned. Bring them flat, between cards.',
        ],
        'An old photograph between two cards',
      ],
      [
        ['Guess the wall', 'Measure a wall in secret'],
        [
          'Their colours, their frames, the gap above the chest of drawers.',
          'A photo of the room at the next visit does no harm.',
        ],
        'An empty wall above a chest of drawers',
      ],
    ],
    turn: [
      'And on the evening itself there is only wrapping left.',
      'It will hang there when the jumper has long been worn out.',
    ],
    asks: ['Which photo in your phone belongs on a wall?', 'Which picture did you once get as a present?'],
    ends: {
      pt: 'Early, original, small.',
      fi: 'Psst. Nobody heard it from us.',
      a: 'Begin now.',
      h: 'Come on the second. The view is worse, and so is the queue.',
      l: 'Flat, wrapped, and long thought of.',
    },
    keep: 'tonight, with your photos',
    send: 'a brother or sister, to share it',
    own: [
      {
        kinds: ['offer', 'process', 'policy', 'service'],
        about: 'christmas|weeks|working days|turnaround|ready in|rush|orders? (?:by|before|for)',
        lead: 'And about time and frames here.',
      },
    ],
    pic: {
      ask: 'A framed photograph half wrapped in paper',
      alt: 'A framed photograph half wrapped in paper',
    },
    claims: [
      [
        'Lead times grow before Christmas; messengers shrink photographs',
        'framing trade practice, common experience',
      ],
    ],
  },
];
