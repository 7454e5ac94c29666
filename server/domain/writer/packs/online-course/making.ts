// Where, at which level, and with what in hand.
import type { Idea } from '../../library/idea.ts';

export const MAKING: readonly Idea[] = [
  {
    id: 'one-tab-one-lesson',
    format: 'tip',
    again: 8,
    emoji: '🧹',
    tags: ['StudyHabits', 'OnlineLearning', 'FocusTips'],
    title: [
      'How to concentrate on an online lesson: one window, one task',
      'Learning on a laptop without ending up somewhere else',
    ],
    cover: 'One window only',
    gist: [
      'The lesson lives in the same machine as the news, the shop and your friends. Make it full screen, shut the rest, put the phone in another room, and keep a slip for thoughts that want to go elsewhere.',
      'Distraction is one click away, so put more than a click between. A slip of paper takes what comes up.',
    ],
    subject: ['More than a click away', 'A slip for stray thoughts'],
    hooks: {
      '*': [
        'Your classroom and your favourite shop are in the same box. That is the whole difficulty.',
        'You wanted to look up one word, and now you know a great deal about otters.',
        'In a course on a screen the door to the street is always open.',
      ],
      pa: ['Full screen, phone away, paper beside it.', 'Put distance between you and the next click.'],
      fi: [
        'How many windows are open behind this one, honestly?',
        'It is not your will. It is the shop that is good at its job.',
      ],
      t: 'Switching between tasks costs time and memory for both; removing the cue works better than resisting it.',
      h: 'Lesson four: photosynthesis. Twenty minutes later: a tent for two, reduced.',
      i: 'Attention is the fee that no one can pay for you.',
      l: 'One page, lit; the rest of the room dim.',
    },
    lines: {
      '*': [
        'Full screen, other windows shut, phone in another room: three moves that are worth more than willpower.',
        'Keep a slip beside the keyboard. Whatever wants to be looked up goes on it, for afterwards.',
        'A separate browser profile for learning, without your logins, keeps the whole street outside.',
        'If a lesson can be downloaded, download it and switch off the connection.',
      ],
      h: ['I went to find a pen. I came back with a sourdough starter.'],
    },
    scene: [
      'In the corner something slides in: your parcel has been sent. The lesson goes on talking, to nobody.',
      'On a slip beside the laptop stand three words: otter, tent, ring {Mum|Mom}.',
    ],
    why: [
      [
        'What one sees one thinks of. What is in another room one has to fetch.',
        'A glance costs minutes, as the head has to find its way back.',
        'Nobody wins against a thousand people who are paid to interrupt.',
      ],
      [
        'A thought that has been written down stops knocking.',
        'Most of what seems urgent is not, half an hour later.',
        'And the lesson, for once, gets all of you.',
      ],
    ],
    parts: [
      [
        'Make it full screen',
        [
          'No bar, no clock, no little red numbers.',
          'Close the mail altogether.',
          'Headphones tell others as well.',
        ],
        'A laptop with one large window',
      ],
      [
        'Put the phone in another room',
        [
          'Face down on the desk is not away.',
          'A kitchen timer does the timing.',
          'Tell one person that you are learning.',
        ],
        'A phone on a shelf in a hall',
      ],
      [
        'Keep a slip for stray thoughts',
        [
          'One word each is enough.',
          'Look at it after the lesson, and not before.',
          'Half of them you can cross out unread.',
        ],
        'A slip with three words beside a laptop',
      ],
    ],
    turn: [
      'And the otters will still be there.',
      'Half an hour is long, if nobody interrupts it.',
      'The slip does the remembering.',
    ],
    asks: ['What do you end up looking at?', 'Where is your phone right now?'],
    ends: {
      pa: ['One window, one slip.', 'Away is another room.'],
      fi: ['Try it with one lesson, and look at your slip.', 'Tell us your strangest detour.'],
      t: 'Remove cues, capture thoughts, batch them.',
      h: 'The tent has arrived. It is for one and a half.',
      i: 'Be where you are, for half an hour.',
      l: 'One page, and quiet.',
    },
    keep: 'the next lesson at the kitchen table',
    send: 'somebody who knows a lot about otters',
    own: [
      {
        kinds: ['product', 'service'],
        about: 'offline|download|app\\b|lessons?\\b|minutes',
        lead: 'For half an hour in one piece.',
      },
    ],
    pic: {
      ask: 'A laptop in full screen with a slip of paper beside it',
      alt: 'A laptop with one window open and a slip of paper beside it',
    },
    claims: [
      [
        'Task switching costs; removing cues beats resisting; writing down intrusive thoughts helps',
        'research on attention and learning',
      ],
    ],
  },
  {
    id: 'make-something-crooked',
    format: 'tip',
    again: 8,
    emoji: '🪡',
    tags: ['LearnByDoing', 'OnlineLearning', 'StudyTips'],
    title: [
      'Learning by doing: make something small after each lesson',
      'Why you should make something crooked this week',
    ],
    cover: 'Make something crooked',
    gist: [
      'After each lesson make one small thing with it, however bad: one row, one sentence, one bar, one chart. What has been made can be looked at and mended. What has been watched cannot.',
      "A crooked thing of your own teaches more than a straight one of somebody else's.",
    ],
    subject: ['One crooked thing a week', 'Watched is not made'],
    hooks: {
      '*': [
        'You have seen forty lessons. How many things have you made?',
        'The first one is meant to be crooked. That is what it is for.',
        'Nobody has ever learnt to swim from the edge, however good the view.',
      ],
      pa: ['One lesson, one small piece of work.', 'Make it badly, and then less badly.'],
      fi: [
        'May we see it? Yes, that one, the one that you did not want to show.',
        'It need not be good. It only has to be there.',
      ],
      t: 'Production exposes errors that recognition hides; small outputs give more cycles of correction.',
      h: 'It was meant to be a scarf. It has ambitions to be a tent.',
      i: 'Everything that anybody does well began crooked.',
      l: 'A first stitch, not quite straight.',
    },
    lines: {
      '*': [
        'Make one small thing after every lesson. Crooked is fine. Nothing is what is not fine.',
        'Put the date on it. In half a year you will want to see how far you have come.',
        'Show it to one person who is kind and one who knows about it. Those are two different questions.',
        'Copying a good example by hand is no cheating. It is how one finds out how it was done.',
      ],
      h: ['My first loaf is holding the door open. It is very good at it.'],
    },
    scene: [
      'On a window sill stand three cups in a row. The first leans, the second only a little.',
      'Somebody holds a thing up to the camera, and says first of all everything that is wrong with it.',
    ],
    why: [
      [
        'When watching everything looks easy, as somebody else is doing it.',
        'The hand does not know what the eye has understood.',
        'Only in making does one meet the question that matters.',
      ],
      [
        'Something that lies there can be mended, shown and compared.',
        'Ten small ones teach more than one large one that never gets finished.',
        'Each attempt asks something more precise.',
      ],
    ],
    parts: [
      [
        'Choose something tiny',
        [
          'Done in half an hour, tonight.',
          'One row, one verse, one cell that adds up.',
          'From the lesson, with one thing changed.',
        ],
        'Hands making something small',
      ],
      [
        'Finish it, crooked or not',
        ['Half things teach half.', 'Do not begin again in the middle.', 'Put down your tool, and look.'],
        'A crooked cup on a window sill',
      ],
      [
        'Note one thing for next time',
        ['One only, and as precise as you can.', '"Thinner at the edge."', 'It is the plan for tomorrow.'],
        'A note beside a small piece of work',
      ],
    ],
    turn: [
      'And the row on the window sill gets longer.',
      'The second one already leans less.',
      'Crooked and finished beats lovely and planned.',
    ],
    asks: ['What did you make first, and where is it now?', 'What will you make this week?'],
    ends: {
      pa: ['Small, finished, noted.', 'One a week.'],
      fi: ['Show us. We love crooked things.', 'The door needs something to hold it anyway.'],
      t: 'Many small cycles of make and mend.',
      h: 'The scarf has been offered a job at a campsite.',
      i: 'Begin crooked, and go on.',
      l: 'A little straighter each time.',
    },
    keep: 'the evening after a lesson',
    send: 'somebody who only ever watches',
    own: [
      {
        kinds: ['service', 'product', 'process'],
        about: 'projects?|assignments?|feedback|exercises?|critique|portfolio',
        lead: ['What you would make here.', 'Who looks at it.'],
      },
    ],
    pic: {
      ask: 'Three handmade things in a row, each a little better',
      alt: 'Three handmade cups in a row, each a little straighter',
    },
    claims: [['Producing with feedback beats watching', 'research on learning by doing and feedback']],
  },
  {
    id: 'levels-are-only-shelves',
    format: 'answer',
    again: 9,
    emoji: '🪜',
    tags: ['OnlineLearning', 'ChooseACourse', 'StudyTips'],
    title: [
      'Beginner or intermediate: which course level is right for me?',
      'How to find your level before you book a course',
    ],
    cover: 'Which level is mine?',
    question: 'Am I a beginner, or already intermediate?',
    short: [
      "Do the last task of the beginners' course. If you can, you are not one.",
      'Look at what people make at the end of each level, and choose the one you cannot make yet.',
    ],
    gist: [
      'Levels are shelves and no verdicts, and each school has its own. Do a task from the end of the lower course: can you do it without help? If yes, go up. If it takes all evening, you have found your place.',
      'Do not go by years. Go by what you can make today, without looking.',
    ],
    subject: ['Not by years', 'The last task of the lower course'],
    hooks: {
      '*': [
        'Ten years of "a little guitar" can be beginner or advanced. Only a task can tell.',
        'Nobody is intermediate in everything. Most of us have holes.',
        'The word on the label says less than the task at the end.',
      ],
      pa: ['A level is a list of things one can do. Test yourself against it.', 'Task first, label second.'],
      fi: [
        'Are you afraid of sitting among people who all know more? They are, too.',
        'Do not make yourself smaller than you are, nor larger. There is a test for it.',
      ],
      t: 'Place by performance on an exit task and not by exposure or years.',
      h: 'Intermediate: I know all the words for what I cannot do.',
      l: 'One step, of the right height.',
    },
    lines: {
      '*': [
        'Which level? Try the final task of the lower one. Done without help: go up. Done with sweat: stay.',
        'If you are between two levels, take the lower one with fewer gaps, or ask which lessons you may skip.',
        'Too easy bores, too hard scares. Right is when you get about four out of five.',
        'Years are no level. What can you make today, without looking?',
      ],
      h: ['Advanced beginner: a species that has been seen in every course.'],
    },
    scene: [
      'In the first lesson somebody says "I am quite new to it", and then plays something that silences all squares.',
      'A test on a page: question six, and the pen begins to hover.',
    ],
    why: [
      [
        'Each school sorts differently, and "intermediate" is the widest word of all.',
        'Whoever taught themselves can do hard things and lacks easy ones.',
        'One forgets, and it comes back faster than one thinks.',
      ],
      [
        'At the right height one has to stretch, and gets there.',
        'If everything works you are practising nothing new.',
        'If nothing works, you are practising giving up.',
      ],
    ],
    parts: [
      [
        'Look for what is made at the end',
        ['The picture, the piece, the conversation.', 'Not what is "covered".', 'If it is not said, ask.'],
        'A finished piece of work beside a list',
      ],
      [
        'Try what they do at the end',
        ['An hour, without help.', 'Honest with yourself: nobody is watching.', 'Note where it stuck.'],
        'A person at a task with a timer',
      ],
      [
        'Ask whether you may change',
        [
          'In the first week it should be possible.',
          'Moving down is no defeat.',
          'A good teacher sees it in ten minutes.',
        ],
        'Two stacks of books of different height',
      ],
    ],
    turn: [
      'At the right height climbing is a pleasure.',
      'Labels are for shelves.',
      'In half a year you will laugh about the question.',
    ],
    asks: ['What are you a beginner in, with joy?', 'Where have you placed yourself wrongly?'],
    ends: {
      pa: ['Task, sweat, shelf.', 'By what you can do.'],
      fi: ['Ask us. All kinds have sat here.', 'Beginner is a fine thing to be.'],
      t: 'Exit task of the lower level decides.',
      h: 'Advanced beginners, unite. Slowly.',
      l: 'One step up.',
    },
    keep: 'the moment before you book',
    send: 'somebody who says "a little guitar"',
    own: [
      {
        kinds: ['service', 'product', 'process'],
        about: 'levels?\\b|beginners?|intermediate|advanced|placement|trial',
        lead: ['Which levels there are here.', 'To find yours.'],
      },
    ],
    pic: {
      ask: 'Two stacks of books of different height',
      alt: 'Two stacks of books of different height on a table',
    },
    claims: [
      [
        'Place by performance; moderate difficulty helps learning',
        'practice of teaching, research on desirable difficulty',
      ],
    ],
  },
  {
    id: 'morning-lark-evening-lesson',
    format: 'question',
    again: 7,
    emoji: '🦉',
    tags: ['StudyHabits', 'LearningTogether', 'StudyTalk'],
    title: [
      'Where do you learn best: sofa, train, kitchen table?',
      'The oddest place you have ever taken a lesson',
    ],
    cover: 'Lesson in the {car park|parking lot}',
    gist: [
      'In the car, in the bath, on a ferry, in the laundry room: people learn in places nobody planned for it. Where do you sit when you learn something?',
      'A course on a screen has no classroom and no bell. So where is it that you learn?',
    ],
    subject: ['Where is your classroom?', 'In the bath, on the ferry'],
    hooks: {
      '*': [
        'An online course has no classroom. Where is yours?',
        'Somebody passed an exam in a laundry room. It was warm, and nobody came.',
        'Sofa, train, kitchen table, car: where do lessons happen in your life?',
      ],
      pa: ['Places help remembering. Any place will do, if it is yours.', 'Name your classroom.'],
      fi: [
        'Do you hide in the car to have half an hour? We know several of you.',
        'Tell us. It is for a friend.',
      ],
      t: 'Context is a cue: a fixed place speeds up beginning, varied places help recall elsewhere.',
      h: 'The bath is ideal, apart from the laptop.',
      i: 'Learning finds a corner in every life.',
      l: 'A window seat, and a long line of hills.',
    },
    lines: {
      '*': [
        'Where do you take your lessons: sofa, train, kitchen table?',
        'A fixed place makes it easier to begin. Another one now and then makes it easier to remember elsewhere.',
        'Learning while walking works well for listening, and badly for formulas.',
        'The best classroom is the one where nobody asks you where the scissors are.',
      ],
      h: ['My school is a parked car. The teachers are excellent, the canteen is a biscuit.'],
    },
    scene: [
      'In a parked car at dusk a screen glows, and somebody says quietly in Portuguese: where is the station?',
      'Between two tumble dryers stands a chair with a cushion on it, and a shelf just wide enough for a book.',
    ],
    why: [
      [
        'Peace is rare, and one takes it where it is.',
        'A place that is only for this tells the head what is coming.',
        'Whoever has fought for half an hour uses it well.',
      ],
    ],
    parts: [
      [
        'At home, on the edge',
        ['Stairs, bath, balcony, laundry.', 'The others think that you are cleaning.'],
        'A chair between two tumble dryers',
      ],
      [
        'On the way',
        ['Train, ferry, waiting room.', 'With headphones and a window.'],
        'A train window with headphones on the table',
      ],
      [
        'In the car',
        ['Parked, heating on, doors shut.', 'The smallest university in the country.'],
        'A car by the side of a road in the evening',
      ],
    ],
    turn: [
      'The place is only the beginning.',
      'Half an hour is a classroom, wherever it is.',
      'And nobody rings a bell.',
    ],
    asks: [
      'Where do you learn?',
      'What is the oddest place you took a lesson in?',
      'Who knows your hiding place?',
    ],
    ends: {
      pa: ['Anywhere, but again and again.', 'A place, and half an hour.'],
      fi: ['Send us a picture of your classroom.', 'We will not tell your family.'],
      t: 'Stable cue for starting, varied cue for recall.',
      h: 'The canteen has changed its biscuit.',
      i: 'Wherever you are, begin.',
      l: 'Hills, and a new word.',
    },
    keep: 'the next half hour to yourself',
    send: 'somebody who sits in a parked car',
    own: [
      {
        kinds: ['product', 'service', 'audience'],
        about: 'app\\b|download|mobile|offline|from home|anywhere',
        lead: 'For wherever you sit.',
      },
    ],
    pic: {
      ask: 'Headphones and a notebook by a train window',
      alt: 'Headphones and a notebook on a table by a train window',
    },
    claims: [['Context cues affect starting and recall', 'research on memory and context']],
  },
];
