// Rides: times, plates, luggage, lost gloves and talk.
import type { Idea } from '../../library/idea.ts';

export const RIDES: readonly Idea[] = [
  {
    id: 'count-back-from-the-gate',
    format: 'howto',
    again: 9,
    emoji: '✈️',
    tags: ['AirportTransfer', 'TravelTips', 'Taxi'],
    title: [
      'When to leave for the airport: count back from the gate',
      'Airport by taxi: how to work out the pick-up time',
    ],
    cover: 'Count back from the gate',
    gist: [
      'Begin at the gate and count back: bags in by, queue, drive at that hour, a margin, then the door. Give the flight number and terminal when you book, and the driver can count along.',
      'The drive is not the long part. Bag drop closes long before the plane does, and the road at seven is a different one from the road at eleven.',
    ],
    subject: ['Begin at the gate', 'The road at seven'],
    hooks: {
      '*': [
        'When does the taxi have to be at the door? Begin at the gate and count back.',
        'Most missed flights are lost on the way to the bag drop, and few in the air.',
      ],
      pt: 'Bag drop closing, queue, drive, margin: four figures, added from the back.',
      fi: 'You are the kind that is there three hours early, or the kind that runs. There is something in between.',
      a: 'Gate, bag drop, queue, drive, margin. Backwards.',
      h: "The plane leaves at nine. So does everybody else's.",
      l: 'A car at the door, and time to spare.',
    },
    lines: {
      '*': [
        'Give the flight number when you book an airport transfer for the way back. Then whoever collects you can see the delay before you do.',
        'The terminal matters more than the airport: at big ones a wrong terminal costs twenty minutes.',
        'For the airport book the evening before and have the pick-up confirmed. Early cars are the first to be gone.',
        'Put passports and phone where you can touch them before the boot shuts. Suitcases do not open well on the {hard shoulder|shoulder of the road}.',
      ],
      h: ['"There is plenty of time" is said on the way to every missed flight.'],
    },
    scene: [
      'Ten past four, dark, a suitcase on the step. Two headlights turn into the road, and she can stop looking at her watch.',
      'On the {motorway|highway} everything stands. In the back somebody says "boarding", as if the word could push.',
    ],
    why: [
      [
        'Airlines close the bag drop forty minutes to an hour before take-off, whatever the queue is like.',
        'Each step has its own door, and the first to shut is not the gate.',
      ],
      [
        'Traffic has hours. A drive of thirty minutes at noon can be an hour at eight.',
        'Whoever drives there daily knows which Monday to fear.',
      ],
    ],
    parts: [
      [
        ['Note when bag drop closes', 'Look up the bag drop time'],
        [
          'It stands in your booking, and it is earlier than you think.',
          'With hand luggage only, count to security instead.',
        ],
        'A boarding pass with a time circled',
      ],
      [
        ['Add the queue', 'Allow for the queue'],
        ['Half an hour on quiet days, double in holidays.', 'Check-in at home takes away one of two.'],
        'A queue at a desk',
      ],
      [
        ['Add the drive at that hour', 'Ask what the drive takes at that time'],
        [
          'Of that weekday and not of the map at night.',
          'Whoever drives it for a living can tell you to five minutes.',
        ],
        'A {motorway|highway} at dawn',
      ],
      [
        ['Add a margin', 'Put twenty minutes on top'],
        ['For a tyre, a child, a forgotten charger.', 'If you do not need it, there is coffee at the gate.'],
        'A cup of coffee at a gate',
      ],
    ],
    turn: ['And then sleep. Somebody else is watching the clock.', 'Early is boring. Late is dear.'],
    asks: ['Three hours early, or just in time?', 'Did you ever miss one, and why?'],
    ends: {
      pt: 'Count backwards, confirm the evening before.',
      fi: 'Passport? Good. Then off you go.',
      a: 'Backwards, plus twenty minutes.',
      h: 'Coffee at the gate is dear. It is less than a new ticket.',
      l: 'And the door falls shut, softly.',
    },
    keep: 'the next early flight',
    send: 'whoever you are flying with',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process', 'policy'],
        about: 'airport|transfer|flight|station|meet',
        lead: 'And for the drive itself.',
      },
    ],
    pic: {
      ask: 'A suitcase at the front door in the early morning',
      alt: 'A suitcase on a doorstep before dawn',
    },
    claims: [
      [
        'Bag drop closes some forty to sixty minutes before departure; traffic differs by hour',
        "airline conditions, drivers' experience",
      ],
    ],
  },
  {
    id: 'look-before-you-get-in',
    format: 'checklist',
    again: 8,
    emoji: '🔢',
    tags: ['GetHomeSafe', 'NightOut', 'Taxi'],
    title: [
      'Before you get into a taxi at night: five quick looks',
      'Get home safely: check the plate before you get in',
    ],
    cover: 'Before you get into a taxi',
    gist: [
      'Compare the plate, ask "for whom?" instead of saying your name, look for the licence, sit in the back, tell somebody you are on your way. Ten seconds, and any good driver is glad of it.',
      'The right car knows your name before you say it. If the plate is wrong, wait for the next one.',
    ],
    subject: ['Ask "for whom?"', 'The plate, then the door'],
    hooks: {
      '*': [
        'Do not say your name to a taxi driver first. Ask whom the car is for.',
        'It is late, it rains, a car stops. Look at the plate before you look for the handle.',
      ],
      pt: 'Licensed vehicles carry a plate or badge, and a booked one matches car, number and name.',
      fi: 'Please pass this on to everybody who goes out tonight.',
      a: 'Plate. Name. Licence. Back seat. Message.',
      h: 'The driver asks for your name, you ask for his list. It is the politest duel of the evening.',
      l: 'A light, a name, and the way home.',
    },
    lines: {
      '*': [
        'Booked a taxi? Ask the driver "who are you collecting?" The right one knows.',
        'Take a picture of the licence plate and send it to somebody. Decent drivers nod.',
        'Wait inside until the car has come. The message with make and plate is made for that.',
        'If something feels wrong in a taxi, ask to stop where there are people. You need no reason for it.',
      ],
      h: ['"I am Peter\'s taxi." Everybody is Peter at two in the morning.'],
    },
    scene: [
      'Half past two, five people, six cars. One of them calls "taxi?" a bit too soon.',
      'She bends down to the plate, compares, smiles. The driver has seen it and says her name.',
    ],
    why: [
      [
        'Licences mean checks: of the driver, the car and the insurance.',
        'In a car without a licence nobody may be insured for you as a passenger.',
      ],
      [
        'A habit that takes ten seconds works also when you are tired.',
        'Good firms want to be checked. It sets them apart.',
      ],
    ],
    parts: [
      [
        ['Compare the plate', 'Check plate and colour'],
        [
          'With the message that you were sent, or the card in the window.',
          'Make and colour too: plates are dirty in winter.',
        ],
        'A car plate beside a phone screen',
      ],
      [
        ['Let them say the name', 'Have the driver name the passenger'],
        ['Not "for Anna?" but "for whom?"', 'It works with the destination as well.'],
        'Somebody at an open car window',
      ],
      [
        ['Look for the licence', 'Find the badge'],
        ['On the dashboard, the door or the back of the car, depending on the town.', 'No badge, no ride.'],
        'A licence badge on a dashboard',
      ],
      [
        ['Sit in the back', 'Choose a seat in the back'],
        ['From there you see the road and both doors.', 'Belt on, bag on your lap.'],
        'A seat belt being fastened',
      ],
      [
        ['Tell somebody', 'Send one message'],
        ['"In the car, ten minutes." And one when you are home.', 'Sharing your position does it as well.'],
        'A phone with a short message',
      ],
    ],
    turn: [
      'And whoever sees you off waits until the light is on.',
      'Drivers have daughters as well, and think the same.',
    ],
    asks: ['Do you send a message once you are in?', 'Who taught you to look at the plate?'],
    ends: {
      pt: 'Verify first, then ride.',
      fi: '"Write when you are home", say all mothers. Do it.',
      a: 'Plate first.',
      h: 'Both won. Belt on.',
      l: 'A lit window, a key, good night.',
    },
    keep: 'tonight',
    send: 'everybody you are going out with',
    caution: [
      'How licensed taxis and booked cars are marked differs from place to place. Look it up once for yours.',
      'If you feel unsafe, get out where there are people, and call the emergency number.',
    ],
    own: [
      {
        kinds: ['proof', 'policy', 'service', 'people', 'process', 'hours'],
        about: 'licen[cs]ed|\\bDBS\\b|badge|tracked|text (?:you|when)|\\bapp\\b|receipts?',
        lead: 'And what you can check here.',
      },
    ],
    pic: { ask: 'A hand comparing a phone with a plate', alt: 'A phone held beside a car plate' },
    claims: [
      ['Checks before getting in; licensing and insurance', 'advice of police and licensing authorities'],
    ],
  },
  {
    id: 'the-left-glove',
    format: 'answer',
    again: 9,
    emoji: '🧤',
    tags: ['LostProperty', 'GoodToKnow', 'Taxi'],
    title: [
      'Left something in a taxi? How to get it back',
      'Lost phone or glove in a taxi: the first ten minutes',
    ],
    cover: 'The left glove',
    question: 'I left something in the taxi. What now?',
    short: 'Ring at once, with time, way and receipt. In the first ten minutes it mostly lies there still.',
    gist: [
      'Ring the office before the next passenger gets in: when, from where to where, which seat, what. A receipt or booking has the number of the car on it, which is the best clue there is.',
      'Most things slide between seat and door. Whoever rings within ten minutes gets them back before anybody has sat on them.',
    ],
    subject: ['Ten minutes decide', 'Between seat and door'],
    hooks: {
      '*': [
        'Your phone is on its way to the station without you? Borrow one and ring the taxi office at once.',
        'Most things lost in taxis lie between seat and door. Look there before you shut it.',
      ],
      pt: 'Car number, time and route identify a ride; a description identifies the glove.',
      fi: 'Breathe. Somebody has found it. Somebody mostly has.',
      a: 'Ring. Time, route, seat, thing.',
      h: 'The lost property shelf holds eleven left gloves. Right ones stay with their owners.',
      l: 'A glove on a back seat, still warm.',
    },
    lines: {
      '*': [
        'Take the receipt of a taxi, even if you do not need it: the number of the car is on it.',
        'Turn round before you shut the door of a taxi. One look over the seat saves most lost phones.',
        'Lost your phone in a taxi? Ring it. Many a driver answers, and many a phone is on silent.',
        'Put your number on the lock screen, or on a slip in the bag. Finders would like to ring somebody.',
      ],
      h: ['A set of teeth was handed in once. It was collected without a word.'],
    },
    scene: [
      'The tail lights turn the corner, and her hand goes to the pocket. Empty. The other pocket. Empty.',
      'At the office lies a box: umbrellas, a teddy, one walking stick. "How did he get home?" somebody asks.',
    ],
    why: [
      [
        'After the next passenger there are two people who might have it.',
        'A driver looks when he is told where.',
      ],
      [
        'What is honestly found is handed in somewhere, but where differs by town.',
        'With car number and time the search takes a minute, and without it an evening.',
      ],
    ],
    parts: [
      [
        ['Ring at once', 'Call the office straight away'],
        [
          "With somebody else's phone, if need be. Ask for the dispatcher.",
          'Say where you got out: that is where the car was.',
        ],
        'A hand with a borrowed phone',
      ],
      [
        ['Say exactly what', 'Describe time, route and thing'],
        [
          'Black phones are all black. A scratch, a picture, a sticker is worth gold.',
          'Front or back, left or right.',
        ],
        'A phone with a sticker on its back',
      ],
      [
        ['Have it blocked', 'Lock what can be misused'],
        ['Phone, cards, keys with an address on them.', 'It can be unlocked again when the driver waves.'],
        'A screen with a lock on it',
      ],
      [
        ['Ask again next day', 'Try the lost property office'],
        ['Some things turn up with the first vacuuming.', 'In big towns there is an office for all taxis.'],
        'A shelf with umbrellas and a teddy',
      ],
    ],
    turn: [
      'And if a driver brings it round, that drive may be paid for.',
      'A look back takes a second. It is worth forming the habit.',
    ],
    asks: ['What have you left in a taxi?', 'Did you get it back?'],
    ends: {
      pt: 'Receipt, time, description.',
      fi: 'And thank whoever rang the bell with it.',
      a: 'Look back, then shut the door.',
      h: 'Wanted: eleven right hands.',
      l: 'One glove, and then two.',
    },
    keep: 'your phone case, as a note',
    send: 'somebody who loses everything',
    own: [
      {
        kinds: ['service', 'process', 'hours', 'policy', 'people'],
        about: 'office|by phone|24/7|call us|lost property|phone lines?',
        lead: 'And whom to ring here.',
      },
    ],
    pic: { ask: 'A single glove on a back seat', alt: 'A single glove on the back seat of a car' },
    claims: [['Receipts identify the car; quick calls find most things', 'experience of taxi offices']],
  },
  {
    id: 'why-it-ticks-when-it-stands',
    format: 'myth',
    again: 9,
    emoji: '⏱️',
    only: 'meter(?:ed|s)?\\b|hackney|black cab|\\btaxis?\\b|\\bcabs?\\b',
    tags: ['TaxiMeter', 'GoodToKnow', 'Taxi'],
    title: [
      'Why does a taxi meter run while the car stands still?',
      'Taxi fares explained: what the meter counts',
    ],
    cover: 'Why it ticks when it stands',
    myth: 'A meter that runs in a traffic jam is a trick',
    short: 'It counts distance or time, whichever is more at the moment. The tariff is public.',
    gist: [
      'A meter counts metres while you drive and seconds while you stand, because a driver in a jam cannot drive anybody else. Tariffs are set by the town or the firm, and you may ask to see them.',
      'Starting charge, distance, waiting, night rate: four lines, and the sum on the display is no secret any more.',
    ],
    subject: ['A sum for moving or waiting', 'Four lines explain it'],
    hooks: {
      '*': [
        'The lights are red, the taxi stands, the meter ticks on. Here is what it counts.',
        'A taxi meter is a clock and a milestone in one box. It shows whichever is more.',
      ],
      pt: 'Below a certain speed the meter switches from distance to time.',
      fi: 'Have you been staring at it, too, at a red light, and counting along?',
      a: 'Driving: metres. Standing: seconds.',
      h: 'Passengers look at the meter as if it were their blood pressure.',
      l: 'A small green figure in the dark.',
    },
    lines: {
      '*': [
        'Ask before a long taxi ride: "About what will it cost?" Anybody who drives it daily can name a range.',
        'A fixed price is fair when roads are full, a meter when they are empty. Ask which one you are getting.',
        'The tariff card has to hang in the car in many towns: start, distance, waiting, night, luggage.',
        'The shortest way is not always the best value at five in the afternoon. You may say which way you would like.',
      ],
      h: ['At a {level crossing|grade crossing} a minute has sixty seconds. On the meter it has more.'],
    },
    scene: [
      '{Level crossing|Grade crossing}, barrier down, a goods train without end. Two people watch one small figure.',
      '"Can I get out here?" "Of course", says the driver, "then you walk and I stand. One of us is quicker."',
    ],
    why: [
      [
        'A driver is paid for the hour as well as for the road. In a jam only the hour is left.',
        'If waiting cost nothing, nobody would drive in the rush hour.',
      ],
      [
        'With a public tariff every passenger pays by the same rule.',
        'Meters are tested and sealed in most countries, so that nobody turns a screw.',
      ],
    ],
    parts: [
      [
        ['The starting charge', 'A sum for getting in'],
        ['For coming to you at all, and for the empty way before.', 'That is why short rides seem dear.'],
        'A meter showing the starting charge',
      ],
      [
        ['Distance or time', 'A sum for moving or waiting'],
        ['Above walking pace metres, below it seconds.', 'You never pay both at once.'],
        'A car at a red light',
      ],
      [
        ['The extras', 'Surcharges on the card'],
        ['Night, holiday, big car, luggage: on the card, if they exist.', 'What is not on it, ask about.'],
        'A tariff card in a car',
      ],
    ],
    turn: [
      'And afterwards ask for the receipt. It is your right.',
      'Whoever knows the rule can look out of the window again.',
    ],
    asks: ['Meter or fixed price?', 'What was your longest red light?'],
    ends: {
      pt: 'One rule, publicly posted.',
      fi: 'At the next red light, look at the people.',
      a: 'Ask for the tariff.',
      h: 'It comes down again once you are out.',
      l: 'Green, then gone.',
    },
    keep: 'the next traffic jam',
    send: 'somebody who stares at the meter',
    caution: [
      'Tariffs and rules differ from town to town, and booked cars often have a fixed price. Ask beforehand.',
      'Which fares are regulated depends on the place. The card in the car, or the office, will tell.',
    ],
    own: [
      {
        kinds: ['price', 'policy', 'service', 'offer', 'process'],
        about: 'fares?\\b|fixed|meter|prices?\\b|from [£$€]|quote|minimum',
        lead: 'And how it is reckoned here.',
      },
    ],
    pic: { ask: 'A meter or price card in a car, no passengers', alt: 'A taxi meter in a car' },
    claims: [
      [
        'Meters switch between distance and time; tariffs are commonly regulated and posted',
        'taxi regulation in many towns',
      ],
    ],
  },
  {
    id: 'talk-or-quiet',
    format: 'either',
    again: 6,
    emoji: '🤫',
    tags: ['TaxiTalk', 'OnTheRoad', 'Taxi'],
    title: [
      'In a taxi: would you rather talk or be quiet?',
      'Talk or silence on the back seat: what do you like?',
    ],
    cover: 'Talk or quiet?',
    gist: [
      'Some get in and begin with the weather, and by the ring road it is their divorce. Others want twenty minutes in which nobody wants anything. Drivers can do both, if they know.',
      'A taxi is the only confessional with heated seats, or the only quiet room of the day.',
    ],
    subject: ['By the ring road a divorce', 'Twenty minutes of nothing'],
    hooks: {
      '*': [
        'You get into a taxi. Do you talk, or do you look out of the window?',
        'A good driver knows after one sentence whether there will be a second.',
      ],
      p: 'Both are fine, as long as it is said.',
      t: 'Short answers, earphones, a laptop: signals that any driver can read.',
      fi: 'Be honest: have you ever told a taxi driver what nobody else knows?',
      a: 'Talk or quiet. Say so.',
      h: 'Taxi drivers know everything about the town. The town has told them.',
      l: 'Rain on the window, and nobody says a word.',
    },
    lines: {
      '*': [
        '"I have to shut my eyes for a moment" is a friendly sentence in a taxi. No driver minds.',
        'Ask a taxi driver where they eat. It is the best restaurant tip in any town.',
        'The nicest talks in a taxi begin with: "Have you been busy tonight?"',
        'Music on, music off, window open a little: in a taxi you may ask for all three.',
      ],
      h: ['Politics, religion, football: the shortest ride can take very long.'],
    },
    scene: [
      '"Long day?" asks the driver. He nods. After that there is only the indicator, and it is the nicest sound of the day.',
      'They have arrived, the engine is off, and both go on talking. It was about a grandmother.',
    ],
    why: [
      [
        'With strangers whom one will not see again it is easy to be honest.',
        'Some work with people all day. For them silence is the luxury.',
      ],
    ],
    parts: [
      [
        'Talk',
        [
          'A ride is over quickly, and you have learnt something about the town.',
          'Drivers hear a hundred stories a week, and have a few.',
        ],
        "A driver's eyes in a mirror",
      ],
      [
        'Quiet',
        [
          'Nobody asks, nobody wants, outside it all goes by.',
          'Twenty minutes of that are worth an hour of sleep.',
        ],
        'Rain on a car window at night',
      ],
    ],
    turn: ['The third kind telephones. It listens to neither.', 'A nod at the beginning is enough.'],
    asks: ['Talk or quiet?', 'What was your best talk in a taxi?'],
    ends: {
      p: 'One word at the start helps both.',
      t: 'Signal first, then ride.',
      fi: 'Say which, and lean back.',
      a: 'Say which.',
      h: 'Whatever you tell stays in the car. It is getting full.',
      l: 'The indicator, and the rain.',
    },
    keep: 'the next ride',
    send: 'whoever chats up every driver',
    own: [
      {
        kinds: ['people', 'service', 'history', 'value', 'process'],
        about: 'drivers?\\b|friendly|quiet|local',
        lead: 'And who sits at the front here.',
      },
    ],
    pic: {
      ask: "A driver's eyes in the mirror, or rain on the window",
      alt: 'Rain on a car window at night',
    },
    claims: [['People like to talk or be quiet', 'common experience of drivers']],
  },
  {
    id: 'a-night-shift',
    format: 'behind',
    again: 9,
    emoji: '🌙',
    tags: ['NightShift', 'BehindTheWheel', 'Taxi'],
    title: [
      'A night shift in a taxi, hour by hour',
      'Behind the wheel: what a town looks like between six and six',
    ],
    cover: 'Between six and six',
    gist: [
      'At six commuters, at nine theatre, at midnight laughter, at two quarrels, at four nurses and bakers. Whoever drives at night sees the same town change five times.',
      'Half of the job is waiting, and the other half is finding the side entrance of a hospital in the rain.',
    ],
    subject: ['Five towns in one night', 'Nurses and bakers at four'],
    hooks: {
      '*': [
        'At four in the morning a taxi carries nurses, bakers, and people who no longer quite know the way.',
        'A taxi driver sees the same town five times a night.',
      ],
      pt: 'Night driving is planning: where are people coming out, where does it stand, when to rest.',
      fi: 'If you are up at four: wave. Somebody is driving past.',
      a: 'Drive, wait, carry, listen, sleep by day.',
      h: 'The best-read people in any town are waiting at its taxi ranks.',
      l: 'Wet asphalt, a lit clock, the first bird.',
    },
    lines: {
      '*': [
        'Taxi drivers know where the hospital has its night entrance, and that is worth a minute when it matters.',
        'After a concert walk two streets before you look for a taxi. Everybody stands at the door.',
        'The dead hour of a night shift is five. That is when drivers drink tea together.',
        'At night the passenger with the smallest bag has the furthest to go. It is a rule without a reason.',
      ],
      h: ['Whoever says "just round the corner" means another town.'],
    },
    scene: [
      'Ten to four, a woman in a white uniform gets in and takes off her shoes. "Home", she says, and then nothing for a quarter of an hour.',
      'Three young men try to fit a traffic cone into the boot. "It comes along or it stays", says the driver. It stays.',
    ],
    why: [
      [
        'Somebody has to drive when nothing else does: to births, to trains, to the last hour.',
        'A night needs people who stay awake for others.',
      ],
      [
        'Whoever knows ways, doors and times saves others minutes, and at times more.',
        'It is no map knowledge. It is knowing who comes out where.',
      ],
    ],
    parts: [
      [
        ['Evening: the planned rides', 'Until nine: the well-dressed'],
        [
          'Station, theatre, dinner. Good coats and clear addresses.',
          'There is a good evening at each door.',
        ],
        'A lit theatre entrance',
      ],
      [
        ['Night: the loud ones', 'Until two: the singers'],
        ['Laughter, songs, a kebab that had better stay outside.', 'Patience and paper bags are on board.'],
        'Neon light on a wet street',
      ],
      [
        ['Before dawn: the quiet ones', 'At four: the uniforms'],
        ['Nurses, bakers, cleaners, the early flight.', 'Hardly anybody talks. One looks at the sky.'],
        'A street before dawn',
      ],
    ],
    turn: [
      'And when the town goes to work, somebody draws the curtains.',
      'Every night is made of people who are on their way.',
    ],
    asks: ['Who drives or works while you sleep?', 'What was your latest ride home?'],
    ends: {
      pt: 'Somebody is always on the road.',
      fi: 'Good night to all who begin now.',
      a: 'All night. Every night.',
      h: 'The last chapter is always interrupted by a customer.',
      l: 'The first bird, and then home.',
    },
    keep: 'the next time you are up at four',
    send: 'somebody on nights',
    own: [
      {
        kinds: ['hours', 'service'],
        about: '24/7|24 hours a day|\\bnights?\\b|around the clock|\\blate\\b|every day',
        lead: 'And when somebody is on the road here.',
      },
    ],
    pic: {
      ask: 'An empty street at night through a {windscreen|windshield}',
      alt: 'A wet street at night through a car window',
    },
    claims: [['Rhythm of a night shift', 'experience of drivers']],
  },
  {
    id: 'say-it-when-you-book',
    format: 'tip',
    again: 9,
    emoji: '🧒',
    tags: ['TravelWithKids', 'Accessibility', 'Taxi'],
    title: [
      'What to say when you book a taxi: child, wheelchair, dog, skis',
      'Booking a taxi with child seat, wheelchair or dog',
    ],
    cover: 'Say it when you book',
    gist: [
      'Child and age, wheelchair or walking frame, dog, skis, five people with five cases: say it when you book and not at the kerb. Then the car that comes is the right one.',
      'One sentence at the booking saves the sentence that nobody likes to hear: "That will not fit."',
    ],
    subject: ['One sentence at the booking', '"That will not fit"'],
    hooks: {
      '*': [
        'Say how old the child is when you book the taxi. A seat for two years does not fit at seven.',
        'Five people, five suitcases, one saloon: it is better to hear of it beforehand.',
      ],
      pt: 'Seats, ramps and boot space are in some cars of a fleet and not in others.',
      fi: 'You are no trouble. You only need the right car.',
      a: 'Number, luggage, child, chair, dog. At the booking.',
      h: 'The dog was announced as small. It is now sitting in front and reading the map.',
      l: 'The right car, at the right door.',
    },
    lines: {
      '*': [
        'For a child in a taxi say age and height. What is required differs by country, and what is safe does not.',
        'Wheelchair: say whether you stay in it or change seats, and how wide it is. It decides over car and time.',
        'Picking up an older parent? Say it. A driver who knows comes to the door and not to the kerb.',
        'Assistance dogs ride along by law in many places. Others ask first and bring a blanket.',
      ],
      h: ['A cello needs a seat and a belt. It never talks.'],
    },
    scene: [
      'At the kerb: two adults, three children, a pram, a kite. The driver looks at his boot like a chess player.',
      '"My mother walks slowly", she had said. The driver is standing at the garden gate, with an arm held out.',
    ],
    why: [
      [
        'In a fleet each car can do something else. Somebody has to know which one to send.',
        'Ten seconds at the telephone save ten minutes at the kerb.',
      ],
      [
        'Safe for children means fastened in something that fits.',
        'A lap in a taxi is as little a child seat as it is at home.',
      ],
    ],
    parts: [
      [
        ['People and cases', 'Tell them how many you are'],
        ['Count both, and the pram as well.', 'For five or more ask for a large car from the start.'],
        'Suitcases and a pram on a pavement',
      ],
      [
        ['Children', 'Tell them about children'],
        [
          'Age, height, and whether you bring your own seat.',
          'A folding booster in the hand luggage solves a lot.',
        ],
        'A booster seat on a back seat',
      ],
      [
        ['Help', 'Tell them who needs an arm'],
        ['Steps, frame, chair, an arm to the door.', 'Say also who is waiting at the other end.'],
        'An arm offered at a garden gate',
      ],
    ],
    turn: ['Then it is only a matter of getting in.', 'The same sentence next time: "As last week, please."'],
    asks: ['What was the largest thing you have ever taken along?', 'Kite, cello or mother-in-law?'],
    ends: {
      pt: 'Specify, then ride.',
      fi: 'You are welcome, all of you.',
      a: 'Say it first.',
      h: 'The dog took the right exit. It gets a biscuit.',
      l: 'A gate, an arm, a door.',
    },
    keep: 'the next booking',
    send: 'whoever travels with half a household',
    caution: [
      'Rules for children in taxis differ by country. A seat that fits is the safest choice anywhere.',
      'Ask beforehand about seats and ramps: not every car has them.',
    ],
    own: [
      {
        kinds: ['service', 'product', 'policy', 'number', 'price'],
        about: 'seats?\\b|wheelchair|minibus|estate|child|dogs?\\b|accessible|luggage|people carrier|up to',
        lead: 'And what can be sent here.',
      },
    ],
    pic: { ask: 'Luggage, a pram and a kite on a pavement', alt: 'Luggage and a pram on a pavement' },
    claims: [
      ['Child restraint rules for taxis differ; restraints protect', 'road safety advice'],
      ['Assistance dogs must be carried by law in many places', 'equality law'],
    ],
  },
  {
    id: 'the-night-of-nights',
    format: 'season',
    again: 11,
    emoji: '🎆',
    when: { months: [11, 12] },
    tags: ['ChristmasParty', 'NewYearsEve', 'GetHomeSafe'],
    title: [
      'Getting home from the Christmas party: plan it with the coat on',
      'New Year and party nights: how to get a taxi all the same',
    ],
    cover: 'Home from the party',
    gist: [
      'Book the way home when you book the way there, agree on a street corner, share, and travel before one or after three. On party nights demand comes in one wave.',
      "Cars do not multiply on New Year's Eve. Whoever has a booking and a meeting point gets home, and the rest get to know each other at the rank.",
    ],
    subject: ['One wave, at ten past one', 'Book both ways'],
    hooks: {
      '*': [
        'On the night of the Christmas party everybody wants to go home at the same time. Do not.',
        'Book the way home from the party while you are still sober enough to spell your street.',
      ],
      pt: 'Demand peaks between midnight and two. Half an hour earlier or later makes all the difference.',
      fi: 'The dress is planned, the shoes are planned. The way home?',
      a: 'Book both ways. Meeting point. Share.',
      h: 'At ten past one the queue is longer than the party was.',
      l: 'A warm car, and snow beyond the glass.',
    },
    lines: {
      '*': [
        'Agree on a corner that everybody knows for the pick-up. In front of the club there are two hundred people and no house number.',
        'Share the ride: one route, three stops, settled beforehand. Last stop collects.',
        'Before midnight or after half past two there are taxis. In between there is patience.',
        'If you drive, drink nothing. If you drink, book. And think of the morning after: it takes longer than one feels.',
      ],
      h: ['Three kings also came without a booking. They had camels.'],
    },
    scene: [
      'Ten past one, minus two, silver sandals. One of them has a booking, and suddenly many friends.',
      'In the lobby a sheet is pinned up: "Ring road, half past twelve, two seats left." Somebody has thought.',
    ],
    why: [
      [
        'The number of cars is the same as in November, and that of passengers is not.',
        'Everybody leaves when the music stops, and it stops everywhere at once.',
      ],
      [
        'A plan made at noon is better than one made at midnight.',
        'Cold, alcohol and empty batteries are bad advisers.',
      ],
    ],
    parts: [
      [
        ['Book the way back too', 'Book both ways in one call'],
        [
          'With a time that you will keep. A quarter of an hour earlier than you would like.',
          'Have it confirmed, and note the number.',
        ],
        'A phone with two bookings',
      ],
      [
        ['Agree on a meeting point', 'Pick a corner with a name'],
        ['A pharmacy, a church, a hotel: something with light.', 'Charge your phone before dessert.'],
        'A lit corner in the snow',
      ],
      [
        ['Share it', 'Fill the car'],
        [
          'Three stops along one road, and settle the money at once.',
          'Nobody gets out alone in the dark: wait for the light.',
        ],
        'Four people at a car door',
      ],
    ],
    turn: [
      'And whoever drives that night has earned a merry Christmas, too.',
      'A thermos in the coat pocket has saved many a wait.',
    ],
    asks: ['Who gets everybody home at your place?', 'What was your longest wait at a rank?'],
    ends: {
      pt: 'Book early, leave off-peak.',
      fi: 'Have a lovely evening. And get home.',
      a: 'Both ways. Today.',
      h: 'Camels by arrangement.',
      l: 'Snow, a light, your street.',
    },
    keep: 'the week of the party',
    send: 'whoever organises the party',
    caution: [
      'Do not drive after drinking, and not early next morning either: alcohol leaves the body slowly.',
      'Never get into a car that is not licensed, however long the queue is.',
    ],
    own: [
      {
        kinds: ['service', 'offer', 'policy', 'hours', 'event', 'price'],
        about: 'christmas|new year|\\bnights?\\b|minibus|december|pre-?book',
        lead: 'And about these nights here.',
      },
    ],
    pic: { ask: 'A lit street corner in winter at night', alt: 'A lit street corner on a winter night' },
    claims: [
      ['Demand on party nights peaks after midnight', 'experience of taxi offices'],
      ['Alcohol leaves the body slowly', 'road safety advice'],
    ],
  },
  {
    id: 'the-ride-you-remember',
    format: 'question',
    again: 7,
    emoji: '🚕',
    tags: ['TaxiStories', 'OnTheRoad', 'Memories'],
    title: ['Which taxi ride have you never forgotten?', 'One ride that you still tell people about'],
    cover: 'A ride you still tell of',
    gist: [
      'To the hospital in the night, from a wedding with shoes in hand, through a strange town at dawn. Which ride has stayed with you, and who sat in front?',
      'Some of the biggest moments of a life happen on a back seat. Tell us one.',
    ],
    subject: ['To the hospital, at night', 'Who sat in front?'],
    hooks: {
      '*': [
        'One taxi ride you have never forgotten. Where did it go?',
        'Babies, last trains, first kisses: much of it happens on a back seat.',
      ],
      p: 'A driver is often the first to hear the news.',
      t: 'From, to, and what was at stake.',
      fi: 'Go on: which ride do you still tell people about?',
      a: 'From where to where. And why.',
      h: 'He proposed at a red light. It turned green. The car behind was moved, and said so.',
      l: 'A strange town, five in the morning, an open window.',
    },
    lines: {
      '*': [
        'Which ride was the most important of your life, and did the driver know?',
        'Have you ever said "follow that car"? In jest, or meant?',
        'Which driver has told you something that you still think of?',
        'A ride that was too short: with whom was it?',
      ],
      h: ['She was born between the ring road and the hospital. Her middle name is Exit.'],
    },
    scene: [
      '"Drive carefully", says the father in the back, for the first time in his life, and holds something very small.',
      'The train has gone. "Then we catch it at the next stop", says the driver, and they look at each other like two in a film.',
    ],
    why: [
      [
        'Between two places nothing else can be done, so we notice what is happening.',
        'A stranger sat in front and shared it, without a word.',
      ],
    ],
    parts: [
      [
        'Where to',
        ['Hospital, church, airport, home.', 'Or it was only away, and fast.'],
        'A road seen through a {windscreen|windshield}',
      ],
      [
        'Who drove',
        ['A name, a voice, a hand on the gear lever.', 'What did they say at the end?'],
        'Hands on a steering wheel',
      ],
      [
        'What came of it',
        ['A child, a job, a story.', 'Would you drive it again?'],
        'Tail lights in the dark',
      ],
    ],
    turn: ['And drivers remember more of them than you would think.', 'Some have been to the christening.'],
    asks: ['Which ride was it?', 'Would you like to meet the driver again?'],
    ends: {
      p: 'Some rides are more than a distance.',
      t: 'From, to, why.',
      fi: 'Short or long, each of them counts.',
      a: 'Tell it.',
      h: 'They are happily married. The car behind sends its regards.',
      l: 'An open window, and morning.',
    },
    keep: 'the next long drive',
    send: 'whoever sat beside you',
    own: [
      {
        kinds: ['history', 'people', 'story'],
        about: '.',
        lead: 'And who has been driving here.',
      },
    ],
    pic: { ask: 'Tail lights on a road at dusk', alt: 'Tail lights on a road at dusk' },
    claims: [['Rides tied to big moments are remembered', 'common experience']],
  },
];
