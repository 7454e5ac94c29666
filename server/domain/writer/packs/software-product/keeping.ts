// With a team: starting, seats, data, and how software is made.
import type { Idea } from '../../library/idea.ts';

export const KEEPING: readonly Idea[] = [
  {
    id: 'one-team-first',
    format: 'tip',
    again: 9,
    emoji: '🌱',
    tags: ['NewSoftware', 'TeamWork', 'SoftwareTips'],
    title: [
      'How to introduce new software: one team, one job, one month',
      'New tool at work: why not everybody on Monday',
    ],
    cover: 'One team first',
    gist: [
      'Do not start with everybody on Monday. One team, one process, one month, with somebody who wants to. What they learn becomes the instructions for all the others.',
      'New software is a new habit, and habits do not arrive by circular. Begin where the pain is greatest and the people kindest.',
    ],
    subject: ['Not everybody on Monday', 'Begin where it hurts'],
    hooks: {
      '*': [
        '"From Monday on we all use the new tool." You know how that Monday went.',
        'New software fails less often at the software than at the second week.',
        'One team that swears by it convinces more than any training.',
      ],
      pa: [
        'Introduce one process at a time, beginning with the one that hurts.',
        'One team, one month, then the next.',
      ],
      fi: [
        'Do you still have the mug from the last launch?',
        'Be kind to whoever has to change. It is a lot, on a Monday.',
      ],
      t: 'Pilot, measure, write down, extend; then close the old list on a named date.',
      h: 'There was cake for the launch. The cake was a success.',
      i: 'Change begins with one person for whom it gets easier.',
      l: 'Slowly, and in one place.',
    },
    lines: {
      '*': [
        'New tool? Begin with one team and one job. Everybody on Monday means nobody on Wednesday.',
        'Name the day on which the old list ends. Two lists for ever is worse than either.',
        'Let the sceptic test it. Whoever finds the faults early defends it later.',
        'Write the instructions from the questions of the first team. One page, with pictures.',
      ],
      h: ['The old spreadsheet has been abolished for the third time. It is in excellent health.'],
    },
    scene: [
      'In week two somebody opens the old spreadsheet, only for a moment, only this once.',
      'At the launch there are balloons, a login and a cake. On Thursday there is the old way of doing it, and no cake.',
    ],
    why: [
      [
        'A new habit needs reasons each day, and only whoever gains by it has them.',
        'In a large group everybody waits for somebody else to begin.',
        'With six people one can ask how it went.',
      ],
      [
        'The first weeks bring up what no plan contained.',
        'Faults that six people find do not reach sixty.',
        'And six people can tell it in the words of the house.',
      ],
    ],
    parts: [
      [
        'Choose the job that hurts',
        [
          'The one that everybody sighs at.',
          'Where it gets easier at once, people stay.',
          'Not the most important one. The most annoying.',
        ],
        'A pile of paper on a desk',
      ],
      [
        'Choose people who want to',
        [
          'Two who are keen and one who doubts.',
          'Nobody who was told to.',
          'They will be asked, so give them time for it.',
        ],
        'Three people round a screen',
      ],
      [
        'Give it a month and write things down',
        [
          'Each question becomes a line on one page.',
          'Short talks on Fridays.',
          'What goes wrong is the best material.',
        ],
        'A page of notes',
      ],
      [
        'End the old way on a day',
        [
          'With a date, and somebody who says it kindly.',
          'The old file becomes read-only.',
          'Two truths are one too many.',
        ],
        'A calendar with a ring round a day',
      ],
    ],
    turn: [
      'One day somebody asks when they may have it, too.',
      'That is the moment for the others.',
      'Cake then, by all means.',
    ],
    asks: ['What was your worst launch?', 'Who gets to try new tools first in your firm?'],
    ends: {
      pa: ['One job, one team, one date.', 'Small start, clear end.'],
      fi: ['And thank the sceptic in front of everybody.', 'Bring the cake in week five.'],
      t: 'Pilot, page, cut-over.',
      h: 'The spreadsheet would like to thank its many supporters.',
      i: 'Make one day easier, and go on from there.',
      l: 'Step by step, until nobody notices.',
    },
    work: 'Before you decide on the big launch, ask who would be sorry if the new tool were taken away again. If the answer is nobody, it is too early.',
    keep: 'the week before a launch',
    send: 'whoever orders the balloons',
    own: [
      {
        kinds: ['service', 'process', 'price', 'people'],
        about: 'onboarding|set.?up help|training|migrat|getting started|import',
        lead: ['For the first weeks.', 'How it begins here.'],
      },
    ],
    pic: { ask: 'Three people round one screen', alt: 'Three people round one laptop' },
    claims: [
      ['Piloting with a small willing team; fixed end of the old way', 'practice of change management'],
    ],
  },
  {
    id: 'when-a-spreadsheet-is-enough',
    format: 'answer',
    again: 9,
    emoji: '📊',
    tags: ['Spreadsheets', 'SmallBusiness', 'SoftwareTips'],
    title: [
      'When is a spreadsheet enough, and when do you need software?',
      'Excel or a proper tool? Four signs',
    ],
    cover: 'When a spreadsheet will do',
    question: 'Do I need software for this, or will my spreadsheet do?',
    short: [
      'As long as one person fills it and nobody waits for it, it will do.',
      'It will do for one. It stops when two people need the same line at the same time.',
    ],
    gist: [
      'A spreadsheet is fine for one person, one list, few changes. Four signs tell that it has had enough: two versions, colours that mean something, a formula nobody dares to touch, and somebody who waits.',
      'Honest answer from people who make software: often a spreadsheet will do. Here is where it ends.',
    ],
    subject: ['It may well be enough', 'Colours that mean something'],
    hooks: {
      '*': [
        'From people who make software: here is when you do not need any.',
        'If a yellow cell means something, you have built software without noticing.',
        'A spreadsheet is the most successful program in the world, and often the right one.',
      ],
      pa: ['Stay with the spreadsheet until one of four signs appears.', 'One person, one list: keep it.'],
      fi: [
        'Does your list still make you happy? Then leave it alone.',
        'No, you need not be ashamed of your list.',
      ],
      t: 'Trouble starts with concurrent edits, implied states, unowned formulas and people who poll.',
      h: 'Yellow means paid, light yellow means nearly, and orange means ask Sandra.',
      l: 'A list, a pencil, and nothing to explain.',
    },
    lines: {
      '*': [
        'One person, one list, few changes: a spreadsheet is enough. Save your money.',
        'When colours in a list mean something, write the meaning into a column of its own. Colours cannot be counted.',
        'Two copies of one list are the first sign that it has had enough.',
        'A formula that nobody dares to touch is a machine without a manual. Write beside it what it does.',
      ],
      h: ['Orange means ask Sandra. Sandra is on holiday. The whole firm is orange.'],
    },
    scene: [
      'Somebody asks whether this is the current list. Two heads in the room nod, and one shakes.',
      'Column X has been hidden for years. Nobody knows what is in it, and without it nothing adds up.',
    ],
    why: [
      [
        'A list is quick, cheap and does what you tell it.',
        'Everybody knows how it works, and that is worth a great deal.',
        'No tool is as free as an empty sheet.',
      ],
      [
        'It does not know who changed what, nor who is waiting.',
        'With several people it turns into a conversation, and it is bad at listening.',
        'It makes its mistakes without a sound.',
      ],
    ],
    parts: [
      [
        'Are there two versions?',
        [
          'If you ask which one holds, the answer is neither.',
          'Names with dates in them are a sign.',
          'One shared place can cure it for a while.',
        ],
        'Two files with similar names',
      ],
      [
        'Do colours mean something?',
        [
          'Then they are states, and want a column.',
          'Ask a new colleague what green is.',
          'If it takes a legend, it is a system.',
        ],
        'A table with coloured cells',
      ],
      [
        'Is there a formula no one touches?',
        [
          'Somebody built it, and that somebody has gone.',
          'Test it with a figure that you know.',
          'Write beside it what it is meant to do.',
        ],
        'A long formula on a screen',
      ],
      [
        'Does somebody wait for it?',
        [
          'If others ring to ask what is in it, they should be able to look.',
          'Waiting is the dearest column of all.',
          'That is the strongest of the four.',
        ],
        'A phone ringing beside a screen',
      ],
    ],
    turn: [
      'None of the four? Then close this page and go on.',
      'One of them: mend that. Three: look around.',
      'And write the meaning beside each colour.',
    ],
    asks: ['What does yellow mean in your list?', 'Which sheet runs your firm?'],
    ends: {
      pa: ['No sign, no software.', 'Four signs. Count yours.'],
      fi: ['Give your list a nod from us.', 'And write down what orange means.'],
      t: 'Versions, states, formulas, waiting.',
      h: 'Sandra is back. Everything is green.',
      l: 'A simple list, well kept.',
    },
    keep: 'the next "Is this the current one?"',
    send: 'whoever knows what orange means',
    own: [
      {
        kinds: ['product', 'service', 'story'],
        about: 'instead of|replac(?:es|e) (?:the )?(?:spreadsheets?|paper)|spreadsheets?|excel',
        lead: 'And for when it has had enough.',
      },
    ],
    pic: { ask: 'A spreadsheet with coloured cells', alt: 'A spreadsheet with coloured cells on a screen' },
    claims: [['Signs that a spreadsheet is outgrown', 'common experience, studies of spreadsheet errors']],
  },
  {
    id: 'before-a-customer-s-name-goes-in',
    format: 'checklist',
    again: 10,
    emoji: '🔐',
    tags: ['DataProtection', 'SmallBusiness', 'SoftwareTips'],
    tick: true,
    title: [
      'What to ask before you put customer data into a tool',
      'Choosing software: five questions about data protection',
    ],
    cover: 'Before you type in a name',
    gist: [
      'Where is it stored, who can look at it, what happens when I leave, is there a contract about it, and how do I hear of a leak? Five questions for any maker, before the first name goes in.',
      'Names were given to you and not to your tools. Get five answers in writing before you start.',
    ],
    subject: ['Before the first name', 'Five answers in writing'],
    hooks: {
      '*': [
        'Your customers gave their names to you. Now you are about to give them to somebody else.',
        'Before the first name goes in, five questions. Good makers have the answers on a page.',
        '"It is in the cloud" is no answer to the question where.',
      ],
      pa: [
        "You answer for your customers' data, whoever stores it.",
        'Five questions, five answers, in writing.',
      ],
      fi: [
        'Do you read the privacy pages? Nobody does. Ask these five instead.',
        'It is like leaving your cat with somebody. One asks a few things first.',
      ],
      t: 'Location, access, retention, processing contract, breach notice.',
      h: '"We take your privacy seriously", said the banner with the eight hundred partners.',
      i: 'Trust is lent. It should be handed on with care.',
      l: 'A drawer with a lock.',
    },
    lines: {
      '*': [
        'Ask a software maker: where is the data, who can see it, and what happens to it when I leave?',
        'In many countries you need a contract with whoever stores customer data for you. Ask for it by name.',
        'Put in only what you need. What is not there cannot leak.',
        'Ask when you would be told of a leak, and how. The answer should name hours.',
      ],
      h: ['Eight hundred partners. No wedding has that many guests.'],
    },
    scene: [
      'The form wants a name, a birthday, a telephone number, and somebody types them in as if it were nothing.',
      'A customer asks on the phone: where is my data, actually? It goes quiet.',
    ],
    why: [
      [
        'The law mostly looks at you, and at the maker second.',
        'Whoever collects has to know where it goes.',
        'It is your name under the letter, if something happens.',
      ],
      [
        'A maker that has thought about it has the answers ready.',
        'The way people answer tells as much as the answer.',
        'Nobody who does it well is annoyed by being asked.',
      ],
    ],
    parts: [
      [
        'Where is it stored?',
        [
          'Which country, whose computers.',
          'Some customers want to know, and some laws.',
          'A map is nicer than a promise.',
        ],
        'A map with a pin',
      ],
      [
        'Who can look at it?',
        [
          'Support, partners, other tools that it is joined to.',
          'By name of role, at least.',
          'And is it noted when somebody looks?',
        ],
        'A locked drawer',
      ],
      [
        'What happens when I leave?',
        ['Export in which form, deleted after how long.', 'Copies for safety, too.', 'Ask for the date.'],
        'A box being carried out',
      ],
      [
        'Is there a contract about it?',
        [
          'For processing on your behalf: it has various names.',
          'Have it signed before, not after.',
          'Keep it where you find it.',
        ],
        'A contract and a pen',
      ],
      [
        'How do I hear of a leak?',
        [
          'By mail, to whom, within how many hours?',
          'You may have deadlines of your own.',
          'Who would ring whom, at your end?',
        ],
        'A phone list on a wall',
      ],
    ],
    turn: [
      'Five answers, and a better night.',
      'The next time a customer asks, you know.',
      'The cat is in good hands.',
    ],
    asks: ['Which of the five could you answer today?', 'What do you ask a maker first?'],
    ends: {
      pa: ['Place, access, exit, contract, notice.', 'In writing, before the first name.'],
      fi: [
        'Send them to your maker today. You may send them to us as well.',
        'Your customers will never notice. That is the point.',
      ],
      t: 'Minimise, document, verify.',
      h: 'Of the eight hundred, two have written back.',
      i: 'What is entrusted is handled gently.',
      l: 'Closed, and quiet.',
    },
    caution:
      'Duties differ by country and by the kind of data. Ask a data protection adviser about your own case.',
    keep: 'the next sign-up with real names',
    send: 'whoever fills in the forms',
    own: [
      {
        kinds: ['policy', 'process', 'proof', 'guarantee', 'place'],
        about:
          'GDPR|data protection|privacy|hosted in|servers? in|encrypt|export|\\bEU\\b|processing agreement',
        lead: 'What holds here.',
      },
    ],
    pic: { ask: 'A locked drawer in a desk', alt: 'A desk drawer with a key in its lock' },
    claims: [
      [
        'Controllers answer for processors; contract, location, retention, breach notice',
        'data protection law such as the GDPR, advice of authorities',
      ],
    ],
  },
  {
    id: 'who-still-has-a-seat',
    format: 'checklist',
    again: 8,
    emoji: '💺',
    tags: ['SoftwareCosts', 'SmallBusiness', 'SoftwareTips'],
    tick: true,
    title: [
      'Unused software licences: a tidy-up in twenty minutes',
      'Who still has a login? Once a quarter, go through the list',
    ],
    cover: 'Who still has a seat?',
    gist: [
      'Once a quarter, open the list of users of each tool. Who has left, who has not logged in for months, who needs less? You save money and close doors at once.',
      'Empty seats cost money, and former colleagues with a key cost sleep. One list answers both.',
    ],
    subject: ['Empty seats, open doors', 'Twenty minutes a quarter'],
    hooks: {
      '*': [
        'You are paying for somebody who has been gone since spring. And they can still get in.',
        'Open the user list of any tool of yours. One name on it will surprise you.',
        'There is a chair in your firm that nobody sits on, and it is billed monthly.',
      ],
      pa: ['A quarterly look at users saves money and closes doors.', 'List, last login, out.'],
      fi: [
        'Twenty minutes, a coffee, and a list with old friends on it.',
        'Do you know whether the trainee of the year before last can read your calendar?',
      ],
      t: 'Sort by last login; remove, downgrade or transfer; note the next date.',
      h: 'Test Testerson has had a full licence for three years. He has not complained once.',
      i: 'Order is a quiet way of looking after others.',
      l: 'A short list, and every name with a face.',
    },
    lines: {
      '*': [
        'Once a quarter: open the user list, sort by last login, and ask about everybody at the bottom.',
        'Hand over files before you remove somebody. In many tools they vanish with the account.',
        'Annual plans renew quietly. Put the date in the calendar, a month ahead.',
        "Makers' own view: a smaller plan that you use is better for both of us than a large one that annoys you.",
      ],
      h: ['Test Testerson has been let go. There was no farewell party.'],
    },
    scene: [
      'The list has thirty-one names. The firm has twenty-two people, and one of them counts twice.',
      '"Who is Marlene?" asks somebody, and an older colleague says: oh, Marlene.',
    ],
    why: [
      [
        'People are added on the day they start, and removed when somebody thinks of it.',
        'Joining is a process. Leaving is a cake.',
        'And nobody has ever been told to look.',
      ],
      [
        'An old login is a door with a key that somebody took along.',
        'Passwords that leak elsewhere open it, without any bad will.',
        'What is shut cannot be tried.',
      ],
    ],
    parts: [
      [
        'Open the list of users',
        [
          'Of each tool that costs or holds something.',
          'It mostly stands under settings, members.',
          'Start with the dearest.',
        ],
        'A list of names on a screen',
      ],
      [
        'Ask who has left',
        [
          'Compare it with who is on the phone list.',
          'Trainees and agencies as well.',
          'Hand over first, then remove.',
        ],
        'A printed phone list',
      ],
      [
        'Ask who only looks',
        ['Reading is often free or cheaper.', 'A shared view may do.', 'Ask them, before you cut it.'],
        'A person looking at a chart',
      ],
      [
        'Put the next date in the calendar',
        [
          'The same week each quarter.',
          'And a month before each renewal.',
          'Whoever does it gets the coffee.',
        ],
        'A calendar with a note',
      ],
    ],
    turn: ['And each name on it has a face.', 'It is dull, and it pays.', 'A tidy list tells who you are.'],
    asks: ['Whom did you find on the list?', 'Which tool costs you most and is used least?'],
    ends: {
      pa: ['List, leave, look, date.', 'Out with what is empty.'],
      fi: ['Tell us about your Testerson.', 'Do it with music.'],
      t: 'Last login descending, remove from the bottom.',
      h: 'The chair is free again. Somebody has put a plant on it.',
      i: 'Everybody who is on it belongs to it.',
      l: 'Few names, all of them present.',
    },
    keep: 'the first week of a quarter',
    send: 'whoever pays the card',
    own: [
      {
        kinds: ['price', 'policy'],
        about: 'per (?:seat|user)|cancel|monthly|unlimited users|pause|plans? (?:from|start)',
        lead: 'How seats are counted here.',
      },
    ],
    pic: {
      ask: 'A list of names with some crossed out',
      alt: 'A printed list of names with some crossed out',
    },
    claims: [
      ['Reviewing user lists saves cost and reduces risk', "IT practice, security authorities' advice"],
    ],
  },
  {
    id: 'why-the-button-stays',
    format: 'behind',
    again: 9,
    emoji: '🧭',
    tags: ['ProductDesign', 'BehindTheScreen', 'SoftwareLife'],
    title: ['Why software makers do not simply move a button', 'What happens when an app changes its layout'],
    cover: 'Why the button stays',
    gist: [
      'Hands remember where a button is long after the head has forgotten. Moving it costs everybody a second for weeks. So it stays, even if it stands in an odd place, until the gain is larger.',
      'Behind every odd button there are thousands of hands that find it blind.',
    ],
    subject: ['Your hands know the way', 'An odd place with a reason'],
    hooks: {
      '*': [
        'You know that button in the odd place? It is there because your hand knows it.',
        'Move one button, and thousands of hands reach into the void.',
        'Every maker has a button that nobody would put there today, and that nobody dares to move.',
      ],
      pa: [
        'A change has to be worth the weeks in which everybody searches.',
        'What works by hand is not moved for beauty.',
      ],
      fi: [
        'Did an app tidy up and you cannot find anything? We know. We think of you.',
        'It is like your kitchen, after somebody kind has put everything away.',
      ],
      t: 'Motor memory makes frequent targets fast; relocation raises time and errors until it is relearnt.',
      h: 'It has been there since version one. It has seniority.',
      i: 'Respect for habits is respect for people.',
      l: 'The hand knows where the switch is, in the dark.',
    },
    lines: {
      '*': [
        'Your hand finds a button before your eye does. That is why makers hesitate to move it.',
        'When a program has changed: search for the name of the function, most have a search by now.',
        'A good change announces itself, explains itself, and can be undone for a while.',
        'If an update hides something of yours, say so on the same day. Early voices count most.',
      ],
      h: ['The new design is clean, light and airy. I can find nothing in it. It is all air.'],
    },
    scene: [
      'A Tuesday, an update, and in a hundred offices a cursor wanders about in a corner where something used to be.',
      'In a meeting room hangs a picture of a screen, and somebody points to the corner: not that one, please.',
    ],
    why: [
      [
        'What you do forty times a day you do without looking.',
        'The way to it is learnt by the hand, like a light switch.',
        'A second each time, for all people, is a great many hours.',
      ],
      [
        'The odd place mostly had a reason, and half of the reason still holds.',
        'Each position is a promise that it will be there tomorrow.',
        "Whoever tidies other people's kitchens should ask first.",
      ],
    ],
    parts: [
      [
        'Count how often it is used',
        [
          'What is used daily stays. What is used yearly may move.',
          'Figures help against taste.',
          'Taste is loud, and figures are patient.',
        ],
        'A chart on a screen',
      ],
      [
        'Watch somebody use it',
        ['In silence, and without helping.', 'Hands tell more than answers.', 'It is humbling each time.'],
        'A person at a screen, seen from behind',
      ],
      [
        'Announce it before it happens',
        [
          'With a picture: there, from next week here.',
          'And with a reason in one sentence.',
          'Nobody likes surprises in the morning.',
        ],
        'A note with an arrow',
      ],
      [
        'Leave a way back for a while',
        ['An old view, a hint, a search.', 'Weeks and not hours.', 'Then it may go, with thanks.'],
        'An arrow pointing back',
      ],
    ],
    turn: [
      'And sometimes the odd button is simply right.',
      'Tidy is a matter of who has to find it.',
      'Hands vote as well.',
    ],
    asks: ['Which button do you find in the dark?', 'Which update did you never forgive?'],
    ends: {
      pa: ['Count, watch, announce, keep a way back.', 'Move little, and say why.'],
      fi: ['Tell us which one we must never touch.', 'It will still be there tomorrow.'],
      t: 'Frequency decides position.',
      h: 'It has been offered early retirement, and declined.',
      i: 'Change with people and not at them.',
      l: 'There it is. There it always was.',
    },
    work: 'Before you reorganise anything that others use blind, a form, a shelf, a folder, watch them for ten minutes. You will move less, and better.',
    keep: 'the next update',
    send: 'somebody who mutters at updates',
    own: [
      {
        kinds: ['process', 'people', 'value', 'history'],
        about: 'design|built|develop|since|founded|team|update|release',
        lead: ['Who makes such decisions here.', 'A little about us.'],
      },
    ],
    pic: { ask: 'A sketch of a screen with an arrow', alt: 'A sketch of a screen on paper with an arrow' },
    claims: [
      ['Motor memory and relearning cost of relocated controls', 'research on human-computer interaction'],
    ],
  },
  {
    id: 'from-fixed-to-there',
    format: 'behind',
    again: 9,
    emoji: '🚚',
    tags: ['SoftwareRelease', 'BehindTheScreen', 'SoftwareLife'],
    title: ['"It is fixed": why you do not have it yet', 'What happens between a fix and its release'],
    cover: 'Fixed, but where?',
    gist: [
      'A line is changed in ten minutes. Then comes the test that it would have failed, a second reader, the old cases, a trial copy, and a quiet hour to let it out. That is what "in the next release" means.',
      'Between "found it" and "it works for you" lies a path with five doors, each of which was built after something went wrong.',
    ],
    subject: ['Ten minutes and five doors', 'What "next release" means'],
    hooks: {
      '*': [
        'The mistake took ten minutes to mend. Why do you get it on Thursday?',
        '"It is fixed" and "you have it" are two sentences, with five doors between them.',
        "In software, fixed often means: on somebody's desk.",
      ],
      pa: [
        'A fix is finished when it has been tested, read and let out carefully.',
        'Mended quickly, released carefully.',
      ],
      fi: [
        'You reported it, we said "found it", and since then you have been waiting. Here is what goes on.',
        'Thank you for waiting. This is what you are waiting for.',
      ],
      t: 'Reproduce, test, change, review, stage, release, watch.',
      h: 'It works on my machine. We are considering sending you the machine.',
      i: 'Patience is part of the craft, on both sides.',
      l: 'Nothing rattles, and nobody notices.',
    },
    lines: {
      '*': [
        'A fix is one line. What takes time is making sure that the line breaks nothing else.',
        'The best bug report says what you did, what you expected, and what came instead.',
        'Releases go out on quiet hours, with people awake. That is why seldom on a Friday evening.',
        'Before a mistake is mended, somebody writes a test that shows it. Then it cannot come back unseen.',
      ],
      h: ['Never release on a Friday, said everybody, on a Friday, at ten past five.'],
    },
    scene: [
      'Somebody says "ah", quite softly, and the chair next to them rolls over.',
      'On a screen a long row of dots turns green, one by one, and two people look at it as if it were a race.',
    ],
    why: [
      [
        'A change in one place can pull at something far away.',
        'Programs are like pullovers: one thread, and the sleeve gets shorter.',
        'What worked yesterday should work tomorrow, too, and somebody has to look.',
      ],
      [
        'Each door on the way was put in after a bad day.',
        'Nobody likes them, and nobody wants to be without.',
        'Quick and wrong costs two releases.',
      ],
    ],
    parts: [
      [
        'Make it happen again',
        [
          'What cannot be repeated cannot be mended.',
          'Your steps are worth gold here.',
          'Sometimes this takes longest.',
        ],
        'A person repeating clicks at a screen',
      ],
      [
        'Write the test first',
        [
          'It has to fail now, and pass afterwards.',
          'It stays for ever, like a fuse.',
          'Thousands of them run each time.',
        ],
        'Rows of green dots',
      ],
      [
        'Let somebody else read it',
        [
          'Fresh eyes find what tired ones wrote.',
          'The question "why" is welcome.',
          'Two names stand under each change.',
        ],
        'Two people at one screen',
      ],
      [
        'Let it out and stay awake',
        [
          'First a few, then all.',
          'Somebody watches the figures and the post.',
          'There is a way back, ready.',
        ],
        'A screen with a rising line',
      ],
    ],
    turn: [
      'And then nothing happens. That is how one knows.',
      'Thursday, then.',
      'It was one line. It is in good hands now.',
    ],
    asks: ['What have you reported that got mended?', 'What would you like to know about how it is made?'],
    ends: {
      pa: ['Found, tested, read, released.', 'Care takes days, and saves weeks.'],
      fi: ['Do write next time as well. It helps.', 'And thank you for the steps.'],
      t: 'A regression test, and a rollback.',
      h: 'The machine is in the post.',
      i: 'Good work is mostly checking.',
      l: 'It simply works.',
    },
    keep: 'the next "it is fixed"',
    send: 'somebody who is waiting for an update',
    own: [
      {
        kinds: ['process', 'people', 'policy', 'history'],
        about: 'release|updates?\\b|support|develop|bugs?|weekly|every (?:two )?weeks?',
        lead: ['How it goes here.', 'Who reads your report.'],
      },
    ],
    pic: { ask: 'A screen with green check marks', alt: 'A screen with a row of green check marks' },
    claims: [['Steps of a software release', 'practice of software engineering']],
  },
  {
    id: 'monthly-or-yearly',
    format: 'answer',
    again: 9,
    emoji: '💳',
    tags: ['SoftwareCosts', 'SmallBusiness', 'SoftwareTips'],
    title: ['Pay for software monthly or yearly?', 'Annual plan with a discount: when is it worth it?'],
    cover: 'Monthly or yearly?',
    question: 'Monthly or yearly: which should we take?',
    short: [
      'Monthly until it has survived a whole month of your work. Then yearly, if the way out is clear.',
      'Begin by the month. The discount will still be there.',
    ],
    gist: [
      "A year's plan saves money if you stay, and ties you if you do not. Take it by the month until it has carried a real month end, then look at renewal, refunds and price rises before you change.",
      'A discount on something nobody uses is no discount. First use, then save.',
    ],
    subject: ['First a whole month', 'The date a year from now'],
    hooks: {
      '*': [
        'Two months free, says the yearly plan. It does not say whether you will still be here.',
        'A discount on a tool that nobody opens is the dearest kind.',
        'The right moment for the yearly plan is when you have forgotten that you were testing.',
      ],
      pa: ['Monthly while you learn, yearly once it carries the work.', 'Use it first, save afterwards.'],
      fi: [
        'The offer ends tonight? It will begin again tomorrow, most likely.',
        'You need not decide today. Nobody has ever been punished for paying by the month.',
      ],
      t: 'Break-even is the discount divided by the chance of leaving early; add renewal and price terms.',
      h: 'Billed annually, it says, in a grey that one has to want to see.',
      l: 'A month, and then another.',
    },
    lines: {
      '*': [
        'Pay by the month until the tool has survived one real month end. Then think about the year.',
        'Put the renewal date into the calendar, a month ahead, on the day you sign up.',
        'Ask what happens to the price in the second year, and whether seats can be reduced before then.',
        '"Per month, billed annually" means a year at once. Read that line twice.',
      ],
      h: ['Cancel at any time, it said. Any time was in March.'],
    },
    scene: [
      'A line on the bank statement, a sum with three digits, and nobody remembers what it is for.',
      'Two columns side by side, and the right one has a little ribbon on it: most popular.',
    ],
    why: [
      [
        'In the first month one learns what is missing. After that one knows.',
        'Enthusiasm and usefulness look alike in week one.',
        'Teams change, and with them what they need.',
      ],
      [
        'A year is a good price for something that runs.',
        'Makers like it, too, as they can plan with it, so there is a discount.',
        'What matters is how one gets out, and with what.',
      ],
    ],
    parts: [
      [
        'Let it survive a month end',
        [
          'Invoices, rota, reports: whatever is hard with you.',
          'With all who have to use it.',
          'Then ask them, and not yourself.',
        ],
        'A calendar with the last day of a month ringed',
      ],
      [
        'Read renewal, refund and price',
        [
          'Does it renew by itself, and with how much notice?',
          'Is there money back for unused months?',
          'What did it cost two years ago?',
        ],
        'A finger on small print',
      ],
      [
        'Put the date into the calendar',
        [
          'A month before it renews.',
          'With the login and the name of who decides.',
          'And the question: do we still use it?',
        ],
        'A reminder on a phone',
      ],
    ],
    turn: [
      'And if you forget that you are testing, take the year.',
      'The ribbon is only a ribbon.',
      'Small steps out cost more than small steps in.',
    ],
    asks: ['Which yearly plan have you regretted?', 'Monthly or yearly: how do you do it?'],
    ends: {
      pa: ['Month first, year later.', 'Use, read, remind.'],
      fi: [
        'Go through your bank statement tonight. It is full of surprises.',
        'Ask us which of them we would take.',
      ],
      t: 'Discount against probability of churn.',
      h: 'March will come again. It always does.',
      l: 'One month, and then we shall see.',
    },
    keep: 'the next "most popular" ribbon',
    send: 'whoever reads the bank statement',
    own: [
      {
        kinds: ['price', 'policy', 'offer', 'guarantee'],
        about: '(?:a|per) month|monthly|annual|yearly|cancel|refund',
        lead: ['How it is counted here.', 'What it costs, and how one leaves.'],
      },
    ],
    pic: {
      ask: 'A calendar with one day ringed beside a card',
      alt: 'A calendar with one day ringed beside a bank card',
    },
    claims: [
      [
        'Annual plans trade discount for commitment; check renewal and refund terms',
        "consumer advice, vendors' terms",
      ],
    ],
  },
];
