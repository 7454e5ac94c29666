// Things to hire for a party: castles, tables and chairs, and the garden they stand in.
import type { Idea } from '../../library/idea.ts';

const INFLATABLES = 'bouncy castles?|inflatables?|bounce houses?|soft play';
const FURNITURE =
  '(?:tables?|chairs?|crockery|glasses|glassware|linen|gazebos?|marquees?)[^.]*(?:hire|rent)|(?:hire|rent)[^.]*(?:tables?|chairs?|crockery|glasses|glassware|linen|gazebos?|marquees?)';
const PARTY_HIRE = `${INFLATABLES}|party (?:hire|rentals?)|hot tub hire|popcorn machines?|photo ?booths?|${FURNITURE}`;

export const PARTY_HIRES: readonly Idea[] = [
  {
    id: 'will-it-fit-in-the-garden',
    format: 'checklist',
    only: INFLATABLES,
    again: 6,
    emoji: '📏',
    tags: ['BouncyCastle', 'PartyPlanning', 'GardenParty'],
    tick: true,
    title: [
      'Will a bouncy castle fit in your garden? What to measure',
      'Before you book a bouncy castle: measure these',
    ],
    cover: 'Will it fit?',
    gist: [
      'Before you book a bouncy castle, measure the lawn, the narrowest gate and the way to a socket. It needs a metre or two of free space all round.',
      'The castle fits when there is flat ground, nothing above it, a gate that is wide enough, and power nearby.',
    ],
    subject: ['Will it fit?', 'Measure before you book'],
    hooks: {
      '*': [
        'Will a bouncy castle fit in your garden? Measure these things before you book.',
        'Rolled up, a bouncy castle is as wide as a door. Measure your gate before you book.',
      ],
      pfatil: 'Five measurements, and the delivery of your bouncy castle goes smoothly.',
      h: 'A castle that is bigger than the lawn is called a siege. Measure first.',
    },
    lines: {
      '*': [
        'Measure the narrowest point on the way to your garden. A rolled-up castle has to get through.',
        'Look up before you book a bouncy castle: branches, wires and roofs need a safe distance.',
        'A bouncy castle needs flat ground. On a slope children roll to one side.',
        'Say when you book whether it will stand on grass or on a hard surface. It is anchored differently.',
      ],
      h: ['The washing line and the castle cannot both stay.'],
    },
    scene: [
      'The van is there, the children are waiting, and the gate is too narrow.',
      'A lawn looks large until something with turrets stands on it.',
    ],
    why: [
      [
        'Around the castle there must be room for children to get off safely.',
        'Nobody should be able to fall against a wall.',
      ],
      [
        'A rolled castle is heavy and cannot be lifted over fences.',
        'Steps and tight corners may need a second pair of hands.',
      ],
    ],
    parts: [
      [
        'The lawn',
        [
          'Length and width, and one to two metres all round.',
          'Look for stones, roots and dog dirt the day before.',
        ],
        'A tape measure on a lawn',
      ],
      [
        'The height',
        ['Nothing overhead: no branches, wires or gutters.', 'Trees look smaller from below.'],
        'A tree over a lawn',
      ],
      [
        'The gate and the way',
        ['The narrowest place, and steps and corners.', 'About a metre is usually enough. Ask.'],
        'A garden gate',
      ],
      [
        'The socket',
        ['The blower runs all the time, so it needs its own safe socket.', 'Ask how long the cable may be.'],
        'An outdoor socket',
      ],
    ],
    turn: ['Send the figures with your booking.', 'Then the day begins without surprises.'],
    asks: ['How large is your lawn?', 'Which castle would your child choose?'],
    ends: {
      pfatil: [
        'Send us your measurements, and we will tell you what fits.',
        'Not sure? Send us a photo of the garden.',
      ],
      h: 'The washing can go back up on Monday.',
    },
    keep: 'the evening you plan the party',
    send: 'the parent with the big garden',
    own: [
      {
        kinds: ['service', 'product', 'policy', 'process', 'price', 'offer', 'story'],
        about: 'castle|inflatable|soft play|set.?up|delivery|anchor',
        lead: 'And how it goes with us.',
      },
    ],
    pic: { ask: 'A bouncy castle on a lawn', alt: 'A bouncy castle on a lawn' },
    claims: [['Clear space, access, overhead, power', 'guidance for inflatable hire']],
  },
  {
    id: 'safe-on-the-bouncy-castle',
    format: 'howto',
    only: INFLATABLES,
    again: 7,
    emoji: '🏰',
    tags: ['BouncyCastle', 'PartySafety', 'KidsParty'],
    title: [
      'Bouncy castle rules: what parents should look out for',
      'Safe on the bouncy castle: simple rules for a party',
    ],
    cover: 'Bouncy castle rules',
    gist: [
      'Shoes and glasses off, children of one size at a time, one adult watching, and everybody off when it gets windy. That is all it takes.',
      'Most bumps on a bouncy castle come from big and small children jumping together. Take turns, and let an adult watch all the time.',
    ],
    subject: ['Bouncy castle rules', 'Safe jumping'],
    hooks: {
      '*': [
        'A bouncy castle at your party? These rules keep it fun.',
        'One adult, no shoes, and big and small in turns: that is how a bouncy castle stays fun.',
      ],
      pfatil: 'A bouncy castle needs one thing all day: an adult who watches.',
      h: 'The person watching the bouncy castle gets cake brought to them. It is only fair.',
    },
    lines: {
      '*': [
        'Let big and small children take turns on a bouncy castle. Most bumps happen when they jump together.',
        'Shoes, glasses, badges and hair clips off before anybody jumps.',
        'No food, drink or chewing gum on the castle. Play something quiet right after the cake.',
        'If the wind gets up, everybody off, and ask the hire company what to do.',
      ],
      h: ['Parents may try it too, after the children and when nobody is filming.'],
    },
    scene: [
      'Ten children, one castle, and everybody wants to be the first.',
      'It looks soft, and it mostly is. The other children are not.',
    ],
    why: [
      [
        'Children bump into each other more often than they fall.',
        'A child of ten weighs twice as much as a child of four.',
      ],
      ['Wind can lift a castle, even with people on it.', 'Inflatables are made for calm weather.'],
    ],
    caution: [
      'Keep to the limits and the wind speed that your hire company gives you, and never leave children alone on it.',
      'An adult must watch all the time. In strong wind stop at once, and follow the instructions of the hire company.',
    ],
    parts: [
      [
        'One adult always watches',
        [
          'Take turns every half hour, so that nobody gets tired of it.',
          'Choose somebody who does not mind saying no.',
        ],
        'An adult beside a castle',
      ],
      [
        'Group them by size',
        [
          'Little ones first, then the big ones. A timer helps.',
          'The number of children allowed is on the castle.',
        ],
        'Small children on a castle',
      ],
      [
        'Shoes and glasses off',
        [
          'Socks are fine. Belts and toys stay outside too.',
          'A box for shoes by the entrance saves tears later.',
        ],
        'A row of small shoes',
      ],
      [
        'Off in wind and rain',
        ['A wet castle is slippery, and wind is dangerous.', 'Have a game ready for indoors.'],
        'Grey clouds over a garden',
      ],
    ],
    turn: ['With these rules you can enjoy your coffee.', 'Then all that is left are red cheeks.'],
    asks: ['Who watches at your parties?', 'What was your favourite party game?'],
    ends: {
      pfatil: ['Any questions on the day? Just call.', 'We explain it all again when we set it up.'],
      h: 'Cake to the castle, please.',
    },
    keep: 'the morning of the party',
    send: 'the parents who help',
    own: [
      {
        kinds: ['claim', 'policy', 'service', 'proof'],
        about: 'test(?:ed)?\\b|insur|set.?up|safety|PIPA',
        lead: 'And what you should know about ours.',
      },
    ],
    pic: {
      ask: 'A row of small shoes in front of a castle',
      alt: 'A row of small shoes in front of a bouncy castle',
    },
    claims: [['Supervision, size groups, footwear off, wind limits', 'safety guidance for inflatables']],
  },
  {
    id: 'how-many-chairs',
    format: 'howto',
    only: FURNITURE,
    again: 7,
    emoji: '🪑',
    tags: ['PartyHire', 'PartyPlanning', 'EventHire'],
    title: [
      'How many tables and chairs does a party need?',
      'Hiring for a party: how to count chairs, tables and glasses',
    ],
    cover: 'How many chairs?',
    gist: [
      'For a meal, everybody needs a chair. For a standing party, chairs for half are enough. Count two to three glasses a person, and add a table for food and one for drinks.',
      'Count guests first, then what they will do: sit, stand or dance. That tells you how much to hire.',
    ],
    subject: ['How many chairs?', 'Counting for a party'],
    hooks: {
      '*': [
        'How many tables and chairs should you hire? It depends on what your guests will do.',
        'Hiring for a party? Count like this, and you will have neither too much nor too little.',
      ],
      pfatil: 'A simple count saves you money and a second trip.',
      h: 'Somebody always ends up on the beer crate. Count again.',
    },
    lines: {
      '*': [
        'At a standing party hire chairs for about half of the guests. Older people and tired feet need them.',
        'Hire two or three glasses for each guest. People put them down and take a new one.',
        'Do not forget tables for the food, the drinks, the presents and the cake.',
        'Leave about a metre between tables, so that people can get past chairs.',
      ],
      h: ['The good chair will be taken by the cat.'],
    },
    scene: [
      'The invitation is out, and now somebody has to count.',
      'Too few chairs are noticed at once, and too many only by your back.',
    ],
    why: [
      [
        'Nobody likes to stand with a plate, knife and fork.',
        'A meal needs a place for each guest, and a drink does not.',
      ],
      [
        'With a plan of the room you see whether it all fits.',
        'On paper it is easier to move tables than in the garden.',
      ],
    ],
    parts: [
      [
        'Count the guests',
        ['Add two for those who come after all.', 'Children need chairs as well.'],
        'A guest list',
      ],
      [
        'Decide: sitting or standing',
        ['For a meal one chair each, for drinks half as many.', 'High tables are handy when people stand.'],
        'A high table with glasses',
      ],
      [
        'Add the extra tables',
        ['Food, drinks, presents, cake.', 'And one near the kitchen for dirty plates.'],
        'A table with a cloth',
      ],
      [
        'Draw it on paper',
        ['With doors, paths and sockets.', 'Draw the tables to scale and push them about.'],
        'A sketch of a garden',
      ],
    ],
    turn: ['Then send the list with your booking.', 'And ask what happens if something breaks.'],
    asks: ['How many guests are you expecting?', 'Sitting or standing: what do you prefer?'],
    ends: {
      pfatil: [
        'Tell us how many guests you have, and we will count with you.',
        'Send us your numbers, and we will suggest what you need.',
      ],
      h: 'The beer crate may have the evening off.',
    },
    keep: 'your next party',
    send: 'the one who plans it with you',
    own: [
      {
        kinds: ['product', 'service', 'price', 'offer', 'story'],
        about: 'tables?|chairs?|glass|crockery|linen|delivery|collection',
        lead: 'This is what you can have from us.',
      },
    ],
    pic: { ask: 'Tables and chairs set up for a party', alt: 'Tables and chairs set up for a party' },
    claims: [['Rules of thumb for seating and glasses', 'practice of event hire']],
  },
  {
    id: 'if-it-rains-on-the-party',
    format: 'answer',
    only: PARTY_HIRE,
    again: 7,
    emoji: '☔',
    tags: ['GardenParty', 'PartyPlanning', 'PartyHire'],
    title: ['What if it rains on your garden party?', 'Rain at a garden party: a plan that works'],
    cover: 'If it rains',
    question: 'What do I do if it rains on the day?',
    short: 'Decide beforehand where everybody goes, and by when you change the plan.',
    gist: [
      'Have a plan for rain before you send the invitation: where guests can go, what moves indoors, and until when you can change or cancel what you hired.',
      'Ask when you book what happens in bad weather: can the date be moved, and who decides about wind?',
    ],
    subject: ['If it rains', 'A garden party in bad weather'],
    hooks: {
      '*': [
        'What happens to your garden party if it rains? Decide that before you send the invitation.',
        'The forecast changes every day. With a plan for rain you can stop looking at it.',
      ],
      pfatil: 'With a plan for rain a garden party is relaxed in any weather.',
      h: 'It never rains on people who have a plan for rain. That is why you should have one.',
    },
    lines: {
      '*': [
        'Ask when you book what happens in rain or strong wind, and until when you can change it.',
        'Clear one room or the garage for the case of rain. It takes an hour and calms you down.',
        'Set a time for your decision, for example noon on the day before, and stick to it.',
        'Write on the invitation where the party is if it rains.',
      ],
      h: ['Children like rain. It is the parents who melt.'],
    },
    scene: [
      'Three days before the party everybody looks at three different forecasts.',
      'The sky is grey at ten and blue at two, and you have to decide at nine.',
    ],
    why: [
      [
        'Whoever decides early can still move things calmly.',
        'On the day itself there is no time to move tables.',
      ],
      ['Wind matters more than rain for castles and gazebos.', 'A shower passes, and gusts are dangerous.'],
    ],
    parts: [
      [
        'Ask about changes',
        ['Can the date be moved, and what does it cost?', 'Ask who decides when it gets windy.'],
        'A phone and a calendar',
      ],
      [
        'Choose a dry place',
        ['Garage, living room, a hall nearby.', 'It may be tight. Nobody minds.'],
        'A cleared garage',
      ],
      [
        'Set a time to decide',
        ['And tell your guests when they will hear.', 'After that you do not look at the forecast any more.'],
        'A clock and a cloud',
      ],
      [
        'Have two games for indoors',
        ['Music, paper and a few prizes are enough.', 'Musical statues works in any room.'],
        'Children playing indoors',
      ],
    ],
    turn: ['And then it will be sunny.', 'Guests remember the mood, and not the sky.'],
    asks: ['What was your wettest party?', 'Where would your guests go if it rained?'],
    ends: {
      pfatil: ['Ask us how it works with us in bad weather.', 'Call us if the forecast worries you.'],
      h: 'Towels by the door, and all is well.',
    },
    keep: 'the week before your party',
    send: 'the one who checks three forecasts',
    own: [
      {
        kinds: ['policy', 'process', 'service'],
        about: 'rain|weather|cancel|wind|rebook|refund',
        lead: 'And our own rules for bad weather.',
      },
    ],
    pic: { ask: 'An umbrella beside a party table', alt: 'An umbrella beside a party table' },
    claims: [['Ask for weather terms, plan B, decision time', 'event practice']],
  },
  {
    id: 'two-hours-of-party',
    format: 'tip',
    only: `(?=[\\s\\S]*(?:${PARTY_HIRE}))(?=[\\s\\S]*(?:child|kids|birthday|famil|parents))`,
    again: 7,
    emoji: '🎈',
    tags: ['KidsParty', 'BirthdayParty', 'PartyPlanning'],
    title: ["How long should a children's party be?", "A plan for a children's birthday that works"],
    cover: 'How long is a good party?',
    gist: [
      "Two to three hours are enough for a children's party. Play first, food in the middle, something quiet before everybody is fetched.",
      'Write the end on the invitation. Children have most fun in the first two hours, and then they get tired.',
    ],
    subject: ['How long is a good party?', 'A plan for a birthday'],
    hooks: {
      '*': [
        "How long should a children's party last? Two to three hours are enough.",
        "A children's party goes well if it ends while everybody is still happy.",
      ],
      pfatil: "A good children's party has a beginning, a cake and an end.",
      h: "At a children's party the first two hours are for the children. The third is for your nerves.",
    },
    lines: {
      '*': [
        "Write the end of a children's party on the invitation, and parents will be there on time.",
        'Let children play first and eat after an hour. Nobody is hungry at the beginning.',
        'As many guests as the child is years old: with small children it is a good rule.',
        'Plan something quiet for the last fifteen minutes: a story, a film, goody bags.',
      ],
      h: ['The pinata is always the end. After that nothing can follow.'],
    },
    scene: [
      'At three they are all running, and at half past five two of them are crying.',
      'Parents plan too much. Children mostly want to jump and eat cake.',
    ],
    why: [
      [
        'Children get tired of noise and company before they notice it.',
        'After two hours small things lead to tears.',
      ],
      [
        'With a rough plan you always know what comes next.',
        'A few fixed points are enough, and the rest is play.',
      ],
    ],
    parts: [
      [
        'First hour: let them play',
        [
          'Jump, run, open presents. They need no programme yet.',
          'Wait with games until everybody is there.',
        ],
        'Children running on a lawn',
      ],
      [
        'Then the food',
        [
          'Finger food, water, cake. A quarter of an hour will do.',
          'Ask the parents about allergies beforehand.',
        ],
        'A cake with candles',
      ],
      [
        'One or two games',
        ['Short ones with simple rules.', 'Stop each game while it is fun.'],
        'A game with a parachute',
      ],
      [
        'A calm end',
        ['Shoes, bags, goodbyes.', 'Begin fifteen minutes before the parents come.'],
        'Small bags in a row',
      ],
    ],
    turn: ['Then have a cup of tea.', 'They will sleep well tonight.'],
    asks: ['What was the best party of your childhood?', 'How many children do you invite?'],
    ends: {
      pfatil: [
        'Tell us your date and how old your child is, and we will help you to choose.',
        "Ask us what suits your child's age.",
      ],
      h: 'Tea. With cake. In silence.',
    },
    keep: 'the next birthday',
    send: 'the parents in your group',
    pic: { ask: 'Balloons or a cake on a party table', alt: 'A cake and balloons on a table' },
    claims: [['Two to three hours, play then food, calm end', "advice for children's parties"]],
  },
];
