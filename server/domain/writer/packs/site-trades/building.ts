// Extensions, lofts and whole houses.
import type { Idea } from '../../library/idea.ts';

export const BUILDING: readonly Idea[] = [
  {
    id: 'before-you-plan-an-extension',
    format: 'checklist',
    again: 9,
    emoji: '📐',
    tick: true,
    tags: ['HomeExtension', 'LoftConversion', 'HomeImprovement'],
    title: [
      'Planning an extension? Five questions to answer first',
      'Before you talk to a builder about an extension',
    ],
    cover: 'Before you plan an extension',
    gist: [
      'What is the room for, who uses it, where does the light come from, what may it cost, and when has it to be ready? With five answers a builder can plan.',
      'An extension starts with a page of notes. Write down what does not work in your house today before you ask for a price.',
    ],
    subject: ['Before you plan an extension', 'Five questions for more room'],
    hooks: {
      '*': [
        'Thinking of an extension? Answer five questions before you ask for a price.',
        'More room in the house: first write down what it is for.',
      ],
      pfathil: 'Five notes that every builder needs before planning an extension.',
    },
    lines: {
      '*': [
        'Planning an extension? Mark its outline on the grass with a hose and chairs, and walk round in it for a weekend.',
        'Tell your builder what you want to spend on the extension. Then you hear what is possible for it.',
        'An extension takes light from the room behind it. Ask early where that room will get its light from.',
        'Ask whether your extension needs permission before you fall for a drawing. The rules differ from place to place.',
      ],
      h: ['Everybody wants "just a little more room". Then the table turns out to be for twelve.'],
    },
    why: [
      [
        'A change on paper costs a pencil. A change in a wall costs a week.',
        'Most extra costs come from decisions that are made late.',
      ],
      [
        'What a room is for decides size, light and heating.',
        'A playroom and an office need quite different walls.',
      ],
    ],
    parts: [
      [
        'What is the room for?',
        ['One sentence, and who will use it.', 'Think of how you will live in ten years, too.'],
        'A family at a kitchen table',
      ],
      [
        'How does the light come in?',
        [
          'Note where the sun is in the morning and in the evening.',
          'Roof windows can save the room behind.',
        ],
        'Evening sun on the back of a house',
      ],
      [
        'How do people walk through?',
        ['A room that is only a corridor is lost.', 'Draw the way from the door to the kettle.'],
        'A sketch of a floor plan',
      ],
      [
        'What may it cost?',
        ['Keep a tenth back for surprises.', 'Say whether kitchen and floor are in it.'],
        'A notebook with figures',
      ],
      [
        'When has it to be ready?',
        ['Count back from there: permission alone can take months.', 'Ask when the builder could start.'],
        'A calendar',
      ],
    ],
    turn: [
      'With that page, the first talk is already half of the plan.',
      'Then the drawing fits your life and not only your plot.',
    ],
    asks: ['What would you use one more room for?', 'What does your house lack?'],
    ends: {
      pfathil: ['Bring your page to the first visit.', 'A good plan costs little and saves a lot.'],
    },
    caution: 'Permission and building rules differ from place to place: ask before anything is ordered.',
    keep: 'the first visit',
    send: 'whoever wants more room',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer', 'proof'],
        about: 'extension|loft|conversion|renovat|drawings?',
        lead: 'When you have your page:',
      },
    ],
    pic: { ask: 'The outline of an extension on the ground', alt: 'Outline of an extension marked on grass' },
    claims: [['late changes cost most', 'trade practice']],
  },
  {
    id: 'keep-a-tenth-back',
    format: 'tip',
    again: 9,
    emoji: '💷',
    tags: ['HomeRenovation', 'BuildingWork', 'HomeImprovement'],
    title: [
      'Renovating? Keep a tenth of the money back',
      'How much to set aside for surprises in building work',
    ],
    cover: 'Keep a tenth back',
    gist: [
      'Plan building work with at least a tenth of the sum kept back for surprises, more in an old house. If it is not needed, all the better.',
      'Old pipes, a rotten beam, a wall that is not where the plan shows it: keep a tenth back, and a surprise is no disaster.',
    ],
    subject: ['Money for surprises', 'Keep a tenth back'],
    hooks: {
      '*': [
        'Renovating an old house? Set a tenth of the money aside for what nobody can see yet.',
        'Building work hardly ever goes exactly to plan. A reserve keeps everybody calm.',
      ],
      pfathil: 'Keep a tenth of your budget back until the walls are open.',
    },
    lines: {
      '*': [
        'Plan your renovation with a tenth of the sum kept back for surprises. In an old house, keep more.',
        'Ask your builder where surprises are likely. Somebody who has opened many old walls will have an answer.',
        'Agree in writing: nothing extra is done in your renovation before you have seen the price and said yes.',
        'What is left of your reserve at the end of the building work may become the lamp that you really wanted.',
      ],
      h: ['Under the old carpet there is either a lovely floor or a surprise. Budget for both.'],
    },
    why: [
      [
        'Nobody can see behind plaster before it comes off.',
        'Plans of old houses rarely show what was really built.',
      ],
      [
        'A surprise without a reserve stops the work.',
        'Half a kitchen and no money is the worst of all stages.',
      ],
    ],
    parts: [
      [
        'Keep at least a tenth',
        ['Do not spend it on tiles beforehand.', 'If it is not needed, you will find a use.'],
        'A jar of coins',
      ],
      [
        'Ask where the risks are',
        ['Drains, beams, wires and damp are the usual ones.', 'A small hole in the right place tells a lot.'],
        'A small hole in a wall',
      ],
      [
        'Agree how extras are decided',
        ['Price first, then your yes, both in writing.', 'A message on the phone is enough.'],
        'A message on a phone',
      ],
    ],
    turn: ['Then a surprise costs money, but no sleep.', 'And if nothing turns up, all the better.'],
    asks: ['What turned up behind your walls?', 'Did your budget hold?'],
    ends: { pfathil: ['An honest builder will tell you the same.', 'Reserve first, taps second.'] },
    keep: 'the day you make your budget',
    send: 'somebody who has bought an old house',
    pic: { ask: 'Something that you found behind an old wall', alt: 'Old wall opened during renovation' },
    claims: [['a contingency of a tenth or more is usual', 'trade practice']],
  },
  {
    id: 'one-more-room-for-what',
    format: 'question',
    again: 6,
    emoji: '🏠',
    tags: ['HomeExtension', 'DreamHome', 'Homeowners'],
    title: [
      'If your house had one more room, what would it be?',
      'One more room: what would you use it for?',
    ],
    cover: 'One more room: for what?',
    gist: [
      'A study, a larger kitchen, a second bathroom or a room for guests: if your house had one more room, what would it be?',
      'Imagine one more room in your house, with a door and a window. What is it for?',
    ],
    subject: ['One more room: for what?', 'Your extra room'],
    hooks: {
      '*': [
        'If your house had one more room, what would it be?',
        'One more room in your house: study, bathroom, kitchen or workshop?',
      ],
      pfathil: 'One more room in your house: what would you use it for?',
    },
    lines: {
      '*': [
        'If your house had one more room, what would it be for?',
        'Study, second bathroom, larger kitchen or workshop: what does your house lack most?',
        'What would you do with your {loft|attic} if it were a room?',
        'Garage: for the car, or for a room? What would you choose?',
      ],
      h: ['Most people want a study. The children want a slide.'],
    },
    why: [
      [
        'Most houses were built for another family and another time.',
        'Working at home has changed what a house needs.',
      ],
    ],
    parts: [
      [
        'A larger kitchen',
        ['With a table where everybody fits.', 'The room in which you live anyway.'],
        'A large kitchen table',
      ],
      [
        'A study with a door',
        ['A desk that need not be cleared for supper.', 'And nobody walks through the picture.'],
        'A desk under a roof window',
      ],
      ['A second bathroom', ['No more queue at half past seven.', 'Small is enough.'], 'A small bathroom'],
    ],
    turn: [
      'Some of them are hidden in the house already: in the {loft|attic}, in the garage, under the stairs.',
      'One word is enough.',
    ],
    asks: ['What would it be?', 'Who in your house wants what?'],
    ends: { pfathil: ['Tell us. Some of it may be easier than you think.', 'Dreams are free of charge.'] },
    keep: 'the next family council',
    send: 'whoever wants a slide',
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'extension|loft|conversion|garage',
        lead: 'How the room gets built:',
      },
    ],
    pic: { ask: 'A room that you built', alt: 'New room in an extension' },
    claims: [['lofts and garages are often converted', 'common experience']],
  },
  {
    id: 'when-to-repoint',
    format: 'howto',
    again: 9,
    emoji: '🧱',
    tags: ['Brickwork', 'Repointing', 'HomeMaintenance'],
    title: [
      'When does a brick wall need repointing? The key test',
      'Crumbling mortar: how to tell whether your wall needs work',
    ],
    cover: 'Does your wall need repointing?',
    gist: [
      'Scratch the mortar with a key. If it crumbles, or the joints lie deeper than a finger is thick, the wall needs repointing before the rain gets in.',
      'Mortar is meant to wear out before the bricks do. Test it with a key, and have it renewed with the right kind.',
    ],
    subject: ['Does your wall need repointing?', 'Test your mortar with a key'],
    hooks: {
      '*': [
        'Scratch the mortar of your wall with a key. Does it crumble?',
        'Crumbling joints let the rain into a brick wall. A key shows how bad it is.',
      ],
      pfathil: 'Mortar that crumbles under a key needs to be renewed.',
    },
    lines: {
      '*': [
        'Scratch the mortar of a brick wall with a key. If it crumbles to sand, the wall needs repointing.',
        'Old brick walls were built with lime mortar. Hard cement in the joints traps water and breaks the bricks.',
        'Look at the chimney and the garden wall first: their mortar takes the most weather.',
        'Repointing needs mild weather. Ask for a date in spring or autumn, and not in a frost.',
      ],
      h: ['If your wall leaves sand on your jumper, it is asking for help.'],
    },
    why: [
      [
        'Rain gets into open joints, and frost pushes them further apart.',
        'A soaked wall is cold, and damp comes through to the room.',
      ],
      [
        'Soft mortar lets the water out again and saves the bricks.',
        'The mortar should always be softer than the brick.',
      ],
    ],
    parts: [
      [
        'Scratch with a key in several places',
        ['Low down, high up, and on the weather side.', 'Sound mortar hardly leaves a mark.'],
        'A key scratching a mortar joint',
      ],
      [
        'Measure how deep the joints are',
        ['Deeper than a finger is thick is too deep.', 'A pencil shows it.'],
        'A pencil in a mortar joint',
      ],
      [
        'Find out which mortar it is',
        [
          'White and soft is mostly lime, grey and hard is cement.',
          'Houses from before the twenties were mostly built with lime.',
        ],
        'Old lime mortar in a brick wall',
      ],
    ],
    turn: [
      'One wall at a time is fine: start on the weather side.',
      'Done well, it lasts for fifty years or more.',
    ],
    asks: ['How old is your house?', 'Did your key leave a mark?'],
    ends: {
      pfathil: [
        'Ask for the same mortar as the house was built with.',
        'A picture of the joints is enough for a first opinion.',
      ],
    },
    keep: 'the next dry weekend',
    send: 'somebody with an old brick house',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'point|mortar|brick|chimney|lime',
        lead: 'If yours crumbles:',
      },
    ],
    pic: { ask: 'A wall of which a part has been repointed', alt: 'Brick wall, half repointed' },
    claims: [['hard cement harms soft brick', 'advice of heritage bodies']],
  },
];
