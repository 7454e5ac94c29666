// For families: wills and powers of attorney, separation and children, and what an employee is offered on leaving.
import type { Idea } from '../../library/idea.ts';
import { EMPLOYEES, SEPARATIONS, WILLS } from './kinds.ts';

export const FAMILIES_AT_LAW: readonly Idea[] = [
  {
    id: 'before-you-make-a-will',
    format: 'checklist',
    again: 8,
    emoji: '📜',
    tags: ['MakingAWill', 'FamilyMatters', 'PlanAhead'],
    only: WILLS,
    title: ['Making a will: what to think about first', 'Before you make a will: five questions'],
    cover: 'Before you make a will',
    gist: [
      'Before you make a will, think about five things: what you own, who should get it, who would look after your children, who should see to it, and what if somebody dies before you?',
      'You do not need any papers to begin with a will. Five answers on a sheet are enough for the first talk.',
    ],
    subject: ['Before you make a will', 'Five questions to think about'],
    hooks: {
      '*': [
        'You have been meaning to make a will? Think about these five questions first.',
        'A will is quickly made when you know the answers to five questions.',
      ],
      pati: 'Five answers are enough for a first talk about a will.',
      fhl: 'It is not as hard as you think. Take a cup of tea and five questions.',
    },
    lines: {
      '*': [
        'Who should look after your children if you could not? Talk to that person before you write it in a will.',
        'Choose somebody to carry out your will who is patient, good with papers and likely to outlive you.',
        'Not married but living together? In many countries your partner gets nothing without a will.',
        'Small things cause quarrels too. Write down who should get the watch, the ring, the recipe book.',
      ],
      h: ['A will does not make you die sooner. It only feels like that on a Monday.'],
    },
    scene: [
      'You have been talking about it since the children were born.',
      'A friend had to sort out an estate without a will, and told you about it.',
    ],
    why: [
      [
        'Without a will, the law decides, and it does not know your family.',
        'The rules of the law suit some families and not others.',
      ],
      [
        'A clear will saves those you love from quarrels and paperwork.',
        'A clear will is a kindness to those who have to deal with it.',
      ],
    ],
    parts: [
      [
        'What do I own?',
        ['A rough list is enough: home, savings, insurance, things that matter.', 'Also what you owe.'],
        'A list on a sheet, nothing readable',
      ],
      [
        'Who should get what?',
        ['Begin with the people, then the things.', 'Think of those who may expect something.'],
        'A family photo on a shelf',
      ],
      [
        'Who would look after my children?',
        ['And who if that person could not?', 'Ask them first.'],
        'Small shoes in a hall',
      ],
      [
        'Who should see to it all?',
        ['One or two people whom you trust.', 'They need time, and somebody to ask.'],
        'Two people at a table',
      ],
      [
        'What if somebody dies before me?',
        ['Name a second choice.', 'It saves you a new will.'],
        'A page with two names, not readable',
      ],
    ],
    turn: [
      'With these five answers it takes one talk and one draft.',
      'You can change it at any time, as long as you follow the form.',
    ],
    asks: ['What has kept you from making a will so far?', 'Which of the questions is hardest for you?'],
    ends: { pati: 'Five answers, one talk.', fhl: 'You will feel lighter when it is done.' },
    caution:
      'Wills have strict forms and rules that differ by country. Have yours made or checked by somebody qualified.',
    tick: true,
    keep: 'a quiet evening this month',
    send: 'somebody with small children',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: '\\bwills?\\b|home visits?|couples|powers? of attorney',
        lead: 'This is how a will can be made with us.',
      },
    ],
    pic: {
      ask: 'A sheet with five lines, a pen and a cup, nothing readable',
      alt: 'A sheet of paper with a pen and a cup',
    },
    claims: [
      ['Assets, heirs, guardians, executors, substitutes', 'practice of will writers; law society guidance'],
    ],
  },
  {
    id: 'is-your-will-still-right',
    format: 'tip',
    again: 9,
    emoji: '🔄',
    tags: ['MakingAWill', 'FamilyMatters', 'GoodToKnow'],
    only: WILLS,
    title: [
      'Is your will still right? When to look at it again',
      'Married, divorced, moved: check your will',
    ],
    cover: 'Is your will still right?',
    gist: [
      'Look at your will again when you marry, separate, have a child, buy a home or move to another country. And every few years in any case.',
      'A will stays as it is while your life changes. These events are a reason to take it out of the drawer.',
    ],
    subject: ['Is your will still right?', 'When to look at it again'],
    hooks: {
      '*': [
        'You made a will years ago. Is it still right today?',
        'A wedding, a child, a new home: all of these may change what your will does.',
      ],
      pati: 'Look at your will whenever your life changes.',
      fhl: 'Take your will out of the drawer, just for ten minutes.',
    },
    lines: {
      '*': [
        'In some countries a will ends when you marry. Ask before the wedding.',
        'Check whether the people in your will are still alive and still the right ones.',
        'Never write on a will or cross something out. Changes have to be made in the right form.',
        'Moved to another country? Your will may work differently there. Have it checked.',
      ],
      h: [
        'Aunt Mary has been left the video recorder. She has been looking forward to it since nineteen ninety-one.',
      ],
    },
    scene: [
      'In the drawer is a will, and in it is the address before last.',
      'The guardian of your children in the will is by now eighty.',
    ],
    why: [
      [
        'A will that is out of date can do what you do not want.',
        'An old will may leave out somebody who was not yet born.',
      ],
      ['Changing a will is usually quick.', 'A short talk is often enough.'],
    ],
    parts: [
      [
        ['Think of the last years', 'List what has changed'],
        ['Wedding, divorce, children, a home, a death.', 'Each of these is a reason to look.'],
        'A calendar with family photos',
      ],
      [
        ['Read it with fresh eyes', 'Read it once through'],
        ['Do names and addresses still fit?', 'Is everything still there that you leave to somebody?'],
        'Reading glasses on a page, nothing readable',
      ],
      [
        ['Have it changed properly', 'Get it put right'],
        ['Write nothing on it yourself.', 'Bring it along, and it will be done in the right form.'],
        'A pen beside an envelope',
      ],
    ],
    turn: [
      'Afterwards tell the person who would need it where it is.',
      'Then it may go back into the drawer.',
    ],
    asks: ['When did you last read your will?', 'What has changed for you in the last five years?'],
    ends: { pati: 'Life changes, and the will should follow.', fhl: 'Ten minutes, and you know.' },
    caution: 'What marriage, divorce or a move do to a will differs by country. Have your own looked at.',
    keep: 'the next birthday with a nought',
    send: 'somebody who has just married',
    pic: { ask: 'An envelope in a drawer, nothing readable', alt: 'An envelope in a drawer' },
    claims: [
      ['Life events may revoke or outdate a will', 'succession law of several countries, in general terms'],
    ],
  },
  {
    id: 'who-would-decide-for-you',
    format: 'answer',
    again: 8,
    emoji: '🤝',
    tags: ['PowerOfAttorney', 'FamilyMatters', 'PlanAhead'],
    only: WILLS,
    question: 'Can my wife or husband simply decide for me if I fall ill?',
    short: [
      'Often not. Without a power of attorney it can take months.',
      'In many places not for everything, and not for your bank.',
    ],
    title: ['Can my family decide for me if I fall ill?', 'Power of attorney: why you need one in time'],
    cover: 'Who would decide for you?',
    gist: [
      'If you are ill and cannot decide, your family often may not simply sign for you. A power of attorney, made while you are well, says who may.',
      'Being married is often not enough to deal with the bank or a house for each other. A power of attorney is.',
    ],
    subject: ['Who would decide for you?', 'Power of attorney explained'],
    hooks: {
      '*': [
        'If you were in hospital for three months, who could pay your bills? Being married is often not enough.',
        'Many people think that their family may decide for them. Often they may not.',
      ],
      pati: 'A power of attorney says who may act for you.',
      fhl: 'It is one of those things that take an hour and help for years.',
    },
    lines: {
      '*': [
        'A power of attorney can only be made while you are well enough to understand it.',
        'Choose somebody you trust with money, and name a second person in case the first cannot.',
        'There are often two kinds of power of attorney: one for money, one for health and care.',
        'Tell your family whom you have chosen and why. It prevents hurt feelings later.',
      ],
      h: ['"My wife knows everything anyway." She does. The bank does not know that.'],
    },
    scene: [
      'Your father has had a stroke, and the bank says that it may not talk to you.',
      'The house has to be sold to pay for care, and nobody may sign.',
    ],
    why: [
      [
        'Banks and offices have to protect you, also from your own family.',
        'Without a paper nobody can know what you wanted.',
      ],
      [
        'If nothing is arranged, a court often has to appoint somebody, which takes time and money.',
        'Afterwards such a paper can no longer be made.',
      ],
    ],
    parts: [
      [
        ['Think about whom you trust', 'Choose one or two people'],
        ['With money and with decisions about care.', 'It need not be the same person.'],
        'Two people on a bench',
      ],
      [
        ['Talk to them', 'Ask whether they would'],
        ['Tell them what matters to you.', 'They are allowed to say no.'],
        'Two cups on a table',
      ],
      [
        ['Have it made properly', 'Use the right form'],
        [
          'In many countries it has to be signed or registered in a certain way.',
          'Ask how long it takes until it can be used.',
        ],
        'A signed paper, not readable',
      ],
    ],
    turn: ['Then put it where it can be found.', 'Hopefully you will never need it.'],
    asks: ['Whom would you choose?', 'Have you talked about it in your family?'],
    ends: { pati: 'Made in time, it helps everybody.', fhl: 'Talk about it on Sunday, over cake.' },
    caution: 'Forms and names differ by country. Get advice on yours.',
    keep: 'the next family Sunday',
    send: 'your parents',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'powers? of attorney|\\bLPA',
        lead: 'A power of attorney can be made with us.',
      },
    ],
    pic: {
      ask: 'Two cups and a folder on a table, nothing readable',
      alt: 'Two cups and a folder on a table',
    },
    claims: [
      [
        'Relatives need authority to act; capacity needed when making it',
        'law of many countries in general terms; advice of public bodies',
      ],
    ],
  },
  {
    id: 'tell-them-where-the-will-is',
    format: 'mistake',
    again: 9,
    emoji: '🗝️',
    tags: ['MakingAWill', 'FamilyPapers', 'GoodToKnow'],
    only: WILLS,
    wrong: 'Keeping a will so safe that nobody finds it',
    title: ['Where should you keep a will?', 'A will that nobody can find does not help'],
    cover: 'Where is your will?',
    gist: [
      'Keep the original of your will in a safe place, and tell the person who will deal with it where it is. A copy is often not enough.',
      'A will in a locked box to which nobody has the key is nearly as bad as none.',
    ],
    subject: ['Where is your will?', 'Can it be found?'],
    hooks: {
      '*': [
        'You have made a will. Does anybody know where it is?',
        'A will has to be found. Think about this when you choose the place.',
      ],
      pati: 'A will needs a safe place that others know of.',
      fhl: 'A quick question: would anybody find yours?',
    },
    lines: {
      '*': [
        'Tell the person who is to carry out your will where the original is.',
        'Take care with a bank safe: it may be closed to your family just when they need the will.',
        'Do not staple or clip anything to your will. Marks raise questions.',
        'In many countries you can leave a will with an office, a notary or a register. Ask what there is.',
      ],
      h: ['The will is behind the clock that Uncle Fred took to be mended in spring.'],
    },
    scene: [
      'A family looks through eleven drawers on the worst day of the year.',
      'The copy is there, and the original is not.',
    ],
    why: [
      ['Often only the original counts.', 'If nobody finds your will, it is as if you had never made one.'],
      [
        'Whoever has to look for a will has other worries on that day.',
        'One sentence from you spares them the search.',
      ],
    ],
    parts: [
      [
        ['Choose a safe place', 'Decide where it lies'],
        ['Dry, locked, and not in the bank without a key.', 'Whoever made it can often keep it for you.'],
        'A box on a shelf',
      ],
      [
        ['Tell two people', 'Say where it is'],
        ['The one who carries it out and one in the family.', 'Nobody has to know what is in it.'],
        'Two people talking in a kitchen',
      ],
      [
        ['Throw old ones away', 'Keep only the newest'],
        ['Two wills lead to questions.', 'Ask how to do it properly.'],
        'A paper bin',
      ],
    ],
    turn: ['It takes a minute, and you are done.', 'Check again when you move.'],
    asks: ['Do you know where your parents keep theirs?', 'Where are your important papers?'],
    ends: { pati: 'Safe, known, only one.', fhl: 'Tell somebody today.' },
    caution: 'Rules on keeping and registering wills differ by country.',
    keep: 'the day when your will is signed',
    send: 'somebody who has just made a will',
    pic: { ask: 'A box or folder on a shelf, nothing readable', alt: 'A box on a shelf' },
    claims: [
      ['Original needed in many places; tell the executor', 'advice of law societies and public bodies'],
    ],
  },
  {
    id: 'what-should-stay-in-the-family',
    format: 'question',
    again: 7,
    emoji: '⌚',
    tags: ['FamilyStories', 'Heirlooms', 'TellUs'],
    only: WILLS,
    title: [
      'Which thing should always stay in your family?',
      'A watch, a recipe, a chair: what do you hand on?',
    ],
    cover: 'What should stay in the family?',
    gist: [
      'A watch, a cookery book, an old chair: which thing should always stay in your family, and why?',
      'It is often not the most valuable thing that matters most. Which one is it at your home?',
    ],
    subject: ['What should stay in the family?', 'A watch, a recipe, a chair'],
    hooks: {
      '*': [
        'Is there a thing in your family that has been handed down for years?',
        'Which old thing would you never give away?',
      ],
      pati: 'In many families the small things matter most.',
      fhl: 'Tell us about your favourite old thing.',
    },
    lines: {
      '*': [
        'Which thing should always stay in your family?',
        'What do you have from your grandparents, and do you use it?',
        'Do you know the story behind the oldest thing in your home?',
        "What would you like to have from your parents' home one day? Have you told them?",
      ],
      h: ['The ugliest vase always has the longest history.'],
    },
    scene: [
      'In the kitchen hangs a clock that has been wrong for thirty years, and nobody would part with it.',
      'A ring has been in the family for four weddings.',
    ],
    why: [['A thing tells of the person it came from.', 'Stories are best told while you can still ask.']],
    parts: [
      [
        'Something to wear',
        ['A watch, a ring, a scarf.', 'It still smells of grandmother a little.'],
        'An old watch on a table',
      ],
      [
        'Something from the kitchen',
        ['A recipe in handwriting, a pan.', 'The cake tastes right only in that tin.'],
        'A handwritten recipe book',
      ],
      [
        'Something from the house',
        ['A chair, a clock, a picture.', 'It has moved house with you four times.'],
        'An old chair by a window',
      ],
    ],
    turn: ['Show us a picture of it.', 'And tell your family the story.'],
    asks: ['Which thing is it?', 'Who had it before you?'],
    ends: { pati: 'We look forward to your stories.', fhl: 'We would love to see a picture.' },
    keep: 'the next family party',
    send: 'your brothers and sisters',
    pic: { ask: 'An old watch, a recipe book or a chair', alt: 'An old watch on a table' },
    claims: [['Families keep things for their story', 'common experience']],
  },
  {
    id: 'first-meeting-about-a-separation',
    format: 'checklist',
    again: 9,
    emoji: '📁',
    tags: ['Separation', 'FamilyLaw', 'FirstMeeting'],
    only: SEPARATIONS,
    title: [
      'A first meeting about a separation: what to bring',
      'Separating? What helps in a first talk with a lawyer',
    ],
    cover: 'Separating? The first talk',
    gist: [
      'For a first talk about a separation, bring a few dates, a rough list of what you own and owe, and your three most important questions. You need not have decided anything.',
      'You do not have to know what you want yet. A first talk is there to tell you what is possible.',
    ],
    subject: ['A first talk about separation', 'What to bring along'],
    hooks: {
      '*': [
        'You are thinking about a separation, and do not know where to begin? These notes help in a first talk.',
        'A first talk with a lawyer decides nothing. It shows you your options.',
      ],
      pati: 'A few notes make a first talk about separation useful.',
      fhl: 'You do not need to be strong on that day. A few notes are enough.',
    },
    lines: {
      '*': [
        'In a first talk about separation you need not have decided anything. You may just ask.',
        'Write down your three most important questions. When you are upset, it is easy to forget them.',
        'Bring somebody along, if you like. Ask beforehand whether they may be in the room.',
        'Do not sign anything at home before you have had it explained.',
      ],
      h: ['Tissues are provided, and so are biscuits. Both get used.'],
    },
    scene: [
      'For weeks you have been thinking about it, and you have told nobody.',
      'You have an appointment, and your head is full and empty at once.',
    ],
    why: [
      [
        'With a few facts you can be told what applies to you.',
        'General tips from friends often do not fit your case.',
      ],
      ['Knowing what is possible is calming.', 'Most people feel better once they know the next step.'],
    ],
    parts: [
      [
        'A few dates',
        ['Living together, wedding, children, separation.', 'Roughly is enough.'],
        'A sheet with a few dates, not readable',
      ],
      [
        'What you own and owe',
        ['Home, accounts, pensions, debts.', 'A rough list. Exact figures come later.'],
        'A folder on a table',
      ],
      [
        'What each of you earns',
        ['The last pay slip, if you have it.', 'And what you need each month.'],
        'A pay slip face down',
      ],
      [
        'How it is with the children',
        ['Where do they live, who looks after them, what do they need?', 'What works well at the moment?'],
        'A small rucksack in a hall',
      ],
      [
        'Your three questions',
        ['What worries you most at night?', 'Put that one first.'],
        'A note with three lines',
      ],
    ],
    turn: [
      'Afterwards take your time. There is no need to decide on that day.',
      'If you are in danger, get help at once. Do not wait for an appointment.',
    ],
    asks: ['What would you want to know first?', 'What helped you in a hard time?'],
    ends: { pati: 'Dates, list, income, children, questions.', fhl: 'One step after the other.' },
    caution: 'General information. What applies to you depends on your case and your country.',
    tick: true,
    keep: 'the evening before your appointment',
    send: 'a friend who is going through it',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'first (?:meeting|call|consult\\w*|appointment)|fixed fee|initial',
        lead: 'This is how a first talk works here.',
      },
    ],
    pic: { ask: 'A folder, a note and a cup of tea, nothing readable', alt: 'A folder and a cup of tea' },
    claims: [['Facts useful for a first consultation', 'family law practice']],
  },
  {
    id: 'two-homes-one-calendar',
    format: 'tip',
    again: 9,
    emoji: '🗓️',
    tags: ['CoParenting', 'FamilyLaw', 'SeparatedParents'],
    only: SEPARATIONS,
    title: [
      'Two homes, one calendar: tips for separated parents',
      'Separated parents: what makes weeks easier',
    ],
    cover: 'Two homes, one calendar',
    gist: [
      'A shared calendar, a fixed handover time and a bag that is always packed: three small things make life in two homes easier for children.',
      'Children in two homes need to know where they will be. One calendar that both parents see is a good start.',
    ],
    subject: ['Two homes, one calendar', 'Easier weeks for children'],
    hooks: {
      '*': [
        'Who has the gym kit, and when is the handover? A shared calendar takes much of the quarrel away.',
        'Life in two homes is easier for children if three small things are settled.',
      ],
      pati: 'Clear times make life in two homes easier.',
      fhl: 'It will not always go smoothly. These three things help.',
    },
    lines: {
      '*': [
        'One calendar for both parents, with school, doctor and handovers. Each can see it at any time.',
        'Let children hand nothing over: no messages, no bills. Write to each other yourselves.',
        'Keep handovers short, friendly and on time.',
        'Some things should be there twice: toothbrush, pyjamas, charger. Then less is forgotten.',
      ],
      h: ['The left football boot always lives in the other home.'],
    },
    scene: [
      'It is Sunday evening, and the maths book is in the other home.',
      'A child asks: where am I sleeping on Thursday?',
    ],
    why: [
      ['Children are calmer when they know what is coming.', 'A fixed plan means fewer questions for them.'],
      ['What is in the calendar need not be argued about.', 'Most quarrels between parents are about times.'],
    ],
    parts: [
      [
        ['Keep one calendar', 'Share a calendar'],
        ['Both can write in it.', 'For small children a paper one with two colours.'],
        'A calendar in two colours',
      ],
      [
        ['Fix the handover', 'Set day, time and place'],
        ['The school gate is a good place.', 'If something changes, write it in one sentence.'],
        'A school gate',
      ],
      [
        ['Have some things twice', 'Equip both homes'],
        ['Toothbrush, pyjamas, school things.', 'A favourite toy may travel.'],
        'Two toothbrushes in two cups',
      ],
    ],
    turn: [
      'Look at the plan together every few months. Children grow.',
      'If you cannot agree, a mediator can help.',
    ],
    asks: ['What has helped you most?', 'What gets forgotten most often?'],
    ends: { pati: 'One calendar, fixed times, some things twice.', fhl: 'You are doing well.' },
    keep: 'the next school term',
    send: 'parents with two homes',
    pic: { ask: 'A wall calendar in two colours, no names', alt: 'A wall calendar in two colours' },
    claims: [['Predictability and low conflict help children', 'advice of family services']],
  },
  {
    id: 'before-you-sign-a-settlement',
    format: 'checklist',
    again: 9,
    emoji: '🖊️',
    tags: ['EmploymentLaw', 'SettlementAgreement', 'WorkRights'],
    only: EMPLOYEES,
    title: [
      'Offered a settlement at work? Check this first',
      'A settlement agreement: what to look at before you sign',
    ],
    cover: 'Offered a settlement?',
    gist: [
      'If your employer offers you an agreement to leave, do not sign on the spot. Look at the sum, the date, the reference and what you give up, and get advice.',
      'An agreement to leave can be fair. Take the time to read it, and have it explained to you.',
    ],
    subject: ['Offered a settlement?', 'Check before you sign'],
    hooks: {
      '*': [
        'Your employer puts an agreement in front of you and a pen beside it. Take it home first.',
        'Offered money to leave your job? Look at these points before you sign.',
      ],
      pati: 'Do not sign an agreement to leave on the spot.',
      fhl: 'It is all right to say: I will read this at home.',
    },
    lines: {
      '*': [
        'Ask for time to read a settlement at work. A fair offer is still there next week.',
        'Look at what a settlement says about your reference. Have the wording added to it.',
        'Check what is paid when: notice, holiday, bonus, the settlement itself.',
        'In some countries a settlement counts only if somebody independent has advised you.',
      ],
      h: ['"Just sign here" is the shortest sentence with the longest consequences.'],
    },
    scene: [
      'You are called into a meeting, and on the table is a document with your name.',
      'After eleven years you are offered a sum, and you are to answer by Friday.',
    ],
    why: [
      [
        'With your signature you usually give up the right to claim anything later.',
        'A signed agreement is hard to take back.',
      ],
      [
        'Many points can be talked about, and not only the money.',
        'Reference, date and wording are often worth as much.',
      ],
    ],
    parts: [
      [
        'The sum, and what it is for',
        ['Notice, holiday, bonus and compensation are different things.', 'Ask what is left after tax.'],
        'A calculator and a letter, nothing readable',
      ],
      [
        'The date you leave',
        ['It decides on pay, pension and benefits.', 'Ask about your unemployment benefit before you sign.'],
        'A calendar with a marked day',
      ],
      [
        'The reference',
        ['Have the text agreed now.', 'And who answers when somebody calls.'],
        'A sheet with a signature',
      ],
      [
        'What you give up',
        ['Claims, contacts, the right to talk about it.', 'Is there a ban on working for a competitor?'],
        'A pen and a page',
      ],
      [
        'Who pays for advice',
        ['In some places the employer pays a part.', 'Ask about it before the meeting.'],
        'Two chairs at a desk',
      ],
    ],
    turn: [
      'Then decide in peace. Both yes and no are possible.',
      'Write down what was said in the meeting, on the same day.',
    ],
    asks: ['Would you know what to look for?', 'What would matter most to you?'],
    ends: { pati: 'Sum, date, reference, rights, advice.', fhl: 'Sleep on it, and then talk to somebody.' },
    caution:
      'General information. Deadlines can be short, and the rules differ by country. Get advice before you sign.',
    tick: true,
    keep: 'the day when you are offered one',
    send: 'a colleague who has been offered one',
    pic: { ask: 'A pen beside a closed folder', alt: 'A pen beside a folder' },
    claims: [
      [
        'Settlement terms to review; independent advice needed in some countries',
        'guidance of conciliation services and law societies',
      ],
    ],
  },
];
