// Live, with others, and how lessons are made.
import type { Idea } from '../../library/idea.ts';

export const TOGETHER: readonly Idea[] = [
  {
    id: 'seen-and-heard-live',
    format: 'checklist',
    again: 8,
    emoji: '🎥',
    tags: ['LiveClass', 'OnlineLearning', 'StudyTips'],
    tick: true,
    title: [
      'How to get more out of a live online class',
      'Live lesson on screen: light, microphone, first question',
    ],
    cover: 'Be seen, be heard',
    gist: [
      'Light in front of you, wired or decent sound, one window, a pen, and ask something in the first ten minutes. Whoever has spoken once stays awake.',
      'A live class is worth as much as you take part in it. Five small preparations, two minutes.',
    ],
    subject: ['Ask in the first ten minutes', 'Two minutes before it begins'],
    hooks: {
      '*': [
        'Whoever has said one sentence in the first ten minutes stays awake for the other fifty.',
        'In a live class the back row is a black square.',
        'Two minutes before a live lesson decide a good deal of the hour.',
      ],
      pa: [
        'Taking part is what one pays for in a live class.',
        'Light, sound, one window, a first sentence.',
      ],
      fi: [
        'Camera on in pyjamas? From the waist up nobody knows.',
        'It is odd to talk to a grid of faces. It gets better after the first sentence.',
      ],
      t: 'Sound matters more than picture: a cheap headset near the mouth beats a fine camera.',
      h: 'You are on mute. You have always been on mute.',
      i: 'Somebody has to be the first to ask. Then all dare.',
      l: 'Soft light from the front, and a quiet room.',
    },
    lines: {
      '*': [
        'Sit facing the window and not in front of it, or you are a shadow with opinions.',
        'Headphones on, other windows shut, pen in hand: two minutes that are worth an hour.',
        'Ask something in the first ten minutes. The threshold only gets higher.',
        'Bad line? Camera off, sound on. A lesson can be followed by ear.',
      ],
      h: ['Can everybody see my screen? is how a third of all recorded history begins.'],
    },
    scene: [
      'Twelve squares, nine of them black, and in the tenth a ceiling fan.',
      'Somebody raises a yellow hand, takes a breath, and in eleven squares heads come up.',
    ],
    why: [
      [
        'Attention follows what might concern you.',
        'In a room one is seen. On a screen one has to choose to be.',
        'Who says something listens differently to the answer.',
      ],
      [
        'Teachers teach better to faces than to initials.',
        'Your "hm?" tells them where to slow down.',
        'One question is a service to all who had it, too.',
      ],
    ],
    parts: [
      [
        'Light from the front',
        [
          'A window or a lamp, behind the screen.',
          'Camera at eye height, on three books.',
          'Then one sees you nod.',
        ],
        'A laptop on three books',
      ],
      [
        'A microphone near the mouth',
        ['The headset of your phone will do.', 'Off while you listen.', 'Know where the key is, blindly.'],
        'A headset on a desk',
      ],
      [
        'One window only',
        [
          'Mail shut, phone in another room.',
          'The lesson large, notes on paper.',
          'If you multitask, you were in neither.',
        ],
        'A screen with one window',
      ],
      [
        'Say something early',
        [
          'A greeting, a question, where you are from.',
          'In the chat, if aloud is too much.',
          'Then you belong.',
        ],
        'A raised hand on a screen',
      ],
    ],
    turn: [
      'And the hour is over sooner than you think.',
      'Afterwards you know three names.',
      'Black squares learn as well, but less.',
    ],
    asks: ['Camera on or off?', 'What was your best mishap in a live class?'],
    ends: {
      pa: ['Seen, heard, asked.', 'Two minutes, then begin.'],
      fi: ['Wave at the end. Everybody does, and nobody knows why.', 'Come as you are, from the waist up.'],
      t: 'Audio first, light second, bandwidth third.',
      h: 'Now you are not on mute. Now you should be.',
      i: 'Your question opens a door for others.',
      l: 'A face, a voice, an evening.',
    },
    keep: 'the next live lesson',
    send: 'somebody with a ceiling fan',
    own: [
      {
        kinds: ['service', 'product', 'hours', 'price'],
        about: 'live|zoom|webinars?|small groups?|office hours|cohorts?',
        lead: ['When we meet.', 'Live, in person, on screen.'],
      },
    ],
    pic: { ask: 'A laptop on three books by a window', alt: 'A laptop standing on three books by a window' },
    claims: [['Audio quality and early participation matter', 'practice of online teaching']],
  },
  {
    id: 'live-or-recorded',
    format: 'either',
    again: 7,
    emoji: '📺',
    tags: ['ThisOrThat', 'OnlineLearning', 'StudyTalk'],
    title: [
      'Live class or recorded lessons: how do you learn?',
      'With others at eight, or alone at midnight?',
    ],
    cover: 'Live or recorded?',
    gist: [
      'Live you can ask, and must be there. Recorded you can stop, and must begin by yourself. Which of the two suits you?',
      'One needs a time, the other needs a will. Most of us have one of them.',
    ],
    subject: ['At eight, or at midnight?', 'A time or a will'],
    hooks: {
      '*': [
        'Live at eight with others, or at midnight with a pause key?',
        'Live lessons need a time. Recorded ones need a will. Which do you have?',
        'In one of them you can ask, in the other you can stop the teacher.',
      ],
      pa: [
        'Live binds, recorded frees: both help, in different lives.',
        'Choose what you are more likely to do.',
      ],
      fi: ['Which did you last finish? There is your answer.', 'Do you need people, or do you need peace?'],
      t: 'Live gives feedback and a date; recordings give pace and repetition.',
      h: 'At last a teacher whom one may interrupt in the middle of a sentence, to fetch cheese.',
      i: 'To learn with others is to be carried a little.',
      l: 'A voice, at whatever hour you like.',
    },
    lines: {
      '*': [
        'Live or recorded: where do you learn more?',
        'Make a recording live: watch it with a friend, at eight, and talk about it for ten minutes.',
        'Missed the live lesson? Watch the recording within two days. After that hardly anybody does.',
        'Recordings for what is to be repeated, live for what is to be asked. The mix is hard to beat.',
      ],
      h: ['The recording has seen me fall asleep eleven times. It has never mentioned it.'],
    },
    scene: [
      "Eight o'clock, faces pop up one after another, each with another lamp in the background.",
      'Midnight, tea, a paused face with its mouth half open, and peace in the house.',
    ],
    why: [
      [
        'Other people make us come. Alone we need a reason each time.',
        'What can be done at any time is easily done at none.',
        'What cannot be stopped goes too fast for some and too slowly for others.',
      ],
    ],
    parts: [
      [
        'Live',
        [
          'One asks, hears others ask, and is missed when one does not come.',
          "But eight o'clock is eight o'clock.",
        ],
        'A grid of faces on a screen',
      ],
      [
        'Recorded',
        ['One stops, goes back, sleeps on it.', 'But nobody waits for you.'],
        'A paused lesson on a tablet',
      ],
    ],
    turn: [
      'Most people need a little of both.',
      'A date with a recording is nearly live.',
      'And in both somebody has to begin.',
    ],
    asks: ['Live or recorded?', 'With which one did you really learn something?'],
    ends: {
      pa: ['What you do beats what you plan.', 'Mix them.'],
      fi: ['Tell us, it helps us plan.', 'Whichever it is: come.'],
      t: 'Synchronous for feedback, asynchronous for pace.',
      h: 'More cheese, and then on from minute twelve.',
      i: 'Somebody is learning the same thing tonight.',
      l: 'An hour that is yours.',
    },
    keep: 'the next choice of a course',
    send: 'whoever fetches cheese',
    own: [
      {
        kinds: ['product', 'service', 'hours', 'price'],
        about: 'live|recorded|self.paced|on demand|recordings?',
        lead: ['Here it is like this.', 'How it is held here.'],
      },
    ],
    pic: {
      ask: 'A tablet with a paused lesson and a cup',
      alt: 'A tablet with a paused lesson beside a cup of tea',
    },
    claims: [['Live classes give feedback and binding; recordings give pace', 'practice of online teaching']],
  },
  {
    id: 'why-lessons-are-short',
    format: 'behind',
    again: 9,
    emoji: '🎬',
    tags: ['BehindTheLesson', 'VideoLessons', 'OnlineTeaching'],
    title: [
      'Why are online lessons so short?',
      'What happens to an hour before it becomes a six-minute lesson',
    ],
    cover: 'An hour becomes six minutes',
    gist: [
      'In a large study of course videos, people stopped watching most films after about six minutes. So an hour gets cut into thoughts, one to a film, and everything that is only warm-up goes.',
      'For each minute that you see, a good many were said, cut and said again.',
    ],
    subject: ['Why six minutes', 'What is cut'],
    hooks: {
      '*': [
        'Somebody talked for an hour so that you can see six minutes.',
        'The hardest part of a video lesson is what has been left out.',
        'A lesson of six minutes is an hour without the throat-clearing.',
      ],
      pa: ['Short lessons are long lessons that have been thought through.', 'One thought, one film.'],
      fi: [
        'Would you like to know what lies on the cutting-room floor? Mostly "um".',
        'You see a calm person explaining something. You do not see take nine.',
      ],
      t: 'Median viewing time in a study of millions of sessions was about six minutes, however long the film was.',
      h: 'Take one: dog. Take two: doorbell. Take three: very good, without sound.',
      i: 'To make something short is a form of politeness.',
      l: 'Everything that is not needed, taken away.',
    },
    lines: {
      '*': [
        'In a study of course videos, most people watched about six minutes, whatever the length. So lessons got shorter.',
        'One thought a film. If it needs an "and then", it needs a second one.',
        'The best lesson is often recorded right after a real class: then one knows where people frown.',
        'If you make videos yourself: record the sound well. People forgive a bad picture sooner.',
      ],
      h: ['The dog appears in take one, four and seven. He has an agent by now.'],
    },
    scene: [
      'A lamp, a blanket against the echo, and somebody says the same sentence for the sixth time, with another stress.',
      'On the cutting screen an hour lies like a carpet, and somebody is snipping holes in it.',
    ],
    why: [
      [
        'Attention is not endless, and alone at a screen less so.',
        'In a hall one stays sitting out of politeness. At home there is the fridge.',
        'A short film can be found again, a long one only remembered.',
      ],
      [
        'Whoever has to be brief has to know what it is about.',
        'An explanation gets better each time a word is taken out.',
        'Pauses for thinking belong to the learner and not into the film.',
      ],
    ],
    parts: [
      [
        'Write down the one sentence',
        [
          'If it does not fit into one, it is two lessons.',
          'Everything in the film serves it.',
          'The rest goes into the notes.',
        ],
        'A sentence on a card',
      ],
      [
        'Record more than you need',
        [
          'Until it sounds like talking and no longer like reading.',
          'Mistakes may stay, if they are yours, too.',
          'Water helps, and so does an empty house.',
        ],
        'A microphone and a lamp',
      ],
      [
        'Cut what is only warm-up',
        [
          'Greetings, loops, "so, basically".',
          'What hurts to cut was for the teacher.',
          'Then watch it as a stranger.',
        ],
        'Hands at a cutting screen',
      ],
      [
        'Put a task behind it',
        [
          'Without one it is a nice film.',
          'Small, at once, and with an answer.',
          'That is where the learning is.',
        ],
        'A small task on paper',
      ],
    ],
    turn: [
      'And then it looks as if it had been easy.',
      'Six minutes, and an afternoon.',
      'What is missing nobody misses.',
    ],
    asks: ['How long may a lesson be for you?', 'What do you skip in every video?'],
    ends: {
      pa: ['One thought, well cut.', 'Short because of the work in it.'],
      fi: ['Tell us where you skip. It makes us better.', 'Greetings from the dog.'],
      t: 'One objective per clip, task after it.',
      h: 'His agent wants a word about the credits.',
      i: 'Brevity is a gift with much paper round it.',
      l: 'What is left is clear.',
    },
    work: 'Before your next presentation, write the one sentence that should stay. Then cut everything that does not serve it. It will be half as long, and nobody will miss the other half.',
    keep: 'the next video that you have to make',
    send: 'somebody with a dog',
    own: [
      {
        kinds: ['people', 'process', 'product', 'history'],
        about: 'teach(?:er|es)?\\b|instructors?|filmed|recorded|made by|lessons?\\b|team',
        lead: ['Who makes them here.', 'How lessons come about here.'],
      },
    ],
    pic: { ask: 'A microphone, a lamp and a script', alt: 'A microphone and a lamp on a desk with notes' },
    claims: [
      [
        'Median engagement time about six minutes regardless of video length in a study of edX videos',
        'Guo, Kim and Rubin 2014',
      ],
    ],
  },
  {
    id: 'letters-with-corrections',
    format: 'story',
    again: 11,
    emoji: '📮',
    tags: ['HistoryOfLearning', 'DistanceLearning', 'OnlineLearning'],
    title: [
      'Distance learning is older than the internet: a teacher and the penny post',
      'The first correspondence course: shorthand by postcard',
    ],
    cover: 'A course by penny post',
    gist: [
      'When Britain got cheap post in eighteen forty, a teacher named Isaac Pitman let pupils copy Bible verses in shorthand and send them to him. He sent them back corrected. It was a course with feedback, by letter.',
      'Long before anybody logged in, people learnt by post, and somebody read what they wrote.',
    ],
    subject: ['Corrected and returned', 'A penny a lesson'],
    hooks: {
      '*': [
        'The first distance course needed a penny, a stamp and somebody who corrected.',
        'People have been learning from afar since there has been cheap post.',
        'A teacher, a pupil, a hundred miles, and red ink: that was enough.',
      ],
      pa: [
        'What made courses by post work was the answer that came back.',
        'Distance is old. Feedback is what mattered.',
      ],
      fi: [
        'Imagine the postman brings your homework.',
        'Do you think that online courses are a new idea? There is a nice story about it.',
      ],
      t: 'Cheap uniform postage made a loop of task, correction and return affordable.',
      h: 'The loading time was two days, and nobody complained.',
      i: 'Knowledge has always found a way to those who could not come.',
      l: 'An envelope, a fine hand, red ink.',
    },
    lines: {
      '*': [
        'In eighteen forty Isaac Pitman taught shorthand by post: pupils sent in their exercise, he sent it back corrected.',
        'He charged nothing for correcting. The post was a penny.',
        'What works in an online course today worked by post as well: a task, an attempt, an answer.',
        'A lesson without an answer to it was, even then, called a book.',
      ],
      h: ['Please allow two days for your page to load.'],
    },
    scene: [
      'Imagine a hallway in the year of the first stamp. An envelope drops, and a young clerk knows the hand on it.',
      'By candlelight somebody copies a verse in hooks and strokes, and counts the mistakes that they do not see.',
    ],
    why: [
      [
        'Schools were far, dear, and closed to many.',
        'Clerks worked by day and learnt by night.',
        'Cheap post went to every village, and with it a pencil.',
      ],
      [
        'Anybody could buy the book. The correction could not be bought.',
        'That somebody reads it changes how one writes.',
        'Two days of waiting are bearable, if an answer is sure.',
      ],
    ],
    parts: [
      [
        'The stamp',
        [
          'From eighteen forty a letter cost a penny, however far it went. Suddenly one could write to somebody one did not know.',
          'Before that, the one who received it paid, and dearly.',
        ],
        'An old envelope with a stamp',
      ],
      [
        'The exercise',
        [
          'Isaac Pitman had thought of a shorthand, and sent his system out on cards. Pupils wrote a verse in it and posted it to him.',
          'Hooks and strokes, drawn at kitchen tables after work.',
        ],
        'Shorthand on a card',
      ],
      [
        'The red ink',
        [
          'Back came the sheet with corrections. Soon there were too many, and friends helped: they called it a society.',
          'The answer was the course. The rest could be read.',
        ],
        'A sheet with red marks',
      ],
      [
        'And since then',
        [
          'Letters, radio, television, disks, and now this. The distance got shorter each time, and the question stayed the same.',
          'Does somebody read what I have done?',
        ],
        'A row of old radios and screens',
      ],
    ],
    turn: [
      'Whoever learns from afar waits for an answer.',
      'A penny, in those days.',
      'Nothing about it is new but the speed.',
    ],
    asks: [
      'Who ever corrected something of yours so that it stayed?',
      'Have you ever learnt something by post?',
    ],
    ends: {
      pa: ['Task, attempt, answer.', 'The loop is what teaches.'],
      fi: [
        'Write to your favourite teacher. A stamp will do.',
        'Two days, and it will be the best post of the week.',
      ],
      t: 'Feedback latency: from days to seconds.',
      h: 'Loading. Please wait for the coach.',
      i: 'Somewhere somebody is reading your line.',
      l: 'Ink, a little faded.',
    },
    keep: 'a rainy afternoon',
    send: 'somebody who still writes letters',
    own: [
      {
        kinds: ['history', 'people', 'story'],
        about: 'founded|started|since|began|teach|taught',
        lead: ['And how it began here.', 'Who corrects today.'],
      },
    ],
    pic: { ask: 'An old envelope beside a laptop', alt: 'An old envelope beside a laptop' },
    claims: [
      [
        'Penny post 1840; Pitman taught shorthand by post with free correction; Phonographic Correspondence Society',
        'encyclopaedias, histories of distance education',
      ],
    ],
  },
  {
    id: 'teach-it-to-the-fridge',
    format: 'tip',
    again: 8,
    emoji: '🧊',
    tags: ['StudyTips', 'OnlineLearning', 'ExplainIt'],
    title: ['Learnt something? Explain it to the fridge', 'How to tell whether you have understood a lesson'],
    cover: 'A talk with the fridge',
    gist: [
      'After a lesson, explain it aloud to somebody who cannot help you: the fridge, the dog, a mug. Where you say "and then somehow", you have found the gap.',
      'To have followed is not to have understood. Two minutes aloud show the difference.',
    ],
    subject: ['Where it says "somehow"', 'Two minutes, aloud'],
    hooks: {
      '*': [
        'Close the lesson and explain it to the fridge. It will not interrupt you.',
        'You nodded all the way through. Now say it yourself.',
        '"And then somehow" is the most useful sentence in learning.',
      ],
      pa: ['Explaining aloud finds the gap that nodding hides.', 'Say it. Where you stumble, look.'],
      fi: [
        'Do you have a dog? He would like to hear about pivot tables.',
        'It feels silly for ten seconds, and then it gets interesting.',
      ],
      t: 'Self-explanation makes missing steps audible.',
      h: 'The fridge now knows the French past tense. It uses it with caution.',
      i: 'Whoever explains gives, and gets back more.',
      l: 'Said softly, in an empty kitchen.',
    },
    lines: {
      '*': [
        'Explain the lesson aloud to somebody who cannot help. Where you say "somehow", look again.',
        'Understood is when you find an example of your own.',
        'Explain it in a voice message to a friend, and do not send it. Or do.',
        'If you can leave out all foreign words and it still holds, you have got it.',
      ],
      h: ['The cat walked out at minute two. Criticism can be hard.'],
    },
    scene: [
      'In the kitchen somebody stands before an open fridge and says: so, imagine the light as waves.',
      'A dog tilts his head. He has not understood it, and neither, it turns out, have you.',
    ],
    why: [
      [
        'As long as somebody else speaks, everything seems clear.',
        'We take their clarity for our own.',
        'Nodding needs no knowledge.',
      ],
      [
        'Aloud, each step has to follow on the last one, and one that is missing makes a noise.',
        'Silence in the middle of a sentence is information.',
        'The mouth is stricter than the head.',
      ],
    ],
    parts: [
      [
        'Close everything',
        ['No notes, no screen.', 'Two minutes are enough.', 'Stand up for it.'],
        'A closed laptop on a table',
      ],
      [
        'Explain it as to a child',
        ['Without foreign words.', 'With an example from your own day.', 'With your hands, if it helps.'],
        'A person talking in a kitchen',
      ],
      [
        'Listen for "somehow"',
        ['There is the gap.', 'Write the question down, in one line.', 'Look up only that, and go on.'],
        'A question on a slip of paper',
      ],
    ],
    turn: [
      'And the fridge stays discreet.',
      'Gaps that one hears can be filled.',
      'In the end you can do it without a fridge.',
    ],
    asks: ['To whom do you explain things?', 'What can you explain so that a child gets it?'],
    ends: {
      pa: ['Aloud, simple, gap found.', 'Explain, stumble, mend.'],
      fi: ['Give the dog something for listening.', 'Try it tonight, between milk and butter.'],
      t: 'Generate, detect, repair.',
      h: 'Milk has a question.',
      i: 'What you can explain you can pass on.',
      l: 'A little light, when the door opens.',
    },
    keep: 'the end of the next lesson',
    send: 'somebody with a patient dog',
    own: [
      {
        kinds: ['service', 'process', 'people'],
        about: '(?:one.to.one|1:1|live) |feedback|discussion|community|study groups?',
        lead: ['And for somebody who answers back.', 'For explaining to real people.'],
      },
    ],
    pic: {
      ask: 'A person standing at an open fridge',
      alt: 'A person standing before an open fridge in a kitchen',
    },
    claims: [['Self-explanation reveals gaps', 'research on learning (self-explanation)']],
  },
  {
    id: 'a-friend-on-thursday',
    format: 'tip',
    again: 8,
    emoji: '👯',
    tags: ['StudyBuddy', 'OnlineLearning', 'StudyTips'],
    title: [
      'Study buddy: how two people get through one course',
      'Learning online with a friend: a ten-minute call a week',
    ],
    cover: 'A friend on Thursday',
    gist: [
      'Find one person who takes the same course, or any course. Ten minutes each Thursday: what did you do, where are you stuck, what is next? Nobody likes to say "nothing" twice.',
      'You do not need a group. You need one other, and a fixed time.',
    ],
    subject: ['Ten minutes on Thursdays', 'What did you do?'],
    hooks: {
      '*': [
        'The surest way through a course is somebody who asks you on Thursdays how it went.',
        'Nobody likes to say "nothing" on the phone twice running.',
        'You need no group of twelve. You need one person and a Thursday.',
      ],
      pa: ['Being expected helps more than being motivated.', 'One person, ten minutes, each week.'],
      fi: [
        'Is there somebody with whom you would have begun it? Ask them today.',
        'It need not be the same course. It only has to be the same evening.',
      ],
      t: 'Commitment to another person and a regular report raise follow-through.',
      h: 'A year of learning Spanish together. Our English has improved a great deal.',
      i: 'Two are braver than one.',
      l: 'A voice on Thursday evenings.',
    },
    lines: {
      '*': [
        'Find one person who is learning something, too. Ten minutes on Thursdays: done, stuck, next.',
        'It need not be the same subject. Being asked is what helps.',
        'Show each other something, however crooked. What gets shown gets made.',
        'Skipped a week? Ring all the same, and say so. That is the call that counts.',
      ],
      h: ['"I was going to", we both said, at the same time, for the third Thursday.'],
    },
    scene: [
      'The phone rings at eight. Somebody quickly opens lesson five, and reads the title at least.',
      'Two cups, two screens, and between them a crooked little drawing held up to a camera.',
    ],
    why: [
      [
        'What one has told somebody one would like to have done.',
        'Alone one negotiates with oneself, and always wins.',
        'An appointment with a person is harder to move than one with a course.',
      ],
      [
        'Whoever tells it sorts it.',
        "Other people's trouble looks familiar, and that consoles.",
        'One of you usually knows the way out.',
      ],
    ],
    parts: [
      [
        'Ask one person',
        [
          'Somebody reliable, rather than somebody close.',
          "In the course's forum there are others who look.",
          'Say it is for six weeks. Then one may stop.',
        ],
        'A message on a phone',
      ],
      [
        'Fix the ten minutes',
        ['Same day, same hour, timer on.', 'Short, or it becomes coffee.', 'Coffee afterwards is fine.'],
        'A timer beside a cup',
      ],
      [
        'Answer three questions',
        [
          'What did you do? Where do you hang? What is next?',
          'Write down the "next", in one line.',
          'Begin with it next time.',
        ],
        'Three lines on a page',
      ],
    ],
    turn: [
      'And after six weeks you can do something. Both of you.',
      'It costs ten minutes, and saves a course.',
      'Thursday is a good day for it.',
    ],
    asks: ['Who would you ask?', 'What are you learning, and with whom?'],
    ends: {
      pa: ['Person, day, three questions.', 'Be expected.'],
      fi: ['Send this to them. That is the beginning.', 'Six weeks are not for ever.'],
      t: 'Report, block, next action.',
      h: 'Hasta luego, as we say. It is all we say.',
      i: 'Somebody is waiting for you, kindly.',
      l: "Eight o'clock, and a familiar voice.",
    },
    keep: 'the moment before you begin a course',
    send: 'the person you would ask',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'community|study groups?|cohorts?|group|partner|forum',
        lead: ['Where others are.', 'For finding each other.'],
      },
    ],
    pic: { ask: 'Two cups beside two screens', alt: 'Two cups beside two laptops' },
    claims: [['Accountability and social commitment raise persistence', 'research on goal pursuit']],
  },
  {
    id: 'what-would-you-teach',
    format: 'question',
    again: 7,
    emoji: '👩‍🏫',
    tags: ['LifelongLearning', 'ShareWhatYouKnow', 'StudyTalk'],
    title: [
      'What could you teach somebody in twenty minutes?',
      'Everybody can teach something: what is yours?',
    ],
    cover: 'What could you teach?',
    gist: [
      'Filleting a fish, folding a fitted sheet, getting a fair price at a flea market: everybody can do something that others would like to. What could you teach in twenty minutes?',
      'Think of what friends {ring|call} you about. There, quite possibly, is your subject.',
    ],
    subject: ['Twenty minutes of you', 'What do friends ring you for?'],
    hooks: {
      '*': [
        'You have twenty minutes and somebody who wants to learn. What do you teach?',
        'Think of what your friends ring you about. There is your subject.',
        'Everybody is a teacher of something. Most have not noticed yet.',
      ],
      pa: ['What comes easily to you is worth learning for somebody else.', 'One skill, twenty minutes.'],
      fi: ['What can you do that makes others say "show me"?', 'Do not be modest now. Everybody has one.'],
      t: 'Experts skip steps they no longer see; beginners find them.',
      h: 'I can open any jar. I have no other qualifications.',
      i: 'Passing something on is one of the good feelings.',
      l: 'Hands that show something to other hands.',
    },
    lines: {
      '*': [
        'What could you teach somebody in twenty minutes?',
        'If you explain something you can do in your sleep, let a beginner watch you and ask. They see the steps that you skip.',
        'The best teachers remember what was hard. If it was hard for you, you are the right one.',
        'Folding a fitted sheet: there is always one who can, and a whole family who would like to.',
      ],
      h: ['My subject is getting cats to leave boxes. It is mostly theory.'],
    },
    scene: [
      'At a kitchen table a grandfather shows how to sharpen a knife, and three grown-ups forget their phones.',
      '"Wait, slower", says somebody, and the one who can do it notices for the first time what her hands are doing.',
    ],
    why: [
      [
        'What one can do well one takes for nothing.',
        'Knowledge hides in hands and does not put itself forward.',
        'It was learnt so long ago that it feels like character.',
      ],
    ],
    parts: [
      [
        'Something with the hands',
        ['Knots, dough, a bicycle chain.', 'Showing needs no words.'],
        'Hands tying a knot',
      ],
      [
        'Something with people',
        ['Calming, haggling, telling bad news.', 'Nobody has a certificate for it.'],
        'Two people at a market stall',
      ],
      [
        'Something quite useless',
        ['Whistling on a blade of grass.', 'It is what everybody wants to learn first.'],
        'A blade of grass between thumbs',
      ],
    ],
    turn: [
      'And now twenty minutes, with somebody who would like to.',
      'Whoever teaches learns it a second time.',
      'Somewhere somebody is looking for just that.',
    ],
    asks: [
      'What could you teach in twenty minutes?',
      'Who taught you something that you still do?',
      'What would you like to be shown?',
    ],
    ends: {
      pa: ['Name it. That is the beginning.', 'One skill each.'],
      fi: ['Write it below, and look whether somebody wants it.', 'We are collecting them.'],
      t: 'Recall what was hard, begin there.',
      h: 'Jars may be brought along.',
      i: 'It gets more when you give it away.',
      l: 'Slowly, once more.',
    },
    keep: 'the next evening with friends',
    send: 'whoever can fold a fitted sheet',
    own: [
      {
        kinds: ['people', 'service', 'history'],
        about: 'teach(?:er|es)?\\b|instructors?|founder|taught|tutors?',
        lead: ['Who teaches here.', 'The people who show it.'],
      },
    ],
    pic: { ask: 'Hands showing something at a table', alt: 'Two pairs of hands tying a knot at a table' },
    claims: [['Experts overlook steps; beginners notice them', 'research on expertise (expert blind spot)']],
  },
  {
    id: 'words-of-online-courses',
    format: 'glossary',
    again: 10,
    emoji: '📗',
    tags: ['OnlineLearning', 'PlainEnglish', 'StudyTips'],
    title: [
      'Self-paced, cohort, drip, asynchronous: course words explained',
      'What online course words mean',
    ],
    cover: 'Course words, in plain',
    gist: [
      'Self-paced, cohort, drip, asynchronous, micro-credential: five words on sales pages. They decide whether a course fits into your week.',
      'Before you book: five words that say when you have to be where.',
    ],
    subject: ['When do I have to be where?', 'Five words on the sales page'],
    hooks: {
      '*': [
        'A course is "asynchronous and self-paced in a cohort". What does that mean for Tuesday?',
        'Five words on a sales page decide whether a course fits into your life.',
        'Between "any time" and "Tuesday at eight" stand five odd words.',
      ],
      pa: ['Know the words, know the week.', 'Five terms, in plain English.'],
      fi: [
        'Do you read "drip" and think of a tap? You are not far off.',
        'No need to nod. Here is what it means.',
      ],
      t: 'They differ in who sets the pace, when contents open and how learning is proved.',
      h: 'Asynchronous is what my family is at breakfast.',
      l: 'Plain words for a plain week.',
    },
    lines: {
      '*': [
        'Self-paced means: no dates, and nobody who waits for you. Put dates in yourself.',
        'A cohort is a group that begins and ends together. It costs freedom and gives company.',
        'Drip means that lessons open bit by bit. Good against rushing, tiresome before a holiday.',
        'A certificate may mean that you were there, or that you can do it. Ask which.',
      ],
      h: ['It is self-paced, so I shall be done in time for my retirement.'],
    },
    scene: [
      'Somebody holds a phone nearer: "hybrid, asynchronous, cohort-based". It could be a course, or a car.',
      'Two tabs, two courses, and the only difference is a word that nobody knows.',
    ],
    why: [
      [
        'Who sets the pace is what matters most when you have a life beside it.',
        'Some need a date, some cannot bear one.',
        'What opens when decides whether you can take it on a train.',
      ],
      [
        'These words come from people who build platforms.',
        'Each is a promise, if one can read it.',
        'Sales pages like long words, as they sound like more.',
      ],
    ],
    parts: [
      [
        'Self-paced',
        [
          'You decide when. Nothing runs out, or only after a time: look at that.',
          'Freedom, and the duty to {ring|call} your own bell.',
          'Good for shift workers and stubborn people.',
        ],
        'A clock without hands',
      ],
      [
        'Cohort',
        [
          'A group with a common beginning and end.',
          'One gets carried along, and is missed.',
          'Named after a unit of Roman soldiers. They also walked in step.',
        ],
        'A group of people at screens',
      ],
      [
        'Drip',
        [
          'Lessons open one after another, weekly for instance.',
          'Against binge-watching, and for time in between.',
          'Ask whether it can be speeded up.',
        ],
        'A dripping tap',
      ],
      [
        'Asynchronous',
        [
          'Not at the same time: you write today, somebody answers tomorrow.',
          'The opposite is live.',
          'Good across time zones.',
        ],
        'Two clocks with different times',
      ],
      [
        'Micro-credential',
        [
          'A small proof for a small skill, often with a test.',
          'Its worth depends on who stands behind it.',
          'Ask in your trade who knows it.',
        ],
        'A small badge on a screen',
      ],
    ],
    turn: [
      'And now you know what Tuesday looks like.',
      'Five words, one week.',
      'Long words are often quite short inside.',
    ],
    asks: ['Which word has puzzled you?', 'Do you need dates, or do they drive you away?'],
    ends: {
      pa: ['Pace, group, opening, time, proof.', 'Words first, then the diary.'],
      fi: ['Ask us about the sixth.', 'Now you may nod.'],
      t: 'Pace, synchrony, release, assessment.',
      h: 'Breakfast is now cohort-based.',
      l: 'Clear, and when you like.',
    },
    keep: 'the next sales page',
    send: 'somebody with two tabs open',
    own: [
      {
        kinds: ['product', 'service', 'process', 'price'],
        about: 'self.paced|cohorts?|live|certificat|modules?|weekly|access',
        lead: ['How it is here.', 'Which of them you find here.'],
      },
    ],
    pic: { ask: 'A notebook with words beside a tablet', alt: 'A notebook with a few words beside a tablet' },
    claims: [['Definitions of course formats', 'definition']],
  },
  {
    id: 'begin-again-small',
    format: 'season',
    again: 8,
    emoji: '🌱',
    tags: ['NewYear', 'BackToLearning', 'OnlineLearning'],
    title: [
      'Going back to a course after a long break',
      'How to begin again: the first evening after months',
    ],
    cover: 'Begin again, small',
    gist: [
      'Do not start from lesson one. Open the last thing you did, do one small task, and stop while it is pleasant. The first evening only has to make a second one.',
      'After a break it is not the matter that is hard, it is the door. Make it small.',
    ],
    subject: ['Only the first evening', 'Not from the beginning'],
    hooks: {
      '*': [
        'The course has been waiting since spring. You need not begin at the beginning.',
        'After a long break the hardest lesson is the login.',
        'The first evening back has only one task: that there is a second.',
      ],
      pa: ['Pick up the thread where it lies.', 'Small, tonight, and again on Thursday.'],
      fi: ['Do not be ashamed of the gap. Everybody has one.', 'Welcome back. We kept your place.'],
      t: 'What was learnt once is relearnt faster; begin with recall and not with replay.',
      h: 'Hello, password. We meet again.',
      i: 'Whoever begins again has already begun twice.',
      l: 'A page turned back by one.',
    },
    lines: {
      '*': [
        'Back after months? Open the last thing you did, and not lesson one.',
        'First write down what you still know. It is more than you think, and what is missing shows itself.',
        'Stop after fifteen minutes, while you would like to go on. Tomorrow you will.',
        'Learning something again takes less time than the first time did. The head kept a draft.',
      ],
      h: ['Forgot password? Yes. Everything else too, but let us begin with that.'],
    },
    scene: [
      'A login, a reset, a mail, a new password with an exclamation mark, and then: "Welcome back, it has been a while".',
      'In a drawer lies a notebook, and on its last page, in your own hand, half a sentence.',
    ],
    why: [
      [
        'What has been learnt does not vanish. It gets dusty.',
        'The second time goes faster, everybody who has done it knows that.',
        'Memory wants a nudge and no repetition from the start.',
      ],
      [
        'Large resolutions need a large evening, and that does not come.',
        'Shame grows with the gap, and one small step ends it.',
        'A good first evening makes one want a second.',
      ],
    ],
    parts: [
      [
        'Open the last thing you made',
        [
          'An exercise, a note, half a page.',
          'It says where you stood.',
          'If it looks strange, go back by one lesson and no further.',
        ],
        'An old notebook opened',
      ],
      [
        'Write down what you still know',
        ['Five lines without looking.', 'Then look what is missing.', 'That is your plan.'],
        'Five lines on a page',
      ],
      [
        'Do one small task and stop',
        ['Fifteen minutes, with a timer.', 'Stop while it goes well.', 'Put the next slot in at once.'],
        'A timer beside a notebook',
      ],
    ],
    turn: [
      'And Thursday is no longer far.',
      'The half sentence can be finished now.',
      'Nobody asked where you were. They are just glad.',
    ],
    asks: ['What would you like to take up again?', 'What made you stop, and what would bring you back?'],
    ends: {
      pa: ['Last thing, five lines, fifteen minutes.', 'A second evening is the aim.'],
      fi: ['We kept your seat warm.', 'Log in, that is already half of it.'],
      t: 'Recall, gap, small task, next slot.',
      h: 'Password accepted. Applause.',
      i: 'It is never the wrong evening to begin again.',
      l: 'Where you left the bookmark.',
    },
    when: { months: [1, 9] },
    keep: 'the first week of term',
    send: 'somebody with half a sentence',
    own: [
      {
        kinds: ['product', 'service', 'policy'],
        about: 'access|courses?\\b|lessons?\\b|self.paced|new (?:term|courses?)',
        lead: ['What is waiting here.', 'For the first evening.'],
      },
    ],
    pic: { ask: 'An old notebook with a bookmark', alt: 'An open old notebook with a bookmark' },
    claims: [['Savings in relearning; recall before replay', 'research on memory since Ebbinghaus']],
  },
];
