// Meetings, minutes, notices: how a club talks to itself and to the town.
import type { Idea } from '../../library/idea.ts';

export const MEETINGS: readonly Idea[] = [
  {
    id: 'a-meeting-with-an-end',
    format: 'howto',
    again: 8,
    emoji: '🕗',
    tags: ['CommitteeWork', 'Meetings', 'ClubLife'],
    title: [
      'How to hold a committee meeting that ends at nine',
      'Shorter committee meetings: five small changes',
    ],
    cover: 'A meeting that ends at nine',
    gist: [
      'Write an end time on the agenda, put the hard item second, turn each item into a question, and close with who does what. Then the last bus is no problem.',
      'Meetings run late because items are topics. As questions they have an answer, and what has an answer can be ticked off.',
    ],
    subject: ['Home by nine, all decided', 'Put the hard item second'],
    hooks: {
      '*': [
        'The committee spent four minutes on the budget and fifty on the colour of the bunting.',
        'It is half past ten, the caretaker is rattling his keys, and the main item has just begun.',
        'A meeting talks longest about what everybody understands.',
      ],
      p: 'Committees lose members in long evenings more often than in arguments.',
      f: 'Does your committee meet until late? You could all be home by nine.',
      a: 'Every item a question. Every meeting an end.',
      t: 'Time spent on an item tends to follow how many feel able to judge it, and not how much it matters.',
      h: 'Under "any other business" several clubs have been known to begin their real meeting.',
      i: "Those who treat each other's evenings with care will be seen again.",
      l: 'A meeting, like a good guest, knows when to leave.',
    },
    lines: {
      '*': [
        'Write items as questions: not "summer fair" but "do we rent the large tent, yes or no?". Anyone who reads it already starts to answer.',
        'The hard item comes second. First a small one to warm up, last the one that may wait.',
        'The last five minutes belong to one list: who does what by when. Read aloud, it is half done.',
        'What can be read beforehand need not be read out. Send the reports on Sunday and ask on Tuesday only for questions.',
      ],
      h: [
        'Everyone can have an opinion on bunting. That is why the tent gets four minutes and the bunting gets a working group.',
      ],
    },
    scene: [
      'Seven people, one agenda, eleven items. On number three somebody says "that reminds me", and outside it slowly gets dark.',
      'In the {car park|parking lot} after the meeting stand four people. There, in ten minutes, it is decided.',
    ],
    why: [
      [
        'A topic has no end, so it goes on until people are tired. A question is over when it has been answered.',
        'Anyone who puts a noun on the agenda gets a chat. A question mark asks for a decision.',
      ],
      [
        'An announced finish makes people brief, and it brings back those with small children.',
        'If nobody knows when it ends, only those come who have the evening to spare.',
      ],
    ],
    parts: [
      [
        ['Put the end on the invitation', 'Say at the start when it ends'],
        [
          'And keep to it, above all the first time.',
          'Two hours are plenty. After that the same things are said louder.',
          'In writing, and then get up.',
        ],
        'An agenda with two times on it',
      ],
      [
        ['Turn each item into a question', 'Write items as questions'],
        [
          'With the answer in reach: yes or no, this or that, how much.',
          'If you cannot find the question, it is a message and belongs in a mail.',
          '"Which tent?" can be answered. "Tent" cannot.',
        ],
        'A question mark pencilled on an agenda',
      ],
      [
        ['Place the hard one second', 'Do the hard item early'],
        [
          'Heads are fresh, and nobody has gone home yet.',
          'At the bottom it gets decided by whoever has the strongest bladder.',
          'Tired people decide quickly and regret it slowly.',
        ],
        'A numbered list with item two circled',
      ],
      [
        ['Park what leads astray', 'Write good ideas on a sheet for later'],
        [
          'A sheet on the wall for good ideas at the wrong time.',
          'It takes the speaker seriously and the item, too.',
          'On paper, on the wall, with the name of whoever said it.',
        ],
        'A sheet with scribbled ideas on a wall',
      ],
      [
        ['Close with names and days', 'Give each task to a person'],
        [
          'Who, what, by when. A task with no name is a wish.',
          'Read it out while all are still in their chairs.',
          'Aloud, before anyone stands up.',
        ],
        'A short list being read aloud',
      ],
    ],
    turn: [
      'Then stay for a drink, those who like. That part may take as long as it wants.',
      'What is left over goes on the next agenda, as a question.',
    ],
    asks: [
      'What did your committee discuss for longest this year?',
      'When does your meeting end on paper, and when in the {car park|parking lot}?',
    ],
    ends: {
      p: 'Try it for three meetings; it feels strict at the first and kind at the third.',
      f: 'The caretaker will be delighted.',
      a: 'Questions, an end, names.',
      t: 'Note planned and actual minutes per item for one season; the endless ones will show up.',
      h: 'The bunting is blue now.',
      i: 'An evening with an end leaves people with strength for the thing itself.',
      l: 'At nine the lights are switched off.',
    },
    work: 'Offices could copy one thing above all: no item without a question mark. Half of the agenda then turns out to be a mail, and the other half gets decided.',
    keep: 'the evening on which you write the agenda',
    send: 'the person who always says "that reminds me"',
    pic: {
      ask: 'A handwritten agenda with times on the table of your meeting room',
      alt: 'A handwritten agenda with times on a table',
    },
    claims: [
      [
        'Trivial items attract more discussion; agenda as questions; action list',
        'law of triviality (Parkinson); meeting practice',
      ],
    ],
  },
  {
    id: 'minutes-on-one-page',
    format: 'tip',
    again: 9,
    emoji: '📝',
    tags: ['MeetingMinutes', 'CommitteeWork', 'ClubLife'],
    title: ['How to write minutes that somebody reads', 'Minutes people read: one page, the next morning'],
    cover: 'Minutes on one page',
    gist: [
      'Write what was decided, who does it and by when, and leave out who said what. One page, sent the next day, gets read.',
      'Good minutes are a list of promises. The debate may be forgotten; the decisions must be findable in five years.',
    ],
    subject: ['Leave out who said what', 'One page, the next morning'],
    hooks: {
      '*': [
        'The minutes say who coughed. Where do they say what was decided?',
        'Whoever looks at the paper at the wrong moment has to write the minutes.',
        'Nobody reads long minutes. Write one page.',
      ],
      p: 'Minutes are read by two people: the one who was absent and the one who has a dispute in five years.',
      f: 'You got the pen again? Then here is how to be done before the kettle boils.',
      a: 'Decisions, names, dates. The rest is memoir.',
      t: 'For each item record motion, result and owner. Discussion belongs there only if it explains the result.',
      h: '"A lively discussion ensued" is how minutes say that someone left by the window.',
      i: 'Writing down what we promised is how a group keeps its word.',
      l: 'Brevity is a courtesy to all who come after.',
    },
    lines: {
      '*': [
        'Minutes in three columns: decided, who, by when. It fits on a page, and everyone finds their own name.',
        'Write decisions as whole sentences. In five years nobody knows what "tent: yes" meant.',
        'Send minutes the next day. After a week each of the members has a version of their own.',
        'Put the list of decisions in one file that grows through the years. It ends the argument about what was agreed.',
      ],
      h: [
        'Minutes of a club meeting, found in {a loft|an attic}: "The secretary was thanked for the minutes." The minutes are missing.',
      ],
    },
    scene: [
      'A pause, eyes wander over the table and settle on one person with a {biro|ballpoint}. Congratulations.',
      'In a dispute about the storeroom someone fetches the folder. Eleven pages of lively discussion, and not a word on who got the key.',
    ],
    why: [
      [
        'Those who were there remember the debate. What gets lost are the promises.',
        'People forget tasks sooner than remarks, the more so when they are their own.',
      ],
      [
        'Long minutes are not read, and an unread page protects no decision.',
        'What nobody opens cannot settle anything later.',
      ],
    ],
    parts: [
      [
        ['Fill in the head beforehand', 'Prepare the page before the meeting'],
        [
          'Date, place, items, who is there. Then half of it stands before it starts.',
          'Copy the agenda into the file, and each item waits for its one sentence.',
          'Names, date, items. The gaps are waiting.',
        ],
        'A prepared form with blanks',
      ],
      [
        ['Read each decision aloud', 'Write it down and read it out'],
        [
          'Right away, in the wording you have put down. If it is wrong, it comes out now.',
          '"I am writing: the large tent, hired by Ruth, before May." Nods, and on.',
          'What is agreed aloud is agreed.',
        ],
        'A pen stopping at a sentence',
      ],
      [
        ['Leave out names in the debate', 'Write what was decided, not who said it'],
        [
          'Arguments may be worth a line. Who made them rarely is.',
          'People speak more freely when they do not hear a pen.',
          'A decision has no author.',
        ],
        'A line struck through on paper',
      ],
      [
        ['Send it the next morning', 'Send it before lunch'],
        [
          'The next morning, with the tasks at the top.',
          'Corrections come quickly then, or never.',
          'By Friday everybody remembers something else.',
        ],
        'A finger on a send button',
      ],
    ],
    turn: [
      'Take turns with the pen. It improves the listening as well.',
      'Some meetings need more, by law or by the rules. Add that, and no more.',
    ],
    asks: [
      "What is the strangest sentence in your club's minutes?",
      'Who takes the pen in your round, and how did that come about?',
    ],
    ends: {
      p: 'For elections and money, wording and votes may have formal rules. Look them up once and put them into the form.',
      f: 'And thank whoever writes. In the minutes, if you like.',
      a: 'Decided, who, by when. Sent.',
      t: 'Number decisions by year; then they can be cited and revoked without doubt.',
      h: 'A "lively discussion" has never been read to the end.',
      i: 'A page of kept promises is a good history of any club.',
      l: 'One page, and everything is on it.',
    },
    work: 'In firms the same sheet is called an action log and costs a licence. A page with three columns, sent before lunch, does it just as well.',
    keep: 'the next time you are handed the pen',
    send: 'the person who is always handed the pen',
    pic: {
      ask: 'A sheet with three columns and a {biro|ballpoint}',
      alt: 'A sheet with three columns and a ballpoint pen',
    },
    claims: [['Decision minutes; formal duties differ', 'committee practice; association rules']],
  },
  {
    id: 'read-it-from-across-the-road',
    format: 'checklist',
    again: 7,
    emoji: '📢',
    tick: true,
    tags: ['EventPoster', 'ClubLife', 'CommunityEvents'],
    title: ['What belongs on a poster for a local event', 'Event posters: six lines that bring people in'],
    cover: 'Can people read your poster?',
    gist: [
      'What, when with the weekday, where, what it costs, whom to ask. If it cannot be read from across the road, the logo is too big.',
      'Most posters tell you who organises it in the largest letters. People want to know what it is and on which evening.',
    ],
    subject: ['Which Saturday?', 'Your logo is too big'],
    hooks: {
      '*': [
        'The poster is beautiful. When is it?',
        'On the bakery door hangs a poster with eleven logos and no year.',
        'Stand at the bus stop. Can you read your poster?',
      ],
      p: 'A poster has two seconds and should use them for what, when and where.',
      f: 'Before it goes to print: hang it up, cross the road and try to read it.',
      a: 'What, when, where. Large. Everything else below.',
      t: 'Letter height in centimetres roughly times three gives the reading distance in metres, generously taken.',
      h: 'The committee is named in full. So is the printer. The date is in the picture of the cake.',
      i: 'A good poster is an open hand held out to strangers.',
      l: 'White space invites more warmly than a shout.',
    },
    lines: {
      '*': [
        'Put the weekday on the poster. People know whether they are free on a Saturday. They do not know what the twenty-third is.',
        'On a poster say how it works: with or without a ticket, cash or card, food or only cake, and whether a {pram|stroller} gets in.',
        'A poster needs one picture, one typeface and one colour that can be seen in the rain.',
        "Take posters down on the day after. Nothing makes a town look as tired as last year's summer fair.",
      ],
      h: ['A poster with twelve fonts is a ransom note with a buffet.'],
    },
    scene: [
      'Someone stops, reads, gets out a phone, looks up whether the ninth is a Friday, and by then the bus has come.',
      'Four weeks after the concert the poster still hangs on the post office. A passer-by is looking forward to it.',
    ],
    why: [
      [
        'People pass by with bags and children, so it has to be understood at walking pace.',
        'Nobody stands in front of a poster. It is read in the time of three steps.',
      ],
      [
        'Those who do not know you ask themselves above all whether they are meant.',
        'A stranger wonders about price, door and dress long before they wonder about your history.',
      ],
    ],
    parts: [
      [
        ['What it is, in a few words', 'Name the event first'],
        [
          '"Concert: songs from the sea" beats the name of the project.',
          'Would a newcomer to the town know what to expect?',
          'Your aunt should know if she would like it.',
        ],
        'A large headline on a poster',
      ],
      [
        ['Weekday, date, time', 'Begin with the day of the week'],
        [
          'In this order and all three.',
          'And the year, since posters live long.',
          'People live in weekdays.',
        ],
        'A date in large letters',
      ],
      [
        ['Place, as you find it', 'Describe how to find it'],
        [
          '"Old school, entrance at the back" is worth more than the {postcode|zip code}.',
          'Say whether there are steps.',
          'Behind the church, blue door, three steps.',
        ],
        'An arrow at a hall door',
      ],
      [
        ['What it costs', 'Is it free? Then say so'],
        [
          'Even when it costs nothing, and then most of all.',
          'Uncertain people stay at home.',
          'Nobody rings to ask.',
        ],
        'A price on a poster corner',
      ],
      [
        ['Whom to ask', 'Give one number to call'],
        [
          'One number or address that somebody answers.',
          'And a short web address instead of a long one.',
          'And a person behind it.',
        ],
        'A phone number in clear type',
      ],
      [
        ['One line for newcomers', 'Tell strangers that they are meant'],
        [
          '"No experience needed" or "come alone, most of us did".',
          'It is the smallest print and the one that opens the door.',
          '"You need not know anyone" fills more chairs than a logo.',
        ],
        'A small line at the foot of a poster',
      ],
    ],
    turn: [
      'Hang one up at home and ask somebody at breakfast what they remember.',
      'Logos go to the bottom. The sponsors can find themselves.',
    ],
    asks: ['Which poster last got you to go somewhere?', 'What do you miss most often on posters?'],
    ends: {
      p: 'The same six details make a good post, a good mail and a good notice in the paper.',
      f: 'And cross the road both ways, please.',
      a: 'What, when, where, how much, whom to ask.',
      t: 'Dark on light, no text over photographs, and test a print in grey.',
      h: 'If nobody comes, check the year on the poster.',
      i: 'Somebody who has not yet met you is reading it in the rain.',
      l: 'A few clear words on a poster.',
    },
    work: 'The check across the road suits any notice at work as well. If the canteen sign needs an explanation, the sign is the problem.',
    keep: 'your next event',
    send: 'the person who designs the posters at night',
    own: [
      {
        about: 'concert|fair|f[eê]te|open day|sale|match|tournament|show|festival|quiz',
        kinds: ['event'],
        lead: 'The next date fits on one line.',
      },
    ],
    pic: {
      ask: 'Your current poster on a wall, photographed from across the road',
      alt: 'A poster on a wall seen from across a street',
    },
    claims: [
      [
        'Poster essentials; legibility from distance',
        'design and event practice; rule of thumb on letter height kept generous',
      ],
    ],
  },
  {
    id: 'may-we-show-this-picture',
    format: 'answer',
    again: 10,
    emoji: '📸',
    tags: ['PhotoConsent', 'ClubLife', 'SocialMediaForClubs'],
    title: ['May a club post photos of its events?', 'Taking pictures at club events: ask like this'],
    cover: 'May we post that picture?',
    gist: [
      'Ask before you post, ask parents for children, say where the picture will appear, and take it down without debate. The rules differ; the decency does not.',
      'The law varies from country to country. What works everywhere: tell people beforehand, offer a way out, and never argue about a deletion.',
    ],
    subject: ['Ask first, then post', 'The child in the third row'],
    hooks: {
      '*': [
        'A lovely photo: twenty-three laughing faces, and one child who must not be found.',
        'The photo had been online for an hour when somebody {rang|called} and asked for it to disappear.',
        'Before you post a photo of your event, ask.',
      ],
      p: 'Clubs need a short, friendly routine for pictures before they need a policy.',
      f: 'You have a great photo from Saturday? One question before you post it.',
      a: 'Ask. Note the answer. Delete on request.',
      t: 'Record purpose, place of publication and the consent of each recognisable person or guardian.',
      h: 'In the best photo somebody is chewing. It is always the chairman.',
      i: 'To ask first is a small act that makes people feel safe with you.',
      l: 'Discretion is the finest filter.',
    },
    lines: {
      '*': [
        'Photograph hands, backs, shoes, the full table. There are pictures of an event in which nobody can be recognised and all feel meant.',
        'A coloured sticker at the entrance: please no photos of me. No one has to explain, and the photographer can see it.',
        'There may be good reasons why someone must not appear in a photo, and they will not want to tell you. You need not know.',
        'If a person asks for a picture to go, take it down first and talk afterwards, if at all.',
      ],
      h: ['The group photo took twenty minutes. In it eleven people are looking at the dog.'],
    },
    scene: [
      'At the cake stall a volunteer is taking pictures for the page. A woman quietly turns her child to the wall.',
      'Before the tournament somebody says over the loudspeaker: "Photos are being taken. Anyone who would rather not, please take a yellow dot."',
    ],
    why: [
      [
        'A face and a place together tell a stranger where somebody is on Thursdays.',
        'What is a memory to one person can be an address to another.',
      ],
      [
        'Anyone who is asked first mostly says yes and feels respected.',
        'People seldom mind a picture. They mind not having been asked.',
      ],
    ],
    parts: [
      [
        ['Say beforehand that there will be photos', 'Tell people at the door'],
        [
          'In the invitation, at the door and once aloud.',
          'Say where it will be seen: on the page, in the paper, on the wall.',
          'Nobody should learn from a newspaper that they were there.',
        ],
        'A sign about photos at an entrance',
      ],
      [
        ['Ask guardians for children', 'Ask the parents of children'],
        [
          'In writing, with a choice of where, and valid for a season.',
          'And ask the children as well. They have opinions on their hair.',
          'On paper, and what may be shown where.',
        ],
        'A form and a pen on a table',
      ],
      [
        ['Make it easy to say no', 'Hand out coloured dots'],
        [
          'A dot, a ribbon, the left side of the hall.',
          'It has to be easy to decline without a speech.',
          'A sticker says it without a word.',
        ],
        'A roll of yellow dots',
      ],
      [
        ['Delete a photo when somebody asks', 'Take it down without a debate'],
        [
          'At once, everywhere, with no "but it is such a nice one".',
          'Name somebody who can do that on a Sunday.',
          'Whoever asks has a reason. You need not know it.',
        ],
        'A finger on a delete button',
      ],
    ],
    turn: [
      'After that, post gladly. Good pictures bring people in.',
      'In doubt, choose the photo of the shoes.',
    ],
    asks: ['How does your club handle pictures?', 'What makes a good event photo without a face in it?'],
    ends: {
      p: 'Write it on half a page and give it to each new member.',
      f: 'When in doubt, photograph the cake. It never minds.',
      a: 'Announce, ask, respect, delete.',
      t: 'Store consents with a date and a season; delete both when they end.',
      h: 'The chairman is chewing in this one too. We take another.',
      i: 'Where people may say no, they like to say yes.',
      l: 'Show only what you may show.',
    },
    work: 'The same routine suits firms with a works party. Colleagues did not sign up for publicity along with the barbecue.',
    question: 'May we post pictures of our events?',
    short: [
      'Ask people first, and guardians for children. Say where it will appear, and delete on request.',
      'Only with a yes, for children from their guardians, and with a way back.',
    ],
    caution: [
      'Privacy and image rights differ by country, and children are specially protected. Check your rules first.',
      'Countries differ on privacy and on pictures, and protect children specially. Look up your rules before the event.',
    ],
    keep: 'the day before your next event',
    send: 'the person with the club camera',
    pic: {
      ask: 'Hands, shoes or a full table at an event, no faces',
      alt: 'Many hands reaching for cake on a long table',
    },
    claims: [
      [
        'Consent, guardians, information and deletion',
        'data protection and image-right principles; worded generally',
      ],
    ],
  },
  {
    id: 'what-the-annual-meeting-is-for',
    format: 'behind',
    again: 11,
    emoji: '🗳️',
    tags: ['AnnualMeeting', 'ClubLife', 'Democracy'],
    title: [
      'What the annual meeting of a club is really for',
      'Annual general meetings: what happens there and why it matters',
    ],
    cover: 'What an annual meeting is for',
    gist: [
      'Once a year those who run a club show their books and may be voted out by whoever turned up. Behind the dull agenda is a small democracy with sandwiches.',
      'Reports, auditors, discharge, elections: it sounds like dust and is how members keep hold of their club.',
    ],
    subject: ['A small democracy with sandwiches', 'Why the auditors hold the cash book'],
    hooks: {
      '*': [
        'Nineteen people in a back room, and egg sandwiches: that is the annual meeting of a club.',
        'Two members have been through every receipt since January. One found a bus ticket too many.',
        'Once a year all members of a club may ask everything. It is called the annual meeting.',
      ],
      p: 'The annual meeting is the moment at which a club belongs to its members in a formal sense.',
      f: 'You have never been to the annual meeting? Go once. There are sandwiches.',
      a: 'Your vote counts for more here than anywhere else. Use it.',
      t: 'Report, audit, discharge, election: an accountability loop in four steps.',
      h: 'The election of the treasurer was tense. Would he manage to say no before the applause?',
      i: 'Many people first learned in a club that a raised hand can change something.',
      l: 'Old forms, kept with care, have a quiet dignity.',
    },
    lines: {
      '*': [
        'Two members who are not on the board go through the books beforehand. It is a friendly act: afterwards nobody needs to wonder.',
        'With nineteen people in a room, ten hands decide. Nowhere else does your vote weigh so much.',
        'Ask one question about the figures. Treasurers wait for it all year.',
        '"Discharge" means: what you did has been heard, and there is nothing to hold against you. It is a thank-you in formal dress.',
      ],
      h: ['Anyone who leaves the room during elections comes back as deputy secretary.'],
    },
    scene: [
      'A back room, a water jug, a flag in the corner. "Any votes against?" The pause after that is the whole point.',
      'The evening before: two people at a kitchen table with the cash book. "What was this?" "Whistle. For the referee." Tick.',
    ],
    why: [
      [
        "Those who look after other people's money and time have to give account of it once a year.",
        'The board acts for all, so all of them must be able to ask.',
      ],
      [
        'Rules that look stiff protect a club on the day when two camps have formed.',
        'In peace the form seems silly. In a quarrel it is the only thing that holds.',
      ],
    ],
    parts: [
      [
        ['All members are invited in time', 'It must be announced in time'],
        [
          'So that nobody can decide anything while you are away.',
          'How early it must come is in the rules, and it is there for your sake.',
          'So that it cannot happen behind your back.',
        ],
        'An invitation on a fridge',
      ],
      [
        ['Two people check the books', 'Two members look at the money'],
        [
          'Receipts against entries, the balance against the bank.',
          'They are not looking for a thief. They make sure that no one needs to.',
          'That protects the one who kept it.',
        ],
        'A cash book and a pile of receipts',
      ],
      [
        ['The board steps down for a moment', 'For three minutes nobody is in charge'],
        [
          'Somebody else chairs while hands go up about them.',
          'For three minutes the club has no one in charge, and the sandwiches hold it together.',
          'You could raise a hand. That is what it is for.',
        ],
        'Raised hands in a small hall',
      ],
      [
        ['Then come the rules', 'In the end come the commas'],
        [
          'Changes to the rules, at half past nine. Here a comma can keep a club busy for years.',
          'Anyone who reads the draft beforehand is king of the evening.',
          'Whoever has read the draft goes home early.',
        ],
        'A page of rules with a pencil mark',
      ],
    ],
    turn: [
      'And afterwards everyone stacks chairs, those who won as well.',
      'If you care about your club, go to the one evening that nobody wants to go to.',
    ],
    asks: [
      'What was the best moment at an annual meeting of yours?',
      'Have you ever been elected to something by accident?',
    ],
    ends: {
      p: 'A plain page of figures and a clear agenda bring more people than a buffet.',
      f: 'Bring a question and a cardigan. The back room is never heated.',
      a: 'Go, ask, vote.',
      t: 'Check quorum, notice period and majorities in the rules before the evening and not during it.',
      h: 'Stay for the elections. Leave the room and you are treasurer.',
      i: 'Large things rest on many such evenings.',
      l: 'Hands go up, and are counted.',
    },
    work: "If you want to learn how to chair, do it here first. Anyone who has brought nineteen opinions to one vote by nine o'clock need not be afraid of any works meeting.",
    keep: 'the day the invitation comes',
    send: 'a member who has never been to one',
    own: [
      {
        about: 'annual (?:general )?meeting|\\bAGM\\b|general meeting|members.? meeting',
        kinds: ['event', 'policy', 'hours'],
        lead: 'The date is set.',
      },
    ],
    pic: {
      ask: 'Rows of chairs, a water jug and a ballot box or slips',
      alt: 'Rows of chairs in a small hall with a water jug in front',
    },
    claims: [
      [
        'Report, audit, discharge, election as usual parts',
        'association practice; names and rules differ by country',
      ],
    ],
  },
  {
    id: 'words-of-the-committee',
    format: 'glossary',
    again: 12,
    emoji: '📚',
    tags: ['CommitteeWork', 'ClubLife', 'MeetingWords'],
    title: ['Quorum, motion, co-opt: committee words explained', 'Committee jargon in plain English'],
    cover: 'Committee words in plain English',
    gist: [
      'Quorum, motion, amendment, abstention, co-opting: five words, and you can follow any meeting and stop one that has gone wrong.',
      'Committees speak in a dialect that was made for quarrels. Here is what it means in peace.',
    ],
    subject: ['What is a quorum?', 'Five words that tame a meeting'],
    hooks: {
      '*': [
        '"Point of order!" somebody calls, and everybody looks at the ceiling. Here is what it means.',
        'Somebody has been co-opted. It sounds painful. What is it?',
        'Quorum, motion, amendment: five committee words, explained.',
      ],
      p: 'Knowing the formal words makes newcomers equal to old hands in a meeting.',
      f: 'New on a committee? Here are the words that nobody will explain.',
      a: 'Learn five words. Then nobody can hide behind them.',
      t: 'The terms regulate who may decide, on what text, and how the count is read.',
      h: 'A motion is called a motion because afterwards for a while nothing moves.',
      i: 'Rules are there so that quiet people get a turn as well.',
      l: 'Old words, worn smooth by use.',
    },
    lines: {
      '*': [
        'Quorum: how many must be in the room before a decision counts. Check it before you argue and not afterwards.',
        'Vote on the amendment first, then on the motion as amended. Most muddles come from doing it the other way round.',
        'An abstention is neither yes nor no. Whether it counts towards the majority is in your rules, and it has decided elections.',
        'To co-opt: to bring somebody onto a committee without an election, usually because they were standing near the tea.',
      ],
      h: ['If the quorum is missing by one person, all clubs know the same solution: someone rings Brenda.'],
    },
    scene: [
      'A newcomer has a good idea and says it. Silence. "You would have to put that as a motion," whispers her neighbour.',
      'Nine hands for, eight against, four abstentions. "Carried!" say the nine. "Is it?" asks the secretary and reaches for the rules.',
    ],
    why: [
      [
        'Formal words fix what is being decided, so that everyone votes on the same sentence.',
        'In a debate each has a slightly different proposal in mind until it is written down.',
      ],
      [
        'They also give those who are in the minority a firm place to stand.',
        'Without form the loud would decide. With it they only speak first.',
      ],
    ],
    parts: [
      [
        'Quorum',
        [
          'The number of people who must be present for a vote to count.',
          'Enough heads in the room. Otherwise it was a chat.',
          'Enough people for it to be valid.',
        ],
        'Chairs being counted with a finger',
      ],
      [
        'Motion',
        [
          'A proposal in one sentence that can be answered yes or no.',
          'What exactly do you want us to decide? That sentence.',
          'One sentence that you can vote on.',
        ],
        'One sentence written on a board',
      ],
      [
        'Amendment',
        [
          'A change to the proposal, voted on before the proposal.',
          'The large tent, "but only if Ruth gets it for less".',
          'A change, and it has its turn first.',
        ],
        'A word inserted with a caret',
      ],
      [
        'Abstention',
        [
          'Present, and neither for nor against.',
          'A hand that stays down on purpose.',
          'You are there, and say neither.',
        ],
        'Folded hands on a table',
      ],
      [
        'To co-opt',
        [
          'To take somebody onto the committee between elections.',
          'A place filled by invitation, mostly until the next vote.',
          'Taken on between two elections.',
        ],
        'A chair being drawn back',
      ],
    ],
    turn: [
      'If you get lost, ask aloud which sentence is being voted on.',
      'The rest is in the rules, on the page that nobody has read since it was written.',
    ],
    asks: [
      'Which meeting word have you always nodded at?',
      'Has an abstention ever decided something in your club?',
    ],
    ends: {
      p: 'A card with the five words belongs in the folder for new members.',
      f: 'And if you are lost, say so. Half of the table will be grateful.',
      a: 'One sentence, one vote, one result.',
      t: 'Majority of votes cast, of those present or of all members: three different sums. Look up yours.',
      h: 'Point of order: the tea is getting cold.',
      i: 'Anyone who knows the words may speak.',
      l: 'Five words, and you can follow.',
    },
    work: 'At work meetings nobody moves a motion, and perhaps they should. "On which sentence are we agreeing?" is a polite question and has ended whole projects in time.',
    keep: 'your first evening on a committee',
    send: 'somebody who has just been co-opted',
    pic: {
      ask: 'A small bell, a water glass and the club rules on a table',
      alt: 'A small bell beside a glass of water and a booklet of rules',
    },
    claims: [['Definitions; counting of abstentions differs', 'rules of order; association law']],
  },
  {
    id: 'cake-or-jumble',
    format: 'either',
    again: 9,
    emoji: '🍰',
    tags: ['Fundraising', 'CakeStall', 'JumbleSale'],
    title: ['Cake stall or jumble sale: which one for your club?', 'Fundraising: bake sale or rummage sale?'],
    cover: 'Cake stall or jumble sale?',
    gist: [
      'Cake needs twenty bakers and two hours. Jumble needs a hall, a van and strong nerves before opening. Both fill the cash box and tell you who your club is.',
      'One smells of vanilla and is sold out at four. The other begins with a {queue|line} at eight and ends with a van full of lampshades.',
    ],
    subject: ['Cake or jumble?', 'The {queue|line} at the hall door'],
    hooks: {
      '*': [
        'Every club has one person who bakes for twelve and one who never throws anything away.',
        "At eight o'clock forty people stand in front of a locked hall and pretend not to push.",
        'Would you rather bake cakes for your club, or carry lamps?',
      ],
      p: 'Both events raise money from what people have at home, with quite different amounts of work.',
      f: 'Cake or jumble? Choose your side of the hall.',
      a: 'Few hands: cake. A large hall and a van: jumble.',
      t: 'Cake scales with bakers; jumble scales with floor space and with what is left over.',
      h: 'There is one lampshade that has been to every jumble sale in the county. It is on tour.',
      i: 'Whichever you choose, people will come who have never come before.',
      l: 'A sponge on a glass stand, a brooch in a box of buttons.',
    },
    lines: {
      '*': [
        'Cake stall: cut small pieces. People like to take two and never a large one.',
        'Jumble sale: arrange the removal of what is left before you arrange anything else.',
        'Label cakes with what is in them. Nuts, milk, eggs, wheat: for some guests it is the most important card on the table.',
        'Cake stall or jumble sale, have change. A note of fifty has stopped many a brave stall at five past two.',
      ],
      h: ['At four in the afternoon the prices fall, and with them the last inhibitions about ceramic owls.'],
    },
    scene: [
      'Half past one. Under the cloths there are fourteen cakes, of which nine are lemon. Nobody had agreed on anything.',
      'The hall doors open. For ninety seconds it is like a rugby match, only with cardigans.',
    ],
    why: [
      [
        'Both live from gifts, and so they show what people like to give: time in the kitchen or things from the {loft|attic}.',
        'A cake is a present that you make. Jumble is a present that you get rid of. Each suits another sort of member.',
      ],
    ],
    parts: [
      [
        'The cake stall',
        [
          'Little risk, quick to clear, liked by all. Needs bakers who agree on who does what.',
          'Two tables, a sunny corner, a knife for each cake. At five you are home.',
          'Sweet, quick, and nobody has to carry a wardrobe.',
        ],
        'Cakes under cloths on a table',
      ],
      [
        'The jumble sale',
        [
          'More money and more visitors, and a day of carrying at either end.',
          'A treasure hunt for the whole town. What is left needs a van and a plan.',
          "A hall full of other people's cellars, and a queue at eight.",
        ],
        'A table of odd crockery and lampshades',
      ],
    ],
    turn: [
      'Those who can manage both put the cake by the exit.',
      'Either way the best part is the hour afterwards, with the counting.',
    ],
    asks: [
      'Cake or jumble: on which side are you?',
      'What was the best thing you ever found at a jumble sale?',
    ],
    ends: {
      p: "Note hours worked as well as money taken; next year's choice becomes easy.",
      f: 'Either way somebody will bring a lemon cake. It is a law of nature.',
      a: 'Count your helpers first, then choose.',
      t: 'Takings per helper hour is the figure that compares the two.',
      h: 'The ceramic owl is back again.',
      i: 'Money was raised, and so was the number of people who say hello.',
      l: 'Cake, dust, and a small silver brooch.',
    },
    work: 'Firms that would like to help a local club can lend the van on the Saturday. It is worth more to a jumble sale than a cheque with a large photograph.',
    caution: [
      'Food stalls and collections can have local rules, and allergens must be named in many places. Ask before you bake.',
      'Stalls and collections may have local rules, and allergens often have to be named. Find out before anyone bakes.',
    ],
    keep: 'the meeting at which you plan the year',
    send: 'the person with the lampshades',
    own: [
      {
        about: 'jumble|cake (?:sale|stall)|bake sale|bazaar|flea market|car boot|rummage',
        kinds: ['event', 'offer'],
        lead: 'There is a date for this.',
      },
    ],
    pic: {
      ask: 'A table with cakes or a box of curious finds',
      alt: 'A table with several home-made cakes under glass',
    },
    claims: [['Allergen labelling and local rules vary', 'food safety authorities; worded generally']],
  },
  {
    id: 'write-about-them-not-about-us',
    format: 'mistake',
    again: 9,
    emoji: '🗞️',
    tags: ['ClubNewsletter', 'CharityCommunication', 'ClubLife'],
    title: [
      'Why nobody reads the club newsletter, and what helps',
      'Newsletters people finish: write about someone',
    ],
    cover: 'Write about people',
    gist: [
      'Newsletters report what the committee did. People read about people: one scene, one name, one date they can come to.',
      'Start with what happened to somebody and put the handshake photo at the end, or leave it out.',
    ],
    subject: ['Less handshake, more people', 'The first sentence decides'],
    hooks: {
      '*': [
        '"Another eventful year lies behind us." Half of your readers have stopped here.',
        'The picture shows four men in front of a cheque. Nobody has ever enlarged it.',
        'Nobody reads about a cheque. Everybody reads about a child.',
      ],
      p: 'Reports of activity are written for the files. Readers want a person and a reason.',
      f: 'Writing the newsletter tonight? Begin with whatever you would tell at home.',
      a: 'One person, one scene, one date. Then stop.',
      t: 'Open rates follow the subject line; reading follows the first sentence.',
      h: 'The chairman greeted the guests, among them numerous guests of honour, and then it was the turn of the buffet.',
      i: 'In each club there are stories that have never been told because they seemed too small.',
      l: 'A single scene, told simply, stays longer than a year in figures.',
    },
    lines: {
      '*': [
        'Instead of "we held a swimming course": "Since Thursday Amina has been able to swim. She is sixty-one." Same news.',
        'Read the first sentence of your newsletter aloud. If it would fit any other club, strike it out and begin with the second.',
        'Photograph the moment before or after the ceremony. In between everyone stands there like a fence.',
        'One request per letter. Asked to read, donate, bake and vote, people do nothing.',
      ],
      h: [
        '"The event was a complete success" is the standard sentence for all events, including the one with the wasps.',
      ],
    },
    scene: [
      'The secretary sits before the blank page. On Thursday a woman swam her first length at sixty-one, and everyone on the edge was crying. He types: "Our courses continue to be popular."',
      'Eight pages, fourteen group photos. At the kitchen table somebody leafs through, looks for their own name and puts it with the waste paper.',
    ],
    why: [
      [
        'We feel something for one person and next to nothing for a total.',
        'A figure informs. A face and a name make somebody turn the page.',
      ],
      [
        'Those who were not there want to know what it was like, and who held the speech is not part of that.',
        'A report counts who was present. A story lets the absent come in.',
      ],
    ],
    parts: [
      [
        ['Begin in the middle', 'Start where something happens'],
        [
          'At the edge of the pool, at the stove, in the van. Background can follow.',
          'The first sentence needs somebody who is doing something.',
          'Leave out the year behind us. Somebody is already wet.',
        ],
        'A pencil striking out a first line',
      ],
      [
        ['Tell it about one person', 'Stay with a single person'],
        [
          'With permission, and with a detail that nobody could invent.',
          'Forty participants are a number. One of them has goggles that are too large.',
          'Ask first, then tell it with the goggles.',
        ],
        'Swimming goggles on a bench',
      ],
      [
        ['Put the figures in one line', 'Put the numbers at the end'],
        [
          'Those who need them will find them, and the rest go on reading.',
          'At the end, in small print, with thanks to the sponsor.',
          'In one line. Whoever wants them looks there.',
        ],
        'A single line of figures',
      ],
      [
        ['Give one thing to do', 'Ask for one thing only'],
        [
          'Come, bake, give, pass it on. Choose.',
          'With a date, a name and a number that is answered.',
          'A reader with two does neither.',
        ],
        'A date written large on a card',
      ],
    ],
    turn: [
      'Then it may be short. Half a page that is read beats eight that are kept.',
      "Ask before you tell somebody's story, and show it to them first.",
    ],
    asks: ['Which story from your club has never been told?', 'What do you look at first in a newsletter?'],
    ends: {
      p: 'Keep a jar in which people drop small scenes on slips; on writing night you pick one.',
      f: 'Tell it as you would tell it at home, with the wet towel and all.',
      a: 'One person, one moment, one date.',
      t: 'Send two subject lines to small groups and use the one that was opened more.',
      h: 'All photos of handshakes look the same.',
      i: 'What you do for one person is often the clearest picture of what you do for all.',
      l: 'She swam a whole length, and it was her sentence.',
    },
    work: 'Annual reports of firms and foundations would gain as well: one page, one person, told with their consent, in front of the tables. Board members read it first, by the way.',
    wrong: 'Reporting what the committee did instead of what happened to people',
    keep: 'the evening before the copy deadline',
    send: "whoever writes your club's news",
    own: [
      {
        about: 'newsletter|magazine|mailing',
        kinds: ['service', 'link', 'offer', 'product'],
        lead: 'News comes this way.',
      },
    ],
    pic: {
      ask: 'One small telling object from a course or event, no faces',
      alt: 'A pair of swimming goggles on a bench beside a pool',
    },
    claims: [
      [
        'Identifiable examples move readers more than statistics',
        'research on the identifiable-victim effect; editorial practice',
      ],
    ],
  },
];
