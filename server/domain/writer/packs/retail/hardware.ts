// Hardware stores.
import type { Idea } from '../../library/idea.ts';
import { HARDWARE, PAINT_SHOP } from './kinds.ts';

export const HARDWARE_SHOPS: readonly Idea[] = [
  {
    id: 'which-screw-holds',
    format: 'answer',
    again: 9,
    emoji: '🔩',
    tags: ['DIYTips', 'HomeRepair', 'HardwareStore'],
    only: HARDWARE,
    title: ['Which screw and wall plug for which wall?', 'How to hang something so that it holds'],
    cover: 'Which plug for which wall?',
    question: 'Which wall plug do I need so that the shelf holds?',
    short: 'It depends on the wall: solid, hollow or {plasterboard|drywall}.',
    gist: [
      'Knock on the wall and look at the drill dust. Solid walls take a plain plug, {plasterboard|drywall} needs a plug for hollow walls, and heavy things belong on a stud or a solid wall.',
      'Red dust is brick, grey is concrete, white and soft is {plasterboard|drywall}. The plug has to suit the wall.',
    ],
    subject: ['Which plug for which wall?', 'So that the shelf holds'],
    hooks: {
      '*': [
        'Putting up a shelf? The right wall plug depends on the wall.',
        'Why do shelves come down? Mostly the plug did not suit the wall.',
      ],
      patl: 'First find out what the wall is made of, then choose the plug.',
      fhi: 'Are you putting up a shelf this weekend? Knock on the wall first.',
    },
    lines: {
      '*': [
        'Knock on the wall: if it sounds hollow, you need plugs for {plasterboard|drywall}.',
        'Look at the dust when you drill. Red is brick, grey is concrete, white and soft is {plasterboard|drywall}.',
        'Plug, screw and drill bit belong together. The size is printed on the plug.',
        'Above and below sockets and switches there may be cables. Do not drill there.',
      ],
      h: ['The shelf held for a day. The books are fine.'],
    },
    scene: [
      'The screw turns and turns and does not hold.',
      'You stand before a wall with forty kinds of plugs and want only one.',
    ],
    why: [
      ['A plug for solid walls just turns in a hollow one.', 'It needs something to press against.'],
      ['Weight pulls downwards and outwards at once.', 'A deep shelf pulls harder than a flat picture.'],
    ],
    parts: [
      [
        'Find out what it is made of',
        ['Knock, or drill a small hole where it will not show.', 'Old houses can have two kinds of wall.'],
        'A hand knocking on a wall',
      ],
      [
        'Know the weight',
        ['Shelf plus what goes on it.', 'Books are heavier than you think.'],
        'Books on a shelf',
      ],
      [
        'Choose plug, screw and bit to match',
        ['Ask at the counter with a photo of the wall.', 'Buy two spare ones.'],
        'Plugs, screws and a drill bit',
      ],
    ],
    turn: ['If in doubt, bring a bit of the drill dust. Really.', 'And use a spirit level before you drill.'],
    asks: ['What do you want to put up?', 'What came down at your place?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Tell us the wall, and we will find the plug.' },
    caution: 'Check for cables and pipes before you drill.',
    keep: 'the next shelf',
    send: 'somebody with a drill',
    own: [{ kinds: ['service', 'product'], about: 'screws|fixings|advice|tools?\\b', lead: 'For the job:' }],
    pic: { ask: 'Plugs and screws sorted on your counter', alt: 'Wall plugs and screws on a counter' },
    claims: [['Plugs suit wall types', 'building trade practice']],
  },
  {
    id: 'how-much-paint',
    format: 'howto',
    again: 9,
    emoji: '🎨',
    tags: ['DIYTips', 'PaintingTips', 'HardwareStore'],
    only: PAINT_SHOP,
    title: ['How much paint do you need for a room?', 'Work out the paint for a room'],
    cover: 'How much paint for a room?',
    gist: [
      'Measure round the room, multiply by the height, take off doors and windows, and divide by what the tin says one {litre|gallon} covers. Double it for two coats.',
      'Walls in square {metres|feet}, two coats, a little extra for the roller: then you buy the right tin at once.',
    ],
    subject: ['How much paint do you need?', 'Paint for one room'],
    hooks: {
      '*': [
        'How much paint does a room need? You can work it out in five minutes.',
        'Before you buy paint, measure the walls.',
      ],
      patl: 'Length round the room times height, twice: that tells you how much paint to buy.',
      fhi: 'Painting a room this weekend? Work out the paint first.',
    },
    lines: {
      '*': [
        'Buy all the paint for one room at once. Two mixes can differ a little.',
        'The tin says how far the paint goes. On rough or new walls it goes less far.',
        'Keep a small jar of the paint with the name of the {colour|color} for later marks.',
        'Bring a piece of the old {colour|color}, the size of a coin, and it can be matched.',
      ],
      h: ['One tin was nearly enough. It was Sunday.'],
    },
    scene: [
      'The last corner is still old yellow, and the tin is empty.',
      'You stand in front of the paint and try to remember how large the room is.',
    ],
    why: [
      ['New plaster and dark {colours|colors} take more.', 'A rough wall has more surface than it looks.'],
      ['Two thin coats cover better than one thick one.', 'It dries evenly and does not run.'],
    ],
    parts: [
      [
        'Measure the walls',
        ['Round the room, times the height.', 'Take off large windows and doors.'],
        'A tape measure on a wall',
      ],
      ['Read the tin', ['It says how much one fill covers.', 'Count two coats.'], 'The back of a paint tin'],
      ['Add a little', ['For edges, the roller and later.', 'Not a whole tin more.'], 'A small jar of paint'],
    ],
    turn: ['Bring your numbers, and we will work it out with you.', 'And buy good tape. It saves an hour.'],
    asks: ['Which room is next?', 'Which {colour|color} will it be?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Have fun painting.' },
    keep: 'the next room you paint',
    send: 'somebody with a roller',
    own: [{ kinds: ['service', 'product'], about: 'paint|colou?rs? match|mix', lead: 'For your walls:' }],
    pic: {
      ask: 'A tin of paint, a roller and a tape measure',
      alt: 'A tin of paint, a roller and a tape measure',
    },
    claims: [['Coverage calculation', 'arithmetic and makers data']],
  },
  {
    id: 'what-every-home-needs',
    format: 'checklist',
    again: 9,
    emoji: '🧰',
    tags: ['DIYTips', 'HomeRepair', 'Toolbox'],
    only: HARDWARE,
    title: ['Which tools does every home need?', 'A first toolbox: eight things'],
    cover: 'The first toolbox',
    gist: [
      'Hammer, two screwdrivers, pliers, an adjustable {spanner|wrench}, tape measure, spirit level, knife and {torch|flashlight}: with these you can do most small jobs.',
      'You need few tools, but decent ones. Start with eight and buy the rest when you need it.',
    ],
    subject: ['The first toolbox', 'Eight tools for every home'],
    hooks: {
      '*': [
        'Which tools does every home need? These eight are enough to begin.',
        'Moving into your first home? Here is what belongs in the toolbox.',
      ],
      patl: 'Eight decent tools do nearly every small job in a home.',
      fhi: 'Have you still got only the little key from the furniture box?',
    },
    lines: {
      '*': [
        'A first toolbox: hammer, screwdrivers, pliers, adjustable {spanner|wrench}, tape measure, level, knife, {torch|flashlight}.',
        'Two good screwdrivers are better than a box of twenty bad ones.',
        'Keep one roll of strong tape and a handful of mixed screws with your tools.',
        'Borrow or hire what you need once a year. Buy what you need every month.',
      ],
      h: ['A knife from the kitchen is not a screwdriver. Ask the knife.'],
    },
    scene: [
      'The handle is loose, and all you have is a butter knife.',
      'Somebody has moved into a first home and wants to hang up a lamp.',
    ],
    why: [
      ['Most jobs at home are tightening, hanging, measuring and cutting.', 'For that you need no machine.'],
      ['Cheap screwdrivers ruin the screw, and then it gets hard.', 'A good one fits and does not slip.'],
    ],
    parts: [
      [
        'Screwdrivers, pliers, adjustable {spanner|wrench}',
        [
          'With these you tighten and loosen nearly everything.',
          'Buy screwdrivers for both kinds of screw heads.',
        ],
        'Screwdrivers and pliers',
      ],
      [
        'Tape measure, level and hammer',
        ['For shelves, pictures and curtain rails.', 'Add a pencil to mark where it goes.'],
        'A tape measure and a level',
      ],
      [
        'Knife and {torch|flashlight}',
        ['With spare blades and batteries.', 'For boxes, and for the dark corner under the sink.'],
        'A knife and a {torch|flashlight}',
      ],
    ],
    turn: ['It also makes a good present for a first home.', 'Ask us to put one together.'],
    asks: ['Which tool do you use most?', 'Which tool can you never find?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Come in and fill yours.' },
    tick: true,
    keep: 'the first own home',
    send: 'somebody who has just moved out',
    own: [{ kinds: ['product', 'service'], about: 'tools?\\b|hardware', lead: 'For your toolbox:' }],
    pic: { ask: 'Eight tools laid out on a bench', alt: 'Eight tools laid out on a bench' },
    claims: [['Basic household tools', 'common practice']],
  },
  {
    id: 'diy-or-someone',
    format: 'either',
    again: 9,
    emoji: '🛠️',
    tags: ['DIYTalk', 'ThisOrThat', 'HomeRepair'],
    only: HARDWARE,
    title: ['Do you do it yourself or get somebody in?', 'Yourself, or somebody who can?'],
    cover: 'Yourself, or get somebody?',
    gist: [
      'A dripping {tap|faucet}, a shelf, a wall: what do you do yourself, and what not?',
      'Some people try everything, and some nothing. Where is your limit?',
    ],
    subject: ['Do it yourself?', 'Where is your limit?'],
    hooks: {
      '*': [
        'Do you repair things at home yourself, or do you get somebody in?',
        'Shelf, {tap|faucet} or wall: what do you do yourself?',
      ],
      patl: 'What do you do yourself at home, and what do you leave to others?',
      fhi: 'Be honest: which job did you have to get somebody in for after all?',
    },
    lines: {
      '*': [
        'Yourself, or somebody who can? Tell us where your limit is.',
        'Gas, mains electricity and roofs belong to people who are qualified.',
        'Take a photo before you take something apart. It helps with putting it back.',
        'Start with small jobs, and buy the tool you need for each.',
      ],
      h: ['It was going to take ten minutes. That was on Saturday.'],
    },
    scene: [
      'The {tap|faucet} drips, and there is a video for it.',
      'On Saturday morning you come for one screw, and at noon for a bigger hammer.',
    ],
    why: [['Doing it yourself saves money, and it feels good.', 'Some jobs cost more when they go wrong.']],
    parts: [
      [
        'Myself',
        ['With a video, the right tool and patience.', 'And a second trip to the shop.'],
        'Tools beside a {tap|faucet}',
      ],
      ['I get somebody', ['It is done in an hour.', 'And it holds for years.'], 'A tool bag in a hall'],
    ],
    turn: ['Write "myself" or "somebody".', 'And tell us about your best repair.'],
    asks: ['Myself or somebody?', 'What is on your list?'],
    ends: { patl: 'Tell us in a comment.', fhi: 'No shame either way.' },
    keep: 'your next repair',
    send: 'the one with the tool belt',
    pic: { ask: 'A toolbox open on a kitchen floor', alt: 'A toolbox open on a floor' },
    claims: [['Some jobs require qualified persons', 'safety advice']],
  },
];
