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
      'In the trial lesson watch how much you do yourself, whether mistakes are used, and whether you know afterwards what to do until next week. The certificate on the wall comes later.',
      'A good teacher asks before explaining, lets you do most of it, and sends you home with one clear task.',
    ],
    subject: ['What to watch in a trial lesson', 'Who talks more: you or the teacher?'],
    hooks: {
      '*': [
        'After a trial lesson ask yourself one thing: who did more in it, you or the teacher?',
        'The most brilliant player in town is not always the one from whom you learn anything.',
        'It is the only lesson in which you do the marking.',
      ],
      p: 'A trial lesson tells you more than references, if you know what to look at.',
      f: 'Looking for a teacher, for you or your child? Take this list in your pocket.',
      a: 'Judge the lesson by what you can do afterwards.',
      t: 'Look for diagnosis, active time, specific feedback, and a defined task until the next session.',
      h: 'In the trial lesson the teacher played for forty minutes. It was a lovely concert.',
      i: 'The right teacher makes you a little braver within the hour.',
      l: 'A fine teacher leaves room.',
    },
    lines: {
      '*': [
        'In a trial lesson count in your head who talks and who does. It should be you who does.',
        'A good sign: the teacher asks why you want to learn it, and then plans something else than before.',
        'Ask "what should I do until next week?". A clear answer with minutes in it is worth more than a diploma.',
        'Watch what happens to your first mistake. Is it corrected, passed over, or made into something?',
      ],
      h: ['If the teacher looks at the clock more often than you do, that is an answer, too.'],
    },
    scene: [
      'Two trial lessons in one week. In the first she was admired, in the second she sweated, and on the way home from the second she was humming.',
      'A boy comes out of a door, and his mother asks "well?". "I can do something," he says. "Want to see?"',
    ],
    why: [
      [
        'Being good at something and being able to teach it are two different skills.',
        'Many a master has forgotten how it felt not to know, and that is precisely what teaching needs.',
      ],
      [
        'Whether you stay depends on the person in the room more than on the method.',
        'People give up teachers sooner than they give up instruments.',
      ],
    ],
    parts: [
      [
        ['You are asked before you are taught', 'Questions come first'],
        [
          'What do you want, what can you do, what went wrong last time?',
          'Without questions everyone gets the same lesson.',
          'Whoever asks teaches you. Whoever does not teaches everyone.',
        ],
        'Two chairs and a notebook',
      ],
      [
        ['You do most of it', 'You are busy'],
        [
          'Explanations are short, and in between it is your turn.',
          'Listening is pleasant, and doing is what stays.',
          'You should be tired and not the teacher.',
        ],
        'Hands at work, the teacher looking on',
      ],
      [
        ['Mistakes are used', 'What goes wrong is welcome'],
        [
          '"Interesting, do that again" is a very good sentence.',
          'Where nobody dares to be wrong, little is learnt.',
          'It is looked at, not looked past.',
        ],
        'A pencil mark and a smile',
      ],
      [
        ['Praise is precise', 'You know what was good'],
        [
          'You hear what was good, and not only that it was.',
          '"The second turn was calm" can be repeated. "Super" cannot.',
          'So you can do it again on Thursday.',
        ],
        'A thumb pointing at one line',
      ],
      [
        ['You leave with one task', 'You know what to do next'],
        [
          'Small, clear, with an idea of how long.',
          'Anyone who goes home with five things does none.',
          'One thing, and for how long.',
        ],
        'One line in a homework book',
      ],
      [
        ['You would like to come back', 'You would go again'],
        [
          'That counts. Lessons are long if you do not like the voice.',
          'Ask your stomach on the stairs.',
          'You will spend winters with this voice.',
        ],
        'A foot on a stair',
      ],
    ],
    turn: [
      'Then ask about price, place and what happens when you are ill.',
      'If two are equally good, take the one who is nearer.',
    ],
    asks: [
      'By what do you recognise a good teacher?',
      'Which sentence of a teacher have you never forgotten?',
    ],
    ends: {
      p: 'Two trial lessons with different people are money well spent.',
      f: 'And let the child decide with you. They are the ones who go.',
      a: 'Asked, active, precise, one task.',
      t: 'Agree on a first goal with a date; after eight lessons look at it together.',
      h: 'If you come out humming, sign.',
      i: 'With the right person beside you, even what is hard gets lighter.',
      l: 'You leave standing a little straighter.',
    },
    work: 'The same six points show which trainer is worth inviting into a firm. The third one, dealing with mistakes, decides whether anybody asks a question in front of the boss.',
    keep: 'the day of a trial lesson',
    send: 'parents who are just ringing round',
    own: [
      {
        about: 'trial|taster|first lesson|introductory',
        kinds: ['offer', 'price', 'service', 'policy', 'event'],
        lead: 'You can find out here, too.',
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
    title: ['Group or one-to-one: which lesson suits you?', 'Private lessons or a class: which suits you?'],
    cover: 'Alone or in a group?',
    gist: [
      'Alone, every minute belongs to you and there is nowhere to hide. In a group you wait, laugh, compare and come back in the rain because Jo is coming as well.',
      'Some learn faster under one pair of eyes. Others only come because someone would miss them.',
    ],
    subject: ['Alone or with others?', 'The lesson in which Jo is coming as well'],
    hooks: {
      '*': [
        'Alone you learn more in the hour. In the group you come to more of the hours.',
        'Some people bloom when nobody is watching, and others practise only because somebody will.',
        'Some learn from the teacher, and some from the next chair.',
      ],
      p: 'Attention speaks for single lessons, and persistence often for groups.',
      f: 'Are you a one-to-one person, or do you need the others for laughing?',
      a: 'Want speed? Go alone. Want to stay? Take the group.',
      t: 'One-to-one maximises feedback per minute; groups add models, peers and social commitment.',
      h: 'In the group there is always somebody who does it worse. Thank you, Kevin.',
      i: 'There are things that you learn from a teacher and things that you learn from the person in the next chair.',
      l: 'A quiet hour for two, or the warmth of a circle.',
    },
    lines: {
      '*': [
        'Group or alone? Ask yourself when you last gave something up. Was it too slow, or were you too lonely with it?',
        'In a group you see six other ways of getting it wrong. That is a great deal of information.',
        'A mixture works well: single lessons before a test or a concert, the group for the long road.',
        'Shy people often do better in a small group than alone, for there the eyes are shared out.',
      ],
      h: [
        'Single lesson: you did not practise, and it shows. Group: nobody practised, and it is called ensemble.',
      ],
    },
    scene: [
      'Rain, Tuesday, seven o\'clock. She would much rather stay on the sofa. Then her phone says: "I am saving you the seat by the radiator."',
      'A door closes, and for forty-five minutes there are only two chairs and one problem. It gets solved.',
    ],
    why: [
      [
        'One form gives more correction, the other more company, and people give up for want of either.',
        'How quickly you learn and how long you stay are two questions with different answers.',
      ],
    ],
    parts: [
      [
        'One-to-one',
        [
          'Your pace, your piece, your mistake, at once. Good before exams and for odd {timetables|schedules}.',
          'Each minute is yours. It is intense, and nothing gets past the teacher.',
          'Nobody to hide behind and nobody to wait for.',
        ],
        'Two chairs and one stand',
      ],
      [
        'In a group',
        [
          'Models, laughter, comparison and someone who waits. It costs less and carries through the winter.',
          'You learn while others have their turn, and you learn to begin in front of people.',
          'You come because of the others, and stay for yourself.',
        ],
        'A circle of chairs',
      ],
    ],
    turn: ['Try one of each before you decide.', 'And you may switch. Many do so every few years.'],
    asks: [
      'Where do you learn better: by yourself or among others?',
      'Who would miss you if you stayed at home?',
    ],
    ends: {
      p: 'Ask how large the group is and how often each person gets a turn; that says more than the price.',
      f: 'Either way there is a chair with your name on it.',
      a: 'Decide what you lack: correction or company.',
      t: 'For motor skills, early one-to-one prevents ingrained faults; later groups keep up the volume.',
      h: 'In any group somebody is the slowest. Be kind, it may be you.',
      i: 'Learning is lonely only if you let it be.',
      l: 'One voice, or many: both can carry.',
    },
    work: 'For language courses in firms the group should share a level and not a department. Nothing closes mouths like the boss two chairs along.',
    keep: 'the week in which you sign up for something',
    send: 'the person you would like to have in the next chair',
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
    title: [
      'What a teacher writes down after your lesson',
      "Three lines after each lesson: a teacher's notebook",
    ],
    cover: 'What stands in the notes',
    gist: [
      'In the five minutes between two pupils a teacher writes three lines: what went, what stuck, how to begin next time. And sometimes: exam on Friday, ask.',
      'Between two lessons there is a tiny break in which the next one is planned. It mostly holds a sip of tea and three lines.',
    ],
    subject: ['Three lines between two pupils', 'What your teacher notes about you'],
    hooks: {
      '*': [
        'You go out of the door, and a pen begins to write. About you, and kindly.',
        'The next lesson is planned in the four minutes while you are looking for your other glove.',
        'You are looking for your glove, and somebody is writing.',
      ],
      p: 'Short notes after each lesson are what makes thirty single hours a course.',
      f: 'Have you ever wondered what your teacher writes down after you have gone?',
      a: 'Without notes every lesson begins from nothing.',
      t: 'Observation, hypothesis, next probe: a good note has all three and fits on a card.',
      h: '"Has not practised" is written differently: "Consolidate."',
      i: 'Somebody remembers where you were stuck, and how you got out.',
      l: 'A line in pencil, and a pupil is kept in mind.',
    },
    lines: {
      '*': [
        'Teachers note what stuck and not only what went wrong. The place where you hesitated is the start of next week.',
        'Write one line on the way home from a lesson: "Today I understood that." After a term it is a remarkable read.',
        'In the notes of a teacher often stands something that is no subject at all: grandmother ill, move, exam on Friday. It changes how you begin.',
        'Forgotten what you were to practise? Ask. Your teacher has written it down.',
      ],
      h: ['Teachers have a shorthand. "Lively" means that the lamp had to be glued.'],
    },
    scene: [
      'The door falls shut. Four minutes, half a cup of tea, a card: "Left hand freer. Hum first. Ask about the cat."',
      'At the end of the year one pupil is given a whole pile of cards. On the first stands: "Laughs when it goes wrong. Good."',
    ],
    why: [
      [
        'With twenty or thirty pupils a week nobody can keep all the small hitches in their head.',
        "What was clear at four o'clock has been covered over by six others in the evening.",
      ],
      [
        'A hitch that has been noted can be prepared for, while one that is forgotten comes back.',
        'The next lesson is good if somebody knows beforehand where it will begin.',
      ],
    ],
    parts: [
      [
        ['What went by itself', 'What can be left alone'],
        [
          'So that it need not be practised any longer, only enjoyed.',
          'It gets ticked off with pleasure. Pupils notice it last.',
          'It works, and nobody noticed.',
        ],
        'A tick on a card',
      ],
      [
        ['Where it stuck', 'Where the knot is'],
        [
          'Exactly: between which two things, and what helped.',
          'A word such as "thumb" or "pretends to look" is enough.',
          'Two words, and next week it is found at once.',
        ],
        'A word in pencil on a card',
      ],
      [
        ['How to begin next time', 'The first five minutes of next time'],
        [
          'With what is easy or with what has been left open?',
          'It is the line that makes it a thread.',
          'The thread is picked up exactly there.',
        ],
        'An arrow at the foot of a card',
      ],
      [
        ['What else was going on', 'And you'],
        [
          'New school, big test, sad about the rabbit.',
          'People learn with their whole week in their bag.',
          'Tired, proud, in love: it belongs to the lesson.',
        ],
        'A school bag on a chair',
      ],
    ],
    turn: [
      'So a lesson takes longer than it lasts.',
      'Anyone who has been noted down will be met where they stopped.',
    ],
    asks: [
      'Would you like to read what your teacher has written about you?',
      'What would stand on your own card this week?',
    ],
    ends: {
      p: 'Ask for the last line before you go. It is your plan for the week.',
      f: 'And if you ask, most of them will gladly read it to you.',
      a: 'Note it while it is warm.',
      t: 'Use the same headings for a year, and patterns will show.',
      h: '"Lively" is a compliment. Mostly.',
      i: 'To be remembered in detail is a rare kind of kindness.',
      l: 'A card, turned over, and the day goes on.',
    },
    work: 'Those who lead people could use the same card after each one-to-one: what went, what stuck, where to pick it up. A year of such cards makes any appraisal write itself.',
    keep: 'the way home after your next lesson',
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
    title: ['Which teacher have you never forgotten?', 'A teacher you still hear in your head'],
    cover: 'The one you remember',
    gist: [
      'Years later you have forgotten the subject and still know the voice. Which teacher has stayed with you, and because of which moment?',
      'It is seldom the strictest or the nicest one that people remember. It is the one who saw something.',
    ],
    subject: ['Which teacher do you still hear?', 'One moment that stayed'],
    hooks: {
      '*': [
        'Somewhere in your head a teacher still says one particular sentence.',
        'What was the capital of Mongolia? Forgotten. But how she said "have another look" you still know.',
        'The subject has faded, and the voice has not.',
      ],
      p: 'Asked about good teachers, people tell a scene and not a method.',
      f: 'Close your eyes: which teacher do you see first?',
      a: 'Teachers are remembered for moments. Name yours.',
      t: 'Autobiographical memory stores episodes with feeling; curricula leave fewer traces.',
      h: 'He taught Latin and looked like it. Former pupils can still decline "table" at parties.',
      i: 'Somebody believed something of you before it was true.',
      l: 'A voice from long ago, and still in the room.',
    },
    lines: {
      '*': [
        'Which teacher have you never forgotten, and what was the moment?',
        'Is there a teacher whom you never forgot? Find the address and write two lines. Teachers seldom learn how it turned out.',
        'Most stories about a favourite teacher begin with a mistake, and with somebody who did not laugh.',
        'Nobody tells of a worksheet. They tell of the day when the lesson went wrong and it was wonderful.',
      ],
      h: [
        'The physics teacher showed us that a bowling ball swings back. He had, however, taken half a step forward.',
      ],
    },
    scene: [
      'A class reunion, far too loud. At one table somebody imitates a way of walking, and eleven people in their fifties shout the name.',
      'In an old exercise book stands in red ink: "You can do this." She had not been able to, back then. She has kept the book.',
    ],
    why: [
      [
        'What touched us has stuck, with colour, smell and tone of voice, long after the material has gone.',
        'Feelings are the glue of memory, and a good lesson is full of them.',
      ],
    ],
    parts: [
      [
        ['The one who saw something', 'Somebody who noticed'],
        [
          'Before you did yourself. It was one sentence at the door.',
          '"Stay behind for a moment," and it was not a scolding.',
          'You were about to leave the room.',
        ],
        'A classroom door half open',
      ],
      [
        ['The one who burned for it', 'Somebody who could not stop'],
        [
          'Moss, or Mozart, or modal verbs. One did not share it and was infected all the same.',
          'He forgot the time, and the bell, and his jacket.',
          'It was moss. You still like moss.',
        ],
        'A jacket left on a chair',
      ],
      [
        ['The strict one who was fair', 'Somebody who was hard and just'],
        [
          'One was afraid until you had understood. Then one worked.',
          'She never took back a word, and not a kind one either.',
          'You wanted a nod from her more than a prize.',
        ],
        'Red ink in an exercise book',
      ],
      [
        ['The one outside school', 'Somebody without a school'],
        [
          'An aunt at the piano, a trainer, the old man with the chessboard.',
          'Not every teacher has a blackboard.',
          'On a bench, at a stove, by a board with pieces.',
        ],
        'A chessboard on a bench',
      ],
    ],
    turn: [
      'Perhaps they are still alive. A postcard is quickly written.',
      'Tell it. Somebody who teaches is reading along and could use it.',
    ],
    asks: ['Which teacher have you never forgotten, and why?', 'Which sentence do you still hear?'],
    ends: {
      p: 'Such answers are the best training material for people who teach.',
      f: 'Tell us. Handkerchiefs at the ready.',
      a: 'One name, one moment.',
      t: 'Note place, age and exact words; memory smooths them with each telling.',
      h: 'Nobody is remembered for a worksheet. It is worth considering.',
      i: 'Each of us carries a few voices along. Thank one of them.',
      l: 'A name, after decades, said with warmth.',
    },
    work: 'New people at work also remember the first person who had time for them. Ask around who it was in your house. They are rarely on the organisation chart as trainers.',
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
      'It is told of the cellist Pablo Casals that at over ninety he still practised daily. Asked why, he is said to have answered: I think I am making progress.',
      'An old man with the most famous cello sound of his time, a question and an answer of seven words or so. Nobody has said anything better about practising.',
    ],
    subject: ['"I think I am making progress"', 'A man of ninety practises'],
    hooks: {
      '*': [
        'A man of over ninety sits down every morning and practises scales. Somebody asks him why.',
        'He had played for queens and presidents, and on weekdays he practised.',
        'Ninety, and at his scales by nine.',
      ],
      p: 'The anecdote is told in many versions, and its point is the same in all of them.',
      f: 'A little story for days when you think that it is all for nothing.',
      a: 'The great ones practise. That is why they are great, and also why they stay so.',
      t: 'Skills need maintenance; expert performance declines without it and lasts astonishingly long with it.',
      h: 'At ninety-three you might let scales be scales. You might.',
      i: 'It is a comfort that not even he thought he had finished.',
      l: 'An old hand, a bow, the same scale, once more and more beautifully.',
    },
    lines: {
      '*': [
        'Asked why he still practised at over ninety, the cellist Casals is said to have answered: "I think I am making progress."',
        'Casals found the Bach suites as a boy in a second-hand shop and worked on them for years before he played one in public.',
        'Practising is not what you do until you can do it. It is what you do because you like to be on the way.',
        'Casals began each morning with Bach at the piano, before anything else. He called it a blessing on the house.',
      ],
      h: ['"When will I be able to do it?" "Casals was in his nineties and optimistic."'],
    },
    scene: [
      'Imagine a bright room by the sea, a chair without arms and an old man who is tightening his bow.',
      'A visitor comes too early and stands still in the hall. Behind the door somebody is playing a scale, slowly, like a beginner who has a great deal of time.',
    ],
    why: [
      [
        'Who can already do nearly everything hears the smallest differences, and those are worth getting up for.',
        'With skill grows the ear, and with the ear the wish to do it better.',
      ],
      [
        'Ability is not a possession. It is more like a garden.',
        'What is not tended grows over, with the famous as well.',
      ],
    ],
    parts: [
      [
        'A boy found some old music',
        [
          'In Barcelona, in a shop with second-hand scores, he came on six suites by Bach that hardly anyone played. He was thirteen and took them home under his arm.',
          'His father was with him when, in a dusty pile near the harbour, the boy discovered Bach for cello alone. He knew nothing of them and could not put them down.',
          'The boy was looking for something to play and found, under dust, six pieces by Bach that others took for exercises.',
        ],
        'Old sheet music in a box',
      ],
      [
        'He took his time',
        [
          'It was many years until he dared to play one before people. In between he practised them, day after day.',
          'Other boys would have performed them by summer. He let them ripen until he was a grown man.',
          'He lived with them for a dozen years before anyone was allowed to hear them.',
        ],
        'A cello leaning on a chair',
      ],
      [
        'He grew famous, and old',
        [
          'Concert halls, palaces, exile, honours. Each day, as it is told, began with music and with work on the simplest things.',
          'The world came to hear him. In the mornings, though, he belonged to the scales.',
          'Wars and honours came and went. In the morning there was the cello, and the simple things first.',
        ],
        'Morning light in a music room',
      ],
      [
        'Somebody asked him why',
        [
          'He was over ninety. The question was meant kindly: why go on with it? "Because I think I am making progress," he is said to have answered.',
          '"You are the greatest of them all. Why do you still practise?" The old man reflected. He thought, he said, that he was getting better.',
          'Someone asked whether he had not earned a rest. He had the feeling, he is said to have replied, that it was getting better.',
        ],
        'An old hand on a bow',
      ],
    ],
    turn: [
      'There are several versions of the story. In none of them does he stop.',
      'If he was not finished, neither need we be.',
    ],
    asks: [
      'What do you practise without wanting to be finished with it?',
      'At what do you think you are making progress just now?',
    ],
    ends: {
      p: 'Ten minutes of the simplest things are still the standard of those who are best at it.',
      f: 'So, once more from the beginning? He did.',
      a: 'Practise. Tomorrow again.',
      t: 'Slow scales are diagnostics: intonation, weight, ease, heard without distraction.',
      h: 'So there is still hope for your parallel parking.',
      i: 'Nobody is too good to begin again in the morning.',
      l: 'And so, at the window, the scale begins again.',
    },
    work: 'Where experienced people still take courses, younger ones dare to ask. His answer would be a fine sentence for the door of any training room.',
    keep: 'the day on which you want to stop',
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
  },
  {
    id: 'half-the-metronome',
    format: 'tip',
    again: 9,
    emoji: '🎼',
    only: 'music|piano|guitar|violin|cello|flute|drum|sing|choir|trumpet|clarinet|saxophone|instrument',
    tags: ['MusicPractice', 'Metronome', 'PracticeTips'],
    title: ['How to practise with a metronome so that it helps', 'Keeping time: practise with fewer clicks'],
    cover: 'Let it click on the off-beat',
    gist: [
      'First slow enough to be right, then let the click fall on every second beat, and finally between the beats. Then the time comes from you.',
      'A metronome on each beat carries you. With half of the clicks you have to walk by yourself, and that is the exercise.',
    ],
    subject: ['Half of the clicks', 'The metronome is no crutch'],
    hooks: {
      '*': [
        'With a click on every beat anybody can keep time. Take half of them away.',
        'The metronome does not get faster at the hard bar. Strange, it always feels so.',
        'A click on each beat is a handrail. You want to climb.',
      ],
      p: 'A metronome trains time best when it gives you as little as possible.',
      f: 'Do you hate the ticking? Perhaps it is simply ticking too often.',
      a: 'Slow it down. Halve the clicks. Then shift them.',
      t: 'Fewer reference pulses demand internal subdivision; off-beat clicks expose drift at once.',
      h: 'The metronome is the only musician in the house that nobody has ever been able to talk round.',
      i: 'Steadiness is something that you can find in yourself, beat by beat.',
      l: 'A pulse, barely audible, and upon it the melody rests.',
    },
    lines: {
      '*': [
        'Set the metronome to half the speed and hear each click as the second beat. Your own beats fill the rest.',
        'Where you drift from the click, something is technically hard. It is a finger pointing at your homework.',
        'Play a passage three times correctly at one tempo before you go up a notch. Going up after a lucky one is how mistakes get fast.',
        'Clap the rhythm and count aloud without the instrument first. What the body has, the fingers need not invent.',
      ],
      h: ['"It is the metronome that is wandering," said nobody who had recorded it.'],
    },
    scene: [
      'Tick, tick, tick. At the third line the metronome is on its own, and the pianist is already at the bottom of the page.',
      "In the orchestra someone taps along with a toe. It is the conductor's, and it is right.",
    ],
    why: [
      [
        'When something outside keeps the time, the sense inside you does not need to.',
        'Leaning on each click, you learn to follow and not to lead.',
      ],
      [
        'Gaps between the clicks show honestly whether you rush or drag.',
        'The further apart they are, the clearer you hear where you have got to.',
      ],
    ],
    parts: [
      [
        ['Find the tempo at which it is right', 'As slow as your worst bar'],
        [
          'Usually slower than you like. The hardest bar decides.',
          'One tempo for all of it, set by its worst place.',
          'That one sets the speed for all.',
        ],
        'A hand turning a metronome down',
      ],
      [
        ['Halve the clicks', 'Every other click'],
        [
          'The same tempo, only every second beat is given.',
          'Then one a bar. It becomes very quiet, and you hear yourself.',
          'In between, it is up to you.',
        ],
        'A metronome beside open music',
      ],
      [
        ['Move the click between the beats', 'Try it with clicks in the gaps'],
        [
          'Let it be the "and". It swings, and it is merciless.',
          'If you can stay with it, nothing in a concert will shake you.',
          'It feels like a mistake until it feels like dancing.',
        ],
        'A foot tapping on the floor',
      ],
      [
        ['Switch it off and record', 'Then without it, on tape'],
        [
          'Then listen to the recording with it. There is the truth.',
          'Music may breathe. First you should know that it can stand still.',
          'Then see who is right.',
        ],
        'A phone recording at a stand',
      ],
    ],
    turn: [
      'And afterwards play it once as you feel it. That is what it was for.',
      'Five minutes a day are enough. It has no sense of humour, but it is patient.',
    ],
    asks: [
      'Friend or enemy: how do you get on with your metronome?',
      'At which bar do you always get faster?',
    ],
    ends: {
      p: 'Note the tempo in pencil with a date; the margin becomes a curve.',
      f: 'You may put a sock over it. Some people do.',
      a: 'Slow, half, off, gone.',
      t: 'Go up by small steps and now and then down by a large one; control shows at slow speeds.',
      h: 'It is never wrong, and still nobody invites it anywhere.',
      i: 'In the end the beat is in you, and it stays.',
      l: 'The ticking stops. Time goes on.',
    },
    keep: 'your next practice',
    send: 'the fastest player you know',
    own: [
      {
        about: 'rhythm|ensemble|band|orchestra|play together|recital',
        kinds: ['event', 'service', 'offer'],
        lead: 'Keeping time is finer in company.',
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
    cover: 'Park slowly, look wide',
    gist: [
      'Crawl, steer while rolling, look where you want the car to go, and stop the moment you are unsure. Nobody has ever failed for being slow in a parking space.',
      'Parking goes wrong through haste. At walking pace, or less, you have time to look, and looking is what parks the car.',
    ],
    subject: ['Slower than you think', 'The car goes where you look'],
    hooks: {
      '*': [
        'Behind you someone is waiting, in front of you is a gap, and your left foot has begun to shake.',
        'The car goes where you look. So do not look at the lamp post.',
        'Slow is not what people hoot at. It is stopping crooked.',
      ],
      p: 'Almost all trouble with parking comes from too much speed and too little looking.',
      f: 'Do you circle the block for the third time to get the big gap? This is for you.',
      a: 'Slow. Look round. Stop when unsure.',
      t: 'At crawling speed steering has time to act; full lock while barely rolling gives the tightest path.',
      h: 'A gap for a bus, three attempts, and at the end enough room to plant tulips along the kerb.',
      i: 'The one who is waiting behind you learned it once as well.',
      l: 'Unhurried, in one line, beside the kerb.',
    },
    lines: {
      '*': [
        'Park at a crawl. If you think that it is too slow, it is nearly right.',
        'Look round yourself and not only at the camera. Screens do not show the child on the scooter.',
        'Lost track? Stop, pull out again, begin anew. That is no failure; it is how one parks.',
        'Practise between two boxes on an empty, permitted site until your hands are bored.',
      ],
      h: [
        'Every neighbourhood has a man who comes to his window whenever somebody parks. Wave to him afterwards.',
      ],
    },
    scene: [
      'Indicator on, mirror, a {queue|line}. Somebody in the car behind breathes in such a way that one can see it.',
      'A {car park|parking lot} on a Sunday, two cardboard boxes, a learner and all the time in the world. At the sixth try she laughs.',
    ],
    why: [
      [
        'Slow rolling gives you time to see what the car is doing and to change it.',
        "What happens at a walking pace can be stopped within a hand's breadth.",
      ],
      [
        'Hands follow the eyes, so that a wide look steers better than a stare at one corner.',
        'Drivers who stare at an obstacle drive towards it.',
      ],
    ],
    parts: [
      [
        ['Let others see what you plan', 'Indicate before you do anything'],
        [
          'Indicate in good time, stop beside it, wait until they have understood.',
          'Most people wait if they know what for.',
          'A light that blinks gives you time.',
        ],
        'An indicator blinking by a gap',
      ],
      [
        ['Look right round before you roll', 'Look all the way round'],
        [
          'Both mirrors, both shoulders, the back. And again halfway.',
          'Children and bicycles are quicker than any manoeuvre.',
          'And again, when you are half in.',
        ],
        'A head turning over a shoulder',
      ],
      [
        ['Crawl, and steer while rolling', 'Roll as you steer'],
        [
          'Clutch or brake decides the pace; the engine need not do anything.',
          'A little movement under the wheels makes the steering light.',
          'Even an inch makes it easy.',
        ],
        'A wheel turning slowly at a kerb',
      ],
      [
        ['Stop when you lose the picture', 'If in doubt, stand still'],
        [
          'Look, think, correct, go on. Nobody counts the moves.',
          'Standing still is the safest part of any parking.',
          'Nobody has ever been hit by a car that had stopped.',
        ],
        'A foot on a brake pedal',
      ],
      [
        ['Get out and look once', 'Look from outside'],
        [
          'How far from the kerb? The next time you will know it from inside.',
          'Comparing feeling with fact is the fastest teacher.',
          'Your feeling for a foot will be right next time.',
        ],
        'A gap between wheel and kerb',
      ],
    ],
    turn: [
      'And if it does not work today, take the big gap. It is a gap, too.',
      'Reference points differ from car to car. Find yours with your instructor.',
    ],
    asks: [
      'Forwards, backwards or once round the block: how do you park?',
      'Who taught you to park, and how loudly?',
    ],
    ends: {
      p: 'Three short practices a week help more than one long Sunday.',
      f: 'And whoever is watching from a window learned it once, too.',
      a: 'Signal, look, crawl, stop.',
      t: 'Fix three reference points for your own car and write them on a card.',
      h: 'Far from the kerb is also parked, in the wider sense.',
      i: 'Calm behind a wheel is something that you carry into your whole life.',
      l: 'The engine off, the wheels straight. Done.',
    },
    work: 'For firms with vans: half an hour with two boxes in the yard for each new driver saves more paint than any camera.',
    caution: [
      'Practise only where it is allowed and with a licence or a qualified companion. Rules differ by country.',
      'No licence, no practice without a qualified companion, and only in permitted places. Your country has its own rules.',
    ],
    keep: 'your next free Sunday',
    send: 'someone who is circling the block',
    own: [
      {
        about: 'lesson|test|refresher|practice',
        kinds: ['price', 'service', 'offer', 'event'],
        lead: 'And with somebody in the next seat?',
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
    cover: 'In time for the wedding?',
    gist: [
      'Yes: one dance, one hold, one beginning, one turn and one end. Practise in the shoes and the dress, and on a floor of the right size.',
      'A few weeks are enough for a dance that you enjoy. They are not enough for choreography, and nobody will miss it.',
    ],
    subject: ['One turn is plenty', 'Practise in the shoes'],
    hooks: {
      '*': [
        'The band has been booked for a year. The dance has six weeks.',
        'A first dance takes three minutes, and guests remember the first ten seconds and the end.',
        'Nobody expects a show. They want to see you look at each other.',
      ],
      p: 'For a first dance a steady step and a good ending matter more than figures.',
      f: 'Wedding soon, and you have four left feet between you? There is time.',
      a: 'One dance. One turn. A clear end.',
      t: 'Limit the vocabulary: basic step, rotation, underarm turn, finish. Automate, then add the dress.',
      h: "He counts aloud, she steers, the train is under somebody's foot. It will be a beautiful day.",
      i: 'For three minutes you need only look at one person.',
      l: 'A hand at the back, a breath, and the room turns.',
    },
    lines: {
      '*': [
        'For a first dance learn a beginning, one basic step, one turn and an end. The rest of the three minutes is looking at each other.',
        'Practise the wedding dance in the shoes. And in something long, tied round the waist, if a train is involved.',
        'Choose your wedding dance by its tempo: walk to it through the kitchen. If you stumble, it is too fast.',
        'Ask whether your wedding song may be faded out after two minutes. It is the kindest trick of any dance teacher.',
      ],
      h: ['If you tread on a foot, smile at the ceiling. Everyone will think that it is a figure.'],
    },
    scene: [
      'Kitchen, ten in the evening, socks. "Slow, slow, quick..." "That was my toe." "...quick."',
      'Two people in {trainers|sneakers}, with a bed sheet round her waist as a train, practise between the sofa and the bookcase.',
    ],
    why: [
      [
        'A step that runs by itself leaves your head free for the moment, and that is what you see.',
        'Guests do not watch feet. They watch faces, and faces relax when the feet know what to do.',
      ],
      [
        'Few figures, often repeated, hold under excitement. Many do not.',
        'On the day your memory shrinks to about the size of one turn.',
      ],
    ],
    parts: [
      [
        ['Choose the song early', 'Choose a song one can walk to'],
        [
          'It should walk with you. Then a step is quickly found.',
          'Let the teacher hear it before the band does.',
          'Your teacher can hear at once if it will do.',
        ],
        'Two people listening with one earphone each',
      ],
      [
        ['Learn the beginning and the end', 'Practise the way in and out'],
        [
          'How you come onto the floor, and how you stop. In between you may sway.',
          'A planned finish looks as though everything before it had been planned.',
          'People film the start and clap at the end.',
        ],
        'A couple taking hold',
      ],
      [
        ['Practise ten minutes a day', 'Dance a few minutes in the kitchen'],
        [
          'In the kitchen, in socks, later in shoes.',
          'Short and daily settles in the legs. One long Sunday settles in the calves.',
          'Legs learn from repetition and not from length.',
        ],
        'Socks on a kitchen floor',
      ],
      [
        ['Rehearse with clothes and floor', 'Do it in the real shoes'],
        [
          'Dress, shoes, the real size. Carpets and lawns dance differently.',
          'Do it once in the room, if you can, the day before.',
          'Hems have surprised better dancers.',
        ],
        'Dancing shoes on a wooden floor',
      ],
    ],
    turn: [
      'And then let the others come onto the floor. That saves everyone.',
      'The dance belongs to you. It does not have to please the aunt.',
    ],
    asks: [
      'What did you dance to, and how did it go?',
      'Classic waltz or swaying in the kitchen: what suits you?',
    ],
    ends: {
      p: 'Four to six lessons and the kitchen are a sensible plan for most couples.',
      f: 'It will be lovely. It nearly always is.',
      a: 'Song, beginning, turn, end.',
      t: 'Mark the phrases of the song and put the turn on a strong one.',
      h: 'Toes heal. Videos remain.',
      i: 'Someday you will dance to it again, in the kitchen, with grey hair.',
      l: 'The last note, a bow, a smile.',
    },
    question: 'Can we still learn to dance in time for our wedding?',
    short: [
      'Yes. One basic step, one turn, a beginning and an end are enough, practised for a few weeks.',
      'You can. A step, a turn, a way in and a way out are plenty.',
    ],
    keep: 'the weeks before the wedding',
    send: 'a couple who keep putting it off',
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
