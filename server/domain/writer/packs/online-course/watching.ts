// Watching, asking, writing down, keeping at it.
import type { Idea } from '../../library/idea.ts';

export const WATCHING: readonly Idea[] = [
  {
    id: 'one-and-a-half-times',
    format: 'answer',
    again: 9,
    emoji: '⏩',
    tags: ['OnlineLearning', 'StudyTips', 'VideoLessons'],
    title: [
      'Can you watch lessons at double speed and still learn?',
      'Playback speed: how fast is too fast for a video lesson?',
    ],
    cover: 'How fast is too fast?',
    question: 'Do I still learn anything at double speed?',
    short: [
      'For most people yes, up to about double. Spend the time you save on recalling it.',
      'Often yes. In studies it gets clearly worse beyond double, and sooner for older viewers and hard matter.',
    ],
    gist: [
      'In studies, people who watched lectures at up to twice the speed understood nearly as much, and beyond that it fell off. The gain is real only if you spend the saved minutes on recalling.',
      'Faster is fine for what you half know, normal speed for what is new, and the pause key for what is hard.',
    ],
    subject: ['Fast forward, and then stop', 'What to do with the saved minutes'],
    hooks: {
      '*': [
        'You have watched it at double speed. Now close it and say what was in it.',
        'The most useful button in a video lesson is not the fast one. It is pause.',
        'Twice as fast is half the time. What do you do with the other half?',
      ],
      pa: ['Speed saves time. What you do with the time decides.', 'Up to double, then recall.'],
      fi: [
        'Do teachers on video also talk a little slowly, in your opinion?',
        'You are allowed to. Nobody is offended.',
      ],
      t: 'Comprehension holds up to about twice the rate and drops beyond it; older adults lose more.',
      h: 'At two and a half times speed, every teacher sounds like somebody who has left the oven on.',
      l: 'A pause, and a thought that comes to rest.',
    },
    lines: {
      '*': [
        'Fast for what you half know, normal for what is new, pause for what is hard. That is all there is to playback speed.',
        'Watched at double speed? Take five of the minutes you saved and write down what you remember.',
        'Slow a lesson down for anything that hands do: knots, chords, brush strokes.',
        'If you keep going back, you are too fast. Two rewinds in five minutes are a sign.',
      ],
      h: ['I finished the course on patience at double speed.'],
    },
    scene: [
      'On the train somebody watches a lesson without sound at double speed, and the hands in it whirl as if conducting.',
      'The bar is full, the lesson has a tick, and of what was said there remains a pleasant feeling.',
    ],
    why: [
      [
        'We can listen faster than people speak, so there is room.',
        'Speaking is slow work. Following is quicker.',
        'Well-known words need little attention, and so the pace may rise.',
      ],
      [
        'Knowing comes from bringing it back, and not from hearing it twice.',
        'A tick says that it was played, and nothing else.',
        'Whoever recalls after watching keeps more than whoever watches again.',
      ],
    ],
    parts: [
      [
        'Choose the speed by the matter',
        [
          'Known things quickly, new ones slowly.',
          'With formulas, code and hands: normal, and pause.',
          'Change it within a lesson, it is allowed.',
        ],
        'A thumb at a speed button',
      ],
      [
        'Stop after each section',
        [
          'Say in one sentence what it was about.',
          'If you cannot, it was too fast, or too long.',
          'The pause is part of the lesson.',
        ],
        'A finger on a pause key',
      ],
      [
        'Spend the saved minutes',
        [
          'On an exercise, on a note from memory, on a walk.',
          'The walk counts, if you think of it on the way.',
          'Otherwise you have only watched more television.',
        ],
        'A notebook beside a tablet',
      ],
    ],
    turn: [
      'A tick is a receipt and no knowledge.',
      'The pause key costs nothing.',
      'Slower is no shame, either.',
    ],
    asks: ['At which speed do you watch?', 'What do you always watch slowly?'],
    ends: {
      pa: ['Fast in, slow out.', 'Speed, pause, recall.'],
      fi: ['Try it with the next lesson, and tell us.', 'And breathe in between.'],
      t: 'Rate up to two, then retrieval.',
      h: 'The course on patience has a second part. It is longer.',
      l: 'Slowly, where it is beautiful.',
    },
    work: 'In a firm, recorded trainings get watched at double speed with the mail open. Ask for three sentences afterwards, and the speed takes care of itself.',
    keep: 'the next long video',
    send: 'whoever listens to everything faster',
    own: [
      {
        kinds: ['product', 'service', 'process'],
        about: 'lessons?\\b|videos?|recorded|self.paced|modules?',
        lead: ['How long a lesson takes here.', 'For watching at your own pace.'],
      },
    ],
    pic: {
      ask: 'A tablet with a paused video and a notebook',
      alt: 'A tablet with a paused video beside a notebook',
    },
    claims: [
      [
        'Comprehension holds up to about double speed and falls beyond; older adults lose more',
        'Murphy and others 2021; meta-analysis of playback speed 2025',
      ],
    ],
  },
  {
    id: 'the-course-you-never-started',
    format: 'question',
    again: 7,
    emoji: '📦',
    tags: ['OnlineLearning', 'LifelongLearning', 'StudyTalk'],
    title: [
      'Which online course did you buy and never start?',
      'The pile of unstarted courses: what is in yours?',
    ],
    cover: 'Bought, never begun',
    gist: [
      'Everybody who learns online has one: a course bought full of hope in January that has not been opened since. Which is yours, and what would make you begin?',
      'It lies in your account like a pair of running shoes. Tell us its name.',
    ],
    subject: ['Bought in January', 'What is in your pile?'],
    hooks: {
      '*': [
        'Everybody has one: a course, bought with enthusiasm, never opened.',
        'In your account lies something that you wanted to be able to do by now.',
        'Buying a course feels nearly as good as having done it. That is the trouble.',
      ],
      pa: ['Unstarted courses are usually a matter of the diary and not of will.', 'Name it, or let it go.'],
      fi: [
        'We will not tell anyone. Which one is it?',
        'Be honest: calligraphy, Italian, or something with spreadsheets?',
      ],
      t: 'The first lesson is the largest step; those who do one in the first days mostly go on.',
      h: 'Italian for beginners. I can say "buongiorno" and "forgotten your password".',
      i: 'Wishes do not go off. One may begin again.',
      l: 'A beginning, kept for later.',
    },
    lines: {
      '*': [
        'Which course did you buy and never begin?',
        'Begin with lesson two, if lesson one is only a welcome. Nobody checks.',
        'An unstarted course is no failure. It is a wish without a date. Give it a date, or let it go.',
        'Put twenty minutes into your calendar before you buy the next one.',
      ],
      h: ['The course on finishing things has been in my account the longest.'],
    },
    scene: [
      'Late at night, card in hand, and somebody has already seen themselves painting in a bright room.',
      '"Welcome back", says the page, and it sounds a little hurt.',
    ],
    why: [
      [
        'We buy for the person that we would like to be, and study as the one that we are.',
        'The buying answers the wish for the moment.',
        'What has no hour in the week has no place.',
      ],
    ],
    parts: [
      [
        'The one for work',
        [
          'Sensible, and exactly for that reason not begun.',
          'Somebody once said that it would be good for your career.',
        ],
        'A laptop on a tidy desk',
      ],
      [
        'The one for the heart',
        ['Watercolours, ukulele, bread.', 'It only lacks a free Sunday.'],
        'A ukulele on a chair',
      ],
      [
        'The one that was reduced',
        ['It was such a good price.', 'One does not even know what it is about.'],
        'A phone with a long list',
      ],
    ],
    turn: [
      'One of them could begin today.',
      'Let one go, and start one. That is a good balance.',
      'It is still there. So are you.',
    ],
    asks: [
      'What have you bought and never begun?',
      'What would help you to begin?',
      'Which one did you finish, against all odds?',
    ],
    ends: {
      pa: ['A date, or a farewell.', 'Lesson one, tonight.'],
      fi: ['Write it below, and somebody will write "me too".', 'Begin with five minutes.'],
      t: 'First session within the first days.',
      h: 'Buongiorno. The password has been sent.',
      i: 'Beginning again is also beginning.',
      l: 'Sunday light, and an open page.',
    },
    keep: 'the next sale',
    send: 'somebody with a ukulele',
    own: [
      {
        kinds: ['product', 'service', 'policy'],
        about: 'courses?\\b|lessons?\\b|self.paced|lifetime access|at your own pace',
        lead: ['For whoever wants to begin.', 'What there would be here.'],
      },
    ],
    pic: {
      ask: 'A laptop beside an unused ukulele or paintbox',
      alt: 'A laptop beside a paintbox with unused colours',
    },
    claims: [['Early first activity goes with going on', 'studies of online courses']],
  },
  {
    id: 'how-to-be-answered',
    format: 'howto',
    again: 9,
    emoji: '💬',
    tags: ['OnlineLearning', 'StudyTips', 'AskForHelp'],
    title: [
      'How to ask a question in a forum so that you get an answer',
      'Stuck in an online course? Ask like this',
    ],
    cover: 'A question gets answers',
    gist: [
      'Say what you want to do, what you did, what happened instead, and show it. Such a question gets answered in minutes, and half of the time by yourself while writing.',
      '"It does not work" gets sympathy. A picture, a sentence and an attempt get answers.',
    ],
    subject: ['Better than "it does not work"', 'The answer while you write'],
    hooks: {
      '*': [
        'Half of all questions are answered while one writes them down properly.',
        '"It does not work" is a cry. Here is how to make a question of it.',
        'Nobody answers your question? Then perhaps there is none in it.',
      ],
      pa: ['Aim, attempt, result, picture: a question of four parts gets an answer.', 'Show what you tried.'],
      fi: [
        'Do you sit before it and feel silly? You are not. You are only alone with it.',
        'The others do not dare, either. Be the one who asks.',
      ],
      t: 'Give the goal, the smallest example that fails, the exact message, and what you ruled out.',
      h: 'URGENT PLEASE HELP is a heading with much feeling and little contents.',
      i: 'Whoever asks in the open helps all who stay silent.',
      l: 'A clear question, laid on the table.',
    },
    lines: {
      '*': [
        'Ask like this: I wanted to. I did. I expected. I got. And a picture of it.',
        'Put the question into the heading, and not "help".',
        'When it is solved, write how. Somebody with the same trouble will come by in March.',
        'Set yourself a limit: twenty minutes alone, then ask. Before that you learn, after that you only suffer.',
      ],
      h: ['Solved it, thanks! wrote somebody in the year two thousand and nine, and never said how.'],
    },
    scene: [
      'Eleven at night, forty-one tabs, and in each of them somebody has the same error and no answer.',
      'Somebody begins to write, gets to the third line, stops, says "oh", and deletes everything.',
    ],
    why: [
      [
        'People help gladly, if they need not guess first.',
        'Whoever answers has five minutes between other things.',
        'A question that can be tried out gets tried out.',
      ],
      [
        'Writing forces an order, and in order the gap shows itself.',
        'What you must explain to a stranger you understand a little better.',
        'An attempt shows where it bends off.',
      ],
    ],
    parts: [
      [
        'Say what you are aiming at',
        [
          'The whole, in one sentence.',
          'Sometimes there is a much easier way.',
          'And which lesson you are in.',
        ],
        'A handwritten sentence',
      ],
      [
        'Show what you tried',
        [
          'The part that fails, and no more than that.',
          'As text and not only as a photograph, if it is text.',
          'Ugly is allowed.',
        ],
        'A screen with a short piece of work',
      ],
      [
        'Say what happened instead',
        [
          'The exact words of the message.',
          'And what you had expected.',
          '"Nothing" is a result, too: say so.',
        ],
        'An error message on a screen',
      ],
      [
        'Write down how it was solved',
        [
          'One line for whoever comes next.',
          'And a thank you: helpers live on it.',
          'It closes the matter in your own head.',
        ],
        'A green tick beside a question',
      ],
    ],
    turn: [
      'And if it was answered while writing, all the better.',
      'Somebody in March says thank you.',
      'Forums live on people who come back.',
    ],
    asks: ['Which question did you not dare to ask?', 'Who has answered you best, and how?'],
    ends: {
      pa: ['Aim, attempt, result.', 'Ask openly, close it kindly.'],
      fi: [
        'Ask yours today. Somebody is waiting for it without knowing.',
        'There are no silly ones, there are only short ones.',
      ],
      t: 'Minimal, complete, reproducible.',
      h: 'If you are reading this, person of two thousand and nine: how?',
      i: 'One question, many who are helped.',
      l: 'Said clearly, and heard.',
    },
    keep: 'the next time you are stuck',
    send: 'somebody who suffers in silence',
    own: [
      {
        kinds: ['service', 'process', 'people'],
        about: 'community|forum|questions?|feedback|tutors?|support|q&a|office hours',
        lead: ['Where questions go here.', 'Who answers.'],
      },
    ],
    pic: {
      ask: 'A notebook with a question beside a laptop',
      alt: 'A notebook with a handwritten question beside a laptop',
    },
    claims: [
      [
        'Well-formed questions with example get answers; explaining clarifies',
        'practice of question-and-answer communities',
      ],
    ],
  },
  {
    id: 'close-it-and-write',
    format: 'mistake',
    again: 9,
    emoji: '✍️',
    tags: ['NoteTaking', 'StudyTips', 'OnlineLearning'],
    title: [
      'Notes on a video lesson: why copying everything down does not help',
      'Better notes: watch first, write afterwards',
    ],
    cover: 'Watch first, then write',
    wrong: 'Typing along with everything that is said',
    gist: [
      'Whoever writes along catches every word and no thought. Watch a section, stop, and write three lines from memory. The gaps show you where to look again.',
      'Notes are for thinking and not for archives. The video stays where it is.',
    ],
    subject: ['Three lines from memory', 'Catch the thought'],
    hooks: {
      '*': [
        'You have six pages of notes and cannot say what it was about. Sounds familiar?',
        'The video will still be there tomorrow. So why copy it?',
        'Stop the film, look away, write three lines. That is the whole method.',
      ],
      pa: [
        'Notes from memory show what has stuck. Copies show what was said.',
        'Watch, stop, recall, write.',
      ],
      fi: [
        'Do you also type along so fast that you hear nothing?',
        'Lay down the pen for five minutes. It feels forbidden.',
      ],
      t: 'Retrieval strengthens memory more than transcription; gaps tell what to review.',
      h: 'Page after page in four colours, and the only thing I remember is that I ran out of green.',
      i: 'What you say in your own words begins to belong to you.',
      l: 'Three lines, in ink.',
    },
    lines: {
      '*': [
        'Watch a section, stop, and write three lines from memory. What is missing you look up.',
        'Draw it. A bad little sketch keeps better than a fair copy.',
        'Write the time in the margin for places you want to see again, and do not copy them.',
        'At the end of a lesson one question to yourself. Answer it tomorrow before you go on.',
      ],
      h: ['My notes are so complete that I shall have to take notes on them.'],
    },
    scene: [
      'Click, click, click, and in the document the whole lesson stands once more, word by word, in a worse font.',
      'The film is stopped, and somebody looks at the ceiling, where the answer usually is.',
    ],
    why: [
      [
        'What passes through the fingers need not pass through the head.',
        'Writing along leaves no room for thinking along.',
        'A copy feels like progress, and that is why it is so popular.',
      ],
      [
        'To bring something back from memory is the exercise itself.',
        'Effort is what makes it stay.',
        'Where it does not come, you have found what to learn.',
      ],
    ],
    parts: [
      [
        'Watch a section with empty hands',
        [
          'Five to ten minutes, pen on the table.',
          'Listen for the one thing that it is about.',
          'The urge to write passes.',
        ],
        'Hands resting beside a tablet',
      ],
      [
        'Write three lines from memory',
        [
          'In your own words, without looking.',
          'A sketch counts as a line.',
          'If nothing comes, that is the result.',
        ],
        'Three lines in a notebook',
      ],
      [
        'Look up what was missing',
        [
          'Only that, and not the whole film.',
          'In another colour, so that you see your gaps.',
          'Those are what you go over tomorrow.',
        ],
        'A notebook with a second colour',
      ],
    ],
    turn: [
      'Three lines are more than six pages.',
      'Empty hands listen better.',
      'Tomorrow you will know which part has stayed.',
    ],
    asks: ['How do you take notes?', 'Do you ever look at your notes again?'],
    ends: {
      pa: ['Watch, stop, write.', 'Fewer lines, more thought.'],
      fi: ['Try it with one single lesson.', 'It may feel empty. It is not.'],
      t: 'Retrieve, compare, repair.',
      h: 'Green is back in stock.',
      i: 'In your own words, it is yours.',
      l: 'A page with room on it.',
    },
    keep: 'the next lesson',
    send: 'somebody with four colours',
    own: [
      {
        kinds: ['service', 'product', 'process'],
        about: 'worksheets?|workbook|exercises?|notes|transcripts?|materials',
        lead: 'What goes with the lessons here.',
      },
    ],
    pic: {
      ask: 'A notebook with three lines beside a tablet',
      alt: 'A notebook with three handwritten lines beside a tablet',
    },
    claims: [
      ['Retrieval practice beats transcription and rereading', 'research on learning (testing effect)'],
    ],
  },
  {
    id: 'you-need-not-finish',
    format: 'myth',
    again: 8,
    emoji: '🏁',
    tags: ['OnlineLearning', 'StudyTips', 'LifelongLearning'],
    title: ['Do you have to finish every course?', 'Not finished the online course? When that is fine'],
    cover: 'You need not finish',
    myth: 'Whoever does not finish a course has failed',
    short: ['Not if you got what you came for.', 'No. A course is a shelf and not a staircase.'],
    gist: [
      'Many take a course for one thing, find it in lesson four, and leave. That is no failure. Decide beforehand what you want to be able to do, and stop when you can.',
      'Completion rates count ticks. What you can do afterwards is counted by nobody but you.',
    ],
    subject: ['Get what you came for', 'A shelf, not a staircase'],
    hooks: {
      '*': [
        'You stopped after lesson four, and what you can do since then you use daily. Did you fail?',
        'Nobody reads a cookbook to the end before cooking.',
        'The bar stands at forty per cent. What if that was the part you needed?',
      ],
      pa: ['The aim is a skill. The tick is only a picture of it.', 'Finish what you need. Leave the rest.'],
      fi: [
        'Does a half-full bar give you a bad conscience? Let us take it off you.',
        'You may skip. This comes from people who make such courses.',
      ],
      t: 'Completion of open courses is low partly since many enrol for parts of them.',
      h: 'I have completed lesson one of thirty courses. I am very well begun.',
      i: 'What counts is what you carry away.',
      l: 'One good chapter, read twice.',
    },
    lines: {
      '*': [
        'Write down what you want to be able to do before you begin. When you can, you are finished, whatever the bar says.',
        'Skip what you know. Test yourself first: if you can do the exercise, leave out the lesson.',
        'Some courses want to be done to the end: where each step stands on the last one. Ask which kind yours is.',
        'Stopping is one thing, drifting off is another. Decide it, and it is no failure.',
      ],
      h: ['The bar says ninety-eight per cent. The missing part is a survey.'],
    },
    scene: [
      'Two thirds of a grey bar, and behind it somebody who has long been baking the bread that it was about.',
      'In the overview stand eleven courses, each with a small coloured corner of a circle.',
    ],
    why: [
      [
        'People come for different things, and a course is made for all of them.',
        'What you know already you need not hear again.',
        'Being able to is an end. Having seen it is none.',
      ],
      [
        'A bar was made to keep you going, and it does not know what you want.',
        'Unfinished things nag, and that can be used, but it need not be obeyed.',
        'An honest "enough" clears the head for the next thing.',
      ],
    ],
    parts: [
      [
        'Name what you want to do',
        [
          'One sentence with a verb in it.',
          '"A loaf", "a pivot table", "order in Italian".',
          'Write it where you see it.',
        ],
        'A sentence on a sticky note',
      ],
      [
        'Take what leads there',
        [
          'Look through the contents like through a menu.',
          'Exercises first: they show what you lack.',
          'Back again if a word is missing.',
        ],
        'A list of lessons with marks',
      ],
      [
        'Decide to stop, and say so',
        ['"I have what I came for."', 'Hide it from the overview.', 'Or set a date for the rest.'],
        'A hand closing a laptop',
      ],
    ],
    turn: [
      'A bar is no verdict.',
      'You are further than the bar.',
      'Thirty beginnings are also thirty curiosities.',
    ],
    asks: ['Which unfinished course helped you most?', 'Do you finish books that you do not like?'],
    ends: {
      pa: ['Aim reached, course done.', 'Your verb decides.'],
      fi: ['Close one with a good conscience today.', 'And bake something.'],
      t: 'Measure ability, not playback.',
      h: 'The survey can wait. It always could.',
      i: 'Take with you what you can use.',
      l: 'Enough is a fine word.',
    },
    keep: 'the day the bar gives you a bad conscience',
    send: 'somebody at ninety-eight per cent',
    own: [
      {
        kinds: ['policy', 'product', 'service'],
        about: 'lifetime access|self.paced|at your own pace|modules?|lessons?\\b',
        lead: 'How it is meant here.',
      },
    ],
    pic: { ask: 'A laptop with a half-full progress bar', alt: 'A laptop showing a half-full progress bar' },
    claims: [
      [
        'Many learners enrol for parts; completion is a poor measure of intent',
        'studies of open online courses',
      ],
    ],
  },
  {
    id: 'a-fixed-chair',
    format: 'tip',
    again: 8,
    emoji: '🪑',
    tags: ['StudyHabits', 'OnlineLearning', 'StudyTips'],
    title: [
      'How to keep going with an online course: a chair and an hour',
      'Learning at home: why a fixed time beats free time',
    ],
    cover: 'A chair and an hour',
    gist: [
      '"When I have time" does not come. Choose two fixed slots a week, the same chair, and a small beginning that always is the same. The course has no bell, so {ring|call} your own.',
      'An online course is as flexible as a cat: it comes when you have a place for it.',
    ],
    subject: ['"When I have time" is no time', '{Ring|Call} your own bell'],
    hooks: {
      '*': [
        '"I will do it when I have time" is a sentence that has ended more courses than any exam.',
        'Online courses have no bell. You have to ring it yourself.',
        'Twenty minutes on Tuesday and Saturday beat a whole Sunday that never comes.',
      ],
      pa: ['Fixed, short, often: that is how people get through.', 'Two slots a week, in the calendar.'],
      fi: [
        'Is your course waiting for a free weekend, too? It will not come. Tuesday will.',
        'Let us find you twenty minutes. They exist.',
      ],
      t: 'Concrete plans of when and where raise the odds of doing it; short spaced sessions beat a single long one.',
      h: 'I can study any time, anywhere. So far it has been never, nowhere.',
      i: 'A habit is kindness to your own wishes.',
      l: 'The same chair, the same lamp.',
    },
    lines: {
      '*': [
        'Put two slots of twenty minutes into the week, with day, hour and chair. "When I have time" is no time.',
        "Begin each time with the same small thing: kettle, headphones, last lesson's three lines.",
        'Stop in the middle of something. It is easier to go on there than to begin anew.',
        'Missed a slot? The next one counts. Only two in a row are a warning.',
      ],
      h: ['The course is self-paced. My pace is geological.'],
    },
    scene: [
      'The kettle, the cushion, the headphones. In the hall somebody says: it is Tuesday, she is not available.',
      'On the sofa lies a laptop, open at lesson three, with a cat on it since lunchtime.',
    ],
    why: [
      [
        'A decision that has been made once need not be made each evening.',
        'In the evening there is least will left.',
        'What has a time gets defended, also against others.',
      ],
      [
        'Little and often gives the head nights in between, and it works in the nights.',
        'After an hour attention sinks. After twenty minutes one would like more.',
        'Whoever comes back remembers, and remembering is the learning.',
      ],
    ],
    parts: [
      [
        'Choose two slots',
        [
          'Rather short, and rather early in the week.',
          'Tell those you live with.',
          'Keep to them for three weeks, then judge.',
        ],
        'A calendar with two marks',
      ],
      [
        'Choose a chair',
        [
          'Not the bed, and not where you work, if there is another.',
          'Whatever you need lies there already.',
          'The phone has another chair.',
        ],
        'A chair by a lamp',
      ],
      [
        'Begin the same way each time',
        [
          'A small ritual tells the head what comes now.',
          'Two minutes of looking back, then on.',
          'Even on bad days: open it and look.',
        ],
        'A kettle and headphones',
      ],
    ],
    turn: [
      'And after three weeks the chair does it by itself.',
      'Tuesday comes every week. It is reliable like that.',
      'Twenty minutes are a bus ride.',
    ],
    asks: ['When do you learn best?', 'Where is your chair?'],
    ends: {
      pa: ['Day, hour, chair.', 'Two slots, and no exceptions for three weeks.'],
      fi: ['Write us your slot, and we will think of you on Tuesday.', 'Your family will get used to it.'],
      t: 'Cue, place, short session, repeat.',
      h: 'The glacier has moved. We saw it.',
      i: 'Small and steady is also a way of being brave.',
      l: 'Lamp on, door closed.',
    },
    keep: 'Sunday evening with the calendar',
    send: 'somebody who waits for a free weekend',
    own: [
      {
        kinds: ['product', 'service', 'hours'],
        about:
          'live (?:class|session)|weekly|every (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|lessons? (?:are|take|last)|minutes|cohort',
        lead: ['When things happen here.', 'How long it takes.'],
      },
    ],
    pic: { ask: 'A chair by a lamp with headphones on it', alt: 'A chair by a lamp with headphones on it' },
    claims: [['Implementation intentions and spaced short sessions help', 'research on habits and spacing']],
  },
  {
    id: 'before-you-pay-for-a-course',
    format: 'checklist',
    again: 10,
    emoji: '🧾',
    tags: ['ChooseACourse', 'OnlineLearning', 'StudyTips'],
    tick: true,
    title: [
      'How to choose an online course: six things to check',
      'Before you buy a course: what the sales page does not say',
    ],
    cover: 'Before you pay for it',
    gist: [
      'See a whole lesson, look for what you will make, find out who answers questions, how long you have access, what it costs if you stop, and what the certificate is worth. Then decide, and not before midnight.',
      'The sales page tells what you will feel. You want to know what you will do.',
    ],
    subject: ['See a whole lesson first', 'What will you make?'],
    hooks: {
      '*': [
        'The sales page tells you how you will feel. What will you be doing?',
        'A countdown runs on the page. Let it run out. It starts again.',
        'Before you pay, watch one whole lesson, with the dull part in the middle.',
      ],
      pa: ['Six checks tell more than a hundred stars.', 'Lesson, task, teacher, access, exit, certificate.'],
      fi: [
        'It is late, you are inspired, and the card lies beside you. One moment.',
        'This is what people who make courses look at themselves.',
      ],
      t: 'Ask for hours of work, prior knowledge, feedback, access, refund terms and proof of learning.',
      h: 'Become a watercolour master in seven days. On the eighth, rest.',
      i: 'Choose something that makes you want to begin tonight.',
      l: 'A good teacher, and time.',
    },
    lines: {
      '*': [
        'Before you buy a course: watch a whole lesson. If you cannot, that is an answer, too.',
        'Look for the task and not for the topic: what will I have made at the end?',
        'Who answers questions, and how soon? A course without an answer is a book with sound.',
        'A countdown on a sales page is no reason. Look again tomorrow.',
      ],
      h: ['Only three places left, for a video.'],
    },
    scene: [
      'Four in the afternoon, and under the course stand twelve lines of praise, all from the same week.',
      'Somebody watches the trailer for the third time. There is a great deal of coffee in it, and little course.',
    ],
    why: [
      [
        'A trailer is made by people who are good at trailers.',
        'Whether you like to listen to somebody you know after five minutes.',
        'Stars tell whether people were pleased, and not what they can do now.',
      ],
      [
        'What you make stays, and what you watch fades.',
        'Learning happens in the task, and in the answer to it.',
        "Without feedback one practises one's mistakes.",
      ],
    ],
    parts: [
      [
        'Watch a whole lesson',
        [
          'Voice, pace, and whether you see the hands.',
          'With your own level: too easy is dear as well.',
          'On the device that you will use.',
        ],
        'A tablet with a lesson',
      ],
      [
        'Look for what you will make',
        [
          'A loaf, a page, a conversation.',
          'Tasks with solutions are good, with answers better.',
          'And how many hours it takes, honestly.',
        ],
        'A finished small piece of work',
      ],
      [
        'Find out who answers',
        [
          'The teacher, a team, other learners, nobody.',
          'Ask something beforehand, and time the answer.',
          'Small groups cost more and give more.',
        ],
        'A message with an answer',
      ],
      [
        ['Read how it ends', 'Read how long and what if'],
        [
          'Access for how long? Refund until when?',
          'Does it renew by itself?',
          'What you can download stays yours.',
        ],
        'A finger on small print',
      ],
      [
        'Ask what the certificate is',
        [
          'Proof that you attended, or that you can do it?',
          'Who knows it, in your trade?',
          'Often the piece of work tells more.',
        ],
        'A certificate in a frame',
      ],
    ],
    turn: [
      'And then buy it by daylight.',
      'If it still pleases you tomorrow, it is the right one.',
      'Good courses survive six questions.',
    ],
    asks: ['What made you choose your last course?', 'What would you look for first?'],
    ends: {
      pa: ['See, do, ask, read.', 'Task over trailer.'],
      fi: ['Ask us all six. The answers are ready.', 'Sleep on it. It will be there.'],
      t: 'Scope, level, feedback, terms.',
      h: 'The countdown has started again. How lucky.',
      i: 'What you want to make will lead you.',
      l: 'By daylight.',
    },
    keep: 'the next late night with a card in hand',
    send: 'whoever loves sales pages',
    own: [
      {
        kinds: ['offer', 'policy', 'price', 'guarantee', 'product'],
        about: 'free (?:lesson|trial|preview|sample)|refund|money.back|access|certificate|trial',
        lead: ['How it stands with these here.', 'A lesson to look into.'],
      },
    ],
    pic: {
      ask: 'A tablet with a lesson beside a list',
      alt: 'A tablet with a lesson beside a handwritten list',
    },
    claims: [['What to look at before buying a course', 'advice of consumer bodies and education practice']],
  },
];
