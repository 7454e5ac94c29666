// From Valentine's Day to the first of May.
import type { Moment } from '../../library/moment.ts';
import { MAIN } from './countries.ts';

const LEND_A_BOOK: Moment['idea'] = {
  id: 'lend-a-book-with-a-note',
  format: 'tip',
  again: 8,
  emoji: '📚',
  tags: ['WorldBookDay', 'Reading', 'LendABook'],
  title: 'World Book Day: how to lend a book so that it gets read',
  cover: 'Lend it with a note at page forty',
  gist: [
    'A lent book gets read if there is a note in it, a page to stop at and a date to hand it back. Without them it joins a stranger on a shelf.',
    'Put a slip at the page where it begins to be good, write your name inside the cover, and agree on a month. That is how books come home.',
  ],
  subject: ['The book that never came back', 'A slip of paper at page forty'],
  hooks: {
    '*': [
      'On your shelf stands at least one book that belongs to somebody else.',
      'Most books are put down before the place where they begin to be good. Mark it.',
    ],
    p: 'Lending a book is a recommendation that costs something, and for that reason it is believed.',
    a: 'Name inside the cover, note inside the book.',
    t: 'A lent book needs three data: whose it is, until when, and why this reader.',
    f: 'Which book have you pressed on somebody, and did they read it?',
    h: 'There are two kinds of fool: those who lend books, and those who give them back. So the saying goes.',
    i: 'A book with notes by a friend is a conversation with the door left open.',
    l: 'A worn spine, a pencilled name, a page folded by someone you like.',
  },
  lines: {
    '*': [
      'Write on a slip why you thought of this person, and put it in the book you lend. It gets read first, and the book second.',
      'Lend short books. Under two hundred pages they come back.',
      'World Book Day is a good day to return one. No interest is charged after the first ten years.',
      'When you lend a book, say on which page the reader may give up with a good conscience. Hardly anybody does.',
    ],
    h: ['If it has been on your shelf for nine years, you are not borrowing it. You are raising it.'],
  },
  scene: [
    'Someone stands in front of your shelf with a tilted head, pulls out a spine and says: is that not mine?',
    'A slip of paper falls out at the chapter with the lighthouse. "Told you", it says.',
  ],
  why: [
    [
      'A pile of unread books is a pile of advice from everyone.',
      'Recommendations are cheap, and so people collect them and read something else.',
    ],
    [
      'A personal reason makes one of them stand out.',
      'Three words about why it is for you weigh more than any review on the back.',
    ],
  ],
  parts: [
    [
      'Say why for this person',
      ['"Because of the sister" will do.', 'Then they read with a question in mind.'],
      'A slip of paper in a book',
    ],
    [
      'Mark where it gets good',
      ['Often somewhere after the first forty pages.', 'Nobody gives up three pages before the mark.'],
      'A paper marker halfway up a book',
    ],
    [
      'Put your name in it',
      ['In pencil, inside the front cover.', 'With the month, so that both of you know.'],
      'A name pencilled in a book',
    ],
  ],
  turn: [
    'And take theirs in return. It keeps the balance.',
    'If it does not come back, it has found somebody.',
  ],
  asks: ['Which book have you given away most often?', 'Whose book is standing on your shelf?'],
  ends: {
    p: 'Two books out, two books in: a library for nothing.',
    a: 'One book, one note, one month.',
    t: 'A photograph of the shelf serves as the register.',
    f: 'Tell us the title. Somebody is looking for one.',
    h: 'Check your shelf before you complain about theirs.',
    i: 'Some people meet for the first time at page ninety.',
    l: 'Keep the slip. It is part of the book now.',
  },
  keep: 'the next time someone looks at your shelf',
  send: 'the person who still has your book',
  pic: {
    ask: 'A well-read book with a slip of paper in it',
    alt: 'A well-read book with a slip of paper in it',
  },
  claims: [['Personal recommendation leads people to read', 'library practice']],
};

