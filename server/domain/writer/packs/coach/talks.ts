// Beginning, asking, leaving off, and what happens in a first talk.
import type { Idea } from '../../library/idea.ts';

export const TALKS: readonly Idea[] = [
  {
    id: 'begin-before-you-feel-like-it',
    format: 'mistake',
    again: 8,
    emoji: '▶️',
    tags: ['GettingStarted', 'WorkTips', 'Habits'],
    title: ['Waiting for motivation? Begin with two minutes', 'How to start when you do not feel like it'],
    cover: 'Begin, then feel like it',
    wrong: 'Waiting until you feel like it',
    gist: [
      'Wanting to often comes after one has begun, and not before. So make the beginning tiny: shoes on, file open, one sentence. After two minutes you may stop. Mostly you will not.',
      'Whoever waits for the mood waits long. A start that is too small to refuse gets you past the door.',
    ],
    subject: ['Shoes on, file open', 'Too small to refuse'],
    hooks: {
      '*': [
        'You are waiting until you feel like it. It is waiting until you begin.',
        'Two minutes. Then you may stop. Nobody has to know how long it really was.',
      ],
      p: 'A small start is more dependable than a large resolution.',
      f: 'What have you been putting off? Do not do it. Just open it.',
      a: 'Two minutes. Begin.',
      t: 'Action changes mood as well as the other way round; lowering the first step makes the action likelier.',
      h: 'The running shoes have been by the door since March. They are well rested.',
      i: 'The way gets shorter from the first step on.',
      l: 'A desk cleared, a page, one line.',
    },
    lines: {
      '*': [
        'You need not feel like it. You need two minutes, a start that is small, and leave to stop again.',
        'Write down the very first act: not "tax", but "open the folder". One can do that while grumbling.',
        'Stop in the middle of a sentence in the evening. In the morning you know how to begin.',
        'Put what you need where you will trip over it. Shoes by the bed, the book on the pillow.',
      ],
      h: [
        'He only wanted to sort one drawer. It is two in the morning, and the {flat|apartment} is spotless.',
      ],
    },
    scene: [
      'A screen, a blinking line, and a kitchen that has never been cleaner.',
      'Somebody puts on running shoes, only to try them on, and comes back after half an hour with red cheeks.',
    ],
    why: [
      [
        'The thought of it is mostly worse than the thing.',
        'Before one begins, the whole of it stands in the door. Afterwards only the next bit.',
      ],
      ['Small successes make one want more of them.', 'A thing begun nags, and this once that is useful.'],
    ],
    parts: [
      [
        'Name the very first act',
        ['So small that it is a little ridiculous.', 'With a verb: open, lay out, dial.'],
        'A note with one verb',
      ],
      [
        'Give yourself two minutes',
        ['With a clock, and with honest leave to stop.', 'Whoever stops has still begun.'],
        'A kitchen timer',
      ],
      [
        'Put it in your way',
        ['What lies there gets done.', 'And what distracts goes into another room.'],
        'Shoes by a door',
      ],
    ],
    turn: [
      'Stopped after two minutes? Then that was today, and tomorrow again.',
      'And no speech to yourself beforehand. It only takes time.',
    ],
    asks: ['What are you putting off just now?', 'What is your two-minute trick?'],
    ends: {
      p: 'Begin small, and let it grow.',
      f: 'Go on. It is only two minutes.',
      a: 'Open it now.',
      t: 'If nothing gives joy for weeks, that is no lack of will: talk to a doctor.',
      h: 'The shoes have been seen outdoors.',
      i: 'Everything large was once two minutes.',
      l: 'One line, and then another.',
    },
    caution:
      'If for weeks you can hardly get yourself to do anything, please speak to a doctor. That is no matter of tricks.',
    keep: 'the thing you keep putting off',
    send: 'somebody with a very clean kitchen',
    own: [
      {
        kinds: ['service', 'offer', 'event'],
        about: 'habit|goal|getting started|procrastin|accountab|programme',
        lead: 'And for beginnings that want company.',
      },
    ],
    pic: { ask: 'The thing laid out for tomorrow', alt: 'Running shoes laid out beside a door' },
    claims: [['Action before motivation; small first steps', 'behavioural activation; habit research']],
  },
  {
    id: 'one-thing-i-could-do-better',
    format: 'tip',
    again: 9,
    emoji: '👂',
    tags: ['Feedback', 'Leadership', 'WorkTips'],
    title: [
      'How to ask for feedback that is worth something',
      '"Any feedback?" gets you "all fine". Ask for one thing',
    ],
    cover: 'Ask for one thing',
    gist: [
      '"Any feedback?" gets "no, all fine". "What is one thing that I could do otherwise next time?" gets an answer. Then say thank you, and nothing else.',
      'People do not like to criticise, but they like to advise. Ask about next time instead of last time, and keep quiet afterwards.',
    ],
    subject: ['"All fine", and what to ask instead', 'Then say nothing'],
    hooks: {
      '*': [
        '"Any feedback?" is a question to which everybody says "no, all fine".',
        'Would you like to know how you come across? Ask for one thing, and about next time.',
      ],
      p: 'A precise question brings a useful answer.',
      f: 'It takes courage, and gets easier with the second one.',
      a: 'One thing. Next time. Thank you.',
      t: 'Advice looks forward and names an act; evaluation looks back and names a person.',
      h: '"You asked", she said, after twenty minutes.',
      i: 'Whoever asks has already grown a little.',
      l: 'A pause, a breath, and an honest sentence.',
    },
    lines: {
      '*': [
        'Do not ask for feedback. Ask: "What is one thing that I could do better next time?"',
        'After an answer say only "thank you". Whoever explains will not be told anything again.',
        'Ask soon, while it is fresh, and ask somebody who was there.',
        'Three people who say the same thing have a point. One may just have had a bad day.',
      ],
      h: ['He thanked her for the feedback. It took three sentences and a "but".'],
    },
    scene: [
      'After the presentation, at the coffee machine: "And, how was it?" "Good, good." Both look into their cups.',
      'Somebody asks, and then really is silent. After four seconds comes the sentence that was worth the year.',
    ],
    why: [
      [
        'Nobody likes to hurt, so everybody is kind and vague.',
        'With a small, clear question one may be honest without being rude.',
      ],
      ['What comes next can be changed. What was cannot.', 'Advice makes the other an ally and not a judge.'],
    ],
    parts: [
      [
        'Ask for one thing',
        ['One, so that it can be thought of.', '"What would have made it clearer?" works as well.'],
        'Two cups on a high table',
      ],
      [
        'Ask about next time',
        ['It sounds like help and not like a mark.', 'And you can do something with it.'],
        'A page with an arrow',
      ],
      [
        'Say thank you and stop',
        ['No reasons, no "but".', 'Write it down, decide in the evening.'],
        'A notebook in a hand',
      ],
    ],
    turn: [
      'And tell them later what came of it. Then they will tell you more.',
      'You need not follow all of it. You need only hear it.',
    ],
    asks: ['Which piece of advice has helped you on?', 'Whom could you ask this week?'],
    ends: {
      p: 'One question, one habit.',
      f: 'Ask somebody kind first.',
      a: 'One thing, then thanks.',
      t: 'Note date, person and sentence: patterns show after five.',
      h: 'The "but" is working on itself.',
      i: 'To be told the truth is a present.',
      l: 'And you are a little freer.',
    },
    work: 'End your next meeting with one question to each person: what is one thing that we should do otherwise next time? Write the answers where all can see them, and begin the next meeting with what you changed.',
    keep: 'the minutes after your next talk',
    send: 'whoever always says "all fine"',
    own: [
      {
        kinds: ['service', 'offer', 'event'],
        about: 'feedback|leader|communicat|team|session|workshop',
        lead: 'And for whoever would like to practise it.',
      },
    ],
    pic: { ask: 'Two cups and an open notebook', alt: 'Two cups beside an open notebook' },
    claims: [
      [
        'Asking for advice yields more specific input than asking for feedback',
        'Yoon, Blunden, Kristal and Whillans, 2019',
      ],
    ],
  },
  {
    id: 'what-will-you-stop',
    format: 'question',
    again: 11,
    emoji: '🛑',
    tags: ['Priorities', 'WorkTalk', 'LifeBalance'],
    title: ['What would you like to stop doing?', 'A list of things to leave off: what is on yours?'],
    cover: 'What will you stop?',
    gist: [
      'Everybody asks what you are going to begin. More interesting: what could you leave off? A meeting, a newsletter, ironing {tea towels|dish towels}.',
      'Each yes is paid for with a no somewhere. Which thing would nobody miss if you simply stopped?',
    ],
    subject: ['Nobody would miss it', 'The other list'],
    hooks: {
      '*': [
        'Everybody asks what you would like to begin. What would you like to stop?',
        'Which of your duties would nobody miss, if it fell away tomorrow?',
      ],
      p: 'Leaving off makes room at no cost.',
      f: 'Somebody here has stopped folding socks. It is wonderful.',
      a: 'One thing. Stop it.',
      t: 'Time is the sum of habits; removing one frees it every week anew.',
      h: 'The report went out each Friday for nine years. Then it stopped. Nobody has written.',
      i: 'To let go is to choose as well.',
      l: 'A calendar with white in it.',
    },
    lines: {
      '*': [
        'What could you stop doing, and nobody would notice? Begin with that.',
        'Before you take on something new, name what it replaces. Otherwise it replaces sleep.',
        'Skip something once, quietly, and wait whether anybody asks. If not, you have your answer.',
        'A list of things that I no longer do: it gets more beautiful with the years.',
      ],
      h: ['She has left the group chat. The group chat has not noticed.'],
    },
    scene: [
      'A pen goes down the list of recurring meetings and stops at one of which nobody knows what it is for.',
      'On Sunday evening an ironing board stays in its corner, for the first time, and nothing happens.',
    ],
    why: [
      [
        'We add things easily and take them away hardly ever.',
        'Much of it was right once, and nobody has asked since.',
      ],
    ],
    parts: [
      [
        'What would nobody miss?',
        ['Be honest: not you either?', 'Small things count double.'],
        'A calendar page',
      ],
      [
        'What have you already left off?',
        ['And did anything happen?', 'Somebody here needs the encouragement.'],
        'An empty basket',
      ],
    ],
    turn: [
      'We collect them. Ironing is in the lead.',
      'Whoever stops something may do nothing in the time. That is the idea.',
    ],
    asks: ['What will you stop?', 'What do you no longer do, and never miss?'],
    ends: {
      p: 'Less is a decision.',
      f: 'Write it down, and cross it out.',
      a: 'Name it.',
      t: 'Hours a week, please.',
      h: 'The socks are free, and in pairs by chance.',
      i: 'Room is the beginning of everything.',
      l: 'And an hour that belongs to nobody.',
    },
    keep: 'a full week',
    send: 'whoever still irons {tea towels|dish towels}',
    pic: { ask: 'A list with crossed-out lines', alt: 'A list with several lines crossed out' },
    claims: [['People overlook subtracting', 'Adams et al. 2021 on subtractive changes']],
  },
  {
    id: 'what-happens-in-a-first-talk',
    format: 'behind',
    again: 9,
    emoji: '🪑',
    tags: ['Coaching', 'BehindTheScenes', 'GoodToKnow'],
    title: ['What happens in a first coaching session?', 'Coaching: what it is, and what it is not'],
    cover: 'The first talk',
    gist: [
      'No couch, no pep talk. Somebody asks, you think aloud, and at the end there is a next step in your own words. It is neither therapy nor advice from above.',
      'A first talk is there to find out whether the two of you fit, and what it is really about. It is allowed to end with no.',
    ],
    subject: ['No couch, no pep talk', 'It may end with no'],
    hooks: {
      '*': [
        'No couch, no pep talk: in a first coaching session mostly somebody asks, and waits.',
        'The first sentence is seldom what it is about. That comes after twenty minutes.',
      ],
      p: 'Knowing what awaits you makes the first step easier.',
      f: 'You need not be prepared. Bring yourself, and something to drink.',
      a: 'Question. Silence. Next step.',
      t: 'Aim, present state, options, next step: most methods move through these four in some order.',
      h: 'Nobody has to hug a tree. Trees may be hugged voluntarily.',
      i: 'To be listened to for an hour is rare.',
      l: 'Two chairs, a window, and time.',
    },
    lines: {
      '*': [
        'Coaching is a talk with somebody who asks well and wants nothing from you but clarity.',
        'Ask in a first talk: how do you work, how many sessions, what does it cost, and when is it over?',
        'A good coach also says when something else would help more: a doctor, a lawyer, a {holiday|vacation}.',
        'Everybody may call themselves a coach in many countries. Ask about training and experience.',
      ],
      h: ['"And what else?" is the whole training, says a coach with twenty years of it.'],
    },
    scene: [
      'On the chair by the window somebody says for the first time aloud what has been clear for a year.',
      'A pause, so long that one hears the clock. And then: "Well, to be honest ..."',
    ],
    why: [
      [
        'Alone one thinks in circles. Aloud one has to get to the end of a sentence.',
        'Those near us have an interest in the answer. A coach has none.',
      ],
      [
        'What one says oneself one is likelier to do.',
        "Good advice is soon forgotten, a decision of one's own is not.",
      ],
    ],
    parts: [
      [
        'First comes your question',
        ['As it is, crooked and too large.', 'It will change, and that is the work.'],
        'Two chairs by a window',
      ],
      [
        'Then somebody asks',
        ['Simple things, and again.', 'Silence is not awkward there. It is a tool.'],
        'A notebook on a knee',
      ],
      [
        'At the end stands a step',
        ['Small, with a date, in your own words.', 'Nobody checks it but you, unless you wish for it.'],
        'A line in a calendar',
      ],
    ],
    turn: [
      'And then you sleep on it, and decide whether you come again.',
      'If it does not feel right, it is not. Go on looking.',
    ],
    asks: ['What would you ask in a first talk?', 'What had you imagined it to be?'],
    ends: {
      p: 'A talk, a step, a decision of your own.',
      f: 'It is only a conversation. Really.',
      a: 'Ask, listen, act.',
      t: 'With depression, addiction or trauma the way leads to therapy: coaching is no treatment.',
      h: 'The tree has asked to be left out of it.',
      i: 'Sometimes an hour is where a year turns.',
      l: 'And one goes out lighter than one came.',
    },
    caution:
      'Coaching does not replace therapy or medical treatment. In a crisis turn to a doctor or a helpline.',
    keep: 'the evening before a first talk',
    send: 'somebody who is considering it',
    own: [
      {
        kinds: ['process', 'service', 'price', 'offer', 'policy'],
        about:
          '(?:first|free|intro\\w*|discovery) (?:talk|call|session|chat|meeting|hour)|chemistry|trial (?:talk|call|session)',
        lead: 'And this is how it begins here.',
      },
    ],
    pic: { ask: 'Your two chairs, before anybody comes', alt: 'Two chairs by a window' },
    claims: [['Process of coaching; limits to therapy', 'codes of coaching associations']],
  },
];
