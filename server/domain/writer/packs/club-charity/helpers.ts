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
      'Need helpers? Ask a person, for a thing, until a date',
    ],
    cover: 'Ask one person',
    gist: [
      '"We need helpers" is addressed to everyone and heard by no one. Ask one person for one thing with an end, and say why you thought of them.',
      'People help when they are asked by name for something that has a beginning and an end. An appeal to the whole room only makes it study its shoes.',
    ],
    subject: ['"Who could help?" Silence.', 'The question that finds helpers'],
    hooks: {
      '*': [
        '"Would anybody be willing to help?" At this point the whole hall discovers its shoes.',
        'An appeal on the {notice board|bulletin board} has been hanging there since spring. It has a helper: the {drawing pin|thumbtack}.',
        'A hall is asked, and everybody in it waits for somebody else.',
      ],
      p: 'Most volunteers, asked how they began, name a person who asked them.',
      f: 'Looking for helpers? Put away the poster and think of one person.',
      a: 'Ask one person, for one task, with an end date.',
      t: 'Responsibility spreads thin across a group. Addressed to one person it stays whole.',
      h: 'The club is looking for someone, anyone, for something, at some point. So far no one has come forward.',
      i: 'To be asked by name means that somebody has seen what you can do.',
      l: 'A quiet word to the right person does more than a trumpet.',
    },
    lines: {
      '*': [
        'Instead of "we need helpers": "Could you do the cakes on Saturday from two to four? You know everybody." One sentence, one person, one end.',
        'Asking somebody to help? Say when it is over. Nobody is afraid of a Saturday. People are afraid of the next eleven years.',
        'Make it possible to say no. Anyone who may refuse without a scene is more likely to say yes the next time.',
        'If someone cannot do it, ask them for a name. They know who would.',
      ],
      h: [
        '"It is hardly any work," said the treasurer in the year when he was elected for one year. That was a while ago.',
      ],
    },
    scene: [
      'The last item on the agenda is helpers for the summer fair. It becomes so quiet that you can hear the tea urn.',
      'After the meeting somebody says at the coat rack: "I would have done it. Nobody asked me."',
    ],
    why: [
      [
        'When many are asked at once, each one assumes that another will step forward.',
        'In a full room everybody waits politely for everybody else.',
      ],
      [
        'A small task with an end can be fitted into a life, and an open one cannot.',
        'What frightens people off is less the work than the thought of never being let go.',
      ],
    ],
    parts: [
      [
        ['Think of the task before the person', 'Begin with the job and not the name'],
        [
          'Two hours at the gate is a task. "Helping out" is a fog.',
          'Write it as a sentence with a place, a time and something to carry.',
          'If you cannot say it in a sentence, nobody can say yes to it.',
        ],
        'A task written on a card',
      ],
      [
        ['Say why you thought of them', 'Tell them why them'],
        [
          'Because she knows every child by name; because he has a trailer and a calm voice.',
          'The reason is the compliment, and it should be true.',
          '"You stay calm" is a reason. "We need somebody" is none.',
        ],
        'Two people talking at a coat rack',
      ],
      [
        ['Name the end', 'Say when it is over'],
        [
          'A date, an hour, a handover. It is what turns a maybe into a yes.',
          'Give them the way out together with the way in.',
          'A yes is easier with a last day.',
        ],
        'A date circled on a calendar',
      ],
      [
        ['Take a no kindly', 'Let a no be a no'],
        [
          'And ask whether you may come back in autumn.',
          'People remember how their no was received, and so does their cousin.',
          'The next question will then be heard again.',
        ],
        'A handshake at a door',
      ],
    ],
    turn: [
      'Seven such conversations bring more than seventy posters.',
      'The {notice board|bulletin board} can then go back to lost gloves.',
    ],
    asks: ['Who asked you, back then?', 'Which task would you take on if somebody asked you by name?'],
    ends: {
      p: 'It takes longer per person and far less long altogether.',
      f: 'Is there anyone you have been meaning to ask? Today is as good a day as any.',
      a: 'One name, one task, one end.',
      t: 'Keep a list of tasks in slices of two hours, each with the skill it needs. Matching becomes simple.',
      h: 'Notice boards are patient. It is their whole problem.',
      i: 'Nearly every long story in a club began with a short question.',
      l: 'A name, spoken warmly, opens most doors.',
    },
    work: 'Anyone who leads a team at work knows it from meetings: a task that is put to the table stays on the table. It leaves only when it has a name and a day.',
    wrong: 'Asking the whole room who could help',
    keep: 'the week before your next big event',
    send: 'the person who writes the appeals on the {notice board|bulletin board}',
    own: [
      {
        about:
          'volunteers? (?:are )?(?:wanted|needed|meet|welcome|for)|helpers? (?:wanted|needed|welcome|for)|(?:looking for|need) (?:\\w+ )?(?:volunteers|helpers|drivers|coaches)|coaches wanted|join (?:us|in)',
        kinds: ['event', 'offer', 'service', 'question', 'link'],
        lead: 'Is one of these tasks yours?',
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
      'New in the club: how to make the first evening a good one',
    ],
    cover: 'The first evening',
    gist: [
      'A newcomer decides in the first quarter of an hour whether to come back. Someone at the door, a job for the hands and a second person to know: that is enough.',
      'People do not stay because of the programme. They stay because on the first evening somebody showed them where the cups are.',
    ],
    subject: ['Show them where the cups are', 'A quarter of an hour decides'],
    hooks: {
      '*': [
        'The bravest person in the hall is standing just inside the door with their coat on.',
        'A circle of friends looks very round from outside.',
        'From inside it is a warm room. From the door it is forty backs.',
      ],
      p: 'Whether new members stay is often decided before the programme starts.',
      f: 'Remember your own first evening, and how long a minute was beside that door?',
      a: "Nobody stands alone in the first ten minutes. Make that someone's job.",
      t: 'Retention follows early ties: those who know two people by name come again.',
      h: '"Just join in," they said, and went on with a joke from before the turn of the century.',
      i: "You can change somebody's year by crossing a room.",
      l: 'Hospitality begins with one chair drawn back.',
    },
    lines: {
      '*': [
        'Give a newcomer something to carry. With a tray of cups in your hands you already belong.',
        'Introduce people with a thread: "This is Ana, she has just moved to your street." A bare name is forgotten in the same breath.',
        'Explain the inside jokes or keep them for later. Nothing feels as cold as laughter that you do not understand.',
        'Write the day after: "It was good that you came. Next time is Thursday." Two lines decide a lot.',
      ],
      h: [
        'Every club believes that it is welcoming. It should ask the person by the radiator who is reading the fire instructions.',
      ],
    },
    scene: [
      "The door opens a hand's breadth. Thirty people are talking, nobody turns round, and the coat stays on.",
      'She has walked past the hall twice. On the third time the light falls on the {pavement|sidewalk}, and she goes in.',
    ],
    why: [
      [
        'Someone who is new does not know the customs, the names or the place of the cups, and feels each of them.',
        'What the regulars no longer notice is a wall for those who come for the first time.',
      ],
      [
        'One task and two names turn a guest into a part of the evening.',
        'As soon as hands have something to do, the mouth finds something to say.',
      ],
    ],
    parts: [
      [
        ['Put someone near the door', 'Somebody looks at the door'],
        [
          'A friendly face whose only task until a quarter past is to look that way.',
          'Change it from week to week; everybody learns how wide the room looks from there.',
          'For a quarter of an hour that is all they have to do.',
        ],
        'A person smiling beside an open door',
      ],
      [
        ['Give them something for the hands', 'A cup, a chair, a stack of paper'],
        [
          'Chairs, cups, song sheets. Helping is easier than standing about.',
          'A tray is a passport.',
          'Busy hands are not shy.',
        ],
        'A tray of cups handed over',
      ],
      [
        ['Introduce them with a thread', 'One name and one thing in common'],
        [
          'Same street, same dog, same bad knee for hills. Something to pull on.',
          'Two people with one thing in common need no host.',
          'After that they can do without you.',
        ],
        'Two people talking over cups',
      ],
      [
        ['Write the next day', 'A line next morning'],
        [
          'By name, in two lines, with the next date.',
          'No form and no fee in it. Only that they were noticed.',
          '"Nice that you came. Tuesday again." It is enough.',
        ],
        'A short message being typed',
      ],
    ],
    turn: [
      'On the third evening ask them to stand by the door for once.',
      'By then they know where the cups are, and somebody else does not.',
    ],
    asks: ['What do you still remember about your first evening?', 'Who showed you where the cups were?'],
    ends: {
      p: 'A {rota|roster} of two names for the door costs nothing and keeps more members than a campaign.',
      f: 'And if you are the one outside: do come in. The urn is on the left.',
      a: 'Door, task, name, message.',
      t: 'Count who comes a second time. No other figure of membership can be changed so quickly.',
      h: 'There are always two screws left over. It is best not to ask.',
      i: 'Somebody crossed a room for each of us once.',
      l: 'A warm cup, and a name remembered.',
    },
    work: 'A first day at work runs on the same rails. The laptop may come on Tuesday, as long as somebody goes to lunch with them on Monday.',
    keep: 'the next evening with a new face in the room',
    send: 'the friend who always talks to strangers first',
    own: [
      {
        about: 'newcomers?|new members?|taster|first (?:evening|session|visit)|come along|everyone welcome',
        kinds: ['event', 'offer', 'hours'],
        lead: 'When would that first evening be?',
      },
    ],
    pic: {
      ask: 'Cups on a tray by the open door of your hall',
      alt: 'A tray of cups on a table beside an open door',
    },
    claims: [['Early personal ties predict whether members stay', 'volunteer-management practice']],
  },
  {
    id: 'a-thank-you-that-lands',
    format: 'tip',
    again: 8,
    emoji: '✉️',
    tags: ['ThankYou', 'Volunteering', 'Fundraising'],
    title: [
      'How to write a thank-you that a volunteer will keep',
      'Thanking volunteers so that they feel it',
    ],
    cover: 'A thank-you worth keeping',
    gist: [
      'Name what the person did and what came of it, in two sentences, by hand. "Thanks to all helpers" thanks nobody.',
      'The thank-you that ends up on a fridge has one detail in it that could only be about this person.',
    ],
    subject: ['"Thanks to all our helpers" thanks nobody', 'The card on the fridge'],
    hooks: {
      '*': [
        'On many fridges hangs a card from a club, years old, with one sentence on it.',
        '"A big thank-you to everyone who helped." Everyone nods and feels nothing.',
        'Everyone was thanked, and nobody had been meant.',
      ],
      p: 'Recognition works when it is specific, prompt and personal.',
      f: 'Who carried the tables last weekend? Write to them today, by name.',
      a: 'Name the act. Name the effect. Sign it by hand.',
      t: 'A useful formula has three slots: what you did, what it changed, who noticed.',
      h: 'In the speech all helpers were thanked "without whom". Without whom what, nobody ever finds out.',
      i: 'Two sentences can carry someone through a whole winter of early mornings.',
      l: 'Fine paper, one true sentence.',
    },
    lines: {
      '*': [
        'Instead of "thanks for everything": "You stayed until the last chair was stacked. The caretaker {rang|called} to say that he had never seen the hall so clean."',
        'Thank people within three days. After a month it reads like bookkeeping.',
        'Do not attach the next request to a thank-you. It turns a card into a bill.',
        'Thank those at home as well: "You did without her on four Saturdays." Somebody cooked alone so that the fair could happen.',
      ],
      h: [
        'A certificate with the name spelt wrong is also kept for years. It is just shown round differently.',
      ],
    },
    scene: [
      'After the fair the hall is swept, the money counted and everyone gone. On the table lie a pen and twelve blank cards.',
      "A woman clears out her late father's desk and finds a card from his club. Somebody had written that the coffee was only good when he made it.",
    ],
    why: [
      [
        'What is said to all is taken by none, because nobody finds themselves in it.',
        'A general thanks has no address, so it is never delivered.',
      ],
      ['One observed detail proves that somebody was looking.', 'Being seen is the wage of unpaid work.'],
    ],
    parts: [
      [
        ['Write what you saw', 'One scene, exactly as it was'],
        [
          'The wet tablecloth that he wrung out at midnight, and not "your commitment".',
          'A camera could have filmed it. That is the test.',
          'You saw it. Say what you saw.',
        ],
        'A hand writing on a plain card',
      ],
      [
        ['Write what came of it', 'And what it led to'],
        [
          'A child who went home with a prize; a roof that is paid for as far as the gutter.',
          'People rarely get to see the end of what they helped with. Tell them.',
          'They were in the kitchen when the child cheered. So tell them.',
        ],
        'A photograph laid beside a card',
      ],
      [
        ['Leave the next request out', 'Then stop, and ask for nothing'],
        [
          'It can come in {a fortnight|two weeks}, by another post.',
          'Thanks with an attachment is an invoice.',
          'If you need something, it can have its own card.',
        ],
        'An envelope being closed',
      ],
    ],
    turn: [
      'Twelve cards take one evening, and they are read for years.',
      'Begin with the one who would never expect it.',
    ],
    asks: ['Which thank-you have you kept?', 'Who would be surprised to get a card from you?'],
    ends: {
      p: 'Put the evening for it into the schedule of the event itself.',
      f: 'A pen, a card, and that person who always washes up.',
      a: 'Specific, soon, by hand.',
      t: 'Note small observations during the event; a week later they are gone.',
      h: 'And check the spelling. Twice, if the name has a y in it.',
      i: 'Gratitude that is written down goes on working.',
      l: 'Ink, a name, a moment that was seen.',
    },
    work: 'At work a sentence like this costs less than any bonus and is rarer. "I noticed that you rewrote the first page" will be quoted at a kitchen table in the evening.',
    keep: 'the morning after your next event',
    send: 'the person who gives the speeches',
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
    cover: 'Before the keys change hands',
    gist: [
      'When a treasurer or secretary stops, the club loses what was in one head. Six things on paper, and the successor can begin on Monday.',
      'Passwords, deadlines, people, keys: what is not written down leaves together with whoever did it.',
    ],
    subject: ['What only the treasurer knows', 'Before the keys change hands'],
    hooks: {
      '*': [
        'For fourteen years she simply did it. On Thursday she moves to the coast.',
        'A box changes hands at the annual meeting. In it are a stamp, a calculator and no explanation.',
        'All of it was in one head, and the head has bought a house by the sea.',
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
        ['The year on one page', 'Twelve months, one sheet'],
        [
          'Month by month, what has to be done and by when.',
          'Grants, insurance, hall booking, meeting: dates come round, and nobody reminds you.',
          'What comes round every year need surprise nobody.',
        ],
        'A page with twelve months',
      ],
      [
        ['Every access', 'What opens what'],
        [
          'Bank, mail, website, alarm, and who may change it.',
          'Two people for each, so that a {holiday|vacation} is only a {holiday|vacation}.',
          'And a second person for each.',
        ],
        'A list of accounts and a key',
      ],
      [
        ['Every key, labelled', 'Keys, and who holds which'],
        [
          'With a list of who has the others.',
          'A key without a label is a piece of metal.',
          'Without a label it is a souvenir.',
        ],
        'Keys with paper tags',
      ],
      [
        ['People and how they like it', 'Who likes to be asked how'],
        [
          'The caretaker by phone, the council in writing, the baker in person.',
          'Names fade; habits of contact are worth writing next to them.',
          'The caretaker hates letters. Write that down.',
        ],
        'An old address book',
      ],
      [
        ['What is open right now', "Today's loose ends"],
        [
          'The letter that awaits an answer, the bill that is disputed.',
          'Half-done things are the ones that get dropped between four hands.',
          'Those are what falls between two people.',
        ],
        'A tray with three letters',
      ],
      [
        ['Why it is done so oddly', 'Why things are done as they are'],
        [
          'There was a reason for the second signature. Write it down before somebody abolishes it.',
          'Every strange rule is a scar.',
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
      h: 'What stands in no folder stands in a {car boot|car trunk}.',
      i: 'Those who hand on well will be remembered for it.',
      l: 'Everything in its place, and a light step out.',
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
    cover: 'What free help costs',
    gist: [
      'Volunteers take no wage, and they still need training, insurance, a chair, somebody to ask and tea. Anyone who plans for that keeps them.',
      'Unpaid work has running costs: someone who organises it, gloves that fit, a fare home. It is cheap only if you forget to look after people.',
    ],
    subject: ['Volunteers cost more than {biscuits|cookies}', 'The price of unpaid work'],
    hooks: {
      '*': [
        'Behind every twelve volunteers there is one person with a phone who is never off duty.',
        'They do it for nothing, as the saying goes. The gloves are on the bill all the same.',
        'They take no money, and somebody has to buy the tea.',
      ],
      p: 'Organisations that budget for volunteers tend to keep them.',
      f: 'A volunteer gives you an evening. The least that can wait for them is a chair and somebody who knows their name.',
      a: 'Volunteers are unpaid. They are never without cost.',
      t: 'Per volunteer count induction, supervision, insurance, equipment and expenses.',
      h: 'The {biscuit|cookie} budget is the only line that every committee has ever increased unanimously.',
      i: 'A donation towards the kettle is also a donation to everybody who gathers round it.',
      l: 'Generosity deserves to be well received.',
    },
    lines: {
      '*': [
        'Gloves in three sizes, a number to ring, the bus fare refunded without a form of two pages: that is how you thank a volunteer on a Tuesday.',
        'When a charity says "administration", it often means the person who makes sure that twelve volunteers do not stand in front of a locked door.',
        'Expenses should be offered and not asked for. Otherwise only those who can afford it will help.',
        'Check the insurance before somebody climbs the ladder, and not from the hospital.',
      ],
      h: ['Volunteers run on tea. It has been tried without. The jumble sale of that year is not spoken of.'],
    },
    scene: [
      'Eight people in borrowed gloves stand in front of a locked gate. The one with the key is at work until five.',
      'In the accounts there is a line "volunteers: tea, gloves, fares". Somebody at the meeting asks whether that is really needed.',
    ],
    why: [
      [
        'Somebody has to plan the shifts, open the door, explain, listen and lock up again.',
        'Unpaid hands need paid or very faithful ones behind them.',
      ],
      [
        'Anyone who feels badly prepared or alone does not complain. They just stop coming.',
        'Volunteers do not give notice. They are suddenly very busy in spring.',
      ],
    ],
    parts: [
      [
        ['Plan for the person behind them', 'Somebody they can ring'],
        [
          'Someone who answers the phone when the van does not start.',
          'A coordinator for a few hours is what makes twenty others possible.',
          'One paid morning can carry twenty unpaid ones.',
        ],
        'A person on the phone with a list',
      ],
      [
        ['Offer expenses before they are asked for', 'Fares, before they have to ask'],
        [
          'Fares, stamps, phone. Anyone who does not need it may give it back.',
          'Asking for four coins is harder than giving an afternoon.',
          'Nobody likes to hold out a hand.',
        ],
        'Bus tickets in an envelope',
      ],
      [
        ['Buy gloves in every size', 'Gloves and jackets that fit'],
        [
          'Equipment that fits says: we expected you.',
          'Anyone who works all day in a vest for giants knows what they were thought of.',
          'A glove in her size is a kind of welcome.',
        ],
        'Gloves of several sizes on a line',
      ],
    ],
    turn: [
      'A line in the budget for tea is a line for staying.',
      'Ask what a volunteer costs, and you find out what they are worth to you.',
    ],
    asks: [
      'What has kept you as a volunteer, or driven you off?',
      'What small thing showed you that you had been expected?',
    ],
    ends: {
      p: 'It is also a fair answer to donors who ask about overheads.',
      f: 'And now: milk or lemon?',
      a: 'Budget for people, even for those without a wage.',
      t: 'A simple figure for the annual report: hours given, and cost of support per hour.',
      h: 'No committee has ever cut the {biscuits|cookies} and lived.',
      i: 'When helpers are looked after, help reaches further.',
      l: 'A good cup, handed over with both hands.',
    },
    work: 'Firms that send teams out for a day of volunteering can ask the charity beforehand what the day costs it, and pay for that. It is the difference between help and a visit.',
    myth: 'Volunteers cost nothing',
    short: [
      'They take no wage, yet training, insurance, fares and someone to ask all have to be paid for.',
      'The hours are given. What has to stand around them is not.',
    ],
    keep: 'the evening on which you draw up a budget',
    send: 'the person who asks about the tea line',
    own: [
      {
        about: 'donat(?:e\\b|ions?\\b|ing)|support us|supporters?|sponsor',
        kinds: ['offer', 'service', 'link', 'number', 'policy'],
        lead: 'Who would like to help in this way?',
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
    title: ['Member for years or helper for a day?', 'Long-term member or one-off helper: clubs need both'],
    cover: 'For years or for a day?',
    gist: [
      'Some people want to belong, and some want to help on Saturday and then go home. Both are needed, and they want to be asked differently.',
      'A member for twenty years, a helper for two hours: which one are you, and does your club have room for both?',
    ],
    subject: ['For years or only for Saturday?', 'Two ways of belonging'],
    hooks: {
      '*': [
        'One of them has been coming for thirty years. The other came once and built the whole stage.',
        'Not everyone who wants to help wants a membership number.',
        'One signs and one carries. Neither of them is the better.',
      ],
      p: 'Many people today prefer short, defined tasks to a lasting office, and clubs can offer both.',
      f: 'Are you someone who belongs, or someone who turns up when it matters?',
      a: 'Make room for both. They do different work.',
      t: 'Episodic and long-term volunteers differ in motive, so recruit and thank them differently.',
      h: 'There are people who join four clubs and attend none, and those who mend your roof and refuse to say their surname.',
      i: 'Each way of giving time holds up a different part of the house.',
      l: 'Some stay, and some pass through like good weather.',
    },
    lines: {
      '*': [
        'Some want to belong, others want to carry tables for two hours. A club that only has forms for the first kind will carry its tables alone.',
        'Thank the day helper on the same day. There is no annual dinner for them.',
        'Members know why things are done that way. Helpers ask why they are done that way. A club needs both.',
        'Offer a task that takes one afternoon and needs no meeting. You will be surprised who comes.',
      ],
      h: [
        'He is not a member of anything. He just happens to be there with a cordless screwdriver every time.',
      ],
    },
    scene: [
      'At the same table: a woman with a golden badge, and next to her a young man who saw the notice this morning.',
      '"Will you join?" asks the secretary. "I would rather just do the lights," says the girl on the ladder.',
    ],
    why: [
      [
        'Clubs are held together by those who stay and are often moved forward by those who drop in.',
        'Long memory and fresh hands seldom live in the same person.',
      ],
    ],
    parts: [
      [
        'A member for years',
        [
          'Knows the names, the keys and the reasons. Needs a say, and now and then a rest.',
          'Carries the quiet weeks of the year, when there is no applause to be had.',
          'They hold it together when it rains in February.',
        ],
        'A worn club badge on a jacket',
      ],
      [
        'A helper for a day',
        [
          'Wants a clear task, a start, an end and a good sandwich. May come again if nobody pushes.',
          'Brings two hands, a trailer and questions that no one has asked for years.',
          'They come, they lift, they ask why, they go. Lovely.',
        ],
        'Two people carrying a table',
      ],
    ],
    turn: [
      'Many a golden badge began with an afternoon of carrying chairs.',
      'Leave the door ajar, and each will come in their own way.',
    ],
    asks: [
      'Long-standing member or helper for an afternoon: which are you?',
      'What made you go from helping to belonging?',
    ],
    ends: {
      p: 'Two lists, two ways of asking, one coffee break together.',
      f: 'Either way there is a sandwich with your name on it.',
      a: 'Offer both. Push neither.',
      t: 'Track first-time helpers who return within a year. It is the true size of your reserve.',
      h: 'There is always one with a cordless screwdriver. Nobody knows who invited him.',
      i: 'There is a place for your time, however much of it there is.',
      l: 'To stay, or to come by: both are gifts.',
    },
    work: 'Companies with a volunteering day mostly have people of the second kind to give. Ask a local group what can be finished in one afternoon, and take exactly that.',
    keep: 'the next meeting about new members',
    send: 'the person with the cordless screwdriver',
    own: [
      {
        about:
          'member(?:ship)?s?\\b|volunteers? (?:are )?(?:wanted|needed|meet|welcome|for)|helpers? (?:wanted|needed|welcome|for)|(?:looking for|need) (?:\\w+ )?(?:volunteers|helpers|drivers|coaches)|coaches wanted|join (?:us|in)',
        kinds: ['price', 'offer', 'service', 'event', 'policy', 'link'],
        lead: 'And how do you join?',
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
    title: ['Why did you start to volunteer?', 'How people end up helping in a club'],
    cover: 'How did it begin?',
    gist: [
      'Hardly anyone begins out of principle. It was a neighbour, a child with a ball, an umbrella that had been left behind. How was it for you?',
      'Ask in any club how people came to it, and you get stories about accidents.',
    ],
    subject: ['How did you slide into it?', 'It began with an umbrella'],
    hooks: {
      '*': [
        'He only wanted to collect his daughter from training. That was nine seasons ago.',
        'Nobody at the food bank had planned to be there for long.',
        'Nobody filled in a form. Somebody was holding a ladder.',
      ],
      p: 'Most people come to voluntary work through somebody they know, and stay for a different reason.',
      f: 'So how was it with you? Come on, the real version.',
      a: 'People come by chance. They stay for people.',
      t: 'Motives for starting and for staying differ, and surveys should ask for both.',
      h: 'She came to complain about the noise and is now head of the drums.',
      i: 'A small yes on an ordinary day can turn into years.',
      l: 'It often begins with a door that was open anyway.',
    },
    lines: {
      '*': [
        'How did you come to help out: a conviction, a friend or an accident? In most stories it is the accident.',
        'The reason for starting is seldom the reason for staying. Which are yours?',
        'Ask the oldest member how it began. Bring a chair.',
        'Somebody once asked you. Whom did you ask after that?',
      ],
      h: ['Many a life in a club has begun with the words: could you just hold this for a moment?'],
    },
    scene: [
      'It is raining, training runs late and a father stands under the roof with nothing to do. Somebody hands him a stopwatch.',
      'At the anniversary each of them tells how they came to it, and it turns out that a good third were looking for the toilet.',
    ],
    why: [
      [
        'Stories about how it began make it easier for others to begin, because none of them is heroic.',
        'Anyone who hears how small the first step was can see themselves taking it.',
      ],
    ],
    parts: [
      [
        ['Because of a child', 'Through a small person'],
        [
          'First the {lift|ride} to training, then the oranges at half-time, then the whistle.',
          'The children have long finished. The parents still mark out the pitch.',
          'You were the one with the car.',
        ],
        'Orange slices in a box',
      ],
      [
        ['Because of a friend', 'Through a friend'],
        [
          '"Come along, it is only the once." It is the most dangerous sentence in club life.',
          'You go for company and find more of it than you can use.',
          'It was going to be the one evening.',
        ],
        'Two bicycles by a hall',
      ],
      [
        ['Because something was missing', 'Through a gap'],
        [
          'No choir, no bus, nobody who read to the old people.',
          'One was cross about it for a year and then booked the room.',
          'Somebody ought to. It turned out to be you.',
        ],
        'An empty hall with stacked chairs',
      ],
      [
        ['By accident', 'Through a mistake'],
        [
          'The wrong door, the wrong evening and a very friendly person with a clipboard.',
          'Looking for the toilet, elected as deputy.',
          'You went in to get out of the rain.',
        ],
        'A hall door standing ajar',
      ],
    ],
    turn: [
      'Tell yours. Somebody who reads along may be standing outside a door.',
      'And what has kept you there?',
    ],
    asks: ['What made you volunteer in the first place?', 'You came for one reason: what made you stay?'],
    ends: {
      p: 'Collected on cards, such answers make the warmest page of an annual report.',
      f: 'We will put the kettle on while you think.',
      a: 'Tell it in two sentences.',
      t: 'Ask both questions separately: why you came, why you stayed.',
      h: 'It usually begins with "could you hold this for a moment?"',
      i: 'All of it began with somebody who had meant to go home early.',
      l: 'A small beginning, and a long thread.',
    },
    work: 'In a job interview "how did you come to that?" about a voluntary post brings better answers than "where do you see yourself?". People talk about what they did when nobody paid them.',
    keep: 'the next anniversary evening',
    send: 'the person who got you into it',
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
    cover: 'How to stop well',
    gist: [
      'You may stop. Say it early, name a day, write down what you know and help with the first week. Slipping away quietly is what hurts.',
      'A good end in a club has a date, a handover and a cup of tea. Nobody has to be worn out before they are allowed to leave.',
    ],
    subject: ['You are allowed to stop', 'A good end has a date'],
    hooks: {
      '*': [
        'He has wanted to stop for three years and has not found the sentence.',
        'In many clubs the only accepted way out is to move house.',
        'There are people in office only because the sentence is so hard.',
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
        ['Name a day', 'Say a date'],
        [
          'Half a year ahead for an office, a few weeks for a shift.',
          'A date is fairer than a mood.',
          'Early enough for somebody to say yes in peace.',
        ],
        'A date pencilled in a calendar',
      ],
      [
        ['Say it to someone in person', 'Tell it face to face'],
        [
          'First to whoever will have the most work with it.',
          'Face to face it is a farewell. In a round mail it is a bang.',
          'To the one whom it hits first.',
        ],
        'Two people on a bench outside a hall',
      ],
      [
        ['Show one person how it goes', 'Give the next one an hour'],
        [
          'Once through together, with your notes and a pot of tea.',
          'An hour side by side is worth more than the tidiest folder.',
          'Let them do it while you watch.',
        ],
        'Two heads over one folder',
      ],
      [
        ['Then really stop', 'And then be gone for good'],
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
      a: 'Date, person, handover, end.',
      t: 'Bank mandate, register entry, passwords: cross them off before the farewell.',
      h: 'Nobody is irreplaceable. It only takes four people to find that out.',
      i: 'Every good end leaves a place in which something can begin.',
      l: 'The door closes softly, and the light stays on.',
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
