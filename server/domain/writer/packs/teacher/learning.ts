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
      'Better than rereading: close the book and say it',
    ],
    cover: 'Close the book',
    gist: [
      'Reading a page again makes it familiar. Closing the book and saying what was on it makes it stay.',
      'Half a minute of trying to remember does more than a second reading. It feels worse, and that is how you know that it works.',
    ],
    subject: ['Close the book and say it aloud', 'Why the yellow pen does so little'],
    hooks: {
      '*': [
        'You can read a page five times and still stand in front of it like a stranger.',
        'The highlighter has passed over everything, and nothing has stuck.',
        'Knowing what a page looks like is not knowing what it says.',
      ],
      p: 'Among the study methods that have been tested, recalling from memory comes out well and rereading does not.',
      f: 'Studied all evening and remember nothing? It was probably the method.',
      a: 'Close the book. What you can say now is what you know.',
      t: 'Retrieval strengthens a memory trace. Re-exposure mostly raises fluency, which is mistaken for knowledge.',
      h: 'The page is entirely yellow now. It knows the material well.',
      i: 'The moment when you search for a word is the moment when you are learning it.',
      l: 'A closed book, a pause, and the sentence comes back by itself.',
    },
    lines: {
      '*': [
        'Read one page. Close the book. Say what it said. The gap that you notice is what tonight is for.',
        'Cover the right half of your vocabulary list with a beer mat. That mat is the whole method.',
        'Recognising an answer and knowing it are different things. Exams and waiters in Rome ask for the second.',
        'If studying feels smooth, be suspicious. Remembering is a bit like lifting: the effort is the point.',
      ],
      h: ['Highlighters should come with a warning: may cause the feeling of having learnt something.'],
    },
    scene: [
      'A desk lamp, a page with three colours on it, and a person who has been nodding at it for an hour. "So what does it say?" asks a voice from the door.',
      'In the lesson it was all clear. At home, with the page turned over, there is one word left, and it is "the".',
    ],
    why: [
      [
        'A second reading makes a text feel known, because the eye recognises what it has seen.',
        'Familiar words slide past easily, and we take that ease for knowledge.',
      ],
      [
        'Pulling an answer out of your own head is what makes it easier to find next time.',
        'Each search through the memory leaves a path, even when it comes back with half of the answer.',
      ],
    ],
    parts: [
      [
        ['Read a little, then look away', 'Take in a mouthful, then look up'],
        [
          'A paragraph, a phrase, eight bars. Small enough to hold.',
          'Stop before you are full. One thought at a time can be tested.',
          'What you cannot hold for a minute was too much.',
        ],
        'A hand closing a book over a finger',
      ],
      [
        ['Say it in your own words', 'Put it in other words'],
        [
          'Aloud if you can; mumbling hides the holes.',
          'To the cat, to the kettle, to the wall. The listener matters less than the voice.',
          'Mumbled to the kettle is good enough. Silence hides what is missing.',
        ],
        'Someone talking to a kettle',
      ],
      [
        ['Look up only what was missing', 'Check just the hole'],
        [
          'The rest is in there and needs no second coat.',
          'Mark the gap with a pencil dot and go on.',
          'You now know what to look for, which is half of learning it.',
        ],
        'A pencil dot in a margin',
      ],
      [
        ['Ask yourself again tomorrow', 'Again after a night'],
        [
          'What comes back after a night is on its way to staying.',
          'Begin with the dots of yesterday, before anything new.',
          'If it is there over breakfast, it has moved in.',
        ],
        'A list covered with a beer mat',
      ],
    ],
    turn: [
      'It is slower by the page and faster by the month.',
      'The awkward silence while you search is the lesson.',
    ],
    asks: [
      'Highlighter, cards or talking to the kettle: how do you study?',
      'What do you still know by heart from school?',
    ],
    ends: {
      p: 'Ten minutes of recall at the end of a session are time well spent.',
      f: 'And if nobody is home, the kettle is a patient pupil.',
      a: 'Look away, say it, check.',
      t: 'Space the attempts: minutes, a day, some days, a few weeks.',
      h: 'The highlighter may stay. It is good for birthday cards.',
      i: 'What you have once found by yourself is yours.',
      l: 'Knowledge sits quietly and answers when it is called.',
    },
    work: 'In staff training the same holds for slides. Five questions without notes at the end, and the same five a week later, do more than sending the deck round again.',
    wrong: 'Reading the page again and again until it feels familiar',
    keep: 'the next time you sit down to study',
    send: 'someone who owns three highlighters',
    own: [
      {
        about: 'exams?\\b|examin|study skills|revision|homework',
        kinds: ['service', 'offer', 'event', 'price'],
        lead: 'And with some company?',
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
  },
  {
    id: 'ten-minutes-or-an-hour',
    format: 'either',
    again: 8,
    emoji: '⏲️',
    tags: ['PracticeTips', 'Habits', 'LearningTips'],
    title: ['Ten minutes a day or an hour on Sunday?', 'Short daily practice or one long session?'],
    cover: 'Ten minutes or one hour?',
    gist: [
      'Ten minutes each day or one long hour on Sunday: the sum is the same, and for most things the small portions win, since every night in between helps.',
      'Spread out, the same time carries further. Yet there are things that only a long hour can do. Which one are you?',
    ],
    subject: ['Daily ten or the long Sunday?', 'Same minutes, different result'],
    hooks: {
      '*': [
        'Seven short goes or one long one? Sunday people and kettle people have argued about it for ages.',
        'An hour on Sunday has one weakness. It is called Sunday.',
        'Seven cups of tea, or one enormous pot.',
      ],
      p: 'With the same total time, spread-out practice is remembered longer.',
      f: 'Be honest: are you a little-every-day person or a big-Sunday person?',
      a: 'Little and daily. Save the long hour for whole pieces.',
      t: 'Distributed practice outperforms massed practice at equal total time, and the gap widens with delay.',
      h: 'The hour on Sunday is practised mostly in the head, on Saturday, with great resolve.',
      i: 'Ten minutes are small enough to fit into a bad day, and that is why they add up.',
      l: 'A little each evening, while the tea draws.',
    },
    lines: {
      '*': [
        'Ten minutes a day beat an hour on Sunday for nearly everything that has to stick. Sleep does part of the work, and you get six more nights of it.',
        'Tie practice to something that happens anyway: while the kettle boils, while the bath runs, before the news.',
        'The long hour has its use: playing a piece through, writing a whole essay, driving a strange town. It is for putting together what the short ones built.',
        'Leave the thing out. An instrument in its case or a book on a shelf needs a decision; on the table it only needs a hand.',
      ],
      h: [
        'Practising on the way to the lesson also counts as daily, say people who have lessons on one day a week.',
      ],
    },
    scene: [
      'The kettle is on. It needs four minutes, and on the table lies the open book.',
      'It is Sunday, a long free hour, and suddenly the oven has to be cleaned.',
    ],
    why: [
      [
        'Between two short goes you forget a little, and fetching it back is what makes it last.',
        'Every gap lets something slip, and recovering it fixes it better than going on would have done.',
      ],
    ],
    parts: [
      [
        'Ten minutes a day',
        [
          'Best for whatever has to stick: words, scales, formulas, steps. Six nights of sleep come with it.',
          'You begin before you have time to object, and the habit carries what the will would drop.',
          'Little, often, with sleep in between. It grows while you do other things.',
        ],
        'A kitchen timer next to an open book',
      ],
      [
        'One long hour',
        [
          'Good for joining things up: a whole piece, a full paper, a new road. It asks for a free head.',
          'Some tasks only start to make sense after half an hour. They want room.',
          'For everything that needs a run-up. And for days with a door that shuts.',
        ],
        'A long table with papers spread out',
      ],
    ],
    turn: [
      'If you can have both: small ones all week and a long one to put it together.',
      'And if the week goes wrong, ten minutes are still possible on Friday.',
    ],
    asks: ['Ten minutes daily or a long Sunday: which one are you?', 'What do you tie your practice to?'],
    ends: {
      p: 'A fixed cue in the day matters more than the number of minutes.',
      f: 'Which are you? No one here will tell your teacher.',
      a: 'Daily, short, at the same hour.',
      t: 'Start each short session with what was hardest in the last one.',
      h: 'Sundays, it must be said, have produced some very clean ovens.',
      i: 'Small portions have built nearly everything that people can do.',
      l: 'A habit, lightly worn.',
    },
    work: 'Courses for staff tend to be booked as whole days, because {diaries|calendars} like whole days. Four short sessions with a week between them cost the same hours, and people still know it in spring.',
    keep: 'the evening when you plan your week',
    send: 'the Sunday person in your family',
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
    title: [
      'Are there visual and auditory learners?',
      'Visual or auditory? Why your learning type does not matter',
    ],
    cover: 'The visual learner',
    gist: [
      'People have preferences, but tests keep failing to show that they learn better when taught to their type. What is to be learnt decides on the senses.',
      'You are not an ear or an eye. Maps want to be looked at and accents want to be heard, whoever you are.',
    ],
    subject: ['You are not a visual learner', 'An ear, an eye and a myth'],
    hooks: {
      '*': [
        '"I am a visual learner," says somebody who learnt to speak by listening.',
        'Nobody has ever learnt an accent from a diagram.',
        'Nobody learns to swim from an audio book.',
      ],
      p: 'Learning types are popular, and studies that looked for their benefit have not found it.',
      f: 'Told at school that you are a visual type? You can put that label down.',
      a: 'Match the sense to the subject. Forget the type.',
      t: 'The meshing hypothesis predicts an interaction of style and method. Controlled studies rarely show one.',
      h: 'I am a culinary learner. I remember anything that comes with cake.',
      i: 'Without a label on your forehead there is more that you can learn.',
      l: 'The ear for music, the eye for a map, the hand for clay. It suits us all.',
    },
    lines: {
      '*': [
        'A map wants eyes, a melody wants ears, a clutch wants a foot. The subject chooses the sense, and not your type.',
        'Draw it, say it, do it. Three ways in make one thing easier to find again, for everybody.',
        'Liking diagrams is a preference. It becomes a problem on the day you skip the listening because you are "not the type".',
        'Ask a child who "cannot learn by reading" for the names of all dinosaurs.',
      ],
      h: ['Nobody says: I am an olfactory learner, let me smell the irregular verbs.'],
    },
    scene: [
      'A questionnaire, twelve boxes, and at the end stands what kind of learner you are. It is stuck on the pencil case for years.',
      '"She is more of an auditory type," the mother explains, while her daughter draws the whole story in the margin.',
    ],
    why: [
      [
        'When pupils are sorted by type and taught both ways, the matching lessons do not come out ahead.',
        'Researchers have gone looking for the advantage of the fitting method and have mostly come home without it.',
      ],
      [
        'What does help is using several ways for the same thing, since each leaves another path to it.',
        'Word and picture together stay longer than either alone, with people of every so-called type.',
      ],
    ],
    parts: [
      [
        ['Ask what the thing itself wants', 'The subject decides'],
        [
          'Pronunciation goes through the ear, geometry through the eye, a turn through the feet.',
          'It is the material that decides which sense has to work.',
          'A colour has to be seen and a rhythm heard.',
        ],
        'A finger following a line on a map',
      ],
      [
        ['Use two ways for each thing', 'Give it two handles'],
        [
          'Sketch the verb as a small scene. Say the formula aloud while you write it.',
          'A word with a picture has two handles instead of one.',
          'See it and say it. Later one of the two will come to hand.',
        ],
        'A tiny drawing beside a word',
      ],
      [
        ['Train the weak way, too', 'Do what you are bad at as well'],
        [
          'Anyone who never listens will not get better at listening.',
          'Avoided for years, a sense grows lazy. Ten minutes a week wake it up.',
          'What one always avoids never gets easier.',
        ],
        'Someone listening with closed eyes',
      ],
    ],
    turn: ['Take the preference as a nice place to start and do not stay there.', 'Labels are for jam jars.'],
    asks: [
      'Which type did they tell you that you were?',
      'What did you learn with a sense that "was not yours"?',
    ],
    ends: {
      p: 'It is one of the most widely believed ideas about learning and one of the least supported.',
      f: 'Draw it, hum it, walk it round the garden. Whatever gets it in.',
      a: 'Subject first. Senses follow.',
      t: 'Dual coding and variety of practice have evidence behind them. Types do not.',
      h: 'Your learning type is most likely "human".',
      i: 'You can learn in more ways than a form has boxes.',
      l: 'You listen, you look, you try.',
    },
    work: 'Trainers are still asked to cover every learning type. A more useful question for a course is what people will have to do afterwards, and whether they do exactly that at least once in the room.',
    myth: 'Everyone has a learning type, and lessons should match it',
    short: [
      'People have preferences, but teaching to a type has not been shown to help. The subject decides.',
      'Liking a way of learning is real. That it works better has not been found.',
    ],
    keep: "the next parents' evening",
    send: 'a person who still has the result of that questionnaire',
    own: [
      {
        about: 'trial lesson|first lesson|taster',
        kinds: ['offer', 'service', 'price', 'policy'],
        lead: 'How somebody learns shows best in a lesson.',
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
      'Stuck at the same place? Practise only that',
    ],
    cover: 'Only the hard bit',
    gist: [
      'Cut out the place where it always goes wrong, add one step before and one after, and practise that. The rest can do without you tonight.',
      'Starting from the top means practising the beginning. The trouble sits in the middle, so begin there.',
    ],
    subject: ['You are practising the beginning', 'Cut out the place that hurts'],
    hooks: {
      '*': [
        'Everybody plays the first eight bars beautifully. They have been practised most.',
        'You stumble, go back to the top and stumble at the same place. That was practice for stumbling.',
        'What you repeat gets better, and a stumble can be repeated very well.',
      ],
      p: 'Time is best spent on the small part that fails, and most people spend it on the large part that works.',
      f: 'Do you always start from the beginning? Let us look at the place where you stop.',
      a: 'Do not start at the top. Start where it breaks.',
      t: 'Isolate the failing transition, slow it, repeat it correctly, then reconnect it on both sides.',
      h: 'The beginning is very good now. People walk by the window and say so. Then comes the ninth bar.',
      i: 'The place where you are stuck is only a finger wide. You can get across.',
      l: 'One small passage, slowly, until it shines.',
    },
    lines: {
      '*': [
        'Take the place where it always goes wrong, with one step before and one after. That is tonight. Leave the rest alone.',
        'Slow it down until it goes right, and then do it right several times. Speed brings itself along.',
        'Put a pencil mark where you stumble. After a week the marks show you where your practice should have been.',
        'Learn a speech, a dance or a piece from the end backwards. Then every run leads into what you know better.',
      ],
      h: ['If you always begin at the beginning, you will have the finest opening in town and no ending.'],
    },
    scene: [
      'From the next room comes the same tune, splendid, splendid, then a bump. Silence. And from the top again.',
      'She can park. She can drive. It is the half second between looking and turning that goes wrong, every time.',
    ],
    why: [
      [
        'Mistakes live at joins, such as a change of hand, a word order or a gear, and those pass too quickly to be learnt in a run.',
        'What goes wrong is seldom a whole passage. It is the step from one thing to the next.',
      ],
      [
        'Whatever is repeated is learnt, and that goes for the stumble as well.',
        'Hands and tongue do not know which version you meant. They keep the one that they did most.',
      ],
    ],
    parts: [
      [
        ['Mark the exact place', 'Put a finger on it'],
        [
          'Not the page but the step: between this and that.',
          'A pencil line between two notes or words tells you what tonight is about.',
          'Between which two? As narrow as that.',
        ],
        'A pencil line on a page',
      ],
      [
        ['Make it slow enough to be right', 'So slow that it works'],
        [
          'If it fails again, you were still too quick.',
          'Slow is not a punishment. It is the speed at which you can see what happens.',
          'Then you are practising the right one, for once.',
        ],
        'A metronome or a slow hand',
      ],
      [
        ['Add one step on either side', 'Grow it outwards'],
        [
          'So that it grows back into what stands around it.',
          'A mended piece needs its seams, or it will come apart there.',
          'One before, one after, until it is part of something.',
        ],
        'A finger moving across three notes',
      ],
      [
        ['Stop while it goes well', 'Leave off when it is good'],
        [
          'Three times right in a row, then leave it until tomorrow.',
          'Ending on a good one leaves the hand with the right memory.',
          'Your hand takes the last version home.',
        ],
        'An instrument or book being put down',
      ],
    ],
    turn: [
      'Afterwards play, read or drive it once all through, for pleasure.',
      'The beginning will forgive you. It has had enough attention.',
    ],
    asks: ['Where do you always stumble?', 'Do you start from the top, or where it hurts?'],
    ends: {
      p: 'A quarter of an hour on one transition is often worth an evening of repeats.',
      f: 'And then play the beginning once. You have earned it.',
      a: 'Cut, slow, join, stop.',
      t: 'Vary the start point each day, so that no single spot becomes the only way in.',
      h: 'Beginnings are overrated. Ask anyone who has only heard yours.',
      i: 'Big things give way at a small place.',
      l: 'And one day the passage simply passes.',
    },
    work: 'It works for presentations, too. Most people rehearse the opening in the shower. Practise the change from the third slide to the fourth, where you always say "so, yes".',
    keep: 'your next practice',
    send: 'the person who plays that tune next door',
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
      'Explain it aloud to somebody who knows nothing about it, without notes. The sentence in which you slow down is the one that you have not understood.',
      'Words like "somehow" and "basically" mark the holes in what we know. You only hear them when you explain.',
    ],
    subject: ['Explain it to your grandmother', 'Listen for the word "somehow"'],
    hooks: {
      '*': [
        'Your voice knows before you do where the understanding stops.',
        'Say it aloud, and wait for the word "somehow".',
        'The word somehow is where your knowledge ends.',
      ],
      p: 'Explaining is the simplest test of understanding, and it needs no equipment.',
      f: 'Find someone patient, offer them tea and tell them what you have learnt today.',
      a: 'What you cannot explain, you have not understood yet.',
      t: 'Self-explanation exposes missing links, since every because has to be filled with something.',
      h: 'Nothing shows the limits of your knowledge like a seven-year-old who says "why?" for the third time.',
      i: 'When you teach somebody else, you are handed it a second time.',
      l: 'Understanding has a clear voice.',
    },
    lines: {
      '*': [
        'Explain what you learnt today to someone at dinner, without notes. Where you say "somehow", there is work to do.',
        'No listener? Take a chair. Programmers explain their faults to a rubber duck, and it answers by staying silent.',
        'Ban three words from your explanation: somehow, basically, thing. What remains is what you know.',
        "A child who teaches a grown-up today's lesson revises it without noticing. Ask silly questions.",
      ],
      h: ['Grandmother now understands the subjunctive. She had hoped for news of a wedding.'],
    },
    scene: [
      '"It is quite simple," he says, picks up a salt cellar to show it, and stops in the middle of the table.',
      'On the way home in the car, from the back seat: "And why does it do that?" The driver opens his mouth and finds nothing there.',
    ],
    why: [
      [
        'In your head a thought may skip steps without anybody noticing. Spoken aloud it cannot.',
        'Silent thinking jumps over gaps, while a sentence has to walk through them.',
      ],
      [
        'A listener who knows nothing asks for exactly the step that you left out.',
        'Beginners want to know why, and that is the question which exams and life like as well.',
      ],
    ],
    parts: [
      [
        ['Choose one small thing', 'A very small piece'],
        [
          'One rule, one chord change, one right of way. Two minutes at most.',
          'If you need ten minutes, it was three things.',
          'What takes longer than two minutes is a chapter.',
        ],
        'A single card on a table',
      ],
      [
        ['Put the notes away', 'Shut everything'],
        [
          'With the page open you read out what you meant to explain.',
          'What lies in front of you need not be in your head. That is the trouble.',
          'Only what comes out of your mouth is yours.',
        ],
        'A notebook sliding into a drawer',
      ],
      [
        ['Tell it without jargon', 'No big words'],
        [
          'Every technical word has to be bought with a plain one.',
          'Salt cellars, socks, a drawing on a napkin: anything but the term itself.',
          'With salt and pepper pots it has to work.',
        ],
        'Salt and pepper used to show something',
      ],
      [
        ['Go back to the place where you slowed', 'Look at where you got slow'],
        [
          'Only to that sentence. The rest has passed.',
          'Look it up, close the book and explain that one bit anew.',
          "There, and nowhere else, is tonight's work.",
        ],
        'A finger on one line in a book',
      ],
    ],
    turn: [
      'The next time, the listener may be a chair.',
      'If they can explain it back to you, both of you have learnt it.',
    ],
    asks: ['Who has to listen when you are learning something?', 'What could you explain at dinner tonight?'],
    ends: {
      p: 'Two minutes at the end of a lesson are enough.',
      f: 'And thank your listener. With cake, if it took longer.',
      a: 'Aloud, without notes, in plain words.',
      t: 'Record it and count the hedges. Each of them is a missing link.',
      h: 'If the cat walks out, shorten it.',
      i: 'What we share in this way stays with us longest.',
      l: 'Say it simply. Then it is yours.',
    },
    work: 'In handovers it is the quickest check there is: the person who takes over explains the task to the one who leaves. The silence in the second minute shows which page is missing.',
    keep: 'the evening after a difficult lesson',
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
      'One more hour or off to bed? The night before a test',
    ],
    cover: 'One more hour, or bed?',
    gist: [
      'Go to bed. In sleep the brain works on what was practised in the day, and a tired head finds less of it in the morning.',
      'The last hour at night is usually a bad bargain: it takes from sleep what it gives to the page.',
    ],
    subject: ['Go to bed before the test', 'The last hour is a bad bargain'],
    hooks: {
      '*': [
        'It is eleven, the test is tomorrow, and the page has begun to swim.',
        'There is a kind of practice that is done lying down.',
        'The best revision of all is done with your eyes shut.',
      ],
      p: 'For most people an extra hour of sleep before a test is worth more than an extra hour of study.',
      f: 'Test tomorrow? Close the book, fill the bag, go to bed. Truly.',
      a: 'Sleep. The page will not improve after eleven.',
      t: 'Consolidation continues during sleep, and sleep loss impairs attention and recall the next day.',
      h: 'After midnight you learn a great deal about the ceiling.',
      i: 'Trust what you have done. The night will finish the sorting.',
      l: 'Lamp out. The work goes on without you.',
    },
    lines: {
      '*': [
        'Look through the hardest part once before bed, for ten minutes and calmly. Then sleep. It will be better sorted in the morning.',
        'What would not work at night goes by itself the next day. Musicians know this, and so do people who are learning to park.',
        'Pack the bag, lay out the pen and set two alarms. Half of what keeps you awake is the fear of forgetting the bag.',
        'Plan the last big session for the day before the last day.',
      ],
      h: ['The body asks for sleep, the book asks for sleep, and only the {timetable|schedule} has coffee.'],
    },
    scene: [
      'A light under the door, long after it should be dark. Inside, somebody is reading the same line for the fifth time.',
      'Yesterday evening the step would not work at all. This morning, before breakfast, in socks on the kitchen floor, it is simply there.',
    ],
    why: [
      [
        'While we sleep, the brain replays and sorts what was new in the day.',
        'Sleep is when fresh memories are strengthened and tied to older ones.',
      ],
      [
        'A tired head is slower to find even what it knows well.',
        'Attention is the first thing that goes, and a test is made of attention.',
      ],
    ],
    parts: [
      [
        ['Move the big evening forward', 'Do the hard evening earlier'],
        [
          'Two nights before there is still time for a night to help twice.',
          'What is learnt on the last evening has only a few hours to settle.',
          'Then two nights work for you and not one.',
        ],
        'A calendar with an evening circled',
      ],
      [
        ['Read the hardest page once', 'A last calm look'],
        [
          'A calm ten minutes, without testing yourself to tears.',
          'Last in, quietly. Then nothing new.',
          'Nothing new, and nothing that makes you cry.',
        ],
        'A small lamp over one page',
      ],
      [
        ['Pack the bag before bed', 'Bag by the door'],
        [
          'Pen, watch, ticket, water. What is packed need not be remembered.',
          'The head lets go of a list once it stands by the door.',
          'In the morning you only have to put on shoes.',
        ],
        'A packed bag next to a door',
      ],
    ],
    turn: [
      'If you lie awake all the same, you have at least rested.',
      'One short night ruins nobody. It just does not pay.',
    ],
    asks: [
      'Late at night or early in the morning: when does it stick?',
      'What has worked the next morning that would not work at night?',
    ],
    ends: {
      p: 'Treat sleep as part of preparation, with a time in the plan.',
      f: 'Good night. It will be fine.',
      a: 'Pack, lamp off, sleep.',
      t: 'Performance drops with lost sleep even when you feel alert; the feeling is a poor gauge.',
      h: 'The ceiling will not be in the test.',
      i: 'You have done your part. Let the night do the rest.',
      l: 'Night is the gentlest of teachers.',
    },
    work: 'Before an important presentation the same sum applies, and nobody believes it there, either. The sixth round of slides at midnight makes them worse, and you with them.',
    question: 'Is it better to study one more hour or to go to bed?',
    short: [
      'Go to bed. Sleep helps to fix what was practised, and a rested head finds it again.',
      'Bed. What you know by then settles overnight, and you will find it more easily.',
    ],
    caution: [
      'Anyone who sleeps badly for weeks should talk to a doctor. A study plan will not mend that.',
      'See a doctor if you have slept badly for weeks. No timetable cures that.',
    ],
    keep: 'the evening before a test',
    send: 'the light under the door',
    own: [
      {
        about: 'exams?\\b|examin|test prep|\\btheory test',
        kinds: ['service', 'offer', 'event', 'price'],
        lead: 'And well before the last night?',
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
  },
  {
    id: 'what-did-you-learn-late',
    format: 'question',
    again: 7,
    emoji: '🌱',
    tags: ['LifelongLearning', 'NeverTooLate', 'AdultLearners'],
    title: [
      'What did you learn as a grown-up, and why only then?',
      'Started late: what did you learn as an adult?',
    ],
    cover: 'Learnt late, and glad of it',
    gist: [
      'Swimming at forty, the cello after the children left, driving at fifty-nine: what did you learn late, and what made you begin?',
      'Grown-ups learn differently, and by no means worse at everything. Tell us what you started when others had long finished.',
    ],
    subject: ['What did you learn late?', 'It began with an advertisement and a whim'],
    hooks: {
      '*': [
        'Somewhere a woman of sixty is buying her first pair of dancing shoes.',
        'Children learn because it is Tuesday. Grown-ups learn because they have decided to.',
        'At some point one stops waiting to be sent.',
      ],
      p: 'Adults bring something to a first lesson that children lack: a reason.',
      f: 'What did you learn when everybody else had long been able to do it?',
      a: 'It is seldom too late. It is merely awkward for {a fortnight|two weeks}.',
      t: 'Speed of acquisition falls with age in some skills; strategy, vocabulary and persistence partly make up for it.',
      h: 'At eight you fall off the bicycle. At fifty you first read up on helmets for three weeks.',
      i: 'A first lesson at any age takes the same small courage: to be bad at something for a while.',
      l: 'Some pleasures wait until you have time for them.',
    },
    lines: {
      '*': [
        'What did you learn as an adult that others could do at ten? And what made you begin?',
        'Adults know why they want to learn something. That is worth more than quick fingers.',
        'The hardest thing about learning late is being a beginner in front of people. It lasts about two weeks.',
        'Most teachers will confirm it: the pupil who begins at sixty never forgets to bring the book.',
      ],
      h: [
        'Grown-up beginners apologise for every wrong note. The notes do not mind. They have been wrong before.',
      ],
    },
    scene: [
      'A first lesson: a man with grey hair sits down on a chair made for children, puts on his glasses and says, "I have always wanted to."',
      'The youngest in the class is nine, the oldest seventy-one. Both of them are cross about the same exercise.',
    ],
    why: [
      [
        'What adults lose in speed they often make up for with patience, method and a good reason.',
        'A grown-up practises because it was their own idea, and that carries one over many a dull week.',
      ],
    ],
    parts: [
      [
        ['A language', 'To talk to somebody'],
        [
          'For a grandchild, a country or a song that one wants to understand at last.',
          'It often begins with one person to whom you would like to say something.',
          'There is usually a name behind the language.',
        ],
        'A phrase book beside a photograph',
      ],
      [
        ['An instrument', 'To play'],
        [
          'The one that stood in the hall and that only others were allowed to play.',
          'Fingers are slower at fifty, and ears are better.',
          "It stood in somebody's parlour, and you were not to touch it.",
        ],
        'An instrument case in a hallway',
      ],
      [
        ['Something with the body', 'To move'],
        [
          'Swimming, dancing, driving: what you have long arranged life around.',
          'To stop avoiding the pool is a kind of freedom.',
          'For years you had an excuse, and then you had a class.',
        ],
        'Shoes beside a dance floor',
      ],
      [
        ['Something for the head', 'To understand'],
        [
          'The maths that was so dreadful at school, with another teacher and no marks.',
          'Without an exam at the end, fractions become rather handsome.',
          'What you were bad at once may only have been badly taught.',
        ],
        'Squared paper and a pencil',
      ],
    ],
    turn: [
      'Whatever it was, somebody reading this is just about to dare the same.',
      'And what comes next on your list?',
    ],
    asks: [
      'What did you learn late, and what made you begin?',
      'What would you start if nobody were watching?',
    ],
    ends: {
      p: 'Late learners are good evidence that motivation is a talent as well.',
      f: 'Tell us. Someone who reads along may need exactly your story.',
      a: 'Begin. The awkward part is short.',
      t: 'Goal, cue, small dose, feedback: it works at any age, only the curve is flatter.',
      h: 'Being bad at something is free, and surprisingly good company.',
      i: 'There is a beginner in all of us, patiently waiting.',
      l: 'You start when it is time.',
    },
    work: 'Colleagues who are learning something hard in their free time are often the more patient ones at work. They have just been reminded how it feels not to know.',
    keep: 'the day you need a little courage',
    send: 'someone who has "always wanted to"',
    own: [
      {
        about: 'adult|grown-?ups?|beginners?|all ages|any age|late starters?',
        kinds: ['service', 'offer', 'event', 'audience', 'price', 'story'],
        lead: 'And where do you begin?',
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
  },
  {
    id: 'the-first-lesson-bag',
    format: 'checklist',
    again: 9,
    emoji: '🎒',
    tick: true,
    tags: ['FirstLesson', 'Beginners', 'LearningTips'],
    title: ['Your first lesson: what to bring and what to say', 'Getting ready for a first lesson'],
    cover: 'Before the first lesson',
    gist: [
      'For a first lesson you need less equipment than you think and one sentence more: why you want to learn it. The rest fits in a bag.',
      'Bring a pencil, an honest answer about your last attempt and the reason why you are there. Buy nothing yet.',
    ],
    subject: ['What to bring to a first lesson', 'Buy nothing before the first lesson'],
    hooks: {
      '*': [
        'The most useful thing that you can bring to a first lesson weighs nothing.',
        'Before the first lesson people buy shoes, books and a stand. They could have brought a pencil.',
        'You may come with empty hands and a reason.',
      ],
      p: 'A teacher can plan better after two honest sentences than after an hour of polite guessing.',
      f: 'Nervous before a first lesson? So is many a teacher. Here is a short list for the bag.',
      a: 'Bring a reason and a pencil. Buy the rest afterwards.',
      t: 'Goal, prior experience, available minutes a week: those three values decide the plan.',
      h: 'He arrived with a new case, new shoes and a metronome shaped like a penguin. It was a French lesson.',
      i: 'The first lesson begins when you say aloud what you wish for.',
      l: 'Arrive unhurried, with a pencil and a wish.',
    },
    lines: {
      '*': [
        'For a first lesson: say why you are there. "For my daughter\'s wedding in May" is worth more to a teacher than ten years of experience.',
        'Tell the teacher what went wrong last time. It spares you both a repeat.',
        'Do not buy equipment before the first lesson. Ask there what is needed and what can be borrowed.',
        'Say how many minutes a week you really have. A plan made for your ideal self will be abandoned by the real one.',
      ],
      h: ['Every teacher has heard "I have absolutely no talent" at the door. It is a greeting, like hello.'],
    },
    scene: [
      'Ten minutes too early, in front of a door, you hear somebody inside who is obviously much better. That is the teacher.',
      'The bag is packed since yesterday: two notebooks, new pens, and no idea what you are supposed to say.',
    ],
    why: [
      [
        'The first hour decides what the plan looks like, and the plan can only be as honest as what it is made from.',
        'A teacher who knows the purpose chooses other pieces, words or roads.',
      ],
      [
        'Equipment bought early is often the wrong size, kind or level.',
        'What you need is easier to choose once you have tried it.',
      ],
    ],
    parts: [
      [
        ['Your reason, in one sentence', 'Why you are there'],
        [
          'A trip, a test, a song, a promise. It decides where to begin.',
          'The odder it is, the better it can be used.',
          'A strange reason is easier to teach than none.',
        ],
        'A sentence on a slip of paper',
      ],
      [
        ['The truth about last time', 'What went wrong before'],
        [
          'Why you stopped tells more than how far you got.',
          'Boredom, a wrong book, a stern voice: a teacher can do something with that.',
          'It is no confession. It saves you the same wall.',
        ],
        'An old exercise book',
      ],
      [
        ['Your real minutes', 'How much time there really is'],
        [
          'On a normal week, with washing and visitors in it.',
          'Twenty honest minutes make a better plan than two imaginary hours.',
          'With the washing in it.',
        ],
        'A week planner with a few gaps',
      ],
      [
        ['A pencil', 'Something to write with'],
        [
          'In the first hour a lot is said that one would like to find again.',
          'Pencil, because in the second week some of it will change.',
          'You will not remember. Nobody does.',
        ],
        'A pencil stub on a desk',
      ],
      [
        ['One question', 'The thing you dare not ask'],
        [
          'The one that you think is too silly. It is usually about how to hold, sit or say something.',
          'Ask it in the first ten minutes, while it is still cheap.',
          'Ask it first. Everything else stands on it.',
        ],
        'A raised hand',
      ],
    ],
    turn: [
      'All the rest can be borrowed, bought or found out.',
      'And come a little early. The door looks friendlier from close up.',
    ],
    asks: ['What do you remember about your very first lesson?', 'What did you buy far too early?'],
    ends: {
      p: 'The same list serves anyone who is choosing a teacher for a child.',
      f: 'You are allowed to be bad at it. That is what it is for.',
      a: 'Reason, history, minutes, pencil.',
      t: 'Write the answers down; after ten lessons they are your baseline.',
      h: 'Shiny equipment may come along as soon as it has been played out of tune.',
      i: 'What you want to be able to do deserves to be said aloud.',
      l: 'A pencil, an open hour. It begins.',
    },
    work: 'For a course that a firm pays for, let each participant write the first line before the start: what should I be able to do in June that I cannot do now? The trainer gets a plan for free.',
    keep: 'the evening before a first lesson',
    send: 'anybody who has just signed up for something',
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
