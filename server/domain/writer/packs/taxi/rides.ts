// Taxis and private hire: airport, night, hospital, and what to say when one books.
import type { Idea } from '../../library/idea.ts';

export const RIDES: readonly Idea[] = [
  {
    id: 'count-back-from-the-gate',
    format: 'howto',
    only: 'airport|gatwick|heathrow|stansted|luton|terminal|flights?',
    again: 6,
    emoji: '✈️',
    tags: ['AirportTransfer', 'Taxi', 'TravelTips'],
    title: [
      'When should you leave for the airport? How to work it out',
      'Airport taxi: how to choose the pick-up time',
    ],
    cover: 'Your way to the airport',
    gist: [
      'To find your pick-up time, start with the closing time of the bag drop, take off the queue, the drive at that hour, and twenty minutes to spare.',
      'Give the flight number and the terminal when you book an airport taxi. Then the driver can check the time with you.',
    ],
    subject: ['When to leave for the airport', 'Choosing the pick-up time'],
    hooks: {
      '*': [
        'When do you have to leave for the airport? Count back from the bag drop.',
        'An early flight? Here is how to work out the pick-up time for your taxi.',
      ],
      pfatil: 'The right pick-up time for the airport takes two minutes to work out.',
      h: 'Some people are at the airport three hours early. They are married to the others.',
    },
    lines: {
      '*': [
        'Tell the taxi office your flight number and terminal. A wrong terminal costs more time than traffic.',
        'Ask how long the drive takes at that hour and on that weekday. The map at midnight is no help.',
        'Flying back late? Book your taxi for the way home as well, and give the flight number.',
        'Count the cases when you book. Four people with four large cases need a bigger car.',
      ],
      h: ['The passport is in the other jacket. Look now.'],
    },
    scene: [
      'It is half past three in the morning, and you wonder whether four is early enough.',
      'Most missed flights are lost between the front door and the bag drop.',
    ],
    why: [
      [
        'The bag drop closes well before take-off, and nobody waits.',
        'Airlines close the bag drop at a fixed time.',
      ],
      [
        'The same road takes twice as long in the morning rush.',
        'Roadworks and rain do not ask for your flight time.',
      ],
    ],
    parts: [
      [
        'Find the bag drop time',
        [
          'It is on your booking. With hand luggage count to security.',
          'Write down when it closes, and not when you take off.',
        ],
        'A boarding pass on a phone',
      ],
      [
        'Take off the queue',
        ['In the holidays allow an hour.', 'Ask the airport or look at its website.'],
        'A queue at an airport',
      ],
      [
        'Take off the drive',
        ['At that hour, on that day.', 'Ask the taxi office. They do it every day.'],
        'A road in the morning',
      ],
      [
        'Add twenty minutes',
        ['For a lost shoe, a closed road, a long hug.', 'You can always have a coffee.'],
        'A clock and a suitcase',
      ],
    ],
    turn: ['That is your pick-up time.', 'And then you can sleep.'],
    asks: ['How early are you at the airport?', 'Have you ever missed a flight?'],
    ends: {
      pfatil: [
        'Not sure? Tell us your flight, and we will work it out with you.',
        'Book the evening before at the latest.',
      ],
      h: 'Passport? Good.',
    },
    keep: 'your next early flight',
    send: 'the person you travel with',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'story'],
        about: 'airport|gatwick|heathrow|stansted|luton|terminal|fixed price',
        lead: 'And for the drive itself.',
      },
    ],
    pic: { ask: 'An open boot with suitcases', alt: 'Suitcases in the boot of a taxi' },
    claims: [['Bag drop closes at a fixed time; traffic differs by hour', 'airline and airport advice']],
  },
  {
    id: 'say-it-when-you-book',
    format: 'tip',
    again: 7,
    emoji: '📞',
    tags: ['Taxi', 'GoodToKnow', 'TravelTips'],
    title: ['What to say when you book a taxi', 'Booking a taxi: child, wheelchair, dog or big luggage'],
    cover: 'Booking a taxi',
    gist: [
      'When you book a taxi, say how many you are, how much luggage you have, and whether a child, a wheelchair or a dog comes along. Then the right car comes.',
      'A taxi is booked in half a minute if you say where, when, how many and what you bring.',
    ],
    subject: ['Booking a taxi', 'What to say'],
    hooks: {
      '*': [
        'Booking a taxi with a child, a wheelchair or a dog? Say it when you call.',
        'Five people and five cases do not fit into every taxi. Say it when you book.',
      ],
      pfatil: 'The right car comes if you say what you need when you book.',
      h: 'The dog is small, but he thinks that he is big. Mention him when you book the taxi.',
    },
    lines: {
      '*': [
        'Say how old and how tall a child is when you book a taxi, and ask about a seat.',
        'For a wheelchair say whether it folds or whether you stay in it. That decides which car comes.',
        'Ask about your dog when you book. Assistance dogs travel free and have to be taken in many countries.',
        'Give a house number and a name. Many streets have two ends.',
      ],
      h: ['A double bass counts as a passenger.'],
    },
    scene: [
      'The car is there, and the pushchair does not fit.',
      'Half of all questions on the phone could be answered in one sentence.',
    ],
    why: [
      [
        'Not every car has room for five people or for a wheelchair.',
        'Large cars are few, and they are booked early.',
      ],
      ['What is known beforehand can be brought along.', 'A child seat or a ramp has to be in the car.'],
    ],
    caution: [
      'Rules on child seats in taxis differ from place to place. Ask when you book.',
      'Which seat a child must have in a taxi depends on where you live.',
    ],
    parts: [
      [
        'How many, and how much',
        ['People, cases, pushchair, skis.', 'For five or more ask for a large car.'],
        'Suitcases beside a car',
      ],
      [
        'Who needs what',
        ['Child seat, wheelchair, help to the door.', 'Say whether somebody cannot walk far.'],
        'A folded wheelchair',
      ],
      [
        'Where exactly',
        ['House number, entrance, a name on the bell.', 'Your phone number, with the sound on.'],
        'A house number',
      ],
    ],
    turn: ['Next time "as last week" is enough.', 'Then the right car stands at the door.'],
    asks: ['What was the largest thing you ever took in a taxi?', 'With dog or without?'],
    ends: {
      pfatil: ['Tell us what you need. There is nearly always a way.', 'If you are not sure, just ask.'],
      h: 'The dog may choose the music.',
    },
    keep: 'your next booking',
    send: 'somebody with a pushchair',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about: 'wheelchair|child seats?|booster|minibus|six.?seat|eight.?seat|\\bdogs?\\b|book by|\\bapp\\b',
        lead: 'And this is what there is with us.',
      },
    ],
    pic: { ask: 'An open door or boot of your car', alt: 'An open taxi door' },
    claims: [['Vehicle choice depends on passengers, luggage, needs', 'practice of taxi offices']],
  },
  {
    id: 'look-before-you-get-in',
    format: 'checklist',
    again: 8,
    emoji: '🌙',
    tags: ['GetHomeSafe', 'Taxi', 'NightOut'],
    title: [
      'Getting home safely by taxi: four quick checks',
      'Taxi at night: what to check before you get in',
    ],
    cover: 'Home safely by taxi',
    gist: [
      'Before you get into a taxi at night, check plate and colour, let the driver say your name, look for the badge, and send a friend a message.',
      'Four looks take ten seconds: the plate, the badge, the name, the message.',
    ],
    subject: ['Home safely by taxi', 'Four quick checks'],
    hooks: {
      '*': [
        'Going home by taxi tonight? Make these four quick checks before you get in.',
        'Ten seconds before you get into a taxi at night: this is what to look at.',
      ],
      pfatil: 'A safe ride home begins with four quick looks.',
      h: 'Getting into the wrong silver car is embarrassing. Check the plate first.',
    },
    lines: {
      '*': [
        'Ask "who are you here for?" and let the driver say your name. Do not say it first.',
        'Licensed drivers have a badge, and they do not mind if you look at it.',
        'Sit in the back if you ride alone at night, and send a friend the plate.',
        'Book before you leave. In the queue outside you take whatever comes.',
      ],
      h: ['Your mother would like a message as well.'],
    },
    scene: [
      'Outside the club there are three silver cars, and one of them is yours.',
      'At two in the morning nobody wants to read number plates.',
    ],
    why: [
      [
        'Licensed drivers and cars are checked.',
        'A licence means that somebody has looked at driver and car.',
      ],
      ['If a friend knows where you are, everybody is calmer.', 'A message takes five seconds.'],
    ],
    caution: [
      'If you do not feel safe, get out where there are people, and call the emergency number.',
      'Trust your feeling. If something is wrong, leave at a lit place and call for help.',
    ],
    parts: [
      [
        'Plate and colour',
        ['Compare them with your booking.', 'They are in the message that you got.'],
        'A number plate',
      ],
      [
        'The driver says your name',
        ['Ask whom they have come for.', 'Wait for the answer.'],
        'A driver at an open window',
      ],
      [
        'The badge',
        ['At the windscreen or round the neck.', 'Without a badge do not get in.'],
        'A taxi badge',
      ],
      [
        'A message to a friend',
        ['The plate or your location is enough.', 'And one when you are home.'],
        'A phone with a message',
      ],
    ],
    turn: ['Then lean back. You are nearly home.', 'Good drivers like passengers who look.'],
    asks: ['Whom do you text when you get home?', 'What do you look at first?'],
    ends: {
      pfatil: ['Get home safely.', 'Save our number before you go out.'],
      h: 'And mother says good night.',
    },
    keep: 'your next night out',
    send: 'everybody who is going out tonight',
    own: [
      {
        kinds: ['process', 'service', 'proof', 'hours'],
        about: 'book by|\\bapp\\b|licen[cs]ed|24|all night|card',
        lead: 'And how you book with us.',
      },
    ],
    pic: { ask: 'The sign or plate of your car at night', alt: 'A taxi sign at night' },
    claims: [['Check plate, name, badge; share the trip', 'advice of police and councils']],
  },
  {
    id: 'the-left-glove',
    format: 'answer',
    again: 8,
    emoji: '🧤',
    tags: ['LostProperty', 'Taxi', 'GoodToKnow'],
    title: ['Left something in a taxi? How to get it back', 'Phone or bag left in a taxi: what to do first'],
    cover: 'Left it in a taxi?',
    question: 'I left something in a taxi. What now?',
    short: 'Call the office at once, with the time, the route and what it looks like.',
    gist: [
      'If you left something in a taxi, call the office at once. With time and route they find the car, and in the first minutes it is usually still there.',
      'Lost your phone in a taxi? Call it from another one. Many drivers answer.',
    ],
    subject: ['Left it in a taxi?', 'Lost property'],
    hooks: {
      '*': [
        'Did you leave something in a taxi? Call the office now, with these three things.',
        'Most things that are left in a taxi come back, if you call soon.',
      ],
      pfatil: 'Call soon and say exactly when and where, and you will probably get it back.',
      h: 'Things found in taxis: umbrellas, teeth, a wedding cake. Call early.',
    },
    lines: {
      '*': [
        'Look back at the seat before you close the door of a taxi. It takes a second.',
        'Keep the receipt until you have unpacked. The car number is on it.',
        'If your phone is in the taxi, call it, and lock it from another device.',
        'Tell the office when and where you got out. That is how they find the car.',
      ],
      h: ['The wedding cake got there. Nobody noticed anything.'],
    },
    scene: [
      'The red lights turn the corner, and your hand feels an empty pocket.',
      'A phone slides between seat and door and makes no sound.',
    ],
    why: [
      [
        'With every new passenger it gets harder to find.',
        'After ten minutes somebody else sits in the car.',
      ],
      [
        'Time and place lead to the car, and the car leads to your bag.',
        'The office sees which car was where.',
      ],
    ],
    parts: [
      [
        'Ring the office straight away',
        ['Say when and where you got in and out.', 'If you booked in an app, use the trip there.'],
        'A person on the phone',
      ],
      [
        'Describe it well',
        ['Colour, size, a sticker, the picture on the screen.', 'Black bags are all alike.'],
        'A black bag with a ribbon',
      ],
      [
        'Lock what can be misused',
        ['Phone, cards, keys.', 'You can open them again later.'],
        'A phone being locked',
      ],
    ],
    turn: ['And a small thank-you makes drivers happy.', 'Then it is on its way back.'],
    asks: ['What have you left in a taxi?', 'Did you get it back?'],
    ends: {
      pfatil: ['Save our number, just in case.', 'Call us. We will ask the driver at once.'],
      h: 'One look back. You know why.',
    },
    keep: 'the day it happens',
    send: 'the friend who loses everything',
    own: [
      {
        kinds: ['process', 'place', 'hours', 'service'],
        about: 'phone|\\bcall|\\bapp\\b|24',
        lead: 'And this is how to reach us.',
      },
    ],
    pic: { ask: 'An umbrella or glove on the back seat', alt: 'A glove on the back seat of a taxi' },
    claims: [['Prompt calls with time and route help', 'practice of taxi offices']],
  },
  {
    id: 'the-night-of-nights',
    format: 'season',
    when: { months: [11, 12] },
    again: 11,
    emoji: '🎄',
    tags: ['ChristmasParty', 'GetHomeSafe', 'Taxi'],
    title: ['Christmas party: book your taxi home in time', 'How to get home after the Christmas party'],
    cover: 'Home from the party',
    gist: [
      'Book your taxi home from the Christmas party as soon as you know the date. On those nights everybody wants to go home at the same time.',
      'Share a taxi after the Christmas party, choose a meeting point that is easy to find, and be there five minutes early.',
    ],
    subject: ['Home from the party', 'Book your way home'],
    hooks: {
      '*': [
        'Is there a Christmas party in your calendar? Book the way home as well.',
        'On the Fridays before Christmas taxis are short. Book yours now.',
      ],
      pfatil: 'The way home is planned more easily before the party than after it.',
      h: 'At two in the morning, in thin shoes, you will be glad that you booked a taxi.',
    },
    lines: {
      '*': [
        'Book the way there and the way home in one call.',
        'Fill the taxi with people from your direction. It is cheaper and safer.',
        'Agree on a meeting point with a name or a number, and not "outside".',
        'Leave half an hour before everybody else does, and you get home faster.',
      ],
      h: ['The last song is always the same. You can go.'],
    },
    scene: [
      'The dress is planned, the present is planned, and the way home is not.',
      'At midnight two hundred people stand at the kerb and look at their phones.',
    ],
    why: [
      [
        'On a few nights in December everybody needs a taxi at once.',
        'There are as many cars as always, and ten times as many people.',
      ],
      [
        'A booked car comes. In the queue you take what is left.',
        'With a booking nobody stands in the cold.',
      ],
    ],
    caution: [
      'Please do not drive after drinking, and be careful the next morning too.',
      'Alcohol leaves the body slowly. Leave the car at home, also on the morning after.',
    ],
    parts: [
      [
        'Book early',
        ['As soon as you have the date.', 'Have it confirmed, and keep the message.'],
        'A phone with a booking',
      ],
      [
        'Share the ride',
        ['Who lives in your direction?', 'Count heads before you book.'],
        'Four people in a taxi',
      ],
      [
        'Choose a good place to meet',
        ['A lit corner with a name.', 'Wait inside until the car is there.'],
        'A lit corner at night',
      ],
    ],
    turn: ['Then enjoy the party.', 'And get home well.'],
    asks: ['When is your Christmas party?', 'Who goes home first in your team?'],
    ends: {
      pfatil: ['Call us with your date.', 'Book now, and it is done.'],
      h: 'Take the warm shoes along.',
    },
    keep: 'the week of your party',
    send: 'your colleagues',
    own: [
      {
        kinds: ['process', 'service', 'hours', 'price', 'offer'],
        about: 'book(?:ing)? (?:online|by|ahead)|\\bapp\\b',
        lead: 'And this is how you book with us.',
      },
    ],
    pic: { ask: 'Your car with lights in the evening', alt: 'A taxi in the evening' },
    claims: [['Demand peaks on December nights', 'practice of taxi firms']],
  },
  {
    id: 'to-the-hospital-and-back',
    format: 'checklist',
    again: 8,
    emoji: '🏥',
    tags: ['HospitalVisit', 'Taxi', 'GettingThere'],
    title: [
      'By taxi to a hospital appointment: what to arrange',
      'Hospital appointment: how to plan the way there and back',
    ],
    cover: 'By taxi to the hospital',
    gist: [
      'For a hospital appointment give the taxi the name of the entrance, book the way back with an open time, and say whether you need help to the door.',
      'After some treatments you may not drive. Book the way home before you go.',
    ],
    subject: ['By taxi to the hospital', 'There and back'],
    hooks: {
      '*': [
        'A hospital appointment? Arrange these things when you book the taxi.',
        'After some treatments you may not drive. Plan the way home before you go.',
      ],
      pfatil: 'A hospital appointment is easier when the way there and back is arranged.',
      h: 'Hospitals have nine entrances, and yours is the tenth. Ask which one.',
    },
    lines: {
      '*': [
        'Ask the ward which entrance is nearest, and tell it to the taxi office.',
        'Book the way back from hospital with an open time, and call when you are ready.',
        'Say when you book whether you need an arm to the door or a wheelchair.',
        'Keep your papers and medicines in one bag on your lap.',
      ],
      h: ['Bring slippers. It is never wrong.'],
    },
    scene: [
      'The appointment is at nine, the car park is full, and the entrance is on the other side.',
      'You are told that you can go home, and then you wonder how.',
    ],
    why: [
      ['Large hospitals have several entrances, far apart.', 'The right door can save ten minutes on foot.'],
      ['When you will be ready is hard to tell.', 'Appointments take longer than planned.'],
    ],
    caution: [
      'In an emergency do not take a taxi. Call the emergency number.',
      'A taxi is for planned appointments. In an emergency call an ambulance.',
    ],
    parts: [
      [
        'Name the entrance',
        ['It is in your letter, or the ward knows.', 'Write it down for the driver.'],
        'A sign at a hospital',
      ],
      [
        'Arrange the way back',
        ['Ask how you are fetched when you do not know the time.', 'Keep the number in your hand.'],
        'A phone in a hand',
      ],
      [
        'Say what help you need',
        ['An arm, a wheelchair, a minute more.', 'Drivers help gladly if they know.'],
        'A helping arm',
      ],
    ],
    turn: ['All the best for your appointment.', 'Then you can think of other things.'],
    asks: ['Who drives you to appointments?', 'What helps you most on such a day?'],
    ends: {
      pfatil: ['Call us, and we will arrange both ways.', 'Tell us what you need.'],
      h: 'Slippers? Very good.',
    },
    keep: 'your next appointment',
    send: 'somebody who lives alone',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about: 'wheelchair|hospital|to the door|book',
        lead: 'And how we can help.',
      },
    ],
    pic: { ask: 'An open car door in front of an entrance', alt: 'An open car door at an entrance' },
    claims: [['Driving bans after sedation; entrances', 'advice of hospitals']],
  },
  {
    id: 'talk-or-quiet',
    format: 'either',
    again: 5,
    emoji: '🤫',
    tags: ['Taxi', 'ThisOrThat', 'OnTheRoad'],
    title: ['In a taxi: do you like to talk or to be quiet?', 'Chat or quiet: what do you prefer in a taxi?'],
    cover: 'Talk or be quiet?',
    gist: [
      'Do you like to talk in a taxi, or do you prefer to look out of the window?',
      'Some passengers talk from the first minute, others are glad of the quiet. Which are you?',
    ],
    subject: ['Talk or be quiet?', 'In a taxi'],
    hooks: {
      '*': ['In a taxi: would you rather talk or be quiet?', 'Chat or silence: what do you like in a taxi?'],
      pfatil: 'Good drivers notice whether you want to talk. Do you?',
      h: '"Been busy tonight?" Yes or no to this question in a taxi?',
    },
    lines: {
      '*': [
        'Talk or quiet: one word is enough.',
        'What was the best talk you ever had in a taxi?',
        'Front seat or back seat: where do you sit?',
        'Would you rather have the radio on or off?',
      ],
      h: ['At four in the morning the answer is always "quiet".'],
    },
    scene: [
      'Some rides begin with "you will not believe this", and some with headphones.',
      'After a long day a quiet ride is a small holiday.',
    ],
    why: [['Both are fine, and drivers like to know.', 'It depends on the hour and the day.']],
    parts: [
      ['Talk', ['You hear what is going on in town.', 'The time passes faster.'], 'A driver talking'],
      [
        'Quiet',
        ['Look out of the window and think of nothing.', 'Ten minutes without anybody asking you anything.'],
        'A window with rain drops',
      ],
    ],
    turn: ['You can simply say it when you get in.', 'Both are welcome.'],
    asks: ['What do you like better on a ride: a chat or quiet?', 'Which taxi ride will you never forget?'],
    ends: { pfatil: ['Tell us which.', 'One word will do.'], h: 'And yes, it was busy tonight.' },
    keep: 'your next ride',
    send: 'somebody who talks to everybody',
    pic: { ask: 'The back seat of your car', alt: 'The back seat of a taxi' },
    claims: [['Passengers differ', 'common experience']],
  },
];
