// Bicycles for hire: choosing one, checking it, and a good day on it.
import type { Idea } from '../../library/idea.ts';

const BIKES = '\\bbi(?:ke|cycle)s?\\b|cycle hire|e-?bikes?|cycling';
/** Who mends them or plays with them lends none. */
const NO_WORKSHOP = '^(?![\\s\\S]*(?:hire|rent))';

export const BIKE_HIRE: readonly Idea[] = [
  {
    id: 'saddle-brakes-bell',
    format: 'howto',
    only: BIKES,
    unless: NO_WORKSHOP,
    again: 6,
    emoji: '🚲',
    tags: ['BikeHire', 'CyclingTips', 'DayOut'],
    title: [
      'Hiring a bike: what to check before you ride off',
      'How to set up a {hire|rental} bike in two minutes',
    ],
    cover: 'Check your {hire|rental} bike',
    gist: [
      'Before you ride off on a {hire|rental} bike, set the saddle, try both brakes, and make sure that you know how the lock works. It takes two minutes.',
      'Ask for the saddle to be set for you. With the heel on the pedal your leg should be straight; then the ride is easy on your knees.',
    ],
    subject: ['Check your {hire|rental} bike', 'Set up the bike before you ride'],
    hooks: {
      '*': [
        'Two minutes before you ride off, and your hired bike fits you for the whole day.',
        'Are you hiring a bike? Check the saddle, the brakes and the lock before you go.',
      ],
      pfatil: 'A hired bike is comfortable when it is set up for you and not for the last rider.',
      h: 'If your knees touch your ears, the saddle of your hired bike is too low.',
    },
    lines: {
      '*': [
        'The saddle of a hired bike is right when your leg is straight with the heel on the pedal.',
        'Pull both brakes hard before you ride off. Each of them should stop the wheel.',
        'Open and close the lock once while somebody is there to help you.',
        'Save the phone number of the hire shop before you go. In a valley there may be no signal to look it up.',
      ],
      h: ['The bell is for people on the path. Sheep do not care.'],
    },
    scene: [
      'Most sore knees on a day out come from a saddle that is too low.',
      'The bike you get was set up for somebody else, so take a moment to make it yours.',
    ],
    why: [
      [
        'With the right saddle height you need less strength on every hill.',
        'A low saddle makes tired legs and sore knees.',
      ],
      [
        'What you try out at the shop cannot surprise you on the way.',
        'At the shop there is somebody with tools, and on the path there is not.',
      ],
    ],
    parts: [
      [
        'Set the saddle',
        [
          'Heel on the pedal, leg straight: that is the right height.',
          'You should still be able to touch the ground with your toes.',
        ],
        'A hand on a saddle lever',
      ],
      [
        'Try both brakes',
        ['Push the bike and pull each lever in turn.', 'The lever should not touch the handlebar.'],
        'A hand on a brake lever',
      ],
      [
        'Change gear once',
        ['A few metres in front of the shop are enough.', 'Have the gears or the motor explained to you.'],
        'A thumb on a gear lever',
      ],
      [
        'Try the lock',
        [
          'Open, close, and remember the number or where the key is.',
          'Ask where you can leave the bike safely.',
        ],
        'A lock on a wheel',
      ],
    ],
    turn: ['Now enjoy the ride.', 'Then everything is ready for a good day.'],
    asks: ['Where would you like to ride?', 'How long is a good bike ride for you?'],
    ends: {
      pfatil: [
        'Ask for help with the saddle when you collect your bike.',
        'Any questions about the bike? Ask before you set off.',
      ],
      h: 'Knees at knee height: now it fits.',
    },
    keep: 'your next day out by bike',
    send: 'the people you are going with',
    own: [
      {
        kinds: ['service', 'offer', 'product', 'process'],
        about: 'helmets?\\b|locks?\\b|repair kit|free with',
        lead: 'And this is included.',
      },
    ],
    pic: {
      ask: 'A bike in front of your door, with a hand on the saddle',
      alt: 'A hand adjusting the saddle of a bike',
    },
    claims: [['Heel-on-pedal rule for saddle height; check of brakes, gears, lock', 'cycling instruction']],
  },
  {
    id: 'which-bike-for-your-ride',
    format: 'answer',
    only: BIKES,
    unless: NO_WORKSHOP,
    again: 7,
    emoji: '🚴',
    tags: ['BikeHire', 'EBike', 'DayOut'],
    title: [
      'Which bike should you hire: hybrid, mountain bike or e-bike?',
      'Hybrid or e-bike: choosing the right bike for your day',
    ],
    cover: 'Which bike to hire?',
    question: 'Which bike should I hire?',
    short: 'Decide by the hills and by the slowest rider in your group.',
    gist: [
      'For flat paths a hybrid is fine. For hills, wind or a group with different legs, an e-bike keeps you together. Say where you want to go, and ask.',
      'Tell the shop your route, your height and who is coming along. With these three things they can give you the right bike.',
    ],
    subject: ['Which bike to hire?', 'Hybrid or e-bike?'],
    hooks: {
      '*': [
        'Hybrid or e-bike? It depends on the hills and on who is coming with you.',
        'Not sure which bike to hire? Three answers decide it.',
      ],
      pfatil: 'The right bike for a day out depends on the route and the company.',
      h: 'If one of you wants exercise and the other wants lunch, hire one e-bike.',
    },
    lines: {
      '*': [
        'Hire an e-bike if there are hills or if one of you is much fitter than the other.',
        'Tell the hire shop the height of everybody in your group. Then the bikes are ready when you come.',
        'For gravel and forest tracks ask for wider tyres. They are safer and softer to ride.',
        'New to e-bikes? Ask to try one in front of the shop first, and begin in the lowest setting.',
      ],
      h: ['On an e-bike nobody hears you breathe. It is the greatest advantage.'],
    },
    scene: [
      'In many groups one person waits at the top of each hill, and one arrives with a red face.',
      'The same ten miles can be an easy outing or hard work. The bike decides.',
    ],
    why: [
      [
        'Hills and wind take more out of you than distance.',
        'Ten flat miles are easier than four with hills.',
      ],
      ['A day out is fun when everybody can keep up.', 'If nobody has to wait, everybody sees more.'],
    ],
    parts: [
      [
        'Look at the route',
        [
          'Flat and paved, or hills and gravel? Say it when you book.',
          'Ask how many hills there are, and not only how many miles.',
        ],
        'A map with a route',
      ],
      [
        'Think of the slowest rider',
        ['An e-bike for one of you keeps the group together.', 'Children decide how far you get.'],
        'Two riders side by side',
      ],
      [
        'Say your height',
        [
          'Frames come in sizes, and the right one feels safe.',
          'Tell them the heights of the children as well.',
        ],
        'A child beside a bike',
      ],
    ],
    turn: ['Then choose the bike that makes the day easy.', 'Ask the shop. They know the paths.'],
    asks: ['Hybrid or e-bike: which would you take?', 'Who in your group rides fastest?'],
    ends: {
      pfatil: [
        'Tell us your route, and we will help you to choose.',
        'Not sure? Send us a message before you book.',
      ],
      h: 'Lunch is at the top of the hill either way.',
    },
    keep: 'the day you book your bikes',
    send: 'the friend who always waits at the top',
    own: [
      {
        kinds: ['price', 'product', 'service', 'story', 'offer'],
        about: 'e-?bikes?|hybrids?|tandem|trailers?|kids. bikes|mountain bikes',
        lead: 'These are the bikes here.',
      },
    ],
    pic: { ask: 'Two different bikes next to each other', alt: 'Two bikes next to each other' },
    claims: [['E-bikes even out differences; frame sizes; tyre width on gravel', 'cycling practice']],
  },
  {
    id: 'how-far-with-children',
    format: 'tip',
    only: `(?=[\\s\\S]*(?:${BIKES}))(?=[\\s\\S]*(?:famil|child|kids|trailer|tag-?along))`,
    unless: NO_WORKSHOP,
    again: 7,
    emoji: '👨‍👩‍👧',
    tags: ['FamilyCycling', 'BikeHire', 'FamilyDayOut'],
    title: [
      'Bike rides with children: how far and what to bring',
      'A family bike ride that is fun for everybody',
    ],
    cover: 'Bike rides with children',
    gist: [
      'For a bike ride with children, plan half of what you think you can do, stop every half hour, and choose a destination with an ice cream or a playground.',
      'Children ride well on flat paths without cars. Take snacks, a layer for the way back, and start in the morning.',
    ],
    subject: ['Bike rides with children', 'A family bike ride'],
    hooks: {
      '*': [
        'How far can you go by bike with children? Less far than you think, and that is fine.',
        'A bike ride with children works if there is an ice cream in the middle.',
      ],
      pfatil: 'A family bike ride is a success when the youngest wants to go again.',
      h: 'Children can ride ten miles. They can also stop after one to look at a snail.',
    },
    lines: {
      '*': [
        'Put a playground or a cafe in the middle of a family bike ride. It gives everybody something to ride for.',
        'Children from about five or six often manage a few flat miles. For younger ones take a trailer or a seat.',
        'On a bike ride with children, let the youngest ride in the middle and one adult at the end.',
        'Ride into the wind first. Then the way home is easy when legs are tired.',
      ],
      h: ['The ice cream stop is not optional. Ask anybody under ten.'],
    },
    scene: [
      'The first mile flies by, and at the second bridge somebody asks how far it is.',
      'A day with small riders is slow, and that is the nice part of it.',
    ],
    why: [
      [
        'Children get tired suddenly, and then you still have to get back.',
        'A child shows that it has had enough only when it really has.',
      ],
      ['A goal makes the way shorter.', 'With a stop ahead, small legs keep going.'],
    ],
    parts: [
      [
        'Plan half the distance',
        ['You can always add a loop if it goes well.', 'There and back is twice as far as it looks.'],
        'A map with a short route',
      ],
      [
        'Choose a path without cars',
        ['Old railway lines are flat and quiet.', 'Ask which paths suit small riders.'],
        'A path between trees',
      ],
      [
        'Pack snacks and a layer',
        ['Something to eat, water, a jacket, plasters.', 'Hungry riders are slow riders.'],
        'A bag with fruit and water',
      ],
      [
        'Ask for the right bike',
        [
          'A trailer, a seat or a small bike: say age and height.',
          'A child should reach the ground with both feet.',
        ],
        'A small bike and a trailer',
      ],
    ],
    turn: ['Then you all come back happy.', 'And next time you go a little further.'],
    asks: ['What was your nicest ride as a child?', 'Ice cream or playground: what is your stop?'],
    ends: {
      pfatil: [
        'Tell us how old your children are, and we will suggest a route.',
        'Ask us for a ride that suits your family.',
      ],
      h: 'The snail says hello.',
    },
    keep: 'your next family day out',
    send: 'the other parents',
    own: [
      {
        kinds: ['product', 'service', 'price', 'offer', 'story'],
        about: 'trailers?|kids. bikes|children|tag-?along|famil|railway path|route maps?',
        lead: 'For families there is this.',
      },
    ],
    pic: { ask: 'A small bike or trailer in front of your shop', alt: 'A small bike and a trailer' },
    claims: [['Short flat traffic-free routes, breaks, trailers for the young', 'advice for family cycling']],
  },
  {
    id: 'how-far-on-one-battery',
    format: 'answer',
    only: 'e-?bikes?|electric bikes?',
    unless: NO_WORKSHOP,
    again: 8,
    emoji: '🔋',
    tags: ['EBike', 'BikeHire', 'CyclingTips'],
    title: ['How far does an e-bike go on one battery?', 'E-bike range: how to make the battery last'],
    cover: 'How far does an e-bike go?',
    question: 'How far can I get on one battery?',
    short: 'On a normal day out most people come back with battery left. Hills, wind and turbo use it up.',
    gist: [
      'How far an e-bike goes depends on hills, wind, weight and on the setting. Use the low one on the flat, and keep the strong one for hills.',
      'Watch the bars on the display and turn round when half is gone. Then you will not run out on an e-bike.',
    ],
    subject: ['How far does an e-bike go?', 'E-bike range'],
    hooks: {
      '*': [
        'Are you worried that the battery of your e-bike runs out? This makes it last.',
        'How far you get on an e-bike is mostly up to you.',
      ],
      pfatil: 'With the right setting an e-bike takes you further than you need.',
      h: 'An e-bike in turbo gets you to the cafe first. Perhaps only to the cafe.',
    },
    lines: {
      '*': [
        'Ride an e-bike in the lowest setting on the flat, and use the strong one only for hills.',
        'Change down before a hill, also on an e-bike. It saves the battery and the chain.',
        'Turn round when half of the battery is used. The way back may be uphill.',
        'If the battery runs out, you can still ride. The bike is only heavier.',
      ],
      h: ['Turbo is for hills and for overtaking your brother.'],
    },
    scene: [
      'Many people ride in the strongest setting all day and then wonder about the last two miles.',
      'The number on the display jumps up and down with each hill.',
    ],
    why: [
      [
        'The motor uses most when you start and when you climb.',
        'Stopping and starting costs more than steady riding.',
      ],
      [
        'Low pressure in the tyres and a headwind also cost range.',
        'In the cold a battery gives a little less.',
      ],
    ],
    parts: [
      [
        'Start in the lowest setting',
        [
          'It is enough on flat paths, and you hardly feel the weight.',
          'Go up one step when your legs ask for it.',
        ],
        'A display with a low setting',
      ],
      [
        'Change gear before hills',
        [
          'Light gear, quick feet. The motor likes that.',
          'Do it before it gets hard, and not in the middle.',
        ],
        'A thumb on a gear lever',
      ],
      [
        'Turn round at half',
        ['Unless you know that it is downhill home.', 'Ask at the shop how far others get on this route.'],
        'A display with half a battery',
      ],
    ],
    turn: [
      'So you get home with battery to spare.',
      'Then you can stop thinking about it and look at the view.',
    ],
    asks: ['Have you ridden an e-bike before?', 'Where would you go with a full battery?'],
    ends: {
      pfatil: [
        'Ask us how far it goes on your route.',
        'Tell us where you want to go, and we will tell you whether it is enough.',
      ],
      h: 'Your brother will ask for a rematch.',
    },
    keep: 'your next ride on an e-bike',
    send: 'somebody who has never tried one',
    own: [
      {
        kinds: ['price', 'product', 'service', 'offer'],
        about: 'e-?bikes?|electric',
        lead: 'And an e-bike to try it with.',
      },
    ],
    pic: { ask: 'The display of an e-bike', alt: 'The display of an e-bike' },
    claims: [['Range depends on assistance, terrain, wind, weight, temperature', 'advice of makers']],
  },
  {
    id: 'pack-for-a-day-by-bike',
    format: 'checklist',
    only: BIKES,
    unless: NO_WORKSHOP,
    again: 7,
    emoji: '🎒',
    tags: ['BikeHire', 'DayOut', 'CyclingTips'],
    title: ['What to bring on a day out by bike', 'Packing for a bike ride: a short list'],
    cover: 'Packing for a bike ride',
    gist: [
      'For a day out by bike bring water, something to eat, a thin jacket, sun cream and a charged phone. Leave the big rucksack at home.',
      'Wear something that you can move in, shoes with a flat sole, and no long laces or scarf near the wheel.',
    ],
    subject: ['A day out by bike', 'What to bring on a bike ride'],
    hooks: {
      '*': [
        'Five small things make a day out by bike comfortable.',
        'Going out by bike for the day? Pack these things and leave the rest.',
      ],
      pfatil: 'On a bike ride you need little, and it is good to have the right things.',
      h: 'You do not need tight shorts to ride a bike. You need a sandwich.',
    },
    lines: {
      '*': [
        'Take a thin jacket on a bike ride, even on a warm day. You get cold downhill and at stops.',
        'Put your things in a basket or bag on the bike. A rucksack makes a hot back.',
        'Wear shoes with a flat, firm sole on a bike, and tuck in your laces.',
        'Sun cream on hands, neck and ears: on a bike you forget that you are in the sun all day.',
      ],
      h: ['The sandwich tastes best after the hill. Science has no explanation.'],
    },
    scene: [
      'You need less than you think, and what you forget is usually the jacket.',
      'Shops on the way may be shut when you are hungry.',
    ],
    why: [
      [
        'You drink more than you notice when there is wind on your face.',
        'A small drink every half hour keeps you going.',
      ],
      [
        'The weather changes during a long day, and you feel it more on a bike.',
        'When you stop, you cool down fast.',
      ],
    ],
    parts: [
      [
        'Water and a snack',
        ['A bottle each, fruit, something salty.', 'Eat before you are hungry.'],
        'A bottle and a sandwich',
      ],
      [
        'A thin jacket',
        ['Windproof is enough. It fits into any bag.', 'Bright colours are seen from further away.'],
        'A folded jacket',
      ],
      [
        'Flat shoes',
        ['Trainers are fine. Sandals without a strap are not.', 'Long laces go inside the shoe.'],
        'Trainers on a pedal',
      ],
      [
        'A charged phone',
        ['With the map loaded and the number of the shop.', 'Save the battery for the way back.'],
        'A phone on a map',
      ],
    ],
    turn: ['Everything else stays at home.', 'It all fits into one basket.'],
    asks: ['What do you always take on a ride?', 'What have you carried and never needed?'],
    ends: {
      pfatil: ['Ask whether there is a basket on your bike.', 'Ask us what the weather does to the paths.'],
      h: 'Take two sandwiches. Somebody will ask for one.',
    },
    keep: 'the evening before your ride',
    send: 'the people you are riding with',
    own: [
      {
        kinds: ['service', 'offer', 'product', 'process'],
        about: 'helmets?\\b|locks?\\b|repair kit|maps?\\b|free with|included',
        lead: 'This comes with the bike.',
      },
    ],
    pic: { ask: 'A bike basket with a bottle and a jacket', alt: 'A bike basket with a bottle and a jacket' },
    claims: [['Usual kit for a day ride', 'cycling practice']],
  },
  {
    id: 'the-best-stop-on-a-ride',
    format: 'question',
    only: BIKES,
    unless: NO_WORKSHOP,
    again: 5,
    emoji: '🍦',
    tags: ['DayOut', 'BikeRide', 'CyclingTips'],
    title: ['Where do you stop on a bike ride?', 'Cafe, view or water: what is your favourite stop by bike?'],
    cover: 'Cafe, view or water?',
    gist: [
      'Where do you like to stop on a bike ride: at a cafe, at a view, or by the water?',
      'Every ride needs one good stop: for cake, for the view or for cold feet. Which is yours?',
    ],
    subject: ['Your stop on a bike ride', 'The best stop'],
    hooks: {
      '*': [
        'Cafe, view or water: where do you stop on a bike ride?',
        'Every bike ride needs one good stop. Where is yours?',
      ],
      pfatil: 'The best part of a ride is often the stop. Which is your favourite?',
      h: 'Some people ride for their health. Where do the rest of you stop for cake?',
    },
    lines: {
      '*': [
        'What do you order when you stop on a bike ride?',
        'Which place near here would you ride to again?',
        'View, cafe or water: one word is enough.',
        'Which ride would you recommend to a family?',
      ],
      h: ['The distance of a ride is measured in slices of cake.'],
    },
    scene: [
      'The bikes lean against a wall, and somebody unwraps the sandwiches.',
      'You remember a ride by the place where you stopped.',
    ],
    why: [['With a stop to look forward to, the way is shorter.', 'A break turns a ride into a day out.']],
    parts: [
      [
        'A cafe',
        ['Coffee, cake, and a wall for the bikes.', 'You have earned it.'],
        'Cups on a table outside',
      ],
      [
        'A view',
        ['Sit on a wall and look for a while.', 'Best with something to eat.'],
        'A bench with a view',
      ],
      ['The water', ['Shoes off, feet in.', 'A river, a lake or the sea.'], 'Feet in water'],
    ],
    turn: ['Tell us, and others can try it.', 'We collect good stops.'],
    asks: [
      'Where do you take a break when you are out by bike?',
      'Which cafe has the best cake on your route?',
    ],
    ends: { pfatil: ['Tell us your favourite.', 'One place each, please.'], h: 'Cake counts as fuel.' },
    keep: 'your next ride',
    send: 'the friend who always wants a break',
    pic: { ask: 'Bikes leaning on a wall at a nice place', alt: 'Bikes leaning on a wall' },
    claims: [['Riders like to stop', 'common experience']],
  },
];
