// Choirs: for those who think of coming, and for those who practise at home.
import type { Idea } from '../../library/idea.ts';
import { SINGS } from './kinds.ts';

export const SINGING: readonly Idea[] = [
  {
    id: 'first-choir-rehearsal',
    format: 'answer',
    only: SINGS,
    again: 7,
    emoji: '🎶',
    tags: ['Choir', 'JoinAChoir', 'SingTogether'],
    title: ['What happens at a first choir rehearsal?', 'Your first choir rehearsal: what to expect'],
    cover: 'Your first choir rehearsal',
    question: 'What happens when I come to a choir rehearsal for the first time?',
    short: 'You sit next to somebody who knows the song, and you sing along as far as you like.',
    gist: [
      'At your first choir rehearsal you get the music, a seat next to somebody who knows the song, and a warm-up. Nobody will ask you to sing alone in front of everybody.',
      'Thinking of joining a choir? Come early, say which voice you think you are, and just listen if you get lost.',
    ],
    subject: ['Your first choir rehearsal', 'Joining a choir'],
    hooks: {
      '*': [
        'Would you like to sing in a choir but do not know what happens there? This is how a first rehearsal goes.',
        'The first choir rehearsal is easier than most people think. Here is what to expect.',
      ],
      pfatil: 'A first choir rehearsal needs nothing but a voice, a pencil and a bottle of water.',
      h: 'At your first choir rehearsal you may just move your lips. Everybody has done it.',
    },
    lines: {
      '*': [
        'Bring a pencil and water to your first choir rehearsal. Everything else will be there.',
        'Sit next to somebody loud at your first rehearsal. It is the quickest way to learn your part.',
        'You can come to one choir rehearsal, only listen, and decide afterwards.',
        'You do not have to read music to begin in most choirs. You learn by ear, and the dots start to make sense.',
      ],
      h: ['The most useful sentence at a first rehearsal: "Which page are we on?"'],
    },
    scene: [
      'Most new singers are nervous for about ten minutes. Then the warm-up starts, and it is over.',
      'Many people want to sing and put it off for years because they do not know anybody in the choir.',
    ],
    why: [
      [
        'In a group nobody hears your wrong notes, and you learn from your neighbours.',
        'A choir carries new singers until they know the song.',
      ],
      [
        'After three rehearsals you know the first faces and the first tunes.',
        'It takes two or three evenings until you feel that you belong.',
      ],
    ],
    parts: [
      [
        'Come ten minutes early',
        [
          'Somebody will give you the music and show you a seat.',
          'Say at the door that you are new. That is all it takes.',
        ],
        'A hall with chairs in a half circle',
      ],
      [
        'Warm up with the others',
        [
          'Stretching, humming, a few scales. You do what everybody does.',
          'It looks a little silly and works very well.',
        ],
        'People stretching their arms',
      ],
      [
        'Sing what you can',
        [
          'Leave out what is too high or too fast. It comes with time.',
          'Listen to the first verse and join in at the second.',
        ],
        'An open music book',
      ],
      [
        'Stay for the break',
        ['That is where you get to know people.', 'Ask your neighbour how they came to the choir.'],
        'Cups on a table',
      ],
    ],
    turn: [
      'Then sleep on it, and come again if you liked it.',
      'If it was fun, come a second time. That is how most of us began.',
    ],
    asks: ['What keeps you from singing in a choir?', 'How was your very first rehearsal?'],
    ends: {
      pfatil: [
        'Any questions before you come? Just ask us.',
        'Send us a message, and we will look out for you.',
      ],
      h: 'Singing in the shower counts as experience.',
    },
    keep: 'the evening before you try it',
    send: 'a friend who always sings in the car',
    own: [
      {
        kinds: ['hours', 'place', 'process', 'price', 'offer', 'policy'],
        about:
          'rehears|audition|read music|\\bmondays?|\\btuesdays?|\\bwednesdays?|\\bthursdays?|\\bfridays?|\\bsundays?',
        lead: 'This is how it works here.',
      },
    ],
    pic: { ask: 'The chairs before a rehearsal', alt: 'Chairs in a half circle before a choir rehearsal' },
    claims: [
      ['Rehearsals begin with a warm-up; new singers sit with experienced ones', 'practice of choirs'],
    ],
  },
  {
    id: 'i-cannot-sing',
    format: 'myth',
    only: SINGS,
    again: 8,
    emoji: '🎤',
    tags: ['Choir', 'EverybodyCanSing', 'SingTogether'],
    title: ['"I cannot sing": is that true?', 'Can everybody learn to sing?'],
    cover: 'Can everybody sing?',
    myth: 'some people just cannot sing',
    short: 'Hardly anybody is really tone-deaf. Most people have simply not practised.',
    gist: [
      'Most people who say that they cannot sing were told so as a child. Singing in tune can be practised, like catching a ball.',
      'Only a few people are truly tone-deaf. If you notice that somebody else sings out of tune, you are not one of them.',
    ],
    subject: ['Can everybody sing?', 'Learning to sing in tune'],
    hooks: {
      '*': [
        'Do you think that you cannot sing? You are very probably wrong.',
        'Many people believe that they cannot sing because a teacher once said so.',
      ],
      pfatil: 'Singing in tune is a skill, and skills can be learnt.',
      h: 'If your dog stays in the room while you sing, you can join a choir.',
    },
    lines: {
      '*': [
        'If you can hear that a note is wrong, you are not tone-deaf. You only need practice.',
        'Start with a song in the middle of your voice. Most people who "cannot sing" begin too high.',
        'Listen to one note, hum it, then sing it. That is how singing in tune is trained.',
        'Singing next to somebody who knows the tune helps more than singing alone.',
      ],
      h: ['In the bathroom everybody is a star. In a choir you get company.'],
    },
    scene: [
      'Somebody was told at school to move their lips and make no sound, and has not sung since.',
      'People who love music often say that they have no voice. Usually they have never used it.',
    ],
    why: [
      [
        'You sing with muscles, and muscles can be trained.',
        'To match a note, ear and voice must work together, and that takes practice.',
      ],
      [
        'Most adults sing far less than they talk, so the voice is simply out of practice.',
        'Who has not sung for twenty years needs a few weeks to get going again.',
      ],
    ],
    parts: [
      [
        'Hum before you sing',
        [
          'It is quiet, and you feel the note in your head.',
          'Humming shows you at once whether you match the note.',
        ],
        'A person humming with closed lips',
      ],
      [
        'Choose an easy pitch',
        ['Begin where you speak. High notes can wait.', 'A tune of five notes is enough for the first week.'],
        'A hand on piano keys',
      ],
      [
        'Sing with others',
        [
          'You follow the voices around you without thinking.',
          'In a group it does not matter if a note goes wrong.',
        ],
        'People singing together',
      ],
    ],
    turn: ['Give it four weeks before you decide that you cannot.', 'Nobody expects a solo from you.'],
    asks: ['Who told you that you cannot sing?', 'What do you sing when nobody is listening?'],
    ends: {
      pfatil: ['Come and try it. You may surprise yourself.', 'Come to a rehearsal and find out.'],
      h: 'The neighbours will understand.',
    },
    keep: 'the next time you say that you cannot sing',
    send: 'somebody who only sings in the car',
    own: [
      {
        kinds: ['policy', 'process', 'audience', 'value'],
        about: 'audition|read music|no experience|everybody|everyone|all voices',
        lead: 'How it is in our choir.',
      },
    ],
    pic: { ask: 'An open song book on a chair', alt: 'An open song book on a chair' },
    claims: [
      [
        'True amusia affects a few in a hundred people; pitch matching improves with practice',
        'music psychology textbooks',
      ],
    ],
  },
  {
    id: 'warm-up-your-voice',
    format: 'howto',
    only: SINGS,
    again: 6,
    emoji: '🫁',
    tags: ['Choir', 'SingingTips', 'VocalWarmUp'],
    title: [
      'How to warm up your voice in five minutes',
      'Before you sing: a short warm-up for tired throats',
    ],
    cover: 'Warm up your voice',
    gist: [
      'Before you sing, loosen your shoulders, breathe out slowly, hum, and slide gently up and down. Five minutes are enough, and your throat will not get tired.',
      'A cold voice gets hoarse sooner. Begin with humming, go on to sirens, and leave the high notes for the end.',
    ],
    subject: ['Warm up your voice', 'Before you sing'],
    hooks: {
      '*': [
        'Five minutes of warming up, and your voice lasts the whole evening.',
        'Does your throat feel tired after singing? Try this warm-up first.',
      ],
      pfatil: 'A voice wants to be warmed up before it sings.',
      h: 'A warm-up sounds odd. Close the window, or wave at the neighbours.',
    },
    lines: {
      '*': [
        'To warm up your voice, hum a comfortable note and let it slide up and down like a slow siren.',
        'Roll your shoulders and yawn before you sing. A tight neck makes a tight voice.',
        'Breathe out on a long "sss" and count. You will soon get further with one breath.',
        'Drink water before a rehearsal and not only during it. It takes a while until it helps the voice.',
      ],
      h: ['Lip trills sound like a horse and help like a singing teacher.'],
    },
    scene: [
      'After a day at a desk the shoulders are up by the ears, and the voice is stuck.',
      'Many singers go straight for the high notes and wonder why they are hoarse by nine.',
    ],
    why: [
      [
        'The voice is moved by small muscles, and they work better when they are warm.',
        'Gentle notes get the blood moving before the loud ones come.',
      ],
      [
        'Long, slow breathing out calms you down as well.',
        'With a slow breath you have enough air for long lines.',
      ],
    ],
    caution: [
      'If singing hurts or you are hoarse for more than two or three weeks, see a doctor.',
      'Pain is a reason to stop. A voice that stays hoarse for weeks belongs to a doctor.',
    ],
    parts: [
      [
        'Loosen neck and shoulders',
        ['Roll them back a few times, and yawn.', 'Shake out your arms and let the jaw hang.'],
        'Shoulders being rolled',
      ],
      [
        'Breathe out on a long "s"',
        ['As slowly as you can, five times.', 'Count how far you get, without pressing.'],
        'A person breathing out',
      ],
      [
        'Hum, then slide',
        ['From the middle of your voice up and down, quietly.', 'Like a siren, without any effort.'],
        'A person humming',
      ],
      [
        'Sing five notes up and down',
        [
          'On "ma" or "no". Begin a little higher each time.',
          'Stop before it gets tight. High notes come last.',
        ],
        'A hand on piano keys',
      ],
    ],
    turn: ['Now your voice is ready for the evening.', 'It works before a speech as well.'],
    asks: ['How do you warm up: in the car, in the shower or not at all?', 'Which warm-up do you like best?'],
    ends: {
      pfatil: ['Try it before your next rehearsal.', 'Do it on the way, and arrive ready to sing.'],
      h: 'In the car at a red light, you will make friends.',
    },
    keep: 'the way to your next rehearsal',
    send: 'your neighbour in the choir',
    pic: { ask: 'A glass of water and a song book', alt: 'A glass of water beside a song book' },
    claims: [['Gentle humming, glides and breathing are usual vocal warm-ups', 'singing teaching practice']],
  },
  {
    id: 'learn-your-part-at-home',
    format: 'howto',
    only: SINGS,
    again: 7,
    emoji: '🎧',
    tags: ['Choir', 'SingingTips', 'PracticeTips'],
    title: ['How to learn a choir part at home', 'Learning your choir part without a piano'],
    cover: 'Learn your part at home',
    gist: [
      'To learn a choir part at home, listen to it, speak the words in rhythm, then sing it line by line. Ten minutes on three days work better than one long evening.',
      'You do not need a piano to learn your part. Record it at rehearsal if the choir allows it, listen on the way to work, and sing along quietly.',
    ],
    subject: ['Learn your part at home', 'Practising for the choir'],
    hooks: {
      '*': [
        'Do you lose your part as soon as the others sing? Learn it at home like this.',
        'Ten minutes at home, and you will hold your part at the next rehearsal.',
      ],
      pfatil: 'A choir part stays in your head when you learn it in small pieces.',
      h: 'Altos know the problem: everybody else has the tune. Here is how to learn the rest.',
    },
    lines: {
      '*': [
        'Speak the words of your choir part in rhythm before you sing them. Half the mistakes disappear.',
        'Learn the last page of a piece first. It is the one that always gets too little time.',
        'Mark in pencil where you breathe and where you get lost. Start there the next time.',
        'Ask before you record a rehearsal. Then listen to your part on the way to work.',
      ],
      h: ['If the cat leaves at bar nine, bar nine needs a little more practice.'],
    },
    scene: [
      'At rehearsal it worked, because your neighbour sang it. At home it is gone.',
      'With work and family nobody has an hour to practise. Ten minutes are often possible.',
    ],
    why: [
      [
        'You remember small pieces better than whole pages.',
        'Short practice on several days stays longer than one long evening.',
      ],
      [
        'Once you are sure of your own line, the other voices help you and no longer pull you away.',
        'If you know your line by heart, you can listen to the others.',
      ],
    ],
    parts: [
      [
        'Listen first',
        [
          'Use a recording of your part, or ask a neighbour to sing it into your phone.',
          'Three times through with the music in your hand.',
        ],
        'Headphones on a song book',
      ],
      [
        'Speak it in rhythm',
        [
          'Clap the beat with your foot and speak the words.',
          'Without notes it is easier, and the rhythm is right at once.',
        ],
        'A foot tapping',
      ],
      [
        'Sing one line at a time',
        [
          'Repeat it until it works twice in a row. Then the next.',
          'Put two lines together only when both are safe.',
        ],
        'A pencil mark on a music page',
      ],
      [
        'Sing it with the others',
        [
          'Put on a recording of the whole piece and hold your line.',
          'That is the test. Do it quietly at first.',
        ],
        'A person singing along with a laptop',
      ],
    ],
    turn: [
      'At the next rehearsal you will notice it at once.',
      'Your neighbour will lean on you for a change.',
    ],
    asks: ['Where do you practise your part?', 'Which piece gave you most trouble?'],
    ends: {
      pfatil: ['Ten minutes today will do.', 'Try it with the page you like least.'],
      h: 'The shower has the best acoustics in the house.',
    },
    keep: 'the days before the next concert',
    send: 'the others in your voice',
    pic: { ask: 'A page of music with pencil marks', alt: 'A page of music with pencil marks' },
    claims: [
      ['Chunking, rhythm speaking and spaced practice help to learn parts', 'music teaching practice'],
    ],
  },
  {
    id: 'soprano-alto-tenor-bass',
    format: 'glossary',
    only: SINGS,
    again: 9,
    emoji: '🎼',
    tags: ['Choir', 'WhichVoice', 'SingTogether'],
    title: ['Soprano, alto, tenor or bass: which voice are you?', 'Which voice am I in a choir?'],
    cover: 'Which voice are you?',
    gist: [
      'Sopranos and altos are the higher voices of a choir, tenors and basses the lower ones. Sing a song you know: where it feels easy, you belong.',
      'You do not have to know your voice before you join a choir. Sing a scale, see where it gets uncomfortable, and start one place lower.',
    ],
    subject: ['Which voice are you?', 'The voices of a choir'],
    hooks: {
      '*': [
        'No idea whether you sing high or low? This helps to find your choir voice.',
        'Soprano, alto, tenor or bass? You can find out in a minute.',
      ],
      pfatil: 'Which choir voice you are depends on where singing feels easy.',
      h: 'Every choir has sopranos. If you can sing low, you will be carried in on shoulders.',
    },
    lines: {
      '*': [
        'Sing "Happy Birthday". If the third line is easy, you are probably a soprano or a tenor. If it is too high, try alto or bass.',
        'Your choir voice may change over the years. Many sopranos become altos, and it is no step down.',
        'Not sure which voice you are? Start in the lower one. It is kinder to the throat.',
        'Most choirs look for tenors and basses. If you sing low, you will be welcome.',
      ],
      h: ['Altos learn all the wrong notes of the sopranos by heart. That is called harmony.'],
    },
    scene: [
      'At the door of every choir somebody asks which voice you are, and most newcomers have no idea.',
      'You can tell your voice by trying, and nobody needs to read music for it.',
    ],
    why: [
      [
        'The right voice is the one in which you can sing for an hour without getting tired.',
        'What matters is where you are comfortable, and not the single highest note.',
      ],
      [
        'Women and men can sing tenor, and some men sing alto.',
        'The names stand for ranges. Anybody who can sing there is welcome there.',
      ],
    ],
    parts: [
      [
        'Soprano',
        ['The highest voice, often with the tune.', 'High, and most often the melody.'],
        'A hand held high',
      ],
      [
        'Alto',
        [
          'The lower of the two high voices, often the harmony.',
          'Below the soprano, warm and in the middle.',
        ],
        'A hand at shoulder height',
      ],
      [
        'Tenor',
        [
          'The higher of the two low voices, and rare in most choirs.',
          'Above the bass, and nearly always wanted.',
        ],
        'A hand at chest height',
      ],
      [
        'Bass',
        ['The lowest voice, on which the others build.', 'Down at the bottom, where the chord begins.'],
        'A hand held low',
      ],
    ],
    turn: ['And if you guess wrong, you simply change seats.', 'The conductor will help you to find out.'],
    asks: ['Which voice do you sing?', 'Have you ever changed voice?'],
    ends: {
      pfatil: ['Come and try it out with us.', 'We are glad to help you find out.'],
      h: 'If in doubt, sit where the biscuits are.',
    },
    keep: 'your first evening in a choir',
    send: 'a friend who sings low',
    own: [
      {
        kinds: ['story', 'audience', 'process'],
        about: 'tenor|bass|soprano|alto|voices',
        lead: 'And at our choir?',
      },
    ],
    pic: { ask: 'Four song books in a row', alt: 'Four song books in a row' },
    claims: [['SATB ranges; low voices are scarce in amateur choirs', 'definition, practice of choirs']],
  },
  {
    id: 'the-song-you-know-by-heart',
    format: 'question',
    only: SINGS,
    again: 5,
    emoji: '🎵',
    tags: ['Choir', 'FavouriteSong', 'SingTogether'],
    title: ['Which song do you know by heart?', 'One song that you can sing from start to finish: which?'],
    cover: 'A song you know by heart',
    gist: [
      'Which song could you sing from the first line to the last, without looking anything up? Tell us the title.',
      'Everybody knows one song with all its verses: from school, from church, from the car. Which is yours?',
    ],
    subject: ['Which song do you know?', 'Songs we know by heart'],
    hooks: {
      '*': [
        'Which song do you know by heart, with all the verses?',
        'One song, from start to finish, without looking: which one could you sing now?',
      ],
      pfatil: 'Everybody knows one song by heart. Which is yours?',
      h: 'Which song do you know by heart, apart from the one in that advert?',
    },
    lines: {
      '*': [
        'Which song do you know by heart? The title is enough.',
        'Which song would you like to hear a choir sing?',
        'Which song did you sing at school and can still sing today?',
        'Which song always makes you sing along in the car?',
      ],
      h: ['Everybody knows the chorus. Who knows the second verse?'],
    },
    scene: [
      'Songs that we learnt as children stay with us for life.',
      'You forget your own phone number, and you still know the song from primary school.',
    ],
    why: [
      [
        'Words with a tune are easier to remember than words alone.',
        'A melody helps us to remember text for decades.',
      ],
    ],
    parts: [
      [
        'A song from school',
        ['You can still hear who sang next to you.', 'Sung every morning, and never forgotten.'],
        'An old song book',
      ],
      [
        'A song from the car',
        ['All the verses, and the guitar solo as well.', 'Learnt from the back seat on the way to the sea.'],
        'A car radio',
      ],
    ],
    turn: ['We look forward to your titles.', 'Perhaps we will sing one of them.'],
    asks: ['Which song can you sing without looking?', 'Who taught you that song?'],
    ends: {
      pfatil: ['Tell us the title.', 'One title each, please.'],
      h: 'Humming the middle part does not count.',
    },
    keep: 'the next long drive',
    send: 'the friend you sing with',
    pic: { ask: 'A pile of song books', alt: 'A pile of song books' },
    claims: [['Melody helps memory for words', 'music psychology, common experience']],
  },
];
