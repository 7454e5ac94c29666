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
    cover: 'See better in the dark',
    gist: [
      'Clean the {windscreen|windshield} on the inside, wipe the lamps, slow down in rain, and look at the edge of the road when lights come towards you. Dark evenings are mostly a matter of cloths.',
      'Half of the glare is on your own {windscreen|windshield}, on the inside. A dry cloth in the door does more than a brighter lamp.',
    ],
    subject: ['A cloth for the dark months', 'Half of the glare is your own window'],
    hooks: {
      '*': [
        "Rain, dusk, and everyone's lamps have stars. Most of them are on the inside of your {windscreen|windshield}.",
        'In November you are not a worse driver. You only see half.',
      ],
      pt: 'Glare scatters on film and scratches; a clean screen gives back contrast for the price of a cloth.',
      fi: 'Do you dislike driving in the dark? Many do. Begin with a cloth.',
      a: 'Clean inside, lamps wiped, more distance.',
      h: 'The cloth lives in the boot. The rain lives in the front.',
      l: 'Wet streets, lights in them, and all the time in the world.',
    },
    lines: {
      '*': [
        'Clean your {windscreen|windshield} on the inside before the dark months. The film there makes a star of every lamp.',
        'When oncoming lights dazzle you, look at the edge of your lane and ease off. Staring into them does not help either of you.',
        'Wipe your headlamps when you fill up. In winter dirt eats more of the light than you would think.',
        'In rain leave twice the gap. If you cannot see the tyres of the car in front for spray, it is not enough.',
      ],
      h: ['Everybody owns an ice scraper. It is always in the other car.'],
    },
    scene: [
      'Ten to five, rain, and a {zebra crossing|crosswalk} that somebody in a dark coat has just reached.',
      'The wipers are going, the glass is streaky, and you lean forward as if that would help.',
    ],
    why: [
      [
        'Eyes need contrast, and darkness and water take it away.',
        'A dark coat on a wet street is hardly there until your light reaches it.',
      ],
      [
        'On wet roads it takes longer to stop, and you see later why you should.',
        'Less grip and less sight come on the same evenings.',
      ],
    ],
    parts: [
      [
        'Clean the glass inside',
        [
          "With a dry, clean cloth, engine off, sitting on the passenger's side.",
          'Breath, dust and plastic leave a film that shows only at night.',
        ],
        'A cloth wiping the inside of a {windscreen|windshield}',
      ],
      [
        'Wipe the lamps',
        ['Every time you fill up, and the ones at the back too.', 'Being seen is half of it.'],
        'A hand wiping a headlamp',
      ],
      [
        'Look to the edge',
        ['Only until the other car has passed.', 'The line at the side of the road will lead you through.'],
        'A white line at the edge of a wet road at dusk',
      ],
      [
        'Leave more room',
        [
          'The gap is what you buy time with.',
          'Count slowly as the car in front passes a lamp post. In the wet, double what you were taught.',
        ],
        'Rear lights at a distance in the rain',
      ],
    ],
    turn: ['And if it is too much, pull over at the next safe place.', 'Arriving late is also arriving.'],
    asks: ['What do you like least: rain, dark or fog?', 'Where is your ice scraper at this moment?'],
    ends: {
      pt: 'Visibility is maintenance.',
      fi: 'Get home safely.',
      a: 'Clean, slow, back.',
      h: 'The scraper is in the other car. It is always in the other car.',
      l: 'Rain on the roof, and the heater ticking.',
    },
    keep: 'the first dark evening',
    send: 'somebody who does not like driving in the dark',
    caution:
      'If you see badly in spite of it, have your eyes tested; glasses may be required by your licence.',
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
    title: "Dual controls: what the instructor's pedals are for",
    cover: 'Who has the other brake?',
    question: 'Can the instructor brake for me?',
    short: 'In most school cars, yes. There is a second brake on their side.',
    gist: [
      "A school car usually has a brake, and often a clutch, on the instructor's side. That foot is there so that you can make mistakes, and not so that you avoid them.",
      'You are not alone in the car. Somebody beside you can stop it, and will tell you afterwards why they did or did not.',
    ],
    subject: ['The foot beside you', 'You are allowed to make mistakes here'],
    hooks: {
      '*': [
        'In the first lesson everybody is afraid of the same thing, and it is already taken care of.',
        'There is a foot beside you that has braked thousands of times.',
      ],
      pt: 'Dual controls move the limit of what may be practised: risk stays low while you decide.',
      fi: 'Afraid of your first lesson? You are not alone at the pedals.',
      a: 'Drive. Somebody is watching.',
      h: 'Instructors also brake at home, on the sofa, during car chases.',
      l: 'A calm voice, and a foot that waits.',
    },
    lines: {
      '*': [
        'Most school cars have a second brake. It is there so that you can learn at a real crossroads.',
        'If your instructor brakes, ask afterwards: "What did you see that I did not?" It is the best question of the lesson.',
        'A good instructor brakes late, so that you get the chance to do it yourself.',
        'First lesson? You will probably begin in a quiet street, and yes, everybody stalls.',
      ],
      h: ['Instructors are the only people who press a brake on the bus.'],
    },
    scene: [
      'The street is empty, and still the hands on the wheel are wet.',
      'A cat, a pedal, a stop. "Did you see it?" No. Now you have.',
    ],
    why: [
      [
        'Learning needs mistakes, and mistakes need somebody who catches them.',
        'Somebody who may not do anything wrong learns nothing but caution.',
      ],
      [
        'An instructor reads the street far ahead, and so is seldom surprised.',
        'What feels sudden to you has often been known to the other seat for some time.',
      ],
    ],
    parts: [
      [
        'Ask for a word before the foot',
        [
          '"Brake now, please" teaches more than a pedal does, if there is time.',
          'Agree on short commands in the first lesson.',
        ],
        'Two pairs of pedals in a car',
      ],
      [
        'Talk about it in a quiet spot',
        [
          'Pull in and have it explained, with a sketch if need be.',
          'Two minutes on the verge are part of the lesson.',
        ],
        'A small sketch of a crossroads on a notepad',
      ],
      [
        'Count backwards',
        [
          'In the beginning the other foot moves often, and then less and less.',
          'One day you notice that it has not moved for an hour.',
        ],
        'A road ahead with nobody on it',
      ],
    ],
    turn: [
      'And one day there is nobody beside you, and you look across all the same.',
      'By then the voice comes along without the person.',
    ],
    asks: [
      'What were you afraid of before your first lesson?',
      'Which sentence of your instructor do you still hear?',
    ],
    ends: {
      pt: 'Supervision is designed to become unnecessary.',
      fi: 'You will be fine. And should you not be, somebody else has a foot free.',
      a: 'Sit down. Drive.',
      h: 'There is no second brake on the sofa. It does not stop them.',
      l: 'Off you go, slowly.',
    },
    keep: 'the evening before the first lesson',
    send: 'somebody who keeps putting it off',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'first lesson|trial|beginner|nervous',
        lead: 'For the first time behind the wheel.',
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
    cover: 'Wait for a real gap',
    gist: [
      'Pass a bicycle as if it were a car: change lane, or wait. A pothole, a gust or a door can move a rider by a metre without asking.',
      'Nothing you gain by squeezing past a bicycle survives the next red light. Stay back until you have room for a whole lane.',
    ],
    subject: ['A metre that nobody sees', 'Stay with the one in front'],
    hooks: {
      '*': [
        'A cyclist swerves. You did not see the pothole. They did.',
        'You squeeze past, and at the lights you meet again.',
      ],
      pt: "A rider's line is not a straight one: allow for wind, surface and doors.",
      fi: 'Behind you they are pushing, and in front somebody is pedalling. Look after the one ahead.',
      a: "No room for a lane's width? Then wait.",
      h: 'You won four seconds, and spent them looking at each other at the red light.',
      l: 'A little patience, and a wide berth.',
    },
    lines: {
      '*': [
        "Overtake a bicycle as you would a car: with a lane's width, or later.",
        'Learners: do not let the car behind decide when you overtake. They cannot see what you see.',
        'A cyclist who looks over the shoulder is about to do something. Let them.',
        'After overtaking, look in the mirror before you move back in. A bicycle is faster than it looks.',
      ],
      h: ['The cyclist was at the lights first. And waved.'],
    },
    scene: [
      'Rain, a hill, a rider in a yellow cape, and behind you somebody with a very important horn.',
      'Parked cars on the left, a bicycle, a row of doors that could open.',
    ],
    why: [
      [
        'A rider has no metal round them, and what is a nudge to you is a fall to them.',
        'On two wheels there is nothing that folds except the rider.',
      ],
      [
        'Most of the time that you gain goes on the next traffic light.',
        'What an overtaking brings in town can usually be measured in car lengths.',
      ],
    ],
    parts: [
      [
        'Stay back first',
        [
          'Far enough to see the road in front of the wheel.',
          'What the rider is going round, you ought to see as well.',
        ],
        'A cyclist far ahead on a road',
      ],
      [
        'Use the other lane',
        ['If it is not free, this is not the moment.', 'Half a lane is half an idea.'],
        'An empty oncoming lane',
      ],
      [
        'Look before turning',
        [
          'Across a cycle path means mirror, shoulder, and once again.',
          'The rider you have just passed is coming.',
        ],
        'A side mirror with a bicycle in it',
      ],
    ],
    turn: [
      'On the next Sunday you are on the bicycle yourself.',
      'It costs a breath. That is a fair price for a stranger.',
    ],
    asks: [
      'Do you drive differently since you cycle?',
      'What should everybody who drives try once on a bicycle?',
    ],
    ends: {
      pt: 'Margin is what turns surprise into routine.',
      fi: 'Thank you. They noticed.',
      a: 'A lane or nothing.',
      h: 'Four seconds. In your whole life you will not find them again.',
      l: 'Room, and a ringing bell.',
    },
    keep: 'the next bicycle on a hill',
    send: 'somebody who is always late',
    caution: 'Minimum distances are set by law in some countries; learn the figure for yours.',
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
    cover: 'Where did you go first?',
    gist: [
      'The first time alone in a car it is very quiet, and the seat beside you is very empty. Where did you drive, and what did you listen to?',
      'To the sea, to the drive-in, once round the block: nobody forgets their first drive without an instructor. Where did yours lead?',
    ],
    subject: ['Where did you go on your first drive?', 'The empty seat beside you'],
    hooks: {
      '*': [
        'The first drive alone: the seat beside you is empty, and you talk to it all the same.',
        'You have your licence. You could go anywhere. You drive to the supermarket.',
      ],
      pt: 'The first drive without supervision is a lesson in itself, and few forget it.',
      fi: 'Where did you drive on your own first day?',
      a: 'Your first trip alone. Where to?',
      h: 'Four laps round the block, because parking was not planned.',
      l: 'A key, an evening, a road that belonged to you.',
    },
    lines: {
      '*': [
        'Where did you drive on the first day with your licence, and who was in the back?',
        'Many first drives lead to a grandmother. Most of those grandmothers were frightened and did not show it.',
        'On the first drive alone you say every mirror out loud. There is nobody there to be embarrassed in front of.',
        'What was the music on your first drive, and do you admit to it?',
      ],
      h: ['Eighteen kilometres, in second gear. It sounded determined.'],
    },
    scene: [
      'A key that is warm from the hand, a cold car, and a mother at the window who pretends to water plants.',
      'An empty multi-storey at nine in the evening, with somebody singing in it.',
    ],
    why: [
      ['It is one of the few freedoms that come on a card.', 'From one day to the next the map gets larger.'],
    ],
    parts: [
      [
        'To see somebody',
        [
          'Grandmother, best friend, the person with the nice eyes.',
          'With no reason, or with one that you told nobody.',
        ],
        'A lit window seen from a parked car',
      ],
      [
        'Just to drive',
        ['Once round the lake, with a window down.', 'Because it was possible.'],
        'An empty country road in the evening',
      ],
    ],
    turn: ['Post it, with or without the scratch.', 'We count the supermarket as a destination.'],
    asks: ['Where did you go on your first drive alone?', 'Who was your first passenger?'],
    ends: {
      pt: 'Experience begins where supervision ends.',
      fi: 'And give our regards to your first passenger.',
      a: 'Where to?',
      h: 'The parking is still to come.',
      l: 'The window down, and summer in it.',
    },
    keep: 'the day the card arrives',
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
    cover: 'A day in the other seat',
    gist: [
      'Instructors sit for hours where nothing can be steered, look three cars ahead, say the same sentence in six ways, and know every roundabout in the rain.',
      'The art is not to brake. All day long somebody beside you almost makes a mistake, and you wait for as long as you may.',
    ],
    subject: ['The art of not braking', 'The other seat, all day'],
    hooks: {
      '*': [
        'Eight hours as a passenger, and in the evening the left foot is tired.',
        'Nobody knows the town as instructors do: by the places where people get frightened.',
      ],
      pt: 'Teaching in traffic means to judge, second by second, how much of a mistake may still happen.',
      fi: 'Have you ever wondered how somebody stays so calm in that seat?',
      a: 'Watch, wait, say it once more.',
      h: "An instructor's own children walk.",
      l: 'Silence is most of a lesson, if it is a good one.',
    },
    lines: {
      '*': [
        'The hardest part of teaching people to drive is not braking.',
        '"Mirror" is probably the word that an instructor says most often, and "lovely" comes second.',
        'Instructors plan lessons by school bells, bin {lorries|trucks} and low sun. Traffic is the teaching material.',
        'One pupil needs silence, the next needs a joke, the third wants to know why. All of it at the same roundabout.',
      ],
      h: ['At home they hold on to the handle, even in the armchair.'],
    },
    scene: [
      'Half past seven, school traffic, and beside you somebody who says "I have never done that before".',
      'The same roundabout for the ninth time today, with the ninth pair of eyes on it.',
    ],
    why: [
      [
        'A sentence that helps one learner makes the next one stiff.',
        'There is no right explanation, only the one that fits this head.',
      ],
      [
        'If you step in too early, the learner has not learned it; too late is not an option.',
        'The time between seeing and saying is what the trade consists of.',
      ],
    ],
    parts: [
      [
        'Read the street early',
        [
          'Whoever looks three cars ahead can keep quiet about two of them.',
          'A ball on the {pavement|sidewalk} is a sentence that has begun.',
        ],
        'A street with parked cars, seen from inside',
      ],
      [
        'Choose the route for the pupil',
        [
          'Today the hill, next week the town, the {motorway|highway} once shoulders have come down.',
          'A lesson is planned like a walk with a view at the end.',
        ],
        'A pencil line on a town plan',
      ],
      [
        'Say it differently',
        ['"Slower", "more time", "let it come": one of them fits.', 'Sometimes a stop and a pencil do.'],
        'A sketch of a roundabout on a pad',
      ],
    ],
    turn: ['And at the end somebody drives off alone, without turning round.', 'That is how it should be.'],
    asks: ['Could you sit there all day without touching anything?', 'Whom would you never teach to drive?'],
    ends: {
      pt: 'The measure of it is how little of it is noticed.',
      fi: 'Wave if you see one. They have a hand free.',
      a: 'Wait. Then wait a little more.',
      h: 'The armchair has been fitted with a brake.',
      l: 'And in the evening, quiet.',
    },
    keep: 'the next school car in front of you',
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
    cover: 'Words from the other seat',
    gist: [
      'Four words of the first lesson that nobody explains: the biting point is felt, a blind spot hides, a stopping distance adds up, and right of way is given.',
      'The biting point is where the engine begins to pull, the blind spot is what no mirror shows, and stopping distance is thinking plus braking.',
    ],
    subject: ['Who bites, and where?', 'What the instructor means'],
    hooks: {
      '*': [
        '"Find the biting point." Nobody had told you that it bites.',
        'In the first lesson there are more new words than streets.',
      ],
      pt: 'Four terms, defined so that the next instruction needs no second sentence.',
      fi: 'Did you nod and not understand? Everyone did.',
      a: 'Learn the words standing still.',
      h: 'The blind spot sees very well. It is you who does not.',
      l: 'Few words, spoken at the right moment.',
    },
    lines: {
      '*': [
        "Biting point: the place in the clutch's travel where the engine begins to pull. You can feel it in the seat before you hear it.",
        'Blind spot: the part of the road that no mirror shows. Hence the look over the shoulder.',
        'Stopping distance is what you travel while thinking, plus what you travel while braking. The first half surprises people.',
        'Right of way is given and not taken. If the other one does not give it, you do not have it.',
      ],
      h: ['"Creep" is an instruction here, and not a remark.'],
    },
    scene: [
      '"A little more clutch", says the voice, and two feet confer.',
      'You nod. In your head somebody is leafing through a dictionary.',
    ],
    why: [
      [
        'At the wheel there is no time to ask back, so words have to be clear beforehand.',
        'A word understood in the yard is worth a street in traffic.',
      ],
      [
        'Each of them stands for something that you can see or feel.',
        'They were not invented to impress anybody; they are handles.',
      ],
    ],
    parts: [
      [
        'Biting point',
        [
          'Where clutch and engine meet, and the car leans forward a little.',
          'The moment in which the {bonnet|hood} lifts a finger.',
        ],
        'A foot on a clutch pedal',
      ],
      [
        'Blind spot',
        ['What is beside you and in no mirror.', 'Large enough for a motorcycle, sometimes for a car.'],
        'A head turned over a shoulder',
      ],
      [
        'Stopping distance',
        ['Thinking plus braking, and both grow with speed.', 'From seeing it to standing still.'],
        'Tyre marks on a dry road',
      ],
      [
        'Right of way',
        ['Who may go first, by sign or by rule.', 'A permission that others have to grant.'],
        'Two cars at a crossing without signs',
      ],
    ],
    turn: ['If there is a fifth, ask for it.', 'Saying "I do not know that word" has never cost a point.'],
    asks: [
      'Which driving word made no sense to you at first?',
      'Where do you feel the biting point: ear, foot or seat?',
    ],
    ends: {
      pt: 'Shared terms shorten reaction times.',
      fi: 'And from now on you nod because you know.',
      a: 'Ask once. Know it for good.',
      h: 'It does not bite. It purrs.',
      l: 'Then the foot comes up, slowly.',
    },
    keep: 'the first lesson',
    send: 'somebody who has just signed up',
    caution: 'Rules on right of way differ by country; your theory book has the ones that count.',
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
    title: 'The first traffic light: London, gas and a short life',
    cover: 'The first traffic light',
    gist: [
      'The first traffic light stood in front of Parliament in London, ran on gas, and was turned by a policeman. Within weeks it blew up, and for decades nobody wanted another.',
      'A railway engineer gave London a signal for horses and carriages. It was a fine idea with a leaking pipe.',
    ],
    subject: ['A light for horses', 'The first one blew up'],
    hooks: {
      '*': [
        'The first traffic light was meant for horses.',
        'Red and green are older than the motor car. They came from the railway.',
      ],
      pt: 'Traffic signals began as a transfer from railway engineering, with semaphore arms and gas lamps.',
      fi: 'The next time you are waiting at a red light, think of the poor constable.',
      a: 'Look at the light, and thank the railways.',
      h: 'The first red light lasted for weeks. Some still do.',
      l: 'A green lamp, gaslight, and wet cobbles.',
    },
    lines: {
      '*': [
        'The first traffic light stood in London in the eighteen sixties. It ran on gas, and a policeman turned it by hand.',
        'A railway engineer named John Peake Knight put up the first traffic signal. It worked well until the gas leaked.',
        'Red for stop comes from the railway, long before there were cars to be stopped by it.',
        'Electric traffic lights came to American streets decades after London had given up on gas.',
      ],
      h: ['Not even the first traffic light could do anything about pedestrians.'],
    },
    scene: [
      'Westminster, fog, cabs, horses, and on a tall post two arms that rise and fall.',
      'Imagine a constable at a lever, at night, beneath a lamp that hisses.',
    ],
    why: [
      [
        'So many people were hurt in front of Parliament that something had to be tried.',
        'Carriages came from all sides, and nobody could get across on foot.',
      ],
      [
        'On rails such signals had worked for years.',
        'Somebody simply carried a good idea across the street.',
      ],
    ],
    parts: [
      [
        'A railwayman has an idea',
        [
          'John Peake Knight knew signals from the trains: arms by day, red and green lamps by night.',
          'What stops a locomotive ought to stop a hansom cab, thought John Peake Knight, who built signals for the railway.',
        ],
        'An old railway signal against the sky',
      ],
      [
        'A constable turns it',
        [
          'Somebody had to stand beneath it and work the lever, in every weather.',
          'By day the arms went up and down, and after dark gas was lit.',
        ],
        'A gas lamp burning in fog',
      ],
      [
        'And then the gas',
        [
          'A leak, an explosion, an injured policeman. The signal was taken away.',
          'After a few weeks it blew up at the man who worked it. London let the matter rest.',
        ],
        'A lamp post in an old street at night',
      ],
    ],
    turn: [
      'It took electricity to bring the light back to the street.',
      'Since then they only explode in the heads of those who wait.',
    ],
    asks: ['What do you do at a red light?', 'Which light in your town is the longest?'],
    ends: {
      pt: 'Good ideas travel between trades; safe ones are tested first.',
      fi: 'Think of him at the next red.',
      a: 'Red is red.',
      h: 'It is green. They are hooting.',
      l: 'Green, and the street lies open.',
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
    cover: 'Nervous, and learning anyway',
    question: 'I am too nervous to drive. Can I still learn?',
    short: 'Mostly yes, in smaller steps, and often very safely.',
    gist: [
      'Nervous learners often make careful drivers. What helps is small steps, quiet streets, a plan for each lesson, and saying out loud what you see.',
      'Fear wants to know what comes next. Tell your instructor what frightens you, and agree on a sign for "please pull over".',
    ],
    subject: ['Too nervous? Read this first', 'Small steps and a sign for "stop"'],
    hooks: {
      '*': [
        'Many who say in the first lesson that they are not made for it drive to the seaside in the end.',
        'Sweaty hands are no reason. They are a towel problem.',
      ],
      pt: 'Anxiety falls with predictable, repeated, graded practice. That can be planned.',
      fi: 'Your heart beats as soon as you think of the roundabout? You are in good company.',
      a: 'Small steps. Often. With a plan.',
      h: 'Your instructor has been more frightened than you. Professionally.',
      l: 'Quiet streets first, and only then the town.',
    },
    lines: {
      '*': [
        'Nervous in the car? Say out loud what you see: "bus, crossing, green". A busy mouth leaves fear less room.',
        'Agree on a word with your instructor that means "pull over, please", no questions asked. Many only need it once.',
        'Two short lessons a week make less nervous than one long one. Fear grows in the gaps.',
        'Tell them what frightens you. "Roundabouts" can be worked on, and "everything" gets easier once it has a list.',
      ],
      h: ['The roundabout is not looking at you. It is busy.'],
    },
    scene: [
      'A car, a quiet cul-de-sac, and somebody who says: "And if I cannot do it?"',
      'Forty-three years old, first lesson, and the children are waving from the kitchen.',
    ],
    why: [
      [
        'What is familiar frightens less, and it gets familiar by being done in portions.',
        'A street you know is half a street.',
      ],
      [
        'Somebody who is afraid usually looks hard. That is a start.',
        'Care is not a weakness behind a wheel.',
      ],
    ],
    parts: [
      [
        'Make a list of what frightens you',
        [
          'Hill, {lorries|trucks}, the horn behind you: then practise from the bottom.',
          'Sorted by size it is no longer one thing.',
        ],
        'A short handwritten list and a pen',
      ],
      [
        'Drive often and briefly',
        ['Routine comes from many beginnings.', 'Half an hour in which things go well is a good lesson.'],
        'A calendar with short entries',
      ],
      [
        'Say what you see',
        ['Quietly, all the way along. Instructors are used to it.', 'Words keep the eyes ahead.'],
        'A mouth speaking, hands on a wheel',
      ],
    ],
    turn: [
      'One day you will notice that you have been thinking about supper.',
      'The beating stops at some point, usually without announcing it.',
    ],
    asks: ['What helped you against nerves?', 'What frightened you most at the beginning?'],
    ends: {
      pt: 'Graded practice is unspectacular and works.',
      fi: 'Take your time. The street will wait.',
      a: 'List. Short. Often.',
      h: 'The towel is in the door.',
      l: 'And then one evening, quite simply, home.',
    },
    keep: 'the week before the first lesson',
    send: 'somebody who says they are too old for it',
    caution:
      'If fear is very strong, or you take medicines that tire you, speak to a doctor before you drive.',
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'nervous|anxious|patient|refresher|beginner',
        lead: 'There are lessons for that, too.',
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
