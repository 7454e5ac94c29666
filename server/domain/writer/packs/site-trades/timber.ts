// Doors, drawers, stairs and decks: wood that moves, and what its owner can do about it.
import type { Idea } from '../../library/idea.ts';
import { WOOD } from './kinds.ts';

export const TIMBER: readonly Idea[] = [
  {
    id: 'do-not-plane-in-august',
    format: 'answer',
    again: 10,
    emoji: '🚪',
    tags: ['StickingDoor', 'Woodwork', 'HomeTips'],
    only: WOOD,
    title: 'A door that sticks in summer: plane it or wait?',
    cover: 'The door that sticks in August',
    question: 'The door sticks in damp weather. Do I plane it?',
    short: 'Not yet. Check the hinges, then wait for a dry week.',
    gist: [
      'Wooden doors swell across the grain in damp weather. Planed in August, they rattle in January. Look at the hinge screws first.',
      'A sticking door is often loose at the hinge or full of summer air. Both are better reasons to wait than to reach for a plane.',
    ],
    subject: ['Put the plane down', 'It will fit again in January'],
    hooks: {
      '*': [
        'The door has stuck since the rain began. Leave the plane in the shed.',
        'A wooden door is wider in August than in January. Really.',
      ],
      pt: 'Timber takes up moisture and swells across the grain, while its length hardly changes.',
      fi: 'Does your bathroom door only shut with a hip?',
      a: 'Hinges first. Season second. Plane last.',
      h: 'In August the door jams, in January it lets a draught in. In between it is a door for about a week.',
      l: 'A door that closes with one finger, and a click.',
    },
    lines: {
      '*': [
        'A door that sticks only in damp weather has swollen. Plane off what jams in August and you have a gap in January.',
        'Before you plane a door, tighten its hinge screws. A sagging top hinge makes a door stick at the opposite corner.',
        'Slip paper between door and frame and move it along: where it catches is where the door really sticks.',
        'A candle rubbed along a tight edge can get a door through a wet summer.',
      ],
      h: ['Every family has one person who knows how to lift that door.'],
    },
    scene: [
      'Family visit, humid, and from the bathroom comes a voice: "You have to lift it!"',
      'A pencil line along the edge of a door, dated August. In January there is daylight behind it.',
    ],
    why: [
      [
        'Wood breathes water in and out with the air round it, and gets wider and narrower by doing so.',
        'A door is a board that reads the weather.',
      ],
      ['What a plane takes off does not grow again.', 'Waiting can be undone; shavings cannot.'],
    ],
    parts: [
      [
        'Tighten the hinges',
        ['Top hinge first; it carries the most.', 'Lift the handle: if the door moves up there is play.'],
        'A screwdriver on a door hinge',
      ],
      [
        'Find the spot with paper',
        [
          'Slide a sheet round the edge, mark where it grips.',
          'It is usually a hand long, not the whole side.',
        ],
        'Paper between door and frame',
      ],
      [
        'Let the weather turn',
        ['If it then runs freely, it was the weather.', 'If it still jams, a few shavings are justified.'],
        'A door ajar in sunlight',
      ],
      [
        'Seal the bare edge afterwards',
        ['Raw wood drinks; a painted edge drinks less.', 'Top and bottom edges as well, where nobody looks.'],
        'A brush along a door edge',
      ],
    ],
    turn: ['Most doors need a screwdriver and some patience.', 'Doors have seasons, as their owners have.'],
    asks: ['Which door in your home has its own trick?', 'Lift, push or hip?'],
    ends: {
      pt: 'Diagnose in two seasons, cut in one.',
      fi: 'And do tell visitors about the lifting.',
      a: 'Screwdriver, not plane.',
      h: 'Until January, then. Knock.',
      l: 'One finger, one click.',
    },
    keep: 'the first humid week',
    send: 'somebody with a hip and a bathroom door',
    caution: 'Leave fire doors alone: planing or new gaps can cost them their purpose.',
    own: [
      {
        kinds: ['service', 'price'],
        about: '\\bdoors?\\b|joiner',
        lead: 'For doors that no season will persuade:',
      },
    ],
    pic: {
      ask: 'A sheet of paper held in the gap of a door',
      alt: 'Paper slipped between a door and its frame',
    },
    claims: [
      ['Timber swells across the grain with humidity; loose hinges cause binding', 'joinery textbooks'],
    ],
  },
  {
    id: 'matchsticks-in-the-hole',
    format: 'howto',
    again: 9,
    emoji: '🪛',
    tags: ['WoodRepair', 'DIYTips', 'HomeFix'],
    only: WOOD,
    title: 'Screw will not hold in wood? The matchstick repair',
    cover: 'Matchsticks and glue',
    gist: [
      'A hinge screw that only turns needs new wood in its old hole: matchsticks or a dowel, a drop of glue, let it dry, screw again.',
      'The screw is fine. The hole has worn out. Fill it with wood and it is as good as new.',
    ],
    subject: ['The hole that wore out', 'Glue, matches, one night'],
    hooks: {
      '*': [
        'A hinge screw that turns and turns can be fixed tonight with matchsticks and wood glue.',
        'The loose cupboard door needs no bigger screw. It needs a smaller hole.',
      ],
      pt: 'Threads cut into wood wear out; new fibres in the hole give the old screw its grip again.',
      fi: 'Is there a cupboard door in your home that hangs by one screw and goodwill?',
      a: 'Fill the hole. Keep the screw.',
      h: 'You have been tightening it for three years. It has enjoyed the company.',
      l: 'A few matches, some glue, and a door hangs straight.',
    },
    lines: {
      '*': [
        'A screw that turns in wood without gripping: matchsticks without heads, wood glue, let it dry overnight, screw it in again.',
        'A bigger screw splits more doors than it saves. Fill the hole first.',
        'In chipboard a glued dowel holds far better than filler.',
        'Rub a screw on a candle or on dry soap before it goes into hard wood. It goes in more easily and does not snap.',
      ],
      h: ['A cupboard door on one screw will hold until the guests come. Matchsticks and glue hold longer.'],
    },
    scene: [
      "The door of the saucepan cupboard comes off in somebody's hand, for the second time this week.",
      'Two screws left, one of them crooked, and everyone in the house opens it with a curtsy.',
    ],
    why: [
      [
        'Wood fibres grip a thread until they are crushed. After that there is only a round hole.',
        'Each retightening takes a few fibres along.',
      ],
      [
        'Glued slivers become part of the door, and the thread cuts itself a new bed.',
        'What sets overnight carries for years.',
      ],
    ],
    parts: [
      [
        'Take out the screw, clean the hole',
        ['Blow out dust and crumbs.', 'Glue wants wood, not flour.'],
        'An empty screw hole in a cupboard',
      ],
      [
        'Fill it with glue and slivers',
        ['Matches without heads, toothpicks, or a dowel cut to length.', 'Tight, until no more will go in.'],
        'Matchsticks pushed into a hole',
      ],
      [
        'Let it dry overnight',
        ['Tape the door meanwhile.', 'Wood glue needs hours and no help.'],
        'A cupboard door held by tape',
      ],
      [
        'Trim it and screw again',
        ['Cut flush, prick the middle, old screw in by hand.', 'Stop when it holds. The wood says when.'],
        'A hand turning a screwdriver',
      ],
    ],
    turn: ['No bigger screw, no new door.', 'After that there are two more such doors; there always are.'],
    asks: ['Which door in your kitchen hangs crooked?', 'What is in your drawer with the string?'],
    ends: {
      pt: 'Repair the ground, not the fastener.',
      fi: 'The curtsy may be retired.',
      a: 'Glue, wood, a night.',
      h: 'The saucepans ask for discretion.',
      l: 'Straight again, and quiet.',
    },
    keep: 'the next screw that only turns',
    send: 'somebody who owns a door with a curtsy',
    own: [
      {
        kinds: ['service'],
        about: 'kitchen|cabinet|cupboard|\\bdoors?\\b',
        lead: 'And for doors that need more than matches:',
      },
    ],
    pic: { ask: 'Matchsticks and wood glue beside a hinge', alt: 'Matchsticks, wood glue and a loose hinge' },
    claims: [['Filling a stripped screw hole with glued wood restores its hold', 'joinery practice']],
  },
  {
    id: 'three-screws-of-a-hinge',
    format: 'howto',
    again: 9,
    emoji: '🔧',
    tags: ['KitchenTips', 'CabinetDoors', 'HomeFix'],
    only: `${WOOD}|kitchens?\\b`,
    title: 'How to straighten crooked kitchen cabinet doors',
    cover: 'Three screws, straight doors',
    gist: [
      'Kitchen hinges have three screws: one moves the door sideways, one in and out, one up and down. A quarter turn each, and the gaps are even.',
      'Crooked cabinet doors are seldom broken. The screws for straightening them are already in the hinge.',
    ],
    subject: ['A quarter turn', 'Which screw does what'],
    hooks: {
      '*': [
        'Crooked kitchen doors? The hinge has three screws, and each does one thing.',
        'Your kitchen can look ten years younger with a screwdriver and a quarter of an hour.',
      ],
      pt: 'Concealed hinges adjust in three directions: side, depth and height.',
      fi: 'Do two of your kitchen doors overlap like crossed teeth?',
      a: 'A quarter turn. Look. Another.',
      h: 'You have tilted your head at that cupboard for years. It can be the other way round.',
      l: 'Even gaps, all along the row.',
    },
    lines: {
      '*': [
        'Crooked cabinet door: the front screw of the hinge usually moves it sideways. A quarter turn, then look.',
        'Straighten a row of doors from one end to the other, and begin with the one that you see first.',
        'If the gap is wider on top than below, turn the side screws of the two hinges in opposite directions.',
        'Open a cabinet door and lift it gently. If it wobbles, tighten the hinge to the cabinet before you adjust anything.',
      ],
      h: ['Visitors never notice straight doors. That is the idea.'],
    },
    scene: [
      'Coffee in hand, low sun across the fronts, and suddenly each gap is a different one.',
      'A child hung on that door in spring. It has shown it ever since.',
    ],
    why: [
      [
        'Doors sink a little from use, from plates, and from children. Hinges are made for putting that right.',
        'Cupboards on uneven floors twist, and doors show it first.',
      ],
      [
        'The eye measures gaps better than any ruler. Even ones look new.',
        'What seems shabby is often only a few millimetres.',
      ],
    ],
    parts: [
      [
        'Find the three screws',
        [
          'Open the door and look at the hinge arm from the front.',
          'Some have two; then height is set at the plate on the cabinet.',
        ],
        'A kitchen hinge seen from inside',
      ],
      [
        'Sideways first',
        ['The front screw, a quarter turn, then close and look.', 'That evens the gap between two doors.'],
        'A screwdriver on the front hinge screw',
      ],
      [
        'Then depth',
        [
          'The one at the back brings the door to the cabinet or away from it.',
          'It should touch all round, without springing open.',
        ],
        'The gap between door and cabinet',
      ],
      [
        'Height last',
        ['Loosen the plate, lift or lower, tighten.', 'A line along the bottom edges tells you how far.'],
        'Bottom edges of cabinet doors in a row',
      ],
    ],
    turn: ['After the third door you are faster than the kettle.', 'Then make coffee, and look at the gaps.'],
    asks: ['Which of your cabinet doors is crooked?', 'Who hung on it?'],
    ends: {
      pt: 'Adjust before you replace.',
      fi: 'Your neck will thank you as well.',
      a: 'Quarter turn. Look.',
      h: 'The child has been informed.',
      l: 'A row of doors, quiet as a page.',
    },
    keep: 'a quarter of an hour with a screwdriver',
    send: 'somebody with crossed cupboard doors',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'kitchens?\\b|cabinet|wardrobe',
        lead: 'And for kitchens that are past adjusting:',
      },
    ],
    pic: {
      ask: 'A screwdriver at the hinge of a cabinet door',
      alt: 'A screwdriver adjusting a cabinet hinge',
    },
    claims: [['Concealed hinges adjust side, depth and height', 'instructions of hinge makers']],
  },
  {
    id: 'wood-never-stops-moving',
    format: 'myth',
    again: 11,
    emoji: '🪵',
    tags: ['SolidWood', 'WoodFacts', 'Furniture'],
    only: WOOD,
    title: 'Does seasoned wood stop moving? Why tables crack in winter',
    cover: 'Wood never stops moving',
    myth: 'Well seasoned wood no longer moves',
    short: 'It moves for as long as there is weather.',
    gist: [
      'Even a hundred year old table top gets wider in summer and narrower in winter. Good joinery leaves it room; glue and screws that hold it fast make it crack.',
      'A wide board changes by a few millimetres through the year. Panels in frames and slots for screws exist because of it.',
    ],
    subject: ['The table that grows in summer', 'Room to move'],
    hooks: {
      '*': [
        'Your wooden table is wider in summer than in winter. That is not a fault.',
        'Wood that is a hundred years old still breathes with the seasons.',
      ],
      pt: 'Timber follows the humidity of the air; movement is across the grain and continues for life.',
      fi: 'Did you hear your wardrobe crack last night? It is only breathing.',
      a: 'Wood moves. Let it, or it splits.',
      h: 'Furniture cracks at three in the morning, when nobody is there to prove it.',
      l: 'A table that breathes with the house.',
    },
    lines: {
      '*': [
        'A solid table top can change by several millimetres between summer and winter. Nobody notices until it is screwed down.',
        'Gaps in a wooden floor in February usually close by themselves by June. Do not fill them.',
        'Panels in old doors sit loose in their frames, so that they may swell. Paint that glues them in makes them crack.',
        'Solid wood dislikes the place beside a radiator: it dries on one side and bows towards you.',
      ],
      h: ['The wardrobe cracks at night because by day nobody listens to it.'],
    },
    scene: [
      'February, heating on, a bang in the dining room like a shot. Nobody there but the table.',
      'A line of dust between two floorboards that was not there in summer, and will not be there next summer.',
    ],
    why: [
      [
        'The fibres take up water from damp air and give it back to dry air, old or young.',
        'Dead trees go on answering the weather.',
      ],
      ['If it cannot move, it tears at its weakest line.', 'Something has to give: the slot, or the board.'],
    ],
    parts: [
      [
        'Look under your table',
        [
          'Slots, clips or turn buttons let the top slide.',
          'Tight screws in round holes are an announcement.',
        ],
        'The underside of a table top',
      ],
      [
        'Leave winter gaps alone',
        [
          'Filler is squeezed out again when the boards swell.',
          'What opens with the heating closes with the rain.',
        ],
        'A gap between floorboards',
      ],
      [
        'Keep the air even',
        [
          'Wood and people like about the same humidity.',
          'A bowl on the radiator does little; a small hygrometer tells much.',
        ],
        'A hygrometer on a wooden shelf',
      ],
    ],
    turn: ['So nothing is broken. It is only winter.', 'Good joints do not stop it. They go along.'],
    asks: ['What cracks in your house at night?', 'Do you know which wood your table is?'],
    ends: {
      pt: 'Design for movement, then forget about it.',
      fi: 'Sleep on. It was only the wardrobe.',
      a: 'Leave it room.',
      h: 'Three in the morning. Crack. Good night.',
      l: 'In summer it is whole again.',
    },
    keep: 'the first night with the heating on',
    send: 'somebody who hears the wardrobe',
    own: [
      {
        kinds: ['product', 'process', 'service'],
        about: 'oak|solid|table|bespoke|by hand|hand.?(?:made|sewn|cut|thrown|finished|strip)|furniture|wood',
        lead: 'A word about the wood here:',
      },
    ],
    pic: { ask: 'The end of a solid wooden table top', alt: 'The end grain of a solid table top' },
    claims: [['Wood continues to swell and shrink across the grain with humidity', 'wood science textbooks']],
  },
  {
    id: 'screwdriver-into-the-deck',
    format: 'howto',
    again: 9,
    emoji: '🪵',
    tags: ['Decking', 'WoodRot', 'GardenTips'],
    only: `${WOOD}|landscap`,
    when: { season: ['spring', 'summer'] },
    title: 'Is your deck safe? The screwdriver test for rot',
    cover: 'Prod your deck in spring',
    gist: [
      'Push a screwdriver into the posts, the beam along the house and the step. Where it goes in like into cake, the wood has gone.',
      'Decks rot where you do not look: underneath, at the wall, at the cut ends. One round with a screwdriver in spring finds it.',
    ],
    subject: ['Before the first barbecue', 'Like into cake'],
    hooks: {
      '*': [
        'Before the first party of the year, take a screwdriver and go under the deck.',
        'A deck rots from below, while you are standing on the good side.',
      ],
      pt: 'Rot starts where water stays: end grain, joints and fixings, long before the boards show it.',
      fi: 'Six friends, one barbecue and a deck from the year in which the dog was young?',
      a: 'Prod it before you party on it.',
      h: 'The barbecue weighs forty kilos. Your brother in law would rather not say.',
      l: 'First warm evening, bare feet, sound boards.',
    },
    lines: {
      '*': [
        'Test a deck in spring with a screwdriver: sound wood resists, rotten wood lets it in like cake.',
        'The most important beam of a deck is the one fixed to the house. Nails alone should not hold it.',
        'Shake the railing with both hands before guests lean on it.',
        'Sweep leaves out of the gaps between the boards. Wet leaves are where rot begins.',
      ],
      h: ['If the deck bounces to music, it is not because it likes the song.'],
    },
    scene: [
      'First warm Saturday, charcoal bought, and under the boards it smells of a mushroom basket.',
      'Somebody lies on their back on the lawn and looks at the deck from below, for the first time in nine years.',
    ],
    why: [
      [
        'Cut ends drink like straws, and beneath the boards there is no sun to dry them.',
        'Water goes in along the grain many times faster than through the face.',
      ],
      [
        'A board that breaks is a shock; a beam that goes takes everyone along.',
        'The parts that carry are exactly those that nobody oils.',
      ],
    ],
    parts: [
      [
        'Prod posts where they meet the ground',
        ['There it is wet and has air, which rot likes best.', 'All round, and a finger below the soil.'],
        'A screwdriver at the foot of a post',
      ],
      [
        'Look at the beam by the house',
        ['Bolts or screws made for it, tight, no dark streaks.', 'Shine a light along the wall above it.'],
        'A beam bolted to a wall',
      ],
      [
        'Shake railings and steps',
        ['With weight, as a guest would who has had a glass.', 'What moves gets tightened before the party.'],
        'Hands on a deck railing',
      ],
      [
        'Clean the gaps',
        ['A broom and an old knife.', 'Where air gets through wood stays dry.'],
        'A knife cleaning a gap between boards',
      ],
    ],
    turn: ['Ten minutes, dirty knees, a quiet conscience.', 'Then light the barbecue.'],
    asks: ['How old is your deck?', 'Have you ever looked at it from below?'],
    ends: {
      pt: 'Inspect yearly what carries people.',
      fi: 'And then invite everybody.',
      a: 'Screwdriver. Then sausages.',
      h: 'Your brother in law may come.',
      l: 'Warm wood under bare feet.',
    },
    keep: 'the Saturday before the first barbecue',
    send: 'whoever hosts the first party',
    caution:
      'If a post, the beam at the house or a railing gives way, keep people off until somebody who knows has seen it.',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'deck|pergola|garden|outdoor|terrace',
        lead: 'For whatever the screwdriver finds:',
      },
    ],
    pic: {
      ask: 'A screwdriver pressed against a deck post',
      alt: 'A screwdriver testing the post of a wooden deck',
    },
    claims: [
      [
        'Probe posts, ledger and railings for rot each year; ledgers need bolts or structural screws',
        'advice of deck safety bodies',
      ],
    ],
  },
  {
    id: 'no-wall-is-straight',
    format: 'behind',
    again: 11,
    emoji: '📐',
    tags: ['Joinery', 'BehindTheScenes', 'FittedFurniture'],
    only: WOOD,
    title: 'No wall is straight: how fitted furniture gets its fit',
    cover: 'No wall is straight',
    gist: [
      'Walls lean, floors fall, corners open. A joiner holds a pencil block to the wall and draws its faults on the board. That is called scribing.',
      'Fitted furniture fits because somebody copied the crooked wall on to straight wood, line by line.',
    ],
    subject: ['A pencil follows the wall', 'Right angles are a rumour'],
    hooks: {
      '*': [
        'There is no straight wall in your home. Joiners know, and bring a pencil.',
        'A bookcase that fits the wall without a gap was cut crooked on purpose.',
      ],
      pt: 'Scribing transfers the profile of a wall to the edge of a panel.',
      fi: 'Put a long ruler to your living room wall. No, really: go on.',
      a: 'Measure top, middle, bottom. Believe none of them.',
      h: 'Right angles are what houses have in drawings.',
      l: 'A line of pencil, a shaving, and no gap.',
    },
    lines: {
      '*': [
        'Measuring an alcove? Width at the bottom, in the middle and on top, front and back. The smallest is the one that counts.',
        'Scribing: slide a pencil on a block down the wall, and the board learns its shape.',
        'Buy a wardrobe for an alcove a little narrower than the smallest measurement. Walls lean, wardrobes do not.',
        'Lay a marble on your floor. Where it rolls to is where the cupboard wants shims.',
      ],
      h: ['"It used to be straight." No. It used to be new.'],
    },
    scene: [
      'A spirit level on the floor, a bubble right at the edge, and a calm voice: "Normal."',
      'She runs the pencil down the wall, and on the board there appears a coastline.',
    ],
    why: [
      [
        'Plaster is laid on by hand, houses settle, and old timber has moved for decades.',
        'What was plumb when the mason left has had a life since.',
      ],
      [
        'The eye forgives a wall that leans, but not a gap that widens.',
        'A dark wedge beside a shelf can be seen from the sofa.',
      ],
    ],
    parts: [
      [
        'They measure three times each way',
        ['And write down the differences; those are the job.', 'Diagonals tell whether a corner is one.'],
        'A tape measure in an alcove',
      ],
      [
        'They level the base first',
        ['Shims under it until the bubble is content.', 'What stands true below can be fitted above.'],
        'A spirit level on a plinth',
      ],
      [
        'They scribe the last board',
        ['Pencil, block, one slow stroke.', 'Then the plane, up to the line and not over it.'],
        'A pencil line along a board edge',
      ],
    ],
    turn: [
      'And then somebody strokes the joint with a finger and says nothing. It is the highest praise.',
      'From the sofa it looks as though the wall had been straight all along.',
    ],
    asks: [
      'Where does the marble roll to in your home?',
      'What is the crookedest corner that you live with?',
    ],
    ends: {
      pt: 'Precision means fitting reality, not the drawing.',
      fi: 'Do look for the marble later.',
      a: 'Fit the wall you have.',
      h: 'The house is not crooked. It is individual.',
      l: 'No gap. Only a line.',
    },
    keep: 'measuring an alcove',
    send: 'whoever is planning a fitted wardrobe',
    own: [
      {
        kinds: ['service', 'process', 'product'],
        about: 'fitted|bespoke|measure|alcove|wardrobe|survey|stair',
        lead: 'With walls of that kind in mind:',
      },
    ],
    pic: {
      ask: 'A pencil and block scribing a board to a wall',
      alt: 'A pencil line drawn along a board at a wall',
    },
    claims: [['Scribing copies the shape of a wall on to a board', 'joinery textbooks']],
  },
  {
    id: 'what-the-board-is-made-of',
    format: 'glossary',
    again: 11,
    emoji: '📚',
    tags: ['WoodWords', 'Furniture', 'KitchenPlanning'],
    only: `${WOOD}|kitchens?\\b`,
    title: 'Solid wood, veneer, plywood, MDF: what your furniture is made of',
    cover: 'Solid, veneer, ply, MDF',
    gist: [
      'Solid is one tree, veneer is a thin skin of it, plywood is layers crossed, MDF is fibre and glue. Each has its place, and none is a swear word.',
      'Look at an edge and you know what a board is: grain that goes round, stripes, or nothing at all.',
    ],
    subject: ['Look at the edge', 'What is under the oak?'],
    hooks: {
      '*': [
        'Is that table really oak? Look at the edge, not at the top.',
        'Four words in every quote for furniture, and what they mean.',
      ],
      pt: 'Board materials differ in movement, weight, edges and how they take screws.',
      fi: 'You stroke a table and wonder whether it is "real"? Bend down a bit.',
      a: 'Edges do not lie.',
      h: 'A veneer is a tree for people with a plan.',
      l: 'Grain that runs over the edge, and down.',
    },
    lines: {
      '*': [
        'Solid or veneer? On solid wood the grain runs on over the edge and ends there in rings.',
        'Veneer is no fraud: a wide door of solid oak would warp, a veneered one stays flat.',
        'MDF is smooth and paints well, but swells for good once water gets in at an edge.',
        'Plywood holds screws well because its layers cross. You can see them as stripes along the edge.',
      ],
      h: ['"Oak effect" means that somebody showed it a photograph.'],
    },
    scene: [
      'In the shop a customer knocks on a table top, nods, and has learned nothing. Then she looks at the edge.',
      'The quote says "carcass ply, doors MDF, top solid", and it reads like a diagnosis.',
    ],
    why: [
      [
        'Wood works across the grain. Boards made of layers or fibres hold still.',
        'What is stable need not be noble, and the other way round.',
      ],
      [
        'The right stuff in the right place lasts: solid where hands go, board where it must stay flat.',
        'A good cupboard is often made of three of them.',
      ],
    ],
    parts: [
      [
        'Solid wood',
        [
          'One piece, or several glued side by side; can be sanded again and again.',
          'Moves with the seasons, and ages well.',
        ],
        'End grain on a table edge',
      ],
      [
        'Veneer',
        ['A leaf of real wood on a stable core.', 'Sand it with care: it is thinner than a fingernail.'],
        'A sheet of veneer held to the light',
      ],
      [
        'Plywood',
        ['Thin layers crossed and glued; strong, light, striped at the edge.', 'Holds screws, bears weight.'],
        'The striped edge of plywood',
      ],
      [
        'MDF',
        ['Fine fibres, pressed; dense, smooth, heavy.', 'Made for paint, afraid of puddles.'],
        'A painted cupboard door edge',
      ],
    ],
    turn: [
      'So the question is never "real or not". It is "what for?"',
      'Bend down to the edge, and you know.',
    ],
    asks: ['What is your table made of?', 'Which piece of furniture will you hand down?'],
    ends: {
      pt: 'Ask which material goes where, and why.',
      fi: 'And stroke it all the same.',
      a: 'Edge first.',
      h: 'The photograph of the oak is doing well.',
      l: 'Rings, as on a map of time.',
    },
    keep: 'reading a quote for furniture',
    send: 'somebody who is planning a kitchen',
    own: [
      {
        kinds: ['product', 'service', 'process'],
        about: 'oak|solid|plywood|birch|veneer|timber|walnut|ash',
        lead: 'And what gets worked here:',
      },
    ],
    pic: {
      ask: 'Edges of four different boards side by side',
      alt: 'Edges of solid wood, veneer, plywood and fibreboard',
    },
    claims: [['Properties of solid wood, veneer, plywood and MDF', 'wood technology textbooks']],
  },
  {
    id: 'oil-or-lacquer',
    format: 'either',
    again: 10,
    emoji: '🧴',
    tags: ['WoodFinish', 'ThisOrThat', 'WoodenTable'],
    only: WOOD,
    title: 'Wooden table: oil or lacquer?',
    cover: 'Oil or lacquer?',
    gist: [
      'Oil feels like wood and wants a cloth now and then. Lacquer wipes off in a second and shows the first scratch for ever. Which one suits your kitchen?',
      'One table for people who like marks, one for people who like order. Which is yours?',
    ],
    subject: ['Oil or lacquer?', 'A table for whom?'],
    hooks: {
      '*': [
        'A new wooden table: would you oil it or lacquer it?',
        'Red wine on the table top. What you feel now tells which finish you need.',
      ],
      pt: 'Oil soaks in and can be mended in spots; lacquer lies on top and protects until it is broken.',
      fi: 'Children, felt tips, hot pans: how does it go at your table?',
      a: 'Oil for touch. Lacquer for peace.',
      h: 'Oil is for people who say "patina". Lacquer is for people who say "coaster".',
      l: 'A palm on oiled oak.',
    },
    lines: {
      '*': [
        'Oil or lacquer on a wooden table: which would you choose?',
        'A scratch in oiled wood can be sanded and oiled on the spot. In lacquer it stays, or the whole top is redone.',
        'Drip some water on your table: if it beads there is a finish on it; if it darkens, the wood is thirsty.',
        'White ring from a cup: mostly in the finish, and often comes out. Black ring: in the wood, and needs more.',
      ],
      h: ['Every family table has one mark that nobody owns up to.'],
    },
    scene: [
      'A dinner, eight glasses, one elbow. And then the moment in which everybody looks at the host.',
      'Sunday, a cloth, a saucer with oil, and the kitchen smells like a workshop.',
    ],
    why: [
      [
        'What soaks in becomes part of the wood. What lies on top is a coat.',
        'The one can be mended, the other need not be, for a while.',
      ],
    ],
    parts: [
      [
        'Oil',
        ['Warm to the touch, mended with a cloth.', 'It asks for you, once or twice a year.'],
        'A cloth rubbing oil into wood',
      ],
      [
        'Lacquer',
        ['Wine off, glue off, done.', 'Cool and even until the day of the scratch.'],
        'A glossy table top with a reflection',
      ],
    ],
    turn: ['There is no wrong answer at a table.', 'It depends on who sits at it.'],
    asks: ['Oil or lacquer?', 'Which mark on your table has a story?'],
    ends: {
      pt: 'Choose by use and by how you like to spend a Sunday.',
      fi: 'And the elbow is forgiven.',
      a: 'Decide before the wine.',
      h: 'It was the uncle.',
      l: 'Hands will polish it anyway.',
    },
    keep: 'buying a wooden table',
    send: 'the host with eight glasses',
    caution:
      'Oily rags can set fire to themselves: dry them spread out flat outside, or keep them under water in a tin.',
    own: [
      {
        kinds: ['product', 'process', 'service'],
        about: '\\boil(?:ed)?\\b|lacquer|varnish|\\btables?\\b|worktop',
        lead: 'A word from where tops are finished:',
      },
    ],
    pic: { ask: 'A cloth with oil on a wooden top', alt: 'A cloth rubbing oil into a wooden table' },
    claims: [
      ['Oil penetrates and is spot repairable; lacquer forms a film', 'wood finishing textbooks'],
      ['Oily rags self heat', 'fire service advice'],
    ],
  },
  {
    id: 'end-grain-drinks',
    format: 'tip',
    again: 9,
    emoji: '🌧️',
    tags: ['OutdoorWood', 'FenceCare', 'WoodProtection'],
    only: `${WOOD}|fenc|landscap`,
    title: 'How to make outdoor wood last: seal the cut ends',
    cover: 'Seal the ends first',
    gist: [
      'Posts, boards and benches rot from their cut ends. Give those the first and the last coat, and the rest lasts by itself for a while.',
      'Wood drinks through its ends as through straws. One dab of the brush there does more than a coat on the face.',
    ],
    subject: ['Straws in the rain', 'Where a fence post dies'],
    hooks: {
      '*': [
        'Outdoor wood rots from the ends. Paint those first, and paint them twice.',
        'A fence post does not die in the middle. It dies at the top and at the ground.',
      ],
      pt: 'End grain absorbs water many times faster than the face, so protection belongs there.',
      fi: 'If you have only ten minutes for your garden bench, spend them on its feet.',
      a: 'Ends first. Ends last.',
      h: 'Everyone oils the seat. Nobody thinks of its feet.',
      l: 'Grey oak, dry feet, many summers.',
    },
    lines: {
      '*': [
        'Stand the legs of a garden bench in a saucer of wood oil overnight. They will drink it, and not the rain.',
        'A fence post lasts longer with a slanted top or a cap. A flat cut is a saucer for rain.',
        'Wherever you saw treated timber, treat the fresh cut. The protection does not go all the way through.',
        'Keep wood off the soil: a slab, a post shoe, even gravel below it. A finger of air is worth a tin of paint.',
      ],
      h: ['The bench has had four coats. Its feet have had rain.'],
    },
    scene: [
      'Four saucers on the patio, a bench standing in them, and the neighbour asks whether it is unwell.',
      'You lean on the gatepost and it leans with you.',
    ],
    why: [
      [
        'A trunk is a bundle of tubes for lifting water. Sawn off, they go on doing it.',
        'Along the grain there are open channels; across it there are walls.',
      ],
      [
        'Fungi need wet wood. Dry wood outdoors lasts for longer than paint does.',
        'It is not the rain that rots it, but the staying wet.',
      ],
    ],
    parts: [
      [
        'Coat the cut ends generously',
        ['Until they take no more, then once again.', 'The face can wait for next weekend.'],
        'A brush on the end of a board',
      ],
      [
        'Slope what lies flat',
        ['Post tops, sills, handrails: water should run off.', 'A chamfer of a few degrees is enough.'],
        'A post with a slanted top',
      ],
      [
        'Lift it off the ground',
        ['Feet on stone, posts in shoes, boards with a gap.', 'What can dry from below lives longer.'],
        'A bench leg on a paving slab',
      ],
    ],
    turn: [
      'Wood outdoors may get wet. It must be able to dry.',
      'Ten minutes, a small brush, a few more years.',
    ],
    asks: ['What is the oldest wooden thing in your garden?', 'Does your gatepost lean?'],
    ends: {
      pt: 'Detail protects more than coating.',
      fi: 'The bench is quite well, thank you.',
      a: 'Ends. Slope. Air.',
      h: 'The neighbour has put out saucers as well.',
      l: 'And then it may turn grey.',
    },
    keep: 'the next dry weekend',
    send: 'somebody with a leaning gatepost',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'gate|fence|deck|pergola|outdoor|garden|window|door',
        lead: 'For wood that has to stand outside:',
      },
    ],
    pic: { ask: 'A brush dabbing the cut end of a board', alt: 'A brush sealing the cut end of a board' },
    claims: [
      [
        'End grain takes up water far faster; seal fresh cuts; detail for drainage',
        'timber protection guidance',
      ],
    ],
  },
];
