// Escape rooms: what happens, with whom, and how a team gets out.
import type { Idea } from '../../library/idea.ts';

export const PLAYING: readonly Idea[] = [
  {
    id: 'are-we-really-locked-in',
    format: 'answer',
    again: 7,
    emoji: '🔐',
    tags: ['EscapeRoom', 'FirstTime', 'GoodToKnow'],
    title: ['Are you really locked in at an escape room?', 'First time in an escape room: what to expect'],
    cover: 'Is the door locked?',
    question: 'Are we really locked in?',
    short: 'No. You can leave at any time, and somebody is watching over you.',
    gist: [
      'In an escape room you can always get out. There is a way to open the door, and a game master sees and hears you the whole time.',
      'Do small rooms make you nervous? Say so when you book. You will be shown how to leave, and some rooms are larger than others.',
    ],
    subject: ['Are you really locked in?', 'First time in an escape room'],
    hooks: {
      '*': [
        'Are you really locked in at an escape room? No, and this is how it works.',
        'Would you like to try an escape room but the door worries you? Read this first.',
      ],
      pfatil: 'An escape room is a game, and you can leave it at any time.',
      h: 'Nobody has stayed in an escape room for ever. Somebody counts every evening.',
    },
    lines: {
      '*': [
        'Before an escape game starts you are shown how to leave the room.',
        'Tell the team of the escape room if you do not like small or dark rooms. They will suggest the right one.',
        'A game master watches on a camera and helps when you are stuck.',
        'You can take a break in an escape room. Just say so.',
      ],
      h: ['The toilet is outside. Go before the clock starts.'],
    },
    scene: [
      'For many people the door is the reason why they have never tried it.',
      'The clock runs, the door is shut, and it still feels quite safe.',
    ],
    why: [
      [
        'Nobody enjoys a game when they are worried about the door.',
        'When you know how to leave, you can forget about it.',
      ],
      ['Rules for fire safety say that people must be able to get out.', 'Safety comes before the story.'],
    ],
    caution: [
      'Ask beforehand about flashing light, tight spaces or stairs if they could be a problem for you.',
      'If you have epilepsy, are pregnant or dislike tight spaces, ask before you book.',
    ],
    parts: [
      [
        'Ask to see the way out',
        ['Before the game, and for everybody.', 'Then it is clear for the whole team.'],
        'A door with a green sign',
      ],
      [
        'Say what worries you',
        ['Dark, loud, tight, scary?', 'Rooms differ, and there is one for you.'],
        'Two people talking at a desk',
      ],
      [
        'Agree on a word',
        ['If somebody says it, you stop at once.', 'Most teams never need it.'],
        'A raised hand',
      ],
    ],
    turn: ['After five minutes you will have forgotten the door.', 'Then only the clock is against you.'],
    asks: ['Have you ever been in an escape room?', 'What would you like to know before you try it?'],
    ends: {
      pfatil: ['Questions before you book? Ask us.', 'Tell us who is coming, and we will suggest a room.'],
      h: 'Counted. All out.',
    },
    keep: 'the day you book',
    send: 'the friend who does not dare',
    own: [
      {
        kinds: ['audience', 'policy', 'product', 'number', 'price', 'service'],
        about: 'rooms?\\b|players|minutes|age|beginners',
        lead: 'And here are the facts.',
      },
    ],
    pic: { ask: 'The door of one of your rooms', alt: 'The door of an escape room' },
    claims: [['Exit possible, supervised', 'practice and safety rules of escape rooms']],
  },
  {
    id: 'used-and-unused',
    format: 'howto',
    again: 7,
    emoji: '🧩',
    tags: ['EscapeRoomTips', 'EscapeRoom', 'TeamPlay'],
    title: [
      'How to get out of an escape room: five tips for beginners',
      'Escape room tips: what good teams do',
    ],
    cover: 'Escape room tips',
    gist: [
      'Search everything first, say aloud what you find, put it on one table, and keep used things apart. That is how beginners get out of an escape room.',
      'Good teams in an escape room talk all the time, work in pairs, and ask for a hint before they get cross.',
    ],
    subject: ['Escape room tips', 'How to get out'],
    hooks: {
      '*': [
        'Your first escape room? With these tips you have a good chance to get out.',
        'What do good teams do in an escape room? They talk. And these things.',
      ],
      pfatil: 'Beginners get out of an escape room when they talk and search well.',
      h: 'In an escape room the key is always in the place where Dad has "already looked".',
    },
    lines: {
      '*': [
        'Say aloud what you find in an escape room. The other half is often in the hand of somebody else.',
        'Put things that you have used in one corner. They are seldom needed twice.',
        'Two people at one lock are enough. The others go on searching.',
        'Take a hint when you have been stuck for five minutes. It is part of the game.',
      ],
      h: ['Nobody has to climb on anything. Really.'],
    },
    scene: [
      'Five people stand around one padlock, and behind them the next clue lies on a shelf.',
      'With twenty minutes to go somebody opens a drawer that nobody has opened before.',
    ],
    why: [
      ['What belongs together lies far apart on purpose.', 'If nobody talks, two halves never meet.'],
      ['Old clues lead you astray.', 'Most time is lost with things that are already solved.'],
    ],
    parts: [
      [
        'Search first',
        ['Under, behind, inside. Each of you takes a wall.', 'Then change walls.'],
        'A hand in a drawer',
      ],
      ['Say what you find', ['Colour, number, shape.', 'Loud and short.'], 'A person holding a key'],
      [
        'Put it on one table',
        ['Numbers here, pictures there.', 'So everybody sees it.'],
        'Objects on a table',
      ],
      [
        'Keep used things apart',
        ['Opened locks with their keys.', 'What is left over has not been used yet.'],
        'An open padlock with its key',
      ],
      [
        'Ask for a hint in time',
        ['Before anybody gets cross.', 'A small push, and on you go.'],
        'A screen on a wall',
      ],
    ],
    turn: [
      'And if you do not make it, you will know where it was.',
      'Then the door opens, and everybody shouts.',
    ],
    asks: ['Who in your team finds things?', 'Did you get out the last time?'],
    ends: {
      pfatil: ['Try it with your team.', 'Ask us which room is good for beginners.'],
      h: 'Dad, look again.',
    },
    keep: 'the way to your first room',
    send: 'your team',
    pic: { ask: 'An open padlock on a table', alt: 'An open padlock on a table' },
    claims: [['Search, communicate, separate used items', 'practice of game masters']],
  },
  {
    id: 'you-need-not-be-clever',
    format: 'myth',
    again: 8,
    emoji: '🧠',
    tags: ['EscapeRoom', 'TeamPlay', 'FirstTime'],
    title: [
      'Do you have to be clever for an escape room?',
      'Escape rooms are only for clever people: is that true?',
    ],
    cover: 'Do you have to be clever?',
    myth: 'escape rooms are only for clever people',
    short: 'No. Mixed teams do best, because everybody sees something else.',
    gist: [
      'You do not have to be good at sums for an escape room. You need sharp eyes, patience and people who talk to each other.',
      'A child, a grandmother and an engineer make a good team in an escape room. Each of them sees other things.',
    ],
    subject: ['Do you have to be clever?', 'Mixed teams'],
    hooks: {
      '*': [
        'Do you think that you are not clever enough for an escape room? You are.',
        'Which teams are best in an escape room? Mixed ones.',
      ],
      pfatil: 'In an escape room everybody can do something that the others cannot.',
      h: 'The professor looked for a formula. His daughter looked under the rug.',
    },
    lines: {
      '*': [
        'Children often find in an escape room what adults walk past.',
        'You need no special knowledge for an escape room. Everything is in the room.',
        'Bring somebody who is calm, somebody who is curious and somebody who keeps an eye on the clock.',
        'Silly questions are welcome in an escape room. Many of them are right.',
      ],
      h: ['"What does this button do?" is a fine question. Ask it before, and not after.'],
    },
    scene: [
      '"I am no good at puzzles", says somebody at every desk, and finds the first key.',
      'Most puzzles are about looking and trying, and not about knowing.',
    ],
    why: [
      ['Different people get stuck at different places.', 'If one is stuck, another goes on.'],
      [
        'Rooms are tested with quite ordinary people.',
        'Too hard is no fun, and those who build rooms know it.',
      ],
    ],
    parts: [
      [
        'Somebody with sharp eyes',
        ['Sees the number on the back of the clock.', 'Often it is the youngest.'],
        'A child looking closely',
      ],
      [
        'Somebody with patience',
        ['Tries all ten positions.', 'Keeps calm when the lock sticks.'],
        'Hands at a padlock',
      ],
      [
        'Somebody who asks',
        ['"Have we used this?"', 'Keeps the clock in mind as well.'],
        'A person pointing',
      ],
    ],
    turn: ['So bring your family as it is.', 'You will be surprised who is best at it.'],
    asks: ['Who would be good at it in your family?', 'Who is the best searcher in your family?'],
    ends: {
      pfatil: ['Not sure which room suits you? Ask us.', 'Tell us how old you all are.'],
      h: 'Under the rug. Naturally.',
    },
    keep: 'the day you put a team together',
    send: 'somebody who says "I am no good at that"',
    own: [
      {
        kinds: ['audience', 'policy', 'product', 'number'],
        about: 'age|players|famil|beginners|difficult',
        lead: 'And for whom our rooms are.',
      },
    ],
    pic: { ask: 'A magnifying glass on a table', alt: 'A magnifying glass on a table' },
    claims: [['No prior knowledge; mixed teams do well', 'practice of game masters']],
  },
  {
    id: 'who-is-watching',
    format: 'behind',
    again: 8,
    emoji: '🎥',
    tags: ['EscapeRoom', 'BehindTheScenes', 'GameMaster'],
    title: ['What does the game master of an escape room do?', 'Behind the scenes of an escape room'],
    cover: 'The game master',
    gist: [
      'While you search, the game master of an escape room watches on a screen, listens, sends hints, and then puts everything back in its place.',
      'A game master sees every team at the same lock, and every team does it differently.',
    ],
    subject: ['The game master', 'Behind the scenes'],
    hooks: {
      '*': [
        'Who watches you in an escape room, and what do they do? This is the game master.',
        'After every team each key has to go back to its place. A look behind the scenes of an escape room.',
      ],
      pfatil: 'Behind each escape game there is somebody who watches, helps and tidies up.',
      h: 'Yes, the game master saw that. And smiled.',
    },
    lines: {
      '*': [
        'A game master gives a hint when a team goes quiet.',
        'After each game dozens of things are put back by a list.',
        'Tell the game master beforehand how many hints you want.',
        'Locks and puzzles wear out. Something is mended nearly every day.',
      ],
      h: ['Please do not wave at the smoke detector. The camera is the other one.'],
    },
    scene: [
      'In a small room beside yours somebody sits in front of a screen with a cup of tea.',
      'Five minutes after you have left, the next team stands at the door.',
    ],
    why: [
      ['A hint at the right moment saves the fun.', 'Too early spoils it, and too late makes people cross.'],
      [
        'The next team needs every key where it belongs.',
        'One thing in the wrong place, and the game does not work.',
      ],
    ],
    parts: [
      [
        'Before: the rules',
        ['What you may touch, and how you get out.', 'Five minutes, and everybody is ready.'],
        'A person explaining',
      ],
      [
        'During: the hints',
        ['By screen, voice or note.', 'You decide how many you would like.'],
        'A screen in a small room',
      ],
      [
        'After: the reset',
        ['Each lock shut, each key hidden.', 'With a list, so that nothing is forgotten.'],
        'A hand closing a padlock',
      ],
    ],
    turn: [
      'And then the door opens for the next team.',
      'Ask afterwards what others did. There are good stories.',
    ],
    asks: ['How many hints would you take?', 'What would you like to ask a game master?'],
    ends: { pfatil: ['Ask us after your game.', 'See you at the screen.'], h: 'Game masters say nothing.' },
    keep: 'your next game',
    send: 'somebody who has played already',
    pic: { ask: 'The desk of the game master', alt: 'A desk with a screen' },
    claims: [['Briefing, hints, reset', 'practice of escape rooms']],
  },
  {
    id: 'a-birthday-that-works',
    format: 'checklist',
    again: 8,
    emoji: '🎂',
    tags: ['BirthdayParty', 'EscapeRoom', 'KidsParty'],
    title: ['A birthday in an escape room: what to plan', 'Escape room party: tips for parents'],
    cover: 'A birthday with puzzles',
    gist: [
      'For a birthday in an escape room make teams of up to five, ask which age the room is for, let everybody eat first, and plan the cake for afterwards.',
      'An escape room is good for a birthday from about ten years. Book two rooms if there are more than six children.',
    ],
    subject: ['Birthday in an escape room', 'A party with a puzzle'],
    hooks: {
      '*': [
        'Planning a birthday in an escape room? Think of these things.',
        'A birthday party in an escape room is easy to plan. Four things help.',
      ],
      pfatil: 'An escape room is a birthday party that somebody else tidies up.',
      h: 'A birthday in an escape room: an hour of quiet for parents, and a lot of noise behind the door.',
    },
    lines: {
      '*': [
        'Ask for which age an escape room is made. Scary rooms are not for children.',
        'Small teams are better: three to five children in each room.',
        'Let the children eat before the game, and have the cake afterwards.',
        'Ask whether an adult has to go in with them.',
      ],
      h: ['Mum may go in. Mum may not say the answer.'],
    },
    scene: [
      'Ten children, one padlock: that does not work.',
      'On the way home they all tell it at the same time.',
    ],
    why: [
      ['In small teams every child has something to do.', 'With ten in a room three are only watching.'],
      [
        'Hungry children do not think well.',
        'After the game everybody wants to talk, and cake is right for that.',
      ],
    ],
    parts: [
      [
        'Make small teams',
        ['Up to five, with one calm child in each.', 'Two rooms at the same time make a race.'],
        'Two teams of children',
      ],
      [
        'Ask about the age',
        ['And whether it is dark or scary.', 'A trial look helps parents.'],
        'A sign with an age',
      ],
      [
        'Eat first',
        ['A sandwich is enough.', 'Drinks and toilet before the clock starts.'],
        'Sandwiches on a plate',
      ],
      [
        'Cake afterwards',
        ['Ask whether there is a table.', 'Plan half an hour for talking.'],
        'A cake with candles',
      ],
    ],
    turn: ['And take a photo with the clock.', 'Then everybody sleeps well.'],
    asks: ['How old will your child be?', 'What was your favourite birthday party?'],
    ends: {
      pfatil: ['Tell us how many are coming and how old they are.', 'Ask us for a date.'],
      h: 'Mum knew it all along.',
    },
    keep: 'the next birthday',
    send: 'parents of puzzlers',
    own: [
      {
        kinds: ['audience', 'price', 'policy', 'service', 'offer', 'product'],
        about: 'birthday|part(?:y|ies)|children|age|players|kids',
        lead: 'And how it is with us.',
      },
    ],
    pic: { ask: 'A cake beside a padlock', alt: 'A cake beside a padlock' },
    claims: [['Team size, age, food', 'practice of escape rooms']],
  },
  {
    id: 'hints-or-pride',
    format: 'either',
    again: 6,
    emoji: '💡',
    tags: ['EscapeRoom', 'ThisOrThat', 'TeamPlay'],
    title: ['Escape room: do you take a hint or struggle on?', 'Hint or no hint: what does your team do?'],
    cover: 'Hint or no hint?',
    gist: [
      'You have been stuck for ten minutes in an escape room: do you take the hint, or go on?',
      'Some teams ask for hints early, and some would rather not get out. What does yours do?',
    ],
    subject: ['Hint or no hint?', 'Stuck in an escape room'],
    hooks: {
      '*': [
        'Stuck in an escape room: do you take the hint, or struggle on?',
        'Hint or no hint: what does your team do in an escape room?',
      ],
      pfatil: 'Teams are divided about hints. What about yours?',
      h: 'Would you rather take a hint or explain to the children that you could have done it alone?',
    },
    lines: {
      '*': [
        'Hint or no hint: one word is enough.',
        'Who in your team asks for a hint first?',
        'Would you rather get out with a hint or fail without?',
        'How many hints did you need last time?',
      ],
      h: ['Grandma asked for a hint after two minutes. Grandma got out.'],
    },
    scene: [
      'The clock says twenty minutes, and nobody has moved for five.',
      'One wants to ask, and one says "just a minute".',
    ],
    why: [
      [
        'Getting out is fun, and so is solving it alone.',
        'Decide before the clock starts. It saves a quarrel.',
      ],
    ],
    parts: [
      [
        'Take the hint',
        ['You see more of the room, and get out.', 'It is only a sentence.'],
        'A screen with a message',
      ],
      [
        'Struggle on',
        ['It is twice as nice when you find it yourselves.', 'And you have a reason to come again.'],
        'A team around a box',
      ],
    ],
    turn: ['Tell us what you do.', 'Both are allowed.'],
    asks: ['Do you ask for hints early or late?', 'When do you ask for help?'],
    ends: { pfatil: ['Tell us.', 'One word is enough.'], h: 'Well done, Grandma.' },
    keep: 'your next game',
    send: 'your proudest friend',
    pic: { ask: 'A clock that counts down', alt: 'A clock that counts down' },
    claims: [['Teams differ', 'practice']],
  },
  {
    id: 'whom-would-you-take',
    format: 'question',
    again: 5,
    emoji: '👥',
    tags: ['EscapeRoom', 'TeamPlay', 'DreamTeam'],
    title: ['Whom would you take into an escape room?', 'Your dream team for an escape room: who is in it?'],
    cover: 'Your dream team',
    gist: [
      'You have an hour and one locked room. Which three people would you take with you?',
      'Whom would you take into an escape room: family, friends or colleagues?',
    ],
    subject: ['Your dream team', 'Whom would you take?'],
    hooks: {
      '*': [
        'Whom would you take into an escape room?',
        'Family, friends or colleagues: who is in your team for an escape room?',
      ],
      pfatil: 'A good team gets out of any room. Who is in yours?',
      h: 'Which of your colleagues would you take into an escape room, and let out again?',
    },
    lines: {
      '*': [
        'Name the three people in your team for an escape room.',
        'Who finds things in your family?',
        'Who stays calm when the clock runs?',
        'Which colleague would be best at it?',
      ],
      h: ['The boss is good at locks. Nobody knows why.'],
    },
    scene: [
      'Every team has one who searches, one who counts and one who laughs.',
      'You find out a lot about people in an hour.',
    ],
    why: [['Mixed teams do best, and have most fun.', 'The people make the game.']],
    parts: [
      [
        'Family',
        ['You know who is good at what.', 'And who has to be kept away from the lock.'],
        'A family at a door',
      ],
      [
        'Friends or colleagues',
        ['You get to know them from a new side.', 'The quiet one is often the best.'],
        'A team in front of a door',
      ],
    ],
    turn: ['Name them, please.', 'Then you have a team.'],
    asks: ['Who would be in your team?', 'Whom would you never take along?'],
    ends: { pfatil: ['Name your team.', 'We are curious.'], h: 'Let them out again, please.' },
    keep: 'the next free evening',
    send: 'your team',
    pic: { ask: 'A team in front of your door, with their permission', alt: 'A team in front of a door' },
    claims: [['People choose teams', 'common experience']],
  },
];
