// Beginning, asking, leaving off, and what happens in a first talk.
import type { Idea } from '../../library/idea.ts';

export const TALKS: readonly Idea[] = [
  {
    id: 'begin-before-you-feel-like-it',
    format: 'mistake',
    again: 6,
    emoji: '▶️',
    tags: ['GettingStarted', 'WorkTips', 'Habits'],
    title: ['No motivation? Begin with two minutes', 'How to start when you do not feel like it'],
    cover: 'Begin with two minutes',
    gist: [
      'Do not wait until you feel like it. Begin with two minutes: open the file, put on the shoes. Then you may stop, but mostly you go on.',
      'Motivation often comes after you have begun. So make the beginning tiny.',
    ],
    subject: ['Begin with two minutes', 'No motivation? Start small'],
    hooks: {
      '*': [
        'No motivation? Begin with two minutes. After that you may stop.',
        'You wait until you feel like it? It mostly comes after you have begun.',
      ],
      ptal: 'Motivation often follows the first step and does not come before it.',
      fi: 'Is there something you do not feel like doing today? Try two minutes.',
      h: 'The tax return has never called to you. Begin anyway.',
    },
    lines: {
      '*': [
        'Begin with two minutes. You may stop after that, but mostly you go on.',
        'Name the very first step: open the file, lay out the shoes, dial the number.',
        'Put things where you see them, and beginning is easier.',
        'Put your phone in another room for the first ten minutes.',
      ],
      h: ['Tidying the desk first is not beginning. It is a hobby.'],
    },
    scene: [
      'You have made coffee, tidied the desk and watered the plants, and the file is still closed.',
      'The shoes are on, and once they are on, you go.',
    ],
    why: [
      ['The hardest part is the beginning.', 'Once you have begun, it is easier to go on.'],
      ['A tiny step meets little resistance.', 'Two minutes are always possible.'],
    ],
    parts: [
      [
        'Name the first step',
        ['So small that it cannot fail.', 'With a verb: open, lay out, call.'],
        'An open laptop',
      ],
      ['Set two minutes', ['Set a timer for it.', 'Then you may honestly stop.'], 'A timer'],
      ['Put it in your way', ['What you see gets done.', 'What distracts you goes away.'], 'Shoes by a door'],
    ],
    turn: ['Two minutes are better than nothing.', 'And tomorrow again.'],
    asks: ['What will you begin today?', 'What is hardest for you to begin?'],
    ends: {
      ptal: 'One step, two minutes, go.',
      fi: 'You can do two minutes.',
      h: 'And the plants have had enough water.',
    },
    wrong: 'Waiting until you feel like it',
    caution: [
      'If for weeks you can hardly get yourself to do anything, please talk to a doctor.',
      'Does nothing work for weeks? Then talk to a doctor. It is not a matter of will.',
    ],
    keep: 'the next thing you put off',
    send: 'somebody who is putting something off',
    own: [
      {
        kinds: ['service', 'offer', 'event'],
        about: 'habit|goal|getting started|procrastin|accountab|programme',
        lead: 'And for beginnings that want company.',
      },
    ],
    pic: { ask: 'The thing laid out for tomorrow', alt: 'Running shoes laid out beside a door' },
    claims: [['Action before motivation; small first steps', 'behavioural activation; habit research']],
  },
  {
    id: 'one-thing-i-could-do-better',
    format: 'tip',
    again: 7,
    emoji: '🎯',
    tags: ['Feedback', 'Leadership', 'WorkTips'],
    title: ['How to ask for feedback that helps you', '"Any feedback?" gets you nothing. Ask this instead'],
    cover: 'Ask for one thing',
    gist: [
      'Ask "What is one thing I could do better next time?" and say thank you. You get a useful answer.',
      'People do not like to criticise, but they like to give advice. So ask about next time.',
    ],
    subject: ['Ask for one thing', 'Feedback that helps'],
    hooks: {
      '*': [
        '"Any feedback?" gets you "all fine". Ask for one thing instead.',
        'Do you want honest feedback? Ask this question.',
      ],
      ptal: 'A question about next time gets better answers than one about last time.',
      fi: 'Would you like to know how you are doing? Ask like this.',
      h: '"All fine" is what people also say about the canteen.',
    },
    lines: {
      '*': [
        'Ask "What is one thing I could do better next time?"',
        'Ask for feedback soon, while people still remember.',
        'Say thank you for feedback, and nothing else. Do not defend yourself.',
        'Decide in the evening what you do with the feedback.',
      ],
      h: ['"Yes, but" is the end of honest feedback.'],
    },
    scene: [
      'You ask for feedback, and everybody nods and says "good".',
      'One sentence from a colleague, and you know what to change.',
    ],
    why: [
      ['Nobody likes to hurt you.', 'A general question gets a polite answer.'],
      ['Advice for the future is easier to give.', 'It does not sound like blame.'],
    ],
    parts: [
      [
        'Ask for one thing',
        ['One thing is easy to find.', 'More is too much at once.'],
        'Two colleagues talking',
      ],
      ['Ask about next time', ['It sounds like help.', 'And you can do something with it.'], 'A calendar'],
      ['Say thank you', ['No reasons, no "but".', 'Write it down for later.'], 'A notebook'],
    ],
    turn: ['You need not follow all of it.', 'Ask three people, and you see a pattern.'],
    asks: ['What feedback has helped you?', 'Whom could you ask this week?'],
    ends: {
      ptal: 'One thing, next time, thank you.',
      fi: 'Ask somebody today.',
      h: 'And leave out the "but".',
    },
    keep: 'after the next presentation',
    send: 'somebody who wants to improve',
    own: [
      {
        kinds: ['service', 'offer', 'event'],
        about: 'feedback|leader|communicat|team|session|workshop',
        lead: 'And for whoever would like to practise it.',
      },
    ],
    pic: { ask: 'Two cups and an open notebook', alt: 'Two cups beside an open notebook' },
    claims: [
      [
        'Asking for advice yields more specific input than asking for feedback',
        'Yoon, Blunden, Kristal and Whillans, 2019',
      ],
    ],
  },
  {
    id: 'what-will-you-stop',
    format: 'question',
    again: 7,
    emoji: '🛑',
    tags: ['Priorities', 'WorkTalk', 'LifeBalance'],
    title: ['What would you like to stop doing?', 'A list of things to stop: what is on yours?'],
    cover: 'What will you leave off?',
    gist: [
      'Everybody plans to begin something. What would you like to stop doing?',
      'A meeting, a newsletter, ironing {tea towels|dish towels}: what would nobody miss if you stopped?',
    ],
    subject: ['What would you like to stop?', 'What would nobody miss?'],
    hooks: {
      '*': [
        'What would you like to stop doing?',
        'Everybody asks what you want to begin. What do you want to stop?',
      ],
      ptal: 'Time for something new comes from stopping something old.',
      fi: 'What could you stop doing this week, and nobody would notice?',
      h: 'Ironing {tea towels|dish towels}: who does it, and for whom?',
    },
    lines: {
      '*': [
        'What would you like to stop doing this year?',
        'Which meeting could you leave out, and nobody would miss you?',
        'What have you already stopped doing, and been glad of it?',
        'What do you do only because you have always done it?',
      ],
      h: ['Who reads all those newsletters? Stop one today.'],
    },
    scene: [
      'You iron the {tea towels|dish towels} and ask yourself for whom.',
      'You cancel one thing, and nothing happens.',
    ],
    why: [['Each yes takes time from something else.', 'Who stops something has time for what matters.']],
    parts: [
      ['Something small', ['A newsletter, a duty, a habit.', 'It is a good beginning.'], 'A full inbox'],
      ['Something big', ['A task, an office, a job.', 'You need not do it at once.'], 'A calendar'],
    ],
    turn: ['You may begin with the small one.', 'It is easier together: tell others.'],
    asks: ['What will you stop doing this year?', 'What have you stopped, and never missed?'],
    ends: {
      ptal: 'Name one thing.',
      fi: 'We are curious about your answers.',
      h: 'And leave the {tea towels|dish towels} as they are.',
    },
    keep: 'the next weekend',
    send: 'somebody who does too much',
    pic: { ask: 'A list with crossed-out lines', alt: 'A list with several lines crossed out' },
    claims: [['People overlook subtracting', 'Adams et al. 2021 on subtractive changes']],
  },
  {
    id: 'what-happens-in-a-first-talk',
    format: 'behind',
    again: 8,
    emoji: '🪑',
    tags: ['Coaching', 'BehindTheScenes', 'GoodToKnow'],
    title: ['What happens in a first coaching session?', 'Your first coaching talk: what to expect'],
    cover: 'A first coaching talk',
    gist: [
      'You say what it is about, you are asked questions, and at the end you have a next step. You also find out whether you suit each other.',
      'No lecture and no tests. A first talk shows what you want to change, and what the first step could be.',
    ],
    subject: ['A first coaching talk', 'What to expect'],
    hooks: {
      '*': [
        'What happens in a first coaching talk? You talk, and at the end you have a next step.',
        'Thinking about coaching? This is how a first talk goes.',
      ],
      ptal: 'A first talk is for finding out what it is about, and whether you suit each other.',
      fi: 'Curious about coaching and a little nervous? Here is what to expect.',
      h: 'No couch, no shouting, no walking over hot coals.',
    },
    lines: {
      '*': [
        'In a first coaching talk you need no finished question. Just tell what is on your mind.',
        'A coach does not tell you what to do. The questions help you to find it out.',
        'At the end of a first coaching talk there is one small step with a date.',
        'You may decide after a first talk whether you want to go on.',
      ],
      h: ['You will be asked "and what else?" It is the favourite question of all coaches.'],
    },
    scene: [
      'You say "I do not really know what I want", and that is a good beginning.',
      'After half an hour you hear yourself say something that you did not know before.',
    ],
    why: [
      ['When you say it aloud, you often see it more clearly.', 'Questions from outside bring new thoughts.'],
      ['It has to suit both of you.', 'You work better with somebody you trust.'],
    ],
    parts: [
      [
        'You say what it is about',
        ['It need not be clear yet.', 'It gets clearer as you talk.'],
        'Two chairs and a table',
      ],
      [
        'You are asked questions',
        ['Simple ones, and some you have not thought of.', 'You may take your time.'],
        'Two people talking',
      ],
      ['You choose a step', ['Small and with a date.', 'In your own words.'], 'A note with one line'],
    ],
    turn: ['Then you decide whether to go on.', 'A first talk binds you to nothing.'],
    asks: ['What would you like to ask a coach?', 'What would you like to change?'],
    ends: { ptal: 'Talk, questions, next step.', fi: 'Just get in touch.', h: 'And what else?' },
    caution: [
      'Coaching does not replace therapy or medical treatment. In a crisis see a doctor.',
      'For illness or a crisis, a doctor or therapist is the right person.',
    ],
    keep: 'the day before a first talk',
    send: 'somebody who wants a change',
    own: [
      {
        kinds: ['process', 'service', 'price', 'offer', 'policy'],
        about:
          '(?:first|free|intro\\w*|discovery) (?:talk|call|session|chat|meeting|hour)|chemistry|trial (?:talk|call|session)',
        lead: 'And this is how it begins here.',
      },
    ],
    pic: { ask: 'Your two chairs, before anybody comes', alt: 'Two chairs by a window' },
    claims: [['Process of coaching; limits to therapy', 'codes of coaching associations']],
  },
];
