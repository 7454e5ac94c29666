// Customers, paydays and the turn of the year: what owners talk about when the books are shut.
import type { Idea } from '../../library/idea.ts';

export const CUSTOMERS: readonly Idea[] = [
  {
    id: 'a-date-on-the-box',
    format: 'season',
    again: 12,
    emoji: '📦',
    tags: ['RecordKeeping', 'OfficeTidy', 'SmallBusinessAdmin'],
    title: [
      'How to clear out old business papers without regret',
      'How long to keep business records, and how to let them go',
    ],
    cover: 'Write a date on the box',
    gist: [
      'Old years take up the good cupboard because nobody dares to throw them out. Look up how long each sort must be kept, write the date on which it may go on the box, and the decision is made once.',
      'A box that says "papers" stays for ever. A box that says "may go in spring of such a year" goes on that day.',
    ],
    subject: ['A box that may go', 'The good cupboard is full of old years'],
    hooks: {
      '*': [
        'In most small offices the best cupboard is occupied by a year that nobody remembers.',
        'Take a thick pen to the archive this spring, and leave the {bin bags|trash bags} for later.',
        'A box without a date is kept forever.',
      ],
      p: 'A date of disposal on each box turns clearing out into a task of ten minutes a year.',
      f: 'Do you have a cupboard that you open with your knee against the door? It is a good week for that one.',
      a: 'Every box needs two dates: from when it is, and from when it may go.',
      t: 'Retention runs by kind of record and in many countries from the end of the financial year, not from the date on the paper.',
      h: 'The box on top says "misc. important". It holds a charger and three menus.',
      i: 'Letting go of old paper makes room for somebody to sit.',
      l: 'An empty shelf, in spring light, in an office: rarer than you would think.',
    },
    lines: {
      '*': [
        'Write on every archive box the year it holds and the date on which it may be destroyed. Future you will not have to think.',
        'Ask how long you must keep each kind of record where you are: invoices, wages, contracts. The periods differ, and some are longer than people expect.',
        'Papers about things you still own, such as a building, a machine or a lease, stay for as long as you own them, and then some.',
        'Scanning before throwing out is fine in many places if the scan is complete and can be read in ten years. Ask what counts where you are.',
        'Shred anything with a name, a wage or an account number on it. A recycling bin on the {pavement|sidewalk} is a public library.',
        'Do it in the week after the accounts are signed. For once you know what is in them.',
      ],
      h: [
        'Nobody has ever missed the delivery notes of nine years ago. Somebody kept them twice, though, to be sure.',
      ],
    },
    scene: [
      'A shelf bends under eleven years of folders, and on the floor in front of it stand the things that are needed every day.',
      'Spring cleaning in the office. Somebody lifts a lid, reads a date, puts the lid back and says: "Better not."',
    ],
    why: [
      [
        'Nobody throws out what might still be asked for, and without a date on it everything might.',
        'The doubt is new each time the lid is lifted. A date on the outside settles it for good.',
      ],
      [
        'Keeping too much is a fault as well: old records about people may have to go once their purpose is over.',
        'Names and wages of people who left long ago are a duty and a risk, and take up room besides.',
      ],
    ],
    parts: [
      [
        ['Sort by kind before you sort by year', 'One kind of paper to a box'],
        [
          'Invoices, wages, contracts, tax papers: each has its own period, so each gets its own box.',
          'A box with four sorts in it has to wait for the longest.',
          'Mixed boxes live as long as their longest piece.',
        ],
        'Folders in four piles on a floor',
      ],
      [
        ['Ask once how long each is kept', 'Get the periods from somebody who knows'],
        [
          'One table from your adviser or the tax authority, pinned inside the cupboard door.',
          'The rules differ between countries, and open cases stop the clock.',
          'A small table, stuck to the door. Mind what is still open.',
        ],
        'A short table pinned inside a cupboard door',
      ],
      [
        ['Write two dates on the front', 'Both dates in front, in thick pen'],
        [
          'The year inside, and the day on which it may go. Large, with a thick pen.',
          'On the front, and never on the lid. Lids move house on their own.',
          'Which year it is, and when it may leave.',
        ],
        'A thick pen writing on an archive box',
      ],
      [
        ['Set apart what stays for good', 'Keep the everlasting ones apart'],
        [
          'Founding papers, deeds, accounts of each year, licences. A thin folder that never gets a date.',
          'Whatever belongs to something you still own joins them until it is sold.',
          "It is a slim folder: how it began, what you own, each year's result.",
        ],
        'A single slim folder on an empty shelf',
      ],
      [
        ['Destroy it so that nobody can read it', 'Make it unreadable'],
        [
          'Cross-cut shredder or a certified service, with a note of what went and when.',
          'Disks and old phones belong to it. Deleting is not enough for those.',
          'Shred finely or let a certified firm do it. Phones and disks as well.',
        ],
        'Paper going into a shredder',
      ],
    ],
    turn: ['Next spring you read the fronts and carry out what is due.', 'The cupboard gets its door back.'],
    asks: ['How far back do the papers in your office go?', 'What was the oddest thing in your archive?'],
    ends: {
      p: 'An entry in the calendar for the same week next year keeps it going.',
      f: 'Look into each box once more before it goes. There may be a photograph in it.',
      a: 'Kind, year, date. Then the shelf is yours again.',
      t: 'Keep a disposal log: kind, period, date, method. One line per box is enough.',
      h: 'Only the mice are sorry to see the old years go.',
      i: 'Order in the past is a favour to whoever comes next.',
      l: 'Dust, light, and a row of boxes that each know their day.',
    },
    work: 'Make one person the owner of the archive and let the rest of the firm off the subject. Five people who each keep a private copy are the reason for the second cupboard.',
    caution: [
      'Retention periods differ by country and kind of record, and open audits, disputes or loans can extend them. Ask before you destroy anything.',
      'Periods differ by country and by type of record, and audits, disputes or loans can make them longer. Ask before anything is destroyed.',
    ],
    keep: 'the day you clear out the cupboard',
    send: 'the person who cannot shut the archive door',
    own: [
      {
        kinds: ['service', 'offer', 'product'],
        about: 'digital (?:books|records|archive|bookkeeping)|paperless|scann|retention|archiv',
        lead: 'About old papers and new ones.',
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
    cover: 'Certain, likely, hoped for',
    gist: [
      'Put next year on a page in three lines: what is certain, what is likely, what is hoped for. Then hold the costs against the first line alone and see how far it carries.',
      'A plan for a small firm needs no software. Three lines of income, one of costs, and the honest question at which line the roof is paid for.',
    ],
    subject: ['Which line pays the rent?', 'Next year, on a sheet of paper'],
    hooks: {
      '*': [
        'Before the leaves are down, draw three lines on a sheet and write next year into them.',
        'Most budgets for a small firm are last year plus hope. Take the two apart.',
        'Hope is a fine thing, on a line of its own.',
      ],
      p: 'Planned in autumn, a year still has room for changes. In the new year it has already begun.',
      f: 'One cup of tea, one page, next year. Would you like to try?',
      a: 'Costs are covered by what is certain, or they are not covered.',
      t: 'Separate contracted, recurring and speculative income; test fixed costs against the first two.',
      h: 'The plan had a column called "other". It was the only one that came true.',
      i: 'A page with honest figures lets you sleep, and lets you dare.',
      l: 'Falling leaves, a clean sheet, a sharp pencil.',
    },
    lines: {
      '*': [
        "Split next year's income into three: certain, likely, hoped for. Then see which of them the fixed costs need.",
        'Certain means signed or standing. A customer who always comes back is likely, and a pleasant talk is hoped for.',
        'Write next to each cost of the coming year the month in which it can be stopped. That column is your brake.',
        'A plan is for noticing early. Once a month put what happened next to it, in another colour.',
        'Fold it and put it in the drawer. In June you take it out and are surprised, one way or the other.',
      ],
      h: ['"We will see" is a plan, too. It has the lowest {overheads|overhead} and the worst nights.'],
    },
    scene: [
      'An evening in autumn, two people at a kitchen table, and between them a page with three columns. The third is the longest, and they laugh.',
      'Somebody adds up the signed orders for next year. It takes a minute. The silence afterwards takes longer.',
    ],
    why: [
      [
        'One figure for the whole of next year mixes the customer who has signed with the one who smiled.',
        'If everything stands in a single sum, nobody can say how firm the ground is.',
      ],
      [
        'Fixed costs come with certainty, so only certain income can be set against them without worry.',
        'Rent does not ask how the talks are going.',
      ],
    ],
    parts: [
      [
        ['Line one: what is certain', 'What has been promised to you'],
        [
          'Signed orders, standing contracts, subscriptions past their notice date.',
          'If it could be cancelled with a mail, it belongs a line lower.',
          'In ink. Whatever they could cancel tomorrow is not in it.',
        ],
        'A pencil writing under the word certain',
      ],
      [
        ['Line two: what is likely', 'What usually comes'],
        [
          'What came in each of the last three years, cut by a tenth. Regulars are regular until they move.',
          'Take three years, leave out the best, and use the mean of the other two.',
          'Look at three ordinary years and be a little pessimistic.',
        ],
        'Three old calendars beside a page',
      ],
      [
        ['Line three: what is hoped for', 'What would be lovely'],
        [
          'New customers, the big enquiry, the idea. Write them down in full, and spend none of it.',
          'Hopes get a figure and a date by which you will know.',
          'It may be large. It may not be spent.',
        ],
        'A pencil hesitating over a figure',
      ],
      [
        ['Set the costs against it', 'And now the costs'],
        [
          'What runs whether you work or not comes first. How many lines does it take to cover that?',
          'Next to each cost its notice period. The longest one decides how quickly you could react.',
          'How far down must you read until they are paid?',
        ],
        'A column of costs with dates beside it',
      ],
    ],
    turn: [
      'If line one carries the fixed costs, you may be bold with line three.',
      'If it takes all three lines to pay the rent, you know what the winter is for.',
    ],
    asks: [
      'How much of your next year is certain already?',
      'When do you plan the coming year: in autumn, at the turn, or not at all?',
    ],
    ends: {
      p: "Talk it through with whoever does your books, while last year's figures are at hand.",
      f: "Hang it inside the cupboard. It is nobody else's business.",
      a: 'Certain, likely, hoped for. In that order.',
      t: 'Review monthly: actual against plan by line, and a note on every shift of more than a tenth.',
      h: 'Optimism goes into the third line, where it can stretch its legs.',
      i: 'To know where the ground is firm is the beginning of courage.',
      l: 'One page, three lines, quiet.',
    },
    work: 'Show the three lines to the people who sell and to those who buy. They will have different ideas of what is certain, and that talk is worth more than the total.',
    keep: 'a quiet evening this autumn',
    send: 'whoever runs the firm with you',
    own: [
      {
        kinds: ['service', 'offer', 'event', 'price'],
        about: 'budget|forecast|planning (?:meeting|session|talk)|cash.?flow|management accounts',
        lead: 'For planning with company.',
      },
    ],
    when: { season: ['autumn'] },
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
    cover: 'Your oddest receipt?',
    gist: [
      'Four hundred balloons, a goat for an afternoon, a wig in a size that surprised everyone: odd receipts are often entirely in order. What is the strangest in your folder?',
      'Between paper clips and {petrol|gas}, every firm has a slip that needs a story. Tell yours.',
    ],
    subject: ['A goat, for one afternoon', 'This slip needs a story'],
    hooks: {
      '*': [
        'Somewhere in a properly kept folder there is a receipt for one goat, by the hour.',
        'Four hundred balloons, one ladder, forty metres of red carpet: every trade has its receipt that looks invented.',
        'Behind each odd receipt is a working day that somebody still talks about.',
      ],
      p: 'An odd expense with a reason written on it is easier to explain than a plain one without.',
      f: 'What is the strangest thing that has ever gone through your books? All of it for work, of course.',
      a: 'The odder the receipt, the more it needs a line on the back.',
      t: 'What makes an expense one of the business is its purpose, so the purpose should be on the slip.',
      h: 'The folder says "props". Inside, among others, is an invoice from a zoo.',
      i: 'Odd receipts show how many kinds of work there are.',
      l: 'A small slip of paper, and behind it a whole afternoon.',
    },
    lines: {
      '*': [
        'What is the oddest receipt that ever went through your books, and what was it for?',
        'Write on the back of any receipt that looks strange who, what for, and which job. In two years nobody will remember.',
        'A photograph of the event, kept with the receipt, explains four hundred balloons better than any memo.',
        'Some sums look private and are for work, and some look like work and are private. Note the reason on the day, while it is true.',
        'Write the reason on it. In four years no one will believe you otherwise.',
      ],
      h: ['One wig, one fog machine, one crate of cabbages. The theatre or the plumber? It was the plumber.'],
    },
    scene: [
      'A bookkeeper holds up a slip between two fingers. "This one says goose. Should I ask?"',
      'Year end, eleven in the evening. Between two fuel receipts lies a bill for snow, delivered at midsummer.',
    ],
    why: [
      [
        'Every trade needs things that look absurd from outside. Only the reason beside it makes the difference.',
        'Nobody is surprised by the odd slip as such. What makes people stop is a slip without a word on it.',
      ],
    ],
    parts: [
      [
        ['The one with an animal on it', 'It had legs'],
        [
          'Goat, goose, owl for a photograph. Usually with a line for straw.',
          'Hired by the hour, returned clean. The straw is extra.',
          'Somebody had to sign for the goose.',
        ],
        'A goat looking over a fence',
      ],
      [
        ['The one for a disguise', 'It was worn once'],
        [
          'Wigs, a moustache, a rabbit suit for the opening day. Somebody in the team still has it.',
          'A costume in a size that gives nobody away.',
          'It hangs in the cupboard, and nobody says whose it was.',
        ],
        'A rabbit suit on a coat hanger',
      ],
      [
        ['The one that nobody can read', 'It cannot be read by anyone'],
        [
          'In a script from far off, with a stamp, bought at a station. The amount is clear and nothing else.',
          'Handwritten, on the back of another receipt, by a man with a boat.',
          'The stamp is beautiful.',
        ],
        'A stamped receipt in a foreign script',
      ],
      [
        ['The one that has been washed', 'It went through the wash'],
        [
          '{Trousers|Pants} at forty degrees. What is left is a white flake with a total on it.',
          'It survived the machine, and the ink did not. Photograph them before lunch.',
          'A total, a comma and a bit of blue.',
        ],
        'A washed-out slip drying on a line',
      ],
    ],
    turn: [
      'Explained in half a sentence, the oddest receipt is merely interesting.',
      'Those who keep books see more of life than people think.',
    ],
    asks: [
      'What is the oddest receipt in your folder?',
      'Which expense of yours needs the longest explanation?',
    ],
    ends: {
      p: 'Purpose, date, names: three words on the slip answer the question before it is asked.',
      f: 'Amounts may be left out. The story may not.',
      a: 'Write the reason on it. Today.',
      t: 'Whether an odd cost counts depends on purpose and on local rules; the note is what makes it checkable.',
      h: 'The explanation may run to two sides.',
      i: 'Behind each slip somebody tried to do a job well.',
      l: 'Ink fades. A good story keeps.',
    },
    keep: 'the evening with the receipts',
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
    cover: 'The very first invoice',
    gist: [
      'To a friend, too cheap, with a spelling mistake in your own address: hardly anyone forgets the first invoice. What was on yours?',
      'The first bill of a firm often has the lowest price and the highest pulse. Whom was it to, and for what?',
    ],
    subject: ['Far too cheap, and never forgotten', 'The first invoice you ever wrote'],
    hooks: {
      '*': [
        'The first invoice of almost every firm was too cheap and took a whole evening.',
        'Go and look for the very first bill you sent. It says more about the firm than the website does.',
        'Somewhere there is a piece of paper with only one digit for its number.',
      ],
      p: 'A look at your first invoice shows what has changed since: price, terms, and the way you describe your work.',
      f: 'Can you still remember your first invoice? Who got it, and what did it say?',
      a: 'Put the first invoice next to the latest. Read both prices.',
      t: 'Compare three things between then and now: hours per job, rate, and days until it was paid.',
      h: 'Some people number their first invoice one hundred and one, so that it looks like a firm.',
      i: 'Somebody paid you for what you can do. There was a first time for that.',
      l: 'One sheet of paper, a number, and a beginning.',
    },
    lines: {
      '*': [
        'What was on the first invoice you ever wrote, and what would you charge for it today?',
        'The first invoice usually leaves out the drive, the phone calls and the second visit. Look whether the latest one does as well.',
        'Frame a copy of your first invoice if you like. The original stays in the folder until its time is up.',
        'Ask owners about their first customer, and they will tell you the name, the weather and the price.',
        'Frame it. It is the only document of the firm that was ever written with shaking hands.',
      ],
      h: [
        'Many a first invoice names the sender twice and the sum not at all. Some of them were paid by return.',
      ],
    },
    scene: [
      'A kitchen table, late. One line of text, moved up, moved down. The price gets typed, made smaller, typed again.',
      'In a folder from another life lies a sheet with a handmade logo and far too many thanks on it.',
    ],
    why: [
      [
        'It is the first time that somebody puts a price on an evening of theirs and sends it off. That stays with people.',
        'Before that it was a favour or a hobby. After that it had a price.',
      ],
    ],
    parts: [
      [
        ['To a friend, much too cheap', 'It went to a friend'],
        [
          'Half price for a friend, and half of that because it felt strange. He paid with a bottle on top.',
          'The friend would have paid double, and said so years later.',
          'You forgot to charge for the second day and never told him.',
        ],
        'An invoice and a bottle on a table',
      ],
      [
        ['To a stranger, out of the blue', 'It went to somebody you did not know'],
        [
          'They had seen it somewhere, {rang|called} up, and asked what it cost. There was a pause.',
          'No acquaintance, no favour. A person one had never met had chosen it.',
          'They paid without a word, and you looked at the statement three times.',
        ],
        'A telephone beside a notebook',
      ],
      [
        ['To a firm that paid late', 'It went unpaid for a long while'],
        [
          'A famous name, sixty days, and the rent due. It was the first lesson as well.',
          'So the second invoice was also the first reminder.',
          'You learnt the word "reminder", and how to say it.',
        ],
        'A calendar with a date circled twice',
      ],
      [
        ['Written by hand on a block', 'You wrote it by hand'],
        [
          'With carbon paper, and the blue copy stayed. It can still be read.',
          'On the {bonnet|hood} of the car, wind holding the other end.',
          'The pen gave out at the total.',
        ],
        'A carbon copy in a bound block',
      ],
    ],
    turn: [
      'Look up how long it took until your first invoice was paid.',
      'The price on a first invoice belongs to history. The pride can be kept.',
    ],
    asks: ['What was on your first invoice?', 'What would you charge today for the first job you ever did?'],
    ends: {
      p: 'If the rate has hardly moved since, that is worth an hour of arithmetic.',
      f: 'Spelling mistakes are part of it. Tell us.',
      a: 'Then, now, and the difference.',
      t: 'Adjust the old price for inflation before you compare; the result is often sobering.',
      h: 'The logo may be shown. Nobody will say anything.',
      i: 'Every firm that you know once sent out its first bill, and waited.',
      l: 'A thin sheet, yellow at the edge, and paid.',
    },
    work: 'It is a good question for a meeting of owners, and better than the weather: who was the first to pay you, and why did they trust you?',
    keep: 'an anniversary of the firm',
    send: 'somebody who has just sent their first',
    own: [
      {
        kinds: ['history', 'story'],
        about: '\\bsince\\b|founded|started|established|began',
        lead: 'Our own beginning, for comparison.',
      },
      {
        kinds: ['service', 'offer'],
        about: 'start.?ups?\\b|new business|self.?employed|freelanc|sole traders?',
        lead: 'And for those who are about to write theirs.',
      },
    ],
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
    title: ['Close the books each month or once a year?', 'Bookkeeping every month, or all at once?'],
    cover: 'Each month or once a year?',
    gist: [
      'Two hours at the end of each month, or one bad week at the end of the year. The sum is nearly the same, and only the first tells you anything in time.',
      'Some owners shut the month like a shop, and some shut the year like a suitcase. Which are you?',
    ],
    subject: ['Like a shop or like a suitcase', 'Twelve small evenings or one bad week'],
    hooks: {
      '*': [
        'There are people who close each month like a shop, and people who sit on the year until it shuts.',
        'Twelve short evenings or one very long week. It has to be one of them.',
        'The work is the same. The weather is not.',
      ],
      p: 'Books that are closed monthly show a problem within weeks, and a yearly close shows it as history.',
      f: 'How do you do it: a bit each month, or all at once with a large pot of coffee?',
      a: 'What you find out after a year cannot be changed any more.',
      t: 'A monthly close means bank reconciled, open items checked, stock and wages in, one look at the margin.',
      h: "Last year's books are nearly done. They have been nearly done since the leaves came out.",
      i: 'A short look each month lets you steer, while there is still road.',
      l: 'The last evening of the month, a lamp, and everything accounted for.',
    },
    lines: {
      '*': [
        'Each month or once a year: when do you close your books, and have you ever changed over?',
        'A missing receipt can be found after four weeks. After forty you are reading the handwriting of somebody who has left.',
        'The least that a month needs: bank reconciled, open invoices looked at, one line about what was unusual.',
        'Close the month on a fixed working day and not when there is time. There has never been time.',
        'Try three months of monthly. If it does not tell you anything, go back with a clear conscience.',
      ],
      h: ['Whatever can be put off for a month can be put off for twelve. That is how years are made.'],
    },
    scene: [
      "Month end, five o'clock. Somebody compares two columns, ticks, yawns, and goes home at half past six.",
      'A table, a year, three coloured pens. "What did we buy from these people in spring?" No one knows.',
    ],
    why: [
      [
        'The work does not shrink by waiting. What does shrink is the number of people who remember.',
        'Memory is part of bookkeeping, and it keeps for about a month.',
      ],
    ],
    parts: [
      [
        'Each month',
        [
          'A fixed evening, two hours, done. You know where you stand, and the end of the year is merely another month.',
          'It costs discipline twelve times. In return, a mistake is four weeks old at most.',
          'A mistake is found while somebody still remembers it.',
        ],
        'A calendar with the same evening marked each month',
      ],
      [
        'Once a year',
        [
          'Peace for eleven months, and in one go you see it all. It can be right for a very small firm with few papers.',
          'A single great clearing. Anyone who has thirty receipts a year need not hold an office hour for them.',
          'It is quick if there is little, and dreadful if there is not.',
        ],
        'A full box of receipts on a table',
      ],
    ],
    turn: [
      'Quarterly exists, too. It is what most people agree on with themselves.',
      'Count your papers. With more than a handful a week, the month wins.',
    ],
    asks: [
      'Do you close your books monthly or in one go?',
      'What brings you to your books: the date, the tax office or a guilty conscience?',
    ],
    ends: {
      p: 'Some returns are due monthly or quarterly in any case; close along with them.',
      f: 'Whatever you choose, put the kettle on first.',
      a: 'A fixed day, the same steps, no exceptions.',
      t: 'After closing, lock the period, so that nothing slips into a month you have already read.',
      h: 'In either case there will be one receipt left over. There always is.',
      i: 'Clear figures are a kind of daylight.',
      l: 'The drawer shut, the pen down, the month over.',
    },
    work: 'For a firm with staff the monthly close is also a habit of trust: people hear how things stand when it is still possible to do something about it.',
    keep: 'the last working day of the month',
    send: 'somebody with a full shoebox',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'month(?:ly|.?end)|bookkeeping|management accounts|quarterly',
        lead: 'A word about doing this regularly.',
      },
    ],
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
      'What happens in a payroll office in the days before payday',
      'Payroll: what has to happen before your wages arrive',
    ],
    cover: 'The week before payday',
    gist: [
      'Before wages arrive, somebody has chased the hours, entered a birth and a new address, compared it all with last month, and asked about one figure that looked too round.',
      'Payday is a date on which nothing happens. The work of the days before is to make sure of that.',
    ],
    subject: ['The figure that looked too round', 'Why payday is so uneventful'],
    hooks: {
      '*': [
        'On payday nothing happens. Somebody has spent a week on that.',
        'Behind each wage there is a list of small questions: who married, who moved, who was ill on a Tuesday?',
        'If nobody notices payroll, it was a good month.',
      ],
      p: 'Most errors in wages begin with a change that was told too late or in the wrong place.',
      f: 'Ever wondered why payroll always asks for the hours so early? Come and look.',
      a: 'Wages are compared with last month before they are paid. Every line.',
      t: 'Inputs, cut-off, calculation, variance check, approval, payment file, filing, payslips: eight steps, most of them before the day.',
      h: 'Nobody sends a thank-you card because the wages came. They would send one if they did not.',
      i: 'Reliability is made of many questions asked in time.',
      l: 'A quiet room, a long list, a ruler that moves down line by line.',
    },
    lines: {
      '*': [
        'Changes to wages belong in one place with a date: new address, new hours, leaving, joining. Said in the corridor, they are lost.',
        'A good payroll check is dull: this month beside last month, and an explanation for each difference.',
        'If a change reaches payroll after the cut-off, ask whether it can wait for next month. Corrections afterwards cost three times the work.',
        'Two people should stand between a list of wages and the bank: one who makes it and one who approves it.',
        'Tell payroll about a move or a new account before the cut-off and in person. It protects your wages.',
      ],
      h: ['"I told somebody" is the most frequent form in any payroll office. It has no boxes.'],
    },
    scene: [
      'Eight working days to go. On the list: two babies, one bicycle scheme, and a slip on which someone has written "more, as agreed".',
      'A ruler moves down a printed page and stops. Nobody works exactly two hundred hours. The phone is picked up.',
    ],
    why: [
      [
        'A wage is made of dozens of small facts about a person, and each month some of them have changed.',
        'Marriage, moving, overtime, illness: life goes through the wages, and it does not keep to the cut-off.',
      ],
      [
        "Money that has gone out wrongly is hard to fetch back, and it is somebody's rent.",
        'An error in an invoice is a nuisance. An error in a wage sits at a kitchen table.',
      ],
    ],
    parts: [
      [
        ['The hours and changes come in', 'Somebody collects the month'],
        [
          'From lists, mails, a photo of a noticeboard. The first days are spent asking for what is missing.',
          'There is a cut-off, since the rest can only begin when everything is there.',
          'Hours, illnesses, weddings and addresses, from eight different places.',
        ],
        'Handwritten time sheets in a tray',
      ],
      [
        ['Each line is held against last month', 'It is laid beside the last one'],
        [
          'Differences get an explanation or a phone call. Round figures get a second look.',
          'It is the step in which most mistakes are found, and it needs nothing but patience.',
          'What has changed needs a reason. What has not is asked about too, now and then.',
        ],
        'A ruler lying under a line of figures',
      ],
      [
        ['A second person releases it', 'Another person says yes'],
        [
          'The one who works it out is not the one who pays it. That protects both of them.',
          'They look for new bank accounts above all. Fraudsters are fond of the week before payday.',
          'New account numbers get a phone call. There are people who try.',
        ],
        'Two signatures at the foot of a page',
      ],
      [
        ['Then it has to reach the authorities', 'Then the offices are told'],
        [
          'Taxes and contributions are reported and paid to dates of their own, and these do not wait.',
          'The slip that staff get is the short form of what has been sent elsewhere.',
          'They have their own days, and they do not move.',
        ],
        'A stack of sealed envelopes',
      ],
    ],
    turn: [
      'When the day comes, somebody in payroll drinks their coffee while it is hot.',
      'On the morning after payday the next month begins.',
    ],
    asks: [
      'How do changes reach payroll in your firm: form, mail or corridor?',
      'Has your pay ever been wrong, and how was it found?',
    ],
    ends: {
      p: 'A single form for changes, with a date, prevents most corrections.',
      f: 'If you know somebody who does the wages, bring them a {biscuit|cookie} on a day when nothing went wrong.',
      a: 'In time, in writing, in one place.',
      t: 'Confirm every change of bank details by calling a number already on file.',
      h: 'The ideal payroll is mentioned by nobody, ever.',
      i: 'Trust arrives once a month, on time, to the penny.',
      l: 'Figures in rows, checked, at rest.',
    },
    work: 'If you employ people: publish the cut-off days for the whole year, one page, on the wall. It costs nothing, and half of the chasing stops.',
    keep: 'the next change of address or hours',
    send: 'the person who does the wages at your place',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer', 'number'],
        about: 'payroll|wages|payslips?',
        lead: 'Since it is about wages.',
      },
    ],
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
      'Sometimes. Count what is left after discount, hours and waiting.',
      'Often, and not always: count what stays after discount, time and waiting.',
    ],
    tags: ['CustomerProfitability', 'SmallBusinessFinance', 'Pricing'],
    title: [
      'Is your biggest customer your best? How to work it out',
      'Which customer earns you the most? It may not be the largest',
    ],
    cover: 'Large is not the same as good',
    gist: [
      'Take the sales of a customer, take off the discount, the extra hours, the visits and the weeks of waiting for money. The order of the list may turn round.',
      'Sorted by {turnover|revenue}, the large ones stand on top. Sorted by what remains per hour, some of them fall a long way.',
    ],
    subject: ['Sort your customers again', 'What is left of the large order'],
    hooks: {
      '*': [
        'Sort your customers by sales, then by what is left of it per hour. Put the two lists side by side.',
        'There is one customer in every firm for whom everybody runs. It is worth knowing what the running costs.',
        'Size and worth are two columns.',
      ],
      p: 'Profit by customer is one of the most useful figures a small firm can work out in an afternoon.',
      f: 'Which of your customers would you call the best? And have you ever done the sum?',
      a: '{Turnover|Revenue} is what they bring. Look at what they leave.',
      t: 'Contribution per customer: sales less discount, direct cost, service hours at cost, and the price of late payment.',
      h: 'The large customer gets a discount, a direct number, and the good {biscuits|cookies}. The small one pays on Friday.',
      i: 'The customers who quietly pay on time deserve some attention, too.',
      l: 'A few good customers, well looked after, are a fine sort of wealth.',
    },
    lines: {
      '*': [
        'Rank your customers by what is left per hour spent on them. {Turnover|Revenue} alone rewards the loud.',
        "Add up for a month how many calls, changes and visits each customer causes. It is in nobody's price list.",
        'If one customer is more than a third of your sales, you have a partner who does not know it, or a boss who does.',
        'A customer who pays after ninety days is borrowing from you. Work out the interest and put it in the price.',
        'Two small customers who pay at once and never complain may together be worth more than a famous name.',
        'Thank the quiet one in the middle of the list. Nobody else does.',
      ],
      h: [
        'The most important customer {rang|called} at six on a Friday. The most profitable one has never {rung|called} at all.',
      ],
    },
    scene: [
      'On the wall hangs a chart of the largest customers. Below it three people are working late for the first one, at a discount.',
      'Somebody sorts a table by another column. It is quiet for a while, and then a name is read aloud from the bottom.',
    ],
    why: [
      [
        'Size brings discounts, special wishes and long terms with it, and none of these are visible in the sales.',
        'The large ones bargain better, which is often how they got large.',
      ],
      [
        'Hours are rarely booked to customers in small firms, so the dearest part of the service is the invisible one.',
        "What an order costs is known. What the phone calls about it cost is anybody's guess.",
      ],
    ],
    parts: [
      [
        ['Start with what they really pay', 'What arrived and not what was offered'],
        [
          'After discount, bonus, returns and freight. It is the sum that arrived, not the one on the offer.',
          'Take a whole year, since one good month proves little.',
          'Discounts and returns are part of it. Take twelve months.',
        ],
        'A line of sales with three deductions below it',
      ],
      [
        ['Take off hours as well as goods', 'What it took'],
        [
          'Have everybody make a tick per call and visit for a month. A rough count is enough.',
          'At cost, with wages and charges. An hour of advice is not free because nobody wrote it down.',
          'Tally the calls and visits for a few weeks, and price the hours.',
        ],
        'A tally of strokes on a pad',
      ],
      [
        ['Count the weeks of waiting', 'How long you lent it to them'],
        [
          'Money that is out for three months has to be borrowed somewhere, if only from yourself.',
          'Days until payment, customer by customer: the program usually knows.',
          'Ninety days are a loan. It has a cost.',
        ],
        'A calendar with two dates far apart',
      ],
      [
        ['Divide what is left by the hours', 'What is left, for an hour of yours'],
        [
          'Now sort. Talk to the last three before you drop them; a new price or a smaller service may do.',
          'The list says where to ask for more, and whom to thank.',
          'Sort by that. Then talk, before you do anything.',
        ],
        'A list being sorted on a screen',
      ],
    ],
    turn: [
      'Some large customers are also very good. Now you know which.',
      '{Ring|Call} the quiet customer who comes out on top. It may be the first time.',
    ],
    asks: [
      'Which customer of yours would move most if you sorted by profit?',
      'How much of your sales comes from a single customer?',
    ],
    ends: {
      p: 'A large customer may still be worth it for steady work or a name; then it is a choice and no accident.',
      f: 'A thank-you to the ones who simply pay. They know who they are.',
      a: 'Sales, less everything, per hour.',
      t: 'Watch concentration, too: the share of the largest and of the five largest, each quarter.',
      h: 'Loudness appears in no balance sheet.',
      i: 'Attention is a limited thing. Give it where it is returned.',
      l: 'Less noise, better work, paid on the day.',
    },
    work: 'Do the sum together with sales and with those who deliver. They know different halves of each customer, and neither half is on the invoice.',
    keep: 'the next slow afternoon',
    send: 'whoever gives the discounts in your firm',
    own: [
      {
        kinds: ['service', 'offer', 'event'],
        about: 'profitab|management accounts|pricing|margin|advisory|business review',
        lead: 'For a second look at the figures.',
      },
    ],
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
      'New customer on thirty days: check these five things',
    ],
    cover: 'Check before you deliver',
    gist: [
      'A new firm orders a lot and will pay in thirty days. Look the exact name up in the register, ask two of its suppliers, begin small, and write down the limit before the first delivery.',
      'Delivering on account is lending. Half an hour with the register, the phone and a pencil shows whether you want to.',
    ],
    subject: ['You are about to lend money', 'A large first order'],
    hooks: {
      '*': [
        'A delivery with thirty days to pay is a loan without a bank.',
        'The first order is large, urgent and from a firm you have never heard of. Put the pen down for half an hour.',
        'Whoever delivers first is lending.',
      ],
      p: 'Half an hour of checking before the first delivery saves months of chasing after it.',
      f: 'A lovely new customer, a lovely large order? Wonderful. Now one look at the register.',
      a: 'No check, no limit, no delivery on account.',
      t: 'Verify the legal entity, its age, filings and directors, take trade references, set a limit and terms in writing.',
      h: '"They seemed so nice" is written at the top of a good many bad debts.',
      i: 'Caution at the start makes generosity possible later.',
      l: 'Trust, extended in good measure, one step at a time.',
    },
    lines: {
      '*': [
        'Before you supply a new firm on account, look up its exact legal name. The sign over the door may belong to nobody.',
        'Ask a new business customer for two suppliers, {ring|call} them, and ask one thing: do they pay when they say?',
        'Give each new customer a limit in your own head and on paper. Beyond it they pay first, however pleasant they are.',
        'An order that is much larger and much more urgent than usual, with delivery somewhere new, is worth a call to the main number of the firm.',
        'Put your terms on the order confirmation and not only on the invoice. By then the goods are on the {lorry|truck}.',
        'A large first order in a great rush deserves a slow first look.',
      ],
      h: ['Customers who cannot wait a day for the goods may be surprisingly relaxed about the bill.'],
    },
    scene: [
      'Friday afternoon, a new customer, twelve pallets, "and could it go out today?" The sales team is beaming. Somebody types the name into the register.',
      'The company on the order was founded nine days ago. It has no telephone and very good manners.',
    ],
    why: [
      [
        'If you deliver first, the risk is yours, and with a margin of a tenth it takes nine good orders to make up for one lost.',
        'A bad debt costs the goods, the freight and the hours. To earn that back you need many times its size in sales.',
      ],
      [
        'Most of what you need to know is public or one phone call away.',
        'Registers, references and a search for the address cost next to nothing, at that moment at least.',
      ],
    ],
    parts: [
      [
        ['Look up the exact legal name', 'Find out who it really is'],
        [
          'Company, number, age, directors, overdue filings. In most countries it is free or nearly so.',
          'A trading name cannot be sued. Get the one that is behind it.',
          'Names on vans are paint. The register has the rest.',
        ],
        'A company register open on a screen',
      ],
      [
        ['Ring by your own road', 'Call a number you looked up yourself'],
        [
          'The number from the register or its site, and not the one in the mail. Ask for the person who ordered.',
          'Impostors order in the names of good firms. A call to the switchboard ends that.',
          'Ask whether they know of the order.',
        ],
        'A hand dialling from a printed directory',
      ],
      [
        ['Ask for two trade references', 'Speak to two who deliver to them'],
        [
          'Suppliers, not friends. How long, how much, how promptly.',
          'Refusals say something, too, though a large firm may simply not give any.',
          'Ask for the sum and the delay. It takes ten minutes.',
        ],
        'A notepad with two names ticked',
      ],
      [
        ['Set a limit and write it down', 'Decide how much you could lose'],
        [
          'The sum that you could lose without losing sleep. It may grow with each prompt payment.',
          'One line in the customer file, which the order desk can see.',
          'Put it in the file, before anybody is friendly on the phone.',
        ],
        'A figure circled in a customer file',
      ],
      [
        ['Begin with a deposit or a part', 'Start small, or with part in advance'],
        [
          'Half in advance is ordinary with new customers. Honest ones expect it.',
          'A smaller first delivery shows you how they pay before the large one leaves.',
          'How they pay for a little tells you how they will pay for a lot.',
        ],
        'One pallet standing at a loading door',
      ],
    ],
    turn: [
      'When a new customer has paid three times on the day, raise the limit and tell them why.',
      'If an order goes elsewhere on account of a phone call, let it.',
    ],
    asks: [
      'How do you check a new customer before the first delivery?',
      'What has a large first order taught you?',
    ],
    ends: {
      p: 'Look again at old customers once a year; good firms get into trouble, too.',
      f: 'It feels impolite exactly once.',
      a: 'Name, call, references, limit.',
      t: 'For larger sums there are credit reports, retention of title and insurance; each has conditions to be read first.',
      h: 'Charm is not listed in any register.',
      i: 'Good business rests on people who check and then trust.',
      l: 'A handshake is warmer with the paper already signed.',
    },
    work: 'Decide beforehand who may say no to a new order. If only sales can, it will be said after the {lorry|truck} has left.',
    caution: [
      'Rules on credit checks, personal data and retention of title differ between countries. Have your terms looked at by somebody who knows them.',
      'Credit checks, data protection and retention of title are ruled differently from country to country. Have somebody read your terms.',
    ],
    keep: 'the next large order from a stranger',
    send: 'whoever welcomes the large orders',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'credit (?:control|check|limit)|debtors?\\b|cash.?flow|receivables|invoic',
        lead: 'About credit, and getting paid.',
      },
    ],
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
