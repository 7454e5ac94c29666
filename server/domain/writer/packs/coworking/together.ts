// Meetings and meeting people.
import type { Idea } from '../../library/idea.ts';

export const TOGETHER: readonly Idea[] = [
  {
    id: 'half-an-hour-standing',
    format: 'howto',
    again: 8,
    emoji: '⏳',
    tags: ['MeetingTips', 'WorkTips', 'Teamwork'],
    title: ['How to have a short meeting', 'A meeting in half an hour: four steps'],
    cover: 'A short meeting',
    gist: [
      'Write down the question first, invite only those who are needed, set a clock, and note the result before you leave. Half an hour is often enough.',
      'Most meetings take an hour because an hour was booked. Book half of it.',
    ],
    subject: ['A short meeting', 'Half an hour is enough'],
    hooks: {
      '*': [
        'You have booked a meeting room for an hour. Try to need only half of it.',
        'Short meetings need four small steps.',
      ],
      pati: 'A clear question makes a meeting short.',
      fhl: 'Who would like to be out of the meeting by half past?',
    },
    lines: {
      '*': [
        'Write the question of a meeting on the board before it begins. When it is answered, you may go.',
        'Invite fewer people to a meeting, and send the rest two lines afterwards.',
        'Start a meeting on time, with whoever is there. Next time the others will be, too.',
        'Note the result of a meeting together before anybody leaves.',
      ],
      h: ['Standing meetings are short. Especially in winter, with the window open.'],
    },
    scene: [
      'It is ten past, and two people are still looking for a chair.',
      'After an hour everybody agrees to meet again.',
    ],
    why: [
      ['A meeting takes as long as it is given.', 'If everybody sees the clock, they come to the point.'],
      ['Without a question there is no answer.', 'Talk without a result is repeated next week.'],
    ],
    parts: [
      [
        ['Write down the question', 'Begin with the aim'],
        ['One sentence, ending in a question mark.', 'Put it in the invitation as well.'],
        'A board with one sentence, not readable',
      ],
      [
        ['Invite few people', 'Keep it small'],
        ['Who is needed to answer it?', 'The others will be glad.'],
        'A small table with three chairs',
      ],
      [
        ['Set a clock', 'Make time visible'],
        ['Where all can see it.', 'End five minutes early.'],
        'A clock on a table',
      ],
      [
        ['Note the result', 'Write it down together'],
        ['What, who, by when.', 'Read it aloud once.'],
        'A hand writing on a board',
      ],
    ],
    turn: ['With the half hour that is left, have a coffee.', 'Try it with your next meeting.'],
    asks: ['Which of your meetings could be shorter?', 'How long was your last meeting?'],
    ends: {
      pati: 'Question, few people, clock, result.',
      fhl: 'See you at the coffee machine at half past.',
    },
    keep: 'your next meeting',
    send: 'whoever books the long meetings',
    own: [
      {
        kinds: ['service', 'price', 'place', 'offer'],
        about: 'meeting rooms?|conference',
        lead: 'A room for it can be booked here.',
      },
    ],
    pic: { ask: 'A small meeting room with a clock', alt: 'A small meeting room' },
    claims: [['Aims, few people, timeboxes', 'meeting practice']],
  },
  {
    id: 'first-day-among-strangers',
    format: 'answer',
    again: 8,
    emoji: '👋',
    tags: ['Coworking', 'Networking', 'FreelanceLife'],
    question: 'How do I meet people in a coworking space?',
    short: [
      'Ask something practical, and come on the same day each week.',
      'At the coffee machine, with a small question.',
    ],
    title: ['How do I meet people in a coworking space?', 'First day among strangers? Try this'],
    cover: 'How to meet people here',
    gist: [
      'Ask a small practical question, sit where people pass, and come on the same day each week. After three weeks you will know half of the room.',
      'Your first day among strangers need not be lonely. Three small things help.',
    ],
    subject: ['How to meet people here', 'Your first day'],
    hooks: {
      '*': [
        'It is your first day in a shared office, and you know nobody. This helps.',
        'Meeting people at work is easier than it looks. Start with the coffee machine.',
      ],
      pati: 'A small question is the easiest start.',
      fhl: 'Everybody here had a first day. Just say hello.',
    },
    lines: {
      '*': [
        'Ask somebody how the coffee machine works. It is the easiest start of a talk.',
        'Come to a coworking space on the same day each week. You will meet the same people.',
        'Have one sentence ready about what you do, without foreign words.',
        'Offer something small: a charger, a tip, half of your cake.',
      ],
      h: ['The coffee machine has introduced more people than any network.'],
    },
    scene: [
      'You open the door, forty people look at their screens, and you look for a free seat.',
      'You have been here for a week, and have talked to nobody yet.',
    ],
    why: [
      ['People like those whom they see often.', 'After some time you greet each other, and then you talk.'],
      ['Most people are glad to be asked something.', 'A small question is easy to answer.'],
    ],
    parts: [
      [
        ['Ask something practical', 'Start with a question'],
        ['Coffee, printer, a good lunch nearby.', 'And then say your name.'],
        'A coffee machine',
      ],
      [
        ['Sit where people pass', 'Choose an open seat'],
        ['At first not in the furthest corner.', 'The quiet place can come later.'],
        'A table near a kitchen',
      ],
      [
        ['Come on a fixed day', 'Be there regularly'],
        ['Others come on their days as well.', 'Join in when people eat together.'],
        'A calendar with the same day marked',
      ],
    ],
    turn: [
      'If you forget a name, ask again. Everybody does.',
      'The people at the desk will introduce you. Just ask.',
    ],
    asks: ['How did you meet people at work?', 'What is the one sentence about your work?'],
    ends: { pati: 'Ask, sit near, come back.', fhl: 'See you at the coffee machine.' },
    keep: 'your first day somewhere new',
    send: 'somebody who has just moved here',
    own: [
      {
        kinds: ['event', 'service', 'offer'],
        about: 'breakfast|lunch|community|dogs|event',
        lead: 'Here is a good chance to meet people.',
      },
    ],
    pic: { ask: 'The coffee corner of your space', alt: 'A coffee corner' },
    claims: [['Repeated contact breeds liking', 'social psychology, worded mildly']],
  },
];
