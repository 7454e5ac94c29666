// The first weeks in a job, and who speaks for somebody.
import type { Idea } from '../../library/idea.ts';

export const STARTING: readonly Idea[] = [
  {
    id: 'the-first-week-decides',
    format: 'checklist',
    again: 8,
    emoji: '🪴',
    tags: ['FirstDay', 'HiringTips', 'Teamwork'],
    title: [
      'Somebody new starts: how to make the first week good',
      'First week at work: a checklist for employers',
    ],
    cover: 'A good first week',
    gist: [
      'Have five things ready for somebody new: a message before the start, a workplace with access, one person to ask, a first task, and a talk on Friday.',
      'Finding people is hard. A good first week helps them to stay.',
    ],
    subject: ['A good first week', 'Somebody new starts'],
    hooks: {
      '*': [
        'You have found somebody at last. With these five things they will want to stay.',
        'The first week decides whether somebody stays. Is everything ready?',
      ],
      pati: 'A prepared first week helps people to stay.',
      fhl: 'Somebody new on Monday? Lovely. Then go through this list.',
    },
    lines: {
      '*': [
        'Write to new staff a few days before: when, where, whom to ask for, what to wear.',
        'Name one person whom a newcomer may ask anything. Not the boss.',
        'Give new staff one real task that can be done by Friday.',
        'Ask a newcomer on Friday: what was good, what was missing? Then change one thing.',
      ],
      h: ['"Sit anywhere for now" is not much of a welcome.'],
    },
    scene: [
      "Monday, eight o'clock, and nobody knows who was coming.",
      'After three weeks the new colleague leaves, and everybody is surprised.',
    ],
    why: [
      [
        'In the first days people decide whether they feel welcome.',
        'Many who leave early knew it in the first week.',
      ],
      ['Looking for somebody again costs much more than this.', 'All of this costs an hour.'],
    ],
    parts: [
      [
        'A message before the start',
        ['Time, place, name, clothes, parking.', 'It takes away the first worries.'],
        'A phone with a message, not readable',
      ],
      [
        'Workplace and access',
        ['Desk or locker, key, uniform, log-in.', 'Tested the day before.'],
        'A tidy workplace with a key',
      ],
      [
        'One person to ask',
        ['Somebody kind, with time for it.', 'Put it in their rota.'],
        'Two people at work',
      ],
      [
        'A first task',
        ['Small, real and finished by Friday.', 'Say thank you for it.'],
        'A list with one tick',
      ],
      [
        'A talk on Friday',
        ['Ten minutes are enough.', 'Ask, listen, change something.'],
        'Two cups on a table',
      ],
    ],
    turn: ['Ask the last person who started what was missing.', 'And have lunch together on the first day.'],
    asks: ['What was your first day like?', 'What would have helped you?'],
    ends: { pati: 'Message, place, person, task, talk.', fhl: 'Welcome, whoever you are!' },
    tick: true,
    keep: 'the week before somebody starts',
    send: 'a manager with somebody new',
    pic: { ask: 'A prepared workplace with a note', alt: 'A prepared workplace' },
    claims: [['Onboarding affects retention', 'HR practice']],
  },
  {
    id: 'who-speaks-for-you',
    format: 'answer',
    again: 9,
    emoji: '📞',
    tags: ['References', 'JobSearch', 'CareerTips'],
    question: 'Whom should I name as a reference?',
    short: [
      'Somebody who has seen you work lately and likes to talk about it.',
      'A former boss or colleague whom you have asked first.',
    ],
    title: ['Whom should I name as a reference?', 'References: choose, ask, prepare'],
    cover: 'Whom to name as a reference',
    gist: [
      'Choose somebody who has seen you work in the last years, ask them first, and tell them what the job is. Then the call goes well.',
      'A good reference is somebody who expects the call. Three steps are enough.',
    ],
    subject: ['Whom to name as a reference', 'Ask them first'],
    hooks: {
      '*': [
        'The employer asks for two references. Whom do you name?',
        'A reference can decide. Choose it with care, and prepare it.',
      ],
      pati: 'Choose a reference who knows your work and expects the call.',
      fhl: 'Think of the boss who liked you most. Call them tonight.',
    },
    lines: {
      '*': [
        'Ask people before you name them as a reference.',
        'Send your reference the job advert, so that they know what matters.',
        'No boss to name? A colleague, a teacher or somebody from voluntary work can be a reference.',
        'Tell your reference afterwards how it went, and say thank you.',
      ],
      h: ['Your mother thinks highly of you. She does not count.'],
    },
    scene: [
      'On the form is a line for two names, and you think of nobody.',
      'Your old boss gets a call and cannot remember when you worked there.',
    ],
    why: [
      ['Somebody who is prepared has good examples at hand.', 'A surprised person says little.'],
      ['What others say about you is believed.', 'It is often the last step before the offer.'],
    ],
    parts: [
      [
        ['Choose somebody recent', 'Think of the last years'],
        ['A boss and a colleague are a good pair.', 'Better close to you than high up.'],
        'A list with two names, not readable',
      ],
      [
        ['Ask them first', 'Call before you name them'],
        ['"Could you say something good about me?"', 'If they hesitate, choose somebody else.'],
        'A phone on a table',
      ],
      [
        ['Tell them about the job', 'Prepare them'],
        ['Send the advert and your CV.', 'Say what you would like them to mention.'],
        'An email on a screen, not readable',
      ],
    ],
    turn: ['Name them only when you are asked.', 'Keep in touch, also when you need nothing.'],
    asks: ['Whom would you name?', 'Have you ever been a reference for somebody?'],
    ends: { pati: 'Recent, asked, prepared.', fhl: 'They will be glad to hear from you.' },
    caution: 'What former employers may say differs by country.',
    keep: 'your next application',
    send: 'somebody who is applying for jobs',
    pic: { ask: 'A phone and a list with two lines, not readable', alt: 'A phone beside a list' },
    claims: [['Prepared, recent references help', 'recruitment practice']],
  },
];
