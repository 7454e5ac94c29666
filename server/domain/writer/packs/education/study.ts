// Notes, revision, exams and classrooms.
import type { Idea } from '../../library/idea.ts';
import { TEACHES_NO_SCHOOL } from '../whom.ts';

export const STUDY: readonly Idea[] = [
  {
    id: 'verbs-in-exam-questions',
    format: 'glossary',
    again: 10,
    emoji: '📝',
    tags: ['ExamTips', 'Revision', 'StudySkills'],
    unless: TEACHES_NO_SCHOOL,
    title: 'Describe, explain, evaluate: what exam questions ask for',
    cover: 'Underline the verb',
    gist: [
      'Many marks are lost by people who knew the answer and gave it to another question. Underline the verb before you write: describe, explain, compare, evaluate.',
      'The smallest word in an exam question decides the shape of the answer. Look at the verb first and at the topic second.',
    ],
    subject: ['The word you skipped', 'Describe is not explain'],
    hooks: {
      '*': [
        'The topic of the question was known. The verb had been overlooked.',
        'Take a pencil to any exam paper and underline just the verbs. You will see a different paper.',
      ],
      p: 'Command words tell a candidate how the marks will be given.',
      f: 'Got an exam coming up? Learn five verbs this evening and leave the rest until tomorrow.',
      a: 'Read the verb, then the topic.',
      t: 'A command word sets the operation: recall, cause, contrast, judgement.',
      h: 'Asked to compare two rivers, he wrote a very fine page about one of them.',
      i: 'To answer the question that was asked is a skill for life.',
      l: 'One word, underlined, and the page is in order.',
    },
    lines: {
      '*': [
        'Describe says what there is. Explain says why. In an exam, the word "because" is the difference between the two.',
        'If a question says compare, both things belong in every sentence or two. Two separate little essays are no comparison.',
        'Evaluate wants a verdict: the case for, the case against, and then which of them weighs more and why.',
        'Look at the number of marks beside the question. Two marks want two points and no page.',
      ],
      h: ['"Briefly" is the most frequently ignored word in education.'],
    },
    scene: [
      'A girl comes out of the hall beaming, because the topic was volcanoes. On the stairs somebody says: "But we only had to compare."',
      'The clock above the stage, two hundred pencils, and at table nine someone reads the first line for the third time.',
    ],
    why: [
      [
        'A nervous reader catches the topic, recognises it and starts to write all that they know.',
        'Under pressure the eye jumps to the familiar noun and skips the little verb in front of it.',
      ],
      [
        'Examiners have a list of what earns marks, and the command word stands at the top of it.',
        'Marks go to the task that was set. A good answer to another question earns few.',
      ],
    ],
    parts: [
      [
        'Describe',
        [
          'What is there, in order, with no reasons.',
          'Say what somebody would see, hear or read off the graph.',
        ],
        'A pencil underlining one word on a page',
      ],
      [
        'Explain',
        [
          'Why it is so. Without "because" or "so that" something is missing.',
          'Give causes and link each of them to what it brings about.',
        ],
        'An arrow drawn between two notes',
      ],
      [
        'Compare',
        [
          'What two things share and where they part, side by side.',
          'Use "whereas" and "both", and keep the pair together.',
        ],
        'A page divided by a vertical line',
      ],
      [
        'Evaluate',
        [
          'Weigh it up and come down somewhere. Sitting on the fence costs the last marks.',
          'Strengths, limits, then a judgement with a reason.',
        ],
        'Two lists and a sentence beneath them',
      ],
    ],
    turn: [
      'Exam boards publish their own lists of these words, free to read.',
      'Practise on an old paper: verbs only, no answers. It takes five minutes.',
    ],
    asks: ['Which instruction in an exam have you misread?', 'Do you read an exam question once, or twice?'],
    ends: {
      p: 'Definitions vary a little between boards, so check the list of your own.',
      f: 'Good luck. Pencil first.',
      a: 'Verb, marks, topic. Then write.',
      t: 'Match the structure of the answer to the operation that is asked for.',
      h: 'When in doubt, answer the question. It is so rarely tried.',
      i: 'Read calmly, and half of the fear is gone.',
      l: 'A quiet minute of reading, well spent.',
    },
    work: 'The same trick helps with tenders and with mails from the boss. Underline what is being asked: inform, decide, propose, check. Many a long reply goes past the verb.',
    keep: 'the week before an exam',
    send: 'somebody who has an exam soon',
    own: [
      {
        about: '\\bexams?\\b|revision|mock|\\bgcse|a.?levels?\\b|certificate',
        kinds: ['service', 'product', 'event', 'offer'],
        lead: 'An exam is easier with some preparation.',
      },
    ],
    pic: {
      ask: 'A practice paper with the verbs underlined in pencil',
      alt: 'A printed question paper with single words underlined',
    },
    claims: [['Command words define the expected answer', 'glossaries of examination boards']],
  },
  {
    id: 'questions-in-the-margin',
    format: 'howto',
    again: 10,
    emoji: '✏️',
    tags: ['NoteTaking', 'StudyTips', 'Revision'],
    unless: TEACHES_NO_SCHOOL,
    title: 'Take notes that test you: questions in the margin',
    cover: 'A question in the margin',
    gist: [
      'Leave a wide margin. The same evening, write beside each paragraph of your notes the question it answers. To revise, cover the notes and answer the margin.',
      'Notes with questions beside them turn into a test you can take on the bus, with one hand.',
    ],
    subject: ['Fold the page along the margin', 'Notes that ask back'],
    hooks: {
      '*': [
        'Beautiful notes have one weakness: people read them, nod, and believe that they know it.',
        "Rule a line a hand's width from the edge. What you write to the left of it is for later.",
      ],
      p: 'Notes are worth more when they can be used as a test.',
      f: 'Try this with your next page of notes. You will need a pencil and ten minutes.',
      a: 'Write the question beside the answer on the same day.',
      t: 'Covering the answer turns rereading into retrieval, and retrieval is what strengthens memory.',
      h: 'My notes were in four colours. What they lacked was any effect.',
      i: 'A good question in the margin is a gift to yourself in spring.',
      l: 'Wide margins are a quiet luxury.',
    },
    lines: {
      '*': [
        'Leave a wide margin in your notes and fill it with questions the same evening. Cover the right side, and you have a test.',
        'A good margin question begins with why or how. "What is on this page?" tests nothing.',
        'If you cannot find a question for a paragraph of your notes, it may not be worth learning.',
        'Say the answer aloud before you uncover it. Thinking "I know that" does not count.',
      ],
      h: ['Underlined twice, in green, with a star: nobody now remembers what it was about.'],
    },
    scene: [
      'On the bus a boy folds his exercise book along a line, looks out of the window, moves his lips and unfolds it again.',
      'Half past eight, the desk lamp is on. Four pages from this morning, and already two sentences that make no sense.',
    ],
    why: [
      [
        'Reading feels easy and is mistaken for knowing. Recalling feels harder and leaves more behind.',
        'Familiar sentences deceive us. Cover the page, and you find out what is really there.',
      ],
      [
        'On the same day you still know what the teacher meant by that arrow.',
        'Gaps are quick to close while the lesson is fresh.',
      ],
    ],
    parts: [
      [
        'Rule a wide margin',
        ['About a third of the page. Leave it empty during the lesson.', 'On a screen, two columns will do.'],
        'A ruler and a line down a page',
      ],
      [
        'Add the questions that evening',
        [
          'One for each paragraph or sketch, as short as you can make it.',
          'Wait a week and you will be guessing at your own writing.',
        ],
        'A hand writing in a margin',
      ],
      [
        'Cover the notes and answer',
        ['A sheet of paper is enough. Aloud or in writing.', 'Fold along the line, and start at the top.'],
        'A sheet of paper hiding half a page',
      ],
      [
        'Mark what did not come',
        ['A dot beside the question. Next time begin with the dots.', 'Two dots mean: ask somebody.'],
        'Pencil dots beside some questions',
      ],
    ],
    turn: [
      'Do it again after three days, and again after two weeks.',
      'Ten minutes of this beat an hour with the highlighter.',
    ],
    asks: ['Do you write notes by hand or type them?', 'What do your old school notes look like?'],
    ends: {
      p: 'The layout is known as Cornell notes, and templates are easy to find.',
      f: 'Swap margins with a friend. Theirs will have thought of something else.',
      a: 'No question, no margin, no revision.',
      t: 'Space the repeats; each recall after some forgetting counts for more.',
      h: 'Coloured pens are still allowed, on Sundays.',
      i: 'People who learn to ask go on learning after the exam.',
      l: 'A sharpened pencil, a folded page.',
    },
    work: 'For training at work, hand out the questions instead of the slides. A page with twelve of them and space to write is still used after a month. The slides are not.',
    keep: 'the next blank exercise book',
    send: 'a student with very pretty notes',
    own: [
      {
        about: 'study skills|homework|tutor|revision|learning support',
        kinds: ['service', 'event', 'offer', 'process', 'hours'],
        lead: 'Learning is sometimes easier in company.',
      },
    ],
    pic: {
      ask: 'A page of notes with a ruled margin and questions in it',
      alt: 'A notebook page with questions written in a wide margin',
    },
    claims: [
      [
        'Retrieval practice beats rereading; spacing helps',
        'Dunlosky and others, review of learning techniques',
      ],
      ['Cornell note layout', 'definition, study skills literature'],
    ],
  },
  {
    id: 'the-yellow-page',
    format: 'mistake',
    again: 10,
    emoji: '🖍️',
    tags: ['StudySkills', 'Highlighter', 'ReadingTips'],
    title: 'Why highlighting teaches you so little, and what to do instead',
    cover: 'When all of it is yellow',
    gist: [
      'Highlighting while you read marks what seems important before you know what is. Read to the end of the section first, then mark one sentence and write why.',
      'A yellow page shows that somebody was there. For it to stick, shut the book and say what it said.',
    ],
    subject: ['Everything was important', 'Put the yellow pen down'],
    hooks: {
      '*': [
        'Second-hand textbooks tell the story: yellow to page thirty, then nothing.',
        'Reading with a highlighter in your hand feels like work. That is the trouble with it.',
      ],
      p: 'Of the common ways to study, highlighting is among the least effective.',
      f: 'Put the cap back on for one page and see what happens.',
      a: 'Finish the section before you mark a word.',
      t: 'Marking is a decision of relevance, and at first reading there is no basis for it.',
      h: 'He had marked the whole chapter, the page number included.',
      i: 'Understanding leaves fewer traces on the page and more in the head.',
      l: 'A single line, marked with care.',
    },
    lines: {
      '*': [
        'Read a section to its end before you highlight anything. Only then do you know which sentence carries it.',
        'One marked sentence a page at most, and three words in the margin that say why.',
        'Shut the textbook after each section and say what it said, in two sentences. What will not come is what to read again.',
        'Colour is good for finding things again. Learning them is another job and needs a closed book.',
      ],
      h: ['If everything on the page is yellow, what you own is a yellow page.'],
    },
    scene: [
      'In the library a pen squeaks, line after line, in a steady rhythm. Its owner is thinking about lunch.',
      'The exam is on Friday. She opens the chapter and sees that somebody has already found it all important: herself.',
    ],
    why: [
      [
        'The hand is busy, and that feels as if the head were busy as well.',
        'Colouring a line takes hardly any thought, whereas putting it into your own words does.',
      ],
      [
        'An author often gives the example first and the point last, so early yellow lands on the example.',
        'What matters in a paragraph shows itself towards its end.',
      ],
    ],
    parts: [
      [
        'Read the section with empty hands',
        [
          'Two pages, no pen. Just find out where it is going.',
          'Headings first, then the text, at ordinary speed.',
        ],
        'A book open on a table, pens in a cup',
      ],
      [
        'Shut it and say it',
        ['In your own words, aloud if you are alone.', 'To a cat, to a wall, or on half a page.'],
        'A closed book with a hand on it',
      ],
      [
        'Then mark one sentence',
        [
          'Go back for the one on which everything else rests.',
          'Choosing is the useful part. With ten to spend nobody chooses.',
        ],
        'One highlighted line on a white page',
      ],
    ],
    turn: [
      'It is slower for the first two pages and quicker from there to the exam.',
      'A highlighter lasts for years this way.',
    ],
    asks: ['How yellow were your textbooks?', 'What do you do while reading so that it sticks?'],
    ends: {
      p: 'Self-testing and spreading the work over days have far better evidence behind them.',
      f: 'No shame in a rainbow. Only do not stop there.',
      a: 'Understand, then mark.',
      t: 'Highlighting is an index. An index is of use to those who know the book.',
      h: 'The manufacturers of highlighters were not available for comment.',
      i: 'What you can say with the book shut is yours.',
      l: 'White space, and one bright line.',
    },
    work: 'With long documents at work, send the three sentences that matter and say for whom. A file in which somebody has marked everything passes the reading on to the next person.',
    wrong: 'Highlighting as you read',
    keep: 'the next textbook chapter',
    send: 'the owner of a four-colour pen',
    own: [
      {
        about:
          'study (?:skills|room|space)|reading (?:group|support|club|room)|(?<!above the |behind the |next to the )\\blibrary\\b',
        kinds: ['service', 'event', 'hours', 'place'],
        lead: 'A good place to read helps with that.',
      },
    ],
    pic: {
      ask: 'A textbook page on which nearly everything has been highlighted',
      alt: 'A book page almost entirely covered in yellow highlighter',
    },
    claims: [
      [
        'Highlighting rated low in utility, self-testing and spacing high',
        'Dunlosky and others, review of learning techniques',
      ],
    ],
  },
  {
    id: 'thirty-names-by-friday',
    format: 'behind',
    again: 11,
    emoji: '🪑',
    tags: ['TeacherLife', 'Classroom', 'BehindTheScenes'],
    unless: TEACHES_NO_SCHOOL,
    title: 'How teachers learn thirty names in a week',
    cover: 'Thirty names by Friday',
    gist: [
      'A seating plan, a face with a story, the name said aloud at the door: teachers have tricks for names, and they work at parties and in new jobs as well.',
      'Names are not remembered by gifted people. They are practised, mostly in corridors, with a plan in the hand.',
    ],
    subject: ['Two Olivers and an Olivia', 'How they remember names'],
    hooks: {
      '*': [
        'Somewhere a teacher is eating a sandwich over a seating plan and murmuring names.',
        'There are always two Olivers. One of them will be "Oliver by the window" for life.',
      ],
      p: 'Being called by name changes how a newcomer takes part.',
      f: 'Forget names within seconds? Borrow a few tricks from the classroom.',
      a: 'Say the name three times in the first five minutes.',
      t: 'Names carry no meaning of their own, so they need a link: a place, a picture, a repeat.',
      h: 'She knew all thirty by Friday. On Monday they had changed seats.',
      i: 'A name that is said rightly tells a person that they have arrived.',
      l: 'Few words are heard as gladly as the one that is ours.',
    },
    lines: {
      '*': [
        'To learn a name, say it straight away, once more in the talk and again at the door. Teachers do it on purpose.',
        'Did not catch a name? Ask within the first minute. It is courteous then, and after a year it is a catastrophe.',
        "Draw the table plan after a meeting and fill in the names from memory. The gaps are tomorrow's homework.",
        'Ask how a name is pronounced, and write it down as you hear it. Its owner will notice, and be pleased.',
      ],
      h: [
        'After twenty years in front of a class, a teacher calls the dog by three names before the right one comes.',
      ],
    },
    scene: [
      'First morning, thirty faces. At the door stands somebody who shakes hands or waves, repeats every name and looks for a moment longer than usual.',
      'In the staff room a teacher covers up the names on a plan with a strip of card and goes along row by row.',
    ],
    why: [
      [
        'A name says nothing about its owner, and so the memory has nothing to hold on to until it is given something.',
        'Baker the trade we remember, and Baker the name we forget. The trade comes with flour and an oven.',
      ],
      [
        'Recalling at short intervals fixes it, and merely hearing it does not.',
        'What is fetched from memory stays. What was only said goes past.',
      ],
    ],
    parts: [
      [
        'Tie it to a place',
        [
          'A seating plan gives each face a fixed spot for the first weeks.',
          'Where somebody sits is easier to keep than what they are called.',
        ],
        'A seating plan with names',
      ],
      [
        'Say it at once and at the door',
        [
          'A greeting and a goodbye make two repeats that nobody minds.',
          '"See you on Thursday, Amira" is practice in disguise.',
        ],
        'A door with somebody greeting',
      ],
      [
        'Ask for one thing besides',
        [
          'A hamster, a river, a football club. The odder it is, the better.',
          'With a detail the name gets a handle.',
        ],
        'A name card with a small drawing',
      ],
      [
        'Test yourself in the evening',
        [
          'Cover the list and walk through the room in your mind.',
          'Those you miss are the quiet ones. Start with them tomorrow.',
        ],
        'A list of names half covered by card',
      ],
    ],
    turn: [
      'And if it does go wrong, ask again. Children forgive that faster than adults.',
      'It is work, and it is meant to look as if it were none.',
    ],
    asks: ['How do you remember names?', 'Which teacher said your name in a way you still hear?'],
    ends: {
      p: 'A good seating plan also shows who has not been spoken to today.',
      f: 'Now, what was the name of your new neighbour?',
      a: 'Hear, say, link, repeat.',
      t: 'Link plus spaced recall: the rest is courtesy.',
      h: '"Hello, you" has saved many careers.',
      i: 'To be known by name is where belonging starts.',
      l: 'Said rightly, and with time.',
    },
    work: 'Before a first meeting write the names around a sketch of the table. Use each once. People who feel noticed in the first ten minutes speak in the next fifty.',
    keep: 'the first day somewhere new',
    send: 'a teacher with a new class',
    own: [
      {
        about:
          'small (?:classes|groups)|(?:pupils|students|children|learners|places) (?:per|in (?:a|each|every)) (?:class|group|course)',
        kinds: ['number', 'process', 'service', 'policy', 'value'],
        lead: 'How many names there are to learn depends on the size of a group.',
      },
    ],
    pic: {
      ask: 'A blank seating plan or a row of name cards, no real pupils named',
      alt: 'A row of folded name cards on a table',
    },
    claims: [
      [
        'Names are harder to recall than occupations; recall strengthens memory',
        'cognitive psychology, the baker paradox',
      ],
    ],
  },
  {
    id: 'where-did-you-sit',
    format: 'question',
    again: 9,
    emoji: '🏫',
    tags: ['SchoolMemories', 'BackRow', 'Classroom'],
    unless: TEACHES_NO_SCHOOL,
    title: 'Front row, back row or by the window: where did you sit?',
    cover: 'Where did you sit?',
    gist: [
      'Front row for the eager and the short-sighted, back row for the philosophers, the window for everyone who would have liked to be elsewhere. Where were you?',
      'Show someone an empty classroom, and they will walk straight to their old place.',
    ],
    subject: ['By the window, surely', 'Your old place is still free'],
    hooks: {
      '*': [
        'Put any adult into an empty classroom and they will sit down in the same place as at twelve.',
        'There was one radiator, and there was a fight for the seat beside it.',
      ],
      p: 'Where people choose to sit says how they like to take part.',
      f: 'Front row, back row, window or radiator: which was yours?',
      a: 'The place you choose is the first thing you say.',
      t: 'Sight lines, acoustics and distance shape who takes part in a room.',
      h: 'I sat in the back row for six years, to be near the arts.',
      i: 'Each place in a room sees something that the others do not.',
      l: 'Chalk dust in the sun, third row, by the window.',
    },
    lines: {
      '*': [
        'Where did you sit at school?\n\nFront row\nBack row\nBy the window\nOutside, more often than not',
        'If you cannot hear or see well from the back, say so on the first day. No other help costs so little.',
        'In a course for adults, change seats after the break. You will hear other questions.',
        'Window seats taught a whole generation the names of clouds.',
      ],
      h: ['The teacher moved me to the front so that I would talk less. I met a whole new audience.'],
    },
    scene: [
      "Parents' evening. Twenty grown-ups on tiny chairs, and the one who was always late has the place by the door.",
      'An empty classroom in the {holidays|vacation}. The chairs are up, and the sun lies exactly on the table that was yours.',
    ],
    why: [
      [
        'Seats are habits: after two lessons they belong to somebody, with no rule to say so.',
        'We choose a place once, half by chance, and then defend it for a year.',
      ],
    ],
    parts: [
      [
        'Front row',
        [
          'You saw everything and were asked first. There was chalk on your books.',
          'For the eager, and for those without their glasses.',
        ],
        'The first row of desks in a classroom',
      ],
      [
        'Back row',
        [
          'A view of all and of all their notes. It had its own weather.',
          'Where the best questions were whispered.',
        ],
        'The last row, seen from the board',
      ],
      [
        'By the window',
        [
          'One ear for fractions, and one eye for the caretaker and his ladder.',
          'Warm from the left, and always a reason to look up.',
        ],
        'A desk beside a window',
      ],
    ],
    turn: ['Most of us would still know the way in the dark.', 'Tell your children where it was.'],
    asks: ['Where did you sit at school, and beside whom?', 'Where do you sit in a meeting today?'],
    ends: {
      p: 'In a course, choose the place from which you can see both the board and the faces.',
      f: 'And who sat beside you? Go on, write to them.',
      a: 'Sit where you have to listen.',
      t: 'Front and centre get the most eye contact; a semicircle shares it out.',
      h: 'Nobody is too grown up to want the warm seat.',
      i: 'From every place something can be learnt.',
      l: 'A scratched desk, and afternoon light.',
    },
    work: 'Watch where people sit at the next meeting, and change the room once: no head of the table, no back row. Different people will speak.',
    keep: 'the next class reunion',
    send: 'the one who sat beside you',
    pic: {
      ask: 'An empty classroom or course room, seen from the place you would choose',
      alt: 'An empty classroom with rows of desks',
    },
    claims: [['Seating affects participation', 'classroom research, worded mildly']],
  },
  {
    id: 'a-boy-and-six-dots',
    format: 'story',
    again: 14,
    emoji: '📖',
    tags: ['LouisBraille', 'HistoryOfEducation', 'Literacy'],
    unless: TEACHES_NO_SCHOOL,
    title: 'The pupil who gave his school a better alphabet',
    cover: 'A boy and six dots',
    gist: [
      'At fifteen Louis Braille had worked out a script of six dots that a fingertip can read. His own school needed about thirty years to adopt it; the pupils did not wait.',
      'A clumsy military code, a boy with patience, and six dots: the script of the blind was made by a pupil.',
    ],
    subject: ['A pupil improves the alphabet', 'What the pupils knew first'],
    hooks: {
      '*': [
        'The best reading method of its century was invented by a pupil, in the evenings, in a dormitory.',
        'An officer brought a code of twelve dots to a school in Paris. A boy thought that twelve were too many.',
      ],
      p: 'Those who have to use a method often know best how it should be improved.',
      f: 'A story for anyone who has ever been told that they are too young to know.',
      a: 'Listen to the one who has to use it.',
      t: 'Six positions give sixty-three signs, and all of them fit under one fingertip.',
      h: 'The school preferred the old books. They were only heavy, slow and nearly impossible to read.',
      i: 'One pupil asked for less, and opened every book.',
      l: 'Six raised points, under a patient finger.',
    },
    lines: {
      '*': [
        'Louis Braille was fifteen when his alphabet of six raised dots was largely done. His schoolmates were its first readers.',
        'Before braille, books for the blind had large raised letters. They could be felt, slowly, and writing that way was next to impossible.',
        'Why six dots? Because six fit under a fingertip, so that a sign is read with one touch.',
        'Pupils in Paris went on writing braille when it was not allowed. A thing that works finds its way.',
      ],
      h: [
        'Schools have always told pupils to think for themselves. Every now and then one does, and there is a meeting.',
      ],
    },
    scene: [
      'Paris, early nineteenth century. In a cold dormitory a boy sits with paper and a pointed tool, and his fingers go over what he has pricked.',
      'A book as heavy as a paving stone. A finger follows one letter, and then the next. By the end of the line the beginning is forgotten.',
    ],
    why: [
      [
        'Those who made the old books could see, and had copied letters that are made for eyes.',
        'Raised print was designed to please sighted visitors, and fingers are no eyes.',
      ],
      [
        'The boy had used the thing daily and knew where it hurt.',
        'Being able to write as well as read was what the pupils themselves wanted most.',
      ],
    ],
    parts: [
      [
        'The heavy books',
        [
          "Louis Braille had lost his sight as a small child, after an accident in his father's workshop. At his school in Paris there were a few huge books in raised letters.",
          'In the school for blind children in Paris, reading meant tracing large embossed letters, one at a time. A short text filled a volume.',
        ],
        'A very thick old book',
      ],
      [
        'The code of the officer',
        [
          'Then a retired officer, Charles Barbier, showed a script of raised dots. It was clever, it wrote down sounds, and it was too big for one fingertip.',
          'Barbier had devised dots that could be read without light. They were a step forward, but each sign was too tall to be felt at a touch.',
        ],
        'Raised dots on thick paper',
      ],
      [
        'Six are enough',
        [
          'The boy worked on it in the evenings and in the {holidays|vacation}. At fifteen he had an alphabet of six dots, which could be read and written by touch.',
          'He halved the cell and gave each letter its pattern. Music and figures followed.',
        ],
        'Six dots in two columns',
      ],
      [
        'The pupils did not wait',
        [
          'For a time the school would not have it, and they wrote in it all the same. It became official in France two years after his death.',
          'Officially the old print remained. Under the desks notes went round in dots, until the grown-ups gave in.',
        ],
        'A hand reading a page of dots',
      ],
    ],
    turn: [
      'Today it is read in a great many languages.',
      'It is said that good pupils listen. So do good schools.',
    ],
    asks: [
      'What have you learnt from somebody much younger?',
      'Which rule at your school would a pupil have improved?',
    ],
    ends: {
      p: 'Ask the people who use a thing every day. They have usually solved half of it.',
      f: 'Next time you are in {a lift|an elevator}, feel the buttons.',
      a: 'Less, and better placed.',
      t: 'Small enough for one touch: the limit of the finger became the rule of the design.',
      h: 'The committee took three decades. The pupils took until supper.',
      i: 'Someone who is fifteen today is working on something.',
      l: 'A page without ink, and full of words.',
    },
    work: 'Before you buy a new system, let the person who will use it forty times a day try it for an hour, alone. Then ask what they would leave out.',
    keep: 'the next meeting about a method',
    send: 'a fifteen-year-old with ideas',
    pic: {
      ask: 'Braille on {a lift|an elevator} button, a medicine box or a sign, close up',
      alt: 'Close-up of braille dots on a sign or packet',
    },
    claims: [
      [
        'Braille born 1809, blinded as a child, system largely complete by 1824, Barbier code, resistance at the school, official in France 1854, died 1852',
        'encyclopaedias; biographies of Louis Braille',
      ],
      ['Early adopters were the pupils; use was discouraged for a time', 'biographies of Louis Braille'],
    ],
  },
  {
    id: 'a-plan-with-holes',
    format: 'season',
    again: 11,
    emoji: '🗓️',
    tags: ['RevisionPlan', 'ExamSeason', 'StudyTips'],
    title: 'A revision {timetable|schedule} that survives the first week',
    cover: 'A plan with holes in it',
    gist: [
      'Leave a third of the boxes empty. A plan that is full on Monday has failed by Wednesday, and one with holes can catch up.',
      'Plan backwards from the exam, short blocks, mixed subjects, and free afternoons on purpose.',
    ],
    subject: ['Leave Thursday empty', 'Why the lovely {timetable|schedule} fails'],
    hooks: {
      '*': [
        'The {timetable|schedule} has eleven colours and took all of Saturday. By Tuesday evening it is out of date.',
        'The most useful box in a revision plan is an empty one.',
      ],
      p: 'A realistic revision plan reserves time for what will go wrong.',
      f: 'Making a {timetable|schedule} for the exams? Start by crossing out Thursday afternoon.',
      a: 'Fill two boxes in three. Leave the third.',
      t: 'Slack absorbs delay. Without it every late task pushes all of the others.',
      h: 'Making the {timetable|schedule} counts as revision. This is the first law of students.',
      i: 'A plan should be on your side.',
      l: 'Open windows, a short list, a free afternoon.',
    },
    lines: {
      '*': [
        'Leave every third box of a revision {timetable|schedule} empty. That is where Tuesday goes when Tuesday goes wrong.',
        'Write a task in the box and no subject: "ten questions on rivers" gets done, while "geography" gets postponed.',
        'Touch a hard topic three times for half an hour on different days. It sticks better than one long evening.',
        'Plan revision backwards: exam, day off before it, old papers, then topics. What does not fit shows up in time.',
      ],
      h: ['According to the plan, the whole of chemistry takes place on a Sunday between tea and supper.'],
    },
    scene: [
      'On the wall hangs a {timetable|schedule} like a stained glass window. Before it stands a boy with a felt pen, who has not read a line so far.',
      'Light evenings, a ball outside against a garage door, and in the box for today it says "history, all of it".',
    ],
    why: [
      [
        'We plan for our best days and then live through ordinary ones.',
        'Nearly everybody guesses too short, even with a task they know.',
      ],
      [
        'A broken plan takes the courage away, and so it is thrown out as a whole.',
        'Those who fall behind on a full {timetable|schedule} cannot catch up, and they stop looking at it.',
      ],
    ],
    parts: [
      [
        'Start from the exam and go back',
        [
          'Put in the day off first, then old papers, then topics.',
          'You see at once how many weeks there really are.',
        ],
        'A calendar being filled in from the end',
      ],
      [
        'Write tasks and no subjects',
        [
          'Small enough to be finished in half an hour, and ticked.',
          'One page of verbs, six old questions, one diagram from memory.',
        ],
        'A box with a short task written in it',
      ],
      [
        'Mix the subjects within a day',
        [
          'Two or three in turn keep the head awake.',
          'Returning to a topic after a break is part of learning it.',
        ],
        'Three different books on a desk',
      ],
      [
        'Leave every third box empty',
        [
          'For what went slowly, for a cold, for the park.',
          'If nothing has gone wrong, you have the afternoon off.',
        ],
        'An empty box in a {timetable|schedule}',
      ],
    ],
    turn: [
      'On Sunday evening look at it for ten minutes and move what is left.',
      'Pin it up where someone brings tea past it.',
    ],
    asks: [
      'How long did your last revision {timetable|schedule} survive?',
      'What do you do with a free afternoon before exams?',
    ],
    ends: {
      p: 'At home, ask about one ticked box a day. More than that is inspection.',
      f: 'And an afternoon off is part of the plan. Enjoy it.',
      a: 'Short blocks, mixed, with gaps.',
      t: 'Spacing and mixing cost comfort today and pay in recall later.',
      h: 'No examiner has ever given a mark for the {timetable|schedule}.',
      i: 'It is allowed to be spring as well.',
      l: 'A little each day, and the evening free.',
    },
    work: 'Project plans fail for the same reason as revision plans. Leave Friday free of meetings and promises, and by Thursday you will know what it was for.',
    when: { season: ['spring'] },
    keep: 'the start of revision',
    send: 'somebody with eleven felt pens',
    own: [
      {
        about: 'revision|exam preparation|study (?:group|club|leave)|easter (?:course|school)|intensive',
        kinds: ['service', 'event', 'offer', 'product', 'price', 'hours'],
        lead: 'The weeks of revision need not be spent alone.',
      },
    ],
    pic: {
      ask: 'A handwritten {timetable|schedule} with several empty boxes',
      alt: 'A handwritten weekly plan with empty boxes',
    },
    claims: [
      ['People underestimate task time', 'research on the planning fallacy'],
      ['Spacing and interleaving help', 'Dunlosky and others, review of learning techniques'],
    ],
  },
];
