// Before it is bought, and in the first weeks: trials, lists, words, wishes.
import type { Idea } from '../../library/idea.ts';

export const TRYING: readonly Idea[] = [
  {
    id: 'bring-one-real-tuesday',
    format: 'howto',
    again: 9,
    emoji: '🧪',
    tags: ['SoftwareTips', 'FreeTrial', 'SmallBusiness'],
    title: [
      'How to test software in a free trial: bring one real day',
      'Free trial: what to do in the first three days',
    ],
    cover: 'Bring one real Tuesday',
    gist: [
      'Demo data makes every tool look good. Put one real day of yours into the trial, with the odd customer and the half order, and you know on the third day what others find out in the third month.',
      'A trial is a test of your Tuesday and not of a feature list. Bring the messy one.',
    ],
    subject: ['Bring the messy day', 'Not their demo, your Tuesday'],
    hooks: {
      '*': [
        'Demo data always adds up. Yours does not, and that is what you should test.',
        'The most honest test for software is an ordinary day with one thing wrong in it.',
        'Most trials end without anybody having done a single real job in them.',
      ],
      pa: [
        'Judge a tool by your own exception and not by its best case.',
        'One real day tells more than ten feature lists.',
      ],
      fi: [
        'Do you sign up for trials and then look at the empty screen once? You are in large company.',
        'Fourteen days sound long. Two quiet hours are what you really have.',
      ],
      t: 'Test with your own records, your own volume and at least one exception per process.',
      h: 'In the demo everybody is called Jane Doe and pays on time.',
      l: 'An ordinary day, laid out on a clean table.',
    },
    lines: {
      '*': [
        'Trying out software? Enter one real day of yours, with the customer who always wants something else.',
        'Write down three jobs that the tool has to do, before you sign up. Test those, and only then look around.',
        'Let the person test it who will have to use it. Managers like dashboards, others like short ways.',
        'Test the export in the first hour of a trial. What goes in should come out.',
      ],
      h: ['The trial ended on day fourteen. The first login was on day thirteen.'],
    },
    scene: [
      'The wizard says "Welcome!" and shows an empty page with a plus sign. Somebody looks at it, and closes the tab.',
      'On a Tuesday at four there are eleven things in the inbox, and one of them fits into no form in the world.',
    ],
    why: [
      [
        'Examples are chosen so that they fit. Life is not.',
        'In a demo nobody cancels, nobody pays half, nobody spells a name in two ways.',
        'What breaks a tool is the case that happens once a week.',
      ],
      [
        'Only in doing does one notice how many clicks a thing takes.',
        'A function that exists can still be in the wrong place for you.',
        'After one real day you have questions, and before it only opinions.',
      ],
    ],
    parts: [
      [
        'Write down three jobs',
        [
          'What has to be quicker than today?',
          'One that you do daily, one that you hate, one that goes wrong.',
          'If it fails at these, the rest does not matter.',
        ],
        'Three lines on a notepad',
      ],
      [
        ['Enter one real day', 'Take one real day and enter it'],
        [
          'With the refund, the half delivery and the late call.',
          'Not the best day. An ordinary one.',
          'Names may be changed, problems may not.',
        ],
        'A desk with papers of one day',
      ],
      [
        'Let somebody else do it again',
        [
          'Without your help, and watch in silence.',
          'Where they stop, training will be needed.',
          'Count the questions, they are your launch plan.',
        ],
        'Two people at one screen',
      ],
      [
        'Take your data out again',
        [
          'One export, opened in a spreadsheet: is it all there?',
          'It takes five minutes and tells a great deal.',
          'Do it now, since you will not do it in the third year.',
        ],
        'A spreadsheet on a screen',
      ],
    ],
    turn: [
      'If Tuesday works, the other days will, too.',
      'The dull data tells the truth.',
      'A tool that survives your exception deserves your rule.',
    ],
    asks: ['Which job do you test first?', 'How far do you get before you close a trial?'],
    ends: {
      pa: ['Three jobs, one day, one export.', 'Real day in, real answer out.'],
      fi: ['Put two hours into the calendar now.', 'Bring biscuits for whoever tests it.'],
      t: 'Own data, own exception, own export.',
      h: 'Jane Doe has asked us to say that she pays on time.',
      l: 'It fits, quietly.',
    },
    work: 'When a team cannot agree on a tool, let two of them do the same real day in both. An hour later they mostly agree.',
    keep: 'the next sign-up',
    send: 'whoever collects trials',
    own: [
      {
        kinds: ['price', 'policy', 'offer', 'service'],
        about: 'free trial|days? free|trial\\b|try (?:it|for free)|demo\\b',
        lead: ['If you would like to try.', 'With your own Tuesday.'],
      },
    ],
    pic: {
      ask: 'A notepad with three lines beside a laptop',
      alt: 'A notepad with three lines beside a laptop',
    },
    claims: [['Test with own data and exceptions; test export early', 'practice of software selection']],
  },
  {
    id: 'zeros-that-vanish',
    only: 'import|export|\\bcsv|spreadsheet|\\bdata\\b|\\bCRM|inventory|stock|contacts|accounting|invoic|payroll|members',
    format: 'mistake',
    again: 9,
    emoji: '🔢',
    tags: ['SpreadsheetTips', 'DataImport', 'SoftwareTips'],
    title: [
      'Leading zeros gone in Excel? What happens when you open a CSV',
      'CSV import: phone numbers, dates and the zeros that vanish',
    ],
    cover: 'The zeros that vanish',
    wrong: 'Opening the export with a double click, saving it, and importing that',
    gist: [
      'A spreadsheet guesses what each column is, and turns postcodes into numbers and codes into dates. Import the file as text instead of opening it, and look at three rows before you upload three thousand.',
      'Double-click, save, done: and every postcode has lost its nought. Files for data want to be imported, not opened.',
    ],
    subject: ['Where did the nought go?', 'Look at three rows first'],
    hooks: {
      '*': [
        'Your spreadsheet has just turned a phone number into a sum. It meant well.',
        'Open, save, upload, and three thousand customers live in a town without a nought.',
        'A spreadsheet guesses. With data, guessing is a bad habit.',
      ],
      pa: ['Check three rows before you import three thousand.', 'Import as text. Do not open and save.'],
      fi: [
        'Does your list look odd since you opened it? You did nothing wrong, it did.',
        'This has happened to everybody who has ever had a list.',
      ],
      t: 'CSV holds no types; the program infers them, and drops leading zeros, long digits and odd dates.',
      h: 'Customer "March one" used to be article three of one. He is not amused.',
      l: 'Columns, straight and unhurried.',
    },
    lines: {
      '*': [
        'Never open a CSV with a double click and save it. The zeros in front are gone, and some codes have become dates.',
        'Importing a list? Three rows first. If they are right, the other three thousand will be.',
        'Phone numbers, postcodes and article codes are text, even if they look like numbers. Tell the program so.',
        'Umlauts and accents turned into hieroglyphs? The file was read in the wrong encoding. Choose UTF as the format.',
      ],
      h: ['The spreadsheet thought it was a date. It was an article. It was not even a nice date.'],
    },
    scene: [
      'The upload says "done", and then somebody scrolls down and goes quiet.',
      'In the column for telephones stands a number with a plus, a point and the letter E.',
    ],
    why: [
      [
        'A plain file holds only signs and commas. What they mean it does not say.',
        'To a program that calculates, everything that looks like a number is one.',
        'Numbers have no use for a nought in front, so it gets dropped.',
      ],
      [
        'Once it is saved, what was lost cannot be brought back.',
        'An error in a column is an error in each row.',
        'The copy is then the only one that people go on working with.',
      ],
    ],
    parts: [
      [
        'Keep the original untouched',
        [
          'Work on a copy, and call it one.',
          'The untouched file is the way back.',
          'Date in the name, and no "final".',
        ],
        'Two files side by side on a screen',
      ],
      [
        'Import it and choose text',
        [
          'There is a menu for data, and a preview.',
          'Mark all columns that are not for adding up.',
          'Two more clicks than opening, and no tears.',
        ],
        'A preview of columns on a screen',
      ],
      [
        'Test with three rows',
        [
          'One usual, one long, one with an accent.',
          'Look at them in the new place and not in the file.',
          'Only then the rest.',
        ],
        'Three rows in a table',
      ],
    ],
    turn: [
      'And the nought stays where it was born.',
      'Three rows are a cheap rehearsal.',
      'Then the large upload is boring, as it should be.',
    ],
    asks: ['What has your spreadsheet turned into a date?', 'Which list are you dreading?'],
    ends: {
      pa: ['Copy, text, three rows.', 'Import, do not open.'],
      fi: ['And breathe before you press "upload".', 'You are among friends here.'],
      t: 'Declare types, verify a sample, load.',
      h: 'Article three of one has got his name back.',
      l: 'Every digit in its place.',
    },
    keep: 'the next list that has to move',
    send: 'the person with the customer list',
    own: [
      {
        kinds: ['service', 'process', 'policy'],
        about: 'import|migrat|moves? your data|csv|spreadsheets?',
        lead: ["If it should be somebody else's evening.", 'How lists are moved here.'],
      },
    ],
    pic: {
      ask: 'A spreadsheet with columns on a screen',
      alt: 'A spreadsheet with columns on a laptop screen',
    },
    claims: [
      ['Spreadsheet programs infer types when opening CSV and drop leading zeros', "makers' documentation"],
    ],
  },
  {
    id: 'whose-name-is-it-in',
    format: 'mistake',
    again: 9,
    emoji: '👤',
    tags: ['SmallBusiness', 'AccountSecurity', 'SoftwareTips'],
    title: [
      "Who owns the account? Why a tool should not hang on one person's email",
      'When the only admin leaves the company',
    ],
    cover: 'Whose name is it in?',
    wrong: 'Signing up with a personal address, because it was quick',
    gist: [
      'The most important tool of many firms hangs on the mailbox of somebody who has left. Use an address that belongs to the firm, name two administrators, and note who pays by which card.',
      'Two administrators, one address of the firm: it takes five minutes today, and weeks on the day when it is missing.',
    ],
    subject: ['The only admin is on a beach', 'Two keys for every tool'],
    hooks: {
      '*': [
        'Who is the administrator of your most important tool? And who is the second one?',
        'The account that runs the firm is in the name of a trainee from four years ago.',
        'There is one person who can change the plan. She is on a mountain, without reception.',
      ],
      pa: [
        'Each tool needs two administrators and one address that outlives them.',
        'One owner is one illness away from none.',
      ],
      fi: [
        'It was quick, you had your own address at hand, and it worked. Until now.',
        'Five minutes today, before somebody gives notice.',
      ],
      t: 'Ownership, billing contact and recovery address are three fields; check all three.',
      h: 'The password is known to Kevin. Nobody knows Kevin.',
      i: 'Good order is a kindness to whoever comes after you.',
      l: 'Two keys, one ring.',
    },
    lines: {
      '*': [
        'Sign up with an address of the firm, not with your own. Tools stay, people move on.',
        'Two administrators for every tool that would stop the day. Do it before the holidays.',
        'Note which card pays for which tool. Cards expire, and then things stop without saying why.',
        'When somebody leaves: hand over ownership first, delete the account second. Many tools delete what belonged to it.',
      ],
      h: ['Kevin has answered. He sells surfboards now. He is thinking about it.'],
    },
    scene: [
      'The card has expired, the tool has gone quiet, and the warnings went to an address that nobody reads.',
      'On the last day somebody empties a desk, hands in the key and the mug, and forgets nothing that one could see.',
    ],
    why: [
      [
        'Whoever signs up becomes the owner, and nobody thinks of it again.',
        'Warnings, invoices and reset links all go to one place.',
        'A vendor cannot simply hand an account to somebody who rings: it protects you as well.',
      ],
      [
        'Proving that a firm is the firm takes papers and days.',
        'Support can help, but must ask for proof.',
        'Days without the tool cost more than five minutes of order.',
      ],
    ],
    parts: [
      [
        'List what would stop the day',
        [
          'Bookings, post, till, bank, website.',
          'Five or six, mostly, not fifty.',
          'The list itself is half of the work.',
        ],
        'A short list on a whiteboard',
      ],
      [
        'Change to an address of the firm',
        [
          'One that at least two people read.',
          'For invoices and warnings as well.',
          'Try a password reset to it, once.',
        ],
        'An inbox on a screen',
      ],
      [
        'Name a second administrator',
        [
          'Somebody on another holiday.',
          'With their own login and no shared one.',
          'And with their own second factor.',
        ],
        'Two people at a desk',
      ],
      [
        'Write down what pays for it',
        [
          'Card, account, date of renewal.',
          'The end of the card is the end of the tool.',
          'Once a year, over coffee.',
        ],
        'A card beside a calendar',
      ],
    ],
    turn: [
      'And whoever is on holiday may stay there.',
      'Nothing happens, which is what it was for.',
      'Names come and go, the firm stays.',
    ],
    asks: [
      'How many of your tools have only one administrator?',
      'What stopped at your firm because somebody was away?',
    ],
    ends: {
      pa: ['Two admins, one address, one list.', 'Ownership is a field. Fill it in.'],
      fi: ['Do the first one right now, we will wait.', 'Whoever is next on leave will be glad.'],
      t: 'Owner, billing, recovery: all checked.',
      h: 'Kevin sends his regards, and a wave.',
      i: 'Leave things so that others can go on.',
      l: 'In order, and forgotten.',
    },
    work: 'Ask in your next meeting: which tool would stop us tomorrow, and who besides one person could get in? The silence is the agenda.',
    keep: 'the last hour before a holiday',
    send: 'whoever once signed up for everybody',
    own: [
      {
        kinds: ['service', 'process', 'policy', 'price'],
        about:
          '(?:admin|administrator)s?\\b|roles?\\b|single sign|\\bSSO\\b|unlimited users|per user|team accounts?',
        lead: 'How many may hold a key here.',
      },
    ],
    pic: { ask: 'A short list of tools on a whiteboard', alt: 'A short list on a whiteboard' },
    claims: [
      [
        'Shared ownership and firm-owned recovery addresses; transfer before deleting',
        "vendors' help pages, IT practice",
      ],
    ],
  },
  {
    id: 'turn-it-all-off',
    format: 'tip',
    again: 8,
    emoji: '🔕',
    tags: ['Notifications', 'FocusTime', 'SoftwareTips'],
    title: [
      'Too many notifications: switch all off, then three on',
      'How to make work apps stop interrupting you',
    ],
    cover: 'All off, then three on',
    gist: [
      'Do not go through forty switches. Turn everything off, work for a week, and switch on what you missed. It is usually three things.',
      'The right number of notifications is found from below. Start with none.',
    ],
    subject: ['Start with none', 'Three of forty'],
    hooks: {
      '*': [
        'Forty switches for notifications. You need three of them, and nobody can tell you which.',
        "A red number on an icon is somebody else's plan for your morning.",
        'Everything beeps, so nothing is heard.',
      ],
      pa: ['Start from silence and add what you miss.', 'Off first. Then three on.'],
      fi: [
        'Does it ding while you are reading this? There you are.',
        'You need not be reachable for a like on a comment on a file.',
      ],
      t: 'Each interruption costs a return to the task; batching them costs a glance.',
      h: 'It has pinged to say that somebody has seen that you have seen it.',
      i: 'Attention is given in one piece or not at all.',
      l: 'A quiet screen, and one thing on it.',
    },
    lines: {
      '*': [
        'Switch off all notifications of a tool, work for a week, and switch on only what you missed.',
        'Mail for what can wait, a message for today, a call for now. Agree on it once, in the team.',
        'A digest in the morning tells the same as forty pings, in two minutes.',
        'The red dot is designed to be irresistible. You are allowed to hide it.',
      ],
      h: ['You have one notification: notifications are on.'],
    },
    scene: [
      'Deep in a difficult sentence, and on the right something slides into the picture: somebody has reacted with a thumb.',
      'On the train three phones buzz, and four people reach into their pockets.',
    ],
    why: [
      [
        'Makers switch on what brings people back, as they cannot know what matters to you.',
        'The default is a guess, made for everybody at once.',
        "Each switch was somebody's good idea.",
      ],
      [
        'What was worth it you will notice by missing it.',
        'Of most of them you will never hear again, nor miss them.',
        'Three that matter are seen. Forty are noise.',
      ],
    ],
    parts: [
      [
        'Turn all of it off',
        [
          'Sound, banner, badge, mail: all of it.',
          'It takes a minute, and feels like a crime.',
          'Tell the two people who need you.',
        ],
        'A phone with its switches off',
      ],
      [
        'Work for a week',
        ['Look in at set times: ten, one, four.', 'Note what reached you too late.', 'Mostly it is nothing.'],
        'A clean desk and a clock',
      ],
      [
        'Switch three back on',
        [
          'What stops others, what costs money, what is for today.',
          'By a mention of your name, rather than by everything.',
          'The rest comes as a digest.',
        ],
        'A finger at one switch',
      ],
    ],
    turn: [
      'And the difficult sentence gets finished.',
      'Silence is a setting, too.',
      'Three is a good number for most things.',
    ],
    asks: ['Which notification would you miss?', 'How many red dots do you see right now?'],
    ends: {
      pa: ['None, then three.', 'From below, never from above.'],
      fi: ['Try it until Friday. You can always go back.', 'And tell your team why it is quiet.'],
      t: 'Default off, opt in, batch the rest.',
      h: 'This sentence will not remind you of itself.',
      i: 'Give one thing all of you.',
      l: 'Nothing slides into the picture.',
    },
    keep: 'Monday, before the first coffee',
    send: 'somebody whose desk dings',
    pic: {
      ask: 'A phone lying face down beside a notebook',
      alt: 'A phone lying face down beside an open notebook',
    },
    claims: [['Interruptions cost time to return to a task', 'research on interruptions at work']],
  },
  {
    id: 'three-nines-in-hours',
    format: 'answer',
    again: 10,
    emoji: '⏱️',
    tags: ['Uptime', 'SoftwareTerms', 'SoftwareTips'],
    title: [
      'What does three nines of uptime mean in hours?',
      'Uptime in a contract: how long may it be down?',
    ],
    cover: 'How long is three nines?',
    question: 'Three nines of uptime: is that good?',
    short: [
      'It is just under nine hours a year that it may be down. Whether that is good depends on which hours.',
      'Nearly nine hours a year. Ask when they fall, and who tells you.',
    ],
    gist: [
      'Two nines are more than three and a half days a year, three are just under nine hours, four are less than one. Ask as well what counts as down, whether planned work counts, and where you can look.',
      'Behind a row of nines stand hours. The more interesting question is which ones, and who says so first.',
    ],
    subject: ['Hours behind the nines', 'Which nine hours?'],
    hooks: {
      '*': [
        'Three nines sound like perfection. Multiplied out, they are a whole working day.',
        'Nine hours a year, at three in the morning: fine. When the tax return is due: not at all.',
        'Behind each nine in a contract stand hours. Here they are.',
      ],
      pa: [
        'Translate availability into hours, and ask which of them.',
        'Two nines: days. Three: hours. Four: minutes.',
      ],
      fi: [
        'Have you ever wondered what these nines mean for your own Friday?',
        'Let us turn it into something you can feel.',
      ],
      t: 'Unavailability of a thousandth of a year is eight hours and three quarters.',
      h: 'It was up all year, apart from when you needed it.',
      l: 'A light that stays on.',
    },
    lines: {
      '*': [
        'Three nines of uptime allow just under nine hours of outage a year. Two nines allow more than three days.',
        'Ask whether planned maintenance counts. In many contracts it does not.',
        'Look for a status page with a history. Who shows bad days as well can be believed about good ones.',
        'Down for a minute each day and down for six hours once are the same figure, and not the same thing.',
      ],
      h: ['Five nines. None of them was a Monday.'],
    },
    scene: [
      'The wheel turns. Everyone reloads. In the corridor somebody calls: is it only me?',
      'On the last day of the month, a quarter to five, the page is white and very tidy.',
    ],
    why: [
      [
        'A percentage of a year is a large thing divided by a small one, and nobody feels it.',
        'A hundredth of a year is longer than a long weekend.',
        'The word "almost always" hides how long a year is.',
      ],
      [
        'When it happens matters more than how long it lasts.',
        'An hour at night costs nothing, and an hour at the till costs the day.',
        'Being told at once is worth more than a tenth of a percent.',
      ],
    ],
    parts: [
      [
        'Turn nines into hours',
        [
          'Two: some eighty-eight. Three: not quite nine. Four: under one.',
          'Then hold it against your busiest day.',
          'Write the hours beside the figure in the contract.',
        ],
        'A calculator beside a contract',
      ],
      [
        'Ask what counts',
        [
          'Slow, half broken, planned: does that count as down?',
          'Measured by whom, and from where?',
          'And what do you get, if it is missed?',
        ],
        'A finger on a line of a contract',
      ],
      [
        'Look at the history',
        [
          'A status page tells more than a promise.',
          'See how they write on a bad day.',
          'And whether they wrote at all.',
        ],
        'A status page on a screen',
      ],
      [
        'Have an hour without it planned',
        [
          'A list on paper, a number to ring.',
          'What can wait and what cannot: decided beforehand.',
          'Then nine hours are only nine hours.',
        ],
        'A printed list on a desk',
      ],
    ],
    turn: [
      'And suddenly nines are hours, with a coffee in them.',
      'Nobody runs for ever. Good ones say so.',
      'Ask about the bad day. The good ones look after themselves.',
    ],
    asks: ['Which hour of your month must not fail?', 'What do you do when it is down?'],
    ends: {
      pa: ['Hours, rules, history.', 'Ask which hours.'],
      fi: ['Print the list. You will feel oddly calm.', 'It is never only you.'],
      t: 'Convert, define, verify.',
      h: 'It is not only you. It never was.',
      l: 'The light comes back, and stays.',
    },
    keep: 'the next contract',
    send: 'whoever calls across the corridor',
    own: [
      {
        kinds: ['guarantee', 'policy', 'proof', 'number'],
        about: 'uptime|availab(?:le|ility)|status page|\\bSLA\\b|outage|maintenance window',
        lead: 'What is promised here.',
      },
    ],
    pic: { ask: 'A clock beside a laptop', alt: 'A clock beside a laptop on a desk' },
    claims: [
      [
        'Availability of ninety-nine point nine per cent is eight hours and three quarters a year',
        'arithmetic',
      ],
    ],
  },
  {
    id: 'words-in-the-price-list',
    format: 'glossary',
    again: 10,
    emoji: '📖',
    tags: ['SoftwareTerms', 'PlainEnglish', 'SoftwareTips'],
    title: [
      'Seat, API, webhook, SSO: words in software price lists',
      'Software words explained in plain English',
    ],
    cover: 'Words in the price list',
    gist: [
      'Seat, API, webhook, single sign-on, sandbox: five words that decide which plan you need. Here is what they are, in words for people with other things to do.',
      'Whoever understands the price list buys the smaller plan. Five words for it.',
    ],
    subject: ['Which plan do you need?', 'Five words, in plain English'],
    hooks: {
      '*': [
        'In the table of plans there is a tick beside "webhooks". Do you need that?',
        'Five words stand between you and the right plan.',
        'Price lists are written by people who have forgotten what it is like not to know.',
      ],
      pa: [
        'Know five words, and you choose the plan and not the other way round.',
        'Read the list with these in hand.',
      ],
      fi: [
        'Do you nod when somebody says API? Everybody nods.',
        'No question is too simple. These five get asked least and needed most.',
      ],
      t: 'Seats are billed, APIs are asked, webhooks tell, single sign-on identifies, sandboxes forgive.',
      h: 'Enterprise means: please ring us, and sit down first.',
      l: 'Plain words, clean columns.',
    },
    lines: {
      '*': [
        'An API is a counter at which other programs may ask. A webhook is the program ringing you.',
        'A seat is a person who may log in. Ask whether those who only look need one, too.',
        'Single sign-on means one login for all tools, and one place to lock when somebody leaves.',
        'A sandbox is a copy to break things in. Ask for one before you import.',
      ],
      h: ['Contact sales. Sales would like to contact you as well. Sales would like that very much.'],
    },
    scene: [
      'Three columns, forty ticks, and at the bottom of the third there is no price at all.',
      'Somebody says "We just call the API", and eight people write down "API".',
    ],
    why: [
      [
        'Plans are divided by what grows: people, volume, connections.',
        'The word decides the column, and the column decides the price.',
        'What you do not understand you will buy to be on the safe side.',
      ],
      [
        'These words come from people who build such things, for whom they are short.',
        'Each is a picture that has lost its frame.',
        'Behind each of them stands something quite simple.',
      ],
    ],
    parts: [
      [
        'Seat',
        [
          'One person with a login. Some lists count everybody, others only those who change things.',
          'Ask about guests, and about people who work on two days.',
          'Half a seat has yet to be invented.',
        ],
        'Chairs round a table',
      ],
      [
        'API',
        [
          'A counter for programs: they ask in a set form and get an answer.',
          'You need it if two tools should talk without you.',
          'Without one, somebody types things twice.',
        ],
        'Two screens joined by a cable',
      ],
      [
        'Webhook',
        [
          'The other way round: your tool rings another one when something happens.',
          'A new order, and the warehouse knows.',
          'Asking all day is dearer than being told.',
        ],
        'A bell on a counter',
      ],
      [
        'Single sign-on',
        [
          'One door for all rooms, kept by you.',
          'When somebody leaves you lock once.',
          'It often stands in the dearest column, so ask.',
        ],
        'A key before several doors',
      ],
      [
        'Sandbox',
        [
          'A copy with invented data, in which nothing counts.',
          'New people learn there, and imports get tested.',
          'Named after the place where falling down is allowed.',
        ],
        "A child's spade in sand",
      ],
    ],
    turn: [
      'And then the middle column is mostly enough.',
      'Five words, and the table shrinks.',
      'Nodding is no longer necessary.',
    ],
    asks: ['At which word do you nod?', 'Which word should be on a list like this?'],
    ends: {
      pa: ['Words first, plan second.', 'Understand, then tick.'],
      fi: ['Ask us the sixth. We like such questions.', 'Pin it beside the screen.'],
      t: 'Identity, interface, event, test copy.',
      h: 'Please sit down. Enterprise is coming.',
      l: 'Simple, when it is said simply.',
    },
    keep: 'the next table with three columns',
    send: 'everybody who nods',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about:
          '\\bAPI\\b|webhooks?|single sign|\\bSSO\\b|sandbox|per (?:seat|user)|integrat(?:es|ions?)|plans?',
        lead: ['Where these words stand with us.', 'What is in which plan.'],
      },
    ],
    pic: {
      ask: 'A notebook with words beside a laptop',
      alt: 'A notebook with handwritten words beside a laptop',
    },
    claims: [['Definitions of seat, API, webhook, SSO, sandbox', 'definition']],
  },
  {
    id: 'say-the-trouble-not-the-button',
    format: 'tip',
    again: 9,
    emoji: '💡',
    tags: ['ProductFeedback', 'SoftwareTips', 'CustomerVoice'],
    title: [
      'How to ask for a feature so that it gets built',
      'Feature request: describe the trouble, not the button',
    ],
    cover: 'The trouble, not the button',
    gist: [
      '"Please add a button" tells little. "Every Friday I copy forty lines by hand, because" tells everything. Say what you do today, how often, and what it costs you.',
      'Whoever describes the trouble often gets more than the button they had in mind.',
    ],
    subject: ['Every Friday, forty lines', 'What do you do today?'],
    hooks: {
      '*': [
        '"Please add a button" is the request that gets built least. Here is a better one.',
        'Behind each wish for a button there is a Friday afternoon that somebody wants back.',
        'The most useful feature requests never mention a feature.',
      ],
      pa: ['Problems get built. Buttons get discussed.', 'Describe the work, its frequency and its price.'],
      fi: [
        'Have you written to a maker and never heard of it again? Try it like this.',
        'We mean it: what is the worst part of your week?',
      ],
      t: 'State trigger, present workaround, frequency and who is affected; leave the form open.',
      h: 'The button was built. It is grey. It does nothing, as agreed.',
      i: 'To describe a trouble well is the first half of solving it.',
      l: 'One clear sentence, about one real day.',
    },
    lines: {
      '*': [
        'Ask for features like this: what I am trying to do, what I do now, how often, what it costs me.',
        'Send one picture with an arrow. It saves five mails.',
        '"It would be nice" sinks. "Each Friday, four people, one hour" swims.',
        'Ask whether it can be done already. Surprisingly often it can, in a menu that nobody opens.',
      ],
      h: ['We asked what the button should do. "Everything", he said. It is a popular answer.'],
    },
    scene: [
      'Friday, ten to five, and somebody copies line thirty-one from one window into another, with the tongue between the teeth.',
      'In a long list of wishes one stands out. It begins: "I will tell you what I did this morning".',
    ],
    why: [
      [
        'A maker gets many buttons and one product to put them in.',
        'The same trouble hides behind ten different buttons.',
        'A described problem can be solved in a way that helps others, too.',
      ],
      [
        'What costs an hour a week for many gets to the top by itself.',
        'Frequency and pain are what people who plan can work with.',
        'And now and then it turns out that the trouble can go away altogether.',
      ],
    ],
    parts: [
      [
        'What are you trying to do?',
        ['The aim, and not the click.', '"Send the list to the driver" is one.', 'One sentence is enough.'],
        'A handwritten sentence',
      ],
      [
        'What do you do now?',
        [
          'Step by step, with the spreadsheet and the swearing.',
          'A film of two minutes is worth gold.',
          'Leave nothing out. The detour is the point.',
        ],
        'A screen with two windows',
      ],
      [
        'How often, and for how many?',
        ["Daily, weekly, at year's end.", 'Only you, or everybody at the counter?', 'A guess is fine.'],
        'A tally on paper',
      ],
      [
        'What would be good enough?',
        [
          'Sometimes half of it is.',
          'A small thing soon, instead of a large one never.',
          'Perhaps an export does it.',
        ],
        'A small sketch on paper',
      ],
    ],
    turn: [
      'And on a Friday at ten to five somebody goes home.',
      'A good problem is half a product.',
      'The button was never what you wanted.',
    ],
    asks: ['What do you copy by hand every week?', 'Which wish have you given up on?'],
    ends: {
      pa: ['Trouble, detour, how often.', 'Tell the day, and not the button.'],
      fi: ['We read such mails aloud to one another.', 'Go on, tell us about your Friday.'],
      t: 'Goal, workaround, frequency, threshold.',
      h: 'The grey button has been promoted to a line.',
      i: 'Whoever describes it well helps everybody.',
      l: 'One sentence, and it moves.',
    },
    keep: 'the next time you sigh at a screen',
    send: 'somebody who copies lines on Fridays',
    own: [
      {
        kinds: ['process', 'policy', 'people', 'service'],
        about: 'feedback|feature requests?|roadmap|built with|listen|customers ask|changelog',
        lead: ['What becomes of it here.', 'Who reads it.'],
      },
    ],
    pic: { ask: 'A handwritten note beside a keyboard', alt: 'A handwritten note beside a keyboard' },
    claims: [
      [
        'Problem descriptions with frequency are more useful than proposed solutions',
        'practice of product management',
      ],
    ],
  },
];
