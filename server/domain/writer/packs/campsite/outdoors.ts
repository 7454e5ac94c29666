// People on a {campsite|campground}: rain, children, mornings and winter plans.
import type { Idea } from '../../library/idea.ts';

export const OUTDOORS: readonly Idea[] = [
  {
    id: 'which-pitch-suits-whom',
    format: 'season',
    again: 11,
    emoji: '🗺️',
    when: { months: [11, 12, 1, 2] },
    tags: ['CampingPlans', 'SummerPlans', 'Camping'],
    title: [
      'How to choose a pitch from a site map',
      'Booking for summer: what to look for on the map of a {campsite|campground}',
    ],
    cover: 'Read the map before you book',
    gist: [
      'A {campsite|campground} map tells more than photos: where the {wash house|bathhouse} is, where evening sun falls, where cars pass. Decide in winter what matters to you, and write it with the booking.',
      'Near the playground or far away, close to the taps or close to the water: every pitch is right for somebody. Say who you are, and they can choose for you.',
    ],
    subject: ['Far from the lamp, near the tap', 'Say who you are'],
    hooks: {
      '*': [
        'The best pitch on a {campsite|campground} does not exist. There is only the one that suits you.',
        'In January one can choose a pitch from the map at leisure. In July one takes what is there.',
      ],
      pt: 'Distance to water, ways, light, shade and slope can all be read off a good site map.',
      fi: 'Get the map out, make some tea, and go camping with one finger.',
      a: 'Map first, wishes second, booking third.',
      h: 'The pitch beside the {wash house|bathhouse} is central. Above all at six in the morning, for everybody.',
      l: 'A dark afternoon, a map, and a summer on it.',
    },
    lines: {
      '*': [
        'Booking a pitch? Write two sentences about yourselves: small children, light sleeper, big awning. It helps whoever assigns the places.',
        'Close to the {wash house|bathhouse} is handy for children and lively at night. Fifty metres further it is quiet.',
        'North at the top of the map? Then you can tell which hedge has evening sun and which one breakfast.',
        'The corner by the entrance sees every car. The last row sees the stars and carries its water further.',
      ],
      h: ['"Quiet, central, sunny, shady": a wish list with a sense of humour.'],
    },
    scene: [
      'Outside sleet, inside a site map under the lamp. A finger walks from the gate to the river and stops.',
      'Two families, same site, same week. One is delighted by the playground beside it, and so is the other that is two hedges off.',
    ],
    why: [
      [
        'A few sentences with a booking tell more than any category of pitch.',
        'Whoever runs the place knows each corner, and knows nothing about you.',
      ],
      [
        'Between school holidays there is far more choice, and often it is quieter.',
        'Those who plan early get what they want, and those who plan late get what remains.',
      ],
    ],
    parts: [
      [
        ['Mark what you need daily', 'Find your daily ways'],
        [
          'Water, {wash house|bathhouse}, bins, power. Count the steps.',
          'With children under six the way at night counts double.',
        ],
        'A finger on a site map',
      ],
      [
        ['Look for the sun', 'Find out where evening falls'],
        [
          'East for breakfast, west for supper, trees to the south for noon.',
          'In a tent you want it otherwise than in a {caravan|trailer}.',
        ],
        'A compass beside a map',
      ],
      [
        ['Write who you are', 'Tell them about yourselves'],
        ['Ages, dog, early or late, one tent or three.', 'And ask which corner they would take themselves.'],
        'A hand writing a letter beside a calendar',
      ],
    ],
    turn: ['And in July you only have to put up the tent.', 'The summer begins with a finger on a map.'],
    asks: [
      'Close to the water or close to the tap?',
      'Where would you put your tent, if you had the choice of all?',
    ],
    ends: {
      pt: 'Needs first, view second.',
      fi: 'Tea refilled, week chosen.',
      a: 'Ask, and book.',
      h: 'The {wash house|bathhouse} has its admirers. Somebody must.',
      l: 'A hedge, a river, and July.',
    },
    keep: 'the evening when you plan summer',
    send: 'the people you camp with',
    own: [
      {
        kinds: ['offer', 'hours', 'price', 'policy'],
        about: 'season|\\bapril|\\bmarch|easter|open (?:all year|from)|20\\d\\d',
        lead: 'And about next season here.',
      },
    ],
    pic: {
      ask: 'A site map on a table with a cup of tea',
      alt: 'A {campsite|campground} map on a table with a cup',
    },
    claims: [['Sun, ways and water can be read off a map', 'common experience of campers']],
  },
  {
    id: 'the-tent-in-spring',
    format: 'season',
    again: 11,
    emoji: '🌱',
    when: { season: ['spring'] },
    tags: ['TentCare', 'CampingSeason', 'Camping'],
    title: [
      'First camping trip of the year: check the tent in the garden',
      'Before the season: put the tent up once at home',
    ],
    cover: 'Once in the garden first',
    gist: [
      'Put the tent up at home in spring: missing pegs, stuck zips and small holes are all found on the lawn instead of in the rain. It takes an hour, and children want to sleep in it at once.',
      'Poles, pegs, seams, zips, stove, lamp. What is broken can still be ordered now.',
    ],
    subject: ['Found on the lawn, not in the rain', 'Where is the ninth peg?'],
    hooks: {
      '*': [
        'Put your tent up in the garden once before it has to stand in the rain.',
        'The missing peg is always found in spring: by its absence.',
      ],
      pt: 'Seams, zips, poles and gas hose want a look once a year, and spring is the time.',
      fi: 'A sunny Saturday in April, a lawn, a tent. The children move in by themselves.',
      a: 'Up, check, mend, air, pack.',
      h: 'In autumn it was complete. What tents do in winter nobody knows.',
      l: "The first warm wind in last year's canvas.",
    },
    lines: {
      '*': [
        'Rub a candle or a pencil along a stiff zip of the tent, move it to and fro, and it runs again.',
        'Little holes in a tent are no drama: repair tape on both sides, corners rounded off.',
        'Look at the hose of the gas stove each spring: bend it. If it shows cracks, it has had its time.',
        'Hose the tent down with plain water on a dry day. Where it soaks in, it wants proofing again.',
      ],
      h: ['In the tent bag were eleven pegs, a spoon, and one sock that belongs to nobody.'],
    },
    scene: [
      'Saturday, lawn, first sun. The tent stands crooked, and inside it three children have already decided that they live there.',
      'A pole snaps with a dry little sound. Better here than on a cliff.',
    ],
    why: [
      [
        'What is missing now has weeks to arrive. On the site you have an hour and half a shop.',
        'Spare parts for older tents take time, and at Easter everybody orders them.',
      ],
      [
        'A tent that has been up once goes up faster the second time.',
        'Hands remember, and they remember better without an audience.',
      ],
    ],
    parts: [
      [
        ['Put it up completely', 'Pitch it with every peg'],
        [
          'All pegs, all lines, both doors. Only then do you see what is gone.',
          'Leave it standing for an hour and look for light through the seams.',
        ],
        'A tent on a garden lawn',
      ],
      [
        ['Go along the seams', 'Seal what has come loose'],
        [
          'Tape that comes off can be sealed again. Do it on a dry day.',
          'Corners and the roof first, since that is where the water stands.',
        ],
        'A finger along a tent seam',
      ],
      [
        ['Test stove and lamp', 'Light the stove outdoors'],
        [
          'Outdoors. The hose, the seal, the lighter.',
          'Batteries that stayed in all winter have mostly leaked.',
        ],
        'A camping stove on a garden table',
      ],
      [
        ['Spend a night', 'Sleep in it once at home'],
        ['At home, with the fridge ten steps off.', 'Whoever has slept there once packs otherwise.'],
        'A lit tent in a garden at night',
      ],
    ],
    turn: ['What is mended in April still holds in August.', 'After that packing is only packing.'],
    asks: ['What is missing from your tent bag every year?', 'When do you go out for the first time?'],
    ends: {
      pt: 'Mend at home, sleep away.',
      fi: 'Good night, garden.',
      a: 'Check now.',
      h: 'Tents keep their secrets until autumn.',
      l: 'Canvas, lawn, first stars.',
    },
    keep: 'the first warm Saturday',
    send: 'whoever has the tent in the cellar',
    caution: [
      'Check gas hoses and connections outdoors and with the valve closed; replace what is cracked or past its date.',
      'Gas stoves are tested in the open air only.',
    ],
    own: [
      {
        kinds: ['offer', 'hours', 'event', 'price'],
        about: 'season|easter|\\bapril|\\bmarch|spring|\\bmay\\b',
        lead: 'And about the beginning of the season here.',
      },
    ],
    pic: { ask: 'A tent put up on a garden lawn', alt: 'A tent on a garden lawn in spring' },
    claims: [['Yearly checks of seams, zips, hoses; candle on zips', 'advice of camping clubs and makers']],
  },
  {
    id: 'rain-with-children',
    format: 'answer',
    again: 8,
    emoji: '🌧️',
    tags: ['CampingWithKids', 'RainyDay', 'Camping'],
    title: [
      'Camping with children when it rains: what to do all day',
      'A rainy day on the {campsite|campground}: ideas that need nothing',
    ],
    cover: 'Rain, children, one tent',
    question: 'How do you get children through a wet day?',
    short: 'Go out first and get properly wet. After that the tent is the best place in the world.',
    gist: [
      'Half an hour of puddles in swimming things, then dry clothes, cocoa and cards. A wet day in a tent goes wrong when nobody goes out, and seldom because of the rain.',
      'Dig drains, race snails, float bark down the ditch. And a dry box with cards, pencils, a rope and one book to be read aloud.',
    ],
    subject: ['Get wet first', 'Bark boats and snail races'],
    hooks: {
      '*': [
        'It rains on the tent, and three children are looking at you. Put them in swimming things and go out.',
        'Rain on a {campsite|campground} is the best toy there is, for the first hour.',
      ],
      pt: 'One set of clothes for getting wet and one that never leaves the tent: that is the whole system.',
      fi: 'You will have forgotten the sunny days by winter. The day in the puddles you will not.',
      a: 'Out, wet, dry, cocoa, cards.',
      h: 'The snail called Lightning led for most of the afternoon.',
      l: 'Rain on canvas, a story read aloud, steam from a cup.',
    },
    lines: {
      '*': [
        'Pack a dry box for camping: cards, pencils, string, a {torch|flashlight} and one book for reading aloud. It comes out only in rain.',
        'Keep one set of clothes per child in a closed bag. Whatever happens outside, there is something dry.',
        'Bark, a leaf and a twig make a boat. Every {campsite|campground} has a ditch in the rain, and a ditch is a river.',
        'Rain sounds louder in a tent than it is. Put your head out before you cancel the day.',
      ],
      h: ['"We are bored" lasts until the first puddle is deeper than a boot.'],
    },
    scene: [
      'Drumming on the roof, five people, four cards too few. Then somebody finds out that the path has turned into a brook.',
      'Two children and a spade lead the water round the tent. They have been engineers for an hour, and nobody told them to.',
    ],
    why: [
      [
        'Children do not mind being wet. They mind being cold and having to keep clean.',
        'What is warm and moving may be as wet as it likes.',
      ],
      [
        'After an hour outside it is cosy in a tent, and before it is only narrow.',
        'Tiredness makes good card players.',
      ],
    ],
    parts: [
      [
        ['First outside', 'Go and get wet'],
        [
          'In swimming things and {wellingtons|rubber boots}. Puddles, drains, boats.',
          'Half an hour is enough, and mostly it becomes two.',
        ],
        '{Wellingtons|Rubber boots} in a puddle',
      ],
      [
        ['Then dry and warm', 'Warm them up again'],
        [
          'Rub down, dry clothes, something hot. Wet things stay at the door.',
          'The {wash house|bathhouse} is the warmest room on most sites.',
        ],
        'A row of wet boots under an awning',
      ],
      [
        ['Then quiet', 'Bring out the dry box'],
        [
          'Cards, a story, pancakes if somebody is willing.',
          'A {torch|flashlight} under a blanket turns any story into a better one.',
        ],
        'Playing cards and a {torch|flashlight} on a blanket',
      ],
    ],
    turn: [
      'Towards evening it often stops, and everything shines.',
      'By evening everything smells of wet grass and cocoa.',
    ],
    asks: ['What do you play when it rains?', 'What was your wettest holiday?'],
    ends: {
      pt: 'One set to get wet, one to stay dry.',
      fi: 'Cocoa is not optional.',
      a: 'Out first.',
      h: 'The winner asked for its name to be kept out of it.',
      l: 'Drops, slower, then none.',
    },
    keep: 'the first wet morning',
    send: 'a family with a tent',
    caution: [
      'In a thunderstorm get into a building or a car, and keep away from trees and water.',
      'Ditches and streams rise fast in heavy rain: stay with small children.',
    ],
    own: [
      {
        kinds: ['service', 'product', 'place', 'event', 'price'],
        about:
          'playground|play (?:room|barn|area)|games?|children|kids|pool|lounge|common room|indoor|families',
        lead: 'And for wet days here.',
      },
    ],
    pic: { ask: 'Wet boots in a row at the door of a tent', alt: 'A row of wet boots at a tent door' },
    claims: [
      ['Dry set of clothes, outdoor play first', 'common experience of families'],
      ['Shelter from lightning in buildings or cars', 'advice of weather services'],
    ],
  },
  {
    id: 'six-in-the-wash-house',
    format: 'behind',
    again: 9,
    emoji: '🧹',
    tags: ['BehindTheScenes', 'CampsiteLife', 'Camping'],
    title: [
      'A day on a {campsite|campground}, seen by those who run it',
      'Behind the scenes of a {campsite|campground}: from six to the last light',
    ],
    cover: 'At six in the {wash house|bathhouse}',
    gist: [
      'Before the first guest is awake the {wash house|bathhouse} has been done, the bread has come and a lamp has been changed. Half of running a {campsite|campground} is water, and the other half is people.',
      'Whoever runs a site knows where it floods, which {hedgehog|raccoon} lives under which hedge, and who has come every summer for thirty years.',
    ],
    subject: ['Water and people', 'Who has been coming for thirty years'],
    hooks: {
      '*': [
        'At six in the morning a {campsite|campground} belongs to two people, a mop and a blackbird.',
        'Running a {campsite|campground} is half water and half people. Both find a way.',
      ],
      pt: 'Drains, water samples, power posts, grass, bookings: most of it is meant not to be noticed.',
      fi: 'If somebody with a wheelbarrow greets you: that is usually the boss.',
      a: 'Clean, mow, mend, greet. Every day.',
      h: 'The most frequent question is not about the view. It is about the Wi-Fi.',
      l: 'Mist on the grass, a broom, the first kettle.',
    },
    lines: {
      '*': [
        'Grass on a {campsite|campground} is a guest as well: pitches are rested in turn, so that it comes back.',
        'The first round goes through the {wash house|bathhouse}, long before the first towel. The last one goes past the lamps.',
        '{Campsite|Campground} neighbours help one another: there is always somebody with the right spanner and time.',
        'Ask at the office for a walk that is on no map. They have one, and they like to tell it.',
      ],
      h: ['Somewhere on every site there is a person who has repaired something before it was broken.'],
    },
    scene: [
      'Fog over the field, thirty tents that snore. One zip, one cough, and far away a coffee pot.',
      'On changeover day at noon: six cars want out, nine want in, and in the middle stands somebody with a list and patience.',
    ],
    why: [
      [
        'What works goes unnoticed: warm water, dry ways, light where one stumbles.',
        'Nobody praises a drain. One only misses it.',
      ],
      [
        'Guests of one summer turn into regulars, and their children bring children.',
        'On a site everybody hears everybody, so that consideration is the one real rule.',
      ],
    ],
    parts: [
      [
        ['Early: water', 'The morning belongs to the mop'],
        [
          '{Wash house|Bathhouse}, taps, drains, and a look at the river if there is one.',
          'Whoever mops at six has clean feet at eight.',
        ],
        'A mop and a bucket in a {wash house|bathhouse}',
      ],
      [
        ['Midday: comings and goings', 'Noon is for arrivals'],
        [
          'A pitch is walked before it is given on: pegs, glass, forgotten socks.',
          'The lost property shelf has more tent poles than some shops.',
        ],
        'A hand picking up a lost tent peg',
      ],
      [
        ['Evening: quiet', 'The last round is with a lamp'],
        [
          'A round with a {torch|flashlight}, a word here and there.',
          'At ten it is mostly not the young ones who have to be asked.',
        ],
        'Lanterns between tents at dusk',
      ],
    ],
    turn: [
      'And when the last light is out, somebody hears whether the pump runs.',
      'Tomorrow at six the blackbird begins.',
    ],
    asks: [
      'What do you notice first on a {campsite|campground}?',
      'To which site have you kept coming back?',
    ],
    ends: {
      pt: 'Unnoticed is well done.',
      fi: 'Say good morning to whoever carries the mop.',
      a: 'Water, grass, people.',
      h: 'The signal is strongest by {the bins|the trash cans}. It always is.',
      l: 'One lamp, then stars.',
    },
    keep: 'the next early morning on a site',
    send: 'somebody who has always wanted to run one',
    own: [
      {
        kinds: ['people', 'history', 'story'],
        about: '.',
        lead: 'And who looks after it here.',
      },
    ],
    pic: {
      ask: 'The site in the early morning with nobody about',
      alt: 'Tents in morning mist on a {campsite|campground}',
    },
    claims: [['Routine of running a {campsite|campground}', 'practice of site wardens']],
  },
  {
    id: 'shower-at-seven-or-at-night',
    format: 'either',
    again: 6,
    emoji: '🚿',
    tags: ['CampingLife', 'CampingQuestions', 'Camping'],
    title: [
      'Shower in the morning or at night: campers are divided',
      'Early shower or late shower on the {campsite|campground}?',
    ],
    cover: 'Morning shower or evening?',
    gist: [
      'In the morning you queue with a towel round your neck and hear everything that is new. In the evening you have hot water to yourself and go to bed clean.',
      'The early ones know everybody. The late ones know the moths.',
    ],
    subject: ['With the queue or with the moths', 'A towel round the neck'],
    hooks: {
      '*': [
        '{Campsite|Campground} showers: at seven with everybody, or at ten at night with the moths?',
        'A towel over the shoulder says more about a camper than the size of the tent.',
      ],
      p: 'Two schools share one {wash house|bathhouse}, and hardly ever meet.',
      t: 'Peak demand for hot water on a site is between seven and nine in the morning.',
      fi: 'Are you one of those with a toothbrush and a good mood, or do you wait till it is quiet?',
      a: 'Morning or evening. Choose.',
      h: 'There is a third group. It has been swimming, it says.',
      l: 'Late, alone, and steam in the lamplight.',
    },
    lines: {
      '*': [
        '{Campsite|Campground} shower in the evening: no queue, no sand in the sleeping bag, and a walk back under the stars.',
        '{Campsite|Campground} shower in the morning: you meet half the site, and by eight you know where the bread is good.',
        'One thing to take to the shower block that everybody forgets: something to hang the clothes on.',
        'Flip-flops are the only shoe that a {wash house|bathhouse} respects.',
      ],
      h: ['At seven the mirror belongs to whoever shaves with the most conviction.'],
    },
    scene: [
      'Five people, four basins, one conversation about mosquitoes. Somebody brushes teeth and nods along.',
      'Half past ten, one lamp, one moth, warm water without end. On the way back the grass is cold and lovely.',
    ],
    why: [
      [
        'Getting clean is the smaller part of it. One is for meeting people and one for peace.',
        'A {wash house|bathhouse} is the village square of a {campsite|campground}, with opening hours that nobody wrote down.',
      ],
    ],
    parts: [
      [
        'In the morning, with everybody',
        ['News, weather, a razor lent out.', 'You are awake afterwards, and on speaking terms with row C.'],
        'A row of basins in morning light',
      ],
      [
        'In the evening, alone',
        ['Hot water, quiet, clean feet in the sleeping bag.', 'And the stars on the way back.'],
        'A lit {wash house|bathhouse} at night',
      ],
    ],
    turn: [
      'One thing unites both: the search for a free hook.',
      'Whoever goes at three in the afternoon has understood everything.',
    ],
    asks: ['Morning or evening?', 'What do you always forget to take to the shower?'],
    ends: {
      p: 'Both groups keep the water warm for each other.',
      t: 'Off-peak is after nine.',
      fi: 'See you there, or precisely not.',
      a: 'Take the flip-flops.',
      h: 'The lake sends its regards.',
      l: 'Steam, lamp, grass.',
    },
    keep: 'your next morning on a site',
    send: 'whoever takes the longest',
    own: [
      {
        kinds: ['service', 'product', 'place', 'policy', 'price'],
        about: 'shower|wash|bathroom|facilit|heated|clean',
        lead: 'And about the showers here.',
      },
    ],
    pic: { ask: 'Towels on a line beside a tent', alt: 'Towels on a line beside a tent' },
    claims: [['Morning peak in wash houses', 'common experience of campers']],
  },
  {
    id: 'the-worst-night-out',
    format: 'question',
    again: 7,
    emoji: '🌩️',
    tags: ['CampingStories', 'CampingLife', 'Camping'],
    title: ['What was your worst night in a tent?', 'The camping night that you still tell people about'],
    cover: 'The worst night under canvas',
    gist: [
      'Nobody tells of the nights on which everything went well. Tell us about the storm, the cow, the hole, and what you did at four in the morning.',
      'Camping stories need three things: weather, a missing part, and somebody who said "it will hold".',
    ],
    subject: ['"It will hold"', 'Weather, cow, missing peg'],
    hooks: {
      '*': [
        'Every camper has one night that gets better each time it is told. What was yours?',
        '"It will hold": with these words begin the finest camping stories.',
      ],
      p: 'What goes wrong in a tent is forgotten last, and told first.',
      t: 'Wind, water, wildlife: nearly every story falls under one of the three.',
      fi: 'Go on: what happened in your tent at four in the morning?',
      a: 'The night, the weather, the cow. Three sentences.',
      h: 'The cow meant no harm. It only wanted to see how we live.',
      l: 'Thunder over the hills, and a thin roof between.',
    },
    lines: {
      '*': [
        'Storm, hole or cow: what made your worst night in a tent?',
        'In which weather did you last say "it will hold" while putting up a tent?',
        'The best neighbours are met at four in the morning, when both are hammering in pegs.',
        'What have you had in your camping bag ever since that one night?',
      ],
      h: ['The tent stood like a rock. Only elsewhere.'],
    },
    scene: [
      'A flash, everybody counts. At two it thunders, and from the next tent a voice says: "One."',
      'Something breathes outside the tent, loud and close, and it has a bell round its neck.',
    ],
    why: [
      [
        'Trouble that has been survived together becomes a story, and stories become family.',
        'Years later nobody says "do you remember how dry it was".',
      ],
    ],
    parts: [
      [
        'The weather',
        ['Storm, flood, frost in July. Please with the exact hour.', 'And who went out to hold the pole.'],
        'Dark clouds over tents',
      ],
      [
        'The guest',
        [
          'Cow, {hedgehog|raccoon}, mouse, neighbour in the wrong tent.',
          'What was it after? Mostly the biscuits.',
        ],
        'A {hedgehog|raccoon} in front of a tent',
      ],
      [
        'The rescue',
        ['A car, a {wash house|bathhouse}, a stranger with rope.', 'Somebody always had rope.'],
        'A coil of rope and a mallet',
      ],
    ],
    turn: ['What was terrible at four is funny by noon.', 'Next year they were there again, all of them.'],
    asks: ['What was the wildest night that you had under canvas?', 'Who said "it will hold"?'],
    ends: {
      p: 'Good gear helps, and so do good neighbours.',
      t: 'Cause, hour, remedy.',
      fi: 'Out with it, now that you are warm and dry.',
      a: 'Tell it.',
      h: 'The cow read it as well and sees it differently.',
      l: 'And in the morning everything shone.',
    },
    keep: 'the next evening round a lamp',
    send: 'whoever was in the tent with you',
    own: [
      {
        kinds: ['history', 'story', 'people'],
        about: '.',
        lead: 'And a word from the site.',
      },
    ],
    pic: {
      ask: 'A tent after a storm, a little crooked',
      alt: 'A slightly crooked tent under a clearing sky',
    },
    claims: [['Shared mishaps become stories', 'common experience']],
  },
];
