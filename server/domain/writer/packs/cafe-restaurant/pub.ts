// In the pub: the roast, the quiz and the beer from the cask.
import type { Idea } from '../../library/idea.ts';

export const PUB: readonly Idea[] = [
  {
    id: 'what-belongs-on-a-roast',
    format: 'question',
    again: 6,
    emoji: '🍽️',
    tags: ['SundayRoast', 'PubFood', 'SundayLunch'],
    only: 'roasts?\\b|carvery|sunday lunch',
    british: true,
    title: ['What must be on a Sunday roast?', 'Sunday roast: what belongs on the plate?'],
    cover: 'What belongs on a roast?',
    gist: [
      'Beef, pork, lamb, chicken or nut roast, with Yorkshire pudding or without: what has to be on your plate on a Sunday?',
      'Everybody agrees on potatoes. About the rest of a roast, families have argued for years. What belongs on yours?',
    ],
    subject: ['What belongs on a roast?', 'Beef, pork, lamb or nut roast?'],
    hooks: {
      '*': [
        'What must never be missing from a Sunday roast?',
        'Yorkshire pudding with everything, or only with beef?',
      ],
      pt: 'Roast potatoes are on every plate. With the rest, opinions differ.',
      fi: 'What do you eat first on a Sunday roast, and what do you save for last?',
      a: 'Sunday roast: name the one thing it needs.',
      h: 'Sunday roast: gravy all over, or on the side? Choose carefully.',
      l: 'A slow Sunday, a good joint, and plenty of gravy.',
    },
    lines: {
      '*': [
        'Beef, pork, lamb, chicken or nut roast: which one do you order on a Sunday?',
        'Yorkshire pudding with every roast, or with beef alone? Tell us your side.',
        'What do you save for last on a roast dinner: the potatoes, the crackling or the pudding?',
        'Gravy over everything, or in a jug beside it?',
      ],
      h: ['How many roast potatoes are enough? The answer is one more.'],
    },
    scene: [
      "Sunday, one o'clock, five people at a table, and one of them asks for more gravy before the plate has landed.",
      'Somebody leaves one roast potato. Four forks notice.',
    ],
    why: [
      [
        'Everybody grew up with their own Sunday roast, and that was the right one.',
        'A Sunday roast is the one meal that the whole family has an opinion on.',
      ],
    ],
    parts: [
      [
        ['The meat, or none', 'Beef, pork, lamb, chicken or nuts'],
        ['Each has its own sauce.', 'Horseradish, apple, mint or gravy.'],
        'A roast on a board',
      ],
      [
        ['What goes with it', 'Potatoes, pudding, greens'],
        ['Crisp potatoes come first.', 'And something green, for the conscience.'],
        'Roast potatoes in a tin',
      ],
    ],
    turn: ['We are listening, above all about the Yorkshires.', 'Tell us below, and bring the others.'],
    asks: ['What must be on your roast?', 'Yorkshire pudding with chicken: yes or no?'],
    ends: {
      pa: 'Book early for Sunday, it is the busiest lunch of the week.',
      fi: 'Tell us below, and settle it at the table.',
      t: 'One thing you cannot do without, please.',
      h: 'The last potato belongs to the cook.',
      l: 'More gravy is always a yes.',
    },
    keep: 'next Sunday',
    send: 'the family you argue about it with',
    own: [
      {
        kinds: ['product', 'price', 'hours', 'service', 'event'],
        about: 'roasts?\\b|carvery|sunday',
        lead: 'Sundays here:',
      },
    ],
    pic: { ask: 'A Sunday roast from your kitchen', alt: 'A plate of Sunday roast' },
    claims: [['Usual sides of a roast', 'common experience']],
  },
  {
    id: 'a-good-quiz-team',
    format: 'tip',
    again: 6,
    emoji: '🧠',
    tags: ['PubQuiz', 'QuizNight', 'PubLife'],
    only: 'quiz',
    title: ['How to put together a good pub quiz team', 'Pub quiz: who should be in your team?'],
    cover: 'A good quiz team',
    gist: [
      'A good quiz team has four to six people of different ages: one for sport, one for music, one for history, and one with neat handwriting. Nobody has to know everything.',
      'Mix old and young, agree on who writes, and keep to your first answer. That is worth more points than any book.',
    ],
    subject: ['How to put together a quiz team', 'Quiz night: who is in your team?'],
    hooks: {
      '*': [
        'Quiz night, and no team yet? This is who you need.',
        'The best quiz team is not the cleverest one. It is the most mixed one.',
      ],
      pt: 'Quiz rounds cover many fields and decades, so a mixed team scores better.',
      fi: 'Never been to a pub quiz? Bring three friends, and you have a team.',
      a: 'Different ages, different subjects, one neat writer.',
      h: 'A good quiz team needs somebody for sport, somebody for music, and nobody who says "I knew that".',
      l: 'Good company, a good drink, and one answer that nobody else had.',
    },
    lines: {
      '*': [
        'For a quiz team take people of different ages. Half of the music questions are older than the other half of the team.',
        'Your first answer in a quiz is usually right. Change it only if somebody really knows better.',
        'Let the person with the neatest handwriting write the quiz sheet. What cannot be read gets no points.',
        'Come early on quiz night: you get a table, food before the first round, and time to think of a name.',
      ],
      h: ['A good team name does not win the quiz. But it is read out every time.'],
    },
    scene: [
      'Quiz night, round three, and somebody says for the third time: "It begins with a B."',
      'The quiz sheet is collected, and then somebody says: "Oh. Now I know."',
    ],
    why: [
      [
        'Quiz questions cover fifty years of music, films and sport.',
        'Nobody knows about sport, music and history alike, so a quiz team shares it out.',
      ],
      [
        'Talking in a quiz team brings back what one had forgotten.',
        "In a quiz, one person's wrong guess often helps another to the right answer.",
      ],
    ],
    parts: [
      [
        ['Mix the ages', 'Bring your parents or your children'],
        ['They know what you do not.', 'It makes for a good evening as well.'],
        'A mixed group at a table',
      ],
      [
        ['Cover sport, music and history', 'Think of the usual rounds'],
        ['One person for each is enough.', 'Food and geography come up often, too.'],
        'A quiz sheet with rounds',
      ],
      [
        ['Choose one who writes', 'Name a writer'],
        ['Everybody else whispers.', 'When in doubt, the writer decides.'],
        'A hand writing on a quiz sheet',
      ],
    ],
    turn: ['And phones stay in the pocket.', 'Whoever comes last had as much fun.'],
    asks: [
      'Which round is yours: sport, music, history or food?',
      'What is the best team name you have heard?',
    ],
    ends: {
      pa: 'Book a table for quiz night in time.',
      fi: 'Find three friends, and come along.',
      t: 'Four to six people, mixed ages, one writer.',
      h: 'It began with a P.',
      l: 'An evening that ends with a laugh.',
    },
    keep: 'the next quiz night',
    send: 'the three others of your team',
    own: [{ kinds: ['event', 'hours', 'service', 'offer'], about: 'quiz', lead: 'Our quiz:' }],
    pic: { ask: 'A quiz sheet and pens on a pub table', alt: 'A quiz sheet on a pub table' },
    claims: [['Mixed teams cover more fields', 'common experience']],
  },
  {
    id: 'what-is-cask-ale',
    format: 'answer',
    again: 8,
    emoji: '🍺',
    tags: ['RealAle', 'CaskAle', 'PubLife'],
    only: 'real ales?|cask|hand ?pump|bitter\\b',
    unless: 'alcohol.free only',
    title: ['What is real ale?', 'Cask or keg: what is the difference?'],
    cover: 'What is real ale?',
    question: 'What is the difference between cask and keg?',
    short: [
      'Cask beer goes on fermenting in the barrel and is pumped by hand. Keg is finished, colder and fizzier.',
      'Cask is alive and softer, keg is chilled and has more bubbles.',
    ],
    gist: [
      'Real ale, or cask, finishes fermenting in the cellar and is pulled by hand. It is cool and soft, with little fizz. Keg beer is finished at the brewery and comes colder and livelier.',
      'If the beer is pulled with a tall handle, it is cask. It tastes fuller, because it is not ice cold.',
    ],
    subject: ['What is real ale?', 'Cask or keg?'],
    hooks: {
      '*': [
        'What is real ale, and why is it not ice cold?',
        'Not sure which pump to choose? The tall handles are the cask ales.',
      ],
      pt: 'Cask ale is conditioned in the cellar and served at cellar temperature without added gas.',
      fi: 'Never tried a real ale? Ask for a taste before you decide.',
      a: 'Tall handle: cask. Tap: keg.',
      h: 'Real ale is not warm. It is cellar cool, and somebody at the bar will gladly explain it.',
      l: 'A quiet pint, well kept, in a clean glass.',
    },
    lines: {
      '*': [
        'Not sure which ale you like? Ask for a taste. A good bar gives you a sip before you order.',
        'New to real ale? Begin with a pale or a golden one. They are light and fresh.',
        'Bitter is not very bitter. It is the old name for an amber ale with a dry finish.',
        'Real ale keeps for only a few days once the cask is open. So the busiest pump is often the freshest.',
      ],
      h: ['A pint of mild is for people who do not need to shout.'],
    },
    scene: [
      'Four ales on the bar, four strange names, and the question: "Which one is most like lager?"',
      'The first sip of a real ale, and then: "That is softer than I thought."',
    ],
    why: [
      [
        'In a cask of ale there is still some yeast at work, and it makes the bubbles.',
        'Cask ale gets its bubbles from its own yeast, so there are fewer of them.',
      ],
      [
        'Cold hides taste, so cask ale is served cool and not icy.',
        'At cellar temperature you taste the malt and the hops of an ale.',
      ],
    ],
    parts: [
      [
        ['Ask for a taste', 'Try a sip first'],
        ['Say what you usually drink.', 'You get something that comes near it.'],
        'A small glass of beer on a bar',
      ],
      [
        ['Begin with a light one', 'Choose pale or golden first'],
        ['They taste fresh, with a little citrus.', 'Dark ones are for later, or for winter.'],
        'A golden ale',
      ],
      [
        ['Drink it slowly', 'Take your time with it'],
        ['It gets better as it warms up a little.', 'A half is enough to find out.'],
        'A half pint on a table',
      ],
    ],
    turn: ['And a half is a good order, too.', 'Then you know what you like.'],
    asks: ['Cask or keg?', 'Which ale would you recommend to a beginner?'],
    ends: {
      pa: 'Ask what is on today, it changes.',
      fi: 'Ask for a taste, and see which one you like.',
      t: 'Cask: live, cool, soft. Keg: finished, cold, fizzy.',
      h: 'Cellar cool. Remember.',
      l: 'A good pint takes its time.',
    },
    caution: [
      'For adults only, and not before driving.',
      'Only for those who may drink, and the car stays where it is.',
    ],
    keep: 'the next time you stand at the bar',
    send: 'the one who always orders lager',
    own: [
      {
        kinds: ['product', 'price', 'event', 'offer'],
        about: 'ales?\\b|cask|beers?\\b|bitter|guest',
        lead: 'What is on here:',
      },
    ],
    pic: { ask: 'A hand pump with a pint being pulled', alt: 'A pint pulled from a hand pump' },
    claims: [['Cask conditioning and serving', 'brewing textbooks']],
  },
];
