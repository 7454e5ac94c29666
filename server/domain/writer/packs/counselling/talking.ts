// First sessions, who does what, how to listen, and sleep.
import type { Idea } from '../../library/idea.ts';

export const TALKING: readonly Idea[] = [
  {
    id: 'what-do-i-say-first',
    format: 'answer',
    again: 7,
    emoji: '💬',
    tags: ['FirstSession', 'Counselling', 'WhatToExpect'],
    title: ['First counselling session: what do I say?', 'How does a first session begin?'],
    cover: 'What do I say first?',
    gist: [
      'You need no plan for a first session. Say why you have come now, or simply that you do not know where to begin. That is enough.',
      'In a first session you may ask, be silent and go slowly, and you decide afterwards whether you want to come again.',
    ],
    subject: ['What do I say first?', 'Your first session'],
    hooks: {
      '*': [
        'Worried about what to say in a first counselling session? You need no plan.',
        'Not knowing how to start is normal. Many first sessions begin like that.',
      ],
      ptal: 'A first session is for getting to know each other. Nothing has to be prepared.',
      fi: 'Is your first session coming up? You need not have the right words.',
      h: 'Nobody is marked in a first session. There are no wrong answers.',
    },
    lines: {
      '*': [
        'You need not tell everything in a first counselling session. You decide what and how much.',
        '"I do not know where to begin" is a good first sentence in counselling.',
        'In a first session you may ask about everything: cost, length, confidentiality.',
        'After a first session, take a day to feel whether it suits you.',
      ],
      h: ['Coming ten minutes early because you are nervous is very common.'],
    },
    scene: [
      'You sit in the car outside and think about the first sentence.',
      'The door opens, you sit down, and the first question is whether you found it all right.',
    ],
    why: [
      [
        'How well you get on with each other matters a great deal, so have a look first.',
        'Feeling comfortable with the person is one of the things that count most.',
      ],
      ['Nobody can tell a whole story in one hour.', 'What matters most often comes later.'],
    ],
    parts: [
      [
        'Begin with why now',
        ['What made you get in touch this month?', 'That is often easier to say than the real reason.'],
        'Two chairs facing each other',
      ],
      [
        'Say what you are unsure about',
        ['Also about the session itself.', 'Doubts may be said aloud.'],
        'A cup on a side table',
      ],
      [
        'Ask about the frame',
        ['Cost, length, holidays, and who hears of it.', 'A clear frame makes talking easier.'],
        'A card with times',
      ],
      [
        'Decide afterwards',
        [
          'You need not say at the door whether you will come again.',
          'If it does not fit, that is all right.',
        ],
        'A coat on a hook',
      ],
    ],
    turn: [
      'You have done the hardest part already: you got in touch.',
      'It usually gets easier after the first ten minutes.',
    ],
    asks: [
      'What would you like to know before a first session?',
      'What would make a first session easier for you?',
    ],
    ends: {
      ptal: 'No plan, no right words: just come.',
      fi: 'You set the pace.',
      h: 'And the parking place is the hardest part.',
    },
    question: 'What do I say in my first session?',
    short: ['Whatever comes to your mind.', 'You need not prepare anything. You will be helped to begin.'],
    keep: 'the day before a first session',
    send: 'somebody who is thinking of it',
    own: [
      {
        kinds: ['process', 'policy', 'price', 'service', 'hours', 'offer'],
        about:
          'first (?:session|call|talk|appointment|meeting)|introductory|\\d+[- ]minutes?|fees?\\b|online',
        lead: ['How a beginning looks here.', 'And this is the frame here.'],
      },
    ],
    pic: {
      ask: 'Your room without people: two chairs and light',
      alt: 'Two armchairs in a quiet, light room',
    },
    claims: [
      [
        'A first session is used to get acquainted, name concerns and agree the frame',
        'information of professional bodies of counselling',
      ],
      [
        'The working alliance is related to outcome',
        'psychotherapy research, meta-analyses; said with caution',
      ],
    ],
  },
  {
    id: 'counsellor-psychologist-psychiatrist',
    format: 'glossary',
    again: 9,
    emoji: '📖',
    tags: ['MentalHealthWords', 'WhoIsWho', 'Counselling'],
    title: [
      'Counsellor, psychologist, psychiatrist: who does what?',
      'Psychologist or psychiatrist: what is the difference?',
    ],
    cover: 'Who does what?',
    gist: [
      'A psychiatrist is a doctor and can prescribe. A psychologist has a degree in psychology. A psychotherapist is trained in a method. A counsellor helps with a concern by talking.',
      'Four professions that are often mixed up, in a line each. A look into the register shows what somebody is trained in.',
    ],
    subject: ['Counsellor, psychologist, psychiatrist', 'Who can prescribe, and who cannot'],
    hooks: {
      '*': [
        'Counsellor, psychologist or psychiatrist: what is the difference?',
        'Who helps with what? Four professions in one line each.',
      ],
      ptal: 'The titles sound alike, and the training is different.',
      fi: 'Are you looking for help and not sure whom to ask? This overview helps.',
      h: 'All of them ask how you are. They differ in what comes after.',
    },
    lines: {
      '*': [
        'A psychiatrist is a medical doctor and can prescribe medicines.',
        'A clinical psychologist has studied psychology and works with patients.',
        'A counsellor helps with a loss, a change or a conflict by talking.',
        'Before you begin, ask in which register you can find somebody. It is a normal question.',
      ],
      h: ['No, none of them can read your mind.'],
    },
    scene: [
      'You have three addresses on a note and three different titles.',
      'A friend says "see somebody", and you wonder whom.',
    ],
    why: [
      ['The titles are mixed up in everyday speech.', 'In films they are all called the same.'],
      ['Training and tasks are different.', 'Not everybody may treat, and not everybody may prescribe.'],
    ],
    parts: [
      [
        'Psychiatrist',
        [
          'A doctor for mental illness, who can also prescribe medicines.',
          'Has a medical degree and specialist training.',
        ],
        'A door sign',
      ],
      [
        'Psychologist',
        [
          'Has a degree in psychology. Clinical psychologists work with patients.',
          'Tests, advises and treats, depending on training.',
        ],
        'A bookshelf',
      ],
      [
        'Psychotherapist',
        ['Has been trained in a method of talking therapy.', 'Works with you over weeks or months.'],
        'Two chairs',
      ],
      [
        'Counsellor',
        ['Helps with a concern such as grief, stress or a separation.', 'Often in fewer sessions.'],
        'A pot of tea',
      ],
    ],
    turn: [
      'If you are not sure, ask. You will be told who is right for you.',
      'Your doctor can help you to choose as well.',
    ],
    asks: [
      'Psychologist or psychiatrist: did you know the difference?',
      'What would you like to ask a counsellor?',
    ],
    ends: {
      ptal: 'Ask about training, register and method.',
      fi: 'You need not know it beforehand.',
      h: 'And your mind stays your own.',
    },
    caution: [
      'Titles and what each profession may do differ from country to country.',
      'The law on these titles is not the same everywhere: look at the register of your country.',
    ],
    keep: 'the day you look for somebody',
    send: 'somebody who is looking for help',
    own: [
      {
        kinds: ['proof', 'people', 'service', 'process'],
        about: 'regist|accredit|member of|train|qualif|degree|supervis',
        lead: 'And who works here.',
      },
    ],
    pic: {
      ask: 'Your door plate or your certificates, readable',
      alt: 'A plain door plate beside an entrance',
    },
    claims: [
      [
        'Distinctions of the professions; protection of titles varies by country',
        'information of health services and professional bodies',
      ],
    ],
  },
  {
    id: 'is-it-bad-enough',
    format: 'myth',
    again: 8,
    emoji: '🌱',
    tags: ['WhenToTalk', 'Counselling', 'TalkingHelps'],
    title: ['Is my problem bad enough for counselling?', '"Others have it worse": may I still ask for help?'],
    cover: 'You need no reason bad enough',
    gist: [
      'Nothing has to be very bad before you may ask for help. It is enough that something weighs on you and does not get lighter.',
      'People come with a decision, a loss, a quarrel that repeats itself. You do not have to wait until you cannot go on.',
    ],
    subject: ['Is it bad enough?', 'You may ask for help earlier'],
    hooks: {
      '*': [
        '"Others have it worse." That is no reason not to ask for help.',
        'Is it bad enough for counselling? You do not have to wait until it is.',
      ],
      ptal: 'Early help is often easier than late help.',
      fi: 'Are you asking yourself whether it is bad enough? You may come and find out.',
      h: 'Nobody waits with a toothache until others have none.',
    },
    lines: {
      '*': [
        'It is enough that something weighs on you for weeks. You may ask for help.',
        'How long has it been like this? That says more than how bad it is.',
        'Sleep, work, friends: if something keeps you from them, talk to somebody.',
        'You can talk to a counsellor about a decision, too. It need not be a crisis.',
      ],
      h: ['There is no exam at the door of a counsellor.'],
    },
    scene: [
      'You have looked up the number three times and closed the page again.',
      'A friend asks how you are, and you say "fine" as always.',
    ],
    why: [
      [
        'Problems are often easier to change when they are still small.',
        'The longer something lasts, the more it becomes a habit.',
      ],
      [
        'Comparing with others does not make anything lighter.',
        "Somebody else's broken leg does not heal your sprained ankle.",
      ],
    ],
    parts: [
      [
        'Ask how long it has been so',
        ['A bad week is normal. Months are a reason to talk.', 'Count the weeks.'],
        'A calendar',
      ],
      [
        'Ask what it keeps you from',
        ['Sleep, work, friends, what you like to do.', 'If your life is getting smaller, it is time.'],
        'An empty chair at a table',
      ],
      [
        'Ask who knows about it',
        ['If nobody does, begin with one person.', 'It may be a friend at first.'],
        'Two cups on a table',
      ],
    ],
    turn: ['A first talk is there to find out.', 'You can decide afterwards.'],
    asks: ['What makes it hard to ask for help?', 'Whom do you talk to when something weighs on you?'],
    ends: {
      ptal: 'It need not be bad. It is enough that it weighs.',
      fi: 'You are allowed to ask.',
      h: 'And no exam, really.',
    },
    myth: 'Others have it worse, so I may not ask for help',
    short: ['You may. It is enough that something weighs on you.', 'Help is not only for the worst cases.'],
    caution: [
      'If you are in danger or do not want to live any more, do not wait: call the emergency number or a crisis line now.',
      'In a crisis do not wait for an appointment. Call a crisis line or the emergency number.',
    ],
    keep: 'a day on which it is hard',
    send: 'somebody who says "others have it worse"',
    own: [
      {
        kinds: ['service', 'audience', 'process', 'price'],
        about:
          'grief|\\bloss\\b|couples?|anxiety|depress|burnout|stress|relationship|trauma|sliding|low.?cost|reduced',
        lead: 'What people come here with.',
      },
    ],
    pic: { ask: 'A quiet bench or chair in soft light', alt: 'An empty bench in soft morning light' },
    claims: [
      [
        'Counselling is offered for life problems, not only for illness',
        'definitions of professional bodies',
      ],
    ],
  },
  {
    id: 'listen-without-mending',
    format: 'howto',
    again: 7,
    emoji: '👂',
    tags: ['ListeningSkills', 'BeingThere', 'TalkingHelps'],
    title: [
      'How to listen when a friend is not well',
      'A friend is struggling: what helps and what does not',
    ],
    cover: 'How to listen to a friend',
    gist: [
      'Ask whether they want advice or only an ear. Let them finish, say back what you have understood, and ask again next week.',
      'You do not have to solve anything. Listening, a pause, and a question in the next days help more than advice.',
    ],
    subject: ['How to listen to a friend', 'What helps, and what does not'],
    hooks: {
      '*': [
        'A friend is not well, and you do not know what to say? Listening is enough.',
        'The most helpful thing you can do for a friend in trouble is to listen.',
      ],
      ptal: 'Ask, listen, say back, ask again: that is how to support a friend.',
      fi: 'Is somebody you like not doing well? This is how you can help.',
      h: 'You do not need wise words. Tea and time will do.',
    },
    lines: {
      '*': [
        'Ask a friend: do you want advice, or shall I just listen?',
        'Avoid "at least" when a friend is sad. It makes the pain smaller than it is.',
        'Let there be a pause. It only feels long to you.',
        'Ask your friend again next week. It shows that you have not forgotten.',
      ],
      h: ['The sentence "I know exactly how you feel" may stay at home.'],
    },
    scene: [
      'Your friend tells you something hard, and you already look for an answer.',
      'You go for a walk side by side, and suddenly your friend begins to talk.',
    ],
    why: [
      [
        'Advice comes too early when somebody is not finished.',
        'Who is interrupted tells less the next time.',
      ],
      ['Feeling understood makes things lighter.', 'One can bear a lot more when somebody listens.'],
    ],
    parts: [
      [
        'Ask what is wanted',
        ['An ear, advice or help with something.', 'Most people know it when asked.'],
        'Two people on a bench',
      ],
      [
        'Let them finish',
        ['Also when there is a pause.', 'Do not tell your own story now.'],
        'Two people walking',
      ],
      [
        'Say back what you heard',
        ['"So the waiting is the worst?"', 'If it is wrong, they will say so.'],
        'Two cups of tea',
      ],
      ['Ask again next week', ['A short message is enough.', '"How was Tuesday?"'], 'A phone with a message'],
    ],
    turn: ['You need not have a solution.', 'Being there is what is remembered.'],
    asks: ['What helps you when you are not well?', 'What should nobody say to a friend who is not well?'],
    ends: {
      ptal: 'Ask, listen, ask again.',
      fi: 'You can do more than you think.',
      h: 'Tea and time: that is enough.',
    },
    caution: [
      'If a friend says they do not want to live, take it seriously, stay with them, and call for help together.',
      'When somebody speaks of suicide, do not leave them alone. Get help at once.',
    ],
    keep: 'the next difficult talk',
    send: 'somebody who wants to help a friend',
    pic: {
      ask: 'Two mugs on a kitchen table by a window',
      alt: 'Two mugs on a kitchen table in window light',
    },
    claims: [
      ['Active listening: reflecting, pauses, open questions', 'textbook of communication'],
      [
        'Taking suicidal talk seriously and staying with the person',
        'advice of crisis lines and health services',
      ],
    ],
  },
  {
    id: 'behind-the-closed-door',
    format: 'behind',
    again: 9,
    emoji: '🚪',
    tags: ['Confidentiality', 'BehindTheScenes', 'Counselling'],
    title: ['What does a counsellor do between two sessions?', 'Why a session often lasts fifty minutes'],
    cover: 'The ten minutes in between',
    gist: [
      'Between two sessions a counsellor airs the room, writes a short note and gets ready for the next person. That is why many sessions last fifty minutes.',
      'Notes, a short break, and regular talks with an experienced colleague are part of the work.',
    ],
    subject: ['Why fifty minutes?', 'Between two sessions'],
    hooks: {
      '*': [
        'Why does a session often last fifty minutes? Because of the ten minutes after it.',
        'What happens when the door is closed behind you? A note, a break, fresh air.',
      ],
      ptal: 'The minutes between two sessions belong to good work.',
      fi: 'Have you ever wondered what happens between two sessions?',
      h: 'In those ten minutes somebody finally drinks their tea.',
    },
    lines: {
      '*': [
        'Many counselling sessions last fifty minutes. The other ten are for notes and a break.',
        'Counsellors talk about their work with an experienced colleague, without names. It is called supervision.',
        'What you say in counselling is confidential. Ask in the first session about the exceptions.',
        'Notes are short and kept locked. You may ask what is written down.',
      ],
      h: ['Tea at the right temperature is rare in this profession.'],
    },
    scene: [
      'The door closes, the window opens, and a page is written.',
      'Somebody leaves, and ten minutes later somebody else comes in.',
    ],
    why: [
      [
        'Each person should find somebody who is rested and attentive.',
        'A break helps to be fully there for the next person.',
      ],
      [
        'An experienced colleague sees what one has missed.',
        'Talking it over with somebody else makes the work better.',
      ],
    ],
    parts: [
      [
        'The room is aired',
        ['And the chairs are put back in place.', 'Everything is ready for the next person.'],
        'An open window',
      ],
      ['A short note is written', ['Only as much as is needed.', 'It is kept safe.'], 'A pen and a notebook'],
      [
        'There is a short break',
        ['To finish with one talk before the next begins.', 'A few steps, a glass of water.'],
        'A glass of water',
      ],
      [
        'Now and then there is supervision',
        ['With an experienced colleague and without names.', 'It is a sign of good work.'],
        'Two chairs',
      ],
    ],
    turn: ['So the next person gets full attention.', 'You may ask about all of this.'],
    asks: ['Did you know what supervision is?', 'What would you like to know about our work?'],
    ends: {
      ptal: 'Note, break, supervision.',
      fi: 'Ask whatever you would like to know.',
      h: 'And perhaps the tea is hot one day.',
    },
    keep: 'your next session',
    send: 'somebody who is curious about counselling',
    own: [
      {
        kinds: ['process', 'policy', 'place', 'proof'],
        about: 'confiden|supervis|entrance|waiting room|step.free|quiet',
        lead: 'And how it is here.',
      },
    ],
    pic: { ask: 'The open window of your room', alt: 'An open window in a quiet room' },
    claims: [
      [
        'Sessions of fifty minutes, supervision, notes, limits of confidentiality',
        'usual practice and codes of professional bodies',
      ],
    ],
  },
  {
    id: 'walk-or-table',
    format: 'either',
    again: 7,
    emoji: '🚶',
    tags: ['TalkingHelps', 'ThisOrThat', 'EverydayMind'],
    title: [
      'Where do you talk best: on a walk or at the table?',
      'Important talks: better outdoors or at home?',
    ],
    cover: 'Walk or kitchen table?',
    gist: [
      'Some people talk best while walking, others at the kitchen table with a cup of tea. Where do you talk best about important things?',
      'Side by side outdoors, or face to face at home: where do you find the right words?',
    ],
    subject: ['On a walk or at the table?', 'Where do you talk best?'],
    hooks: {
      '*': [
        'Important talks: do you have them on a walk or in the kitchen?',
        'Walking or sitting: where do you find the right words?',
      ],
      ptal: 'The place makes a talk easier or harder.',
      fi: 'Where do good talks happen in your life?',
      h: 'In the car, on a walk, while washing up: where do your best talks happen?',
    },
    lines: {
      '*': [
        'Where do you talk best: on a walk, in the car or at the kitchen table?',
        'Side by side, some things are easier to say. Try a walk.',
        'Who can you talk to about nearly everything?',
        'Put your phone away before an important talk. It changes more than you think.',
      ],
      h: ['The best talks begin with "one more thing" at half past eleven.'],
    },
    scene: [
      'After the second bend you suddenly talk about what matters.',
      'The plates are still on the table, and nobody wants to get up.',
    ],
    why: [
      ['When you walk, you need not look at each other.', 'Moving makes talking easier for many people.'],
    ],
    parts: [
      [
        'On a walk',
        ['Fresh air, and pauses are no problem.', 'Nobody has to look anybody in the eye.'],
        'A path',
      ],
      [
        'At the table',
        ['Warm, quiet, with a cup in your hand.', 'You see how the other person feels.'],
        'Two cups on a table',
      ],
    ],
    turn: ['Both are good places.', 'What matters is that you talk.'],
    asks: ['Walk or table: which is it for you?', 'Who is your best listener?'],
    ends: { ptal: 'Walk or table?', fi: 'Tell us what works for you.', h: 'And go to bed before midnight.' },
    keep: 'the next important talk',
    send: 'somebody you would like to talk to',
    own: [
      {
        kinds: ['service', 'place', 'process'],
        about: 'walk|outdoor|online|video|in person|phone',
        lead: 'Where one can talk here.',
      },
    ],
    pic: { ask: 'Two pairs of shoes on a path, or two cups at a table', alt: 'Two pairs of shoes on a path' },
    claims: [['Setting affects conversation', 'common experience']],
  },
  {
    id: 'the-week-on-a-page',
    format: 'tip',
    again: 7,
    emoji: '📝',
    tags: ['Journaling', 'EverydayMind', 'SmallSteps'],
    title: [
      'Thoughts going round at night? Write them down',
      'Cannot sleep because your head is full? Try this',
    ],
    cover: 'Write it down before you sleep',
    gist: [
      'Before you go to bed, write down what is on your mind and when you will deal with it. In one study, people who wrote a to-do list fell asleep a little sooner.',
      'Put a pen and paper by the bed. What is written down need not be remembered.',
    ],
    subject: ['Write it down before you sleep', 'When your head is full at night'],
    hooks: {
      '*': [
        'Thoughts going round when you want to sleep? Write them down.',
        'A pen and paper by the bed can help when your head is full.',
      ],
      ptal: 'What is on paper does not have to be remembered.',
      fi: 'Do you lie awake thinking of tomorrow? Try this tonight.',
      h: 'At three in the morning every email looks important. Write it down and turn over.',
    },
    lines: {
      '*': [
        'Write down in the evening what you have to do tomorrow. It makes it easier to let go.',
        'Put a time beside each worry: when will you look at it again?',
        'Keep paper by the bed and not the phone. The phone wakes you up.',
        'If you are awake for long, get up for a while and do something quiet.',
      ],
      h: ['Nobody has solved anything at three in the morning.'],
    },
    scene: [
      'It is late, and you think of the letter that you have not written.',
      'You turn over for the fifth time and go through tomorrow again.',
    ],
    why: [
      ['Unfinished things keep coming back to mind.', 'The head reminds you, so that you do not forget.'],
      ['A note tells your head that it is taken care of.', 'Written down, it can wait until morning.'],
    ],
    parts: [
      [
        'Write in short lines',
        ['"Insurance", "call Mum": that is enough.', 'It need not be tidy.'],
        'A pencil on a bedside table',
      ],
      [
        'Put a time beside it',
        ['When will you deal with it?', 'Then it has its place.'],
        'A note with a time',
      ],
      [
        'Put the page away',
        ['In a drawer, and switch off the light.', 'Tomorrow it is still there.'],
        'A closed drawer',
      ],
    ],
    turn: ['Try it for a week.', 'It takes five minutes.'],
    asks: ['What helps you to fall asleep?', 'What is on your mind at night?'],
    ends: { ptal: 'Write it down, put it away, sleep.', fi: 'Sleep well.', h: 'And the email can wait.' },
    caution: [
      'If you sleep badly for weeks or feel low, talk to a doctor or therapist.',
      'A note does not replace help: see a doctor if bad sleep or low mood goes on.',
    ],
    keep: 'tonight',
    send: 'somebody who lies awake',
    pic: {
      ask: 'A small pad and a pencil on a bedside table',
      alt: 'A small pad and pencil on a bedside table',
    },
    claims: [
      [
        'Writing a to-do list before bed shortened sleep onset by several minutes in a small laboratory study',
        'Scullin et al., published in a psychology journal',
      ],
      ['Scheduled worry time and leaving the bed when awake', 'usual elements of sleep and worry programmes'],
    ],
  },
];
