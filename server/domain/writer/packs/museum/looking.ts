// In front of the glass: how to look, with whom, and for how long.
import type { Idea } from '../../library/idea.ts';

export const LOOKING: readonly Idea[] = [
  {
    id: 'look-first-then-read',
    format: 'howto',
    again: 9,
    emoji: '🖼️',
    tags: ['SlowLooking', 'MuseumTips', 'LookCloser'],
    title: [
      'How to look at an object in a museum: label last',
      'In the museum, look for a minute before you read the label',
    ],
    cover: 'Look first, read the label last',
    gist: [
      'Give one object a whole minute before you read what it is. Name what you see, guess what it was for, and let the label tell you how close you came.',
      'In a museum most eyes go to the label and stay there. Turn the order round: a minute for the thing, then the words, then the thing again.',
    ],
    subject: ['One minute before the label', 'What do you see before you read?'],
    hooks: {
      '*': [
        'In a museum, try this once: do not read the label. Not yet.',
        'Most people in a museum read for longer than they look. It can be turned round.',
      ],
      pt: [
        'A label tells you what to see, and after that it is hard to see anything else. So look at the object first.',
        'Seeing takes longer than reading, and most visits leave no time for it.',
      ],
      fi: [
        'Have you ever left an exhibition and remembered only the labels?',
        'Try it with one thing the next time: cover the label with your hand.',
      ],
      a: 'At the museum: look for a minute, guess, then read the label.',
      h: 'Many a visitor has nodded at a label in a museum without having looked at the vase.',
      l: 'One object, one minute, and no words yet.',
    },
    lines: {
      '*': [
        'Look at a museum object for a full minute before you read. The second half of the minute is where it begins.',
        'Guess what an object was for before the label tells you. A wrong guess makes the right answer stick.',
        'Look for the worn spot on an old thing. It shows where the hands were.',
        'Draw a museum object badly, in pencil, in three minutes. You will know it better than from ten photographs.',
      ],
      h: [
        'Studies of visitors suggest that a picture gets less than half a minute. Some sandwiches get more.',
      ],
    },
    scene: [
      'Two people in front of a glass case. One says "ah, eighteenth century" and moves on. The other says "look, somebody has mended the handle".',
      'A child stands before a helmet and asks how one ate in it. The label does not say.',
    ],
    why: [
      [
        'Words tell the eye what matters, and the eye obeys. Before them it still roams.',
        'Once you have read "milk jug", you see a milk jug. A minute earlier it was a shape, a repair and a thumbprint.',
      ],
      [
        'What you have found yourself stays with you, while what was handed to you is gone by the cloakroom.',
        'A question of your own is the strongest glue that memory has.',
      ],
    ],
    parts: [
      [
        'Stand still for a minute',
        [
          'It feels long, and that is the point of it.',
          'Count sixty slow breaths of the room, or look at a watch.',
        ],
        'A visitor standing still before a glass case',
      ],
      [
        'Say what you see',
        [
          'Colour, cracks, the side that was never meant to be seen.',
          'Plain words do: blue, bent, mended, heavier on the left.',
        ],
        'A close view of a mended handle',
      ],
      [
        'Guess what it was for',
        ['Who held it, on which day, and was it a good one?', 'A guess costs nothing and nobody hears it.'],
        'Two people pointing at an object',
      ],
      [
        'Now read, and look again',
        [
          'The second look is a different one, since now you know what to check.',
          'Most labels are good. They are simply better as an answer.',
        ],
        'A hand beside a museum label',
      ],
    ],
    turn: [
      'One thing seen is worth more than a hall walked through.',
      'Afterwards the rest of the room looks back at you, too.',
    ],
    asks: [
      'What is the last thing that you looked at for a whole minute?',
      'Do you read the label first or last?',
    ],
    ends: {
      pa: 'Look, guess, read, look.',
      fi: 'And if your guess was wrong, it was probably the better story.',
      t: 'Observation first, information second.',
      h: 'The vase nodded back.',
      l: 'Then the words, softly.',
    },
    keep: 'the next visit to a museum',
    send: 'somebody who always reads everything',
    own: [
      {
        kinds: ['product', 'number', 'event', 'service', 'history'],
        about: 'collection|exhibit|objects?\\b|display|on show|paintings?\\b|clocks?\\b|rooms?\\b',
        lead: ['And there is enough to try it on.', 'Plenty to practise on, too.'],
      },
    ],
    pic: {
      ask: 'An object in your collection, close up, with its wear',
      alt: 'A close view of a worn object in a glass case',
    },
    claims: [
      [
        'Time spent in front of an artwork is on average under half a minute',
        'visitor studies, for instance Smith and Smith in a large New York museum',
      ],
      ['Self-generated guesses help memory', 'textbook of learning psychology (generation effect)'],
    ],
  },
  {
    id: 'three-things-and-a-bench',
    format: 'myth',
    again: 9,
    emoji: '🥾',
    tags: ['MuseumTips', 'MuseumFatigue', 'DayOut'],
    title: [
      'Museum legs: why you get tired, and how to see more with less',
      'Tired in the museum? Choose three things and sit down between them',
    ],
    cover: 'Three rooms are enough',
    myth: 'You have to see everything to get your money back',
    short: 'After an hour or so most eyes stop taking anything in. Three things seen beat thirty passed.',
    gist: [
      'Museum tiredness was described more than a hundred years ago, and it has not got better. Choose three things, sit down between them, and leave while you still want to see more.',
      'Slow steps, standing, bending, deciding: an exhibition tires body and head. A short visit with a bench in it is remembered for longer than a long one without.',
    ],
    subject: ['You need not see everything', 'Leave while you still like it'],
    hooks: {
      '*': [
        'Museum legs are real: standing about tires more than walking does.',
        'You need not see the whole museum. Choose three things and a bench.',
      ],
      pt: [
        'Attention in exhibitions drops well before visitors leave, which speaks for short visits with few stops.',
        'Standing and choosing use up attention sooner than most visitors expect.',
      ],
      fi: [
        'Do your feet hurt after an hour in a museum, though you hardly walked?',
        'You are allowed to see only three things in a museum. Really.',
      ],
      a: 'In a museum choose three things, sit down, and go home early.',
      h: 'The last room of every museum is seen by people who are looking for the café.',
      l: 'One room in the morning, and time to spare.',
    },
    lines: {
      '*': [
        'Begin a museum visit at the far end. Most people turn right at the entrance and are tired by room four.',
        'Sit down in a museum before you are tired. The bench usually stands where somebody thought it worth looking.',
        'Choose three things from the plan at the entrance, and let everything else be a present.',
        'Leave the coat and the bag at the cloakroom. Two kilos less on the shoulder are half an hour more for the eyes.',
      ],
      h: ['By room nine even a mummy looks well rested.'],
    },
    scene: [
      'Room seven, three in the afternoon. Eleven people are looking at one bench.',
      'A couple meet at the exit. "What did you like?" A long silence, then: "The chair with the lion feet." They mean the one that they sat on.',
    ],
    why: [
      [
        'Every step is followed by a stop, a stoop and a decision: to read or not to read.',
        'Slow shuffling gives the calves no rest, and a hundred small choices give the head none.',
      ],
      [
        'Those who know that they may come back look in another way.',
        'A visit that ends early ends with appetite, and appetite is why one returns.',
      ],
    ],
    parts: [
      [
        'Pick three beforehand',
        [
          'From the plan, the website or the postcards by the till.',
          'Postcards are a good guide: they show what others could not forget.',
        ],
        'A finger on a museum plan',
      ],
      [
        'Sit between them',
        [
          'Five minutes on a bench, and not with the phone.',
          'From a seat one sees how others look, which is an exhibition as well.',
        ],
        'An empty bench in a gallery',
      ],
      [
        'Eat before the last one',
        [
          'Hunger makes every century look alike.',
          'Coffee in the middle, rather than as a reward at the end.',
        ],
        'Two cups on a museum café table',
      ],
      [
        'Go while you like it',
        [
          'The rest stays where it is. That is what museums are for.',
          'An hour may be a whole visit, and a good one.',
        ],
        'A visitor walking out into daylight',
      ],
    ],
    turn: ['What you have not seen is a reason to return.', 'Nobody asks at the exit how many you did.'],
    asks: [
      'How long do you last in a museum?',
      'What do you look at first in a museum: the plan, the shop or the café?',
    ],
    ends: {
      pa: 'Few things, well seen.',
      fi: 'And wear the comfortable shoes. Nobody looks down in here.',
      t: 'Fewer stops, longer dwell, earlier exit.',
      h: 'The café is signposted from everywhere, by the way.',
      l: 'And out again, into the light.',
    },
    keep: 'the next rainy Sunday',
    send: 'somebody who wants to see it all',
    own: [
      {
        kinds: ['hours', 'price', 'offer', 'policy', 'place'],
        about: 'ticket|admission|\\bentry\\b|annual|\\bpass\\b|caf[eé]|^open\\b|bench|housed|harbour',
        lead: 'Good to know for a short visit.',
      },
    ],
    pic: {
      ask: 'A bench in your rooms with something worth seeing before it',
      alt: 'An empty bench in a quiet exhibition room',
    },
    claims: [
      [
        'Museum fatigue was described in nineteen sixteen',
        'Benjamin Ives Gilman, Museum Fatigue; later visitor studies',
      ],
      ['Visitors tend to turn right at the entrance', 'visitor studies; a tendency only'],
    ],
  },
  {
    id: 'small-feet-big-hall',
    format: 'checklist',
    again: 9,
    emoji: '🦕',
    tick: true,
    tags: ['MuseumWithKids', 'FamilyDayOut', 'MuseumTips'],
    title: [
      'Museum with children: what makes it a good hour',
      'How to visit a museum with children and still like each other',
    ],
    cover: 'An hour with small feet',
    gist: [
      'Eat first, buy the postcard at the beginning and hunt for it, let the child lead, count something, and go home before anybody cries. An hour is plenty.',
      'Children do not need an explanation at every case. They need a search, somebody who wonders along with them, and an end in good time.',
    ],
    subject: ['Buy the postcard first', 'Let the child be the guide'],
    hooks: {
      '*': [
        'To a museum with a child? Go to the shop first, and buy one postcard.',
        'Children in a museum do not need a lecture. They need something to find.',
      ],
      pt: [
        'A visit with children succeeds with one task, one hour and something to eat before it.',
        'A museum visit with children needs a task rather than an explanation.',
      ],
      fi: [
        'Have you carried a child past a Roman mosaic, promising ice cream? Here is another way.',
        'A wet Saturday, two children, a museum: it can be lovely.',
      ],
      a: 'Museum with children: food, one search, one hour, home.',
      h: 'The most admired object among people under six is the lift.',
      l: 'A small hand that pulls you towards a lion.',
    },
    lines: {
      '*': [
        'Let a child choose a postcard at the museum shop first, then hunt for the real thing. It turns the visit into a search.',
        'Ask a child in a museum "what has happened here?" and not "do you know what this is?". The first has no wrong answer.',
        'Count dogs in paintings. Or feet, or keys. By the third room the adults are playing as well.',
        'Crouch down in front of a glass case once. At the height of a child, half of the labels are sky.',
      ],
      h: ['"Can we take it home?" is the oldest question in every museum, and collectors have asked it too.'],
    },
    scene: [
      'A girl stands in front of a suit of armour and asks where he went to the toilet. Nobody in the room walks on.',
      'Half past ten, the hall echoes, and somebody small is testing that it does.',
    ],
    why: [
      [
        'A search gives the eyes a reason, and the reason lasts for about an hour.',
        'A task is a handrail: with one, children look for themselves.',
      ],
      [
        'Whoever goes home happy wants to come back, and that is more than any label can do.',
        'What remains from a first visit is the mood, and perhaps one bear.',
      ],
    ],
    parts: [
      [
        'Eat and drink before',
        [
          'In the rooms it is mostly not allowed, and hunger is louder than history.',
          'A roll on the steps is part of the visit.',
        ],
        'A child eating a roll on steps',
      ],
      [
        'Buy the postcard first',
        [
          'It is the treasure map for the next hour.',
          'Afterwards it hangs above the bed, which the leaflet never does.',
        ],
        'A postcard in a small hand',
      ],
      [
        'Let the child lead',
        [
          'Left, right, back to the bear: it is their visit.',
          'They see what is at their height, and you will see it for the first time.',
        ],
        'A child pulling an adult along',
      ],
      [
        'Draw one thing',
        [
          'Pencil and paper, five minutes on the floor. Ask first whether that is fine.',
          'It need not look like it. It needs to have been looked at.',
        ],
        'A child drawing on the floor',
      ],
      [
        'Leave after an hour',
        ['Before the tears and not after them.', 'The last thing is a favourite, seen twice.'],
        'A child waving in a doorway',
      ],
    ],
    turn: [
      'At home they will explain it to somebody. That is when they learn it.',
      'A first museum is remembered for one thing. Let it be a good one.',
    ],
    asks: [
      'Which museum do you remember from your childhood, and what stood in it?',
      'What did a child ask in a museum that nobody could answer?',
    ],
    ends: {
      pa: 'One task, one hour, one postcard.',
      fi: 'And yes, the lift once more.',
      t: 'Search task, eye level, exit before fatigue.',
      h: 'And the lift was excellent, too.',
      l: 'A pencil, a lion, a quiet floor.',
    },
    keep: 'the next wet weekend',
    send: 'somebody with small feet at home',
    own: [
      {
        kinds: ['event', 'service', 'policy', 'price', 'offer', 'audience'],
        about:
          'child|famil|kids|school|trail|(?<!our |own |my |the |in a )workshops?\\b|tells? stories|story ?time|under \\w+ free',
        lead: ['And for small visitors.', 'What there is for families.'],
      },
    ],
    pic: {
      ask: 'A postcard held up before the real object',
      alt: 'A hand holding a postcard in front of the real object',
    },
    claims: [
      ['Tasks, short visits and open questions help children in museums', 'practice of museum education'],
    ],
  },
  {
    id: 'one-night-on-your-wall',
    format: 'question',
    again: 9,
    emoji: '🔑',
    tags: ['MuseumTalk', 'FavouriteObject', 'WhatWouldYouTake'],
    title: [
      'Which museum object would you take home for one night?',
      'If a museum lent you one object until tomorrow, which would it be?',
    ],
    cover: 'Yours for one night',
    gist: [
      'Suppose that you might take one thing from a museum home with you until tomorrow morning. Not to sell it and not to show it. What would it be, and where would you put it?',
      'A picture above the bed, a sword beside the umbrella stand, a whale in the garden: which museum piece would you like to live with for one night?',
    ],
    subject: ['One night, one object', 'What would you carry home?'],
    hooks: {
      '*': [
        'You may take one thing home from a museum, until tomorrow at nine. Which one?',
        'A museum lends you one object for one night. What would you choose?',
      ],
      pt: [
        'A choice of one says more about taste than any list of favourites.',
        'What one would live with is another question than what one admires.',
      ],
      fi: [
        'Be honest: which thing in a museum did you once want to put under your coat?',
        'No alarm goes off, it is all agreed: what would you carry home?',
      ],
      a: 'One museum object, one night. Choose.',
      h: 'One condition: it has to fit on the bus.',
      l: 'One night, and it hangs where you wake.',
    },
    lines: {
      '*': [
        'Which museum object would you borrow for one night, and where in your home would it stand?',
        'Some would take a painting from the museum. Others have measured the hall, and would take the carriage.',
        'The object that you would borrow from a museum is seldom the famous one. It is the spoon that looked like that of your grandmother.',
        'A museum is full of things that somebody once used every day and put down without a thought.',
      ],
      h: ['The mammoth was asked for, too. It does not use stairs.'],
    },
    scene: [
      'You wake at four, and in the light from the street lamp it hangs there. For once nobody is standing in front of it.',
      'The doorbell rings, two people in white gloves are outside, and they ask where you would like to have it.',
    ],
    why: [
      [
        'At home a thing is looked at in another way: with coffee, in slippers, from the side.',
        'What we would like to live with is not what we admire. It is closer to us.',
      ],
    ],
    parts: [
      [
        'Something to look at',
        [
          'A face, a sea, a bowl of lemons that has lasted for three centuries.',
          'Pictures change with the hour, and in a museum one sees only one of them.',
        ],
        'A painting in a dim room',
      ],
      [
        'Something to use once',
        [
          'To pour from the jug, to write with the pen, to hear the clock strike.',
          'Most things behind glass were made for hands.',
        ],
        'An old jug behind glass',
      ],
    ],
    turn: [
      'It is only a game, and it tells a good deal about taste.',
      'And say where it would stand. That is half of the answer.',
    ],
    asks: [
      'Which object would you take home for one night?',
      'Where in your home would your museum piece stand?',
    ],
    ends: {
      pa: 'One choice, and the reason for it.',
      fi: 'No guard will hear of it.',
      t: 'Dimensions and weight are your affair.',
      h: 'Standing room only, and no large swords.',
      l: 'One night, and back again.',
    },
    keep: 'a long evening with friends',
    send: 'the one with whom you go to museums',
    own: [
      {
        kinds: ['story', 'history', 'number', 'product', 'event'],
        about: 'collection|objects?\\b|tells the story|paintings?\\b|exhibit|on show',
        lead: 'And what one could choose from here.',
      },
    ],
    pic: {
      ask: 'A favourite small object of your collection',
      alt: 'A small object in a glass case, lit from above',
    },
    claims: [['Everyday things stand in museums', 'common experience']],
  },
  {
    id: 'voice-in-the-ear',
    format: 'either',
    again: 9,
    emoji: '🎧',
    tags: ['AudioGuide', 'MuseumTalk', 'ThisOrThat'],
    title: [
      'Museum: with a guide in your ear, or alone with your eyes?',
      'Do you take the tour in a museum, or go your own way?',
    ],
    cover: 'Guided, or on your own?',
    gist: [
      'Some like a museum with a voice that tells them where to look. Others want silence, no order and their own mistakes. Which of the two are you?',
      'With a tour you learn what you would have missed. Alone you find what no tour stops at. Both go home content.',
    ],
    subject: ['Tour or on your own?', 'A voice, or silence?'],
    hooks: {
      '*': [
        'In a museum: with a guide, or all alone?',
        'Two kinds of people go to museums: those who follow, and those who get lost.',
      ],
      pt: [
        'Guided visits give context, and free ones give time. Each has its price.',
        'Context and quiet are both worth having in a museum, seldom at once.',
      ],
      fi: [
        'Do you take the headphones at the entrance of a museum, or do you walk past them?',
        'Some want the story and some the silence. Which are you in a museum?',
      ],
      a: 'Museum: guided or alone. Decide.',
      h: 'One half of the visitors listens to number forty-one. The other half wonders why nobody moves.',
      l: 'A voice that explains, or only your steps.',
    },
    lines: {
      '*': [
        'Guided tour or on your own: how do you like a museum?',
        'With a guide you see what is important. Alone you see what is important to you.',
        'A compromise for museums: first an hour alone, then the tour. You will have questions by then.',
        'Good guides leave gaps. They ask what you see, and wait until it gets uncomfortable.',
      ],
      h: ['On a guided tour there is always one who knows better, and he always stands at the front.'],
    },
    scene: [
      'Twenty people stand in a half circle, and in front of them somebody is telling how the nose was lost. At the window one person is alone with a teapot.',
      'Headphones on, finger on the button, and you notice that you have been standing before the wrong picture for three minutes.',
    ],
    why: [
      [
        'What we know shapes what we see, for better and for worse.',
        'A story binds a room together, and a stroll lets it fall into surprises.',
      ],
    ],
    parts: [
      [
        'Guided',
        [
          'You hear who quarrelled with whom, and why the left hand is missing.',
          'Somebody who loves the things walks in front, and one catches it.',
        ],
        'A small group listening to a guide',
      ],
      [
        'Alone',
        [
          'Nobody waits for you, and you may spend an hour with a doorknob.',
          'Your own speed, your own order, and no number forty-one.',
        ],
        'One visitor in an empty room',
      ],
    ],
    turn: ['There is no wrong way through a museum.', 'Next time, try what you did not do this time.'],
    asks: [
      'Tour or alone: what do you prefer in a museum?',
      'What did a guide once tell you that you never forgot?',
    ],
    ends: {
      pa: 'Both are a visit.',
      fi: 'There are no wrong turns in here, only the fire exit.',
      t: 'Context or autonomy.',
      h: 'Number forty-one was the lift.',
      l: 'Steps on stone.',
    },
    keep: 'the queue at the entrance',
    send: 'the one who is always a room ahead of you',
    own: [
      {
        kinds: ['event', 'service', 'price', 'people', 'offer'],
        about: 'tours?\\b|guide[sd]?\\b|audio|talks?\\b|tells? stories|volunteer',
        lead: 'And for those who would like a voice with it.',
      },
    ],
    pic: { ask: 'An empty room of yours in the morning', alt: 'An empty exhibition room in morning light' },
    claims: [['Guided and free visits differ in what is remembered', 'common experience, museum education']],
  },
];
