// Letters, dates and what is written down.
import type { Idea } from '../../library/idea.ts';

export const LETTERS: readonly Idea[] = [
  {
    id: 'note-the-day-it-came',
    format: 'tip',
    again: 9,
    emoji: '✉️',
    tags: ['LegalTips', 'Deadlines', 'Letters'],
    title: 'Official letter: why you should note the day it arrived',
    cover: 'Write down the day it came',
    gist: [
      'Before you read an official letter, write on it the day it came and keep the envelope. Many deadlines run from a date, and it is not always the one printed at the top.',
      'The envelope is part of the letter. Postmark, day of arrival, who took it in: an adviser will ask for all of that before anything else.',
    ],
    subject: ['Before you read the letter', 'Do not throw away the envelope'],
    hooks: {
      '*': [
        'The first useful thing to do with an official letter takes a pen and four seconds.',
        'Everybody keeps the letter. Hardly anybody keeps the envelope.',
      ],
      pt: 'A deadline can depend on the day of delivery, so that day deserves a note.',
      fi: 'A letter with a stamp on it makes the heart beat. Give your hands something simple to do first.',
      a: 'Write the date of arrival on every official letter. Today, not later.',
      h: 'The most important document of the case went out with the recycling. It had a window in it.',
      l: 'A pencil note in a corner, and the worry has a place to begin.',
    },
    lines: {
      '*': [
        "An official letter has come? Write today's date on it before you read it. Many deadlines start from a date that only you know.",
        'Keep the envelope of an official letter and staple it to the page. Its postmark can matter more than the first paragraph.',
        'Letter from an authority: first the date you got it, then the date by which they want something. Ring both, then put the kettle on.',
        'If somebody else took the letter in, write down who and when. In three weeks nobody in the house will remember.',
      ],
      h: ['An unopened letter ages like milk and not like wine.'],
    },
    scene: [
      'The letter lies on the kitchen table for the third day, face down, under the newspaper.',
      '"When did this get to you?" asks the person across the desk, and two people look at each other and start to count back from a dentist\'s appointment.',
    ],
    why: [
      [
        'Time limits for objecting or answering can be short, and some of them begin on the day a letter is delivered.',
        'What you may still do about a letter often depends on one day, and nobody else was standing at your door when it came.',
      ],
      [
        'A date noted at once is believed more readily than one worked out later.',
        'Memory is poor at ordinary Tuesdays; a note made on the spot is not.',
      ],
    ],
    parts: [
      [
        'Write the day on the page',
        [
          'With your initials, in pencil if you like, in a corner where it covers nothing.',
          'It takes no longer than looking for your reading glasses.',
        ],
        'A hand pencilling a date in the corner of a blank letter',
      ],
      [
        'Keep the envelope with it',
        [
          'Stapled behind the letter it is never in the way, and the postmark stays with the words.',
          'Some envelopes carry the only trace of when and how they were sent.',
        ],
        'An empty envelope stapled to a sheet',
      ],
      [
        'Look for the last day',
        [
          'It often stands at the end, in small type, in a sentence about your rights.',
          'Read the back as well, since the time limit likes to live there.',
        ],
        'A finger on the last lines of a page',
      ],
    ],
    turn: [
      'Then read it slowly, and once more tomorrow.',
      'After that you can get help with the right facts in your hand.',
    ],
    asks: [
      'Where do official letters land in your home?',
      'Do you open such letters at once, or do they have to lie for a day?',
    ],
    ends: {
      pt: 'Three notes on the page spare an adviser three questions.',
      fi: 'Four seconds, and you have already done something about it.',
      a: 'Date, envelope, deadline. Then read.',
      h: 'The newspaper can go on top again afterwards.',
      l: 'Then the kettle, and the rest of the evening.',
    },
    work: 'In firms the letter crosses three desks before somebody asks when it came. A date stamp at the door costs less than any insurance.',
    keep: 'the next letter with a window in it',
    send: 'somebody who lets the post lie',
    caution:
      'How a time limit is counted differs between countries and kinds of letter. Ask somebody qualified early.',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'price'],
        about: 'first (?:meeting|consult|call|conversation)|initial (?:meeting|call|consult)|consultation',
        lead: 'If you would like somebody to read it with you.',
      },
      {
        kinds: ['process', 'policy'],
        about: '(?:reply|answer|respond)[^.]*(?:day|hour)',
        lead: 'How soon letters are answered here:',
      },
    ],
    pic: {
      ask: 'A blank envelope and a pencil on a kitchen table, no names readable',
      alt: 'An envelope and a pencil on a kitchen table',
    },
    claims: [
      ['Time limits may run from delivery', 'common to many legal systems; stated as variable'],
      ['Postmarks and envelopes can serve as evidence of dates', 'practice of law offices'],
    ],
  },
  {
    id: 'let-it-lie',
    format: 'myth',
    again: 10,
    emoji: '🗄️',
    tags: ['LegalMyths', 'CourtLetters', 'LegalTips'],
    title: 'What happens if you ignore a letter from a court?',
    cover: 'Silence is also an answer',
    myth: 'If you do not answer a letter from a court, nothing can happen',
    short: 'It goes on without you, and usually against you.',
    gist: [
      'A court does not need you to join in. In many countries a case that nobody answers can be decided on what the other side has said.',
      'Not answering feels like putting the matter on hold. For the court it can mean that you have nothing to say against it.',
    ],
    subject: ['What silence says to a court', 'The letter in the drawer goes on working'],
    hooks: {
      '*': [
        'In the drawer the letter is quiet. Elsewhere the matter goes on.',
        '"I never replied, so they cannot do anything." They can.',
      ],
      pt: 'Procedure does not wait for the unwilling; it only records that they were given the chance.',
      fi: 'Hiding a letter is human. Everybody has a drawer for it. Open the drawer today.',
      a: 'Answer the court. Always, and in time.',
      h: 'The ostrich has never won an appeal.',
      l: 'Silence is elegant in many rooms. A courtroom is not one of them.',
    },
    lines: {
      '*': [
        'Ignoring a court letter does not stop the case. In many places it means that only one side gets heard.',
        'A short reply in time is worth more than a brilliant one a week late.',
        'Cannot answer by the date? Say so before it. Courts can often give more time to those who ask early, and seldom to those who ask late.',
        'If a letter from a court makes no sense to you, ring the number at the top. They may not advise you, but they can say what is wanted and by when.',
      ],
      h: ['The drawer with the batteries and the menus is not a court of appeal.'],
    },
    scene: [
      'In the second drawer from the top, between dead batteries and takeaway menus, lies a letter with a coat of arms.',
      'Somebody finds out about a judgement from a bill. It has been final since spring.',
    ],
    why: [
      [
        'Courts have rules for the person who stays away, because otherwise everybody would.',
        'If staying silent stopped a case, there would be no cases.',
      ],
      [
        'Undoing a decision is much harder than taking part in one, where it can be undone at all.',
        'What would have been a page in March is a fight in September.',
      ],
    ],
    parts: [
      [
        'Find the date by which to answer',
        [
          'It is in the letter or in the leaflet that came with it.',
          "Put it into the calendar with a week's warning.",
        ],
        'A calendar with one day ringed',
      ],
      [
        'Send something in time',
        [
          'Even a few lines saying that you disagree and want to explain keep some doors open. Ask what form it needs.',
          'In some procedures there is a form for it; in others a letter will do. Find out which.',
        ],
        'An envelope going into a post box',
      ],
      [
        'Get advice before the date',
        [
          'There are law centres, legal advice hours and duty schemes in many places, some of them free.',
          'A short conversation now spares a long one later.',
        ],
        'Two chairs and a lamp at a small table',
      ],
    ],
    turn: [
      'The letter is not there to frighten you. It is there to ask you.',
      'Whoever answers is in the room.',
    ],
    asks: [
      'What makes official letters so hard to answer?',
      'Which letter did you put off longest, and how did it end?',
    ],
    ends: {
      pt: 'Participation is a right that lapses quietly.',
      fi: 'One page, one stamp, and you will sleep better.',
      a: 'Reply. In time. In writing.',
      h: 'And put the batteries out for recycling while you are there.',
      l: 'Open, read, answer. Then close the drawer.',
    },
    keep: 'the day a court writes to you',
    send: 'a friend with a full drawer',
    caution:
      'What may be done, and by when, differs from country to country and from court to court. Take advice on your own case.',
    own: [
      {
        kinds: ['service', 'place', 'process'],
        about: 'court|litigat|dispute|legal aid|represent',
        lead: 'Some letters are better answered by two.',
      },
      {
        kinds: ['hours', 'process', 'place'],
        about: 'appointment|(?:phone|call) (?:us|lines)|consultation|open(?:ing)? hours',
        lead: 'Better to ask too early than too late.',
      },
    ],
    pic: {
      ask: 'A half-open drawer with an envelope among batteries and menus',
      alt: 'A drawer with an envelope lying among odds and ends',
    },
    claims: [
      ['Judgement by default exists in many legal systems', 'civil procedure textbooks'],
      [
        'Extensions are more readily given before a deadline',
        'court practice; stated as frequent, not certain',
      ],
    ],
  },
  {
    id: 'the-note-of-the-same-evening',
    format: 'howto',
    again: 10,
    emoji: '📝',
    tags: ['KeepRecords', 'LegalTips', 'Evidence'],
    title: 'How to keep a record of a dispute that people will believe',
    cover: 'Write it down the same evening',
    gist: [
      'Write down what happened on the evening it happened: when, where, who, the words as spoken, and nothing about how you felt. Such a note is worth more than a year of remembering.',
      'Notes made at the time beat memories made later. Date, place, people, exact words; leave out the adjectives.',
    ],
    subject: ['A page for the same evening', 'What to note while you still know it'],
    hooks: {
      '*': [
        'By Friday you will remember the quarrel and no longer the sentence.',
        'In a dispute the winner is often the one who owned a pencil.',
      ],
      pt: 'A contemporaneous note carries weight because it was made before anybody knew what it would be needed for.',
      fi: 'You had a bad conversation today. Before you sleep, give it one page, and then it may leave your head.',
      a: 'Write it down today. Tomorrow you will already be telling a story.',
      h: 'Everyone remembers exactly what was said. That is how you get five versions.',
      l: 'A plain notebook, a dated page, a steady hand.',
    },
    lines: {
      '*': [
        'Trouble with a landlord, a boss, a builder? One dated page the same evening: who, where, when, which words. It ages better than memory.',
        'Write what was said in quotation marks, as near as you can. "He was rude" proves nothing. His sentence may.',
        'Do not improve an old note. Add a new one with a new date: corrections in the margin make people suspicious.',
        'Send yourself the note as a mail. Then it has a date that nobody typed by hand.',
      ],
      h: ['"He was very unfriendly in general" has never been underlined by anyone.'],
    },
    scene: [
      'Twenty past six, the door has just shut, and every word is still in the air.',
      'Two neighbours, a hedge and eleven years of remarks. On paper there are none of them.',
    ],
    why: [
      [
        'Memory rewrites itself each time it is told, mostly in our own favour, and without asking.',
        'With every telling a memory gets smoother, and what made it useful were the edges.',
      ],
      [
        'Whoever decides later was not there and has to choose between two voices; paper is a third.',
        'A judge, an insurer, a manager: they all ask what was noted when.',
      ],
    ],
    parts: [
      [
        'Put day, hour and place first',
        ['Then nobody has to place it afterwards by the weather.', 'A note without a date is a poem.'],
        'The top of a notebook page with a line for the date',
      ],
      [
        'Name everyone who was there',
        [
          'Also those who only walked past; they may have heard it.',
          'Full names if you have them, "the man with the ladder" if you do not.',
        ],
        'Three empty chairs round a table',
      ],
      [
        'Quote the words',
        [
          'In the order in which they fell, yours too, even those you regret.',
          'Swearing stays in. It is evidence and not style.',
        ],
        'A hand writing in a notebook by a lamp',
      ],
      [
        'Leave out what you think',
        [
          'Facts on this page, feelings on another, and only the first one goes into the folder.',
          'An opinion in the margin makes the whole page look like one.',
        ],
        'A pencil crossing out one word',
      ],
    ],
    turn: ['Sign it, date it, put it away.', 'Then you are allowed to forget it.'],
    asks: [
      'What do you wish you had written down at the time?',
      'Notebook, phone or memory: where do you keep what people promise?',
    ],
    ends: {
      pt: 'Primary evidence is mostly made by people who had no idea that it was.',
      fi: 'And then go for a walk. The page will remember it for you.',
      a: 'Same evening. Facts only. Dated.',
      h: 'The hedge, by the way, has noticed nothing.',
      l: 'Close the notebook. It knows.',
    },
    work: 'Managers, keep such a page after every difficult conversation, and let the other side have a copy. Most disputes about what was agreed die at the sight of it.',
    keep: 'the evening after a difficult talk',
    send: 'somebody who is quarrelling with a landlord',
    caution:
      'Recording people secretly is an offence in some countries. A written note is not a recording; ask before you make one.',
    pic: {
      ask: 'A notebook with a blank dated page, a pencil, lamplight',
      alt: 'An open notebook and a pencil in lamplight',
    },
    claims: [
      [
        'Notes made at the time carry more weight than later recollection',
        'rule of evidence in many systems, textbook',
      ],
      ['Memory changes with retelling', 'psychology textbook'],
      ['Secret recording may be unlawful', 'varies by country; stated so'],
    ],
  },
  {
    id: 'keep-the-whole-thread',
    format: 'howto',
    again: 11,
    emoji: '📱',
    tags: ['DigitalEvidence', 'LegalTips', 'KeepRecords'],
    title: 'How to save chats and mails that you may need later',
    cover: 'Save the whole thread',
    gist: [
      'One screenshot shows a sentence. More useful later is the whole thread, with names, dates and the lines around it, kept somewhere other than the phone.',
      'Chats vanish with phones, accounts and tempers. Export the complete conversation, leave it unedited, and put a copy elsewhere.',
    ],
    subject: ['The screenshot is not enough', 'Before the phone falls into the sink'],
    hooks: {
      '*': [
        'The message that would settle everything was on the old phone.',
        'A screenshot of one sentence proves mainly that you can take a screenshot.',
      ],
      pt: 'Context, completeness and date make a message usable; a cropped image has none of them.',
      fi: 'Something in your chats may matter one day. Ten quiet minutes now are enough.',
      a: 'Export the thread. Do not crop it.',
      h: '"I have it somewhere on my phone" is a legal term for "no".',
      l: 'A conversation, kept whole, keeps its meaning.',
    },
    lines: {
      '*': [
        'Keep a chat that may matter as an export of the whole thread. A single screenshot has no before and no after.',
        'Do not delete your own bad sentences from a thread. A gap looks worse than the sentence.',
        'Scroll up until the name and the date can be seen, then take the picture. Without them it could be from anyone, ever.',
        'Forward important mails as attachments or save them as files. A printout loses the lines that show where they came from.',
      ],
      h: ['The phone went into the sink with full knowledge of the facts.'],
    },
    scene: [
      'A thumb scrolls through three years of holiday pictures, looking for one "yes, fine by me".',
      'She shows the screenshot. He shows his. They are two halves of the same joke, and it was one.',
    ],
    why: [
      [
        'A sentence means what the sentences around it make it mean, and anybody who has to judge will ask for those.',
        '"Sure, no problem" can be a promise or a sigh. The line before it decides.',
      ],
      [
        'Phones break, accounts get closed, messages can be set to vanish.',
        'The other side may delete, and your own phone may drown.',
      ],
    ],
    parts: [
      [
        'Export the entire conversation',
        [
          'Most messengers can do it in the menu of the chat; look for export.',
          'It comes out as a dull text file, which is what you want.',
        ],
        'A phone screen with a blurred chat',
      ],
      [
        'Keep names and dates visible',
        [
          'Show once who stands behind the number, in the contact itself.',
          'A nickname with a parrot on it has to be explained later.',
        ],
        'A thumb at the top edge of a phone',
      ],
      [
        'Change nothing',
        [
          'No cropping, no arrows, no smileys across it. Make your marks on a copy.',
          'An untouched file answers questions; an edited one raises them.',
        ],
        'Two identical sheets side by side',
      ],
      [
        'Put a copy somewhere else',
        [
          'A second device, or a stick in a drawer.',
          'Two places are enough, as long as they are not the same pocket.',
        ],
        'A memory stick lying in a drawer',
      ],
    ],
    turn: [
      'Then leave the thread alone and answer politely.',
      'After that the phone may fall where it likes.',
    ],
    asks: [
      'Have you ever needed an old message and not had it?',
      'Do you tidy up your chats, or is everything in there since forever?',
    ],
    ends: {
      pt: 'Whole, unedited, copied: the three tests of a useful record.',
      fi: 'May you never need it.',
      a: 'Export today.',
      h: 'And let the phone dry in peace.',
      l: 'Kept, and out of sight.',
    },
    keep: 'the evening before you change phones',
    send: 'somebody who is about to get a new phone',
    caution:
      'Whether and how messages count as evidence differs by country. Save only what was sent to you or by you.',
    pic: {
      ask: 'A phone face up on a table beside a memory stick, screen dark',
      alt: 'A dark phone and a memory stick on a table',
    },
    claims: [
      ['Complete, unaltered threads are stronger evidence than excerpts', 'practice of law offices'],
      ['Messengers offer an export of chats', 'published functions of common messengers; stated as "most"'],
    ],
  },
];
