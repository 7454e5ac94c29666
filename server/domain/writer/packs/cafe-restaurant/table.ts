// Eating out well: booking, asking, ordering, taking home.
import type { Idea } from '../../library/idea.ts';
import { ONLY_A_CAFE } from '../whom.ts';

export const TABLE: readonly Idea[] = [
  {
    id: 'book-off-the-hour',
    format: 'tip',
    again: 9,
    emoji: '🕖',
    unless:
      'walk-?ins only|(?:no|without) (?:bookings?|reservations?)|(?:do not|don.t) take (?:bookings|reservations)',
    tags: ['EatingOut', 'BookingTips', 'DinnerPlans'],
    title: [
      'What time should you book a restaurant table?',
      'The best minute to book a table is not on the hour',
    ],
    cover: 'Do not book for eight',
    gist: [
      'Half the town books on the hour, so the kitchen gets every order at once. A quarter of an hour to either side brings quicker food, a calmer room and more of the waiter.',
      'Twenty to eight, a quarter past: odd times are the good tables. The kitchen is between waves, and so is everybody who looks after you.',
    ],
    subject: ['The wave at eight, and how to miss it', 'A quarter past makes a better table'],
    hooks: {
      '*': [
        'At eight in the evening a kitchen gets thirty orders in ten minutes. At a quarter past, it gets two.',
        'The worst minute to sit down in a restaurant is the one that everybody picks.',
        'Eight sharp is a beautiful time to be seated and a poor one to be fed.',
      ],
      p: 'Moving a booking by fifteen minutes is the least expensive way to a better evening out.',
      a: 'Round numbers make slow dinners.',
      t: 'Bookings bunch on the hour, orders follow ten minutes later, and a stove has a fixed number of rings.',
      f: 'Next time you book, try a funny sort of time. You will notice it by the {starters|appetizers}.',
      h: 'Everybody wants the table at eight, including the people who arrive at ten past.',
      i: 'A dinner that begins in peace tends to stay there.',
      l: 'The room is loveliest just before it fills, when the candles have been lit and nobody has sat down.',
    },
    lines: {
      '*': [
        'Book for a quarter to or a quarter past. The kitchen gets its orders in waves, and waves break on the hour.',
        'Want time to ask about the menu? Come when the room is half full. By eight, nobody has a spare minute.',
        'Tuesday and Wednesday are when a chef has time to think. The same dish often gets a little more care.',
        'If a restaurant offers you a time that is not round, take it. Somebody has thought about the order of things.',
        'A table at half past six and one at nine are two different restaurants, both of them good.',
        'The quietest hour in most kitchens is the one between two bookings. Aim for it.',
      ],
      h: ['Eight sharp, said everyone, and met at the door.'],
    },
    scene: [
      'Five parties stand inside the door at eight. One coat stand, one person with a list, and a kitchen that can see it all through the hatch.',
      'In the kitchen it is quiet. Then the printer starts, and it goes on for as long as it takes to read this twice.',
    ],
    why: [
      [
        'A stove has so many rings and a grill so much space, and they do not grow when all the tables order together.',
        'Cooks can make eight plates well at a time. Give them thirty, and twenty-two people wait.',
      ],
      [
        'Whoever sits down between two waves is served by people who have a hand free.',
        'Between the rushes there is time to talk you through a dish, to find the better corner, to notice an empty glass.',
      ],
    ],
    parts: [
      [
        ['Ask for a quarter past', 'Book fifteen minutes later'],
        [
          'The first orders are in by then, and yours goes onto a clear rail.',
          'Fifteen minutes put a whole course between you and the crowd.',
          'By then the first wave has ordered, and the kitchen can look at your plate.',
        ],
        'A hand writing a booking into a {diary|calendar}',
      ],
      [
        ['Or come early and stay', 'Or arrive before everybody else'],
        [
          'Before seven the room is yours, and often the choice of seats too.',
          'An early table has daylight, rested cooks and every dish on the card.',
          'You get the window, a cook who has time and a list with nothing crossed out.',
        ],
        'An empty restaurant with candles already lit',
      ],
      [
        ['Mention the train or the theatre', 'Tell them if you have to be somewhere'],
        [
          'A kitchen that knows can have you out on time without rushing you.',
          'Told in advance it is a plan. Told at the dessert, it is a crisis.',
          'With a time to work towards, the courses come at the right pace.',
        ],
        'A theatre ticket lying beside a napkin',
      ],
    ],
    turn: [
      'The table is the same. The quarter of an hour is what makes it better.',
      'Pick an odd time, and the room has time for you.',
    ],
    asks: ['What time do you like to sit down to dinner?', 'Early table or late table?'],
    ends: {
      p: 'It costs nothing, and the difference shows in the first ten minutes.',
      a: 'Book beside the rush, not in it.',
      t: 'Spread the arrivals and the waiting shrinks for everyone, those at eight included.',
      f: 'And if it has to be eight: be kind to the person with the list.',
      h: 'Seven forty-three, if you want to be remembered.',
      i: 'Fifteen minutes of patience, and the evening is yours.',
      l: 'Arrive as the last candle is lit.',
    },
    work: [
      'Any place with a bottleneck knows this curve: demand bunches at round numbers, and everyone then waits for everyone else. A small nudge off the hour does more than another pair of hands.',
      'Round numbers crowd every diary. Offer the quarter past in your own booking and watch the waiting melt away.',
    ],
    keep: 'the next time you book a table',
    send: 'the friend who books everything for eight',
    own: [
      {
        about: '\\bbookings?\\b|book (?:a table|online|by|ahead)|reserv|kitchen (?:closes|open)|last orders',
        kinds: ['service', 'process', 'policy', 'hours', 'link'],
        lead: 'For your next quarter past.',
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
    cover: 'Say it so that it lands',
    gist: [
      'Name the food, say that it is an allergy, and say how little is too much. Do it when you book, again when you sit down, and check once more when the plate arrives.',
      'An allergy travels from you to a waiter to a cook. Short, exact words, given early and repeated, survive that trip.',
    ],
    subject: ['Three sentences that a kitchen needs', 'Say it early, say it twice'],
    hooks: {
      '*': [
        '"I cannot really do nuts" is heard in a kitchen as a matter of taste.',
        'Your words about an allergy pass through three people before they reach a pan.',
        'A waiter hears many preferences in an evening. An allergy has to sound like one.',
      ],
      p: 'A kitchen can act on an allergy when it gets three facts: which food, how serious, and how early.',
      a: 'Say "allergy". Nothing else sounds like it.',
      t: 'Trace amounts arrive by shared oil, boards and tongs, so a cook needs to know about traces as well as ingredients.',
      f: 'Nobody minds being told about an allergy. What cooks mind is finding out at the dessert.',
      h: 'The words "it should be fine" have never been an ingredient list.',
      i: 'A clear word at the door, and everybody at the table can relax.',
      l: 'To be looked after well, one has to be known a little beforehand.',
    },
    lines: {
      '*': [
        'The sentence that works: "I have an allergy to sesame, traces included. Who should I tell?"',
        'Put the allergy in the booking. A kitchen that reads it at noon can plan; one that hears it at eight can only leave things out.',
        'Ask about the fryer. {Chips|Fries} are only potatoes until they share the oil with {prawns|shrimp}.',
        'When the plate arrives, ask once more which allergy it was cooked for. Good staff expect the question.',
        'A card in the local language with the name of the food on it is worth more abroad than good pronunciation.',
        'The quiet hour is the safe hour: a kitchen with four orders has time for a clean board.',
      ],
      h: ['Dislikes and allergies are cooked for differently. Please do not promote your aubergine problem.'],
    },
    scene: [
      'The menu is open, the waiter is smiling, and somebody at the table says under their breath: "Do I mention it now?"',
      'A cook holds up a ticket and calls through the hatch: "Table six, is that no nuts, or an allergy?"',
    ],
    why: [
      [
        'In a kitchen a dislike means leaving something out. An allergy means clean boards, clean pans and another bottle of oil.',
        'Cooks have two procedures, one for taste and one for safety. Your words decide which of them starts.',
      ],
      [
        'Dishes also hide things in sauces, stocks and garnishes which no menu lists.',
        'Recipes have small print: the splash of fish sauce, the nut oil in a dressing, the flour in a stock.',
      ],
    ],
    parts: [
      [
        ['Write it into the booking', 'Tell them when you reserve'],
        [
          'It then stands on the sheet that the kitchen reads before service.',
          'By the time you arrive, somebody has already thought about you.',
          'The kitchen can plan a dish instead of mending one.',
        ],
        'A booking form with a note being typed',
      ],
      [
        ['Name the food and say allergy', 'Use the word allergy and the food'],
        [
          '"Peanuts, it is an allergy" leaves nothing to interpret.',
          'One noun and one word. Longer explanations get shortened on the way.',
          '"I am allergic to sesame" is understood at the stove as well as at the table.',
        ],
        'A guest speaking with a waiter, menu in hand',
      ],
      [
        ['Say whether traces matter', 'Mention how little is too much'],
        [
          'Shared fryers and boards are where small amounts come from.',
          'It changes how they cook, so it is worth five words more.',
          'Then they know if a separate pan and board are called for.',
        ],
        'Colour-coded chopping boards in a rack',
      ],
      [
        ['Check when the plate comes', 'Ask again over the plate'],
        [
          'One more question is normal: "Is this the one without milk?"',
          'Plates are carried by whoever is free, and that may not be the person you told.',
          'Whoever sets it down may not have heard what you said an hour before.',
        ],
        'A plate set down in front of a guest',
      ],
      [
        ['Go if the answer is a shrug', 'Leave if nobody can say for sure'],
        [
          'A place that says it cannot be certain has been honest. Thank them and eat elsewhere.',
          'Being told no is better than being told perhaps.',
          'An honest "I do not know" is your signal to thank them and look elsewhere.',
        ],
        'A coat being lifted from a hook',
      ],
    ],
    turn: ['Early, exact, twice.', 'Three sentences, and the kitchen can do its part.'],
    asks: [
      'Which question do you wish waiters asked first?',
      'What has a restaurant done that made you feel safe?',
    ],
    ends: {
      p: 'A good kitchen writes it on the ticket and says it back to you.',
      a: 'If they do not repeat it, say it again.',
      t: 'Ingredient, severity, traces: three fields, and none of them optional.',
      f: 'Then put the worry down and enjoy the {starter|appetizer}.',
      h: 'Nobody has ever been too clear about peanuts.',
      i: 'It takes a little courage the first time, and none the fifth.',
      l: 'Ease at the table begins long before one sits down.',
    },
    work: [
      'It is a model for every handover: use the agreed word, give it early, and have it repeated back. Much that goes wrong between people who both meant well was lost at the second pass.',
      'In any chain of people, the fixed word is the safe word. Agree on it, say it first, and let it be repeated.',
    ],
    caution: [
      'No tip replaces medical advice or your own medicine in your pocket. Rules on allergen information differ between countries, so ask the staff each time.',
      "This does not replace a doctor's advice or the medicine you carry. Countries have different rules on allergen information, so ask every time.",
    ],
    keep: 'the next booking for somebody with an allergy',
    send: 'a friend who finds it awkward to mention',
    own: [
      {
        about: 'allerg|gluten|coeliac|celiac|dietary|intoleran',
        kinds: ['policy', 'process', 'service', 'product', 'proof'],
        lead: 'On that subject, a word from our own house.',
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
    unless: ONLY_A_CAFE,
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
    subject: ['A table for fourteen: six things to say', 'Before you book for the whole team'],
    hooks: {
      '*': [
        '"We are about fourteen" is the sentence that makes a head waiter reach for {a rubber|an eraser}.',
        'Big tables rarely fail on the food. They fail on the {bill|check}, the bus and the cousin who is vegan.',
        'Twelve people can have a lovely evening if one of them has written an email.',
      ],
      p: 'Six details, sent with the booking, decide how smoothly a group dinner runs.',
      a: 'A crowd is booked with numbers, not with moods.',
      t: 'A table over eight blocks a section, a grill and a {till|register} for two hours. What the house knows beforehand, it can stagger.',
      f: 'Are you the one who organises it, again? Then this is for you.',
      h: 'Somewhere between "all of us" and "whoever can make it" lies a number. The kitchen would like to meet it.',
      i: 'A long table with everyone at it does not happen by itself. Somebody sent a good message.',
      l: 'A well-run dinner for many is one at which the host sits down as well.',
    },
    lines: {
      '*': [
        'Booking for a group? Send the true number, the end time, who pays, who cannot eat what, who needs room, and the reason for it.',
        'Decide about the {bill|check} before the {starters|appetizers}. One {bill|check}, or one each: both are easy at seven and horrible at eleven.',
        'Ask for two or three dishes a course to choose from. Fourteen people with a full menu take longer to order than to eat.',
        'If the number changes, say so the day before. An empty chair costs the house more than the call costs you.',
        'Choose two {starters|appetizers} and two mains beforehand for a big table. Everyone eats at the same time.',
        'Give them one phone number for the night. Fourteen opinions do not answer a call.',
      ],
      h: ['"About fourteen" has been known to mean eleven and, on one memorable Friday, twenty-three.'],
    },
    scene: [
      'Nine people are seated, three are parking, two have cried off, and somebody has brought a brother.',
      'It is eleven at night. Fourteen people are looking at one {bill|check}, and one of them had only soup.',
    ],
    why: [
      [
        'A kitchen serves a big table well when all of its plates are ready in the same two minutes.',
        'Fourteen plates at once need pans, hands and a plan made in the afternoon.',
      ],
      [
        'What it does not know, it has to find out in the middle of the evening, at the cost of everyone else in the room.',
        'Surprises are possible, but they have to be paid for in minutes, and those minutes are yours.',
      ],
    ],
    parts: [
      [
        ['The true number, children counted', 'A firm head count, with the little ones'],
        [
          'A small chair is still a chair, and still a plate.',
          'Better to name twelve and apologise for one than to say "roughly".',
          'The table is built for it. One more at the end means a chair at a corner.',
        ],
        'A seating plan drawn on a napkin',
      ],
      [
        ['When you have to be out', 'The latest you can leave'],
        [
          'The bus, the babysitter, the speeches: any fixed point will do.',
          'Courses can be timed towards an end. They cannot be sped up from one.',
          'Trains and babysitters are no trouble at all if they were mentioned.',
        ],
        'A wristwatch beside a wine glass',
      ],
      [
        ['Who pays, and how', 'How the {bill|check} is to be paid'],
        [
          'One card, split evenly, or each their own: it changes how orders are written down.',
          '{Tills|Registers} can do separate {bills|checks} when they know from the first drink.',
          'Separate {bills|checks} begin with the first round and not with the last.',
        ],
        'A card laid on a small tray',
      ],
      [
        ['Who cannot eat what', 'Diets and allergies, with names'],
        [
          'By name and by seat, if you can.',
          'A list beats a show of hands once the room is loud.',
          'So the right plate finds the right person without anyone calling it out.',
        ],
        'A list of names with notes beside them',
      ],
      [
        ['Who needs room or quiet', 'Wheels, hearing, little legs'],
        [
          '{A pram|A stroller}, a wheelchair, a grandfather with a hearing aid: there is a right end of the table for each.',
          'Near the door, away from the speaker, step-free: it is easily arranged at noon.',
          'A table end with space, or a corner without music, takes one sentence to keep.',
        ],
        'A wide gap left at the end of a long table',
      ],
      [
        ['What is being celebrated', 'The reason you are all there'],
        [
          'So that there is a candle, or so that nobody mentions it.',
          'A retirement wants a moment for speeches, between the courses and not through them.',
          'Somebody can dim a light at the right moment, or take care not to.',
        ],
        'A single candle waiting on a side plate',
      ],
    ],
    turn: [
      'Six lines in one message, and then you may be a guest at your own party.',
      'Send it once, and you will not have to say it nine times at the door.',
    ],
    asks: [
      'What has gone wrong at a group dinner you organised?',
      'One {bill|check} or separate {bills|checks}?',
    ],
    ends: {
      p: 'The message takes five minutes and saves about an hour of the evening.',
      a: 'Number, end, {bill|check}, diets, seats, reason. Send.',
      t: 'What is known at three in the afternoon costs nothing. At nine it costs a course.',
      f: 'You have earned the seat in the middle.',
      h: 'The number has been found. It was nearer to "all of us".',
      i: 'The best part of organising is looking down the table when everybody has arrived.',
      l: 'Then pour, and let the room take over.',
    },
    work: [
      'A good brief is short, complete and early. Whoever has led a team dinner of fourteen through a Friday has passed an examination in project management.',
      'People call it hospitality. A good part of it is a complete message on a Tuesday.',
    ],
    keep: 'the next time you are the organiser',
    send: 'the one who has been asked to book the team dinner',
    own: [
      {
        about: 'group|part(?:y|ies) of|private (?:room|dining|hire)|seats? \\d+|large tables?',
        kinds: ['service', 'place', 'policy', 'product', 'number', 'price'],
        lead: 'If your list is ready, read this as well.',
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
      'Light and passers-by, or a wall at your back and the whole room to look at. Where you sit decides what sort of meal it is.',
    ],
    subject: ['Window or corner?', 'Where do you like to sit?'],
    hooks: {
      '*': [
        'Watch a person choose a seat in an empty room, and you know how lunch will go.',
        'There are people who would rather wait twenty minutes than sit with their back to a door.',
        'The first decision of the evening is made before anybody has seen a menu.',
      ],
      p: 'The choice of table shapes a meal more than the choice of {starter|appetizer}.',
      a: 'Bad news is told in corners. Gossip belongs at the window.',
      t: 'Hard glass throws sound back, soft corners swallow it. You can hear the difference at the next table.',
      f: 'You have the whole room to pick from. Where do you sit?',
      h: "The table next to the {lavatory|restroom} has never been anybody's first choice, and it bears this with dignity.",
      i: 'Some of the talks we remember longest had a good table under them.',
      l: 'A banquette, a low lamp, and the room laid out like a stage.',
    },
    lines: {
      '*': [
        'Window: daylight, people going by, a reason to look up.\nCorner: a wall behind you, the room before you, no one at your elbow.\n\nWhere do you sit?',
        'For a talk that matters, ask for a corner. Two walls take half the noise away.',
        'Eating alone? Take the window. The street is better company than a telephone.',
        'Photographers of lunch know it: daylight from the side. That is the window table, with the plate turned a little.',
        'Ask for the seat when you book and not when you stand in front of it.',
        'For a first meeting sit at a corner of the table and not opposite. It looks less like an interview.',
      ],
      h: [
        'Everybody wants the corner, except the person who has to squeeze past four others to get into it.',
      ],
    },
    scene: [
      'The room is empty, the waiter makes a wide gesture, and two people set off in opposite directions.',
      'Somebody has put a coat on the chair by the window, and somebody else is already in the corner, waving.',
    ],
    why: [
      [
        'Seats differ in light, noise and what you can see, and those three decide whether people talk, watch or linger.',
        'A wall at your back makes you stay longer; a view makes you talk less and look more.',
      ],
    ],
    parts: [
      [
        'The window',
        [
          'For daylight, for people going by, for lunch on your own.',
          'There is something to see in every pause, which is a mercy on a first date.',
          'Light on the plate, life on the pavement, and no need to make conversation.',
        ],
        'A table for two beside a window in daylight',
      ],
      [
        'The corner',
        [
          'For long talks, old friends and anything that ought not to carry.',
          'Nobody walks behind you, and you see who comes in.',
          'The room in view, nobody behind you, and a secret stays a secret.',
        ],
        'A corner table with a bench and a lamp',
      ],
    ],
    turn: [
      'Say which you like when you book. It is the easiest wish to grant.',
      'There is one more sort, of course: people who sit wherever the {sockets|outlets} are.',
    ],
    asks: ['Window or corner?', 'Where do you sit when you have the choice?'],
    ends: {
      p: 'Most places note a seat with the booking, if you mention it.',
      a: 'Choose the seat first, the wine second.',
      t: 'Light, noise, sight lines: in that order, and then the draught.',
      f: 'Tell us which. It is the sort of thing that is nice to know about people.',
      h: 'The table by the {lavatory|restroom} sends its regards.',
      i: 'Wherever it is: sit down, look up, stay a while.',
      l: 'And ask for the lamp to be lit.',
    },
    work: [
      'Meetings follow the same rule. Sit side by side at a window to think, and in a quiet corner to decide.',
      'Choose the seat by what you want from the talk. The furniture does half of it.',
    ],
    keep: 'the next time you book for two',
    send: 'the person who has to have the corner',
    own: [
      {
        about: 'window|terrace|garden|alcove|booth|bench|courtyard',
        kinds: ['place', 'service', 'product'],
        lead: 'About the seats in this house.',
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
  },
  {
    id: 'saying-it-at-the-first-bite',
    format: 'mistake',
    again: 9,
    emoji: '🍽️',
    wrong: 'Saying "lovely, thank you" and then writing about it from the sofa',
    tags: ['EatingOut', 'TableManners', 'GoodService'],
    title: [
      'How to complain in a restaurant so that it gets fixed',
      'Something wrong with your plate? When and how to say so',
    ],
    cover: 'Say it at the first bite',
    gist: [
      'A cold plate can be put right in four minutes, but only while you are still sitting in front of it. Say it at the first bite, say what is wrong, and say what would help.',
      'Kitchens can mend nearly everything except a meal that has been eaten. Two quiet sentences, early on, do more than any review.',
    ],
    subject: ['"Everything all right?" "Lovely."', 'Four minutes to put a plate right'],
    hooks: {
      '*': [
        '"Everything all right?" "Lovely, thank you." It was cold, and everybody at the table knew.',
        'The person who could have fixed your dinner was four steps away the whole time.',
        'Nobody can repair a dinner that has already been eaten.',
      ],
      p: 'A problem named at the first bite is usually solved before the second course.',
      a: 'Send it back, or let it go. Do not carry it home.',
      t: 'A plate can be reheated, refired or replaced while the stove is on. An hour later, only money is left.',
      f: 'Most of us would rather chew than complain. There is a gentle way, and it is quick.',
      h: 'The usual complaint, in full: "No, no, it is delicious," followed by never coming back.',
      i: 'Telling somebody what went wrong is a kindness. It assumes that they would want to know.',
      l: 'A quiet word to the right person. Nothing more is needed, and nothing more is heard.',
    },
    lines: {
      '*': [
        'Cold soup? Say so at the first spoon. It takes a kitchen four minutes to mend and takes you two sentences.',
        'The useful complaint has two halves: what is wrong, and what would put it right. "It is a bit rare for me, could it have two more minutes?"',
        'Do not eat half of it first. A steak that is half gone says that it was good enough.',
        'Ask for the waiter, quietly, and leave the rest of the room out of it. Most kitchens are grateful.',
        'If half of it is gone, it is no longer a complaint but a review.',
        'Staff mostly hear "fine". A clear, friendly sentence is a relief to them.',
      ],
      h: ['Nobody has ever been thrown out for saying that the soup was cold. The soup has.'],
    },
    scene: [
      'Three people look at a fourth, who is pushing a piece of fish round the plate and saying that it is fine.',
      'The waiter comes by with the question that waiters ask, and four heads nod over one wrong plate.',
    ],
    why: [
      [
        'A cook wants to hear it while there is still a pan on the fire.',
        'In the first minutes a dish can be warmed, seasoned or made again, and it costs the house very little.',
      ],
      [
        'After the {bill|check} nothing can be repaired, and both sides go home annoyed.',
        'What is written at midnight mends no dinner, yours or the next.',
      ],
    ],
    parts: [
      [
        ['Catch the eye, lower the voice', 'A quiet word to whoever is near'],
        [
          'A small matter stays small if only one person hears it.',
          'A raised hand is enough. It is a conversation, not a speech.',
          'One person is enough to carry it back. The room need not know.',
        ],
        'A hand slightly raised at a restaurant table',
      ],
      [
        ['Say what, not who', 'Name the fault, leave the blame'],
        [
          '"The sauce has split" can be acted on. "Who made this?" cannot.',
          'Describe the plate and leave the people out of it.',
          'Cold, salty, not what I ordered: three words and everybody knows what to do.',
        ],
        'A fork resting on the edge of a plate',
      ],
      [
        ['Say what would help', 'Add what you would like instead'],
        [
          'Warmer, longer, without the cream, or something else altogether.',
          'With a wish attached, it becomes an order, and orders are what kitchens are good at.',
          'A new one, a warmer one or another dish: make it easy to say yes.',
        ],
        'A waiter writing on a pad',
      ],
      [
        ['Let the others start', 'Ask the others to go ahead'],
        [
          'Theirs is hot now. Yours will be back before they notice.',
          'Otherwise one cold plate turns into four.',
          'No one enjoys four plates getting cold out of politeness.',
        ],
        'Other guests beginning to eat',
      ],
    ],
    turn: [
      'A kitchen hears it as information, given in time.',
      'The best complaint of the evening takes two sentences and is forgotten by dessert.',
    ],
    asks: [
      'Do you send a plate back, or eat it and sigh?',
      'What is the kindest way a complaint of yours was handled?',
    ],
    ends: {
      p: 'And if it was put right, saying so on the way out is noticed.',
      a: 'Early, quiet, exact.',
      t: 'Every fault has a window in which it can be mended. For soup it is about three spoons.',
      f: 'Go on. They would honestly rather know.',
      h: 'It was, for the record, not delicious.',
      i: 'People who care about their work want to hear it while they can still do something.',
      l: 'Then let the evening continue as if nothing had happened.',
    },
    work: [
      'Every trade knows the customer who says nothing and does not come back. The reply is to ask a better question than "all right?", early enough for the answer to be of use.',
      'Ask a customer in the first five minutes, and there is still something to mend. The survey comes a week too late.',
    ],
    keep: 'the next cold plate',
    send: 'the person who eats it anyway',
    own: [
      {
        about: 'guarantee|not happy|unhappy|put (?:it|that) right|send it back|refund',
        kinds: ['guarantee', 'policy', 'value'],
        lead: 'This is how it stands with us.',
      },
    ],
    pic: {
      ask: 'A waiter leaning in to listen at a table, from behind',
      alt: 'A waiter leaning in to listen to a guest',
    },
    claims: [['Faults raised at the table can usually be corrected during service', 'trade practice']],
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
    cover: 'May I take the rest home?',
    gist: [
      'Most of what is left on a plate makes a good lunch if it gets into a fridge soon and is reheated once, all through. Stews and roasts gain by it; anything dressed, fried or rare does not.',
      'Ask for a box, go straight home, put it in the fridge the same hour, eat it the next day. That is the whole etiquette of leftovers.',
    ],
    subject: ['Lunch tomorrow is on your plate', 'What to box and what to leave'],
    hooks: {
      '*': [
        "There is tomorrow's lunch on that plate, and it is already paid for.",
        'Curry improves overnight. {Chips|Fries} do not. Choose what goes in the box accordingly.',
        "You ordered with your eyes. Tomorrow's self is going to be grateful.",
      ],
      p: 'A third of a main course is a lunch, provided that it is home within two hours.',
      a: 'Ask for the box before the plate is cleared.',
      t: 'Cooked food should not stand between fridge-cold and piping hot for longer than two hours. The drive home counts.',
      f: 'If you have ever looked back longingly at half a lasagne, this is permission.',
      h: 'The box under your arm is lunch with a head start. Carry it with pride.',
      i: 'Somebody grew it, somebody cooked it, and there is still a good meal in it.',
      l: 'The second helping, eaten next day at the kitchen table, in peace.',
    },
    lines: {
      '*': [
        'Box the stew, the curry, the roast, the lasagne. Leave the dressed salad, the {chips|fries} and anything rare.',
        'Leftovers belong in a fridge within two hours of being served, and the way home is part of those two hours.',
        'Reheat once, until it steams in the middle. Add a spoonful of water to rice and pasta first.',
        'A cold roast, a little mustard, good bread: some leftovers should never see a microwave at all.',
        'Fried things go limp in a box. Finish those here, and take the stew.',
        'Write the day on the lid. Two days later you will want to know.',
      ],
      h: [
        'The box is forgotten on the bus in one case out of three. Somewhere there is a driver who eats very well.',
      ],
    },
    scene: [
      'The plates go, and with them half a lasagne that somebody will think about at noon tomorrow.',
      'A guest looks at the last third of a curry, then at the waiter, and does not quite dare to ask.',
    ],
    why: [
      [
        'Braised and sauced dishes keep developing as they stand, which is why they taste rounder the next day.',
        'Spices and stock go on mixing in the cold. A stew on its second day is simply further along.',
      ],
      [
        'What was crisp or dressed has no second day, because water wins overnight.',
        'Batter goes limp and leaves go dark, whatever you do to them.',
      ],
    ],
    parts: [
      [
        ['Speak up before it is carried off', 'Ask before they clear'],
        [
          'Once it is scraped, it is gone. Most places have boxes, and many will let you use your own.',
          'Say it as the {cutlery|silverware} goes down. It is among the commonest questions of the evening.',
          'Nobody minds the question, and many are glad that nothing is wasted.',
        ],
        'A waiter bringing a paper box to a table',
      ],
      [
        ['Box what was braised, baked or roasted', 'Choose what has sauce or a crust'],
        [
          'Sauce protects it. So does fat.',
          'The wetter the dish, the better it travels.',
          'What was slowly cooked once forgives a second time.',
        ],
        'A spoon lifting curry into a box',
      ],
      [
        ['Go home with it', 'Straight to the fridge with it'],
        [
          'No cinema, no warm car, no bar on the way.',
          'The box is now your plan for the evening.',
          'On a warm evening every detour counts double.',
        ],
        'A box set on a fridge shelf',
      ],
      [
        ['Heat it once and right through', 'Warm it thoroughly, one time only'],
        [
          'It should steam in the middle. What is left after that goes.',
          'Stir half way, so that the centre gets as hot as the rim.',
          'Hot to the centre, with steam. A second warming is one too many.',
        ],
        'A pan of leftovers steaming',
      ],
    ],
    turn: [
      'Eat it tomorrow. The day after is one too many.',
      'Two hours to the fridge, one day in it, one trip to the stove.',
    ],
    asks: [
      'Which dish tastes better on the second day?',
      'Half a plate left in a restaurant: do you ask for a box?',
    ],
    ends: {
      p: 'A lunch that is cooked and paid for is hard to beat.',
      a: 'Boxed, chilled, eaten. By tomorrow.',
      t: 'Time and temperature: keep the first short and the second out of the middle.',
      f: 'And put a note on the fridge door, or somebody else will have it.',
      h: 'Write your name on it. Head starts get overtaken.',
      i: 'Nothing wasted, and one meal less to think about.',
      l: 'On a proper plate, if you please.',
    },
    work: [
      'For a kitchen, food that goes home in a box is food that did not go in the {bin|trash}, and the guest thinks of the house again at lunchtime. It is kindness with a memory.',
      "A box with your name on it is tomorrow's advertising, eaten at a desk among colleagues.",
    ],
    caution: [
      'Rice, shellfish and anything served rare need particular care: when in doubt, leave it. Small children, older people and pregnant women should be stricter.',
      'Be especially careful with rice, shellfish and rare meat: if there is doubt, do not eat it. For pregnant women, older people and small children stricter rules are wise.',
    ],
    keep: 'the next plate you cannot finish',
    send: 'the one with the bigger appetite than stomach',
    own: [
      {
        about: 'doggy bag|\\bbox(?:es)?\\b.*(?:home|left)|own container|take ?away|(?:food|coffee) to go',
        kinds: ['policy', 'service', 'product', 'offer'],
        lead: 'Boxes are a subject here, too.',
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
  },
  {
    id: 'can-i-change-the-dish',
    format: 'answer',
    again: 9,
    emoji: '🔁',
    tags: ['EatingOut', 'MenuTips', 'TableManners'],
    question: 'Can I ask them to change a dish?',
    short: [
      'Leave out or swap, yes. Rebuild, better not.',
      'Simple changes, gladly. A different dish is a different dish.',
    ],
    title: [
      'Is it all right to ask for changes to a dish?',
      'Off the menu: which changes to a dish are easy',
    ],
    cover: 'Without the onions, please',
    gist: [
      'Leaving something out is easy, swapping a side is usually fine, and rebuilding a dish is asking for another one. The earlier you say it, and the fewer changes, the better it comes out.',
      'Most kitchens will drop an ingredient or exchange a side with pleasure. What they cannot do is take an onion out of a sauce that was made at ten this morning.',
    ],
    subject: ['Without the onions: what a kitchen can do', 'Leave out, swap, rebuild'],
    hooks: {
      '*': [
        'An onion on top can be left off. An onion that has been in the sauce since ten this morning cannot.',
        '"Could I have the salmon, but with the sauce from the chicken?" Let us talk about that.',
        'There is a way to ask for it without the onions that makes nobody sigh.',
      ],
      p: 'Three kinds of request reach a kitchen, and only the third is a problem.',
      a: 'One change is a wish. Four are a new dish.',
      t: 'Parts that are added at the end can be changed. What was cooked in from the beginning cannot.',
      f: 'Shy about asking for it without the capers? Do not be. It is the easiest question of the night.',
      h: 'There is a limit, and it lies somewhere beyond "the burger, but as a salad, and warm".',
      i: 'A cook would rather you loved a changed plate than left a correct one.',
      l: 'A good house hears a wish before it becomes an instruction.',
    },
    lines: {
      '*': [
        'Off the top, yes. Out of the sauce, no. That is all there is to asking a kitchen to leave something out.',
        'Ask for the dressing beside the salad. It is the change that any kitchen will grant, at any hour.',
        '{Chips|Fries} for salad, rice for mash: swaps within the menu are easy, since all of it is ready anyway.',
        'Tell the waiter why. "I do not like {coriander|cilantro}" and "I cannot eat {coriander|cilantro}" are cooked differently.',
        'Ask at the start and not when the pan is hot. The same wish is then no trouble.',
        'Sauce on the side is the simplest change of all, and it solves half of the rest.',
      ],
      h: ['A risotto without the rice is a difficult conversation for everybody.'],
    },
    scene: [
      'The menu says capers. The guest says nothing, and eats round them for half an hour.',
      'A ticket comes up in the kitchen with five lines of small print under one plate of pasta.',
    ],
    why: [
      [
        'Stocks, marinades and braises are cooked for hours before you sit down, and nothing comes out of them again.',
        'Half of a dish is finished before noon. Only the other half is still open for discussion.',
      ],
      [
        'Sides, garnishes and dressings are put on in the last minute, so they can be changed in that minute.',
        'At the end a plate is assembled from parts, and parts can be exchanged.',
      ],
    ],
    parts: [
      [
        ['Leave out: ask away', 'Leaving out is easy'],
        [
          'Herbs, cheese on top, the chilli: what is scattered can stay in its tub.',
          'It saves work, so nobody will sigh.',
          'Whatever goes on last can simply stay off.',
        ],
        'Fingers holding back a pinch of herbs over a plate',
      ],
      [
        ['Swap: within the menu', 'A swap works with what is there'],
        [
          'If it is cooked tonight anyway, it can lie beside something else.',
          'Look through the other dishes. Whatever stands there is in the house.',
          "Tonight's other side dishes are cooked already. Choose from those.",
        ],
        'Two side dishes next to each other on the pass',
      ],
      [
        ['Rebuild: choose another dish', 'A new dish is another order'],
        [
          'A cook has balanced it. Take three things away and it falls over.',
          'If you want to change most of it, there is surely one on the card that is nearer.',
          'Beyond two changes it is quicker to look for something closer to what you fancy.',
        ],
        'A finger moving down a menu',
      ],
    ],
    turn: ['Ask when you order, not when it arrives.', 'The magic word is early.'],
    asks: ['What do you ask a kitchen to leave out?', '{Coriander|Cilantro}: yes, or never again?'],
    ends: {
      p: 'And if the answer is no, there is usually a good reason in a pot.',
      a: 'Order the dish you want, not the one you would have written.',
      t: 'Added late, removed easily. Cooked in, there for good.',
      f: 'The capers thank you for your honesty.',
      h: 'The burger has asked to be left as it is.',
      i: 'Food is made for people, and people are various.',
      l: 'One small wish, quietly granted: that is hospitality.',
    },
    work: [
      'Every product has parts that can be configured and parts that are baked in. Explaining which are which, before the order, saves a great many disappointed people.',
      'Say on your card what can be swapped and what cannot. It spares a negotiation at each table.',
    ],
    caution: [
      'For an allergy, leaving an ingredient out is not enough. Say the word allergy before you order.',
      'With an allergy it is not enough to leave something out: use the word allergy when you order.',
    ],
    keep: 'the next menu with capers in it',
    send: 'the friend who orders off the menu',
    own: [
      {
        about:
          'swap|without extra charge|vegetarian|vegan|children.?s (?:menu|portion)|half portion|small(?:er)? portion',
        kinds: ['policy', 'product', 'service'],
        lead: 'Some wishes are on our card already.',
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
    cover: 'What kitchens shout',
    gist: [
      'Check on, covers, the pass, mise, service: what cooks call to each other, in plain English, for anyone who sits near the hatch.',
      'A kitchen has about six words that do most of the work. With them you can follow a whole evening through an open hatch.',
    ],
    subject: ['What they are shouting in there', 'A small phrase book for the hatch'],
    hooks: {
      '*': [
        '"Check on, two covers, one away!" Somebody has just ordered your dinner.',
        'If you sit near the hatch, the kitchen is talking about you all evening. Kindly, as a rule.',
        'Half a dozen short words hold an evening for eighty people together.',
      ],
      p: 'Kitchens run on a few fixed words because there is no time for sentences.',
      a: 'Every call in a kitchen gets an answer. Silence means that it was not heard.',
      t: 'A call and its reply make a closed loop: one voice gives the order, another repeats it, and nothing relies on memory.',
      f: 'Ever wondered what they are shouting back there? Mostly it is numbers.',
      h: 'It sounds like an argument. It is two portions of fish.',
      i: 'Six words, twelve people, a hundred plates: what can be done with a common language.',
      l: 'Behind a calm room there is a vocabulary, spoken fast and low.',
    },
    lines: {
      '*': [
        'The pass: the counter where plates leave the kitchen.\nCovers: guests.\nMise: everything cut and ready.\nAway: cook it now.\n\nNow you can eavesdrop.',
        '"Mise en place" is French for put in place. Cooks shorten it to "mise", and an evening stands or falls with it.',
        '"Covers" are people, not plates. A table for six is six covers, even if two of them share a dessert.',
        'The cook who shouts "behind!" is not angry. There is a hot pan coming past your back.',
        'If a cook answers "oui" or "yes" to everything, it means only that it was heard.',
        '"Behind" is what cooks say instead of excuse me. Hot pans have taught them.',
      ],
      h: ['"Yes, chef" is the only sentence in the language that ends an argument before it begins.'],
    },
    scene: [
      'Through the hatch you see a hand, a bell and a row of paper strips, and hear a language with no verbs.',
      'You are sitting at the table by the kitchen door, and each time it swings you catch half a word.',
    ],
    why: [
      [
        'In heat and noise a whole sentence is too long, so each call is one word that cannot be mistaken.',
        'Pans clatter and fans roar; what has to be understood must be short.',
      ],
      [
        'The words are much the same from house to house, which lets a new cook work on the first evening.',
        'A cook who changes kitchens brings the language along and only has to learn where the salt is.',
      ],
    ],
    parts: [
      [
        'The pass',
        [
          'The counter between kitchen and room. Here each plate is looked at once more.',
          'Where cooks hand over and waiters take up. Usually it is hot, often there is a bell.',
          'A warm shelf under lamps, where a last look decides.',
        ],
        'Plates under lamps on a kitchen pass',
      ],
      [
        'Covers',
        [
          'Guests, counted. Eighty covers means that eighty people eat tonight.',
          'The unit in which a restaurant thinks: not tables, not plates, people.',
          'Heads, in other words. "Sixty covers" is a full room in a small place.',
        ],
        'A row of set places along a bench',
      ],
      [
        'Mise',
        [
          'All that is washed, cut, weighed and within reach before the first order.',
          'The hours before you came, standing in small tubs.',
          'Everything ready in its tub before the doors open.',
        ],
        'Small tubs of cut herbs and vegetables',
      ],
      [
        'Check on',
        [
          'A new order has come in, and it is read aloud.',
          'The moment when the printer stops and somebody calls out your supper.',
          'Somebody reads an order to the whole kitchen, so that each knows their part.',
        ],
        'Order slips hanging on a rail',
      ],
      [
        'Away',
        [
          'Start cooking it now. Your table has finished its {starters|appetizers}.',
          'The signal that sets the main course going, and not a minute before.',
          'The word that means: now, not earlier.',
        ],
        'A pan tilted over a flame',
      ],
      [
        'Service',
        [
          'Called when plates stand ready, so that somebody comes and carries them.',
          'It also means the whole stretch of hours when guests are fed.',
          'A shout for hands, because hot plates do not wait.',
        ],
        'A hand on a small counter bell',
      ],
    ],
    turn: [
      'Sit near the hatch next time. There is a whole play on.',
      'Now you know, and it was about fish all along.',
    ],
    asks: [
      'Which word from your own work does nobody else understand?',
      'Would you sit at the table beside the kitchen?',
    ],
    ends: {
      p: 'Clear words, repeated back: kitchens have done it for generations.',
      a: 'If it was not repeated, it was not heard.',
      t: 'Order, acknowledgement, execution: a protocol, with garlic.',
      f: 'Try "behind!" at home when you carry the roast.',
      h: 'Nobody was cross. The fish arrived together, and warm.',
      i: 'Good teams sound like this: few words, all of them heard.',
      l: 'And out in the room, only the sound of {cutlery|silverware}.',
    },
    work: [
      'Teams under pressure arrive at the same thing: a small vocabulary, a reply to each call, and no adjectives. Meetings could borrow the second of these tomorrow.',
      'A call and an answer: nothing else makes sure that a message has arrived.',
    ],
    keep: 'the next time you sit near the kitchen door',
    send: 'anyone who has worked a Friday night',
    own: [
      {
        about: '\\bchef|head cook|kitchen team',
        kinds: ['people', 'story'],
        lead: 'A word about the voices in our own kitchen.',
      },
    ],
    pic: {
      ask: 'Your order rail with a few slips on it, or the pass under its lamps',
      alt: 'Order slips hanging on a rail above a kitchen pass',
    },
    claims: [['Meanings of pass, covers, mise, check on, away, service', 'definition, trade vocabulary']],
  },
];
