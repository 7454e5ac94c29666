// Cars, vans and campers for hire: choosing, collecting, and the words on the form.
import type { Idea } from '../../library/idea.ts';

const VANS = '(?<!camper |camping |passenger |tour )\\bvans?\\b(?! ?life)|truck|lorr';
const CAMPERS = 'camper|motorhome|\\bRVs?\\b';
const CARS = '\\bcars?\\b|vehicles?|4x4|jeep|convertible|\\bautos?\\b';

export const HIRING: readonly Idea[] = [
  {
    id: 'film-it-before-you-drive',
    format: 'checklist',
    again: 7,
    emoji: '🎥',
    tags: ['CarHireTips', 'VanHire', 'GoodToKnow'],
    tick: true,
    title: [
      'Collecting a {hire|rental} vehicle: what to check before you drive off',
      'Five minutes at the pick-up that save trouble later',
    ],
    cover: 'Before you drive off',
    gist: [
      'Before you drive off in a {hire|rental} vehicle, walk round it with your phone camera on, note mileage and fuel, and have every scratch written down.',
      'Film the outside once, photograph the dashboard, and ask how the lights, the fuel cap and reverse work. It takes five minutes.',
    ],
    subject: ['Before you drive off', 'At the pick-up'],
    hooks: {
      '*': [
        'Collecting a hired vehicle? Film it once all round before you drive off.',
        'Five minutes of checking at the pick-up, and you can relax for the rest of the hire.',
      ],
      pfatil: 'A short check at the start saves a long talk at the end.',
      h: 'The fuel cap is on the other side. It always is. Look before you drive off.',
    },
    lines: {
      '*': [
        'Film the vehicle all round with your phone before you leave, wheels and roof as well.',
        'Photograph the dashboard at the start and at the end: mileage, fuel and time.',
        'Ask which fuel it takes, and say it aloud once. A wrong tank is expensive.',
        'Find the lights, the wipers and reverse before you are on the road.',
      ],
      h: ['Sit in it for a minute and press everything. The hazard lights are the big red one.'],
    },
    scene: [
      'You want to get going, the queue is long, and you sign. A week later there is a scratch.',
      'Every vehicle has its lights and its fuel cap somewhere else.',
    ],
    why: [
      [
        'What is in the picture cannot be in dispute later.',
        'With a film of the start both sides know how it was.',
      ],
      [
        'On the road there is no time to look for the wipers.',
        'The first mile is easier when you know the buttons.',
      ],
    ],
    parts: [
      [
        'Walk round and film it',
        ['All sides, wheels, roof and windscreen.', 'Say date and time aloud in the film.'],
        'A phone filming a car',
      ],
      [
        'Photograph the dashboard',
        ['Mileage and fuel, with the engine on.', 'Warning lights show at the same time.'],
        'A dashboard',
      ],
      [
        'Compare it with the form',
        ['Have every scratch written down that is not there yet.', 'Ask for a copy.'],
        'A form on a clipboard',
      ],
      [
        'Ask about fuel and reverse',
        ['Which fuel, how much at the end, where the cap opens.', 'In vans ask about the height as well.'],
        'A fuel cap',
      ],
    ],
    turn: ['Do the same when you bring it back.', 'Then nothing stands in the way of your trip.'],
    asks: [
      'What do you check first in a hired vehicle?',
      'Have you ever looked for the fuel cap at the pump?',
    ],
    ends: {
      pfatil: ['Ask us about anything before you leave.', 'Take your time. We will show you everything.'],
      h: 'Left or right? Now you know.',
    },
    keep: 'your next hire',
    send: 'the driver of your next trip',
    own: [
      {
        kinds: ['policy', 'price', 'process', 'offer'],
        about: 'deposit|fuel|mileage|drivers? over|insur|breakdown',
        lead: 'And how it is with us.',
      },
    ],
    pic: { ask: 'A phone filming one of your vehicles', alt: 'A phone filming a vehicle' },
    claims: [['Record the state at pick-up and return', 'consumer advice']],
  },
  {
    id: 'how-much-fits-into-a-van',
    format: 'howto',
    only: VANS,
    again: 7,
    emoji: '🚐',
    tags: ['VanHire', 'MovingHome', 'GoodToKnow'],
    title: ['Which van do you need for your move?', 'What size of van to hire: how to work it out'],
    cover: 'Which van do you need?',
    gist: [
      'To choose a van, list the large pieces, measure the longest, and count the boxes. A small van takes a room, a large one with a tail lift a small flat.',
      'Better one size larger than a second trip. Ask about height, weight and whether your licence covers it.',
    ],
    subject: ['Which van do you need?', 'What size of van'],
    hooks: {
      '*': [
        'Hiring a van for a move? Count and measure before you book.',
        'Which size of van do you need? This list tells you.',
      ],
      pfatil: 'The right van saves you a second trip.',
      h: 'The sofa fits into every van, until you close the doors.',
    },
    lines: {
      '*': [
        'Measure your longest piece before you hire a van. Mattresses and wardrobes decide.',
        'Take blankets and straps for the van, or ask whether you can hire them.',
        'Put heavy things in first, low down and right behind the seats.',
        'A van is higher than your car. Read the height on the dashboard before the car park.',
      ],
      h: ['The washing machine is always the last thing anyone remembers.'],
    },
    scene: [
      'Two friends, one van, and the bed is four inches too long.',
      'From outside a van looks large, and the wheel arches take their share.',
    ],
    why: [
      ['A second trip costs more than the next size up.', 'Each extra drive costs fuel, time and patience.'],
      ['What is packed tightly does not slide.', 'A full van travels better than a half-empty one.'],
    ],
    parts: [
      [
        'List the large pieces',
        ['Bed, sofa, wardrobe, fridge, bikes.', 'Write down the longest side of each.'],
        'A tape measure on a bed',
      ],
      [
        'Count the boxes',
        ['A room makes ten to fifteen.', 'Boxes of the same size fill a van best.'],
        'Boxes in a hall',
      ],
      [
        'Ask about a tail lift',
        ['For washing machines, pianos and bad backs.', 'It saves two strong friends.'],
        'A tail lift',
      ],
      [
        'Check your licence',
        ['Which weight may you drive? It differs by age and country.', 'Ask if you are not sure.'],
        'A driving licence',
      ],
    ],
    turn: ['Then book the van, and tell your friends.', 'And keep the blankets until last.'],
    asks: ['What is your largest piece of furniture?', 'How many trips did your last move take?'],
    ends: {
      pfatil: ['Send us your list, and we will tell you which van fits.', 'Not sure? Ask before you book.'],
      h: 'And the washing machine. Yes.',
    },
    keep: 'the week before your move',
    send: 'the friends who help you carry',
    own: [
      {
        kinds: ['product', 'service', 'price', 'story'],
        about: 'transit|luton|tail lift|\\bvans?\\b|minibus',
        lead: 'These are the vans here.',
      },
    ],
    pic: { ask: 'An open, empty van', alt: 'An open, empty van' },
    claims: [['Rules of thumb for van sizes; licence weight limits', 'practice of van hire, licensing law']],
  },
  {
    id: 'words-of-the-rental-desk',
    format: 'glossary',
    only: CARS,
    again: 9,
    emoji: '📄',
    tags: ['CarHireTips', 'TravelTips', 'GoodToKnow'],
    title: [
      'Excess, CDW, full to full: car {hire|rental} words explained',
      'What the words on a car {hire|rental} form mean',
    ],
    cover: 'Words on the form',
    gist: [
      'Excess is what you pay yourself if something happens. CDW limits it. Full to full means that you bring the car back with a full tank.',
      'Four words on the form decide what a {hire|rental} car can cost. Ask about them before you sign.',
    ],
    subject: ['Words on the form', 'What you sign'],
    hooks: {
      '*': [
        'What does "excess" mean on a car hire form? Four words explained before you sign.',
        'You are about to sign for a hired car? Know these four words first.',
      ],
      pfatil: 'With four words you understand what you sign at the desk.',
      h: 'After a long flight everybody signs everything. Read these four words before you fly.',
    },
    lines: {
      '*': [
        'Ask for the excess in figures before you sign: how much do I pay if something happens?',
        'Check whether tyres, glass and the roof are covered. Often they are not.',
        'Full to full is usually the fairest fuel rule. Keep the receipt of the last pump.',
        'The deposit is held on your card. Make sure that there is enough room on it.',
      ],
      h: ['"Et cetera" is not a word that belongs on a form.'],
    },
    scene: [
      'The desk is busy, the children are tired, and there are six boxes to tick.',
      'A low price on the screen can have a high excess behind it.',
    ],
    why: [
      ['Once you have signed, the form counts.', 'What was said at the desk is hard to prove.'],
      [
        'You may be covered already, by your card or another policy.',
        'Look at home, and you need not decide at the desk.',
      ],
    ],
    caution: [
      'Terms differ from firm to firm and from country to country. What counts is your contract.',
      'Read your own contract. The rules are not the same everywhere.',
    ],
    parts: [
      [
        'Excess',
        [
          'What you pay yourself if there is damage. In America it is the deductible.',
          'Your share of any damage.',
        ],
        'A form with a figure',
      ],
      [
        'CDW',
        [
          'Cover for damage to the car, with exceptions that you should read.',
          'It limits what you have to pay.',
        ],
        'A policy',
      ],
      [
        'Full to full',
        ['You get it full and bring it back full.', 'A full tank at both ends.'],
        'A fuel gauge',
      ],
      [
        'Deposit',
        ['A sum that is held on your card and freed afterwards.', 'It is blocked, and not charged.'],
        'A card on a desk',
      ],
    ],
    turn: ['Now you can sign with a good feeling.', 'And ask about anything that you do not understand.'],
    asks: ['Which of the words on the form was new to you?', 'What do you always ask at the desk?'],
    ends: {
      pfatil: ['Ask us. We explain it in plain words.', 'Questions about ours? Send us a message.'],
      h: 'The pen is yours.',
    },
    keep: 'the evening before your trip',
    send: 'the one who signs',
    own: [
      {
        kinds: ['policy', 'price', 'offer'],
        about: 'deposit|excess|insur|fuel|mileage',
        lead: 'And this is how it is with us.',
      },
    ],
    pic: { ask: 'A form and a pen on your desk', alt: 'A form and a pen' },
    claims: [['Meanings of terms', 'definition, consumer advice']],
  },
  {
    id: 'first-hour-in-a-camper',
    format: 'howto',
    only: CAMPERS,
    again: 8,
    emoji: '🚌',
    tags: ['CamperVan', 'RoadTrip', 'TravelTips'],
    title: [
      'First time in a camper van: what to know',
      'Driving a camper for the first time: the first hour',
    ],
    cover: 'First time in a camper',
    gist: [
      'In a camper know your height, brake early, put everything away before you drive, and arrive before dark. After an hour it feels normal.',
      'Have everything shown to you once: water, gas, power, the fridge, the roof. Film it, and you can look it up in the evening.',
    ],
    subject: ['First time in a camper', 'The first hour'],
    hooks: {
      '*': [
        'Your first trip in a camper van? Know these things before you drive off.',
        'A camper is higher, longer and heavier than your car. After an hour you will be used to it.',
      ],
      pfatil: 'The first hour in a camper is easier when you know five things.',
      h: 'In a camper everything that is not fastened arrives before you do.',
    },
    lines: {
      '*': [
        'Write the height of the camper on a note and stick it to the dashboard.',
        'Close every cupboard and the roof before you drive. Walk round once.',
        'Film the explanation at the handover. In the evening you will be glad of it.',
        'Plan a short first day, and arrive before dark.',
      ],
      h: ['The kettle on the hob is the first thing to fly.'],
    },
    scene: [
      'At the first bend something rolls across the floor.',
      'You turn into a car park, and there is a bar across the entrance.',
    ],
    why: [
      ['A heavy vehicle needs more road to stop.', 'Brake earlier, and take bends more slowly.'],
      ['Whoever arrives in daylight finds a level place.', 'In the dark everything takes twice as long.'],
    ],
    parts: [
      [
        'Know your height',
        ['Bridges, trees, car parks, drive-throughs.', 'Add what is on the roof.'],
        'A note on a dashboard',
      ],
      [
        'Put everything away',
        ['Cups, kettle, laptop, cupboard doors.', 'Gas off, steps in, cable out.'],
        'A closed cupboard',
      ],
      [
        'Have it explained',
        ['Water, toilet, gas, fridge, bed.', 'Ask about what you do not understand.'],
        'A hand at a gas tap',
      ],
      [
        'Arrive in daylight',
        ['Two hours of driving are plenty on the first day.', 'Book the first night.'],
        'A camper at sunset',
      ],
    ],
    turn: ['Then make tea and look at the view.', 'The second day is easy.'],
    asks: ['Where would your first trip go?', 'What would you pack first?'],
    ends: {
      pfatil: ['Ask us at the handover as often as you like.', 'Any questions before your trip? Just ask.'],
      h: 'The kettle is in the cupboard. Good.',
    },
    keep: 'the evening before your trip',
    send: 'the people you travel with',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'product', 'process'],
        about: 'camper|motorhome|sleeps|included|bedding|handover',
        lead: 'And this comes with ours.',
      },
    ],
    pic: { ask: 'A camper with its door open', alt: 'A camper van with an open door' },
    claims: [['Height, secure load, handover, daylight', 'practice of camper hire']],
  },
];
