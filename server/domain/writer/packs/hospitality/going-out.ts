// Being a guest: invitations, groups, bars, bills.
import type { Idea } from '../../library/idea.ts';
import { BARS, PARTIES, TABLES } from './kinds.ts';

export const GOING_OUT: readonly Idea[] = [
  {
    id: 'booking-for-twelve',
    only: `${TABLES}|${PARTIES}`,
    format: 'checklist',
    again: 9,
    emoji: '👥',
    tags: ['GroupBooking', 'PartyPlanning', 'NightOut'],
    title: [
      'What to say when you book for a group',
      'Reserving for a large group: what the house needs to know',
    ],
    cover: 'Booking a table for twelve',
    gist: [
      'How many, until when, who cannot eat what, how you will pay, and whether there will be a cake: mention these when you book for a group, and the evening runs by itself.',
      'Group evenings go wrong because of what nobody mentioned. Six sentences in the booking, and everybody is prepared.',
    ],
    subject: ['Booking for a group', 'Tell them about the cake'],
    hooks: {
      '*': [
        'Twelve people, one bill, a surprise cake and a dog: when you book, say so.',
        '"About ten" is the most difficult number in any reservation book.',
      ],
      p: 'The more a restaurant knows when you book for a group, the better your evening.',
      f: 'Booking for the whole gang? Here is what to put in the message, so that you can have a nice evening, too.',
      a: 'Booking for a group: number, time, diets, bill. In writing.',
      t: 'The number of guests decides tables, staff and shopping, so confirm it two days before.',
      h: '"We are ten, maybe six, could be fourteen, and one of us is a surprise."',
      i: 'If you book for everybody else, you should get a nice evening, too.',
      l: 'Everything has been arranged, and nobody has to ask anything.',
    },
    lines: {
      '*': [
        'Booking a table for a group? Mention the exact number, when it should end, allergies, children, a cake, and how you will pay.',
        'Want to bring your own cake? Ask when you book. Many restaurants say yes, some charge for plates.',
        'Booking for a group? Collect the allergies in one message, with names. Then the waiter only has to ask once.',
        'Group bill: one person pays and sorts it out later, or everyone pays for themselves. Decide before you sit down.',
      ],
      h: ['"We are nearly all here" has kept kitchens waiting since the invention of soup.'],
    },
    scene: [
      'Twelve chairs, nine people. The starters are ready, and Martin is still looking for somewhere to park.',
      'In the cold room, between the fish and the butter, stands a birthday cake that nobody had mentioned.',
    ],
    why: [
      [
        'A table for twelve is a large part of many rooms, and somebody planned the evening around it.',
        'For a group, the kitchen shops for more, tables are moved and one more person works.',
      ],
      [
        'A surprise is for the guest of honour. The kitchen would like to know.',
        'If the cook hears about an allergy at four, it is no trouble. At nine it is.',
      ],
    ],
    parts: [
      [
        ['Give the real number and a deadline', 'Say how many, and until when'],
        [
          '"Ten, final by Wednesday" is something everybody can work with.',
          'An honest nine is better than a hopeful twelve.',
        ],
        'A number in a reservation book',
      ],
      [
        ['Say when it should end', 'Mention the last train'],
        [
          'Theatre, babysitter, last train: the kitchen times the courses by it.',
          'Some restaurants need the table again, so ask.',
        ],
        'A clock above a restaurant door',
      ],
      [
        ['Say what somebody cannot eat', 'Name every allergy'],
        [
          'Give the name and say how serious it is. A dislike is something else.',
          'On the day the guest should still say so again, to be safe.',
        ],
        'A place card with a small mark',
      ],
      [
        ['Mention children, wheelchairs and dogs', 'Say who needs extra space'],
        [
          'Somebody has to find a corner, or leave out a chair.',
          'The right table is easy to find a few days before. On the evening it is not.',
        ],
        'A high chair at a long table',
      ],
      [
        ['Mention a cake, a speech, a surprise', 'Tell them about the surprise'],
        [
          'A cake needs a fridge, a speech needs a quiet moment, and music needs {a socket|an outlet}.',
          'Agree on a sign for when the cake should come in.',
        ],
        'A cake with unlit candles',
      ],
      [
        ['Say how you will pay', 'Decide who pays what'],
        [
          'All together, by family, each for themselves? Then the bill is written that way from the first drink.',
          'At the start it is one sentence. At the end it takes half an hour.',
        ],
        'A bill on a small plate',
      ],
    ],
    turn: [
      'After that, put your phone away. You are a guest as well.',
      'And tell everyone where the {car park|parking lot} is.',
    ],
    asks: ['Who organises it in your group?', 'What did you forget to mention, once?'],
    ends: {
      p: 'Five minutes of writing make the whole evening easier.',
      f: 'If you are always the one who books: somebody should buy you a drink.',
      a: 'Write it down. Send it. Done.',
      t: 'Terms for deposits and no-shows differ, so read them while your number is still uncertain.',
      h: 'There is always one who cannot find a parking space.',
      i: 'A table full of people you like is worth a message.',
      l: 'Everybody sits down, and the evening can begin.',
    },
    caution: [
      'Guests with a serious allergy should always speak to the kitchen themselves as well.',
      'Whoever has a serious allergy should talk to the kitchen in person too.',
    ],
    tick: true,
    keep: 'the next time you book for the gang',
    send: 'someone who always organises everything',
    own: [
      {
        about: 'groups?\\b|parties of|private (?:room|dining|hire)|large tables?|book(?:ing)?s? (?:for|of)',
        kinds: ['service', 'policy', 'number', 'offer'],
        lead: 'If you are thinking of coming as a group:',
      },
    ],
    pic: {
      ask: 'A long table laid for a group, before anybody is there',
      alt: 'A long table laid for twelve people',
    },
    claims: [
      [
        'Head count, timing, diets and payment are the base of group bookings',
        'restaurant and hotel practice',
      ],
    ],
  },
  {
    id: 'bar-words',
    only: BARS,
    format: 'glossary',
    again: 12,
    emoji: '🍸',
    tags: ['BarWords', 'CocktailTerms', 'BarTalk'],
    title: [
      'Bar words explained: neat, up, back, dash and dry',
      'Ordering at a bar: what neat, up and long mean',
    ],
    cover: 'What bar words mean',
    gist: [
      'Neat, up, on the rocks, long, dry: five words that tell a bar how you want your drink, with or without alcohol.',
      'What bartenders mean by neat and up, what a back is, and why dry only means less sweet.',
    ],
    subject: ['What does neat mean?', 'Five words for the bar'],
    hooks: {
      '*': [
        '"Up or on the rocks?" asks the bartender, and you look at the ceiling.',
        'With five words you can order any drink in any bar, strong or not.',
      ],
      p: 'A few short words tell a bar how cold, how strong and how sweet you want it.',
      f: 'Have you ever said "yes please" at a bar to a question you did not understand?',
      a: 'Learn five bar words and order what you mean.',
      t: 'Up means chilled and strained. Neat means poured and left alone. The difference is the water from the ice.',
      h: 'He asked for it "dry" and looked disappointed that it was wet.',
      i: 'Knowing the words makes you feel at home in any bar.',
      l: 'Two words at the bar, and the right glass in front of you.',
    },
    lines: {
      '*': [
        'Neat: straight from the bottle.\nUp: chilled, no ice.\nOn the rocks: over ice.\nLong: more mixer.\nDry: less sweet.',
        'A back is a small glass beside your drink: water, juice, pickle brine. Ask for a water back with anything strong.',
        '"What would you make with ginger, not too sweet?" is a proper order at any bar. Bartenders like to be asked.',
        'A double at the bar is one drink in the glass and two in the body.',
      ],
      h: [
        '"Surprise me" is a fine thing to say at a bar. Just remember that it is Tuesday and the bartender is bored.',
      ],
    },
    scene: [
      'A leather menu with thirty drinks on it, all of them named after film stars. Behind the bar somebody waits very politely.',
      'Two stools along, somebody says three words and gets a nod. You would love to know what they meant.',
    ],
    why: [
      [
        'Bars are loud, so the words had to be short.',
        'A word that is called across music has to be understood at once.',
      ],
      [
        'Each of them says something about ice, water or sugar, and there is little else to decide.',
        'However long the menu is, a drink is strong or long, sweet or dry, with ice or without.',
      ],
    ],
    parts: [
      [
        'Neat',
        [
          'Poured from the bottle, at room temperature, with nothing in it.',
          'Nothing is added: no ice, no water, no shaker.',
        ],
        'A plain tumbler with a small measure',
      ],
      [
        'Straight up',
        [
          'Stirred or shaken with ice, then strained into a glass without any.',
          'Cold, on a stem, and to be drunk before it warms.',
        ],
        'A stemmed glass on a bar',
      ],
      [
        'On the rocks',
        [
          'Over ice, in a short glass. It grows milder as it melts.',
          'For people who like to take their time.',
        ],
        'A tumbler with large ice cubes',
      ],
      [
        'Long',
        [
          'Stretched with a mixer in a tall glass. The same measure, more to drink.',
          'The friend of warm evenings and of those who still have plans.',
        ],
        'A tall glass with bubbles',
      ],
      [
        'Dry',
        ['Less sweet. In a martini it means less vermouth.', 'It is the opposite of sweet.'],
        'A lemon peel on the rim of a glass',
      ],
      [
        'Back',
        [
          'A small drink beside the drink, such as water or juice.',
          'It is the one thing that everyone should order more often.',
        ],
        'A small glass of water beside a tumbler',
      ],
    ],
    turn: [
      'The most useful word is still "please".',
      'If you are not sure, ask. Bartenders like explaining.',
    ],
    asks: [
      'Which word at the bar has always puzzled you?',
      'What do you say when you are asked "the usual"?',
    ],
    ends: {
      p: 'It also works for drinks without a drop of alcohol.',
      f: 'And if the words fail you, point. We all started with pointing.',
      a: 'Say how you want it, then say what.',
      t: 'Measures are not the same everywhere. A single here may be smaller than a single abroad.',
      h: 'If all the words fail, point. Everybody started by pointing.',
      i: 'Every trade has its words, and guests may use them, too.',
      l: 'Low light, a short word, the sound of ice.',
    },
    caution: [
      'Go easy on the strong ones, and leave the car at home.',
      'Take it slowly, and never drive after drinking.',
    ],
    keep: 'the next bar with a leather menu',
    send: 'someone who always says "the same as him"',
    own: [
      {
        about: 'cocktail|\\bbar\\b|wine list|\\bgins?\\b|whisk|aperitif',
        kinds: ['product', 'place', 'hours', 'service'],
        lead: 'A place to try the words:',
      },
    ],
    pic: {
      ask: 'Three glasses in a row: neat, up, long. Water will do',
      alt: 'Three different glasses in a row on a bar',
    },
    claims: [
      ['Meanings of neat, up, on the rocks, long, dry, back', 'bar trade usage, definition'],
      ['Stirring or shaking adds roughly a fifth to a quarter water', 'bar practice'],
    ],
  },
  {
    id: 'eight-means-when',
    only: PARTIES,
    format: 'question',
    again: 10,
    emoji: '⏰',
    tags: ['PartyEtiquette', 'FashionablyLate', 'PartyTalk'],
    title: [
      'The invitation says eight. When do you arrive?',
      "When is eight o'clock at your friends' parties?",
    ],
    cover: 'Party at eight: when do you come?',
    gist: [
      'Five to, because you would hate to be late. Quarter past, because it is polite. Ten, because you forgot. When does eight begin at your place?',
      "Eight o'clock means something else in every family and every country. When does a party at eight begin for you?",
    ],
    subject: ['When does eight begin?', 'Party at eight: are you early?'],
    hooks: {
      '*': [
        'At one minute to eight, the host is always in the shower.',
        'Some people walk round the block until it is polite to ring the bell.',
      ],
      p: 'How punctual you are at parties depends on your family, your country and your shoes.',
      f: 'Honestly: it says eight. When do you ring the bell?',
      a: 'Dinner: on time. Party: later. Airport: early.',
      t: 'Arrivals at a party: a few at five to, a gap, most at twenty past, and one at half past nine with ice.',
      h: 'We were so late for the party that we were early for breakfast.',
      i: 'Someone who comes early wants to help. Someone who comes late brings fresh air.',
      l: 'The bell, a coat taken, a first glass. Nobody looked at the clock.',
    },
    lines: {
      '*': [
        'The invitation says eight. When do you ring: five to, on the dot, quarter past, or when the others are already dancing?',
        'Invited to dinner? Come on time or ten minutes after. Never before: that is when the host is getting dressed.',
        'Running late for a party? Say how late, not why. The reason is only interesting to you.',
        'Too early for the party? Ask "what can I cut?" There is always a lemon.',
      ],
      h: ['"We are just leaving the house" is said in towels all over the world.'],
    },
    scene: [
      'Four people sit in a parked car with the lights off, outside a house where the party begins in six minutes.',
      'The host is in socks, with one candle lit, when the bell goes. The first guest has come.',
    ],
    why: [
      [
        'Nobody ever agreed on it, and each of us thinks that our own time is the normal one.',
        'We learned at home how late is polite, and every home had another clock.',
      ],
    ],
    parts: [
      [
        ['Five minutes early', 'Before the hour, to help'],
        [
          'With flowers, and in good time to carry chairs.',
          'The host is not dressed yet, but there are chairs to carry.',
        ],
        'A hand about to ring a bell',
      ],
      [
        ['Exactly on time', 'On the stroke of eight'],
        [
          'You waited on the stairs until it was time.',
          'In some countries it is polite, in others it is odd.',
        ],
        'A clock at eight',
      ],
      [
        ['A quarter past', 'Fifteen minutes late'],
        [
          'The classic. The host is dressed and there is still something to eat.',
          'Everybody who says "fashionably late" means this.',
        ],
        'Coats on a rail, half full',
      ],
      [
        ['When the party is in full swing', 'An hour late, with ice'],
        ['You come with ice and a story, and stay until the end.', 'Nobody minds, unless it was a soufflé.'],
        'A full room seen through a door',
      ],
    ],
    turn: [
      'Tell us your time, and where you learned it.',
      'There is only one real mistake: waiting outside because you are too shy to be first.',
    ],
    asks: ['When do you ring?', 'Who among your friends is always last?'],
    ends: {
      p: 'On an invitation, two times help: doors at eight, food at nine.',
      f: 'The first guests get the good chairs, by the way.',
      a: 'Dinner is on time. Always.',
      t: 'Tell the friend who is always late that it begins at seven.',
      h: 'The first guests are always in the car round the corner, waiting to be second.',
      i: 'Whenever you come, somebody is looking forward to you.',
      l: 'The evening starts when you are there.',
    },
    keep: 'the next invitation for eight',
    send: 'the friend who is "just leaving"',
    own: [
      {
        about: 'open from|from \\d+|doors|starts? at|happy hour|until (?:late|\\d+)',
        kinds: ['hours', 'event'],
        lead: 'When we open:',
      },
    ],
    pic: {
      ask: 'Your door or bar a minute before opening, clock in the picture',
      alt: 'A bar with a clock showing almost eight',
    },
    claims: [['Norms of punctuality differ between families and cultures', 'etiquette and cultural studies']],
  },
  {
    id: 'find-the-quiet-table',
    only: `${TABLES}|caf(?:e\\b|é)|coffee`,
    format: 'tip',
    again: 9,
    emoji: '🔇',
    tags: ['QuietTable', 'EatingOut', 'HearEachOther'],
    title: [
      'How to find the quietest table in a loud room',
      'Too loud to talk? How to choose a better table',
    ],
    cover: 'How to find the quiet table',
    gist: [
      'Noise collects in the middle of the room, under hard ceilings and by machines. Look for a corner with a curtain, a bookshelf or coats.',
      'If you want to hear each other, look at the walls before you look at the view. Curtains, books and coats swallow noise.',
    ],
    subject: ['How to find the quiet table', 'A table where you can talk'],
    hooks: {
      '*': [
        'The quietest table in a restaurant is usually the one beside the coats.',
        'You have been nodding for ten minutes and have not understood a word.',
      ],
      p: 'In a loud room, the right table decides whether you can hear each other.',
      f: 'Meeting somebody you want to listen to? Choose the table with your ears.',
      a: 'For a quiet table: a corner, a curtain, away from the kitchen.',
      t: 'Bare walls throw voices back. Fabric, books and people swallow them.',
      h: 'He said he was getting married, or buried. We raised our glasses.',
      i: 'Hearing each other well is half of a good evening.',
      l: 'A corner, a curtain, a candle, and no need to raise your voice.',
    },
    lines: {
      '*': [
        'The quiet table is in a corner, near curtains, books or coats, and away from the kitchen door, the speaker and the coffee machine.',
        'Eating out with somebody who hears badly? Seat them with the wall behind them and the light on your face.',
        'Ask for a quiet table when you book, and say why. Most restaurants know exactly which one it is.',
        'Restaurants are loudest at half past eight. If you want to talk, come at half past six.',
      ],
      h: ['"It is so lively here!" we shouted. "FORTY-FIVE," she replied.'],
    },
    scene: [
      'Grandmother smiles and nods, and has not understood one word since the bread came.',
      'Bare brick, bare tables, bare ceiling. It looks lovely, and it sounds like a swimming pool.',
    ],
    why: [
      [
        'Everyone speaks up to be heard over everyone else, so it gets louder by itself.',
        'In a room with hard walls the next table talks louder, and so do you.',
      ],
      [
        'In a corner with something soft in it, the sound is swallowed.',
        'A rail of coats swallows more noise than any decoration.',
      ],
    ],
    parts: [
      [
        ['Sit near curtains, books or coats', 'Look at the walls and the ceiling'],
        [
          'Curtains, carpet and books are good. Glass and tiles are not.',
          'Stop for a second at the door and listen before you choose.',
        ],
        'A corner table beside a curtain',
      ],
      [
        ['Keep away from machines and doors', 'Avoid the coffee machine'],
        [
          'Grinder, dishwasher, swing door: each of them starts up in the middle of a sentence.',
          'Speakers are often up in the corners, so look for them as well.',
        ],
        'A coffee machine behind a bar',
      ],
      [
        ['Put a wall behind them', 'Give the corner to whoever hears less'],
        [
          'Whoever hears less sits with the wall behind them and light on your face.',
          'Noise from behind disturbs most, and from a wall there is none.',
        ],
        'A chair against a wall in a corner',
      ],
    ],
    turn: [
      'Or come earlier. The room is the same, and it is half as loud.',
      'Do ask. The quiet table is often free, because it has no view.',
    ],
    asks: ['Where can you really talk in your town?', 'Lively or quiet: what do you look for?'],
    ends: {
      p: 'One sentence in the booking is enough.',
      f: 'And if you did not hear, ask again. Nodding has led to weddings.',
      a: 'Listen first, then sit down.',
      t: 'Conversation is easy at about sixty decibels. Many full rooms are well above seventy.',
      h: 'Nodding at things you did not hear has led to weddings.',
      i: 'If you want to listen, begin with the table.',
      l: 'You can speak softly and still be understood.',
    },
    work: 'Job talks, first meetings and difficult news need a quiet table. Choose the place by its noise and not by its rating.',
    keep: 'the next time you want to talk properly',
    send: 'the person you want to hear',
    own: [
      {
        about: 'quiet|corner (?:table|seat)|snug|lounge|library|garden|private room|no music',
        kinds: ['place', 'product', 'service'],
        lead: 'And for a quiet table here:',
      },
    ],
    pic: {
      ask: 'The quietest table you have, with the thing that makes it quiet',
      alt: 'A corner table beside a curtain or a row of coats',
    },
    claims: [
      ['Soft surfaces absorb sound; people raise voices in noise (Lombard effect)', 'acoustics textbook'],
      ['Seat position and light help people with hearing loss', "hearing charities' advice"],
    ],
  },
  {
    id: 'cool-in-the-garden',
    only: PARTIES,
    format: 'season',
    again: 11,
    emoji: '☀️',
    tags: ['SummerParty', 'GardenParty', 'HotDays'],
    when: { season: ['summer'] },
    title: [
      'How to keep a summer party cool without a fridge',
      'Cold drinks outdoors: ice, water and a bit of salt',
    ],
    cover: 'Cold drinks in the garden',
    gist: [
      'A tub with water, ice and a handful of salt cools a warm bottle in about a quarter of an hour. Shade, jugs and small portions do the rest.',
      'At hot summer parties the drinks get warm and the cheese sweats. Salted ice water, a wet cloth and small plates help.',
    ],
    subject: ['Cold drinks in fifteen minutes', 'A tub, ice and salt'],
    hooks: {
      '*': [
        'A handful of salt in the ice tub cools drinks faster than another bag of ice.',
        'It is {thirty|ninety} degrees, the fridge is full of cake, and forty bottles stand in the sun.',
      ],
      p: 'Salted ice water is the fastest way to chill a bottle outdoors.',
      f: 'Celebrating in the garden at the weekend? Then put a packet of salt on the list.',
      a: 'Cold drinks outdoors: ice, water, salt, fifteen minutes.',
      t: 'Salt lowers the melting point, so the bath drops below freezing and draws heat faster.',
      h: 'At the garden party the butter lasted until half past three.',
      i: 'A place in the shade for everyone is the first thing a host can offer.',
      l: 'A cold glass, a linen cloth, the shade of a tree.',
    },
    lines: {
      '*': [
        'To chill bottles fast, fill a tub with ice and water up to the necks and add a handful of salt. It takes about a quarter of an hour.',
        'No ice? Wet a {tea towel|dish towel}, wrap it round the jug and stand it in the breeze.',
        'In the heat, bring food out in small portions. Whatever has stood in the sun for an hour goes in the {bin|trash}.',
        'Shade moves. Look in the afternoon where it will be at six, and put the table there.',
      ],
      h: ['The cake leaned a little, then rather more, and finally lay down.'],
    },
    scene: [
      'Somebody has put the drinks in a paddling pool. A plastic duck is keeping watch over the lemonade.',
      'The only shade in the garden has eleven people and a {pram|stroller} in it, and it is moving.',
    ],
    why: [
      [
        'Air cools slowly and water fast, as anybody knows who has fallen in.',
        'A bottle takes hours in the fridge and minutes in ice water, because the water touches it all round.',
      ],
      [
        'Food spoils quickly in the heat, and you cannot always see it.',
        'A buffet that is fine in spring is a risk on the hottest day of the year.',
      ],
    ],
    parts: [
      [
        ['Fill a tub with ice, water and salt', 'Make an ice bath for the bottles'],
        [
          'Bottles go in up to the neck, lids above the water. Rinse off the salt before pouring.',
          'Without the water, half of each bottle touches nothing but air.',
        ],
        'A tub of ice water with bottles',
      ],
      [
        ['Wrap jugs in a wet cloth', 'Keep the rest cool with wet towels'],
        [
          'A damp {tea towel|dish towel} and a bit of wind keep a jug cool.',
          'As the water dries, it takes the heat along.',
        ],
        'A jug wrapped in a wet {tea towel|dish towel}',
      ],
      [
        ['Bring food out in small portions', 'Serve small plates, and often'],
        [
          'The rest waits in the fridge until somebody asks.',
          'An empty plate is easy to fill. Warm mayonnaise cannot be saved.',
        ],
        'A small plate of food on a garden table',
      ],
      [
        ['Put out jugs of water', 'Put water where people stand'],
        [
          'With a slice of cucumber it looks like a drink.',
          'If people see a jug, they drink. If they have to ask, they do not.',
        ],
        'A water jug with glasses in the shade',
      ],
    ],
    turn: [
      'And when the sun is low, a garden party is at its best.',
      'The salt goes in the tub, not on the food.',
    ],
    asks: ['Where do your drinks go when it is hot?', 'Sun or shade: where are you at a garden party?'],
    ends: {
      p: 'A packet of salt and a tub are all you need.',
      f: 'And put out a bowl for the dog.',
      a: 'Ice, water, salt and shade.',
      t: 'Glass can crack between hot sun and icy brine; cool very warm bottles in plain water first.',
      h: 'Butter in the sun makes up its mind in four minutes.',
      i: 'Nobody forgets a cool glass on a hot day.',
      l: 'At dusk the lamps come on, and nobody goes home.',
    },
    caution: [
      'Chilled food should not stand out in the heat for long; throw away what has been in the sun.',
      'Food from the fridge should not stand in the warm for long. If the sun has been on it, throw it away.',
    ],
    keep: 'the next hot Saturday',
    send: 'the person who has the garden',
    own: [
      {
        about: 'terrace|garden|rooftop|beer garden|courtyard|outdoor|al fresco',
        kinds: ['place', 'hours', 'event', 'product'],
        lead: 'For a seat outside:',
      },
    ],
    pic: {
      ask: 'A tub of ice and bottles in the shade',
      alt: 'Bottles in a tub of ice water in a garden',
    },
    claims: [
      ['Salt lowers the freezing point of water; ice water chills quickly', 'physics textbook'],
      ['Cold food should not stand in heat', 'food safety authorities'],
    ],
  },
  {
    id: 'who-gets-the-bill',
    only: TABLES,
    format: 'question',
    again: 10,
    emoji: '💳',
    tags: ['SplitTheBill', 'EatingOut', 'TableTalk'],
    title: [
      'Split the bill equally, or each their own?',
      'Paying together: equal shares, own share or turns?',
    ],
    cover: 'How do you split the bill?',
    gist: [
      'One person had a salad, one had three courses. Do you split the bill evenly, pay to the penny, or take turns?',
      'A lovely evening can end with a calculator. How does your group split the bill?',
    ],
    subject: ['How do you split the bill?', 'Who had the salad?'],
    hooks: {
      '*': [
        'When the bill comes, somebody always asks: "Who had the side of {chips|fries}?"',
        'The bill lies in the middle of the table, and eleven people are admiring the ceiling.',
      ],
      p: 'How a group pays tells you how long they have known each other.',
      f: 'Tell us: by heads, by order, or "I will get the next one"?',
      a: 'Agree on the bill before you order.',
      t: 'Splitting the bill evenly suits whoever ordered most. Studies have confirmed what waiters knew.',
      h: 'She had a salad and tap water. She paid for a fifth of a lobster.',
      i: 'Between friends the bill never quite works out, and nobody minds.',
      l: 'The bill has been paid quietly, on the way back from the cloakroom.',
    },
    lines: {
      '*': [
        'The bill comes. By heads, each their own, or taking turns? Say how it is with you.',
        'Splitting the bill? Say so when you sit down. Then it is one click. At the end it is archaeology.',
        'If somebody drank nothing, leave them out of the wine when you split the bill. Nobody should have to ask.',
        'Want to treat your friends? Give your card to the bar on the way in, and there will be no wrestling over the bill.',
      ],
      h: ['Two uncles and one bill: the only contact sport still played in cardigans.'],
    },
    scene: [
      'A phone with a calculator goes round the table. It has reached the bread. Someone suggests a column for the olives.',
      'Two hands hold on to one bill. Neither lets go, and both people are smiling.',
    ],
    why: [
      [
        'A few coins are about fairness and generosity, and nobody wants to look petty.',
        'Nobody likes to talk about money among friends, and so it takes half an hour.',
      ],
    ],
    parts: [
      [
        ['Split it evenly', 'Divide the bill by heads'],
        [
          'It is quick and friendly, and works as long as everyone eats about the same.',
          'The salad pays for the steak. Once a year that is fine.',
        ],
        'A bill and several cards on a plate',
      ],
      [
        ['Everybody pays for their own', 'Pay only for what you ate'],
        [
          'Nobody pays for anybody else, and nobody has to be grateful.',
          'Say so at the start, and it is no trouble for anyone.',
        ],
        'Separate bills on a table',
      ],
      [
        ['Take turns paying', 'You today, me next time'],
        ['It needs a long friendship or a good memory.', 'Over ten years it comes out about even.'],
        'One hand taking the bill',
      ],
      [
        ['Whoever is quickest pays', 'Pay before anyone notices'],
        ['You say that you are going to wash your hands.', 'It is a sport, and the waiter is the referee.'],
        'A card handed over at a bar',
      ],
    ],
    turn: [
      'The restaurant does not mind which. It only likes to know early.',
      'Whatever you do, add a little for whoever carried it all.',
    ],
    asks: ['How do you split it?', 'Who always pays before anyone notices?'],
    ends: {
      p: 'One sentence at the beginning saves ten at the end.',
      f: "And the {chips|fries} were everybody's. They always are.",
      a: 'Ask first. Pay fast.',
      t: 'Tipping is not the same everywhere, so look it up before you travel.',
      h: 'The {chips|fries} belonged to nobody. They never do.',
      i: 'If somebody still owes you a dinner, you have to meet again.',
      l: 'Nobody saw who paid, and that is how it should be.',
    },
    keep: 'the next dinner with friends',
    send: 'the person who had the salad',
    own: [
      {
        about: 'split|separate bills|\\bcards?\\b|\\bcash\\b|\\btips?\\b',
        kinds: ['policy', 'service'],
        lead: 'How it works here:',
      },
    ],
    pic: {
      ask: 'A bill face down on a small plate among empty glasses',
      alt: 'A bill face down on a plate on a restaurant table',
    },
    claims: [
      ['Even splitting raises what people order', 'published field experiment on bill splitting'],
      ['Tipping customs differ by country', 'common knowledge'],
    ],
  },
  {
    id: 'an-invitation-they-answer',
    only: PARTIES,
    format: 'howto',
    again: 9,
    emoji: '💌',
    tags: ['InvitationWording', 'Rsvp', 'PartyPlanning'],
    title: ['How to write an invitation that people answer', 'Party invitations: how to get a reply'],
    cover: 'Invitations that people answer',
    gist: [
      'A good invitation says when the party ends, what to wear in plain words, and asks one question with a date. Then people reply.',
      'No answers to your invitation? Perhaps it did not ask anything. One question, one date, one way to reply.',
    ],
    subject: ['Why nobody has replied', 'How to get a reply to an invitation'],
    hooks: {
      '*': [
        '"Let me know!" is what you write on an invitation when you do not want an answer.',
        'Forty invitations, eleven replies, and the caterer needs a number.',
      ],
      p: 'People answer an invitation that asks one clear question, with a date.',
      f: 'Are you waiting for replies to your invitation? Look at what you wrote.',
      a: 'An invitation needs a day, an end, one question and a deadline.',
      t: 'To get replies, ask a yes-or-no question and give a date earlier than your own.',
      h: 'RSVP is French for "put it on the fridge and feel guilty".',
      i: 'A good invitation says that you are expected.',
      l: 'An invitation on good paper, with a date and a line by hand.',
    },
    lines: {
      '*': [
        'An invitation that people answer ends like this: "Are you coming, and will you eat with us? Please tell me by Sunday."',
        'Put the end time on your invitation. Parents, drivers and shy people decide by that.',
        '"Smart casual" on an invitation helps nobody. Write "no tie, and shoes for grass".',
        'Nobody has answered your invitation? Remind them one by one, by name. A group message reminds no one.',
      ],
      h: ['"Maybe" on an invitation is what we tick when we mean no.'],
    },
    scene: [
      'In the chat it says "Party on the twelfth!" with nine hearts underneath. Nine hearts are not a number of guests.',
      'On the fridge, under a magnet, hangs a lovely invitation. It should have been answered in May.',
    ],
    why: [
      [
        'If you announce a party, you get hearts. If you ask a question, you get an answer.',
        'When nothing is asked, people think that nothing is wanted from them.',
      ],
      [
        'Without a deadline, every answer can wait, and then it does.',
        'A date in bold type turns "I must do that" into a message.',
      ],
    ],
    parts: [
      [
        ['Ask one clear question', 'Ask if they are coming'],
        [
          '"Are you coming, and with how many?" They can answer in three words.',
          'Put it on its own line, right at the end.',
        ],
        'The last line of a card',
      ],
      [
        ['Give a date before your own', 'Ask earlier than you need it'],
        [
          'If the kitchen needs it by Friday, ask for Tuesday.',
          'There is always one who answers on the way there.',
        ],
        'A date underlined on an invitation',
      ],
      [
        ['Say when the party ends', 'Give a start and an end'],
        [
          '"From four until the cake is gone" is a time as well.',
          'People come more readily to something they can leave.',
        ],
        'An invitation with two times on it',
      ],
      [
        ['Say what to wear in plain words', 'Say if there is grass or gravel'],
        [
          'One line about the ground, the weather and how smart it is will do.',
          'Nobody wants to be the only one in heels on a lawn.',
        ],
        'Shoes on grass',
      ],
      [
        ['Remind them once, by name', 'Ask again, one by one'],
        [
          '"Tom, I am doing the chairs. Are you coming?" That works.',
          '"Do you need a chair?" is easy to answer.',
        ],
        'A short personal message being typed',
      ],
    ],
    turn: [
      'Then count, and add two. Two more always come along.',
      'A heart is lovely, but it does not need a chair.',
    ],
    asks: ['Do you reply at once, or in a week?', 'What was the nicest invitation you ever had?'],
    ends: {
      p: 'Five lines will do, on paper or in a chat.',
      f: 'And do answer the invitation on your own fridge.',
      a: 'One question, one date.',
      t: 'Collect the replies in one place. Three places make three lists.',
      h: 'A heart under an invitation is not an answer. It is a sigh.',
      i: 'Looking forward to a party begins with the {post|mail}.',
      l: 'It stands on the mantelpiece, and you look forward to it.',
    },
    work: 'Meeting invitations fail in the same way. A question in the first line and an end time get more people to come than the word "important".',
    keep: 'the next party you invite people to',
    send: 'the one with the card on the fridge',
    own: [
      {
        about: 'party|wedding|event|celebrat|room hire|function',
        kinds: ['service', 'place', 'event', 'product'],
        lead: 'If you still need the place:',
      },
    ],
    pic: {
      ask: 'A handwritten invitation with a date, on a fridge or table',
      alt: 'A handwritten invitation on a table',
    },
    claims: [['Specific question and deadline raise response', 'event practice, survey methodology']],
  },
  {
    id: 'when-the-lights-went',
    only: `${PARTIES}|live music`,
    format: 'story',
    again: 13,
    emoji: '🕯️',
    tags: ['PartyStory', 'PowerCut', 'Hospitality'],
    title: [
      'The party that began when the lights went out',
      'The power cut that saved the party: a small story',
    ],
    cover: 'When the lights went out',
    gist: [
      'Imagine a stiff party with too much light. Then the power goes, somebody finds candles, somebody else a guitar. Afterwards nobody talks of anything else.',
      'The best part of a party is often not planned. A small story by candlelight, and what hosts can learn from it without a power cut.',
    ],
    subject: ['The party when the lights went out', 'The best part was not planned'],
    hooks: {
      '*': [
        'Ask people about the best party they remember, and surprisingly often the lights went out.',
        'At ten to nine everyone at the party was still standing along the walls. At nine it went dark.',
      ],
      p: 'What guests remember of a party is often the part that went wrong.',
      f: 'Imagine a party that will not get going. And then the lights go out.',
      a: 'Turn down the lights at your party. Do it on purpose.',
      t: 'Low light, something to do together, no background music: that gets people talking.',
      h: 'The DJ had nine thousand songs and no electricity.',
      i: 'When the light goes, people move closer. They always have.',
      l: 'Forty candles, a room full of voices, and the night at the windows.',
    },
    lines: {
      '*': [
        'Stiff party? Half the lamps off, candles on the tables, music down for ten minutes, and people start talking.',
        'Give party guests something to do together. Lighting forty candles is quite enough.',
        'Having people round? Keep matches and a {torch|flashlight} where you can find them in the dark.',
        'If something goes wrong at your party, say so aloud and hand out jobs. From then on everybody is a host.',
      ],
      h: ['In the dark the buffet was found by smell, and by Uncle Bernard.'],
    },
    scene: [
      "Imagine a hall on the edge of a small town, sixty guests, and light as bright as at the dentist's.",
      'Imagine a fiftieth birthday. The music is good, the food is good, and nobody has moved for an hour.',
    ],
    why: [
      [
        'In a bright room everybody can see that nobody is dancing.',
        'In full light people look at themselves. In the dark they look for each other.',
      ],
      [
        'When there is something to do together, strangers have a reason to talk.',
        '"Have you got a light?" has started many a conversation.',
      ],
    ],
    parts: [
      [
        'The lights go out',
        [
          'A click, a sigh from the loudspeakers, and then that silence in which sixty people hold their breath.',
          'First the music dropped by an octave, then it went black, and a child said "oh".',
        ],
        'A dark room with one candle',
      ],
      [
        'Somebody finds the candles',
        [
          'Someone knew where the box was. They were lit one from another, along the tables, and each needed a hand around it.',
          'From the kitchen came a drawer full of stumps. Within minutes everybody was holding one, and nobody was standing at the wall.',
        ],
        'Candles being lit one from another',
      ],
      [
        'A man takes up a guitar',
        [
          'Nobody had known that the man from accounts could play. He had not known it himself, not in front of people.',
          'Someone began to sing, too low, and an aunt took it over, in the right key.',
        ],
        'Hands on a guitar by candlelight',
      ],
      [
        'The lights come back',
        [
          'At eleven it came back, all of it, dazzling. Somebody went and switched it off.',
          'When the lamps flickered on, sixty people shouted "no" in one voice.',
        ],
        'A hand on a light switch',
      ],
    ],
    turn: [
      'The playlist is still there. Nobody has ever heard the end of it.',
      'You need not wait for a power cut. The switch is by the door.',
    ],
    asks: [
      'Which party do you remember, and what went wrong?',
      'Have you ever sat out a power cut with strangers?',
    ],
    ends: {
      p: 'A good plan leaves room for something nobody planned.',
      f: 'And if you can play the guitar: do tell somebody in time.',
      a: 'Less light, and people move closer.',
      t: 'One candle for every two guests is enough to find a glass by.',
      h: 'Everybody looks good by candlelight.',
      i: 'It takes so little: a box of candles and the courage to begin.',
      l: 'Towards morning the last candle burns down, and nobody wants to blow it out.',
    },
    caution: [
      'Candles among people need holders, a clear space and somebody who watches them.',
      'Candles need holders, some space around them, and somebody who keeps an eye on them.',
    ],
    keep: 'the next party that will not get going',
    send: 'the friend who can play the guitar',
    own: [
      {
        about: 'candle|live music|acoustic|open fire|concert|\\bjazz\\b|piano',
        kinds: ['event', 'product', 'place', 'service'],
        lead: 'Evenings here:',
      },
    ],
    pic: {
      ask: 'A table in candlelight, no other lamp, glasses catching the light',
      alt: 'A long table lit only by candles',
    },
    claims: [
      ['The scene is invented and told as such; low light and shared tasks ease contact', 'event practice'],
    ],
  },
];
