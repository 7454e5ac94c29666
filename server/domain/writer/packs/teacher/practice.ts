// Practising between lessons, and what gets in its way.
import type { Idea } from '../../library/idea.ts';
import { TONGUES } from './kinds.ts';

export const PRACTICE: readonly Idea[] = [
  {
    id: 'the-phone-in-the-hall',
    format: 'tip',
    again: 8,
    emoji: '📵',
    tags: ['Focus', 'StudyTips', 'PracticeTips'],
    title: [
      'Why the phone should be in another room while you practise',
      'Concentrate better: leave your phone in the hall',
    ],
    cover: 'The phone waits in the hall',
    gist: [
      'If your phone lies on the desk, even face down, you think of it. Put it in another room for twenty minutes, and you get much more done.',
      'Even when it is silent, a phone on the desk distracts you. Put it in the hall while you practise.',
    ],
    subject: ['Twenty minutes without your phone', 'Put your phone in another room'],
    hooks: {
      '*': [
        'Is your phone lying next to you while you study? Put it in another room.',
        'You do not have to be strong to leave your phone alone. You only have to put it in the hall.',
        'Your phone does not even have to ring to distract you. It only has to be there.',
      ],
      p: 'Distance works better than discipline when it comes to phones and practice.',
      f: 'Before you start practising, carry your phone out of the room. Yes, that far.',
      a: 'Phone out of the room, door shut, begin.',
      t: 'After each look at your phone it takes minutes to get back to what you were doing.',
      h: 'He only wanted to switch on the metronome. That was an hour and a film about otters ago.',
      i: 'Twenty minutes without a phone belong only to you.',
      l: 'The door is closed, the phone is outside, and you have time.',
    },
    lines: {
      '*': [
        'Put your phone in the hall for twenty minutes while you practise. Whoever rings can wait.',
        'Buy a real timer, a real clock and a printed dictionary. Then you need no phone to study.',
        'A look at your phone takes two seconds. Getting back to where you were takes minutes.',
        'Agree on it at home: while one of us practises, all phones go in the same basket.',
      ],
      h: [
        'Would Bach have got anywhere with a phone on the organ? He had twenty children, and even they went to bed.',
      ],
    },
    scene: [
      'She reaches for the phone, turns it over, no message. Now where was she in the exercise?',
      'The phone is buzzing out in the hall. Behind the door somebody has just got it right for the first time.',
    ],
    why: [
      [
        'As long as you can reach it, part of you thinks of picking it up.',
        'It takes effort not to look, and that effort is missing when you study.',
      ],
      [
        'When it is two rooms away, you forget about it.',
        'Most of us do not get up and walk to the hall for it.',
      ],
    ],
    parts: [
      [
        ['Put your phone away before you start', 'Carry it out before it rings'],
        [
          'Once it disturbs you, it is too late.',
          'Always in the same place, then it becomes a habit.',
          'Face down is not far enough.',
        ],
        'A phone put down on a hall shelf',
      ],
      [
        ['Get a real clock and timer', 'Buy what you use the phone for'],
        [
          'Then there is no reason to have it near you.',
          'A kitchen timer will do.',
          'A clock does not show you messages.',
        ],
        'A kitchen timer beside a notebook',
      ],
      [
        ['Write stray thoughts on paper', 'Keep paper and pencil beside you'],
        [
          'Dentist, birthday, shopping: write it down and go on.',
          'What is on paper can wait.',
          'Then you can forget about it for now.',
        ],
        'A slip with three scribbled words',
      ],
      [
        ['Fetch it after twenty minutes', 'Then you may look'],
        [
          'Now you may look as long as you like.',
          'It is easy to wait if you know for how long.',
          'Twenty minutes are not long.',
        ],
        'A hand taking the phone from a shelf',
      ],
    ],
    turn: ['Try it for a week.', 'Most people find that nobody had missed them.'],
    asks: [
      'Where is your phone while you study or practise?',
      'Do you still own a clock that is only a clock?',
    ],
    ends: {
      p: 'It costs nothing and helps from the first day.',
      f: 'You will have missed nothing.',
      a: 'Put it away, shut the door, begin.',
      t: 'If you need it to record, switch on flight mode.',
      h: 'Somebody will have written. It will have been the supermarket.',
      i: 'What you do with your whole attention, you do well.',
      l: 'Quiet at last, and it works.',
    },
    work: 'In meetings a basket for phones works too, if the boss puts theirs in first. The meeting gets shorter.',
    keep: 'the next time you study',
    send: 'someone who only wants to look something up',
    pic: {
      ask: 'A phone on a shelf in a hallway, a closed door behind it',
      alt: 'A phone lying on a hallway shelf beside a closed door',
    },
    claims: [
      [
        'Presence of phones and task switching cost attention',
        'studies on attention residue and phone presence; effects vary, worded mildly',
      ],
    ],
  },
  {
    id: 'help-without-nagging',
    format: 'howto',
    again: 8,
    emoji: '👨‍👧',
    tags: ['ParentingAndLearning', 'PracticeTips', 'FamilyLife'],
    title: [
      'How to help a child practise without nagging',
      'Practising at home with a child: five things that help',
    ],
    cover: 'Helping without nagging',
    gist: [
      'Fix a time of day, sit nearby, ask to be shown something, and say what you liked. You need not understand the subject.',
      'A child practises more gladly for a listener than for a supervisor. So listen, and leave the correcting to the teacher.',
    ],
    subject: ['"Have you practised yet?"', 'How to help your child practise'],
    hooks: {
      '*': [
        '"Have you practised yet?" No child has ever answered: how good that you remind me.',
        'Want your child to practise? Sit down next to them and do nothing.',
        '"Have you practised?" makes no child want to practise. What does?',
      ],
      p: 'You can help your child practise even if you do not understand the subject.',
      f: 'Tired of reminding your child to practise? Try a different question.',
      a: 'Do not ask whether your child has practised. Agree on when.',
      t: 'If practice always comes after the same thing in the day, nobody has to remind anyone.',
      h: 'The violin was practised so well that evening that the cat asked to move out.',
      i: 'For a child it is a big thing when somebody really listens for five minutes.',
      l: 'To listen is the kindest help.',
    },
    lines: {
      '*': [
        'Instead of "have you practised?" ask your child: "Will you show me the bit that is hard?"',
        'Agree on a time for practice, and not on minutes: after the snack, for example. Children argue less about that.',
        'Tell your child exactly what was good: "The second time it was much smoother." "Great" tells them nothing.',
        'Let your child teach you what they have to practise. Get it wrong. It is the best revision.',
      ],
      h: ['A recorder in the hands of a beginner shows you which neighbours like you.'],
    },
    scene: [
      'Half past five. From the kitchen: "Have you practised?" From the bedroom: "In a minute." It has been like that since half past four.',
      'Dad sits on the carpet and has to be the pupil. He gets everything wrong. The lesson is going splendidly.',
    ],
    why: [
      [
        'If you remind them, it is about you and your child. It should be about the practice.',
        'If you nag, a child thinks of how to get out of it.',
      ],
      ['When somebody listens, it is worth doing well.', 'Children like to show what they can do.'],
    ],
    parts: [
      [
        ['Always practise at the same time', 'Tie practice to something in the day'],
        [
          'After the snack, or before the bath. Then nobody has to remind them.',
          'A fixed time works better than a number of minutes.',
          'When it is always after tea, it soon becomes a habit.',
        ],
        'A snack plate next to an exercise book',
      ],
      [
        ['Have everything ready', 'Leave the book open on the table'],
        [
          'Half of the trouble is finding the book.',
          'If it has to be unpacked first, they do not begin.',
          'With an open book you have already begun.',
        ],
        'An open book on a stand',
      ],
      [
        ['Sit nearby and do nothing', 'Be there, and do not correct'],
        [
          'With a cup of tea, and without a phone.',
          'It is enough that you are there. The teacher will correct the rest.',
          'You need not know anything about it.',
        ],
        'A parent on the floor with a cup',
      ],
      [
        ['Ask to be shown something', 'Let your child teach you'],
        [
          'The hardest bit, or the nicest one.',
          'If they explain it, they practise it.',
          '"Show me" works nearly every time.',
        ],
        'A child pointing at a page',
      ],
      [
        ['Stop while it is still fun', 'End before there are tears'],
        [
          'Ten good minutes are better than twenty with tears.',
          'Then it will be easier tomorrow.',
          'You want them to come back to it.',
        ],
        'A closed book and a smile',
      ],
    ],
    turn: [
      'And if it does not work for weeks, talk to the teacher.',
      'Some days will go wrong. That is normal.',
    ],
    asks: ['What did your parents say about practising?', 'What time of day works best in your family?'],
    ends: {
      p: 'Two minutes with the teacher at the door help you more than any book.',
      f: 'And if it squeaks: this is how it begins.',
      a: 'A fixed time, a listener, and a good end.',
      t: 'Let your child tick off each day on a calendar.',
      h: 'The cat may leave the room. You may not.',
      i: 'Years later they remember who sat and listened.',
      l: 'You sit back with your tea, and somebody plays for you.',
    },
    work: 'With trainees it is the same: "show me where it is hard" teaches more than "is it finished yet?".',
    keep: 'half past five this afternoon',
    send: 'a parent who is tired of reminding',
    own: [
      {
        about: 'child|kids|parents?|famil|pupils? from|age[sd]? (?:from|\\d)',
        kinds: ['service', 'event', 'audience', 'offer', 'price', 'policy'],
        lead: 'For families there is a place here.',
      },
    ],
    pic: {
      ask: 'An open exercise book on a stand and a cup of tea beside it',
      alt: 'An open exercise book with a cup of tea beside it',
    },
    claims: [
      [
        'Routine, environment and interested listening help practice',
        'music-education research on parental involvement; teaching practice',
      ],
    ],
    only: '\\bchild|\\bkids?\\b|pupils?\\b|parents|famil|teen|youth|primary|gcse|a-level|schoolwork|homework|music|piano|violin|guitar|\\bages?\\b',
  },
  {
    id: 'what-helps-with-nerves',
    format: 'answer',
    again: 9,
    emoji: '🫀',
    tags: ['StageFright', 'ExamNerves', 'Performance'],
    title: [
      'What helps when you are nervous before a test or performance?',
      'Stage fright and exam nerves: four things to do before',
    ],
    cover: 'What helps against nerves',
    gist: [
      'It is normal to be nervous. Practise the beginning until it runs by itself, rehearse in front of people, and breathe out slowly before you start.',
      'You cannot talk nerves away, but you can practise: in the same shoes, on a chair, in front of a few people.',
    ],
    subject: ['What to do when you are nervous', 'Practise the first ten seconds'],
    hooks: {
      '*': [
        'Your hands are cold, your mouth is dry, and at home it went so well. Here is what helps against nerves.',
        'Nervous people who know their first line by heart look quite calm.',
        'Everybody gets nervous. Know your first line, and you are through the worst.',
      ],
      p: 'Being nervous can be practised, with a few people in the room.',
      f: 'Nervous? Good. It means that it matters to you. Here is what helps.',
      a: 'Learn the first ten seconds by heart. The rest will follow.',
      t: 'When you are nervous it is hard to think. What you know by heart needs no thinking.',
      h: 'To imagine your audience in underwear has never helped anyone. They only look cold.',
      i: 'Many people have done well with a beating heart.',
      l: 'Breathe out, and step forward.',
    },
    lines: {
      '*': [
        'Nervous? Practise the first ten seconds twenty times. Once you have started, it gets easier.',
        'Before a test or a performance, do it once for the neighbours, or for a phone that records. You will be less nervous.',
        'Against nerves: breathe out for longer than you breathe in, three or four times.',
        'Practise going on after a mistake. It will happen, and nobody minds if you go on.',
      ],
      h: ['Teddies are a difficult audience. They never clap.'],
    },
    scene: [
      'Five minutes to go. Somebody walks up and down the corridor and says the first sentence to a fire extinguisher.',
      'The examiner opens the door, smiles, and says "whenever you are ready". Nobody is ever ready.',
    ],
    why: [
      [
        'When you are nervous you can do what you know best. So know the beginning best.',
        'Nerves take up half of your attention. What runs by itself needs none.',
      ],
      [
        'If you have done it in front of people a few times, it is no longer new.',
        'New things scare us most.',
      ],
    ],
    parts: [
      [
        ['Learn the beginning by heart', 'Practise the first ten seconds'],
        [
          'The first line or the first sentence, until you can do it half asleep.',
          'Once you have begun, it gets easier.',
          'After that you are on your way.',
        ],
        'A finger on the first line of a page',
      ],
      [
        ['Rehearse it exactly as it will be', 'Do it for real at home'],
        [
          'The same clothes, standing up, out loud, and without stopping.',
          'Invite two people. It will feel silly, and it helps.',
          'In your good shoes, for somebody on the sofa.',
        ],
        'Two chairs facing a music stand',
      ],
      [
        ['Breathe out slowly', 'Take a long breath out'],
        [
          'And let your shoulders drop.',
          'It tells your body to calm down.',
          'Three or four times are enough.',
        ],
        'Shoulders sinking on a breath out',
      ],
      [
        ['Plan how to go on after a mistake', 'Know where you can start again'],
        [
          'Then a mistake is only a mistake.',
          'Mark three places where you can get back in.',
          'Then you need not be afraid of it.',
        ],
        'Pencil crosses at places on a page',
      ],
    ],
    turn: [
      'And then begin, with your heart beating. Everybody does.',
      'It will be over sooner than you think.',
    ],
    asks: [
      'What do you do in the last five minutes before it starts?',
      'What went wrong once while everybody watched, and it was fine?',
    ],
    ends: {
      p: 'Rehearse twice in front of somebody. The second time is much easier.',
      f: 'And somebody in the third row has fingers crossed for you.',
      a: 'Beginning, rehearsal, breath, go.',
      t: 'Practise one thing at a time: the room, the people, the single try.',
      h: 'Shaking knees at least keep the rhythm.',
      i: 'To be nervous and do it all the same: that is courage.',
      l: 'Then it is quiet, and you begin.',
    },
    work: 'Giving a talk? Learn the first two sentences by heart. After ten seconds the nerves are gone.',
    question: 'What can I do when I am nervous before a test or performance?',
    short: [
      'Know how you begin, rehearse with an audience, and breathe out slowly.',
      'Know your first ten seconds, practise before people, and breathe out for longer than in.',
    ],
    caution: [
      'If fear keeps you from eating, sleeping or going at all, talk to a doctor or a counsellor about it.',
      'When nerves cost you sleep or meals, or you cannot go in at all, it is time to see a doctor or counsellor.',
    ],
    keep: 'the week before your big day',
    send: 'someone whose big day is coming',
    own: [
      {
        about: 'recital|concert|showcase|performance|mock|exams?\\b|examin|driving test|presentation',
        kinds: ['event', 'service', 'offer'],
        lead: 'You can try it out here.',
      },
    ],
    pic: {
      ask: 'A stage, a test route or an empty chair, seen from the wings',
      alt: 'An empty chair on a stage, seen from the side',
    },
    claims: [
      [
        'Overlearning openings, simulation, slow exhalation help with performance anxiety',
        'performance psychology; common teaching practice',
      ],
    ],
  },
  {
    id: 'when-nothing-moves',
    format: 'behind',
    again: 10,
    emoji: '📈',
    tags: ['LearningCurve', 'Plateau', 'Motivation'],
    title: [
      'Why you stop making progress for weeks, and what to do',
      'Stuck when learning? Why it is normal',
    ],
    cover: 'When you make no progress',
    gist: [
      'You learn in steps, with long flat parts between them. On the flat parts things become automatic, and that is when many people give up.',
      'Every teacher knows the month in which nothing gets better. The student thinks that it has stopped. The teacher hears how much easier it has become.',
    ],
    subject: ['The month in which nothing gets better', 'Before you give up'],
    hooks: {
      '*': [
        'In the fourth month nearly everyone says it: I am not getting any better.',
        'Not getting any better? You probably are. You only cannot hear it yet.',
        'You do not learn a little every day. You learn in steps, and now and then nothing happens for weeks.',
      ],
      p: 'Weeks without progress are a normal part of learning, and most people give up then.',
      f: 'Stuck for weeks? This is what it looks like to your teacher.',
      a: 'No progress? Change one thing, and go on.',
      t: 'When you get used to something you no longer notice that you have learnt it.',
      h: 'The student was in despair about making no progress, and said so in a language that he had not known in spring.',
      i: 'Plants grow roots before you see anything.',
      l: 'Be patient. It is only a pause.',
    },
    lines: {
      '*': [
        'Record yourself for one minute today and keep it until spring. You will be surprised how much better you are.',
        'Do you feel stuck? Try something that was hard three months ago.',
        'No progress? Change one thing: the speed, the place, the order or the piece.',
        'Most people give up in the fourth month. In the fifth it usually gets better.',
      ],
      h: [
        'On a plateau there is a nice view. Nobody looks at it, because they are all looking for the stairs.',
      ],
    },
    scene: [
      'A student sits down, sighs and says: "It is hopeless." The teacher fetches a page from October.',
      'It is raining, the exercise is the same as last week, and it is no better. Only the hands no longer have to think.',
    ],
    why: [
      [
        'At first every lesson brings something new. Later your brain makes it automatic, and you do not notice that.',
        'At the beginning we all learn fast. After that it goes more slowly.',
      ],
      [
        'You notice more mistakes than before, because you have got better at hearing them.',
        'You expect more of yourself now, and so it looks like standing still.',
      ],
    ],
    parts: [
      [
        ['You notice more mistakes', 'You hear better than you play'],
        [
          'In autumn you did not hear them. That is progress too.',
          'First you hear it, and then you can do it.',
          'You notice more than you can mend, for now.',
        ],
        'Someone listening with a frown',
      ],
      [
        ['Something has become easy', 'What was hard has become a habit'],
        [
          'You no longer think about it at all.',
          'Ask yourself what you can do without thinking.',
          'So easy that you forget to count it.',
        ],
        'Hands moving without a look',
      ],
      [
        ['Look at old work', 'Listen to an old recording'],
        [
          'A page from October, or a date in the book.',
          'You have forgotten what you could not do.',
          'And then say again that nothing has changed.',
        ],
        'An old page with a date',
      ],
      [
        ['Change one small thing', 'Try it in another way'],
        [
          'Half the speed, another book, or with a friend.',
          'The same exercise standing up, or in another order.',
          'Slower, or together with somebody.',
        ],
        'Two people at one music stand',
      ],
    ],
    turn: [
      'If this is your fourth month, stay for one more.',
      'One day it simply works, and you will not know since when.',
    ],
    asks: ['What can you do today that you could not do a year ago?', 'What helped you when you were stuck?'],
    ends: {
      p: 'Make a recording once a term. You forget how it used to sound.',
      f: 'Come on. One more month.',
      a: 'Stay, change one thing, and compare.',
      t: 'Compare yourself every few months, and not every week.',
      h: 'You could also call it a rest.',
      i: 'You are further than you think.',
      l: 'It is getting better, only quietly.',
    },
    work: 'New colleagues get stuck as well, mostly after three months, when they know how much they do not know. Show them something from their first week.',
    keep: 'the week when you want to give up',
    send: 'somebody in their fourth month',
    pic: {
      ask: 'An old exercise page with a date in the margin',
      alt: 'An old exercise page with a date pencilled in the margin',
    },
    claims: [
      ['Plateaus in skill learning; automaticity; rising standards', 'psychology of skill acquisition'],
    ],
  },
  {
    id: 'ten-thousand-hours',
    format: 'myth',
    again: 12,
    emoji: '⏰',
    tags: ['DeliberatePractice', 'LearningMyths', 'Talent'],
    title: [
      'Do you need ten thousand hours to become good at something?',
      'Ten thousand hours: what the number really said',
    ],
    cover: 'You do not need ten thousand hours',
    gist: [
      'The famous ten thousand hours were an average of a few top violinists. To enjoy something you need far fewer, if you use them well.',
      'Nobody can tell you how many hours you need to get good at something. How you practise matters more than how long.',
    ],
    subject: ['You do not need ten thousand hours', 'Ten thousand hours is not a rule'],
    hooks: {
      '*': [
        'Ten thousand hours to get good at something? The number has put off more people than it has helped.',
        'Some people have driven for forty years and still cannot park. Hours alone do not make you better.',
        'You can enjoy something long before the ten thousandth hour.',
      ],
      p: '"Ten thousand hours" is the best-known number about practice, and it never was a rule.',
      f: 'They told you that it takes ten thousand hours? Breathe out. It does not.',
      a: 'Do not count your hours. Pay attention in each of them.',
      t: 'The ten thousand hours were an average of top violin students, and some had far fewer.',
      h: 'If ten thousand hours were enough, we would all be very good at looking for our keys.',
      i: 'After twenty hours you can already enjoy it.',
      l: 'To be a master takes long. To enjoy it takes a few weeks.',
    },
    lines: {
      '*': [
        'You do not need ten thousand hours to play a song by a camp fire. You need one song, three chords and a few weeks.',
        'Doing something for years does not make you better. Noticing what goes wrong does.',
        'One hour of practice with a pencil in your hand is worth a week of playing through.',
        'You can enjoy it long before you are good enough for a concert hall.',
      ],
      h: ['Most of us have spent ten thousand hours in {queues|lines} and are still no good at it.'],
    },
    scene: [
      '"Ten thousand hours, that is ten years," somebody works out, and puts the ukulele back in its box. What a pity.',
      'A man has driven to work for thirty years. When he sees a small gap, he drives on. Hours alone do not teach you to park.',
    ],
    why: [
      [
        'They were measured on violin students who were already very good.',
        'Researchers had asked good violinists how much they had practised. Later a book made a rule out of it.',
      ],
      [
        'If you only repeat what you can do, you hardly get better.',
        'An hour counts if you notice something and change it.',
      ],
    ],
    parts: [
      [
        ['Decide how good you want to be', 'Ask yourself what it is for'],
        [
          'For a song, a {holiday|vacation}, an exam? Each needs a different amount, and most need little.',
          'Good enough to enjoy it is a fine goal.',
          'For a camp fire one winter is enough.',
        ],
        'A ukulele on a sofa',
      ],
      [
        ['Practise what just about works', 'Make it neither too easy nor too hard'],
        [
          'That is where you learn most.',
          'If it is too easy you learn nothing, and if it is too hard you give up.',
          'If half of it goes right, it is just right.',
        ],
        'A hand reaching for a high shelf',
      ],
      [
        ['Find out at once whether it was right', 'Get an answer quickly'],
        [
          'Ask a teacher, or record yourself.',
          'If you know at once, you can change it.',
          'Otherwise you practise the mistake.',
        ],
        'A traffic cone next to a wheel',
      ],
    ],
    turn: ['So begin. Nobody is counting.', 'After a year of small hours you will be surprised.'],
    asks: [
      'What have you done for ten thousand hours without getting better at it?',
      'What would you begin if twenty hours were enough?',
    ],
    ends: {
      p: 'Use your hours well, and do not count them.',
      f: 'Begin with twenty minutes.',
      a: 'A goal, something just hard enough, and an answer.',
      t: 'Later studies found that practice explains only a part of how good people get.',
      h: 'We are, however, extremely good at searching.',
      i: 'Everybody you admire once had a first hour.',
      l: 'One good hour is a lot.',
    },
    work: 'Job advertisements ask for years of experience. Ask instead what somebody learnt in the last one.',
    myth: 'It takes ten thousand hours to get good at anything',
    short: [
      'It was an average of a few top violinists. What matters is how you practise.',
      'The number was never a rule. Practise well and it takes fewer.',
    ],
    keep: 'the day when you want to start something',
    send: 'somebody with a ukulele in a box',
    own: [
      {
        about: 'beginners?|taster|trial|first lesson|no experience',
        kinds: ['offer', 'event', 'price', 'service'],
        lead: 'You can have your first hour here.',
      },
    ],
    pic: {
      ask: 'An instrument or sports thing half out of its box or bag',
      alt: 'A ukulele lying half out of its case',
    },
    claims: [
      [
        'Figure stems from a study of violin students as an average; popularised later; practice explains part of differences',
        'Ericsson et al.; later meta-analyses',
      ],
    ],
    unless: '\\bdogs?\\b',
  },
  {
    id: 'words-that-teachers-use',
    format: 'glossary',
    again: 12,
    emoji: '📗',
    tags: ['LearningTips', 'TeachingTerms', 'LearningWords'],
    title: [
      'Scaffolding, plateau, feedback: what teachers mean',
      'Feedback, plateau, transfer: words from lessons explained',
    ],
    cover: 'Words that teachers use',
    gist: [
      'Fluency, transfer, feedback, plateau, scaffolding: five words that teachers use, explained in plain English.',
      'When teachers say "transfer", they mean that you can use it somewhere else.',
    ],
    subject: ['What does the teacher mean by transfer?', 'Five teacher words in plain English'],
    hooks: {
      '*': [
        '"It is still a matter of transfer," says the teacher, and you nod. What does it mean?',
        'Teachers have words of their own, and they are quite easy.',
        'Plateau, feedback, scaffolding: five words that teachers use, explained.',
      ],
      p: 'If you know what your teacher means, you can practise better at home.',
      f: 'A small dictionary for students and for parents on very small chairs.',
      a: 'Five teacher words, and you know what a lesson is for.',
      t: 'Help, answer, habit, pause, use: that is what these five words mean.',
      h: '"We are consolidating" means that it will be the same exercise next week.',
      i: 'There is a word for what you are going through, so you are not the first.',
      l: 'Five words that sound harder than they are.',
    },
    lines: {
      '*': [
        'Fluency: you can do it without thinking. That is why you do not notice it.',
        'Transfer: you learnt it in the lesson and can also do it outside.',
        'Feedback tells you what to change. "You were a little too fast" is feedback. "Good" is not.',
        "Scaffolding in a lesson is help that goes away again, like the hand on a child's bicycle.",
      ],
      h: ['Teachers say "lively" and "consolidating". Parents nod and look it up in the car.'],
    },
    scene: [
      'Parents\' evening, very small chairs. The teacher says "scaffolding", and a father looks out of the window for it.',
      'In the report it says: good fluency, transfer to follow. It could also be a letter from the bank.',
    ],
    why: [
      [
        'Teachers need short words for long things, and forget that nobody has explained them to you.',
        'Every job has its own words. In this one they are about you.',
      ],
      [
        'Once you understand them, you know what to practise at home.',
        'If you hear "plateau" and think that you have failed, you have misunderstood.',
      ],
    ],
    parts: [
      [
        'Scaffolding',
        [
          'Help that will be taken away again: a hand on the saddle, or the first half of a sentence.',
          'Support that gets less and less.',
          'You get help until you no longer need it.',
        ],
        'A hand letting go of a bicycle saddle',
      ],
      [
        'Feedback',
        [
          'Somebody tells you what to change, soon enough for you to change it.',
          'An answer to what you did: from a teacher or from a recording.',
          'You hear how it went, and what to do next time.',
        ],
        'A pencil note in a margin',
      ],
      [
        'Fluency',
        [
          'You can do it without thinking about it.',
          'You can do it and talk about the weekend.',
          'You do it and think of supper.',
        ],
        'Hands on a wheel or a keyboard',
      ],
      [
        'Plateau',
        [
          'A time when you do not seem to get any better. It passes.',
          'Weeks without progress, in which things settle.',
          'It feels like the end, and it is only a rest.',
        ],
        'A landing between two flights of stairs',
      ],
      [
        'Transfer',
        [
          'You can also use it outside the lesson.',
          'It works in another place, and with other people.',
          'It works at the shop as well as in class.',
        ],
        'A door from a classroom to a street',
      ],
    ],
    turn: [
      'Next time ask your teacher which of them you need.',
      'The last word is the nicest: then you no longer need the lesson.',
    ],
    asks: [
      'Which teacher word have you never understood?',
      'What did you learn in a lesson and use in real life?',
    ],
    ends: {
      p: 'Ask your teacher at the end of a lesson what to work on. It is a plan for the week.',
      f: 'And ask when you do not understand a word. Teachers like it.',
      a: 'Know the word, and you know what to do.',
      t: 'Help, less help, habit, pause, use: roughly in that order.',
      h: '"We are consolidating" cannot be translated.',
      i: 'What you need help with today, you can do alone tomorrow.',
      l: 'And one day the hand lets go.',
    },
    work: 'Most staff training gives people feedback and then stops. What is missing is transfer: using it in real work.',
    keep: "the next parents' evening",
    send: 'everyone who has sat on a very small chair',
    pic: {
      ask: 'Two chairs of different sizes at a small table',
      alt: 'A large and a very small chair at a low table',
    },
    claims: [['Definitions', 'educational psychology textbooks']],
  },
  {
    id: 'what-survives-the-summer',
    format: 'season',
    again: 11,
    emoji: '🏖️',
    when: { season: ['summer'] },
    tags: ['SummerBreak', 'PracticeTips', 'LearningTips'],
    title: ['How not to forget everything over the summer', 'Summer break: how to keep what you have learnt'],
    cover: 'Do not forget it all over summer',
    gist: [
      'If you practise for five minutes twice a week, you hardly forget anything over the summer. Choose one thing, and leave the rest at home.',
      'Nobody wants homework on the beach. But one song or one page a week makes autumn much easier.',
    ],
    subject: ['Five minutes a week in the deckchair', 'How not to forget everything'],
    hooks: {
      '*': [
        'In the first lesson after the summer many people have forgotten half of it. Five minutes a week help.',
        'Pack one page for the summer {holiday|vacation}. It saves you the first weeks of the new term.',
        'What you learnt is not gone after six weeks of summer. It only needs waking up.',
      ],
      p: 'A few minutes a week over the summer keep most of what you have learnt.',
      f: 'Summer! Put everything away except for one small thing.',
      a: 'All summer: twice a week, five minutes, one thing.',
      t: 'Most forgetting happens early in a break, so practise a little soon.',
      h: 'In summer the exercise book gets a tan on one side only.',
      i: 'A long summer is good for you, and five minutes a week do not spoil it.',
      l: 'One page in the shade, five slow minutes.',
    },
    lines: {
      '*': [
        'For the summer, choose one thing you can already do, and keep that going. Leave what is hard at home.',
        'Over the summer five minutes twice a week are enough not to forget what you have learnt.',
        'Use what you have learnt on your {holiday|vacation}: order in the language, play for your grandmother, dance at the wedding.',
        'After the summer, begin with something that you could do before.',
      ],
      h: ['The violin was on {holiday|vacation} too. It stayed in the car, because it does not like sand.'],
    },
    scene: [
      'The summer is over. A student opens the book and looks at it as if somebody else had written it.',
      'Behind a caravan somebody is practising very softly. The neighbours think it is a bird.',
    ],
    why: [
      [
        'What you do not use for weeks is hard to find again. A few minutes are enough to keep it.',
        'You forget most in the first weeks, so a little practice then does most good.',
      ],
      [
        'A break is also good for you: you come back rested, and some things go better than before.',
        'After a rest some bad habits are simply gone.',
      ],
    ],
    parts: [
      [
        ['Choose one thing you like', 'Take your favourite piece along'],
        [
          'If you like it, you will get it out of the bag.',
          'The hard exercises can stay at home.',
          'On a {holiday|vacation} it should be fun.',
        ],
        'A single sheet going into a suitcase',
      ],
      [
        ['Tie it to something you do each day', 'Do it over your morning coffee'],
        [
          'Before you go swimming, or when it is too hot outside.',
          'There is always time for five minutes in the shade.',
          'Twice a week is enough.',
        ],
        'A notebook on a café table',
      ],
      [
        ['Use it with other people', 'Try it out on somebody'],
        [
          'A waiter, a grandmother, other children.',
          'That is what you learnt it for.',
          'Even a menu is something to read.',
        ],
        'A conversation at a market stall',
      ],
      [
        ['Start again with what you can do', 'Begin the autumn with something easy'],
        [
          'Ten minutes with the old piece, and then the new one.',
          'It is good to find that you can still do it.',
          'First what you know, and then what is new.',
        ],
        'A hand opening an instrument case',
      ],
    ],
    turn: ['And if you do nothing at all: welcome back. You will find it again.', 'And enjoy your rest.'],
    asks: [
      'What do you take along in summer, and what stays at home?',
      'What had you completely forgotten after a long break?',
    ],
    ends: {
      p: 'Ask your teacher for one page before the summer.',
      f: 'Have a lovely summer.',
      a: 'One thing, twice a week.',
      t: 'Practise in the first week. It helps most.',
      h: 'The exercise book says the weather was lovely.',
      i: 'A little water now and then, and it grows on.',
      l: 'A slow tune in the shade.',
    },
    work: 'After a long leave give people one small task with the new software in the first days. Otherwise the training was for nothing.',
    keep: 'the evening when you pack',
    send: 'someone who leaves it all at home',
    own: [
      {
        about:
          'summer (?:course|school|lessons|camp|term)|holiday (?:course|lessons|club)|(?:during|in) the (?:school )?holidays',
        kinds: ['event', 'offer', 'hours', 'service', 'price'],
        lead: 'And in the summer?',
      },
    ],
    pic: {
      ask: 'A page or small book on a deckchair or in a suitcase',
      alt: 'A small notebook lying on a deckchair',
    },
    claims: [
      [
        'Forgetting curve is steep early; brief retrieval slows it',
        'memory research (Ebbinghaus and replications)',
      ],
    ],
    unless: 'driving|\\bdogs?\\b',
  },
  {
    id: 'speak-before-you-are-ready',
    format: 'mistake',
    again: 9,
    emoji: '💬',
    only: `${TONGUES}|\\b(?:french|spanish|german|italian|portuguese|arabic|japanese|chinese|mandarin|russian)\\b`,
    tags: ['LanguageLearning', 'SpeakingPractice', 'LearningTips'],
    title: [
      'Learning a language: do not wait until you are ready to speak',
      'Speaking a new language with forty words',
    ],
    cover: 'Speak before you are ready',
    gist: [
      'If you wait until your grammar is right, you will wait for years. Speak with the forty words you have. You will notice which ones you need next.',
      'You do not learn to speak a language by reading it. Begin to talk early, even if it is wrong.',
    ],
    subject: ['Talk with the forty words you know', 'Nobody marks your grammar in a café'],
    hooks: {
      '*': [
        'After four years of language lessons he still ordered by pointing. You learn to speak by speaking.',
        'The sentence was ready in his head, grammar and all, when the tram left. Speak sooner.',
        'If you wait for the right ending, the conversation is over.',
      ],
      p: 'People who start to speak a new language early, with mistakes, are usually fluent sooner.',
      f: 'You understand a lot of the language, but you never say anything? You are not alone.',
      a: 'Speak in the first week, badly if need be.',
      t: 'When you speak, you notice which words you are missing. When you listen, you do not.',
      h: 'He knew the word for "otter" in five languages. What he needed was a plumber.',
      i: 'A kind word with a mistake in it is better than silence.',
      l: 'An accent only shows that you speak two languages.',
    },
    lines: {
      '*': [
        'Learn three sentences in the new language first: "How do you say that?", "More slowly, please", and "What is this?".',
        'Do not know the word? Describe it. Everybody understands "the cold cupboard in the kitchen".',
        'Learning a language? Talk to yourself while you cook. Nobody corrects you, and you will find out that you have no word for "ladle".',
        'You learn to understand a language from series. You learn to speak it by speaking.',
      ],
      h: ['No waiter has ever asked for the past participle.'],
    },
    scene: [
      'At the market stall he has built a beautiful sentence in his head. "Next!" says the woman.',
      "Two people in a café know forty words of each other's language. They have been laughing for an hour.",
    ],
    why: [
      [
        'As you talk, you notice what is missing. Then you learn it quickly, because you need it.',
        'A word that you missed in a conversation is one you will remember.',
      ],
      [
        'Speaking has to be practised, and reading does not help much.',
        'To know a word and to find it in time are two different things.',
      ],
    ],
    parts: [
      [
        ['Learn a few rescue sentences', 'Learn to say "more slowly, please"'],
        [
          '"How do you say that?" and "once more, please" keep a conversation going.',
          'Five of them get you through an evening.',
          'It is worth more than a chapter of grammar.',
        ],
        'Five sentences on a card',
      ],
      [
        ['Describe words you do not know', 'Go round the missing word'],
        [
          '"The man who repairs water" is quite clear.',
          'Everybody likes to guess what you mean.',
          '"The thing for the soup" will get you a spoon.',
        ],
        'Hands explaining a thing in the air',
      ],
      [
        ['Speak aloud when you are alone', 'Talk to yourself in the kitchen'],
        [
          'Say what you are doing. Nobody corrects you.',
          'Two minutes a day are enough.',
          'The saucepan has never laughed at anyone.',
        ],
        'Someone talking to a saucepan',
      ],
      [
        ['Have one thing corrected at a time', 'Ask for one correction only'],
        [
          'The tenses this week, and the endings next week.',
          'If everything is corrected, you soon say nothing.',
          'Two are too many.',
        ],
        'One word circled in a sentence',
      ],
    ],
    turn: ['Make mistakes, and keep talking.', 'You will never feel ready, so begin now.'],
    asks: [
      'What was your funniest misunderstanding in another language?',
      'Which sentence has helped you abroad?',
    ],
    ends: {
      p: 'A quarter of an hour of talking a week changes everything.',
      f: 'The other person is just glad that you try.',
      a: 'First speak, and then improve.',
      t: 'After a conversation, write down the words you were missing. Those are the ones to learn.',
      h: 'Nobody has ever got a coffee for good grammar.',
      i: 'Every language begins with a mistake.',
      l: 'A few words, kindly meant.',
    },
    work: 'In international teams those with the best grammar often say least. Begin with a round in which everybody says one simple sentence.',
    wrong: 'Waiting to speak until the grammar is right',
    keep: 'the evening before a trip',
    send: 'somebody who understands every word and keeps silent',
    own: [
      {
        about: 'conversation|speaking|tandem|language (?:table|caf)',
        kinds: ['event', 'service', 'offer', 'price', 'process'],
        lead: 'You can practise talking here.',
      },
    ],
    pic: {
      ask: 'A café table with two cups and a phrase book',
      alt: 'Two cups and a phrase book on a café table',
    },
    claims: [
      [
        'Output reveals gaps and trains retrieval; comprehension and production differ',
        "language-learning research (Swain's output hypothesis)",
      ],
    ],
  },
];
