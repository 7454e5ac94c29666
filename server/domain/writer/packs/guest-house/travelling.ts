// Choosing, booking, going, and coming home again.
import type { Idea } from '../../library/idea.ts';

export const TRAVELLING: readonly Idea[] = [
  {
    id: 'read-the-middle-reviews',
    format: 'tip',
    again: 9,
    emoji: '⭐',
    tags: ['TravelTips', 'BookingTips', 'WeekendAway'],
    title: ['How to read hotel reviews: begin in the middle', 'Which hotel reviews tell you something?'],
    cover: 'Begin with the three stars',
    gist: [
      'The best and the worst reviews mostly tell you about a mood. Read the middling ones, look for words that come up again and again, and see how the house answers.',
      'Three stars out of five are the useful ones: written by somebody who liked some of it and says which. Then look at what is mentioned five times.',
    ],
    subject: ['Skip the raptures and the rage', 'The useful reviews have three stars'],
    hooks: {
      '*': [
        'Somebody gave the sea one star because it was cold.',
        'The most useful review of any place was written by a guest who was neither in love nor in a rage.',
        'The happiest and the angriest both tell you about themselves. Ask the ones in between.',
      ],
      p: 'Reading five middling reviews tells you more than the average of five hundred.',
      f: 'Choosing a room tonight? Skip the raptures for a moment, and the fury as well.',
      a: 'Start with the middle. Look for repeats.',
      t: 'Ratings cluster at both ends, since delight and annoyance make people write; the middle is thin and informative.',
      h: '"Peaceful, but the church bells!" The church was asked. It was there first.',
      i: 'Behind most reviews is somebody who wanted a few good days. So do you.',
      l: 'One sentence about the morning light says more than any score.',
    },
    lines: {
      '*': [
        'Reading reviews: middle ones first, newest first, and count nouns. If "bed" comes up five times, you know about the bed.',
        'Ask of each complaint: would that have bothered me? "No nightlife whatsoever" can be the best news of the page.',
        'Read how the house answers criticism. Calm and with facts is how they will talk to you at the door as well.',
        'Look for somebody who travels as you do: with a dog, with small children, with bad knees. One of them is worth fifty others.',
        'Sort by date and not by stars. The bathroom may be new.',
      ],
      h: ['"Far too many stairs, view lovely." It was a lighthouse.'],
    },
    scene: [
      'Eleven at night, two tabs open. One house is "paradise", the other "never again", and by the third page you notice that it is the same one.',
      'Four point six or four point seven? You have been comparing them for an hour, and you still know nothing about the pillows.',
    ],
    why: [
      [
        'People write when they are thrilled or cross. Those who were simply content go home and unpack.',
        'Top marks may mean a wedding, and the lowest a puncture on the way. Neither will happen to you on that day.',
      ],
      [
        'A middling review has to explain itself, so it gets down to cases: the stairs, the street, the coffee.',
        'Somebody who takes a star away and leaves the rest on tells you what for.',
      ],
    ],
    parts: [
      [
        ['Read the ones in the middle', 'Start with three stars'],
        [
          'They name what was good and what was not, and that is all you wanted to know.',
          'There are fewer of them, so it goes quickly.',
          'Someone weighed it up there, and told you both sides.',
        ],
        'A phone with reviews on it beside a cup of tea',
      ],
      [
        ['Count what is repeated', 'Look for a pattern'],
        [
          'One person and the hairdryer is an anecdote. Six people and the street is the street.',
          'Praise as well: if everybody mentions the same breakfast, set your alarm.',
          'What six strangers mention is the house. The rest was the day.',
        ],
        'A pencil ticking a word on a printed page',
      ],
      [
        ['Look at the answers', 'See how the owner replies'],
        [
          'Houses change their mattresses and their owners. An answer tells you what has happened since.',
          'Tone travels. Somebody who is rude in writing will not be kinder in person.',
          'A calm answer to an angry guest says more about a place than its photographs.',
        ],
        'Somebody typing a reply at a desk',
      ],
      [
        ['Then ask the house one thing', 'Ask your last question yourself'],
        [
          'Whatever still worries you, in one line. The reply is a review of its own.',
          'How quickly and how plainly it comes is the best rating you will get.',
          'You will get a fact, and a first impression.',
        ],
        'A short message being written on a phone',
      ],
    ],
    turn: [
      'And when you write one yourself: say who you are, when you came, and one thing that nobody else will mention.',
      'After that, stop reading. It is only a weekend.',
    ],
    asks: ['What is the oddest review you have ever read?', 'Which word in a review makes you book, or run?'],
    ends: {
      p: 'Ten minutes of this beat an hour of averages.',
      f: 'And if a place was lovely, tell them. It gets read out at breakfast.',
      a: 'Middle. Repeats. Answers. Book.',
      t: 'Sort by date before you judge; anything older than two seasons describes another house.',
      h: 'The weather has been informed of its rating and will try to improve.',
      i: 'A fair word helps those who come after you, and those who made the bed.',
      l: 'Some places you read about. Others you are told of, quietly.',
    },
    work: 'The middling review is also the one for owners to read first. It comes from somebody who could have been won over entirely, and it mostly names what was missing in six words.',
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
      'Look on the sites, talk to the house, and compare what both offer.',
    ],
    title: ['Is it better to book a hotel direct?', 'Website or phone call: how to book a small hotel'],
    cover: '{Ring|Call} the house before you click',
    gist: [
      'Booking sites are good for comparing. For anything out of the ordinary, a quiet room, a late arrival, a {cot|crib}, ask the house itself: it knows its rooms by their creaks, and it keeps the commission.',
      'Look around on the large sites, then write to the house. Compare price, terms of cancellation and which room exactly, and take the better offer.',
    ],
    subject: ['One phone call before you book', 'Who knows which room is quiet?'],
    hooks: {
      '*': [
        'No website knows which of the rooms has the squeaking floorboard.',
        'Between seeing a room and booking it there should be one short phone call.',
        'A small hotel knows things about its rooms that no filter has a box for.',
      ],
      p: 'One message to the house shows whether there is a better room, a better price, or neither.',
      f: 'Found something nice? Before you click, give them a {ring|call}.',
      a: 'Compare there. Ask here. Then book.',
      t: 'Booking platforms usually charge the house a commission on each stay; the terms for guests differ from route to route.',
      h: '"Only one room left!" it flashes. There are five rooms. It has been saying that since Easter.',
      i: 'A stay begins with the first voice you hear.',
      l: 'Somebody picks up, and already knows which window you will like.',
    },
    lines: {
      '*': [
        'Before you book online, ask the house: is there a quieter room, and what would it cost with you? One line, often a good answer.',
        'Compare three things and not one: the price, until when you can cancel, and what is included. The lowest figure often has none of the rest.',
        'Special wishes belong with the house. What is typed into the box on a website may arrive as three dots.',
        'If you book through a site, write down its number and the booking code. With a change of plan, you will have to talk to them first.',
        'Say what the trip is for. A birthday and a funeral get different rooms.',
      ],
      h: ['On the phone they asked what the dog was called. No form has ever wanted to know that.'],
    },
    scene: [
      'The page says that eleven people are looking at this room. In the house itself one person is looking at it, and she is changing the sheets.',
      'You type "ground floor if possible, bad hip" into a little field and press send. Where it goes, nobody can tell you.',
    ],
    why: [
      [
        'A site shows every house in one pattern, which is what it is good at. The differences fall through the grid.',
        'In the list all the rooms are "double, standard". In reality one of them has the morning sun and one the kitchen below it.',
      ],
      [
        'A middleman costs something, and somebody pays it. Small houses notice every booking that comes straight to them.',
        'What goes in commission cannot go into breakfast, to put it shortly.',
      ],
    ],
    parts: [
      [
        ['Look around on the sites', 'Use the sites to look'],
        [
          'Map, dates, price range: sites are good at those, and they show places that you had never heard of.',
          'Filters leave you with ten that might do. Nobody can telephone a hundred.',
          'They are a good window and a poor adviser.',
        ],
        'A laptop with a map open',
      ],
      [
        ['Ask the house for the rest', 'Use the phone to choose'],
        [
          'Which room is quiet, where does the car go, is there a fridge for medicine? They walk past it every day.',
          'Ask for the price as well. Sometimes it is the same, with a better room.',
          'Somebody there knows which room gets the morning sun.',
        ],
        'A hand holding a phone beside an open notebook',
      ],
      [
        ['Read the terms before you pay', 'Look at the conditions before the price'],
        [
          'Cancelling until the day before or not at all: that may be worth more than a small discount.',
          'Each route has its own rules, and in a muddle you deal with the one that you booked through.',
          'A room that can be cancelled may be the cheaper one in the end.',
        ],
        'A finger on a page of booking terms',
      ],
    ],
    turn: [
      'And if the site has the better offer: take it, and bring your questions along.',
      'It takes three minutes and a sentence about yourself.',
    ],
    asks: [
      'Do you still {ring up|phone}, or do you only click?',
      'What did you ask a hotel that no form had a box for?',
    ],
    ends: {
      p: 'Three minutes that can change the room, the price and the welcome.',
      f: 'Say when you are coming and what for. It helps in finding you the right pillow.',
      a: 'Compare. Ask. Read. Book.',
      t: 'Some contracts bind houses to one price on all routes; extras are not covered by that.',
      h: 'Hold music is rare. More often you will hear a coffee machine.',
      i: 'Money that stays in a place helps it to remain one.',
      l: 'They will have written down your name before you have spelt it.',
    },
    keep: 'the next time only one room is left',
    send: 'whoever books everything with one thumb',
    own: [
      {
        about: 'book (?:direct|with us)|direct book|best price|ring us|call us|phone|cancel',
        kinds: ['offer', 'policy', 'service', 'place', 'process'],
        lead: 'These are things to know before you book.',
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
    cover: 'Follow the leaves downhill',
    gist: [
      'Leaves turn high up first and in the valley last, in cold hollows before warm streets. Cool nights and bright days give the strongest colour, and a storm takes it away in an hour. So stay flexible and go on a weekday.',
      'Colour comes down the hill a little every day. If you are too early for the valley, go up. If you are too late up there, come down.',
    ],
    subject: ['Too early in the valley? Go up', 'Autumn comes down the hill'],
    hooks: {
      '*': [
        'Autumn walks downhill. You can go and meet it.',
        'The best day for leaves is never the day that was booked in summer.',
        'Nobody can book the week in which a beech turns red.',
      ],
      p: 'With one rule about height you can see autumn colour for weeks and not for one weekend.',
      f: 'Everything still green at home? Then put your boots in the car and go up a hill.',
      a: 'Early in the season, go high. Late, stay low.',
      t: 'Shorter days and cool nights break down chlorophyll; bright days and nights without frost favour the reds.',
      h: 'The leaves are lovely. The other four hundred cars think so as well.',
      i: 'Trees make the least fuss of anyone about letting go.',
      l: 'Copper, rust, a late sun, and nobody on the path.',
    },
    lines: {
      '*': [
        'Looking for autumn colour: up the hill early in the season, down in the valley late. It moves a little further every day.',
        'Backlight makes leaves glow. Walk towards the low sun and not away from it, early in the day or late.',
        'Birches and larches go yellow, maples red, beeches copper, oaks last of all. If you missed one, wait for the next.',
        'Wet leaves on a slope are as slippery as ice. A stick and boots with tread save the day.',
        'One frosty night and one sunny day: go on the third.',
      ],
      h: ['He photographed one leaf for an hour. It fell. He said that this was part of it.'],
    },
    scene: [
      'From the window everything is green. Two hundred metres up, somebody is standing under a tree of pure copper and taking off a glove for the camera.',
      'Fog in the morning. By eleven it tears open, and all at once the slope opposite is lit as if for an opera.',
    ],
    why: [
      [
        'Cold starts the colour, and cold collects high up and in hollows.',
        'A few degrees are enough to shift the turn by a week, and you can walk those few degrees in an hour.',
      ],
      [
        'Sugar made on bright days stays in the leaf on cool nights, and some trees turn it into red.',
        'Grey and mild weather gives brown. Sun and crisp nights give what you see on calendars.',
      ],
    ],
    parts: [
      [
        ['Ask somebody who lives there', 'Find somebody who walks there daily'],
        [
          'People who take a dog out each morning know the state of the beeches to a day.',
          'A photograph from this morning beats any forecast map.',
          'They see the colour arrive, tree by tree.',
        ],
        'A hand holding up a leaf in front of a hillside',
      ],
      [
        ['Choose by height', 'Go by height above the sea'],
        [
          'Plan one high walk and one low, and decide at breakfast.',
          'From a viewpoint you can see where the line of colour runs today.',
          'What is over on the hill is still to come in the valley.',
        ],
        'A hillside with colour halfway down',
      ],
      [
        ['Go early, and on a weekday', 'Be there before the others'],
        [
          'Low sun, mist, empty {car parks|parking lots}. By noon half the town has had the same idea.',
          'On a Tuesday at nine the wood belongs to you and a jay.',
          'Mist and low light last until about ten. So does the quiet.',
        ],
        'Low sun through trees on an empty path',
      ],
      [
        ['Turn round before you have to', 'Be back before dusk'],
        [
          'Under trees it gets dark earlier than on the clock, and it gets cold at once.',
          'A lamp in the bag weighs little, and fallen leaves hide the edge of a path.',
          'A wood is dark half an hour before the road is.',
        ],
        'A walker with a lamp on a leafy path',
      ],
    ],
    turn: [
      'A windy night, and it is all on the ground. There it rustles, at least.',
      'The finest tree is often beside the bus stop. Look up on the way home, too.',
    ],
    asks: ['Where is the best autumn tree that you know?', 'Do you still kick your way through leaves?'],
    ends: {
      p: 'Two days with a choice of heights are safer than one with a plan.',
      f: 'Bring a leaf home and put it in a book. You will find it again one spring.',
      a: 'High first. Low later. Early always.',
      t: 'Polarising filters take the shine off wet leaves and bring up the colour.',
      h: 'A leaf in your hair at supper shows that you were there.',
      i: 'Something can be ending and still be at its loveliest.',
      l: 'Later, woodsmoke, thick socks, and a window that has gone dark.',
    },
    keep: 'the first really cold night',
    send: 'whoever has boots by the door',
    own: [
      {
        about: 'walk|hik(?:e|ing)|footpath|trail|\\bwoods?\\b|forest|hill|view|autumn',
        kinds: ['place', 'offer', 'service', 'event', 'product'],
        lead: 'A walk needs somewhere to start from.',
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
    cover: 'Same again, or new?',
    gist: [
      'Some go to the same house every year and ask for the same table. Others never see a place twice. Which of them are you?',
      'Going back, you know where the light switch is. Going somewhere new, you find out. What do you want from a few days away?',
    ],
    subject: ['The same table by the window?', 'Again, or never twice'],
    hooks: {
      '*': [
        'There are people who have had the same table by the same window for twenty summers.',
        'Half of us unfold a map. The other half ask if the blue room is free.',
        'Some unpack before they look out, because they know what is there.',
      ],
      p: 'Going back rests you more. Going somewhere new lasts longer in the memory. It depends what you need.',
      f: 'When you plan a few days away, is it somewhere you know or somewhere you do not?',
      a: 'Tired: go back. Restless: go on.',
      t: 'New surroundings leave more separate memories, so that a week feels longer afterwards; familiar ones cost less attention.',
      h: 'They have come back for nineteen years. They still discuss at the {roundabout|traffic circle} if it is the second exit.',
      i: 'You can get to know the world, or one place. Both take a lifetime.',
      l: 'The same path, the same bench, another light.',
    },
    lines: {
      '*': [
        'Same place again, or somewhere new?',
        'A compromise that works: same house, and each day one path that you have never taken.',
        "If you go back, take something along: last year's photograph, from the same bench. After ten years you have a film.",
        'If you travel with people who want both, take turns. Even years back, odd years on.',
        'Do both: the same house, and each year a path that you have not walked.',
      ],
      h: ['"We like to try something new," she said, and asked for the room they had last time.'],
    },
    scene: [
      'He wants to go back to the place with the plum cake. She has found an island. The table is small, and on it lie two lists.',
      'You open the door of the room, and your hand finds the light without looking.',
    ],
    why: [
      [
        'To be known somewhere is a kind of rest. Not to be known is another.',
        'One way you need not look for anything. The other way you have to, and that is the point.',
      ],
    ],
    parts: [
      [
        'Back to where we were',
        [
          'They remember how you like your eggs. You know which step creaks, and the first evening is already one of rest.',
          'Children measure themselves there against the same gatepost each year.',
          'You are greeted by name, and you know where the good towels are.',
        ],
        'A worn path to a familiar gate',
      ],
      [
        'Somewhere new',
        [
          'Nobody knows you, and each bakery is a discovery. You get lost on the first day and tell of it for years.',
          'It may go wrong, and those tend to be the better stories.',
          'Every corner is a surprise, and some of them have a cake shop.',
        ],
        'A map unfolded on the {bonnet|hood} of a car',
      ],
    ],
    turn: [
      'Most people begin with the second and end up with the first.',
      'And there are those who drive to the same place each year, by a new road.',
    ],
    asks: ['Same place again, or somewhere new?', 'Where have you been more than five times?'],
    ends: {
      p: 'Whatever you choose, decide before the argument about packing.',
      f: 'Tell us your place. We shall not pass it on.',
      a: 'Ask yourself what you are tired of. Then choose.',
      t: 'In memory research it is called the holiday paradox: busy, novel days fly by and look long later.',
      h: 'The dog votes for the same place. He has left things there.',
      i: 'A place that one goes back to grows up along with the family.',
      l: 'The key, the stairs, the window. You exhale.',
    },
    keep: 'the evening when the plans are made',
    send: 'whoever has the other list',
    own: [
      {
        about: 'return(?:ing)? guests|regulars?|come back|every year|loyal',
        kinds: ['offer', 'number', 'proof', 'policy'],
        lead: 'Going back has its rewards.',
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
    cover: 'What comes home in your case?',
    gist: [
      'A stone, a recipe, a kind of cheese, a word that nobody at home understands. What do you bring back from a trip, apart from washing?',
      'Some bring a magnet from everywhere, some a pebble, and some one new habit. What comes home in your bag?',
    ],
    subject: ['A pebble in the coat pocket', 'What comes home with you?'],
    hooks: {
      '*': [
        'In many coat pockets lies a stone that somebody once thought important.',
        'The sand gets home without being packed.',
        'What fits in a pocket is often what stays.',
      ],
      p: 'What lasts longest from a trip usually weighs nothing or can be eaten.',
      f: 'What did you bring back the last time you were away? The washing does not count.',
      a: 'Bring home one thing that you will use.',
      t: 'Smell and taste call up places more strongly than pictures, which speaks for the jam.',
      h: 'The liqueur was wonderful down there. At home it tastes of cough.',
      i: 'A place goes on in you when you have brought home one of its habits.',
      l: 'A bar of soap from there, and the bathroom is by the sea.',
    },
    lines: {
      '*': [
        'What do you bring home from a trip, apart from washing?',
        'Bring a kitchen thing: a spice, a jar, a wooden spoon. You will think of the place at every stew.',
        'Buy your souvenir in a {supermarket|grocery store}. {Biscuits|Cookies}, mustard and matches tell more about a country than its magnets do.',
        'Write on the stone with a pencil where it is from. In five years it would otherwise just be a stone.',
        'Learn one dish from where you were. It is the only souvenir that can be given to twelve people.',
      ],
      h: ['The straw donkey was a bargain. It has had its own seat on the train.'],
    },
    scene: [
      'The case is open on the bed. Out of a sock comes a jar of honey, out of the other one a shell, and from everywhere sand.',
      'Somebody at home has started to eat breakfast outdoors. "That is how it was there," they say, in coats.',
    ],
    why: [
      [
        'Things from shops for visitors look alike from coast to coast. What you found, tasted or learnt is from there.',
        'A habit brought home is used every day, and nobody has to dust it.',
      ],
    ],
    parts: [
      [
        ['Something to eat', 'Something that gets eaten'],
        [
          'It lasts two weeks, and for that long Sunday breakfast is abroad.',
          'Ask your host what the people there take when they visit an aunt.',
          'Two weeks later it is gone, and it needs no shelf.',
        ],
        'A jar of local honey on a windowsill',
      ],
      [
        ['Something found', 'Something from the ground'],
        [
          'Feather, pebble, ticket. It cost nothing and is from one particular hour.',
          'It lives in a bowl in the hall, and everyone may guess which beach.',
          'Only you know why. That is the point of it.',
        ],
        'A pebble and a ticket in a small bowl',
      ],
      [
        ['A habit', 'Something you do differently now'],
        [
          'Coffee standing up, supper at nine, a walk before bed. It needs no room in the bag.',
          'For a while you do it as they did. Sometimes it stays for good.',
          'It weighs nothing and goes through any control.',
        ],
        'A cup of coffee at a standing counter',
      ],
    ],
    turn: [
      'And the neighbours get whatever they watered the plants for.',
      'Some places insist on being brought home as mud.',
    ],
    asks: ['What do you bring home from a trip?', 'Which habit did you pick up somewhere else and keep?'],
    ends: {
      p: 'Small, edible or invisible: those three never end up in {the loft|the attic}.',
      f: 'We are collecting ideas. Edible ones are welcome.',
      a: 'One thing. Used often.',
      t: 'Plants, meat, dairy and shells may be restricted at borders; look it up before you pack.',
      h: 'Customs had one question about the cheese. The cheese answered for itself.',
      i: 'So a bit of elsewhere goes on living at your table.',
      l: 'You open the jar, and there is the afternoon.',
    },
    keep: 'the last morning before you leave',
    send: 'whoever still has sand in their shoes',
    own: [
      {
        about: 'jam|honey|marmalade|our own|home.?made|farm shop|local produce|hampers?',
        kinds: ['product', 'service', 'process', 'price'],
        lead: 'What a place tastes of goes home with you.',
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
    cover: 'Forty words and a stamp',
    gist: [
      'Leave out the weather. Say where you are sitting, tell one small thing that happened today, and one that made you think of them. Write it on the first day, or it will be posted at home.',
      'A good postcard has a place to sit, one incident and the person it is for. It takes five minutes and hangs on a fridge for a year.',
    ],
    subject: ['Leave out the weather', 'Write it before the second day'],
    hooks: {
      '*': [
        '"Weather good, food good, see you soon" has been sent some millions of times. It was never about the weather.',
        'A postcard is the only message that gets hung on a fridge.',
        'You have six square inches and somebody who will turn them over twice.',
      ],
      p: 'A postcard costs a coffee and stays up for a year.',
      f: 'Write to somebody from where you are sitting right now. Here is how to begin.',
      a: 'No weather. One story. Their name.',
      t: 'Space for about forty words, address on the right, and a pen that does not smudge on coated card.',
      h: 'The card arrived three weeks after its sender. Both were a surprise.',
      i: 'For five minutes you think of one single person. That is the whole present.',
      l: 'Ink, a terrace, a stamp with a lighthouse.',
    },
    lines: {
      '*': [
        'How to begin a postcard: "I am sitting..." Then you only have to look up and go on.',
        'Write cards on the first day. You notice more, and they arrive before you do.',
        'Put a date and a place on it. In thirty years that is the part they will read first.',
        'Address first, message second. Otherwise the street ends up vertical along the edge.',
        'Write the date as well. In thirty years that is what they will look for first.',
      ],
      h: ['Card to the office: "I am thinking of you all." It was very short and entirely untrue.'],
    },
    scene: [
      'Four cards, one pen, a café table. On each of them so far it says "Dear".',
      'At home, a year later, by the fridge: somebody takes the card down, reads it again, and puts it back under the magnet.',
    ],
    why: [
      [
        'General greetings could come from anywhere. A detail can only come from you, today.',
        "Everyone knows that the sea is blue. That a gull has just taken the waiter's pen is new.",
      ],
      [
        'A card takes time that could not have been used for anything else, and whoever gets it knows that.',
        'Messages arrive by the dozen. Paper with a stamp arrives alone, and has been carried by hand.',
      ],
    ],
    parts: [
      [
        ['Fill in the address first', 'The address before anything else'],
        [
          'Have addresses on your phone before you go, with {postcodes|zip codes}. That is what most cards fail for.',
          'The right half is for the street and the country, in capitals.',
          'Once you are out of room there is no street left to write it in.',
        ],
        'A hand writing an address on a postcard',
      ],
      [
        ['Begin with where you are sitting', 'Say where you are as you write'],
        [
          'A bench, a wet tent, the second step from the top. The reader sits down with you.',
          'From there it writes itself: what do you see, what do you hear?',
          'A wall, a ferry, a bed with a lamp. They can see you.',
        ],
        'A postcard and a pen on a café table',
      ],
      [
        ['Tell one small thing', 'One little thing from today'],
        [
          'The dog on the ferry, the wrong train, the word that you got wrong.',
          'Small and odd beats large and lovely. Cathedrals are on the front already.',
          'What went wrong is nicer to read than what went right.',
        ],
        'A ferry rail with a dog looking over it',
      ],
      [
        ['Say what made you think of them', 'And why you thought of them'],
        [
          'A hat, a cake, a joke that they would have made. Half a sentence will do.',
          'It turns a card to anybody into a card to one.',
          'Without that it is a brochure.',
        ],
        'A hat on a market stall',
      ],
      [
        ['Put it in the box today', 'Post it before the ink is dry'],
        [
          'Stamps are often sold where the cards are, and your host knows where the next box is.',
          'In the bag it will see three more towns and then your kitchen.',
          'A card in the bag has never arrived.',
        ],
        'A postcard going into a {letterbox|mailbox}',
      ],
    ],
    turn: [
      'And send one to yourself. It is odd, and it works.',
      'Children dictate the best ones. Write down exactly what they say.',
    ],
    asks: ['When did you last get a postcard, and from whom?', 'Who would be glad of a card from you?'],
    ends: {
      p: "Five minutes and a stamp, for a year on somebody's fridge.",
      f: 'Go on. There is a fridge with room on it.',
      a: 'Sit. Tell. Post.',
      t: 'Pencil and ballpoint survive rain better than ink.',
      h: "The handwriting gets worse towards the end. So does everybody's.",
      i: 'Somewhere there is someone who would like to know that you thought of them.',
      l: 'A year on, the picture has faded, and the words have not.',
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
    id: 'the-day-in-between',
    format: 'mistake',
    again: 9,
    emoji: '🧳',
    tags: ['TravelTips', 'SlowTravel', 'WeekendAway'],
    wrong: 'Coming home on the last possible evening',
    title: ['Why you should come home a day early', 'End a trip well: why the last day belongs at home'],
    cover: 'Keep one day in between',
    gist: [
      'Coming back at eleven at night with work at eight undoes a good part of the rest. Leave after breakfast, be home by afternoon, and have an evening for the washing and for nothing.',
      'The last night away is the dearest one if it costs you the first morning at home. Keep half a day in between.',
    ],
    subject: ['Home by four instead of midnight', 'The evening between away and work'],
    hooks: {
      '*': [
        "Sunday night, ten o'clock, in the rain, with a case in each hand: that is how most good weekends end.",
        'A few days away are over when you open the fridge and it is empty.',
        'You can come home rested or you can come home late.',
      ],
      p: 'Half a day between the road and work keeps the rest that you went for.',
      f: 'Are you planning to squeeze in that last evening? Think of Monday for a second.',
      a: 'Leave after breakfast.',
      t: 'Studies of {holidays|vacations} find that the good effect fades within weeks, and quickest where work piles up at once.',
      h: 'By the third set of {roadworks|road construction} nobody could remember the sunset.',
      i: 'Coming home is part of being away and deserves an evening of its own.',
      l: 'The key, the quiet, a bath, and the case still closed.',
    },
    lines: {
      '*': [
        'Coming home at four beats coming home at eleven: shopping, washing machine, an early night, and Monday is only a Monday.',
        'Before you go, put supper for the return into the freezer. It is the most loving thing you can do for yourself.',
        'Put clean sheets on your own bed before you leave. You come back to a guest house.',
        'Leave the first day back without appointments before noon. Nobody will notice but you.',
        'Keep one thing from the trip for the first Monday: a cheese, a song, the last of the sand.',
      ],
      h: ['"Let us make the most of the last day." It was made the most of. Everyone is still tired.'],
    },
    scene: [
      'On the {motorway|highway}, in the dark, brake lights as far as the hill. In the back somebody asks if there is any food at home.',
      'Half past four. The windows are open, a machine is running, and on the table stands the honey that came along.',
    ],
    why: [
      [
        'Everyone goes home on the same evening, so the roads are full and the trains are late.',
        'Those who leave in the morning have the road to themselves. The rest meet at six.',
      ],
      [
        'The change back takes time: unpacking, food, letters, bed. Pressed into one hour it feels like work.',
        'Without a gap one day runs straight into the other, and in your head you are still on the road at the first meeting.',
      ],
    ],
    parts: [
      [
        ['Go after breakfast', 'Leave while it is still nice'],
        [
          'A long breakfast, one more walk to the water, then go. That is a better goodbye than packing at dusk.',
          'The last afternoon is spent looking at the clock in any case.',
          'A last walk with nothing to catch is worth an evening in traffic.',
        ],
        'Luggage by an open front door in morning light',
      ],
      [
        ['Prepare your own welcome', 'Be kind to the person who comes home'],
        [
          'Fresh sheets, something in the freezer, milk that keeps.',
          'Half an hour before leaving is worth two when you are back.',
          'That is you: tired, hungry, and glad of clean sheets.',
        ],
        'A freshly made bed in an empty room',
      ],
      [
        ['Unpack before you sit down', 'Empty the bag at once'],
        [
          'Washing into the machine, case under the bed. Afterwards it would stand in the hall until Thursday.',
          'Twenty minutes, coat still on. Then it is over.',
          'It takes less time than walking round it all week.',
        ],
        'An open suitcase beside a washing machine',
      ],
      [
        ['Keep the evening free', 'Plan nothing for that night'],
        [
          'No visit, no inbox. Look at the pictures and go to bed early.',
          'One quiet evening makes sure that what you rested for does not leak out on the way.',
          'Let the trip settle. Tomorrow comes by itself.',
        ],
        'A lamp, a cup and a few printed photographs',
      ],
    ],
    turn: [
      'And if you really want that night: then take the Monday off as well.',
      'You lose an evening and keep a week.',
    ],
    asks: [
      'Do you come home early, or with the last train?',
      'What is the first thing you do when you are back?',
    ],
    ends: {
      p: 'The dearest hours of a trip are the ones in a traffic jam.',
      f: 'And then tell someone about it while you still smell of elsewhere.',
      a: 'Morning out. Evening free.',
      t: 'Traffic on return days usually peaks from mid-afternoon to evening; leave before noon or after supper.',
      h: 'The plants are well. They did not notice.',
      i: 'Rest is a guest that should not be hurried out of the house.',
      l: 'Night, your own pillow, and for a moment the sound of the sea.',
    },
    work: 'Those who come straight from the road to the meeting bring only their body along. Some firms keep the first morning after {leave|vacation} free of appointments, and get a person back instead of an inbox.',
    keep: 'the next time you book the last night',
    send: 'whoever wants to leave after supper',
    own: [
      {
        about: 'check.?out|breakfast|late departure|luggage|bags?\\b',
        kinds: ['policy', 'service', 'hours', 'process'],
        lead: 'The last morning is part of it, too.',
      },
    ],
    pic: {
      ask: 'The front door in the morning with a bag beside it',
      alt: 'A bag standing by an open front door in the morning',
    },
    claims: [
      [
        'Effects of time off on well-being fade within weeks, faster with high workload on return',
        'published vacation research, e.g. de Bloom',
      ],
      ['Return traffic peaks in the afternoon and evening', 'motoring organisations'],
    ],
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
    cover: 'Grandparents coming? Ask this',
    gist: [
      'How many steps, which way does the bathroom door open, is the shower level, is there a chair with arms, how far is it to the table? Five questions to the house, and everybody sleeps.',
      '"Accessible" can mean anything. Ask about steps, doors, the edge of the shower and the height of the bed, and ask for a photograph.',
    ],
    subject: ['How high is the edge of the shower?', 'Three generations, five questions'],
    hooks: {
      '*': [
        'One step in front of the shower decides whether a long weekend is rest or work.',
        '"There is {a lift|an elevator}" is true of many houses in which it starts on the {first|second} floor.',
        'It is nearly always one small step that decides.',
      ],
      p: 'Five exact questions spare three generations a bad night.',
      f: 'Taking your parents along, or theirs? Then ask about the shower before you ask about the view.',
      a: 'Ask for numbers and a photograph.',
      t: 'The word "accessible" is defined differently from country to country; measurements are not.',
      h: '"Only a few steps," they said. There were nineteen. A few of them were charming.',
      i: 'A trip on which everyone can come along is a different trip.',
      l: 'A bench in the sun, at the right height, with arms.',
    },
    lines: {
      '*': [
        'Travelling with grandparents? Ask: steps to the door, steps to the room, edge of the shower, height of the bed, chair with arms.',
        'Ask for a photograph of the bathroom with the door open. It answers more than the word "accessible" does.',
        'Book the quiet room for the ones who wake early, and the one by the stairs for the ones who come home late.',
        'Plan one thing in the morning and a long sit after lunch. It suits the four-year-olds as well as the eighty-year-olds.',
        'Ask for the ground floor first and for the view second.',
      ],
      h: ['Grandfather wanted no fuss at all. He then tested all the chairs.'],
    },
    scene: [
      'Four generations in the hall, and one looks up the stairs and says brightly that it will be quite all right.',
      'The bathroom is lovely. It has a free-standing tub with feet like a lion, and a rim at the height of a garden fence.',
    ],
    why: [
      [
        'Older people often do not ask, so as not to be a bother. So somebody younger has to.',
        'No one who is seventy-nine likes to write "can I get out of the bath?" to strangers. You can do it for them.',
      ],
      [
        'Photographs show beds and views. They seldom show the step in between.',
        'For a house the way to the room is so familiar that it no longer counts the stairs.',
      ],
    ],
    parts: [
      [
        ['How many steps are there in all?', 'Count the steps with the owner'],
        [
          'From the car to the bed, not only inside. And is there a rail, on which side?',
          'Three at the door, one in the corridor, two down to breakfast: it adds up.',
          'From the kerb to the pillow. A single one can be the one too many.',
        ],
        'Front steps with a handrail',
      ],
      [
        ['Is there an edge at the shower?', 'What is the shower like to get into?'],
        [
          'Level, a hand high, or over the side of a bath? Ask what there is to hold on to.',
          'A non-slip mat and a stool can often be lent, if they know before.',
          'Ask for a photograph of it. Words like walk-in are used freely.',
        ],
        'A level shower with a handrail',
      ],
      [
        ['How high is the bed?', 'Can they get up from the bed?'],
        [
          'Knee height is good. Lower than that, getting up becomes the first job of the day.',
          'A firm mattress and a lamp within reach do more than a view.',
          'About as high as a dining chair is right. A wedge or a firmer mattress helps.',
        ],
        'A bed with a lamp and a clear path beside it',
      ],
      [
        ['Where is the nearest place to sit?', 'Where can one sit on the way?'],
        [
          'In the garden, in the hall, on the way to the beach. With arms, so that you can push yourself up.',
          'Ask about the distance in minutes with a stick, not in metres.',
          'Benches and armrests decide how far a walk can go.',
        ],
        'A bench with arms in a garden',
      ],
      [
        ['What is the way in the dark?', 'How does one find the bathroom at night?'],
        [
          'A night light between bed and bathroom is the best thing that you can bring yourself.',
          'Everybody should walk it once before supper.',
          'Bring two plug-in lights and show everyone once.',
        ],
        'A night light near a bathroom door',
      ],
    ],
    turn: [
      'And then ask for the view after all. Somebody will be sitting in front of it for a long time.',
      'Good houses are glad of such questions. Then they know which room.',
    ],
    asks: [
      'What do you ask before you travel with your parents?',
      'What has made it easy for everyone to come along?',
    ],
    ends: {
      p: 'One message in advance, and nobody has to be brave.',
      f: 'And take a lot of pictures. Not of the view.',
      a: 'Steps. Shower. Bed. Chair. Light.',
      t: 'For wheelchairs ask for clear door width and turning space, in figures.',
      h: 'In the end it was the teenager who could not manage the stairs before noon.',
      i: 'The best memory will have nothing to do with the sights.',
      l: 'Evening, three generations on one bench, and no one says anything.',
    },
    keep: 'the next family birthday away from home',
    send: 'your brother, who is booking',
    own: [
      {
        about: 'ground floor|step.?free|accessib|walk-?in shower|wheelchair|\\blift\\b|elevator|level access',
        kinds: ['product', 'service', 'place', 'policy'],
        lead: 'Such things are good to know beforehand.',
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
