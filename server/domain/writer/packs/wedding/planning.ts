// Weddings: the plan of the day, the guests, the weather, and what to ask of whom one books.
import type { Idea } from '../../library/idea.ts';

const TENTS = 'marquee|tipi|stretch tent|bell tents?';

export const PLANNING: readonly Idea[] = [
  {
    id: 'leave-gaps-in-the-day',
    format: 'howto',
    again: 7,
    emoji: '⏱️',
    tags: ['WeddingPlanning', 'WeddingDay', 'WeddingTips'],
    title: ['How to plan the timetable of a wedding day', 'A wedding timetable that works: plan some gaps'],
    cover: 'A wedding timetable',
    gist: [
      'Write down the fixed times of your wedding day first, add the drives, and leave fifteen minutes free after hair, photos and speeches.',
      'Wedding days run late in small steps. A few gaps in the timetable catch it all.',
    ],
    subject: ['A wedding timetable', 'Plan some gaps'],
    hooks: {
      '*': [
        'Planning the timetable of your wedding day? Begin with the fixed times, and leave gaps.',
        'Every wedding runs late somewhere. With a few gaps in the plan nobody notices.',
      ],
      pfatil: 'A good wedding timetable has time for things to go slowly.',
      h: 'The hairdresser said nine. The hair said half past ten. Plan a gap.',
    },
    lines: {
      '*': [
        'Leave fifteen minutes free after hair and make-up on your wedding day. You will use them.',
        'Plan drives with time for getting in, getting out and looking for somebody.',
        'Plan twice the time for speeches. It will be needed.',
        'Keep half an hour just for the two of you on your wedding day, and write it into the plan.',
      ],
      h: ['The best man says three minutes. Smile, and plan ten.'],
    },
    scene: [
      "By two o'clock most weddings are twenty minutes late, and dinner is at six.",
      'The plan looks lovely on paper, and then an aunt needs a hug.',
    ],
    why: [
      [
        'Small delays add up, and a gap stops them.',
        'Each step is only five minutes late, and there are ten of them.',
      ],
      [
        'If you are not rushed, you remember more of your day.',
        'The best moments happen when nothing is planned.',
      ],
    ],
    parts: [
      [
        'Write down the fixed times',
        ['Ceremony, dinner, last bus.', 'Everything else is arranged around them.'],
        'A notebook with times',
      ],
      [
        'Add the drives',
        ['Door to door, with parking.', 'Drive it once on the same weekday.'],
        'A decorated car',
      ],
      [
        'Leave gaps',
        ['After hair, after photos, after speeches.', 'Fifteen minutes each are enough.'],
        'A plan with empty lines',
      ],
      [
        'Give the plan to others',
        ['Caterer, photographer, band, witnesses.', 'One page, with phone numbers.'],
        'A printed page',
      ],
    ],
    turn: ['Then put the phone away on the day.', 'So you can enjoy it.'],
    asks: ['What are you most afraid of being late for?', 'What ran late at your wedding?'],
    ends: {
      pfatil: ['Send us your plan, and we will have a look at it.', 'Not sure about the times? Ask us.'],
      h: 'And the hair looks wonderful.',
    },
    keep: 'the month before your wedding',
    send: 'your witnesses',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'on.the.day|coordinat|full planning|timetable|timeline',
        lead: 'And how we help with it.',
      },
    ],
    pic: { ask: 'A handwritten timetable on a table', alt: 'A handwritten timetable' },
    claims: [['Buffers keep a schedule', 'practice of wedding planners']],
  },
  {
    id: 'nobody-calls-the-couple',
    format: 'tip',
    again: 7,
    emoji: '📵',
    tags: ['WeddingDay', 'WeddingTips', 'WeddingPlanning'],
    title: [
      'Who answers the phone on the wedding day? Not the couple',
      'One contact person for your wedding day',
    ],
    cover: 'Who answers the phone?',
    gist: [
      'Name one person whom everybody calls on your wedding day: florist, band, lost guests. Give that person the list and the right to decide.',
      'On your wedding day your phones belong in a bag. Somebody else should answer the questions.',
    ],
    subject: ['Who answers the phone?', 'One contact person'],
    hooks: {
      '*': [
        'Who answers the phone on your wedding day? It should not be you.',
        'Where may the van park? Somebody will call and ask. Name a contact for your wedding day.',
      ],
      pfatil: 'With one contact person the couple has its day to itself.',
      h: 'The bride does not want to talk about the van of the ice man.',
    },
    lines: {
      '*': [
        'Give all suppliers the number of one contact person, and not yours.',
        'Choose somebody for your wedding day who stays calm, and who is not a witness.',
        'Write one list with names, numbers and times, and print it.',
        'Say up to which sum your contact may decide alone.',
      ],
      h: ['Mothers are wonderful. As contact person choose somebody else.'],
    },
    scene: [
      'In the middle of hair and make-up the phone rings: where does the cake go?',
      'Most questions on a wedding day are small, and anybody could answer them.',
    ],
    why: [
      [
        'Suppliers call the number on the order, and that is usually yours.',
        'If you do not change it, everybody calls the couple.',
      ],
      ['Small decisions take away your calm.', 'You cannot enjoy the day and run it.'],
    ],
    parts: [
      [
        'Choose one person',
        ['A friend, a cousin, or somebody you book for it.', 'Not the parents, and not a witness.'],
        'A person with a list',
      ],
      [
        'Write one list',
        ['Names, numbers, times, who brings what.', 'On paper, in case a battery runs out.'],
        'A printed list',
      ],
      [
        'Say what they may decide',
        ['Where things stand, and small sums.', 'Everything else waits until tomorrow.'],
        'Two people talking',
      ],
    ],
    turn: ['Then hand over your phone.', 'It is a lovely feeling.'],
    asks: ['Who would that be for you?', 'What nearly went wrong at your wedding?'],
    ends: {
      pfatil: ['If you have nobody, ask us.', 'We are glad to be that person.'],
      h: 'The ice man has parked.',
    },
    keep: 'the week before your wedding',
    send: 'your calmest friend',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'on.the.day|coordinat',
        lead: 'And that is something you can book.',
      },
    ],
    pic: { ask: 'A phone in a small bag', alt: 'A phone in a small bag' },
    claims: [['Single point of contact', 'practice of wedding planners']],
  },
  {
    id: 'decide-about-the-rain',
    format: 'howto',
    again: 7,
    emoji: '☔',
    tags: ['OutdoorWedding', 'WeddingPlanning', 'WeddingTips'],
    title: ['Outdoor wedding: when to decide about the rain', 'A plan for rain at your wedding'],
    cover: 'A plan for rain',
    gist: [
      'For an outdoor wedding choose a dry place that you also like, set the hour of the decision, and tell guests where they will find out.',
      'Decide about the rain the evening before, and then stick to it. With a good second plan both are fine.',
    ],
    subject: ['A plan for rain', 'Outdoor weddings'],
    hooks: {
      '*': [
        'Are you getting married outdoors? Plan for rain before you plan the flowers.',
        'When do you decide about the rain on your wedding day? Set the hour now.',
      ],
      pfatil: 'A second plan that you like takes the fear out of the forecast.',
      h: 'It never rains on the couple with the beautiful plan for rain.',
    },
    lines: {
      '*': [
        'Choose a place for rain that you like as much. Then you need not worry.',
        'Set a time for the decision about the weather, for example six in the evening before.',
        'Order umbrellas for the way from the car. White ones look good in photos.',
        'Tell guests in the invitation to bring shoes for grass.',
      ],
      h: ['Heels and lawns have never got on.'],
    },
    scene: [
      'A week before, everybody sends you a different forecast.',
      'At nine the sky is grey, and a hundred chairs are on the lawn.',
    ],
    why: [
      ['Tables and chairs take hours to move.', 'Those who set up need to know in time.'],
      ['A late decision makes everybody nervous.', 'Once it is decided, you can sleep.'],
    ],
    parts: [
      [
        'Choose the dry place',
        ['Barn, hall, tent, living room.', 'Look at it and imagine it with flowers.'],
        'A barn with chairs',
      ],
      [
        'Set the hour',
        ['And who decides: one person.', 'Tell the venue and those who set up.'],
        'A clock and a cloud',
      ],
      ['Tell the guests', ['Where they will find out.', 'One message is enough.'], 'A phone with a message'],
      [
        'Have shade as well',
        ['Sun is harder on guests than rain.', 'Water, hats and a shady place.'],
        'A sunshade on a lawn',
      ],
    ],
    turn: ['Then stop looking at the forecast.', 'Either way you will be married by evening.'],
    asks: ['Where would you go if it rained?', 'Rain or sun at your wedding: how was it?'],
    ends: {
      pfatil: ['Ask us what others have done at your venue.', 'We will think about plan B with you.'],
      h: 'Sunshine, of course.',
    },
    keep: 'the day you choose your venue',
    send: 'the one who checks the forecast',
    own: [
      {
        kinds: ['product', 'service', 'offer', 'policy'],
        about: `${TENTS}|indoor|barn|umbrella|weather|rain`,
        lead: 'And what there is with us.',
      },
    ],
    pic: { ask: 'A stack of umbrellas', alt: 'A stack of umbrellas' },
    claims: [['Plan B, decision time, shade', 'practice of wedding planners']],
  },
  {
    id: 'who-sits-beside-whom',
    format: 'howto',
    again: 8,
    emoji: '🪑',
    tags: ['SeatingPlan', 'WeddingPlanning', 'WeddingTips'],
    title: ['How to make a wedding seating plan', 'Wedding seating plan: who sits beside whom?'],
    cover: 'The seating plan',
    gist: [
      'Begin your seating plan with those who need something: grandparents near the door, families with space, parents in front. Then give everybody one person they know.',
      'Write each guest on a slip of paper and push the slips about. Wait with the final plan until all answers are there.',
    ],
    subject: ['The seating plan', 'Who sits beside whom'],
    hooks: {
      '*': [
        'Your wedding seating plan is giving you a headache? Do it in this order.',
        'Who sits beside whom at your wedding? Begin with those who need something.',
      ],
      pfatil: 'A seating plan is easy when you do it in the right order.',
      h: 'Uncle Phil and Aunt May have not spoken since the caravan. Seat them well apart.',
    },
    lines: {
      '*': [
        'Give each guest at least one neighbour they know.',
        'Seat older guests away from the loudspeakers and near the door.',
        'Divorced parents: the same distance from you, at different tables.',
        'Make the seating plan on paper slips. They can be moved as often as you like.',
      ],
      h: ["The children's table has the best conversations."],
    },
    scene: [
      'Ninety names, eleven tables, and one family history.',
      'You have it finished, and then two people cancel.',
    ],
    why: [
      ['Nobody enjoys dinner beside nine strangers.', 'With one friend at the table people relax.'],
      ['Some guests have needs, and they come first.', 'A wheelchair, a baby or bad ears decide a place.'],
    ],
    parts: [
      [
        'Those with needs first',
        ['Wheelchairs, babies, grandparents, vegetarians.', 'Near the door, or away from the band.'],
        'A table near a door',
      ],
      [
        'Then the families',
        ['Parents in front, quarrels far apart.', 'Back to back is better than face to face.'],
        'A family table',
      ],
      [
        'Then the friends',
        ['In pairs or small groups.', 'One good talker for each table.'],
        'Friends at a table',
      ],
      [
        'Wait for the last answer',
        ['Two spare chairs at the edge help.', 'Print it only in the last week.'],
        'Paper slips on a plan',
      ],
    ],
    turn: ['After dessert everybody moves anyway.', 'And then leave it alone.'],
    asks: ['Fixed places or free seating?', 'Which table is hardest for you?'],
    ends: {
      pfatil: ['Not sure how many fit at a table? Ask us.', 'Send us your list if you are stuck.'],
      h: 'Phil at table one, May at table eleven.',
    },
    keep: 'the evening you sit down with the list',
    send: 'your other half',
    pic: { ask: 'Paper slips with names on a table', alt: 'Paper slips with names' },
    claims: [['Needs first, known neighbours, late printing', 'practice of wedding planners']],
  },
  {
    id: 'ask-before-you-book-them',
    format: 'checklist',
    again: 8,
    emoji: '📋',
    tags: ['WeddingSuppliers', 'WeddingPlanning', 'WeddingTips'],
    tick: true,
    title: [
      'What to ask a wedding supplier before you book',
      'Booking for your wedding: five questions to ask',
    ],
    cover: 'Ask before you book',
    gist: [
      'Before you book somebody for your wedding, ask what is included, who will come, what happens if they are ill, when you pay, and until when you can cancel.',
      'The same five questions fit the florist, the band and the caterer. Ask them all, and compare.',
    ],
    subject: ['Ask before you book', 'Five questions for suppliers'],
    hooks: {
      '*': [
        'Booking somebody for your wedding? Ask these five questions first.',
        'Five questions to ask every wedding supplier before you sign.',
      ],
      pfatil: 'Good wedding suppliers are glad when you ask.',
      h: '"We will sort it out on the day" is not an answer. Ask these five things.',
    },
    lines: {
      '*': [
        'Ask every wedding supplier what is not included. The list is often longer.',
        'Ask who exactly will come on the day.',
        'Have prices, times and terms in one document.',
        'Ask until when you can change the number of guests.',
      ],
      h: ['A handshake is lovely. An email is better.'],
    },
    scene: [
      'Three offers lie on the table, and none of them lists the same things.',
      'Delivery, setting up and cleaning are often extra.',
    ],
    why: [
      [
        'What is clear beforehand is no surprise on the bill.',
        'Most extra costs are things that nobody asked about.',
      ],
      ['You book for one day that cannot be repeated.', 'If somebody is ill, there must be a second plan.'],
    ],
    parts: [
      [
        'What is included?',
        ['Delivery, set-up, hours, tax, cleaning.', 'And what costs extra?'],
        'A list with ticks',
      ],
      [
        'Who will come?',
        ['The person you met, or somebody else?', 'How many people will be there?'],
        'Two people shaking hands',
      ],
      ['What if you are ill?', ['Is there a replacement?', 'Have the answer in writing.'], 'A calendar'],
      ['When do we pay?', ['Deposit, rest, and how.', 'Ask for receipts.'], 'A receipt'],
      [
        'Until when can we cancel?',
        ['And what does it cost at which date?', 'Ask about moving the date, too.'],
        'A contract',
      ],
    ],
    turn: ['Then choose whom you like best.', 'Keep the answers in one folder.'],
    asks: ['What would you ask first?', 'Which supplier do you look for at the moment?'],
    ends: {
      pfatil: ['Ask us all five.', 'Send us your date, and ask whatever you like.'],
      h: 'By email, please.',
    },
    keep: 'the day you begin to book',
    send: 'a couple who have just got engaged',
    own: [
      {
        kinds: ['price', 'policy', 'service', 'process', 'offer'],
        about: 'from £|from \\$|from €|deposit|included|cancel|full planning',
        lead: 'And a first answer from us.',
      },
    ],
    pic: { ask: 'A folder with offers', alt: 'A folder on a table' },
    claims: [['Usual questions to suppliers', 'advice of wedding planners']],
  },
  {
    id: 'with-or-without-children',
    format: 'either',
    again: 7,
    emoji: '🧒',
    tags: ['WeddingGuests', 'WeddingPlanning', 'ThisOrThat'],
    title: [
      'A wedding with or without children: what would you choose?',
      'Children at a wedding: yes or no?',
    ],
    cover: 'With or without children?',
    gist: [
      'Would you have children at your wedding, or an evening for grown-ups only?',
      'With children it is lively, without them it is late. What would you choose?',
    ],
    subject: ['With or without children?', 'Children at weddings'],
    hooks: {
      '*': [
        'Children at your wedding: yes or no?',
        'A wedding with or without children: which would you choose?',
      ],
      pfatil: 'Both kinds of wedding can be wonderful. Which would be yours?',
      h: 'Children at weddings: first on the dance floor, and first in the cake. Yes or no?',
    },
    lines: {
      '*': [
        'With children or without: what did you do?',
        'If there are no children, say so early and kindly. Parents need a sitter.',
        'If children come, plan a table with pencils and something to eat at six.',
        'A babysitter on the evening lets parents stay.',
      ],
      h: ['The flower girl has retired after three metres.'],
    },
    scene: [
      'On the invitation it is one line, and it is talked about for weeks.',
      'Some couples want everybody there, and some want one evening without naps.',
    ],
    why: [['Whatever you decide, parents want to know early.', 'It is your day, and both are fine.']],
    parts: [
      [
        'With children',
        [
          'It is lively, and the grandparents are happy.',
          'Plan food, a corner to play in and an early dinner.',
        ],
        'A child on a dance floor',
      ],
      [
        'Without children',
        ['Long dinner, long speeches, late night.', 'Say it clearly, and for all.'],
        'Candles on a table',
      ],
    ],
    turn: ['Tell us what you think.', 'There is no wrong answer.'],
    asks: ['Would you invite children?', 'How was it at your wedding?'],
    ends: { pfatil: ['What would you choose?', 'Both can go very well.'], h: 'Hide the cake.' },
    keep: 'the evening you write the list',
    send: 'your other half',
    pic: { ask: 'A small chair at a laid table', alt: 'A small chair at a table' },
    claims: [['Couples differ', 'common experience']],
  },
  {
    id: 'what-do-you-remember',
    format: 'question',
    again: 6,
    emoji: '💬',
    tags: ['WeddingMemories', 'WeddingTalk', 'WeddingInspiration'],
    title: [
      'What do you remember of the last wedding you went to?',
      'The best moment at a wedding: what was it?',
    ],
    cover: 'What do you remember?',
    gist: [
      'Think of the last wedding you went to: what do you still remember?',
      'A speech, a dance, the food, the rain: what stays from a wedding?',
    ],
    subject: ['What do you remember?', 'Wedding memories'],
    hooks: {
      '*': [
        'What do you still remember of the last wedding you went to?',
        'What was the best moment at a wedding for you?',
      ],
      pfatil: 'What stays of a wedding is often something small. What was it for you?',
      h: 'What do you remember of the last wedding, up to midnight?',
    },
    lines: {
      '*': [
        'Food, music or speeches: what do you remember of weddings?',
        'What was the nicest idea that you ever saw at a wedding?',
        'Which song was played for the first dance?',
        'What would you do again at your own wedding?',
      ],
      h: ['Everybody remembers the uncle. Every wedding has one.'],
    },
    scene: [
      'Nobody remembers the napkins. Everybody remembers the speech of the grandmother.',
      'Small things stay with guests for years.',
    ],
    why: [
      [
        'Your answer may help a couple who are planning.',
        'What guests remember is a good guide for planning.',
      ],
    ],
    parts: [
      ['A moment', ['A look, a speech, a dance.', 'Something that was not in the plan.'], 'Two hands'],
      [
        'An idea',
        ['An ice cream cart, a photo corner, a fire.', 'Something to copy.'],
        'A fire basket at night',
      ],
    ],
    turn: ['We look forward to your answers.', 'Couples will thank you.'],
    asks: ['What stayed with you?', 'What was the best idea you have seen at a wedding?'],
    ends: { pfatil: ['Tell us.', 'One moment each.'], h: 'Greetings to the uncle.' },
    keep: 'the day you plan your own',
    send: 'the friend you went with',
    pic: { ask: 'A detail of a wedding table', alt: 'A detail of a wedding table' },
    claims: [['Guests remember moments', 'common experience']],
  },
];
