// Accounts, backups and the people who try to get at them.
import type { Idea } from '../../library/idea.ts';
import { HOMES_ONLY } from './kinds.ts';

export const SAFETY: readonly Idea[] = [
  {
    id: 'words-make-the-password',
    format: 'myth',
    again: 10,
    emoji: '🔑',
    tags: ['Passwords', 'CyberSecurity', 'OnlineSafety'],
    title: [
      'Strong passwords: long is better than complicated',
      'A password you can type and nobody can guess',
    ],
    cover: 'A strong password is a long one',
    gist: [
      'Four words that do not belong together make a better password than a short one with symbols, and you can type it.',
      'An exclamation mark at the end does not make a password strong. Several random words do.',
    ],
    subject: ['Your password is probably too short', 'An exclamation mark does not help'],
    hooks: {
      '*': [
        'Writing @ for a in a password is the first thing that attackers try.',
        'A password that nobody in the office can type is not a strong one.',
        'A password of eight odd characters is hard for you and easy for a computer.',
      ],
      p: 'If a password must have a capital and a symbol, most people do the same.',
      f: 'Do you need a sticky note for your password? Then it is the wrong one.',
      a: 'Make your password longer, and leave out the symbols.',
      t: 'Each random word makes a password thousands of times harder to guess.',
      h: 'A capital, your pet, a year, an exclamation mark. You know this password. So do they.',
      i: 'You can remember a good password.',
      l: 'Four quiet words make a better password than eight symbols.',
    },
    lines: {
      '*': [
        'Open a book at four pages and point. Four random words make a strong password that you can type.',
        'Attackers know that the capital comes first and the symbol last. A long password is what stops them.',
        'Change your password when there is a reason, such as a leak. If you change it every season, you only count upwards.',
        'Remember one long password, for the password manager. It remembers the rest.',
        'You may use spaces in most passwords. It makes them easier to type.',
      ],
      h: ['If everybody needs a sticky note for the password, the sticky note is the password policy.'],
    },
    scene: [
      'First day at work. "Your password needs a symbol." So an exclamation mark goes at the end. It always goes at the end.',
      'Under the keyboard at reception is a note with the password. Every spring only the year changes.',
    ],
    why: [
      [
        'Attackers try known passwords first, with all the usual changes.',
        'A short word with a few symbols in it is found quickly.',
      ],
      [
        'With each word it gets much harder for a computer, and hardly harder for you.',
        'If it is long, guessing takes for ever.',
      ],
    ],
    parts: [
      [
        ['Take four words that make no sense', 'Choose four words by chance'],
        [
          'Point at them in a book, with your eyes shut.',
          'Song titles and proverbs are on every list.',
          'They must not make a sentence.',
        ],
        'A finger pointing into an open book',
      ],
      [
        ['Use nothing that friends could guess', 'Leave out your pet, street and birthday'],
        [
          'It is all on the internet.',
          'Attackers look at your profile first.',
          'Your football team is no secret.',
        ],
        'A birthday card beside a keyboard',
      ],
      [
        ['Let a password manager remember the rest', 'Use a different one everywhere'],
        [
          'Then one leak does not open ten doors.',
          'You only have to know one by heart.',
          'It also types them for you.',
        ],
        'A password manager filling in a form',
      ],
      [
        ['Change it when there is a reason', 'Leave it alone if nothing has happened'],
        [
          'After a leak, for example, or when somebody leaves.',
          'If you have to change it all the time, you choose a bad one.',
          'Otherwise it may stay as it is.',
        ],
        'A calendar page being crossed out',
      ],
    ],
    turn: [
      'Long, by chance, and only used once. That is all.',
      'Make it long, and use it in one place only.',
    ],
    asks: ['How many websites have your oldest password?', 'Which password rule annoys you most?'],
    ends: {
      p: 'Your staff will thank you for this rule.',
      f: 'Begin with your mail account. The rest can wait.',
      a: 'Four random words, and a password manager.',
      t: 'Use dice or a book, because you are not random.',
      h: 'The exclamation mark may be excited again.',
      i: 'A rule that people can live with is kept.',
      l: 'And then forget all the others.',
    },
    work: 'If your firm still wants symbols and a new password every season, the rule is out of date. Official advice has changed.',
    myth: 'A strong password needs odd symbols',
    short: [
      'Length matters more: several words chosen at random beat a short one with symbols.',
      'It should be long. Words that have nothing to do with each other do it well.',
    ],
    keep: 'the next time you need a new password',
    send: 'somebody with a note under the keyboard',
    own: [
      {
        about: 'password|sign-in|security (?:check|review|audit|training)',
        kinds: ['service', 'offer', 'event'],
        lead: 'We can help you with it.',
      },
    ],
    pic: {
      ask: 'A keyboard with a sticky note beside it, nothing real written on it',
      alt: 'A blank sticky note stuck next to a computer keyboard',
    },
    claims: [
      [
        'Length matters more than composition rules; no routine expiry',
        'NIST SP 800-63B; UK NCSC guidance on passwords',
      ],
      ['Three or more random words as a password', 'UK NCSC advice'],
    ],
  },
  {
    id: 'lock-the-mailbox-first',
    format: 'howto',
    again: 9,
    emoji: '📬',
    tags: ['TwoStepLogin', 'EmailSecurity', 'CyberSecurity'],
    title: ['Two-step sign-in: why your mail account comes first', 'Protect your mail account first'],
    cover: 'Protect your mailbox first',
    gist: [
      'Whoever can read your mail can reset all your other passwords. So protect your mail account first, with a second step, and print the spare codes.',
      'Begin two-step sign-in with your mail, because every "forgot password" link goes there.',
    ],
    subject: ['Your mailbox opens all the others', 'Start with the mailbox'],
    hooks: {
      '*': [
        'Whoever has your mailbox needs none of your other passwords.',
        'Press "forgot password" anywhere. Where does the link go? To your mailbox.',
        'Your mailbox is the master key, and most people lock it badly.',
      ],
      p: 'With your mail account somebody can reset all the others. Protect it first.',
      f: 'Do you have fifteen minutes and a printer? Your mail account needs a second lock.',
      a: 'Two-step sign-in for your mail. Today, before the bank and the shop.',
      t: 'Nearly every account sends its reset link to your mail. So your mail decides.',
      h: 'People guard their bank card like a dragon, and leave the mailbox open.',
      i: 'Fifteen minutes on one account make all the others safer.',
      l: 'One key that opens everything deserves a good place.',
    },
    lines: {
      '*': [
        'If you protect only one account with a second step, make it your mail.',
        'Print the recovery codes of your mail account. A screenshot is lost together with the phone.',
        'Is there an old phone number in your mail account? Whoever has it now gets your codes.',
        'A sign-in code that you did not ask for? Somebody has your password. Do not approve it, and change the password.',
        'Log out of your mail on the old tablet before you give it away.',
      ],
      h: ['A second step is like a second key in the door. Burglars find it tiresome. That is the idea.'],
    },
    scene: [
      'On Monday a shop owner cannot get into her mail. Somebody has already changed the passwords of the shop, the booking page and the website.',
      'In the settings of the mail account there is a phone number from years ago. Nobody knows who has it now.',
    ],
    why: [
      ['Whatever password you forget, the link comes by mail.', 'So your inbox opens everything else.'],
      [
        'With a second step a stolen password is not enough.',
        'A thief with your password still cannot get in.',
      ],
    ],
    parts: [
      [
        ['Open the security settings of your mail', 'Find two-step sign-in'],
        [
          'It may be called two-factor or two-step verification.',
          'You find it under your account.',
          'It looks different in each mail program.',
        ],
        'A security settings page on a laptop',
      ],
      [
        ['Choose an app or a key', 'An app is better than a text message'],
        [
          'A text message is still far better than nothing.',
          'A phone number can be stolen.',
          'The app works without the phone company.',
        ],
        'An authenticator app on a phone',
      ],
      [
        ['Print the recovery codes', 'Keep the spare codes on paper'],
        [
          'You need them when your phone is lost.',
          'Put them where your passport is.',
          'Paper does not break.',
        ],
        'A printed sheet going into a drawer',
      ],
      [
        ['Delete old numbers and addresses', 'Check who could still get in'],
        [
          'Somebody else may have them now.',
          'Your old address may belong to somebody else.',
          'It only takes a minute.',
        ],
        'An old phone number being deleted',
      ],
    ],
    turn: [
      'Then do the bank, the website and the phone contract.',
      'After that, do all that could cost you money.',
    ],
    asks: ['Which of your accounts has a second step?', 'Where are your recovery codes?'],
    ends: {
      p: 'In a team, do it together in one meeting.',
      f: 'Make some tea, do your mail, and stop for today.',
      a: 'First the mail, and the codes on paper.',
      t: 'A security key is safest, because it does not work on a fake page.',
      h: 'The codes are with the passports, where everybody knows to look and nobody does.',
      i: 'Fifteen dull minutes today save you a very bad Monday.',
      l: 'Done once, and then forgotten.',
    },
    work: 'In a small firm begin with the shared mailbox: info or bookings. Give each person a login of their own.',
    keep: 'a quiet fifteen minutes',
    send: 'somebody with only one password',
    own: [
      {
        about: 'two-(?:step|factor)|\\bMFA\\b|\\b2FA\\b|security (?:check|review|setup)',
        kinds: ['service', 'process', 'offer', 'event'],
        lead: 'If you would like help with it.',
      },
    ],
    pic: {
      ask: 'A phone showing an authenticator app, codes out of focus, next to a laptop',
      alt: 'A phone with blurred sign-in codes lying beside a laptop',
    },
    claims: [
      ['Mail is the usual recovery route', 'common practice of online services'],
      [
        'SMS codes can be intercepted through SIM swaps; apps and keys are stronger',
        'NIST SP 800-63B; UK NCSC',
      ],
    ],
  },
  {
    id: 'ring-before-you-pay',
    format: 'mistake',
    again: 9,
    emoji: '☎️',
    tags: ['InvoiceFraud', 'Phishing', 'SmallBusiness'],
    title: [
      'Changed bank details on an invoice: how to check them',
      'New bank details on an invoice? Call before you pay',
    ],
    cover: 'New bank details? Call first',
    gist: [
      'A supplier writes that the bank account has changed. Call them on a number you already had. If you answer by mail, you may be asking the thief.',
      'If new bank details come by mail, call the supplier on a number from an old invoice. That is all you need to do.',
    ],
    subject: ['"Our bank details have changed"', 'Call before you pay'],
    hooks: {
      '*': [
        'The invoice is real, the amount is right, and the bank account belongs to a thief.',
        '"Please note our new bank details." Call before you pay.',
        'Somebody may be reading the mails between you and your supplier.',
      ],
      p: 'Fraudsters do not break in. They send you an invoice.',
      f: 'Does a supplier have a new bank account? Call before you pay.',
      a: 'Never check new bank details by mail. Call.',
      t: 'If their mailbox has been taken over, the thief answers your mail. So use the phone.',
      h: 'The mail said that the bank details had changed. So had the supplier.',
      i: 'A two-minute call saves the money of a month, and it is nice to say hello.',
      l: 'Before you pay, hear a voice that you know.',
    },
    lines: {
      '*': [
        "New bank details on an invoice? Call the supplier on last year's number, not on the one in the mail.",
        'If a thief has the supplier\'s mailbox, your mail "is this right?" gets a quick and friendly yes.',
        'Make it a rule: new bank details, phone call, and the name of whoever called.',
        'If you have to pay "before noon", do not. A real supplier waits until you have called.',
        'Agree with your ten biggest suppliers how they will tell you about a new bank account.',
      ],
      h: ['"Kindly update our bank details before noon." Real suppliers are never that kind.'],
    },
    scene: [
      'Thursday, time to pay the invoices. On one of them is a new bank account. It is in the same mails as always.',
      'The mail has the right name, the right project and the right sum. Only the bank account is new.',
    ],
    why: [
      [
        'Fraudsters read along until an invoice is due, and then they send it with their own account.',
        'Whoever has taken over a mailbox can wait for weeks for the right moment.',
      ],
      ['They control the mail, and not the phone.', 'If you ask by mail, you ask the thief.'],
    ],
    parts: [
      [
        ['Call a number you already had', 'Take the number from an old invoice'],
        [
          'The one in the mail may be false.',
          "It is on last year's contract.",
          'Whoever forged the invoice put in a number too.',
        ],
        'A hand dialling from a paper invoice',
      ],
      [
        ['Let them read out the account number', 'They read it out, and you compare'],
        [
          'If you read it out, a busy person just says yes.',
          'Then nobody can be wrong by mistake.',
          'Ask about the last invoice as well.',
        ],
        'A finger following digits on paper',
      ],
      [
        ['Two people for each change', 'Have a second person check it'],
        [
          'One types it in, and the other one pays.',
          'Fraudsters need somebody who is alone and in a rush.',
          'Two are harder to fool.',
        ],
        'Two people looking at one screen',
      ],
      [
        ['Write down who called and when', 'Make a note of the call'],
        [
          'It takes ten seconds.',
          'Then everybody knows that it was checked.',
          'A name and a date are enough.',
        ],
        'Initials pencilled beside an entry',
      ],
    ],
    turn: ['It costs you a phone call.', 'No honest supplier minds.'],
    asks: [
      "What do you do when a supplier's bank details change?",
      'Who in your firm may change a bank account?',
    ],
    ends: {
      p: 'Tell your suppliers that you will call.',
      f: 'And ask how the children are.',
      a: 'New account, old number, second person.',
      t: 'If you think it is your own mailbox, look for forwarding rules.',
      h: 'It is the only protection that comes with small talk.',
      i: 'A phone call keeps trust.',
      l: 'One calm call, and you know.',
    },
    work: 'Write it on your invoices: "New bank details never come by mail." It protects your customers.',
    wrong: 'Answering by mail to ask whether new bank details are right',
    caution: [
      'If money has already gone to a wrong account, {ring|call} your bank at once and report it to the police.',
      'If the money is gone already, call your bank at once and go to the police.',
    ],
    keep: 'the day an invoice has a new account number',
    send: 'whoever pays the invoices',
    own: [
      {
        about: 'phishing|fraud|security (?:training|awareness|workshop)',
        kinds: ['service', 'event', 'offer'],
        lead: 'Would you like to practise it with your team?',
      },
    ],
    pic: {
      ask: 'A desk phone beside a paper invoice, the figures covered by a pen',
      alt: 'A telephone next to an invoice on a desk',
    },
    claims: [
      [
        'Business mail compromise: hijacked threads with swapped bank details; verify through a second, known channel',
        'advice of police and cyber agencies (UK NCSC, FBI IC3)',
      ],
    ],
    unless: HOMES_ONLY,
  },
  {
    id: 'restore-one-file',
    format: 'tip',
    again: 8,
    emoji: '💾',
    tags: ['Backup', 'DataRecovery', 'SmallBusinessIT'],
    title: ['How to test a backup: restore one file today', 'Does your backup work? Restore one file'],
    cover: 'Test your backup today',
    gist: [
      'Take one file from your backup, put it in an empty folder, and open it. Then you know that the backup works.',
      '"Backup completed" only means that something was copied. Restore one file, and you know whether you can read it.',
    ],
    subject: ['When did you last test your backup?', 'Restore one file from your backup'],
    hooks: {
      '*': [
        '"Backup completed," every night for two years. Nobody has ever opened it.',
        'How long does it take to get a file back from your backup? Most offices do not know.',
        '"Backup completed" does not mean that it can be read.',
      ],
      p: 'You only know that a backup works when you have restored a file.',
      f: 'Try something: ask your backup for one file from last Tuesday.',
      a: 'A backup that was never tested is no backup.',
      t: 'A backup can say "completed" and be empty. Only a test shows it.',
      h: 'Schrödinger had a cat in a box. Most offices have a backup there.',
      i: 'If you test your backup on a quiet afternoon, you will be calm on a bad day.',
      l: 'One file, a few minutes, and you sleep better.',
    },
    lines: {
      '*': [
        'Restore one file from your backup today, and open it. You learn more than from a year of green ticks.',
        'Who can restore a file from the backup when the one who knows how is on a plane?',
        'Keep one backup where nobody with your password can delete it.',
        'Do not keep the password of your backup only on the computer you would have to restore.',
        'Let somebody else test the backup: whoever would have to do it when it counts.',
      ],
      h: ['Everybody has a backup until the first time they need it.'],
    },
    scene: [
      'On Friday somebody deletes the wrong folder. The colleague who set up the backup is in a tent without reception.',
      'Every morning a mail comes: backup completed. Nobody has read it since the office moved.',
    ],
    why: [
      [
        'A full disk, a folder that was moved: a backup stops working and says nothing.',
        'It may say "completed" and have left out half.',
      ],
      ['And you see how long it takes, and who can do it.', 'In an emergency you need to know both.'],
    ],
    parts: [
      [
        ['Choose a file from yesterday', 'Take one from this week'],
        [
          'An old one only shows that it used to work.',
          'Then you know that it still runs.',
          'It should be one that you can check.',
        ],
        'A file list sorted by date',
      ],
      [
        ['Restore it into an empty folder', 'Do not overwrite the original'],
        ['In case the copy is the bad one.', 'It is only a test.', 'Put it next to the old one.'],
        'An empty folder opening on screen',
      ],
      [
        ['Open it, and look at it', 'Scroll down to the end'],
        [
          'A file may have the right name and be empty.',
          'Is everything there?',
          'Compare it with the original.',
        ],
        'A restored document being scrolled',
      ],
      [
        ['Write down how long it took', 'Look at your watch'],
        [
          'Ten minutes for one file: how long for all of them?',
          'That is how long you would wait.',
          'Then you know what an emergency would cost.',
        ],
        'A stopwatch beside a laptop',
      ],
    ],
    turn: ['Put the next test in your calendar.', 'Do it every season, each time with another person.'],
    asks: ['When did you last restore a file, and was it on purpose?', 'Who could do it apart from you?'],
    ends: {
      p: 'Write it down: date, file, minutes, name.',
      f: 'If it works, have a coffee. If not, today was a good day to find out.',
      a: 'Restore it, open it, look at your watch.',
      t: 'For a database, restore it to a test computer and count.',
      h: 'A backup is like a parachute: you want to know before.',
      i: 'You can test whether you may sleep well.',
      l: 'One small test, and then you can forget it.',
    },
    work: 'Ask your IT firm not whether there is a backup, but when it was last tested.',
    keep: 'a quiet afternoon in the office',
    send: 'whoever gets the backup mail',
    own: [
      {
        about: 'back.?ups?\\b|restore (?:test|from)',
        kinds: ['service', 'process', 'policy', 'offer'],
        lead: 'How backups are tested here.',
      },
    ],
    pic: {
      ask: 'An external drive or a server light on a desk, close up',
      alt: 'An external drive with a small green light',
    },
    claims: [
      [
        'Backups should be tested by restoring; one copy offline or immutable',
        'UK NCSC backup guidance; general practice',
      ],
    ],
  },
  {
    id: 'the-last-day-of-an-account',
    format: 'checklist',
    again: 10,
    emoji: '🚪',
    tick: true,
    tags: ['Offboarding', 'AccessControl', 'SmallBusinessIT'],
    title: [
      'IT checklist for when a colleague leaves',
      'When a colleague leaves: which accounts to think of',
    ],
    cover: 'When a colleague leaves',
    gist: [
      'Cake, card, and then the accounts: mail, shared passwords, the phone that gets the codes. A short list saves you a long search.',
      'When somebody leaves, their logins often still work a year later. This list helps.',
    ],
    subject: ['The cake is ordered. And the logins?', 'When a colleague leaves: the accounts'],
    hooks: {
      '*': [
        'The desk is empty, the mug is packed, and the login still works.',
        'A colleague leaves on Friday. The login leaves a year later.',
        'The farewell takes an afternoon. For the accounts you need a list.',
      ],
      p: 'When somebody leaves, everybody thinks of the laptop. The accounts are forgotten.',
      f: 'Is a colleague leaving? Everybody is busy with the card. Here is the other list.',
      a: 'When somebody leaves, their logins end on the last day.',
      t: 'With one central login you only switch off one account. Without it you need a list.',
      h: 'She left in spring. The printer still sends her scans.',
      i: 'A clean goodbye is fair to everybody.',
      l: 'All the keys come back, the invisible ones too.',
    },
    lines: {
      '*': [
        'When a colleague leaves, change all the passwords that you shared.',
        'Before a colleague leaves, ask which sign-in codes come to their phone.',
        'When somebody leaves, let a colleague read their mail. Customers still write to that address.',
        'When a colleague leaves, look for forwarding rules in the mailbox. Some send copies to a private address.',
        'If a colleague changes departments, use the same list.',
      ],
      h: ['Eleven people signed the card for the colleague who left. Nobody signed the list of the logins.'],
    },
    scene: [
      'Half past four on the last day. The only one who knows the login of the booking system is cutting the cake.',
      'A year later the domain has to be renewed. The reminder goes to the phone of a colleague who left.',
    ],
    why: [
      [
        'Usually nobody does any harm. But then a password is needed that only one person knew, and she now works in Lisbon.',
        'What hurts is the account that only one person could open.',
      ],
      [
        'And nobody notices when somebody uses an old account.',
        'An account that nobody watches is an open door.',
      ],
    ],
    parts: [
      [
        ['Block the login', 'Switch off the account, do not delete it'],
        ['There are still files in it.', 'You can delete it later.', 'What is blocked can be opened again.'],
        'A user account being set to blocked',
      ],
      [
        ['Change the shared passwords', 'Change door codes and Wi-Fi'],
        ['What is on the whiteboard too.', 'Everything that several people knew.', 'It takes ten minutes.'],
        'A code being wiped off a whiteboard',
      ],
      [
        ['Move the sign-in codes', 'Transfer the codes to another phone'],
        [
          'Do it while you are both in the room.',
          'Later it takes weeks.',
          'Which accounts send a code to that phone?',
        ],
        'Two phones side by side on a desk',
      ],
      [
        ['Hand over the mailbox', 'Decide who reads their mail'],
        [
          'Customers write to the old address for months.',
          'An automatic reply should say whom to ask.',
          'Otherwise you lose orders.',
        ],
        'An automatic reply being typed',
      ],
      [
        ['Look for forwarding rules', 'Check where the mail is sent on to'],
        [
          'They were useful once, and everybody forgets them.',
          'You find them in the settings of the mailbox.',
          'Some are years old.',
        ],
        'A mail rule on a settings page',
      ],
      [
        ['Take back laptop, phone and keys', 'Collect the devices by list'],
        ['And the charger.', 'No list? Begin one today.', 'And delete what is on them.'],
        'A laptop and keys on a table',
      ],
    ],
    turn: ['If you do it with everybody, nobody takes it personally.', 'The same list for every goodbye.'],
    asks: [
      'Which password in your firm does only one person know?',
      'Would anybody notice an old account that is still open?',
    ],
    ends: {
      p: 'Begin the list on the first day. Then the last one takes ten minutes.',
      f: 'And then have some cake.',
      a: 'Block, change, move, hand over, on the same day.',
      t: 'Keep a list of all accounts and who looks after them.',
      h: 'The printer takes longest. It gets fond of people.',
      i: 'If you part well, they come back for a visit.',
      l: 'Everything is back, and nothing is left open.',
    },
    work: 'Read the list from the end, and you know what a new colleague needs on the first day.',
    keep: 'the next time somebody leaves',
    send: 'whoever organises the cake',
    own: [
      {
        about: 'onboard|offboard|leaver|new starter|user account',
        kinds: ['service', 'process', 'offer', 'price'],
        lead: 'We can do the list for you.',
      },
    ],
    pic: {
      ask: 'An empty desk with keys and a badge lying on it',
      alt: 'Keys and a badge on an empty desk',
    },
    claims: [
      [
        'Offboarding: disable, rotate shared secrets, move recovery routes, check forwarding',
        'general IT practice',
      ],
    ],
    unless: HOMES_ONLY,
  },
  {
    id: 'what-the-padlock-says',
    format: 'myth',
    again: 10,
    emoji: '🔒',
    tags: ['Phishing', 'OnlineSafety', 'WebSecurity'],
    title: [
      'Does the padlock mean that a website can be trusted?',
      'What the padlock in the browser means, and what it does not',
    ],
    cover: 'The padlock does not mean safe',
    gist: [
      'The padlock means that nobody can read along. It does not say who is at the other end, and fake shops have one too.',
      'The padlock protects the way to a website, not you from the website. Read the address.',
    ],
    subject: ['Even fake shops have a padlock', 'What the padlock really means'],
    hooks: {
      '*': [
        'A fake shop has a padlock too. It costs nothing and takes minutes.',
        'For years we were told to look for the padlock. The thieves were listening.',
        'A padlock in the browser says nothing about who is at the other end.',
      ],
      p: 'A padlock means that the connection is private, and not that the website is honest.',
      f: 'You were told to look for the padlock. That is only half of it.',
      a: 'Do not trust the padlock. Read the address.',
      t: 'The padlock only proves that somebody owns that web address.',
      h: 'The padlock tells you that nobody can overhear you being robbed.',
      i: 'If you can read a web address, you are hard to fool.',
      l: 'A private line is not yet good company.',
    },
    lines: {
      '*': [
        'The padlock means: private line. It does not mean: honest person.',
        'Read a web address from the right: what stands around the last dot is who you are dealing with.',
        'Type the address of your bank yourself, or use a bookmark. Then a fake page cannot fool you.',
        'Your password manager does not offer your login on a page you know? Stop. It may be a fake.',
        'Fake web addresses look right from the left. Read them from the right.',
      ],
      h: ['A burglar in a tie is still a burglar, and a fake shop with a padlock is still a fake shop.'],
    },
    scene: [
      'The {parcel|package} message looks right, and the page has a padlock. Only the address ends in something that no post office is called.',
      '"It must be real, it has the padlock," says somebody at the next desk. That is not enough.',
    ],
    why: [
      [
        'It only shows that nobody between you and the website can read along.',
        'Whoever runs the website can read everything.',
      ],
      [
        'Everybody who has a web address gets a padlock, honest or not.',
        'It takes a few minutes and costs nothing.',
      ],
    ],
    parts: [
      [
        ['Read the address from the right', 'Look at the end of the address'],
        [
          'The famous name in front means nothing.',
          'What stands just before the first single slash is the owner.',
          'That is who you are really dealing with.',
        ],
        'A finger on the end of a web address',
      ],
      [
        ['Type the address yourself', 'Use your own bookmark'],
        [
          'A link in a message can go anywhere.',
          'For your bank, never use a link.',
          'Nobody can fake what you type.',
        ],
        'A bookmark bar with a click',
      ],
      [
        ['Trust your password manager', 'If it does not fill in, stop'],
        [
          'It notices one wrong letter, and you do not.',
          'It only works on the real page.',
          'Then you are on another page.',
        ],
        'An empty login form on a screen',
      ],
    ],
    turn: ['First see who is there.', 'The padlock is good. It only answers another question.'],
    asks: ['What do you look at before you type in a password?', 'Has a fake page ever nearly fooled you?'],
    ends: {
      p: 'Show it to your team with a real address.',
      f: 'Show your parents. They learnt the padlock too.',
      a: 'First the address, then the password.',
      t: 'The part before the last dot is what counts.',
      h: 'Thieves like privacy too.',
      i: 'Everybody who reads the address makes fraud harder.',
      l: 'Look twice, and then go on.',
    },
    work: 'Print some web addresses, and let everybody underline who it really is. It takes five minutes.',
    myth: 'A website with a padlock is safe',
    short: [
      'It only says that nobody can read along, and nothing about who runs the page.',
      'The way is safe. The website may not be.',
    ],
    keep: 'the next message about a {parcel|package}',
    send: 'somebody who trusts the padlock',
    own: [
      {
        about: 'phishing|security awareness|(?:staff|security) training',
        kinds: ['service', 'event', 'offer'],
        lead: 'You can practise it with us.',
      },
    ],
    pic: {
      ask: 'An address bar on a laptop screen, photographed at an angle',
      alt: 'The address bar of a browser on a laptop screen',
    },
    claims: [
      [
        'TLS certificates validate domain control; phishing sites commonly use HTTPS',
        'web standards; anti-phishing reports; UK NCSC',
      ],
    ],
  },
  {
    id: 'before-the-phone-is-gone',
    format: 'checklist',
    again: 9,
    emoji: '📱',
    tick: true,
    tags: ['LostPhone', 'MobileSecurity', 'OnlineSafety'],
    title: ['Lost phone: what to set up before it happens', 'Lost phone? Five settings to make before'],
    cover: 'Five settings before you lose it',
    gist: [
      'Losing your phone is a nuisance if you have made five settings, and a bad month if not. All five take a lunch break.',
      'Screen lock, location, device number, codes on paper, no previews: do it while you still have your phone.',
    ],
    subject: ['Your phone will be lost one day', 'Before you lose your phone'],
    hooks: {
      '*': [
        'Your phone is on a train to the coast, and you are not.',
        'What you can do about a lost phone, you have to do before.',
        'You can only prepare for a lost phone while you still have it.',
      ],
      p: 'A lost phone is the most likely security problem in many firms.',
      f: 'Is your phone in your hand? Good. Then you can do this now.',
      a: 'Prepare your phone as if you will lose it. One day you will.',
      t: 'You can only delete a lost phone from far away if you switched it on before.',
      h: 'Under a {cinema seat|movie theater seat} lies a phone with your whole life on it.',
      i: 'Half an hour today, and a lost phone is only a nuisance.',
      l: 'If you lose your phone, you should only lose a phone.',
    },
    lines: {
      '*': [
        'Try to find your phone from a computer today. If it does not work now, it will not work when it is lost.',
        'Hide message previews on the locked screen of your phone. Otherwise anybody can read your codes.',
        'Write the serial number of your phone on paper. Police and insurance will ask for it.',
        'Put a PIN on your SIM card. Otherwise somebody can use your number in another phone.',
        "Write a friend's number on the lock screen of your phone. Honest people call.",
      ],
      h: ['The quickest way to find out what was on your phone is to leave it in a taxi.'],
    },
    scene: [
      'You look in one pocket, then in the other, then in the first again. The bus with your phone turns the corner.',
      'Somebody borrows a phone to call their own. It rings, far away.',
    ],
    why: [
      [
        'On your phone are your mail, your codes and your cards. Whoever can open it can be you.',
        'With your unlocked phone a stranger can do nearly everything.',
      ],
      [
        'Everything that helps afterwards has to be switched on before.',
        'Once it is lost, you cannot set up anything.',
      ],
    ],
    parts: [
      [
        ['Lock the screen after a minute', 'Use a finger or a long code'],
        [
          'On a café table it should lock quickly.',
          'Half a minute is long enough.',
          'Then nobody can just pick it up and use it.',
        ],
        'A thumb on a lock screen',
      ],
      [
        ['Try to find your phone from a computer', 'Let it ring from another device'],
        ['Then you know that it works.', 'That is what you will do when it is lost.', 'Once is enough.'],
        'A map with a dot on a laptop',
      ],
      [
        ['Hide messages on the lock screen', 'Switch off previews'],
        [
          'Otherwise anybody can read your codes.',
          'It is in the settings under notifications.',
          'You still see them when the screen is open.',
        ],
        'A lock screen without previews',
      ],
      [
        ['Write down the device number', 'Put the serial number on paper'],
        [
          'It is on the box and in the settings.',
          'With it the phone can be blocked.',
          'The insurance will ask for it.',
        ],
        'A number being copied into a notebook',
      ],
      [
        ['Print your recovery codes', 'Keep spare codes in a drawer'],
        [
          'Without them you do not get into your accounts with a new phone.',
          'They open what your phone used to open.',
          'Put them with your passport.',
        ],
        'A sheet of codes in an envelope',
      ],
    ],
    turn: ['Then you may lose it. It is annoying, and no more.', 'You only have to do it once.'],
    asks: ['Where was your phone when you last lost it?', 'Have you ever tried to find it from a computer?'],
    ends: {
      p: 'If you give phones to your staff, give them this list too.',
      f: 'And if it is in the fridge, we will say nothing.',
      a: 'Lock, find, hide, write down, print.',
      t: 'Do not keep the password and the second factor on the same phone.',
      h: 'It is in your coat. It is always in the coat.',
      i: 'A little work today saves you a bad day.',
      l: 'You have lost a phone, and nothing else.',
    },
    work: 'Ask your team: whom do you call if you lose your work phone on a Saturday?',
    keep: 'your next lunch break',
    send: 'the friend who has already lost two',
    own: [
      {
        about: '(?:work|company|business|staff) phones?|mobile devices?|device management|\\bMDM\\b',
        kinds: ['service', 'process', 'offer', 'product'],
        lead: 'And for the phones of a whole team?',
      },
    ],
    pic: {
      ask: 'A phone left on a bench or a café chair',
      alt: 'A phone lying forgotten on a bench',
    },
    claims: [
      [
        'Lock, find-my-device, SIM PIN, IMEI note, hidden previews',
        "device makers' and police advice on lost phones",
      ],
    ],
  },
  {
    id: 'which-account-would-hurt',
    format: 'question',
    again: 8,
    emoji: '🗝️',
    tags: ['DigitalLife', 'OnlineSafety', 'SmallBusiness'],
    title: ['Which online account could you not live without?', 'The one login you must not lose'],
    cover: 'Which account must you not lose?',
    gist: [
      'Imagine that one of your accounts is gone tomorrow. Which one would stop your day? Protect that one first.',
      'Mail, photos, your phone number, your website: which account could you not live without? Then you know what to protect first.',
    ],
    subject: ['Which login would you miss most?', 'One account is gone. Which one hurts?'],
    hooks: {
      '*': [
        'Tomorrow one of your accounts is gone. Which one would you notice first?',
        'Everybody has one login that everything else depends on. Which is yours?',
        'Find out which account you cannot lose, before it happens.',
      ],
      p: 'One question tells you which account to protect first.',
      f: 'A question for your coffee break: which account could you not live without?',
      a: 'Know which account you must not lose, and protect it.',
      t: 'Which account do most others depend on? Begin with that.',
      h: 'The streaming account would make everybody cry. It is still not the answer.',
      i: 'It is good to know what you really depend on.',
      l: 'Imagine that it is gone, and you know what matters.',
    },
    lines: {
      '*': [
        'Which account would stop your work if it were gone tonight? Give it a long password and a second step.',
        'Which account must you not lose? Most of us say the bank. But the bank knows you. Your mail provider does not.',
        'Ask your colleagues which login would hurt. If three say the same, a second person needs it too.',
        'Twelve years of photos behind a password from school. Do you know somebody like that?',
        'Write down the three accounts that your firm needs most, and who can get in.',
      ],
      h: ['Nobody says "the loyalty card of the car wash". Yet it has the longest password rules.'],
    },
    scene: [
      'Somebody asks at lunch which account would hurt most, and the whole table goes quiet.',
      'You sign in as always, and it says: this account does not exist.',
    ],
    why: [
      [
        'Some accounts you get back with a phone call, and some not at all.',
        'Your bank knows you. For others you are only a login.',
      ],
    ],
    parts: [
      [
        ['Your mail', 'Your mailbox'],
        ['Every "forgot password" link goes there.', 'All your orders are in it.', 'Try a day without it.'],
        'An inbox on a screen',
      ],
      [
        ['Your phone number', 'The number on your van'],
        [
          'Customers call it, and codes are sent to it.',
          'It is on every card and in a thousand phones.',
          'Everybody knows it by heart.',
        ],
        'A number painted on a van',
      ],
      [
        ['Your web address', 'Your domain name'],
        [
          'Website and mail depend on it.',
          'If nobody renews it, both are gone.',
          'It is only rented, year by year.',
        ],
        'A shop sign with a web address',
      ],
      [
        ['Your photos', 'All your pictures'],
        [
          'They are worth nothing to a thief, and everything to you.',
          'Nobody can bring them back.',
          'That is why nobody guards them.',
        ],
        'Old prints beside a phone',
      ],
    ],
    turn: ['Whatever you named: give it fifteen minutes this week.', 'Now you know what to protect first.'],
    asks: ['Which account is it for you, and why?', 'Which login would your family miss first?'],
    ends: {
      p: 'Write down the first three, and who can open them.',
      f: 'Tell us yours. We are curious in a helpful way.',
      a: 'Name it, lock it, copy what is in it.',
      t: 'For each of them: who owns it, how do you get back in, is there a copy?',
      h: 'If you said streaming, ask again on Monday.',
      i: 'What you would miss shows what you have built.',
      l: 'Look after what cannot be replaced.',
    },
    work: 'Ask each colleague alone. An account that only one of them names leaves with them.',
    keep: 'lunch with your colleagues',
    send: 'whoever has all the passwords in their head',
    pic: {
      ask: 'A bunch of old keys on a desk beside a keyboard',
      alt: 'A bunch of keys lying next to a keyboard',
    },
    claims: [['Accounts differ in recoverability; recovery depends on mail and number', 'common experience']],
  },
];
