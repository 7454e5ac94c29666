// Selling your own, words on the sign, and the family car.
import type { Idea } from '../../library/idea.ts';

export const SIGNS: readonly Idea[] = [
  {
    id: 'before-you-hand-yours-in',
    format: 'checklist',
    again: 9,
    emoji: '🧹',
    tick: true,
    tags: ['SellYourCar', 'PartExchange', 'CarCare'],
    title: [
      'Before you sell or trade in your car: what pays and what does not',
      'Selling your car: clean it, find the papers, tell the faults',
    ],
    cover: 'Before you sell your car',
    gist: [
      'Wash, hoover, empty; papers and both keys together; small things mended, large ones told. A new clutch before selling seldom pays for itself, a cleaned seat always does.',
      'People look at a car for thirty seconds and then look for proof. Give them a good first half-minute and an honest folder.',
    ],
    subject: ['What pays, and what does not', 'A good half-minute'],
    hooks: {
      '*': [
        'Before you trade in your car, clean it. It is the best-paid hour of the year.',
        'A new clutch before the sale seldom pays. A clean seat always does.',
      ],
      pt: 'Presentation, papers and honesty move the price more than late repairs.',
      fi: 'Part from it properly: bucket, sponge, an hour of radio.',
      a: 'Clean, papers, keys, faults. Then the price.',
      h: 'In the glove box: three pens, one sock, a sandwich from the last owner.',
      l: 'Washed, aired, and a last drive round the lake.',
    },
    lines: {
      '*': [
        'Delete your data before you sell a car: phone, addresses, garage door, home on the map. Resetting takes two minutes.',
        'Photograph the car in the evening light from the front corner, clean, without washing lines behind it.',
        'Tell the faults of your car yourself. What is told costs a little, and what is found costs trust.',
        'Get two or three valuations before you trade it in, and compare the price to change and not the trade-in alone.',
      ],
      h: ['The fir tree on the mirror was fresh in two thousand and eleven.'],
    },
    scene: [
      'Saturday, bucket, the hoover at full stretch. Under the back seat lie a fork, a ticket for a concert and two summers.',
      '"And what is wrong with it?" He counts on his fingers, three things. The dealer puts down his pen. "You are the first one today."',
    ],
    why: [
      [
        'A clean car is thought to be cared for, and mostly that is right.',
        'Smell decides before the eye does.',
      ],
      [
        'A repair costs you the price of a private customer and brings the value of an expected state.',
        'Dealers mend for less. So leave large things, and say so.',
      ],
    ],
    parts: [
      [
        ['Clean it inside and out', 'Give it an hour with a bucket'],
        [
          'Windows, seats, {boot|trunk}, and the gaps of the doors.',
          'A machine wash without wax is enough outside.',
        ],
        'A bucket beside a clean car',
      ],
      [
        ['Gather papers and keys', 'Find the papers and both keys'],
        ['Service book, bills, inspection, code cards.', 'The second key is worth more than a polish.'],
        'A folder with two keys',
      ],
      [
        ['Mend the small things', 'Put small things right'],
        ['Bulb, wiper, valve cap, missing cover.', 'Whatever costs less than a meal.'],
        'A new bulb in a hand',
      ],
      [
        ['Delete your data', 'Reset phone and map'],
        ['Address book, home, accounts, garage.', 'And cancel the app that still unlocks it.'],
        'A car display with a reset menu',
      ],
      [
        ['Write down the faults', 'List what is not in order'],
        ['Three honest lines. They are remembered.', 'Then the rest is believed.'],
        'A short handwritten list',
      ],
    ],
    turn: ['And the last drive may have a detour.', 'Take the sock out. The fork as well.'],
    asks: ['What did you find in your car, at the end?', 'Did you find it hard to part from one?'],
    ends: {
      pt: 'Clean, complete, candid.',
      fi: 'One last lap is allowed.',
      a: 'An hour. It pays.',
      h: 'The sandwich is now with the authorities.',
      l: 'A last look back, over the shoulder.',
    },
    keep: 'the weekend before you sell',
    send: 'somebody who is changing cars',
    own: [
      {
        kinds: ['service', 'policy', 'offer', 'product', 'process', 'price'],
        about:
          'part exchange|part payment|trade.in|(?:we|i) buy|valuation|old car|sell your|your (?:old )?car',
        lead: 'And what happens to yours here.',
      },
    ],
    pic: {
      ask: 'A bucket, a sponge and an open car door',
      alt: 'A bucket and a sponge beside an open car door',
    },
    claims: [
      [
        'Presentation and papers raise resale value more than late repairs; reset data',
        'advice of motoring clubs',
      ],
    ],
  },
  {
    id: 'words-on-the-windscreen',
    format: 'glossary',
    again: 10,
    emoji: '🔤',
    tags: ['CarWords', 'UsedCars', 'CarBuying'],
    title: [
      'Used car words explained: approved, demonstrator, write-off',
      'What the sign in the car window means',
    ],
    cover: 'Words on the sign',
    gist: [
      "A demonstrator was driven by customers, pre-registered means registered and never sold, approved used is a maker's own programme, and a repaired write-off was once given up by an insurer. Each word is a price.",
      'Four words on the sign tell you where a car has been. Ask for the one that is not there, too.',
    ],
    subject: ['Each word is a price', 'Registered, but never sold'],
    hooks: {
      '*': [
        "Pre-registered, demonstrator, approved: each word on a car's sign is worth money. Do you know them?",
        'The sign in the car window has a language. Four words, and you can read it.',
      ],
      pt: 'Origin terms tell about first use, number of owners and what cover is left.',
      fi: 'Nobody asks, because everybody seems to know. Here they are.',
      a: 'Know four words before you talk price.',
      h: '"One careful owner" says nothing about the other three.',
      l: 'A short sign, honestly filled in.',
    },
    lines: {
      '*': [
        'A demonstrator has a few thousand miles and much equipment, as it was meant to show what there is.',
        'Pre-registered: new in fact, second-hand on paper. The warranty often runs from the day of registration.',
        'Approved used programmes differ by maker: read what was checked, and for how long it is covered.',
        'A repaired write-off may be sound and still be hard to insure and sell. It has to be told, and the price has to show it.',
      ],
      h: ['"Drives superbly" is an opinion, and it is the seller\'s.'],
    },
    scene: [
      'Two of the same car, the same colour, two thousand apart. On one sign there is a word more.',
      '"Pre-registered", he reads, and nods, as one does. At home he looks it up.',
    ],
    why: [
      [
        'The same car can be new in one sense and used in another, and taxes and warranties go by it.',
        'Words decide from which day cover counts.',
      ],
      [
        'What is not on the sign is often the better question.',
        'A dealer who explains terms unasked saves himself trouble, and you as well.',
      ],
    ],
    parts: [
      [
        'Demonstrator',
        [
          "A car of the dealer's for test drives: young, well equipped, driven by many.",
          'What you were allowed to try, now for sale.',
        ],
        'A car with trade plates',
      ],
      [
        'Pre-registered',
        [
          'Registered by the dealer and never sold to anybody. You are its second keeper on paper.',
          'New, with a date: the clock of the warranty may be running already.',
        ],
        'Protective film on a car seat',
      ],
      [
        'Approved used',
        [
          'Checked by a list of the maker or dealer, with a warranty of theirs.',
          'A programme with conditions. The list can be seen.',
        ],
        'A checklist on a car seat',
      ],
      [
        'Write-off',
        [
          'An insurer once paid it out as lost; some were repaired and are back on the road.',
          'Damaged beyond what was worth mending at the time. There are categories, and they differ by country.',
        ],
        'A dented wing in a workshop',
      ],
    ],
    turn: ['And if a word is missing, ask for it in writing.', 'After that the price reads differently.'],
    asks: ['Which word on such signs would you abolish?', 'Did a sign ever mislead you?'],
    ends: {
      pt: 'Terms first, price second.',
      fi: 'Now you may nod, and mean it.',
      a: 'Ask for the category.',
      h: 'The other three owners send their love.',
      l: 'Few words, and true.',
    },
    keep: 'your next walk across a forecourt',
    send: 'somebody who nods politely',
    caution: [
      'Meanings and duties to disclose differ by country. Have the history in writing before you pay.',
      'Terms are not used alike everywhere. Ask what is meant by each, and have it on the invoice.',
    ],
    own: [
      {
        kinds: ['product', 'guarantee', 'process', 'policy', 'number', 'service'],
        about: 'nearly new|used (?:cars|vans)|warrant|approved|owner|demonstrator|history',
        lead: 'And what is written on the signs here.',
      },
    ],
    pic: { ask: 'A price sign in a car window, figures blurred', alt: 'A sign in a car window' },
    claims: [
      ['Meaning of demonstrator, pre-registered, approved used, write-off', 'terms of the motor trade'],
    ],
  },
];
