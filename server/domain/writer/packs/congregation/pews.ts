// What a congregation can tell to people who never come.
import type { Idea } from '../../library/idea.ts';

/** Who keeps the Christian year and has pews, bells or a font. */
export const CHURCHES =
  '\\bchurch|parish|chapel|cathedral|vicar|minister|priest|pastor|\\bmass\\b|kirche|minster|abbey';

/** In a building with a nave and a tower. */
const OLD_CHURCHES =
  '(?:old|medieval|norman|victorian|historic|gothic|\\d+th.century)[^.]*(?:church|chapel|building)|cathedral|minster\\b|abbey|parish church|church tower';

export const PEWS: readonly Idea[] = [
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
    only: OLD_CHURCHES,
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
    only: OLD_CHURCHES,
    format: 'glossary',
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
];
