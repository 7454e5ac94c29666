// Being a guest: invitations, groups, bars, bills.
import type { Idea } from '../../library/idea.ts';

export const GOING_OUT: readonly Idea[] = [
  {
    id: 'booking-for-twelve',
    format: 'checklist',
    again: 9,
    emoji: '👥',
    tags: ['GroupBooking', 'PartyPlanning', 'NightOut'],
    title: [
      'What to say when you book for a group',
      'Reserving for a large group: what the house needs to know',
    ],
    cover: 'Booking for twelve',
    gist: [
      'How many, until when, who cannot eat what, how it will be paid, and whether there will be a cake: tell the house these things when you book and the evening runs by itself.',
      'Group evenings go wrong on what nobody mentioned. Six sentences in the booking, and the kitchen, the bar and your aunt are prepared.',
    ],
    subject: ['Tell them about the cake', 'What to mention when you book'],
    hooks: {
      '*': [
        'Twelve people, one bill, a surprise cake and a dog: a house would like to know about three of those.',
        '"About ten" is the most expensive number in any reservation book.',
        'Twelve people arrive, and one of them is a cake.',
      ],
      p: 'The more a house knows beforehand, the less you notice of its work.',
      f: 'Booking for the whole gang? Here is what to put in the message, so that you can have a nice evening, too.',
      a: 'Number, time, diet, bill. In writing.',
      t: 'Head count drives table, staffing and purchase; confirm it again two days before.',
      h: '"We are ten, maybe six, could be fourteen, and one of us is a surprise."',
      i: 'Anyone who books for others gives them an evening, and might as well have one of their own.',
      l: 'All has been mentioned. From now on nothing needs to be asked.',
    },
    lines: {
      '*': [
        'Booking for a group, mention: exact number, end time, allergies, children, cake, and how you will pay.',
        'Ask if you may bring a cake. Many houses say yes, some charge for plates, and all like to know before it is in the fridge.',
        'Collect the allergies in one message, with names. At the table the waiter then only asks once.',
        'One person pays and sorts it out later, or everyone pays at the bar. Decide before the coats are on.',
      ],
      h: ['"We are nearly all here" has kept kitchens waiting since the invention of soup.'],
    },
    scene: [
      'Twelve chairs, nine people. The starter is waiting, the kitchen is waiting, and Martin is looking for somewhere to park.',
      'In the cold room, between the fish and the butter, stands a cake with a name on it that nobody knew about.',
    ],
    why: [
      [
        'A table for twelve is a quarter of some rooms, and somebody planned their evening around it.',
        'For a group a house buys in, moves tables and puts one more person on.',
      ],
      [
        'Surprises are for the guest of honour. The kitchen would prefer to be told.',
        'What a cook learns at four is no trouble, and at nine it is a crisis.',
      ],
    ],
    parts: [
      [
        ['The real number, and a date for it', 'How many, and until when it may change'],
        [
          'Say "ten, final by Wednesday". Everyone can work with that.',
          'An honest nine is better than a hopeful twelve.',
          'They shop by it.',
        ],
        'A number in a reservation book',
      ],
      [
        ['When it should end', 'How long you have'],
        [
          'Theatre, babysitter, last train. The kitchen times its courses by it.',
          'Houses sometimes need the table again, so ask them as well.',
          'A train at ten makes for quick puddings.',
        ],
        'A clock above a restaurant door',
      ],
      [
        ['What somebody cannot eat', 'Who must not eat what'],
        [
          'With the name and how serious it is. Dislikes are something else.',
          'On the day the guest should still say so again, to be safe.',
          'By name. And let them say it again at the table.',
        ],
        'A place card with a small mark',
      ],
      [
        ['Children, {prams|strollers}, wheels, dogs', 'Who needs space'],
        [
          'It is about doors, corners and where a chair can be left out.',
          'A table by the wall is found easily if it is looked for on Tuesday.',
          'A wheel, a pram, a tail.',
        ],
        'A high chair at a long table',
      ],
      [
        ['Cake, speech, music, surprise', 'What must stay a surprise'],
        [
          'They need a fridge, {a socket|an outlet}, and a moment when nobody is carrying plates.',
          'Agree on a sign. A lifted napkin has started many a song.',
          'It must be kept cold, and somebody has to come in with it.',
        ],
        'A cake with unlit candles',
      ],
      [
        ['How it will be paid', 'Who pays'],
        [
          'Together, by family, each for themselves? The bill is written accordingly.',
          'Said at the start it is a note, at the end a seminar.',
          'It is written down from the first drink.',
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
      p: 'Five minutes of writing are felt all evening.',
      f: 'If you are always the one who books: somebody should buy you a drink.',
      a: 'Write it down. Send it. Done.',
      t: 'No-show and deposit terms differ; read them when the number is still soft.',
      h: 'There is always one who cannot find a parking space.',
      i: 'A table full of people you like is worth a message.',
      l: 'Chairs are pulled out. The evening may begin.',
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
        lead: 'And if you are thinking of coming with several.',
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
    format: 'glossary',
    again: 12,
    emoji: '🍸',
    tags: ['BarWords', 'CocktailTerms', 'BarTalk'],
    title: [
      'Bar words explained: neat, up, back, dash and dry',
      'Ordering at a bar: what neat, up and long mean',
    ],
    cover: 'Speak fluent bar',
    gist: [
      'Neat, up, on the rocks, long, dry: words that tell a bar how you want it, with or without alcohol.',
      'What bartenders mean by neat and up, what a back is, and why dry has nothing to do with being thirsty.',
    ],
    subject: ['"Up or on the rocks?"', 'A handful of words at the bar'],
    hooks: {
      '*': [
        '"Up or down?" asks the bartender, and you look at the ceiling.',
        'With a handful of words you can order anything in any bar, and you need not drink any of it strong.',
        'It is asked very quickly, and you say yes.',
      ],
      p: 'A few short words describe temperature, ice and strength, and any good bar understands them.',
      f: 'Have you ever said "yes please" to a question you did not understand? At the bar, of all places?',
      a: 'Know the words. Order what you mean.',
      t: 'Up means chilled and strained, neat means poured and left alone. The difference is about twenty per cent of water.',
      h: 'He asked for it "dry" and looked disappointed that it was wet.',
      i: 'Knowing the words makes you feel at home in a strange place.',
      l: 'A nod, two words, a glass. More is not needed.',
    },
    lines: {
      '*': [
        'Neat: straight from the bottle.\nUp: chilled, no ice.\nOn the rocks: over ice.\nLong: more mixer.\nDry: less sweet.',
        'A back is a small glass on the side: water, juice, pickle brine. Ask for a water back with anything strong.',
        '"What would you make with ginger, not too sweet?" is a full and proper order. Bars like to be asked.',
        'Watch out for "a double". It is one drink in the glass and two in the body.',
      ],
      h: ['"Surprise me" is fine. Just bear in mind that it is Tuesday and the man is in a funny mood.'],
    },
    scene: [
      'A card in leather with thirty names on it, all of them weather or film stars. Behind the bar somebody waits, with great politeness.',
      'Two stools along, somebody says three words, gets a nod, and you would love to know what they meant.',
    ],
    why: [
      [
        'Bars are loud, so their language grew short.',
        'Words that have to be called across music end up having one syllable.',
      ],
      [
        'Each of them says something about ice, water or sugar, and that is nearly all there is to choose.',
        'Behind the names of drinks stand the same few decisions.',
      ],
    ],
    parts: [
      [
        'Neat',
        [
          'Poured from the bottle, at room temperature, with nothing in it.',
          'As it is. No ice, no water, no shaker.',
          'Only what is in the bottle.',
        ],
        'A plain tumbler with a small measure',
      ],
      [
        'Straight up',
        [
          'Stirred or shaken with ice, then strained into a glass without any.',
          'Cold, on a stem, and to be drunk before it warms.',
          'Cold, and the ice has stayed behind.',
        ],
        'A stemmed glass on a bar',
      ],
      [
        'On the rocks',
        [
          'Over ice, in a short glass. It grows milder as it melts.',
          'For slow talkers.',
          'With ice, and time.',
        ],
        'A tumbler with large ice cubes',
      ],
      [
        'Long',
        [
          'Stretched with a mixer in a tall glass. The same measure, more to drink.',
          'The friend of warm evenings and of those who still have plans.',
          'There is more in the glass and no more in the drink.',
        ],
        'A tall glass with bubbles',
      ],
      [
        'Dry',
        [
          'Less sweet. In a martini it means less vermouth.',
          'The opposite of sugar, for once, and not of wet.',
          'With hardly any sugar in it.',
        ],
        'A lemon peel on the rim of a glass',
      ],
      [
        'Back',
        [
          'A small drink beside the drink, such as water or juice.',
          'The one thing that everyone should order far more often.',
          'And a glass of water with it.',
        ],
        'A small glass of water beside a tumbler',
      ],
    ],
    turn: ['The most useful word is still "please".', 'Those are the tools. The rest you can ask about.'],
    asks: [
      'Which word at the bar has always puzzled you?',
      'What do you say when you are asked "the usual"?',
    ],
    ends: {
      p: 'It also works for drinks without a drop of alcohol.',
      f: 'And if the words fail you, point. We all started with pointing.',
      a: 'Say how. Then say what.',
      t: 'Measures differ between countries; a single is not the same everywhere.',
      h: 'If all the words fail, pointing is an old and honoured tradition.',
      i: 'Each craft has its words. Its guests may use them, too.',
      l: 'Low light, a short word, the sound of ice.',
    },
    caution: [
      'Go gently, and never drive after drinking.',
      'Take it slowly, and after drinking never drive.',
    ],
    keep: 'the next bar with a leather menu',
    send: 'someone who always says "the same as him"',
    own: [
      {
        about: 'cocktail|\\bbar\\b|wine list|\\bgins?\\b|whisk|aperitif',
        kinds: ['product', 'place', 'hours', 'service'],
        lead: 'A place to try the words out.',
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
    format: 'question',
    again: 10,
    emoji: '⏰',
    tags: ['PartyEtiquette', 'FashionablyLate', 'PartyTalk'],
    title: [
      'The invitation says eight. When do you arrive?',
      "When is eight o'clock at your friends' parties?",
    ],
    cover: 'It says eight. You come at?',
    gist: [
      'Five to, because you would hate to be late. Quarter past, because it is polite. Ten, because you forgot. When does eight begin at your place?',
      "The same word on the card, and it means something else in every family and every country. What is eight o'clock to you?",
    ],
    subject: ['When does eight begin?', 'Are you the early one?'],
    hooks: {
      '*': [
        'At one minute to eight a host is always in the shower.',
        'There are people who walk round the block until it is polite.',
        'There are three kinds of eight.',
      ],
      p: 'Punctuality at parties is a matter of family, country and shoes.',
      f: 'Honestly: it says eight. When do you ring the bell?',
      a: 'Dinner: on time. Party: after nine. Airport: early.',
      t: 'Observed distribution: a few at minus five, a gap, a peak at plus twenty, and one at plus ninety with ice.',
      h: 'We were so late for the party that we were early for the breakfast.',
      i: 'Someone who comes early wants to help. Someone who comes late brings fresh air.',
      l: 'The bell, a coat taken, a first glass. No one looked at the clock.',
    },
    lines: {
      '*': [
        'The invitation says eight. When do you ring: five to, on the dot, quarter past, or when the others are already dancing?',
        'For a dinner come at the time or ten minutes after. Never before: that is when the host puts on {trousers|pants}.',
        'Running late? Say how late and not why. The reason is only interesting to you.',
        'Too early? Ask "what can I cut?" There is always a lemon.',
      ],
      h: ['"We are just leaving the house" is said in towels all over the world.'],
    },
    scene: [
      'Four people sit in a parked car with the lights off, outside a house where a party is to begin in six minutes.',
      'The host is in socks, with one candle lit, when the bell goes. It is the one who is always there first.',
    ],
    why: [
      [
        'Nobody ever agreed on it, and each of us thinks that our own time is the normal one.',
        'How late is polite was learned at home, and every home had another clock.',
      ],
    ],
    parts: [
      [
        ['Five minutes early', 'A little before the hour'],
        [
          'With flowers, and in good time to carry chairs.',
          'Hosts fear you until the chairs have to be carried.',
          'Carry something in, and all is forgiven.',
        ],
        'A hand about to ring a bell',
      ],
      [
        ['On the dot', 'On the stroke of the hour'],
        [
          'The bell rings along with the church. You waited on the stairs.',
          'There are countries in which this is called polite, and others in which it is called odd.',
          'One can hear the hairdryer.',
        ],
        'A clock at eight',
      ],
      [
        ['A quarter past', 'A quarter of an hour after'],
        [
          'The classic. The host is dressed and there is still something to eat.',
          'Everybody who says "fashionably late" means this.',
          'Somebody opens who is already laughing.',
        ],
        'Coats on a rail, half full',
      ],
      [
        ['When it is full', 'When it is in full swing'],
        [
          'You come with ice and a story, and stay until the end.',
          'Nobody minds, unless it was a soufflé.',
          'With a bag of ice nobody asks.',
        ],
        'A full room seen through a door',
      ],
    ],
    turn: [
      'Tell us your time, and the country you learned it in.',
      'There is only one real mistake: standing outside because you are too shy to be first.',
    ],
    asks: ['When do you ring?', 'Who among your friends is always last?'],
    ends: {
      p: 'On invitations, two times help: doors at eight, food at nine.',
      f: 'First ones in get the good chairs. We only mention it.',
      a: 'Dinner is on time. Always.',
      t: 'Tell the ninety-minute friend seven.',
      h: 'The first guests are always in the car round the corner, waiting to be second.',
      i: 'Somebody is looking forward to you, at whatever time.',
      l: 'The evening starts when you are there.',
    },
    keep: 'the next invitation that says eight',
    send: 'the friend who is "just leaving"',
    own: [
      {
        about: 'open from|from \\d+|doors|starts? at|happy hour|until (?:late|\\d+)',
        kinds: ['hours', 'event'],
        lead: 'In our case the clock says this.',
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
    format: 'tip',
    again: 9,
    emoji: '🔇',
    tags: ['QuietTable', 'EatingOut', 'HearEachOther'],
    title: [
      'How to find the quietest table in a loud room',
      'Too loud to talk? How to choose a better table',
    ],
    cover: 'Which table is the quiet one?',
    gist: [
      'Noise collects in the middle, under hard ceilings and by machines. Look for a corner with a curtain, a bookshelf or coats, and sit with your back to the room.',
      'Anyone who wants to hear one another should look at the walls before they look at the view. Soft things swallow sound.',
    ],
    subject: ['"Sorry, what?"', 'A table where you can talk'],
    hooks: {
      '*': [
        'The quietest table in any room is the one beside the coats.',
        'You have been nodding for ten minutes and have no idea what about.',
        'You smile, you nod, and you hope that it was a joke.',
      ],
      p: 'In a loud room a few metres decide whether you can hold a conversation.',
      f: 'Meeting somebody you want to listen to? Choose the table with your ears.',
      a: 'Corner. Curtain. Back to the room.',
      t: 'Hard parallel surfaces reflect speech; fabric, books and people absorb it.',
      h: 'He said he was getting married, or buried. We raised our glasses.',
      i: 'To hear each other well is half of any meeting.',
      l: 'A corner, a curtain, a candle, and a voice that need not be raised.',
    },
    lines: {
      '*': [
        'Quiet table: in a corner, near curtains, books or coats, away from kitchen door, speaker and coffee machine.',
        'For somebody who hears badly: back to the wall, face to the light. Then the noise comes from the front only, and lips can be read.',
        'Ask for the quiet table when you book, and say why. Most houses know exactly which one it is.',
        'At half past eight it is loudest. Half past six is another restaurant.',
      ],
      h: ['"It is so lively here!" we shouted. "FORTY-FIVE," she replied.'],
    },
    scene: [
      'Grandmother smiles and nods, and has not understood one word since the bread came.',
      'Bare brick, bare tables, bare ceiling. It looks marvellous, and sounds like a swimming pool.',
    ],
    why: [
      [
        'Everyone speaks up to be heard over everyone else, and so it climbs by itself.',
        'In hard rooms the voices stay. The next table talks louder, and yours does as well.',
      ],
      [
        'Soft things in a corner break this off, since sound that goes in does not come out.',
        'A rail of coats is the best acoustic panel most rooms own.',
      ],
    ],
    parts: [
      [
        ['Look up and at the walls', 'Sit where it is soft'],
        [
          'Curtains, carpet, books, a low ceiling: good. Glass and tiles: not so good.',
          'Your ears take in the room before you sit down. Stop for a second at the door.',
          'Curtains swallow, tiles throw back.',
        ],
        'A corner table beside a curtain',
      ],
      [
        ['Stay clear of machines and doors', 'Keep away from what whirrs'],
        [
          'Grinder, dishwasher, swing door. Each of them starts up in the middle of a sentence.',
          'Speakers are often up in the corners, so look for them as well.',
          'A grinder has a feeling for punchlines.',
        ],
        'A coffee machine behind a bar',
      ],
      [
        ['Give the wall to the weaker ear', 'The wall behind whoever hears less'],
        [
          'Whoever hears less well sits with the wall behind them and light on your face.',
          'Sounds from behind disturb the most. From there none should come.',
          'What comes from the front one can also see.',
        ],
        'A chair against a wall in a corner',
      ],
    ],
    turn: [
      'Or come earlier. The room is the same, and the noise has not been born yet.',
      'Houses like to be asked. The quiet table is often free, as it has no view.',
    ],
    asks: ['Where can you really talk in your town?', 'Lively or quiet: what do you look for?'],
    ends: {
      p: 'One sentence in the booking is enough.',
      f: 'And if you did not catch it, ask again. Nodding has led to weddings.',
      a: 'Choose with your ears.',
      t: 'Conversation is easy at around sixty decibels; many full rooms are well above seventy.',
      h: 'Nodding at things you did not hear has led to weddings.',
      i: 'Listening starts with choosing a place for it.',
      l: 'You speak softly, and are understood.',
    },
    work: 'Job talks, first meetings and difficult news deserve the table by the coats. Agree on the place by its noise and not by its rating.',
    keep: 'the next time you want to talk properly',
    send: 'the person you want to hear',
    own: [
      {
        about: 'quiet|corner (?:table|seat)|snug|lounge|library|garden|private room|no music',
        kinds: ['place', 'product', 'service'],
        lead: 'And for a quiet table here.',
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
      'A tub with water, ice and a handful of salt cools a warm bottle in about a quarter of an hour. Shade, jugs and food in small rounds do the rest.',
      'On hot days parties fail at lukewarm drinks and sweating cheese. Salted ice water, a wet cloth and small plates keep things cool.',
    ],
    subject: ['Cold in fifteen minutes', 'A tub, ice and salt'],
    hooks: {
      '*': [
        'A handful of salt in the ice tub does more than another bag of ice.',
        'It is thirty degrees, the fridge is full of cake, and forty bottles stand in the sun.',
        'The fridge is full of cake and the sun is on the beer.',
      ],
      p: 'Salted ice water is the fastest way to chill a bottle outdoors.',
      f: 'Celebrating in the garden at the weekend? Then put a packet of salt on the list.',
      a: 'Ice, water, salt. A quarter of an hour.',
      t: 'Salt lowers the melting point, so the bath drops below freezing and draws heat faster.',
      h: 'At half past three the butter introduced itself to everybody personally.',
      i: 'A place in the shade for everyone is the first thing a host can give.',
      l: 'Condensation on glass, a linen cloth, lime trees.',
    },
    lines: {
      '*': [
        'Chill bottles fast: tub, ice, water to the neck, a handful of salt. Turn them now and then. A quarter of an hour.',
        'Wet a {tea towel|dish towel}, wrap it round the jug, stand it in the breeze. It stays cool without any ice at all.',
        'In the heat, bring food out in small rounds. What has stood in the sun for an hour is for the {bin|trash}.',
        "Shade moves. Look at four o'clock where it will be at six, and put the table there now.",
      ],
      h: ['The cake leaned a little, then rather more, and finally lay down. It has our sympathy.'],
    },
    scene: [
      'Somebody has put the drinks in a paddling pool. Between the lemonades swims a plastic duck, in charge of things.',
      'The only shade in the garden has eleven people and a {pram|stroller} in it, and it is moving.',
    ],
    why: [
      [
        'Air cools slowly and water fast, as anybody knows who has fallen in.',
        'In the fridge a bottle takes hours, in ice water minutes, since water lies close all round.',
      ],
      [
        'Food, on the other hand, ages quickly in the heat, and one cannot always see it.',
        'What is fine on a table in spring is a risk at thirty degrees.',
      ],
    ],
    parts: [
      [
        ['A tub with water, ice and salt', 'A bath for bottles'],
        [
          'Bottles up to the neck, lids above. Rinse the salt off before pouring.',
          'Without the water, half of each bottle touches nothing but air.',
          'Water touches everywhere, ice only here and there.',
        ],
        'A tub of ice water with bottles',
      ],
      [
        ['Wet cloth round everything else', 'A wet cloth for the rest'],
        [
          'A damp {tea towel|dish towel} and a bit of wind work like an old larder.',
          'Evaporation takes the heat along, free of charge.',
          'Wind does it. Your grandmother knew.',
        ],
        'A jug wrapped in a wet {tea towel|dish towel}',
      ],
      [
        ['Small plates, often', 'Little at a time'],
        [
          'The rest waits in the cold until somebody asks.',
          'An empty plate is easily filled, and a warm mayonnaise is never cold again.',
          'In the cold it stays a buffet.',
        ],
        'A small plate of food on a garden table',
      ],
      [
        ['Water jugs where people stand', 'Water in sight'],
        [
          'With a slice of cucumber nobody notices that it is tap water.',
          'Those who see a jug drink. Those who must ask do not.',
          'Nobody asks for it, and everybody takes it.',
        ],
        'A water jug with glasses in the shade',
      ],
    ],
    turn: [
      'When the sun is low, it gets to be the loveliest party of the year.',
      'The salt goes in the tub, and not on the food.',
    ],
    asks: ['Where do your drinks go when it is hot?', 'Sun or shade: where are you at a garden party?'],
    ends: {
      p: 'One packet of salt and a tub are all the equipment.',
      f: 'And put out a bowl for the dog.',
      a: 'Ice. Water. Salt. Shade.',
      t: 'Glass can crack between hot sun and icy brine; cool very warm bottles in plain water first.',
      h: 'Butter makes up its mind in four minutes.',
      i: 'A cool glass handed to somebody in the heat is never forgotten.',
      l: 'At dusk the lamps come on, and nobody goes home.',
    },
    caution: [
      'Chilled food should not stand out in the heat for long; throw away what has been in the sun.',
      'What belongs in the fridge gets a short time in the warm at most. If the sun has been on it, it is over.',
    ],
    keep: 'the first thirty-degree Saturday',
    send: 'the person who has the garden',
    own: [
      {
        about: 'terrace|garden|rooftop|beer garden|courtyard|outdoor|al fresco',
        kinds: ['place', 'hours', 'event', 'product'],
        lead: 'Where else there is shade.',
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
      'One had a salad, one had three courses. Split it evenly, pay to the penny, or take turns? Every circle of friends has its law.',
      'The loveliest evening can end with a calculator. How is it done in your group?',
    ],
    subject: ['Who had the salad?', 'To the penny, or by heads?'],
    hooks: {
      '*': [
        'At the end of every good dinner somebody says: "Who had the side of {chips|fries}?"',
        'The bill lies in the middle, upside down, and eleven people are admiring the ceiling.',
        'A small folder is put down, and all at once nobody is hungry.',
      ],
      p: 'How a group pays tells you how long they have known each other.',
      f: 'Tell us: by heads, by order, or "I will get the next one"?',
      a: 'Agree before you order.',
      t: 'Equal splitting favours whoever ordered last and most; studies have confirmed what waiters knew.',
      h: 'She had a salad and tap water. She paid for a fifth of a lobster.',
      i: 'Between friends the sum never quite works out, and that is the nice thing about it.',
      l: 'It has been settled, quietly, on the way back from the cloakroom.',
    },
    lines: {
      '*': [
        'The bill comes. By heads, each their own, or taking turns? Say how it is with you.',
        'Say it when you sit down: "Separate bills, please". At that point it is one click, and later it is archaeology.',
        'If somebody drank nothing, leave them out of the wine. Nobody should have to ask.',
        'Want to treat them? Give your card to the bar on the way in. There will be no wrestling.',
      ],
      h: ['Two uncles, one bill: the only contact sport still played in cardigans.'],
    },
    scene: [
      'A phone with a calculator goes round. It has reached the bread. Someone suggests a column for the olives.',
      'Two hands on one small plate, neither lets go, both are smiling. It has been going on for a minute.',
    ],
    why: [
      [
        'It is about a few coins, and about fairness, generosity and not wanting to be petty, all at once.',
        'Money among friends is a small subject with a long tail.',
      ],
    ],
    parts: [
      [
        ['By heads', 'Divide by all'],
        [
          'Quick, friendly, over. Works as long as all eat alike.',
          'The salad pays for the steak, but only once a year.',
          'It is quick, and somebody had only soup.',
        ],
        'A bill and several cards on a plate',
      ],
      [
        ['Each their own', 'Everybody pays for their own plate'],
        [
          'Nobody pays for anybody, and nobody has to be grateful.',
          'Say so at the start, then it is no effort for anyone.',
          'It has to be said at the beginning.',
        ],
        'Separate bills on a table',
      ],
      [
        ['In turns', 'Next time me'],
        [
          'You today, me next time. It needs a long friendship or a good memory.',
          'Over ten years it comes out roughly even, and if not, who is counting.',
          'It needs a next time. That is the nice part.',
        ],
        'One hand taking the bill',
      ],
      [
        ['Whoever is quickest', 'Too late, paid'],
        [
          'On the pretext of washing your hands. Veterans pay before the soup.',
          'It is a sport, and the waiter is the referee.',
          'While you were looking for your glasses.',
        ],
        'A card handed over at a bar',
      ],
    ],
    turn: [
      'The house does not mind which. It only likes to know early.',
      'Whatever you do, add a little for whoever carried it all.',
    ],
    asks: ['How do you split it?', 'Who always pays before anyone notices?'],
    ends: {
      p: 'One sentence at the beginning saves ten at the end.',
      f: "And the {chips|fries} were everybody's. They always are.",
      a: 'Ask first. Pay fast.',
      t: 'Tipping customs differ by country; look them up rather than guess.',
      h: 'The {chips|fries} belonged to nobody. They always do.',
      i: 'Some debts are meant to be left open, so that we meet again.',
      l: 'No one saw it. That is how it should be.',
    },
    keep: 'the next dinner with friends',
    send: 'the person who had the salad',
    own: [
      {
        about: 'split|separate bills|\\bcards?\\b|\\bcash\\b|\\btips?\\b',
        kinds: ['policy', 'service'],
        lead: 'In this house it works like this.',
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
    format: 'howto',
    again: 9,
    emoji: '💌',
    tags: ['InvitationWording', 'Rsvp', 'PartyPlanning'],
    title: ['How to write an invitation that people answer', 'Party invitations: how to get a reply'],
    cover: 'So that they answer',
    gist: [
      'A good invitation says when it ends, what to wear in human words, and asks one question with a date. Then people reply.',
      'No answers to your invitation? Perhaps it asked nothing. One question, one deadline, one way to reply.',
    ],
    subject: ['Why nobody has replied', 'One question, one date'],
    hooks: {
      '*': [
        '"Let me know!" is the sentence after which nobody ever does.',
        'Forty invitations, eleven replies, and the caterer would like a number.',
        '"Do let us know!" They did not.',
      ],
      p: 'People answer invitations that ask something answerable by a given day.',
      f: 'Are you waiting for replies? Let us have a look at what you wrote.',
      a: 'Day. End. Question. Deadline.',
      t: 'A reply needs a closed question, a single channel and a date before your own deadline.',
      h: 'RSVP is French for "put it on the fridge and feel guilty".',
      i: 'To be invited properly is to feel expected.',
      l: 'Good paper, a date, and a line by hand.',
    },
    lines: {
      '*': [
        'An invitation people answer ends like this: "Are you coming, and will you eat with us? Please tell me by Sunday."',
        'Put the end time on it. Parents, drivers and shy people decide by that.',
        '"Smart casual" helps nobody. Write "no tie, and shoes for grass".',
        'Remind them once, one by one, with their name. A group message reminds no one.',
      ],
      h: ['"Maybe" is what we tick when we know and would rather not say.'],
    },
    scene: [
      'In the chat it says "Party on the twelfth!" with nine hearts underneath. Nine hearts are no head count.',
      'On the fridge, under a magnet, hangs a lovely card. It was to be answered in May. It is hanging there very well.',
    ],
    why: [
      [
        'An announcement gets applause, whereas a question gets a reply.',
        'If nothing is asked, people feel informed and that they have done their bit.',
      ],
      [
        'Without a deadline every answer can wait, and what can wait does.',
        'A day in bold type is what turns "must do that" into a message.',
      ],
    ],
    parts: [
      [
        ['Ask one question', 'One thing to answer'],
        [
          '"Are you coming, and with how many?" They can reply in three words.',
          'Put it on its own line, right at the end.',
          'Two questions get half an answer.',
        ],
        'The last line of a card',
      ],
      [
        ['Give a date before yours', 'Earlier than you need it'],
        [
          'If the kitchen needs it by Friday, ask for Tuesday.',
          'There is always one who answers on the way there.',
          'There is always Tom.',
        ],
        'A date underlined on an invitation',
      ],
      [
        ['Say when it ends', 'Say from when until when'],
        [
          '"From four until the cake is gone" is a time as well.',
          'People come more readily to something they can leave.',
          'One comes more easily if one may leave.',
        ],
        'An invitation with two times on it',
      ],
      [
        ['Describe clothes as clothes', 'Say whether it is grass or gravel'],
        [
          'Ground, weather, formality: one line, in words you would say.',
          'Nobody wants to be the only one in heels on a lawn.',
          'It decides about shoes.',
        ],
        'Shoes on grass',
      ],
      [
        ['Chase once, by name', 'Ask again, but with a chair'],
        [
          '"Tom, I am doing the chairs. Are you coming?" That works.',
          'Chairs are concrete. Guilt is not.',
          '"Do you need one?" gets a yes.',
        ],
        'A short personal message being typed',
      ],
    ],
    turn: [
      'Then count, and add two. Two always come along.',
      'A heart is lovely, but you cannot give it a chair.',
    ],
    asks: ['Do you reply at once, or in a week?', 'What was the nicest invitation you ever had?'],
    ends: {
      p: 'Five lines will do, on paper or in a chat.',
      f: 'And do answer that one on your own fridge.',
      a: 'Ask. Date. Done.',
      t: 'Collect replies in one place; three channels make three lists.',
      h: 'A heart under an invitation is not an answer. It is a sigh.',
      i: 'The joy of a party begins with the {post|mail}.',
      l: 'It stands on the mantelpiece. You look forward.',
    },
    work: 'Meeting invitations fail in the same way. A question in the first line and an end time get more people to come than the word "important".',
    keep: 'the next party you invite people to',
    send: 'the one with the card on the fridge',
    own: [
      {
        about: 'party|wedding|event|celebrat|room hire|function',
        kinds: ['service', 'place', 'event', 'product'],
        lead: 'If you still need the place to go with it.',
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
    format: 'story',
    again: 13,
    emoji: '🕯️',
    tags: ['PartyStory', 'PowerCut', 'Hospitality'],
    title: ['The power cut that saved the party', 'The party that began when the lights went out'],
    cover: 'When the lights went out',
    gist: [
      'Imagine a stiff party, too much light, a playlist. Then the power goes, somebody finds candles, somebody else a guitar. Afterwards they speak of nothing else.',
      'Parties often begin where the plan ends. A scene by candlelight, and what you can take from it without waiting for a power cut.',
    ],
    subject: ['Then the lights went out', 'The best bit was not planned'],
    hooks: {
      '*': [
        'Ask people about the best party they remember, and remarkably often the electricity failed.',
        'At ten to nine everyone was still standing along the walls. At nine it went dark.',
        'Until nine it was a gathering. Then it got dark.',
      ],
      p: 'What guests remember is often the moment at which the plan stopped.',
      f: 'Imagine a party that will not get going. And then everything goes out.',
      a: 'Turn down the lights. Do it on purpose.',
      t: 'Low light, shared task, no background music: three conditions that loosen up a room.',
      h: 'The DJ had nine thousand songs and no plug.',
      i: 'When the light goes, people move closer. They always have.',
      l: 'Forty candles, a room full of voices, and the night at the window.',
    },
    lines: {
      '*': [
        'Half the lamps off, candles on the tables, music down for ten minutes: that is how a stiff party gets talking.',
        'Give guests something to do together. Lighting forty candles is quite enough.',
        'Keep matches and a {torch|flashlight} where you can find them blind. Hosts in the dark are judged by that.',
        "If something goes wrong, say so aloud and hand out jobs. From that moment on it is everyone's party.",
      ],
      h: ['In the dark the buffet was found by smell, and by Uncle Bernard.'],
    },
    scene: [
      "Imagine a hall on the edge of a small town, late autumn, sixty guests and light as in a dentist's waiting room.",
      'Picture a birthday, a fiftieth. The playlist is good, the food is good, and nobody has moved for an hour.',
    ],
    why: [
      [
        'Bright rooms make spectators of us. Each one sees how nobody is dancing.',
        'In full light people look at themselves; in the dark they look for each other.',
      ],
      [
        'And as soon as there is something to be done together, strangers have a reason to speak.',
        '"Have you got a light?" is the oldest opening there is.',
      ],
    ],
    parts: [
      [
        'Dark',
        [
          'A click, a sigh from the loudspeakers, and then that silence in which sixty people hold their breath.',
          'First the music dropped by an octave, then it went black, and a child said "oh".',
          'It went dark, and for a breath nobody knew whether to laugh.',
        ],
        'A dark room with one candle',
      ],
      [
        'Candles',
        [
          'Someone knew where the box was. They were lit one from another, along the tables, and each needed a hand around it.',
          'From the kitchen came a drawer full of stumps. Within minutes everybody was holding one, and nobody was standing at the wall.',
          'There were candles. Whoever holds one has something to do with their hands.',
        ],
        'Candles being lit one from another',
      ],
      [
        'A guitar, of all things',
        [
          'Nobody had known that the man from accounts could play. He had not known it himself, not in front of people.',
          'Someone began to sing, too low, and an aunt took it over, in the right key.',
          'A guitar came from somewhere, and a voice that no one had suspected.',
        ],
        'Hands on a guitar by candlelight',
      ],
      [
        'And then light again',
        [
          'At eleven it came back, all of it, dazzling. Somebody went and switched it off.',
          'When the lamps flickered on, sixty people shouted "no" in one voice.',
          'When everything came on again, it was switched off at once, by several people.',
        ],
        'A hand on a light switch',
      ],
    ],
    turn: [
      'The playlist is still there. Nobody has ever heard the end of it.',
      'You need not wait for the power to fail. The switch is by the door.',
    ],
    asks: [
      'Which party do you remember, and what went wrong?',
      'Have you ever sat out a power cut with strangers?',
    ],
    ends: {
      p: 'Good planning leaves a door open for what cannot be planned.',
      f: 'And if you can play the guitar: do tell somebody in time.',
      a: 'Less light. More people.',
      t: 'One candle for every two guests gives enough to find a glass by.',
      h: 'Nobody has ever looked bad by candlelight, or read the small print.',
      i: 'It takes so little: a box of candles and the courage to begin.',
      l: 'Toward morning the last one burns down. No one wants to be the one who blows it out.',
    },
    caution: [
      'Candles among people need holders, a clear space and somebody who watches them.',
      'Candles in company want holders, space, and somebody who keeps an eye on them.',
    ],
    keep: 'the next party that will not get going',
    send: 'the friend who can play the guitar',
    own: [
      {
        about: 'candle|live music|acoustic|open fire|concert|\\bjazz\\b|piano',
        kinds: ['event', 'product', 'place', 'service'],
        lead: 'In this house, too, it need not be bright.',
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
