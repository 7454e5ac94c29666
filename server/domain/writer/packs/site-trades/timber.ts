// Doors, tables, decks: what a joiner would tell you across the bench.
import type { Idea } from '../../library/idea.ts';

export const TIMBER: readonly Idea[] = [
  {
    id: 'do-not-plane-in-august',
    format: 'answer',
    again: 9,
    emoji: '🚪',
    tags: ['WoodenDoors', 'Joinery', 'HomeMaintenance'],
    title: [
      'Door sticking in damp weather: plane it or wait?',
      'Why does my door stick in summer, and what helps?',
    ],
    cover: 'A door that sticks',
    question: 'My door sticks. Should I plane it?',
    short: [
      'Not yet. Tighten the hinges first, then wait for dry weather.',
      'Only as a last step. Mostly a screwdriver is enough.',
    ],
    gist: [
      'Wooden doors swell in damp weather. Tighten the hinges first and wait for dry weather before you plane anything off, or you will have a gap in winter.',
      'A door that sticks only in damp weather is not too large. It has swollen, and it will shrink again.',
    ],
    subject: ['Your door sticks? Wait with the plane', 'Why doors stick in damp weather'],
    hooks: {
      '*': [
        'Does your door stick in damp weather? Leave the plane in the shed for now.',
        'A sticking door mostly needs a screwdriver and not a plane.',
      ],
      pfathil: 'Door sticking? Tighten the top hinge before you do anything else.',
    },
    lines: {
      '*': [
        'A door that sticks only in damp weather has swollen. If you plane it now, it will rattle in winter.',
        'Before you plane a sticking door, tighten the screws of the top hinge. Often that is all it needs.',
        'To find where a door sticks, slide a sheet of paper round its edge. Where the paper catches, it is too tight.',
        'Rub a candle along the tight edge of a sticking door. That often gets you through a wet season.',
      ],
      h: ['If guests need instructions for your bathroom door, it is time for a screwdriver.'],
    },
    why: [
      [
        'Wood takes up water from damp air and gets wider.',
        'A wooden door can be a few millimetres wider in a wet month.',
      ],
      [
        'What a plane takes off does not come back when the door shrinks.',
        'A door that is cut in a wet month is too small in a dry one.',
      ],
    ],
    parts: [
      [
        'Tighten the hinges',
        [
          'Begin with the top one, which carries most of the weight.',
          'A loose hinge lets the door sag and rub at the opposite corner.',
        ],
        'A screwdriver at the top hinge of a door',
      ],
      [
        'Find the spot with paper',
        ['Slide a sheet between door and frame.', 'Mark with a pencil where it will not pass.'],
        'A sheet of paper between door and frame',
      ],
      [
        'Wait for dry weather',
        ['If it then runs freely, it was only the damp.', 'If it still sticks, it may be planed a little.'],
        'A door that closes easily',
      ],
    ],
    turn: [
      'If the door still sticks in dry weather, a joiner takes off exactly what is too much.',
      'After planing, seal the bare edge, or it will swell again.',
    ],
    asks: ['Which door in your house sticks?', 'Does it stick all year or only in damp weather?'],
    ends: {
      pfathil: [
        'First the screwdriver, then patience, and the plane last.',
        'A door that sticks all year is worth a visit.',
      ],
    },
    caution: 'Do not plane or trim fire doors: they may no longer hold back a fire.',
    keep: 'the next damp week',
    send: 'somebody whose door you have to lift',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'doors?\\b|hung|hanging',
        lead: 'If your door needs more than a screwdriver:',
      },
    ],
    pic: { ask: 'A door hinge and a screwdriver', alt: 'Screwdriver at a door hinge' },
    claims: [['timber swells across the grain in damp air', 'textbook']],
  },
  {
    id: 'matchsticks-in-the-hole',
    format: 'howto',
    again: 9,
    emoji: '🪛',
    tags: ['HomeRepair', 'Woodwork', 'Handy'],
    title: [
      'Screw will not hold in wood? Repair the hole with matches',
      'Loose hinge screw: how to make it hold again',
    ],
    cover: 'When a screw will not hold',
    gist: [
      'If a hinge screw only turns and does not grip, fill the hole with matchsticks and wood glue, let it dry overnight and put the same screw back.',
      'A loose screw in wood needs new wood in its hole. Matches, glue and one night are enough.',
    ],
    subject: ['A screw that will not hold', 'Repair a loose hinge with matches'],
    hooks: {
      '*': [
        'Does a hinge screw turn and turn without holding? You can fix it with matches and wood glue.',
        'A loose cupboard door often needs only three matches and some glue.',
      ],
      pfathil: 'A screw that no longer grips in wood needs a filled hole and not a bigger screw.',
    },
    lines: {
      '*': [
        'Screw does not grip in wood? Matches without heads and wood glue into the hole, dry overnight, same screw back in.',
        'Do not put a bigger screw into a worn hole near an edge. It may split the wood. Fill the hole first.',
        'In chipboard, a glued wooden dowel holds far better than filler.',
        'Rub a screw on a candle before you drive it into hard wood. It goes in more easily and does not snap.',
      ],
      h: ['If the cupboard door comes off in your hand, say nothing, and fetch the matches.'],
    },
    why: [
      [
        'The wood round the screw has been crushed, so the thread has nothing to bite.',
        'Every time a loose screw turns, the hole gets a little wider.',
      ],
      [
        'Glued wood in the hole becomes part of the door again.',
        'The screw cuts itself a new thread in fresh wood.',
      ],
    ],
    parts: [
      [
        'Take out the screw and clean the hole',
        ['Blow out dust and crumbs.', 'Support the door while the screw is out.'],
        'A screw taken out of a hinge',
      ],
      [
        'Push in glue and matchsticks',
        ['Without the heads, as many as will fit.', 'Toothpicks or a thin dowel work as well.'],
        'Matches pushed into a screw hole',
      ],
      [
        'Let it dry overnight',
        ['Tape the door so that nobody uses it.', 'Wood glue needs some hours to get hard.'],
        'Tape on a cupboard door',
      ],
      [
        'Cut it flush and put the screw back',
        ['Prick a small hole in the middle first.', 'Turn the screw in by hand, and not with a machine.'],
        'A screw going back into a hinge',
      ],
    ],
    turn: ['It will hold for years.', 'The whole repair takes ten minutes and a night of waiting.'],
    asks: ['Which door at your place hangs by one screw?', 'What have you repaired with a match?'],
    ends: {
      pfathil: [
        'If the wood itself is split, it needs a little more than matches.',
        'Fill the hole, keep the screw.',
      ],
    },
    keep: 'the next loose hinge',
    send: 'somebody with a wobbly cupboard door',
    pic: { ask: 'Matches, wood glue and a hinge', alt: 'Matches and wood glue beside a hinge' },
    claims: [['a filled hole holds a screw again', 'trade practice']],
  },
  {
    id: 'three-screws-of-a-hinge',
    format: 'howto',
    again: 9,
    emoji: '🔧',
    tags: ['KitchenTips', 'KitchenCabinets', 'HomeRepair'],
    title: [
      'How to straighten crooked kitchen cabinet doors',
      'Kitchen doors out of line? Adjust the hinges',
    ],
    cover: 'Straighten your kitchen doors',
    gist: [
      'Most kitchen hinges have three screws: one moves the door sideways, one in and out, one up and down. A quarter turn each, and the doors are straight.',
      'You can straighten a crooked kitchen door with a screwdriver. Begin with the front screw of the hinge.',
    ],
    subject: ['Straighten your kitchen doors', 'Crooked cabinet doors?'],
    hooks: {
      '*': [
        'Crooked kitchen doors? A screwdriver and five minutes will straighten them.',
        'Kitchen cabinet doors can be adjusted in three directions.',
      ],
      pfathil: 'Kitchen door out of line? Turn the front screw of the hinge a quarter turn.',
    },
    lines: {
      '*': [
        'Crooked cabinet door? The front screw of the hinge usually moves it sideways. A quarter turn, then look.',
        'Straighten a row of kitchen doors from one end to the other. Each one shows you where the next has to be.',
        'Is the gap between two cabinet doors wider at the top? Turn the side screws of the two hinges in opposite directions.',
        'Lift a cabinet door gently. If it wobbles, tighten the hinge to the cabinet before you adjust anything.',
      ],
      h: ['Visitors never notice straight kitchen doors. That is the idea.'],
    },
    why: [
      [
        'Doors sink a little over the years, and the hinges are made for putting that right.',
        'Plates and daily use pull doors down by a hair each year.',
      ],
      ['Even gaps make an old kitchen look newer.', 'The eye sees a crooked gap at once.'],
    ],
    parts: [
      [
        'Find the three screws',
        ['Open the door and look at the arm of the hinge.', 'Newer hinges have all of them in reach.'],
        'A kitchen hinge with its screws',
      ],
      [
        'Sideways first',
        [
          'A quarter turn at the front screw, close the door and look.',
          'Turn both hinges alike to keep the door upright.',
        ],
        'A screwdriver at the front screw',
      ],
      [
        'Then in and out',
        [
          'The screw at the back brings the door closer to the cabinet.',
          'It should close flush with its neighbour.',
        ],
        'A screwdriver at the back screw',
      ],
      [
        'Up and down last',
        [
          'Loosen the plate, lift or lower the door, tighten again.',
          'Somebody who holds the door makes this easy.',
        ],
        'A door lifted at its hinge plate',
      ],
    ],
    turn: ['After the third door you will be quick.', 'If a door still hangs after that, the hinge is worn.'],
    asks: ['Which of your kitchen doors is crooked?', 'Did you know that hinges can be adjusted?'],
    ends: {
      pfathil: ['Worn hinges can be replaced without a new door.', 'Small turns, and look after each one.'],
    },
    keep: 'the weekend',
    send: 'somebody with a crooked kitchen door',
    pic: { ask: 'A kitchen hinge and a screwdriver', alt: 'Screwdriver at a kitchen hinge' },
    claims: [['concealed hinges adjust in three directions', "makers' instructions"]],
  },
  {
    id: 'wood-never-stops-moving',
    format: 'myth',
    again: 9,
    emoji: '🪵',
    tags: ['SolidWood', 'WoodenFurniture', 'Joinery'],
    title: ['Why solid wood moves, even when it is old', 'Cracks and gaps in solid wood: what is normal'],
    cover: 'Why wood moves',
    myth: 'Old wood no longer moves',
    short: [
      'It does. Every piece of solid wood gets wider in damp air and narrower in dry air.',
      'It never stops. Even an old table gets wider and narrower with the seasons.',
    ],
    gist: [
      'Solid wood gets wider in damp air and narrower in dry air, however old it is. Good joinery leaves it room. Glue and screws that hold it fast make it crack.',
      'Small gaps in a wooden floor or table in winter are normal: the air is dry. They close again when it gets damper.',
    ],
    subject: ['Why wood moves', 'Gaps in wood in winter'],
    hooks: {
      '*': [
        'Your wooden table is a little wider in summer than in winter. That is normal.',
        'Gaps in a wooden floor in winter? Do not fill them yet.',
      ],
      pfathil: 'Solid wood moves with the air in the room, all its life.',
    },
    lines: {
      '*': [
        'A solid wooden table top can change by several millimetres between summer and winter. It needs room to move.',
        'Gaps in a wooden floor in winter usually close by themselves in summer. Do not fill them.',
        'Keep solid wood furniture away from radiators. It dries out on one side and bends.',
        'Wood and people like about the same air: not too dry, not too damp. A hygrometer costs little.',
      ],
      h: ['If the wardrobe cracks at night, it is only the wood. Go back to sleep.'],
    },
    why: [
      [
        'In damp air, wood takes up water. In dry air it gives it back.',
        'The fibres swell and shrink across the grain, old or new.',
      ],
      [
        'If it is held fast, it tears at its weakest line.',
        'A top that is screwed down tight has nowhere to go, so it splits.',
      ],
    ],
    parts: [
      [
        'Look under your table',
        [
          'The top should be held by clips or slots, so that it can slide.',
          'If it is screwed down tight, have that changed before it cracks.',
        ],
        'The clips below a table top',
      ],
      [
        'Leave winter gaps alone',
        ['Filler is pushed out again when the wood swells.', 'Wait for a damp month before you judge them.'],
        'A gap between floorboards',
      ],
      [
        'Keep the air even',
        [
          'Heating makes the air dry. A humidifier or plants help.',
          'Sudden changes do more harm than dry air.',
        ],
        'A hygrometer on a shelf',
      ],
    ],
    turn: [
      'So a small gap is no fault, as long as it comes and goes.',
      'A crack that stays all year is worth a look.',
    ],
    asks: [
      'Does your furniture creak when the heating comes on?',
      'Do you have gaps in the floor in winter?',
    ],
    ends: {
      pfathil: ['Leave wood room to move, and it lasts for generations.', 'Most cracks can be repaired.'],
    },
    keep: 'the heating season',
    send: 'somebody with a solid wood table',
    own: [
      {
        kinds: ['product', 'service', 'process', 'value'],
        about: 'oak|ash|timber|solid wood|seasoned',
        lead: 'About our timber:',
      },
    ],
    pic: { ask: 'The underside of a solid wood table', alt: 'Underside of a wooden table' },
    claims: [['wood moves across the grain with humidity', 'textbook']],
  },
  {
    id: 'screwdriver-into-the-deck',
    format: 'howto',
    again: 9,
    emoji: '🪛',
    when: { season: ['spring', 'summer'] },
    tags: ['Decking', 'DeckSafety', 'OutdoorLiving'],
    title: [
      'Is your deck safe? Test it with a screwdriver',
      'Deck check: how to find rotten wood before summer',
    ],
    cover: 'Is your deck safe?',
    gist: [
      'Push a screwdriver into the posts, the beam along the house and the steps of your deck. Where it goes in easily, the wood is rotten and has to be replaced.',
      'Check your deck before the first party: posts, beam, railing and steps. Rotten wood is soft under a screwdriver.',
    ],
    subject: ['Is your deck safe?', 'Test your deck with a screwdriver'],
    hooks: {
      '*': [
        'Before the first barbecue on the deck, push a screwdriver into its posts.',
        'Is your deck still safe? A screwdriver tells you in ten minutes.',
      ],
      pfathil: 'Deck check: sound wood resists a screwdriver, rotten wood does not.',
    },
    lines: {
      '*': [
        'Test your deck with a screwdriver: sound wood resists it, rotten wood lets it in.',
        'The beam where the deck meets the house carries the most. It should be bolted, and not only nailed.',
        'Shake the railing of your deck with both hands before guests lean on it.',
        'Sweep the leaves out of the gaps between deck boards. Wet leaves are where rot begins.',
      ],
      h: ['If the deck bounces to the music, turn off the music and fetch a screwdriver.'],
    },
    why: [
      [
        'Rot starts where water stays: in joints, at cut ends and near the ground.',
        'The underside never sees the sun, so it dries last.',
      ],
      [
        'A broken board is a nuisance. A broken beam takes everybody down.',
        'What carries the deck matters more than what you walk on.',
      ],
    ],
    parts: [
      [
        'Test the posts near the ground',
        ['That is where they rot first.', 'Push hard, on all sides.'],
        'A screwdriver pushed into a deck post',
      ],
      [
        'Look at the beam along the house',
        ['Look for bolts, dark streaks and gaps.', 'Soft spots here are urgent.'],
        'A beam bolted to a house wall',
      ],
      [
        'Shake railings and steps',
        ['Nothing should move or creak.', 'Use your whole weight, as a guest would.'],
        'Hands shaking a railing',
      ],
      [
        'Clean the gaps between the boards',
        ['Then rain can run through and the wood dries.', 'A broom and an old knife will do.'],
        'A knife cleaning a gap between boards',
      ],
    ],
    turn: ['Ten minutes, and you know.', 'If everything is hard and tight, enjoy the summer.'],
    asks: ['How old is your deck?', 'When did you last look underneath?'],
    ends: {
      pfathil: ['One new post in spring is a small repair.', 'Repair what is soft before the guests come.'],
    },
    caution:
      'If a post, the beam at the house or a railing gives way, keep everybody off until somebody who knows has seen it.',
    keep: 'the first warm weekend',
    send: 'whoever is hosting the barbecue',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: 'deck(?:s|ing)?\\b',
        lead: 'If your deck needs work:',
      },
    ],
    pic: { ask: 'A screwdriver held against a deck post', alt: 'Screwdriver at the foot of a deck post' },
    claims: [['rot starts at joints and ground contact', 'trade practice']],
  },
  {
    id: 'no-wall-is-straight',
    format: 'behind',
    again: 9,
    emoji: '📐',
    tags: ['FittedFurniture', 'Joinery', 'BehindTheScenes'],
    title: [
      'No wall is straight: how fitted furniture gets its fit',
      'How joiners fit a cupboard to a crooked wall',
    ],
    cover: 'Fitted furniture, crooked walls',
    gist: [
      'Hardly any wall is straight. For fitted furniture, the line of the wall is drawn on the board and cut, so that there is no gap. It is called scribing.',
      'A cupboard fits a crooked wall because its edge is cut to the shape of that wall.',
    ],
    subject: ['How fitted furniture is fitted', 'No wall is straight'],
    hooks: {
      '*': [
        'No wall in your house is quite straight. Here is how fitted furniture still closes without a gap.',
        'Measuring an alcove for shelves? Measure it in more than one place.',
      ],
      pfathil: 'Fitted furniture has no gaps because its boards follow the wall.',
    },
    lines: {
      '*': [
        'Measuring an alcove? Take the width at the bottom, in the middle and at the top. The smallest is the one that counts.',
        'Lay a marble on your floor. Where it rolls to, your floor is lowest, and furniture needs a wedge there.',
        'If you buy a wardrobe for an alcove, choose it narrower than your smallest measurement. Walls lean, wardrobes do not.',
        'Joiners draw the line of your wall on the board and cut along it. That is why fitted furniture has no gap.',
      ],
      h: ['"The wall used to be straight." It never was. It used to be new.'],
    },
    why: [
      [
        'Plaster is put on by hand, and houses settle over the years.',
        'Even new walls are a few millimetres out.',
      ],
      [
        'The eye forgives a wall that leans, but not a gap that gets wider.',
        'A gap along a straight board shows every bump of the wall.',
      ],
    ],
    parts: [
      [
        'Every wall is measured three times',
        ['At the bottom, in the middle and on top.', 'The differences are written down.'],
        'A tape measure in an alcove',
      ],
      [
        'The base is levelled',
        [
          'Wedges below it until the level shows straight.',
          'If the base is level, all the doors will hang right.',
        ],
        'A spirit level on a cupboard base',
      ],
      [
        'The edge is cut to the wall',
        ['A pencil follows the wall and draws it on the board.', 'Then the edge is cut along that line.'],
        'A pencil drawing the line of a wall on a board',
      ],
    ],
    turn: [
      'It takes an hour or two, and that hour is what you pay for.',
      'After that, no gap and no strip of filler.',
    ],
    asks: ['Where is the crookedest corner in your home?', 'Did a cupboard ever not fit into its alcove?'],
    ends: {
      pfathil: [
        'Send your three measurements and a picture when you ask for a price.',
        'Made to measure means made for your wall.',
      ],
    },
    keep: 'the day you plan a cupboard',
    send: 'somebody with an alcove',
    own: [
      {
        kinds: ['service', 'process', 'product', 'price'],
        about: 'fitted|alcove|wardrobes?|made to measure|bespoke',
        lead: 'What we fit:',
      },
    ],
    pic: { ask: 'A board being scribed to a wall', alt: 'Pencil line along a board at a wall' },
    claims: [['scribing fits a board to a wall', 'definition']],
  },
  {
    id: 'what-the-board-is-made-of',
    format: 'glossary',
    again: 9,
    emoji: '🪵',
    tags: ['WoodenFurniture', 'Joinery', 'FurnitureTips'],
    title: [
      'Solid wood, veneer, plywood, MDF: what furniture is made of',
      'How to tell solid wood from veneer: look at the edge',
    ],
    cover: 'Solid, veneer, plywood or MDF?',
    gist: [
      'Solid wood is wood all through, veneer is a thin layer of it, plywood is made of layers, MDF of fibres. Look at the edge, and you can tell them apart.',
      'Is it solid wood or veneer? Look at the edge of the board: on solid wood the grain runs over it.',
    ],
    subject: ['What is your furniture made of?', 'Solid wood or veneer?'],
    hooks: {
      '*': [
        'Is that table solid oak? Look at the edge and not at the top.',
        'Solid wood, veneer, plywood, MDF: each is good for something else.',
      ],
      pfathil: 'Choosing furniture or a kitchen? Know these four boards.',
    },
    lines: {
      '*': [
        'Solid wood or veneer? On solid wood, the grain of the top runs on over the edge.',
        'Veneer is real wood, only thin. A wide door of solid oak would warp, a veneered one stays flat.',
        'MDF is smooth and good for painted furniture. Keep water away from its edges, because it swells and stays swollen.',
        'Plywood holds screws well. You can tell it by the stripes along its edge.',
      ],
      h: ['"Oak effect" means that somebody once showed it a photograph of oak.'],
    },
    why: [
      [
        'Solid wood moves with the air. Boards made of layers or fibres stay flat.',
        'Wide flat doors need a board that does not warp.',
      ],
      [
        'The right board in the right place lasts for decades.',
        'Solid wood is best where hands and knees touch it.',
      ],
    ],
    parts: [
      [
        'Solid wood',
        ['Wood all through. It can be sanded again and again.', 'One piece, or several glued side by side.'],
        'The edge of a solid oak top',
      ],
      [
        'Veneer',
        ['A thin layer of real wood on a flat board.', 'Looks like solid wood and does not warp.'],
        'A veneered edge',
      ],
      [
        'Plywood',
        ['Thin layers glued crosswise: strong and light.', 'Layers of wood with stripes on the edge.'],
        'The striped edge of plywood',
      ],
      [
        'MDF',
        [
          'Pressed wood fibres: smooth, heavy, good for paint.',
          'A dense board without grain, often under paint.',
        ],
        'A grey brown board edge',
      ],
    ],
    turn: [
      'So ask which board is used where, and why.',
      'None of them is bad. They only have to be in the right place.',
    ],
    asks: ['What is your kitchen table made of?', 'Did you look at the edge?'],
    ends: { pfathil: ['A good maker will tell you for each part.', 'Edges tell the truth.'] },
    keep: 'the day you buy furniture',
    send: 'somebody who is choosing a kitchen or a wardrobe',
    own: [
      {
        kinds: ['product', 'service', 'process', 'value'],
        about: 'oak|ash|walnut|timber|plywood|veneer|MDF',
        lead: 'What we work with:',
      },
    ],
    pic: {
      ask: 'The edges of three different boards side by side',
      alt: 'Edges of solid wood, plywood and MDF',
    },
    claims: [['what the four boards are', 'definition']],
  },
  {
    id: 'oil-or-lacquer',
    format: 'either',
    again: 6,
    emoji: '🍽️',
    tags: ['WoodenTable', 'WoodCare', 'ThisOrThat'],
    title: ['Wooden table: oil or lacquer?', 'Oil or lacquer for a wooden table top: which is better?'],
    cover: 'Oil or lacquer?',
    gist: [
      'Oil feels like wood and can be mended in spots. Lacquer is easier to wipe, but a scratch stays. Which would you choose for your table?',
      'Oil for a table that you touch, lacquer for a table that children paint at. Which is yours?',
    ],
    subject: ['Oil or lacquer?', 'How to finish a wooden table'],
    hooks: {
      '*': [
        'A new wooden table: would you oil it or lacquer it?',
        'Oil or lacquer on a wooden table? It depends on who sits at it.',
      ],
      pfathil: 'Oil or lacquer for a wooden table: which would you choose?',
    },
    lines: {
      '*': [
        'Oil or lacquer on a wooden table: which would you choose?',
        'A scratch in an oiled table can be sanded and oiled on the spot. In lacquer it stays.',
        'Drip some water on your wooden table. If it beads, the finish is fine. If the wood darkens, it needs oil.',
        'A white ring on a table is mostly in the finish and often comes out. A black one is in the wood.',
      ],
      h: ['Every family table has one mark that nobody owns up to.'],
    },
    why: [
      [
        'Oil soaks into the wood, lacquer lies on top of it.',
        'With oil you care for the table once in a while, with lacquer you only wipe it.',
      ],
    ],
    parts: [
      [
        'Oil',
        [
          'Warm to the touch, and scratches can be mended.',
          'Feels like wood, and wants new oil once or twice a year.',
        ],
        'A hand oiling a table',
      ],
      [
        'Lacquer',
        ['Wipe it and it is clean.', 'Hard and smooth, and good with small children.'],
        'A wiped lacquered table',
      ],
    ],
    turn: ['Both are good, if they suit how you live.', 'Ask to touch a sample of each.'],
    asks: ['Oil or lacquer?', 'What is on your table?'],
    ends: { pfathil: ['One word is enough for an answer.', 'Tell us about your table.'] },
    caution:
      'Oily rags can catch fire by themselves: dry them spread out flat outside, or keep them under water in a tin.',
    keep: 'the day you buy a table',
    send: 'whoever you share a table with',
    own: [
      {
        kinds: ['product', 'service', 'process'],
        about: 'oil(?:ed)?\\b|lacquer|finish',
        lead: 'How we finish it:',
      },
    ],
    pic: { ask: 'A table top, half oiled', alt: 'Wooden table top being oiled' },
    claims: [['oil soaks in and lacquer forms a film', 'definition']],
  },
  {
    id: 'end-grain-drinks',
    format: 'tip',
    again: 9,
    emoji: '🪵',
    tags: ['OutdoorWood', 'WoodCare', 'Fencing'],
    title: [
      'How to make outdoor wood last: treat the cut ends',
      'Why fence posts and benches rot from the ends',
    ],
    cover: 'Treat the cut ends of wood',
    gist: [
      'Posts, boards and benches rot from their cut ends, because water gets in there fastest. Give the ends two extra coats and keep them off the ground.',
      'Outdoor wood lasts longer if you treat the cut ends first and keep them dry.',
    ],
    subject: ['Make outdoor wood last', 'Treat the ends first'],
    hooks: {
      '*': [
        'Outdoor wood rots from its ends. Treat those first, and treat them twice.',
        'Painting the fence or a bench? Start with the cut ends.',
      ],
      pfathil: 'Cut ends of wood take up far more water than the sides.',
    },
    lines: {
      '*': [
        'A fence post lasts longer with a cap or a sloping top. A flat top holds the rain.',
        'Wherever you cut treated timber, treat the fresh cut as well. The protection does not go all the way through.',
        'Keep wood off the soil: a slab, a metal shoe or a layer of gravel under it makes it last for years longer.',
        'Stand the legs of a garden bench in wood oil for an hour before winter. They soak it up.',
      ],
      h: ['The bench got four coats of oil. Its feet got the rain. Do it the other way round.'],
    },
    why: [
      [
        'Wood is a bundle of tiny tubes, and they are open at the ends.',
        'Cut ends soak up water many times faster than the sides.',
      ],
      [
        'Rot needs wet wood. What dries quickly lasts.',
        'Wood outdoors may get wet, as long as it can dry again.',
      ],
    ],
    parts: [
      [
        'Coat the cut ends generously',
        ['Until they take no more, then once again.', 'Ends that you cut yourself need it most.'],
        'A brush on the end of a post',
      ],
      [
        'Let the rain run off',
        ['Sloping tops, caps, rounded rails.', 'Water that stands on wood finds its way in.'],
        'A fence post with a cap',
      ],
      [
        'Keep wood off the ground',
        ['On stone, on metal or on gravel.', 'A finger of air below it is enough.'],
        'A post in a metal shoe',
      ],
    ],
    turn: ['Half an hour with a brush adds years.', 'It is the least care that outdoor wood can get.'],
    asks: ['What rots first in your garden?', 'How old is your fence?'],
    ends: {
      pfathil: ['If a post is soft at the ground, it is too late for paint.', 'Ends first, then the rest.'],
    },
    keep: 'the next dry weekend',
    send: 'somebody with a fence or a deck',
    own: [
      {
        kinds: ['product', 'service', 'process', 'price'],
        about: 'posts?\\b|treated|concrete|fenc|deck',
        lead: 'What makes ours last:',
      },
    ],
    pic: { ask: 'The top or foot of a post', alt: 'Fence post with a sloping cap' },
    claims: [['end grain takes up water fastest', 'textbook']],
  },
];
