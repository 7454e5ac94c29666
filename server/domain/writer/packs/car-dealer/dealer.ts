// Buying and selling a used car: what to look at, what to ask, what it costs.
import type { Idea } from '../../library/idea.ts';

export const BUYING: readonly Idea[] = [
  {
    id: 'a-cold-start-first',
    format: 'howto',
    again: 7,
    emoji: '🔑',
    tags: ['UsedCars', 'CarBuying', 'TestDrive'],
    title: ['How to test drive a used car', 'Test drive: what to look and listen for'],
    cover: 'A good test drive',
    gist: [
      'On a test drive start the car cold, keep the radio off, and drive in town, on a fast road and over a bumpy one. Half an hour is right.',
      'Try everything on a test drive that you will use every day: parking, reversing, the child seat, the boot.',
    ],
    subject: ['A good test drive', 'What to look for'],
    hooks: {
      '*': [
        'Going for a test drive? Keep the radio off and try these things.',
        'Half an hour of test drive tells you more than any advert. This is how to use it.',
      ],
      pfatil: 'A good test drive answers most questions about a used car.',
      h: 'On a test drive everybody adjusts the mirror and likes the colour. Try this as well.',
    },
    lines: {
      '*': [
        'Ask for a cold engine before your test drive. A warm one hides problems.',
        'Brake once firmly on an empty road. The car should stay straight.',
        'Bring your child seat and the pushchair to the test drive. Do they fit?',
        'Turn the wheel fully to both sides in a car park, and listen.',
      ],
      h: ['Check that you like the sound of the indicator. You will hear it for years.'],
    },
    scene: [
      'The car is shiny, the sun is out, and after five minutes you are in love.',
      'Most people drive once round the block and say yes.',
    ],
    why: [
      [
        'Noises and smells show when the engine is cold and on a bumpy road.',
        'With the radio off you hear what the car has to say.',
      ],
      [
        'You will park it more often than drive it fast.',
        'What annoys you in half an hour will annoy you every day.',
      ],
    ],
    parts: [
      [
        'Start it cold',
        [
          'Smoke, rattling, warning lights: they show in the first minute.',
          'All the lights on the dashboard should go out.',
        ],
        'A hand on an ignition',
      ],
      [
        'Drive on three kinds of road',
        ['Town, fast road, bad road.', 'Does it pull to one side? Does anything knock?'],
        'A view of a road',
      ],
      [
        'Press every button',
        ['Windows, heater, air conditioning, wipers, lights.', 'Repairs of small things add up.'],
        'A dashboard',
      ],
      [
        'Try your own life',
        ['Child seat, pushchair, golf bag, your parking space.', 'Let the second driver try it too.'],
        'A child seat in a car',
      ],
    ],
    turn: ['Then sleep on it for a night.', 'If it still feels right tomorrow, it is the one.'],
    asks: ['What do you look at first on a test drive?', 'Which car did you fall in love with?'],
    ends: {
      pfatil: [
        'Tell us when you would like to come, and we will leave it cold for you.',
        'Bring the child seat along.',
      ],
      h: 'Tick, tick, tick. Nice.',
    },
    keep: 'your next test drive',
    send: 'somebody who is looking for a car',
    own: [
      {
        kinds: ['hours', 'service', 'offer', 'process', 'place'],
        about: 'test drive|appointment|viewing',
        lead: 'And when you can come for one.',
      },
    ],
    pic: { ask: 'A key in a hand in front of a car', alt: 'A car key in a hand' },
    claims: [['Cold start, varied roads, check of equipment', 'advice of motoring organisations']],
  },
  {
    id: 'the-papers-tell',
    format: 'checklist',
    again: 8,
    emoji: '📑',
    tags: ['UsedCars', 'CarBuying', 'GoodToKnow'],
    tick: true,
    title: ['Used car papers: what to check before you pay', 'Buying a used car: the papers to ask for'],
    cover: 'Check the papers',
    gist: [
      'Before you pay for a used car, compare the numbers, read the service book and the old inspections, and have the history checked.',
      'Two keys, a full service book and the same number on car and papers: ask for these before you pay.',
    ],
    subject: ['Check the papers', 'Before you pay'],
    hooks: {
      '*': [
        'Before you pay for a used car, ask for these papers.',
        'The papers of a used car tell you more than the paint. This is what to look for.',
      ],
      pfatil: 'Good papers are worth money when you buy a used car.',
      h: 'A service book with coffee stains is a good sign. An empty one is not.',
    },
    lines: {
      '*': [
        'Compare the chassis number on the car with the one in the papers, digit by digit.',
        'Old inspection reports show the mileage of each year. It should rise evenly.',
        'Ask for both keys of a used car. A new one can be expensive.',
        'Have the history checked before you pay: finance, theft, accidents.',
      ],
      h: ['"One careful owner" should be in the papers, too.'],
    },
    scene: [
      'The paint shines, and in the glove box there is one bill.',
      'Everybody looks at the tyres, and hardly anybody reads the service book.',
    ],
    why: [
      ['With the papers you know whether the mileage is right.', 'Each stamp has a date and a mileage.'],
      [
        'A car with unpaid finance can be taken back.',
        'What is owed on a car stays with the car in many countries.',
      ],
    ],
    caution: [
      'Which papers a sale needs differs from country to country. If the numbers do not match, do not buy.',
      'Rules on papers and finance differ by country. Ask if you are not sure.',
    ],
    parts: [
      [
        'Same numbers everywhere',
        ['On the car, in the papers, on the plate.', 'It takes two minutes.'],
        'A chassis number',
      ],
      [
        'The service book',
        ['Stamps, bills, the date of the belt.', 'Bills say more than stamps.'],
        'A service book',
      ],
      [
        'Old inspections',
        ['Mileage and remarks, year by year.', 'In some countries you can look them up.'],
        'A pile of reports',
      ],
      ['Two keys', ['Try both, also the remote.', 'Ask why if there is only one.'], 'Two car keys'],
      [
        'A history check',
        ['Finance, theft, write-off.', 'It costs little and tells a lot.'],
        'A screen with a report',
      ],
    ],
    turn: ['Then you can sign with a good feeling.', 'Good sellers have it all ready.'],
    asks: ['Which of the papers do you read first?', 'What have you found in a glove box?'],
    ends: {
      pfatil: ['Ask us for the papers of any car you like.', 'We are glad to show you everything.'],
      h: 'Coffee stains included.',
    },
    keep: 'your next car',
    send: 'somebody who is about to buy',
    own: [
      {
        kinds: ['guarantee', 'policy', 'offer', 'service', 'story'],
        about: 'history|service|MOT|inspect|warrant|papers',
        lead: 'And what comes with ours.',
      },
    ],
    pic: { ask: 'A service book and two keys', alt: 'A service book and two keys' },
    claims: [['Usual document checks', 'advice of motoring organisations']],
  },
  {
    id: 'few-miles-many-troubles',
    format: 'myth',
    again: 8,
    emoji: '🛣️',
    tags: ['UsedCars', 'CarBuying', 'GoodToKnow'],
    title: [
      'Is low mileage always better in a used car?',
      'Used car mileage: why fewer miles are not always better',
    ],
    cover: 'Is low mileage better?',
    myth: 'the fewer miles, the better the car',
    short: 'Not always. A car that is driven and serviced regularly can be the better buy.',
    gist: [
      'A used car with more miles and a full service history is often better than one that stood still or did only short trips.',
      'Look at age, service and use together. Motorway miles are kind to an engine, and cold short trips are not.',
    ],
    subject: ['Is low mileage better?', 'Miles and service'],
    hooks: {
      '*': [
        'Do you look at the mileage first when you choose a used car? Look at the service book as well.',
        'Few miles are good, but they are not everything in a used car.',
      ],
      pfatil: 'How a car was driven matters as much as how far.',
      h: '"Only driven to church" means cold starts on Sundays.',
    },
    lines: {
      '*': [
        'Ask how a used car was driven: long trips or short ones in town?',
        'Rubber, tyres and fluids age even when a car stands still.',
        'Compare miles with years. Around ten thousand a year is normal in many places.',
        'A used car with every service on paper is worth a few more miles.',
      ],
      h: ['Cars are like people: a little exercise does them good.'],
    },
    scene: [
      'Two cars, same age, one with half the miles. Most people take it without a second look.',
      'A car that stood in a garage for years looks like new until you drive it.',
    ],
    why: [
      ['An engine that gets warm wears less.', 'Short trips leave water and fuel in the oil.'],
      ['What is serviced regularly lasts longer.', 'Fresh oil is cheaper than an engine.'],
    ],
    parts: [
      ['Ask how it was used', ['Town, motorway, towing.', 'One owner or five?'], 'A motorway'],
      ['Read the services', ['By miles and by years.', 'Missing years are a question.'], 'A service book'],
      [
        'Look at the wear',
        [
          'Pedals, steering wheel and seat should fit the mileage.',
          'A worn wheel at low mileage does not fit.',
        ],
        'A worn pedal',
      ],
    ],
    turn: ['So look at the whole car.', 'The figure on the dashboard is only one of them.'],
    asks: ['How many miles does your car have?', 'Town or motorway: what do you drive most?'],
    ends: {
      pfatil: [
        'Ask us how each of our cars was driven.',
        'Tell us how far you drive, and we will look for the right one.',
      ],
      h: 'Take it out for a run.',
    },
    keep: 'your next car',
    send: 'somebody who only looks at the mileage',
    pic: { ask: 'The dashboard of a car with its mileage', alt: 'A dashboard with the mileage' },
    claims: [['Use and maintenance matter besides mileage', 'advice of motoring organisations']],
  },
  {
    id: 'not-by-the-month',
    format: 'mistake',
    again: 8,
    emoji: '🧮',
    tags: ['CarFinance', 'CarBuying', 'MoneyTips'],
    title: [
      'What does a car really cost? Do not look only at the monthly rate',
      'Car finance: compare the total',
    ],
    cover: 'What does it really cost?',
    wrong: 'Comparing only the monthly rate',
    gist: [
      'When you finance a car, compare the total: deposit, all payments and the last one. A low rate can hide a large sum at the end.',
      'Add insurance, tax, tyres, fuel and service to the rate. Then you know what your car costs in a month.',
    ],
    subject: ['What does it really cost?', 'Compare the total'],
    hooks: {
      '*': [
        'A low monthly rate for a car? Add up what you pay in total before you sign.',
        'What does a car cost in a month? More than the rate. Here is how to work it out.',
      ],
      pfatil: 'The total counts, and not the monthly rate.',
      h: 'The small rate has a big brother at the end of the contract.',
    },
    lines: {
      '*': [
        'Ask for one figure: what have I paid when the car is mine?',
        'Get an insurance quote before you buy the car, not after it.',
        'Look at what happens at the end: a last payment, a mileage limit, a return?',
        'Put a little aside each month for tyres and repairs.',
      ],
      h: ['A car is always hungry. Ask how much it eats.'],
    },
    scene: [
      'In large print there is the rate, and in small print there is the rest.',
      'Two offers have the same rate, and one runs for two years longer.',
    ],
    why: [
      ['A longer contract makes a smaller rate and a larger total.', 'Interest is paid for every month.'],
      ['The car has to fit your month, with everything.', 'Fuel and insurance come every month as well.'],
    ],
    caution: [
      'Terms differ, and so do your rights. Ask about anything that you do not understand before you sign.',
      'Have the contract explained, and sign only what you have understood.',
    ],
    parts: [
      [
        'Add up all payments',
        ['Deposit, rates, last payment.', 'Compare totals and not rates.'],
        'A calculator',
      ],
      [
        'Add the running costs',
        ['Insurance, tax, fuel, service, tyres.', 'Ask for real figures for this car.'],
        'A list of costs',
      ],
      [
        'Read how it ends',
        ['Is it yours, do you return it, or is there a sum to pay?', 'What does a mile too many cost?'],
        'The last page of a contract',
      ],
    ],
    turn: ['If it fits after that, enjoy it.', 'A calm hour with a calculator is well spent.'],
    asks: ['What does your car cost you in a month?', 'Cash or finance: how did you buy your car?'],
    ends: {
      pfatil: ['Ask us for the total of any car.', 'We are happy to work it out with you.'],
      h: 'Read the last page first.',
    },
    keep: 'the day you compare offers',
    send: 'somebody who is about to sign',
    own: [
      {
        kinds: ['price', 'offer', 'policy', 'service'],
        about: 'finance|part exchange|under £|from £|warrant',
        lead: 'And this is what there is with us.',
      },
    ],
    pic: { ask: 'A calculator on an offer', alt: 'A calculator on a sheet of paper' },
    claims: [['Total cost of credit and running costs', 'consumer advice']],
  },
  {
    id: 'before-you-hand-yours-in',
    format: 'checklist',
    again: 8,
    emoji: '🧽',
    tags: ['PartExchange', 'SellYourCar', 'GoodToKnow'],
    title: [
      'Before you sell or trade in your car: what pays off',
      'Part exchange: how to get a good price for your car',
    ],
    cover: 'Selling your car',
    gist: [
      'Before you sell or trade in your car, clean it, gather papers and keys, top up the fluids, and say honestly what is wrong with it.',
      'A clean car with all its papers gets a better price. Large repairs before the sale seldom pay.',
    ],
    subject: ['Before you sell your car', 'A good price for your car'],
    hooks: {
      '*': [
        'Would you like to sell or trade in your car? Do these things first.',
        'A few hours of work before you sell your car bring more than you think.',
      ],
      pfatil: 'A clean car with full papers gets a better price.',
      h: 'Before you sell your car, look under the seats. Somebody is missing a shoe.',
    },
    lines: {
      '*': [
        'Find the second key and the service book before you have your car valued.',
        'Delete your phone, addresses and garage code from the car before you hand it over.',
        'Do not have large repairs done before you sell. Ask first what they would add.',
        'Tell the dealer what is wrong with your car. It will be found anyway.',
      ],
      h: ['The smell of the dog is part of the history. Air it.'],
    },
    scene: [
      'You no longer see the crumbs in your car. Everybody else does.',
      'The second key is in a drawer, and it is worth real money.',
    ],
    why: [
      [
        'A well-kept car sells faster.',
        'Whoever looks after the inside has usually looked after the engine.',
      ],
      ['Missing papers are taken off the price.', 'Two keys and all bills make a difference.'],
    ],
    parts: [
      [
        'Clean it inside and out',
        ['Vacuum, wipe, empty the boot.', 'A car wash and two hours are enough.'],
        'A vacuum cleaner in a car',
      ],
      [
        'Gather papers and keys',
        ['Service book, bills, inspections, both keys.', 'Also the nut for the wheel lock.'],
        'Papers and keys on a table',
      ],
      [
        'Mend small things',
        ['Bulb, wiper, missing cap.', 'Leave the large things, and name them.'],
        'A new bulb',
      ],
      [
        'Delete your data',
        ['Phone, home address, garage door.', 'Look in the menu for "factory settings".'],
        'A car display',
      ],
    ],
    turn: ['Then have it valued.', 'And take a last photo.'],
    asks: ['What did you find in your car at the end?', 'How long have you had your car?'],
    ends: {
      pfatil: ['Bring it along, and we will have a look.', 'Ask us what yours is worth.'],
      h: 'The shoe can be collected at any time.',
    },
    keep: 'the weekend before you sell',
    send: 'somebody who wants a new car',
    own: [
      {
        kinds: ['service', 'offer', 'policy', 'process'],
        about: 'part exchange|trade|we buy|valuation',
        lead: 'And how it works with us.',
      },
    ],
    pic: { ask: 'A clean car and a pair of keys', alt: 'A clean car and keys' },
    claims: [['Cleanliness, documents, small repairs raise offers', 'trade practice']],
  },
  {
    id: 'how-far-is-your-longest-day',
    format: 'answer',
    only: 'electric|hybrid|\\bEVs?\\b|plug.in|battery',
    again: 8,
    emoji: '🔌',
    tags: ['ElectricCar', 'CarBuying', 'EVRange'],
    title: ['How much range do you need in an electric car?', 'Electric car: which range fits your week?'],
    cover: 'How much range?',
    question: 'How much range do I need in an electric car?',
    short: 'Count your normal day, double it, and you have plenty.',
    gist: [
      'Write down how far you drive in a normal week. Most people need far less range than they think, if they can charge at home or at work.',
      'In winter an electric car goes less far. Take the winter figure, and think of the one long trip a month.',
    ],
    subject: ['How much range?', 'Range and your week'],
    hooks: {
      '*': [
        'How much range do you need in an electric car? Count your week first.',
        'Are you afraid of running out in an electric car? Do this simple sum.',
      ],
      pfatil: 'The right range depends on where you charge and how you drive.',
      h: 'You drive to work, to the shop and to your mother. That is not the Sahara.',
    },
    lines: {
      '*': [
        'Note your miles for a week before you choose an electric car.',
        'Ask for the range in winter. It is lower than in the brochure.',
        'Can you charge at home or at work? That matters more than the size of the battery.',
        'Ask for the state of the battery when you buy a used electric car.',
      ],
      h: ['The longest trip of the year is to the in-laws. Let them have a socket.'],
    },
    scene: [
      'The first question is always about range, and the second about charging.',
      'Most cars stand still for more than twenty hours a day.',
    ],
    why: [
      [
        'If you charge overnight, you start full every morning.',
        'A socket at home is worth more than a large battery.',
      ],
      ['Heating and speed use a lot of energy.', 'Cold and motorways cost range.'],
    ],
    parts: [
      [
        'Count a normal day',
        ['There, back, the shop, the school.', 'Double it for safety.'],
        'A map with a short route',
      ],
      [
        'Find your charging place',
        ['Home, work, supermarket.', 'Ask how long it takes there.'],
        'A charging cable',
      ],
      [
        'Think of the long trip',
        ['Once a month a break on the way is fine.', 'Have a coffee while it charges.'],
        'A charging station',
      ],
    ],
    turn: ['Then you know what you need.', 'And try one for a day.'],
    asks: ['How far do you drive on a normal day?', 'Where could you charge?'],
    ends: {
      pfatil: ['Tell us your week, and we will tell you what fits.', 'Come and try one.'],
      h: 'Sahara tours on request.',
    },
    keep: 'the day you think of changing',
    send: 'somebody who is afraid of running out',
    own: [
      {
        kinds: ['product', 'service', 'offer', 'price', 'story'],
        about: 'electric|hybrid|EVs?\\b|battery|plug',
        lead: 'And what there is here.',
      },
    ],
    pic: { ask: 'A charging cable in a car', alt: 'A charging cable in a car' },
    claims: [['Daily mileage is mostly short; winter range is lower', 'motoring organisations']],
  },
  {
    id: 'your-first-car',
    format: 'question',
    again: 5,
    emoji: '🚙',
    tags: ['FirstCar', 'CarMemories', 'OnTheRoad'],
    title: ['What was your first car?', 'Your first car: which one, and what was wrong with it?'],
    cover: 'Tell us about your first car',
    gist: [
      'What was your first car, which colour was it, and what never worked?',
      'Everybody remembers the first car. Which one was yours, and where did it take you?',
    ],
    subject: ['Tell us about your first car', 'First cars'],
    hooks: {
      '*': [
        'What was your first car, and which colour?',
        'Your first car: what did it look like, and what never worked?',
      ],
      pfatil: 'Nobody forgets the first car. What was yours?',
      h: 'What was your first car, and on which side did the door open?',
    },
    lines: {
      '*': [
        'Make, colour, year: what was your first car?',
        'Which car would you like to have back?',
        'Where did your first long drive go?',
        'What did you pay for your first car?',
      ],
      h: ['The heating was on or it was on fire. There was nothing in between.'],
    },
    scene: [
      'It was old, it was loud, and it was yours.',
      'The radio only had one station, and you loved it.',
    ],
    why: [['The first car means the first freedom.', 'You remember every trip in it.']],
    parts: [
      [
        'The car',
        ['Make, colour, and who had it before you.', 'An aunt, a neighbour, a small advert.'],
        'An old small car',
      ],
      [
        'What never worked',
        ['A window, a door, the heating.', 'And the trick that you knew.'],
        'A hand on a window crank',
      ],
    ],
    turn: ['A photo would be wonderful.', 'We look forward to your answers.'],
    asks: ['Which car was your first?', 'Which car do you miss most?'],
    ends: {
      pfatil: ['Show us a photo, if you have one.', 'Tell us.'],
      h: 'A hole in the floor counts as ventilation.',
    },
    keep: 'an evening with old photos',
    send: 'the friend who sat beside you',
    pic: { ask: 'A small old car, or a photo of one', alt: 'A small old car' },
    claims: [['People remember first cars', 'common experience']],
  },
];
