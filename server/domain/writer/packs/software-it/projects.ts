// Choosing, buying and building software.
import type { Idea } from '../../library/idea.ts';
import { BUILDS, HOMES_ONLY, MACHINES } from './kinds.ts';

export const PROJECTS: readonly Idea[] = [
  {
    id: 'bring-your-worst-day',
    format: 'tip',
    again: 9,
    emoji: '🧪',
    tags: ['SoftwareSelection', 'Demo', 'SmallBusinessIT'],
    title: [
      'How to test business software: bring your worst case to the demo',
      'Software demo: how to find out if it works for you',
    ],
    cover: 'What to bring to a software demo',
    gist: [
      'In a demo the customer is called Smith, orders one thing and pays. Bring your real problems: the wrong address, the part delivery, the return without a receipt.',
      "You buy software on a good day and use it on bad ones. So bring last month's worst order to the demo.",
    ],
    subject: ['In a demo the customer always pays', 'Bring your worst order to the demo'],
    hooks: {
      '*': [
        'In a software demo nobody ever returns anything. So bring a return.',
        'In every software demo there is a company that sells bicycles and has no problems.',
        'In the demo Mr Smith always pays and has only one address. Your customers do not.',
      ],
      p: 'Whether software suits you shows in your exceptions, and a demo does not show them.',
      f: 'Software demo next week? Bring the order that drove you mad.',
      a: 'Bring three real cases to the demo, and have them entered.',
      t: 'Test a part delivery, a correction, two people at once, and undo.',
      h: 'In the demo everything was two clicks. In real life one of the clicks is called Sandra.',
      i: 'Good software shows when things get complicated.',
      l: 'You see what software is worth when something goes wrong.',
    },
    lines: {
      '*': [
        'Bring three real cases to a software demo: the most frequent, the most annoying, and the one that comes once a year.',
        'In a demo, ask them to make a mistake and put it right. You will do that every day.',
        'In a software demo, let the person click who will use it. The salesman has done it a hundred times.',
        'In a demo, count the clicks for what you do fifty times a day.',
        'Take along the colleague who will have to use the software. She asks better questions than the boss.',
      ],
      h: ['"That is on the roadmap" is a place where features go to enjoy the view.'],
    },
    scene: [
      'In the demo an order takes eleven seconds. At the back somebody raises a hand: "And if the customer then wants it in blue?"',
      'On the table lies a delivery note with three corrections. "Could you enter this one, please?" The demo goes quiet.',
    ],
    why: [
      [
        'The normal order works in every program. The exceptions do not.',
        'What goes right tells you nothing.',
      ],
      [
        'Your exceptions are what costs you time every week.',
        'Nobody loses hours over an order that goes right.',
      ],
    ],
    parts: [
      [
        ['Collect odd cases for a month', 'Write down what makes people groan'],
        [
          'Put them in a box next to the desk.',
          'Then you have a test that no salesman has seen.',
          'Ask your colleagues too.',
        ],
        'A box with crumpled papers',
      ],
      [
        ['Choose three of them', 'One frequent, one nasty, one rare'],
        [
          'More do not fit into a demo.',
          'Three are enough to see whether it works.',
          'Send them a day before.',
        ],
        'Three papers side by side',
      ],
      [
        ['Have them entered, not explained', 'Watch them do it'],
        ['"You would just" is not a click.', 'See where they hesitate. So will you.', 'Count the clicks.'],
        'A cursor hovering over a form',
      ],
      [
        ['Ask how to undo it', 'Ask what happens after a mistake'],
        [
          'Wrong customer, wrong month: can you correct it?',
          'It will happen every day.',
          'By Wednesday somebody will have typed something wrong.',
        ],
        'An undo arrow on a screen',
      ],
    ],
    turn: [
      'Then decide. And keep your three cases for the training.',
      'If they like your worst case, talk to them.',
    ],
    asks: ['Which case would you bring to a demo?', 'What could your software never do?'],
    ends: {
      p: 'Send your cases a day before. Good firms ask back.',
      f: 'Take along the colleague who groans the loudest.',
      a: 'Three cases, live, with undo.',
      t: 'Write down the clicks and the wrong turns for each.',
      h: 'Any program can sell a bicycle to Mr Smith.',
      i: 'Ask the people who do the work.',
      l: 'One difficult case, and it simply works.',
    },
    work: 'Let those who will use it ask the questions. If the boss chooses alone, there will be a spreadsheet next to it.',
    keep: 'the day before a software demo',
    send: 'the person who has to decide about new software',
    own: [
      {
        about: 'demos?\\b|demonstrat|trial|pilot|try it|test account|your own data',
        kinds: ['offer', 'service', 'event', 'process', 'link'],
        lead: 'Try it with your cases here.',
      },
    ],
    pic: {
      ask: 'A crumpled, corrected form on a desk, names covered',
      alt: 'A crumpled form with handwritten corrections on a desk',
    },
    claims: [['Scenario-based evaluation with own edge cases', 'software selection practice']],
    unless: HOMES_ONLY,
  },
  {
    id: 'find-the-way-out-first',
    format: 'checklist',
    again: 10,
    emoji: '🚪',
    tick: true,
    tags: ['DataExport', 'VendorLockIn', 'SoftwareSelection'],
    title: [
      'Before you sign for software: check the way out',
      'Software contracts: how do you get your data out?',
    ],
    cover: 'Before you sign: the way out',
    gist: [
      'Before you put your data in a program, take some out again. Look at the format, the attachments and the contract. Now everybody is friendly.',
      'Every software contract ends one day. So find out how to leave before you sign.',
    ],
    subject: ['How do I get my data out again?', 'Before you sign for software'],
    hooks: {
      '*': [
        'It is easy to get data in, and often hard to get it out again.',
        'Ask how to leave a program while everybody is still smiling.',
        'Before you sign for software, find the way out.',
      ],
      p: 'How you get your data out of a program should be clear before it goes in.',
      f: 'About to say yes to new software? One more question: how do we leave?',
      a: 'First the export, and then your signature.',
      t: 'Check the format, the attachments and the history, and whether you can do the export by yourself.',
      h: 'The export was a PDF with nine thousand pages. Everything was in it.',
      i: 'If you are free to leave, you like to stay.',
      l: 'A door that opens in both directions.',
    },
    lines: {
      '*': [
        'In the trial month of a program, try the export too. What comes out is what is yours.',
        'Ask about attachments before you buy software. In many exports there is a list of photos, and no photos.',
        'Ask before you sign: after I cancel, how long is my data there, and who deletes it?',
        'An export as PDF is only a picture. Ask for a file that other programs can read.',
        'Once a year, save an export of your most important program on your own disk.',
      ],
      h: ['To cancel took one click, three calls, a fax and an interview about feelings.'],
    },
    scene: [
      'After six years a firm changes its software. "The export? Of course." It comes as nine thousand pictures of tables.',
      'In the trial month somebody presses "export". All the customers are there, and all the notes are missing. It is still early enough.',
    ],
    why: [
      [
        'The longer you use a program, the harder it is to leave.',
        'After some years half of your firm is in it.',
      ],
      [
        'Before you sign, they gladly show you how to leave. Afterwards less so.',
        'Now it is a question. Later it is a quarrel.',
      ],
    ],
    parts: [
      [
        ['Export a few records', 'Try the export today'],
        [
          'Open the file, and count.',
          'Can you do it without support?',
          'Fifty are enough to see what it looks like.',
        ],
        'An export file open beside a form',
      ],
      [
        ['Look for attachments and notes', 'Check whether the photos are there'],
        [
          'They are the first to be missing.',
          'Without the notes a customer is only an address.',
          'Who changed what should be there too.',
        ],
        'A folder of exported documents',
      ],
      [
        ['Ask in which format it comes', 'Can another program read it?'],
        ['If a spreadsheet can open it, that is good.', 'A PDF is not enough.', 'Then you are free to go.'],
        'A table with clear headings',
      ],
      [
        ['Read how the contract ends', 'Ask what happens when you cancel'],
        [
          'How long is your data there, and what does it cost?',
          'It is on the last page, which nobody reads.',
          'Who deletes what, and when?',
        ],
        'The last page of a contract',
      ],
      [
        ['Write down who can do the export', 'Let a second person press the button'],
        ['If only one person can do it, that is a risk.', 'Do it once a year.', 'Put it in the calendar.'],
        'Two people at one keyboard',
      ],
    ],
    turn: ['And then sign, and stay as long as you like it.', 'Keep the file. It is also a small backup.'],
    asks: [
      'Could you leave your main program within a month?',
      'What got lost when you last changed software?',
    ],
    ends: {
      p: 'If they answer all five in writing, that is a good sign.',
      f: 'It is like asking for the emergency exit. Nobody minds.',
      a: 'First out, and then in.',
      t: 'Put the export into an empty account, and compare.',
      h: 'Optimists read the contract down to the price. The others read on.',
      i: 'What is yours should be able to come along.',
      l: 'A door that you may never need.',
    },
    work: 'Do a test export once a year, like the fire drill. Each of them finds a blocked door.',
    keep: 'the day before you sign',
    send: 'somebody with a trial version',
    own: [
      {
        about: 'export|migrat|cancel|notice period|open formats?|your data',
        kinds: ['policy', 'service', 'product', 'process', 'guarantee'],
        lead: 'Ask us too.',
      },
    ],
    pic: {
      ask: 'A door with an exit sign, or a laptop with a table',
      alt: 'An illuminated exit sign above a door',
    },
    claims: [['Check export, formats, termination terms', 'procurement practice']],
    unless: HOMES_ONLY,
  },
  {
    id: 'how-long-will-it-take',
    format: 'answer',
    again: 9,
    emoji: '📅',
    tags: ['SoftwareProjects', 'Estimates', 'WebDevelopment'],
    title: [
      'Why can developers not say how long it will take?',
      'Why software takes "between two days and two weeks"',
    ],
    cover: 'How long will it take?',
    gist: [
      'What is new cannot be known beforehand. So ask for a range with a reason, and have a small first piece built.',
      'Software is built only once, so there is always something new in it. Ask for the best case and the worst case.',
    ],
    subject: ['Why developers say "it depends"', 'Ask for a range, not for a date'],
    hooks: {
      '*': [
        'Ask a developer when it will be ready, and they look out of the window. Here is why.',
        '"Two days. Or two weeks." In software both are honest answers.',
        'An exact date for new software is either luck or politeness.',
      ],
      p: 'A range with a reason is better than an exact date without one.',
      f: 'Why do developers never say when it is ready? They would love to. Honestly.',
      a: 'Ask for the best case, the worst case, and what decides between them.',
      t: 'Try the hardest part first. After that you know much more about how long it takes.',
      h: '"Nearly done" is a unit of time in software. It is longer than "soon".',
      i: 'An honest "nobody knows yet" is a good beginning.',
      l: 'Good software is ready when it is good.',
    },
    lines: {
      '*': [
        'Ask developers three questions: how long if all goes well, how long if not, and what decides it?',
        'Have the riskiest part of the software built first. After two days you know more than after two weeks of planning.',
        'If somebody gives you an exact date for new software, they are being polite.',
        'In a software project, if time and money are fixed, you must be able to leave something out.',
        'Ask your developer what could make it take twice as long. Look there first.',
      ],
      h: ['The last tenth of a software project takes the second half of the time.'],
    },
    scene: [
      '"Only roughly," says the customer. What the developer says now will be a date in tomorrow\'s slides.',
      'Two estimates for the same software. One says three days, the other three weeks. Both are right, each about something else.',
    ],
    why: [
      [
        'What was built before can be copied. So you only ever build what is new.',
        'The second wall of a house takes as long as the first. In software you copy it, and only the new part takes time.',
      ],
      [
        'Something may go a little faster, but it can take very much longer.',
        'Small surprises add up, and they never make it faster.',
      ],
    ],
    parts: [
      [
        ['Ask for a range and a reason', 'Ask for the best and the worst case'],
        [
          '"Four to ten days, because of the old program" is a good answer.',
          'Then talk about the reason.',
          'The reason tells you more than the number.',
        ],
        'A span drawn on a calendar',
      ],
      [
        ['Have the hardest part tried first', 'Pay for two days of trying'],
        ['After that everybody knows more.', 'It helps more than a long meeting.', 'It is money well spent.'],
        'A small test setup on a desk',
      ],
      [
        ['Ask for something to try each week', 'Have it built in small pieces'],
        [
          'Something real, however small.',
          'What you can click is not "nearly done".',
          'Then you see how it is going.',
        ],
        'Cards in a row on a wall',
      ],
      [
        ['Decide what can be left out', 'Put your wishes in order'],
        [
          'If time gets short, what can wait?',
          'Decide it now, while everybody is calm.',
          'What is last on the list can wait.',
        ],
        'A list with a line drawn across it',
      ],
    ],
    turn: [
      'And in the end there will be a date, and it will hold.',
      'If somebody says two days without thinking, ask what would make it ten.',
    ],
    asks: [
      'What is the wildest estimate you ever got?',
      'What matters more to you: a fixed date, or everything in it?',
    ],
    ends: {
      p: 'After each piece ask again. The range should get smaller.',
      f: 'And if they go quiet, give them a moment. They are counting.',
      a: 'A range, a reason, a first piece.',
      t: 'Write down the estimate and how long it really took. After some time you know your factor.',
      h: 'This text was estimated at five minutes.',
      i: 'A plan may change when you know more.',
      l: 'You will know in time.',
    },
    work: 'Plan your trade fair with the later date. Then good news may come early.',
    question: 'Why can nobody tell me exactly how long it will take?',
    short: [
      'Because it is new. Ask for a range, a reason, and a small first piece.',
      'Nobody has built it yet. You can have a range and a first part.',
    ],
    keep: 'the next time you ask "how long?"',
    send: 'somebody who is waiting for software',
    own: [
      {
        about: 'fixed price|estimate|quot(?:e|ation)|sprint|prototype|workshop',
        kinds: ['process', 'service', 'price', 'offer', 'policy'],
        lead: 'How it works in our projects.',
      },
    ],
    pic: {
      ask: 'A wall of cards or a calendar with a span marked on it',
      alt: 'A wall calendar with a span of days marked in pencil',
    },
    claims: [['Estimation uncertainty, spikes, ranges', 'software engineering literature']],
    only: BUILDS,
  },
  {
    id: 'only-a-small-button',
    format: 'myth',
    again: 10,
    emoji: '🔘',
    tags: ['SoftwareProjects', 'WebDevelopment', 'Requirements'],
    title: ['Why a small button is not a small job', 'Why "only a small change" in software is often big'],
    cover: 'It is only a small button',
    gist: [
      'A button takes ten minutes. Who may press it, what if they press twice, who gets told and how to undo it take the rest of the week.',
      'You only see the button. Behind it is everything that has to happen, and that is the work.',
    ],
    subject: ['It is only a small button', 'What if somebody presses it twice?'],
    hooks: {
      '*': [
        '"Just add a small button that sends it to all customers." Somewhere a developer puts down her cup.',
        'The button is ready. Now we only have to decide what it does.',
        'There are two words on the button, and four meetings behind it.',
      ],
      p: 'The button you see is the smallest part of the work.',
      f: 'You only want a small button? Gladly. May we ask four questions?',
      a: 'Tell us what should happen. The button is the easy part.',
      t: 'Who may press it, what if they do it twice, who is told, how is it reversed: that is the work behind a button.',
      h: 'The button is green, round and lovely. What it does is with the lawyers.',
      i: 'A question in time saves a whole evening.',
      l: 'What looks simple has been thought through.',
    },
    lines: {
      '*': [
        'Four questions for each new button: who may press it, what if they press twice, who is told, how do you undo it?',
        'Do not ask a developer for a button. Tell them your problem: "I have to type each order twice."',
        'A delete button without an undo is a trapdoor.',
        'Ask about your new button: what happens if the connection breaks half a second later?',
        'What happens if somebody presses the button twice? Ask before it is built.',
      ],
      h: ['Delete all? Yes. No. Cancel. Nobody has ever known what "cancel" cancels.'],
    },
    scene: [
      'Two in the afternoon: "only a small button". Four o\'clock: a whiteboard full of arrows and, in one corner, a button.',
      'Somebody presses the button. Nothing happens, so they press it again. Four thousand customers now have the mail twice.',
    ],
    why: [
      [
        'The button is small. What can go wrong is not.',
        'A light switch is small too, and the wires are in the wall.',
      ],
      [
        'Who may do it, is it saved, can it be undone? That has to be built too.',
        'Most of a program is for when something goes wrong.',
      ],
    ],
    parts: [
      [
        ['Say what annoys you today', 'Describe the problem, not the button'],
        ['There may be an easier way.', 'Sometimes it exists already.', 'Perhaps you need no button.'],
        'A person retyping from paper',
      ],
      [
        ['Say who may press it', 'And who may not?'],
        [
          'Everybody, or only you? And when you are on {holiday|vacation}?',
          'Decide it now. Later it is harder.',
          'The list of who may not is longer.',
        ],
        'A list of names with ticks',
      ],
      [
        ['Say what happens afterwards', 'And then?'],
        [
          'Who is told, what is saved, is there an undo?',
          'What you say now need not be changed later.',
          'Think of the day when it goes wrong.',
        ],
        'Arrows on a whiteboard',
      ],
    ],
    turn: ['And after that the button is easy.', 'And now and then it really is ten minutes.'],
    asks: [
      'Which "small change" got big in your firm?',
      'What is the most dangerous button you have ever seen?',
    ],
    ends: {
      p: 'With these answers it is built faster and costs less.',
      f: 'It may still be a good idea. It is just not a small one.',
      a: 'What for, who, and then what? Then the button.',
      t: 'Pressing it twice should do no harm, and undo should be possible.',
      h: '"Only" is the most expensive word in a meeting.',
      i: 'If you ask, you help to build it.',
      l: 'You press it, and nothing goes wrong.',
    },
    work: '"Just send it to everybody" is a big sentence even without a computer. Ask the same questions first.',
    myth: 'A small button is a small job',
    short: [
      'The button takes minutes. What happens when somebody presses it is the job.',
      'What you see is nothing. What happens behind it is the work.',
    ],
    keep: 'the next time you say "only"',
    send: 'somebody who only wants a small change',
    pic: {
      ask: 'A whiteboard full of arrows with a tiny button drawn in a corner',
      alt: 'A whiteboard covered with arrows around a small drawn button',
    },
    claims: [
      [
        'Visible surface is a fraction of the work; permissions, idempotency, undo',
        'software engineering practice',
      ],
    ],
    only: BUILDS,
  },
  {
    id: 'the-person-who-breaks-things',
    format: 'behind',
    again: 11,
    emoji: '🧨',
    tags: ['SoftwareTesting', 'BehindTheScenes', 'QualityAssurance'],
    title: ['What a software tester does all day', 'What software testers do: break it, and write it down'],
    cover: 'The person who breaks software',
    gist: [
      'A software tester orders minus one cake, types emoji into the {postcode|zip code}, and presses "back" while paying. And then writes down how to do it again.',
      'A tester tries everything that no sensible person would do, because one day somebody does it.',
    ],
    subject: ['Who orders minus one cake?', 'A job for people with odd ideas'],
    hooks: {
      '*': [
        'A software tester walks into a bar and orders a beer, zero beers and a lizard.',
        'Somebody was paid today to type a birthday in the year nineteen thousand. That is a tester.',
        'A tester is paid to do what you would never do. On Thursday you do it.',
      ],
      p: 'A tester finds out what software does when people do not behave as planned.',
      f: 'Meet the colleague who types emoji into your {postcode|zip code} field. On purpose.',
      a: 'What can be typed in will be typed in. So it is tested.',
      t: 'Empty, too long, twice, interrupted: that is how a tester finds most faults.',
      h: 'The software was foolproof until we hired a better fool.',
      i: 'A tester stumbles, so that you do not have to.',
      l: 'Somebody doubts it every day, until it works.',
    },
    lines: {
      '*': [
        'Test your form like a tester: with nothing in it, with too much, with something silly, and twice in a row.',
        'A good tester writes: three steps, and then it breaks. Developers love that.',
        'People called Null, or with one letter for a name, know which software was tested.',
        'A tester likes it when you get lost. Then the software can be made better.',
        'Give your software to a child and to somebody in a bad mood. You will learn most of it.',
      ],
      h: [
        "A real customer walks into the tester's bar and asks where the toilets are. The bar bursts into flames.",
      ],
    },
    scene: [
      'At the desk by the window somebody puts minus one cake in the basket and is delighted. The shop now owes them money.',
      'A train, a tunnel, a payment page. The tester smiles when the signal goes, because that is why they took the train.',
    ],
    why: [
      [
        'Whoever has built software knows how to use it, and so never does anything wrong.',
        'A developer walks round the holes without noticing them.',
      ],
      [
        'Real people sit on a bus, are angry, or are called Ng.',
        'You use it with cold fingers and a child on your arm.',
      ],
    ],
    parts: [
      [
        ['They try nothing and far too much', 'They test the limits'],
        [
          'Zero, one, the most, and one more.',
          'In the middle everything works.',
          'That is where faults like to hide.',
        ],
        'A zero typed into a quantity field',
      ],
      [
        ['They interrupt it', 'They press "back" while paying'],
        [
          'An empty battery, a tunnel, a double click.',
          'Always in the middle of something.',
          'The train goes into a tunnel, and the payment is half done.',
        ],
        'A phone losing its signal',
      ],
      [
        ['They do it like other people', 'They pretend to be you'],
        [
          'A pensioner, a boss with no time, somebody with a {pram|stroller}.',
          'For ten minutes they only use the left thumb.',
          'Late, on a bus, with wet hands.',
        ],
        'A thumb typing on a phone',
      ],
      [
        ['They write it down kindly', 'They report what they did'],
        [
          'The steps, and what happened. Nobody is to blame.',
          'So that a developer can see it too.',
          'And then it gets repaired.',
        ],
        'A neat fault report on a screen',
      ],
    ],
    turn: [
      'And then you use it, and do something else again.',
      'If software has forgiven you a mistake, thank a tester.',
    ],
    asks: ['What is the silliest thing you have ever typed into a form?', 'Which program forgives you most?'],
    ends: {
      p: 'Ask who tests your software, and how.',
      f: 'Be kind to whoever finds a fault. It was there before.',
      a: 'Limits, interruptions, people.',
      t: 'What repeats is tested by a program. For odd ideas you need people.',
      h: 'Somebody had to try it. They might as well be paid.',
      i: 'Behind everything that simply works, somebody did not believe it.',
      l: 'Nothing happens. It took weeks.',
    },
    work: 'Give your next form to the newest colleague and say nothing. Each question they ask is a line that is missing.',
    keep: 'the next form you fill in',
    send: 'the colleague who breaks everything',
    own: [
      {
        about: 'test(?:er|ing|ed|s)?\\b|quality assurance|\\bQA\\b',
        kinds: ['process', 'people', 'service', 'policy'],
        lead: 'And who tests here?',
      },
    ],
    pic: {
      ask: 'A form on a screen with an absurd entry',
      alt: 'An order form on a screen with an absurd quantity',
    },
    claims: [
      [
        'Boundary and interruption testing',
        'software testing practice; the bar joke is common property of the trade',
      ],
    ],
    only: BUILDS,
  },
  {
    id: 'one-big-or-many-small',
    format: 'either',
    again: 9,
    emoji: '🧩',
    tags: ['BusinessSoftware', 'SoftwareSelection', 'SmallBusinessIT'],
    title: [
      'One program for everything or several small ones?',
      'All-in-one or best of each: which software suits you?',
    ],
    cover: 'One big program or several?',
    gist: [
      'One big program does everything, and nothing quite as you like it. Several small ones are each good, and do not talk to each other. Which do you prefer?',
      'A Swiss army knife or a drawer full of good tools: what is your software like?',
    ],
    subject: ['One big program, or nine small ones?', 'One login or nine?'],
    hooks: {
      '*': [
        'One program that does everything, or nine that each do one thing well?',
        'Either you hate one program a lot, or nine programs a little.',
        'One big program or many small ones: what would you rather complain about?',
      ],
      p: 'With one big program you adapt. With many small ones you have to connect them.',
      f: 'Is your software an army knife or a tool drawer?',
      a: 'Where the data must agree, use one program. For the rest choose what you like.',
      t: 'One program: the data is in one place. Several: each fits better, and you need interfaces.',
      h: 'The firm has nine programs, and one spreadsheet that holds them together. It is called "Bridge".',
      i: 'A tool is good when you forget it while you work.',
      l: 'One good tool, or a drawer full of them.',
    },
    lines: {
      '*': [
        'Draw a circle for each program, and an arrow wherever somebody types something twice. Too many arrows? Then you know.',
        'With one program you have one firm to shout at. With nine they all blame each other.',
        "Decide in which program the customer's address is right. Only in one.",
        'If you need a tenth program, perhaps the first one was never set up properly.',
        'Before you buy a new program, write down which old one it replaces.',
      ],
      h: ['Everything is in one program now. When it stops, we all go for a walk.'],
    },
    scene: [
      'Monday morning: nine programs, nine passwords, and a customer who has moved in only four of them.',
      'The new program can do everything. Accounts is happy, and the man from the workshop has bought a notebook.',
    ],
    why: [
      [
        'Either you adapt to one program, or you connect several. Somebody always has work with it.',
        'The work does not go away. It only moves.',
      ],
    ],
    parts: [
      [
        'One program for everything',
        [
          'One login, one bill, and all the data in one place.',
          'Nobody types anything twice. When it stops, everything stops.',
          'It knows each customer only once.',
        ],
        'A Swiss army knife on a desk',
      ],
      [
        'Several good ones',
        [
          'Each of them fits, and you can change it. Somebody has to connect them.',
          "People like to use them. The customer's address is in four places.",
          'They are good tools, and somebody carries data from one to the other.',
        ],
        'A drawer of separate tools',
      ],
    ],
    turn: [
      'Many firms have one big program and two or three favourites.',
      'Whatever you do, decide where the right address is.',
    ],
    asks: ['One program or many: how do you work?', 'How many programs does one order go through?'],
    ends: {
      p: 'Make the drawing. It usually decides.',
      f: 'And make a backup of "Bridge" tonight.',
      a: 'One place for the truth.',
      t: 'For each kind of data, decide which program is right.',
      h: 'In the end there is always a spreadsheet.',
      i: 'Good tools leave you time for your work.',
      l: 'Everything at hand, and nothing in the way.',
    },
    work: 'Before you buy another licence, ask which old one will go.',
    keep: 'the next talk about new software',
    send: 'whoever looks after the spreadsheet in between',
    own: [
      {
        about: 'interface|integrat|connect|\\bAPI\\b|\\bERP\\b|\\bCRM\\b',
        kinds: ['service', 'product', 'process', 'offer'],
        lead: 'We can connect what you have.',
      },
    ],
    pic: {
      ask: 'An army knife beside a small set of tools on a desk',
      alt: 'A pocket knife beside a row of separate tools',
    },
    claims: [['Suite versus best of breed', 'business software practice']],
    unless: HOMES_ONLY,
  },
  {
    id: 'spring-clean-the-subscriptions',
    format: 'season',
    again: 11,
    emoji: '🧽',
    when: { season: ['spring'] },
    tags: ['DigitalSpringClean', 'Subscriptions', 'SmallBusinessIT'],
    title: [
      'Digital spring clean: find the software nobody uses',
      'Which software are you paying for and not using?',
    ],
    cover: 'Which software does nobody use?',
    gist: [
      'Go through a year of card statements, list each program, and write down who uses it. What nobody uses can go.',
      'Take the card statement and a pencil for one morning. You will find software that is still paid for by mistake.',
    ],
    subject: ['Who still uses this software?', 'Software you pay for and do not use'],
    hooks: {
      '*': [
        'Every month money goes out for software that nobody remembers.',
        'Eleven licences, eight people, and three of them have left. Time for a spring clean.',
        'Somewhere a software firm thanks you every month for nothing.',
      ],
      p: 'Once a year, look at what software you pay for. It saves money, and old accounts get closed.',
      f: 'It is spring, the windows are clean. Now for the software licences.',
      a: 'Nobody uses it? Cancel the licence.',
      t: 'Compare three lists: what you pay for, who has an account, and who has logged in.',
      h: 'It was a free trial from the days of the fax. It has been charging ever since.',
      i: 'If you clear out, you have more money for what you like to use.',
      l: 'Fewer programs, and all of them used.',
    },
    lines: {
      '*': [
        'Look at a whole year of card statements. Some software is only charged once a year.',
        'Write a name next to each program you pay for. "The office" is not a name.',
        'Put a note in your calendar a month before each software contract is renewed, with the price.',
        'Before you cancel software, export your data, and ask who else uses it.',
        'Do not wait for the last day to cancel software. That is when you cannot find the button.',
      ],
      h: [
        "Everyone was asked who uses the program. Nobody. It was cancelled. At eleven o'clock Gerald called.",
      ],
    },
    scene: [
      'A pencil goes down the card statement. "Cloudy Board, monthly?" "That was Tina." "Tina left two years ago."',
      'At the end of the morning nine programs are cancelled, and nobody has noticed a thing.',
    ],
    why: [
      [
        'Nobody has to approve a small monthly sum, so nobody looks.',
        'One of them costs little. All of them together are a {holiday|vacation}.',
      ],
      ['And old accounts with old passwords are a risk.', 'Nobody watches what nobody uses.'],
    ],
    parts: [
      [
        ['Go through a year of statements', 'Mark everything that repeats'],
        ['Cards, bank account and app stores.', 'Yearly ones are easy to miss.', 'One morning is enough.'],
        'A statement with marked lines',
      ],
      [
        ['Write a name next to each program', 'Ask who uses it'],
        [
          'The last login is in the settings.',
          'What for, and when last?',
          'If nobody answers, nobody uses it.',
        ],
        'Names pencilled in a margin',
      ],
      [
        ['Export your data before you cancel', 'Save what is in it'],
        [
          'And open the file to see whether it worked.',
          'Some delete everything on the same day.',
          'You may need it once more.',
        ],
        'A download folder with a date',
      ],
      [
        ['Close the account properly', 'Cancel it, and delete the account'],
        [
          'Remove the card, and disconnect it from your calendar.',
          'Otherwise it still has your data.',
          'Write down the date.',
        ],
        'A settings page with connected apps',
      ],
    ],
    turn: ['Keep the list. Next year it takes half an hour.', 'Ask once more before you press the button.'],
    asks: ['What do you pay for that nobody uses?', 'Which program does only one person need, but badly?'],
    ends: {
      p: 'Do it every spring.',
      f: 'And buy a cake with the first month you have saved.',
      a: 'List, ask, export, close.',
      t: 'If everybody logs in through one system, you see what nobody uses.',
      h: 'At eleven somebody will call who needed it. Somebody always does.',
      i: 'What you do not pay for, you can spend on something good.',
      l: 'An open window, and a shorter list.',
    },
    work: 'For each renewal, somebody should have to say yes.',
    keep: 'a quiet morning in spring',
    send: 'whoever has the company card',
    own: [
      {
        about: 'licen[cs]e|IT (?:check|audit|review)|subscription',
        kinds: ['service', 'offer', 'price', 'event'],
        lead: 'We can help you to tidy up.',
      },
    ],
    pic: {
      ask: 'A pencil on a list with crossed-out lines, an open window behind',
      alt: 'A list with crossed-out lines beside an open window',
    },
    claims: [['Unused subscriptions and accounts', 'IT asset management practice']],
    unless: HOMES_ONLY,
  },
  {
    id: 'computers-at-the-family-table',
    format: 'season',
    again: 11,
    emoji: '🎄',
    when: { months: [12, 1] },
    tags: ['FamilyTechSupport', 'HolidaySeason', 'TechTips'],
    title: [
      'Family tech support over the holidays: what is worth doing',
      'Helping your parents with their computer: five useful jobs',
    ],
    cover: 'Help your parents with the computer',
    gist: [
      'Do the updates, copy the photos, write the passwords in a book, make the letters bigger. The new gadget can wait.',
      'You have an hour and a plate of {biscuits|cookies}. These five things help your parents for a whole year.',
    ],
    subject: ['"While you are here..."', "Five things for your parents' computer"],
    hooks: {
      '*': [
        '"While you are here, could you have a quick look at the computer?"',
        'Under the tree is a new tablet. In the drawer are nine years of photos without a copy.',
        'You came for dinner, and there is a laptop next to your plate.',
      ],
      p: 'The most useful present for your parents is an hour at their computer.',
      f: 'Are you the one in the family who "knows about computers"? Here is your plan.',
      a: 'Updates, photos, passwords, bigger letters: do it in that order.',
      t: 'Update it, copy the photos, make it bigger, write down the passwords.',
      h: 'There were four toolbars, two virus scanners and a weather frog. It ran, out of pure goodwill.',
      i: 'If you make a phone easier for your parents, that is a present too.',
      l: "An hour at your parents' computer, and it works again.",
    },
    lines: {
      '*': [
        "Make the letters bigger on your parents' phone. It takes ten seconds, and they use it every day.",
        "Copy your parents' photos to a drive, and open one of them together.",
        'A notebook with passwords in a drawer at home is better than the same password everywhere.',
        'Agree with your parents on one sentence for strange calls: "I will call my child first."',
        'Your parents do not need a new gadget. They need an hour of your patience.',
      ],
      h: [
        "When you tidy up your parents' computer, leave the weather frog. You do not know what it means to them.",
      ],
    },
    scene: [
      'Coffee, {biscuits|cookies}, and a phone is pushed across the table. "It says that it is full." It has said so since Easter.',
      'He explains the cloud to his grandmother with a {biscuit tin|cookie jar}. "So it is the neighbour\'s cellar," she says. She is right.',
    ],
    why: [
      [
        'All year nobody dares to press "update". So it is waiting for you.',
        'Small problems collect until you come.',
      ],
      ['What you set up now saves you many calls.', 'Fraudsters like people who have nobody to ask.'],
    ],
    parts: [
      [
        ['Let the updates run first', 'Start the updates, and then eat'],
        ['They take as long as lunch.', 'Plug it in, start them, and go for a walk.', 'Nobody has to watch.'],
        'A progress bar beside a plate',
      ],
      [
        ['Copy the photos', 'Save the pictures on a drive'],
        [
          'And open one, to see that it worked.',
          'Everything else can be bought again.',
          'Take a second copy home with you.',
        ],
        'A small drive next to a tin of {biscuits|cookies}',
      ],
      [
        ['Make the letters bigger', 'Make the screen easier to read'],
        ['And switch off some notifications.', 'Ask before you move the icons.', 'It takes ten seconds.'],
        'Large letters on a phone',
      ],
      [
        ['Write down what they need', 'Put the passwords in a notebook'],
        [
          'And your phone number on the first page.',
          'In their words: "press the blue thing at the bottom".',
          'They will need it at ten at night.',
        ],
        'A notebook with handwriting',
      ],
      [
        ['Agree on a sentence for strange calls', '"I will hang up and call you"'],
        [
          'For every call about money, codes or a shock.',
          'Practise it once, aloud.',
          'It is the best protection there is.',
        ],
        'Two people on a sofa with a phone',
      ],
    ],
    turn: ['Then close the lid, and sit with the others.', 'And next time they will show you something.'],
    asks: [
      "What do you always have to repair at your parents'?",
      'Who repairs your things, and what do they get for it?',
    ],
    ends: {
      p: 'Put a reminder in your calendar for summer.',
      f: 'And take some {biscuits|cookies} home. You have earned them.',
      a: 'Update, copy, enlarge, write down, agree.',
      t: 'Remote help should only work when they start it.',
      h: 'You are usually paid in leftovers. It is fair.',
      i: 'They once taught you to tie your shoelaces.',
      l: 'A lamp, {biscuits|cookies}, two heads over one screen.',
    },
    keep: 'your next visit to your parents',
    send: 'the one in the family who knows about computers',
    own: [
      {
        about:
          'private customers|home (?:visit|service|user)|seniors?\\b|(?:PC|computer|laptop|phone) (?:repair|help|course)',
        kinds: ['service', 'price', 'event', 'offer', 'hours'],
        lead: 'And if your parents live far away?',
      },
    ],
    pic: {
      ask: 'A phone and a plate of {biscuits|cookies} on a family table',
      alt: 'A phone beside a plate of {biscuits|cookies} on a table',
    },
    claims: [
      ['Updates, backups, larger type, verification call against fraud', 'consumer and police advice'],
    ],
    only: MACHINES,
  },
];
