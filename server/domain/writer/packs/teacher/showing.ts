// Boxes, recordings, pauses and rehearsals: how learning shows, and where.
import type { Idea } from '../../library/idea.ts';
import { MUSIC } from './kinds.ts';

export const SHOWING: readonly Idea[] = [
  {
    id: 'a-whole-run-with-a-clock',
    format: 'season',
    again: 11,
    emoji: '⏱️',
    tags: ['ExamSeason', 'StudyTips', 'MockExam'],
    title: [
      'Before the exam: do one whole practice run with a clock',
      'Mock exam at home: do all of it once',
    ],
    cover: 'One whole practice exam',
    gist: [
      'A week before the exam do one whole practice run, at the same time of day, with a clock and without help. Mark it yourself the next day.',
      'Instead of rereading, spend one evening on a full practice exam with a clock. You will see what to do in the week that is left.',
    ],
    subject: ['Do one whole practice exam', 'Mark your own paper in red'],
    hooks: {
      '*': [
        'Put the phone in a drawer, a clock on the table, and do a whole practice exam once from start to finish.',
        'Many people do their first complete paper on the day of the exam. Do one at home first.',
        'The first complete exam you do should not be the one that counts.',
      ],
      p: 'One complete practice exam shows you where the time goes.',
      f: 'Exam coming up? Allow yourself one bad practice run at home.',
      a: 'One full practice exam, with a clock, without help.',
      t: 'If you practise under exam conditions, you also learn how to use the time.',
      h: 'The revision plan had eleven colours. The exam was in black.',
      i: 'If you have done it once at home, you go into the exam as somebody who knows the way.',
      l: 'An empty table, a sharp pencil, and two quiet hours.',
    },
    lines: {
      '*': [
        'A week before an exam, do a complete old paper with a clock and no help. Then you know what to do with the week.',
        'Mark your practice paper with a red pen the next day. You will see mistakes that you did not see in the evening.',
        'In an exam, divide the time by the marks before you begin. It saves the last question.',
        'Sort the mistakes in your practice exam: did not know, did not read, ran out of time. Only the first needs more learning.',
        'The evening before an exam, pack your bag and stop. What you learn now will not help you tomorrow.',
      ],
      h: ['"I have read it four times. I know exactly on which page it says what I cannot do."'],
    },
    scene: [
      'Half past nine on a Saturday, an egg timer on the kitchen table. "What are you doing?" "An exam. Come back at half past eleven."',
      "A red pen and yesterday's practice paper. At question six the writing gets bigger, and at question nine it stops.",
    ],
    why: [
      [
        'You have practised it in pieces. In the exam you need all of it, in order and against the clock.',
        'To be able to do one question is one thing. To do it as the sixth, when you are tired, is another.',
      ],
      [
        'A mistake at home costs nothing, and shows you what to learn.',
        'What goes wrong today can be put right in a week.',
      ],
    ],
    parts: [
      [
        ['Make it as real as you can', 'Use the real time of day'],
        [
          'The same time, the same length, the same pen, and an old paper.',
          'Ask somebody to sit there and look stern.',
          'Also a hard chair, and no tea.',
        ],
        'A clock and a closed book on a table',
      ],
      [
        ['Do not stop for anything', 'Go right through to the end'],
        [
          'If you get stuck, mark the question and go on, as you would in the exam.',
          'You can look it up tomorrow.',
          'What you cannot do today may stay open.',
        ],
        'A question mark in the margin of a sheet',
      ],
      [
        ['Mark it in red the next day', 'Sleep on it, then mark it'],
        [
          'Be as strict as a stranger.',
          'After a night you read what is really there.',
          'In the evening you are too kind.',
        ],
        'A red pen on a written page',
      ],
      [
        ['Sort your mistakes into three', 'Did not know, did not read, no time'],
        [
          'Each of the three needs something else.',
          'If you only ran out of time, you need not learn more.',
          'Then you know what to do this week.',
        ],
        'Three small piles of cards',
      ],
    ],
    turn: ['The second time is always easier.', 'Afterwards leave it alone for a day, and sleep well.'],
    asks: [
      'Have you ever done a whole exam at home before the day?',
      'What is hardest for you in an exam: not knowing, not reading or the clock?',
    ],
    ends: {
      p: 'Two full runs are enough for most exams.',
      f: 'And there is cake afterwards.',
      a: 'A clock, a whole paper, a red pen.',
      t: 'Do the second one three or four days later.',
      h: 'A kitchen table is a strict examiner, but you can bribe it with toast.',
      i: 'It helps to have been there before.',
      l: 'You write the last line and open a window.',
    },
    keep: 'the week before the exam',
    send: 'somebody who is reading it for the fourth time',
    own: [
      {
        kinds: ['service', 'event', 'offer', 'price'],
        about: 'exams?\\b|mock|revision|tests?\\b|grades?\\b|GCSE|A.?levels?|\\bSAT\\b',
        lead: 'If you would like help before the exam.',
      },
    ],
    when: { season: ['spring'] },
    pic: {
      ask: 'A clock, a pencil and a sheet on an otherwise empty table',
      alt: 'A clock, a pencil and a sheet of paper on an empty table',
    },
    claims: [
      [
        'Practice testing and similarity of practice to test improve performance',
        'Dunlosky et al. 2013; transfer-appropriate processing',
      ],
      ['Classifying errors directs revision', 'teaching practice'],
    ],
    unless: 'danc|yoga|pilates|\\bdogs?\\b|swim',
  },
  {
    id: 'the-thing-that-never-stays',
    format: 'question',
    again: 12,
    emoji: '🧠',
    tags: ['MemoryTips', 'LearningLife', 'MentalBlocks'],
    title: [
      'Which word, sum or name can you never remember?',
      'Words and sums you always forget: a few old tricks',
    ],
    cover: 'What can you never remember?',
    gist: [
      'Everybody has one: a spelling, seven times eight, the name of a neighbour. You have looked it up a hundred times, and you forget it again. What is yours?',
      'What do you look up again and again and still forget? Tell us, and take a trick home.',
    ],
    subject: ['You have looked it up a hundred times', 'Left or right? And other things we forget'],
    hooks: {
      '*': [
        'There is one word whose spelling you look up every single time. Which one?',
        'Grown-ups with important jobs quietly pretend to write when somebody says "turn right".',
        'You have been told eleven times, and you have forgotten it again. What is it?',
      ],
      p: 'If you always forget something, it is usually because you mix it up with something else.',
      f: 'What do you always forget? Everybody has something.',
      a: 'Do not look it up at once. Guess first.',
      t: 'If you mix up two things, each mistake makes it worse. So guess, check, and guess again.',
      h: 'Rhythm, or however you spell it. There is an h in it somewhere. Possibly two.',
      i: 'Even clever people forget the same silly thing again and again.',
      l: 'It is on the tip of your tongue, and then it is gone.',
    },
    lines: {
      '*': [
        'Which word, sum or name do you look up again and again, and never keep?',
        'Do you always mix up two things? Learn only one of them properly. The other one is then the other.',
        'Guess first, and then look it up. You remember a guess that was corrected better than an answer that you only read.',
        'Hard to spell? Say the word as it is written: Wed-nes-day. It works for the rest of your life.',
        'Cannot remember it? Think of a silly picture. The sillier, the better.',
      ],
      h: ['Seven times eight comes out differently every time. It must be the weather.'],
    },
    scene: [
      'Somebody types, stops, looks up how to spell "necessary", and types on. It has been like that since school.',
      '"Left!" says the passenger and points right.',
    ],
    why: [
      [
        'It is seldom hard. It only looks too much like something else, and you have mixed them up a hundred times.',
        'If you have spelt it wrong a hundred times, you have learnt it wrong very well.',
      ],
    ],
    parts: [
      [
        ['A word with double letters', 'A word you never spell right'],
        [
          'Accommodation: two beds and two coats, so two c and two m.',
          'Necessary: one collar, two sleeves. So one c and two s.',
          'Make up a picture for it.',
        ],
        'A word with letters circled on paper',
      ],
      [
        ['A sum you always get wrong', 'One of the times tables'],
        [
          'Five, six, seven, eight: fifty-six is seven times eight.',
          'There are about four that everybody gets wrong.',
          'Make up a rhyme for it.',
        ],
        'A small times table with one field marked',
      ],
      [
        ['Left and right', 'Which is left?'],
        [
          'Hold up both hands with your thumbs out. The one that makes an L is left.',
          'Many adults have to think for a moment.',
          'Look at your hands: one of them makes an L.',
        ],
        'Two hands held up with thumbs out',
      ],
      [
        ['The name of somebody you know', 'The names of people you meet'],
        [
          'If it is too late to ask, ask how to spell it.',
          'Say the name when you hear it, and again when you leave.',
          'Use it twice while they are still there.',
        ],
        'A name badge turned the wrong way round',
      ],
    ],
    turn: ['You can learn one of them by tomorrow. Choose one.', 'The rest you may look up.'],
    asks: [
      'What have you looked up a hundred times and still not remembered?',
      'Do you have a trick for left and right?',
    ],
    ends: {
      p: 'Test yourself three times this week, and you will know it.',
      f: 'You are in very good company.',
      a: 'Guess, check, and again tomorrow.',
      t: 'Learn one of the two today and the other next week.',
      h: 'Anyone who can spell "diarrhoea" at once has a story. Perhaps do not tell all of it.',
      i: 'What one of us forgets, another one knows.',
      l: 'And then in the middle of the night you know it.',
    },
    keep: 'the next time you look it up',
    send: 'somebody who says left and points right',
    own: [
      {
        kinds: ['service', 'offer', 'audience'],
        about: 'spelling|vocabulary|times tables|maths|english|tuition|tutor',
        lead: 'It is easier to learn with somebody.',
      },
    ],
    pic: {
      ask: 'A word on paper that you always misspell, letters circled',
      alt: 'A handwritten word with its double letters circled',
    },
    claims: [
      ['Interference between similar items', 'memory research textbook'],
      ['Guessing before feedback improves retention', 'errorful generation research (Kornell et al.)'],
    ],
    unless: 'music|piano|guitar|violin|danc|driving|\\bdogs?\\b|swim|yoga|pilates',
  },
  {
    id: 'screen-or-same-room',
    format: 'either',
    again: 10,
    emoji: '💻',
    tags: ['OnlineLessons', 'FaceToFace', 'LearningTogether'],
    title: ['Lessons on a screen or in the same room?', 'Online or in person: where do you learn better?'],
    cover: 'Online or in the same room?',
    gist: [
      'Online you save the trip. In the same room the teacher sees how you hold your hand or your pen. Which do you like better?',
      'Lessons from your own sofa, or a room that is only for learning: where do you learn better?',
    ],
    subject: ['Online lessons or in person?', 'Lessons in slippers?'],
    hooks: {
      '*': [
        'In the same room a teacher sees what is wrong at a glance. Online they have to ask.',
        'An online lesson begins when you sit down. A lesson across town begins with your coat. Which do you prefer?',
        'Online lessons or in person: both have something to be said for them.',
      ],
      p: 'Whether you learn better online depends on the subject, the distance and how easily you are distracted.',
      f: 'What suits you better: your own table, or a room where somebody is waiting for you?',
      a: 'Anything you do with your hands: in person. Words and numbers: either.',
      t: 'A video call delays the sound. For talking it does not matter, for playing together it does.',
      h: '"You are on mute" is the sentence that has been taught most in recent years.',
      i: 'The right teacher may live far away or next door.',
      l: 'Two chairs side by side, or two lamps in two windows.',
    },
    lines: {
      '*': [
        'Lessons on a screen or in the same room: where do you learn better, and what?',
        'Online lesson? Point the camera at your hands or your page. Your teacher knows your face.',
        'After an online lesson walk once round the block. On the way home a lesson can settle.',
        'In an online lesson, write on paper and hold it up. It is quicker than any whiteboard program.',
        'For online lessons use headphones with a cable. Most of what goes wrong is the sound.',
      ],
      h: ['The online lesson was interrupted by a parcel, a sister and the cat. The cat has made progress.'],
    },
    scene: [
      'Quarter past five, a wet coat, cold hands, a warm room. "Sit down," says the teacher, "and tell me how it went."',
      'Quarter past five, in slippers. The picture freezes, and both of you wait politely for the other.',
    ],
    why: [
      [
        'When you sit side by side, you notice a lot that nobody says.',
        'Online you can talk very well, but you notice less of each other.',
      ],
    ],
    parts: [
      [
        'Online lessons',
        [
          'No travelling, and a teacher from anywhere. You need a door that closes.',
          'Good for talking, reading and sums, and easy to fit in.',
          'No coat, no bus, and nobody waits in the rain.',
        ],
        'A laptop with a notebook in front of it',
      ],
      [
        'Lessons in the same room',
        [
          'The teacher sees your posture at once. And you go, because somebody is waiting.',
          'You leave home and come to a room that is only for this.',
          'Nothing freezes, and nobody is on mute.',
        ],
        'Two chairs at one table',
      ],
    ],
    turn: [
      'Many people do both: in person at first, and later now and then online.',
      'Try each of them three times before you decide.',
    ],
    asks: ['Where do you learn better?', 'What have you learnt well online, and what not at all?'],
    ends: {
      p: 'Ask for a trial of both. You will soon know.',
      f: 'Slippers are allowed.',
      a: 'Choose by the subject.',
      t: 'For music, switch off noise suppression. It takes long notes for a fan.',
      h: 'The picture always freezes when you look silly. Nobody knows why.',
      i: 'A good teacher is a good teacher in both.',
      l: 'A voice that listens, near or far.',
    },
    keep: 'the week in which you look for lessons',
    send: 'somebody who learns in slippers',
    own: [
      {
        kinds: ['service', 'place', 'price', 'process', 'offer'],
        about: 'online|zoom|video call|in person|face.to.face|studio|your home|travel to',
        lead: 'Here is how you can have your lessons.',
      },
    ],
    unless: 'driving|swimming|\\bdogs?\\b|pottery|online only|only online',
    pic: {
      ask: 'A laptop with a notebook, or two chairs at one table',
      alt: 'A laptop and an open notebook on a table',
    },
    claims: [
      ['Video calls add delay and noise suppression alters music', "audio engineering, makers' advice"],
      ['Physical correction needs presence', 'common experience of teachers'],
    ],
  },
  {
    id: 'a-few-seconds-of-silence',
    format: 'behind',
    again: 10,
    emoji: '🤫',
    tags: ['TeachingCraft', 'WaitTime', 'GoodQuestions'],
    title: ['Why a good teacher asks a question and then says nothing', 'Why teachers wait after a question'],
    cover: 'Ask, then wait three seconds',
    gist: [
      'After a question most people wait one second and then help. Teachers who wait for three get longer answers, and more students answer.',
      'The hardest thing after a question is to keep quiet. You can learn it, also at home.',
    ],
    subject: ['Ask, and then be quiet', 'Count to three after a question'],
    hooks: {
      '*': [
        'Ask a question, and then count to three in your head. It is much longer than you think.',
        'In good lessons there are moments when nobody speaks. That is when people think.',
        'The best thing a teacher can do after a question is to wait for three seconds.',
      ],
      p: 'To wait for three seconds after a question is among the best tested tricks in teaching.',
      f: 'Next time you ask a child something, count to three before you help. You will be surprised.',
      a: 'Ask, wait, and do not help.',
      t: 'Most teachers wait about a second. If they wait three, they get longer answers and more of them.',
      h: 'A teacher who says nothing is working very hard.',
      i: 'If you wait, you tell them: I think that you can do it.',
      l: 'A question, a ticking clock, and time to think.',
    },
    lines: {
      '*': [
        'After a question, wait three seconds before you help. Most people wait one, and then they answer it themselves.',
        'If you ask a child something at supper, look at your plate while you wait. It is easier to think when nobody looks.',
        'After an answer wait a moment too. The better half often comes then.',
        '"Take your time" is kind, but it interrupts. Say nothing.',
        'If a teacher asks you something, think aloud. "I know that it is not..." is a very good beginning.',
      ],
      h: ['"I asked, I counted to three, and at two and a half I had explained everything."'],
    },
    scene: [
      '"And why is that so?" The clock ticks. The teacher looks out of the window and waits.',
      'A kitchen and a maths book. "What is four times twelve?" And straight away: "Well, what is four times ten?" That was too quick.',
    ],
    why: [
      [
        'It takes longer than a second to understand a question, find an answer and dare to say it.',
        'The quick ones always have an answer. The others need the pause.',
      ],
      [
        'If you help at once, children learn that they only need to wait.',
        'If you help too soon, they cannot find it themselves.',
      ],
    ],
    parts: [
      [
        ['Ask only one question', 'Ask once, and not again'],
        [
          'A second question makes them forget the first.',
          'If you ask again in other words, they have to start again.',
          'One at a time is enough.',
        ],
        'A raised hand above a notebook',
      ],
      [
        ['Look somewhere else while you wait', 'Silently count to three'],
        [
          'Out of the window, or at the page. It is easier to think then.',
          'Some teachers sip their tea.',
          'Nobody likes to be stared at while thinking.',
        ],
        'A teacher looking at a page with a cup in hand',
      ],
      [
        ['Wait after the answer too', 'Nod, and wait a moment longer'],
        [
          'Often there is a "because" on its way.',
          'Praise ends it. A pause lets them go on.',
          'The better half often comes last.',
        ],
        'Two people thinking over a sheet',
      ],
      [
        ['Help only a little', 'Give half a hint, then wait again'],
        [
          'Say the first word, and then wait again.',
          'Half a hint is worth more than the whole solution.',
          'Then they still find it themselves.',
        ],
        'A pencil drawing the first line of a sketch',
      ],
    ],
    turn: [
      'For a week it feels rude to wait. After that it feels like respect.',
      'It works in meetings too.',
    ],
    asks: ['How long can you wait after a question?', 'Who gave you time to think?'],
    ends: {
      p: 'Begin with one question a day.',
      f: 'Try it tonight at supper.',
      a: 'Three seconds, every time.',
      t: 'For a hard question wait five seconds.',
      h: 'Nothing in teaching costs less, and nothing is harder.',
      i: 'If you give people time, you trust them.',
      l: 'And then, into the quiet, somebody says a whole sentence.',
    },
    work: 'After "any questions?" in a meeting, count to seven. The best one usually comes at five.',
    keep: 'the next homework at the kitchen table',
    send: 'somebody who always knows the answer first',
    own: [
      {
        kinds: ['process', 'value', 'people'],
        about: 'patien|at your own pace|own pace|method|approach|no rush|pressure',
        lead: 'How lessons go here.',
      },
    ],
    pic: {
      ask: 'A teacher or learner thinking, pencil in hand, seen from the side',
      alt: 'A person thinking over a page with a pencil in hand',
    },
    claims: [
      [
        'Wait time of about one second is usual; three or more lengthens answers and raises participation',
        'M. B. Rowe, 1974 and later reviews',
      ],
    ],
  },
  {
    id: 'the-monk-who-drew-lines',
    format: 'story',
    again: 14,
    emoji: '🎼',
    tags: ['MusicHistory', 'LearningStories', 'GreatTeachers'],
    title: ['The impatient monk who gave us do re mi', 'Do re mi: where it comes from'],
    cover: 'Where do re mi comes from',
    gist: [
      'A thousand years ago choirboys learnt their songs by ear, and it took ten years. Then a monk drew lines, so that they could sing what they had never heard.',
      'Do re mi comes from a monk who was tired of singing everything first. He drew lines for the notes and gave them names.',
    ],
    subject: ['The monk who invented do re mi', 'A thousand years of do re mi'],
    hooks: {
      '*': [
        'A thousand years ago a choirmaster had had enough of singing everything first. So he invented do re mi.',
        'Do re mi was invented by a teacher who wanted to save his pupils ten years.',
        'Before there was written music, you could only learn a song if somebody sang it to you.',
      ],
      p: 'A thousand years ago a teacher did not blame his pupils. He invented something better.',
      f: 'Sing do re mi. And now guess how old that is.',
      a: 'He did not tell the boys to try harder. He invented written music.',
      t: 'Notes on lines show how high to sing. The names do re mi come from an old hymn.',
      h: 'The other monks liked his idea so much that he had to leave the monastery.',
      i: 'Good ideas in teaching often come from somebody who will not accept that it has to take so long.',
      l: 'A goose quill, a red line, a yellow line, and a song that stays.',
    },
    lines: {
      '*': [
        'Do re mi comes from a monk called Guido. He took a hymn in which each line starts a step higher and named the notes after it.',
        'Before there were lines, singers learnt every song by ear. Guido of Arezzo said that with his lines they needed months and not years.',
        'If many pupils cannot learn something, change how you teach it. A thousand years ago a monk drew lines, and his boys could sing from a page.',
        'The pope tried the new notes himself and sang a verse that he had never heard. He would not get up until he could.',
      ],
      h: [
        'The first music lesson from a page ended as many do: "One more, I nearly had it." The pupil was the pope.',
      ],
    },
    scene: [
      'Imagine a cold chapel and a row of boys. The teacher sings it, they repeat it, he sings it once more. It is the fourth year.',
      'Imagine a monk with a ruler. He draws a red line across the page, and at last everybody can see how high the notes are.',
    ],
    why: [
      [
        'Before that, the signs only showed that the tune went up or down, but not how far.',
        'Before that, written music only reminded you of what you already knew.',
      ],
      [
        'With lines, you could learn a song from the page, and nobody had to sing it to you first.',
        'The best tool a teacher can make is one that lets pupils learn alone.',
      ],
    ],
    parts: [
      [
        'The boys needed ten years',
        [
          'They learnt the songs for the whole year by ear. Guido, the monk who taught them, wrote that the boys grew up over it.',
          'The boys learnt each song by singing after the teacher, day by day, for years. Guido, their teacher, thought that it was a waste of boys.',
          'In Arezzo the choirmaster had boys with beards before they knew all the songs.',
        ],
        'A medieval page with signs above the words',
      ],
      [
        'Guido drew lines',
        [
          'He drew four lines, two of them coloured. A note on the same line was always the same note.',
          'With lines on the page, everybody could see how high to sing.',
          'Each line stood for one note, in every song and on every day.',
        ],
        'A red and a yellow line on parchment',
      ],
      [
        'A hymn lent the names',
        [
          'In an old hymn each line began a step higher: ut, re, mi, fa, sol, la. So he named the notes after it.',
          'He took the first syllable of each line of a hymn. Ut later became do, which is easier to sing.',
          'A hymn that they all knew went up a step in every line, so he used it for the names: ut, re, mi.',
        ],
        'A hand pointing at notes that climb',
      ],
      [
        'The pope tried it himself',
        [
          'News of it came to Rome. The pope looked at the pages, learnt the rule, and sang a verse himself.',
          'The pope sent for the new book and would not get up until he had learnt one verse.',
          'The pope wanted to see it, and sang a line of something he had never heard.',
        ],
        'A large book on a stand',
      ],
    ],
    turn: [
      'Music has been written on lines ever since.',
      'What the boys did with all that time is not known.',
    ],
    asks: [
      'Which trick has helped you most to learn something?',
      'What did somebody show you that you could suddenly do alone?',
    ],
    ends: {
      p: 'If something takes everybody too long, look at how it is taught.',
      f: 'Now you will have a scale in your head all day. Sorry.',
      a: 'Change the tool, not the pupil.',
      t: 'A fifth line came later. Otherwise nothing has changed in a thousand years.',
      h: 'What the neighbours thought of it is not known.',
      i: 'One teacher did not want to wait any longer, and now the whole world can read music.',
      l: 'From ut to la, in a cold chapel.',
    },
    work: 'If training takes too long, firms make it longer. Guido redrew the page.',
    keep: 'the first day with sheet music',
    send: 'somebody who says that they cannot read music',
    own: [
      {
        kinds: ['service', 'offer', 'event', 'price'],
        about: 'music|piano|guitar|violin|sing(?:ing|ers?)|choir|flute|cello|theory',
        lead: 'You can learn to read music here.',
      },
    ],
    pic: {
      ask: 'Old or handwritten sheet music, or four lines drawn on paper',
      alt: 'Handwritten music notes on ruled lines',
    },
    claims: [
      [
        'Guido of Arezzo, early eleventh century: staff lines, solmisation from the hymn Ut queant laxis',
        'music history textbook',
      ],
      [
        "His claims of shortened learning and Pope John XIX's trial of the antiphoner",
        "Guido's letter to Michael",
      ],
      ['Envy at Pomposa before he went to Arezzo', "Guido's letter to Michael"],
    ],
    only: MUSIC,
  },
  {
    id: 'too-old-to-begin',
    format: 'myth',
    again: 9,
    emoji: '🌳',
    myth: 'After forty you can no longer learn anything new',
    short: [
      'You can. Some things go more slowly, and some go faster than for a child.',
      'You learn plenty, only differently than at ten.',
    ],
    tags: ['AdultLearners', 'NeverTooLate', 'LearningLife'],
    title: [
      'Are you too old to learn it? What gets slower and what does not',
      'Learning after forty: what is harder and what is easier',
    ],
    cover: 'Too old to learn? No',
    gist: [
      'Adults learn rules and connections faster than children, and are usually ahead at first. Speed and accent take them longer.',
      'In the first months adults are usually quicker than children. Children only overtake them because they practise more.',
    ],
    subject: ['Adults learn faster than you think', 'Too old to learn? Three things that help'],
    hooks: {
      '*': [
        "Put a child and an adult into the same beginners' course. After three months the adult is usually ahead.",
        'Children have one advantage when they learn: nobody is waiting for them to cook dinner.',
        'Too old for lessons? Children only have more time.',
      ],
      p: 'Adults learn differently from children, and in the first year they are no worse.',
      f: 'You think that you are too old to learn it? The first months may surprise you.',
      a: 'Your age is not the problem. It is the hours.',
      t: 'Adults understand rules quickly. Speed and a new accent take them longer.',
      h: 'At twelve nobody said that we were too old to learn. We would not have listened anyway.',
      i: 'Whoever starts at sixty has chosen it. No child has that advantage.',
      l: 'To learn something late, for pleasure, and in your own time.',
    },
    lines: {
      '*': [
        'In the first months of a language adults are usually ahead of children.',
        'A child practises for half an hour a day and is reminded of it. Do the same, and then compare.',
        'When you are older, speed is harder. But you know why you want to learn it.',
        'Do not compare yourself with a child. Compare yourself with last year.',
        'Adults give up because they hear what is not right yet. Children do not hear it, and carry on.',
      ],
      h: ['Late beginners have two problems: to find the time, and to find their glasses.'],
    },
    scene: [
      'In the waiting room sits a girl of seven, and next to her a man of sixty-two with the same book. Both of them got it for Christmas.',
      '"You cannot teach an old dog new tricks," says somebody at the birthday party. The old dog has just booked ten lessons.',
    ],
    why: [
      [
        'Adults can plan, and already know a lot that helps them.',
        'You learn new things more easily if you can tie them to something you know.',
      ],
      [
        'What looks like age is often too little practice and too little sleep.',
        'A child that practised as little as most adults would not get any further.',
      ],
    ],
    parts: [
      [
        ['Ask for the rules', 'You may ask why'],
        [
          'Children have to hear it a hundred times, and you can have it explained.',
          'A rule on a page saves you a lot of repeating.',
          'Adults understand first and practise then.',
        ],
        'A hand-drawn table of forms',
      ],
      [
        ['Practise a little every day', 'Give your fingers more time'],
        [
          'Speed takes longer, so take small steps.',
          'It comes, only a little later.',
          'A little every day, and do not look at the clock.',
        ],
        'A metronome set to a slow beat',
      ],
      [
        ['Allow yourself to be bad at it', 'Expect it to sound dreadful'],
        [
          'You know how it should be, and you cannot do it yet. That passes.',
          'Practise with somebody who laughs with you.',
          'At first it is like that for everybody.',
        ],
        'A closed door with light beneath it',
      ],
      [
        ['Get enough sleep', 'Sleep on it'],
        [
          'What you learn in the evening settles overnight.',
          'If you sleep too little, you forget more.',
          'Half of learning happens at night.',
        ],
        'A book on a bedside table',
      ],
    ],
    turn: [
      'In a year you will be a year older in any case.',
      'You are not too old. You may only be too busy.',
    ],
    asks: [
      'What would you begin if age did not matter?',
      'What did you learn after forty, and how did it go?',
    ],
    ends: {
      p: 'Plan the hours for three months. The rest will follow.',
      f: 'Beginners of all ages are welcome to write to us.',
      a: 'Count your hours and not your birthdays.',
      t: 'Short, every day, with rules and enough sleep: that suits adults best.',
      h: 'And courses for adults have better {biscuits|cookies}.',
      i: 'It is a good day to begin.',
      l: 'A lamp, a page, and nobody in a rush.',
    },
    keep: 'your next big birthday',
    send: 'somebody who thinks it is too late',
    own: [
      {
        kinds: ['audience', 'service', 'offer', 'people'],
        about: 'adults?\\b|all ages|any age|beginners?\\b|retire|seniors?',
        lead: 'For everybody who would like to begin.',
      },
    ],
    pic: {
      ask: "An adult learner's book, glasses and pencil on a table",
      alt: 'Reading glasses and a pencil on an open exercise book',
    },
    claims: [
      [
        'Older learners start faster in a second language, children overtake later',
        'Snow and Hoefnagel-Hoehle 1978; second language research',
      ],
      ['Accent and processing speed become harder with age', 'psychology of ageing textbook'],
    ],
    unless:
      'gcse|a-level|11 ?\\+|primary school|children only|schoolwork|homework|\\bsats?\\b|school subjects',
  },
  {
    id: 'record-and-wait-a-day',
    format: 'tip',
    again: 9,
    emoji: '🎙️',
    tags: ['PracticeTips', 'SelfFeedback', 'MusicPractice'],
    title: [
      'Record yourself practising, and listen only tomorrow',
      'Hear yourself better: record it now, listen tomorrow',
    ],
    cover: 'Record today, listen tomorrow',
    gist: [
      'You cannot hear yourself while you are doing it. Record two minutes, listen to it the next day, and write down one thing that was good and one to work on.',
      'Record yourself practising, and do not listen until tomorrow. By then you hear what was really there.',
    ],
    subject: ['Record yourself, and listen tomorrow', 'Two minutes on your phone'],
    hooks: {
      '*': [
        'Put your phone on the shelf, record two minutes of your practice, and do not listen until tomorrow.',
        'Nobody likes to hear their own recording. The next day it is easier, and more useful.',
        'You cannot hear yourself while you practise, so record it.',
      ],
      p: 'Record two minutes of practice each week, and you will hear that you are getting better.',
      f: 'Be brave, it is only for you: record two minutes, and then have supper.',
      a: 'Record yourself, sleep, then listen.',
      t: 'While you play or speak you have no attention left for listening.',
      h: 'It sounded so much better in the room. It must have been the furniture.',
      i: 'It is odd to hear yourself as others do, and it helps you like hardly anything else.',
      l: "You listen to last night's practice over breakfast.",
    },
    lines: {
      '*': [
        'Record two minutes of practice, and listen the next day. By then you hear what is really there.',
        'When you listen to your own recording, write down two things: one to keep and one to work on.',
        'Keep one recording of yourself a month. After half a year, listen to the first one.',
        'Learning a language? Tell your phone for a minute what you did today, and listen to it tomorrow.',
        'Dancers: film yourself from the side, without zoom. You will see what to change.',
      ],
      h: ['Your phone has heard all of it and would like to leave the shelf.'],
    },
    scene: [
      'You have just finished and play the recording at once. A stranger stumbles through the middle. Wait until tomorrow.',
      'Breakfast, coffee, headphones. "That is not bad at all," somebody says to the toaster.',
    ],
    why: [
      [
        'Playing, speaking or dancing takes all your attention.',
        'You hear what you meant. The recording hears what you did.',
      ],
      [
        'Right afterwards you are too strict. A day later you are fairer.',
        'It is easier to hear what it is like when you have slept.',
      ],
    ],
    parts: [
      [
        ['Record only two minutes', 'Keep the recording short'],
        [
          'Nobody listens to a whole hour.',
          'Put the phone on a shelf, a little way off.',
          'Choose the part that matters this week.',
        ],
        'A phone propped up on a bookshelf',
      ],
      [
        ['Listen only the next day', 'Leave it overnight'],
        [
          'Tonight you are tired and too strict.',
          'Tomorrow it sounds like somebody else.',
          'Today you are still too close to it.',
        ],
        'A phone lying face down beside a lamp',
      ],
      [
        ['Listen once, with a pencil', 'Write down two things'],
        [
          'One thing that was good, and one to work on.',
          'One to keep, one to change, and then stop.',
          'More than two are too many.',
        ],
        'A pencil and two short notes',
      ],
      [
        ['Keep one recording a month', 'Save one a month, with its date'],
        [
          'It is the only proof that you will believe.',
          'In half a year you will hear how much better you are.',
          'You will not believe that it was you.',
        ],
        'A list of dated recordings on a screen',
      ],
    ],
    turn: [
      'After some weeks you begin to hear yourself while you play.',
      'Take a recording along to your lesson. It says more than you can tell.',
    ],
    asks: [
      'Have you ever recorded yourself, and did you listen to it?',
      'What did you notice only on a recording?',
    ],
    ends: {
      p: 'Record the same part every week, and you can compare.',
      f: 'Nobody else has to hear it.',
      a: 'Two minutes, one night, two notes.',
      t: 'Always put the phone in the same place, so that you can compare.',
      h: 'A recording has never been polite to anybody.',
      i: 'Listen to yourself as you would to a friend.',
      l: 'A small red light, and two minutes of courage.',
    },
    keep: 'the next time you practise alone',
    send: 'somebody who never listens to themselves',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about: 'feedback|recordings?\\b|between lessons|practice|video',
        lead: 'And what else you can do between lessons.',
      },
    ],
    unless: 'driving',
    pic: {
      ask: 'A phone propped on a shelf, recording, instrument or book in front',
      alt: 'A phone propped on a shelf beside an open notebook',
    },
    claims: [
      [
        'Attention during performance limits self-monitoring; video and audio feedback help',
        'motor learning and music education research',
      ],
    ],
    only: 'music|piano|guitar|violin|cello|flute|sing|choir|drum|instrument|danc|ballet|drama|acting|speech|public speaking|presentation|language|french|spanish|german|italian|english',
  },
  {
    id: 'a-box-with-five-compartments',
    format: 'howto',
    again: 9,
    emoji: '🗃️',
    tags: ['Flashcards', 'LeitnerBox', 'SpacedRepetition'],
    title: [
      'Flash cards in a box with five compartments: learn less, keep more',
      'A better way to use flash cards: the box with five parts',
    ],
    cover: 'A card box that makes you learn',
    gist: [
      'Put flash cards in a box with five parts. If you know a card, it moves on and comes up less often. If not, it goes back to the first. So you only learn what you do not know.',
      'All you need is a shoebox, four dividers and cards. What you know comes up rarely, and what you do not know comes up every day.',
    ],
    subject: ['Flash cards in a shoebox', 'Learn only what you do not know yet'],
    hooks: {
      '*': [
        'Most people learn what they already know, because it goes so well. A card box stops that.',
        'To learn words or dates, all you need is a shoebox, four pieces of cardboard and some cards.',
        'A card box knows what you know and does not ask you again.',
      ],
      p: 'With flash cards in a box, you repeat each of them at the right moment.',
      f: 'Do you have to learn words, dates or signs? Make a card box. It takes as long as a cup of tea.',
      a: 'If you know a card, move it on. If not, it goes back to the start.',
      t: 'You see a card less often the better you know it. So your time goes into the ones you do not know.',
      h: 'In every card box there is one card that never leaves the first part. You get fond of it.',
      i: 'Forgetting is no problem if there is a box that brings it back.',
      l: 'A small box, white cards, ten quiet minutes.',
    },
    lines: {
      '*': [
        'Flash cards: if you know one, it moves to the next part of the box. If not, it goes back to the first. That is the whole rule.',
        'In a card box you look at the first part daily, the second every other day, the third once a week, the fourth every two weeks, the fifth once a month.',
        'One fact on each flash card. If there are three lines on the back, make three cards.',
        'Write your flash cards by hand and in your own words. It is half of the learning.',
        'Say the answer aloud before you turn the flash card. In your head every answer is right.',
      ],
      h: ['"I knew that," we all say when we turn the flash card. It does not count.'],
    },
    scene: [
      'A stack of flash cards: the top ones are worn, and the bottom ones look new. Guess which ones come up in the test.',
      'At the bus stop somebody turns flash cards with cold fingers. Those she knows go in the left pocket, the others in the right.',
    ],
    why: [
      [
        'You remember best what you repeat just before you forget it. The box sees to that.',
        'It is nice to repeat what you know, and it does not help. The box takes those cards away.',
      ],
      ['If you miss a card, it comes up again tomorrow.', 'You can see what you know and what you do not.'],
    ],
    parts: [
      [
        ['Divide a shoebox into five', 'Make five parts in a shoebox'],
        [
          'The first part is narrow, and each one is wider than the last.',
          'With cardboard and tape it takes ten minutes.',
          'Narrow in front and wide at the back.',
        ],
        'A shoebox with four cardboard dividers',
      ],
      [
        ['Write one fact on each card', 'One question on each card'],
        [
          'The question in front, the answer behind. A drawing is fine too.',
          'Ten new cards a day are plenty.',
          'Write them yourself, by hand.',
        ],
        'A card with a word and a small drawing',
      ],
      [
        ['Answer aloud, then turn it', 'Say it first, then look'],
        [
          'Nearly right does not count.',
          'Only what you have said aloud counts.',
          '"I knew that" does not count.',
        ],
        'A hand turning over a card',
      ],
      [
        ['Move it on, or right back', 'Right: one further. Wrong: to the start'],
        [
          'Even from the last part it goes all the way back.',
          'It feels unfair, and it is what makes it work.',
          'That is hard, and it helps.',
        ],
        'A card moved back to the front of a box',
      ],
      [
        ['Look at each part on its day', 'Keep to the days'],
        [
          'The first every day, the others more rarely. Ten minutes are enough.',
          'What has passed the last part, you know.',
          'Take the cards out at the end and be proud of them.',
        ],
        'A row of cards and a kitchen timer',
      ],
    ],
    turn: [
      'There are apps for it too. Cardboard sends you no messages.',
      'After a month look at the last part. All of that you know.',
    ],
    asks: ['How do you learn facts: cards, an app or a list?', 'Which word or date do you always get wrong?'],
    ends: {
      p: 'Start six weeks before the test.',
      f: 'Children make the box in ten minutes and decorate it in fifty.',
      a: 'On or back, and nothing in between.',
      t: 'If more than a third of the cards go back, take fewer new ones.',
      h: 'You will always remember the card with the coffee stain.',
      i: 'A little each day, and one morning you know it.',
      l: 'An empty first part, a full last one.',
    },
    work: 'Does your team have to know products or rules? A card box beside the kettle, one card a day, beats the yearly training.',
    keep: 'the next thing you have to learn by heart',
    send: 'somebody with a test in six weeks',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about: 'vocabulary|theory|exams?\\b|revision|language|study skills',
        lead: 'For everything you cannot learn from cards.',
      },
    ],
    pic: {
      ask: 'A shoebox with dividers and cards',
      alt: 'A shoebox with cardboard dividers and handwritten cards',
    },
    claims: [
      ['Five-compartment card box with growing intervals', 'S. Leitner, 1972'],
      ['Spaced retrieval improves retention', 'Cepeda et al. 2006; Dunlosky et al. 2013'],
    ],
    only: 'language|tutor|school|exam|gcse|a-level|maths|science|biolog|chemist|history|driving|theory|english|french|spanish|german|italian|japanese|chinese|students',
  },
];
