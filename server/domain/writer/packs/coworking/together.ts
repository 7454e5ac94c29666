// Working near others: meetings, first days, and what chance needs.
import type { Idea } from '../../library/idea.ts';

export const TOGETHER: readonly Idea[] = [
  {
    id: 'half-an-hour-standing',
    format: 'howto',
    again: 9,
    emoji: '⏳',
    tags: ['BetterMeetings', 'MeetingRoom', 'WorkTips'],
    title: [
      'How to run a meeting that ends on time',
      'Meeting room for an hour: how to need only half of it',
    ],
    cover: 'A meeting that ends on time',
    gist: [
      'One question on the door, three people who are needed, a clock that all can see, and the decision written down before anybody stands up. What has no question is a mail.',
      'Book the room for forty minutes instead of an hour. Work fills the time that it is given, and so do meetings.',
    ],
    subject: ['One question on the door', 'Forty minutes, not sixty'],
    hooks: {
      '*': [
        'Write one question on the door of the meeting room. If there is none, go back to your desk.',
        'Book the meeting room for forty minutes. You will need thirty-nine.',
      ],
      pt: 'A question, the people who can answer it, a limit, a record.',
      fi: 'Remember the last meeting that was short and good? Somebody had thought beforehand.',
      a: 'Question, people, clock, decision.',
      h: 'The agenda had one item: "various". It took all afternoon.',
      l: 'Four chairs, a clock, and a clear sentence at the end.',
    },
    lines: {
      '*': [
        'Invite to a meeting whoever decides and whoever has to do it. All others get four lines afterwards.',
        'Begin on time, with whoever is there. Next time they are there.',
        'The last five minutes of a meeting belong to three questions: what, who, by when. Aloud, and written down.',
        'Walk if there are two of you, stand if there are three. Sit when there is paper to read.',
      ],
      h: ['"Let us take that offline" is the polite form of "nobody knows".'],
    },
    scene: [
      'Ten people, one screen, nobody knows who has asked for it. At twenty to, somebody says what could have been said at five past.',
      'On the door hangs a note: "Red or blue?" After eleven minutes the door opens again. "Blue."',
    ],
    why: [
      [
        'Without a question there is no answer, only talk.',
        'What cannot be put as a question can usually be sent.',
      ],
      [
        'Each further person makes it longer and feels less meant.',
        'Ten people for an hour are a working day and more.',
      ],
    ],
    parts: [
      [
        ['Put the question on the door', 'Write down one question'],
        ['So that at the end it can be said whether it was answered.', 'Two questions are two meetings.'],
        'A note on a glass door',
      ],
      [
        ['Invite few', 'Ask only those you need'],
        ['Who knows, who decides, who does it.', 'Saying no to an invitation is a service to all.'],
        'Three chairs round a small table',
      ],
      [
        ['Show the time', 'Put a clock in sight'],
        [
          'One that everybody sees, so that nobody has to be the one.',
          'At half-time somebody says what is still open.',
        ],
        'A clock on a wall',
      ],
      [
        ['Write it down together', 'Note the decision before you rise'],
        ['What, who, until when: three columns.', 'Read it out once. Somebody always laughs.'],
        'Three columns on a board',
      ],
    ],
    turn: [
      'The other twenty minutes are a present. Go for a walk.',
      'And leave the room as you would like to find it.',
    ],
    asks: ['How long was your longest meeting, and what came of it?', 'Which meeting would you abolish?'],
    ends: {
      pt: 'Question in, decision out.',
      fi: 'And there will be time for coffee.',
      a: 'Forty minutes. Done.',
      h: 'Item "various" has been moved to never.',
      l: 'Blue, and the door opens.',
    },
    keep: 'the next invitation that you send',
    send: 'whoever writes "various"',
    own: [
      {
        kinds: ['product', 'price', 'service', 'number', 'place', 'offer'],
        about: 'meeting rooms?|board ?rooms?|screen|whiteboard|conference',
        lead: 'And about rooms for it here.',
      },
    ],
    pic: { ask: 'A note with a question on a glass door', alt: 'A note on the door of a meeting room' },
    claims: [['Clear purpose, few people and limits shorten meetings', 'research and practice on meetings']],
  },
  {
    id: 'first-day-among-strangers',
    format: 'answer',
    again: 9,
    emoji: '👋',
    tags: ['FirstDay', 'NewHere', 'Coworking'],
    title: [
      'New in a shared office: how do you get to know people?',
      'First week at a coworking space: five small things',
    ],
    cover: 'First day among strangers',
    question: 'How do I get to know people there?',
    short: 'Kitchen, question, return. Ask for something small, and be there again a week later.',
    gist: [
      'Go to the kitchen when it is full, ask somebody how the machine works, say what you do in one sentence, and come back on the same weekday. Faces become names by the third time.',
      'Nobody is waiting for you, and nobody minds you. Most of them stood just there last year.',
    ],
    subject: ['Ask how the machine works', 'By the third time it is a name'],
    hooks: {
      '*': [
        'First day in a shared office, forty backs. Ask one of them how the coffee machine works.',
        'Networking is a horrible word for "may I sit here?"',
      ],
      pt: 'Repeated contact at fixed times turns strangers into acquaintances.',
      fi: 'Your heart beats a bit, and everybody has headphones on. It was the same for them.',
      a: 'Kitchen. Question. Same day next week.',
      h: 'The machine explains itself. Ask all the same. It is the oldest trick in the kitchen.',
      l: 'A full kitchen, a free chair.',
    },
    lines: {
      '*': [
        'Have one sentence ready for what you do, without foreign words: "I make bread shops easy to find." Then ask back.',
        'Come on the same weekdays. Regular faces are greeted, and greetings become lunches.',
        'Ask the host to introduce you to one person. They know which one.',
        'Offer something small: a charger, a proofread, half a cake. It opens more doors than a business card.',
      ],
      h: ['In the lift one has eleven seconds. "Cold today" takes two.'],
    },
    scene: [
      'She stands at the machine and reads the buttons for longer than needed. "Second from the left", says a voice, "and hit it here."',
      'Third Wednesday: somebody calls his name across the room, and he turns round as if it were nothing.',
    ],
    why: [
      ['We come to like what we see often, people included.', 'Chance is a matter of frequency.'],
      [
        'Being asked for a small favour makes one kinder. It is odd, and well known.',
        'A question flatters, a pitch tires.',
      ],
    ],
    parts: [
      [
        ['Go where people pass', 'Choose a seat on the way'],
        ['Kitchen, printer, the big table.', 'The quiet corner comes later, when you know them.'],
        'A busy shared kitchen',
      ],
      [
        ['Ask for something small', 'Ask one practical question'],
        ['Machine, door code, the best soup nearby.', 'And listen to the end of the answer.'],
        'A hand on a coffee machine',
      ],
      [
        ['Come back on the same day', 'Keep to a fixed weekday'],
        [
          'Three times, and you are no longer new.',
          'Say the name. If you have forgotten it, say so, and laugh.',
        ],
        'A calendar with one weekday circled',
      ],
    ],
    turn: ['In half a year you will be showing somebody round.', 'It takes three Wednesdays.'],
    asks: ['Who spoke to you first, where you work?', 'What is your one sentence?'],
    ends: {
      pt: 'Frequency makes familiarity.',
      fi: 'You will be fine. Second button from the left.',
      a: 'Ask one thing.',
      h: 'And hit it here.',
      l: 'A name, across the room.',
    },
    keep: 'the evening before your first day',
    send: 'somebody who is new',
    own: [
      {
        kinds: ['event', 'people', 'service', 'offer', 'policy', 'price'],
        about: 'lunch|breakfast|community|hosts?\\b|events?\\b|together|drinks|supper',
        lead: 'And when people meet here.',
      },
    ],
    pic: { ask: 'Two cups at a coffee machine', alt: 'Two cups beside a coffee machine' },
    claims: [['Familiarity through repeated contact; small favours increase liking', 'social psychology']],
  },
];
