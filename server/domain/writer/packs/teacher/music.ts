// Music lessons: instruments, hands, ears and the first year.
import type { Idea } from '../../library/idea.ts';
import { MUSIC } from './kinds.ts';

/** Who teaches music. */

export const MUSIC_LESSONS: readonly Idea[] = [
  {
    id: 'rent-it-first',
    format: 'answer',
    only: MUSIC,
    again: 9,
    emoji: '🎻',
    tags: ['FirstInstrument', 'MusicLessons', 'LearnMusic'],
    title: [
      'Should you buy or rent a first instrument?',
      'First instrument for a child: size, rent, what to avoid',
    ],
    cover: 'First instrument: rent it',
    question: 'Should we buy an instrument straight away?',
    short: 'Rent first, in the right size, and have it checked by somebody who knows.',
    gist: [
      'Children grow, tastes change, and a bad instrument spoils a good start. Rent for the first year, and ask the teacher before you buy anything.',
      'A violin comes in sizes, like shoes. If it is too big or the strings are too high, even the keenest child gives up.',
    ],
    subject: ['Rent the first instrument', 'Violins come in sizes'],
    hooks: {
      '*': [
        'Before you buy a first instrument, rent it for a year. Children grow, and so do tastes.',
        'The violin from the {loft|attic} is beautiful and three sizes too big. Rent one first.',
      ],
      pt: 'The right size and a good set-up decide whether a beginner gets anywhere.',
      fi: 'Has somebody at home fallen in love with the trumpet? Take a breath, and rent one.',
      a: 'A first instrument: rent it, and in the right size.',
      h: 'A guitar with strings a finger high builds muscles. Unfortunately not the ones for music.',
      l: 'New strings, the right size, and a first note.',
    },
    lines: {
      '*': [
        'A first guitar should be easy to press: if the strings stand high above the neck, have it set up before the first lesson.',
        'Digital piano for a start? Eighty-eight weighted keys and a pedal, at a fixed height. Everything else is a toy.',
        'Cheap instrument sets often cost you twice: once to buy, and once to make them playable.',
        'When you rent an instrument, ask whether it is insured. With children that matters.',
      ],
      h: ['The drum kit was a present from an uncle who lives far away.'],
    },
    scene: [
      "From the {loft|attic} comes grandfather's violin. The child puts it under its chin and cannot reach the end.",
      'In the shop a boy plays one note on six clarinets. On the fourth he stops and looks up. That one.',
    ],
    why: [
      [
        'If the instrument is bad, beginners think that it is their fault.',
        'If it is hard to press and out of tune, even the keenest child gives up.',
      ],
      [
        'In September nobody knows whether it will still be the cello in June.',
        'Between six and twelve a child needs several sizes of violin.',
      ],
    ],
    parts: [
      [
        ['Ask the teacher first', 'Talk to the teacher before you buy'],
        [
          'They know what size your child needs, and where to get it.',
          'Some teachers can lend you one for the first weeks.',
        ],
        'A teacher holding a small violin',
      ],
      [
        ['Rent for the first year', 'Take it on rent to begin with'],
        [
          'Ask whether you can change sizes, and whether the rent comes off the price later.',
          'After a year you know.',
        ],
        'A rental label on an instrument case',
      ],
      [
        ['Have the instrument set up', 'Let an expert check it'],
        ['Strings, reeds or pads: it takes half an hour.', 'Afterwards it sounds much better.'],
        'Hands setting up a guitar',
      ],
    ],
    turn: [
      'If it is too big today, it can wait until the arms are longer.',
      'You learn to love it by playing, not by owning it.',
    ],
    asks: ['What was your first instrument?', 'Which one would you like to begin with?'],
    ends: {
      pt: 'First playable, and later your own.',
      fi: 'And get a music stand. Your back will thank you.',
      a: 'Rent it first.',
      h: 'The uncle has been invited to the first concert. And to the second.',
      l: 'A first note, and it sounds good.',
    },
    keep: 'the day somebody wants to begin',
    send: 'the uncle with the drum kit',
    own: [
      {
        kinds: ['service', 'policy', 'offer', 'price', 'process', 'product'],
        about: '\\brent|loan|borrow|(?:for|to) hire|trial|first lesson|instruments? (?:to|for|can)',
        lead: 'And how it begins here.',
      },
    ],
    pic: { ask: 'Two sizes of the same instrument side by side', alt: 'Two violins of different sizes' },
    claims: [
      [
        'String instruments come in fractional sizes; set-up matters; rent-to-buy is common',
        'practice of teachers and instrument shops',
      ],
    ],
  },
  {
    id: 'the-hard-bar-alone',
    format: 'tip',
    only: MUSIC,
    again: 8,
    emoji: '🎯',
    tags: ['PracticeTips', 'MusicLessons', 'LearnMusic'],
    title: [
      'How to practise a difficult bar so that it stays',
      'Practising music: do not begin at the beginning every time',
    ],
    cover: 'Practise the hard bar alone',
    gist: [
      'Do not play the piece from the start until it breaks. Take the two notes where it goes wrong, play them slowly, then the bar, then the way into it. Five times right in a row.',
      'Most people play the beginning of a piece a hundred times and the hard bar ten times. Do it the other way round.',
    ],
    subject: ['Do not start at the beginning', 'Five times right in a row'],
    hooks: {
      '*': [
        'You play from the start, get stuck in bar twelve and begin again. So you only practise bars one to eleven.',
        'Practise the hardest bar of your piece, and only that one.',
      ],
      pt: 'Take the hard bar alone, slow it down, get it right, and put it back.',
      fi: 'Do you always start the piece again when you get stuck? Everybody does. Here is a better way.',
      a: 'Find the two notes, play them slowly, five times right.',
      h: 'The neighbours know bars one to eleven by heart. They would love to hear the rest.',
      l: 'Two notes, slowly, until they belong together.',
    },
    lines: {
      '*': [
        'Practise a hard bar so slowly that you make no mistakes. If it feels embarrassing, it is slow enough.',
        'Mark the hard bar in your music with a pencil, and begin there tomorrow.',
        'Play the hard bar right five times in a row. If the fourth goes wrong, begin again with one.',
        'Practise the beat before the hard bar too. That is where it usually goes wrong.',
      ],
      h: ['If you practise it fast and wrong, you learn to play it fast and wrong.'],
    },
    scene: [
      'Through the wall: eleven bars, a crash, a pause, eleven bars, a crash. Somebody should practise bar twelve.',
      'She plays two notes. Once more. Once more, with her eyes shut. Then three. On the stairs somebody stops to listen.',
    ],
    why: [
      [
        'Your fingers learn what they do, mistakes included.',
        'If you play a mistake often enough, you know it by heart.',
      ],
      [
        'You can play one bar twenty times while you play the whole piece once.',
        'You already know the beginning well.',
      ],
    ],
    parts: [
      [
        ['Find the two notes', 'Look for the exact spot'],
        ['Usually it is a jump, or a change of hand.', 'Play it very slowly: where do you stop?'],
        'A pencil bracket around two notes',
      ],
      [
        ['Play it at half speed', 'Slow it right down'],
        ['So slowly that nothing can go wrong.', 'After five good ones you may go a little faster.'],
        'A metronome set slow',
      ],
      [
        ['Get it right five times', 'Five times right in a row'],
        ['Move a coin for each one. If it goes wrong, all the coins go back.', 'Children love the coins.'],
        'Five coins moved across a music stand',
      ],
      [
        ['Join it up again', 'Play into it and out of it'],
        ['Two bars before, and two bars after.', 'And only then from the beginning, as a reward.'],
        'A page of music with a bracket',
      ],
    ],
    turn: [
      'Ten minutes of it are worth an hour of starting again.',
      'Begin with it tomorrow, and it will stay.',
    ],
    asks: ['Which bar is it in your piece?', 'What were you playing when you gave up?'],
    ends: {
      pt: 'Small, slow and right, then join it up.',
      fi: 'And then play something you can do, for fun.',
      a: 'Bar twelve, now.',
      h: 'Next door they clapped. On to bar thirteen!',
      l: 'Two notes, and then the whole line.',
    },
    keep: 'your next practice',
    send: 'whoever always starts from the beginning',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'people', 'price'],
        about: 'lessons?\\b|practi[cs]e|one.to.one|pupils|online',
        lead: 'And if you want somebody to show you.',
      },
    ],
    pic: {
      ask: 'A sheet of music with a pencil bracket around a bar',
      alt: 'Sheet music with a bracket around one bar',
    },
    claims: [
      ['Isolating passages, slow correct repetition', 'music education textbooks, research on practice'],
    ],
  },
  {
    id: 'tone-deaf',
    format: 'myth',
    only: MUSIC,
    again: 9,
    emoji: '👂',
    tags: ['SingingForAll', 'MusicMyths', 'LearnMusic'],
    title: ['Are you really tone-deaf? Very few people are', '"I cannot sing": what is behind it'],
    cover: 'You are probably not tone-deaf',
    myth: 'Some people simply have no ear for music',
    short: 'Hardly anybody is tone-deaf. Most people have only never practised singing a note.',
    gist: [
      'If you hear that a friend sings out of tune, you are not tone-deaf. To sing the right note is a skill like throwing a ball, and you can learn it at any age.',
      'Somebody once told you to "just move your lips", and you have believed for forty years that you cannot sing. You can learn it.',
    ],
    subject: ['You can learn to sing in tune', 'A skill like throwing'],
    hooks: {
      '*': [
        'If you can tell who is calling by their voice, you are not tone-deaf.',
        'Half of all adults believe that they cannot sing. Many of them were told so at school.',
      ],
      pt: 'Real tone-deafness is rare. Singing out of tune is usually lack of practice.',
      fi: 'Do you sing in the car with the windows shut? Then you can sing.',
      a: 'If you can hear the note, you can learn to sing it.',
      h: 'Nobody has ever been tone-deaf in the shower.',
      l: 'One note, and you hum it back.',
    },
    lines: {
      '*': [
        'Think you are tone-deaf? Hum any note, then find it on a piano or an app. It is easier that way round.',
        'To find a note, slide your voice up like a siren until it fits. You can feel it when it does.',
        'A child that sings out of tune is usually not tone-deaf. It needs games, and nobody who says so.',
        'Learning to sing? Begin with one other person. In a crowd you cannot hear yourself.',
      ],
      h: ['The boy who sang loudest at school now sells insurance. It proves nothing, but it helps.'],
    },
    scene: [
      'A circle of adults with folded arms. "Just one note," says the teacher. The first laughs, the second hums, and the third has tears in her eyes. She had always been told that she cannot sing.',
      'Year three, second row: "You there, just move your lips." He is fifty-two now and still knows which song it was.',
    ],
    why: [
      [
        'Your ear and your voice have to learn to work together, like eye and hand when you catch a ball.',
        'If you were told not to sing, you have never practised it.',
      ],
      [
        'You raise your voice when you ask a question. So you can sing higher.',
        'If you were really tone-deaf, you could not tell one tune from another.',
      ],
    ],
    parts: [
      [
        ['Hum a note, then find it', 'Hum first, then find the key'],
        ['It is easier than the other way round.', 'Then your first note is right.'],
        'A hand looking for a note on a piano',
      ],
      [
        ['Slide up to the note', 'Glide up like a siren'],
        ['Slowly, on "oo", until it fits.', 'Put a hand on your chest and you can feel it.'],
        'A hand on a chest',
      ],
      [
        ['Practise two minutes a day', 'Sing for two minutes every day'],
        [
          'Three notes at first, then five. The car is fine.',
          'After some weeks most people hear a difference.',
        ],
        'Somebody singing in a car',
      ],
    ],
    turn: ['And forget what they said at school.', 'Your voice wants to be used.'],
    asks: ['Who told you that you could not sing?', 'Where do you sing when nobody listens?'],
    ends: {
      pt: 'You can learn it at any age.',
      fi: 'Next time, open the windows.',
      a: 'Hum, slide, repeat.',
      h: 'The shower is booked for tonight.',
      l: 'And then both notes are one.',
    },
    keep: 'your next drive alone',
    send: 'somebody who only moves their lips',
    own: [
      {
        kinds: ['service', 'event', 'audience', 'offer', 'price', 'people'],
        about: 'sing|voice|choir|adult|beginner|any age|no experience',
        lead: 'And for your first note.',
      },
    ],
    pic: { ask: 'A hand on a piano key, a mouth just about to sing', alt: 'A hand on a single piano key' },
    claims: [
      [
        'Congenital amusia affects a few per cent at most; pitch matching improves with training',
        'research on amusia and singing',
      ],
    ],
  },
  {
    id: 'nails-shoulders-stool',
    format: 'checklist',
    only: MUSIC,
    again: 9,
    emoji: '🪑',
    tick: true,
    tags: ['PracticeTips', 'MusicLessons', 'HealthyPlaying'],
    title: [
      'Before you practise: five things to check in a minute',
      'Practising music without aches: stool, light, shoulders, breaks',
    ],
    cover: 'Before you practise: one minute',
    gist: [
      'The right seat, light on the page, shoulders down, instrument tuned, phone in the next room. It takes one minute, and nothing hurts after twenty.',
      'If something hurts after twenty minutes of playing, it was usually wrong from the start. One minute of checking helps.',
    ],
    subject: ['Shoulders down, phone away', 'Why your neck hurts when you practise'],
    hooks: {
      '*': [
        'If your neck hurts after practising, look at your stool first.',
        'One minute of checking before you practise saves you an aching back.',
      ],
      pt: 'If you are tense when you start to play, it gets worse with every minute.',
      fi: 'Before you play: sit down, breathe out, and let your shoulders drop. Lower. There.',
      a: 'Before you play: seat, light, shoulders, tuning, phone.',
      h: 'A dining chair is for dinner, says your elbow.',
      l: 'A lamp, an open page, and one deep breath.',
    },
    lines: {
      '*': [
        'Piano: elbows about at the height of the keys, feet flat on the floor. Children need a footstool.',
        'Guitar and strings: keep the nails of your left hand short, and tune your instrument every time.',
        'Put your music at eye level. If you look down, you play with a bent neck.',
        'If it hurts when you play, stop, shake your hands, and tell your teacher.',
      ],
      h: ['Your phone will tell you every two minutes that nothing has happened.'],
    },
    scene: [
      'One leg tucked under, the music on the bed, a bent neck. "It hurts when I practise," says the child.',
      'She turns the lamp, raises the stool and drops her shoulders. Even the first note sounds different.',
    ],
    why: [
      [
        'If your shoulder is tense, so are your arm, your hand and every finger.',
        'When small muscles get tired, the big ones have to help, and they are clumsy.',
      ],
      [
        'If you practise while you are tense, you learn to be tense.',
        'When you sit well, you also hear better.',
      ],
    ],
    parts: [
      [
        ['Set your seat to the right height', 'Adjust your stool or chair'],
        ['Feet flat, back long, elbows free.', 'For children a box under the feet.'],
        'A hand turning a piano stool',
      ],
      [
        ['Light the page', 'Put light on the music'],
        ['From the side, so that it does not dazzle you.', 'Large print is fine too.'],
        'A lamp over a music stand',
      ],
      [
        ['Drop your shoulders', 'Loosen the shoulders'],
        ['Lift them to your ears, hold, and let go. Three times.', 'And loosen your jaw and your hands.'],
        'Somebody rolling their shoulders',
      ],
      [
        ['Tune your instrument', 'Tune it every time'],
        ['Even for five minutes.', 'A clip-on tuner costs less than a pizza.'],
        'A tuner clipped to a guitar',
      ],
      [
        ['Put your phone away', 'Leave the phone in another room'],
        ['Buy a metronome that gets no messages.', 'After twenty minutes you may look.'],
        'A phone left on a shelf',
      ],
    ],
    turn: ['And after twenty minutes, get up and shake your arms.', 'Then you can begin.'],
    asks: ['Where do you practise, and on what do you sit?', 'What hurts first when you play?'],
    ends: {
      pt: 'First sit well, then play.',
      fi: 'And breathe. It is only music.',
      a: 'One minute, every time.',
      h: 'Your elbow says thank you.',
      l: 'Sit, breathe, play.',
    },
    keep: 'the lid of your instrument case',
    send: 'whoever practises on the bed',
    caution: [
      'Pain or numbness that stays belongs to a doctor or physiotherapist who knows musicians.',
      'If your hands go numb or hurt at night, stop and see a doctor.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'people', 'offer', 'price', 'place'],
        about: 'lessons?\\b|posture|technique|trial',
        lead: 'And somebody who looks at it with you.',
      },
    ],
    pic: { ask: 'A stool, a lamp and an open page of music', alt: 'A stool, a lamp and open sheet music' },
    claims: [['Posture, breaks and tension in playing', "musicians' medicine, instrumental teaching"]],
  },
  {
    id: 'the-first-piece-you-could-play',
    format: 'question',
    only: MUSIC,
    again: 7,
    emoji: '🎼',
    tags: ['FirstPiece', 'MusicMemories', 'MusicLessons'],
    title: [
      'What was the first piece that you could play?',
      'What was the first tune you played, and who had to listen?',
    ],
    cover: 'The first piece you could play',
    gist: [
      'Four notes, a nursery rhyme, or that one guitar riff: nobody forgets the first piece they could play. What was yours?',
      'What was the first piece you could play? Ask your family. They had to hear it often enough.',
    ],
    subject: ['What was your first piece?', 'Could you still play it today?'],
    hooks: {
      '*': [
        'What was the first piece of music that you could play all the way through?',
        'Your fingers may still know a piece that you have forgotten. Try it.',
      ],
      p: 'Your first piece is seldom your best, and you never forget it.',
      t: 'Which instrument, which piece, and how old were you?',
      fi: 'Out with it: what did your whole family have to listen to?',
      a: 'Name your first piece.',
      h: 'In every guitar shop there is a list of forbidden riffs. You began with one of them.',
      l: 'A lamp on the piano, and a very simple tune.',
    },
    lines: {
      '*': [
        'What was your first piece, and could you still play it today?',
        'Which piece of music would you like to learn, if you had a year?',
        'What did you once play to impress somebody, and did it work?',
        'Who taught you your first piece of music?',
      ],
      h: ['A recorder brings a family closer together, in the room furthest away.'],
    },
    scene: [
      'At the station there is a piano. A man in a suit puts down his bag, plays eight bars of something very simple, and runs for his train.',
      'Grandmother sits down at the piano "only for a moment". She still knows all three verses.',
    ],
    why: [
      [
        'The first whole piece is the day when practising turns into music.',
        'Hands remember for longer than heads do.',
      ],
    ],
    parts: [
      ['The piece', ['The title, or how it goes.', 'The easy version counts.'], 'An old music book'],
      [
        'The audience',
        ['A patient father, a dog, a school hall.', 'Who clapped, and who had to?'],
        'Chairs in a small hall',
      ],
      [
        'Can you still play it?',
        ['All of it, half of it, or nothing.', 'Sit down and try.'],
        'Hands on piano keys',
      ],
    ],
    turn: [
      'And if you have forgotten it, you will learn it faster than last time.',
      'There is a piano in many stations now.',
    ],
    asks: ['What was your first piece?', 'What would you like to be able to play next?'],
    ends: {
      p: 'Everybody begins with a small piece.',
      t: 'Tell us the piece and how old you were.',
      fi: 'Recordings are welcome too.',
      a: 'And play it once more.',
      h: 'The man in the guitar shop has heard it. Twice today.',
      l: 'Eight bars, and then the train.',
    },
    keep: 'the next piano you pass',
    send: 'whoever had to listen to it',
    own: [
      {
        kinds: ['event', 'service', 'people', 'history', 'offer', 'number'],
        about: 'concert|perform|recital|\\bband\\b|open mic',
        lead: 'And here people learn their first pieces.',
      },
    ],
    pic: { ask: 'An old music book open at the first piece', alt: 'An old music book open on a stand' },
    claims: [['Motor memory for music lasts', 'common experience, music psychology']],
  },
];
