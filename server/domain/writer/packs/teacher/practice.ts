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
      'Face down on the desk is not away. Put the phone in another room for twenty minutes, and the same twenty minutes become longer.',
      'A phone costs attention even when it is silent, because not looking at it is work. The hall is the right place for it.',
    ],
    subject: ['Twenty minutes without it', 'Face down is not away'],
    hooks: {
      '*': [
        'The phone lies face down beside the notes, like a dog that hopes for a walk.',
        'You do not have to be strong. You only have to put it in the hall.',
        'It does not have to ring. It only has to be there.',
      ],
      p: 'Distance works better than discipline when it comes to phones and practice.',
      f: 'Before you start, carry your phone out of the room. Yes, that far.',
      a: 'Phone out of the room. Door shut. Begin.',
      t: 'Each switch of attention leaves a residue; the cost is in returning and not in the glance.',
      h: 'He only wanted to switch on the metronome. That was an hour and a film about otters ago.',
      i: 'Twenty minutes that belong to you alone are rarer than gold, and they cost nothing.',
      l: 'A closed door, and time becomes wide.',
    },
    lines: {
      '*': [
        'Put the phone in the hall for twenty minutes. Whoever rings will still exist afterwards.',
        'Use a real metronome, a kitchen timer and a printed dictionary. Every app that helps you to practise lives next door to one that does not.',
        'A glance takes two seconds. Getting back to the place where you were takes minutes.',
        'Agree on it as a family: while one of us practises, all the phones sleep in the same basket.',
      ],
      h: [
        'Ask yourself whether Bach would have got anywhere with notifications. He had twenty children, and even they went to bed.',
      ],
    },
    scene: [
      'Her hand goes to the desk, turns the thing over, turns it back. No message. Where was I?',
      'In the hall a phone is buzzing on a shelf, and behind the door somebody is getting a bar right for the first time.',
    ],
    why: [
      [
        'As long as it lies within reach, part of the mind is busy with not picking it up.',
        'Resisting is an effort in itself, and that effort is missing elsewhere.',
      ],
      ['What is two rooms away asks nothing of you.', 'A walk of ten steps is enough to stop most urges.'],
    ],
    parts: [
      [
        ['Carry it out before you sit down', 'Before, and not when it rings'],
        [
          'Not when it disturbs you, for by then it has won.',
          'Same shelf every time, so that you need not decide.',
          'In sight is in mind, even with its face down.',
        ],
        'A phone put down on a hall shelf',
      ],
      [
        ['Replace what it did for you', 'Buy the small things it does'],
        [
          'Timer, metronome, dictionary, clock: buy them once, as objects.',
          'The honest reasons for having it near can be bought second-hand.',
          'A clock costs less than your attention.',
        ],
        'A kitchen timer beside a notebook',
      ],
      [
        ['Keep a slip for stray thoughts', 'Write strays down'],
        [
          'Dentist, birthday, who was that actor. Write it down and go on.',
          'On paper a thought can wait. In your head it taps its foot.',
          'On paper they stop knocking.',
        ],
        'A slip with three scribbled words',
      ],
      [
        ['Fetch it when the bell rings', 'Then have it back'],
        [
          'After twenty minutes you may look as long as you like.',
          'An end in sight makes the going easy.',
          'A promise with an end can be kept.',
        ],
        'A hand taking the phone from a shelf',
      ],
    ],
    turn: [
      'Try it for a week and count only the minutes in which it was away.',
      'Most people find that nobody noticed they were gone.',
    ],
    asks: ['Where does your phone lie while you practise?', 'Do you still own a clock that is only a clock?'],
    ends: {
      p: 'It costs nothing and works from the first evening.',
      f: 'The world will still be there at half past.',
      a: 'Out of sight, out of reach, to work.',
      t: 'If you need it for a recording, switch on flight mode and lay it behind you.',
      h: 'Somebody will have written. It will have been a supermarket.',
      i: 'What you give your whole attention to begins to grow.',
      l: 'Silence, at last, and one bar that shines.',
    },
    work: 'In meetings the basket by the door works, too, provided that the boss puts theirs in first. The meeting then tends to be a third shorter.',
    keep: 'the next time you want to practise',
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
      'Fix the moment instead of the minutes, sit nearby, ask to be shown something and praise what you heard. You need not understand the subject.',
      'A child practises more readily for a listener than for a supervisor. Be the audience.',
    ],
    subject: ['"Have you practised yet?"', 'Be the audience'],
    hooks: {
      '*': [
        '"Have you practised yet?" No child has ever answered: how good that you remind me.',
        'The kitchen door is open, and somebody is playing worse on purpose.',
        '"Have you practised?" is a question with only one effect.',
      ],
      p: 'Parents can help most with time, place and interest, and not with expertise.',
      f: 'Tired of reminding? Swap the question, and sit down yourself.',
      a: 'Stop asking whether. Settle when.',
      t: 'A stable cue outperforms reminders; after weeks the cue does the reminding.',
      h: 'The violin was so well practised that evening that the cat applied for {a flat|an apartment} of its own.',
      i: 'For a child it is a great thing when somebody really listens for five minutes.',
      l: 'To listen is the rarest form of encouragement.',
    },
    lines: {
      '*': [
        'Instead of "have you practised?" try "will you show me the bit that is hard?". One question checks, and the other is interested.',
        'Fix a moment and not an amount: after the snack, before the shoes. Children argue about minutes, seldom about order.',
        'Praise what you heard: "The second time the jump was clean." A child who hears only "great" knows that you were not listening.',
        'Let them teach you. Get it wrong. No revision was ever so much fun.',
      ],
      h: [
        'A recorder in the hands of a beginner is an excellent way of finding out which neighbours like you.',
      ],
    },
    scene: [
      'Half past five. From the kitchen: "Practice!" From the room: "In a minute." It has been like that since half past four.',
      'Dad sits cross-legged on the carpet and has to sing the second part. He cannot. It is going splendidly.',
    ],
    why: [
      [
        'Reminders turn practice into a matter between parent and child, when it should be one between the child and the thing.',
        'Anyone who is nagged defends themselves and thinks of nothing else.',
      ],
      [
        'An interested listener makes it worth doing well.',
        'Children will do for an audience what they will not do for a {timetable|schedule}.',
      ],
    ],
    parts: [
      [
        ['Tie it to something fixed', 'After the same thing each day'],
        [
          'After the snack, before the bath. The order does the reminding.',
          'A place in the day is stronger than a number of minutes.',
          'When there is an order, nobody has to be reminded.',
        ],
        'A snack plate next to an exercise book',
      ],
      [
        ['Have everything lying ready', 'No searching for pens'],
        [
          'Stand up, book open, pencil sharp. Half of all resistance is tidying.',
          'What must first be unpacked is not begun.',
          'An open book is half begun.',
        ],
        'An open book on a stand',
      ],
      [
        ['Sit nearby and do nothing', 'Be there and be dull'],
        [
          'With tea, without a phone, without an opinion.',
          'Presence is enough. Corrections are what the teacher is for.',
          'You need know nothing. Drink tea.',
        ],
        'A parent on the floor with a cup',
      ],
      [
        ['Ask to be shown something', 'Be the pupil'],
        [
          'The hard bit, the nicest bit, the one that makes one laugh.',
          'To explain something is to practise it, only with more dignity.',
          '"Show me" is the nicest kind of homework.',
        ],
        'A child pointing at a page',
      ],
      [
        ['Stop while it is still fun', 'End before the tears'],
        [
          'Ten good minutes are worth more than twenty with tears.',
          'If it ends well, tomorrow starts lighter.',
          'Tomorrow begins where today left off.',
        ],
        'A closed book and a smile',
      ],
    ],
    turn: [
      'And if it does not work at all for weeks, tell the teacher. Perhaps it is the piece.',
      'Some days will fail. They are days, and nothing else.',
    ],
    asks: [
      'What did your parents say about practising?',
      'What works at your place: after the snack or before the bath?',
    ],
    ends: {
      p: 'Two minutes with the teacher at the door about how practice goes are worth a term.',
      f: 'And if it squeaks: you are hearing the first year of something.',
      a: 'Cue, place, ear, end.',
      t: 'Mark done days in a row on a calendar; let the child hold the pen.',
      h: 'Cats leave the room. Parents get to stay. It is a privilege.',
      i: 'Years later they forget the piece and remember who sat there.',
      l: 'A cup of tea, a small piece, an evening.',
    },
    work: 'Anyone who supervises apprentices may smile, since it is the same. "Show me where it is hard" has taught more people a trade than "is it done yet?".',
    keep: 'half past five this afternoon',
    send: 'a parent who hears a recorder in their sleep',
    own: [
      {
        about: 'child|kids|parents?|famil|pupils? from|age[sd]? (?:from|\\d)',
        kinds: ['service', 'event', 'audience', 'offer', 'price', 'policy'],
        lead: 'Families have their place in the {timetable|schedule}.',
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
    cover: 'When the heart beats fast',
    gist: [
      'Being excited is no fault. Practise the beginning until it runs by itself, rehearse in front of people, and breathe out slowly before you start.',
      'Nerves do not go away with reasoning. They become smaller with rehearsal: same shoes, same chair, a few listeners.',
    ],
    subject: ['What to do when the hands shake', 'Rehearse the first ten seconds'],
    hooks: {
      '*': [
        'The hands are cold, the mouth is dry, and at home it went so well.',
        'Backstage the calm ones are mostly those who have learnt their first line by heart.',
        'Everybody has cold hands. Some know their first line.',
      ],
      p: 'What shakes under pressure can be rehearsed under a little pressure beforehand.',
      f: 'Nervous? Good. It means that it matters to you. Here is what to do with your hands.',
      a: 'Learn the first ten seconds by heart. The rest follows.',
      t: 'Arousal narrows attention; automated openings need little of it.',
      h: 'The audience imagined in its underwear has never helped anyone. It merely looks cold.',
      i: 'The beating heart has carried many people across a stage. Let it.',
      l: 'A breath, a step into the light.',
    },
    lines: {
      '*': [
        'Practise the first ten seconds twenty times. After that you are on your way, and being on the way is easier than starting.',
        'Rehearse for an audience before there is one: neighbours, teddies, a phone that records. Pressure can be taken in small doses.',
        'Breathe out for longer than you breathe in, three or four times. It is the oldest trick in the wings.',
        'Practise going on after a mistake. It will happen, and it is the going on that people remember.',
      ],
      h: ['Teddies make a demanding audience. They never clap.'],
    },
    scene: [
      'Five minutes to go. Somebody is walking up and down a corridor and whispering the first sentence to a fire extinguisher.',
      'The examiner opens the car door, smiles and says "whenever you are ready". Both of them know that this is never.',
    ],
    why: [
      [
        'Under tension the head falls back on what is most firmly learnt, so that had better be the beginning.',
        'Excitement takes away a part of your attention, and whatever runs by itself needs none.',
      ],
      [
        'What you have done in front of people a few times is no longer new to your body.',
        'The heart beats hardest at things that it does not know.',
      ],
    ],
    parts: [
      [
        ['Overlearn the beginning', 'Know your first ten seconds'],
        [
          'First bar, first sentence, first junction: so often that you could do it half asleep.',
          'Ten seconds of certainty are a bridge.',
          'After those you are under way.',
        ],
        'A finger on the first line of a page',
      ],
      [
        ['Rehearse the real thing', 'Play it for real at home'],
        [
          'Same clothes, same chair, standing up, out loud, no repeats.',
          'Invite two people and bow. It will feel ridiculous, which is the point.',
          'With the shoes, and with Uncle Karl on the sofa.',
        ],
        'Two chairs facing a music stand',
      ],
      [
        ['Breathe out slowly', 'Let air out'],
        [
          'Longer out than in, with the shoulders going down.',
          'A long breath out is a signal that the body understands.',
          'Slowly. The body believes it.',
        ],
        'Shoulders sinking on a breath out',
      ],
      [
        ['Plan the stumble', 'Know where to get back in'],
        [
          'Choose places where you can get back in. Then a slip is only a slip.',
          'Those who know three doors back into the piece do not fear the corridor.',
          'A slip with a way out is hardly a slip.',
        ],
        'Pencil crosses at places on a page',
      ],
    ],
    turn: [
      'Then go out with the heart beating. It does that for others as well.',
      'Afterwards it will have been shorter than you thought.',
    ],
    asks: [
      'What do you do in the last five minutes?',
      'What was your most beautiful mistake in front of people?',
    ],
    ends: {
      p: 'Plan two rehearsals with an audience; the second one is usually quite different.',
      f: 'And somebody in the third row is keeping their fingers crossed for you.',
      a: 'Beginning, rehearsal, breath, go.',
      t: 'Simulate one stressor at a time: the room, the listeners, the single attempt.',
      h: 'Knees that shake are, strictly speaking, also in rhythm.',
      i: 'Courage is a fast heart that goes out all the same.',
      l: 'And then it is quiet, and you begin.',
    },
    work: 'For a talk it is the same. Write the first two sentences word by word and learn them; let the rest be headings. The moment in which most talks fail is over after ten seconds.',
    question: 'What can I do about nerves?',
    short: [
      'Learn the beginning by heart, rehearse in front of people, and breathe out slowly.',
      'Make the opening automatic, practise before people, and breathe out for longer than in.',
    ],
    caution: [
      'If fear keeps you from eating, sleeping or going at all, talk to a doctor or a counsellor about it.',
      'When nerves cost you sleep or meals, or you cannot go in at all, it is time to see a doctor or counsellor.',
    ],
    keep: 'the week before you stand in front of people',
    send: 'someone whose big day is coming',
    own: [
      {
        about: 'recital|concert|showcase|performance|mock|exams?\\b|examin|driving test|presentation',
        kinds: ['event', 'service', 'offer'],
        lead: 'There are chances to try it out.',
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
      'Why progress stops for weeks, and what happens underneath',
      'Plateaus: why you seem to stand still',
    ],
    cover: 'When nothing seems to move',
    gist: [
      'Learning comes in jumps with long flat pieces between. On the flat ones skills become automatic, and that is when many people give up.',
      'Every teacher knows the month in which nothing moves. A pupil sees standing still. The teacher hears that it has become easier.',
    ],
    subject: ['The month in which nothing moves', 'Before you give up: one recording'],
    hooks: {
      '*': [
        'Around the fourth month nearly everyone says the same sentence: I am not getting any better.',
        'Progress has the bad habit of happening while you are looking elsewhere.',
        'Stairs have flat bits. They are for standing on.',
      ],
      p: 'Plateaus are an ordinary part of learning, and they are the commonest moment to stop.',
      f: 'Stuck for weeks? Here is what it looks like from the other chair.',
      a: 'A plateau is no verdict. Change one thing and carry on.',
      t: 'Learning curves flatten as performance automates; a change of task shows what was gained.',
      h: 'The pupil was in despair at making no progress, in three languages that he had not known in spring.',
      i: 'Roots, too, grow in the weeks when there is nothing to be seen.',
      l: 'Patience has its seasons. This is one of them.',
    },
    lines: {
      '*': [
        'Record yourself today for one minute and put it away until spring. You will not believe your ears, and that is the only proof that counts.',
        'Play or read something that was hard three months ago. It is the shortest way to see that you have moved.',
        'When nothing moves, change one thing: tempo, place, order, piece. A stuck wheel wants another angle.',
        'The fourth month is when most people give up. The fifth is when it usually gets better. It is a pity about the fourth.',
      ],
      h: [
        'Every learner meets the plateau. There is a nice view up there, but nobody looks, because they are all looking for the stairs.',
      ],
    },
    scene: [
      'A pupil sits down, sighs and says: "I think I have reached my limit." The teacher goes to the cupboard and takes out a page from October.',
      'It is raining, the exercise is the same as last week, and it does not go any better. The hands, however, are no longer thinking about it.',
    ],
    why: [
      [
        'At first each lesson brings something new. Later the brain is busy making old things automatic, and that makes no noise.',
        'The steep beginning spoils us, because afterwards the gains go inwards.',
      ],
      [
        'Ears and eyes improve quicker than hands, so you notice more faults while making fewer.',
        'Your standards have risen, and that looks like standing still.',
      ],
    ],
    parts: [
      [
        ['The ear runs ahead', 'Your ear has overtaken you'],
        [
          'You hear mistakes today that you did not hear in autumn. That is progress, if an unkind one.',
          'Taste grows first. Skill comes after it, out of breath.',
          'You notice more than you can mend. That comes first.',
        ],
        'Someone listening with a frown',
      ],
      [
        ['What was hard gets quiet', 'Something has become easy'],
        [
          'Clutch, fingering, word order: nobody thinks of it any more. It has moved in.',
          'Ask yourself what you no longer need to think about. The list is long.',
          'So easy that you do not count it.',
        ],
        'Hands moving without a look',
      ],
      [
        ['Teachers keep proof', 'There is proof, in a drawer'],
        [
          'A date in the margin, an old recording, a page from October.',
          'In the cupboard lies what pupils have forgotten that they could not do.',
          'Listen to October. Then say again that nothing moves.',
        ],
        'An old page with a date',
      ],
      [
        ['Then one thing is changed', 'Change one small thing'],
        [
          'Half the tempo, another book, a duet. Mostly it takes no more.',
          'The same exercise standing up, or backwards, or with a friend.',
          'Lower, slower, together with somebody.',
        ],
        'Two people at one music stand',
      ],
    ],
    turn: [
      'If you are in the fourth month: just stay for another one.',
      'One day it simply goes, and you will not know since when.',
    ],
    asks: ['What can you do today that was impossible a year ago?', 'What got you off a plateau?'],
    ends: {
      p: 'A recording once a term makes visible what memory wipes out.',
      f: 'Come on. One more month. It is mostly the next one.',
      a: 'Stay. Alter one thing. Compare.',
      t: 'Compare at intervals of months under equal conditions; weekly readings are noise.',
      h: 'Plateaus are flat. You could also call it a rest.',
      i: 'You are further along than it looks from where you stand.',
      l: 'Under the snow everything is being prepared.',
    },
    work: 'New colleagues have their plateau, too, mostly after the first quarter, when they know enough to see what they do not know. A page from their first week is a good present at that point.',
    keep: 'the week in which you want to give up',
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
    cover: 'Ten thousand hours?',
    gist: [
      'The famous figure was an average for a few top violinists, and it was no recipe. To enjoy something well you need far fewer hours, and they have to be the right ones.',
      'Nobody has counted how many hours you need. How you spend them matters more, and good enough comes early.',
    ],
    subject: ['You do not need ten thousand hours', 'A number that was never a rule'],
    hooks: {
      '*': [
        'Ten thousand hours is a number that has kept more people from starting than it has helped.',
        'Some have driven for forty years and still cannot park. Hours alone do not do it.',
        'Big round numbers keep people on the sofa.',
      ],
      p: 'The best-known figure about practice is mostly quoted without what the study said.',
      f: 'You have been told that it takes ten thousand hours? Please breathe out.',
      a: 'Count attempts with attention. Forget the hours.',
      t: 'The figure was a mean among top conservatoire students at a certain age, with wide spread.',
      h: 'By that reckoning we should all be masters of looking for our keys.',
      i: 'The first twenty hours already open a door, and it is a lovely one.',
      l: 'Mastery is a far country. Delight lies just past the gate.',
    },
    lines: {
      '*': [
        'You do not need ten thousand hours to play a song by a camp fire. You need one song, three chords and a few weeks.',
        'Doing something for years makes you used to it. Only noticing what goes wrong makes you better.',
        'An hour of attention with a pencil in the hand outweighs a week of playing through.',
        'Good enough to enjoy it comes early. Good enough for a concert hall is another question, and few have to answer it.',
      ],
      h: ['Most of us have spent ten thousand hours in {queues|lines} and are still no good at it.'],
    },
    scene: [
      '"That is ten years at three hours a day," somebody works out at the kitchen table and puts the ukulele back into the box.',
      'A man has driven to work for thirty years. In front of a small gap he waves the next car past.',
    ],
    why: [
      [
        'The number came from a study of violin students, where it was an average for a small top group and described their past.',
        'Researchers had asked gifted violinists how much they had practised. A book later made a rule of it.',
      ],
      [
        'Repeating what you can already do makes it comfortable and hardly any better.',
        'Hours count when something in them is being noticed and changed.',
      ],
    ],
    parts: [
      [
        ['Decide how good you want to be', 'Good enough for what?'],
        [
          'For a song, a {holiday|vacation}, a licence, an orchestra? Each has its own number, and most are small.',
          'Enough to enjoy it is an honourable goal.',
          'For a campfire you need less than a winter.',
        ],
        'A ukulele on a sofa',
      ],
      [
        ['Practise at the edge', 'Where it just about works'],
        [
          'Where it succeeds about as often as it fails, there is something to learn.',
          'Too easy is rest and too hard is despair. Between them lies the lesson.',
          'Half right is the most useful kind of lesson.',
        ],
        'A hand reaching for a high shelf',
      ],
      [
        ['Get an answer quickly', 'Know at once'],
        [
          'A teacher, a recording, a cone that falls over. Without a reply you repeat your mistakes with growing ease.',
          'Feedback within seconds is worth more than a report in summer.',
          'Otherwise you get very good at the mistake.',
        ],
        'A traffic cone next to a wheel',
      ],
    ],
    turn: [
      'Begin. Nobody is counting.',
      'After a year of small hours you will be surprised, number or no number.',
    ],
    asks: [
      'What have you done for ten thousand hours without getting better?',
      'What would you begin if twenty hours were enough?',
    ],
    ends: {
      p: 'For most aims the question is which hours and not how many.',
      f: 'Begin with twenty minutes. Nobody is counting the others.',
      a: 'Aim, edge, answer.',
      t: 'Later analyses find that practice explains part of the differences and how much varies by field.',
      h: 'By that measure we are all virtuosos at waiting.',
      i: 'Every player you admire once had a first hour.',
      l: 'An hour, well attended, is a great deal.',
    },
    work: 'Job advertisements ask for years. A better question at an interview is what somebody did differently in the fifth year from the first, for some have had five years and others the first one five times.',
    myth: 'It takes ten thousand hours to get good at anything',
    short: [
      'It was an average of a few top violinists. What counts is how you practise, and for what.',
      'It described a few violinists and prescribed nothing. How and what for is what matters.',
    ],
    keep: 'the day you want to start something',
    send: 'the owner of a ukulele in a box',
    own: [
      {
        about: 'beginners?|taster|trial|first lesson|no experience',
        kinds: ['offer', 'event', 'price', 'service'],
        lead: 'That first hour can be had here.',
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
  },
  {
    id: 'words-that-teachers-use',
    format: 'glossary',
    again: 12,
    emoji: '📗',
    tags: ['LearningTips', 'TeachingTerms', 'LearningWords'],
    title: [
      'Fluency, plateau, feedback: words from lessons explained',
      'Feedback, plateau, transfer: what teachers mean',
    ],
    cover: 'What teachers mean by that',
    gist: [
      'Fluency, transfer, feedback, plateau, scaffolding: five words from lessons that sound like a lecture and describe what you know from your own kitchen.',
      'Teachers say "transfer" when you can use it somewhere else. Here are five such words in plain language.',
    ],
    subject: ['What does the teacher mean by transfer?', 'Five words from the other chair'],
    hooks: {
      '*': [
        '"It is still a matter of transfer," says the teacher. You nod, in the direction of the door.',
        'Lessons have a secret language, and it is quite easy.',
        'Five words, and all of them are about bicycles.',
      ],
      p: 'Those who know what a lesson aims at can help it along at home.',
      f: 'A small dictionary for pupils and for parents on little chairs.',
      a: 'Five words. Then you know what the lesson is for.',
      t: 'The terms name stages: support, response, automation, stall, use elsewhere.',
      h: '"We are consolidating" means that it will be the same piece again next week.',
      i: 'There is a word for everything that you are just going through. You are not the first.',
      l: 'A few terms, well understood, soften the road.',
    },
    lines: {
      '*': [
        'Fluency is when you no longer notice that you can do it. That is why nobody celebrates it.',
        'Transfer: you learnt it in the lesson and can do it in the rain. Between the two lies most of the work.',
        'Feedback is information, not a mark. "The left foot was late" is feedback. "Good" is weather.',
        'Scaffolding is meant to be taken down: stabilisers, subtitles, the teacher humming along.',
      ],
      h: ['Sight-reading is what musicians call it. Everyone else calls it talking before thinking.'],
    },
    scene: [
      'Parents\' evening, chairs for seven-year-olds, knees at ear height. The teacher says "scaffolding", and a father looks out of the window at the building site.',
      'On the slip after the lesson stands: good fluency, transfer to follow. It could also be a letter from the bank.',
    ],
    why: [
      [
        'Teachers need short words for what goes on in a head, and forget that these were explained only to them.',
        'Every trade has its shorthand, and in this one you are what it is about.',
      ],
      [
        'If you know the stage, you know what to do at home and what to leave alone.',
        'Whoever hears "plateau" and thinks of failure practises the wrong thing.',
      ],
    ],
    parts: [
      [
        'Scaffolding',
        [
          'Help that is meant to disappear: a hand on the saddle, a sentence begun.',
          'Support for a while, taken away bit by bit.',
          'A hand that is there until you no longer notice that it has gone.',
        ],
        'A hand letting go of a bicycle saddle',
      ],
      [
        'Feedback',
        [
          'What came back about what you did, quick and precise enough to change it.',
          'An answer from outside: a teacher, a recording, a ball that lands elsewhere.',
          'Someone or something tells you how it went, in time to change it.',
        ],
        'A pencil note in a margin',
      ],
      [
        'Fluency',
        [
          'It goes by itself, and the head is free for other things.',
          'Doing it while talking about the weekend.',
          'You are doing it and thinking of supper.',
        ],
        'Hands on a wheel or a keyboard',
      ],
      [
        'Plateau',
        [
          'The flat piece on the way up. It feels like the end and is a landing.',
          'Weeks without visible progress, in which old things settle.',
          'You walk on the level, and the view is getting better.',
        ],
        'A landing between two flights of stairs',
      ],
      [
        'Transfer',
        [
          'Using it where you did not learn it: another town, another piece, real people.',
          'The moment the lesson works outside the room.',
          "It works at the baker's as well as in class.",
        ],
        'A door from a classroom to a street',
      ],
    ],
    turn: [
      'Next time ask: which of them are we on?',
      'The finest of the five is the last one, for then you no longer need the lesson.',
    ],
    asks: [
      'Which teacher word have you never understood?',
      'What could you suddenly do outside that you had only learnt inside?',
    ],
    ends: {
      p: 'It is worth asking for the stage at the end of a lesson; the answer is a plan for the week.',
      f: 'And ask when a word flies past you. Teachers like it.',
      a: 'Know the stage. Practise for it.',
      t: 'Scaffold, fade, automate, vary, transfer: roughly in that order, with loops.',
      h: '"We are consolidating" remains untranslatable.',
      i: 'What is held today will stand alone tomorrow.',
      l: 'A hand lets go, almost unnoticed.',
    },
    work: 'Those who train new staff can use all five. Most training plans stop at feedback and wonder why nothing reaches the shop floor. What is missing there is called transfer.',
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
    cover: 'What survives the summer',
    gist: [
      'A long break costs less if you touch the thing twice a week for five minutes. Choose one small piece, pack it, and leave the rest at home.',
      'Nobody wants homework on the beach. One song, one page, one drive a week keeps the door open until autumn.',
    ],
    subject: ['Five minutes in the deckchair', 'What is still there in autumn?'],
    hooks: {
      '*': [
        'In the first lesson after the holidays many people introduce themselves to their own instrument.',
        'Pack one page. It weighs nothing and saves you the first weeks of the new term.',
        'Nothing is forgotten in six weeks. It is only asleep.',
      ],
      p: 'Brief contact during a break preserves far more than its minutes suggest.',
      f: 'Holidays! Put everything away except for one small thing.',
      a: 'Twice a week, five minutes, one piece. All summer.',
      t: 'Forgetting is steep at first; a brief retrieval early in a break flattens it.',
      h: 'In summer the exercise book tans on one side only.',
      i: 'A long summer is good for learning, if a window stays open a crack.',
      l: 'A page beneath the pines, five slow minutes.',
    },
    lines: {
      '*': [
        'Before the break choose one thing that you can do well, and keep that alive. Do not pack what is hard; it will come home untouched.',
        'In a long break five minutes on two days a week are enough to keep the path from growing over.',
        '{On holiday|On vacation} use what you have learnt: order in their language, whistle the piece, read road signs aloud, dance at the wedding.',
        'Begin in autumn with something that you could do before the break. The first lesson back should be a welcome.',
      ],
      h: ['The violin was on the island, too. It stayed in the car, for it is shy of sand.'],
    },
    scene: [
      "The holidays are over. A pupil opens the case and looks inside as though someone had put a stranger's instrument there.",
      'On a campsite behind a caravan somebody is practising very softly. The neighbours think it is a bird.',
    ],
    why: [
      [
        'What is not called up for weeks moves further back, and a short call fetches it to the front again.',
        'Most forgetting happens early in a break, which is why a little, soon, goes a long way.',
      ],
      [
        'A pause also has its good side: tense shoulders let go, and some things come back looser than they went.',
        'Rest sorts, too. After it, bad habits are the ones that may be left out.',
      ],
    ],
    parts: [
      [
        ['Choose one favourite', 'Take one thing you love'],
        [
          'A song, a chapter, a figure that you like. Liking it is what gets it out of the bag.',
          'Leave the studies at home. {On holiday|On vacation} only pleasure practises.',
          'Duty stays at home.',
        ],
        'A single sheet going into a suitcase',
      ],
      [
        ['Hang it on a {holiday|vacation} habit', 'Put it next to the coffee'],
        [
          'While the coffee drips, before the swim, when it is too hot outside.',
          'Mornings in the shade have room for five minutes.',
          'Five minutes in the shade, twice a week.',
        ],
        'A notebook on a café table',
      ],
      [
        ['Use it on somebody', 'Try it out on people'],
        [
          'A waiter, a grandmother, the other children at the pool.',
          'What you learnt for life may meet a bit of it.',
          'A menu is a page to read from.',
        ],
        'A conversation at a market stall',
      ],
      [
        ['Start autumn with what you can do', 'Meet again gently'],
        [
          'Ten minutes with the old piece, and then the new one.',
          'First the pleasure of finding it still there.',
          'In September, first what you know, then what is new.',
        ],
        'A hand opening an instrument case',
      ],
    ],
    turn: [
      'And if you do nothing at all: welcome back. It can be found again.',
      'Anyone who rests with a clear conscience also learns something.',
    ],
    asks: [
      'What do you take along, and what stays at home?',
      'What had you completely forgotten once after a long break?',
    ],
    ends: {
      p: 'A word with the teacher before the break, and one page is enough.',
      f: 'Have a lovely summer. Send the instrument a postcard.',
      a: 'One piece, twice a week.',
      t: 'Put the first contact into the first week; that is where it saves the most.',
      h: 'Instruments do not tan. It is one of their advantages.',
      i: 'Seeds like it when someone waters them now and then.',
      l: 'The summer plays along, softly.',
    },
    work: 'After a long leave the same applies to the new software that everyone was trained in just before it. One small task in the first days back, and the training was not for the fish.',
    keep: 'the evening on which you pack',
    send: 'someone whose case is staying at home',
    own: [
      {
        about:
          'summer (?:course|school|lessons|camp|term)|holiday (?:course|lessons|club)|(?:during|in) the (?:school )?holidays',
        kinds: ['event', 'offer', 'hours', 'service', 'price'],
        lead: 'And in the holidays?',
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
  },
  {
    id: 'speak-before-you-are-ready',
    format: 'mistake',
    again: 9,
    emoji: '💬',
    only: `${TONGUES}|\\b(?:french|spanish|german|italian|portuguese|arabic|japanese|chinese|mandarin|russian)\\b`,
    tags: ['LanguageLearning', 'SpeakingPractice', 'LearningTips'],
    title: [
      'Learning a language: why waiting until you are ready fails',
      'Speaking a new language with forty words',
    ],
    cover: 'Speak before you are ready',
    gist: [
      'Anyone who waits until the grammar is right will wait for years. Speak with the forty words that you have; the gaps show you the next forty.',
      'Speaking is a skill of its own and does not grow out of reading. Begin early, small and wrong.',
    ],
    subject: ['Speak with the forty words you have', 'The waiter does not mark'],
    hooks: {
      '*': [
        'After four years of lessons he ordered by pointing.',
        'The sentence was ready in his head, subjunctive and all, when the tram closed its doors.',
        'The right ending arrives when the tram has left.',
      ],
      p: 'Learners who speak early, with errors, usually get to fluent speech sooner.',
      f: 'You understand nearly all of it and say nothing? You are in very good company.',
      a: 'Speak in the first week. Badly, if need be.',
      t: 'Production forces retrieval and shows gaps that comprehension hides.',
      h: 'He knew the word for "otter" in five languages. What he needed was a plumber.',
      i: 'A kind word in bad grammar opens more doors than silence without a fault.',
      l: 'An accent is the trace of a longer road.',
    },
    lines: {
      '*': [
        'Learn three sentences that buy you time: "How do you say that?", "More slowly, please", "The thing for opening bottles". With these you can say anything.',
        'Describe the word that you do not know. "The cold cupboard in the kitchen" works, and people like to supply the word.',
        'Learning a language? Talk to yourself while you cook. Nobody corrects you, and you will find out that you have no word for "ladle".',
        'Understanding and speaking are two skills. Series train the first one. Only talking trains the other.',
      ],
      h: ['Waiters, in all countries, have never yet asked for the past participle.'],
    },
    scene: [
      'At the market stall. The sentence has been built and checked. "Next!" says the woman, in a language that he has an excellent mark in.',
      'Two people in a café with no language in common and forty words each. They have been laughing for an hour.',
    ],
    why: [
      [
        'While speaking you notice what is missing, and what is missing is easy to learn because you have just needed it.',
        'A gap that you fall into stays with you. A list does not.',
      ],
      [
        'Mouth and ear need practice of their own, and no amount of reading supplies it.',
        'To recognise a word and to have it on the tongue are two different roads.',
      ],
    ],
    parts: [
      [
        ['Learn rescue sentences first', 'Learn the sentences that save you'],
        [
          'Slower please. How is that called? Once more. They keep a conversation alive.',
          'With five of them you can get through an evening and collect words meanwhile.',
          '"Slower, please" is worth a chapter of grammar.',
        ],
        'Five sentences on a card',
      ],
      [
        ['Go round what is missing', 'Describe what you cannot name'],
        [
          'The cold cupboard, the man who repairs water. It is a skill and often funny.',
          'Native speakers love to guess. Give them the pleasure.',
          'The thing for the soup is a spoon soon enough.',
        ],
        'Hands explaining a thing in the air',
      ],
      [
        ['Speak aloud when nobody listens', 'Talk to pots'],
        [
          'Comment on the {washing-up|dishes}. The saucepan forgives every ending.',
          'Two minutes a day, with your own voice, in your own kitchen.',
          'They have never laughed at anyone.',
        ],
        'Someone talking to a saucepan',
      ],
      [
        ['Have only one thing corrected', 'One correction at a time'],
        [
          'Ask for the tense today and for the articles next week.',
          'Anyone who is corrected on everything soon says nothing.',
          'Two are too many, and three are silence.',
        ],
        'One word circled in a sentence',
      ],
    ],
    turn: [
      'Be wrong gladly and often. The right endings come while you talk.',
      'Readiness is a thing that arrives in the middle of a sentence.',
    ],
    asks: [
      'What was your finest misunderstanding in another language?',
      'Which sentence has saved you abroad?',
    ],
    ends: {
      p: 'A quarter of an hour of talk a week, from the first month on, changes the whole course.',
      f: 'The person opposite is just glad that you try. Truly.',
      a: 'First speak. Then polish.',
      t: 'Note each gap after a conversation; ten such words outrank any frequency list.',
      h: 'Grammar has never yet brought anyone a coffee.',
      i: 'Each language begins with a brave mistake.',
      l: 'A few words, warmly meant.',
    },
    work: 'In international teams the silent ones are often those with the best grammar. A round at the start in which everybody has to say one simple sentence makes the second sentence much easier.',
    wrong: 'Waiting with speaking until the grammar is right',
    keep: 'the evening before a trip',
    send: 'somebody who understands it all and says nothing',
    own: [
      {
        about: 'conversation|speaking|tandem|language (?:table|caf)',
        kinds: ['event', 'service', 'offer', 'price', 'process'],
        lead: 'Talking can be practised in good company.',
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
