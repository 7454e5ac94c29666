// For those who help clubs: meetings, minutes, money and successors.
import type { Idea } from '../../library/idea.ts';

export const COMMITTEE_WORK: readonly Idea[] = [
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
    id: 'ask-one-person',
    format: 'mistake',
    again: 8,
    emoji: '🙋',
    tags: ['Volunteering', 'VolunteerRecruitment', 'ClubLife'],
    title: [
      'How to find volunteers: ask one person, not everybody',
      'Need helpers? Ask one person for one thing',
    ],
    cover: 'How to find volunteers',
    gist: [
      '"We need helpers" is heard by nobody. Ask one person for one task with an end, and say why you thought of them.',
      'People help when you ask them by name for something that has a beginning and an end.',
    ],
    subject: ['"Who could help?" Silence.', 'How to ask so that you get a yes'],
    hooks: {
      '*': [
        '"Would anybody be willing to help?" Everybody in the hall looks at their shoes.',
        '"Helpers wanted," says a note on the {notice board|bulletin board}. It has been there since spring.',
        'If you ask the whole hall for helpers, everybody waits for somebody else.',
      ],
      p: 'Ask volunteers how they began, and most of them name a person who asked them.',
      f: 'Looking for helpers? Put away the poster, and think of one person.',
      a: 'Need helpers? Ask one person for one task with an end.',
      t: 'If many are asked, nobody feels meant. If one is asked, they do.',
      h: 'The club is looking for someone, anyone, for something, at some point. So far nobody has come.',
      i: 'If somebody asks you by name, they have seen what you can do.',
      l: 'A quiet word to the right person does more than a microphone.',
    },
    lines: {
      '*': [
        'Do not say "we need helpers". Say: "Could you do the cakes on Saturday from two to four? You know everybody."',
        'When you ask somebody to help, say when it is over. Nobody is afraid of a Saturday.',
        'Let somebody say no when you ask for help. Next time a yes is more likely.',
        'If somebody cannot help, ask them who could.',
      ],
      h: [
        '"It is hardly any work," said the treasurer when he was elected for one year. That was a while ago.',
      ],
    },
    scene: [
      'The last item is helpers for the summer fair. It gets so quiet that you can hear the tea urn.',
      'After the meeting somebody says: "I would have helped. Nobody asked me."',
    ],
    why: [
      [
        'When all are asked at once, each thinks that another will do it.',
        'In a full room everybody waits politely.',
      ],
      [
        'A task with an end fits into a life.',
        'People are not afraid of the work. They are afraid that it never ends.',
      ],
    ],
    parts: [
      [
        ['First think of the task', 'Say exactly what there is to do'],
        [
          '"Two hours at the gate" is a task. "Help out" is not.',
          'When, where, and what is there to carry?',
          'If you cannot say it in a sentence, nobody can say yes.',
        ],
        'A task written on a card',
      ],
      [
        ['Say why you thought of them', 'Tell them why you ask them'],
        [
          '"You know all the children by name." "You have a trailer."',
          'It should be true, and it is a compliment.',
          '"Because you stay calm" is a good reason.',
        ],
        'Two people talking at a coat rack',
      ],
      [
        ['Say when it is over', 'Give the task an end'],
        [
          'A date or an hour makes it easy to say yes.',
          'Nobody likes to sign up for ever.',
          'From two to four, and then you can go.',
        ],
        'A date circled on a calendar',
      ],
      [
        ['Let them say no', 'Take a no with a smile'],
        [
          'And ask whether you may ask again in autumn.',
          'People remember how you took it.',
          'Next time they may say yes.',
        ],
        'A handshake at a door',
      ],
    ],
    turn: [
      'Seven talks like that bring more helpers than seventy posters.',
      'And the {notice board|bulletin board} is free for lost gloves.',
    ],
    asks: ['Who asked you to help, back then?', 'What would you do if somebody asked you by name?'],
    ends: {
      p: 'It takes longer for each person, and much less time in all.',
      f: 'Is there somebody you wanted to ask? Today is a good day.',
      a: 'One name, one task, one end.',
      t: 'Make a list of tasks of two hours each.',
      h: 'A {notice board|bulletin board} is very patient. That is the problem.',
      i: 'Most long stories in a club began with a short question.',
      l: 'A name, and a friendly question.',
    },
    work: 'It is the same at work: a task that is given to everybody stays on the table. Give it a name and a day.',
    wrong: 'Asking the whole room who can help',
    keep: 'the week before your next event',
    send: 'the person who writes the appeals on the {notice board|bulletin board}',
    own: [
      {
        about:
          'volunteers? (?:are )?(?:wanted|needed|meet|welcome|for)|helpers? (?:wanted|needed|welcome|for)|(?:looking for|need) (?:\\w+ )?(?:volunteers|helpers|drivers|coaches)|coaches wanted|join (?:us|in)',
        kinds: ['event', 'offer', 'service', 'question', 'link'],
        lead: 'Would one of these be something for you?',
      },
    ],
    pic: {
      ask: 'A {notice board|bulletin board} with one lonely appeal on it',
      alt: 'A {notice board|bulletin board} with a single appeal pinned to it',
    },
    claims: [
      [
        'Most volunteers started because they were asked personally',
        'volunteering surveys in several countries',
      ],
      ['Diffusion of responsibility in groups', 'social psychology textbooks'],
    ],
  },
  {
    id: 'the-task-card',
    format: 'checklist',
    again: 10,
    emoji: '🗂️',
    tick: true,
    tags: ['Handover', 'ClubLife', 'CommitteeWork'],
    title: [
      'Handing over an office in a club: what must be written down',
      'Handover notes: what a successor has to know',
    ],
    cover: 'Handing over a club office',
    gist: [
      'When a treasurer or secretary stops, the club loses what was in one head. Six things on paper, and the successor can begin on Monday.',
      'Passwords, deadlines, people, keys: what is not written down leaves together with whoever did it.',
    ],
    subject: ['What only the treasurer knows', 'Before the keys change hands'],
    hooks: {
      '*': [
        "For fourteen years she did the club's accounts. On Thursday she moves away.",
        'The new treasurer gets a box. In it are a stamp, a calculator, and no explanation.',
        'Everything about the club was in one head, and it has bought a house by the sea.',
      ],
      p: 'In small organisations the greatest risk is often a single person who knows everything.',
      f: 'Have you done the same job for years? Then this is a present for whoever comes after you.',
      a: 'What exists only in your head does not belong to the club yet.',
      t: 'A handover needs access, dates, contacts, open items and the reasons behind odd rules.',
      h: 'The key to the shed is "where it always is". He who knew where that is has moved to Portugal.',
      i: 'To leave something in good order is the last kindness of an office.',
      l: 'A well-kept folder is a form of courtesy.',
    },
    lines: {
      '*': [
        'Write down the year of your office: what falls due in which month. It is one page and worth more than the whole filing cabinet.',
        'Who must be {rung|called} before the summer fair, and who must never be {rung|called} before ten? That, too, belongs in a handover.',
        'Club accounts should run on a club address and not on the private mail of whoever was secretary in that year.',
        'When you hand over an office, do one round together: a month with four hands replaces a year of phone calls.',
      ],
      h: ['"It is all in the folder." It was. In the order in which it had happened to fall in.'],
    },
    scene: [
      'The new treasurer opens the box: a cash book, a bag of foreign coins and a key with no label.',
      'Applause, flowers, a handshake. The next morning the bank asks who may sign.',
    ],
    why: [
      [
        'Anyone who does something for years stops noticing how much of it is memory.',
        'Routine hides itself. What you do without thinking you forget to mention.',
      ],
      [
        'Posts are easier to fill when the successor can see what they are taking on.',
        'A job on two pages frightens nobody. A job in a fog does.',
      ],
    ],
    parts: [
      [
        ['Write the year on one page', 'List what is due in each month'],
        [
          'Month by month, what has to be done and by when.',
          'Grants, insurance, hall booking, meeting: dates come round, and nobody reminds you.',
          'What comes round every year need surprise nobody.',
        ],
        'A page with twelve months',
      ],
      [
        ['List every password', 'Write down what opens what'],
        [
          'Bank, mail, website, alarm, and who may change it.',
          'Two people for each, so that a {holiday|vacation} is only a {holiday|vacation}.',
          'And a second person for each.',
        ],
        'A list of accounts and a key',
      ],
      [
        ['Label every key', 'Write down who holds which key'],
        [
          'With a list of who has the others.',
          'A key without a label is a piece of metal.',
          'Without a label it is a souvenir.',
        ],
        'Keys with paper tags',
      ],
      [
        ['List people, and how to reach them', 'Write down who likes a call'],
        [
          'The caretaker by phone, the council in writing, the baker in person.',
          'Names fade; habits of contact are worth writing next to them.',
          'The caretaker hates letters. Write that down.',
        ],
        'An old address book',
      ],
      [
        ['Write down what is still open', "List today's loose ends"],
        [
          'The letter that awaits an answer, the bill that is disputed.',
          'Half-done things are the ones that get dropped between four hands.',
          'Those are what falls between two people.',
        ],
        'A tray with three letters',
      ],
      [
        ['Explain the odd rules', 'Write down why things are so'],
        [
          'There was a reason for the second signature. Write it down before somebody abolishes it.',
          'Most odd rules have a reason.',
          'What looks daft has often been learnt the hard way.',
        ],
        'A note pinned inside a folder',
      ],
    ],
    turn: [
      'Then spend one month doing it together, and part with a proper meal.',
      'Write it while you still enjoy the job. Later it turns into a complaint.',
    ],
    asks: ['What in your club does only one person know?', 'What was in the box that you were handed?'],
    ends: {
      p: 'One evening a year to update the page keeps it alive.',
      f: 'And label that key today. Yes, that one.',
      a: 'Write, label, share, go.',
      t: 'Check bank mandates and register entries at once; they change slower than people do.',
      h: 'And where the shed key is. Please.',
      i: 'Those who hand on well will be remembered for it.',
      l: 'Everything in its place, and a light heart.',
    },
    work: 'Small firms have the same gap, and it is called holiday. If you want to know where it is, ask who may not be ill in the last week of the month.',
    caution: [
      'Who may sign for an organisation is a matter of its rules and your law. Have changes registered where that is required.',
      "The organisation's rules and the law decide who may sign. Register changes where you have to.",
    ],
    keep: 'the months before your annual meeting',
    send: 'the one person who knows where everything is',
    pic: {
      ask: 'A box with a folder, a stamp and a labelled key',
      alt: 'A box with a folder, a stamp and a labelled key',
    },
    claims: [
      [
        'Handover contents; registering changes of officers',
        'association practice; national association and charity law',
      ],
    ],
  },
  {
    id: 'count-it-in-pairs',
    format: 'howto',
    again: 10,
    emoji: '🪙',
    tags: ['TreasurerTips', 'CharityEvents', 'CashHandling'],
    title: [
      'How to handle cash at a club event, from float to bank',
      'Counting cash at an event: always two people',
    ],
    cover: 'Count the cash in twos',
    gist: [
      'Write down the float before opening, never count alone, put a slip with two names into each bag, and bank it the next working day. It protects the money, and the helpers even more.',
      'Two people, one tin, one slip: cash at the summer party is simple if the rules exist before the first cake is sold.',
    ],
    subject: ['Two people and one tin', 'The float, the slip, the bank'],
    hooks: {
      '*': [
        'Never let anybody count the takings alone. It is to protect the person.',
        'At the end of the party there are two hundred coins in a cake tin, and nobody knows how many it held this morning.',
        'Two people should count the cash at every event. It protects them.',
      ],
      p: 'Five small steps make cash at an event traceable from the first coin to the bank statement.',
      f: 'Who looks after the {till|register} at your party? Here is how to make sure that they enjoy it.',
      a: 'Two people. Always two.',
      t: 'Float recorded, takings less float, counted by two, signed, sealed, banked intact, reconciled.',
      h: 'The cash box had a key. The key was in the cash box.',
      i: 'Clear rules about money are a form of trust among friends.',
      l: 'Coins in towers, a lamp, two heads bent over them.',
    },
    lines: {
      '*': [
        'Count the float before the stall opens, write it on a slip, and have two people sign. Otherwise you will not know tonight what you have earned.',
        'Never pay bills out of the takings. Bank all of it, and pay the butcher from the account, or the trail is gone.',
        'Swap full tins for empty ones every hour or two. What is not on the table cannot be taken off it.',
        'Two people who are not related count the cash of an event, separately, and then compare. If it differs, they count again and nobody is blamed.',
        'A card reader at the cake stall spares half of the counting. Somebody should try it out the evening before, in that very place.',
      ],
      h: ['There are three coins from a country that no longer exists in every cake tin in the land.'],
    },
    scene: [
      'The last guests leave, somebody carries a cake tin into the kitchen, and it rattles. "I will just count that quickly at home." Nobody thinks ill of it, and that is the problem.',
      'A side room, a table, two people, paper rolls. "Four hundred and twelve." "Four hundred and twelve." They shake hands, as every year.',
    ],
    why: [
      [
        'If something is missing and one person has counted, a suspicion hangs over that one for years. With two there is none.',
        'Rules protect the honest above all, who would otherwise have no way to show that they are.',
      ],
      [
        'Money whose way can be followed is money that donors and auditors need not ask about.',
        'The first question of any auditor is how much was in it at the beginning.',
      ],
    ],
    parts: [
      [
        ['Write down the float', 'Count the float before you open'],
        [
          'How much, in which coins, with date and two names. The slip stays in the tin.',
          'Ask the bank for small coins three days ahead. On Saturday it is shut.',
          'On a slip, in the tin, signed by two.',
        ],
        'Coins sorted in a tin with a slip of paper',
      ],
      [
        ['Put two people at each {till|register}', 'One takes money, one hands out cake'],
        [
          'One takes the money and one hands out the cake. That also makes it quicker.',
          'Tins stand behind the table, lids on, and full ones are fetched.',
          'It is quicker, and nobody has to be trusted.',
        ],
        'Two helpers behind a cake stall',
      ],
      [
        ['Count apart and compare', 'Count it twice, separately'],
        [
          'In a side room with the door shut, phones away. Each writes a sum, then you turn the sheets over.',
          'Twice the same sum, and it is right. Different sums mean a third round and a {biscuit|cookie}.',
          'Turn the papers over together. It is a nice moment.',
        ],
        'Two sheets with the same figure',
      ],
      [
        ['Sign, bag it, and lock it away', 'Write both names on the bag'],
        [
          'Stall, sum, float taken off, date, two names. One slip in the bag, one for the book.',
          'For one night a locked cupboard at the club is better than a car or a kitchen.',
          'And into something with a lock.',
        ],
        'A sealed bag with a signed slip',
      ],
      [
        ['Bank it the next working day', 'Take all of it to the bank'],
        [
          'All of it, in one sum that can be found on the statement.',
          'Go in company or at an unusual hour, and tell nobody about it in the chat.',
          'As one figure that can be found again.',
        ],
        'A bank paying-in slip on a table',
      ],
    ],
    turn: [
      'Counting in pairs takes half an hour, and afterwards everyone can look everyone else in the eye.',
      'Announce the sum afterwards. People like to hear what the cake has come to.',
    ],
    asks: [
      'Who counts at your events, and are they ever alone with it?',
      'Cash or card: what do guests at your stall pay with?',
    ],
    ends: {
      p: 'Have the rules on a card in the lid of the tin, so that each new helper finds them.',
      f: 'And thank the counters. They have missed the dancing.',
      a: 'Float, two people, slip, bank.',
      t: 'Reconcile sum, slip and statement within a week, and file all three together.',
      h: 'And three buttons, as every year.',
      i: 'What people have given in small coins has a right to large care.',
      l: 'Coins in rows, and twice the same sum.',
    },
    caution: [
      'Insurance often limits how much cash may be kept where. Check what yours says, and ask about rules for raffles and collections where you are.',
      'How much cash may be kept where is often limited by your insurance. Check, and ask about local rules on raffles and collections.',
    ],
    keep: 'the evening before the party',
    send: 'whoever has the cash box at home',
    own: [
      {
        kinds: ['number', 'proof', 'event'],
        about: 'raised|collected|takings|stall|cake sale|coffee morning|collection',
        lead: 'About coins and what becomes of them.',
      },
    ],
    pic: {
      ask: 'Coins in towers beside a signed slip, or a cash tin with its card',
      alt: 'Towers of coins beside a slip with two signatures',
    },
    claims: [
      [
        'Two unrelated people count, record, bank intact and promptly',
        'Charity Commission internal financial controls guidance and similar',
      ],
    ],
  },
  {
    id: 'nobody-wants-the-chair',
    format: 'answer',
    again: 9,
    emoji: '🪑',
    question: 'Nobody wants to lead the club. What now?',
    short: [
      'Make the job smaller, give it an end, and ask two people instead of one.',
      'Give half of the work away, set an end, and ask two people.',
    ],
    tags: ['ClubLeadership', 'Trustees', 'Volunteering'],
    title: [
      'Nobody wants to chair the club: how to find a successor',
      'Succession in a club: how to find a new chair',
    ],
    cover: 'Who will chair the club?',
    gist: [
      'What scares people off is the size of it and that it never ends. Write down what the chair really does, give half of it away, offer two years, and ask two people who like each other.',
      'Nobody wants to chair the club because the job is too big. Make it smaller, and give it an end.',
    ],
    subject: ['How to find a new chair for your club', 'Two years, two people'],
    hooks: {
      '*': [
        '"Is there anybody who would like to take the chair?" Outside a car can be heard, a long way off.',
        'Write down for a month what the chair of your club does. Then you know why nobody wants the job.',
        'Nobody wants to chair the club, and everybody looks at the floor.',
      ],
      p: 'Posts with a clear task, a limit in time and a second person are filled far more easily.',
      f: 'Is your club looking for someone at the top? Do not ask "who". Ask "what exactly".',
      a: 'Cut the job in half. Then ask two.',
      t: 'Job list, delegation, fixed term, co-chair or shadow year, individual approach: in that order.',
      h: 'The outgoing chair has been outgoing for nine years and is by now a kind of weather.',
      i: 'Hardly anyone dares to lead alone. Nearly everyone dares to with somebody.',
      l: 'An empty chair, a lamp, and two people who look at each other.',
    },
    lines: {
      '*': [
        'Write down all that the chair of your club does in a year. Half of it could be done by somebody else, and a quarter by nobody.',
        'Offer a post for two years, with the date on which it ends. With an end in sight, yes is a much shorter word.',
        'Ask two people who get on to share the chair. Each will say yes on account of the other.',
        'Never fill a post at the meeting itself. Ask weeks before, over a coffee, with the list in your hand.',
        'A deputy who is merely a name learns nothing. Let them lead every third meeting.',
      ],
      h: [
        'In most clubs the chair is found by the ancient method of going to the {toilet|bathroom} at the wrong moment.',
      ],
    },
    scene: [
      'Item nine, elections. The chair asks, smiles, waits. Somebody coughs and is at once looked at with hope.',
      'A kitchen table, two people, a list with thirty-one tasks and two coloured pens. By the second cup there are nine left.',
    ],
    why: [
      [
        'Over the years a chair collects all that nobody else would do. A successor sees the heap and not the office.',
        'One person has grown into it step by step. For the next it all comes at once.',
      ],
      [
        'A post without an end can only be left by illness, quarrel or moving house. Who would walk into that?',
        'People fear less the work than that they will never get rid of it.',
      ],
    ],
    parts: [
      [
        ['List what the chair really does', 'Write down what the job has become'],
        [
          'For a month on a pad, then by the year. Letters, keys, calming people down, buying candles.',
          'Much of it is not in the rules. It has merely stuck.',
          'Half of it is candles.',
        ],
        'A long handwritten list on a table',
      ],
      [
        ['Give away whatever is not leading', 'Hand the other tasks to others'],
        [
          'Hall bookings, newsletter, keys: each to one person, with a name and a thank-you.',
          'What remains is about: keep the aim in view, run meetings, speak for the club.',
          'To people who like candles.',
        ],
        'A list with names written beside the items',
      ],
      [
        ['Put an end date on it', 'Limit it to two years'],
        [
          'Two years, renewable once, and then it is over. Enter that in the rules.',
          'Then somebody younger dares to as well.',
          'Two years can be promised.',
        ],
        'A date circled in a calendar two years on',
      ],
      [
        ['Ask two, weeks beforehand', 'Ask two people over coffee, early'],
        [
          'In person, with the short list, with a reason: you because you listen, you because you are quick.',
          'Sharing halves the load and doubles the ideas. Rules often allow it, or can be changed.',
          'Not on the evening. Over coffee, in March.',
        ],
        'Two people over coffee with a sheet of paper',
      ],
    ],
    turn: [
      'People who hand over get a farewell, and a year in which they may say nothing.',
      'If really nobody can be found, ask whether the club is still wanted, or needs a partner. That is a fair question, too.',
    ],
    asks: [
      'How was the last post in your club really filled?',
      'Would you lead something if you could do it as a pair?',
    ],
    ends: {
      p: 'Start a year ahead; a successor who has sat beside the chair for some months hardly ever gives up.',
      f: 'Perhaps it is you. Sleep on it, and ask who would join in.',
      a: 'Smaller, shorter, and in twos.',
      t: 'Check rules and register: some require one legal chair even where two share the work.',
      h: 'A chair may also be put away. It has been tried, and the meeting was shorter.',
      i: 'A club is led well if it is not afraid of the day on which that person stops.',
      l: 'Two chairs at the head of the table.',
    },
    work: 'Family firms and partnerships know the same silence. The cure is alike: take the job apart while the holder is still there to say what is in it.',
    keep: 'a year before the next election',
    send: 'a chair who has been at it too long',
    own: [
      {
        kinds: ['people', 'audience'],
        about: 'trustees?\\b|committee|\\bboard\\b|chair(?:man|woman|person)?\\b|treasurer|secretary',
        lead: 'How things stand here.',
      },
    ],
    pic: {
      ask: 'An empty chair at the head of a meeting table',
      alt: 'An empty chair at the head of a meeting table',
    },
    claims: [
      ['Term limits, role splitting and co-chairing ease succession', 'non-profit governance practice'],
      ['Some registers require named officers', 'association law, varies'],
    ],
  },
  {
    id: 'young-people-join-when',
    format: 'answer',
    again: 9,
    emoji: '🛹',
    tags: ['YouthInClubs', 'NewMembers', 'ClubLife'],
    title: ['How does a club win young members?', 'Young members: what makes them come and stay'],
    cover: 'How do young people join?',
    gist: [
      'Give them something to decide, at a time when they can come, with a budget and an end. Young people do not stay where they may only carry chairs.',
      'Clubs look for the young and offer them a seat at the back. Offer a key, an evening and a small sum instead.',
    ],
    subject: ['Give them a key', 'Why the young do not stay'],
    hooks: {
      '*': [
        '"The young people do not come any more," say nine people at a meeting that begins at five.',
        'Here is what no club has ever regretted: giving two sixteen-year-olds a budget.',
        'Young members were asked to carry chairs. They had ideas.',
      ],
      p: 'Young members stay where they can decide something that others will see.',
      f: 'You would like to have younger faces in the room? Ask one of them what time suits.',
      a: 'Responsibility first. Membership afterwards.',
      t: 'Autonomy, visible effect, peers, limited term: four conditions that can be designed.',
      h: 'They wanted fresh ideas. The first fresh idea was to move the meeting. It was voted down at five.',
      i: 'To be taken seriously at sixteen is something that you never forget.',
      l: 'A key, handed over without many words.',
    },
    lines: {
      '*': [
        'Give two young people a budget, a date and a hall, and keep out of it until the day. You will be amazed, one way or the other.',
        'Nobody of sixteen comes alone. Invite two of them, or their friend first.',
        'Offer tasks of six weeks. At that age a year is a sixteenth of your life.',
        'Ask what they want to learn: sound desk, camera, cooking for eighty. Then let the person teach it who can.',
      ],
      h: [
        'The average age fell by eleven years when someone brought along a baby. It is considering an office.',
      ],
    },
    scene: [
      'At the end of the table sits a girl of seventeen. In an hour and a half nobody has asked her anything. She will not come again.',
      'Saturday night, the old hall, cables, a rented lamp. Two boys with walkie-talkies run past, as important as airports.',
    ],
    why: [
      [
        'Young people have offers without number and few places where they may really decide something.',
        'Being entertained is possible anywhere. Being needed is rare.',
      ],
      [
        'They come through friends and stay through tasks; notices reach neither.',
        'What two of them find good is soon done by six.',
      ],
    ],
    parts: [
      [
        ['Let them choose and pay for it', 'Let them decide about money'],
        [
          'An evening, a room, a sum. With the right to do it wrong.',
          'Without a key it is only a waiting room.',
          'Small is fine. Real is what matters.',
        ],
        'A key handed across a table',
      ],
      [
        ['Invite two, not one', 'Let them come with a friend'],
        [
          'Nobody of sixteen likes to come alone.',
          'Bring-a-friend works better than any poster, at any age.',
          'Nobody wants to be "the youth".',
        ],
        'Two bicycles at a hall door',
      ],
      [
        ['Keep it short', 'Give it a last day'],
        [
          'A project with a last day. Anyone who likes it stays for another.',
          'In three years they will live elsewhere. Be glad of the six weeks.',
          'Six weeks are longer than they look at sixteen.',
        ],
        'A six-week plan on a wall',
      ],
      [
        ['Let them teach you something', 'Ask them to show you something'],
        [
          'How one films, cuts, announces. It turns the table round.',
          'The treasurer now knows what a reel is. He is proud of it.',
          'And then really do it their way.',
        ],
        'A grey head and a young one over a phone',
      ],
    ],
    turn: [
      'And ask them what time suits. Just ask.',
      'And they will do it in another way. That was the plan.',
    ],
    asks: [
      'What was the first thing that you were really allowed to decide?',
      'When are your meetings, and who can come then?',
    ],
    ends: {
      p: 'One seat with a vote and a budget line does more than a youth programme.',
      f: 'And lend them the good extension lead. It is a sign of love.',
      a: 'A budget, a date, and two friends.',
      t: 'Check supervision, insurance and age limits first; within them, leave it free.',
      h: 'It will be too loud. That is a good sign.',
      i: 'Those whom you trust early come back late, with children of their own.',
      l: 'And late in the evening there is light in the hall.',
    },
    work: 'Firms that complain about apprentices can try the same: a small real task with a sum and a date, in a pair. The complaint mostly changes its subject.',
    question: 'How do we get young people to join?',
    short: [
      'Give two of them something real to decide, with a budget and an end. They stay for that.',
      'Hand over something that is really theirs, for a while, to two of them.',
    ],
    caution: [
      'Duties of supervision and child protection apply in every club, and they differ by country. Settle them first.',
      'Supervision and child protection are duties in every club, and countries differ. See to them first.',
    ],
    keep: 'the next meeting that begins at five',
    send: 'nine people round a table',
    own: [
      {
        about: 'youth|young|teen|junior|kids|children',
        kinds: ['event', 'service', 'offer', 'price', 'hours', 'audience'],
        lead: 'For younger people there is this.',
      },
    ],
    pic: {
      ask: 'A key on a table beside a scribbled plan',
      alt: 'A key lying on a scribbled plan',
    },
    claims: [['Participation, peers, short tasks', 'youth work practice; research on youth volunteering']],
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
  {
    id: 'a-thank-you-that-lands',
    format: 'tip',
    again: 8,
    emoji: '✉️',
    tags: ['ThankYou', 'Volunteering', 'Fundraising'],
    title: [
      'How to write a thank-you that a volunteer will keep',
      'How to thank volunteers so that they feel it',
    ],
    cover: 'How to thank a volunteer',
    gist: [
      'Say what they did and what came of it, in two sentences, by hand. "Thanks to all helpers" thanks nobody.',
      'A thank-you that somebody keeps has one detail in it that is only about them.',
    ],
    subject: ['"Thanks to all our helpers" thanks nobody', 'The thank-you card on the fridge'],
    hooks: {
      '*': [
        'On many fridges hangs a thank-you card, years old, with one sentence on it.',
        '"A big thank-you to everyone who helped." Everybody nods, and nobody feels meant.',
        'If you thank everybody, you thank nobody.',
      ],
      p: 'A good thank-you is exact, soon and personal.',
      f: 'Who carried the tables last weekend? Write them a thank-you card today.',
      a: 'Thank them for what they did, and say what came of it.',
      t: 'What you did, what it changed, who noticed: those three make a thank-you.',
      h: 'In the speech all helpers were thanked "without whom". Without whom what, nobody ever finds out.',
      i: 'Two sentences can carry somebody through a whole winter.',
      l: 'Good paper, and one true sentence.',
    },
    lines: {
      '*': [
        'Do not write "thanks for everything". Write: "You stayed until the last chair was stacked."',
        'Thank your helpers within three days. After a month it is only polite.',
        'Do not ask for the next thing in a thank-you card.',
        'Thank the families of your helpers too: "You were without her on four Saturdays."',
      ],
      h: [
        'People also keep a thank-you card with their name spelt wrong. They only show it to others more often.',
      ],
    },
    scene: [
      'The fair is over, the hall is swept. On the table lie a pen and twelve thank-you cards.',
      'A woman clears out her father\'s desk and finds a thank-you card. "The coffee is only good when you make it," it says.',
    ],
    why: [
      ['What is said to all, nobody feels.', 'A thank-you to everybody does not arrive anywhere.'],
      ['One detail shows that you were looking.', 'Whoever works without pay wants to be seen.'],
    ],
    parts: [
      [
        ['Write what you saw them do', 'Describe one moment'],
        [
          'The wet tablecloth at midnight, and not "your commitment".',
          'Something that only they did.',
          'As if you had filmed it.',
        ],
        'A hand writing on a plain card',
      ],
      [
        ['Write what came of it', 'Tell them how it turned out'],
        [
          'A child went home with a prize. The roof is paid.',
          'They were in the kitchen and did not see it.',
          'Who was happy because of it?',
        ],
        'A photograph laid beside a card',
      ],
      [
        ['Do not ask for anything', 'Leave out the next request'],
        ['Write another card for that.', 'Otherwise it is a bill.', 'It can wait two weeks.'],
        'An envelope being closed',
      ],
    ],
    turn: [
      'Twelve cards take an evening, and people keep them for years.',
      'Begin with the one who would never expect it.',
    ],
    asks: ['Which thank-you have you kept?', 'Who would be surprised to get a card from you?'],
    ends: {
      p: 'Plan the evening for the cards when you plan the event.',
      f: 'A pen, a card, and whoever always washes up.',
      a: 'Exact, soon, by hand.',
      t: 'Write down what you see while it happens. A week later you have forgotten.',
      h: 'And check the spelling.',
      i: 'They will read it again.',
      l: 'A pen, a name, one moment.',
    },
    work: '"I noticed that you rewrote the first page": at work a sentence like that costs nothing, and people tell it at home.',
    keep: 'the morning after your next event',
    send: 'whoever gives the speeches',
    pic: {
      ask: 'A few blank cards and a pen on the emptied hall table',
      alt: 'Blank cards and a pen on a wooden table',
    },
    claims: [['Specific and prompt recognition is valued by volunteers', 'volunteer-management practice']],
  },
];
