// Eating out well: booking, asking, ordering, taking home.
import type { Idea } from '../../library/idea.ts';
import { ONLY_A_CAFE } from '../whom.ts';

export const TABLE: readonly Idea[] = [
  {
    id: 'book-off-the-hour',
    format: 'tip',
    again: 9,
    emoji: '🕖',
    unless: `walk-?ins only|(?:no|without) (?:bookings?|reservations?)|(?:do not|don.t) take (?:bookings|reservations)|${ONLY_A_CAFE}`,
    tags: ['EatingOut', 'BookingTips', 'DinnerPlans'],
    title: [
      'What time should you book a restaurant table?',
      'The best time to book a table is not on the hour',
    ],
    cover: 'The best time to book a table',
    gist: [
      'Half the town books on the hour, so the kitchen gets every order at once. A quarter of an hour to either side brings quicker food, a calmer room and more of the waiter.',
      'Book a table at twenty to eight or a quarter past. The kitchen is less busy then, and so is everybody who looks after you.',
    ],
    subject: ['Why not to book a table for eight', 'Book at a quarter past for a better dinner'],
    hooks: {
      '*': [
        'At eight in the evening a kitchen gets thirty orders in ten minutes. At a quarter past, it gets two.',
        "Eight o'clock is the worst time to sit down for dinner, because everybody else does too.",
        'Book for eight sharp and you wait the longest for your food.',
      ],
      p: 'Moving a booking by fifteen minutes is the least expensive way to a better evening out.',
      a: 'Book on the hour, and dinner takes longer.',
      t: 'Bookings bunch on the hour, orders follow ten minutes later, and a stove has a fixed number of rings.',
      f: 'Next time you book a table, try a quarter past. Your {starters|appetizers} will be there sooner.',
      h: 'Everybody books the table for eight, including the people who arrive at ten past.',
      i: 'Book at a quiet time, and the whole evening is calmer.',
      l: 'A restaurant is at its nicest just before it fills up.',
    },
    lines: {
      '*': [
        'Book your table for a quarter to or a quarter past. On the hour, everybody orders at once.',
        'Want time to ask about the menu? Book before the rush. By eight, nobody in a restaurant has a spare minute.',
        'Book a table on a Tuesday or Wednesday: the kitchen has more time, and often it shows.',
        'If a restaurant offers you a table at an odd time, take it. Your food will come faster.',
        'Book a table for half past six or for nine, and you miss the rush at eight.',
        'The best table is often the one between two waves of guests: quarter past seven, or nine.',
      ],
      h: ['Eight sharp, said everyone, and met at the door.'],
    },
    scene: [
      'It is eight, and five parties stand inside the door of a restaurant at once. All of them will order in ten minutes.',
      'The kitchen is quiet. Then it turns eight, and the order printer does not stop for ten minutes.',
    ],
    why: [
      [
        'A kitchen only has so many pans, and they do not multiply at eight.',
        'Cooks can make eight plates well at a time. Give them thirty, and twenty-two people wait.',
      ],
      [
        'Between two rushes, the people who look after you have a hand free.',
        'When it is calm, there is time to explain a dish or find you a better corner.',
      ],
    ],
    parts: [
      [
        ['Ask for a quarter past', 'Book fifteen minutes later'],
        [
          "By then the eight o'clock orders are through.",
          'You miss the crowd by a whole course.',
          'The first rush is over, and the kitchen has time for your plate.',
        ],
        'A hand writing a booking into a {diary|calendar}',
      ],
      [
        ['Or come early and stay', 'Or arrive before everybody else'],
        [
          'Before seven you often have your choice of table.',
          'There is daylight, and everything is still on the menu.',
          'You get the window seat, and nothing has run out yet.',
        ],
        'An empty restaurant with candles already lit',
      ],
      [
        ['Mention it if you have a train', 'Tell them if you have to be somewhere'],
        [
          'A kitchen that knows can have you out on time without rushing you.',
          'Said when you book, it is a plan. Said over dessert, it is a problem.',
          'With a time to work towards, the courses come at the right pace.',
        ],
        'A theatre ticket lying beside a napkin',
      ],
    ],
    turn: [
      'It is the same table. You only get more out of it.',
      'Pick an odd time, and everybody has time for you.',
    ],
    asks: ['What time do you like to sit down to dinner?', 'Do you like an early table or a late one?'],
    ends: {
      p: 'It costs nothing, and the difference shows in the first ten minutes.',
      a: 'Do not book for eight.',
      t: 'If guests arrive one after the other, everybody waits less.',
      f: 'And if it has to be eight: be kind to the person with the list.',
      h: 'Seven forty-three, and they will remember you.',
      i: 'Fifteen minutes of patience, and the evening is yours.',
      l: 'Come early, and watch it fill up.',
    },
    work: [
      'Everybody wants the round numbers: eight for dinner, nine for a call. Offer your customers a quarter past, and nobody has to wait.',
      'Most calendars are full on the hour and empty in between. Offer the quarter past, and your customers wait less.',
    ],
    keep: 'the next time you book a table',
    send: 'a friend who books everything for eight',
    own: [
      {
        about: '\\bbookings?\\b|book (?:a table|online|by|ahead)|reserv|kitchen (?:closes|open)|last orders',
        kinds: ['service', 'process', 'policy', 'hours', 'link'],
        lead: 'For your next booking.',
      },
    ],
    pic: {
      ask: 'Your room set for the evening, just before the first guests',
      alt: 'A restaurant room with set tables before guests arrive',
    },
    claims: [
      ['Bookings cluster on the hour and orders reach the kitchen in waves', 'trade practice'],
      ['Midweek and off-peak service is calmer', 'trade practice'],
    ],
  },
  {
    id: 'say-the-allergy-so-it-lands',
    format: 'howto',
    again: 9,
    emoji: '📣',
    tags: ['FoodAllergy', 'EatingOut', 'GoodToKnow'],
    title: [
      'How to tell a restaurant about a food allergy',
      'Food allergy at a restaurant: what to say, and to whom',
    ],
    cover: 'How to mention a food allergy',
    gist: [
      'Name the food, say that it is an allergy, and say how little is too much. Do it when you book, again when you sit down, and check once more when the plate arrives.',
      'You tell the waiter, and the waiter tells the cook. With a food allergy, short and exact words, said early and said twice, get there safely.',
    ],
    subject: ['Food allergy: what a kitchen needs to hear', 'Say a food allergy early, and say it twice'],
    hooks: {
      '*': [
        '"I cannot really do nuts" sounds like a matter of taste. If you have an allergy, say "allergy".',
        'What you say about your allergy passes through three people before it reaches the pan.',
        'A waiter hears a lot of wishes in an evening. Make sure that your allergy does not sound like one.',
      ],
      p: 'A kitchen can act on an allergy when it gets three facts: which food, how serious, and how early.',
      a: 'If you have a food allergy, use the word "allergy".',
      t: 'Traces get into food by shared oil, boards and tongs. A cook has to know whether they matter.',
      f: 'No cook minds being told about an allergy. They only mind hearing it at dessert.',
      h: '"It should be fine" is not an answer to a question about nuts.',
      i: 'Say it clearly at the start, and everybody at the table can relax.',
      l: 'Tell us beforehand, and you can enjoy the evening without a worry.',
    },
    lines: {
      '*': [
        'Food allergy? Say this: "I have an allergy to sesame, traces included. Who should I tell?"',
        'Put your allergy in the booking. If the kitchen reads it at noon it can plan; at eight it can only leave things out.',
        'Nut, fish or gluten allergy? Ask about the fryer. {Chips|Fries} are only potatoes until they share the oil with {prawns|shrimp}.',
        'When your plate arrives, ask once more whether it is the one without nuts. Good staff expect the question.',
        'Travelling with a food allergy? Carry a card that names the food in the local language.',
        'With a food allergy, come at a quiet hour. A kitchen with four orders has more time for a clean board.',
      ],
      h: [
        'Dislikes and allergies are cooked differently. Please do not call it an allergy if it is only {aubergine|eggplant}.',
      ],
    },
    scene: [
      'Everybody is ordering, the waiter is smiling, and somebody at the table whispers: "Do I mention my allergy now?" Yes, now.',
      'A cook holds up a ticket and calls through the hatch: "Table six, is that no nuts, or an allergy?"',
    ],
    why: [
      [
        'In a kitchen a dislike means leaving something out. An allergy means clean boards, clean pans and another bottle of oil.',
        'A kitchen handles taste and safety differently. What you say decides which it is.',
      ],
      [
        'Dishes also hide things in sauces, stocks and garnishes which no menu lists.',
        'There may be fish sauce, nut oil or flour in a dish, and the menu does not say so.',
      ],
    ],
    parts: [
      [
        ['Write it into the booking', 'Tell them when you book'],
        [
          'The kitchen reads it before it starts to cook.',
          'By the time you arrive, somebody has already thought about you.',
          'The kitchen can plan a dish for you.',
        ],
        'A booking form with a note being typed',
      ],
      [
        ['Name the food and say allergy', 'Use the word allergy and the food'],
        [
          '"Peanuts, it is an allergy" leaves nothing to interpret.',
          'The food and the word, nothing more. Long explanations get shorter on the way.',
          '"I am allergic to sesame" is understood at the stove as well as at the table.',
        ],
        'A guest speaking with a waiter, menu in hand',
      ],
      [
        ['Say whether traces matter', 'Say how little is too much'],
        [
          'Shared fryers and boards are where small amounts come from.',
          'It changes how they cook for you.',
          'Then they know if a separate pan and board are called for.',
        ],
        'Colour-coded chopping boards in a rack',
      ],
      [
        ['Ask again when the plate comes', 'Check the plate before you eat'],
        [
          'One more question is normal: "Is this the one without milk?"',
          'Whoever carries it may not be the person you told.',
          'It may have changed hands twice since you ordered.',
        ],
        'A plate set down in front of a guest',
      ],
      [
        ['Leave if nobody is sure', 'If nobody can say for sure, leave'],
        [
          'A place that says it cannot be certain has been honest. Thank them and eat elsewhere.',
          'A clear no is better than a maybe.',
          'If they do not know, thank them and eat somewhere else.',
        ],
        'A coat being lifted from a hook',
      ],
    ],
    turn: [
      'Say it early, say it exactly, and say it twice.',
      'A few clear words, and the kitchen can do its part.',
    ],
    asks: ['What do you wish every waiter asked?', 'What has a restaurant done that made you feel safe?'],
    ends: {
      p: 'A good kitchen writes it on the ticket and says it back to you.',
      a: 'If they do not repeat it, say it again.',
      t: 'Ingredient, severity, traces: the kitchen wants all three.',
      f: 'Then put the worry away and enjoy your dinner.',
      h: 'Nobody has ever been too clear about peanuts.',
      i: 'It takes a little courage the first time, and none the fifth.',
      l: 'Then sit back and enjoy it.',
    },
    work: [
      'It works for every handover at work: use the agreed word, say it early, and have it repeated back.',
      'When a message has to pass through several people, agree on one word, say it early, and let everybody repeat it.',
    ],
    caution: [
      'No tip replaces medical advice or your own medicine in your pocket. Rules on allergen information differ between countries, so ask the staff each time.',
      "This does not replace a doctor's advice or the medicine you carry. Countries have different rules on allergen information, so ask every time.",
    ],
    keep: 'the next booking for somebody with an allergy',
    send: 'a friend who does not like to make a fuss',
    own: [
      {
        about: 'allerg|gluten|coeliac|celiac|dietary|intoleran',
        kinds: ['policy', 'process', 'service', 'product', 'proof'],
        lead: 'About allergies in our kitchen.',
      },
    ],
    pic: {
      ask: 'Your allergen folder or booking sheet on the counter',
      alt: 'A folder with allergen information on a restaurant counter',
    },
    claims: [
      [
        'Tell staff before ordering, state the allergy clearly, mention cross-contact and check again',
        'advice of food agencies and allergy charities (FSA, FARE, Anaphylaxis UK)',
      ],
    ],
  },
  {
    id: 'booking-for-a-crowd',
    format: 'checklist',
    again: 9,
    emoji: '👥',
    tick: true,
    unless: `${ONLY_A_CAFE}|takeaway only|tables? for two only|(?:\\b[1-9]|1\\d|ten|twelve|fourteen|sixteen|eighteen) seats\\b`,
    tags: ['GroupDinner', 'PartyPlanning', 'EatingOut'],
    title: [
      'Booking a restaurant for a group: what to tell them',
      'Group dinner: six facts a restaurant needs from you',
    ],
    cover: 'A table for fourteen?',
    gist: [
      'A group dinner runs well when the place knows six things beforehand: the true number, the hour you must leave, who pays, who cannot eat what, who needs a chair or space, and what is being celebrated.',
      'Six facts in one message turn a party of fourteen from a worry into a pleasure, for the kitchen as well as for you.',
    ],
    subject: ['A table for fourteen: what to tell us', 'Before you book for the whole team'],
    hooks: {
      '*': [
        '"We are about fourteen" is hard to cook for. A restaurant needs the real number.',
        'Big dinners seldom go wrong because of the food. It is the {bill|check}, the bus, and the cousin who is vegan.',
        'A dinner for twelve goes well if somebody sends one good message beforehand.',
      ],
      p: 'Six details, sent with the booking, decide how smoothly a group dinner runs.',
      a: 'When you book for a group, give a real number.',
      t: 'A big table keeps a kitchen busy for two hours. What it knows beforehand, it can plan.',
      f: 'Are you the one who books for the whole group, again? Then this is for you.',
      h: '"All of us" and "whoever can make it" are not numbers. The kitchen would like one.',
      i: 'A big table with everybody at it begins with one good message.',
      l: 'If the dinner is well planned, the host can sit down too.',
    },
    lines: {
      '*': [
        'Booking for a group? Send the true number, the end time, who pays, who cannot eat what, who needs room, and the reason for it.',
        'Booking for a group? Settle the {bill|check} beforehand. One {bill|check} or one each: both are easy at seven and horrible at eleven.',
        'Ask for a short menu for your group. Fourteen people with a full menu take longer to order than to eat.',
        'Your group has changed from fourteen to twelve? Call the day before. Everybody will be glad.',
        'Choose two {starters|appetizers} and two mains for your group dinner beforehand, and everyone eats at the same time.',
        'Booking for a group? Give the restaurant one phone number for the evening, not fourteen.',
      ],
      h: ['"About fourteen" has been known to mean eleven and, on one memorable Friday, twenty-three.'],
    },
    scene: [
      'A table for fourteen: nine are seated, three are parking, two are not coming, and somebody has brought a brother.',
      'It is eleven at night. Fourteen people are looking at one {bill|check}, and one of them had only soup.',
    ],
    why: [
      [
        'A kitchen serves a big table well when all of its plates are ready in the same two minutes.',
        'Fourteen plates at the same time have to be planned in the afternoon.',
      ],
      [
        'What it does not know, it has to find out in the middle of the evening, at the cost of everyone else in the room.',
        'Whatever the kitchen does not know, it has to find out while you wait.',
      ],
    ],
    parts: [
      [
        ['The exact number, children too', 'How many you are, children included'],
        [
          'A child needs a chair and a plate as well.',
          'It is better to say twelve and lose one than to say "roughly".',
          'The table is set for that number.',
        ],
        'A seating plan drawn on a napkin',
      ],
      [
        ['When you have to leave', 'When the last train goes'],
        [
          'The babysitter, the bus or the speeches: any fixed time helps.',
          'Courses can be timed towards an end. They cannot be sped up from one.',
          'The babysitter and the train are no problem if we know.',
        ],
        'A wristwatch beside a wine glass',
      ],
      [
        ['Who pays the {bill|check}, and how', 'One {bill|check} or one each'],
        [
          'It changes how your orders are written down.',
          '{Tills|Registers} can do separate {bills|checks} when they know from the first drink.',
          'Separate {bills|checks} begin with the first round and not with the last.',
        ],
        'A card laid on a small tray',
      ],
      [
        ['Who cannot eat what', 'Allergies and diets, with names'],
        [
          'By name and by seat, if you can.',
          'It saves asking round the table once it is loud.',
          'So the right plate finds the right person without anyone calling it out.',
        ],
        'A list of names with notes beside them',
      ],
      [
        ['Who needs more room', '{Prams|Strollers}, wheelchairs, hearing aids'],
        [
          '{A pram|A stroller}, a wheelchair, a grandfather with a hearing aid: there is a right end of the table for each.',
          'A table without steps or away from the music is easy to plan at noon.',
          'A quiet corner or more space takes one sentence to keep.',
        ],
        'A wide gap left at the end of a long table',
      ],
      [
        ['What is being celebrated', 'Why you are celebrating'],
        [
          'So that there is a candle, or so that nobody mentions it.',
          'If there are speeches, the kitchen can leave a gap for them.',
          'Somebody can bring the cake at the right moment.',
        ],
        'A single candle waiting on a side plate',
      ],
    ],
    turn: [
      'One message, and you can enjoy your own party.',
      'Say it once beforehand, and you need not say it nine times at the door.',
    ],
    asks: [
      'What has gone wrong at a group dinner you organised?',
      'One {bill|check} or separate {bills|checks}?',
    ],
    ends: {
      p: 'The message takes five minutes and saves about an hour of the evening.',
      a: 'Number, time, {bill|check}, diets, seats, occasion: send it all at once.',
      t: 'At three in the afternoon all of it can still be planned.',
      f: 'You have earned the best seat at the table.',
      h: 'We got the number in the end. It was twenty-three.',
      i: 'The best moment is when everybody has arrived and you look down the table.',
      l: 'And then somebody pours the first glass.',
    },
    work: [
      'A good brief is short, complete and early. Booking a dinner for fourteen is good practice for any project.',
      'Most team dinners go wrong in the planning. One complete message, sent a few days earlier, is all it takes.',
    ],
    keep: 'the next time you book for a group',
    send: 'the one who has been asked to book the team dinner',
    own: [
      {
        about: 'group|part(?:y|ies) of|private (?:room|dining|hire)|seats? \\d+|large tables?',
        kinds: ['service', 'place', 'policy', 'product', 'number', 'price'],
        lead: 'Booking for a group with us? Read this too.',
      },
    ],
    pic: {
      ask: 'Your longest table, fully set, from one end',
      alt: 'A long restaurant table set for many guests',
    },
    claims: [['Large tables need timing, diets and payment agreed beforehand', 'trade practice']],
  },
  {
    id: 'window-or-corner',
    format: 'either',
    again: 12,
    emoji: '🪟',
    tags: ['EatingOut', 'ThisOrThat', 'TableTalk'],
    title: [
      'Window seat or corner table: where to sit when you eat out',
      'Where do you like to sit in a restaurant?',
    ],
    cover: 'Window or corner?',
    gist: [
      'By the window you watch the street and are part of the show; in the corner you have the room in front of you and a wall behind. One is for company that talks, the other for company that listens.',
      'The window has light and people going by. The corner has peace and a wall at your back. Which seat do you take in a restaurant?',
    ],
    subject: ['Window or corner?', 'Where do you like to sit?'],
    hooks: {
      '*': [
        'Watch where people sit in an empty café: some go straight to the window, some to the corner.',
        'Some people would rather wait than sit with their back to the door.',
        'The first choice in a restaurant comes before the menu: window or corner?',
      ],
      p: 'The choice of table shapes a meal more than the choice of {starter|appetizer}.',
      a: 'For a long talk take the corner, for a quick lunch the window.',
      t: 'Hard windows make a room louder, soft corners make it quieter.',
      f: 'You have the whole room to yourself. Window or corner?',
      h: 'Nobody has ever asked for the table next to the {lavatory|restroom}.',
      i: 'Many good talks began at a good table.',
      l: 'A soft bench, a small lamp, and the whole room to look at.',
    },
    lines: {
      '*': [
        'Window: daylight, and people going by.\nCorner: a wall behind you, and nobody at your elbow.\n\nWhere do you like to sit in a restaurant?',
        'Need to talk? Ask for a corner table. It is much quieter there.',
        'Eating alone? Ask for the window table. There is always something to watch.',
        'Taking a picture of your lunch? Sit at the window. Daylight from the side is best.',
        'Ask for the window table when you book, and not when you arrive.',
        'First date or first meeting? Sit at the corner of the table and not opposite. It feels less like an interview.',
      ],
      h: ['Everybody wants the corner table, except whoever has to squeeze in behind it.'],
    },
    scene: [
      'The room is empty, "sit wherever you like", and two people set off in opposite directions: one to the window, one to the corner.',
      'Somebody has put a coat on the chair by the window, and somebody else is already waving from the corner.',
    ],
    why: [
      [
        'The seats differ in light, in noise and in what you can see. That decides whether you talk or watch.',
        'With a wall behind you, you stay longer. With a view, you talk less.',
      ],
    ],
    parts: [
      [
        'The window seat',
        [
          'For daylight, for people going by, for lunch on your own.',
          'There is always something to see, which helps on a first date.',
          'Light on your plate and life outside.',
        ],
        'A table for two beside a window in daylight',
      ],
      [
        'The corner table',
        [
          'For long talks, old friends and secrets.',
          'Nobody walks behind you, and you see who comes in.',
          'You see the whole room, and nobody hears what you say.',
        ],
        'A corner table with a bench and a lamp',
      ],
    ],
    turn: ['Tell us which one when you book.', 'And some people just sit where the {sockets|outlets} are.'],
    asks: ['Window or corner: which is yours?', 'Where do you sit when you can choose?'],
    ends: {
      p: 'Most places note a seat with the booking, if you mention it.',
      a: 'First choose the seat, then the food.',
      t: 'Light, noise and draught: look at all three before you sit down.',
      f: 'Tell us which. We are curious.',
      h: 'The table by the {lavatory|restroom} is still free.',
      i: 'Wherever you sit, stay a while.',
      l: 'And light the small lamp.',
    },
    work: [
      'For a meeting over lunch, take the corner if you have to decide something and the window if you need ideas.',
      'Choose the table to fit the talk: a quiet corner for a decision, a window for ideas.',
    ],
    keep: 'the next time you book for two',
    send: 'whoever always wants the corner',
    own: [
      {
        about: 'window|terrace|garden|alcove|booth|bench|courtyard',
        kinds: ['place', 'service', 'product'],
        lead: 'About the seats here.',
      },
    ],
    pic: {
      ask: 'Your prettiest table, empty, in the light it gets at noon',
      alt: 'An empty table for two in daylight',
    },
    claims: [
      ['Corners and soft surfaces reduce noise, glass reflects it', 'room acoustics'],
      ['People prefer seats with their back covered', 'environmental psychology, common experience'],
    ],
    unless: 'takeaway only|takeout only|food truck|\\bno seats',
  },
  {
    id: 'saying-it-at-the-first-bite',
    format: 'mistake',
    again: 9,
    emoji: '🍽️',
    wrong: 'Saying "lovely, thank you" and complaining at home',
    tags: ['EatingOut', 'TableManners', 'GoodService'],
    title: [
      'How to complain in a restaurant so that it gets fixed',
      'Something wrong with your plate? When and how to say so',
    ],
    cover: 'Food not right? Say so at once',
    gist: [
      'A cold plate can be put right in four minutes, as long as you are still at the table. Say what is wrong at the first bite, and say what would help.',
      'A kitchen can fix nearly any plate, but not once you have eaten it. Two quiet sentences at the start do more than a review.',
    ],
    subject: ['Something wrong with your food? Say so', 'How to send a plate back nicely'],
    hooks: {
      '*': [
        '"Everything all right?" "Lovely, thank you." The soup was cold, and everybody at the table knew.',
        'If something is wrong with your dinner, the person who can fix it is a few steps away.',
        'Nobody can fix a dinner that you have already eaten, so speak up early.',
      ],
      p: 'A problem named at the first bite is usually solved before the second course.',
      a: 'If the food is not right, send it back at once or let it go.',
      t: 'A plate can be warmed or cooked again while you are there. An hour later it cannot.',
      f: 'Most of us would rather chew than complain. There is a friendly way to do it.',
      h: 'How most of us complain in a restaurant: "No, no, delicious", and never come again.',
      i: 'If something is wrong with your food, tell the cook. Cooks want to know.',
      l: 'A quiet word to the waiter is all it takes to get your plate put right.',
    },
    lines: {
      '*': [
        'Cold soup? Say so at the first spoonful. It takes the kitchen four minutes to fix.',
        'The useful complaint has two halves: what is wrong, and what would put it right. "It is a bit rare for me, could it have two more minutes?"',
        'Steak too rare? Say so before you eat half of it.',
        'Something wrong with your plate? Tell the waiter quietly. Most kitchens are glad to know while they can still help.',
        'Food not right? Say so while it is still on your plate. After that it is only a review.',
        '"It was fine" helps nobody. If the soup was cold, say so kindly: the kitchen will be glad to bring a hot one.',
      ],
      h: ['Nobody has ever been thrown out for saying that the soup was cold. Only the soup has.'],
    },
    scene: [
      'Somebody is pushing a piece of fish round the plate and says that it is fine. Everybody at the table can see that it is not.',
      '"Is everything all right?" asks the waiter, and four people nod over one cold plate.',
    ],
    why: [
      [
        'A cook wants to hear it while the pan is still hot.',
        'In the first minutes a dish can be warmed, seasoned or made again.',
      ],
      [
        'After you have paid, nobody can do anything about it.',
        'A review at midnight does not warm up a plate.',
      ],
    ],
    parts: [
      [
        ['Tell the waiter quietly', 'Have a quiet word with the waiter'],
        [
          'A small matter stays small if only one person hears it.',
          'You only have to raise your hand.',
          'Whoever brought it will carry it back.',
        ],
        'A hand slightly raised at a restaurant table',
      ],
      [
        ['Say what is wrong with the food', 'Describe the food, blame nobody'],
        [
          '"The sauce has split" can be acted on. "Who made this?" cannot.',
          'Talk about the plate and not about the people.',
          '"It is cold" or "it is too salty": that is all anybody needs to know.',
        ],
        'A fork resting on the edge of a plate',
      ],
      [
        ['Say what would help', 'Say what you would like instead'],
        [
          'Warmer, longer, without the cream, or something else altogether.',
          'A kitchen is quick when it knows what you want.',
          'A new one, a warmer one or another dish: all of it can be done.',
        ],
        'A waiter writing on a pad',
      ],
      [
        ['Let the others start', 'Ask the others to go ahead'],
        [
          'Theirs is hot now, and yours will be back soon.',
          'Otherwise one cold plate turns into four.',
          'No one enjoys four plates getting cold out of politeness.',
        ],
        'Other guests beginning to eat',
      ],
    ],
    turn: ['If you say it in time, it can be put right.', 'Two sentences, and by dessert it is forgotten.'],
    asks: [
      'Do you send a plate back, or do you eat it and sigh?',
      'What is the kindest way a complaint of yours was handled?',
    ],
    ends: {
      p: 'And if it was put right, say thank you when you go.',
      a: 'Say it early, quietly and clearly.',
      t: 'Soup can be fixed for about three spoonfuls. After that you have eaten it.',
      f: 'Go on. They would honestly rather know.',
      h: 'And it was not delicious at all.',
      i: 'People who care about their work want to hear it while they can still do something.',
      l: 'And then enjoy the rest of the evening.',
    },
    work: [
      'Unhappy guests rarely complain, they just stay away. Ask in time, and ask more than "all right?".',
      'Ask your customers after five minutes and not a week later. You can still fix it then.',
    ],
    keep: 'the next time your soup is cold',
    send: 'a friend who never complains',
    own: [
      {
        about: 'guarantee|not happy|unhappy|put (?:it|that) right|send it back|refund',
        kinds: ['guarantee', 'policy', 'value'],
        lead: 'How we see it.',
      },
    ],
    pic: {
      ask: 'A waiter leaning in to listen at a table, from behind',
      alt: 'A waiter leaning in to listen to a guest',
    },
    claims: [['Faults raised at the table can usually be corrected during service', 'trade practice']],
    unless: ONLY_A_CAFE,
  },
  {
    id: 'taking-the-rest-home',
    format: 'tip',
    again: 9,
    emoji: '🥡',
    tags: ['LessWaste', 'Leftovers', 'FoodSafety'],
    title: [
      'Taking restaurant leftovers home: what keeps and what does not',
      'Doggy bag: which leftovers are worth taking home',
    ],
    cover: 'How to take leftovers home',
    gist: [
      'What is left on your plate makes a good lunch if it goes into the fridge soon and is heated once, all through. Stews and roasts are ideal; salads and anything fried are not.',
      'Ask for a box, go straight home, put it in the fridge, and eat it tomorrow. That is all you need to know about leftovers.',
    ],
    subject: ["Take tomorrow's lunch home", 'Which leftovers keep'],
    hooks: {
      '*': [
        'Could not finish your plate? Take it home. You have already paid for it.',
        'Curry tastes better the next day. {Chips|Fries} do not. Choose your leftovers accordingly.',
        'Could not eat it all? Tomorrow you will be glad of the box.',
      ],
      p: 'A third of a main course is a lunch, provided that it is home within two hours.',
      a: 'Ask for a box before your plate is cleared.',
      t: 'Leftovers have to be back in the fridge within two hours, and the drive home counts.',
      f: 'Half a lasagne left on your plate? You may ask for a box. Everybody does.',
      h: 'Leftovers from a restaurant: the only lunch that is cooked before you get up.',
      i: 'Somebody cooked it for you, so take home what is left.',
      l: 'The other half of a good dinner, eaten at the kitchen table the next day.',
    },
    lines: {
      '*': [
        'Take home the stew, the curry, the roast and the lasagne. Leave the salad, the {chips|fries} and anything rare.',
        'Leftovers from a restaurant belong in the fridge within two hours, and the way home is part of it.',
        'Heating up leftovers? Once only, until it steams in the middle. Add a spoonful of water to rice and pasta.',
        'Leftover roast from your dinner out? Do not heat it at all. Slice it cold, with mustard and good bread.',
        '{Chips|Fries} go limp in a box. Eat those here, and take the stew home.',
        'Write the date on your box of leftovers. In two days you will not remember.',
      ],
      h: ['One box of leftovers in three is forgotten on the bus. Some bus drivers eat very well.'],
    },
    scene: [
      'The waiter clears the table, and half a lasagne goes with it. You will think of it at noon tomorrow.',
      'A third of your curry is left, and you do not quite dare to ask for a box. Ask.',
    ],
    why: [
      [
        'Braised and sauced dishes keep developing as they stand, which is why they taste rounder the next day.',
        'Spices and sauce go on working in the fridge, so a stew tastes even better on its second day.',
      ],
      [
        'Anything crisp or dressed goes soft overnight.',
        'Batter goes limp and leaves go dark, whatever you do.',
      ],
    ],
    parts: [
      [
        ['Ask before the plate is cleared', 'Ask for a box in time'],
        [
          'Once it is scraped off, it is gone. Most places have boxes, and many let you use your own.',
          'Everybody asks, and nobody minds.',
          'We are glad too when nothing is thrown away.',
        ],
        'A waiter bringing a paper box to a table',
      ],
      [
        ['Take what was braised, baked or roasted', 'Take what comes in a sauce'],
        [
          'Sauce protects it. So does fat.',
          'The sauce keeps it moist.',
          'What was cooked slowly tastes good a second time.',
        ],
        'A spoon lifting curry into a box',
      ],
      [
        ['Go straight home with it', 'Put it straight in the fridge'],
        [
          'Not to the cinema, and not to a bar.',
          'Every hour outside the fridge counts.',
          'On a warm evening be twice as quick.',
        ],
        'A box set on a fridge shelf',
      ],
      [
        ['Heat it once and right through', 'Warm it thoroughly, one time only'],
        [
          'It should steam in the middle. If there is still some left, throw it away.',
          'Stir it once, so that the middle gets as hot as the edge.',
          'Hot right through, and only one time.',
        ],
        'A pan of leftovers steaming',
      ],
    ],
    turn: ['Eat it tomorrow, and no later.', 'Two hours to the fridge, one day in it, and heat it once.'],
    asks: [
      'Which dish tastes even better the next day?',
      'Half a plate left in a restaurant: do you ask for a box?',
    ],
    ends: {
      p: 'A lunch that is already cooked is hard to beat.',
      a: 'In a box, in the fridge, eaten tomorrow.',
      t: 'Cold in the fridge or steaming hot, and never lukewarm for long.',
      f: 'And put your name on it, or somebody else will have it.',
      h: 'Write your name on it. You do not live alone.',
      i: 'Nothing is thrown away, and there is one meal less to cook.',
      l: 'On a proper plate, and with a napkin.',
    },
    work: [
      'For a restaurant, a box is better than a bin: nothing is wasted, and the guest thinks of the dinner again the next day.',
      "Lunch from last night's dinner out is the one that your colleagues ask about.",
    ],
    caution: [
      'Rice, shellfish and anything served rare need particular care: when in doubt, leave it. Small children, older people and pregnant women should be stricter.',
      'Be especially careful with rice, shellfish and rare meat: if there is doubt, do not eat it. For pregnant women, older people and small children stricter rules are wise.',
    ],
    keep: 'the next plate you cannot finish',
    send: 'somebody who always orders too much',
    own: [
      {
        about: 'doggy bag|\\bbox(?:es)?\\b.*(?:home|left)|own container|take ?away|(?:food|coffee) to go',
        kinds: ['policy', 'service', 'product', 'offer'],
        lead: 'About taking food home from here.',
      },
    ],
    pic: {
      ask: 'A neatly packed paper box with a slice of lasagne or a stew',
      alt: 'A paper box with a portion of leftover food, packed neatly',
    },
    claims: [
      ['Chill leftovers within two hours, reheat once until steaming', 'FSA and USDA consumer advice'],
      ['Braised dishes taste rounder the next day', 'cookery textbook, common experience'],
    ],
    unless: 'tasting menu|buffet|all[- ]you[- ]can|espresso bar|coffee (?:shop|bar|cart|truck)',
  },
  {
    id: 'can-i-change-the-dish',
    format: 'answer',
    again: 9,
    emoji: '🔁',
    tags: ['EatingOut', 'MenuTips', 'TableManners'],
    question: 'Can I ask them to change a dish?',
    short: [
      'Leaving out or swapping is fine. Rebuilding the dish is not.',
      'Simple changes, gladly. Whole new dishes, not so easily.',
    ],
    title: [
      'Is it all right to ask for changes to a dish?',
      'Off the menu: which changes to a dish are easy',
    ],
    cover: 'Without the onions, please',
    gist: [
      'Leaving something out is easy, swapping a side is usually fine, and rebuilding a dish is asking for another one. The earlier you say it, and the fewer changes, the better it comes out.',
      'Most kitchens gladly leave something out or swap a side. What they cannot do is take the onion out of a sauce that was made at ten this morning.',
    ],
    subject: ['Which changes a kitchen can make', 'Leave out or swap: just ask'],
    hooks: {
      '*': [
        'An onion on top can be left off. An onion that has been in the sauce since ten this morning cannot.',
        '"Could I have the salmon, but with the sauce from the chicken?" Let us talk about that.',
        'There is a way to ask for your dish without onions, and nobody will sigh.',
      ],
      p: 'Three kinds of request reach a kitchen, and only the third is a problem.',
      a: 'Leaving one thing out is easy. Changing four things is a new dish.',
      t: 'Parts that are added at the end can be changed. What was cooked in from the beginning cannot.',
      f: 'Shy about asking for it without the capers? No need. Everybody asks for something.',
      h: 'There is a limit, and it comes before "the burger, but as a salad, and warm".',
      i: 'A cook would rather you ask for it without capers than leave half of it.',
      l: 'A small wish, said when you order, is no trouble at all.',
    },
    lines: {
      '*': [
        'What is on top of a dish can be left off. What was cooked in the sauce cannot.',
        'Ask for the dressing beside the salad. Any kitchen will do that for you.',
        'Salad instead of {chips|fries}, rice instead of mash: ask. All of it is cooked anyway.',
        'Tell the waiter why you want a change. "I do not like {coriander|cilantro}" and "I cannot eat {coriander|cilantro}" are cooked differently.',
        'Ask for changes when you order. Once your food is in the pan, it is too late.',
        'Not sure about a sauce? Ask for it on the side. It is the easiest change of all.',
      ],
      h: ['A risotto without the rice is a difficult conversation for everybody.'],
    },
    scene: [
      'There are capers in the dish. The guest says nothing, and eats round them for half an hour. There was no need.',
      'An order comes into the kitchen: one plate of pasta, and five lines of changes under it.',
    ],
    why: [
      [
        'Stocks, marinades and braises are cooked for hours before you sit down, and nothing comes out of them again.',
        'Half of your dish was cooked before noon, and nobody can take anything out of that half.',
      ],
      [
        'What goes on at the last minute can be left off or swapped.',
        'At the end a plate is put together from parts, and those can be swapped.',
      ],
    ],
    parts: [
      [
        ['Leaving something out is easy', 'To leave something out, just ask'],
        [
          'Herbs, cheese or chilli: whatever is sprinkled on top can stay off.',
          'It saves work, so nobody minds.',
          'Whatever goes on last can simply stay off.',
        ],
        'Fingers holding back a pinch of herbs over a plate',
      ],
      [
        ['Swapping a side is usually fine', 'Swap it for something on the menu'],
        [
          'If it is cooked anyway, you can have it with your dish.',
          'Look at the other dishes: whatever stands there is in the kitchen.',
          'The other side dishes are ready, so choose one of those.',
        ],
        'Two side dishes next to each other on the pass',
      ],
      [
        ['Changing everything is difficult', 'For bigger changes, choose another dish'],
        [
          'A cook has put it together with care, and it only works as a whole.',
          'Is there another dish that comes closer?',
          'With more than two changes, another dish is the better choice.',
        ],
        'A finger moving down a menu',
      ],
    ],
    turn: ['Say it when you order, and not when it arrives.', 'And say it early.'],
    asks: ['What do you always ask the kitchen to leave out?', '{Coriander|Cilantro}: yes, or never again?'],
    ends: {
      p: 'And if the answer is no, it is probably already in the sauce.',
      a: 'Order the dish that is closest to what you want.',
      t: 'What goes on last can be left off, and what was cooked in stays in.',
      f: 'We are glad when you tell us.',
      h: 'The burger would like to stay a burger.',
      i: 'Everybody likes different things. That is why we ask.',
      l: 'A small wish, and we are glad to do it.',
    },
    work: [
      'Whatever you sell, tell people beforehand what can be changed and what cannot. It saves a lot of disappointment.',
      'Write on your list what can be swapped. Then nobody has to ask.',
    ],
    caution: [
      'For an allergy, leaving an ingredient out is not enough. Say the word allergy before you order.',
      'With an allergy it is not enough to leave something out: use the word allergy when you order.',
    ],
    keep: 'the next menu with capers in it',
    send: 'a friend who never orders what is on the menu',
    own: [
      {
        about:
          'swap|without extra charge|vegetarian|vegan|children.?s (?:menu|portion)|half portion|small(?:er)? portion',
        kinds: ['policy', 'product', 'service'],
        lead: 'Some things on our own menu.',
      },
    ],
    pic: {
      ask: 'A dish with its garnish or dressing in a bowl beside it',
      alt: 'A plate of food with its dressing in a small bowl beside it',
    },
    claims: [
      [
        'Garnishes and sides are assembled at service, sauces and stocks prepared in advance',
        'trade practice',
      ],
    ],
    unless: ONLY_A_CAFE,
  },
  {
    id: 'kitchen-shouting-explained',
    format: 'glossary',
    again: 12,
    emoji: '🔔',
    unless: ONLY_A_CAFE,
    tags: ['KitchenTalk', 'RestaurantLife', 'BehindTheScenes'],
    title: [
      'Restaurant kitchen words explained: pass, covers, mise, check on',
      'What chefs call out: the pass, covers and away',
    ],
    cover: 'What cooks call to each other',
    gist: [
      'Check on, covers, the pass, mise, service: what cooks call to each other, in plain English.',
      'Cooks get through a whole evening with about six words. Learn them, and you understand what you hear through the kitchen door.',
    ],
    subject: ['What the cooks are shouting', 'Six kitchen words explained'],
    hooks: {
      '*': [
        '"Check on, two covers, one away!" Somebody has just ordered your dinner.',
        'If you sit near the kitchen, you hear them call "service!" all evening. Here is what it means.',
        'Pass, covers, mise: with half a dozen words a kitchen feeds eighty people.',
      ],
      p: 'Kitchens run on a few fixed words because there is no time for sentences.',
      a: 'In a kitchen every call gets an answer. No answer means that nobody heard it.',
      t: 'A call and its reply make a closed loop: one voice gives the order, another repeats it, and nothing relies on memory.',
      f: 'Ever wondered what they are shouting in the kitchen? Mostly it is numbers.',
      h: 'From the kitchen it sounds like an argument. It is two portions of fish.',
      i: 'Six words, twelve people, a hundred plates: this is how a kitchen talks.',
      l: 'The dining room is quiet, and behind the door they speak a language of their own.',
    },
    lines: {
      '*': [
        'The pass: where plates leave the kitchen.\nCovers: guests.\nMise: everything cut and ready.\nAway: cook it now.\n\nNow you can listen in.',
        '"Mise en place" is French for put in place. Cooks just say "mise", and they need it before the first guest comes.',
        'When cooks say "covers", they mean people. A table for six is six covers, even if two of them share a dessert.',
        'The cook who shouts "behind!" is not angry. There is a hot pan coming past your back.',
        'If a cook answers "yes!" to everything, it only means: I have heard you.',
        '"Behind!" is what cooks say instead of "excuse me", because somebody is coming past with a hot pan.',
      ],
      h: ['"Yes, chef" ends every argument in a kitchen before it begins.'],
    },
    scene: [
      'Through the kitchen door you see a hand, a bell and a row of paper slips, and you hear words that nobody else uses.',
      'You sit at the table by the kitchen, and each time the door swings open you hear half a word.',
    ],
    why: [
      [
        'In heat and noise a whole sentence is too long, so each call is one word that cannot be mistaken.',
        'It is hot and loud in there, so one word has to be enough.',
      ],
      [
        'The words are much the same from house to house, which lets a new cook work on the first evening.',
        'These words are the same in most kitchens, so a new cook understands them on the first evening.',
      ],
    ],
    parts: [
      [
        'The pass',
        [
          'The counter between kitchen and dining room. Each plate is checked here once more.',
          'This is where cooks put the plates and waiters pick them up.',
          'A warm shelf under lamps, where every plate gets a last look.',
        ],
        'Plates under lamps on a kitchen pass',
      ],
      [
        'Covers',
        [
          'Guests, counted. Eighty covers means that eighty people eat tonight.',
          'It is how a restaurant counts: not tables and not plates, but people.',
          '"Sixty covers" means that sixty people are coming to eat.',
        ],
        'A row of set places along a bench',
      ],
      [
        'Mise',
        [
          'All that is washed, cut, weighed and within reach before the first order.',
          'The hours of work before you came, in small tubs.',
          'Everything is cut and ready before the doors open.',
        ],
        'Small tubs of cut herbs and vegetables',
      ],
      [
        'Check on',
        [
          'A new order has come in, and it is read aloud.',
          'Somebody in the kitchen calls out what you have just ordered.',
          'Somebody reads your order aloud, so that every cook knows what to do.',
        ],
        'Order slips hanging on a rail',
      ],
      [
        'Away',
        [
          'Start cooking it now. Your table has finished its {starters|appetizers}.',
          'It means that your main course goes into the pan, and not a minute earlier.',
          'It means: start now.',
        ],
        'A pan tilted over a flame',
      ],
      [
        'Service',
        [
          'The cook calls it when plates are ready to be carried out.',
          'It also means the whole stretch of hours when guests are fed.',
          'Somebody should come and fetch the plates while they are hot.',
        ],
        'A hand on a small counter bell',
      ],
    ],
    turn: ['Sit near the kitchen next time and listen.', 'Now you know what is being called out.'],
    asks: [
      'Which word from your job does nobody else understand?',
      'Would you like to sit at the table next to the kitchen?',
    ],
    ends: {
      p: 'Short words, repeated back: that is how kitchens avoid mistakes.',
      a: 'If nobody repeats it, nobody has heard it.',
      t: 'Every order is repeated aloud, so that nothing gets lost.',
      f: 'Try "behind!" at home when you carry the roast.',
      h: 'And nobody was cross. The fish came out hot.',
      i: 'Good teams sound like this: few words, and everybody hears them.',
      l: 'And at the table it is quiet.',
    },
    work: [
      'Teams under pressure need few words and an answer to each. Try the second one in your next meeting.',
      'Somebody calls, and somebody answers. That is how you know that a message has arrived.',
    ],
    keep: 'the next time you sit near the kitchen door',
    send: 'anyone who has worked in a kitchen',
    own: [
      {
        about: '\\bchef|head cook|kitchen team',
        kinds: ['people', 'story'],
        lead: 'A word about our own kitchen.',
      },
    ],
    pic: {
      ask: 'Your order rail with a few slips on it, or the pass under its lamps',
      alt: 'Order slips hanging on a rail above a kitchen pass',
    },
    claims: [['Meanings of pass, covers, mise, check on, away, service', 'definition, trade vocabulary']],
  },
];
