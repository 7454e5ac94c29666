// Music lessons: instruments, hands, ears and the first year.
import type { Idea } from '../../library/idea.ts';

/** Who teaches music. */
export const MUSIC =
  'music|piano|guitar|violin|viola|cello|flute|clarinet|drum|singing|saxophone|trumpet|ukulele|recorder|\\bvoice (?:lessons|coach)|\\bharp|accordion|\\bbass\\b|instrument';

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
    cover: 'Rent it first',
    question: 'Should we buy an instrument straight away?',
    short: 'Rent first, in the right size, and set up by somebody who knows how.',
    gist: [
      'Children grow, tastes change, and a bad instrument spoils a good start. Rent for the first year; many shops take the rent off the price later. Ask the teacher before you buy anything online.',
      'A violin comes in sizes like shoes. Too large is worse than too simple, and strings that are too high hurt any finger.',
    ],
    subject: ['In sizes like shoes', 'A year on rent'],
    hooks: {
      '*': [
        'Before you buy a first instrument, rent it for a year. Children grow, and so do tastes.',
        'The violin from the loft is beautiful and three sizes too large.',
      ],
      pt: 'Size, set-up and pitch decide whether a beginner can succeed at all.',
      fi: 'Has somebody at home fallen in love with the trumpet? Take a breath, and rent one.',
      a: 'Rent, right size, set up by an expert.',
      h: 'A guitar with strings a finger high builds muscles. Unfortunately not those for music.',
      l: 'Old wood, new strings, a first tone.',
    },
    lines: {
      '*': [
        'A first guitar should be easy to press: if the strings stand high above the neck, have it set up before the first lesson.',
        'Digital piano for a start? Eighty-eight weighted keys and a pedal, at a fixed height. Everything else is a toy.',
        'Cheap instrument sets often cost twice: once to buy, and once to make them playable.',
        'Renting an instrument mostly includes insurance. With children that is not the smallest point.',
      ],
      h: ['The drum kit was a present from an uncle who lives far away.'],
    },
    scene: [
      'The loft, a case, a smell of cedar. "Grandfather\'s", says the mother. The child puts it under its chin and reaches halfway to the scroll.',
      'In the shop a boy plays one note on six clarinets. On the fourth he stops and looks up.',
    ],
    why: [
      [
        'On a poor instrument a beginner takes the fault for their own.',
        'What is hard to press and out of tune punishes the most eager.',
      ],
      [
        'Nobody knows in September whether it will still be the cello in June.',
        'Between six and twelve a child goes through several sizes of violin.',
      ],
    ],
    parts: [
      [
        ['Ask the teacher first', 'Talk to the teacher before you buy'],
        [
          'They see hands, mouth and size of the child, and know the shops.',
          'Many have a spare one for the first weeks.',
        ],
        'A teacher holding a small violin',
      ],
      [
        ['Rent for the first year', 'Take it on rent to begin with'],
        ['Ask about exchange of sizes and about what is taken off later.', 'A year is enough to know.'],
        'A rental label on an instrument case',
      ],
      [
        ['Have it set up', 'Let somebody set it up'],
        [
          'Strings, reeds, pads, stool: half an hour by somebody who can.',
          'Afterwards it sounds like another instrument.',
        ],
        'Hands setting up a guitar',
      ],
    ],
    turn: [
      'What is too large today can wait until the arms are long enough.',
      'Love comes from playing and not from owning.',
    ],
    asks: ['What was your first instrument?', 'Which one would you like to begin with?'],
    ends: {
      pt: 'Playable first, owned later.',
      fi: 'And a music stand. Backs will thank you.',
      a: 'Rent. Right size.',
      h: 'The uncle has been invited to the first concert. And the second.',
      l: 'A first tone, and it holds.',
    },
    keep: 'the week somebody wants to begin',
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
    cover: 'Only the hard bar',
    gist: [
      'Do not play the piece from the start until it breaks. Take the two notes at which it breaks, slowly, in both directions, then the bar, then the way into it. Five times right in a row.',
      'Most people practise the beginning of a piece a hundred times and the difficult place ten. Turn it round.',
    ],
    subject: ['A hundred times the beginning', 'The two notes before the crash'],
    hooks: {
      '*': [
        'You play from the start, you get stuck in bar twelve, you start again. That way you practise bars one to eleven.',
        'A piece is as good as its worst bar. Practise that one, alone.',
      ],
      pt: 'Isolate, slow down, repeat correctly, then join it up again.',
      fi: 'Everybody does it, and all teachers sigh at it. Here is the other way.',
      a: 'Find the two notes. Slow. Five times right.',
      h: 'The neighbours know bars one to eleven by heart. They would love to hear how it goes on.',
      l: 'Two notes, slowly, until they belong together.',
    },
    lines: {
      '*': [
        'Practise at a speed at which you make no mistakes. If that is embarrassing, it is the right one.',
        'Mark the hard place in the music with a pencil bracket. Begin there tomorrow, before you warm up on the nice bits.',
        'Five times right in a row: if the fourth goes wrong, count from one. It takes four minutes and works.',
        'Practise the way into a hard bar as well: the last beat before it is where it goes wrong.',
      ],
      h: ['Fast and wrong is how one learns to play it fast and wrong.'],
    },
    scene: [
      'Through the wall: eleven bars, crash, a pause, eleven bars, crash. Somebody next door puts a cushion to the ear.',
      'She plays two notes. Again. Again, with the eyes shut. Then three. On the landing somebody stops to listen.',
    ],
    why: [
      [
        'Fingers learn what they do, and the mistake along with it.',
        'Each repetition digs a track. One should look which one it is.',
      ],
      [
        'A short place can be repeated twenty times in the time that a whole piece takes once.',
        'The start is secure already. There is nothing to gain there.',
      ],
    ],
    parts: [
      [
        ['Find the two notes', 'Look for the exact spot'],
        [
          'Mostly it is a jump, a change of hand, a breath.',
          'Play it in slow motion: where do you hold your breath?',
        ],
        'A pencil bracket around two notes',
      ],
      [
        ['Slow it down by half', 'Halve the tempo'],
        ['So slowly that nothing can go wrong.', 'With a metronome one click up after five good ones.'],
        'A metronome set slow',
      ],
      [
        ['Get it right five times', 'Play it correctly five times running'],
        [
          'Matches or coins on the left, one over for each. If it fails, all back.',
          'Children love the coins.',
        ],
        'Five coins moved across a music stand',
      ],
      [
        ['Join it up again', 'Play into it and out of it'],
        ['Two bars before, two after.', 'And only then from the beginning, as a reward.'],
        'A page of music with a bracket',
      ],
    ],
    turn: ['Ten minutes of it are worth an hour of starting over.', 'Tomorrow begin with it. Then it stays.'],
    asks: ['Which bar is it in your piece?', 'What were you playing when you gave up, back then?'],
    ends: {
      pt: 'Small, slow, correct, joined.',
      fi: 'And then play something you can. For joy.',
      a: 'Bar twelve. Now.',
      h: 'Next door they applauded. Bar thirteen!',
      l: 'Two notes, and then the line.',
    },
    keep: 'the music stand',
    send: 'whoever always starts from the beginning',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'people', 'price'],
        about: 'lessons?\\b|practi[cs]e|one.to.one|pupils|online',
        lead: 'And for whoever would like to be shown.',
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
    title: ['Are you really tone-deaf? Very few people are', 'I cannot sing: what is mostly behind it'],
    cover: 'Tone-deaf? Hardly',
    myth: 'Some people simply have no ear for music',
    short: 'A few per cent really have it. Most of the others have never practised matching a note.',
    gist: [
      'If you hear that a friend is out of tune, or know a song from its first notes, you are not tone-deaf. Matching a note with your voice is a skill like throwing, and it can be learned at any age.',
      'Somebody once said "just move your lips", and it stuck for forty years. It was a bad sentence, and no diagnosis.',
    ],
    subject: ['"Just move your lips"', 'A skill like throwing'],
    hooks: {
      '*': [
        'If you can tell who is calling by their voice, you are not tone-deaf.',
        'Half of all adults believe that they cannot sing. Most of them were told so at school.',
      ],
      pt: 'True amusia is rare. Poor pitch matching is mostly lack of practice.',
      fi: 'You sing in the car with the windows shut? Then you sing.',
      a: 'You can hear it? Then you can learn it.',
      h: 'In the shower nobody has ever been tone-deaf.',
      l: 'One note, hummed back.',
    },
    lines: {
      '*': [
        'Try it: hum any note, then look for it on a piano or an app. Matching that way round is easier.',
        'Slide your voice up like a siren until it meets the note. You feel it when it clicks in: the buzzing stops.',
        'Children who sing "wrong" have mostly not found their head voice yet. It needs play and no verdict.',
        'Sing with one person and not with a crowd, to begin with. In a crowd you cannot hear yourself.',
      ],
      h: ['The person who sang loudest at school now sells insurance. It proves nothing, but it helps.'],
    },
    scene: [
      'A circle of chairs, adults with folded arms. "One note", says the teacher, "any one." The first laughs, the second hums, and the third begins to cry a little.',
      'Class three, second row: "You there, only move your lips." He is fifty-two and can still tell you which song it was.',
    ],
    why: [
      [
        'Ear and voice have to be tuned to each other, like eye and hand in catching a ball.',
        'Whoever was told to be silent has never trained it.',
      ],
      [
        'Speech has melody, too. Whoever can ask a question can raise a voice.',
        'Real tone-deafness shows elsewhere as well: tunes cannot be told apart.',
      ],
    ],
    parts: [
      [
        ['Let the note come to you', 'Hum first, then find the key'],
        [
          'Somebody plays what you sing, instead of the other way round.',
          'So the first go is right. That matters.',
        ],
        'A hand looking for a note on a piano',
      ],
      [
        ['Slide until it clicks', 'Glide up like a siren'],
        ['Slowly, on "oo", until both become one.', 'A hand on your chest feels it.'],
        'A hand on a chest',
      ],
      [
        ['Take two minutes a day', 'Do it daily for two minutes'],
        ['Three notes, then five. In the car is fine.', 'In some weeks most people hear a difference.'],
        'Somebody singing in a car',
      ],
    ],
    turn: [
      'And the sentence from school may be given back.',
      'Voices want to be used, and hardly anything else.',
    ],
    asks: ['Who told you that you could not sing?', 'Where do you sing when nobody listens?'],
    ends: {
      pt: 'Trainable, at any age.',
      fi: 'Windows down, next time.',
      a: 'Hum. Slide. Repeat.',
      h: 'The shower has been fully booked for years.',
      l: 'And the two become one.',
    },
    keep: 'the next drive by yourself',
    send: 'somebody who only moves their lips',
    own: [
      {
        kinds: ['service', 'event', 'audience', 'offer', 'price', 'people'],
        about: 'sing|voice|choir|adult|beginner|any age|no experience',
        lead: 'And for a first note.',
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
      'Practising without aches: stool, light, shoulders, breaks',
    ],
    cover: 'A minute before the first note',
    gist: [
      'Height of the seat, light on the page, shoulders down, tuned, phone in the next room. It takes a minute, and what hurts after twenty was mostly wrong in the first.',
      'Twenty minutes, then get up. Music is made of small muscles, and they like a break before they ask for one.',
    ],
    subject: ['Shoulders down, phone out', 'It began in the first minute'],
    hooks: {
      '*': [
        'If your neck aches after practising, look at the stool before you look at the piece.',
        'Sixty seconds of checking save a good deal of trouble after the last note.',
      ],
      pt: 'Posture, height and light first: tension that is there at the start only grows.',
      fi: 'Sit down, breathe out, and let your shoulders fall. Lower. There.',
      a: 'Seat, light, shoulders, tuning, phone.',
      h: 'The dining chair is for dinner. Your elbow has noticed.',
      l: 'A lamp, an open page, one breath.',
    },
    lines: {
      '*': [
        'Piano: elbows about at the height of the keys, feet flat on the floor. Children need a footstool.',
        'Guitar and strings: short nails on the left hand, and tune every time. Ears learn what they hear.',
        'Stand the music at eye level. Whoever looks down plays with a bent neck and half the breath.',
        'Pain is no part of practising. Stop, shake out, try it more slowly, and tell your teacher.',
      ],
      h: ['The phone will report that nothing has happened. It does so every two minutes.'],
    },
    scene: [
      'One leg tucked under, the music on the bed, the neck like a question mark. "It hurts when I practise", says the child.',
      'She turns the lamp, screws the stool up by two turns, rolls her shoulders. The first note already sounds otherwise.',
    ],
    why: [
      [
        'A raised shoulder pulls on arm, hand and finger, in every single note.',
        'Small muscles tire fast, and then the large ones help out, clumsily.',
      ],
      [
        'What is practised with tension is also learned with tension.',
        'A body at ease hears better. It sounds odd, and it is true.',
      ],
    ],
    parts: [
      [
        ['Set the seat', 'Adjust stool or chair'],
        ['Feet flat, back long, elbows free.', 'For children a box under the feet.'],
        'A hand turning a piano stool',
      ],
      [
        ['Light the page', 'Put light on the music'],
        ['From the side and without glare.', 'Large print is no shame.'],
        'A lamp over a music stand',
      ],
      [
        ['Drop your shoulders', 'Loosen the shoulders'],
        ['Lift them to the ears, hold, let go. Three times.', 'Jaw and hands as well.'],
        'Somebody rolling their shoulders',
      ],
      [
        ['Tune', 'Tune the instrument'],
        ['Every time, also for five minutes.', 'A clip-on tuner costs less than a pizza.'],
        'A tuner clipped to a guitar',
      ],
      [
        ['Put the phone away', 'Leave the phone in another room'],
        ['Metronome and tuner exist without messages.', 'Twenty minutes, then you may look.'],
        'A phone left on a shelf',
      ],
    ],
    turn: [
      'And after twenty minutes: up, to the window, shake out.',
      'Then the first note may be a fine one.',
    ],
    asks: ['Where do you practise, and on what do you sit?', 'What aches first when you play?'],
    ends: {
      pt: 'Set up, then play.',
      fi: 'And breathe. It is only music.',
      a: 'One minute. Every time.',
      h: 'The elbow sends its thanks.',
      l: 'Light, breath, tone.',
    },
    keep: 'the inside of the instrument case',
    send: 'whoever practises on the bed',
    caution: [
      'Pain or numbness that stays belongs to a doctor or physiotherapist who knows musicians.',
      'If your hands go numb or hurt at night, stop and see a doctor.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'people', 'offer', 'price', 'place'],
        about: 'lessons?\\b|posture|technique|trial',
        lead: 'And where somebody looks at it with you.',
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
      'The first tune: what could you play, and who had to listen?',
    ],
    cover: 'Your first piece',
    gist: [
      'Four notes, a nursery rhyme, that one riff in every guitar shop: nobody forgets the first piece. What was it, and do your fingers still know it?',
      'Ask the family what they had to hear over and over again. They will remember it better than you.',
    ],
    subject: ['The riff in every guitar shop', 'Do your fingers still know it?'],
    hooks: {
      '*': [
        'What was the first piece of music that you could play all the way through?',
        'Your fingers know a piece from childhood that your head has forgotten. Try it.',
      ],
      p: 'The first piece is often not the loveliest, and it is never lost.',
      t: 'Instrument, piece, age.',
      fi: 'Out with it: what did the whole family have to listen to?',
      a: 'Name the piece.',
      h: 'In every guitar shop hangs a list of five forbidden riffs. You began with one of them.',
      l: 'A lamp on the piano, a simple tune.',
    },
    lines: {
      '*': [
        'Which was your first piece, and would you still get through it today?',
        'Which piece would you like to be able to play, if you had a year?',
        'What did you play to somebody in order to impress them, and did it work?',
        'Which teacher do you owe your first piece to?',
      ],
      h: ['The recorder has brought whole families closer together, in other rooms.'],
    },
    scene: [
      'At the station stands a piano. A man in a suit puts down his bag, plays eight bars of something very small, and goes to his train.',
      'Grandmother sits down "only for a moment". Out come all three verses, and the left hand as well.',
    ],
    why: [
      [
        'A first whole piece is the day on which practising turns into music.',
        'Hands remember for longer than heads do.',
      ],
    ],
    parts: [
      ['The piece', ['Title, or how it goes: da da dum.', 'The easy version counts.'], 'An old music book'],
      [
        'The audience',
        ['A patient father, a dog, a school hall.', 'Who clapped, and who had to?'],
        'Chairs in a small hall',
      ],
      [
        'And today',
        ['Still there, half there, gone.', 'Sit down and try. Nobody is listening.'],
        'Hands on piano keys',
      ],
    ],
    turn: ['And if it is gone: it takes less than last time.', 'There is a piano at most stations now.'],
    asks: ['What was your first piece?', 'Which would you like to play next?'],
    ends: {
      p: 'A small piece, and a beginning.',
      t: 'Piece, place, listeners.',
      fi: 'Recordings are welcome, also brave ones.',
      a: 'Play it once more.',
      h: 'The shop assistant has heard it. Today. Twice.',
      l: 'Eight bars, and the train.',
    },
    keep: 'the next piano you pass',
    send: 'whoever had to listen',
    own: [
      {
        kinds: ['event', 'service', 'people', 'history', 'offer', 'number'],
        about: 'concert|perform|recital|\\bband\\b|open mic',
        lead: 'And where first pieces are played here.',
      },
    ],
    pic: { ask: 'An old music book open at the first piece', alt: 'An old music book open on a stand' },
    claims: [['Motor memory for music lasts', 'common experience, music psychology']],
  },
];
