// Teams at play: birthdays, offices, mistakes and the words of the trade.
import type { Idea } from '../../library/idea.ts';

export const TEAMS: readonly Idea[] = [
  {
    id: 'all-on-one-padlock',
    format: 'mistake',
    again: 9,
    emoji: '🔐',
    tags: ['EscapeRoomTips', 'TeamPlay', 'EscapeRoom'],
    title: [
      'The mistake most escape room teams make: all on one lock',
      'Escape room: how many people to a puzzle?',
    ],
    cover: 'All on one padlock',
    wrong: 'Five heads at one padlock are faster than two',
    gist: [
      'As soon as there is a lock, everybody crowds round it, and nobody looks at the rest of the room. Two at a puzzle, the others go on searching, and every few minutes you swap.',
      'A room usually has several threads that run at once. Whoever pulls only one of them runs out of time, however clever the team is.',
    ],
    subject: ['Five heads, one lock', 'Several threads at once'],
    hooks: {
      '*': [
        'Five people stand round one padlock in the escape room, and behind them hangs the answer on the wall.',
        'In an escape room more hands at one lock do not make it faster. They only make it darker.',
      ],
      pt: 'Many rooms are not linear: several puzzles are open at the same time.',
      fi: 'Look round next time you hear a click. Is anybody still searching?',
      a: 'Two to a lock. The others search.',
      h: 'A padlock with five helpers behaves like a jar with five husbands.',
      l: 'Two heads, one lamp, and the rest of the room still waiting.',
    },
    lines: {
      '*': [
        'Escape room: if you cannot see the lock, you are one too many at it. Go and search.',
        'Swap puzzles after three minutes. What the first pair has looked at for too long the second sees at once.',
        'Let one person in the escape room stand back and watch. They see which drawer nobody has opened.',
        'With six or more, split up into two teams with one goal. Larger groups otherwise have passengers.',
      ],
      h: ['The fifth person at a padlock is there for moral support.'],
    },
    scene: [
      'On the monitor next door one can see five backs. In the other corner, in full view, stands an open cupboard.',
      'One turns, four give advice, and each of them has another number in mind.',
    ],
    why: [
      [
        'A lock attracts people since it promises a result. Searching promises nothing and brings more.',
        'Clicks are louder than drawers, so everybody runs to the click.',
      ],
      [
        'While five wait for one dial, four puzzles lie idle.',
        'Time in a room adds up over all hands, and idle ones count as well.',
      ],
    ],
    parts: [
      [
        ['Two at each puzzle', 'Send pairs and no crowds'],
        [
          'One reads, one turns. A third only holds the lamp.',
          'In pairs each has somebody to check the count.',
        ],
        'Two people at a small lock',
      ],
      [
        ['The others keep searching', 'Let the rest look round'],
        [
          'Under, behind, inside, and what was searched once.',
          'A second look by other eyes finds something nearly always.',
        ],
        'A hand feeling along the underside of a table',
      ],
      [
        ['Swap when it sticks', 'Change over before you are cross'],
        [
          'Three minutes without news are enough. No hard feelings.',
          'Explain in one sentence what you have tried, then let go.',
        ],
        'Two people trading places',
      ],
    ],
    turn: [
      'The cupboard would have been open the whole time.',
      'And at the last door you may all crowd round.',
    ],
    asks: ['Are you at the lock or in the corner?', 'Who in your team holds the lamp?'],
    ends: {
      pt: 'Parallel beats crowded.',
      fi: 'Turn round once. It is worth it.',
      a: 'Two. No more.',
      h: 'The jar was opened by a child, by the way.',
      l: 'A click, and nobody in its way.',
    },
    work: 'Five people in a meeting about one small decision is the same picture. Two can decide it, three can go on working, and afterwards it is told to all.',
    keep: 'the moment you hear the first click',
    send: 'whoever always wants to turn the dial',
    own: [
      {
        kinds: ['service', 'number', 'product', 'price'],
        about: 'players?|people|teams?|up to|\\bto \\d',
        lead: 'And for how many there is room here.',
      },
    ],
    pic: { ask: 'Two hands at a lock and a third one elsewhere', alt: 'Two hands at a combination lock' },
    claims: [
      ['Rooms often have parallel puzzles; crowding one lock costs time', 'experience of game masters'],
    ],
  },
  {
    id: 'a-birthday-that-works',
    format: 'checklist',
    again: 9,
    emoji: '🎂',
    tick: true,
    tags: ['BirthdayParty', 'KidsParty', 'TeamPlay'],
    title: [
      'A birthday with an escape game: what parents should plan',
      "Children's birthday in an escape room: age, teams, cake",
    ],
    cover: 'An escape room birthday',
    gist: [
      'Teams of three to five, one adult who keeps silent, something to eat before and cake afterwards, and a room that fits the youngest. The story on the way home is the present.',
      'Ask about age, reading and dark corners before you book. Ten children in one room are an audience; in two rooms they are teams.',
    ],
    subject: ['An adult who keeps silent', 'Cake comes afterwards'],
    hooks: {
      '*': [
        'Ten children in one escape room are an audience. In two rooms they are two teams.',
        'The most useful adult at a birthday in an escape room is one who can keep silent for an hour.',
      ],
      pt: 'Group size, reading age and length decide whether an escape birthday works.',
      fi: 'Breathe in. For one hour they will not need you at all.',
      a: 'Small teams, right age, food first, cake last.',
      h: 'The father solved it in four minutes and is no longer invited.',
      l: 'A lamp, a riddle, six whispering children.',
    },
    lines: {
      '*': [
        'Feed children before an escape game and keep the cake for after it. Hungry detectives quarrel.',
        'For under tens ask for a game with few words and many things to touch.',
        'Mix the teams yourself before the birthday begins. Choosing is the saddest game of all.',
        'Take one photo of faces and not of the room: most houses ask you not to show what is inside.',
      ],
      h: ['A child who has found the key will hold it for the rest of the day. Let them.'],
    },
    scene: [
      'Behind the door somebody shouts "I have it!", and five others shout "What?". On the corridor three parents drink coffee that is still hot.',
      'On the way home all six of them tell it at the same time. The driver knows the whole plot, six times.',
    ],
    why: [
      [
        'In small teams each child touches something. In large ones the quick do it all.',
        'Everyone needs one moment that is theirs.',
      ],
      [
        'An adult who gives hints takes away exactly the moment they came for.',
        'Children find what is unlikely, since they do not know that it is.',
      ],
    ],
    parts: [
      [
        ['Make teams of three to five', 'Plan teams of at most five'],
        ['Two rooms, or one after the other with cake in between.', 'One good reader in each is plenty.'],
        'Five pairs of trainers in a row',
      ],
      [
        ['Ask about the age', 'Ask what age the room suits'],
        [
          'Reading, dark, height of things. The youngest sets the pace.',
          'Somebody there knows it better than any website.',
        ],
        "A hand at a child's height on a wall",
      ],
      [
        ['Feed them before', 'Give them something to eat first'],
        ['Something simple, and the lavatory too.', 'An hour is long on an empty stomach.'],
        'A plate of sandwiches',
      ],
      [
        ['Keep the cake for the end', 'Bring the cake out afterwards'],
        ['Then it is a victory cake, whichever way it went.', 'Ask if there is a table for it.'],
        'A birthday cake with candles',
      ],
    ],
    turn: [
      'And the parents may drink their coffee hot, for once.',
      'They will be planning their own room by the evening.',
    ],
    asks: ['How old were you at your first riddle?', 'What was your best birthday?'],
    ends: {
      pt: 'Small, fitting, fed.',
      fi: 'Happy birthday to whoever it is.',
      a: 'Teams, age, food, cake.',
      h: 'He has apologised. He may come to the cake.',
      l: 'Whispers, and then a click.',
    },
    keep: 'the month before the birthday',
    send: 'parents with a birthday coming',
    caution: [
      'Ask about age limits, frightening effects and who has to go in with the children.',
      'With allergies or small spaces as a worry, say so when you book.',
    ],
    own: [
      {
        kinds: ['service', 'offer', 'policy', 'price', 'product'],
        about: 'birthday|child|kids|famil|part(?:y|ies)|ages?\\b|from \\d',
        lead: 'And for birthdays here.',
      },
    ],
    pic: { ask: 'A cake beside a padlock', alt: 'A birthday cake beside a padlock' },
    claims: [['Small groups and fitting ages', 'experience of game masters']],
  },
  {
    id: 'words-behind-the-door',
    format: 'glossary',
    again: 10,
    emoji: '📖',
    tags: ['EscapeRoomWords', 'Puzzles', 'EscapeRoom'],
    title: [
      'Red herring, meta puzzle, reset: escape room words explained',
      'Escape room words and what they mean for you',
    ],
    cover: 'Red herrings and other words',
    gist: [
      'A red herring leads nowhere, a meta puzzle collects the answers of all others, a linear room has one thread and an open one several. Four words, and you know what kind of hour it will be.',
      'Ask a house whether its rooms are linear or open. It tells you more than a number of padlocks.',
    ],
    subject: ['A fish that leads nowhere', 'Linear or open?'],
    hooks: {
      '*': [
        'A red herring in an escape room is a clue that leads nowhere. Good houses use few of them.',
        'Linear or open? Ask before you book an escape room, and choose the right team for it.',
      ],
      pt: 'Structure decides how many people can work at the same time.',
      fi: 'Want to talk shop at the desk? Here are your words.',
      a: 'Red herring, linear, open, meta. Now you know.',
      h: 'The herring is red, it smells, and for nine minutes it was the best clue that you had.',
      l: 'A false bottom, a true one, and a lamp between.',
    },
    lines: {
      '*': [
        'A red herring is a thing that looks like a clue and is none. If it is not locked, not numbered and not moved, let it be.',
        'Linear rooms go step by step and suit two or three players. Open ones feed six.',
        'A meta puzzle comes last: all answers together make one. Keep what you have solved in sight.',
        'Reset is what happens when you have left: each thing goes back to its place, by list.',
      ],
      h: ['Whatever has a sticker saying "not part of the game" will be examined first.'],
    },
    scene: [
      'Nine minutes with a calendar from two thousand and four. It hung there because of a hole in the wall.',
      '"Is it linear?" asks the one with glasses at the desk. The game master straightens up: one of us.',
    ],
    why: [
      [
        'Words save arguments: whoever can name what is happening can let go of it sooner.',
        'Knowing the structure you know how to share out the work.',
      ],
      [
        'Rooms are built by rules, and rules can be learned.',
        'After three rooms everybody has felt these things. A name only makes them handier.',
      ],
    ],
    parts: [
      [
        'Red herring',
        [
          'A trail that leads nowhere, by intention or by accident.',
          'Something that looks like a clue and costs you minutes.',
        ],
        'A wooden fish on a table',
      ],
      [
        'Linear',
        [
          'One puzzle opens the next: a single thread, good for two or three.',
          'Step by step, with everybody on the same thing.',
        ],
        'A row of small locked boxes',
      ],
      [
        'Open',
        [
          'Several puzzles are there at once, in any order.',
          'A room in which six people can be busy at the same time.',
        ],
        'Several locks in one room',
      ],
      [
        'Meta puzzle',
        [
          'The last one, made of the answers of all the others.',
          'A riddle for which you need everything that you have found.',
        ],
        'Four symbols side by side',
      ],
    ],
    turn: ['And now ask at the desk. They love being asked.', 'The herring, too, has its fans.'],
    asks: ['What was your longest red herring?', 'Linear or open: which do you like?'],
    ends: {
      pt: 'Know the structure, share the work.',
      fi: 'Have fun talking shop.',
      a: 'Ask: linear or open?',
      h: 'The fish has been returned to its tin.',
      l: 'Four answers, and one door.',
    },
    keep: 'your next talk at the desk',
    send: 'somebody with three rooms behind them',
    own: [
      {
        kinds: ['product', 'service', 'process', 'people', 'number', 'price'],
        about: 'puzzles?|locks\\b|design|built?\\b|build|story|level|difficult|both rooms',
        lead: 'And what kind of rooms there are here.',
      },
    ],
    pic: { ask: 'A few props that give nothing away', alt: 'Props of an escape room on a table' },
    claims: [['Terms of room design', 'practice of room designers']],
  },
];
