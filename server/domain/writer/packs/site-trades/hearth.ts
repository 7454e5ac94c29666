// Stoves, open fires and the sweep.
import type { Idea } from '../../library/idea.ts';

export const HEARTH: readonly Idea[] = [
  {
    id: 'light-it-from-the-top',
    format: 'howto',
    again: 9,
    emoji: '🔥',
    tags: ['WoodStove', 'LogBurner', 'StoveTips'],
    title: [
      'How to light a stove with hardly any smoke: from the top',
      'Less smoke, cleaner glass: light your stove from the top',
    ],
    cover: 'Light your stove from the top',
    gist: [
      'Put the large logs at the bottom, kindling and a firelighter on top, open the air and light it. The stove smokes less and the glass stays cleaner.',
      'A stove that is lit from the top burns down like a candle. The smoke passes through the flame and burns as well.',
    ],
    subject: ['Light your stove from the top', 'Less smoke from your stove'],
    hooks: {
      '*': [
        'Does your stove smoke when you light it? Put the kindling on top of the logs.',
        'Black stove glass after an hour? Try to light the fire from the top.',
      ],
      pfathil: 'Lighting a stove: logs below, kindling on top, air open.',
    },
    lines: {
      '*': [
        'Light your stove from the top: logs below, kindling above. It smokes less and the glass stays clear for longer.',
        'Black stove glass mostly means damp wood or too little air.',
        'Burn only dry wood in your stove. Knock two logs together: dry ones ring, damp ones thud.',
        'Do not let a stove smoulder overnight with the air shut. That leaves tar in the chimney, and tar can catch fire.',
      ],
      h: ['Newspaper is for lighting the stove. First you read half an article on your knees.'],
    },
    why: [
      [
        'Smoke that passes through the flame burns and gives heat.',
        'With the flame on top, the gases burn before they leave.',
      ],
      ['The chimney gets warm sooner, so it draws better.', 'A warm chimney pulls the smoke up and out.'],
    ],
    parts: [
      [
        'Lay two or three dry logs below',
        ['Leave a little space between them.', 'Not too thick: about as wide as your wrist.'],
        'Logs laid in a stove',
      ],
      [
        'Stack the kindling crosswise on top',
        ['Four to six pieces as thick as a finger.', 'Two layers, one across the other.'],
        'Kindling stacked on logs',
      ],
      [
        'Put a firelighter on top of it',
        ['One made of wood wool and wax is best.', 'No glossy paper and no lighter fluid.'],
        'A firelighter on kindling',
      ],
      [
        'Open the air and light it',
        [
          'Follow your manual for the door: some stoves need it open a little at first.',
          'Close the air bit by bit once the logs burn well.',
        ],
        'A match at the top of the stack',
      ],
    ],
    turn: ['Try it twice, and you will not go back.', 'It takes no longer than the old way.'],
    asks: ['From below or from the top: how do you light yours?', 'What do you use as kindling?'],
    ends: {
      pfathil: [
        'Dry wood, fire from the top, plenty of air at the start.',
        'Your chimney will have less soot in it, too.',
      ],
    },
    caution:
      'Follow the manual of your stove, have the chimney swept, and fit a carbon monoxide alarm. In some areas only certain fuels may be burnt.',
    keep: 'the first cold evening',
    send: 'somebody with a new stove',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'sweep|swept|stoves?\\b|flue|chimney',
        lead: 'For your stove and chimney:',
      },
    ],
    pic: {
      ask: 'A stove that has just been lit from the top',
      alt: 'Fire burning down from the top in a stove',
    },
    claims: [['top-down lighting makes less smoke', 'advice of environmental authorities']],
  },
  {
    id: 'the-colourless-one',
    format: 'answer',
    again: 6,
    emoji: '🚨',
    tags: ['CarbonMonoxide', 'HomeSafety', 'Homeowners'],
    title: [
      'Carbon monoxide alarm: where to put it and when to test it',
      'Do you have a carbon monoxide alarm? What you should know',
    ],
    cover: 'Is your CO alarm working?',
    question: 'Do I need a carbon monoxide alarm?',
    short: [
      'Yes, in every room with a stove, a fire or a boiler.',
      'Yes, if anything in your home burns gas, wood, oil or coal.',
    ],
    gist: [
      'Carbon monoxide has no smell and no colour. If you have a stove, a fire or a boiler, fit an alarm, test it every month and replace it when it is out of date.',
      'You cannot smell carbon monoxide. Only an alarm notices it. Press the test button today and look at the date on the back.',
    ],
    subject: ['Have you tested your CO alarm?', 'Carbon monoxide at home'],
    hooks: {
      '*': [
        'Carbon monoxide has no smell and no colour. When did you last test your alarm?',
        'Stove, open fire or boiler at home? Then test your carbon monoxide alarm today.',
      ],
      pfathil: 'A carbon monoxide alarm belongs in every home in which something burns.',
    },
    lines: {
      '*': [
        'Test your carbon monoxide alarm once a month. It takes five seconds.',
        'Carbon monoxide alarms have a date on the back. After it the sensor is worn out, even if the light still blinks.',
        'Several people with a headache that goes away outdoors: think of carbon monoxide, get everybody out and call for help.',
        'Never use a barbecue or a patio heater indoors, in a tent or in a caravan. It gives off carbon monoxide even when it is going out.',
      ],
      h: ['Of all the things at home that beep, the carbon monoxide alarm is the one to listen to.'],
    },
    why: [
      [
        'It forms where a flame gets too little air or the flue is blocked.',
        'A nest in the chimney or a fault in a boiler is enough.',
      ],
      [
        'It makes you tired first, so people who are asleep do not wake up.',
        'The first signs feel like a cold or like being tired.',
      ],
    ],
    parts: [
      [
        'Put one in each room with a flame',
        [
          'Follow the leaflet for the height and the distance.',
          'Not behind a curtain and not right above the stove.',
        ],
        'A CO alarm on a shelf',
      ],
      [
        'Press the test button once a month',
        ['Everybody at home should know the sound.', 'The first of the month is easy to remember.'],
        'A finger on a test button',
      ],
      [
        'Have flues and appliances checked every year',
        [
          'Before the winter, by somebody qualified.',
          'A swept chimney and a serviced boiler are the best protection.',
        ],
        'A sweep at work',
      ],
      [
        'If it sounds, go outside',
        [
          'Open windows on the way if you can, and call for help.',
          'Do not go back in to look for the cause.',
        ],
        'A family standing outside a house',
      ],
    ],
    turn: [
      'Mostly it never sounds, and that is how it should be.',
      'It is a small box, and it works while you sleep.',
    ],
    asks: ['Where is your alarm?', 'What is the date on the back of yours?'],
    ends: {
      pfathil: [
        'Press the button now. It takes five seconds.',
        'An alarm, a yearly check, and you can sleep well.',
      ],
    },
    caution:
      'If an alarm sounds or you suspect carbon monoxide, get everybody outside and call the emergency number.',
    keep: 'the first of the month',
    send: 'somebody with a stove or a boiler',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'sweep|swept|boiler serv|servic(?:e|ing)|flue',
        lead: 'For the yearly check:',
      },
    ],
    pic: { ask: 'A carbon monoxide alarm with the date on its back', alt: 'Carbon monoxide alarm' },
    claims: [['CO is odourless and alarms expire', 'advice of fire services']],
  },
  {
    id: 'what-soot-tells',
    format: 'behind',
    again: 9,
    emoji: '🧹',
    tags: ['ChimneySweep', 'WoodStove', 'BehindTheScenes'],
    title: [
      'What a chimney sweep can tell from your soot',
      'Soot in the chimney: what it says about your fire',
    ],
    cover: 'What your soot tells a sweep',
    gist: [
      'Fine dry soot means dry wood and enough air. Hard, shiny soot means damp wood or a fire with too little air. A sweep sees it at once.',
      'A chimney sweep looks at your soot and knows how you burn: dry wood leaves dust, damp wood leaves tar.',
    ],
    subject: ['What your soot says', 'What a sweep looks for'],
    hooks: {
      '*': [
        'A chimney sweep can tell from your soot whether your wood was dry.',
        'What comes out of your chimney says a lot about your fire.',
      ],
      pfathil: 'Fine and dry soot is good. Hard and shiny soot is a warning.',
    },
    lines: {
      '*': [
        'Soot as fine as flour is a good sign. Soot like tar means damp wood or too little air, and tar can catch fire.',
        'Birds build nests in chimneys in spring. Have yours swept before you light the first fire in autumn.',
        'Before the chimney sweep comes: let the fire go out the day before, clear the hearth and make room for the brushes.',
        'A chimney that is not used should be looked at too: nests and rubble block it.',
      ],
      h: ['Sweeps find nests, tennis balls and letters to Father Christmas in chimneys.'],
    },
    why: [
      [
        'What does not burn cools on the way up and settles on the walls of the chimney.',
        'Smoke from damp wood leaves a sticky layer behind.',
      ],
      [
        'Tar in a chimney can catch fire, and a brush hardly takes it off.',
        'A thick layer also makes the chimney narrow, so that it draws badly.',
      ],
    ],
    parts: [
      [
        'First the sweep looks at stove and wood',
        ['Seals, glass and the pile of logs tell a lot.', 'Worn seals let air in where it should not.'],
        'A sweep looking into a stove',
      ],
      [
        'Then the brush goes up',
        ['Rod by rod, until it comes out at the top.', 'A sheet and a vacuum keep the room clean.'],
        'A brush on rods going up a chimney',
      ],
      [
        'The soot is checked',
        ['Dry and fine, or hard and shiny.', 'The sweep tells you what to change.'],
        'Soot on a gloved hand',
      ],
      [
        'At the end the draught is tested',
        [
          'Smoke has to go up and stay out of the room.',
          'You get a certificate, which many insurers ask for.',
        ],
        'Smoke drawn up into a chimney',
      ],
    ],
    turn: [
      'So ask your sweep what the soot looked like.',
      'It takes less than an hour, and there is no dirt in the room.',
    ],
    asks: ['When was your chimney last swept?', 'What was the oddest thing in your chimney?'],
    ends: {
      pfathil: [
        'A swept chimney draws better and is safer.',
        'Book it in summer: dates are easy to get then.',
      ],
    },
    keep: 'the end of summer',
    send: 'somebody with an open fire',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'sweep|swept|chimney|certificate',
        lead: 'If your chimney is due:',
      },
    ],
    pic: { ask: 'Your brushes and rods in front of a hearth', alt: 'Chimney brushes beside a hearth' },
    claims: [
      ['shiny deposits come from damp wood and slow fires', 'trade practice'],
      ['tar can ignite', 'advice of fire services'],
    ],
  },
  {
    id: 'book-the-sweep-in-summer',
    format: 'tip',
    again: 6,
    emoji: '📅',
    tags: ['ChimneySweep', 'HomeMaintenance', 'OpenFire'],
    title: ['When to have your chimney swept, and how often', 'How often does a chimney need to be swept?'],
    cover: 'When to book the sweep',
    gist: [
      'Have your chimney swept at least once a year, and before the first fire. If you burn wood often, twice is better. In summer it is easy to get a date.',
      'Everybody calls the sweep in October. Book in late spring or summer, when the fire is out and there are dates free.',
    ],
    subject: ['When to book the sweep', 'How often should a chimney be swept?'],
    hooks: {
      '*': [
        'When is the best time to have the chimney swept? When everybody else has forgotten it.',
        'How often does a chimney need to be swept? At least once a year if you use it.',
      ],
      pfathil: 'Have the chimney swept before the first fire of the season.',
    },
    lines: {
      '*': [
        'Have your chimney swept at least once a year. If you burn wood most days, have it done twice.',
        'Chimney sweeps are busiest in October. In summer you get the date that suits you.',
        'Moved into a house with a fireplace? Have the chimney swept and checked before you light the first fire.',
        'Ask your chimney sweep for a certificate. Many home insurers want to see one.',
      ],
      h: ['The best time to think of the chimney is when you are thinking of ice cream.'],
    },
    why: [
      [
        'Soot and nests block a chimney, and smoke comes back into the room.',
        'A layer of soot in the chimney can catch fire.',
      ],
      [
        'In spring, birds move into chimneys that are not in use.',
        'Damp summer air and old soot smell, so an early sweep helps in warm weather, too.',
      ],
    ],
    parts: [
      [
        'Wood: once or twice a year',
        ['Twice if you burn it most days.', 'Once in the middle of the season, once after it.'],
        'A basket of logs',
      ],
      [
        'Smokeless fuel and gas: once a year',
        [
          'Less soot, but a blocked flue is just as dangerous.',
          'Ask for the appliance to be looked at as well.',
        ],
        'A gas fire',
      ],
      [
        'Unused for years: before the first fire',
        ['Nests and rubble are common in old chimneys.', 'Have it tested with smoke before you use it.'],
        'An old fireplace',
      ],
    ],
    turn: [
      'Write the date of the last sweep inside a cupboard door.',
      'Then the first cold evening is just a nice evening.',
    ],
    asks: ['When was yours swept last?', 'Is your chimney ready for the first cold evening?'],
    ends: {
      pfathil: [
        'Swept, checked, and ready for the first fire.',
        'Choose a date while there are still some free.',
      ],
    },
    caution:
      'Rules on how often a chimney has to be swept differ from place to place: ask your sweep or your insurer.',
    keep: 'the end of the heating season',
    send: 'somebody with a fireplace',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer', 'hours'],
        about: 'sweep|swept|chimney',
        lead: 'To book your sweep:',
      },
    ],
    pic: { ask: 'Your van or brushes in the sun', alt: 'Chimney brushes in summer' },
    claims: [['at least yearly, more often with wood', "advice of sweeps' associations"]],
  },
  {
    id: 'dry-wood-or-no-fire',
    format: 'tip',
    again: 9,
    emoji: '🪵',
    tags: ['Firewood', 'WoodStove', 'StoveTips'],
    title: [
      'How to tell whether firewood is dry enough for your stove',
      'Is your firewood dry? Three quick tests',
    ],
    cover: 'Is your firewood dry?',
    gist: [
      'Dry logs are light, have cracks in the ends and ring when you knock them together. Damp wood gives little heat, blackens the glass and tars the chimney.',
      'Before you burn a log, knock it against another. A clear sound means dry, a dull one means that it should wait another year.',
    ],
    subject: ['Is your firewood dry?', 'Three tests for firewood'],
    hooks: {
      '*': [
        'Is your firewood dry enough? Knock two logs together and listen.',
        'A stove that gives little heat mostly has damp wood in it.',
      ],
      pfathil: 'Dry firewood is light, cracked at the ends, and rings when you knock it.',
    },
    lines: {
      '*': [
        'Knock two logs together. Dry firewood rings, damp firewood thuds.',
        'Damp firewood uses its heat to boil off water. Dry wood warms the room instead.',
        'Store firewood outside under a roof, off the ground, with air on all sides. A sheet over everything keeps it damp.',
        'A moisture meter for firewood costs little. Split a log and measure inside: below a fifth of its weight in water is dry.',
      ],
      h: ['If the log hisses at you, it is not angry. It is damp.'],
    },
    why: [
      [
        'A fresh log is up to half water, and that water has to boil off before it gives heat.',
        'Damp wood smokes and leaves tar in the chimney.',
      ],
      [
        'With dry wood you need fewer logs for the same warmth.',
        'The glass stays clear and the chimney cleaner.',
      ],
    ],
    parts: [
      [
        'Feel the weight',
        ['Dry logs are surprisingly light.', 'Compare one with a fresh log of the same size.'],
        'A hand weighing a log',
      ],
      [
        'Look at the ends',
        ['Cracks like a star mean that it has dried.', 'The bark comes off easily when it is dry.'],
        'The cracked end of a log',
      ],
      [
        'Knock two together',
        ['A clear sound is good, a dull one is not.', 'It sounds like a wooden spoon on a board.'],
        'Two logs knocked together',
      ],
    ],
    turn: [
      'If it fails one of the three, leave it under the roof for another summer.',
      'Most wood needs one to two years under cover.',
    ],
    asks: ['Do you split your own logs or buy them dry?', 'How long has your wood been drying?'],
    ends: {
      pfathil: [
        'Dry wood makes a warmer room with fewer logs.',
        'Your chimney and your neighbours will notice the difference.',
      ],
    },
    keep: 'your next load of logs',
    send: 'whoever looks after the fire',
    pic: { ask: 'A stack of logs under a roof', alt: 'Stack of firewood under cover' },
    claims: [
      ['dry wood holds less than a fifth of water', 'advice of environmental authorities'],
      ['fresh wood is up to half water', 'textbook'],
    ],
  },
  {
    id: 'clear-stove-glass',
    format: 'howto',
    again: 9,
    emoji: '✨',
    tags: ['WoodStove', 'LogBurner', 'StoveTips'],
    title: [
      'How to clean stove glass with ash and a damp cloth',
      'Black stove glass: how to clean it without a spray',
    ],
    cover: 'Clean stove glass with ash',
    gist: [
      'Dip damp kitchen paper in fine wood ash and rub the cold stove glass with it. The black comes off. Then wipe it with clean paper.',
      'You need no spray for stove glass: a little wood ash on damp paper does it. If it is black again next day, the fire needs more air.',
    ],
    subject: ['Clean stove glass with ash', 'Black glass on your stove?'],
    hooks: {
      '*': [
        'Black stove glass? You can clean it with what is lying in the stove already.',
        'Clean your stove glass with a little ash. It works, and it costs nothing.',
      ],
      pfathil: 'Fine wood ash on damp paper cleans stove glass.',
    },
    lines: {
      '*': [
        'Clean cold stove glass with damp kitchen paper dipped in fine wood ash. Wipe it dry, and it is clear.',
        'If your stove glass goes black within an hour, the wood is damp or the fire gets too little air.',
        'Do not use a scouring pad or a knife on stove glass. Scratches stay, and they weaken it.',
        'Check the rope seal of your stove door: if a sheet of paper slips out with the door shut, the seal is worn.',
      ],
      h: ['The best television in the house has a rope round its door. Clean the screen now and then.'],
    },
    why: [
      ['Fine ash is a very gentle scouring powder.', 'Wood ash loosens soot, and it is too soft to scratch.'],
      [
        'Soot on the glass comes from a fire that is too cool.',
        'Wood that burns hot keeps the glass clear by itself.',
      ],
    ],
    parts: [
      [
        'Wait until the stove is cold',
        ['Cold water on hot glass can crack it.', 'The ash must be cold as well.'],
        'A cold stove with its door open',
      ],
      [
        'Dip damp paper in fine ash',
        ['Only the grey powder, without grit.', 'A little is enough.'],
        'Damp paper dipped in ash',
      ],
      [
        'Rub in small circles',
        ['The black comes off in a minute.', 'Take fresh paper for the last streaks.'],
        'A hand rubbing stove glass',
      ],
      [
        'Wipe it dry',
        ['A clean cloth takes off the grey film.', 'Do not forget the edges by the seal.'],
        'Clear stove glass',
      ],
    ],
    turn: ['Then look at the seal of the door as well.', 'Once a week is enough for most stoves.'],
    asks: ['How often do you clean your stove glass?', 'Ash or spray: what do you use?'],
    ends: {
      pfathil: [
        'If it blackens again at once, ask about seal and draught.',
        'And you can see the flames again.',
      ],
    },
    keep: 'the weekend',
    send: 'somebody with a black window in the stove',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'stoves?\\b|log burner|seal|glass',
        lead: 'For your stove:',
      },
    ],
    pic: { ask: 'Stove glass, half cleaned', alt: 'Half of a stove window is clean' },
    claims: [['fine ash cleans stove glass', 'trade practice']],
  },
  {
    id: 'how-large-a-stove',
    format: 'mistake',
    again: 9,
    emoji: '🔥',
    tags: ['WoodStove', 'LogBurner', 'HomeHeating'],
    title: [
      'Which size of stove do you need? Mostly a smaller one',
      'Buying a stove: why bigger is not warmer',
    ],
    cover: 'Which size of stove?',
    wrong: 'Buying a stove that is too large for the room',
    gist: [
      'A stove that is too large makes the room too hot, so you shut the air, and it smokes and blackens the glass. Measure the room before you choose.',
      'Choose the size of your stove by the room. A small stove that burns well is better than a large one that smoulders.',
    ],
    subject: ['Which size of stove?', 'Before you buy a stove'],
    hooks: {
      '*': [
        'The commonest mistake with a new stove: it is too large for the room.',
        'Buying a stove? Measure the room before you look at any.',
      ],
      pfathil: 'A stove that is too large smoulders, and that is bad for glass and chimney.',
    },
    lines: {
      '*': [
        'Buying a stove? Note the length, width and height of the room, and how well it is insulated. The right size follows from that.',
        'A stove that is too large has to be turned down all evening. It smokes, and the glass goes black.',
        'Before you fall for a stove, have the chimney looked at. It decides which stoves you can have.',
        'Ask how long the logs for a stove may be. Short logs mean more sawing.',
      ],
      h: ['If you watch television in a T-shirt in January with the door open, the stove was too large.'],
    },
    why: [
      [
        'Wood burns cleanly only with a lively flame and enough air.',
        'A fire that is kept low makes smoke and tar.',
      ],
      [
        'The heat a room needs depends on its size, its walls and its windows.',
        'Two rooms of one size can need very different stoves.',
      ],
    ],
    parts: [
      [
        'Measure the room',
        ['Length, width and height, in {metres|feet}.', 'Note large windows and outside walls as well.'],
        'A tape measure on a floor',
      ],
      [
        'Have the chimney checked',
        ['Height, width and condition decide what is possible.', 'Many chimneys need a liner for a stove.'],
        'A chimney pot',
      ],
      [
        'Ask about the hearth and the distances',
        ['A stove needs room to walls, wood and curtains.', 'The floor in front has to be fireproof.'],
        'A stone hearth',
      ],
    ],
    turn: ['With these three things, a fitter can name the right size.', 'Then choose the looks.'],
    asks: ['Is your stove too small, too large or just right?', 'Which room would you like a stove in?'],
    ends: {
      pfathil: [
        'A home survey before you buy saves the wrong stove.',
        'Better a small lively fire than a large sad one.',
      ],
    },
    caution:
      'A stove has to be fitted and signed off as the rules where you live say: ask before you buy one.',
    keep: 'the day you choose a stove',
    send: 'somebody who wants a stove',
    own: [
      {
        kinds: ['service', 'product', 'price', 'process', 'place'],
        about: 'stoves?\\b|survey|showroom|install',
        lead: 'If you are looking for a stove:',
      },
    ],
    pic: { ask: 'A small stove burning with a lively flame', alt: 'Small wood stove with a lively fire' },
    claims: [['oversized stoves are run too low', 'trade practice']],
  },
  {
    id: 'open-fire-or-stove',
    format: 'either',
    again: 6,
    emoji: '🔥',
    tags: ['OpenFire', 'WoodStove', 'CosyHome'],
    title: [
      'Open fire or stove: which do you like better?',
      'Would you rather have an open fire or a stove?',
    ],
    cover: 'Open fire or stove?',
    gist: [
      'An open fire crackles and smells of wood. A stove is warmer and needs fewer logs. Which would you rather have in your living room?',
      'Which is cosier on a cold evening: an open fire or a stove with a glass door?',
    ],
    subject: ['Open fire or stove?', 'Which is cosier?'],
    hooks: {
      '*': [
        'Open fire or stove: which would you choose for a cold evening?',
        'Which is cosier, an open fire or a stove?',
      ],
      pfathil: 'Open fire or stove? Tell us what you have, and what you would like to have.',
    },
    lines: {
      '*': [
        'Open fire or stove: which is cosier on a cold evening?',
        'A stove gives far more heat from the same logs than an open fire, because less of it goes up the chimney.',
        'An open fire or a stove: who lights it in your house?',
        'Whether open fire or stove: have the chimney swept every year and use dry wood.',
      ],
      h: ['Every family has one person who pokes the fire and one who says: leave it alone.'],
    },
    why: [
      [
        'Most of the heat of an open fire goes up the chimney, but it is lovely to look at.',
        'A stove holds the heat back, and an open fire lets you hear and smell it.',
      ],
    ],
    parts: [
      [
        'Open fire',
        [
          'Crackling, the smell of wood, and {marshmallows|marshmallows} on a fork.',
          'You can see, hear and smell it.',
        ],
        'An open fire',
      ],
      [
        'Stove',
        [
          'More warmth, fewer logs, no sparks on the rug.',
          'It warms the room long after the flames are gone.',
        ],
        'A stove with a glass door',
      ],
    ],
    turn: ['Both need a clean chimney.', 'Either way, dry wood makes the difference.'],
    asks: ['Open fire or stove?', 'Who lights it at your place?'],
    ends: { pfathil: ['One word is enough, and a picture is even better.', 'We would love to see yours.'] },
    keep: 'the first cold evening',
    send: 'whoever lights the fire at home',
    pic: { ask: 'A fire that you have lit', alt: 'Fire burning on a cold evening' },
    claims: [['stoves are more efficient than open fires', 'advice of energy authorities']],
  },
];
