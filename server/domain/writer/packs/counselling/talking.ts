// What a talking room is, how to find one, and what to expect of it.
import type { Idea } from '../../library/idea.ts';

export const TALKING: readonly Idea[] = [
  {
    id: 'what-do-i-say-first',
    format: 'answer',
    again: 9,
    emoji: '🪑',
    tags: ['FirstSession', 'Counselling', 'WhatToExpect'],
    title: [
      'First counselling session: what do I say?',
      'How to begin a first session when you do not know where to start',
    ],
    cover: 'What do I say first?',
    question: 'What do I say when I first sit down?',
    short: '"I do not know where to begin" is a beginning, and a very common one.',
    gist: [
      'Nobody needs a tidy story for a first session. What brought you now, what you hope for, and what you are afraid of in this room: any of the three opens it.',
      'A first session of counselling is also there for you to look at the counsellor. You may ask, be silent, go slowly, and decide afterwards.',
    ],
    subject: ['You need no tidy story', 'It may begin in the middle'],
    hooks: {
      '*': [
        'A first counselling session needs no prepared speech. It may begin in the middle.',
        'Most first sessions of counselling begin with a pause and a sentence that was not the rehearsed one.',
      ],
      pt: [
        'A first session serves to get to know each other, to name a concern, and to agree on how to work.',
        'A first conversation has few requirements, and a finished story is none of them.',
      ],
      fi: [
        'Have you been rehearsing what to say in a first session? You may leave the speech at home.',
        'You may simply say that all of this is new to you.',
      ],
      a: 'First session: come as you are, ask what you like, decide later.',
      h: 'Nobody has been asked about the couch in years. It is mostly an armchair.',
      l: 'A chair, a closed door, time.',
    },
    lines: {
      '*': [
        'Before a first counselling session, write one sentence on a scrap of paper: "I am here because". Then you have it if words go missing.',
        'In a first session you may ask questions too: how do you work, how often, what does it cost, what happens if it does not fit?',
        'Silence in a counselling room is not a mistake. It is often where the thinking happens.',
        'You need not tell everything at once to a counsellor. What you leave out today has time.',
      ],
      h: ['The tissues on the table have no opinion. They are simply there.'],
    },
    scene: [
      'Ten minutes early, you walk once more round the block and rehearse a sentence. Upstairs it has gone, and a different one comes out.',
      'Two chairs that do not quite face each other, a clock that both can see. Somebody says: "Start wherever you like."',
    ],
    why: [
      [
        'What matters seldom comes out in order. Sorting it is part of the work, and not a condition for it.',
        'A life is not a file. It may be told from any page.',
      ],
      [
        'Whether two people can work together shows in the conversation, and hardly in a brochure.',
        'Research points to the working relationship as one of the things that count, so it is fair to look at it closely.',
      ],
    ],
    parts: [
      [
        'Begin with why now',
        [
          'Something made you ring this month and not last year.',
          'The occasion is often easier to say than the reason.',
        ],
        'An empty chair by a window',
      ],
      [
        'Say what you are unsure about',
        [
          'That it feels odd, that you do not know whether it is bad enough: say it.',
          'Doubts about coming belong in the room as well.',
        ],
        'Two cups on a small table',
      ],
      [
        'Ask about the frame',
        [
          'Fee, length, cancellations, holidays, who else hears of it.',
          'A clear frame makes the talking freer.',
        ],
        'A notebook with a few questions',
      ],
      [
        'Take a night over it',
        [
          'You need not decide at the door.',
          'If it does not fit, a good counsellor will help you to look elsewhere.',
        ],
        'A coat on a hook in a hallway',
      ],
    ],
    turn: [
      'And then it is an hour that belongs to nobody else.',
      'The second time is easier: you know the stairs.',
    ],
    asks: [
      'What would you like to know before a first session?',
      'What makes it easier for you to talk about something hard?',
    ],
    ends: {
      pa: 'No script is needed.',
      fi: 'Bring yourself. The rest comes.',
      t: 'Occasion, hopes, frame, decision.',
      h: 'The armchair is rather comfortable, by the way.',
      l: 'Begin anywhere.',
    },
    keep: 'the evening before the first appointment',
    send: 'somebody who has been thinking about it for a while',
    own: [
      {
        kinds: ['process', 'policy', 'price', 'service', 'hours', 'offer'],
        about:
          'first (?:session|call|talk|appointment|meeting)|introductory|\\d+[- ]minutes?|fees?\\b|online',
        lead: ['How a beginning looks here.', 'And this is the frame here.'],
      },
    ],
    pic: {
      ask: 'Your room without people: two chairs and light',
      alt: 'Two armchairs in a quiet, light room',
    },
    claims: [
      [
        'A first session is used to get acquainted, name concerns and agree the frame',
        'information of professional bodies of counselling',
      ],
      [
        'The working alliance is related to outcome',
        'psychotherapy research, meta-analyses; said with caution',
      ],
    ],
  },
  {
    id: 'counsellor-psychologist-psychiatrist',
    format: 'glossary',
    again: 10,
    emoji: '📖',
    tags: ['MentalHealthWords', 'WhoIsWho', 'Counselling'],
    title: [
      'Counsellor, psychologist, psychiatrist: who does what?',
      'Psychiatrist or psychotherapist? The words explained in a line each',
    ],
    cover: 'Who is who?',
    gist: [
      'A psychiatrist is a doctor, a psychologist has studied the mind, a psychotherapist has trained in a method, and a counsellor works with talk on a concern. Titles differ by country.',
      'Four words that are often mixed up, a line for each, and the question that helps everywhere: in which register can I find you?',
    ],
    subject: ['Four words, a line each', 'Where are you registered?'],
    hooks: {
      '*': [
        'Psychologist, psychiatrist, psychotherapist, counsellor: four words that get mixed up daily.',
        'Who does what in talking therapies? A line for each, and one question for all.',
      ],
      pt: [
        'Which titles are protected by law differs from country to country, so a register is worth a look.',
        'The professions overlap in their talking and differ in training and powers.',
      ],
      fi: [
        'Have you ever nodded when somebody said "psychiatrist" and wondered what the difference is?',
        'So many titles on one page. Which door is the one to knock on?',
      ],
      a: 'Ask everybody the same: trained in what, registered where, supervised by whom?',
      h: 'All four are asked at parties whether they are analysing everybody. None of them is. It is Saturday.',
      l: 'Four words, set in order.',
    },
    lines: {
      '*': [
        'A psychiatrist is a medical doctor and can prescribe. A psychotherapist mostly works with conversation.',
        'Before choosing a therapist, look for the name in the register of the professional body. It takes a minute.',
        'Which titles in counselling are protected depends on the country. A register tells you more than a door plate.',
        'Supervision means that a counsellor regularly talks over the work with an experienced colleague. You may ask about it.',
      ],
      h: ['And a life coach at a party analyses everybody. That is how you can tell.'],
    },
    scene: [
      '"You should see somebody," says a friend. Somebody: that is where the search begins, with nine titles on the first page.',
      'On the door plate are two lines of letters behind a name. They mean something, and one may ask what.',
    ],
    why: [
      [
        'The titles sound alike, and the ways to them are quite different.',
        'Each is a training of its own, and some are two.',
      ],
      [
        'Knowing the words makes the first phone call shorter.',
        'Who can name what they look for is sent to the right door sooner.',
      ],
    ],
    parts: [
      [
        'Psychiatrist',
        [
          'A medical doctor for mental illness, who can also prescribe.',
          'Somebody with a medical degree and specialist training; medicines belong to this profession.',
        ],
        'A doctor in conversation at a desk',
      ],
      [
        'Psychologist',
        [
          'Somebody with a degree in psychology; clinical psychologists work with patients.',
          'A person who has studied mind and behaviour, in clinics, schools, firms and research.',
        ],
        'A bookshelf beside a chair',
      ],
      [
        'Psychotherapist',
        [
          'Trained for years in a method of talking therapy, often with a basic profession before it.',
          'Somebody who works in depth, by conversation, mostly over some time.',
        ],
        'Two chairs and a lamp',
      ],
      [
        'Counsellor',
        [
          'Works by talking on a concern such as loss, change or conflict, often in fewer sessions.',
          'A trained listener for a stretch of life that has become difficult.',
        ],
        'Two cups on a low table',
      ],
    ],
    turn: [
      'If it is the wrong door, a good one sends you on to the right one.',
      'The register is public, and asking is normal.',
    ],
    asks: [
      'Which of these words have you mixed up before?',
      'Which question would you ask before a first appointment?',
    ],
    ends: {
      pa: 'Training, register, supervision.',
      fi: 'You may ask all of it. It is your hour.',
      t: 'Titles vary by law; registers are public.',
      h: 'It is still Saturday.',
      l: 'A name, and what stands behind it.',
    },
    caution: 'Titles and what each profession may do are settled by law, and not in the same way everywhere.',
    keep: 'the next time somebody asks',
    send: 'somebody who is looking for the right door',
    own: [
      {
        kinds: ['proof', 'people', 'service', 'process'],
        about: 'regist|accredit|member of|train|qualif|degree|supervis',
        lead: 'And who works here.',
      },
    ],
    pic: {
      ask: 'Your door plate or your certificates, readable',
      alt: 'A plain door plate beside an entrance',
    },
    claims: [
      [
        'Distinctions of the professions; protection of titles varies by country',
        'information of health services and professional bodies',
      ],
    ],
  },
  {
    id: 'is-it-bad-enough',
    format: 'myth',
    again: 9,
    emoji: '⚖️',
    tags: ['WhenToTalk', 'Counselling', 'TalkingHelps'],
    title: [
      'Is it bad enough for counselling? Why the question misleads',
      '"Others have it worse": may I go to counselling all the same?',
    ],
    cover: 'It need not be bad enough',
    myth: 'Others have it worse, so I have no right to help',
    short:
      'Help is not handed out by rank. It is enough that something weighs on you and does not get lighter.',
    gist: [
      'Many put off counselling because others have it worse. A counselling room has no entrance exam. It is a fair reason that you keep turning the same thing over alone.',
      'People go to counselling for a grief, a decision, a quarrel that repeats itself. None of it has to be a catastrophe.',
    ],
    subject: ['There is no entrance exam', 'Others have it worse?'],
    hooks: {
      '*': [
        '"Others have it so much worse." It is a sentence that keeps many people from talking to anybody.',
        'Nobody has to qualify for counselling by suffering enough.',
      ],
      pt: [
        'Counselling is open to concerns of ordinary life: loss, change, conflict, decisions.',
        'Whether a talk is worthwhile does not depend on how others are doing.',
      ],
      fi: [
        'Would you tell a friend that their worry is not large enough? There you are.',
        'You would tell a friend to go and talk to somebody. You may listen to that as well.',
      ],
      a: 'It need not be an emergency to be worth talking about.',
      h: 'Nobody waits with toothache until somebody somewhere has a worse tooth.',
      l: 'What is heavy may be put down, whatever it weighs.',
    },
    lines: {
      '*': [
        'Counselling is not reserved for catastrophes. A decision that you have been circling for a year is a fair reason.',
        'Comparing your load with that of others does not make it lighter. It only adds shame to it.',
        'A useful question before counselling: what would I do with the strength that this is costing me?',
        'Some come to counselling for three sessions and one decision. That is a whole piece of work.',
      ],
      h: [
        '"I do not want to bother anybody," says the caller, to somebody whose calendar has a space with exactly that name.',
      ],
    },
    scene: [
      'You have had the number in your phone since spring. Each time you think: for something like that?',
      'On the train two people talk about their sleep. "But it is nothing, compared with others," says one, and looks out of the window.',
    ],
    why: [
      [
        'Worries have no common unit. What one person carries easily keeps another awake.',
        'Weight depends on the load, on the road, and on who else is carrying.',
      ],
      ['What is talked over early has often grown less.', 'A path is easier to correct on the first mile.'],
    ],
    parts: [
      [
        'Ask how long',
        [
          'A bad week is a bad week. If it has been the same for months, that says something.',
          'Duration is a better measure than drama.',
        ],
        'A calendar on a wall',
      ],
      [
        'Ask what it keeps you from',
        ['Sleep, work, friends, what used to be fun.', 'It counts when life gets narrower around it.'],
        'An unused bicycle in a hallway',
      ],
      [
        'Ask who knows about it',
        [
          'If the honest answer is nobody, that alone is reason enough to talk to somebody.',
          'It need not be a professional at first. One person will do.',
        ],
        'Two people on a bench',
      ],
    ],
    turn: ['A conversation obliges you to nothing.', 'It can be a short conversation. Some are enough.'],
    asks: [
      'What helps you to talk about something before it gets large?',
      'Who was the first person you told something difficult?',
    ],
    ends: {
      pa: 'Weight is no matter of rank.',
      fi: 'Talk to somebody. It need not be today. It may be.',
      t: 'Duration, interference, isolation.',
      h: 'The tooth agrees.',
      l: 'It may simply be put down.',
    },
    caution:
      'In acute danger, or if somebody does not want to live any more, do not wait for an appointment: call the emergency number or a crisis line.',
    keep: 'an evening on which you wonder',
    send: 'somebody who always asks about others first',
    own: [
      {
        kinds: ['service', 'audience', 'process', 'price'],
        about:
          'grief|\\bloss\\b|couples?|anxiety|depress|burnout|stress|relationship|trauma|sliding|low.?cost|reduced',
        lead: 'What people come here with.',
      },
    ],
    pic: { ask: 'A quiet bench or chair in soft light', alt: 'An empty bench in soft morning light' },
    claims: [
      [
        'Counselling is offered for life problems, not only for illness',
        'definitions of professional bodies',
      ],
    ],
  },
  {
    id: 'listen-without-mending',
    format: 'howto',
    again: 9,
    emoji: '👂',
    tags: ['ListeningSkills', 'BeingThere', 'TalkingHelps'],
    title: [
      'How to listen to a friend without trying to fix it',
      'A friend tells you something hard: what helps, and what to leave out',
    ],
    cover: 'Listen without mending',
    gist: [
      'Ask whether they want advice or an ear, sit beside rather than opposite, leave pauses, say back what you heard, and resist "at least". Nothing has to be solved by midnight.',
      'Most of us listen in order to answer. One can also listen in order to understand, and it is mostly quieter.',
    ],
    subject: ['Ear or advice?', 'Leave out "at least"'],
    hooks: {
      '*': [
        'A friend tells you something hard. Before you answer, ask: would you like advice, or an ear?',
        'The two words that end most good conversations are "at least".',
      ],
      pt: [
        'Being heard helps people to order their thoughts, while quick advice often ends the talk.',
        'A question about what is wanted prevents most well-meant misunderstandings.',
      ],
      fi: [
        'Have you ever told somebody of a worry and got a solution that you had not asked for?',
        'The phone rings, somebody is crying, and you want to do it right.',
      ],
      a: 'Listening: ask, wait, say it back, do not fix.',
      h: 'Half of us are already typing the answer while the other one is still breathing in.',
      l: 'To stay, and to leave a silence whole.',
    },
    lines: {
      '*': [
        '"Do you want advice or an ear?" saves many a conversation between friends.',
        'Count to four after somebody has finished speaking. The important thing often comes on three.',
        'Difficult talks go better side by side: on a walk, in the car, over the washing-up.',
        'Leave out "at least". It is meant as comfort and arrives as "it is not so bad".',
      ],
      h: ['"I know just how you feel" is rarely followed by anything about how you feel.'],
    },
    scene: [
      'On the phone she cries, and you already have three tips ready. You bite on a biscuit instead. It turns out to be the right thing.',
      'Two people walk along the canal. For half a mile nobody says anything, and that is when it comes.',
    ],
    why: [
      [
        'Advice tells people what you would do. They wanted to find out what they themselves think.',
        'Whoever is still sorting cannot use a label yet.',
      ],
      [
        'To be understood calms, even where nothing has changed.',
        'Two people with the same problem have a smaller one each.',
      ],
    ],
    parts: [
      [
        'Ask what is wanted',
        [
          'An ear, a hand, or a plan: they are three evenings.',
          'People know it surprisingly well when asked.',
        ],
        'Two mugs on a kitchen table',
      ],
      [
        'Sit or walk beside',
        ['Eyes that need not meet make words easier.', 'That is why so much is said in cars.'],
        'Two people walking side by side',
      ],
      [
        'Leave the pause',
        ['It feels long only to you.', 'Silence is the most polite question there is.'],
        'A quiet kitchen in the evening',
      ],
      [
        'Say back what you heard',
        [
          '"So the worst of it is the waiting?" If it is wrong, they will put it right.',
          'In your own words, and with a question mark.',
        ],
        'A hand resting on a table',
      ],
      [
        'Ask again next week',
        ['"How was Tuesday?" shows that you kept it.', 'One line is enough.'],
        'A short message on a phone',
      ],
    ],
    turn: [
      'You need not have an answer. You were the answer for an hour.',
      'Advice keeps. A moment in which somebody wants to talk does not.',
    ],
    asks: [
      'Who listens to you best, and what does that person do?',
      'Which well-meant sentence makes you fall silent?',
    ],
    ends: {
      pa: 'First understand, and then perhaps advise.',
      fi: 'And if an answer is already on your tongue, bite on a biscuit.',
      t: 'Ask, pause, reflect, follow up.',
      h: 'The typing indicator has been switched off.',
      l: 'To stay, and say little.',
    },
    caution:
      'If a friend speaks of not wanting to live, take it seriously, stay with them, and call a crisis line or the emergency number together.',
    work: 'The same question works in a one-to-one at work. "Would you like me to listen, to help, or to decide?" Three roles, and most meetings fail because nobody chose one.',
    keep: 'the next long phone call',
    send: 'somebody who is good at this',
    pic: {
      ask: 'Two mugs on a kitchen table by a window',
      alt: 'Two mugs on a kitchen table in window light',
    },
    claims: [
      ['Active listening: reflecting, pauses, open questions', 'textbook of communication'],
      [
        'Taking suicidal talk seriously and staying with the person',
        'advice of crisis lines and health services',
      ],
    ],
  },
  {
    id: 'behind-the-closed-door',
    format: 'behind',
    again: 10,
    emoji: '🚪',
    tags: ['Confidentiality', 'BehindTheScenes', 'Counselling'],
    title: ['What a counsellor does between two sessions', 'Why a counselling hour has fifty minutes'],
    cover: 'The ten minutes in between',
    gist: [
      'A window is opened, a note is written, a chair is moved back. Ten minutes between two people in which one story is put away so that the next one finds room.',
      'Part of counselling happens when nobody is there: airing, noting, thinking it over with a supervisor, and learning.',
    ],
    subject: ['Ten minutes and a window', 'Why the hour has fifty minutes'],
    hooks: {
      '*': [
        'Why many counselling hours have fifty minutes: the other ten have a job as well.',
        'Between two sessions a counsellor opens the window. It is more than air.',
      ],
      pt: [
        'Notes, supervision and further training are part of the work, and happen outside the session.',
        'Preparation, notes and supervision make up a part of each hour of counselling.',
      ],
      fi: [
        'Have you wondered what happens in the room after the door has closed behind you?',
        'What happens in those ten minutes after you have gone? Nothing secret.',
      ],
      a: 'Air, note, breath, next. That is the ten minutes.',
      h: 'No, it is not for talking about you in the kitchen. There is one kettle and it is sworn to secrecy.',
      l: 'A window, a breath, a chair that is moved back.',
    },
    lines: {
      '*': [
        'Fifty minutes of counselling, ten minutes for notes and air: that is how the hour adds up.',
        'Counsellors have somebody to talk to as well: in supervision they go over their work, without names.',
        'Two doors, no waiting room, or ten minutes between: many practices see to it that clients do not meet.',
        'Confidentiality in counselling has limits, for instance where somebody is in danger. They are explained at the start. If not, ask.',
      ],
      h: ['The pot plant in the practice has heard everything and says nothing. It is the senior partner.'],
    },
    scene: [
      'Ten to eleven. The door closes, steps on the stairs, and in the room the air still stands. A hand opens the window.',
      'A pen, four lines in a locked folder, a sip of cold tea. Then the bell.',
    ],
    why: [
      [
        'Each story deserves a listener who is not still in the last one.',
        'To be all there for one person, one has to have left the other.',
      ],
      [
        'Whoever works with people alone in a room needs somebody who looks over the work.',
        'Supervision is to a counsellor what a second pair of eyes is to a pilot.',
      ],
    ],
    parts: [
      [
        'The window is opened',
        [
          'Air, sound from the street, weather: the world comes back in.',
          'A room can be rinsed like a glass.',
        ],
        'An open window with a curtain',
      ],
      [
        'A few lines are noted',
        [
          'As much as is needed, kept locked, and according to rules.',
          'A thread for next week, so that you need not repeat yourself.',
        ],
        'A closed notebook and a key',
      ],
      [
        'The chairs go back',
        [
          'The same place each week: it is a small thing that many notice.',
          'What stays the same in a room lets other things move.',
        ],
        'A hand straightening an armchair',
      ],
      [
        'Now and then, supervision',
        ['An experienced colleague asks what was overlooked.', 'No names, and plain questions.'],
        'Two people at a table with notebooks',
      ],
    ],
    turn: ['Then it is on the hour, and the room is yours.', 'What looks like a break is part of the work.'],
    asks: [
      'What helps you to finish one thing before the next?',
      'What would you like to know about how a counsellor works?',
    ],
    ends: {
      pa: 'The frame holds what is said in it.',
      fi: 'Ten minutes would do all of us good, by the way.',
      t: 'Notes, supervision, confidentiality and its limits.',
      h: 'The kettle has nothing to add.',
      l: 'Air, and then you.',
    },
    work: 'Ten minutes between two meetings would change most working days: window, one line of notes, breath. Calendars can be set to do that by themselves.',
    keep: 'a day with too many appointments',
    send: 'somebody who goes from one thing straight into the next',
    own: [
      {
        kinds: ['process', 'policy', 'place', 'proof'],
        about: 'confiden|supervis|entrance|waiting room|step.free|quiet',
        lead: 'And how it is here.',
      },
    ],
    pic: { ask: 'The open window of your room', alt: 'An open window in a quiet room' },
    claims: [
      [
        'Sessions of fifty minutes, supervision, notes, limits of confidentiality',
        'usual practice and codes of professional bodies',
      ],
    ],
  },
  {
    id: 'walk-or-table',
    format: 'either',
    again: 9,
    emoji: '🚶',
    tags: ['TalkingHelps', 'ThisOrThat', 'EverydayMind'],
    title: [
      'Where do you talk best: on a walk or at the kitchen table?',
      'Difficult conversations: better outdoors or at home?',
    ],
    cover: 'On a walk, or at the table?',
    gist: [
      'Some can only speak of what matters when they are walking. Others need a table, a cup and a lamp. Where do words come to you?',
      'Side by side outdoors, or face to face in the kitchen: two places where words come out that nobody had planned.',
    ],
    subject: ['Walking or sitting?', 'Where do words come to you?'],
    hooks: {
      '*': [
        'For a difficult conversation, would you choose a path or a kitchen table?',
        'Some conversations need feet. Others need a table.',
      ],
      pt: [
        'The setting changes what can be said, and it costs nothing to choose it.',
        'A change of setting can be worth more than a better argument.',
      ],
      fi: [
        'Think of the last really good talk you had. Where was it?',
        'You need to talk about something. Where would you like to do it?',
      ],
      a: 'Walk or table: choose the place before the subject.',
      h: "A third group talks only at one in the morning in somebody else's kitchen, coat already on.",
      l: 'A path, or a lamp. Then words.',
    },
    lines: {
      '*': [
        'A path through a park or a lamp over a table: where do hard words come more easily to you?',
        'Walking has an advantage in difficult talks: silence does not feel like silence.',
        'A table has an advantage in difficult talks: nobody can walk faster.',
        'If a conversation does not get going, change the place before you change the subject.',
      ],
      h: ['The best talks take place at the front door, after "well, I should be going".'],
    },
    scene: [
      'They have been sitting opposite each other for an hour. On the way to the bus it comes, all at once, between two street lamps.',
      'The dishwasher hums, somebody turns off the big light, and only then does she say it.',
    ],
    why: [
      [
        'Bodies that move side by side need not look at each other, and that makes room.',
        'A place has a tempo, and words take it on.',
      ],
    ],
    parts: [
      [
        'On a walk',
        [
          'Nobody has to hold a gaze, and the path gives the next sentence.',
          'You can stop for a dog when it gets too much.',
        ],
        'Two pairs of shoes on a path',
      ],
      [
        'At the table',
        ['Something warm in the hand, a lamp, and nobody else.', 'What is said there is meant to stay.'],
        'A lamp over a kitchen table',
      ],
    ],
    turn: ['Either way, leave the phone in the coat.', 'Ask the other person where they would like to.'],
    asks: ['Path or table: which is easier for you?', 'Where was the last good conversation you had?'],
    ends: {
      pa: 'Choose the place, then the words.',
      fi: 'And the car counts as well. Much has been said in cars.',
      t: 'Setting first, content second.',
      h: 'Take your coat off. It is getting good.',
      l: 'Lamp, or path.',
    },
    keep: 'a talk that you keep putting off',
    send: 'the person with whom you talk best',
    own: [
      {
        kinds: ['service', 'place', 'process'],
        about: 'walk|outdoor|online|video|in person|phone',
        lead: 'Where one can talk here.',
      },
    ],
    pic: { ask: 'Two pairs of shoes on a path, or two cups at a table', alt: 'Two pairs of shoes on a path' },
    claims: [['Setting affects conversation', 'common experience']],
  },
  {
    id: 'the-week-on-a-page',
    format: 'tip',
    again: 9,
    emoji: '📝',
    tags: ['Journaling', 'EverydayMind', 'SmallSteps'],
    title: [
      'Thoughts going round at night? Put them on paper by the bed',
      'Lying awake with a full head? Try a pencil by the bed',
    ],
    cover: 'Park it on paper',
    gist: [
      'Thoughts that go round in bed are often errands and worries that are afraid of being forgotten. Write each down in half a line, with when you will look at it, and put the page away.',
      'A to-do list before bed helped people in one sleep study to fall asleep a little sooner. It costs a pencil.',
    ],
    subject: ['Give your thoughts a car park', 'Half a line before bed'],
    hooks: {
      '*': [
        'Thoughts going round in bed? Give them a place on paper, outside your head.',
        'A pencil by the bed is a car park for thoughts.',
      ],
      pt: [
        'In a small sleep study, writing a list for tomorrow shortened the time to fall asleep by some minutes.',
        'Unfinished tasks occupy the mind until they have been given a place.',
      ],
      fi: [
        'Do you also remember the dentist, the tax form and that sentence from last year at half past one?',
        'It is late, you are tired, and your head is holding a meeting.',
      ],
      a: 'Write it down, write when, lights out.',
      h: 'At two in the morning every thought believes that it is the chair of the meeting.',
      l: 'A page, half full, closed.',
    },
    lines: {
      '*': [
        'Put paper and pencil by the bed, and not the phone. The phone has answers, and that is the trouble.',
        'Write down the thought and a time: "call the landlord, Tuesday at ten". Then your head may let go of it.',
        'Worry gets fifteen minutes a day, at four, in a chair. In bed you can tell it: tomorrow at four.',
        'If you have lain awake for a while, get up, sit somewhere dim, and go back when you are sleepy.',
      ],
      h: ['What you wrote at two in the morning reads at eight: "BULBS". It was urgent.'],
    },
    scene: [
      'Half past one. The ceiling, the fridge, and somewhere behind the eyes a list that begins again at the top.',
      'You switch on the small lamp, write four words, switch it off. Oddly, it is quieter.',
    ],
    why: [
      [
        'What is unfinished keeps coming back to mind. A note tells the mind that somebody has taken it over.',
        'The head repeats what it fears to lose. Paper does not lose it.',
      ],
      [
        'A worry with an appointment is a worry with an end.',
        'At four in the afternoon most things have shrunk.',
      ],
    ],
    parts: [
      [
        'Write in half lines',
        ['No essay: "insurance", "Mum, Sunday", "that talk with J".', 'Ugly writing is fine. It is for you.'],
        'A pencil and a small pad on a bedside table',
      ],
      [
        'Put a time beside it',
        ['When you will deal with it, or look at it again.', 'Otherwise it is only a list of fears.'],
        'A line with a day beside it',
      ],
      [
        'Close the page',
        ['Put it in the drawer, and the pencil on top.', 'A lid helps, even one of paper.'],
        'A closed notebook in a drawer',
      ],
    ],
    turn: ['Tomorrow you will cross out half of it.', 'What is on paper need not be held in the head.'],
    asks: ['What goes round in your head at night?', 'What helps you to switch off in the evening?'],
    ends: {
      pa: 'Out of the head, onto the page, with a time.',
      fi: 'Sleep well. The list can wait.',
      t: 'Externalise, schedule, close.',
      h: 'The meeting has voted to go to sleep.',
      l: 'A page, and the dark.',
    },
    caution:
      'Sleep that stays bad for weeks, or comes with low mood, is a matter for a doctor or a therapist. A pencil does not replace them.',
    keep: 'the next night with a long list',
    send: 'somebody who is awake at two',
    pic: {
      ask: 'A small pad and a pencil on a bedside table',
      alt: 'A small pad and pencil on a bedside table',
    },
    claims: [
      [
        'Writing a to-do list before bed shortened sleep onset by several minutes in a small laboratory study',
        'Scullin et al., published in a psychology journal',
      ],
      ['Scheduled worry time and leaving the bed when awake', 'usual elements of sleep and worry programmes'],
    ],
  },
];