const NAME_ON_THE_MEMORIAL: Moment['idea'] = {
  id: 'one-name-on-the-memorial',
  format: 'season',
  again: 11,
  tags: ['Remembrance', 'WarMemorial', 'LocalHistory'],
  title: 'How to find out about a name on your war memorial',
  cover: 'One name on the memorial',
  gist: [
    'Read one name on the nearest war memorial and look it up. With the surname, initials and unit you can usually find where somebody lived, what they did and where they lie.',
    'A memorial is a list until you follow one of its names home. The war graves registers and local archives are open to everyone.',
  ],
  subject: ['Pick one name', 'Where did he live?'],
  hooks: {
    '*': [
      'You pass the names every week. Stop and read one of them to the end.',
      'Behind an initial and a surname on a stone there is often an address around the corner.',
    ],
    p: 'The registers of war graves are public, and a search takes a few minutes.',
    a: 'Learn one name.',
    t: 'Surname, initials, unit, date of death: with two of these the registers usually give a result.',
    f: 'If you go to the memorial this year, take a photograph of one name for later.',
    h: 'A quiet subject, so only this: bring your reading glasses. The letters are small.',
    i: 'To be known by name to one person more is a kind of remembering.',
    l: 'A stone, a name, a minute of quiet.',
  },
  lines: {
    '*': [
      'Take one name from your local memorial home with you and look it up in the register of war graves.',
      'If two names on a memorial are the same, they were often brothers or cousins. The parish or council records tell.',
      'Children ask better questions when there is one person to ask about: how old, which street, what work?',
      'Two minutes are longer than one thinks. Choose a name beforehand, and give them to that one person.',
    ],
    h: ['If you are asked to keep silent for two minutes, the phone will know. Switch it off beforehand.'],
  },
  scene: [
    'Early, cold, coats. A bugle, and then no sound but a flag rope against its pole.',
    'A woman with shopping bags stops, puts a finger on the stone and reads with moving lips.',
  ],
  why: [
    [
      'Numbers of the dead are too large to take in. One life is not.',
      "Nobody can mourn a figure, and anyone can wonder about a baker's son of nineteen.",
    ],
    [
      'The records exist, and fewer people are left who could tell.',
      'What grandparents knew by heart now has to be looked up.',
    ],
  ],
  parts: [
    [
      'Write down the name as it stands',
      ['Initials, rank and unit as well.', 'Spelling on stone and on paper can differ.'],
      'A notebook beside carved letters',
    ],
    [
      'Look in the war graves register',
      [
        'It gives age, date and place of burial, and at times the parents.',
        'The national archives and libraries hold the service papers.',
      ],
      'A search page on a phone',
    ],
    [
      'Find the street',
      ['Old directories and census sheets name the house.', 'Then you will walk past it differently.'],
      'An old street with terraced houses',
    ],
  ],
  turn: ['Say it aloud once.', 'Afterwards it is no longer only a list.'],
  asks: [
    'Is there a name on your memorial that you know something about?',
    'Whom do you remember on this day?',
  ],
  ends: {
    p: 'Local libraries help with the search, free of charge.',
    a: 'One name. By heart.',
    t: 'Check it against a second source, since names repeat.',
    f: 'If it was somebody from your family, you are welcome to tell us about them.',
    h: 'No joke today. Just the name.',
    i: 'Remembering is something people do one at a time.',
    l: 'Leave a flower, or only a moment.',
  },
  keep: 'your next walk past the memorial',
  send: 'somebody who knows the history of the place',
  pic: {
    ask: 'Names on your local memorial, close up',
    alt: 'Carved names on a war memorial',
    need: 'photo',
  },
  claims: [
    ['The Commonwealth War Graves Commission register gives age, date, place and often next of kin', 'CWGC'],
    [
      'Service records are held by national archives',
      'National Archives (UK), NAA, Library and Archives Canada',
    ],
  ],
};

const FIRST_JOB: Moment['idea'] = {
  id: 'what-the-first-job-taught',
  format: 'question',
  again: 11,
  emoji: '🧹',
  tags: ['LabourDay', 'FirstJob', 'WorkingLife'],
  title: 'What your first job taught you: a question for Labour Day',
  cover: 'Your first job, and what stayed',
  gist: [
    'Paper round, {till|register}, dishwasher, strawberry field: the first paid job leaves one habit behind that lasts for life. Ask around the table what it was.',
    'Everyone over twenty has a story about their first wages. It is the quickest way to learn how somebody came to work the way they do.',
  ],
  subject: ['What did the first job teach you?', 'The first wages and where they went'],
  hooks: {
    '*': [
      'Somebody showed you once how to hold a broom properly. You still do it like that.',
      'What was your first wage per hour, and what did you buy with it?',
    ],
    p: 'Ask people about their first job and you learn more than from their last three.',
    a: 'Everybody should have carried plates once.',
    t: 'Early habits of work, such as how to carry, count and close, tend to outlast the job that taught them.',
    f: 'First job: go. What was it, and what stuck?',
    h: 'First job, second day: I was trusted with the stapler. It went to my head.',
    i: 'Behind every steady hand there was somebody patient on a Saturday.',
    l: 'The first money of your own never gets spent twice.',
  },
  lines: {
    '*': [
      'What was your first job, and what do you still do because of it?\n\nCount change backwards\nCarry three plates\nSweep towards the door\nBe early',
      'Think of the person who showed you the ropes in your first week. Did you ever say thank you?',
      'A question for a young person with a first job: what did nobody explain to you? Then explain it.',
      'If somebody is in their first week behind a counter, let them finish counting. You were there once.',
    ],
    h: ['Many a first employer has said: you will go far. Some meant it as a request.'],
  },
  scene: [
    'Saturday, a quarter to six, an apron two sizes too large, and somebody who says: watch me once, then you.',
    'A brown envelope, coins and notes. You counted it twice on the stairs.',
  ],
  why: [
    [
      'In the first job you see for the first time how others work, with nobody taking care of you.',
      'School explains things. A first job expects them.',
    ],
  ],
  parts: [
    [
      'Something with the hands',
      ['Plates, boxes, weeds: you can still do it today.', 'The grip comes back before the memory does.'],
      'Hands carrying three plates',
    ],
    [
      'Something with people',
      ['You learned to smile at half past five.', 'And who says thank you, and who never does.'],
      'A counter seen from behind',
    ],
    [
      'Something with numbers',
      ['Adding up in your head, upwards and back.', 'The {till|register} was always out by the same amount.'],
      'Coins in small piles',
    ],
    [
      'What you did not want',
      ['Also a result, and a quick one.', 'Some careers began with knowing that.'],
      'An apron on a hook',
    ],
  ],
  turn: ['And the one who showed you: what became of them?', 'The money is gone. The habit is still there.'],
  asks: ['What was your first job?', 'What do you still do as you learned it then?'],
  ends: {
    p: 'A good question for any interview, on either side of the desk.',
    a: 'Answer with one word. The rest can be guessed.',
    t: 'Job, age, hourly wage, habit that remained.',
    f: 'We are reading along, with pleasure.',
    h: 'The strawberries were never paid by the ones you ate.',
    i: 'All work that is done properly once was shown by someone.',
    l: 'The apron is long gone. The care is not.',
  },
  work: 'Ask your team about first jobs at the start of a meeting. You will find out who can carry a tray, calm a {queue|line} or fix a {till|register}, and none of it stands in a file.',
  keep: 'the long table on the holiday',
  send: 'someone in their first week',
  pic: { ask: 'A tool, apron or badge from an early job', alt: 'A worn apron on a hook' },
  claims: [['Early jobs shape working habits', 'common experience']],
};

