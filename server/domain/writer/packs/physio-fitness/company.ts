// The dark months, long drives, and people to move with.
import type { Idea } from '../../library/idea.ts';
import { CLINIC } from './kinds.ts';

export const COMPANY: readonly Idea[] = [
  {
    id: 'walk-like-a-penguin',
    format: 'season',
    again: 11,
    emoji: '🐧',
    when: { season: ['winter'] },
    tags: ['IcySafety', 'WinterWalking', 'FallPrevention'],
    caution: [
      'After a fall with strong pain, a knock to the head or a leg that will not bear weight, get medical help.',
      'Have it looked at if a fall leaves strong pain, if you hit your head, or if a leg will not carry you.',
    ],
    title: ['How to walk on ice: like a penguin', 'Staying upright on ice: short steps, toes out'],
    cover: 'Walk like a penguin',
    gist: [
      'On ice take short, flat steps, feet a little apart and turned out, weight over the front foot, hands out of your pockets. Slow is the point.',
      'Penguins do not stride. Small steps, a slight lean forward, arms free: it looks silly and stays upright.',
    ],
    subject: ['Walk like a penguin', 'Hands out of your pockets'],
    hooks: {
      '*': [
        'The {pavement|sidewalk} glitters, the {postman|mail carrier} is walking like a duck, and he has the right idea.',
        'Long strides, hands in pockets, phone at the ear: the complete recipe for sitting down suddenly.',
        'Penguins have been doing this for a good while longer than people.',
      ],
      p: 'Staying upright on ice is largely a matter of technique.',
      a: 'Short steps. Flat feet. Hands free.',
      t: 'In a normal stride the weight is split between heel and toe at an angle. On ice it has to stay above the front foot.',
      f: 'Off to the bus over black ice? Take a lesson from Antarctica first.',
      h: 'The penguin has had the same walk for millions of years and has never once been embarrassed.',
      i: 'Dignity comes home in one piece, at a waddle.',
      l: 'Slowly, softly, as though carrying a full glass.',
    },
    lines: {
      '*': [
        'Walking on ice: short flat steps, feet slightly turned out, weight over the front foot, hands out of your pockets. Like a penguin.',
        'Carry your shopping in a {rucksack|backpack} when it is icy. Arms that are free can balance, and catch.',
        'The second step out of the door is the one to watch: eyes used to indoors take a while to see black ice.',
        'A packet of grit or sand by the front door at the start of winter is the most useful exercise equipment of the winter.',
        'Ice lies longest where a roof or a van keeps off the sun. Look for the dark patch.',
      ],
      h: ['Hands in pockets on ice: ten fingers warm, one coccyx at risk.'],
    },
    scene: [
      'Overnight it rained on frozen ground. At eight everyone in the street holds on to the same hedge.',
      'A man with a briefcase takes three quick steps, makes a movement from ballet, and pretends that nothing happened.',
    ],
    why: [
      [
        'With long steps the leading heel lands at a slant, and that is when it slides away.',
        'It is the push and the heel strike that slip; a flat foot set down from above has hardly any reason to.',
      ],
      [
        'Free arms balance you, and free hands can take hold of a rail.',
        'Whoever has to pull their hands out first has already arrived.',
      ],
    ],
    parts: [
      [
        ['Shorten your steps', 'Small, flat steps'],
        [
          'Half as long as usual, set down flat, with soft knees.',
          'As on a rolling ship: nothing locked, nothing hasty.',
          'The whole sole lands at once, and there is nothing to slide on.',
        ],
        'Short footprints in frost',
      ],
      [
        ['Turn your feet out a little', 'Heels a bit together, toes apart'],
        [
          'It widens the base you stand on.',
          "A hand's width between the heels is enough.",
          'It looks odd and stands well.',
        ],
        'Boots slightly turned out',
      ],
      [
        ['Keep your weight in front', 'Lean a little forward'],
        [
          'Over the leg that is standing, leaning forward a trace.',
          'If in doubt, stop and hold on to something that is bolted down.',
          'Over the front foot, as if you were listening to it.',
        ],
        'A figure leaning slightly forward',
      ],
      [
        ['Free your hands', 'Hands out of the pockets'],
        [
          'Gloves on, phone away, bag on your back.',
          'A rail, a fence or a hedge may be used without shame.',
          'They are your balance and, if need be, your brakes.',
        ],
        'A gloved hand on a railing',
      ],
    ],
    turn: [
      'Leave ten minutes earlier. It belongs to the technique.',
      'It looks odd, and everyone else looks odd, too.',
    ],
    asks: ['Waddle or glide: how do you get to the bus?', 'What do you scatter by your door?'],
    ends: {
      p: 'Steady legs are trained in summer; caution has to do in winter.',
      a: 'Waddle. Arrive.',
      t: 'Keep the centre of mass above the base of support, and make the base wide.',
      f: 'Offer somebody your arm, and you are both steadier.',
      h: 'Penguins have no pockets, and now you know why.',
      i: 'Small steps have got many people to many places.',
      l: 'Snow squeaks underfoot, and there is no rush.',
    },
    work: 'Grit the way from the {car park|parking lot} to the door before the first person comes, and not after the first has fallen. Put the name of whoever does it on the door.',
    keep: 'the first icy morning',
    send: 'somebody with their hands in their pockets',
    own: [
      {
        about: 'balance|\\bfalls?\\b|\\bolder|seniors?',
        kinds: ['event', 'service', 'product', 'audience'],
        lead: 'Steadiness can be practised before the frost.',
      },
    ],
    pic: { ask: 'Boots on a frosty path, or a bag of grit by a door', alt: 'Boots on a frosty path' },
    claims: [
      [
        'Short flat steps, feet turned out, weight over front foot, hands free on ice',
        'German and Scottish winter safety advice, NHS',
      ],
    ],
  },
  {
    id: 'when-it-gets-dark-at-five',
    format: 'season',
    again: 11,
    emoji: '🌆',
    when: { season: ['autumn'], months: [10, 11] },
    tags: ['AutumnTraining', 'BeSeen', 'KeepGoing'],
    title: [
      'How to keep moving when it gets dark at five',
      'Exercise in the dark months: four ways to keep going',
    ],
    cover: 'Dark at five. What now?',
    gist: [
      'When evenings go dark, shift a part to lunchtime, put a lamp and something reflective by the door, and arrange a fixed date with someone.',
      'Most habits of the summer do not end with a decision. They end with the first dark Tuesday. Four things help.',
    ],
    subject: ['Dark at five. What now?', 'The first dark Tuesday'],
    hooks: {
      '*': [
        'In summer you went at seven in the evening. Now seven is night.',
        'Nobody gives up on a sunny day. It happens on a Tuesday, at five, with the curtains drawn.',
        'The sofa has its season as well, and it has just begun.',
      ],
      p: 'Summer habits need a new time of day in autumn.',
      a: 'Move it to noon. The light is there.',
      t: 'Daylight is a cue. Take it away, and the routine that hung on it goes as well, unless a new cue is set.',
      f: 'Was it still light when you last went out? Then let us plan a bit.',
      h: 'The sofa has been waiting for this since spring, and it has bought a blanket.',
      i: 'There is light at noon, even in late autumn. Go and fetch it.',
      l: 'Wet leaves under the lamps, a scarf, a brisk half hour.',
    },
    lines: {
      '*': [
        'Once the evenings are dark, move one session a week to your lunch break. Twenty minutes of daylight are worth packing a sandwich for.',
        'Dark clothes, dark street: a car sees you late. Reflective bands on ankles and wrists show up first, because they move.',
        'Agree on one fixed evening with one person for the winter. Nobody likes to leave somebody standing under a lamp post.',
        'Hang your lamp, gloves and reflective vest on the door handle. Whatever has to be looked for stays at home.',
        'Put the shoes by the door in the morning. In the evening they look at you.',
      ],
      h: [
        'In the dark season, running at six in the evening counts as a night expedition and deserves a {biscuit|cookie}.',
      ],
    },
    scene: [
      'You come home, it is pitch dark, the shoes stand where they stood in summer. You step over them.',
      'Lights on in every window, and one door opens: somebody with a lamp on their forehead, like a miner going to work.',
    ],
    why: [
      [
        'A habit that hangs on bright evenings falls when they do.',
        'In summer the light does the persuading. In autumn nobody does it for you.',
      ],
      [
        'Company and a fixed time replace what the weather used to do.',
        'If somebody is waiting, the rain is only half as wet.',
      ],
    ],
    parts: [
      [
        ['Shift part of it to noon', 'Go out at lunchtime'],
        [
          'Twenty brisk minutes, and the afternoon is a different one.',
          'Shoes under the desk, calendar blocked: that is all.',
          'Daylight is a bonus you cannot get at seven.',
        ],
        '{Trainers|Sneakers} under a desk',
      ],
      [
        ['Make yourself visible', 'Be seen'],
        [
          'A lamp, and reflective bands where something moves.',
          'You see the car long before the driver sees you.',
          'Something that moves and shines: ankles and wrists do both.',
        ],
        'A reflective band on an ankle',
      ],
      [
        ['Arrange to meet somebody', 'Make it a date'],
        [
          'Same evening, same corner, until spring.',
          'A short message in the morning, and neither of you can get out of it.',
          'You would let yourself down, but not somebody on a corner.',
        ],
        'Two figures under a street lamp',
      ],
      [
        ['Have a plan for the rain', 'A wet evening needs a plan'],
        [
          'A set for indoors, ten minutes, no equipment.',
          'Written down, on the fridge. Nothing is invented on a wet evening.',
          'Ten minutes on the carpet, and it counts.',
        ],
        'A note on a fridge',
      ],
    ],
    turn: [
      'By the shortest day it has become normal.',
      'And from then on it gets lighter again, two minutes at a time.',
    ],
    asks: ['What gets you out when it is dark?', 'Lunch break or {head torch|headlamp}?'],
    ends: {
      p: 'Decide on a bright day; on a dark one it is harder.',
      a: 'Noon, lamp, partner.',
      t: 'Replace the cue and the habit survives the season.',
      f: 'Who needs a partner? Perhaps they are reading along.',
      h: 'The sofa is patient. That is the trouble with it.',
      i: 'It only takes one other person and a corner.',
      l: 'Home, rosy, with cold hands round a cup.',
    },
    work: 'Teams see little of the sun from late autumn on. Put no meetings between twelve and one, for three months, and see who goes outside.',
    keep: 'the first dark Tuesday',
    send: 'the person you would like to meet under a lamp',
    own: [
      {
        about: 'lunch|noon|evening|class|group|indoor',
        kinds: ['event', 'hours', 'offer'],
        lead: 'A warm, lit alternative exists.',
      },
    ],
    pic: {
      ask: 'A {head torch|headlamp} and gloves on a door handle',
      alt: 'A {head torch|headlamp} and gloves hanging on a door handle',
    },
    claims: [
      ['Reflectors on moving joints improve recognition by drivers', 'road safety research'],
      ['Cues sustain habits; company supports adherence', 'behavioural science, general'],
    ],
  },
  {
    id: 'alone-or-together',
    format: 'either',
    again: 8,
    emoji: '👥',
    tags: ['ThisOrThat', 'TrainingPartner', 'GroupClass'],
    title: [
      'Exercise alone or in company: which suits you?',
      'Training by yourself or in a group: what keeps you going?',
    ],
    cover: 'Alone or together?',
    gist: [
      'Alone you go when you like and nobody talks. Together you go although you do not feel like it. What works for you?',
      'Headphones and peace, or a class with a joke in the second row: both are good reasons to move.',
    ],
    subject: ['Alone or together?', 'Headphones or the second row'],
    hooks: {
      '*': [
        'One of you needs the quiet. The other needs somebody to complain to about the fourth set.',
        'A path for one, or a room with twelve mats?',
        'Some people run away from others, and some run with them.',
      ],
      p: 'Some people recharge alone and others in a group, and that goes for exercise as well.',
      a: 'Choose the one you do not cancel.',
      t: 'Groups raise attendance; solitude lets you match the effort to the day. Both are measurable.',
      f: 'Are you a second-row person or a headphone person?',
      h: 'Training with somebody who is fitter than you: you never finish, but you do learn swear words.',
      i: 'In a group you borrow courage, and alone you find your own.',
      l: 'A silent lane at dawn, or laughter between two exercises.',
    },
    lines: {
      '*': [
        'Alone: your time, your pace, your thoughts.\nTogether: a date, a laugh, and nobody stops first.\n\nWhich gets you going?',
        'Cannot keep it up alone? Tie it to one person rather than to a plan. People are harder to cancel.',
        'Cannot relax in a group? Take the last row, by the wall. Nobody sees you and you see everything.',
        'Once a week together and once alone is a good mixture: the one for the mood, the other for the head.',
        'Try a month of each. The calendar will tell you which one you really kept.',
      ],
      h: ['A training partner is someone who also wanted to stay at home, but did not dare to say so first.'],
    },
    scene: [
      'Six in the evening. One shuts the door behind them, at last alone. The other opens a door, at last people.',
      'In the second row somebody giggles in the middle of a plank, and the plank gets longer for everybody.',
    ],
    why: [
      [
        'It is a question of what you lack in the rest of the day.',
        'After eight hours of meetings the wood is quieter; after eight hours of screens twelve mats are warmer.',
      ],
    ],
    parts: [
      [
        'Alone',
        [
          'Nobody waits, nobody watches, nobody talks. Many of the better ideas of the week arrive then.',
          'You can turn round whenever you like, which is also the drawback.',
          'You owe nobody a word, and the pace is yours.',
        ],
        'A single path through trees',
      ],
      [
        'Together',
        [
          'Fixed hour, familiar faces, a shared groan. You go because the others do.',
          'Somebody notices if you are missing, and says so.',
          'On a bad day you are carried, and on a good day you carry.',
        ],
        'Several mats in a row',
      ],
    ],
    turn: ['You may change your mind with the season.', 'There is also the dog, who counts as both.'],
    asks: ['Alone or together?', 'Who would miss you if you did not turn up?'],
    ends: {
      p: 'Plan for the one that survives a bad day.',
      a: 'Pick whichever you keep.',
      t: 'Attendance first; intensity follows.',
      f: 'And if you need somebody: ask the person on the next mat.',
      h: 'Dogs count as company and as silence.',
      i: 'Sometimes a group carries you, sometimes you carry it.',
      l: 'Two ways to the same calm.',
    },
    work: 'Ask your team who thinks better on foot alone and who in pairs. Then plan one walk of each, and look at which questions come back answered.',
    keep: 'the start of a new habit',
    send: 'your other half of a training pair',
    own: [
      {
        about:
          'one.to.one|1:1|private|personal train|small group|(?:yoga|pilates|strength) class|class(?:es)? (?:of|for|have|on|every|mon|tue|wed|thu|fri|sat|sun)',
        kinds: ['service', 'event', 'product', 'price', 'offer', 'process'],
        lead: 'And here is one way of doing it.',
      },
    ],
    pic: { ask: 'One mat beside a row of mats', alt: 'A single mat set apart from a row of mats' },
    claims: [
      ['Group exercise supports adherence for many; preferences differ', 'behavioural science, general'],
    ],
  },
  {
    id: 'on-a-long-drive',
    format: 'checklist',
    again: 8,
    emoji: '🚗',
    tags: ['LongDrive', 'TravelTips', 'StiffBack'],
    tick: true,
    caution: [
      'A swollen, painful or hot calf, or breathlessness after hours of sitting, needs medical help at once.',
      'Get medical help straight away for a swollen, hot or painful calf, or for breathlessness, after long sitting.',
    ],
    title: [
      'How not to get stiff on a long drive or train ride',
      'Long journeys without a stiff back: six habits',
    ],
    cover: 'Stiff from the {motorway|highway}?',
    gist: [
      'Stop every two hours, set the seat before you set off, empty your back pockets, move your feet, and walk once round the car before you unload it.',
      'Six things to tick off before and during a long drive, so that you do not get out in the shape of the seat.',
    ],
    subject: ['In the shape of the seat', 'Empty your back pockets'],
    hooks: {
      '*': [
        'You get out after four hours and keep the shape of the seat.',
        'There is a wallet in your back pocket. You have been sitting on one side of it since Birmingham.',
        'You are not tired from the road. You are stiff from the seat.',
      ],
      p: 'Long drives are easier on the back with a few simple habits.',
      a: 'Every two hours: out, round the car, on.',
      t: 'Vibration, a fixed pose and still calves add up. Breaking it up addresses all three.',
      f: 'Holiday traffic ahead? Tick these off before you turn the key.',
      h: 'At the services you can tell by the walk how far people have come.',
      i: 'The holiday may begin at the first lay-by.',
      l: 'An unhurried stop, a view, a stretch beneath trees.',
    },
    lines: {
      '*': [
        'Long drive: take everything out of your back pockets. Sitting askew on a wallet for four hours is what your hip complains about.',
        'A stop every two hours is good for the back and for attention. Walk once round the car before anybody fetches coffee.',
        'Unloading heavy cases straight after four hours in the car? Walk for five minutes first, then lift.',
        'On the train or a plane: heels up, toes up, twenty times an hour. Your calves are the pump for your legs.',
        'On a train the best seat is the one you leave most often.',
      ],
      h: ['{Motorway services|Highway rest stops}: where people of all ages try to become upright again.'],
    },
    scene: [
      'The door opens, one foot comes out, then for a long time nothing. "Give me a second", says a voice.',
      '{Boot|Trunk} open, six cases, everyone impatient, and the back is still sitting in traffic near Reading.',
    ],
    why: [
      [
        'Sitting still makes hips and back stiff, and in a car nobody shifts about much.',
        'The seat holds you in place, which is its job, and after two hours it is a nuisance.',
      ],
      [
        'Calves that do not move pump little blood back up, so feet swell.',
        'Legs rely on walking for their return traffic.',
      ],
    ],
    parts: [
      [
        ['Set the seat first', 'Adjust the seat before you start'],
        [
          'Close enough that the knees stay a little bent on the pedals; backrest upright enough to touch both shoulders.',
          'Two minutes in the drive save two days at the sea.',
          'You should reach everything without stretching. Mirrors last.',
        ],
        'A hand on a seat lever',
      ],
      [
        ['Empty your back pockets', 'Nothing in the back of your trousers'],
        [
          'Wallet, keys and phone on the console.',
          'Whatever is under one side tips the pelvis all day.',
          'Sitting crooked for four hours is felt for four days.',
        ],
        'A wallet on a console',
      ],
      [
        ['Stop every two hours', 'Get out every couple of hours'],
        [
          'Out, round the car twice, arms overhead, on.',
          'Coffee can be drunk standing up. It even tastes better by the hedge.',
          'It need not be long. It has to be upright.',
        ],
        'A car in a lay-by under trees',
      ],
      [
        ['Move what is free', 'Wriggle in between'],
        [
          'As a passenger: heels, toes, shoulders, chin. At the wheel only when parked.',
          'Wriggling is allowed, at any age.',
          'Whatever is not steering may move.',
        ],
        'Feet in socks moving on a mat',
      ],
      [
        ['Walk before you unload', 'A walk before the luggage'],
        [
          'Five minutes along the beach, and then the cases.',
          'A stiff back should not begin its holiday by lifting.',
          'Let your back find out that it is over.',
        ],
        'A path to a beach',
      ],
      [
        ['Share the driving', 'Take turns at the wheel'],
        [
          'Swap at each stop, if there are two of you.',
          'The other seat is a different position, so it counts as a rest.',
          'A passenger can shuffle about, and a driver cannot.',
        ],
        'Keys handed over a car roof',
      ],
    ],
    turn: ['The sea will still be there ten minutes later.', 'It adds half an hour and takes away two days.'],
    asks: ['How many hours do you drive in one go?', 'What is the nicest place for a stop on your route?'],
    ends: {
      p: 'Plan the stops before the route plans you.',
      a: 'Two hours. Then out.',
      t: 'Interrupt the load before it adds up.',
      f: 'Have a good trip, and stretch before the coffee.',
      h: 'By the third stop you can stand up straight again.',
      i: 'Arriving well begins on the way.',
      l: 'Windows down, sea air, shoulders back.',
    },
    work: 'People who drive for a living have this every day. Plan stops into the tour and pay for them; a stiff driver lifts badly at the other end.',
    keep: 'the evening before you leave',
    send: 'whoever does the driving',
    own: [
      {
        about: 'back (?:pain|care|class|massage)|massage|stiff|drivers?',
        kinds: ['service', 'product', 'price', 'audience'],
        lead: 'If it is stiff all the same when you get home.',
      },
    ],
    pic: { ask: 'An open car door with shoes on the ground beside it', alt: 'An open car door in a lay-by' },
    claims: [
      [
        'Stop at least every two hours; adjust seat; move legs',
        'Highway Code rule 91, NHS travel and DVT advice',
      ],
    ],
  },
  {
    id: 'the-last-in-the-park-run',
    format: 'story',
    again: 12,
    emoji: '🐢',
    tags: ['RunningStories', 'BackOfThePack', 'SlowRunners'],
    title: [
      'The last one round the park: a small story',
      'Coming last in a park run: a small story with cake',
    ],
    cover: 'The last one round',
    gist: [
      'Imagine a Saturday run where somebody always comes in last, and everybody waits. It is a small story about what a finishing line is for.',
      'Five kilometres, forty people, one who walks more than she runs. The loudest applause of the morning goes to her.',
    ],
    subject: ['The last one round', 'Why nobody goes home yet'],
    hooks: {
      '*': [
        'Most of them are already eating cake when she comes round the pond.',
        "Imagine a Saturday, nine o'clock, and somebody who has decided to come last.",
        'The clapping is longest for whoever needs it most.',
      ],
      p: 'In any group the last one decides how welcome everybody feels.',
      a: 'Wait for the last one.',
      t: 'A field of forty has one winner and thirty-nine other stories.',
      f: 'A small story for everyone who thinks they are too slow.',
      h: 'She has been overtaken by a {pushchair|stroller}, a pug and a man with a cello. She knows them all by name now.',
      i: 'Being last is also a way of not staying at home.',
      l: 'Mist on the pond, a few leaves, and one pair of shoes still coming.',
    },
    lines: {
      '*': [
        'The last one in a run is on the course for twice as long as the first. It is the longer effort, and it deserves the louder cheer.',
        'Too slow does not exist in a group that waits. Look for one of those.',
        'If you are worried about coming last, offer to be the one who walks at the back. It is a proper job with a vest.',
        'Whoever cheers for the last one makes it possible for somebody new to come next week.',
        'Every run has a tail walker. You cannot come last. It is taken.',
      ],
      h: ['Overtaken by a pug. Twice. It was on a different lap.'],
    },
    scene: [
      'Picture a park in autumn. Breath is steaming, somebody is handing out numbers that nobody needs.',
      'Forty people shuffle about behind a line of chalk. At the far end stands a woman in a cardigan.',
    ],
    why: [
      [
        'Many people do not start because they are afraid of being the slowest.',
        'The fear of the back of the field keeps more people at home than rain does.',
      ],
      [
        'Someone has to be last, and how that one is treated is noticed by everybody.',
        'Watch a group at the finish, and you know whether you want to join.',
      ],
    ],
    parts: [
      [
        'She comes in a cardigan',
        [
          'Imagine a woman whose doctor had said something about moving. So she stands there, in shoes for gardening, and looks for a way out.',
          'Imagine her at the edge: fifty-eight, cardigan, a hand on the railing, two metres from the gate.',
          'Think of somebody at a gate, who has promised a doctor something and would like to have promised less.',
        ],
        'A cardigan on a railing',
      ],
      [
        'Somebody walks with her',
        [
          'A man with a fluorescent vest says that he is always last, that it is his job. So she cannot be.',
          'At the back, it turns out, there is a person in a vest who never overtakes anyone.',
          '"I come in last every week," says a man in yellow. "Somebody has to." And with that it is no longer her.',
        ],
        'A fluorescent vest from behind',
      ],
      [
        'They run from bench to bench',
        [
          'One bench running, two benches walking. By the pond they have covered grandchildren, knees and the price of bulbs.',
          'At each bench they decide anew, and mostly for walking.',
          'They run as far as the bin and walk as far as the tree. In between, life gets told.',
        ],
        'A row of park benches',
      ],
      [
        'Nobody has gone home',
        [
          'When they come round the corner, forty people are still standing there with cake. It is quite loud.',
          'The chalk line has nearly been washed away. They clap as if it were a gate in a stadium.',
          'And then a bend, a line on the ground, and a noise as if somebody had won.',
        ],
        'Hands clapping beside a path',
      ],
      [
        'In spring she has the vest on',
        [
          'In spring there is somebody new by the railing, and she holds out her hand. She is the one in the vest now.',
          'Months later she is wearing a vest of her own. "I am always last", she tells the newcomers. "It is my job."',
          'A year on, the vest hangs on her hook. She wears it on Saturdays.',
        ],
        'A hand holding out a vest',
      ],
    ],
    turn: [
      'It need not be a park, and it need not be running.',
      'Every group has a railing. Look who is standing by it.',
    ],
    asks: ['Who walked with you when you were new?', 'Which group do you know where nobody goes home early?'],
    ends: {
      p: 'It takes one person who goes at the pace of the slowest.',
      a: 'Nobody goes home before the last one is in.',
      t: 'Retention in groups depends on the experience of the slowest tenth.',
      f: 'If you know a group that waits, name it here.',
      h: 'Somebody has to be last. It comes with the longest applause.',
      i: 'Start where you are, in whatever you are wearing.',
      l: 'Steam over paper cups, and one more round of applause.',
    },
    work: 'Who in your company has the vest on? New people need somebody whose job it is to be slow with them.',
    keep: 'the day you feel too slow',
    send: 'someone standing by the railing',
    own: [
      {
        about: 'beginner|all (?:levels|paces|abilities)|\\bwalk|running',
        kinds: ['event', 'service', 'audience', 'product'],
        lead: 'All paces have a place.',
      },
    ],
    pic: { ask: 'A park path with benches, nobody on it', alt: 'A park path with empty benches' },
    claims: [
      ['An imagined scene', 'told as imagined'],
      [
        'Fear of being slowest keeps people from joining group exercise',
        'common experience, participation surveys',
      ],
    ],
  },
  {
    id: 'why-only-three-exercises',
    format: 'behind',
    again: 9,
    emoji: '3️⃣',
    tags: ['BehindTheScenes', 'ExerciseSheet', 'PhysioLife'],
    only: CLINIC,
    title: ['Why you only get three exercises', 'Why a short exercise sheet works better than a long one'],
    cover: 'Why only three?',
    gist: [
      'A sheet with twelve exercises gets framed. One with three gets done. Choosing which three, and leaving out nine, is the actual work.',
      'Few, exact, doable on a Tuesday: behind a short exercise sheet there is a good deal of crossing out.',
    ],
    subject: ['Why only three?', 'What is not on the sheet'],
    hooks: {
      '*': [
        'You were expecting a programme. You get three little drawings and a date.',
        'The most important thing on an exercise sheet is what has been left out.',
        'Nobody has ever done all twelve.',
      ],
      p: 'A short exercise sheet is the result of a longer thought.',
      a: 'Three that get done beat twelve that do not.',
      t: 'Adherence to home exercise falls as the number of exercises rises.',
      f: 'Disappointed by the short sheet? Think about your last long one.',
      h: 'The twelve-exercise sheet exists. It is under the {takeaway|takeout} menus.',
      i: 'Small enough for a Tuesday: that is what makes a plan yours.',
      l: 'Restraint is the mark of a well-made plan.',
    },
    lines: {
      '*': [
        'Three exercises that you do are worth more than twelve that you own. That is why the sheet is short.',
        'Ask about each exercise on your sheet: what is it for, and how will I notice that it works?',
        'If you cannot fit in even three exercises, say so. Two is a plan, too, and no one will be cross.',
        'Tell your physio which exercise you never do. There is nearly always another one with the same purpose.',
        'Do two of three on a bad day. It keeps the door open.',
      ],
      h: ['"I did them every day" has been said by people whose exercise band was still in its packet.'],
    },
    scene: [
      'You fold the sheet in half. It fits. You look inside for the rest of it.',
      'On the other side of the desk somebody draws five stick figures and crosses out two.',
    ],
    why: [
      [
        'The more there is to do, the less of it gets done, and in the end it is nothing.',
        'A list that takes half an hour needs a free half hour, and there is none on a Tuesday.',
      ],
      [
        'Few exercises show more clearly which of them helps.',
        'If you change twelve things at once, you do not know afterwards what it was.',
      ],
    ],
    parts: [
      [
        ['First a great many come to mind', 'There were thirty to choose from'],
        [
          'For each complaint there are dozens that make sense.',
          'On paper they are all good. In a kitchen there is room for a few.',
          'Any of them would have been reasonable. It had to be the ones you will do.',
        ],
        'A page full of stick figures',
      ],
      [
        ['Then the day decides', 'Your day has the last word'],
        [
          'When do you get up, where do you stand about, is there a step?',
          'An exercise needs a place in your day, or it will not happen.',
          'If you never sit on the floor, nothing on the floor will get done.',
        ],
        'A step in a hallway',
      ],
      [
        ['One is there to show progress', 'One has a number in it'],
        [
          'Something you cannot quite do today and can count.',
          'Twenty seconds now, forty in three weeks: that keeps you going.',
          'You can see it grow, and that is half of the motivation.',
        ],
        'A stopwatch on a table',
      ],
      [
        ['What is left out can come later', 'The others are waiting'],
        [
          'When one has become easy, the next takes its place.',
          'The sheet stays short. The names on it change.',
          'When the first is easy it leaves, and a new one moves in.',
        ],
        'A pencil replacing a drawing',
      ],
    ],
    turn: [
      'If it is too easy or too dull, bring it back.',
      'The short sheet comes with a date on it. That is when it grows.',
    ],
    asks: ['Which exercise do you really do?', 'How many could you fit into a Tuesday, honestly?'],
    ends: {
      p: 'Do the three, and report what happened.',
      a: 'Fewer. Regularly.',
      t: 'Dose, adherence, feedback: with three you can see all of them.',
      f: 'And you may admit it if it was only two.',
      h: 'Exercise bands keep very well in their packet.',
      i: 'Small, doable, yours.',
      l: 'A single sheet, folded once.',
    },
    work: 'Action lists from meetings follow the same law. Cross out until three are left, write a date beneath, and see how much gets done.',
    keep: 'the fridge, beside the sheet',
    send: 'somebody with a packet still sealed',
    own: [
      {
        about: 'sheet|one page|video|exercises',
        kinds: ['service', 'process', 'story', 'product'],
        lead: 'What do you take home?',
      },
    ],
    pic: {
      ask: 'A sheet with three stick figures, two crossed out',
      alt: 'A sheet of stick-figure exercises, some crossed out',
    },
    claims: [
      [
        'Adherence to home exercise declines with number of exercises',
        'physiotherapy research (for example Henry and others)',
      ],
    ],
  },
  {
    id: 'a-minute-of-it',
    format: 'tip',
    again: 8,
    emoji: '⏱️',
    tags: ['ExerciseSnacks', 'EverydayFitness', 'ShortWorkout'],
    caution: [
      'New to effort, or with a heart or lung condition? Begin gently and ask a professional first.',
      'If you are new to this or have trouble with heart or lungs, start gently and ask a professional.',
    ],
    title: [
      'Exercise in one-minute portions: does it count?',
      'Little and often: does a minute of exercise help?',
    ],
    cover: 'A minute counts',
    gist: [
      'Brisk stairs, ten squats while the printer prints, a heel raise in every {queue|line}: short bouts add up. Guidance no longer asks for ten minutes at a stretch.',
      'There used to be a rule that only ten minutes or more counted. It has been dropped. A minute here and there is exercise.',
    ],
    subject: ['A minute counts', 'Squats beside the printer'],
    hooks: {
      '*': [
        'Forty pages are printing. That is ten slow squats and a look out of the window.',
        'The rule that exercise only counts after ten minutes has quietly been dropped.',
        'You have no hour. You have sixty minutes, spread about.',
      ],
      p: 'Short bursts of effort now count towards the week in official guidance.',
      a: 'One minute. Now. It counts.',
      t: 'British guidance in recent years dropped the ten-minute minimum: bouts of any length contribute.',
      f: 'No time today? You have a minute. It is between two other things.',
      h: 'The kettle, the printer, the {lift|elevator} that does not come: three gyms without a fee.',
      i: 'A day is full of small openings.',
      l: 'One long breath, ten slow movements, and on.',
    },
    lines: {
      '*': [
        'Short bouts of movement count. Guidance has dropped the old rule of ten minutes at a time.',
        'Stand on your toes in every {queue|line}, slowly, ten times. Calves do not care whether it is a bank or a gym.',
        'Ten slow sit-to-stands from your chair at each full hour: by evening it is eighty, and nobody has changed clothes.',
        'Take the stairs once as if you were late. That minute is worth as much as a good deal of strolling.',
        'The adverts are three minutes long. So are thirty squats with pauses.',
      ],
      h: [
        'Colleagues get used to squats by the printer sooner than one thinks. By Thursday they join in, or work from home.',
      ],
    },
    scene: [
      'The printer hums, page four of forty, and you stand there with your arms hanging, like a coat.',
      'The {lift|elevator} is on the sixth floor and is thinking. You are on the ground floor and have calves.',
    ],
    why: [
      [
        'The body adds up; it has no minimum charge.',
        'Heart and muscles respond to a short effort as well, only more modestly.',
      ],
      ['A minute needs no bag, no shower and no resolution.', 'What is that small is hard to put off.'],
    ],
    parts: [
      [
        ['Find the gaps you have anyway', 'Use the waiting you already do'],
        [
          'Kettle, printer, lift, adverts, teeth.',
          'Most days have a dozen. Three are enough to start with.',
          'While it boils, prints or loads, you are free.',
        ],
        'A printer printing',
      ],
      [
        ['Give each gap one movement', 'One place, one movement'],
        [
          'Kettle: heels up. Lift: stairs. Adverts: up from the sofa and down again.',
          'Always the same one, so that you need not think.',
          'What belongs to the kettle is done at the kettle.',
        ],
        'Heels lifting beside a kettle',
      ],
      [
        ['Let one of them be brisk', 'Get out of breath once'],
        [
          'Once a day out of breath, for a minute, on the stairs or uphill.',
          'You should be able to speak, but not to sing.',
          'One staircase taken briskly does it.',
        ],
        'Feet quick on a staircase',
      ],
    ],
    turn: ['A proper hour now and then is lovely as well.', 'Small change adds up, and so does this.'],
    asks: ['Which gap in your day could take a minute?', 'Would you dare it by the printer?'],
    ends: {
      p: 'It adds up over a week without anything being planned.',
      a: 'Gap, movement, done.',
      t: 'Accumulated minutes of moderate effort count in full.',
      f: 'Start with the next kettle.',
      h: 'Paper jams count as a rest.',
      i: 'You have more time than you think, in very small pieces.',
      l: 'Ten slow ones by the window.',
    },
    work: 'Put a sign by the printer: "ten squats per copy job". Half will laugh, a quarter will do it, and paper use goes down.',
    keep: 'the wall beside the kettle',
    send: 'the colleague who prints everything',
    own: [
      {
        about: 'express|lunch|30.minute|thirty.minute',
        kinds: ['event', 'service', 'product', 'offer'],
        lead: 'For a slightly longer gap.',
      },
    ],
    pic: { ask: 'A kettle or printer with space in front of it', alt: 'A kettle on a kitchen worktop' },
    claims: [
      [
        'UK Chief Medical Officers guidelines removed ten-minute minimum bout',
        'UK CMO physical activity guidelines, twenty nineteen',
      ],
      ['Talk test for vigorous effort', 'NHS advice'],
    ],
  },
  {
    id: 'what-could-you-do-as-a-child',
    format: 'question',
    again: 9,
    emoji: '🤸',
    tags: ['ChildhoodSkills', 'PlayfulMovement', 'TellUs'],
    title: [
      'Which childhood trick would you like to have back?',
      'Cartwheels, handstands, no hands: what can you still do?',
    ],
    cover: 'Cartwheel, anyone?',
    gist: [
      'Cartwheels, whistling on a bike without hands, hanging upside down: at some point we did it for the last time. Which of those tricks do you miss?',
      'Nobody told you that it was your last handstand. Which childish skill would you like to have back?',
    ],
    subject: ['Cartwheel, anyone?', 'The last time you climbed a tree'],
    hooks: {
      '*': [
        'One day you did your last cartwheel, and nobody told you.',
        'Hanging by your knees from a bar was once a normal way to talk.',
        'Some things we gave up without ever deciding to.',
      ],
      p: 'A playful goal carries many people further than a sensible one.',
      a: 'Pick one childish thing. Get it back.',
      t: 'Skills learnt early return faster than new ones; what is missing is mostly strength and practice.',
      f: 'Think back to the school yard. What were you good at?',
      h: 'The tree was smaller then. So was the distance to the ground.',
      i: 'Something in you still knows how to skip.',
      l: 'A summer meadow, a run-up, the world upside down.',
    },
    lines: {
      '*': [
        'Which trick from your childhood would you like to have back: cartwheel, skipping, climbing a tree?',
        'Skipping along a path for twenty metres is harder to do while in a bad mood than you would think.',
        'A playful goal lasts longer than a number. "Monkey bars by summer" beats three sets of ten.',
        'Hanging from a bar, feet on the ground, a bit of weight at a time, is how the monkey bars come back.',
        'Skip for one minute in the yard. You will laugh, and then you will sit down.',
      ],
      h: ['Skipping still works. What the neighbours make of it is another matter.'],
    },
    scene: [
      'On the playground a father grasps the bar, to show them how it is done. The children step closer.',
      'Under the apple tree you put one foot in the old fork, look up, and hear your mother calling.',
    ],
    why: [
      [
        'Play kept us strong and supple without anybody calling it training.',
        'Children exercise all day and have no word for it.',
      ],
    ],
    parts: [
      [
        ['Upside down', 'Head below feet'],
        [
          'Handstand, cartwheel, hanging by the knees. One saw the world properly from there.',
          'It takes wrists, courage and a lawn.',
          'A lawn, a bit of nerve and strong wrists. The view was better.',
        ],
        'A lawn seen upside down',
      ],
      [
        ['Off the ground', 'Feet off the floor'],
        [
          'Trees, ropes, monkey bars. The hands had blisters and one was proud of them.',
          'Grip comes back surprisingly soon, if you hang a little each day.',
          'Hanging is where it begins. The palms remember.',
        ],
        'Hands on a climbing frame',
      ],
      [
        ['On wheels', 'Things with wheels'],
        [
          'No hands, standing up, two on the carrier. We shall leave out the last.',
          'Roller skates in the cellar count. Kneepads exist.',
          'Somebody shouted "look", and that was the danger.',
        ],
        'Roller skates in a cellar',
      ],
      [
        ['Rope and chalk', 'A rope or a chalk line'],
        [
          'Skipping, hopscotch, elastics: footwork that any boxer would envy.',
          'Five minutes and you know what you have done.',
          'It looks like a game, and your calves know better.',
        ],
        'Chalk squares on a {pavement|sidewalk}',
      ],
    ],
    turn: [
      'It would make a good goal, with a soft landing.',
      'Start small, and let somebody hold your feet.',
    ],
    asks: ['Which of those tricks do you miss?', 'When was your last cartwheel?'],
    ends: {
      p: 'Name it, and there is a way of building up to it.',
      a: 'One skill, one season.',
      t: 'Break it into parts: grip, shoulder, trunk, nerve.',
      f: 'Photos welcome, upside down if need be.',
      h: 'Hanging is easy. It is the getting down.',
      i: 'You knew how once. Some of it can be had back.',
      l: 'Grass stains, evening light.',
    },
    work: 'Ask at the next away day what people could do as children. You will look differently at the woman from accounts who walked on stilts.',
    keep: 'the first dry meadow',
    send: 'the friend who taught you to whistle',
    own: [
      {
        about: 'handstand|gymnast|mobility|climb|monkey bars',
        kinds: ['event', 'service', 'product', 'value'],
        lead: 'There is a place to practise such things.',
      },
    ],
    pic: {
      ask: 'A skipping rope or chalk squares on a {pavement|sidewalk}',
      alt: 'Chalk hopscotch squares on a {pavement|sidewalk}',
    },
    claims: [
      ['Relearning is faster than first learning (savings)', 'motor learning textbook'],
      ['Childhood play skills', 'common experience'],
    ],
  },
];
