// Working on a subject: starting an essay, reading a chapter, sharing a project, the first day.
import type { Idea } from '../../library/idea.ts';
import { TEACHES_NO_SCHOOL } from '../whom.ts';

export const WORKING: readonly Idea[] = [
  {
    id: 'write-the-beginning-last',
    format: 'mistake',
    again: 10,
    emoji: '✏️',
    tags: ['EssayTips', 'WritingTips', 'StudySkills'],
    wrong: 'Starting an essay with the introduction',
    unless: TEACHES_NO_SCHOOL,
    title: 'How to start an essay: write the introduction last',
    cover: 'Write the beginning last',
    gist: [
      'An introduction announces what follows, and at the start you do not know it yet. Begin with the paragraph you could explain to a friend, and write the opening when you are done.',
      'The empty first line is the hardest place on the page. Go in by a side door: an example, a quotation, the one point of which you are sure.',
    ],
    subject: ['Skip the first line', 'Go in by the side door'],
    hooks: {
      '*': [
        'The cursor blinks under the title. It has been blinking there since lunch.',
        'Nobody can introduce a guest they have not met. That is the trouble with first paragraphs.',
      ],
      p: 'Writers who leave the opening until last usually need one draft fewer.',
      f: 'Stuck at the first sentence? Leave it. Honestly, just leave a gap and go on.',
      a: 'Begin in the middle. Open at the end.',
      t: 'An introduction is a summary of the argument plus its context; it depends on everything below it.',
      h: '"Since the dawn of time, people have" is what a page says when it has not been told the subject.',
      i: 'Every text has a spot where it is already warm. Start there.',
      l: 'A line in the middle of the page, and the rest gathers round it.',
    },
    lines: {
      '*': [
        'Leave six empty lines at the top of your essay and start with the example. The introduction can go in when you know what it introduces.',
        'Write one sentence a paragraph, for the whole essay, before you write any paragraph in full. It takes ten minutes and shows the gaps.',
        'Stuck? Tell somebody aloud what the essay is about, and write down the second thing you say. The first is usually a cough.',
        'When it is finished, try moving the last paragraph to the top. Quite often the thing you meant only turns up there.',
      ],
      h: [
        'The dictionary defines procrastination as. That is as far as we got before sharpening the pencils.',
      ],
    },
    scene: [
      'Eleven browser tabs, a fresh cup of tea, a title in bold. Below the title there is a very white page.',
      'A {pupil|student} crosses out the fourth first sentence. The third was better, but it is in the {bin|trash}.',
    ],
    why: [
      [
        'Ideas take shape in the writing, so the plan at the end differs from that at the start.',
        'Most people find out on page two what they wanted to say.',
      ],
      [
        'The opening carries the highest hopes, and a blank line under high hopes stays blank.',
        'A middle paragraph may be plain. That takes the fear out of it.',
      ],
    ],
    parts: [
      [
        'Start with the paragraph you could talk about',
        [
          'An example, a scene, a figure that surprised you. Write it as you would tell it at the table.',
          'Look for the point at which you get livelier when you speak. It is a good door.',
        ],
        'A page with writing only in its middle',
      ],
      [
        'Put one sentence where each other one goes',
        [
          'They may be clumsy. You are putting up poles, and the tent comes later.',
          'If two of these sentences say the same, you have one paragraph and not two.',
        ],
        'A page with single sentences spaced far apart',
      ],
      [
        'Fill in the gaps in any order',
        [
          'Easy ones first. A page with something on it is friendlier.',
          'Stop in the middle of a sentence when you take a break. Tomorrow you will have your start.',
        ],
        'A hand writing between two paragraphs',
      ],
      [
        'Write the opening now',
        [
          'Say what the question is, why it matters and where you are going. By now you have been there.',
          'Three sentences are often enough, and the last of them is your thesis.',
        ],
        'The top lines of a page being written',
      ],
    ],
    turn: [
      'Read opening and ending one after the other. They should sound like the same person, somewhat wiser.',
      'Then give it a title that tells what you found.',
    ],
    asks: [
      'Which first sentence do you always cross out?',
      'Where do you start when you have to write something?',
    ],
    ends: {
      p: 'Keep the plan of single sentences; it makes the summary at the end.',
      f: 'You may sharpen one pencil first. Only one.',
      a: 'Middle, gaps, end, beginning.',
      t: 'Outline by topic sentence, draft out of order, write abstract and introduction from the result.',
      h: 'Titles may be written first. They enjoy being changed.',
      i: 'You do not need to know the whole way to take one step of it.',
      l: 'And at last, on top, the first line.',
    },
    work: 'Reports and offers are the same. Write the recommendation and its reasons first, and the summary for the boss on the day before it goes out. It will then be about what is in there.',
    keep: 'the next empty page',
    send: 'somebody who has cleaned the whole kitchen to avoid an essay',
    own: [
      {
        about:
          'writing (?:course|workshop|class|cent|support|lab)|essay|academic (?:skills|writing)|study skills',
        kinds: ['service', 'event', 'offer', 'product'],
        lead: 'Writing in company is easier for some.',
      },
    ],
    pic: {
      ask: 'A sheet of paper with writing only in the middle, unreadable, and a pen',
      alt: 'A sheet of paper with a paragraph in its middle and a blank top',
    },
    claims: [
      [
        'Drafting the introduction last and outlining by topic sentences',
        'writing centre guidance of universities',
      ],
    ],
  },
  {
    id: 'last-page-of-the-chapter-first',
    format: 'howto',
    again: 10,
    emoji: '📚',
    tags: ['ReadingSkills', 'TextbookTips', 'StudyTips'],
    unless: TEACHES_NO_SCHOOL,
    title: 'How to read a textbook chapter: start on its last page',
    cover: 'Start on the last page',
    gist: [
      'A chapter is no novel. Read the summary and the questions at its end first, then the headings, then the figures, and only then the text. You will know what you are looking for.',
      'Ten minutes of looking through a chapter from the back save you half an hour of reading it twice.',
    ],
    subject: ['Spoil the ending for yourself', 'The questions at the back, first'],
    hooks: {
      '*': [
        'You have read four pages and could not say a word about them. Turn to the back.',
        'The authors have put the answer at the end of the chapter, in a grey box. Hardly anybody starts there.',
      ],
      p: 'Reading with questions in mind is faster and leaves more behind.',
      f: 'Do your eyes slide down the page while your thoughts are at the swimming pool? Then try it the other way round.',
      a: 'Summary first. Text last.',
      t: 'Survey, question, read, recite, review: an old sequence that makes reading a search.',
      h: 'To begin a crime novel at the back is a sin. With macroeconomics it is self-defence.',
      i: 'A difficult book gets friendlier once you have seen its map.',
      l: 'The last page of the chapter, and then a slow walk through it.',
    },
    lines: {
      '*': [
        'Read the questions at the end of a chapter before the chapter. Your eyes then stop by themselves where the answers are.',
        'Turn every heading into a question: "Causes of erosion" becomes "What causes erosion?" Then read until you can answer it.',
        'Look at the figures before the text and guess what they show. A wrong guess makes you notice the explanation.',
        'After each section look up and say one sentence about it. Nothing comes? Then read those two paragraphs, and not the whole page.',
      ],
      h: ['The textbook weighs as much as a cat. Unlike the cat, it does not come to you.'],
    },
    scene: [
      'A library, forty pages until tomorrow, a highlighter with its cap on. Somebody starts on page one, out of politeness.',
      'On the tram a student reads a chapter from back to front. The man opposite, with a thriller, looks on in horror.',
    ],
    why: [
      [
        'We notice what we are looking for, so a question before reading decides what stays.',
        'Without a question every sentence weighs the same, and then none of them stays.',
      ],
      [
        'New facts hold better if there is a frame to hang them in.',
        'The summary puts up hooks. The text brings the coats.',
      ],
    ],
    parts: [
      [
        'Read the last page',
        [
          'Summary, key terms, questions. Five minutes, pencil in hand.',
          'Mark what you know already, and it is usually more than you feared.',
        ],
        'The last page of a chapter with pencil marks',
      ],
      [
        'Walk along the headings',
        [
          'Read only what is printed large, and you have the argument.',
          'Write them on a sheet with room beneath. That is your outline.',
        ],
        'A list of headings on a sheet of paper',
      ],
      [
        'Look at the pictures',
        [
          'A good diagram is two pages of text that somebody has thought through for you.',
          'Cover the caption and explain the curve yourself.',
        ],
        'A hand covering the caption of a diagram',
      ],
      [
        'Now read, section by section',
        [
          'With one question at a time. What does not answer it may be read quickly.',
          'Difficult bits get a second look and easy ones a glance. Equal pace for all is not a virtue.',
        ],
        'A finger moving down a page',
      ],
      [
        'Shut it and answer the questions',
        [
          'Out of your head, in writing. That is the part that counts.',
          'Gaps are good news: now you know where to look.',
        ],
        'A closed book beside a page of notes',
      ],
    ],
    turn: [
      'The second chapter goes quicker, since authors have habits.',
      'If after all that it still makes no sense, another book on the same subject may.',
    ],
    asks: [
      'Do you read a textbook from the front, from the back, or not at all?',
      'Which page did you read four times?',
    ],
    ends: {
      p: 'Works for reports too: findings, headings, figures, text.',
      f: 'And for novels, please, from the front.',
      a: 'Back, headings, pictures, text. Then shut it.',
      t: 'Self-testing after reading adds more than rereading does.',
      h: 'The cat, if there is one, will lie down on the summary.',
      i: 'Hard things open up to those who ask.',
      l: 'The book closes, and something has stayed.',
    },
    work: 'With a long report in a full week: conclusions, tables, headings, and then only the section that you will be asked about. Write the three questions on the cover before the meeting.',
    keep: 'the next chapter that will not go in',
    send: 'somebody who is reading page four again',
    own: [
      {
        about: '(?<!above the |behind the |next to the )\\blibrary\\b|study (?:space|hall|room)|reading room',
        kinds: ['place', 'service', 'hours', 'event', 'product'],
        lead: 'A good place to read helps as well.',
      },
    ],
    pic: {
      ask: 'A thick book open at its last pages, with a pencil, text not readable',
      alt: 'A thick book open near its end with a pencil on the page',
    },
    claims: [
      [
        'Previewing, questioning and self-testing improve learning from text',
        'study skills literature on survey-question-read methods; research on retrieval practice',
      ],
    ],
  },
  {
    id: 'shorter-than-a-goldfish',
    format: 'myth',
    again: 11,
    emoji: '🐟',
    tags: ['AttentionSpan', 'LearningMyths', 'FocusTips'],
    title: 'Is our attention span shorter than that of a goldfish?',
    cover: 'Shorter than a goldfish?',
    gist: [
      'The number with the goldfish has no study behind it. How long people attend depends on the task, the interest and what else is lying on the table.',
      'Nobody has measured "the" attention span, since there is no such thing. A film of three hours does very well.',
    ],
    subject: ['Leave the goldfish out of it', 'A number without a source'],
    hooks: {
      '*': [
        'You have heard that people now attend for less time than a goldfish. Who measured the goldfish?',
        'A class that cannot listen for ten minutes watched a football match on Saturday for ninety.',
      ],
      p: 'What holds attention is known fairly well, so it can be arranged for.',
      f: 'Do you think that you can no longer concentrate? Look at what is lying on your desk.',
      a: 'There is no single attention span. There are interruptions.',
      t: 'Reporters went after the figure and found no underlying study; psychologists treat attention as task-dependent.',
      h: 'The goldfish was asked for a statement and had forgotten the question. At least, so we were told.',
      i: 'You can attend for longer than you think, to something that deserves it.',
      l: 'A quiet room, one thing on the table.',
    },
    lines: {
      '*': [
        'There is no study behind the claim that we attend for less time than a goldfish. Journalists have looked for it, and so has the BBC.',
        'Attention is not a tank that empties. It is a guest that stays as long as there is something for it to do.',
        'Change the kind of work every quarter of an hour or so: listen, write, talk, do. It is the change that keeps people there.',
        'A phone on the desk, even face down, is a reason to check. Another room is a better place for it.',
      ],
      h: [
        'Goldfish can learn to come to a sound and remember it for months. Few teenagers are said to manage that.',
      ],
    },
    scene: [
      'A slide in a training course: a goldfish, a number, a laugh. Nobody asks where it comes from, and tomorrow forty people will repeat it.',
      'A boy who is said to be unable to concentrate has been sorting screws by length for two hours.',
    ],
    why: [
      [
        'A catchy number travels faster than its correction, above all with an animal in it.',
        'The claim confirms what older people have always suspected of younger ones.',
      ],
      [
        'How long somebody stays with a thing depends on its difficulty, its point and the state of the person.',
        'The same child gives ten minutes to fractions and an afternoon to a den.',
      ],
    ],
    parts: [
      [
        'Make the task the right size',
        [
          'Too easy and the mind wanders; too hard and it flees. A little above what is already possible works.',
          'Cut it so that something is finished after twenty minutes.',
        ],
        'A short list with one line crossed out',
      ],
      [
        'Remove what competes',
        [
          'Telephone out of the room, other tabs shut, a clear desk. It helps more than willpower.',
          'Each thing in view asks a small question. Put the questions in a drawer.',
        ],
        'A desk with one book on it',
      ],
      [
        'Change the kind of work',
        [
          'After listening, write. After writing, explain. The head gets a rest without leaving.',
          'Stand up for two minutes. A walk to the window counts.',
        ],
        'A person standing at a window, seen from behind',
      ],
    ],
    turn: [
      'Next time somebody shows that slide, ask for the source. Kindly.',
      'Tiredness, hunger and worry are hard on attention; begin with those.',
    ],
    asks: ['What makes you forget the time?', 'What gets you out of concentration most quickly?'],
    ends: {
      p: 'Lasting trouble with attention that gets in the way of life deserves a talk with a professional.',
      f: 'You have got this far, after all.',
      a: 'One task, one place, no phone.',
      t: 'Plan by change of activity, and not by a magic number of minutes.',
      h: 'Fish were not asked. They were busy with something.',
      i: 'Attention follows meaning. Give it some.',
      l: 'The page is long, and you are still there.',
    },
    work: 'Anyone who runs trainings or meetings need not cut everything to five minutes. What people need is a reason to listen, something to do with it, and a window that opens.',
    myth: 'People now have a shorter attention span than a goldfish',
    short: 'There is no study behind it. Attention depends on the task and on what interrupts it.',
    keep: 'the next slide with a goldfish on it',
    send: 'somebody who thinks they can no longer concentrate',
    own: [
      {
        about: 'lessons? (?:last|length|plan|of)|small (?:groups|classes)|hands.on|break times?',
        kinds: ['process', 'service', 'story', 'value', 'number'],
        lead: 'How lessons are built makes a difference.',
      },
    ],
    pic: {
      ask: 'A desk with a single book or task on it, nothing else',
      alt: 'A clear desk with a single open book on it',
    },
    claims: [
      ['The goldfish figure has no traceable study', 'BBC reporting on the claim, with psychologists'],
      ['Attention is task-dependent', 'cognitive psychology'],
      ['A phone in view can distract', 'research with mixed results; worded as a reason to check'],
    ],
  },
  {
    id: 'a-name-beside-every-task',
    format: 'checklist',
    again: 9,
    emoji: '👥',
    tags: ['GroupWork', 'TeamProject', 'StudentTips'],
    tick: true,
    unless: TEACHES_NO_SCHOOL,
    title: 'Group work without a quarrel: five things to settle on day one',
    cover: 'A name beside every task',
    gist: [
      'Put one name beside each task, a date before the real date, one person who joins it together, one place for the files, and a sentence for when somebody drops out.',
      'Group work rarely fails through laziness. It fails because everybody thought that "we" would do the slides.',
    ],
    subject: ['Who is "we"?', 'Settle it on day one'],
    hooks: {
      '*': [
        '"We will do the slides at the weekend" is a sentence with nobody in it.',
        'It is the night before, four people are online, and the fourth part is missing, along with its author.',
      ],
      p: 'Ten minutes of agreements on the first day save the last night.',
      f: 'New group, everybody nice, everyone in a good mood? Now is the moment to ask the dull questions.',
      a: 'One task, one name, one date.',
      t: 'Assign an owner per deliverable, an integration step, an internal deadline and a fallback.',
      h: 'Our group had a leader, a deputy and a logo. It did not have a second page.',
      i: 'Clear agreements are a way of being fair to one another.',
      l: 'Four names, four lines, and peace.',
    },
    lines: {
      '*': [
        'In a group project write one name beside each task. "All of us" is another word for the one who cannot sleep.',
        'Set your own deadline three days before the real one. Those days are for putting the parts together, which always takes longer.',
        'Let one person join up the text at the end. Four voices in one paper can be heard from the second page on.',
        'Agree on day one what happens if somebody drops out: who is told, and by when. Later it sounds like an accusation.',
      ],
      h: ['The shared file is called "final_group_REAL". Three other files dispute it.'],
    },
    scene: [
      'A library table, five people, a plan with arrows. Everyone nods, and the bell rings before anybody has said who does what.',
      'Sunday, nine at night. In the chat a blue tick, a blue tick, a blue tick, and no answer.',
    ],
    why: [
      [
        'Where several are responsible, each one leaves a little to the rest.',
        'The larger the group, the smaller the part that each feels is theirs.',
      ],
      [
        'Parts that were made separately do not fit together by themselves.',
        'Somebody has to choose one spelling, one colour and one argument.',
      ],
    ],
    parts: [
      [
        'One name beside each task',
        [
          'Others may help. One person is asked about it.',
          'Swap until each has something that they can do or want to learn.',
        ],
        'A list of tasks with names, unreadable',
      ],
      [
        'A deadline before the deadline',
        [
          'Three days early, with everything on the table, in whatever state.',
          'A half-finished part on Thursday beats a lovely one on Sunday night.',
        ],
        'A calendar with two marked days',
      ],
      [
        'One person who joins it up',
        [
          'They write less of it for that. It is work, and it should count as such.',
          'Choose whoever likes commas.',
        ],
        'Pages laid side by side on a table',
      ],
      [
        'One place for everything',
        [
          'One folder, one chat, dates in the file names. No "I sent it to you by mail".',
          'Decide where decisions are written. The chat forgets them by the evening.',
        ],
        'A single folder on a table',
      ],
      [
        'A sentence for trouble',
        [
          '"If I cannot make it, I say so by Wednesday." Everyone says it aloud once.',
          'And agree on when you talk to the teacher, so that it is no betrayal.',
        ],
        'Five hands resting on a table',
      ],
    ],
    turn: [
      'At the end tell each other one thing that went well. You will meet again in the next group.',
      'It feels stiff for ten minutes and friendly for the remaining four weeks.',
    ],
    asks: [
      'Which part do you always end up with in group work?',
      'What was your worst night before a deadline?',
    ],
    ends: {
      p: 'Teachers who ask for the list with the names in week one mark fewer quarrels.',
      f: 'And be nice to the one who joins it all up.',
      a: 'Names, dates, folder. Then talk about the logo.',
      t: 'Keep a decision log of one line each; it settles most disputes.',
      h: 'Every group has one person who brings {crisps|chips}. Do not underrate them.',
      i: 'You learn the subject, and on the way you learn people.',
      l: 'All in its place, and the evening is free.',
    },
    work: 'Colleagues are a group project with salaries. "Who has the hat on for this?" is asked too seldom in meetings and too often the night before.',
    keep: 'the first meeting of your next group',
    send: 'the other three',
    own: [
      {
        about: 'group (?:work|projects?)|team ?work|project.based|collaborat',
        kinds: ['process', 'service', 'value', 'event', 'story'],
        lead: 'Working together is learnt by doing it.',
      },
    ],
    pic: {
      ask: 'A sheet with a list of tasks and initials on a table, unreadable',
      alt: 'A sheet with a short list of tasks lying on a table',
    },
    claims: [
      [
        'Diffusion of responsibility and social loafing in groups; named ownership helps',
        'social psychology textbooks',
      ],
    ],
  },
  {
    id: 'when-to-stop-reading-aloud',
    format: 'answer',
    again: 10,
    emoji: '🌙',
    tags: ['ReadingAloud', 'BedtimeStory', 'ParentTips'],
    unless: TEACHES_NO_SCHOOL,
    title: 'When should you stop reading aloud to a child?',
    cover: 'When to stop reading aloud',
    gist: [
      'Not when they can read themselves. For years children understand more by ear than by eye, so a story read aloud can be two shelves higher than the one they read alone.',
      'Read on for as long as somebody is listening. Learning to read is hard work, and in the evening they may just have the story.',
    ],
    subject: ['They can read. Read to them', 'Two shelves higher'],
    hooks: {
      '*': [
        'The child can read now. So the parents put the book down, and the child wonders what it did wrong.',
        'A seven-year-old spells out a sentence about a cat. In the evening the same child follows a ship round the world.',
      ],
      p: 'Reading aloud goes on giving words and stories long after a child can read alone.',
      f: 'Do you still read to yours, or were you told they are too big for it?',
      a: 'Keep reading. Nobody has outgrown a story.',
      t: 'Listening comprehension runs ahead of reading comprehension until about the early teens.',
      h: 'I do all the voices. The dragon and the aunt are hard to tell apart.',
      i: 'Twenty minutes in the evening that belong to nobody else.',
      l: 'A lamp, a blanket, a voice that gets slower.',
    },
    lines: {
      '*': [
        'Your child can read? Read aloud all the same, and choose a book that would be too hard for them alone.',
        'Stop reading where it is hardest to stop, and leave the book on the bed. Now and then somebody will go on alone.',
        'Take turns: you read a page, they read a sentence. Next month, a paragraph. The story moves on and nobody drowns.',
        'Older ones who are too cool for it: read something aloud from the paper at breakfast. It counts.',
      ],
      h: [
        'Anyone who skips half a page of a picture book at nine in the evening will be caught. There is no judge so strict.',
      ],
    },
    scene: [
      'Half past seven. Two on the bed, one on the floor pretending not to listen and building the same tower for twenty minutes.',
      'A mother falls asleep in the middle of a sentence. From beneath the blanket comes: "And then?"',
    ],
    why: [
      [
        'For a beginner reading costs so much effort that little is left over for the story.',
        'Letter by letter, by the end of the line the start of it has gone.',
      ],
      [
        'Books hold words that hardly ever come up in talk, and a child first meets them by ear.',
        'Nobody says "reluctantly" at breakfast. In a story it happens twice in one chapter.',
      ],
    ],
    parts: [
      [
        'Choose above their level',
        [
          'What they cannot manage alone is what you are there for. Explain a word in passing, and go on.',
          'If they ask for an easy one for the tenth time, read that. Both are right.',
        ],
        'A thick book on a small bed',
      ],
      [
        'Ask little, and guess along',
        [
          '"What do you think she will do?" is enough. It is not a test.',
          'Be wrong now and then. Children love to know better than the reader.',
        ],
        'An open book with a finger on a picture',
      ],
      [
        'Let others read',
        [
          'Grandparents on the phone, a big sister, a recording in the car. Another voice makes another story.',
          'In whichever language you speak best. Stories carry over.',
        ],
        'A phone propped against a pillow',
      ],
      [
        'Keep it when they are tall',
        [
          'Ten minutes on Sunday, a letter, a recipe, an absurd news item. Reading to each other is no matter of age.',
          'If they say that they are too old for it, let them read to you while you cook.',
        ],
        'Somebody reading aloud in a kitchen',
      ],
    ],
    turn: [
      'Reading aloud ends by itself some day, and the last evening is never announced.',
      'If you did not start early, this evening will do.',
    ],
    asks: ['Who read to you, and what?', 'Which book could you recite by now?'],
    ends: {
      p: 'Schools and libraries gladly suggest books that are good to hear.',
      f: 'Read on. {The washing-up is|The dishes are} used to waiting.',
      a: 'Read aloud for as long as somebody listens.',
      t: 'Vocabulary grows with what is heard as well as with what is read.',
      h: 'Picture books should be chosen with care. You will be reading it four hundred times.',
      i: 'Voices from the edge of a bed stay with people.',
      l: 'The page is turned down, and the lamp goes out.',
    },
    work: 'Adults like being read to as well, as anyone knows who has heard an audiobook in a traffic jam. A good story at the start of a training wakes more people than a slide with the agenda.',
    question: 'Should I still read aloud to a child who can read?',
    short: 'Yes, for as long as they like it: by ear they understand more than they can read.',
    keep: 'tonight at half past seven',
    send: 'somebody who does all the voices',
    own: [
      {
        about:
          'story ?time|stories|reading (?:club|hour|aloud)|literacy|(?<!above the |behind the |next to the )\\blibrary\\b',
        kinds: ['event', 'service', 'hours', 'place', 'value', 'audience'],
        lead: 'Stories sound different in other voices.',
      },
    ],
    pic: {
      ask: 'A book on a blanket beside a lamp, nobody in the picture',
      alt: 'An open book lying on a blanket beside a lamp',
    },
    claims: [
      [
        'Listening comprehension exceeds reading comprehension until about early adolescence',
        'reading research; worded "about"',
      ],
      ['Books contain rarer words than conversation', 'research on lexical richness of texts'],
    ],
  },
  {
    id: 'the-subject-you-would-take-again',
    format: 'question',
    again: 9,
    emoji: '🎒',
    tags: ['SchoolMemories', 'LifelongLearning', 'FavouriteSubject'],
    unless: TEACHES_NO_SCHOOL,
    title: 'Which school subject would you take again today?',
    cover: 'Which subject, once more?',
    gist: [
      'One year, one subject, no marks: which would you sit down for again? Surprisingly many people name the one that they hated.',
      'At sixteen it was dull. At forty you pay for a museum ticket and ask the guard about it.',
    ],
    subject: ['One year, no marks', 'The subject you hated'],
    hooks: {
      '*': [
        'Imagine that you may go back to school for one hour a week, without marks. Where do you sit down?',
        'The subject you were worst at is often the one you would understand today.',
      ],
      p: 'Interests change; a dislike at school says little about what you could enjoy later.',
      f: 'If you could take one subject again, just for yourself, which would it be?',
      a: 'Nobody is too old for geography.',
      t: 'Adults bring what {pupils|students} lack: a question of their own.',
      h: 'I would take Latin again. This time I should like to find out what the farmer wanted.',
      i: 'What was once a duty can turn into a gift.',
      l: 'A map on the wall, chalk dust in the sun.',
    },
    lines: {
      '*': [
        'Which subject would you take again today, if nobody gave marks for it?',
        'Borrow the schoolbook of a child you know and read one chapter of your worst subject. It is often quite well explained by now.',
        'Ask three people over lunch for their most hated subject. At one table it is chemistry, at the next it is sport, and somebody defends each of them.',
        'History begins with the street you live in. Who was it named after, and who lived there before?',
      ],
      h: ['Trigonometry was to be useful later. It is later, and I am still on the lookout.'],
    },
    scene: [
      'An evening for parents, chairs that are too small. A father reads the {timetable|schedule} on the wall and says softly: "Double biology. How lovely."',
      'An attic, {an exercise book|a notebook}, the handwriting of a twelve-year-old. There is a volcano in it, in cross-section, with great care.',
    ],
    why: [
      [
        'School answers questions that nobody in the room has asked yet. They come up later, when the book has gone.',
        'You need a garden for botany and a mortgage for percentages.',
      ],
    ],
    parts: [
      [
        'The loved one',
        [
          'Most people can say who taught it. They seldom remember the syllabus.',
          'Often it was a person, a smell and a room at the end of the corridor.',
        ],
        'A globe on a windowsill',
      ],
      [
        'The hated one',
        [
          'Sport on wet grass, the poem by heart, the vaulting horse. Some of it would be fun today, without an audience.',
          'Look at what it was: the thing itself, or being watched while you failed at it?',
        ],
        'A wooden vaulting horse in a hall',
      ],
      [
        'The missing one',
        [
          'How to read a {payslip|pay stub}, cook lentils or say sorry. Everyone has a subject that was not on the {timetable|schedule}.',
          'Ask people what should have been taught, and they answer without having to think.',
        ],
        'An empty line in a {timetable|schedule}',
      ],
    ],
    turn: [
      'Nothing keeps you from starting it this week.',
      'And if it bores you again, you can get up and go. That was not possible then.',
    ],
    asks: [
      'Which subject would you take again, and which never?',
      'Which subject was missing from your {timetable|schedule}?',
    ],
    ends: {
      p: 'Many courses for adults begin where school left off; a trial hour is usually enough to know.',
      f: 'Tell us. We promise not to give marks.',
      a: 'Choose one. Begin.',
      t: 'Prior experience is what makes adult learning stick: there is more to tie it to.',
      h: 'Marks can be handed in at the door.',
      i: 'Curiosity has no leaving age.',
      l: 'A book is opened where it was closed at sixteen.',
    },
    work: 'Put it to a team at lunch, and you will know within ten minutes who should be asked about what. The quiet one in accounts turns out to know a great deal about volcanoes.',
    keep: 'the next lunch with people you hardly know',
    send: 'the person you sat next to',
    own: [
      {
        about:
          'adult (?:learn|education|course|class)|evening (?:class|course)|trial (?:lesson|class|hour)|taster|open (?:day|evening)',
        kinds: ['event', 'service', 'offer', 'product', 'price'],
        lead: 'There is often a way back in.',
      },
    ],
    pic: {
      ask: 'An old {exercise book|notebook}, a globe or a piece of chalk on a desk',
      alt: 'A globe and an old {exercise book|notebook} on a wooden desk',
    },
    claims: [['Adults learn by linking to prior experience', 'adult education textbooks']],
  },
  {
    id: 'six-in-the-morning-or-ten-at-night',
    format: 'either',
    again: 9,
    emoji: '🌗',
    tags: ['StudyHabits', 'EarlyOrLate', 'ThisOrThat'],
    title: 'Early or late: when do you learn best?',
    cover: 'Dawn or midnight oil?',
    gist: [
      'At six the house is asleep and the head is clean. At ten in the evening nobody wants anything from you any more. When do you work best?',
      'Some have done their best thinking before the {bin lorry|garbage truck} comes. Others find it after the last dishwasher.',
    ],
    subject: ['Before the {bin lorry|garbage truck} or after the dishwasher?', 'Lark or owl?'],
    hooks: {
      '*': [
        'There are two quiet hours in a day, one at each end. Which is yours?',
        'At five in the morning a certain kind of person is already on page thirty. Another kind has only just gone to bed.',
      ],
      p: 'The best hour for learning is one that nobody else has booked.',
      f: 'Honestly: do you learn early in the morning, or do you only plan to?',
      a: 'Take your best hour. Give the rest to your mail.',
      t: 'Chronotype shifts with age: adolescents tend to run late, older people early. It is not a matter of character.',
      h: 'I get up at five to study. The idea is sound, and so is my sleep.',
      i: 'An hour a day that belongs to you alone can change a year.',
      l: 'Blue light before sunrise, or one lamp in a dark house.',
    },
    lines: {
      '*': [
        'When do you learn best?\n\nSix in the morning: clean head, quiet house\nTen at night: nobody wants anything any more',
        'Put the hard thing into your best hour and the easy one into your worst. Most people do it the other way round.',
        'Teenagers who cannot get up are not lazy: in those years the inner clock really does run late.',
        'To learn in the early morning you need one thing: everything laid out the night before, down to the page.',
      ],
      h: [
        'Owls are told that the early bird catches the worm. They have nothing against the worm sleeping in.',
      ],
    },
    scene: [
      'Kitchen, ten to six, a candle out of habit. She has vocabulary cards and a cat that regards them as a bed.',
      'Past eleven. One window in the block is lit, somebody is reading half aloud, and a moth is helping.',
    ],
    why: [
      [
        'Alertness rises and falls over the day, and not at the same hours for everyone.',
        'People differ by hours in when they are at their best, and school and office only know one of them.',
      ],
    ],
    parts: [
      [
        'Early',
        [
          'Nothing has gone wrong yet. What is done by eight cannot be taken from you.',
          'You need an early bedtime, and friends who understand that.',
        ],
        'A window with the first light and a cup',
      ],
      [
        'Late',
        [
          'The phone is silent, the day is over, thoughts may get long.',
          'The hour after the good hour is a trap. It turns into sentences you cannot read tomorrow.',
        ],
        'A desk lamp in a dark room',
      ],
    ],
    turn: [
      'Sleep has to fit in somewhere; without it neither of the two works.',
      'Try each for a week, and look at what stuck and not at how it felt.',
    ],
    asks: ['Early or late: when do you learn best?', 'What do you do in your best hour of the day?'],
    ends: {
      p: 'If you can choose your hours, plan one fixed one and defend it.',
      f: 'Answers at any hour, of course.',
      a: 'Find the hour. Keep it.',
      t: 'Hold one block at the same time daily; regularity does more than the clock face.',
      h: 'People who learn at noon exist as well. They eat very fast.',
      i: 'Quiet hours are what quiet progress is made of.',
      l: 'One lamp, one page, no one awake.',
    },
    work: 'In teams, ask about the best hour before you plan the meetings. A weekly meeting at nine costs the larks their best hour and gives the owls an hour they were not using.',
    keep: 'the plan for next week',
    send: 'somebody who is awake when you are asleep',
    own: [
      {
        about:
          'evening (?:class|course|group|lesson)|weekend (?:class|course|group)|early (?:class|lesson|club)|open (?:from|until)',
        kinds: ['hours', 'event', 'service', 'offer'],
        lead: 'Both kinds of people need hours that suit them.',
      },
    ],
    pic: {
      ask: 'A desk with a lamp at night, or a cup by a window at dawn',
      alt: 'A desk lamp shining on an open book in a dark room',
    },
    claims: [
      ['Chronotype varies and is later in adolescence', 'sleep research'],
      ['Sleep supports memory', 'sleep research; worded generally'],
    ],
  },
  {
    id: 'walk-the-way-to-the-first-day',
    format: 'season',
    again: 11,
    emoji: '🎒',
    tags: ['FirstDay', 'BackToSchool', 'NewTerm'],
    unless: TEACHES_NO_SCHOOL,
    title: 'The week before the first day: what really helps',
    cover: 'Before the first day',
    gist: [
      'Walk the way once at the right hour, open the new lunchbox alone, put a name in the jacket, and move bedtime by a quarter of an hour a day. The rest can wait.',
      'What frightens people about a first day is small: where is the toilet, who do I sit with, what if I cannot undo the zip?',
    ],
    subject: ['Where is the toilet?', 'Can you open it alone?'],
    hooks: {
      '*': [
        'Nobody lies awake because of fractions. It is the zip, the bus and the question of where to sit.',
        'A new lunchbox is a fine thing, provided that its owner can get it open.',
      ],
      p: 'Practising small practical things takes most of the fear out of a first day.',
      f: 'Is somebody at your house starting soon? At whatever age: walk the way with them once.',
      a: 'Practise the way, the zip and the morning.',
      t: 'Familiarity lowers arousal: rehearse route, wake-up time and every fastening under real conditions.',
      h: 'On my first day I knew the alphabet and could not undo my coat. I learnt in a coat until lunch.',
      i: 'Courage is often only a route that you have walked before.',
      l: 'A bag by the door, and shoes beside it.',
    },
    lines: {
      '*': [
        'Before the first day walk the way at the real time, with the real bag. Only then do you meet the crossing with the {lorries|trucks}.',
        "Let a child open and close everything alone: bag, bottle, box, shoes. What does not work at home will not work at ten o'clock.",
        'Move bedtime and breakfast by a quarter of an hour a day, a week ahead. It spares everybody the first Monday.',
        'New job, new course? Go there once the day before, find the door and the coffee. Then you only have to be new, and not lost.',
      ],
      h: [
        'All thirty-six pens have a name on them now. By Christmas there will be two, and one of them will say "Theo".',
      ],
    },
    scene: [
      'A hallway, a satchel that is bigger than the back beneath it. Somebody practises going through the door.',
      'A grown woman stands outside an evening school a day early, counts the windows, reads the signs and walks home relieved.',
    ],
    why: [
      [
        'What is new all at once is tiring, and each thing that is already known leaves a hand free.',
        'On the first day there are forty new faces. So the way there should be an old friend.',
      ],
      [
        'Children often cannot say what worries them, and it is usually something that can be practised.',
        'Behind "I do not want to go" there may be a zip.',
      ],
    ],
    parts: [
      [
        'Walk the way at the real time',
        [
          'With traffic, with the bag, without a rush. Show where to wait and whom to ask.',
          'Let the child lead on the second try.',
        ],
        'Two pairs of shoes at a kerb',
      ],
      [
        'Practise all that opens',
        [
          'Lunchbox, bottle, buttons, the lock of a strange toilet door.',
          'Swap whatever does not work by itself, even if it is pretty.',
        ],
        'Small hands on the catch of a lunchbox',
      ],
      [
        'Put names in, also on the odd ones',
        [
          'Jackets, boxes, the left shoe. The lost-property box is deep.',
          'A symbol helps those who cannot read yet: a star, a fish.',
        ],
        'A name tape in the collar of a jacket',
      ],
      [
        'Rehearse one morning',
        [
          'Alarm, breakfast, shoes, door, with the clock running. Then go for an ice cream.',
          'Find out which ten minutes are missing while it does not matter.',
        ],
        'A breakfast table and a clock',
      ],
    ],
    turn: [
      'On the evening before, everything lies ready, and nobody talks about it any more.',
      'Afterwards ask about the funniest thing, and leave "was it nice?" for later.',
    ],
    asks: ['What do you remember of your first day?', 'What were you really afraid of?'],
    ends: {
      p: 'Ask early about anything that a school should know: allergies, glasses, a second address.',
      f: 'And have a handkerchief on you. For yourself.',
      a: 'Way, zip, morning. The rest will come.',
      t: 'One rehearsal under real conditions beats five conversations.',
      h: 'Zips should be tested by the person in the jacket.',
      i: 'Beginnings are easier when somebody has walked a part of the way with you.',
      l: 'In the morning there is only the door to open.',
    },
    work: 'New colleagues have first days as well. Write to them the week before: which door, who meets you, what lunch is like. It is the most useful mail of the whole first month.',
    keep: 'the last week of the {holidays|vacation}',
    send: 'somebody who is starting something new',
    when: { season: ['summer'], months: [8] },
    own: [
      {
        about:
          'open (?:day|evening|house)|term (?:starts|begins|dates)|induction|enrol|new (?:pupils|students|starters|families)|settling',
        kinds: ['event', 'process', 'hours', 'service', 'offer', 'policy'],
        lead: 'Some dates and details are worth knowing beforehand.',
      },
    ],
    pic: {
      ask: 'A packed bag beside a pair of shoes by the door',
      alt: 'A school bag beside a pair of small shoes by a front door',
    },
    claims: [
      [
        'Rehearsing route, routines and self-help skills eases transitions',
        'guidance of schools and early years services',
      ],
    ],
  },
];
