// Feet, every day. No idea here treats anything: diabetes, wounds and pain belong to people who look at them.
import type { Idea } from '../../library/idea.ts';

export const FEET: readonly Idea[] = [
  {
    id: 'straight-across',
    format: 'howto',
    again: 9,
    emoji: '✂️',
    tags: ['ToenailCare', 'FootCareTips', 'FootHealth'],
    title: [
      'How to cut toenails: straight across, and not too short',
      'Toenails: the cut that keeps corners out of trouble',
    ],
    cover: 'Straight across',
    gist: [
      'Cut toenails straight across, level with the tip of the toe, in small snips, and file the corners instead of cutting into them. Dry nails are easier to control than soft ones.',
      'Most ingrown nails begin with good intentions: the corner was cut out. Leave it, and file it smooth.',
    ],
    subject: ['Leave the corners alone', 'Level with the tip of the toe'],
    hooks: {
      '*': [
        'Do not cut down into the corners of a toenail. File them.',
        'Toenails are cut straight across, and fingernails round. It makes a difference.',
      ],
      pt: 'A corner cut too deep can leave a spike that grows into the skin beside it.',
      fi: 'Can you reach your toes in comfort? It is fair to ask for help if you cannot.',
      a: 'Straight, not too short, corners filed.',
      h: 'From fifty on, the distance to the toes grows by some centimetres a year. Science is silent about it.',
      l: 'A small file, good light, ten minutes.',
    },
    lines: {
      '*': [
        'Cut toenails straight across and level with the tip of the toe. Shorter is not tidier.',
        'File the corners of a toenail instead of cutting them out. A corner that is left alone does not grow in.',
        'Cut thick nails in small snips from one side to the other. One large bite can split them.',
        'Clean clippers with alcohol and do not share them. Fungus travels in families.',
      ],
      h: ['The clipping flew across the bathroom, and will be found on moving out.'],
    },
    scene: [
      'One foot on the edge of the bath, the light from behind, the clippers in the wrong hand. Snip. Too far.',
      'It is only a corner. On Monday it is red, and every shoe has noticed.',
    ],
    why: [
      [
        'A nail grows forwards. What lies in its way at the side is skin.',
        'A cut corner closes over, and the nail comes up beneath it.',
      ],
      [
        'Left a little long, the nail protects the toe and rides over its edge.',
        'The white rim has a job: it is a bumper.',
      ],
    ],
    parts: [
      [
        'Sit down in good light',
        [
          'Foot on a stool, glasses on, and no rush.',
          'After a shower they are softer, dry they are easier to control.',
        ],
        'A foot on a low stool',
      ],
      [
        'Cut straight across',
        [
          'In two or three snips, level with the tip of the toe.',
          'Toenail clippers have a straight blade. That is what it is for.',
        ],
        'Clippers across a toenail',
      ],
      [
        'File the corners',
        ['In one direction, until nothing catches on a sock.', 'Do not dig beneath them.'],
        'A file at a toenail corner',
      ],
      [
        'Look between the toes',
        ['Dry them, and see whether skin is split or white.', 'It takes a moment and tells a lot.'],
        'A towel between two toes',
      ],
    ],
    turn: ['Every six to eight weeks is enough for most.', 'Good shoes begin with good nails.'],
    asks: ['What do you use for your toenails?', 'Who taught you how to cut them?'],
    ends: {
      pa: 'Straight, level, filed.',
      fi: 'And if you cannot reach them: let somebody do it. That is what they are there for.',
      t: 'Leave the lateral edge free of spicules.',
      h: 'Longer clippers have been suggested. Shorter legs as well.',
      l: 'Smooth, and done.',
    },
    caution:
      'With diabetes, poor circulation, numb feet or blood thinners do not cut your own nails without advice: ask a podiatrist or doctor.',
    keep: 'the next Sunday evening',
    send: 'somebody who cuts them round',
    own: [
      {
        kinds: ['service', 'price', 'process', 'hours'],
        about: 'nails?\\b|routine|trim|home visit',
        lead: ['And if they are out of reach.', 'For nails that will not be told.'],
      },
    ],
    pic: { ask: 'Clippers and a file on a towel', alt: 'Toenail clippers and a file on a white towel' },
    claims: [
      [
        'Cut straight across, file corners; caution with diabetes',
        'advice of podiatry bodies and health services',
      ],
    ],
  },
  {
    id: 'draw-round-your-foot',
    format: 'tip',
    again: 9,
    emoji: '👟',
    tags: ['ShoeFit', 'FootCareTips', 'HealthyFeet'],
    title: [
      'Do your shoes fit? Draw round your foot and compare',
      'Most shoes are too narrow: a test with paper',
    ],
    cover: 'Draw round your foot',
    gist: [
      'Stand on paper, draw round your foot, put the shoe on the drawing. If the line looks out, your toes are folded away in there. Buy in the afternoon, with a thumb of room in front.',
      'Feet get longer and wider with the years, and hardly anybody measures them again. A pencil does it.',
    ],
    subject: ['The line looks out', 'A thumb of room in front'],
    hooks: {
      '*': [
        'Stand on a sheet of paper, draw round your foot, and put your shoe on it.',
        'When did anybody last measure your feet? At eleven?',
      ],
      pt: 'Studies find that many adults wear shoes that are too narrow for their feet.',
      fi: 'Do you take your shoes off under the table, the moment that you sit?',
      a: 'Trace, compare, thumb in front, buy in the afternoon.',
      h: 'The shoe is pointed. The foot is not. One of the two is going to give way.',
      l: 'Room for five toes, and a soft upper.',
    },
    lines: {
      '*': [
        'Put your shoe on a drawing of your foot. Where the line looks out, you are pressing.',
        'Shop for shoes in the afternoon: feet swell during the day.',
        'Leave a thumb of room before the longest toe, which is not the big one for everybody.',
        'Shoes that need breaking in are the wrong shoes. A good one fits in the shop.',
      ],
      h: ['"They will give," said the salesman. It was the foot that did.'],
    },
    scene: [
      'On the kitchen floor somebody stands on a newspaper with a pencil, in one sock. The shoe that is put on the drawing is a good deal slimmer than the truth.',
      'In the cinema, in the dark, you hear it to the left and right: shoes being slipped off.',
    ],
    why: [
      [
        'Toes need room in front and at the sides, above all when rolling off.',
        'With each step a foot gets a little longer.',
      ],
      [
        'Ligaments slacken over the years, and pregnancies, weight and work add to it.',
        'The size on the box is from your twenties.',
      ],
    ],
    parts: [
      [
        'Draw both feet, standing',
        ['Pencil upright, weight on both.', 'One is larger. It decides.'],
        'A pencil tracing a foot',
      ],
      [
        'Lay the shoe on it',
        ['Or its insole, if it comes out.', 'Nothing should look out at the side.'],
        'A shoe on a drawn outline',
      ],
      [
        'Check for the thumb',
        ['Standing, in front of the longest toe.', 'And wriggle all five.'],
        'A thumb at the tip of a shoe',
      ],
    ],
    turn: [
      'Put the drawing in your bag. It knows your size better than the label.',
      'Feet carry you for a lifetime. They would like a bit of room.',
    ],
    asks: ['Which shoes do you take off first when you get home?', 'When were your feet last measured?'],
    ends: {
      pa: 'Measure, compare, choose.',
      fi: 'And do it with your children, twice a year.',
      t: 'Length plus allowance, width, time of day.',
      h: 'The shoe has refused to comment.',
      l: 'Five toes, at ease.',
    },
    keep: 'the next pair',
    send: 'somebody who slips off shoes under the table',
    own: [
      {
        kinds: ['service', 'process', 'product', 'price'],
        about: 'shoes?|insoles?|orthotic|gait|measure|assess|children',
        lead: 'And for a closer look.',
      },
    ],
    pic: { ask: 'A shoe on the drawn outline of a foot', alt: 'A shoe lying on the drawn outline of a foot' },
    claims: [
      ['Many people wear ill-fitting shoes', 'systematic review on footwear fit'],
      ['Buy in the afternoon, thumb of room', 'advice of podiatry bodies'],
    ],
  },
  {
    id: 'soak-or-cream',
    format: 'myth',
    again: 9,
    emoji: '🧴',
    tags: ['DryHeels', 'FootCareTips', 'SkinCare'],
    title: [
      'Hard skin on the heels: why long foot baths do not help',
      'Dry heels: short bath, dry well, cream at night',
    ],
    cover: 'Short bath, long cream',
    myth: 'The longer the foot bath, the softer the skin',
    short: 'Long soaking dries the skin out. A few minutes, dry well, and a cream with urea at night.',
    gist: [
      'Ten minutes are plenty. Dry well between the toes, cream the rest, put socks on, and use a fine file gently once a week. No blades.',
      'Heels crack because they are dry, and not because they are dirty. Cream does more than any bath.',
    ],
    subject: ['Ten minutes are plenty', 'Cream, then socks'],
    hooks: {
      '*': [
        'A long foot bath makes heels drier. Ten minutes are enough.',
        'Cracked heels are thirsty. What they want is cream, in the evening, under a sock.',
      ],
      pt: 'Water swells the outer layer and washes out what holds moisture.',
      fi: 'Do your heels catch on the sheets? You are not the only one.',
      a: 'Short bath, dry, file gently, cream, sock.',
      h: 'The heel had snagged on the tights, and the tights had been new.',
      l: 'Warm water, a towel, a cream, and to bed.',
    },
    lines: {
      '*': [
        'Cream for dry heels works best at night, under cotton socks. A cream with urea holds moisture.',
        'No cream between the toes: it is damp enough there, and fungus likes that.',
        'Never use a blade on hard skin. A fine file, dry, a few strokes, once a week.',
        'Hard skin comes back where something presses. Look at the shoe before you fight the heel.',
      ],
      h: ['The pumice was bought in nineteen ninety and has got smaller than the problem.'],
    },
    scene: [
      'A bowl, a film, warm water. When the credits roll, the feet look like walnuts, and tomorrow they will be dry again.',
      'In summer, in sandals, one sees it from three metres: two small river deltas.',
    ],
    why: [
      [
        'Skin holds water with fats and salts, and long soaking takes both out.',
        'Washing-up hands know the feeling.',
      ],
      [
        'Heels have hardly any glands for grease, so they depend on help.',
        'What is thick and dry cracks when it is bent.',
      ],
    ],
    parts: [
      [
        'Bathe briefly',
        ['Lukewarm, ten minutes, no more.', 'Test it with your elbow, above all if your feet feel little.'],
        'Feet in a small bowl',
      ],
      [
        'Dry between the toes',
        ['Gently, each gap.', 'Damp gaps are where fungus begins.'],
        'A towel between toes',
      ],
      [
        'File a little',
        ['Fine, in one direction, on dry skin.', 'Leave some: it is there for a reason.'],
        'A foot file beside a towel',
      ],
      [
        'Cream in the evening',
        ['Heel and sole, then socks.', 'A fortnight, and you will feel it.'],
        'A cream jar beside cotton socks',
      ],
    ],
    turn: ['It is a matter of two minutes, every evening.', 'Soft heels are made at night.'],
    asks: ['What do you do for your feet?', 'Foot bath: luxury or a nuisance?'],
    ends: {
      pa: 'Short, dry, creamed.',
      fi: 'And then to bed, in very unromantic socks.',
      t: 'Hydrate the horny layer, reduce pressure.',
      h: 'The tights were mourned briefly.',
      l: 'And to bed.',
    },
    caution:
      'With diabetes or numb feet no hot baths, files or home remedies without advice. Deep, bleeding or painful cracks should be looked at.',
    keep: 'the first day in sandals',
    send: 'somebody with snagging heels',
    own: [
      {
        kinds: ['service', 'price', 'product', 'process'],
        about: 'hard skin|callus|heels?|cream|routine|pedicure',
        lead: 'And where cream alone is not enough.',
      },
    ],
    pic: { ask: 'Cream and cotton socks on a bed', alt: 'A jar of cream and cotton socks on a bed' },
    claims: [
      [
        'Short baths, urea creams, no blades, caution with diabetes',
        'advice of podiatry and health services',
      ],
    ],
  },
  {
    id: 'look-at-the-soles-of-old-shoes',
    format: 'behind',
    again: 10,
    emoji: '🔍',
    tags: ['BehindTheScenes', 'GaitAnalysis', 'Podiatry'],
    title: [
      'What a podiatrist reads from your old shoes',
      'Why you should bring worn shoes to a foot appointment',
    ],
    cover: 'Bring your old shoes',
    gist: [
      'Worn heels, a dent in the insole, a hole above the big toe: old shoes are the diary of a gait. Bring two pairs along, and not the new ones.',
      'A foot on a couch is at rest. A shoe tells what it does all day.',
    ],
    subject: ['A diary in leather', 'Not the new ones, please'],
    hooks: {
      '*': [
        'For a foot appointment bring your oldest shoes. They are a diary.',
        'A worn sole tells more about a walk than a long description.',
      ],
      pt: 'Wear patterns show load, and together with gait and joints they point to causes.',
      fi: 'Do you polish your shoes before the appointment? Better not.',
      a: 'Old shoes, everyday socks, a list of what hurts when.',
      h: 'People put on their good shoes to see a podiatrist, and leave the witnesses at home.',
      l: 'Leather, worn by a certain way of walking.',
    },
    lines: {
      '*': [
        'Bring two pairs of worn shoes to a podiatrist: one for everyday, one for sport.',
        'Most heels are worn a little on the outside. It becomes interesting when left and right differ.',
        'Write down when it hurts: first steps in the morning, after an hour, at night. It narrows things down.',
        'Trousers that can be rolled up to the knee help at a gait analysis. Feet begin at the hip.',
      ],
      h: ['The left shoe says "stairs", and the right one says "waits for the bus on one leg".'],
    },
    scene: [
      'Two shoes stand on paper, heel to the light. Somebody tilts them, says "aha", and asks: "Which shoulder do you carry your bag on?"',
      'Six steps there, six back. "And now as if nobody were looking."',
    ],
    why: [
      [
        'Nobody walks naturally when watched. A shoe has recorded the unwatched miles.',
        'Memory forgets, and rubber does not.',
      ],
      [
        'Pain often has its cause a storey higher or lower.',
        'A foot is the ground floor, and it takes what comes from above.',
      ],
    ],
    parts: [
      [
        'The shoes are read',
        ['Heel, sole, insole, the inside of the toe.', 'Before anybody touches a foot.'],
        'Worn soles seen from behind',
      ],
      [
        'Then you walk',
        ['In both directions, with and without shoes.', 'The camera sees it, and the eye hears it as well.'],
        'A person walking along a corridor',
      ],
      [
        'Joints are moved',
        ['Ankle, big toe, knee: what goes how far?', 'Stiff and hurting are two things.'],
        'Hands moving an ankle',
      ],
      [
        'Then it is talked over',
        ['What it may be, what can be tried, what not.', 'Often it begins with a shoe.'],
        'A foot model on a desk',
      ],
    ],
    turn: [
      'So leave the polish in the cupboard that day.',
      'A shoe forgets nothing. It is a good reason to be kind to it.',
    ],
    asks: ['Where are your shoes worn first?', 'When do your feet complain: in the morning or at night?'],
    ends: {
      pa: 'Evidence on the sole.',
      fi: 'Holes in socks are fine. Everybody has them that day.',
      t: 'Wear pattern, gait, range of motion.',
      h: 'The witnesses have been found behind the door.',
      l: 'A way of walking.',
    },
    keep: 'the day before the appointment',
    send: 'somebody who was going to wear the good ones',
    own: [
      {
        kinds: ['process', 'service', 'price', 'people'],
        about: 'gait|assess|first (?:visit|appointment)|minutes|video|train|regist',
        lead: ['And how feet are looked at here.', 'How a visit goes here.'],
      },
    ],
    pic: { ask: 'A pair of worn soles, heel to the camera', alt: 'Worn shoe soles seen from behind' },
    claims: [['Wear patterns inform assessment', 'podiatry textbook']],
  },
  {
    id: 'barefoot-where',
    format: 'question',
    again: 9,
    emoji: '🦶',
    tags: ['Barefoot', 'FeetTalk', 'HappyFeet'],
    title: ['Where do you like best to walk barefoot?', 'Grass, sand or kitchen tiles: barefoot memories'],
    cover: 'Barefoot, and where?',
    gist: [
      'On wet sand, on the cool tiles of a kitchen, in grass at seven in the morning: where do your bare feet feel best, and where was the first time that you remember?',
      'Feet have a good memory. Ask them where they were happy: on sand, in grass, on cool stone.',
    ],
    subject: ['Wet sand or cool tiles?', 'Ask your feet'],
    hooks: {
      '*': [
        'Wet sand, cool tiles, morning grass: what do your feet like best?',
        'Feet remember summers that the head has lost.',
      ],
      pt: 'Soles are rich in nerve endings, and different grounds wake them up.',
      fi: 'When were your feet last out of shoes, and not in bed?',
      a: 'Shoes off. Where?',
      h: 'Lego does not count as a surface.',
      l: 'Dew, grass, and nobody up yet.',
    },
    lines: {
      '*': [
        'Where do you like walking barefoot best: on sand, in grass, on boards or on tiles?',
        'Begin barefoot walking with minutes and not with miles. Soles and calves have to get used to it.',
        'Pick up a pencil with your toes. If it works, do it with the other foot as well.',
        'Look at your soles after a barefoot walk. A splinter is easy to find today, and not on Friday.',
      ],
      h: ['The path of pebbles, fir cones and bark was called a wellness walk. It was walked in silence.'],
    },
    scene: [
      'Low tide, trousers rolled up, and behind you a row of prints that fills with water.',
      'August, three in the afternoon, stone kitchen floor. A child lies on it flat, and so do the feet of its grandmother.',
    ],
    why: [
      [
        'What carries us all day mostly lives in the dark.',
        'Ground that gives way trains small muscles, and it feels like holidays.',
      ],
    ],
    parts: [
      [
        'Somewhere soft',
        ['Sand, moss, a lawn after rain.', 'The toes spread by themselves.'],
        'Footprints in wet sand',
      ],
      [
        'Somewhere cool',
        ['Tiles, a stream, a shaded step.', 'The whole body gets cooler from below.'],
        'Bare feet on a stone floor',
      ],
    ],
    turn: ['Take them out today, even if only onto the balcony.', 'They will thank you by evening.'],
    asks: ['Where do you walk barefoot?', 'What is the worst that you ever stepped on?'],
    ends: {
      pa: 'A few minutes, on safe ground.',
      fi: 'And mind the bees.',
      t: 'Sensory input and intrinsic muscles.',
      h: 'It has been banned from the hall, the Lego.',
      l: 'Dew, and a step.',
    },
    caution: 'With diabetes or numb feet do not walk barefoot: small wounds can go unnoticed.',
    keep: 'the first warm morning',
    send: 'somebody who is always in shoes',
    pic: { ask: 'Footprints in sand or grass', alt: 'Footprints in wet sand' },
    claims: [['Do not go barefoot with neuropathy', 'diabetes associations']],
  },
];
