// Rooms full of locks: talking, sorting, hints and whoever watches.
import type { Idea } from '../../library/idea.ts';

export const ROOMS: readonly Idea[] = [
  {
    id: 'say-it-aloud',
    format: 'tip',
    again: 8,
    emoji: '🗣️',
    tags: ['EscapeRoom', 'EscapeRoomTips', 'TeamPlay'],
    title: ['Escape room tip: say aloud what you find', 'How teams get out of an escape room: they talk'],
    cover: 'Say it aloud',
    gist: [
      'Most teams do not fail at a puzzle. They fail because one holds the key and another the lock, and neither has said so. Say what you see: "I have a blue key" is enough.',
      'A room is solved by whoever hears that two things belong together. So speak of everything, even of what looks silly.',
    ],
    subject: ['"I have a blue key"', 'One holds the key, one the lock'],
    hooks: {
      '*': [
        'In nearly every escape room the key and the lock are held for ten minutes by two people who do not talk.',
        'The most useful sentence in an escape room is not clever. It is "I have a blue key here".',
      ],
      pt: 'Information that is held by one person is lost to the other four.',
      fi: 'Talk too much. For one hour of your life it is exactly right.',
      a: 'Find it, say it, show it, put it down.',
      h: 'Some people whisper in an escape room, as if the padlock could hear them.',
      l: 'A drawer, a voice, and somebody who understands.',
    },
    lines: {
      '*': [
        'Escape room: call out what you find, with colour and number. Somebody across the room has been looking at the other half.',
        'Tried a code in an escape room? Say so. Otherwise three people will try it after you.',
        'Listen as well: in a room of six the solution has mostly been said once already.',
        'Describe instead of explaining. "Four birds, one upside down" helps more in an escape room than "it is something with birds".',
      ],
      h: ['"I thought that you had seen it" is the motto of all teams that need five minutes more.'],
    },
    scene: [
      'Left, somebody turns a wooden star in the fingers. Right, somebody looks at a star-shaped hole. Between them are two metres and four minutes.',
      'On the screen in the next room the game master leans forward: "Say it. Please just say it."',
    ],
    why: [
      [
        'Rooms are built so that what belongs together lies apart. Only talk brings it together.',
        'One pair of eyes sees a quarter of a room. Aloud, everybody sees all of it.',
      ],
      [
        'Whoever hears a thing described sees it otherwise than its finder.',
        'The finder has an idea of it, the hearer has none, and that is the advantage.',
      ],
    ],
    parts: [
      [
        ['Name what you find', 'Call out each find'],
        ['Object, colour, number. Short and loud.', 'Also what seems to be decoration: it may be.'],
        'A hand holding up a small key',
      ],
      [
        ['Show and put it down', 'Lay it where all can see'],
        [
          'One table for everything that is open. Nothing in pockets.',
          'What lies in the middle is seen by all.',
        ],
        'Objects gathered on a table',
      ],
      [
        ['Say what you have tried', 'Report what has failed'],
        [
          'And which locks are done. Leave the key in them.',
          'A code that failed is a piece of news as well.',
        ],
        'An open padlock with its key in it',
      ],
    ],
    turn: ['It helps in kitchens and meetings, too.', 'Nobody has ever talked too much in there.'],
    asks: ['Who talks the most in your team?', 'Who has ever had the key in their pocket?'],
    ends: {
      pt: 'Shared information opens locks.',
      fi: 'And afterwards you may be silent again for a week.',
      a: 'Say it, and say it now.',
      h: 'Pockets are checked on the way out.',
      l: 'A word, and the drawer opens.',
    },
    work: 'In the room as in the office: half of all delays are pieces of knowledge that somebody held and nobody asked for. A short round of "what do you have" costs a minute.',
    keep: 'the first five minutes of your next room',
    send: 'your quietest team mate',
    own: [
      {
        kinds: ['service', 'product', 'number', 'price', 'offer'],
        about: 'rooms? (?:for|of|from|called|have)|games?\\b|players?|teams? of|groups? of',
        lead: 'And here is where it can be practised.',
      },
    ],
    pic: {
      ask: 'Two hands, one with a key and one with a lock',
      alt: 'A key in one hand and a padlock in another',
    },
    claims: [['Teams get stuck through lack of communication', 'experience of game masters']],
  },
  {
    id: 'used-and-unused',
    format: 'howto',
    again: 9,
    emoji: '🧺',
    tags: ['EscapeRoomTips', 'EscapeRoom', 'Puzzles'],
    title: [
      'How to play an escape room: a method for the first ten minutes',
      'Escape room for beginners: search, sort, share out',
    ],
    cover: 'Escape room: search, sort, share',
    gist: [
      'Search everything first, put finds on one table, keep used things apart, and send two people to each puzzle. After that it is only thinking.',
      'The first ten minutes are for looking: under, behind, inside, at hand height. Whoever puzzles before everything has been found lacks a piece.',
    ],
    subject: ['Search first, think later', 'Used things have a corner'],
    hooks: {
      '*': [
        'Do not solve anything in the first five minutes of an escape room. Search.',
        'Beginners in an escape room lose the most time with things that have long been used.',
      ],
      pt: 'Search, collect, sort, share out: four steps that hold in any room.',
      fi: 'First time? Lovely. Here is what one would tell a friend at the door.',
      a: 'Search all. Sort all. Two to a puzzle.',
      h: 'Yes, somebody has to look under the carpet. No, it is never you.',
      l: 'A lamp, a drawer, a patient hand.',
    },
    lines: {
      '*': [
        'As a rule a key in an escape room is used once. When it has turned, leave it in the lock, and nobody tries it again.',
        'Two heads at each puzzle are better than five: three only stand in the light.',
        'In an escape room look where hands go: under table edges, behind pictures, in pockets of coats. Nothing is hidden at the ceiling.',
        'Three minutes without progress? Change places. The next pair sees what you have looked at.',
      ],
      h: ['The sofa has been searched by four hundred teams. It still says nothing.'],
    },
    scene: [
      'The door falls shut, a clock starts, and four people run to the same padlock.',
      'In one corner grows a heap: three keys, a glove, a code that has been used. Peace sets in.',
    ],
    why: [
      [
        'A puzzle with a missing piece cannot be solved, but it can certainly be discussed.',
        'Without an overview the loudest idea wins, and not the right one.',
      ],
      [
        'Old clues lead astray, because they fit so nicely to everything.',
        'What has been used may rest. A corner for it spares many words.',
      ],
    ],
    parts: [
      [
        ['Search for five minutes', 'Look everywhere first'],
        [
          'Each takes a wall, then you change walls.',
          'Open, lift, turn over, and never use force: nothing has to be broken.',
        ],
        'Hands opening a drawer',
      ],
      [
        ['Bring it to one table', 'Gather finds in one place'],
        [
          'Sorted by what looks alike: numbers, colours, shapes.',
          'What belongs to what often shows by itself.',
        ],
        'Finds sorted on a table',
      ],
      [
        ['Share out in pairs', 'Work two by two'],
        [
          'One reads, one tries. And call over to the others.',
          'Who likes numbers takes numbers, who likes pictures takes pictures.',
        ],
        'Two people bent over a box',
      ],
      [
        ['Put used things aside', 'Keep a corner for done things'],
        [
          'A corner, a chair, a hat. Everything that has been opened goes there.',
          'When you are stuck: what has not been used yet?',
        ],
        'Used keys on a chair',
      ],
    ],
    turn: [
      'And whoever opens the last door has only turned the last key.',
      'And the last lock then opens nearly by itself.',
    ],
    asks: ['Are you one who searches or one who solves?', 'What was your very first room?'],
    ends: {
      pt: 'Search, sort, share, set aside.',
      fi: 'The rest is luck and the quiet one in the corner.',
      a: 'Overview first.',
      h: 'It really was the carpet. Once.',
      l: 'One table, and everything on it.',
    },
    keep: 'the way to your first room',
    send: 'whoever is coming along',
    caution: [
      'Do not use force and do not climb: what needs either is no clue.',
      'Sockets, ceilings and marked things never belong to the game.',
    ],
    own: [
      {
        kinds: ['service', 'product', 'number', 'price', 'policy', 'process'],
        about: 'beginner|easy|easiest|first (?:game|time|room)|difficulty|newcomer',
        lead: 'And for a first try.',
      },
    ],
    pic: {
      ask: 'Finds from a room sorted on a table, nothing given away',
      alt: 'Keys and small objects sorted on a table',
    },
    claims: [['Search, collect, sort and split as a method', 'advice of game masters']],
  },
  {
    id: 'are-we-really-locked-in',
    format: 'answer',
    again: 9,
    emoji: '🚪',
    tags: ['EscapeRoom', 'GoodToKnow', 'FirstTime'],
    title: [
      'Are you really locked in at an escape room?',
      'Escape rooms and small spaces: what happens if you want out',
    ],
    cover: 'Are we really locked in?',
    question: 'Are we really locked in?',
    short: 'No. There must be a way out at any time, and somebody is watching over you.',
    gist: [
      'The way in or an emergency exit can be opened at any time, with a button or simply by its handle. The game is to find the other door. Ask to be shown the exit before it begins.',
      'Somebody sees and hears you for the whole hour. A word is enough, and the door is open.',
    ],
    subject: ['There is always a door', 'One word, and you are out'],
    hooks: {
      '*': [
        'You may leave an escape room at any time. The lock in the story is not the lock on the door.',
        'Afraid of being locked in? Ask to be shown the emergency exit first. Everybody does.',
      ],
      pt: 'Escape routes have to stay usable during the game; that is fire safety and no favour.',
      fi: 'If you are not quite sure about small rooms: say so at the desk. You will not be the first this week.',
      a: 'You can get out. Always. Ask how.',
      h: 'The only one who is really locked in is the game master. He has to watch.',
      l: 'A door that opens, and therefore one that may stay shut.',
    },
    lines: {
      '*': [
        'Before you start an escape room, have the emergency exit shown to you and try it once. Then you can forget it.',
        'Small rooms trouble you? Many escape games have several rooms, and some are played outdoors.',
        'If you need the lavatory, you go. The clock minds, and nobody else does.',
        'Dark, fog, loud bangs, actors: ask beforehand what there is. A good house tells you without spoiling anything.',
      ],
      h: ['Statistically more people have been locked in their own cellar.'],
    },
    scene: [
      '"And if I want out?" asks the one in the red jumper. The hand behind the desk points to a green button: "Then you press this. It has never been asked why."',
      'Afterwards the one who was afraid is the last to leave the room. There was a drawer left.',
    ],
    why: [
      [
        'Rules for fire and escape routes hold for games too.',
        'A locked room with people in it would be a hazard and no game.',
      ],
      [
        'Nobody plays well who has to think of the way out.',
        'Knowing that one could go is mostly enough to stay.',
      ],
    ],
    parts: [
      [
        ['Ask to see the exit', 'Have the way out shown'],
        ['Button, handle or key by the door: have it shown.', 'Tell those who came late, too.'],
        'A green button beside a door',
      ],
      [
        ['Say what troubles you', 'Tell them what worries you'],
        [
          'Dark, tight, loud, moving. It can often be left out.',
          'At booking already, then a room can be chosen for you.',
        ],
        'A friendly conversation at a desk',
      ],
      [
        ['Agree on a word', 'Choose one word that ends it'],
        [
          'One word in your team that means "out now", without any discussion.',
          'Knowing it is there mostly does the job.',
        ],
        'Four people with their heads together',
      ],
    ],
    turn: ['Then the door shuts, and it is only a door.', 'Most of them want to go straight back in.'],
    asks: ['What would you like to know before you dare?', 'Dark and eerie, or bright and clever?'],
    ends: {
      pt: 'Exit known, mind free.',
      fi: 'You will be the one who wants to stay.',
      a: 'Ask. Then play.',
      h: 'He would like some tea brought in.',
      l: 'Open, at any time.',
    },
    keep: 'the evening before your first room',
    send: 'somebody who does not dare yet',
    caution: [
      'With epilepsy, in pregnancy or with trouble in tight spaces, ask beforehand what a room contains.',
      'Rules differ by place. Have the exit shown to you in any room before the game begins.',
    ],
    own: [
      {
        kinds: ['policy', 'service', 'process', 'place', 'product'],
        about: '\\bexit|locked|safe|wheelchair|step.free|claustro|panic button|scary',
        lead: 'And how it is here.',
      },
    ],
    pic: { ask: 'The emergency exit or button, seen from inside', alt: 'A green exit button beside a door' },
    claims: [['Escape routes must remain usable', 'fire safety rules in many countries']],
  },
  {
    id: 'you-need-not-be-clever',
    format: 'myth',
    again: 9,
    emoji: '🧠',
    tags: ['EscapeRoom', 'TeamPlay', 'Puzzles'],
    title: ['Do you have to be clever for an escape room?', 'Who gets out of an escape room? Mixed teams'],
    cover: 'You need not be clever',
    myth: 'Escape rooms are for clever people',
    short: 'They are for mixed ones. A child, an engineer and a grandmother see three different rooms.',
    gist: [
      'Rooms hold many kinds of puzzles: looking, feeling, counting, listening, fitting together. A team of the same five heads solves a fifth of them quickly and gets stuck on the rest.',
      'No room asks for knowledge. What helps is somebody who looks closely, somebody who tries things, and somebody who asks silly questions.',
    ],
    subject: ['Three heads, three rooms', 'No knowledge needed'],
    hooks: {
      '*': [
        'The puzzle that five engineers could not solve in an escape room was solved by a child. It was a picture.',
        'Cleverness is not what an escape room asks for. It asks for people who are different.',
      ],
      pt: 'Puzzle types vary on purpose, so that different strengths are called for.',
      fi: 'You think that you would be no help? You will find the drawer that four people leaned on.',
      a: 'Mix the team. Ages, jobs, tempers.',
      h: 'Doctor, lawyer, professor: twenty minutes at a padlock that was not locked.',
      l: 'Different eyes, one room.',
    },
    lines: {
      '*': [
        'For an escape room take somebody along who is not like you. You will need them at about minute twenty.',
        'Children find things in an escape room because they are nearer to the floor and do not know what is unlikely.',
        'The question "is that really locked?" has opened more doors than mathematics.',
        'A good room asks for no school knowledge. Everything that you need is in the room.',
      ],
      h: ['The cleverest one in the team is whoever says at last: "Have we pulled the handle?"'],
    },
    scene: [
      'Four people calculate. The fifth, who was only brought along, turns the picture round.',
      'Grandmother sits on the chest and watches the young ones. "Children", she says at last, "what am I sitting on?"',
    ],
    why: [
      [
        'Experts see what they know. Beginners see what is there.',
        'Whoever expects complicated things walks past simple ones.',
      ],
      [
        'In a mixed team one at least is fresh while another is stuck.',
        'Different heads get stuck at different places, and that is the whole trick.',
      ],
    ],
    parts: [
      [
        ['One who looks', 'Somebody with sharp eyes'],
        [
          'Colours, scratches, a book that stands upside down.',
          'They find it and often do not know what. Hence they should say it.',
        ],
        'A book standing upside down in a row',
      ],
      [
        ['One who tries', 'Somebody with patient hands'],
        ['Turns, pushes, fits, and is not ashamed of a tenth attempt.', 'Without them nothing would open.'],
        'A hand turning a dial',
      ],
      [
        ['One who asks', 'Somebody with silly questions'],
        [
          '"Which things are still unused?" is a small question with great effect.',
          'They keep the clock in mind and the peace too.',
        ],
        'A hand writing on a small board',
      ],
    ],
    turn: ['The best team is the one that laughs at its mistakes.', 'Every head is good for one lock.'],
    asks: ['Which of the three are you?', 'Whom would you take along who has never been?'],
    ends: {
      pt: 'Variety beats brilliance.',
      fi: 'So yes: you are coming.',
      a: 'Mixed teams get out.',
      h: 'The padlock was not available for comment.',
      l: 'And a lid lifts.',
    },
    work: 'Teams of people who think alike are fast until they are stuck. It is worth knowing beforehand who looks, who tries and who asks, at work as well.',
    keep: 'the day you put a team together',
    send: 'somebody who says "I am no good at that"',
    own: [
      {
        kinds: ['number', 'service', 'offer', 'product', 'price', 'audience'],
        about: 'players?|teams? of|groups? of|famil(?:y|ies)\\b|children from|ages?\\b|\\d+ (?:to|or) \\d+',
        lead: 'And for how many it is made here.',
      },
    ],
    pic: {
      ask: 'Three people of different ages with one box',
      alt: 'People of different ages around a locked box',
    },
    claims: [
      ['Rooms are designed for varied abilities and without special knowledge', 'practice of room designers'],
    ],
  },
  {
    id: 'who-is-watching',
    format: 'behind',
    again: 9,
    emoji: '🎥',
    tags: ['GameMaster', 'BehindTheScenes', 'EscapeRoom'],
    title: [
      'What the game master does while you search for keys',
      'Behind an escape room: cameras, hints and a reset',
    ],
    cover: 'Who is watching?',
    gist: [
      'Next door somebody watches your every step, waits for the right moment for a hint, and suffers with you. When you are out, every key, every code and every drawer goes back to its place.',
      'A good hint comes when fun is about to turn into annoyance, and it says as little as possible. That is a skill of its own.',
    ],
    subject: ['A hint at the right second', 'Back to the beginning, by list'],
    hooks: {
      '*': [
        'While you search, somebody sits next door and begs a screen: "Left. Further to the left."',
        'After every game somebody puts forty things back in exactly the place where you did not look.',
      ],
      pt: 'A reset follows a list: one key in the wrong drawer, and the next team cannot win.',
      fi: 'Yes, they can hear you. Yes, that as well.',
      a: 'Watch, wait, hint, reset.',
      h: 'Game masters have seen people try to open a painted door. For twelve minutes. With a run-up.',
      l: 'A row of screens, a headset, and great patience.',
    },
    lines: {
      '*': [
        'A game master reads a team by its voices: when they get quiet, it is time for a hint in the escape room.',
        'After each game everything is put back by list: keys, locks, codes, light. It takes about as long as a cup of coffee.',
        'The finest moment of the job is not the last door. It is the second in which four faces understand.',
        'New rooms are tried out on friends first. What nobody solves goes back to the workshop.',
      ],
      h: ['There is a list of codes that were tried and never existed. It is long and creative.'],
    },
    scene: [
      'Four screens, one headset, a cold tea. On camera three somebody picks up the right book and puts it back. A groan next door.',
      'The team is out, photos are taken, laughter. In the room somebody is already kneeling, putting a key under a loose board.',
    ],
    why: [
      [
        'Too early a hint takes away the joy, too late a one takes away the mood.',
        'No two teams are alike, and the script is only a beginning.',
      ],
      [
        'The next group must find exactly the same room.',
        'Things wear out: hundreds of hands a month turn the same dial.',
      ],
    ],
    parts: [
      [
        ['Before: the briefing', 'First a talk at the door'],
        [
          'Rules, exit, story. And a look at who is nervous.',
          'Within five minutes one knows who will lead and who will find things.',
        ],
        'A headset on a desk',
      ],
      [
        ['During: the hints', 'Then watching and waiting'],
        [
          'Mostly a question and no answer. "Have you seen the clock?"',
          'Some teams want none at all, and say so beforehand.',
        ],
        'Screens in a dim control room',
      ],
      [
        ['After: the reset', 'Last comes putting everything back'],
        [
          'Each lock shut and tried, each drawer checked.',
          'And something has come loose again. There is glue for that.',
        ],
        'A hand putting a key in its hiding place',
      ],
    ],
    turn: [
      'So wave at the camera. It makes their evening.',
      'What looks easy was forty things in their places.',
    ],
    asks: ['What would you love to ask a game master?', 'Hints: early, late or never?'],
    ends: {
      pt: 'An hour for you, half a craft behind it.',
      fi: 'So thank you for putting things back.',
      a: 'Seen, heard, reset.',
      h: 'The door is still painted.',
      l: 'Quiet, and everything in its place again.',
    },
    keep: 'your next hour under cameras',
    send: 'somebody who tries to outwit the camera',
    own: [
      {
        kinds: ['people', 'process', 'history', 'story'],
        about: 'game ?master|designed|built|build|hints?\\b',
        lead: 'And who is behind it here.',
      },
    ],
    pic: {
      ask: 'The control desk with a headset, screens blurred',
      alt: 'A headset on a desk in front of screens',
    },
    claims: [['Monitoring, hints and reset by checklist', 'practice of game masters']],
  },
  {
    id: 'hints-or-pride',
    format: 'either',
    again: 7,
    emoji: '💡',
    tags: ['EscapeRoom', 'HintsOrNot', 'TeamPlay'],
    title: [
      'Take a hint or struggle on? Escape room teams are divided',
      'Hints in an escape room: ask early or never',
    ],
    cover: 'Take a hint, or pride?',
    gist: [
      'Some teams ask after three minutes and see the whole room. Others would rather stand at the first door for an hour, with their heads held high.',
      'A hint costs pride and saves time. What is more fun is a matter of character.',
    ],
    subject: ['Ask, or die proud', 'How long is too long?'],
    hooks: {
      '*': [
        'Stuck for ten minutes in an escape room: do you take the hint, or do you take your pride home?',
        'There are teams that have never asked for a hint. Some of them have even got out.',
      ],
      p: 'A hint at the right time shows you more of the room.',
      t: 'Most rooms are built so that an average team needs two or three hints.',
      fi: 'Between us: who in your group wants the hint first?',
      a: 'Hint or no hint. Decide before you go in.',
      h: '"No help, thank you", said four people to a door that opened the other way.',
      l: 'One word through the loudspeaker, or silence to the end.',
    },
    lines: {
      '*': [
        'A rule for an escape room: five minutes without anything new, then ask. You came for the whole room.',
        'No hints at all: it is a fine feeling, if you get out. And an interesting evening, if you do not.',
        'Agree on it before the door shuts: who may ask for a hint, and when?',
        'Hints in an escape room: sensible help, or cheating?',
      ],
      h: ['Pride opens no drawers, but it looks good on the photo.'],
    },
    scene: [
      '"Shall we ask?" "No." Two minutes. "Now?" "No." Next door somebody has the finger on the button.',
      'A voice from the ceiling says one word. Four foreheads are slapped at the same time.',
    ],
    why: [
      [
        'Getting out is one aim, and having solved it yourselves is another. They seldom fit into the same hour.',
        'People remember what they found by themselves, and forget for how long they stood there.',
      ],
    ],
    parts: [
      [
        'Ask early',
        [
          'You see more, laugh more and get to the last room.',
          'A hint is only a sentence, the solving is yours.',
        ],
        'A team looking up at a loudspeaker',
      ],
      [
        'Never ask',
        ['The click of the lock sounds different then.', 'If it does not come, you have a reason to return.'],
        'A closed padlock in close-up',
      ],
    ],
    turn: ['A third way: every member may ask once.', 'On the photo afterwards nobody sees it.'],
    asks: ['Hint or pride?', 'How long do you hold out?'],
    ends: {
      p: 'Decide together, then play.',
      t: 'Five minutes without news is the signal.',
      fi: 'Whoever sits next door is on your side.',
      a: 'Agree first.',
      h: 'The door opens outwards.',
      l: 'A click, and it was yours.',
    },
    keep: 'the moment before the door shuts',
    send: 'the proudest one in your group',
    own: [
      {
        kinds: ['service', 'policy', 'process', 'product', 'number', 'price'],
        about: 'hints?\\b|difficult|success|escape rate|level|game ?master',
        lead: 'And how it is done here.',
      },
    ],
    pic: { ask: 'A closed padlock and a small bell', alt: 'A padlock beside a small bell' },
    claims: [['Hints are part of the design', 'practice of room designers']],
  },
  {
    id: 'a-hunt-at-home',
    format: 'season',
    again: 11,
    emoji: '🗝️',
    when: { months: [10, 11, 12, 1, 2] },
    tags: ['PuzzlesAtHome', 'RainyDay', 'FamilyGames'],
    title: [
      'How to build an escape game at home for a dark afternoon',
      'A puzzle hunt in your own living room: four locks are enough',
    ],
    cover: 'A hunt at home',
    gist: [
      'Start at the end: a treasure in a box. Then three puzzles backwards, each leading to the next hiding place, none of which takes longer than ten minutes. Paper, pencil and one lock will do.',
      'A message in mirror writing, a jigsaw out of a photograph, a number hidden in the bookshelf: with three of them you have an afternoon.',
    ],
    subject: ['Start with the treasure', 'Three puzzles, one box'],
    hooks: {
      '*': [
        'Dark at five, and the children have seen everything? Hide a treasure and build three puzzles backwards from it.',
        'An escape game at home needs one box, three ideas and somebody who can keep a secret for a day.',
      ],
      pt: 'Plan backwards: treasure, last lock, clue to it, and so on up to the first note.',
      fi: 'Build it in the evening, with a glass of something. It is at least as much fun as playing.',
      a: 'Treasure, three clues, one start. Built from the end.',
      h: 'The sock drawer is the safest place in the house. Nobody looks in there of their own will.',
      l: 'A letter with a seal, a lamp, and rain on the window.',
    },
    lines: {
      '*': [
        'For a puzzle hunt at home cut up a photo of the next hiding place and hide its pieces. Whoever puts it together knows where to go on.',
        'Write a message in mirror writing and lay it near the bathroom. Some find it at once, and some never.',
        'Three books, three page numbers: that makes a code for a suitcase lock. Most families have one somewhere.',
        'Test each clue on one person who does not play. What is clear to you is clear only to you.',
      ],
      h: ['The treasure is biscuits. The treasure is always biscuits.'],
    },
    scene: [
      'Half past four and dark. On the mat lies a letter that was not there before, with three names on it.',
      'Father has hidden the last clue so well that he has been looking for it as well for ten minutes.',
    ],
    why: [
      [
        'From the end you see what is needed. From the beginning it gets longer and longer.',
        'Each clue has one aim: the next place.',
      ],
      [
        'Searching and thinking by turns keeps big and small ones together.',
        'Everybody should be able to do something that the others cannot: read, climb, count.',
      ],
    ],
    parts: [
      [
        ['Begin with the treasure', 'Hide the treasure'],
        [
          'A box, a lock if you have one, something to share out in it.',
          'The best place is one that everybody passes ten times.',
        ],
        'A small box with a padlock',
      ],
      [
        ['Build three clues backwards', 'Work your way back in three steps'],
        [
          'A jigsaw, a mirror message, a number out of books.',
          'Ten minutes each is plenty. With small ones five.',
        ],
        'A cut-up photograph on a table',
      ],
      [
        ['Write the first letter', 'Start it off with a letter'],
        [
          'A little story, a reason, a time limit.',
          'Singed edges look lovely. Tea does it as well, and more safely.',
        ],
        'A letter on paper stained with tea',
      ],
    ],
    turn: ['Next week the children build one for you.', 'Biscuits are a treasure in any family.'],
    asks: ['Where would you hide the treasure?', 'Which puzzle did you love as a child?'],
    ends: {
      pt: 'Backwards planned, forwards played.',
      fi: 'And keep one biscuit for the one who built it.',
      a: 'Box, three clues, go.',
      h: 'It was in the sock drawer. It still is.',
      l: 'A seal breaks, and it begins.',
    },
    keep: 'the next wet Sunday',
    send: 'whoever has children at home all weekend',
    own: [
      {
        kinds: ['offer', 'service', 'product', 'event', 'price'],
        about: 'children|famil|birthday|voucher|gift|kids|part(?:y|ies)|at home|box',
        lead: 'And for afternoons away from home.',
      },
    ],
    pic: {
      ask: 'A box with a lock, a letter and a cut-up photo',
      alt: 'A locked box with a letter on a table',
    },
    claims: [['Planning a hunt backwards', 'practice of room designers']],
  },
  {
    id: 'whom-would-you-take',
    format: 'question',
    again: 7,
    emoji: '🤝',
    tags: ['DreamTeam', 'EscapeRoom', 'TeamPlay'],
    title: [
      'Whom would you like to be locked in with for an hour?',
      'Your dream team for an escape room: who is in it?',
    ],
    cover: 'Your team for one hour',
    gist: [
      'Three people from your life, or from books: whom would you take along, and for what? One finds, one calculates, one keeps everybody calm.',
      'Most people first name somebody clever and then somebody who makes them laugh. The second gets them out.',
    ],
    subject: ['Three people, one door', 'Who keeps the peace?'],
    hooks: {
      '*': [
        'An hour, one locked door, three people of your choice. Whom do you take?',
        'Your aunt, Sherlock Holmes or your old maths teacher: who comes along into the room?',
      ],
      p: 'Good teams have different heads and a common sense of humour.',
      t: 'One who finds, one who links, one who keeps the time.',
      fi: 'Tag them if you dare. And say what for.',
      a: 'Three names. Go.',
      h: 'Whoever names a burglar has understood the question.',
      l: 'Three people with whom silence is easy.',
    },
    lines: {
      '*': [
        'You may take one historical person into an escape room. Who is it?',
        'Whom from your family would you never take into an escape room, and why do you love them all the same?',
        'Sherlock Holmes finds everything and explains it for twenty minutes. Would you take him?',
        'Who in your circle has the nerves for the last five minutes?',
      ],
      h: ['The dog finds the hidden sausage. That was not the question, but nobody else was quicker.'],
    },
    scene: [
      '"I take Marie Curie", says the daughter. "She glows in the dark", says the son. They are told off, and both are in.',
      'Three friends write down three names each. The same one stands on every list, and she blushes.',
    ],
    why: [
      [
        'In sixty minutes you learn about people what takes years at parties.',
        'Some people turn to stone at a ticking clock, and others only then wake up.',
      ],
    ],
    parts: [
      [
        'One who finds',
        ['Eyes like a magpie, patience like a cat.', 'A child would do nicely.'],
        'A magnifying glass on a table',
      ],
      [
        'One who links',
        ['Who sees that three birds and a bell are a telephone number.', 'They mostly talk to themselves.'],
        'A pencil drawing lines between dots',
      ],
      [
        'One who keeps calm',
        [
          'Knows the time, makes a joke, hands round the hint.',
          'Without them the others quarrel about the birds.',
        ],
        'A watch lying beside a lock',
      ],
    ],
    turn: ['Now call them. An hour can be found.', 'And do they know of their luck?'],
    asks: ['Who are your three?', 'Which of the roles is yours?'],
    ends: {
      p: 'Then you only need a date.',
      t: 'Find, link, keep time.',
      fi: 'Those photos would be worth seeing.',
      a: 'Three names, one hour.',
      h: 'The burglar has other plans on Thursday.',
      l: 'Three people, and the door may wait.',
    },
    keep: 'the next round of messages in your group',
    send: 'your three',
    own: [
      {
        kinds: ['offer', 'price', 'service', 'hours', 'number', 'product'],
        about: 'players?|people|groups?\\b|teams? (?:of|events?|build)',
        lead: 'And for three or more of you.',
      },
    ],
    pic: { ask: 'Three chairs in front of a closed door', alt: 'Three chairs in front of a closed door' },
    claims: [['Roles in teams', 'experience of game masters']],
  },
];
