// Choosing, booking, going, and coming home again.
import type { Idea } from '../../library/idea.ts';

export const TRAVELLING: readonly Idea[] = [
  {
    id: 'read-the-middle-reviews',
    format: 'tip',
    again: 9,
    emoji: '⭐',
    tags: ['TravelTips', 'BookingTips', 'WeekendAway'],
    title: ['How to read hotel reviews: begin in the middle', 'Which hotel reviews are worth reading?'],
    cover: 'Hotel reviews: start in the middle',
    gist: [
      'The best and the worst reviews mostly tell you about a mood. Read the ones in the middle, look for what comes up again and again, and see how the house answers.',
      'Three stars out of five are the useful reviews: somebody liked some of it and says which. Then look at what several people mention.',
    ],
    subject: ['How to read hotel reviews', 'The useful reviews have three stars'],
    hooks: {
      '*': [
        'Read the three-star reviews first. Somebody once gave the sea one star, because it was cold.',
        'The most useful hotel review was written by a guest who was neither in love nor in a rage.',
      ],
      p: 'Five reviews from the middle tell you more than the average of five hundred.',
      f: 'Choosing a room tonight? Skip the best reviews and the worst.',
      a: 'Hotel reviews: read the three-star ones and count what comes up twice.',
      t: 'People write reviews when they are delighted or annoyed. The few in the middle tell you most.',
      h: '"Peaceful, but the church bells!" The church was there first.',
      i: 'Behind most reviews is somebody who wanted a few good days, as you do.',
      l: 'One sentence about the morning light tells you more than any score.',
    },
    lines: {
      '*': [
        'Reading hotel reviews: the middle ones first, the newest first. If "bed" comes up five times, you know about the bed.',
        'Ask of each complaint in a review: would that bother me? "No nightlife whatsoever" can be very good news.',
        'Read how a hotel answers a bad review. If it is calm and friendly, they will be like that at the door.',
        'In reviews, look for people who travel as you do: with a dog, with small children, with bad knees.',
        'Sort hotel reviews by date and not by stars. The bathroom may be new.',
      ],
      h: ['"Far too many stairs, view lovely." It was a lighthouse.'],
    },
    scene: [
      'Eleven at night, two reviews open. One says "paradise", the other "never again". It is the same house.',
      'Four point six or four point seven? You have compared them for an hour, and you still know nothing about the pillows.',
    ],
    why: [
      [
        'People write when they are thrilled or cross. Whoever was simply content goes home and unpacks.',
        'The happiest guest may have been on a honeymoon, and the angriest had a flat tyre on the way.',
      ],
      [
        'A review from the middle has to explain itself: the stairs, the street, the coffee.',
        'If somebody takes off one star, they tell you what for.',
      ],
    ],
    parts: [
      [
        ['Read the reviews in the middle', 'Start with three stars'],
        ['They say what was good and what was not.', 'There are fewer of them, so it goes quickly.'],
        'A phone with reviews on it beside a cup of tea',
      ],
      [
        ['Look for what is repeated', 'Count what several guests mention'],
        [
          'One complaint about the hairdryer may be bad luck. Six about the street are true.',
          'It works for praise as well: if everybody mentions the breakfast, set your alarm.',
        ],
        'A pencil ticking a word on a printed page',
      ],
      [
        ['Read how the owner answers', 'Look at the replies'],
        [
          'A good answer tells you what has changed since.',
          'If somebody is rude in writing, they will not be kinder in person.',
        ],
        'Somebody typing a reply at a desk',
      ],
      [
        ['Then ask the house one thing', 'Send your last question'],
        [
          'Ask what still worries you, in one line. The reply tells you a lot.',
          'A quick and friendly answer is the best review.',
        ],
        'A short message being written on a phone',
      ],
    ],
    turn: [
      'And when you write one yourself: say when you came, and one thing that nobody else will mention.',
      'After that, stop reading and book.',
    ],
    asks: ['What is the oddest review you have ever read?', 'Which word in a review makes you book, or run?'],
    ends: {
      p: 'Ten minutes are enough.',
      f: 'And if a place was lovely, write it down for them. It gets read out at breakfast.',
      a: 'Middle, repeats, answers, book.',
      t: 'Sort by date first. What is two years old may be about another house.',
      h: 'The weather has been told of its rating.',
      i: 'A fair review helps the next guests, and the people who made the bed.',
      l: 'The best places you hear about from friends.',
    },
    work: 'For owners, too, the three-star review is the one to read first. It usually says in six words what was missing.',
    keep: 'the next evening with two tabs open',
    send: 'the one who books for everybody',
    pic: {
      ask: 'Your view from the desk or the breakfast table, as guests describe it',
      alt: 'The view from a breakfast table out of a window',
    },
    claims: [
      ['Online ratings cluster at the extremes', 'published research on review distributions'],
      ['Repeated mentions and owner replies are informative', 'consumer advice'],
    ],
  },
  {
    id: 'ring-the-house-first',
    format: 'answer',
    again: 9,
    emoji: '☎️',
    tags: ['BookDirect', 'BookingTips', 'TravelTips'],
    question: 'Should I book through a website or with the house?',
    short: [
      'Compare on the website, then ask the house.',
      'Look on the booking sites, then call the house and compare the two.',
    ],
    title: ['Is it better to book a hotel direct?', 'Website or phone call: how to book a small hotel'],
    cover: 'A quick call before booking',
    gist: [
      'Booking sites are good for comparing. For a quiet room, a late arrival or a {cot|crib}, ask the house itself. It knows its rooms, and a direct booking saves it the commission.',
      'Look around on the large sites, then write to the house. Compare the price, the cancellation terms and the room, and take the better offer.',
    ],
    subject: ['Call the house before you book', 'Who knows which room is quiet?'],
    hooks: {
      '*': [
        'No website knows which room has the squeaking floorboard. Call the house before you book.',
        'Seen a nice room online? Make one short phone call before you book it.',
      ],
      p: 'One message to the house tells you if there is a better room or a better price.',
      f: 'Found a nice room online? Before you click, give the house a {ring|call}.',
      a: 'Compare online, ask the house, then book.',
      t: 'Booking sites usually charge the house a commission on each stay, and their terms may differ from its own.',
      h: '"Only one room left!" it flashes. There are five rooms. It has said so since Easter.',
      i: 'A good stay often begins with a friendly voice on the phone.',
      l: 'Somebody answers who knows which room you will like.',
    },
    lines: {
      '*': [
        'Before you book online, ask the house if there is a quieter room, and what it would cost with them.',
        'Comparing rooms? Look at three things: the price, until when you can cancel, and what is included.',
        'Special wishes for a room? Tell the house itself. What you type into a booking site may never arrive.',
        'If you book a room through a site, write down its phone number and your booking code. For changes you have to go through them.',
        'When you book a room, say what the trip is for. It helps the house to choose the right one for you.',
      ],
      h: ['On the phone they asked what the dog was called. No booking form has ever wanted to know.'],
    },
    scene: [
      'The page says that eleven people are looking at this room. In the house one person is looking at it, and she is changing the sheets.',
      'You type "ground floor if possible, bad hip" into a little box and press send. You have no idea who will read it.',
    ],
    why: [
      [
        'A booking site shows every house in the same way. The differences get lost.',
        'On the site every room is "double, standard". In the house, one has the morning sun and one the kitchen below it.',
      ],
      [
        'A booking site costs the house a commission. A small house notices every direct booking.',
        'What a house saves in commission it can spend on its guests.',
      ],
    ],
    parts: [
      [
        ['Look around on booking sites', 'Use the sites to compare'],
        [
          'Map, dates, price range: sites are good at those, and they show places that you had never heard of.',
          'With a filter, a hundred places become ten.',
        ],
        'A laptop with a map open',
      ],
      [
        ['Ask the house about the room', 'Call and ask which room is quiet'],
        [
          'Which room is quiet, where does the car go, is there a fridge for medicine? They walk past it every day.',
          'Ask for the price as well. Sometimes it is the same, with a better room.',
        ],
        'A hand holding a phone beside an open notebook',
      ],
      [
        ['Read the terms before you pay', 'Check until when you can cancel'],
        [
          'Cancelling until the day before or not at all: that may be worth more than a small discount.',
          'The terms depend on where you book, and so does whom you have to call.',
        ],
        'A finger on a page of booking terms',
      ],
    ],
    turn: ['And if the site has the better offer, take it.', 'It takes three minutes.'],
    asks: [
      'Do you still {ring up|phone}, or do you only click?',
      'What did you ask a hotel that no form had a box for?',
    ],
    ends: {
      p: 'Three minutes can change the room, the price and the welcome.',
      f: 'Tell them when you are coming and what for. They will be pleased.',
      a: 'Compare, ask, read, book.',
      t: 'Some contracts keep the price the same everywhere. Extras are another matter.',
      h: 'There is no hold music. You may hear the coffee machine.',
      i: 'Money that stays in a small house keeps it going.',
      l: 'And when you arrive, they know your name.',
    },
    keep: 'the next time only one room is left',
    send: 'whoever books everything with one thumb',
    own: [
      {
        about: 'book (?:direct|with us)|direct book|best price|ring us|call us|phone|cancel',
        kinds: ['offer', 'policy', 'service', 'place', 'process'],
        lead: 'Good to know before you book:',
      },
    ],
    pic: {
      ask: 'Your booking book or desk with the telephone in view',
      alt: 'An open booking {diary|calendar} beside a telephone',
    },
    claims: [
      [
        'Platforms charge accommodation a commission; terms differ by route',
        'published terms of booking platforms',
      ],
      ['Rate parity clauses exist in some markets', "competition authorities' reports"],
    ],
  },
  {
    id: 'follow-the-leaves-down',
    format: 'season',
    again: 11,
    emoji: '🍁',
    when: { season: ['autumn'] },
    tags: ['AutumnColour', 'AutumnWalks', 'WeekendAway'],
    title: ['When and where to see autumn leaves', 'Autumn colours: how to catch the right week'],
    cover: 'Where to find autumn leaves',
    gist: [
      'Leaves turn high up first and in the valley last. Cool nights and bright days give the strongest colour, and a storm can end it in an hour. So stay flexible and go on a weekday.',
      'Autumn colour comes down the hill a little every day. Too early for the valley? Go up. Too late on the hill? Come down.',
    ],
    subject: ['Where to find autumn leaves', 'Too early in the valley? Go up'],
    hooks: {
      '*': [
        'Autumn leaves turn on the hill first and in the valley last, so you can catch them for weeks.',
        'The best day for autumn leaves is hardly ever the one you booked in summer.',
      ],
      p: 'With one rule about height you can see autumn colour for weeks and not for one weekend.',
      f: 'Everything still green at home? Then put your boots in the car and go up a hill.',
      a: 'Autumn leaves: early in the season go up, late stay in the valley.',
      t: 'Shorter days and cool nights break down chlorophyll; bright days and nights without frost favour the reds.',
      h: 'The leaves are lovely. Four hundred other cars think so as well.',
      i: 'For a few weeks every hill is worth a walk.',
      l: 'Copper leaves, a low sun, and nobody on the path.',
    },
    lines: {
      '*': [
        'Looking for autumn leaves? Go up the hill early in the season, and down in the valley late.',
        'Autumn leaves glow with the light behind them. Walk towards the low sun, early in the day or late.',
        'Birches turn yellow, maples red, beeches copper, oaks last of all. If you missed one, wait for the next.',
        'Wet autumn leaves on a slope are as slippery as ice. Take a stick and boots with good soles.',
        'After a frosty night and a sunny day, go and look at the trees.',
      ],
      h: ['He photographed one leaf for an hour. Then it fell.'],
    },
    scene: [
      'From the window everything is green. Two hundred {metres|yards} further up, somebody is standing under a tree of pure copper.',
      'Fog in the morning. At eleven it clears, and the whole slope opposite is lit up.',
    ],
    why: [
      [
        'Cold starts the colour, and it is coldest high up and in hollows.',
        'A few degrees shift the colour by a week, and you can walk uphill to find them.',
      ],
      [
        'Sugar made on bright days stays in the leaf on cool nights, and some trees turn it into red.',
        'Grey and mild weather gives brown leaves. Sun and cold nights give what you see on calendars.',
      ],
    ],
    parts: [
      [
        ['Ask somebody who lives there', 'Ask your host about the trees'],
        [
          'People who walk a dog every morning know exactly how far the beeches are.',
          'A photograph from this morning is better than any forecast.',
        ],
        'A hand holding up a leaf in front of a hillside',
      ],
      [
        ['Go up early in the season, down late', 'Choose the walk by height'],
        [
          'Plan one high walk and one low, and decide at breakfast.',
          'From a viewpoint you can see where the line of colour runs today.',
        ],
        'A hillside with colour halfway down',
      ],
      [
        ['Go early, and on a weekday', 'Be there before the others'],
        ['By noon half the town has had the same idea.', 'On a Tuesday at nine the wood is yours.'],
        'Low sun through trees on an empty path',
      ],
      [
        ['Turn back before it gets dark', 'Be out of the wood by dusk'],
        [
          'Under trees it gets dark early, and then cold.',
          'A lamp in the bag weighs little, and fallen leaves hide the edge of a path.',
        ],
        'A walker with a lamp on a leafy path',
      ],
    ],
    turn: [
      'One windy night, and it is all on the ground. There you can kick through it.',
      'The finest tree is often beside the bus stop.',
    ],
    asks: ['Where is the best autumn tree that you know?', 'Do you still kick your way through leaves?'],
    ends: {
      p: 'If you can choose between two walks, you will find some colour.',
      f: 'Bring a leaf home and put it in a book. You will find it again one spring.',
      a: 'High first, low later.',
      t: 'Polarising filters take the shine off wet leaves and bring up the colour.',
      h: 'A leaf in your hair at supper shows that you were there.',
      i: 'Something can be ending and still be lovely.',
      l: 'Afterwards, thick socks, tea, and a dark window.',
    },
    keep: 'the first really cold night',
    send: 'whoever has boots by the door',
    own: [
      {
        about: 'walk|hik(?:e|ing)|footpath|trail|\\bwoods?\\b|forest|hill|view|autumn',
        kinds: ['place', 'offer', 'service', 'event', 'product'],
        lead: 'A place to start walking from:',
      },
    ],
    pic: {
      ask: 'The nearest tree that has turned, against the light',
      alt: 'Autumn leaves glowing against low sunlight',
    },
    claims: [
      [
        'Colour begins in colder places and higher up; cool nights with sunny days favour red',
        'forest service guides on autumn colour',
      ],
      ['Wet leaves are slippery; it darkens early under trees', 'mountain safety advice'],
    ],
  },
  {
    id: 'same-place-or-somewhere-new',
    format: 'either',
    again: 6,
    emoji: '🧭',
    tags: ['TravelTalk', 'HolidayPlans', 'WeekendAway'],
    title: [
      '{Holiday|Vacation}: the same place again, or somewhere new?',
      'Back to the usual place or off to a new one?',
    ],
    cover: 'Back again, or a new place?',
    gist: [
      'Some people go to the same house every year and ask for the same table. Others never go to a place twice. Which are you?',
      'If you go back, you know where everything is. If you go somewhere new, you find out. Which do you prefer?',
    ],
    subject: ['Same place again, or somewhere new?', 'The same table by the window?'],
    hooks: {
      '*': [
        'Some people have spent twenty summers in the same place, at the same table.',
        'Half of us look for somewhere new. The other half ask if the blue room is free.',
      ],
      p: 'A familiar place is more restful. A new one is remembered for longer.',
      f: 'When you go away for a few days, is it to a place you know or a new one?',
      a: 'Tired: go back to a place you know. Restless: try a new one.',
      t: 'In a new place you remember more, so a week feels longer afterwards.',
      h: 'They have come back for nineteen years. They still discuss at the {roundabout|traffic circle} if it is the second exit.',
      i: 'You can get to know the world or one place well. Both take a lifetime.',
      l: 'The same path, the same bench, a different light.',
    },
    lines: {
      '*': [
        '{Holiday|Vacation}: the same place again, or somewhere new?',
        'A good compromise for the {holidays|vacation}: the same house, and each day one path that you have never taken.',
        "Going back to the same place? Take last year's photograph along and stand on the same spot.",
        'One of you wants the same place again, the other a new one? Take turns, year by year.',
        'You can do both: go back to the same house, and walk somewhere new from there.',
      ],
      h: ['"We like to try something new," she said, and asked for the room they had last time.'],
    },
    scene: [
      'He wants to go back to the place with the plum cake. She has found an island. On the table lie two lists.',
      'You open the door of the room, and your hand finds the light without looking.',
    ],
    why: [
      [
        'It is restful to be known somewhere. It is also restful not to be.',
        'In a place you know, you need not look for anything. In a new one, looking is the fun.',
      ],
    ],
    parts: [
      [
        'The same place again',
        [
          'They remember how you like your eggs. You know which step creaks, and the first evening is already one of rest.',
          'Children measure themselves there against the same gatepost each year.',
        ],
        'A worn path to a familiar gate',
      ],
      [
        'Somewhere new',
        [
          'Nobody knows you, and each bakery is a discovery. You get lost on the first day and tell of it for years.',
          'It may go wrong, and those tend to be the better stories.',
        ],
        'A map unfolded on the {bonnet|hood} of a car',
      ],
    ],
    turn: [
      'Many people start with new places and end up with a favourite.',
      'And some go to the same place every year by a new road.',
    ],
    asks: ['Same place again, or somewhere new?', 'Where have you been more than five times?'],
    ends: {
      p: 'Decide before you begin to pack.',
      f: 'Tell us your favourite place. We will not pass it on.',
      a: 'Are you tired or restless? There is your answer.',
      t: 'Busy days in new places fly by, and look long afterwards.',
      h: 'The dog votes for the same place. He has left things there.',
      i: 'A place you go back to becomes part of the family.',
      l: 'The key, the stairs, the window, and you are back.',
    },
    keep: 'the evening when the plans are made',
    send: 'whoever has the other list',
    own: [
      {
        about: 'return(?:ing)? guests|regulars?|come back|every year|loyal',
        kinds: ['offer', 'number', 'proof', 'policy'],
        lead: 'For guests who come back:',
      },
    ],
    pic: {
      ask: 'The spot in the house that guests who return go to first',
      alt: 'A chair by a window with a view of a garden path',
    },
    claims: [
      [
        'Novel experience leads to longer remembered time',
        'psychology of time perception, Hammond: holiday paradox',
      ],
    ],
  },
  {
    id: 'what-do-you-bring-home',
    format: 'question',
    again: 6,
    emoji: '🐚',
    tags: ['TravelSouvenirs', 'TravelTalk', 'WeekendAway'],
    title: ['What do you bring home from a trip?', 'Souvenirs worth carrying home'],
    cover: 'Souvenirs worth carrying home',
    gist: [
      'A stone, a recipe, a kind of cheese, a new word: what do you bring home from a trip, apart from washing?',
      'Some people bring home a magnet, some a pebble, and some a new habit. What comes home in your suitcase?',
    ],
    subject: ['What do you bring home from a trip?', 'A pebble in the coat pocket'],
    hooks: {
      '*': [
        'In many coat pockets there is a stone from some {holiday|vacation} or other.',
        'Sand comes home from every {holiday|vacation} without being packed.',
      ],
      p: 'The best souvenirs weigh nothing or can be eaten.',
      f: 'What did you bring back the last time you were away? The washing does not count.',
      a: 'Bring home one thing that you will use.',
      t: 'Smells and tastes bring a place back better than pictures do. That speaks for the jam.',
      h: 'The liqueur was wonderful down there. At home it tastes of cough syrup.',
      i: 'If you bring home a habit, the trip goes on.',
      l: 'A bar of soap from there, and your bathroom smells of the sea.',
    },
    lines: {
      '*': [
        'What do you bring home from a trip, apart from washing?',
        'Bring home something for the kitchen: a spice, a jar, a wooden spoon. You will think of the place every time you cook.',
        'Buy your souvenirs in a {supermarket|grocery store}. {Biscuits|Cookies}, mustard and matches tell you more about a country than magnets.',
        'Brought a stone home? Write on it in pencil where it is from. In five years you would not know.',
        'Learn to cook one dish from the place where you were. You can share that souvenir with twelve people.',
      ],
      h: ['The straw donkey was a bargain. It had its own seat on the train.'],
    },
    scene: [
      'The suitcase is open on the bed. Out of one sock comes a jar of honey, out of the other a shell, and sand from everywhere.',
      'Somebody at home has started to eat breakfast outdoors. "That is how it was there," they say, in coats.',
    ],
    why: [
      [
        'Souvenirs from shops look the same everywhere. What you found, tasted or learnt is really from there.',
        'You use a habit every day, and nobody has to dust it.',
      ],
    ],
    parts: [
      [
        ['Something to eat', 'A taste of the place'],
        [
          'For two weeks breakfast tastes of the {holiday|vacation}.',
          'Ask your host what the people there take when they visit an aunt.',
        ],
        'A jar of local honey on a windowsill',
      ],
      [
        ['Something you found', 'A pebble or a ticket'],
        [
          'It cost nothing, and it is from one particular hour.',
          'It lives in a bowl in the hall, and everyone may guess which beach.',
        ],
        'A pebble and a ticket in a small bowl',
      ],
      [
        ['A new habit', 'Something you now do differently'],
        [
          'Coffee standing up, supper at nine, a walk before bed. It needs no room in the bag.',
          'For a while you do it as they did. Sometimes it stays for good.',
        ],
        'A cup of coffee at a standing counter',
      ],
    ],
    turn: [
      'And the neighbours who watered the plants get something as well.',
      'And the mud on the boots comes home anyway.',
    ],
    asks: ['What do you bring home from a trip?', 'Which habit did you pick up somewhere else and keep?'],
    ends: {
      p: 'Small, edible or a habit: none of them ends up in {the loft|the attic}.',
      f: 'We are collecting ideas. Edible ones are welcome.',
      a: 'One thing, often used.',
      t: 'Plants, meat, dairy and shells may be restricted at borders; look it up before you pack.',
      h: 'At customs, the cheese spoke for itself.',
      i: 'And so a bit of the trip goes on at your table.',
      l: 'You open the jar, and you are back there.',
    },
    keep: 'the last morning before you leave',
    send: 'whoever still has sand in their shoes',
    own: [
      {
        about: 'jam|honey|marmalade|our own|home.?made|farm shop|local produce',
        kinds: ['product', 'service', 'process', 'price'],
        lead: 'To take home:',
      },
    ],
    pic: {
      ask: 'Something local and small that guests often take home',
      alt: 'A jar of honey and a few pebbles on a windowsill',
    },
    claims: [
      ['Smell and taste are strong cues to autobiographical memory', 'psychology textbook'],
      ['Import of plants, animal products and shells is restricted in many countries', 'customs advice'],
    ],
  },
  {
    id: 'a-postcard-in-forty-words',
    format: 'howto',
    again: 9,
    emoji: '✉️',
    tags: ['PostcardLove', 'TravelTips', 'SnailMail'],
    title: [
      'What to write on a postcard so that it is kept',
      'Postcards people keep: four sentences that work',
    ],
    cover: 'What to write on a postcard',
    gist: [
      'Leave out the weather. Say where you are sitting, tell one small thing that happened today, and say what made you think of them.',
      'A good postcard has a place, one small story and the person it is for. It takes five minutes and hangs on a fridge for a year.',
    ],
    subject: ['What to write on a postcard', 'Leave out the weather'],
    hooks: {
      '*': [
        '"Weather good, food good, see you soon" has been written on millions of postcards. You can do better.',
        'A postcard is the only message that people hang on the fridge.',
      ],
      p: 'A postcard costs as much as a coffee and stays up for a year.',
      f: 'Write a postcard from where you are sitting right now. Here is how to begin.',
      a: 'A postcard: no weather, one story, their name.',
      t: 'A postcard has room for about forty words. Use a pen that does not smudge.',
      h: 'The postcard arrived three weeks after the person who sent it.',
      i: 'For five minutes you think of one single person. That is the present.',
      l: 'A terrace, a pen, and a stamp with a lighthouse.',
    },
    lines: {
      '*': [
        'How to begin a postcard: "I am sitting on..." Then look up and go on.',
        'Write your postcards on the first day. You notice more, and they may arrive before you do.',
        'Put the date and the place on a postcard. In thirty years they will read that first.',
        'Writing a postcard? Put the address first. Otherwise the street ends up sideways along the edge.',
      ],
      h: ['Card to the office: "I am thinking of you all." It was very short and entirely untrue.'],
    },
    scene: [
      'Four postcards, one pen, a café table. On each of them so far it says "Dear".',
      'At home, a year later: somebody takes the postcard off the fridge, reads it again, and puts it back.',
    ],
    why: [
      [
        '"Weather lovely" could come from anywhere. A detail can only come from you.',
        "Everyone knows that the sea is blue. That a gull has just taken the waiter's pen is news.",
      ],
      [
        'A postcard took you five minutes, and they know it.',
        'Messages arrive by the dozen. A card with a stamp arrives alone.',
      ],
    ],
    parts: [
      [
        ['Write the address first', 'Put the {postcode|zip code} in your phone'],
        [
          'Most cards are never sent because nobody has the address.',
          'It goes on the right, with the country in capitals.',
        ],
        'A hand writing an address on a postcard',
      ],
      [
        ['Say where you are sitting', 'Begin with the view'],
        [
          'A bench, a ferry, the second step from the top: they can see you there.',
          'Then write what you see and what you hear.',
        ],
        'A postcard and a pen on a café table',
      ],
      [
        ['Tell one small thing from today', 'Write what went wrong'],
        [
          'The dog on the ferry, the wrong train, the word that you got wrong.',
          'The cathedral is on the front already.',
        ],
        'A ferry rail with a dog looking over it',
      ],
      [
        ['Say what made you think of them', 'Mention something they would like'],
        [
          'A hat, a cake, a joke that they would have made. Half a sentence will do.',
          'Then it is a card for them and nobody else.',
        ],
        'A hat on a market stall',
      ],
      [
        ['Post it the same day', 'Buy the stamp with the card'],
        ['Your host knows where the next box is.', 'In your bag it will only travel home with you.'],
        'A postcard going into a {letterbox|mailbox}',
      ],
    ],
    turn: ['And send one to yourself.', 'Children dictate the best ones. Write down exactly what they say.'],
    asks: ['When did you last get a postcard, and from whom?', 'Who would be glad of a card from you?'],
    ends: {
      p: "Five minutes and a stamp, for a year on somebody's fridge.",
      f: 'Go on. There is a fridge with room on it.',
      a: 'Sit down, write, post it.',
      t: 'Pencil and ballpoint survive rain better than ink.',
      h: "The handwriting gets worse towards the end. So does everybody's.",
      i: 'Somebody would like to know that you thought of them.',
      l: 'A year on, the picture has faded, and they still read it.',
    },
    keep: 'the first morning away',
    send: 'someone who only sends pictures',
    pic: {
      ask: 'A postcard of your area on the table by the window, half written',
      alt: 'A half-written postcard and a pen on a table by a window',
    },
    claims: [['Ballpoint and pencil resist water better than ink', 'stationery practice']],
  },
  {
    id: 'three-generations-one-house',
    format: 'checklist',
    again: 9,
    emoji: '👵',
    tick: true,
    tags: ['FamilyTravel', 'AccessibleTravel', 'BookingTips'],
    title: [
      'What to ask before booking a trip with grandparents',
      'Family trip with older relatives: what to ask about the house',
    ],
    cover: 'Travelling with grandparents?',
    gist: [
      'How many steps are there, is the shower level, is there a chair with arms, how high is the bed? A few questions to the house, and everybody sleeps well.',
      '"Accessible" can mean anything. Ask about steps, doors, the shower and the height of the bed, and ask for a photograph.',
    ],
    subject: ['Travelling with grandparents?', 'Five questions before you book'],
    hooks: {
      '*': [
        'Travelling with your parents? One step in front of the shower can spoil the weekend, so ask.',
        'Before a trip with grandparents, ask about {the lift|the elevator}. In some houses it starts on the {first|second} floor.',
      ],
      p: 'Five exact questions before you book, and three generations sleep well.',
      f: 'Taking your parents along, or theirs? Then ask about the shower before you ask about the view.',
      a: 'Booking for older relatives: ask for numbers and a photograph.',
      t: 'Everybody means something else by "accessible". Measurements are clear.',
      h: '"Only a few steps," they said. There were nineteen.',
      i: 'A trip is better if everyone can come along.',
      l: 'A bench in the sun, at the right height, with arms.',
    },
    lines: {
      '*': [
        'Travelling with grandparents? Ask: steps to the door, steps to the room, edge of the shower, height of the bed, chair with arms.',
        'Travelling with older relatives? Ask for a photograph of the bathroom with the door open. It tells you more than the word "accessible".',
        'Three generations in one house: book the quiet room for those who wake early, and the one by the stairs for those who come home late.',
        'On a trip with grandparents, plan one thing in the morning and a long sit after lunch. The small children like it, too.',
        'For grandparents, ask for the ground floor first and for the view second.',
      ],
      h: ['Grandfather wanted no fuss at all. Then he tested every chair.'],
    },
    scene: [
      'Three generations in the hall. One of them looks up the stairs and says bravely that it will be all right.',
      'The bathroom is lovely. It has a tub with feet like a lion, and a rim as high as a garden fence.',
    ],
    why: [
      [
        'Older people often do not ask, because they do not want to be a bother. So ask for them.',
        'Nobody of seventy-nine likes to write "can I get out of the bath?" to strangers.',
      ],
      [
        'Photographs show the bed and the view. They seldom show the step in between.',
        'People who live in a house no longer notice its stairs.',
      ],
    ],
    parts: [
      [
        ['Ask how many steps there are', 'Count the steps from car to bed'],
        [
          'Count the ones outside as well, and ask if there is a rail.',
          'Three at the door, one in the corridor, two down to breakfast: it adds up.',
        ],
        'Front steps with a handrail',
      ],
      [
        ['Ask about the edge of the shower', 'Ask for a photo of the bathroom'],
        [
          'Level, a hand high, or over the side of a bath? And is there something to hold on to?',
          'A non-slip mat and a stool can often be lent, if they know before.',
        ],
        'A level shower with a handrail',
      ],
      [
        ['Ask how high the bed is', 'Ask if the mattress is firm'],
        [
          'Knee height is good. Anything lower is hard to get out of.',
          'A firm mattress and a lamp within reach do more than a view.',
        ],
        'A bed with a lamp and a clear path beside it',
      ],
      [
        ['Ask where they can sit down', 'Look for benches with arms'],
        [
          'In the garden, in the hall, on the way to the shops: arms help in getting up.',
          'Ask for the distance in minutes with a stick, not in {metres|yards}.',
        ],
        'A bench with arms in a garden',
      ],
      [
        ['Plan the way to the bathroom at night', 'Bring a night light'],
        [
          'A small plug-in light between bed and bathroom is the best thing to bring.',
          'Walk it together once before supper.',
        ],
        'A night light near a bathroom door',
      ],
    ],
    turn: [
      'And then ask for the view after all. Somebody will sit in front of it for a long time.',
      'Good houses like such questions. Then they know which room to give you.',
    ],
    asks: [
      'What do you ask before you travel with your parents?',
      'What has made it easy for everyone to come along?',
    ],
    ends: {
      p: 'One message in advance, and nobody has to be brave.',
      f: 'And take a lot of pictures. Not of the view.',
      a: 'Steps, shower, bed, chair, light.',
      t: 'For wheelchairs ask for clear door width and turning space, in figures.',
      h: 'In the end it was the teenager who could not manage the stairs before noon.',
      i: 'The best memory will not be of the sights.',
      l: 'Evening, three generations on one bench.',
    },
    keep: 'the next family birthday away from home',
    send: 'your brother, who is booking',
    own: [
      {
        about: 'ground floor|step.?free|accessib|walk-?in shower|wheelchair|\\blift\\b|elevator|level access',
        kinds: ['product', 'service', 'place', 'policy'],
        lead: 'Good to know for older guests:',
      },
    ],
    pic: {
      ask: 'The way from your front door to the easiest room, without anything tidied away',
      alt: 'A front door with a handrail and a clear path',
    },
    claims: [
      ['Definitions of accessible accommodation vary by country', 'tourism accessibility standards'],
      ['Night lights, rails and beds at knee height reduce the risk of falls', 'falls prevention advice'],
    ],
  },
];
