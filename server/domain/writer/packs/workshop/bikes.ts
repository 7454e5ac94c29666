// Bicycles in the workshop.
import type { Idea } from '../../library/idea.ts';
import { CYCLES } from './kinds.ts';

export const BIKES: readonly Idea[] = [
  {
    id: 'oil-it-then-wipe-it',
    format: 'mistake',
    again: 9,
    emoji: '🛢️',
    tags: ['BikeChain', 'BikeCare', 'CyclingTips'],
    only: CYCLES,
    title: ['How to oil a bike chain properly', 'Oiling your bike chain: how much is right?'],
    cover: 'Oil your bike chain',
    wrong: 'Putting a lot of oil on a dirty bike chain',
    gist: [
      'Wipe the chain first, put one drop on each link, wait ten minutes and wipe off what is left outside. Too much oil only collects dirt.',
      'Oil belongs inside the links. What stays on the outside picks up sand and wears the chain down.',
    ],
    subject: ['How to oil your bike chain', 'One drop per link is enough'],
    hooks: {
      '*': [
        'Most bike chains get either no oil or too much. Here is the right amount.',
        'How to oil a bike chain: wipe, oil, wait, wipe.',
      ],
      patl: 'A clean chain with a little oil runs quietly and lasts much longer.',
      fhi: 'Does your bike chain squeak? Do this before you pour oil on it.',
    },
    lines: {
      '*': [
        'Wipe your bike chain with a rag before you oil it. Oil on dirt makes a grinding paste.',
        'One drop of chain oil on each link is enough. Turn the pedals backwards and let it run in.',
        'After oiling, wipe the chain until it looks dry. The oil belongs inside.',
        'Use oil made for bike chains. Kitchen oil gets sticky, and spray for hinges does not last.',
      ],
      h: ['If the chain leaves a stripe on your leg, it has had enough oil.'],
    },
    scene: [
      'The chain squeaks, so you give it plenty of oil. A week later it is black and still noisy.',
      'After riding in the rain the chain is brown by Monday.',
    ],
    why: [
      ['Oil on the outside collects sand and dust.', 'Dirt and oil together grind like fine sandpaper.'],
      [
        'A worn chain also wears the sprockets, and they cost more.',
        'If you change the chain in time, the rest lasts for years.',
      ],
    ],
    parts: [
      [
        'Wipe the chain with a rag',
        ['Turn the pedals backwards through it.', 'Do it until the rag stays fairly clean.'],
        'A rag round a bicycle chain',
      ],
      [
        'One drop on each link',
        ['On the inside of the lower run.', 'Go round once and stop.'],
        'A bottle of oil above a chain',
      ],
      [
        'Wait and wipe again',
        ['Ten minutes, then take off all that is outside.', 'It should look nearly dry.'],
        'A shiny, dry chain',
      ],
    ],
    turn: [
      'After a wet ride, wipe it dry and oil it again.',
      'Once a month is enough for most, more often in winter.',
    ],
    asks: ['How often do you oil your chain?', 'Have you ever had your chain measured?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'Listen to how quiet it is now.' },
    caution: 'Keep oil off brake discs and rims: brakes that are oily do not grip.',
    keep: 'the next wet ride',
    send: 'somebody you can hear coming',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'chains?\\b|servic(?:e|ing)\\b|tune.?up|drivetrain',
        lead: 'And if the chain is worn out:',
      },
    ],
    pic: { ask: 'A clean bicycle chain close up', alt: 'A clean bicycle chain close up' },
    claims: [['Excess oil collects abrasive dirt', 'bicycle mechanics textbook']],
  },
  {
    id: 'charge-it-halfway',
    format: 'answer',
    again: 9,
    emoji: '🔋',
    tags: ['EBike', 'BatteryCare', 'CyclingTips'],
    only: 'e-?bikes?|electric bike|pedelec',
    title: ['How to look after an e-bike battery', 'E-bike battery: how to charge and store it'],
    cover: 'Care of an e-bike battery',
    question: 'How do I make my e-bike battery last?',
    short: 'Keep it cool and dry, and do not leave it empty.',
    gist: [
      'Charge it at room temperature, do not leave it empty for weeks, and store it half full indoors if you do not ride.',
      'Heat, frost and standing empty harm an e-bike battery most. Half full in a cool dry room is right for a break.',
    ],
    subject: ['How to look after your e-bike battery', 'Half full for the winter'],
    hooks: {
      '*': [
        'How do you make an e-bike battery last? Three habits help.',
        'Not riding your e-bike for a while? Do not put the battery away empty.',
      ],
      patl: 'An e-bike battery lasts longest cool, dry and never empty for long.',
      fhi: 'Does your e-bike stay in the shed in winter? Take the battery indoors.',
    },
    lines: {
      '*': [
        'Take your e-bike battery indoors when it freezes. Charge it at room temperature.',
        'Not riding for some weeks? Store the e-bike battery about half full, and look at it once a month.',
        'Do not leave an e-bike battery in a hot car or in full sun.',
        'Use the charger that belongs to your e-bike, and no other.',
      ],
      h: ['In winter the battery belongs indoors. The bike may stay outside; it will not be jealous.'],
    },
    scene: [
      'In spring the e-bike comes out of the shed, and the battery will not charge.',
      'It is freezing, and the range of your e-bike is only half of what it was.',
    ],
    why: [
      [
        'Cold makes a battery give less, and charging in frost harms it.',
        'In the warm it works normally again.',
      ],
      [
        'A battery that stands empty loses strength for good.',
        'Every battery loses a little charge while it stands.',
      ],
    ],
    parts: [
      [
        'Charge it indoors',
        ['At room temperature, on a surface that does not burn.', 'After a cold ride let it warm up first.'],
        'An e-bike battery on a stone floor',
      ],
      [
        'Store it half full',
        ['In a cool dry room for longer breaks.', 'Check it every few weeks.'],
        'A battery on a shelf',
      ],
      [
        'Keep it out of the heat',
        ['Not in the car, not on a sunny balcony.', 'Heat ages batteries fastest.'],
        'An e-bike in the shade',
      ],
    ],
    turn: [
      'And have it tested if the range has dropped a lot.',
      'Follow what the maker of your bike says about charging.',
    ],
    asks: ['Where is your battery in winter?', 'How far do you get on one charge?'],
    ends: { patl: 'It is good to know in time.', fhi: 'And enjoy every hill.' },
    caution:
      'A battery that is swollen, damaged or smells must not be charged: keep it outdoors and ask a specialist.',
    keep: 'the first frost',
    send: 'somebody with a new e-bike',
    own: [{ kinds: ['service', 'price'], about: 'e-?bikes?|batter(?:y|ies)', lead: 'For e-bikes:' }],
    pic: { ask: 'An e-bike battery beside its bike', alt: 'An e-bike battery beside its bike' },
    claims: [['Lithium batteries age with heat and deep discharge', 'battery makers guidance']],
  },
  {
    id: 'what-a-service-looks-at',
    format: 'behind',
    again: 9,
    emoji: '🔧',
    tags: ['BikeService', 'BikeMechanic', 'BehindTheScenes'],
    only: CYCLES,
    title: ['What happens in a bike service', 'What a mechanic checks on your bike'],
    cover: 'What a bike service checks',
    gist: [
      'A mechanic rides the bike, checks brakes, gears, chain, wheels and bearings, tightens the bolts and tells you what should be replaced soon.',
      'From {tyres|tires} to headset: a service finds what is worn before it breaks on the road.',
    ],
    subject: ['What happens in a bike service', 'What the mechanic looks at'],
    hooks: {
      '*': [
        'What does a mechanic do in a bike service? Here is the list.',
        'How often does a bike need a service, and what is checked?',
      ],
      patl: 'A service looks at brakes, gears, chain, wheels and bearings.',
      fhi: 'Have you ever wondered what happens to your bike in the workshop?',
    },
    lines: {
      '*': [
        'If you ride every day, have your bike serviced once a year. If you ride now and then, every two years is enough.',
        'In a bike service the chain is measured. Changed in time, it saves the sprockets.',
        'Tell the mechanic what you have noticed: when it clicks, and in which gear.',
        'Take bags, child seat and computer off before you bring your bike. It saves time.',
      ],
      h: ['"It makes a noise" is a good start. "It makes a noise in third gear uphill" is better.'],
    },
    scene: [
      'The bike is on the stand, and the mechanic turns a pedal and listens.',
      'You bring the bike for a click. The mechanic finds a worn brake as well.',
    ],
    why: [
      ['Parts wear slowly, so the rider seldom notices.', 'Somebody who sees many bikes notices it at once.'],
      ['A small repair in time prevents an expensive one.', 'A worn chain takes the sprockets with it.'],
    ],
    parts: [
      [
        'Brakes and gears',
        ['Pads, cables and settings.', 'Both have to work every time.'],
        'A brake being adjusted',
      ],
      [
        'Chain and wheels',
        ['The chain is measured, and the wheels have to run straight.', 'A loose spoke is tightened now.'],
        'A wheel in a truing stand',
      ],
      [
        'Bearings and bolts',
        ['Hubs, headset, pedals and all screws.', 'Then a short test ride.'],
        'A bicycle on a work stand',
      ],
    ],
    turn: [
      'Ask to be shown what was worn. Most mechanics like to explain.',
      'In winter you wait less than in spring.',
    ],
    asks: ['When was your bike last serviced?', 'Which noise does your bike make?'],
    ends: { patl: 'Once a year for those who ride daily.', fhi: 'It rides like new again.' },
    keep: 'the day before spring',
    send: 'somebody who has never had a bike serviced',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'servic(?:e|ing)\\b|tune.?up',
        lead: 'About a service here:',
      },
    ],
    pic: { ask: 'A bicycle on your work stand', alt: 'A bicycle on a work stand' },
    claims: [['Content of a bicycle service', 'bicycle mechanics practice']],
  },
  {
    id: 'puncture-or-workshop',
    format: 'either',
    again: 9,
    emoji: '🛞',
    tags: ['PunctureRepair', 'CyclingTalk', 'ThisOrThat'],
    only: CYCLES,
    title: ['A flat {tyre|tire}: do you mend it yourself or bring it in?', 'Puncture: patch it or push it?'],
    cover: 'Flat {tyre|tire}: mend it or not?',
    gist: [
      'Some cyclists patch a puncture by the road. Others push the bike to the workshop. What do you do?',
      'With a patch kit it takes twenty minutes. Without one it takes a walk. Which are you?',
    ],
    subject: ['Puncture: patch or push?', 'What do you do with a flat?'],
    hooks: {
      '*': [
        'A flat {tyre|tire}: do you mend it yourself, or do you bring it in?',
        'Have you got a patch kit with you when you cycle?',
      ],
      patl: 'Puncture: do you patch it or have it done?',
      fhi: 'Hand on heart: can you mend a puncture?',
    },
    lines: {
      '*': [
        'Flat {tyre|tire} on the way to work: do you patch it, push it or ring somebody?',
        'A spare inner tube is quicker than a patch. Put one under the saddle with two {tyre|tire} levers.',
        'Before you put in a new tube, feel the inside of the {tyre|tire}. The thorn may still be in it.',
        'Pump up your {tyres|tires} regularly. Soft ones get more punctures.',
      ],
      h: ['It is always the back wheel, and it always rains.'],
    },
    scene: [
      'It goes hiss, the bike gets heavy, and you are halfway home.',
      'By the road somebody has a wheel in their lap and black fingers.',
    ],
    why: [['Patching takes practice, and pushing takes time.', 'Both get you home in the end.']],
    parts: [
      [
        'I mend it myself',
        ['With levers, a patch and a pump in the bag.', 'Twenty minutes and dirty hands.'],
        'A patch on an inner tube',
      ],
      [
        'I have it done',
        ['You push it in and collect it later.', 'Your hands stay clean.'],
        'A bicycle pushed on a pavement',
      ],
    ],
    turn: ['Write "myself" or "workshop".', 'And thank whoever lends you a pump.'],
    asks: ['Myself or workshop?', 'Where did you have your last flat?'],
    ends: { patl: 'Patch it or bring it: tell us.', fhi: 'Nobody will laugh if you push.' },
    keep: 'the next hiss',
    send: 'the one who always has a pump',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'punctures?\\b|inner tubes?|flats?\\b|while you wait|walk.?in',
        lead: 'If you would rather have it done:',
      },
    ],
    pic: { ask: 'A patch kit beside a bicycle wheel', alt: 'A patch kit beside a bicycle wheel' },
    claims: [['Underinflated tyres puncture more easily', 'cycling practice']],
  },
  {
    id: 'service-before-spring',
    format: 'season',
    again: 11,
    emoji: '🔧',
    tags: ['BikeService', 'WinterCycling', 'CyclingTips'],
    only: CYCLES,
    when: { months: [11, 12, 1, 2] },
    title: ['Why winter is a good time for a bike service', 'Have your bike serviced before spring'],
    cover: 'Bike service before spring',
    gist: [
      'On the first warm weekend everybody brings their bike. In winter you wait less, and the bike is ready when the sun comes out.',
      'If you ride less in winter, use the time: bring the bike now, and it is ready in spring.',
    ],
    subject: ['Bike service: why now', 'Before everybody comes in spring'],
    hooks: {
      '*': [
        'Bring your bike for a service in winter. In spring everybody does.',
        'When is the best time for a bike service? Before the first warm weekend.',
      ],
      patl: 'In winter a bike service is quicker than in spring.',
      fhi: 'Is your bike standing in the cellar? Now is a good time to have it looked over.',
    },
    lines: {
      '*': [
        'Bike workshops are fullest in spring. In winter you mostly wait less.',
        'Do you ride through the winter? Wipe the chain after salty roads and oil it.',
        'If your bike rests in winter, pump up the {tyres|tires} and keep it dry.',
        'Have lights checked before the dark months: you need them both ways.',
      ],
      h: ['On the first sunny Saturday the whole town wants a new inner tube.'],
    },
    scene: [
      'The first warm Saturday comes, and there is a {queue|line} of bikes at the workshop.',
      'The bike has stood in the cellar since October with a soft {tyre|tire}.',
    ],
    why: [
      [
        'In spring everybody wants their bike at the same time.',
        'The first warm weekend is the same for all.',
      ],
      ['Salt and wet wear a bike in winter, so it needs a look.', 'What rusts now is stuck by spring.'],
    ],
    parts: [
      [
        'Clean it first',
        ['A bucket, a brush, no high pressure.', 'Then the mechanic can see what is worn.'],
        'A brush on a bicycle',
      ],
      [
        'Write down what you noticed',
        ['Noises, gears, brakes.', 'A short list helps.'],
        'A short list on a bicycle saddle',
      ],
      [
        'Bring it on a quiet day',
        ['In the middle of the week, in winter.', 'Ask how long it will take.'],
        'A bicycle at a workshop door',
      ],
    ],
    turn: ['Then the first warm day is yours.', 'And if you ride all winter, the lights come first.'],
    asks: ['Do you ride in winter?', 'When was your last service?'],
    ends: { patl: 'Try it the next time.', fhi: 'In spring you just get on and ride.' },
    keep: 'a grey Wednesday',
    send: 'somebody with a bike in the cellar',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'servic(?:e|ing)\\b|tune.?up|collection|storage',
        lead: 'About a service here:',
      },
    ],
    pic: { ask: 'A clean bicycle in the workshop in winter', alt: 'A clean bicycle in a workshop' },
    claims: [['Workshops are busiest in spring', 'trade practice']],
  },
];
