// Beer, wine and spirits at the maker's and on the shelf: storing, visiting, and how they are made.
import type { Idea } from '../../library/idea.ts';
import { BEER, WINE } from './glass.ts';

export const CELLAR: readonly Idea[] = [
  {
    id: 'light-is-what-skunks-it',
    format: 'answer',
    only: BEER,
    again: 9,
    emoji: '🍺',
    tags: ['CraftBeer', 'BeerFacts', 'BeerTips'],
    title: ['How should you store beer at home?', 'How to store beer: dark, cool and upright'],
    cover: 'How to store beer',
    question: 'Why does beer that stood in the sun smell odd?',
    short: [
      'Light changes the hops within minutes. Keep your beer in the dark.',
      'Because light spoils hops. Brown glass and cans protect them.',
    ],
    gist: [
      'Keep beer dark, cool and upright. Light makes it smell of skunk, above all in clear or green glass. Hoppy beers are best when they are fresh.',
      'A dark cupboard or the fridge is the right place for beer. In the sun, a clear bottle is spoilt within minutes.',
    ],
    subject: ['How to store beer', 'Keep your beer out of the sun'],
    hooks: {
      '*': [
        'Where do you keep your beer? It should be dark, cool and upright.',
        'A beer that stood in the sun can smell of skunk. Here is why.',
      ],
      pt: 'Light breaks down a bitter part of the hops, and what comes of it smells of skunk.',
      fi: 'Bought a few good beers? Keep them like this, and they stay good.',
      a: 'Store beer dark, cool and upright.',
      h: 'Sunbathing is bad for beer. It has no sun cream.',
      l: 'A cool, dark shelf, and a beer that tastes as it should.',
    },
    lines: {
      '*': [
        'Keep beer in the dark. Sunlight gives it a smell of skunk, in clear glass within minutes.',
        'Drink hoppy beers such as pale ales fresh. Look for the date on the can.',
        'Store beer standing up, in a cool place. In a warm kitchen it ages faster.',
        'Cans keep out all light, brown glass most of it, and clear glass hardly any.',
      ],
      h: ['If your beer has a tan, it is too late.'],
    },
    scene: [
      'A garden table at noon, a clear bottle in the sun, and after ten minutes a strange smell.',
      'Six good beers on the windowsill, because they look so nice there.',
    ],
    why: [
      [
        'Light changes the hops in a beer, and the smell with it.',
        'Brown bottles and cans are there to keep light away from beer.',
      ],
      ['Warmth makes beer taste old sooner.', 'The scent of hops fades within months.'],
    ],
    parts: [
      [
        ['Keep it dark', 'Find a dark place for beer'],
        ['A cupboard, a cellar or the fridge.', 'In the garden, put it in the shade.'],
        'Bottles in a dark cupboard',
      ],
      [
        ['Keep it cool', 'Store beer somewhere cool'],
        ['Best in the fridge, at least not by the heater.', 'Take strong, dark beers out a little early.'],
        'Cans in a fridge',
      ],
      [
        ['Drink hoppy beers fresh', 'Look at the date'],
        ['Pale ales and lagers are best young.', 'Strong dark ones may wait for a year.'],
        'A date on the bottom of a can',
      ],
    ],
    turn: ['Most beers do not live long enough for it to matter.', 'And your glass goes in the shade.'],
    asks: ['Bottle or can?', 'Is there always a beer in your fridge?'],
    ends: {
      pa: 'Buy it fresh, keep it dark, drink it soon.',
      fi: 'Now you know where to put it.',
      t: 'Light first, then warmth, then time.',
      h: 'Shade for all.',
      l: 'Dark, cool and quiet.',
    },
    caution: [
      'For adults. Enjoy your beer with care.',
      'Only for those who may drink, and not before driving.',
    ],
    keep: 'the next beers you buy',
    send: 'somebody with bottles on the windowsill',
    own: [
      {
        kinds: ['product', 'price', 'offer'],
        about: '\\bbeers?\\b|\\bales?\\b|lagers?\\b|stouts?\\b|cans\\b|\\bcider',
        lead: 'Fresh from us:',
      },
    ],
    pic: { ask: 'Your bottles or cans in a dark, cool place', alt: 'Beer bottles in the dark' },
    claims: [['Light struck flavour of hops', 'brewing textbooks']],
  },
  {
    id: 'why-is-it-cloudy',
    format: 'answer',
    again: 9,
    emoji: '🍻',
    tags: ['CraftBeer', 'HazyIPA', 'GoodToKnow'],
    only: BEER,
    title: ['Why is my beer cloudy?', 'Cloudy beer or cider: is it all right?'],
    cover: 'Why is my beer cloudy?',
    question: 'My beer is cloudy. Is something wrong with it?',
    short: [
      'Mostly not. Many beers and ciders are not filtered.',
      'No, as long as it smells good. Haze is often part of the style.',
    ],
    gist: [
      'Many beers and ciders are cloudy on purpose, because nobody has filtered them. If it smells clean, all is well. If it smells of vinegar or wet cardboard, take it back.',
      'Yeast, wheat, fruit or hops make a beer hazy. It is a style, and it often means more taste.',
    ],
    subject: ['Why is my beer cloudy?', 'Hazy beer: fault or style?'],
    hooks: {
      '*': [
        'Is your beer cloudy? In most cases, it is meant to be.',
        'Cloudy beer: a fault or a style? Your nose can tell.',
      ],
      pt: 'Filtering takes out yeast and protein, and some taste with it.',
      fi: 'You cannot see through your beer? Read on.',
      a: 'Cloudy and smells good: drink it.',
      h: 'Not every beer wants to be seen through.',
      l: 'A soft haze, a fine scent, a full taste.',
    },
    lines: {
      '*': [
        'Unfiltered beer is cloudy because yeast is left in it. It is meant to be so.',
        'Is a beer cloudy and smells of vinegar or wet cardboard? Then take it back.',
        'A lager that turns hazy in the fridge and clears up in the warm is fine. It is only the cold.',
        'Keep unfiltered beer cold and upright. Pour gently for a clear glass, or swirl the bottle for a cloudy one.',
      ],
      h: ['"It is not cloudy, it is mysterious," said the brewer.'],
    },
    scene: [
      'Somebody holds a glass to the light and says: "I cannot see my hand."',
      'Two beers on the bar, one clear as glass, one like orange juice. Both are as they should be.',
    ],
    why: [
      [
        'Wheat, oats and hops leave fine particles in a beer.',
        'Yeast makes a beer hazy, and it adds to the taste.',
      ],
      [
        'A bright beer has been filtered or has had time to settle.',
        'Clear does not mean better, only filtered.',
      ],
    ],
    parts: [
      [
        ['Read the label', 'Look for the word unfiltered'],
        ['Hazy, wheat and unfiltered mean cloudy.', 'Pilsner and most lagers should be clear.'],
        'A label on a bottle',
      ],
      [
        ['Smell it', 'Let your nose decide'],
        ['Fruit, bread, hops: all is well.', 'Vinegar or wet cardboard: ask for another.'],
        'Somebody smelling a beer',
      ],
    ],
    turn: [
      'When in doubt, ask at the bar. They know how it should look.',
      'And then drink it before it is warm.',
    ],
    asks: ['Do you like your beer clear or hazy?', 'Have you ever sent a beer back?'],
    ends: {
      pa: 'Ask us how a beer should look.',
      fi: 'Tell us: clear or hazy?',
      t: 'Yeast, protein, hops: harmless haze.',
      h: 'Mysterious, and quite delicious.',
      l: 'A cloud in a glass.',
    },
    caution: ['For adults. Enjoy with care.', 'Only for adults, and never before driving.'],
    keep: 'the next hazy beer',
    send: 'somebody who only trusts clear beer',
    own: [
      {
        kinds: ['product', 'process', 'offer'],
        about: 'unfiltered|cloudy|bottle.condition|hazy|wheat|pale ales?|cider',
        lead: 'About ours:',
      },
    ],
    pic: { ask: 'A hazy and a clear beer side by side', alt: 'A hazy and a clear beer' },
    claims: [['Causes of haze', 'brewing textbooks']],
  },
  {
    id: 'a-table-at-the-maker',
    format: 'checklist',
    again: 9,
    emoji: '📝',
    tags: ['TastingDay', 'DayOut', 'GoodToKnow'],
    needs: 'tastings?\\b|tours?\\b|cellar door|tap ?room|visit',
    title: ['First tasting? What to know before you go', 'How to prepare for a tasting or a tour'],
    cover: 'Your first tasting',
    gist: [
      'Eat something before a tasting, leave the perfume at home, settle who drives, and drink water in between. You need no special knowledge: say what you like, and ask.',
      'Nobody expects you to know anything at a tasting. Come with an appetite and questions, and without the car.',
    ],
    subject: ['Your first tasting: what to know', 'Before you go to a tasting'],
    hooks: {
      '*': [
        'Going to a tasting for the first time? You need to know very little.',
        'A tasting or a tour this weekend? Five things make it better.',
      ],
      pt: 'A tasting goes best on a full stomach, with water and without perfume.',
      fi: 'Afraid of saying something wrong at a tasting? You cannot.',
      a: 'Eat, no perfume, water, questions, no car.',
      h: 'At a tasting "I like this one" counts as an expert opinion.',
      l: 'Small sips, good company, and time for questions.',
    },
    lines: {
      '*': [
        'Eat something before a tasting. On an empty stomach alcohol works faster, and you taste less.',
        'Settle who drives before the tasting. Or come by train, and stay for longer.',
        'Leave perfume and strong aftershave at home when you go to a tasting. Your neighbours taste with their noses.',
        'You may spit at a tasting or leave some in the glass. Nobody minds, and professionals always do.',
      ],
      h: ['Whoever says "interesting" at a tasting wants to say "no, thank you".'],
    },
    scene: [
      'Six small glasses in a row, and you think: what do I have to say now?',
      'Somebody asks the question that everybody wanted to ask, and the maker is pleased.',
    ],
    why: [
      [
        'Most of tasting is smelling, and perfume gets in the way.',
        'Water between the glasses keeps your tongue fresh.',
      ],
      ['Makers like questions better than praise.', 'If you say what you like, you get to taste more of it.'],
    ],
    parts: [
      [
        ['Eat before you come', 'Do not come hungry'],
        ['Bread, pasta or a proper lunch.', 'Ask whether there is food.'],
        'Bread on a board',
      ],
      [
        ['Settle who drives', 'Leave the car at home'],
        ['A taxi, a train or a friend.', 'Small sips add up, too.'],
        'A train at a platform',
      ],
      [
        ['Drink water in between', 'Have a glass of water for each glass'],
        ['It keeps you fresh for the last one.', 'Plain bread helps as well.'],
        'A jug of water beside small glasses',
      ],
      [
        ['Say what you like', 'Ask what you want to know'],
        ['"Sweeter", "fresher", "stronger" are enough.', 'There are no silly questions.'],
        'Somebody talking to a maker',
      ],
    ],
    turn: ['And write down the name of the one you liked.', 'After that, you only have to enjoy it.'],
    asks: ['Have you ever been to a tasting?', 'What would you like to ask a maker?'],
    ends: {
      pa: 'Book ahead, as places are limited at most tastings.',
      fi: 'Come with a friend, and compare.',
      t: 'Food, water, nose, questions, a lift home.',
      h: 'Interesting.',
      l: 'Take your time with each glass.',
    },
    caution: [
      'For adults. Do not drive after a tasting, not even if you spit.',
      'Only for those of legal age, not in pregnancy, and never before driving.',
    ],
    keep: 'the weekend of your tasting',
    send: 'the friend who comes along',
    own: [
      {
        kinds: ['event', 'service', 'price', 'offer', 'hours'],
        about: 'tastings?\\b|\\btours?\\b|cellar door|tap ?room|flights?\\b',
        lead: 'With us:',
      },
    ],
    pic: { ask: 'A row of small tasting glasses at your place', alt: 'Tasting glasses in a row' },
    claims: [
      ['How to prepare for a tasting', 'trade practice'],
      ['Alcohol is absorbed even when spitting', 'medical knowledge'],
    ],
  },
  {
    id: 'a-year-in-the-cellar',
    format: 'behind',
    again: 9,
    emoji: '🧼',
    tags: ['BehindTheScenes', 'HowItIsMade', 'MadeByHand'],
    title: [
      'What do people who make drinks do all day?',
      'How beer, wine and spirits are made: mostly cleaning',
    ],
    cover: 'Mostly cleaning',
    gist: [
      'Most of the work of making beer, wine or spirits is cleaning tanks, hoses and bottles. The rest is measuring, tasting and waiting.',
      'People imagine tasting by candlelight. In truth it is rubber boots, hot water, a notebook and a lot of patience.',
    ],
    subject: ['What makers of drinks do all day', 'Mostly cleaning, then waiting'],
    hooks: {
      '*': [
        'What do people who make beer, wine or spirits do all day? Mostly, they clean.',
        'Making drinks sounds like tasting all day. It is mainly hot water and rubber boots.',
      ],
      pt: 'Cleanliness decides whether a batch turns out well, so it takes most of the time.',
      fi: 'Ever wondered what a day in a brewery or a cellar looks like?',
      a: 'Clean, measure, taste, wait.',
      h: 'Making drinks is washing up, with a few breaks in between.',
      l: 'Clean steel, quiet barrels, and time.',
    },
    lines: {
      '*': [
        'Most of the work in a brewery or a cellar is cleaning. One dirty hose can spoil a whole tank.',
        'Each batch is measured and tasted every few days, and everything is written down.',
        'Yeast does the main work when beer and wine are made. People keep it clean and at the right temperature.',
        'The hardest part of making drinks is to wait until they are ready.',
      ],
      h: ['Job advert for a brewery: must love beer. Must love mopping even more.'],
    },
    scene: [
      'Seven in the morning, rubber boots, a hose and steam up to the ceiling.',
      'A small glass from the tank, a look at the clock, a line in the notebook.',
    ],
    why: [
      [
        'Germs on a hose or in a tank can spoil a whole batch.',
        'Everything that touches a drink has to be clean.',
      ],
      [
        'Yeast needs the right temperature and time, and it cannot be made to work faster.',
        'A drink that is bottled too soon cannot be mended later.',
      ],
    ],
    parts: [
      [
        ['First it is cleaned', 'Cleaning comes first'],
        ['Tanks, hoses, pumps, floors.', 'Before each batch, and again after it.'],
        'Steam over a clean tank',
      ],
      [
        ['Then it is measured and tasted', 'Then come measuring and tasting'],
        ['Temperature, sugar, and how it smells.', 'All of it goes in the notebook.'],
        'A sample from a tank',
      ],
      [
        ['Then everybody waits', 'Then comes the waiting'],
        ['Days for some, years for others.', 'And somebody looks in on it every day.'],
        'Barrels in a row',
      ],
    ],
    turn: [
      'So when you open a bottle, somebody has cleaned for it.',
      'On the last day it is bottled, and then it starts again.',
    ],
    asks: ['How did you imagine this work?', 'Which part would you like to do for a day?'],
    ends: {
      pa: 'Ask us about it when you come by.',
      fi: 'Now you know where all the rubber boots go.',
      t: 'Clean, measure, taste, wait.',
      h: 'The mop has its own name.',
      l: 'Time is the main ingredient.',
    },
    keep: 'the next time you open a bottle',
    send: 'somebody who thinks it is a romantic job',
    own: [
      {
        kinds: ['process', 'product'],
        about: 'barrel|oak|still\\b|cask|ferment|aged?\\b|lager|yeast|weeks\\b|months\\b',
        lead: 'How it is done here:',
      },
      {
        kinds: ['event', 'offer', 'service'],
        about: '\\btours?\\b|open (?:cellar|day|brewery)',
        lead: 'Come and see it:',
      },
    ],
    pic: { ask: 'You at work with a hose, a tank or a barrel', alt: 'Somebody cleaning a tank' },
    claims: [['Most of the work is cleaning', 'common saying and practice of the trade']],
  },
  {
    id: 'lay-it-down-or-drink-it',
    format: 'myth',
    only: WINE,
    again: 9,
    emoji: '🍷',
    tags: ['WineTips', 'WineFacts', 'GoodToKnow'],
    title: ['Does wine get better with age?', 'Should you keep wine or drink it now?'],
    cover: 'Keep it or drink it?',
    myth: 'The older a wine is, the better it is',
    short: [
      'No. Nearly all are best within a few years.',
      'Only a few get better by waiting. Ask which ones.',
    ],
    gist: [
      'Most wines are at their best within two or three years. Only some gain by waiting, and they need a cool, dark place that is always at the same temperature.',
      'Ask when you buy a wine how long it may wait, and write it on the label. The kitchen shelf is no place for it.',
    ],
    subject: ['Does wine get better with age?', 'Keep it, or drink it now?'],
    hooks: {
      '*': [
        'Are you keeping a bottle for a special day? Check whether it gets better.',
        'Does wine get better with age? Most of it does not.',
      ],
      pt: 'Acidity, tannin and sweetness let a wine age. Most wines have too little of them.',
      fi: 'A bottle from a birthday ten years ago on the shelf? Open it soon.',
      a: 'Most wines: drink them now.',
      h: 'Does wine get better with age? Most of it only gets older.',
      l: 'The right day for a good bottle is often today.',
    },
    lines: {
      '*': [
        'Most wine is made to be drunk within a few years. If you are saving a bottle, ask how long it keeps.',
        'Keep wine in a cool, dark place where the temperature stays the same. The kitchen is too warm.',
        'Bottles with a cork should lie, so that the cork stays damp. With a screw cap it does not matter.',
        'Buy three bottles of one wine and open one a year. So you taste how it changes.',
      ],
      h: ['A wine on top of the fridge ages in dog years.'],
    },
    scene: [
      'A bottle from a wedding, kept for twelve years, opened at last. It tastes of very little.',
      'Three bottles of the same wine, one opened each year, and the second one was best.',
    ],
    why: [
      [
        'A simple white wine loses its freshness with the years.',
        'Most wines are made to taste good at once.',
      ],
      [
        'Warmth and light make wine age too fast.',
        'A wine stays good for longer where it is always equally cool.',
      ],
    ],
    parts: [
      [
        ['Ask how long it keeps', 'Ask when you buy it'],
        ['The maker knows it best.', 'Write the year on the label.'],
        'A year written on a label',
      ],
      [
        ['Keep it cool and dark', 'Find a cool, dark place'],
        ['A cellar, or a wardrobe in a cold room.', 'Not above the fridge or the stove.'],
        'Bottles lying in the dark',
      ],
      [
        ['Do not wait too long', 'Open it rather too early'],
        ['Too young still tastes good, too old does not.', 'Invite somebody, and that is the occasion.'],
        'A bottle being opened',
      ],
    ],
    turn: ['Which one have you been keeping for too long?', 'A Tuesday is good enough.'],
    asks: ['Which bottle are you keeping, and for what?', 'What is the oldest wine you have drunk?'],
    ends: {
      pa: 'Ask us about your bottle.',
      fi: 'Open it, and think of us.',
      t: 'Cool, dark, steady, not for ever.',
      h: 'Happy dog years.',
      l: 'A good bottle, and no reason needed.',
    },
    caution: ['For adults. Enjoy it slowly.', 'Only for adults, and leave the car at home.'],
    keep: 'the bottle on your shelf',
    send: 'somebody with a bottle from long ago',
    own: [
      {
        kinds: ['product', 'price', 'offer'],
        about: '(?<!barley )\\bwines?\\b|riesling|vintage|reserve|pinot|chardonnay|bacchus',
        lead: 'Ready to drink now:',
      },
    ],
    pic: { ask: 'A few of your bottles lying in the dark', alt: 'Wine bottles lying in the dark' },
    claims: [['Most wine is for early drinking; storage', 'wine textbooks']],
  },
];
