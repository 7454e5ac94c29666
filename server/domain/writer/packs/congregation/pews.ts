// What a congregation can tell to people who never come.
import type { Idea } from '../../library/idea.ts';

/** Who keeps the Christian year and has pews, bells or a font. */
export const CHURCHES =
  '\\bchurch|parish|chapel|cathedral|vicar|minister|priest|pastor|\\bmass\\b|kirche|minster|abbey';

export const PEWS: readonly Idea[] = [
  {
    id: 'your-first-time',
    format: 'answer',
    again: 9,
    emoji: '🚪',
    tags: ['FirstVisit', 'Welcome', 'Community'],
    title: [
      'What happens when you come to a service for the first time?',
      'First visit to a congregation: where to sit, what to wear, what to do',
    ],
    cover: 'Your first time',
    question: 'What do I do if I have never been?',
    short: 'Come a few minutes early, sit wherever you like, and do nothing that feels wrong.',
    gist: [
      'You need not sing, pray, kneel or give. Sit near the back if you wish, do as your neighbour does or simply watch, and leave when you want. If there are customs about shoes or head, somebody at the door will say so.',
      'Nobody notices that you do not know when to stand up. Half of the people look at the others, and have done so for years.',
    ],
    subject: ['Where do I sit?', 'Nobody minds if you only watch'],
    hooks: {
      '*': [
        'You would like to come once, and do not know when to stand up? Nobody will notice.',
        'The hardest part of a first visit is the door. After that there are chairs.',
      ],
      pt: 'An hour, a seat of your choice, and no duty to take part in anything.',
      fi: 'Are you a little curious and a little shy? Then read this before Sunday, or any other day.',
      a: 'Come early, sit anywhere, watch. That is enough.',
      h: 'There are no reserved seats. There is only Mrs Baker, who has always sat there.',
      l: 'A heavy door, a cool room, a place at the back.',
    },
    lines: {
      '*': [
        'First visit to a service? Come five minutes early: then somebody has time to give you a book and tell you where things are.',
        'You may stay seated while others stand, kneel or sing. It is not rude.',
        'What should one wear? Mostly whatever you would wear to visit a friend. If you are not sure, ask by phone.',
        'When a plate or bag goes round you may simply pass it on. Guests are not expected to give.',
      ],
      h: ['When everybody stands up, stand up. When everybody sits down, be quick.'],
    },
    scene: [
      'A young man stands before the door and reads the notice board, every single note of it. Then somebody comes out to shake a mat and says good morning.',
      'In the last row a woman holds her book the wrong way up. Her neighbour turns his round as well, without a word.',
    ],
    why: [
      [
        'Customs grow over centuries, and nobody is born with them.',
        'Those who belong have forgotten how strange it once was for them too.',
      ],
      [
        'A guest is an honour in nearly every tradition.',
        'Somebody who only wants to sit for an hour has always been welcome in such houses.',
      ],
    ],
    parts: [
      [
        ['Come a little early', 'Be there five minutes before'],
        [
          'It is quieter then, and somebody has time for you.',
          'Or come late and slip in. That happens every week.',
        ],
        'A door standing open',
      ],
      [
        ['Choose a seat at the back', 'Sit where you can watch'],
        ['You see what the others do, and the door is near.', 'An aisle is good if you come with children.'],
        'An empty row of chairs near a door',
      ],
      [
        ['Take part as far as you like', 'Join in or only listen'],
        [
          'Listening is taking part.',
          'Communion, for those who keep it, has rules of its own: stay seated, or ask.',
        ],
        'A closed songbook on a seat',
      ],
      [
        ['Stay for the tea, or go', 'Have a cup, or slip away'],
        ['Both are fine. A nod at the door is enough.', 'Questions are best asked with a cup in hand.'],
        'Cups on a table in a hall',
      ],
    ],
    turn: ['And the second time you will be holding the door.', 'Everybody in there was new once.'],
    asks: ['What would you want to know before you went in?', 'What kept you from going, once?'],
    ends: {
      pt: 'An open door has no small print.',
      fi: 'Just come. You need not explain anything.',
      a: 'Door, seat, watch.',
      h: 'And if you sat in her seat: she has forgiven worse.',
      l: 'Cool stone, a chair, an hour.',
    },
    keep: 'the day you feel like it',
    send: 'somebody who has been thinking about it',
    own: [
      {
        kinds: ['hours', 'event', 'place', 'service', 'policy', 'people'],
        about:
          '(?<!same-day |customer )servic(?:e|ing)\\b|worship|mass\\b|prayer|newcomer|first time|parking|step.free|children',
        lead: 'And when and where that is possible here.',
      },
    ],
    pic: { ask: 'The open door from outside, with nobody in it', alt: 'An open door of a place of worship' },
    claims: [
      [
        'Guests are not expected to take part or give',
        'custom of most congregations; some have rules of dress',
      ],
    ],
  },
  {
    id: 'ten-minutes-of-quiet',
    format: 'tip',
    again: 8,
    emoji: '🕯️',
    tags: ['Quiet', 'PauseForAMoment', 'Community'],
    title: [
      'Ten minutes of quiet: how to sit still without a phone',
      'How to make use of an open door on a busy day',
    ],
    cover: 'Ten minutes of quiet',
    gist: [
      'Go in, sit down, put the phone into the bag and not into the pocket. For ten minutes look at one thing: a window, a flame, your hands. You need not believe anything for that.',
      'The first three minutes are loud inside, the next three are dull, and then something settles. Most people go too soon.',
    ],
    subject: ['Not into the pocket, into the bag', 'The fourth minute'],
    hooks: {
      '*': [
        'When were you last quiet for ten minutes, awake, without a phone?',
        'In the middle of many towns there is a quiet room with its door open. It costs nothing.',
      ],
      pt: 'Silence needs a place, an end and a thing to look at.',
      fi: 'Between the dentist and the shopping there would be ten minutes.',
      a: 'Sit. Phone away. Ten minutes.',
      h: 'The first thought is about the washing. So is the second.',
      l: 'Coloured light on a stone floor, moving by a hand.',
    },
    lines: {
      '*': [
        'Ten minutes of quiet: count breaths up to ten, and begin again. When you get to fourteen you have been elsewhere. Begin again.',
        'Light a candle for somebody, if there are some. Even those who do not pray know for whom.',
        'Look at one window and find out what it tells. Most were made for people who could not read.',
        'Thoughts will come in the quiet. Let them in, do not offer them a chair.',
      ],
      h: ['Somebody is bound to start a vacuum cleaner. That, too, is part of it.'],
    },
    scene: [
      'Shopping bags lean against a pillar. Beside them sits somebody with closed eyes, and outside a bus goes by without them.',
      "The door falls shut, and the street becomes a sound from far away. One hears one's own coat.",
    ],
    why: [
      [
        'We are seldom quiet by accident. It wants a place that expects nothing else of us.',
        'In a room where others have been silent it is easier to be so.',
      ],
      [
        'What has been waiting all day comes up when nothing is happening. That is mostly good.',
        'Rest without a screen is another rest.',
      ],
    ],
    parts: [
      [
        ['Put the phone far away', 'Make yourself unreachable'],
        ['Silent is not enough. Bag, zip, floor.', 'Set an alarm if you are afraid of forgetting the time.'],
        'A closed bag on a wooden bench',
      ],
      [
        ['Look at one thing', 'Choose a window or a flame'],
        [
          'A flame, a leaf in the window, a knot in the wood.',
          'The eyes rest first, and then the rest of you.',
        ],
        'A small flame in a glass',
      ],
      [
        ['Stay past the dull bit', 'Do not get up too soon'],
        ['It comes at minute four, and it passes.', 'If you only sit there, you have done it right.'],
        'An empty bench in side light',
      ],
    ],
    turn: ['The errands will have waited.', 'It keeps until the evening, that quiet.'],
    asks: ['Where do you go to be quiet?', 'What comes to your mind first when it gets still?'],
    ends: {
      pt: 'Ten minutes, regularly.',
      fi: 'The door is heavier than it looks. Push.',
      a: 'Sit, look, stay.',
      h: 'The washing will be done by nobody else, it is true.',
      l: 'And the light has moved on.',
    },
    keep: 'your next errand in town',
    send: 'somebody who is never still',
    own: [
      {
        kinds: ['hours', 'event', 'service'],
        about: 'open (?:daily|every|all|from|for)|^open\\b|quiet|silent|meditat|prayer|candle',
        lead: 'And when the door is open here.',
      },
    ],
    pic: { ask: 'One seat in the side light of a window', alt: 'An empty seat in the light of a window' },
    claims: [
      [
        'Quiet wants a place and time; attention wanders and returns',
        'traditions of contemplation, common experience',
      ],
    ],
  },
  {
    id: 'who-does-all-that',
    format: 'behind',
    again: 9,
    emoji: '🧹',
    tags: ['Volunteers', 'BehindTheScenes', 'Community'],
    title: [
      'Who does all that? What has to happen before an hour of worship',
      'Behind an open door: heating, flowers, keys and chairs',
    ],
    cover: 'Who does all that?',
    gist: [
      'The heating has been on since last night, somebody has done flowers, somebody has put out sixty books, and a fourth knows where the fuse is. A congregation is one hour of words and ten hours of hands.',
      'Most who keep such a house going are never seen at the front. They have keys.',
    ],
    subject: ['Ten hours of hands', 'The people with the keys'],
    hooks: {
      '*': [
        'Before an hour of worship somebody has heated, swept, counted books and looked for the key.',
        'Ask in any congregation who knows where the fuse box is. It is always the same person.',
      ],
      pt: 'Heating, sound, cleaning, rotas, tea: a house open to everybody is a small enterprise of volunteers.',
      fi: 'You know the ones at the front. Here is to the others.',
      a: 'Heat, sweep, set out, open up. Every week.',
      h: 'The tea urn has been working here since before the carpet. It has opinions.',
      l: 'Beeswax, cold brass, a bunch of keys.',
    },
    lines: {
      '*': [
        'A large old building has to be heated hours before anybody comes, and slowly, for the sake of the wood and the organ.',
        'Flowers in a congregation are mostly brought by somebody with a garden and no wish to be thanked.',
        'There is a rota for everything: reading, tea, sound, children, snow. The smallest job on it is a good beginning.',
        'Whoever clears the chairs knows everybody after a year.',
      ],
      h: ['Nobody can say who bought the seventeen vases.'],
    },
    scene: [
      'Saturday, six in the evening. One lamp, a bucket, two women who talk about their knees and do the flowers meanwhile.',
      'Ten minutes before the beginning the microphone is dead. A man of eighty crawls under a table, and it lives.',
    ],
    why: [
      [
        'A welcome consists of small things that somebody did beforehand.',
        'Warm feet have kept more people than fine words.',
      ],
      [
        'Doing something together makes friends faster than sitting side by side.',
        'Whoever has a key belongs.',
      ],
    ],
    parts: [
      [
        ['The day before', 'The evening before'],
        [
          'Heating, flowers, a sheet for the notice board.',
          'And the one lamp in the porch that always goes.',
        ],
        'Flowers in a bucket on a stone floor',
      ],
      [
        ['An hour before', 'While others have breakfast'],
        [
          'Doors, books, sound, and a glass of water at the front.',
          'Somebody looks whether the ramp is clear.',
        ],
        'Songbooks in a neat pile',
      ],
      [
        ['Afterwards', 'When the last one has gone'],
        [
          'Tea, cups, lost gloves, the collection counted by two.',
          'The last one listens once whether a tap is running.',
        ],
        'Cups drying on a tea towel',
      ],
    ],
    turn: [
      'Thank one of them this week. They will be embarrassed.',
      'And if you own a ladder, you are wanted.',
    ],
    asks: ['Who is that person where you belong?', 'What do you like doing that nobody sees?'],
    ends: {
      pt: 'Most service is done before the service.',
      fi: 'Thank you for the tea. All of it, for all those years.',
      a: 'Hands first.',
      h: 'The urn accepts apologies.',
      l: 'A key turns, and it is evening.',
    },
    keep: 'the next time that it is warm when you come in',
    send: 'somebody with a bunch of keys',
    own: [
      {
        kinds: ['people', 'service', 'number', 'process', 'story'],
        about: 'volunteers?|helpers?\\b|rota|choir|flower|bell.?ringers',
        lead: 'And whose hands it is here.',
      },
    ],
    pic: {
      ask: 'Hands arranging flowers or books before a service',
      alt: 'Hands laying out books on chairs',
    },
    claims: [
      [
        'Work of volunteers around a service; slow heating of old buildings',
        'practice of congregations, guidance for historic buildings',
      ],
    ],
  },
  {
    id: 'words-in-old-stones',
    format: 'glossary',
    only: CHURCHES,
    again: 10,
    emoji: '⛪',
    tags: ['ChurchWords', 'OldBuildings', 'GoodToKnow'],
    title: ['Nave, chancel, font, vestry: church words explained', 'Parts of a church and what they are for'],
    cover: 'Nave, chancel, font',
    gist: [
      'The nave is the ship in which everybody sits, the chancel is where the altar stands, the font often waits by the door, and the vestry is where the nervous people are.',
      'Four words, and you can read nearly any church, also on holiday.',
    ],
    subject: ['A ship with a door', 'Why the font stands by the door'],
    hooks: {
      '*': [
        'The nave of a church is named after a ship. Look up: the roof is its hull.',
        'A font often stands near the door of a church, and that is on purpose.',
      ],
      pt: 'Plan and furniture of a church follow the way of a life: door, font, nave, altar.',
      fi: 'On holiday you go into every church. Here are words for what you see there.',
      a: 'Nave, chancel, font, vestry. Now you can read it.',
      h: 'The vestry is where people look for their glasses. In full robes.',
      l: 'Stone, oak, and a word for each.',
    },
    lines: {
      '*': [
        'Look for the line between nave and chancel: often a step, an arch or a screen. Until there the parish used to pay, beyond it the rector.',
        'Many old churches point east, towards the rising sun. If you know that, you will never lose your way in a village.',
        'Run a hand along the end of a pew. Hands have done so for two hundred years, and one feels it.',
        'Small doors high up in a church wall once led to a loft that is gone. The stairs remain, and lead nowhere.',
      ],
      h: ['A pew is a bench with a memory and no cushion.'],
    },
    scene: [
      'Two holidaymakers in sandals, a cool church, a leaflet in four languages. One reads "nave", and the other looks at the ceiling and sees the boat.',
      'Rain outside. A grandfather shows his grandchild a stone basin: "You screamed in there. So did I."',
    ],
    why: [
      [
        'Old words tell what a thing was for when it was made.',
        'A building is a book, and with four words one can begin to read.',
      ],
      [
        'From door to altar it is a way, and one that was walked on purpose.',
        'What stands where is seldom by chance.',
      ],
    ],
    parts: [
      [
        'Nave',
        [
          'The long main room, from the Latin for ship. That is where people sit, once stood, and markets were held.',
          'A hull turned over: ribs, keel, and the people on board.',
        ],
        'A timber roof that looks like a hull',
      ],
      [
        'Chancel',
        [
          'The part with altar and choir, often divided off by a screen; the word comes from the Latin for lattice.',
          'Where choir and clergy have their place, mostly at the eastern end and a step higher.',
        ],
        'A step and an arch before an altar',
      ],
      [
        'Font',
        [
          'The basin for baptism, often near the entrance, since that is where a life in the church begins.',
          'A stone bowl with a lid, which used to be locked, so that nobody carried off the water.',
        ],
        'A carved stone font with a lid',
      ],
      [
        'Vestry',
        [
          'The room for robes, books, candles and the last deep breath.',
          'A small chamber with a mirror, a safe and somebody looking for a hymn number.',
        ],
        'Robes on hooks behind a door',
      ],
    ],
    turn: ['And now a look up, on the next holiday.', 'The boat has not sunk in eight hundred years.'],
    asks: ['Which church has stayed in your mind?', 'What do you look for first in an old building?'],
    ends: {
      pt: 'Words open buildings.',
      fi: 'And take a jumper along. It is always cooler.',
      a: 'Look up.',
      h: 'The glasses were on his head.',
      l: 'Oak ribs, and silence on board.',
    },
    keep: 'your next holiday',
    send: 'somebody who goes into every church',
    own: [
      {
        kinds: ['history', 'place', 'number', 'service'],
        about: 'built|century|tower|bells?\\b|organ|windows?\\b|victorian|norman|medieval|stone|dates from',
        lead: 'And about the building here.',
      },
    ],
    pic: { ask: 'The roof of the nave, seen straight up', alt: 'A church roof seen from below' },
    claims: [
      [
        'Meaning and origin of nave, chancel, font, vestry; fonts near the door; locked covers in the Middle Ages; chancels kept by the rector in England',
        'dictionaries of church architecture',
      ],
    ],
  },
  {
    id: 'three-sentences-for-a-stranger',
    format: 'howto',
    again: 9,
    emoji: '👋',
    tags: ['Welcome', 'Community', 'Newcomers'],
    title: [
      'How to welcome somebody new so that they come again',
      'Three sentences for a newcomer in any community',
    ],
    cover: 'Three sentences for a stranger',
    gist: [
      'Say your name and not your office, ask one open question, and offer one thing: a seat, a cup, a way. Then do not hand them over to five others at once.',
      'New people seldom stay away because somebody was rude. They stay away because nobody spoke to them, or all at once.',
    ],
    subject: ['A name, a question, a cup', 'Not five at once'],
    hooks: {
      '*': [
        'A newcomer decides within ten minutes whether to come again. It is rarely about the programme.',
        'The most dangerous place for a guest is the table with the cups, alone.',
      ],
      pt: 'One person, one question, one offer: more than that is a reception committee.',
      fi: 'Do you remember standing there with a cup, knowing nobody? Precisely.',
      a: 'Name, question, offer. Then give room.',
      h: '"Are you new here?" is answered badly by people who have come for eleven years.',
      l: 'A cup put into a hand, and a name.',
    },
    lines: {
      '*': [
        'Do not ask "are you new?" Ask "have we met?" It is right in both cases.',
        'Introduce a newcomer to one person with whom they share something: the street, the children, the dog.',
        'Tell them where the lavatory is without being asked. It is the most welcome sentence of all.',
        'Write their name down at home. If you know it the second time, half of it is done.',
      ],
      h: ['Put a guest on a committee in the third week at the earliest.'],
    },
    scene: [
      'A woman with a cup stands at the window and studies the fire regulations. Behind her forty people are glad to see each other.',
      '"I am Tom, and I know where the good biscuits are." Three years later she is the one who knows.',
    ],
    why: [
      [
        'Those who belong are looking forward to each other, and so they stand with their backs to the door.',
        'Circles close by themselves. Somebody has to step aside.',
      ],
      ['One person to find again is enough for coming again.', 'Twelve names at once are as many as none.'],
    ],
    parts: [
      [
        ['Say your name', 'Introduce yourself, without a title'],
        ['Only the name. "I am the treasurer" can wait.', 'And repeat theirs once, then it sticks.'],
        'Two cups on a window sill',
      ],
      [
        ['Ask something open', 'Put one open question'],
        [
          '"What brings you here today?" lets them say as much as they like.',
          'Then listen, and do not tell your own story at once.',
        ],
        'Two people talking by a window',
      ],
      [
        ['Offer one thing', 'Make a small offer'],
        ['A seat beside you, a cup, the way to the playroom.', 'One offer can be refused without trouble.'],
        'A hand pulling out a chair',
      ],
      [
        ['Leave the circle open', 'Make room in the circle'],
        [
          'Stand so that a gap stays. That is an invitation without words.',
          'A quarter turn of a shoulder is enough.',
        ],
        'A group of people standing in a half circle',
      ],
    ],
    turn: ['It works in clubs, offices and school yards, too.', 'Somebody did it for you, once.'],
    asks: ['Who was the first to speak to you, where you belong now?', 'What puts you off as a guest?'],
    ends: {
      pt: 'One person makes the difference.',
      fi: 'Look to the window next time. Somebody is standing there.',
      a: 'Go first.',
      h: 'In the twelfth year they may join the committee.',
      l: 'A name, a cup, a chair.',
    },
    keep: 'the next time you see an unknown face',
    send: 'whoever stands at your door',
    own: [
      {
        kinds: ['event', 'service', 'place'],
        about: 'coffee|\\btea\\b|lunch|newcomer|caf[eé]',
        lead: 'And where to find a cup here.',
      },
    ],
    pic: { ask: 'Two cups and a free chair', alt: 'Two cups beside a free chair' },
    claims: [['Newcomers stay where somebody spoke to them personally', 'experience of communities']],
  },
  {
    id: 'do-i-have-to-believe',
    format: 'myth',
    again: 9,
    emoji: '🤔',
    tags: ['GoodToKnow', 'Welcome', 'Community'],
    title: [
      'Do you have to be a member to come in, ask or sing along?',
      'For members only? What anybody may do in a congregation',
    ],
    cover: 'For members only?',
    myth: 'One may only come in if one belongs',
    short: 'Most of what happens in such houses is open to anybody: sitting, singing, eating, asking.',
    gist: [
      'Concerts, quiet, soup, a talk with somebody who listens, a place for the playgroup: usually nobody asks about membership. Some rites are for members, and there it is fair to ask.',
      'A congregation is often the largest room in the neighbourhood, and it stands open for more people than come on one day of the week.',
    ],
    subject: ['Nobody asks for a card', 'The largest room in the street'],
    hooks: {
      '*': [
        'You do not have to belong in order to come in. You do not even have to know why.',
        'Most people who go into a place of worship during the week are not members. They want to sit down.',
      ],
      pt: 'Membership matters for some rites and votes, and hardly for anything else.',
      fi: 'Have you walked past for years? It is open to you as well.',
      a: 'Open means open. Ask about the rest.',
      h: 'Nobody is scanned at the door. There is only a mat.',
      l: 'A room that asks nothing of whoever comes in.',
    },
    lines: {
      '*': [
        'You may light a candle, hear the music and eat the soup without belonging. In most congregations nobody will ask.',
        'If you need somebody to talk to: ministers and visitors talk with anybody, and keep it to themselves.',
        'Doubters are in good company in a congregation. Ask the one beside you.',
        'Weddings, baptisms, burials: rules differ from house to house. A call costs nothing, and early is better.',
      ],
      h: ['The choir takes in altos of any conviction. It would take tenors without one.'],
    },
    scene: [
      "A man in work clothes sits in the third row at lunchtime and eats his sandwich. The sexton nods. They have known each other for four years, and neither knows the other's name.",
      'Monday morning, the hall is full of prams. Upstairs somebody practises a fugue.',
    ],
    why: [
      [
        'Such houses were built by a neighbourhood for a neighbourhood.',
        'Hospitality is older than any register of members.',
      ],
      [
        'Whoever comes for soup or for music is no lesser guest.',
        'Some stay, most do not, and that is all right.',
      ],
    ],
    parts: [
      [
        ['Come in and sit', 'Sit down for a while'],
        ['For an hour or for three minutes.', 'If there is a service on, the back row is free.'],
        'A side door standing ajar',
      ],
      [
        ['Join in with what you like', 'Take part where you feel like it'],
        [
          'Choir, lunch, garden, homework club: many are open.',
          'You may say beforehand that you only want to sing.',
        ],
        'A music stand in a hall',
      ],
      [
        ['Ask about the rest', 'Find out about the rites'],
        [
          'For rites there are conditions, and reasons for them.',
          'A straight question gets a straight answer.',
        ],
        'A notice board with many slips',
      ],
    ],
    turn: ['And if you only come for the acoustics: nobody can tell.', 'The mat says welcome. It means it.'],
    asks: ['What did you once go in for?', 'What ought such a room be used for?'],
    ends: {
      pt: 'Open by default.',
      fi: 'Come for the soup.',
      a: 'Come in.',
      h: 'Wipe your feet, that is all.',
      l: 'No question at the door.',
    },
    keep: 'the next time you walk past',
    send: 'somebody who thinks it is not for them',
    own: [
      {
        kinds: ['service', 'event', 'offer', 'policy'],
        about:
          'everyone|all welcome|open to (?:all|every)|anyone|lunch|choir|concert|toddler|food (?:bank|pantry)',
        lead: 'And what is open to everybody here.',
      },
    ],
    pic: { ask: 'A side door standing ajar on a weekday', alt: 'A side door standing ajar' },
    claims: [
      [
        'Many activities of congregations are open to non-members; rites have rules of their own',
        'custom of most congregations',
      ],
    ],
  },
  {
    id: 'one-evening-left-empty',
    format: 'season',
    only: CHURCHES,
    again: 11,
    emoji: '🕯️',
    when: { months: [11, 12] },
    tags: ['Advent', 'SlowDown', 'Community'],
    title: [
      'Advent without the rush: leave one evening a week empty',
      'Four weeks before Christmas: how to keep one evening free',
    ],
    cover: 'One evening left empty',
    gist: [
      'Advent was once a time of waiting and even of fasting. Strike one evening a week from the calendar before somebody else fills it: no shopping, no screen, one candle more each week.',
      'Four Sundays, four candles: it is a calendar for people who cannot wait, and it makes waiting into something.',
    ],
    subject: ['Strike it out before it fills', 'Four candles, no list'],
    hooks: {
      '*': [
        'In Advent one evening a week belongs in the calendar with nothing written in it.',
        'Advent means arriving. Most of us spend it running about.',
      ],
      pt: 'Waiting can be practised: one fixed evening, one candle, nothing to be done.',
      fi: 'Take your calendar, choose four evenings, and write "nothing" in ink.',
      a: 'One evening a week. Empty. Four times.',
      h: 'The list gets no shorter if you do not sit down, either.',
      l: 'One flame, then two, and the window dark.',
    },
    lines: {
      '*': [
        'Advent evening: candle on, phone out, and somebody reads aloud. Ten minutes are enough.',
        'The wreath with four candles is said to come from a home for children in Hamburg, so that they could see how long it still was.',
        'Give away one thing a day in Advent instead of opening one. By Christmas it is a box.',
        'Sing one carol on an empty evening, all verses. The later ones are the best, and nobody knows them.',
      ],
      h: ['Whoever has all presents by the first of December has more time to be asked for help.'],
    },
    scene: [
      'Tuesday, half past seven, one candle on the kitchen table. After five minutes somebody says: "And now?" After ten nobody does.',
      'Outside vans with parcels, inside a wreath and a box of matches. The youngest counts what is still to come.',
    ],
    why: [
      [
        'What is always there cannot be looked forward to.',
        'Waiting makes the light brighter, at least it seems so.',
      ],
      [
        'An empty evening is only kept by those who enter it early.',
        'In December nobody finds time. One has to have hidden it.',
      ],
    ],
    parts: [
      [
        ['Strike out four evenings', 'Keep an evening free each week'],
        ['One a week, agreed with all at home.', 'Sundays are traditional, Tuesdays are free.'],
        'A calendar with four crossed-out days',
      ],
      [
        ['Light one candle more', 'Let the light grow weekly'],
        ['Each week one, and blow all of them out when you leave the room.', 'Children light, adults watch.'],
        'A wreath with two lit candles',
      ],
      [
        ['Do one thing only', 'Choose a single thing'],
        ['Read aloud, sing, write a card by hand, or nothing.', 'Biscuits count as nothing.'],
        'A book and a plate of biscuits by candlelight',
      ],
    ],
    turn: ['In January you will miss exactly these evenings.', 'It comes anyway, whether we run or not.'],
    asks: ['Which evening could be yours?', 'What did you wait for as a child?'],
    ends: {
      pt: 'Plan emptiness first.',
      fi: 'And matches on the list, please.',
      a: 'Four evenings, nothing.',
      h: 'The parcels will find you.',
      l: 'A fourth flame, and it is here.',
    },
    keep: 'the last Sunday of November',
    send: 'whoever is already making lists',
    caution: [
      'Never leave a burning wreath alone, and keep water near: dry fir burns fast.',
      'Candles out before you leave the room; fir gets drier from week to week.',
    ],
    own: [
      {
        kinds: ['event', 'hours', 'service', 'place', 'offer'],
        about: 'advent|christmas|carol|nativity|december|candle|concert',
        lead: 'And about these weeks here.',
      },
    ],
    pic: {
      ask: 'A wreath with one or two lit candles on a plain table',
      alt: 'An Advent wreath with lit candles',
    },
    claims: [
      [
        "Advent as a time of waiting and once of fasting; wreath ascribed to a children's home in Hamburg in the nineteenth century",
        'church history',
      ],
    ],
  },
  {
    id: 'which-song-do-you-know',
    format: 'question',
    again: 7,
    emoji: '🎶',
    tags: ['SingTogether', 'Memories', 'Community'],
    title: [
      'Which hymn or song do you know by heart, all verses?',
      'A song from childhood that is still there',
    ],
    cover: 'By heart, all verses',
    gist: [
      'Nobody decides which song stays for life. It was sung on coach trips, at a bedside, at a grave, and one day it is simply there, all verses of it. Which is yours?',
      'People who forget nearly everything often still know the songs. Which one will you have left?',
    ],
    subject: ['Still there, all verses', 'From whom do you have it?'],
    hooks: {
      '*': [
        'One song you know by heart from childhood, all verses. Which one, and from whom?',
        'There are songs that one has not sung for thirty years, and they are still all there.',
      ],
      p: 'Songs are remembered by tune and body, and so they last.',
      t: 'Melody, rhyme and repetition: three hooks for one memory.',
      fi: 'Hum it quietly now. Nobody is listening.',
      a: 'One title, and who sang it to you.',
      h: 'The second verse begins everywhere with "la".',
      l: 'A low voice, a dark room, a song.',
    },
    lines: {
      '*': [
        'Which song would you like to be sung at your grave, and may one laugh at it?',
        'Which hymn do you sing along to, although you do not believe a word of it?',
        'Who sang to you in the evening, and how did it sound?',
        'A song that a whole room sings is in the air for a moment longer. When did you last hear it?',
      ],
      h: ['Everybody sings along with verse one. From verse three on it is a solo.'],
    },
    scene: [
      'In the home an old woman has not spoken all week. Then somebody begins a tune, and she takes over the second part.',
      'At the back a big man holds the book open and does not look in. He knows it. He does not know from where.',
    ],
    why: [
      [
        'What was sung goes deeper than what was said.',
        'A song is a piece of luggage that one never has to carry.',
      ],
    ],
    parts: [
      ['The song', ['Title, or how it begins.', 'Even if only half of it is left.'], 'An open songbook'],
      [
        'Who gave it to you',
        ['A grandmother, a choir, a coach driver.', 'Their voice comes along with it, mostly.'],
        'An old hand on a page of music',
      ],
      [
        'When you need it',
        ['In the dark, in the car, at a bedside.', 'Or only while washing up.'],
        'A kitchen window in the evening',
      ],
    ],
    turn: [
      'Sing it to somebody small. Then it goes on.',
      'And if the tune is wrong: that is how it goes now.',
    ],
    asks: ['Which song is yours?', 'From whom do you have it?'],
    ends: {
      p: 'Songs keep.',
      t: 'Tune first, words after.',
      fi: 'Hymn or not, every one of them counts.',
      a: 'Name it.',
      h: 'La, la, and Amen.',
      l: 'And the second part comes in.',
    },
    keep: 'the next quiet evening',
    send: 'whoever sang to you',
    own: [
      {
        kinds: ['event', 'service', 'people', 'history', 'hours'],
        about: 'choir|sing|music|organ|concert|evensong|carol|hymn',
        lead: 'And where there is singing here.',
      },
    ],
    pic: { ask: 'An open songbook on a seat', alt: 'An open songbook on a wooden seat' },
    claims: [
      ['Songs are remembered long, also in dementia', 'research on music and memory, experience of carers'],
    ],
  },
];
