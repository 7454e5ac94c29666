// Living with a floor.
import type { Idea } from '../../library/idea.ts';

const WOOD = 'wood|parquet|oak|hardwood|timber|laminate|floor(?:ing|s)';
const CARPET = 'carpets?\\b|rugs?\\b';
const SANDS = 'sand(?:ing|ed|er)?\\b|restor|refinish';

export const LIVING: readonly Idea[] = [
  {
    id: 'three-steps-of-mat',
    format: 'tip',
    again: 9,
    emoji: '🚪',
    tags: ['FloorCare', 'HomeTips', 'Flooring'],
    title: ['The best floor care: a good mat at the door', 'Door mats: why three steps are right'],
    cover: 'The mat that saves your floor',
    gist: [
      'Most scratches come from sand on shoes. A coarse mat outside and a soft one inside, long enough for three steps, keep most of it off your floor.',
      'A good mat at the door spares a floor more than any polish, and it costs far less.',
    ],
    subject: ['The mat that saves your floor', 'Sand scratches floors'],
    hooks: {
      '*': [
        'The scratches on your floor came in through the front door, on shoes.',
        'What protects a floor best lies in front of it.',
      ],
      pfathil: 'Two mats at the door save your floor from most scratches.',
    },
    lines: {
      '*': [
        'A coarse mat outside, a soft one inside, three steps long: that keeps most of the sand off your floor.',
        'Shake out the door mat every week. A full one passes the grit on to the floor.',
        'Vacuum a floor before you mop it. Otherwise you push the grit about.',
        'Check that the back of a mat suits your floor. Rubber can leave stains on vinyl and lacquer.',
      ],
      h: ['Shoes off, says the sign. The dog cannot read.'],
    },
    why: [
      [
        'Sand is harder than any lacquer, and every step rubs it in.',
        'A grain of sand under a shoe works like sandpaper.',
      ],
      ['What stays in the mat need not be cleaned up.', 'Wet shoes bring water that gets into the joints.'],
    ],
    parts: [
      [
        'A coarse mat outside',
        ['For mud and stones.', 'With gaps that the dirt can fall into.'],
        'A coarse door mat',
      ],
      [
        'A soft mat inside',
        ['For water and fine dust.', 'Long enough that both feet step on it.'],
        'A soft mat in a hall',
      ],
      ['Empty both every week', ['Shake, beat, vacuum.', 'From below as well.'], 'A mat being shaken out'],
    ],
    turn: ['A tray for wet boots does the rest.', 'It costs less than one bottle of polish.'],
    asks: ['Shoes on or shoes off at your place?', 'How long is your mat?'],
    ends: { pfathil: ['Two mats, and the floor looks new for longer.', 'Start at the door.'] },
    keep: 'the first wet week',
    send: 'whoever comes in with boots on',
    own: [{ kinds: ['product', 'service', 'price'], about: 'mats?\\b|matting', lead: 'Mats that do it:' }],
    pic: { ask: 'A good mat at a front door', alt: 'Long mat inside a front door' },
    claims: [['grit abrades floors', "makers' care advice"]],
  },
  {
    id: 'damp-and-never-wet',
    format: 'mistake',
    again: 9,
    emoji: '🧹',
    only: WOOD,
    tags: ['WoodFloor', 'FloorCare', 'CleaningTips'],
    title: ['How to mop wood and laminate: damp, never wet', 'Mopping a wooden floor: the commonest mistake'],
    cover: 'Mop wood damp, not wet',
    wrong: 'Mopping wood or laminate with a dripping mop',
    gist: [
      'Water gets into the joints, and the edges swell for good. Wring the mop until it no longer drips: the floor should be dry in two minutes.',
      'More wooden floors are ruined by wet mops than by shoes. A damp cloth is enough.',
    ],
    subject: ['Mop wood damp, not wet', 'How to mop laminate'],
    hooks: {
      '*': [
        'Most wooden floors are not worn out. They were mopped too wet.',
        'Mopping wood or laminate? It should be dry again in two minutes.',
      ],
      pfathil: 'Wood and laminate are wiped damp and never wet.',
    },
    lines: {
      '*': [
        'Mop wood and laminate with a well wrung mop. If the floor is not dry in two minutes, it was too wet.',
        'No steam on wood or laminate, unless the maker allows it. Steam gets into every joint.',
        'Wipe up spills on a wooden floor at once, and do not wait for the evening.',
        'Vinegar dulls some finishes and eats into stone. Use a cleaner that is made for your floor.',
      ],
      h: ['If the floor makes a splash, it is too wet.'],
    },
    why: [
      [
        'The core of laminate swells when it gets wet, and it does not go back.',
        'Wood takes up water at the edges first.',
      ],
      ['Dirt is held by a damp cloth just as well.', 'Too much water only moves the dirt around.'],
    ],
    parts: [
      [
        'Vacuum first',
        ['With the soft brush.', 'Also under the radiator.'],
        'A vacuum cleaner on a wooden floor',
      ],
      [
        'Wring the mop well',
        ['Nothing should drip from it.', 'A flat mop needs only a little water.'],
        'Hands wringing a cloth',
      ],
      [
        'Wipe along the boards',
        ['Room by room, towards the door.', 'Rinse the cloth often.'],
        'A mop on wooden boards',
      ],
    ],
    turn: ['Oiled wood likes a special soap: ask which.', 'A dry cloth for the last drops, and that is all.'],
    asks: ['What do you mop with?', 'Oiled, lacquered or laminate: which is yours?'],
    ends: { pfathil: ['Ask what your own floor likes.', 'Less water, longer life.'] },
    keep: 'the next cleaning day',
    send: 'whoever mops with enthusiasm',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'oil|soap|cleaner|care|maint',
        lead: 'For the care of your floor:',
      },
    ],
    pic: { ask: 'A well wrung mop on a wooden floor', alt: 'Damp mop on a wooden floor' },
    claims: [['laminate swells from water', "makers' care advice"]],
  },
  {
    id: 'gaps-in-january',
    format: 'myth',
    again: 9,
    emoji: '🪵',
    only: 'wood|parquet|oak|hardwood|timber|boards|flooring',
    tags: ['WoodFloor', 'Flooring', 'HomeTips'],
    title: ['Gaps between floorboards in winter: are they a fault?', 'Why floorboards have gaps in winter'],
    cover: 'Floor gaps in winter?',
    myth: 'Gaps between floorboards in winter are a fault',
    short: [
      'Mostly not. Dry air makes wood narrower, and in summer the gaps close.',
      'They are normal, if they close again in summer.',
    ],
    gist: [
      'Heated air is dry, so wood gets narrower and gaps open. In summer they close again. If they stay open all the year, have the floor looked at.',
      'Do not fill gaps between floorboards in winter. Most of them close by themselves.',
    ],
    subject: ['Gaps in a wooden floor?', 'Why boards have gaps in winter'],
    hooks: {
      '*': [
        'Gaps between your floorboards in winter? They will mostly close in summer.',
        'Do not fill the gaps in a wooden floor before you have seen it in summer.',
      ],
      pfathil: 'Small gaps in a wooden floor in winter are normal.',
    },
    lines: {
      '*': [
        'Gaps between floorboards in the heating season are normal. Wait for summer before you fill them.',
        'Between forty and sixty per cent humidity suits wooden floors, and people as well.',
        'If boards rise at the edges, it may be damp from below. Have that looked at.',
        'Photograph the same gap in winter and in summer. Then you know whether it moves.',
      ],
      h: ['In January a coin falls between the boards. In August it is yours for ever.'],
    },
    why: [
      [
        'Wood gives off moisture in dry air and gets narrower.',
        'Heating dries the air, and the boards with it.',
      ],
      ['Filler is pushed out again when the boards swell.', 'A full gap has nowhere to go in summer.'],
    ],
    parts: [
      [
        'Measure the air',
        ['A small hygrometer near the floor.', 'Below forty per cent is too dry.'],
        'A hygrometer on a floor',
      ],
      [
        'Add a little moisture',
        ['Plants, washing or a humidifier.', 'Air briefly, and not all day.'],
        'Plants on a window sill',
      ],
      [
        'Compare with summer',
        ['Photograph the widest gap with a coin.', 'If it is the same in August, call.'],
        'A coin beside a gap',
      ],
    ],
    turn: ['Wide old boards move the most.', 'Gaps that stay can be filled with strips of wood.'],
    asks: ['How wide are your gaps?', 'Old boards or new ones?'],
    ends: {
      pfathil: ['If they stay open, there are good ways to close them.', 'Wait for summer, then decide.'],
    },
    keep: 'the heating season',
    send: 'somebody in an old house',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'gap|fill|repair|sand|restor',
        lead: 'For gaps that stay:',
      },
    ],
    pic: { ask: 'A gap with a coin beside it', alt: 'Gap between two floorboards' },
    claims: [['wood shrinks in dry air', 'textbook']],
  },
  {
    id: 'felt-under-every-leg',
    format: 'checklist',
    again: 9,
    emoji: '🪑',
    tick: true,
    tags: ['FloorCare', 'HomeTips', 'Flooring'],
    title: ['Felt pads under chairs: when to change them', 'How to stop chairs from scratching the floor'],
    cover: 'Felt under every chair',
    gist: [
      'Turn your chairs over, wipe the feet and stick on new felt once a year. Worn felt collects grit and scratches more than none at all.',
      'A chair that screeches also scratches. Fresh felt pads cost little and save the floor.',
    ],
    subject: ['Felt under every chair', 'Stop chairs from scratching'],
    hooks: {
      '*': [
        'If a chair screeches, it scratches. Turn it over.',
        'When did you last change the felt under your chairs?',
      ],
      pfathil: 'Change the felt under your chairs once a year.',
    },
    lines: {
      '*': [
        'Change the felt pads under your chairs once a year. Worn ones are full of grit and scratch the floor.',
        'Office chairs need soft wheels on hard floors and hard wheels on carpet.',
        'Move heavy furniture on a folded blanket and never on its feet.',
        'No rubber feet on vinyl floors. They can leave brown marks that do not come off.',
      ],
      h: ['The chair at the head of the table scratches most. Draw your own conclusions.'],
    },
    why: [
      ['Grit sticks to worn felt and works like sandpaper.', 'Every meal moves the chairs a few times.'],
      ['New felt costs little. Sanding a floor does not.', 'Chairs cause more scratches than shoes.'],
    ],
    parts: [
      [
        'Turn every chair over',
        ['Stools and high chairs as well.', 'Do it all on one evening.'],
        'A chair turned upside down',
      ],
      [
        'Wipe the feet',
        ['Grease and dust keep the glue from holding.', 'Then let them dry.'],
        'A cloth on a chair leg',
      ],
      [
        'Stick on new felt',
        ['A little smaller than the foot.', 'Press it for a moment.'],
        'A felt pad on a chair leg',
      ],
      [
        'Look at wheels',
        ['Pull off hair and grit.', 'Change hard wheels on a hard floor.'],
        'A wheel of an office chair',
      ],
    ],
    turn: ['Write the date under one of the seats.', 'Half an hour a year is enough.'],
    asks: ['Which chair scratches at your place?', 'How many chairs do you have?'],
    ends: { pfathil: ['Quiet chairs, smooth floor.', 'The neighbours below will be glad, too.'] },
    keep: 'a rainy evening',
    send: 'somebody with a new floor',
    pic: { ask: 'A new felt pad under a chair', alt: 'Felt pad under a chair leg' },
    claims: [['worn pads scratch', "makers' care advice"]],
  },
  {
    id: 'ice-on-a-dent',
    format: 'howto',
    again: 9,
    emoji: '🧊',
    only: CARPET,
    tags: ['CarpetCare', 'FloorCare', 'HomeTips'],
    title: ['How to get furniture dents out of a carpet', 'Dents in the carpet: an ice cube helps'],
    cover: 'Dents in the carpet? Use ice',
    gist: [
      'Put ice cubes on the dent, let them melt, wait some hours, dab it dry and lift the pile with a fork. Most dents come out.',
      'An ice cube takes furniture dents out of most carpets. It only needs time.',
    ],
    subject: ['Dents in the carpet?', 'An ice cube for the carpet'],
    hooks: {
      '*': [
        'Moved the sofa, and its feet are still in the carpet? Fetch some ice.',
        'Furniture dents in a carpet come out with ice cubes.',
      ],
      pfathil: 'Ice cubes take furniture dents out of a carpet.',
    },
    lines: {
      '*': [
        'Dent in the carpet? Let an ice cube melt in it, dab it dry and lift the pile with a fork.',
        "Move heavy furniture by a hand's width every few months, and the carpet gets no deep dents.",
        'New carpets lose fluff in the first weeks. That is normal, and it stops.',
        'Try ice or water in a hidden corner of the carpet first. Some {colours|colors} run.',
      ],
      h: ['It looks as if a small elephant had stood on your carpet. Fetch the ice.'],
    },
    why: [
      [
        'The water makes the crushed fibres swell, and they stand up again.',
        'Slow melting wets the pile without soaking the floor.',
      ],
      ['Wool and nylon spring back best.', 'Most fibres remember their shape.'],
    ],
    parts: [
      [
        'Try it in a corner',
        ['If the {colour|color} comes off, stop.', 'On wood below, use very little.'],
        'A corner of a carpet',
      ],
      [
        'Let ice melt in the dent',
        ['As many cubes as fill it.', 'Overnight is fine.'],
        'Ice cubes in a carpet dent',
      ],
      ['Dab it dry', ['With a white cloth.', 'Press, do not rub.'], 'A cloth on a carpet'],
      [
        'Lift the pile',
        ['With a fork or your fingers.', 'Against the direction in which it lies.'],
        'A fork in a carpet',
      ],
    ],
    turn: ['What is left goes by itself in the next weeks.', 'Children like to do this one.'],
    asks: ['Which piece of furniture made yours?', 'Did it work?'],
    ends: { pfathil: ['Dents that do not come out may need new underlay.', 'Ice, time and a fork.'] },
    keep: 'the day you move the sofa',
    send: 'somebody who has just moved the furniture',
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: 'carpets?\\b|underlay',
        lead: 'For a carpet that springs back:',
      },
    ],
    pic: { ask: 'Ice cubes in a dent', alt: 'Ice cubes in a carpet dent' },
    claims: [['moisture relaxes crushed fibre', 'textbook']],
  },
  {
    id: 'what-lies-under-it',
    format: 'behind',
    again: 9,
    emoji: '📐',
    only: 'fit|lay|install|sand|restor|refinish',
    tags: ['Flooring', 'FloorFitting', 'BehindTheScenes'],
    title: ['What a floor fitter looks at first', 'What is under a good floor'],
    cover: 'What a floor fitter checks first',
    gist: [
      'Flat, dry and firm: a fitter checks the ground with a long straight edge and a moisture meter before anything is laid. That decides how a floor sounds and lasts.',
      'A new floor is only as good as what lies under it. So the first hour goes into measuring.',
    ],
    subject: ['What a floor fitter checks', 'What lies under your floor'],
    hooks: {
      '*': [
        'A good floor fitter begins with a long straight stick and no saw.',
        'What is under your floor decides how it sounds and how long it lasts.',
      ],
      pfathil: 'Flat, dry, firm: what a fitter checks before laying a floor.',
    },
    lines: {
      '*': [
        'A new floor is only as good as what lies under it: flat, dry and firm.',
        'Ask for the moisture reading before a wooden floor goes down on concrete.',
        'A floor that creaks mostly has something loose below it. Before laying, that is a screw.',
        'If two floor quotes differ a lot, ask what each does with the ground underneath.',
      ],
      h: ['If the fitter knocks on your floor and says "aha", put the kettle on.'],
    },
    why: [
      ['A hump below becomes a creak or a crack above.', 'Boards over a hollow bend with each step.'],
      ['Damp ground ruins wood from below.', 'What is wet today makes the boards rise in a year.'],
    ],
    parts: [
      [
        'Is it flat?',
        ['A long straight edge in all directions.', 'Hollows are filled, humps are ground off.'],
        'A straight edge on a floor',
      ],
      ['Is it dry?', ['Measured in several places.', 'New concrete takes months.'], 'A moisture meter'],
      [
        'Is it firm?',
        ['Loose boards are screwed down, cracks closed.', 'Then it no longer creaks.'],
        'A screw in a floorboard',
      ],
    ],
    turn: ['Only then comes the part that you see.', 'That hour is what a good price includes.'],
    asks: ['What would turn up under yours?', 'Does it creak at your place?'],
    ends: { pfathil: ['Ask what will be done underneath.', 'The best floor begins below.'] },
    keep: 'your next floor quote',
    send: 'somebody who is comparing quotes',
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: 'fitt|level|prepar|subfloor|lay|sand',
        lead: 'How we go about it:',
      },
    ],
    pic: {
      ask: 'A straight edge on the ground before laying',
      alt: 'Straight edge on a floor before laying',
    },
    claims: [['flat, dry and firm', 'building standards']],
  },
  {
    id: 'the-floor-you-grew-up-on',
    format: 'question',
    again: 6,
    emoji: '🧸',
    tags: ['HomeStories', 'Flooring', 'ChildhoodHome'],
    title: ['Which floor did you grow up on?', 'The floor of your childhood: what was it like?'],
    cover: 'The floor you grew up on?',
    gist: [
      'A carpet with roads for toy cars, brown tiles or a board that creaked: which floor did you grow up on?',
      'What was on the floor of your childhood home, and what did you play on it?',
    ],
    subject: ['The floor you grew up on', 'What was on your floor?'],
    hooks: {
      '*': [
        'Which floor did you grow up on: carpet, tiles or boards?',
        'Which stair creaked when you came home late?',
      ],
      pfathil: 'The floor of your childhood: what did it look like?',
    },
    lines: {
      '*': [
        'Which floor did you grow up on: carpet, lino, tiles or boards?',
        "Which stair creaked at your parents' house?",
        'What {colour|color} was the carpet in your childhood home?',
        'Did you have the carpet with roads for toy cars?',
      ],
      h: ['The carpet was brown so that nothing would show. Everything showed.'],
    },
    why: [['Children live on the floor, so they remember it.', 'A floor shows its decade at a glance.']],
    parts: [
      [
        'Soft ones',
        ['Carpet with circles, or a rug with roads.', 'Orange, brown or green.'],
        'An old patterned carpet',
      ],
      [
        'Hard ones',
        ['Lino, cork, tiles, boards that creaked.', 'Cold in the morning, and good for skating in socks.'],
        'Old tiles',
      ],
    ],
    turn: ['Material and decade are enough.', 'Some of them are back in fashion.'],
    asks: ['What was it?', 'Would you have it again?'],
    ends: { pfathil: ['Tell us.', 'A picture is even better.'] },
    keep: 'the next family party',
    send: 'your brothers and sisters',
    pic: { ask: 'An old floor that you found under another', alt: 'Old patterned floor' },
    claims: [['fashions in floors change', 'common experience']],
  },
  {
    id: 'move-the-rug-in-summer',
    format: 'tip',
    again: 9,
    emoji: '☀️',
    tags: ['FloorCare', 'WoodFloor', 'HomeTips'],
    title: ['Sun on the floor: move your rugs now and then', 'Why a floor has another colour under the rug'],
    cover: 'Another colour under the rug?',
    gist: [
      'Sunlight changes the {colour|color} of wood and carpet. Under a rug the floor stays as it was. Move rugs and furniture a little every few weeks.',
      'Lift your rug: is the floor below another {colour|color}? Moving it now and then keeps the floor even.',
    ],
    subject: ['Move your rugs now and then', 'Sun changes floors'],
    hooks: {
      '*': [
        'Lift your rug. Is the floor below another {colour|color}?',
        'Sunlight changes a floor. Move your rugs now and then.',
      ],
      pfathil: 'Move rugs and furniture now and then, and the floor ages evenly.',
    },
    lines: {
      '*': [
        "Move rugs and small furniture by a hand's width every few weeks. Then the floor ages evenly.",
        'New wood changes most in its first months. Leave the rug off for so long, if you can.',
        'A thin curtain at noon keeps the {colours|colors} of floor and carpet.',
        'Put a saucer and feet under every plant on a wooden floor. Damp rings stay.',
      ],
      h: ['The outline of the old sofa is still there. The sofa went years ago.'],
    },
    why: [
      [
        'Cherry and pine get darker in the sun, walnut gets paler and carpets fade.',
        'Light changes dyes and wood, a little each day.',
      ],
      ['Where it stays covered, nothing changes.', 'After years you see every edge of the rug.'],
    ],
    parts: [
      [
        'Lift the rug and look',
        ['A difference is normal in the first year.', 'Over time it evens out.'],
        'A rug lifted from a floor',
      ],
      [
        'Move things a little',
        ["A hand's width is enough.", 'When you clean anyway.'],
        'A chair being moved',
      ],
      [
        'Shade the strongest sun',
        ['A thin curtain will do.', 'Above all at noon.'],
        'A thin curtain at a window',
      ],
    ],
    turn: ['It costs nothing but a thought.', 'A mark that stays can be sanded out of wood.'],
    asks: ['What is under your rug?', 'Which side of your room gets the sun?'],
    ends: { pfathil: ['Start with the rug by the window.', 'Even light, even floor.'] },
    keep: 'the next cleaning day',
    send: 'somebody with a new wooden floor',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'sand|restor|refinish',
        lead: 'When it has to be evened out:',
      },
    ],
    pic: { ask: 'The edge of a rug, lifted', alt: 'Floor under a lifted rug' },
    claims: [['ultraviolet light changes wood and dyes', 'textbook']],
  },
  {
    id: 'what-sanding-can-save',
    format: 'answer',
    again: 9,
    emoji: '🪵',
    only: SANDS,
    tags: ['FloorSanding', 'WoodFloor', 'OldHouse'],
    title: ['Can my old wooden floor be sanded?', 'Old boards or parquet: what sanding can save'],
    cover: 'Can your old floor be saved?',
    question: 'Can my old wooden floor still be sanded?',
    short: [
      'Mostly yes, if there is enough wood above the nails or the tongue.',
      'Very often. Even grey, stained boards can come up well.',
    ],
    gist: [
      'Most old boards and parquet can be sanded, even when they are grey and stained. What counts is how much wood is left and whether it is firm.',
      'Before you cover an old wooden floor, have it looked at. Sanding often costs less than a new one.',
    ],
    subject: ['Can your old floor be saved?', 'Sand it or cover it?'],
    hooks: {
      '*': [
        'Is there an old wooden floor under your carpet? Have it looked at before you cover it again.',
        'Grey, stained boards can often be saved by sanding.',
      ],
      pfathil: 'Most old wooden floors can be sanded at least once more.',
    },
    lines: {
      '*': [
        'Lift a corner of the carpet in an old house. There may be a wooden floor that can be sanded.',
        'Black stains on old boards often come from water and iron. Some sand out, and others stay as a memory.',
        'Ask how dusty floor sanding will be and which rooms have to be empty.',
        'Oil or lacquer after sanding? Oil can be mended in spots, lacquer is easier to wipe.',
      ],
      h: ['Under the carpet lay a newspaper, and under the newspaper a lovely floor.'],
    },
    why: [
      [
        'Only a thin layer has to come off to show fresh wood.',
        'A millimetre or so is enough to take off the grey.',
      ],
      [
        'Old timber is often denser than what is sold now.',
        'It has been dry for a hundred years, and it moves little.',
      ],
    ],
    parts: [
      [
        'Look for nails',
        ['They have to be driven deeper before sanding.', 'If they lie at the surface, little wood is left.'],
        'Nails in an old board',
      ],
      [
        'Step on every board',
        ['What moves is fixed first.', 'Creaks can be cured at the same time.'],
        'A foot on an old board',
      ],
      [
        'Test a hidden corner',
        ['A small patch shows the {colour|color} below.', 'Behind a door is a good place.'],
        'A sanded patch on an old floor',
      ],
    ],
    turn: [
      'A room mostly takes a day or two, and then the finish dries.',
      'Then it is good for many more years.',
    ],
    asks: ['What is under your carpet?', 'Oil or lacquer: which would you choose?'],
    ends: {
      pfathil: ['A picture of a corner is enough for a first opinion.', 'Save it before you cover it.'],
    },
    caution:
      'Old finishes may hold lead, and old adhesives asbestos: have them tested before anything is sanded.',
    keep: 'the day you lift the carpet',
    send: 'somebody in an old house',
    own: [
      {
        kinds: ['service', 'price', 'process', 'number'],
        about: 'sand|parquet|pine|restor|finish|room',
        lead: 'If you have found one:',
      },
    ],
    pic: { ask: 'A floor, half of it sanded', alt: 'Wooden floor, half sanded' },
    claims: [['most old floors can be sanded', 'trade practice']],
  },
];
