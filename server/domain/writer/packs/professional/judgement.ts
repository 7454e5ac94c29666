// Questions to readers, and what they ask in turn.
import type { Idea } from '../../library/idea.ts';
import { LAW_OFFICES } from '../whom.ts';

export const JUDGEMENT: readonly Idea[] = [
  {
    id: 'the-best-advice-you-got',
    format: 'question',
    again: 7,
    emoji: '💡',
    tags: ['GoodAdvice', 'TellUs', 'WorkLife'],
    title: ['What is the best advice you ever got?', 'Which piece of advice do you still follow?'],
    cover: 'Your best piece of advice',
    gist: [
      'From a parent, a boss, a friend: which piece of advice has really helped you? Tell us in one sentence.',
      'Some advice stays with you for life. What is yours, and who gave it to you?',
    ],
    subject: ['The best advice you ever got', 'Who gave you good advice?'],
    hooks: {
      '*': [
        'Everybody gets advice. Some of it is so good that you keep it for life.',
        'Which advice from somebody else has helped you most?',
      ],
      pati: 'Good advice is often one short sentence. Which one do you still follow?',
      fhl: 'We would love to hear yours: which advice has stayed with you?',
    },
    lines: {
      '*': [
        'What is the best advice you ever got, and from whom?',
        'Which advice did you ignore at first, and follow later?',
        'What advice would you give somebody who is just starting out in your job?',
        'Which advice from your parents do you hear yourself giving today?',
      ],
      h: ['The best advice ever given: do not reply to that email tonight.'],
    },
    scene: [
      'Think of a decision that turned out well. Had somebody given you a tip?',
      'There is one sentence that you still hear in the voice of the person who said it.',
    ],
    why: [['Other people may need just the advice that helped you.', 'A good tip is worth passing on.']],
    parts: [
      [
        'From the family',
        ['From a mother, a grandfather, an aunt.', 'Often it is about money, or about patience.'],
        'An old family photo on a shelf',
      ],
      [
        'From work',
        ['From a first boss or a colleague.', 'The tip that made your first year easier.'],
        'A desk with two cups',
      ],
      [
        'From a stranger',
        ['Heard on a train or read somewhere.', 'You do not know the name, but you kept the sentence.'],
        'A seat by a train window',
      ],
    ],
    turn: ['Tell us yours, and read the others.', 'One sentence is enough.'],
    asks: ['Which advice would you pass on?', 'Who gave it to you?'],
    ends: { pati: 'Good advice is worth passing on.', fhl: 'We look forward to reading yours.' },
    keep: 'a day when you need a good sentence',
    send: 'the person who gave you good advice',
    pic: { ask: 'Two cups on a desk, or a handwritten sentence on a note', alt: 'Two cups on a desk' },
    claims: [['People keep advice that helped them', 'common experience']],
  },
  {
    id: 'now-or-sleep-on-it',
    format: 'either',
    again: 7,
    emoji: '🌙',
    tags: ['Decisions', 'ThisOrThat', 'TellUs'],
    title: ['Decide at once or sleep on it?', 'How do you decide: right away or after a night?'],
    cover: 'Decide now or sleep on it?',
    gist: [
      'Some people know within a minute what they want. Others need a night, a list and a second opinion. Which are you?',
      'An offer is in front of you. Do you say yes or no right away, or do you sleep on it?',
    ],
    subject: ['Now or tomorrow?', 'How do you decide?'],
    hooks: {
      '*': [
        'How do you make big decisions: at once, or after a night of sleep?',
        'You have an offer in your hand. Do you decide now or tomorrow?',
      ],
      pati: 'Some decide quickly, some sleep on it. Both can be right.',
      fhl: 'Quick or careful: how do you decide?',
    },
    lines: {
      '*': [
        'Big decisions: do you decide at once, or do you sleep on it?',
        'What was the best decision that you made within a minute?',
        'Do you make a list before a big decision, or do you go by feeling?',
        'Whom do you ask before a big decision?',
      ],
      h: ['Some people take a second to choose a house and an hour to choose a pizza.'],
    },
    scene: [
      'The offer is good, and somebody is waiting for your answer.',
      'In the evening you were sure. At breakfast you are not.',
    ],
    why: [
      [
        'Quick and slow decisions both have their good side.',
        'How long to think depends on what is at stake.',
      ],
    ],
    parts: [
      [
        'Decide at once',
        ['It is done, and your head is free.', 'Good for things that can be changed later.'],
        'A pen over a sheet of paper',
      ],
      [
        'Sleep on it',
        ['In the morning you see what matters.', 'Good for anything that binds you for years.'],
        'A bedside lamp and a notebook',
      ],
    ],
    turn: ['You may always ask for a day to think.', 'For big things a night is never wrong.'],
    asks: ['Now or tomorrow?', 'How long did you think about your last big decision?'],
    ends: { pati: 'Take the time that the matter deserves.', fhl: 'Tell us: quick or careful?' },
    keep: 'your next big decision',
    send: 'somebody who is thinking something over',
    pic: { ask: 'A notebook and a pen beside a lamp', alt: 'A notebook beside a lamp' },
    claims: [['Ask for time before a binding decision', 'advice of consumer bodies']],
  },
  {
    id: 'the-meeting-to-cancel',
    format: 'question',
    again: 8,
    emoji: '📅',
    tags: ['Meetings', 'OfficeLife', 'TellUs'],
    unless: LAW_OFFICES,
    title: ['Which meeting would you cancel for good?', 'One meeting less: which one would it be?'],
    cover: 'Which meeting would you cancel?',
    gist: [
      'If you could cancel one regular meeting from tomorrow, which one would it be?',
      'Monday round, weekly update, the one about the other one: which meeting could go?',
    ],
    subject: ['Which meeting could go?', 'One meeting less a week'],
    hooks: {
      '*': [
        'Imagine that you may strike one meeting from your week. Which one?',
        'Is there a meeting in your week that could be an email?',
      ],
      pati: 'Most weeks have one meeting that nobody would miss. Which is yours?',
      fhl: 'You may cancel one meeting, and nobody will ask why. Which one?',
    },
    lines: {
      '*': [
        'Which regular meeting would you cancel tomorrow if you could?',
        'Which of your meetings could be twenty minutes in place of an hour?',
        'When were you last in a meeting and did not know why?',
        'Meetings in the morning or after lunch: which would you rather get rid of?',
      ],
      h: ['A meeting to prepare the meeting about fewer meetings has been arranged.'],
    },
    scene: [
      'Eight people round a table, and two of them are talking.',
      'The meeting is over, and you are not sure what it was for.',
    ],
    why: [
      [
        'An hour with six people is six hours.',
        'A regular meeting often goes on long after its reason has gone.',
      ],
    ],
    parts: [
      [
        'The weekly round',
        ['Everybody reports, few are concerned.', 'A short message could do the same.'],
        'A row of chairs at a table',
      ],
      [
        'The update',
        ['Ten slides that could be read in five minutes.', 'Send it, and meet only if there are questions.'],
        'A screen in a meeting room',
      ],
      [
        'The long one',
        ['Two hours, planned for one.', 'Half of the time would be enough, with a list.'],
        'A clock in a meeting room',
      ],
    ],
    turn: ['Leave it out for a month, and see who misses it.', 'Nobody has to know that we talked about it.'],
    asks: ['Which one would you cancel?', 'How many meetings did you have this week?'],
    ends: { pati: 'A free hour is worth asking for.', fhl: 'We can keep a secret. Which one?' },
    keep: 'the next time you plan a week',
    send: 'a colleague who sits in too many meetings',
    pic: { ask: 'An empty meeting table with chairs', alt: 'An empty meeting table' },
    claims: [['Meetings cost the time of all who attend', 'arithmetic']],
  },
  {
    id: 'the-job-you-would-hand-over',
    format: 'question',
    again: 7,
    emoji: '📥',
    tags: ['SmallBusinessLife', 'ToDoList', 'TellUs'],
    title: ['Which job would you hand over tomorrow?', 'The job on your desk that nobody wants'],
    cover: 'The job you would give away',
    gist: [
      'Invoices, inbox, appointments, paperwork: if you could hand over one job tomorrow, which one would it be?',
      'Everybody who runs something has one job that always stays until Friday evening. What is yours?',
    ],
    subject: ['Which job would you give away?', 'The job that waits until Friday'],
    hooks: {
      '*': [
        'There is one job that you put off every week. Which one?',
        'If you could hand over one task tomorrow, what would it be?',
      ],
      pati: 'Every business has a task that is put off. Which is yours?',
      fhl: 'Which job do you put off until the very last minute?',
    },
    lines: {
      '*': [
        'If you could hand over one job tomorrow, which one would it be?',
        'Which job takes you longer than it should, week after week?',
        'Inbox, invoices, appointments, phone: which would you give away first?',
        'What always stays on your list until Friday evening?',
      ],
      h: ['The job you put off the longest usually takes twenty minutes. The putting off takes two weeks.'],
    },
    scene: [
      'Friday, late in the afternoon, and one job is still there.',
      'You started your business for one kind of work, and now you do ten others too.',
    ],
    why: [['What you dislike takes twice the time.', 'It helps to see that others put off the same things.']],
    parts: [
      [
        'The inbox',
        [
          'It is empty for an hour, and then it fills again.',
          'Half of it could be answered by somebody else.',
        ],
        'A laptop with an inbox',
      ],
      [
        'The paperwork',
        ['Receipts, forms, filing.', 'It grows while you look the other way.'],
        'A pile of papers',
      ],
      [
        'The calendar',
        ['Appointments, changes, reminders.', 'Five emails to find one hour.'],
        'A full wall calendar',
      ],
      [
        'The phone',
        ['It rings when your hands are full.', 'Calling back takes the evening.'],
        'A ringing phone on a desk',
      ],
    ],
    turn: ['Tell us which one it is. You are not alone.', 'Naming it is the first step to handing it over.'],
    asks: ['Which job would you hand over first?', 'What is still on your list today?'],
    ends: { pati: 'What would you do with the time?', fhl: 'One word is enough: which job?' },
    keep: 'Friday afternoon',
    send: 'somebody with a full desk',
    pic: { ask: 'A pile of papers or a full calendar, nothing readable', alt: 'A pile of papers on a desk' },
    claims: [['People put off tasks that they dislike', 'common experience']],
  },
  {
    id: 'can-we-not-use-a-template',
    format: 'answer',
    again: 9,
    emoji: '📋',
    tags: ['Templates', 'Contracts', 'GoodToKnow'],
    question: 'Can I use a template from the internet?',
    short: [
      'For a start, yes. Have it checked before you rely on it.',
      'Often as a draft, and seldom as it stands.',
    ],
    title: ['Can I use a template from the internet?', 'Templates for contracts and letters: what to check'],
    cover: 'Is a template enough?',
    gist: [
      'A template from the internet can be a good start. Check three things: is it from your country, is it up to date, and does it fit your case?',
      'A free template shows what such a paper looks like. It does not know your case, so have an important one checked.',
    ],
    subject: ['Is a template enough?', 'What to check in a template'],
    hooks: {
      '*': [
        'A template from the internet is free and quick. Before you use it, check three things.',
        'Need a contract or a letter? A template can be a start, if it fits.',
      ],
      pati: 'Check where a template is from, how old it is and whether it fits.',
      fhl: 'Found a template online? Good. Please check three things first.',
    },
    lines: {
      '*': [
        'Before you use a template, look for the country that it was made for. Rules differ a lot.',
        'How old is that template? If there is no date on it, be careful with it.',
        'Strike what does not fit from a template, and read what is left. Does it still say what you need?',
        'Having a filled-in template checked usually costs less than starting from nothing.',
      ],
      h: ['If "insert name here" is still in the contract, somebody was tired.'],
    },
    scene: [
      'It is late, you need a contract by tomorrow, and there is a free download.',
      'A friend has sent you the form that worked for them.',
    ],
    why: [
      [
        'A template was written for the usual case. Yours may be different in one point.',
        'Whoever wrote the template could not ask you any questions.',
      ],
      [
        'Mistakes in such papers often show only when there is trouble.',
        'A paper like this is tested on a bad day, and then it should hold.',
      ],
    ],
    parts: [
      [
        ['Check where it comes from', 'Look for the country'],
        ['It has to be made for the place where it will be used.', 'A good source names its author.'],
        'A globe beside a form',
      ],
      [
        ['Check how old it is', 'Look for the date'],
        ['Rules change, and templates stay online.', 'Without a date, look for another one.'],
        'A date at the foot of a page',
      ],
      [
        ['Check that it fits your case', 'Read it line by line'],
        ['What you do not understand should not be signed.', 'Write down what is missing.'],
        'A pencil going along a line',
      ],
    ],
    turn: [
      'If much depends on it, have somebody qualified read it.',
      'A draft with your notes makes that quick.',
    ],
    asks: ['Have you ever downloaded a contract?', 'What kind of template did you last look for?'],
    ends: { pati: 'Place, date, fit. Then have it checked.', fhl: 'A quick check lets you sleep better.' },
    caution:
      'General information only. If much depends on a document, have it checked by somebody qualified in your country.',
    keep: 'the next form that you download',
    send: 'somebody who is filling in a form right now',
    pic: { ask: 'A blank form and a pen on a desk', alt: 'A blank form and a pen' },
    claims: [
      [
        'Templates must fit country, date and case',
        'advice of consumer bodies and professional associations',
      ],
    ],
  },
  {
    id: 'the-drawer-of-contracts',
    format: 'season',
    again: 11,
    emoji: '🗓️',
    tags: ['NewYearTidyUp', 'Contracts', 'Paperwork'],
    when: { months: [1, 2] },
    title: [
      'New year: which of your contracts renew by themselves?',
      'A list of your contracts in half an hour',
    ],
    cover: 'Which contracts renew this year?',
    gist: [
      'Take half an hour in the new year and list your contracts: what it is, what it costs, when it renews, how long the notice is.',
      'Contracts that renew by themselves cost money quietly. One list in January puts you back in charge.',
    ],
    subject: ['Which contracts renew this year?', 'Half an hour for your contracts'],
    hooks: {
      '*': [
        'Some contracts renew by themselves, and you notice a week too late. A list helps.',
        'A good job for a quiet hour in the new year: list your contracts.',
      ],
      pati: 'One list shows what you pay each year and when you can leave.',
      fhl: 'Half an hour, a hot drink, and you know all your contracts.',
    },
    lines: {
      '*': [
        'Write the last day for giving notice in your calendar, not the day on which a contract ends.',
        'Look through three months of bank statements. They show every contract that you have.',
        'Which contract would you not sign again today? Look up how you can end it.',
        'When you end a contract, keep the proof: the letter, the date, the answer.',
      ],
      h: ['Somewhere there is a magazine subscription that knows your address better than your friends do.'],
    },
    scene: [
      'A bill arrives for something that you meant to cancel last year.',
      'The drawer is full of contracts, and nobody knows the dates.',
    ],
    why: [
      [
        'The last day for notice is often weeks before the end.',
        'Nobody reminds you of a contract that goes on by itself.',
      ],
      ['With a list, you see what you really use.', 'A list also shows what you pay for twice.'],
    ],
    parts: [
      [
        ['List what you pay for', 'Write down every contract'],
        ['Phone, software, insurance, memberships.', 'Go through your bank statements.'],
        'A list beside a cup',
      ],
      [
        ['Add when it renews', 'Look up the dates'],
        ['And how long before that you must give notice.', 'It is often in the confirmation email.'],
        'A calendar with coloured dots',
      ],
      [
        ['Decide what may stay', 'Mark what you still use'],
        ['Keep, ask for a better price, or end it.', 'One letter next to each is enough.'],
        'A pencil marking lines',
      ],
    ],
    turn: ['Set a reminder a week before each date.', 'Keep the list. Next year it takes ten minutes.'],
    asks: ['Which contract surprised you last?', 'Which one should you have ended long ago?'],
    ends: { pati: 'List, date, decision.', fhl: 'Then the drawer can be closed again.' },
    caution: 'Notice periods differ by contract and country. What counts is what your own contract says.',
    keep: 'a quiet hour in the new year',
    send: 'somebody with a full drawer',
    pic: { ask: 'An open drawer with folders, no names readable', alt: 'An open drawer with folders' },
    claims: [['Renewal and notice differ by contract', 'advice of consumer bodies']],
  },
];
