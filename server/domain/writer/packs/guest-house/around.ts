// Getting there, being there and going home again.
import type { Idea } from '../../library/idea.ts';
import { NO_SMALL_CHILDREN } from '../whom.ts';

export const AROUND: readonly Idea[] = [
  {
    id: 'photograph-the-cooker',
    format: 'checklist',
    again: 9,
    emoji: '🔌',
    tags: ['BeforeYouTravel', 'TravelChecklist', 'LeavingHome'],
    title: [
      'What to do in the last ten minutes before a trip',
      'Leaving for a trip? Take these six pictures first',
    ],
    cover: 'Before a trip: take six photos',
    gist: [
      'Photograph the {cooker|stove}, the iron and the locked door before you leave. On the {motorway|highway}, one look at the picture is enough.',
      'The last ten minutes at home decide how relaxed the drive is. A few pictures on your phone, and nobody has to turn back.',
    ],
    subject: ['Is the {cooker|stove} off?', 'Pictures to take before a trip'],
    hooks: {
      '*': [
        'Twenty miles on, somebody says: "Did you turn off the {cooker|stove}?"',
        'The most useful holiday photo is the one of your {cooker|stove}, taken before you leave.',
      ],
      p: 'A few pictures on your phone spare you the worst hour of any trip.',
      f: 'Going away tomorrow? Then take your phone round {the flat|the apartment} last thing.',
      a: 'Photograph the {cooker|stove}, lock the door, go.',
      t: 'Nobody remembers routine acts. A photograph has a time on it.',
      h: 'Some couples have driven the first ten miles of their {holiday|vacation} four times because of one iron.',
      i: 'A {holiday|vacation} begins when you stop thinking about the {cooker|stove}.',
      l: 'You turn the key, and you know that everything is off.',
    },
    lines: {
      '*': [
        'Before a trip, photograph: {cooker|stove}, iron, {taps|faucets}, windows, locked door. It takes a minute and is good for a week of calm.',
        'Going away? Leave a house key with somebody who knows where to turn off the water.',
        'Before you go away, put a note with the date in the fridge. When you come back, you will know how old things are.',
        'Make your bed before you go away. You will be glad of it, late at night, with a suitcase in your hand.',
        'Keep the pictures of {cooker|stove} and locked door in one album on your phone. You will open it at the airport.',
      ],
      h: ['The iron was off. The iron is always off. Nobody ever believes it.'],
    },
    scene: [
      'The engine is running, everyone is strapped in. One of you gets out again, for the third time, "just quickly".',
      'In the sixth row of the {aeroplane|plane}, somebody suddenly sits up very straight.',
    ],
    why: [
      [
        'You do these things every day without thinking, so you do not remember doing them today.',
        'After the thousandth time, nobody notices turning a knob.',
      ],
      [
        'In the rush of leaving, your head is at the station already.',
        'Between passports and car keys nobody thinks of the {cooker|stove}.',
      ],
    ],
    parts: [
      [
        ['{Cooker|Stove}, iron, candles: all off', 'Check everything that gets hot'],
        [
          'Take the picture close up, so that the knobs can be seen.',
          'Show every knob at nought and the plug beside the {socket|outlet}.',
        ],
        'A phone photographing {cooker|stove} knobs',
      ],
      [
        ['Turn off {taps|faucets} and the washing machine', 'Check everything with water in it'],
        [
          'Where there is a {stopcock|shut-off valve}, turn it. Water has all week.',
          'If a hose bursts, it runs for as long as you are away.',
        ],
        'A hand turning off a {tap|faucet}',
      ],
      [
        ['Close the windows, also the small one', 'Check every window'],
        [
          'The one in the bathroom is usually the one that was left open.',
          'It may be fine today and stormy on Thursday.',
        ],
        'A small bathroom window',
      ],
      [
        ['{Rubbish|Trash} out, fridge checked', 'Empty the {bin|trash} and the fridge'],
        ['Milk, salad and half an onion do not keep for a week.', 'You will be glad when you come back.'],
        'A {bin bag|trash bag} by a front door',
      ],
      [
        ['Put the plants together in the shade', 'Move the plants to one place'],
        [
          'In the bath, on a wet towel, they need less water.',
          'Whoever waters them then needs only one room.',
        ],
        'Pot plants in a bath',
      ],
      [
        ['Lock the door and photograph it', 'Take a picture of the locked door'],
        [
          'Take it with your hand on the handle.',
          'Say "locked" out loud as well. It sounds silly, and you remember it.',
        ],
        'A hand on a locked front door',
      ],
    ],
    turn: [
      'If somebody asks on the {motorway|highway}, you pass the phone back.',
      'Then the trip can begin.',
    ],
    asks: ['Have you ever turned round to check?', 'What do you check three times?'],
    ends: {
      p: 'One minute of pictures gives you a quiet week.',
      f: 'And do delete them afterwards, or you will show them round at Christmas.',
      a: 'Take the picture, and believe it.',
      t: 'Saying an action aloud while doing it strengthens the memory of it.',
      h: 'The iron has never once been on.',
      i: 'Then look ahead.',
      l: 'The house is safe, and you are off.',
    },
    tick: true,
    keep: 'the morning you leave',
    send: 'someone who always goes back in',
    own: [
      {
        about: 'check.?(?:in|out)|arriv\\w* (?:from|between|any|at|up to)|from \\d+ ?(?:am|pm)|until \\d',
        kinds: ['hours', 'policy'],
        lead: 'And when you arrive:',
      },
    ],
    pic: {
      ask: 'Your own front door, locked, hand on the handle',
      alt: 'A hand on the handle of a locked front door',
    },
    claims: [['Routine actions are poorly remembered; saying them aloud helps', 'memory psychology']],
  },
  {
    id: 'strip-the-bed',
    format: 'answer',
    again: 10,
    emoji: '🧳',
    tags: ['CheckOut', 'GuestEtiquette', 'TravelTips'],
    unless: 'self.catering|holiday (?:flat|let|apartment|cottage)|vacation rental',
    question: 'Should I strip the bed before I leave?',
    short: [
      'No. But three small things do help.',
      'You need not. Turn the covers back, gather the towels and say what is broken.',
    ],
    title: ['What to do before you check out', 'Checking out: what helps the people who clean'],
    cover: 'Must you strip the bed?',
    gist: [
      'In most houses the bed can stay as it is, turned back so that it airs. Put the towels in one place, and say so if something is broken.',
      'Taking off the sheets is kind and usually not needed. It helps more to say what no longer works, and to look under the bed.',
    ],
    subject: ['Should you strip the bed at check-out?', 'What helps before you check out'],
    hooks: {
      '*': [
        'You need not strip the bed before you check out. Things get lost in the sheets.',
        'Before you check out, look under the pillow. That is where things stay behind.',
      ],
      p: 'Three small things help more than a stripped bed when you check out.',
      f: 'Last morning, bag half packed, and you are looking at the bed. You can leave it.',
      a: 'Before you check out, leave the sheets on and report what is broken.',
      t: 'Sheets are counted and checked as they come off the bed. Bundled up, they have to be undone again.',
      h: 'A guest folded the used towels into a swan. Nobody wanted to undo it.',
      i: 'A room left kindly says thank you to somebody you never meet.',
      l: 'The {duvet|comforter} turned back, a window open, a thank-you on the pillow.',
    },
    lines: {
      '*': [
        'Checking out? Turn back the {duvet|comforter} and put the towels in the bath. The sheets can stay on.',
        'Before you check out, mention the lamp that flickers. Most guests do not, and so it flickers for the next one.',
        'Before you leave a room, look in four places: {socket|outlet} by the bed, bathroom door, safe, under the pillow.',
        'In a {holiday flat|vacation rental}, read the folder before you leave. There you may really have to strip the bed.',
        'Chargers and pyjamas get left behind more than anything else. Look under the bed and behind the bathroom door.',
      ],
      h: ['The teddy was found in the sheets. He has had breakfast and is waiting at the desk.'],
    },
    scene: [
      'Ten to eleven. One of you is pulling off a pillowcase, the other one says "are we meant to?"',
      'At the desk somebody asks if everything was all right. You say yes, and think of the shower.',
    ],
    why: [
      [
        'When housekeeping strips the bed, they see at once what belongs to you.',
        'Earplugs, books and pyjamas have gone to the laundry in well meant bundles.',
      ],
      [
        'A small fault is only mended if a guest mentions it.',
        'Nobody in the house sleeps in all the rooms.',
      ],
    ],
    parts: [
      [
        ['Turn the covers back, leave them on', 'Leave the bed open to air'],
        ['An open bed dries faster.', 'That helps more than folding.'],
        'A {duvet|comforter} turned back in morning light',
      ],
      [
        ['Put the towels in one place', 'Leave the towels in the bath'],
        [
          'In the bath or the shower, somebody can see at once how many there were.',
          'Towels on the floor count as used, towels on the rail as clean.',
        ],
        'Towels in a bath',
      ],
      [
        ['Say what does not work', 'Mention what is broken'],
        [
          'At the desk, in passing, or on a slip. It is taken as a kindness.',
          'The bulb, the plug, the door that sticks: one sentence each is enough.',
        ],
        'A short note on a bedside table',
      ],
    ],
    turn: [
      'And then look under the bed once more, for the charger.',
      'Then hand in the key, and have a good trip.',
    ],
    asks: ['Do you strip the bed?', 'What have you left behind in a room?'],
    ends: {
      p: 'It takes two minutes, and the next guest has light to read by.',
      f: 'If you are not sure, ask. Every house has its own ways.',
      a: 'Leave the bed. Report the lamp.',
      t: 'Self-catering houses often list leaving duties in the folder; deposits may hang on them.',
      h: 'The teddy will be at the desk until you call.',
      i: 'Leave the room as you would like to find one.',
      l: 'The door closes, and the room is ready for the next guest.',
    },
    keep: 'the last morning of your trip',
    send: 'someone who folds towels into swans',
    own: [
      {
        about: 'check.?out|late check|luggage|leave your bags|by \\d+ ?am',
        kinds: ['hours', 'policy', 'service'],
        lead: 'When the key is due:',
      },
    ],
    pic: {
      ask: 'A room on the last morning: {duvet|comforter} back, window open, key on the table',
      alt: 'A bed with the {duvet|comforter} turned back on the morning of departure',
    },
    claims: [['Housekeeping prefers linen left on; items are lost in bundles', 'housekeeping practice']],
  },
  {
    id: 'small-child-strange-bed',
    format: 'howto',
    again: 9,
    emoji: '🧸',
    tags: ['TravelWithKids', 'FamilyTrip', 'SleepAway'],
    unless: NO_SMALL_CHILDREN,
    title: [
      'How to get small children to sleep in a strange room',
      'Travelling with a toddler: the first night in a new bed',
    ],
    cover: 'Toddler, strange bed, first night',
    gist: [
      'Let them explore the room in daylight, make the bed together, bring the unwashed sheet from home, and keep to your usual bedtime.',
      'Small children sleep better where they know their way around. Show them the room, put the teddy to bed first, and leave the door ajar.',
    ],
    subject: ['Small child, strange bed', 'First night away with a toddler'],
    hooks: {
      '*': [
        'On a trip with a small child, the teddy is the most important guest.',
        'It is half past nine in a strange room. The child is wide awake, and the parents are asleep.',
      ],
      p: 'Small children settle in a strange room more easily if they have seen it by day.',
      f: 'Going away with a little one? Here is what helps on the first evening. Not always. But often.',
      a: 'Toddler in a strange bed: explore the room, keep the routine, leave the door ajar.',
      t: 'A familiar smell and the same routine as at home help a child to sleep in a new place.',
      h: 'She slept wonderfully. Her parents know, because they lay beside her and watched.',
      i: "A bed far from home can be a child's first great adventure.",
      l: 'A small bed, a low lamp, a door left ajar.',
    },
    lines: {
      '*': [
        'First evening away with a small child? Walk round the room together by daylight and let them switch on every lamp.',
        "For a child's first night away, bring the sheet from home, unwashed. It smells of their own bed.",
        'Put the teddy to bed first, with a story. Then the child shows him how it is done.',
        'Travelling with a small child? Ask about these when you book: {cot|crib}, bath, kettle, blackout curtains, ground floor.',
        'Bring the night light from home. Then your child can find the bathroom in a strange room.',
      ],
      h: ['The child was meant to sleep in the {travel cot|travel crib}. The giraffe sleeps in it.'],
    },
    scene: [
      'Quarter to ten. From the {travel cot|travel crib} a voice says quite clearly: "This is not my wall."',
      'Two parents sit in the bathroom with a glass of wine and a {torch|flashlight}, because the child has finally fallen asleep next door.',
    ],
    why: [
      [
        'For a child of three, an unknown room in the dark is a frightening place.',
        'To grown-ups it is a nice room. In the dark, to a child, it is just unknown.',
      ],
      [
        'If the bed, the routine and the smell are right, nearly everything is right.',
        'They do not need their own room. A few things from it are enough.',
      ],
    ],
    parts: [
      [
        ['Explore the room by daylight', 'Let them switch on every lamp'],
        [
          'Open the cupboards, flush the toilet, wave from the window.',
          'What they have seen by day is less frightening at night.',
        ],
        'A child opening a {wardrobe|closet} door',
      ],
      [
        ['Make the bed together', 'Let them help to make the bed'],
        [
          'They decide where the pillow goes. Then it is their bed.',
          'Sheet from home, bear in the middle, one light.',
        ],
        'A child laying a toy in a {travel cot|travel crib}',
      ],
      [
        ['Keep your usual bedtime routine', 'Do everything as at home'],
        [
          'Bath, book, song, the same sentence at the door.',
          'It may all be later. It should not be different.',
        ],
        'A picture book on a bed',
      ],
      [
        ['Leave the door ajar', 'Leave a little light on'],
        ['A strip of light shows them where you are.', 'Tell them: "We are on the other side of this wall."'],
        'A strip of light through a door',
      ],
    ],
    turn: [
      'The second evening is better. On the third they do not want to go home.',
      'And you will sleep as well, in the end.',
    ],
    asks: ['What has to come along so that your child will sleep?', 'What was your longest first night?'],
    ends: {
      p: 'It takes half an hour before supper, and you get it back at ten.',
      f: 'Hosts have heard it all before. You need not apologise at breakfast.',
      a: 'Explore first, sleep later.',
      t: 'The order of bedtime matters more than the hour.',
      h: 'On the second night the child sleeps, and the parents listen.',
      i: 'One day they will tell you about that room.',
      l: 'And then you hear them breathing, evenly, in the dark.',
    },
    caution: [
      'Babies need a safe place to sleep: set up the cot as its maker says, and ask your health service if unsure.',
      "Follow your health service's advice on safe sleep for babies, and set up any cot as its maker says.",
    ],
    keep: 'the first trip with a little one',
    send: 'the parents with the {torch|flashlight}',
    own: [
      {
        about:
          'cots?\\b|high ?chair|famil(?:y|ies) (?:room|welcome|friendly)|children (?:are|welcome|of|stay|eat|under \\w+ (?:free|stay))|toys|playground',
        kinds: ['service', 'product', 'policy', 'price', 'audience'],
        lead: 'For the youngest guests:',
      },
    ],
    pic: {
      ask: 'A {cot|crib} made up with a toy in it, evening light',
      alt: 'A {cot|crib} with a soft toy in a guest room',
    },
    claims: [
      ['Familiar cues and routines ease sleep in new places for children', 'child development advice'],
    ],
  },
  {
    id: 'room-words',
    format: 'glossary',
    again: 12,
    emoji: '🛎️',
    tags: ['HotelTerms', 'TravelWords', 'BookingTips'],
    title: [
      'Twin, double, half board, en suite: room words explained',
      'Booking words explained: twin, en suite, half board',
    ],
    cover: 'Twin or double?',
    gist: [
      'A twin has two beds, a double has one, and en suite means that the bathroom is yours. The words from booking forms, and what to ask about each.',
      'Six words from booking pages, in plain English, so that nobody has to sleep in the gap.',
    ],
    subject: ['Twin or double?', 'What half board means'],
    hooks: {
      '*': [
        'Two colleagues booked a double. They had meant a twin.',
        'En suite or not decides whether you cross the corridor in a towel.',
      ],
      p: 'The words on booking forms are short, and not every country means the same by them.',
      f: 'Booking a room, and not sure what twin means? Here are the words.',
      a: 'Twin: two beds. Double: one bed. Check anyway.',
      t: 'Bed type, board and bathroom are three separate things on a booking form. Check all three.',
      h: '"Sea view" means that you can see the sea. "Sea glimpse" means that you can, if you are tall.',
      i: 'If you know the words, you look forward to the right room.',
      l: 'En suite, half board, a balcony in the sun: lovely words.',
    },
    lines: {
      '*': [
        'Double: one bed for two.\nTwin: two single beds.\nEn suite: bathroom in the room.\nHalf board: breakfast and one more meal.',
        '"Private bathroom" on a booking page can still be across the corridor. "En suite" cannot.',
        'Half board means breakfast and usually dinner. Ask if you can swap it for a packed lunch on the day of your hike.',
        '"Partial sea view" is an honest phrase. Ask which part.',
        '"Sea view" means you see the sea. "Sea side" means the side of the house where the sea is.',
      ],
      h: ['"Cosy" is not a bed size. It does tell you something about the room.'],
    },
    scene: [
      'Eleven at night, two business partners, one key. In the room stands one large bed with a heart on it, made of petals.',
      'In the corridor a man in a towel meets a woman with a toothbrush. Both say good morning very formally.',
    ],
    why: [
      [
        'The same word can mean different beds in different countries.',
        'In some countries a double is two mattresses side by side, and nobody thinks to mention it.',
      ],
      [
        'Whoever knows them finds a good room for less.',
        'If you do not mind a bathroom across the corridor, there is often a lovely room at a lower price.',
      ],
    ],
    parts: [
      [
        'Twin',
        [
          'Two single beds, apart or pushed together. Ask which.',
          'The right choice for friends, colleagues, and people who kick.',
        ],
        'Two single beds with a table between',
      ],
      [
        'Double',
        ['One bed for two. It may be one mattress or a pair.', 'Ask how wide it is, in figures.'],
        'A double bed from the foot',
      ],
      [
        'En suite',
        [
          'A bathroom behind a door of your own room.',
          'You can get to it barefoot and without meeting anyone.',
        ],
        'A bathroom door standing open in a room',
      ],
      [
        'Half board',
        ['Breakfast and one hot meal, mostly in the evening.', 'Drinks are usually extra.'],
        'A laid dinner table',
      ],
      [
        'Rack rate',
        [
          'The full list price, without any discount.',
          'Hardly anyone pays it, and every discount is counted from it.',
        ],
        'A price list behind a desk',
      ],
      [
        'Self-catering',
        [
          'You cook. There should be a kitchen, salt and a sharp knife. Ask about the knife.',
          'You are free to eat when you like, and you do the {washing-up|dishes}.',
        ],
        'A small kitchen in a {holiday flat|vacation rental}',
      ],
    ],
    turn: [
      'If you are not sure, write what you want in a sentence: "two beds, please, apart".',
      'Ask before you book, and nobody shares a bed by surprise.',
    ],
    asks: ['Which booking word has caught you out?', 'Half board or out to eat?'],
    ends: {
      p: 'One sentence to the house is clearer than any box you tick.',
      f: 'And when in doubt, ask. Nobody minds.',
      a: 'Plain words are best.',
      t: 'Stars count facilities, and each country awards its own. They say nothing about charm.',
      h: '"Sea view" says nothing about how far you have to lean.',
      i: 'The right word is half a good night.',
      l: 'And a balcony needs no explanation.',
    },
    keep: 'the next booking form',
    send: 'the colleague you travel with',
    own: [
      {
        about:
          '(?:double|twin|single|family|en.?suite) (?:bed)?rooms?|half board|breakfast included|\\bsuites?\\b',
        kinds: ['product', 'number', 'price', 'service'],
        lead: 'In this house:',
      },
    ],
    pic: {
      ask: 'A room door with its number, or two beds with the gap in between',
      alt: 'Two single beds in a guest room',
    },
    claims: [
      [
        'Meanings of twin, double, en suite, half board, rack rate, self-catering',
        'hotel trade usage, definition',
      ],
      ['Star ratings are set nationally', 'hotel classification'],
    ],
  },
  {
    id: 'unpack-or-not',
    format: 'either',
    again: 11,
    emoji: '👔',
    tags: ['ThisOrThat', 'TravelHabits', 'SuitcaseTalk'],
    title: [
      'Do you unpack, or live out of the suitcase?',
      'Suitcase or wardrobe: how do you live {on holiday|on vacation}?',
    ],
    cover: 'Do you unpack?',
    gist: [
      'Some people hang up their shirts before they have looked out of the window. Others live out of the suitcase for a week. Which are you?',
      'For one night nobody unpacks the suitcase. But what about two nights, or three?',
    ],
    subject: ['Do you unpack your suitcase?', 'Suitcase or wardrobe?'],
    hooks: {
      '*': [
        'Most wardrobes in hotel rooms are opened once, to see what is in them.',
        'By day four, a suitcase on the floor is a soft, warm mountain.',
      ],
      p: 'From the third night on it pays to unpack. Hardly anybody does.',
      f: 'You walk into the room and put down the suitcase. Do you unpack?',
      a: 'Three nights: unpack. One night: do not.',
      t: 'Unpacking a suitcase takes six minutes. Searching in it takes two, several times a day.',
      h: 'Clean clothes on the left of the suitcase, worn ones on the right. By Tuesday it is all one heap.',
      i: 'When you hang up your jacket, you have arrived.',
      l: 'A row of hangers, an empty drawer, six quiet minutes.',
    },
    lines: {
      '*': [
        'Do you unpack or live out of the suitcase? And from how many nights on?',
        "Take tomorrow's clothes out of the suitcase and hang them up. That alone saves the morning.",
        'Travelling? Put worn clothes in a pillowcase. It weighs nothing and keeps the suitcase tidy.',
        'Creased shirts? Hang them in the bathroom while you shower. The steam does some of the ironing.',
        'Do not want to unpack? Hang up one thing only, for the last evening.',
      ],
      h: ['The jacket hung in the {wardrobe|closet} all week. It hangs there still. Somebody ought to call.'],
    },
    scene: [
      'One of you puts socks in the drawer by colour. The other one has kicked off their shoes and is asleep.',
      'Six in the evening, a table booked for seven, and a hand searches the suitcase for something without creases.',
    ],
    why: [
      [
        'For some it is part of arriving, for others a waste of {holiday|vacation}.',
        'Some people feel at home once their things are in a drawer.',
      ],
    ],
    parts: [
      [
        'Unpack everything',
        [
          'Shirts hang, the case goes under the bed, and the room is yours. It takes six minutes, and on the last day another six.',
          'You find everything, and you feel at home.',
        ],
        'Clothes on hangers in a guest {wardrobe|closet}',
      ],
      [
        'Live out of the suitcase',
        [
          'Everything is in one place, nothing gets forgotten, and you are off in two minutes.',
          'A suitcase is a {chest of drawers|dresser}, if you are not too particular.',
        ],
        'An open suitcase on a rack',
      ],
    ],
    turn: [
      'In mixed couples, half of the {wardrobe|closet} stays empty.',
      'And by the last day it all goes back in somehow.',
    ],
    asks: ['Unpack or not?', 'What is the first thing you do in a strange room?'],
    ends: {
      p: 'A pillowcase for worn clothes is worth it either way.',
      f: 'Tell us if you sort your socks.',
      a: 'Hang up tomorrow, and leave the rest.',
      t: 'Rolled knits crease less in a case; folded shirts crease along one line only.',
      h: 'However you do it, the thing you need is at the bottom.',
      i: 'You live where your coat hangs.',
      l: 'One shirt in a drawer, and you have arrived.',
    },
    keep: 'the next time you open a suitcase',
    send: 'the other half of the {wardrobe|closet}',
    own: [
      {
        about: 'wardrobe|ironing|iron\\b|laundry|hangers',
        kinds: ['service', 'product'],
        lead: 'For people who unpack:',
      },
    ],
    pic: {
      ask: 'A luggage rack or an open {wardrobe|closet} in one of your rooms',
      alt: 'An open suitcase beside an empty {wardrobe|closet}',
    },
    claims: [
      ['Travellers differ in unpacking; steam relaxes creases', 'common experience, laundry practice'],
    ],
  },
  {
    id: 'breakfast-starts-at-six',
    format: 'behind',
    again: 9,
    emoji: '🌅',
    only: 'breakfast|b ?& ?b\\b|\\bbnb\\b',
    tags: ['BreakfastKitchen', 'BehindTheScenes', 'GuestHouseLife'],
    title: [
      'What happens in a breakfast kitchen before you come down',
      'What it takes to have breakfast ready at eight',
    ],
    cover: 'What happens before your breakfast',
    gist: [
      'The table is laid the night before, and at six the oven goes on and the butter comes out. Most of a good breakfast is done before the first guest wakes.',
      'Breakfast for a house full of guests is prepared in the evening and warmed in the morning. It works on a Sunday at home as well.',
    ],
    subject: ['What happens before your breakfast', 'The breakfast that began last night'],
    hooks: {
      '*': [
        'The breakfast you eat at half past eight was begun at ten the evening before.',
        'If the butter at breakfast is soft, somebody took it out of the fridge at six.',
      ],
      p: 'A calm breakfast depends on what was done the evening before.',
      f: 'Would you like Sunday breakfast at home to be as it is in a guest house? Begin on Saturday night.',
      a: 'Breakfast for guests: lay the table tonight, warm the plates tomorrow.',
      t: 'Milk, fish and meat stay in the fridge until the last minute. Butter and jam come out early, and the plates are warmed.',
      h: 'At six in the morning there is one person in the kitchen, a radio, and an egg that will not peel.',
      i: 'Somebody gets up early so that you can have a slow morning.',
      l: 'The table is laid, the coffee is on, and nobody is down yet.',
    },
    lines: {
      '*': [
        'For a calm breakfast, lay the table the night before, cups upside down. In the morning you only have the warm things to do.',
        'Take the butter out of the fridge an hour before breakfast. Cold butter tears the bread.',
        'Warm the plates, warm the pot, warm the milk. It makes breakfast feel generous, and it costs nothing.',
        'Breakfast eggs crack less in hot water if they are at room temperature. Take them out with the butter.',
        'Staying somewhere? Tell your host when you would like breakfast, and you get it at its best.',
      ],
      h: ['The toaster in a breakfast room has two settings, and both were chosen by somebody else.'],
    },
    scene: [
      'Ten to six, slippers, one lamp. The oven is warming up, and the cups stand upside down on the tables.',
      'Upstairs the first {tap|faucet} runs. It is time for the eggs.',
    ],
    why: [
      [
        'In the morning everybody comes at once, and there is only one stove.',
        'Between eight and nine nobody has time to look for a jam spoon.',
      ],
      [
        'Whatever can be cold is done in the evening, so that there are hands free for the hot things.',
        'What is done in the evening does not have to be done in the rush.',
      ],
    ],
    parts: [
      [
        ['Lay the tables the evening before', 'Set out plates and cups at night'],
        [
          'Plates, cups, a spoon in the jam: you can do that half asleep.',
          'Whoever comes down early finds a place laid.',
        ],
        'A breakfast table laid at night',
      ],
      [
        ['Take cold things out one by one', 'Butter out first, milk last'],
        [
          'Butter needs an hour, cheese a little less, and milk and fish come out at the very last.',
          'Butter and cheese taste better when they are not cold.',
        ],
        'Butter softening on a dish',
      ],
      [
        ['Warm the plates and the pot', 'Heat the plates in a low oven'],
        ['Use hot water for the coffee pot.', 'An egg on a cold plate is a cold egg.'],
        'A stack of plates in an oven',
      ],
      [
        ['Listen for steps on the stairs', 'Start the eggs when you hear guests'],
        [
          'When the water runs upstairs, somebody will be down in ten minutes.',
          'By the third day a host knows the guests by their steps.',
        ],
        'Stairs in morning light',
      ],
    ],
    turn: [
      'When you come down, it all looks quite easy.',
      'And at ten, when everybody has gone, there is a hot coffee for whoever made it.',
    ],
    asks: ['Do you lay the table the night before?', 'What must never be missing at breakfast?'],
    ends: {
      p: 'A quarter of an hour in the evening saves an hour in the morning.',
      f: 'Try it this Saturday: cups upside down, and off to bed.',
      a: 'Lay the table in the evening. Cook in the morning.',
      t: 'Whatever belongs in the fridge comes out last and goes back first.',
      h: 'People who say that they love early mornings have not met five.',
      i: 'A good breakfast begins the evening before.',
      l: 'You sit down, and the coffee is there.',
    },
    keep: 'the Saturday before a long breakfast',
    send: 'the early riser in your family',
    own: [
      {
        about: 'breakfast|home.?made|local (?:eggs|bread|honey|produce)|\\bjam\\b',
        kinds: ['product', 'process', 'hours', 'service'],
        lead: 'Breakfast in this house:',
      },
    ],
    pic: {
      ask: 'The breakfast room before the first guest, lamp on',
      alt: 'A laid breakfast room in early morning light',
      need: 'photo',
    },
    claims: [
      [
        'Preparation and temperature practice in breakfast kitchens; chilled foods out last',
        'catering practice, food hygiene rules',
      ],
    ],
  },
  {
    id: 'with-the-dog',
    format: 'tip',
    only: '\\bdogs?\\b|\\bpets?\\b',
    again: 10,
    unless: 'no (?:dogs|pets)|(?:dogs|pets) are not|without pets',
    emoji: '🐕',
    tags: ['TravelWithDog', 'DogFriendly', 'HolidayWithDog'],
    title: [
      'Going away with a dog: what to ask and what to bring',
      'Dog-friendly rooms: questions to ask, things to pack',
    ],
    cover: 'Travelling with your dog',
    gist: [
      'Ask if the dog may come into the breakfast room, bring the blanket from home, and do not leave your dog alone in a strange room on the first evening.',
      'With a familiar blanket and the usual times for food and walks, most dogs feel at home in a new room within an hour.',
    ],
    subject: ['Dogs welcome: where exactly?', 'Travelling with your dog'],
    hooks: {
      '*': [
        '"Dogs welcome" can mean the whole house or just the {car park|parking lot}. Ask.',
        'In one minute your dog has smelled more of this room than you will all week.',
      ],
      p: 'A few questions and one blanket make a stay with a dog pleasant for everyone.',
      f: 'Is your dog coming along? Then bring the blanket, unwashed.',
      a: 'With a dog: ask where it may go, bring the blanket, keep to its usual times.',
      t: 'Dogs find their way by smell. A familiar blanket shows them where their place is.',
      h: 'The dog was meant to sleep on the floor. There was a vote, and the dog abstained, on the bed.',
      i: 'A house that is kind to dogs is usually kind to people.',
      l: 'A walk at six, wet paws, and a fire.',
    },
    lines: {
      '*': [
        'Booking with a dog? Ask about the breakfast room, the garden, other dogs, and what it costs.',
        'Travelling with a dog? Bring the blanket from home, unwashed, and spread it out first thing.',
        'Travelling with a dog: keep one towel in the car and one at the door. Wet dogs always shake where it is white.',
        'Take a long walk with the dog before you arrive. A tired dog is a quiet guest.',
        'Bring a towel for the dog. White ones show everything.',
      ],
      h: ['The sign said "well-behaved dogs only". The dog looked the other way and went in.'],
    },
    scene: [
      'Key, door, suitcase. Before anyone can say anything, there is a wet nose under the bed, in the {wardrobe|closet} and {in the bin|in the trash}.',
      'At the next table they have a dog as well. Both lie there, chins on the floor, and look only at the sausage.',
    ],
    why: [
      [
        'For a dog, a new room is full of strange smells.',
        "It smells of other guests, and of other guests' dogs.",
      ],
      [
        'A dog left alone too early in a strange room will tell the whole house about it.',
        'A dog that barks only wants to know if you are coming back.',
      ],
    ],
    parts: [
      [
        ['Ask where the dog may go', 'Ask what "dogs welcome" means'],
        [
          'Find out where it may not go, and if another dog lives there.',
          'It is good to know about the cat at reception.',
        ],
        'A dog lying beside a reception desk',
      ],
      [
        ["Put down the dog's blanket first", 'Choose a corner for the dog'],
        ['From there it should see you and the door.', 'Then unpack, and it will lie down by itself.'],
        "A dog's blanket in the corner of a room",
      ],
      [
        ['Keep the usual times', 'Feed and walk as at home'],
        [
          'Food, walk and bed come when they always come. The sights can wait.',
          'A dog that knows when dinner is does not worry.',
        ],
        'A bowl on a tiled floor',
      ],
      [
        ['Stay in on the first evening', 'Do not leave the dog alone at first'],
        [
          'Eat early, or take turns. On the second night it will sleep.',
          'Try it for ten minutes first, and listen on the stairs.',
        ],
        "A dog asleep at somebody's feet",
      ],
    ],
    turn: [
      'And bring a towel for the paws. Then you will be asked back.',
      'After an hour the dog lies there as if it had booked the room.',
    ],
    asks: ['Does yours travel along?', 'Where does your dog sleep when you are away?'],
    ends: {
      p: 'Good preparation spares nerves, carpets and neighbours.',
      f: 'Photographs of the dog on arrival, please.',
      a: 'Blanket, usual times, towel.',
      t: 'Going abroad with a dog? Check rules on chips, vaccinations and ferries well ahead.',
      h: 'Ask who may sleep on the bed. The dog has already decided.',
      i: 'On a walk in a new place, one of you is always delighted.',
      l: 'The dog sighs, turns round three times, and is at home.',
    },
    keep: 'the next trip with the dog',
    send: 'someone who brings the dog',
    own: [
      {
        about: '\\bdogs?\\b|\\bpets?\\b',
        kinds: ['policy', 'service', 'price', 'product'],
        lead: 'About dogs in this house:',
      },
    ],
    pic: {
      ask: 'A dog blanket in the corner of a room, with or without dog',
      alt: 'A dog on a blanket in the corner of a guest room',
    },
    claims: [
      ['Familiar scents and routine settle dogs', 'veterinary behaviour advice'],
      ['Entry rules for dogs vary', 'government travel rules'],
    ],
  },
  {
    id: 'rain-until-thursday',
    format: 'tip',
    again: 9,
    emoji: '☔',
    tags: ['RainyDay', 'HolidayTips', 'SlowTravel'],
    title: [
      'What to do {on holiday|on vacation} when it rains',
      'Rain on your trip: how to make a good day of it',
    ],
    cover: 'A good rainy day {on holiday|on vacation}',
    gist: [
      'Go out early in a proper coat, find something with a roof for noon, and have tea by a window at four. A rainy day is only bad if you wait for it to stop.',
      'A rainy day is good for a walk in a proper coat, for a museum, or for a book. It is only bad if you wait for it to stop.',
    ],
    subject: ['Rain {on holiday|on vacation}?', 'A good rainy day'],
    hooks: {
      '*': [
        'Nobody remembers the fourth sunny day. Everybody remembers the storm.',
        'It is Sunday, and the forecast says rain until Thursday. You can have a lovely time.',
      ],
      p: 'A rainy day {on holiday|on vacation} can be a good one, if you plan it that way.',
      f: 'Are you sitting at the window, waiting for the rain to stop? Put your coat on.',
      a: 'Rainy day: out by ten, under a roof by one, at the window by four.',
      t: 'Between two showers there is often a dry hour, and the radar shows when.',
      h: 'It only rained twice that week: once for three days and once for four.',
      i: 'In the rain you have the place almost to yourself.',
      l: 'Rain on the roof, a pot of tea, and nothing you have to do.',
    },
    lines: {
      '*': [
        'A rainy day in three parts: a short walk in a proper coat, something with a roof, then a window and cake.',
        'Waterfalls, woods and old towns are better in the rain than beaches and towers.',
        "Rainy day: newspaper in the wet shoes, the hat over the radiator, and dry socks kept for four o'clock.",
        'Ask your host what locals do on a rainy day. It is rarely the museum and often the swimming pool.',
        'On a rainy day, ask for the games cupboard. Most houses have one, with one piece missing.',
      ],
      h: [
        '"It is brightening up over there," says somebody, on every wet {holiday|vacation}, pointing at another country.',
      ],
    },
    scene: [
      'It rains, and on the windowsill lie a board game and a pile of books.',
      'Two people come back, red in the face, dripping and laughing. Everyone who stayed inside looks a bit envious.',
    ],
    why: [
      [
        'Waiting is what spoils the day, because you do neither one thing nor the other.',
        'If you wait for it to stop, it is soon evening.',
      ],
      ['There are things that you would never do in the sun.', 'Rain empties the paths and fills the cafés.'],
    ],
    parts: [
      [
        ['Go out early, for an hour', 'Walk before ten in a proper coat'],
        ['After that you have earned everything else.', 'It smells of earth, and there is nobody about.'],
        'Two people in raincoats on a path',
      ],
      [
        ['Find something with a roof', 'Be indoors around noon'],
        [
          'An aquarium, a market hall, an old church or an indoor pool will do.',
          'If you go at noon, the others are just coming out.',
        ],
        'A market hall in the rain',
      ],
      [
        ['Sit by a window at four', 'Have tea and a book'],
        ['Dry socks, a board game, something warm to drink.', 'You would never do this at home.'],
        'A teapot by a wet window',
      ],
    ],
    turn: [
      'And when the sun comes out, you have almost finished the book.',
      'You will tell people about "the year it rained", and smile.',
    ],
    asks: ['What do you do when it pours?', 'Which wet {holiday|vacation} was the best?'],
    ends: {
      p: 'A coat that keeps the water out is half the {holiday|vacation}.',
      f: 'Looking at the radar twice a day is enough.',
      a: 'Out you go.',
      t: 'In the mountains it often rains on one side only.',
      h: 'The forecast for somewhere else is always lovely.',
      i: 'Bad weather is a good excuse for something else.',
      l: 'In the evening the trees drip, and the air is fresh.',
    },
    caution: [
      'In storms stay away from cliffs, swollen streams and lone trees, and heed local warnings.',
      'In a storm, keep away from cliffs, lone trees and streams in flood, and follow local warnings.',
    ],
    keep: 'the next wet forecast',
    send: 'the one with the radar',
    own: [
      {
        about: 'library|books|games|fire|lounge|sauna|pool|boots|umbrella',
        kinds: ['product', 'service', 'place'],
        lead: 'For rainy days in this house:',
      },
    ],
    pic: {
      ask: 'A wet window in your house with something warm in front of it',
      alt: 'A pot of tea by a rainy window',
    },
    claims: [['Rain comes in bands; orographic rain shadows', 'meteorology textbook']],
  },
];
