// On the road: weather, bends, other people, and the trade itself.
import type { Idea } from '../../library/idea.ts';

export const STREET: readonly Idea[] = [
  {
    id: 'the-glasses-in-the-glove-box',
    format: 'season',
    again: 10,
    emoji: '🌧️',
    tags: ['WinterDriving', 'SeeAndBeSeen', 'RoadSafety'],
    when: {
      season: ['autumn', 'winter'],
    },
    title: 'Driving in the dark and rain: what helps you see',
    cover: 'Driving in the dark and rain',
    gist: [
      'To see better in the dark, clean the {windscreen|windshield} on the inside, wipe the lights, slow down in rain, and look at the edge of the road when lights come towards you.',
      'Much of the glare at night comes from the film on the inside of your {windscreen|windshield}. Keep a dry cloth in the car door.',
    ],
    subject: ['Driving in the dark: see better', 'Clean this before you drive at night'],
    hooks: {
      '*': [
        'Do you see stars round every light when you drive in the dark? Clean the inside of your {windscreen|windshield}.',
        'Hate driving on dark, wet evenings? A few things help you see more.',
      ],
      pt: 'A dirty {windscreen|windshield} makes glare worse at night, and a dry cloth is all you need.',
      fi: 'Do you dislike driving in the dark? Many people do. This helps.',
      a: 'Driving in the dark: clean glass, clean lights, more distance.',
      h: 'The cloth for the {windscreen|windshield} is in the {boot|trunk}. You need it in the front, at a red light, in the rain.',
      l: 'A wet street in the dark, a clean {windscreen|windshield}, and plenty of time.',
    },
    lines: {
      '*': [
        'Clean your {windscreen|windshield} on the inside before winter. The film there turns every light into a star.',
        'Dazzled by oncoming lights at night? Look at the edge of your lane and slow down a little.',
        'Wipe your {headlamps|headlights} when you fill up. Winter dirt takes away a lot of their light.',
        'Driving in rain? Leave twice the gap to the car in front.',
      ],
      h: ['Every family owns an ice scraper. It is always in the other car.'],
    },
    scene: [
      'It is dark and raining, and somebody in a dark coat steps on to the {zebra crossing|crosswalk}.',
      'You drive in the rain with a streaky {windscreen|windshield}, and lean forward as if that would help.',
    ],
    why: [
      [
        'In the dark and the rain, everything looks the same grey.',
        'You hardly see a person in a dark coat until your {headlamps|headlights} reach them.',
      ],
      [
        'On a wet road you see things later, and it takes longer to stop.',
        'On a rainy evening your {tyres|tires} grip less and you see less.',
      ],
    ],
    parts: [
      [
        'Clean the {windscreen|windshield} on the inside',
        [
          'Use a dry, clean cloth, with the engine off.',
          'Breath and dust leave a film that you only notice at night.',
        ],
        'A cloth wiping the inside of a {windscreen|windshield}',
      ],
      [
        'Wipe the lights, front and back',
        ['Do it every time you fill up.', 'Other drivers need to see you, too.'],
        'A hand wiping a headlamp',
      ],
      [
        'Dazzled? Look at the edge',
        ['Do it until the other car has passed.', 'Follow the line at the side of the road.'],
        'A white line at the edge of a wet road at dusk',
      ],
      [
        'Leave more room in the rain',
        [
          'A bigger gap gives you more time to stop.',
          'Count the seconds after the car in front passes a post. In the wet, double what you were taught.',
        ],
        'Rear lights at a distance in the rain',
      ],
    ],
    turn: [
      'If driving in the dark gets too much, pull over at the next safe place.',
      'On a dark, wet road it is fine to be late.',
    ],
    asks: [
      'What do you like least when you drive: rain, dark or fog?',
      'Where is your ice scraper right now?',
    ],
    ends: {
      pt: 'Clean glass and clean lights make night driving safer.',
      fi: 'Get home safely in the dark.',
      a: 'Clean the glass, slow down, keep your distance.',
      h: 'The ice scraper, by the way, is in the other car.',
      l: 'Then it is just rain on the roof, and you get home safely.',
    },
    keep: 'the first dark evening',
    send: 'somebody who does not like driving in the dark',
    caution: 'If you still see badly in the dark, have your eyes tested. You may need glasses to drive.',
    pic: {
      ask: 'A cloth on the inside of a {windscreen|windshield}, raindrops outside',
      alt: 'A cloth against a {windscreen|windshield} with raindrops',
    },
    claims: [
      [
        'Film on the inside of a windscreen increases glare; look to the edge when dazzled; keep more distance in the wet',
        'advice of road safety bodies and motoring clubs',
      ],
    ],
  },
  {
    id: 'why-does-the-instructor-brake',
    format: 'answer',
    again: 11,
    emoji: '🦶',
    tags: ['DrivingInstructor', 'LearnToDrive', 'FirstLesson'],
    title: 'Can a driving instructor brake for you?',
    cover: 'Can the instructor brake?',
    question: 'Can the instructor brake for me?',
    short: 'In most school cars, yes. There is a second brake on their side.',
    gist: [
      "A driving school car usually has a brake, and often a clutch, on the instructor's side. So you can make mistakes safely, and learn from them.",
      'In most driving school cars the instructor beside you can stop the car. Afterwards you talk about what happened.',
    ],
    subject: ['The instructor has a brake, too', 'Learning to drive: mistakes are fine'],
    hooks: {
      '*': [
        'Afraid of your first driving lesson? The instructor has a brake, too.',
        'In a driving school car, the instructor can brake as well.',
      ],
      pt: 'With dual controls the instructor can stop the car, so you can {practise|practice} on real roads.',
      fi: 'Nervous about your first driving lesson? You are not alone at the pedals.',
      a: 'Your instructor can brake for you. You just drive.',
      h: 'Driving instructors also brake at home, on the sofa, during car chases.',
      l: 'In your first driving lesson somebody calm sits beside you, with a brake of their own.',
    },
    lines: {
      '*': [
        'Most driving school cars have a second brake for the instructor, so you can learn safely in real traffic.',
        'If your driving instructor brakes, ask afterwards: "What did you see that I did not?"',
        'A good driving instructor gives you the chance to brake first.',
        'Your first driving lesson will probably begin in a quiet street. And yes, everybody stalls.',
      ],
      h: ['You can spot a driving instructor on the bus. They are the one pressing a brake.'],
    },
    scene: [
      'In the first driving lesson the street is empty, and your hands on the wheel are wet anyway.',
      'A cat runs across the street, and the instructor brakes. "Did you see it?" Next time you will.',
    ],
    why: [
      [
        'You learn from mistakes, and the instructor keeps them small.',
        'With a second brake in the car you can try things in real traffic.',
      ],
      [
        'A driving instructor looks far ahead and is seldom surprised.',
        'What feels sudden to you, the instructor has often seen coming.',
      ],
    ],
    parts: [
      [
        'Ask your instructor to speak first',
        [
          '"Brake now, please" teaches more than a pedal does, if there is time.',
          'Agree on short words in your first lesson.',
        ],
        'Two pairs of pedals in a car',
      ],
      [
        'Talk about it after you stop',
        [
          'Pull over and let the instructor explain, with a sketch if you like.',
          'Two minutes at the side of the road are part of the lesson.',
        ],
        'A small sketch of a crossroads on a notepad',
      ],
      [
        'Count how often the instructor brakes',
        [
          'In the beginning it happens often, then less and less.',
          'One day you drive a whole lesson without it.',
        ],
        'A road ahead with nobody on it',
      ],
    ],
    turn: [
      'One day you drive alone, and look across at the empty seat.',
      'You will hear your instructor say "mirror" for years.',
    ],
    asks: [
      'What were you afraid of before your first lesson?',
      'What did your driving instructor always say?',
    ],
    ends: {
      pt: 'The second brake is there until you no longer need it.',
      fi: 'You will be fine, and your instructor has a brake just in case.',
      a: 'Get in and drive. Your instructor has a brake.',
      h: 'The sofa has no second brake. They press it anyway.',
      l: 'And so you drive off, slowly, and not alone.',
    },
    keep: 'the evening before the first lesson',
    send: 'somebody who keeps putting off driving lessons',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'first lesson|trial|beginner|nervous',
        lead: 'For your first time behind the wheel:',
      },
      {
        kinds: ['people'],
        about: 'instructor|teach',
        lead: 'The person in the other seat:',
      },
    ],
    pic: {
      ask: 'A second set of pedals in a school car, seen from above',
      alt: 'The second set of pedals in a driving school car',
    },
    claims: [
      [
        'School cars commonly have dual controls; in some countries they are required',
        'practice; stated as "most"',
      ],
    ],
  },
  {
    id: 'room-for-a-bicycle',
    format: 'tip',
    again: 9,
    emoji: '🚲',
    tags: ['ShareTheRoad', 'Cycling', 'RoadSafety'],
    title: 'How to overtake a cyclist: wait for a real gap',
    cover: 'How to overtake a cyclist',
    gist: [
      'Overtake a cyclist as if they were a car: use the other lane, or wait. A pothole, a gust of wind or a car door can make a cyclist swerve.',
      'If you squeeze past a cyclist, you meet again at the next red light. Stay back until you have room to pass.',
    ],
    subject: ['Give cyclists room', 'Overtaking a bicycle safely'],
    hooks: {
      '*': [
        'Why do cyclists suddenly swerve? Often it is a pothole that you did not see.',
        'Squeeze past a cyclist, and you meet again at the next red light.',
      ],
      pt: 'Cyclists do not ride in a straight line: leave room for wind, potholes and car doors.',
      fi: 'A cyclist in front, an impatient driver behind? Look after the cyclist.',
      a: 'No room to overtake a cyclist properly? Then wait.',
      h: 'You overtook the cyclist and won four seconds. Now you can look at each other at the red light.',
      l: 'Wait a moment, then pass the cyclist with plenty of room.',
    },
    lines: {
      '*': [
        'Overtake a bicycle as you would overtake a car: in the other lane, or later.',
        'Learning to drive? Do not let the car behind decide when you overtake a cyclist. They cannot see what you see.',
        'A cyclist who looks over their shoulder is about to turn or pull out. Hold back.',
        'After overtaking a bicycle, look in the mirror before you move back in.',
      ],
      h: ['You squeezed past the cyclist. The cyclist was first at the lights, and waved.'],
    },
    scene: [
      'A cyclist rides slowly up a hill in the rain, and behind you somebody {hoots|honks}.',
      'A cyclist passes a row of parked cars, and any of the doors could open.',
    ],
    why: [
      [
        'A cyclist has no metal around them. A small bump for you is a bad fall for them.',
        'A car has bumpers and airbags, and a bicycle has none.',
      ],
      [
        'Most of the time that you gain is gone at the next traffic light.',
        'In town, overtaking a bicycle usually gains you a few car lengths.',
      ],
    ],
    parts: [
      [
        'Stay back behind the bicycle',
        ['You should see the road in front of the cyclist.', 'Then you see the pothole as early as they do.'],
        'A cyclist far ahead on a road',
      ],
      [
        'Overtake in the other lane',
        ['If that lane is not free, wait.', 'Half a lane is not enough.'],
        'An empty oncoming lane',
      ],
      [
        'Look for bicycles before you turn',
        [
          'Before you cross a cycle path, check mirror and shoulder, and look again.',
          'The cyclist you have just passed is coming up beside you.',
        ],
        'A side mirror with a bicycle in it',
      ],
    ],
    turn: ['Next Sunday it may be you on the bicycle.', 'Waiting behind a cyclist costs you a few seconds.'],
    asks: [
      'Do you drive differently if you cycle yourself?',
      'What do you wish that drivers knew about cycling?',
    ],
    ends: {
      pt: 'Leave enough room, and a swerving cyclist is no emergency.',
      fi: 'Thank you for waiting. Cyclists notice.',
      a: 'Overtake a cyclist in the other lane, or wait.',
      h: 'And what would you have done with those four seconds?',
      l: 'Give cyclists room, and you both get there.',
    },
    keep: 'the next bicycle on a hill',
    send: 'somebody who is always late',
    caution: 'Want to know how much room the law asks you to leave? Ask us.',
    pic: {
      ask: 'A cyclist seen through a {windscreen|windshield} at a generous distance',
      alt: 'A cyclist at a safe distance ahead',
    },
    claims: [
      [
        'Riders may swerve for wind, surfaces and doors; overtake with a full lane where possible',
        'road safety guidance, among it the Highway Code',
      ],
    ],
  },
  {
    id: 'the-first-drive-alone',
    format: 'question',
    again: 9,
    emoji: '🗝️',
    tags: ['FirstDrive', 'TellUs', 'NewDrivers'],
    title: 'Your first drive alone: where did you go?',
    cover: 'Your first drive alone',
    gist: [
      'On your first drive alone the car is very quiet. Where did you go, and what did you listen to?',
      'To the beach, to a friend, or once round the block: nobody forgets their first drive alone. Where did you go?',
    ],
    subject: ['Where did you go on your first drive?', 'First drive alone: tell us'],
    hooks: {
      '*': [
        'Driving alone for the first time, you still say "mirror" out loud. Where did you go?',
        'You pass your driving test, you could go anywhere, and you drive to the supermarket.',
      ],
      pt: 'The first drive without an instructor is a lesson in itself, and few people forget it.',
      fi: 'New {licence|license}, empty car: what was your first drive alone?',
      a: 'Your first drive alone: where to?',
      h: 'First drive alone: four times round the block, because nobody dares to park yet.',
      l: 'Your first drive alone: a warm evening, a car key, and nobody beside you.',
    },
    lines: {
      '*': [
        'Where did you drive with your brand new {licence|license}, and who came along?',
        'Many people drive to their grandmother first. Grandmothers are brave passengers.',
        'On your first drive alone you can sing as loudly as you like. What did you sing?',
        'What music did you play on your first drive alone?',
      ],
      h: ['Some people drive all the way home in second gear on their first day.'],
    },
    scene: [
      'You drive off on your own at last, and your mother stands at the window and pretends to water the plants.',
      'A new driver drives round town alone on a summer evening and sings.',
    ],
    why: [
      [
        'With a {licence|license} you can suddenly go where you like.',
        'From one day to the next you no longer need a lift.',
      ],
    ],
    parts: [
      [
        'You went to see somebody',
        [
          'Perhaps your grandmother, your best friend, or somebody you liked.',
          'Perhaps you told nobody why.',
        ],
        'A lit window seen from a parked car',
      ],
      [
        'You drove just for fun',
        ['Once round the lake, with the window down.', 'You did it because you could.'],
        'An empty country road in the evening',
      ],
    ],
    turn: ['Tell us about your first drive, with or without the scratch.', 'The supermarket counts, too.'],
    asks: ['Where did you go on your first drive alone?', 'Who was your first passenger?'],
    ends: {
      pt: 'You learn a lot on your first drives alone.',
      fi: 'We would love to hear about it.',
      a: 'So, where did you go?',
      h: 'And then you had to park.',
      l: 'With the window down, and a good song on.',
    },
    keep: 'the day you pass your test',
    send: 'the first passenger you ever had',
    pic: {
      ask: 'A car key on an open palm, evening light',
      alt: 'A car key lying on an open palm',
    },
    claims: [['First drives are remembered', 'common experience']],
  },
  {
    id: 'a-day-on-the-left-seat',
    format: 'behind',
    again: 10,
    emoji: '🪑',
    tags: ['DrivingInstructor', 'BehindTheScenes', 'DayInTheLife'],
    title: 'What driving instructors do all day',
    cover: 'A day as a driving instructor',
    gist: [
      'Driving instructors watch the road three cars ahead, explain the same thing in six ways, and know every {roundabout|traffic circle} in the rain.',
      "The hardest part of a driving instructor's day is not to brake. A learner should have the chance to see it first.",
    ],
    subject: ['What driving instructors do all day', "A driving instructor's day"],
    hooks: {
      '*': [
        'A driving instructor sits in the passenger seat all day, ready to brake.',
        'A driving instructor knows every spot in town that frightens learners.',
      ],
      pt: 'A driving instructor decides every second whether to wait, to speak or to brake.',
      fi: 'Have you ever wondered how driving instructors stay so calm?',
      a: "A driving instructor's day: watch, wait, explain it once more.",
      h: 'A driving instructor on holiday still says "mirror".',
      l: 'In a good driving lesson the instructor is mostly quiet.',
    },
    lines: {
      '*': [
        'The hardest part of teaching people to drive? Keeping your foot off the brake.',
        'The word that a driving instructor says most often is probably "mirror". "Lovely" comes second.',
        'Driving instructors plan lessons around school traffic, {bin lorries|garbage trucks} and low sun.',
        'One learner driver needs quiet, the next needs a joke, and the third wants to know why.',
      ],
      h: ['A driving instructor as a passenger holds on to the door handle, even in the armchair.'],
    },
    scene: [
      'A driving instructor\'s morning: school traffic, and a learner who says "I have never done that before".',
      'The instructor drives round the same {roundabout|traffic circle} for the ninth time today, with the ninth learner.',
    ],
    why: [
      [
        'The words that help one learner make the next one nervous.',
        'Every learner needs a different explanation.',
      ],
      [
        'If the instructor brakes too early, the learner learns nothing. Too late is not allowed.',
        'A good instructor knows when to speak and when to wait.',
      ],
    ],
    parts: [
      [
        'Instructors look far down the street',
        [
          'They watch three cars ahead.',
          'If a ball rolls on to the {pavement|sidewalk}, a child may follow.',
        ],
        'A street with parked cars, seen from inside',
      ],
      [
        'Instructors choose the route for you',
        [
          'Today the hill, next week the town, and the {motorway|highway} when you feel ready.',
          'Each lesson ends with something that goes well.',
        ],
        'A pencil line on a town plan',
      ],
      [
        'Instructors explain it another way',
        [
          '"Slower", "take your time", "let it roll": one of them works.',
          'Sometimes they stop and draw a sketch.',
        ],
        'A sketch of a roundabout on a pad',
      ],
    ],
    turn: [
      'At the end of all the lessons somebody drives off alone.',
      'And when a learner passes, the instructor is nearly as happy.',
    ],
    asks: [
      'Could you be a driving instructor and stay calm all day?',
      'Whom would you never teach to drive?',
    ],
    ends: {
      pt: 'The better you drive, the less your instructor has to say.',
      fi: 'See a driving school car? Wave. The instructor has a hand free.',
      a: 'A driving instructor waits, and then waits a little more.',
      h: 'The armchair is getting a second brake.',
      l: 'And in the evening the instructor drives home, alone and in peace.',
    },
    keep: 'the next driving school car in front of you',
    send: 'somebody who is teaching a teenager',
    own: [
      {
        kinds: ['people'],
        about: 'instructor|teach|taught',
        lead: 'In the other seat here:',
      },
    ],
    pic: {
      ask: 'A clipboard and a pencil on a passenger seat, pedals below',
      alt: 'A clipboard lying on a passenger seat',
    },
    claims: [['Route, timing and wording are fitted to the learner', 'driver training practice']],
  },
  {
    id: 'words-in-the-lesson',
    format: 'glossary',
    again: 12,
    emoji: '📖',
    tags: ['LearnToDrive', 'DrivingWords', 'DrivingTips'],
    title: 'Words of a driving lesson: blind spot, biting point and more',
    cover: 'Driving lesson words',
    gist: [
      'Driving lesson words, explained: the biting point, the blind spot, the stopping distance and the right of way.',
      'In a driving lesson, the biting point is where the engine begins to pull, the blind spot is what no mirror shows, and the stopping distance is thinking plus braking.',
    ],
    subject: ['Driving lesson words, explained', 'What the instructor means'],
    hooks: {
      '*': [
        '"Find the biting point," says the driving instructor. What is that?',
        'In your first driving lesson you hear a lot of new words. Here are four.',
      ],
      pt: 'Four words that you hear in every driving lesson, and what they mean.',
      fi: 'Did you nod in your driving lesson and not understand a word? Everyone does.',
      a: 'Learn the driving lesson words before you drive.',
      h: 'The biting point of a clutch does not bite. It only stalls.',
      l: 'A few driving words, learned at home, and the first lesson is calmer.',
    },
    lines: {
      '*': [
        'Biting point: as you lift the clutch, this is where the engine begins to pull. You feel it in the seat.',
        'Blind spot: the part of the road that no mirror shows. So look over your shoulder.',
        'Stopping distance is how far you drive while you react, plus how far you drive while you brake.',
        'Right of way: if the other driver does not let you go, do not go.',
      ],
      h: ['If your driving instructor says "creep", it is not about you.'],
    },
    scene: [
      '"A little more clutch," says the instructor, and your feet do not agree which one that is.',
      'The learner nods, and has no idea what a biting point is.',
    ],
    why: [
      [
        'While you drive there is no time to ask what a word means.',
        'Learn driving words before the lesson, and you can watch the traffic.',
      ],
      [
        'Each of these words stands for something that you can see or feel.',
        'With these words your instructor can tell you quickly what to do.',
      ],
    ],
    parts: [
      [
        'Biting point: the engine begins to pull',
        ['You find it with the clutch pedal.', 'The {bonnet|hood} rises a little.'],
        'A foot on a clutch pedal',
      ],
      [
        'Blind spot: what no mirror shows',
        ['Look over your shoulder to see it.', 'A motorcycle can hide in it, and sometimes a car.'],
        'A head turned over a shoulder',
      ],
      [
        'Stopping distance: thinking plus braking',
        ['Both grow when you drive faster.', 'It runs from seeing the danger to standing still.'],
        'Tyre marks on a dry road',
      ],
      [
        'Right of way: who goes first',
        ['A sign or a rule decides.', 'Wait until the other driver lets you go.'],
        'Two cars at a crossing without signs',
      ],
    ],
    turn: [
      'Another driving word you do not know? Ask.',
      'Your instructor would rather explain a word than see you guess.',
    ],
    asks: [
      'Which driving word made no sense to you at first?',
      'How do you find the biting point: by ear, foot or seat?',
    ],
    ends: {
      pt: 'If you know the words, you react faster.',
      fi: 'In your next driving lesson you will nod because you know.',
      a: 'Do not know a driving word? Ask.',
      h: 'Find the biting point, and the car purrs.',
      l: 'Then lift the clutch slowly, and off you go.',
    },
    keep: 'the first lesson',
    send: 'somebody who has just signed up',
    caution: 'Not sure who has right of way? Look in your theory book, or ask us.',
    pic: {
      ask: 'Pedals of a car seen from above, one foot on the clutch',
      alt: 'A foot on a clutch pedal',
    },
    claims: [['Definitions', 'driver training textbooks']],
  },
  {
    id: 'lights-from-a-railway',
    format: 'story',
    again: 14,
    emoji: '🚦',
    tags: ['TrafficLights', 'RoadHistory', 'TrueStory'],
    title: 'The first traffic light ran on gas and blew up',
    cover: 'The first traffic light',
    gist: [
      'The first traffic light stood in front of Parliament in London, ran on gas, and was turned by a policeman. Within weeks it blew up, and for decades nobody wanted another.',
      'A railway engineer built the first traffic light in London, for horses and carriages. It worked until the gas leaked.',
    ],
    subject: ['The first traffic light', 'The first traffic light blew up'],
    hooks: {
      '*': [
        'The first traffic light was meant for horses.',
        'Red and green traffic lights are older than cars. The idea came from the railway.',
      ],
      pt: 'The first traffic light was a railway signal on a street, with moving arms and gas lamps.',
      fi: 'Waiting at a red light? The policeman who worked the first one had it worse.',
      a: 'The first traffic light came from the railway.',
      h: 'The first traffic light lasted a few weeks. Some red lights feel like that.',
      l: 'London in the gaslight, horses on wet cobbles, and the first traffic light.',
    },
    lines: {
      '*': [
        'The first traffic light stood in London in the eighteen sixties. It ran on gas, and a policeman turned it by hand.',
        'A railway engineer named John Peake Knight put up the first traffic signal. It worked well until the gas leaked.',
        'Red for stop comes from the railway. There were no cars yet.',
        'Electric traffic lights came to American streets decades after London had given up on its gas light.',
      ],
      h: ['The first traffic light stopped horses. Pedestrians did as they liked.'],
    },
    scene: [
      'In foggy London, horse cabs stop in front of a tall post with two moving arms: the first traffic light.',
      'Imagine the policeman at the first traffic light, at night, under a hissing gas lamp.',
    ],
    why: [
      [
        'So many people were hurt in the street in front of Parliament that London tried a signal.',
        'Carriages came from all sides, and people on foot could hardly cross.',
      ],
      [
        'On the railway such signals had worked for years.',
        'What worked for trains might work for horses, people thought.',
      ],
    ],
    parts: [
      [
        'A railway engineer has an idea',
        [
          'John Peake Knight knew signals from the trains: arms by day, red and green lamps by night.',
          'John Peake Knight built signals for trains, and wanted one for the street.',
        ],
        'An old railway signal against the sky',
      ],
      [
        'A policeman works the traffic light',
        [
          'He stood beneath it and moved a lever, in every weather.',
          'By day the arms went up and down, and after dark the gas lamps were lit.',
        ],
        'A gas lamp burning in fog',
      ],
      [
        'Then the gas light explodes',
        [
          'A leak hurt the policeman, and the signal was taken away.',
          'After that, London did without traffic lights for decades.',
        ],
        'A lamp post in an old street at night',
      ],
    ],
    turn: [
      'Traffic lights came back when there was electricity.',
      'Today only the drivers at the red light explode.',
    ],
    asks: ['What do you do at a red light?', 'Which red light in your town is the longest?'],
    ends: {
      pt: 'The traffic light was a good idea that needed electricity.',
      fi: 'Think of that policeman at your next red light.',
      a: 'At a red light, stop. It has worked since the horses.',
      h: 'The light is green, by the way. They are {hooting|honking}.',
      l: 'Then the light turns green, and you drive on.',
    },
    keep: 'the next long red light',
    send: 'somebody who counts at red lights',
    pic: {
      ask: 'A traffic light against a dusky sky',
      alt: 'A traffic light in front of an evening sky',
    },
    claims: [
      [
        'First gas signal at Westminster, designed by J P Knight, exploded and was removed',
        'histories of road traffic; dated December of eighteen sixty-eight',
      ],
      ['Electric signals appeared in the United States in the nineteen tens', 'same'],
    ],
  },
  {
    id: 'too-nervous-to-learn',
    format: 'answer',
    again: 10,
    emoji: '🫖',
    tags: ['NervousDrivers', 'LearnToDrive', 'DrivingTips'],
    title: 'Too nervous to learn to drive? What helps',
    cover: 'Too nervous to drive?',
    question: 'I am too nervous to drive. Can I still learn?',
    short: 'Mostly yes. You take smaller steps, and nervous learners often become careful drivers.',
    gist: [
      'Too nervous to drive? Small steps, quiet streets, a plan for each lesson, and saying out loud what you see will help.',
      'Nervous about driving? Tell your instructor what frightens you, and agree on a sign for "please pull over".',
    ],
    subject: ['Too nervous? Read this first', 'Help for nervous learner drivers'],
    hooks: {
      '*': [
        'Many people who were too nervous to drive now drive to the beach.',
        'Sweaty hands in your driving lesson? You can still learn to drive.',
      ],
      pt: 'Driving nerves get better with small, planned steps, repeated often.',
      fi: 'Does your heart race when you think of driving? Many learners feel like that.',
      a: 'Nervous about driving? Small steps, often, with a plan.',
      h: 'Nervous about your driving lesson? Think how your instructor feels.',
      l: 'Nervous learners start in quiet streets, and only then drive into town.',
    },
    lines: {
      '*': [
        'Nervous when you drive? Say out loud what you see: "bus, crossing, green". It keeps your mind on the road.',
        'Nervous learner? Agree on a word with your driving instructor that means "pull over, please".',
        'If driving makes you nervous, take two short lessons a week instead of one long one.',
        'Tell your driving instructor exactly what frightens you. Each thing can be {practised|practiced}.',
      ],
      h: ['Nervous drivers think that everybody is looking. The others are looking for a parking space.'],
    },
    scene: [
      'In a quiet street, before the first lesson, somebody asks: "And what if I cannot drive?"',
      'A mother of forty-three has her first driving lesson, and the children wave from the kitchen.',
    ],
    why: [
      [
        'What you know well frightens you less, and you get to know it in small steps.',
        'Drive the same street five times, and it no longer frightens you.',
      ],
      [
        'Nervous learners look very carefully, and that is a good start.',
        'A careful driver is a good driver.',
      ],
    ],
    parts: [
      [
        'Make a list of what frightens you',
        [
          'Perhaps hills, {lorries|trucks}, or horns. Begin with the smallest.',
          'One thing at a time is easier than all at once.',
        ],
        'A short handwritten list and a pen',
      ],
      [
        'Take short driving lessons, often',
        ['Often is better than long.', 'Half an hour that goes well is a good lesson.'],
        'A calendar with short entries',
      ],
      [
        'Say out loud what you see',
        ['Instructors are used to it.', 'Talking keeps your eyes on the road.'],
        'A mouth speaking, hands on a wheel',
      ],
    ],
    turn: [
      'One day you will drive and think about {supper|dinner}.',
      'With practice your heart stops racing.',
    ],
    asks: ['What helped you with driving nerves?', 'What frightened you most when you learned to drive?'],
    ends: {
      pt: 'Small steps are slow, and they work.',
      fi: 'Take all the time you need to learn to drive.',
      a: 'Make a list, take short lessons, drive often.',
      h: 'There is a towel in the car door.',
      l: 'And then one evening you simply drive home.',
    },
    keep: 'the week before the first lesson',
    send: 'somebody who says they are too old to drive',
    caution:
      'If your fear is very strong, or your {medicine|medication} makes you tired, speak to a doctor before you drive.',
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'nervous|anxious|patient|refresher|beginner',
        lead: 'There are lessons for nervous drivers, too.',
      },
    ],
    pic: {
      ask: 'A mug of tea on the {bonnet|hood} of a parked car',
      alt: 'A mug of tea standing on a car {bonnet|hood}',
    },
    claims: [
      ['Graded exposure reduces anxiety', 'psychology textbooks'],
      ['Commentary driving keeps attention ahead', 'driver training practice'],
    ],
  },
];
