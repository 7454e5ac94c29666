// In class, at the desk, in the exam room.
import type { Idea } from '../../library/idea.ts';
import { TEACHES_NO_SCHOOL } from '../whom.ts';

export const CLASSROOM: readonly Idea[] = [
  {
    id: 'ask-from-the-last-clear-line',
    format: 'howto',
    again: 9,
    emoji: '✋',
    tags: ['AskingQuestions', 'LearningTips', 'InClass'],
    unless: TEACHES_NO_SCHOOL,
    title: 'How to ask a question when you have understood nothing',
    cover: 'Lost? Say where',
    gist: [
      '"I do not understand" leaves a teacher guessing. Name the last line that was clear, the first that was not, and what you think it might mean.',
      'You do not need to understand a thing in order to ask about it well. Point to the line where you got lost.',
    ],
    subject: ['The last line that was clear', 'Point to the spot'],
    hooks: {
      '*': [
        '"Any questions?" Thirty people look at their pens, and twenty of them stopped following at the same line.',
        'The best question in a lesson often begins with "I was with you until".',
      ],
      p: 'A question that names the exact line gets an answer in a minute.',
      f: 'Lost, and everyone else is nodding? They are nodding out of politeness. Ask for all of you.',
      a: 'Say where you lost the thread. Do not say that you lost it.',
      t: 'Locate the fault: last step understood, first step not understood, your guess at what joins them.',
      h: '"I do not get it." "Which part?" "The part after the title."',
      i: 'One honest question can bring half a room back.',
      l: 'A raised hand, a clear sentence, and the fog lifts.',
    },
    lines: {
      '*': [
        '"I was with you until the second line. Where does the minus come from?" That question can be answered. "I do not get it" cannot.',
        'Put a dot in the margin at the line where you stop following. At the end of the lesson you have your question.',
        'Add a guess: "Is it because the price has already been paid?" A wrong guess shows the teacher which picture is in your head.',
        'Too shy for the room? Ask at the door afterwards, with the page open and a finger on the line.',
      ],
      h: [
        'The bravest person in any seminar is the one who asks what the abbreviation stands for. It is usually week nine.',
      ],
    },
    scene: [
      'At the board the third line of a calculation appears. Something has happened between it and the second, and everybody is writing it down.',
      'A training room, after lunch. The speaker says "as you all know", and a dozen adults arrange their faces.',
    ],
    why: [
      [
        'Someone who knows a subject well no longer sees its steps, so they cannot guess which one you missed.',
        'Experts skip lines without noticing. Only a beginner can tell them which.',
      ],
      [
        'Finding the spot is half of the thinking, and some questions answer themselves on the way.',
        'While you look for the exact place, you are already working on it.',
      ],
    ],
    parts: [
      [
        'Mark the spot while it happens',
        [
          'A dot, a cross, a question mark. Keep writing, since the thread may come back.',
          'Five minutes later the place is gone from memory, though the confusion stays.',
        ],
        'A pencil dot in the margin of a notebook',
      ],
      [
        'Say the last thing that was clear',
        [
          'It tells the other person where to begin, and spares you the first half hour once more.',
          'Start there: "I see why we add the two rows."',
        ],
        'A finger under a line of writing',
      ],
      [
        'Then name the first that was not',
        [
          'A word, a sign, a jump. The smaller it is, the better the answer.',
          'Read it out as it stands; often a single word is at fault.',
        ],
        'One circled word on a page',
      ],
      [
        'Offer a guess',
        [
          'Right or wrong does not matter. It shows the picture you have.',
          '"I would have expected it to get smaller" is worth ten minutes of explanation.',
        ],
        'A small sketch beside a formula',
      ],
    ],
    turn: [
      'If the answer does not help, ask for an example before you ask for more words.',
      'Write the answer beside the dot, in your own words, before the next line starts.',
    ],
    asks: [
      'Which question did you never dare to ask in class?',
      'Who asked the question in your class that everybody had?',
    ],
    ends: {
      p: 'Teachers can use it in reverse: "Up to which line is it clear?" gets more answers than "Any questions?"',
      f: 'You will not be the only one. There is always a second hand that goes up in relief.',
      a: 'Dot, line, guess, ask.',
      t: 'A precise question has three coordinates: page, line, expectation.',
      h: 'When a whole room nods at an abbreviation, hardly anyone knows it.',
      i: 'Every explanation in the world began with somebody who was lost and said so.',
      l: 'A single line, and the page opens.',
    },
    work: 'It works in meetings too. "I follow you as far as the second slide; how do we get from there to the budget?" is not a weakness. It is frequently the only useful sentence of the hour.',
    keep: 'the next time everyone nods',
    send: 'somebody who is too shy to ask',
    own: [
      {
        about:
          'small (?:classes|groups)|class size|tutor(?:ing|ials?) (?:hour|support)|homework (?:club|help)|office hours|one.to.one support',
        kinds: ['service', 'process', 'number', 'story', 'value'],
        lead: 'Asking is easier in some settings than in others.',
      },
    ],
    pic: {
      ask: 'A notebook page with a pencil dot in the margin, beside a pencil',
      alt: 'A notebook with a single pencil dot in its margin',
    },
    claims: [
      ['Experts overlook steps that beginners need', 'research on expert blind spot, cognitive psychology'],
      ['Locating confusion and predicting help understanding', 'research on metacognition'],
    ],
  },
  {
    id: 'your-own-ten-mistakes',
    format: 'tip',
    again: 9,
    emoji: '🔎',
    tags: ['ProofreadingTips', 'StudyTips', 'LearnFromMistakes'],
    title: 'Keep a list of your own mistakes and check for those only',
    cover: 'Your own ten mistakes',
    gist: [
      'Most of us make the same few mistakes all our lives. Collect yours from marked work, and read the next piece once for each of them.',
      '"Check your work" is no instruction. "Look for missing minus signs" is one. Make a list that fits you.',
    ],
    subject: ['You only make ten mistakes', 'Read once for commas, once for signs'],
    hooks: {
      '*': [
        'Take three pieces of work that came back with red on them. You will meet the same mistake in all three.',
        'People do not make a thousand mistakes. They make ten, a hundred times each.',
      ],
      p: 'A personal error list turns checking into a search, and a search finds more.',
      f: 'Got something back with red in it? Before you file it away, fetch a small piece of paper.',
      a: 'Check for your errors. Leave the others to other people.',
      t: 'Targeted search beats general rereading: one pass per error type, most frequent first.',
      h: 'My list begins with the word "definitely". I have looked it up every time since school.',
      i: 'A mistake that you know by name has lost half its power.',
      l: 'A short list of your own slips, growing shorter.',
    },
    lines: {
      '*': [
        'Read your text once for each mistake you tend to make: once for missing words, once for names, once for dates. One general read finds less.',
        'Keep a card with your ten commonest mistakes. Cross one out when it has stayed away for a month.',
        'Before you hand in a calculation, look at nothing but the signs and the units. That is where most marks are lost by people who could do it.',
        'Read a text backwards, sentence by sentence, to find slips. The sense no longer carries you past them.',
      ],
      h: ['A spelling checker lets "pubic library" pass. A personal list does not, after the first time.'],
    },
    scene: [
      'The work comes back. You look at the mark, then at the first red word, and say: "Oh no, that again."',
      'A desk with three old tests side by side. In each of them, in the same corner, a minus has gone missing.',
    ],
    why: [
      [
        'When we check in general we read what we meant to write, and that is always right.',
        'A writer sees the sentence in their head; the one on the paper slips past.',
      ],
      [
        'Errors come from habits, and habits repeat themselves.',
        'The hand that once left out a unit will leave it out again under pressure.',
      ],
    ],
    parts: [
      [
        'Collect slips from marked work',
        [
          'Marked tests, corrected letters, comments in a file. Note the kind of slip, and not each single case.',
          'Three old papers are enough to fill half a card.',
        ],
        'Three marked papers side by side, names covered',
      ],
      [
        'Sort the slips by how often they come',
        [
          'The top three deserve a pass of their own. The rest share one.',
          'What happens weekly goes first, even if the rare ones are more embarrassing.',
        ],
        'A handwritten list on a card',
      ],
      [
        'Search for one slip at a time',
        [
          'Cover the lines below with a ruler and go down the page.',
          'A finger under the word slows the eye enough to see it.',
        ],
        'A ruler laid under a line of text',
      ],
    ],
    turn: [
      'In the exam, write the first letters of your list in the margin before you begin.',
      'After a while the top one drops off, and something else moves up.',
    ],
    asks: ['Which word do you look up every single time?', 'What is the first mistake on your list?'],
    ends: {
      p: 'Teachers who comment on the kind of error, and not each instance, help to fill the card.',
      f: 'And be a little fond of them. They have been with you a long time.',
      a: 'Ten lines on one card. Use it before you hand in.',
      t: 'Log type, place and cause; after twenty entries the pattern is plain.',
      h: 'There is an "a" in "definitely" only for those of us who put it there.',
      i: 'Knowing where you stumble is the start of walking well.',
      l: 'Read slowly once more, and let it go.',
    },
    work: 'Teams can do the same for offers and reports. The list of the last ten embarrassing slips makes a better checklist than any template, since each line on it has happened.',
    keep: 'the next thing that comes back with red on it',
    send: 'somebody who is about to hand something in',
    own: [
      {
        about:
          'exam prep|test prep|mock exam|revision (?:course|class)|writing (?:course|workshop|class)|proofread',
        kinds: ['service', 'event', 'offer', 'product'],
        lead: 'It is easier to practise with somebody who looks at the work.',
      },
    ],
    pic: {
      ask: 'A small card with a handwritten list beside a red pen',
      alt: 'A small card with a handwritten list lying beside a red pen',
    },
    claims: [
      [
        'Writers overlook their own slips; focused passes help proofreading',
        'writing centre guidance; research on error monitoring',
      ],
    ],
  },
  {
    id: 'counting-on-fingers',
    format: 'myth',
    again: 10,
    emoji: '🖐️',
    tags: ['EarlyMaths', 'LearningNumbers', 'ParentTips'],
    unless: TEACHES_NO_SCHOOL,
    title: 'Should children count on their fingers?',
    cover: 'Let them use their fingers',
    gist: [
      'Fingers are a good first calculator. Children who use them well tend to do better at sums to begin with, and most let go of them when they no longer need them.',
      'Nobody has to forbid finger counting. What helps is to show better ways of doing it: start at the larger number, see five as one hand.',
    ],
    subject: ['Ten beads, always to hand', 'Hands on the table, please'],
    hooks: {
      '*': [
        'Under the desk two small hands are at work, because somebody has said that it is not allowed.',
        'A child doing sums on its fingers is not behind. It is using what it has to hand.',
      ],
      p: 'Early finger counting goes together with better early arithmetic, studies suggest.',
      f: 'Does your child count under the table? Tell them they may use the top of it.',
      a: 'Leave them their fingers.',
      t: 'Fingers hold the running total outside the head, which leaves room for the next step.',
      h: 'We count in tens because of our hands, and then tell children to sit on them.',
      i: 'Every number in the world began with somebody who held up a hand.',
      l: 'Ten small fingers, and all of arithmetic ahead.',
    },
    lines: {
      '*': [
        'Seven and five? Say "seven", then count five fingers on from there. Starting at the larger number saves a child a great deal of counting.',
        'Show numbers with your hands at breakfast: six is one whole hand and one more. Seeing five at a glance is the step that helps.',
        'If a child in later years still counts every sum on its fingers, do not scold. Ask the teacher which step is missing.',
        'Count in twos on the way to the bus, one finger for each pair of lamps. The hand keeps the tally.',
      ],
      h: ['The calculator on your phone has a display. A child has ten displays, washable.'],
    },
    scene: [
      'Eight plus six. A pair of eyes goes to the ceiling, and under the table something is moving.',
      'A grandfather holds up four fingers of one hand and three of the other. The child looks, does not count, and says "seven".',
    ],
    why: [
      [
        'A sum needs memory for what has been counted already, and fingers take that load away.',
        'While the hand keeps the total, the head has room to think about the next number.',
      ],
      [
        'With practice children see amounts at a glance and remember sums, so the fingers become slower than the head.',
        'They are usually laid aside by the children themselves, once knowing is quicker than counting.',
      ],
    ],
    parts: [
      [
        'Count on from the larger number',
        [
          'Two and nine becomes nine, ten, eleven. It is a small discovery with a large effect.',
          'Start with the big one in the head and put only the small one on the fingers.',
        ],
        'A child holding up two fingers',
      ],
      [
        'See the five as a whole',
        [
          'One hand is five without counting. Eight is a hand and three.',
          'Hold up seven, quickly, and ask "how many?" Then six. It is a game for the bus.',
        ],
        'One whole hand and two fingers held up',
      ],
      [
        'Watch for when they let go',
        [
          'Sums that are known come out before the hand moves. Praise that, without taking the hands away.',
          'If nothing has changed after a long while, talk to the school; it is a question, and no blame.',
        ],
        'Two hands resting on a table beside a notebook',
      ],
    ],
    turn: [
      'Beads, dice and stairs do the same job, if you prefer to count shoes on the way up.',
      'Some grown-ups still do it, under the table, in meetings.',
    ],
    asks: [
      'Do you still count on your fingers, and for what?',
      'Were you allowed to count on your fingers at school?',
    ],
    ends: {
      p: 'Ask at school which way of counting is taught, and use the same one at home.',
      f: 'Hands up, everybody who counted months on their knuckles this year.',
      a: 'Hands on the table, then count.',
      t: 'Count all, count on, recall: three steps, and each needs its time.',
      h: 'Sums above ten still require a friend or bare feet.',
      i: 'What begins in the hand ends up in the head.',
      l: 'A small hand opens, and there is a five.',
    },
    work: 'Grown-up learners deserve the same. A sketch, a list, a row of coins: anyone who is new to a thing may put it on the table before they carry it in their head.',
    myth: 'Counting on fingers is a bad habit that children should drop early',
    short: 'No. It supports early sums, and most children give it up by themselves.',
    keep: 'the first homework with numbers',
    send: 'a parent of a small mathematician',
    own: [
      {
        about: 'nursery|pre-?school|kindergarten|early years|primary (?:school|class)',
        kinds: ['service', 'story', 'event', 'process', 'value', 'audience'],
        lead: 'Small children learn such things long before school.',
      },
    ],
    pic: {
      ask: 'A hand with some fingers held up beside a notebook of sums, no face',
      alt: 'A small hand with three fingers raised beside a sheet of sums',
    },
    claims: [
      [
        'Finger counting is associated with better early arithmetic and most children move on to recall',
        'research in developmental psychology on finger-based strategies; worded "tend to"',
      ],
      [
        'Counting on from the larger addend is a known step of development',
        'mathematics education textbooks',
      ],
    ],
  },
  {
    id: 'the-first-five-minutes-of-an-exam',
    format: 'checklist',
    again: 9,
    emoji: '⏱️',
    tags: ['ExamTips', 'TestDay', 'StudyTips'],
    tick: true,
    title: 'The first five minutes of an exam: what to do with them',
    cover: 'The first five minutes',
    gist: [
      'Read the whole paper, mark what you can do, share out the time by {marks|points}, write down what you are afraid to forget. Only then begin, with something easy.',
      'In the first five minutes of an exam the quickest people are not writing. They are reading and sharing out their time.',
    ],
    subject: ['Do not write yet', 'Turn the page over first'],
    hooks: {
      '*': [
        'The paper is turned over, and around you forty pens begin at once. Leave yours on the table.',
        'On the back of the last sheet there is another question. Every year someone finds it at home.',
      ],
      p: 'Time shared out at the start saves the last question, which is often worth the most.',
      f: 'Heart beating? Good, it is awake. Read first, and let it settle.',
      a: 'Read everything. Then plan. Then write.',
      t: 'Minutes divided by {marks|points} gives the price of a {mark|point}. Subtract a tenth for checking first.',
      h: 'Question one took an hour and was worth four {marks|points}. It was a lovely answer.',
      i: 'Calm is something you can do with a pencil.',
      l: 'Five quiet minutes, with all the others writing.',
    },
    lines: {
      '*': [
        'Share out exam time by {marks|points}: sixty minutes for forty {marks|points} is a minute and a half each. Write the finishing time beside every question.',
        'Start an exam with a question that you can do. Warm hands write better, whatever its number is.',
        'First thing in an exam: write down the formula or the dates that you fear to lose. After that your head is free.',
        'Leave half a page empty after each answer. The good thought comes when you are two questions further on.',
      ],
      h: [
        '"You may turn over your papers now" is followed by the sound of forty people forgetting their own names.',
      ],
    },
    scene: [
      'A hall, a clock, a smell of floor polish. Someone in the third row is asking for extra paper after nine minutes.',
      'It is a quarter to twelve. You turn the sheet over to check your name, and there is a whole question on the back.',
    ],
    why: [
      [
        'Under pressure people cling to the first task they meet, and it need not be the one that pays.',
        'A fright at the beginning holds the eye on question one, however small it is.',
      ],
      [
        'What you have read goes on working in the background while you do something else.',
        'Questions seen early get an answer half prepared by the time you come to them.',
      ],
    ],
    parts: [
      [
        'Read the whole paper, both sides',
        [
          'Also the line at the top: answer all, or choose three of five?',
          'Each year somebody answers all five where only three were asked for, and runs out of time.',
        ],
        'A sheet of paper being turned over',
      ],
      [
        'Mark what you can do',
        [
          'A plus, a wavy line, a minus. After a minute you know that it is not hopeless.',
          'There are usually more plus signs than the first look promised.',
        ],
        'Small plus and minus signs in a margin',
      ],
      [
        'Share out the minutes by {marks|points}',
        [
          'Write a clock time beside each question: "done by ten twenty".',
          'Keep some for the end. When the time is up, move on, mid-sentence if need be.',
        ],
        'A clock time pencilled beside a question',
      ],
      [
        'Empty your head onto the corner',
        [
          'Formula, dates, the order of the kings. Then you need not hold them.',
          'A memory aid on paper frees a hand in your head.',
        ],
        'A corner of a page with scribbled notes',
      ],
      [
        'Begin with something you can do',
        [
          'The first full answer brings your breath back.',
          'Number it clearly, so that the order does not matter to the marker.',
        ],
        'A pen beginning to write',
      ],
    ],
    turn: [
      'By now the others have written a page, and you know where you are going.',
      'Practise it once with an old paper, clock included.',
    ],
    asks: [
      'Do you start with the easy question or the hard one?',
      'What is the silliest way in which you ever lost {marks|points}?',
    ],
    ends: {
      p: 'Some exams forbid notes before the signal; read the rules of yours.',
      f: 'And drink some water. Nobody {marks|grades} that.',
      a: 'Five minutes of reading. Then write.',
      t: 'Check at half time: compare {marks|points} done with minutes gone, and correct course.',
      h: 'An answer worth four {marks|points} looks best on half a page.',
      i: 'You know more than it feels like at nine in the morning.',
      l: 'Then take up the pen.',
    },
    work: 'It is a good pattern for any task with a deadline: look at all of it, see what counts, share out the hours, and only then begin. The most expensive mistakes are made in the first ten minutes, briskly.',
    keep: 'the morning of the exam',
    send: 'somebody with an exam this month',
    own: [
      {
        about:
          'exam prep|test prep|mock (?:exam|test)|revision (?:course|class|week)|exam (?:centre|center|date|course)',
        kinds: ['service', 'event', 'offer', 'number', 'place'],
        lead: 'Practising under the clock helps.',
      },
    ],
    pic: {
      ask: 'A pencil lying beside a face-down sheet of paper and a watch',
      alt: 'A face-down sheet of paper with a pencil and a watch beside it',
    },
    claims: [
      [
        'Read all, allocate time by marks, start with a manageable question',
        'study skills guidance of schools and universities',
      ],
      [
        'Writing down what one fears to forget relieves working memory',
        'research on cognitive offloading; worded mildly',
      ],
    ],
  },
  {
    id: 'forty-essays-and-a-lamp',
    format: 'behind',
    again: 11,
    emoji: '🖍️',
    tags: ['TeacherLife', 'MarkingSeason', 'BehindTheScenes'],
    unless: TEACHES_NO_SCHOOL,
    title: 'How a pile of essays is marked fairly',
    cover: 'How a pile gets marked',
    gist: [
      'Names folded under, one question through all the papers, then the next, and the first five read again at the end: fair marking is a matter of order.',
      'The paper at the bottom of the pile is read by a tired person. There are ways round that, and good markers know them.',
    ],
    subject: ['The paper at the bottom of the pile', 'Why they mark question by question'],
    hooks: {
      '*': [
        'Forty essays lie on a kitchen table. The fifth one was brilliant, and so the sixth has bad luck, unless somebody pays attention.',
        'The mark at the bottom of the page was not made in one go.',
      ],
      p: 'Fair marks come from a fixed order of work, and less from good intentions.',
      f: 'Have you ever thought your paper must have been the last of the night? Here is how that is kept from mattering.',
      a: 'Same scale, same question, all papers. Then the next question.',
      t: 'Contrast effects, halo and fatigue distort marks. Blind, horizontal marking with a second look reduces all three.',
      h: 'In paper nineteen "the French Revelation" turned up. It gave the evening a lift.',
      i: 'Somebody sits under a lamp and looks for what you understood.',
      l: 'A lamp, a pot of tea, and one page after another.',
    },
    lines: {
      '*': [
        'Markers who read question one in all papers before they turn to question two judge more evenly. It also means: start every answer on a fresh page.',
        'A clear heading and a numbered answer are a kindness to a tired reader, and tired readers give the benefit of the doubt to clear pages.',
        'The first papers of a pile are often read again at the end, since by then the marker knows what can be expected.',
        'If a comment says "good, but go further", ask where. The person who wrote it had a spot in mind.',
      ],
      h: [
        'Marking a pile takes as long as the pile, plus the time it takes to tidy the whole kitchen first.',
      ],
    },
    scene: [
      'Ten at night. The pile to the left is still higher than the one to the right, and the tea has been cold since Hamlet.',
      'A teacher laughs out loud in an empty staff room and reads a sentence aloud to the kettle.',
    ],
    why: [
      [
        'After a splendid paper an ordinary one looks poor, and after three poor ones it looks splendid.',
        'We all judge by comparison with what lay there a moment before.',
      ],
      [
        'A name, a tidy hand or a good first answer colours all that follows.',
        'Knowing whose work it is, a reader finds what they expect of them.',
      ],
    ],
    parts: [
      [
        'Fold the names under',
        [
          'Or give each paper a number. What remains is the work.',
          'An unknown author can surprise you, in either direction.',
        ],
        'Papers with their top corner folded over',
      ],
      [
        'Read five before marking any',
        [
          'Then it is clear what this class made of this question, and the scale stands.',
          'The first one on the pile would otherwise be judged against an ideal.',
        ],
        'Five papers spread out on a table',
      ],
      [
        'Go across, and not down',
        [
          'Question one through the whole pile, then question two in another order.',
          'That way a brilliant beginning cannot carry a weak end along.',
        ],
        'A pile of papers open at the same page',
      ],
      [
        'Go back to the first ones',
        [
          "The eye has changed since eight o'clock. So the early ones get a second look.",
          'Borderline cases wait for the morning, with coffee and a colleague.',
        ],
        'A red pen lying across the top paper',
      ],
    ],
    turn: [
      'Then the marks are entered, and the pile goes back into the bag that smells of bananas.',
      'At the bottom of each page there is a line of comment that took longer than the mark.',
    ],
    asks: [
      'Which comment under an essay have you never forgotten?',
      'What did you look at first: the mark or the comment?',
    ],
    ends: {
      p: 'If a mark puzzles you, ask which part of the scale decided it.',
      f: 'Read the comment before the mark for once. Somebody wrote it at ten at night for you.',
      a: 'Fairness is an order of work.',
      t: 'Two markers, one scale, a sample in common: that is how schools check themselves.',
      h: 'Tea for markers is poured hot and drunk cold.',
      i: 'To be read with attention is rarer than it should be.',
      l: 'The lamp goes out, and the pile is done.',
    },
    work: 'Job applications, tenders and offers are piles as well. Names covered, one criterion through all of them, the first few twice: what is good for essays is good for candidates.',
    keep: 'the day the essays come back',
    send: 'a teacher at a kitchen table',
    own: [
      {
        about: '\\bteachers?\\b|tutors?\\b|lecturers?|assessment|feedback|marking',
        kinds: ['people', 'process', 'policy', 'value'],
        lead: 'Behind every mark there is somebody who reads.',
      },
    ],
    pic: {
      ask: 'A pile of papers with a red pen on top, no name or text readable',
      alt: 'A pile of papers on a kitchen table with a red pen on top',
    },
    claims: [
      [
        'Contrast, halo and order effects in marking; anonymous and question-by-question marking as remedies',
        'assessment handbooks of universities',
      ],
    ],
  },
  {
    id: 'what-was-in-your-lunchbox',
    format: 'question',
    again: 9,
    emoji: '🥪',
    tags: ['SchoolMemories', 'Lunchbox', 'SchoolDays'],
    unless: TEACHES_NO_SCHOOL,
    title: 'What was in your lunchbox at school?',
    cover: 'Cheese sandwich, warm by noon',
    gist: [
      'Cheese sandwich, warm by noon, and an apple that came home again. What did you have with you, and whose would you have liked to swap for?',
      'Break-time was a market. Some had {crisps|chips}, some had rye bread, and there was an exchange rate.',
    ],
    subject: ['The apple that came home again', 'What would you have swapped?'],
    hooks: {
      '*': [
        'Every class had one lunchbox that the others came to look at.',
        'At the bottom of your school bag lay a banana. For how long?',
      ],
      p: 'Ask people about school, and they talk about the breaks before the lessons.',
      f: 'What did you get in your lunchbox? And be honest, what happened to it?',
      a: 'The apple always came home.',
      t: 'A sandwich made at seven and eaten at twelve has been through four hours of warm school bag.',
      h: 'In our school {crisps|chips} were the leading currency. Raisins were for paying fines.',
      i: 'Somebody cut that bread for you every morning. It is worth a thought.',
      l: 'Waxed paper, a crease in the middle, the smell of cheese and pencils.',
    },
    lines: {
      '*': [
        'What was in your lunchbox, and what would you have swapped it for?',
        'The sandwich lasts better if the wet things travel apart: tomato in a box of its own, put in at noon.',
        'Pack the lunch with the child, the evening before. What people have chosen themselves is eaten more often.',
        'A frozen bottle of water keeps a lunchbox cool until noon, and is a drink by then.',
      ],
      h: ['There is a banana that has been through three {timetables|schedules}. It is now mostly a smell.'],
    },
    scene: [
      'The bell. Thirty lunch {tins|boxes} are opened, and within a minute somebody has traded half a {biscuit|cookie} for a promise.',
      'A mother finds, on a Sunday in the long {holidays|vacation}, what was for lunch on the last day of term.',
    ],
    why: [
      [
        'A lunchbox is a small piece of home in a loud place, and each child looks in first to see who packed it.',
        'What your family ate became public at half past ten, every day.',
      ],
    ],
    parts: [
      [
        'The classic',
        [
          'Bread, something on it, an apple. Eaten in that order up to the apple.',
          'Butter to the edge, cheese in the middle, corners slightly curled.',
        ],
        'A sandwich in an open tin',
      ],
      [
        'The envied one',
        [
          'Bought, wrapped, with a toy. Its owner would rather have had a cheese sandwich.',
          'One child had cake on ordinary days, and never knew why it had so many friends.',
        ],
        'A {biscuit|cookie} shared between two hands',
      ],
      [
        'The one that smelled',
        [
          "Egg, garlic sausage, last night's curry. Embarrassing then, missed now.",
          'The dish that nobody else had is the one that you would cross a city for today.',
        ],
        'A small box of leftovers',
      ],
    ],
    turn: [
      'Ask a friend from another country the same thing, and you will be hungry by the end.',
      'The swap was fair if both walked off quickly.',
    ],
    asks: [
      'What was in your lunchbox, and whose did you envy?',
      'What did you swap in the break, and at what rate?',
    ],
    ends: {
      p: 'Shared food is one of the simplest ways into a conversation between cultures.',
      f: 'Tell us about yours. We are hungry anyway.',
      a: 'Pack what gets eaten. The rest is transport.',
      t: 'Dry on the outside, moist in a box, cold by ice: so it survives until noon.',
      h: 'Nobody has ever traded up to an apple.',
      i: 'A thing that was packed for you at seven in the morning was a kind of letter.',
      l: 'The lid clicks, and there is bread.',
    },
    work: 'In courses for adults the break is where people get to know one another. Plan it as carefully as the slides: tables for standing, something to share, ten minutes more than seems necessary.',
    keep: 'a Sunday evening before school',
    send: 'the person you used to swap with',
    own: [
      {
        about: '\\blunch|canteen|\\bmeals?\\b|snacks?\\b|breakfast club',
        kinds: ['service', 'product', 'process', 'hours', 'price'],
        lead: 'Breaks and meals belong to the day as well.',
      },
    ],
    pic: {
      ask: 'An open lunchbox with bread and an apple on a school bench or desk',
      alt: 'An open lunchbox with a sandwich and an apple on a desk',
    },
    claims: [
      ['Children eat more of what they helped to choose', 'advice on school food; worded "more often"'],
      ['Keep packed lunches cool with a frozen drink', 'food safety advice for packed lunches'],
    ],
  },
  {
    id: 'on-paper-or-on-a-screen',
    format: 'either',
    again: 9,
    emoji: '📖',
    tags: ['ReadingTips', 'PaperOrScreen', 'Studying'],
    title: 'Read on paper or on a screen: which do you remember better?',
    cover: 'Paper or screen?',
    gist: [
      'For quick looking-up a screen is hard to beat. For a long text to be understood, paper has a small edge in many studies, above all when time is short.',
      'On paper you remember that it stood at the bottom left. On a screen you find the word in a second. Which do you learn from?',
    ],
    subject: ['It stood at the bottom left', 'Paper, screen, or both?'],
    hooks: {
      '*': [
        'You no longer know the sentence, but you know that it was at the bottom left, under a coffee ring.',
        'The same chapter, once as a book and once as a file. Which of the two would you still know on Friday?',
      ],
      p: 'Which medium suits depends on whether you search or study.',
      f: 'Do you print it out, or do you scroll? No judgement, we would like to know.',
      a: 'Search on a screen. Study on paper.',
      t: 'Meta-analyses find a small advantage for paper with informational texts, larger under time pressure and absent for stories.',
      h: 'I read it on screen, and then seven other things that opened by themselves.',
      i: 'A text becomes yours wherever you give it time.',
      l: 'A margin, a pencil, the weight of the pages still to come.',
    },
    lines: {
      '*': [
        'Paper or screen for a long text?\n\nPaper: you know where it stood\nScreen: you find where it stands',
        'If you study on a screen, make it behave like paper: full page, no notifications, and notes by hand beside it.',
        'People tend to read faster on a screen and to think that they understood more. Stop at the end of the page and say what it said.',
        'Print the one page that you have to understand. The other thirty can stay in the file.',
      ],
      h: ['A book has never asked to be updated in the middle of a sentence.'],
    },
    scene: [
      'A train, two students, the same chapter. One has a pencil behind the ear and the other has nineteen tabs.',
      'You search the file for "however" and get eighty-four results. In the book you would have gone to the dog-ear.',
    ],
    why: [
      [
        'On paper a text has a place, a thickness and an end, and memory likes to hang things on places.',
        'Scrolling moves the words about, so that they lose the address at which you could have found them again.',
      ],
    ],
    parts: [
      [
        'Paper',
        [
          'Slower, heavier, with room for arrows. It cannot ring.',
          'You see how much is left and where the difficult part sits. A pencil does the rest.',
        ],
        'A book with pencil notes in its margin',
      ],
      [
        'Screen',
        [
          'Always with you, searchable, in any size of type. A help to anyone with tired eyes.',
          'A whole shelf in one pocket, and each hard word is explained at a touch.',
        ],
        'A tablet with a page of text on it',
      ],
    ],
    turn: [
      'Many do the first reading on a screen and the second, the one that counts, on paper.',
      'For those who need large type or reading aloud, the screen wins without a contest.',
    ],
    asks: ['Paper or screen: what do you study from?', 'Do you remember where on the page something stood?'],
    ends: {
      p: 'Choose by task: looking up, reading once, or learning.',
      f: 'Whatever you choose, put the telephone in the hall.',
      a: 'If it matters, print it.',
      t: 'Slow down on purpose when reading digitally: the known deficit comes with speed.',
      h: 'The coffee ring is not available as a download.',
      i: 'The best medium is the one in which you read to the end.',
      l: 'A page is turned, and it is quiet.',
    },
    work: 'Before a meeting that decides something, send two pages to print and not forty to scroll. You will notice in the first question who has read what.',
    keep: 'the next long chapter',
    send: 'somebody with nineteen tabs open',
    own: [
      {
        about:
          '(?<!above the |behind the |next to the )\\blibrary\\b|e-?learning|online (?:course|library|materials)|tablets?\\b|course (?:books?|materials?)|textbooks?',
        kinds: ['service', 'product', 'place', 'process', 'hours'],
        lead: 'What you read from depends on what there is.',
      },
    ],
    pic: {
      ask: 'A book and a tablet side by side, open at any page, text not readable',
      alt: 'An open book and a tablet lying side by side on a desk',
    },
    claims: [
      [
        'Small paper advantage for informational texts, larger under time pressure, none for narratives',
        'meta-analysis by Delgado and others, Educational Research Review',
      ],
      ['Readers on screen tend to overrate their understanding', 'same literature on calibration'],
    ],
  },
  {
    id: 'leave-the-page',
    format: 'tip',
    again: 9,
    emoji: '🧭',
    tags: ['MediaLiteracy', 'FactCheck', 'ResearchSkills'],
    unless: TEACHES_NO_SCHOOL,
    title: 'How to check a website: leave it and see what others say',
    cover: 'Leave the page',
    gist: [
      'To find out whether a page can be relied on, do not study the page. Open a new tab and look up who is behind it. Professional fact checkers do it within a minute.',
      'A false page can look as neat as a true one. What gives it away is what others say about its author.',
    ],
    subject: ['Open a second tab first', 'Do not ask the page about itself'],
    hooks: {
      '*': [
        'Asking a website whether it is reliable is like asking a stranger whether he is honest.',
        'Historians and students were given the same websites to judge. Fact checkers beat both, because they left the page.',
      ],
      p: 'Checking a source takes a minute if you begin outside it.',
      f: 'Found something for your essay that fits almost too well? Open a new tab before you copy it.',
      a: 'Leave the page. Look at it from outside.',
      t: 'Lateral reading: open tabs beside the source, look up author and funder, then decide whether to return.',
      h: 'The site looked very serious. It had a crest, a Latin motto and a page about flat fish that govern us.',
      i: 'A careful minute is a courtesy to everyone you will tell.',
      l: 'A step back from the page, and the source comes into view.',
    },
    lines: {
      '*': [
        'Before you trust a site, type its name into a search together with the word "funding" or "criticism". Read three results that it did not write.',
        'An "About us" page says what somebody would like to be. Look for what others say about them.',
        'Found a striking figure? Search for the figure itself. The oldest result is often the study, and it often says something milder.',
        'A picture that proves everything: search with the picture. It may have been taken ten years ago in another country.',
      ],
      h: ['The page said "studies show". We looked for the studies. They were shy.'],
    },
    scene: [
      'A {pupil|student} reads a whole website from top to bottom, carefully, with a ruler. It was made by the firm that sells the product.',
      'Eleven at night, the essay is due, and here is a sentence that says precisely what is needed. It has no author.',
    ],
    why: [
      [
        'Design, language and a serious name can be bought, so they prove little.',
        'On the page itself you see only what its maker wanted you to see.',
      ],
      [
        'What independent people write about a source is much harder to arrange.',
        'A reputation is built elsewhere, and so it has to be looked up elsewhere.',
      ],
    ],
    parts: [
      [
        'Stop before you read on',
        [
          'The longer you stay, the more familiar it feels, and familiar things seem true.',
          'Two lines are enough to know what it claims. The rest can wait for a minute.',
        ],
        'A hand lifted from a keyboard',
      ],
      [
        'Look up who is behind it',
        [
          'A name, an institute, a firm: who pays, and who has written about them?',
          'An encyclopedia is a fine first stop, for its footnotes above all.',
        ],
        'A second browser tab being opened',
      ],
      [
        'Trace the claim to its source',
        [
          'Quote, figure, picture: each was somewhere first. Go there.',
          'Three copies of one article are one source, wearing three coats.',
        ],
        'A line drawn from a copy back to an original',
      ],
    ],
    turn: [
      'Then go back and read it properly, or leave it.',
      'Do it ten times, and it becomes as quick as looking both ways.',
    ],
    asks: [
      'What is the last thing you believed that turned out to be wrong?',
      'How do you check a source in one minute?',
    ],
    ends: {
      p: 'Note the date of the page as well; true things go out of date.',
      f: 'It also works on what your uncle forwards.',
      a: 'Two tabs before one quotation.',
      t: 'Author, funder, date, original: four fields, and the source is described.',
      h: 'A crest and a Latin motto can be had by this afternoon.',
      i: 'A question asked in time spares a hundred people an error.',
      l: 'Unhurried eyes see further.',
    },
    work: 'Before a figure goes into a presentation, let the person who brings it name the original and its year. It takes a minute, and one day it will save the whole talk.',
    keep: 'the next essay, or the next heated chat',
    send: 'the person who forwards everything',
    own: [
      {
        about: 'media (?:literacy|skills)|research skills|digital skills|critical thinking',
        kinds: ['service', 'event', 'product', 'value', 'place'],
        lead: 'Checking sources can be learnt and practised.',
      },
    ],
    pic: {
      ask: 'A notebook beside a laptop with two tabs open, text not readable',
      alt: 'A laptop with two open tabs and a notebook beside it',
    },
    claims: [
      [
        'Fact checkers read laterally and outperformed historians and students',
        'Wineburg and McGrew, Stanford History Education Group',
      ],
      ['Repetition and familiarity raise belief', 'research on the illusory truth effect'],
    ],
  },
];
