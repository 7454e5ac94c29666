// How people learn, whatever they learn.
import type { Idea } from '../../library/idea.ts';

export const LEARNING: readonly Idea[] = [
  {
    id: 'close-the-book',
    format: 'mistake',
    again: 8,
    emoji: '📕',
    tags: ['StudyTips', 'Memory', 'LearningTips'],
    title: [
      'Why rereading feels like learning and is not',
      'Better than rereading: close the book and say it aloud',
    ],
    cover: 'Close the book',
    gist: [
      'Reading a page again makes it familiar. Closing the book and saying what was on it makes it stay.',
      'Half a minute of trying to remember does more than a second reading. It feels worse, and that is how you know that it works.',
    ],
    subject: ['Close the book and say it aloud', 'Why highlighting does so little'],
    hooks: {
      '*': [
        'You can read a page five times and still not know what it says. Close the book and say it aloud.',
        'The whole page is yellow, and you remember none of it? Try this instead of highlighting.',
        'Knowing a page when you see it is not the same as knowing what it says.',
      ],
      p: 'Of all the ways to study that were tested, remembering without the book is among the best, and rereading is not.',
      f: 'Studied all evening and remember nothing? It was probably the method.',
      a: 'Close the book. What you can say now is what you have learnt.',
      t: 'Remembering makes a memory stronger. Reading again only makes the page look familiar.',
      h: 'The page is completely yellow now. The highlighter knows it very well.',
      i: 'The moment when you search for the word is the moment when you learn it.',
      l: 'You shut the book, and after a moment the sentence comes back.',
    },
    lines: {
      '*': [
        'Read one page. Close the book. Say what it said. What you could not say is what you need to learn tonight.',
        'Cover the right half of your vocabulary list and say the words. It is the simplest way to learn them.',
        'Knowing the answer when you see it is not enough. In an exam nobody shows it to you.',
        'If studying feels easy, you are probably only reading. Close the book and try to remember.',
      ],
      h: ['Highlighters should carry a warning: you may feel as if you had learnt something.'],
    },
    scene: [
      'A desk lamp, a page marked in three colours, and somebody who has been reading it for an hour. "So what does it say?" asks a voice from the door.',
      'In the lesson everything was clear. At home, with the book closed, only one word is left, and it is "the".',
    ],
    why: [
      [
        'The second time you read a page, it feels familiar, and that feels like knowing it.',
        'Familiar words are easy to read, and we take that for learning.',
      ],
      [
        'When you find an answer in your own head, you will find it more easily next time.',
        'Each time you try to remember, it gets a little easier, even if only half of it comes.',
      ],
    ],
    parts: [
      [
        ['Read a little, then look away', 'Read one paragraph and look up'],
        [
          'Only as much as you can keep in mind.',
          'One thought at a time.',
          'If you have lost it after a minute, it was too much.',
        ],
        'A hand closing a book over a finger',
      ],
      [
        ['Say it in your own words', 'Tell it to somebody in other words'],
        [
          'Say it aloud, and you notice what is missing.',
          'Tell it to the cat. The cat does not mind.',
          'Say it aloud, even if nobody is there.',
        ],
        'Someone talking to a kettle',
      ],
      [
        ['Look up only what was missing', 'Check only the gap'],
        [
          'You know the rest and can leave it.',
          'Mark it with a pencil and go on.',
          'Now you know what you do not know.',
        ],
        'A pencil dot in a margin',
      ],
      [
        ['Ask yourself again tomorrow', 'Try it again the next morning'],
        [
          'What you still know after a night will probably stay.',
          'Begin with what you had forgotten.',
          'If you still know it over breakfast, you have learnt it.',
        ],
        'A list covered with a beer mat',
      ],
    ],
    turn: [
      'It takes longer per page, and in a month you know much more.',
      'It is hard while you search for the answer. That is when you learn.',
    ],
    asks: [
      'How do you study: with a highlighter, with cards, or by talking to yourself?',
      'What do you still know by heart from school?',
    ],
    ends: {
      p: 'Keep the last ten minutes of each study session for it.',
      f: 'And if nobody is home, tell it to the kettle.',
      a: 'Look away, say it, check.',
      t: 'Try again after a day, after some days, and after a few weeks.',
      h: 'Keep the highlighter for birthday cards.',
      i: 'What you have found by yourself stays with you.',
      l: 'Now it is closed, and you still know it.',
    },
    work: 'After a training course, do not send the slides round again. Ask five questions, and the same five a week later.',
    wrong: 'Reading the page again and again until it feels familiar',
    keep: 'the next time you sit down to study',
    send: 'someone who owns three highlighters',
    own: [
      {
        about: 'exams?\\b|examin|study skills|revision|homework',
        kinds: ['service', 'offer', 'event', 'price'],
        lead: 'And if you would rather not study alone?',
      },
    ],
    pic: {
      ask: 'A closed book with a pencil on it, next to a cup',
      alt: 'A closed book with a pencil lying on its cover',
    },
    claims: [
      [
        'Retrieval practice beats rereading; highlighting has low utility',
        'Roediger and Karpicke; Dunlosky et al. review of learning techniques',
      ],
    ],
    unless: 'danc|swim|yoga|pilates|\\bdogs?\\b',
  },
  {
    id: 'ten-minutes-or-an-hour',
    format: 'either',
    again: 8,
    emoji: '⏲️',
    tags: ['PracticeTips', 'Habits', 'LearningTips'],
    title: ['Ten minutes a day or an hour on Sunday?', 'Short daily practice or one long session?'],
    cover: 'Ten minutes a day or one hour?',
    gist: [
      'Ten minutes every day or a long hour on Sunday: it adds up to the same, and for most things the ten minutes win. Which do you do?',
      'The same time, spread over the week, teaches you more. Yet some things need a whole hour. How do you practise?',
    ],
    subject: ['Ten minutes a day or an hour on Sunday?', 'Same time, more learnt'],
    hooks: {
      '*': [
        'Ten minutes of practice every day, or one long hour on Sunday?',
        'An hour of practice on Sunday has one weakness: something always comes up on Sunday.',
        'What is better: a little practice every day, or a lot once a week?',
      ],
      p: 'If you practise for the same time in all, a little every day is remembered longer.',
      f: 'Be honest: do you practise a little every day, or a lot on Sunday?',
      a: 'Practise a little, and practise daily.',
      t: 'Practice that is spread over days is remembered longer than the same time in one go.',
      h: 'The long hour on Sunday is mostly planned on Saturday, and then it rains.',
      i: 'Ten minutes fit into even a bad day.',
      l: 'A little every evening, while the tea brews.',
    },
    lines: {
      '*': [
        "Ten minutes of practice a day beat an hour on Sunday, because you get a night's sleep after each of them.",
        'Tie your practice to something that happens anyway: while the kettle boils, or before the news.',
        'A long hour of practice is for putting things together: a whole piece, a whole essay, a drive to a new town.',
        'Leave your book or instrument out. What lies ready gets picked up.',
      ],
      h: ['Practising on the way to the lesson also counts as daily, say people who have one lesson a week.'],
    },
    scene: [
      'The kettle needs four minutes, and next to it lies the open book.',
      'It is Sunday, you have a whole free hour to practise, and suddenly the oven has to be cleaned.',
    ],
    why: [
      [
        'From one day to the next you forget a little. Remembering it again is what makes it stay.',
        'Each night you lose a bit, and when you get it back, it holds better.',
      ],
    ],
    parts: [
      [
        'Ten minutes a day',
        [
          'Good for anything that has to stick: words, scales, formulas. You sleep on it six times.',
          'It is over before you can think of an excuse.',
          "A little each day, and a night's sleep after it.",
        ],
        'A kitchen timer next to an open book',
      ],
      [
        'One long hour',
        [
          'Good for putting things together: a whole piece or a whole exam paper.',
          'Some things only begin to work after half an hour.',
          'Good for anything that takes a while to get into.',
        ],
        'A long table with papers spread out',
      ],
    ],
    turn: [
      'If you can, do both: ten minutes all week, and a long hour to put it together.',
      'And if the week goes wrong, there are still ten minutes on Friday.',
    ],
    asks: ['Daily or on Sunday: which is you?', 'When in the day do you practise?'],
    ends: {
      p: 'A fixed time of day matters more than the number of minutes.',
      f: 'Which is you? We will not tell your teacher.',
      a: 'Short, every day, at the same time.',
      t: 'Start each time with what was hardest the day before.',
      h: 'And the oven has never been so clean.',
      i: 'Small steps have taught people nearly everything they can do.',
      l: 'A small habit, every day.',
    },
    work: 'Staff training is usually booked as whole days. Four short sessions a week apart cost the same hours, and people remember more.',
    keep: 'the evening when you plan your week',
    send: 'somebody who leaves it all for Sunday',
    own: [
      {
        about: 'half.?hour|30.minute|45.minute|60.minute|minute lessons?|short lessons?',
        kinds: ['price', 'service', 'product'],
        lead: 'Lessons come in different lengths, too.',
      },
    ],
    pic: {
      ask: 'A kitchen timer beside whatever you practise with',
      alt: 'A kitchen timer standing next to an open book',
    },
    claims: [
      [
        'Spacing effect at equal total time; sleep supports consolidation',
        'Cepeda et al. review of distributed practice; memory research',
      ],
    ],
  },
  {
    id: 'learning-types',
    format: 'myth',
    again: 11,
    emoji: '👂',
    tags: ['LearningMyths', 'StudyTips', 'HowWeLearn'],
    title: ['Are there visual and auditory learners?', 'Visual or auditory learner? Why it does not matter'],
    cover: 'There is no visual learner',
    gist: [
      'People like to learn in different ways, but tests do not show that they learn better like that. What you want to learn decides whether you should look, listen or try.',
      'You are not "a visual learner". A map has to be looked at and an accent has to be heard, whoever you are.',
    ],
    subject: ['You are not a visual learner', 'The myth of learning types'],
    hooks: {
      '*': [
        '"I am a visual learner," says somebody who learnt to talk by listening.',
        'Nobody has ever learnt an accent from a diagram, whatever their learning type.',
        'Nobody learns to swim from an audio book, not even an "auditory learner".',
      ],
      p: 'Learning types are popular, but studies have not found that teaching to them helps.',
      f: 'Did they tell you at school that you are a visual learner? You can forget about it.',
      a: 'Forget your learning type. Songs are for ears and maps for eyes.',
      t: 'If learning types mattered, matching lessons would work better. In good studies they hardly ever do.',
      h: 'I am a culinary learner. I remember anything that comes with cake.',
      i: 'Without a label there is more that you can learn.',
      l: 'Ears for music, eyes for a map, hands for clay, whoever you are.',
    },
    lines: {
      '*': [
        'A map needs eyes, a tune needs ears, a clutch needs a foot. What you learn decides, and not your learning type.',
        'Draw it, say it, do it. If you learn something in three ways, you remember it better, and so does everybody.',
        'You may like diagrams best. But if you skip the listening because you are "not the type", you miss half of it.',
        'Ask a child who "cannot learn by reading" for the names of all the dinosaurs.',
      ],
      h: ['Nobody says: I learn by smell, so let me sniff the irregular verbs.'],
    },
    scene: [
      'You fill in a questionnaire, tick twelve boxes, and it says what type of learner you are. It sticks for years.',
      '"She is more of an auditory learner," says the mother, while her daughter draws the whole story on a napkin.',
    ],
    why: [
      [
        'When students were taught by their "type", they did not learn more than the others.',
        'Researchers have looked for learning types for a long time and found hardly anything.',
      ],
      [
        'What helps everybody is to learn the same thing in several ways.',
        'Two ways together are remembered better than one of them alone.',
      ],
    ],
    parts: [
      [
        ['Choose by what you want to learn', 'Let the subject decide'],
        [
          'You hear pronunciation, you see geometry, and you feel a dance step.',
          'An accent has to be heard, and a map has to be seen.',
          'Colours have to be seen, and rhythms have to be heard.',
        ],
        'A finger following a line on a map',
      ],
      [
        ['Learn it in two ways', 'Use a word and a picture'],
        [
          'Draw the verb as a small picture. Say the formula aloud while you write it.',
          'Later you will remember one of the two.',
          'See it and say it.',
        ],
        'A tiny drawing beside a word',
      ],
      [
        ['Practise what you find hard', 'Do what you like least as well'],
        [
          'If you never listen, you will not get better at listening.',
          'Ten minutes a week are enough.',
          'It only gets easier if you do it.',
        ],
        'Someone listening with closed eyes',
      ],
    ],
    turn: ['Start with what you like, and do not stop there.', 'Labels are for jam jars.'],
    asks: [
      'What type of learner did they say you were?',
      'What did you learn in a way that was not "your type"?',
    ],
    ends: {
      p: 'Many people believe in learning types, and there is hardly any evidence for them.',
      f: 'Draw it, hum it, walk it round the garden. Whatever helps.',
      a: 'Forget the type, and use all your senses.',
      t: 'Words with pictures, and several ways of practising: that helps everybody.',
      h: 'Your learning type is most likely "human".',
      i: 'There are more ways to learn than boxes on a form.',
      l: 'Listen, look, and try.',
    },
    work: 'A training course need not cater for "learning types". It is better to let everybody do once what they will have to do on Monday.',
    myth: 'Everyone has a learning type, and lessons should match it',
    short: [
      'People like some ways better, but they do not learn more that way. It depends on the subject.',
      'We all have favourite ways to learn. That they work better has not been found.',
    ],
    keep: "the next parents' evening",
    send: 'a person who still has the result of that questionnaire',
    own: [
      {
        about: 'trial lesson|first lesson|taster',
        kinds: ['offer', 'service', 'price', 'policy'],
        lead: 'Come and see how you learn best.',
      },
    ],
    pic: {
      ask: 'A page with a word, a tiny drawing and a note beside each other',
      alt: 'A notebook page with words and small drawings',
    },
    claims: [
      [
        'No good evidence for matching instruction to learning styles',
        'Pashler et al. review; later replications',
      ],
      ['Words with pictures are remembered better', 'dual-coding research'],
    ],
  },
  {
    id: 'the-hard-bar-first',
    format: 'tip',
    again: 7,
    emoji: '🔁',
    tags: ['PracticeTips', 'DeliberatePractice', 'LearningTips'],
    title: [
      'How to practise the hard bit instead of the whole thing',
      'Stuck at the same place each time? Practise only that',
    ],
    cover: 'Practise only the hard part',
    gist: [
      'Take the place where it always goes wrong, with one step before and one after, and practise only that. Leave the rest alone tonight.',
      'If you always start at the beginning, you only practise the beginning. Start where it goes wrong.',
    ],
    subject: ['Do not start from the beginning', 'Practise where it goes wrong'],
    hooks: {
      '*': [
        'The beginning always goes well, because you have practised it most. Start in the middle.',
        'You get stuck, go back to the beginning, and get stuck at the same place. There is a better way to practise.',
        'If you repeat a mistake, you get better at making it.',
      ],
      p: 'Most people practise what they can already do. Practise the small part that goes wrong.',
      f: 'Do you always start from the beginning? Let us look at the place where you stop.',
      a: 'Do not practise the beginning. Practise where it goes wrong.',
      t: 'Take out the part that fails, slow it down, get it right several times, and put it back.',
      h: 'The beginning is very good now, the neighbours say. They would love to hear the rest.',
      i: 'It is only one small place where you are stuck. You can get past it.',
      l: 'One small part, slowly, until it is right.',
    },
    lines: {
      '*': [
        'Practise only the place where it always goes wrong, with one step before it and one after. Leave the rest for tomorrow.',
        'Practise a hard part so slowly that it goes right, and do it several times. It gets faster by itself.',
        'Make a pencil mark wherever you get stuck. After a week you can see what to practise.',
        'Learn a speech, a dance or a piece from the end backwards. Each time you run into what you know better.',
      ],
      h: ['If you always begin at the beginning, you will have the best opening in town, and no ending.'],
    },
    scene: [
      'From the next room comes the same tune: it starts beautifully, breaks off at the same place, and starts again.',
      'She can drive, and she can park. It is the moment between looking and turning that goes wrong every time. So she practises only that.',
    ],
    why: [
      [
        'Mistakes happen where one thing changes into another, and that goes by too quickly to learn it.',
        'It is seldom the whole thing that goes wrong. It is one step.',
      ],
      [
        'Whatever you repeat, you learn, mistakes included.',
        'If you do it wrong often enough, that is what you remember.',
      ],
    ],
    parts: [
      [
        ['Find the exact place', 'Mark where you get stuck'],
        [
          'Not the whole page, but the one step that fails.',
          'Make a pencil line there. That is what you practise tonight.',
          'Between which two notes or words is it?',
        ],
        'A pencil line on a page',
      ],
      [
        ['Slow it down until it is right', 'Do it very slowly'],
        [
          'If it goes wrong, you were still too fast.',
          'When it is slow you can see what happens.',
          'Then you finally practise it the right way.',
        ],
        'A metronome or a slow hand',
      ],
      [
        ['Practise the steps around it too', 'Join it to the rest'],
        [
          'It has to fit into what stands around it.',
          'The joins are where it breaks.',
          'A little more each time, until it is whole.',
        ],
        'A finger moving across three notes',
      ],
      [
        ['Stop when it goes well', 'Stop after three good ones'],
        [
          'Three times right, and then leave it until tomorrow.',
          'The last try should be a good one.',
          'The last one is the one you remember.',
        ],
        'An instrument or book being put down',
      ],
    ],
    turn: ['And then do the whole thing once, for fun.', 'You know the beginning well enough.'],
    asks: ['Where do you always get stuck?', 'Do you start from the beginning, or where it is hard?'],
    ends: {
      p: 'A quarter of an hour on one hard place is worth a whole evening of repeating.',
      f: 'And then play the beginning once. You have earned it.',
      a: 'Find it, slow it down, join it up.',
      t: 'Start at another place each day.',
      h: 'And the neighbours finally hear the ending.',
      i: 'It is only a small place, and then it goes on.',
      l: 'And one day it is simply right.',
    },
    work: 'Most people practise the opening of a talk. Practise the place where you always get lost, between two slides.',
    keep: 'the next time you practise',
    send: 'somebody who always starts from the beginning',
    pic: {
      ask: 'A page with a small pencil mark at one place',
      alt: 'A pencil mark between two places on a page',
    },
    claims: [
      [
        'Isolating and slowing weak passages; errors are learnt through repetition',
        'music pedagogy; deliberate practice research',
      ],
    ],
    unless: '\\byoga|pilates|\\bdogs?\\b',
  },
  {
    id: 'explain-it-to-somebody',
    format: 'howto',
    again: 9,
    emoji: '🗣️',
    tags: ['StudyTips', 'TeachToLearn', 'LearningTips'],
    title: [
      'How to find out whether you have understood something',
      'Do you understand it? Try explaining it without notes',
    ],
    cover: 'Explain it to somebody',
    gist: [
      'Explain what you have learnt to somebody who knows nothing about it, without notes. Where you slow down, you have not understood it yet.',
      'Words like "somehow" and "basically" show you what you have not understood. You only hear them when you explain it aloud.',
    ],
    subject: ['Explain it to your grandmother', 'How to find out what you do not know'],
    hooks: {
      '*': [
        'Do you really understand it? Explain it aloud, without notes, and you will know.',
        'Explain what you have learnt, and listen for the word "somehow".',
        'When you say "somehow", you have reached the end of what you know.',
      ],
      p: 'Explaining is the simplest test of understanding, and it needs no equipment.',
      f: 'Find somebody patient, make them tea, and explain what you learnt today.',
      a: 'What you cannot explain, you have not understood yet.',
      t: 'When you explain something, you need a reason for each step. That shows where one is missing.',
      h: 'Nothing shows what you do not know like a seven-year-old who asks "why?" for the third time.',
      i: 'When you explain something to others, you learn it a second time.',
      l: 'What you have understood, you can say in plain words.',
    },
    lines: {
      '*': [
        'Explain what you learnt today over dinner, without notes. Where you say "somehow", you need to look again.',
        'Nobody to explain it to? Take a chair. Programmers use a rubber duck, and it works.',
        'Explain it without three words: somehow, basically, thing. What is left is what you know.',
        "Let your child explain today's lesson to you, and ask silly questions. It is the best revision there is.",
      ],
      h: ['Grandmother now understands the subjunctive. She had only asked how school was.'],
    },
    scene: [
      '"It is quite simple," he says, takes the salt to show it, and stops halfway across the table.',
      'On the way home a voice from the back seat asks: "And why does it do that?" The driver opens his mouth, and nothing comes.',
    ],
    why: [
      [
        'In your head you can skip a step and not notice. Aloud you cannot.',
        'As long as you only think it, you do not see the gaps.',
      ],
      [
        'Somebody who knows nothing about it will ask about exactly the step you left out.',
        'Beginners ask "why?", and so do exams.',
      ],
    ],
    parts: [
      [
        ['Choose one small thing', 'Take something you can explain in two minutes'],
        [
          'One rule or one formula, two minutes at most.',
          'If it takes ten minutes, it was three things.',
          'If it takes longer, make it smaller.',
        ],
        'A single card on a table',
      ],
      [
        ['Put your notes away', 'Close the book'],
        [
          'If you look, you only read it out.',
          'Only what you can say without them is really in your head.',
          'What you can say now, you know.',
        ],
        'A notebook sliding into a drawer',
      ],
      [
        ['Use plain words', 'Explain it without technical terms'],
        [
          'For each difficult word find an easy one.',
          'Use salt and pepper pots or a drawing on a napkin.',
          'A child should understand it.',
        ],
        'Salt and pepper used to show something',
      ],
      [
        ['Go back to where you got stuck', 'Look up only the hard sentence'],
        [
          'You know the rest.',
          'Look it up, close the book, and explain only that once more.',
          'That is what you still have to learn.',
        ],
        'A finger on one line in a book',
      ],
    ],
    turn: [
      'Next time your listener may be a chair.',
      'If they can explain it back to you, you have both learnt it.',
    ],
    asks: [
      'Who has to listen when you are learning something?',
      'What could you explain to us at dinner tonight?',
    ],
    ends: {
      p: 'Two minutes at the end of each lesson are enough.',
      f: 'And thank your listener. With cake, if it took longer.',
      a: 'Aloud, without notes, in plain words.',
      t: 'Record yourself and count how often you say "somehow".',
      h: 'If the cat walks out, make it shorter.',
      i: 'What we explain to others stays with us longest.',
      l: 'Say it simply, and you know it.',
    },
    work: 'Handing over a job? Let the new person explain it to the one who leaves. You will hear at once what is missing.',
    keep: 'the evening after a hard lesson',
    send: 'the most patient listener you know',
    pic: {
      ask: 'Salt cellar, spoon and napkin laid out as if to explain something',
      alt: 'A salt cellar and a spoon on a table beside a napkin sketch',
    },
    claims: [
      [
        'Self-explanation and teaching others improve learning',
        'Chi et al. on self-explanation; learning-by-teaching research',
      ],
    ],
  },
  {
    id: 'does-sleep-help',
    format: 'answer',
    again: 10,
    emoji: '🌙',
    tags: ['SleepAndLearning', 'StudyTips', 'Memory'],
    title: [
      'Should I study late or go to bed before a test?',
      'The night before a test: one more hour, or bed?',
    ],
    cover: 'Test tomorrow? Go to bed',
    gist: [
      'Go to bed. While you sleep, your brain sorts what you practised, and a tired head remembers less in the morning.',
      'The last hour of study before a test usually costs more than it brings: you lose an hour of sleep.',
    ],
    subject: ['Go to bed before the test', 'One more hour, or bed?'],
    hooks: {
      '*': [
        'It is eleven at night, the test is tomorrow, and the page swims before your eyes. Go to bed.',
        'Some of your learning is done while you sleep.',
        'The best thing to do the night before a test is to sleep.',
      ],
      p: 'For most people an extra hour of sleep before a test is worth more than an extra hour of study.',
      f: 'Test tomorrow? Close the book, pack your bag, and go to bed. Really.',
      a: 'Test tomorrow: sleep. After eleven you learn nothing more.',
      t: 'While you sleep, what you learnt is stored. Too little sleep makes it harder to concentrate and to remember.',
      h: 'After midnight you mainly learn a lot about the ceiling.',
      i: 'You have learnt what you could. Trust it and sleep.',
      l: 'Put out the light. Your head goes on working.',
    },
    lines: {
      '*': [
        'The evening before a test, go through the hardest part once, calmly. Then sleep.',
        'What does not work in the evening often works the next morning. Musicians know it, and so do learner drivers.',
        'Night before a test: pack your bag, put out your pen, and set two alarms. You will sleep better.',
        'Do your last long study session two days before the test, and not on the last evening.',
      ],
      h: [
        'Your body wants to sleep, your head wants to sleep, and only your revision plan has had a coffee.',
      ],
    },
    scene: [
      'It is long past bedtime, and there is still a light under the door. Inside, somebody reads the same line for the fifth time.',
      'Last night it would not work at all. This morning, before breakfast, it simply does.',
    ],
    why: [
      [
        'While we sleep, the brain goes through what was new that day.',
        'In your sleep new things are stored and tied to what you already know.',
      ],
      [
        'A tired head finds even what it knows more slowly.',
        'If you are tired, you cannot concentrate, and in a test you have to.',
      ],
    ],
    parts: [
      [
        ['Study hard two days before', 'Do the long evening earlier'],
        [
          'Then you have two nights to sleep on it.',
          'What you learn on the last evening has no time to settle.',
          'You get two nights out of it and not one.',
        ],
        'A calendar with an evening circled',
      ],
      [
        ['Read the hardest page once', 'Take one last calm look'],
        ['Ten minutes, without testing yourself.', 'After that, nothing new.', 'It should not upset you.'],
        'A small lamp over one page',
      ],
      [
        ['Pack your bag before bed', 'Put your bag by the door'],
        [
          'Pen, watch, ticket, water. You need not think of it in the night.',
          'You sleep better when it is done.',
          'In the morning you only have to put your shoes on.',
        ],
        'A packed bag next to a door',
      ],
    ],
    turn: [
      'And if you lie awake, you are still resting.',
      'One short night is no disaster. It just does not help.',
    ],
    asks: [
      'When do you learn best: late at night or early in the morning?',
      'What worked in the morning that had not worked the night before?',
    ],
    ends: {
      p: 'Put sleep in your revision plan, with a time.',
      f: 'Good night. It will be fine.',
      a: 'Pack, put out the light, sleep.',
      t: 'Tiredness makes you slower even when you feel awake.',
      h: 'The ceiling will not come up in the test.',
      i: 'You have done your part. Now sleep does the rest.',
      l: 'Good night.',
    },
    work: 'Before an important presentation it is the same: another hour on the slides at midnight makes you worse, not better.',
    question: 'Is it better to study one more hour or to go to bed?',
    short: [
      'Go to bed. Sleep helps you to remember what you practised.',
      'Bed. What you have learnt settles overnight, and you will be more awake.',
    ],
    caution: [
      'Anyone who sleeps badly for weeks should talk to a doctor. A study plan will not mend that.',
      'See a doctor if you have slept badly for weeks. No timetable cures that.',
    ],
    keep: 'the evening before a test',
    send: 'somebody who is still studying at midnight',
    own: [
      {
        about: 'exams?\\b|examin|test prep|\\btheory test',
        kinds: ['service', 'offer', 'event', 'price'],
        lead: 'And long before the last night?',
      },
    ],
    pic: {
      ask: 'A packed bag by the door in evening light',
      alt: 'A packed bag standing beside a door in the evening',
    },
    claims: [
      [
        'Sleep supports memory consolidation; sleep loss impairs attention',
        'sleep and memory research; textbooks',
      ],
    ],
    unless: 'danc|yoga|pilates|\\bdogs?\\b',
  },
  {
    id: 'what-did-you-learn-late',
    format: 'question',
    again: 7,
    emoji: '🌱',
    tags: ['LifelongLearning', 'NeverTooLate', 'AdultLearners'],
    title: [
      'What did you learn as an adult that others learn as children?',
      'Started late: what did you only learn as a grown-up?',
    ],
    cover: 'What did you learn late?',
    gist: [
      'Swimming at forty, the cello after the children left home, driving at fifty-nine: what did you learn late, and what made you begin?',
      'Adults learn differently from children, and not worse. Tell us what you started when others had long finished.',
    ],
    subject: ['What did you learn late?', 'It is never too late to begin'],
    hooks: {
      '*': [
        'Somewhere a woman of sixty is just buying her first pair of dancing shoes.',
        'Children have lessons because it is Tuesday. Adults have them because they want to.',
        'What did you learn as an adult, and are glad you did?',
      ],
      p: 'An adult brings something to the first lesson that a child does not have: a reason.',
      f: 'What did you learn when everybody else had long been able to do it?',
      a: 'It is hardly ever too late to learn something. It is only awkward for {a fortnight|two weeks}.',
      t: 'With age some things take longer to learn, but patience and method make up for it.',
      h: 'At eight you fall off the bicycle. At fifty you first read about helmets for three weeks.',
      i: 'Every first lesson needs the same courage, at any age: you have to be bad at it for a while.',
      l: 'Some things are nicer when you learn them late.',
    },
    lines: {
      '*': [
        'What did you learn as an adult that others could do at ten? And what made you begin?',
        'Adults know why they want to learn something. That is worth more than quick fingers.',
        'The hardest thing about learning late is being a beginner in front of others. It takes two weeks to get used to it.',
        'The student who begins at sixty never forgets to bring the book.',
      ],
      h: ['Adult beginners apologise for every mistake. The teacher has heard worse.'],
    },
    scene: [
      'A first lesson: a man with grey hair sits down, puts on his glasses and says, "I have always wanted to do this."',
      'The youngest in the class is nineteen and the oldest seventy-one. Both are cross about the same exercise.',
    ],
    why: [
      [
        'Adults may be slower, but they have patience, method and a good reason.',
        'When it was your own idea, you carry on even when it gets boring.',
      ],
    ],
    parts: [
      [
        ['A language', 'A language, to talk to somebody'],
        [
          'For a grandchild, a country or a song that you want to understand.',
          'It often begins with one person you would like to talk to.',
          'Often there is somebody you would like to talk to.',
        ],
        'A phrase book beside a photograph',
      ],
      [
        ['An instrument', 'To play something at last'],
        [
          'The one in the hall that only others were allowed to play.',
          'Your fingers are slower at fifty, and your ears are better.',
          'Perhaps the one you were not allowed to touch as a child.',
        ],
        'An instrument case in a hallway',
      ],
      [
        ['Something that moves you', 'To swim, dance or drive'],
        [
          'You have found excuses for years, and then you learn it.',
          'Not having to avoid the pool any more is a kind of freedom.',
          'For years you had a reason not to, and then you had a class.',
        ],
        'Shoes beside a dance floor',
      ],
      [
        ['Something for the head', 'To understand something at last'],
        [
          'The maths that was so awful at school, with another teacher and no marks.',
          'Without an exam at the end it is rather fun.',
          'Perhaps you were not bad at it, and only badly taught.',
        ],
        'Squared paper and a pencil',
      ],
    ],
    turn: ['Somebody who reads this is just about to try the same.', 'And what is next on your list?'],
    asks: [
      'What did you start late, and what made you begin?',
      'What would you start if nobody were watching?',
    ],
    ends: {
      p: 'People who learn late prove that wanting to counts as much as talent.',
      f: 'Tell us. Somebody may need exactly your story.',
      a: 'Begin. It is only awkward at first.',
      t: 'A goal, a fixed time, small steps: it works at any age.',
      h: 'Being bad at something is free, and surprisingly good company.',
      i: 'It is not too late.',
      l: 'You begin when you have time for it.',
    },
    work: 'Colleagues who are learning something in their free time are often more patient at work. They know how it feels to be a beginner.',
    keep: 'the day when you need a little courage',
    send: 'someone who has "always wanted to"',
    own: [
      {
        about: 'adult|grown-?ups?|beginners?|all ages|any age|late starters?',
        kinds: ['service', 'offer', 'event', 'audience', 'price', 'story'],
        lead: 'Where could you begin?',
      },
    ],
    pic: {
      ask: 'Reading glasses lying on whatever is being learnt',
      alt: 'Reading glasses lying on an open book',
    },
    claims: [
      [
        'Adults learn some skills slower but compensate by strategy and motivation',
        'adult learning research',
      ],
    ],
    unless:
      'gcse|a-level|11 ?\\+|primary school|children only|schoolwork|homework|\\bsats?\\b|school subjects',
  },
  {
    id: 'the-first-lesson-bag',
    format: 'checklist',
    again: 9,
    emoji: '🎒',
    tick: true,
    tags: ['FirstLesson', 'Beginners', 'LearningTips'],
    title: ['Your first lesson: what to bring and what to say', 'Getting ready for a first lesson'],
    cover: 'Before your first lesson',
    gist: [
      'For a first lesson you need one thing above all: say why you want to learn it. Apart from that, a pencil will do.',
      'Bring a pencil, and tell the teacher what went wrong last time and why you are there. Do not buy anything yet.',
    ],
    subject: ['What to bring to a first lesson', 'Buy nothing before the first lesson'],
    hooks: {
      '*': [
        'The most useful thing to bring to a first lesson is a reason: why do you want to learn this?',
        'Before the first lesson people buy shoes, books and a stand. A pencil would do.',
        'You can come to a first lesson with empty hands and a reason.',
      ],
      p: 'Two honest sentences at the start of the first lesson help a teacher more than anything you could bring.',
      f: 'Nervous before your first lesson? So are many teachers. Here is what to bring.',
      a: 'To your first lesson bring a reason and a pencil. Buy the rest later.',
      t: 'Your goal, what you have done before, and your minutes a week: those three decide the plan.',
      h: 'He arrived with a new case, new shoes and a metronome shaped like a penguin. It was a French lesson.',
      i: 'A first lesson begins when you tell the teacher what you wish for.',
      l: 'Come a little early, with a pencil and a wish.',
    },
    lines: {
      '*': [
        'Say in your first lesson why you are there. "For my daughter\'s wedding in May" helps a teacher more than ten years of experience.',
        'Tell your new teacher what went wrong last time. Then it need not happen again.',
        'Do not buy equipment before your first lesson. Ask what you need and what you can borrow.',
        'Tell your teacher how many minutes a week you really have, and not how many you would like to have.',
      ],
      h: ['Every teacher hears "I have absolutely no talent" at the door. It is a greeting, like hello.'],
    },
    scene: [
      'Before a first lesson nearly everybody is a little nervous.',
      'Your bag has been packed since yesterday: two notebooks, new pens, and no idea what to say in a first lesson.',
    ],
    why: [
      [
        'The first lesson decides how you go on, so be honest about what you can do.',
        'If a teacher knows what it is for, they can choose what you need.',
      ],
      [
        'What you buy too early is often the wrong size or the wrong kind.',
        'You know better what you need once you have tried it.',
      ],
    ],
    parts: [
      [
        ['Say why you want to learn it', 'Your reason in one sentence'],
        [
          'A trip, a test, a song, a promise. It decides where to begin.',
          'Any reason is a good one.',
          'Even an odd reason is better than none.',
        ],
        'A sentence on a slip of paper',
      ],
      [
        ['Say what went wrong last time', 'Tell them why you gave up before'],
        [
          'It tells a teacher more than how far you got.',
          'Boredom, a bad book, a strict teacher: something can be done about it.',
          'Then you need not give up for the same reason.',
        ],
        'An old exercise book',
      ],
      [
        ['Say how much time you have', 'Your real minutes a week'],
        [
          'In a normal week, with shopping and visitors.',
          'Twenty real minutes are better than two hours that you only dream of.',
          'Be honest, and the plan will work.',
        ],
        'A week planner with a few gaps',
      ],
      [
        ['Bring a pencil', 'Something to write with'],
        [
          'You will hear a lot in the first hour and forget most of it.',
          'A pencil, because next week you may want to change it.',
          'You will not remember it all. Nobody does.',
        ],
        'A pencil stub on a desk',
      ],
      [
        ['Bring one question', 'Ask what you do not dare to ask'],
        [
          'The one you think is too silly is often the best.',
          'Ask it right at the start.',
          'Everybody has one.',
        ],
        'A raised hand',
      ],
    ],
    turn: [
      'Everything else can be borrowed or bought later.',
      'And come a little early, so that you can breathe.',
    ],
    asks: ['What do you remember of your very first lesson?', 'What did you buy far too early?'],
    ends: {
      p: 'It works for children too: ask your child why they want to learn it.',
      f: 'You may be bad at it. That is what lessons are for.',
      a: 'A reason, your minutes, a pencil.',
      t: 'Write your answers down, and read them again after ten lessons.',
      h: 'The penguin metronome is doing well.',
      i: 'Say aloud what you dream of doing. It is a good beginning.',
      l: 'A pencil and a free hour, and it begins.',
    },
    work: 'Before a course at work, let everybody write down what they hope to learn. The trainer will be grateful.',
    keep: 'the evening before a first lesson',
    send: 'anybody who has just signed up for lessons',
    own: [
      {
        about: 'trial|first lesson|taster|introductory',
        kinds: ['offer', 'price', 'service', 'policy', 'event'],
        lead: 'The first hour is there to get to know each other.',
      },
      {
        about: '\\b(?:borrow|hire|rental|lend|loan)\\b',
        kinds: ['service', 'policy', 'offer'],
        lead: 'Some things can be borrowed at first.',
      },
    ],
    pic: {
      ask: 'A small bag with a notebook and a pencil in front of a door',
      alt: 'A bag with a notebook and a pencil beside a door',
    },
    claims: [['Goals and prior experience guide lesson planning; equipment later', 'teaching practice']],
  },
];
