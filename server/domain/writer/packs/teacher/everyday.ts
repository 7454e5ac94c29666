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
      'Why you should mix exercises instead of doing one kind in a row',
      'Shuffle your exercises: why mixed practice works better',
    ],
    cover: 'Shuffle the exercises',
    gist: [
      'Ten of the same in a row feel good and train your hand. Shuffled, each one asks first: which kind is this? And that is the question in every test.',
      'Mix what you practise. It goes worse today and better in {a fortnight|two weeks}.',
    ],
    subject: ['Shuffle your exercises', 'Ten of a kind teach very little'],
    hooks: {
      '*': [
        'After the eighth exercise of the same kind you are no longer thinking. You are copying yourself.',
        'In the test nobody tells you which chapter the question comes from.',
        'In a row you need no thinking, and that is what is wrong with it.',
      ],
      p: 'Mixed practice feels slower and holds better, as many studies have found.',
      f: 'Do your exercises go smoothly at home and not in the test? Try shuffling them.',
      a: 'Mix them. The choosing is part of the skill.',
      t: 'Interleaving trains discrimination between problem types; blocking only trains execution.',
      h: 'Page forty: sixteen quadratic equations. By the ninth, the pencil could do them alone.',
      i: 'It is harder, and it makes you freer.',
      l: 'A little of each, as on a good plate.',
    },
    lines: {
      '*': [
        'Write exercises on slips, put them in a cup and draw. The short moment of "which one is this?" is what you are practising.',
        'Scales in one key are pleasant. Draw the key from a hat, and it becomes music theory.',
        'Three topics in one session, twenty minutes each, and then round again. It is untidy, and it stays.',
        'Once something really sits, stop repeating it and mix it with what is easily mistaken for it.',
      ],
      h: ['Life does not sort its problems by chapter, which everybody had expected.'],
    },
    scene: [
      'At home all sixteen were right. In the test there are four, each of another kind, and he stares at the first and wonders which page he is on.',
      'A cup stands on the table with folded slips in it. She draws one, unfolds it, groans and laughs.',
    ],
    why: [
      [
        'With ten alike you know the method before you read, so that choosing is never trained.',
        'In a block the heading gives the solution away. Real tasks come without a heading.',
      ],
      [
        'Switching forces you to fetch a method from memory, and it is the fetching that fixes it.',
        'Each change makes you start from nothing, and that small effort is the lesson.',
      ],
    ],
    parts: [
      [
        ['Learn the new thing in a row first', 'Begin with some alike'],
        [
          'Three or four alike, until it is clear how it goes.',
          'Mixing comes after understanding and not instead of it.',
          'Until you can see how it is done.',
        ],
        'A few exercises on a page',
      ],
      [
        ['Then shuffle it with old ones', 'Then draw them out of a hat'],
        [
          'A cup, a hat, a die. Chance is a good teacher.',
          'Above all with those that look similar.',
          'With the ones you mistake it for.',
        ],
        'Folded slips in a cup',
      ],
      [
        ['Say which kind it is', 'Name the kind before you solve it'],
        [
          'Aloud, before you begin. That is half of the solution.',
          'If you name it wrongly you have just learnt something for nothing.',
          'If you know that, the rest is work.',
        ],
        'A slip unfolded on a table',
      ],
      [
        ['Do not mind the slower pace', 'It will feel worse'],
        [
          'More mistakes today, fewer next month.',
          'Judge it by the test after a week and not by tonight.',
          'Measure it in a week.',
        ],
        'A pencil resting on a page',
      ],
    ],
    turn: ['Tomorrow, draw again, in another order.', 'It feels like a step back. Wait for the next test.'],
    asks: ['Do you practise in a row, or do you mix?', 'What do you always mistake for something else?'],
    ends: {
      p: 'For exam preparation, mixed papers should begin weeks before the date.',
      f: 'And the groaning is part of it. One more.',
      a: 'Understand, shuffle, name.',
      t: 'Keep the delay between repeats of one type long enough that it has to be retrieved.',
      h: 'Life, too, draws its questions from a cup.',
      i: 'Anyone who can choose is no longer only following.',
      l: 'A mixed bowl, and every bite is new.',
    },
    work: 'In training at work the same mistake is made with software: one morning of invoices, one of orders. Mixed cases, drawn from a hat, are what the first real Tuesday will look like.',
    keep: 'your next hour of practice',
    send: 'the person who has done page forty',
    own: [
      {
        about: 'exams?\\b|examin|revision|mock',
        kinds: ['service', 'event', 'offer', 'price'],
        lead: 'And before the exam?',
      },
    ],
    pic: {
      ask: 'A cup with folded slips on a desk',
      alt: 'A cup full of folded paper slips on a desk',
    },
    claims: [
      ['Interleaved practice improves later performance', 'Rohrer and Taylor; Dunlosky et al. review'],
    ],
  },
  {
    id: 'begin-again-in-september',
    format: 'season',
    again: 11,
    emoji: '🍁',
    when: { season: ['autumn'] },
    tags: ['NewTerm', 'Habits', 'LearningTips'],
    title: [
      'How to start a new term without taking on too much',
      'New term, new course: one thing is enough',
    ],
    cover: 'One thing this term',
    gist: [
      'Choose one thing and a fixed hour, look at the week as it really is, and begin small. Anyone who starts four things at once has none left by the middle of the term.',
      'A new term wants a {timetable|schedule} with holes in it. One course, well placed, survives the autumn.',
    ],
    subject: ['One thing this autumn', 'Four courses, and none at the first frost'],
    hooks: {
      '*': [
        'At the start of a term the {diary|calendar} is empty, and everyone signs up for Italian, yoga, pottery and the choir.',
        'A term has about a dozen weeks. Two of them will have a cold in them.',
        'In September everyone is going to learn Italian.',
      ],
      p: 'Courses are given up less for lack of interest than for lack of a place in the week.',
      f: 'Full of plans for the autumn? Lovely. Choose one.',
      a: 'One course. One hour. One term.',
      t: 'Count travel, preparation and recovery; a weekly hour costs about three.',
      h: 'He had signed up for everything on Tuesday. There were two Tuesdays in his plan.',
      i: 'One thing that you stay with changes more than four that you begin.',
      l: 'As the leaves fall, one candle and one book.',
    },
    lines: {
      '*': [
        'Before you sign up, draw an ordinary week, with cooking and waiting at the bus stop. What is left over is your {timetable|schedule}.',
        'An hour of lessons needs a second one in the week for practising. Book both at once.',
        'Take the nearest course and not the best one. On a wet evening, near wins.',
        'Tell one person that you are going. It is the simplest motivation there is.',
      ],
      h: ['The pottery is on at the same time as the yoga. There is a vase that shows it.'],
    },
    scene: [
      'On the first evening there are nineteen. By the middle of the term there are nine, and those nine will still meet when they are old.',
      'A new pencil case, a new notebook, first page, best handwriting. On the third page it is already the usual one.',
    ],
    why: [
      [
        'After the holidays you plan with the strength of the holidays, and it is used up within weeks.',
        'Rested people make plans for people who do not need any sleep.',
      ],
      [
        'What has a fixed place needs no decision, and it is the deciding that tires one.',
        'A habit in the week lives on even when the mood is somewhere else.',
      ],
    ],
    parts: [
      [
        ['Look at your real week', 'Look where last week had room'],
        [
          'With bus, washing, visits. Honest and a bit sobering.',
          'Where do you already sit about each Tuesday? There.',
          'Not at the one you would like to have.',
        ],
        'A weekly plan with a free box',
      ],
      [
        ['Choose one thing', 'Choose one course, not three'],
        [
          'The rest goes on a list for spring. It will not run away.',
          'If two remain, take the one with the nicer people.',
          'The others can be your spring.',
        ],
        'One circled course in a leaflet',
      ],
      [
        ['Book the practice as well', 'Put the practice in the calendar too'],
        [
          'Twice ten minutes, with a place and a time.',
          'Without it the lesson each week is a reunion.',
          'Otherwise you meet your book once a week.',
        ],
        'Two small marks in a {diary|calendar}',
      ],
      [
        ['Plan for the missed week', 'You will miss one'],
        [
          'It will come. Decide now that you will go again afterwards.',
          'Missing once is a cold. Missing twice is a habit.',
          'Decide today that you will be there after it.',
        ],
        'A scarf on a hook beside a bag',
      ],
    ],
    turn: [
      'And at the end of the term look at what you can do that you could not at the start.',
      'The empty {diary|calendar} will fill by itself.',
    ],
    asks: ['What are you starting this autumn?', 'How many courses did you once begin in a single week?'],
    ends: {
      p: 'Schools help by offering a first lesson before the whole term has to be booked.',
      f: 'See you in the back row, when the others have gone.',
      a: 'One. Near. Booked.',
      t: 'Review after four weeks and not before; early dips say nothing.',
      h: 'Nobody has yet learnt Italian from a brochure.',
      i: 'A small beginning has room to grow.',
      l: 'An evening a week, kept for yourself.',
    },
    work: 'Companies plan their courses after the summer, too, and for everybody at once. Spread over the year and one topic at a time, people still know afterwards what it was about.',
    keep: 'the evening with the course leaflet',
    send: 'the friend with two Tuesdays',
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
      '"How was your lesson?" Better questions for the way home',
      'Ask your child better questions after a lesson',
    ],
    cover: 'Better than "How was it?"',
    gist: [
      '"How was it?" gets "fine". Ask what was funny, what was hard, what you should try yourself. Then the way home is too short.',
      'Children answer small questions. The large one has one answer, and it is a syllable.',
    ],
    subject: ['"Fine." What to ask instead', 'The way home is too short'],
    hooks: {
      '*': [
        '"How was it?" "Fine." "What did you do?" "Nothing." Eleven years of conversation in four sentences.',
        'Between the lesson and supper there is a drive on which a lot could be said.',
        '"Fine" is a door. Try another one.',
      ],
      p: 'Specific questions make children recall what they have learnt, and that in itself is revision.',
      f: 'Fed up with "fine"? Try a question that you cannot answer with it.',
      a: 'Never ask how it was. Ask what was hard.',
      t: 'Open but bounded prompts trigger episodic recall; global ratings do not.',
      h: 'After forty minutes of cello, two of theory and a {biscuit|cookie}, the child reports: "Fine."',
      i: 'The right question tells a child: I would really like to know.',
      l: 'A question, softly put, and the evening opens.',
    },
    lines: {
      '*': [
        'Ask "what was the silliest mistake today?" and tell yours first. Then the way home will be too short.',
        '"Show me something that I cannot do." No child has ever answered that with "fine".',
        'Do not ask straight after the lesson. First a {biscuit|cookie}, then a question. Heads need a moment to come up.',
        "Ask about the others: who laughed, who was brave? One's own story comes after it by itself.",
      ],
      h: ['"What did you learn?" "That you must not lick the trumpet." It had been a good lesson.'],
    },
    scene: [
      'Door shut, belt on, rear mirror. "Well? How was it?" A long look out of the window. "Fine."',
      'At the red light a voice from the back says: "{Mum|Mom}, what is the hardest thing you ever learnt?" Suddenly somebody else has to answer.',
    ],
    why: [
      [
        'A child cannot sum up an hour and therefore says the word that ends the matter.',
        'To judge a whole lesson is work. To tell one thing from it is easy.',
      ],
      [
        'Whatever is told once more after the lesson stays longer.',
        'Telling is repeating, only in your own words and with the window open.',
      ],
    ],
    parts: [
      [
        ['Ask about one thing', 'Ask only one question'],
        [
          'The funniest, the hardest, the loudest. One only.',
          'A narrow door is easier to go through.',
          '"What was silly?" works nearly always.',
        ],
        'Two faces in a rear mirror',
      ],
      [
        ['Have it shown to you', 'Let yourself be taught'],
        [
          'On the steering wheel, the table top, with a spoon.',
          "If you get it wrong, you have made somebody's day.",
          'Do it wrong. It helps.',
        ],
        'A child tapping a rhythm on a table',
      ],
      [
        ['Tell something of your own', 'Say something silly about your day'],
        [
          'A mistake from your day, as silly as possible.',
          'Anyone who gives gets. It works even with teenagers, from time to time.',
          'Nobody likes to be the only one.',
        ],
        'A laughing driver at a red light',
      ],
      [
        ['Be silent for a bit', 'Say nothing for a while'],
        [
          'Most good sentences come on the second half of the way.',
          'A car is a fine place for talking, as no one has to look at anyone.',
          'It often comes at the third traffic light.',
        ],
        'A wet {windscreen|windshield} with wipers',
      ],
    ],
    turn: [
      'And sometimes "fine" is simply the truth. Then put some music on.',
      'One question a day is enough. It is no interview.',
    ],
    asks: ['What do you ask on the way home?', 'What was the best answer you ever got to it?'],
    ends: {
      p: 'A teacher who sends home one sentence on what was done makes this much easier.',
      f: 'And if the answer is "fine", put some music on and wait.',
      a: 'One thing, shown, with patience.',
      t: 'Prompts that work: compare, demonstrate, rank, predict.',
      h: '"Fine" is a complete report. It only lacks everything.',
      i: 'Listening in a parked car is one of the larger gifts.',
      l: 'Rain on the roof, and somebody begins to tell.',
    },
    work: 'After a training day ask colleagues the same way: "What will you do differently on Monday?" works, and "How was it?" brings back a rating of the lunch.',
    wrong: 'Asking "How was it?" straight after the lesson',
    keep: 'the next drive home',
    send: 'everybody who hears "fine" every day',
    pic: {
      ask: 'A rear mirror, a wet {windscreen|windshield} or two coats on hooks',
      alt: 'A rain-covered {windscreen|windshield} seen from inside a parked car',
    },
    claims: [['Specific prompts and retelling aid recall', 'memory research; parenting practice']],
  },
  {
    id: 'by-ear-or-by-the-book',
    format: 'either',
    again: 9,
    emoji: '📖',
    tags: ['WaysOfLearning', 'ThisOrThat', 'LearningTips'],
    title: [
      'Rules first or just try it: how do you learn?',
      'Manual or trial and error: which learner are you?',
    ],
    cover: 'Rules first or just try?',
    gist: [
      'Some read the manual, others press the buttons. Those who read first fall later; those who try first know sooner what to read. Which are you?',
      'Grammar or chat, notes or by ear, highway code or {car park|parking lot}: there are two doors into nearly everything.',
    ],
    subject: ['Manual or buttons?', 'Two doors into the same room'],
    hooks: {
      '*': [
        'At the table sit two people with a new game. One is reading the rules, and the other has already rolled the dice.',
        'Do you learn a dance from the feet up, or do you want to know first how many steps there are?',
        'One has read it, and the other has pressed it.',
      ],
      p: 'Both orders work, and most people profit from a change between them.',
      f: 'Manual reader or button presser: hands up?',
      a: 'Try briefly, read, try again. In that order.',
      t: 'Attempting a problem before instruction can deepen learning, provided that instruction follows.',
      h: 'The flat-pack wardrobe stands. There are seven screws left. Ask him if he read the instructions.',
      i: 'The main thing is to go in. The room is the same.',
      l: 'One studies the score, the other hums. Both are music.',
    },
    lines: {
      '*': [
        'Rules first or just try it: how do you begin with something new?',
        'Try for five minutes before you read the chapter. Your questions will then be the right ones.',
        'If you always read first, set yourself a limit: one page, then do. If you always do first, go back and read one page.',
        'By ear you learn to play with others, and by notes to play alone with dead people. Both are good company.',
      ],
      h: [
        'There are people who read the recipe to the end, and there are people with a cake that lacks only eggs.',
      ],
    },
    scene: [
      'Two sisters, one recorder. The older looks for the fingering chart. The younger has found out that one can whistle on it.',
      'In the course one of them asks "but why do you say it like that?", while the other has already ordered a coffee.',
    ],
    why: [
      [
        'Knowing the rule helps you to see mistakes, and having made them helps you to see what the rule is for.',
        'Explanations fall on better ground after an attempt, and attempts go better after an explanation.',
      ],
    ],
    parts: [
      [
        'Rules first',
        [
          'You know what you are doing and why. Good for whatever is dangerous or dear, and it may take you a while to begin.',
          'Safe, tidy, a little slow off the mark. The mistakes that you make are at least interesting ones.',
          'First the map, then the walk. You get there dry.',
        ],
        'A manual open on a table',
      ],
      [
        'Just try it',
        [
          'You have fun in the first minute and the right questions in the tenth. Habits, good and bad, form quickly.',
          'Quick, bold, with dents. What you find out by yourself stays.',
          'In at once, wet to the knees, and quick to know why.',
        ],
        'A finger on an unmarked button',
      ],
    ],
    turn: [
      'A good lesson changes sides several times.',
      'With cars, saws and chemicals: rules first, please.',
    ],
    asks: [
      'Manual or buttons: how do you learn?',
      'What did you learn completely the wrong way round, and it worked?',
    ],
    ends: {
      p: 'Tell your teacher which way you lean; they can then lead you through the other door.',
      f: 'Leftover screws are souvenirs. Keep them in a jar.',
      a: 'Try, read, try.',
      t: 'Productive failure needs a task within reach and an explanation soon after.',
      h: 'The manual, if anyone is looking for it, is under the wardrobe.',
      i: 'Change doors now and then and you see more of the house.',
      l: 'Score or song, as the evening pleases.',
    },
    work: 'When you introduce a new tool, give both kinds an hour: a page to read and a copy to break. Afterwards let them swap what they found. It beats any webinar.',
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
      'Do I have any talent for it, or should I give up?',
      'Have I got what it takes? Three better questions',
    ],
    cover: 'Have I got any talent?',
    gist: [
      'In the first year nobody can tell, and for enjoying it you need none. Ask instead: do I like the practising, and can I do more than last month?',
      'Talent shows in how quickly you begin. How far you get depends on more, and how much you enjoy it depends on neither.',
    ],
    subject: ['Nobody can tell in the first year', 'The wrong question on the stairs'],
    hooks: {
      '*': [
        'The question is asked with coat on, hand on the door handle: "Tell me honestly. Am I made for this?"',
        'There is one person in every class who can do it at once. In two years they will often have stopped.',
        'Those who find it easy often stop first.',
      ],
      p: 'Early ease and later skill are related, but less closely than most people think.',
      f: 'Do you sometimes ask yourself whether you are made for it? Come in, take your coat off.',
      a: 'Do you like practising? Then go on.',
      t: 'Initial rate, asymptote and persistence are different variables; beginners only see the first.',
      h: '"No talent whatsoever," she said, and played it. "None," she repeated, and played it better.',
      i: 'You need not be gifted in order to be made happy by something.',
      l: 'A gift is what one returns to.',
    },
    lines: {
      '*': [
        'Do not compare yourself with the person in the next chair. Compare today with a recording from spring.',
        'Nobody ever asks whether they have enough talent for reading. They learn it, because they need it and somebody takes the time.',
        'What looks like talent is often a head start: an aunt with a piano, a father with a {spanner|wrench}, years that nobody saw.',
        'If you like the dull parts of it, you have something rarer than talent.',
      ],
      h: ['He has no ear, no hand and no rhythm. He has, however, a drum kit, and cannot be stopped.'],
    },
    scene: [
      'On the stairs after the lesson two pupils meet. One envies the other for her ease, and the other envies him for his patience.',
      'An old teacher is asked who of all her pupils was the most gifted. She thinks about it. "The one who came," she says.',
    ],
    why: [
      [
        'How quickly someone starts shows in weeks, and how they carry on only in years.',
        'Beginnings differ widely. Afterwards work, teachers and luck have their say.',
      ],
      [
        'Most people learn things for joy, company or use, and for these ordinary gifts suffice.',
        'Between concert hall and giving up there lies a broad country in which nearly all of us live happily.',
      ],
    ],
    parts: [
      [
        ['Ask whether you like practising', 'Do you do it unasked?'],
        [
          'Not always. But now and then, on a Tuesday, unseen?',
          'It is the best sign that there is, and only you can see it.',
          'Once in a while is enough for an answer.',
        ],
        'A person practising at a window',
      ],
      [
        ['Look back three months', 'What could you not do in spring?'],
        [
          'What was impossible then? If you find something, it is going forward.',
          'Progress hides from those who look each day.',
          'Say it aloud. It is more than you thought.',
        ],
        'An old page beside a new one',
      ],
      [
        ['Decide what it should be for', 'What is it for?'],
        [
          'For the camp fire, the choir, the holiday, the licence? Each needs a different amount.',
          'Measured against your own purpose you are often there already.',
          'A choir asks for something other than a stage.',
        ],
        'A camp fire with a guitar',
      ],
    ],
    turn: [
      'And if you find that you do not like it: stop, with a clear conscience, and learn something else.',
      'Most of those who can do it well are simply those who came back.',
    ],
    asks: [
      'What do you do with joy and no talent at all?',
      'Who told you that you had no talent for something?',
    ],
    ends: {
      p: 'Teachers do well to answer with what they saw improve, and with a date.',
      f: 'See you at the next try. Yes, you.',
      a: 'Like it, do it, look back.',
      t: 'Judge by slope and not by level.',
      h: 'The neighbours will have to be talented at listening.',
      i: 'What you love without being good at it is wholly yours.',
      l: 'You play, and that is enough.',
    },
    work: 'In firms "talent" is mostly noticed in those who speak first. Look at who is better than last year. They are usually sitting at the end of the table, and they stay.',
    question: 'Do I have any talent for this?',
    short: [
      'Nobody can tell early on, and for joy you need none. Do you like practising?',
      'Nobody knows yet, and it matters little for joy. Ask if you like the practising.',
    ],
    keep: 'the day you doubt yourself',
    send: 'someone with their hand on the door handle',
    own: [
      {
        about: 'beginners?|all levels|any level|no experience|every age|adult',
        kinds: ['service', 'audience', 'offer', 'event', 'value', 'price'],
        lead: 'Whom are these lessons for?',
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
    title: ['How to stop practising so that you want to start tomorrow', 'When to stop practising, and how'],
    cover: 'Stop while it goes well',
    gist: [
      'Stop in the middle, when you know how it goes on. Leave the page open, write down the next step and end with something that you can do.',
      'The end of today decides the beginning of tomorrow. Anyone who stops when exhausted has to climb back over that wall.',
    ],
    subject: ['Stop in the middle', 'How today ends, so tomorrow begins'],
    hooks: {
      '*': [
        'Hemingway is said to have stopped writing when he knew how it would go on.',
        'If you practise until nothing works any more, you will begin there tomorrow.',
        "Tomorrow's practice begins with how today's ended.",
      ],
      p: 'A planned end makes the next session easier to start.',
      f: 'It is going well at the moment? Then stop. Really.',
      a: 'Stop before you are tired. Leave a thread hanging.',
      t: 'An unfinished task stays accessible; a written next action removes the start-up cost.',
      h: 'One more try. And one more. Now it is midnight, and you can no longer do what you could at eight.',
      i: 'Keep a little joy back for tomorrow.',
      l: 'You leave the table with a trace of appetite.',
    },
    lines: {
      '*': [
        'Stop in the middle of a line that you can do. Tomorrow you will only need to go on.',
        'Last minute of every session: write down the first step of the next. "Left hand, third line, slowly" is enough.',
        'End with something that you love. The last thing colours the memory of all of it.',
        'Leave the book open and the pencil on it. A closed case is a small hill.',
      ],
      h: ['The last try of the evening is like the last crisp. You would have been happier one before.'],
    },
    scene: [
      'It worked, for the first time. Her hand goes back to the beginning. Then she puts the lid down, gently, and goes into the kitchen humming.',
      'In the morning the notebook lies open. On it, in yesterday\'s writing: "Begin here." She has begun before she has decided to.',
    ],
    why: [
      [
        'What we left unfinished keeps our mind busy and pulls us back.',
        'An open thread is remembered, while a tied one can be forgotten.',
      ],
      [
        'How something felt at the end is how we remember the whole.',
        'If the last ten minutes were misery, tomorrow has a bad name already.',
      ],
    ],
    parts: [
      [
        ['Set an end before you begin', 'Fix the end before'],
        [
          'A bell, a page, a cup of tea. When it comes, it is over.',
          'Having an end makes it easier to begin at all.',
          'Whoever knows when it is over begins sooner.',
        ],
        'A kitchen timer on a shelf',
      ],
      [
        ['Stop on a success', 'End on something right'],
        [
          'If it does not come, make it smaller until it does.',
          'One note, one word, one clean stop. That counts.',
          'Even if it is only a note.',
        ],
        'A lid being closed gently',
      ],
      [
        ['Write down the first step', 'Leave yourself a line'],
        [
          'For the person you will be tomorrow: tired, hurried and grateful.',
          'One line, where your eye will fall.',
          '"Start here, left hand." You will be so glad.',
        ],
        'A note with one line',
      ],
      [
        ['Leave it open', 'Put nothing away'],
        [
          'Page, stand, program, shoes by the door.',
          'Whatever is ready invites you.',
          'What stands open gets touched.',
        ],
        'An open notebook in morning light',
      ],
    ],
    turn: [
      'It takes some willpower, on the first evening. Afterwards it is a trick.',
      'And do hum on the way out.',
    ],
    asks: [
      'Do you stop when it goes well or when nothing works?',
      'What is lying open for tomorrow at your place?',
    ],
    ends: {
      p: 'The note for tomorrow takes thirty seconds and saves the first ten minutes.',
      f: 'So, put it down. Tomorrow is a good day for it.',
      a: 'End well. Note. Leave open.',
      t: 'Peak and end weigh most in remembered experience; plan the end.',
      h: 'It is the only field in which stopping early counts as diligence.',
      i: 'Leave yourself a small light on for the morning.',
      l: 'The lid closes. The tune does not.',
    },
    work: 'The same line at the end of a working day, "tomorrow first: ring Mrs Okafor about the door", is worth more than an hour of mail in the morning.',
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
    cover: 'Three minutes at the party',
    gist: [
      'Choose something old and easy, keep it under three minutes, rehearse it in that room once, and decide beforehand who asks you. Then it is a present.',
      'At holidays somebody is always asked to play or say something. A small piece, three weeks old, saves the evening.',
    ],
    subject: ['"Play us something!"', 'Three minutes for the family'],
    hooks: {
      '*': [
        '"Come on, play us something!" And eleven relatives put down their forks.',
        'The worst moment to try something new is in front of your grandmother.',
        'Eleven forks are put down, and everyone looks at you.',
      ],
      p: 'A short, safe piece is better preparation for an audience than an ambitious one.',
      f: 'Family party coming up? Prepare three minutes, and nobody can surprise you.',
      a: 'Old, easy, short. Then bow.',
      t: 'Choose material two levels below your current one; stress costs about that much.',
      h: 'Uncle Frank films it. Uncle Frank has filmed everything since the nineties and never a head.',
      i: 'Three minutes of yours are a present that cannot be bought.',
      l: 'Candlelight, a breath, a small piece without a fault.',
    },
    lines: {
      '*': [
        'Take something that has been easy for weeks. In front of people it will be difficult again, and so it will be just right.',
        'A poem in the new language, a waltz in the kitchen, a tune: three minutes, and then let them have their cake.',
        'If you would rather not perform at the party, agree on it with one person beforehand. They will change the subject.',
        'After a mistake simply go on. Families do not hear wrong notes. They hear you.',
      ],
      h: ['The dog left at bar three. He had been a jazz dog from the beginning.'],
    },
    scene: [
      'Between the roast and the {pudding|dessert} chairs are moved. A child stands in front of the tree and holds the recorder like a lightsaber.',
      "Grandfather clears his throat and says a sentence in Spanish, his first. At the end of the table his granddaughter's boyfriend from Bilbao has tears in his eyes.",
    ],
    why: [
      [
        'In front of those who know us we are more nervous than in front of strangers.',
        'A family is a very critical hall with a very kind audience.',
      ],
      [
        'What has been shown once is yours in another way.',
        'After the applause you are somebody who plays, speaks or dances.',
      ],
    ],
    parts: [
      [
        ['Choose what you can do in your sleep', 'Play something you have long known'],
        [
          'Not the newest. The one from September.',
          'Ambition may wait until January.',
          'It has had time to become yours.',
        ],
        'An old, worn page of music',
      ],
      [
        ['Keep it under three minutes', 'Keep it short'],
        [
          'It should end while they would like to hear more.',
          'A verse is enough. So is a chorus.',
          '"More" is the nicest word of the evening.',
        ],
        'A clock beside a candle',
      ],
      [
        ['Rehearse in that room once', 'Try the room'],
        [
          'Where do you stand, where is the light, where is the dog?',
          'Strange rooms eat the first bar. A chair in the right place helps.',
          "Where is the lamp, and where is grandfather's chair?",
        ],
        'A chair placed beside a tree',
      ],
      [
        ['Agree on a cue', 'Choose who asks'],
        [
          'One person who asks, at a moment that you know.',
          'Surprise is nice for the audience only.',
          'And when. After the pudding is good.',
        ],
        'A wink across a table',
      ],
    ],
    turn: ['Bow, even if it is silly. It tells everyone that they may clap.', 'And then: {pudding|dessert}.'],
    asks: [
      'What would you show if somebody asked you?',
      'What did you have to perform as a child, and who filmed it?',
    ],
    ends: {
      p: 'Teachers can plan such a piece from autumn on, for each pupil a small one.',
      f: 'We are clapping already. Can you hear it?',
      a: 'Easy, short, rehearsed.',
      t: 'Run it once a day cold, without warming up, as it will be.',
      h: 'Somebody will film it, and mostly the ceiling.',
      i: 'The most beautiful concerts have eleven seats.',
      l: 'A last note, and somebody puts a hand to their heart.',
    },
    keep: 'the weeks before the holidays',
    send: 'somebody who is always asked to play',
    own: [
      {
        about: 'concert|recital|christmas|showcase|performance|party',
        kinds: ['event'],
        lead: 'There is also a chance outside the family.',
      },
    ],
    pic: {
      ask: 'A chair and an instrument or page by candlelight, no faces',
      alt: 'A chair with a sheet of music beside a lit candle',
    },
    claims: [['Choose easier material under stress; rehearse in place', 'performance practice']],
  },
  {
    id: 'what-is-a-good-mistake',
    format: 'question',
    again: 7,
    emoji: '🙃',
    tags: ['LearningFromMistakes', 'LearningStories', 'LearningTips'],
    title: ['What was the best mistake you ever made while learning?', 'Mistakes that taught us something'],
    cover: 'Your best mistake',
    gist: [
      'Ordered a priest instead of a pizza, bowed at the wrong end, driven to the wrong town: which mistake has taught you most?',
      'Good mistakes make a good story and are made only once. Let us hear yours.',
    ],
    subject: ['Your finest mistake, please', 'Made once, told for years'],
    hooks: {
      '*': [
        'She wanted to say that she was embarrassed, and announced to a whole table in Madrid that she was expecting.',
        'Some mistakes one makes once and tells for thirty years.',
        'Some errors one would not want to have missed.',
      ],
      p: 'Mistakes that made us laugh are remembered better than rules.',
      f: 'Come on, out with it: your best mistake while learning something?',
      a: 'A mistake is made once or it is a habit. Collect the first kind.',
      t: 'Surprising errors, once corrected, are retained well; confidence before the error helps.',
      h: 'He turned left, as the examiner had said. There was, however, a pond.',
      i: 'Behind everything that you can do lies something that went wrong.',
      l: 'One smiles about it, much later, over wine.',
    },
    lines: {
      '*': [
        'What was your best mistake while learning something, the one you still tell today?',
        'In Spanish "embarazada" looks like embarrassed and means pregnant. Everyone who has got that wrong knows it for ever.',
        'Keep a list of your finest mistakes. It is the only diary that gets better every year.',
        'Teachers who tell their own mistakes in the first lesson hear a great many more in the second.',
      ],
      h: ['She was asked to play it with feeling. She chose fear.'],
    },
    scene: [
      'A dancing school, first evening, the whole row goes right. One goes left, very elegantly, and bows to the coat stand.',
      'In the language course somebody says with great dignity that he would like to eat the waiter. The waiter brings the menu.',
    ],
    why: [
      [
        'Laughing together takes away the fear of the next attempt, and the surprise makes it stick.',
        'What you were quite sure of and got wrong is remembered best of all.',
      ],
    ],
    parts: [
      [
        ['The wrong word', 'One wrong letter'],
        [
          'One letter off, and the soup becomes a relative.',
          'Whole friendships have begun with a false friend.',
          'It made a soup out of an aunt.',
        ],
        'A menu with a finger on one line',
      ],
      [
        ['The wrong place', 'One wrong door'],
        [
          'Second violin, but of the other orchestra.',
          'The lesson was on Wednesday. The room was kind all the same.',
          'You sang along for ten minutes.',
        ],
        'An empty hall with one chair',
      ],
      [
        ['The wrong pedal', 'One wrong foot'],
        [
          'A short one and a hedge that has since recovered.',
          'Nothing happened. The instructor ages by a day.',
          'The hedge never said a word.',
        ],
        'A trimmed hedge by a {car park|parking lot}',
      ],
      [
        ['The right mistake', 'One that was an improvement'],
        [
          'It was wrong and better. It has been in the piece ever since.',
          'Some of the nicest steps have been stumbled upon.',
          'It has a place in the score by now.',
        ],
        'A pencilled change in a score',
      ],
    ],
    turn: [
      'Tell yours. There will be nothing but respect.',
      'Somebody who reads it will dare to make one of their own.',
    ],
    asks: [
      'What was the best mistake you ever made while learning?',
      'Which mistake has become a family saying with you?',
    ],
    ends: {
      p: 'Collected, they make a warmer welcome for beginners than any house rules.',
      f: 'The good ones mostly involve a wedding or a waiter. Do tell.',
      a: 'Make it. Laugh. Never again.',
      t: 'Note error, expectation, correction: three columns, and a very good read.',
      h: 'Do it wrong with conviction. It makes the better story.',
      i: 'Each of these stories begins with somebody who dared.',
      l: 'Time turns blunders into pearls.',
    },
    work: "Start a project meeting with everyone's finest mistake of the year. It takes ten minutes, and afterwards people tell you things in time.",
    keep: 'an evening with people who are learning something',
    send: 'the person who was there at the time',
    pic: {
      ask: 'A page with a big crossed-out mistake and a smile drawn beside it',
      alt: 'A crossed-out word on a page with a small smile beside it',
    },
    claims: [
      ['High-confidence errors are well corrected (hypercorrection)', 'memory research'],
      ['Spanish embarazada means pregnant', 'dictionary'],
    ],
  },
];
