// Weddings and large days: plans with gaps, rain, lists, telephones, and what is remembered.
import type { Idea } from '../../library/idea.ts';

export const DAY: readonly Idea[] = [
  {
    id: 'leave-gaps-in-the-day',
    format: 'howto',
    again: 9,
    emoji: '⏱️',
    tags: ['WeddingPlanning', 'WeddingTimeline', 'WeddingTips'],
    title: [
      'How to plan the wedding day: leave gaps in it',
      'A wedding timeline that holds: plan the gaps first',
    ],
    cover: 'Plan the gaps first',
    gist: [
      'Begin with the fixed points, add a quarter of an hour between any two, count getting everybody from one place to the next as a part of its own, and leave one hour with nothing in it.',
      'Every wedding runs late by the same things: hair, cars, group pictures. Put a gap behind each, and nobody has to look at a watch.',
    ],
    subject: ['A quarter of an hour, four times', 'What a wedding runs late by'],
    hooks: {
      '*': [
        'A wedding day does not run late because people are slow. It runs late because nobody planned the walking.',
        'The most useful thing in a wedding plan is a quarter of an hour with nothing in it.',
      ],
      pt: 'Fixed points, transfers, gaps: three kinds of lines make a wedding timeline that holds.',
      fi: 'You would like to enjoy your own wedding? Then give it some air.',
      a: 'Fixed points first. Gaps between them. Then the rest.',
      h: 'Eighty guests move from a church to a garden at the pace of the aunt with the shoes.',
      l: 'A day with room in it.',
    },
    lines: {
      '*': [
        'Count the way from one place to the next as a part of the wedding plan. Eighty people do not walk like two.',
        'Plan group pictures by the number of groups: three minutes each, and somebody who calls the names.',
        'Leave the couple twenty minutes alone after the ceremony. It is the only quiet part of the day.',
        'Put the speeches between courses and not after them. Hungry people listen badly, and so do tired ones.',
      ],
      h: ['The first thing to run late at a wedding is the thing that was to take five minutes.'],
    },
    scene: [
      'Half past two, and the buttonholes are in the other car. Nobody is worried, since there are twenty minutes for just that.',
      'On the plan one thing follows the other without a gap. It is a beautiful plan, until a zip sticks.',
    ],
    why: [
      [
        'One delay pushes all that comes behind it, and the last to wait are the guests and the kitchen.',
        'What is lost in the morning cannot be made up in the evening.',
      ],
      [
        'A large company moves as fast as its slowest member, and it meets people on the way.',
        'Greeting, hugging and looking for hats take longer than any walk.',
      ],
    ],
    parts: [
      [
        'Write down the fixed points',
        ['Ceremony, food, sunset, last bus.', 'What cannot be moved is the frame for everything else.'],
        'A hand writing times on a sheet',
      ],
      [
        'Plan the ways as parts of their own',
        ['With getting in, getting out and looking for somebody.', 'Double what the map says.'],
        'Guests walking along a garden path',
      ],
      [
        'Put a gap behind hair, cars and pictures',
        ['These three are late at every wedding in the world.', 'Fifteen minutes each, and nobody notices.'],
        'A veil hanging by a window',
      ],
      [
        'Leave one hour empty',
        ['It fills itself, with the best part.', 'Somewhere between the cake and the dancing.'],
        'Two empty chairs in evening light',
      ],
    ],
    turn: ['And if all is on time, there is simply more time.', 'Then the plan may go into a pocket.'],
    asks: [
      "What made you late at your wedding, or at somebody else's?",
      'Which part of the day would you like to have twice?',
    ],
    ends: {
      pt: 'Frame, ways, gaps.',
      fi: 'The zip will be all right.',
      a: 'Plan gaps. Keep them.',
      h: 'The shoes were taken off at nine, by the way. From then on she was the fastest.',
      l: 'And nobody looks at a watch.',
    },
    keep: 'the evening on which you make the plan',
    send: 'somebody who is getting married next year',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer', 'product'],
        about: 'plan|coordinat|timeline|on[- ]the[- ]day|schedule|set ?up',
        lead: [
          'If you would rather leave the watch to somebody else.',
          'For whoever wants to be a guest at their own day.',
        ],
      },
    ],
    pic: {
      ask: 'A plan of a day with a pencil beside it',
      alt: 'A handwritten timeline beside a pencil and a ribbon',
    },
    claims: [
      [
        'Transfers, pictures and getting ready are what most often delays wedding days',
        'practice of planners and photographers',
      ],
    ],
  },
  {
    id: 'nobody-calls-the-couple',
    format: 'tip',
    again: 9,
    emoji: '📵',
    tags: ['WeddingPlanning', 'WeddingTips', 'MaidOfHonour'],
    title: [
      'Who has the phone on the wedding day? Not the couple',
      'One list, one phone: so the couple is not called on the day',
    ],
    cover: 'Who has the phone that day?',
    gist: [
      'One sheet with all the names and numbers, one person who has it and may decide, and a couple without a telephone. So the cake finds its door by itself.',
      'On the day itself somebody calls about parking, flowers and a power socket. Settle beforehand who answers, and what they may decide.',
    ],
    subject: ['The couple has no telephone', 'Who may decide about the cake?'],
    hooks: {
      '*': [
        'On the wedding day somebody will call and ask for a socket. Let it not be the couple that answers.',
        'One sheet of paper keeps a bride from discussing parking in her dress: the list with all the numbers.',
      ],
      pt: 'One contact, one list, clear powers: so questions of the day find an answer.',
      fi: 'Would you like to spend that day without your phone? It can be done.',
      a: 'One person. One list. One phone.',
      h: 'The best man has one task apart from the ring, and it rings as well.',
      l: 'A day without a telephone.',
    },
    lines: {
      '*': [
        'Give one person the list of all suppliers for the wedding day, with numbers and times. And give everybody else that one number.',
        'Say beforehand what may be decided without you: up to which sum, and which flowers.',
        'Send all suppliers the same plan a week before the wedding. Then they can talk to each other.',
        "The couple's phones go into a bag on the wedding morning. They will not miss them.",
      ],
      h: ['No bride has ever remembered with fondness where the van was allowed to park.'],
    },
    scene: [
      'Pins in her mouth, one shoe on, and the telephone says: we are here with the cake, and nobody opens.',
      'Somebody in the corridor speaks quietly into a phone, nods, and nothing of it gets through the door.',
    ],
    why: [
      [
        "Whoever delivers calls the number on the order, and that is usually the couple's.",
        'Without another name everybody asks those who ordered.',
      ],
      [
        'Most questions of the day are small, and anybody could answer them.',
        'A decision that is made at once is mostly good enough.',
      ],
    ],
    parts: [
      [
        'Write one list',
        ['Name, number, when, through which door.', 'On paper too, since batteries get married as well.'],
        'A printed list on a clipboard',
      ],
      [
        'Name one person for the day',
        [
          'Somebody who likes to decide and does not need to be in every picture.',
          'They know both families, or neither.',
        ],
        'A person with a clipboard in a doorway',
      ],
      [
        'Say what they may decide',
        ['Up to a sum, without asking.', 'And the two things for which they must fetch you.'],
        'An envelope handed over',
      ],
    ],
    turn: ['And the couple finds out on Tuesday.', 'What they do not hear was not so bad.'],
    asks: ['Whom would you give the phone to?', 'What nearly went wrong, and nobody noticed?'],
    ends: {
      pt: 'One list, one voice.',
      fi: 'And you only have to say yes.',
      a: 'Settle it before the day.',
      h: 'The van parked on the lawn. It is a lovely lawn again.',
      l: 'The door stays shut, and it is quiet.',
    },
    keep: 'the week before the wedding',
    send: 'the best man and the one who really does it',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer', 'people'],
        about: 'on[- ]the[- ]day|coordinat|plan|contact|crew',
        lead: ['For that one phone.', 'Who could have the list.'],
      },
    ],
    pic: {
      ask: 'A list with names and times on a clipboard',
      alt: 'A clipboard with a list beside a bunch of flowers',
    },
    claims: [['Suppliers call the number on the order unless another is named', "planners' practice"]],
  },
  {
    id: 'decide-about-the-rain',
    format: 'howto',
    again: 9,
    emoji: '☔',
    tags: ['WeddingPlanning', 'OutdoorWedding', 'PlanB'],
    title: [
      'Rain at an outdoor party: when to decide, and how',
      'Wedding in the garden: a plan for rain that you like',
    ],
    cover: 'A plan for rain that you like',
    gist: [
      'Make a plan for rain that you would like for its own sake, set the hour at which it is decided, and name who decides. Then the sky may do as it pleases.',
      'What spoils a garden party is not the rain but the waiting for it. Decide by noon the day before, and begin.',
    ],
    subject: ['Decide by noon', 'A roof that you like'],
    hooks: {
      '*': [
        'It is not the rain that spoils a garden party. It is the looking up.',
        'Make the second plan as lovely as the first. Then you no longer mind which of the two it is.',
      ],
      pt: 'Place, hour, decider: a plan for rain has three lines.',
      fi: 'You look at the weather five times a day already? Then make the other plan lovely.',
      a: 'A second place. An hour. One who decides.',
      h: 'Five weather apps, five skies, one marquee.',
      l: 'Candles inside, and rain on the roof.',
    },
    lines: {
      '*': [
        'Set an hour at which the plan for rain is decided, the day before the party. After it nobody looks up.',
        'A plan for rain that you like is worth more than a good forecast.',
        'A basket of umbrellas by the door costs little, and makes the best pictures of the day.',
        'Ground gets wet from below, too. Think of heels, cables and table legs.',
      ],
      h: ['It never rains at weddings, say people whose wedding was indoors.'],
    },
    scene: [
      'Forty chairs on a lawn, a grey sky, and twelve people with an opinion about clouds.',
      'The rain drums on the canvas, inside candles are burning, and nobody wants to go home.',
    ],
    why: [
      [
        'To move tables, sound and flowers takes hours, and a shower takes ten minutes to arrive.',
        'Whoever waits until it drips carries everything twice.',
      ],
      [
        'Half-made plans make everybody nervous, above all those who have to set it up.',
        'Once it is decided, all hands do the same thing.',
      ],
    ],
    parts: [
      [
        'Look for the second place first',
        [
          'With the eyes of somebody who wants to celebrate there.',
          'Candles, lamps, fewer chairs: what would it need to be lovely?',
        ],
        'A barn with strings of lamps',
      ],
      [
        'Set the hour',
        ['Noon on the day before suits most.', 'Ask those who set it up how long they need, and count back.'],
        'A clock and a window with clouds',
      ],
      [
        'Name one who decides',
        ['Not the couple, and not the whole family.', 'With one forecast, named beforehand.'],
        'Somebody looking at the sky with folded arms',
      ],
      [
        'Have umbrellas and straw ready',
        ['Light ones look better in pictures than black ones.', 'For the path, the heels and the car park.'],
        'A basket of white umbrellas',
      ],
    ],
    caution: [
      "In thunder and strong wind everybody leaves tents and trees: go by the makers' limits for wind.",
      'Tents have limits for wind, and thunder knows no plan: get people into a building in time.',
    ],
    turn: ['And the pictures in the rain are the ones that hang.', 'Then it may also be sunny.'],
    asks: ['Which party in the rain do you remember?', 'Do you look up, or do you carry on?'],
    ends: {
      pt: 'Place, hour, decider.',
      fi: 'It will be lovely, either way.',
      a: 'Decide at noon. Then celebrate.',
      h: 'The sixth app was right. Nobody had it.',
      l: 'And the rain keeps time.',
    },
    keep: 'the week of the party',
    send: 'somebody with a date in the garden',
    own: [
      {
        kinds: ['service', 'product', 'process', 'price', 'offer', 'policy'],
        about: 'marquee|tent|cover|indoor|canopy|umbrella|rain|weather',
        lead: ['For a roof that you like.', 'If it should come to that.'],
      },
    ],
    pic: {
      ask: 'A tent, barn or umbrella basket of yours, in grey light',
      alt: 'A lit marquee in the rain at dusk',
    },
    claims: [
      [
        'Marquees have wind limits set by their makers; thunder calls for solid shelter',
        'safety advice of event and weather services',
      ],
    ],
  },
  {
    id: 'what-do-you-remember',
    format: 'question',
    again: 10,
    emoji: '💍',
    tags: ['WeddingMemories', 'TellUs', 'WeddingGuest'],
    title: [
      'What do you still remember of a wedding that you went to?',
      'Wedding guests: what stayed with you?',
    ],
    cover: 'What stayed with you?',
    gist: [
      'Hardly anybody remembers the napkins. What do you still know of a wedding that you were at: a sentence, a song, a storm?',
      'Years later a wedding is two or three pictures in the head. Which are yours?',
    ],
    subject: ['Nobody remembers the napkins', 'Two or three pictures'],
    hooks: {
      '*': [
        'Nobody remembers the colour of the napkins. What do you remember of a wedding?',
        'Think of a wedding that you were at. Which moment comes first?',
      ],
      p: 'Ask guests after ten years what stayed, and it is rarely what was planned longest. What was it for you?',
      t: 'Of a day of fourteen hours, memory keeps a few minutes. Which did yours keep?',
      f: 'Which wedding did you dance longest at?',
      a: 'Name one moment of a wedding that stayed.',
      h: 'At one wedding the band played the wrong song, and it is now the right one. What stayed with you?',
      i: 'The best moments of a wedding are in no plan. Which one did you see?',
      l: 'A look, a sentence, a quiet minute. What stayed with you?',
    },
    lines: {
      '*': [
        'Which sentence of a wedding speech do you still know by heart?',
        'What went wrong at a wedding and became the best story?',
        'Whom did you sit next to at a wedding, and whom do you still know?',
        'Rain, heat or snow: in which weather was the wedding that you remember most?',
      ],
      h: [
        'Every family has one wedding that is told, and it is never the one where all went well. Which is yours?',
      ],
    },
    scene: [
      'The cake leaned, the grandfather laughed, and for a moment nobody took a picture.',
      'Somebody asks about a wedding nine years ago, and everyone at the table says the same word: the goat.',
    ],
    why: [
      [
        'What surprises us is kept, and what went to plan runs together.',
        'Memory likes what nobody could have booked.',
      ],
    ],
    parts: [
      [
        'A moment that nobody planned',
        ['Rain, a child, a wrong key.', 'It is told first, always.'],
        'A child asleep on two chairs',
      ],
      [
        'A sentence that was said',
        ['Mostly a short one.', 'By somebody who otherwise says little.'],
        'A glass held up in a hand',
      ],
    ],
    turn: [
      'Tell the couple one day. They saw the least of it.',
      'And the napkins were green, somebody thinks.',
    ],
    asks: ['Which moment do you still see?', 'Which wedding is told in your family?'],
    ends: {
      pt: 'A sentence is enough.',
      fi: 'We are all ears.',
      a: 'One moment. Which?',
      h: 'The goat is well.',
      l: 'Kept, without a picture.',
    },
    keep: 'the next anniversary',
    send: 'somebody whose wedding you remember',
    not: ['short', 'film'],
    pic: {
      ask: 'A detail after a party: a glass, a shoe, a ribbon',
      alt: 'A pair of shoes under a chair after a party',
    },
    claims: [['Surprising moments are remembered best', 'common experience, research on memory']],
  },
  {
    id: 'long-table-or-long-night',
    format: 'either',
    again: 9,
    emoji: '🥂',
    tags: ['WeddingTalk', 'ThisOrThat', 'PartyPlanning'],
    title: ['A long dinner or a long night of dancing?', 'Wedding party: long table or dance floor?'],
    cover: 'Long table or long night?',
    gist: [
      'At some parties people sit until the candles are down, at others the plates are cleared quickly. What do you like better: a long table or a long night?',
      'There is a party that is talked, and one that is danced. Which one would you be at?',
    ],
    subject: ['Sit, or dance?', 'Until the candles are down'],
    hooks: {
      '*': [
        'A long table with everybody at it, or a dance floor by nine: which is your party?',
        'If your party could be long in one place only: at the table, or on the floor?',
      ],
      pt: 'One long part is enough for an evening. Dinner or dancing?',
      fi: 'Are you the one who is still talking, or the one without shoes?',
      a: 'Table or floor. Choose.',
      h: 'Some guests come for the main course, some for the chorus. Which are you?',
      l: 'Candles, or the last song.',
    },
    lines: {
      '*': [
        'Long table: stories, second helpings, elbows.\nLong night: one more song, no shoes.\nWhich party is yours?',
        'At which table have you sat longest, and with whom?',
        'Which song do you stay for, however tired you are?',
        'Would you rather have four courses or four hours of music?',
      ],
      h: [
        'The best conversations of any party take place where the coats are. Table or floor, where do you start?',
      ],
    },
    scene: [
      'The plates are gone, nobody gets up, and somebody moves a chair closer.',
      'Under a table stand eleven pairs of shoes, and it is not yet ten.',
    ],
    why: [
      [
        'Both need time, and an evening has only so much of it.',
        'Whatever is to be long must be allowed to push something aside.',
      ],
    ],
    parts: [
      [
        'The long table',
        ['With people next to each other who have not met.', 'Bread, wine, and plates that may stay.'],
        'A long table by candlelight',
      ],
      [
        'The long night',
        ["Everybody's song once, and the last one twice.", 'Eat early, and something warm at midnight.'],
        'Shoes in a heap beside a dance floor',
      ],
    ],
    turn: ['And midnight soup unites them.', 'Either way somebody loses a jacket.'],
    asks: ['Table or dance floor?', 'Where are you found at half past eleven?'],
    ends: {
      pt: 'One of the two may be long.',
      fi: 'See you there, wherever it is.',
      a: 'Decide for one.',
      h: 'The jacket is behind the piano.',
      l: 'Until the last candle.',
    },
    keep: 'the next big birthday',
    send: 'the one you would dance with',
    not: ['short', 'film'],
    pic: {
      ask: 'A set table or an empty dance floor before the guests come',
      alt: 'A long table by candlelight before guests arrive',
    },
    claims: [['An evening has room for one long part', "hosts' experience"]],
  },
  {
    id: 'ask-before-you-book-them',
    format: 'checklist',
    again: 9,
    emoji: '📝',
    tick: true,
    tags: ['WeddingPlanning', 'WeddingSuppliers', 'AskBetter'],
    title: [
      'What to ask a wedding supplier before you book',
      'Booking somebody for the wedding: six questions',
    ],
    cover: 'Six questions before you book',
    gist: [
      'Who comes in person, how long they stay, what they need from you, what costs extra, what happens if somebody falls ill, and until when you can change your mind. Six questions, and the offers can be compared.',
      'Most surprises on a wedding bill are hours, journeys and set-up. All three can be asked about before you sign.',
    ],
    subject: ['Who comes in person?', 'What if somebody falls ill?'],
    hooks: {
      '*': [
        'Before you book anybody for a wedding, ask who will come in person.',
        'The most important question to a wedding supplier is about the day on which they have a fever.',
      ],
      pt: 'Person, hours, needs, extras, stand-in, terms: six points make offers comparable.',
      fi: 'You like them at once? Lovely. Ask the six questions all the same.',
      a: 'Who, how long, with what, for how much, and what if.',
      h: 'The man on the website plays the saxophone. The man who comes has a cousin with a speaker.',
      l: 'Questions asked in peace, a day in good hands.',
    },
    lines: {
      '*': [
        'Ask every wedding supplier what they need on the day: power, a table, a parking space, a meal.',
        'Ask who stands in if somebody falls ill, and let them put the name into the contract.',
        'Ask until when you can change the number of guests. It is the figure that moves most.',
        'Compare wedding offers by hours and not by names of packages. Silver and gold are weights.',
      ],
      h: ['"All inclusive" has a list, and the list has an end.'],
    },
    scene: [
      'Two offers lie on the table, the dearer one on top. Only in line nine does it say until when each of them stays.',
      'It is eleven, the best song is on, and somebody quietly begins to roll up the cables.',
    ],
    why: [
      [
        'Day rates mean different hours, and set-up counts with some and not with others.',
        'What seems a bargain may end at ten.',
      ],
      [
        'A wedding cannot be put off until somebody is well again.',
        'Those who work alone often have a network of colleagues, and like to say so.',
      ],
    ],
    parts: [
      [
        'Who comes in person?',
        [
          'You have met one, and would like to see that one again.',
          'With a name in the contract it is settled.',
        ],
        'Two people shaking hands over a table',
      ],
      [
        'From when until when?',
        ['With set-up and taking down, in hours.', 'And what another hour would cost.'],
        'A finger on a line of an offer',
      ],
      [
        'What do you need from us?',
        ['Power, shade, a key, something to eat.', 'The answer shows how often they have done it.'],
        'A cable drum beside a table',
      ],
      [
        'What costs extra?',
        ['Journeys, stairs, nights, breakages.', 'Good ones say it before they are asked.'],
        'A price list with a pencil',
      ],
      [
        'What if you fall ill?',
        ['A stand-in with a name is the best answer.', 'Money back is the second best.'],
        'A telephone beside an address book',
      ],
      [
        'Until when may we change it?',
        ['Numbers, times, the colour of everything.', 'Write the dates into your calendar at once.'],
        'A calendar with three marks',
      ],
    ],
    caution: [
      'Deposits and cancellations are matters of the contract and of local law: read both before you sign.',
      'What is paid back after a cancellation depends on terms and country, so have it in writing.',
    ],
    turn: ['And then trust them.', 'Whoever answers gladly will work gladly.'],
    asks: ['What would you ask first?', 'Which question did you forget at the time?'],
    ends: {
      pt: 'Comparable, agreed, signed.',
      fi: 'And now to the lovely part.',
      a: 'Ask six times. Then sign.',
      h: 'The cousin was very good, by the way.',
      l: 'In good hands.',
    },
    keep: 'the first meeting with anybody you might book',
    send: 'a couple with a long list',
    own: [
      {
        kinds: ['service', 'process', 'price', 'offer', 'policy', 'number', 'people'],
        about: 'weddings? (?:a|per) year|deposit|consultation|(?:we|i) meet|over coffee|crew',
        lead: ['The answers here begin with this.', 'To begin with, from this side.'],
      },
    ],
    pic: {
      ask: 'An offer of yours with a pencil and two cups',
      alt: 'A contract, a pencil and two cups on a table',
    },
    claims: [
      [
        'Hours, journeys, set-up and stand-ins are what wedding contracts differ in',
        'advice of consumer bodies and planners',
      ],
    ],
  },
];
