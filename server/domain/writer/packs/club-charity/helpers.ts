// People who help: finding them, keeping them, letting them go.
import type { Idea } from '../../library/idea.ts';

export const HELPERS: readonly Idea[] = [
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
    id: 'the-first-evening',
    format: 'howto',
    again: 9,
    emoji: '🚪',
    tags: ['NewMembers', 'ClubLife', 'Welcome'],
    title: [
      'How to welcome somebody on their first evening in a club',
      'New in the club: how to make a first evening a good one',
    ],
    cover: 'New in the club',
    gist: [
      'Whoever is new decides in fifteen minutes whether to come back. They need somebody at the door, something to do, and two names.',
      'People do not stay because of the programme. They stay because somebody showed them where the cups are.',
    ],
    subject: ['Show the new ones where the cups are', 'The first evening in a club'],
    hooks: {
      '*': [
        'The bravest person in the room is the one at the door with a coat on. It is their first evening.',
        'From outside a circle of friends looks closed. Open it.',
        'When you are new in a club, all you see is forty backs.',
      ],
      p: 'Whether new members stay is often decided in the first minutes.',
      f: 'Do you remember your own first evening in the club?',
      a: 'On their first evening nobody should stand alone.',
      t: 'Whoever knows two people by name comes again.',
      h: '"Just join in," they said, and went on with a joke from nineteen ninety-eight.',
      i: "You can change somebody's year by walking across a room.",
      l: 'Hospitality begins with a free chair.',
    },
    lines: {
      '*': [
        'Give somebody new something to carry. With a tray of cups you belong.',
        'Introduce new members with something in common: "This is Ana, she has just moved to your street."',
        'Explain your old jokes to new members, or keep them for later.',
        'Write to new members the day after: "It was nice that you came. Next time is Thursday."',
      ],
      h: ['Every club thinks that it is friendly. Ask the new one who is reading the fire instructions.'],
    },
    scene: [
      'The door opens a little. Thirty people are talking, nobody turns round, and the new one keeps her coat on.',
      'She has walked past the club twice. The third time she goes in.',
    ],
    why: [
      [
        'Whoever is new knows no names, no customs, and not where the cups are.',
        'You no longer notice how it looks from the door.',
      ],
      [
        'With something to do and two names, a guest belongs.',
        'If your hands are busy, it is easier to talk.',
      ],
    ],
    parts: [
      [
        ['Put somebody at the door', 'Let somebody look out for new faces'],
        [
          'It is all they have to do for fifteen minutes.',
          'Each week it should be somebody else.',
          'With a smile, and without a form.',
        ],
        'A person smiling beside an open door',
      ],
      [
        ['Give them something to do', 'Let them carry cups or chairs'],
        [
          'Helping is easier than standing around.',
          'With a tray in your hands, you belong.',
          'Busy hands are not shy.',
        ],
        'A tray of cups handed over',
      ],
      [
        ['Introduce them to two people', 'Tell each of them what they share'],
        [
          'The same street, the same dog, the same bad knee.',
          'Then they can talk without you.',
          'Two names are enough for a first evening.',
        ],
        'Two people talking over cups',
      ],
      [
        ['Write to them the next day', 'Send a line the next morning'],
        [
          '"Nice that you came. Thursday again."',
          'Without a form, and without a fee.',
          'With the next date.',
        ],
        'A short message being typed',
      ],
    ],
    turn: ['On their third evening, let them stand at the door.', 'By then they know where the cups are.'],
    asks: ['What do you remember of your first evening?', 'Who showed you where the cups were?'],
    ends: {
      p: 'Two names for the door cost nothing and keep more members than a campaign.',
      f: 'And if you are the one outside: come in. The tea is on the left.',
      a: 'Door, task, name, message.',
      t: 'Count how many come a second time.',
      h: 'The joke, by the way, was not that good.',
      i: 'Somebody once walked across a room for each of us.',
      l: 'A warm cup, and your name remembered.',
    },
    work: 'On a first day at work the laptop may come on Tuesday, as long as somebody goes to lunch with you on Monday.',
    keep: 'the next evening with a new face',
    send: 'the friend who always talks to strangers first',
    own: [
      {
        about: 'newcomers?|new members?|taster|first (?:evening|session|visit)|come along|everyone welcome',
        kinds: ['event', 'offer', 'hours'],
        lead: 'When you could come.',
      },
    ],
    pic: {
      ask: 'Cups on a tray by the open door of your hall',
      alt: 'A tray of cups on a table beside an open door',
    },
    claims: [['Early personal ties predict whether members stay', 'volunteer-management practice']],
    unless: 'food ?bank|rescue|shelter|hospice|refuge',
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
    id: 'volunteers-are-not-free',
    format: 'myth',
    again: 10,
    emoji: '☕',
    tags: ['Volunteering', 'CharityWork', 'Fundraising'],
    title: ['Does volunteer work cost nothing?', 'What it costs to work with volunteers'],
    cover: 'Volunteers are not free',
    gist: [
      'Volunteers get no pay, but they need training, insurance, gloves that fit, somebody to ask, and tea. If you plan for that, they stay.',
      'Volunteers work for nothing, and still there are costs: somebody to plan, insurance, gloves, and the bus home.',
    ],
    subject: ['What volunteers need, apart from tea', 'What unpaid work costs'],
    hooks: {
      '*': [
        'Behind every twelve volunteers there is one person whose phone is never off.',
        'Volunteers work for nothing. The gloves are not free.',
        'Volunteers take no money, but somebody has to buy the tea.',
      ],
      p: 'If an organisation plans money for its volunteers, they stay longer.',
      f: 'A volunteer gives you an evening. The least you can give is a chair and somebody who knows their name.',
      a: 'Volunteers are unpaid. They are not free.',
      t: 'For each volunteer count training, insurance, equipment, fares, and somebody to ask.',
      h: 'Our {biscuit|cookie} budget is the only one that was ever raised by all votes.',
      i: 'If you give money for the kettle, you give it to all who stand around it.',
      l: 'Whoever gives time should be made welcome.',
    },
    lines: {
      '*': [
        'Gloves in three sizes, a number to call, the bus fare without a form: that is how to thank volunteers on a Tuesday.',
        'When a charity says "administration", it often means the person who opens the door for twelve volunteers.',
        'Offer your volunteers their bus fare before they ask.',
        'Check the insurance before a volunteer climbs the ladder.',
      ],
      h: ['Volunteers run on tea. It was tried without, once.'],
    },
    scene: [
      'Eight volunteers stand in front of a locked gate. The one with the key is at work until five.',
      '"Volunteers: tea, gloves, fares" it says in the accounts. "Do we really need that?" asks somebody. Yes.',
    ],
    why: [
      [
        'Somebody has to plan, open the door, explain things, listen, and lock up.',
        'For volunteers to help, somebody has to be there for them.',
      ],
      [
        'Whoever feels alone does not complain. They just stop coming.',
        'Volunteers do not resign. They are suddenly very busy in spring.',
      ],
    ],
    parts: [
      [
        ['Plan for somebody they can call', 'Pay for a few hours of planning'],
        [
          'Somebody who answers when the van does not start.',
          'One paid morning a week helps twenty volunteers.',
          'It is what holds it all together.',
        ],
        'A person on the phone with a list',
      ],
      [
        ['Offer the bus fare before they ask', 'Pay back what they spend'],
        [
          'Whoever does not need it can give it back.',
          'It is hard to ask for small money.',
          'Nobody likes to ask.',
        ],
        'Bus tickets in an envelope',
      ],
      [
        ['Buy gloves in every size', 'Have jackets that fit'],
        [
          'Then they know that they were expected.',
          'Nobody likes to work in a jacket for giants.',
          'It is a way to say welcome.',
        ],
        'Gloves of several sizes on a line',
      ],
    ],
    turn: ['Money for tea is money well spent.', 'Ask what a volunteer needs, and they stay.'],
    asks: [
      'Have you ever volunteered? What made you stay, or leave?',
      'By what small thing did you notice that you were welcome?',
    ],
    ends: {
      p: 'If somebody asks about your admin costs, tell them about your volunteers.',
      f: 'And now: milk or lemon?',
      a: 'Plan money for people, paid or not.',
      t: 'In your report, say how many hours were given, and what it cost to support them.',
      h: 'No committee has ever cut the {biscuits|cookies} and lived.',
      i: 'If you look after those who help, they can help more.',
      l: 'A good cup of tea, handed to you with both hands.',
    },
    work: 'Does your firm send people for a day of volunteering? Ask what it costs the charity, and pay for it.',
    myth: 'Volunteers cost nothing',
    short: [
      'They take no wage, yet training, insurance, fares and someone to ask all have to be paid for.',
      'The hours are given. What has to stand around them is not.',
    ],
    keep: 'the evening when you make the budget',
    send: 'somebody who asks about the tea',
    own: [
      {
        about: 'donat(?:e\\b|ions?\\b|ing)|support us|supporters?|sponsor',
        kinds: ['offer', 'service', 'link', 'number', 'policy'],
        lead: 'Would you like to help, too?',
      },
    ],
    pic: {
      ask: 'Work gloves of several sizes next to a tray of cups',
      alt: 'Work gloves in several sizes beside a tray of cups',
    },
    claims: [
      [
        'Volunteer programmes have costs of coordination, insurance, expenses',
        'volunteer-management practice',
      ],
    ],
  },
  {
    id: 'join-or-just-help',
    format: 'either',
    again: 9,
    emoji: '🤝',
    tags: ['Volunteering', 'ClubLife', 'Membership'],
    title: ['Member for years or helper for a day?', 'Member or helper: a club needs both'],
    cover: 'Member, or helper for a day?',
    gist: [
      'Some people want to be members, and some want to help on a Saturday and go home. A club needs both. Which are you?',
      'A member for twenty years or a helper for two hours: which is more like you?',
    ],
    subject: ['For years, or only on Saturday?', 'Two ways to help a club'],
    hooks: {
      '*': [
        'One has been a member for thirty years. The other came once and built the whole stage.',
        'Not everybody who wants to help wants to be a member.',
        'One is a member, and one just carries tables. A club needs both.',
      ],
      p: 'Many people like to help for a day and do not want to join. A club can offer both.',
      f: 'Are you a member, or somebody who comes when there is work?',
      a: 'A club needs members, and it needs helpers for a day.',
      t: 'Members and helpers come for different reasons. So ask them differently.',
      h: 'Some people are members of four clubs and never come. Others repair your roof and will not say their name.',
      i: 'Whatever time you give, it helps.',
      l: 'Some stay for years, and some come by like good weather.',
    },
    lines: {
      '*': [
        'If a club only has a form for new members, its members have to carry all the tables.',
        'Thank a helper on the same day. There is no annual dinner for them.',
        'Members know why a club does things like that. Helpers ask why. You need both.',
        'Offer a task for one afternoon, without a meeting. You will be surprised who comes to help.',
      ],
      h: ['He is not a member. He is just always there with a cordless screwdriver.'],
    },
    scene: [
      'At the same table sit a member with a golden badge and a young man who saw the notice this morning.',
      '"Will you join?" asks the secretary. "I would rather just do the lights," says the girl on the ladder.',
    ],
    why: [
      [
        'Those who stay hold a club together, and those who come by bring new ideas.',
        'Long experience and fresh hands are seldom in the same person.',
      ],
    ],
    parts: [
      [
        'A member for years',
        [
          'Knows the names, the keys and the reasons.',
          'Is there when it is cold and nobody claps.',
          'Somebody has to be there in February too.',
        ],
        'A worn club badge on a jacket',
      ],
      [
        'A helper for a day',
        [
          'Wants a clear task, an end, and a good sandwich.',
          'Brings two hands, a trailer, and good questions.',
          'Comes, lifts, asks why, and goes home. Lovely.',
        ],
        'Two people carrying a table',
      ],
    ],
    turn: ['Many members began by carrying chairs for an afternoon.', 'Come in whichever way you like.'],
    asks: ['Which are you?', 'When did you become a member, and why?'],
    ends: {
      p: 'Two lists, and one coffee break for both.',
      f: 'Either way, there is a sandwich for you.',
      a: 'Offer both, and push nobody.',
      t: 'Count how many helpers come back.',
      h: 'There is always somebody with a cordless screwdriver. Nobody knows who invited him.',
      i: 'There is room for your time, however much it is.',
      l: 'To stay, or to come by: both are welcome.',
    },
    work: 'Does your firm have a day for volunteering? Ask a club what can be finished in one afternoon.',
    keep: 'the next time you have an afternoon free',
    send: 'somebody with a cordless screwdriver',
    own: [
      {
        about:
          'member(?:ship)?s?\\b|volunteers? (?:are )?(?:wanted|needed|meet|welcome|for)|helpers? (?:wanted|needed|welcome|for)|(?:looking for|need) (?:\\w+ )?(?:volunteers|helpers|drivers|coaches)|coaches wanted|join (?:us|in)',
        kinds: ['price', 'offer', 'service', 'event', 'policy', 'link'],
        lead: 'And how you can join.',
      },
    ],
    pic: {
      ask: 'Two people carrying a table, seen from behind',
      alt: 'Two people carrying a long table across a hall',
    },
    claims: [['Growth of episodic volunteering', 'volunteering surveys; research on episodic volunteering']],
  },
  {
    id: 'why-did-you-start',
    format: 'question',
    again: 7,
    emoji: '💬',
    tags: ['Volunteering', 'CommunityLife', 'VolunteerStories'],
    title: ['Why did you start to volunteer?', 'How did you come to help in a club?'],
    cover: 'How it all began with you',
    gist: [
      'Hardly anyone begins to help on principle. It was a neighbour, a child with a ball, or a mistake. How was it with you?',
      'Ask people in a club how they came to help, and you hear the best stories.',
    ],
    subject: ['How did you start to help?', 'It began with an umbrella'],
    hooks: {
      '*': [
        'He only wanted to collect his daughter from training. That was nine seasons ago. And you?',
        'Hardly anyone planned to volunteer for long. How did it begin with you?',
        'Nobody filled in a form. Somebody said "could you hold this?", and you were a helper.',
      ],
      p: 'Most people begin to help because somebody asked them.',
      f: 'So what made you a helper? Come on, the real version.',
      a: 'You come by chance, and you stay because of the people.',
      t: 'Why you start and why you stay are two different things.',
      h: 'She came to complain about the noise, and now she leads the drums.',
      i: 'A small yes on a normal day can turn into years.',
      l: 'It often begins with an open door.',
    },
    lines: {
      '*': [
        'How did you come to help out: because of a friend, a child or a mistake?',
        'Why did you start to help, and why did you stay? It is seldom the same reason.',
        'Ask the oldest member of your club how it all began. Bring a chair.',
        'Somebody once asked you to help. Whom did you ask?',
      ],
      h: ['Many people began to volunteer with the words: could you just hold this for a moment?'],
    },
    scene: [
      'It is raining, training runs late, and a father stands under the roof. Somebody hands him a stopwatch. That was nine years ago.',
      'At the anniversary each of them tells how they began to help. One was only looking for the toilet.',
    ],
    why: [
      [
        'If you hear how small the beginning was, you think: I could do that too.',
        'Nobody was a hero on the first day.',
      ],
    ],
    parts: [
      [
        ['Because of a child', 'My child was in the team'],
        [
          'First you drive to training, and then you hold the stopwatch.',
          'The children have long grown up. You are still there.',
          'You were the one with the car.',
        ],
        'Orange slices in a box',
      ],
      [
        ['Because of a friend', 'A friend took me along'],
        ['"Come along, only this once."', 'It was meant to be one evening.', 'Then you knew everybody.'],
        'Two bicycles by a hall',
      ],
      [
        ['Because something was missing', 'Nobody else did it'],
        [
          'There was no choir, so you booked a room.',
          'Somebody had to, and it was you.',
          'You were annoyed for a year, and then you began.',
        ],
        'An empty hall with stacked chairs',
      ],
      [
        ['By mistake', 'It was the wrong door'],
        [
          'The wrong evening, and a very friendly person.',
          'You were looking for the toilet and came back as deputy.',
          'You only wanted to get out of the rain.',
        ],
        'A hall door standing ajar',
      ],
    ],
    turn: ['Tell us. Perhaps somebody is just standing outside the door.', 'And why have you stayed?'],
    asks: ['How did you come to help?', 'Why did you stay?'],
    ends: {
      p: 'Your stories make a better leaflet than anything we could write.',
      f: 'We put the kettle on.',
      a: 'Tell us in two sentences.',
      t: 'Tell us both: why you came, and why you stayed.',
      h: 'It usually begins with "could you just hold this?"',
      i: 'It all began with somebody who wanted to go home early.',
      l: 'A small beginning, and many years.',
    },
    work: 'In a job interview ask about volunteering. People talk differently about what they do without pay.',
    keep: 'the next anniversary',
    send: 'whoever got you into it',
    pic: {
      ask: 'An old photo from the early days of the club beside the same place today',
      alt: 'An old club photograph held up in front of the same hall',
    },
    claims: [['Most start through personal contact; motives change', 'volunteering surveys']],
  },
  {
    id: 'may-i-stop',
    format: 'answer',
    again: 11,
    emoji: '🍂',
    tags: ['Volunteering', 'ClubLife', 'CommitteeWork'],
    title: ['How do I stop volunteering without letting anybody down?', 'Leaving a volunteer role well'],
    cover: 'How to stop volunteering',
    gist: [
      'You may stop. Say it early, name a day, write down what you know and help with the first week. Slipping away quietly is what hurts.',
      'A good end in a club has a date, a handover and a cup of tea. Nobody has to be worn out before they are allowed to leave.',
    ],
    subject: ['You are allowed to stop', 'A good end has a date'],
    hooks: {
      '*': [
        'He has wanted to stop for three years and has not found the sentence.',
        'May you stop helping in a club? Yes. Here is how to do it well.',
        'Some people only stay in office because they do not dare to say that they want to stop.',
      ],
      p: 'Organisations in which you may leave well find it easier to win people.',
      f: 'Tired of your office and full of guilt? You may put it down. Here is how.',
      a: 'Name a day. Hand over. Go.',
      t: 'Notice, documentation, overlap, farewell: an exit is a process with four steps.',
      h: 'The treasurer cannot resign, since nobody else knows where the resignations are filed.',
      i: 'Making room is one more thing that you can do for a good cause.',
      l: 'To leave in time, with grace, is an art of its own.',
    },
    lines: {
      '*': [
        'A sentence for those who want to stop: "I will do it until the summer fair and gladly show someone how." It has an end and an offer.',
        'If you want to leave an office, say it early, and to a person. A mail at midnight after a bad meeting says more than you want to say.',
        'You do not have to find your own successor. You have to make it possible that one is found.',
        'Clubs that let people go kindly get them back, often in a smaller task with better cakes.',
      ],
      h: ['"Only until we find somebody" is the longest period known to association law.'],
    },
    scene: [
      'After the meeting she sits in the car for a while before she starts the engine. Nine years. It used to be fun.',
      'At the annual meeting the chair says "the board is willing to stand again", and one of them looks at the table.',
    ],
    why: [
      [
        'Those who stay out of guilt grow tired, and it rubs off on the others.',
        'Duty without pleasure can be heard in the voice on the phone.',
      ],
      [
        'Announced in time, a gap can be filled. A sudden one tears something.',
        'Anyone who gives notice gives the others a chance.',
      ],
    ],
    parts: [
      [
        ['Name a day', 'Name the last day'],
        [
          'Half a year ahead for an office, a few weeks for a shift.',
          'A date is fairer than a mood.',
          'Early enough for somebody to say yes in peace.',
        ],
        'A date pencilled in a calendar',
      ],
      [
        ['Say it to someone in person', 'Say it face to face'],
        [
          'First to whoever will have the most work with it.',
          'Face to face it is a farewell. In a round mail it is a bang.',
          'To the one whom it hits first.',
        ],
        'Two people on a bench outside a hall',
      ],
      [
        ['Show one person how it goes', 'Spend an hour with your successor'],
        [
          'Once through together, with your notes and a pot of tea.',
          'An hour side by side is worth more than the tidiest folder.',
          'Let them do it while you watch.',
        ],
        'Two heads over one folder',
      ],
      [
        ['Then really stop', 'Then let them do it'],
        [
          'No answering from the hedge. The new one will do it differently, and that is allowed.',
          'Stay away for a season. Afterwards you may come back for the cake.',
          'You may come back, as a guest.',
        ],
        'A hand putting down a bunch of keys',
      ],
    ],
    turn: ['What you have done stays done.', 'And the first free Thursday belongs to you.'],
    asks: ['How do people leave an office in your club?', 'Have you ever found it hard to stop?'],
    ends: {
      p: 'Fixed terms of office spare everybody this conversation.',
      f: 'Thank you for all those Thursdays. Truly.',
      a: 'Say it early, hand over, and stop.',
      t: 'Bank mandate, register entry, passwords: cross them off before the farewell.',
      h: 'Nobody is irreplaceable. It only takes four people to find that out.',
      i: 'Every good end leaves a place in which something can begin.',
      l: 'You close the door, and the light stays on.',
    },
    work: 'Boards can make it easier with one line in the rules: an office lasts a certain time, then somebody else has a turn. People are quicker to say yes to what is allowed to end.',
    question: 'May I stop without letting everybody down?',
    short: [
      'Yes. Say it early, name a day, show someone how it goes, and then let go.',
      'You may. Announce it, set a date, hand over, leave.',
    ],
    caution: [
      'Some offices carry legal duties that end only with a proper resignation. Look into your rules first.',
      'Some posts come with legal duties until you have formally resigned. Read your rules.',
    ],
    keep: 'the day on which it stops being fun',
    send: 'somebody who sits in the car a little longer after each meeting',
    pic: {
      ask: 'A bunch of keys on the table of an empty meeting room',
      alt: 'A bunch of keys on the table of an empty meeting room',
    },
    claims: [
      [
        'Announced exits with handover; duties of officers until resignation',
        'association practice; national association law',
      ],
    ],
  },
];
