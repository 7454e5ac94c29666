// How a law office works, its words and its stories.
import type { Idea } from '../../library/idea.ts';

export const ROOMS: readonly Idea[] = [
  {
    id: 'the-ball-that-cured-nothing',
    format: 'story',
    again: 14,
    emoji: '🎩',
    tags: ['LegalHistory', 'ContractLaw', 'TrueStory'],
    title: 'The case of the smoke ball: when an advertisement is a promise',
    cover: 'The ball that cured nothing',
    gist: [
      'A Victorian firm promised money to anyone who caught the flu after using its smoke ball. Louisa Carlill caught it. The court found that a promise to everybody is a promise.',
      '"Mere puff", said the firm about its own advertisement. The judges pointed to the money it had put in the bank, and made it pay.',
    ],
    subject: ['A smoke ball and a hundred pounds', 'The advertisement that had to be meant'],
    hooks: {
      '*': [
        'In eighteen ninety-one a newspaper promised a hundred pounds to anyone with a cold. One reader took it at its word.',
        'She sniffed it three times a day for weeks, and then she caught the flu. That was the good news.',
      ],
      pt: 'Every student of English contract law meets one lady and one rubber ball.',
      fi: 'Do you like people who take small print at its word? Then meet Louisa Carlill.',
      a: 'Do not promise the world in the newspaper. Somebody can read.',
      h: 'It did not help against the flu. It did help with the rent.',
      l: 'An old newspaper, a rubber ball, and a lady with patience.',
    },
    lines: {
      '*': [
        'The Carbolic Smoke Ball Company promised money to anyone who fell ill in spite of its product. Mrs Carlill fell ill. She got the money.',
        '"Nobody was meant to believe that" is an old defence of advertisers. It failed in London in the eighteen nineties, over a rubber ball.',
        'What won the smoke ball case was a boast of its makers: a thousand pounds lay in the bank, they wrote, to show that they meant it. So the court held them to it.',
        'Louisa Carlill is said to have lived to a great age. She died, by some accounts, of influenza.',
      ],
      h: ['It is the only cold in history that is still on the reading list.'],
    },
    scene: [
      'London, a winter of influenza, and in every paper an advertisement for a rubber ball filled with carbolic acid.',
      'Imagine sniffing at a rubber ball three times a day, exactly as printed, for two months.',
    ],
    why: [
      [
        'A promise made to the whole world can be accepted by one person who does what it asks.',
        'You need not know each other to be bound. One party writes it down, the other does it.',
      ],
      [
        'Words count by how a sensible reader would take them, and money in the bank reads as serious.',
        'The court asked what an ordinary person would think on seeing that page.',
      ],
    ],
    parts: [
      [
        'A ball against everything',
        [
          'Coughs, colds, influenza: the firm offered that sum to anybody who caught one after using its ball as directed.',
          'Influenza was about, and people were afraid. A firm sold a rubber ball with powder and offered a reward if it failed.',
        ],
        'A yellowed newspaper page with old advertisements',
      ],
      [
        'A lady who follows instructions',
        [
          'Louisa Carlill bought one, used it as printed, and fell ill in January. Her husband had trained as a solicitor and wrote a letter.',
          'Mrs Carlill did exactly what it said and still caught the flu. Then she asked for the hundred pounds.',
        ],
        'An old-fashioned letter and an inkwell',
      ],
      [
        'Mere puff',
        [
          'Nobody takes such a thing seriously, said the firm. The judges read on to the line about the deposit in the bank, and found that it sounded serious enough.',
          'The company said it was only advertising, and that no contract had ever been made with her. Three judges saw it otherwise.',
        ],
        "A judge's bench in an old courtroom",
      ],
    ],
    turn: [
      'Since then advertisements have had more asterisks.',
      'And that is why the small print is there: somebody once believed the large.',
    ],
    asks: [
      'Which promise in an advertisement would you like to take at its word?',
      'What did you buy that did the opposite?',
    ],
    ends: {
      pt: 'Students still learn it in their first weeks, mostly with pleasure.',
      fi: 'To all who read the instructions to the end.',
      a: 'Promise what you mean.',
      h: 'The ball has since been taken off the market. The flu has not.',
      l: 'A small ball, a long echo.',
    },
    work: 'Marketing departments owe her their legal colleagues. Before a promise goes out, ask what it would cost if one careful reader did exactly what it says.',
    keep: 'the next advertisement with an asterisk',
    send: 'somebody who reads instructions',
    pic: {
      ask: 'An old newspaper and a rubber ball on a dark table',
      alt: 'An old newspaper with a rubber ball lying on it',
    },
    claims: [
      [
        'Carlill v Carbolic Smoke Ball Company: reward promised, deposit stated, firm held liable',
        'English Court of Appeal, law reports and textbooks',
      ],
      [
        'Her husband had trained as a solicitor; she lived to a great age, reported to have died of influenza',
        'published histories of the case; stated as "by some accounts"',
      ],
    ],
  },
  {
    id: 'what-a-missing-comma-cost',
    format: 'story',
    again: 14,
    emoji: '🥛',
    tags: ['LegalHistory', 'Grammar', 'TrueStory'],
    title: 'The comma that cost a dairy millions',
    cover: 'The comma that cost millions',
    gist: [
      'Drivers of a dairy in Maine got their overtime because a law listed exceptions without a comma before the last one. The sentence could be read in two ways, and that was enough.',
      'One comma less in a list of exceptions, and a court could not tell whether drivers were among them. The parties settled for millions.',
    ],
    subject: ['One comma, one dairy', 'Where the comma was not'],
    hooks: {
      '*': [
        'The most expensive punctuation mark in Maine was not there.',
        'Do commas matter? Ask a dairy in Portland, Maine.',
      ],
      pt: 'An ambiguity that nobody meant can be worth more than a clause that everybody negotiated.',
      fi: 'For everybody who was ever laughed at for caring about commas.',
      a: 'Read a list aloud before you sign it.',
      h: 'Somewhere in Maine an English teacher bought herself a very good lunch.',
      l: 'A small black stroke, and its absence.',
    },
    lines: {
      '*': [
        'A list of exceptions ended in "packing for shipment or distribution". Did drivers who distribute belong to it? Without a comma nobody could tell.',
        'Lawyers read lists aloud. If you can breathe in two places, the sentence has two meanings.',
        'Unclear? Number the items of a list. Numbers have never been mistaken for each other.',
        'The legislature of Maine has since rewritten the sentence. It now has semicolons all over, like railings.',
      ],
      h: ['Grandmother, who insisted on commas, had only never mentioned the hourly rate.'],
    },
    scene: [
      'Imagine a courtroom in which grown people spend the morning talking about the breath before the word "or".',
      '{Lorries|Trucks} full of milk, before dawn, and somewhere in a law book a gap as wide as a comma.',
    ],
    why: [
      [
        'If a sentence can honestly be read in two ways, somebody will have to decide which, and both readers have paid for that.',
        'A gap in a sentence stays harmless until there is money behind it.',
      ],
      [
        'Style guides disagree about the comma before the last item, and so did everybody in that room.',
        'Some people always put a comma before "and", others never do. In a contract that is no matter of taste.',
      ],
    ],
    parts: [
      [
        'Drivers want their overtime',
        [
          'A law of Maine left out certain work: canning, freezing, packing and more of the kind. The list ended on "packing for shipment or distribution of" such goods.',
          'The state exempted some work with food from overtime. The dairy counted the drivers among it. The drivers read the list again, slowly.',
        ],
        'Milk crates stacked at a loading bay',
      ],
      [
        'One act, or two',
        [
          'Is it packing, either for shipment or for distribution? Then driving is not on the list. Or is distribution an item of its own?',
          'With a comma before "or" the drivers would have been out. Without one it might all be about packing.',
        ],
        'A pencil above a line of print, blurred',
      ],
      [
        'The court shrugs',
        [
          'The appeals court found the words unclear, and unclear words in that law were to be read for the workers. In the end the two sides settled, for millions.',
          'It could not be decided by grammar, so it was decided in favour of those whom the law protects. A settlement of millions followed.',
        ],
        'An open law book under a lamp',
      ],
    ],
    turn: ['The law has since been rewritten, with a great many semicolons.', 'Milk still goes out at dawn.'],
    asks: [
      'Comma before "and" in a list: always, never, or by feel?',
      'Which sentence made you breathe in the wrong place?',
    ],
    ends: {
      pt: 'Clarity is a form of economy.',
      fi: 'You were right about the commas all along.',
      a: 'Read it aloud. Twice.',
      h: 'The comma could not be reached for comment.',
      l: 'Small things, well placed.',
    },
    work: 'Put lists in contracts one item to a line. Nobody ever had to settle over a line break.',
    keep: 'the next time somebody calls you pedantic',
    send: 'everybody who corrects menus',
    pic: {
      ask: 'A printed page with a red pencil lying across it, text out of focus',
      alt: 'A red pencil lying on a printed page',
    },
    claims: [
      [
        "O'Connor v Oakhurst Dairy: ambiguity of an overtime exemption, read for the drivers, later settled for millions, statute rewritten with semicolons",
        'US Court of Appeals for the First Circuit; press reports of the settlement',
      ],
    ],
  },
  {
    id: 'why-all-the-names-first',
    format: 'answer',
    again: 11,
    emoji: '🗂️',
    tags: ['FirstMeeting', 'LawOffice', 'HowItWorks'],
    title: 'Why lawyers ask for names first: what a conflict check is',
    cover: 'Why all the names first?',
    question: 'Why does a lawyer want all the names before hearing the story?',
    short: 'To make sure that nobody at this office already stands on the other side.',
    gist: [
      'Before a lawyer listens, the names of everybody involved are compared with the files. If the other side is a client, or was, somebody else has to help you, and you will have told them nothing.',
      'It sounds brusque: "Please, only the names." It protects you. An office that already helps your opponent must not hear your story.',
    ],
    subject: ['"Only the names for now, please"', 'Why you should not tell it all on the phone'],
    hooks: {
      '*': [
        '"Before you go on: who is the other side?" It is not rude. It is for your sake.',
        'The first question in a law office is never "what happened".',
      ],
      pt: 'A conflict check comes before any conversation, because what has been heard cannot be unheard.',
      fi: 'You want to tell it all at once. Wait for one question; it looks after you.',
      a: 'First the names, then the story.',
      h: 'In a small town the conflict check is called "my brother-in-law".',
      l: 'Discretion begins before the first word.',
    },
    lines: {
      '*': [
        'Ringing a law office for the first time? Have the names of everyone involved ready, firms too. Then it goes quickly.',
        'A lawyer who stops you after two sentences may be doing you a favour: the office first has to know whom it already represents.',
        'One office cannot stand on both sides of a quarrel. So it asks who the sides are before it hears a word.',
        'Think of former names, of companies and of the person behind the company. The right name in the first call saves a second one.',
      ],
      h: ['In villages the check takes longer, since everybody is a cousin.'],
    },
    scene: [
      'You take a breath, begin with the year before last, and the voice on the telephone says: "One moment, please."',
      'Somebody at the front desk types three names, waits, and then nods.',
    ],
    why: [
      [
        'Somebody who has heard both sides can be loyal to neither.',
        'Loyalty is what you are looking for in such an office, and it can only be given once.',
      ],
      [
        'What you tell cannot be taken back out of a head.',
        'If it turned out later, both sides might have to begin again elsewhere.',
      ],
    ],
    parts: [
      [
        'Everybody who is involved',
        [
          'Full names, former ones too, and the firms behind them.',
          'Write them down before the call: it is easy to forget the insurer.',
        ],
        'A short handwritten list of names, blurred',
      ],
      [
        'No details yet',
        [
          'One sentence about the kind of matter is enough: lease, job, inheritance.',
          'The year before last can wait for the appointment.',
        ],
        'A hand resting on a closed folder',
      ],
      [
        'A no is nothing personal',
        [
          'It means that the office is careful. The next one may be free, and often they name one.',
          'Nobody may tell you why, and that too is part of it.',
        ],
        'An office door with a light on behind it',
      ],
    ],
    turn: [
      'After that somebody has all the time in the world for you.',
      'Then the story, from the beginning.',
    ],
    asks: [
      'Did you know why they ask for names first?',
      'How would you find out whether somebody can keep a secret?',
    ],
    ends: {
      pt: 'A question of thirty seconds that protects for years.',
      fi: 'It was never meant to be cold. It is meant to keep you safe.',
      a: 'Names ready? Call.',
      h: 'The brother-in-law sends his love and is not representing anyone.',
      l: 'Silence can be the first service.',
    },
    keep: 'your first call to a law office',
    send: 'somebody who has to ring a lawyer',
    caution: 'Rules on conflicts and confidentiality are set by each profession and country.',
    own: [
      {
        kinds: ['service', 'process', 'place'],
        about: 'first (?:meeting|consult|call|conversation)|initial (?:meeting|call|consult)|consultation',
        lead: 'And after the names comes the conversation.',
      },
      {
        kinds: ['people'],
        about: 'solicitor|lawyer|attorney|partner|notar',
        lead: 'The people who ask:',
      },
    ],
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
    id: 'mostly-reading',
    format: 'behind',
    again: 10,
    emoji: '📚',
    tags: ['BehindTheScenes', 'LawOffice', 'HowItWorks'],
    title: 'What lawyers do all day: mostly reading',
    cover: 'A day without a gavel',
    gist: [
      'On television they shout. On an ordinary day they read, look for one page, make telephone calls and take words out of sentences.',
      'Most legal work happens in silence: sorting, dating, reading twice, and writing a letter so that it does not have to be answered.',
    ],
    subject: ['No gavel today either', 'What happens behind the quiet door'],
    hooks: {
      '*': [
        'On television somebody shouts "objection". In the office somebody says "where is annex four".',
        'The most important tool in a law office is a strip of yellow paper that sticks.',
      ],
      pt: 'A case is usually decided by its order: what happened first, and what shows it.',
      fi: 'Have you ever wondered what goes on behind that quiet door all day?',
      a: 'Eight parts reading, one part writing, one part talking.',
      h: 'Nobody has ever made a film about looking for annex four.',
      l: 'Behind the door, a page is turned.',
    },
    lines: {
      '*': [
        "Most of a lawyer's day is reading. The dramatic part is finding the page.",
        'A good legal letter is written long and sent short. Those crossed-out lines are what one pays for.',
        'Half of the work on a case is a list: what happened when, and which paper shows it.',
        "Many quarrels end with a telephone call between two people who know each other's job. Nobody films that.",
      ],
      h: ['The gavel, by the way, is not used at all in many countries. The stapler is used in all of them.'],
    },
    scene: [
      'Ten in the morning, rain, two screens, and a finger that travels slowly down a margin.',
      'The table is covered with paper in rows, and somebody in socks walks along them with a pencil.',
    ],
    why: [
      [
        'What looks like a matter of cleverness is mostly one of order: a sentence nobody can find does not help anybody.',
        'In a thick file the strongest sentence is seldom on top.',
      ],
      [
        'A letter that is right the first time saves three more.',
        'Every word that could be misunderstood will be, by somebody who is paid to.',
      ],
    ],
    parts: [
      [
        'Put it in order of time',
        [
          'Until the gaps show. A gap is either a question or an answer.',
          'Papers arrive in the order of the shoebox. They leave in the order of the calendar.',
        ],
        'Papers laid out in rows on a large table',
      ],
      [
        'Read what is really there',
        [
          'Many people remember their contract. Few remember the one they signed.',
          'Twice, and the second time from the back.',
        ],
        'A ruler under a line of print, blurred',
      ],
      [
        'Cross out',
        [
          'Adjectives go first, then threats, then whatever the other side knows anyway.',
          'The letter you get is the fifth, and the first was three times as long.',
        ],
        'A page with pencil strokes through it',
      ],
      [
        'Pick up the telephone',
        [
          'Some of what looks like a lawsuit turns out to be a misunderstanding with a letterhead.',
          'Ten calm minutes can be worth more than four letters.',
        ],
        'A telephone receiver off its hook',
      ],
    ],
    turn: [
      'And sometimes, rarely, somebody really does stand up and speak.',
      'Then there is coffee, and the next shoebox.',
    ],
    asks: [
      'What did you imagine that lawyers do all day?',
      'Which job looks completely different from the inside?',
    ],
    ends: {
      pt: 'Order is most of the art.',
      fi: 'Now you know what the yellow strips are for.',
      a: 'Read, order, cross out, call.',
      h: 'Annex four was in annex three.',
      l: 'And then it is quiet again.',
    },
    work: 'Every trade has its annex four. Ask colleagues what they spend the most time looking for, and fix that first.',
    keep: 'the next courtroom series',
    send: 'somebody who wants to study law because of a series',
    own: [
      {
        kinds: ['people'],
        about: 'solicitor|lawyer|attorney|partner|notar|paralegal',
        lead: 'Who does the reading here:',
      },
    ],
    pic: {
      ask: 'Rows of paper with yellow sticky strips on a large table, nothing readable',
      alt: 'Papers in rows with yellow sticky strips',
    },
    claims: [
      ['Most legal work is reading, ordering and drafting', 'common experience of the profession'],
      [
        'Gavels are not used in courts of many countries, England among them',
        'published by the judiciary of England and Wales',
      ],
    ],
  },
  {
    id: 'words-on-the-letterhead',
    format: 'glossary',
    again: 12,
    emoji: '📖',
    tags: ['LegalWords', 'PlainEnglish', 'KnowYourRights'],
    title: 'Legal words in plain English: six to know',
    cover: 'Six words, put plainly',
    gist: [
      'Party, clause, settlement, appeal, witness, power of attorney: six words that turn up sooner or later, and mean something simpler than they sound.',
      'Legal language was made so that everybody means the same by it. Here are six of its words, without the wig.',
    ],
    subject: ['Six words, without the wig', 'What the letter is trying to say'],
    hooks: {
      '*': [
        'Half of what frightens people in a legal letter is the vocabulary.',
        'In law a "party" is the least festive thing that can happen to you.',
      ],
      pt: 'Terms of art exist so that two strangers mean the same thing. It helps to know six of them.',
      fi: 'You got a letter and understood every third word? It is not your fault.',
      a: 'Learn six words before you need them.',
      h: 'You have been invited to a party. Bring identification.',
      l: 'Old words, worn smooth by use.',
    },
    lines: {
      '*': [
        'A "party" in a contract is simply somebody who signs it. There is no cake.',
        'A settlement is an agreement that ends a dispute. Nobody has to be right for it.',
        'A power of attorney lets somebody act in your name. Read what for and until when.',
        'An appeal asks a higher court to look at a decision again. It usually has a deadline, and a short one.',
      ],
      h: ['"Without prejudice" has nothing to do with Jane Austen.'],
    },
    scene: [
      'A letter on the table, and three people lean over one word.',
      '"What is a clause?" asks the child, and both parents look at the ceiling.',
    ],
    why: [
      [
        'A word that everybody reads alike saves a quarrel, even if it sounds stiff.',
        'Everyday words are friendly and vague. These are neither.',
      ],
      [
        'Once you know the word you can ask about the thing.',
        'Fear shrinks a little as soon as something has a name in plain language.',
      ],
    ],
    parts: [
      [
        'Party',
        [
          'Somebody who makes a contract or takes part in a case.',
          'Whoever signs, sues or is sued. Cake is not provided.',
        ],
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
          'A peace treaty for two.',
        ],
        'Two hands meeting over papers',
      ],
      [
        'Appeal',
        [
          'A request that a higher court look at a decision again.',
          'A second reading by other eyes, within a time limit.',
        ],
        'A staircase leading upwards',
      ],
      [
        'Witness',
        [
          'Somebody who saw or heard it, or who watched you sign.',
          'Anybody who was there: on the corner, or beside the pen.',
        ],
        'An empty chair in a plain room',
      ],
      [
        'Power of attorney',
        [
          'A paper that lets somebody else act for you.',
          "Your signature in another person's hand, for the things you name.",
        ],
        'A hand passing a pen to another',
      ],
    ],
    turn: [
      'If the seventh word comes up, ask. It costs nothing to ask.',
      'No question about a word has ever been a stupid one.',
    ],
    asks: [
      'Which legal word would you like to have explained?',
      'Which word from an official letter did you have to look up?',
    ],
    ends: {
      pt: 'Definitions come first; that is true of contracts and of letters.',
      fi: 'Ask until you understand it. You are allowed to.',
      a: 'Ask about every word you would have to guess.',
      h: 'The wig remains optional.',
      l: 'Plain words, at last.',
    },
    keep: 'the next letter you have to read twice',
    send: 'somebody who nods at words they do not know',
    caution: 'Meanings differ a little between countries and kinds of law.',
    own: [
      {
        kinds: ['process', 'policy', 'value'],
        about: 'plain (?:english|language|words)|explain',
        lead: 'Explaining is part of the work.',
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
        'At the desk the officer looks at the passport, at the child, at you, and then at the passport again.',
        'You have packed the sun cream. Do you have the letter?',
      ],
      pt: 'Some countries ask for written consent when a child crosses a border without both parents.',
      fi: 'Travelling with a grandchild this summer? One sheet of paper can make the {queue|line} easier.',
      a: 'Look up the entry rules for children before you pack.',
      h: 'The teddy has a passport. The child has no letter.',
      l: 'One signed page, and the sea.',
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
      'Five in the morning, a {queue|line}, a sleepy child on a suitcase, and a question nobody expected.',
      'Grandfather has the tickets, the sandwiches and the spare socks, and no paper that says he may.',
    ],
    why: [
      [
        'Borders look closely at children who travel without both parents, for a good reason: it protects them.',
        'The questions are meant for the few who must not be travelling with a child. The rest need only an answer.',
      ],
      [
        'Rules differ between countries, and airlines add their own.',
        'What was fine last year on one flight may be asked for this year on another.',
      ],
    ],
    parts: [
      [
        'Look it up for your country',
        [
          'Embassies and foreign offices publish what they want to see.',
          'Also for the country where you change planes.',
        ],
        'A phone and a passport on a kitchen table',
      ],
      [
        'Write one clear page',
        [
          'Names, dates of birth, passport numbers, the trip, and signatures of those who stay at home.',
          'In English or in the language of the country, if you can.',
        ],
        'A blank sheet and a pen beside two passports',
      ],
      [
        'Ask whether it must be certified',
        [
          'Some want a stamp from an office or a notary, and appointments before the holidays are few.',
          'That takes longer than packing.',
        ],
        'A stamp and an ink pad',
      ],
    ],
    turn: ['Then it lies in the bag, and most likely nobody asks.', 'After that only the socks are missing.'],
    asks: [
      'Have you ever been asked at a border whose child it was?',
      'With whom did you travel as a child?',
    ],
    ends: {
      pt: 'An hour of preparation against a missed flight.',
      fi: 'Have a lovely time, you two.',
      a: 'Look it up. Sign. Pack.',
      h: 'The teddy may pass.',
      l: 'Then only the light over the water.',
    },
    keep: 'the week before the school holidays',
    send: 'grandparents with plans',
    caution:
      'Entry rules and rules on custody differ by country and change. Check with the authorities before the trip.',
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
    cover: 'The folder they should find',
    gist: [
      'If you were away for a month without a telephone, what would somebody at home have to find? Put that into one folder, and tell one person where it stands.',
      'Insurance, lease, account, doctor, will: it need not be tidy, only in one place that somebody knows of.',
    ],
    subject: ['What would they have to find?', 'One folder and one person who knows'],
    hooks: {
      '*': [
        'Imagine you are gone for a month without a phone. Who pays the rent, and from what?',
        'Every family has a person who knows where everything is. That is the problem.',
      ],
      pt: 'Access is a separate question from ownership: papers that nobody can find have no effect.',
      fi: 'Do those you love know where the important things are? Give them one evening.',
      a: 'One folder. One place. One person who knows.',
      h: 'The will was in a safe place. It still is.',
      l: 'A folder on a shelf, and a quiet mind.',
    },
    lines: {
      '*': [
        'One folder for the others: insurance, lease, bank, doctor, and where the will is. Not the originals, just where they are.',
        'Tell one person where the folder stands. A well-hidden folder is a treasure hunt for people in grief.',
        'Note whom to ring: employer, landlord, vet. In bad weeks nobody can think of the vet.',
        'Go through the folder once a year, on a day you will not forget. Birthdays are too nice. Take the day the tyres are changed.',
      ],
      h: ['"In the drawer below the drawer" is not a place.'],
    },
    scene: [
      'Three grown children stand in front of a cupboard full of folders, all of them labelled "Various".',
      'A phone lies on the bedside table, locked, and inside is everything.',
    ],
    why: [
      [
        'In an emergency somebody has to act who does not know your order.',
        'You know where it all is. You may be the one who cannot be asked.',
      ],
      [
        'Missing papers cost weeks in which bills keep coming.',
        'Time limits run on, even when nobody is reading the post.',
      ],
    ],
    parts: [
      [
        'Who you are',
        ['Copies of passport, birth and marriage papers.', 'The papers for which offices ask first.'],
        'A passport on a plain folder',
      ],
      [
        'Where money comes and goes',
        [
          'Bank, employer, pension, what leaves each month. No passwords here.',
          'A list of accounts and standing orders is enough.',
        ],
        'A bank card lying on a blank sheet',
      ],
      [
        'What is insured',
        ['Company, number, telephone.', 'And since when, so that nobody pays twice.'],
        'An umbrella leaning in a hallway',
      ],
      [
        'What should be decided',
        [
          'Where the will and the powers of attorney are, if there are any.',
          'Rather the place than the paper: originals belong somewhere safe.',
        ],
        'A sealed envelope on a shelf',
      ],
      [
        'Whom to ring',
        ['Three people for the first day, with numbers.', 'The neighbour with the key stands at the top.'],
        'A handwritten list of telephone numbers, blurred',
      ],
    ],
    turn: ['Then write a name on the spine that anybody understands.', 'And now tell the one person.'],
    asks: ['Would somebody find your papers without you?', 'What is written on your oldest folder?'],
    ends: {
      pt: 'Order is a courtesy to those who come after.',
      fi: 'One evening, and you have looked after somebody.',
      a: 'Folder. Place. Person.',
      h: '"Various" is to be closed with immediate effect.',
      l: 'And the shelf looks as it did before.',
    },
    work: 'Small firms need the same folder. If one person is away for a month, who can pay wages, sign a delivery, reach the landlord?',
    keep: 'a rainy Sunday',
    send: 'the one in the family who knows everything',
    caution: 'What a will or a power of attorney needs to be valid differs by country.',
    own: [
      {
        kinds: ['service'],
        about: 'will|probate|estate|inherit|power of attorney',
        lead: 'For the papers that still have to be written.',
      },
    ],
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
    format: 'question',
    again: 9,
    emoji: '🖊️',
    tags: ['TellUs', 'ReadBeforeYouSign', 'EverydayLaw'],
    title: 'What have you signed without reading it?',
    cover: 'Signed, and not read?',
    gist: [
      'Terms for an app, a gym, a delivery slip held out in the rain: everyone has signed something unread. What was yours, and did it ever come back?',
      'Between the parcel and the pen there are about two seconds. Which of your signatures would you like to have read first?',
    ],
    subject: ['Signed in the rain', 'What did you sign unread?'],
    hooks: {
      '*': [
        '"I have read and accept the terms." The most frequent white lie of our time.',
        'The courier holds out a little screen, it rains, and you sign something that looks like a worm.',
      ],
      pt: 'Hardly any sentence is confirmed as often and as untruthfully as that one about the terms.',
      fi: 'Be honest: when did you last read something to the end before signing it?',
      a: 'Everybody has signed something unread. Tell us what.',
      h: 'Somewhere there is a gym of which you are still a member.',
      l: 'A quick flourish, and the rain.',
    },
    lines: {
      '*': [
        'What have you signed without reading, and did you ever find out what it was?',
        'Which terms did you really read to the end, and what was in them?',
        '"Just sign here" is said several million times a day, mostly in the rain.',
        "The signature on a courier's screen is proof above all of how cold your fingers were.",
      ],
      h: ['Your signature from Tuesday looks like a seagull. It is valid.'],
    },
    scene: [
      "A counter, a long {queue|line}, and a pen on a chain that is a hand's breadth too short.",
      'A parcel, the rain, a small grey screen, a fingernail.',
    ],
    why: [
      [
        'A person who read everything they agree to would never get as far as breakfast.',
        'Nobody has time for it, and those who write it know that.',
      ],
    ],
    parts: [
      [
        'The small ones',
        ['Parcels, apps, cookies: signed in passing, forgotten at once.', 'Yes, yes, accept, further.'],
        'A finger over a small grey screen',
      ],
      [
        'The large ones',
        [
          'Leases, loans, memberships: the ones that write back.',
          'The kind that turns up again, with a reminder fee.',
        ],
        'A short pen chained to a counter',
      ],
    ],
    turn: ['There must be good stories in it.', 'Amnesty applies.'],
    asks: ['What did you sign without reading it?', 'Which contract surprised you afterwards?'],
    ends: {
      pt: 'Statistics on it would be a signed confession.',
      fi: 'Nobody here will tell your gym.',
      a: 'Confess below.',
      h: 'The seagull, too, was once a name.',
      l: 'The rain has stopped meanwhile.',
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
    cover: '"Will I win?"',
    question: 'Will I win?',
    short: 'Nobody serious can promise that.',
    gist: [
      'A result depends on what can be shown, on what the other side has, and on a person who has not yet heard of you. What you can get is a plan, a range and the weak spot.',
      'Instead of a promise ask for three things: what speaks for me, what against, and what it costs to find out.',
    ],
    subject: ['"Just tell me: will I win?"', 'Three better questions than that one'],
    hooks: {
      '*': [
        '"Just one quick question: will I win?" It is the only one to which the honest answer is always the same.',
        'Beware of anyone who promises a result before reading the last page.',
      ],
      pt: 'Outcomes depend on evidence, on the opponent and on the court; only one of the three is in your folder.',
      fi: 'You want to hear that it will turn out well. What helps you more is to hear where it might not.',
      a: 'No promises. Ask for the weak spot.',
      h: 'Those who could foresee judgements would be playing the lottery.',
      l: 'Certainty is a rare material.',
    },
    lines: {
      '*': [
        'Ask a lawyer for the weakest point of your case. The answer tells you more than any promise.',
        '"What would the other side say, and what could they show?" It is the most useful question of a first meeting.',
        'Being right and being able to show it are two things. Cases are about the second.',
        'Somebody who tells you early that it is not worth it has just saved you a good deal of money.',
      ],
      h: ["The crystal ball is at the cleaner's."],
    },
    scene: [
      'The hand is already on the door handle: "But between ourselves, what are my chances?"',
      'On the table lies everything you have. What the other side has lies on another table.',
    ],
    why: [
      [
        'So far only half of the story is known, and it is yours.',
        'Your folder holds one side. The decision will be made on two.',
      ],
      [
        'Witnesses forget, papers turn up, and judges are people with a view of their own.',
        'Between today and a judgement there are months in which something can still come to light.',
      ],
    ],
    parts: [
      [
        'What speaks for me',
        ['And which paper shows it. Without the paper it is an opinion.', 'In order of strength, please.'],
        'A neat stack of paper on the left of a desk',
      ],
      [
        'What speaks against',
        ['Better heard today from your own side.', 'If the answer is "nothing", ask again.'],
        'A thinner stack on the right of a desk',
      ],
      [
        'What it takes to find out',
        [
          'In money, in months, in sleep, and where one could stop on the way.',
          'Ask for the steps and what each of them costs.',
        ],
        'A notepad with a short column, blurred',
      ],
    ],
    turn: ['With those three you can decide. That part is yours.', 'A plan is worth more than a prophecy.'],
    asks: ['Would you rather hear a hopeful answer or an honest one?', 'When did an honest no help you?'],
    ends: {
      pt: 'Advice names odds and their reasons, and leaves the decision where it belongs.',
      fi: 'It is all right to be disappointed for a minute.',
      a: 'For, against, cost. Then decide.',
      h: 'Lottery tickets are sold next door.',
      l: 'Clear light is better than warm light, on some days.',
    },
    keep: 'the day before a first meeting',
    send: 'somebody who knows they are in the right',
    caution: 'General information; every case has its own facts and its own law.',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about:
          'first (?:meeting|consult|call|conversation)|initial (?:meeting|call|consult)|consultation|fixed fee',
        lead: 'So that you know where you stand.',
      },
    ],
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
