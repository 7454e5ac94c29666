// A day on the site: planning, rain, showers and stories.
import type { Idea } from '../../library/idea.ts';

export const OUTDOORS: readonly Idea[] = [
  {
    id: 'which-pitch-suits-whom',
    format: 'season',
    again: 9,
    emoji: '🗺️',
    tags: ['CampingHoliday', 'BookingTips', 'FamilyCamping'],
    when: { months: [11, 12, 1, 2, 3] },
    title: ['Which pitch should you book?', 'How to choose a pitch when you book'],
    cover: 'Which pitch to book?',
    gist: [
      'Families like to be near the playground and the toilets, early sleepers far from them. Say what matters to you when you book: shade, quiet, water, a view.',
      'Before you book a pitch, think of the night, the sun and the way to the toilets. One line in the booking is often enough to get what suits you.',
    ],
    subject: ['Which pitch should you book?', 'Near the playground or far away?'],
    hooks: {
      '*': [
        'Booking a pitch for next summer? Think of these things first.',
        'Near the toilets or far away from them? It is the first question when you book.',
      ],
      pt: 'What suits a family with small children does not suit a couple who sleep late.',
      fi: 'Do you already dream of summer? Then choose your pitch now.',
      a: 'Say what you need: shade, quiet, water, view.',
      h: 'The pitch beside the toilets is always the most popular one at three in the morning.',
      l: 'The last pitch before the hedge, with the evening sun.',
    },
    lines: {
      '*': [
        'Camping with small children? Ask for a pitch near the toilets and within sight of the playground.',
        'Do you like to sleep late? Ask for a pitch with morning shade and away from the path.',
        'Say how large your tent is when you book. Big family tents do not fit on every pitch.',
        'Coming with friends? Book early, and say that you would like to be next to each other.',
      ],
      h: ['Everybody says that any pitch will do. Until the first night.'],
    },
    scene: [
      'January, rain on the window, and somebody is looking at the map of a campsite.',
      'Three families, three wishes: quiet, shade, and as near to the slide as can be.',
    ],
    why: [
      ['The best pitches for families go first.', 'Around the playground it is lively until evening.'],
      ['A tent in the morning sun is hot at eight.', 'At night the way to the toilets seems twice as long.'],
    ],
    parts: [
      [
        ['Think of the night', 'How far is it to the toilets?'],
        ['With small children near, without them a bit further.', 'Paths are used until late.'],
        'A path on a campsite at dusk',
      ],
      [
        ['Think of the sun', 'Morning sun or morning shade?'],
        ['Shade in the morning lets you sleep.', 'Evening sun is good for supper outside.'],
        'A tent in the shade of a tree',
      ],
      [
        ['Say what you bring', 'Give the size of your tent'],
        ['Tent, awning, car, dog.', 'With or without power.'],
        'A large tent on a pitch',
      ],
    ],
    turn: ['One line in your booking is enough.', 'And then you may look forward to it.'],
    asks: ['Near the playground or far away?', 'Sun or shade in the morning?'],
    ends: {
      pa: 'Write it in your booking, and we see what can be done.',
      fi: 'Tell us what matters to you.',
      t: 'Night, sun, size.',
      h: 'After the first night you know which one.',
      l: 'And the sea in the evening, if there is one.',
    },
    keep: 'the evening you book',
    send: 'the family you go with',
    own: [
      {
        kinds: ['service', 'price', 'hours', 'place', 'policy'],
        about: 'pitch(?:es)?\\b|book|open (?:from|easter|march|april|may)|season',
        lead: 'Booking with us:',
      },
    ],
    pic: { ask: 'The map of your site, or one of its best pitches', alt: 'A map of a campsite' },
    claims: [['What campers look for', 'common experience']],
  },
  {
    id: 'the-tent-in-spring',
    format: 'season',
    again: 9,
    emoji: '🌱',
    tags: ['CampingSeason', 'CampingTips', 'TentCare'],
    when: { season: ['spring'] },
    title: [
      'First camping trip of the year: check your kit',
      'Before you go camping: check your tent in the garden',
    ],
    cover: 'Check your tent in spring',
    gist: [
      'Put your tent up in the garden before the first trip. Count the pegs, look for holes, test the zips, the stove and the torch. At home it is easy to mend.',
      'Half an hour in the garden in spring saves a wet first night.',
    ],
    subject: ['Check your tent before the first trip', 'Count the pegs at home'],
    hooks: {
      '*': [
        'Before the first trip of the year, put your tent up once at home.',
        'Are all the pegs there? Find out in the garden, not on the pitch.',
      ],
      pt: 'Most broken zips and missing poles are discovered on the first evening.',
      fi: 'The season begins. Do you know where your torch is?',
      a: 'Tent up, pegs counted, stove tested.',
      h: 'There were twelve pegs last year. Pegs do not multiply.',
      l: 'The smell of canvas, and the first warm evening.',
    },
    lines: {
      '*': [
        'Put up your tent in the garden before the season. You find holes, broken poles and lost pegs while there is time.',
        'Test the zips of your tent, and rub a candle along them if they stick.',
        'Check the hose and the seal of your gas stove before the first trip, and replace what is old.',
        'Air your sleeping bags for a day before you pack them.',
      ],
      h: ['The mallet is wherever you last hung a picture.'],
    },
    scene: [
      'First evening of the year, the tent is half up, and one pole is at home.',
      'A Saturday in April, a tent on the lawn, and children who will not come out again.',
    ],
    why: [
      [
        'A small hole takes five minutes to mend at home.',
        'On the pitch, in the rain, the same hole spoils the weekend.',
      ],
      [
        'Rubber hoses and seals get old over the winter.',
        'Batteries leak when they lie in a torch for months.',
      ],
    ],
    parts: [
      [
        ['Put the tent up', 'Pitch it once in the garden'],
        ['Look for holes against the light.', 'A living room will do, if the tent is small.'],
        'A tent on a lawn',
      ],
      [
        ['Count pegs and poles', 'Check that all is there'],
        ['Add a few spare pegs.', 'Straighten the bent ones.'],
        'Pegs in a row',
      ],
      [
        ['Test stove and torch', 'Try out the stove and the light'],
        ['Outside, with a new cartridge.', 'New batteries go in the bag.'],
        'A camping stove on a table',
      ],
    ],
    turn: ['Then pack it dry, and you are ready.', 'And let the children sleep in it for a night.'],
    asks: ['What was missing on your first trip?', 'When do you go camping for the first time each year?'],
    ends: {
      pa: 'Then the first weekend can come.',
      fi: 'See you soon on the field.',
      t: 'Canvas, pegs, zips, stove, light.',
      h: 'It is behind the sofa. The mallet.',
      l: 'And the summer begins.',
    },
    caution: [
      'Test gas stoves outdoors only, and have old hoses replaced.',
      'Try a gas stove outside, and do not use it with a cracked hose.',
    ],
    keep: 'the first warm Saturday',
    send: 'whoever has the mallet',
    own: [
      {
        kinds: ['hours', 'service', 'event', 'price'],
        about: 'open (?:from|easter|march|april|may)|season|easter',
        lead: 'Our season:',
      },
    ],
    pic: { ask: 'A tent put up on a lawn', alt: 'A tent on a lawn' },
    claims: [['Checking kit before the season', 'camping practice']],
  },
  {
    id: 'rain-with-children',
    format: 'answer',
    again: 8,
    emoji: '🌧️',
    tags: ['FamilyCamping', 'RainyDay', 'CampingWithKids'],
    title: [
      'Camping with children in the rain: what to do',
      'A rainy day on the {campsite|campground} with children',
    ],
    cover: 'Rainy day with children',
    question: 'It is raining. What now, with children?',
    short: [
      'First out into the rain, then dry clothes, then games and something warm.',
      'Go out once, get dry, and have a box of games ready.',
    ],
    gist: [
      'Put on rain clothes and go out to the puddles for an hour. Then dry clothes, cocoa, and a box with cards, pens and a torch. A rainy day is often the one children remember.',
      'Children mind rain less than parents do. What you need is one dry set of clothes for each, a pack of cards and something warm to drink.',
    ],
    subject: ['Camping in the rain with children', 'Cards, cocoa and dry socks'],
    hooks: {
      '*': [
        'Rain on the tent and children who are bored? Here is a plan for the day.',
        'What do you do with children on a {campsite|campground} when it rains all day?',
      ],
      pt: 'Children get bored indoors, not in the rain. So go out first.',
      fi: 'It is pouring, and it is only nine? You can still have a lovely day.',
      a: 'Out, dry off, play, cocoa.',
      h: 'There is no bad weather, only one pair of dry trousers left.',
      l: 'Rain on canvas, a torch, and a good story.',
    },
    lines: {
      '*': [
        'Keep one set of dry clothes for each child in a bag that is opened only when it rains.',
        'Go out into the rain with the children for an hour first. Afterwards everybody is happy to be inside.',
        'Pack a box for rainy days: cards, pens, paper, a torch and a book to read aloud.',
        'Cook something that takes long when it rains. Pancakes are good, and everyone can help, outside under the awning.',
      ],
      h: ['The puddle in front of the tent has more visitors than the playground.'],
    },
    scene: [
      'Nine in the morning, it pours, and a small voice in the tent says: "I am bored."',
      'Four children, one puddle, and nobody wants to come in.',
    ],
    why: [
      [
        'Children who have been out sit still for longer afterwards.',
        'Wet is only bad when nothing dry is left.',
      ],
      [
        'A game in a tent is something special to a child.',
        'Reading aloud with a torch is remembered for years.',
      ],
    ],
    parts: [
      [
        ['Go out first', 'Put on rain clothes and go'],
        ['Puddles, streams, snails.', 'An hour is enough.'],
        'Children in a puddle',
      ],
      [
        ['Get everybody dry', 'Change and warm up'],
        ['Towel, dry socks, cocoa.', 'Hang wet things in the awning.'],
        'Wet clothes on a line',
      ],
      [
        ['Open the box', 'Bring out cards and books'],
        ['Cards, drawing, a story.', 'Torches make everything better.'],
        'Cards on a camping table',
      ],
    ],
    turn: ['By evening it has usually stopped.', 'And tomorrow everything dries in the sun.'],
    asks: ['What do you do when it rains on holiday?', 'Which game is always in your bag?'],
    ends: {
      pa: 'Ask us what there is to do nearby in the rain.',
      fi: 'Tell us what you play in the tent.',
      t: 'Out, dry, warm, play.',
      h: 'The trousers are drying on the mirror of the car.',
      l: 'And then the smell of wet grass.',
    },
    caution: [
      'In a thunderstorm leave the tent and go into a building or a car.',
      'When there is thunder, a tent is not safe: go into a building or a car.',
    ],
    keep: 'the next rainy morning',
    send: 'the family in the next tent',
    own: [
      {
        kinds: ['service', 'place', 'product'],
        about: 'games? room|play ?(?:room|ground|barn)|shop|caf|indoor|famil',
        lead: 'Here on the site:',
      },
    ],
    pic: { ask: 'A puddle on your site, with boots in it', alt: 'Boots in a puddle' },
    claims: [
      ['Rainy day plans', 'common experience'],
      ['Tents and thunderstorms', "weather services' advice"],
    ],
  },
  {
    id: 'six-in-the-wash-house',
    format: 'behind',
    again: 9,
    emoji: '🧹',
    tags: ['CampsiteLife', 'BehindTheScenes', 'Camping'],
    title: [
      'A day on a {campsite|campground}, behind the scenes',
      'What happens on a {campsite|campground} before you wake up',
    ],
    cover: 'Before you wake up',
    gist: [
      'Before the first guest is up, the showers are clean and the bins are empty. At noon some leave and others arrive, and in the evening somebody walks round with a torch.',
      'A {campsite|campground} looks like a holiday. For those who run it, the day begins at six with a mop.',
    ],
    subject: ['A day behind the scenes', 'At six, the showers are cleaned'],
    hooks: {
      '*': [
        'What happens on a {campsite|campground} before you wake up? Here is a day behind the scenes.',
        'Running a {campsite|campground} begins at six in the morning, with a mop.',
      ],
      pt: 'Most of the work on a site is done before nine and after eight.',
      fi: 'Have you ever wondered who cleans the showers before you come?',
      a: 'Clean, check, greet, mow, lock up.',
      h: 'A day on a {campsite|campground}: mop, mower, map, and a lost sock. Always the left one.',
      l: 'Early light on the field, and not a sound.',
    },
    lines: {
      '*': [
        'The showers of a {campsite|campground} are cleaned before most guests wake up. The best time for a hot, empty one is just after.',
        'Each pitch is checked before the next guests come: pegs, glass, forgotten things.',
        'Lost something on a {campsite|campground}? Ask. Nearly everything turns up in the grass.',
        'At noon on changeover day it is busiest. Come a little later, and there is time for a chat.',
      ],
      h: ['Things that guests leave behind: one sock, one spoon, and the mallet of the neighbours.'],
    },
    scene: [
      'Six in the morning, dew on the grass, and somebody crosses the field with a bucket.',
      'Changeover day at noon: six cars want out, nine want in.',
    ],
    why: [
      [
        'Clean showers are what campers talk about most.',
        'What is not checked before noon is missing in the evening.',
      ],
      ['A quiet evening needs somebody who walks round.', 'Grass grows fastest when the site is full.'],
    ],
    parts: [
      [
        ['Early: clean and check', 'At six the cleaning starts'],
        ['Showers, toilets, bins, taps.', 'Everybody else is still asleep.'],
        'A mop in a wash house',
      ],
      [
        ['Midday: goodbyes and hellos', 'At noon guests come and go'],
        ['Each pitch is looked over.', 'New guests get a map and a tip for supper.'],
        'A car at a reception',
      ],
      [
        ['Evening: one last round', 'In the evening somebody walks round'],
        ['Lights, taps, a friendly word.', 'Then the gate is closed.'],
        'A torch on a path',
      ],
    ],
    turn: ['And tomorrow at six it starts again.', 'Say hello when you see somebody with a bucket.'],
    asks: ['What makes a good site for you?', 'Which site do you keep going back to?'],
    ends: {
      pa: 'Tell us if something is missing, and it gets done.',
      fi: 'See you in the morning, with or without a bucket.',
      t: 'Clean, check, greet, round.',
      h: 'The sock is at reception.',
      l: 'And then the owls.',
    },
    keep: 'your next stay',
    send: 'somebody who camps every summer',
    own: [
      {
        kinds: ['people', 'process', 'history', 'story'],
        about: 'famil|run by|we (?:clean|mow|live)|since',
        lead: 'About us:',
      },
    ],
    pic: { ask: 'Your site early in the morning', alt: 'A field with tents at sunrise' },
    claims: [['A day on a site', 'practice of the trade']],
  },
  {
    id: 'shower-at-seven-or-at-night',
    format: 'either',
    again: 9,
    emoji: '🚿',
    tags: ['CampingLife', 'ThisOrThat', 'CampingTalk'],
    title: [
      'Camping: shower in the morning or in the evening?',
      'Morning shower or evening shower when you camp?',
    ],
    cover: 'Shower: morning or evening?',
    gist: [
      'Fresh into the day, or clean into the sleeping bag: when do you shower when you camp?',
      'Some go early and meet the neighbours, others late and have it to themselves. When do you go?',
    ],
    subject: ['Shower in the morning or evening?', 'When do campers shower?'],
    hooks: {
      '*': [
        'Camping: do you shower in the morning or in the evening?',
        'Clean into the day, or clean into the sleeping bag?',
      ],
      pt: 'In the morning there is a line, in the evening there is quiet. Which do you choose?',
      fi: 'Be honest: how often do you shower when you camp?',
      a: 'Shower: morning or evening. One word.',
      h: 'The third answer, "in the sea", counts as well.',
      l: 'Warm water, a cool evening, clean sheets.',
    },
    lines: {
      '*': [
        'Morning shower: awake and fresh.\nEvening shower: clean feet in the sleeping bag.\n\nWhich one, when you camp?',
        'What do you always forget to take to the shower?',
        'The quietest time for the showers is after ten in the morning. Did you know that?',
        'Flip flops, towel, soap: what else is in your shower bag?',
      ],
      h: ['Everybody has once stood in the shower and remembered that the towel is in the tent.'],
    },
    scene: [
      'Eight in the morning, five people with towels, and a good chat.',
      'Ten in the evening, nobody about, and hot water for as long as you like.',
    ],
    why: [
      [
        'Some want to wake up, others want to wash off sand and smoke.',
        'It also depends on whether there are children to get clean.',
      ],
    ],
    parts: [
      [
        'In the morning',
        [
          'You are awake at once, and you meet half of the site.',
          'Early, before the others, it is quickest.',
        ],
        'A towel over a shoulder',
      ],
      [
        'In the evening',
        ['You get into the sleeping bag clean and warm.', 'It is quieter, and the sand stays outside.'],
        'A lit wash house at dusk',
      ],
    ],
    turn: ['Both have their fans here.', 'And the towel is in the tent.'],
    asks: ['Morning or evening?', 'What do you always forget to take along?'],
    ends: {
      pa: 'Tell us below.',
      fi: 'Write M or E, we are counting.',
      t: 'One letter.',
      h: 'The sea is a bit cold, though.',
      l: 'And then the stars on the way back.',
    },
    keep: 'your next stay',
    send: 'the one who is always first',
    own: [
      {
        kinds: ['service', 'product', 'place'],
        about: 'showers?\\b|wash ?(?:house|room|block)',
        lead: 'Our showers:',
      },
    ],
    pic: { ask: 'Your wash house or showers, clean and empty', alt: 'A clean wash house' },
    claims: [['Campers differ', 'common experience']],
  },
  {
    id: 'the-worst-night-out',
    format: 'question',
    again: 9,
    emoji: '😅',
    tags: ['CampingStories', 'CampingTalk', 'TentLife'],
    title: ['What was your funniest night in a tent?', 'The camping night you still tell people about'],
    cover: 'Your camping story?',
    gist: [
      'A storm, a flat air bed, a hedgehog in the shoes: everybody who camps has one night to tell about. What was yours?',
      'The nights when everything went wrong are the ones we still laugh about. Which one do you tell people?',
    ],
    subject: ['What is your camping story?', 'The night you still talk about'],
    hooks: {
      '*': [
        'Which night in a tent do you still tell people about?',
        'A storm, a cow, a flat air bed: what is your camping story?',
      ],
      pt: 'Ask campers about their best night, and most tell you about the worst.',
      fi: 'Everyone who camps has a story. What is yours?',
      a: 'Your camping story, in one line.',
      h: 'It was not a bear. It was the neighbour, looking for his tent.',
      l: 'A night under canvas that you will not forget.',
    },
    lines: {
      '*': [
        'What was your funniest night in a tent: the storm, the animal or the air bed?',
        'Which thing have you never forgotten to pack since that one night?',
        'Who were you with on your first night in a tent, and where?',
        'Would you do it again, that night everybody still talks about?',
      ],
      h: ['Who has ever got into the wrong tent? Raise your hand.'],
    },
    scene: [
      'Two in the morning, a storm, and four people holding on to one tent.',
      'In the morning there are hoof prints round the tent, and nobody has heard a thing.',
    ],
    why: [['The nights that went wrong make the best stories.', 'Shared trouble is funny a year later.']],
    parts: [
      [
        ['Weather', 'The storm'],
        ['Rain, wind, and one peg too few.', 'Who held the pole?'],
        'A tent in the wind',
      ],
      [
        ['Animals', 'The visitor'],
        ['Hedgehogs, cows, a very brave duck.', 'Something rustled, and it was hungry.'],
        'A duck in front of a tent',
      ],
    ],
    turn: ['Tell us, we like a good story.', 'Everybody got home dry in the end.'],
    asks: ['What happened to you?', 'Which animal has visited your tent?'],
    ends: {
      pa: 'Tell us in the comments.',
      fi: 'We read every one of them.',
      t: 'Place, year, what happened.',
      h: 'He found it in the end.',
      l: 'And the sunrise afterwards.',
    },
    keep: 'the next evening round the stove',
    send: 'those who were there',
    pic: { ask: 'A tent on your site after a windy night', alt: 'A tent after a storm' },
    claims: [['Campers tell stories of bad nights', 'common experience']],
  },
];
