// Accounts, backups and the people who try to get at them.
import type { Idea } from '../../library/idea.ts';

export const SAFETY: readonly Idea[] = [
  {
    id: 'words-make-the-password',
    format: 'myth',
    again: 10,
    emoji: '🔑',
    tags: ['Passwords', 'CyberSecurity', 'OnlineSafety'],
    title: ['Strong passwords: why length beats odd symbols', 'A password you can type and nobody can guess'],
    cover: 'Longer beats stranger',
    gist: [
      'A row of unrelated words makes a stronger password than a short jumble of symbols, and a person can type it. Length does the work.',
      'Exclamation marks at the end fool no one. Several random words do more for a password than any sprinkling of symbols.',
    ],
    subject: ['Your password is probably too short', 'Stop putting a symbol at the end'],
    hooks: {
      '*': [
        'Swapping an a for an at sign is the first thing that a cracking program tries.',
        'The password that nobody in the office can type is not the strong one.',
        'Eight odd characters are hard for you and easy for a machine.',
      ],
      p: 'Password rules with capitals and symbols mostly produce the same few patterns.',
      f: 'If you need a sticky note to remember it, the password has already gone wrong.',
      a: 'Make it longer. Leave the symbols to people who like them.',
      t: 'Each added random word multiplies the search space by the size of the word list.',
      h: 'Capital letter, pet, birth year, exclamation mark. You have met this password. So have they.',
      i: 'A good password can be something that a human being is able to remember.',
      l: 'Four unhurried words will guard a door better than a tangle of symbols.',
    },
    lines: {
      '*': [
        'Pick four words with a pin from a book. Nobody can guess a pin, and you can still type the result.',
        'Cracking programs know that people put the capital first and the symbol last. Length is what they cannot shortcut.',
        'Change a password when there is a reason, such as a leak. Changing it every season only teaches people to count upwards.',
        'One long password for the password manager, and you may forget the rest with a clear conscience.',
        'Spaces are allowed in most passwords and make them easier to type.',
      ],
      h: ['If the password policy needs a sticky note to survive, the sticky note is the password policy.'],
    },
    scene: [
      'New starter, first morning. The form rejects the password for want of a symbol, so an exclamation mark goes on the end. It always goes on the end.',
      'There is a note under the keyboard at reception. It has been updated each spring: same word, next year.',
    ],
    why: [
      [
        'Programs that guess passwords start with leaked lists and the usual swaps, so a short word in disguise falls early.',
        'A guesser works through known passwords and well-worn substitutions first. Disguising a short word hardly slows it down.',
      ],
      [
        'Every extra random word multiplies the work, while a person only has one more picture to remember.',
        'Adding length makes the guessing slower by huge steps, and the human cost is a single noun.',
      ],
    ],
    parts: [
      [
        ['Take words that do not belong together', 'Pick words by accident'],
        [
          'Song titles and proverbs are in the lists already. Random nouns are not.',
          'Open a book at four pages and point. Phrases that people know have been collected long ago.',
          "Eyes shut, finger down, four times. What makes sense together is on somebody's list.",
        ],
        'A finger pointing into an open book',
      ],
      [
        ['Keep out what friends could guess', 'Nothing that is known about you'],
        [
          'Street, team, dog, birthday: half of it can be read on a profile page.',
          'Anything that has ever been in a birthday card is a poor choice.',
          'The cat is on your profile, and so is the house number.',
        ],
        'A birthday card beside a keyboard',
      ],
      [
        ['Let a manager remember the others', 'Keep one in your head, no more'],
        [
          'It makes up a different one for each site, and that is what stops one leak from opening ten doors.',
          'You learn one by heart. The program holds a separate one for every shop and portal.',
          'A program holds all the others, and then a leak at one shop stays a leak at one shop.',
        ],
        'A password manager filling in a form',
      ],
      [
        ['Change it when there is a reason', 'Leave it alone until something happens'],
        [
          'A leak, a leaver, a suspicion. Forced changes on a calendar produce weaker choices.',
          'Routine expiry makes people add a digit to the old one. A known breach is a better trigger.',
          'A change on demand makes weak ones. A change after a leak makes sense.',
        ],
        'A calendar page being crossed out',
      ],
    ],
    turn: [
      'Long, odd and used once: that is nearly all there is to it.',
      'The rule fits on a stamp: make it long, and use it in one place.',
    ],
    asks: [
      'How many sites share your oldest password?',
      'Which password rule annoys you more than any other?',
    ],
    ends: {
      p: 'It is a change of policy that costs nothing and that staff will thank you for.',
      f: 'Start with the mail account. The rest can wait for a rainy evening.',
      a: 'Four random words. A manager for the rest.',
      t: 'Entropy comes from how the words were chosen, so let dice or a book choose them.',
      h: 'The exclamation mark may go back to being excited.',
      i: 'Security that people can live with is the kind that lasts.',
      l: 'Then let it rest, and forget the rest.',
    },
    work: 'Official guidance in several countries has moved away from forced changes and compulsory symbols. If your policy still demands both, it is probably older than the phone of the person who enforces it.',
    myth: 'A strong password must look like a cat crossed the keyboard',
    short: [
      'Length does more than symbols: several random words beat a short jumble.',
      'What counts is how long it is. Words that have nothing to do with one another do it well.',
    ],
    keep: 'the next time a form asks for a new password',
    send: 'the person with the note under the keyboard',
    own: [
      {
        about: 'password|sign-in|security (?:check|review|audit|training)',
        kinds: ['service', 'offer', 'event'],
        lead: 'You need not sort this out alone.',
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
    title: [
      'Two-step sign-in: why your mail account comes first',
      'Protect your email first: every reset goes through it',
    ],
    cover: 'Lock the mailbox first',
    gist: [
      'Anyone who reads your mail can reset nearly every other password you have. Put the second lock there first, and keep the recovery codes on paper.',
      'Begin two-step sign-in with the mailbox, since every reset link lands in it. A quarter of an hour and a printed sheet of codes will do.',
    ],
    subject: ['One account opens all the others', 'Start with the mailbox'],
    hooks: {
      '*': [
        'Somebody with your mailbox needs none of your other passwords.',
        'Press "forgot password" anywhere and see where the link goes.',
        'Your mailbox is the master key, and it has one lock.',
      ],
      p: 'One account can reset all the others, and it is rarely the one with the strictest lock.',
      f: 'Got fifteen minutes and a printer? Your mail account would like a second lock.',
      a: 'Second factor on the mailbox. Today, before the bank, before the shop.',
      t: 'Account recovery usually falls back on mail, so the mailbox is the root of trust.',
      h: 'People guard the bank card like a dragon and leave the mailbox on the latch.',
      i: 'A quarter of an hour on one account makes dozens of others sturdier.',
      l: 'One key opens every drawer in the desk. It deserves a better hiding place.',
    },
    lines: {
      '*': [
        'If you protect one account with a second step, make it your mail. All the reset links end up there.',
        'Recovery codes belong on paper in a drawer. A screenshot on the phone is lost together with the phone.',
        'Still have an old number in your account settings? Anyone who owns it now might get your codes by text.',
        'A sign-in code that you did not ask for means somebody has your password. Do not approve it; change the password.',
        'Log out of mail on the old tablet before you give it away. It is the quietest way in.',
      ],
      h: [
        'Two-step sign-in is like asking for a second key at the door. The burglar finds it tiresome. That is the feature.',
      ],
    },
    scene: [
      'A shop owner tries to sign in on a Monday and cannot. By then the intruder has reset the booking page, the online shop and the domain.',
      'The settings page still lists a phone number from two contracts ago. Nobody remembers who has it now.',
    ],
    why: [
      [
        'Nearly every service sends its reset link by mail, so the mailbox can open what it has never seen.',
        'Forgotten passwords are replaced through the inbox. That makes the inbox the master key.',
      ],
      [
        'With a second step a stolen password alone does not open it.',
        'A thief who has only the password then stands in front of another door.',
      ],
    ],
    parts: [
      [
        ['Open the security page of your mail', 'Go to the security settings'],
        [
          'It may be called two-step, two-factor or sign-in options. All mean the same thing.',
          'Look under account, then security. Names vary from provider to provider.',
          'The name differs, the place hardly: under your account.',
        ],
        'A security settings page on a laptop',
      ],
      [
        ['Choose an app or a key', 'Codes by text are second best'],
        [
          'A code by text is far better than nothing, but numbers can be moved to another SIM card.',
          'Authenticator apps and hardware keys do not depend on the phone company. Texts do.',
          'A phone number can be talked out of a shop. A key has to be stolen.',
        ],
        'An authenticator app on a phone',
      ],
      [
        ['Print the recovery codes', 'Put the spare codes on paper'],
        [
          'They let you in when the phone is lost. Put the sheet where you keep the passports.',
          'A broken phone is the usual reason for being locked out. Paper survives it.',
          'Phones drown. A sheet beside the passports does not.',
        ],
        'A printed sheet going into a drawer',
      ],
      [
        ['Remove old numbers and addresses', 'Clear out old ways back in'],
        [
          'Recovery routes that you no longer own belong to somebody else.',
          'The address from your student days can still be asked to vouch for you.',
          'An address you gave up years ago may belong to somebody by now.',
        ],
        'An old phone number being deleted',
      ],
    ],
    turn: [
      'After that, do the bank, the domain and the phone contract.',
      'The next in line are the accounts that could cost you money or your name.',
    ],
    asks: ['Which of your accounts got its second lock first?', 'Where do your recovery codes live?'],
    ends: {
      p: 'For a team, do it together in one meeting and collect the awkward cases on the spot.',
      f: 'Make tea, do the mailbox, and stop there for today if you like.',
      a: 'Mailbox first. Codes on paper.',
      t: 'Prefer methods that are bound to the site, such as security keys; they do not work on a fake page.',
      h: 'The sheet of codes goes with the passports, where everyone knows to look and no one does.',
      i: 'The dull quarter of an hour today is the calm Monday that you never notice.',
      l: 'Quietly done, and then out of mind.',
    },
    work: 'In a small firm the account to begin with is often the shared one: info, office, bookings. Give each person a sign-in of their own to that mailbox, so that the second step does not depend on one phone that happens to be {on holiday|on vacation}.',
    keep: 'a quiet quarter of an hour',
    send: 'the person whose mailbox runs the whole shop',
    own: [
      {
        about: 'two-(?:step|factor)|\\bMFA\\b|\\b2FA\\b|security (?:check|review|setup)',
        kinds: ['service', 'process', 'offer', 'event'],
        lead: 'A word from our own desk.',
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
      'New bank account on an invoice? Phone first, then pay',
    ],
    cover: '{Ring|Call} before you pay',
    gist: [
      'A supplier writes that the bank account has changed. {Ring|Call} them on a number that you already had, because a reply by mail may go straight to the thief.',
      'New bank details by mail deserve one phone call, to a number from an old invoice. That call is the whole defence.',
    ],
    subject: ['"Our bank details have changed"', 'The one call to make before paying'],
    hooks: {
      '*': [
        'The invoice is real, the amount is right and the account number belongs to a stranger.',
        '"Please note our new bank details." There is one good answer, and it is not a mail.',
        'A stranger can sit between two firms that trust each other.',
      ],
      p: 'Payment fraud against small firms seldom breaks in. It asks politely, on letterhead.',
      f: 'A supplier has a new bank account? Lovely for them. {Ring|Call} before you pay.',
      a: 'Never confirm bank details by the route on which they came.',
      t: 'If the mailbox at the other end has been taken over, your reply reaches the attacker. Change the channel.',
      h: 'The mail said that the bank details had changed. So, in a way, had the supplier.',
      i: 'A two-minute call protects a month of work, and it is a nice way to say hello.',
      l: 'Some letters deserve a voice before a signature.',
    },
    lines: {
      '*': [
        'New bank details in a mail? {Ring|Call} the supplier on the number from last year, not on the one in the message.',
        'If their mailbox has been hijacked, your question "is this right?" gets a quick and friendly yes from the thief.',
        'Add one line to your payment routine: changed account, phone call, initials of whoever made it.',
        'Haste is the oldest tool in the box. A real supplier will wait until you have {rung|called} back.',
        'Agree with your ten largest suppliers now how changes are announced. It takes ten calls.',
      ],
      h: [
        '"Kindly update our bank details before noon." Real suppliers have never kindly anythinged before noon.',
      ],
    },
    scene: [
      'Thursday afternoon, payment run. One of the invoices carries a short note about a new account, and it sits in the same mail thread as always.',
      'The mail has the right name, the right project and the right sum. It even answers your question from Tuesday.',
    ],
    why: [
      [
        'Fraudsters who get into a mailbox read along until an invoice is due, and then they send it again with their own account.',
        'Anyone who has taken over a mailbox can wait for weeks, learn the tone and swap a single line at the right moment.',
      ],
      [
        'A reply stays inside the channel that they control. A phone call does not.',
        'Asking back by mail means asking the person who wrote it.',
      ],
    ],
    parts: [
      [
        ['{Ring|Call} a number that you already had', 'Use a number from before'],
        [
          'From an old invoice, a contract or your own contacts. The one in the mail may be theirs.',
          'Dig it out of last year. Numbers that arrive with the news prove nothing.',
          'Whoever forged the bill has printed a number on it as well.',
        ],
        'A hand dialling from a paper invoice',
      ],
      [
        ['Let them read the account aloud', 'Let them tell you the digits'],
        [
          'Reading it out to them only invites a polite yes.',
          'If you say the digits, a busy person agrees. If they do, you can compare.',
          'You compare, they read. The other way round proves nothing.',
        ],
        'A finger following digits on paper',
      ],
      [
        ['Have two people see each change', 'It takes two to change an account'],
        [
          'One enters the new account, another releases the payment.',
          'Fraud counts on one person in a rush. A second pair of eyes spoils the timing.',
          'One types and the other one lets it go.',
        ],
        'Two people looking at one screen',
      ],
      [
        ['Write down who {rang|called} and when', 'Note the call'],
        [
          'A note in the supplier file takes seconds and settles any later question.',
          'Initials and a date beside the account turn a habit into a rule.',
          'Name, day, initials. It protects whoever made it.',
        ],
        'Initials pencilled beside an entry',
      ],
    ],
    turn: [
      'It costs a phone call. The other way has cost some firms a quarter.',
      'Nobody honest minds being {rung|called} up about where to send their money.',
    ],
    asks: [
      'Does your payment routine name what happens when an account changes?',
      'Who in your firm may change a supplier account?',
    ],
    ends: {
      p: 'Tell your suppliers, too, that you will ring. The honest ones do the same.',
      f: 'And ask how the children are while you have them on the line.',
      a: 'New account, known number, second person.',
      t: 'Look for a changed reply address and a new forwarding rule if you suspect your own side.',
      h: 'It is the only anti-fraud system that comes with small talk.',
      i: 'Trust between firms is built on exactly this kind of call.',
      l: 'A calm call settles it.',
    },
    work: 'Put it into the supplier terms as one sentence: account details are changed by phone with a known contact, never by mail alone. It protects your customers when it is your mailbox that has been taken over.',
    wrong: 'Answering the mail to ask whether the new bank details are right',
    caution: [
      'If money has already gone to a wrong account, {ring|call} your bank at once and report it to the police.',
      'If the money is gone already, call your bank at once and go to the police.',
    ],
    keep: 'the day an invoice brings a new account number',
    send: 'the person who does the payment run',
    own: [
      {
        about: 'phishing|fraud|security (?:training|awareness|workshop)',
        kinds: ['service', 'event', 'offer'],
        lead: 'Would practice help your team?',
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
  },
  {
    id: 'restore-one-file',
    format: 'tip',
    again: 8,
    emoji: '💾',
    tags: ['Backup', 'DataRecovery', 'SmallBusinessIT'],
    title: [
      'How to test a backup: restore one file today',
      'Is your backup any good? Get one file out of it',
    ],
    cover: 'Restore one file today',
    gist: [
      'Take one file of yesterday, restore it from the backup into an empty folder and open it. That quarter of an hour is the only proof that there is.',
      'A green tick says that a copy was written. Restoring a single file and opening it says that the copy can be read.',
    ],
    subject: ['When did you last open a backup?', 'The green tick proves very little'],
    hooks: {
      '*': [
        'The backup has reported success every night for two years. Nobody has ever opened one.',
        'There is one question about backups that most offices cannot answer: how long does it take to get a file back?',
        'A green tick says that something was copied. It does not say that it can be read.',
      ],
      p: 'A backup report tells you that something was copied. It does not tell you what.',
      f: 'Fancy a small experiment? Ask your backup for one file from last Tuesday.',
      a: 'What has never been restored does not count as a backup.',
      t: 'A job can exit with success and still hold an empty export. Only a restore exercises the whole path.',
      h: 'Schrödinger kept a cat in a box. Most offices keep a backup there.',
      i: 'Calm on a bad day is made on a quiet afternoon like this one.',
      l: 'Certainty has a modest price: one file, one folder, a few minutes.',
    },
    lines: {
      '*': [
        'Restore one file today, into an empty folder, and open it. You will learn more than from a year of green ticks.',
        'Ask who can restore a file when the one person who knows how is on a plane.',
        'Keep at least one copy where a thief with your passwords cannot delete it: offline or locked against changes.',
        'The backup key or password must not live only on the machine that you would be restoring.',
        'Let the person do it who would have to do it on the day. That is the second half of the test.',
      ],
      h: ['Everyone has a backup until the first restore. Then some people have an anecdote.'],
    },
    scene: [
      'Somebody deletes the wrong folder on a Friday. All heads turn to the one colleague who once set up the backup and who is in a tent without reception.',
      'The mail comes each morning: backup completed. It has been filed unread since the office moved.',
    ],
    why: [
      [
        'Copies fail quietly: a moved folder, a full disk, a database that was saved half open.',
        'What usually goes wrong is silent. A path changes, a drive fills, and the job still says that it has finished.',
      ],
      [
        'A restore on an ordinary day also shows how long it takes and who is able to do it.',
        'Trying it out in peace tells you the two things that count in an emergency: how long, and by whom.',
      ],
    ],
    parts: [
      [
        ['Pick a file that changed yesterday', 'Take one from this week'],
        [
          'Old files prove that the copying once worked. A recent one proves that it still does.',
          'Choose something from this week, so that you see whether the job is still running properly.',
          'A fresh file tells you about last night and not about last year.',
        ],
        'A file list sorted by date',
      ],
      [
        ['Restore it into an empty folder', 'Put it somewhere else'],
        [
          'Beside the original, not over it, in case the copy is the bad one.',
          'A separate place keeps today safe while you try out last night.',
          'Nothing that works should be written over by a test.',
        ],
        'An empty folder opening on screen',
      ],
      [
        ['Open it and look', 'Read it to the end'],
        [
          'A file of the right name can still be empty. Scroll to the end.',
          'Names and dates may be fine while the inside is not.',
          'The name proves nothing, and the first page little.',
        ],
        'A restored document being scrolled',
      ],
      [
        ['Note how long it took', 'Stop the time'],
        [
          'One file in ten minutes tells you what a whole server would mean.',
          'That figure, times everything, is how long you would be standing still.',
          'Multiply, and you know how long the firm would stand still.',
        ],
        'A stopwatch beside a laptop',
      ],
    ],
    turn: [
      'Put the next try into the calendar before you close the folder.',
      'Repeat it each season, with a different file and a different person.',
    ],
    asks: [
      'When did you last restore a file, and was it on purpose?',
      'Who could do it besides the person who set it up?',
    ],
    ends: {
      p: 'Write the result on one line: date, file, minutes, name.',
      f: 'If it works, you have earned your coffee. If it does not, today was a good day to find out.',
      a: 'Restore, open, time it. Then believe the tick.',
      t: 'For databases, restore into a scratch instance and run a count against the live one.',
      h: 'A backup is like a parachute: better to know beforehand.',
      i: 'Peace of mind is a thing that you can test.',
      l: 'One small proof, and you sleep better.',
    },
    work: 'When you compare providers, ask for the restore and not for the backup: how long, from how far back, by whom, and when was it last tried. People who test will have the answers to hand.',
    keep: 'the next quiet afternoon in the office',
    send: 'the person who gets the backup mail each morning',
    own: [
      {
        about: 'back.?ups?\\b|restore (?:test|from)',
        kinds: ['service', 'process', 'policy', 'offer'],
        lead: 'How is it handled here?',
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
      'Offboarding: which accounts and keys to take care of',
    ],
    cover: 'When a colleague leaves',
    gist: [
      'Cake, card, and then the accounts: mail, shared passwords, the shop login, the phone number that gets the codes. A short list saves a long search.',
      'What somebody could open on their last day they can open a month later, unless there is a list. This one fits on a card.',
    ],
    subject: ['The cake is ordered. What about the logins?', 'Leaving do, and then the accounts'],
    hooks: {
      '*': [
        'The desk is empty, the mug is packed and the login still works.',
        'People leave on a Friday. Their access often leaves about a year later.',
        'Goodbye takes an afternoon. The accounts take a list.',
      ],
      p: 'Offboarding is mostly remembered for the laptop. The accounts are where it goes wrong.',
      f: 'Somebody is leaving, and everybody is busy with the card. Here is the other list.',
      a: 'Access ends on the last day, and somebody signs for it.',
      t: 'Central sign-in removes most accounts with one switch. The rest are the ones that nobody listed.',
      h: 'She left in spring. The printer still scans to her.',
      i: 'A clean goodbye is fair to the person who goes and to those who stay.',
      l: 'A graceful farewell includes the return of every key, the invisible ones too.',
    },
    lines: {
      '*': [
        'When a colleague leaves, change the passwords that were shared. Taking back the laptop does not take back what is known.',
        'Is somebody leaving? Ask on the last day which sites send their sign-in code to that phone. A month later it is hard to ask.',
        'Point the old mailbox at a person, not at a bin. Customers write to the address they know.',
        'Forwarding rules outlive their owners. Look for the one that sends copies to a private address.',
        'Do the same list for somebody who only changes departments. Nobody ever does.',
      ],
      h: [
        'The leaving card is signed by eleven people. The access list is signed by none. That is the wrong way round.',
      ],
    },
    scene: [
      'Half past four on the last day. There is cake in the kitchen, and the only person who knows the login of the booking system is cutting it.',
      'A year on, the domain is due for renewal. The reminder goes to a phone that left with its owner.',
    ],
    why: [
      [
        "Most access is not misused. It is simply lost, and then the one login that was needed is in somebody's old head.",
        'Bad intent is rare. What hurts is the account that only one person could open, and that person now works in Lisbon.',
      ],
      [
        'Unused accounts are also quiet doors, because nobody notices when something moves behind them.',
        'And a login that no one watches is a comfortable way in for a stranger.',
      ],
    ],
    parts: [
      [
        ['Switch off the sign-in', 'Close the door, keep the room'],
        [
          'Disable first and delete later; some files belong to the account.',
          'Blocking keeps the data for the handover. Deletion can take documents with it.',
          'What is blocked can be opened again. What is deleted is gone.',
        ],
        'A user account being set to blocked',
      ],
      [
        ['Change what was shared', 'New secrets for whatever was common knowledge'],
        [
          'The alarm code, the wireless key, the login that lives on the whiteboard.',
          'Whatever three people knew, two should know afterwards.',
          'Door code, Wi-Fi, the login on the yellow note.',
        ],
        'A code being wiped off a whiteboard',
      ],
      [
        ['Move the second step', 'Take over the codes'],
        [
          'Codes that went to a private phone must go to another before the phone walks out.',
          'Authenticator entries leave with their owner, so transfer them while both of you are in the room.',
          'While both of you are still there. Afterwards it takes weeks.',
        ],
        'Two phones side by side on a desk',
      ],
      [
        ['Hand over the mailbox', 'Look after their mail for a while'],
        [
          'Somebody answers it for a while, with an honest line about who is gone.',
          'An automatic reply names a successor. Silence costs orders.',
          'Customers write to people and not to functions.',
        ],
        'An automatic reply being typed',
      ],
      [
        ['Look for forwarding rules', 'See where mail is forwarded to'],
        [
          'They were practical once and nobody sees them afterwards.',
          'Copies to a private address are easily set up and easily forgotten.',
          'A rule from three summers ago still runs.',
        ],
        'A mail rule on a settings page',
      ],
      [
        ['Take devices back, wiped and listed', 'Collect the hardware'],
        [
          'Laptop, phone, keys, cards, and the charger that everyone forgets.',
          'Tick off against what was handed out. If there is no list, begin one today.',
          'By list, with the charger, and emptied.',
        ],
        'A laptop and keys on a table',
      ],
    ],
    turn: [
      'Do it the same way for everybody, and it is never personal.',
      'Used for every goodbye, the list loses its sting.',
    ],
    asks: [
      'Which login in your firm is known to exactly one person?',
      'Who in your office would notice an account that should be gone?',
    ],
    ends: {
      p: 'Start the same list on the first day, and the last one takes ten minutes.',
      f: 'Then go and have some cake. There is usually a corner piece left.',
      a: 'Block, change, move, hand over. On the day.',
      t: 'Keep an inventory of services with owner, admin and recovery route. Offboarding is then a query.',
      h: 'The printer will take longest. It grows fond of people.',
      i: 'Good endings make it easy to come back for a visit.',
      l: 'Everything returned, nothing left open.',
    },
    work: "The list works in both directions. Read from top to bottom on somebody's first morning it is an onboarding plan, and it shows which access a job really needs.",
    keep: 'the next leaving do',
    send: 'the person who organises the cake',
    own: [
      {
        about: 'onboard|offboard|leaver|new starter|user account',
        kinds: ['service', 'process', 'offer', 'price'],
        lead: 'Some firms like to hand this list over.',
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
  },
  {
    id: 'what-the-padlock-says',
    format: 'myth',
    again: 10,
    emoji: '🔒',
    tags: ['Phishing', 'OnlineSafety', 'WebSecurity'],
    title: [
      'Does the padlock mean that a website can be trusted?',
      'What the lock in the browser tells you and what it does not',
    ],
    cover: 'What the padlock really says',
    gist: [
      'The padlock says that nobody can read along on the way. It says nothing about who sits at the other end, and fraudulent pages have one as well.',
      'Encryption guards the road and not the house at its end. Read the address, whatever the padlock shows.',
    ],
    subject: ['The padlock is not a character reference', 'A private line to a stranger'],
    hooks: {
      '*': [
        'A fake shop can have a padlock. It costs nothing and takes minutes.',
        'For years people were told to look for the padlock. The thieves were listening.',
        'Thieves have locks too. They are free.',
      ],
      p: 'Encryption and honesty are two separate things, and the browser only checks one of them.',
      f: 'You were taught to look for the padlock. Time for the second half of that lesson.',
      a: 'Read the address. The padlock vouches for the line and for nothing else.',
      t: 'A certificate proves control of a domain name. It makes no statement about intent.',
      h: 'A padlock tells you that nobody can overhear you being robbed.',
      i: 'Knowing one small thing about the address bar makes you hard to fool.',
      l: 'Discretion of the line is not the same as good company.',
    },
    lines: {
      '*': [
        'The padlock means: private line. It does not mean: honest person at the other end.',
        'Read a web address from the right. What stands just before the last dot and after it is who you are really dealing with.',
        'Type the address of your bank yourself or use a bookmark. Then it does not matter how good the fake is.',
        'If the password manager does not offer your login on a page you know, stop. It reads addresses better than we can.',
        'Long addresses are made to be read from the left. Read them from the end.',
      ],
      h: ['A burglar in a tie is still a burglar, and a fake shop with a padlock is still a fake shop.'],
    },
    scene: [
      'The {parcel|package} message looks right, the page looks right, there is a padlock. Only the address ends in something that no postal service has ever been called.',
      'Somebody at the next desk says: it must be real, it has the lock.',
    ],
    why: [
      [
        'The lock shows that data is scrambled between your browser and the server, whoever runs that server.',
        'All it tells you is that nobody between you and the page can listen in.',
      ],
      [
        'Certificates are handed out automatically to anybody who holds a domain name, which is a good thing for the web and no proof of character.',
        'Anyone with a domain gets one in minutes, honest bakers and impostors alike.',
      ],
    ],
    parts: [
      [
        ['Read the address from the right', 'The name counts from the right'],
        [
          'The last two pieces before the first slash say whose page it is. What stands further left can be anything.',
          'Impostors put the famous name at the front. The owner stands at the end, just before the first single slash.',
          'Find the first single slash and read what is left of it. That is who it is.',
        ],
        'A finger on the end of a web address',
      ],
      [
        ['Come by your own road', 'Type it or tap your bookmark'],
        [
          'A bookmark or a typed address cannot be forged by a message.',
          'For banks and portals, ignore the link and go there as you always do.',
          'A link shows you what its writer wants you to see.',
        ],
        'A bookmark bar with a click',
      ],
      [
        ['Trust the silence of your password manager', 'Believe your password manager'],
        [
          'It fills in only where the address matches. If it stays quiet, ask why.',
          'People overlook a swapped letter. A program does not.',
          'If it offers nothing, you are somewhere else.',
        ],
        'An empty login form on a screen',
      ],
    ],
    turn: [
      'Check who is there, and then enjoy the privacy.',
      'The lock is worth having. It just answers a different question.',
    ],
    asks: [
      'What do you look at before you type a password?',
      'Have you met a fake page that nearly had you?',
    ],
    ends: {
      p: 'A good thing to show at the next staff meeting, with a real address on the wall.',
      f: 'Show it to your parents. They were taught the padlock rule, too.',
      a: 'Address first. Then the password.',
      t: 'Domain validation is automated; only the registrable domain tells you whom you talk to.',
      h: 'Crooks, too, like a private line.',
      i: 'Each person who reads an address makes fraud a little less profitable.',
      l: 'Look twice. Then proceed.',
    },
    work: 'In training sessions, the exercise that stays is a printed list of addresses and a red pen: underline the part that says who it is. It takes five minutes and starts a good argument.',
    myth: 'If there is a padlock, the website is safe',
    short: [
      'The padlock says that the line is private, not that the other end is honest.',
      'Only the way there is safe. What awaits you at the end is another matter.',
    ],
    keep: 'the next {parcel|package} message that wants a click',
    send: 'somebody who still checks only the padlock',
    own: [
      {
        about: 'phishing|security awareness|(?:staff|security) training',
        kinds: ['service', 'event', 'offer'],
        lead: 'This can be practised as a group, too.',
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
    title: [
      'Lost phone: what to set up before it happens',
      'Five settings that make a lost phone a small matter',
    ],
    cover: 'Before the phone is gone',
    gist: [
      'A lost phone is a nuisance if five things were set up before, and a bad month if they were not. All five fit into a lunch break.',
      'Screen lock, location, a note of the device number, codes on paper, photos copied. Do it while the phone is still in your hand.',
    ],
    subject: ['Your phone will be lost one day', 'Five things to do while you still hold it'],
    hooks: {
      '*': [
        'The phone is on a train to the coast, and you are not.',
        'What you do about a lost phone is mostly decided before it is lost.',
        'It is in the seat pocket of a train that has just left.',
      ],
      p: 'For many firms a lost phone is the most likely security incident of the year.',
      f: 'Phone in your hand? Good. That is exactly when this list can be done.',
      a: 'Prepare the phone as if you will lose it. One day you will.',
      t: 'Remote wipe works only if it was enabled earlier and the device comes online again.',
      h: 'Somewhere under a {cinema seat|movie theater seat} there is a phone with your whole life in it and one bar of battery.',
      i: 'Half an hour today turns a disaster into an errand.',
      l: 'Losing an object should cost you the object, and nothing besides.',
    },
    lines: {
      '*': [
        'Try it today: sign in to the "find my device" page on a computer. If your phone does not appear, it will not appear on the day, either.',
        'Hide message previews on the lock screen. A sign-in code that can be read without unlocking is a gift.',
        'Write the serial number of your phone on paper. Police, insurer and network ask for it, and it is inside the phone.',
        'Put a PIN on the SIM card as well, or your number moves to any phone that the card is put into.',
        "Write a friend's number on the lock screen. Honest finders like to {ring|call}.",
      ],
      h: ['The fastest way to learn what was on your phone is to leave it in a taxi.'],
    },
    scene: [
      'You pat one pocket, then the other, then the first one again. The bus is already turning the corner.',
      'Somebody borrows a phone to ring their own. It rings, far away, with nobody near it.',
    ],
    why: [
      [
        'A phone holds the mail, the codes, the cards and the customers, so a stranger with an open one can be you for an evening.',
        'With mail, sign-in codes and payment on one device, whoever can open it can act in your name.',
      ],
      [
        'Everything that helps afterwards has to be switched on beforehand.',
        'None of the rescue features can be added once it is gone.',
      ],
    ],
    parts: [
      [
        ['Lock the screen after a short wait', 'Short wait, strong lock'],
        [
          'A finger or a long code, and no more than a minute of patience.',
          'An unlocked phone on a café table is the whole problem in one picture.',
          'Half a minute is long enough for you and too short for others.',
        ],
        'A thumb on a lock screen',
      ],
      [
        ['Try the location page once', 'Try out the finder'],
        [
          'Sign in on a computer, find the phone, let it ring. Then you know that it works.',
          'Do it from another device, because that is what you will have on the day.',
          'Make it ring from another device, just once.',
        ],
        'A map with a dot on a laptop',
      ],
      [
        ['Hide previews on the lock screen', 'Keep messages off the locked screen'],
        [
          'Codes and messages should wait until the right person opens it.',
          'What shows without a finger can be read by the finder, too.',
          "A code that anyone can read is nobody's secret.",
        ],
        'A lock screen without previews',
      ],
      [
        ['Note the device number on paper', 'Write down its number'],
        [
          'It lets the network block the handset, and the insurer will want it.',
          'It stands in the settings and on the box. Copy it before you need it.',
          'The long one on the box. The network can block it by that.',
        ],
        'A number being copied into a notebook',
      ],
      [
        ['Print the recovery codes', 'A printout of the spare codes'],
        [
          'Without them the new phone cannot get into the old accounts.',
          'A sheet in a drawer opens what the lost device would have opened.',
          'They are your way in when the phone is your way in.',
        ],
        'A sheet of codes in an envelope',
      ],
    ],
    turn: [
      'Then it may get lost. It will be annoying, and that is all.',
      'Done once, it also serves for the next phone and the one after.',
    ],
    asks: [
      'Where was your phone when you last lost it?',
      'Have you ever tried the page that finds your phone?',
    ],
    ends: {
      p: 'For phones that firms hand out, the same list belongs in the {parcel|package} with the phone.',
      f: 'And if it turns up in the fridge, we will say no more about it.',
      a: 'Lock, locate, hide, note, print.',
      t: 'Also store the account and the second factor apart, so that one loss does not take both.',
      h: 'It will be in your coat. It is always in the coat. Do the list anyway.',
      i: 'Good preparation makes small things of large ones.',
      l: 'You lose a thing, and keep everything that mattered.',
    },
    work: 'Ask your team one question: whom do you {ring|call} if you lose the work phone on a Saturday? If the answer is a look from face to face, write a name and a number on a card for every wallet.',
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
    title: ['Which online account could you not do without?', 'The one login you could not lose'],
    cover: 'Which one would hurt?',
    gist: [
      'Imagine one account is gone tomorrow morning, without warning. Which one stops your day? That is the one to look after first.',
      'Mail, photographs, the number, the page on which customers find you: name the account that you could not lose, and you know where to begin.',
    ],
    subject: ['Which login would you miss by noon?', 'One account is gone. Which one hurts?'],
    hooks: {
      '*': [
        'Tomorrow morning one of your accounts is gone. Which one do you notice first?',
        'Everyone has one login that holds up all the rest.',
        'If you do not know which, you will find out on a bad day.',
      ],
      p: 'A risk list can begin with one question that takes a minute.',
      f: 'A question for your coffee break: which account would hurt?',
      a: 'Know which account you cannot lose. Protect that one properly.',
      t: 'Rank accounts by what depends on them, and the order of work follows.',
      h: 'The streaming login would cause the loudest protest. It is still not the answer.',
      i: 'It is a useful thing to know what you really depend on.',
      l: 'One discovers what is precious by imagining it gone.',
    },
    lines: {
      '*': [
        'Which account would stop your working day if it vanished tonight? That one gets the long password and the second lock.',
        'Asked which login they could not lose, most of us name the bank. But the bank has met you. Your mail provider never has.',
        'Ask around the office which login would hurt. If three people name the same one, it needs a second owner.',
        'Photos of the children, twelve years of them, behind a password from school. Does that sound like anyone you know?',
        'Write down the three logins that the firm could not do without, and who can get into them.',
      ],
      h: ['Nobody ever says "the loyalty card of the car wash", and yet it has the longest password rules.'],
    },
    scene: [
      'Somebody asks it over lunch, and the table goes quiet while everyone counts.',
      'You sign in as always, and the page says: this account does not exist.',
    ],
    why: [
      [
        'Some accounts can be replaced with a phone call and some cannot be replaced at all.',
        'A bank will find you again, because it has met you. With other services you are only a login.',
      ],
    ],
    parts: [
      [
        ['The mailbox', 'Mail, for everything hangs on it'],
        [
          'Every reset link goes through it, and so do the orders.',
          'Old letters, new orders, and the way back into everything else.',
          'Try a day without, and you will see what runs through it.',
        ],
        'An inbox on a screen',
      ],
      [
        ['The phone number', 'The number on your van'],
        [
          'Codes arrive there, customers ring it and it stands on the van.',
          'It is printed on cards, painted on glass and stored in a thousand phones.',
          'People know it by heart, and so does every code.',
        ],
        'A number painted on a van',
      ],
      [
        ['The domain name', 'The web address'],
        [
          'Website and mail both hang from it, and somebody has to renew it.',
          'When it lapses, the page and the post go dark together.',
          'It is rented by the year, and without it nothing arrives.',
        ],
        'A shop sign with a web address',
      ],
      [
        ['The photographs', 'The pictures'],
        [
          'Nothing on the list is worth less to a thief or more to you.',
          'They earn nothing, and no support line can bring them back.',
          'They are worth nothing to anyone, and that is why nobody guards them.',
        ],
        'Old prints beside a phone',
      ],
    ],
    turn: [
      'Whatever you named, give it a quarter of an hour this week.',
      'The answer is also a list of chores, in the right order.',
    ],
    asks: [
      'Which account would hurt the most, and why that one?',
      'Which login would your family miss first?',
    ],
    ends: {
      p: 'Write the top three down with the name of whoever can open them.',
      f: 'Tell us yours. We are nosy in a helpful way.',
      a: 'Name it. Lock it. Copy what is in it.',
      t: 'For each one note owner, recovery route and last backup. The gaps are your plan.',
      h: 'If your answer is the streaming login, ask again after the weekend.',
      i: 'What you would miss shows what you have built.',
      l: 'Look after the irreplaceable first.',
    },
    work: 'In a small firm, put the question to each person separately and compare. The account that only one of them mentions is the one that leaves with them.',
    keep: 'a lunch with colleagues',
    send: 'the person who keeps all the logins in their head',
    pic: {
      ask: 'A bunch of old keys on a desk beside a keyboard',
      alt: 'A bunch of keys lying next to a keyboard',
    },
    claims: [['Accounts differ in recoverability; recovery depends on mail and number', 'common experience']],
  },
];
