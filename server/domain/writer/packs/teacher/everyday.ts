// Around the lessons: seasons, families, talk, and odds and ends of learning.
import type { Idea } from '../../library/idea.ts';

export const EVERYDAY: readonly Idea[] = [
  {
    id: 'mix-the-exercises',
    format: 'tip',
    again: 8,
    emoji: '🔀',
    tags: ['StudyTips', 'Interleaving', 'LearningTips'],
    title: [
      'Why you should mix your exercises when you practise',
      'Mix your exercises: why it works better than one kind in a row',
    ],
    cover: 'Mix your exercises',
    gist: [
      'Ten exercises of the same kind feel easy, because you know the method before you read. Mix them, and you practise what a test asks: which kind is this?',
      'Mix the kinds of exercises you practise. It goes worse today and much better in {a fortnight|two weeks}.',
    ],
    subject: ['Mix your exercises', 'Why ten of the same teach so little'],
    hooks: {
      '*': [
        'By the eighth exercise of the same kind you are no longer thinking. You are copying yourself.',
        'In the test nobody tells you which chapter the question comes from.',
        'Sixteen exercises of one kind need hardly any thinking. That is what is wrong with them.',
      ],
      p: 'Mixed practice feels slower, and what you learn stays longer. Many studies have found it.',
      f: 'Do the exercises go well at home and badly in the test? Try mixing them.',
      a: 'Mix your exercises. Choosing the method is part of the skill.',
      t: 'If every exercise is of the same kind, you never practise choosing the method.',
      h: 'Page forty: sixteen quadratic equations. By the ninth, the pencil does them alone.',
      i: 'Mixed exercises are harder today and easier in the test.',
      l: 'A few of each kind, one after the other, in no order.',
    },
    lines: {
      '*': [
        'Write exercises on slips of paper, put them in a cup, and draw one. Asking yourself "which kind is this?" is what you need to practise.',
        'Practising scales? Draw the key out of a hat. It is much better than ten times the same one.',
        'Three topics in one study session, twenty minutes each, and then once more. It feels untidy, and you remember more.',
        'Once you can do one kind of exercise, mix it with the kind that you always mistake for it.',
      ],
      h: ['Tests have a nasty habit of not telling you which chapter the question is from.'],
    },
    scene: [
      'At home all sixteen exercises were right. In the test there are four different kinds, and he does not know which method to use.',
      'On the table stands a cup with folded slips of paper. She draws one, unfolds it, groans, laughs and begins to solve it.',
    ],
    why: [
      [
        'With ten of a kind you know the method before you read the question. In a test you do not.',
        'At home the heading on the page tells you what to do. In a test there is no heading.',
      ],
      [
        'Each change forces you to remember another method, and that is how it stays.',
        'You have to think anew each time, and that small effort is what you learn from.',
      ],
    ],
    parts: [
      [
        ['First learn the new kind alone', 'Start with three of a kind'],
        [
          'Three or four, until it is clear how it works.',
          'Only mix what you have understood.',
          'Do that until you can see how it is done.',
        ],
        'A few exercises on a page',
      ],
      [
        ['Then mix it with old exercises', 'Then draw them out of a hat'],
        [
          'A cup or a die will do.',
          'Above all, mix the ones that look alike.',
          'Choose the ones that you mistake for each other.',
        ],
        'Folded slips in a cup',
      ],
      [
        ['Say which kind it is', 'Name the method before you begin'],
        [
          'Say it aloud. It is half of the solution.',
          'If you name the wrong one, you have learnt something.',
          'Once you know that, the rest is work.',
        ],
        'A slip unfolded on a table',
      ],
      [
        ['Do not mind if it is slower', 'Expect it to feel harder'],
        [
          'You make more mistakes today and fewer next month.',
          'The next test is what counts, and not tonight.',
          'Look at the result after a week.',
        ],
        'A pencil resting on a page',
      ],
    ],
    turn: [
      'Tomorrow, draw them again in another order.',
      'It feels like a step back. Wait for the next test.',
    ],
    asks: ['Do you practise one kind in a row, or do you mix?', 'Which two things do you always mix up?'],
    ends: {
      p: 'Before an exam, begin with mixed papers several weeks ahead.',
      f: 'And groaning is allowed. One more.',
      a: 'Understand it, mix it, name it.',
      t: 'Leave enough time between two of a kind that you have to remember it.',
      h: 'Life also asks its questions in no particular order.',
      i: 'Being able to choose the right method is what makes you independent.',
      l: 'Another slip out of the cup, and begin.',
    },
    work: 'Training at work often makes the same mistake: a morning of invoices, then a morning of orders. Mix the cases, and people can do both on Monday.',
    keep: 'your next hour of practice',
    send: 'somebody who has done all of page forty',
    own: [
      {
        about: 'exams?\\b|examin|revision|mock',
        kinds: ['service', 'event', 'offer', 'price'],
        lead: 'And if you have an exam coming up?',
      },
    ],
    pic: {
      ask: 'A cup with folded slips on a desk',
      alt: 'A cup full of folded paper slips on a desk',
    },
    claims: [
      ['Interleaved practice improves later performance', 'Rohrer and Taylor; Dunlosky et al. review'],
    ],
    unless: 'danc|swim|driving|\\bdogs?\\b|yoga|pilates',
  },
  {
    id: 'begin-again-in-september',
    format: 'season',
    again: 11,
    emoji: '🍁',
    when: { season: ['autumn'] },
    tags: ['NewTerm', 'Habits', 'LearningTips'],
    title: ['How to start a new term without taking on too much', 'New term, new course: one is enough'],
    cover: 'One new thing this term',
    gist: [
      'Choose one course and a fixed hour, and look honestly at your week. If you start four things at once, you will have given up all of them by the middle of the term.',
      'A new term should leave you free evenings. One course that fits your week lasts until Christmas.',
    ],
    subject: ['One course this autumn', 'Do not sign up for four things'],
    hooks: {
      '*': [
        'At the start of term your {diary|calendar} is empty, and you sign up for Italian, yoga, pottery and the choir.',
        'A term has about a dozen weeks, and in two of them you will have a cold.',
        'In September everyone is going to learn Italian. By November it is half of them.',
      ],
      p: 'People seldom give up a course because it is boring. They give up because it never fitted their week.',
      f: 'Full of plans for the new term? Lovely. Choose one.',
      a: 'One course, one fixed hour, one term.',
      t: 'One hour of lessons a week takes about three, with the way there and the practice.',
      h: 'He had signed up for two courses on Tuesday. There is only one Tuesday.',
      i: 'One course that you finish is worth more than four that you begin.',
      l: 'Dark evenings, a warm room, and one thing to learn.',
    },
    lines: {
      '*': [
        'Before you sign up for a course, draw a normal week with cooking and shopping in it. What is left over is your time.',
        'An hour of lessons needs another hour in the week for practice. Put both in your calendar.',
        'Choose the course that is nearest. On a wet evening in November you will be glad.',
        'Tell one person that you are starting a course. They will ask how it is going.',
      ],
      h: ['Pottery and yoga were on at the same time. There is a vase that proves it.'],
    },
    scene: [
      'On the first evening of the course there are nineteen people. By half-term there are nine. It was not the hardest course, it was the wrong evening.',
      'A new pencil case, a new notebook, and the first page in your best handwriting. By the third page life is back to normal.',
    ],
    why: [
      [
        'After a holiday you have energy for everything. By the fourth week it is gone.',
        'In September we all plan as if we did not need any sleep.',
      ],
      [
        'If it has a fixed place in your week, you do not have to decide each time.',
        'Once it is a habit, you go even when you do not feel like it.',
      ],
    ],
    parts: [
      [
        ['Look at your real week', 'Look where you really have time'],
        [
          'With work, shopping and visits.',
          'When did you sit on the sofa last week? That is when you have time.',
          'Not at the week you would like to have.',
        ],
        'A weekly plan with a free box',
      ],
      [
        ['Choose one thing', 'Choose one course, not three'],
        [
          'Write the others down for spring.',
          'If you cannot decide, take the one with the nicer people.',
          'There is another term after this one.',
        ],
        'One circled course in a leaflet',
      ],
      [
        ['Plan time to practise', 'Put your practice in the calendar'],
        [
          'Twice ten minutes are enough to begin with.',
          'Otherwise you start from the beginning each week.',
          'Otherwise you only open the book once a week.',
        ],
        'Two small marks in a {diary|calendar}',
      ],
      [
        ['Expect to miss a week', 'Decide what you do after a missed week'],
        [
          'It will happen. Go again the week after.',
          'Missing one week is a cold. Missing two is the end.',
          'Decide today that you will go back.',
        ],
        'A scarf on a hook beside a bag',
      ],
    ],
    turn: [
      'And at the end of term, look at what you can do now.',
      'The rest of your {diary|calendar} will fill by itself.',
    ],
    asks: ['What are you starting this autumn?', 'What did you once start and give up by half-term?'],
    ends: {
      p: 'Ask for a trial lesson before you pay for the whole term.',
      f: 'See you there, also in November.',
      a: 'One course, near you, on a fixed day.',
      t: 'Judge it after four weeks and not after one.',
      h: 'Nobody has ever learnt Italian from a brochure.',
      i: 'Start small, and stay.',
      l: 'One evening a week that is yours.',
    },
    work: 'At work, too, all the courses are in autumn. Spread them over the year, one topic at a time, and people remember more.',
    keep: 'the evening when you choose a course',
    send: 'the friend who signs up for everything',
    own: [
      {
        about: 'autumn|september|new (?:class|group|course|term)|enrol|sign up',
        kinds: ['event', 'offer', 'price', 'service', 'hours'],
        lead: 'What begins here this autumn?',
      },
    ],
    pic: {
      ask: 'A {diary|calendar} or leaflet with one circle, a leaf beside it',
      alt: 'A course leaflet with one circled entry and an autumn leaf',
    },
    claims: [['Overcommitment and fixed cues', 'habit research; experience of adult education']],
  },
  {
    id: 'what-did-you-learn-today',
    format: 'mistake',
    again: 9,
    emoji: '🚗',
    tags: ['ParentingAndLearning', 'GoodQuestions', 'FamilyLife'],
    title: [
      '"How was your lesson?" Better questions to ask your child',
      'Ask your child better questions after a lesson',
    ],
    cover: 'Better than "How was it?"',
    gist: [
      'Ask a child "how was it?" and you get "fine". Ask what was funny, what was hard, or whether they can show you something, and you will hear all about the lesson.',
      'Children answer small questions. To a big one like "how was school?" there is only one answer: fine.',
    ],
    subject: ['"Fine." Better questions for the way home', 'What to ask instead of "how was it?"'],
    hooks: {
      '*': [
        '"How was it?" "Fine." "What did you do?" "Nothing." There are better questions.',
        '"How was your lesson?" hardly ever gets more than one word. Try "what was the funniest moment?".',
        'If your child always says "fine", ask a smaller question.',
      ],
      p: 'Asked about one thing in a lesson, a child goes through it again, and that is revision.',
      f: 'Fed up with "fine"? Try a question that you cannot answer with it.',
      a: 'Do not ask your child how it was. Ask what was hard.',
      t: 'A question about one moment makes a child remember. "How was it?" does not.',
      h: 'After forty minutes of cello, two of theory and a {biscuit|cookie}, the child reports: "Fine."',
      i: 'A good question tells your child: I really want to know.',
      l: 'One small question on the way home, and a child begins to tell.',
    },
    lines: {
      '*': [
        'Ask your child "what was your silliest mistake today?", and tell yours first.',
        'Tell your child: "Show me something I cannot do." Nobody has ever answered that with "fine".',
        'Do not ask straight after the lesson. First a {biscuit|cookie}, then a question.',
        'Ask your child about the others: who laughed, who was brave? Their own story comes next.',
      ],
      h: ['"What did you learn?" "That you must not lick the trumpet." It had been a good lesson.'],
    },
    scene: [
      'The car door shuts. "Well? How was your lesson?" A long look out of the window. "Fine."',
      'At the red light a voice from the back says: "What is the hardest thing you ever learnt, {Mum|Mom}?" That is how good talks begin.',
    ],
    why: [
      [
        'A whole hour is too much to sum up, so a child says "fine".',
        'To judge a lesson is hard. To tell one thing about it is easy.',
      ],
      [
        'What a child tells you once more after the lesson stays longer.',
        'When they tell you about it, they go through it again.',
      ],
    ],
    parts: [
      [
        ['Ask about one thing', 'Ask one small question'],
        [
          'The funniest, the hardest or the loudest moment.',
          'It is much easier to answer.',
          '"What was silly?" works nearly always.',
        ],
        'Two faces in a rear mirror',
      ],
      [
        ['Ask them to show you', 'Let your child teach you'],
        [
          'On the table top, with a spoon, whatever is there.',
          'Get it wrong, and you make their day.',
          'Get it wrong a little. It helps.',
        ],
        'A child tapping a rhythm on a table',
      ],
      [
        ['Tell something from your own day', 'Say what you got wrong today'],
        [
          'A mistake, as silly as possible.',
          'Whoever tells, hears. It sometimes works even with teenagers.',
          'Then they are not the only one.',
        ],
        'A laughing driver at a red light',
      ],
      [
        ['Then wait a little', 'Say nothing for a while'],
        [
          'The good part often comes in the second half of the way home.',
          'It is easier to talk in a car, where nobody has to look at anybody.',
          'It often comes at the third traffic light.',
        ],
        'A wet {windscreen|windshield} with wipers',
      ],
    ],
    turn: [
      'And sometimes "fine" is simply the truth. Then put some music on.',
      'One question a day is enough. It is no interview.',
    ],
    asks: ['What do you ask your child on the way home?', 'What was the best answer you ever got?'],
    ends: {
      p: 'Ask the teacher for one sentence on what they did. It makes the talk easier.',
      f: 'And if the answer is "fine", put some music on and try again tomorrow.',
      a: 'One thing, and some patience.',
      t: 'Ask them to compare, to show or to guess.',
      h: '"Fine" is a complete report. It only lacks the details.',
      i: 'Listening is one of the nicest things you can do for a child.',
      l: 'Rain on the car roof, and somebody in the back begins to tell.',
    },
    work: 'After a training day, do not ask colleagues "how was it?". Ask "what will you do differently on Monday?".',
    wrong: 'Asking "How was it?" straight after the lesson',
    keep: 'the next drive home from a lesson',
    send: 'every parent who hears "fine" each day',
    pic: {
      ask: 'A rear mirror, a wet {windscreen|windshield} or two coats on hooks',
      alt: 'A rain-covered {windscreen|windshield} seen from inside a parked car',
    },
    claims: [['Specific prompts and retelling aid recall', 'memory research; parenting practice']],
    only: '\\bchild|\\bkids?\\b|pupils?\\b|parents|famil|teen|youth|primary|gcse|a-level|schoolwork|homework|music|piano|violin|guitar|\\bages?\\b',
  },
  {
    id: 'by-ear-or-by-the-book',
    format: 'either',
    again: 9,
    emoji: '📖',
    tags: ['WaysOfLearning', 'ThisOrThat', 'LearningTips'],
    title: ['Rules first or just try it: how do you learn?', 'Manual or trial and error: how do you learn?'],
    cover: 'Rules first, or just try it?',
    gist: [
      'Some of us read the manual, others press the buttons. Those who read make fewer mistakes, and those who try begin sooner. Which are you?',
      'Grammar or chatting, notes or by ear, the highway code or the {car park|parking lot}: how do you like to learn something new?',
    ],
    subject: ['Read the rules or just try it?', 'How do you learn?'],
    hooks: {
      '*': [
        'Two people have a new game. One reads the rules, and the other has already rolled the dice. Which are you?',
        'When you learn something new, do you read about it first or just try?',
        'Two kinds of learners: one reads the manual, the other presses the button.',
      ],
      p: 'Reading first and trying first both work. Most people learn best if they do a bit of each.',
      f: 'Do you read the manual or press the buttons? Hands up.',
      a: 'Try it briefly, read about it, try again: that is how you learn quickly.',
      t: 'Trying something before it is explained can help you learn it, as long as the explanation follows.',
      h: 'The wardrobe stands, and there are seven screws left. Ask him whether he read the instructions.',
      i: 'Read first or try first: the main thing is to begin.',
      l: 'One reads the music, the other hums it. Both are learning.',
    },
    lines: {
      '*': [
        'Rules first or just try it: how do you begin with something new?',
        'Learning something new? Try it for five minutes before you read the chapter. You will read it with better questions.',
        'If you always read first, read one page and then try. If you always try first, go back and read one page.',
        'You can learn music by ear or from notes. With notes you can play anything, by ear you can play with anybody.',
      ],
      h: ['Some people read the recipe to the end. The others have a cake that only lacks the eggs.'],
    },
    scene: [
      'Two sisters and one recorder. The older one looks for the fingering chart, the younger one is already making a noise.',
      'In the language course one asks "but why do you say it like that?". The other has already ordered a coffee.',
    ],
    why: [
      [
        'If you know the rule, you see your mistakes. If you have made the mistakes, you see what the rule is for.',
        'An explanation helps more once you have tried, and trying goes better after an explanation.',
      ],
    ],
    parts: [
      [
        'Rules first',
        [
          'You know what you are doing and why. That is good for anything dangerous or expensive.',
          'It is safe and tidy, and takes a little longer.',
          'You make fewer mistakes and begin a little later.',
        ],
        'A manual open on a table',
      ],
      [
        'Just try it',
        [
          'You have fun at once, and soon you have the right questions.',
          'It is quick, and what you find out yourself stays.',
          'You learn quickly what does not work.',
        ],
        'A finger on an unmarked button',
      ],
    ],
    turn: ['Good lessons do a bit of both.', 'With cars, saws and chemicals: rules first, please.'],
    asks: [
      'How do you learn: manual or buttons?',
      'What did you learn the wrong way round, and it still worked?',
    ],
    ends: {
      p: 'Tell your teacher which way you like to learn.',
      f: 'Keep the seven screws in a jar, just in case.',
      a: 'Try, read, try again.',
      t: 'First a task you can just about do, and then the explanation.',
      h: 'The manual, if anyone needs it, is under the wardrobe.',
      i: 'Try the other way for once. You may like it.',
      l: 'Read or hum, as you like.',
    },
    work: 'When your team gets a new tool, give the readers a page and the others a test copy to break. Then let them tell each other what they found.',
    keep: 'the day you begin something new',
    send: 'the person with seven screws left over',
    pic: {
      ask: 'An open manual beside a half-built thing with screws left over',
      alt: 'A half-built shelf with a few screws and a manual',
    },
    claims: [
      [
        'Problem solving before instruction can help (productive failure)',
        'research by Kapur and others; mixed results, worded "can"',
      ],
    ],
  },
  {
    id: 'talent-or-not',
    format: 'answer',
    again: 10,
    emoji: '🌟',
    tags: ['Talent', 'LearningTips', 'GrowthThroughPractice'],
    title: [
      'Do I have enough talent, or should I give up?',
      'Have I got the talent for it? Three better questions',
    ],
    cover: 'Have I got any talent?',
    gist: [
      'In the first year nobody can say whether you have talent, and to enjoy it you need none. Ask instead: do I like practising, and can I do more than last month?',
      'Talent only shows how quickly you begin. How far you get depends on practice, and how much you enjoy it depends on you.',
    ],
    subject: ['Have I got any talent?', 'A better question than talent'],
    hooks: {
      '*': [
        'Many beginners ask it at the door, with their coat on: "Tell me honestly, am I gifted?"',
        'In every class there is one person who can do it at once. In two years they have often stopped.',
        'Those with the most talent are not always those who get furthest.',
      ],
      p: 'How fast you learn at the start says less about how far you will get than most people think.',
      f: 'Do you sometimes ask yourself whether you have any talent? Ask yourself whether you enjoy it.',
      a: 'Do you like practising? Then never mind about talent.',
      t: 'A fast start, a high level and staying power are three different things. At first you only see the fast start.',
      h: '"No talent at all," she said, and played it. "None," she said again, and played it better.',
      i: 'You need no talent to be happy doing something.',
      l: 'What you keep coming back to matters more than talent.',
    },
    lines: {
      '*': [
        'Do not compare yourself with the person next to you. Compare yourself with what you could do three months ago.',
        'Nobody asks whether they have a talent for reading. They learn it, because somebody takes the time.',
        'What looks like talent is often practice that you did not see.',
        'If you like the boring parts of practice, you have something better than talent.',
      ],
      h: ['He has no ear, no hands and no rhythm. But he has a drum kit, and nobody can stop him.'],
    },
    scene: [
      'After the lesson two students meet on the stairs. One envies the other for her talent, and the other envies him for his patience.',
      'An old teacher is asked which of all her pupils was the most gifted. She thinks about it. "The one who always came," she says.',
    ],
    why: [
      [
        'How fast somebody starts shows in weeks. How they carry on shows in years.',
        'Beginners differ a lot. After that it is practice and good teaching.',
      ],
      [
        'Most of us learn things for fun, for company or because we need them. For that you need no special gift.',
        'Between giving up and the concert hall there is a lot of room, and most of us are very happy there.',
      ],
    ],
    parts: [
      [
        ['Ask whether you like practising', 'Do you do it without being told?'],
        [
          'Not always, but now and then, when nobody sees it?',
          'It is the best sign there is.',
          'Now and then is enough.',
        ],
        'A person practising at a window',
      ],
      [
        ['Look back three months', 'What could you not do three months ago?'],
        [
          'If you find something, you are getting better.',
          'If you look every day, you do not see any progress.',
          'It is more than you thought.',
        ],
        'An old page beside a new one',
      ],
      [
        ['Decide what you want it for', 'Ask yourself what it is for'],
        [
          'For a trip, a choir, a licence, an exam? Each needs a different amount.',
          'Perhaps you are already good enough for that.',
          'You need not be good enough for a stage.',
        ],
        'A camp fire with a guitar',
      ],
    ],
    turn: [
      'And if you find that you do not like it, stop with a clear conscience and learn something else.',
      'Most people who are good at it are simply those who carried on.',
    ],
    asks: ['What do you love doing without any talent for it?', 'Who once told you that you had no talent?'],
    ends: {
      p: 'A good teacher can tell you what has got better, and since when.',
      f: 'See you next time. Yes, you.',
      a: 'Enjoy it, do it, look back.',
      t: 'Look at how much you have improved, and not at how good you are.',
      h: 'The neighbours, however, need a talent for listening.',
      i: 'You may love something without being good at it.',
      l: 'You do it because you like it, and that is enough.',
    },
    work: 'At work "talent" is mostly noticed in those who speak first. Look at who does better than last year.',
    question: 'Do I have any talent for this?',
    short: [
      'Nobody can tell early on, and for joy you need none. Do you like practising?',
      'Nobody knows yet, and it matters little for joy. Ask if you like the practising.',
    ],
    keep: 'the day when you doubt yourself',
    send: 'someone who is about to give up',
    own: [
      {
        about: 'beginners?|all levels|any level|no experience|every age|adult',
        kinds: ['service', 'audience', 'offer', 'event', 'value', 'price'],
        lead: 'Who these lessons are for.',
      },
    ],
    pic: {
      ask: 'A hand on a door handle, or a coat on a chair in the teaching room',
      alt: 'A coat over a chair in a teaching room',
    },
    claims: [
      ['Early speed is a weak predictor; motives vary', 'skill acquisition research; teaching experience'],
    ],
  },
  {
    id: 'stop-while-it-goes-well',
    format: 'howto',
    again: 9,
    emoji: '🛑',
    tags: ['PracticeTips', 'Motivation', 'Habits'],
    title: ['How to stop practising so that you want to start tomorrow', 'When to stop practising'],
    cover: 'Stop while it goes well',
    gist: [
      'Stop practising while it still goes well. Leave the page open, write down the next step, and end with something you can do.',
      'How you stop today decides how you start tomorrow. If you practise until you are exhausted, you will not want to begin again.',
    ],
    subject: ['Stop practising while it is fun', 'How to make it easy to start tomorrow'],
    hooks: {
      '*': [
        'Hemingway is said to have stopped writing each day when he knew how it would go on. It works for practising too.',
        'If you practise until nothing works any more, you will not feel like it tomorrow.',
        'The best moment to stop practising is when it is going well.',
      ],
      p: 'Decide when to stop before you begin practising. It makes the next day easier.',
      f: 'Is your practice going really well just now? Then stop. Really.',
      a: 'Stop practising before you are tired.',
      t: 'What you leave unfinished stays in your mind, so you find it easier to start again.',
      h: 'One more try, and one more. Now it is midnight, and you cannot do what you could at eight.',
      i: 'Keep a little of the fun for tomorrow.',
      l: 'Stop while you would still like to go on.',
    },
    lines: {
      '*': [
        'Stop practising in the middle of something you can do. Tomorrow you only need to go on.',
        'In the last minute of practice, write down how to begin tomorrow. "Third line, slowly" is enough.',
        'End your practice with something you love. It is what you will remember.',
        'Leave the book open and the pencil on it. You will find it easier to start practising tomorrow.',
      ],
      h: ['The last try of the evening is like the last crisp. You were happier one before.'],
    },
    scene: [
      'It worked, for the first time. She wants to play it once more, then closes the lid and goes into the kitchen humming.',
      'In the morning the notebook lies open, and in it stands: "Begin here." So she does, before her coffee.',
    ],
    why: [
      [
        'What is not quite finished stays in your mind and makes you want to go on.',
        'If you stop in the middle, you know exactly where to begin.',
      ],
      [
        'We remember how a thing ended. If the end was good, we like to do it again.',
        'If the last ten minutes were awful, you will not want to start tomorrow.',
      ],
    ],
    parts: [
      [
        ['Set an end before you begin', 'Decide when you will stop'],
        [
          'A bell, a page, a cup of tea. Then it is over.',
          'It is easier to begin if you know when it ends.',
          'Twenty minutes, for example, and not a minute more.',
        ],
        'A kitchen timer on a shelf',
      ],
      [
        ['Stop on a success', 'End with something that works'],
        [
          'If nothing works, make it easier until it does.',
          'One line or one word is enough.',
          'Even if it is very small.',
        ],
        'A lid being closed gently',
      ],
      [
        ['Write down the next step', 'Leave yourself a note for tomorrow'],
        [
          'Tomorrow you will be tired and glad of it.',
          'One line is enough.',
          '"Start here, slowly." You will be so glad.',
        ],
        'A note with one line',
      ],
      [
        ['Leave everything open', 'Do not put anything away'],
        [
          'The page, the stand, the shoes by the door.',
          'What is ready makes you want to start.',
          'If it stands open, you will sit down to it.',
        ],
        'An open notebook in morning light',
      ],
    ],
    turn: ['The first time it is hard to stop. After that you will like it.', 'And hum on the way out.'],
    asks: [
      'Do you stop when it goes well, or when nothing works any more?',
      'What is lying ready for tomorrow at your place?',
    ],
    ends: {
      p: 'The note for tomorrow takes thirty seconds and saves you ten minutes.',
      f: 'So put it down. Tomorrow is a good day too.',
      a: 'End well, leave a note, leave it open.',
      t: 'We remember the best moment and the end, so make the end a good one.',
      h: 'It is the only field in which stopping early counts as hard work.',
      i: 'Leave something for tomorrow to look forward to.',
      l: 'The lid closes, and the tune goes on in your head.',
    },
    work: 'It works at your desk, too: before you go home, write down the first job for tomorrow, "ring Mrs Okafor about the door". You will start without thinking.',
    keep: 'the end of your practice tonight',
    send: 'somebody who always wants one more try',
    pic: {
      ask: 'An open notebook with one line written on it, pencil beside it',
      alt: 'An open notebook with a single written line and a pencil',
    },
    claims: [
      [
        'Stopping when you know what comes next',
        'attributed to Hemingway in an interview; worded "is said to"',
      ],
      [
        'Unfinished tasks are remembered; peak-end effect',
        'psychology of memory (Zeigarnik, Kahneman); worded mildly',
      ],
    ],
  },
  {
    id: 'the-concert-in-december',
    format: 'season',
    again: 11,
    emoji: '🕯️',
    when: { months: [11, 12] },
    tags: ['ShowingWhatYouLearnt', 'FamilyLife', 'HolidaySeason'],
    title: [
      'How to show at a family party what you have learnt',
      'Asked to perform for the family? How to prepare',
    ],
    cover: 'Three minutes for the family',
    gist: [
      'Choose something old and easy, keep it under three minutes, try it once in that room, and decide beforehand who will ask you. Then it is a present.',
      'At family parties somebody is always asked to play something. A short piece that you have known for weeks saves the evening.',
    ],
    subject: ['"Come on, play us something!"', 'Three minutes for the family'],
    hooks: {
      '*': [
        '"Come on, play us something!" And eleven relatives put down their forks.',
        'A family party is not the place to try a new piece. Take one you have known for weeks.',
        'You are asked to play something, eleven forks go down, and everybody looks at you.',
      ],
      p: 'For a family audience a short, easy piece is better than a difficult one.',
      f: 'Family party coming up? Prepare three minutes, and nobody can surprise you.',
      a: 'Play something old, easy and short. Then bow.',
      t: 'Choose a piece much easier than the one you are learning. Nerves make everything harder.',
      h: 'Uncle Frank films it. Uncle Frank has filmed everything since the nineties and never a head.',
      i: 'Three minutes of music are a present that nobody can buy.',
      l: 'Candles, a deep breath, and a small piece that you know by heart.',
    },
    lines: {
      '*': [
        'Playing for the family? Take a piece that has been easy for weeks. In front of people it gets harder by itself.',
        'A tune, a poem in the new language or a waltz in the kitchen: three minutes are enough for a family party.',
        'Do not want to perform at the party? Tell one person beforehand. They will change the subject.',
        'If you make a mistake in front of the family, simply go on. They do not hear wrong notes, they hear you.',
      ],
      h: ['The dog left after the third line. He has never liked the recorder.'],
    },
    scene: [
      'After dinner the chairs are moved, and a child stands in front of the tree with a recorder.',
      'Grandfather clears his throat and says his first sentence in Spanish. At the end of the table the guest from Bilbao has tears in his eyes.',
    ],
    why: [
      [
        'In front of people we know we are more nervous than in front of strangers.',
        'Your family is the kindest audience you will ever have.',
      ],
      [
        'What you have shown to others once, you can do with more confidence.',
        'After the applause you are somebody who can play.',
      ],
    ],
    parts: [
      [
        ['Choose what you can do well', 'Take an old favourite'],
        [
          'Not the newest one, but the one from September.',
          'The difficult piece can wait until January.',
          'You should not have to think about it.',
        ],
        'An old, worn page of music',
      ],
      [
        ['Keep it under three minutes', 'Keep it short'],
        [
          'It should end while they would like to hear more.',
          'One verse is enough.',
          '"More!" is the nicest word of the evening.',
        ],
        'A clock beside a candle',
      ],
      [
        ['Try it in that room once', 'Rehearse where you will play'],
        [
          'Where will you stand, and where is the light?',
          'A strange room feels different, so find a good chair.',
          'Where will you sit, and who sits where?',
        ],
        'A chair placed beside a tree',
      ],
      [
        ['Choose who will ask you', 'Agree on the moment'],
        [
          'One person asks, at a moment that you know.',
          'You will not be surprised in the middle of dinner.',
          'After dessert is a good time.',
        ],
        'A wink across a table',
      ],
    ],
    turn: [
      'Take a bow, even if it feels silly. It tells everyone that they may clap.',
      'And then there is dessert.',
    ],
    asks: [
      'What would you show if somebody asked you?',
      'What did you have to perform as a child, and who filmed it?',
    ],
    ends: {
      p: 'Ask your teacher for a small piece in good time.',
      f: 'We are clapping already.',
      a: 'Easy, short, rehearsed.',
      t: 'Play it once a day without warming up, as it will be at the party.',
      h: 'Somebody will film it, and mostly the ceiling.',
      i: 'The nicest concerts have eleven seats.',
      l: 'The last note, and then somebody claps.',
    },
    keep: 'the weeks before the holidays',
    send: 'somebody who is always asked to play',
    own: [
      {
        about: 'concert|recital|christmas|showcase|performance|party',
        kinds: ['event'],
        lead: 'You can also play in front of others here.',
      },
    ],
    pic: {
      ask: 'A chair and an instrument or page by candlelight, no faces',
      alt: 'A chair with a sheet of music beside a lit candle',
    },
    claims: [['Choose easier material under stress; rehearse in place', 'performance practice']],
    only: 'music|piano|guitar|violin|cello|flute|drum|sing|choir|trumpet|clarinet|sax|instrument|danc|ballet|language|french|spanish|german|italian|drama|poet',
  },
];
