// While the work goes on: mails, drafts, feedback, decisions, holidays.
import type { Idea } from '../../library/idea.ts';
import { LAW_OFFICES } from '../whom.ts';

export const WORKING: readonly Idea[] = [
  {
    id: 'the-question-goes-on-top',
    format: 'howto',
    again: 9,
    emoji: '✉️',
    tags: ['EmailTips', 'ClearWriting', 'ClientTips'],
    title: ['How to write an email that gets a quick answer', 'Want a quick reply? Put the question first'],
    cover: 'An email that gets an answer',
    gist: [
      'Put your question in the first line of an email, then the date by which you need the answer, then the facts. Leave the background to the end.',
      'An email is answered faster when the question stands at the top. Three short steps do it.',
    ],
    subject: ['An email that gets an answer', 'Put your question first'],
    hooks: {
      '*': [
        'Long emails are often answered last. These four steps get you a quicker reply.',
        'Waiting for a reply? The first line of your email can make the difference.',
      ],
      pati: 'Put the question first, and the answer comes sooner.',
      fhl: 'Want a quick reply, from us or anybody? Try this order in your next email.',
    },
    lines: {
      '*': [
        'Put the question in the first line of your email. The background can follow below.',
        'One email, one subject. Two questions in one mail often get one answer.',
        'Write by when you need an answer, and why. "Before Friday, because we sign on Monday" works better than "urgent".',
        'Write the matter in the subject line, with a name or date. It helps both of you to find the email again.',
      ],
      h: ['"Quick question" in the subject line, and four pages below it. Try it the other way round.'],
    },
    scene: [
      'You explain everything from the beginning, and the question comes in the last line.',
      'An email waits for days because nobody could see what it asked for.',
    ],
    why: [
      [
        'Many emails are read on a phone, between two other things.',
        'A reader decides in a few seconds whether they can answer now or later.',
      ],
      [
        'With the question known, the rest is read with the right eyes.',
        'A clear question gets a clear answer.',
      ],
    ],
    parts: [
      [
        ['Begin with the question', 'Write the question first'],
        ['One sentence with a question mark.', 'If you need two answers, number them.'],
        'A short message on a screen',
      ],
      [
        ['Say by when', 'Add the date'],
        ['Give the reason for it as well.', 'If it can wait, write that too. It is welcome.'],
        'A calendar on a desk',
      ],
      [
        ['Add what is needed to answer', 'Give the facts'],
        ['Number, date, photo, the name of the person concerned.', 'What would you be asked if you called?'],
        'A paper clip on two sheets',
      ],
      [
        ['Put the background last', 'Leave the story for the end'],
        ['Whoever wants it will read on.', 'Often it is not needed at all.'],
        'A hand moving a sheet to the back',
      ],
    ],
    turn: [
      'Read it once before you send it, as if you knew nothing.',
      'Is it getting long? Then a call may be quicker.',
    ],
    asks: ['What makes you answer an email at once?', 'Do you write long emails or short ones?'],
    ends: {
      pati: 'Question, date, facts, background: in that order.',
      fhl: 'Short emails are not rude. They are a kindness.',
    },
    keep: 'your next important email',
    send: 'a colleague who writes long emails',
    pic: {
      ask: 'A short email draft on a screen, nothing private readable',
      alt: 'A short message on a screen',
    },
    claims: [['Requests placed first are answered sooner', 'business writing practice']],
  },
  {
    id: 'call-or-write',
    format: 'either',
    again: 7,
    emoji: '💬',
    tags: ['CallOrEmail', 'ThisOrThat', 'StayInTouch'],
    title: ['Phone or email: how do you like to get news?', 'Do you prefer a call or an email?'],
    cover: 'Phone or email?',
    gist: [
      'Some people like to talk things through on the phone, others want it in writing. How do you like to hear from somebody who works for you?',
      'A call clears things up quickly. An email can be read again. Which do you prefer?',
    ],
    subject: ['Phone or email?', 'How do you like to hear from us?'],
    hooks: {
      '*': [
        'When there is news about your matter: would you rather get a call or an email?',
        'A simple question: phone or email?',
      ],
      pati: 'Phone or email: it helps to know what a customer prefers.',
      fhl: 'Be honest: do you pick up, or do you wait for the email?',
    },
    lines: {
      '*': [
        'Phone or email: how do you like to get news?',
        'Good news by email, difficult news by phone: would you agree?',
        'A missed call from somebody who works for you: do you call back, or do you wait for an email?',
        'Do you read long emails to the end, or would you rather be called?',
      ],
      h: ['Some people call to ask whether their email has arrived. Are you one of them?'],
    },
    scene: [
      'Your phone shows a missed call. Do you call back or write?',
      'There is a decision to make, and you have a quiet minute.',
    ],
    why: [
      [
        'People differ in this, so it helps to say it.',
        'It is good to know at the start how you can be reached.',
      ],
    ],
    parts: [
      [
        'A phone call',
        [
          'Quick, personal, and every question is answered at once.',
          'Best when something is hard to explain.',
        ],
        'A phone in a hand',
      ],
      [
        'An email',
        [
          'You read it when you have time, and you can find it again.',
          'Best for dates, sums and anything you want to keep.',
        ],
        'An open laptop',
      ],
    ],
    turn: ['Many do both: talk first, then a short note.', 'Whatever you prefer, just say so at the start.'],
    asks: ['Phone or email?', 'Which one gets a quicker answer from you?'],
    ends: {
      pati: 'Say what you prefer, and it can be done that way.',
      fhl: 'One word is enough: phone or email?',
    },
    keep: 'the start of your next project',
    send: 'somebody who never picks up the phone',
    pic: { ask: 'A phone beside an open laptop on a desk', alt: 'A phone beside a laptop' },
    claims: [['Speech and writing suit different messages', 'common experience']],
  },
  {
    id: 'the-page-you-would-rather-not-show',
    format: 'tip',
    again: 10,
    emoji: '🗂️',
    tags: ['FirstMeeting', 'ClientTips', 'GoodAdvice'],
    title: ['Tell your adviser the awkward part first', 'What to tell an adviser at the start'],
    cover: 'Tell the awkward part first',
    gist: [
      'Is there a letter you did not answer or a date you missed? Tell your adviser at the start. It is seldom as bad as it feels, and advice is only right when all the facts are there.',
      'The part that you would rather not mention is often the part that matters. Say it in the first ten minutes.',
    ],
    subject: ['Tell the awkward part first', 'What to say at the start'],
    hooks: {
      '*': [
        'Is there one page in the folder that you would rather not show? Show that one first.',
        'Missed a date, or left a letter unopened? Say so at the start.',
      ],
      pati: 'Advice is only as good as the facts. Start with the awkward ones.',
      fhl: 'Nobody will tell you off. Really, it has all been seen before.',
    },
    lines: {
      '*': [
        'Tell an adviser about missed dates at once. Early on there is usually more that can be done.',
        'Unopened letters? Bring them along, with their envelopes. Opening them together takes five minutes.',
        'Write down what happened, with dates, on one page. It is the best preparation for a meeting.',
        'Also say what the other side would tell. Your adviser can only prepare for what they know.',
      ],
      h: ['"One more thing", said at the door with the coat on, is usually the main thing.'],
    },
    scene: [
      'The meeting went well, and at the door you remember the letter from spring.',
      'The papers are in order, apart from the one that stayed at home.',
    ],
    why: [
      [
        'One missing fact can make good advice wrong.',
        'A plan that leaves out something important has to be made twice.',
      ],
      [
        'What feels embarrassing to you is everyday work for an adviser.',
        'Others have brought the same letter before you.',
      ],
    ],
    parts: [
      [
        ['Put the difficult paper on top', 'Show the difficult paper first'],
        [
          'After two minutes it is said, and the rest of the time goes into solving it.',
          'You will be relieved, and the talk gets easier.',
        ],
        'A folder with one envelope on top',
      ],
      [
        ['Write down the dates', 'List what happened when'],
        [
          'A short list is enough, without opinions.',
          'When did the letter come, when did you answer, when is it due?',
        ],
        'A handwritten list of dates',
      ],
      [
        ['Say what the other side would say', 'Tell both sides'],
        ['You need not agree with it.', 'It shows which questions will come.'],
        'Two chairs at a table',
      ],
    ],
    turn: [
      'From there on it is about what can be done.',
      'Most people leave such a talk lighter than they came.',
    ],
    asks: [
      'Are you somebody who opens letters at once?',
      'What do you find hard to talk about with an adviser?',
    ],
    ends: {
      pati: 'Early and complete: that is all an adviser needs.',
      fhl: 'Bring it along. It gets easier once it is on the table.',
    },
    caution:
      'If a letter sets a date, get advice soon. Deadlines can be short, and they differ from place to place.',
    keep: 'your next meeting with an adviser',
    send: 'somebody with an unopened letter',
    pic: {
      ask: 'A folder with one closed envelope on top, no names readable',
      alt: 'A folder with a closed envelope on top',
    },
    claims: [['Advisers need all facts early; deadlines may run', 'common practice of advisers']],
  },
  {
    id: 'say-what-hurts-not-what-to-do',
    format: 'howto',
    again: 9,
    emoji: '✏️',
    tags: ['GoodFeedback', 'FirstDraft', 'ClientTips'],
    unless: LAW_OFFICES,
    title: ['How to give feedback on a first draft', 'You have a draft in front of you: what to say'],
    cover: 'Feedback on a first draft',
    gist: [
      'Good feedback on a draft says where something does not work and for whom. Say what you like as well, collect all comments in one list, and send it once.',
      'You need not know the solution when you comment on a draft. Point at the spot and say what bothers you.',
    ],
    subject: ['How to comment on a draft', 'Feedback that really helps'],
    hooks: {
      '*': [
        'The first draft is here, and something is not quite right. This is how to say it.',
        'Good feedback saves a round of changes. Here is what helps most.',
      ],
      pati: 'Clear feedback on a draft saves time and money.',
      fhl: 'You are allowed to say that you do not like it. It helps to say where.',
    },
    lines: {
      '*': [
        'When you comment on a draft, say what you like too. Otherwise it may be gone in the next version.',
        '"I cannot find the price" is good feedback. "Make it bigger" may not solve it.',
        'Collect the comments of everybody first, then send one list. It saves a whole round.',
        'Wait a night before you comment on a draft. In the morning you know what really bothers you.',
      ],
      h: ['"Could it have more pop?" Perhaps. Please point at the place where it is missing.'],
    },
    scene: [
      'You open the draft. Some of it is right, and one part bothers you.',
      'Four people have looked at the draft, and there are four opinions.',
    ],
    why: [
      [
        'When the problem is clear, there are often several good solutions.',
        'Whoever made the draft can solve what they understand.',
      ],
      [
        'One list is quicker to work through than ten emails.',
        'Comments that contradict each other cost a round of changes.',
      ],
    ],
    parts: [
      [
        ['Point at the spot', 'Say where it is'],
        ['Mark it, or send a photo with an arrow.', '"The second line on page three" is all it takes.'],
        'A finger pointing at a draft',
      ],
      [
        ['Say what bothers you', 'Describe the problem'],
        ['Too dark, too long, hard to find: plain words are best.', 'Think of the person who will use it.'],
        'A pen beside a marked line',
      ],
      [
        ['Say what you like', 'Name what should stay'],
        ['Then it stays in the next version.', 'Two things are enough.'],
        'A tick in a margin',
      ],
      [
        ['Send one list', 'Collect all comments first'],
        ['Settle between you what contradicts itself.', 'Number the points, so that they can be ticked off.'],
        'A numbered list beside a keyboard',
      ],
    ],
    turn: ['Then wait for the next version before you add more.', 'If a point is hard to write, call.'],
    asks: ['Do you find it easy to give feedback?', 'Do you say at once what you think, or sleep on it?'],
    ends: { pati: 'Where, what, what stays: in one list.', fhl: 'Be open. A draft is there to be changed.' },
    keep: 'the day when a draft arrives',
    send: 'a colleague who has to comment on a draft',
    pic: {
      ask: 'A printed draft with a few handwritten marks, content unreadable',
      alt: 'A printed draft with a few handwritten marks',
    },
    claims: [
      ['Feedback should name the problem, what works and be collected', 'design and editing practice'],
    ],
  },
  {
    id: 'why-first-drafts-are-ugly',
    format: 'behind',
    again: 9,
    emoji: '📝',
    tags: ['FirstDraft', 'BehindTheScenes', 'HowItIsMade'],
    unless: LAW_OFFICES,
    title: ['Why a first draft is meant to be changed', 'From first draft to final version'],
    cover: 'From draft to final version',
    gist: [
      'A first draft is a question: is this the right direction? It is rough on purpose, because changes are quick and cheap at this stage.',
      'Do not worry if a first draft looks unfinished. First the direction is settled, and the details come last.',
    ],
    subject: ['Why a first draft looks rough', 'From draft to final version'],
    hooks: {
      '*': [
        'You have got a first draft, and it looks unfinished. That is how it should be.',
        'What happens between a first draft and the final version?',
      ],
      pati: 'A rough draft early on saves expensive changes later.',
      fhl: 'Do not be alarmed by a rough first draft. It wants to know what you think.',
    },
    lines: {
      '*': [
        'A first draft is there to be changed. Say openly what does not fit.',
        'Changes are quick in a sketch and slow in the final version. So look closely at the first draft.',
        'With a first draft, look at the whole: is the direction right? Colours and commas come later.',
        'A rough draft after a few days is worth more than a polished one after weeks.',
      ],
      h: ['A first draft is like a first pancake. It is needed, and nobody frames it.'],
    },
    scene: [
      'You expected something finished, and you got a sketch.',
      'The first version is on the table, and half of it is still open.',
    ],
    why: [
      [
        'At the start a change takes minutes. At the end it can take days.',
        'The later a change comes, the more has to be done again.',
      ],
      [
        'With a draft in front of you, you can say more easily what you want.',
        'Most people know what they want when they see what they do not want.',
      ],
    ],
    parts: [
      [
        ['First comes the direction', 'The rough draft'],
        ['It shows the idea and leaves details open.', 'Now is the time to say "something quite different".'],
        'A rough sketch on paper',
      ],
      [
        ['Then come your comments', 'Next comes your answer'],
        ['What fits, what is missing, what is too much?', 'A short list or a call is enough.'],
        'A draft with a few notes',
      ],
      [
        ['The details come last', 'The final version'],
        ['Words, colours, figures: all is checked again.', 'From here on changes cost the most.'],
        'A finished page on a desk',
      ],
    ],
    turn: [
      'So take your time with the first draft. It pays off.',
      'The more openly you answer, the better the next version will be.',
    ],
    asks: [
      'Do you like to see early sketches, or only the finished thing?',
      'Sketch or finished version: what do you like to see first?',
    ],
    ends: { pati: 'Direction first, details last.', fhl: 'Be honest with a first draft. It can take it.' },
    keep: 'the day when a first draft arrives',
    send: 'somebody who is waiting for a draft',
    pic: {
      ask: 'An early sketch or draft of yours, with nothing confidential on it',
      alt: 'An early sketch with notes',
    },
    claims: [['Changes get more expensive the later they come', 'project management practice']],
  },
  {
    id: 'what-you-should-be-left-with',
    format: 'checklist',
    again: 9,
    emoji: '🔑',
    tags: ['ProjectEnd', 'Handover', 'ClientTips'],
    unless: LAW_OFFICES,
    title: ['What you should have when a project ends', 'End of a project: what to ask for'],
    cover: 'What to have at the end',
    gist: [
      'Before a project ends, ask for five things: the files, the log-ins, the rights in writing, a list of what is still open, and the dates to remember.',
      'On the last day everybody knows where everything is. A year later you will be glad to have it in one folder.',
    ],
    subject: ['What to ask for at the end', 'Five things before a project ends'],
    hooks: {
      '*': [
        'Your project is nearly finished. Ask for these five things before the last day.',
        'Where are the files, and who has the log-in? Settle it before a project ends.',
      ],
      pati: 'A good handover takes half an hour and saves you days later.',
      fhl: 'Nearly finished! Just these five things before you celebrate.',
    },
    lines: {
      '*': [
        'Before a project ends, ask for the working files as well as the finished ones.',
        'Log-ins should be in your name. Check this before the last bill is paid.',
        'Ask at the end of a project: what will need attention in a year? Then put it in your calendar.',
        'Have it in writing what you may do with the result: change it, print it, use it elsewhere.',
      ],
      h: ['"It is on my old laptop" is a sentence you do not want to hear in two years.'],
    },
    scene: [
      'Everything is done, everybody is happy, and in a year somebody asks for the original file.',
      'The last meeting is short. It is a good moment for a few questions.',
    ],
    why: [
      [
        'People change jobs and laptops. A folder stays.',
        'What is easy to hand over today can be hard to find next year.',
      ],
      [
        'You stay free to go on with whomever you like.',
        'With everything in your hands, the next step is easy.',
      ],
    ],
    parts: [
      [
        'The files',
        ['Finished ones and those that can be changed.', 'Open one of them, to see that it works.'],
        'A folder on a screen',
      ],
      [
        'The log-ins',
        ['In your name, with your email address.', 'Change the passwords after the handover.'],
        'A key on a desk',
      ],
      [
        'The rights, in writing',
        ['What may you use, where and for how long?', 'Photos and typefaces are easily forgotten.'],
        'A signed sheet of paper',
      ],
      [
        'A list of what is open',
        ['Small things that will come later.', 'With a name beside each of them.'],
        'A short list with one tick',
      ],
      [
        'The dates to remember',
        ['Renewals, checks, the end of a guarantee.', 'Enter them into your calendar right away.'],
        'A calendar with marked days',
      ],
    ],
    turn: [
      'Put all of it in one folder, and tell one other person where it is.',
      'Half an hour is enough for this.',
    ],
    asks: [
      'What was missing at the end of your last project?',
      'Where do you keep papers of finished projects?',
    ],
    ends: {
      pati: 'Files, log-ins, rights, open points, dates.',
      fhl: 'Then you can celebrate with an easy mind.',
    },
    tick: true,
    keep: 'the last week of your project',
    send: 'a colleague whose project is nearly finished',
    pic: { ask: 'A tidy folder or a key on a desk', alt: 'A folder and a key on a desk' },
    claims: [['Hand over files, access, rights, open points and dates', 'project management practice']],
  },
  {
    id: 'final-final-revised',
    format: 'mistake',
    again: 9,
    emoji: '💾',
    tags: ['FileNames', 'OfficeTips', 'TidyDesk'],
    wrong: 'Naming the newest file "final"',
    title: ['How to name files so that you find them again', 'Which version is the newest? Name it so'],
    cover: 'Names for files',
    gist: [
      'Begin file names with the date: year, month, day. The folder sorts itself, and everybody sees which version is the newest.',
      'Date, matter, version: three things in a file name are enough, and nobody has to ask which one is right.',
    ],
    subject: ['Which version is the newest?', 'File names that sort themselves'],
    hooks: {
      '*': [
        '"Final", "final new", "final really": which one is right? There is a simple way out.',
        'Looking for the newest version costs time every day. A good file name solves it.',
      ],
      pati: 'Put the date first in a file name, and the folder sorts itself.',
      fhl: 'Be honest: how many files of yours are called "final"?',
    },
    lines: {
      '*': [
        'Begin file names with year, month and day. Then the newest is always at the end of the list.',
        'Write in the file name what it is: "offer roof" is found again, "scan" is not.',
        'Keep old versions in a folder called "old". In the main folder there is only the newest one.',
        'Agree on one way of naming files with everybody who uses the folder. Three lines are enough.',
      ],
      h: ['"Final" is the most optimistic word on any computer.'],
    },
    scene: [
      'The customer is on the phone, and there are five versions in the folder.',
      'You worked on a document for an hour, and it was the old one.',
    ],
    why: [
      [
        'Computers sort by name. With the date first, the order is right by itself.',
        'A date in the name stays right, even if the file is copied.',
      ],
      [
        'Nobody has to ask which version counts.',
        'A good name takes three seconds and spares ten minutes later.',
      ],
    ],
    parts: [
      [
        ['Put the date first', 'Start with the year'],
        ['Year, month, day, in that order.', 'This way January does not end up between other years.'],
        'A list of files sorted by date',
      ],
      [
        ['Say what it is', 'Name the matter'],
        ['Two or three words: customer, subject, kind.', 'Use words that you would search for.'],
        'A label on a folder',
      ],
      [
        ['Move old versions away', 'Keep only the newest in sight'],
        ['A folder called "old" is enough.', 'Delete nothing, only put it aside.'],
        'A folder inside a folder',
      ],
    ],
    turn: ['Begin with the next file. The old ones can stay as they are.', 'After a week it feels natural.'],
    asks: [
      'How do you name your newest version?',
      'Is there a file called "final" on your screen right now?',
    ],
    ends: { pati: 'Date, matter, version. No more.', fhl: 'And "final" can go into retirement.' },
    keep: 'the next time you save a file',
    send: 'the colleague with six files called "final"',
    pic: {
      ask: 'A list of neatly named files on a screen, nothing confidential',
      alt: 'A list of files sorted by date',
    },
    claims: [['Dates written year first sort in order', 'ISO date order; common practice']],
  },
  {
    id: 'write-the-decision-down',
    format: 'tip',
    again: 9,
    emoji: '🗒️',
    tags: ['MeetingNotes', 'OfficeTips', 'Teamwork'],
    title: ['Short meeting notes: three lines are enough', 'How to write meeting notes that people read'],
    cover: 'Meeting notes in three lines',
    gist: [
      'After a meeting write three lines: what was decided, who does what, by when. Send them on the same day.',
      'Nobody reads four pages of notes. Decision, name and date are enough.',
    ],
    subject: ['Meeting notes in three lines', 'Decided, who, by when'],
    hooks: {
      '*': [
        'After the meeting everybody remembers something else. Three lines prevent it.',
        'Good meeting notes are short. These three lines are all you need.',
      ],
      pati: 'Three lines after a meeting prevent most misunderstandings.',
      fhl: 'No time for meeting notes? Three lines are enough.',
    },
    lines: {
      '*': [
        'Take the last two minutes of a meeting to say aloud what was decided. Then write exactly that down.',
        'Every task needs one name. With two names, each waits for the other.',
        'Send notes on the day of the meeting. After a weekend nobody is sure any more.',
        'In meeting notes, add half a sentence on why it was decided. In half a year you will be glad of it.',
      ],
      h: ['"Somebody should look into it." And somebody never came to the meeting.'],
    },
    scene: [
      'A week after the meeting two people do the same job, and a third job is left.',
      'Everybody nods, everybody leaves, and nobody wrote it down.',
    ],
    why: [
      [
        'People remember what they were hoping for.',
        'Two people can leave the same room with two different decisions.',
      ],
      ['Short notes are read and corrected at once.', 'Three lines get read. Four pages get filed.'],
    ],
    parts: [
      [
        ['Write what was decided', 'Note the decision'],
        ['One sentence for each decision.', 'Say it aloud before everybody leaves.'],
        'A hand writing one line',
      ],
      [
        ['Write who does it', 'Add one name'],
        ['One name for each task.', 'Ask that person whether it is right.'],
        'A name on a sticky note',
      ],
      [
        ['Write by when', 'Add the date'],
        ['A day of the week is easier to remember than "soon".', 'Enter it into the calendar right away.'],
        'A calendar on a wall',
      ],
    ],
    turn: [
      'Send it to everybody who was there, and to those who missed it.',
      'If nobody objects by tomorrow, it stands.',
    ],
    asks: ['Who writes the notes at your meetings?', 'How long are your meeting notes?'],
    ends: { pati: 'Decision, name, date.', fhl: 'Try it after your next meeting.' },
    keep: 'the end of your next meeting',
    send: 'whoever writes the notes in your team',
    pic: {
      ask: 'A notebook with three short lines after a meeting, nothing confidential',
      alt: 'A notebook with three short lines',
    },
    claims: [['Notes should hold decision, owner and date', 'meeting practice']],
  },
  {
    id: 'the-note-for-your-cover',
    format: 'season',
    again: 11,
    emoji: '🏖️',
    tags: ['HolidayCover', 'OutOfOffice', 'OfficeTips'],
    when: { months: [6, 7, 12] },
    title: [
      'Before you go {on holiday|on vacation}: a note for your cover',
      'Time off with an easy mind: what to hand over',
    ],
    cover: 'A note for your cover',
    gist: [
      'Before time off, write one page for whoever covers for you: what is running, whom to call, what may wait, and when to call you.',
      'One page of notes before time off means fewer calls on the beach.',
    ],
    subject: ['Before you go away: one page', 'Time off without phone calls'],
    hooks: {
      '*': [
        'Going away soon? One page for whoever covers for you saves phone calls on both sides.',
        'Time off begins when the handover is done. One page is enough.',
      ],
      pati: 'A handover on one page makes time off easier for everybody.',
      fhl: 'Almost time to go! Just one page first.',
    },
    lines: {
      '*': [
        'Before time off, tell your customers a week ahead who covers for you.',
        'For your cover, write down what can wait until you are back. It takes the most pressure off.',
        'In your automatic reply, name the person who can help now, with a phone number.',
        'Keep the first morning after time off free of meetings. Your inbox will need it.',
      ],
      h: ['"Just call if there is anything." There will be something.'],
    },
    scene: [
      'The suitcase is packed, and a colleague asks where the file is.',
      'On the last day before time off everything seems urgent.',
    ],
    why: [
      [
        'Your cover can decide if they know how far they may go.',
        'Most calls in time off ask for something that one line would have answered.',
      ],
      [
        'Writing it down also clears your own head.',
        'You leave with the feeling that nothing was forgotten.',
      ],
    ],
    parts: [
      [
        ['List what is running', 'Write what is open'],
        ['Three to five matters, each with its next step.', 'Add where the papers are.'],
        'A short list on a desk',
      ],
      [
        ['Say whom to call', 'Note names and numbers'],
        ['For each matter one person who knows about it.', 'Inside and outside of the firm.'],
        'A phone list',
      ],
      [
        ['Say what can wait', 'Mark what is not urgent'],
        ['It takes a weight off the person who stands in.', 'Most things can.'],
        'A pile of papers with a note on top',
      ],
      [
        ['Say when to call you', 'Agree on emergencies'],
        ['Agree on the one or two cases that count.', 'And on an hour that suits you.'],
        'A phone beside a sun hat',
      ],
    ],
    turn: ['Talk it through for ten minutes on the last day.', 'Then switch off, the phone as well.'],
    asks: ['Do you read emails in your time off?', 'What do you always do before you go away?'],
    ends: { pati: 'One page, ten minutes of talk, and you can go.', fhl: 'Have a good rest!' },
    keep: 'the week before your time off',
    send: 'a colleague who is about to go away',
    pic: {
      ask: 'A one-page note on a tidy desk, nothing confidential',
      alt: 'A page of notes on a tidy desk',
    },
    claims: [['A handover lists open matters, contacts, limits', 'office practice']],
  },
];
