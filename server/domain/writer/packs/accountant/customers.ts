// Customers, paydays and the turn of the year: what owners talk about when the books are shut.

import type { Idea } from '../../library/idea.ts';
import { NO_GOODS, PRIVATE_CLIENTS } from './kinds.ts';

export const CUSTOMERS: readonly Idea[] = [
  {
    id: 'a-date-on-the-box',
    format: 'season',
    again: 12,
    emoji: '📦',
    tags: ['RecordKeeping', 'OfficeTidy', 'SmallBusinessAdmin'],
    title: [
      'How long to keep business records, and when to throw them out',
      'Clearing out old business papers: what you can throw away',
    ],
    cover: 'Old papers: date every box',
    gist: [
      'Write on every box of old papers the date when it may be thrown out. Then you decide once and never have to think about it again.',
      'A box that says "papers" stays for ever. A box with a date on it goes on that day.',
    ],
    subject: ['Throw out old papers in good time', 'Is your cupboard full of old papers?'],
    hooks: {
      '*': [
        'Is the best cupboard in your office full of old papers that nobody needs?',
        'Clearing out old papers this spring? Start with a thick pen, and leave the {bin bags|trash bags} for later.',
        'A box of old papers without a date on it is kept for ever.',
      ],
      p: 'With a date on each box of old papers, clearing out takes ten minutes a year.',
      f: 'Do you have a cupboard of old papers that you can hardly shut? This is a good week for it.',
      a: 'Every box of old papers needs two dates: its year, and the day you can shred it.',
      t: 'How long papers must be kept depends on what they are, and often counts from the end of the year.',
      h: 'The box on top says "important". In it are a charger and three menus.',
      i: 'If you throw out old papers, there is room for something new.',
      l: 'An empty shelf in spring light: how often do you see that in an office?',
    },
    lines: {
      '*': [
        'Write two things on every box of old papers: which year it is from, and when it may be thrown out.',
        'Ask how long you must keep your papers: invoices, wages, contracts. Some periods are longer than people think.',
        'Papers about things you still own, such as a building or a machine, stay for as long as you own them, and longer.',
        'Want to scan old papers and throw them out? Ask first which you may. The scan has to be complete and readable for years.',
        'Shred every old paper with a name, a wage or an account number on it. The recycling bin is open to everybody.',
        'Clear out old papers in the week after your accounts are signed. Then you still know what is what.',
      ],
      h: ['Nobody has ever missed the delivery notes of nine years ago. Somebody kept them twice, though.'],
    },
    scene: [
      'The shelf bends under eleven years of papers. What you need every day stands on the floor.',
      'Spring cleaning in the office. Somebody lifts the lid of a box of papers and puts it back: "Better not."',
    ],
    why: [
      [
        'Nobody throws out what might still be needed, and without a date everything might.',
        'Without a date you have to decide again each time. With one you decide once.',
      ],
      [
        'Keeping too much is wrong as well: data about people may have to go when you no longer need it.',
        'Names and wages of people who left long ago should not lie about for ever.',
      ],
    ],
    parts: [
      [
        ['Sort papers by kind, then by year', 'Put only one kind in a box'],
        [
          'Invoices, wages, contracts, tax: each has to be kept for its own time.',
          'A box with four kinds in it has to wait for the longest.',
          'Otherwise the whole box has to stay because of one paper.',
        ],
        'Folders in four piles on a floor',
      ],
      [
        ['Ask how long to keep each kind', 'Get a list of all the periods'],
        [
          'Stick the list inside the cupboard door.',
          'If there is an open question or a dispute, keep it longer.',
          'Your adviser has such a list.',
        ],
        'A short table pinned inside a cupboard door',
      ],
      [
        ['Write two dates on the front', 'Put both dates on the box'],
        [
          'The year it is from, and when it may go. Large, with a thick pen.',
          'Write on the box and not on the lid. Lids get swapped.',
          'Which year is in it, and when you may throw it out.',
        ],
        'A thick pen writing on an archive box',
      ],
      [
        ['Keep apart what must stay for good', 'Put permanent papers in a separate folder'],
        [
          'Founding papers, deeds, the accounts of each year, licences.',
          'Papers about something you own stay there until it is sold.',
          "It is a thin folder: how the firm began, what it owns, each year's result.",
        ],
        'A single slim folder on an empty shelf',
      ],
      [
        ['Shred what may go', 'Destroy it so that nobody can read it'],
        [
          'Use a good shredder or a firm that does it, and note what went and when.',
          'Old phones and disks too. Deleting is not enough.',
          'Shred it finely, or have it done for you.',
        ],
        'Paper going into a shredder',
      ],
    ],
    turn: [
      'Next spring you read the dates and throw out what is due.',
      'And you can shut the cupboard again.',
    ],
    asks: ['How far back do the papers in your office go?', 'What is the oddest thing in your archive?'],
    ends: {
      p: 'Put it in your calendar for the same week next year.',
      f: 'Look into each box once more before it goes. There may be a photograph in it.',
      a: 'Sort, date, shred.',
      t: 'Note what was destroyed and when. One line for each box is enough.',
      h: 'Only the mice will miss the old papers.',
      i: 'Whoever comes after you will be grateful.',
      l: 'A row of boxes, each with its date.',
    },
    work: 'Make one person responsible for the old papers. If five people keep copies, you need a second cupboard.',
    caution: [
      'How long you must keep a paper depends on what it is, and an audit or dispute makes it longer. Ask us before you destroy anything.',
      'Ask us how long each kind of paper has to be kept before you destroy any of it.',
    ],
    keep: 'the day you clear out the cupboard',
    send: 'somebody who cannot shut the cupboard',
    own: [
      {
        kinds: ['service', 'offer', 'product'],
        about: 'digital (?:books|records|archive|bookkeeping)|paperless|scann|retention|archiv',
        lead: 'If you would rather have no paper at all:',
      },
    ],
    when: { season: ['spring'] },
    pic: {
      ask: 'An archive box with two dates on the front',
      alt: 'An archive box with two dates in thick pen on the front',
    },
    claims: [
      [
        'Retention periods vary by country and kind of record; often run from year end',
        'tax authorities, general',
      ],
      [
        'Personal data is to be deleted when no longer needed',
        'data protection law in many countries (GDPR and others)',
      ],
    ],
  },
  {
    id: 'next-year-on-one-page',
    format: 'season',
    again: 12,
    emoji: '🍂',
    tags: ['BusinessPlanning', 'Budgeting', 'SmallBusinessFinance'],
    title: [
      'How to plan next year on one page: certain, likely, hoped for',
      'A simple plan for next year: three lines and the costs',
    ],
    cover: 'Plan next year in three lines',
    gist: [
      "Put next year's income on a page in three lines: certain, likely, hoped for. Then see whether the certain income pays your fixed costs.",
      'You need no software to plan your next year: three lines of income, one of costs, and you see where you stand.',
    ],
    subject: ['Which line pays the rent?', 'Next year on one sheet of paper'],
    hooks: {
      '*': [
        "Plan next year's income as certain, likely and hoped for, each on its own line.",
        'Most plans for next year are last year plus hope. Keep the two apart.',
        "Which part of next year's income is certain, and which do you only hope for?",
      ],
      p: 'If you plan next year in autumn, you can still change something.',
      f: "A cup of tea, one page, next year's figures. Shall we try?",
      a: "Next year's fixed costs have to be paid from what is certain.",
      t: "Split next year's income into signed, usual and hoped for. Compare fixed costs with the first two.",
      h: 'In the plan for next year there was a line called "other". It was the only one that came true.',
      i: 'An honest plan for next year lets you sleep, and lets you dare.',
      l: 'Autumn leaves, a clean sheet, a pencil: next year on one page.',
    },
    lines: {
      '*': [
        "Split next year's income into certain, likely and hoped for. Then see which part you need to pay your fixed costs.",
        'Planning next year: signed orders are certain, a customer who always comes back is likely, a nice talk is hoped for.',
        'Write beside each cost of next year when you could stop it. Then you know how fast you can react.',
        'Once a month write beside your yearly plan what really happened, in another colour.',
        "Put next year's plan in a drawer and take it out in June. You will be surprised, one way or the other.",
      ],
      h: ['"We will see" is a plan for next year, too. It is cheap, and you sleep badly.'],
    },
    scene: [
      "An autumn evening, two people at a kitchen table, and a page with next year's income in three columns. The third is the longest, and they laugh.",
      'Somebody adds up the signed orders for next year. It takes a minute. Then it is quiet for a while.',
    ],
    why: [
      [
        'A single figure for next year counts a customer who has signed like one who only smiled.',
        'If everything is in one sum, nobody knows how much of it is certain.',
      ],
      [
        'Your fixed costs will come for certain, so only certain income should pay for them.',
        'The rent is due whether the customer signs or not.',
      ],
    ],
    parts: [
      [
        ['Line one: income that is certain', 'Write down what has been signed'],
        [
          'Signed orders and contracts that cannot be cancelled any more.',
          'If one email can cancel it, it belongs in line two.',
          'If they could cancel it tomorrow, it does not count.',
        ],
        'A pencil writing under the word certain',
      ],
      [
        ['Line two: income that is likely', 'Add what usually comes'],
        [
          'What came in the last three years, less a tenth.',
          'Take three years, leave out the best, and use the average of the other two.',
          'Look at three normal years and be a little careful.',
        ],
        'Three old calendars beside a page',
      ],
      [
        ['Line three: income you hope for', 'Add what would be lovely'],
        [
          'New customers, the big enquiry, the idea. Write it down, and do not spend it.',
          'Give it a figure, and a date by which you will know.',
          'It may be large. It may not be spent.',
        ],
        'A pencil hesitating over a figure',
      ],
      [
        ['Then compare it with your costs', 'Set your fixed costs against it'],
        [
          'Start with the costs you have even without work. How many lines does it take to pay them?',
          'Write beside each cost how soon you could stop it.',
          'How far down do you have to read until they are paid?',
        ],
        'A column of costs with dates beside it',
      ],
    ],
    turn: [
      'If line one pays the fixed costs, you can afford to try something.',
      'If it takes all three lines to pay the rent, you have work for the winter.',
    ],
    asks: ['How much of your next year is already certain?', 'When do you plan the next year?'],
    ends: {
      p: "Talk about it with your accountant while last year's figures are at hand.",
      f: "Hang it inside the cupboard. It is nobody else's business.",
      a: 'Certain, likely, hoped for. In that order.',
      t: 'Compare plan and result every month, line by line.',
      h: 'Optimism goes in line three.',
      i: 'If you know what is certain, you can be brave with the rest.',
      l: 'One page, three lines, a quiet mind.',
    },
    work: 'Show the page to the people who sell and to those who buy. They will have different ideas of what is certain, and it is good to talk about it.',
    keep: 'a quiet evening this autumn',
    send: 'whoever runs the business with you',
    own: [
      {
        kinds: ['service', 'offer', 'event', 'price'],
        about: 'budget|forecast|planning (?:meeting|session|talk)|cash.?flow|management accounts',
        lead: 'If you would like to plan it together:',
      },
    ],
    when: { season: ['autumn'] },
    unless: PRIVATE_CLIENTS,
    pic: {
      ask: 'A page with three columns and a pencil, figures covered or made up',
      alt: 'A sheet of paper with three columns and a pencil',
    },
    claims: [
      [
        'Separating committed, recurring and speculative income in a budget',
        'management accounting practice',
      ],
    ],
  },
  {
    id: 'the-oddest-receipt',
    format: 'question',
    again: 12,
    emoji: '🐐',
    tags: ['SmallBusinessLife', 'Receipts', 'BookkeepingHumour'],
    title: [
      'What is the oddest receipt you have ever put in the books?',
      'The strangest expenses that turned out to be in order',
    ],
    cover: 'The oddest receipt in your books?',
    gist: [
      'Four hundred balloons, a goat for an afternoon, a wig: odd receipts are often quite in order. What is the strangest in your books?',
      'Every business has one receipt that needs an explanation. What is yours?',
    ],
    subject: ['A goat, for one afternoon', 'This receipt needs a story'],
    hooks: {
      '*': [
        'Somewhere in a set of books there is a receipt for one goat, by the hour. What is your oddest receipt?',
        'Four hundred balloons, a ladder, a red carpet: every business has a receipt that looks invented. What is yours?',
        'Can you remember the oddest receipt you have ever put in the books?',
      ],
      p: 'An odd receipt with a reason written on it is easier to explain than a normal one without.',
      f: 'What is the strangest receipt in your books? All for work, of course.',
      a: 'The odder the receipt, the more it needs a reason on the back.',
      t: 'A cost belongs in the business because of its purpose. So write the purpose on the receipt.',
      h: 'The folder says "props". In it is a receipt from a zoo.',
      i: 'Odd receipts show how many kinds of work there are.',
      l: 'A small odd receipt, and a whole afternoon behind it.',
    },
    lines: {
      '*': [
        'What is the oddest receipt that ever went through your books, and what was it for?',
        'If a receipt looks strange, write on the back what it was for. In two years nobody will remember.',
        'Keep a photo of the party with the receipt. It explains four hundred balloons better than any note.',
        'Some receipts look private and were for work. Write the reason on them the same day.',
        'An odd receipt? Write the reason on it now. In four years nobody will believe you.',
      ],
      h: [
        'A receipt for a wig, a fog machine and a crate of cabbages. The theatre or the plumber? The plumber.',
      ],
    },
    scene: [
      'A bookkeeper holds up a receipt. "This one says goose. Should I ask?"',
      'Year end, eleven in the evening. Between two fuel receipts is one for snow, delivered in July.',
    ],
    why: [
      [
        'Every business buys things that look odd to others. With a reason on the receipt it is no problem.',
        'Nobody minds an odd receipt. What holds things up is a receipt without an explanation.',
      ],
    ],
    parts: [
      [
        ['A receipt for an animal', 'You hired an animal'],
        [
          'A goat, a goose, an owl for a photo. Usually with straw.',
          'Hired by the hour, brought back clean.',
          'Somebody had to sign for the goose.',
        ],
        'A goat looking over a fence',
      ],
      [
        ['A receipt for a costume', 'You paid for a costume'],
        [
          'Wigs, a moustache, a rabbit suit for the opening day. Somebody still has it.',
          'It was worn once, and nobody says by whom.',
          'It is still in the cupboard.',
        ],
        'A rabbit suit on a coat hanger',
      ],
      [
        ['A receipt that nobody can read', 'You cannot read the receipt'],
        [
          'In a foreign script, with a stamp, from a railway station. Only the sum is clear.',
          'Written by hand on the back of another receipt, by a man with a boat.',
          'The stamp is beautiful, though.',
        ],
        'A stamped receipt in a foreign script',
      ],
      [
        ['A receipt that has been washed', 'Your receipt went through the wash'],
        [
          'It was in a pocket. What is left is a white flake with a total on it.',
          'The paper survived and the print did not. Next time, take a photo at once.',
          'You can still read the total, nearly.',
        ],
        'A washed-out slip drying on a line',
      ],
    ],
    turn: [
      'With half a sentence of explanation the oddest receipt is fine.',
      'Bookkeepers see more of life than people think.',
    ],
    asks: [
      'Which receipt in your books is the oddest?',
      'Which expense of yours needs the longest explanation?',
    ],
    ends: {
      p: 'Purpose, date, names: write it on the receipt and nobody has to ask.',
      f: 'You need not tell us the price. We want the story.',
      a: 'Write the reason on it today.',
      t: 'Whether an odd cost counts depends on its purpose. With a note it can be checked.',
      h: 'You may use both sides for the explanation.',
      i: 'Behind every receipt somebody tried to do a good job.',
      l: 'The print fades. A good story stays.',
    },
    keep: 'the evening with your receipts',
    send: 'the colleague who always buys the odd things',
    pic: {
      ask: 'A receipt for something odd, price and names covered',
      alt: 'A crumpled receipt held between two fingers',
    },
    claims: [
      [
        'Business purpose decides whether an expense belongs in the books; note it on the receipt',
        'bookkeeping practice',
      ],
    ],
  },
  {
    id: 'your-first-invoice',
    format: 'question',
    again: 12,
    emoji: '🧾',
    tags: ['StartupStories', 'SmallBusinessOwners', 'Freelancers'],
    title: [
      'Do you remember the first invoice you ever wrote?',
      'The first bill you ever sent: what was on it?',
    ],
    cover: 'Your very first invoice',
    gist: [
      'To a friend, too cheap, with a mistake in your own address: hardly anybody forgets their first invoice. What was on yours?',
      'Who got the first invoice you ever wrote, and what was it for?',
    ],
    subject: ['Far too cheap, and never forgotten', 'The first invoice you ever wrote'],
    hooks: {
      '*': [
        'Your first invoice: was it too cheap, and did it take a whole evening?',
        'Look for the very first invoice you sent. What was it for?',
        'Who got the very first invoice you wrote?',
      ],
      p: 'Compare your first invoice with your last: price, terms, and how you describe your work.',
      f: 'Do you remember your first invoice? Who got it, and what was it for?',
      a: 'Put your first invoice beside your last and compare the prices.',
      t: 'Compare your first invoice with now: hours for the job, the rate, and the days until it was paid.',
      h: 'Some people start with invoice one hundred and one, so that it looks like a real firm.',
      i: 'Your first invoice was the first time somebody paid for what you can do.',
      l: 'Your first invoice: one sheet of paper, and a beginning.',
    },
    lines: {
      '*': [
        'What was on the first invoice you ever wrote, and what would you charge for it today?',
        'On a first invoice the drive, the calls and the second visit are usually missing. Are they on your last one?',
        'Frame a copy of your first invoice if you like. The original has to stay in the folder for a while.',
        'Ask people in business about their first invoice. They remember the name, the weather and the price.',
        'The first invoice of a business was usually written with shaking hands. Keep a copy.',
      ],
      h: ["Many a first invoice has the sender's name on it twice and the sum not at all."],
    },
    scene: [
      'A kitchen table, late. Somebody is writing their first invoice. The price is typed, made smaller, and typed again.',
      'In an old folder is a first invoice with a handmade logo and far too many thanks on it.',
    ],
    why: [
      [
        'For the first time you put a price on your own evening and sent it off. That stays with you.',
        'Before it was a favour or a hobby. From then on it had a price.',
      ],
    ],
    parts: [
      [
        ['To a friend, and much too cheap', 'A friend got the first invoice'],
        [
          'Half price for a friend, and half of that because it felt strange.',
          'The friend would have paid double, and said so years later.',
          'You forgot to charge for the second day and never told him.',
        ],
        'An invoice and a bottle on a table',
      ],
      [
        ['To a stranger who had found you', 'A stranger was the first to pay'],
        [
          'They {rang|called} and asked what it cost. There was a pause.',
          'It was not a favour. Somebody you had never met had chosen you.',
          'They paid at once, and you looked at the statement three times.',
        ],
        'A telephone beside a notebook',
      ],
      [
        ['To a firm that paid late', 'The first invoice was paid late'],
        [
          'A well-known firm, sixty days, and your rent was due.',
          'So you had to write your first reminder, too.',
          'That is how you learnt to write reminders.',
        ],
        'A calendar with a date circled twice',
      ],
      [
        ['Written by hand on a pad', 'You wrote it by hand'],
        [
          'With carbon paper, and you kept the blue copy.',
          'On the {bonnet|hood} of the car, in the wind.',
          'The pen gave out at the total.',
        ],
        'A carbon copy in a bound block',
      ],
    ],
    turn: [
      'Look up how long it took until it was paid.',
      'The price has changed since then. You can still be proud of it.',
    ],
    asks: ['What was on your first invoice?', 'What would you charge today for your first job?'],
    ends: {
      p: 'If your price has hardly changed since then, do the sums again.',
      f: 'Spelling mistakes are part of it. Tell us.',
      a: 'Then and now: compare the two.',
      t: 'Allow for inflation when you compare. It is often sobering.',
      h: 'You may show us the logo. We will say nothing.',
      i: 'Every business you know once sent out its first invoice and waited.',
      l: 'A thin sheet, a little yellow, and paid.',
    },
    work: 'A good question when business owners meet: who paid you first, and why did they trust you?',
    keep: 'an anniversary of your business',
    send: 'somebody who has just sent their first invoice',
    own: [
      {
        kinds: ['history', 'story'],
        about: '\\bsince\\b|founded|started|established|began',
        lead: 'How we began:',
      },
      {
        kinds: ['service', 'offer'],
        about: 'start.?ups?\\b|new business|self.?employed|freelanc|sole traders?',
        lead: 'If you are about to write your first invoice:',
      },
    ],
    unless: PRIVATE_CLIENTS,
    pic: {
      ask: 'An old invoice or invoice block, names and sums covered',
      alt: 'An old invoice with a handmade logo, details covered',
    },
    claims: [
      ['First prices are often too low', 'common experience of founders'],
      ['Original invoices are to be kept for the retention period', 'tax law in most countries'],
    ],
  },
  {
    id: 'monthly-or-at-the-end',
    format: 'either',
    again: 10,
    emoji: '📆',
    tags: ['BookkeepingTips', 'MonthEnd', 'SmallBusinessFinance'],
    title: [
      'Bookkeeping: close the books each month or once a year?',
      'Bookkeeping every month, or all at once?',
    ],
    cover: 'Bookkeeping: monthly or yearly?',
    gist: [
      'Bookkeeping takes two hours at the end of each month, or one bad week at the end of the year. Only the first tells you in time how things are going.',
      'Some people do their bookkeeping every month, some once a year. Which do you do?',
    ],
    subject: ['Two hours a month or one bad week', 'Your bookkeeping: monthly or yearly?'],
    hooks: {
      '*': [
        'Do you do your bookkeeping every month, or all at once at the end of the year?',
        'Twelve short evenings or one very long week: how do you do your bookkeeping?',
        'Bookkeeping every month or once a year: the work is the same, the nerves are not.',
      ],
      p: 'With monthly bookkeeping you notice a problem after weeks and not after a year.',
      f: 'How do you do your bookkeeping: a bit each month, or all at once with a large pot of coffee?',
      a: 'What your books tell you after a year you can no longer change.',
      t: 'To close a month: check the bank, the unpaid bills, stock and wages, and look once at the margin.',
      h: "Last year's bookkeeping is nearly done. It has been nearly done since spring.",
      i: 'With a short look at the books each month you can still steer.',
      l: 'The last evening of the month, a lamp, and the books are closed.',
    },
    lines: {
      '*': [
        'Each month or once a year: when do you do your bookkeeping, and have you ever changed?',
        'A missing receipt can be found after four weeks. After forty nobody knows any more.',
        'The least your books need every month: check the bank, look at unpaid invoices, note what was unusual.',
        'Close your books each month on a fixed day and not when there is time. There is never time.',
        'Try monthly bookkeeping for three months. If it tells you nothing, go back to once a year.',
      ],
      h: ['Bookkeeping that can wait a month can wait twelve. That is how years happen.'],
    },
    scene: [
      "The last day of the month, five o'clock. Somebody closes the books and goes home at half past six.",
      'A table, a whole year of receipts, three coloured pens. "What did we buy from these people in spring?" Nobody knows.',
    ],
    why: [
      [
        'The work does not get less by waiting. You just remember less.',
        'You need your memory for bookkeeping, and it lasts about a month.',
      ],
    ],
    parts: [
      [
        'Every month',
        [
          'A fixed evening, two hours, done. You know where you stand, and the year end is just another month.',
          'It takes discipline. In return no mistake is older than four weeks.',
          'A mistake is found while somebody still remembers it.',
        ],
        'A calendar with the same evening marked each month',
      ],
      [
        'Once a year',
        [
          'You have peace for eleven months. For a very small business with few papers it can be right.',
          'If you have thirty receipts a year, once is enough.',
          'It is quick with few papers, and dreadful with many.',
        ],
        'A full box of receipts on a table',
      ],
    ],
    turn: [
      'Or do it every quarter. Many people settle for that.',
      'Count your papers. If there are more than a handful a week, do it monthly.',
    ],
    asks: [
      'Do you close your books monthly or in one go?',
      'What makes you do your bookkeeping: the date, the tax office or a bad conscience?',
    ],
    ends: {
      p: 'If some of your returns are due monthly or quarterly, close the books at the same time.',
      f: 'Whatever you choose, put the kettle on first.',
      a: 'A fixed day, the same steps, no exceptions.',
      t: 'Lock the month when it is done, so that nothing changes afterwards.',
      h: 'Either way one receipt will be left over. It always is.',
      i: 'If you know your figures, you worry less.',
      l: 'The drawer is shut, the month is over.',
    },
    work: 'With staff a monthly close builds trust: people hear how things are going while they can still do something about it.',
    keep: 'the last working day of the month',
    send: 'somebody with a full shoebox',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'month(?:ly|.?end)|bookkeeping|management accounts|quarterly',
        lead: 'If you would like it done every month:',
      },
    ],
    unless: PRIVATE_CLIENTS,
    pic: {
      ask: 'A calendar with the last day of the month circled, pen beside it',
      alt: 'A calendar with the last day of the month circled',
    },
    claims: [['Monthly close: reconcile bank, check open items, lock the period', 'bookkeeping practice']],
  },
  {
    id: 'the-days-before-payday',
    format: 'behind',
    again: 10,
    emoji: '🗓️',
    tags: ['Payroll', 'BehindTheScenes', 'SmallBusinessAdmin'],
    title: [
      'What happens in payroll in the days before payday',
      'Payroll: what has to be done before your wages arrive',
    ],
    cover: 'The week before payday',
    gist: [
      'Before your wages arrive, somebody in payroll has collected the hours, entered a new address, compared it all with last month, and asked about one odd figure.',
      'On payday everything simply works, because somebody in payroll has checked it for days.',
    ],
    subject: ['What payroll does before payday', 'Why payday is so uneventful'],
    hooks: {
      '*': [
        'Your wages arrive on payday, and nobody thinks about it. Somebody in payroll spent a week on it.',
        'Before every payday payroll asks the same questions: who married, who moved, who was ill on Tuesday?',
        'If nobody notices payroll, it was a good month.',
      ],
      p: 'Most mistakes in wages begin with a change that payroll heard of too late.',
      f: 'Ever wondered why payroll wants your hours so early? Here is why.',
      a: "Payroll compares every wage with last month's before it is paid.",
      t: 'Payroll step by step: collect, cut off, calculate, compare, approve, pay, report, send {payslips|pay stubs}.',
      h: 'Nobody thanks payroll when the wages come. They would write if they did not.',
      i: 'Your wages are on time because somebody asks questions early.',
      l: 'Payroll: a quiet room, a long list, and every line is checked.',
    },
    lines: {
      '*': [
        'New address, new hours, somebody leaves: tell payroll in writing, with a date. What you say in the corridor gets lost.',
        'A good payroll check: this month beside last month, and an explanation for each difference.',
        "Too late for this month's payroll? Ask whether the change can wait for the next. Corrections take three times the work.",
        'Two people should look at every payroll: one makes it, one approves it.',
        'New bank account? Tell payroll in person and in good time. It protects your wages.',
      ],
      h: ['"I told somebody" is the most common form in payroll.'],
    },
    scene: [
      'Eight working days until payday. On the payroll list: two babies, one new bicycle, and a note that says "more, as agreed".',
      'Somebody in payroll goes down the list with a ruler and stops. Exactly two hundred hours? The phone is picked up.',
    ],
    why: [
      [
        'A wage is made of dozens of small facts, and every month some of them change.',
        'People marry, move, fall ill and work overtime, and all of it changes their pay.',
      ],
      [
        "Money that was paid wrongly is hard to get back, and it may be somebody's rent.",
        'A mistake on an invoice is annoying. A mistake in a wage hurts a family.',
      ],
    ],
    parts: [
      [
        ['Payroll collects hours and changes', 'Hours and changes come in'],
        [
          'From lists, emails, and a photo of a noticeboard. The first days go into asking for what is missing.',
          'There is a last day for it, because nothing can start before everything is there.',
          'Hours, sick days, weddings and addresses, from eight different places.',
        ],
        'Handwritten time sheets in a tray',
      ],
      [
        ['Every line is compared with last month', 'This month is checked against the last'],
        [
          'If something differs, there must be a reason.',
          'Most mistakes are found here.',
          'Round figures get a second look, too.',
        ],
        'A ruler lying under a line of figures',
      ],
      [
        ['A second person approves it', 'Somebody else says yes'],
        [
          'Whoever works out the wages does not pay them. That protects both.',
          'They look at new bank accounts above all. Fraudsters try this before payday.',
          'For a new account number there is a phone call first.',
        ],
        'Two signatures at the foot of a page',
      ],
      [
        ['Taxes and contributions are reported', 'Then the authorities are told'],
        [
          'They have deadlines of their own.',
          'Your {payslip|pay stub} is the short form of that report.',
          'It has to be on time, to the day.',
        ],
        'A stack of sealed envelopes',
      ],
    ],
    turn: [
      'On payday somebody in payroll can drink their coffee while it is hot.',
      'The day after payday the next month begins.',
    ],
    asks: [
      'How do changes reach payroll in your firm: by form, by email or in the corridor?',
      'Was your pay ever wrong, and who noticed?',
    ],
    ends: {
      p: 'One form for all changes, with a date, prevents most corrections.',
      f: 'If you know somebody in payroll, bring them a {biscuit|cookie} on a day when nothing went wrong.',
      a: 'In time, in writing, to one person.',
      t: 'If bank details change, call the number you already have.',
      h: 'The ideal payroll is never mentioned by anybody.',
      i: 'Trust arrives once a month, on time.',
      l: 'Rows of figures, all checked.',
    },
    work: 'If you employ people, put the last day for changes of every month on the wall. Half of the chasing stops.',
    keep: 'the next time you move or change your hours',
    send: 'whoever does the payroll at your place',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer', 'number'],
        about: 'payroll|wages|payslips?',
        lead: 'If you would like help with your payroll:',
      },
    ],
    only: 'payroll|wages|pay ?slips?\\b',
    pic: {
      ask: 'A ruler on a printed list, figures out of focus',
      alt: 'A ruler lying across a printed list of figures',
    },
    claims: [
      ['Payroll steps: inputs, cut-off, variance check, approval, payment, reporting', 'payroll practice'],
      [
        'Separation of duties in payments; call back on changed bank details',
        'internal control and fraud prevention advice',
      ],
    ],
  },
  {
    id: 'the-biggest-customer',
    format: 'myth',
    again: 9,
    emoji: '🐘',
    myth: 'The biggest customer is the best customer',
    short: [
      'Not always. Count what is left after discount, hours and waiting for the money.',
      'Often, but not always. Look at what stays after discount, time and waiting.',
    ],
    tags: ['CustomerProfitability', 'SmallBusinessFinance', 'Pricing'],
    title: [
      'Is your biggest customer your best? How to work it out',
      'Which customer earns you the most? It may not be the largest',
    ],
    cover: 'Is your biggest customer the best?',
    gist: [
      'Take what a customer pays you, then take off the discount, the extra hours and the wait for the money. Your best customer may be another one.',
      'Sort your customers by sales and then by what is left for an hour of work. The order often changes.',
    ],
    subject: ['Which customer earns you most?', 'What is left of a big order'],
    hooks: {
      '*': [
        'Is your biggest customer really your best? Sort them by what is left for an hour of work.',
        'Every business has one customer for whom everybody runs. Have you worked out what that costs?',
        'Your biggest customer may not be the one you earn most with.',
      ],
      p: 'Working out what each customer earns you takes an afternoon and is worth it.',
      f: 'Who is your best customer? And have you ever done the sum?',
      a: '{Turnover|Revenue} is what a customer brings. Look at what is left.',
      t: 'What a customer earns you: sales less discount, direct cost, hours of service and late payment.',
      h: 'The big customer gets a discount and the good {biscuits|cookies}. The small one pays on Friday.',
      i: 'Customers who quietly pay on time deserve attention, too.',
      l: 'A few good customers, well looked after.',
    },
    lines: {
      '*': [
        'Rank your customers by what is left for each hour you spend on them, and not by {turnover|revenue}.',
        'For a month, count how many calls, changes and visits each customer causes. It is work that nobody bills.',
        'Is one customer more than a third of your sales? Then you depend on them. It is good to know.',
        'A customer who pays after ninety days is borrowing from you. Put that in the price.',
        'Two small customers who pay at once can be worth more than one famous name.',
        'Thank the customer who never complains and always pays. Nobody else does.',
      ],
      h: [
        'The most important customer {rang|called} at six on a Friday. The most profitable one has never {rung|called} at all.',
      ],
    },
    scene: [
      'On the wall is a list of the largest customers. Three people are working late for the first one, at a discount.',
      'Somebody sorts the list of customers by profit. A name nobody expected is now on top.',
    ],
    why: [
      [
        'Big customers get discounts, special wishes and long payment terms. You do not see that in the sales.',
        'Big customers bargain better. That is often how they became big.',
      ],
      [
        'Small firms rarely note who takes up their hours, so the most expensive part stays invisible.',
        'You know what the goods cost. What did all the phone calls cost?',
      ],
    ],
    parts: [
      [
        ['Start with what they really pay', 'Take the money that arrived'],
        [
          'After discount, bonus, returns and freight.',
          'Take a whole year. One good month proves little.',
          'Take off discounts and returns.',
        ],
        'A line of sales with three deductions below it',
      ],
      [
        ['Take off the hours they cost you', 'Count calls and visits too'],
        [
          'Make a tick for each call and visit for a month. A rough count is enough.',
          'An hour of advice costs you money, even if nobody wrote it down.',
          'Note them for a few weeks and put a price on them.',
        ],
        'A tally of strokes on a pad',
      ],
      [
        ['Count the weeks until they pay', 'See how long you wait for money'],
        [
          'For three months that money is missing in your account.',
          'Your program usually shows the days for each customer.',
          'Ninety days are a loan, and a loan costs money.',
        ],
        'A calendar with two dates far apart',
      ],
      [
        ['Divide what is left by the hours', 'See what an hour with them earns'],
        [
          'Then sort the list. Talk to the last three before you drop them.',
          'Now you know where to ask for more, and whom to thank.',
          'Sort by that, and talk to them before you decide.',
        ],
        'A list being sorted on a screen',
      ],
    ],
    turn: [
      'Some big customers are also very good. Now you know which.',
      '{Ring|Call} the quiet customer at the top of the list. It may be the first time.',
    ],
    asks: [
      'Which customer is worth more to you than people think?',
      'How much of your sales comes from a single customer?',
    ],
    ends: {
      p: 'A big customer may still be worth it, for steady work or a good name. Then it is your choice.',
      f: 'A thank-you to all who simply pay on time.',
      a: 'Sales, less everything, divided by hours.',
      t: 'Look as well at what part of your income the five largest make up.',
      h: 'Being loud earns nobody anything.',
      i: 'Give your time where it is valued.',
      l: 'Less noise, better work, paid on the day.',
    },
    work: 'Do the sum with the people who sell and those who deliver. Each of them knows only half.',
    keep: 'the next slow afternoon',
    send: 'whoever gives the discounts in your firm',
    own: [
      {
        kinds: ['service', 'offer', 'event'],
        about: 'profitab|management accounts|pricing|margin|advisory|business review',
        lead: 'A second look at your figures:',
      },
    ],
    unless: NO_GOODS,
    pic: {
      ask: 'Two handwritten lists side by side, names made up',
      alt: 'Two handwritten lists of names in different order',
    },
    claims: [
      [
        'Customer profitability differs from turnover ranking; include cost to serve and credit cost',
        'management accounting textbook',
      ],
      ['Dependence on a single large customer is a risk', 'management accounting and lending practice'],
    ],
  },
  {
    id: 'before-you-give-credit',
    format: 'howto',
    again: 9,
    emoji: '🔎',
    tags: ['CreditControl', 'NewCustomers', 'BusinessTips'],
    title: [
      'How to check a new business customer before you give credit',
      'A new customer wants thirty days to pay: check five things',
    ],
    cover: 'New customer? Check before you send',
    gist: [
      'A new customer orders a lot and wants thirty days to pay. Look up the exact name, ask two of its suppliers, start small, and set a limit.',
      'If you deliver before you are paid, you lend money. Half an hour of checking shows whether you should.',
    ],
    subject: ['You are about to lend money', 'A large first order'],
    hooks: {
      '*': [
        'A delivery with thirty days to pay is a loan. Check the new customer first.',
        'A large, urgent first order from a firm you have never heard of? Take half an hour to check it.',
        'If you deliver before you are paid, you lend your customer money.',
      ],
      p: 'Half an hour of checking a new customer saves months of chasing the money.',
      f: 'A lovely new customer and a large order? Wonderful. Now look them up in the register.',
      a: 'A new customer: no check, no delivery on account.',
      t: 'Check the legal name, its age, its filings and directors, take references, and set a limit in writing.',
      h: '"They seemed so nice" is written at the top of many unpaid bills.',
      i: 'If you check new customers first, you can trust them later.',
      l: 'Trust a new customer step by step.',
    },
    lines: {
      '*': [
        'Before you deliver to a new customer on account, look up the exact legal name. The name on the sign may belong to nobody.',
        'Ask a new customer for two suppliers, {ring|call} them, and ask one thing: do they pay on time?',
        'Set a limit for each new customer, in writing. Beyond that they pay first, however nice they are.',
        'A large, urgent order from a new customer, to a new address? {Ring|Call} the main number of the firm first.',
        'Put your payment terms on the order confirmation. When the invoice comes, the goods are already on the {lorry|truck}.',
        'The bigger the first order and the greater the rush, the more slowly you should look.',
      ],
      h: ['Customers who cannot wait a day for the goods can be very relaxed about the bill.'],
    },
    scene: [
      'Friday afternoon, a new customer, twelve pallets, "can it go out today?" Somebody types the name into the register.',
      'The company on the order was founded nine days ago. It has no phone and very good manners.',
    ],
    why: [
      [
        'If you deliver first and are not paid, it can take nine good orders to make up for one.',
        'An unpaid bill costs you the goods, the freight and the hours. To earn that back you have to sell many times as much.',
      ],
      [
        'Most of what you need to know is public or one phone call away.',
        'The register, two references and a look at the address cost next to nothing.',
      ],
    ],
    parts: [
      [
        ['Look up the exact legal name', 'Find out who they really are'],
        [
          'How old is the company, who runs it, are its filings in order?',
          'You need the legal name if you ever have to claim the money.',
          'The name on a van is only paint.',
        ],
        'A company register open on a screen',
      ],
      [
        ['Call a number you looked up yourself', "{Ring|Call} the firm's main number"],
        [
          'Not the one in the email. Ask for the person who ordered.',
          'Fraudsters order in the name of good firms. One call stops that.',
          'Ask whether they know about the order.',
        ],
        'A hand dialling from a printed directory',
      ],
      [
        ['Ask two of their suppliers', 'Ask for two references and call them'],
        [
          'How long have they been a customer, and do they pay on time?',
          'If they refuse, that tells you something, too.',
          'It takes ten minutes.',
        ],
        'A notepad with two names ticked',
      ],
      [
        ['Set a limit and write it down', 'Decide how much you could lose'],
        [
          'It may grow each time they pay on time.',
          'Put it where the people who take orders can see it.',
          'Do it before anybody is friendly on the phone.',
        ],
        'A figure circled in a customer file',
      ],
      [
        ['Start with a small order or deposit', 'Ask for part of it in advance'],
        [
          'Honest customers expect that.',
          'Then you see how they pay before the large delivery.',
          'How they pay a small bill tells you how they will pay a large one.',
        ],
        'One pallet standing at a loading door',
      ],
    ],
    turn: [
      'When they have paid three times on time, raise the limit and tell them why.',
      'If an order goes elsewhere because you called, let it go.',
    ],
    asks: [
      'How do you check a new customer before the first delivery?',
      'What have you learnt from a large first order?',
    ],
    ends: {
      p: 'Look at your old customers once a year, too. Good firms can get into trouble.',
      f: 'It feels impolite only once.',
      a: 'Name, call, references, limit.',
      t: 'For larger sums there are credit reports and insurance. Read the conditions first.',
      h: 'No register lists charm.',
      i: 'Check first, and then you can trust.',
      l: 'A handshake is warmer when the paper is signed.',
    },
    work: 'Decide who may say no to a new order. If only sales may, nobody will until the {lorry|truck} has left.',
    caution: [
      'There are rules for credit checks, personal data and keeping ownership of goods. Have your terms checked.',
      'Have somebody check your terms. Credit checks and personal data have rules of their own.',
    ],
    keep: 'the next large order from a new customer',
    send: 'whoever takes the large orders',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'credit (?:control|check|limit)|debtors?\\b|cash.?flow|receivables|invoic',
        lead: 'If you want to be paid on time:',
      },
    ],
    unless: NO_GOODS,
    pic: {
      ask: 'An order form, a phone and a pencilled limit, names made up',
      alt: 'An order form beside a telephone and a pencil',
    },
    claims: [
      ['Register check, trade references, limit, deposit', 'credit control practice'],
      ['At a margin of a tenth a loss takes about nine further orders to recover', 'arithmetic'],
      ['Impostors order in the names of real firms', 'police and fraud prevention advice'],
    ],
  },
];
