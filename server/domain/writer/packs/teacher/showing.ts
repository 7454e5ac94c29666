// Boxes, recordings, pauses and rehearsals: how learning shows, and where.
import type { Idea } from '../../library/idea.ts';

export const SHOWING: readonly Idea[] = [
  {
    id: 'a-whole-run-with-a-clock',
    format: 'season',
    again: 11,
    emoji: '⏱️',
    tags: ['ExamSeason', 'StudyTips', 'MockExam'],
    title: [
      'Before the exam: one whole run with a clock, at the right hour',
      'Mock exam at home: do it once, all of it',
    ],
    cover: 'One whole run, with a clock',
    gist: [
      'Knowing it in pieces is one thing, and doing all of it in the time is another. A week before the exam do one whole run, at the same hour, without help, and mark it yourself in red.',
      'Swap an evening of rereading for a rehearsal: a full paper, a full programme or a full test drive, with a clock and no second try.',
    ],
    subject: ['The same hour, the same pen', 'Mark it yourself, in red'],
    hooks: {
      '*': [
        'Put the phone in a drawer, a clock on the table, and do a whole practice exam once from start to finish.',
        'Many people sit their first full paper on the day of the exam.',
        'The first complete run should not be the one that counts.',
      ],
      p: 'A full rehearsal under real conditions shows where the time goes, and that is often somewhere else than expected.',
      f: 'Exam in sight? Allow yourself one bad practice run. Better now than then.',
      a: 'One full practice exam. With a clock. Without help.',
      t: 'Retrieval under test conditions and in the real order trains timing and transfer as well as content.',
      h: 'The revision plan had eleven colours. The exam, it turned out, was mostly in black.',
      i: 'Anyone who has sat an exam once at a kitchen table walks in as someone who knows the way.',
      l: 'An empty table, a sharp pencil, two hours that belong to one thing.',
    },
    lines: {
      '*': [
        'A week before an exam do one whole run at the same hour of the day, with a clock and no help. Then you know what to do with the week.',
        'Mark your own practice paper with a red pen a day later. You will see mistakes that were invisible in the evening.',
        'Divide the time by the marks before you begin. It is a small sum, and it saves the last question.',
        'Sort the errors of a practice exam into three: did not know, did not read, ran out of time. Only the first needs more learning.',
        'On the evening before an exam pack the bag and stop. What is new tonight will only push against what is old.',
      ],
      h: ['"I have read it four times. I know exactly on which page the thing stands that I cannot do."'],
    },
    scene: [
      'Half past nine on a Saturday, a kitchen table, an egg timer. From the next room somebody asks what is going on. "Exam," comes the answer. "Come back at half past eleven."',
      "Red pen, yesterday's sheets. At question six the handwriting gets larger, at question nine it stops.",
    ],
    why: [
      [
        'Anything that has only been practised in pieces and in peace meets two strangers in an exam: the order and the clock.',
        'Doing a thing and doing it next, tired, after five others, are two skills.',
      ],
      [
        'A mistake in rehearsal is a piece of information that costs nothing.',
        'What goes wrong at home has seven days in which to be put right.',
      ],
    ],
    parts: [
      [
        ['Make it as real as you can', 'Use the real hour and the real pen'],
        [
          'Same hour, same length, same pen, shoes on. An old paper, the full programme, the whole route.',
          'Ask somebody to sit there and look stern. It helps more than you would think.',
          'Also the real chair, and no tea.',
        ],
        'A clock and a closed book on a table',
      ],
      [
        ['Do not stop for anything', 'Through to the end'],
        [
          'Stuck? Mark it and go on, as you would on the day. Going on can be practised.',
          'Looking up is what the next day is for.',
          'What you leave open today you can leave open then.',
        ],
        'A question mark in the margin of a sheet',
      ],
      [
        ['Mark it a day later in red', 'Mark it the next morning'],
        [
          "With a stranger's eye. Give points as mean as they will be.",
          'Sleep first. Fresh eyes read what is there instead of what was meant.',
          'Be as strict as a stranger.',
        ],
        'A red pen on a written page',
      ],
      [
        ['Sort the mistakes into three', 'Sort your mistakes into three heaps'],
        [
          'Not known, not read, no time. Each wants something else in the week that is left.',
          'If only minutes were missing, no more chapters are needed.',
          'Never learnt, badly read, out of time: three different weeks.',
        ],
        'Three small piles of cards',
      ],
    ],
    turn: [
      'The second rehearsal is always friendlier than the first.',
      'After a full run leave the subject alone for a day, and sleep.',
    ],
    asks: [
      'Have you ever done a whole exam once at home before the day?',
      'What costs you more in exams: not knowing, not reading or the clock?',
    ],
    ends: {
      p: 'Two full runs are enough for most exams; more tends to make people tired.',
      f: 'Cake afterwards belongs to the exam conditions.',
      a: 'Clock, whole run, red pen.',
      t: 'Plan the second run three to four days after the first, on the weak parts only, then once in full.',
      h: 'A kitchen table is a strict examiner, though it can be bribed with toast.',
      i: 'A good part of courage is having been there once before.',
      l: 'The last line, the pen laid down, a window opened.',
    },
    keep: 'the week before the exam',
    send: 'somebody who is reading it for the fourth time',
    own: [
      {
        kinds: ['service', 'event', 'offer', 'price'],
        about: 'exams?\\b|mock|revision|tests?\\b|grades?\\b|GCSE|A.?levels?|\\bSAT\\b',
        lead: 'A word about help before exams.',
      },
    ],
    when: { season: ['spring'] },
    pic: {
      ask: 'A clock, a pencil and a sheet on an otherwise empty table',
      alt: 'A clock, a pencil and a sheet of paper on an empty table',
    },
    claims: [
      [
        'Practice testing and similarity of practice to test improve performance',
        'Dunlosky et al. 2013; transfer-appropriate processing',
      ],
      ['Classifying errors directs revision', 'teaching practice'],
    ],
  },
  {
    id: 'the-thing-that-never-stays',
    format: 'question',
    again: 12,
    emoji: '🧠',
    tags: ['MemoryTips', 'LearningLife', 'MentalBlocks'],
    title: [
      'Which word, sum or name will not stay in your head?',
      'Words and sums that will not stay: a few old tricks',
    ],
    cover: 'It never stays. What is it?',
    gist: [
      'Everybody has one: a spelling, a product of seven and eight, the name of a neighbour. It has been looked up a hundred times and goes out at the other ear. What is yours?',
      'Looking it up does not help, for then you learn that it can be looked up. Tell us yours, and take a trick along.',
    ],
    subject: ['Looked up a hundred times', 'Left, right, and other mysteries'],
    hooks: {
      '*': [
        'There is one word that you look up each time you write it. Each time.',
        'Grown people with important jobs still quietly make a writing movement to find out which hand is the right one.',
        'It has been explained to you eleven times, and it is gone again.',
      ],
      p: 'A thing that will not stay usually has a twin in the memory with which it gets mixed up.',
      f: 'Everybody has a gap in the same silly place. Where is yours?',
      a: 'Do not look it up. Guess first, then look.',
      t: 'Interference: two similar items compete, and each retrieval of the wrong one makes it stronger.',
      h: 'Rhythm, or however it is spelt. With an h somewhere. Possibly with all of them.',
      i: 'Even good heads have holes in the same places. It is a friendly thought.',
      l: 'A word on the tip of the tongue has a small sweetness of its own.',
    },
    lines: {
      '*': [
        'Which word, sum or name do you look up again and again, and never keep?',
        'If you always mix up two things, stop learning both. Learn one of them properly, and the other is the other one.',
        'Guess first, then look it up. A wrong guess that is put right at once stays longer than an answer that was only read.',
        'For a spelling that will not stick, say the word aloud as wrongly as it is written: Wed-nes-day. It works for decades.',
        'Make a memory hook silly, large and rude. It need not be respectable, since nobody will see it.',
      ],
      h: ['Seven times eight comes out differently every time. It must be the weather.'],
    },
    scene: [
      'Somebody types, stops, opens another window, looks up a word, closes it, types. It took three seconds. It has taken three seconds since school.',
      '"Left!" says the passenger, pointing right. In the car there is no doubt about what is meant.',
    ],
    why: [
      [
        'What never stays is rarely hard. Mostly it stands too close to something else, and each mix-up has been practised by now.',
        'A wrong version that has been used a hundred times is well learnt. It only happens to be wrong.',
      ],
    ],
    parts: [
      [
        ['A word and its double letters', 'Spelling'],
        [
          'One c, two m? A picture helps: two beds in accommodation, and two coats on the hooks.',
          'Necessary: one collar, two sleeves. Since somebody told it like that, many have never looked again.',
          'Give the word a coat with two hooks.',
        ],
        'A word with letters circled on paper',
      ],
      [
        ['A sum from the times tables', 'Sums'],
        [
          'Five, six, seven, eight: fifty-six is seven times eight. There it is, in a row.',
          'There are about four that everybody has trouble with. The others come along.',
          'Four stubborn ones, and a rhyme for each.',
        ],
        'A small times table with one field marked',
      ],
      [
        ['Left and right', 'Sides'],
        [
          'Hold up both hands, thumbs out. One of them makes an L.',
          'A surprising number of adults have to think for a moment. Some are pilots.',
          'Look at your hands. It is written there.',
        ],
        'Two hands held up with thumbs out',
      ],
      [
        ['The name of somebody you know', 'Names'],
        [
          'After the third time you cannot ask any more. Ask how it is spelt.',
          'Say the name once on hearing it and once on leaving. That is nearly the whole trick.',
          'Use it twice while they are still in the room.',
        ],
        'A name badge turned the wrong way round',
      ],
    ],
    turn: [
      'One such gap can be closed by tomorrow. Choose one.',
      'The rest may stay as they are. Dictionaries want to live, too.',
    ],
    asks: [
      'What have you looked up a hundred times and still not learnt?',
      'Do you have a trick for left and right?',
    ],
    ends: {
      p: 'Test yourself on it three times this week; spaced out, that usually does it.',
      f: 'You are in very good company.',
      a: 'Guess, check, repeat tomorrow.',
      t: 'Learn the pair apart: one today to the point of boredom, the other next week.',
      h: 'Those who can spell "diarrhoea" at once have a story, and we would like to hear it. Perhaps not all of it.',
      i: 'What is missing in one head is often in the next. It is why we talk.',
      l: 'And then, in the middle of the night, it comes to you.',
    },
    keep: 'the next time you look it up',
    send: 'somebody who says left and points right',
    own: [
      {
        kinds: ['service', 'offer', 'audience'],
        about: 'spelling|vocabulary|times tables|maths|english|tuition|tutor',
        lead: 'A word about learning with company.',
      },
    ],
    pic: {
      ask: 'A word on paper that you always misspell, letters circled',
      alt: 'A handwritten word with its double letters circled',
    },
    claims: [
      ['Interference between similar items', 'memory research textbook'],
      ['Guessing before feedback improves retention', 'errorful generation research (Kornell et al.)'],
    ],
  },
  {
    id: 'screen-or-same-room',
    format: 'either',
    again: 10,
    emoji: '💻',
    tags: ['OnlineLessons', 'FaceToFace', 'LearningTogether'],
    title: ['Lessons on a screen or in the same room?', 'Online or in person: where do you learn better?'],
    cover: 'Screen or same room?',
    gist: [
      'On a screen there is no way to go, and nobody gets wet. In one room somebody can move your elbow. It depends on what you are learning and on when you are tired.',
      'A lesson from the sofa or a lesson with a coat on the hook: what gets lost on the way, and what is gained?',
    ],
    subject: ['Somebody who can move your elbow', 'Slippers or a coat on the hook'],
    hooks: {
      '*': [
        'A good teacher can move your elbow by an inch. On a screen they have to find words for it.',
        'The lesson in the next room begins when you sit down. The one across town begins with a coat.',
        'A screen has no smell and no stairs.',
      ],
      p: 'Which of the two suits you is decided by the subject, the distance and how easily you are distracted.',
      f: 'What suits you more: your own table, or a room where somebody is waiting for you?',
      a: 'Hands and bodies: in one room. Words and numbers: either.',
      t: 'Video delays sound and flattens posture, so timing and touch suffer, while speech and text hardly do.',
      h: '"You are on mute" is the sentence that has been taught most often in recent years.',
      i: 'Somebody far away can be the right teacher. Somebody near may be, too.',
      l: 'Two chairs side by side, or two windows in the dark with a lamp in each.',
    },
    lines: {
      '*': [
        'Lessons on a screen or in the same room: where do you learn better, and what?',
        'For a lesson on a screen put the camera where your hands are, not your face. The teacher knows your face.',
        'The way home is part of a lesson: ten minutes in which it settles. After a lesson on screen, walk round the block.',
        'On screen write on paper and hold it up. It is quicker than any whiteboard program, and you keep it.',
        'Headphones with a cable make a lesson on screen better for next to nothing. Most of what goes wrong is sound.',
      ],
      h: ['The lesson was interrupted by a delivery, a sister and the cat. The cat has made progress.'],
    },
    scene: [
      'Quarter past five, wet coat, cold hands, a warm room. "Sit down," says somebody, "and first tell me how it went."',
      'Quarter past five, slippers. The picture freezes with an open mouth, and both wait politely for the other to return.',
    ],
    why: [
      [
        'Being in the same room brings small things along that nobody plans: a glance, a hum, a hand that shows it.',
        'A screen carries words well and silence badly, and in lessons both are needed.',
      ],
    ],
    parts: [
      [
        'On a screen',
        [
          'No travelling, the right teacher even if she lives elsewhere, and you can record it. It needs a door that closes.',
          'Good for talking, reading and sums. Twice half an hour is easier to arrange than one long evening.',
          'No coat, no bus, and a teacher from anywhere.',
        ],
        'A laptop with a notebook in front of it',
      ],
      [
        'In the same room',
        [
          'Posture, breath, pedals, steps: whatever has to do with the body is corrected in a second. The appointment holds, as somebody is waiting.',
          'You leave home and come to a place that is for this only. Your head notices that.',
          'Somebody sees your shoulder before you feel it.',
        ],
        'Two chairs at one table',
      ],
    ],
    turn: [
      'Many do both: the first months in a room, later every other week from home.',
      'Try each of them three times before you decide. The first time is always about technology.',
    ],
    asks: [
      'Screen or same room: where do you learn better?',
      'What have you learnt well on a screen, and what not at all?',
    ],
    ends: {
      p: 'Ask for a trial of both; the difference shows within two lessons.',
      f: 'Slippers count as equipment.',
      a: 'Decide by subject, not by habit.',
      t: 'For music turn off noise suppression in the settings; it takes long notes for a fan.',
      h: 'Frozen pictures are always of that one moment. Nobody knows why.',
      i: 'Attention can be felt in both. It is what you pay with and what you get.',
      l: 'A voice, near or far, that listens.',
    },
    keep: 'the week in which you look for lessons',
    send: 'somebody who learns in slippers',
    own: [
      {
        kinds: ['service', 'place', 'price', 'process', 'offer'],
        about: 'online|zoom|video call|in person|face.to.face|studio|your home|travel to',
        lead: 'To be practical for a moment.',
      },
    ],
    unless: 'driving|swimming',
    pic: {
      ask: 'A laptop with a notebook, or two chairs at one table',
      alt: 'A laptop and an open notebook on a table',
    },
    claims: [
      ['Video calls add delay and noise suppression alters music', "audio engineering, makers' advice"],
      ['Physical correction needs presence', 'common experience of teachers'],
    ],
  },
  {
    id: 'a-few-seconds-of-silence',
    format: 'behind',
    again: 10,
    emoji: '🤫',
    tags: ['TeachingCraft', 'WaitTime', 'GoodQuestions'],
    title: ['Why good teachers ask a question and then say nothing', 'Why teachers wait after a question'],
    cover: 'Three seconds of silence',
    gist: [
      'After a question most people wait about a second and then help. Where teachers hold out for three, the answers grow longer, more pupils give one, and fewer say "no idea".',
      'The hardest thing in a lesson is to keep quiet after the question mark. It can be learnt, at home as well.',
    ],
    subject: ['Ask, and then be quiet', 'Count to three in your head'],
    hooks: {
      '*': [
        'Ask a question. Now count silently to three. It is much longer than you think.',
        'There is a moment in good lessons in which nobody speaks, and it is not awkward for the teacher.',
        'Three seconds can be the best part of an hour.',
      ],
      p: 'Waiting for three seconds after a question is among the best tested small changes in teaching.',
      f: 'The next time you ask a child something, count to three. You will be amazed at what comes.',
      a: 'Ask. Wait. Do not help.',
      t: 'Mean wait time is about a second; at three or more, length of answer and number of speakers rise.',
      h: 'A teacher who says nothing is working. It is unpaid acting.',
      i: 'Silence after a question says: I think that you can do it.',
      l: 'A question in the air, a clock, and somebody who is given time.',
    },
    lines: {
      '*': [
        'After a question wait three seconds before you say anything. Most people last one, and then answer it themselves.',
        'If you ask a child something at supper, look at your plate while you wait. It is easier to think unobserved.',
        'Wait after the answer as well. It is often in the second silence that the real answer comes.',
        '"Take your time" is kind, and it interrupts. Silence does it better.',
        'Learners: if you are asked something, you may think aloud. "I know that it is not..." is a very good beginning.',
      ],
      h: ['"I asked, I waited, I counted to three. At two and a half I had explained everything."'],
    },
    scene: [
      '"And why is that so?" The clock ticks. A chair creaks. The teacher looks out of the window, most interestedly, at nothing.',
      'A kitchen, a maths book. "So what is four times twelve?" and, with no gap at all, "Well, what is four times ten?"',
    ],
    why: [
      [
        'To understand a question, search for something, put it into words and dare to say it takes longer than a second.',
        'The quick ones have the answer anyway. It is the others who need the pause.',
      ],
      [
        'Help at once, and the lesson learnt is that the answer comes by itself if you wait.',
        'Help that comes too soon takes away the piece of work from which something would have stayed.',
      ],
    ],
    parts: [
      [
        ['They ask one thing only', 'One question and no second'],
        [
          'A single question, and then a {full stop|period}. A second one on top wipes out the first.',
          'Asking it again in other words starts the search from the beginning.',
          'Another one would only cover it up.',
        ],
        'A raised hand above a notebook',
      ],
      [
        ['They count, or look away', 'Look somewhere else'],
        [
          'At a window, at the instrument, at the page. It takes the pressure off without taking the question back.',
          'Some breathe out slowly, some sip their tea. It only looks like tea.',
          'It is easier to think when nobody watches.',
        ],
        'A teacher looking at a page with a cup in hand',
      ],
      [
        ['They wait again after the answer', 'Wait after the answer as well'],
        [
          'A nod, and another breath. Often there is a "because" still on its way.',
          'Praise shuts a door. A little silence holds it open.',
          'The better half often comes last.',
        ],
        'Two people thinking over a sheet',
      ],
      [
        ['They help with less than all', 'A bit of help and then quiet again'],
        [
          'If nothing comes: a first word, a sketch, a smaller step, and then silence once more.',
          'Half a hint is worth more than a whole solution.',
          'Less is more, and sooner.',
        ],
        'A pencil drawing the first line of a sketch',
      ],
    ],
    turn: [
      'Waiting feels rude for about a week. After that it feels like respect.',
      'A pause like that helps in meetings, too. Some of them would be half as long and twice as good.',
    ],
    asks: ['How long can you stand silence after a question?', 'Who has ever given you time to think?'],
    ends: {
      p: 'Begin with one question a day, and wait for that one.',
      f: 'Try it tonight, between the peas and the {pudding|dessert}.',
      a: 'Three seconds. Every time.',
      t: 'Raise it to five for open questions; drop it for facts that are simply known or not.',
      h: 'People who interview others for a living know this. They have such patient pens.',
      i: 'Time is what we give to those whom we trust with an answer.',
      l: 'And then, into the quiet, a whole sentence.',
    },
    work: 'In meetings the rule saves more than it costs: after "any questions?" count to seven. The useful one usually comes at five, from somebody who had not planned to speak.',
    keep: 'the next homework at the kitchen table',
    send: 'somebody who always knows the answer first',
    own: [
      {
        kinds: ['process', 'value', 'people'],
        about: 'patien|at your own pace|own pace|method|approach|no rush|pressure',
        lead: 'About how lessons go here.',
      },
    ],
    pic: {
      ask: 'A teacher or learner thinking, pencil in hand, seen from the side',
      alt: 'A person thinking over a page with a pencil in hand',
    },
    claims: [
      [
        'Wait time of about one second is usual; three or more lengthens answers and raises participation',
        'M. B. Rowe, 1974 and later reviews',
      ],
    ],
  },
  {
    id: 'the-monk-who-drew-lines',
    format: 'story',
    again: 14,
    emoji: '🎼',
    tags: ['MusicHistory', 'LearningStories', 'GreatTeachers'],
    title: ['The impatient monk who gave us do re mi', 'Do re mi: where it comes from'],
    cover: 'A monk who drew four lines',
    gist: [
      'A thousand years ago choirboys took ten years to learn the chants by ear. A monk from Arezzo drew lines, used a hymn that climbs, and his boys sang what they had never heard.',
      'Guido was tired of singing everything first. So he drew the height of the notes, and gave the steps names that we still sing.',
    ],
    subject: ['Ten years for the chants, by ear', 'The hymn that climbs a step each line'],
    hooks: {
      '*': [
        'A thousand years ago a choirmaster had had enough of singing everything first.',
        'Do re mi comes from a teacher who wanted to save his pupils ten years.',
        'Before there were lines, a song lived only as long as somebody sang it to you.',
      ],
      p: 'A story about a teacher who changed the tool instead of blaming the pupils.',
      f: 'Sing do re mi. And now guess how old that is.',
      a: 'He did not ask the boys to try harder. He drew lines.',
      t: 'Pitch was mapped to height on ruled lines, and six steps to the opening syllables of a hymn.',
      h: 'His fellow monks found it so useful that he had to leave the monastery.',
      i: 'Good teaching often begins with somebody who will not accept that it has to take so long.',
      l: 'A goose quill, a red line, a yellow one, and a melody that stays.',
    },
    lines: {
      '*': [
        'Do re mi began with a monk called Guido, who picked a hymn in which each line starts one step higher and named the steps after it.',
        'Before there were lines, singers learnt each chant by ear. Guido of Arezzo claimed that his boys did in months what had taken years.',
        'If many pupils fail at the same place, look at the tool first. A thousand years ago the answer was a ruler.',
        'The pope had the new notation explained to him, tried it, and sang a verse that he had never heard. He would not get up until he could.',
      ],
      h: [
        'The first music lesson from a page ended as many do: with the pupil saying, "One more, I nearly had it." He was the pope.',
      ],
    },
    scene: [
      'Imagine a cold chapel and a row of boys. One sings it, they repeat it, he sings it once more. It is the fourth year.',
      'Imagine a monk with a ruler. He draws a red line across a page full of squiggles, and all at once they have a height.',
    ],
    why: [
      [
        'The signs of those days showed that the voice went up or down, but not how far. Somebody who did not know the tune could not read it.',
        'Up to then notes were a reminder for those who already knew it.',
      ],
      [
        'With a line for a fixed height a page could teach by itself, in any place, with nobody there to sing first.',
        'A tool that lets a pupil do without the teacher is the best that a teacher can make.',
      ],
    ],
    parts: [
      [
        'The boys needed ten years',
        [
          'Chants for the whole year, all by heart and all by ear. Guido, the monk who taught them, wrote that boys grew up over it and had time for nothing else.',
          'Boys learnt each chant by singing after somebody, day by day, for years. A monk called Guido thought that it was a waste of boys.',
          'A choirmaster in Arezzo had boys who were bearded before they knew the songs.',
        ],
        'A medieval page with signs above the words',
      ],
      [
        'Guido drew lines',
        [
          'Four lines, two of them coloured, and each stood for one height. A note on the line was always the same note.',
          'Guido ruled lines through the squiggles. Suddenly distance on the page was distance in the voice, and the lines have stayed.',
          'He drew lines. Whatever stood on one had one height, in every song and on each day.',
        ],
        'A red and a yellow line on parchment',
      ],
      [
        'A hymn lent the names',
        [
          'There was a hymn whose lines begin a step higher each time: ut, re, mi, fa, sol, la. Guido had the boys remember the hymn.',
          'From a hymn to Saint John Guido took the first syllable of each line. Ut was later sung as do, which is kinder to the mouth.',
          'A hymn that they all knew went up by a step in every verse, so he took its syllables: ut, re, mi.',
        ],
        'A hand pointing at notes that climb',
      ],
      [
        'The pope tried it himself',
        [
          'News came to Rome. The pope turned the pages, learnt the rule and sang a verse, and was astonished at himself.',
          'The pope sent for the new book. He would not move from his seat, Guido told a friend, until he had learnt one verse.',
          'The pope wanted to see it and would not get up until he had sung a line of something he had never heard.',
        ],
        'A large book on a stand',
      ],
    ],
    turn: [
      'Every sheet of music since then has lines, and do is still where it begins.',
      'What the boys did with the years they saved has not been recorded.',
    ],
    asks: [
      'Which trick or tool has shortened your learning most?',
      'What did somebody show you that you could suddenly do alone?',
    ],
    ends: {
      p: 'When something takes everyone too long, it is worth looking at how it is written down.',
      f: 'Now you will have a scale in your ear all day. Sorry.',
      a: 'Change the tool. Then ask for effort.',
      t: 'A fifth line came later; the principle of height on a ruled page has not changed in a thousand years.',
      h: 'The neighbours of music pupils have their own view of the invention.',
      i: 'One teacher who could not bear the waiting, and a world that can read music.',
      l: 'Ut, re, mi: a staircase made of breath.',
    },
    work: 'When trainees take long, firms like to prolong the training. Guido redrew the page. It is still the less expensive of the two.',
    keep: 'the day the first sheet of music is on the stand',
    send: 'somebody who says that they cannot read music',
    own: [
      {
        kinds: ['service', 'offer', 'event', 'price'],
        about: 'music|piano|guitar|violin|sing(?:ing|ers?)|choir|flute|cello|theory',
        lead: 'What came of it can be learnt to this day.',
      },
    ],
    pic: {
      ask: 'Old or handwritten sheet music, or four lines drawn on paper',
      alt: 'Handwritten music notes on ruled lines',
    },
    claims: [
      [
        'Guido of Arezzo, early eleventh century: staff lines, solmisation from the hymn Ut queant laxis',
        'music history textbook',
      ],
      [
        "His claims of shortened learning and Pope John XIX's trial of the antiphoner",
        "Guido's letter to Michael",
      ],
      ['Envy at Pomposa before he went to Arezzo', "Guido's letter to Michael"],
    ],
  },
  {
    id: 'too-old-to-begin',
    format: 'myth',
    again: 9,
    emoji: '🌳',
    myth: 'After forty the head no longer takes in anything new',
    short: [
      'It does. Some things go more slowly, and some go faster than they do for a child.',
      'It takes in plenty, in other ways than at ten.',
    ],
    tags: ['AdultLearners', 'NeverTooLate', 'LearningLife'],
    title: [
      'Are you too old to learn it? What gets slower and what does not',
      'Learning after forty: what is harder and what is easier',
    ],
    cover: 'Too old? For what exactly?',
    gist: [
      'Adults learn rules and connections faster than children do, and usually start ahead. What takes them longer is accent, speed and forgetting that somebody might be watching.',
      'In the first months grown-ups are mostly quicker. Children overtake them later, for they practise more and mind less.',
    ],
    subject: ['Grown-ups start ahead', 'What a child has that you lack: time'],
    hooks: {
      '*': [
        "Put a child and a grown-up into the same beginners' course. After three months the grown-up is usually ahead.",
        'Children have one advantage in learning that nobody mentions: nobody is waiting for their dinner.',
        'Children have more time and less reason.',
      ],
      p: 'Adults learn differently from children, and in the first year by no means worse.',
      f: 'You think it is too late for that? The first months may surprise you.',
      a: 'Age is rarely the reason. Hours are.',
      t: 'Explicit rule learning stays strong in adults; processing speed and new accents decline gradually.',
      h: 'At twelve nobody told us that we were too old for it. At twelve nobody told us anything, we were not listening.',
      i: 'Somebody who starts at sixty has chosen it. It is an advantage that no child has.',
      l: "To begin late, and with pleasure, and with one's own money.",
    },
    lines: {
      '*': [
        'In the first months of a language adults are usually ahead of children. They know what a verb is for.',
        'A child who learns an instrument gets half an hour a day and a reminder. Give yourself both, and compare again.',
        'What gets harder with age is accent and speed. What gets easier is to know why one is doing it.',
        'Do not compare your year with that of a ten-year-old. Compare it with your last year without lessons.',
        'Adults stop because they hear how it ought to sound. Children do not hear that yet, and go on.',
      ],
      h: ['Late beginners have two difficulties: finding the time, and finding the glasses.'],
    },
    scene: [
      'In the waiting room a seven-year-old swings her legs. Beside her sits a man of sixty-two, with the same book. Both have it from Father Christmas.',
      '"You cannot teach an old dog," says somebody at the birthday party. The old dog has just booked ten lessons.',
    ],
    why: [
      [
        'Adults know how things hang together, can plan, and have learnt a good deal already to which new things can be tied.',
        'Where there is something to hold on to, new knowledge stays. Adults have more hooks.',
      ],
      [
        'Much of what looks like age is a lack of hours, sleep and cheek.',
        'A child who practised as little as most adults do would get just as far.',
      ],
    ],
    parts: [
      [
        ['Use rules where they help', 'You may ask why'],
        [
          'Ask why. Children absorb, and you may understand. It is a short cut.',
          'A pattern on a page saves you a hundred repeats that a child would need.',
          'A child has to take it as it is.',
        ],
        'A hand-drawn table of forms',
      ],
      [
        ['Give speed more time', 'Fingers take longer'],
        [
          'Fingers and ears settle more slowly. Small portions, daily, below your limit.',
          'It comes, with about twice the patience and the same number of evenings.',
          'A little every day, and no looking at the clock.',
        ],
        'A metronome set to a slow beat',
      ],
      [
        ['Allow yourself to sound bad', 'It will sound dreadful'],
        [
          'The ear is grown up, the hand is a beginner. That gap hurts, and it closes.',
          'Practise where nobody listens, or in front of somebody who laughs with you.',
          'You know how it should be. That is what hurts.',
        ],
        'A closed door with light beneath it',
      ],
      [
        ['Sleep on it', 'Go to bed'],
        [
          'What is learnt in the evening settles at night. With short nights you pay twice.',
          'A late lesson and a late film afterwards do not agree.',
          'Half of it happens there.',
        ],
        'A book on a bedside table',
      ],
    ],
    turn: [
      'In a year you will be a year older in any case.',
      'The only thing you are too old for is to do it because you have to.',
    ],
    asks: [
      'What would you begin if age did not come into it?',
      'What did you learn after forty, and how did it go?',
    ],
    ends: {
      p: 'Set a target for hours in three months and not for level; the rest follows.',
      f: 'Beginners of all ages are welcome to write below.',
      a: 'Count the hours and not the birthdays.',
      t: 'Short daily sessions, explicit rules, spaced review and sleep suit the adult memory best.',
      h: 'Courses for adults also have the better {biscuits|cookies}.',
      i: 'Beginning is the one thing that keeps everybody the same age.',
      l: 'One lamp, one page, all the time in the world, and all of it by choice.',
    },
    keep: 'the birthday with a round number',
    send: 'somebody who says that it is too late',
    own: [
      {
        kinds: ['audience', 'service', 'offer', 'people'],
        about: 'adults?\\b|all ages|any age|beginners?\\b|retire|seniors?',
        lead: 'For everybody who would like to begin.',
      },
    ],
    pic: {
      ask: "An adult learner's book, glasses and pencil on a table",
      alt: 'Reading glasses and a pencil on an open exercise book',
    },
    claims: [
      [
        'Older learners start faster in a second language, children overtake later',
        'Snow and Hoefnagel-Hoehle 1978; second language research',
      ],
      ['Accent and processing speed become harder with age', 'psychology of ageing textbook'],
    ],
  },
  {
    id: 'record-and-wait-a-day',
    format: 'tip',
    again: 9,
    emoji: '🎙️',
    tags: ['PracticeTips', 'SelfFeedback', 'MusicPractice'],
    title: [
      'Record yourself practising, and listen only tomorrow',
      'Hear yourself better: record now, listen tomorrow',
    ],
    cover: 'Record today, listen tomorrow',
    gist: [
      'While you are doing it you cannot hear it. Record two minutes, leave them overnight, and listen the next day with a pencil: one thing that was good, one for this week.',
      'The recording of today is for the ears of tomorrow. By then you have forgotten what you meant and hear what was there.',
    ],
    subject: ['Not tonight. Tomorrow', 'Two minutes on the phone'],
    hooks: {
      '*': [
        'Put the phone on the shelf, press record, and do not listen to it until tomorrow.',
        'Nobody likes their own recording. On the next day it is easier to bear, and of more use.',
        'In the doing you cannot hear.',
      ],
      p: 'A recording of two minutes each week shows progress that you would not notice from day to day.',
      f: 'Be brave, it is only for you: two minutes, recorded, and then supper.',
      a: 'Record. Sleep. Then listen, and take notes.',
      t: 'Performing uses the attention that listening needs, so self-monitoring in the act is unreliable.',
      h: 'It sounded so much better in the room. It must have been the furniture.',
      i: 'To hear yourself as others do is odd at first, and later a help like few others.',
      l: "Yesterday's sound, heard in this morning's quiet.",
    },
    lines: {
      '*': [
        'Record two minutes of practice and listen only the next day. By then you hear what is there, and no longer what you meant.',
        'When you listen to your own recording, write down two things: one to keep, one for this week. Stop after two.',
        'Keep one recording a month. After half a year listen to the first, and you will want to hug that person.',
        'For speaking a foreign language tell the phone about your day for a minute. Nobody replies, and that is the advantage.',
        'Dancers and swimmers: film from the side, from one spot, without zoom. The body believes what it sees.',
      ],
      h: ['The phone was recording the whole time and has asked not to be put on the shelf again.'],
    },
    scene: [
      'Finished, last note, satisfied. Play it back at once, and a stranger with your fingers stumbles through the middle.',
      'Breakfast, coffee, headphones. "It is not bad at all," somebody says to the toaster.',
    ],
    why: [
      [
        'Playing, speaking or dancing takes all the attention there is, and none is left over for listening.',
        'Inside you hear the plan. A microphone knows nothing of plans.',
      ],
      [
        'Straight afterwards you still judge by the effort. A night later you judge by the result, and more kindly.',
        'Distance makes ears fair. It takes about one night.',
      ],
    ],
    parts: [
      [
        ['Record two minutes, no more', 'A short take is plenty'],
        [
          'A whole hour is listened to by nobody. Choose the passage that matters this week.',
          'Phone on a shelf at some distance, so that it hears what the room hears.',
          'Nobody hears out an hour.',
        ],
        'A phone propped up on a bookshelf',
      ],
      [
        ['Leave the recording overnight', 'Let it lie'],
        [
          'Whatever you think tonight is tiredness. Write the date on it and go to bed.',
          'Tomorrow it will sound like somebody else, and to others we listen better.',
          'Tonight you are too close.',
        ],
        'A phone lying face down beside a lamp',
      ],
      [
        ['Listen once, with a pencil', 'Listen once, pencil in hand'],
        [
          'One thing that worked, with the second at which it happens. Then one thing to change.',
          'Note down one thing to keep and one to change, and leave it at that.',
          'Something to keep, something to change.',
        ],
        'A pencil and two short notes',
      ],
      [
        ['Keep one a month', 'Keep one for each month'],
        [
          'In a folder with dates. It is the only proof that you will believe.',
          'Progress is invisible in a week and obvious in half a year.',
          'In spring you will not believe that it was you.',
        ],
        'A list of dated recordings on a screen',
      ],
    ],
    turn: [
      'After some weeks of recordings you begin to hear yourself while you are at it.',
      'Take a recording along to your lesson; two minutes of it replace ten of telling.',
    ],
    asks: [
      'Have you ever recorded yourself practising? Did you listen to it?',
      'What did you notice on a recording that you had never heard before?',
    ],
    ends: {
      p: 'The same passage once a week, same spot, same distance: then it can be compared.',
      f: 'Nobody else needs to hear it. Ever.',
      a: 'Two minutes, one night, two notes.',
      t: 'For rhythm play it against a click afterwards; for speech, write down what you said, word for word.',
      h: 'No recording has ever flattered anybody out of politeness.',
      i: 'Be as fair to yourself as you would be to a friend on a recording.',
      l: 'A small red light, and the courage of two minutes.',
    },
    keep: 'the next practice on your own',
    send: 'somebody who practises without ever listening',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about: 'feedback|recordings?\\b|between lessons|practice|video',
        lead: 'About what happens between the lessons.',
      },
    ],
    unless: 'driving',
    pic: {
      ask: 'A phone propped on a shelf, recording, instrument or book in front',
      alt: 'A phone propped on a shelf beside an open notebook',
    },
    claims: [
      [
        'Attention during performance limits self-monitoring; video and audio feedback help',
        'motor learning and music education research',
      ],
    ],
  },
  {
    id: 'a-box-with-five-compartments',
    format: 'howto',
    again: 9,
    emoji: '🗃️',
    tags: ['Flashcards', 'LeitnerBox', 'SpacedRepetition'],
    title: [
      'The card box with five compartments: learn less, keep more',
      'Flash cards that know what you do not: the five-part box',
    ],
    cover: 'A box with five compartments',
    gist: [
      'A card you know moves on a compartment and comes up more rarely. A card you miss goes back to the first. So the time goes into what you cannot do, and a shoebox is enough for it.',
      'Cards, a shoebox, four dividers: each right answer sends a card {on holiday|on vacation}, each wrong one brings it home.',
    ],
    subject: ['Send the easy cards {on holiday|on vacation}', 'A shoebox with four dividers'],
    hooks: {
      '*': [
        'Most people learn what they know already. It goes so well.',
        'All you need is a shoebox, four bits of cardboard and the nerve to put a card back to the beginning.',
        'It knows what you know and leaves you in peace with it.',
      ],
      p: 'A card box with five compartments spreads repetition over weeks without any planning.',
      f: 'Do you learn words, dates, signs? Build a box for them. It takes as long as a cup of tea.',
      a: 'Known: forward. Not known: back to the start.',
      t: 'Intervals double with each success, so review falls shortly before forgetting and effort goes to weak items.',
      h: 'In every card box there is one card that never leaves the first compartment. It has tenure.',
      i: 'To forget something is no shame if there is a box that brings it back.',
      l: 'A wooden box, white cards, a quiet click as one moves on.',
    },
    lines: {
      '*': [
        'Card known: one compartment further. Card not known: right back to the first. That is the whole rule, and it works for anything with facts.',
        'First compartment daily, second every other day, third once a week, fourth every two weeks, fifth once a month.',
        'One fact on each flashcard. If the back has three lines, you own three cards that have not been written yet.',
        'Write flashcards by hand and in your own words. Making them is a good half of learning them.',
        'Say the answer aloud before you turn the card. In your head every answer is right.',
      ],
      h: ['"I knew that" is what one says after turning the card. The box does not accept it.'],
    },
    scene: [
      'A stack of cards, the top ones worn, the bottom ones like new. Guess which ones come up in the test.',
      'At the bus stop somebody turns cards with cold fingers. One goes into the coat on the left, one into the coat on the right.',
    ],
    why: [
      [
        'Something that is looked at again just before it would be forgotten stays longest. The compartments see to that by themselves.',
        'Repeating what you know already is pleasant and useless. The box takes the pleasant cards away.',
      ],
      [
        'A missed card comes up again tomorrow and not in three weeks, so no gap can hide.',
        'The pile grows small where you are good, and it shows you where you are not.',
      ],
    ],
    parts: [
      [
        ['Divide a shoebox into five', 'Shoebox, four walls'],
        [
          'The first compartment a finger wide, each of the next about twice as wide.',
          'Cardboard, tape, numbers. Postcard-sized cards stand best.',
          'Narrow in front, wide at the back.',
        ],
        'A shoebox with four cardboard dividers',
      ],
      [
        ['Write one fact on each card', 'One thing to a card'],
        [
          'Question in front, answer behind, in your words. A drawing counts.',
          'Ten new ones a day are plenty. They all come back, you know.',
          'In your own hand. Ten new ones are enough for a day.',
        ],
        'A card with a word and a small drawing',
      ],
      [
        ['Answer aloud, then turn it', 'Say it, then look'],
        [
          'Only what is said counts. Nearly right is not known.',
          'To decide beforehand what passes saves arguing with yourself.',
          '"I knew that" does not count.',
        ],
        'A hand turning over a card',
      ],
      [
        ['Move it on, or right back', 'Forward one, or all the way back'],
        [
          'Known: next compartment. Not known: the first, even from the fifth, without mercy.',
          'Going back feels unjust and is what makes the method work.',
          'It is hard, and it is what works.',
        ],
        'A card moved back to the front of a box',
      ],
      [
        ['Empty by the day, not by mood', 'By the calendar'],
        [
          'The first daily, the others when their day comes or when they are full. Ten minutes do.',
          'Anything beyond the last compartment is yours. Keep the cards, and be proud of the pile.',
          'What has got through the last one belongs to you.',
        ],
        'A row of cards and a kitchen timer',
      ],
    ],
    turn: [
      'There are apps for it as well. Cardboard has no notifications.',
      'After a month look at the fifth compartment. That is what you own.',
    ],
    asks: [
      'Cards, app or list: how do you learn facts?',
      'Which word, date or sign do you get wrong again and again?',
    ],
    ends: {
      p: 'Start six weeks before you need it; the last compartments want time.',
      f: 'Children build the box in ten minutes and decorate it in fifty. Both are part of it.',
      a: 'Forward or back. Nothing in between.',
      t: 'If more than a third go back, take fewer new ones; if hardly any do, the cards are too easy.',
      h: 'A card with coffee on it is remembered best. Research is wanting.',
      i: 'A little each day, and one morning you simply know it.',
      l: 'The thin first compartment, the full last one, and spring outside.',
    },
    work: 'For teams with products, prices or safety rules to learn: one box beside the kettle and a card a day beats the yearly training.',
    keep: 'the next list that has to be learnt',
    send: 'somebody with a test in six weeks',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about: 'vocabulary|theory|exams?\\b|revision|language|study skills',
        lead: 'For everything that a box cannot do.',
      },
    ],
    pic: {
      ask: 'A shoebox with dividers and cards',
      alt: 'A shoebox with cardboard dividers and handwritten cards',
    },
    claims: [
      ['Five-compartment card box with growing intervals', 'S. Leitner, 1972'],
      ['Spaced retrieval improves retention', 'Cepeda et al. 2006; Dunlosky et al. 2013'],
    ],
  },
];
