// Instruments at home: air, strings, wood, and the ear.
import type { Idea } from '../../library/idea.ts';

/** Who works on pianos; the others have instruments that are carried to them. */
const PIANOS = 'piano|harpsichord';

export const STRINGS: readonly Idea[] = [
  {
    id: 'the-wall-the-piano-likes',
    format: 'checklist',
    only: PIANOS,
    again: 9,
    emoji: '🎹',
    tags: ['PianoCare', 'PianoAtHome', 'MusicRoom'],
    title: [
      'Where to put a piano at home: five places to avoid',
      'Heater, sun, garden door: where a piano should not stand',
    ],
    cover: 'Where a piano likes to stand',
    gist: [
      'Away from the radiator, out of the sun, off the floor heating, not by the garden door, and not in the damp room. What a piano wants is boring air.',
      'A piano is several thousand parts of wood, felt and leather, and all of them feel the weather. An inner wall in a room with steady air is the best present for it.',
    ],
    subject: ['A piano wants boring air', 'Five places to avoid'],
    hooks: {
      '*': [
        'Where should a piano stand? Wherever the air is dull.',
        'A piano goes out of tune through the air in the room more than through playing.',
      ],
      pt: [
        'Changing humidity swells and shrinks the soundboard, and with it goes the pitch.',
        'The position of a piano decides over its tuning for years to come.',
      ],
      fi: [
        'Is your piano standing beside the radiator because that is where it fitted?',
        'Before you carry it, please read this. It is heavy.',
      ],
      a: 'Piano: inner wall, no sun, no heater, no draught.',
      h: 'A piano in a conservatory has a lovely view of its own decline.',
      l: 'An inner wall, soft light, steady air.',
    },
    lines: {
      '*': [
        'Put a hygrometer beside the piano. Somewhere between forty and sixty per cent, and above all steady, is what technicians ask for.',
        'No plants on the piano. It is the watering can that does it, and it is usually a Sunday.',
        'An outside wall is not forbidden for a piano in a modern house. A hand of room behind it lets air pass.',
        'Floor heating under a piano dries it from below. A thick rug or boards under it help, and a steady temperature helps more.',
      ],
      h: ['The vase on the piano was empty, they say. It always was.'],
    },
    why: [
      [
        'Wood takes up moisture and gives it off. The soundboard rises and falls with it, and the strings follow.',
        'In a damp summer the pitch climbs, and in a heated winter it sinks.',
      ],
      [
        'Swings do more harm than a value that is a little off.',
        'It gets used to most things, but not every week to something else.',
      ],
    ],
    parts: [
      [
        'Keep away from heaters',
        ['Two metres is good, more is better.', 'Dry warmth opens glue joints and loosens pins.'],
        'A piano on an inner wall',
      ],
      [
        'Keep it out of the sun',
        [
          'It bleaches veneer on one side, and warms only half of the strings.',
          'A curtain does it, where the wall cannot be changed.',
        ],
        'Sun falling beside a piano',
      ],
      [
        'Leave a gap behind',
        ['A hand wide, for air and for the sound.', 'An upright sounds towards the wall as well.'],
        'A hand between piano and wall',
      ],
      [
        'Mind doors and draughts',
        [
          'Garden doors and kitchen steam change the air in minutes.',
          'The hall is often worse than it looks.',
        ],
        'A closed garden door',
      ],
      [
        'Measure for a year',
        [
          'A hygrometer for a few coins knows more than anybody.',
          'Then you know whether a humidifier is worth it.',
        ],
        'A small hygrometer on a shelf',
      ],
    ],
    turn: [
      'What is good for the piano is good for your throat in winter, too.',
      'A piano lives longer than most furniture. It deserves the better wall.',
    ],
    asks: ['Where does your piano stand, and why there?', 'What is standing on your piano right now?'],
    ends: {
      pa: 'Steady air is half of tuning.',
      fi: 'And the cat may stay on top. It is dry.',
      t: 'Stable humidity, no heat source, no direct sun.',
      h: 'The view from the inner wall is also quite nice.',
      l: 'A still corner, in tune.',
    },
    keep: 'the next time you move furniture',
    send: 'somebody with a piano by the window',
    own: [
      {
        kinds: ['service', 'process', 'product', 'price'],
        about: 'humid|tun(?:e|ing)|climate|regulat',
        lead: 'And for what the air has already done.',
      },
    ],
    pic: {
      ask: 'A piano on an inner wall with a hygrometer',
      alt: 'A piano against a wall with a small hygrometer',
    },
    claims: [
      [
        'Humidity changes affect soundboard and pitch; roughly forty to sixty per cent',
        'guidance of piano technicians and makers',
      ],
    ],
  },
  {
    id: 'tune-it-unplayed',
    format: 'myth',
    only: PIANOS,
    again: 9,
    emoji: '🔧',
    tags: ['PianoTuning', 'PianoCare', 'MusicAtHome'],
    title: [
      'Does a piano need tuning if nobody plays it?',
      'How often to tune a piano, and why it drifts when unplayed',
    ],
    cover: 'Unplayed is not in tune',
    myth: 'A piano that nobody plays stays in tune',
    short: 'It goes flat all by itself. The strings pull with the weight of a small lorry, day and night.',
    gist: [
      'More than two hundred strings pull on the frame with a force of many tonnes, and the air moves the wood beneath them. Time detunes a piano, and playing only a little.',
      'Left for years, a piano sinks so low that one visit cannot bring it back. Once or twice a year is what most makers recommend.',
    ],
    subject: ['It goes flat by itself', 'Two hundred strings that pull'],
    hooks: {
      '*': [
        'Nobody has played the piano for five years? It has gone out of tune all the same.',
        'A piano is under tension of many tonnes, even when its lid is shut.',
      ],
      pt: [
        'Pitch drops with time and climate. Long gaps call for a pitch raise before a fine tuning.',
        'Tension and climate act on a piano whether or not the lid is open.',
      ],
      fi: [
        'Does your piano only get played at Christmas, and everybody pulls a face?',
        'Go to your piano, and play one chord. What do you hear?',
      ],
      a: 'Tune a piano once or twice a year, played or not.',
      h: 'It has not been touched since Grandmother died. It has been practising a saloon sound by itself.',
      l: 'A string gives way, slowly, at night.',
    },
    lines: {
      '*': [
        'A new piano needs tuning more often in the first years: its strings are still stretching.',
        'After a move let the piano stand for two or three weeks before it is tuned. It has to get used to the new air.',
        'Tune at the same season each year, some weeks after the heating has come on or gone off. Then the tuning holds for longer.',
        'If one key sounds like two, one of its strings has slipped. Most notes on a piano have three.',
      ],
      h: ['"Only a little out", says the owner. The dog has left the room.'],
    },
    why: [
      [
        'Steel stretches, pins give way by a hair, and wood breathes with the seasons.',
        'Nothing on it stands still just because nobody is playing.',
      ],
      [
        'If it is far too low, pulling one string up lets the others down, so it takes several rounds.',
        'The frame has to get used to the load again.',
      ],
    ],
    parts: [
      [
        'Write down the date',
        [
          'On a card under the lid, with the pitch that was found.',
          'Most tuners leave one there. Have a look.',
        ],
        'A card under a piano lid',
      ],
      [
        'Listen for the unisons',
        [
          'Play single keys slowly: does one of them shimmer?',
          'Shimmer means that two strings no longer agree.',
        ],
        'A finger on a single key',
      ],
      [
        'Play it now and then',
        ['Ten minutes a week keep felt and joints moving.', 'Moths like it quiet, and felt is wool.'],
        'Hands on piano keys',
      ],
    ],
    turn: [
      'The strings pull either way. It may as well be in tune.',
      'A piano that is in tune gets played. It is that simple.',
    ],
    asks: ['When was your piano last tuned, honestly?', 'Who used to play at your place?'],
    ends: {
      pa: 'Time is what detunes it.',
      fi: 'Go and play one chord. You will know.',
      t: 'Tension, creep, climate; hence regular tuning.',
      h: 'Grandmother would have had words about that sound.',
      l: 'Three strings, one note.',
    },
    keep: 'the weeks after the heating comes on',
    send: 'somebody who owns a piano as furniture',
    own: [
      {
        kinds: ['service', 'price', 'process', 'guarantee'],
        about:
          'tun(?:e|ing)|pitch|(?:home|site|first|free|farm|design) visits?\\b|visit us|visits by|twice a year|reminder',
        lead: ['And for the card under the lid.', 'How it is done here.'],
      },
    ],
    pic: {
      ask: 'A tuning lever on the pins of an open piano',
      alt: 'A tuning lever on the pins of an open piano',
    },
    claims: [
      [
        'String tension of a piano totals many tonnes; about two hundred and twenty strings',
        'textbook of piano building',
      ],
      [
        'Tuning once or twice a year; more often when new; wait after a move',
        'recommendations of makers and technicians',
      ],
    ],
  },
  {
    id: 'buying-the-free-piano',
    format: 'mistake',
    only: PIANOS,
    again: 9,
    emoji: '🚚',
    tags: ['UsedPiano', 'PianoBuying', 'MusicAtHome'],
    title: [
      'Free piano to collect? What to look at before you say yes',
      'How to check a used piano before you take it home',
    ],
    cover: 'The free piano that costs',
    wrong: 'It is free, so nothing can go wrong',
    gist: [
      'A piano that is given away costs transport, tuning and often a repair. Open the lid, press each key, look for rust, ask when it was last tuned, and have it seen before you fetch it.',
      'Loose pins, a cracked board, moths in the felt: what a free piano needs can cost more than a good used one. Half an hour of looking tells you.',
    ],
    subject: ['Free to whoever collects it', 'Open the lid first'],
    hooks: {
      '*': [
        '"Piano, free to collect." The sentence has cost some people a good deal.',
        'Before you fetch a free piano: press every key, and look under the lid with a torch.',
      ],
      pt: [
        'Transport, pitch raise and repairs decide what a used piano costs, and the price seldom does.',
        'A used instrument should be judged by its mechanism and not by its case.',
      ],
      fi: [
        "Has somebody offered you their grandmother's piano? How nice. Look inside first.",
        'It is beautiful, it is free, and you are in love. One look inside first.',
      ],
      a: 'Used piano: every key, every pedal, rust, pins, a technician. Then yes.',
      h: 'It is free, it weighs two hundred kilos, and it is on the fourth floor. In both houses.',
      l: 'Ivory, walnut, and a question or two.',
    },
    lines: {
      '*': [
        'Press every single key of a used piano, slowly: does it come back up, does it sound once, does it rattle?',
        'Take a phone app along. If a used piano is a semitone low or more, ask a technician before you say yes.',
        'Rust on strings and tuning pins tells of damp years. So does the smell when the lid is lifted.',
        'Ask who moved it last and how. A piano needs people who do that, and a van with straps.',
      ],
      h: ['The seller says "it only needs tuning". That is what they said of the Titanic.'],
    },
    why: [
      [
        'Wear is inside: pins in tired wood, hardened hammers, strings that have been low for decades.',
        'A polished case says nothing about what is under it.',
      ],
      [
        'A child who learns on an instrument that fights back gives up sooner.',
        'Good instruments forgive, and bad ones punish practice.',
      ],
    ],
    parts: [
      [
        'Press all eighty-eight',
        [
          'Or eighty-five, on older ones. Each of them, loud and soft.',
          'Note down which ones stick, buzz or stay silent.',
        ],
        'A finger going along piano keys',
      ],
      [
        'Look under the lid',
        [
          'Torch along pins, strings and hammers: rust, dust, moths, cracks.',
          'Deep grooves in the hammers mean many years of playing.',
        ],
        'A torch in an open piano',
      ],
      [
        'Ask about its last ten years',
        ['Where it stood, who tuned it, when it moved.', 'No answer is an answer.'],
        'A piano in a corner of a room',
      ],
      [
        'Let a technician look',
        ['An hour of theirs is less than a transport.', 'They will also tell you if it is a lucky find.'],
        'A technician at an open upright',
      ],
    ],
    turn: [
      'Sometimes it is the find of a lifetime. One just cannot see it from the photograph.',
      'And if it is a good one, get people with straps.',
    ],
    asks: [
      'What was the heaviest thing that you ever got for nothing?',
      'Which instrument did you learn on?',
    ],
    ends: {
      pa: 'Inspect first, transport second.',
      fi: 'If it is good: congratulations, and play.',
      t: 'Keys, pins, hammers, soundboard, history.',
      h: 'The fourth floor has a lift now. It is for the piano.',
      l: 'And then it sings after all.',
    },
    keep: 'the next small ad with "free to collect"',
    send: 'somebody who is looking at one right now',
    own: [
      {
        kinds: ['service', 'price', 'product', 'process'],
        about: 'inspect|apprais|\\bvalu(?:e|ing|ation)|used|second-?hand|restored|before you buy|assess',
        lead: 'And if you would like a second pair of ears.',
      },
    ],
    pic: { ask: 'The inside of an old upright, lid open', alt: 'The hammers inside an old upright piano' },
    claims: [['What to check on a used piano', 'guidance of piano technicians']],
  },
  {
    id: 'what-does-the-tuner-hear',
    format: 'behind',
    only: PIANOS,
    again: 10,
    emoji: '👂',
    tags: ['PianoTuner', 'BehindTheScenes', 'Listening'],
    title: [
      'What does a piano tuner listen to? The slow wobble between strings',
      'How piano tuning works: listening for beats',
    ],
    cover: 'What a tuner hears',
    gist: [
      'When two strings nearly agree, the sound swells and fades: beats. A tuner slows them down until they stand still, and leaves some of them on purpose.',
      'No piano is quite pure. The steps are shared out so that all keys sound good, which means that none of them is exactly right.',
    ],
    subject: ['Two strings and a wobble', 'Why no piano is quite pure'],
    hooks: {
      '*': [
        'A piano tuner does not listen to notes. A tuner listens to the wobble between them.',
        'Why tuners play the same two keys over and over: they are counting beats.',
      ],
      pt: [
        'Two close frequencies produce beats whose speed equals their difference.',
        'Tuning by ear means setting the speed of beats between two strings.',
      ],
      fi: [
        'Have you ever heard a tuner hit the same key for ten minutes and wondered?',
        'Sit down on the stairs during the next tuning, and listen along.',
      ],
      a: 'Strike, listen, slow the beats, next string.',
      h: 'Family members tend to remember an errand on that morning.',
      l: 'A slow wave in the air, and then it lies still.',
    },
    lines: {
      '*': [
        'Hold down a piano key and listen until the very end. If it goes "wow-wow", its strings do not agree.',
        'On a piano the fifths are a hair too narrow, on purpose. That is the price of being able to play in all keys.',
        'The best help for a piano tuner is quiet: no vacuum cleaner, no dishwasher, no drill next door.',
        'Felt strips mute two of the three strings, so that a tuner can hear one by itself.',
      ],
      h: ['The canary joins in at A. It is always a little sharp.'],
    },
    why: [
      [
        'The ear measures differences better than it does single notes.',
        'What cannot be heard alone is plain when two sound together.',
      ],
      [
        'Pure intervals do not add up: twelve fifths overshoot seven octaves by a little, and it has to go somewhere.',
        'So the error is shared out in tiny portions, where it hurts least.',
      ],
    ],
    parts: [
      [
        'First one octave in the middle',
        ['From it all others are copied, up and down.', 'If it is right, the rest is patience.'],
        'Felt between piano strings',
      ],
      [
        'Then string by string',
        ['Two are muted, one is set, and the others follow.', 'Some two hundred and twenty times.'],
        'A tuning lever on a pin',
      ],
      [
        'The pin is set, not only turned',
        [
          'It has to stand still, or it creeps back by evening.',
          'That is what the firm blow on the key is for.',
        ],
        'A hand striking a key',
      ],
      [
        'At the end somebody plays',
        ['A slow piece, all over the keyboard.', 'It is the only moment when a tuner makes music.'],
        'Hands playing an open piano',
      ],
    ],
    turn: [
      'Afterwards the house is strangely quiet.',
      'Now play something slow, and listen to the ends of the notes.',
    ],
    asks: ['Can you hear when a piano is out of tune?', 'Which sound in your house would you like to tune?'],
    ends: {
      pa: 'The art is in the compromise.',
      fi: 'Give your tuner a cup of tea and no music.',
      t: 'Beats, temperament, pin setting.',
      h: 'The errand took three hours, as it does each year.',
      l: 'It stands still.',
    },
    keep: 'the morning when the tuner comes',
    send: 'somebody with good ears',
    own: [
      {
        kinds: ['process', 'people', 'service', 'history'],
        about: 'ear|fork|tun(?:e|ing)|hours|concert|train',
        lead: 'And how it is done here.',
      },
    ],
    pic: {
      ask: 'Felt strip between the strings of an open piano',
      alt: 'A felt strip between the strings of a piano',
    },
    claims: [['Beats, equal temperament, narrow fifths, Pythagorean comma', 'textbook of acoustics']],
  },
  {
    id: 'open-the-case',
    format: 'tip',
    again: 9,
    emoji: '🎻',
    tags: ['InstrumentCare', 'ViolinCare', 'GuitarCare'],
    title: [
      'How to keep a wooden instrument safe: case, car, heater',
      'Four habits that keep a violin or guitar out of the workshop',
    ],
    cover: 'Not in the car',
    gist: [
      'Back into the case, not in the car, not beside the heater, and the strings wiped after playing. Most repairs on violins and guitars begin with one of these four.',
      'Glue in stringed instruments gives way at the heat of a parked car. Take it with you, as you would a dog.',
    ],
    subject: ['As you would a dog', 'Four habits against repairs'],
    hooks: {
      '*': [
        'Never leave a guitar or violin in a parked car. The glue gives way before the ice cream does.',
        'Most repairs of wooden instruments begin in a car, by a heater or on a chair.',
      ],
      pt: [
        'Hide glue softens with heat and moisture, and thin wood cracks when it dries.',
        'Temperature and humidity account for most damage to wooden instruments.',
      ],
      fi: [
        'Where is your guitar right now? On the bed?',
        'Your instrument would like to come in with you. It is hot out there.',
      ],
      a: 'Instrument: in the case, out of the car, away from heat, strings wiped.',
      h: 'A violin on a chair is a chair with a violin on it only until somebody sits down.',
      l: 'Wood that was once a tree still minds the weather.',
    },
    lines: {
      '*': [
        'Wipe strings with a dry cloth after playing. Sweat eats them, and a string that lasts saves money.',
        'In dry winters put a damp-it or a case humidifier beside guitar and violin. Cracks come from dry air.',
        'An instrument that comes in from the cold stays in its closed case for half an hour. Then it warms up slowly.',
        'Never pull several strings off a violin at once: the bridge and the sound post are held by the pressure alone.',
      ],
      h: ['"It only fell once" is said in workshops with the same voice as at the dentist.'],
    },
    why: [
      [
        'A body of thin wood is under tension and moves with each day of weather.',
        'What vibrates well is thin, and what is thin dries fast.',
      ],
      [
        'Makers used glue that can be opened again. That is good for repairs, and bad for cars.',
        'A seam that opens has often saved the wood beside it.',
      ],
    ],
    parts: [
      [
        'Put it back in the case',
        ['Latch shut, even for five minutes.', 'Children, dogs and door handles are quick.'],
        'A violin in an open case',
      ],
      [
        'Take it out of the car',
        ['In summer and in frost.', 'If it is too much to carry, it is too much to leave.'],
        'A guitar case beside a car',
      ],
      [
        'Mind the winter air',
        ['A hygrometer in the room, a humidifier in the case.', 'When lips crack, so do tops.'],
        'A case humidifier beside strings',
      ],
      [
        'Have open seams glued',
        [
          'Tap round the edge with a knuckle: a buzz tells of a gap.',
          'A small seam today, a new top another year.',
        ],
        'A knuckle tapping a violin edge',
      ],
    ],
    turn: [
      'Then the only thing left to do is to play.',
      'A good instrument outlives its owner. It asks for little in return.',
    ],
    asks: ['What has happened to an instrument of yours?', 'Where does your instrument spend the night?'],
    ends: {
      pa: 'Case, climate, cloth.',
      fi: 'And go and take it off the bed.',
      t: 'Avoid heat, drought and unlatched lids.',
      h: 'The chair has been acquitted.',
      l: 'It rests, in velvet.',
    },
    keep: 'the next hot day',
    send: 'somebody with a guitar on the back seat',
    own: [
      {
        kinds: ['service', 'price', 'process', 'guarantee'],
        about: 'repair|seam|crack|set-?up|strings?\\b|restor|glue',
        lead: 'And if it has happened already.',
      },
    ],
    pic: { ask: 'A violin or guitar in its open case', alt: 'A wooden instrument in its open case' },
    claims: [
      [
        'Hide glue softens with heat; dry air cracks thin wood; do not remove all strings of a violin at once',
        'textbook and trade practice of violin making',
      ],
    ],
  },
  {
    id: 'first-song-on-it',
    format: 'question',
    again: 9,
    emoji: '🎶',
    tags: ['MusicMemories', 'FirstSong', 'MusicAtHome'],
    title: ['What was the first tune that you could play?', 'Which piece do your hands still know?'],
    cover: 'The first tune you could play',
    gist: [
      'With one finger, with two hands, on a recorder that squeaked: which was the first tune that you played to the end? And can your hands still do it?',
      'Almost everybody can play one thing. It is in the hands and waits for a piano in a station hall.',
    ],
    subject: ['With one finger', 'Do your hands still know it?'],
    hooks: {
      '*': [
        'On recorder, piano or guitar: which tune was your very first?',
        'Nearly everybody can play one thing on a piano. What is yours?',
      ],
      pt: [
        'Motor memory of a tune often outlasts the memory of learning it.',
        'What was practised early stays available for decades.',
      ],
      fi: [
        'If a piano stood here now: what would your hands play?',
        'Put your hands on the table: do they still know where to go?',
      ],
      a: 'One tune. Which?',
      h: 'With two people and one piano it is always the same duet, and the left one is always bored.',
      l: 'Four notes, and a room from long ago.',
    },
    lines: {
      '*': [
        'What was your first tune on an instrument, and who had to listen to it?',
        'Sit down at a piano after twenty years: the head has nothing, and the hands begin.',
        'Half of the world can play the first half of the same piece. It was written for one Elise or another.',
        'The first tune is never forgotten, by the neighbours either.',
      ],
      h: [
        'The recorder has brought more families together than any other instrument: in the kitchen, with the door shut.',
      ],
    },
    why: [
      [
        'What the hands have learnt early they keep in another place than the head.',
        'A first tune has been played more often than any later one.',
      ],
    ],
    parts: [
      [
        'On the piano',
        [
          'Black keys only, one finger, or that waltz for two.',
          'It begins in the middle and stops where it gets hard.',
        ],
        'A finger on a black key',
      ],
      [
        'On something else',
        ['Recorder, mouth organ, guitar with three chords.', 'Pots count, if it was a song.'],
        'An old recorder in a drawer',
      ],
    ],
    turn: ['Try it tonight. Nobody needs to hear it.', 'The second tune came more easily. It often does.'],
    asks: ['What was the first tune that you could play?', 'Who had to listen when you practised?'],
    ends: {
      pa: 'One tune is a good start.',
      fi: 'If you still can: play it for somebody.',
      t: 'Procedural memory, decades later.',
      h: 'The left one may now do the right hand.',
      l: 'Four notes, still there.',
    },
    keep: 'the next piano in a station',
    send: 'the one with whom you shared the bench',
    pic: { ask: 'A finger on one key of an old piano', alt: 'A finger on a key of an old piano' },
    claims: [['Motor skills are retained for a long time', 'textbook of psychology']],
  },
];
