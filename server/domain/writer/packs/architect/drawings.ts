// What those who plan houses and rooms are asked. Who only surveys them has matters of its own in the pack of professional services.
import type { Idea } from '../../library/idea.ts';

/** Who draws houses. */
const BUILDS =
  '(?<!interior )architect(?:s|ure|ural)?\\b(?! interiors)|extensions?\\b|loft conver|building design|planning (?:drawings|permission|applications)';
/** Who surveys and draws nothing. */
const ONLY_SURVEYS = '^(?![\\s\\S]*(?:architect|interior|space planning))[\\s\\S]*survey';

export const DRAWINGS: readonly Idea[] = [
  {
    id: 'tape-it-on-the-floor',
    format: 'howto',
    again: 8,
    emoji: '📏',
    tags: ['HomeDesign', 'FloorPlan', 'PlanningTips'],
    unless: ONLY_SURVEYS,
    title: [
      'How to test a room before it is built: tape it out',
      'Is the new room big enough? Try it with tape',
    ],
    cover: 'Test a room with tape',
    gist: [
      'Mark the new room with tape on a floor or lawn, at full size. Put chairs where the furniture will be, and walk through an ordinary morning. You will feel at once what is too narrow.',
      'A plan is hard to imagine. With a roll of tape you can walk through the new room before it is built.',
    ],
    subject: ['Test a room with tape', 'Is it big enough?'],
    hooks: {
      '*': [
        'Is the new kitchen really big enough? A roll of tape gives you the answer.',
        'Before you say yes to a plan, walk through it. All you need is tape.',
      ],
      pati: 'Tape a plan out at full size before you decide.',
      fhl: 'A fun job for Saturday: build your new kitchen out of tape.',
    },
    lines: {
      '*': [
        'Tape the outline of your new sofa onto the floor before you order it. Then walk round it.',
        'Leave about a metre in front of a worktop, and more if two people cook.',
        'Mark the way each door opens with tape. Many plans pinch at a door.',
        'Hold a plan in your hand and walk through your morning: kettle, fridge, table, bin.',
      ],
      h: ['On the plan the sofa fits. The plan does not have to get past it to the toilet.'],
    },
    scene: [
      'The plan lies on the table, and you cannot say whether the room is large or small.',
      'On paper there is enough space. You are not quite sure.',
    ],
    why: [
      [
        'You feel with your body what a drawing cannot show.',
        'Ten centimetres are nothing on paper, and a lot between table and wall.',
      ],
      ['Tape can be moved in a minute. A wall cannot.', 'A change at this stage costs nothing.'],
    ],
    parts: [
      [
        ['Find a large floor', 'Choose a free area'],
        ['A living room, a garage, a lawn with string.', 'A dry car park on a Sunday is fine too.'],
        'An empty garage floor',
      ],
      [
        ['Tape the walls and doors', 'Mark the outline'],
        ['Take the measurements from the plan.', 'Also mark windows and the swing of the doors.'],
        'Tape lines on a floor',
      ],
      [
        ['Put in furniture', 'Use chairs and boxes'],
        ['Boxes for cupboards, chairs for the table.', 'At their real size.'],
        'Chairs inside taped lines',
      ],
      [
        ['Walk through a morning', 'Try it out'],
        [
          'Make tea, lay the table, carry the laundry through.',
          'With two people you see where it is too tight.',
        ],
        'Two people inside taped lines',
      ],
    ],
    turn: ['Take a photo, note what is too tight, and bring it along.', 'Change the tape until it is right.'],
    asks: ['Which room in your home is too narrow?', 'Where do you bump into each other at home?'],
    ends: { pati: 'Full size first, then the decision.', fhl: 'And the children will love it.' },
    keep: 'the day when a plan arrives',
    send: 'somebody who is planning a kitchen',
    pic: { ask: 'Tape lines on a floor with a chair inside', alt: 'Tape lines on a floor with a chair' },
    claims: [['Full-size mock-ups reveal tight spots', 'architectural practice']],
  },
  {
    id: 'follow-the-sun-for-a-day',
    format: 'tip',
    again: 8,
    emoji: '☀️',
    tags: ['NaturalLight', 'HomeDesign', 'PlanningTips'],
    unless: ONLY_SURVEYS,
    title: [
      'Before you plan: see where the sun is in your home',
      'More daylight at home: watch one day first',
    ],
    cover: 'Where is the sun at home?',
    gist: [
      'On a clear day take a photo of each room in the morning, at noon, in the afternoon and in the evening. It shows where a window, a table or a terrace is worth it.',
      'Light decides whether you like a room. One day with your phone shows where it comes from.',
    ],
    subject: ['Where is the sun?', 'Four photos of each room'],
    hooks: {
      '*': [
        'Planning an extension or a new kitchen? First see where the sun is during the day.',
        'Which of your rooms is the brightest at breakfast? Take four photos and you will know.',
      ],
      pati: 'Know your light before you plan a room.',
      fhl: 'A nice job for the next clear day, with your phone.',
    },
    lines: {
      '*': [
        'Take a photo of your rooms at eight, twelve, four and seven on a clear day. It is the best start for any plan.',
        'Where do you drink your first coffee? Try to have morning sun there.',
        'An extension can take light from the room behind it. Ask about this before you decide on the size.',
        'In summer the sun is high, in winter it is low. Think of both before you plan a large window.',
      ],
      h: ['The sunniest spot in most homes belongs to the cat.'],
    },
    scene: [
      'The sofa stands where it is dark at four, and the sun shines into the hall.',
      'You dream of a bright kitchen, and you look at the plan of the ground floor.',
    ],
    why: [
      [
        'You can change the furniture later. A window stays where it is.',
        'A room with the right light needs fewer lamps and less heating.',
      ],
      [
        'Everybody uses rooms at certain hours, and the light should be there then.',
        'Nobody needs the sun in a bedroom at noon.',
      ],
    ],
    parts: [
      [
        ['Take four photos of each room', 'Photograph four times'],
        ['Morning, noon, afternoon, evening.', 'Always from the same spot.'],
        'A phone held up in a bright room',
      ],
      [
        ['Note when you use it', 'Write down your hours'],
        ['Breakfast, homework, cooking, reading.', 'Do hours and light fit together?'],
        'A breakfast table in the sun',
      ],
      [
        ['Look outside', 'See what casts shade'],
        ['Trees, the house next door, your own roof.', 'In winter it is longer than you think.'],
        'A shadow of a house on a lawn',
      ],
    ],
    turn: [
      'Bring the photos to the first talk. They are worth a lot.',
      'Perhaps it is enough to swap two rooms.',
    ],
    asks: ['Which is your brightest room?', 'Where do you sit when the sun is out?'],
    ends: { pati: 'First the light, then the plan.', fhl: 'Show us your sunniest spot.' },
    keep: 'the next clear day',
    send: 'somebody who is dreaming of an extension',
    pic: { ask: 'A sunny spot in a room', alt: 'A sunny spot in a room' },
    claims: [['Daylight varies by orientation, hour and season', 'architecture basics']],
  },
  {
    id: 'write-a-day-not-a-list',
    format: 'mistake',
    again: 8,
    emoji: '🗒️',
    tags: ['HomeDesign', 'PlanningTips', 'DreamHome'],
    unless: ONLY_SURVEYS,
    wrong: 'Giving your architect only a list of rooms',
    title: ['What to tell an architect or designer first', 'Planning your home: describe a day in it'],
    cover: 'Describe a day at home',
    gist: [
      "Before a first talk about your home, write down an ordinary day: who gets up when, where the shoes are, where you get in each other's way. It says more than a list of rooms.",
      '"Four bedrooms and a big kitchen" fits everybody. How you live fits only you. Write that down.',
    ],
    subject: ['What to tell an architect', 'Describe a day at home'],
    hooks: {
      '*': [
        'A first talk about your new home or extension? Write down one ordinary day before it.',
        'A list of rooms is a start. How you really live is worth more.',
      ],
      pati: 'Describe how you live, and a plan can fit you.',
      fhl: 'Where do your shoes land in the evening? It really matters.',
    },
    lines: {
      '*': [
        'Write down what annoys you in your home every day. It is the best wish list.',
        'Note what you like about your home. A new plan should not lose it.',
        'Bring three pictures you like, and say for each what you like about it.',
        'Name a budget at the first talk. Then nobody plans something that you cannot build.',
      ],
      h: ['Nine hundred saved pictures, and the shoes still have no place.'],
    },
    scene: [
      'You want to convert the house, and you begin with a list: kitchen, bath, study.',
      'In the morning five people stand in one hall and look for one shoe.',
    ],
    why: [
      [
        'Good plans solve what annoys you every day.',
        'Two families who both want four rooms may need quite different houses.',
      ],
      [
        'Often it turns out that you need another layout, and no more space.',
        'Another layout can be cheaper than building on.',
      ],
    ],
    parts: [
      [
        ['Write down one weekday', 'Go through a Tuesday'],
        ['From getting up to going to bed, hour by hour.', 'Who is where, and what do they need?'],
        'A notebook beside a breakfast plate',
      ],
      [
        ['Write down one Sunday', 'Go through a day off'],
        ['Guests, hobbies, a long breakfast.', 'Where does everybody like to be?'],
        'A long table with cups',
      ],
      [
        ['Note what annoys you', 'Mark the trouble spots'],
        ['Too dark, too far, too loud, no shelf.', 'Three things are enough.'],
        'A pile of shoes in a hall',
      ],
    ],
    turn: [
      'Two pages are enough. Bring them to the first talk.',
      'Let everybody at home add to it, the children as well.',
    ],
    asks: ['What annoys you most at home?', 'Which place in your home do you like best?'],
    ends: { pati: 'First how you live, then the rooms.', fhl: 'The plan begins with your shoes.' },
    keep: 'the week before your first talk',
    send: 'somebody who wants to convert their house',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'home visit|first (?:visit|meeting|talk|consult\\w*)|consultation',
        lead: 'This is how a project begins here.',
      },
    ],
    pic: { ask: 'Shoes in a hall or a breakfast table', alt: 'Shoes in a hall' },
    claims: [['Briefs by activity give better plans', 'architectural practice']],
  },
  {
    id: 'plan-section-elevation',
    format: 'glossary',
    again: 10,
    emoji: '📐',
    tags: ['Architecture', 'FloorPlan', 'GoodToKnow'],
    only: BUILDS,
    title: ['How to read building drawings: five words', 'Plan, section, elevation: what do they show?'],
    cover: 'How to read a drawing',
    gist: [
      'A floor plan looks from above, a section cuts the house like a cake, an elevation shows one side from outside. The scale says how much smaller it is drawn.',
      'With five words you can read the drawings of your house, and ask the right questions.',
    ],
    subject: ['How to read a drawing', 'Plan or section?'],
    hooks: {
      '*': [
        'You have the drawings of your house in front of you. These five words help you to read them.',
        'What is a section, and what is an elevation? Here it is in plain words.',
      ],
      pati: 'Five words are enough to read building drawings.',
      fhl: 'Nobody is born able to read drawings. It takes two minutes to learn.',
    },
    lines: {
      '*': [
        'On a floor plan, look first for the doors: which way do they open?',
        'A scale of one to a hundred means: one centimetre on paper is one metre in the house.',
        'Look at the section for the height of the ceiling, above all under the roof.',
        'Find the arrow for north on the plan. It tells you where the sun will be.',
      ],
      h: ['A section is what you would see after cutting the house with a very large knife.'],
    },
    scene: [
      'On the table lie four large sheets, and everybody nods.',
      'You see lines and figures, and you wonder where the stairs are.',
    ],
    why: [
      [
        'What you do not see on the drawing you will see when it is built.',
        'A mistake on paper is quickly corrected.',
      ],
      [
        'It is your house. You should be able to read it.',
        'Whoever can read a drawing can ask the right questions.',
      ],
    ],
    parts: [
      [
        'Floor plan',
        [
          'The house from above, cut open at about chest height.',
          'Shows walls, doors, windows and furniture.',
        ],
        'A floor plan on a table',
      ],
      [
        'Section',
        ['The house cut from top to bottom, like a cake.', 'Shows heights, stairs and slopes.'],
        'A cut cake beside a drawing',
      ],
      [
        'Elevation',
        ['One side of the house from outside.', 'Shows what the neighbours will see.'],
        'A drawing of a house front',
      ],
      [
        'Scale',
        ['How much smaller it is drawn.', 'Tells you how many centimetres are one metre.'],
        'A scale ruler',
      ],
      [
        'North arrow',
        ['A small arrow that points north.', 'Tells you where morning and evening sun come from.'],
        'An arrow on a plan',
      ],
    ],
    turn: ['Now look at your plan again.', 'Ask about every line that you do not understand.'],
    asks: ['Can you read a floor plan?', 'What do you look for first on a plan?'],
    ends: { pati: 'Above, cut, outside, scale, north.', fhl: 'Ask away. That is what the talk is for.' },
    keep: 'the day when your drawings arrive',
    send: 'somebody who is about to build',
    pic: { ask: 'A drawing with a scale ruler', alt: 'A drawing with a scale ruler' },
    claims: [['Meaning of plan, section, elevation, scale, north', 'definitions']],
  },
  {
    id: 'between-sketch-and-site',
    format: 'behind',
    again: 9,
    emoji: '🏗️',
    tags: ['Architecture', 'BehindTheScenes', 'HomeExtension'],
    only: BUILDS,
    title: [
      'From first sketch to building: what happens when?',
      'How long does an extension take? The steps',
    ],
    cover: 'From sketch to building',
    gist: [
      'Between the first sketch and the first brick lie the talk, the drawings, the permission, the prices and the choice of a builder. Plan several months for it.',
      'An extension begins long before the digger comes. These are the steps, and what you decide in each.',
    ],
    subject: ['From sketch to building', 'What happens when?'],
    hooks: {
      '*': [
        'You would like to build next summer? Then this is when you should begin.',
        'What happens between the first sketch and the first brick?',
      ],
      pati: 'An extension has five steps before building begins.',
      fhl: 'Good things take time. Here is what happens in it.',
    },
    lines: {
      '*': [
        'Do you want to build next summer? Begin to plan this autumn.',
        'Ask early whether your extension needs a permission. It decides on the timetable.',
        'Talk to your neighbours before they find out from a letter.',
        'Keep a tenth or more of your budget aside for surprises, above all in an old house.',
      ],
      h: ['The digger comes on day one. Day one is in month nine.'],
    },
    scene: [
      'In your head the new kitchen is finished. On paper there is nothing yet.',
      'Friends say it took a year, and you wonder why.',
    ],
    why: [
      [
        'A change costs little on paper, and a lot on the building site.',
        'What is decided early saves trouble later.',
      ],
      [
        'Offices, builders and makers of windows have their own times.',
        'Good builders are booked months ahead.',
      ],
    ],
    parts: [
      [
        ['First the talk', 'What do you need?'],
        ['How do you live, what annoys you, what can you spend?', 'Somebody comes to look at the house.'],
        'Two people in an old kitchen',
      ],
      [
        ['Then the sketches', 'What could it look like?'],
        ['Two or three ideas to compare.', 'Now is the time to change everything.'],
        'Sketches on a table',
      ],
      [
        ['Then the permission', 'May it be built?'],
        ['Drawings go to the authority, and that takes time.', 'Meanwhile the details can be settled.'],
        'A folder with plans',
      ],
      [
        ['Then the prices', 'Who builds it?'],
        ['The same drawings go to several builders.', 'Compare what is included.'],
        'Three letters side by side',
      ],
      [
        ['Then the building', 'Now it begins'],
        ['Decide quickly when you are asked.', 'And buy good earplugs.'],
        'A builder at an open wall',
      ],
    ],
    turn: [
      'Count back from the day on which you would like to move in.',
      'A first talk commits you to nothing.',
    ],
    asks: ['What would you like to build?', 'How long did your building work take?'],
    ends: { pati: 'Talk, sketch, permission, prices, building.', fhl: 'It is worth the wait.' },
    caution: 'Permissions and times differ by place. Ask about yours early.',
    keep: 'the moment when you begin to dream of it',
    send: 'somebody who wants to build next year',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'home visit|first (?:visit|meeting|talk|consult\\w*)|extensions?\\b|stages?\\b',
        lead: 'This is how the first step works here.',
      },
    ],
    pic: { ask: 'A sketch on a table or a building site', alt: 'A sketch on a table' },
    claims: [['Stages of a building project; contingency', 'architectural practice']],
  },
  {
    id: 'more-space-or-another-layout',
    format: 'answer',
    again: 8,
    emoji: '🏡',
    tags: ['HomeExtension', 'HomeDesign', 'PlanningTips'],
    only: BUILDS,
    question: 'Do we need an extension?',
    short: [
      'Perhaps another layout is enough. Check this first.',
      'Not always. Often the space is there, in the wrong place.',
    ],
    title: [
      'Do you need an extension, or another layout?',
      'More space without building on: check this first',
    ],
    cover: 'Do you need an extension?',
    gist: [
      'Before you build on, look at the rooms you hardly use, at the hall, and at walls that could go. Sometimes moving a door gives you what you were missing.',
      'An extension is expensive. It is worth checking whether your house already has the space.',
    ],
    subject: ['Do you need an extension?', 'More space without building on'],
    hooks: {
      '*': [
        'You need more space? Before you build on, look at the rooms that you hardly use.',
        'Do you really need an extension? Three questions to ask first.',
      ],
      pati: 'Check the layout before you add to the house.',
      fhl: 'Perhaps your new room is already there.',
    },
    lines: {
      '*': [
        'Note for a week which rooms you use and when. One is often empty all day.',
        'A wider door or an opening between two rooms can change a whole floor.',
        'Cupboards up to the ceiling make room for more than a new shed does.',
        'Never take out a wall before somebody has checked what it carries.',
      ],
      h: ['The dining room is used at Christmas. It is heated all year.'],
    },
    scene: [
      'Everybody crowds into the kitchen, and the dining room is empty.',
      'You have looked at larger houses, and you would rather stay.',
    ],
    why: [
      [
        'Changing what is there usually costs less than building on.',
        'An extension also takes garden and light.',
      ],
      [
        'Old layouts were made for another way of living.',
        'Walls stand where somebody needed them eighty years ago.',
      ],
    ],
    parts: [
      [
        ['Look for unused rooms', 'Note what you use'],
        ['For one week, on a sheet at the fridge.', 'Which room could do two jobs?'],
        'A plan with ticks on it',
      ],
      [
        ['Look at doors and walls', 'Find what is in the way'],
        ['Could a door be moved, or a wall opened?', 'Have it checked before you do anything.'],
        'A door between two rooms',
      ],
      [
        ['Look at your storage', 'Clear and count'],
        ['What you need more room for may be things.', 'Built-in cupboards win more than you think.'],
        'A cupboard under a slope',
      ],
    ],
    turn: [
      'If it is still too small after that, an extension is the right question.',
      'One visit to your home often shows which it is.',
    ],
    asks: ['Which room do you hardly use?', 'Where is it most crowded at home?'],
    ends: { pati: 'First arrange, then build.', fhl: 'Walk through your home with new eyes.' },
    caution: 'Walls may carry the house. Have them checked by somebody qualified before any work.',
    keep: 'the next rainy Sunday at home',
    send: 'somebody who is looking for a larger house',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'home visit|first (?:visit|meeting|talk|consult\\w*)|extensions?\\b|loft conver',
        lead: 'A visit is a good way to find out.',
      },
    ],
    pic: {
      ask: 'A room that is hardly used, or a wide opening between rooms',
      alt: 'A wide opening between two rooms',
    },
    claims: [['Reorganising can replace extension; structure must be checked', 'architectural practice']],
  },
  {
    id: 'the-room-you-remember',
    format: 'question',
    again: 7,
    emoji: '🚪',
    tags: ['HomeDesign', 'TellUs', 'Memories'],
    unless: ONLY_SURVEYS,
    title: [
      'Which room from your childhood do you remember?',
      'The room you liked best as a child: what was it like?',
    ],
    cover: 'A room from your childhood',
    gist: [
      "Grandmother's kitchen, a loft, a place under the stairs: which room from your childhood do you still see before you?",
      'Some rooms stay with us for life. Which one is it for you, and what was special about it?',
    ],
    subject: ['A room you remember', 'Where did you like to be?'],
    hooks: {
      '*': [
        'Think of a room that you loved as a child. What was it like?',
        'Which room would you still find your way round in the dark?',
      ],
      pati: 'The rooms we loved tell us what we need today.',
      fhl: 'Close your eyes: which room from your childhood do you see?',
    },
    lines: {
      '*': [
        'Which room from your childhood do you remember best?',
        'Where did you hide as a child?',
        "What did your grandparents' kitchen look like?",
        'Is there anything from a room of your childhood that you would like to have at home today?',
      ],
      h: ['The best room was under the table. The rent was very low.'],
    },
    scene: [
      'A smell, a light on the floor, and you are back in that room.',
      'You can still say where the biscuit tin was.',
    ],
    why: [
      [
        'A memory like that shows what makes a room feel good to you.',
        'Often light, warmth or a place to hide made the difference.',
      ],
    ],
    parts: [
      [
        'A kitchen',
        ['Warm, and somebody was always there.', 'With a window onto the yard.'],
        'An old kitchen',
      ],
      [
        'A place to hide',
        ['Under the stairs, in the {loft|attic}, in a wardrobe.', 'Nobody found you there.'],
        'A space under a staircase',
      ],
      [
        'A window seat',
        ['To read, and to look at the rain.', 'Wide enough for two.'],
        'A window seat with a cushion',
      ],
    ],
    turn: ['Tell us about it.', 'Perhaps you can have a little of it at home.'],
    asks: ['Which room was it?', 'What did you like about it?'],
    ends: { pati: 'We look forward to your memories.', fhl: 'We would love to read about it.' },
    keep: 'the next time you plan a room',
    send: 'your brother or sister',
    pic: { ask: 'A cosy corner at home', alt: 'A cosy corner with a cushion' },
    claims: [['People remember rooms of childhood', 'common experience']],
  },
  {
    id: 'open-or-closed-kitchen',
    format: 'either',
    again: 7,
    emoji: '🍳',
    tags: ['KitchenDesign', 'ThisOrThat', 'HomeDesign'],
    unless: ONLY_SURVEYS,
    title: ['Open kitchen or a kitchen with a door?', 'Cooking and living in one room: yes or no?'],
    cover: 'Open or closed kitchen?',
    gist: [
      'An open kitchen is bright and everybody is together. With a door the smell and the washing-up stay out of sight. Which do you prefer?',
      'One large room for cooking, eating and living, or a kitchen of its own: what suits you?',
    ],
    subject: ['Open kitchen or a door?', 'How do you like to cook?'],
    hooks: {
      '*': [
        'Would you rather have an open kitchen, or one with a door to close?',
        'In almost every plan the same question comes up: open kitchen or not?',
      ],
      pati: 'Open or closed: it depends on how you live.',
      fhl: 'Quick question: open kitchen, or a door that you can close?',
    },
    lines: {
      '*': [
        'Open kitchen or a kitchen with a door: which would you choose?',
        'What would bother you most in an open kitchen: smell, noise or the washing-up?',
        'Would a sliding door be the answer: open in the day, closed when it sizzles?',
        'Do you like company when you cook, or would you rather be alone?',
      ],
      h: ['An open kitchen shows everything: the guests, the soup, the pile in the sink.'],
    },
    scene: [
      'Guests are there, and whoever cooks is alone in the kitchen.',
      'The fish was yesterday, and the sofa still knows about it.',
    ],
    why: [
      [
        'Which kitchen is right depends on your everyday life.',
        'A wall is hard to change later, so think about it early.',
      ],
    ],
    parts: [
      [
        'An open kitchen',
        ['Light, space, and everybody is together.', 'You see and smell everything.'],
        'An open kitchen with a table',
      ],
      [
        'A kitchen with a door',
        ['Quiet, and the mess stays in there.', 'You can cook while others watch a film.'],
        'A kitchen door, half open',
      ],
    ],
    turn: [
      'A wide sliding door is a good way in between.',
      'Tell us what you have, and whether you like it.',
    ],
    asks: ['Open or closed?', 'What would you change about your kitchen?'],
    ends: { pati: 'Think of a Tuesday, not of a party.', fhl: 'One word is enough: open or door?' },
    keep: 'your next kitchen plan',
    send: 'the person who cooks at your home',
    pic: { ask: 'A kitchen with an open view or a door', alt: 'A kitchen with a table' },
    claims: [['Open plans share light, noise and smell', 'common experience']],
  },
];
