// For those who come to watch and listen.
import type { Idea } from '../../library/idea.ts';
import { TAKES_PHOTOS } from '../whom.ts';

/** Plays, shows and concerts to which tickets are sold. */
const SHOWS =
  'theatre|theater|concert|\\bbands?\\b|opera|choir|orchestra|danc|comed|cinema|festival|venue|\\bplays\\b|musicals?\\b|panto|\\bgigs?\\b|live music|ensemble|recital';
const CONCERTS =
  'choir|choral|orchestra|chamber|classical|recital|philharmonic|string (?:quartet|trio)|brass band';
const NO_VENUE = `${TAKES_PHOTOS}|museum|lessons|school|class(?:es)?\\b|for (?:weddings|parties|hire)|(?:wedding|party|function|covers) bands?|\\bDJs?\\b|tattoo`;

export const AUDIENCE: readonly Idea[] = [
  {
    id: 'go-by-yourself',
    format: 'tip',
    only: SHOWS,
    unless: NO_VENUE,
    again: 8,
    emoji: '🎫',
    tags: ['NightOut', 'GoAlone', 'LiveShow'],
    title: ['Going to a show on your own: how to enjoy it', 'No company for tonight? Go to the show anyway'],
    cover: 'Going to a show alone',
    gist: [
      'You can go to a show on your own. Single seats are often the best ones left, and in the dark everybody looks at the stage.',
      'Nobody has time tonight? Book one seat. You need to agree with nobody, and you may leave whenever you like.',
    ],
    subject: ['Going to a show alone', 'One ticket, please'],
    hooks: {
      '*': [
        'Would you like to see a show but nobody has time? Go on your own. Here is how.',
        'The best single seat is often still free, even late.',
      ],
      pfatil: 'An evening out does not need company. It needs a ticket.',
      h: 'On your own you get both armrests. Sometimes.',
    },
    lines: {
      '*': [
        'Ask for a single seat at the box office. There is often one in a good row.',
        'Going alone to a show is easiest on a weekday. The house is relaxed, and so are you.',
        'Talk to your neighbour in the break. "Have you been here before?" is enough.',
        'Come ten minutes before the start if you go alone. Then you need not stand about.',
      ],
      h: ['Nobody rustles next to you, except for the person who always does.'],
    },
    scene: [
      'You have been meaning to go for weeks, and the calendar of your friends is full.',
      'Many people in the hall have come alone. You do not notice them.',
    ],
    why: [
      [
        'As soon as the lights go down, it makes no difference who sits beside you.',
        'You came to watch, and for that you need nobody.',
      ],
      ['You choose the evening, the seat and the way home.', 'Alone you can decide at six and go at seven.'],
    ],
    parts: [
      [
        'Ask for a single seat',
        [
          'On the day itself as well, when tickets come back.',
          'Good single seats are left over when couples book.',
        ],
        'One ticket in a hand',
      ],
      [
        'Choose an aisle seat',
        ['You can come and go without disturbing anybody.', 'It also gives you room for your legs.'],
        'An aisle between rows',
      ],
      [
        'Plan the break',
        ['A drink, the programme, a few steps outside.', 'Order your drink before it begins, if you can.'],
        'A glass and a programme',
      ],
    ],
    turn: [
      'You may tell your friends about it tomorrow.',
      'The second time you will not think about it any more.',
    ],
    asks: ['Have you ever gone to a show alone?', 'What would you go and see on your own?'],
    ends: {
      pfatil: ['One ticket is enough.', 'Come as you are, alone or not.'],
      h: 'Both armrests. Imagine.',
    },
    keep: 'the next evening when nobody has time',
    send: 'somebody who is new in town',
    own: [
      {
        kinds: ['price', 'event', 'offer', 'place'],
        about: 'tickets?|seats?\\b|box office|performances?|shows?\\b|concerts?',
        lead: 'And this is what is on with us.',
      },
    ],
    pic: { ask: 'One ticket in front of your stage or door', alt: 'One ticket in a hand' },
    claims: [['Single seats remain; people go alone', 'box office practice']],
  },
  {
    id: 'first-time-at-a-show',
    format: 'answer',
    only: SHOWS,
    unless: NO_VENUE,
    again: 8,
    emoji: '🎭',
    tags: ['NightOut', 'FirstTime', 'LiveShow'],
    title: [
      'First time at a show: what to wear and when to come',
      'Never been to a concert or play? What you should know',
    ],
    cover: 'First time at a show',
    question: 'What do I need to know if I have never been to a show?',
    short: 'Wear what you like, come twenty minutes early, and switch off your phone.',
    gist: [
      'For your first show wear what you feel good in, come twenty minutes early, switch the phone off and enjoy it. There is no test.',
      'Nobody minds if you have never been to a show. Sit down, watch what the others do, and clap when they clap.',
    ],
    subject: ['First time at a show', 'What to wear and when to come'],
    hooks: {
      '*': [
        'You have never been to a show? Here is all you need to know.',
        'What do you wear to a show? Whatever you like. And these things help.',
      ],
      pfatil: 'A first evening at a show is easy when you know three things.',
      h: 'The dress code is: dressed. The rest is quickly told.',
    },
    lines: {
      '*': [
        'You can wear jeans to a show. Some people dress up because they enjoy it, and you may too.',
        'Come twenty minutes before the start. Then there is time for coat, seat and toilet.',
        'If you are late for a show, you are usually let in at the next pause. Ask at the door.',
        'Switch your phone off before it begins. Its light can be seen by everybody behind you.',
      ],
      h: ['Unwrap your sweets before it begins. Everybody can hear them.'],
    },
    scene: [
      'Many people stay away because they are afraid to do something wrong.',
      'You stand in the foyer and everybody seems to know where to go.',
    ],
    why: [
      ['Those on stage are glad of everybody who comes.', 'A full house matters more than the right shoes.'],
      ['If you come in time, you arrive calmly.', 'The first minutes are often the best ones.'],
    ],
    parts: [
      [
        'Wear what you like',
        ['It may get warm, so take a layer off.', 'Comfortable shoes, and no tall hats.'],
        'A coat on a hook',
      ],
      [
        'Come in good time',
        ['Twenty minutes are enough.', 'Somebody at the door will show you the way.'],
        'An open door with light',
      ],
      [
        'Phone off',
        ['And enjoy two hours without it.', 'A photo at the end is usually fine. Ask.'],
        'A phone being switched off',
      ],
    ],
    turn: ['That is all.', 'You will know by the break whether you want to come again.'],
    asks: ['What was the first show you ever saw?', 'What would you like to know before you come?'],
    ends: {
      pfatil: ['Questions before your first time? Ask us.', 'Come and try it.'],
      h: 'Sweets: now, or in the break.',
    },
    keep: 'your first evening',
    send: 'somebody who has never been',
    own: [
      {
        kinds: ['place', 'price', 'event', 'hours'],
        about: 'tickets?|seats?\\b|doors|box office|performances?|venue|hall\\b|pavilion',
        lead: 'And where and when with us.',
      },
    ],
    pic: { ask: 'Your entrance in the evening', alt: 'A lit entrance in the evening' },
    claims: [['No dress code, latecomers, phones', 'house rules of theatres and concert halls']],
  },
  {
    id: 'when-do-i-clap',
    format: 'answer',
    only: CONCERTS,
    unless: NO_VENUE,
    again: 9,
    emoji: '👏',
    tags: ['Concert', 'ClassicalMusic', 'GoodToKnow'],
    title: ['When do you clap at a concert?', 'Clapping at a concert: how to know when'],
    cover: 'When do you clap?',
    question: 'When am I supposed to clap at a concert?',
    short: 'When the conductor turns round or the singers relax. If in doubt, wait for the others.',
    gist: [
      'At a classical concert people clap at the end of a piece and not between its parts. If you are not sure, wait until others begin.',
      'Watch the hands. When the conductor lowers them and turns round, the piece is over, and you may clap.',
    ],
    subject: ['When do you clap?', 'Clapping at a concert'],
    hooks: {
      '*': [
        'Are you afraid to clap at the wrong moment? Watch the conductor.',
        'When do you clap at a concert? There is an easy sign.',
      ],
      pfatil: 'Nobody has to know the piece to clap at the right moment.',
      h: 'Clapping too early is embarrassing for one second. The musicians like you for it.',
    },
    lines: {
      '*': [
        'If the programme lists several parts under one title, most people clap after the last one.',
        'Watch the hands of the conductor. When they go down, it is over.',
        'After a jazz solo you may clap at once. It is even expected.',
        'If you clap too early, nobody minds. It means that you liked it.',
      ],
      h: ['The first one to clap is very sure or very brave.'],
    },
    scene: [
      'It gets quiet, nobody moves, and you do not know whether that was the end.',
      'A piece may have four parts with pauses between them.',
    ],
    why: [
      [
        'The pauses belong to the piece, and some like to listen to them.',
        'Between two parts musicians want to keep the mood.',
      ],
      [
        'The custom is not very old, and it differs from place to place.',
        'In earlier times people clapped whenever they liked something.',
      ],
    ],
    parts: [
      [
        'Look at the programme',
        ['Count the parts under one title.', 'After the last one you clap.'],
        'A programme in a hand',
      ],
      [
        'Watch the hands',
        ['As long as they are up, it goes on.', 'When shoulders relax, it is over.'],
        'A conductor from behind',
      ],
      [
        'Wait for the others',
        ['Count to three, and join in.', 'There is always somebody who knows.'],
        'A clapping audience',
      ],
    ],
    turn: ['And at the end as long as you like.', 'Then you can lean back and listen.'],
    asks: ['Have you ever clapped too early?', 'Where did you clap for longest?'],
    ends: { pfatil: ['Come and listen.', 'We like it, whenever it comes.'], h: 'Very brave. Thank you.' },
    keep: 'your next concert',
    send: 'somebody who is new to concerts',
    pic: { ask: 'Chairs and music stands before a concert', alt: 'Chairs and music stands' },
    claims: [['Custom of clapping after whole works; jazz solos', 'concert practice']],
  },
  {
    id: 'front-row-or-back',
    format: 'either',
    only: SHOWS,
    unless: NO_VENUE,
    again: 6,
    emoji: '💺',
    tags: ['NightOut', 'LiveShow', 'ThisOrThat'],
    title: [
      'Front row or back row: where do you like to sit?',
      'Where do you sit at a show: in front or at the back?',
    ],
    cover: 'Front row or back row?',
    gist: [
      'Front row or back row: where do you like to sit at a show, and why there?',
      'In front you see every face, and at the back you see everything. Where do you like to sit?',
    ],
    subject: ['Front row or back row?', 'Where do you like to sit?'],
    hooks: {
      '*': [
        'Where do you like to sit at a show: in front or at the back?',
        'The front row sees faces, the back row sees it all. Which is yours?',
      ],
      pfatil: 'Some people book the first row, some the last. Where do you sit?',
      h: 'In the front row you may be asked up on stage. Where do you sit now?',
    },
    lines: {
      '*': [
        'Front, middle or back: one word is enough.',
        'What was the best seat you ever had?',
        'Do you book early for the front, or do you take what is left?',
        'Aisle or middle of the row: which do you take?',
      ],
      h: ['The tallest person in town always sits in front of you. It is a law.'],
    },
    scene: [
      'When the booking page opens, everybody looks at another corner of the plan.',
      'Couples have argued about rows.',
    ],
    why: [
      [
        'Both have their good sides, and your seat changes what you see.',
        'From another seat it is another evening.',
      ],
    ],
    parts: [
      [
        'Front row',
        ['You see every look, and hear the floor creak.', 'It is almost as if you were part of it.'],
        'A stage from close up',
      ],
      [
        'Back row',
        ['You see the whole picture, and you are out first.', 'Nobody sits behind you.'],
        'A stage from far away',
      ],
    ],
    turn: ['Tell us, and we will know what goes first.', 'There is room for both.'],
    asks: ['Where do you sit when you go out?', 'Where did you sit the last time?'],
    ends: {
      pfatil: ['Tell us your favourite seat.', 'One word, please.'],
      h: 'We apologise on behalf of tall people.',
    },
    keep: 'your next booking',
    send: 'the person you go with',
    pic: { ask: 'Your seats from the front', alt: 'Rows of empty seats' },
    claims: [['Seats differ in view', 'common experience']],
  },
  {
    id: 'the-first-thing-live',
    format: 'question',
    only: SHOWS,
    unless: NO_VENUE,
    again: 6,
    emoji: '🎟️',
    tags: ['LiveShow', 'Memories', 'NightOut'],
    title: ['What was the first thing you saw live on stage?', 'Your first concert or play: what was it?'],
    cover: 'Your first time live',
    gist: [
      'What was the first concert, play or show that you saw live, and who took you there?',
      'A puppet show, a school play, a band in a field: what did you see first?',
    ],
    subject: ['Your first time live', 'Your first concert or play'],
    hooks: {
      '*': [
        'What was the first thing that you ever saw live on a stage?',
        'Your first concert or play: what was it, and who took you?',
      ],
      pfatil: 'Everybody remembers their first evening in front of a stage. What was yours?',
      h: 'What was your first concert? The real one, please, and not the cool one.',
    },
    lines: {
      '*': [
        'Who took you to your first show?',
        'Which was your first concert? The name is enough.',
        'What did you see on stage as a child that you still remember?',
        'Which show would you like to see again for the first time?',
      ],
      h: ['It was a magician, and you still do not know where the rabbit came from.'],
    },
    scene: [
      'The lights went down, and somebody held your hand.',
      'It was loud, or dark, or very long, and you have not forgotten it.',
    ],
    why: [
      [
        'What we see live stays with us, because we were there.',
        'A stage makes a first memory for many people.',
      ],
    ],
    parts: [
      ['A play', ['With a wolf, a king or a dragon.', 'At school, or in a real theatre.'], 'A curtain'],
      [
        'A concert',
        ['Far too loud and far too late.', 'In a hall, in a field or in a church.'],
        'A stage with lights',
      ],
    ],
    turn: ['We are looking forward to your answers.', 'We read them all.'],
    asks: ['What did you first see on a stage?', 'Who took you to your first show or concert?'],
    ends: { pfatil: ['Tell us.', 'One line is enough.'], h: 'The rabbit is well, by the way.' },
    keep: 'an evening with old friends',
    send: 'the person who took you',
    pic: { ask: 'Your empty stage', alt: 'An empty stage with lights' },
    claims: [['First live shows are remembered', 'common experience']],
  },
  {
    id: 'plot-or-no-plot',
    format: 'either',
    only: 'theatre|theater|opera|\\bplays\\b|musicals?\\b|panto|drama|cinema|film',
    unless: NO_VENUE,
    again: 7,
    emoji: '📖',
    tags: ['Theatre', 'NightOut', 'ThisOrThat'],
    title: [
      'Before a play: read the plot, or be surprised?',
      'Do you want to know the story before you see it?',
    ],
    cover: 'Read the plot first?',
    gist: [
      'Do you read what a play is about before you go, or do you want to be surprised?',
      'Some people read the plot first, others close their eyes at every poster. Which are you?',
    ],
    subject: ['Read the plot first?', 'Know it or be surprised'],
    hooks: {
      '*': [
        'Before a play: do you read the plot, or do you want to be surprised?',
        'Do you want to know how it ends before you go?',
      ],
      pfatil: 'There are two ways to go and see a play. Which is yours?',
      h: 'Some people read the last page first. Do you do that with plays as well?',
    },
    lines: {
      '*': [
        'Plot first or surprise: what do you prefer?',
        'Do you read the programme before or after the show?',
        'For an opera it helps to read the story first. For a thriller it does not.',
        'Has anybody ever told you the ending?',
      ],
      h: ['In "Hamlet" it ends badly for nearly everybody. Sorry.'],
    },
    scene: [
      'One of you reads the programme, and the other covers their ears.',
      'In the foyer somebody always says how it ends.',
    ],
    why: [
      [
        'If you know the story, you can watch how it is done. If not, you can gasp.',
        'Both ways have their charm.',
      ],
    ],
    parts: [
      [
        'Read it first',
        ['You follow everything, and can look at the details.', 'Good for old plays and for operas.'],
        'An open programme',
      ],
      [
        'Be surprised',
        ['You laugh and jump at the right moments.', 'Good for comedies and thrillers.'],
        'A closed curtain',
      ],
    ],
    turn: ['Tell us which you are.', 'We will not tell you how it ends.'],
    asks: ['Do you like to know the story beforehand?', 'Which ending surprised you most?'],
    ends: { pfatil: ['Which is it?', 'One word is enough.'], h: 'And do not google it in the break.' },
    keep: 'your next play',
    send: 'the one who always knows the ending',
    pic: { ask: 'A programme on a seat', alt: 'A programme on a seat' },
    claims: [['People differ', 'common experience']],
  },
  {
    id: 'support-without-money',
    format: 'checklist',
    only: `${SHOWS}|\\bartists?\\b|galler|paint(?:er|ings)|print ?mak|amateur|writers?\\b|poet`,
    unless: `${TAKES_PHOTOS}|museum|lessons|class(?:es)?\\b|for hire|tattoo`,
    again: 8,
    emoji: '💛',
    tags: ['SupportLocal', 'LocalArts', 'GoodToKnow'],
    title: [
      'How to support local arts without spending money',
      'Five things that help local artists and cost nothing',
    ],
    cover: 'Support local arts',
    gist: [
      'You can support local arts without money: come early in the run, bring somebody along, share the poster, say what you liked, and sign up for the news.',
      'A friend who comes along because you told them is the best help for any small stage or studio.',
    ],
    subject: ['Support local arts', 'Help that costs nothing'],
    hooks: {
      '*': [
        'Would you like to help local artists? These five things cost nothing.',
        'You liked it? Then do one of these five things. It helps more than you think.',
      ],
      pfatil: 'Small stages and studios live from people who tell others.',
      h: 'You can be a patron of the arts from your sofa. It takes two thumbs.',
    },
    lines: {
      '*': [
        'Tell two friends about a show or exhibition that you liked, and go with one of them.',
        'Come in the first days. Then others hear about it while it is still on.',
        'Ask your local cafe or shop whether they will put up a poster.',
        'Write down one sentence about what you liked. It helps others to decide.',
      ],
      h: ['Your mother has told everybody already. Now it is your turn.'],
    },
    scene: [
      'On the first night there are empty seats, and on the last one people are turned away.',
      'Most people find out about a show when it is over.',
    ],
    why: [
      ['People go where somebody they know has been.', 'A word from a friend counts more than a poster.'],
      ['Small groups have no budget for advertising.', 'All their money goes into what you see.'],
    ],
    parts: [
      [
        'Bring somebody along',
        ['Somebody who has never been is best.', 'You know whom it would suit.'],
        'Two people at a door',
      ],
      [
        'Share the date',
        ['With one sentence of your own.', 'Before it happens, and not after.'],
        'A phone with a poster',
      ],
      [
        'Say what you liked',
        ['To the people themselves, too.', 'Name one moment or one picture.'],
        'Two people talking in a foyer',
      ],
      [
        'Ask for the news',
        ['Then you hear about the next date in time.', 'It takes half a minute.'],
        'A list with names',
      ],
    ],
    turn: ['Thank you. It really helps.', 'One of them is enough.'],
    asks: ['Whom would you bring along?', 'How did you hear of us?'],
    ends: {
      pfatil: ['See you soon, and bring somebody.', 'Thank you for telling others.'],
      h: 'Thumbs may now rest.',
    },
    keep: 'the next time you liked something',
    send: 'somebody who loves local things',
    own: [
      {
        kinds: ['event', 'offer', 'price', 'place'],
        about: 'tickets?|exhibition|concerts?|shows?\\b|productions?|open studio|\\bpanto|musical',
        lead: 'And this is what you could tell others about.',
      },
    ],
    pic: { ask: 'Your poster on a wall', alt: 'A poster on a wall' },
    claims: [['Word of mouth fills small venues', 'experience of venues']],
  },
];
