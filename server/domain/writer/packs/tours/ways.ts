// On foot, on wheels, on the water.
import type { Idea } from '../../library/idea.ts';

const BOATS = 'boat|canoe|kayak|paddle ?board|\\bSUP\\b|punt|sail|pedalo|river|lake';
const WHEELS = '\\bbi(?:ke|cycle)|cycl|e-bike';
const GUIDES = 'guide|guided|tours?\\b|walks?\\b';

export const WAYS: readonly Idea[] = [
  {
    id: 'ask-the-guide-this',
    format: 'answer',
    only: GUIDES,
    again: 9,
    emoji: '🗣️',
    tags: ['TravelTips', 'LocalGuide', 'CityWalk'],
    title: [
      'What to ask a local guide: five questions that pay off',
      'Five questions for a local that beat any guidebook',
    ],
    cover: 'Ask a guide this',
    question: 'What should I ask somebody who lives here?',
    short: 'Not "what must I see?" but "where did you eat last Sunday?"',
    gist: [
      'Guides get asked for sights all day. Ask where they went last Sunday, what has changed most, and what visitors get wrong, and the afternoon takes another turn.',
      'A good question to a local is about their life and not about your list. The answer is usually round the corner, and seldom in the guidebook.',
    ],
    subject: ['Where did you eat last Sunday?', 'Better questions for a guide'],
    hooks: {
      '*': [
        'The best question to ask a tour guide is not about sights. It is about last Sunday.',
        'Want to know a town? Ask somebody who lives there where they take their parents.',
      ],
      pt: [
        'Questions about everyday life bring answers that no guidebook holds.',
        'A guide has more to offer than the programme, provided that somebody asks.',
      ],
      fi: [
        'Would you like to eat where the locals do? There is one question for it.',
        'The nicest place in town is on no list. Somebody knows it.',
      ],
      a: 'Ask about Sunday, change and mistakes. Then walk.',
      h: '"What is the one thing we must see?" asked the group. "The time," said the guide.',
      l: 'A question at the right corner, and a door opens.',
    },
    lines: {
      '*': [
        'Ask a guide: where did you eat last Sunday? It beats any question about the most typical restaurant.',
        'Ask at the beginning of a tour what you would like to know. A guide can still change the way.',
        '"What do visitors get wrong here?" is the question that guides answer with the most pleasure.',
        'Ask where the light is good at six in the evening. Somebody who lives there knows.',
      ],
      h: ['"Is it far?" A local has never yet answered this question truthfully.'],
    },
    scene: [
      'The tour is over, everybody claps, somebody asks about lunch. The guide looks left and right, and lowers her voice.',
      'A square like on the postcard, and nobody from here sits in it. They sit one street further on.',
    ],
    why: [
      [
        'Sights are for visitors, and Sundays are for people. Only one of them is still a surprise.',
        'What somebody does of their own free will tells more than what they show.',
      ],
      [
        'An open question gives a guide the chance to leave the script.',
        'Most of what a guide knows was never asked for.',
      ],
    ],
    parts: [
      [
        'Ask about last Sunday',
        ['Where did you eat, walk, swim?', 'It shows a town on its day off.'],
        'A plain table outside a small café',
      ],
      [
        'Ask what has changed',
        ['A street, a trade, a sound that has gone.', 'The answer is history that you can walk through.'],
        'An old shop sign above a new shop',
      ],
      [
        'Ask what visitors get wrong',
        ['Tipping, queueing, the pronunciation of the river.', 'You will be thanked all day for knowing it.'],
        'A guide laughing with a group',
      ],
      [
        'Ask where to sit for an hour',
        ['A wall, a bench, a step in the sun.', 'Nobody sells tickets for it.'],
        'A bench with a view over roofs',
      ],
    ],
    turn: ['Then put the list away for an afternoon.', 'A town is best known by its weekdays.'],
    asks: [
      'Where would you send a visitor in your own town?',
      'What did a local once tell you that was in no book?',
    ],
    ends: {
      pa: 'Ask about life, not about lists.',
      fi: 'And write the answer down. You will want it again.',
      t: 'Open questions, local habits, early in the tour.',
      h: 'It was ten past two, and it was worth seeing.',
      l: 'One street further on.',
    },
    keep: 'the next town that you do not know',
    send: 'somebody who always travels with a list',
    own: [
      {
        kinds: ['people', 'service', 'process', 'place'],
        about:
          'guides? (?:are|live|is|was|has|have|grew|and)|guided by|local|born|grew up|lives?\\b|small groups?|private',
        lead: ['And whom you can ask here.', 'Who walks in front here.'],
      },
    ],
    pic: { ask: 'A corner of your town where locals sit', alt: 'A quiet corner with a bench in an old town' },
    claims: [['Open questions bring better answers', 'practice of guides']],
  },
  {
    id: 'shoes-water-layer',
    unless: '\\bboats?\\b|kayak|canoe|\\bsail|paddle|\\bbus tours?|by (?:bus|coach)|\\bseals?\\b',
    only: 'tours?\\b|guide|\\bwalk|hik(?:e|ing)|\\btrips?\\b',
    format: 'checklist',
    again: 9,
    emoji: '🎒',
    tick: true,
    tags: ['PackingList', 'DayOut', 'TravelTips'],
    title: [
      'What to bring on a half-day tour: six things and no more',
      'A tour tomorrow: the short packing list',
    ],
    cover: 'Six things, and no more',
    gist: [
      'Broken-in shoes, water, a layer more than you think, something for the sun, something to eat in a pocket, and the meeting point as a photograph. The rest stays at home.',
      'Half a day outdoors is seldom spoilt by the weather. It is spoilt by shoes. Six things cover it.',
    ],
    subject: ['Not the new shoes', 'One layer more'],
    hooks: {
      '*': [
        'Going on a tour tomorrow? Leave the new shoes in the box.',
        'Half a day outside needs six things, and none of them is an umbrella.',
      ],
      pt: [
        'Comfort on a tour depends on feet, temperature and water, in that order.',
        'Preparation for a short tour fits into one small bag.',
      ],
      fi: [
        'Have you ever seen a cathedral only from the nearest bench, because of a blister?',
        'Tomorrow you are going out. Your heels would like a word first.',
      ],
      a: 'Shoes, water, layer, sun, snack, meeting point.',
      h: 'There is always one in white trainers, and it is always the day of the cows.',
      l: 'Light luggage, a warm scarf, time.',
    },
    lines: {
      '*': [
        'New shoes on a day tour are a bet against your own heels. Wear those that know you.',
        'It is colder on the water and in old churches than in the street. A layer in the bag weighs little.',
        'Photograph the meeting point on the map, with the street name. Networks fail at the most beautiful corners.',
        'Drink before you are thirsty, and go to the loo before you have to. Any guide will sign that.',
      ],
      h: ['The umbrella turned inside out in the first gust, and went on the tour as a sculpture.'],
    },
    scene: [
      "Ten o'clock at the fountain. Eleven people are there. The twelfth is at another fountain.",
      'On the second hill somebody sits down, takes off a shoe and says nothing. Everybody understands.',
    ],
    why: [
      [
        'What pinches takes all of the attention, and none is left for the view.',
        'A blister is the only thing on a tour that nobody forgets.',
      ],
      [
        'Weather changes by the street corner, so layers beat a coat.',
        'Wind on water and shade in lanes feel like another month.',
      ],
    ],
    parts: [
      [
        'Shoes that know you',
        ['Flat, closed, worn in.', 'Cobbles look lovely, and are hard on soles.'],
        'Worn walking shoes on cobbles',
      ],
      [
        'Half a litre of water',
        ['More in heat, and a refill on the way.', 'A headache at noon is mostly thirst.'],
        'A water bottle in a side pocket',
      ],
      [
        'One layer more',
        ['Thin, windproof, rolled up.', 'If you do not need it, somebody else will.'],
        'A rolled jacket in a bag',
      ],
      [
        'Hat and sun cream',
        [
          'Clouds let more through than one thinks, and water throws it back.',
          'Ears and the backs of the knees are forgotten.',
        ],
        'A hat on a wall',
      ],
      [
        'Something in the pocket',
        ['Nuts, an apple, what does not melt.', 'It makes the hour before lunch peaceful.'],
        'An apple in a palm',
      ],
      [
        'The meeting point, as a picture',
        ['And the phone number of whoever is waiting.', 'Ten minutes early is on time.'],
        'A map with a pin on a phone',
      ],
    ],
    turn: ['Then you only have to look.', 'Whoever travels light sees more. It is a matter of hands.'],
    asks: ['What is in your bag on every trip?', 'What did you once have with you that nobody needed?'],
    ends: {
      pa: 'Feet, layers, water: the rest is scenery.',
      fi: 'And bring a plaster. For somebody.',
      t: 'Six items, under two kilos.',
      h: 'The cows were delighted.',
      l: 'Hands free, and the day before you.',
    },
    keep: 'the evening before the next trip',
    send: 'somebody with new shoes',
    own: [
      {
        kinds: ['process', 'policy', 'place', 'service', 'hours'],
        about: 'meet|bring|wear|provided|included|life ?jackets?|helmets?|rain',
        lead: ['Good to know for the tour.', 'And what is provided here.'],
      },
    ],
    pic: {
      ask: 'The six things laid out on the ground',
      alt: 'Shoes, bottle, jacket and hat laid out on the ground',
    },
    claims: [
      [
        'Layers, water, worn-in shoes; ultraviolet passes clouds and reflects from water',
        'advice of walking associations and health authorities',
      ],
    ],
  },
  {
    id: 'the-water-looks-flat',
    format: 'mistake',
    only: BOATS,
    again: 9,
    emoji: '🛶',
    tags: ['OnTheWater', 'PaddleSafety', 'BoatTrip'],
    title: [
      'Paddle board or canoe: why to go out against the wind',
      'Why the wind decides which way to paddle first',
    ],
    cover: 'Against the wind first',
    wrong: 'It is so easy today, let us just drift along',
    gist: [
      'Going out with the wind feels easy, and the way back is the hard half. Set off against it, stay near the shore, wear the vest, and look at the sky every quarter of an hour.',
      'An offshore wind makes the water near the beach look flat and carries you away. Start against it, and it brings you home.',
    ],
    subject: ['The hard half first', 'Flat water, wrong wind'],
    hooks: {
      '*': [
        'On the water, the easy direction is the wrong one to begin with.',
        'Flat water by the beach can mean that the wind blows out, and takes you along.',
      ],
      pt: [
        'Wind from the land flattens the water close in and grows stronger further out.',
        'Wind direction decides about a day on the water more than wind strength does.',
      ],
      fi: [
        'Did the first half hour on the board go like a dream? Then turn round now.',
        'The bay is like glass, and you would like to go out. Look at the flag first.',
      ],
      a: 'Out against the wind, back with it. Vest on.',
      h: 'They went out laughing in ten minutes. The way back was longer, and quieter.',
      l: 'A quiet bay, and a wind that brings you home.',
    },
    lines: {
      '*': [
        'Paddle against the wind on the way out. Then it helps when your arms are tired.',
        'Put the buoyancy vest on ashore. Nobody has ever got into one elegantly in the water.',
        'If you cannot get back by paddle board: lie flat, paddle with your hands, stay with the board. It floats, and it is seen.',
        'Cold water takes your breath for a minute or so. Float on your back, wait until it passes, and only then move.',
      ],
      h: ['The phone is in a waterproof pouch. The pouch is on the kitchen table.'],
    },
    scene: [
      'A small flag on the jetty stands out towards the water. Nobody looks at it, everybody says how calm it is today.',
      'Far out kneels somebody on a board and paddles, and the distance stays the same.',
    ],
    why: [
      [
        'The shore gives shelter, and one only notices that outside it.',
        'A board with a person on it is a sail.',
      ],
      [
        'Strength is greatest at the beginning, so the hard part belongs there.',
        'Tired arms, cold hands and headwind are three, and two would do.',
      ],
    ],
    parts: [
      [
        'Look at flags and leaves',
        [
          'Do they point to the water? Then stay close in or ashore.',
          'Ask whoever rents the boats: they have been looking at it since six.',
        ],
        'A flag on a jetty',
      ],
      [
        'Set off into the wind',
        [
          'A third of your time out, and the rest is for coming back.',
          'If it gets hard, turn. It is no defeat.',
        ],
        'A paddler heading into small waves',
      ],
      [
        'Wear the vest',
        ['Closed, not lying on deck.', 'And the leash of a board where there is no strong current.'],
        'A closed buoyancy vest',
      ],
      [
        'Tell somebody when you will be back',
        ['A time, and what to do if it passes.', 'A phone in a pouch on your body, and not in the boat.'],
        'A note on a jetty board',
      ],
    ],
    turn: ['Being brought home by the wind is a fine thing.', 'The calm days are the ones to ask about.'],
    asks: [
      'Have you ever come back later than planned from the water?',
      'Canoe, rowing boat or board: what do you like?',
    ],
    ends: {
      pa: 'Hard half first.',
      fi: 'And have an ice cream when you are back.',
      t: 'Offshore wind, fetch, fatigue.',
      h: 'Supper was at ten.',
      l: 'And the wind carries you in.',
    },
    caution:
      'Local wind, current, traffic and rules differ: ask on the spot. In distress call the rescue service of the place, and stay with the boat or board.',
    when: { months: [4, 5, 6, 7, 8, 9] },
    keep: 'the first warm day by the water',
    send: 'somebody with a new paddle board',
    own: [
      {
        kinds: ['process', 'policy', 'service', 'price', 'hours'],
        about: 'life ?jackets?|vests?|brief|instruction|wind|hire|safety|included',
        lead: 'And before you push off here.',
      },
    ],
    pic: { ask: 'A flag or wind sock by the water', alt: 'A small flag blowing on a jetty' },
    claims: [
      [
        'Offshore winds, vest, staying with the craft, cold shock and floating',
        'advice of lifeboat and water rescue services',
      ],
    ],
  },
  {
    id: 'saddle-brakes-bell',
    format: 'howto',
    only: WHEELS,
    again: 9,
    emoji: '🚲',
    tags: ['BikeHire', 'CyclingTips', 'EBike'],
    title: ['Hiring a bike: what to check before you ride off', 'Rental bike: five checks at the door'],
    cover: 'Two minutes before you ride',
    gist: [
      'Saddle at hip height, pull both brakes, bounce it once, ask about the lock and how far the battery goes. Two minutes at the door save an hour at the roadside.',
      'A hired bicycle has been set for somebody else. Turn it into yours before you ride off: saddle, brakes, gears, lock.',
    ],
    subject: ['Hip height to begin with', 'Which side is the front brake?'],
    hooks: {
      '*': [
        'A hired bike was set up for somebody else. Two minutes make it yours.',
        'Before you ride off on a rental bike: which lever is the front brake?',
      ],
      pt: [
        'Brake levers are fitted the other way round in some countries, so test them while standing.',
        'A short check adapts a hired bike to its rider and shows its faults.',
      ],
      fi: [
        'Have you ever ridden for ten miles with your knees at your ears?',
        'It is red, it is yours until six, and the saddle is wrong. Two minutes.',
      ],
      a: 'Saddle, brakes, tyres, gears, lock, battery. Ride.',
      h: 'The saddle was set for a person of about four metres, or for a child. There is nothing in between.',
      l: 'A bicycle that fits, and a road by the river.',
    },
    lines: {
      '*': [
        'Stand beside a hired bike: the saddle belongs at about the height of your hip bone. Then fine-tune on the first metres.',
        'Pull both brakes and push the bike forwards. Nothing should roll, and you should know which lever is which.',
        'Ask how far the battery of an e-bike goes with hills and headwind, and plan on two thirds of that.',
        'Photograph the bike with its number before you ride off. It helps with the lock and with the memory.',
      ],
      h: ['The lock has a code. The code is on the paper. The paper is in the basket, with the bicycle.'],
    },
    scene: [
      'At the first corner she reaches for the wrong lever. Nothing happens, luckily slowly.',
      'Forty hired bicycles in front of a beach bar, all red. Somebody walks along the row with a key.',
    ],
    why: [
      [
        'Knees notice a wrong saddle after an hour, and then for a week.',
        'Two centimetres of saddle decide over fun and over knees.',
      ],
      [
        'In Britain the front brake is usually on the right, in much of Europe and America on the left.',
        'Hands know what they know. A strange brake has to be tried standing.',
      ],
    ],
    parts: [
      [
        'Set the saddle',
        ['Heel on the pedal, leg almost straight.', 'Too low is hard work, too high rocks the hips.'],
        'A hand at a saddle clamp',
      ],
      [
        'Pull both brakes',
        ['Find out which one is the front brake.', 'They should bite before the lever meets the bar.'],
        'Two hands on brake levers',
      ],
      [
        'Squeeze and bounce',
        ['Tyres hard, nothing rattles, wheels straight.', 'Let it drop from a hand high, and listen.'],
        'A thumb on a tyre',
      ],
      [
        'Try the lock once',
        ['Open, close, code in the phone.', 'And ask where it may be left.'],
        'A lock on a bicycle frame',
      ],
      [
        'Ask about range and number',
        [
          'How far, how to charge, whom to call.',
          'A sticker with a phone number is worth gold at the roadside.',
        ],
        'A phone number on a bicycle frame',
      ],
    ],
    turn: [
      'After the first corner you will have forgotten that it is not yours.',
      'A bicycle that fits makes hills smaller.',
    ],
    asks: ['Where have you hired a bike, and where did you get to?', 'E-bike or muscles: what do you hire?'],
    ends: {
      pa: 'Two minutes, five points.',
      fi: 'And ring the bell. It is part of it.',
      t: 'Fit, brakes, tyres, lock, range.',
      h: 'The four-metre person has been informed.',
      l: 'By the river, without effort.',
    },
    keep: 'the next weekend by bicycle',
    send: 'somebody who always has the squeaky one',
    own: [
      {
        kinds: ['service', 'price', 'process', 'policy', 'product'],
        about: 'hire|rent|helmets?|child seats?|e-bikes?|maps?|routes?|lock|battery',
        lead: ['And what goes with it here.', 'For the ride from here.'],
      },
    ],
    pic: { ask: 'A hand setting the saddle of a hire bike', alt: 'A hand adjusting the saddle of a bicycle' },
    claims: [['Saddle height; brake sides differ by country', 'cycling textbook, standards']],
  },
  {
    id: 'same-way-every-day',
    format: 'behind',
    only: GUIDES,
    again: 10,
    emoji: '🧭',
    tags: ['TourGuideLife', 'BehindTheScenes', 'LocalGuide'],
    title: [
      'How a guide tells the same story for the four hundredth time',
      'What a tour guide watches while telling the story',
    ],
    cover: 'The four hundredth time',
    gist: [
      'The way is the same, the people are not. A good guide watches feet and eyes, has three versions of each story, knows where there is shade, and where the loo is open.',
      'Half of guiding is weather, toilets and tempo. The other half is to be surprised again at the same corner.',
    ],
    subject: ['Feet tell more than faces', 'Three versions of one story'],
    hooks: {
      '*': [
        'A tour guide looks at your feet. They tell how long the next story may be.',
        'How does one tell the same story four hundred times? By listening.',
      ],
      pt: [
        'Guides adapt length, place and depth to a group within the first ten minutes.',
        'Repetition is made bearable, and good, by attention to the group.',
      ],
      fi: [
        'Have you wondered whether they are tired of it? Ask. Most are not.',
        'They have told it hundreds of times, and still they look at you while they do.',
      ],
      a: 'Watch the group, cut the story, find the shade.',
      h: 'The joke at the bridge has been told since two thousand and eleven. It is in excellent health.',
      l: 'The same corner, another light.',
    },
    lines: {
      '*': [
        'When feet begin to shift, the story is too long. Tour guides see it before you notice it yourself.',
        'A guide stands so that you have the sun at your back, and that they have it in their eyes.',
        'The slowest person sets the pace of a tour. A good guide walks so that nobody finds out who it is.',
        'On rainy days, there are arches. Whoever knows a town knows all of them.',
      ],
      h: [
        '"You must know everything," says the guest. The guide knows where the toilets are. It comes to the same.',
      ],
    },
    scene: [
      'Ten to ten, the square is empty. Somebody in sensible shoes counts the pigeons and goes over a date under their breath.',
      'A boy asks a question that nobody has asked in nine years. The guide stands still, and beams.',
    ],
    why: [
      [
        'A fact takes a second, a story two minutes, and a detour half an hour. Choosing among them is the trade.',
        'People forget years, and remember who looked out of which window.',
      ],
      [
        'A group is a different animal each day, and wants another tempo.',
        'Whoever only recites could send a recording.',
      ],
    ],
    parts: [
      [
        'The first ten minutes are for looking',
        ['Who has children, who limps, who has read the book?', 'After that the tour is planned anew.'],
        'A guide facing a small group',
      ],
      [
        'Stops are chosen by shade',
        ['And by wind, noise and where one may sit.', 'The best view is no use in the sun at noon.'],
        'A group under an arch',
      ],
      [
        'Stories have three lengths',
        ['For feet that are fresh, for feet that hurt, and for rain.', 'The short one is the most work.'],
        'A guide telling something with both hands',
      ],
      [
        'A question is a present',
        ['It tells what the next stop should be.', 'And if the answer is not known: it will be tomorrow.'],
        'A child raising a hand',
      ],
    ],
    turn: ['So ask. You are making somebody happy.', 'A town is never told to the end.'],
    asks: [
      'Which guide do you still remember, and why?',
      'What would you show somebody who has one hour in your town?',
    ],
    ends: {
      pa: 'The route is fixed. The tour is not.',
      fi: 'And ask something. It makes their day.',
      t: 'Read, adapt, sequence, pace.',
      h: 'It was a good one, the joke. It always is on a Tuesday.',
      l: 'Other light, other faces.',
    },
    keep: 'the next tour',
    send: 'somebody who likes to know how it is done',
    own: [
      {
        kinds: ['people', 'history', 'process', 'number', 'service'],
        about:
          'guides? (?:are|live|is|was|has|have|grew|and)|guided by|years|since|groups? of|small groups?|maximum|languages',
        lead: ['And who guides here.', 'How it is done here.'],
      },
    ],
    pic: { ask: 'Your meeting point before the group comes', alt: 'An empty meeting point in the morning' },
    claims: [['How guides adapt to groups', 'practice of guides']],
  },
  {
    id: 'plan-or-get-lost',
    format: 'either',
    again: 9,
    emoji: '🗺️',
    tags: ['TravelTalk', 'ThisOrThat', 'DayOut'],
    title: ['A plan for the day, or see where it leads?', 'Day out: do you plan it or drift?'],
    cover: 'With a plan, or without?',
    gist: [
      'Some leave with a timetable and a reserved table. Others turn left because a dog did. Which of the two are you on a day out?',
      'Tickets booked, or pockets empty: two ways to spend a free day, and they are often married to each other.',
    ],
    subject: ['Timetable or dog?', 'Two kinds of day out'],
    hooks: {
      '*': [
        'On a day out: do you have a plan, or do you have a direction?',
        'Every pair of travellers consists of one who plans and one who wanders off.',
      ],
      pt: [
        'A plan saves queues, and leaving room brings finds. The best days have one fixed point.',
        'Planning and drifting each cost something, and each give something back.',
      ],
      fi: [
        'Who of you two has printed the timetable?',
        'A free day, a strange town, and no idea. Or a very exact one?',
      ],
      a: 'One fixed point a day, and the rest open.',
      h: 'One of us has a spreadsheet. The other is in the next street, with an ice cream.',
      l: 'No plan, a warm wall, an open afternoon.',
    },
    lines: {
      '*': [
        'With a plan or without one: how do you spend a free day in a strange town?',
        'A compromise for planners and wanderers: one thing booked a day, and everything else open.',
        'Getting lost works best in the morning. In the evening it is called looking for the hotel.',
        'Book what sells out and leave open what does not. Most things do not.',
      ],
      h: ['"We are not lost," says somebody who has been past this fountain three times.'],
    },
    scene: [
      'Quarter past eleven. According to the plan they are at the tower. According to the dog they are at the sausage stand.',
      'Two people at a crossroads: one looks at a map, the other at the sky. They have been on holiday together for thirty years.',
    ],
    why: [
      [
        'Anticipation is half of the pleasure for those who plan, and for the others it is the surprise.',
        'A free day is free to have an order, and free to have none.',
      ],
    ],
    parts: [
      [
        'With a plan',
        [
          'No queues, a seat by the window, and the museum is open.',
          'You have looked forward to it for weeks, and that counts as well.',
        ],
        'A printed timetable with ticks',
      ],
      [
        'Without one',
        [
          'You find the courtyard, the market, the band that was only rehearsing.',
          'What you did not look for cannot disappoint you.',
        ],
        'A narrow lane leading round a corner',
      ],
    ],
    turn: [
      'One fixed point, and the rest to chance: most couples can live with that.',
      'Either way, know when the last boat leaves.',
    ],
    asks: ['Plan or no plan: which are you?', 'What did you once find because you were lost?'],
    ends: {
      pa: 'One fixed point is enough.',
      fi: 'And thank the planner. Somebody has to book.',
      t: 'Reserve the scarce, leave the rest.',
      h: 'The spreadsheet now has a column for ice cream.',
      l: 'Left, because it was sunny.',
    },
    keep: 'the next long weekend',
    send: 'the other half of your travel team',
    own: [
      {
        kinds: ['service', 'policy', 'offer', 'hours', 'price'],
        about: 'walk-?in|no booking|private|drop.?in|just turn up',
        lead: 'Both work here.',
      },
    ],
    pic: { ask: 'A fork in a path or lane of your route', alt: 'A lane that divides in two' },
    claims: [
      [
        'Anticipation adds to the pleasure of travel',
        'research on wellbeing and holidays; common experience',
      ],
    ],
  },
];
