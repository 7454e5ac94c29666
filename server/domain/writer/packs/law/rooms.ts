// How a law office works, its words and its stories.

import type { Idea } from '../../library/idea.ts';
import { FAMILIES, NO_CONTRACTS, NO_DISPUTES } from './kinds.ts';

export const ROOMS: readonly Idea[] = [
  {
    id: 'why-all-the-names-first',
    format: 'answer',
    again: 11,
    emoji: '🗂️',
    tags: ['FirstMeeting', 'LawOffice', 'HowItWorks'],
    title: 'Why lawyers ask for names first: what a conflict check is',
    cover: 'Why we ask for names first',
    question: 'Why does a lawyer want all the names before hearing the story?',
    short: 'To make sure that nobody at this office already stands on the other side.',
    gist: [
      'Before a lawyer hears your story, the names of everybody involved are checked. If the office already helps the other side, it cannot help you.',
      '"Please, only the names for now." It sounds unfriendly, but it protects you. An office that helps your opponent must not hear your story.',
    ],
    subject: ['"Only the names for now, please"', 'Names first, then your story'],
    hooks: {
      '*': [
        'Calling a law office? The first question is: who is on the other side? It is for your protection.',
        'The first question in a law office is not "what happened", but "who is involved".',
      ],
      pt: 'Before the first talk a lawyer checks the names, so that nobody helps both sides.',
      fi: 'You want to tell the lawyer everything at once. First give the names. It protects you.',
      a: 'First tell us the names, then the story.',
      h: "In a small town the lawyer is always somebody's cousin. So names come before the story.",
      l: 'Before you tell your story, tell us the names.',
    },
    lines: {
      '*': [
        '{Ringing|Calling} a law office for the first time? Have the names of everyone involved ready, firms too.',
        'If a lawyer stops you after two sentences, it is for your own good: the office first checks whom it already helps.',
        'One law office cannot help both sides. So it asks for the names first.',
        'Before you call a lawyer, think of former names and of companies too.',
      ],
      h: ['In a village this check takes longer, as everybody is a cousin.'],
    },
    scene: [
      'You begin with the year before last, and the voice on the phone says: "One moment, please."',
      'Somebody at the front desk types three names, waits, and then nods.',
    ],
    why: [
      ['Nobody can help both sides of a quarrel.', 'A lawyer has to be on your side alone.'],
      [
        'What a lawyer has heard cannot be forgotten again.',
        'If it comes out later, you may have to start again with somebody else.',
      ],
    ],
    parts: [
      [
        'Names of everybody involved',
        [
          'Full names, former ones too, and the firms behind them.',
          'Write them down before the call: it is easy to forget the insurer.',
        ],
        'A short handwritten list of names, blurred',
      ],
      [
        'No details yet, please',
        [
          'One sentence about the kind of matter is enough: lease, job, inheritance.',
          'The whole story can wait until the appointment.',
        ],
        'A hand resting on a closed folder',
      ],
      [
        'If they say no, ask elsewhere',
        ['It only means that the office is careful. Many name another one.', 'They may not tell you why.'],
        'An office door with a light on behind it',
      ],
    ],
    turn: ['After that you can tell everything.', 'Then we listen, from the beginning.'],
    asks: [
      'Did you know why they ask for names first?',
      'How would you find out whether somebody can keep a secret?',
    ],
    ends: {
      pt: 'It takes half a minute and protects you for years.',
      fi: 'It is not meant to be cold. It is meant to protect you.',
      a: 'Have the names ready, then call.',
      h: 'The cousin says hello, too.',
      l: 'First the names, then all the time you need.',
    },
    keep: 'your first call to a law office',
    send: 'somebody who has to call a lawyer',
    caution: 'If you are not sure what to tell us on the phone, ask.',
    own: [
      {
        kinds: ['service', 'process', 'place'],
        about: 'first (?:meeting|consult|call|conversation)|initial (?:meeting|call|consult)|consultation',
        lead: 'After the names:',
      },
      {
        kinds: ['people'],
        about: 'solicitor|lawyer|attorney|partner|notar',
        lead: 'The people who ask:',
      },
    ],
    unless: '\\bnotar(?:y|ies)\\b(?![^]*(?:lawyer|solicitor|attorney|law (?:firm|office)))',
    pic: {
      ask: 'A telephone on a desk beside a blank notepad and a pen',
      alt: 'A telephone, a blank notepad and a pen on a desk',
    },
    claims: [
      [
        'Lawyers check for conflicts of interest before taking instructions',
        'professional rules in many countries',
      ],
      ['Conflicted lawyers may have to withdraw', 'same'],
    ],
  },
  {
    id: 'words-on-the-letterhead',
    format: 'glossary',
    again: 12,
    emoji: '📖',
    tags: ['LegalWords', 'PlainEnglish', 'KnowYourRights'],
    title: 'Legal words in plain English: six to know',
    cover: 'Six legal words explained',
    gist: [
      'Party, clause, settlement, appeal, witness, power of attorney: six words that turn up sooner or later, and mean something simpler than they sound.',
      'Legal words are made so that everybody means the same. Here are six of them in plain English.',
    ],
    subject: ['Six words, put plainly', 'What legal words mean'],
    hooks: {
      '*': [
        "Half of what frightens people in a lawyer's letter is the words. Here are six.",
        'Party, clause, settlement: what do these words in a letter mean?',
      ],
      pt: 'Legal words exist so that two strangers mean the same. Here are six.',
      fi: "You got a lawyer's letter and understood every third word? That is not your fault.",
      a: 'Learn six legal words before you need them.',
      h: 'Party, clause, appeal: a letter full of words, and none of them is fun.',
      l: 'Six legal words, made simple.',
    },
    lines: {
      '*': [
        'A "party" in a contract is simply somebody who signs it.',
        'A settlement is an agreement that ends a dispute. Nobody has to be right for it.',
        'A power of attorney lets somebody act in your name. Read what for and until when.',
        'An appeal asks a higher court to look at a decision again. It usually has a deadline, and a short one.',
      ],
      h: ['You are a party to a contract. Nobody brings balloons.'],
    },
    scene: [
      'A letter from a lawyer has come, and one word stops you.',
      'You read the letter twice, and three words are still unclear.',
    ],
    why: [
      [
        'Everyday words are friendly and vague. A contract needs exact ones.',
        'A word that everybody reads alike prevents a quarrel.',
      ],
      ['If you know the word, you can ask about it.', 'A word that you understand no longer frightens you.'],
    ],
    parts: [
      [
        'Party',
        ['Somebody who makes a contract or takes part in a case.', 'Whoever signs, sues or is sued.'],
        'Two pens on opposite sides of a page',
      ],
      [
        'Clause',
        [
          'One rule in a contract, usually with a number in front.',
          'A single building block of an agreement.',
        ],
        'A numbered list on paper, blurred',
      ],
      [
        'Settlement',
        [
          'The sides agree, and the dispute ends without anyone being found right.',
          'An agreement that ends a quarrel without a judgement.',
        ],
        'Two hands meeting over papers',
      ],
      [
        'Appeal',
        [
          'A request that a higher court look at a decision again.',
          'Other judges read it again, if you ask in time.',
        ],
        'A staircase leading upwards',
      ],
      [
        'Witness',
        [
          'Somebody who saw or heard it, or who watched you sign.',
          'Anybody who was there when it happened or was signed.',
        ],
        'An empty chair in a plain room',
      ],
      [
        'Power of attorney',
        [
          'A paper that lets somebody else act for you.',
          'Somebody you trust may sign for you, for the things you name.',
        ],
        'A hand passing a pen to another',
      ],
    ],
    turn: ['If another word comes up, just ask.', 'Ask about any word in your own letter.'],
    asks: [
      'Which legal word would you like to have explained?',
      'Which word from an official letter did you have to look up?',
    ],
    ends: {
      pt: 'Ask for plain words. You have a right to them.',
      fi: 'Ask until you understand it.',
      a: 'Ask about every word that you do not know.',
      h: 'No question about a word is silly. Some words are.',
      l: 'Plain words are a form of courtesy.',
    },
    keep: 'the next letter you have to read twice',
    send: 'somebody who nods at words they do not know',
    caution: 'Ask us what a word means in your own letter.',
    own: [
      {
        kinds: ['process', 'policy', 'value'],
        about: 'plain (?:english|language|words)|explain',
        lead: 'In plain words, here too:',
      },
    ],
    pic: {
      ask: 'A dictionary lying open beside a pair of reading glasses',
      alt: 'An open dictionary and reading glasses',
    },
    claims: [['Meanings as given', 'law dictionaries; simplified and stated as such']],
  },
  {
    id: 'before-you-fly-with-a-child',
    format: 'season',
    again: 10,
    emoji: '🛂',
    tags: ['TravelWithKids', 'ConsentLetter', 'FamilyTravel'],
    when: {
      months: [5, 6, 7],
    },
    title: 'Travelling abroad with a child: who may need a letter',
    cover: 'A letter for the border',
    gist: [
      'A grandmother with her grandson, a father on his own, a child with another surname: at some borders they are asked for a letter from the other parent. It takes an evening, if you begin in time.',
      'Not every child travels with both parents. Look up before the holidays which papers the country wants to see, and let the others sign calmly.',
    ],
    subject: ['A letter for the border', 'Who signs before the holidays?'],
    hooks: {
      '*': [
        'Flying with a grandchild? At the border they may ask for a letter from the parents.',
        "Travelling abroad with a child? You have the sun cream. Do you have the parents' letter?",
      ],
      pt: 'Some countries ask for written consent when a child crosses a border without both parents.',
      fi: 'Are you travelling abroad with a grandchild this summer? One letter can make it easier.',
      a: 'Look up the entry rules for children before you pack.',
      h: 'The teddy has a passport. The child has no letter from its parents.',
      l: 'One signed letter in the bag, and then the sea.',
    },
    lines: {
      '*': [
        'Taking a grandchild abroad? Look up whether the country wants a letter from the parents. Some also want it certified.',
        'Different surname from your child? Take a copy of the birth certificate. It answers the question before it is asked.',
        'A child travelling with one parent may need the written yes of the other. Ask the embassy and the airline, and begin weeks before.',
        'Put on the letter: who travels with whom, where to, from when until when, and a telephone number that somebody answers.',
      ],
      h: [
        'The officer asked the child who this lady was. The child said: "Grandma, but she is not allowed to drive."',
      ],
    },
    scene: [
      'Five in the morning at the airport, a sleepy child on a suitcase, and a question that you did not expect.',
      'Grandfather has the tickets and the sandwiches, but no letter from the parents.',
    ],
    why: [
      [
        'Officers look closely at children who travel without both parents. It protects the child.',
        'The question is not against you. Have the answer in your bag.',
      ],
      [
        'Every country has its own rules, and every airline too.',
        'What was fine on one flight may not be on the next.',
      ],
    ],
    parts: [
      [
        'Check with the embassy',
        [
          'Embassies and foreign offices publish what they want to see.',
          'Also for the country where you change planes.',
        ],
        'A phone and a passport on a kitchen table',
      ],
      [
        'Write one page and sign it',
        [
          'Names, dates of birth, passport numbers, the trip, and signatures of those who stay at home.',
          'In English or in the language of the country, if you can.',
        ],
        'A blank sheet and a pen beside two passports',
      ],
      [
        'Does it need a stamp?',
        ['Some countries want it certified by a notary. Ask early.', 'That takes longer than packing.'],
        'A stamp and an ink pad',
      ],
    ],
    turn: ['Put it in the bag. Perhaps nobody asks.', 'Then only the socks are missing.'],
    asks: ['Have you been asked at a border whose child it was?', 'With whom did you travel as a child?'],
    ends: {
      pt: 'One hour now, or a missed flight.',
      fi: 'Have a lovely time, you two.',
      a: 'Look it up. Sign. Pack.',
      h: 'The teddy may go through.',
      l: 'And then the sea.',
    },
    keep: 'the week before the {school holidays|school break}',
    send: 'grandparents with plans',
    caution: 'Entry rules change. Check with the embassy, and ask us if you are not sure.',
    only: FAMILIES,
    pic: {
      ask: 'Two passports, one small hat and a folded sheet of paper',
      alt: "Passports, a child's sun hat and a folded letter",
    },
    claims: [
      [
        'Consent letters for travelling minors are asked for or recommended by many states',
        "foreign ministries' travel advice",
      ],
      ['Different surnames may raise questions', 'same'],
    ],
  },
  {
    id: 'the-blue-folder',
    format: 'checklist',
    again: 10,
    emoji: '📁',
    tick: true,
    tags: ['ImportantPapers', 'FamilyMatters', 'BePrepared'],
    title: 'Important papers: what your family should be able to find',
    cover: 'One folder for your family',
    gist: [
      'If you were away for a month without a telephone, what would somebody at home have to find? Put that into one folder, and tell one person where it stands.',
      'Insurance, lease, account, doctor, will: it need not be tidy, only in one place that somebody knows of.',
    ],
    subject: ['Your important papers in one folder', 'Can your family find your papers?'],
    hooks: {
      '*': [
        'Imagine you are away for a month without a phone. Could your family find your important papers?',
        'In every family one person knows where the papers are. What if that person is ill?',
      ],
      pt: 'Papers that nobody can find are no use to anybody.',
      fi: 'Could your family find your papers? It takes one evening to sort them.',
      a: 'Put your important papers in one folder, and tell one person where.',
      h: 'The will was in a safe place. Nobody has found it yet.',
      l: 'One folder on the shelf, and you can sleep well.',
    },
    lines: {
      '*': [
        'One folder for the others: insurance, lease, bank, doctor, and where the will is. Not the originals, just where they are.',
        'Tell one person where the folder with your papers is. In a bad week nobody wants to search.',
        'Write in the folder whom to {ring|call}: the employer, the landlord, the vet.',
        'Go through the folder with your papers once a year, for instance when the tyres are changed.',
      ],
      h: ['"In the drawer below the drawer" is no place for a will.'],
    },
    scene: [
      'Three grown children stand in front of a shelf of folders. All of them are labelled "Various".',
      'The phone is locked, and everything is in it.',
    ],
    why: [
      [
        'In an emergency somebody has to find things who does not know your order.',
        'You know where it all is. But perhaps they cannot ask you.',
      ],
      [
        'Looking for papers takes weeks, and the bills keep coming.',
        'Deadlines run on, even if nobody reads the {post|mail}.',
      ],
    ],
    parts: [
      [
        'Papers about you',
        ['Copies of passport, birth and marriage papers.', 'The papers for which offices ask first.'],
        'A passport on a plain folder',
      ],
      [
        'Bank, income and bills',
        [
          'Bank, employer, pension, what leaves each month. No passwords here.',
          'A list of accounts and standing orders is enough.',
        ],
        'A bank card lying on a blank sheet',
      ],
      ['Insurance', ['Company, number, telephone.', 'And since when.'], 'An umbrella leaning in a hallway'],
      [
        'Will and power of attorney',
        [
          'Where the will and the powers of attorney are, if there are any.',
          'Only the place. The originals belong somewhere safe.',
        ],
        'A sealed envelope on a shelf',
      ],
      [
        'Whom to call first',
        ['Three people for the first day, with numbers.', 'First the neighbour who has the key.'],
        'A handwritten list of telephone numbers, blurred',
      ],
    ],
    turn: ['Then write on it what it is.', 'And now tell one person.'],
    asks: ['Would somebody find your papers without you?', 'What is written on your oldest folder?'],
    ends: {
      pt: 'It saves your family weeks.',
      fi: 'One evening, and your family is looked after.',
      a: 'One folder, one place, one person.',
      h: 'Please throw away "Various".',
      l: 'Back on the shelf, and done.',
    },
    work: 'Your firm needs such a folder as well. Who can pay the wages if you are ill?',
    keep: 'a rainy Sunday',
    send: 'the one in the family who knows everything',
    caution: 'Ask us what your will or power of attorney needs to be valid.',
    own: [
      {
        kinds: ['service'],
        about: 'will|probate|estate|inherit|power of attorney',
        lead: 'For a will or a power of attorney:',
      },
    ],
    only: 'famil|\\bwills?\\b|probate|estate|inherit|\\bnotar(?:y|ies)\\b|powers? of attorney|elder|private clients?|solicitors?\\b|law (?:firm|office|practice)',
    pic: {
      ask: 'A plain folder standing alone on a shelf, a plant beside it',
      alt: 'A single folder on a shelf beside a plant',
    },
    claims: [
      [
        'Relatives need to find documents at short notice in an emergency',
        'advice of consumer and senior organisations',
      ],
      ['Passwords should not be kept in such a folder', 'security advice'],
    ],
  },
  {
    id: 'what-did-you-sign',
    unless: NO_CONTRACTS,
    format: 'question',
    again: 9,
    emoji: '🖊️',
    tags: ['TellUs', 'ReadBeforeYouSign', 'EverydayLaw'],
    title: 'What have you signed without reading it?',
    cover: 'Signed without reading it?',
    gist: [
      'Terms for an app, a gym, a delivery slip held out in the rain: everyone has signed something unread. What was yours, and did it ever come back?',
      'The parcel is there, and you sign at once. What have you signed that you would like to have read first?',
    ],
    subject: ['What did you sign unread?', 'Signed at the door, in the rain'],
    hooks: {
      '*': [
        '"I have read and accept the terms." Have you ever really read them?',
        'The courier holds out a screen, it rains, and you sign. What else have you signed unread?',
      ],
      pt: 'Hardly anybody reads the terms before accepting them. Do you?',
      fi: 'Be honest: when did you last read something to the end before you signed it?',
      a: 'Signed without reading: everybody has a story about that. Tell us yours.',
      h: 'You signed it unread, and somewhere you are still a member of a gym.',
      l: 'A quick signature in the rain, and nothing read.',
    },
    lines: {
      '*': [
        'What have you signed without reading, and did you ever find out what it was?',
        'Which terms did you really read to the end, and what was in them?',
        '"Just sign here." Have you ever said no to that?',
        "What does your signature on a courier's screen look like?",
      ],
      h: ["Your signature on the courier's screen looks like a seagull. It is valid."],
    },
    scene: [
      'A counter, a long {queue|line}, and a pen on a short chain.',
      'A parcel, the rain, a small screen, and you sign with a fingernail.',
    ],
    why: [
      [
        'If you read everything that you accept, you would never get to breakfast.',
        'Nobody has time to read it all.',
      ],
    ],
    parts: [
      [
        'Small things: apps, parcels, cookies',
        ['Accepted in passing, and forgotten.', 'Yes, yes, accept, next.'],
        'A finger over a small grey screen',
      ],
      [
        'Large things: leases, loans',
        ['Years later they still matter.', 'Those come back, with a reminder fee.'],
        'A short pen chained to a counter',
      ],
    ],
    turn: ['Tell us your story.', 'Nobody will tell on you.'],
    asks: ['What did you sign without reading it?', 'Which contract surprised you afterwards?'],
    ends: {
      pt: 'You are not the only one.',
      fi: 'The gym will not hear of it.',
      a: 'Tell us in the comments.',
      h: 'The seagull was once a name.',
      l: 'And then the rain stopped.',
    },
    keep: 'the next little grey screen',
    send: 'the person who always clicks "accept"',
    pic: {
      ask: "A hand signing on a small courier's screen, rain on it",
      alt: "A finger signing on a wet courier's screen",
    },
    claims: [['Most people accept terms without reading them', 'surveys; common experience']],
  },
  {
    id: 'will-i-win',
    format: 'answer',
    again: 11,
    emoji: '🎯',
    tags: ['LegalTips', 'FirstMeeting', 'Expectations'],
    title: 'Why a good lawyer will not promise that you win',
    cover: 'Will I win my case?',
    question: 'Will I win my case?',
    short: 'No honest lawyer can promise you that.',
    gist: [
      'Nobody can promise that you win. What a good lawyer can give you is a plan, the chances and the weak point of your case.',
      'Instead of a promise ask for three things: what speaks for me, what against, and what it costs to find out.',
    ],
    subject: ['Can a lawyer promise that you win?', 'Three questions to ask your lawyer'],
    hooks: {
      '*': [
        '"Just tell me: will I win?" An honest lawyer cannot promise that.',
        'Beware of a lawyer who promises that you will win.',
      ],
      pt: 'Whether you win depends on the proof, on the other side and on the court.',
      fi: 'You would like to hear that you will win. It helps you more to hear where you might not.',
      a: 'Ask your lawyer for the weak point of your case.',
      h: 'If lawyers could see the future, they would play the lottery.',
      l: 'Nobody can be certain how a case will end.',
    },
    lines: {
      '*': [
        'Ask a lawyer for the weakest point of your case. The answer tells you more than any promise.',
        'Ask your lawyer at the first meeting: "What will the other side say, and what can they prove?"',
        'Being right and proving it are two things. In court you need the second.',
        'A lawyer who tells you early that it is not worth it saves you a lot of money.',
      ],
      h: ["The lawyer's crystal ball is being repaired."],
    },
    scene: [
      'A hand on the door handle: "But between ourselves, what are my chances?"',
      'On this table are your papers. The other side has papers too.',
    ],
    why: [
      [
        'So far only your half of the story is known.',
        'There are two sides, and your folder only holds one.',
      ],
      ['Witnesses forget, and new papers turn up.', 'Until the judgement a lot can still come to light.'],
    ],
    parts: [
      [
        'What speaks for you',
        ['And which paper proves it?', 'Begin with the strongest point.'],
        'A neat stack of paper on the left of a desk',
      ],
      [
        'What speaks against you',
        ['Better that you hear it now, from us.', 'If somebody says "nothing", ask again.'],
        'A thinner stack on the right of a desk',
      ],
      [
        'What it will cost',
        ['In money, in months and in sleep.', 'Ask where you can stop on the way.'],
        'A notepad with a short column, blurred',
      ],
    ],
    turn: ['Then you can decide.', 'A plan is worth more than a promise.'],
    asks: ['Would you rather hear a hopeful answer or an honest one?', 'When did an honest no help you?'],
    ends: {
      pt: 'We advise, and you decide.',
      fi: 'You may be disappointed for a minute.',
      a: 'For, against, cost. Then decide.',
      h: 'They sell lottery tickets next door.',
      l: 'An honest answer helps you more than a kind one.',
    },
    keep: 'the day before a first meeting',
    send: 'somebody who is sure to be right',
    caution: 'Every case is different. Ask us about yours.',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about:
          'first (?:meeting|consult|call|conversation)|initial (?:meeting|call|consult)|consultation|fixed fee',
        lead: 'So that you know where you stand:',
      },
    ],
    unless: NO_DISPUTES,
    pic: {
      ask: 'Two stacks of paper of different height on a desk, a pen between them',
      alt: 'Two stacks of paper with a pen between them',
    },
    claims: [
      ['Lawyers should not promise results', 'professional rules in many countries'],
      ['Outcome depends on evidence and the other side', 'common experience'],
    ],
  },
];
