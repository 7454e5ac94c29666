// Tents, pitches and nights: what helps on any {campsite|campground}.
import type { Idea } from '../../library/idea.ts';

export const PITCHES: readonly Idea[] = [
  {
    id: 'where-to-put-the-tent',
    format: 'checklist',
    again: 9,
    emoji: '⛺',
    tags: ['CampingTips', 'TentLife', 'Camping'],
    title: [
      'Where to pitch a tent: look up, look down, feel the wind',
      'Choosing a spot for your tent: five looks before the first peg',
    ],
    cover: 'Where to put the tent',
    gist: [
      'Look up for dead branches, down for hollows, feel where the wind comes from, and think where the sun will be at seven. Then lie down once before the tent does.',
      'A hollow is a lake that has not been filled yet. Choose the slightly higher place, turn the small end into the wind, and leave the tree its branches.',
    ],
    subject: ['Lie down before the tent does', 'A hollow is a lake in waiting'],
    hooks: {
      '*': [
        'Before you unroll the tent, lie down on the ground. Your back finds the root at once.',
        'The flattest place for a tent is often the one where the water stands at night.',
      ],
      pt: 'Slope, drainage, wind, shade and what hangs above: five looks decide over a night in a tent.',
      fi: 'Two minutes of looking save you the midnight move. Ask anybody who has done it in pyjamas.',
      a: 'Up, down, wind, sun, neighbours. Then the pegs.',
      h: 'Every pitch has one root, and it always sleeps on the same side.',
      l: 'A gentle rise, evening light, and air that moves a little.',
    },
    lines: {
      '*': [
        'Never pitch a tent in a hollow. After an hour of rain you know why, and you know it from below.',
        'Turn the lowest, narrowest end of the tent into the wind and keep the door away from it.',
        'Morning sun wakes you at six and dries the tent by seven. Shade lets you sleep and packs up wet. Choose.',
        'Look up before you pitch: a dead branch falls some day, and under big old trees it drips long after the rain.',
      ],
      h: ['The slope that you cannot see is the one that you will have slid down by morning.'],
    },
    scene: [
      'Half past nine, dusk, two people, one {torch|flashlight}. "Here it is flat", says one. At three in the night it has become a pond.',
      'A family puts up its tent with the door to the west. In the evening they have the sunset at their feet, and in the morning quiet.',
    ],
    why: [
      [
        'Cold air and water both flow downhill and gather in the same place.',
        'Half a metre of height can decide over dry and wet, and over mild and cold.',
      ],
      [
        'A tent is a sail. Its shape is made for wind from one side.',
        'Pegs hold better where the pull comes along the ground, so the right direction saves guy lines.',
      ],
    ],
    parts: [
      [
        ['Look up', 'Check the branches above'],
        [
          'Dead wood, dripping crowns, a lamp that burns all night.',
          'Trees give shade at noon and sap on the {flysheet|rain fly}.',
        ],
        'A view up into branches over a tent',
      ],
      [
        ['Look down', 'Read the ground'],
        [
          'No hollow, no path, no ants. Pick up stones and cones.',
          'A slight slope is fine, as long as your head lies uphill.',
        ],
        'A hand picking up pine cones',
      ],
      [
        ['Feel the wind', 'Find the side of the wind'],
        [
          'Wet a finger, and ask a neighbour where the weather comes from here.',
          'Hedges break wind better than walls, behind which it tumbles.',
        ],
        'A guy line taut in the wind',
      ],
      [
        ['Think of the morning', 'Picture the sunrise'],
        [
          'Where will the sun come up? Then turn the door.',
          'Breakfast in the sun and sleep in the shade: sometimes one tree does both.',
        ],
        'Sunlight reaching the door of a tent',
      ],
      [
        ['Lie down once', 'Try it with your back'],
        [
          'Head, hips, feet: you notice all of it within a minute.',
          'Mark the corners with shoes, and only then unroll.',
        ],
        'Somebody lying on grass with shoes at the corners',
      ],
    ],
    turn: [
      'Ask at the office. They know which corner stays dry.',
      'It will be your bedroom. Two minutes are not much for that.',
    ],
    asks: [
      'Morning sun or long sleep?',
      'Where did you once wake up, and it was not where you had lain down?',
    ],
    ends: {
      pt: 'Drainage first, view second.',
      fi: 'And whoever snores gets the far side.',
      a: 'Look, lie, pitch.',
      h: 'The root says good night.',
      l: 'A door towards the evening.',
    },
    keep: 'the next arrival',
    send: 'whoever carries the tent',
    own: [
      {
        kinds: ['place', 'product', 'service', 'number', 'price', 'policy'],
        about: 'pitch|tents?\\b|grass|shade|trees|terrac|meadow|field',
        lead: 'And about the ground here.',
      },
    ],
    pic: {
      ask: 'A tent on slightly raised ground in evening light',
      alt: 'A tent on a gentle rise in evening light',
    },
    claims: [['Avoid hollows and dead branches; narrow end into the wind', 'advice of camping clubs']],
  },
  {
    id: 'cold-comes-from-below',
    format: 'myth',
    again: 9,
    emoji: '🥶',
    tags: ['CampingTips', 'SleepingOutdoors', 'SleepingMat'],
    title: [
      'Cold in the tent? It comes from below',
      'How to stay warm in a tent: the mat matters more than the blanket',
    ],
    cover: 'The cold comes from below',
    myth: 'Whoever is cold in a tent needs a thicker blanket on top',
    short: 'Mostly a better mat. What you lie on is squashed, and the ground takes the warmth.',
    gist: [
      'A sleeping bag warms by the air in it, and under your back there is none left. It is the mat that keeps you warm; an air bed without filling is a cold bath.',
      'Put half of what you have below you instead of on top. A blanket under the mat is worth two above it.',
    ],
    subject: ['Half of the blankets go below', 'The ground takes it all'],
    hooks: {
      '*': [
        'If you are cold in a tent at night, put your blanket under you and not on top.',
        'An air bed in a tent is comfortable until about two in the morning.',
      ],
      pt: 'Mats carry an insulation value; the higher it is, the less warmth goes into the ground.',
      fi: 'Three pairs of socks, two jumpers, and still cold? Have a look underneath.',
      a: 'Insulate below, then above.',
      h: 'At three in the morning the ground is very interested in you.',
      l: 'A woollen blanket beneath you, and the night may be clear.',
    },
    lines: {
      '*': [
        'A simple foam mat under the air bed makes more difference at night than a second sleeping bag.',
        'A hot water bottle at your feet, filled from the kettle: five minutes of work, five hours of warmth.',
        'Go to bed warm: ten knee bends or a walk to the {wash house|bathhouse}. A sleeping bag keeps warmth and makes none.',
        'Dry socks only for the night. Damp ones from the day cool you while you sleep.',
      ],
      h: ['The air bed sighs, you sigh, and one of you is empty by morning.'],
    },
    scene: [
      'Four in the morning, a {torch|flashlight} goes on in the blue tent. Somebody is putting on everything that was in the bag.',
      'Grandfather lies on an old foam mat and sleeps. Beside him, on half a metre of air, the family is shivering.',
    ],
    why: [
      [
        'Down and fibre insulate by the air that they hold. Pressed flat they hold none.',
        'Under your hips the finest sleeping bag is two layers of cloth.',
      ],
      [
        'Moving air inside a big mattress carries warmth down to the soil all night.',
        'Ground in spring is colder than the air, and it takes what it can get.',
      ],
    ],
    parts: [
      [
        ['Put foam below', 'Double what is beneath you'],
        [
          'A mat of closed foam, or a blanket folded in two.',
          'Even newspaper under the mat is better than nothing.',
        ],
        'A foam mat unrolled in a tent',
      ],
      [
        ['Change before you are cold', 'Put on dry things early'],
        ['Everything that was damp from the day comes off.', 'A hat does more than a third jumper.'],
        'A woollen hat on a sleeping bag',
      ],
      [
        ['Leave a gap for air', 'Let the breath out'],
        [
          'Breath condenses, and damp is cold. A hand of open zip does it.',
          'Closed tight it drips from the roof by morning.',
        ],
        'A tent zip open at the top',
      ],
    ],
    turn: [
      'And whoever still freezes has a neighbour with a kettle.',
      'Warm from below, and the stars may shine.',
    ],
    asks: ['Air bed, foam or camp bed?', 'What do you never leave at home again?'],
    ends: {
      pt: 'Below counts double.',
      fi: 'Take the old blanket along. It knows its place.',
      a: 'Mat before blanket.',
      h: 'The ground will have to look for somebody else.',
      l: 'Wool below, sky above.',
    },
    keep: 'the first cold weekend',
    send: 'somebody with an air bed',
    own: [
      {
        kinds: ['service', 'product', 'price', 'policy'],
        about: 'heated|electric|hook.?up|blankets?|\\bpods?\\b|cabins?|hut',
        lead: 'And for those who like it warmer.',
      },
    ],
    pic: { ask: 'A foam mat and a folded blanket in a tent', alt: 'A foam mat and a blanket inside a tent' },
    claims: [
      [
        'Compressed insulation under the body fails; the mat limits loss to the ground',
        "outdoor training, makers' insulation ratings",
      ],
    ],
  },
  {
    id: 'no-barbecue-in-the-tent',
    format: 'mistake',
    again: 8,
    emoji: '⚠️',
    tags: ['CampingSafety', 'CarbonMonoxide', 'Camping'],
    title: [
      'Never take a barbecue into a tent, not even when it is out',
      'Carbon monoxide in tents and awnings: what campers should know',
    ],
    cover: 'No barbecue in the tent',
    wrong: 'The barbecue is nearly out, so it can warm the tent',
    gist: [
      'Charcoal that only glows gives off carbon monoxide for hours, and nobody smells it. Barbecues, stoves and lanterns with gas stay outside, and outside means not in the awning either.',
      'Warm the people and not the tent: hot water bottle, hat, blanket. Coals belong outdoors until next day.',
    ],
    subject: ['It has no smell', 'Outside means outside'],
    hooks: {
      '*': [
        'A barbecue that seems to be out is the most dangerous thing that you can carry into a tent.',
        'Carbon monoxide has no smell, no colour and no mercy. Barbecues stay outside.',
      ],
      pt: 'Glowing charcoal releases carbon monoxide for hours after the last flame.',
      fi: 'Better said once too often: the barbecue stays outside tonight.',
      a: 'No coals, no gas stove, no lantern with a flame in tent or awning.',
      h: 'No joke here. It stays outside.',
      l: 'Warmth comes from wool. Embers stay under the sky.',
    },
    lines: {
      '*': [
        'Do not take a barbecue into a tent or awning to keep warm, not even when it has gone out. Embers give off carbon monoxide for hours.',
        'Headache, feeling sick, dizzy, tired, and several people at once: out into the air, and call for help.',
        'An alarm for carbon monoxide belongs in every {caravan|trailer} and camper. It does not replace cooking outdoors.',
        'Rain at supper? Cook under an open tarpaulin with air on all sides, and never in the sleeping tent.',
      ],
      h: ['A hot water bottle has never harmed anybody, apart from its looks.'],
    },
    scene: [
      'It begins to rain, the sausages are done, and the little barbecue still gives such lovely warmth. Somebody says: "Bring it in."',
      'One tent, one zip, five square metres. What goes into the air in there stays in there.',
    ],
    why: [
      [
        'Where there is too little air, fire makes carbon monoxide, which takes the place of oxygen in the blood.',
        'The gas makes people sleepy first, so nobody gets up to open the door.',
      ],
      [
        'Modern tents are tight, even with a vent open.',
        'A gap at the zip does not let in enough for a glowing kilo of coal.',
      ],
    ],
    parts: [
      [
        ['Leave coals out overnight', 'Let embers die outside'],
        [
          'On bare stone, away from canvas and children, until they are cold next day.',
          'Water on the embers, stir, more water. Then feel, from above, with the back of the hand.',
        ],
        'A cold barbecue on stone slabs',
      ],
      [
        ['Cook in the open', 'Move the kitchen outdoors'],
        [
          'A tarpaulin with open sides keeps the rain off and lets the air through.',
          'The awning counts as indoors.',
        ],
        'A camping stove under an open tarpaulin',
      ],
      [
        ['Know the signs', 'Learn what it feels like'],
        [
          'Headache, sickness, dizziness, confusion, without fever.',
          'If several feel bad at once, think of carbon monoxide first.',
        ],
        'An alarm on the wall of a {caravan|trailer}',
      ],
      [
        ['Get out, then call', 'Bring everybody out first'],
        ['Everybody outside, doors open, emergency number.', 'Do not go back for things.'],
        'An open tent door',
      ],
    ],
    turn: ['Please tell the tent next door as well.', 'It is said every year, and every year it is needed.'],
    asks: ['Do you have an alarm in your {caravan|trailer}?', 'How do you keep warm without a flame?'],
    ends: {
      pt: 'Outdoors only, always.',
      fi: 'And then hot chocolate for everybody, cooked outside.',
      a: 'Coals stay out.',
      h: 'That was serious. Thank you.',
      l: 'Embers outside, wool within.',
    },
    keep: 'every evening with a barbecue',
    send: 'everybody who camps',
    caution: [
      'If anyone feels dizzy or sick, get everybody into fresh air at once and call the emergency number.',
      'Carbon monoxide kills without a warning smell. In doubt get out and call for help.',
    ],
    own: [
      {
        kinds: ['policy', 'service', 'place'],
        about: 'barbecue|bbq|fire ?(?:pit|place)|campfire|camp kitchen|cooking',
        lead: 'And about fire and cooking here.',
      },
    ],
    pic: {
      ask: 'A barbecue standing outside, well away from the tent',
      alt: 'A barbecue on stone away from a tent',
    },
    claims: [
      [
        'Barbecues and stoves in tents cause carbon monoxide poisoning, also when only smouldering',
        'advice of fire services and health authorities',
      ],
    ],
  },
  {
    id: 'the-wet-tent-in-the-bag',
    format: 'howto',
    again: 9,
    emoji: '💧',
    tags: ['TentCare', 'CampingTips', 'Camping'],
    title: [
      'Packed the tent wet? What to do within two days',
      'Drying a tent at home: how to keep mould out of it',
    ],
    cover: 'The wet tent in the bag',
    gist: [
      'A tent that was packed wet begins to smell within days, and mould spots never come out. At home get it out the same evening: over the bath, the line, the stairs, until the seams are dry.',
      'If it rains on the last morning, pack inner and outer tent apart. At home you have a day or two, and then the mould has moved in.',
    ],
    subject: ['You have about two days', 'Inner and outer apart'],
    hooks: {
      '*': [
        'It rained on the last morning, of course. Now you have about two days to get the tent dry.',
        'A tent dies of its bag and hardly ever of a storm.',
      ],
      pt: 'Seams and hems hold water longest; fabric that feels dry has often not been dry for long.',
      fi: 'Hang it over the banisters. For one evening the hall may look like a circus.',
      a: 'Home, out of the bag, up, dry, fold.',
      h: 'The smell has a name: "last August".',
      l: 'Canvas in the wind, and the summer airs out of it.',
    },
    lines: {
      '*': [
        'Rain on the day you leave? Put inner tent and {flysheet|rain fly} into separate bags, so that only one of them is wet.',
        'Dry the tent in shade. Sun dries faster and eats the cloth over the years.',
        'Wipe the floor of the tent from below as well. That is where the damp sits, and the snail.',
        'No washing machine, no detergent for a tent: lukewarm water and a sponge, or the coating goes.',
      ],
      h: ['A tent in the bathtub is a guest. Treat it politely.'],
    },
    scene: [
      'Sunday evening, everybody is tired, the bag stands in the hall. "Tomorrow", they say. It stands there on Thursday.',
      'In May the bag is opened, and the whole family steps back by one pace.',
    ],
    why: [
      [
        'Mould needs damp, warmth and peace. A packed tent in a car has all three.',
        'Spots grow into the coating. They may stop smelling, but they stay.',
      ],
      [
        'Proofing suffers as well: what was folded wet sticks together and peels.',
        'Zips and poles like it dry too, by the way.',
      ],
    ],
    parts: [
      [
        ['Shake and wipe before you pack', 'Wipe it down before folding'],
        [
          'A cloth over the {flysheet|rain fly} takes away half of the water.',
          'Start with the side that has the sun, if there is one.',
        ],
        'A cloth wiping a wet {flysheet|rain fly}',
      ],
      [
        ['Pack wet things apart', 'Bag inner and outer apart'],
        [
          'A {bin bag|trash bag} is fine for one day, and for no more.',
          'Pegs go into their own bag, with a rinse.',
        ],
        'A wet {flysheet|rain fly} in a separate bag',
      ],
      [
        ['Hang it up the same evening', 'Dry it on the day you return'],
        [
          'Line, banisters, shower rail, garage. Turn it after a few hours.',
          'The seams last: feel them with your lips, which notice damp best.',
        ],
        'A tent hanging over a banister',
      ],
      [
        ['Store it loose', 'Keep it in something roomy'],
        [
          'In a pillowcase or a big box, folded otherwise than last time.',
          'The tight bag is for travelling only.',
        ],
        'A tent in a large cotton bag',
      ],
    ],
    turn: ['By morning the hall is a hall again.', 'It takes one evening, and adds years.'],
    asks: ['Where do you dry your tent?', 'What was the worst surprise in your tent bag?'],
    ends: {
      pt: 'Dry seams, loose fold.',
      fi: 'And on Monday it smells of nothing at all.',
      a: 'Tonight, not tomorrow.',
      h: 'September would rather not smell of August.',
      l: 'Dry, loose, until May.',
    },
    keep: 'the day you come home in the rain',
    send: 'somebody whose bag is still in the hall',
    own: [
      {
        kinds: ['service', 'product', 'policy'],
        about: 'dry(?:ing|er)|laundry|washing|tumble|spin',
        lead: 'And for wet days on site.',
      },
    ],
    pic: { ask: 'A tent hung up to dry in an unlikely place', alt: 'A tent hanging to dry over a banister' },
    claims: [['Tents stored wet grow mould; store loosely and dry', 'care instructions of tent makers']],
  },
  {
    id: 'arrive-in-daylight',
    format: 'tip',
    again: 9,
    emoji: '🚐',
    only: 'caravan|motor ?home|camper|touring|\\bRVs?\\b|hook.?up',
    tags: ['CaravanLife', 'CamperVan', 'CampingTips'],
    title: [
      '{Caravan|Trailer} or camper on site: level it before anything else',
      'How to park and level a {motorhome|RV} so that you sleep well',
    ],
    cover: 'Level first, coffee after',
    gist: [
      'Level it across before you unhitch or switch off, along afterwards, steadies last. Steadies hold it still; they do not lift it. A glass of water on the table is level enough.',
      'Arrive in daylight, walk the pitch once, look for the tap, the post and the slope. Then drive on, and only once.',
    ],
    subject: ['A glass of water as a level', 'Across, along, steadies'],
    hooks: {
      '*': [
        'Before the kettle goes on in a {caravan|trailer}: is it level? The fridge asks as well.',
        'Whoever arrives in daylight levels the camper once. Whoever arrives at night does it twice.',
      ],
      pt: 'Absorption fridges need to stand nearly level to cool, and so does the shower to drain.',
      fi: 'Have somebody stand outside and wave. And agree beforehand what the waving means.',
      a: 'Across, along, steadies. Then coffee.',
      h: 'There are couples who have parked {caravans|trailers} together for forty years. They do not speak for the first ten minutes.',
      l: 'A level floor, a view, and the engine off.',
    },
    lines: {
      '*': [
        'If a {caravan|trailer} or camper will not stand level, sleep with your head uphill. Head down, you wake up with a red face.',
        'Corner steadies of a {caravan|trailer} are there to stop it rocking. Use a jack or ramps to lift.',
        'Agree on signs before you reverse: one hand for stop, and both must know it.',
        'Unroll the whole cable from its drum before you plug in. Wound up it gets hot.',
      ],
      h: ['"A little more, a little more" is not a unit of measurement.'],
    },
    scene: [
      'Ten past eleven, rain, two {torches|flashlights}. On the neighbouring pitch a curtain moves, and then another.',
      'A spoon rolls across the table by itself. Everybody watches it to the edge.',
    ],
    why: [
      [
        'What stands askew rolls, drips and bangs, all night.',
        'Doors swing open, water stays in the basin, and the bed has a low side.',
      ],
      [
        'In daylight you see branches, soft ground and the post that is always where one backs up.',
        'A walk round the pitch takes a minute, a bent bumper a week.',
      ],
    ],
    parts: [
      [
        ['Walk the pitch', 'Look round before you drive on'],
        [
          'Tap, post, tree, slope, and where the door will be.',
          'Check the height, too: roofs meet branches.',
        ],
        'Somebody pacing out a pitch',
      ],
      [
        ['Level across, then along', 'Get it level both ways'],
        [
          'Ramps under one wheel first, the jockey wheel or the second axle after.',
          'A small spirit level by the door is enough.',
        ],
        'A wheel on a levelling ramp',
      ],
      [
        ['Steadies, step, cable', 'Set it steady and plug in'],
        [
          'Steadies down until they touch, then half a turn.',
          'Plug in at the vehicle first and at the post after it.',
        ],
        'A cable being plugged into a post',
      ],
    ],
    turn: [
      'And then the kettle, and the neighbours.',
      'By the second trip it is ten minutes, and without raised voices.',
    ],
    asks: ['Who drives and who waves?', 'What do you do first when you have arrived?'],
    ends: {
      pt: 'Level, steady, connected.',
      fi: 'And whoever waved gets the first cup.',
      a: 'Then coffee.',
      h: 'After ten minutes they speak again.',
      l: 'Level, and the evening begins.',
    },
    keep: 'the next arrival',
    send: 'whoever waves you in',
    caution: [
      "Follow your vehicle's handbook, and use outdoor cables and plugs only.",
      'Electric cables must be whole, made for outdoors and fully unrolled; the handbook has the last word.',
    ],
    own: [
      {
        kinds: ['place', 'product', 'service', 'price', 'number', 'policy'],
        about: 'pitch|hard ?standing|electric|hook.?up|motorhome|camper|caravan|touring|amp',
        lead: 'And about the pitches here.',
      },
    ],
    pic: {
      ask: 'A small spirit level on the step of a {caravan|trailer}',
      alt: 'A spirit level at the door of a {caravan|trailer}',
    },
    claims: [
      [
        'Level before unhitching; steadies do not lift; unroll cables fully; connect the vehicle first',
        'advice of {caravan|trailer} clubs',
      ],
    ],
  },
];
