// Bands and DJs for parties: booking, briefing, and what people dance to.
import type { Idea } from '../../library/idea.ts';

export const BOOKING: readonly Idea[] = [
  {
    id: 'ask-for-the-live-recording',
    format: 'checklist',
    again: 7,
    emoji: '🎤',
    tags: ['WeddingMusic', 'LiveMusic', 'PartyPlanning'],
    tick: true,
    title: ['How to book a band or DJ: what to ask', 'Booking music for a party: five questions'],
    cover: 'Booking music',
    gist: [
      'Before you book a band or DJ, watch an uncut live video, ask who exactly will come, how long they play, what they need, and have it in writing.',
      'Ask for a live recording and not only a studio one. Then you know what you will hear at your party.',
    ],
    subject: ['Booking a band or DJ', 'Five questions'],
    hooks: {
      '*': [
        'Booking a band or DJ for your party? Ask these five questions first.',
        'Music makes the party. This is what to ask before you book it.',
      ],
      pfatil: 'Five questions, and you know which band or DJ fits your party.',
      h: 'Your cousin knows somebody with a keyboard. Ask these questions anyway.',
    },
    lines: {
      '*': [
        'Ask a band for a live video from start to finish of one song.',
        'Ask who plays on your date. Some bands have several line-ups.',
        'Ask the venue how loud it may be and until when, before you book music.',
        'Have date, times, price and overtime in writing.',
      ],
      h: ['"They are very good in the car" is not a reference.'],
    },
    scene: [
      'On the website everything sounds lovely, and you wonder what it is like in a village hall.',
      'The date is fixed, and the good ones are booked a year ahead.',
    ],
    why: [
      ['In a live video you hear how it really sounds.', 'You also see how they get on with people.'],
      [
        'What is settled beforehand is not discussed on the dance floor.',
        'Breaks, power and overtime are questions for daylight.',
      ],
    ],
    parts: [
      [
        'A live recording',
        ['One song, uncut, from a party.', 'Watch the guests as well as the band.'],
        'A phone with a video',
      ],
      [
        'Who will come',
        ['How many, and the same as in the video?', 'What if somebody is ill?'],
        'Musicians on a stage',
      ],
      [
        'Hours and breaks',
        ['How long, how many sets, what plays in between?', 'What does an extra hour cost?'],
        'A clock',
      ],
      [
        'What they need',
        ['Power, space, food, parking, a dry place.', 'Ask the venue about limits on sound.'],
        'A socket and a cable',
      ],
      ['It all in writing', ['Date, times, price, deposit.', 'One page is enough.'], 'A contract'],
    ],
    turn: ['Then look forward to it.', 'Now you can choose with a good feeling.'],
    asks: ['Which song must be played at your party?', 'Band or DJ: what are you looking for?'],
    ends: {
      pfatil: ['Ask us all five.', 'Send us your date and your venue.'],
      h: 'The keyboard may come as a guest.',
    },
    keep: 'the day you look for music',
    send: 'a couple who are planning',
    own: [
      {
        kinds: ['price', 'service', 'product', 'offer', 'process'],
        about: 'from £|from \\$|from €|PA\\b|lights|sets?\\b|hours|line.?up',
        lead: 'And a first answer from us.',
      },
    ],
    pic: { ask: 'Your instruments or decks before a party', alt: 'Instruments before a party' },
    claims: [['Usual booking questions', 'advice of musicians and planners']],
  },
  {
    id: 'a-list-of-ten-nos',
    format: 'howto',
    again: 7,
    emoji: '📝',
    tags: ['WeddingMusic', 'Playlist', 'PartyPlanning'],
    title: ['How to brief your band or DJ', 'Song wishes for your party: how many, and which?'],
    cover: 'Briefing a band or DJ',
    gist: [
      'Give your band or DJ ten songs that you want, ten that you do not want, and a word about your guests. Leave the rest to them.',
      'Two hundred songs are no wish list. Ten are, and they leave room to react to your guests.',
    ],
    subject: ['Briefing a band or DJ', 'Song wishes'],
    hooks: {
      '*': [
        'How many song wishes should you give your band or DJ? Ten are enough.',
        'Ten songs yes, ten songs no: that is a good briefing for your party.',
      ],
      pfatil: 'A short list is the best briefing for music.',
      h: 'Tell your DJ about the song with the arm movements. Yes or no?',
    },
    lines: {
      '*': [
        'Choose ten songs that have to be played at your party, and not a hundred.',
        'Write down what you do not want to hear. It helps as much.',
        'Tell the band how old your guests are and where they come from.',
        'Say who may make requests on the evening.',
      ],
      h: ['Uncle Roy may ask for one song. Once.'],
    },
    scene: [
      'The shared playlist has two hundred songs, and four people have added to it.',
      'At eleven somebody wants a song that nobody can dance to.',
    ],
    why: [
      [
        'Whoever plays sees who is dancing, and has to be able to react.',
        'Your guests decide on the evening what works.',
      ],
      ['With your noes nothing embarrassing happens.', 'Some songs have a history. Say so.'],
    ],
    parts: [
      [
        'Ten songs you want',
        ['First dance included.', 'Which song means something to you two?'],
        'A handwritten list',
      ],
      ['Ten songs you do not want', ['Without any reasons.', 'Novelty songs first.'], 'A crossed-out line'],
      [
        'Who your guests are',
        ['Ages, countries, families.', 'Is there a dance that everybody knows?'],
        'Guests at tables',
      ],
      [
        'Who may make requests',
        ['You two, or everybody?', 'Tell the DJ beforehand.'],
        'A person at a DJ desk',
      ],
    ],
    turn: ['Then let them do their work.', 'And dance.'],
    asks: ['Which song must not be played at your party?', 'Which song are you looking forward to?'],
    ends: {
      pfatil: ['Send us your twenty songs.', 'Tell us about your guests.'],
      h: 'Arm movements: noted.',
    },
    keep: 'the month before your party',
    send: 'whoever makes the playlist',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'product'],
        about: 'requests?|first dance|playlist|soul|motown|indie|jazz|genres?|repertoire',
        lead: 'And what we play.',
      },
    ],
    pic: { ask: 'A handwritten list of songs', alt: 'A handwritten list of songs' },
    claims: [['Short must and do-not-play lists', 'practice of DJs and bands']],
  },
  {
    id: 'how-long-should-they-play',
    format: 'answer',
    again: 8,
    emoji: '⏰',
    tags: ['WeddingMusic', 'PartyPlanning', 'LiveMusic'],
    title: ['How long should a band or DJ play at a party?', 'Music for a party: how many hours to book'],
    cover: 'How many hours of music?',
    question: 'For how long should we book the music?',
    short: 'Three to four hours of dancing are enough for most parties.',
    gist: [
      'Book music from the end of dinner to an hour before the end. Bands usually play two or three sets, and a DJ or a playlist fills the gaps.',
      'Dancing begins when the speeches are over. Plan the music from then on.',
    ],
    subject: ['How many hours of music?', 'Planning the evening'],
    hooks: {
      '*': [
        'For how many hours do you need a band or DJ? Begin with the speeches.',
        'How long should the music play at your party? Less long than you think.',
      ],
      pfatil: 'Good music at the right time is better than music all day.',
      h: 'Nobody dances during the soup. Book the band for later.',
    },
    lines: {
      '*': [
        'A band usually plays two or three sets of about three quarters of an hour.',
        'Plan the first dance right after the speeches. Then everybody is in the room.',
        'Ask what plays between the sets. Silence empties a floor.',
        'Tell the band when dinner runs late. It always does.',
      ],
      h: ['The best man said five minutes. Plan fifteen.'],
    },
    scene: [
      'Dinner runs late, the band is ready, and the cake has not been cut.',
      'At one in the morning ten people dance, and they would dance to anything.',
    ],
    why: [
      ['People dance for about three hours.', 'After that feet and babysitters want to go home.'],
      ['Live sets need breaks, also for the guests.', 'In the breaks people talk and drink.'],
    ],
    parts: [
      [
        'Quiet music first',
        ['During drinks and dinner, so that you can talk.', 'A playlist will do.'],
        'Guests with glasses',
      ],
      [
        'Then the first set',
        ['After the speeches, with the first dance.', 'The floor fills fastest then.'],
        'A couple dancing',
      ],
      [
        'A break with food',
        ['Cake or a snack between the sets.', 'Something should play meanwhile.'],
        'A cake on a table',
      ],
      [
        'Then the last set',
        ['With the songs that everybody knows.', 'End while the floor is full.'],
        'A full dance floor',
      ],
    ],
    turn: ['Ask about an extra hour before, and not at midnight.', 'Then your evening has a good shape.'],
    asks: ['When do you start to dance?', 'When should the last song play?'],
    ends: {
      pfatil: ['Tell us your plan for the day, and we will suggest the times.', 'Not sure? Ask us.'],
      h: 'Fifteen. At least.',
    },
    keep: 'the evening you plan your day',
    send: 'your other half',
    own: [
      {
        kinds: ['price', 'service', 'offer'],
        about: 'hours|sets?\\b|between sets|from £|from \\$|until',
        lead: 'And how it is with us.',
      },
    ],
    pic: { ask: 'A dance floor before the party', alt: 'An empty dance floor' },
    claims: [['Typical sets and dancing time', 'practice of bands and DJs']],
  },
  {
    id: 'live-or-laid-on',
    format: 'either',
    again: 6,
    emoji: '🎸',
    tags: ['LiveMusic', 'DJ', 'ThisOrThat'],
    title: ['Band or DJ: what would you have at your party?', 'Live band or DJ for a wedding?'],
    cover: 'Band or DJ?',
    gist: [
      'Band or DJ: what would you choose for your own party, and for what reason?',
      'A band is a show, and a DJ knows every song. What would you rather have?',
    ],
    subject: ['Band or DJ?', 'Music for your party'],
    hooks: {
      '*': ['Band or DJ: what would you have at your party?', 'Live music or a DJ: which gets you dancing?'],
      pfatil: 'Both can fill a dance floor. Which would you choose?',
      h: 'Band or DJ, or your uncle with an accordion?',
    },
    lines: {
      '*': [
        'Band or DJ: one word is enough.',
        'What was the best music you ever had at a party?',
        'Which song always gets you on the dance floor?',
        'Live and loud, or every song in the world?',
      ],
      h: ['The accordion is underrated. By some.'],
    },
    scene: ['At every planning table somebody asks this question.', 'There are good reasons for both.'],
    why: [
      [
        'It depends on the room, the guests and what you like.',
        'Some have both: a band first, and a DJ later.',
      ],
    ],
    parts: [
      [
        'A band',
        ['You see how music is made, and everybody looks at the stage.', 'No evening is like another.'],
        'A band on a stage',
      ],
      [
        'A DJ',
        ['Any song, no breaks, and quick to react.', 'Takes little room and plays until late.'],
        'A DJ desk',
      ],
    ],
    turn: ['Tell us which.', 'Both can be a great evening.'],
    asks: ['What would you choose for your party?', 'Which band would you book if you could?'],
    ends: { pfatil: ['One word is enough.', 'We are curious.'], h: 'Accordion it is.' },
    keep: 'the day you plan a party',
    send: 'somebody who is getting married',
    pic: { ask: 'Your set-up before a party', alt: 'Instruments and speakers before a party' },
    claims: [['Both are usual', 'practice']],
  },
  {
    id: 'the-song-that-fills-the-floor',
    format: 'question',
    again: 5,
    emoji: '💃',
    tags: ['DanceFloor', 'PartySongs', 'LiveMusic'],
    title: ['Which song gets you on the dance floor?', 'One song, and you dance: which is it?'],
    cover: 'The song that makes you dance',
    gist: [
      'Which song gets you on the dance floor, whoever is watching?',
      'There is one song that makes you get up and dance. Which one is yours?',
    ],
    subject: ['The song that makes you dance', 'Dance floor songs'],
    hooks: {
      '*': ['Which song gets you on the dance floor every time?', 'Which song should no party be without?'],
      pfatil: 'Everybody has one song that makes them dance. What is yours?',
      h: 'Which song makes you dance, even in the supermarket?',
    },
    lines: {
      '*': [
        'Title and singer, please: your song for the dance floor.',
        'Which song did you dance to at your wedding?',
        'Which song fills every floor, from eight to eighty?',
        'Which song should be the last of the night?',
      ],
      h: ['There is always somebody who knows the moves.'],
    },
    scene: ['Three notes, and half the room stands up.', 'Some songs work at every party, in every town.'],
    why: [
      ['Songs that everybody knows make it easy to dance.', 'What we heard when we were young works best.'],
    ],
    parts: [
      [
        'To start with',
        ['A song that everybody knows.', 'Nobody likes to be the first, except with this one.'],
        'Feet on a dance floor',
      ],
      [
        'To end with',
        ['All in a circle, arms around shoulders.', 'And everybody sings.'],
        'People in a circle',
      ],
    ],
    turn: ['We collect them all.', 'Perhaps we will play yours next.'],
    asks: ['What do you always dance to?', 'What should the last song be?'],
    ends: { pfatil: ['Tell us the title.', 'One song each.'], h: 'Supermarket dancers welcome.' },
    keep: 'your next party',
    send: 'the friend who is always first on the floor',
    pic: { ask: 'Feet or lights on a dance floor', alt: 'Lights on a dance floor' },
    claims: [['Familiar songs fill floors', 'practice of DJs']],
  },
];
