// Cinema: seats, reels, trailers and the credits.
import type { Idea } from '../../library/idea.ts';

/** Who shows films. */
export const CINEMAS = 'cinema|movie|\\bfilms?\\b|picture ?house|screens?\\b|screening';

export const SCREEN: readonly Idea[] = [
  {
    id: 'two-thirds-back',
    format: 'tip',
    only: CINEMAS,
    again: 9,
    emoji: '🎬',
    tags: ['CinemaTips', 'BestSeats', 'CinemaNight'],
    title: [
      'Where to sit in a cinema: two thirds back, in the middle',
      'The seat in a cinema at which the sound is set',
    ],
    cover: 'Two thirds back, middle',
    gist: [
      'Cinema sound is measured about two thirds of the way back and in the middle. If you want the picture to fill your eyes, sit nearer; if you want to read subtitles in peace, further back.',
      'The row that sound engineers like is seldom the last one. Go down the steps until the screen fills your view without turning your head.',
    ],
    subject: ['Where the sound is set', 'Not quite the last row'],
    hooks: {
      '*': [
        'In a cinema there is one row at which the sound was set. It is about two thirds back.',
        'The last row of a cinema is for privacy. The picture is better a few rows down.',
      ],
      pt: 'Levels are calibrated at a reference position some two thirds into the room, on the centre line.',
      fi: 'You book a film, the plan opens, and everybody takes the back row. Try four rows down for once.',
      a: 'Middle, two thirds back. Book that.',
      h: "In the front row you see the film as the actors' nostrils see it.",
      l: 'The middle of the room, the middle of the picture.',
    },
    lines: {
      '*': [
        'Sit so that the screen fills your view without your head turning. In most cinemas that is a little behind the middle.',
        'For films with subtitles take a row further back: eyes jump less between words and faces.',
        'In a small cinema sit on the centre line, even if it means one row nearer. Sound comes from both sides there.',
        'If you are tall, the seat before a gangway has room for legs and nobody in front.',
      ],
      h: ['Whoever sits behind you has popcorn. It is a law of nature.'],
    },
    scene: [
      'The hall is empty, and forty people sit in the last two rows, side by side like swallows.',
      'A man comes in, walks to the middle, down three rows, sits and smiles. He used to build loudspeakers.',
    ],
    why: [
      [
        'Loudspeakers stand behind the screen and along the walls. Only in the middle do all of them arrive together.',
        'At the wall you hear one speaker and lose the room.',
      ],
      [
        'Films are composed for a wide view. From far off it is a large television.',
        'Too near, and the eye runs behind; too far, and it stays outside.',
      ],
    ],
    parts: [
      [
        ['Find the middle', 'Aim for the centre line'],
        ['Half of the seats on each side, then count back.', 'Two thirds is row ten of fifteen.'],
        'An empty cinema from the middle row',
      ],
      [
        ['Adjust by film', 'Move a row to suit the film'],
        [
          'Spectacle: a row nearer. Subtitles: a row further back.',
          'Quiet films forgive any seat, as long as nobody rustles.',
        ],
        'A screen filling the view',
      ],
      [
        ['Book the pair beside it', 'Take the two next to it'],
        [
          'The exact middle is often taken. One seat further nobody hears a difference.',
          'On weekday evenings the choice is yours.',
        ],
        'Two folded seats in a middle row',
      ],
    ],
    turn: [
      'In the back row there are other advantages.',
      'Try it once, and the back row feels like the car park.',
    ],
    asks: ['Where do you sit?', 'Aisle or middle?'],
    ends: {
      pt: 'Reference position, then taste.',
      fi: 'And phones off. Thank you.',
      a: 'Row ten of fifteen.',
      h: 'The nostrils were well lit, though.',
      l: 'Dark, middle, first note.',
    },
    keep: 'the next booking',
    send: 'whoever always takes the back row',
    own: [
      {
        kinds: ['number', 'place', 'product', 'price', 'service'],
        about: 'seats?\\b|screens?\\b|sofa|sound|dolby|row|projector|35 ?mm|4k',
        lead: 'And about the room here.',
      },
    ],
    pic: {
      ask: 'The screen as seen from two thirds back',
      alt: 'A cinema screen from two thirds back in the room',
    },
    claims: [['Cinema sound is calibrated around two thirds back', 'cinema engineering practice']],
  },
  {
    id: 'a-film-in-a-box',
    format: 'behind',
    only: CINEMAS,
    again: 10,
    emoji: '📼',
    tags: ['BehindTheScreen', 'Projectionist', 'CinemaLife'],
    title: [
      'How a film gets to the cinema today',
      'From film reels to a key: what happens in the projection room',
    ],
    cover: 'A film in a small box',
    gist: [
      'Once it was reels of thirty kilos, now it is a hard disk or a line, and a key that opens the film only for this screen and these days. Somebody still checks picture, sound and focus before you come.',
      'The film arrives locked, and its key is valid from a certain hour. In front of it somebody watches the first minute of every evening from the back.',
    ],
    subject: ['A key that opens on Thursday', 'Thirty kilos, and now a line'],
    hooks: {
      '*': [
        'A film arrives at the cinema locked, and the key only opens it at a certain hour.',
        'Where a projectionist once carried reels, there now hums a server. Somebody still looks after it.',
      ],
      pt: 'A digital cinema package is encrypted; its key is tied to one projector and a span of time.',
      fi: 'Ever wondered who sits behind the little window? Mostly a fan, and a person with a list.',
      a: 'File, key, test, lights down.',
      h: 'The key is valid from Friday. The premiere is on Thursday. Those are the moments that make projectionists.',
      l: 'A beam through dust, and a hum behind glass.',
    },
    lines: {
      '*': [
        'A film on reels weighed some thirty kilos and came in tins. Today it fits on a disk, locked until its day.',
        "Before the first showing somebody watches the beginning of the film for picture, sound and masking, so that nobody's head is cut off.",
        'Trailers are chosen by hand and lined up before the film. It is a small programme of its own.',
        'The curtain at the side of a screen moves with the format: wide, narrow, old, new. Look out for it.',
      ],
      h: ['The hardest part of the job is not watching the end for the fortieth time.'],
    },
    scene: [
      'Behind a pane of glass a fan hums, a lamp wakes up, a finger counts. Down there three hundred people fall silent.',
      'On a shelf stands a splicer, beside it a tin. Nobody has needed it for years, and nobody throws it away.',
    ],
    why: [
      [
        'One lamp, one lens, one beam: if a hair lies in it, four hundred people see it.',
        'Picture and sound are checked in the empty room, and a full one swallows the treble.',
      ],
      [
        'What cannot be copied is lent. So it comes with a lock.',
        'Keys are made for a screen and a week, and asked for by night when they do not fit.',
      ],
    ],
    parts: [
      [
        ['It arrives', 'The parcel and the key come in'],
        ['By disk or by line, hundreds of gigabytes, and shut.', 'The key comes separately, by mail.'],
        'A small hard drive in a transport box',
      ],
      [
        ['It is tested', 'Somebody watches the first minutes'],
        ['First minute, last minute, one in the middle.', 'Sound from the seat that you will sit in.'],
        'A person alone in an empty cinema',
      ],
      [
        ['It runs', 'One button starts the evening'],
        [
          'Lights, curtain, advertisements, trailers, film: a list that starts on time.',
          'And somebody with a finger near the button, just in case.',
        ],
        'Light from a projection window',
      ],
    ],
    turn: [
      'Some houses can still show real film. Ask which evening.',
      'And then you hear nothing of all that, which is how it should be.',
    ],
    asks: ['Would you like to see the projection room?', 'Have you ever seen a film tear?'],
    ends: {
      pt: 'Locked, tested, on time.',
      fi: 'Wave to the little window on your way out.',
      a: 'File, key, light.',
      h: 'He has never seen the first five minutes sitting down.',
      l: 'Dust, dancing in a beam.',
    },
    keep: 'your next look back at the window',
    send: 'a lover of films',
    own: [
      {
        kinds: ['history', 'people', 'place', 'process', 'number', 'event', 'service'],
        about: 'projection|projector|35 ?mm|built|volunteers|restored|since \\d',
        lead: 'And behind the window here.',
      },
    ],
    pic: { ask: 'Light coming out of the projection window', alt: 'Light falling from a projection window' },
    claims: [
      [
        'Digital cinema packages are encrypted with time-limited keys for one screen; film prints weighed tens of kilos',
        'cinema technology handbooks',
      ],
    ],
  },
  {
    id: 'trailers-or-late',
    format: 'either',
    only: CINEMAS,
    again: 7,
    emoji: '🍿',
    tags: ['CinemaQuestions', 'Trailers', 'CinemaNight'],
    title: [
      'Trailers: do you come early for them or late because of them?',
      'In your seat for the trailers, or just in time for the film?',
    ],
    cover: 'Trailers: early or late?',
    gist: [
      'There are those who come for the trailers and sit down before the light does. Others know to the minute when the film begins, and come with popcorn in the dark.',
      'A trailer is a promise in two minutes, or the whole film with the ending cut off. Which is it?',
    ],
    subject: ['For the trailers, or after them', 'Two minutes, whole plot'],
    hooks: {
      '*': [
        'Trailers are a small evening of their own, or twenty minutes of waiting. What are they for you?',
        'There are two kinds of cinema people: those who are seated at the first trailer, and those who excuse themselves along the row.',
      ],
      p: 'Trailers show what is coming, and often a little too much of it.',
      t: 'A trailer runs for up to two and a half minutes and shows, as a rule, all three acts.',
      fi: 'Be honest: do you turn to each other after every trailer and say yes or no?',
      a: 'Early or late. Choose.',
      h: 'Whoever comes late knows the knees of the whole row.',
      l: 'The lights half down, and six worlds in a quarter of an hour.',
    },
    lines: {
      '*': [
        'Trailers: in your seat in good time, or slipping in just before the film?',
        'A thumb up or down after each trailer is how many couples plan their year.',
        'Some people shut their eyes and ears at trailers, so as to know nothing. It is lovely to watch.',
        'The best trailer you ever saw: was the film as good?',
      ],
      h: ['In the trailer it was funny. That was the two minutes.'],
    },
    scene: [
      'Half dark, a row gets up one after the other like a wave. At its end somebody with two drinks and an apologetic smile.',
      'After the third trailer two heads turn to each other and nod. That is April, then.',
    ],
    why: [
      [
        'Looking forward is half of pleasure, and not knowing is the other half.',
        'There was a time when trailers came after the film, hence the name. Nobody stayed.',
      ],
    ],
    parts: [
      [
        'In the seat for the trailers',
        ['You know what comes, and you sit well.', 'Popcorn is half gone by then, that is the price.'],
        'Popcorn in the light of a screen',
      ],
      [
        'Just in time for the film',
        [
          'No advertising, no spoilt ending, no rush until the last minute.',
          'And you see all knees of row nine.',
        ],
        'Somebody edging along a dark row',
      ],
    ],
    turn: [
      'A third group talks through both. They are known by name.',
      'Between the two there is one empty seat, in the middle.',
    ],
    asks: ['Early or late?', 'Which trailer was better than its film?'],
    ends: {
      p: 'Both sides agree about the film itself.',
      t: 'Starting time plus trailers: ask the house.',
      fi: 'And whoever comes late brings something for the row.',
      a: 'Lights down.',
      h: 'Sorry. Sorry. Thank you. Sorry.',
      l: 'Half dark, and six worlds.',
    },
    keep: 'the next time you book',
    send: 'whoever always makes you late',
    own: [
      {
        kinds: ['hours', 'event', 'policy', 'product', 'offer', 'service', 'price'],
        about: 'trailers?\\b|doors open|bar opens|popcorn|matinee|films?\\b|screenings?',
        lead: 'And about the programme here.',
      },
    ],
    pic: { ask: 'Popcorn in the light of the screen', alt: 'Popcorn in the light of a cinema screen' },
    claims: [['Trailers once followed the film, hence the name; usual length', 'film history']],
  },
  {
    id: 'seen-too-young',
    format: 'question',
    again: 7,
    emoji: '😱',
    tags: ['FilmTalk', 'Memories', 'NightOut'],
    title: [
      'What did you see on a stage or screen much too young?',
      'The show that you saw too early and never forgot',
    ],
    cover: 'Seen much too young',
    gist: [
      'Everybody has seen something too early: a shark, a witch, a sad deer. It has stayed for good, and strangely enough one is grateful. What was it for you?',
      'Ask round a table what people saw too young. You get fear, brothers, and a bathtub that was avoided for weeks.',
    ],
    subject: ['The shark in the bathtub', 'Much too early, never forgotten'],
    hooks: {
      '*': [
        'One film or one play came too early for you, and you have never forgotten it. Which?',
        'Some people have not liked swimming since a certain afternoon at the cinema.',
      ],
      p: 'What frightens us as children we remember for longer than what amuses us.',
      t: 'Title, age, and the thing that you could not do afterwards.',
      fi: 'It stays between us: what kept you awake for a week?',
      a: 'Title and age. That is enough.',
      h: 'He was six, the shark was eight metres, and the bathtub was out of use until Easter.',
      l: 'A red curtain, a voice, and a dark that stayed.',
    },
    lines: {
      '*': [
        'What did you see much too young, and who had taken you?',
        'A witch on a stage at the age of four: it is the reason why some people are in the theatre today.',
        'Which film do you still see only through your fingers?',
        'The deer, the shark, the clown: what was yours?',
      ],
      h: ['The film was released for children aged six and up. The big brother had not read that either.'],
    },
    scene: [
      'A boy goes out backwards from the dark, so as to keep an eye on the screen.',
      'At the dinner table four adults talk about a witch, and all of them speak a little more softly.',
    ],
    why: [
      [
        'Children see with everything they have, and no filter has been put in yet.',
        'Being frightened together, and safe, is one of the things such rooms were built for.',
      ],
    ],
    parts: [
      [
        'What it was',
        [
          'Stage or screen, title if you know it.',
          'Sometimes only an image is left: a hand, a door, an eye.',
        ],
        'A beam of light in a dark room',
      ],
      [
        'Who took you',
        ['Brother, aunt, a father who thought it was about fish.', 'They mostly slept well.'],
        'Two tickets in a small hand',
      ],
      [
        'What came of it',
        ['A light in the hall, a fear of clowns, a profession.', 'Have you seen it again since?'],
        'A night light in a hallway',
      ],
    ],
    turn: ['See it again as an adult. It has mostly shrunk.', 'And some have become directors out of it.'],
    asks: ['What did you see too young?', 'Are you still afraid of it?'],
    ends: {
      p: 'It worked, in any case.',
      t: 'Title, age, effect.',
      fi: 'You may leave the light on.',
      a: 'Tell it.',
      h: 'The bathtub has been open again since then.',
      l: 'And the dark has become a friend.',
    },
    keep: 'the next round of friends',
    send: 'the brother who took you along',
    own: [
      {
        kinds: ['event', 'history', 'story', 'offer', 'people', 'product'],
        about: '^(?!.*\\bbar\\b).*(?:films?\\b|plays?\\b|classics?\\b|season|festival|programme|screenings?)',
        lead: 'And what is on here.',
      },
    ],
    pic: { ask: 'A beam of light in a dark room', alt: 'A beam of light through a dark room' },
    claims: [['Frightening stories are remembered for long', 'common experience']],
  },
];
