// Doing things together: halls, fairs, rotas, newcomers.
import type { Idea } from '../../library/idea.ts';

export const DOING: readonly Idea[] = [
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
        'There is one thing that no club has tried and regretted: giving two sixteen-year-olds a budget.',
        'They were asked to carry chairs. They had ideas.',
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
      'At the end of the table sits a girl of seventeen. For an hour and a half she has been asked nothing. In the car she takes the club out of her calendar.',
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
        ['Give away something real', 'Power over something'],
        [
          'An evening, a room, a sum. With the right to do it wrong.',
          'A playground without a key is a waiting room.',
          'Small is fine. Real is what matters.',
        ],
        'A key handed across a table',
      ],
      [
        ['Invite two, not one', 'Let them come in twos'],
        [
          'Alone you are a representative. As a pair you are yourselves.',
          'Bring-a-friend works better than any poster, at any age.',
          'Nobody wants to be the youth.',
        ],
        'Two bicycles at a hall door',
      ],
      [
        ['Keep it short and finite', 'Give it a last day'],
        [
          'A project with a last day. Anyone who likes it stays for another.',
          'In three years they will live elsewhere. Be glad of the six weeks.',
          'Six weeks are longer than they look at sixteen.',
        ],
        'A six-week plan on a wall',
      ],
      [
        ['Let them teach you something', 'Ask them to show you'],
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
      'It will be different from how it was. That was the plan.',
    ],
    asks: [
      'What was the first thing that you were really allowed to decide?',
      'When are your meetings, and who can come then?',
    ],
    ends: {
      p: 'One seat with a vote and a budget line does more than a youth programme.',
      f: 'And lend them the good extension lead. It is a sign of love.',
      a: 'A key, a budget, a date.',
      t: 'Check supervision, insurance and age limits first; within them, leave it free.',
      h: 'It will be too loud. That is how you know that it is going well.',
      i: 'Those whom you trust early come back late, with children of their own.',
      l: 'At the back of the hall a light goes on.',
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
    id: 'names-on-tape',
    format: 'tip',
    again: 8,
    emoji: '🏷️',
    tags: ['NameBadges', 'ClubLife', 'Welcome'],
    title: [
      'Why everyone should wear a name badge, even those who know each other',
      'Name badges for everybody: why it works',
    ],
    cover: 'Names on sticky tape',
    gist: [
      'A roll of tape and a thick pen: first name, large, for all, and one word to ask about. It spares newcomers the worst moment and the old hands the second worst.',
      'Half of the room has forgotten the name of the other half and is too embarrassed to say so. Tape solves it.',
    ],
    subject: ['You have forgotten her name as well', 'A roll of tape and a thick pen'],
    hooks: {
      '*': [
        'They have been greeting each other with "hello, you" for four years.',
        'The most expensive club evening is the one on which nobody dares to ask for a name.',
        'Four years, and what was her name?',
      ],
      p: 'Name badges help long-standing members at least as much as new ones.',
      f: 'Be honest: of how many people in your club do you know the name?',
      a: 'Badges for everybody, every time.',
      t: 'First names in thumb-high letters can be read at conversational distance.',
      h: 'He calls everyone "my friend". He has no idea who any of us are.',
      i: 'Being called by your name changes how long you stay.',
      l: 'A name, clearly written, is a form of courtesy.',
    },
    lines: {
      '*': [
        'Name badges: first name, large, and below it one word to ask about: "beekeeper", "new", "bad at chess". Conversations begin by themselves.',
        'Badges for all or for none. If only the new ones wear them, they are not labels but targets.',
        'Masking tape and a felt pen. Holders with pins cost more, prick, and stay in jackets for ever.',
        'Worn on the right side a badge lies in the line of sight when shaking hands.',
      ],
      h: ['His badge said "Pete". He was called Harold, but it was the last jacket.'],
    },
    scene: [
      'Coffee break. Two people have talked for twenty minutes about a holiday in Norway. Neither knows what the other is called, and by now it is too late.',
      'At the entrance sits someone with a roll of tape. "And what may people ask you about?" The man thinks, laughs and writes: pears.',
    ],
    why: [
      [
        'Names are forgotten faster than faces, and asking again feels rude after the second time.',
        'After some years there is no polite way left to ask.',
      ],
      ['Those who know what somebody is called speak to them sooner.', 'A name is a handle on a stranger.'],
    ],
    parts: [
      [
        ['Write large, and first names only', 'First name, thick pen'],
        [
          'Readable from two steps away, without glasses.',
          'Titles and functions make rooms bigger and people smaller.',
          'Nobody wants to lean in and read.',
        ],
        'A thick pen on masking tape',
      ],
      [
        ['Add one word to ask about', 'Something to talk about'],
        [
          'Anything: pears, Norway, knee. It is the beginning of a sentence.',
          'If you would rather not, leave it blank. That is fine as well.',
          '"Why pears?" is a better start than "And you are?"',
        ],
        'A strip of tape with two words',
      ],
      [
        ['Let the chairman wear one, too', 'The chair first'],
        [
          'He above all. It shows that it is for everyone.',
          'And he need not be asked who he is.',
          'Then nobody feels marked.',
        ],
        'A row of people with tape badges',
      ],
    ],
    turn: [
      'After three evenings you hardly need them. Wear them anyway, for whoever comes on the fourth.',
      'The roll lasts for a year.',
    ],
    asks: ['Which word would stand below your name?', 'Whose name have you not dared to ask for years?'],
    ends: {
      p: 'Tape costs less than a coffee and changes an evening more.',
      f: 'And if you have forgotten ours: just read.',
      a: 'All, large, always.',
      t: 'Matt tape, dark pen, capital letters as tall as a thumb.',
      h: 'Wash your jackets before the next meeting. Some labels last for years.',
      i: 'Somebody read your name today and used it.',
      l: 'A strip of paper, and no longer a stranger.',
    },
    work: 'At conferences badges show the firm in large type and the name in small. Turn it round at your next event, and watch how much sooner people talk.',
    keep: 'your next evening with more than ten people',
    send: 'somebody who says "my friend" to everyone',
    pic: {
      ask: 'A roll of masking tape, a thick pen and one blank strip',
      alt: 'A roll of masking tape and a thick pen on a table',
    },
    claims: [['Names are harder to recall than faces', 'memory research; event practice']],
  },
  {
    id: 'the-one-who-makes-the-rota',
    format: 'behind',
    again: 10,
    emoji: '🗓️',
    tags: ['VolunteerRota', 'BehindTheScenes', 'ClubLife'],
    title: [
      'How a volunteer {rota|roster} comes about, and what makes it easier',
      'Volunteer rota: who makes it, and how to help them',
    ],
    cover: 'Who makes the {rota|roster}?',
    gist: [
      'Somebody sits at a kitchen table with forty names, eleven wishes and a phone. They know who cannot stand next to whom. Answering within a day is the nicest present for them.',
      'A {rota|roster} looks like a table. It is really a map of friendships, knees and bus times.',
    ],
    subject: ['Forty names and eleven wishes', 'The quietest office in the club'],
    hooks: {
      '*': [
        'At a kitchen table somebody is moving forty names about, and two of them must never be at the {same till|same register}.',
        'On the {notice board|bulletin board} hangs a table. Behind each box is a phone call.',
        'Answer the same day. It is worth more than flowers.',
      ],
      p: 'The person who plans the shifts decides how an event feels for those who help.',
      f: 'Have you ever thanked the person who makes the {rota|roster}? Today would be good.',
      a: 'Answer the {rota|roster} within a day. It is the least you can do.',
      t: 'Constraints: availability, skill, pairing, rest, transport. Few of them are written down anywhere.',
      h: 'Everyone would like the early shift, with a friend, in the shade, near the cake.',
      i: 'Somebody has thought of you: with whom you laugh, and how you get home.',
      l: 'A quiet hand arranges it so that nobody stands alone.',
    },
    lines: {
      '*': [
        'If you are asked for your days, answer today, even if it is a no. A no can be planned with. Silence cannot.',
        'Put newcomers beside somebody who likes to talk, and never at the cash box.',
        'Shifts of two hours are kept. From the third on, people look at their knees.',
        'Plan one person too many for each shift. Someone always has a cold, and if not there is a tea break.',
      ],
      h: [
        'In the {rota|roster} the gap from two to four is called "N.N.". He has helped for years, and nobody has ever met him.',
      ],
    },
    scene: [
      'Quarter to eleven at night, a rubber, a cup. "If Moira swaps with Dev, Dev gets his bus." A pause. "But then Moira is on with Graham."',
      'On the morning of the fair a message comes: ill, sorry. She looks at the list and rings, without hesitating, the one person who always says yes. She had kept him free.',
    ],
    why: [
      [
        'Helpers remember who they were with, and that was decided weeks before by somebody with a rubber.',
        'Whether a shift was fun depends on the neighbour and hardly on the work.',
      ],
      [
        'What holds such a plan together stands in no program: who can lift, who likes whom, who must fetch a child.',
        'The important fields are in one head, and it belongs to a volunteer as well.',
      ],
    ],
    parts: [
      [
        ['First come the wishes', 'The wishes arrive'],
        [
          'They arrive by mail, on slips, at the bakery, through an aunt.',
          'All at the last moment, and all with a small "if possible".',
          'On the back of receipts, mostly.',
        ],
        'Slips and messages on a table',
      ],
      [
        ['Then the pairs', 'Who goes with whom'],
        [
          'One who knows and one who is new. One who talks and one who carries.',
          'Married couples: ask beforehand.',
          'There is a history. The table knows it.',
        ],
        'Two names joined by a pencil line',
      ],
      [
        ['Then the gaps', "The hole at two o'clock"],
        [
          'From two to four there is always one. The phone gets warm.',
          'The trick is to ask those who never have to be asked, last.',
          'It is there each year.',
        ],
        'A telephone beside a table of shifts',
      ],
      [
        ['And a joker', 'Somebody kept up the sleeve'],
        [
          'One person who is nowhere on the list and has said yes.',
          'Without them no plan survives its first morning.',
          'They said yes in March, and they meant it.',
        ],
        'A name on the edge of a page',
      ],
    ],
    turn: [
      'When it hangs there it looks quite easy. That is the art.',
      'Somebody should bring the {rota|roster}-maker a piece of cake. Before it is all gone.',
    ],
    asks: [
      'With whom would you like to share a shift?',
      'Who makes the plan in your club, and do they know that they are loved?',
    ],
    ends: {
      p: 'Write down the unwritten rules of your plan once, so that somebody else can do it in summer.',
      f: 'And a word of thanks to whoever has the rubber.',
      a: 'Reply. Keep it. Swap yourself.',
      t: 'Publish early, freeze late, keep a reserve of about a tenth.',
      h: 'There is one person who likes the late shift. Guard him well.',
      i: 'A good plan is a way of being kind to forty people.',
      l: 'Forty names, in quiet order.',
    },
    work: 'Duty plans at work are made by programs that know all the rules and no people. Five minutes with a pencil afterwards save a week of bad moods.',
    keep: 'the next mail that asks for your days',
    send: 'the person with the rubber',
    own: [
      {
        about:
          'volunteers? (?:are )?(?:wanted|needed|meet|welcome|for)|helpers? (?:wanted|needed|welcome|for)|(?:looking for|need) (?:\\w+ )?(?:volunteers|helpers|drivers|coaches)|coaches wanted|join (?:us|in)|shifts?\\b|rota',
        kinds: ['event', 'offer', 'service', 'link', 'question'],
        lead: 'There may be a gap with your name on it.',
      },
    ],
    pic: {
      ask: 'A pencilled {rota|roster} with a rubber and a cup, names covered',
      alt: 'A pencilled {rota|roster} with a rubber and a cup on a table',
    },
    claims: [['Rota practice', 'volunteer-management practice']],
  },
  {
    id: 'people-with-time',
    format: 'myth',
    again: 10,
    emoji: '⌛',
    tags: ['Volunteering', 'VolunteerMyths', 'TimeForOthers'],
    title: ['Do only people with lots of time volunteer?', 'Too busy to volunteer? It is a question of size'],
    cover: 'Those who have no time',
    gist: [
      'In many surveys people with jobs and children volunteer a great deal. What keeps others away is less a lack of time than the lack of a task that fits.',
      'Ask the busy ones. They know what two hours are, and they say no when they mean no.',
    ],
    subject: ['Ask the busy ones', 'It is seldom about the time'],
    hooks: {
      '*': [
        '"I would love to, if only I had time." The one who says it has three children and runs the tombola.',
        'When something has to be done by Friday, people {ring|call} somebody who has no time.',
        'Those with no time know what an hour is.',
      ],
      p: 'Availability predicts volunteering less than being asked and finding a fitting task.',
      f: 'You think that you have no time to help? Perhaps it is only the shape that is wrong.',
      a: 'Cut the task smaller. Then time turns up.',
      t: 'Participation tends to be high among employed people and parents; rigidity of tasks is a main barrier.',
      h: 'Retired people have no time whatsoever. Ask any of them, if you can get an appointment.',
      i: 'An hour that you give away often gives some back.',
      l: 'Time is not found. It is made room for.',
    },
    lines: {
      '*': [
        'Offer tasks in four sizes: an hour, an afternoon, a month, an office. Most people find theirs among the first two.',
        'Some can never come on a Tuesday and would love to do the accounts at midnight. Ask what, and not only when.',
        'Driving the trailer, baking at home, answering mail from the train: half of the work of a club needs no attendance.',
        'If you have ten minutes: {ring|call} the neighbour who was ill. It counts.',
      ],
      h: ['The laziest member of the club has the most time and the most opinions. It balances out.'],
    },
    scene: [
      'Half past five in the morning. A nurse on her way home from the night shift pins up the poster for Saturday. "I was passing anyway."',
      'At the school gate one mother tells another that she simply cannot take on anything. In her {boot|trunk} are forty hymn books, two tents and an urn.',
    ],
    why: [
      [
        'People with full weeks are used to making much of little, and they are in places where they get asked.',
        'Jobs, schools and children bring contacts, and most help begins with a contact.',
      ],
      [
        'A task with fixed evenings excludes many who would gladly do it at another hour.',
        'It is often the form that says no, and not the person.',
      ],
    ],
    parts: [
      [
        ['Cut the work into sizes', 'In four sizes'],
        [
          'An hour, an afternoon, a month, an office. Write them side by side.',
          'Nobody is afraid of an hour.',
          'Put the smallest first.',
        ],
        'Four cards of different sizes',
      ],
      [
        ['Separate it from the calendar', 'At any hour'],
        [
          'What could be done at night, at home, on a train?',
          'Accounts, texts, phone calls, cakes: none of them needs a Tuesday.',
          'A till can be counted at ten at night.',
        ],
        'A laptop on a train table',
      ],
      [
        ['Ask what they would enjoy', 'What would be fun?'],
        [
          'Some want to do what they do at work, and some anything but.',
          'The bookkeeper might long to light the stage.',
          'Nobody should have to do their job twice.',
        ],
        'A hand on a lighting desk',
      ],
    ],
    turn: [
      'And take the no of the tired for what it is. It may be different in spring.',
      'Those with no time will be there at seven to unload.',
    ],
    asks: [
      'Which size of task would suit your week?',
      'What would you do for a club if it did not have to be on a Tuesday?',
    ],
    ends: {
      p: 'A list of tasks by size on the website answers the question before it is asked.',
      f: 'An hour is an hour. Thank you for yours.',
      a: 'Smaller, freer, asked.',
      t: 'Log hours by task; half are usually independent of place and time.',
      h: 'Try to book a pensioner on a Thursday.',
      i: "Your hour is not too little. It is somebody's hour.",
      l: 'Between two duties, a kindness.',
    },
    work: 'Employers who allow an hour a month for voluntary work get no fewer hours back. People who can do something that they find worth doing also file faster.',
    myth: 'Only people with a lot of free time volunteer',
    short: [
      'Many helpers have jobs and children. What is missing is mostly a task of the right size.',
      'It is the other way about, quite often. Busy people get asked, and know how to stop.',
    ],
    keep: 'the next time you say that you have no time',
    send: 'somebody with an urn in their {boot|trunk}',
    own: [
      {
        about:
          'volunteers? (?:are )?(?:wanted|needed|meet|welcome|for)|helpers? (?:wanted|needed|welcome|for)|(?:looking for|need) (?:\\w+ )?(?:volunteers|helpers|drivers|coaches)|coaches wanted|join (?:us|in)|hours? a (?:week|month)|from home|one-off',
        kinds: ['offer', 'event', 'service', 'link', 'question'],
        lead: 'And what could it be here?',
      },
    ],
    pic: {
      ask: 'Four cards of different sizes with tasks written on them',
      alt: 'Four cards of different sizes on a table',
    },
    claims: [
      [
        'Employed people and parents volunteer at substantial rates; fit and being asked matter',
        'volunteering surveys in several countries; worded "in many"',
      ],
    ],
  },
  {
    id: 'a-hall-for-one-day',
    format: 'question',
    again: 7,
    emoji: '🏛️',
    tags: ['CommunityLife', 'VillageHall', 'ClubLife'],
    title: [
      'An empty hall for one day: what would you do with it?',
      'An empty hall and a key: what would you do?',
    ],
    cover: 'The key until midnight',
    gist: [
      'You get the key to an empty hall, from eight in the morning until midnight, with chairs, a kitchen and a stage. What happens in it?',
      'Table tennis for all ages, a swap of winter coats, a film with soup: what would your town need for one day?',
    ],
    subject: ['You have the key until midnight', 'A hall, a day, and you'],
    hooks: {
      '*': [
        'Here is the key. The hall is yours until midnight. What do you do?',
        'Two hundred chairs, a piano with a missing G and a kitchen for eighty. And now you.',
        'Two hundred chairs are looking at you.',
      ],
      p: 'What people would do with an empty room shows what a place is short of.',
      f: 'Dream for a moment: one hall, one day, no committee.',
      a: 'One idea, one day. Then do it.',
      t: 'Room, time, budget nil: constraints that make ideas comparable.',
      h: 'First suggestion: roller skating. Second suggestion, from the caretaker: none.',
      i: 'Many a good thing has begun with a key and an empty Saturday.',
      l: 'Dust in a shaft of light, an empty stage, everything possible.',
    },
    lines: {
      '*': [
        'You get an empty hall for one day, with a kitchen and a stage. What happens in it?',
        'A repair table, a long lunch, a dance for people over eighty, quiet for people under two. What is your town short of?',
        'Ask at supper what you could do with an empty hall. Children answer at once, and usually with a bouncy castle.',
        'Many halls are empty four days a week. Somewhere there is a list, a key and a person who would be glad of a call.',
      ],
      h: ['The piano in the village hall lacks only the G. It is surprising how much music does.'],
    },
    scene: [
      'A caretaker unlocks, switches on the strip lights one by one, and says: "There you are." In the silence a chair falls over.',
      'On the wall the {timetable|schedule}: Monday gymnastics, Thursday choir. In between a great deal of white.',
    ],
    why: [
      [
        'A definite room with a definite day brings ideas out of people, while "what could one do?" brings out a sigh.',
        'Limits help. With a key in your hand you begin to furnish.',
      ],
    ],
    parts: [
      [
        ['A very long table', 'Dinner'],
        [
          'Everyone brings a dish and sits beside somebody they do not know.',
          'Eighty metres of paper tablecloth, and a pencil at each place.',
          'One table, no places, everybody carries something in.',
        ],
        'A long table with paper cloth',
      ],
      [
        ['A day of mending', 'Repairs'],
        [
          'Toasters, {trousers|pants}, bicycles. Those who can show those who want to.',
          'Half of what is broken wants only a screw and some company.',
          'A soldering iron, a sewing machine and tea.',
        ],
        'A toaster opened on a table',
      ],
      [
        ['A dance in the afternoon', 'Music at four'],
        [
          'With live music, cake and {a lift home|a ride home}.',
          'There are legs that have been waiting for this since the eighties.',
          'For people who are in bed by nine.',
        ],
        'A dance floor in afternoon light',
      ],
      [
        ['Nothing planned at all', 'Wait and see'],
        [
          'Chairs, coffee, an open door. Let us see who comes.',
          'Quiet corner, noisy corner, and a sheet of paper that says: and now?',
          'It has never stayed empty.',
        ],
        'Two chairs by an open door',
      ],
    ],
    turn: [
      'Say it aloud. Perhaps somebody who reads it has the key.',
      'The caretaker says: as long as it is swept.',
    ],
    asks: [
      'What would you do with a hall for one day?',
      'What is your town short of that would fit into a hall?',
    ],
    ends: {
      p: 'A small fund for such days costs less than most campaigns.',
      f: 'We are curious. Even about roller skating.',
      a: 'Name it, date it, sweep it.',
      t: 'Check fire limit, insurance and noise before the poster and not after it.',
      h: 'Whatever it is: the chairs have to be back by Monday.',
      i: 'All places that we love were once an idea in an empty room.',
      l: 'A key turns, and the day begins.',
    },
    work: 'Firms with a canteen that stands empty at weekends own such a hall. Lending it out four times a year makes more friends than any sponsoring.',
    keep: 'a supper with people who have ideas',
    send: 'the person who has the key',
    own: [
      {
        about: '\\bhall\\b|clubhouse|rooms? (?:for|to) hire|hire (?:of|out|our|the)|premises',
        kinds: ['place', 'offer', 'price', 'service', 'policy'],
        lead: 'Speaking of rooms.',
      },
    ],
    pic: {
      ask: 'An empty hall with light through the windows',
      alt: 'An empty hall with light falling through tall windows',
    },
    claims: [['Invites ideas', 'common experience']],
  },
  {
    id: 'before-the-doors-open',
    format: 'checklist',
    again: 9,
    emoji: '🎪',
    tick: true,
    tags: ['OpenDay', 'EventPlanning', 'ClubLife'],
    title: ['One hour before an open day: a checklist for clubs', 'Open day checklist: the last hour'],
    cover: 'An hour before opening',
    gist: [
      'Exits clear, change in the box, signs from the street, a first-aid person with a name, water, and somebody at the door. Walk the way of a guest once.',
      'In the last hour walk from the bus stop to the toilet as if you had never been there. What is missing shows itself.',
    ],
    subject: ['Walk in like a guest', 'The last hour before the doors open'],
    hooks: {
      '*': [
        'An hour to go. The banner hangs, the cake stands, and the toilet is behind a door marked "private".',
        'Only somebody who has never been here can tell you what is missing. Pretend to be them.',
        'Come in as if you had never been here.',
      ],
      p: 'A walk through in the role of a guest finds what a planning group has stopped seeing.',
      f: 'Nervous before the open day? Go out, turn round and come in again.',
      a: 'Exits, signs, water, first aid, change. Then open.',
      t: 'Walk the guest path: arrival, entrance, orientation, facilities, exit. Note each hesitation.',
      h: "There were nine stalls, two bands and a pony. The corkscrew was at Brian's.",
      i: 'Somebody is coming for the first time today. Let it be easy for them.',
      l: 'Swept, lit, expectant.',
    },
    lines: {
      '*': [
        'An hour before opening walk from the bus stop to your own entrance. Put up a sign wherever you hesitated.',
        'Say aloud who is responsible for first aid, and where the kit is. Everyone should be able to point to it.',
        'Emergency exits: open them once. Behind one of them stands a {trolley|cart} with chairs.',
        'Change, {bin bags|trash bags}, tape, pen, scissors, corkscrew. In one box, with a lid, under the information desk.',
      ],
      h: ['The pony was on time. It was the only one.'],
    },
    scene: [
      'Twenty to two. The chairwoman goes out to the road, turns round and comes in as a stranger. After ten steps she stops: where now?',
      'A father with a {pram|stroller} stands at the foot of six steps. Around the corner there is a ramp. It is only that nobody has told anyone.',
    ],
    why: [
      [
        'Those who prepare know every way and no longer see what is not marked.',
        'After three weeks of planning you are blind to a missing arrow.',
      ],
      [
        'And in the rush nobody will look for the extinguisher.',
        'What is needed quickly has to have been found slowly beforehand.',
      ],
    ],
    parts: [
      [
        ['Signs from the street', 'From the bus stop to the cake'],
        [
          'Entrance, ramp, toilets, information. Large, with arrows.',
          'From the bus and from the {car park|parking lot}; guests come from two sides.',
          'Follow your own signs. You will find the gap.',
        ],
        'An arrow on a lamp post',
      ],
      [
        ['Exits that open', 'Push every door'],
        [
          'Try each one, clear what stands in front.',
          'The {trolley|cart} goes elsewhere, and stays there.',
          'And then move the piano.',
        ],
        'An emergency exit being opened',
      ],
      [
        ['First aid with a name', 'Who helps if somebody falls?'],
        [
          'Who, where, which number. Written on the desk.',
          'Address of the place as well, for the call. In shock nobody knows it.',
          'A name, a number and the address, on paper.',
        ],
        'A first-aid kit on a desk',
      ],
      [
        ['Water and shade', 'Something to drink, somewhere to sit'],
        [
          'For guests, helpers and dogs.',
          'Two jugs and a parasol have saved many an afternoon.',
          'In the shade. Dogs as well.',
        ],
        'Water jugs under a parasol',
      ],
      [
        ['A box with small things', 'Have the drawer of everything at hand'],
        [
          'Tape, pen, string, scissors, change, corkscrew.',
          'Anyone who takes something out says so.',
          'It will be asked for eleven times.',
        ],
        'A box of tools and tape',
      ],
      [
        ['Somebody at the door', 'Put a friendly face by the door'],
        [
          'With a smile and a programme, from five minutes before.',
          'The first guest should not meet a broom.',
          'At the door, five minutes early.',
        ],
        'A person with programmes at a door',
      ],
    ],
    turn: [
      'Then take a breath, all of you together. It will be fine.',
      'What is still missing now, hardly anyone will miss.',
    ],
    asks: [
      'What did you forget at your last event?',
      'What do you look for first when you come somewhere new?',
    ],
    ends: {
      p: 'Large events need a safety plan agreed with those responsible; this list does not replace it.',
      f: 'Deep breath. It is going to be a nice afternoon.',
      a: 'Walk it, clear it, open.',
      t: 'Do the walk with a {pram|stroller} or a wheelchair; it finds twice as much.',
      h: 'Something will be missing. It is usually the corkscrew.',
      i: 'A good welcome has been prepared by somebody who thought of strangers.',
      l: 'The door is open. Do come in.',
    },
    work: 'Shops before a sale and firms before a visit could take the same walk. From the {car park|parking lot}, as a stranger, with one hand full.',
    caution: [
      'Events can need permits, insurance and safety measures, depending on place and size. Ask your authority early.',
      'Depending on size and place you may need permits, insurance and safety measures. Ask your authority in good time.',
    ],
    keep: 'the last hour before your event',
    send: 'the person who has the corkscrew',
    own: [
      {
        about: 'open day|fair|f[eê]te|festival|concert|show',
        kinds: ['event'],
        lead: 'The doors will open on this day.',
      },
    ],
    pic: {
      ask: 'An arrow sign on the way to your entrance',
      alt: 'A handmade arrow sign on a lamp post',
    },
    claims: [['Guest walk-through, exits, first aid', 'event safety guidance; trade practice']],
  },
  {
    id: 'if-it-rains-on-saturday',
    format: 'season',
    again: 11,
    emoji: '☔',
    when: { season: ['summer'] },
    tags: ['SummerFair', 'EventPlanning', 'RainPlan'],
    title: [
      'Summer fair: the rain plan that you make when the sun is shining',
      'Rain plan for an outdoor event',
    ],
    cover: 'If it rains on Saturday',
    gist: [
      'Settle who decides, by when, what moves indoors and how people hear of it. A rain plan fits on a card and lets everyone look at the sky calmly.',
      'It is decided on Friday at noon, by one person. Everything else is meteorology at the kitchen table.',
    ],
    subject: ['Who decides about the rain?', 'A card against the clouds'],
    hooks: {
      '*': [
        'Nine people with nine weather apps are standing in a meadow.',
        'A summer fair without a rain plan is a bet with a buffet.',
        'Nine apps, nine skies.',
      ],
      p: 'A rain plan is above all an agreement on who decides and when.',
      f: 'Checked the forecast again? Put the phone away and write a card.',
      a: 'One person, one hour, one message.',
      t: 'Decision point, criteria, alternative site, channel: four lines settled in advance.',
      h: "According to app one it stays dry, according to app two it hails, and Gerald's knee says thunder.",
      i: 'Some of the loveliest fairs took place in a barn, with wet hair.',
      l: 'Lanterns beneath a roof of rain.',
    },
    lines: {
      '*': [
        'Name one person who decides about the weather, and a time by which. Then nobody else needs to look at the sky.',
        'A rain plan: what moves indoors, what is dropped, what gets wet and does not mind? Three lists, ten minutes.',
        'Thunder is no matter of taste: down from the stage, out of the tents, under a solid roof. Say so beforehand.',
        'Fair moved indoors? Tell people in three places: on the site, at the entrance, on the phone of the person whose number is on the poster.',
      ],
      h: ['The tug of war was held in the rain. It was the first time that both sides moved.'],
    },
    scene: [
      'Friday, noon. A woman goes to the window, looks out, looks at the card in her hand and says into the telephone: "Indoors." Done.',
      'Under a tarpaulin sit forty people with soup and sing. It was to have been a garden party. They talk of it to this day.',
    ],
    why: [
      [
        'As long as it is open who decides, everybody decides a bit, and chairs are carried twice.',
        'Nothing costs as much strength as carrying tables out and in and out.',
      ],
      [
        'On a sunny day you think of everything. With drops on your glasses you think of the speakers.',
        'A plan made in the dry works in the wet.',
      ],
    ],
    parts: [
      [
        ['Settle who says so, and when', 'Agree who decides'],
        [
          'One name, one deputy, Friday at noon.',
          'Afterwards nobody discusses it, not even Gerald.',
          'One person. On Friday. Then it is decided.',
        ],
        'A card with a name and a time',
      ],
      [
        ['Make three lists', 'Write down what happens to each stall'],
        [
          'Moves inside. Drops out. May get wet.',
          'The pony counts as "may get wet". Ask the pony.',
          'Indoors, off, or wet.',
        ],
        'Three short lists on a table',
      ],
      [
        ['Keep a dry place in reserve', 'Have a roof to go to'],
        [
          "Barn, gym, the other club's hall. Ask now, with cake.",
          'A promise in May is worth more than a plea on Friday.',
          'Ask while the sun shines.',
        ],
        'A barn with tables in it',
      ],
      [
        ['Have the message ready', 'Settle how people will hear of it'],
        [
          'Two texts, written beforehand: outdoors, indoors.',
          'One click, three channels, and a sheet for the gate.',
          'It is written already and only has to be sent.',
        ],
        'A message ready on a phone',
      ],
    ],
    turn: [
      'And then, as a rule, the sun comes out. The card is good for next year.',
      'Order soup in any case. It is good in every weather.',
    ],
    asks: [
      'What was your wettest fair, and how did it turn out?',
      'Who decides about the weather in your club?',
    ],
    ends: {
      p: 'Check with your insurer what counts as called off; it can matter who decided and when.',
      f: 'Bring a jacket. And the cake. And a song.',
      a: 'Name, hour, lists, message.',
      t: 'Fix limits for wind and lightning with whoever supplies the tents, in writing.',
      h: 'Somebody has a knee that knows. Put it on the committee.',
      i: 'What people remember is how everyone stayed together under a tarpaulin.',
      l: 'Rain on canvas, a lamp, and someone begins to sing.',
    },
    work: 'Product launches and open-air meetings know the same nervous Friday. The card with one name on it is worth more than the second tent.',
    caution: [
      'In thunder and strong wind safety decides, and not the programme. Clear tents and stages early.',
      'With thunder or high wind safety comes before everything. Clear tents and stages in time.',
    ],
    keep: 'the week before your summer fair',
    send: 'everyone with a weather app',
    own: [
      {
        about: 'fair|f[eê]te|festival|garden party|open.?air',
        kinds: ['event'],
        lead: 'Fingers crossed for this one.',
      },
    ],
    pic: {
      ask: 'An umbrella beside bunting or a tent, before or after rain',
      alt: 'Wet bunting above a table with an umbrella',
    },
    claims: [['Decision points for weather; lightning and wind safety', 'event safety guidance']],
  },
  {
    id: 'the-cupboard-in-spring',
    format: 'season',
    again: 11,
    emoji: '🧺',
    when: { season: ['spring'] },
    tags: ['SpringClean', 'ClubHouse', 'ClubLife'],
    title: [
      'Clearing out the club cupboard: what to keep and what to let go',
      'Sorting the club store: what stays and what goes',
    ],
    cover: 'The cupboard in spring',
    gist: [
      'Everything out, three piles, one photo for the archive, and a label with a date on what stays. In every club cupboard there is a slide projector and a small treasure.',
      'Once a year open the big cupboard together. You will find four extension leads, nine tablecloths and the founding minutes.',
    ],
    subject: ['Who does this tuba belong to?', 'Nine tablecloths and the founding minutes'],
    hooks: {
      '*': [
        'At the very back, behind the tombola drum, stands a box on which is written: "do not throw away, Ernst".',
        'Nobody knows any more who Ernst was. The box has been here for longer than any of us.',
        'Nobody knows Ernst. Everybody obeys him.',
      ],
      p: 'A yearly look into the store room prevents double purchases and lost history.',
      f: 'Spring is here! Who will open the big cupboard with us?',
      a: 'All out. Keep, give away, throw away. Label.',
      t: 'Inventory with owner, condition, place and date; anything without two of these is a candidate.',
      h: 'Found: three left-hand goalkeeper gloves, a fondue set and minutes in which it is decided to tidy the cupboard.',
      i: 'Between old bunting there lies the story of people who stayed late, like you.',
      l: 'Dust, a faded pennant, a name in ink.',
    },
    lines: {
      '*': [
        'Clear the cupboard with one old member and one new one. One knows what it was, and the other asks why it is still here.',
        'Photos, minutes and programmes from long ago do not belong {in the bin|in the trash}. Ask your local archive before you decide.',
        'Write on every box what is in it and until when. "Misc" is how Ernst began.',
        'Lend before you buy: the club next door has a tea urn as well, and also uses it three times a year.',
      ],
      h: ['The fondue set belongs to nobody. It has been lent out eleven times and come back twelve.'],
    },
    scene: [
      'Six people in old pullovers before an open cupboard. At the top a sleeping bag moves. It is only the sleeping bag.',
      'Someone unrolls a banner, four metres long, hand-stitched, and suddenly nobody says a word.',
    ],
    why: [
      [
        'Whatever nobody can find gets bought again, and so cupboards grow.',
        'Four extension leads are the sum of four events at which nobody looked.',
      ],
      [
        'Among all the stuff lie things that cannot be bought again at any price.',
        'What looks like {rubbish|trash} to a newcomer may be the only photo of the first team.',
      ],
    ],
    parts: [
      [
        ['Take everything out', 'Out with all of it'],
        [
          'On the floor, in daylight. You cannot judge what you do not see.',
          'First photo: before. It will be talked about for years.',
          'In the corridor it is only half as holy.',
        ],
        'Club things spread on a floor',
      ],
      [
        ['Make three piles', 'Three heaps, no more'],
        [
          'Stays, goes to somebody who needs it, goes for good.',
          'A fourth pile called "let us see" is forbidden.',
          'The fourth is called cowardice.',
        ],
        'Three piles with paper signs',
      ],
      [
        ['Rescue the paper', 'Not the papers'],
        [
          'Minutes, pictures, lists of members: dry, together, in a box.',
          'An archive or a museum nearby will often take them, or tell you how to keep them.',
          'A town archive is happy about them.',
        ],
        'Old photographs in a flat box',
      ],
      [
        ['Label with a date', 'A date on what is left'],
        [
          'Contents, owner, year. And one list inside the door.',
          'What has not been touched by the date may go without any debate.',
          'In three years you will thank yourselves.',
        ],
        'A label on a clean box',
      ],
    ],
    turn: [
      'Afterwards there is soup, from the urn of the club next door.',
      'Whatever comes to light, somebody once thought that it was worth keeping.',
    ],
    asks: [
      'What is the strangest thing in your club cupboard?',
      'What do you keep that nobody dares to throw away?',
    ],
    ends: {
      p: 'A shared list of lendable things among local clubs saves all of them money and shelves.',
      f: 'Come in old clothes. Take something home. Please.',
      a: 'Out, sort, rescue, label.',
      t: 'Personal data in old lists: keep only what you may, and destroy the rest properly.',
      h: 'Anything marked "do not throw away" has outlived its author.',
      i: 'Those who tidy up find what others have left them.',
      l: 'A banner, unrolled, after forty years.',
    },
    work: 'Every office has such a cupboard, too, and an Ernst. An hour in spring with soup is cheaper than the new laminator. There are already three.',
    keep: 'the first warm Saturday',
    send: 'the person who has the key to the cupboard',
    pic: {
      ask: 'The open club cupboard before you tidy it',
      alt: 'An open cupboard full of boxes and bunting',
    },
    claims: [['Inventory, archive, data protection', 'association and archive practice']],
  },
];
