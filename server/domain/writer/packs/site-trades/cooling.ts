// Air conditioning in houses, hot and cold.
import type { Idea } from '../../library/idea.ts';

export const COOL_ROOMS: readonly Idea[] = [
  {
    id: 'hold-the-filter-to-the-light',
    format: 'tip',
    again: 6,
    emoji: '💨',
    tags: ['AirConditioning', 'HVACTips', 'HomeMaintenance'],
    title: [
      'How often should you change an AC filter? Hold it to the light',
      'Air conditioning weak? Check the filter first',
    ],
    cover: 'Check your air filter',
    gist: [
      'Take out the filter of your air conditioning once a month and hold it up to a lamp. If no light comes through, clean it or change it.',
      'A dirty filter is the commonest reason for weak air conditioning. Hold it against the light once a month.',
    ],
    subject: ['Check your air filter', 'Weak air conditioning?'],
    hooks: {
      '*': [
        'Weak air conditioning and a high bill? Check the filter first.',
        'Hold the filter of your air conditioning up to a lamp. Can you see the light?',
      ],
      pfathil: 'Check the filter of your air conditioning once a month.',
    },
    lines: {
      '*': [
        'Hold your air conditioning filter up to a lamp once a month. If no light comes through, clean it or change it.',
        'The arrow on the frame of an air filter shows which way the air goes: towards the unit.',
        'Dogs, building dust and pollen fill an air filter faster. Check it more often if you have any of them.',
        'Ice on your air conditioning in summer often means a dirty filter. Switch it off, let it thaw and look.',
      ],
      h: ['If your air filter looks like a second dog, it is time for a new one.'],
    },
    why: [
      [
        'Air that has to get through dust comes out weak, and the fan runs longer.',
        'A blocked filter makes the system work harder for less.',
      ],
      [
        'Dust that gets past the filter settles inside, where it is hard to remove.',
        'A clean filter keeps the inside of the unit clean as well.',
      ],
    ],
    parts: [
      [
        'Switch off and take out the filter',
        ['Then no loose dust is drawn in.', 'It sits behind a grille or a flap.'],
        'A filter pulled out of a unit',
      ],
      [
        'Hold it up to a lamp',
        ['Light comes through: put it back.', 'If it stays dark, it is full.'],
        'A filter held against a lamp',
      ],
      [
        'Wash it or replace it',
        [
          'The manual says which. Let a washed one dry completely.',
          'The size is printed on the edge: photograph it.',
        ],
        'A filter under a tap',
      ],
    ],
    turn: ['Write the date on the edge of the new one.', 'It takes five minutes a month.'],
    asks: ['When did you last look at yours?', 'What came out of your filter?'],
    ends: {
      pfathil: [
        'If it is still weak with a clean filter, have it looked at.',
        'A clean filter often saves a repair.',
      ],
    },
    keep: 'the first of the month',
    send: 'somebody whose AC is weak',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'servic(?:e|ing)\\b|tune.?ups?|maintenance|repairs?\\b',
        lead: 'For all that a filter cannot cure:',
      },
    ],
    pic: { ask: 'A dirty filter beside a clean one', alt: 'Dirty air filter beside a clean one' },
    claims: [['clogged filters reduce airflow', "makers' instructions"]],
  },
  {
    id: 'a-fan-cools-you-not-the-room',
    format: 'myth',
    again: 9,
    emoji: '🌀',
    when: { season: ['spring', 'summer'] },
    tags: ['CeilingFan', 'KeepCool', 'EnergySaving'],
    title: ['Does a ceiling fan cool the room?', 'Fans and air conditioning: how to use both'],
    cover: 'Fans cool people, not rooms',
    myth: 'A fan cools the room',
    short: [
      'No. It cools people, so an empty room needs none.',
      'It does not. It only makes the air feel cooler on your skin.',
    ],
    gist: [
      'A fan does not lower the temperature of a room. It cools your skin. So switch it off when you leave, and set the air conditioning a little higher while it runs.',
      'With a fan running you can set the air conditioning a little higher and feel the same. In an empty room a fan does nothing.',
    ],
    subject: ['Does a fan cool the room?', 'Fan and air conditioning together'],
    hooks: {
      '*': [
        'A fan in an empty room cools nobody. Switch it off when you leave.',
        'Does a fan cool the room? No, but it can lower your bill.',
      ],
      pfathil: 'A fan cools people and not rooms.',
    },
    lines: {
      '*': [
        'A fan cools your skin and not the room. Switch it off when you leave.',
        'With a ceiling fan running, you can set the air conditioning a few degrees higher and feel the same.',
        'In summer a ceiling fan should blow down. If you feel no breeze below it, change the direction.',
        'On very hot days a fan alone is not enough. Go to a cooler place, and look after older people.',
      ],
      h: ['The fan in the empty bedroom has been cooling the pillow all day.'],
    },
    why: [
      [
        'Moving air carries heat and damp away from your skin.',
        'The breeze helps sweat to dry, and that cools you.',
      ],
      ['The motor of a fan gives off a little heat, too.', 'The room itself stays as warm as it was.'],
    ],
    parts: [
      [
        'Turn it off in empty rooms',
        ['As you do with the light.', 'It saves power and changes nothing in the room.'],
        'A hand at a fan switch',
      ],
      [
        'Check which way it turns',
        ['In summer it should blow down on you.', 'Many have a small switch on the housing.'],
        'The switch on a ceiling fan',
      ],
      [
        'Set the air conditioning a little higher',
        ['That is where the saving comes from.', 'Try it a degree at a time.'],
        'A thermostat',
      ],
    ],
    turn: [
      'Used together, they cost less than cold air alone.',
      'So the fan is for people, and the unit is for the room.',
    ],
    asks: ['Fan, air conditioning or both?', 'Does your fan blow up or down?'],
    ends: { pfathil: ['Try it tonight.', 'Feel it under the fan, and see it on the bill.'] },
    caution:
      'In a heatwave a fan does not replace a cool room: check on older people, small children and anybody who is ill.',
    keep: 'the first hot week',
    send: 'whoever leaves the fan on',
    pic: { ask: 'A ceiling fan from below', alt: 'Ceiling fan from below' },
    claims: [['fans cool skin by convection and evaporation', 'textbook']],
  },
  {
    id: 'lower-does-not-cool-faster',
    format: 'mistake',
    again: 9,
    emoji: '❄️',
    when: { season: ['spring', 'summer'] },
    tags: ['AirConditioning', 'EnergySaving', 'KeepCool'],
    title: [
      'Does setting the AC lower cool the room faster?',
      'How to cool a hot house with air conditioning',
    ],
    cover: 'Lower does not cool faster',
    wrong: 'Setting the air conditioning to its lowest in a hot room',
    gist: [
      'Set to its lowest, most air conditioning cools no faster. It only runs longer and gets too cold. Set the temperature that you want, and close the curtains.',
      'You come home and it is hot: set the air conditioning to what you want and not lower. It gets there just as fast.',
    ],
    subject: ['Lower is not faster', 'How to cool a hot room'],
    hooks: {
      '*': [
        'Home is hot, and you set the air conditioning to its lowest. It will not get there any sooner.',
        'Does the air conditioning cool faster if you set it lower? Mostly not.',
      ],
      pfathil: 'Set your air conditioning to what you want, once, and leave it.',
    },
    lines: {
      '*': [
        'Setting the air conditioning far lower does not cool the house faster. It only runs longer.',
        'Curtains and blinds on the sunny side do more for a hot room than two degrees on the air conditioning.',
        'Do not close the vents in rooms that you do not use. The air conditioning has to push harder then.',
        'Keep lamps and televisions away from the thermostat. They make it think that the whole house is hot.',
      ],
      h: ['If you set the air conditioning to arctic at midnight, keep a woolly hat beside the bed.'],
    },
    why: [
      [
        'Most systems are either on or off, so they give full cold from the first minute.',
        'The number on the thermostat says when to stop and not how hard to work.',
      ],
      [
        'Every degree that you do not need shows on the bill.',
        'A room that is too cold costs money and sleep.',
      ],
    ],
    parts: [
      [
        'Set it once',
        ['Or let a timer start it before you come home.', 'Agree on one number at home.'],
        'A thermostat on a wall',
      ],
      [
        'Shade the sunny windows',
        ['From outside it works best.', 'Close the blinds before the sun comes round.'],
        'A blind pulled down on a sunny window',
      ],
      [
        'Keep vents and units free',
        ['A sofa in front of a vent is cool, and the room is not.', 'Curtains over a unit do the same.'],
        'A vent behind a sofa',
      ],
    ],
    turn: [
      'If a room never gets cool enough, something is wrong or the unit is too small.',
      'Then it is only a matter of minutes.',
    ],
    asks: ['What is your number on the thermostat?', 'Who sets it at your place?'],
    ends: {
      pfathil: [
        'A room that never gets cool is one for an engineer.',
        'One number, closed curtains, and patience.',
      ],
    },
    keep: 'the first heatwave',
    send: 'whoever turns it down to its lowest',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'repairs?\\b|same.day|servicing',
        lead: 'If it never gets cool enough:',
      },
    ],
    pic: { ask: 'A thermostat or a remote control', alt: 'Thermostat of an air conditioning' },
    claims: [['single-stage units cool at one rate', 'textbook']],
  },
  {
    id: 'two-feet-of-air',
    format: 'howto',
    again: 9,
    emoji: '🌿',
    when: { season: ['spring', 'summer'] },
    tags: ['AirConditioning', 'HVACTips', 'HomeMaintenance'],
    title: [
      'How to clear round the outdoor unit of your AC in spring',
      'Outdoor AC unit: how much space it needs, and how to clean it',
    ],
    cover: 'Clear your outdoor AC unit',
    gist: [
      'Switch off the air conditioning, cut back plants round the outdoor unit, pick out leaves and rinse it gently with a hose. It then cools better for less.',
      'The outdoor unit of your air conditioning needs air on all sides. Give it two feet of space before summer.',
    ],
    subject: ['Clear your outdoor unit', 'Before you need the AC'],
    hooks: {
      '*': [
        'The outdoor unit of your air conditioning needs space. Are there plants in front of it?',
        'Ten minutes in spring make your air conditioning work better all summer.',
      ],
      pfathil: 'Keep about two feet clear round the outdoor unit of your air conditioning.',
    },
    lines: {
      '*': [
        'Keep about two feet free round the outdoor unit of your air conditioning. Plants send the heat back into it.',
        'Rinse the outdoor unit of an air conditioning gently with a hose. A pressure washer bends its thin fins.',
        'Mow so that the clippings fly away from the outdoor AC unit. They stick to it like felt.',
        'Do not wrap an outdoor AC unit in plastic for the winter. Damp and mice get in.',
      ],
      h: [
        'They planted a hedge to hide the AC unit. It worked so well that the engineer could not find it either.',
      ],
    },
    why: [
      [
        'It gives off the heat of your house, and for that it needs air.',
        'If the hot air cannot get away, the unit works harder.',
      ],
      ['Pollen and seeds cover it in a single spring.', 'Dirt on the fins works like a blanket.'],
    ],
    parts: [
      [
        'Switch it off first',
        ['At the thermostat and at the switch beside the unit.', 'Never reach into a unit that could start.'],
        'A switch beside an outdoor unit',
      ],
      [
        'Cut back what grows near it',
        ['On all sides, and leave the top free as well.', "An arm's length is about right."],
        'Shears cutting back a plant',
      ],
      [
        'Rinse it gently with a hose',
        ['A soft stream from above, without pressure.', 'Pick out leaves by hand before that.'],
        'A garden hose rinsing a unit',
      ],
    ],
    turn: ['Let it dry, and switch it on again.', 'It will run more quietly, too.'],
    asks: ['What grows beside your outdoor unit?', 'When was yours last serviced?'],
    ends: {
      pfathil: [
        'Everything inside the casing is a job for a qualified engineer.',
        'Have it serviced before the first hot week, while there are dates free.',
      ],
    },
    caution: 'Power off before you touch it, and do not open the casing: inside are voltage and refrigerant.',
    keep: 'the first warm weekend',
    send: 'somebody with a hedge round the unit',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'servic(?:e|ing)\\b|tune.?ups?|maintenance|clean',
        lead: 'And for the inside:',
      },
    ],
    pic: { ask: 'An outdoor unit with space round it', alt: 'Outdoor air conditioning unit in a garden' },
    claims: [['outdoor units need free air', "makers' instructions"]],
  },
  {
    id: 'water-under-the-unit',
    format: 'answer',
    again: 9,
    emoji: '💧',
    tags: ['AirConditioning', 'ACRepair', 'Homeowners'],
    title: [
      'Why is my air conditioner dripping water inside?',
      'Water under the air conditioning: what to do',
    ],
    cover: 'Why does my AC drip?',
    question: 'Why does my air conditioning drip water indoors?',
    short: [
      'Mostly because its drain pipe is blocked. Switch it off and have the pipe cleared.',
      'The water comes out of the air, and the drain that should take it away is blocked.',
    ],
    gist: [
      'Air conditioning takes water out of the air, and a thin pipe leads it outside. If that pipe is blocked, the water drips indoors. Switch it off and have it cleared.',
      'A puddle under your air conditioning is mostly a blocked drain pipe. That is a quick job, if it is done before the ceiling gets wet.',
    ],
    subject: ['Why does my AC drip?', 'Water under the unit'],
    hooks: {
      '*': [
        'Water under your air conditioning? It came out of the air.',
        'Is your air conditioning dripping indoors? Switch it off first.',
      ],
      pfathil: 'A blocked drain pipe is the usual reason for water under an air conditioner.',
    },
    lines: {
      '*': [
        'Water under the indoor unit of your air conditioning? Switch it off and have the drain pipe cleared.',
        'On a hot day, the small drain pipe of an air conditioning should drip outside. If it is dry, the water goes somewhere else.',
        'A musty smell when the air conditioning starts often means that water is standing in it. Have it cleaned.',
        'Have the drain of your air conditioning cleaned at the yearly service. Most puddles never happen then.',
      ],
      h: ['If you have put a flowerpot under your air conditioning, it is time to call somebody.'],
    },
    why: [
      [
        'Cold surfaces collect water from damp air, like a cold glass in summer.',
        'On a damp day that is many {litres|quarts} of water.',
      ],
      ['Slime grows in a wet, dark pipe and blocks it.', 'Dust and algae close the thin pipe bit by bit.'],
    ],
    parts: [
      [
        'Switch off the cooling',
        ['Then no new water comes.', 'Leave it off until it has been looked at.'],
        'A hand switching off a unit',
      ],
      [
        'Mop up and protect the floor',
        ['A towel and a bowl will do for now.', 'Look at the ceiling below as well.'],
        'A towel under a unit',
      ],
      [
        'Have the drain cleared',
        ['It is mostly sucked or blown free in minutes.', 'Ask for the pan to be cleaned at the same time.'],
        'A small drain pipe at a wall',
      ],
    ],
    turn: [
      'After that it drips where it should: outside.',
      'Ice on the unit is the other cause, mostly from a dirty filter.',
    ],
    asks: ['Has your air conditioning ever dripped?', 'Do you know where its drain comes out?'],
    ends: { pfathil: ['Call before the ceiling is wet.', 'A yearly service prevents most of it.'] },
    caution:
      'If water is near lamps or {sockets|outlets}, or the ceiling bulges, switch off that circuit if you can do so safely and keep away from beneath it.',
    keep: 'the summer',
    send: 'somebody with a bowl under the unit',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process', 'hours'],
        about: 'repairs?\\b|same.day|emergency',
        lead: 'If yours drips:',
      },
    ],
    pic: { ask: 'The end of a drain pipe outside, dripping', alt: 'Small drain pipe dripping at a wall' },
    claims: [['blocked condensate drains are a common fault', 'trade practice']],
  },
  {
    id: 'service-before-you-need-it',
    format: 'tip',
    again: 6,
    emoji: '📅',
    tags: ['AirConditioning', 'HVACTips', 'HomeMaintenance'],
    title: [
      'When to have your air conditioning serviced',
      'Air conditioning service: why spring is the best time',
    ],
    cover: 'When to service your AC',
    gist: [
      'Have your air conditioning serviced once a year, before the hot months. Small faults are found while there is time, and you get the date that you want.',
      'Everybody calls in the first heatwave. If you have your air conditioning checked before that, it runs when you need it.',
    ],
    subject: ['When to service your AC', 'Before the first hot week'],
    hooks: {
      '*': [
        'When is the best time to have your air conditioning serviced? Before you need it.',
        'Air conditioning mostly fails on the hottest day. A service before that finds the weak spot.',
      ],
      pfathil: 'Have your air conditioning serviced once a year, before the heat.',
    },
    lines: {
      '*': [
        'Have your air conditioning serviced before the hot months. In a heatwave everybody calls on the same day.',
        'Switch your air conditioning on for ten minutes before you need it. If it smells, drips or rattles, there is still time to mend it.',
        'Air conditioning that cools more weakly each year is not old by nature. Mostly it needs a clean or has a fault.',
        'Ask at the yearly service of your air conditioning: filter, drain, fins and electrics should all be looked at.',
      ],
      h: ['Air conditioning never breaks down in March. It waits for your guests.'],
    },
    why: [
      [
        'A system that stands still for months starts with dust, damp and dry seals.',
        'Small faults become large ones under full load.',
      ],
      [
        'Before the season there are dates free and parts in stock.',
        'In the first hot week everybody has to wait.',
      ],
    ],
    parts: [
      [
        'Test it before the season',
        [
          'Ten minutes are enough to hear and smell whether it is well.',
          'Listen for rattling, look for drips.',
        ],
        'A remote control pointed at a unit',
      ],
      [
        'Clean the filter yourself',
        ['That is the part you can do each month.', 'Wash or replace it, as the manual says.'],
        'A clean filter',
      ],
      [
        'Leave the rest to an engineer',
        ['Drain, fan, electrics and refrigerant.', 'A leak is found with instruments, and not by eye.'],
        'An engineer with a gauge',
      ],
    ],
    turn: ['An hour now saves a hot weekend later.', 'A system that is looked after lasts years longer.'],
    asks: ['When was yours last serviced?', 'Has yours ever failed on a hot day?'],
    ends: {
      pfathil: [
        'Choose your date before the heat chooses it for you.',
        'Once a year is enough for most homes.',
      ],
    },
    keep: 'the end of winter',
    send: 'somebody who suffered last summer',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process', 'hours'],
        about: 'servic(?:e|ing)\\b|tune.?ups?|maintenance',
        lead: 'To have yours checked:',
      },
    ],
    pic: { ask: 'You at work on a unit', alt: 'Engineer servicing an air conditioning unit' },
    claims: [['yearly service is advised', "makers' instructions"]],
  },
  {
    id: 'cool-bedroom-or-thick-blanket',
    format: 'question',
    again: 6,
    emoji: '🛏️',
    tags: ['KeepCool', 'SleepTips', 'HomeComfort'],
    title: ['How cold do you like your bedroom?', 'The best temperature for sleeping: what is yours?'],
    cover: 'How cold is your bedroom?',
    gist: [
      'Some sleep best in a cold room under a thick blanket, and others need it warm. What is the temperature in your bedroom?',
      'Cool or warm: how do you sleep best, and who decides at your place?',
    ],
    subject: ['How cold is your bedroom?', 'Cool or warm at night?'],
    hooks: {
      '*': [
        'How cold do you like your bedroom at night?',
        'Cool room and thick blanket, or warm room and no blanket?',
      ],
      pfathil: 'What is the best temperature for your bedroom?',
    },
    lines: {
      '*': [
        'Cool bedroom and a thick blanket, or a warm bedroom and a sheet: how do you sleep best?',
        'How cold do you like your bedroom, and who sets the temperature?',
        'Most people sleep better in a cool bedroom than in a warm one. What is your number?',
        'Bedroom too warm at night? Keep the blinds closed by day: that is where the heat comes from.',
      ],
      h: ['Every couple has one who is freezing and one who is boiling. In the same bed.'],
    },
    why: [
      [
        'The body cools down a little to fall asleep, so a cool room helps.',
        'What feels right differs from one person to the next.',
      ],
    ],
    parts: [
      ['Cool', ['Fresh air and a thick blanket.', 'Cold nose, warm feet.'], 'A bed with a thick blanket'],
      ['Warm', ['No blanket, no socks.', 'Like a summer night, all the year.'], 'A bed with a light sheet'],
    ],
    turn: [
      'There is no right answer, only two people and one thermostat.',
      'One number is enough for an answer.',
    ],
    asks: ['What is your number?', 'Who decides at your place?'],
    ends: { pfathil: ['Tell us your number.', 'And sleep well.'] },
    keep: 'the next warm night',
    send: 'whoever shares your bedroom',
    pic: { ask: 'A thermostat or remote showing your number', alt: 'Thermostat beside a bed' },
    claims: [['cool rooms help sleep', 'advice of health authorities']],
  },
];
