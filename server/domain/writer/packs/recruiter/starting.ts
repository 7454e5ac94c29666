// First days, references and letters.
import type { Idea } from '../../library/idea.ts';

export const STARTING: readonly Idea[] = [
  {
    id: 'the-first-week-decides',
    format: 'checklist',
    again: 9,
    emoji: '🪴',
    tick: true,
    tags: ['Onboarding', 'HiringTips', 'FirstDay'],
    title: [
      'The first week of a new colleague: five things that keep people',
      'Onboarding in a small firm: what has to be ready on day one',
    ],
    cover: 'The first week decides',
    gist: [
      'A place, a password, a person, a first real task and lunch with somebody: whoever has these on Monday is mostly still there in a year. Finding the right person took months. Losing them takes a week.',
      'Most who leave early had doubts by Friday of the first week. None of the reasons cost money: nobody had time, nothing was ready.',
    ],
    subject: ['A desk, a name, a task', 'Doubts by Friday'],
    hooks: {
      '*': [
        'New colleagues decide in the first week whether they will stay. Have the password ready.',
        'On day one a desk, a name and a real task are worth more than a welcome bag.',
      ],
      pt: 'Early leaving is mostly a matter of the first weeks, and those can be planned.',
      fi: 'Remember your own first day, and where you did not know where to put your coat?',
      a: 'Place, access, person, task, lunch. On Monday.',
      h: 'The laptop is coming on Thursday. Until then please look at the binder.',
      l: 'A clear desk, a name on the door, a cup.',
    },
    lines: {
      '*': [
        'Write to a new colleague a few days before the start: when, where, whom to ask for, what to wear, where to park. They are wondering.',
        'Give a real task in the first week, small and finished by Friday. People want to have done something.',
        'Name one person for all the silly questions, and tell that person that it is part of the job.',
        'Ring whoever you hired two weeks before the start. Between contract and first day many good people get another offer.',
      ],
      h: ['"Just ask if you need anything" is no plan. It is a sentence.'],
    },
    scene: [
      'Monday, nine o\'clock, a new face at reception. "Who are you here for?" asks somebody who has been told nothing.',
      'On the desk lie a key, a name badge and a note: "Lunch at half past twelve? Sara, two desks on."',
    ],
    why: [
      [
        'Whoever starts has just given up something safe. They look for signs that it was right.',
        'In the first days everything is a sign, also what was meant as nothing.',
      ],
      [
        'Questions that nobody answers turn into doubts by the weekend.',
        'Being needed keeps people. Being stored does not.',
      ],
    ],
    parts: [
      [
        ['Have the place ready', 'Prepare desk, tools and access'],
        [
          'Chair, locker, uniform, login: tried out on the Friday before.',
          'Somebody should have sat there once.',
        ],
        'A desk with a name badge on it',
      ],
      [
        ['Name one person', 'Choose a guide'],
        ['Not the boss. Somebody who remembers their own first week.', 'With time for it in the calendar.'],
        'Two people walking through a workplace',
      ],
      [
        ['Give a first real task', 'Plan one task until Friday'],
        [
          'Small, useful, visible. Something that somebody is waiting for.',
          'And say thank you for it by name.',
        ],
        'A hand-drawn list with one tick',
      ],
      [
        ['Go to lunch', 'Have lunch together on day one'],
        ['With two others, not with nine.', 'Nobody should eat alone in the car.'],
        'Three trays on a table',
      ],
      [
        ['Ask on Friday', 'Talk for ten minutes on Friday'],
        ['What surprised you? What was missing?', 'Then do one of the things by Monday.'],
        'Two cups on a Friday afternoon',
      ],
    ],
    turn: [
      'It costs an hour of preparing, and the other way costs a year.',
      'And in two years they will be showing somebody where the coats go.',
    ],
    asks: ['What do you remember of your first day?', 'What must be ready on day one at your place?'],
    ends: {
      pt: 'Planned first days, fewer second searches.',
      fi: 'And show them where the coats go.',
      a: 'Ready on Monday.',
      h: 'The binder has been read by generations.',
      l: 'And somebody says good morning, by name.',
    },
    work: 'Ask the last three people who joined what was missing in their first week. You will get the same two answers three times, and neither costs anything.',
    keep: 'the week before somebody starts',
    send: 'whoever looks after new people at your place',
    own: [
      {
        kinds: ['service', 'process', 'policy', 'people', 'guarantee'],
        about:
          'after (?:the|you|they) start|first (?:week|month|day)|in touch|induction|replacement|onboard|aftercare',
        lead: 'And who stays in touch after the start.',
      },
    ],
    pic: { ask: 'A prepared desk with a name badge and a note', alt: 'A desk with a name badge and a note' },
    claims: [['Early turnover is linked to onboarding', 'personnel research and practice']],
  },
  {
    id: 'who-speaks-for-you',
    format: 'answer',
    again: 9,
    emoji: '📞',
    tags: ['References', 'JobSearch', 'CareerTips'],
    title: [
      'Job references: whom to name, and whom to ask first',
      'How to choose a reference for a job application',
    ],
    cover: 'Who speaks for you?',
    question: 'Whom do I name as a reference?',
    short: 'Somebody who saw you work lately, likes to talk about it, and knows that the call is coming.',
    gist: [
      'Ask first, choose people who saw you at work and not only from above, and tell them what job it is and which two things matter. A surprised reference sounds like a lukewarm one.',
      'A title impresses for a second. A story convinces: name those who can tell one.',
    ],
    subject: ['A surprised reference sounds lukewarm', 'Somebody with a story'],
    hooks: {
      '*': [
        'A reference who was not asked first sounds surprised, and surprise sounds like doubt.',
        'Whom should a new boss ring about you? Not the one with the highest title.',
      ],
      pt: 'Recency, closeness and preparation make a reference worth something.',
      fi: 'Is there somebody who likes telling how you saved that one Thursday? That one.',
      a: 'Ask, brief, name. Two people.',
      h: 'The old boss said: "I can say only good things." Then he was silent.',
      l: 'A call, and a warm voice.',
    },
    lines: {
      '*': [
        'Send your reference the advert and two lines: what matters there, and which story would fit.',
        'No boss to name, since you are still there? A customer, a former colleague or a trainer does as well.',
        'Do not print references in the CV. Give them when somebody asks, and let your people know on the same day.',
        'Thank your references, also if it came to nothing. You will need them again.',
      ],
      h: ['"Reachable at any time" turned out to be on a mountain.'],
    },
    scene: [
      'The phone rings in a kitchen. "About whom? Oh. Yes. Who was that again?" On the other end a pen makes a small mark.',
      '"She? I could tell you about the night with the cold room", says the chef, and does so for ten minutes.',
    ],
    why: [
      [
        'What is told about you by others counts more than what you say yourself.',
        'A small story is remembered after ten interviews.',
      ],
      [
        'Prepared people have examples ready, and the others search for words.',
        'Hesitation is heard even where none is meant.',
      ],
    ],
    parts: [
      [
        ['Choose who has seen you at work', 'Pick people who know your work'],
        ['Lately, closely, gladly. In this order.', 'One from above and one from beside is a good pair.'],
        'Two names on a card',
      ],
      [
        ['Ask them first', 'Ring them before you name them'],
        [
          '"Would you say something good about me?" Somebody who hesitates has answered.',
          'And ask when they can be reached.',
        ],
        'A hand with a phone',
      ],
      [
        ['Tell them what it is about', 'Send them the advert'],
        [
          'Two lines on the job, one on what you would like to be mentioned.',
          'That is no cheating. It is preparation.',
        ],
        'A message being typed',
      ],
    ],
    turn: [
      'And one day somebody will ask you. Say yes, and tell a story.',
      'A good word costs nothing and lasts for years.',
    ],
    asks: ['Whom would you name?', 'Which story should they tell?'],
    ends: {
      pt: 'Asked, briefed, reachable.',
      fi: 'Ring them tonight. They will be pleased.',
      a: 'Two people. Asked.',
      h: 'He has been struck off the list, politely.',
      l: 'A story, well told.',
    },
    keep: 'the day you send the application',
    send: 'somebody who never asked their references',
    caution: [
      'What former employers may or must say is settled by law in many countries. Ask if you are not sure.',
      'Only name people who agreed to it: their number is theirs.',
    ],
    own: [
      {
        kinds: ['process', 'service', 'policy', 'proof', 'people'],
        about: 'reference|checked|vet|screen|met in person|meet|interview|candidate',
        lead: 'And what is checked here.',
      },
    ],
    pic: { ask: 'Two names and numbers on a card, blurred', alt: 'A card with two names and a phone' },
    claims: [['Prepared, recent references are more useful', 'practice of recruiters']],
  },
];
