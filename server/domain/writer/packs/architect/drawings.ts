// Rooms before they exist: looking, measuring, deciding. Rules and permits differ by country and are left to the people on the spot.
import type { Idea } from '../../library/idea.ts';

export const DRAWINGS: readonly Idea[] = [
  {
    id: 'tape-it-on-the-floor',
    format: 'howto',
    again: 9,
    emoji: '📏',
    tags: ['FloorPlan', 'HomeDesign', 'PlanningTips'],
    title: [
      'How to test a floor plan before anything is built: tape it',
      'Try out a room before you build it, with a roll of tape',
    ],
    cover: 'Tape it on the floor',
    gist: [
      'Tape the walls of the new room onto a floor at full size, put chairs where sofa and table will be, and walk through your morning. What pinches on tape will pinch in stone.',
      'Plans are read with the eyes, and rooms with the hips. A roll of tape tells more about a kitchen than any drawing.',
    ],
    subject: ['Walk through your morning', 'A roll of tape before a wall'],
    hooks: {
      '*': [
        'Before you build a wall, tape it onto the floor and walk round it for a week.',
        'A floor plan looks large on paper. Try it with tape, at full size.',
      ],
      pt: 'Full-size mock-ups reveal clearances and habits that drawings hide.',
      fi: 'Can you picture a room from a plan? Most people cannot, and nod.',
      a: 'Tape, chairs, a morning. Then decide.',
      h: 'On paper there was room for a piano. On the floor there is room for its stool.',
      l: 'A line on the floor, and already it is a room.',
    },
    lines: {
      '*': [
        'Tape a planned room onto the floor at full size, put chairs where furniture will be, and make breakfast in it.',
        'Open the doors: draw their swing on the floor as well. Two doors that meet have met for life.',
        'Leave about ninety centimetres for a way through. Measure your own hall, and you will know why.',
        "Measure your favourite room at a friend's. Numbers mean something as soon as you have sat in them.",
      ],
      h: ['The taped island was removed by the dog on the second day. It had been in the way, he felt.'],
    },
    scene: [
      'Saturday, an empty car park, two people with a roll of tape. "And here is the bath," says one, and lies down.',
      'In the living room a white line crosses the carpet. For six days everybody has been walking round a wall that is not there.',
    ],
    why: [
      [
        'A drawing shows what is there, and a body notices what is missing.',
        'Centimetres are abstract until an elbow meets them.',
      ],
      [
        'Tape costs little and can be moved in a minute, and walls cannot.',
        'A change costs least before the thing exists.',
      ],
    ],
    parts: [
      [
        'Find a floor large enough',
        ['Car park, sports hall, lawn with string.', 'At home one room at a time.'],
        'White tape on an empty floor',
      ],
      [
        'Tape walls and doors',
        ['In full size, with the swing of each door.', 'Windows get another colour.'],
        'A taped door swing',
      ],
      [
        'Put in furniture',
        [
          'Boxes and chairs at the real measurements.',
          'Pull the chairs out, as if somebody were getting up.',
        ],
        'Chairs inside taped lines',
      ],
      [
        'Live through a morning',
        ['Kettle, fridge, dishwasher, two people passing.', 'And coming home with bags and a child.'],
        'Two people passing in a taped kitchen',
      ],
    ],
    turn: [
      'What has been moved with tape need not be moved with a hammer.',
      'A room that works on a car park will work anywhere.',
    ],
    asks: ['Which room in your home is too narrow by one hand?', 'What would you plan differently today?'],
    ends: {
      pa: 'Full size first, then lines.',
      fi: 'Ask the dog as well. He uses the floor most.',
      t: 'Clearances, swings, paths: tested at one to one.',
      h: 'The stool, however, fits beautifully.',
      l: 'A line, a breath, a room.',
    },
    keep: 'the evening with the first plans',
    send: 'somebody who is drawing kitchens',
    own: [
      {
        kinds: ['process', 'service', 'price', 'policy'],
        about:
          'plan|model|first (?:meeting|visit)|sketch|measure|mock-?up|(?:home|site|first|free|farm|design) visits?\\b|visit us|visits by',
        lead: ['And how plans come about here.', 'For the step after the tape.'],
      },
    ],
    pic: {
      ask: 'Tape on a floor in the shape of a room',
      alt: 'White tape on a floor in the outline of a room',
    },
    claims: [
      [
        'Full-size mock-ups help; passage of around ninety centimetres',
        'design practice; accessibility guidance',
      ],
    ],
  },
  {
    id: 'follow-the-sun-for-a-day',
    format: 'tip',
    again: 9,
    emoji: '🌞',
    tags: ['Daylight', 'HomeDesign', 'OldHouse'],
    title: [
      'Before you extend: watch where the sun goes for one day',
      'Daylight at home: photograph it before you convert',
    ],
    cover: 'Follow the sun for a day',
    gist: [
      'Photograph each room at eight, twelve, four and seven. Then you know where breakfast belongs, where the desk, and which wall had better stay.',
      'Light costs nothing, and is forgotten most easily. A day with a phone shows more than an almanac.',
    ],
    subject: ['Eight, twelve, four, seven', 'Where does breakfast belong?'],
    hooks: {
      '*': [
        'Planning an extension? First spend one day watching where the sun goes.',
        'The best room of a house is where the light is at the hour when you are there.',
      ],
      pt: 'Orientation, depth and window height decide over daylight more than window area alone.',
      fi: 'Where do you drink your coffee, and is there sun?',
      a: 'Four photographs a day, in each room. Then draw.',
      h: 'The living room gets sun from eleven to two, when everybody is at work. The cat designed it.',
      l: 'A patch of light, wandering over the floor.',
    },
    lines: {
      '*': [
        'Photograph your rooms at eight, twelve, four and seven on a clear day. It is the best first step of any conversion.',
        'A high window brings light further into a room than a wide one.',
        'An extension takes light from the room behind it. Ask where that room will get its own.',
        'Light from two sides makes faces friendly. From one side there is always somebody in the shade.',
      ],
      h: ['The new sunroom is delightful for eleven days a year. On the others it is a fridge or an oven.'],
    },
    scene: [
      'Four in the afternoon, and a strip of sun lies over the stairs, where nobody sits. Somebody fetches a cushion.',
      'In the new glass box they are sitting in coats, looking into the old dining room, which is dark now.',
    ],
    why: [
      [
        'Rooms are used by the hour, and the sun keeps hours as well.',
        'Breakfast wants the east, supper the west, and a desk wants no sun on its screen.',
      ],
      [
        'What is built takes and gives light for sixty years.',
        'A lamp can be bought later. A window can hardly be moved.',
      ],
    ],
    parts: [
      [
        'Take four pictures a day',
        ['Same spot, each room, a clear day.', 'Once in winter and once in summer, if there is time.'],
        'A phone photographing a sunlit room',
      ],
      [
        'Note who is where, when',
        ['Homework, cooking, reading, the plants.', 'It seldom agrees with the room names.'],
        'A note on a window sill',
      ],
      [
        'Look for stolen light',
        [
          'Doors with glass, white walls opposite, a mirror in the hall.',
          'It is the smallest conversion there is.',
        ],
        'A glass panel above a door',
      ],
    ],
    turn: [
      'Then you can plan, and perhaps you only need to swap two rooms.',
      'The sun is the one client who never changes its mind.',
    ],
    asks: [
      'Which room of yours has the best light, and what is it used for?',
      'Where does the sun reach at breakfast at your place?',
    ],
    ends: {
      pa: 'Light first, walls second.',
      fi: 'And tomorrow drink your coffee where the sun is.',
      t: 'Orientation, sill height, depth, reflectance.',
      h: 'The cat is available for consultations.',
      l: 'It wanders, and so do you.',
    },
    keep: 'the next clear day',
    send: 'somebody who is dreaming of an extension',
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: 'extension|light|feasib|first (?:visit|meeting)|conver|renov|consult',
        lead: 'And for what comes after the photographs.',
      },
    ],
    pic: { ask: 'A patch of sunlight on a floor', alt: 'A patch of sunlight on a wooden floor' },
    claims: [
      ['Higher windows bring light deeper; extensions can darken rooms behind', 'textbook of daylighting'],
    ],
  },
  {
    id: 'write-a-day-not-a-list',
    format: 'mistake',
    again: 9,
    emoji: '📝',
    tags: ['DesignBrief', 'HomeDesign', 'WorkingWithAnArchitect'],
    title: [
      'The brief: describe a day in the house and not a list of rooms',
      'How to brief an architect: one ordinary Tuesday',
    ],
    cover: 'Write a day, not a list',
    wrong: 'Four bedrooms, two baths, an island',
    gist: [
      'Write down one ordinary Tuesday and one Sunday in the new house, hour by hour, with what annoys you now. A list gets rooms. A day gets a house that fits.',
      '"Four bedrooms" fits anybody. "Shoes everywhere at half past seven" fits you, and can be solved.',
    ],
    subject: ['An ordinary Tuesday', 'Shoes at half past seven'],
    hooks: {
      '*': [
        'Do not tell your architect how many rooms you want. Tell them about a Tuesday.',
        'A list of rooms makes a house. A day, hour by hour, makes yours.',
      ],
      pt: 'A good brief states activities, conflicts and priorities, and leaves the rooms open.',
      fi: 'Where do the shoes lie at your place at half past seven in the morning?',
      a: 'A Tuesday, a Sunday, three annoyances, one wish.',
      h: 'They wanted an island. They have two toddlers. It would have been a racetrack.',
      l: 'A morning, described in sentences.',
    },
    lines: {
      '*': [
        'Briefing an architect? Write down one ordinary Tuesday, hour by hour. It says more than "four bedrooms".',
        'List three things that annoy you at home daily. They are worth more than thirty pictures from magazines.',
        'Write your wishes in three columns: must, nice, and what we would give up for it. The third one decides.',
        'Bring pictures of rooms that you like, and say what it is: the light, the colour, or that it is tidy.',
      ],
      h: ['Nine hundred pinned pictures, all white, no people. They have a dog, drums and a forge.'],
    },
    scene: [
      '"A utility room," says the list. What is meant is: somewhere to shut the door on it.',
      'They read the Tuesday aloud. At quarter to eight both of them stop, look at each other, and laugh.',
    ],
    why: [
      [
        'A room is an answer, and one should begin with the question.',
        'Whoever orders answers gets those of other people.',
      ],
      [
        'Conflicts stand in the day and not in the list: two people, one bathroom, ten minutes.',
        'A plan is good where it removes something that happens daily.',
      ],
    ],
    parts: [
      [
        'Describe one Tuesday',
        ['Who gets up when, where does the bag lie, who cooks?', 'In sentences, as to a friend.'],
        'A handwritten page on a table',
      ],
      [
        'Describe one Sunday',
        ['With rain, with guests, with nobody.', 'A house has to be able to do all three.'],
        'A long table on a rainy day',
      ],
      [
        'Name three annoyances',
        ['The daily ones, however small.', 'The smallest are often the easiest to solve.'],
        'A pile of shoes in a hallway',
      ],
      [
        'Say what you would give up',
        ['Size, a bathroom, the guest room, time.', 'Money is only one of the currencies.'],
        'A crossed-out line on a list',
      ],
    ],
    turn: [
      'Perhaps you will not need a larger house. Perhaps only a bench in the hall.',
      'The Tuesdays of a life are longer than its holidays.',
    ],
    asks: ['What annoys you daily at home?', 'Which room would you give up?'],
    ends: {
      pa: 'Activities first, rooms second.',
      fi: 'Write it on a Tuesday. You will be honest.',
      t: 'Brief by use, conflict, priority.',
      h: 'They now have a very long hall. It is a racetrack.',
      l: 'A morning that fits.',
    },
    work: 'It holds for offices as well. One ordinary Tuesday of the team, hour by hour, shows what the plan has to solve: calls, quiet, lunch, coats.',
    keep: 'the evening before the first meeting',
    send: 'somebody with nine hundred pinned pictures',
    own: [
      {
        kinds: ['process', 'service', 'price', 'people'],
        about: 'brief|first (?:meeting|visit|conversation)|listen|question|workshop|consult',
        lead: ['How a beginning looks here.', 'And what is asked first here.'],
      },
    ],
    pic: { ask: 'A handwritten page beside a rough sketch', alt: 'A handwritten page beside a rough sketch' },
    claims: [['Activity-based briefs', 'practice of architects']],
  },
  {
    id: 'plan-section-elevation',
    format: 'glossary',
    again: 10,
    emoji: '📐',
    tags: ['PlansExplained', 'ArchitectureWords', 'HomeDesign'],
    title: [
      'Plan, section, elevation, scale: how to read building drawings',
      'Reading floor plans: thick lines, thin lines and the north arrow',
    ],
    cover: 'How to read the drawings',
    gist: [
      'A plan is the house cut through at the waist and seen from above, a section is cut like a cake, an elevation is a face. With scale and north arrow you can read them all.',
      'Five words, and a sheet full of lines becomes a house in which you can walk about.',
    ],
    subject: ['Cut like a cake', 'Where is north?'],
    hooks: {
      '*': [
        'A floor plan is a house that has been cut through at the waist.',
        'Five words, and you can read any building drawing.',
      ],
      pt: 'All drawings are cuts or views at a scale. Knowing which makes them legible.',
      fi: 'Have you ever nodded at a drawing and thought that it was upside down?',
      a: 'Plan, section, elevation, scale, north. Now read.',
      h: 'It took a while until somebody noticed that the staircase led into the neighbour.',
      l: 'A thin line, a thick line, and a house between.',
    },
    lines: {
      '*': [
        'Thick lines on a plan are cut through, thin ones lie below. That is how to tell a wall from a worktop.',
        'A section shows how high it is where you stand. On a plan every attic is spacious.',
        'Scale one to fifty: two centimetres on paper are a metre. Check it with a door, which is about as wide as you think.',
        'Look for the north arrow first on a plan. Without it you do not know where breakfast is.',
      ],
      h: ['Dashed lines are above you, dotted ones below, and the coffee ring is from the meeting.'],
    },
    scene: [
      'A large sheet on the table, four people round it. One puts a finger on it and says: "So I am coming in here, and then I hit my head."',
      'She turns the plan until it lies as she stands. Suddenly it is her kitchen.',
    ],
    why: [
      [
        'Builders build what is drawn, and clients approve it. So both should be able to read it.',
        'An hour with the drawings is cheaper than a wall.',
      ],
      [
        'Each kind of drawing answers another question.',
        'Where things are is in the plan, how it feels is in the section.',
      ],
    ],
    parts: [
      [
        'Plan',
        ['Seen from above, cut at about waist height.', 'Where walls, doors and furniture are.'],
        'A floor plan on a table',
      ],
      [
        'Section',
        [
          'Cut downwards like a cake: heights, stairs, slopes.',
          "Shows how high it is, and where one knocks one's head.",
        ],
        'A section through a house',
      ],
      [
        'Elevation',
        [
          'A straight view of one side, without perspective.',
          'The face of the house, as nobody ever sees it.',
        ],
        'A drawn house front',
      ],
      [
        'Scale',
        [
          'How many times smaller it is drawn: one to fifty, one to a hundred.',
          'The number that turns centimetres into metres.',
        ],
        'A scale ruler on a drawing',
      ],
      [
        'North arrow',
        [
          'Tells where the sun comes from, and so which room is warm.',
          'The small arrow that decides over breakfast.',
        ],
        'A north arrow on a plan',
      ],
    ],
    turn: [
      'Take a pencil and walk through it: front door, coat, kitchen, bed.',
      'Where the pencil stops, ask.',
    ],
    asks: ['Do drawings speak to you, or do you need a model?', 'What have you once misread on a plan?'],
    ends: {
      pa: 'Cut, view, scale, north.',
      fi: 'Turn it round. It is allowed.',
      t: 'Orthographic views, at scale.',
      h: 'The neighbour was rather pleased about the staircase.',
      l: 'A pencil, walking home.',
    },
    keep: 'the day when the drawings come',
    send: 'somebody who nods at plans',
    own: [
      {
        kinds: ['service', 'process', 'product'],
        about: 'drawings?|plans?\\b|model|3D|visual|measured survey',
        lead: 'And what you get to see here.',
      },
    ],
    pic: {
      ask: 'A drawing with a scale ruler and pencil',
      alt: 'A building drawing with a scale ruler and a pencil',
    },
    claims: [['Definitions of drawings', 'textbook']],
  },
  {
    id: 'the-room-you-remember',
    format: 'question',
    again: 9,
    emoji: '🚪',
    tags: ['RoomsWeLove', 'ArchitectureTalk', 'Memories'],
    title: [
      'Which room do you remember best, and why?',
      'A room from your childhood that you could still draw',
    ],
    cover: 'The room you remember',
    gist: [
      "A grandmother's pantry, a stairwell with coloured glass, a tent: which room is with you still, and what made it so: light, smell, sound, height?",
      'Asked about a room that they loved, people hardly ever name a large one.',
    ],
    subject: ['It was probably not a large one', 'Light, smell, sound, height'],
    hooks: {
      '*': [
        'Think of a room that you loved. It was probably not large, was it?',
        'Everybody carries a room about with them. It is often a kitchen.',
      ],
      pt: 'Remembered rooms are described by light, smell and use, and hardly ever by area.',
      fi: 'If you shut your eyes: which staircase can you still hear?',
      a: 'One room. One reason.',
      h: 'For some it is the cupboard under the stairs. It had excellent acoustics for sulking.',
      l: 'A window seat, rain, and nobody calling.',
    },
    lines: {
      '*': [
        'Which room from your childhood could you draw from memory, with the place of the light switch?',
        'People remember where the light came from, how the door sounded, and where they could hide. Hardly anybody remembers the square metres.',
        "A good room has a place for one's back, something to look at, and a way out.",
        'Ask three people about their favourite room. You will get a window, a smell and a person.',
      ],
      h: ['The bathroom was green, the carpet was in the bathroom, and we were happy.'],
    },
    scene: [
      'A landing with a coloured window. At four on winter afternoons a red square lay on the third step, and that was where one sat.',
      'The pantry was narrow and cool, with a marble slab, and the door had to be pushed twice.',
    ],
    why: [
      [
        'We live in rooms with all senses, and plan them with one.',
        'What has stayed in our memory is a good measure for what is worth building.',
      ],
    ],
    parts: [
      [
        'A room to hide in',
        [
          'Under the stairs, behind the curtain, up in the tree.',
          'Small, with a view out, and nobody could see in.',
        ],
        'A nook under a staircase',
      ],
      [
        'A room to be together in',
        [
          'A kitchen, a bench, a table with too many chairs.',
          'It was warm there, and somebody was always talking.',
        ],
        'A kitchen table with many chairs',
      ],
    ],
    turn: [
      'Describe it to somebody. It may get built again.',
      'Perhaps there is a corner in your home that could do the same.',
    ],
    asks: ['Which room do you still carry with you?', 'Where did you hide as a child?'],
    ends: {
      pa: 'Senses first, square metres last.',
      fi: 'And whoever had a tree house may boast.',
      t: 'Enclosure, outlook, light, acoustics.',
      h: 'The sulking was of a very high standard.',
      l: 'Rain, and a seat by the window.',
    },
    keep: 'a long evening with siblings',
    send: 'the one with whom you shared a room',
    pic: { ask: 'A small nook or window seat that you like', alt: 'A window seat in soft light' },
    claims: [['People describe remembered rooms by senses', 'common experience; environmental psychology']],
  },
  {
    id: 'between-sketch-and-site',
    format: 'behind',
    again: 10,
    emoji: '✏️',
    tags: ['ArchitectLife', 'BehindTheScenes', 'DesignProcess'],
    title: [
      'What an architect does all day: far less drawing than you think',
      'Between sketch and key: what architects really do',
    ],
    cover: 'Less drawing than you think',
    gist: [
      'An hour of drawing, and then letters, details, phone calls, a puddle on site, a neighbour, and one door that is two centimetres too wide. A house consists of answers.',
      'Sketches are the start. After them come hundreds of small decisions, and somebody has to see to it that they fit together.',
    ],
    subject: ['Hundreds of small decisions', 'A door, two centimetres too wide'],
    hooks: {
      '*': [
        'People picture architects with a pencil. Most of the time it is a phone.',
        'Between the sketch and the key lie a few hundred questions. Somebody answers them.',
      ],
      pt: 'Coordination is most of the work: structure, services, cost, neighbours, authorities, site.',
      fi: 'Did you want to be an architect once? Here is what you missed.',
      a: 'Ask, draw, check, answer, look again.',
      h: 'Eleven emails about a skirting board. It is a very good skirting board.',
      l: 'A line that took all winter.',
    },
    lines: {
      '*': [
        "Half of an architect's drawings show corners: how a window meets a wall, so that no water gets in.",
        'A site visit begins at the places where two trades meet. That is where things go wrong.',
        'Each decision on paper costs an hour, and on site it costs a week.',
        'The model is made of grey card so that nobody talks about colours yet.',
      ],
      h: ['The hard hat leaves a mark on the forehead. It is known as the laurel of the profession.'],
    },
    scene: [
      'Seven in the morning, rubber boots, a drawing in a plastic sleeve. In the trench stands water, and in the water stands a question.',
      'On the wall hang nineteen sketches of the same staircase. The twentieth looks like the first, and it is the right one.',
    ],
    why: [
      [
        'A house is planned by many people, and each of them sees a part.',
        'The pipe knows nothing of the beam, until somebody lays two sheets on top of each other.',
      ],
      [
        'What looks simple has usually been made simple.',
        'The quiet corner in the end took the most conversations.',
      ],
    ],
    parts: [
      [
        'First comes listening',
        [
          'And looking: the street, the light, the tree that stays.',
          'Some of the best plans began with a walk.',
        ],
        'A notebook in front of a house',
      ],
      [
        'Then many wrong sketches',
        ['Each of them rules something out.', 'Tracing paper is patient.'],
        'Layers of tracing paper',
      ],
      [
        'Then details and letters',
        ['Screws, joints, permits, prices.', 'This is where a drawing becomes a house.'],
        'A detail drawing of a window',
      ],
      [
        'Then mud',
        ['Measuring, asking, deciding on the spot.', 'And now and then it is better than the plan.'],
        'Boots on a building site',
      ],
    ],
    turn: [
      'When it is finished, nobody sees it any more. That is the aim.',
      'And the first visitor says: it has always been like that, surely.',
    ],
    asks: ['What did you want to become as a child?', 'Which building do you walk past gladly?'],
    ends: {
      pa: 'A house consists of answers.',
      fi: 'And the first sketch is kept. One never knows.',
      t: 'Brief, concept, detail, coordination, site.',
      h: 'Twelve emails. It has a reply.',
      l: 'A line, at last.',
    },
    keep: 'a walk past a building site',
    send: 'somebody who wanted to be an architect once',
    own: [
      {
        kinds: ['people', 'process', 'history', 'number', 'service'],
        about: 'team|architects?|years|since|projects?|site|model|surveyors?',
        lead: ['And who does it here.', 'Who answers them here.'],
      },
    ],
    pic: {
      ask: 'Sketches or a card model on your desk',
      alt: 'A grey card model of a house beside sketches',
    },
    claims: [['What architects do', 'professional practice']],
  },
];
