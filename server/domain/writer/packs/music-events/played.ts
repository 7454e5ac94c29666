// Music at parties: what to ask, what to leave out, and what the floor says.
import type { Idea } from '../../library/idea.ts';
import { DISCO } from './kinds.ts';

export const PLAYED: readonly Idea[] = [
  {
    id: 'ask-for-the-live-recording',
    format: 'checklist',
    again: 9,
    emoji: '🎧',
    tags: ['BookingABand', 'WeddingMusic', 'DJTips'],
    tick: true,
    title: 'How to book a band or DJ: what to ask before you say yes',
    cover: 'Before you book a band or DJ',
    gist: [
      'Watch something live and uncut, ask who will really come, how long they play, what they bring and what the venue allows. A showreel is an advert, a phone video from the third hour is the truth.',
      'Six questions for a band or DJ: live footage, names, hours, breaks, sound limit, plan B. Then a written yes.',
    ],
    subject: ['The third hour, uncut', 'Who will really come?'],
    hooks: {
      '*': [
        'Booking a band or DJ? Ask for a video from the third hour.',
        'A showreel tells you how a band looks. A phone video tells you how they sound.',
      ],
      pt: 'For live music settle line-up, length, equipment, sound limit, timing and a replacement in writing.',
      fi: 'You have found a band that you love? Ask these six things before you fall any deeper.',
      a: 'Band or DJ: live video, line-up, hours, limits, plan B, contract.',
      h: 'In every band video it is sunset, and everyone at the wedding is beautiful. Ask for rain and uncles.',
      l: 'One song, uncut, in a real room.',
    },
    lines: {
      '*': [
        'Ask a band for one whole song filmed live in a room, without cuts. It says more than two minutes of highlights.',
        'Ask whether the people in the video are the ones who will come. Large agencies send varying line-ups.',
        'Does the venue have a sound limiter? It cuts the power when a drum kit gets going. Ask before you sign.',
        'Agree in writing: arrival, sets, breaks, last song, extra hour, and what happens if somebody falls ill.',
      ],
      h: ['"We play everything" means four songs by everybody.'],
    },
    scene: [
      'Ten tabs, ten bands, ten times the same first kiss in slow motion. You switch off the sound and notice no difference.',
      'The drummer hits the snare, a red lamp goes on in the corner, and the whole room is dark and silent. The limiter has spoken.',
    ],
    why: [
      [
        'Music is the one thing at a party that every guest hears for five hours.',
        'One looks at the flowers twice. The band one hears all night.',
      ],
      [
        'Rooms decide as well: ceiling, neighbours, fuse box. The best group cannot play against a limiter.',
        'What is possible stands in the papers of the venue.',
      ],
    ],
    parts: [
      [
        'Watch one song uncut',
        ['In a room of the size of yours.', 'Watch the dance floor and not the singer.'],
        'A phone showing a small stage',
      ],
      [
        'Ask who will come',
        ['Names, and who stands in when someone is ill.', 'A good answer comes at once.'],
        'Musicians unloading a van',
      ],
      [
        'Settle hours and breaks',
        [
          'How many sets, what plays in between.',
          'Musicians need a meal as well, and it is usual to give them one.',
        ],
        'A set list on an amplifier',
      ],
      [
        'Ask the venue about sound',
        ['Limiter, closing time, where the sockets are.', 'Forward the answer as it is.'],
        'A sound meter on a wall',
      ],
      [
        'Put it in writing',
        ['Date, price, deposit, cancellation on both sides.', 'One page is enough.'],
        'A signed page beside a microphone',
      ],
    ],
    turn: [
      'Then you can get to the nice question: the first song.',
      'After that there is nothing to do but dance.',
    ],
    asks: ['How did you find the band or DJ for your party?', 'What would you ask a band before booking?'],
    ends: {
      pa: 'Live footage, names, limits, paper.',
      fi: 'And then let them do their thing.',
      t: 'Line-up, set times, SPL limit, contingency.',
      h: 'Uncles were seen. They danced.',
      l: 'And the lights go down a little.',
    },
    keep: 'the month with ten open tabs',
    send: 'a couple with a date and no music',
    own: [
      {
        kinds: ['process', 'policy', 'price', 'offer'],
        about: 'sets? of|line-?up|sound and lights|sound system|deposit',
        lead: 'And how it is here.',
      },
    ],
    pic: { ask: 'A set list taped to a stage floor', alt: 'A set list taped to a stage floor' },
    claims: [
      [
        'Venues may have sound limiters; line-ups vary; contract points',
        "advice of musicians' unions and wedding trade practice",
      ],
    ],
  },
  {
    id: 'read-the-floor',
    format: 'behind',
    again: 9,
    emoji: '🎛️',
    tags: ['DJLife', 'BehindTheScenes', 'DanceFloor'],
    only: DISCO,
    title: 'How a DJ reads a dance floor: feet, edges, the bar',
    cover: 'What a DJ looks at',
    gist: [
      'A good DJ hardly looks at the machine. They look at feet, at the edge of the floor and at the queue at the bar: there it shows two songs ahead what is coming.',
      'A full floor is no reason to play louder. Whoever watches the edges knows when to change before the middle does.',
    ],
    subject: ['Feet, edges, bar', 'Two songs ahead'],
    hooks: {
      '*': [
        'What does a DJ look at all night? Mostly feet.',
        'A dance floor empties from the edges. DJs watch those.',
      ],
      pt: 'A DJ reads tempo by feet, mood at the edge and fatigue at the bar, and plans two songs ahead.',
      fi: 'Have you ever wondered why the floor fills again just when you meant to sit down?',
      a: 'A DJ watches the edges of the floor, not the middle.',
      h: 'The person in the middle dances to everything. That one is no evidence.',
      l: 'Half light, a hundred feet, one pulse.',
    },
    lines: {
      '*': [
        'A floor needs rest as well. Two songs for the bar make the next five fuller.',
        'People come on to the floor with a song they knew at twenty. Ask how old the guests are before you ask what they like.',
        'The first dancer is the hardest to find. A song that needs no dancing, only swaying, brings the second.',
        'Moving the bar nearer to the dance floor helps more than any light show.',
      ],
      h: ['The song that "always works" was last seen working in two thousand and nine.'],
    },
    scene: [
      'Ten past ten. Six at the edge, arms folded, one foot out of the six is tapping. To that foot the next song belongs.',
      'The floor is full, hands are in the air, and behind the desk somebody is already looking for the song with which it will calm down.',
    ],
    why: [
      [
        'What moves first is the foot. Heads agree later.',
        'Nobody decides to dance. They notice that they are doing it.',
      ],
      ['A night is an arc. All peaks in a row are a plain.', 'Only after a low does a high feel like one.'],
    ],
    parts: [
      [
        'Feet at the tables',
        ['Who taps will come, if one asks in the right song.', 'It shows the tempo people have in them.'],
        'Feet under a table',
      ],
      [
        'The edge of the floor',
        ['Those with one shoulder turned away go next.', 'Two songs later the middle will follow.'],
        'People at the edge of a dance floor',
      ],
      [
        'The queue at the bar',
        ['Thirst is a sign that it was good.', 'Now something for the others.'],
        'A bar with a small queue',
      ],
      [
        'The old and the young',
        ['One song for each table within the first hour.', 'Then everyone has been meant once.'],
        'A grandmother dancing with a child',
      ],
    ],
    turn: [
      'And at the end the song that one sings on the way to the car.',
      'The foot is out there by now, with its owner.',
    ],
    asks: ['Which song gets you on the dance floor without fail?', 'What empties a dance floor at once?'],
    ends: {
      pa: 'Watch, wait, then play.',
      fi: 'Dance first. Somebody has to.',
      t: 'Tempo, energy, rotation of groups.',
      h: 'The one in the centre is still there.',
      l: 'And the last song, a little softer.',
    },
    keep: 'the night before the party',
    send: 'the first one on the floor',
    own: [
      { kinds: ['people', 'process'], about: 'dance ?floor|requests?', lead: 'And how it is done here.' },
    ],
    pic: { ask: 'Feet on a dance floor', alt: 'Feet on a dance floor in low light' },
    claims: [['Observing the crowd and alternating energy', 'practice of DJs']],
  },
  {
    id: 'a-list-of-ten-nos',
    format: 'howto',
    again: 9,
    emoji: '📝',
    tags: ['Playlist', 'WeddingMusic', 'DJTips'],
    title: 'How to brief a band or DJ: ten songs yes, ten songs no',
    cover: 'Ten yes, ten no',
    gist: [
      'A playlist of eighty songs ties hands. Ten that must be played, ten that must not, the ages of the guests and two names for special songs: with that, musicians can work.',
      'Say what you do not want. The list of noes is short, honest and more useful than the list of wishes.',
    ],
    subject: ['The list of noes', 'Not eighty songs'],
    hooks: {
      '*': [
        'Briefing a band or DJ? Write ten songs you want and ten you never want to hear.',
        'A playlist of eighty songs is a cage for a DJ.',
      ],
      pt: 'A short must-play list, a do-not-play list and the ages of guests guide a set better than a full playlist.',
      fi: 'You have a shared playlist with two hundred songs in it? Take a breath, choose ten.',
      a: 'Ten songs yes, ten songs no, ages of the guests. Done.',
      h: 'On the list of noes it says "the one with the arm movements". Everybody knows which.',
      l: 'Ten songs, chosen like guests.',
    },
    lines: {
      '*': [
        'Ten must-plays, ten no-goes: that is all a DJ or band needs from you in songs.',
        'Give the decades in which your guests were twenty. It is the best map of a dance floor.',
        'Say who may ask for songs on the night. "Everyone" ends with the cousin at the desk.',
        'Tell the band how names are pronounced if they announce you. It has gone wrong before the whole family.',
      ],
      h: ['The cousin has made a playlist. It is conceptual.'],
    },
    scene: [
      'Two in the kitchen, a bottle of wine, a list. By song forty they argue about whether one can dance to it. One cannot.',
      'At half past eleven somebody stands at the desk with a phone, holds it up and says: "Do you have this?"',
    ],
    why: [
      [
        'Whoever plays sees the room, and you wrote the list in March.',
        'On paper all songs have the same time. At night they do not.',
      ],
      [
        'A no spares you a memory: the song of the ex, of the funeral, of a bad year.',
        'Some songs belong to other evenings.',
      ],
    ],
    parts: [
      [
        'Choose ten that must be there',
        ['Including first and last.', 'If it is not among the ten, it is not a must.'],
        'A handwritten list of songs',
      ],
      [
        'Write the noes',
        ['Without giving reasons.', 'The musicians will not ask.'],
        'A list with songs crossed out',
      ],
      [
        'Give ages and roots',
        ['Which decades, which languages, which dances in the family.', 'One song for each grandmother.'],
        'An old record on a table',
      ],
      [
        'Say who may make requests',
        ['Two names are plenty.', 'For all others: a friendly shrug.'],
        'A DJ desk with a small sign',
      ],
    ],
    turn: ['And then trust. That is what you booked.', 'The kitchen list can be played at breakfast.'],
    asks: ['Which song would be on your list of noes?', 'Which song must be played at your party?'],
    ends: {
      pa: 'Constraints, not scripts.',
      fi: 'And breathe. It will be danced.',
      t: 'Must-play, do-not-play, demographics, requests policy.',
      h: 'Arm movements were not seen.',
      l: 'One song, and everybody sings.',
    },
    work: 'The same works for any creative brief: name what must be there and what must not, describe the people, and leave the order to those who can see the room.',
    keep: 'the evening with the playlist',
    send: 'the cousin with the concept',
    own: [
      {
        kinds: ['process', 'policy', 'service'],
        about: 'requests?|play ?list|learn|first dance|songs?',
        lead: 'And how wishes are handled here.',
      },
    ],
    pic: { ask: 'A handwritten list of songs with crosses', alt: 'A handwritten song list' },
    claims: [['Short must and no lists are usual practice', 'practice of wedding DJs and bands']],
  },
  {
    id: 'ears-for-the-next-day',
    format: 'tip',
    again: 9,
    emoji: '👂',
    tags: ['HearingProtection', 'LiveMusic', 'EarCare'],
    title: 'Loud concert or party? How to look after your ears',
    cover: 'Bring ears for tomorrow',
    gist: [
      'Ears do not get used to loudness, they wear. Stand away from the speaker, take breaks outside, and carry earplugs made for music: they turn it down and leave it clear.',
      'If it rings afterwards, it was too loud. Distance, breaks and plugs cost nothing in pleasure, and the drummer has them in as well.',
    ],
    subject: ['The drummer wears them as well', 'If it rings, it was too loud'],
    hooks: {
      '*': [
        'Does it ring in your ears after a concert or party? Then it was too loud for too long.',
        'Musicians wear earplugs. That should tell us something.',
      ],
      pt: 'Hearing damage depends on level and time; distance, breaks and plugs reduce both.',
      fi: 'Do you love standing right at the front? Do it, with something in your ears.',
      a: 'Loud music: away from the speaker, breaks, earplugs.',
      h: '"Pardon?" is a fine word, until one says it for forty years.',
      l: 'Every note clear, and quiet on the way home.',
    },
    lines: {
      '*': [
        'Earplugs for music take the edge off and keep the sound. Foam ones only make it dull, but foam is better than nothing.',
        'Never dance with your ear at the speaker. Two steps away is already a great deal.',
        'Give your ears ten quiet minutes an hour, outside.',
        'Children at loud parties need ear defenders. Their ears are small and cannot leave by themselves.',
      ],
      h: [
        'My grandfather was in the front row in nineteen seventy-one. He has been in the front row ever since.',
      ],
    },
    scene: [
      'Two in the morning, a quiet street, and in your ears a whistle like an old television. It was a wonderful evening.',
      'The bass goes through the stomach, and beside the box somebody sleeps on two chairs.',
    ],
    why: [
      [
        'In the inner ear sit tiny hair cells. They bend with sound, and those that break do not grow back.',
        'One is born with some thousands of them, and no more are issued.',
      ],
      [
        'Each few decibels more halve the time that ears can bear. A little lower counts for a lot.',
        'What is fine for an hour is too much for five.',
      ],
    ],
    parts: [
      [
        'Keep your distance',
        ['The best sound is by the mixing desk, not at the speaker.', 'Distance is free hearing protection.'],
        'A mixing desk in the middle of a hall',
      ],
      [
        'Wear plugs that fit',
        ['Pinch, roll, pull the ear up, hold.', 'Put them in before it gets loud.'],
        'Small earplugs on a palm',
      ],
      [
        'Take breaks',
        ['Ten minutes in the yard, an hour of difference.', 'Conversations are better there anyway.'],
        'People talking outside a venue',
      ],
    ],
    turn: [
      'And the next day you hear the birds, at seven, unfortunately.',
      'Music is worth hearing at seventy.',
    ],
    asks: ['Do you take earplugs to concerts?', 'What was the loudest evening of your life?'],
    ends: {
      pa: 'Level times time.',
      fi: 'Take a second pair along, for somebody else.',
      t: 'Dose equals level and duration.',
      h: 'Pardon? Pardon?',
      l: 'And at night, rain, each drop.',
    },
    caution:
      'Ringing or dull hearing that is still there after a night, or sudden loss of hearing: see a doctor, soon.',
    keep: 'the next loud evening',
    send: 'somebody who is always in the front row',
    pic: { ask: 'Small earplugs on a palm beside a ticket', alt: 'Earplugs on a palm' },
    claims: [
      [
        'Noise damage depends on level and duration; hair cells do not regrow; earplugs and breaks advised',
        'advice of the WHO and hearing charities',
      ],
    ],
  },
  {
    id: 'first-song-of-the-night',
    format: 'question',
    again: 9,
    emoji: '🎶',
    tags: ['FirstDance', 'PartySongs', 'WeddingMusic'],
    title: 'Which song was played at the best party of your life?',
    cover: 'The song of the best party',
    gist: [
      'A kitchen, a radio, a wedding, three in the morning: which song belongs to the best party of your life?',
      'There is a song which, when it begins, takes you back to a floor. Which one, and where was it?',
    ],
    subject: ['Three in the morning', 'A song that takes you back'],
    hooks: {
      '*': [
        'Which song was playing at the best party of your life?',
        'One song, and you are back on that dance floor. Which one?',
      ],
      pt: 'Songs tied to strong moments bring back place, people and weather.',
      fi: 'Close your eyes: which song, which room, who was there?',
      a: 'The song of your best party: name it.',
      h: 'It was the worst song of the year. We sang it five times.',
      l: 'Three in the morning, bare feet, one last song.',
    },
    lines: {
      '*': [
        'Which song was playing at the best party of your life?',
        'Ask your parents which song they danced to first. Then play it, without a word.',
        'Couples often remember two different first songs. Both are right.',
        'For a good last song take one that everybody can sing without music.',
      ],
      h: ['The neighbour knows all of them. Through the wall.'],
    },
    scene: [
      'A kitchen, eleven people, one small radio, and nobody will ever say again that you need a dance floor.',
      'In the tent only the long ones are left. Somebody puts on that song, and those at the coats come back.',
    ],
    why: [
      [
        'What we hear while we are happy stays together with it for good.',
        'Smell and music open the same drawer.',
      ],
    ],
    parts: [
      [
        'A song to dance to',
        ['With arm movements or without.', 'It was never good and always right.'],
        'A crowded kitchen at night',
      ],
      [
        'A song to hold on to',
        ['Slow, in the corner, coats already on.', 'Some got married because of it.'],
        'Two people dancing slowly',
      ],
    ],
    turn: [
      'Whoever names one hums it for the rest of the day.',
      'We will put it on. A little louder than necessary.',
    ],
    asks: ['Which song takes you back to a dance floor?', 'Which song do you sing aloud without noticing?'],
    ends: {
      pa: 'One song is enough for a whole night.',
      fi: 'Write it below. It becomes a list for all.',
      t: 'Cue, context, recall.',
      h: 'The wall sends its regards.',
      l: 'And outside it is getting light.',
    },
    keep: 'the drive home',
    send: 'whoever danced with you',
    pic: { ask: 'A small radio in a kitchen at night', alt: 'A radio on a kitchen shelf at night' },
    claims: [['Music evokes autobiographical memories', 'research on music and memory']],
  },
  {
    id: 'live-or-laid-on',
    format: 'either',
    again: 9,
    emoji: '🎸',
    tags: ['LiveMusic', 'ThisOrThat', 'WeddingMusic'],
    title: 'Band or DJ: which would you have at your party?',
    cover: 'Band or DJ?',
    gist: [
      'A band brings faces, sweat and breaks. A DJ brings every song there is and fits in a corner. Which would you have at your party?',
      'One you watch, the other you forget while you dance. Which is yours?',
    ],
    subject: ['Sweat or every song?', 'Faces or all the records'],
    hooks: {
      '*': [
        'Band or DJ: which would you have at your party?',
        'The oldest quarrel in party planning: band or DJ?',
      ],
      pt: 'Bands need space, time and sockets; DJs need a table. Both need to know the room.',
      fi: 'If you could choose freely: live and a bit too loud, or exactly the song you mean?',
      a: 'Band or DJ at your party? Choose.',
      h: 'The band has a drummer who sweats. The DJ has a cable that does.',
      l: 'Brass in the room, or a needle on vinyl.',
    },
    lines: {
      '*': [
        'Band or DJ: which would you book for your party?',
        'A band needs a floor of about two square metres a head, a DJ a firm table. Measure before you book.',
        'Bands take breaks, so ask who plays in them. Silence at ten empties a floor.',
        'Small room, low ceiling, close neighbours: an acoustic duo for the dinner and a DJ later suits many.',
      ],
      h: ['The saxophonist goes through the audience. Nobody knows where to look.'],
    },
    scene: [
      'One, two, three, four: the drummer counts in, and a hundred people put down their forks.',
      'A click, a bass that you know, and three tables shout the same word.',
    ],
    why: [
      [
        'With people on a stage something can go wrong. That is why one looks.',
        'A record is the same each time, and that is what is comforting.',
      ],
    ],
    parts: [
      [
        'A band',
        ['Faces, mistakes, glances, a real final chord.', 'More space, more power, more meals.'],
        'A small band in a corner',
      ],
      [
        'A DJ',
        ['All songs, no breaks, reacts within seconds.', 'Less space, and can play quietly as well.'],
        'A DJ desk with two turntables',
      ],
    ],
    turn: [
      'Some take both, and nobody has gone home early.',
      'In the end it is the last song that counts, whoever plays it.',
    ],
    asks: ['Band or DJ: which one for your party?', 'What was the best live music at a party you went to?'],
    ends: {
      pa: 'Room first, then heart.',
      fi: 'Tell us which, and the first song.',
      t: 'Space, SPL, changeovers, repertoire.',
      h: 'The saxophonist is with table nine.',
      l: 'Four beats, and it begins.',
    },
    keep: 'the evening with the plans',
    send: 'the one you plan with',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'duo|trio|quartet|acoustic|seven-piece|five-piece',
        lead: 'And what comes to you from here.',
      },
    ],
    pic: { ask: 'A microphone on a stand in an empty room', alt: 'A microphone in an empty party room' },
    claims: [['Space and breaks differ for bands and DJs', 'trade practice of party musicians']],
  },
];
