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
    id: 'names-on-tape',
    format: 'tip',
    again: 8,
    emoji: '🏷️',
    tags: ['NameBadges', 'ClubLife', 'Welcome'],
    title: ['Why everyone at a club should wear a name badge', 'Name badges for everybody: why it works'],
    cover: 'Name badges for everybody',
    gist: [
      'A roll of tape and a thick pen: first name, large, for all, and one word to ask about. It spares newcomers the worst moment and the old hands the second worst.',
      'Half of the room has forgotten the name of the other half and is too embarrassed to say so. Tape solves it.',
    ],
    subject: ['You have forgotten her name as well', 'A roll of tape and a thick pen'],
    hooks: {
      '*': [
        'They have said "hello, you" to each other for four years. Name badges would help.',
        'In every club half of the people have forgotten the names of the other half.',
        'You have known her for four years. What was her name?',
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
      "Two people have talked for twenty minutes in the coffee break. Neither knows the other's name, and now it is too late to ask.",
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
        ['Write large, and first names only', 'Write first names with a thick pen'],
        [
          'Readable from two steps away, without glasses.',
          'Titles and functions make rooms bigger and people smaller.',
          'Nobody wants to lean in and read.',
        ],
        'A thick pen on masking tape',
      ],
      [
        ['Add one word to ask about', 'Add something to talk about'],
        [
          'Anything: pears, Norway, knee. It is the beginning of a sentence.',
          'If you would rather not, leave it blank. That is fine as well.',
          '"Why pears?" is a better start than "And you are?"',
        ],
        'A strip of tape with two words',
      ],
      [
        ['Let the chairman wear one, too', 'The chair wears one first'],
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
      h: 'Take it off before you wash your jacket.',
      i: 'Somebody read your name today and used it.',
      l: 'A name, and no longer a stranger.',
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
        'Somebody sits at the kitchen table with forty names for the {rota|roster}, and two of them must never be together.',
        'The {rota|roster} looks like a table. Behind each name is a phone call.',
        'Asked for your days? Answer today. It is better than flowers.',
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
      h: ['In the {rota|roster} there is a gap from two to four. It is there every year.'],
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
        ['Everybody sends in wishes', 'The first answers come in'],
        [
          'They arrive by mail, on slips, at the bakery, through an aunt.',
          'All at the last moment, and all with a small "if possible".',
          'On the back of receipts, mostly.',
        ],
        'Slips and messages on a table',
      ],
      [
        ['Then the pairs', 'Decide who works with whom'],
        [
          'One who knows and one who is new. One who talks and one who carries.',
          'Married couples: ask beforehand.',
          'There is a history. The table knows it.',
        ],
        'Two names joined by a pencil line',
      ],
      [
        ["Then there is a gap at two o'clock", 'Somebody is missing at two'],
        [
          'From two to four there is always one. The phone gets warm.',
          'The trick is to ask those who never have to be asked, last.',
          'It is there each year.',
        ],
        'A telephone beside a table of shifts',
      ],
      [
        ['Keep one person in reserve', 'Have somebody on call'],
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
      a: 'Answer, come, and swap by yourself.',
      t: 'Publish early, freeze late, keep a reserve of about a tenth.',
      h: 'And somebody even likes the late shift.',
      i: 'A good plan is a way of being kind to forty people.',
      l: 'Forty names, and nobody stands alone.',
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
    cover: 'No time to volunteer?',
    gist: [
      'Many volunteers have a job and children. What keeps people away is seldom the time. It is a task that does not fit.',
      'If you want help, ask busy people. They know what two hours are, and they say no when they mean no.',
    ],
    subject: ['Need help? Ask busy people', 'Too busy to volunteer?'],
    hooks: {
      '*': [
        '"I would love to volunteer, if only I had time," says a mother of three. She already runs the raffle.',
        'When something has to be done by Friday, people call a volunteer who has no time.',
        'Busy people make good volunteers, because they know what an hour is.',
      ],
      p: 'People volunteer when somebody asks them and the task fits, and not because they have time.',
      f: 'You think you have no time to volunteer? Perhaps you only need a smaller task.',
      a: 'Make the task smaller, and people find the time.',
      t: 'In surveys people with jobs and children volunteer a lot. Fixed hours are what keeps others away.',
      h: 'Pensioners have no time whatsoever. Ask any of them, if you can get an appointment.',
      i: 'An hour that you give often gives you something back.',
      l: 'An hour is a lot, if you give it.',
    },
    lines: {
      '*': [
        'Offer volunteers tasks in four sizes: an hour, an afternoon, a month, a year. Most people choose one of the first two.',
        'Some volunteers can never come on a Tuesday, and would love to do the accounts at midnight. Ask them.',
        'You can volunteer from home: bake a cake, answer mails, make phone calls.',
        'Ten minutes are enough to volunteer: call the neighbour who was ill. It counts.',
      ],
      h: ['The member with the most time also has the most opinions. It balances out.'],
    },
    scene: [
      'Half past five in the morning. A nurse on her way home from the night shift puts up our poster. "I was passing anyway," she says.',
      'A mother says that she cannot take on anything. In her {boot|trunk} are forty hymn books, two tents and a tea urn.',
    ],
    why: [
      [
        'Busy people are used to doing a lot in a little time.',
        'If you have a job and children, you meet many people, and one of them asks you.',
      ],
      [
        'Many would like to help, only not every Tuesday at seven.',
        'Often it is the time that does not suit, and not the task.',
      ],
    ],
    parts: [
      [
        ['Make the tasks smaller', 'Offer tasks in four sizes'],
        [
          'An hour, an afternoon, a month, a year.',
          'Nobody is afraid of an hour.',
          'Begin with the smallest.',
        ],
        'Four cards of different sizes',
      ],
      [
        ['Let people help at any hour', 'Offer something to do at home'],
        [
          'What could be done at night or on a train?',
          'For accounts, texts and cakes nobody has to come on a Tuesday.',
          'You can write a mail at ten at night.',
        ],
        'A laptop on a train table',
      ],
      [
        ['Ask what they would like to do', 'Ask what would be fun'],
        [
          'Some like to do what they do at work, and others anything but that.',
          'Perhaps the accountant would love to cook.',
          'Nobody has to do their job twice.',
        ],
        'A hand on a lighting desk',
      ],
    ],
    turn: [
      'And if somebody is tired, accept the no. It may be different in spring.',
      'And at seven in the morning, those with no time are there to unload.',
    ],
    asks: [
      'What size of task would fit in your week?',
      'What would you like to do if it did not have to be on a Tuesday?',
    ],
    ends: {
      p: 'Put a list of small tasks on your website.',
      f: 'An hour is an hour. Thank you for yours.',
      a: 'A smaller task, at a free hour, and somebody asks.',
      t: 'Half of the tasks can be done at any time and anywhere.',
      h: 'Try to get hold of a pensioner on a Thursday.',
      i: 'Your hour is not too little. Somebody needs it.',
      l: 'An hour between two other things.',
    },
    work: 'If firms give their people an hour a month to volunteer, they get it back in good mood.',
    myth: 'You need a lot of free time to volunteer',
    short: [
      'Many volunteers work and bring up a family. Usually only the right task is missing.',
      'Often it is busy people who help most.',
    ],
    keep: 'the next time you have an hour',
    send: 'somebody with a tea urn in the {boot|trunk}',
    own: [
      {
        about:
          'volunteers? (?:are )?(?:wanted|needed|meet|welcome|for)|helpers? (?:wanted|needed|welcome|for)|(?:looking for|need) (?:\\w+ )?(?:volunteers|helpers|drivers|coaches)|coaches wanted|join (?:us|in)|hours? a (?:week|month)|from home|one-off',
        kinds: ['offer', 'event', 'service', 'link', 'question'],
        lead: 'And what could you do here?',
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
    cover: 'The key to an empty hall',
    gist: [
      'You get the key to an empty hall for one day, with chairs, a kitchen and a stage. What would you do with it?',
      'A repair table, a long lunch, a dance in the afternoon: what does your town need for one day?',
    ],
    subject: ['You have the hall until midnight', 'An empty hall, and you'],
    hooks: {
      '*': [
        'Here is the key to a hall. It is yours until midnight. What do you do?',
        'Two hundred chairs, an old piano, a kitchen for eighty, and you. What now?',
        'An empty hall until midnight: what is your idea?',
      ],
      p: 'What would you do with an empty hall? It shows what your town needs.',
      f: 'Dream for a moment: a hall for one day, and no committee.',
      a: 'One hall, one day, one idea. Do it.',
      t: 'A room, a day, no money: what is your idea?',
      h: 'First idea for the hall: roller skating. Second idea, from the caretaker: none.',
      i: 'Many good things began with a key and a free Saturday.',
      l: 'Sun on the floor of an empty hall.',
    },
    lines: {
      '*': [
        'You get an empty hall for one day, with a kitchen and a stage. What happens in it?',
        'A repair table, a long lunch, a dance for people over eighty: what would you do with an empty hall?',
        'Ask at supper what you would do with an empty hall. Children know at once. It is a bouncy castle.',
        'Many halls are empty four days a week. Call and ask.',
      ],
      h: ['In the piano of the village hall one key is broken. It is surprising how much music needs it.'],
    },
    scene: [
      'A caretaker unlocks the hall, switches on the lights and says: "There you are." What now?',
      'On the wall of the hall it says: Monday gymnastics, Thursday choir. In between there is nothing.',
    ],
    why: [
      [
        'With a real room and a real day everybody has an idea.',
        '"What could one do?" makes people sigh. A key makes them think.',
      ],
    ],
    parts: [
      [
        ['One very long table', 'A dinner for everybody'],
        [
          'Each brings a dish, and sits next to somebody new.',
          'With a paper tablecloth and pencils.',
          'Nobody sits alone.',
        ],
        'A long table with paper cloth',
      ],
      [
        ['A day of repairs', 'A table for broken things'],
        [
          'Toasters, {trousers|pants}, bicycles. Some can, and others learn it.',
          'Most broken things only need a screw.',
          'With a sewing machine and tea.',
        ],
        'A toaster opened on a table',
      ],
      [
        ['A dance in the afternoon', 'Live music at four'],
        [
          'With cake, and a lift home.',
          'For everybody who is in bed by nine.',
          'Some have been waiting for it since the eighties.',
        ],
        'A dance floor in afternoon light',
      ],
      [
        ['Coffee and an open door', 'Nothing planned at all'],
        ['Let us see who comes.', 'And a sheet of paper: what next?', 'It has never stayed empty.'],
        'Two chairs by an open door',
      ],
    ],
    turn: [
      'Say it aloud. Perhaps somebody who reads it has the key.',
      'As long as it is swept, says the caretaker.',
    ],
    asks: ['What would happen in it, if it were up to you?', 'What does your town need?'],
    ends: {
      p: 'A day like that costs very little.',
      f: 'Tell us. Even if it is roller skating.',
      a: 'An idea, a date, a broom.',
      t: 'Ask about fire rules and insurance before you print the poster.',
      h: 'Whatever it is: the chairs have to be back by Monday.',
      i: 'Every place that we love was once an idea in an empty room.',
      l: 'The key turns, and the day begins.',
    },
    work: 'Does your firm have a canteen that is empty at weekends? Lend it out four times a year.',
    keep: 'a supper with people who have ideas',
    send: 'whoever has the key',
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
    only: '\\bhalls?\\b|community|village|choir|church|scouts?\\b|guides\\b|drama|theatre|dance|neighbou?r|parish|cent(?:re|er)\\b|residents',
  },
  {
    id: 'before-the-doors-open',
    format: 'checklist',
    again: 9,
    emoji: '🎪',
    tick: true,
    tags: ['OpenDay', 'EventPlanning', 'ClubLife'],
    title: ['One hour before an open day: a checklist for clubs', 'Open day checklist for the last hour'],
    cover: 'One hour before your open day',
    gist: [
      'Clear exits, change in the box, signs from the street, first aid, water, and somebody at the door. Then walk in once like a guest.',
      'In the last hour, walk from the bus stop to the toilet as if you had never been there. You see what is missing.',
    ],
    subject: ['Open day: walk in like a guest', 'The last hour before the doors open'],
    hooks: {
      '*': [
        'One hour to go. The cake is on the table, and the toilet is behind a door marked "private".',
        'Before your open day, pretend that you have never been here. What is missing?',
        'Go out, turn round, and come in like a guest. Do you find your way?',
      ],
      p: 'If you walk in like a guest, you see what is missing.',
      f: 'Nervous before your open day? Go out, and come in again.',
      a: 'Before you open: exits, signs, water, first aid, change.',
      t: 'Walk the way of a guest, and wherever you stop, put up a sign.',
      h: "There were nine stalls, two bands and a pony. The corkscrew was at Brian's.",
      i: 'Somebody comes for the first time today. Make it easy for them.',
      l: 'Swept, lit, and everything ready.',
    },
    lines: {
      '*': [
        'An hour before your open day, walk from the bus stop to the entrance. Wherever you are not sure, put up a sign.',
        'Before your event, say aloud who does first aid, and where the kit is.',
        'Before you open, try the emergency exits. Behind one of them there is always a pile of chairs.',
        'For your open day: change, {bin bags|trash bags}, tape, pen, scissors and corkscrew in one box under the table.',
      ],
      h: ['The pony was on time. It was the only one.'],
    },
    scene: [
      'Twenty minutes before the open day. The chairwoman goes out to the road, turns round and comes in. After ten steps she stops: where now?',
      'A father with {a pram|a stroller} stands in front of six steps. Round the corner there is a ramp, but there is no sign.',
    ],
    why: [
      [
        'You know the way, so you do not see that there is no sign.',
        'After three weeks of planning you no longer see what is missing.',
      ],
      [
        'And when you need first aid, nobody has time to look for it.',
        'What is needed quickly has to be in its place.',
      ],
    ],
    parts: [
      [
        ['Put up signs from the street', 'Show the way with arrows'],
        [
          'Entrance, ramp, toilets.',
          'From the bus stop and from the {car park|parking lot}.',
          'Follow your own signs once.',
        ],
        'An arrow on a lamp post',
      ],
      [
        ['Check that the exits open', 'Push every door'],
        ['And take away what stands in front.', 'Behind one of them is the piano.', 'And leave them free.'],
        'An emergency exit being opened',
      ],
      [
        ['Say who does first aid', 'Write the address next to the phone'],
        ['A name, a place, a number.', 'In a shock nobody remembers it.', 'Everybody should know who it is.'],
        'A first-aid kit on a desk',
      ],
      [
        ['Put out water', 'Find some shade and some chairs'],
        [
          'For guests, helpers and dogs.',
          'Older people will need a place to sit.',
          'In the shade, if there is any.',
        ],
        'Water jugs under a parasol',
      ],
      [
        ['Pack a box of small things', 'Tape, pen, scissors, change'],
        ['And the corkscrew.', 'Everybody will ask for it.', 'Under the table by the door.'],
        'A box of tools and tape',
      ],
      [
        ['Put somebody at the door', 'Have a friendly face at the entrance'],
        [
          'Five minutes before you open.',
          'The first guest should not meet a broom.',
          'With a smile and a programme.',
        ],
        'A person with programmes at a door',
      ],
    ],
    turn: ['Then take a breath. It will be fine.', 'What is still missing, nobody will notice.'],
    asks: [
      'What did you forget at your last event?',
      'What do you look for first when you come somewhere new?',
    ],
    ends: {
      p: 'For big events you need a safety plan as well.',
      f: 'Deep breath. It will be a nice afternoon.',
      a: 'Walk it, clear it, open.',
      t: 'Do it with {a pram|a stroller}. You will find twice as much.',
      h: 'One thing will be missing. It is usually the corkscrew.',
      i: 'Somebody thought of you before you came.',
      l: 'The door is open. Come in.',
    },
    work: 'Expecting visitors at your firm? Walk in once from the {car park|parking lot}, as a stranger.',
    caution: [
      'Events can need permits, insurance and safety measures, depending on place and size. Ask your authority early.',
      'Depending on size and place you may need permits, insurance and safety measures. Ask your authority in good time.',
    ],
    keep: 'the last hour before your event',
    send: 'whoever has the corkscrew',
    own: [
      {
        about: 'open day|fair|f[eê]te|festival|concert|show',
        kinds: ['event'],
        lead: 'When the doors are open here.',
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
    title: ['Summer fair: make a rain plan while the sun is shining', 'A rain plan for your outdoor event'],
    cover: 'Outdoor event? Make a rain plan',
    gist: [
      'Decide who says so, by when, what moves indoors, and how people hear of it. A rain plan fits on a card.',
      'One person decides on Friday at noon whether the fair is outdoors. Then nobody has to look at the sky.',
    ],
    subject: ['Who decides about the rain?', 'A rain plan on a card'],
    hooks: {
      '*': [
        'Nine people with nine weather apps are standing in a field. Who decides about the fair?',
        'A summer fair without a rain plan is a bet.',
        'Nine weather apps, nine forecasts, and your event is tomorrow.',
      ],
      p: 'For a rain plan you only have to agree who decides, and when.',
      f: 'Have you looked at the forecast again? Put your phone away, and make a rain plan.',
      a: 'Rain plan: one person, one time, one message.',
      t: 'A name, a time, a place under a roof, a message: four lines are a rain plan.',
      h: "App one says dry, app two says hail, and Gerald's knee says thunder.",
      i: 'Some of the best summer fairs were held in a barn.',
      l: 'Lanterns, and rain on the roof.',
    },
    lines: {
      '*': [
        'For your outdoor event, name one person who decides about the weather, and a time.',
        'A rain plan: what moves indoors, what do you leave out, what may get wet? It takes ten minutes.',
        'If there is thunder at your event: off the stage, out of the tents, under a solid roof.',
        'Is the fair indoors now? Say so on the website, at the gate, and on the phone.',
      ],
      h: ['The tug of war was held in the rain. For the first time both sides moved.'],
    },
    scene: [
      'Friday at noon. A woman looks out of the window, looks at her card and says into the phone: "Indoors." That is a rain plan.',
      'Forty people sit under a tarpaulin with soup and sing. It should have been a garden party. They still talk about it.',
    ],
    why: [
      [
        'As long as nobody decides, everybody does, and all the chairs are carried twice.',
        'Nothing is so tiring as carrying tables out and in and out.',
      ],
      ['When the sun shines you can think of everything.', 'When it rains, you only think of the speakers.'],
    ],
    parts: [
      [
        ['Name who decides, and when', 'Name one person for the weather'],
        [
          'On Friday at noon, for example.',
          'And then nobody argues, not even Gerald.',
          'And one who stands in for them.',
        ],
        'A card with a name and a time',
      ],
      [
        ['Make three lists', 'Decide what happens to each stall'],
        [
          'Indoors, left out, or may get wet.',
          'The pony may get wet. Ask the pony.',
          'It only takes ten minutes.',
        ],
        'Three short lists on a table',
      ],
      [
        ['Find a roof', 'Ask for a barn or a hall now'],
        [
          'In May it is easy. On Friday it is not.',
          'Perhaps the next club has one.',
          'Take a cake along when you ask.',
        ],
        'A barn with tables in it',
      ],
      [
        ['Write the message now', 'Decide how people hear of it'],
        [
          'Two texts: outdoors and indoors.',
          'And a sheet of paper for the gate.',
          'Then you only have to send it.',
        ],
        'A message ready on a phone',
      ],
    ],
    turn: ['And then the sun usually shines.', 'Have soup in any case.'],
    asks: ['What was your wettest summer fair?', 'Who decides about the weather in your club?'],
    ends: {
      p: 'Ask your insurance what counts as called off.',
      f: 'Bring a jacket, and a song.',
      a: 'A name, a time, three lists, a message.',
      t: 'Ask whoever lends you the tents how much wind they can take.',
      h: "Gerald's knee was right, by the way.",
      i: 'People remember how they all sat under one roof.',
      l: 'Rain on canvas, a lamp, and somebody begins to sing.',
    },
    work: "For your firm's summer party, one person with a card is worth more than a second tent.",
    caution: [
      'In thunder and strong wind safety decides, and not the programme. Clear tents and stages early.',
      'With thunder or high wind safety comes before everything. Clear tents and stages in time.',
    ],
    keep: 'the week before your summer event',
    send: 'everybody with a weather app',
    own: [
      {
        about: 'fair|f[eê]te|festival|garden party|open.?air',
        kinds: ['event'],
        lead: 'Keep your fingers crossed.',
      },
    ],
    pic: {
      ask: 'An umbrella beside bunting or a tent, before or after rain',
      alt: 'Wet bunting above a table with an umbrella',
    },
    claims: [['Decision points for weather; lightning and wind safety', 'event safety guidance']],
    only: '\\bfairs?\\b|f[eê]te|festival|open days?\\b|fun day|regatta|outdoor|tournament|picnic|garden party|fun run|sports day|summer (?:party|event|show)|gala|market day',
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
    cover: 'Clear out the club cupboard',
    gist: [
      'Everything out, three piles, one photo for the archive, and a label with a date on what stays. In every club cupboard there is a slide projector and a small treasure.',
      'Once a year open the big cupboard together. You will find four extension leads, nine tablecloths and the founding minutes.',
    ],
    subject: ['Who does this tuba belong to?', 'Nine tablecloths and the founding minutes'],
    hooks: {
      '*': [
        'At the very back of the club cupboard is a box: "do not throw away, Ernst". Nobody knows Ernst.',
        'When did you last see the back of your club cupboard?',
        'Nobody knows who Ernst was. His box has been in the club cupboard for thirty years.',
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
        ['Take everything out of the cupboard', 'Put it all in the corridor'],
        [
          'On the floor, in daylight. You cannot judge what you do not see.',
          'First photo: before. It will be talked about for years.',
          'There you see what it really is.',
        ],
        'Club things spread on a floor',
      ],
      [
        ['Make three piles', 'Sort it into three heaps'],
        [
          'Stays, goes to somebody who needs it, goes for good.',
          'A fourth pile called "let us see" is forbidden.',
          'A fourth one called "perhaps" is forbidden.',
        ],
        'Three piles with paper signs',
      ],
      [
        ['Keep the old papers and photos', 'Do not throw papers away'],
        [
          'Minutes, pictures, lists of members: dry, together, in a box.',
          'An archive or a museum nearby will often take them, or tell you how to keep them.',
          'A town archive is happy about them.',
        ],
        'Old photographs in a flat box',
      ],
      [
        ['Label boxes with a date', 'Write a date on what is left'],
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
      h: 'Ernst was the treasurer until nineteen seventy-one. It was in the minutes.',
      i: 'Those who tidy up find what others have left them.',
      l: 'An old banner, unrolled after forty years.',
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
