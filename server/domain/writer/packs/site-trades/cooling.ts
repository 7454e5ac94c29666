// Cool rooms: filters, fans, thermostats, and what stands outside in the sun.
import type { Idea } from '../../library/idea.ts';
import { COOLING } from './kinds.ts';

export const COOL_ROOMS: readonly Idea[] = [
  {
    id: 'hold-the-filter-to-the-light',
    format: 'tip',
    only: COOLING,
    again: 8,
    emoji: '🌬️',
    tags: ['HVACTips', 'AirFilter', 'HomeMaintenance'],
    title: [
      'How often should you change an AC filter? Hold it to the light',
      'Is my air filter dirty? The light test',
    ],
    cover: 'Hold the filter to the light',
    gist: [
      'Take the filter out once a month and hold it up to a lamp. If no light comes through, no air does either: wash it or change it.',
      'Calendars do not know about your dog. A look at the filter against the light tells when it is due.',
    ],
    subject: ['Can you see the lamp through it?', 'A clogged filter costs twice'],
    hooks: {
      '*': [
        'Take out the filter and hold it up to a lamp. If you cannot see the lamp, that is your problem.',
        'The part that fails most in a cooling system costs less than a pizza, and it is a sheet of filter.',
      ],
      p: 'A clogged filter is the commonest reason for weak air and high bills.',
      f: 'When did you last look at yours? Nobody will tell.',
      a: 'No light through it? Change it.',
      t: 'A blocked filter lowers airflow across the coil; the coil gets too cold, and can ice over.',
      h: 'There is a second dog in there by now.',
      i: 'Five minutes a month, and a house breathes again.',
      l: 'Cool air, clean, without a sound.',
    },
    lines: {
      '*': [
        'Hold the air filter up to a lamp once a month. If no light comes through, it is time for a new one.',
        'The arrow on the frame of the filter points the way the air goes: towards the unit.',
        'Dogs, building dust and pollen shorten the life of a filter more than any calendar knows.',
        'Ice on the unit in the middle of summer is often a filter that lets no air through. Switch off, let it thaw, look at the filter.',
      ],
      h: ['The filter came out grey and furry. It was greeted by the dog as family.'],
    },
    scene: [
      'A grille is opened, a frame slides out, and what was white in spring looks like a doormat.',
      'Upstairs it will not get cool, downstairs the fan roars, and between them hangs a sheet of felt.',
    ],
    why: [
      [
        'Air that has to squeeze through dust comes out weak, and the fan works longer.',
        'The system runs and runs, and what it moves is mostly its own meter.',
      ],
      [
        'Whatever gets past settles on the cold coil, where it is hard to remove.',
        'A filter is there to keep the machine clean. That it also helps your nose is a bonus.',
      ],
    ],
    parts: [
      [
        'Switch it off, slide it out',
        ['Then no loose dust is drawn in.', 'Note which way the arrow points before it comes out.'],
        'A filter sliding out of a frame',
      ],
      [
        'Look at a lamp through it',
        ['Light comes through: put it back. It does not: change it.', 'A phone torch will do.'],
        'A filter before a lamp',
      ],
      [
        'Buy the size on its edge',
        [
          'Three numbers stand on the frame. A photo saves the second trip.',
          'A denser one is not always better: some fans cannot pull through it. Ask.',
        ],
        'Numbers on the edge of a filter',
      ],
    ],
    turn: [
      'Write the date on the edge with a felt pen.',
      'Buy two, and the next one is already in the house.',
    ],
    asks: ['Could you see the lamp?', 'How many animals live off your filter?'],
    ends: {
      p: 'With a clean filter every other check begins to make sense.',
      f: 'Go and look. It is quicker than reading this.',
      a: 'Once a month.',
      t: 'Too dense a filter raises resistance; the rating your blower can take stands in its manual.',
      h: 'The second dog has moved out.',
      i: 'Clean air begins with a look.',
      l: 'And the curtain moves a little.',
    },
    keep: 'the first of the month',
    send: 'somebody with a dog and a bill',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'filter|maintenance|tune.?up|servic|maintenance plan',
        lead: 'And for all that lies behind the filter.',
      },
    ],
    pic: { ask: 'A used filter held against a window', alt: 'A grey air filter held up against the light' },
    claims: [
      [
        'Dirty filters reduce airflow, can freeze coils; check monthly',
        'US Department of Energy; trade practice',
      ],
    ],
  },
  {
    id: 'a-fan-cools-you-not-the-room',
    format: 'myth',
    only: COOLING,
    again: 9,
    emoji: '🌀',
    tags: ['CeilingFan', 'EnergyTips', 'StayCool'],
    title: ['Does a ceiling fan cool the room?', 'Fan on in an empty room? It cools nobody'],
    cover: 'A fan cools skin, not rooms',
    myth: 'A fan left on cools the room',
    short: 'It cools people. An empty room gets a little warmer from its motor.',
    gist: [
      'Moving air takes heat from skin. It does not lower the temperature, so switch the fan off when you leave, and turn the thermostat up a little while it runs.',
      'A fan makes people feel cooler by a few degrees. With nobody in the room it only turns the meter.',
    ],
    subject: ['Nobody in the room? Fan off', 'It is the skin that feels it'],
    hooks: {
      '*': [
        'The fan in the empty bedroom has been cooling nobody all day.',
        'A thermometer in front of a fan shows the same as behind it.',
      ],
      p: 'Used rightly, a fan lets the thermostat stand higher with the same comfort.',
      f: 'Leaving the room? Take the breeze with you: off.',
      a: 'Fans cool people. Off when you go.',
      t: 'Forced convection and evaporation at the skin raise heat loss; air temperature stays as it was.',
      h: 'The sofa was very well ventilated. It did not care.',
      i: 'Comfort needs less than we think.',
      l: 'A slow turning overhead, and cool wrists.',
    },
    lines: {
      '*': [
        'A fan cools skin and not rooms. Switch it off when you leave.',
        'In summer the blades of a ceiling fan should push air down on you. Stand beneath: no breeze means the wrong direction.',
        'With a ceiling fan on you can set the thermostat some four degrees Fahrenheit higher and feel the same.',
        'On very hot days, when the air is hotter than you are, a fan alone is no longer enough. Look for a cooler place.',
      ],
      h: ['All fans were running, and everybody was in the garden.'],
    },
    scene: [
      'In the empty guest room the blades have been going round since Sunday.',
      'Somebody steps out of the shower, walks beneath the fan, and understands everything.',
    ],
    why: [
      [
        'On our skin lies a thin layer of warm, damp air. A breeze takes it away.',
        'It works as blowing on soup does: the soup gives off heat because it is warmer than the air.',
      ],
      [
        'A motor makes heat, a small one, but heat.',
        'Nothing leaves the room through a fan, it only goes round.',
      ],
    ],
    parts: [
      [
        'Switch it off when you go',
        ['As you do with the light.', 'A sofa does not sweat.'],
        'A hand at a fan switch',
      ],
      [
        'Check which way it turns',
        [
          'Downward in summer. A small switch on the housing changes it.',
          'In winter slowly the other way round, to bring warm air down.',
        ],
        'A small switch on a fan',
      ],
      [
        'Turn the thermostat up a little',
        ['That is where it saves.', 'Two steps up with a fan feel like before.'],
        'A thermostat',
      ],
    ],
    turn: ['The breeze belongs to people.', 'One flick at the door, and that was all.'],
    asks: ['Fan or air conditioning at night?', 'In which room does yours run for nobody?'],
    ends: {
      p: 'Fan and cooling together do best, each with its own task.',
      f: 'And your sofa will manage.',
      a: 'Off at the door.',
      t: 'Above skin temperature, moving air carries heat to the body and no longer away from it.',
      h: 'The sofa has not complained.',
      i: 'Little, at the right place.',
      l: 'And the night air does the rest.',
    },
    caution:
      'In a heatwave fans do not replace a cool room: check on older people, small children and anybody who is ill.',
    keep: 'the first hot night',
    send: 'whoever leaves all of them on',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'product'],
        about: 'thermostat|energy|install|fan',
        lead: 'And when the fan is not enough.',
      },
    ],
    pic: { ask: 'A ceiling fan from below', alt: 'A ceiling fan seen from below' },
    when: { season: ['spring', 'summer'] },
    claims: [
      ['Fans cool people, not rooms; thermostat about 4 F higher', 'US Department of Energy'],
      ['Fans are of no use at very high temperatures', 'advice of health authorities'],
    ],
  },
  {
    id: 'lower-does-not-cool-faster',
    format: 'mistake',
    only: COOLING,
    again: 9,
    emoji: '🥶',
    tags: ['Thermostat', 'EnergyTips', 'HVACTips'],
    title: [
      'Turning the AC to its lowest does not cool faster',
      'What should the thermostat be set to in summer?',
    ],
    cover: 'Lower is not faster',
    wrong: 'Setting the thermostat as low as it goes',
    gist: [
      'Most systems know only on and off. Set to the lowest, they cool no faster, they just do not stop. Set what you want and shut the curtains.',
      'A thermostat is a finishing line and no accelerator. Whoever sets it far too low pays for the room nobody wanted that cold.',
    ],
    subject: ['It has one speed', 'Curtains cool faster than buttons'],
    hooks: {
      '*': [
        'You come home, it is an oven, and you turn the thermostat right down. It will not get there any sooner.',
        'Your air conditioning has one speed. The thermostat only tells it when to stop.',
      ],
      p: 'The set temperature decides how long a system runs, and not how hard.',
      f: 'Nearly everybody does it. It does not help.',
      a: 'Set it where you want it. Once.',
      t: 'A single-stage unit delivers the same capacity at any setting; the set point only ends the cycle.',
      h: 'At three in the morning somebody is looking for a blanket, in August.',
      i: 'Patience is the cheaper cooling.',
      l: 'Drawn curtains, a cool glass, and a little time.',
    },
    lines: {
      '*': [
        'Setting the thermostat far lower does not cool the house faster. It only runs longer, and past what you wanted.',
        'Curtains and blinds on the sunny side do more for a hot room than two degrees on the thermostat.',
        'Do not close the vents in unused rooms: the pressure rises, and the system has to push against it.',
        'A lamp or a television close to the thermostat tells it that the whole house is warm.',
      ],
      h: ['Set to arctic, they fell asleep, and woke up in wool.'],
    },
    scene: [
      'Shopping bags on the floor, and a finger on the down arrow before the door has shut.',
      'In the night somebody gets up and looks for socks.',
    ],
    why: [
      [
        'It gives as much cold as it can from the first minute.',
        'It has no higher gear, any more than an oven has.',
      ],
      [
        'Each degree that is not needed shows on the bill.',
        'And the colder it is inside, the more heat pushes in from outside.',
      ],
    ],
    parts: [
      [
        'Set it once, and leave it',
        [
          'Or let a timer begin half an hour before you come home.',
          'Up and down all day is dearer than steady.',
        ],
        'A thermostat',
      ],
      [
        'Shade the sunny windows',
        ['From outside it works best.', 'Before the sun comes round, not after.'],
        'A blind half down',
      ],
      [
        'Let it warm up while you are out',
        [
          'It costs less to cool it later than to keep it cold for nobody.',
          'A few degrees are enough; pets want to be considered.',
        ],
        'An empty room with a cat',
      ],
      [
        'Keep vents clear',
        ['A sofa on a vent is cool, and the room is not.', 'Look behind the curtains.'],
        'A vent in the floor',
      ],
    ],
    turn: [
      'Cool enough is a number. Find yours, and leave it.',
      'An hour later it is as cool as it would have been.',
    ],
    asks: ['What is yours set to, and who decides?', 'Who gets up at night and looks for socks?'],
    ends: {
      p: 'If a room never reaches its setting, it is a fault or a question of size.',
      f: 'Agree on a number. It is cheaper than two blankets.',
      a: 'One setting.',
      t: 'Units with variable speed behave a little differently, and save most when left alone.',
      h: 'The blanket stays out until September.',
      i: 'Enough is a good temperature.',
      l: 'Cool linen, and nothing hums.',
    },
    keep: 'the first evening that you come home to an oven',
    send: 'whoever always turns it down',
    when: { season: ['spring', 'summer'] },
    own: [
      {
        kinds: ['service', 'price', 'offer', 'product'],
        about: 'thermostat|install|tune.?up|servic|repair',
        lead: 'And if it never gets there.',
      },
    ],
    pic: { ask: 'A hand at the thermostat', alt: 'A hand at a thermostat on a wall' },
    claims: [['Lower set point does not speed cooling; setback saves', 'US Department of Energy']],
  },
  {
    id: 'two-feet-of-air',
    format: 'howto',
    only: COOLING,
    again: 9,
    emoji: '🌿',
    tags: ['HVACTips', 'HomeMaintenance', 'SpringChecklist'],
    title: [
      'How to clear round an outdoor AC unit in spring',
      'Outdoor unit: what you may do yourself, and what not',
    ],
    cover: 'Give it room to breathe',
    gist: [
      'Switch it off, cut back what grows within two feet of it, pick out leaves, and rinse the fins gently from above with a hose. No pressure washer.',
      'The box outside gives off the heat of your whole house. A hedge that hugs it sends the heat back in.',
    ],
    subject: ['The hedge is too near', 'Ten minutes with a hose'],
    hooks: {
      '*': [
        'The box beside your house breathes out all your heat. Has somebody planted a hedge in its face?',
        'Before the first hot week, walk round the outdoor unit and give it two feet of air.',
      ],
      p: 'Free air round the outdoor unit lowers its running time at no cost.',
      f: 'Ten minutes, a rake, a hose, and you may be proud.',
      a: 'Off. Clear. Rinse. Never with pressure.',
      t: 'The condenser rejects heat through thin fins; anything that blocks air raises pressure and power.',
      h: 'The honeysuckle looks lovely. The unit cannot see a thing.',
      i: 'What works for us outside deserves a little room.',
      l: 'Cut grass, warm stone, a quiet hum.',
    },
    lines: {
      '*': [
        'Keep about two feet free round an outdoor AC unit. Plants that hide it send the heat back into it.',
        'Fins of an outdoor unit are as thin as foil. Rinse gently with a hose, never with a pressure washer.',
        'Mow with the chute turned away from the unit: grass clippings stick to the fins like felt.',
        'Do not wrap the outdoor unit in plastic for the winter. Damp and mice move in.',
      ],
      h: ['They wanted to hide the unit. They succeeded. So did the mice.'],
    },
    scene: [
      'April, and from the ivy comes a hum. Somebody parts the leaves and finds a fan.',
      'With the hose in hand somebody rinses slowly, and grey wool runs off into the lawn.',
    ],
    why: [
      [
        'It works like the back of a fridge, in the open air.',
        'All the warmth of your rooms has to get out through there.',
      ],
      [
        'Pollen and seeds form a mat on it in a single spring.',
        'Cottonwood and grass cover the fins as if with a blanket.',
      ],
    ],
    parts: [
      [
        'Switch it off first',
        ['At the thermostat and at the switch beside it.', 'The fan can start by itself.'],
        'A thermostat set to off',
      ],
      [
        'Cut back what is near',
        [
          'Two feet to each side, and nothing overhead.',
          'A screen is fine, if it is slatted and stands away.',
        ],
        'Shears at a shrub beside a unit',
      ],
      [
        'Rinse from above, gently',
        [
          'A soft stream, from the inside out if the manual allows it.',
          'Bent fins are for somebody with a comb.',
        ],
        'A hose rinsing fins',
      ],
    ],
    turn: ['The hum often drops a tone when it can breathe.', 'Then switch it on once, before you need it.'],
    asks: ['What grows round yours?', 'When did you first switch it on last year?'],
    ends: {
      p: 'What is behind the fins, refrigerant and electrics, belongs to a licensed technician.',
      f: 'And leave the honeysuckle somewhere nearer the bench.',
      a: 'Two feet of air.',
      t: 'Level matters, too: a unit that leans wears its bearings.',
      h: 'The mice have been informed.',
      i: 'Room to breathe is a good rule for most.',
      l: 'And the hum grows softer.',
    },
    caution:
      'Power off before you touch it. Do not open the casing: inside are voltage and refrigerant, and work on them takes a licence in many places.',
    when: { season: ['spring'] },
    keep: 'the first warm weekend',
    send: 'somebody with ivy',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'maintenance|tune.?up|servic|clean|spring',
        lead: 'And for what lies behind the fins.',
      },
    ],
    pic: {
      ask: 'The outdoor unit with clear ground around it',
      alt: 'An outdoor air conditioning unit with clear ground around it',
    },
    claims: [
      ['Two feet clearance, gentle rinse, no pressure washer', 'US Department of Energy; trade practice'],
    ],
  },
  {
    id: 'water-under-the-unit',
    format: 'answer',
    only: COOLING,
    again: 9,
    emoji: '💧',
    tags: ['HVACTips', 'WaterLeak', 'HomeMaintenance'],
    title: [
      'Why is my air conditioner dripping water inside?',
      'Water under the AC: what it is and what to do',
    ],
    cover: 'Where does the water come from?',
    question: 'There is a puddle under the air conditioning. Is it leaking?',
    short: 'Mostly it is water from the air, whose drain is blocked. Switch it off and look.',
    gist: [
      'Cooling wrings water out of the air, litres on a damp day, and a thin pipe takes it away. When algae block that pipe, it drips into the house.',
      'The puddle is what your rooms have sweated. Switch off, mop up, and have the drain line cleared before the ceiling knows about it.',
    ],
    subject: ['It came out of the air', 'The pipe that nobody knows'],
    hooks: {
      '*': [
        'The puddle under your air conditioning did not come from a pipe. It came out of the air.',
        'On a damp day your house wrings out a bucket of water, and it has to go somewhere.',
      ],
      p: 'A blocked condensate drain is among the commonest service calls of summer, and mostly quick.',
      f: 'Do not panic, it is not the roof. Probably.',
      a: 'Puddle inside: off, mop, call.',
      t: 'Air that is cooled below its dew point sheds water on the coil; it runs into a pan and through a line.',
      h: 'The house is sweating for you.',
      i: 'Everything we cool gives something back.',
      l: 'Drops on a cold pipe, like on a glass of white wine.',
    },
    lines: {
      '*': [
        'Water under the indoor unit in summer is mostly a blocked drain line. Switch the system off before it reaches the ceiling.',
        'Look outside on a hot day: a small pipe by the wall should drip. If it is dry, the water is going elsewhere.',
        'Water dripping from a second pipe high above a window is a warning: the main drain of the unit in the attic is blocked.',
        'Musty smell when it starts? Standing water in the pan is a likely place to look.',
      ],
      h: ['They put a flowerpot under it. The flower did very well, the ceiling less so.'],
    },
    scene: [
      'In the attic stands a tray, and in the tray stands water, and beneath it lies the bedroom.',
      'In the flower bed, a little pipe out of the wall goes drip, drip, drip. It is a good sign.',
    ],
    why: [
      [
        'Dark, wet and warm is where slime likes to grow.',
        'Dust from the coil and algae make a plug like wet bread.',
      ],
      [
        'Nobody thinks of it, since for years it runs by itself.',
        'It has no moving part, so nobody looks after it.',
      ],
    ],
    parts: [
      [
        'Switch off the cooling',
        ['No cold, no new water.', 'Then nothing more can run over.'],
        'A thermostat set to off',
      ],
      [
        'Find the end outside',
        ['It should drip when it is hot.', 'Leaves and wasps like to close it.'],
        'A small pipe at a wall',
      ],
      [
        'Have the line cleared',
        ['Mostly it is sucked out from outside.', 'Then ask for a float switch, which stops it next time.'],
        'A vacuum at a pipe',
      ],
    ],
    turn: [
      'After a cleaning it drips where it should: outside.',
      'Now you know why there is a puddle in the flower bed.',
    ],
    asks: ['Do you know where your little pipe ends?', 'What did you think it was?'],
    ends: {
      p: 'A look at the drain belongs to every yearly check.',
      f: 'Go and look for the little pipe. It is a nice treasure hunt.',
      a: 'It has to drip outside.',
      t: 'Ice on the coil is the other cause: it melts faster than the pan can drain.',
      h: 'The flower has asked for it to be left as it was.',
      i: 'Water finds a way. Better that we choose it.',
      l: 'Drip, into the lavender.',
    },
    caution:
      'If water is near lamps or {sockets|outlets}, or the ceiling bulges, switch off the circuit and keep away from beneath it.',
    keep: 'the dampest week of summer',
    send: 'somebody with a bucket in the attic',
    own: [
      {
        kinds: ['service', 'price', 'process', 'hours'],
        about: 'repair|drain|emergenc|servic|tune.?up',
        lead: 'And if the pan is full.',
      },
    ],
    pic: {
      ask: 'The end of the drain pipe outside, dripping',
      alt: 'A small pipe at a house wall with a drop of water',
    },
    claims: [
      ['Condensate drain blockage causes indoor leaks; float switch; secondary drain line', 'trade practice'],
    ],
  },
];
