// Letters, dates and what is written down.

import type { Idea } from '../../library/idea.ts';
import { NO_DISPUTES } from './kinds.ts';

export const LETTERS: readonly Idea[] = [
  {
    id: 'note-the-day-it-came',
    format: 'tip',
    again: 9,
    emoji: '✉️',
    tags: ['LegalTips', 'Deadlines', 'Letters'],
    title: 'Official letter: why you should note the day it arrived',
    cover: 'Date every official letter',
    gist: [
      'Before you read an official letter, write on it the day it came and keep the envelope. Many deadlines run from a date, and it is not always the one printed at the top.',
      'The envelope is part of the letter. Postmark, day of arrival, who took it in: an adviser will ask for all of that before anything else.',
    ],
    subject: ['Before you read the letter', 'Do not throw away the envelope'],
    hooks: {
      '*': [
        'An official letter has come? Write the date on it before you read it.',
        'Everybody keeps the official letter. Hardly anybody keeps the envelope.',
      ],
      pt: 'A deadline can depend on the day when a letter arrived, so write that day down.',
      fi: "An official letter makes the heart beat. Start with something simple: write today's date on it.",
      a: 'Write the date of arrival on every official letter. Today, not later.',
      h: 'The most important paper of the case went out with the {recycling|trash}. It was the envelope.',
      l: 'One small date on an official letter, and you can think calmly.',
    },
    lines: {
      '*': [
        "An official letter has come? Write today's date on it before you read it. Many deadlines start from a date that only you know.",
        'Keep the envelope of an official letter and staple it to the page. Its postmark can matter more than the first paragraph.',
        'A letter from an authority: look for the date by which they want an answer, and {ring|circle} it. Then put the kettle on.',
        'If somebody else took the letter in, write down who and when. In three weeks nobody in the house will remember.',
      ],
      h: ['An unopened official letter gets worse with time, like milk.'],
    },
    scene: [
      'The letter lies on the kitchen table for the third day, face down, under the newspaper.',
      '"When did you get this letter?" asks the lawyer. Two people look at each other and count on their fingers.',
    ],
    why: [
      [
        'The time to answer or object can be short, and it often starts on the day a letter arrives.',
        'What you can still do about a letter may depend on one day, and only you know it.',
      ],
      [
        'A date written down at once is believed. One worked out later is doubted.',
        'Nobody remembers an ordinary Tuesday three weeks later.',
      ],
    ],
    parts: [
      [
        'Note the day on the page',
        ['In pencil, in a corner where it covers nothing.', 'It takes four seconds.'],
        'A hand pencilling a date in the corner of a blank letter',
      ],
      [
        'Keep the envelope',
        [
          'Staple it behind the letter, so that the postmark stays with it.',
          'It may be the only proof of when the letter was sent.',
        ],
        'An empty envelope stapled to a sheet',
      ],
      [
        'Look for the deadline',
        ['It is often at the end, in small type.', 'Read the back as well. Deadlines are often there.'],
        'A finger on the last lines of a page',
      ],
    ],
    turn: ['Then read it slowly, and again tomorrow.', 'Now you can get help and have the facts ready.'],
    asks: [
      'Where do official letters lie in your home?',
      'Do you open such letters at once, or let them lie for a day?',
    ],
    ends: {
      pt: 'With the date on it, an adviser can help you at once.',
      fi: 'Four seconds, and you have done something about it.',
      a: 'Date, envelope, deadline. Then read.',
      h: 'Then make tea, and only then open it.',
      l: 'And then put the kettle on.',
    },
    work: 'In a firm a letter often lies on three desks before somebody asks when it came. Stamp the date on it at the door.',
    keep: 'the next letter with a window in it',
    send: 'somebody who does not open the {post|mail}',
    caution: 'Ask us early which deadline applies to your letter.',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'price'],
        about: 'first (?:meeting|consult|call|conversation)|initial (?:meeting|call|consult)|consultation',
        lead: 'If you would like us to read it with you:',
      },
      {
        kinds: ['process', 'policy'],
        about: '(?:reply|answer|respond)[^.]*(?:day|hour)',
        lead: 'How soon you get an answer from us:',
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
    cover: 'Always answer the court',
    myth: 'If you do not answer a letter from a court, nothing can happen',
    short: 'It can: the case goes on without you, and often against you.',
    gist: [
      'A court does not wait for you. If you do not answer a court letter, the case can be decided on what the other side has said.',
      'Not answering a court letter does not stop anything. The court may take it that you have nothing to say.',
    ],
    subject: ['Answer every letter from a court', 'The court letter in the drawer'],
    hooks: {
      '*': [
        'You put the letter from the court in a drawer. The case goes on all the same.',
        '"I never answered the court, so they cannot do anything." They can.',
      ],
      pt: 'A court gives you the chance to answer. If you do not take it, it decides without you.',
      fi: 'Hiding a court letter is human. Open the drawer today.',
      a: 'Answer a court letter, always, and in time.',
      h: 'No ostrich has ever won in court.',
      l: 'A letter from a court gets no easier by lying there.',
    },
    lines: {
      '*': [
        'Ignoring a court letter does not stop the case. In many places it means that only one side gets heard.',
        'A short reply in time is worth more than a brilliant one a week late.',
        'Do you need more time to answer a court? Ask before the date. Afterwards it is often too late.',
        'If you do not understand a court letter, {ring|call} the number at the top. They cannot advise you, but they can tell you what they want and by when.',
      ],
      h: ['The drawer with the batteries and the menus is no place for a court letter.'],
    },
    scene: [
      'In the second drawer, between dead batteries and takeaway menus, lies a letter from the court.',
      'Somebody learns from a bill that a court has decided. That was in spring.',
    ],
    why: [
      [
        'If you could stop a case by not answering, nobody would answer.',
        'So a court may go on without you.',
      ],
      [
        'A decision is much harder to undo than to prevent.',
        'In March it would have been one page. In September it is a fight.',
      ],
    ],
    parts: [
      [
        'Find the date in the letter',
        [
          'It is in the letter or on the sheet that came with it.',
          'Put it in your calendar, and a reminder a week before.',
        ],
        'A calendar with one day ringed',
      ],
      [
        'Send something in time',
        [
          'Even a few lines can help. Ask which form they need.',
          'There may be a form for it. If not, write a letter.',
        ],
        'An envelope going into a post box',
      ],
      [
        'Get advice before that date',
        ['In many places there is free legal advice too.', 'A short talk now saves a long one later.'],
        'Two chairs and a lamp at a small table',
      ],
    ],
    turn: ['The letter only asks you something. Answer it.', 'If you answer, somebody hears your side.'],
    asks: ['What makes official letters so hard to answer?', 'Which letter did you put off longest?'],
    ends: {
      pt: 'Nobody can hear you if you do not write.',
      fi: 'One page, and you will sleep better.',
      a: 'In writing, and in time.',
      h: 'And take the dead batteries with you.',
      l: 'Open it, read it, answer it. Then shut the drawer.',
    },
    keep: 'the day a court writes to you',
    send: 'a friend with a full drawer',
    caution: 'What you can do, and by when, depends on your case. Ask us, and bring the letter.',
    own: [
      {
        kinds: ['service', 'place', 'process'],
        about: 'court|litigat|dispute|legal aid|represent',
        lead: 'If a court has written to you:',
      },
      {
        kinds: ['hours', 'process', 'place'],
        about: 'appointment|(?:phone|call) (?:us|lines)|consultation|open(?:ing)? hours',
        lead: 'Ask us early:',
      },
    ],
    unless: NO_DISPUTES,
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
    cover: 'Write it down today',
    gist: [
      'After a difficult talk, write down the same evening when it was, where, who was there and what was said. In a dispute that helps more than any memory.',
      'A note from the same day is believed. Write down the date, the place, the people and the words, and leave out your opinion.',
    ],
    subject: ['Write it down the same evening', 'What to note after a dispute'],
    hooks: {
      '*': [
        'After a quarrel, write down what was said. By Friday you will not remember the words.',
        'In a dispute it helps whoever wrote things down at the time.',
      ],
      pt: 'A note from the same day is believed because nobody knew then that it would be needed.',
      fi: 'Did you have a bad conversation today? Write one page about it, and then let it go.',
      a: 'Write it down today. Tomorrow you will remember it differently.',
      h: 'After a quarrel everybody remembers exactly what was said, and everybody remembers something else.',
      l: 'A notebook, a date, and what was said.',
    },
    lines: {
      '*': [
        'Trouble with a landlord, a boss, a builder? One dated page the same evening: who, where, when, which words. It ages better than memory.',
        'After a quarrel, write what was said in quotation marks. "He was rude" proves nothing. His sentence may.',
        'Do not change an old note about a dispute. Write a new one with a new date.',
        'Send yourself the note as an email. Then it has a date that nobody can doubt.',
      ],
      h: ['"He was very unfriendly in general" has never helped anybody in court.'],
    },
    scene: [
      'Twenty past six, the door has just shut, and you still know every word.',
      'Two neighbours, one hedge, eleven years of remarks. And nobody wrote down a single one.',
    ],
    why: [
      [
        'Each time we tell a story it changes a little, mostly in our own favour.',
        'After a month you remember how you felt, and no longer what was said.',
      ],
      [
        'Whoever decides was not there. A note helps them to see who is right.',
        'Judges and insurers all ask what was noted, and when.',
      ],
    ],
    parts: [
      [
        'Date, hour and place first',
        ['Then nobody has to guess later.', 'A note without a date is worth little.'],
        'The top of a notebook page with a line for the date',
      ],
      [
        'Name everyone who was there',
        [
          'Those too who only walked past. They may have heard it.',
          'If you do not know a name, write "the man with the ladder".',
        ],
        'Three empty chairs round a table',
      ],
      [
        'Write down the exact words',
        ['Yours too, even those you regret.', 'Write down swear words as well.'],
        'A hand writing in a notebook by a lamp',
      ],
      [
        'Leave out your opinion',
        [
          'Only facts on this page. What you felt goes on another.',
          'One angry remark, and the whole page looks like anger.',
        ],
        'A pencil crossing out one word',
      ],
    ],
    turn: ['Sign it, and put it away.', 'Now you may forget it.'],
    asks: [
      'What do you wish you had written down at the time?',
      'Notebook, phone or memory: where do you keep what people promise?',
    ],
    ends: {
      pt: 'The best proof is mostly written by people who did not know that it would be one.',
      fi: 'And then go for a walk.',
      a: 'Tonight, only facts, with a date.',
      h: 'Neither side has asked the hedge.',
      l: 'Then shut the notebook.',
    },
    work: 'Do you lead a team? Write such a page after every difficult talk, and give the other person a copy.',
    keep: 'the evening after a difficult talk',
    send: 'somebody who is quarrelling with a landlord',
    caution: 'Do not record people secretly without asking us first. A written note is fine.',
    unless: NO_DISPUTES,
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
    cover: 'Save the whole chat',
    gist: [
      'One screenshot shows a sentence. More useful later is the whole thread, with names, dates and the lines around it, kept somewhere other than the phone.',
      'Phones break and chats vanish. Export the whole conversation, change nothing, and keep a copy somewhere else.',
    ],
    subject: ['One screenshot is not enough', 'Save your chats before the phone breaks'],
    hooks: {
      '*': [
        'The message that would have proved it was on the old phone.',
        'A screenshot of one message proves very little. Save the whole chat.',
      ],
      pt: 'A message helps you if it has a date, a name and the lines before it.',
      fi: 'Might you need a chat one day? Ten minutes now are enough to save it.',
      a: 'Export the whole chat. Do not crop it.',
      h: '"It is somewhere on my phone" means that nobody will ever find it.',
      l: 'A chat that is saved whole can still be understood in years.',
    },
    lines: {
      '*': [
        'Might a chat matter one day? Export all of it. One screenshot has no before and no after.',
        'Do not delete your own bad sentences from a chat. A gap looks worse.',
        'For a screenshot of a chat, scroll up until the name and the date can be seen.',
        'Save important emails as files. A printout does not show where they came from.',
      ],
      h: ['The phone fell into the sink, and with it the proof.'],
    },
    scene: [
      'You scroll through three years of {holiday|vacation} pictures, looking for one "yes, fine by me".',
      'She shows her screenshot, he shows his. Both are half of the same chat.',
    ],
    why: [
      [
        'What a message means depends on the ones before it.',
        '"Sure, no problem" may be a promise or a sigh. The line before tells you which.',
      ],
      [
        'Phones break, accounts get closed, messages can be set to vanish.',
        'The other side may delete it, and you may lose your phone.',
      ],
    ],
    parts: [
      [
        'Export the entire conversation',
        [
          'In most messengers it is in the menu of the chat.',
          'You get a plain text file, and that is what you need.',
        ],
        'A phone screen with a blurred chat',
      ],
      [
        'Show the names and dates',
        [
          'Take one picture of the contact too, with the number.',
          'Later nobody knows who was behind a nickname.',
        ],
        'A thumb at the top edge of a phone',
      ],
      [
        'Do not change anything',
        ['Nothing cropped, nothing marked. Mark only a copy.', 'If you edit it, people will ask why.'],
        'Two identical sheets side by side',
      ],
      [
        'Keep a second copy elsewhere',
        ['On another device or on a memory stick.', 'Not in the same pocket.'],
        'A memory stick lying in a drawer',
      ],
    ],
    turn: ['Then go on answering politely.', 'Now the phone may break.'],
    asks: [
      'Have you ever needed an old message and not had it?',
      'Do you delete chats, or do you keep them all?',
    ],
    ends: {
      pt: 'Whole, unchanged, copied.',
      fi: 'With luck you will never need it.',
      a: 'Export today.',
      h: 'Put the phone in a bag of rice. The chat is safe.',
      l: 'Saved, and out of mind.',
    },
    keep: 'the evening before you change phones',
    send: 'somebody who is about to get a new phone',
    caution: 'Save only what was sent to you or by you. Ask us whether it can help in your case.',
    unless: NO_DISPUTES,
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
