// Small steps, a kind no, hard talks, and who helps with what.
import type { Idea } from '../../library/idea.ts';

export const STEPS: readonly Idea[] = [
  {
    id: 'when-then',
    format: 'tip',
    again: 6,
    emoji: '☕',
    tags: ['Habits', 'SmallSteps', 'GettingStarted'],
    title: ['How to start a new habit: when, then', 'A plan in one sentence that works'],
    cover: 'When this, then that',
    gist: [
      'Tie the new habit to something you do every day: "When I have made my coffee, I write one line." It works better than "I want to write more".',
      'Name the moment and a very small step. Then you need no motivation.',
    ],
    subject: ['When this, then that', 'A habit in one sentence'],
    hooks: {
      '*': [
        'You want to start a new habit? Put it into one sentence: when this, then that.',
        '"I want to do more sport" rarely works. This sentence does.',
      ],
      ptal: 'A plan with a fixed moment is kept more often than a good intention.',
      fi: 'Is there something you have wanted to begin for a long time? Try this.',
      h: '"From Monday" has been said about every Monday so far.',
    },
    lines: {
      '*': [
        'Make one sentence of your plan: "When I have made my coffee, I write one line."',
        'Make the first step of a new habit so small that it takes two minutes.',
        'Tie a new habit to something that you do every day anyway.',
        'Write your when and then sentence on a note, and put it where you see it.',
      ],
      h: ['One line a day is a book in the end. A thin one, but still.'],
    },
    scene: [
      'The running shoes are by the door, and it is Thursday again.',
      'The coffee runs through, and you open your notebook.',
    ],
    why: [
      ['A fixed moment saves you the decision.', 'What has its place in the day gets done.'],
      ['Small steps are done even on bad days.', 'And on good days you do more.'],
    ],
    parts: [
      [
        'Choose a moment',
        ['Something that happens every day.', 'Coffee, the bus, brushing your teeth.'],
        'A cup of coffee',
      ],
      [
        'Make the step small',
        ['One line, one call, one drawer.', 'Two minutes are enough to begin.'],
        'A notebook',
      ],
      [
        'Write the sentence down',
        ['"When ..., then I ..."', 'Where you see it every day.'],
        'A note on a mirror',
      ],
    ],
    turn: ['Begin tomorrow, with two minutes.', 'After a few weeks you no longer think about it.'],
    asks: ['When this, then that: what would your sentence be?', 'What have you been putting off?'],
    ends: { ptal: 'Moment, small step, every day.', fi: 'Write us your sentence.', h: 'And not on Monday.' },
    keep: 'tomorrow morning',
    send: 'somebody who always begins on Monday',
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
    again: 8,
    emoji: '🧭',
    tags: ['Coaching', 'GoodToKnow', 'GettingHelp'],
    title: ['Coach, therapist, mentor or consultant: what do I need?', 'Do I need a coach or a therapist?'],
    cover: 'Coach, therapist or mentor?',
    gist: [
      'A coach helps you find your own next step, a consultant tells you what to do, a mentor shares experience, a therapist treats.',
      'For decisions and changes a coach may be right. For illness or deep distress it is a doctor or therapist.',
    ],
    subject: ['Coach, therapist or mentor?', 'Who helps with what'],
    hooks: {
      '*': [
        'Do you need a coach, a mentor or a therapist? Here is the difference.',
        'Coach or therapist? It depends on what you need.',
      ],
      ptal: 'Coaching looks at your next step. Therapy treats.',
      fi: 'Are you looking for support and not sure what kind? This helps.',
      h: 'A mentor has made the mistakes for you already.',
    },
    lines: {
      '*': [
        'A coach asks questions, so that you find your own next step.',
        'A consultant knows the subject and tells you what to do.',
        'For illness or deep distress see a doctor or therapist, not a coach.',
        'A mentor has done what you are about to do. Ask somebody you admire.',
      ],
      h: ['A good friend is cheaper than all of them, and falls asleep sooner.'],
    },
    scene: [
      'A friend says "get a coach", another "see a therapist".',
      'You know that something has to change, but not who can help.',
    ],
    why: [
      [
        'The words are used for many things.',
        'Coach is not a protected title in most countries, so ask about training.',
      ],
      ['Each of them has another task.', 'With the right one you reach your goal sooner.'],
    ],
    parts: [
      [
        'Coach',
        [
          'Asks and listens, so that you find your own next step.',
          'For decisions, changes and standing still.',
        ],
        'Two chairs',
      ],
      [
        'Consultant',
        ['Knows the subject and says what to do.', 'For a problem that others have solved before.'],
        'A laptop and papers',
      ],
      [
        'Mentor',
        ['Has done it before, and tells you about it.', 'Often unpaid and worth a lot.'],
        'Two people with coffee',
      ],
      [
        'Therapist',
        [
          'For illness and deep distress, with years of training.',
          'For illness and deep distress. The title is protected in many countries.',
        ],
        'A quiet room',
      ],
    ],
    turn: [
      'If you are not sure, ask in a first talk.',
      'A good coach says when somebody else is right for you.',
    ],
    asks: [
      'Coach, mentor, therapist: which of them have you had?',
      'Who has helped you most in a difficult time?',
    ],
    ends: {
      ptal: 'Step, advice, experience, treatment.',
      fi: 'Just ask. You will get an honest answer.',
      h: 'And let the good friend sleep.',
    },
    caution: [
      'In a crisis or with thoughts of harming yourself, call the emergency number or a helpline. Coaching does not replace medical help.',
      'Coaching is no treatment. In a crisis turn to a doctor or a helpline at once.',
    ],
    keep: 'the day you look for support',
    send: 'somebody who is thinking about it',
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
    again: 7,
    emoji: '✋',
    tags: ['SayingNo', 'Boundaries', 'WorkAndLife'],
    title: ['How to say no kindly', 'Saying no without a bad conscience'],
    cover: 'How to say no',
    gist: [
      'Ask for time, thank them, say no in two sentences, and give no long excuses. You need not justify yourself.',
      '"I will let you know tomorrow" is a complete answer. With a night in between, it is easier to say no.',
    ],
    subject: ['How to say no', 'A kind no in two sentences'],
    hooks: {
      '*': [
        'How do you say no kindly? With two sentences and no excuse.',
        'You say yes too often? Ask for a night first.',
      ],
      ptal: 'A clear no is kinder than a yes that you regret.',
      fi: 'Have you said yes again and regretted it? This helps the next time.',
      h: 'And then you bake for the school fair again.',
    },
    lines: {
      '*': [
        'Say "I will let you know tomorrow" instead of yes.',
        'A kind no: "Thank you for asking. I cannot take it on."',
        'Leave out long excuses. People look for solutions to them.',
        'Offer something smaller only if you mean it.',
      ],
      h: ['"No" is a whole sentence. A cake is a whole evening.'],
    },
    scene: [
      'Somebody asks you something at the door, and before you think, you have said yes.',
      'You lie in bed and wonder why you said yes.',
    ],
    why: [
      ['Under pressure we say yes to be nice.', 'In the moment, yes is easier.'],
      [
        'Each yes takes time from something else.',
        'Who says yes to everything has no time for what matters.',
      ],
    ],
    parts: [
      ['Ask for time', ['"Let me look at my week."', 'Until tomorrow is enough.'], 'A calendar'],
      [
        'Thank them and say no',
        ['In two sentences.', 'Without "maybe" and "actually".'],
        'A phone with a message',
      ],
      [
        'Leave out excuses',
        ['A short reason is fine, if you like.', 'You do not have to give one.'],
        'A pen on paper',
      ],
      [
        'Offer only what you mean',
        ['Something smaller, or another name.', 'Or nothing at all.'],
        'Two people talking',
      ],
    ],
    turn: ['The first no is the hardest.', 'People respect a clear answer.'],
    asks: ['When did you last say no?', 'What do you say yes to too often?'],
    ends: { ptal: 'Time, thanks, no.', fi: 'You may say no.', h: 'And somebody else can bake.' },
    keep: 'the next time somebody asks you',
    send: 'somebody who always says yes',
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
    again: 7,
    emoji: '🗣️',
    tags: ['HardConversations', 'Communication', 'WorkTips'],
    title: ['How to begin a difficult conversation', 'Difficult talk ahead? Begin with this sentence'],
    cover: 'How to begin a difficult talk',
    gist: [
      'Say what happened, what it does, and what you would like. Then ask how the other person sees it. Leave out "always" and "never".',
      '"On the last three Mondays we began at half past" starts a talk. "You are always late" starts a quarrel.',
    ],
    subject: ['How to begin a difficult talk', 'The first sentence'],
    hooks: {
      '*': [
        'A difficult talk ahead? The first sentence matters most.',
        '"You are always late" starts a quarrel. This sentence does not.',
      ],
      ptal: 'Facts, effect, wish, question: four steps into a difficult talk.',
      fi: 'Is there a talk you dread? Here is a good way to begin.',
      h: '"We need to talk" has never made anybody happy.',
    },
    lines: {
      '*': [
        'Begin a difficult talk with a fact, and leave out "always" and "never".',
        'Say what you would like, not only what bothers you.',
        'Ask "How do you see it?" and then really listen.',
        'Choose a quiet moment for a difficult talk, not the corridor.',
      ],
      h: ['Practise the first sentence in the car. The other drivers think you are singing.'],
    },
    scene: [
      'You have had the talk in your head ten times, and each time it ended badly.',
      'Both of you sit down, and after the first sentence it is quiet, but not cold.',
    ],
    why: [
      ['Accusations make people defend themselves.', 'Whoever is attacked no longer listens.'],
      ['Facts can be talked about.', 'What somebody has seen cannot be argued away.'],
    ],
    parts: [
      ['Say what happened', ['Day, place, words.', 'No "always" and no "never".'], 'A note with a date'],
      ['Say what it does', ['"Then I begin late, and finish late."', 'Speak about yourself.'], 'A clock'],
      [
        'Say what you would like',
        ['One thing that is possible.', '"Could you send a message by eight?"'],
        'A phone',
      ],
      [
        'Ask and listen',
        ['"How do you see it?"', 'There is often something you did not know.'],
        'Two people at a table',
      ],
    ],
    turn: ['Then you look for a solution together.', 'Most talks go better than expected.'],
    asks: ['Which talk have you been putting off?', 'What helps you before a difficult talk?'],
    ends: { ptal: 'Fact, effect, wish, question.', fi: 'You can do it.', h: 'And keep singing.' },
    caution: [
      'With threats, harassment or violence do not try it alone. Turn to people who can help.',
      'Where there is violence or harassment, get help instead of talking alone.',
    ],
    keep: 'before the next difficult talk',
    send: 'somebody who is putting off a talk',
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
    again: 6,
    emoji: '✅',
    tags: ['ToDoList', 'TimeManagement', 'WorkTips'],
    title: ['To-do list too long? Plan three things a day', 'Why your to-do list never ends'],
    cover: 'Three things a day',
    gist: [
      'Choose three things for the day, give each twice the time you think, and put the rest on a second page.',
      'A list of eleven things only makes you tired. Three that get done feel much better.',
    ],
    subject: ['Three things a day', 'A to-do list that gets done'],
    hooks: {
      '*': [
        'Your to-do list never gets done? Write down only three things.',
        'Three things done feel better than seven that were left.',
      ],
      ptal: 'We nearly always think that things take less time than they do.',
      fi: 'Is your list for today longer than the day? Try this.',
      h: 'Writing a thing on the list that you have done already is allowed. Once.',
    },
    lines: {
      '*': [
        'Choose three things for today. The rest goes on another page.',
        'Give every task twice the time you think.',
        'Do the hardest of your three things first.',
        'Ask yourself in the morning: what would make today a good day?',
      ],
      h: ['A list is no help if you need a list for the list.'],
    },
    scene: [
      'In the evening there are eight things left, and you have worked all day.',
      'Three crosses on a small note, and you go home in a good mood.',
    ],
    why: [
      ['Unplanned things come every day.', 'Calls and questions need time as well.'],
      ['A long list takes away your courage.', 'You see only what is missing.'],
    ],
    parts: [
      [
        'Choose three things',
        ['What would make it a good day?', 'One of them may be pleasant.'],
        'A note with three lines',
      ],
      ['Double the time', ['Put them into the calendar.', 'The hardest first.'], 'A calendar'],
      [
        'Keep the rest elsewhere',
        ['On a second page for later.', 'Look at it once a week.'],
        'A second page',
      ],
    ],
    turn: ['Three a day are fifteen a week.', 'That is more than it sounds.'],
    asks: ['What are your three things today?', 'How long is your list?'],
    ends: { ptal: 'Three things, double time.', fi: 'Have a good day.', h: 'And cross off this one.' },
    wrong: 'Writing eleven things on a list for one day',
    keep: 'tomorrow morning',
    send: 'somebody with a long list',
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
    again: 8,
    emoji: '💡',
    tags: ['GoodAdvice', 'LifeLessons', 'WorkTalk'],
    title: ['What is the best advice you ever got?', 'Which advice has stayed with you?'],
    cover: 'Your best piece of advice',
    gist: [
      'What is the best advice you ever got, who gave it to you, and do you still follow it?',
      'One sentence from a boss, a teacher or your grandmother: which advice do you still follow today?',
    ],
    subject: ['The best advice you ever got', 'A sentence that stayed'],
    hooks: {
      '*': [
        'What is the best advice you ever got?',
        'Which sentence of your grandmother, teacher or boss do you still remember?',
      ],
      ptal: 'Most advice is forgotten. Which one have you kept?',
      fi: 'Think of somebody who once gave you good advice. What was it?',
      h: '"Wear a vest" counts as advice, too.',
    },
    lines: {
      '*': [
        'What is the best advice you ever got?',
        'Which advice would you give to yourself at twenty?',
        'What did your first boss teach you that still helps?',
        'Which advice did you ignore, and would you follow it today?',
      ],
      h: ["Which of your mother's sayings do you say yourself today?"],
    },
    scene: [
      'On a train, somebody said one sentence, and you still think of it.',
      'You hear yourself say what your father always said.',
    ],
    why: [['Good advice comes at the right moment.', 'A short sentence is easier to remember than a book.']],
    parts: [
      ['What was it?', ['One sentence is enough.', 'As it was said.'], 'A handwritten sentence'],
      [
        'Who said it?',
        ['A teacher, a colleague, a stranger.', 'Perhaps you could tell them.'],
        'Two people talking',
      ],
    ],
    turn: ['Perhaps your sentence helps somebody else today.', 'Thank you for sharing it.'],
    asks: ['Which advice have you never forgotten?', 'Who gave you your best advice?'],
    ends: {
      ptal: 'What, and from whom?',
      fi: 'We are looking forward to your sentences.',
      h: 'And take a vest.',
    },
    keep: 'a hard day',
    send: 'somebody who once gave you good advice',
    pic: { ask: 'A card with a sentence in handwriting', alt: 'A card with a handwritten sentence' },
    claims: [['Asked-for advice is taken better', 'common experience']],
  },
];
