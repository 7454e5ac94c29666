// The dark months, long drives, and people to move with.
import type { Idea } from '../../library/idea.ts';
import { CLINIC, MAT_ONLY, NO_TRAINING } from './kinds.ts';

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
      'Have it looked at if you are in strong pain after a fall, if you hit your head, or if you cannot stand on a leg.',
    ],
    title: ['How to walk on ice: like a penguin', 'Staying upright on ice: short steps, toes out'],
    cover: 'Ice: walk like a penguin',
    gist: [
      'On ice take short, flat steps with your feet turned out a little, and take your hands out of your pockets.',
      'Penguins walk with small steps and lean forward a bit. On ice you should, too.',
    ],
    subject: ['Walk like a penguin on ice', 'Icy? Hands out of your pockets'],
    hooks: {
      '*': [
        'The {pavement|sidewalk} is icy, and the {postman|mail carrier} walks like a duck. He is right.',
        'Long steps on ice, hands in your pockets, phone at your ear: then you sit down suddenly.',
        'Penguins know how to walk on ice. Copy them.',
      ],
      p: 'You can learn how not to fall on ice.',
      a: 'On ice: short steps, flat feet, free hands.',
      t: 'In a normal step your heel lands at a slant and slides on ice. Put your foot down flat.',
      f: 'Icy this morning? Walk like a penguin to the bus.',
      h: 'Penguins have walked on ice for millions of years and have never been embarrassed.',
      i: 'If you waddle on ice, you get home in one piece.',
      l: 'Walk on ice slowly, as if you were carrying a full glass.',
    },
    lines: {
      '*': [
        'Walking on ice: short flat steps, feet turned out a little, hands out of your pockets. Like a penguin.',
        'When it is icy, carry your shopping in a {rucksack|backpack}. You need your arms to balance.',
        'Be careful with your first steps outside when it is icy: your eyes need a while to see the ice.',
        'Keep a bag of grit or sand by your front door in winter.',
        'Ice lasts longest in the shade of a roof or a van. Look for dark patches.',
      ],
      h: ['Hands in your pockets on ice: ten warm fingers and one sore bottom.'],
    },
    scene: [
      'It rained on frozen ground. At eight everybody in the street is holding on to the same hedge.',
      'A man with a briefcase slips on the ice, dances, and pretends that nothing happened.',
    ],
    why: [
      ['With long steps the heel slides away.', 'A foot that you put down flat has no reason to slip.'],
      [
        'With free arms you can balance, and hold on to a rail.',
        'If your hands are in your pockets, you cannot catch yourself.',
      ],
    ],
    parts: [
      [
        ['Take short, flat steps', 'Make your steps small'],
        [
          'Half as long as usual, with soft knees.',
          'As if you were on a ship.',
          'Put the whole foot down at once.',
        ],
        'Short footprints in frost',
      ],
      [
        ['Turn your feet out a little', 'Point your toes outwards'],
        ['You stand more firmly.', "Leave a hand's width between your heels.", 'It looks odd, and it works.'],
        'Boots slightly turned out',
      ],
      [
        ['Lean forward a little', 'Keep your weight over the front foot'],
        [
          'Over the leg you are standing on.',
          'If you are not sure, stop and hold on to something.',
          'If you lean back, you fall.',
        ],
        'A figure leaning slightly forward',
      ],
      [
        ['Take your hands out of your pockets', 'Keep your hands free'],
        [
          'Wear gloves, and put the phone away.',
          'You may use any rail or hedge.',
          'You need them to balance.',
        ],
        'A gloved hand on a railing',
      ],
    ],
    turn: ['And leave ten minutes earlier.', 'It looks odd, but so does everybody else.'],
    asks: ['How do you get to the bus when it is icy?', 'What do you scatter by your door?'],
    ends: {
      p: 'Train your legs in summer. In winter be careful.',
      a: 'Waddle, and you will arrive.',
      t: 'Keep your weight over your feet and your feet apart.',
      f: 'Offer somebody your arm. Then you are both safer.',
      h: 'Penguins have no pockets. Now you know why.',
      i: 'Small steps get you there, too.',
      l: 'Snow under your feet, and plenty of time.',
    },
    work: 'Grit the path from the {car park|parking lot} before the first person comes.',
    keep: 'the first icy morning',
    send: 'somebody with their hands in their pockets',
    own: [
      {
        about: 'balance|\\bfalls?\\b|\\bolder|seniors?',
        kinds: ['event', 'service', 'product', 'audience'],
        lead: 'You can train your balance with us:',
      },
    ],
    unless: MAT_ONLY,
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
      'How to keep exercising when it gets dark at five',
      'Exercise in the dark months: four ways to keep going',
    ],
    cover: 'How to exercise on dark evenings',
    gist: [
      'When evenings get dark, exercise at lunchtime, wear something that reflects, and meet a friend at a fixed time.',
      'Most people stop exercising on the first dark evening of autumn. Four things help you to go on.',
    ],
    subject: ['Dark at five, and still exercising', 'The first dark Tuesday'],
    hooks: {
      '*': [
        'In summer you exercised at seven in the evening. Now it is dark at five.',
        'Nobody stops exercising on a sunny day. It happens on a dark Tuesday in autumn.',
        'It gets dark at five, and the sofa is calling. How do you keep exercising?',
      ],
      p: 'When the evenings are dark, you need a new time to exercise.',
      a: 'Dark in the evening? Exercise at noon.',
      t: 'In summer the light reminds you to exercise. In autumn you need something else.',
      f: 'It is dark when you come home? Let us plan your exercise.',
      h: 'Your sofa has waited for the dark evenings since spring. It has bought a blanket.',
      i: 'At noon there is light even in autumn. Go out.',
      l: 'Wet leaves under the lamps, a scarf, a brisk walk.',
    },
    lines: {
      '*': [
        'When the evenings are dark, exercise in your lunch break once a week. Twenty minutes of daylight do you good.',
        'Dark clothes in a dark street: drivers see you late. Wear reflecting bands on ankles and wrists.',
        'In the dark months meet one person on one fixed evening to exercise.',
        'Hang your lamp and gloves on the door handle. Then you will go out in the dark.',
        'Put your sports shoes by the door in the morning. In the evening they look at you.',
      ],
      h: ['A run in the dark at six is an expedition. You deserve a {biscuit|cookie}.'],
    },
    scene: [
      'You come home in the dark. Your sports shoes are where they were in summer. You step over them.',
      'One door opens: somebody with a lamp on the forehead, ready to run in the dark.',
    ],
    why: [
      [
        'A habit of bright evenings ends with the bright evenings.',
        'In summer the light gets you out. In autumn nothing does.',
      ],
      [
        'Company and a fixed time help you in the dark.',
        'If somebody is waiting, you will go even in the rain.',
      ],
    ],
    parts: [
      [
        ['Exercise at lunchtime', 'Go out at noon'],
        [
          'Twenty minutes, and the afternoon is better.',
          'Keep shoes under your desk.',
          'You get daylight, too.',
        ],
        '{Trainers|Sneakers} under a desk',
      ],
      [
        ['Make sure that drivers see you', 'Wear a lamp and reflecting bands'],
        [
          'On ankles and wrists, because they move.',
          'You see the car long before the driver sees you.',
          'Dark clothes cannot be seen.',
        ],
        'A reflective band on an ankle',
      ],
      [
        ['Meet a friend', 'Make a fixed date with somebody'],
        [
          'The same evening and the same corner until spring.',
          'Then neither of you can cancel.',
          'You would not let a friend stand in the rain.',
        ],
        'Two figures under a street lamp',
      ],
      [
        ['Have a plan for rainy evenings', 'Know what to do indoors'],
        [
          'Ten minutes at home, without equipment.',
          'Write it down and put it on the fridge.',
          'Ten minutes on the carpet count.',
        ],
        'A note on a fridge',
      ],
    ],
    turn: ['By the shortest day you are used to it.', 'And after that it gets lighter every day.'],
    asks: ['What gets you out when it is dark?', 'Do you exercise at lunchtime or with a lamp?'],
    ends: {
      p: 'Decide it on a bright day. On a dark one it is harder.',
      a: 'Noon, lamp, friend.',
      t: 'Something else has to remind you now.',
      f: 'Do you need a partner? Ask in the comments.',
      h: 'The sofa can wait. It is good at it.',
      i: 'All you need is one other person and a corner.',
      l: 'Home again, with cold hands round a warm cup.',
    },
    work: 'Put no meetings between twelve and one in the dark months.',
    keep: 'the first dark evening',
    send: 'somebody you would like to meet',
    own: [
      {
        about: 'lunch|noon|evening|class|group|indoor',
        kinds: ['event', 'hours', 'offer'],
        lead: 'Warm and light, with us:',
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
    cover: 'Exercise alone or together?',
    gist: [
      'Alone you can go when you like. Together you go even if you do not feel like it. How do you exercise?',
      'Headphones and peace, or a class with a joke: how do you like to exercise?',
    ],
    subject: ['Do you exercise alone?', 'Headphones or a class?'],
    hooks: {
      '*': [
        'Some people like to exercise in silence. Others need somebody to complain to.',
        'Do you like to exercise alone or in a group?',
        'Some people exercise to be alone, and some to be with others. And you?',
      ],
      p: 'Some people relax alone and some in company. It is the same with exercise.',
      a: 'Exercise the way that you do not cancel.',
      t: 'In a group people come more often. Alone you can do just what suits you today.',
      f: 'Do you exercise in the second row of a class, or with headphones?',
      h: 'If you train with somebody who is fitter, you learn new swear words.',
      i: 'In a group you are braver. Alone you find your own pace.',
      l: 'A quiet path at dawn, or laughter between two exercises.',
    },
    lines: {
      '*': [
        'Alone: your time, your pace, your thoughts.\nTogether: a date, a laugh, and nobody stops first.\n\nWhich gets you going?',
        'You do not keep exercising alone? Meet somebody. People are harder to cancel.',
        'You do not like to exercise in a group? Take the last row, by the wall.',
        'Exercise once a week with others and once alone. That is a good mix.',
        'Exercise alone for a month and with others for a month. Then look at your calendar.',
      ],
      h: ['A training partner is somebody who also wanted to stay at home and did not dare to say so.'],
    },
    scene: [
      'Six in the evening. One shuts the door and is alone at last. The other opens a door: people at last.',
      'Somebody in the class laughs during a plank, and it gets harder for everybody.',
    ],
    why: [
      [
        'It depends on what you miss during the day.',
        'After eight hours of meetings you want peace. After eight hours of screens you want people.',
      ],
    ],
    parts: [
      [
        'Alone',
        [
          'Nobody waits, nobody looks, nobody talks. Good ideas come then.',
          'You can stop whenever you like. That is the trouble.',
          'You choose when and how fast.',
        ],
        'A single path through trees',
      ],
      [
        'Together',
        [
          'A fixed time and people you know. You go because they do.',
          'Somebody notices if you are not there.',
          'On a bad day the others carry you.',
        ],
        'Several mats in a row',
      ],
    ],
    turn: ['You may change your mind in spring.', 'A dog counts as both.'],
    asks: ['Do you exercise alone or with others?', 'Who would miss you if you did not come?'],
    ends: {
      p: 'Choose the way that works on a bad day.',
      a: 'Choose what you will keep up.',
      t: 'First come often. The rest follows.',
      f: 'If you need somebody, ask the person beside you.',
      h: 'Ask the dog.',
      i: 'Sometimes the others carry you, and sometimes you carry them.',
      l: 'Both are a good way.',
    },
    work: 'Ask your team who thinks better alone and who thinks better in pairs. Then go for a walk.',
    keep: 'the start of a new habit',
    send: 'your training partner',
    own: [
      {
        about:
          'one.to.one|1:1|private|personal train|small group|(?:yoga|pilates|strength) class|class(?:es)? (?:of|for|have|on|every|mon|tue|wed|thu|fri|sat|sun)',
        kinds: ['service', 'event', 'product', 'price', 'offer', 'process'],
        lead: 'How you can train with us:',
      },
    ],
    unless: NO_TRAINING,
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
      'Long journeys without a stiff back: six things to do',
    ],
    cover: 'No stiff back on a long drive',
    gist: [
      'Stop every two hours, set the seat first, empty your back pockets, and walk a little before you unload the car.',
      'Six things for a long drive, so that your back is not stiff when you arrive.',
    ],
    subject: ['A long drive and a stiff back', 'Empty your back pockets'],
    hooks: {
      '*': [
        'After four hours in the car you get out and have the shape of the seat.',
        'Is there a wallet in your back pocket? Take it out before a long drive.',
        'A long drive makes your back stiff, because you do not move.',
      ],
      p: 'A few habits make a long drive easier on your back.',
      a: 'On a long drive stop every two hours and walk round the car.',
      t: 'In a car you sit still and are shaken for hours. Breaks help against both.',
      f: 'A long drive ahead? Read this before you turn the key.',
      h: 'At the {services|rest stop} you can see by the walk how long somebody has been driving.',
      i: '{Your holiday|Your vacation} may begin at the first stop.',
      l: 'A stop with a view, and a stretch under trees.',
    },
    lines: {
      '*': [
        'Before a long drive take everything out of your back pockets. Sitting on a wallet for four hours hurts your hip.',
        'On a long drive stop every two hours. Walk round the car before you fetch coffee.',
        'After four hours in the car walk for five minutes, and then lift the heavy cases.',
        'On a train or a plane lift your heels and your toes, twenty times an hour. It is good for your legs.',
        'On a long train ride, get up as often as you can.',
      ],
      h: ['{Motorway services|Highway rest stops}: where people of all ages try to stand up straight.'],
    },
    scene: [
      'The car door opens, one foot comes out, and then nothing. "Give me a second," says a voice.',
      'You have arrived, everybody wants to unload, and your back is too stiff.',
    ],
    why: [
      [
        'Sitting still makes hips and back stiff, and in a car you cannot move much.',
        'A car seat holds you in place. After two hours that is too long.',
      ],
      [
        'If your legs do not move, the blood stays in them and your feet swell.',
        'Your legs need to move to pump the blood back.',
      ],
    ],
    parts: [
      [
        ['Set the seat before you start', 'Adjust your seat first'],
        [
          'Your knees should be bent a little, and your shoulders touch the back.',
          'It takes two minutes.',
          'You should reach everything without stretching.',
        ],
        'A hand on a seat lever',
      ],
      [
        ['Empty your back pockets', 'Take out wallet and phone'],
        [
          'Put everything where you can see it.',
          'Otherwise you sit crooked all day.',
          'After four hours your hip would hurt.',
        ],
        'A wallet on a console',
      ],
      [
        ['Stop every two hours', 'Get out and stretch'],
        ['Round the car twice, arms up, and on.', 'Drink your coffee standing up.', 'It need not take long.'],
        'A car in a lay-by under trees',
      ],
      [
        ['Move what you can', 'Wriggle as a passenger'],
        [
          'Heels, toes, shoulders. If you drive, only when you are parked.',
          'It helps at any age.',
          'But not while you are driving.',
        ],
        'Feet in socks moving on a mat',
      ],
      [
        ['Walk before you unload the car', 'Walk first, then lift the cases'],
        ['Five minutes are enough.', 'A stiff back should not lift anything.', 'Your back needs a moment.'],
        'A path to a beach',
      ],
      [
        ['Take turns with driving', 'Change drivers at each stop'],
        [
          'If there are two of you.',
          'The other seat is a change for your back.',
          'As a passenger you can move.',
        ],
        'Keys handed over a car roof',
      ],
    ],
    turn: [
      'It takes half an hour longer and saves you two days of backache.',
      'Then you arrive and can stand up straight.',
    ],
    asks: [
      'How many hours do you drive without a stop?',
      'What is the nicest place for a stop on your route?',
    ],
    ends: {
      p: 'Plan the stops before you start.',
      a: 'After two hours, get out.',
      t: 'A break before it hurts is worth two afterwards.',
      f: 'Have a good trip, and stretch before the coffee.',
      h: 'By the third stop you can stand up straight again.',
      i: 'Arriving well begins on the way.',
      l: 'Windows down, sea air, shoulders back.',
    },
    work: 'If your people drive all day, plan the stops into the tour and pay for them.',
    keep: 'the evening before you leave',
    send: 'whoever does the driving',
    own: [
      {
        about: 'back (?:pain|care|class|massage)|massage|stiff|drivers?',
        kinds: ['service', 'product', 'price', 'audience'],
        lead: 'If you are stiff all the same:',
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
    title: ['The last one round the park: a small story', 'Coming last in a run: a small story with cake'],
    cover: 'The last one in the run',
    gist: [
      'Imagine a run on a Saturday where somebody comes in last and everybody waits for her. A small story.',
      'Five kilometres, forty people, and one who walks more than she runs. She gets the loudest applause.',
    ],
    subject: ['The last one in the run', 'Why nobody goes home yet'],
    hooks: {
      '*': [
        'Most of the runners are already eating cake when she comes round the pond, last.',
        "Imagine a run on Saturday, nine o'clock, and somebody who knows that she will be last.",
        'In a good running group the last one gets the loudest applause.',
      ],
      p: 'How a group treats its slowest runner shows how welcome everybody is.',
      a: 'In a run wait for the last one.',
      t: 'In a run of forty there is one winner, and thirty-nine other stories.',
      f: 'A small story for everybody who thinks they run too slowly.',
      h: 'In the run a {pushchair|stroller}, a pug and a man with a cello have overtaken her.',
      i: 'If you are last in a run, you did not stay at home.',
      l: 'Mist on the pond, and one runner still to come.',
    },
    lines: {
      '*': [
        'The last one in a run is on the way twice as long as the first. That deserves a louder cheer.',
        'You think that you run too slowly? Look for a group that waits.',
        'Are you afraid of being last in a run? Offer to walk at the back. It is a proper job.',
        'If you cheer for the last runner, somebody new will come next week.',
        'At many runs somebody walks at the back on purpose. So you cannot be last.',
      ],
      h: ['In a run a pug overtook me, twice. It was on another lap.'],
    },
    scene: [
      'Picture a run in a park in autumn. Forty people are waiting behind a line of chalk.',
      'Forty people wait for the start of the run. At the far end stands a woman in a cardigan.',
    ],
    why: [
      [
        'Many people do not start running because they are afraid of being the slowest.',
        'More people stay at home because they fear to be last than because of the rain.',
      ],
      [
        'Somebody has to be last, and everybody sees how they are treated.',
        'Watch a group at the finish, and you know whether you want to join.',
      ],
    ],
    parts: [
      [
        'She comes in a cardigan',
        [
          'Imagine a woman whose doctor has told her to move more. She stands there in her gardening shoes.',
          'Imagine her: fifty-eight, in a cardigan, near the gate.',
          'She has promised her doctor something and would like to go home.',
        ],
        'A cardigan on a railing',
      ],
      [
        'Somebody walks with her',
        [
          'A man in a yellow vest says that he always walks last. It is his job. So she cannot be last.',
          'At the back there is somebody in a vest who never overtakes anybody.',
          '"I am last every week," says a man in yellow. "Somebody has to be." And so it is not her.',
        ],
        'A fluorescent vest from behind',
      ],
      [
        'They run from bench to bench',
        [
          'One bench running, two benches walking. By the pond they have covered grandchildren, knees and the price of bulbs.',
          'At each bench they decide again, and mostly they walk.',
          'They run to the bin and walk to the tree, and talk all the way.',
        ],
        'A row of park benches',
      ],
      [
        'Nobody has gone home',
        [
          'When they come round the corner, forty people are still there, with cake, and they cheer.',
          'The chalk line has nearly gone. They clap as if it were a stadium.',
          'After the last bend there is a noise as if somebody had won.',
        ],
        'Hands clapping beside a path',
      ],
      [
        'In spring she wears the vest',
        [
          'In spring somebody new stands by the gate, and she holds out her hand.',
          'Months later she is wearing a vest of her own. "I am always last", she tells the newcomers. "It is my job."',
          'A year later she wears the vest herself, every Saturday.',
        ],
        'A hand holding out a vest',
      ],
    ],
    turn: [
      'It need not be a park, and it need not be a run.',
      'The next time somebody new stands there, say hello.',
    ],
    asks: ['Who walked with you when you were new?', 'Which group do you know that waits for everybody?'],
    ends: {
      p: 'It takes one person who is as slow as the slowest.',
      a: 'Nobody goes home before the last one is in.',
      t: 'Whether people come back depends on how the slowest are treated.',
      f: 'Do you know a group that waits? Tell us.',
      h: 'And there was cake left.',
      i: 'Start as you are, in whatever you are wearing.',
      l: 'Hot drinks in paper cups, and one more round of applause.',
    },
    work: "Who in your company takes time for new people? It should be somebody's job.",
    keep: 'the day you feel too slow',
    send: 'somebody who thinks they are too slow',
    own: [
      {
        about: 'beginner|all (?:levels|paces|abilities)|\\bwalk|running',
        kinds: ['event', 'service', 'audience', 'product'],
        lead: 'Where every pace is welcome:',
      },
    ],
    only: '\\brun(?:s|ning|ners?)\\b|park ?run|walking (?:group|club)',
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
    emoji: '📋',
    tags: ['BehindTheScenes', 'ExerciseSheet', 'PhysioLife'],
    only: CLINIC,
    title: ['Why you only get three exercises', 'Why a short exercise sheet works better than a long one'],
    cover: 'Why you get only three exercises',
    gist: [
      'Nobody does twelve exercises. People do three. So we choose the three that help you most.',
      'A short exercise sheet takes longer to make than a long one, because somebody has to choose.',
    ],
    subject: ['Only three exercises?', 'Why your exercise sheet is short'],
    hooks: {
      '*': [
        'You expected a long list of exercises and got three. Why?',
        'Why are there only three exercises on your sheet? Because you will do them.',
        'Nobody has ever done twelve exercises at home.',
      ],
      p: 'A short exercise sheet takes more thought than a long one.',
      a: 'Three exercises that you do are better than twelve that you do not.',
      t: 'The more exercises people get, the fewer they do.',
      f: 'Only three exercises? Think of your last long list.',
      h: 'The sheet with twelve exercises exists. It is in the drawer.',
      i: 'Three exercises fit into a normal day.',
      l: 'A good exercise plan is short.',
    },
    lines: {
      '*': [
        'Three exercises that you do are worth more than twelve that you do not. That is why the sheet is short.',
        'Ask about each exercise on your sheet: what is it for, and how will I notice that it helps?',
        'You have no time even for three exercises? Tell your physio. Two are fine, too.',
        'Tell your physio which exercise you never do. There is nearly always another one.',
        'On a bad day do two of your three exercises.',
      ],
      h: ['"I did my exercises every day," says somebody. The exercise band is still in its packet.'],
    },
    scene: [
      'You look at the exercise sheet and turn it over. Is that all?',
      'Your physio draws five exercises and crosses out two.',
    ],
    why: [
      [
        'The more there is to do, the less gets done.',
        'A long list needs half an hour, and nobody has that on a Tuesday.',
      ],
      [
        'With a few we can see which one helps.',
        'If you change twelve things at once, you do not know what it was.',
      ],
    ],
    parts: [
      [
        ['First we think of many', 'There are thirty to choose from'],
        [
          'For every problem there are dozens.',
          'On paper they are all good. In your kitchen there is room for a few.',
          'We look for those that you will really do.',
        ],
        'A page full of stick figures',
      ],
      [
        ['Then we ask about your day', 'They have to fit into your day'],
        [
          'When do you get up, and where do you stand and wait?',
          'Without a place in your day you will not do it.',
          'If you never sit on the floor, we choose something else.',
        ],
        'A step in a hallway',
      ],
      [
        ['With one you can see progress', 'One of them you can count'],
        [
          'It is something that you cannot quite do yet.',
          'Twenty seconds now, forty in three weeks.',
          'You can see that it works.',
        ],
        'A stopwatch on a table',
      ],
      [
        ['The others come later', 'When one is easy, you get another'],
        ['Then the next one takes its place.', 'The list stays short.', 'So there are never too many.'],
        'A pencil replacing a drawing',
      ],
    ],
    turn: ['If one is too easy or too dull, tell us.', 'When you come again, we change them.'],
    asks: [
      'Which of your exercises do you really do?',
      'How many exercises could you really do on a Tuesday?',
    ],
    ends: {
      p: 'Do all three and tell us how it went.',
      a: 'Fewer, but regularly.',
      t: 'With three we can see what each of them does.',
      f: 'And if you did only two, you may say so.',
      h: 'Exercise bands last very long in their packet.',
      i: 'Three small ones that fit you.',
      l: 'A single sheet, folded once.',
    },
    work: 'It is the same with lists from meetings. Leave three things on the list, with a date.',
    keep: 'the fridge door',
    send: 'somebody with a new exercise band',
    own: [
      {
        about: 'sheet|one page|video|exercises',
        kinds: ['service', 'process', 'story', 'product'],
        lead: 'What you get to take home:',
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
    cover: 'One minute of exercise counts',
    gist: [
      'Fast stairs, ten squats beside the printer, heel raises in the {queue|line}: every minute of exercise counts.',
      'People used to say that exercise counts only after ten minutes. That is out of date. Every minute counts.',
    ],
    subject: ['One minute of exercise counts', 'Squats beside the printer'],
    hooks: {
      '*': [
        'Forty pages are printing. You have time for ten slow squats.',
        'Exercise counts only after ten minutes? That rule has been dropped.',
        'You have no hour for exercise? You have a minute, many times a day.',
      ],
      p: 'Short bursts of exercise count, says the official advice today.',
      a: 'One minute of exercise. Now. It counts.',
      t: 'British guidance dropped the rule of ten minutes: exercise of any length counts.',
      f: 'No time for exercise today? You have a minute.',
      h: 'The kettle, the printer, the {lift|elevator} that does not come: three gyms for free.',
      i: 'There is room for a minute of exercise in every day.',
      l: 'Ten slow movements, one long breath, and on.',
    },
    lines: {
      '*': [
        'Short bursts of exercise count. The old rule of ten minutes has been dropped.',
        'Stand on your toes in every {queue|line}, slowly, ten times. It is exercise.',
        'Get up from your chair ten times every hour. By evening you have exercised without changing clothes.',
        'Take the stairs once a day as if you were late. That minute of exercise is worth a lot.',
        'The {adverts|commercials} are three minutes long. So are thirty squats.',
      ],
      h: ['Colleagues get used to squats beside the printer. By Thursday they join in, or work from home.'],
    },
    scene: [
      'The printer is busy, and you stand there with your arms hanging.',
      'The {lift|elevator} is on the sixth floor and does not come. You could exercise meanwhile.',
    ],
    why: [
      ['Your body adds it all up.', 'Your heart and muscles notice a short effort, too.'],
      ['For a minute you need no bag and no shower.', 'You cannot put off something so small.'],
    ],
    parts: [
      [
        ['Find the minutes when you wait', 'Use the time when you wait anyway'],
        [
          'Kettle, printer, {lift|elevator}, teeth.',
          'Three a day are enough to start with.',
          'While the kettle boils, you are free.',
        ],
        'A printer printing',
      ],
      [
        ['Choose one exercise for each', 'Always do the same exercise there'],
        [
          'At the kettle stand on your toes, at the {lift|elevator} take the stairs.',
          'Then you need not think.',
          'Soon you will do it without thinking.',
        ],
        'Heels lifting beside a kettle',
      ],
      [
        ['Get out of breath once a day', 'Let one minute be fast'],
        [
          'On the stairs, or up a hill.',
          'You should be able to speak, but not to sing.',
          'One fast staircase is enough.',
        ],
        'Feet quick on a staircase',
      ],
    ],
    turn: ['A whole hour now and then is lovely, too.', 'It all adds up.'],
    asks: ['Where in your day could you exercise for a minute?', 'Would you do squats beside the printer?'],
    ends: {
      p: 'After a week it is a lot.',
      a: 'Wait, move, done.',
      t: 'Every minute that makes you breathe faster counts.',
      f: 'Start with the next cup of tea.',
      h: 'A paper jam counts as a rest.',
      i: 'You have more time than you think.',
      l: 'Ten slow ones by the window.',
    },
    work: 'Put up a sign by the printer: "ten squats per job".',
    keep: 'the wall beside the kettle',
    send: 'the colleague who prints everything',
    own: [
      {
        about: 'express|lunch|30.minute|thirty.minute',
        kinds: ['event', 'service', 'product', 'offer'],
        lead: 'If you have a little more time:',
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
    cover: 'What could you do as a child?',
    gist: [
      'Cartwheels, handstands, riding without hands: which trick from your childhood would you like to do again?',
      'One day you did your last handstand, and you did not know it. Which trick do you miss?',
    ],
    subject: ['Can you still do a cartwheel?', 'The last time you climbed a tree'],
    hooks: {
      '*': [
        'One day you did your last cartwheel, and nobody told you.',
        'As a child you could hang upside down from a bar and talk. Could you do it now?',
        'Which trick from your childhood would you like to do again?',
      ],
      p: 'If exercise is fun, people go on with it.',
      a: 'Choose one trick from your childhood and learn it again.',
      t: 'What you learnt as a child comes back faster. Mostly you need strength and practice.',
      f: 'What could you do best as a child: cartwheels, skipping, climbing?',
      h: 'When we were children, the tree was smaller. So was the fall.',
      i: 'You still know how to skip.',
      l: 'A summer meadow, a cartwheel, the world upside down.',
    },
    lines: {
      '*': [
        'Which trick from your childhood would you like to do again: cartwheel, skipping, climbing a tree?',
        'Nobody can skip along a path and be in a bad mood.',
        '"The monkey bars by summer" is a better goal for your exercise than three sets of ten.',
        'Want to do the monkey bars again? Hang from a bar with your feet on the ground, a bit more each time.',
        'Skip for one minute. You will laugh, and then you will sit down.',
      ],
      h: ['I can still skip. What the neighbours think is another matter.'],
    },
    scene: [
      'On the playground a father wants to show how he hung from the bar as a child. The children come closer.',
      'You put one foot in the old apple tree, as you did as a child, and look up.',
    ],
    why: [['As children we were strong because we played.', 'Children exercise all day and do not know it.']],
    parts: [
      [
        ['Upside down: handstand or cartwheel', 'A handstand'],
        [
          'You need strong wrists, courage and grass.',
          'Start against a wall.',
          'The view was better from there.',
        ],
        'A lawn seen upside down',
      ],
      [
        ['Climbing: trees and monkey bars', 'The monkey bars'],
        [
          'Your hands had blisters, and you were proud.',
          'Hang from a bar a little every day, and your grip comes back.',
          'It starts with hanging.',
        ],
        'Hands on a climbing frame',
      ],
      [
        ['Riding a bike without hands', 'Roller skates'],
        [
          'We will not try two on one bike.',
          'You can buy kneepads.',
          'Somebody shouted "look", and then you fell.',
        ],
        'Roller skates in a cellar',
      ],
      [
        ['Skipping and hopscotch', 'A skipping rope'],
        [
          'Boxers train like that.',
          'After five minutes you know what you have done.',
          'It looks like a game, and your calves notice.',
        ],
        'Chalk squares on a {pavement|sidewalk}',
      ],
    ],
    turn: [
      'That would be a good goal, with a soft landing.',
      'Start small, and let somebody hold your feet.',
    ],
    asks: ['Which of your old tricks do you miss?', 'When did you do your last cartwheel?'],
    ends: {
      p: 'Tell us, and we will tell you how to start.',
      a: 'One trick, one summer.',
      t: 'Practise the parts first: hands, shoulders, courage.',
      f: 'Send us a photo, upside down if you like.',
      h: 'Hanging is easy. Getting down is harder.',
      i: 'You could do it once.',
      l: 'Grass stains and evening light.',
    },
    work: 'At the next team day, ask what people could do as children.',
    keep: 'the first dry day in the park',
    send: 'a friend from your childhood',
    own: [
      {
        about: 'handstand|gymnast|mobility|climb|monkey bars',
        kinds: ['event', 'service', 'product', 'value'],
        lead: 'Where you can practise it:',
      },
    ],
    unless: NO_TRAINING,
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
