// Bicycles: what riders can see, hear and do themselves.
import type { Idea } from '../../library/idea.ts';

export const BIKES: readonly Idea[] = [
  {
    id: 'air-chain-brakes',
    format: 'checklist',
    again: 9,
    emoji: '🚲',
    tick: true,
    tags: ['BikeCare', 'CyclingTips', 'BikeCheck'],
    only: 'bi(?:ke|cycle)|\\bcycle (?:shop|repair|workshop)',
    title: 'Bike check before you ride: air, brakes, chain',
    cover: 'Air, brakes, chain',
    gist: [
      'Press the tyre, squeeze both brakes, look at the chain, lift and drop the front wheel. That takes a minute and finds most of what goes wrong on the way.',
      'Most roadside trouble could be seen in the shed: soft tyres, brakes down to the metal, a chain like a rusty gate.',
    ],
    subject: ['One minute in the shed', 'Press, squeeze, look, drop'],
    hooks: {
      '*': [
        'Most breakdowns begin in the shed, where nobody was looking.',
        'A minute before you ride, or an hour on the verge.',
      ],
      pt: 'Four quick tests cover the parts that fail most: tyres, brakes, chain, loose bolts.',
      fi: 'Before your next ride, let your thumb do the talking.',
      a: 'Air. Brakes. Chain. Drop it once.',
      h: 'The chain was squeaking. You turned up the music.',
      l: 'A quiet bicycle is one that somebody has looked at.',
    },
    lines: {
      '*': [
        'Press your tyre with the thumb: if it gives like bread dough, it wants air. Soft tyres puncture more and roll worse.',
        'Squeeze both brakes hard before you ride. If a lever reaches the handlebar, stay at home or walk.',
        "Lift the front wheel a hand's breadth and let it drop. Whatever rattles is loose.",
        'A chain that squeaks wants oil. A chain that is black and sticky wants a cloth first.',
      ],
      h: ['A squeaking bike announces you well before the bell does.'],
    },
    scene: [
      'Ten to eight, rain, and the back tyre has made up its mind.',
      'Spring in the shed: a spider has moved into the saddle bag.',
    ],
    why: [
      [
        'Tyres lose air by standing there, and brakes wear a little with each stop.',
        'Nothing has to break for a bicycle to get worse. It is enough to stand for a while.',
      ],
      [
        'What is loose rattles for a long time before it falls off.',
        'Bicycles say most things early, and softly.',
      ],
    ],
    parts: [
      [
        'Press both tyres',
        [
          'Then pump to what is printed on the side of the tyre.',
          'The range stands on the rubber, in tiny raised letters.',
        ],
        'A thumb pressing a bicycle tyre',
      ],
      [
        'Squeeze both brakes',
        ['Firm, early, and without a scraping sound.', 'Metal on metal is a farewell concert.'],
        'A hand on a brake lever',
      ],
      [
        'Look at the chain',
        [
          'Dry and brown wants oil, thick and black wants a cloth.',
          'Turn it backwards, a drop a link, then wipe off the rest.',
        ],
        'An oily chain and a cloth',
      ],
      [
        'Drop it once',
        ["A hand's breadth, front and back, and listen.", 'Mudguards talk the most and mean the least.'],
        'A front wheel lifted off the ground',
      ],
    ],
    turn: [
      'Then ride. The coffee afterwards tastes as it always did.',
      'And what you cannot find, a workshop hears in seconds.',
    ],
    asks: ['When did you last pump up your tyres?', 'What is rattling on your bike at the moment?'],
    ends: {
      pt: 'Inspection is cheaper than repair, in minutes as well.',
      fi: 'Off you go, and mind the puddles.',
      a: 'One minute. Each week.',
      h: 'The spider may come along. She weighs little.',
      l: 'Then only the tyres on the road.',
    },
    keep: 'the first ride after a long break',
    send: 'somebody whose chain can be heard from afar',
    caution: 'Brakes that do not grip are no case for the road. Have them mended before you ride.',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about:
          '(?<!same-day |customer )servic(?:e|ing)\\b|(?:free|safety|health|winter|spring|yearly) checks?\\b|check.?ups?|tune|brake|chain|repair|inspect',
        lead: 'For whatever that minute turns up.',
      },
    ],
    pic: {
      ask: 'A thumb pressing a bicycle tyre in a shed',
      alt: 'A thumb pressing a bicycle tyre',
    },
    claims: [
      ['Pressure, brakes, chain and loose parts are the basic check', 'advice of cycling organisations'],
    ],
  },
  {
    id: 'oil-it-then-wipe-it',
    format: 'mistake',
    again: 9,
    emoji: '🛢️',
    tags: ['BikeChain', 'BikeCare', 'BikeMaintenance'],
    only: 'bi(?:ke|cycle)|\\bcycle (?:shop|repair|workshop)',
    title: 'How to oil a bike chain properly',
    cover: 'Oil it, then wipe it',
    wrong: 'Oil on oil on dirt, and nothing wiped off',
    gist: [
      'Wipe first, then a drop on every roller, turn, wait, and wipe the outside dry. What is left outside does not lubricate; it collects sand.',
      'A chain is lubricated inside its links. A shining, dripping chain is an abrasive belt by Thursday.',
    ],
    subject: ['Wipe it off again', 'Why more oil is no help'],
    hooks: {
      '*': [
        'The chain was dry, so somebody gave it plenty. Now it is a sandpaper belt.',
        'The most important thing in oiling a chain is a rag.',
      ],
      pt: 'Wear happens inside the rollers, so oil belongs there and grit should have nothing to stick to.',
      fi: 'You meant well with that can? Get a cloth.',
      a: 'Wipe, drop, turn, wait, wipe.',
      h: 'Cooking oil makes a chain smell of supper, and lasts for about as long.',
      l: 'A chain that runs like a whisper.',
    },
    lines: {
      '*': [
        'Oil a chain drop by drop, wait ten minutes, and wipe the outside dry. What remains inside is what counts.',
        'Black fingers? There is too much on your chain. A clean outside is what you want.',
        'The blue can from the garage is mostly a cleaner, and soon gone. For a chain take chain oil.',
        'A worn chain eats the cogs. Replacing it in time is the smaller of two bills.',
      ],
      h: ['The trouser leg has been lubricated as well.'],
    },
    scene: [
      'A bike upside down on the lawn, a can that sprays in every direction, and a dog that now shines.',
      'A pair of light trousers, and across the calf a row of neat black teeth.',
    ],
    why: [
      ['Sand and oil together are grinding paste.', 'Dust likes to stay where it is sticky.'],
      [
        'The load is carried by the pins inside, which nobody can see.',
        'Looks from outside tell you how dirty it is, and not how well it runs.',
      ],
    ],
    parts: [
      [
        'Wipe it before you oil',
        [
          'An old cloth round it, then turn the pedals backwards.',
          'Otherwise you wash dirt to where oil should go.',
        ],
        'A cloth held round a chain',
      ],
      [
        'One drop on each roller',
        ['On the inside, along the lower run.', 'Go round once; count if you like.'],
        'A drop of oil falling on a chain',
      ],
      [
        'Wait, then wipe dry',
        ['Ten minutes, so that it creeps in.', 'Then as though you wanted it to look unoiled.'],
        'A dark stripe on a rag',
      ],
    ],
    turn: [
      'After that it is quiet, and your trousers live longer.',
      'In wet months you do it more often. That is all.',
    ],
    asks: ['How often do you oil your chain?', 'Have you ever had the teeth on your trousers?'],
    ends: {
      pt: 'Lubricate inside, keep dry outside.',
      fi: 'Your trousers say thank you.',
      a: 'A drop and a rag.',
      h: 'The dog needs no more oil until autumn.',
      l: 'And then nothing is to be heard.',
    },
    keep: 'the next squeak',
    send: 'somebody in light trousers',
    caution: 'Keep oil off brake discs and rims: they no longer grip.',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'chain|drivetrain|oil|lube',
        lead: 'For chains that are past wiping:',
      },
    ],
    pic: {
      ask: 'A rag with a dark stripe beside a clean chain',
      alt: 'A rag with a dark stripe beside a bicycle chain',
    },
    claims: [
      ['Chains wear at pins and rollers; outer oil collects grit', "bicycle mechanics' handbooks"],
      ['Oil on braking surfaces reduces braking', 'same'],
    ],
  },
  {
    id: 'charge-it-halfway',
    format: 'answer',
    again: 10,
    emoji: '🔋',
    tags: ['EBike', 'BatteryCare', 'BikeTips'],
    only: 'e-?bikes?|electric bike|pedelec',
    title: 'E-bike battery: how to charge and store it',
    cover: 'Halfway is fine',
    question: 'Should I always charge my e-bike battery to the top?',
    short: 'For tomorrow, yes. For the winter, rather leave it half full.',
    gist: [
      'Batteries age most when they are full and hot, or empty for long. Ride it as you like; store it in a cool, dry place at about half.',
      'For every day: charge it when you need to. For a long rest: half full, indoors, and a look at it now and then.',
    ],
    subject: ['What a battery likes', 'Half full, through the winter'],
    hooks: {
      '*': [
        'A full battery in a hot shed ages while you are on holiday.',
        'An empty battery in a cold garage may not wake up in spring.',
      ],
      pt: 'State of charge and temperature drive ageing more than the number of short top-ups.',
      fi: 'Do you charge yours every night, to be on the safe side? You may relax.',
      a: 'Cool, dry, half full.',
      h: 'Your battery dislikes what you dislike: heat, frost, and having nothing left.',
      l: 'It sleeps best somewhere cool.',
    },
    lines: {
      '*': [
        'Before a long break leave an e-bike battery about half full, indoors, in a cool and dry place.',
        'Charging for a short while does no harm to an e-bike battery. Running it down to nothing and leaving it there does.',
        'Let a battery come in from the cold before you charge it. An hour in the hall is enough.',
        'Use the charger that belongs to it, on something that cannot burn, and not while everybody sleeps.',
      ],
      h: ['Take the battery in. Your neighbours have already said hello to the bike.'],
    },
    scene: [
      'November, the garage, and a green light that shines for weeks for nobody.',
      'March, sunshine, helmet on, button pressed. Nothing.',
    ],
    why: [
      [
        'A battery goes on living while it stands about, and faster when it is warm and full.',
        'Chemistry does not take winters off.',
      ],
      [
        'In frost it gives less, and charging while frozen can harm it.',
        'Cold makes it slow, like everyone.',
      ],
    ],
    parts: [
      [
        'For every day',
        ['Charge as you need it, and top up between.', 'It keeps no score of short charges.'],
        'A charger plugged in on a stone floor',
      ],
      [
        'For the winter',
        ['Half full, indoors, and look at it once a month.', 'Off the bike, with its contacts dry.'],
        'A battery standing on a shelf',
      ],
      [
        'For safety',
        [
          'The original charger, room around it, no cushions.',
          'If it fell hard, swelled or smells, do not charge it: have it looked at, outdoors until then.',
        ],
        'A charger on tiles with space around it',
      ],
    ],
    turn: [
      'The handbook of your battery has the last word, and it is short.',
      'In spring then: helmet, button, hills.',
    ],
    asks: ['Where does your battery spend the winter?', 'How far do you get on one charge?'],
    ends: {
      pt: 'Moderate charge, moderate temperature.',
      fi: 'Sleep well, both of you.',
      a: 'Half. Cool. Dry.',
      h: 'The hill has been informed.',
      l: 'A quiet hum, and uphill.',
    },
    keep: 'the last ride of the autumn',
    send: 'somebody with a battery in the garage',
    caution:
      "Follow the maker's instructions. Damaged or swollen batteries can burn: do not charge or open them.",
    own: [
      {
        kinds: ['service'],
        about: 'batter|e-?bike',
        lead: 'What can be tested here:',
      },
    ],
    pic: {
      ask: 'A bicycle battery on a shelf indoors, charger beside it',
      alt: 'A bicycle battery and its charger on a shelf',
    },
    claims: [
      [
        'High charge and heat age lithium cells; store at medium charge; do not charge when frozen or damaged',
        "makers' handbooks, fire services' advice",
      ],
    ],
  },
  {
    id: 'pump-or-patch',
    format: 'either',
    again: 10,
    emoji: '🩹',
    tags: ['PunctureRepair', 'ThisOrThat', 'Cycling'],
    only: 'bi(?:ke|cycle)|\\bcycle (?:shop|repair|workshop)',
    title: 'Puncture: patch it yourself or have it done?',
    cover: 'Patch it or push it?',
    gist: [
      'A patch takes a quarter of an hour and black fingers. Pushing takes a walk and a coffee. Which are you when it goes flat?',
      'Some people carry levers, patches and pump. Others carry a telephone. Which side are you on?',
    ],
    subject: ['Patch or push?', 'Flat, four kilometres from home'],
    hooks: {
      '*': [
        'A hiss, a wobble, and the question of what kind of person you are.',
        'There are two sorts of cyclist: those with a pump, and those who ask them.',
      ],
      pt: 'A repair at the roadside needs three things and some practice.',
      fi: 'A flat tyre, and it is raining. What do you do?',
      a: 'Carry a pump, or carry a phone. Know which.',
      h: 'The glue in your kit dried up in the year in which you bought it.',
      l: 'A long walk home, with a bell.',
    },
    lines: {
      '*': [
        'Flat tyre: do you patch it yourself, or do you push?',
        'Before you put in a new tube, run your fingers carefully round the inside of the tyre. The thorn is still in there.',
        'Look at the glue in your repair kit today. It dries out even if nobody opens it.',
        'Practise changing a tube once in the kitchen, while it is warm and nobody is late.',
      ],
      h: ['It is always the back wheel. The front one has connections.'],
    },
    scene: [
      'A bridge, drizzle, a bike on its head, and four passers-by with good advice.',
      'Somebody pushes, somebody comes along with a pump, and in the end there are two friends.',
    ],
    why: [
      [
        'It usually happens where it suits you least, so what you have with you decides.',
        'A flat tyre costs either practice or patience.',
      ],
    ],
    parts: [
      [
        'Patch it',
        [
          'Levers, patches, pump, and fingers that will be black till Thursday.',
          'Whoever can do it has helped a stranger before.',
        ],
        'A patch pressed on a tube',
      ],
      [
        'Push it',
        [
          'Fresh air, time to think, and somebody who does it daily.',
          'Workshops do it in the time that you need for the wheel nut.',
        ],
        'A person pushing a bicycle along a path',
      ],
    ],
    turn: ['Both get you home.', 'And both may ring the bell.'],
    asks: ['Patch or push?', 'Who taught you how to mend a puncture?'],
    ends: {
      pt: 'A kit without a working pump is decoration.',
      fi: 'Whichever you are, say thank you to the one with the pump.',
      a: 'Know your side.',
      h: 'The four advisers have gone. It is still flat.',
      l: 'And the chain clicks all the way home.',
    },
    keep: 'the next hiss',
    send: 'the friend with the pump',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'puncture|\\bflat t[iy]re|\\btyres?\\b|\\btires?\\b',
        lead: 'For those who push:',
      },
    ],
    pic: {
      ask: 'A bicycle standing on its head beside a path',
      alt: 'A bicycle upside down beside a path',
    },
    claims: [['Check the inside of the tyre before fitting a tube; glue dries out', 'repair practice']],
  },
  {
    id: 'the-pile-of-bicycles',
    format: 'behind',
    again: 11,
    emoji: '🔧',
    tags: ['BehindTheScenes', 'BikeWorkshop', 'BikeService'],
    only: 'bi(?:ke|cycle)|\\bcycle (?:shop|repair|workshop)',
    title: 'Why bike workshops are full in spring',
    cover: 'The first warm Saturday',
    gist: [
      'On the first warm Saturday everybody remembers the same thing at the same hour. A workshop hears a bike before it sees it, and knows from the tyre how the winter was.',
      'Bicycles tell where they have been: salt, canal, cellar, child seat. Mechanics read that before anyone has said hello.',
    ],
    subject: ['The first warm Saturday', 'What the bike says before you do'],
    hooks: {
      '*': [
        'The first warm Saturday of the year begins at nine, with a {queue|line}.',
        'A mechanic hears your bicycle before you have leaned it against anything.',
      ],
      pt: 'Demand for repairs follows the weather almost to the hour.',
      fi: 'Have you ever wondered what a mechanic sees when you push your bike in?',
      a: 'Bring it in winter. Ride it in spring.',
      h: '"It only makes a small noise." It is a percussion section.',
      l: 'Oil, rubber, a bell being tried.',
    },
    lines: {
      '*': [
        'The best time for a bike service is when nobody feels like riding. In January workshops have time to talk.',
        'Mechanics ask where it squeaks: on the flat, uphill, when braking? Listen once on the way; it saves them half an hour.',
        'A bike that comes in clean gets a better diagnosis. Under mud everything looks healthy.',
        'Film the noise while you ride, or have somebody film it. It never makes it in front of a mechanic.',
      ],
      h: ['In front of the workshop no bicycle has ever squeaked.'],
    },
    scene: [
      "Nine o'clock, sun, and a line of bicycles as far as the bakery.",
      'One turn of the pedals, head tilted: "Bottom bracket."',
    ],
    why: [
      [
        'Everybody feels the same sun. Few feel like going to a workshop in the sleet.',
        'In spring the wish to ride comes before the thought of brakes.',
      ],
      [
        'Wear shows before it breaks, if somebody looks who does it every day.',
        'What you have got used to is new to someone else.',
      ],
    ],
    parts: [
      [
        'They listen first',
        ['A turn of the pedals, a squeeze of the brake.', 'Sounds have places.'],
        "A mechanic's hand turning a pedal",
      ],
      [
        'Then they look at the tyres',
        ['Cracks, glass, a flat spot from one heroic stop.', 'Rubber keeps a diary.'],
        'A tyre under a lamp',
      ],
      [
        'Then they tell you the order',
        ['What must be done, what should, what can wait.', 'Ask for those three piles by name.'],
        'Three small heaps of bicycle parts',
      ],
    ],
    turn: [
      'And then they ring the bell. Everyone does.',
      'Nobody has ever handed back a bicycle without doing it.',
    ],
    asks: ['What noise does your bicycle make?', 'When does your bike get its service?'],
    ends: {
      pt: 'Off-season service spreads the load for everybody.',
      fi: 'Bring it in the rain. They will be pleased.',
      a: 'January.',
      h: 'The percussion section has been put in tune.',
      l: 'One clear ring.',
    },
    keep: 'the next cold week',
    send: 'somebody who remembers in April',
    own: [
      {
        kinds: ['hours', 'process', 'service'],
        about: 'appointment|same day|booked|book (?:in|ahead|online)|turnaround|queue',
        lead: 'If you want to get in ahead of the sun:',
      },
    ],
    pic: {
      ask: 'A row of bicycles waiting at a workshop wall',
      alt: 'A row of bicycles leaning against a workshop wall',
    },
    claims: [['Demand for bicycle repairs peaks in spring', 'trade experience']],
  },
];
