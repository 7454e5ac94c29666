// Small things that help people decide, begin, speak up and stop.
import type { Idea } from '../../library/idea.ts';

export const STEPS: readonly Idea[] = [
  {
    id: 'when-then',
    format: 'tip',
    again: 8,
    emoji: '👟',
    tags: ['Habits', 'SmallSteps', 'GettingStarted'],
    title: [
      'How to start what you keep putting off: when, then',
      'A plan in one sentence: when this happens, I do that',
    ],
    cover: 'When this, then that',
    gist: [
      '"I want to write more" rarely happens. "When I have poured the coffee, I write one line" does more often: tie the new thing to something that happens anyway.',
      'A resolution names a wish. A plan names the moment. Put the moment into the sentence, and make the step small.',
    ],
    subject: ['One sentence with "when" in it', 'A moment beats a wish'],
    hooks: {
      '*': [
        'A resolution without a moment is a wish. Add the word "when".',
        'You do not lack will. You lack a "when".',
      ],
      p: 'Plans that name a moment are carried out markedly more often than good intentions.',
      f: 'Take the thing that you have put off the longest. When will you do it, exactly?',
      a: 'When this happens, I do that. Write it down.',
      t: 'Psychologists call them implementation intentions: a cue is tied to an act, so that the situation does the remembering.',
      h: 'He meant to start on Monday. It did not say which.',
      i: 'Large changes mostly begin with something as small as a line.',
      l: 'One cup, one page, one quiet line.',
    },
    lines: {
      '*': [
        'Turn a wish into a plan: "When I have poured the coffee, I write one line." A moment, an act, small.',
        'Make the first step so small that it is silly not to do it. Shoes by the door counts.',
        'If you miss a day, the next one counts. Missing once is life, missing twice is a new habit.',
        'Tie the new thing to an old one: after brushing teeth, after parking, after closing the laptop.',
      ],
      h: ['The running shoes stood by the door for a month. They have seen a lot of deliveries.'],
    },
    scene: [
      'On the fridge hangs a note: "more exercise". It has yellowed.',
      'The kettle boils, and while it does somebody writes one line, and has done so since March.',
    ],
    why: [
      [
        'What has no moment gets pushed to later, and later has no moment either.',
        'A cue in the day saves us from having to decide anew each time.',
      ],
      [
        'Small steps are done on bad days, too, and it is those that count.',
        'Whoever has begun mostly goes on a little.',
      ],
    ],
    parts: [
      [
        'Choose a fixed moment',
        ['Something that happens every day in any case.', 'Coffee, the bus, the key in the door.'],
        'A cup beside a notebook',
      ],
      [
        'Make the step very small',
        ['One line, one call, one drawer.', 'Two minutes at most, to begin with.'],
        'A single line on a page',
      ],
      [
        'Write the sentence down',
        [
          '"When ..., then I ..." on a card where you see it.',
          'Read it aloud once. It sounds odd, and it sticks.',
        ],
        'A card on a mirror',
      ],
    ],
    turn: [
      'In a week you know whether the moment was the right one. If not, take another.',
      'After some weeks nobody has to remind you.',
    ],
    asks: ['What would your sentence be?', 'What have you put off for the longest?'],
    ends: {
      p: 'One sentence, one week, then look again.',
      f: 'Write it down now, while you think of it.',
      a: 'When. Then. Go.',
      t: 'The effect has been found in many studies, and it is largest where starting is the difficulty.',
      h: 'Monday has been asked for its surname.',
      i: 'You are closer to beginning than you think.',
      l: 'And the pencil moves.',
    },
    keep: 'the next Sunday evening with resolutions',
    send: 'whoever starts on Monday',
    own: [
      {
        kinds: ['service', 'offer', 'process', 'event'],
        about: 'habit|goal|plan|session|coaching|(?<!our |own |my |the |in a )workshops?\\b',
        lead: 'For whoever would like company with it.',
      },
    ],
    pic: {
      ask: 'A card with one sentence, beside your cup',
      alt: 'A card with a handwritten sentence beside a cup',
    },
    claims: [
      ['Implementation intentions raise follow-through', 'Gollwitzer and Sheeran 2006, meta-analysis'],
    ],
  },
  {
    id: 'coach-or-therapist',
    format: 'glossary',
    again: 9,
    emoji: '🧭',
    tags: ['Coaching', 'GoodToKnow', 'GettingHelp'],
    title: ['Coach, therapist, mentor, consultant: who does what?', 'Do I need a coach or a therapist?'],
    cover: 'Who helps with what?',
    gist: [
      'A coach asks, a consultant advises, a mentor has walked the road, and a therapist treats. Knowing which one you need saves months.',
      'For a decision a coach may be right, for a plan a consultant, for experience a mentor. For illness or deep distress it is a doctor or a therapist.',
    ],
    subject: ['Asks, advises, shares, treats', 'Four people, four tasks'],
    hooks: {
      '*': [
        'A coach asks, a consultant advises, a mentor shares, a therapist treats. Which one do you need?',
        'Four professions sit on a chair opposite you, and they do four different things.',
      ],
      p: 'The right kind of help begins with knowing the difference.',
      f: 'Not sure whom to ask? Nearly nobody is.',
      a: 'Ill: doctor or therapist. Stuck: coach.',
      t: 'In most countries "coach" is not a protected title, so ask for training, experience and who supervises them.',
      h: 'A friend does all four, for cake, and with bias.',
      i: 'To look for help is a strong thing to do.',
      l: 'Two chairs, a window, and time.',
    },
    lines: {
      '*': [
        'A coach helps you think, a consultant tells you what they would do. Ask which of the two you are paying for.',
        'Anyone may call themselves a coach in most countries. Ask about training, supervision, and what they do not do.',
        'If sleep, appetite or joy have been gone for weeks, see a doctor first. Coaching is no treatment.',
        'A first talk should leave you clearer and not smaller. If it does not, try somebody else.',
      ],
      h: ['"And how does that make you feel?" said the hairdresser. It helped.'],
    },
    scene: [
      'A glass of water, an open window, and a question that is allowed to stand for a while.',
      'Somebody searches at night for "coach or therapist", reads twelve answers, and is none the wiser.',
    ],
    why: [
      [
        'Whoever wants answers and gets questions is disappointed, and the other way round.',
        'A good fit is half of the work, whichever it is.',
      ],
      [
        'Some things need treatment, and waiting costs time.',
        'A serious coach says when it is not for them.',
      ],
    ],
    parts: [
      [
        'Coach',
        [
          'Asks and listens, so that you find your own next step. You bring the matter, and the answer.',
          'For decisions, changes and standing still. Works on what is ahead.',
        ],
        'Two chairs by a window',
      ],
      [
        'Consultant',
        [
          'Knows the field, looks at your case and says what to do.',
          'For a task with a solution that others have found before.',
        ],
        'A marked plan on a table',
      ],
      [
        'Mentor',
        ['Has done what you are about to do, and tells you how it was.', 'Often unpaid, and worth a lot.'],
        'Two people walking',
      ],
      [
        'Therapist',
        [
          'Trained and, in most countries, licensed to treat. For illness, trauma, and distress that does not pass.',
          'A profession in health care, with a title that is protected in many places.',
        ],
        'A quiet room',
      ],
    ],
    turn: [
      'And sometimes it is a walk with a friend that is needed.',
      'If you are in doubt, ask: good people send you on.',
    ],
    asks: ['Who has helped you with a question lately?', 'Which of the four would you need just now?'],
    ends: {
      p: 'A clear question is the best first step to any of them.',
      f: 'You may simply ask. It costs nothing.',
      a: 'Name the matter. Then choose.',
      t: 'Ask about confidentiality as well: rules differ between these professions.',
      h: 'The hairdresser has since been recommended.',
      i: 'Nobody has to find out everything alone.',
      l: 'And somebody listens.',
    },
    caution:
      'In a crisis, or with thoughts of harming yourself, call your local emergency number or a helpline at once. Coaching does not replace medical help.',
    keep: 'the day you look for help',
    send: 'somebody who is wondering whom to ask',
    own: [
      {
        kinds: ['service', 'people', 'process', 'proof'],
        about: 'coach|session|certif|train|qualif|first (?:talk|call|session)',
        lead: 'And which of them is here.',
      },
    ],
    pic: { ask: 'Two chairs by a window', alt: 'Two empty chairs beside a window' },
    claims: [
      [
        'Definitions; coach is mostly an unprotected title',
        'professional bodies (ICF, psychotherapy associations)',
      ],
    ],
  },
  {
    id: 'let-me-sleep-on-it',
    format: 'howto',
    again: 9,
    emoji: '🛑',
    tags: ['SayingNo', 'Boundaries', 'WorkAndLife'],
    title: ['How to say no kindly: buy time, be short, no excuses', 'Saying no without a bad conscience'],
    cover: 'How to say no',
    gist: [
      'Three sentences are enough: thank you for asking, I cannot take that on, I hope you find somebody. No excuse, since excuses get solved. And before a yes, sleep on it.',
      'Nobody has to answer at once. "I shall let you know tomorrow" is a whole sentence, and it changes many a yes.',
    ],
    subject: ['Tomorrow is an answer', 'Excuses get solved'],
    hooks: {
      '*': [
        'The sentence that saves most evenings is: "I shall let you know tomorrow."',
        'Give a reason for your no, and somebody will solve it. Then you have to go.',
      ],
      p: 'A short, friendly no on time is worth more than a late yes with regret.',
      f: 'Think of the last yes that you regretted. What could you have said?',
      a: 'Short. Kind. No excuse.',
      t: 'Pause, thank, decline, and if you like, name something smaller that you can do.',
      h: 'She said "maybe". She is now treasurer.',
      i: 'Each honest no makes room for a whole yes.',
      l: 'A free evening, and nobody to be sorry to.',
    },
    lines: {
      '*': [
        'Before a yes say: "I shall let you know tomorrow." Most regrets are made in the first ten seconds.',
        'A no needs no excuse. "Thank you for asking, I cannot take that on" is complete.',
        'Do not say "maybe" if you mean no. The other person plans with it, and you lie awake.',
        'If you want to help a little, name the little: "not the whole day, but I can bring the cake".',
      ],
      h: ['"I would love to, but the cat" is not a sentence, and yet it worked for years.'],
    },
    scene: [
      'The phone is still warm, somebody looks at the calendar and says softly: why did I say yes?',
      'A meeting, a silence, everybody looks at their shoes, and a hand goes up that did not want to.',
    ],
    why: [
      [
        'A yes out of fright is paid for later, mostly by the family.',
        'In the moment one sees a face, and not the Thursday in three weeks.',
      ],
      [
        'A clear no lets the other look further. A half one keeps them waiting.',
        'People mostly take it better than we fear.',
      ],
    ],
    parts: [
      [
        'Buy yourself a night',
        [
          '"Let me look at it, you will hear from me tomorrow."',
          'Write that sentence on a note by the phone, until it comes by itself.',
        ],
        'A note beside a phone',
      ],
      [
        'Thank, and say no',
        [
          'In two sentences, without "actually" and "unfortunately".',
          'Read it aloud before you send it: is there a no in it?',
        ],
        'A short message on a phone',
      ],
      [
        'Leave out the excuse',
        ['Excuses invite solutions.', 'A true reason is fine, if you want to give one. You do not have to.'],
        'A crossed-out line',
      ],
      [
        'Offer only what you mean',
        ['Something smaller, or somebody else, or nothing.', 'A cake is not a committee.'],
        'A cake on a table',
      ],
    ],
    turn: ['The first time is hard. The fifth is a sentence.', 'Try it this week on something small.'],
    asks: ['What do you find it hardest to say no to?', 'What is your best sentence?'],
    ends: {
      p: 'Whoever can say no is believed when saying yes.',
      f: 'You may practise on us: ask us to a meeting on Sunday.',
      a: 'Tomorrow. Then no.',
      t: 'At work name the conflict: "If I take this on, which of the two may wait?"',
      h: 'The treasurer sends her regards.',
      i: 'Your time is what you are made of.',
      l: 'And then a long, quiet Thursday.',
    },
    keep: 'the next time somebody asks for "just five minutes"',
    send: 'whoever always bakes for everybody',
    own: [
      {
        kinds: ['service', 'offer', 'event'],
        about: 'bound|stress|confiden|(?<!our |own |my |the |in a )workshops?\\b|session|coaching|burnout',
        lead: 'For whoever would like to practise it.',
      },
    ],
    pic: { ask: 'A note by the phone: "tomorrow"', alt: 'A note beside a phone' },
    claims: [
      ['Declining without excuse; pausing before agreeing', 'assertiveness training; common experience'],
    ],
  },
  {
    id: 'the-first-sentence-of-a-hard-talk',
    format: 'howto',
    again: 9,
    emoji: '💬',
    tags: ['HardConversations', 'Communication', 'WorkTips'],
    title: [
      'How to begin a difficult conversation',
      'The first sentence of a hard talk: facts, effect, wish',
    ],
    cover: 'The first sentence is half of it',
    gist: [
      'Say what happened as a camera would have seen it, what it does to you or the work, and what you would like. Then ask, and be quiet.',
      '"You are never on time" starts a quarrel. "On the last three Mondays we began at half past" starts a talk.',
    ],
    subject: ['As a camera would have seen it', 'Then be quiet'],
    hooks: {
      '*': [
        '"You always" is how a quarrel begins. Say what a camera would have seen.',
        'You have been carrying that talk about for three weeks. It needs one first sentence.',
      ],
      p: 'How a hard talk begins mostly decides how it ends.',
      f: 'Write down the first sentence, and the rest will be easier.',
      a: 'Fact. Effect. Wish. Question.',
      t: 'Observation before judgement lowers defence, since facts can be agreed on and motives cannot.',
      h: 'They had rehearsed it in the shower. In the shower they had won.',
      i: 'Behind most hard talks stands a wish to go on together.',
      l: 'Two cups, a door shut softly, and a breath.',
    },
    lines: {
      '*': [
        'Begin a hard talk with what a camera would have seen, and leave out "always" and "never".',
        'Ask for the talk beforehand: "Have you got a quarter of an hour tomorrow? It is about the rota." Nobody likes an ambush.',
        'After your first three sentences ask, and then count to ten in silence. That is where it begins.',
        'Not by message, and not after nine in the evening. Hard things want a voice and some sleep.',
      ],
      h: ['"We need to talk" has ruined more lunches than fish in the office.'],
    },
    scene: [
      'In front of a closed door somebody stands with a note in the hand and reads the first sentence for the fifth time.',
      'Two people at a table, one has said it, and the clock can be heard.',
    ],
    why: [
      [
        'A reproach makes people look for a counter-example, and they always find one.',
        'About facts one can agree, about character one cannot.',
      ],
      [
        'With a clear wish the other can say yes, no or half. Without it there is only mood.',
        'Many talks fail because nobody said what they would like.',
      ],
    ],
    parts: [
      [
        'Say what a camera saw',
        ['Date, place, words. No "always".', 'If you can count it, count it.'],
        'A note with a date',
      ],
      [
        'Say what it does',
        [
          '"Then I start late, and leave late." In the first person.',
          'To you, to the team, to the customer: one of them is enough.',
        ],
        'Two cups on a table',
      ],
      [
        'Say what you would like',
        [
          'One thing, small enough for a yes.',
          '"Could you send a message by eight?" is better than "respect".',
        ],
        'A pen on paper',
      ],
      [
        'Ask, and be quiet',
        [
          '"How do you see it?" And then really wait.',
          'There is nearly always something that you did not know.',
        ],
        'A clock on a wall',
      ],
    ],
    turn: [
      'Write down what was agreed, in one line, for both.',
      'Most of these talks take ten minutes. The weeks before are what is long.',
    ],
    asks: ['Which first sentence has helped you?', 'Which talk are you putting off?'],
    ends: {
      p: 'Practise the first sentence aloud. Once is enough.',
      f: 'And afterwards a walk round the block.',
      a: 'Tomorrow. A quarter of an hour.',
      t: 'If it gets heated, agree on a break of twenty minutes or more, and on when to go on: bodies calm down more slowly than words.',
      h: 'The shower has asked for a return match.',
      i: 'A true word, said kindly, is a gift.',
      l: 'And the door opens again.',
    },
    caution:
      'With threats, harassment or violence do not try it alone: turn to people whose task it is, at work or outside.',
    keep: 'the evening before a hard talk',
    send: 'somebody who has been rehearsing in the shower',
    own: [
      {
        kinds: ['service', 'offer', 'event'],
        about: 'leader|conflict|communicat|team|(?<!our |own |my |the |in a )workshops?\\b|session|coaching',
        lead: 'For talks that want preparing.',
      },
    ],
    pic: { ask: 'Two cups and a note with one sentence', alt: 'Two cups and a note on a table' },
    claims: [
      ['Observation, effect, wish', 'communication training (e.g. nonviolent communication)'],
      ['A break of at least twenty minutes, with a time to go on', 'Gottman Institute, work on couples'],
    ],
  },
  {
    id: 'three-things-and-not-eleven',
    format: 'mistake',
    again: 8,
    emoji: '📝',
    tags: ['ToDoList', 'TimeManagement', 'WorkTips'],
    title: [
      'Why your to-do list never ends: plan three things',
      'To-do list too long? Three things, and twice the time',
    ],
    cover: 'Three things, not eleven',
    wrong: 'Writing eleven things on a list for one day',
    gist: [
      'We nearly always think that things will take less time than they do. Choose three, double the time, put them into the calendar, and keep the rest on another page.',
      'A list of eleven is a wish list for a day that has no phone calls in it. Three that get done feel better than seven that were left.',
    ],
    subject: ['Double the time', 'Eleven is a wish list'],
    hooks: {
      '*': [
        'Eleven things on a list for one day is not a plan. It is a wish.',
        'Whatever you think that it takes: double it. You will still be late now and then.',
      ],
      p: 'A short list that is finished helps more than a long one that is carried over.',
      f: 'Which three? Be honest, the rest can wait.',
      a: 'Three. In the calendar. Done.',
      t: 'The planning fallacy: people estimate from the best case, even when they know how it went last time.',
      h: 'Number eleven has been on the list since the last government.',
      i: 'A day is not there to be full.',
      l: 'Three lines, and a margin.',
    },
    lines: {
      '*': [
        'Plan three things for a day and double the time you think they take. It is what is left after the phone calls.',
        'A task that has been carried over five times wants a decision: do it, give it away, or cross it out.',
        'Put tasks into the calendar, with a beginning and an end. What has no time does not take place.',
        'Write each task as an act: "ring the bank" and not "bank".',
      ],
      h: ['She wrote down what she had already done, in order to cross it out. It is legal.'],
    },
    scene: [
      'In the evening a list is copied onto a new sheet, for the fourth time, in neater writing.',
      'At nine the day is full of plans, at five of other people.',
    ],
    why: [
      [
        'We plan as if nothing came between. Something always does.',
        'Nobody writes "search for the file, twenty minutes" on a list.',
      ],
      [
        'Whatever stays open in the evening goes to bed with us.',
        'An unfinished list says that you were lazy, even if you worked for ten hours.',
      ],
    ],
    parts: [
      [
        'Choose three',
        ['What would make it a good day if nothing else were done?', 'One of them may be pleasant.'],
        'A list of three lines',
      ],
      [
        'Double the time',
        ['And put them into the calendar, the hardest first.', 'Last time tells you more than hope.'],
        'A calendar page',
      ],
      [
        'Keep the rest elsewhere',
        [
          'A second page, for when there is time left.',
          'Look at it once a week, and cross out without mercy.',
        ],
        'A notebook with two pages',
      ],
    ],
    turn: [
      'Done by four? Then you may take number four. Or go home.',
      'After a week you know how long things really take.',
    ],
    asks: ['What are your three for tomorrow?', 'What has been on your list the longest?'],
    ends: {
      p: 'Plan for the day you have, and not for the one you would like.',
      f: 'And cross something out now. It feels good.',
      a: 'Three a day.',
      t: 'Note estimate and actual time for a week: your own factor is worth more than a rule.',
      h: 'The last government has asked to be taken off the list.',
      i: 'What matters fits on three lines.',
      l: 'And in the evening, an empty page.',
    },
    keep: 'tomorrow morning, before the first call',
    send: 'somebody with a very neat list',
    own: [
      {
        kinds: ['service', 'offer', 'event'],
        about:
          'time management|plan|priorit|productiv|session|(?<!our |own |my |the |in a )workshops?\\b|coaching',
        lead: 'For lists that will not get shorter.',
      },
    ],
    pic: {
      ask: 'A list with three lines, one crossed out',
      alt: 'A list with three lines, one of them crossed out',
    },
    claims: [['Planning fallacy', 'Kahneman and Tversky; Buehler et al. 1994']],
  },
  {
    id: 'the-advice-that-stayed',
    format: 'question',
    again: 12,
    emoji: '💡',
    tags: ['GoodAdvice', 'LifeLessons', 'WorkTalk'],
    title: ['What is the best advice that you ever got?', 'A sentence that stayed with you: what was it?'],
    cover: 'The sentence that stayed',
    gist: [
      'It was said in passing, by an uncle, a boss, somebody on a train, and it has stayed. Which sentence do you still carry about with you?',
      'Most advice is forgotten by evening. One sentence remains. What is yours, and who said it?',
    ],
    subject: ['Said in passing, and it stayed', 'Who said it?'],
    hooks: {
      '*': [
        'Most advice is forgotten by evening. Which sentence has stayed with you for years?',
        'It was said in passing, between door and stairs, and you still know it.',
      ],
      p: 'A sentence at the right moment can do more than a course.',
      f: 'Tell us yours. Somebody here needs it today.',
      a: 'One sentence. Who said it?',
      t: 'It tends to be short, concrete, and said by somebody who was not trying to impress.',
      h: '"Never iron for people who do not notice." Aunt Vera, at a wedding.',
      i: 'What was once given to us may be passed on.',
      l: 'A low voice, years ago, and every word of it.',
    },
    lines: {
      '*': [
        'What is the best advice that you ever got, and who gave it to you?',
        'Good advice mostly comes when it was asked for. Before you give some, ask: would you like an idea, or just an ear?',
        'Write your sentence on a card and look at it in ten years. Some hold.',
        'The advice one gives most often is often the advice one needs.',
      ],
      h: ['"Read the contract", said grandfather. Nobody read it. Everybody remembers that he said it.'],
    },
    scene: [
      'On a platform, five minutes before the train, somebody says a thing by the way, and gets on.',
      'In a drawer lies a card with a sentence, in handwriting that is no longer about.',
    ],
    why: [
      [
        'Not the cleverest one stays. The one that came at the right time does.',
        'Somebody had looked at us, and said what they saw.',
      ],
    ],
    parts: [
      [
        'What was the sentence?',
        ['As it was said, not tidied up.', 'Dialect is welcome.'],
        'A card with handwriting',
      ],
      [
        'Who said it?',
        ['And did they ever learn what they did?', 'You could ring them today.'],
        'Two people on a platform',
      ],
    ],
    turn: ['We collect them, and put some on a card.', 'Perhaps yours is the one that somebody needs.'],
    asks: ['Which sentence is yours?', 'Have you ever thanked whoever said it?'],
    ends: {
      p: 'Thank you for each of them.',
      f: 'Go on, one sentence. It may help somebody today.',
      a: 'Below. In their words.',
      t: 'With year and occasion, if you remember.',
      h: 'Aunt Vera still does not iron.',
      i: 'Pass it on.',
      l: 'And it stays.',
    },
    keep: 'a day on which you need it',
    send: 'whoever said it to you',
    pic: { ask: 'A card with a sentence in handwriting', alt: 'A card with a handwritten sentence' },
    claims: [['Asked-for advice is taken better', 'common experience']],
  },
];
