// Kitchens: planned, fitted and lived without for some weeks.
import type { Idea } from '../../library/idea.ts';
import { KITCHENS } from './kinds.ts';

export const KITCHEN_PLANS: readonly Idea[] = [
  {
    id: 'walk-through-your-morning',
    format: 'howto',
    again: 10,
    emoji: '☕',
    tags: ['KitchenPlanning', 'KitchenDesign', 'KitchenTips'],
    only: KITCHENS,
    title: 'Planning a new kitchen: follow one morning with a pencil',
    cover: 'Plan it by one morning',
    gist: [
      'Before you choose fronts, draw one breakfast: kettle, bread, fridge, bin, dishwasher. The paths you walk most decide where things go, and no showroom knows them.',
      'A kitchen plan begins with a morning and not with a colour. Note each step for a day, and the layout nearly draws itself.',
    ],
    subject: ['Kettle, bread, bin', 'Not the colour first'],
    hooks: {
      '*': [
        'Planning a new kitchen? Follow yourself through one morning with a pencil.',
        'The colour of a kitchen is forgotten in a week. The way to the bin is walked for twenty years.',
      ],
      pt: 'Kitchen layout follows paths: fridge to sink to hob, and everything to the bin.',
      fi: 'Does your breakfast also take eleven steps too many? A new kitchen can do something about that.',
      a: 'New kitchen: paths first, drawers second, colour last.',
      h: 'You will have the bin in the wrong place for twenty years. Or you draw it today.',
      l: 'A cup, a window, three steps.',
    },
    lines: {
      '*': [
        'Note for one day what you take out, where, and where you put it down. That is the plan of your next kitchen.',
        'The space beside the hob and beside the sink matters more than the length of the worktop.',
        'The bin belongs beside where you cut and not at the other end of the kitchen.',
        'Draw doors open on the plan: fridge, oven, dishwasher. Two of them will want the same place.',
      ],
      h: ['The island is lovely. It is where the post lives.'],
    },
    scene: [
      'Seven in the morning: you hold a dripping tea bag and walk round the open dishwasher, as you did yesterday.',
      'On the kitchen floor there is a path worn into the vinyl. It leads from the fridge to the window, and nobody ever planned it.',
    ],
    why: [
      [
        'Showrooms are arranged for looking, and your morning is arranged for children, dog and bus.',
        "A plan that fits all fits nobody's breakfast.",
      ],
      [
        'Habits move in with you. It is easier to place a drawer than to change a hand.',
        'The hand reaches for the spoon where it always was.',
      ],
    ],
    parts: [
      [
        'Draw one day of paths',
        ['A line for each walk, on paper.', 'Where the lines are thick, things belong close together.'],
        'A kitchen sketch with pencil lines',
      ],
      [
        'Count what you own',
        [
          'Pans, jars, the machine that is used at Christmas.',
          'Cupboards are planned for things and not for metres.',
        ],
        'Pots on a kitchen floor',
      ],
      [
        'Leave room beside hob and sink',
        [
          'Something hot and something wet need to be put down at once.',
          "An arm's length on one side is the least.",
        ],
        'A hot pan beside a hob',
      ],
      [
        'Open all the doors on the plan',
        ['Appliances collide where people meet.', 'Fridge against wall opens halfway only.'],
        'An open dishwasher door in a kitchen',
      ],
    ],
    turn: [
      'Then the colour. By then you have earned it.',
      'The kitchen that fits is the one you no longer notice.',
    ],
    asks: ['What is in the wrong place in your kitchen?', 'Which kitchen drawer do you open most?'],
    ends: {
      pa: 'Movement before material.',
      fi: 'The tea bag will find a shorter way.',
      t: 'Paths, landing space, door swings.',
      h: 'The post will move to the new island as well.',
      l: 'Three steps, and the first sip.',
    },
    keep: 'the evening with the catalogues',
    send: 'somebody who already knows the colour',
    own: [
      {
        kinds: ['process', 'service', 'offer', 'price'],
        about: 'plan|design visit|measure|survey|drawing',
        lead: 'And when the pencil is done.',
      },
    ],
    pic: { ask: 'A kitchen sketch with pencil lines', alt: 'A kitchen floor plan drawn in pencil' },
    claims: [['Work paths, landing space beside hob and sink, door clearance', 'kitchen planning textbooks']],
  },
  {
    id: 'the-week-without-a-sink',
    format: 'checklist',
    again: 9,
    emoji: '🪣',
    tags: ['KitchenRenovation', 'KitchenFitting', 'HomeRenovation'],
    tick: true,
    only: KITCHENS,
    title: 'Living without a kitchen: how to set up for the weeks of fitting',
    cover: 'Weeks without a kitchen',
    gist: [
      'Kettle, one ring, fridge in the hall, a washing-up bowl in the bath, a box with eight plates: a kitchen for in between takes an hour to set up and saves the mood.',
      'Before the old kitchen goes, build a small one elsewhere. Cook and freeze for a week, and choose the socket with care.',
    ],
    subject: ['The kettle in the hall', 'Eight plates in a box'],
    hooks: {
      '*': [
        'New kitchen coming? First build the one for in between.',
        'For some weeks your kitchen will be in the hall. It goes well, with a list.',
      ],
      pt: 'A temporary kitchen needs a socket, water nearby, a bin and little else.',
      fi: 'Do you dread washing up in the bath while the fitters are in? Here is how others manage.',
      a: 'Before kitchen fitting: kettle, ring, fridge, bowl, eight plates, dust sheet.',
      h: 'In week two you wash up in the bath and call it glamping.',
      l: 'A kettle on a chest of drawers, and quiet in the dust.',
    },
    lines: {
      '*': [
        'Cook and freeze a week ahead before the kitchen comes out. In week two you will be moved to tears by a stew.',
        'Eight plates, eight cups, one pan: pack away the rest, or you will pack it in dust.',
        'Kettle, toaster and ring on one extension lead is too much. Spread them over the sockets of two rooms.',
        'Tape the door to the living room and lay damp towels at the sill. Dust from old plaster finds each gap.',
      ],
      h: ['The best restaurant of the month was a toaster on the ironing board.'],
    },
    scene: [
      'A board on two boxes, a kettle, a toaster, and above it the family portrait. Dinner is at seven, with forks from the toy kitchen.',
      'Behind plastic sheeting somebody saws, and in the hall four people eat soup sitting on the stairs.',
    ],
    why: [
      [
        'Between old and new there are always days on which a part is missing. With a corner to cook in that is a shrug.',
        'Delays hurt most when you have no hot water for tea.',
      ],
      [
        'Takeaways are fun for three days, and then dear.',
        'By day four everybody wants an apple and a potato.',
      ],
    ],
    parts: [
      [
        'Choose the corner',
        [
          'Near a tap, away from the dust, with its own socket.',
          'Bathrooms are for washing up, not for plugs.',
        ],
        'A kettle on a side table',
      ],
      [
        'Pack all but eight of it',
        ['Boxes labelled by cupboard to come.', 'Eight is enough for guests on stairs.'],
        'A box of plates',
      ],
      [
        'Freeze a week of suppers',
        ['Flat, labelled, for one pan.', 'Your freezer may have to move: ask on which day.'],
        'Flat frozen meals',
      ],
      [
        'Seal the door',
        ['Zip sheet, tape, wet towel.', 'Then the rest of the house stays yours.'],
        'A door sealed with plastic',
      ],
      [
        'Agree on a water day',
        ['Ask when water and power will be off.', 'Fill the kettle the evening before.'],
        'A filled jug on a windowsill',
      ],
    ],
    turn: [
      'On the last evening people nearly miss it. Nearly.',
      'Then the tap runs, hot, in the right place.',
    ],
    asks: [
      'What did you eat in the weeks without a kitchen?',
      'Where did you wash up during your kitchen renovation?',
    ],
    ends: {
      pa: 'One hour of setting up, three weeks of peace.',
      fi: 'Invite someone for soup on the stairs.',
      t: 'Water, power, bin, cold chain.',
      h: 'The ironing board got three stars.',
      l: 'Steam from a kettle, in the evening light.',
    },
    caution:
      'Do not run several heating appliances from one extension lead, and keep any plugged device out of bathrooms.',
    keep: 'the week before the fitters come',
    send: 'somebody with a date for the new kitchen',
    own: [
      {
        kinds: ['process', 'service'],
        about: '(?:fitting|fitted|installed|kitchens?)[^.]*(?:weeks?|days?)|project (?:takes|lasts)',
        lead: 'And how long it takes here.',
      },
    ],
    pic: { ask: 'A kettle and toaster on a board across boxes', alt: 'A makeshift kitchen in a hall' },
    claims: [
      [
        'Overloading extension leads; dust sealing; temporary kitchen set-up',
        'electrical safety advice and trade practice',
      ],
    ],
  },
  {
    id: 'worktop-and-the-hot-pan',
    format: 'myth',
    again: 9,
    emoji: '🍳',
    tags: ['KitchenWorktop', 'KitchenCare', 'HomeTips'],
    only: KITCHENS,
    title: 'Can you put a hot pan on the worktop? Stone, wood, laminate, quartz',
    cover: 'Hot pan on the worktop?',
    myth: 'Stone worktops can take anything',
    short: 'No. Granite is tough, quartz with resin is not, and laminate swells.',
    gist: [
      'Engineered quartz holds resin that scorches, laminate blisters, wood burns, and even granite can crack from sudden heat. A trivet costs little and spares all of them.',
      'Hot pan? On a trivet, whatever the worktop. And for lemon and red wine: wipe at once, most of all on marble.',
    ],
    subject: ['A trivet for all of them', 'Marble and lemon'],
    hooks: {
      '*': [
        'A hot pan on the stone worktop: is that all right? Mostly better not.',
        'Of all worktops none likes a pan straight off the hob.',
      ],
      pt: 'Resin in engineered stone, glue in laminate and fibre in wood all suffer from heat; sudden change can crack natural stone.',
      fi: 'New worktop? Then read this before the first hot pan.',
      a: 'Any worktop: trivet under hot, cloth for acid, board for knives.',
      h: 'The ring on the worktop is as large as a pan. Nobody did it.',
      l: 'Oiled wood, a folded cloth, a pan set down softly.',
    },
    lines: {
      '*': [
        'Quartz worktops are stone powder with resin. The stone can take heat, the resin cannot.',
        'Marble and limestone react with acid: lemon, vinegar and wine leave dull spots within minutes.',
        'Oil a wooden worktop when drops no longer bead. Round the sink that may be every few months.',
        'Laminate is tough on top and thirsty at the seams. Wipe up water where two pieces meet.',
      ],
      h: ['The trivet was in the drawer. The ring is for ever.'],
    },
    scene: [
      'Guests in the doorway, the lid clatters, where to put the pan: on the lovely new one, just for a second.',
      'In the morning sun one sees it: a dull crescent beside the sink, exactly as large as half a lemon.',
    ],
    why: [
      [
        'The name on the sample says stone. What holds it together is not said.',
        'Ask what is in it and not only what it looks like.',
      ],
      [
        'Heat on one spot makes it expand while the rest stays cold.',
        'Sudden change is worse than high heat.',
      ],
    ],
    parts: [
      [
        'Granite',
        [
          'Heat-proof in itself, but may crack from shock near cut-outs.',
          'Very tough, wants sealing now and then, and a trivet.',
        ],
        'A granite surface',
      ],
      [
        'Engineered quartz',
        [
          'Hard to stain, and its resin can scorch and discolour.',
          'Needs no sealing, and dislikes every hot pan.',
        ],
        'A quartz worktop',
      ],
      [
        'Laminate',
        [
          'Scratch resistant, and blisters under hot pans and water in the joint.',
          'Costs least to replace, and swells most easily.',
        ],
        'A laminate edge',
      ],
      [
        'Wood',
        ['Burns leave rings, which can be sanded out and oiled.', 'Warm to touch, wants oil, forgives.'],
        'A wooden worktop with a cloth',
      ],
    ],
    turn: [
      'A trivet beside the hob, always in the same place: that is all.',
      'And the ring? With wood there is hope.',
    ],
    asks: ['What is on your worktop that nobody admits to?', 'Which worktop would you choose again?'],
    ends: {
      pa: 'Know the material, use the trivet.',
      fi: 'Nobody looks at the ring but you.',
      t: 'Resin, acid, moisture, thermal shock.',
      h: 'It was the visitors. It always is.',
      l: 'Oil, a cloth, a slow circle.',
    },
    caution: 'Follow the care sheet of the maker of your worktop: coatings differ.',
    keep: 'the first supper in the new kitchen',
    send: 'whoever has a pan in the hand right now',
    own: [
      {
        kinds: ['product', 'service', 'offer', 'price'],
        about: 'worktops?|countertops?|quartz|granite|oak|laminate',
        lead: 'And what lies on the cupboards here.',
      },
    ],
    pic: { ask: 'A hot pan on a trivet on a worktop', alt: 'A pan on a trivet on a worktop' },
    claims: [
      [
        'Heat and acid behaviour of granite, quartz composite, laminate, wood, marble',
        'material data and care advice of makers',
      ],
    ],
  },
  {
    id: 'drawers-or-doors',
    format: 'either',
    again: 9,
    emoji: '🗄️',
    tags: ['KitchenDesign', 'ThisOrThat', 'KitchenStorage'],
    only: KITCHENS,
    title: 'Drawers or cupboards in the kitchen: which would you have?',
    cover: 'Drawers or doors?',
    gist: [
      'Drawers show all they hold from above and cost more. Cupboards hold tall things and hide the back row. Which would you choose below the worktop?',
      'Some people kneel before the cupboard with a torch, others pull out a drawer. On which side are you?',
    ],
    subject: ['Kneel or pull?', 'What lives in the back row'],
    hooks: {
      '*': [
        'New kitchen: drawers or cupboards below the worktop?',
        'In each kitchen cupboard there is a back row that nobody has seen since the move.',
      ],
      pt: 'Drawers bring contents to you; cupboards are cheaper and take tall items.',
      fi: 'When did you last kneel in front of a kitchen cupboard?',
      a: 'Below the worktop: drawers or doors? Choose.',
      h: 'At the very back of the corner cupboard there lives a fondue set.',
      l: 'A drawer that closes by itself, without a sound.',
    },
    lines: {
      '*': [
        'Drawers or cupboards under the worktop: which do you prefer?',
        'Deep drawers take plates, too. Older people and backs like it.',
        'One cupboard with doors should stay: for trays, the tall pot and whatever else does not fit.',
        'Soft closing runners are the one thing in a new kitchen that you feel each day.',
      ],
      h: ['Drawer number three is called "and the rest". It is in every house.'],
    },
    scene: [
      'A knee on cold tiles, an arm in up to the shoulder, and a clatter from the depths: the lids.',
      'With one finger it slides out, and from above they all look at you: pans, sieve, the missing lid.',
    ],
    why: [
      [
        'What you see you use. What is behind something gets bought again.',
        'There are three jars of cumin in the back row.',
      ],
    ],
    parts: [
      [
        'Drawers',
        ['All in view, no kneeling, costs more.', 'For those who cook daily.'],
        'An open deep kitchen drawer',
      ],
      [
        'Cupboards',
        ['Room for tall things, costs less, keeps secrets.', 'For those who own a fondue set.'],
        'An open kitchen cupboard',
      ],
    ],
    turn: [
      'Most mix: drawers where one cooks, doors where one stores.',
      'And drawer number three comes by itself.',
    ],
    asks: [
      'Drawers or cupboards under your worktop?',
      'What lives in the back row of your kitchen cupboard?',
    ],
    ends: {
      pa: 'Access where it is daily.',
      fi: 'Greetings to the fondue set.',
      t: 'Full extension versus height.',
      h: 'The lids have been found. All but one.',
      l: 'A soft click, and it is tidy.',
    },
    keep: 'the next kitchen plan',
    send: 'whoever owns three jars of cumin',
    own: [
      {
        kinds: ['product', 'service', 'offer', 'price'],
        about: 'drawers?|storage|larder|corner|cabinets?',
        lead: 'And what is built in here.',
      },
    ],
    pic: { ask: 'An open deep drawer with pans', alt: 'An open kitchen drawer with pans' },
    claims: [['Drawers give better access; cupboards take tall items', 'kitchen planning textbooks']],
  },
  {
    id: 'oven-at-breast-height',
    format: 'question',
    again: 9,
    emoji: '🥘',
    tags: ['KitchenTalk', 'KitchenMemories', 'HomeStories'],
    only: KITCHENS,
    title: 'What would you keep from your old kitchen?',
    cover: 'One thing from the old kitchen',
    gist: [
      'The table with the burn mark, the crooked hook, the tiles from your parents: what would you never throw out with the old kitchen?',
      'New kitchens are lovely, and each of them needs one thing from before. Which is yours?',
    ],
    subject: ['The table with the burn', 'One thing from before'],
    hooks: {
      '*': [
        'When a new kitchen comes, what stays from the old one?',
        'Out of each old kitchen one thing should be carried over. What is it at yours?',
      ],
      pt: 'One old piece anchors a new room and costs nothing.',
      fi: 'What in your kitchen may nobody ever throw away?',
      a: 'New kitchen: what stays? One thing only.',
      h: 'The new kitchen is white and calm. In the corner stands the orange bread bin. It stays.',
      l: 'An old table, with rings from a hundred cups.',
    },
    lines: {
      '*': [
        'What would you keep from your old kitchen?',
        'Measure the old table before you plan the new kitchen round it. It is mostly larger than one thinks.',
        'Old fronts and units often still do for a workshop or the cellar. Ask before they go into the skip.',
        'Keep one tile, one hook, one handle. In ten years you will be glad.',
      ],
      h: ['The pencil marks of the children are on the door frame. The frame stays.'],
    },
    scene: [
      'The skip is at the door, the units are out, and somebody carries one chair back in.',
      'On the door frame there are pencil marks with names and years. The fitter sees them and puts the saw down.',
    ],
    why: [
      ['A room where everything is new belongs to nobody yet.', 'One scratch that you know makes it yours.'],
    ],
    parts: [
      [
        'A piece of furniture',
        ['Table, stool, bench, dresser.', 'It need not match, it has seniority.'],
        'An old kitchen table',
      ],
      [
        'A small thing',
        ['Hook, handle, tile, clock.', 'Nobody sees it, everyone misses it.'],
        'An old hook on a wall',
      ],
    ],
    turn: [
      'And now and then it is only a smell, of cake and gas.',
      'What has stayed tells the rest where it is.',
    ],
    asks: [
      'What would you keep from your old kitchen?',
      "What hung on the wall of your grandmother's kitchen?",
    ],
    ends: {
      pa: 'One constant, many changes.',
      fi: 'We like to build round old tables.',
      t: 'Keep one, measure first.',
      h: 'The bread bin now has its own spotlight.',
      l: 'And the light falls on old wood.',
    },
    keep: 'the day with the skip',
    send: 'whoever wants to throw everything out',
    pic: { ask: 'An old kitchen table with marks', alt: 'An old wooden table with marks' },
    claims: [['Keeping one old piece', 'common experience']],
  },
];
