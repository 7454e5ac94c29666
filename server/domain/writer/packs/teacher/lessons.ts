// Lessons and teachers: choosing, arriving, and things that belong to one subject.
import type { Idea } from '../../library/idea.ts';

export const LESSONS: readonly Idea[] = [
  {
    id: 'choose-a-teacher',
    format: 'checklist',
    again: 9,
    emoji: '🧭',
    tick: true,
    tags: ['FindATeacher', 'PrivateLessons', 'LearningTips'],
    title: [
      'How to choose a teacher: six things to look for in a trial lesson',
      'Trial lesson: how to tell a good teacher',
    ],
    cover: 'How to choose a teacher',
    gist: [
      'In a trial lesson, watch how much you do yourself, what happens when you make a mistake, and whether you know afterwards what to do until next week.',
      'A good teacher asks first, lets you do most of it, and sends you home with one clear task.',
    ],
    subject: ['What to watch in a trial lesson', 'Who does more in the lesson?'],
    hooks: {
      '*': [
        'After a trial lesson ask yourself: who did more, I or the teacher?',
        'The best player in town is not always the best teacher.',
        'In a trial lesson it is you who does the testing.',
      ],
      p: 'A trial lesson tells you more about a teacher than any certificate, if you know what to look at.',
      f: 'Looking for a teacher for yourself or your child? Take this list to the trial lesson.',
      a: 'Judge a trial lesson by what you can do afterwards.',
      t: 'Look for four things: questions, time to do it yourself, clear corrections, and a task for next week.',
      h: 'In the trial lesson the teacher played for forty minutes. It was a lovely concert.',
      i: 'A good teacher makes you a little braver in the first hour.',
      l: 'A good teacher gives you time.',
    },
    lines: {
      '*': [
        'In a trial lesson, notice who does more: you or the teacher. It should be you.',
        'The sign of a good teacher: they ask why you want to learn it, and plan for that.',
        'Ask a new teacher: "What should I do until next week?" A clear answer is worth more than a diploma.',
        'Watch what a teacher does when you make your first mistake. Good ones use it.',
      ],
      h: ['If the teacher looks at the clock more often than you do, you have your answer.'],
    },
    scene: [
      'Two trial lessons in one week. In the first she was praised, in the second she worked hard, and after the second she went home humming.',
      'A boy comes out of a trial lesson. "And?" asks his mother. "I can do something," he says. "Do you want to see?"',
    ],
    why: [
      [
        'To be good at something and to be good at teaching it are two different things.',
        'Many experts have forgotten what it was like not to know.',
      ],
      [
        'Whether you stay depends more on the teacher than on the method.',
        'People give up because of a teacher more often than because of the subject.',
      ],
    ],
    parts: [
      [
        ['The teacher asks you first', 'The lesson begins with questions'],
        [
          'What do you want to learn, and what can you do already?',
          'If nobody asks, everybody gets the same lesson.',
          'Then the lesson is made for you.',
        ],
        'Two chairs and a notebook',
      ],
      [
        ['You do most of it yourself', 'You get to try a lot'],
        [
          'The explanations are short, and then it is your turn.',
          'You learn by doing, and not by listening.',
          'At the end you should be tired, and not the teacher.',
        ],
        'Hands at work, the teacher looking on',
      ],
      [
        ['Your mistakes are welcome', 'The teacher works with your mistakes'],
        [
          '"Interesting, do that again" is a very good sentence.',
          'If you are afraid of mistakes, you learn little.',
          'They are explained and not just corrected.',
        ],
        'A pencil mark and a smile',
      ],
      [
        ['The praise is precise', 'You know what exactly was good'],
        [
          'You hear what was good, and not only that it was.',
          '"That turn was calm" helps you. "Super" does not.',
          'Then you can do it again next week.',
        ],
        'A thumb pointing at one line',
      ],
      [
        ['You go home with one task', 'You know what to do until next week'],
        [
          'It is small and clear, and you know how long it takes.',
          'If you go home with five tasks, you do none.',
          'One thing, and for how many minutes.',
        ],
        'One line in a homework book',
      ],
      [
        ['You would like to come back', 'You look forward to the next one'],
        [
          'It matters more than anything on this list.',
          'Ask yourself on the way home.',
          'You will spend many hours with this teacher.',
        ],
        'A foot on a stair',
      ],
    ],
    turn: [
      'Then ask about the price, and what happens when you are ill.',
      'If you like two of them equally, take the one who is nearer.',
    ],
    asks: ['How do you recognise a good teacher?', 'Which sentence of a teacher have you never forgotten?'],
    ends: {
      p: 'Try two teachers before you decide. It is worth it.',
      f: 'And let your child decide with you.',
      a: 'Asked, active, clear, one task.',
      t: 'Agree on a first goal, and look at it together after eight lessons.',
      h: 'If you go home humming, sign up.',
      i: 'With the right teacher even hard things get easier.',
      l: 'You go home a little taller.',
    },
    work: 'A trainer for your firm can be judged by the same list. Watch above all what happens when somebody makes a mistake.',
    keep: 'your trial lesson',
    send: 'parents who are looking for a teacher',
    own: [
      {
        about: 'trial|taster|first lesson|introductory',
        kinds: ['offer', 'price', 'service', 'policy', 'event'],
        lead: 'You can try it here, too.',
      },
    ],
    pic: {
      ask: 'Two chairs side by side in your teaching room',
      alt: 'Two chairs side by side in a teaching room',
    },
    claims: [
      [
        'Active time, specific feedback, diagnosis, clear task as marks of good teaching',
        'research on teaching quality; teaching practice',
      ],
    ],
  },
  {
    id: 'alone-or-in-a-group',
    format: 'either',
    again: 8,
    emoji: '👥',
    tags: ['GroupLessons', 'PrivateLessons', 'ThisOrThat'],
    title: [
      'Private lessons or a group: which suits you?',
      'One-to-one lessons or a class: how do you learn better?',
    ],
    cover: 'Alone or in a group?',
    gist: [
      'In a private lesson every minute is yours. In a group you laugh more, and somebody notices if you are not there. Which suits you?',
      'Some people learn faster alone with a teacher. Others only come because the group is waiting. Which are you?',
    ],
    subject: ['Private lessons or a group?', 'Do you learn better with others?'],
    hooks: {
      '*': [
        'In private lessons you learn more per hour. In a group you come to more of the hours.',
        'Some people learn best when nobody is watching. Others need somebody to laugh with.',
        'You can learn from the teacher, and you can learn from the person next to you.',
      ],
      p: 'Private lessons are faster, and a group keeps you going for longer.',
      f: 'Do you like to learn alone with a teacher, or do you need the others?',
      a: 'If you want to be fast, take private lessons. If you want to keep going, join a group.',
      t: 'In a private lesson you are corrected all the time. In a group you have company and examples.',
      h: 'In a group there is always somebody who is worse at it. Thank you, Kevin.',
      i: 'You learn some things from the teacher, and some from the others.',
      l: 'A quiet hour for two, or a room full of people who are learning the same.',
    },
    lines: {
      '*': [
        'Private lessons or a group? Think of when you last gave something up. Was it too slow, or were you too alone with it?',
        'In a group you see six other ways to get it wrong. You can learn a lot from that.',
        'A good mix: private lessons before an exam, and a group for the rest of the year.',
        'Shy people often do better in a small group than alone, because not everybody looks at them.',
      ],
      h: [
        'Private lesson: you have not practised, and it shows. Group: nobody has practised, and it is fun.',
      ],
    },
    scene: [
      'It is raining, it is Tuesday, and she would much rather stay on the sofa. Then her phone says: "I am keeping you a seat."',
      'The door closes, and for forty-five minutes there are two chairs and one problem. It gets solved.',
    ],
    why: [
      [
        'Private lessons give you more corrections, and a group gives you more company.',
        'How fast you learn and how long you keep going are two different questions.',
      ],
    ],
    parts: [
      [
        'Private lessons',
        [
          'Your own pace, your own questions, your own times. Good before an exam.',
          'Every minute is yours, and nothing is missed.',
          'You need not wait for anybody.',
        ],
        'Two chairs and one stand',
      ],
      [
        'In a group',
        [
          'You laugh, you compare, and somebody waits for you. It usually costs less.',
          'You learn while the others have their turn.',
          'You come because of the others, and you stay.',
        ],
        'A circle of chairs',
      ],
    ],
    turn: ['Try both before you decide.', 'You can always change over.'],
    asks: ['Where do you learn better: alone or with others?', 'Who would miss you if you did not come?'],
    ends: {
      p: 'Ask how many are in a group and how often each of them gets a turn.',
      f: 'Either way, there is a chair for you.',
      a: 'Choose what you need: corrections or company.',
      t: 'For anything with your hands, begin alone. A group is good for practice.',
      h: 'In any group somebody is the slowest. Be kind, it may be you.',
      i: 'You do not have to learn alone.',
      l: 'One teacher, or many voices: both are good.',
    },
    work: 'Language courses at work: put people of one level together, and not of one department. Nobody speaks if the boss sits two chairs away.',
    keep: 'the week when you sign up for lessons',
    send: 'the person you would like to learn with',
    own: [
      {
        about: 'group|class(?:es)?\\b|one-to-one|individual|private lessons?|course',
        kinds: ['service', 'price', 'event', 'offer', 'product'],
        lead: 'This is how lessons are held here.',
      },
    ],
    pic: {
      ask: 'A circle of chairs or two chairs at one stand, empty',
      alt: 'A circle of empty chairs in a bright room',
    },
    claims: [
      [
        'Feedback density versus social commitment',
        'teaching practice; research on tutoring and peer learning',
      ],
    ],
  },
  {
    id: 'what-teachers-write-down',
    format: 'behind',
    again: 10,
    emoji: '🗒️',
    tags: ['TeacherLife', 'BehindTheScenes', 'LearningTips'],
    title: ['What a teacher writes down after your lesson', "What is in a teacher's notebook?"],
    cover: 'What your teacher notes down',
    gist: [
      'In the few minutes between two lessons a teacher writes down three things: what went well, where you got stuck, and how to begin next time.',
      'Between two lessons there is just time for a sip of tea and three lines. In them your next lesson is planned.',
    ],
    subject: ['Three lines between two pupils', 'What teachers write about you'],
    hooks: {
      '*': [
        'When you have left, your teacher makes a note. It is about you, and it is kind.',
        'Your next lesson is planned in the four minutes after this one.',
        'While you look for your other glove, your teacher is already writing.',
      ],
      p: 'A few notes after each lesson turn thirty single hours into a course.',
      f: 'Have you ever wondered what is in the notes about you?',
      a: 'Without notes every lesson starts from nothing.',
      t: 'What went well, where it got stuck, what to try next: that is all a teacher has to write down.',
      h: 'When a teacher writes "consolidate", it means that you have not practised.',
      i: 'Somebody remembers where you got stuck.',
      l: 'A line in pencil, and your teacher knows where to go on next week.',
    },
    lines: {
      '*': [
        'After your lesson a teacher writes down where you hesitated. That is where you will start next week.',
        'On the way home from a lesson, write down what you understood today. At the end of term it makes good reading.',
        'Teachers also write down what has nothing to do with the lesson: new school, grandmother ill, exam on Friday.',
        'Forgotten what to practise? Ask your teacher. It is written down.',
      ],
      h: ['When a teacher writes "lively", the lamp had to be glued.'],
    },
    scene: [
      'The door closes. Four minutes, half a cup of tea, and a note: "Slower. Start with last week\'s. Ask about the cat."',
      'At the end of the year a teacher gives a pupil all the notes. The first one says: "Laughs when it goes wrong. Good."',
    ],
    why: [
      [
        'With thirty pupils a week nobody can remember where each of them got stuck.',
        'By the evening a teacher has had six other lessons.',
      ],
      [
        'If it is written down, the next lesson can begin right there.',
        'A good lesson begins where the last one ended.',
      ],
    ],
    parts: [
      [
        ['What went well', 'What you can do now'],
        [
          'It need not be practised any more.',
          'It is nice to tick something off.',
          'You often do not notice it yourself.',
        ],
        'A tick on a card',
      ],
      [
        ['Where you got stuck', 'What was hard for you'],
        [
          'The exact place, and what helped.',
          'One word is enough to remember it.',
          'Two words, and it is found again next week.',
        ],
        'A word in pencil on a card',
      ],
      [
        ['How to begin next time', 'The first five minutes of the next lesson'],
        [
          'With something easy, or where you stopped?',
          'So one lesson follows from the other.',
          'You go on exactly where you stopped.',
        ],
        'An arrow at the foot of a card',
      ],
      [
        ['What else is going on', 'How you are'],
        [
          'New school, a big test, sad about the rabbit.',
          'It matters what sort of week you have had.',
          'Tired, proud, in love: it all belongs to the lesson.',
        ],
        'A school bag on a chair',
      ],
    ],
    turn: [
      'So your lesson takes a little longer than you see.',
      'And next week you go on where you stopped.',
    ],
    asks: [
      'Would you like to read what your teacher has written about you?',
      'What would your teacher write about you this week?',
    ],
    ends: {
      p: 'Before you go, ask what to practise. It is in the notes.',
      f: 'Just ask. Most teachers will gladly read it to you.',
      a: 'Write it down straight away.',
      t: 'Read your notes of a whole year, and you see what gets better.',
      h: '"Lively" is a compliment. Mostly.',
      i: 'It is nice when somebody remembers.',
      l: 'The next pupil rings, and the page is turned.',
    },
    work: 'If you lead a team, try it after each talk: what went well, what is stuck, how to go on. After a year you have an honest picture.',
    keep: 'the way home from your next lesson',
    send: 'your favourite teacher',
    pic: {
      ask: 'A card or notebook with a few pencilled words, no names',
      alt: 'A small card with pencil notes beside a cup of tea',
    },
    claims: [['Lesson notes as practice', 'teaching practice']],
  },
  {
    id: 'which-teacher-do-you-remember',
    format: 'question',
    again: 7,
    emoji: '🍎',
    tags: ['FavouriteTeacher', 'Teachers', 'LearningStories'],
    title: ['Which teacher have you never forgotten?', 'The teacher whose voice you still hear'],
    cover: 'The teacher you never forgot',
    gist: [
      'You have forgotten what they taught you, but not the teacher. Whom do you remember, and because of which moment?',
      'The teacher we remember is seldom the strictest or the nicest. It is the one who believed in us.',
    ],
    subject: ['Which teacher have you never forgotten?', 'A teacher, and one moment'],
    hooks: {
      '*': [
        'Is there a sentence from a teacher that you still remember?',
        'Which teacher would you like to thank today?',
        'You have forgotten the subject, but not the teacher.',
      ],
      p: 'When people talk about a good teacher, they tell you about one moment.',
      f: 'Close your eyes: which teacher do you see first?',
      a: 'Name one teacher, and one moment.',
      t: 'We remember moments that moved us. Most of the lessons are forgotten.',
      h: 'Which teacher do you still quote at parties?',
      i: 'Somebody believed in you before you did.',
      l: 'A voice from long ago that you still hear.',
    },
    lines: {
      '*': [
        'Which teacher have you never forgotten, and what was the moment?',
        'Is there a teacher you never forgot? Write them two lines. Teachers seldom hear how it turned out.',
        'Stories about a favourite teacher often begin with a mistake, and with somebody who did not laugh.',
        'Nobody remembers a worksheet. We remember the lesson when everything went wrong and it was wonderful.',
      ],
      h: ['Some teachers we remember for their jokes. Which one was it?'],
    },
    scene: [
      'At every class reunion people talk about the same two or three teachers.',
      'Many people still know one sentence that a teacher said to them.',
    ],
    why: [
      [
        'What moved us stays, long after the subject is forgotten.',
        'What we felt in a lesson stays longer than what we learnt.',
      ],
    ],
    parts: [
      [
        ['The teacher who saw something in you', 'Somebody who noticed'],
        [
          'They saw what you could do.',
          'One kind sentence, and you kept going.',
          'They told you so, and you never forgot it.',
        ],
        'A classroom door half open',
      ],
      [
        ['The teacher who loved the subject', 'Somebody who could not stop'],
        [
          'You did not care for poems, and suddenly you did.',
          'They could talk about it for hours, and you listened.',
          'You still like the subject because of them.',
        ],
        'A jacket left on a chair',
      ],
      [
        ['The strict one who was fair', 'Somebody who was hard and just'],
        [
          'You were a little afraid, and you worked.',
          'You always knew where you stood.',
          'A nod from her was better than a prize.',
        ],
        'Red ink in an exercise book',
      ],
      [
        ['The teacher outside school', 'Somebody who was no teacher'],
        [
          'An aunt at the piano, a trainer, the old man with the chessboard.',
          'Many of us learnt most outside school.',
          'A neighbour, a grandmother, the first boss.',
        ],
        'A chessboard on a bench',
      ],
    ],
    turn: [
      'Perhaps you could still write a postcard.',
      'Tell us. Somebody who teaches will be glad to read it.',
    ],
    asks: ['Which teacher have you never forgotten, and why?', 'Which sentence do you still remember?'],
    ends: {
      p: 'Anyone who teaches can learn a lot from your answers.',
      f: 'Tell us. We love these stories.',
      a: 'One name and one moment.',
      t: 'How old were you, and what exactly did they say?',
      h: 'Nobody is remembered for a worksheet.',
      i: 'Say thank you to one of them.',
      l: 'A name, said with warmth after so many years.',
    },
    work: 'Everybody remembers the person who had time for them in their first job. Ask your colleagues who it was.',
    keep: 'an evening with old friends',
    send: 'the teacher you have just thought of',
    pic: {
      ask: 'An old exercise book or a classroom chair, no names',
      alt: 'An old exercise book on a wooden school desk',
    },
    claims: [['Emotional episodes are remembered better', 'memory research']],
  },
  {
    id: 'still-making-progress',
    format: 'story',
    again: 13,
    emoji: '🎻',
    tags: ['LifelongLearning', 'PracticeStories', 'Casals'],
    title: [
      'Why the old cellist still practised: a story about progress',
      'Casals at ninety: why he still practised',
    ],
    cover: 'Why he still practised',
    gist: [
      'The cellist Pablo Casals still practised every day when he was over ninety. Asked why, he is said to have answered: I think I am making progress.',
      'A very old man, the most famous cellist of his time, is asked why he still practises. His answer is the best thing anybody has said about it.',
    ],
    subject: ['"I think I am making progress"', 'He was over ninety and still practised'],
    hooks: {
      '*': [
        'A man of over ninety sits down every morning and practises. Somebody asks him why.',
        'He had played for queens and presidents, and at home he practised scales.',
        'He was over ninety, and he practised every day. Why?',
      ],
      p: 'The story of the old cellist is told in many ways, and they all end in the same way.',
      f: 'A little story for days when you think that practising does not help.',
      a: 'The great ones practise. That is why they are great.',
      t: 'Even the best get worse without practice, and stay good for very long with it.',
      h: 'When you are over ninety you could stop playing scales. He did not.',
      i: 'Even he did not think that he had finished.',
      l: 'An old hand, a bow, and the same scale once more.',
    },
    lines: {
      '*': [
        'Asked why he still practised at over ninety, the cellist Casals is said to have answered: "I think I am making progress."',
        'As a boy Casals found the Bach suites in a second-hand shop. He worked on them for years before he played one in public.',
        'You do not practise until you can do it. You practise because it is good to get better.',
        'Casals began each morning with Bach at the piano. He called it a blessing on the house.',
      ],
      h: ['"When will I be able to do it?" "Casals was over ninety and hopeful."'],
    },
    scene: [
      'Imagine a bright room by the sea, a chair, and an old man who is tightening his bow.',
      'A visitor comes too early. Behind the door somebody is playing a scale, slowly, like a beginner. It is the most famous cellist in the world.',
    ],
    why: [
      [
        'The better you get, the more you hear, and the more you want to improve.',
        'Good players hear small differences, so there is always something to work on.',
      ],
      [
        'You can lose a skill if you do not use it.',
        'What is not practised gets worse, even if you are famous.',
      ],
    ],
    parts: [
      [
        'A boy found some old music',
        [
          'In Barcelona, in a shop with second-hand scores, he came on six suites by Bach that hardly anyone played. He was thirteen and took them home under his arm.',
          'His father was with him when the boy found Bach for cello alone in a pile of old music. He had never heard of it.',
          'The boy was looking for something to play, and found six pieces by Bach that others took for exercises.',
        ],
        'Old sheet music in a box',
      ],
      [
        'He took his time',
        [
          'He practised the pieces for many years before he dared to play one for others.',
          'Others would have played them after a few months. He waited until he was a grown man.',
          'He worked on them for a dozen years before anyone was allowed to hear them.',
        ],
        'A cello leaning on a chair',
      ],
      [
        'He grew famous, and old',
        [
          'He played in great halls and for famous people. Still, it is told, each day began with music and with the simplest exercises.',
          'The whole world came to hear him. In the mornings he practised scales.',
          'Wars and honours came and went. In the morning there was the cello, and the simple things first.',
        ],
        'Morning light in a music room',
      ],
      [
        'Somebody asked him why',
        [
          'He was over ninety. The question was meant kindly: why go on with it? "Because I think I am making progress," he is said to have answered.',
          '"You are the greatest of them all. Why do you still practise?" The old man thought about it. He believed that he was getting better.',
          'Somebody asked whether he had not earned a rest. He had the feeling, he is said to have answered, that he was getting better.',
        ],
        'An old hand on a bow',
      ],
    ],
    turn: [
      'The story is told in several ways. In none of them does he stop.',
      'If he was not finished, nobody has to be.',
    ],
    asks: [
      'What do you practise without ever wanting to be finished?',
      'Where are you making progress just now?',
    ],
    ends: {
      p: 'Ten minutes of the simplest things each day: that is what the best do.',
      f: 'So, once more from the beginning? He did it too.',
      a: 'Practise, and tomorrow again.',
      t: 'In simple exercises you hear best what is not right yet.',
      h: 'So there is still hope for all of us.',
      i: 'Nobody is too good to begin again in the morning.',
      l: 'And the next morning he plays the scale again.',
    },
    work: 'If the most experienced people in a firm still go on courses, the young ones dare to ask questions.',
    keep: 'the day when you want to give up',
    send: 'somebody who thinks they should be able to do it by now',
    pic: {
      ask: 'An instrument in morning light, or sheet music on a stand',
      alt: 'A cello leaning against a chair in morning light',
    },
    claims: [
      [
        'Casals found the Bach suites as a boy in Barcelona and worked for years before performing them; began days with Bach at the piano',
        'his recollections; biographies',
      ],
      ['The reply about progress', 'anecdote in several versions, told as "is said to have"'],
    ],
    unless: 'maths|gcse|a-level|tutor|science|driving|yoga|pilates|\\bdogs?\\b|accounting|coding',
  },
  {
    id: 'half-the-metronome',
    format: 'tip',
    again: 9,
    emoji: '🎼',
    only: 'music|piano|guitar|violin|cello|flute|drum|sing|choir|trumpet|clarinet|saxophone|instrument',
    tags: ['MusicPractice', 'Metronome', 'PracticeTips'],
    title: ['How to practise with a metronome so that it helps', 'Keeping time: practise with fewer clicks'],
    cover: 'A metronome with half the clicks',
    gist: [
      'First play so slowly that it is right. Then let the metronome click on every second beat only, and later between the beats. So you learn to keep time yourself.',
      'A metronome on every beat keeps time for you. With half of the clicks you have to do it yourself, and that is how you learn it.',
    ],
    subject: ['A metronome with half the clicks', 'How to learn to keep time'],
    hooks: {
      '*': [
        'With a metronome on every beat anybody can keep time. Take away half of the clicks.',
        'The metronome seems to get faster at the hard bar. It does not. You slow down.',
        'The less your metronome clicks, the better you learn to keep time.',
      ],
      p: 'A metronome trains time best when it gives you as little as possible.',
      f: 'Do you hate your metronome? Perhaps it simply clicks too often.',
      a: 'Slow the metronome down, then halve the clicks.',
      t: 'With fewer clicks you have to count for yourself, and you hear at once if you drift.',
      h: 'The metronome is the only musician in the house who never argues.',
      i: 'You can learn to keep time by yourself, beat by beat.',
      l: 'A slow steady beat, and the tune rests on it.',
    },
    lines: {
      '*': [
        'Set the metronome to half speed and take each click as the second beat. The beats in between are yours.',
        'Where you lose the metronome, something is hard. Practise exactly that.',
        'Play a passage right three times before you set the metronome faster.',
        'Clap the rhythm and count aloud before you play it. What your hands know, your fingers find more easily.',
      ],
      h: ['"It is the metronome that changes," says everybody who has not recorded it.'],
    },
    scene: [
      'Tick, tick, tick. The metronome is still in the third line, and the pianist is at the bottom of the page.',
      'In the orchestra somebody taps along with a foot. It is the right beat, and nobody needs a metronome.',
    ],
    why: [
      [
        'As long as the metronome keeps time, you do not have to.',
        'If you lean on every click, you learn to follow and not to keep time.',
      ],
      [
        'In the gaps you hear whether you rush or drag.',
        'The fewer the clicks, the more clearly you hear where you are.',
      ],
    ],
    parts: [
      [
        ['Find the speed at which it is right', 'Start as slowly as the hardest bar'],
        [
          'It is usually slower than you would like.',
          'The hardest bar sets the speed for all of it.',
          'Everything else follows that bar.',
        ],
        'A hand turning a metronome down',
      ],
      [
        ['Take away every second click', 'Let it click half as often'],
        [
          'Play at the same speed as before.',
          'Then only one click in each bar.',
          'In between you count yourself.',
        ],
        'A metronome beside open music',
      ],
      [
        ['Move the click between the beats', 'Put the click on the "and"'],
        [
          'It swings, and it shows every mistake.',
          'If you can do that, you can keep time anywhere.',
          'At first it feels wrong, and then it feels like dancing.',
        ],
        'A foot tapping on the floor',
      ],
      [
        ['Switch it off and record yourself', 'Play without it and record it'],
        [
          'Then listen to the recording with the metronome on.',
          'First learn to keep time, and then you may play freely.',
          'Then see who was right.',
        ],
        'A phone recording at a stand',
      ],
    ],
    turn: ['And afterwards play it once as you feel it.', 'Five minutes a day are enough.'],
    asks: ['How do you get on with your metronome?', 'In which bar do you always get faster?'],
    ends: {
      p: 'Write the speed into the music with a date, and you can see how you improve.',
      f: 'You may put a sock over it. Some people do.',
      a: 'Slow, half the clicks, then none.',
      t: 'Go faster in small steps, and now and then much slower again.',
      h: 'It is always right, and still nobody invites it anywhere.',
      i: 'In the end you need no metronome.',
      l: 'The ticking stops, and you play on.',
    },
    keep: 'your next practice',
    send: 'the fastest player you know',
    own: [
      {
        about: 'rhythm|ensemble|band|orchestra|play together|recital',
        kinds: ['event', 'service', 'offer'],
        lead: 'It is easier to keep time together.',
      },
    ],
    pic: {
      ask: 'A metronome beside open music',
      alt: 'A metronome standing beside an open score',
    },
    claims: [['Reduced and off-beat click practice', 'music pedagogy']],
  },
  {
    id: 'park-with-your-eyes',
    format: 'howto',
    again: 9,
    emoji: '🅿️',
    only: 'driving|\\bdrivers?\\b|learner drivers?',
    tags: ['LearnToDrive', 'ParkingTips', 'DrivingLessons'],
    title: [
      'How to practise parking so that it stays calm',
      'Parking without panic: slow, and with your eyes',
    ],
    cover: 'Park slowly, and look around',
    gist: [
      'Drive at a crawl, steer while the car is rolling, look where you want to go, and stop whenever you are unsure. Nobody fails a test for parking slowly.',
      'Parking goes wrong when you are too fast. If you crawl, you have time to look around, and then parking is easy.',
    ],
    subject: ['Park more slowly than you think', 'Look where you want the car to go'],
    hooks: {
      '*': [
        'Somebody is waiting behind you, there is a gap in front of you, and your left foot begins to shake. Here is how to park calmly.',
        'When you park, the car goes where you look. So do not look at the lamp post.',
        'You can hardly park too slowly. You can park too fast.',
      ],
      p: 'Nearly everything that goes wrong in parking comes from going too fast and looking too little.',
      f: 'Have you driven round the block three times to find a bigger gap? This is for you.',
      a: 'Park slowly, look around, and stop if you are not sure.',
      t: 'At a crawl the steering has time to work, so the car turns in the smallest space.',
      h: 'A gap as big as a bus, three attempts, and in the end there is room for tulips along the kerb.',
      i: 'Whoever is waiting behind you had to learn to park once too.',
      l: 'Slowly back, straighten the wheels, and stop.',
    },
    lines: {
      '*': [
        'Park at a crawl. If it feels much too slow, it is about right.',
        'Look around when you park, and not only at the camera. It does not show the child on the scooter.',
        'Lost track while parking? Stop, drive out, and start again. Everybody does that.',
        'Practise parking between two cardboard boxes, in a place where it is allowed, until it is boring.',
      ],
      h: ['In every street there is a man who comes to the window when you park. Wave to him afterwards.'],
    },
    scene: [
      'You indicate, look in the mirror, and there is a {queue|line} behind you. You can feel them watching you park.',
      'An empty {car park|parking lot} on a Sunday, two cardboard boxes, a learner and lots of time. At the sixth try she laughs.',
    ],
    why: [
      [
        'If you roll slowly, you see what the car does and can change it.',
        'At a crawl you can stop at once.',
      ],
      [
        'Your hands steer where your eyes look, so look around and not only at one corner.',
        'Whoever stares at the lamp post drives towards it.',
      ],
    ],
    parts: [
      [
        ['Show the others that you want to park', 'Indicate before you do anything'],
        [
          'Indicate in good time and stop beside the gap.',
          'Most people wait if they know what for.',
          'It gives you time.',
        ],
        'An indicator blinking by a gap',
      ],
      [
        ['Look all round before you move', 'Check mirrors and both shoulders'],
        [
          'And once more when you are halfway in.',
          'Children and bicycles are quick.',
          'Look again while you are moving.',
        ],
        'A head turning over a shoulder',
      ],
      [
        ['Crawl, and steer while you roll', 'Turn the wheel while you roll'],
        [
          'The clutch or the brake decides how slow you are.',
          'It is much easier than in a standing car.',
          'Even a very slow roll makes it easy.',
        ],
        'A wheel turning slowly at a kerb',
      ],
      [
        ['Stop when you are unsure', 'If in doubt, stop'],
        [
          'Look, think, correct. Nobody counts how often.',
          'A car that stands still hits nothing.',
          'You can always take a breath and go on.',
        ],
        'A foot on a brake pedal',
      ],
      [
        ['Get out and look', 'Check the distance from outside'],
        [
          'How far is it to the kerb? Next time you will know.',
          'It teaches you more than anything else.',
          "So you learn what a foot looks like from the driver's seat.",
        ],
        'A gap between wheel and kerb',
      ],
    ],
    turn: [
      'And if it does not work today, take the bigger gap.',
      'Every car is different. Find your points to look at with your instructor.',
    ],
    asks: [
      'How do you park: forwards, backwards, or once more round the block?',
      'Who taught you to park, and how loudly?',
    ],
    ends: {
      p: 'Three short practices a week are better than one long one.',
      f: 'And the man at the window had to learn it too.',
      a: 'Indicate, look, crawl, stop.',
      t: 'Find three points to look at in your own car, and write them down.',
      h: 'Far from the kerb is also parked, more or less.',
      i: 'If you stay calm while you park, you stay calm in traffic too.',
      l: 'Wheels straight, engine off, done.',
    },
    work: 'Half an hour with two boxes in the yard for each new driver saves a firm a lot of paint.',
    caution: [
      'Practise only where it is allowed and with a licence or a qualified companion. Rules differ by country.',
      'No licence, no practice without a qualified companion, and only in permitted places. Your country has its own rules.',
    ],
    keep: 'your next practice drive',
    send: 'someone who is driving round the block',
    own: [
      {
        about: 'lesson|test|refresher|practice',
        kinds: ['price', 'service', 'offer', 'event'],
        lead: 'And with an instructor beside you?',
      },
    ],
    pic: {
      ask: 'A wheel beside a kerb, or two boxes on an empty {car park|parking lot}',
      alt: 'Two cardboard boxes marking a gap in an empty {car park|parking lot}',
    },
    claims: [
      [
        'Slow speed, all-round observation, stop and correct',
        'driving instruction practice; road safety advice',
      ],
    ],
  },
  {
    id: 'danced-by-the-wedding',
    format: 'answer',
    again: 9,
    emoji: '💃',
    only: 'danc|ballroom|salsa|tango|swing|ballet',
    tags: ['WeddingDance', 'LearnToDance', 'FirstDance'],
    title: [
      'Can we learn to dance in a few weeks before the wedding?',
      'Wedding dance in six weeks: what you need',
    ],
    cover: 'Learn your wedding dance in time',
    gist: [
      'Yes: one dance with a beginning, one turn and an end. Practise it in the shoes and the dress, and on a floor as big as the real one.',
      'A few weeks are enough for a wedding dance that you enjoy. You do not need a whole choreography, and nobody will miss it.',
    ],
    subject: ['One turn is enough for a wedding dance', 'Practise in your wedding shoes'],
    hooks: {
      '*': [
        'The band has been booked for a year, and for the dance you have six weeks. That is enough.',
        'A first dance takes three minutes. Guests remember the first ten seconds and the end.',
        'Nobody expects a show at your wedding dance. They want to see you look at each other.',
      ],
      p: 'For a wedding dance, a steady step and a good ending are enough.',
      f: 'The wedding is soon, and you have four left feet between you? There is still time.',
      a: 'Your wedding dance: one step, one turn, and a clear end.',
      t: 'Basic step, one turn, an end: learn these by heart, and then practise in the dress.',
      h: 'He counts aloud, she steers, and somebody stands on the train. It will be a beautiful day.',
      i: 'For three minutes you only have to look at one person.',
      l: 'A hand at the back, a deep breath, and the music begins.',
    },
    lines: {
      '*': [
        'For a first dance learn a beginning, one basic step, one turn and an end. For the rest, look at each other.',
        'Practise the wedding dance in the shoes. If the dress has a train, tie a sheet round your waist.',
        'Choosing your wedding song? Walk to it through the kitchen. If you stumble, it is too fast.',
        'Let your wedding song fade out after two minutes. It is quite long enough.',
      ],
      h: ['If you tread on a foot, smile. Everyone will think that it was planned.'],
    },
    scene: [
      'Kitchen, ten in the evening, in socks: "Slow, slow, quick." "That was my toe." "Quick."',
      'Two people in {trainers|sneakers} dance between the sofa and the bookcase, with a bed sheet for a train. The wedding is in six weeks.',
    ],
    why: [
      [
        'If the step runs by itself, you can enjoy the moment.',
        'Your guests do not look at your feet. They look at your faces.',
      ],
      [
        'A few steps that you know well will work even if you are nervous.',
        'On the day you will only remember the simplest things.',
      ],
    ],
    parts: [
      [
        ['Choose your song early', 'Choose a song you can walk to'],
        [
          'Then a step is quickly found.',
          'Play it to your teacher first.',
          'A teacher can tell at once whether it works.',
        ],
        'Two people listening with one earphone each',
      ],
      [
        ['Learn how to begin and how to end', 'Practise the first and the last step'],
        [
          'In between you may sway.',
          'If the end is good, everything looks planned.',
          'People film the start and clap at the end.',
        ],
        'A couple taking hold',
      ],
      [
        ['Practise ten minutes a day', 'Dance in the kitchen each evening'],
        [
          'In socks at first, and later in shoes.',
          'Short and often is better than once for long.',
          'Your legs learn it by doing it often.',
        ],
        'Socks on a kitchen floor',
      ],
      [
        ['Practise in your shoes and dress', 'Try it in the real shoes'],
        [
          'It is different on a carpet or on grass.',
          'Try it once in the real room if you can.',
          'A long dress changes everything.',
        ],
        'Dancing shoes on a wooden floor',
      ],
    ],
    turn: [
      'And then call the others onto the floor.',
      'It is your dance. It does not have to please anybody else.',
    ],
    asks: [
      'What did you dance to at your wedding?',
      'A classic waltz or swaying in the kitchen: which is more you?',
    ],
    ends: {
      p: 'Four to six lessons and some evenings in the kitchen are enough for most couples.',
      f: 'It will be lovely. It nearly always is.',
      a: 'A song, a beginning, a turn, an end.',
      t: 'Put the turn where the chorus begins.',
      h: 'The toes will heal. The video will stay.',
      i: 'Some day you will dance to it again in the kitchen.',
      l: 'The last note, and a smile.',
    },
    question: 'Can we still learn to dance in time for our wedding?',
    short: [
      'Yes. One basic step, one turn, a beginning and an end are enough, practised for a few weeks.',
      'You can. All you need is a step, a turn and a good end.',
    ],
    keep: 'the weeks before the wedding',
    send: 'a couple who are getting married',
    own: [
      {
        about: 'wedding|first dance|couples|crash course',
        kinds: ['service', 'price', 'offer', 'event'],
        lead: 'Time for a first step?',
      },
    ],
    pic: {
      ask: 'Two pairs of shoes or socks facing each other on a floor',
      alt: 'Two pairs of shoes facing each other on a wooden floor',
    },
    claims: [['Small vocabulary, rehearsal in shoes and dress', 'dance teaching practice']],
  },
];
