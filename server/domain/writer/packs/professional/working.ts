// Working with an adviser: feedback, decisions, papers.
import type { Idea } from '../../library/idea.ts';
import { LAW_OFFICES } from '../whom.ts';

export const WORKING: readonly Idea[] = [
  {
    id: 'say-what-hurts-not-what-to-do',
    format: 'howto',
    again: 9,
    emoji: '🖍️',
    tags: ['ClientFeedback', 'DesignFeedback', 'WorkingWithAgencies'],
    unless: LAW_OFFICES,
    title: 'How to give feedback to a designer, architect or agency',
    cover: 'Name the problem, not the fix',
    gist: [
      'Say what does not work and for whom, and leave the remedy to the person you hired. "The price is hard to find" beats "make the logo bigger".',
      'Useful feedback names a reader, a moment and a difficulty. The solution you have in mind may be right; mention it last.',
    ],
    subject: ['Why "make it bigger" gets you something worse', 'Feedback that gets you what you wanted'],
    hooks: {
      '*': [
        '"Could the logo be bigger?" Perhaps. But what was wrong?',
        'Round three of corrections, and the draft has got worse each time.',
      ],
      p: 'The quality of a result depends on feedback as much as on talent.',
      f: 'If the second draft was worse than the first, it may have been the comments.',
      a: 'Feedback on a draft: report the symptom, leave the cure to them.',
      t: 'A comment has three parts: who stumbles, where, and over what. A proposed fix is optional.',
      h: '"I will know it when I see it" has put the children of many designers through school.',
      i: "Good criticism is a way of taking somebody's work seriously.",
      l: 'A single exact remark is worth a page of adjectives.',
    },
    lines: {
      '*': [
        'Instead of "make it bigger", say "I did not see it". You will get a better answer than size.',
        'Collect comments from all, then let one person send them. Contradictions should be settled before they leave the house.',
        'When you comment on a draft, say what should stay. Otherwise the part that you loved gets tidied away in the next round.',
        'Read the draft once as your customer and once as yourself. Only the first reading counts as feedback.',
        'Send comments in one list with page or place. Eleven mails with one thought each are one mail too many, ten times over.',
      ],
      h: ['The feedback said "more pop". The designer is still looking for the switch.'],
    },
    scene: [
      'A draft is going round. By evening there are nineteen remarks in six colours, and two of them agree.',
      'Somebody on the board has a nephew. The nephew has views about blue.',
    ],
    why: [
      [
        'Whoever made the draft knows six ways to fix a problem, and you have just ordered the seventh.',
        'A ready-made remedy closes the question before anybody has understood it.',
      ],
      [
        'The difficulty you felt is a fact. The solution is a guess, made without seeing what it will break.',
        'You are the expert on stumbling over it. They know what holds up the wall.',
      ],
    ],
    parts: [
      [
        'Say who stumbles and where',
        [
          '"A new customer on a phone does not find the price." Now there is something to solve.',
          'A reader, a place and a moment: that can be tested on anybody.',
        ],
        'A finger pointing at a spot on a draft',
      ],
      [
        'Say what works',
        [
          'What you praise is safe in the next round. What you pass over is fair game.',
          'Two good things by name, so that nobody improves them away.',
        ],
        'A tick in the margin of a draft',
      ],
      [
        'Separate taste from purpose',
        [
          '"I dislike green" may be said, as taste. "It looks like a pharmacy" is about purpose and weighs more.',
          'Mark your likes as likes. They are allowed, and they come second.',
        ],
        'Two lists on a page, side by side',
      ],
      [
        'Send one list from one person',
        [
          'Settle contradictions at home. An adviser cannot decide which of your directors is right.',
          'Numbered, with the place, in one document. Then stop.',
        ],
        'A short numbered list beside a keyboard',
      ],
    ],
    turn: [
      'You may add your own idea, under "for what it is worth".',
      'The next draft will surprise you, which is what you are paying for.',
    ],
    asks: ['What was the most useless feedback you ever got?', 'Who sends the comments in your company?'],
    ends: {
      p: 'Agree beforehand how many rounds there are. It concentrates the mind.',
      f: 'Be kind and be exact. It works on people of every trade.',
      a: 'Who, where, what. Nothing else.',
      t: 'Rank each remark: must, should, taste. Most lists shrink by half.',
      h: '"More pop" has been passed to the solicitor, who is looking into it.',
      i: 'Work grows better in the hands of people who look closely.',
      l: 'Say less, and mean it to the millimetre.',
    },
    work: 'Managers can use the same rule on drafts from their own people. Taking the pen teaches someone to wait for the pen; naming the difficulty teaches them to see it.',
    keep: 'the next draft in your inbox',
    send: 'the colleague who wants more pop',
    own: [
      {
        kinds: ['process', 'policy', 'service'],
        about: 'rounds? of|revisions?\\b|feedback|\\bdrafts?\\b|amendments?',
        lead: 'On drafts and corrections.',
      },
    ],
    pic: {
      ask: 'A printed draft with a few handwritten remarks, content unreadable',
      alt: 'A printed draft with handwritten remarks in the margin',
    },
    claims: [['Problem-focused feedback leaves solution space open', 'design practice']],
  },
  {
    id: 'write-the-decision-down',
    format: 'tip',
    again: 9,
    emoji: '📝',
    tags: ['Meetings', 'DecisionLog', 'ProjectManagement'],
    title: 'Meeting notes that work: write down the decision only',
    cover: 'Write down the decision',
    gist: [
      'After a meeting send three lines on the same day: what was decided, who does it, by when. Nobody reads minutes, and everyone reads three lines.',
      'Memory edits meetings within days. A note of decisions, sent before supper, is what everybody will later agree has been said.',
    ],
    subject: ['Three lines before supper', 'What did we decide, actually?'],
    hooks: {
      '*': [
        'Four people leave a meeting with four different decisions, all of them satisfied.',
        'Three weeks after a meeting nobody doubts that something was decided. They only differ on what.',
      ],
      p: 'A note of decisions sent on the same day prevents most disputes in a project.',
      f: 'After your next meeting write three lines, before you do anything else: what was decided, who does it, by when.',
      a: 'If a decision was not written down today, it was not made.',
      t: 'Record decision, owner, date and the reason in one clause. The reason is what prevents reopening.',
      h: 'Minutes: eleven pages on who was present, and one line on why.',
      i: 'Work is lighter when everybody remembers the same decision.',
      l: 'A meeting ends. Three lines, before the room has cooled.',
    },
    lines: {
      '*': [
        'After each meeting, three lines: decided, who, by when. Sent the same day, to everyone who was there.',
        'When you note a decision, add half a sentence on why. In six months it is the only thing that keeps the question closed.',
        '"Unless I hear otherwise by Friday" turns a note into an agreement among reasonable people.',
        'After a meeting, write down what was decided against, too. It will come back, in new clothes.',
      ],
      h: ['"As agreed" is a way to begin a mail that tells you nobody has agreed.'],
    },
    scene: [
      'The meeting was good, everybody nodded, coats on. In the {lift|elevator} somebody says: "So we are not doing it, then?"',
      'A mail from March is being searched for by three people. It is said to contain the word "fine".',
    ],
    why: [
      [
        'We remember what we hoped for a little better than what was said.',
        'Each of us takes home the version that suits us, in good faith.',
      ],
      [
        'A short note is read and corrected at once, while everybody still knows.',
        'Mistakes in it come out within the hour, and after that it stands.',
      ],
    ],
    parts: [
      [
        'Decide it aloud before leaving',
        [
          'Say the sentence that you are going to write. If someone winces, you were not finished.',
          'The last two minutes belong to one voice, reading out what has been settled.',
        ],
        'People standing up from a meeting table',
      ],
      [
        'Decision, name, date',
        [
          '"We choose the second layout. Ana orders the samples by the ninth." That is a complete note.',
          'A task with two owners has none, so write one name.',
        ],
        'Three lines in a message on a screen',
      ],
      [
        'Add why in half a sentence',
        [
          'Because of the lease, the budget, the neighbour. The reason outlives the people in the room.',
          'It tells a newcomer when the decision may be reopened.',
        ],
        'A pen adding a word in brackets to a list',
      ],
    ],
    turn: [
      'Keep them in one place, the newest on top, and you have the history of the project.',
      'It takes as long as looking for your coat.',
    ],
    asks: [
      'Who writes it down at your meetings?',
      'Which decision has been made more than twice in your company?',
    ],
    ends: {
      p: 'Ask your advisers for the same. Good ones do it without being asked.',
      f: 'Whoever writes it down has the best memory in the house, from then on.',
      a: 'Today. Three lines. To everyone.',
      t: 'Number the decisions; then a later one can say which it replaces.',
      h: 'It also settles who promised to bring the cake next time.',
      i: 'Small honest records carry large undertakings.',
      l: 'It is only a few words. They hold up a great deal.',
    },
    work: "In disputes people seldom argue about the contract. They argue over a conversation in the second month. A short note, uncontested at the time, is worth more than anyone's memory of it.",
    keep: 'the end of your next meeting',
    send: 'the colleague with the excellent memory',
    own: [
      {
        kinds: ['process', 'policy', 'service'],
        about:
          'in writing|written (?:summary|update|record|report)|weekly (?:update|report|note|call)|progress report',
        lead: 'On keeping people informed.',
      },
    ],
    pic: {
      ask: 'Three short lines in a notebook after a meeting, unreadable, coffee cups beside it',
      alt: 'A notebook with three short lines on a meeting table',
    },
    claims: [
      ['Same-day written decisions reduce disputes', 'project management practice'],
      ['Memory is biased towards expectation', 'psychology textbook'],
    ],
  },
  {
    id: 'final-final-revised',
    format: 'mistake',
    again: 10,
    emoji: '🗃️',
    tags: ['FileNaming', 'DocumentManagement', 'OfficeTips'],
    wrong: 'Calling a file "final"',
    title: 'How to name files so that the newest version is obvious',
    cover: 'No file is ever final',
    gist: [
      'Begin each file name with the date, year first, then the subject, then the state: draft, sent, signed. The folder sorts itself, and no file need be called final.',
      'A good file name tells a stranger in five years what it is, when it was and whether it counts.',
    ],
    subject: ['final_final_revised_really', 'A name for the file you will need in five years'],
    hooks: {
      '*': [
        'Somewhere on your drive lies "contract final new signed copy". Is it?',
        'The wrong version was sent by somebody careful, from a folder with nine right ones.',
      ],
      p: 'Clear file names are the least expensive form of quality assurance in an office.',
      f: 'Open the folder of your last project. Could a stranger tell which file counts?',
      a: 'Name a file by date, subject and state. Never "final".',
      t: 'Names that begin year, month, day sort chronologically in every system. No other order does.',
      h: 'A file called "final" is a wish. "final new" is a cry.',
      i: 'Order in small things is a favour to somebody you may never meet.',
      l: 'A well-named file is like a well-labelled cellar.',
    },
    lines: {
      '*': [
        'Name files with the date first, year before month before day. The folder then sorts itself for the rest of your life.',
        'Three states are enough for any document: draft, sent, signed. Put one of them at the end of the name.',
        'Never send a link to a file that goes on changing. Send the state that was agreed, and name it so.',
        'Old versions belong in a folder called "old". Deleting is brave and leaving them next to the valid one is braver.',
      ],
      h: [
        'There is a "final", a "final new" and a "use this one". Naturally the signed one is called "scan".',
      ],
    },
    scene: [
      'A meeting, a shared screen, and somebody scrolling past six files with the same name, saying "not this one".',
      'The printer calls: which of the two finals should they print? There is a silence on the line.',
    ],
    why: [
      [
        'A name is read by people who were not there: the colleague on holiday cover, the auditor, you in a few years.',
        'Whoever opens the folder later has nothing except the name to go by.',
      ],
      [
        '"Final" describes a feeling on a certain afternoon, and then a comma changes.',
        'Documents keep moving after they are finished, so the word has to be taken back again and again.',
      ],
    ],
    parts: [
      [
        'Put the date first, year leading',
        [
          'Written that way, alphabetical order is the order of time.',
          'Day before month sorts all the first days of every month together, which helps nobody.',
        ],
        'A folder with dated file names on a screen',
      ],
      [
        'Then what it is, in plain words',
        [
          '"Lease Mill Street" is found by search. An abbreviation is found by the person who made it up.',
          'Client, thing, place: as you would say it on the phone.',
        ],
        'A finger tracing a label on a file',
      ],
      [
        'Then its state',
        [
          'Draft may change, sent has left the house, signed binds. These three never quarrel.',
          'Add a letter for rounds, if you must. Draft b comes after draft a.',
        ],
        'A signed page being scanned',
      ],
      [
        'Lock what was signed',
        [
          'As a file that cannot be edited, in a folder that few people can write to.',
          'The signed one lives alone. Everything else is history.',
        ],
        'A document placed into a safe box file',
      ],
    ],
    turn: [
      'Rename one folder today, and let the rest grow into it.',
      'It needs no software, only one agreed sentence on a wall.',
    ],
    asks: [
      'What is the strangest file name on your drive?',
      'How many finals does your longest project have?',
    ],
    ends: {
      p: 'Agree it with your advisers as well: their files end up in your archive.',
      f: 'Then open a fresh folder and enjoy the quiet.',
      a: 'Nothing is final. Much is signed.',
      t: 'Avoid spaces, accents and slashes if files travel between systems.',
      h: 'Nothing that was called "final" has ever been the last of its kind.',
      i: 'In ten years a stranger will open that folder and find what they need.',
      l: 'One file, one name, one meaning.',
    },
    work: 'When firms change adviser, the files travel along. Those who name them well hand over a project in an afternoon, and the others hand over a treasure hunt.',
    keep: 'the start of your next project',
    send: 'whoever sent the wrong final',
    own: [
      {
        kinds: ['process', 'policy', 'service'],
        about: 'portal|shared (?:folder|drive)|handover|archive',
        lead: 'On files, and where they are kept.',
      },
    ],
    pic: {
      ask: 'A row of labelled box files, or a screen with dated file names, clients hidden',
      alt: 'A row of labelled box files on a shelf',
    },
    claims: [
      ['Year-first dates sort chronologically', 'arithmetic of alphabetical sorting'],
      ['Version states', 'document management practice'],
    ],
  },
  {
    id: 'not-signed-not-agreed',
    format: 'myth',
    again: 11,
    emoji: '🤝',
    tags: ['ContractBasics', 'BusinessLaw', 'Freelancers'],
    myth: 'Nothing is agreed until it is signed',
    short:
      'Often it is binding all the same. Many agreements are made by email, by word of mouth, or by starting work.',
    only: 'law|solicit|attorney|legal|notar|consult|advis|mediat|agenc',
    unless: LAW_OFFICES,
    title: 'Is an email a contract? When an agreement can bind you',
    cover: 'Is an email an agreement?',
    gist: [
      'In many legal systems most agreements need no signature. An email that says "fine, go ahead" can be enough, so write "subject to contract" when you mean it.',
      'The signature is evidence more than magic. Words, mails and deeds can bind you before a pen appears, and some matters do need a special form.',
    ],
    subject: ['"Fine, go ahead" may be all it takes', 'Before you write "sounds good"'],
    hooks: {
      '*': [
        '"Sounds good, please start" was typed in a taxi. It may have been a contract.',
        'No paper was ever signed, and there is a deal all the same.',
      ],
      p: 'Many people assume that an agreement begins with a signature. Often it begins with a mail.',
      f: 'Before you answer "fine by me", one thought from people who read such mails later.',
      a: 'In business a yes can bind you, with or without a pen.',
      t: 'Agreement, in most systems, needs offer and acceptance. Form is required only for certain kinds of contract.',
      h: 'A thumbs-up emoji has been read out in court. Choose your thumbs with care.',
      i: 'People whose yes can be relied on are asked again.',
      l: 'In an agreement, a yes typed lightly can weigh as much as one signed slowly.',
    },
    lines: {
      '*': [
        'Still negotiating? Say so in writing: "This binds nobody until both sides have signed." What it does depends on where you are.',
        'Beginning the work can count as a yes in many places, even if nobody has answered the mail.',
        'Before you type "sounds good", ask whether you would say it with a pen in your hand.',
        'Land, wills, guarantees: for some matters the law asks for a special form. Which ones differs from country to country.',
      ],
      h: [
        'In Canada a thumbs-up was once held to be the signature under a contract for flax. Emoji are small. Harvests are not.',
      ],
    },
    scene: [
      'A quick message on the platform, train coming in: "OK, do it." Three weeks later an invoice arrives, and a question.',
      'Two people, one handshake, no paper. For one it was a promise, for the other a nice lunch.',
    ],
    why: [
      [
        'Commerce would stand still if every loaf and every taxi needed a signature, so the law rarely demands one.',
        'You make several contracts before noon, and sign none: coffee, bus, newspaper.',
      ],
      [
        'What a signature does is to prove who agreed to what. The agreeing may have happened before.',
        'Paper serves memory and evidence. It is seldom what creates the bond.',
      ],
    ],
    parts: [
      [
        'Say when you are only talking',
        [
          'A line such as "for discussion, not binding" in the first mail is easily written.',
          'Repeat it as the terms get closer. That is when it matters.',
        ],
        'A line being typed at the top of a message',
      ],
      [
        'Decide who may say yes',
        [
          'Others may take a cheerful mail from a colleague for the word of the firm.',
          'Tell your own people, and tell the other side.',
        ],
        'A name plate on an office door',
      ],
      [
        'Do not start before the terms stand',
        [
          'Delivering, ordering or paying may be understood as acceptance.',
          'If it must begin, confirm in two lines on what terms.',
        ],
        'A closed toolbox beside an unsigned page',
      ],
    ],
    turn: [
      'None of this is meant to make anyone afraid of email, only of haste in it.',
      'A little formality early on is friendlier than a lot of it later.',
    ],
    asks: ['When did a quick mail bind you to more than you meant?', 'Who in your firm may say yes?'],
    ends: {
      p: 'For anything that matters, ask a qualified lawyer where you live before you answer.',
      f: 'And keep your thumb where you can see it.',
      a: 'Mean it, or mark it as a draft.',
      t: 'Keep the whole thread. Context decides how a single "fine" is read.',
      h: 'This post is not an offer. It is barely a suggestion.',
      i: 'Clear words protect the people on both ends of them.',
      l: 'Say yes seldom, and slowly.',
    },
    work: "Sales teams and project leads make most of a company's promises, and legal hears of them last. A half-hour on who may agree to what is worth more than a longer contract.",
    keep: 'the next mail that you want to answer from a train',
    send: 'somebody who replies with thumbs',
    caution:
      'General information and no legal advice: the rules differ by country and by kind of contract. Have a single case looked at by a qualified lawyer.',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about: 'contracts?\\b|draft(?:s|ing)? |commercial|negotiat',
        lead: 'For what ought to be in writing.',
      },
    ],
    pic: {
      ask: 'A phone with a blurred message beside a pen and an unsigned page',
      alt: 'A phone beside a pen and an unsigned page',
    },
    claims: [
      [
        'Most contracts need no particular form; conduct can be acceptance; some kinds need form',
        'contract law textbooks; stated as varying',
      ],
      [
        'A thumbs-up emoji was held to be acceptance of a flax contract',
        'South West Terminal v Achter, Saskatchewan 2023',
      ],
    ],
  },
  {
    id: 'what-you-should-be-left-with',
    format: 'checklist',
    again: 10,
    emoji: '🔑',
    tick: true,
    tags: ['ProjectHandover', 'ClientTips', 'ProfessionalServices'],
    unless: LAW_OFFICES,
    title: 'Project handover: what you should have at the end',
    cover: 'What you should be left with',
    gist: [
      'Before you thank your adviser, ask for the working files, the log-ins, the rights, the list of open points and the dates that are still coming.',
      'A project is over when somebody else could carry it on. Check what you hold while the people who know are still on the phone.',
    ],
    subject: ['Before everybody says goodbye', 'Whose name is on the domain?'],
    hooks: {
      '*': [
        "The work is done, the flowers have been handed over, and the domain belongs to somebody's nephew.",
        'Two years on you need the drawing. All you have is a picture of it.',
      ],
      p: 'A proper handover takes an hour at the end of a project and is missed for years where it did not happen.',
      f: 'Before the goodbye lunch with your adviser, one list.',
      a: 'A project is not finished until somebody else could take over.',
      t: 'Handover means sources, access, rights, open items and future dates. A result alone is a copy.',
      h: 'The password for the website is with Martin. Martin grows olives now.',
      i: 'Good work is handed on in such a way that others can build on it.',
      l: 'A good farewell leaves everything in its place.',
    },
    lines: {
      '*': [
        'At the end of a project ask for five things:\n\nWorking files\nLog-ins\nRights in writing\nOpen points\nDates still to come',
        'A PDF is a photograph of the work. Ask for the file it was made from, if your agreement gives you that.',
        'Check in whose name the domain, the account and the licence are registered. It should be yours.',
        'End of a project? Ask what will need attention in a year: a renewal, an inspection, a deadline. Put it on the calendar while they watch.',
      ],
      h: [
        'At the end of the project everything was handed over, including a key that fits nothing. It is kept for sentimental reasons.',
      ],
    },
    scene: [
      'The last invoice is paid, the last mail says "it was a pleasure", and a year later the phone number is no longer in service.',
      'Somebody new joins, asks for the source files, and everyone looks towards an empty desk.',
    ],
    why: [
      [
        'Knowledge leaves with the people who have it, and projects end with everyone looking to the next one.',
        'On the last day all know where everything is. A month later hardly anybody does.',
      ],
      [
        'Asking later is possible, though it costs time, and sometimes the firm no longer exists.',
        'What takes ten minutes today can be an investigation in three years.',
      ],
    ],
    parts: [
      [
        'The working files',
        [
          'Editable, with fonts, models or sources, as far as agreed. Open one and see.',
          'A print is the result. What it was made with is what you will want to change.',
        ],
        'A box file and a memory stick on a desk',
      ],
      [
        'Log-ins and ownership',
        [
          'Domain, accounts, licences: registered to your firm, with an address that several people read.',
          'Change the passwords on the day, in a friendly spirit.',
        ],
        'A set of labelled keys',
      ],
      [
        'The rights, in writing',
        [
          'What may you alter, reprint, publish or pass on? It differs and can be agreed.',
          'Paying for something and owning the rights in it can be different matters.',
        ],
        'A signed page under a lamp',
      ],
      [
        'The list of open points',
        [
          'What was left out, put off or worked around, honestly.',
          'Every project has a drawer of "later". Ask for its contents.',
        ],
        'A short handwritten list on a pinboard',
      ],
      [
        'The dates to come',
        [
          'Renewals, notice periods, inspections, warranties. Each with a person beside it.',
          'Enter them while the adviser is still in the room.',
        ],
        'Dates being entered in a calendar',
      ],
    ],
    turn: [
      'Then go to lunch. It tastes better.',
      'Agreed at the beginning, this list is a formality at the end.',
    ],
    asks: ['What was missing after your last project?', 'Who has the password of your oldest account?'],
    ends: {
      p: 'Write the handover into the first agreement, and it will be in the price.',
      f: 'And say thank you. A good handover is a lot of work.',
      a: 'Files, keys, rights, rest, dates.',
      t: 'Test it: let somebody who was not involved change one small thing.',
      h: 'Passwords have a tendency to retire with the person who knew them.',
      i: 'What is left in order gives the next person a beginning.',
      l: 'The last page deserves as much care as the first.',
    },
    work: 'Advisers who hand over well lose nothing by it. Clients return to those who let them leave, and they say so to others.',
    keep: 'the last week of your project',
    send: 'whoever is still waiting for a password',
    own: [
      {
        kinds: ['process', 'policy', 'guarantee', 'service'],
        about: 'handover|hand over|source files|aftercare|you own|ownership|training',
        lead: 'And when the work is done, this.',
      },
    ],
    pic: {
      ask: 'A box file with a set of labelled keys or a memory stick on top',
      alt: 'A box file with labelled keys lying on top',
    },
    claims: [
      ['Elements of project handover', 'project management practice'],
      ['Ownership of copies and of rights can differ', 'general principle of copyright; varies'],
    ],
  },
  {
    id: 'why-it-is-called-red-tape',
    format: 'story',
    again: 14,
    emoji: '🎀',
    tags: ['LegalHistory', 'OfficeHistory', 'WordOrigins'],
    title: 'Why is bureaucracy called red tape?',
    cover: 'Where red tape comes from',
    gist: [
      'Red tape was a real thing: a cotton ribbon that held bundles of papers together. To read a file you had to untie it, and to close a matter you tied it up again.',
      'Before ring binders, files were folded and tied with reddish tape. The word for slow offices began as a word for stationery.',
    ],
    subject: ['It was once a ribbon', 'The tape in red tape'],
    hooks: {
      '*': [
        'Everybody complains about red tape. Few have ever held it.',
        'Red tape was a cotton ribbon, and it did its job for some centuries before it became an insult.',
      ],
      p: 'The phrase began with a plain piece of office equipment that was good at its task.',
      f: 'A small story for the next time a form sends you back to the start.',
      a: 'Red tape was a tool before it was a complaint.',
      t: 'Function of the tape: to keep a bundle complete, in order, and visibly opened or unopened.',
      h: 'Imagine being a ribbon so good at holding paper together that people name their misery after you.',
      i: "Many a rule that annoys us began as somebody's care for something.",
      l: 'Cream paper, sealing wax, a soft ribbon the colour of brick.',
    },
    lines: {
      '*': [
        'Red tape was once a ribbon. It kept a bundle of papers complete and in order, and you could see whether it had been opened.',
        'In England bundles for court are traditionally tied with tape that is called red and looks pink.',
        'Next time a form annoys you, ask what it was meant to keep together. Now and then there is an answer.',
        'Red tape was a real ribbon round a bundle of papers. The ribbon was no trouble. Untying it for every question was.',
      ],
      h: ['English lawyers still buy red tape by the reel. It is the only kind that saves anybody time.'],
    },
    scene: [
      'Imagine an office before the paper clip: shelves to the ceiling, folded letters, each bundle with a bow.',
      'Picture a clerk with inky cuffs, pulling at a knot that somebody tied forty years ago.',
    ],
    why: [
      [
        'Loose sheets get lost and mixed up, and a ribbon keeps what belongs together.',
        'With no folder and no staple, tying was how a file became a file.',
      ],
      [
        'As the number of bundles grew, so did the time spent untying them, and the word changed its flavour.',
        'A tidy habit, applied to everything, turned into the thing people groaned at.',
      ],
    ],
    parts: [
      [
        'First it was a ribbon',
        [
          'From early modern times offices and courts in Europe tied important papers with tape, often in a shade of red.',
          'The red of the tape was easily seen, and said that this bundle of papers mattered.',
        ],
        'A bundle of old papers tied with ribbon',
      ],
      [
        'Then there were too many bundles',
        [
          'Governments grew, and with them the shelves. To answer one letter, somebody had to fetch, untie, read and tie again.',
          'Each question meant a knot, and each knot an afternoon.',
        ],
        'Shelves filled with tied bundles',
      ],
      [
        'Writers made it a joke',
        [
          'In the nineteenth century Carlyle and Dickens used the ribbon to mock officials. The insult stayed when the tape had gone.',
          'By then everyone knew the sight, so the word needed no explaining.',
        ],
        'An old book open beside a ribbon',
      ],
      [
        'It is still on sale',
        [
          "English barristers get their instructions tied with it to this day. It looks pink by most people's reckoning.",
          'Ask a legal stationer. They will know which width you mean.',
        ],
        'A roll of pinkish red tape on a desk',
      ],
    ],
    turn: [
      'Behind most rules lies a bundle that somebody once lost.',
      'It held things together. That is worth remembering when you want to cut it.',
    ],
    asks: ['Which rule in your work once had a good reason?', 'Which form would you untie for good?'],
    ends: {
      p: 'Before abolishing a step, find out what it was holding.',
      f: 'And if you have a drawer with real ribbon in it, show us.',
      a: 'Ask what it ties. Then cut.',
      t: 'Useful test for a procedure: name the loss that it prevents. If nobody can, retire it.',
      h: 'Available in pink, by the metre, upon completion of a form.',
      i: 'Even dull inventions were made by someone who cared.',
      l: 'A bow, pulled gently, and the past comes open.',
    },
    keep: 'the next form in triplicate',
    send: 'somebody who is stuck at form seven',
    own: [
      {
        kinds: ['history', 'story', 'value'],
        about: 'founded|\\bsince\\b|established|generation',
        lead: 'Speaking of office history.',
      },
    ],
    pic: {
      ask: 'A bundle of papers tied with ribbon, or an old file from your own cellar',
      alt: 'A bundle of papers tied with a red ribbon',
    },
    claims: [
      [
        'Red or pink tape used to bind official and legal papers since early modern times',
        'reference dictionaries',
      ],
      ['Carlyle and Dickens used the phrase satirically', 'reference dictionaries'],
      ['Barristers briefs tied with pink tape', 'English legal custom'],
    ],
  },
  {
    id: 'the-drawer-of-contracts',
    format: 'season',
    again: 11,
    emoji: '🔔',
    tags: ['ContractManagement', 'NoticePeriod', 'BusinessAdmin'],
    title: 'Notice dates: an hour with the drawer of contracts',
    cover: 'An hour with the contracts',
    gist: [
      'Once a year take out every running contract and write three dates on the front: when it ends, when notice must arrive, and who checks. The rest can stay in the drawer.',
      'Leases, licences, insurance, maintenance: many renew themselves silently. An hour with a pencil and a calendar gives you back the choice.',
    ],
    subject: ['Contracts that renew themselves', 'The date before the date'],
    hooks: {
      '*': [
        'Somewhere in a drawer a contract is quietly renewing itself.',
        'The copier was replaced long ago. Its maintenance contract is in excellent health.',
      ],
      p: 'An hour a year with the running contracts is among the better-paid hours in a business.',
      f: 'Put the kettle on and open the drawer that nobody likes to open.',
      a: 'Every contract has a date by which you must speak. Write it on the front.',
      t: 'Three dates a contract: end of term, last day on which notice must arrive, internal reminder.',
      h: 'The only thing in the office that has never missed a deadline is the automatic renewal.',
      i: 'To choose again, each year, is what keeps an agreement alive.',
      l: 'The contracts, a sharp pencil, a cleared table.',
    },
    lines: {
      '*': [
        'Write on the front of every contract the last day on which notice must arrive. Sent is often not the same as arrived.',
        'Put the reminder well before the date on which notice must arrive. You need time to find something better.',
        'Search your bank statements for payments that come every month. Each one is a contract, even where you have no paper.',
        'Note who signed a contract and who uses the thing. If neither works here any more, start with that one.',
      ],
      h: [
        'The contract for the fax line was cancelled last spring. Nobody had seen the fax since they moved.',
      ],
    },
    scene: [
      'An invoice for something nobody remembers, a contract from before the move, and a notice period that ended on Friday.',
      'Quiet week, low light, a table full of folders and one sharp pencil.',
    ],
    why: [
      [
        'Many business agreements extend themselves unless somebody objects in time and in the right form.',
        'Silence is an answer in a good number of contracts, and it means yes.',
      ],
      [
        'The person who signed has often moved on, so nobody owns the date.',
        'Deadlines without a name beside them pass unseen.',
      ],
    ],
    parts: [
      [
        'Find them all',
        [
          'Drawer, mailbox, bank statement: the last shows those without paper.',
          'Energy, phone, software, insurance, lease, cleaning. Make one list.',
        ],
        'Folders spread out on a table',
      ],
      [
        'Write three dates on the front',
        [
          'End, last day for notice to arrive, and a reminder well before.',
          'On the paper and in the calendar. Either may go missing.',
        ],
        'A pencil writing on the front of a folder',
      ],
      [
        'Note the form of the notice',
        [
          'Letter, portal, email, signature: the contract may say how it has to be done.',
          'A notice in the wrong form may count as none.',
        ],
        'An envelope and a stamp on a desk',
      ],
      [
        'Ask who still needs it',
        [
          'Three answers: keep, renegotiate, end. "No idea" is the beginning of the third.',
          'Users know things that the file does not.',
        ],
        'Three piles of folders on a table',
      ],
    ],
    turn: [
      'Next year the same hour will be half as long.',
      'You end fewer contracts than you would think, and keep the rest on purpose.',
    ],
    asks: ['Which contract renewed itself on you?', 'Who watches the notice dates in your business?'],
    ends: {
      p: 'Put the next such hour on the calendar while the drawer is still open.',
      f: '{Biscuits|Cookies} help. So does a second person.',
      a: 'Three dates on every front page.',
      t: 'Keep the list as a table: party, subject, term, notice, form, owner, reminder.',
      h: 'Somebody, somewhere, is still paying for a fax line.',
      i: "Order in agreements is respect for one's own work.",
      l: 'The drawer closes softly now.',
    },
    work: 'Buyers of companies ask for this list first. Businesses that have it look well run before anyone has seen a figure, and they are.',
    keep: 'the first quiet hour of the year',
    send: 'whoever pays the invoices',
    caution:
      'Notice periods, forms and renewals are governed by the contract and by local law. If a date is near or unclear, ask a qualified adviser.',
    when: { months: [1, 2] },
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'contracts?\\b|leases?\\b',
        lead: 'If you would rather not open that drawer alone.',
      },
    ],
    pic: {
      ask: 'A pile of folders with pencilled dates on the front, names covered',
      alt: 'A pile of folders with a pencil lying on top',
    },
    claims: [
      [
        'Automatic renewal, notice and form depend on contract and law',
        'general contract practice; stated as varying',
      ],
    ],
  },
  {
    id: 'call-or-write',
    format: 'either',
    again: 12,
    emoji: '☎️',
    tags: ['WorkCommunication', 'OfficeLife', 'ThisOrThat'],
    title: 'Call or email: which do you prefer from an adviser?',
    cover: '{Ring|Call} me or write to me?',
    gist: [
      'A call settles in four minutes what takes eleven mails. A mail can be found again next year. Which would you rather get?',
      'Some of us hear the phone and reach for it. Some look at it until it stops. How do you like your advice?',
    ],
    subject: ['{Ring|Call} me or write to me?', 'Four minutes or eleven mails'],
    hooks: {
      '*': [
        'Eleven mails, two days, one misunderstanding. The call took four minutes.',
        'The phone rings without warning, and half of the office looks at it as at a burglar.',
      ],
      p: 'How people want to be told things is worth asking before there is something to tell.',
      f: 'Quick question: {ring|call} you, or write to you?',
      a: 'News from an adviser: feelings by phone, figures in writing.',
      t: 'Synchronous for ambiguity, asynchronous for record. The topic decides, and then the person.',
      h: '"Have you got a second?" is asked by people who have never met a second.',
      i: 'Ask each person once how they like to be told things. Few have ever been asked.',
      l: 'Advice by a voice, unhurried. Or by a letter, well set. Each has its hour.',
    },
    lines: {
      '*': [
        '{Ring|Call} or write: how do you like to hear from the people who advise you?',
        'Anything that could be misread in a bad mood deserves a call. Anything with a number in it deserves a mail.',
        'After an important call, send two lines on what was agreed. Then you have had both.',
        'If a mail has gone back and forth three times, the fourth one should be a phone number.',
      ],
      h: [
        'The mail said "quick call?". The call said "could you put that in an email?". A working week has five days.',
      ],
    },
    scene: [
      'It is a delicate matter, the mail has been rewritten six times, and the cursor is blinking next to "Kind regards".',
      'The phone lights up, no name, mid-thought. Three people on the floor silently agree that nobody has heard it.',
    ],
    why: [
      [
        'Speech carries tone and settles doubts at once, while writing can be weighed, forwarded and found again.',
        'One way gives you an answer now, and the other gives you an answer that you can keep.',
      ],
    ],
    parts: [
      [
        '{Ring|Call} me',
        [
          'Doubts are gone in a minute, and you can hear what has not been said. Somebody should note the result.',
          'Best when it is delicate, unclear or urgent. It asks for my time at your hour.',
        ],
        'A hand lifting a telephone receiver',
      ],
      [
        'Write to me',
        [
          'I read it when I can think, and in a year I still have it. Tone gets lost on the way.',
          'Best for figures, decisions and anything with an attachment. Please put the question at the top.',
        ],
        'An envelope beside a keyboard',
      ],
    ],
    turn: [
      'The good ones ask on the first day, and remember.',
      'There is a third group: text first, then ring. They are on the increase.',
    ],
    asks: ['{Ring|Call} or write: which do you prefer?', 'What should nobody ever tell you by email?'],
    ends: {
      p: 'Tell the people you work with. It saves guesses.',
      f: 'We would {ring|call} to ask, but then half of you would not answer.',
      a: 'Ask once. Then keep to it.',
      t: 'Rule of thumb: more than two rounds or any irritation, change the channel.',
      h: 'A carrier pigeon would at least settle it.',
      i: 'Being reached kindly is being respected.',
      l: 'A voice, when it matters.',
    },
    keep: 'the next mail that you have rewritten six times',
    send: 'someone who lets it ring',
    own: [
      {
        kinds: ['process', 'policy', 'service', 'hours'],
        about: 'phone|email|\\bcall us|\\brepl(?:y|ies)\\b|office hours|enquir',
        lead: 'On getting through, and getting an answer.',
      },
    ],
    pic: {
      ask: 'A telephone and a fountain pen or keyboard side by side',
      alt: 'A telephone and a pen side by side on a desk',
    },
    claims: [
      ['Synchronous media suit ambiguity, written media suit records', 'communication research textbook'],
    ],
  },
];