export const SPRING: readonly Moment[] = [
  {
    label: "Valentine's Day",
    rule: { fixed: [2, 14] },
    countries: null,
    ahead: 6,
    idea: {
      id: 'four-lines-for-valentine',
      format: 'howto',
      again: 11,
      emoji: '💌',
      tags: ['ValentinesDay', 'LoveLetter', 'WriteItDown'],
      title: "What to write in a Valentine's card: four plain lines",
      cover: 'Four lines, no adjectives',
      gist: [
        'Leave out the adjectives. Say what the person did last week, what you thought, what you would miss, and when you will be home. It fits on any card.',
        'A card gets kept for a fact in it. Write down one thing that only you could have noticed, and let the shop-bought verse stand for itself.',
      ],
      subject: ['What to write under the verse', 'Leave the adjectives out'],
      hooks: {
        '*': [
          'The card is bought, the pen is open, and there is nothing in your head but the printed verse.',
          'What did they do last week that only you noticed? That is the first line of your Valentine card.',
        ],
        p: 'One observed detail on a plain card outlasts a bunch of roses by about thirty years.',
        a: 'Write one thing into a Valentine card that only you know.',
        t: 'A good Valentine line says what happened, where and when.',
        f: 'Staring at an empty Valentine card? Think of last week.',
        h: 'If your Valentine card would suit three other people as well, write another line.',
        i: 'Write down what you noticed about them. It means more than any verse.',
        l: 'A plain Valentine card, black ink, four lines.',
      },
      lines: {
        '*': [
          'Write one thing they did this week that they think nobody saw. That is the card.',
          'Long together? Write what you would miss first. It is usually something small and slightly annoying.',
          'A Valentine need not go to a lover. A friend who drove you to the hospital in January will do very well.',
          'Write the card first and buy the present afterwards. You will choose a different one, and a fitting one.',
        ],
        h: ['"To my wife" is short, but at least it narrows it down.'],
      },
      scene: [
        'Three people stand at the card rack, each holding the same heart.',
        'Twenty years later the flowers are long gone, and the card with the joke about the bus is still in a shoebox.',
      ],
      why: [
        [
          'Big words fit everyone, which is what is wrong with them.',
          'Words like wonderful stand in every card in the shop.',
        ],
        [
          'A noticed detail cannot be bought or copied.',
          'Only somebody who was there could have written it.',
        ],
      ],
      parts: [
        [
          'Begin with something seen',
          ['"You hummed while you looked for the key."', 'It has to have happened this month.'],
          'A pen over a small card',
        ],
        [
          'Say what you thought',
          ['Use the words you would use in the kitchen.', 'It may be short, and it may be shy.'],
          'One written line',
        ],
        [
          'Name what you would miss',
          ['Perhaps it is the light left on for you.', 'Small things are better here than big ones.'],
          'Two cups by a sink',
        ],
        [
          'Finish with a when',
          ['"Home by seven, I am bringing bread."', 'A plan for the evening is better than a vow.'],
          'A card propped against a cup',
        ],
      ],
      turn: [
        'Then sign it with the name only this person uses.',
        'Four lines, and the pen goes back into the drawer.',
      ],
      asks: ['What is the finest line anyone ever wrote to you?', 'Card, letter, or a note on the fridge?'],
      ends: {
        p: 'Five minutes, if you start with the fact.',
        a: 'Four lines are enough.',
        t: 'Count the adjectives, and cross them out.',
        f: 'Put it where they will find it before breakfast.',
        h: 'Spell the name right. It still matters.',
        i: 'Being noticed is most of what people hope for.',
        l: 'Lean it against the lamp, without an envelope.',
      },
      unless: 'florist|flower|bouquet',
      keep: 'the evening before the fourteenth',
      send: 'somebody standing in front of the card rack',
      pic: { ask: 'A blank card and a pen on a table', alt: 'A blank card and a pen' },
      claims: [['Concrete detail makes personal writing convincing', 'writing handbooks']],
    },
  },
  {
    label: 'Pancake Day',
    rule: { easter: -47 },
    countries: ['GB', 'IE', 'AU', 'NZ', 'CA'],
    ahead: 4,
    idea: {
      id: 'lemon-or-the-other-way',
      format: 'either',
      again: 11,
      emoji: '🥞',
      tags: ['PancakeDay', 'ShroveTuesday', 'PancakeDebate'],
      title: 'Pancake Day: lemon and sugar, or something sweeter?',
      cover: 'Lemon, or everything else?',
      gist: [
        'Lemon and sugar, or whatever the cupboard holds? On one Tuesday a year the question splits families, and both sides are right about something.',
        'Two camps meet at the stove on Shrove Tuesday: the one with the lemon, and the one with the jar and the spoon.',
      ],
      subject: ['Lemon or the jar?', 'It is about pancakes again'],
      hooks: {
        '*': [
          'There is one lemon in the house, and it has a job on Tuesday.',
          'The first one goes wrong. What goes on the second?',
        ],
        p: 'A question that every table can answer without preparation: lemon, or the jar?',
        a: 'Lemon and sugar. Anything else is pudding.',
        t: 'Acid cuts fat, sugar gives crunch. The other school relies on fat meeting fat.',
        f: 'Be honest: what is on yours?',
        h: 'The first pancake belongs to the cook and to the floor, in equal shares.',
        i: 'A bowl of batter gets more people to one stove than any invitation.',
        l: 'Thin, lacy at the edge, a squeeze of lemon, nothing else.',
      },
      lines: {
        '*': [
          'Pancake Day. Choose:\n\nLemon and sugar\nThe jar from the cupboard\n\nThere is no third column.',
          'Put the sugar on first and the lemon after it, or the other way round? People have left the room over less.',
          'Turn the pancake when the top has gone dull. If you toss it, do so towards the wall without the curtain.',
          'The cook eats last on Shrove Tuesday. Take over the pan for the final three, so that they may sit down.',
        ],
        h: ['The ceiling has one from last year. It is considered part of the house.'],
      },
      scene: [
        'Four plates, one pan, and a {queue|line} that reaches into the hall. Somebody has already got sugar on the floor.',
        'The pan smokes a little, the first one sticks, and the advice from behind gets louder.',
      ],
      why: [
        [
          'Shrove Tuesday was the day to finish eggs and butter before Lent, and households used what was there.',
          'Before the fast of Lent the larder was emptied, so the topping was always a matter of what was left.',
        ],
      ],
      parts: [
        [
          'Lemon and sugar',
          [
            'Sharp, crunchy, done in four bites. It makes room for another.',
            'It needs a hot pancake and a quick hand.',
          ],
          'Lemon squeezed over a thin pancake',
        ],
        [
          'Whatever the cupboard holds',
          [
            'Chocolate, jam, cheese, syrup: children vote this way, and many adults in secret.',
            'It has the numbers, if not the tradition.',
          ],
          'Jars and spoons around a plate',
        ],
      ],
      turn: ['Peace is kept by eating one of each.', 'The argument may be had with a full mouth.'],
      asks: ['Lemon and sugar, or the jar?', 'Do you toss, or do you turn?'],
      ends: {
        p: 'One vote each, and the cook has two.',
        a: 'The lemon has spoken.',
        t: 'Hot pan, thin batter, rest it for half an hour.',
        f: 'Cast your vote below.',
        h: 'Nobody has ever stopped at the number they announced.',
        i: 'A table that argues about lemons has few worries for an evening.',
        l: 'Rolled, dusted, gone.',
      },
      keep: 'Tuesday evening',
      send: 'whoever is on the wrong side in your house',
      pic: { ask: 'A lemon and a bowl of sugar on a table', alt: 'A lemon and a bowl of sugar' },
      claims: [
        ['Shrove Tuesday used up eggs and fat before Lent', 'general knowledge'],
        ['Batter is rested for about half an hour', 'cookery books'],
      ],
    },
  },
  {
    label: 'World Book Day',
    rule: { month: 3, weekday: 4, nth: 1 },
    countries: ['GB', 'IE'],
    ahead: 5,
    idea: LEND_A_BOOK,
  },
  {
    label: 'World Book and Copyright Day',
    rule: { fixed: [4, 23] },
    countries: ['US', 'CA', 'AU', 'NZ', 'DE', 'AT', 'CH', 'FR', 'NL'],
    ahead: 5,
    idea: LEND_A_BOOK,
  },
  {
    label: "International Women's Day",
    rule: { fixed: [3, 8] },
    countries: null,
    ahead: 5,
    idea: {
      id: 'say-whose-idea-it-was',
      format: 'tip',
      again: 11,
      emoji: '🗣️',
      tags: ['InternationalWomensDay', 'GiveCredit', 'Meetings'],
      title: "Women's Day: three sentences that help more than flowers",
      cover: 'Say whose idea it was',
      gist: [
        'Ideas lose their owner in meetings. Three sentences put that right: "That was her point", "Please let her finish", "Who has not taken the minutes yet?"',
        'What helps on the eighth of March helps on the ninth as well: say whose idea it was, stop the interruption, share out the chores.',
      ],
      subject: ['Three sentences for the ninth of March', 'Whose idea was that?'],
      hooks: {
        '*': [
          'Somebody says it at ten past, and nobody reacts. At twenty past a louder voice says it again.',
          'Who wrote the minutes at the last three meetings? Have a look.',
        ],
        p: 'Giving credit by name takes four words and changes who speaks next time.',
        a: 'Say her name when you use her idea.',
        t: 'In studies of group talk, women are interrupted more and credited less. Both can be counted in any room.',
        f: 'Whose good idea did you hear about from somebody else lately?',
        h: 'The tulips are lovely. Who is taking them to the kitchen, and who wrote the minutes?',
        i: 'Fairness is often a matter of one sentence at the right moment.',
        l: 'No speech, no ribbon. Only her name, said at the right time.',
      },
      lines: {
        '*': [
          '"As Maria said earlier" is five seconds of work. Use the real name.',
          'When somebody is cut off: "I would like to hear the end of that." It works for everyone, and no one loses face.',
          'Rotate the minutes, the coffee and the present for the leaving do. Put a list on the wall, alphabetically.',
          'Ask about a woman in your town after whom a street is named. If there is none, ask who would deserve one.',
        ],
        h: [
          'If you say the same as she did, only louder, you are an amplifier. Amplifiers get no promotion.',
        ],
      },
      scene: [
        'Eight people, one {biscuit|cookie} left, and a suggestion that hangs in the air until someone else picks it up.',
        'The meeting is over. Cups stand about, and the same person as always gets up.',
      ],
      why: [
        [
          'Credit decides who is asked next time, who is paid and who dares to speak.',
          'An idea without a name works for the one who repeats it.',
        ],
        [
          'Hardly anyone does it on purpose, which is why a word said aloud helps.',
          'Most of it is habit, and habits notice being noticed.',
        ],
      ],
      parts: [
        [
          'Repeat the idea with the name',
          ['Straight away, while everyone is still listening.', 'Others will join in the second time.'],
          'Two people at a whiteboard',
        ],
        [
          'Hand back the interrupted word',
          ['"You were in the middle of something."', 'It needs no anger and no rank.'],
          'A hand gesture in a meeting',
        ],
        [
          'Share out the office chores',
          ['By list, not by who is nice.', 'Minutes, cups, cards, cake.'],
          'A {rota|roster} on a wall',
        ],
      ],
      turn: ['None of it is heroic, and all of it is noticed.', 'Flowers may come in addition.'],
      asks: ['Which woman taught you something about your work?', 'Whose idea deserves a name today?'],
      ends: {
        p: 'Try it at one meeting this week, and count.',
        a: 'Name it. Every time.',
        t: 'Tally interruptions for a week. The figure speaks for itself.',
        f: 'Name her aloud this week. She may hear of it.',
        h: 'The {rota|roster} by the kettle is the revolution.',
        i: 'Somebody who has been heard once will speak again.',
        l: 'Said quietly. Heard by all.',
      },
      work: 'Make a habit of it in minutes: write who suggested a thing, not only what was decided. At the end of the year you have a list that no memory would have kept.',
      unless: 'florist|flower|bouquet',
      keep: 'the next meeting',
      send: 'the colleague who always takes the minutes',
      pic: {
        ask: 'A woman of your team at work, with her consent',
        alt: 'A woman at work, in the middle of a task',
      },
      claims: [
        [
          'Women are interrupted more often and credited less in groups',
          'studies of group talk, for instance Jacobi and Schweers 2017; Heilman and Haynes 2005',
        ],
      ],
    },
  },
  {
    label: "St Patrick's Day",
    rule: { fixed: [3, 17] },
    countries: ['IE', 'GB', 'US', 'CA', 'AU', 'NZ'],
    ahead: 5,
    idea: {
      id: 'irish-words-you-use',
      format: 'glossary',
      again: 11,
      emoji: '☘️',
      tags: ['StPatricksDay', 'IrishLanguage', 'WordOrigins'],
      title: "Irish words you use already: a glossary for St Patrick's Day",
      cover: 'Irish that you already speak',
      gist: [
        'Galore, whiskey, bog: English is full of Irish that nobody notices. Four words, where they come from, and one more to say on the seventeenth.',
        'You speak more Irish than you think. Each of these words crossed over into English and kept its coat on.',
      ],
      subject: ['You already speak some Irish', 'Galore, and three others'],
      hooks: {
        '*': [
          'Anyone who has ever said "galore" has spoken Irish.',
          'There is water in whiskey. It is in the name.',
        ],
        p: 'A few words of Irish have been at home in English for centuries.',
        a: 'Drop the accent. Learn one word instead.',
        t: 'Loanwords keep odd habits: in English, "galore" still follows its noun, as it would in Irish.',
        f: 'Want something to say on the seventeenth that is not "top of the morning"?',
        h: 'Nobody in Ireland says "top of the morning". Somebody had to tell you.',
        i: 'A word that has crossed the sea and stayed is a small guest for ever.',
        l: 'An old language, still warm in the mouth.',
      },
      lines: {
        '*': [
          '"Galore" is the Irish "go leor", enough or plenty. That is why it stands behind its noun.',
          '"Whiskey" comes from "uisce beatha", water of life. English kept the water.',
          'How to say thank you in Irish: "go raibh maith agat", roughly "guh rev mah agut". Try it on somebody who will be pleased.',
          'It is Paddy, if you have to shorten it. Patty is somebody else.',
        ],
        h: ['Green clothes are optional. Opinions about green beer are not.'],
      },
      scene: [
        'Somebody in a green hat tells a man from Galway that he is a quarter Irish. The man says: grand.',
        'You order a whiskey and learn from the label that you have asked for water.',
      ],
      why: [
        [
          'Two languages lived side by side for centuries, and words slipped across.',
          'Markets, armies and kitchens lend words to each other without asking.',
        ],
        [
          'To know a word is a friendlier way to keep the day than to put on a voice.',
          'People notice whether you have taken an interest or a hat.',
        ],
      ],
      parts: [
        [
          'Galore',
          ['Plenty; from "go leor".', 'One of few English adjectives that insist on coming second.'],
          'The word galore on a chalkboard',
        ],
        [
          'Whiskey',
          ['Short for the water of life.', 'Monks called spirits that in Latin, too.'],
          'A small glass on a bar',
        ],
        [
          'Bog',
          ['From "bog", soft.', 'Wet ground and the word for it arrived together.'],
          'Soft ground with a boot print',
        ],
        [
          'Sláinte',
          ['Health, said with a glass. Roughly "slawn-cha".', 'It is polite to look at the other person.'],
          'Two glasses meeting',
        ],
      ],
      turn: ['Then one for the road: "slán", goodbye.', 'The accent can stay at home.'],
      asks: ['Which Irish word do you like the sound of?', 'Who taught you your first word of Irish?'],
      ends: {
        p: 'One word said properly does a guest credit.',
        a: 'One word. No voice.',
        t: 'Pronunciation varies between Ulster, Connacht and Munster.',
        f: 'If you are from there, do put us right.',
        h: 'Four words in, you may begin to complain about the weather.',
        i: 'Every borrowed word is a thread between two kitchens.',
        l: 'Say it softly. It was made for that.',
      },
      keep: 'the seventeenth of March',
      send: 'the quarter Irish person you know',
      pic: { ask: 'One of the words written on a board', alt: 'An Irish word chalked on a board' },
      claims: [
        ['Galore from go leor, whiskey from uisce beatha, bog from bog (soft)', 'Oxford English Dictionary'],
        ['Sláinte means health', 'Foclóir Gaeilge'],
      ],
    },
  },
  {
    label: "April Fools' Day",
    rule: { fixed: [4, 1] },
    countries: MAIN,
    ahead: 3,
    idea: {
      id: 'a-joke-at-no-cost',
      format: 'checklist',
      again: 11,
      emoji: '🃏',
      tags: ['AprilFools', 'OfficeHumour', 'FirstOfApril'],
      tick: true,
      title: "April Fools' jokes at work: four tests before you play one",
      cover: 'Four tests for a good joke',
      gist: [
        'A good joke for the first of April is over in a minute, costs nobody anything, and is funniest to the one it was played on. Test yours before you play it.',
        'Can the victim laugh first, is it tidied up by noon, would you play it on your boss? Then go ahead.',
      ],
      subject: ['Would you play it on the boss?', 'Four tests for the first of April'],
      hooks: {
        '*': [
          'Would it be funny if it happened to you at half past eight?',
          'The finest joke of the first of April is one that the victim tells others at lunch.',
        ],
        p: 'A short check keeps a harmless joke from becoming a long conversation with somebody in charge.',
        a: 'No jokes about jobs, babies or money.',
        t: 'Three variables: who pays, how long it lasts, who laughs first.',
        f: 'Planning something? Run it past these first.',
        h: '{Cling film|Plastic wrap} over anything has been done. By everybody. In your childhood.',
        i: 'Laughing at oneself is easier in company that means well.',
        l: 'One detail out of place, and nothing said.',
      },
      lines: {
        '*': [
          'A harmless one for the office: put up a sign that the printer now obeys spoken commands, and wait.',
          'No pretend pregnancies, dismissals or accidents. Somebody in the room may be living through the real thing.',
          'In Britain the joke is over at noon, and whoever plays one later is the fool. It is a good rule anywhere.',
          'In France it is a paper fish, stuck to a back. Nothing breaks, and nobody has to explain it.',
        ],
        h: ['A comfort of the second of April is that things are simply broken again.'],
      },
      scene: [
        'Nine people in turn say "louder" and "print" to a machine. The tenth asks who put up the notice.',
        'Someone sits down, looks at the screen, turns the mouse over and finds a small paper eye.',
      ],
      why: [
        [
          'A joke is a loan of trust. It has to be paid back within the minute.',
          'People enjoy being fooled by those who like them, for as long as it takes to notice.',
        ],
        [
          'What goes wrong is always the same: it lasts too long, or hits a sore place.',
          'The harm lies in things that could be true.',
        ],
      ],
      parts: [
        [
          'It is over in a minute',
          ['Searching, waiting and worrying are no fun.', 'The longer it lasts, the better it has to be.'],
          'A clock and a paper fish',
        ],
        [
          'It costs nobody anything',
          ['No food, no data, no cleaning.', 'And you are the one who tidies up.'],
          'An undamaged desk with a joke sign',
        ],
        [
          'Nobody could believe it and cry',
          ['Leave out illness, work, love and money.', 'You do not know what somebody heard last night.'],
          'A handwritten silly notice',
        ],
        [
          'The victim laughs first',
          ['If only the others laugh, it was something else.', 'Choose somebody who played one on you.'],
          'Two people laughing',
        ],
      ],
      turn: ['All four? Then go ahead.', 'When in doubt, the fish.'],
      asks: ['Which joke did you really fall for?', 'What is the most harmless one you know?'],
      ends: {
        p: 'Customers should never be the ones who fall for it.',
        a: 'Before noon. Then stop.',
        t: 'Reversible within sixty seconds, without tools.',
        f: 'Tell us the good ones. There is always a next year.',
        h: 'Everything in this text is true. Check it anyway.',
        i: 'A place where one may be silly is a place where one may make mistakes.',
        l: 'Subtle enough to be doubted until noon.',
      },
      keep: 'the thirty-first of March',
      send: 'the one with the {cling film|plastic wrap}',
      pic: { ask: 'A paper fish or a silly handwritten sign', alt: 'A paper fish stuck to a door' },
      claims: [
        ['Jokes end at noon in Britain by custom; a paper fish in France', 'folklore handbooks, Opie'],
      ],
    },
  },
  {
    label: 'Easter Sunday',
    rule: { easter: 0 },
    countries: MAIN,
    ahead: 7,
    idea: {
      id: 'eggs-in-onion-skins',
      format: 'howto',
      again: 11,
      emoji: '🥚',
      tags: ['Easter', 'NaturalDye', 'EasterEggs'],
      title: 'How to dye eggs with onion skins and a leaf',
      cover: 'Onion skins, a leaf, an egg',
      gist: [
        'Brown onion skins dye eggs a deep red brown, and a leaf held on with a bit of old {tights|pantyhose} leaves its outline. You need a pan, vinegar and half an hour.',
        'Collect onion skins during the week. Tie a leaf to each egg with a piece of nylon, simmer, unwrap, and rub with a drop of oil.',
      ],
      subject: ['Do not throw the onion skins away', 'A leaf on an egg'],
      hooks: {
        '*': [
          'Everything you need is in the compost bin and at the bottom of the sock drawer.',
          'Keep the brown skins of the onions this week. They are paint.',
        ],
        p: 'Half an hour, no bought dye, and every egg comes out different.',
        a: 'Throw away the tablets. Keep the onion skins.',
        t: 'The dye in onion skins is quercetin. A little vinegar etches the shell so that it takes.',
        f: 'Nothing prepared for Easter yet? You have onions.',
        h: 'Finally a use for the {tights|pantyhose} with the ladder.',
        i: 'Something from the bin turns into what is handed round at breakfast.',
        l: 'Copper red, the print of a leaf, a shine of oil.',
      },
      lines: {
        '*': [
          'Skins of six or eight brown onions, a dash of vinegar, enough water to cover: that dyes a dozen eggs.',
          'Parsley, clover or fern, wetted and laid flat on the egg, tied into a bit of nylon: the outline stays white.',
          'White eggs come out russet, brown ones mahogany. Both are fine.',
          'Rub the cooled eggs with a drop of oil on {kitchen paper|paper towel}. They shine as if varnished.',
        ],
        h: ['The first leaf will look like a stain. Call it abstract.'],
      },
      scene: [
        'On the stove simmers something the colour of strong tea, and it smells of Sunday in another house.',
        'Snip, the nylon is off, and on the egg is a fern, complete to the last tip.',
      ],
      why: [
        [
          'Onion skins have been used for dyeing for longer than any packet has.',
          'It is an old dyestuff for wool and eggs alike, and it comes free.',
        ],
        [
          'Where the leaf sits tight, no colour reaches the shell.',
          'The nylon presses the leaf flat, and what it covers stays pale.',
        ],
      ],
      parts: [
        [
          'Boil up the skins',
          [
            'Fill the pan, cover with water, add a splash of vinegar and give it twenty minutes.',
            'Let it cool a little, so that the eggs do not crack.',
          ],
          'Onion skins in a pan',
        ],
        [
          'Tie on the leaf',
          [
            'Wet it, smooth it down, pull nylon tight and knot behind.',
            'Small leaves with a clear edge print clearest.',
          ],
          'A leaf on an egg in nylon',
        ],
        [
          'Simmer ten minutes',
          ['Gently, so that nothing knocks.', 'Leave them in the dye off the heat if you want them darker.'],
          'Wrapped eggs in brown dye',
        ],
        [
          'Cut free and oil',
          ['Once they are cold. Wet colour smudges.', 'A dab on paper, all the way round.'],
          'A shining egg with a leaf print',
        ],
      ],
      turn: ['Then into the fridge until the hunt.', 'Afterwards the pan wants a good scrub.'],
      asks: ['How do you dye yours?', 'Which leaf would you try?'],
      ends: {
        p: 'Start collecting skins on Monday, and it is enough by the weekend.',
        a: 'Skins, leaf, nylon, pan.',
        t: 'More skins give depth, more vinegar gives grip.',
        f: 'Show us yours.',
        h: 'Count them before you hide them. Please.',
        i: 'Children watch this with their mouths open. So do others.',
        l: 'Five in a plain bowl, and no grass.',
      },
      caution:
        'Use food-safe leaves, chill boiled eggs within two hours, and do not eat any with cracked shells that lay about.',
      keep: 'the week before Easter',
      send: 'someone who cooks with onions',
      pic: { ask: 'Eggs dyed with onion skins in a bowl', alt: 'Russet eggs with leaf prints in a bowl' },
      claims: [
        ['Onion skins dye eggs by quercetin', 'natural dyeing handbooks'],
        ['Refrigerate hard-boiled eggs within two hours; discard cracked ones', 'USDA'],
      ],
    },
  },
  {
    label: 'Earth Day',
    rule: { fixed: [4, 22] },
    countries: null,
    ahead: 5,
    idea: {
      id: 'look-into-one-bin',
      format: 'howto',
      again: 11,
      emoji: '🗑️',
      tags: ['EarthDay', 'LessWaste', 'BinAudit'],
      title: 'Earth Day: count what is in one bin and change one thing',
      cover: 'Count one bin',
      gist: [
        'Put on gloves and sort one full bin into heaps. The largest heap is the only thing worth changing this year, and it is hardly ever what you thought.',
        'Instead of ten good intentions for Earth Day: one bin, tipped out and counted, and one change at the top of the list.',
      ],
      subject: ['What is in your bin?', 'One bin, one change'],
      hooks: {
        '*': [
          'Nobody knows what is in their own bin. Have a guess before you look.',
          'Newspaper on the floor, gloves on, and tip it out.',
        ],
        p: 'A count of one full bin shows in twenty minutes where money is being thrown away.',
        a: 'Do not change everything. Change the largest heap.',
        t: 'Sort by kind, count by piece, and rank. The top item usually makes up a third or so.',
        f: 'Got gloves? Then you have all you need for Earth Day.',
        h: 'You will find the missing teaspoon. It was the yoghurt.',
        i: 'Big changes start where somebody has had a look.',
        l: 'Less in the {bin|trash} begins with less on the counter.',
      },
      lines: {
        '*': [
          'Earth Day without slogans: tip out one bin, sort it, count the largest heap. Change that and nothing else.',
          'Guess first what you throw away most of. Write it down. Then look.',
          'Food in the {bin|trash}? Write down which. It is usually the same three things, and they were bought for good intentions.',
          'If the largest heap is packaging from one shop, ask that shop. They hear it less often than you think.',
        ],
        h: ['The salad was bought on Monday by a better person.'],
      },
      scene: [
        'Newspaper on the yard floor, five heaps, and two people arguing over whether a tea bag is paper.',
        'Bread, bread, half a cucumber, bread. Somebody at home is cutting too much bread.',
      ],
      why: [
        [
          'People misjudge their waste: what is large and bright seems like most of it.',
          'We remember the plastic bag and forget the half loaves.',
        ],
        [
          'A single change that holds does more than ten that are gone by May.',
          'Habits can be swapped one at a time, and hardly two.',
        ],
      ],
      parts: [
        [
          'Guess beforehand',
          ['On paper, everyone for themselves.', 'Without a guess you will claim that you knew.'],
          'A guess written on a slip',
        ],
        [
          'Sort into heaps',
          ['Food, paper, plastic, rest.', 'Gloves on, outdoors if you can.'],
          'Small heaps on newspaper',
        ],
        [
          'Count the largest',
          ['Pieces or handfuls. Weighing is for enthusiasts.', 'It is about the order, not the number.'],
          'A tally on cardboard',
        ],
        [
          'Change that one thing',
          ['Half the loaf into the freezer, a can of your own, another size.', 'And look again in a month.'],
          'A reusable cup on a counter',
        ],
      ],
      turn: ['The rest may stay as it is for now.', 'Then wash your hands and put the kettle on.'],
      asks: ['What do you think your largest heap is?', 'Which one change has lasted with you?'],
      ends: {
        p: 'It works for an office bin as well, and finds real money.',
        a: 'One heap. One change.',
        t: 'Repeat with the same bin on the same weekday, or the figures mean nothing.',
        f: 'Tell us what surprised you.',
        h: 'Be kind to the salad. It had plans.',
        i: 'What you have counted once you do not overlook again.',
        l: 'An emptier bin, a calmer shelf.',
      },
      work: 'Do it with the bin by the printer or in the kitchen, with two colleagues. The largest heap is a purchase that somebody orders every month without looking.',
      caution: 'Wear gloves, and leave out anything sharp, medical or chemical.',
      keep: 'the evening before collection day',
      send: 'the person who takes the bin out',
      pic: {
        ask: 'A sorted bin in small heaps, or your own bins',
        alt: 'Sorted waste in small heaps on newspaper',
      },
      claims: [
        ['Household waste audits show a gap between estimated and real waste', 'WRAP'],
        ['Bread, salad and vegetables are among the foods most thrown away', 'WRAP'],
      ],
    },
  },
  {
    label: 'ANZAC Day',
    rule: { fixed: [4, 25] },
    countries: ['AU', 'NZ'],
    ahead: 4,
    idea: NAME_ON_THE_MEMORIAL,
  },
  {
    label: 'Remembrance Day',
    rule: { fixed: [11, 11] },
    countries: ['GB', 'CA'],
    ahead: 5,
    idea: NAME_ON_THE_MEMORIAL,
  },
  { label: 'Labour Day', rule: { fixed: [5, 1] }, countries: ['DE', 'AT', 'FR'], ahead: 4, idea: FIRST_JOB },
  {
    label: 'Labour Day',
    rule: { month: 9, weekday: 1, nth: 1 },
    countries: ['US', 'CA'],
    ahead: 4,
    idea: FIRST_JOB,
  },
  {
    label: 'Labour Day',
    rule: { month: 10, weekday: 1, nth: 4 },
    countries: ['NZ'],
    ahead: 4,
    idea: FIRST_JOB,
  },
];
