// Choosing a floor, and the day on which it is laid.
import type { Idea } from '../../library/idea.ts';

const LAYS = 'fit|lay|install';
const SELLS = 'shop|store|showroom|samples|suppl|sell|carpets?\\b|vinyl|laminate';
const BOARDS = 'wood|laminate|parquet|hardwood|vinyl|LVT|plank|floor';

export const CHOOSING: readonly Idea[] = [
  {
    id: 'the-sample-on-the-floor',
    format: 'tip',
    again: 9,
    emoji: '🏠',
    only: SELLS,
    tags: ['Flooring', 'NewFloor', 'HomeIdeas'],
    title: [
      'How to choose a floor: live with the sample for a week',
      'Floor samples: how to try them at home',
    ],
    cover: 'Try a floor sample for a week',
    gist: [
      'Lay the floor sample where you walk, look at it by day and by lamplight, step on it barefoot and spill some coffee on it. After a week you know.',
      'A floor looks different at home than in the shop. Take a sample home and leave it on the floor for a week.',
    ],
    subject: ['Try a floor for a week', 'How to choose a floor'],
    hooks: {
      '*': [
        'Choosing a new floor? Put the sample where you walk, and leave it there for a week.',
        'A floor sample on the table tells you little. Lay it on the floor.',
      ],
      pfathil: 'Take a floor sample home before you decide.',
    },
    lines: {
      '*': [
        'Lay floor samples on the floor and not on the table. From above and in your own light they look quite different.',
        'Very dark and very light floors show every crumb. Something in between with a little pattern is kinder.',
        'Step on a floor sample barefoot. Warm or cold, hard or soft: no picture can tell you that.',
        'Spill some coffee on the floor sample and leave it overnight. Better on the sample than on the floor.',
      ],
      h: ['The dog has chosen the floor on which his hair does not show.'],
    },
    why: [
      [
        'Light from a window shows the pattern, and lamplight changes the {colour|color}.',
        'The light in a shop is brighter and whiter than yours.',
      ],
      ['You will walk on it for ten years or more.', 'No other surface of a home is touched as often.'],
    ],
    parts: [
      [
        'Lay it in two places',
        ['By the window and in the darkest corner.', 'Beside the sofa and beside the kitchen.'],
        'A floor sample by a window',
      ],
      [
        'Treat it badly',
        ['Coffee, keys, a wet boot.', 'Drag a chair leg across it.'],
        'Keys on a floor sample',
      ],
      [
        'Look at it in the evening',
        ['With your own lamps on.', 'That is when you will mostly see it.'],
        'A floor sample in lamplight',
      ],
    ],
    turn: ['What you still like after a week is right for you.', 'Two samples side by side make it easier.'],
    asks: ['What do you have on your floor?', 'Light or dark: which would you choose?'],
    ends: { pfathil: ['Ask for samples to take home.', 'And ask whoever does the vacuuming.'] },
    keep: 'the day you choose a floor',
    send: 'whoever lives on that floor with you',
    own: [
      {
        kinds: ['service', 'process', 'place', 'offer', 'hours'],
        about: 'samples?\\b|showroom|measur',
        lead: 'To try some at home:',
      },
    ],
    pic: { ask: 'Samples on a floor in daylight', alt: 'Floor samples in a room' },
    claims: [['light changes how a floor looks', 'common experience']],
  },
  {
    id: 'measure-the-longest-and-add',
    format: 'howto',
    again: 9,
    emoji: '📏',
    tags: ['Flooring', 'NewFloor', 'HomeImprovement'],
    title: ['How to measure a room for a new floor', 'Measuring for carpet or boards: how much do you need?'],
    cover: 'How much floor do you need?',
    gist: [
      'Measure the longest and the widest part of the room, with alcoves and door ways, multiply and add about a tenth. That is enough for a first price.',
      'For a first price, rough figures will do: length, width, alcoves and doors. The fitter measures again before anything is cut.',
    ],
    subject: ['Measure a room for a floor', 'How much floor do you need?'],
    hooks: {
      '*': [
        'Want a price for a new floor? Measure the longest and the widest part of the room.',
        'New floor: measure into the alcoves and door ways, too.',
      ],
      pfathil: 'Measure a room for a new floor in five minutes.',
    },
    lines: {
      '*': [
        'Measure a room for a new floor at its longest and widest, into the alcoves and door ways.',
        'Add about a tenth for cuts when you order boards or tiles. Diagonal patterns need more.',
        'Carpet comes in fixed widths, so the way it runs decides how much you need. Let a fitter plan it.',
        'For stairs, count the steps and measure one of them. Send a picture along.',
      ],
      h: ['Measure twice. Then let somebody else measure, too.'],
    },
    why: [
      ['Rooms are hardly ever square.', 'A wall can be a hand longer at the other end.'],
      ['Offcuts rarely fit anywhere else.', 'What is missing at the end may no longer be in stock.'],
    ],
    parts: [
      [
        'Measure the longest part',
        ['Into alcoves, bays and under radiators.', 'Write it on a small sketch.'],
        'A tape measure along a wall',
      ],
      [
        'Measure the widest part',
        ['At both ends, and take the larger.', 'Door ways count to the middle of the door.'],
        'A tape measure across a room',
      ],
      [
        'Multiply and add a tenth',
        ['More for patterns and for many corners.', 'For carpet, the fitter works it out.'],
        'A sketch with figures',
      ],
    ],
    turn: ['Bring the sketch and a few pictures.', 'The exact measuring is done before anything is ordered.'],
    asks: ['How many rooms do you want to do?', 'Which room is the most crooked?'],
    ends: { pfathil: ['With a sketch, you get a price on the spot.', 'Rough is fine.'] },
    keep: 'the day you ask for a price',
    send: 'somebody who needs a new floor',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer'],
        about: 'measur|quote|fitt',
        lead: 'If you would rather have it measured:',
      },
    ],
    pic: { ask: 'A sketch of a room with its measurements', alt: 'Sketch of a room with measurements' },
    claims: [['about a tenth for waste', 'trade practice']],
  },
  {
    id: 'let-it-rest-in-the-room',
    format: 'mistake',
    again: 9,
    emoji: '📦',
    only: `(?=[\\s\\S]*(?:${LAYS}))[\\s\\S]*(?:wood|laminate|parquet|hardwood|floor)`,
    tags: ['WoodFloor', 'Flooring', 'HomeImprovement'],
    title: [
      'Why wood flooring should rest in the room first',
      'New boards delivered? Let them rest before they are laid',
    ],
    cover: 'Let new boards rest first',
    wrong: 'Laying wooden boards straight from the cold van',
    gist: [
      'Let packs of wood or laminate lie flat in the room for a few days before they are laid. They get used to the air there, and no gaps open later.',
      'Boards that are laid straight from a cold store shrink or swell afterwards. A few days in the room prevent it.',
    ],
    subject: ['Let new boards rest first', 'Before the floor is laid'],
    hooks: {
      '*': [
        'New floorboards delivered? Let them rest in the room for a few days.',
        'Why are your boards delivered days before they are laid? They have to get used to the room.',
      ],
      pfathil: 'Wood and laminate should rest in the room before they are laid.',
    },
    lines: {
      '*': [
        'Let packs of wood flooring lie flat in the room for some days before they are laid.',
        'Keep the heating as you always have it while new boards rest in the room.',
        'A wooden floor needs a gap at the walls, hidden by the skirting. Without it, the floor can rise in the middle.',
        'Open several packs and mix the boards. Each pack has its own shade.',
      ],
      h: ['A floor without a gap at the wall makes its own hill.'],
    },
    why: [
      [
        'Wood takes on the moisture of the room and gets a little wider or narrower.',
        'In a cold, damp store it is wider than in a heated room.',
      ],
      [
        'Gaps and creaks mostly come from boards that moved after laying.',
        'What has settled before stays where it is.',
      ],
    ],
    parts: [
      [
        'Bring the packs into the room',
        ['Not into the garage and not into the hall.', 'Flat on the floor, away from radiators.'],
        'Packs of boards in a room',
      ],
      [
        'Leave them closed for a few days',
        ['As long as the maker says.', 'Only turn the heating to where you like it.'],
        'Closed packs of flooring',
      ],
      [
        'Have the ground checked for damp',
        ['A new concrete floor can be wet for months.', 'It is measured and not guessed.'],
        'A moisture meter on a floor',
      ],
    ],
    turn: ['A few days of waiting, and the floor stays flat.', 'Your fitter will tell you how long.'],
    asks: ['Where could your packs lie?', 'Is your floor new concrete or old boards?'],
    ends: { pfathil: ['Plan a few days between delivery and laying.', 'Patience first, then the saw.'] },
    keep: 'the day of delivery',
    send: 'somebody with packs in the hall',
    own: [{ kinds: ['service', 'process'], about: 'fitt|lay|install', lead: 'How it is laid:' }],
    pic: { ask: 'Packs of boards resting in a room', alt: 'Packs of wood flooring lying flat' },
    claims: [['acclimatise boards', "makers' instructions"]],
  },
  {
    id: 'words-on-a-floor-label',
    format: 'glossary',
    again: 9,
    emoji: '🏷️',
    only: SELLS,
    tags: ['Flooring', 'NewFloor', 'FloorTips'],
    title: [
      'Solid, engineered, laminate, vinyl: floors explained',
      'Which floor is which? Five words for the showroom',
    ],
    cover: 'Floor words explained',
    gist: [
      'Solid wood, engineered wood, laminate and vinyl look alike and differ in how they feel, how they take water and how long they last.',
      'Four floors that look like oak: what each is made of, and which room it suits.',
    ],
    subject: ['Floor words explained', 'Which floor is which?'],
    hooks: {
      '*': [
        'Four floors look like oak. Only two of them are wood.',
        'Solid, engineered, laminate or vinyl: which floor is which?',
      ],
      pfathil: 'Five words that help you to choose a floor.',
    },
    lines: {
      '*': [
        'Engineered wood is real wood on top and layers below. It moves less than solid boards.',
        'Laminate is a photograph of wood under a hard layer. Tough on top, and sensitive to water at the joints.',
        'Vinyl floors take water well and are quiet. They suit kitchens and bathrooms.',
        'Ask how often a wood floor can be sanded. It depends on how thick the top layer is.',
      ],
      h: ['Laminate is a wood floor that has had its picture taken.'],
    },
    why: [
      [
        'Kitchens, halls and bedrooms ask for different things.',
        'Water, paws and chairs decide more than the look.',
      ],
      [
        'The price follows what is under the surface.',
        'Two boards that look alike can last five years or fifty.',
      ],
    ],
    parts: [
      [
        'Solid wood',
        ['Wood all through. Can be sanded many times.', 'Moves with the air, and lasts for generations.'],
        'A solid board from the side',
      ],
      [
        'Engineered wood',
        [
          'A layer of real wood on a stable core.',
          'Calmer than solid wood, and fine with most underfloor heating.',
        ],
        'An engineered board from the side',
      ],
      [
        'Laminate',
        ['A print under a hard layer, on pressed fibre.', 'Hard to scratch, and wants to stay dry.'],
        'A laminate board',
      ],
      [
        'Vinyl',
        ['Plastic that looks like wood or stone.', 'Soft, quiet and good with water.'],
        'A vinyl plank',
      ],
      [
        'Underlay',
        ['The layer below, which dampens noise and evens out.', 'It decides how a floor sounds and feels.'],
        'A roll of underlay',
      ],
    ],
    turn: ['Say which room it is for, and half of them are out.', 'Then choose by touch.'],
    asks: ['What do you have at home?', 'Which room is it for?'],
    ends: { pfathil: ['Ask to see each of them from the side.', 'The edge tells you more than the top.'] },
    keep: 'your visit to a showroom',
    send: 'somebody who is choosing a floor',
    own: [
      {
        kinds: ['product', 'service', 'price', 'place'],
        about: 'carpets?\\b|vinyl|laminate|wood|showroom',
        lead: 'What you can see here:',
      },
    ],
    pic: { ask: 'Four boards with their edges in view', alt: 'Edges of four kinds of flooring' },
    claims: [['what the floors are', 'definition']],
  },
  {
    id: 'which-way-the-boards-run',
    format: 'answer',
    again: 9,
    emoji: '↔️',
    only: BOARDS,
    tags: ['WoodFloor', 'Flooring', 'HomeIdeas'],
    title: ['Which way should floorboards run?', 'Floorboards: towards the window or across the room?'],
    cover: 'Which way should boards run?',
    question: 'Which way should floorboards run?',
    short: [
      'Mostly towards the window, or along the longest wall.',
      'With the light, if nothing speaks against it.',
    ],
    gist: [
      'Boards that run towards the window show fewer joints. In a narrow hall they mostly run along it. On old beams the beams decide.',
      'Light, length and what lies below: these three decide which way a floor runs.',
    ],
    subject: ['Which way should boards run?', 'Towards the window or across?'],
    hooks: {
      '*': [
        'Which way should floorboards run? Stand in the door and look where the light comes from.',
        'Boards along the room make it look longer, boards across make it wider.',
      ],
      pfathil: 'Floorboards mostly run towards the light.',
    },
    lines: {
      '*': [
        'Floorboards that run towards the window show fewer joints, because the light falls along them.',
        'In a narrow hall, boards along it look calm. Across it, they look like a ladder.',
        'Boards along a room make it look longer, and boards across make it look wider.',
        'Planning one floor through several rooms? Decide the direction before the first board is laid.',
      ],
      h: ['Lay a few boards both ways, stand in the door and argue. It is quicker than regretting it.'],
    },
    why: [
      ['Light across the joints throws small shadows.', 'Evening sun shows every edge that lies across it.'],
      ['Old beams carry boards only across them.', 'Where boards are nailed to beams, there is no choice.'],
    ],
    parts: [
      [
        'Stand where you come in',
        ['That is the view that you will have most often.', 'Look which way draws you in.'],
        'A view into a room from the door',
      ],
      [
        'Lay a few boards both ways',
        ['Without fixing anything.', 'Take a picture of each.'],
        'Loose boards on a floor',
      ],
      [
        'Ask what lies below',
        ['Beams, concrete or an old floor.', 'Your fitter can tell.'],
        'Beams below a floor',
      ],
    ],
    turn: ['If both look right, choose the one with less waste.', 'A fitter sees it in a minute.'],
    asks: ['Which way do yours run?', 'Would you change it?'],
    ends: { pfathil: ['Ask your fitter to show you both.', 'Light first, length second.'] },
    keep: 'the day before laying',
    send: 'whoever you argue with about it',
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: 'fitt|lay|install|herringbone',
        lead: 'To have it laid:',
      },
    ],
    pic: { ask: 'A floor seen from the door', alt: 'Floorboards running towards a window' },
    claims: [['boards with the light show fewer joints', 'trade practice']],
  },
  {
    id: 'carpet-or-bare-boards',
    format: 'either',
    again: 6,
    emoji: '🦶',
    tags: ['Flooring', 'BedroomIdeas', 'ThisOrThat'],
    title: ['Bedroom: carpet or bare boards?', 'Carpet or wood in the bedroom: which do you prefer?'],
    cover: 'Carpet or bare boards?',
    gist: [
      'Carpet is warm and quiet under bare feet. Boards are easy to clean and go with everything. Which would you have in the bedroom?',
      'What do your feet like to find in the morning: carpet or wood?',
    ],
    subject: ['Carpet or boards?', 'What is on your bedroom floor?'],
    hooks: {
      '*': [
        'Bedroom floor: carpet or bare boards?',
        'What do your feet like to find in the morning, carpet or wood?',
      ],
      pfathil: 'Carpet or wood in the bedroom? Tell us.',
    },
    lines: {
      '*': [
        'Carpet or wood in the bedroom: which do you prefer?',
        'Carpet keeps a bedroom warm and quiet. Wood is easier to keep free of dust.',
        'A rug beside the bed is for those who want both: wood, and warm feet.',
        'Carpet on the stairs is quieter and safer than bare wood. What do you have?',
      ],
      h: ['Bare boards are lovely until you look for your slippers in January.'],
    },
    why: [
      [
        'Bare feet notice a floor more than eyes do.',
        'Warm and quiet, or light and easy: both have their friends.',
      ],
    ],
    parts: [
      [
        'Carpet',
        ['Warm, soft and quiet.', 'Good for cold feet and light sleepers.'],
        'Bare feet on a carpet',
      ],
      [
        'Boards',
        ['Easy to sweep, and they go with every bed.', 'Add a rug where you get up.'],
        'Bare feet on wooden boards',
      ],
    ],
    turn: ['Many have both: boards, and a rug beside the bed.', 'One word is enough.'],
    asks: ['Carpet or wood?', 'What is on your bedroom floor?'],
    ends: { pfathil: ['Tell us.', 'And tell us what your feet say.'] },
    keep: 'the day you redo the bedroom',
    send: 'whoever has the cold feet',
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: 'carpets?\\b|wood|boards?\\b|floors?\\b',
        lead: 'For either:',
      },
    ],
    pic: { ask: 'Bare feet on a floor that you laid', alt: 'Bare feet on a bedroom floor' },
    claims: [['carpet dampens sound', 'textbook']],
  },
  {
    id: 'clear-the-room-the-day-before',
    format: 'checklist',
    again: 9,
    emoji: '📋',
    only: LAYS,
    tick: true,
    tags: ['Flooring', 'NewFloor', 'HomeImprovement'],
    title: ['Before a new floor is laid: what to clear and ask', 'How to prepare a room for new flooring'],
    cover: 'Before your floor is laid',
    gist: [
      'Clear the room, ask who moves heavy things and takes the old floor away, check that the doors still clear, and keep pets and children out.',
      'A room that is ready in the morning is often finished in the evening. Five things to do before the fitters come.',
    ],
    subject: ['Before your floor is laid', 'Ready for the new floor?'],
    hooks: {
      '*': [
        'New floor tomorrow? Five things to do tonight.',
        'Before a floor is laid: who moves the wardrobe?',
      ],
      pfathil: 'How to prepare a room for a new floor.',
    },
    lines: {
      '*': [
        'Before a floor is laid, ask who moves heavy furniture and who takes away the old floor.',
        'A new floor may be higher than the old one. Check that doors and dishwasher still clear it.',
        'Empty the bottom of wardrobes and shelves before the floor fitters come. Full ones cannot be moved.',
        'Ask when you may walk on the new floor, put furniture on it and wash it.',
      ],
      h: ['"It is not heavy," they said of the aquarium. It was full.'],
    },
    why: [
      ['Time spent on moving things is time that you pay for.', 'A cleared room saves an hour or more.'],
      ['Surprises under the door cost a second visit.', 'What is measured before does not stop the work.'],
    ],
    parts: [
      [
        'Clear the room',
        ['Curtains up, cables out, small things away.', 'The bottom of cupboards as well.'],
        'An empty room',
      ],
      [
        'Ask who does what',
        ['Furniture, old floor, skirting, rubbish.', 'It should be in the quote.'],
        'A list on a clipboard',
      ],
      [
        'Check the doors',
        ['The gap below, against the new height.', 'Somebody has to shorten them if needed.'],
        'The gap below a door',
      ],
      [
        'Show where to saw',
        ['Outside, in a garage or on a balcony.', 'Power and light nearby.'],
        'A saw on a terrace',
      ],
      [
        'Keep pets and children out',
        ['Open doors, knives, glue.', 'A day with friends is best.'],
        'A dog behind a gate',
      ],
    ],
    turn: [
      'Then the floor is down before you know it.',
      'Take a picture of the empty room: you will not see it again soon.',
    ],
    asks: ['What is the heaviest thing in your room?', 'Where does the dog go that day?'],
    ends: { pfathil: ['Ask your fitter the day before if anything is unclear.', 'Clear room, quick work.'] },
    keep: 'the day before laying',
    send: 'somebody whose floor comes next week',
    own: [
      {
        kinds: ['service', 'process', 'policy', 'price'],
        about: 'fitt|uplift|furniture|old (?:floor|carpet)|install',
        lead: 'How it is done here:',
      },
    ],
    pic: { ask: 'A cleared room before the work', alt: 'Empty room ready for a new floor' },
    claims: [['preparation saves time', 'trade practice']],
  },
];
