// Between firms and their computers: what to buy, what to build, what to paste and what runs on one spreadsheet.
import type { Idea } from '../../library/idea.ts';
import { HOMES_ONLY, MACHINES } from './kinds.ts';

export const FIRMS: readonly Idea[] = [
  {
    id: 'bought-or-built',
    format: 'either',
    again: 10,
    emoji: '🧩',
    tags: ['BuyOrBuild', 'CustomSoftware', 'DigitalStrategy'],
    title: [
      'Buy software or have it built? A question of where you differ',
      'Standard software or your own? How to decide',
    ],
    cover: 'Buy software or have it built?',
    gist: [
      'Buy software for what every firm does in the same way. Have it built for what only you do. Where would you rather spend your money?',
      'Ready-made software does what many firms need. Software made for you does what only you need, and you have to look after it.',
    ],
    subject: ['Buy software, or have it built?', 'What does your firm do differently?'],
    hooks: {
      '*': [
        'Every firm thinks that its {holiday|vacation} requests are special. Buy the software for that.',
        'For most of your work there is a ready-made program. For the rest, have one built.',
        'Most of what you do, everybody does. The rest is why customers come to you.',
      ],
      p: 'For everything that all firms do alike, ready-made software costs less.',
      f: 'Would you rather have a program that exists, or one that is made for you?',
      a: 'Buy the ordinary. Build what makes you different.',
      t: 'Compare the cost over five years: licences on one side, building and upkeep on the other.',
      h: 'The ready-made program fitted at once, after eleven exceptions, two spreadsheets and a sticky note.',
      i: 'What makes your firm special deserves a tool of its own.',
      l: 'A ready-made coat for the rain, a tailored one for the big day.',
    },
    lines: {
      '*': [
        'Buy software or have it built: for which part of your firm would you never take a ready-made program?',
        'Buy software for wages, accounts and calendars. Have it built where you are different from others.',
        'Software that was built for you is like a pet: it needs care. Keep about a fifth of the price for each year.',
        'Before you have software built, use the nearest ready-made program for a month, and write down where it hurts.',
        'If a ready-made program wants you to change a habit, ask whether the habit was good.',
        'Write down ten steps of your work, and mark the two that nobody else has. Have software built for those.',
      ],
      h: ['"With us it is different" may be a strategy. It may also be Gerald.'],
    },
    scene: [
      'Two quotes for software on the table. One costs a little every month. The other costs a lot once, and a little every month.',
      'A meeting about new software. Every department explains why it is special. By noon all of them are.',
    ],
    why: [
      [
        'In a program that thousands use, others have found the mistakes. In your own you find them.',
        'Others share the cost of ready-made software with you. Your own you pay for alone.',
      ],
    ],
    parts: [
      [
        'Buy it ready-made',
        [
          'It runs next week and gets better by itself. You have to adapt a little.',
          'Prices may go up. So look first at how you get your data out.',
          'Others have paid for the mistakes.',
        ],
        'A row of identical boxes on a shelf',
      ],
      [
        'Have it built for you',
        [
          'It does exactly what you need. Somebody must still understand it in six years.',
          'Begin with the one part that makes you different.',
          'It fits, and it needs care.',
        ],
        'A hand drawing a form on paper',
      ],
    ],
    turn: [
      'Often it is a mixture: a ready-made program, and one part of your own.',
      'Draw your work as twelve boxes, and mark what no competitor has. Usually it is two.',
    ],
    asks: [
      'For which part of your firm would you have software built?',
      'What does your software force you to do in a silly way?',
    ],
    ends: {
      p: 'Put both on a page over five years, with the hours of your own people in it.',
      f: 'If you are not sure, rent first and build later.',
      a: 'Same as everyone: buy. Better than everyone: build.',
      t: 'If you have it built, make sure that a second person can look after it.',
      h: 'The third way is a spreadsheet, and it always wins for now.',
      i: 'First know what you are good at.',
      l: 'A few things made for you, and those made well.',
    },
    work: 'Ask each department for the one step where customers would notice a difference. Have software built for that.',
    keep: 'the week before you ask for quotes',
    send: 'somebody with a special case',
    own: [
      {
        kinds: ['service', 'product', 'process', 'story'],
        about: 'custom|bespoke|tailor|made to measure|(?:web|mobile) apps?\\b|integrat|off.the.shelf',
        lead: 'Here is what we can build.',
      },
    ],
    pic: {
      ask: 'Twelve boxes drawn on paper, two of them coloured in',
      alt: 'A hand-drawn row of boxes with two coloured in',
    },
    claims: [
      ['Buy commodity functions, build differentiating ones', 'software strategy practice'],
      [
        'Yearly maintenance is commonly put at fifteen to twenty per cent of development cost',
        'software engineering textbook; worded "about a fifth"',
      ],
    ],
    unless: HOMES_ONLY,
  },
  {
    id: 'the-spreadsheet-that-runs-the-firm',
    format: 'question',
    again: 12,
    emoji: '📊',
    tags: ['Spreadsheets', 'OfficeLife', 'SmallBusinessIT'],
    title: [
      'Which spreadsheet does your firm secretly run on?',
      'The spreadsheet that nobody dares to touch',
    ],
    cover: 'The spreadsheet that runs the firm',
    gist: [
      'Every firm has a spreadsheet that began as a quick list and that only one person understands. What does yours do?',
      'Behind all the expensive software there is one small spreadsheet, and without it nothing works. What is in yours?',
    ],
    subject: ['"Do not sort column F"', 'The spreadsheet nobody may touch'],
    hooks: {
      '*': [
        'Somewhere in your firm there is a spreadsheet with a yellow column that nobody may touch.',
        'Who makes everybody nervous by going on {holiday|vacation}? It is about a spreadsheet.',
        'That spreadsheet was made for one week. That was nine years ago.',
      ],
      p: 'The spreadsheets your firm depends on show what your software cannot do.',
      f: 'Which spreadsheet would stop your firm if it were gone tomorrow?',
      a: 'Find the spreadsheet that everything depends on, and show it to a second person.',
      t: 'Look for files that are opened daily, linked to others, and explained nowhere.',
      h: 'The spreadsheet is called "copy of stock new (two)", and the whole firm runs on it.',
      i: 'Somebody once solved a problem with a spreadsheet. It deserves respect, and a backup.',
      l: 'A grey grid, some colours, and the whole firm in it.',
    },
    lines: {
      '*': [
        'Which spreadsheet does your firm really run on, and how many people understand it?',
        'On the first sheet of an important spreadsheet write what it is for, who looks after it, and what you may type in.',
        'In a spreadsheet, colour the cells you type in, and lock the ones that calculate.',
        'If two people mail each other the same spreadsheet, there are three versions of it.',
        'Before you replace an old spreadsheet, ask who made it what it does at the end of the month.',
        'Let the one person who understands the spreadsheet explain it to a second one. It is the best backup.',
      ],
      h: ['Nobody knows what happens if you sort the spreadsheet by column F. Somebody knew, and left.'],
    },
    scene: [
      'A new colleague opens the spreadsheet, sees eleven colours, and asks what lilac means. She gets three different answers.',
      'On the screen is a note about the spreadsheet: "Please close the other one first." It has been there for four years.',
    ],
    why: [
      [
        'A spreadsheet is the only program that most of us can build ourselves. So it does what no other program can.',
        'It begins with ten lines. Nobody decides that the firm should run on it.',
      ],
    ],
    parts: [
      [
        ['The price list with hidden columns', 'The spreadsheet with the prices'],
        [
          'Between D and H three columns are missing. They are hidden, because of what is in them.',
          'Since a certain accident it is only sent as a picture.',
          'Three columns are hidden, and everybody knows why.',
        ],
        'A screen with a narrow gap between two columns',
      ],
      [
        ['The {rota|roster} with all the agreements', 'The spreadsheet with the shifts'],
        [
          'Who with whom, and who never on Fridays.',
          'All the agreements of eight years are in it, as colours.',
          'Every colour is a promise to somebody.',
        ],
        'A colourful {rota|roster} pinned to a wall',
      ],
      [
        ['The spreadsheet with a grey button', 'The one with the old macro'],
        [
          'You press it, it flickers, and the orders are there. Nobody knows how.',
          'Whoever made it now works somewhere else.',
          'It is pressed on Mondays, and everybody is glad when it works.',
        ],
        'A cursor hovering over a grey button',
      ],
      [
        ['The list of all the lists', 'The spreadsheet about spreadsheets'],
        [
          "It says where the other files are. It is on somebody's desktop.",
          'By now there are two of them.',
          'Without it nobody knows where anything is.',
        ],
        'A desktop full of file icons',
      ],
    ],
    turn: [
      'You can keep it. It only needs a copy and a second person.',
      'If you replace it, ask whoever made it.',
    ],
    asks: ['Which spreadsheet does your firm really run on?', 'Who is the only one who understands it?'],
    ends: {
      p: 'An hour with a second colleague is the least expensive insurance.',
      f: 'Tell us what the file is called. That is half the fun.',
      a: 'A page of notes, a second person, a backup.',
      t: 'Keep it where old versions are saved, and lock what must not be changed.',
      h: 'A moment of silence for everybody who once sorted half a table.',
      i: 'Whoever made it knows best what a new program should do.',
      l: 'What has worked for years may be looked after.',
    },
    work: 'Looking for new software? First ask for the spreadsheets, and promise that nobody will take them away.',
    keep: 'the day its author goes on {holiday|vacation}',
    send: 'the colleague with the spreadsheet',
    own: [
      {
        kinds: ['service', 'product', 'process', 'story'],
        about: 'spreadsheets?|excel|reporting|dashboards?|automat',
        lead: 'When a spreadsheet gets too big.',
      },
    ],
    pic: {
      ask: 'A colourful spreadsheet, blurred, or the sticky note beside the screen',
      alt: 'A blurred spreadsheet in many colours on a screen',
    },
    claims: [
      [
        'End-user spreadsheets fill gaps of business software',
        'common experience, information systems research',
      ],
      ['Document, protect and version critical spreadsheets', 'spreadsheet risk practice'],
    ],
    unless: HOMES_ONLY,
  },
  {
    id: 'what-happens-to-a-ticket',
    format: 'behind',
    again: 10,
    emoji: '🎟️',
    tags: ['ITSupport', 'HelpDesk', 'BehindTheScreen'],
    title: ['What happens to a support ticket after you press send', 'How support decides what to do first'],
    cover: 'What happens to your support ticket',
    gist: [
      'Somebody reads it, sees how many people cannot work, tries it out, and finds the cause. "Urgent" helps little. "The {till|register} has stopped" helps a lot.',
      'Between your support ticket and the answer there are four steps. With one good sentence you save two of them.',
    ],
    subject: ['Do not write "urgent" in a ticket', 'How to get help from support faster'],
    hooks: {
      '*': [
        'Ten support tickets say "urgent". The most urgent one does not.',
        'When support gets your ticket, the first question is: who cannot work?',
        'What happens after you send a support ticket? Four things.',
      ],
      p: 'Support decides by how many people cannot work. So write it in the first line.',
      f: 'Have you ever wondered what support does with your ticket? A lot of it is detective work.',
      a: 'In a support ticket, say what has stopped, for whom, and since when.',
      t: 'How many people are stuck, and how badly? That decides which ticket comes first.',
      h: 'Subject: "help". Text: "as discussed". Nobody had discussed anything.',
      i: 'Behind every quick answer somebody has thought slowly.',
      l: 'One clear sentence, and half of the work is done.',
    },
    lines: {
      '*': [
        'First line of a support ticket: what has stopped, for how many people, since when.',
        'If you can work round the problem for now, say so in your support ticket.',
        'Write one support ticket for each problem. Two in one get mixed up.',
        'It works again? Tell support. Somebody is still looking for the cause.',
        'If you call support after you wrote, say so. Otherwise two people work on the same thing.',
        'Tell support what you have already tried. It saves ten minutes.',
      ],
      h: ['"It does not work" is true of most things, now and then.'],
    },
    scene: [
      'Monday, five past eight, fourteen new support tickets. Seven are marked red. The one that says "nobody can print labels" is not.',
      'Somebody in support sits in front of two screens and tries to break something in the same way as you did.',
    ],
    why: [
      [
        'Support has to put all the tickets in order first, and knows only what you wrote.',
        'A red flag does not say whether one person is stuck or all of you.',
      ],
      [
        'If we can make it happen here, it is nearly solved. So write down your steps.',
        'To make the fault happen again takes longest. After that it is quick.',
      ],
    ],
    parts: [
      [
        ['First we look at who cannot work', 'Who cannot work?'],
        [
          'If nobody can sell, it comes first.',
          'Is there another way to do it for now?',
          'One printer can wait. A {till|register} cannot.',
        ],
        'A board with cards in three columns',
      ],
      [
        ['Then we try to make it happen', 'Support does the same as you did'],
        [
          'With the same program and the same click.',
          'If it works for us, we ask what is different with you.',
          'If we see it too, it is quickly found.',
        ],
        'Two screens showing the same form',
      ],
      [
        ['Then we look for the cause', 'We ask you some odd questions'],
        [
          'Another user, another computer: each test rules something out.',
          'With each answer we know where not to look.',
          'That is why we ask so much.',
        ],
        'A cable being moved from one socket to the next',
      ],
      [
        ['In the end it is written down', 'The solution goes in our notes'],
        [
          'Next time it takes four minutes.',
          'So nobody has to look for it twice.',
          'What it was, and what helped.',
        ],
        'Someone typing a note into a knowledge base',
      ],
    ],
    turn: [
      'A quick answer is mostly good questions.',
      'In the end we ask whether it works. Please answer that too.',
    ],
    asks: ['What was the oddest fault you ever had?', 'Do you write to support, or do you call?'],
    ends: {
      p: 'Three facts in the first line help everybody.',
      f: 'And a "thank you, it works" gets passed round. It really does.',
      a: 'What, who, since when.',
      t: 'Write down the exact time. We can look it up.',
      h: 'Please keep the printer calm until we come.',
      i: 'Patience at one end of the line makes patience at the other.',
      l: 'A good question is half of the answer.',
    },
    work: 'Agree in your team what "urgent" means: nobody can sell, somebody could get hurt, it is due today. Then the word means something again.',
    keep: 'the next time something stops',
    send: 'the colleague who marks everything red',
    own: [
      {
        kinds: ['hours', 'service', 'number', 'process', 'policy'],
        about:
          '(?<!we )support (?:desk|team|line|is|by|from|hours)|support$|help ?desk|respon(?:se|d)|answer (?:the phone|calls|within)|tickets?',
        lead: 'How to reach our support.',
      },
    ],
    pic: {
      ask: 'A board or list of tickets, names covered, coffee beside it',
      alt: 'A board with support cards sorted into columns',
    },
    claims: [
      [
        'Priority from impact and urgency; reproduce, isolate, document',
        'IT service management practice (ITIL)',
      ],
    ],
  },
  {
    id: 'when-the-power-goes',
    format: 'season',
    again: 11,
    emoji: '🔦',
    tags: ['PowerCut', 'BusinessContinuity', 'SmallBusinessIT'],
    title: [
      'Power cut at work: what to prepare before the winter storms',
      'Ready for a power cut: paper, plugs and a battery',
    ],
    cover: 'Prepare for a power cut',
    gist: [
      'In a power cut the dark does less damage than the moment when the power comes back. Pull the plugs, have a list on paper, and test your battery today.',
      'A {torch|flashlight}, phone numbers on paper, a battery for the router, and everybody knows what to switch off: that is your plan for a power cut.',
    ],
    subject: ['What to do when the power goes', 'A list on paper for a power cut'],
    hooks: {
      '*': [
        'In a power cut, the dangerous moment is when the power comes back.',
        'Power cut: where is your list of emergency numbers? On the computer?',
        'The dark does not break your computers. The power coming back does.',
      ],
      p: 'Half an hour of preparation decides whether a power cut costs you a coffee break or a day.',
      f: 'It is windy, and the lights flicker. Are you ready for a power cut?',
      a: 'For a power cut: print a list, test the battery, pull the plugs.',
      t: 'When the power comes back, it jumps, and that can damage computers. A battery unit gives you time to shut down.',
      h: 'The instructions for a power cut are on the server.',
      i: 'If you have thought about a power cut, you can help the others.',
      l: 'Candlelight is nice in a restaurant, but not next to a server.',
    },
    lines: {
      '*': [
        'For a power cut, print one page: numbers of power company, internet provider, IT and landlord.',
        'When the power goes, pull the plugs of your computers. The damage is done when it comes back.',
        'Pull the plug of your battery unit one evening, and see how long it really lasts. Old ones last for minutes.',
        'In a power cut, a phone as a hotspot and a charged laptop keep you going for an afternoon. Try it before.',
        'What do your door, your alarm and your {till|register} do in a power cut? Find out before.',
        'Keep a {torch|flashlight} where everybody finds it in the dark.',
      ],
      h: ['When the power went, everybody stood up and talked to each other. We should do it every quarter.'],
    },
    scene: [
      'Four in the afternoon, nearly dark. The screens go black, and somebody says into the silence: "I had not saved."',
      'A shop in a power cut: a dead {till|register}, a long {queue|line}. Somebody asks for a pencil.',
    ],
    why: [
      [
        'Computers survive a power cut. What harms them is power that comes and goes.',
        'If a disk stops while it is writing, you may lose more than the last sentence.',
      ],
      [
        'In the dark you cannot look anything up. So it has to be on paper.',
        'Everything you know is behind a plug.',
      ],
    ],
    parts: [
      [
        ['Print a page with phone numbers', 'Put the numbers on paper, twice'],
        [
          'And keep one copy at home.',
          'Write on it what is switched off first.',
          'You cannot look them up when the power is gone.',
        ],
        'A printed page beside a {torch|flashlight}',
      ],
      [
        ['Test the battery unit', 'See how long the battery lasts'],
        [
          'One evening, when everything is saved.',
          'The router and the server belong on it, and the printer does not.',
          'They get weak after about four years.',
        ],
        'A hand pulling a plug from the wall',
      ],
      [
        ['Decide who switches off what', 'Write down what is shut down first'],
        [
          'Ten minutes are short if nobody knows.',
          'Two people should know it.',
          'One of them is always at lunch.',
        ],
        'Two people reading a list by {torchlight|flashlight}',
      ],
      [
        ['Wait before you switch on again', 'Do not plug in at once'],
        [
          'Wait a quarter of an hour, and then one device after the other.',
          'If everything starts at once, the fuse blows.',
          'In the first minutes the power may go again.',
        ],
        'A hand at a row of switches',
      ],
      [
        ['Go on with pencil and phone', 'Write down orders on paper'],
        [
          'With the time, so that you can type them in later.',
          'A charged phone gives you internet.',
          'You need a box for cash, too.',
        ],
        'A receipt block and a pencil on a counter',
      ],
    ],
    turn: ['The second power cut is easy.', 'And afterwards check whether the last backup worked.'],
    asks: ['What stops first at your place in a power cut?', 'How long would your office run without power?'],
    ends: {
      p: 'Test it every autumn.',
      f: 'And save now, while you think of it.',
      a: 'Paper, battery, plan, patience.',
      t: 'A good battery unit shuts down the server by itself.',
      h: 'Candles on the server are not part of the plan.',
      i: 'You stay calm if you know what to do.',
      l: 'A lamp, a list, and no rush.',
    },
    work: 'Which suppliers would have to have power too? Ask them.',
    keep: 'the first storm warning',
    send: 'whoever has the key to the fuse box',
    own: [
      {
        kinds: ['service', 'offer', 'hours', 'number'],
        about: '\\bUPS\\b|backup|continuity|emergenc|24.?(?:7|hour)|monitor|on.?call',
        lead: 'How we can help you prepare.',
      },
    ],
    when: { season: ['autumn', 'winter'] },
    pic: {
      ask: 'A {torch|flashlight} and a printed list of numbers on a desk',
      alt: 'A {torch|flashlight} beside a printed list on a dark desk',
    },
    claims: [
      ['Unplug during an outage; restoration can bring surges', 'power company and safety advice'],
      ['UPS batteries are usually replaced after three to five years', "makers' advice"],
      ['Laser printers should not be put on a small UPS', "makers' advice"],
    ],
    only: MACHINES,
  },
  {
    id: 'the-desk-on-day-one',
    format: 'checklist',
    again: 10,
    emoji: '🪑',
    tick: true,
    tags: ['Onboarding', 'ITForBusiness', 'NewStarter'],
    title: [
      'A new colleague on Monday: the IT checklist for day one',
      'First day at work: the IT jobs to do beforehand',
    ],
    cover: 'IT for a new colleague',
    gist: [
      'An account that is ready on Friday, the right permissions, a second factor set up together, and a name to ask: then a new colleague can work by ten.',
      'If the login works at nine on the first day, a new colleague is more pleased than about flowers.',
    ],
    subject: ['Flowers on the desk, but no password', 'A new colleague on Monday'],
    hooks: {
      '*': [
        "Flowers on the desk, a card with everybody's name on it, and no password until Wednesday.",
        'A new colleague starts on Monday. The IT work for it is done on Thursday.',
        "By ten o'clock on the first day a new colleague can work, or has to wait.",
      ],
      p: 'If the accounts are ready on the first day, you save about two days of pay.',
      f: 'A new colleague next week? Lovely. Do six small things, and they can start at once.',
      a: 'A new colleague gets the permissions that the job needs, not those of a colleague.',
      t: 'An account by role, few permissions, and a second factor that is set up together.',
      h: 'For three days the new colleague read the fire regulations. Nobody else knows them now.',
      i: 'It is good to be expected.',
      l: 'A tidy desk, and your name on the screen.',
    },
    lines: {
      '*': [
        'Order the laptop for a new colleague on the day they sign the contract.',
        '"The same permissions as Anna" also means those that Anna got for a project five years ago.',
        'Set up the second factor together with a new colleague, on the first morning, in the same room.',
        'Give a new colleague one person for silly questions.',
        'After two weeks ask a new colleague what is missing.',
        'Write the Wi-Fi password and three names on a card for a new colleague.',
      ],
      h: ['The new colleague got cake, and an account in the name of the last one.'],
    },
    scene: [
      'Nine o\'clock, handshakes, good mood. At ten the new colleague is in front of a screen that says "unknown user".',
      'On the laptop of the new colleague sticks a note: password of last year\'s trainee. "Just for today."',
    ],
    why: [
      [
        'Without a login of their own, people borrow one. Then nobody knows who did what.',
        "Most shared passwords begin on somebody's first day.",
      ],
      [
        'If you copy permissions, they get more and more.',
        'Nobody ever takes back what was given on the first day.',
      ],
    ],
    parts: [
      [
        ['Order the laptop when they sign', 'Have the laptop ready the day before'],
        [
          'With all the updates on it.',
          'Otherwise they look at a progress bar all morning.',
          'Charged, and with a power cable.',
        ],
        'A laptop in its box with a name on it',
      ],
      [
        ['Make an account of their own', 'Set up mail and calendar'],
        [
          'Ask how to spell the name.',
          'Do not copy the account of a colleague.',
          'Names have accents and hyphens.',
        ],
        'A form with one name on it',
      ],
      [
        ['Give the permissions for the job', 'Give no more than they need'],
        ['You can add more in a minute.', 'Write down who said yes.', 'Too many are hard to take back.'],
        'A short list with three ticks',
      ],
      [
        ['Set up the second factor together', 'Set up two-step sign-in side by side'],
        [
          'It takes ten minutes, with the spare codes on paper.',
          'And tell them that nobody will ever ask for the code.',
          'Then it works on the first day.',
        ],
        'Two people looking at one phone',
      ],
      [
        ['Name one person to ask', 'Say who answers silly questions'],
        [
          'Somebody patient in the same room.',
          'In the first week you should ask a lot.',
          'They need not know everything, only whom to call.',
        ],
        'Two chairs at one desk',
      ],
      [
        ['Show how to report a mistake', 'Say what to do after a wrong click'],
        [
          'Clicked on something odd? Call at once. Nobody will be angry.',
          'Put the number on the screen.',
          'Then minutes count.',
        ],
        'A phone number on the edge of a screen',
      ],
    ],
    turn: [
      'On a good first day the first mail comes by ten.',
      'Keep the list. On the last day you read it backwards.',
    ],
    asks: ['In your first job, when did your login work?', 'Who prepares the desk for a new colleague?'],
    ends: {
      p: 'One page for each job is enough.',
      f: 'And cake. After the login.',
      a: 'Laptop, account, permissions, second factor, name, number.',
      t: 'Check the permissions after thirty days, and then every year.',
      h: 'Nobody has ever been promoted for guessing the name of the printer.',
      i: 'How you welcome people is how they will answer your phone.',
      l: 'Everything is ready, and somebody says good morning.',
    },
    work: 'The list belongs to whoever hires, because they know first who is coming.',
    keep: 'the day somebody signs a contract',
    send: 'whoever has somebody new on Monday',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'process'],
        about: 'onboard|new (?:starter|employee|user|staff)|set ?up|accounts?\\b|devices?\\b|per user',
        lead: 'We can set it up for you.',
      },
    ],
    pic: {
      ask: 'A prepared desk with a laptop, a card and a mug, before anyone arrives',
      alt: 'A tidy desk with a laptop and a welcome card',
    },
    claims: [
      [
        'Role-based rights, least privilege, second factor in person, review',
        'information security practice (ISO 27002, NCSC)',
      ],
      ['Lost days without access', 'common experience; worded "about"'],
    ],
    unless: HOMES_ONLY,
  },
  {
    id: 'what-not-to-paste',
    format: 'mistake',
    again: 9,
    emoji: '✂️',
    wrong: 'Pasting customer data into a public chatbot',
    tags: ['ArtificialIntelligence', 'DataProtection', 'OfficeTips'],
    title: [
      'What not to paste into an AI chatbot at work',
      'Using AI at work: what must stay out of the box',
    ],
    cover: 'What not to paste into a chatbot',
    gist: [
      'What you paste into a free chatbot leaves your firm. Take out names, numbers and prices first, and check what comes back.',
      'A chatbot is a helpful stranger with a good memory. Describe your problem, and do not show it the file.',
    ],
    subject: ['Before you paste it into a chatbot', 'Names out, then ask the chatbot'],
    hooks: {
      '*': [
        'Before you paste a text into a chatbot, imagine it on a postcard.',
        "Somebody let a chatbot answer a complaint, with the customer's name, illness and account in it.",
        'What you paste into a chatbot is no longer only yours.',
      ],
      p: 'With three simple rules your team can use chatbots without giving away customer data.',
      f: 'You may let a chatbot help with that letter. Just take the names out first.',
      a: 'No names, no numbers, no secrets. Then ask the chatbot.',
      t: 'Does the chatbot keep your text, and does it learn from it? It depends on the version and the contract.',
      h: 'The chatbot wrote a very polite letter. It now also knows about the lawsuit.',
      i: 'A chatbot is a good tool if you know what not to give it.',
      l: 'What was told in confidence is not typed in.',
    },
    lines: {
      '*': [
        'Before you paste into a chatbot, write "customer A" for the name and a round number for the price. The answer is just as good.',
        'Passwords, contracts, anything about health or staff: keep it out of a free chatbot.',
        'Does your chatbot learn from what you type? Look in the settings, and write it down for everybody.',
        'Read what a chatbot writes like the draft of a keen trainee. Check names, sums and laws.',
        'If you forbid chatbots at work, people use them on their phones. Say what is allowed.',
        'Let a chatbot check your text and not write it. Then the facts are yours.',
      ],
      h: ['The chatbot summed up the contract in eight seconds. "It is confidential," says the summary.'],
    },
    scene: [
      'A long list of customers, copy, paste into a chatbot, done. It saved two minutes, and nobody asked the customers.',
      'In a meeting somebody shows what the chatbot made of the minutes. There is a salary on the screen.',
    ],
    why: [
      [
        'Free chatbots may store what you type, let people read it, or learn from it.',
        'What you have sent off cannot be called back.',
      ],
      [
        'For a good letter the chatbot need not know who it is for.',
        'It helps with words and ideas. It needs no names for that.',
      ],
    ],
    parts: [
      [
        ['Take out names and numbers', 'Write "customer A" for the name'],
        [
          'You put the real ones back afterwards.',
          'Read it as if it would hang on the notice board.',
          'The answer will be just as good.',
        ],
        'Names covered with black bars on a page',
      ],
      [
        ['Find out which version you have', 'Check what happens to your text'],
        [
          'A free one and a business one differ a lot.',
          'In the settings you can often switch off that it learns from you.',
          'If it is free, you pay in another way.',
        ],
        'A finger on a privacy setting',
      ],
      [
        ['Write three rules for everybody', 'Say what is allowed and what is not'],
        [
          'Yes to this, never that, and ask her.',
          'They fit on a card.',
          'People keep to rules that they know.',
        ],
        'A small card pinned to a screen',
      ],
      [
        ['Check what comes back', 'Look up laws, sums and names'],
        [
          'It sounds sure even when it is wrong.',
          'Your name will be on it.',
          'It makes things up now and then.',
        ],
        'A printed draft with pencil marks',
      ],
    ],
    turn: [
      'Used like that, it is a good tool.',
      'Ask your colleagues what they use it for. You will be surprised.',
    ],
    asks: [
      'What do you use a chatbot for, and what would you never give it?',
      'Is there a rule for chatbots where you work?',
    ],
    ends: {
      p: 'Put the rule where the one about passwords is.',
      f: 'Putting the names back in takes a minute.',
      a: 'Names out, question in, check the answer.',
      t: 'Write down who uses which chatbot for what.',
      h: 'A chatbot has read the whole internet. It need not read your mail.',
      i: 'What customers tell you is meant for you.',
      l: 'It stays where it was told.',
    },
    work: 'First find out what people use chatbots for, and then make the rules.',
    caution: [
      "Data protection law, professional secrecy and customer contracts may rule out a chatbot altogether. Ask before you use one with other people's data.",
      "Law, professional secrecy or a customer's contract may forbid chatbots altogether. Ask before other people's data goes into one.",
    ],
    keep: 'the next letter you want help with',
    send: 'a colleague who pastes everything',
    own: [
      {
        kinds: ['service', 'event', 'offer', 'policy', 'product'],
        about: '\\bAI\\b|artificial intelligence|chatbot|copilot|data protection|GDPR|privacy',
        lead: 'A word about data and chatbots.',
      },
    ],
    pic: {
      ask: 'A printed letter with names blacked out, beside a keyboard',
      alt: 'A printed letter with blacked-out names beside a keyboard',
    },
    claims: [
      [
        'Consumer chatbots may store and use inputs; terms differ by version and setting',
        'terms of the large providers; NCSC and data protection authorities',
      ],
      ['Language models can produce invented facts', 'computer science literature'],
    ],
  },
  {
    id: 'what-to-automate-first',
    format: 'howto',
    again: 9,
    emoji: '⚙️',
    tags: ['Automation', 'ProcessImprovement', 'SmallBusinessIT'],
    title: [
      'What to automate first: a tally, a sum and a boring task',
      'Which office task should a computer do first?',
    ],
    cover: 'What to automate first',
    gist: [
      'For two weeks, make a mark each time you do a task that repeats. Multiply by the minutes. The boring task at the top is the one to automate.',
      'Do not automate what annoys you most. Automate what is short, boring and comes up every day.',
    ],
    subject: ['Automate the boring task first', 'Two weeks of marks on a pad'],
    hooks: {
      '*': [
        'Put a pad next to your keyboard, and make a mark each time you do the same task again. That is what to automate.',
        'The task that everybody complains about is seldom the one to automate first.',
        'Short, boring, and every day: that is the task to automate.',
      ],
      p: 'If you count for two weeks, you know what to automate.',
      f: 'Which job would you love to give to a computer? Count first. You may be surprised.',
      a: 'Automate what is frequent, short and regular.',
      t: 'How often, how many minutes, and how few exceptions: that tells you what to automate.',
      h: 'It took nine days to automate four minutes of work a quarter. It was a lovely nine days.',
      i: 'If a computer does the boring work, somebody has an hour for people.',
      l: 'It now happens by itself.',
    },
    lines: {
      '*': [
        'Make a mark for every task that repeats, for two weeks. Marks times minutes tells you what to automate.',
        'A task with more exceptions than rules is hard to automate.',
        'Before you automate a task, write down the steps and do it three times by them. If they change, wait.',
        'Copying from one program into another is often the best thing to automate first.',
        'Everything you automate needs somebody who notices when it stops.',
        'Before you automate a report, ask who reads it. Perhaps nobody does.',
      ],
      h: ['"I will quickly write a script for it" is how a Tuesday disappears.'],
    },
    scene: [
      'Every Monday for six years somebody has copied forty addresses from a mail into a form. That can be automated.',
      'A pad with marks next to the keyboard. On Wednesday somebody looks at it and says: "That often?"',
    ],
    why: [
      [
        'What annoys us is mostly different each time. That is hard to automate.',
        'We remember what is difficult, and forget the boring things that take hours.',
      ],
      [
        'A computer is good at what follows a rule.',
        'If five people do it in five ways, agree on one first.',
      ],
    ],
    parts: [
      [
        ['Count on paper for two weeks', 'Count the tasks that repeat'],
        ['On paper, everybody, one line for each task.', 'You need no program for it.', 'A pencil will do.'],
        'A tally of strokes on a pad by a keyboard',
      ],
      [
        ['Multiply by the minutes', 'Work out the minutes in a year'],
        [
          'Four minutes, thirty times a week, are more than two weeks a year.',
          'And what does a mistake cost?',
          'Short and often is more than you think.',
        ],
        'A handwritten list with totals',
      ],
      [
        ['Leave out what has exceptions', 'Cross out "it depends"'],
        [
          'For those a person is better.',
          'Or automate only the simple cases.',
          'You can come back to it later.',
        ],
        'A pencil striking out a line',
      ],
      [
        ['Write down the steps, and try them', 'Do it by the list three times'],
        [
          'You notice at once which step is missing.',
          'Some tasks get so short that you need no computer.',
          'The first list is never quite right.',
        ],
        'Numbered steps on a card',
      ],
      [
        ['Have it report every morning', 'Make sure somebody notices if it stops'],
        [
          '"Ran, forty addresses, none left." Somebody has to read it.',
          'Two people should know how to switch it off.',
          'If it says nothing, it may have stopped.',
        ],
        'A short status message on a phone',
      ],
    ],
    turn: ['After the third task you feel it in your week.', 'Count again after a month.'],
    asks: ['Which task do you do most often in a week?', 'What would you never do by hand again?'],
    ends: {
      p: 'Plan about an hour a month for looking after it.',
      f: 'Tell your colleagues. Somebody has the same list.',
      a: 'Count, multiply, choose, build.',
      t: 'It should do no harm if it runs twice.',
      h: 'The script is now older than two of our colleagues.',
      i: 'The time you win should go to people.',
      l: 'Monday morning, and the list is done.',
    },
    work: 'Tell people what the time will be used for. Then they count honestly.',
    keep: 'the next quiet week',
    send: 'the colleague who copies every Monday',
    own: [
      {
        kinds: ['service', 'product', 'offer', 'story', 'process'],
        about: 'automat|integrat|workflow|interfaces?\\b|\\bAPI\\b|import',
        lead: 'We can automate it for you.',
      },
    ],
    pic: {
      ask: 'A pad with strokes beside a keyboard',
      alt: 'A notepad with tally marks beside a keyboard',
    },
    claims: [
      [
        'Automate frequent, rule-based, stable tasks first; standardise before automating',
        'process management practice',
      ],
      ['Four minutes thirty times a week is about a hundred hours a year', 'arithmetic'],
    ],
    unless: HOMES_ONLY,
  },
];
