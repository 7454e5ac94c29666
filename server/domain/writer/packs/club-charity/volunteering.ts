// For those who think of helping: what a first day is like, which task fits, what to ask.
import type { Idea } from '../../library/idea.ts';
import { HANDS } from './kinds.ts';

const OWN_CALL = [
  {
    kinds: ['story', 'audience', 'process', 'hours', 'number', 'service', 'people'],
    about: 'volunteers?\\b|helpers?\\b|helping hands|lend a hand',
    lead: 'And how you can help us.',
  },
] as const;

export const VOLUNTEERING: readonly Idea[] = [
  {
    id: 'first-day-as-a-volunteer',
    format: 'answer',
    only: HANDS,
    again: 6,
    emoji: '🙋',
    tags: ['Volunteering', 'GetInvolved', 'CommunityLife'],
    title: [
      'What happens on your first day as a volunteer?',
      'Starting as a volunteer: how the first hours go',
    ],
    cover: 'Starting as a volunteer',
    question: 'What happens on my first day as a volunteer?',
    short: 'Somebody shows you round, gives you an easy task and stays near you.',
    gist: [
      'On your first day as a volunteer you get a tour, an easy task and somebody to ask. You need no experience, only comfortable shoes and a little time.',
      'Nobody expects you to know anything on your first day as a volunteer. You help somebody who has done it before, and see whether you like it.',
    ],
    subject: ['Your first day as a volunteer', 'Starting to volunteer'],
    hooks: {
      '*': [
        'Have you thought about volunteering but do not know what to expect? This is a first day.',
        'The first day as a volunteer is mostly looking, asking and drinking tea.',
      ],
      pfatil: 'Starting as a volunteer is easy: you come once, help a little, and decide afterwards.',
      h: 'On your first day as a volunteer you learn three things: where the kettle is, and two others.',
    },
    lines: {
      '*': [
        'You can volunteer for one day and decide afterwards. Nobody holds you to more.',
        'Tell them on your first day what you like to do and what you would rather not. Both help.',
        'Some tasks need a background check first, for example with children. It can take a few weeks, so ask early.',
        'Ask who your contact is. With one name and one number, the first weeks are easy.',
      ],
      h: ['If you can carry a box and laugh, you are overqualified.'],
    },
    scene: [
      'Many people would like to help and wait for a good moment. A free morning is enough.',
      'Nearly every volunteer says that the first time was easier than expected.',
    ],
    why: [
      [
        'You only know whether it suits you after you have tried it.',
        'One morning tells you more than any leaflet.',
      ],
      [
        'With a simple task you get to know people while you work.',
        'Working side by side makes it easy to talk.',
      ],
    ],
    parts: [
      [
        'You are shown round',
        [
          'Where things are, who is who, and what to do in an emergency.',
          'A short tour, a few names, and where to put your coat.',
        ],
        'Two people walking through a hall',
      ],
      [
        'You work with somebody',
        ['For the first times you are never alone.', 'Ask as much as you like. Everybody began like that.'],
        'Two people packing a box',
      ],
      [
        'You say how it was',
        [
          'A short talk at the end: what was good, what was too much.',
          'If it was the wrong task, there is another one.',
        ],
        'Two people with cups',
      ],
    ],
    turn: ['Then you go home and sleep on it.', 'If you liked it, come again next week.'],
    asks: ['What would you like to know before you start?', 'How did you begin as a helper?'],
    ends: {
      pfatil: ['Would you like to try it? Send us a message.', 'Come once and see how you like it.'],
      h: 'The kettle is on the left.',
    },
    keep: 'the next time you have a free morning',
    send: 'somebody who has just retired',
    own: OWN_CALL,
    pic: { ask: 'Two volunteers at work, with their permission', alt: 'Two volunteers at work' },
    claims: [
      ['Induction, buddy, background checks for some roles', 'good practice of volunteer organisations'],
    ],
  },
  {
    id: 'too-busy-to-volunteer',
    format: 'myth',
    only: HANDS,
    again: 7,
    emoji: '⏱️',
    tags: ['Volunteering', 'GetInvolved', 'OneHour'],
    title: ['Too busy to volunteer? Ask for a small task', 'Can you volunteer with only an hour a month?'],
    cover: 'Volunteering with little time',
    myth: 'you need a lot of free time to volunteer',
    short: 'An hour a month helps, if it is the right task.',
    gist: [
      'You can volunteer with an hour a month. Say how much time you have and when, and ask for a task of that size.',
      'Some tasks have to be done on Tuesday at ten. Others can be done at home in the evening: a phone call, a poster, the accounts.',
    ],
    subject: ['Volunteering with little time', 'One hour a month'],
    hooks: {
      '*': [
        'You would like to help but have no time? Ask for a task that takes an hour.',
        'An hour a month is enough to volunteer. These tasks fit.',
      ],
      pfatil: 'Volunteering fits into a full life if the task is small enough.',
      h: 'You have no time to volunteer, but you have seen every episode twice? Let us talk.',
    },
    lines: {
      '*': [
        'Tell a charity honestly how much time you have. "One hour, every second month" is a good answer.',
        'Some volunteer tasks can be done from your sofa: calls, texts, lists, design.',
        'Help on one day a year if that is what fits: a summer fair, a collection, a big clean-up.',
        'Share a task with a friend. You take turns, and nobody has to come every week.',
      ],
      h: ['Driving past anyway? That is a volunteer job, it only needs a box in the boot.'],
    },
    scene: [
      'With a job and a family, most evenings are full. An hour on a Sunday may be free.',
      'Most of us imagine that helping means every week. Once is fine too.',
    ],
    why: [
      [
        'Small tasks shared by many keep things going when somebody is ill.',
        'If ten people give an hour, nobody has to give ten.',
      ],
      [
        'You will only keep doing what fits into your week.',
        'A small promise that you keep is worth more than a large one.',
      ],
    ],
    parts: [
      [
        'An hour at home',
        ['Phone calls, posts, a spreadsheet or a letter.', 'Whatever can be done at a kitchen table.'],
        'A laptop on a kitchen table',
      ],
      [
        'A lift in the car',
        ['Fetch something on your way home.', 'A free seat or an empty boot is a real help.'],
        'A car boot with a box',
      ],
      [
        'One day in the year',
        ['At an event, a collection or a clean-up.', 'Put the date in your calendar, and you are done.'],
        'A calendar with one day marked',
      ],
    ],
    turn: [
      'Say what you have, and there will be a task for it.',
      'It may grow later, or stay as small as it is.',
    ],
    asks: ['How much time could you spare in a month?', 'What could you do from home?'],
    ends: {
      pfatil: [
        'Tell us how much time you have, and we will find a task.',
        'Send us a message with the days that suit you.',
      ],
      h: 'The sofa will still be there when you get back.',
    },
    keep: 'the moment you say "I would, but"',
    send: 'the busiest person you know',
    own: OWN_CALL,
    pic: { ask: 'A calendar with one hour marked', alt: 'A calendar with one hour marked' },
    claims: [['Micro-volunteering and remote tasks exist', 'practice of volunteer organisations']],
  },
  {
    id: 'people-hands-or-desk',
    format: 'question',
    only: HANDS,
    again: 5,
    emoji: '🤲',
    tags: ['Volunteering', 'GetInvolved', 'ThisOrThat'],
    title: [
      'How would you like to help: with people, hands or at a desk?',
      'Volunteering: which kind of task would suit you?',
    ],
    cover: 'How would you like to help?',
    gist: [
      'If you had two hours to help, what would you do: talk to people, use your hands, or sit at a desk?',
      'Some volunteers love talking, some like to carry and repair, and some are happy with a list. Which are you?',
    ],
    subject: ['How would you like to help?', 'Which task suits you?'],
    hooks: {
      '*': [
        'You have two hours to help. People, hands or desk: what would you choose?',
        'Which kind of volunteer task would suit you?',
      ],
      pfatil: 'There is a volunteer task for every kind of person. Which would be yours?',
      h: 'Talking, carrying or spreadsheets: which of these would you do for free?',
    },
    lines: {
      '*': [
        'Would you rather help with people, with your hands, or at a desk? One word is enough.',
        'What are you good at that you would enjoy doing for others?',
        'Which task would you take on at once, and which never?',
        'What did you do the last time you helped somebody?',
      ],
      h: ['There are people who love spreadsheets. If you are one, we need to talk.'],
    },
    scene: [
      'Every charity has jobs for talkers, for doers and for people who like lists.',
      'Most people think of one kind of helping, and there are at least three.',
    ],
    why: [['A task that suits you is one that you keep doing.', 'Whoever enjoys a task comes back for it.']],
    parts: [
      [
        'With people',
        ['Welcome, listen, explain, pour tea.', 'You go home with new faces in your head.'],
        'Two people talking over cups',
      ],
      [
        'With your hands',
        ['Sort, carry, cook, repair, plant.', 'In the evening you see what you have done.'],
        'Hands carrying a crate',
      ],
      [
        'At a desk',
        ['Calls, lists, accounts, photos, posts.', 'Quiet, useful, and possible from home.'],
        'A laptop and a list',
      ],
    ],
    turn: ['All three are needed.', 'We are curious about your answer.'],
    asks: ['How do you like to help others best?', 'What kind of helping suits you?'],
    ends: {
      pfatil: ['Tell us, and we will tell you what is free.', 'One word is enough.'],
      h: 'Eating the leftover cake is a task as well.',
    },
    keep: 'the day you look for a task',
    send: 'a friend with a free afternoon',
    pic: {
      ask: 'Hands at work: sorting, pouring tea or writing a list',
      alt: 'Hands sorting things into boxes',
    },
    claims: [['Volunteer roles differ in kind', 'practice of volunteer organisations']],
  },
  {
    id: 'why-did-you-start',
    format: 'question',
    only: HANDS,
    again: 5,
    emoji: '💬',
    tags: ['Volunteering', 'VolunteerStories', 'CommunityLife'],
    title: ['What made you start to volunteer?', 'Volunteers: why did you begin?'],
    cover: 'Why did you start?',
    gist: [
      'To all who volunteer, here or somewhere else: what made you start?',
      'Some were asked by a friend, some had time on their hands, some wanted to give something back. How did you begin to volunteer?',
    ],
    subject: ['Why did you start?', 'How people begin to volunteer'],
    hooks: {
      '*': [
        'If you volunteer somewhere: what made you start?',
        'A question to everybody who volunteers: how did it begin?',
      ],
      pfatil: 'Behind every volunteer there is a reason for starting. What was yours?',
      h: 'How did you become a volunteer: on purpose, or did somebody hand you a tea towel?',
    },
    lines: {
      '*': [
        'What made you start to volunteer? One sentence is enough.',
        'Who brought you along the first time you helped?',
        'What do you get back from helping others?',
        'Where do you volunteer, and for how long?',
      ],
      h: ['Most people came once to help out, and that was some years ago.'],
    },
    scene: [
      'Ask ten volunteers how they began, and you hear ten different reasons.',
      'Many volunteers remember exactly who asked them.',
    ],
    why: [
      [
        'Your reason may be what somebody else needs to hear.',
        'People start when they hear how others started.',
      ],
    ],
    parts: [
      [
        'Somebody asked me',
        ['A friend, a neighbour, a notice on a door.', 'One question, and suddenly you have a Tuesday.'],
        'Two people talking at a door',
      ],
      [
        'I wanted to give back',
        ['Somebody once helped me as well.', 'It had been my turn to get help before.'],
        'A hand giving a cup',
      ],
      [
        'I wanted to meet people',
        ['New in town, or newly retired.', 'You make friends faster when you do something together.'],
        'People around a table',
      ],
    ],
    turn: ['We read every answer.', 'And thank you for doing it.'],
    asks: ['Why did you begin to help others?', 'Who first asked you to volunteer?'],
    ends: {
      pfatil: ['Tell us your reason.', 'We look forward to your stories.'],
      h: 'The tea towel counts.',
    },
    keep: 'the next time somebody asks you why',
    send: 'a volunteer you know',
    pic: { ask: 'Your volunteers after a shift, with their permission', alt: 'Volunteers after a shift' },
    claims: [['Being asked, giving back and company are usual motives', 'surveys on volunteering']],
  },
  {
    id: 'ask-before-you-volunteer',
    format: 'checklist',
    only: HANDS,
    again: 8,
    emoji: '❓',
    tags: ['Volunteering', 'GetInvolved', 'GoodToKnow'],
    title: ['What to ask before you start as a volunteer', 'Five questions before you volunteer'],
    cover: 'Ask before you volunteer',
    gist: [
      'Before you volunteer, ask five things: what exactly you will do, when, who shows you, whether you are insured, and whether fares are paid.',
      'Good charities like to be asked. Find out about times, training, insurance and expenses before your first day.',
    ],
    subject: ['Ask before you volunteer', 'Five good questions'],
    hooks: {
      '*': [
        'Are you thinking of volunteering? Ask these five things first.',
        'Five questions that help you to find the right place to volunteer.',
      ],
      pfatil: 'With five questions you find out whether a volunteer task suits you.',
      h: 'Before you volunteer, ask five things. The sixth is about biscuits.',
    },
    lines: {
      '*': [
        'Ask before you volunteer whether you are insured while you help. A good organisation knows the answer.',
        'Ask how long the task goes on. A clear end makes it easier to say yes.',
        'Ask about fares and expenses. Many places pay them, and nobody minds the question.',
        'Ask who looks after new volunteers. You should have one name to turn to.',
      ],
      h: ['Ask about biscuits. The answer tells you everything about the mood.'],
    },
    scene: [
      'You want to help and say yes at once. Then it turns out to be every Saturday.',
      'It is easier to ask at the beginning than to stop after a month.',
    ],
    why: [
      [
        'If both sides know what to expect, it lasts.',
        'Most volunteers who stop early had expected something else.',
      ],
      [
        'Your time is a gift, so you may say how it is used.',
        'Nobody minds if you are clear about your limits.',
      ],
    ],
    parts: [
      [
        'What exactly will I do?',
        [
          'Ask for an example of a normal shift.',
          'One sentence is enough, such as "you sort clothes with two others".',
        ],
        'A list of tasks on a wall',
      ],
      [
        'When, and for how long?',
        ['Fixed days or whenever you can, and until when.', 'Ask what happens when you are away or ill.'],
        'A calendar',
      ],
      [
        'Who shows me how?',
        ['Training, a tour, or somebody beside you.', 'For some tasks there is a short course.'],
        'Two people looking at a form',
      ],
      [
        'Am I insured?',
        ['At work, on the way, and if something breaks.', 'It differs from place to place, so ask.'],
        'A form with a signature',
      ],
      [
        'Are fares paid?',
        ['Bus tickets add up over a year.', 'Ask which receipts they need.'],
        'A bus ticket',
      ],
    ],
    turn: [
      'With these answers you can say yes with a good feeling.',
      'If the answers are clear, you are in good hands.',
    ],
    asks: ['What would you ask?', 'What do you wish you had asked?'],
    ends: {
      pfatil: ['Ask us as well. We will answer all five.', 'Any other question? Just send it to us.'],
      h: 'Chocolate ones, if you must know.',
    },
    keep: 'the day you find a task you like',
    send: 'somebody who says yes to everything',
    own: OWN_CALL,
    pic: { ask: 'A notebook with five questions', alt: 'A notebook with five questions' },
    claims: [
      [
        'Role, time, induction, insurance, expenses are usual points',
        'good practice of volunteer organisations',
      ],
    ],
  },
];
