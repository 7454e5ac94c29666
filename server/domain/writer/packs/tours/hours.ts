// Hours, meals, maps and thanks: what helps wherever one goes.
import type { Idea } from '../../library/idea.ts';

export const HOURS: readonly Idea[] = [
  {
    id: 'the-first-hour-of-light',
    format: 'tip',
    again: 9,
    emoji: '🌅',
    tags: ['TravelTips', 'DayOut', 'LocalGuide'],
    title: [
      'When to see a famous place without the crowd',
      'Crowded sights: the first hour, the last hour, and the rain',
    ],
    cover: 'The first hour belongs to you',
    gist: [
      'Most people arrive between ten and three. Come for the first hour or the last, on a weekday, or in a light rain. The same place, a third of the people, and better light.',
      'The place is not full. It is full from ten to three, and then it breathes out again.',
    ],
    subject: ['Full from ten to three', 'In the rain, please'],
    hooks: {
      '*': [
        'The famous view is empty at seven in the morning. It was empty all along.',
        'Nobody has the place to themselves at noon. At seven it is nearly yours.',
        'Light rain is the best thing that can happen to a famous square.',
      ],
      pt: [
        'Coaches come late and leave early. Go before or after them.',
        'First hour, last hour, weekday, drizzle.',
      ],
      fi: [
        'Do you like to get up early, for once? It will be worth it.',
        'Have breakfast afterwards. It tastes better then.',
      ],
      a: 'Before nine or after five. Never at noon.',
      h: 'At noon you see the famous square, and four hundred arms holding telephones.',
      l: 'Wet stone, one gull, nobody.',
    },
    lines: {
      '*': [
        'See the famous place in its first hour or its last. Coaches come at ten and leave at three.',
        'In light rain squares empty in minutes. Take a jacket and have it to yourself.',
        'Tuesday to Thursday is quieter nearly everywhere. Ask a local which day the market is.',
        'Low sun gives stone its colour. At noon it is flat, and so is your picture.',
      ],
      h: ['The statue has been photographed from the front by everybody. From behind it looks relieved.'],
    },
    scene: [
      'A street sweeper, a gull, a delivery of bread. The square that is on all the postcards belongs to three people.',
      'At eleven the first flag on a stick comes round the corner, and behind it a whole language.',
    ],
    why: [
      [
        'Coaches leave at nine and have to be back for dinner.',
        'Hotels serve breakfast until ten, and the world waits for it.',
        "Whoever sleeps ten minutes away has two hours' start.",
      ],
      [
        'Low light has shadows in it, and shadows give shape.',
        'In the quiet one hears a place: bells, shutters, water.',
        'People who live there have time for a word.',
      ],
    ],
    parts: [
      [
        'Come in the first hour',
        [
          'Coffee later, shoes now.',
          'Ask when it opens, and be there five minutes before.',
          'The sun stands behind you, if you have looked it up.',
        ],
        'An empty square in early light',
      ],
      [
        'Or come in the last one',
        [
          'When the coaches have gone, it breathes out.',
          'Shop keepers talk again.',
          'Often it is cheaper, too: ask.',
        ],
        'A street at dusk with lamps',
      ],
      [
        'Or in the rain',
        [
          'Twenty minutes of drizzle are enough.',
          'Stones shine, colours come.',
          'A café with a window is the second prize.',
        ],
        'Wet cobblestones with reflections',
      ],
    ],
    turn: [
      'And at noon you sit in the shade and eat.',
      'The place is the same. Only the hour is better.',
      'An alarm clock is a good ticket.',
    ],
    asks: ['Where were you once all alone, where it is always full?', 'Early bird or last light?'],
    ends: {
      pt: ['First, last, weekday, wet.', 'Be there before the coaches.'],
      fi: ['Set the alarm, and thank yourself at nine.', 'And have a second breakfast.'],
      a: 'Seven beats eleven.',
      h: 'The statue sends its regards to the early risers.',
      l: 'One gull, and then the bells.',
    },
    keep: 'the evening before a day out',
    send: 'somebody who hates {queues|lines}',
    own: [
      {
        kinds: ['service', 'product', 'hours', 'price'],
        about: 'sunrise|early|evening|sunset|private|small groups?|dawn|night (?:tour|walk)',
        lead: ['For the quiet hours.', 'When we set out.'],
      },
    ],
    pic: {
      ask: 'A famous street of your town, empty in early light',
      alt: 'An empty street in early morning light',
    },
    claims: [
      [
        'Visitor numbers peak late morning to mid-afternoon; early, late, weekday and wet are quieter',
        'common experience, visitor statistics of cities',
      ],
    ],
  },
  {
    id: 'eat-where-the-menu-is-short',
    format: 'tip',
    again: 9,
    emoji: '🍽️',
    tags: ['TravelTips', 'EatLocal', 'LocalGuide'],
    title: ['How to find good food when you travel', 'Where do the locals eat? Signs that help'],
    cover: 'Where the menu is short',
    gist: [
      'A short menu in one language, people who eat alone, a street behind the street, and nobody who calls you in. Eat at the time when people there eat.',
      'Two corners away from the view it is better, and costs less.',
    ],
    subject: ['Two corners from the view', 'Nobody calls you in'],
    hooks: {
      '*': [
        'The better lunch is two corners away from the view.',
        'If somebody stands outside and calls you in, ask yourself why.',
        'Look for a place with people in it who eat alone.',
      ],
      pt: [
        'Short menu, one language, local hours: three signs that seldom fail.',
        'Away from the view, at the hour of the place.',
      ],
      fi: [
        'Hungry, tired, in a foreign town, and all menus have pictures? Walk on for two minutes.',
        'Ask your guide, your host or the bus driver. Not the internet.',
      ],
      a: 'Two corners. Short menu. Local hours.',
      h: 'The menu had eleven languages and a photograph of each dish. The photographs were the best.',
      l: 'A paper cloth, a carafe, a dish that one did not order and is glad of.',
    },
    lines: {
      '*': [
        'Looking for good food on a trip? Two corners away from the sight, where the menu is short.',
        'Eat when people there eat. An empty room at six may be full at nine.',
        'Ask somebody who works outdoors where they had lunch. They have tried them all.',
        '"What is good today?" is a better question than "What do you recommend?".',
      ],
      h: ['Traditional pizza, said the sign, in a village that is famous for its eels.'],
    },
    scene: [
      'Behind the cathedral, in a lane with washing in it, four bricklayers sit at a table and nobody speaks. That is praise.',
      'A waiter with a laminated book steps into the way and says good evening in the right language. It is noon.',
    ],
    why: [
      [
        'Who depends on regulars has to be good each day.',
        'Who has a view can live on people who never come back.',
        'A short menu means that somebody was at the market.',
      ],
      [
        'People who eat alone come for the food.',
        'Those who live there know what it should cost.',
        "Where the cook's family eats one eats well.",
      ],
    ],
    parts: [
      [
        'Walk two corners on',
        [
          'Out of sight of the sight.',
          'Listen for plates, and not for music.',
          'If there is a school or a building site near, all the better.',
        ],
        'A side street with a small sign',
      ],
      [
        'Look at menu and people',
        [
          'Short, handwritten, changed: good.',
          'Grandparents, workers, one with a newspaper: very good.',
          'Pictures of food: walk on, mostly.',
        ],
        'A handwritten menu on a wall',
      ],
      [
        'Ask what is good today',
        [
          'And then take it.',
          'A smile and two words of the language do the rest.',
          'Say what you cannot eat, clearly.',
        ],
        "A waiter's hand with a pencil",
      ],
    ],
    turn: [
      'And afterwards the view tastes better, too.',
      'What is in season there is mostly good.',
      'What you did not plan you will tell of longest.',
    ],
    asks: ['What was the best thing that you ever ate by accident?', 'Whom do you ask?'],
    ends: {
      pt: ['Corners, menu, hours, people.', 'Follow whoever works there.'],
      fi: ['And bring us your discoveries.', 'Be hungry, and a bit patient.'],
      a: 'If it is called out, walk by.',
      h: 'The laminated book has been updated: now in twelve languages.',
      l: 'Bread, oil, a lane.',
    },
    caution:
      'With an allergy ask each time, and have the word for it written down in the language of the country.',
    keep: 'the next hungry hour abroad',
    send: 'somebody who reads menus with pictures',
    own: [
      {
        kinds: ['service', 'product', 'people'],
        about: 'food (?:tour|walk)|tasting|market|local guide|born (?:in|here)',
        lead: ['Whom you may ask here.', 'For eating with somebody who knows.'],
      },
    ],
    pic: { ask: 'A handwritten menu in a side street', alt: 'A handwritten menu on a wall in a side street' },
    claims: [['Signs of good local food', 'common experience of travellers and guides']],
  },
  {
    id: 'the-map-in-your-pocket',
    format: 'mistake',
    again: 9,
    emoji: '🗺️',
    tags: ['HikingTips', 'DayOut', 'NavigationTips'],
    title: [
      'Phone as a map on a walk: three things that go wrong',
      'Hiking with a phone: battery, signal, and a map on paper',
    ],
    cover: 'When the phone is the map',
    wrong: 'Setting out with eleven per cent and a map that needs reception',
    gist: [
      'Load the map beforehand, switch to flight mode, keep it warm, and tell somebody where you go and when you are back. A paper map weighs nothing and never runs flat.',
      'Where one needs it most there is no reception, it is cold, and the battery knows both.',
    ],
    subject: ['It is cold up there', 'Tell one person'],
    hooks: {
      '*': [
        'The place where you need the map is the place without reception.',
        'A phone that searches for a signal is empty by noon.',
        '"I have it all on my phone" is a sentence that rescue teams know well.',
      ],
      pt: ['Map loaded, flight mode, warm pocket, one person who knows.', 'Paper as the second map.'],
      fi: [
        'Just a little walk, was it not? Those are the ones.',
        'Four small things before you shut the door, and all is well.',
      ],
      a: 'Load. Save power. Tell somebody.',
      h: 'It had four per cent left, and used them to offer an update.',
      l: 'A folded map, and the wind trying to read it.',
    },
    lines: {
      '*': [
        'Before a walk: load the map to the phone while you still have wifi, and try it in flight mode.',
        'Cold halves a battery. Carry the phone close to your body, and not in the lid of the rucksack.',
        'Tell one person where you walk and when you will be back. And tell them when you are.',
        'Look at the map at each fork, and not only when you are lost. Then it is easy.',
      ],
      h: ['You have arrived, said the phone, in the middle of a bog.'],
    },
    scene: [
      'At a fork somebody holds a phone up to the sky, turns round once, and holds it up again.',
      'In a hut lies a paper map, brown with use, and three people with good phones bend over it.',
    ],
    why: [
      [
        'In a valley a phone looks for masts all the time, and that costs power.',
        'Cold slows the chemistry in the cell.',
        'Screen at full light, pictures, tracking: by noon it is over.',
      ],
      [
        'A map on paper shows what lies beside the way: a road, a river, a house.',
        'On a small screen one sees the next step and not the whole.',
        'Whoever is expected gets looked for.',
      ],
    ],
    parts: [
      [
        'Load and try it at home',
        [
          'Area, heights, paths, in flight mode.',
          'A picture of the map at the start counts as well.',
          'Weather and last bus with it.',
        ],
        'A phone with a loaded map',
      ],
      [
        'Save power',
        [
          'Flight mode, dark screen, warm pocket.',
          'A small power bank with the right cable.',
          'Tracking only if you need it.',
        ],
        'A phone in an inside pocket',
      ],
      [
        'Take paper, and tell somebody',
        [
          'Folded to where you are walking.',
          'Route, turning point, hour of return.',
          'Agree what happens if you do not ring.',
        ],
        'A paper map on a knee',
      ],
    ],
    turn: [
      'And then put it away, and look.',
      'The finest views have no reception.',
      'And the way back is on the map as well.',
    ],
    asks: ['Where did you last get lost?', 'Paper or phone?'],
    ends: {
      pt: ['Loaded, warm, expected.', 'Two maps, one person.'],
      fi: ['Take care, and come back for supper.', 'Ring when you are down.'],
      a: 'Flight mode. Paper. A name.',
      h: 'The update has been postponed.',
      l: 'A fold, and the whole valley.',
    },
    caution:
      'In trouble call the emergency number of the country: some phones and places allow it where your own network has no signal.',
    keep: 'the evening before a walk',
    send: 'somebody with eleven per cent',
    own: [
      {
        kinds: ['service', 'process', 'people'],
        about: 'guid(?:e|es|ed|ing)|hik(?:e|es|ing)|walks?\\b|mountain|kayak|trail',
        lead: ['Or with somebody who knows the way.', 'Who carries the map here.'],
      },
    ],
    pic: { ask: 'A paper map and a phone on a rock', alt: 'A paper map and a phone on a rock' },
    claims: [
      [
        'Offline maps, flight mode, cold reduces battery capacity, leave word',
        'advice of mountain rescue and hiking associations',
      ],
    ],
  },
  {
    id: 'small-coin-or-none',
    format: 'answer',
    again: 9,
    emoji: '💶',
    tags: ['TravelTips', 'Tipping', 'LocalGuide'],
    title: ['How much should you tip a guide?', 'Free walking tour: what does it cost?'],
    cover: 'Tip the guide?',
    question: 'Do I tip the guide, and how much?',
    short: [
      'It depends on the country and the kind of tour. Ask beforehand: it is a normal question.',
      'On "free" tours yes, as that is the wage. On paid ones it differs by country.',
    ],
    gist: [
      'In some countries a tip is part of the wage, in others a kindness, in a few it is odd. On tours called free it is what the guide lives on. Ask whoever you book with, and have small notes.',
      'Nobody minds the question. What is awkward is the rummaging at the end.',
    ],
    subject: ['A normal question', 'What free means'],
    hooks: {
      '*': [
        'At the end of the tour everybody suddenly looks into their bag. What is usual?',
        'A free tour is one for which you pay at the end.',
        'Too much, too little, or an insult? It depends on where you stand.',
      ],
      pt: [
        'Custom differs by country and by kind of tour; ask when booking.',
        'Find out before and not at the end.',
      ],
      fi: [
        'Do you also count coins behind your back, and hope? Just ask.',
        'It is the question that all have, and none puts.',
      ],
      a: 'Ask first. Carry small notes.',
      h: 'He gave a speech, a firm handshake, and a button.',
      l: 'A folded note, and a word of thanks.',
    },
    lines: {
      '*': [
        'Tipping a guide: in some countries expected, in others a kindness. Ask when you book, it is a normal question.',
        'On a "free" tour the tip is the guide\'s pay, and often a part of it goes to whoever sent them.',
        'Small notes in an outer pocket save everybody the rummaging.',
        'A tip that costs nothing: write two sentences about the guide, with the name, the same evening.',
      ],
      h: ['Somebody tipped in advice. It was about shoes. The guide wears those shoes every day.'],
    },
    scene: [
      'The last sentence has been said, there is applause, and then a very long look at the pigeons.',
      'In a hat lie coins from four currencies, a sweet, and a ticket for the tram.',
    ],
    why: [
      [
        'In some places wages are reckoned with tips in mind.',
        'In others a price is a price, and a smile is enough.',
        'A guide of your own and a bus of forty are two things.',
      ],
      [
        'Whoever knows beforehand can be at ease.',
        'A good guide does not mention it, so one has to ask somewhere else.',
        'Those who have heard the same question a hundred times answer it kindly.',
      ],
    ],
    parts: [
      [
        'Ask when you book',
        [
          '"Is a tip usual?" Four words.',
          'With free tours ask what people mostly give.',
          'Hosts know as well.',
        ],
        'A message on a phone',
      ],
      [
        'Have small notes ready',
        [
          'In the local money.',
          'In a pocket that you can reach.',
          'Coins weigh, and cannot be changed everywhere.',
        ],
        'A folded note in a hand',
      ],
      [
        'Say what you liked',
        [
          'One sentence, as precise as can be.',
          'To the guide, and to the office as well.',
          'With the name, so that it arrives.',
        ],
        'Two people shaking hands',
      ],
    ],
    turn: [
      'And nobody needs to rummage.',
      'A name in a review goes a long way.',
      'Thanks are understood in every currency.',
    ],
    asks: ['How do you do it when you travel?', 'What was the best tour that you ever took?'],
    ends: {
      pt: ['Ask, carry, thank.', 'Customs differ, thanks do not.'],
      fi: ['You may ask us, too. We will not blush.', 'And then enjoy the walk.'],
      a: 'Small notes. Clear words.',
      h: 'The button was sewn on.',
      l: 'A word, and a hand.',
    },
    keep: 'the evening before a tour',
    send: 'whoever rummages at the end',
    own: [
      {
        kinds: ['price', 'policy', 'service'],
        about: 'tips?\\b|gratuit|free (?:walking )?tours?|pay what|included|per person',
        lead: 'How it is here.',
      },
    ],
    pic: {
      ask: 'A folded note in a hand beside a city map',
      alt: 'A hand holding a folded note beside a city map',
    },
    claims: [
      [
        'Tipping customs differ by country and tour type; free tours live on tips',
        'travel advice, practice of guides',
      ],
    ],
  },
  {
    id: 'which-street-would-you-show',
    format: 'question',
    again: 6,
    emoji: '🏘️',
    tags: ['HomeTown', 'LocalLove', 'TravelTalk'],
    title: [
      'Which corner of your town would you show a stranger?',
      'The place in your town that is in no guidebook',
    ],
    cover: 'Your corner of town',
    gist: [
      'No guidebook has it, and you would take anybody there: a bench, a yard, a view between two houses. Which is yours?',
      'Somebody comes for one afternoon. Where do you go with them?',
    ],
    subject: ['One afternoon, one corner', 'In no guidebook'],
    hooks: {
      '*': [
        'A stranger has one hour in your town. Where do you take them?',
        'Each of us knows a place that stands in no book.',
        'The loveliest spots of a town are known to those who walk a dog.',
      ],
      pt: ['Guidebooks list sights. People show corners.', 'One corner, and why.'],
      fi: [
        'Tell us yours. We will not give it to everybody.',
        "Is it a bench, a smell, a baker's back door?",
      ],
      a: 'One hour. One place. Say it.',
      h: 'The tourist office recommends the fountain. The fountain is under repair. It has been for years.',
      l: 'A gate that is never locked, and behind it a pear tree.',
    },
    lines: {
      '*': [
        'A stranger has an hour in your town. Where do you go?',
        'Look up: above the shop fronts most streets still have their old faces.',
        'Ask a postman, a dog walker or a child for their favourite corner. You get three towns.',
        'Walk one street further than you ever do. It is a trip that costs nothing.',
      ],
      h: ['I would show them the roundabout. It has its own postcard.'],
    },
    scene: [
      'Between two houses there is a gap as wide as a {pram|stroller}, and in it, quite small, the sea.',
      'Somebody stops, puts a hand on a gate, and says: nobody ever comes here, but look.',
    ],
    why: [
      [
        'A guidebook is written by somebody who had to move on.',
        'What one loves in a place has an hour and a light.',
        "One sees one's own town only when one shows it to somebody.",
      ],
    ],
    parts: [
      [
        'The view between houses',
        ['It only works from one paving stone.', 'In winter it is larger.'],
        'A narrow gap between two houses',
      ],
      [
        'The bench',
        ['With the right back, in the right hour.', 'Someone has always been there just before.'],
        'A bench in evening light',
      ],
      [
        'The smell',
        ['Bread, river, lime trees, a laundry.', 'One could find it blindfolded.'],
        'A side street with an open door',
      ],
    ],
    turn: [
      'And while showing it one sees it again oneself.',
      'Some places want only one visitor at a time.',
      'A town is made of corners.',
    ],
    asks: [
      'Where would you take a stranger for an hour?',
      'What does your town smell of?',
      'Which street have you never walked down?',
    ],
    ends: {
      pt: ['One place, one reason.', 'Corners make towns.'],
      fi: ['Write it below, if you dare.', 'Go there again on Sunday.'],
      a: 'Show it. Do not describe it.',
      h: 'The roundabout is open day and night.',
      l: 'A gate, a tree, an hour.',
    },
    keep: 'the next visitor',
    send: 'somebody who has just moved here',
    own: [
      {
        kinds: ['people', 'service', 'place'],
        about: 'guid(?:e|es)|born (?:in|here)|local|live here|years\\b|walks?\\b',
        lead: 'Who shows you theirs here.',
      },
    ],
    pic: {
      ask: 'A corner of your town that nobody photographs',
      alt: 'A quiet corner of a town with a bench',
    },
    claims: [['Locals know places beyond guidebooks', 'common experience']],
  },
];
