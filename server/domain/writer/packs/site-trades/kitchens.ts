// New kitchens: planning, the weeks of fitting, worktops.
import type { Idea } from '../../library/idea.ts';

export const KITCHEN_PLANS: readonly Idea[] = [
  {
    id: 'walk-through-your-morning',
    format: 'howto',
    again: 9,
    emoji: '☕',
    tags: ['KitchenPlanning', 'NewKitchen', 'KitchenDesign'],
    title: [
      'How to plan a new kitchen: follow one ordinary morning',
      'Planning a new kitchen? Start with your breakfast',
    ],
    cover: 'Plan your kitchen by one morning',
    gist: [
      'Before you choose doors and colours, write down one morning in your kitchen: what you fetch, where from, and where you put it down. That is your plan.',
      'A new kitchen should follow your habits. Draw the ways you walk at breakfast before you go to a showroom.',
    ],
    subject: ['Plan a kitchen by your morning', 'Before you choose a new kitchen'],
    hooks: {
      '*': [
        'Planning a new kitchen? Write down everything that you do in one morning.',
        'Before you choose the colour of a new kitchen, count your steps at breakfast.',
      ],
      pfathil: 'A kitchen plan starts with where you walk, and not with the doors.',
    },
    lines: {
      '*': [
        'Planning a kitchen? Note for one day what you take out, from where, and where you put it down. Bring that to the first meeting.',
        'The space beside the {hob|stove} and beside the sink matters more than the length of the worktop.',
        'Put the bin beside the place where you cut, and not at the other end of the kitchen.',
        'Draw all doors of the new kitchen open: fridge, oven, dishwasher. Two of them often want the same space.',
      ],
      h: ['The kitchen island is lovely. It is also where the post will live.'],
    },
    why: [
      [
        'Showrooms are made for looking. Your kitchen has to work at seven in the morning.',
        'What looks good in a showroom may be three steps too far in daily life.',
      ],
      [
        'Habits move in with you, so it is better to place a drawer where your hand goes.',
        'You will make the same moves thousands of times.',
      ],
    ],
    parts: [
      [
        'Draw where you walk in one day',
        ['One line for each way, on a simple plan.', 'Long lines show what should move closer.'],
        'A pencil plan of a kitchen with lines',
      ],
      [
        'Count what you own',
        ['Pans, plates, jars and machines.', 'Take a picture of every cupboard, inside.'],
        'An open kitchen cupboard',
      ],
      [
        'Leave room beside {hob|stove} and sink',
        ['Hot and wet things have to be put down at once.', "An arm's length on each side is comfortable."],
        'A pan set down beside a hob',
      ],
      [
        'Open all the doors on the plan',
        ['Fridge, oven and dishwasher need space in front.', 'See whether somebody can still pass.'],
        'An open dishwasher in a narrow kitchen',
      ],
    ],
    turn: ['Then choose the colour. That is the easy part.', 'With this page, a designer can start at once.'],
    asks: ['What is in the wrong place in your kitchen?', 'How many steps from your kettle to your fridge?'],
    ends: {
      pfathil: ['Bring your drawing to the first meeting.', 'A good plan costs a pencil and a morning.'],
    },
    keep: 'your first kitchen meeting',
    send: 'somebody who is planning a kitchen',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer', 'place'],
        about: 'kitchens?\\b|design|showroom|measure',
        lead: 'When you have your page:',
      },
    ],
    pic: { ask: 'A hand-drawn kitchen plan with a pencil', alt: 'Hand-drawn kitchen plan' },
    claims: [['set-down space beside hob and sink matters', 'trade practice']],
  },
  {
    id: 'the-week-without-a-sink',
    format: 'checklist',
    again: 9,
    emoji: '🍽️',
    tick: true,
    tags: ['KitchenRenovation', 'NewKitchen', 'HomeImprovement'],
    title: [
      'Living without a kitchen: how to set up while it is fitted',
      'New kitchen coming? Set up a small one for the time between',
    ],
    cover: 'Weeks without a kitchen',
    gist: [
      'While your new kitchen is fitted, you need a kettle, one ring, the fridge, a bowl to wash up in and a few plates in another room. It takes an hour to set up.',
      'Before the old kitchen comes out, set up a small one elsewhere, and cook a few meals ahead for the freezer.',
    ],
    subject: ['While your kitchen is fitted', 'A week without a sink'],
    hooks: {
      '*': [
        'New kitchen coming? Set up a small one for the time between.',
        'How do you live without a kitchen while the new one is fitted? Quite well, with an hour of preparation.',
      ],
      pfathil: 'Before the old kitchen comes out: five things that make the wait easy.',
    },
    lines: {
      '*': [
        'Before your kitchen is fitted, cook and freeze a week of meals. You will be glad of every one.',
        'For the weeks without a kitchen, keep out one plate, one cup and one bowl for each person. Pack the rest, or it gets dusty.',
        'Ask your kitchen fitter on which days water and power will be off, and write them on the calendar.',
        'Seal the door between kitchen and living room with tape and a dust sheet before the old kitchen comes out.',
      ],
      h: ['By the second week without a kitchen, toast on the ironing board feels like a restaurant.'],
    },
    why: [
      [
        'There are nearly always days on which a part is missing.',
        'A kitchen takes days or weeks, and people get hungry each day.',
      ],
      [
        'Takeaways are fun for three days, and then expensive.',
        'A hot drink and a simple meal keep everybody cheerful.',
      ],
    ],
    parts: [
      [
        'Choose a corner away from the dust',
        [
          'Near a {tap|faucet} if you can, and with {a socket|an outlet}.',
          'A table in the hall or the spare room will do.',
        ],
        'A kettle on a table in a hall',
      ],
      [
        'Pack everything but a few plates',
        ['Label the boxes by cupboard.', 'What you have not missed may go.'],
        'Boxes with labels',
      ],
      [
        'Fill the freezer with meals',
        ['Flat boxes that go into one pan or a microwave.', 'Write on each what it is.'],
        'Meals in a freezer',
      ],
      [
        'Seal the door against dust',
        ['A dust sheet with a zip costs little.', 'Tape the gaps as well.'],
        'Plastic over a doorway',
      ],
      [
        'Ask when water and power are off',
        ['Then fill a can and charge the phones.', 'Your fitter knows it some days ahead.'],
        'A calendar with two days marked',
      ],
    ],
    turn: [
      'An hour of preparation makes the weeks much shorter.',
      'And on the last evening you will hardly believe how far the sink was.',
    ],
    asks: ['Where did you wash up while your kitchen was fitted?', 'What would you cook ahead?'],
    ends: { pfathil: ['The new kitchen will be worth it.', 'Ask your fitter which days to plan for.'] },
    caution:
      'Do not run several heating appliances from one extension {lead|cord}, and keep plugged devices out of bathrooms.',
    keep: 'the week before the fitters come',
    send: 'somebody with a new kitchen on order',
    own: [
      {
        kinds: ['service', 'process', 'number'],
        about: 'kitchens?\\b[^.]*(?:days|weeks)|(?:days|weeks)[^.]*kitchens?\\b',
        lead: 'How long it takes:',
      },
    ],
    pic: { ask: 'A small temporary kitchen on a table', alt: 'Kettle and plates on a table in a hall' },
    claims: [['kitchen fitting takes days to weeks', 'common experience']],
  },
  {
    id: 'worktop-and-the-hot-pan',
    format: 'myth',
    again: 9,
    emoji: '🍳',
    tags: ['KitchenWorktop', 'NewKitchen', 'KitchenTips'],
    title: [
      'Can you put a hot pan on the {worktop|countertop}?',
      'Hot pan on stone, wood or laminate: what happens',
    ],
    cover: 'Hot pan on the {worktop|counter}?',
    myth: 'You can put a hot pan on a stone {worktop|countertop}',
    short: [
      'Better not. Quartz can scorch and even granite can crack.',
      'Use a {trivet|trivet}, whatever your {worktop|countertop} is made of.',
    ],
    gist: [
      'Quartz {worktops|countertops} can scorch, laminate blisters, wood burns, and even granite can crack from sudden heat. Put a trivet beside the {hob|stove}.',
      'No {worktop|countertop} likes a hot pan. A trivet costs little and a new {worktop|countertop} a lot.',
    ],
    subject: ['Hot pan on the {worktop|counter}?', 'Look after your {worktop|counter}'],
    hooks: {
      '*': [
        'New {worktop|countertop}? Read this before the first hot pan.',
        'Can you put a hot pan on a stone {worktop|countertop}? Better not.',
      ],
      pfathil: 'A hot pan can mark any {worktop|countertop}: quartz, granite, wood or laminate.',
    },
    lines: {
      '*': [
        'Quartz {worktops|countertops} are stone held together with resin. The stone can take a hot pan, the resin cannot.',
        'Lemon, vinegar and wine leave dull spots on a marble {worktop|countertop} within minutes. Wipe them up at once.',
        'Oil a wooden {worktop|countertop} when drops of water no longer bead on it. Round the sink that is every few months.',
        'Wipe up water at the joints of a laminate {worktop|countertop}. It is tough on top and swells at the seams.',
      ],
      h: ['There is a ring on the {worktop|countertop}, exactly as large as the frying pan. Nobody did it.'],
    },
    why: [
      [
        'The resin in quartz discolours from heat, and the mark stays.',
        'Heat attacks the glue or resin, even if the stone can take it.',
      ],
      [
        'Heat on one spot makes the stone expand there, and it can crack.',
        'The difference between hot and cold can split even granite.',
      ],
    ],
    parts: [
      [
        'Granite',
        [
          'Can take a lot of heat, and may still crack near a cut-out.',
          'Use a trivet, above all beside sink and {hob|stove}.',
        ],
        'A granite surface',
      ],
      [
        'Quartz',
        ['Hard to stain, but heat leaves a mark.', 'Its resin scorches under a hot pan.'],
        'A quartz surface',
      ],
      [
        'Laminate',
        [
          'Blisters under a hot pan and swells where water gets in.',
          'Tough in daily use, as long as nothing hot stands on it.',
        ],
        'A laminate surface',
      ],
      [
        'Wood',
        [
          'A burnt ring can be sanded out and oiled.',
          'Heat and water leave marks, but most can be repaired.',
        ],
        'An oiled wooden surface',
      ],
    ],
    turn: ['A trivet that lives beside the {hob|stove} solves it.', 'Read the care sheet once, and keep it.'],
    asks: ['What is your {worktop|countertop} made of?', 'Where do you put hot pans?'],
    ends: {
      pfathil: [
        'Ask about care before you choose a material.',
        'Trivet for hot, cloth for wet, board for knives.',
      ],
    },
    keep: 'the day you choose a {worktop|countertop}',
    send: 'whoever cooks at home',
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: 'worktops?\\b|countertops?\\b|quartz|granite|laminate',
        lead: 'If you are choosing one:',
      },
    ],
    pic: { ask: 'A pan on a trivet on your worktop', alt: 'Pan standing on a trivet' },
    claims: [
      ['resin in quartz scorches', "makers' care instructions"],
      ['granite may crack from thermal shock', 'trade practice'],
    ],
  },
  {
    id: 'drawers-or-doors',
    format: 'either',
    again: 6,
    emoji: '🍽️',
    tags: ['KitchenDesign', 'NewKitchen', 'ThisOrThat'],
    title: [
      'Drawers or cupboards in the kitchen: which do you prefer?',
      'New kitchen: drawers or cupboards below the {worktop|counter}?',
    ],
    cover: 'Drawers or cupboards?',
    gist: [
      'Drawers show everything from above and cost a little more. Cupboards hold tall things and cost less. Which would you choose below the {worktop|counter}?',
      'Drawers or cupboards below the {worktop|counter}: what would you have in a new kitchen?',
    ],
    subject: ['Drawers or cupboards?', 'What goes below the {worktop|counter}?'],
    hooks: {
      '*': [
        'New kitchen: drawers or cupboards below the {worktop|counter}?',
        'Drawers or cupboards in the kitchen: which do you prefer?',
      ],
      pfathil: 'Below the {worktop|counter} of a new kitchen: drawers or cupboards?',
    },
    lines: {
      '*': [
        'Drawers or cupboards under the kitchen {worktop|counter}: which do you prefer?',
        'Deep kitchen drawers hold plates and pans, and nobody has to kneel. Backs like that.',
        'Keep one cupboard with doors in a new kitchen: for trays, the tall pot and whatever does not fit.',
        'In a small kitchen, wide drawers mostly hold more than cupboards, because nothing gets lost at the back.',
      ],
      h: ['At the very back of the corner cupboard lives a fondue set. It has been there for years.'],
    },
    why: [
      [
        'What you can see, you use. What stands behind something gets bought again.',
        'In drawers you see everything from above, and in cupboards tall things find room.',
      ],
    ],
    parts: [
      [
        'Drawers',
        ['Everything in view, no kneeling.', 'They cost more, and you reach the back.'],
        'An open kitchen drawer',
      ],
      [
        'Cupboards',
        ['Room for tall pots and trays.', 'They cost less and hold odd shapes.'],
        'An open kitchen cupboard',
      ],
    ],
    turn: [
      'Most kitchens have both.',
      'Drawers where you cook, cupboards where you store: many choose that.',
    ],
    asks: ['Drawers or cupboards?', 'What would you change in your kitchen?'],
    ends: { pfathil: ['One word is enough.', 'Tell us which, and what you keep in it.'] },
    keep: 'your kitchen plan',
    send: 'whoever you share a kitchen with',
    own: [{ kinds: ['product', 'service'], about: 'drawers?\\b|kitchens?\\b', lead: 'From our kitchens:' }],
    pic: { ask: 'An open drawer in a kitchen that you fitted', alt: 'Open kitchen drawer with pans' },
    claims: [['drawers cost more than cupboards', 'trade practice']],
  },
  {
    id: 'oven-at-breast-height',
    format: 'question',
    again: 6,
    emoji: '🍳',
    tags: ['KitchenDesign', 'NewKitchen', 'KitchenTalk'],
    title: ['What would you change first in your kitchen?', 'One wish for your kitchen: what would it be?'],
    cover: 'Your kitchen wish?',
    gist: [
      'A larger sink, an oven that you need not bend down to, more {sockets|outlets}, a place for the bin: what would you change first in your kitchen?',
      'If you could change one thing in your kitchen, which would it be?',
    ],
    subject: ['One wish for your kitchen', 'What would you change first?'],
    hooks: {
      '*': [
        'If you could change one thing in your kitchen today, what would it be?',
        'One wish for your kitchen: what is it?',
      ],
      pfathil: 'Your kitchen: what would you change first?',
    },
    lines: {
      '*': [
        'One wish for your kitchen: more space, more light, more {sockets|outlets} or a quieter fan?',
        'What would you change first in your kitchen?',
        'An oven at the height of your chest: no bending, and you can see the cake. Would you have one in your kitchen?',
        'What would you keep if you got a new kitchen: the table, the tiles or nothing at all?',
      ],
      h: ["Everybody's kitchen wish: a drawer for the lids, with all the lids in it."],
    },
    why: [
      [
        'Most kitchens were planned by somebody else, for another family.',
        'Small things bother us every day, and some of them are easy to change.',
      ],
    ],
    parts: [
      [
        'More room to work',
        ['A clear stretch beside the {hob|stove}.', 'Somewhere to put the hot tray.'],
        'A clear worktop',
      ],
      [
        'Better storage',
        ['Drawers, a pull-out, a place for the bin.', 'So that nothing has to stand on the fridge.'],
        'A pull-out in a kitchen',
      ],
      [
        'More light',
        ['Under the wall units, where you cut.', 'One lamp less in your eyes, two more on the board.'],
        'Light under a wall unit',
      ],
    ],
    turn: [
      'Some of these wishes take an afternoon, and some a new kitchen.',
      'One word is enough for an answer.',
    ],
    asks: ['What is your wish?', 'What bothers you most in your kitchen?'],
    ends: {
      pfathil: ['Tell us. Perhaps it is easier than you think.', 'Big or small, tell us.'],
    },
    keep: 'the day you plan a kitchen',
    send: 'whoever cooks at home',
    pic: { ask: 'A detail of a kitchen that you are proud of', alt: 'Detail of a fitted kitchen' },
    claims: [['raised ovens need no bending', 'definition']],
  },
  {
    id: 'what-to-bring-to-a-kitchen-meeting',
    format: 'checklist',
    again: 9,
    emoji: '📏',
    tick: true,
    tags: ['NewKitchen', 'KitchenPlanning', 'KitchenDesign'],
    title: [
      'What to bring to your first kitchen meeting',
      'Before you see a kitchen designer: five things to note',
    ],
    cover: 'Your first kitchen meeting',
    gist: [
      'Bring rough measurements, pictures of the room, a list of appliances, what you like and what you want to spend. Then the first meeting gives you a real plan.',
      'Five things make the first meeting about a new kitchen worth it: measurements, photographs, appliances, pictures you like and a budget.',
    ],
    subject: ['Before your kitchen meeting', 'What to bring along'],
    hooks: {
      '*': [
        'Your first meeting about a new kitchen? Bring these five things.',
        'Planning a kitchen? With five notes you save a second meeting.',
      ],
      pfathil: 'What a kitchen designer needs to know before the first drawing.',
    },
    lines: {
      '*': [
        'Going to talk about a new kitchen? Measure the walls roughly and photograph all four of them.',
        'Decide before the kitchen meeting which appliances you keep. Their sizes decide the plan.',
        'Tell your kitchen designer what you want to spend. Then you see plans that you can have.',
        'Save three pictures of kitchens that you like, and one that you do not. It says more than a description.',
      ],
      h: ['"Modern, but cosy, and with more room" is a start. A tape measure is a better one.'],
    },
    why: [
      [
        'With a plan of the room, the first drawing can be made at once.',
        'Without sizes, a first meeting stays a chat.',
      ],
      [
        'Windows, doors and pipes decide what is possible.',
        'A picture shows the pipe that everybody forgets.',
      ],
    ],
    parts: [
      [
        'Rough measurements of the room',
        [
          'Walls, windows, doors and the height of the ceiling.',
          'The exact ones are taken later, by the fitter.',
        ],
        'A tape measure on a kitchen wall',
      ],
      [
        'Photographs of all four walls',
        ['With {sockets|outlets}, radiators and pipes.', 'Open the cupboard under the sink for one of them.'],
        'A phone photographing a kitchen wall',
      ],
      [
        'A list of appliances',
        ['What stays, what is new, what you dream of.', 'Note the width of each.'],
        'A list on a fridge',
      ],
      [
        'Pictures of what you like',
        ['Three are enough.', 'Say what you like about each.'],
        'Pictures of kitchens on a phone',
      ],
      [
        'What you want to spend',
        ['Say whether appliances and fitting are included.', 'A range is fine.'],
        'A notebook with a sum',
      ],
    ],
    turn: [
      'With these, you leave with a plan and not with a brochure.',
      'Everything else can be decided together.',
    ],
    asks: ['Are you planning a kitchen?', 'Which appliance will you keep?'],
    ends: { pfathil: ['Rough is fine. Bring what you have.', 'One page is enough.'] },
    keep: 'your first meeting',
    send: 'whoever plans the kitchen with you',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer', 'place', 'hours'],
        about: 'kitchens?\\b|design|showroom|measure|appointment',
        lead: 'To talk about your kitchen:',
      },
    ],
    pic: {
      ask: 'A plan, a tape measure and samples on a table',
      alt: 'Kitchen plan with tape measure and samples',
    },
    claims: [['these five are needed for a first plan', 'trade practice']],
  },
];
