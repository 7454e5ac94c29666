// Giving, helping and asking: between neighbours and between a giver and a cause.
import type { Idea } from '../../library/idea.ts';

export const HELPING: readonly Idea[] = [
  {
    id: 'ask-for-the-list',
    format: 'tip',
    again: 9,
    emoji: '📋',
    tags: ['DonateWell', 'GivingThings', 'LocalCharity'],
    title: 'Before you donate things: ask what is on the list',
    cover: 'Ask for the list first',
    gist: [
      '{Ring|Call} or look online before you bring anything. Most places that collect things know exactly what is short this week, and it is rarely what people guess.',
      'A useful donation begins with a question: what are you out of? The answer is often tin openers, deodorant or size eleven socks.',
    ],
    subject: ['Not another tin of beans', 'The shelf that is always bare'],
    hooks: {
      '*': [
        'Everybody brings pasta. Hardly anyone brings the sauce, and nobody at all thinks of a tin opener.',
        'Two minutes on the phone can make a bag of shopping twice as useful.',
      ],
      p: 'The value of a donated item depends on whether it was short.',
      f: 'Got a bag ready for the collection? Ask one question before you carry it over.',
      a: 'Ask what is needed, then buy it.',
      t: 'Every item given has a cost of handling. A needed one repays it, and a surplus one does not.',
      h: 'In the storeroom there is a shelf of kidney beans that has survived four chairmen.',
      i: 'Asking what somebody needs is already a form of respect.',
      l: 'To give well is to have listened first.',
    },
    lines: {
      '*': [
        'Before you donate things, ask what is short this week. It may be toothpaste, {nappies|diapers} in the largest size or a tin opener.',
        'Give what you would buy for yourself, well inside its date. The person at the other end reads labels too.',
        "Large men's socks, women's deodorant, washing powder: the dull corner of the supermarket is often where a collection is short.",
        'Can you bring it on a Tuesday in February? Collections overflow before the holidays and run thin afterwards.',
      ],
      h: ['If you have owned it for six years and never opened it, so will they.'],
    },
    scene: [
      'A storeroom on a Thursday: forty packets of spaghetti on the left, and on the right an empty box marked "shampoo".',
      'Two volunteers unpack a bag and come upon a jar of truffle paste, a single ski glove and, to their joy, soap.',
    ],
    why: [
      [
        'People give what comes to mind, and the same things come to the minds of all.',
        'Guessing fills one shelf to the ceiling and leaves the next one bare.',
      ],
      [
        'Sorting, storing and throwing away take hours that somebody gives for nothing.',
        'What cannot be used has to be carried out again, generally by a person with a bad back.',
      ],
    ],
    parts: [
      [
        'Look for the current list',
        [
          'Many places post it online or by the door, and it changes weekly.',
          'If there is none, ring in the morning and ask for the three shortest items.',
        ],
        'A handwritten list pinned to a door',
      ],
      [
        'Buy several of a single thing',
        [
          'Six of one kind are put away at once. A mixed bag has to be sorted.',
          'A tray of the same item saves a volunteer a quarter of an hour.',
        ],
        'Six tubes of toothpaste in a row',
      ],
      [
        'Ask when to bring it',
        [
          'Bags left outside a locked door get wet, and some are taken.',
          'Half an hour before opening suits hardly anybody. They will tell you what does.',
        ],
        'A bag being handed over at a door',
      ],
    ],
    turn: [
      'And if the answer is money, that is an honest answer: they can buy what is short, often at trade price.',
      'One phone call, and the bag goes straight onto the right shelf.',
    ],
    asks: [
      'What do people never think of when they donate things?',
      'If you have ever sorted donations: what was always missing?',
    ],
    ends: {
      p: 'It is a good standing order for a team, too: one item, once a month.',
      f: 'Now you know what to put in the {trolley|cart} on Saturday.',
      a: 'No list, no bag.',
      t: 'Demand first, supply second. It holds for kindness as well.',
      h: 'Kidney beans keep for years, and on some shelves they have.',
      i: 'The useful present is the one that had the other person in mind.',
      l: 'Few things, well chosen, at the right door.',
    },
    work: 'A collection at work goes better with one item and one week. "Toothpaste, until Friday" fills a box. "Anything you can spare" fills it with what people wanted to be rid of.',
    keep: 'the next big shop',
    send: 'the person who runs the collection at work',
    own: [
      {
        about: 'donations? of|drop.?off|donate (?:goods|food|items|things)|collection point|wish ?list',
        kinds: ['place', 'hours', 'process', 'service', 'policy', 'question', 'link'],
        lead: 'Anyone with something to give may like to know this.',
      },
    ],
    pic: {
      ask: 'A row of one needed item, such as toothpaste, on a shelf or table',
      alt: 'Several tubes of toothpaste lined up on a shelf',
    },
    claims: [
      [
        'Collections publish lists of needed items; surplus has handling costs',
        'practice of food banks and shelters',
      ],
    ],
  },
  {
    id: 'is-this-collector-genuine',
    format: 'answer',
    again: 10,
    emoji: '🪪',
    tags: ['SafeGiving', 'DoorstepSafety', 'CharityFraud'],
    title: 'Somebody is collecting at my door: is it genuine?',
    cover: 'Collector at the door?',
    gist: [
      'Ask for the badge, the full name of the charity and its register number, then take your time. A real collector does not mind; you can always give later, by a way you look up yourself.',
      'You never have to decide on the doorstep. Note the name, shut the door kindly and look it up.',
    ],
    subject: ['You may shut the door kindly', 'A badge, a name, a number'],
    hooks: {
      '*': [
        'A friendly young man with a clipboard is at the door. He may well be what he says.',
        'You are allowed to say: "I like to look things up first. Good evening."',
      ],
      p: 'Checking a collector takes two minutes and protects the honest ones.',
      f: 'Feel awkward about saying no at the door? Here is a sentence to borrow.',
      a: 'Never give bank details on a doorstep because somebody is waiting.',
      t: 'Check three things against a public register: full name, number, and purpose.',
      h: 'I once asked a collector for his badge. It was my nephew. He had one.',
      i: 'Care at the door keeps trust alive for those who knock with good reason.',
      l: 'A closed door can be courteous.',
    },
    lines: {
      '*': [
        "Collector at the door? Ask for the badge and the charity's full name, say thank you, and look it up before you give.",
        'In many countries charities stand in a public register. Type the name yourself and do not follow a link that you were sent.',
        'A good charity will be as glad of your gift tomorrow. Anyone who needs it this minute should make you think.',
        'Look at the name letter by letter. Fraud likes names that differ from a famous one by a single word.',
      ],
      h: ['"I never decide anything in slippers" is a complete answer at the door.'],
    },
    scene: [
      'Seven in the evening, the potatoes are boiling, and on the step is a person with a lanyard and a very sad folder.',
      "She has the door open a hand's breadth and wants to be kind, and she wants to get back to the pan.",
    ],
    why: [
      [
        'Pressure and pity work best when there is no time, and so a pause takes away most of the danger.',
        'Anybody who deceives at the door relies on our wish to be polite.',
      ],
      [
        'What is said on a doorstep cannot be checked there, and a register can be checked from any chair.',
        'Clothing and folders prove nothing. A number that you find yourself proves a good deal.',
      ],
    ],
    parts: [
      [
        'Ask for badge and full name',
        [
          'People who collect regularly expect the question and have it ready.',
          'Let them hold it up while you read it at leisure.',
        ],
        'A badge held up in a doorway',
      ],
      [
        'Look the charity up yourself',
        [
          'Public register, own website, a phone number from there and not from the leaflet.',
          'Name and number must belong together. Copying one of them is easy.',
        ],
        'A name typed into a search field',
      ],
      [
        'Give by a way you chose',
        [
          'Through their own page or by transfer to the account that is named on it.',
          'You decide day, sum and channel. The cause loses nothing by it.',
        ],
        'A phone and a cup on a kitchen table',
      ],
    ],
    turn: [
      'Should something be wrong, tell the charity whose name was used, and the police.',
      'Then go back to supper with a clear conscience.',
    ],
    asks: [
      'What do you say when somebody collects at your door?',
      'Do you ever ask a collector for a badge?',
    ],
    ends: {
      p: 'Rules on permits differ from place to place; the council or the register can tell you.',
      f: 'Practise it once in the hall. It gets easier.',
      a: 'Look up, then give.',
      t: 'Independent verification means a source that the collector did not hand you.',
      h: 'Politeness is free. Bank details are not.',
      i: 'Trust that has been checked carries further.',
      l: 'A quiet no now, and a considered yes later.',
    },
    work: 'Firms are approached as well, often by phone and for an advertisement in some yearbook. The same order helps: full name, register, call back on a number that you found.',
    question: 'Is this collector genuine?',
    short: 'You need not decide at the door. Ask the name, look it up, give later.',
    caution: 'If you feel threatened, shut the door and call the police.',
    keep: 'the pinboard in the hall',
    send: 'somebody who finds it hard to say no',
    own: [
      {
        about: 'registered charity|charity number|registration number|charity register',
        kinds: ['story', 'proof', 'policy', 'number', 'place'],
        lead: 'Such details can be checked by anyone.',
      },
    ],
    pic: {
      ask: 'Your own badge or lanyard, held up in a doorway, names readable only if you wish',
      alt: 'A hand holding up an identity badge in a doorway',
    },
    claims: [
      [
        'Check name and number with the register; do not give under pressure',
        'advice of charity regulators and police',
      ],
    ],
  },
  {
    id: 'words-in-an-annual-report',
    format: 'glossary',
    again: 12,
    emoji: '📖',
    tags: ['CharityFinance', 'Transparency', 'Nonprofit'],
    title: 'Reserves, restricted funds, core costs: reading a charity report',
    cover: 'Words in a charity report',
    gist: [
      'Restricted money is promised to one purpose, reserves are for bad months, core costs keep the phone on. With five words you can read the report of any cause you support.',
      'Large reserves can be greed or good sense. To tell which, you need to know what the words mean.',
    ],
    subject: ['Is a reserve a hoard?', 'Five words before you give'],
    hooks: {
      '*': [
        'The report shows a child with a ladybird on the cover, and on page nineteen there is a word that explains the rest.',
        'A charity may have a full account and still be unable to mend its roof.',
      ],
      p: 'Five terms are enough to read the accounts of a cause you care about.',
      f: 'Do you only look at the pictures in annual reports? So do most people. Try the notes at the back.',
      a: 'Read the notes on reserves before you judge.',
      t: 'Fund accounting separates money by purpose, and that is where most misunderstandings begin.',
      h: 'The annual report has forty pages, and thirty of them are sunsets.',
      i: 'To understand what a gift goes through is to give it with open eyes.',
      l: 'Clear words for a generous act.',
    },
    lines: {
      '*': [
        'Restricted funds may only go to the purpose they were given for. A charity can be rich in them and unable to pay for heating.',
        'Reserves are what keeps a project running if a grant comes late. A few months of costs is a common aim; the report should say why.',
        'Core costs are rent, phone, insurance and the person who opens the {post|mail}. Hardly anyone likes to fund them, and nothing runs without them.',
        'A pledge is a promise and not yet money. Reports count the two on different days.',
      ],
      h: [
        '"Other costs" is where the {biscuits|cookies} live. Reading a report, always look for the {biscuits|cookies}.',
      ],
    },
    scene: [
      'A committee round a table. On the account there is a grant for swings, and above their heads the ceiling is dripping into a bucket.',
      'He would like to give and looks through the report. On page nineteen it says "designated", and he makes himself some tea.',
    ],
    why: [
      [
        'A gift for a purpose binds the charity, often by law, so one sum of money is not like another.',
        'Money given for a well has to become a well. It is kept apart until somebody digs.',
      ],
      [
        'Judging by a single figure punishes those that plan and rewards those that only look lean.',
        'Neither a low share of costs nor a low balance shows by itself that work is done well.',
      ],
    ],
    parts: [
      [
        'Restricted fund',
        [
          'Given for a stated purpose and spent on nothing else.',
          'What was given for swings buys swings, even if the roof lets in the rain.',
        ],
        'A jar with a label and coins in it',
      ],
      [
        'Unrestricted fund',
        [
          'May go wherever it is needed most. It is what pays for the dull and urgent.',
          'Free to use within the aims of the charity, and therefore loved by treasurers.',
        ],
        'A plain jar without a label',
      ],
      [
        'Reserves',
        [
          'Kept back for late grants and broken boilers. How much is sensible depends on the risks.',
          'Money that lets people go on being paid if income stops for a while.',
        ],
        'An umbrella beside a folder',
      ],
      [
        'Core costs',
        [
          'What it takes to exist at all: a roof, a phone, an audit, insurance.',
          'Projects stand on them as a play stands on the stage.',
        ],
        'A desk with a telephone and a pile of post',
      ],
      [
        'Trustee',
        [
          'One of those who carry the responsibility, usually unpaid. Other countries call them the board.',
          'A person who answers for the charity in law and meets in the evening.',
        ],
        'A meeting table with cups and papers',
      ],
    ],
    turn: [
      'Whatever is still unclear, ask. A good treasurer enjoys the question.',
      'With these in hand the figures start to tell a story.',
    ],
    asks: [
      'Would you rather give to one purpose, or wherever it is needed?',
      'Have you ever read the annual report of a charity to the end?',
    ],
    ends: {
      p: 'Terms and duties differ by country; the notes to the accounts explain how they are used.',
      f: 'Bring a pencil, and a friend who likes figures.',
      a: 'Notes first, pictures afterwards.',
      t: 'Compare over several years. One balance date can mislead.',
      h: 'Accountants have feelings too, and they put them in the footnotes.',
      i: 'Openness is a gift in return.',
      l: 'Figures in order, and nothing to hide.',
    },
    work: 'If your firm gives, consider an unrestricted gift over three years. It lets a small organisation plan, and it costs you no more than three single cheques with three ceremonies.',
    caution:
      'What the words mean in law differs by country; for a single case ask the charity or the regulator.',
    keep: 'the next report in the {post|mail}',
    send: 'a treasurer who feels unseen',
    own: [
      {
        about: 'annual report|accounts|how (?:donations|money|funds) (?:are|is) (?:used|spent)',
        kinds: ['link', 'policy', 'proof', 'number', 'event'],
        lead: 'Here those words come up in practice.',
      },
    ],
    pic: {
      ask: 'An open report with a pencil lying across a page of figures',
      alt: 'An open report with a pencil on a page of figures',
    },
    claims: [
      [
        'Restricted and unrestricted funds, reserves, trustees',
        'charity accounting guidance, in general terms',
      ],
    ],
  },
  {
    id: 'let-me-know-if-you-need-anything',
    format: 'mistake',
    again: 9,
    emoji: '🍲',
    tags: ['HelpingOthers', 'GoodNeighbours', 'Kindness'],
    title: 'Why "let me know if you need anything" rarely helps',
    cover: 'Offer one thing, by name',
    gist: [
      'Somebody in trouble has to think up a task, dare to ask and choose a day. Spare them that: offer one small named thing at a named time, and make it easy to refuse.',
      '"I am at the shop at four. Milk and bread?" can be answered with a single word, even on a very bad day.',
    ],
    subject: ['Soup on Thursday, yes or no?', 'The offer nobody takes up'],
    hooks: {
      '*': [
        '"Let me know if you need anything." It is meant kindly, and almost nobody ever lets you know.',
        'The most useful message after bad news contains a day, a time and a dish.',
      ],
      p: 'Specific offers of help are taken up far more readily than general ones.',
      f: 'Is somebody you know having a rough time? Text them one thing that you could do on Thursday.',
      a: 'Name the task, name the day.',
      t: 'An open offer leaves the planning to the person with the least strength for it.',
      h: 'I once said "anything at all" and was asked to hold a goose. Be specific.',
      i: 'Help begins when you do the thinking as well.',
      l: 'A covered dish on the step, and no bell rung.',
    },
    lines: {
      '*': [
        'Swap "let me know if you need anything" for "I am at the shop at four. Shall I bring milk and bread?"',
        'Bring supper in a dish that need not be returned. A borrowed casserole is a task.',
        'Good small offers: walk the dog, wait in for the plumber, take the {bins|trash cans} out, drive on Tuesday, sit there and say nothing.',
        'Ask again in six weeks. Most help comes in the first few days, and most of the evenings come afterwards.',
      ],
      h: ['By Wednesday there were seven lasagnes and nobody to put the {bins|trash cans} out.'],
    },
    scene: [
      'On the phone there are thirty messages with hearts. The washing is in the machine since the day before yesterday, and there is no milk.',
      'He says "anything, really, just ring" and means it. She puts the phone down and wonders what she could possibly ask of him.',
    ],
    why: [
      [
        'In a crisis people find it hard to decide even small matters, and an open offer is one decision more.',
        'Choosing, asking and arranging take strength, and that is just what is lacking.',
      ],
      [
        'Nobody wants to be a burden, so they wait for an offer that is plainly meant.',
        'A named day shows that you have thought about it. That makes it easier to accept.',
      ],
    ],
    parts: [
      [
        'Offer something you can really do',
        [
          'Think of your own week first: the way home, the car, the free hour.',
          'Small and certain is worth more than large and some time.',
        ],
        'A calendar with one hour marked',
      ],
      [
        'Put a day and time on it',
        [
          'That way the answer can be a single word.',
          '"Thursday, six, soup at the door" leaves nothing to arrange.',
        ],
        'A message being typed on a phone',
      ],
      [
        'Make the no easy',
        [
          'Add "no need to reply" or "another day is fine as well".',
          'People who may refuse lightly will say yes sooner.',
        ],
        'A covered dish left on a doorstep',
      ],
      [
        'Come back later',
        [
          'Weeks on, when the cards have stopped, an ordinary offer is rare.',
          'Put a note into your {diary|calendar} for next month. Your memory will be elsewhere.',
        ],
        'A note in a {diary|calendar}, some weeks ahead',
      ],
    ],
    turn: [
      'And if they only want to talk, sit down. Soup can wait.',
      'The offer may be refused three times and accepted the fourth.',
    ],
    asks: [
      'What was the most useful thing that anyone did for you in a hard week?',
      'Which small offer of help would you never refuse?',
    ],
    ends: {
      p: 'In a team the same holds: name what you will take over, and until when.',
      f: 'Go on. Send one message before you put the phone down.',
      a: 'One thing, one day, no fuss.',
      t: 'Cut the steps between offer and help, and more of it arrives.',
      h: 'If in doubt, {bins|trash cans}. Nobody has ever been offended by {bins|trash cans}.',
      i: 'It need not be much. It has to arrive.',
      l: 'Something warm, left quietly at a door.',
    },
    work: 'When a colleague is away with trouble at home, write: "I have taken the Friday report and the two calls on Monday. You need not answer." It is worth more than a card with thirty names.',
    wrong: 'Offering anything and so nothing',
    keep: 'the next piece of bad news',
    send: 'a friend who would like to help and does not know how',
    own: [
      {
        about: 'befriending|home visits?|visiting service|meals? (?:delivery|delivered)|drop.?in|helpline',
        kinds: ['service', 'event', 'hours', 'process'],
        lead: 'Company and help can be found in this way, too.',
      },
    ],
    pic: {
      ask: 'A covered dish or a bag of shopping on a doorstep',
      alt: 'A covered dish standing on a doorstep',
    },
    claims: [
      [
        'Specific offers are easier to accept than open ones',
        "advice of bereavement and carers' organisations",
      ],
    ],
  },
  {
    id: 'an-hour-or-its-price',
    format: 'either',
    again: 9,
    emoji: '⏳',
    tags: ['Volunteering', 'Giving', 'ThisOrThat'],
    title: 'Give time or give money: which helps more?',
    cover: 'Time or money?',
    gist: [
      'An hour of yours teaches you a place and its people. The same hour, worked and given as money, buys what is missing. Both are needed, rarely on the same day.',
      'Some give an afternoon, some give a standing order. Each thinks that the others have it easier.',
    ],
    subject: ['Your Saturday or your standing order?', 'Sleeves or wallet?'],
    hooks: {
      '*': [
        'One comes on Saturday with rubber gloves. The other has not been seen for years, and pays for the gloves.',
        'Suppose you had three hours to give away this month. Would you come, or work them and send the money?',
      ],
      p: 'Time and money solve different problems, and good causes have both kinds.',
      f: 'Are you a giver of Saturdays or of standing orders?',
      a: 'Give whichever you will still be giving next year.',
      t: 'Money can be turned into what is short today. Hours are tied to one person, one skill, one place.',
      h: 'He gave an afternoon of painting. They are still looking for someone to give an afternoon of painting over it.',
      i: 'There is more than one way to turn up.',
      l: 'An hour, freely given, has no price.',
    },
    lines: {
      '*': [
        'Give time where being there is the point: reading aloud, driving, listening. Give money where something has to be bought.',
        'A small sum every month is worth more to a charity than the same total in one go, because it can be planned with.',
        'Two hours on a fixed weekday beat a heroic weekend. Somebody can build a {rota|roster} on you.',
        "Skills count as time with a tail: an electrician's free morning may save what a whole cake sale brings in.",
      ],
      h: ['Her gift to the hall was never singing in it. The acoustics were grateful.'],
    },
    scene: [
      'At a long table some people peel carrots. At the other end of town somebody presses "monthly" and goes back to work.',
      'Two sisters, one cause: the first brings cake and stays to wash up, and the second asks for the account number.',
    ],
    why: [
      [
        'Some work needs a pair of hands at a certain hour, and some only needs a bill to be paid.',
        'A lonely afternoon cannot be bought off, and a boiler cannot be mended by good company.',
      ],
    ],
    parts: [
      [
        'Time',
        [
          'You see what is needed, and you are seen. It binds you, and that is rather the point.',
          'Good where people matter more than things. It costs an evening that you would otherwise have spent on a sofa.',
        ],
        'Hands peeling carrots at a long table',
      ],
      [
        'Money',
        [
          'Goes where it is short, at once and without needing a coat hook. It asks nothing of your Saturday.',
          'Buys diesel, rent and the hours of people who were trained for it.',
        ],
        'A phone with a standing order on it',
      ],
    ],
    turn: [
      'Many start with the one and end with both.',
      'Ask the people concerned what they lack. They generally know.',
    ],
    asks: ['Would you rather give an hour or its price?', 'What have you given time to, and did you stay?'],
    ends: {
      p: 'Either becomes more valuable when it can be relied on.',
      f: 'No wrong answers here, only empty Saturdays.',
      a: 'Little, and regularly.',
      t: 'Predictability is worth a premium in both currencies.',
      h: 'Those who can give neither may give up their opinion on the colour of the leaflet.',
      i: 'Somewhere there is a gap that has your shape.',
      l: 'Given quietly, and given again.',
    },
    work: 'A volunteering day at work does the most good when the charity sets the task. Twenty people with paint rollers need a foreman, a {skip|dumpster} and lunch. Ask first whether the {skip|dumpster} would be the better present.',
    keep: 'the next free Saturday',
    send: 'your sister',
    own: [
      {
        about:
          'volunteers? (?:are )?(?:wanted|needed|meet|welcome|for)|helpers? (?:wanted|needed|welcome|for)|(?:looking for|need) (?:\\w+ )?(?:volunteers|helpers|drivers|coaches)|coaches wanted|join (?:us|in)|regular (?:gift|giving)|standing order|monthly (?:gift|donation)',
        kinds: ['service', 'process', 'event', 'audience', 'link', 'question'],
        lead: 'There is usually room for one or the other.',
      },
    ],
    pic: {
      ask: 'A pair of work gloves beside a purse or a phone on a table',
      alt: 'Work gloves and a purse lying side by side on a table',
    },
    claims: [['Regular giving helps planning; time and money suit different needs', 'practice of charities']],
  },
  {
    id: 'what-keeps-the-doors-open',
    format: 'behind',
    again: 11,
    emoji: '🔑',
    tags: ['BehindTheScenes', 'CharityLife', 'Nonprofit'],
    title: 'What keeps a good cause going when nobody is looking',
    cover: 'Tyres, insurance, a mop',
    gist: [
      'Behind every good deed there is a van with tyres, a policy, a {rota|roster} and somebody who knows where the {stopcock|shut-off valve} is. Few people ever want to pay for these, or photograph them.',
      'Look behind any project and you find a person with a spreadsheet, a bunch of keys and a mop.',
    ],
    subject: ['Nobody photographs the insurance', 'The person with the keys'],
    hooks: {
      '*': [
        'No one has ever held a gala for a set of tyres.',
        'Ask at any charity who knows where the {stopcock|shut-off valve} is. That person is holding the place together.',
      ],
      p: 'Reliable help rests on unglamorous costs.',
      f: 'Next time you see a happy photo from a project, think of who stayed to mop the floor.',
      a: 'If you want the meal, want the van.',
      t: 'Between gift and effect lie transport, insurance, training, checks and cleaning.',
      h: 'The most powerful person in any community centre is the one who can work the boiler.',
      i: 'Much of the good in a town is held up by people whose names are on no wall.',
      l: 'The lights on, the floor dry, the door unlocked. Somebody saw to it.',
    },
    lines: {
      '*': [
        'A hot meal that is brought to a door needs a van, and the van needs tyres. Nobody has a photograph of the tyres.',
        'Find out who unlocks the hall on Sunday mornings, and thank them. They will be so astonished that they drop the keys.',
        'Background checks, first aid courses, insurance: the part of volunteering that takes place on paper keeps everybody safe.',
        'Ask a charity which bill is the hardest to find a giver for. Then pay a little of that one.',
      ],
      h: ['The kettle has its own committee. The kettle has outlived three of them.'],
    },
    scene: [
      'Half past six on a wet evening. A man with a {torch|flashlight} between his teeth is looking for a fuse, and in half an hour the hall will be full.',
      'A photograph with a large cheque, everybody smiling. Behind the photographer somebody is stacking the chairs.',
    ],
    why: [
      [
        'Givers like to see what they give to, and nobody can see an insurance policy.',
        'A swing can have a plaque. A payroll cannot.',
      ],
      [
        'If the dull part fails, the rest fails on the same day.',
        'Without a key, a driver and a certificate there is no lunch, whatever else was donated.',
      ],
    ],
    parts: [
      [
        'Somebody holds the keys',
        [
          'They come first and leave last, and know which door sticks.',
          'If they are ill, forty people stand in the rain.',
        ],
        'A large bunch of keys on a hook',
      ],
      [
        'Somebody does the {rota|roster}',
        [
          'Fitting twelve kind people to seven days takes tact and a rubber.',
          'They write "no worries" at eleven at night and then ring round until it works.',
        ],
        'A {rota|roster} with many corrections',
      ],
      [
        'Somebody files the papers',
        [
          'Permits, checks, policies, receipts. It has to be right, and if it is, nobody notices.',
          "Without it there would be no bus, no kitchen and no children's group.",
        ],
        'A shelf of folders in a small office',
      ],
      [
        'Somebody mops',
        ['After the last guest, with the radio on.', 'You can tell the state of an organisation by its mop.'],
        'A mop leaning on a wall in an empty hall',
      ],
    ],
    turn: [
      'All this is called overheads, as if it floated above. In truth it lies underneath.',
      'Everyone who gives to the plain costs gives to everything at once.',
    ],
    asks: [
      'Who is the person in your community without whom nothing works?',
      'Which dull job did you once do for a good cause?',
    ],
    ends: {
      p: 'An unrestricted gift is what pays for it.',
      f: 'Say thank you to one of them this week. By name.',
      a: 'Fund what carries the rest.',
      t: 'A system is as dependable as the part that nobody sponsors.',
      h: 'Plaques for mops: we remain open to suggestions.',
      i: 'Look behind a good thing and you find a person.',
      l: 'Done quietly, and done every week.',
    },
    work: 'Firms have such people as well. Make a list of what would stop if one of them were away for a month. Write the names beside it, and then consider what they are thanked for.',
    keep: "the next volunteers' evening",
    send: 'the one with the keys',
    own: [
      {
        about: 'volunteers?\\b|caretaker|coordinator|trustees?\\b',
        kinds: ['people', 'number', 'history'],
        lead: 'Work like that is done by people.',
      },
    ],
    pic: {
      ask: 'Your mop, keys, boiler or {rota|roster}: whatever keeps the place going',
      alt: 'A bunch of keys on a hook beside a handwritten {rota|roster}',
    },
    claims: [
      ['Core and compliance costs are needed for any service', 'practice of charities; common experience'],
    ],
  },
  {
    id: 'washers-from-the-hardware-shop',
    format: 'story',
    again: 14,
    emoji: '🏃',
    tags: ['CommunityStories', 'Parkrun', 'StartSmall'],
    title: 'The run that began with thirteen people and a bag of washers',
    cover: 'Thirteen runners, one park',
    gist: [
      'A man who could not run himself invited friends to a timed run in a London park. Thirteen came, the finish tokens were washers, and today there are such runs in many countries.',
      'It takes a Saturday, a park and a stopwatch. What became parkrun started with no money and no plan to grow.',
    ],
    subject: ['A run, a watch and a bag of washers', 'Thirteen came'],
    hooks: {
      '*': [
        'The finish tokens were washers from a hardware shop, with numbers stamped on them.',
        'He was injured and could not run, so he held the watch.',
      ],
      p: 'Some of the largest community events began with no budget at all.',
      f: 'If you are waiting until your idea is ready, here is a story about thirteen people in a park.',
      a: 'Begin with the people who come.',
      t: 'A fixed course, a fixed hour, a stopwatch, a list: the format was simple enough to copy.',
      h: 'An entire movement, and at the start somebody was sent out for washers.',
      i: 'On an autumn morning nobody can tell what is beginning.',
      l: 'A park, the early mist, and a handful of runners.',
    },
    lines: {
      '*': [
        'The first parkrun had thirteen runners and a handful of volunteers. Finish tokens were washers from a hardware shop.',
        'The founder of parkrun was injured at the time and could not run. So he timed the others, and then they had coffee.',
        'Same place, same hour, every Saturday, free: that is easy to remember and easy to copy.',
        'If you want people to come back, have coffee afterwards. Many a club has been founded at the second cup.',
      ],
      h: ['Somewhere there must be a man who sold some washers and never heard how it ended.'],
    },
    scene: [
      'A Saturday in autumn, nine in the morning, a park in the west of London. A few friends hop from foot to foot and wait for a word.',
      'A clipboard, a stopwatch, a bag that clinks. Rather little to start a movement with.',
    ],
    why: [
      [
        'What needs little equipment can be repeated by others without asking for a grant.',
        'The simpler the recipe, the further it travels.',
      ],
      [
        'People return to where they are expected and nobody minds how fast they are.',
        'A place with room for the slow is never short of company.',
      ],
    ],
    parts: [
      [
        'Someone had to stop running',
        [
          'Paul Sinton-Hewitt was injured and missed his running friends. If he could not run with them he could at least see them.',
          'An injury kept a runner from his club. He thought of a way to spend Saturday mornings with the others all the same.',
        ],
        'A pair of running shoes on a step',
      ],
      [
        'Thirteen came to Bushy Park',
        [
          'A few friends helped with the watch and the list. The results were worked out by hand, and afterwards everyone went for coffee.',
          'Thirteen runners set off among the deer, and a handful of volunteers wrote down their times.',
        ],
        'A path through a wide park in autumn',
      ],
      [
        'They came again the next week',
        [
          'No entry fee, no prizes. For two years and more it remained one run in one park, and it grew by word of mouth.',
          'Week after week there were a few more. Only after years did a second park begin, and then a third.',
        ],
        'A small crowd at a start line',
      ],
      [
        'Others copied it',
        [
          'Today volunteers hold such runs in many countries every Saturday, and the last one home is applauded.',
          'It is now found all over the globe, with walkers, {prams|strollers} and dogs, and it is still free.',
        ],
        'People clapping at a finish',
      ],
    ],
    turn: [
      'No one had asked for a strategy. They had asked who was coming on Saturday.',
      'What began as company for one man is now company for a great many.',
    ],
    asks: [
      'What would you start if thirteen people came?',
      'Which event in your town began with a handful of people?',
    ],
    ends: {
      p: 'Fix the hour and the place, and let the rest grow.',
      f: 'Thirteen is plenty. Four would do.',
      a: 'Start on Saturday.',
      t: 'Low cost per repeat is what allows a format to spread.',
      h: 'Coffee afterwards counts as training. Ask any runner.',
      i: 'You need not be at the front. You only need to bring the watch.',
      l: 'It was a morning like any other, and then there was another.',
    },
    work: 'Pilot projects in firms could learn from it: a format so small that it can run next week, a fixed day, and somebody who counts. Growing comes afterwards, or it does not, and then little is lost.',
    keep: 'the next committee that wants a strategy first',
    send: 'somebody with an idea and no budget',
    pic: {
      ask: 'A stopwatch, or a handful of washers, on a park bench or table',
      alt: 'A handful of metal washers beside a stopwatch',
    },
    claims: [
      [
        'First event in Bushy Park in October 2004, thirteen runners, founder injured, washers as finish tokens, second event in 2007, free, volunteer run',
        "parkrun's own history",
      ],
    ],
  },
  {
    id: 'the-curtains-next-door',
    format: 'season',
    again: 11,
    emoji: '🧣',
    tags: ['GoodNeighbours', 'WinterCare', 'Community'],
    title: 'Cold weather and the neighbour you have not seen: what to do',
    cover: 'Knock in the cold week',
    gist: [
      'In a cold spell, look for closed curtains, milk on the step, a path with no footprints. Knock with a small errand, swap phone numbers and ask who else has a key.',
      'You need no programme to look after a street in winter. You need a number, a knock and an excuse.',
    ],
    subject: ['Borrow an egg', 'No footprints on the path'],
    hooks: {
      '*': [
        'It has snowed, and on one path in your street there are no footprints by noon.',
        'Borrow an egg from the old man next door. He will be glad of it, and you will have seen him.',
      ],
      p: 'In cold spells a short visit next door finds problems while they are small.',
      f: 'Who in your street would nobody miss until Thursday? Go and ring the bell.',
      a: 'Knock before the frost, and swap numbers.',
      t: 'Signs to go by: post in the box, curtains, lights, footprints, bins.',
      h: 'I went round to see whether she was all right. I was given soup and a lecture on my coat.',
      i: "A warm street is made of people who have each other's numbers.",
      l: 'Snow, a lit window, a knock.',
    },
    lines: {
      '*': [
        'Snowed overnight? Look for the path without footprints, and knock there.',
        'Take an errand along when you check on a neighbour: an egg, a {parcel|package}, a question about the {bins|trash cans}. It lets both of you keep your dignity.',
        'Swap phone numbers with the neighbours before it freezes. At ten at night with no heating nobody wants to go looking for them.',
        'Put the number for burst pipes and power cuts on paper by the door. In the dark, phones are at four per cent.',
      ],
      h: ['I shovelled her path at seven. She had done mine at six.'],
    },
    scene: [
      'White street, everything muffled. At number nine the curtains are still drawn, and it is nearly lunch.',
      'An old lady opens the door in two cardigans, says that she is quite all right, and that the heating has been funny since Sunday.',
    ],
    why: [
      [
        'Many people who need help in the cold will not ask, so somebody has to happen to pass by.',
        'Pride keeps quiet. A neighbour with an egg cup does not offend it.',
      ],
      [
        'Cold is hard on older people and the ill long before it looks dangerous from outside.',
        'A room that is merely uncomfortable for the young can harm those who sit still in it.',
      ],
    ],
    parts: [
      [
        'Look for what has changed',
        [
          'Milk on the step, post in the slot, no light at tea time.',
          'You know the habits of your street better than any office does.',
        ],
        'A path covered in snow without footprints',
      ],
      [
        'Knock with a small errand',
        [
          'An excuse is a kindness here. It turns care into a chat.',
          'Ask for something, or bring something that you happened to have too much of.',
        ],
        'A hand knocking at a front door',
      ],
      [
        'Ask how warm it is',
        [
          'One lived-in room that is properly heated is worth more than five cool ones.',
          'Step in for a minute if you are asked. You can feel the answer.',
        ],
        'A room with a heater and an armchair',
      ],
      [
        'Swap numbers and ask about keys',
        [
          'Yours on a card in large figures, beside their phone.',
          'A relative, a friend, somebody who can open up: write it down.',
        ],
        'A card with a phone number beside a telephone',
      ],
    ],
    turn: [
      'Look in again before the week is out. That is what makes it a habit.',
      'If nobody answers and something seems wrong, call the emergency number.',
    ],
    asks: [
      'Do you have the phone numbers of the people next door?',
      'Who in your street looks in on others when it is cold?',
    ],
    ends: {
      p: 'Local councils and charities often have lines for heating trouble in cold spells.',
      f: 'Take a scarf. You may be asked in.',
      a: 'A knock, a number, and another knock in two days.',
      t: 'Two short visits a week in frost, at different hours, show most changes.',
      h: 'You may be offered tea. Accept, it is part of the inspection.',
      i: 'Nobody should have to be brave about the cold alone.',
      l: 'A light in the window, and someone who notices when it is out.',
    },
    work: 'Meter readers, couriers and carers see more doors than anyone. A number that they may ring with "something is different here" costs little, and should be on their list before winter.',
    caution:
      'If somebody is confused, very drowsy or shivering badly, or does not answer and you are worried, call the emergency services.',
    when: { season: ['winter'] },
    keep: 'the first cold week',
    send: "your street's group chat",
    own: [
      {
        about: 'warm (?:space|hub|room|welcome)|lunch club|befriending|helpline',
        kinds: ['service', 'event', 'hours', 'place'],
        lead: 'Warmth and company can be found outside the house, too.',
      },
    ],
    pic: {
      ask: 'A front path in frost or snow, or a lit window at dusk, no house number visible',
      alt: 'A lit window in a house on a winter evening',
    },
    claims: [
      [
        'Older and ill people are at risk in cold homes; check on neighbours',
        'advice of public health authorities',
      ],
      ['Drowsiness, confusion and shivering are signs of hypothermia', 'first aid guidance'],
    ],
  },
];
