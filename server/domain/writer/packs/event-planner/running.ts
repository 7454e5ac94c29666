// The plan, the room and the day itself.
import type { Idea } from '../../library/idea.ts';

export const RUNNING: readonly Idea[] = [
  {
    id: 'the-sentence-on-the-way-home',
    format: 'tip',
    again: 8,
    emoji: '🗨️',
    tags: ['EventPlanning', 'EventTips', 'MeetingDesign'],
    title: ['Planning an event? Begin with one sentence', 'What is this event for? One sentence first'],
    cover: 'One sentence comes first',
    gist: [
      'Before date, room and food, write down what you would like a guest to say on the way home. One sentence. It decides nearly everything that comes after it.',
      '"I finally met the people from the other office" asks for another evening than "now I know where we are going". Find yours before you look for a room.',
    ],
    subject: ['What is it for?', 'Before the room, one sentence'],
    hooks: {
      '*': [
        'Before you look for a room, write down what a guest should say on the way home.',
        'Most events begin with a date and a room. The good ones begin with a sentence.',
      ],
      p: 'A clear purpose makes every later decision shorter.',
      f: 'Never mind the napkins. What should people feel on the bus home?',
      a: 'Purpose first. Room second.',
      t: 'An aim that can be checked afterwards, such as "each guest has spoken to three new people", settles format, seating and time.',
      h: 'The only aim on paper was "like last year, but better".',
      i: 'People remember what an evening was for.',
      l: 'One line, in ink, before anything is booked.',
    },
    lines: {
      '*': [
        'Planning something? First write what a guest should say on the way home. Everything else follows from it.',
        'If nobody can say what an event is for, a smaller one is the kinder choice.',
        'Test each idea against your sentence: does the photo booth help people meet? Then yes. Otherwise it is furniture.',
        'Two aims need two events, or at least a long break between them.',
      ],
      h: ['"There was always a magician" is no aim. Nice man, though.'],
    },
    scene: [
      'Six people round a table discuss chair covers. The seventh asks what it is all for, and it gets quiet.',
      'In the night bus two guests talk. One of them says exactly the line that stood on a note four months ago.',
    ],
    why: [
      [
        'Without an aim the loudest wish wins, and that is mostly the wish for more.',
        'Rooms, menus and speakers can all be good and still not fit together.',
      ],
      [
        'A sentence says no on your behalf, politely and a hundred times.',
        'Afterwards the same line tells you whether it was worth it.',
      ],
    ],
    parts: [
      [
        'Write down one sentence',
        ['In the words of a guest, not of the board.', 'Spoken, short, and without "and".'],
        'A note with one line',
      ],
      [
        'Show it to three people',
        [
          'To one who pays, one who comes and one who helps.',
          'If they nod at once, it is clear. If they ask, it is not yet.',
        ],
        'Three people over a note',
      ],
      [
        'Hold every idea against it',
        [
          'What does not help it may be left out, however pretty.',
          'Leaving out costs nothing and saves most.',
        ],
        'A list with lines crossed out',
      ],
    ],
    turn: ['And then you may talk about napkins.', 'Keep the note. On the day after, read it again.'],
    asks: ['What would you like to hear afterwards?', 'Which event do you remember for a single moment?'],
    ends: {
      p: 'One line, and the plan has a spine.',
      f: 'You will be surprised how many lists get shorter.',
      a: 'Sentence, then date.',
      t: 'Ask three guests the day after, and compare.',
      h: 'The magician has been moved to the children, where he is happy.',
      i: 'An evening with a reason stays.',
      l: 'And the rest falls into place.',
    },
    work: 'Ask at the next planning meeting for one sentence from each person: what would a guest tell at breakfast? If you hear six different ones, you have found out in five minutes why the last event felt so long.',
    keep: 'the first planning meeting',
    send: 'somebody who has just booked a room',
    own: [
      {
        kinds: ['process', 'value', 'service', 'people'],
        about: 'concept|brief|listen|first (?:meeting|talk|call|coffee)|consult|design|plan',
        lead: 'And this is how it begins here.',
      },
    ],
    pic: { ask: 'A note with one sentence, beside a pen', alt: 'A handwritten note beside a pen on a table' },
    claims: [['Purpose before format', 'event design practice']],
  },
  {
    id: 'backwards-from-the-first-guest',
    format: 'howto',
    again: 8,
    emoji: '⏱️',
    tags: ['EventPlanning', 'RunSheet', 'EventTips'],
    title: [
      'How to make a run sheet: plan it backwards',
      'An event timetable that holds: backwards, with air',
    ],
    cover: 'Plan it backwards',
    gist: [
      'Begin with the moment when the first guest walks in, and go backwards: doors, sound check, tables, delivery, keys. With a name at each line, and air where people have to walk.',
      'Forwards everything looks possible. Backwards you find out that the van has to be there before the caretaker is up.',
    ],
    subject: ['Who has the key at six?', 'Backwards, with air in it'],
    hooks: {
      '*': [
        'Plan an event backwards: from the first guest to the person who has the key.',
        'Everything was planned, only not who unlocks the door.',
      ],
      p: 'A timetable that is written backwards finds the gaps beforehand.',
      f: 'Take a sheet of paper and begin at the bottom.',
      a: 'Backwards. With names. With air.',
      t: 'Each line: time, what, where, who, telephone. Fixed points first, then durations, then buffers at each change of place.',
      h: 'On paper the stage stood at ten. In the world the stage stood in a traffic jam.',
      i: 'Calm on the day is made weeks before.',
      l: 'A quiet room, an hour before, and all is done.',
    },
    lines: {
      '*': [
        'Plan your event backwards from the first guest. You will find the hour that is missing while it can still be found.',
        'A name beside every line. "We" has never carried a table.',
        'Put air in the plan wherever many people change rooms. It takes longer than you think, since they talk.',
        'Print the plan large and hang it by the kitchen. Nobody reads files with full hands.',
      ],
      h: ['"Somebody will have the key." Somebody was in Portugal.'],
    },
    scene: [
      'Half past five in the morning, a van, a locked gate, and a number that nobody answers.',
      'On the wall by the kitchen hangs a sheet with a coffee ring, and everybody who comes by looks at it for a second.',
    ],
    why: [
      [
        'Fixed times lie at the end: doors, speech, last train.',
        'From the end each duration can be taken off, and what does not fit shows at once.',
      ],
      [
        'Where nobody is named, everybody relies on the others.',
        'The gaps are seldom in the programme. They are in between.',
      ],
    ],
    parts: [
      [
        'Set the fixed points',
        ['Doors, food, speech, end. They do not move.', 'The times that others depend on come first.'],
        'Four times on a sheet',
      ],
      [
        'Go back step by step',
        [
          'How long does it take, and what has to be there before?',
          'To the key, and one further: to the evening before.',
        ],
        'Arrows on paper',
      ],
      [
        'Put a name to each line',
        ['One, with a number that gets answered.', 'And a second one, in case of flu.'],
        'Names beside times',
      ],
      [
        'Add air at the changes',
        [
          'A quarter of an hour for a hundred people and a staircase.',
          'If it is not needed, the coffee is longer. Nobody minds.',
        ],
        'People on a staircase',
      ],
    ],
    turn: [
      'Then read it aloud to somebody who does not know it.',
      'What sticks while you read will stick on the day.',
    ],
    asks: ['What was missing at your last event?', 'Who has your key?'],
    ends: {
      p: 'Written backwards, it holds forwards.',
      f: 'And on the day you may drink a coffee with your guests.',
      a: 'Backwards, now.',
      t: 'Freeze the plan two days before; after that changes go through one person.',
      h: 'Portugal sends its regards, and the key by post.',
      i: 'Behind every light evening there is a heavy sheet of paper.',
      l: 'And the door opens on time.',
    },
    keep: 'the week before your event',
    send: 'whoever has the key',
    own: [
      {
        kinds: ['process', 'service', 'people', 'policy'],
        about: 'on the day|coordinat|schedul|timetable|run sheet|set.?up|manage',
        lead: 'And on the day it goes like this.',
      },
    ],
    pic: { ask: 'Your run sheet on the wall, with its coffee ring', alt: 'A printed timetable on a wall' },
    claims: [['Backward planning, named owners, buffers', 'project and event management textbooks']],
  },
  {
    id: 'can-you-hear-me-at-the-back',
    format: 'mistake',
    again: 8,
    emoji: '🎤',
    only: 'conferen|corporate|compan|business|meeting|team|launch|gala|award|seminar|speech|wedding|societ',
    tags: ['PublicSpeaking', 'EventTips', 'MeetingTips'],
    title: [
      '"Can you hear me without?" Please take the microphone',
      'Why every speaker should use the microphone',
    ],
    cover: 'Take the microphone',
    wrong: '"I have a loud voice, I do not need the microphone"',
    gist: [
      'Whoever cannot hear you does not hear the question whether they can hear you. And nobody likes to say in front of all that their ears are not what they were. Take it, every time.',
      'It is not about your voice. It is about the third table from the back, the fan, and somebody with a hearing aid who does not want to put a hand up.',
    ],
    subject: ['The ones who cannot hear do not answer', 'It is not about your voice'],
    hooks: {
      '*': [
        '"Can everybody hear me without it?" Those who cannot have not heard the question.',
        'A loud voice is no microphone, and the back row is polite.',
      ],
      p: 'Good sound decides whether people stay with a speech.',
      f: 'You have a lovely voice. Take it all the same.',
      a: 'Take it. Hold it close. Speak.',
      t: 'Loudness falls by about six decibels with each doubling of distance outdoors, and bodies in a room swallow the high tones that make words clear.',
      h: 'He has done amateur theatre. The back rows had a lovely view of it.',
      i: 'To be heard is the first kindness to those who came.',
      l: 'A low voice, close by, in the last row as well.',
    },
    lines: {
      '*': [
        'Never ask "can you hear me without the microphone". Those who cannot do not answer. Take it.',
        'Hold it a hand away from the chin and keep it there when you turn your head. It does not follow by itself.',
        'Repeat questions from the room before you answer them. Most people heard half of it.',
        'Test the sound with people in the room, or turn it up a little: coats and bodies swallow more than empty chairs.',
      ],
      h: ['"Is this on?" has opened more evenings than any anthem.'],
    },
    scene: [
      'At the front somebody waves the microphone away with a laugh. At the back eleven people lean forward a little.',
      'Before the doors open somebody stands in the last row and listens to a colleague counting sheep on the stage.',
    ],
    why: [
      [
        'Many people hear less well than one would think, and do not speak of it.',
        'Hearing aids and loops pick up what comes through the system, and not what comes through the air.',
      ],
      [
        'Whoever has to strain to listen gives up after a few minutes.',
        'Those who hear little look at their telephones, and one thinks that it is the content.',
      ],
    ],
    parts: [
      [
        'Test it from the last row',
        ['Somebody speaks, somebody walks about.', 'With the fan running and the kitchen door open.'],
        'Somebody in the last row',
      ],
      [
        'Hold it close and still',
        ['A hand from the chin, pointing at the mouth.', 'If it feels too near, it is right.'],
        'A hand with a microphone',
      ],
      [
        'Pass one for questions',
        [
          'Or say the question again, in your own words.',
          'Otherwise half the room hears an answer to nothing.',
        ],
        'A microphone handed on',
      ],
    ],
    turn: ['And a fresh battery costs less than a lost speech.', 'Whoever speaks without may do so at home.'],
    asks: ['Front row or back row: where do you sit?', 'What was the worst sound that you sat through?'],
    ends: {
      p: 'Take it as a matter of course, and others will do so too.',
      f: 'The third table says thank you.',
      a: 'Microphone, always.',
      t: 'Spare batteries, a spare handset, and the sound desk where one can hear the room.',
      h: 'The anthem has been told.',
      i: 'Everybody came to hear. So let them.',
      l: 'And even the pause can be heard.',
    },
    keep: 'the next time somebody says "I do not need it"',
    send: 'whoever speaks next',
    pic: { ask: 'A microphone on an empty stage', alt: 'A microphone on a stand before empty chairs' },
    claims: [
      ['Use the microphone; those who cannot hear do not say so', 'accessibility guidance for events'],
      ['Six decibels per doubling of distance in the free field', 'acoustics'],
    ],
  },
  {
    id: 'the-box-under-the-table',
    format: 'checklist',
    again: 8,
    emoji: '🧰',
    tick: true,
    tags: ['EventTips', 'EventPlanning', 'EventProfs'],
    title: ['The emergency box for every event', 'What belongs in the box under the table'],
    cover: 'The box under the table',
    gist: [
      'Tape, scissors, pins, marker, string, {plasters|bandages}, chargers, tissues, a {torch|flashlight}. None of it costs much, and each of it is worth a kingdom at ten to seven.',
      'Every event has one thing that falls off, one that runs out and one that does not reach the socket. A box solves all three.',
    ],
    subject: ['A kingdom for a safety pin', 'At ten to seven'],
    hooks: {
      '*': [
        'At ten to seven a safety pin is worth more than the whole flower arch.',
        'One thing comes off, one runs out, one does not reach the socket. Pack for it.',
      ],
      p: 'A box that costs little prevents most small crises.',
      f: 'Pack it once, and put it under the table by the door.',
      a: 'Pack it. Label it. Refill it.',
      t: 'Gaffer tape holds and comes off again; parcel tape does one of these.',
      h: 'There has been one evening on which nobody needed it. We still talk about it.',
      i: 'Help is mostly something small at the right time.',
      l: 'A hem, a pin, and nobody saw.',
    },
    lines: {
      '*': [
        'For every event a box under the table: tape, scissors, pins, marker, string, {plasters|bandages}, chargers, tissues, a {torch|flashlight}.',
        'Take cloth tape for cables. It holds on the floor, comes off again, and nobody trips.',
        'A thick marker and blank card replace any sign that was forgotten.',
        'Spare batteries: count what the microphones need, and take twice as many.',
      ],
      h: ['The box has saved four speeches, two heels and one marriage.'],
    },
    scene: [
      'A heel, a heap of tulle, a kneeling person with a needle in the mouth, and next door they are already clapping.',
      'Somebody runs through the hall and whispers: "Has anybody got tape?" From under a table comes a hand with a roll.',
    ],
    why: [
      [
        'Shops are shut when it happens, or twenty minutes away.',
        'What fails is seldom large. It is a pin, a cable, a pen.',
      ],
      [
        'Whoever can help at once stays calm, and so does everybody round about.',
        'Guests remember how a mishap was dealt with.',
      ],
    ],
    parts: [
      [
        'Pack what holds things',
        [
          'Cloth tape, string, cable ties, pins, a needle with thread.',
          'Half of all trouble is something that comes loose.',
        ],
        'A roll of tape and pins',
      ],
      [
        'Pack what writes and cuts',
        ['Marker, card, pens, scissors, a small knife.', 'A sign is made in a minute, if there is a pen.'],
        'A marker and blank cards',
      ],
      [
        'Pack what gives power',
        [
          '{Extension lead|Extension cord}, adaptors, chargers, batteries.',
          'Sockets are always behind the piano.',
        ],
        'Cables and batteries',
      ],
      [
        'Pack what helps people',
        [
          '{Plasters|Bandages}, tissues, water, mints, a comb, a spare pair of {tights|pantyhose}.',
          'Nobody asks for it aloud, so say where it is.',
        ],
        'Plasters and tissues',
      ],
      [
        'Refill it the day after',
        [
          'What is missing goes on the list at once.',
          'A box with three {plasters|bandages} left is a box for next time.',
        ],
        'A list on a lid',
      ],
    ],
    turn: [
      'Write "box" on it. Somebody else will have to find it.',
      'And one {torch|flashlight}, for the fuse box.',
    ],
    asks: ['What is in yours that nobody else has?', 'What would have saved your last event?'],
    ends: {
      p: 'Packed once, used for years.',
      f: 'You will be the most popular person in the room.',
      a: 'Box, under the table, every time.',
      t: 'Medicines do not belong in it: what one person bears another may not.',
      h: 'The marriage is well. It was a button.',
      i: 'Being ready is a form of hospitality.',
      l: 'And the evening goes on.',
    },
    keep: 'the lid of your box',
    send: 'whoever runs about at ten to seven',
    own: [
      {
        kinds: ['people', 'story', 'process'],
        about: 'on the day|team|prepared|kit|box|detail',
        lead: 'And who stands behind the scenes here.',
      },
    ],
    pic: { ask: 'Your own emergency box, opened', alt: 'An open box with tape, pins, pens and cables' },
    claims: [['Contents of event kits; tape that does not trip', 'event practice; safety advice']],
  },
  {
    id: 'a-tenth-for-what-nobody-thought-of',
    format: 'mistake',
    again: 9,
    emoji: '🧮',
    tags: ['EventBudget', 'EventPlanning', 'EventTips'],
    title: ['Event budget: what people forget to count', 'Why an event costs more than the list'],
    cover: 'What nobody counts',
    wrong: 'Adding up the offers and calling it the budget',
    gist: [
      'Offers cover what you asked for. Delivery, overtime, cleaning, power, insurance and twelve guests more are what you did not. Put about a tenth aside and do not touch it.',
      'The sum of all offers is the least that it will cost. What comes on top is mostly foreseeable, if one asks each of them one question: what is not in it?',
    ],
    subject: ['What is not in it?', 'The sum is only the beginning'],
    hooks: {
      '*': [
        'The sum of all offers is not your budget. It is the least that it will cost.',
        'Ask every supplier the same thing: what is not in your price?',
      ],
      p: 'A reserve keeps decisions calm when something changes.',
      f: 'It is your money. So ask the dull questions first.',
      a: 'Ask what is missing. Keep a tenth.',
      t: 'Check for tax, delivery, set-up, take-down, overtime, corkage, cleaning, deposit, power and fees per head above the number agreed.',
      h: 'The cake was in it. The knife was extra.',
      i: 'Freedom on the day begins with an honest sum.',
      l: 'Everything settled, and nobody opens a purse.',
    },
    lines: {
      '*': [
        'Ask each supplier what is not in the price: tax, delivery, overtime, cleaning, corkage. Then add up.',
        'Keep about a tenth of the budget aside for what nobody thought of. Whatever is left is for the thank-you dinner.',
        'Agree by when the final number of guests has to be named, and what happens if it changes.',
        'Cheaper by a day of the week: a Thursday can save more than any argument about napkins.',
      ],
      h: ['"It is only a small extra" was said nine times. It was a car.'],
    },
    scene: [
      'On the screen a table, at the bottom a number, and everybody breathes out. Then somebody asks who pays for the power.',
      'After midnight a man with a key stands at the door and taps on his watch. The hall was booked until twelve.',
    ],
    why: [
      [
        'Everybody quotes their own part, and nobody the gaps between.',
        'Between van and stage there is a staircase, and it costs an hour.',
      ],
      [
        'Without a reserve each surprise becomes a quarrel.',
        'With a reserve each surprise is a line in the list.',
      ],
    ],
    parts: [
      [
        'Ask what is not in it',
        ['The same question to everybody, in writing.', 'The answer is a list, and the list is the truth.'],
        'An offer with a question mark',
      ],
      [
        'Count the hours after the end',
        ['Take-down, cleaning, bottles, keys.', 'People cost more at night.'],
        'Chairs on tables',
      ],
      [
        'Settle numbers and dates',
        ['By when, how many, and what one more costs.', 'One fewer seldom gets cheaper.'],
        'A calendar with a mark',
      ],
      [
        'Put a tenth aside',
        ['In a line of its own, with no name on it.', 'Whoever does not need it was well prepared.'],
        'A line in a list',
      ],
    ],
    turn: [
      'After the event write down what it really cost. Next year you will be grateful.',
      'The dull hour with the list is the best paid of all.',
    ],
    asks: ['What surprised you most on a final bill?', 'What would you rather spend less on?'],
    ends: {
      p: 'Clear at the start, calm at the end.',
      f: 'And the thank-you dinner is a good thing too.',
      a: 'Offers plus a tenth.',
      t: 'Keep sums with and without tax in separate columns.',
      h: 'The knife has been returned, and the deposit with it.',
      i: 'Generous is whoever has counted beforehand.',
      l: 'And nobody speaks of money.',
    },
    keep: 'the first offer that comes in',
    send: 'whoever makes the list',
    own: [
      {
        kinds: ['price', 'policy', 'process', 'offer'],
        about: 'quote|price|fee|budget|fixed|includ|transparent',
        lead: 'And how prices are made here.',
      },
    ],
    pic: { ask: 'A list of costs with a pencil', alt: 'A list of figures with a pencil on it' },
    claims: [['Reserve of about ten per cent; hidden items', 'event management textbooks']],
  },
  {
    id: 'arrows-before-balloons',
    format: 'tip',
    again: 9,
    emoji: '➡️',
    tags: ['EventTips', 'EventDesign', 'GuestExperience'],
    title: [
      'Signs at an event: arrows before balloons',
      'How guests find the entrance, the coats and the toilets',
    ],
    cover: 'Arrows before balloons',
    gist: [
      'The first three questions of every guest are: am I right here, where do I put my coat, where are the toilets. Answer them with signs above head height, and your team can say hello instead.',
      'Walk the way of a guest from the bus stop, in the dark, with an umbrella. Hang a sign wherever you hesitate.',
    ],
    subject: ['Coat, toilet, am I right here?', 'Walk it once yourself'],
    hooks: {
      '*': [
        'Every guest has three questions at the door, and none of them is about the balloons.',
        'Walk once from the bus stop to your chair as if you had never been there.',
      ],
      p: 'Guests who find their way arrive relaxed.',
      f: 'You know where it is. They do not.',
      a: 'Arrow. Coat. Toilet. Then balloons.',
      t: 'Signs above head height stay visible in a crowd; one word and an arrow beat a sentence.',
      h: 'Two guests spent the first speech with the heating system. They were very well informed.',
      i: 'To be expected is a fine feeling.',
      l: 'A lantern at the gate, another on the stairs.',
    },
    lines: {
      '*': [
        'Hang signs above head height. At table height they are hidden behind the first three guests.',
        'Where you hesitate on the way in, a sign is missing. Walk it once from the bus stop.',
        'One word and an arrow. Nobody reads three lines while walking.',
        'Put somebody at the one corner where everybody goes wrong. There is always such a corner.',
      ],
      h: ['The sign said "this way". It was lying on the floor and pointed at the {cellar|basement}.'],
    },
    scene: [
      'In front of a large building with four doors stands a couple in their best, and each pulls at another one.',
      'Behind a pillar hangs a beautiful poster with all that one would need to know.',
    ],
    why: [
      ['Whoever has to search comes in cross and late.', 'The first minute colours the next two hours.'],
      [
        'Each question that a sign answers is one that the team need not.',
        'A team that need not point the way has hands and eyes free for people.',
      ],
    ],
    parts: [
      [
        'Walk it as a stranger',
        ['From the bus stop and from the {car park|parking lot}.', 'In the dark, if it will be dark.'],
        'A gate in the evening',
      ],
      [
        'Mark each decision',
        [
          'Door, stairs, corner: wherever there are two ways.',
          'And once in between, so that one knows that it is still right.',
        ],
        'An arrow at a corner',
      ],
      [
        'Hang it above heads',
        ['A hand above the tallest guest.', 'Large letters, and light on it.'],
        'A sign above a crowd',
      ],
    ],
    turn: [
      'On the way out the same signs are needed, the other way round.',
      'And whoever takes down the signs is the last to leave.',
    ],
    asks: ['Where have you got lost on the way to a party?', 'What is the first thing you look for?'],
    ends: {
      p: 'Five arrows are worth more than fifty balloons.',
      f: 'And then do hang the balloons. They are lovely.',
      a: 'Way first, then decoration.',
      t: 'For wheelchairs mark the step-free way, from the street on.',
      h: 'The heating system will be invited next year.',
      i: 'A good welcome begins in the street.',
      l: "And one finds one's place as if by chance.",
    },
    keep: 'the morning of your event',
    send: 'whoever hangs the balloons',
    pic: { ask: 'An arrow on a wall, with people under it', alt: 'A paper arrow on a wall above a doorway' },
    claims: [['Signs high, short, at decision points', 'wayfinding guidance']],
  },
  {
    id: 'words-on-an-event-offer',
    format: 'glossary',
    again: 10,
    emoji: '📖',
    tags: ['EventPlanning', 'GoodToKnow', 'EventProfs'],
    title: ['Run sheet, rider, dry hire: event words explained', 'What the words on an event offer mean'],
    cover: 'Words on the offer',
    gist: [
      'Dry hire is the thing without people. A rider is what the band wants. Corkage is the price for your own bottle. Five words, and you can read an offer.',
      'Planners speak quickly and in short words. These are the ones that cost money if one only nods.',
    ],
    subject: ['What is dry about dry hire?', 'Nod only at what you know'],
    hooks: {
      '*': [
        '"That is dry hire, load-in at six, plus corkage." Did you nod as well?',
        'Five words in an offer decide who carries, who waits and who pays.',
      ],
      p: 'Whoever knows the terms compares what can be compared.',
      f: 'Ask. Nobody is born with a run sheet.',
      a: 'Learn five words. Sign later.',
      t: 'Terms differ between countries and houses; what counts is how the contract defines them.',
      h: 'A rider has no horse. We checked.',
      i: 'Clear words make good evenings.',
      l: 'A page that is short, because everything has a name.',
    },
    lines: {
      '*': [
        'Dry hire means things without people: lights without somebody who sets them up. Ask who does.',
        'Corkage is a fee for drinks that you bring yourself. It can cost more than the bottle.',
        'Load-in is when the vans may come. Before that the doors stay shut, whatever is in the van.',
        'The rider is a list of what the performers need. Read it before you sign. There is food in it.',
      ],
      h: ['"Bump-out at one" is not a fight. It is when the tables have to be gone.'],
    },
    scene: [
      'On the telephone somebody says five words that you have never heard, and you hear yourself say: of course.',
      'On the ramp stands a van with lights, and nobody who can hang them. It said dry hire, on page two.',
    ],
    why: [
      [
        'Words of the trade save time between those who know them.',
        'For everybody else such words are small traps.',
      ],
      ['What one does not ask is decided by the contract.', 'It costs nothing to say: what does that mean?'],
    ],
    parts: [
      [
        'Run sheet',
        [
          'The plan of the day: minute, act, place, name.',
          'What happens when, and who does it. It hangs by the kitchen.',
        ],
        'A printed timetable',
      ],
      [
        'Dry hire',
        [
          'Things or rooms alone, without people, food or set-up.',
          'You get the hall or the lights, and everything else is yours to find.',
        ],
        'An empty hall',
      ],
      [
        'Load-in',
        [
          'The hour from which one may bring things in.',
          'When the gate opens for vans. Its counterpart is the load-out.',
        ],
        'A van at a ramp',
      ],
      [
        'Rider',
        [
          'What performers need, from power to supper.',
          'A list that belongs to the contract of a band or a speaker.',
        ],
        'A list beside a microphone',
      ],
      [
        'Corkage',
        [
          'A fee for bringing your own drinks.',
          'What the house takes for opening a bottle that it has not sold.',
        ],
        'A bottle and a corkscrew',
      ],
    ],
    turn: ['If a sixth one turns up: ask.', 'Whoever explains gladly is mostly good to work with.'],
    asks: ['Which word did you only pretend to know?', 'What would you ask for in your rider?'],
    ends: {
      p: 'Five words, one calm signature.',
      f: 'The humblest rider known to us: a chair, and tea.',
      a: 'Ask before you nod.',
      t: 'Have durations put in hours, and not as "day rate".',
      h: 'The horse was never part of it.',
      i: 'Understanding each other is half of the feast.',
      l: 'And the rest is music.',
    },
    keep: 'the first offer',
    send: 'somebody who said "of course"',
    pic: { ask: 'An offer with words marked', alt: 'A printed page with some words underlined' },
    claims: [['Definitions', 'event trade glossaries']],
  },
  {
    id: 'two-hours-before-the-doors',
    format: 'behind',
    again: 10,
    emoji: '🚪',
    tags: ['BehindTheScenes', 'EventProfs', 'EventDay'],
    title: ['Two hours before the doors open', 'What happens before the first guest comes'],
    cover: 'Two hours before doors',
    gist: [
      'Chairs get counted, a cable gets taped down, somebody eats standing, and the first row is moved by a hand. What guests never see is most of the work.',
      'When the doors open it looks as if nobody had done anything. That is the aim.',
    ],
    subject: ['Somebody eats standing', 'As if nobody had done anything'],
    hooks: {
      '*': [
        'Two hours before the doors open every event looks as if it would never be finished.',
        'When you walk in it looks quite easy. Two hours ago it did not.',
      ],
      p: 'Good preparation is what one does not notice later.',
      f: 'Come in by the back door for once.',
      a: 'Count. Tape. Test. Breathe.',
      t: 'Last checks in this order: exits, power, sound, light, seats, signs, people.',
      h: 'There is exactly one chair too few. There always is.',
      i: 'Many hands that nobody sees make an evening.',
      l: 'An empty room, a last candle, and quiet.',
    },
    lines: {
      '*': [
        'Two hours before doors: somebody counts chairs for the third time, and there is one missing again.',
        'The last check of every event is the emergency exits. They have to be open, lit and free.',
        'Whoever sets up should sit in every part of the room once. From the left corner there is a pillar.',
        'Eat something before the guests come. Afterwards you will not.',
      ],
      h: ['The flowers came to the wrong hall. The wrong hall has never looked so good.'],
    },
    scene: [
      'In the middle of the hall stands a ladder, on it a person with a gel in the teeth, and below somebody calls: a little to the left.',
      'Ten minutes before, everybody stands still, looks round, and one of them straightens one single glass.',
    ],
    why: [
      [
        'What goes wrong early costs minutes. Later it costs nerves.',
        'In an empty room mistakes can still be corrected in a normal voice.',
      ],
      [
        'Guests feel whether those who receive them are calm.',
        'One can only be calm at the door if one has sweated before.',
      ],
    ],
    parts: [
      [
        'Chairs are counted again',
        ['One is always missing, and somebody knows where.', 'Then the first row is moved back by a hand.'],
        'Rows of chairs',
      ],
      [
        'Cables are taped to the floor',
        ['So that heels and trays get across.', 'Nobody will ever thank you for it. Nobody falls either.'],
        'Tape over a cable',
      ],
      [
        'Light and sound are tried',
        ['From the worst seat, and not from the desk.', 'With somebody on the stage who moves about.'],
        'A lit empty stage',
      ],
      [
        'The team stands together',
        [
          'Two minutes: what is the aim, who does what, whom do we ring?',
          'And everybody drinks a glass of water.',
        ],
        'A small circle of people',
      ],
    ],
    turn: ['Then a hand on the door handle, and a smile.', 'And the ladder has just gone out at the back.'],
    asks: ['Have you ever helped to set up?', 'What do you notice first when you come in?'],
    ends: {
      p: 'It looks easy. That was the work.',
      f: 'If you see somebody with tape on the wrist, smile at them.',
      a: 'Doors open.',
      t: 'Number of people, exits, first aid: whoever is responsible has the figures on paper.',
      h: 'The chair was in the toilets. Nobody knows why.',
      i: 'For the moment in which they come in.',
      l: 'And the first footsteps on the stairs.',
    },
    keep: 'the next time you walk into a finished room',
    send: 'somebody who always helps to set up',
    own: [
      {
        kinds: ['people', 'process', 'story', 'history'],
        about: 'team|set.?up|behind|staff|crew|years|day',
        lead: 'And about the people behind the door here.',
      },
    ],
    pic: {
      ask: 'The room an hour before, with ladder and all',
      alt: 'A hall being set up with a ladder and stacked chairs',
    },
    claims: [['Set-up practice; exits free', 'event safety guides']],
  },
  {
    id: 'when-it-rains-at-four',
    format: 'season',
    again: 11,
    emoji: '🌦️',
    when: { months: [4, 5, 6, 7, 8] },
    tags: ['OutdoorEvent', 'SummerParty', 'EventTips'],
    title: [
      'Outdoor event: the plan for rain and for sun',
      'Summer party outside: who decides when it rains?',
    ],
    cover: 'Who decides, and when?',
    gist: [
      'A plan for rain is only one if it says who decides, at what time, and by what. The same sheet should have shade and water on it, since heat spoils more summer parties than rain.',
      'Hope is no tent. Fix an hour in the morning at which one person looks at the sky and says in or out, and then nobody argues.',
    ],
    subject: ['One person, one hour', 'Hope is no tent'],
    hooks: {
      '*': [
        'A plan for rain needs two things: a name and an hour.',
        'Everybody looks at the sky, and nobody wants to have said it.',
      ],
      p: 'A decision that is fixed beforehand saves the afternoon.',
      f: 'You cannot order the weather. You can order umbrellas.',
      a: 'One person. Ten in the morning. In or out.',
      t: 'Lightning means inside, and at once: thirty minutes after the last thunder is the common rule.',
      h: 'The app said two per cent. It was a very thorough two per cent.',
      i: 'Some of the best parties were the ones that had to move in.',
      l: 'Linen sails, long shade, cold water with cucumber.',
    },
    lines: {
      '*': [
        'Write into the plan who decides about rain, and at what hour. Everything else is looking at the sky.',
        'More summer parties suffer from heat than from rain: shade at noon, water everywhere, hats allowed.',
        'Umbrellas do not belong over guests in thunder, and tents do not belong in strong wind. Go in.',
        'Look up where the sun will stand at four. It is not where it was on the day of the visit.',
      ],
      h: [
        'Forty people in a hallway, a cake on the stairs, and everybody says to this day: that was the best one.',
      ],
    },
    scene: [
      'Five people on a lawn with their heads back. One cloud, about as big as a hand. "That will pass." It does not.',
      'At half past four everybody moves their chairs a little, following the shade like sunflowers the other way round.',
    ],
    why: [
      [
        'If nobody has to decide, it is decided by the first drop.',
        'Without a plan all of it happens at once, and in wet shoes.',
      ],
      [
        'People bear rain with humour, and heat with headaches.',
        'Older guests and children are the first to suffer, and the last to say so.',
      ],
    ],
    parts: [
      [
        'Name the person and the hour',
        ['Early enough for tables to be moved once.', 'By one forecast, the one that you agreed on.'],
        'A person looking up',
      ],
      [
        'Try the indoor plan out',
        ['Do the tables fit, is there a socket, who has the key?', 'A plan that was never walked is a wish.'],
        'Tables in a hall',
      ],
      [
        'Make shade and put out water',
        ['Sails, trees, hats, sun cream in a basket.', 'Water where people stand, and not at the bar alone.'],
        'A jug in the shade',
      ],
      [
        'Watch wind and thunder',
        [
          'What stands on poles has a limit, and the hirer knows it.',
          'At thunder all go inside, also the brave.',
        ],
        'A flag in the wind',
      ],
    ],
    turn: [
      'And a basket of dry towels at the door is never wrong.',
      'The cake goes in first. There must be an order.',
    ],
    asks: ['Which party of yours moved indoors?', 'Sun or rain: what spoilt more for you?'],
    ends: {
      p: 'Decided beforehand, and everybody can enjoy the sky.',
      f: 'Fingers crossed, and an umbrella ready.',
      a: 'Name, hour, done.',
      t: 'Have the permitted wind speed of a tent given to you in writing.',
      h: 'The cloud has not apologised.',
      i: 'It is the people that make the weather.',
      l: 'And after the rain, the smell of the lawn.',
    },
    caution: 'In thunder, leave open ground and tents for a solid building or a car.',
    keep: 'the week of your garden party',
    send: 'whoever looks at three weather apps',
    own: [
      {
        kinds: ['service', 'product', 'offer', 'place'],
        about: 'outdoor|garden|tent|marquee|summer|parasol|venue',
        lead: 'And for parties outdoors.',
      },
    ],
    pic: { ask: 'A table outside with a sail or a parasol', alt: 'A long table outdoors under a sun sail' },
    claims: [['Thirty minutes after last thunder; shelter in building or car', 'meteorological services']],
  },
];
