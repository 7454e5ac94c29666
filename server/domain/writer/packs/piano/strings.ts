// Pianos, and other instruments with strings.
import type { Idea } from '../../library/idea.ts';

const PIANOS = 'piano|grands?\\b|uprights?\\b';
const STRUNG = 'guitar|violin|cello|luthier|fretted|string(?:ed)? instrument';
const SELLS =
  'piano (?:shop|store|showroom|sales)|new and|second.?hand|used pianos|restored|for sale|hire|rent';

export const STRINGS: readonly Idea[] = [
  {
    id: 'the-wall-the-piano-likes',
    format: 'checklist',
    again: 9,
    emoji: '🎹',
    only: PIANOS,
    tick: true,
    tags: ['Piano', 'PianoCare', 'MusicAtHome'],
    title: ['Where to put a piano at home: five places to avoid', 'The right place for a piano'],
    cover: 'Where to put a piano',
    gist: [
      'Keep a piano away from radiators, direct sun, underfloor heating, garden doors and damp rooms. Steady air keeps it in tune.',
      'A piano likes an inside wall, no sun and no heater nearby. Then it stays in tune for longer.',
    ],
    subject: ['Where to put a piano', 'The right wall for a piano'],
    hooks: {
      '*': [
        'Is your piano beside a radiator? That is the quickest way to put it out of tune.',
        'Where should a piano stand? Away from heat, sun and draughts.',
      ],
      pfathil: 'A piano stays in tune longer in the right place.',
    },
    lines: {
      '*': [
        'Keep a piano at least two {metres|yards} from a radiator. Dry heat shrinks the wood and puts it out of tune.',
        'Put a hygrometer beside the piano. Between forty and sixty per cent, and above all steady, is what it likes.',
        'No plants on the piano. It is the watering can that does the harm.',
        "A piano at an outside wall is fine in a modern house, if you leave a hand's width behind it.",
      ],
      h: ['The vase on the piano was empty, they say. They always are.'],
    },
    why: [
      [
        'Wood swells in damp air and shrinks in dry air, and the pitch goes with it.',
        'The soundboard moves with the air, and the strings with it.',
      ],
      [
        'A piano in the right place needs fewer tunings and repairs.',
        'Most repairs begin with air that is too dry or too damp.',
      ],
    ],
    parts: [
      [
        'Not beside a heater',
        [
          'Two {metres|yards} are good, more is better.',
          'Underfloor heating needs a thick rug below the piano.',
        ],
        'A piano beside a radiator',
      ],
      [
        'Not in the sun',
        ['It bleaches the wood and warms one side.', 'A curtain helps if there is no other place.'],
        'Sun on a piano',
      ],
      [
        'Not by the garden door',
        ['Each gust changes the air.', 'Kitchen steam does the same.'],
        'A garden door beside a piano',
      ],
      [
        'Not pushed against the wall',
        ["Leave a hand's width for air and sound.", 'It also sounds better that way.'],
        'The gap behind a piano',
      ],
      [
        'Not in a damp room',
        ['Cellars and unheated rooms make strings rust.', 'If it smells musty, the piano smells it, too.'],
        'A cellar room',
      ],
    ],
    turn: ['If two of these fit, try another wall.', 'An inside wall with steady air is all it needs.'],
    asks: ['Where does your piano stand?', 'Did you choose the place for the air or for the view?'],
    ends: {
      pfathil: [
        'After a move, wait two or three weeks before you have it tuned.',
        'Ask your tuner at the next visit.',
      ],
    },
    keep: 'the day you move the furniture',
    send: 'somebody with a piano',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'tun(?:ing|e|ed)\\b|humid',
        lead: 'When it has settled in its place:',
      },
    ],
    pic: { ask: 'A piano in a good place', alt: 'Piano at an inside wall' },
    claims: [
      ['humidity changes pitch', 'textbook'],
      ['forty to sixty per cent is advised', "makers' advice"],
    ],
  },
  {
    id: 'tune-it-unplayed',
    format: 'myth',
    again: 9,
    emoji: '🎵',
    only: PIANOS,
    tags: ['PianoTuning', 'PianoCare', 'MusicAtHome'],
    title: ['Does a piano need tuning if nobody plays it?', 'How often should a piano be tuned?'],
    cover: 'How often to tune a piano',
    myth: 'A piano that nobody plays stays in tune',
    short: [
      'It does not. The air and the pull of the strings put it out of tune.',
      'No. Time and air are enough to put it out of tune.',
    ],
    gist: [
      'More than two hundred strings pull on a piano day and night, and the wood moves with the air. So have it tuned once or twice a year, even if it is rarely played.',
      'It is not playing that puts a piano out of tune, but time and dry air.',
    ],
    subject: ['How often to tune a piano', 'A piano that nobody plays'],
    hooks: {
      '*': [
        'Nobody has played the piano for years? It has gone out of tune all the same.',
        'How often should a piano be tuned? Once or twice a year, played or not.',
      ],
      pfathil: 'A piano goes out of tune by itself.',
    },
    lines: {
      '*': [
        'Have a piano tuned once or twice a year, even if nobody plays it.',
        'A new piano needs tuning more often in its first years: its strings are still stretching.',
        'After a move, let a piano stand for two or three weeks before it is tuned. It has to get used to the air.',
        'Have your piano tuned at the same time each year, some weeks after the heating has gone on or off.',
      ],
      h: ['"It is only a little out," says the owner. The dog has left the room.'],
    },
    why: [
      [
        'The strings pull with the weight of a lorry, and they slowly give.',
        'Wire stretches a little under so much pull.',
      ],
      [
        'The longer you wait, the more work it is to bring it back.',
        'A piano that has dropped far has to be tuned twice.',
      ],
    ],
    parts: [
      [
        'Play single notes slowly',
        [
          'If one shimmers or wobbles, a string has slipped.',
          'Most notes have three strings that must agree.',
        ],
        'A finger on a piano key',
      ],
      [
        'Look for the date of the last tuning',
        ['Many tuners leave a card under the lid.', 'More than two years ago is too long.'],
        'A card under a piano lid',
      ],
      [
        'Play it now and then',
        [
          'Ten minutes a week keep the felt and the joints moving.',
          'It also shows you when a key begins to stick.',
        ],
        'Hands on a piano',
      ],
    ],
    turn: ['Then it is ready on the day somebody wants to play.', 'Regular tuning costs less than rescue.'],
    asks: ['When was yours last tuned?', 'Who plays it?'],
    ends: { pfathil: ['Play one chord today. You will hear it.', 'Once a year is a good habit.'] },
    keep: 'the start of the heating season',
    send: 'somebody with a silent piano',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'tun(?:ing|e|ed)\\b',
        lead: 'If yours is due:',
      },
    ],
    pic: { ask: 'A tuning lever on the pins', alt: 'Tuning lever in a piano' },
    claims: [['time and climate detune', "makers' advice"]],
  },
  {
    id: 'buying-the-free-piano',
    format: 'mistake',
    again: 9,
    emoji: '🎹',
    only: PIANOS,
    tags: ['UsedPiano', 'Piano', 'MusicAtHome'],
    title: ['Used or free piano: what to check before you say yes', 'Buying a used piano: four checks'],
    cover: 'Check a used piano first',
    wrong: 'Collecting a free piano without looking inside',
    gist: [
      'Before you take a used piano, press every key, look for rust and cracks inside, ask where it stood, and let a technician see it. Moving it costs money as well.',
      'A free piano can be the most expensive one. Four checks show whether it is worth moving.',
    ],
    subject: ['Check a used piano first', 'Is the free piano worth it?'],
    hooks: {
      '*': [
        'Free piano, must be collected? Look inside before you say yes.',
        'Buying a used piano? Press every single key.',
      ],
      pfathil: 'A used piano: four checks before you pay for moving it.',
    },
    lines: {
      '*': [
        'Press every key of a used piano slowly. Does it come back up, sound once and not rattle?',
        'Rust on the strings of a used piano tells of damp years. So does the smell when you lift the lid.',
        'If a used piano is far too low in pitch, ask a technician whether it can still be tuned before you buy it.',
        'Ask who will move the piano, and have it done by people who do it every week.',
      ],
      h: ['It is free, it weighs as much as a cow, and it lives on the fourth floor.'],
    },
    why: [
      [
        'If the pins are loose, it cannot be tuned any more.',
        'Some faults cost more than a good used piano.',
      ],
      [
        'Moving and tuning cost the same for a good piano and for a bad one.',
        'What you pay for is the transport, so it should be worth it.',
      ],
    ],
    parts: [
      [
        'Press every key',
        ['Loud and soft, from left to right.', 'Note the ones that stick or rattle.'],
        'A finger pressing piano keys',
      ],
      [
        'Look under the lid',
        ['With a {torch|flashlight}: rust, dust, moths, cracks.', 'The pins should sit tight and straight.'],
        'A torch shining into a piano',
      ],
      [
        'Ask about the last ten years',
        ['Where it stood, who tuned it, when it moved.', 'A dry heated room is good, a garage is not.'],
        'Two people talking at a piano',
      ],
      [
        'Have a technician look at it',
        ['An hour of advice costs less than a transport.', 'Ask for a written opinion if it is expensive.'],
        'A technician at an open piano',
      ],
    ],
    turn: ['Some of them are real finds.', 'You cannot see that from a photograph.'],
    asks: ['Where did your piano come from?', 'Would you take a free one?'],
    ends: { pfathil: ['Look first, then move it.', 'Send a picture of the inside and the number, and ask.'] },
    keep: 'the next "free to collect"',
    send: 'parents who are looking for a first piano',
    own: [
      {
        kinds: ['service', 'price', 'product', 'offer'],
        about: 'used|buy|inspect|hire|rent|restored|advice',
        lead: 'If you are looking for one:',
      },
    ],
    pic: { ask: 'The inside of an old piano', alt: 'Inside of an old upright piano' },
    claims: [['loose pins make tuning impossible', 'trade practice']],
  },
  {
    id: 'what-does-the-tuner-hear',
    format: 'behind',
    again: 10,
    emoji: '👂',
    only: PIANOS,
    tags: ['PianoTuning', 'Piano', 'BehindTheScenes'],
    title: ['What does a piano tuner listen to?', 'How a piano is tuned, string by string'],
    cover: 'What a piano tuner hears',
    gist: [
      'When two strings nearly agree, the sound swells and fades. A tuner turns the pin until that stops, string by string, more than two hundred times.',
      'A piano tuner listens for a slow wobble between two strings and makes it stand still.',
    ],
    subject: ['What a piano tuner hears', 'How a piano is tuned'],
    hooks: {
      '*': [
        'What does a piano tuner listen to for two hours? A wobble.',
        'A piano has more than two hundred strings, and each is tuned by ear or by a meter and an ear.',
      ],
      pfathil: 'How a piano is tuned: one string at a time.',
    },
    lines: {
      '*': [
        'Hold down one piano key and listen to the end. If the sound goes "wow-wow", its strings do not agree.',
        'Most notes on a piano have three strings. A tuner mutes two of them with felt and tunes the third.',
        'The best help for a piano tuner is a quiet house: no vacuum cleaner and no dishwasher for an hour or two.',
        'Clear the top of the piano before the tuner comes. The lid has to open.',
      ],
      h: ['When the piano tuner comes, the family suddenly remembers some shopping.'],
    },
    why: [
      [
        'Two strings that nearly agree make a slow beat, and the ear hears it clearly.',
        'The closer two strings are, the slower the wobble.',
      ],
      ['The pin has to sit so that it does not creep back.', 'Turning is easy. Making it stay is the craft.'],
    ],
    parts: [
      [
        'First the middle of the keyboard',
        ['One octave is set very exactly.', 'Everything else follows from it.'],
        'The middle keys of a piano',
      ],
      [
        'Then string by string',
        ['Two are muted, one is tuned.', 'Felt strips keep the others quiet.'],
        'Felt between piano strings',
      ],
      [
        'The pin is set firmly',
        ['So that it stays when somebody plays loud.', 'That takes strength and a light hand.'],
        'A tuning lever',
      ],
      [
        'At the end it is played',
        ['Loud, soft, all over the keyboard.', 'And any key that sticks is looked at.'],
        'Hands playing a piano',
      ],
    ],
    turn: ['It takes one to two hours.', 'After that you want to sit down and play.'],
    asks: ['Have you ever watched a tuner?', 'Can you hear the wobble on yours?'],
    ends: {
      pfathil: [
        'A quiet room helps more than a cup of tea. Both are welcome.',
        'Ask to have the inside shown to you. Children love it.',
      ],
    },
    keep: 'the next tuning',
    send: 'somebody who plays',
    own: [
      { kinds: ['service', 'price', 'process'], about: 'tun(?:ing|e|ed)\\b', lead: 'To have yours tuned:' },
    ],
    pic: { ask: 'Felt and lever in an open piano', alt: 'Piano tuner at work' },
    claims: [['beats between strings', 'textbook']],
  },
  {
    id: 'open-the-case',
    format: 'tip',
    again: 9,
    emoji: '🎻',
    only: STRUNG,
    tags: ['InstrumentCare', 'Guitar', 'Violin'],
    title: ['How to keep a guitar or violin safe', 'Guitar and violin care: case, car and heater'],
    cover: 'Keep your instrument safe',
    gist: [
      'Put a guitar or violin back into its case, do not leave it in the car or beside a heater, and wipe the strings after playing. Most repairs begin with one of these.',
      'Heat, dry air and falls cause most repairs on guitars and violins. The case prevents all three.',
    ],
    subject: ['Keep your instrument safe', 'Guitar and violin care'],
    hooks: {
      '*': [
        'Never leave a guitar or violin in a parked car. The glue gives way in the heat.',
        'Where is your guitar right now? The safest place is its case.',
      ],
      pfathil: 'Four habits that save most repairs on guitars and violins.',
    },
    lines: {
      '*': [
        'Never leave a guitar or violin in a parked car, in summer or in frost.',
        'Wipe the strings with a dry cloth after playing. They last longer and sound better.',
        'In dry winters, put a humidifier into the case of your guitar or violin. Cracks come from dry air.',
        'Do not take all the strings off a violin at once: bridge and sound post are held by their pressure.',
      ],
      h: ['"It only fell once" is what every repairer hears.'],
    },
    why: [
      [
        'The glue in wooden instruments softens in heat, and thin wood cracks in dry air.',
        'A closed car gets hot enough to open seams.',
      ],
      [
        'A case protects from falls, feet and sudden changes of air.',
        'Most accidents happen on chairs and beds.',
      ],
    ],
    parts: [
      [
        'Put it back into the case',
        ['Even for five minutes, and shut the latch.', 'A stand is fine in a quiet room.'],
        'A guitar in its case',
      ],
      [
        'Keep it out of the car',
        ['Take it in with you, always.', 'Heat and frost both do harm.'],
        'An instrument case beside a car',
      ],
      [
        'Watch the air in winter',
        ['A small hygrometer in the case tells you.', 'Below forty per cent, cracks begin.'],
        'A hygrometer in a case',
      ],
      [
        'Have open seams glued soon',
        ['Tap round the edge: a buzz tells of a gap.', 'A small gap is a small repair.'],
        'A knuckle tapping on a violin',
      ],
    ],
    turn: ['Then only the playing is left to do.', 'A check once a year finds the rest.'],
    asks: ['Where is your instrument right now?', 'What was its last repair?'],
    ends: { pfathil: ['If it buzzes, bring it before it opens.', 'Case, cloth, and no car.'] },
    keep: 'the next trip with an instrument',
    send: 'somebody who plays',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'repair|set.?ups?|restring',
        lead: 'If something buzzes:',
      },
    ],
    pic: { ask: 'An instrument in its open case', alt: 'Violin in an open case' },
    claims: [['hide glue softens with heat', 'textbook']],
  },
  {
    id: 'first-song-on-it',
    format: 'question',
    again: 6,
    emoji: '🎶',
    tags: ['MusicAtHome', 'Piano', 'FirstSong'],
    title: [
      'What was the first tune that you could play?',
      'Your first song on an instrument: which was it?',
    ],
    cover: 'Your first tune?',
    gist: [
      'With one finger, with two hands or on a squeaky recorder: which was the first tune that you could play?',
      'What was your first tune on an instrument, and can you still play it?',
    ],
    subject: ['Your first tune?', 'Which tune could you play first?'],
    hooks: {
      '*': [
        'What was the first tune that you could play on an instrument?',
        'Piano, recorder or guitar: what was your first tune?',
      ],
      pfathil: 'Your first tune on an instrument: which was it?',
    },
    lines: {
      '*': [
        'What was the first tune that you could play, and who had to listen to it?',
        'If there were a piano in front of you now, what would you play?',
        'Your first instrument: recorder, piano, guitar or something else?',
        'Can you still play your first tune on the piano? Hands remember more than heads.',
      ],
      h: ['The recorder has taught many parents to love silence.'],
    },
    why: [
      ['Hands remember tunes for decades.', 'The first tune stays, even if everything else is forgotten.'],
    ],
    parts: [
      [
        'On the piano',
        [
          'One finger, black keys, or that waltz for two.',
          'With somebody beside you, playing the low notes.',
        ],
        'A finger on piano keys',
      ],
      [
        'On something else',
        ['Recorder, guitar with three chords, mouth organ.', 'Squeaky, but to the end.'],
        'A recorder',
      ],
    ],
    turn: ['Try it tonight. Nobody has to hear it.', 'The title is enough for an answer.'],
    asks: ['Which tune was it?', 'Can you still play it?'],
    ends: { pfathil: ['Tell us.', 'And play it once more.'] },
    keep: 'the next time you sit at a piano',
    send: 'whoever had to listen',
    pic: { ask: 'An old music book on a piano', alt: 'Old music book on a piano' },
    claims: [['motor memory lasts', 'textbook']],
  },
  {
    id: 'upright-or-grand',
    format: 'either',
    again: 6,
    emoji: '🎹',
    only: PIANOS,
    tags: ['Piano', 'MusicAtHome', 'ThisOrThat'],
    title: ['Upright or grand piano: which would you have?', 'Upright or grand: what is the difference?'],
    cover: 'Upright or grand?',
    gist: [
      'An upright fits into most rooms. A grand sounds fuller and needs more space. Which would you have if you could choose?',
      'Upright or grand: which piano would you put into your living room?',
    ],
    subject: ['Upright or grand?', 'Which piano would you choose?'],
    hooks: {
      '*': [
        'If you could choose: an upright piano or a grand?',
        'Upright or grand piano: which would you have at home?',
      ],
      pfathil: 'Upright or grand piano? Tell us your choice.',
    },
    lines: {
      '*': [
        'Upright or grand piano: which would you have if you could choose?',
        'A good tall upright piano can sound better than a very small grand. Try both.',
        'Before you fall for a grand piano, lay newspapers on the floor in its size and walk round it for a week.',
        'Measure doors, stairs and corners before you buy a piano. Movers will ask.',
      ],
      h: ['A grand piano is a table on which nobody may put anything.'],
    },
    why: [
      [
        'Longer strings sound fuller, and they take up more room.',
        'In a small room, a good upright is often the better choice.',
      ],
    ],
    parts: [
      [
        'Upright',
        ['Fits along a wall, and costs less to move.', 'For most homes and most players.'],
        'An upright piano',
      ],
      ['Grand', ['A fuller sound and a quicker touch.', 'For a room that can hold it.'], 'A grand piano'],
    ],
    turn: ['The right one is the one on which you like to play.', 'Play both before you decide.'],
    asks: ['Upright or grand?', 'What do you play on?'],
    ends: { pfathil: ['One word is enough.', 'Tell us, and say how large your room is.'] },
    keep: 'the day you choose a piano',
    send: 'whoever you play duets with',
    own: [{ kinds: ['product', 'service', 'price', 'place'], about: SELLS, lead: 'To try one:' }],
    pic: { ask: 'A grand and an upright side by side', alt: 'Grand piano beside an upright piano' },
    claims: [['longer strings sound fuller', 'textbook']],
  },
  {
    id: 'a-piano-for-a-beginner',
    format: 'answer',
    again: 9,
    emoji: '🎹',
    only: PIANOS,
    tags: ['Piano', 'FirstPiano', 'MusicAtHome'],
    title: ['Which piano for a child who is starting?', 'First piano: digital, used or hired?'],
    cover: 'A piano for a beginner',
    question: 'Which piano does a beginner need?',
    short: [
      'One that is in tune, with full-size keys and a pedal. It need not be new.',
      'A good used one, a hired one or a digital one with weighted keys.',
    ],
    gist: [
      'A beginner needs full-size weighted keys, a pedal and an instrument that is in tune. A good used piano, a hired one or a digital one will do.',
      'Many children stop because the piano at home is out of tune or has dead keys. It need not be new, but it should work.',
    ],
    subject: ['A piano for a beginner', 'Which first piano?'],
    hooks: {
      '*': [
        'Your child wants to learn the piano. Which one do you need at home?',
        'A first piano need not be new. It has to be in tune.',
      ],
      pfathil: 'First piano: digital, used or hired?',
    },
    lines: {
      '*': [
        'A first piano needs full-size weighted keys, a pedal and a stool of the right height.',
        'A piano out of tune is no fun to practise on, and it spoils the ear. Have it tuned before the first lesson.',
        'Hiring a piano for the first year is a good way to find out whether the wish lasts.',
        'A digital piano is fine for headphones and small {flats|apartments}. Ask for weighted keys.',
      ],
      h: ['A keyboard with samba button is fun. It is not a piano.'],
    },
    why: [
      [
        'Fingers learn strength on keys that push back.',
        'On keys without weight, the hands learn the wrong touch.',
      ],
      [
        'A child hears whether it sounds right, and comes back if it does.',
        'An instrument that works makes practising much easier.',
      ],
    ],
    parts: [
      [
        'Good used piano',
        ['Have it looked at by a technician first.', 'Often the best value for years.'],
        'An upright piano in a living room',
      ],
      [
        'Hired piano',
        ['A small sum a month, and you can give it back.', 'Ask whether tuning is included.'],
        'A piano being delivered',
      ],
      [
        'Digital piano',
        ['Weighted keys, a pedal, and headphones for the evening.', 'It never needs tuning.'],
        'A digital piano with headphones',
      ],
    ],
    turn: ['Ask the teacher as well: they hear what suits the child.', 'Try two or three before you decide.'],
    asks: ['What did you learn on?', 'Is somebody at your place about to start?'],
    ends: {
      pfathil: [
        'Bring the child along and let them choose the sound.',
        'In tune, in reach, and a stool that fits.',
      ],
    },
    keep: 'the first lesson',
    send: 'parents of a beginner',
    own: [
      {
        kinds: ['product', 'service', 'price', 'offer', 'place'],
        about: 'hire|rent|used|tun(?:ing|e|ed)\\b|uprights?\\b',
        lead: 'For a good start:',
      },
    ],
    pic: { ask: "A child's hands on a piano", alt: 'Child playing the piano' },
    claims: [['weighted keys are advised for learners', "teachers' advice"]],
  },
];
