// Choosing, buying and building software.
import type { Idea } from '../../library/idea.ts';

export const PROJECTS: readonly Idea[] = [
  {
    id: 'bring-your-worst-day',
    format: 'tip',
    again: 9,
    emoji: '🧪',
    tags: ['SoftwareSelection', 'Demo', 'SmallBusinessIT'],
    title: [
      'How to test business software: bring your worst case to the demo',
      'How to see through a software demo',
    ],
    cover: 'Bring your worst day',
    gist: [
      'A demo shows a customer called Smith who orders one item and pays. Bring your real trouble: the part delivery, the wrong address, the return without a receipt.',
      "Software is bought on good days and used on bad ones. So put last month's worst order on the table and watch.",
    ],
    subject: ['The demo customer always pays', 'Put your worst order on the table'],
    hooks: {
      '*': [
        'In a demo nobody ever returns anything.',
        'The sample company in every demonstration sells bicycles and has no problems.',
        'Mr Smith always pays, never moves and has only one address.',
      ],
      p: 'The exceptions of your business decide whether a program fits, and demos do not show them.',
      f: 'Software demo next week? Pack the order that drove you mad in spring.',
      a: 'Bring three real cases. Have them entered in front of you.',
      t: 'Evaluate on edge cases: partial fulfilment, correction after posting, concurrent edits, undo.',
      h: 'At the demo everything was two clicks. In real life one of those clicks is called Sandra.',
      i: 'Good software shows itself where it gets complicated.',
      l: 'Quality is what happens when something goes wrong.',
    },
    lines: {
      '*': [
        'Take three real cases to a software demo: the commonest, the most annoying, and the one that comes only once a year.',
        'Ask the demonstrator to make a mistake on purpose and put it right. How it undoes things is how you will live with it.',
        'Let the person click who will use it. Anyone who demonstrates has done it a hundred times.',
        'Count clicks for what you do fifty times a day. The rest may be ugly.',
        'Let the person click who will have to use it. They ask better questions than the boss.',
      ],
      h: ['"That is on the roadmap" is a place where features go to enjoy the view.'],
    },
    scene: [
      'The projector hums, the sample order goes through in eleven seconds. At the back somebody raises a hand: "And if the customer then rings and wants it in blue?"',
      'On the table lies a crumpled delivery note with three handwritten corrections. "Could you enter this one, please?" It goes quiet.',
    ],
    why: [
      [
        'Every program can do the straight road. They differ at the bends.',
        'The normal case is solved everywhere, which is why it tells you nothing.',
      ],
      [
        'Your exceptions are what costs your people time each week.',
        'Nobody loses hours over an order that goes right.',
      ],
    ],
    parts: [
      [
        ['Collect odd cases for a month', 'Note what makes people sigh'],
        [
          'A box by the desk. Whatever makes somebody groan goes in.',
          'At the end you have a test that no vendor has seen.',
          'Four weeks of it, and you have the best questions of all.',
        ],
        'A box with crumpled papers',
      ],
      [
        ['Choose three of them', 'Pick the frequent, the nasty and the rare'],
        [
          'Frequent, nasty, rare but serious.',
          'More does not fit into a meeting, and three are enough to see a pattern.',
          'Each of them shows another side.',
        ],
        'Three papers side by side',
      ],
      [
        ['Have them entered, not explained', 'Watch them do it'],
        [
          '"In principle you would" is not a click.',
          'Watch where the cursor hesitates. That is where your people will.',
          'Say nothing, and count the clicks.',
        ],
        'A cursor hovering over a form',
      ],
      [
        ['Ask how you get it back', 'Ask how one takes it back'],
        [
          'Wrong customer, wrong month, wrong key: how is it undone, and who sees that it was?',
          'Errors will happen daily. Repairs should be boring.',
          'Everybody enters something wrong by Wednesday.',
        ],
        'An undo arrow on a screen',
      ],
    ],
    turn: [
      'Then decide. And keep the cases; they are also good for training.',
      'The vendor who is glad of your worst case is the one to talk to.',
    ],
    asks: ['Which case would you bring to a demo?', 'What could your current software never do?'],
    ends: {
      p: 'Send the cases a day ahead; a fair vendor prepares and a good one asks back.',
      f: 'Take along the colleague who groans the loudest. They know.',
      a: 'Three cases, live, with an undo.',
      t: 'Score each case by clicks, wrong turns and whether support was needed.',
      h: 'Any program can sell a bicycle to somebody called Smith.',
      i: 'Those who do the work know what a program must be able to do. Ask them.',
      l: 'One difficult case, quietly solved.',
    },
    work: 'Let the people from the shop floor ask and the management listen. Programs that are chosen from above are worked around from below, usually in a spreadsheet.',
    keep: 'the day before your next software demo',
    send: 'the person who has to decide about new software',
    own: [
      {
        about: 'demos?\\b|demonstrat|trial|pilot|try it|test account|your own data',
        kinds: ['offer', 'service', 'event', 'process', 'link'],
        lead: 'Would you like to try it with yours?',
      },
    ],
    pic: {
      ask: 'A crumpled, corrected form on a desk, names covered',
      alt: 'A crumpled form with handwritten corrections on a desk',
    },
    claims: [['Scenario-based evaluation with own edge cases', 'software selection practice']],
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
    cover: 'First find the exit',
    gist: [
      'Before you put data into a program, take some out again. Format, attachments, cost, deadline after notice: five questions that are friendly now and tense later.',
      'Every contract for software ends some day. Anyone who has found the exit beforehand walks in more easily.',
    ],
    subject: ['How do I get my data out again?', 'First find the exit'],
    hooks: {
      '*': [
        'All software is easy to get into.',
        'Ask for the exit while everyone is still smiling.',
        'The exit is easiest to find before you are inside.',
      ],
      p: 'How data leaves a system should be settled before it goes in.',
      f: 'New software, and you are about to say yes? One question: and how do we leave?',
      a: 'Export first. Sign afterwards.',
      t: 'Check format, completeness, relations, attachments, history, and whether it works without a ticket.',
      h: 'The export delivered a PDF with nine thousand pages. Technically it was everything.',
      i: 'Freedom to leave is what makes staying a choice.',
      l: 'One enters more lightly where the doors open both ways.',
    },
    lines: {
      '*': [
        'In the trial week of a program do the export as well as the import. What comes out is what really belongs to you.',
        'Ask about attachments. Many exports hold the list of photos and leave the photos where they are.',
        'Ask of any program: how long is the data there after you have cancelled, and who deletes it when? Get the answer in writing.',
        'A PDF is a picture of data. Ask for something that another program can read.',
        'Keep one export a year on a disk of your own. It is your second home.',
      ],
      h: ['Cancelling took one click, three calls, a fax and an interview about feelings.'],
    },
    scene: [
      'After six years a firm changes systems. "The export? Of course," says support. It comes as a {parcel|package} of pictures of tables.',
      'In the trial month somebody presses "export" and opens the file. Customers: present. Notes: blank. It is still early enough.',
    ],
    why: [
      [
        'The longer you use a program, the more of your firm is in it, and the dearer it is to leave.',
        'Data grows in the place where it lies. After years it is the program that decides where you stay.',
      ],
      [
        'Before you sign, a vendor likes to show the way out. After notice there is less reason to.',
        'Questions at the start are part of buying. At the end they are part of a quarrel.',
      ],
    ],
    parts: [
      [
        ['Export a handful of records', 'Get some of it out today'],
        [
          'Open the file, count, compare. By yourself and without help.',
          'If you need support for it, that is already a finding.',
          'Fifty records show what fifty thousand will look like.',
        ],
        'An export file open beside a form',
      ],
      [
        ['Check attachments and history', 'Look for what hangs on it'],
        [
          'Photos, documents, who changed what. They are the first to be missing.',
          'A customer without notes is only an address.',
          'Notes, files and the past are left behind first.',
        ],
        'A folder of exported documents',
      ],
      [
        ['Ask in which format', 'What kind of file is it?'],
        [
          'Readable by other programs, with column names and keys.',
          'Open formats survive companies.',
          'If another program can open it, you are free.',
        ],
        'A table with clear headings',
      ],
      [
        ['Read the clause on ending', 'What happens when you give notice?'],
        [
          'Notice, fees, how long access remains, when it is deleted.',
          'The last page is usually the one nobody has opened.',
          'How long, how much, and who deletes what.',
        ],
        'The last page of a contract',
      ],
      [
        ['Note who could do it', 'Who can do it, apart from Eva?'],
        [
          'An export that only one person can start is a risk with a name.',
          'Put it on the calendar once a year and let another person press the button.',
          'Once a year somebody else should press it.',
        ],
        'Two people at one keyboard',
      ],
    ],
    turn: [
      'And then sign with a light heart, and stay for as long as it is good.',
      'Keep the test export. It is also a small backup.',
    ],
    asks: [
      'Could you leave your main program within a month?',
      'What got lost in your last change of software?',
    ],
    ends: {
      p: 'A vendor who answers all five in writing has thought about you as well as about the sale.',
      f: "It is like asking for the emergency exit. It spoils nobody's film.",
      a: 'Out, then in.',
      t: 'Test a round trip: export, import into a blank account, compare counts and sums.',
      h: 'Optimists read the contract to the price. Everyone else reads on.',
      i: 'What is yours should be able to come along.',
      l: 'A door that you need not use, and are glad of.',
    },
    work: 'Put the yearly test export beside the fire drill. Both take half an hour, both seem excessive, and both find a blocked door.',
    keep: 'the week before you sign',
    send: 'somebody in a trial month',
    own: [
      {
        about: 'export|migrat|cancel|notice period|open formats?|your data',
        kinds: ['policy', 'service', 'product', 'process', 'guarantee'],
        lead: 'It is fair to ask this of us, too.',
      },
    ],
    pic: {
      ask: 'A door with an exit sign, or a laptop with a table',
      alt: 'An illuminated exit sign above a door',
    },
    claims: [['Check export, formats, termination terms', 'procurement practice']],
  },
  {
    id: 'how-long-will-it-take',
    format: 'answer',
    again: 9,
    emoji: '📅',
    tags: ['SoftwareProjects', 'Estimates', 'WebDevelopment'],
    title: ['Why can developers not say how long it will take?', 'Why software estimates are ranges'],
    cover: 'How long will it take?',
    gist: [
      'Known work can be estimated, unknown work can only be bounded. A range with its reason is the honest answer, and a small first piece makes it narrower.',
      'Programs are built once each, so there is always something new in them. Ask for a range, and for what would shift it.',
    ],
    subject: ['"It depends" in plain words', 'Ask for a range, not for a date'],
    hooks: {
      '*': [
        'Ask a developer for a date, and you will see somebody look out of the window.',
        'It takes two days. Or two weeks. Both are serious answers.',
        'An exact date for something new is either luck or politeness.',
      ],
      p: 'A range with reasons is more reliable than a date without.',
      f: 'Why do programmers never say when it is ready? They would like to. Honestly.',
      a: 'Ask for best case, worst case, and what decides between them.',
      t: 'Uncertainty falls as unknowns are resolved; an early spike narrows the estimate more than debate does.',
      h: '"Nearly done" is a unit of time in software. It is longer than "soon".',
      i: 'Honest uncertainty is a better foundation than a pretty date.',
      l: 'Good things name their hour late.',
    },
    lines: {
      '*': [
        'Ask three questions instead of one: how long if all goes well, how long if not, and what decides which?',
        'Have the riskiest piece built first. Two days of it tell you more than two weeks of planning.',
        'Anyone who gives you an exact date for something that has never been built is being polite.',
        'If time and money are fixed, let the scope breathe. One of the three always does.',
        'Ask what would make it take twice as long. That is where to look first.',
      ],
      h: ['The last tenth of the work takes the second nine tenths of the time.'],
    },
    scene: [
      '"Only roughly," says the customer, pen at the ready. What is now said roughly will stand in a slide tomorrow as a date.',
      'On the wall hang two estimates for the same task. One says three days, the other three weeks. Both of the authors are right, each about another thing.',
    ],
    why: [
      [
        'What has been built before is copied in seconds, so only the new is left to be built, and the new is not known.',
        'In a house the second wall takes as long as the first. In software the second one is free and the third has never existed.',
      ],
      [
        'Small unknowns add up, and they hardly ever cancel each other out.',
        'A task can be done at most a little sooner, but it can take very much longer.',
      ],
    ],
    parts: [
      [
        ['Ask for a range and its reason', 'Accept two figures and a reason'],
        [
          '"Between four and ten days, depending on the old interface" is a good answer.',
          'The reason is worth more than the figure. It can be looked into.',
          'The gap between them is the thing to talk about.',
        ],
        'A span drawn on a calendar',
      ],
      [
        ['Have the unknown tried out first', 'Pay for a short look first'],
        [
          'One or two days, paid, with a report. After that you talk differently.',
          'A short experiment buys more certainty than a long meeting.',
          'After two days of trying, the guess is no longer one.',
        ],
        'A small test setup on a desk',
      ],
      [
        ['Cut it into visible pieces', 'Ask for something you can touch each week'],
        [
          'What can I click after a week? Something real, however small.',
          'Pieces that can be shown cannot be "nearly done".',
          'Percentages are invented. Screens are not.',
        ],
        'Cards in a row on a wall',
      ],
      [
        ['Agree on what may be left out', 'Put your wishes in order'],
        [
          'If time gets short, which wish waits? Decide it now, in peace.',
          'A list in the right order is better than a deadline in red.',
          'Then it is clear what falls off at the end.',
        ],
        'A list with a line drawn across it',
      ],
    ],
    turn: [
      'Then there will be a date in the end, and it will hold.',
      'And if someone says two days without thinking, ask what would make it ten.',
    ],
    asks: [
      'What is the wildest estimate you ever got, and how did it end?',
      'Fixed date or fixed scope: what matters more to you?',
    ],
    ends: {
      p: 'Revise the range after each visible piece; it should get narrower every time.',
      f: 'And if they go quiet, give them a moment. They are counting.',
      a: 'Range, reason, first piece.',
      t: 'Track estimate against actual per kind of task; your own factor emerges after a dozen.',
      h: 'This answer was estimated at five minutes.',
      i: 'Plans may learn, as people may.',
      l: 'It will be ready when it is good, and you will know in time.',
    },
    work: 'For your own calendar: put the range into the plan and not the middle of it. Trade fairs and tax years should hang on the later end, and good news may then come early.',
    question: 'Why can nobody tell me exactly how long it will take?',
    short: [
      'Because what is new cannot be known beforehand. Ask for a range, its reason and a small first piece.',
      'Nobody has built it yet. What can be had is a range, a reason, and a first part.',
    ],
    keep: 'the next time you ask for a date',
    send: 'a customer with a pen at the ready',
    own: [
      {
        about: 'fixed price|estimate|quot(?:e|ation)|sprint|prototype|workshop',
        kinds: ['process', 'service', 'price', 'offer', 'policy'],
        lead: 'How is it handled in our projects?',
      },
    ],
    pic: {
      ask: 'A wall of cards or a calendar with a span marked on it',
      alt: 'A wall calendar with a span of days marked in pencil',
    },
    claims: [['Estimation uncertainty, spikes, ranges', 'software engineering literature']],
  },
  {
    id: 'only-a-small-button',
    format: 'myth',
    again: 10,
    emoji: '🔘',
    tags: ['SoftwareProjects', 'WebDevelopment', 'Requirements'],
    title: ['Why a small button is not a small job', 'What makes a small change in software big'],
    cover: 'It is only a small button',
    gist: [
      'The button takes ten minutes. Who may press it, what happens if they press twice, who gets told and how it is undone take the rest of the week.',
      'What you see of a function is its handle. Behind it lies a mechanism, and that is what gets built.',
    ],
    subject: ['It is only a small button', 'What happens if they press twice?'],
    hooks: {
      '*': [
        '"Just add a button that sends it to all customers." Somewhere a developer has put down her cup very carefully.',
        'The button is ready. What is still being discussed is what it does.',
        'It has two words on it, and four meetings behind it.',
      ],
      p: 'The visible part of a function is usually the smallest part of its cost.',
      f: 'You only want a little button? Gladly. May we ask four questions?',
      a: 'Describe what should happen, and leave the button to others.',
      t: 'Permissions, validation, idempotency, notification, audit, undo: the surface is one element among many.',
      h: 'The button is green, round and lovely. What it does is under review by legal.',
      i: 'A good question in time saves a whole evening.',
      l: 'What seems effortless has been thought through.',
    },
    lines: {
      '*': [
        'Four questions for every new button: who may press it, what if they press twice, who finds out, how do you take it back?',
        'Describe the trouble and not the button. "I have to retype each order" often has a better answer than the one you had in mind.',
        'A delete button without a way back is a trapdoor with rounded corners.',
        'Ask what happens if the network drops half a second after the press. It will, in the {car park|parking lot}, on the first day.',
        'Ask what happens if somebody presses it twice. It is a test that costs one question.',
      ],
      h: ['Delete all? Yes. No. Cancel. Nobody has ever known what "cancel" cancels.'],
    },
    scene: [
      'Two in the afternoon: "only a button". Four o\'clock: a whiteboard full of arrows and, very small, in the corner, a button.',
      'Someone presses it. As nothing happens at once, they press it again. Four thousand customers now know it twice.',
    ],
    why: [
      [
        'On a screen a function looks as large as its icon, while the work lies in all that may go wrong around it.',
        'A light switch, too, is small, and the wiring is in the walls.',
      ],
      [
        'Every action needs limits: permission, confirmation, a trace, a return.',
        'Most of a program deals with the cases in which things do not go to plan.',
      ],
    ],
    parts: [
      [
        ['Say what annoys you today', 'Describe the nuisance and not the button'],
        [
          'The way of solving it may turn out shorter than a button.',
          'Sometimes a saved filter is all that was needed.',
          'There may be something that does it already.',
        ],
        'A person retyping from paper',
      ],
      [
        ['Say who should be able to do it', 'Who may press it?'],
        [
          'All, some, only you? And {on holiday|on vacation}?',
          'Rights are quickly given and slowly taken back.',
          'And who must not. The second list is the longer one.',
        ],
        'A list of names with ticks',
      ],
      [
        ['Say what happens afterwards', 'And then?'],
        [
          'Who is told, what is stored, can it be reversed?',
          'Each "and then" you think of now is a call you need not make later.',
          'Mails, records, mistakes, a way back: say it now, or it comes later.',
        ],
        'Arrows on a whiteboard',
      ],
    ],
    turn: [
      'Afterwards the button really is the easy part.',
      'And now and then, to be fair, it is ten minutes.',
    ],
    asks: [
      'Which "only a small thing" got large in your firm?',
      'What is the most dangerous button you have ever seen?',
    ],
    ends: {
      p: 'A request with the four answers in it is estimated faster and built more cheaply.',
      f: 'It may still be a good idea. It is just not a small one.',
      a: 'Need, right, effect, return. Then the button.',
      t: 'Make it idempotent, confirm by naming the effect, log actor and time, offer undo.',
      h: '"Only" is the dearest word in any meeting.',
      i: 'Anyone who asks builds with you.',
      l: 'One press, and nothing goes wrong. That was the work.',
    },
    work: 'Requests within a firm could carry the same four lines, even to colleagues with no computer at all. "Just send it to everybody" is a large sentence in any medium.',
    myth: 'It is only a small button, so it is a small job',
    short: [
      'The button is minutes. Rights, double presses, messages and a way back are the job.',
      'The button itself is nothing. What follows from it is the work.',
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
  },
  {
    id: 'the-person-who-breaks-things',
    format: 'behind',
    again: 11,
    emoji: '🧨',
    tags: ['SoftwareTesting', 'BehindTheScenes', 'QualityAssurance'],
    title: ['What a software tester does all day', 'What testers do: break it first, then write it down'],
    cover: 'The person who breaks things',
    gist: [
      'A tester orders minus one cake, types emoji into a {postcode|zip code} and presses back in the middle of paying. Then writes down, kindly, how to do it again.',
      'Somebody tries everything that no sensible person would do, because sooner or later somebody does it.',
    ],
    subject: ['Who orders minus one cake?', 'A job for people with odd ideas'],
    hooks: {
      '*': [
        'A tester walks into a bar and orders a beer, zero beers and a lizard.',
        'Somebody was paid today to enter a birthday in the year nineteen thousand.',
        'Somebody is paid to think of what you would never do, and you do it on Thursday.',
      ],
      p: 'Testing finds out what a program does when people do not behave as planned.',
      f: 'Meet the colleague who types emoji into your {postcode|zip code} field. On purpose.',
      a: 'Whatever can be entered will be entered.',
      t: 'Boundaries, empties, duplicates, interrupts, roles: five classes find a large share of defects.',
      h: 'The program was foolproof until testing hired a more inventive fool.',
      i: 'Somebody stumbles first so that you do not have to.',
      l: 'Doubt, practised daily, until all is smooth.',
    },
    lines: {
      '*': [
        "Test a form with nothing, with too much, with something silly, and twice in a row. You have now done half of a tester's morning.",
        'The best fault report is one that the other person can repeat. "Three steps, then it breaks" is poetry to a developer.',
        'People called Null, or with a single letter for a surname, know which programs were tested.',
        'Testers like users who get lost. A wrong click is a question to the design.',
        'Give it to a child and to somebody in a bad mood. Between the two you learn most of it.',
      ],
      h: ['A real customer walks into the bar and asks where the toilets are. The bar bursts into flames.'],
    },
    scene: [
      'At the desk by the window somebody is putting minus one cake in the basket and looks delighted. The shop now owes them money.',
      'Train, tunnel, payment page. The tester smiles when the signal goes, for that is what they got on the train for.',
    ],
    why: [
      [
        'Those who build a program know how it is meant to be used, and so they never use it wrongly.',
        'Builders go round their own traps without noticing them.',
      ],
      [
        'Real people are in a bus, in a temper or called Ng, and they all want to get through.',
        'Life enters data with thick fingers and a child on its arm.',
      ],
    ],
    parts: [
      [
        ['They test the edges', 'They look at the edges'],
        [
          'Nothing, one, the maximum, one more than that.',
          'Faults like to live where something begins or ends.',
          'Zero, one, far too many. In the middle everything works.',
        ],
        'A zero typed into a quantity field',
      ],
      [
        ['They interrupt', 'They come at a bad moment'],
        [
          'Back button, dead battery, tunnel, a double click.',
          'In the middle of paying, of course. Where else?',
          'The train enters the tunnel, and the payment is half way.',
        ],
        'A phone losing its signal',
      ],
      [
        ['They play other people', 'They pretend to be you'],
        [
          'A pensioner, a boss with no time, somebody with one hand on a {pram|stroller}.',
          'For ten minutes one types only with the left thumb.',
          'Late, on a bus, with wet hands.',
        ],
        'A thumb typing on a phone',
      ],
      [
        ['They write it down kindly', 'They report without a grudge'],
        [
          'Steps, expected, happened. Without "of course" and without sighing.',
          'Bad news that you can work with is a craft.',
          'So that it can be done again by somebody who wishes it could not.',
        ],
        'A neat fault report on a screen',
      ],
    ],
    turn: [
      'After that it goes out into the world, where people do other things altogether.',
      'If a program ever forgave you something, thank a tester.',
    ],
    asks: ['What is the silliest thing you ever typed into a form?', 'Which program has forgiven you most?'],
    ends: {
      p: 'Ask a vendor who tests and how. The answer tells you how your Mondays will be.',
      f: 'Be kind to whoever finds the fault. It was there before them.',
      a: 'Edges, breaks, people.',
      t: 'Automate what repeats; keep human hours for curiosity.',
      h: 'Someone had to try it. It might as well be paid.',
      i: 'Behind everything that simply works is somebody who would not believe it.',
      l: 'Nothing happens. It took weeks.',
    },
    work: 'Before your own forms go out, give them to the newest person in the house and say nothing. Count how often they ask. Each question is a line that is missing on the page.',
    keep: 'the next form that you build or fill in',
    send: 'the colleague who breaks everything',
    own: [
      {
        about: 'test(?:er|ing|ed|s)?\\b|quality assurance|\\bQA\\b',
        kinds: ['process', 'people', 'service', 'policy'],
        lead: 'And who does the testing here?',
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
    cover: 'One big or many small?',
    gist: [
      'One large system knows everything and does nothing quite as you like it. Many small ones are each a pleasure and do not talk to each other. Where do you stand?',
      'A Swiss army knife or a drawer of good tools: with software, too, it is a question of temperament.',
    ],
    subject: ['Army knife or tool drawer?', 'One login or nine?'],
    hooks: {
      '*': [
        'One program that can do it all, or nine that each do one thing well?',
        'Either you hate one program thoroughly or nine programs a little.',
        'Choose what you would rather complain about.',
      ],
      p: 'The choice shifts effort: into compromises with one system, into interfaces with many.',
      f: 'Are you an army knife or a tool drawer?',
      a: 'Where the data must agree, use one. Where people must enjoy it, choose freely.',
      t: 'Suite: shared data, shared outage. Best of breed: better fit, more interfaces, more contracts.',
      h: 'The firm has nine programs and one spreadsheet that holds them together. It is called "Bridge".',
      i: 'A tool is good when you forget it over the work.',
      l: 'A single fine instrument, or a well-kept case.',
    },
    lines: {
      '*': [
        'Draw each of your programs as a circle and each retyping as an arrow. If there are more arrows than circles, you know what to look for.',
        'One system: one supplier to shout at. Nine systems: nine suppliers pointing at each other.',
        'Decide where the truth about a customer lives. In one place, whatever else you use.',
        'The tenth small program is often a sign that the first one was never set up properly.',
        'Before you add a program, write down which one it replaces. If none, wait.',
      ],
      h: ['Everything is in one system now. When it is down, we all go for a walk together.'],
    },
    scene: [
      'Monday morning: nine tabs, nine passwords, and a customer who has moved in only four of them.',
      'The new big program can do all of it. The colleague from accounts is content and the one from the workshop has bought himself a notebook.',
    ],
    why: [
      [
        'Either you adapt to one program or you adapt several programs to each other; somebody always adapts.',
        'The effort does not vanish. It moves from the inside of one system to the gaps between many.',
      ],
    ],
    parts: [
      [
        'One system for all',
        [
          'Data in one place, one login, one bill. You take what it can do and leave what you would have liked.',
          'Nothing gets retyped. If it stands still, so does everyone.',
          'It knows each customer once, and it knows them its own way.',
        ],
        'A Swiss army knife on a desk',
      ],
      [
        'Several good ones',
        [
          'Each fits like a glove and can be exchanged. Somebody has to look after the seams.',
          "People like working with them. The customer's address lives in four places.",
          'Lovely tools, and a person who carries things between them.',
        ],
        'A drawer of separate tools',
      ],
    ],
    turn: [
      'Many firms end with a solid core and two or three favourites around it.',
      'Whichever it is, write down who owns which data.',
    ],
    asks: [
      'One system or many: how do you work?',
      'How many programs does one order pass through at your firm?',
    ],
    ends: {
      p: 'Begin with the drawing; it usually decides by itself.',
      f: 'And the spreadsheet that holds it all together: give it a backup tonight.',
      a: 'One truth, few seams.',
      t: 'Name a system of record per entity, and let the rest subscribe.',
      h: 'Whichever you choose, there will be a spreadsheet.',
      i: 'The right tools leave time for what you are good at.',
      l: 'Everything within reach, nothing in the way.',
    },
    work: 'Before a new licence is bought, ask which old one will go. If the answer is none, you are not introducing a program. You are adding a tab.',
    keep: 'the next talk about new software',
    send: 'the keeper of the spreadsheet that holds it all together',
    own: [
      {
        about: 'interface|integrat|connect|\\bAPI\\b|\\bERP\\b|\\bCRM\\b',
        kinds: ['service', 'product', 'process', 'offer'],
        lead: 'Connecting systems is part of the work here.',
      },
    ],
    pic: {
      ask: 'An army knife beside a small set of tools on a desk',
      alt: 'A pocket knife beside a row of separate tools',
    },
    claims: [['Suite versus best of breed', 'business software practice']],
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
    cover: 'Spring clean the licences',
    gist: [
      'Go through a year of card statements, list each program, write a name beside it and the date it was last used. What has no name can go.',
      'Licences multiply in the dark. One morning with the card statement and a pencil finds those that have been paid for since somebody left.',
    ],
    subject: ['Who still uses this?', 'A morning with the card statement'],
    hooks: {
      '*': [
        'A monthly sum leaves the account for a program that nobody can remember.',
        'There are eleven licences, eight people, and three of them have left.',
        'Somewhere a firm is thanking you each month for nothing.',
      ],
      p: 'A yearly look at subscriptions saves money and closes old accounts.',
      f: 'Spring is here, the windows are clean. Now for the licences.',
      a: 'No name, no use, no licence.',
      t: 'Match spend, accounts and last sign-in; three lists, and the differences are your work.',
      h: 'There was a free trial in there from the days of the fax. It had been charging ever since.',
      i: 'Clearing out makes room for what is used with joy.',
      l: 'Fewer things, all of them in use.',
    },
    lines: {
      '*': [
        'Take the card statement of a whole year. Some programs charge only once, and they are the ones that are forgotten.',
        'Write a person next to each program. "The office" is nobody.',
        'Subscriptions are cancelled in the calendar: put the date a month before each renewal, with the price.',
        'Before you cancel a program, export. Before you export, check who still shares something in it.',
        'Cancel in the middle of the month and not on the last day. Buttons like to be missing then.',
      ],
      h: [
        "Everyone was asked who uses the program. Nobody. It was cancelled. At eleven o'clock Gerald {rang|called}.",
      ],
    },
    scene: [
      'The window is open, a pencil goes down a column. "Cloudy Board, monthly. What is that?" "Was that not Tina?" "Tina left two years ago." Silence.',
      'At the end of the morning nine lines have been struck out, and no one has noticed a thing.',
    ],
    why: [
      [
        'Small monthly sums stay below what anyone has to approve, and they add up unseen.',
        'No single one of them hurts. All of them together are a {holiday|vacation}.',
      ],
      [
        'Unused accounts hold old data behind old passwords, which is reason enough to close them.',
        'What nobody opens nobody watches either.',
      ],
    ],
    parts: [
      [
        ['Print a year of statements', 'Go through twelve months of payments'],
        [
          'Cards, bank, app stores. Mark everything that recurs.',
          'Yearly charges hide well. Look for them by name.',
          'The yearly ones come when nobody looks.',
        ],
        'A statement with marked lines',
      ],
      [
        ['Put a name to each', 'A person behind each'],
        [
          'Who uses it, what for, when last?',
          'Last sign-in is on the admin page. It is often very honest.',
          'If no one puts up a hand, it was for no one.',
        ],
        'Names pencilled in a margin',
      ],
      [
        ['Export before you cancel', 'Take your things with you'],
        [
          'And look inside the file before the account is gone.',
          'Some programs delete on the same day.',
          'Open the copy before you close the door.',
        ],
        'A download folder with a date',
      ],
      [
        ['Close it properly', 'Close it, and all its doors'],
        [
          'Delete the account, remove the card, revoke access to other services.',
          'Cancelled and still connected to your calendar is half a farewell.',
          'Card, links, access: what stays connected stays a risk.',
        ],
        'A settings page with connected apps',
      ],
    ],
    turn: [
      'Keep the list. Next spring it takes half an hour.',
      'Ask once more before you press the button. Somebody is always on leave.',
    ],
    asks: [
      'What are you paying for that nobody uses?',
      'Which program turned out to be indispensable to exactly one person?',
    ],
    ends: {
      p: 'Repeat it each spring and before every renewal season.',
      f: 'And buy cake from the first month saved.',
      a: 'List, name, export, close.',
      t: 'Route all sign-ins through one directory; unused ones then show up by themselves.',
      h: 'Somebody will ring at eleven to say that they needed it. Somebody always does.',
      i: 'What you no longer carry makes the rest lighter.',
      l: 'An open window, a shorter list.',
    },
    work: 'Give each renewal an owner who has to say yes actively. Licences that live by silence die of a question.',
    keep: 'the first warm morning of the year',
    send: 'someone who holds the company card',
    own: [
      {
        about: 'licen[cs]e|IT (?:check|audit|review)|subscription',
        kinds: ['service', 'offer', 'price', 'event'],
        lead: 'You need not do the tidying alone.',
      },
    ],
    pic: {
      ask: 'A pencil on a list with crossed-out lines, an open window behind',
      alt: 'A list with crossed-out lines beside an open window',
    },
    claims: [['Unused subscriptions and accounts', 'IT asset management practice']],
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
    cover: 'Tech support at the tree',
    gist: [
      'Do the updates, copy the photos, write the passwords into a book, and make the letters bigger. Leave the new gadget in its box until then.',
      'You have an hour and a plate of {biscuits|cookies}. These five things help your parents for the whole year.',
    ],
    subject: ['"While you are here..."', 'An hour, {biscuits|cookies} and five things'],
    hooks: {
      '*': [
        '"While you are here, could you have a quick look?" And so the second holiday began.',
        'Under the tree lies a tablet. In the drawer lie nine years of photos without a copy.',
        'You came for the roast, and there is a laptop beside the plate.',
      ],
      p: 'The most useful present that a technically minded child can give is an hour of maintenance.',
      f: 'Are you the one in the family who "knows about computers"? Here is your plan.',
      a: 'Updates, photos, passwords, letter size. In that order.',
      t: 'Patch, back up, enable recovery, enlarge, remove what nobody asked for.',
      h: 'There were four toolbars, two virus scanners and a weather frog. It ran, out of pure goodwill.',
      i: 'To make something easier for somebody is a present without any paper.',
      l: 'A quiet hour together, and things work again.',
    },
    lines: {
      '*': [
        "Make the letters bigger on your parents' phone. It takes ten seconds, and no present is used as often.",
        'Copy the photos of your parents to a drive and put it in the cupboard. Then open one of them together.',
        'A notebook for passwords, at home in a drawer, is better than the same one everywhere.',
        'Agree on a sentence with your parents: "I will ring my child first." It stops more fraud than any program.',
        'Do not bring the newest. Bring patience and a label maker.',
      ],
      h: [
        'Tidying up a family computer? Please do not remove the weather frog. You do not know what it means to her.',
      ],
    },
    scene: [
      'Coffee, {biscuits|cookies}, a phone is pushed across the table. "It says that it is full." It has said so since Easter.',
      'He explains the cloud with a {biscuit tin|cookie jar}. His grandmother nods. "So it is the neighbour\'s cellar," she says, and is right.',
    ],
    why: [
      [
        'During the year nobody is there who dares, so the small things collect until the holidays.',
        'Updates, warnings, full storage: all that is waiting for somebody with a steady hand.',
      ],
      [
        'What is set up well now saves many calls, and the bad one as well.',
        'Fraud works best on people who have nobody to ask quickly.',
      ],
    ],
    parts: [
      [
        ['Let the updates run first', 'Start the updates and eat'],
        [
          'They take as long as lunch. Begin before the soup.',
          'Plug it in, start, go for a walk.',
          'They take a meal, and nobody has to watch.',
        ],
        'A progress bar beside a plate',
      ],
      [
        ['Copy the photos', 'Save the pictures'],
        [
          'To a drive that stays in the house, and open one to see that it worked.',
          'Everything else can be bought again.',
          'One drive, two copies, one of them at yours.',
        ],
        'A small drive next to a tin of {biscuits|cookies}',
      ],
      [
        ['Enlarge letters, reduce noise', 'Make it bigger, calmer and emptier'],
        [
          'Bigger type, fewer notifications, four icons on the first page.',
          'Ask before you tidy. Their order is an order.',
          'And leave the icons where they are.',
        ],
        'Large letters on a phone',
      ],
      [
        ['Write down what they would need', 'A notebook in their words'],
        [
          'Passwords in a book, your number at the front, step by step in their words.',
          'Not in yours. "The blue thing at the bottom" is exactly right.',
          'It will be read without you, at ten at night.',
        ],
        'A notebook with handwriting',
      ],
      [
        ['Agree on one sentence', 'One rule for strange calls'],
        [
          '"I hang up and {ring|call} you." For every call about money, codes or shock.',
          'Practise it once, aloud. It is nearly a party game.',
          'Hang up and {ring|call} us. Say it together, twice.',
        ],
        'Two people on a sofa with a phone',
      ],
    ],
    turn: [
      'Then shut the lid and join the others.',
      'And next time they will show you something. It happens.',
    ],
    asks: [
      "What do you always have to fix at your family's?",
      'Who repairs your things, and what do they get for it?',
    ],
    ends: {
      p: 'Set a reminder for summer; half a year is long for a full memory.',
      f: 'And take some {biscuits|cookies} home. You have earned them.',
      a: 'Update, copy, enlarge, note, agree.',
      t: 'Leave remote help installed only if they start it themselves, each time.',
      h: 'Payment is usually in leftovers. It is fair.',
      i: 'Patience, at this table, is a way of saying thank you for the spoons and the shoelaces.',
      l: 'Lamp, {biscuits|cookies}, two heads over one screen.',
    },
    keep: 'the second day of the holidays',
    send: 'the one in the family who knows about computers',
    own: [
      {
        about:
          'private customers|home (?:visit|service|user)|seniors?\\b|(?:PC|computer|laptop|phone) (?:repair|help|course)',
        kinds: ['service', 'price', 'event', 'offer', 'hours'],
        lead: 'And if the family is too far away?',
      },
    ],
    pic: {
      ask: 'A phone and a plate of {biscuits|cookies} on a family table',
      alt: 'A phone beside a plate of {biscuits|cookies} on a table',
    },
    claims: [
      ['Updates, backups, larger type, verification call against fraud', 'consumer and police advice'],
    ],
  },
];
