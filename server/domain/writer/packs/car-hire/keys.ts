// From picking up the keys to handing them back: what saves money, time and quarrels.
import type { Idea } from '../../library/idea.ts';

/** Vans for things; in the others people sleep or sit. */
const CARGO = '(?<!camper |camping |passenger |tour )\\bvans?\\b(?! ?life)|truck|lorr';
const CAMPERS = 'camper|motorhome|\\bRVs?\\b';

export const KEYS: readonly Idea[] = [
  {
    id: 'film-it-before-you-drive',
    format: 'checklist',
    again: 8,
    emoji: '📹',
    tick: true,
    tags: ['CarHireTips', 'TravelTips', 'RoadTrip'],
    title: [
      'Picking up a {hire|rental} car: what to check before you drive',
      'Film the car once round before you leave',
    ],
    cover: 'Film it once round',
    gist: [
      'Walk round the car with the camera running: each side, wheels, roof, glass, fuel and mileage. Two minutes, and nobody has to argue a week later.',
      'Every scratch that is on the form is not yours. Film, note, sign, and then off you go.',
    ],
    subject: ['Two minutes with the camera', 'Each scratch on the form is not yours'],
    hooks: {
      '*': [
        'Before you start the engine, walk round the car with the camera running.',
        'Two minutes in the car park now are worth an hour of letters later.',
      ],
      p: 'A record made together at the start protects both sides.',
      f: 'Leave the bags for a moment. First once round.',
      a: 'Film. Note. Sign. Drive.',
      t: 'Record date, place, mileage, fuel level, and every mark larger than a coin, on both copies.',
      h: 'He filmed himself in the reflection of four doors. It is a very thorough film.',
      i: 'What begins clearly ends well.',
      l: 'A clean car, a full tank, an open road.',
    },
    lines: {
      '*': [
        'Film a {hire|rental} car once round before you drive off: sides, wheels, roof, glass, fuel, mileage. And again when you bring it back.',
        'Wheels and the front edge below are what people forget to look at. Kneel down once.',
        'A mark that is not on the form? Have it added before you leave, on both copies.',
        'Find lights, wipers, reverse gear and the fuel flap in the car park, and not at the first junction.',
      ],
      h: ['The fuel flap was found after twelve minutes. It was on the other side.'],
    },
    scene: [
      'In the car park children are already sitting in it, and one adult walks round it in a circle with a phone.',
      'A week later two people bend over a wheel and say at the same time: that was there before.',
    ],
    why: [
      [
        'Tired people after a flight sign what is put before them.',
        'In a dark multi-storey nobody sees a scratch.',
      ],
      [
        'Memory is no proof, on either side of the counter.',
        'Pictures with a date end a quarrel before it begins.',
      ],
    ],
    parts: [
      [
        'Walk round it slowly',
        ['Front, sides, rear, roof, and each wheel.', 'Light from the side shows dents best.'],
        'A phone filming a car',
      ],
      [
        'Photograph the dashboard',
        ['Mileage, fuel or charge, and warning lights.', 'With the engine running, as only then it shows.'],
        'A dashboard',
      ],
      [
        'Compare with the form',
        ['What is missing gets written down.', 'By hand is fine, if both have signed.'],
        'A form on a car',
      ],
      [
        'Look into the {boot|trunk}',
        [
          'Triangle, vest, spare wheel or kit: the law differs by country.',
          'And whether your luggage goes in.',
        ],
        'The open back of a car',
      ],
    ],
    turn: ['Keep the film until the deposit is back.', 'And now the bags, and then south.'],
    asks: ['Do you film it, or do you drive off?', 'Where did you last look for the fuel flap?'],
    ends: {
      p: 'Good firms like careful customers.',
      f: 'And have a nice trip.',
      a: 'Film first.',
      t: 'On return film again, with the place in the picture.',
      h: 'The film has been shown at Christmas.',
      i: 'Trust is easier with a picture.',
      l: 'Windows down, and go.',
    },
    keep: 'the car park at the airport',
    send: 'somebody who is about to fly',
    own: [
      {
        kinds: ['process', 'policy', 'guarantee', 'price'],
        about: 'damage|excess|insur|deposit|handover|cover',
        lead: 'And this is how it is done here.',
      },
    ],
    pic: { ask: 'A handover: car, form and keys', alt: 'A hand with keys in front of a parked car' },
    claims: [['Record condition before and after', 'consumer advice on car rental']],
  },
  {
    id: 'words-of-the-rental-desk',
    format: 'glossary',
    again: 9,
    emoji: '📄',
    tags: ['CarHireTips', 'TravelTips', 'GoodToKnow'],
    title: [
      'Excess, CDW, full to full: car {hire|rental} words explained',
      'What the words at the {hire|rental} desk mean',
    ],
    cover: 'Words at the counter',
    gist: [
      'Excess is what you pay yourself, CDW limits it, full to full is the fairest way with fuel, and the hold on your card is no charge. Know four words, and you decide calmly.',
      'At the desk everything goes quickly. Four words, read the evening before, save most of the surprises.',
    ],
    subject: ['Four words before you fly', 'A hold is no charge'],
    hooks: {
      '*': [
        'You are tired, there is a queue, and somebody asks: "With or without excess?"',
        'Four words decide what a {hire|rental} car costs in the end.',
      ],
      p: 'Whoever knows the terms compares prices that can be compared.',
      f: 'Read it on the plane. It is shorter than the safety card.',
      a: 'Know the excess. Know the fuel rule.',
      t: 'Base price, mileage, fuel, cover, extra driver, one way: these six make up the final figure.',
      h: '"Super", "premium", "total": insurance has been reading shampoo bottles.',
      i: 'Whoever understands signs with a light heart.',
      l: 'A signature, unhurried, and the keys.',
    },
    lines: {
      '*': [
        'Excess or deductible is the part of a damage that you pay yourself. Ask for the figure before you compare prices.',
        'Full to full: you get it full and bring it back full. Keep the receipt of the last filling.',
        'The deposit is a hold on your card and can take days to be freed. Bring a card with enough room on it.',
        'Who else drives has to be in the contract. Otherwise the cover may not hold.',
      ],
      h: ['He took the full cover, for a trip of two miles. He slept wonderfully.'],
    },
    scene: [
      'Midnight, a counter, five pages, and a pen on a chain.',
      'On the plane somebody reads a contract, nods, and underlines a number.',
    ],
    why: [
      [
        'Prices online leave out what is asked at the desk.',
        'What looks cheap can have a high excess behind it.',
      ],
      ['At a counter, with a queue behind, nobody reads.', 'At home you have time, and coffee.'],
    ],
    parts: [
      [
        'Excess',
        [
          'What you pay yourself if something happens. In America it is called deductible.',
          'Your own part of a damage, up to a figure in the contract.',
        ],
        'A contract with a line marked',
      ],
      [
        'CDW',
        [
          'Collision damage waiver: it limits what you owe for damage to the car. Glass, {tyres|tires} and roof are often left out.',
          'A limit on your share, with exceptions that are worth reading.',
        ],
        'A car wheel',
      ],
      [
        'Full to full',
        ['You collect it with a full tank and bring it back so.', 'The fuel rule in which nobody guesses.'],
        'A fuel pump',
      ],
      [
        'Deposit',
        [
          'A sum that is held on the card and freed later, not a payment.',
          'A hold: it needs room on the card for some days.',
        ],
        'A card on a counter',
      ],
    ],
    turn: [
      'Ask for all of it in one figure. Good people tell you at once.',
      'And your own card or policy may cover something already: look.',
    ],
    asks: ['Which word have you signed without knowing it?', 'Do you read the contract?'],
    ends: {
      p: 'Compare what is included, then the price.',
      f: 'And ask. Really, just ask.',
      a: 'One total. In writing.',
      t: 'Cover and its names differ by country and firm: the contract counts.',
      h: 'The shampoo is also super.',
      i: 'Clear words, clear roads.',
      l: 'And then only the road.',
    },
    caution:
      'Terms differ from country to country and firm to firm. What holds is what your contract says, so read it, or ask.',
    keep: 'the evening before the flight',
    send: 'whoever will be driving',
    own: [
      {
        kinds: ['price', 'policy', 'guarantee', 'offer'],
        about: 'excess|insur|deposit|mileage|fuel|includ|cover|unlimited',
        lead: 'And what it looks like here.',
      },
    ],
    pic: { ask: 'Keys and contract on the counter', alt: 'Car keys on a contract' },
    claims: [['Definitions', 'rental terms; consumer advice']],
  },
  {
    id: 'how-much-fits-into-a-van',
    format: 'howto',
    only: CARGO,
    again: 9,
    emoji: '🚐',
    tags: ['VanHire', 'MovingDay', 'MovingTips'],
    title: [
      'Which van do I need? Count before you book',
      'How to load a {hire|rental} van so that nothing breaks',
    ],
    cover: 'How much fits into a van',
    gist: [
      'Measure the longest thing first, count boxes, and load heavy things low, forward and against the wall behind the seats. Straps do more than speed.',
      'The sofa decides, not the boxes. Measure sofa, wardrobe and door, and book for those.',
    ],
    subject: ['The sofa decides', 'Heavy, low, forward'],
    hooks: {
      '*': [
        'It is not the boxes that decide which van you need. It is the sofa.',
        'One tape measure before you book saves one trip too many.',
      ],
      p: 'Most second trips come from one piece that was never measured.',
      f: 'Measure the sofa. Then measure it again, with the feet.',
      a: 'Longest thing first. Then book.',
      t: 'Keep the load low, in front of or over the rear axle, evenly left and right, within the payload in the papers.',
      h: 'They got everything in, except for the last lamp, which travelled on a lap.',
      i: 'Packed well, a household is lighter than it looks.',
      l: 'Blankets, straps, and a slow drive at dusk.',
    },
    lines: {
      '*': [
        'Booking a van? Measure the longest and the tallest piece first. Those decide, and not the number of boxes.',
        'Load heavy things low, forward and against the bulkhead, and strap each wall of boxes.',
        'A van has a limit of weight, not only of room. Books reach it long before the van is full.',
        'A high van takes no notice of you in a low car park. Write its height on a note on the dashboard.',
      ],
      h: ['The van was three metres high. The barrier was not.'],
    },
    scene: [
      'On the pavement stands a sofa, and four people look from it to the van, and from the van to it.',
      'Somebody drives very slowly, and behind, something rolls from left to right and back.',
    ],
    why: [
      ['Boxes fill gaps, and long things make them.', 'What does not bend has to go in first.'],
      [
        'In a bend everything moves that is able to.',
        'A tall empty van and a heavy thing at the top is how they tip.',
      ],
    ],
    parts: [
      [
        'Measure the big pieces',
        [
          'Length, height, and whether the legs come off.',
          'And the loading space inside, between the wheel arches.',
        ],
        'A tape measure on a sofa',
      ],
      [
        'Load heavy things first',
        ['Against the bulkhead, low, left and right in balance.', 'Washing machine upright, and secured.'],
        'A washing machine in a van',
      ],
      [
        'Fill up and strap',
        ['Boxes as a wall, mattresses between furniture.', 'A strap every metre, and a blanket beneath it.'],
        'A strap across boxes',
      ],
      [
        'Drive as with eggs',
        ['Brake earlier, bend slower, think of height and width.', 'Have somebody outside when you reverse.'],
        'A van on a street',
      ],
    ],
    turn: ['Take photos once it is in: next time you know.', 'Pizza is due to everybody who has carried.'],
    asks: ['What did not fit in at your place?', 'Who sat beside the lamp?'],
    ends: {
      p: 'If you are unsure, send the list: somebody can tell which size.',
      f: 'And return it swept. It makes friends.',
      a: 'Measure. Strap. Slowly.',
      t: 'Check which licence it takes: above a certain weight another class is needed.',
      h: 'The barrier has been replaced.',
      i: 'Many hands, one van, a new address.',
      l: 'And the last box says: kettle.',
    },
    keep: 'the week before the move',
    send: 'somebody with a large sofa',
    own: [
      {
        kinds: ['product', 'service', 'price', 'offer'],
        about: CARGO,
        lead: 'And what there is to choose from here.',
      },
    ],
    pic: { ask: 'An empty loading space with straps', alt: 'The empty loading space of a van with straps' },
    claims: [['Load low and forward, secure, payload limits', 'vehicle safety authorities']],
  },
  {
    id: 'wheel-or-map',
    format: 'either',
    again: 10,
    emoji: '🗺️',
    tags: ['RoadTrip', 'ThisOrThat', 'TravelTalk'],
    title: ['Drive or navigate: where do you sit on a road trip?', 'Wheel or map: what are you on the road?'],
    cover: 'At the wheel, or with the map?',
    gist: [
      'One drives, one has map, music and biscuits. Most couples have settled it without a word. What are you?',
      'Behind the wheel or in charge of turning left: both can be blamed. Which seat is yours?',
    ],
    subject: ['Who has the biscuits?', 'Left. The other left'],
    hooks: {
      '*': [
        'There are two jobs in a car, and only one of them has the biscuits.',
        'Driver or co-pilot: in most cars it was decided years ago.',
      ],
      p: 'A good co-pilot keeps a driver awake, fed and on the right road.',
      f: 'Own up: which seat do you go to without thinking?',
      a: 'Wheel or map. Choose.',
      t: 'Driver: eyes on the road, nothing else. Co-pilot: route, music, windows, supplies.',
      h: '"Turn left here." "Here?" "That was here."',
      i: 'Half of travelling is who sits beside you.',
      l: 'Evening sun on the dashboard, and a long road.',
    },
    lines: {
      '*': [
        'On a road trip: do you drive, or do you have the map, the music and the biscuits?',
        'Swap every two hours, with a break and a few steps. Tired is no better than drunk.',
        'Set the route before you start. Whoever types at the wheel drives blind.',
        'Left or right: whoever drives on the other side for the first time needs a co-pilot who says it at each junction.',
      ],
      h: ['The navigation said "turn round". The co-pilot said "it is jealous".'],
    },
    scene: [
      'A {lay-by|rest stop}, a map on the {bonnet|hood}, and two people who point in different directions.',
      'Night, one drives, one feeds grapes, and nobody speaks for fifty miles.',
    ],
    why: [
      [
        'Who drives sees the road. Who does not sees the country.',
        'One is needed for arriving, the other for its being a trip.',
      ],
    ],
    parts: [
      [
        'At the wheel',
        [
          'In control, and nobody can take the exit for you.',
          'You see more {lorries|trucks} than landscape.',
        ],
        'Hands on a steering wheel',
      ],
      [
        'With map and biscuits',
        ['You choose the music, the stops and the blame.', 'Somebody has to say when the sea is to be seen.'],
        'A map on a lap',
      ],
    ],
    turn: ['Swap once. It is good for understanding.', 'And the back seat asks whether it is far.'],
    asks: ['Which seat is yours?', 'Who chooses the music?'],
    ends: {
      p: 'Have both names put in the contract, then you can swap.',
      f: 'Tell us. We are on the side of the biscuits.',
      a: 'One word below.',
      t: 'Rule of thumb: a quarter of an hour of break for each two hours.',
      h: 'They have arrived. Somewhere.',
      i: 'The way is better for two.',
      l: 'And there, between two hills, the sea.',
    },
    keep: 'the next long drive',
    send: 'your co-pilot',
    own: [
      {
        kinds: ['policy', 'price', 'offer', 'service'],
        about:
          'second driver|additional driver|extra driver|weekend (?:rate|hire|rental|deal)|unlimited|mileage',
        lead: 'For whoever wants to swap.',
      },
    ],
    pic: {
      ask: 'The view over the dashboard onto a road, parked',
      alt: 'A road seen over the dashboard of a car',
    },
    claims: [['A break every two hours', 'road safety authorities']],
  },
  {
    id: 'between-two-drivers',
    format: 'behind',
    again: 9,
    emoji: '🧽',
    tags: ['BehindTheScenes', 'CarHire', 'TeamLife'],
    title: [
      'What happens to a {hire|rental} car between two drivers',
      'Between two keys: what is done before you get in',
    ],
    cover: 'Between two drivers',
    gist: [
      '{Tyres|Tires}, oil, lights, a vacuum cleaner, and a hand under every seat: between two drivers a car has a short and busy hour. What turns up there would fill a shop.',
      "You get in, and everything is in its place. Before that somebody was on their knees, looking for your predecessor's sand.",
    ],
    subject: ['A hand under every seat', 'Sand, always sand'],
    hooks: {
      '*': [
        'Before you get in, somebody has had a hand beneath each seat.',
        "Between two drivers a car is for one hour nobody's. This is what happens in it.",
      ],
      p: 'A careful hour between two customers is what you notice when it is missing.',
      f: 'Guess what is found most often. It is not money.',
      a: 'Check. Clean. Check again.',
      t: '{Tyres|Tires}, fluids, lights, damage, charge or fuel, interior: in this order, and with a signature.',
      h: 'A single flip-flop. Always one. Somewhere there must be an army of people hopping.',
      i: 'Care that nobody sees is care all the same.',
      l: 'A wiped dashboard, and a faint smell of nothing.',
    },
    lines: {
      '*': [
        "Found most often in returned cars: sunglasses, chargers, one shoe, and a child's most important animal.",
        'Before you hand back a car: door pockets, under the seats, {boot|trunk} floor, and your phone out of its memory.',
        'Delete your phone from the car before you return it. It keeps contacts and addresses otherwise.',
        'Sand gets everywhere. A towel on the seat, and shoes knocked together at the door, are much appreciated.',
      ],
      h: ['The rabbit made of cloth was sent on by express. It was the right decision.'],
    },
    scene: [
      'All four doors stand open, a hose lies on the ground, and from under a seat an arm pulls out a plush rabbit.',
      'On a shelf lie eleven pairs of sunglasses, sorted by month.',
    ],
    why: [
      [
        'Whoever gets in next should feel that it is theirs.',
        "A stranger's crumb is the first thing that one sees.",
      ],
      ['What is found between two trips does not happen on one.', 'A slow puncture shows while it stands.'],
    ],
    parts: [
      [
        'Check before cleaning',
        ['{Tyres|Tires}, oil, lights, and a walk round with the form.', 'Dirt hides nothing from a hand.'],
        'A gauge at a tyre',
      ],
      [
        'A hand under every seat',
        ['Coins, sweets, earrings, once a set of teeth.', 'What is found gets a label with date and car.'],
        'A hand under a car seat',
      ],
      [
        'Wipe what hands touch',
        [
          'Wheel, gear lever, screen, belt, handles.',
          'And the {boot|trunk}, since there was a wet dog in it.',
        ],
        'A cloth on a steering wheel',
      ],
    ],
    turn: [
      'Then the seat is moved back to the middle, and the mirror waits for you.',
      'Half an hour later it is on the road again.',
    ],
    asks: ['What have you left in a car?', 'What is the first thing you adjust?'],
    ends: {
      p: 'Lost something? Ring at once, and say which car.',
      f: 'The rabbit sends its regards.',
      a: 'Look under the seat.',
      t: 'Reset the trip meter, and you know your own mileage.',
      h: 'The army has been informed that there is a shelf.',
      i: 'Leave it as you would like to find it.',
      l: 'A closed door, a soft click.',
    },
    keep: 'the day you hand it back',
    send: 'whoever always loses sunglasses',
    own: [
      {
        kinds: ['process', 'people', 'story'],
        about: 'cleaned|checked (?:after|before|between)|valet|maintain|serviced',
        lead: 'And who does it here.',
      },
    ],
    pic: { ask: 'The shelf with what was found', alt: 'A shelf with sunglasses and a plush rabbit' },
    claims: [
      ['Cars keep paired phone data', 'data protection authorities'],
      ['What is found', 'trade practice'],
    ],
  },
  {
    id: 'first-hour-in-a-camper',
    format: 'howto',
    only: CAMPERS,
    again: 9,
    emoji: '🚐',
    tags: ['CamperVan', 'VanLife', 'RoadTrip'],
    title: [
      'First time in a camper van: what to know in the first hour',
      'Camper for beginners: height, gas, latches',
    ],
    cover: 'The first hour in a camper',
    gist: [
      'Write the height on the dashboard, close every latch, practise reversing on an empty lot, and sleep the first night nearby. After that it drives itself.',
      'What flies open, flies. Walk through before each start: latches, roof, step, cable, gas.',
    ],
    subject: ['What flies open, flies', 'The first night nearby'],
    hooks: {
      '*': [
        'The first bend tells you which cupboard you did not close.',
        'Spend the first night twenty minutes from where you started. You will want to ask something.',
      ],
      p: 'One calm hour at the start prevents most of what goes wrong in the first week.',
      f: 'Make coffee in it, in the yard. Then you know where everything is.',
      a: 'Height. Latches. Step in. Go.',
      t: 'Walk-round before each start: roof vents shut, step in, cable off, gas as the rules say, fridge latched.',
      h: 'The cutlery drawer opened in the roundabout. They went round twice.',
      i: 'A small house, and every morning another garden.',
      l: 'A sliding door, a lake, a first cup.',
    },
    lines: {
      '*': [
        'First time in a camper? Write its height and width on a note and stick it to the dashboard.',
        'Before each start walk through once: latches, vents, step, cable, gas. It takes two minutes.',
        'Practise reversing on an empty car park, with somebody outside who waves with both arms.',
        'Wild camping is allowed in some countries and fined in others. Look it up before it gets dark.',
      ],
      h: ['The step was still out. The bush has been informed.'],
    },
    scene: [
      'At the first roundabout comes a sound as if somebody had thrown a drawer of spoons downstairs.',
      'Evening, a field, two chairs, and somebody reads aloud how one empties the tank.',
    ],
    why: [
      [
        'A camper is longer, higher and slower to stop than what you drive at home.',
        'Weight at the back swings out. In the first bend one feels it.',
      ],
      ['At night on a strange site every switch is a riddle.', 'In daylight in the yard it can be asked.'],
    ],
    parts: [
      [
        'Have everything shown',
        [
          'Gas, water, power, toilet, awning. Film it.',
          'Ask what guests forget most: it is mostly the step.',
        ],
        'A hand at a switch',
      ],
      [
        'Note the height',
        ['Bridges, trees, barriers, {petrol|gas} station roofs.', 'Add what stands on the roof.'],
        'A note on a dashboard',
      ],
      [
        'Close what can open',
        ['Cupboards, fridge, roof, and the bathroom door.', 'Heavy things go low, glasses between towels.'],
        'A latch on a cupboard',
      ],
      [
        'Stay close the first night',
        [
          'There is time to ask, and to turn round for the pillow.',
          'Half an hour away is far enough for a first evening.',
        ],
        'A camper in a field',
      ],
    ],
    turn: [
      'On the third day everything has its place, and you do not want to go back.',
      'And the roundabout is only a roundabout.',
    ],
    asks: ['What did you forget on the first night?', 'Where would you go first?'],
    ends: {
      p: 'A good handover takes its time. Plan for it.',
      f: 'And take the good coffee along.',
      a: 'Two minutes before each start.',
      t: 'Check the payload: water, people and bikes add up quickly.',
      h: 'All the spoons are there. One is bent.',
      i: 'Slow is the right speed to see something.',
      l: 'Rain on the roof, and nowhere to be.',
    },
    caution:
      'Gas, fire and height are no matters of trying: follow the handover and the manual, keep a vent open when cooking, and have a carbon monoxide alarm.',
    keep: 'the day of the handover',
    send: 'whoever will be travelling with you',
    own: [
      {
        kinds: ['product', 'price', 'process', 'service', 'policy'],
        about: CAMPERS,
        lead: 'And what stands ready here.',
      },
    ],
    pic: { ask: 'A camper with its door open, in the yard', alt: 'A camper van with its sliding door open' },
    claims: [['Walk-round, height, payload, carbon monoxide', 'motoring and camping organisations']],
  },
];
