// Running a small firm: hours, staff, letters, the end of the year.
import type { Idea } from '../../library/idea.ts';

export const RUNNING: readonly Idea[] = [
  {
    id: 'what-an-hour-costs',
    format: 'howto',
    again: 9,
    emoji: '⏱️',
    tags: ['HourlyRate', 'Pricing', 'SelfEmployed'],
    title: [
      'How to work out what an hour of your work really costs',
      'How to set your hourly rate from real figures',
    ],
    cover: 'What one hour costs',
    gist: [
      'Add up what a year of you costs, count only the hours that somebody pays for, and divide. The second number is smaller than you think, and it decides the price.',
      'Of the hours in a year a good part goes to driving, quoting, holidays and colds. The paid ones have to carry all the rest.',
    ],
    subject: ['Count the hours that nobody pays', 'The sum behind your hourly rate'],
    hooks: {
      '*': [
        'You work two thousand hours a year. How many of them does anyone pay for?',
        'The hourly rate was copied from a competitor, who had copied it from another.',
        'An hour of yours costs more than an hour.',
      ],
      p: 'An hourly rate is a division, and most people are careless about the lower number.',
      f: 'When did you last work out what your hour costs? It takes a page and a coffee.',
      a: 'Costs of a year, divided by hours sold. Anything else is guessing.',
      t: 'Rate equals annual cost plus profit, over billable hours; utilisation is the sensitive variable.',
      h: 'His rate is based on a year without winter, children, broken vans or sleep.',
      i: 'Knowing your figure lets you say it without looking at the floor.',
      l: 'Worth, once calculated, can be stated calmly.',
    },
    lines: {
      '*': [
        'Holidays, sick days, quotations, driving, tidying the van: take them off the year first. What is left has to earn everything.',
        'If you sell half of your hours, each sold hour pays for two. That is why a fair rate looks so high from outside.',
        'Your own pension and a bad month belong in the costs. They come, whether or not they are on the list.',
        'Keep a timesheet for two weeks, to the half hour. It will correct your idea of a working day.',
        'If your rate is round, it was guessed.',
      ],
      h: ["A friend's price is the hourly rate minus the friend."],
    },
    scene: [
      'A customer says "that much for an hour?" and at home someone fills in a tax form, washes the van and mends a drill for no pay at all.',
      'In the evening on the back of a calendar sheet: rent, insurance, van, phone, me. And below it a long line.',
    ],
    why: [
      [
        'Only sold hours bring in money, yet all of them cost.',
        'Rent and insurance run on while you write quotations.',
      ],
      [
        'Too many hours in the sum make the rate too low, and it shows only at the end of the year.',
        'An optimistic calendar is the most frequent reason for working a lot and keeping little.',
      ],
    ],
    parts: [
      [
        ['Add up a whole year', 'Add up a year of everything'],
        [
          'What you need to live, insurance, pension, rent, tools, van, advice, tax, and a reserve.',
          "Take last year's statements. Memory forgets everything that is paid yearly.",
          'What you live on belongs in it, and what only comes once a year.',
        ],
        'A list of costs in pencil',
      ],
      [
        ['Count the days you really work', 'Days on which you can work at all'],
        [
          'From all the days take weekends, holidays, illness and training.',
          'It is good to see in writing that February is short.',
          'Calendars look fuller than they are.',
        ],
        'A wall calendar with crosses',
      ],
      [
        ['Take off the unpaid hours', 'Hours that nobody pays'],
        [
          'Driving, quotations, bookkeeping, the talk at the gate.',
          'With many trades a third of the time goes on these. Measure yours.',
          'Note them for a month, with a mark for each quarter.',
        ],
        'A timesheet with gaps',
      ],
      [
        ['Divide, and then add profit', 'Divide one by the other, and add some'],
        [
          'Costs over sold hours is where you do not lose. Above that begins a business.',
          'The result is a floor. What the market pays is a second question.',
          'Below it you pay to work. On top comes what you want to keep.',
        ],
        'A division on squared paper',
      ],
    ],
    turn: [
      'You need not charge it to the penny. You only have to know it.',
      'Do it anew each year, since the insurance will have.',
    ],
    asks: [
      'What share of your hours does somebody pay for?',
      'Have you ever worked your rate out, or did it grow?',
    ],
    ends: {
      p: 'Your figures for last year contain nearly all that the sum needs.',
      f: 'And an old envelope is quite good enough to do it on.',
      a: 'Year, days, hours, divide.',
      t: 'Vary the share of sold hours by a tenth and watch the rate; that is where your attention belongs.',
      h: 'Friends get the same price and a better {biscuit|cookie}.',
      i: 'Your time is the only stock that cannot be reordered.',
      l: 'A figure, known and unspoken, makes for an even voice.',
    },
    work: "With employees the same sum is called a charge-out rate, and the lower number is more sobering still. Share it with the team once. The tidy van is then nobody's whim any more.",
    caution: [
      'What belongs in the sum depends on your country and legal form. Have it checked before you build prices on it.',
      'Country and legal form decide what goes into it. Let somebody check before you price by it.',
    ],
    keep: 'the next time you set your rate',
    send: 'the friend who works a lot and keeps little',
    own: [
      {
        about: 'pricing|calculat|hourly rate|business plan|start-?up',
        kinds: ['service', 'offer', 'event', 'price'],
        lead: 'The sum can be gone through in company.',
      },
    ],
    pic: {
      ask: 'A calendar sheet with a pencilled sum on the back',
      alt: 'A pencilled sum on the back of a calendar sheet',
    },
    claims: [['Rate from annual cost over billable hours', 'cost accounting textbooks']],
  },
  {
    id: 'write-it-down-in-the-car',
    format: 'tip',
    again: 9,
    emoji: '🚗',
    tags: ['MileageLog', 'Bookkeeping', 'SelfEmployed'],
    title: ['How to keep a mileage log without hating it', 'Mileage: note it before you belt up'],
    cover: 'Before the seat belt clicks',
    gist: [
      'Write the trip down before you put on the seat belt: date, where to, why, reading. Logs that are made up in January look like it.',
      'Noting a trip takes fifteen seconds in the car. Reconstructing a year of trips takes a weekend at home, and it looks like it.',
    ],
    subject: ['Fifteen seconds in the car', 'A log that was written in one go'],
    hooks: {
      '*': [
        'Fifty-two weeks in the same pen, without one coffee stain: nobody believes that log.',
        'Where were you on the ninth of March, and how far was it? The tax office would like to know.',
        'Memory is a poor map of last March.',
      ],
      p: 'Records of trips count for more when they were made at the time.',
      f: 'If you fill in the mileage book once a year, this is for your next January.',
      a: 'Write it in the car. Every trip. Before you start.',
      t: 'Contemporaneous entries with readings form an unbroken chain; reconstructions leave gaps and round figures.',
      h: 'According to the log he drove for a year without once going to the supermarket.',
      i: 'Fifteen seconds a trip, and a winter weekend belongs to you.',
      l: 'A slim book, a good pen, a daily line.',
    },
    lines: {
      '*': [
        'Mileage log: tie the pen to the book and the book to the car. What has to be fetched is not filled in.',
        'Four things for each trip: date, from and to, for whom, reading. "Various customers" is a feeling.',
        'A garage bill shows the reading of your car on a certain day. Your mileage log had better fit it.',
        'Apps that record trips by themselves still need one thing from you: why. Do it the same evening.',
        'Photograph the dial on the first of each month. It is the frame that all trips have to fit.',
      ],
      h: [
        'A mileage log with round figures all year, in which every road is exactly forty long. It must be a wonderfully tidy country.',
      ],
    },
    scene: [
      'First weekend in January. On the table: an empty log, a calendar, twelve {petrol|gas} receipts and a person with a very new {biro|ballpoint}.',
      'In the garage the mechanic writes the reading on the bill. He has no idea what he has just done.',
    ],
    why: [
      [
        'Readings, garage bills and fuel receipts exist in other places as well and can be compared.',
        'A log is not alone. Other papers know the car, too.',
      ],
      [
        'On the evening itself you know the reason of a trip, and in a month you do not.',
        'Where you were can be looked up. What for is only in your head.',
      ],
    ],
    parts: [
      [
        ['Keep book and pen on the seat', 'Keep it where you cannot miss it'],
        [
          'In sight, with a string. The glove box is already too far.',
          'Or the app on the first page of the phone. Near is what counts.',
          'On the seat, on the wheel, on the first screen.',
        ],
        'A small book and a pen on a car seat',
      ],
      [
        ['Write before the belt clicks', 'Before the engine and not after'],
        [
          'A habit needs a hook, and the belt is one.',
          'After arriving, somebody is always already waving.',
          'When you get there somebody is waiting.',
        ],
        'A hand writing beside a seat belt',
      ],
      [
        ['Name the customer and the reason', 'Who and what for'],
        [
          '"Miller, roof, measuring" can be checked and is a help to yourself.',
          'Three words today answer a letter in four years.',
          'A name and a reason is all that anyone ever asks.',
        ],
        'A filled line in a log book',
      ],
      [
        ['Note the detour, too', 'The strange ones as well'],
        [
          'Blocked road, second visit, forgotten ladder. Real life has corners.',
          'An odd figure with a reason is worth more than a smooth one.',
          'A detour that is explained is believed.',
        ],
        'A diversion sign on a road',
      ],
    ],
    turn: [
      'After three weeks the hand does it by itself.',
      'Whether you need a log at all, and in which form, is a matter of your rules.',
    ],
    asks: ['Book or app: how do you log your trips?', 'What does your log say about last Tuesday?'],
    ends: {
      p: 'Ask once which form is accepted where you are, then keep to that one.',
      f: 'And buy a nice pen for it. One with string.',
      a: 'Each trip, at once, with a reason.',
      t: 'Check the log against service bills every quarter; a gap is easier to close early.',
      h: 'Tax inspectors have driven cars before, sadly.',
      i: 'Small honesty, line by line, makes papers that you can stand by.',
      l: 'One line, and the engine starts.',
    },
    work: 'With several vans it is worth letting the log travel with the vehicle and not with the driver. The reading belongs to the car, and so does the chain.',
    caution: [
      'Which records of trips are required, and in what form, differs by country. Ask before you rely on an app.',
      'What records of trips you need, and how they must look, differs by country. Ask before you trust an app.',
    ],
    keep: 'the next time you get into the car',
    send: 'somebody with a very new {biro|ballpoint} in January',
    pic: {
      ask: 'A small notebook with a pen on a car seat',
      alt: 'A notebook and a pen lying on a car seat',
    },
    claims: [
      [
        'Contemporaneous mileage records are more credible; formal rules differ',
        'tax practice; worded generally',
      ],
    ],
  },
  {
    id: 'the-brown-envelope',
    format: 'answer',
    again: 9,
    emoji: '✉️',
    tags: ['TaxLetters', 'SmallBusiness', 'TaxTips'],
    title: [
      'A letter from the tax office: what should I do first?',
      'Post from the tax office: the first five minutes',
    ],
    cover: 'The letter on the doormat',
    gist: [
      'Open it today, note the date it came, find the deadline, copy it, and pass it on. What makes such letters dear is the week on the pile.',
      'Most letters want a paper, an explanation or a payment by a certain day. Once you know which, it is an errand.',
    ],
    subject: ['Open it today', 'What the letter really wants'],
    hooks: {
      '*': [
        'Unopened, every letter is a catastrophe. Opened, most of them are a request for a form.',
        'It lies under the newspaper, and you have known it since Tuesday.',
        'It gets neither shorter nor kinder under the newspaper.',
      ],
      p: 'The cost of an official letter usually comes from the time it lay unopened.',
      f: 'A letter from the tax office on the mat? Kettle on, envelope open. In that order.',
      a: 'Open it, date it, find the deadline.',
      t: 'Identify type, period, deadline and remedy; then copy, forward and diarise.',
      h: 'The envelope was moved from table to shelf to car, and has by now seen more of the county than you have.',
      i: 'Most fears shrink to a page when you slit them open.',
      l: 'A paper knife, good light, a calm reading.',
    },
    lines: {
      '*': [
        'Write on an official letter the day on which it came. Deadlines often count from there, and in a week nobody knows.',
        'Keep the envelope of an official letter. The postmark has saved more than one deadline.',
        'Send your adviser the whole letter, both sides. The important sentence likes to live on the back.',
        'You disagree with a tax letter? Then do it in time and in the form that is named. Being right after the deadline helps very little.',
        'Keep the envelope. The postmark can be worth more than the letter.',
      ],
      h: ['The tax office writes in such a way that even good news sounds like a summons.'],
    },
    scene: [
      "The doormat, Saturday, ten o'clock. It is a windowed envelope, and the weekend gets a little smaller.",
      'In a drawer eleven letters are found, unopened. Nine of them are reminders of the first two.',
    ],
    why: [
      [
        'Most such letters set a date, and missing it costs choices as well as fees.',
        'While the time runs you can object, explain, ask for more time. Afterwards you can mostly pay.',
      ],
      [
        'Many ask only for something that is lying in a folder.',
        'Often a copy and two lines will settle it.',
      ],
    ],
    parts: [
      [
        ['Find the deadline and write it on top', 'By when?'],
        [
          'In red, with a day. Then put it into the calendar, a week earlier.',
          'If you find none, look for words such as "within" or "by return".',
          'The date decides everything else, so it goes on top in red.',
        ],
        'A date in red on a letter',
      ],
      [
        ['Find out what it wants', 'What do they want?'],
        [
          'A paper, an answer or money? It is one of the three.',
          'Read the last paragraph first. That is where it says what to do.',
          'Usually it stands near the end, and usually it is a paper.',
        ],
        'A finger at the last paragraph',
      ],
      [
        ['Copy it and pass it on', 'Send it on, complete'],
        [
          'All of the pages, at once, to whoever looks after your taxes.',
          'The sooner they see it, the more ways are open.',
          'Page four is the one with the explanation.',
        ],
        'A letter being scanned with a phone',
      ],
      [
        ['Answer even if you cannot yet', 'If you need time, ask for it'],
        [
          'Asking for more time before the day is normal. After it, it is a plea.',
          'Silence is read as agreement or as bad will, and you mean neither.',
          'Before the day you are organised. After it you are late.',
        ],
        'A short reply being signed',
      ],
    ],
    turn: ['Then put it in the folder and go into the garden.', 'Next time, open it on the doormat.'],
    asks: [
      'How long do official letters stay closed at your place?',
      'What was the most harmless letter you were ever afraid of?',
    ],
    ends: {
      p: 'Agree with your adviser on one channel for such letters and use no other.',
      f: 'And if the pile is older: bring it as it is. No one will scold.',
      a: 'Open, date, deadline, forward.',
      t: 'Log date of receipt and route of delivery; both can decide a deadline.',
      h: 'Envelopes do not get friendlier with age.',
      i: 'Courage often looks like opening an envelope.',
      l: 'Read, answered, put away.',
    },
    work: 'In a firm decide who opens official post when that person is away. Deadlines take no holidays, and summer is when they like best to run out.',
    question: 'I got a letter from the tax office. What do I do first?',
    short: [
      'Open it, note when it came, find the deadline, and send all pages to whoever advises you.',
      'Open it today, look for the date and pass all of it on.',
    ],
    caution: [
      'Deadlines and remedies differ by country and letter. This is no advice on a single case; ask your adviser at once.',
      'Which deadline applies and what you can do against it depends on country and letter. Ask your adviser straight away; this is not advice on your case.',
    ],
    keep: 'the next windowed envelope',
    send: 'somebody with a drawer',
    own: [
      {
        about: 'tax (?:letters?|office|return|enquir|investigation|notice)|correspondence',
        kinds: ['service', 'process', 'price', 'policy'],
        lead: 'And who deals with such post?',
      },
    ],
    pic: {
      ask: 'An official-looking envelope and a paper knife, no address visible',
      alt: 'A windowed envelope beside a paper knife',
    },
    claims: [
      ['Deadlines, evidence of receipt, timely objection', 'general administrative practice; no rule stated'],
    ],
  },
  {
    id: 'you-have-a-refund-waiting',
    format: 'mistake',
    again: 9,
    emoji: '🎣',
    tags: ['TaxScam', 'Phishing', 'SmallBusiness'],
    title: [
      'How to recognise a fake message from the tax office',
      'A text about your tax refund? How to tell if it is real',
    ],
    cover: '"You have a refund"',
    gist: [
      'A message promises a refund or threatens with arrest, and it has a link. Do not click, do not {ring|call} the number in it; sign in by your own road and look.',
      'Fraudsters copy the tax office whenever returns are due. Their letters want haste, a card number or a code. The real office has your account already.',
    ],
    subject: ['The refund that wants your card', 'A link from the tax office?'],
    hooks: {
      '*': [
        'The tax office is giving you money, today, by text, with a smiley. Think about it for a moment.',
        'To pay you something nobody needs the number on the back of your card.',
        'It is generous, it is urgent, and it has a link. That is three reasons.',
      ],
      p: 'Fake tax messages arrive when people are expecting real ones.',
      f: 'A text about a tax refund? How nice that would be. Do not tap.',
      a: 'No link. No code. Sign in as you always do.',
      t: 'Pressure, a link, a request for credentials or odd payment: three signs, and one is enough.',
      h: 'A tax office that cannot wait to pay. Satire has retired.',
      i: 'One quiet minute makes you hard to cheat.',
      l: 'Composure is the oldest of defences.',
    },
    lines: {
      '*': [
        'To check a message from the tax office, never use its link. Type the address yourself, sign in, and see whether it is there.',
        'An authority does not take payment in gift cards. Nobody honest does.',
        'A stern call about tax? The number on your screen can be forged. Hang up, look the office up, {ring|call} back.',
        'Ask your accountant before you click. "Is this real?" is a short mail and has a quick answer.',
        'Tell the oldest and the youngest in the office about it today. They get the most of them.',
      ],
      h: ['"Dear valued taxpayer." You may stop reading there.'],
    },
    scene: [
      'The text comes in the week in which the return is due. It knows your name and has a crest. The address ends in a word like "claim-now".',
      'On the phone a stern man speaks of a warrant. In the background another stern man is speaking of another warrant.',
    ],
    why: [
      [
        'People expect post from the office in certain weeks, so a forged one does not seem strange.',
        'Anyone who has just filed a return finds a message about it quite natural.',
      ],
      [
        'Hope and fear both make one quick, and being quick is what they need from you.',
        'A refund or a threat: either way you are meant to act before you think.',
      ],
    ],
    parts: [
      [
        ['Do nothing for ten minutes', 'Let ten minutes pass'],
        [
          'Make tea. No real authority minds, and no trick survives it well.',
          'Haste is their tool. Take it away.',
          'Whoever is honest can wait for that long.',
        ],
        'A kettle and a phone lying face down',
      ],
      [
        ['Go there by your own road', 'Log in the way you always do'],
        [
          "Bookmark, official app or the address on last year's letter.",
          'If it is true, it stands in your account.',
          'What is real will be there. What is not will not.',
        ],
        'A bookmark being opened',
      ],
      [
        ['Never pass on a code', 'Keep codes to yourself'],
        [
          'A number sent to your phone is a key. No one on a call needs it.',
          'The person who asks for it is just signing in as you.',
          'They open your account and nothing else.',
        ],
        'A code on a phone, blurred',
      ],
      [
        ['Report it and delete it', 'Pass it on to those who collect them'],
        [
          'Most authorities have an address for such things.',
          'Two minutes of yours help the next person in the {queue|line}.',
          'Then out with it.',
        ],
        'A message being forwarded',
      ],
    ],
    turn: [
      'If you have tapped already: change the password and {ring|call} your bank. Being ashamed helps no one.',
      'And your real refund? It comes as ever, slowly and without a smiley.',
    ],
    asks: ['What was the best forgery that reached you?', 'Which sentence gives a fake away at once?'],
    ends: {
      p: 'Tell the people who open your post, above all the new ones.',
      f: 'And send it on to your parents, in the week of the return.',
      a: 'Wait, check, report.',
      t: 'Compare sender domain and link target letter by letter on a large screen.',
      h: 'Real refunds come {by post|by mail}, late, and without emotion.',
      i: 'Each of us who stays calm spoils it a little for them.',
      l: 'Read, smile, delete.',
    },
    work: 'Put it in the calendar of the firm: a reminder in the weeks before returns are due. It takes one line and reaches people just when the forgers do.',
    wrong: 'Checking a message from the tax office through the link in it',
    caution: [
      'If you have given away card or account data, {ring|call} your bank at once and report it to the police.',
      'If they already have your card or login, call your bank right away and tell the police.',
    ],
    keep: 'the weeks in which returns are due',
    send: 'the people who open your post',
    pic: {
      ask: 'A phone lying face down beside a kettle',
      alt: 'A phone lying face down beside a kettle',
    },
    claims: [
      [
        'Tax-themed phishing peaks around filing; advice to verify independently',
        'warnings of tax authorities and police',
      ],
    ],
  },
  {
    id: 'what-a-colleague-costs',
    format: 'checklist',
    again: 11,
    emoji: '🧑‍🔧',
    tick: true,
    tags: ['FirstEmployee', 'Hiring', 'SmallBusinessFinance'],
    title: [
      'What does a first employee cost besides the wage?',
      'Hiring your first employee: seven costs beyond the wage',
    ],
    cover: 'A colleague costs more',
    gist: [
      "Wage, contributions, insurance, days off, a chair, somebody's time to explain. Add it up before the advertisement, and the first year holds no surprises.",
      'The wage is the largest item and not the only one. Seven lines, and you know what the new person has to bring in.',
    ],
    subject: ['The wage is only the first line', 'Seven lines before you hire'],
    hooks: {
      '*': [
        'He would cost so and so much a month, you think. And then he wants somewhere to sit.',
        'The dearest thing about a first employee is the three months in which you do two jobs.',
        'A wage is the part of a colleague that is easy to work out.',
      ],
      p: 'Planned in full, a first hire is one of the steadier investments that a small firm makes.',
      f: 'So much work that you need someone? Lovely. One page first.',
      a: 'Add up a year and not a month.',
      t: 'Full cost equals pay, employer charges, paid absence, equipment, space and supervision.',
      h: 'The vacancy said "team player". The team was a man called Ian and a kettle.',
      i: 'From the second pair of hands on it is no longer only your dream.',
      l: 'To be two is a different way of working.',
    },
    lines: {
      '*': [
        'Divide the yearly cost by the days your colleague is really there. That figure is the one to compare with what a day brings in.',
        'Employer charges come on top of the wage nearly everywhere. Ask for your figure before you name one at the interview.',
        "Plan three months in which the new person costs time and brings none. It is nobody's fault and always so.",
        'Register first, then start. In many places the order is a legal matter, and the fines are not small.',
        'Work it out for a bad month too. In a good one everybody can hire.',
      ],
      h: ['A new colleague also needs a mug. It is the only cost that nobody has ever forgotten.'],
    },
    scene: [
      'On a napkin: wage times twelve. Below it in another pen: boots? phone? who pays when he is ill?',
      'First day. There is a contract, a key and a mug. There is no second chair.',
    ],
    why: [
      [
        'Charges, leave and illness are paid for without work being done, and have to be earned on the other days.',
        'A year has far fewer working days than paid ones.',
      ],
      [
        'In the first months somebody who earns is explaining instead.',
        'Training is paid for twice: with their hours and with yours.',
      ],
    ],
    parts: [
      [
        ['Employer charges on the wage', 'What comes on top of the wage'],
        [
          'Social insurance and the like; how much depends on where you are.',
          'Ask for the full figure, not for a rule of thumb.',
          'The law adds to it, and how much depends on the place.',
        ],
        'A {payslip|pay stub} with a pencil',
      ],
      [
        ['Paid days without work', 'Days you pay and they are away'],
        [
          'Leave, holidays, illness, training. Count them off the year.',
          'The calendar shows it quicker than any formula.',
          'Count them before you divide the year.',
        ],
        'A wall calendar with crosses',
      ],
      [
        ['Insurance that changes', 'Policies that have to be changed'],
        [
          'Liability, accident, vehicle: many begin with the first employee.',
          'One call to the broker before the contract.',
          'Some begin on the first day and not on the first accident.',
        ],
        'An insurance folder',
      ],
      [
        ['Tools, clothes, phone', 'A second set of everything'],
        [
          'Everything twice, from the drill to the boots.',
          'Anyone who has to borrow waits.',
          'One drill for two people makes one and a half.',
        ],
        'Two pairs of work boots',
      ],
      [
        ['A place', 'A place to work'],
        [
          'Chair, locker, seat in the van. Small vans have decided big questions.',
          'There is a rule for break rooms, too. Look it up.',
          'A hook, a chair, a mug. Rules may ask for more.',
        ],
        'A second chair at a table',
      ],
      [
        ['Payroll', 'Somebody who does the wages'],
        [
          'Monthly, punctual, with deadlines that have no patience.',
          'Do it yourself or have it done. Somebody must know how.',
          'It has to be right every month, including in August.',
        ],
        'A payroll date on a calendar',
      ],
      [
        ['Your own time', 'And your own hours'],
        [
          'An hour a day in the first months, at your rate.',
          'It is the item that never stands on the napkin.',
          'For the first months you work twice.',
        ],
        'Two people over one plan',
      ],
    ],
    turn: [
      'Then set what they bring in against it, and mostly it still pays.',
      'A small reserve for the first half year lets everyone sleep.',
    ],
    asks: [
      'What had you forgotten when you hired your first colleague?',
      'When did you know that you needed a second pair of hands?',
    ],
    ends: {
      p: 'With the full figure you can also pay well, because you know what you can afford.',
      f: 'And buy the mug before the first day. It matters.',
      a: 'Seven lines, one year, one decision.',
      t: 'Work out break-even in sold hours a week; it is the only target that both of you can see.',
      h: 'The mug may be second-hand. The chair should not wobble.',
      i: 'To give somebody work is among the finest things a firm can do.',
      l: 'A second key is cut.',
    },
    work: 'Compare the result with two alternatives before you decide: a subcontractor for the peaks, and a price that sends the least welcome jobs to a competitor.',
    caution: [
      'Duties of employers differ by country and change. Have contract and registration checked before the first day.',
      "Employers' duties differ from country to country, and they change. Have everything checked before day one.",
    ],
    keep: 'the month before you advertise a job',
    send: 'the friend who works alone and too much',
    own: [
      {
        about: 'payroll|employ|wages|hiring',
        kinds: ['service', 'price', 'offer', 'event', 'process'],
        lead: 'The paper side of being an employer can be shared.',
      },
    ],
    pic: {
      ask: 'Two mugs or two pairs of boots side by side',
      alt: 'Two pairs of work boots standing side by side',
    },
    claims: [
      ['Full cost of employment; registration duties', 'cost accounting; employment law in general terms'],
    ],
  },
  {
    id: 'what-would-you-hand-over',
    format: 'question',
    again: 8,
    emoji: '🎁',
    tags: ['Delegation', 'SmallBusiness', 'BusinessOwners'],
    title: ['Which office job would you hand over first?', 'Which paperwork would you gladly give away?'],
    cover: 'What would you hand over?',
    gist: [
      'Invoices, reminders, wages, the folder: if one of them were gone from Monday on, which should it be? The answer says what your evenings are made of.',
      'Owners give away what they can do least. Perhaps it should be what costs them most.',
    ],
    subject: ['One task is gone on Monday. Which?', 'What are your evenings made of?'],
    hooks: {
      '*': [
        'From Monday on one office job does itself. You may choose only one.',
        'Every owner has a pile that is moved from left to right and back again.',
        'There is a heap you walk round. It has a name.',
      ],
      p: 'The task that is put off longest is usually the right one to hand over.',
      f: 'If a good fairy did your paperwork: which part first?',
      a: 'Give away what you put off. Keep what you want to understand.',
      t: 'Rank by hours times reluctance; hand over the top and keep the figures that you steer by.',
      h: 'Nobody starts a bakery because they love reminder letters.',
      i: 'Each hour that comes back to you wants to become something.',
      l: 'An evening given back is the rarest of luxuries.',
    },
    lines: {
      '*': [
        'Which job would you hand over first: invoices, reminders, wages or the folder? Say it quickly, before you think.',
        'Do not give away what you steer by. Anyone who no longer looks at open invoices notices late that somebody is not paying.',
        'Note for a week what you put off. The list is your job description for someone else.',
        'What takes you two hours in anger takes another person forty minutes in peace.',
        'Hand over the job that you put off, and not the one you dislike. Those are two different ones.',
      ],
      h: ['The pile on the left is called "urgent". The pile on the right was called "urgent" in spring.'],
    },
    scene: [
      'It is nine in the evening. The bakery is clean, the children are asleep, and in the yellow light of the kitchen lies the folder.',
      'A fairy with reading glasses stands at the desk and asks: "Which one?" You point before she has finished.',
    ],
    why: [
      [
        'What we dislike takes us longer, and what takes longer we dislike still more.',
        'Reluctance is an expense, even if no invoice ever comes for it.',
      ],
    ],
    parts: [
      [
        ['Invoices', 'Writing the bills'],
        [
          'They bring the money in, so they should not have to wait until you are in the mood.',
          'Somebody else never forgets the spare part.',
          'They get done when you are home, and you are never home.',
        ],
        'A pile of invoices',
      ],
      [
        ['Reminders', 'Asking for money'],
        [
          'It is easier to ask for money when it is not your own.',
          'A neutral voice gets paid quicker and stays friendlier.',
          'It is said more easily by somebody who did not drink the coffee.',
        ],
        'A telephone beside a list',
      ],
      [
        ['Wages', 'Paying the staff'],
        [
          'Once a month, always on the worst day, and never allowed to be wrong.',
          'Rules change, and somebody has to read them.',
          'Twelve times a year it has to be right to the penny, and nobody thanks you.',
        ],
        'A payroll calendar',
      ],
      [
        ['The folder', 'The sorting'],
        [
          'Sorting, numbering, hunting for the one slip behind the toaster.',
          'For some it is meditation. For you, perhaps not.',
          'A pleasant hour for one person in ten.',
        ],
        'An overfull folder',
      ],
    ],
    turn: [
      'Whatever you chose, you know now what it would be worth to you.',
      'The rest may stay. Some people like their folders.',
    ],
    asks: ['Which task would you hand over on Monday?', 'What would you never give out of your hands?'],
    ends: {
      p: 'Work out what the evening costs before you say that it costs nothing.',
      f: 'Tell us. And tell us what you would do with the evening.',
      a: 'Name it. Price it. Decide.',
      t: 'Hand over the process with a fixed day and a short report, so that you still see the figures.',
      h: 'Fairies do no bookkeeping. It has been looked into.',
      i: 'You began with something that you love. Make room for it.',
      l: 'The lamp goes out before nine.',
    },
    work: 'In teams the question works as a swap. Let everyone write down what they put off most. Somebody at the table nearly always likes just that.',
    keep: 'the next evening with the folder',
    send: 'a baker at nine in the evening',
    own: [
      {
        about: 'bookkeep|payroll|invoic|outsourc|monthly package',
        kinds: ['service', 'price', 'offer', 'product'],
        lead: 'This is what can be handed over here.',
      },
    ],
    pic: {
      ask: 'Two piles of paper under a kitchen lamp, text unreadable',
      alt: 'Two piles of paper under a kitchen lamp',
    },
    claims: [
      ['Delegating disliked tasks; keep oversight of key figures', 'common experience; management practice'],
    ],
  },
  {
    id: 'count-it-once-properly',
    format: 'season',
    again: 11,
    emoji: '📦',
    when: { season: ['winter'] },
    tags: ['Stocktake', 'YearEnd', 'SmallBusiness'],
    title: [
      'Counting stock at the year end without losing a weekend',
      'Stocktaking: how to count once and be right',
    ],
    cover: 'The count before the count',
    gist: [
      'Tidy and bin first, count in pairs, one calls and one writes, put a sticker on what is done, and decide on the spot what is still worth anything.',
      'A stock count takes long when you tidy up at the same time. Do that a week before, and the count is an afternoon.',
    ],
    subject: ['Tidy first, then count', 'One calls, one writes'],
    hooks: {
      '*': [
        'Behind the back shelf lie forty lampshades that have been counted eleven times and sold never.',
        'One person calls, one writes, and nobody answers the phone.',
        'Nobody has ever counted a shelf while answering the phone.',
      ],
      p: 'The count sets the value of your stock, and through it the profit of the year.',
      f: 'Counting soon? Do yourself a favour and tidy up a week earlier.',
      a: 'Tidy, count, sticker, sign.',
      t: 'Freeze movements, count by location, price at cost or below, document who and when.',
      h: 'Each year the same box is opened, looked at in wonder and counted as one box.',
      i: 'It is good to know once a year what is really there.',
      l: 'Shelf by shelf, in quiet, with a pencil.',
    },
    lines: {
      '*': [
        'Count stock in pairs: one calls, one writes. Alone, one skips a shelf just when the phone rings.',
        'A sticker on everything that has been counted. What has none at the end was forgotten, and what has two was popular.',
        'What cannot be sold any more should not stand on the list at full price. Note why, and ask how it is valued.',
        'Stock count: include what is not in the building: goods at customers, on the van, at the repairer. And leave out what belongs to others.',
        'Count the dear things twice and the screws once.',
      ],
      h: [
        'Three colleagues have counted the screws. There are three results, and all of them are "about a bucket".',
      ],
    },
    scene: [
      'The shop is closed, the radio is on low, and from behind the shelf a voice calls "forty-one!". Pause. "No. Forty-one lampshades and a mouse."',
      'On the ladder somebody holds up a thing that no one can name. It is counted as "thing, blue".',
    ],
    why: [
      [
        'Whatever lies on the shelf at the close of the year is not yet a cost, so a wrong count makes the profit wrong.',
        'The higher the stock, the higher the profit on paper, even when it is only dust.',
      ],
      [
        'It is also the one day on which you see all that you bought in good faith.',
        'No report shows slow goods as clearly as holding them in your hands.',
      ],
    ],
    parts: [
      [
        ['Tidy up a week before', 'Clear up before you count'],
        [
          'Throw out, put together, label. Then you count goods and not memories.',
          'What is broken goes before the day, with a note of it.',
          'Half of the counting is finding.',
        ],
        'Boxes being sorted on a floor',
      ],
      [
        ['Make a plan of shelves', 'Draw who counts where'],
        [
          'Who counts where, in which order, on which sheet.',
          'From left to right and from top to bottom, like reading.',
          'No shelf twice and none never.',
        ],
        'A sketch of shelves with names',
      ],
      [
        ['One calls, one writes', 'A voice and a pen'],
        [
          'And repeats it aloud. Fifteen and fifty sound alike from behind a shelf.',
          'In ink. Corrections are crossed out and not rubbed out.',
          'The one who writes says it back.',
        ],
        'Two people at a shelf with a clipboard',
      ],
      [
        ['Sticker, date, signature', 'Mark what is done'],
        [
          'On the shelf and on the sheet. Then nobody asks in March.',
          'Keep the sheets themselves, even if they are ugly. They are the evidence.',
          'With a date, a name and a sticker nobody can miss.',
        ],
        'A coloured sticker on a box',
      ],
    ],
    turn: [
      'Then whatever has been counted three years running gets a price that makes it go.',
      'In the end you know more about your firm than on any other afternoon.',
    ],
    asks: ['What do you count every year and never sell?', 'Who calls and who writes at your place?'],
    ends: {
      p: 'Talk about the valuation of old goods before the count; afterwards it is only arithmetic.',
      f: 'And order pizza. It cannot be counted, but it helps.',
      a: 'In pairs, in ink, with a signature.',
      t: 'Recount a small sample by other people; if it deviates, the shelf is counted again.',
      h: '"About a bucket" is no unit, however honest.',
      i: 'A year lies on these shelves. It is worth one good look.',
      l: 'The last sheet, signed, and the lights go out.',
    },
    work: 'Set two people from different departments to count together. The buyer sees what was bought and the seller what is not asked for, and the talk on the ladder replaces a meeting.',
    caution: [
      'When and how to count and value stock is laid down by rules that differ by country. Ask in good time.',
      'Rules say when and how stock is counted and valued, and they are not the same everywhere. Ask early.',
    ],
    keep: 'the week before your count',
    send: 'someone who owns the lampshades',
    own: [
      {
        about: 'year-end|annual accounts|stock ?take|inventory',
        kinds: ['service', 'event', 'offer', 'price', 'process'],
        lead: 'The year end itself is part of the work here.',
      },
    ],
    pic: {
      ask: 'A shelf with coloured stickers and a clipboard',
      alt: 'A store shelf with coloured stickers and a clipboard',
    },
    claims: [
      [
        'Stock affects profit; counting in pairs, tags, signed sheets',
        'stocktaking practice; accounting textbooks',
      ],
    ],
  },
  {
    id: 'the-shoebox',
    format: 'story',
    again: 13,
    emoji: '👟',
    tags: ['Shoebox', 'Bookkeeping', 'AccountingLife'],
    title: [
      'The shoebox: a small story about a year of receipts',
      'A year in a shoebox: a small bookkeeping story',
    ],
    cover: 'A year in a shoebox',
    gist: [
      'Someone brings a year of papers in a shoebox and is ashamed. By the time it is sorted, it has turned into the diary of a firm.',
      'Receipts in a box look like chaos. Laid out in order they tell when the van died and when the first big customer came.',
    ],
    subject: ['A year in a shoebox', 'What lay at the bottom of the box'],
    hooks: {
      '*': [
        'It once held boots in size forty-three. Now it holds a whole year.',
        "Hardly anyone carries a shoebox into an accountant's office with their head held high.",
        'A box of paper can be read like a diary, if somebody sorts it.',
      ],
      p: 'Even the most untidy papers contain an orderly story.',
      f: 'If you have a box like this at home, read on. And breathe.',
      a: 'Bring the box. Bring it early.',
      t: 'Sorted by date, receipts form a time series, and gaps in it are findings.',
      h: 'On the lid stood "important". Inside it said "miscellaneous".',
      i: 'No year is so muddled that it could not be told.',
      l: 'Tissue paper, dust, and beneath it a life at work.',
    },
    lines: {
      '*': [
        "Nobody in an accountant's office laughs at a shoebox. They count the months that are missing.",
        'Sorted by date, receipts turn into a diary: here the van died, here the big order came, here someone lived on sandwiches.',
        'In a year of receipts the emptiest month tells the most. Somebody remembers why there is nothing from August.',
        'If you can do only one thing: one envelope a month, written on the outside. That alone is half of it.',
        'There is no need to be ashamed of a box. It is all in there, which is more than a tidy desk can say.',
      ],
      h: ['At the bottom of the shoebox with the receipts lay a single sock. It could not be allocated.'],
    },
    scene: [
      'Imagine a rainy Monday, a door, and a person with a wet box under their coat who says "I am so sorry" before they have said hello.',
      'Picture an office with plants, a quiet clock, and on the big table, gently put down, a lid with a brand name on it.',
    ],
    why: [
      [
        'A box is a system, too: everything is in it, only the order is missing.',
        'Anyone who throws papers into a box has at least thrown nothing away.',
      ],
      [
        'Order can be made afterwards. What was never kept cannot.',
        'Sorting takes hours. Missing papers take luck.',
      ],
    ],
    parts: [
      [
        'The lid came off',
        [
          'Fuel, timber, a birthday card, more fuel. The owner of the box looked out of the window. The bookkeeper began to lay out twelve piles.',
          'Under the lid lay all of it, in the order in which {trouser|pants} pockets had been emptied. On the table twelve places were cleared without a word.',
          'On the table stood twelve empty places. Into them went timber, diesel, a birthday card that had slipped in, and more diesel.',
        ],
        'Receipts spilling from a box',
      ],
      [
        'The piles began to talk',
        [
          'In March three bills from one garage, and then a new van. In May the sandwiches stopped and there was a restaurant, with four people. "That was the big job," said the owner.',
          'February was thin and April fat. "What happened there?" Somebody began to tell, at first quietly: the flu, then the call from the school, then the roof.',
          'By spring a pattern showed: a garage, a garage, a garage, and then a van. Next came lunches for four. The voice got surer as the months went on.',
        ],
        'Twelve small piles on a table',
      ],
      [
        'One pile stayed empty',
        [
          'August. Nothing at all, not even {petrol|gas}. "My father," said the owner, and the bookkeeper moved the tissues a little closer and wrote nothing.',
          'In the place for August there lay no slip. There was a reason for it, and it was told over a second cup of tea.',
          'The place for August stayed bare. It was explained, quietly, over a cup of tea, and the pen lay on the table for a while.',
        ],
        'An empty space between two piles',
      ],
      [
        'In the end it fitted into a folder',
        [
          'Twelve sections and a figure at the end that was better than feared. The box went home empty, and into it went the boots.',
          'By the evening a year stood on the shelf with its spine facing out. "That was me?" asked the owner and read it like a book.',
          'At the end there were twelve bundles and a sum. The owner looked at it for a long time, and took the empty box along for the boots.',
        ],
        'A slim folder on a shelf',
      ],
    ],
    turn: [
      'Next year there were twelve envelopes. In the first was a note: thank you for not laughing.',
      'Since then the box has held shoes again.',
    ],
    asks: [
      'Where do your papers live: folder, drawer or box?',
      'What would your receipts tell about this year?',
    ],
    ends: {
      p: 'Twelve envelopes do most of what a system has to do.',
      f: 'So if you have one, bring it. Wet or dry.',
      a: 'Bring it early. All of it.',
      t: 'Date, pile, gap: it is how any unsorted record begins to speak.',
      h: 'Nothing in a shoebox is lost. It is only filed by shoe.',
      i: 'Behind every slip there is a day on which someone tried.',
      l: 'A year, put in order, and set upon the shelf.',
    },
    work: "It is a good story for new colleagues in any office that deals with people's papers. Anyone who opens a box opens somebody's year, and how you look at it in the first minute decides whether they come back in time.",
    keep: 'the day you look for the lid',
    send: 'somebody with a box and a bad conscience',
    pic: {
      ask: 'A shoebox full of paper slips, names unreadable',
      alt: 'An open shoebox full of paper slips on a table',
    },
    claims: [['A scene that could be any day of the trade', 'invented scene, told as "imagine"']],
  },
];
