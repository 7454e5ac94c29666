// Tours with a guide: what to ask, what to wear, when to come.
import type { Idea } from '../../library/idea.ts';

const GUIDED = '\\bguid(?:es?|ed|ing)\\b|\\btours?\\b|(?:food|city|walking|ghost|history) walks?';
const ON_FOOT = 'walk|hik(?:e|ing)|on foot|\\bghost|history tours?|city tours?';
const TOWN = 'city|town|old (?:town|quarter)|food (?:tour|walk)|history|ghost|street|walking tours?';

export const GUIDED_TOURS: readonly Idea[] = [
  {
    id: 'ask-the-guide-this',
    format: 'answer',
    only: GUIDED,
    unless: 'self.guided',
    again: 7,
    emoji: '🙋',
    tags: ['GuidedTour', 'TravelTips', 'LocalGuide'],
    title: ['What to ask your tour guide', 'Good questions for a local guide'],
    cover: 'What to ask your guide',
    question: 'What should I ask a tour guide?',
    short: 'Ask where they eat, what they would do tomorrow, and what most visitors miss.',
    gist: [
      'Ask your guide where they eat themselves, what they would do with a free morning here, and what most people walk past. It is the best advice you get.',
      'A tour guide knows a place on every kind of day. Use it: ask about tomorrow as well as about the past.',
    ],
    subject: ['What to ask your guide', 'Questions for a local'],
    hooks: {
      '*': [
        'You have a local guide for two hours. Ask these things before the tour is over.',
        'The best tip of a tour often comes when you ask the guide something simple.',
      ],
      pfatil: 'A guide is glad of questions, and these get you the best answers.',
      h: 'Guides are asked for the toilet most often. Here are better questions.',
    },
    lines: {
      '*': [
        'Ask your guide where they go for dinner with their family. That is where you should go.',
        'Ask at the beginning of a tour whether you may take photos everywhere.',
        'If you are interested in something special, tell your guide before the tour. Most of them can build it in.',
        'Ask a guide what has changed in the last ten years. You will hear a lot about the place.',
      ],
      h: ['"Is it always this hot?" has been asked before.'],
    },
    scene: [
      'At the end of a tour everybody claps and goes, and the best questions are left.',
      'Visitors ask about years and kings. Guides like other questions too.',
    ],
    why: [
      ['A guide lives here and knows what is worth your time.', 'Guides see every week what visitors enjoy.'],
      ['A question makes a tour your own.', 'With your question the tour turns towards what you like.'],
    ],
    parts: [
      [
        'Where do you eat yourself?',
        ['And what do you order there?', 'You get a name that is on no list.'],
        'A menu board',
      ],
      [
        'What would you do tomorrow?',
        ['With the weather that is forecast and the time you have.', 'Say what you have seen already.'],
        'A map with a finger on it',
      ],
      [
        'What do most people miss?',
        ['There is always a yard, a view or a shop.', 'Often it is on your way back.'],
        'A small side street',
      ],
    ],
    turn: ['Write it down at once.', 'Then you have a plan for tomorrow.'],
    asks: ['What would you ask somebody who lives here?', 'What is the best tip you ever got from a guide?'],
    ends: {
      pfatil: ['Bring your questions along.', 'You can also send us your question before the tour.'],
      h: 'The toilet is on the left.',
    },
    keep: 'your next trip',
    send: 'the person you travel with',
    pic: { ask: 'A guide pointing at something, from behind', alt: 'A guide pointing at a building' },
    claims: [['Guides give personal recommendations when asked', 'practice of guides']],
  },
  {
    id: 'shoes-water-layer',
    format: 'checklist',
    only: `(?=[\\s\\S]*(?:${GUIDED}))(?=[\\s\\S]*(?:${ON_FOOT}))`,
    unless:
      '\\bboats?\\b|kayak|canoe|\\bsail|paddle|\\bbus tours?|by (?:bus|coach)|\\bseals?\\b|\\bbi(?:ke|cycle)s?\\b',
    again: 7,
    emoji: '👟',
    tags: ['WalkingTour', 'TravelTips', 'DayOut'],
    title: ['What to wear and bring on a walking tour', 'Walking tour: what you need and what you can leave'],
    cover: 'What to bring on a tour',
    gist: [
      'For a walking tour wear shoes that you have walked in before, take a bottle of water and a thin jacket, and be there ten minutes early.',
      'You stand as much as you walk on a tour. Comfortable shoes matter more than anything else.',
    ],
    subject: ['What to bring on a tour', 'Ready for a walking tour'],
    hooks: {
      '*': [
        'Booked a walking tour? Wear shoes that you know, and bring these few things.',
        'You stand as much as you walk on a tour. This makes it comfortable.',
      ],
      pfatil: 'A walking tour is more fun with dry feet and a drink.',
      h: 'New shoes on a walking tour: you will see only the benches.',
    },
    lines: {
      '*': [
        'Wear shoes on a walking tour that have done a few miles already. New ones rub by the second stop.',
        'Be at the meeting point ten minutes early and look for it before. Groups start on time.',
        'Tell your guide at the start if you cannot walk or stand for long. There is nearly always a way.',
        'Take a thin jacket on a walking tour. In the shade of old streets it is cooler than you think.',
      ],
      h: ['An umbrella in a group of twenty is a weapon. Bring a hood.'],
    },
    scene: [
      'After an hour somebody always looks for a place to sit.',
      'The sun shines at the start, and in the third lane it is cold.',
    ],
    why: [
      [
        'A tour has many stops, and standing is harder on the feet than walking.',
        'Old paving stones are hard and uneven.',
      ],
      ['When you are comfortable, you hear more of what is told.', 'With cold feet nobody listens.'],
    ],
    parts: [
      [
        'Shoes that you know',
        ['Flat, closed, and good on wet stone.', 'Leave the new ones in the hotel.'],
        'Worn walking shoes',
      ],
      [
        'Water and a snack',
        ['Most tours last longer than they say, because people ask.', 'A small bottle is enough.'],
        'A water bottle',
      ],
      [
        'A thin jacket with a hood',
        ['It is better than an umbrella in a group.', 'You can tie it round your waist.'],
        'A jacket with a hood',
      ],
      [
        'Your ticket and a number',
        [
          'On the phone, and the number of the guide as well.',
          'If you are late, call. They can tell you where they are.',
        ],
        'A phone with a ticket',
      ],
    ],
    turn: ['Leave the rest in your room.', 'That is all you need.'],
    asks: ['What do you always take along?', 'What do you do when it rains?'],
    ends: {
      pfatil: ['Any questions about the route? Ask before you come.', 'Tell us if you need a slower pace.'],
      h: 'The benches are very nice, too.',
    },
    keep: 'the day before your tour',
    send: 'the people you are going with',
    own: [
      {
        kinds: ['place', 'process', 'hours', 'policy', 'service'],
        about:
          'meet(?:ing point)?\\b|start(?:s|ing) (?:at|from|point)|minutes|hours? long|wheelchair|stairs|pace',
        lead: 'And what you should know about ours.',
      },
    ],
    pic: { ask: 'Walking shoes on old paving stones', alt: 'Walking shoes on paving stones' },
    claims: [['Footwear, water, layer, punctuality', 'practice of guides']],
  },
  {
    id: 'the-first-hour-of-light',
    format: 'tip',
    only: `(?=[\\s\\S]*(?:${GUIDED}))(?=[\\s\\S]*(?:${TOWN}))`,
    unless: '\\bbi(?:ke|cycle)s? hire|boat hire|kayak|canoe',
    again: 8,
    emoji: '🌅',
    tags: ['TravelTips', 'CityBreak', 'AvoidTheCrowds'],
    title: ['When to see a famous place without the crowd', 'Famous sights: the quiet hours'],
    cover: 'Sights without the crowd',
    gist: [
      'See a famous place before nine or after six. In between everybody is there, and you see backs.',
      'Turn your day round: the famous square first thing in the morning, a long lunch, and the small streets when it is busy.',
    ],
    subject: ['Sights without the crowd', 'The quiet hours'],
    hooks: {
      '*': [
        'You want to see the famous square without the crowd? Go before breakfast.',
        'Most visitors are in the same place at the same time. This is how to miss them.',
      ],
      pfatil: 'A famous place is twice as nice when it is quiet.',
      h: "At noon the best view in town is of other people's hats.",
    },
    lines: {
      '*': [
        'Visit the best-known place of a town before nine in the morning. Have breakfast afterwards.',
        'Cruise ships and coaches leave in the late afternoon. From then on the old town is yours again.',
        'Weekdays are quieter than weekends nearly everywhere. If you can choose, come on a Tuesday.',
        'Go in the drizzle. The streets are empty, and the stones shine.',
      ],
      h: ['The early bird gets the photo without a tour group. Except for ours.'],
    },
    scene: [
      'At eleven the coaches arrive, and at four they leave.',
      'The same bridge is empty at eight and full at noon.',
    ],
    why: [
      [
        'Day visitors arrive late in the morning and go before supper.',
        'Most people plan their day around breakfast and lunch.',
      ],
      [
        'In the morning the light is soft, and photos turn out better.',
        'Low light makes old stone look warm.',
      ],
    ],
    parts: [
      [
        'Famous things first',
        ['Start with the place you most want to see.', 'Breakfast tastes better afterwards.'],
        'An empty square in the morning',
      ],
      [
        'Small streets at noon',
        [
          'One corner further it is quiet, even in high season.',
          'That is the time for a long lunch as well.',
        ],
        'A narrow street',
      ],
      [
        'Come back in the evening',
        ['When the coaches have gone, people who live here come out.', 'Many places are lit at night.'],
        'A lit bridge',
      ],
    ],
    turn: ['Then you have seen both: the place and its life.', 'You only need an alarm clock.'],
    asks: ['Are you an early bird when you travel?', 'Which place would you like to have to yourself?'],
    ends: {
      pfatil: [
        'Ask us which hour is best for your favourite place.',
        'Tell us what you want to see, and we will tell you when.',
      ],
      h: 'Sleep is for the flight home.',
    },
    keep: 'your next city break',
    send: 'the one who plans your trips',
    own: [
      {
        kinds: ['hours', 'service', 'event', 'offer'],
        about: 'morning|evening|sunrise|sunset|early|tours? (?:start|run|daily|every)',
        lead: 'And when you can come along with us.',
      },
    ],
    pic: { ask: 'An empty street of your town in the morning', alt: 'An empty street in the morning' },
    claims: [['Visitor peaks around midday', 'experience of guides and city tourism']],
  },
  {
    id: 'which-street-would-you-show',
    format: 'question',
    only: `(?=[\\s\\S]*(?:${GUIDED}))(?=[\\s\\S]*(?:${TOWN}))`,
    again: 5,
    emoji: '📍',
    tags: ['LocalTips', 'CityBreak', 'DayOut'],
    title: [
      'Which place in town would you show a visitor first?',
      'Your favourite corner of town: where is it?',
    ],
    cover: 'Your favourite corner',
    gist: [
      'A friend visits you for the first time. Which place in town do you show them first?',
      'Not the one on the postcard: which corner of your town do you like best?',
    ],
    subject: ['Your favourite corner', 'Which place would you show?'],
    hooks: {
      '*': [
        'Which place in your town would you show a visitor first?',
        'Somebody has one hour in your town. Where do you take them?',
      ],
      pfatil: 'Everybody has a favourite corner of town. Where is yours?',
      h: 'Visitors want to see the cathedral. Which bakery do you show them first?',
    },
    lines: {
      '*': [
        'Which place in town would you show a friend? The name is enough.',
        'Where in town do you go when you want a quiet hour?',
        'Which street do you like best, and at what time of day?',
        'Which place did you find by chance?',
      ],
      h: ['"Behind the supermarket, but in a good way" is a valid answer.'],
    },
    scene: [
      'The places that we love are seldom on a postcard.',
      'People who live here know benches that no visitor finds.',
    ],
    why: [
      [
        'Everybody knows another corner, and together that makes a good list.',
        'Your tip may be what somebody remembers of the town.',
      ],
    ],
    parts: [
      ['A view', ['From a bridge, a hill or a car park roof.', 'Best in the evening.'], 'A view over roofs'],
      [
        'A bench',
        ['In the sun, by the water, behind the church.', 'With something from the bakery.'],
        'A bench in the sun',
      ],
      ['A place to eat', ['Small, and always full.', 'What do you order there?'], 'A small cafe'],
    ],
    turn: ['We collect the answers.', 'Tell us, and somebody will go and look.'],
    asks: ['Which place would you show?', 'Who showed you your favourite corner?'],
    ends: {
      pfatil: ['One place each, please.', 'We look forward to your tips.'],
      h: 'Directions via the bakery are welcome.',
    },
    keep: 'the next time you have visitors',
    send: 'somebody who is new in town',
    pic: { ask: 'A small corner that you like', alt: 'A quiet corner of a town' },
    claims: [['Locals have favourite places', 'common experience']],
  },
];
