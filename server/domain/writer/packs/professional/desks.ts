// For those who help at a desk: virtual assistants, advisers on staff, fundraisers, advisers of family firms, notaries.
import type { Idea } from '../../library/idea.ts';

const ASSISTANTS =
  'virtual assistan|\\bVA\\b|remote (?:PA|assistan)|(?:admin|administrative|office|secretarial) (?:support|services?|help)|executive assistan|inbox (?:and|management|&)|secretar';
const STAFF =
  '\\bHR\\b|human resources|employment (?:law|contracts?|advice)|handbooks|people (?:team|partner|operations|consult)|outsourced hr|personnel|payroll (?:and|&) hr';
const GRANTS =
  'grant(?:s|-)? ?(?:writ|applic|fund|bid|consult)|grants?\\b.{0,40}charit|bid writ|\\bbids?\\b|fundrais(?:ing)? (?:consult|advi)';
const FAMILY_FIRMS =
  'family (?:firm|business|compan|enterprise)s?\\b.{0,80}(?:succession|hand ?over|next generation|generation)|succession plan|business (?:succession|transfer)';
const NOTARIES = '\\bnotar(?:y|ies|ial)\\b|apostille';

export const DESKS: readonly Idea[] = [
  {
    id: 'what-to-hand-over-first',
    format: 'howto',
    again: 8,
    emoji: '📥',
    tags: ['VirtualAssistant', 'DelegateMore', 'SmallBusinessTips'],
    only: ASSISTANTS,
    title: ['What to hand over to a virtual assistant first', 'New to a virtual assistant? Start with this'],
    cover: 'What to hand over first',
    gist: [
      'Begin with jobs that come back every week, follow the same steps and need no secret knowledge: appointments, invoices, travel, replies to common questions.',
      'You do not have to hand over everything at once. One job that repeats every week is a good start with a virtual assistant.',
    ],
    subject: ['What to hand over first', 'Your first week with an assistant'],
    hooks: {
      '*': [
        'You would like some help, but do not know where to begin? Start with one job.',
        'The first job for a virtual assistant should be small, regular and easy to explain.',
      ],
      pati: 'The best first job for an assistant comes back every week.',
      fhl: 'Handing something over feels odd at first. Start with a job that you will not miss.',
    },
    lines: {
      '*': [
        'For one week, write down every small job that you do. What appears three times can be handed over.',
        'Record your screen while you do a job once and talk. That is all the instruction a virtual assistant needs to start.',
        'Tell your assistant what they may decide alone, for example up to which sum or with which customers.',
        'Start with ten minutes a week on the phone with your assistant. Most questions are answered in it.',
      ],
      h: ['"It is quicker if I do it myself." True, for the four hundredth time this year.'],
    },
    scene: [
      'It is nine in the evening, and you are looking for a free slot for a meeting.',
      'Half of your Friday goes on things that have nothing to do with your real work.',
    ],
    why: [
      [
        'A job that repeats gives you the time back every week.',
        'Explained once, it is off your desk for good.',
      ],
      [
        'With a small start, both sides learn how the other works.',
        'Trust grows with the first job that simply gets done.',
      ],
    ],
    parts: [
      [
        ['Choose one job that repeats', 'Pick a weekly job'],
        [
          'Appointments, invoices, travel or the inbox.',
          'It should have a clear end, so that you see when it is done.',
        ],
        'A calendar with the same mark each week',
      ],
      [
        ['Show it once', 'Explain it with an example'],
        ['Do it together, or record your screen.', 'Say what a good result looks like.'],
        'A screen with a simple list',
      ],
      [
        ['Say what may be decided', 'Set the limits'],
        ['What is fine without asking, and what is not?', 'Write down three examples.'],
        'A short list in a notebook',
      ],
      [
        ['Talk after a week', 'Look at it together'],
        ['What went well, and what was missing?', 'Then add the next job.'],
        'A video call on a laptop',
      ],
    ],
    turn: [
      'After a month you will know what to hand over next.',
      'And do not take it back when a week is busy.',
    ],
    asks: ['Which job would you hand over first?', 'What holds you back from handing over a job?'],
    ends: { pati: 'One job, shown once, with clear limits.', fhl: 'You will wonder why you waited.' },
    keep: 'your first week with an assistant',
    send: 'a friend who answers emails at midnight',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'process'],
        about: 'inbox|diary|calendar|travel|invoices|hours a month|minutes',
        lead: 'These are jobs that can be handed over here.',
      },
    ],
    pic: {
      ask: 'Your desk with a short to-do list, nothing private readable',
      alt: 'A tidy desk with a short list',
    },
    claims: [['Delegate recurring, well-defined tasks first', 'management practice']],
  },
  {
    id: 'share-access-not-passwords',
    format: 'mistake',
    again: 9,
    emoji: '🔐',
    tags: ['PasswordSafety', 'VirtualAssistant', 'SmallBusinessTips'],
    only: `${ASSISTANTS}|book-?keep`,
    wrong: 'Sending a password by email',
    title: [
      'How to give somebody access without your password',
      'Sharing an account with your assistant safely',
    ],
    cover: 'Share access, not passwords',
    gist: [
      'Never send a password by email or chat. Many programs let you invite a second person with their own log-in, and a password manager can share the rest.',
      'To let somebody work in your accounts, invite them by name. You can take the access back at any time.',
    ],
    subject: ['Share access, not your password', 'A second log-in is safer'],
    hooks: {
      '*': [
        'Somebody is going to help you with your inbox or invoices. Please do not send your password by email.',
        'Your helper needs access. There is a safer way than sharing your password.',
      ],
      pati: 'Everybody who works in an account should have a log-in of their own.',
      fhl: 'Passwords on a sticky note? There is a better way to share the work.',
    },
    lines: {
      '*': [
        'Calendars, inboxes and accounting programs can usually be shared with a second person. Look under settings for "users" or "delegates".',
        'Give a helper only the access that the job needs. You can always add more.',
        'Must a password be shared? Use a password manager, and never email or chat.',
        'When somebody stops working for you, take their access away on the same day.',
      ],
      h: ['"password" is the most shared secret in the world.'],
    },
    scene: [
      'You want to hand over your inbox, and the first question is: how do I get in?',
      'The password is in a chat from last spring, and you no longer know who can read it.',
    ],
    why: [
      [
        'With separate log-ins, you can see who did what.',
        'You can end one access without changing all the others.',
      ],
      ['A password in an email stays there for years.', 'Messages get forwarded, and phones get lost.'],
    ],
    parts: [
      [
        ['Invite a second user', 'Look for "users" in the settings'],
        [
          'Most programs for work have this.',
          'Your helper gets an email and chooses a password of their own.',
        ],
        'A settings page on a screen',
      ],
      [
        ['Give only what is needed', 'Limit the access'],
        [
          'Reading, writing or paying: start with the least.',
          'Payments should stay with you, or need your approval.',
        ],
        'A hand choosing one key of many',
      ],
      [
        ['Use a password manager', 'Share the rest safely'],
        ['It shares the log-in without showing it to the world.', 'You can stop sharing with one click.'],
        'A lock on a phone screen',
      ],
    ],
    turn: [
      'Go through the list of users twice a year.',
      'And turn on the second step at log-in, for both of you.',
    ],
    asks: ['How do you share log-ins in your business?', 'Do you use a password manager?'],
    ends: {
      pati: 'A log-in for each person, with as little access as needed.',
      fhl: 'It takes ten minutes, and you sleep better.',
    },
    keep: 'the day before you hand over a job',
    send: 'somebody with passwords in their chat',
    pic: { ask: 'A laptop with a settings page, nothing private readable', alt: 'A laptop on a desk' },
    claims: [
      ['Separate accounts, least access, password managers', 'advice of national cyber security bodies'],
    ],
  },
  {
    id: 'the-first-day-of-a-new-colleague',
    format: 'checklist',
    again: 8,
    emoji: '👋',
    tags: ['FirstDay', 'NewStarter', 'HRTips'],
    only: STAFF,
    title: [
      'A new colleague starts: a checklist for the first day',
      'First day at work: what should be ready',
    ],
    cover: 'A new colleague: first day',
    gist: [
      'Before a new colleague starts, have six things ready: a place, a log-in, a person to ask, a plan for the week, lunch and a first task.',
      'A good first day is prepared the week before. This list takes an hour and makes a newcomer want to stay.',
    ],
    subject: ['What to prepare for a first day', 'A new colleague starts on Monday'],
    hooks: {
      '*': [
        'Somebody new starts on Monday. Go through this list on Friday.',
        'People remember their first day. With a little preparation it is a good one.',
      ],
      pati: 'An hour of preparation makes a good first day.',
      fhl: 'Do you remember your own first day? Then you know what matters.',
    },
    lines: {
      '*': [
        'Call a new colleague in the week before: when to come, where to park, who will be at the door.',
        'Give every new colleague one person to ask, and tell that person in time.',
        'Plan lunch for the first day of a new colleague. Nobody should eat alone.',
        'Have a small real task ready for the first day. It feels good to go home with something done.',
      ],
      h: ['"Oh, is that today?" is not a welcome speech.'],
    },
    scene: [
      'The new colleague is at the door, and nobody knows where they will sit.',
      'A first day without a log-in is a long day.',
    ],
    why: [
      [
        'In the first days a newcomer decides whether it was a good choice.',
        'Whoever feels expected settles in sooner.',
      ],
      ['Most of the list costs nothing. It only has to be thought of.', 'Hardly any of this costs money.'],
    ],
    parts: [
      [
        'A place and a log-in',
        ['Tested on Friday, with the right name.', 'Desk, key, phone, uniform: whatever the job needs.'],
        'A tidy desk with a name card',
      ],
      [
        'A person to ask',
        ['Somebody kind, with time on that day.', 'It need not be the boss.'],
        'Two people at one desk',
      ],
      [
        'A plan for the first week',
        ['Half a page: who, when, where.', 'Leave free time in it to read and to ask.'],
        'A week plan on a page',
      ],
      [
        'Lunch together',
        ['Two or three colleagues are enough.', 'Ask beforehand what they eat.'],
        'A lunch table with three plates',
      ],
      [
        'A first task',
        ['Small, real and doable by the afternoon.', 'Say thank you for it.'],
        'A short list with one tick',
      ],
      [
        'A talk after a week',
        ['What was good, what was missing?', 'Enter it into the calendar now.'],
        'Two cups on a table',
      ],
    ],
    turn: [
      'Keep the list. The next newcomer will be glad of it too.',
      'And introduce them by name to everybody, on the first morning.',
    ],
    asks: ['What was your first day at work like?', 'What would have helped you on your first day?'],
    ends: {
      pati: 'Place, person, plan, lunch, task, talk.',
      fhl: 'A warm welcome costs nothing and is never forgotten.',
    },
    tick: true,
    keep: 'the week before somebody starts',
    send: 'a manager with a new colleague',
    pic: { ask: 'A prepared desk with a welcome note, no names', alt: 'A prepared desk with a note' },
    claims: [['Prepared first days help people stay', 'HR practice']],
  },
  {
    id: 'before-a-difficult-talk',
    format: 'howto',
    again: 8,
    emoji: '🪑',
    tags: ['DifficultConversations', 'HRTips', 'Leadership'],
    only: STAFF,
    title: [
      'How to prepare a difficult talk with an employee',
      'A difficult talk at work: four steps before it',
    ],
    cover: 'Before a difficult talk',
    gist: [
      'Before a difficult talk with an employee, write down what happened, what you expect, what you want to ask, and what comes next. Then find a quiet room and enough time.',
      'A difficult talk goes better with facts than with feelings. Four notes on one page are enough.',
    ],
    subject: ['Before a difficult talk', 'What to note down first'],
    hooks: {
      '*': [
        'Late again, or a complaint from a customer: sooner or later a talk is needed. Prepare it like this.',
        'You have put off a difficult talk for two weeks. These four notes make it easier.',
      ],
      pati: 'A difficult talk needs facts, an aim and enough time.',
      fhl: 'Nobody likes difficult talks. A page of notes takes away much of the worry.',
    },
    lines: {
      '*': [
        'In a difficult talk, name what you saw: "on three days this month", never "always".',
        'Ask before you judge. There may be a reason that you do not know.',
        'Agree on one or two clear things at the end of the talk, with a date to look at them again.',
        'Have a difficult talk soon. After weeks it is about everything at once.',
      ],
      h: ['The best day for a difficult talk is never today, if you ask your stomach.'],
    },
    scene: [
      'You hear the same complaint for the third time, and you know that you have to say something.',
      'In your head you have had this talk ten times already.',
    ],
    why: [
      [
        'Concrete examples can be talked about. General blame only hurts.',
        'With facts on paper you stay calm.',
      ],
      [
        'Most people want to do well and do not know what bothers others.',
        'A talk held early can solve a matter before it grows.',
      ],
    ],
    parts: [
      [
        ['Write down what happened', 'Note two or three examples'],
        ['With a day and a time, and no adjectives.', 'Only what you saw yourself or can show.'],
        'A short list with dates',
      ],
      [
        ['Say what you expect', 'Write down your aim'],
        ['In one sentence that can be checked.', 'For example: at the desk by eight, or a call before.'],
        'One sentence on a note',
      ],
      [
        ['Prepare your questions', 'Ask for their side'],
        ['"How do you see it?" is a good beginning.', 'Then wait for the answer, even if it takes a moment.'],
        'Two chairs at a round table',
      ],
      [
        ['Agree on the next step', 'Set a date to talk again'],
        ['Who does what by when?', 'Send two friendly lines about it afterwards.'],
        'A calendar with a circled day',
      ],
    ],
    turn: [
      'Choose a quiet room, and turn the phone off.',
      'Take half an hour, and do not do it on a Friday afternoon.',
    ],
    asks: ['What do you find hardest about such talks?', 'How do you begin a difficult talk?'],
    ends: {
      pati: 'Facts, aim, questions, next step.',
      fhl: 'Afterwards you will wonder why you waited.',
    },
    caution:
      'If it may end in a warning or dismissal, get advice on your case first. The rules differ by country.',
    keep: 'the evening before such a talk',
    send: 'a manager with a talk ahead',
    pic: { ask: 'Two chairs at a small table in a quiet room', alt: 'Two chairs at a small table' },
    claims: [
      ['Specific examples, questions, agreed steps', 'HR practice; guidance of conciliation services'],
    ],
  },
  {
    id: 'a-rule-on-one-page',
    format: 'tip',
    again: 9,
    emoji: '📄',
    tags: ['HRTips', 'SmallBusinessTips', 'StaffHandbook'],
    only: STAFF,
    title: ['Time off, sickness, phones: rules on one page', 'House rules that your team really reads'],
    cover: 'Rules on one page',
    gist: [
      'Write the rules that your team asks about most on one page: how to ask for time off, whom to call when ill, what goes for phones. Then nobody has to guess.',
      'A small team needs no thick handbook to begin with. One clear page answers most of the questions.',
    ],
    subject: ['House rules on one page', 'What your team asks most often'],
    hooks: {
      '*': [
        'How do I ask for time off? Whom do I call when I am ill? One page can answer that.',
        'Unclear rules lead to quarrels in small teams. One page prevents most of them.',
      ],
      pati: 'Clear rules on one page are fair to everybody.',
      fhl: 'No time for a handbook? Start with one page.',
    },
    lines: {
      '*': [
        'Write down how to call in sick: whom to call, by when, and what is needed after that.',
        'When two people want the same week off, who gets it? Decide the rule before summer.',
        'Let somebody new read your house rules. Where they ask, the page is not clear yet.',
        'Put a date on your staff rules and look at them once a year.',
      ],
      h: ['"It has always been like that" is hard to look up.'],
    },
    scene: [
      'Two people have booked the same week, and both asked first.',
      'Somebody is ill, and three people heard it from three others.',
    ],
    why: [
      [
        'When a rule is written down, it is the same for everybody.',
        'What is decided case by case soon feels unfair.',
      ],
      [
        'A short page is one that people really read.',
        'Thick handbooks are for looking things up, and one page is for every day.',
      ],
    ],
    parts: [
      [
        ['Collect the usual questions', 'Ask your team what is unclear'],
        [
          'Ask three people. The same five things will come up.',
          'Time off, sickness, overtime, phones, expenses.',
        ],
        'A few sticky notes on a wall',
      ],
      [
        ['Answer each in two lines', 'Keep each rule short'],
        ['Who, how, by when.', 'Add where to find the form.'],
        'A page with short paragraphs',
      ],
      [
        ['Have it checked', 'Compare it with the contracts'],
        [
          'The page must not promise less than contracts and law.',
          'One look by somebody qualified is enough.',
        ],
        'A pen beside a printed page',
      ],
    ],
    turn: [
      'Then talk it through once with everybody, and hang it where all can see it.',
      'Give it to everybody who starts.',
    ],
    asks: ['Which rule does your team ask about most?', 'Do you have written rules for time off?'],
    ends: { pati: 'Short, dated and the same for all.', fhl: 'One page, and a few arguments less.' },
    caution:
      'What must be in writing differs by country. Have the rules for your staff checked before you use them.',
    keep: 'your next team meeting',
    send: 'somebody who runs a small team',
    pic: {
      ask: 'A printed page on a notice board, nothing private readable',
      alt: 'A page on a notice board',
    },
    claims: [['Written rules avoid disputes; law sets minimums', 'HR practice']],
  },
  {
    id: 'read-who-got-it-last-year',
    format: 'tip',
    again: 8,
    emoji: '🔍',
    tags: ['GrantWriting', 'CharityTips', 'Fundraising'],
    only: GRANTS,
    title: [
      'Before you apply for a grant: see who got it last year',
      'Is this grant for you? How to find out',
    ],
    cover: 'Is this grant for you?',
    gist: [
      'Before you write an application, look up whom the funder paid last year: how big were they, what for, and how much? It shows in ten minutes whether you have a chance.',
      'An application takes days. Checking first whether the funder supports work like yours takes ten minutes.',
    ],
    subject: ['Is this grant for you?', 'Ten minutes before you apply'],
    hooks: {
      '*': [
        'Found a grant that sounds right? Before you write a word, look at who got it last year.',
        'Not every grant that fits on paper is meant for you. A quick check saves days.',
      ],
      pati: 'Check whom a funder has paid before you begin to write.',
      fhl: 'Save your energy for the grants that you can win.',
    },
    lines: {
      '*': [
        'Look up the last grants of a funder. If they all went to large charities, a small one may lose time there.',
        'Call the funder before you apply, if they allow it. Ask: would our project fit?',
        'Ask for about what others of your size were given. A sum far above it is hard to explain.',
        'Read the question twice before you answer it in a grant form. Then answer that question, and only that.',
      ],
      h: ['"We fund everything except staff, rent, equipment and costs." Good to know before page nine.'],
    },
    scene: [
      'The deadline is in three weeks, and the form has eleven pages.',
      'A funder writes that they were sorry, and that you were never in their area.',
    ],
    why: [
      [
        'Funders tend to stay with the kind of work that they know.',
        'Past grants show more than the guidelines do.',
      ],
      [
        'Three applications that fit are better than ten that do not.',
        'Your time is worth money too, and there is little of it.',
      ],
    ],
    parts: [
      [
        ['Look up last year', 'Find the list of grants'],
        [
          'Many funders publish it in their annual report.',
          'Look for work like yours, in places like yours.',
        ],
        'A report open on a desk',
      ],
      [
        ['Compare the sums', 'See how much was given'],
        ['The smallest and the largest tell you the range.', 'Plan your request inside it.'],
        'A pencil beside a column of figures',
      ],
      [
        ['Ask them', 'Call or write to the funder'],
        ['Two sentences on your project are enough.', 'A friendly no today saves you two weeks.'],
        'A phone beside a notebook',
      ],
    ],
    turn: [
      'Then write, or look for the next one. Both are a good result.',
      'Keep a list of the funders you have checked.',
    ],
    asks: ['What was your most useful question to a funder?', 'How do you choose which grants to apply for?'],
    ends: { pati: 'First check, then write.', fhl: 'A good no is better than a lost week.' },
    keep: 'the next grant that you find',
    send: 'somebody who writes applications in the evening',
    pic: { ask: 'An annual report with a pencil and a notebook', alt: 'A report and a notebook' },
    claims: [["Past awards show a funder's interests", 'fundraising practice']],
  },
  {
    id: 'the-budget-tells-the-same-story',
    format: 'howto',
    again: 8,
    emoji: '🧮',
    tags: ['GrantWriting', 'CharityTips', 'Budgets'],
    only: GRANTS,
    title: ['A grant budget that funders understand', 'Does your budget fit your application?'],
    cover: 'A budget funders understand',
    gist: [
      'Funders read text and budget side by side. Everything that you plan to do should have a line in the budget, and every line should be explained in the text.',
      'Before you send an application, check it with a pencil: each activity has a cost, and each cost has an activity.',
    ],
    subject: ['Does the budget match the text?', 'Check it with a pencil'],
    hooks: {
      '*': [
        'A good application can fail because of its budget. This check takes half an hour.',
        'Text and budget should tell the same story. See whether yours do.',
      ],
      pati: 'Check the budget line by line against the text.',
      fhl: 'The budget is not the boring part. It is the page that many read first.',
    },
    lines: {
      '*': [
        'In a grant budget, show how you got to a figure: so many hours, at so much an hour.',
        'Do not forget the costs behind a project: rent, phone, insurance, the time to write the report.',
        'Round figures look guessed. Ask for a quote, and put in the real sum.',
        'Let somebody who does not know the project add up your budget before you send it.',
      ],
      h: ['"Miscellaneous" is a word. It is also where trust goes missing.'],
    },
    scene: [
      'The text speaks of two trips to the sea, and the budget knows of no bus.',
      'It is the evening before the deadline, and the sum at the bottom is wrong by a hundred.',
    ],
    why: [
      [
        'A budget shows whether somebody has thought it through.',
        'A missing line raises the question what else is missing.',
      ],
      [
        'A full budget protects you: what is not in it will not be paid.',
        'You will have to report on each line later.',
      ],
    ],
    parts: [
      [
        ['Go through the text', 'Mark each activity'],
        ['Every workshop, trip and leaflet gets a mark.', 'Then look for its line in the budget.'],
        'A pencil marking lines of a text',
      ],
      [
        ['Go through the budget', 'Explain each line'],
        ['Where in the text is it mentioned?', 'If nowhere, add a sentence or take it out.'],
        'A ruler under one line of a table',
      ],
      [
        ['Show how you calculated', 'Write the sum behind the sum'],
        ['Number, price, result.', 'Keep the quotes in a folder.'],
        'A calculator and a list',
      ],
      [
        ['Add it up again', 'Have it checked'],
        ['A second person sees what you no longer see.', 'Also check the currency and the tax.'],
        'Two people at one table',
      ],
    ],
    turn: ['Now both say the same, and you can send it.', 'Keep a copy. You will need it for the report.'],
    asks: ['What do you forget most easily in a budget?', 'Who checks your figures before you send them?'],
    ends: {
      pati: 'Each activity a cost, each cost an activity.',
      fhl: 'Then breathe, and send it a day early.',
    },
    keep: 'the week before the deadline',
    send: 'the treasurer of your charity',
    pic: {
      ask: 'A printed table, a pencil and a calculator, nothing readable',
      alt: 'A table, a pencil and a calculator',
    },
    claims: [['Budget and narrative must match', 'guidance of grant makers']],
  },
  {
    id: 'talk-about-handing-over-early',
    format: 'howto',
    again: 9,
    emoji: '🤝',
    tags: ['FamilyBusiness', 'Succession', 'NextGeneration'],
    only: FAMILY_FIRMS,
    title: [
      'Handing over a family firm: how to begin the talk',
      'Who takes over? How to start talking about it',
    ],
    cover: 'Who takes over the firm?',
    gist: [
      'Talk about the handover of a family firm years before it is due. Ask everybody separately what they want, then sit down together, and write down what is clear and what is open.',
      'The hardest part of handing over a firm is the first conversation. Start it early, and start with questions.',
    ],
    subject: ['Who takes over the firm?', 'How to begin the talk'],
    hooks: {
      '*': [
        'In many family firms everybody thinks about the handover, and nobody talks about it. This is a way to start.',
        'Who takes over, and when? It is best to ask long before it has to be decided.',
      ],
      pati: 'A good handover takes years. The first talk takes an hour.',
      fhl: 'It need not be a big meeting. A walk will do for the first talk.',
    },
    lines: {
      '*': [
        'Ask your children what they want before you plan what they will do. The answer may surprise you.',
        'List the things that nobody but you can do. It is the longest list of any handover.',
        'Talk about the handover outside of the firm and without a deadline. A walk is better than a meeting.',
        'Those who do not take over need a clear answer too. Ask early what would be fair.',
      ],
      h: ['"We can talk about it at Christmas" has been said for eleven Christmases.'],
    },
    scene: [
      'At Sunday lunch everybody talks about the firm, and nobody about who will lead it.',
      'The owner is sixty, the daughter is thirty, and both wait for the other to begin.',
    ],
    why: [
      [
        'What nobody says, everybody guesses, and usually wrongly.',
        'Plans made without asking are often plans for somebody else.',
      ],
      [
        'A handover touches money, roles and family, and each of them needs time.',
        'With years to go, there are several good ways. At the last minute there is only one.',
      ],
    ],
    parts: [
      [
        ['Ask each one separately', 'Listen before you plan'],
        [
          'What would you like? What would you not like?',
          'Alone with you, they can say what they would not say at the table.',
        ],
        'Two people walking on a path',
      ],
      [
        ['Sit down together', 'Bring everybody to one table'],
        [
          'With enough time, and perhaps somebody neutral.',
          'First listen to each other, and decide nothing yet.',
        ],
        'A large table with several chairs',
      ],
      [
        ['Write down what is clear', 'Note what is still open'],
        ['Two columns are enough for the first time.', 'Everybody gets a copy.'],
        'A page with two columns',
      ],
      [
        ['Set the next date', 'Agree on the next talk'],
        ['In three months, with one subject.', 'Small steps are easier than one large one.'],
        'A calendar with a circled day',
      ],
    ],
    turn: [
      'After that come tax, law and the bank, and they need advice early.',
      'You do not need an answer today. You need a beginning.',
    ],
    asks: ['When did you first talk about it in your firm?', 'What makes it hard to begin?'],
    ends: { pati: 'Ask, listen, write down, go on.', fhl: 'Whoever begins has done the hardest part.' },
    caution: 'Tax and inheritance differ by country and case. Get advice on yours before anything is signed.',
    keep: 'your next quiet weekend',
    send: 'somebody in your family firm',
    pic: { ask: 'A large table with chairs and cups', alt: 'A large table with chairs' },
    claims: [
      ['Early talks, separate interviews, written open points', 'practice of advisers to family firms'],
    ],
  },
  {
    id: 'what-only-the-owner-knows',
    format: 'checklist',
    again: 9,
    emoji: '🗝️',
    tags: ['FamilyBusiness', 'Succession', 'KnowledgeTransfer'],
    only: FAMILY_FIRMS,
    title: [
      'What only the owner knows: a list for every firm',
      'Could your firm run for a month without you?',
    ],
    cover: 'What only the owner knows',
    gist: [
      'Write down what only you know in your firm: customers who are called by name, prices agreed by handshake, where the keys are, who helps in an emergency.',
      'Could your firm run for a month without you? This list shows what is missing.',
    ],
    subject: ['A month without you', 'What only the owner knows'],
    hooks: {
      '*': [
        'Imagine that you were away for a month from tomorrow. What would nobody know?',
        'Much of a firm is in the head of one person. This list brings it onto paper.',
      ],
      pati: 'Knowledge that is written down can be handed over.',
      fhl: 'It is not a sad list. It is also a good one for a long holiday.',
    },
    lines: {
      '*': [
        'Which customers would call you and nobody else? Introduce a second person to them this year.',
        'Write down agreements that were made by handshake: with whom, what, since when.',
        'Somebody besides you should be able to pay the wages. Ask your bank how that is arranged.',
        'Take two weeks off and do not call. What goes wrong is your list.',
      ],
      h: ['The boiler in the workshop obeys one person only. He is seventy-one.'],
    },
    scene: [
      'A supplier calls and asks for the usual. Nobody knows what the usual is.',
      'The owner is in hospital for ten days, and the key to the safe is with him.',
    ],
    why: [
      [
        'What is written down makes a firm worth more to whoever takes it over.',
        'A buyer or successor asks for exactly these things.',
      ],
      [
        'Such a list helps long before a handover: in holidays, and in illness.',
        'With a list like this you can be away without worry.',
      ],
    ],
    parts: [
      [
        'People who call only you',
        ['Customers, suppliers, the bank.', 'With a line on what they value.'],
        'An old address book',
      ],
      [
        'Agreements by handshake',
        ['Prices, favours, terms of payment.', 'Since when, and why.'],
        'Two hands shaking',
      ],
      [
        'Access and keys',
        ['Who can open, sign, log in and pay?', 'No passwords on the list. Only where they are kept.'],
        'A bunch of keys on a hook',
      ],
      [
        'Machines and their moods',
        ['What helps when something stops?', 'Whom do you call for repairs?'],
        'A hand on a machine',
      ],
      [
        'Dates of the year',
        ['Inspections, renewals, the annual order.', 'Enter them into a calendar that others can see.'],
        'A wall calendar with marks',
      ],
    ],
    turn: [
      'Write five lines a week. In a few months it is done.',
      'Then let somebody else try it for a week.',
    ],
    asks: ['What does nobody but you know in your firm?', 'How long could your firm run without you?'],
    ends: { pati: 'Written down, shown and tried out.', fhl: 'And then go on that long holiday.' },
    tick: true,
    keep: 'a quiet Friday afternoon',
    send: 'the owner of a family firm',
    pic: {
      ask: 'A bunch of keys and a notebook, nothing readable',
      alt: 'A bunch of keys beside a notebook',
    },
    claims: [
      ['Document owner-dependent knowledge before succession', 'practice of advisers to family firms'],
    ],
  },
  {
    id: 'bring-this-to-the-notary',
    format: 'checklist',
    again: 8,
    emoji: '🪪',
    tags: ['NotaryPublic', 'Documents', 'GoodToKnow'],
    only: NOTARIES,
    title: ['What to bring to an appointment with a notary', 'Seeing a notary? Bring these things'],
    cover: 'What to bring to a notary',
    gist: [
      'Bring your passport, the document as it was sent to you, the letter that says what is required, and do not sign anything beforehand.',
      'An appointment with a notary is short if everything is there. Four things matter most.',
    ],
    subject: ['What to bring to the notary', 'Please do not sign yet'],
    hooks: {
      '*': [
        'You have an appointment with a notary? Please do not sign the document before you come.',
        'With the right papers, a visit to the notary takes only a short time. Bring these.',
      ],
      pati: 'Bring these to your appointment, and it can be dealt with at once.',
      fhl: 'First time at a notary? This is all you need to bring.',
    },
    lines: {
      '*': [
        'Do not sign a document at home if a notary is to witness your signature. Sign it at the appointment.',
        'For a notary, bring the original of your passport or identity card. A photo on the phone is usually not enough.',
        'Bring the letter or email that says what the other country or bank needs. It saves a second appointment.',
        'Is your name different in two papers, for example after a marriage? Bring the certificate that explains it.',
      ],
      h: ['The pen is provided. The signature has to be fresh.'],
    },
    scene: [
      'You have a form in another language, and somewhere it says "before a notary".',
      'A bank abroad wants a document back, with a stamp and a signature.',
    ],
    why: [
      [
        'A notary has to see who you are and that you sign yourself.',
        'Somebody abroad has to be able to rely on your signature.',
      ],
      [
        'Every country and bank asks for something a little different.',
        'With their letter in hand, the papers can be prepared in the right form.',
      ],
    ],
    parts: [
      [
        'Your passport or identity card',
        ['The original, and still valid.', 'Check the date before you book.'],
        'A closed passport on a table',
      ],
      [
        'The whole document',
        ['All pages, unsigned.', 'Send a copy in advance if you can.'],
        'A document with several pages',
      ],
      [
        'The letter with the instructions',
        ['From the lawyer, bank or office that wants it.', 'An email on your phone is fine.'],
        'A letter beside a phone',
      ],
      [
        'Proof of your address',
        ['A recent bill or bank letter, if it is asked for.', 'Ask beforehand whether you need one.'],
        'An envelope on a table',
      ],
      [
        'For a company: its papers',
        ['A register extract and proof that you may sign.', 'Ask beforehand which ones are needed.'],
        'A folder with a company register extract',
      ],
    ],
    turn: [
      'If you are not sure, send a photo of the form when you book.',
      'Also ask whether it needs an apostille afterwards.',
    ],
    asks: ['Have you ever needed a notary?', 'Which country is your document for?'],
    ends: {
      pati: 'Passport, document, instructions, no signature yet.',
      fhl: 'And if something is missing, just ask before you come.',
    },
    caution: 'What is needed differs by country and document. Ask when you book.',
    tick: true,
    keep: 'the day before your appointment',
    send: 'somebody with papers from abroad',
    own: [
      {
        kinds: ['service', 'hours', 'process'],
        about: 'same day|mobile visits|appointments?\\b',
        lead: 'This is how you can get an appointment.',
      },
    ],
    pic: {
      ask: 'A closed passport, a pen and a stamp on a desk, no names readable',
      alt: 'A passport, a pen and a stamp on a desk',
    },
    claims: [['Original ID, unsigned document, instructions', 'notarial practice']],
  },
  {
    id: 'what-is-an-apostille',
    format: 'answer',
    again: 9,
    emoji: '🏛️',
    tags: ['Apostille', 'NotaryPublic', 'GoodToKnow'],
    only: NOTARIES,
    question: 'What is an apostille, and do I need one?',
    short: [
      'A certificate that makes a document count in another country.',
      'It confirms for another country that a signature or stamp is real.',
    ],
    title: [
      'What is an apostille, and do I need one?',
      'Papers for another country: the apostille explained',
    ],
    cover: 'What is an apostille?',
    gist: [
      'An apostille is a certificate for use abroad. It confirms that the signature or stamp on a document is real. Whether you need one depends on the country and on who asks for it.',
      'Before you pay for an apostille, ask the office that wants your document whether it is needed.',
    ],
    subject: ['What is an apostille?', 'Papers for another country'],
    hooks: {
      '*': [
        'An office abroad asks for an "apostille". This is what it means and what to do.',
        'Marrying, working or buying abroad? You may need an apostille on your papers.',
      ],
      pati: 'An apostille proves to another country that a document is real.',
      fhl: 'Strange word, simple matter: an apostille is a kind of official confirmation.',
    },
    lines: {
      '*': [
        'An apostille confirms that a signature or stamp is real. It says nothing about what is in the document.',
        'Ask the office abroad three things: is an apostille needed, on the original or a copy, and with a translation?',
        'Not every country accepts an apostille. For some, a longer way through the embassy is needed.',
        'Need papers for a wedding abroad? Start early. Documents, apostille and translation each take time.',
      ],
      h: ['Apostille is not an illness. It only sounds like one.'],
    },
    scene: [
      'You are getting married abroad, and the list says "birth certificate with apostille".',
      'A university abroad wants your diploma "legalised", and you wonder what that is.',
    ],
    why: [
      [
        'An office abroad cannot know the stamps of every other country.',
        'With an apostille, an office abroad need not check your stamp itself.',
      ],
      [
        'Many countries have agreed to accept this certificate from each other.',
        'The agreement is from The Hague, and more than a hundred countries have joined.',
      ],
    ],
    parts: [
      [
        ['Ask the office abroad', 'Ask those who want the document'],
        [
          'Have it confirmed by email what they want.',
          'Some do without it, among them many in the European Union for certain papers.',
        ],
        'An email on a screen',
      ],
      [
        ['Find out on which document', 'Original or certified copy'],
        [
          'It makes a difference for the order of the steps.',
          'A private paper often has to go to a notary first.',
        ],
        'Two documents side by side',
      ],
      [
        ['Plan the time', 'Start early'],
        ['Each step takes days or weeks.', 'Also ask whether a translation comes before or after.'],
        'A calendar with a marked week',
      ],
    ],
    turn: [
      'Bring the list from abroad along, and the right order can be worked out.',
      'If you are unsure, ask before you send originals by post.',
    ],
    asks: ['For which country do you need papers?', 'Have you ever needed an apostille?'],
    ends: { pati: 'Ask first, then have it done in the right order.', fhl: 'It sounds harder than it is.' },
    caution: 'Rules differ by country and document. What counts is what the receiving office asks for.',
    keep: 'the day when you need papers abroad',
    send: 'somebody who is moving abroad',
    pic: { ask: 'A document with a seal, no names readable', alt: 'A document with a seal' },
    claims: [
      [
        'Apostille certifies origin under the Hague Convention; over a hundred parties; EU rules waive it for some public documents',
        'Hague Conference; EU regulation on public documents',
      ],
    ],
  },
];
