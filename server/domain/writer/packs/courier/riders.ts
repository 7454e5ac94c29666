// Riders, receipts and parcels for firms.
import type { Idea } from '../../library/idea.ts';

export const RIDERS: readonly Idea[] = [
  {
    id: 'what-to-say-to-a-courier',
    format: 'tip',
    again: 9,
    emoji: '📞',
    tags: ['SameDay', 'CourierTips', 'OfficeLife'],
    title: [
      'Ordering a courier: five facts that save a quarter of an hour',
      'What a courier needs to know when you ring',
    ],
    cover: 'What a courier needs to know',
    gist: [
      'From where, to where with floor and name, how big and heavy, by when at the latest, and who signs. With these five nobody has to ring back, and the rider can set off while you still talk.',
      '"It is urgent" says nothing. "It has to be in court by two" says everything.',
    ],
    subject: ['By when, at the latest?', 'Floor and name'],
    hooks: {
      '*': [
        'Ordering a courier? "By two, third floor, ask for Ms Brandt" is worth a quarter of an hour.',
        '"Urgent" is not a time. Say by when, and say why.',
      ],
      pt: 'Origin, destination, size, deadline, recipient: complete orders leave at once.',
      fi: 'You are in a rush, and somebody asks questions. Here are the answers, in the right order.',
      a: 'From, to, size, deadline, name.',
      h: 'The most frequent destination is "here". It is in several places.',
      l: 'One sentence, and a wheel already turns.',
    },
    lines: {
      '*': [
        'Give a courier the phone number of the person who takes it in, and not only of the one who sends it.',
        'Say if the shop closes or the reception is at lunch. A courier in front of a dark door helps nobody.',
        'Size by comparison is quickest: shoebox, crate of water, armchair. Then the right vehicle comes.',
        'Have it packed and labelled when the courier comes. Waiting is the dearest minute of the ride.',
      ],
      h: ['"It is only a small thing" was a fridge. A small one, granted.'],
    },
    scene: [
      '"It has to go to the notary." "Which one?" "The tall one." The clock ticks, and somewhere a bicycle waits.',
      'The rider is at the third floor before the lift would have come. At reception nobody knows a Ms Brandt.',
    ],
    why: [
      [
        'The ride is the predictable part. Time is lost at doors, floors and names.',
        'Dispatchers plan by deadline: what is due at four can wait for the one that is due at two.',
      ],
      [
        'With a reason somebody can think along: a visa office closes earlier than an office.',
        'Who knows what hangs on it chooses the safer way.',
      ],
    ],
    parts: [
      [
        ['Give the exact door', 'Name entrance, floor and bell'],
        [
          'Yard, back door, reception: whatever is true at that hour.',
          'Name and number of somebody who is really there.',
        ],
        'A row of bells with names',
      ],
      [
        ['Give size and weight', 'Say how big it is'],
        ['By comparison, and whether it may be tilted.', 'Two people needed? Say so now.'],
        'A shoebox beside a crate',
      ],
      [
        ['Give the last possible time', 'Say by when at the latest'],
        ['The real one and not the one with a safety margin of three hours.', 'And what happens after it.'],
        'A clock above a reception desk',
      ],
    ],
    turn: ['And the next time you only say: "As last Tuesday."', 'Then you may breathe. It is on its way.'],
    asks: [
      'What was the most urgent thing that you ever sent?',
      'What was "urgent" and then lay about for a week?',
    ],
    ends: {
      pt: 'Complete order, early arrival.',
      fi: 'It will be there. Have a coffee.',
      a: 'Five facts. Go.',
      h: 'The tall notary has been found. He was sitting down.',
      l: 'And a door opens, on the third floor.',
    },
    work: 'Put a small form on the wall at reception with the five points. Whoever orders three couriers a week wins back an hour a month.',
    keep: 'the pinboard at reception',
    send: 'whoever orders at your office',
    own: [
      {
        kinds: ['service', 'process', 'price', 'hours', 'place', 'offer'],
        about:
          'collect|within (?:\\d+|an?|one|two) (?:min|hour)|same.day|book(?:ing)? (?:online|by)|order (?:by|online)|by phone|\\bapp\\b|accounts?\\b',
        lead: 'And how an order goes here.',
      },
    ],
    pic: { ask: 'A labelled parcel on a reception desk', alt: 'A labelled parcel on a reception desk' },
    claims: [['Complete order data save time', 'practice of dispatchers']],
  },
  {
    id: 'the-bike-is-faster',
    format: 'myth',
    again: 9,
    emoji: '🚲',
    only: 'bi(?:ke|cycle)|cargo ?bike|riders?\\b|cycl',
    tags: ['CargoBike', 'CityLogistics', 'BikeCourier'],
    title: [
      'Is a bike courier really faster than a van in town?',
      'Cargo bike or van: what is quicker for a parcel across town',
    ],
    cover: 'The bike is faster',
    myth: 'A motor is always faster',
    short: 'In town the bicycle mostly wins, from door to door. The reason is the door.',
    gist: [
      'In a busy centre a van does about as many miles an hour as a bicycle, and then it looks for a place to stop. A rider leans the bike against the wall and is upstairs. Beyond some miles the motor wins.',
      'The last hundred metres decide. No search for parking, no one-way detour, no ticket: that is where a bike gains its minutes.',
    ],
    subject: ['The last hundred metres', 'Upstairs while the van still circles'],
    hooks: {
      '*': [
        'Across a town centre the bicycle is mostly quicker than the van. It wins at the door and not on the road.',
        'While the van looks for a parking space, the rider is already having it signed for.',
      ],
      pt: 'Door-to-door time in dense traffic: riding, no parking, direct ways.',
      fi: 'Count on your next way across town how often you stand still.',
      a: 'In town, door to door: the bike.',
      h: 'The van is first at the lights. Every time.',
      l: 'A quiet chain, a quick shadow along the cars.',
    },
    lines: {
      '*': [
        'A modern cargo bike carries eighty to a hundred kilos and more, which is most of what travels within a town.',
        'Rain slows a bike courier less than a jam slows a van. Waterproof boxes are standard.',
        'Beyond some five or six miles, or with a pallet, take the van. Each has its distance.',
        'Fixed ways by bike can be reckoned to the minute: no search for parking, hardly any jams.',
      ],
      h: ['Hills are a matter of opinion. With a motor of its own the bike has another one.'],
    },
    scene: [
      'Five to nine, the ring road stands. Between the columns a box on three wheels rolls past, unhurried.',
      'On the pavement a rider clips the lock. "Sign here, please." Outside the van goes round the block a third time.',
    ],
    why: [
      [
        'Average speeds in town centres are low for everything with an engine.',
        'A bike takes the direct way, and at the goal it is no bother to anybody.',
      ],
      [
        'Time is counted from door to door, and parking belongs to it.',
        'A minute lost at each of thirty stops is half an hour.',
      ],
    ],
    parts: [
      [
        ['Count door to door', 'Start the clock at the door'],
        ['From "take it" to "sign here". All else is a brochure.', 'Waiting for a lift included.'],
        'A rider handing over a parcel',
      ],
      [
        ['Look at the distance', 'Mind how far it is'],
        [
          'Up to three or four miles through town the bike is hard to beat.',
          'Over land the van stays ahead.',
        ],
        'A map with a circle on it',
      ],
      [
        ['Look at the load', 'Mind how big it is'],
        [
          'Documents, samples, meals, boxes: bike. Pallets: van.',
          'Fragile things ride well in a suspended box.',
        ],
        'A cargo bike with its box open',
      ],
    ],
    turn: ['And nobody in the street has heard it come.', 'Each to its distance. It is no matter of faith.'],
    asks: ['How do you get across town quickest?', 'What is the biggest thing that you ever moved by bike?'],
    ends: {
      pt: 'Short, dense, direct: by bike.',
      fi: 'Make a little room at the lights. Thank you.',
      a: 'Door to door. Measure it.',
      h: 'The lights have turned green. The rider has had lunch.',
      l: 'Gone, without a sound.',
    },
    keep: 'the next jam',
    send: 'somebody who is standing in one',
    own: [
      {
        kinds: ['number', 'service', 'process', 'price', 'product'],
        about: '\\bbikes?\\b|cargo|riders?\\b|\\bkg\\b|minutes|zero.emission',
        lead: 'And what goes by bike here.',
      },
    ],
    pic: { ask: 'A cargo bike passing a row of standing cars', alt: 'A cargo bike beside standing traffic' },
    claims: [
      ['Bicycles are competitive door to door in dense centres', 'studies of city logistics'],
      ['Loads of about eighty to a hundred kilos and more', 'makers of cargo bikes'],
    ],
  },
];
