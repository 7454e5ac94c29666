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
    cover: 'Photograph the {cooker|stove}',
    gist: [
      'Photograph the {cooker|stove}, the iron and the locked door as you leave. On the {motorway|highway}, the picture is worth more than any memory.',
      'The last ten minutes at home decide how the first hundred miles feel. A few pictures, and nobody turns back.',
    ],
    subject: ['Is the {cooker|stove} off?', 'Pictures to take before you go'],
    hooks: {
      '*': [
        'Twenty miles on, somebody says: "Did you turn off the {cooker|stove}?"',
        'The most reassuring photograph of any holiday shows a {cooker|stove}.',
        'Doubt begins at about the second roundabout.',
      ],
      p: 'A few pictures on your phone replace the worst hour of any trip.',
      f: 'Off tomorrow? Then take your phone round {the flat|the apartment} with you, last thing.',
      a: 'Click, lock, go.',
      t: 'Routine acts leave hardly a trace in memory. A photograph has a time on it.',
      h: 'There are couples who have driven past Birmingham four times because of one iron.',
      i: 'To leave well is the first day of the {holiday|vacation}.',
      l: 'The key turns, the stairs are quiet, and behind the door all is in order.',
    },
    lines: {
      '*': [
        'Before a trip, photograph: {cooker|stove}, iron, {taps|faucets}, windows, locked door. It takes a minute and is good for a week of calm.',
        'Leave the house key with somebody who knows where the water is turned off.',
        'Put a note in the fridge with the date. Then you will know on your return what you are looking at.',
        'Make the bed before you leave. You will thank yourself, late at night, with a suitcase in your hand.',
        'Put the pictures in an album called nothing is on. You will open it at the airport.',
      ],
      h: ['The iron was off. The iron is always off. Nobody has ever believed an iron.'],
    },
    scene: [
      'Engine running, everyone strapped in. One of you gets out again, for the third time, "just quickly".',
      'In the sixth row of the aeroplane somebody suddenly sits up very straight.',
    ],
    why: [
      [
        'Such things get done every day without thinking, so there is nothing to remember.',
        'A hand that has turned a knob a thousand times does not report the thousand and first.',
      ],
      [
        'And in the rush of leaving, the head is at the station already.',
        'Between passport and car key no room is left for the {cooker|stove}.',
      ],
    ],
    parts: [
      [
        ['{Cooker|Stove}, iron, candles', 'Everything that gets hot'],
        [
          'Take the picture close up, so that the knobs can be seen.',
          'All that gets hot. A second each.',
          'Knobs on nought, plug beside the {socket|outlet}, in one picture each.',
        ],
        'A phone photographing {cooker|stove} knobs',
      ],
      [
        ['{Taps|Faucets} and the washing machine', 'Everything that carries water'],
        [
          'Where there is a {stopcock|shut-off valve}, turn it. Water has all week.',
          'A burst hose is the only guest that really makes itself at home.',
          'Shut it off at the wall if you can. It is the dearest leak that happens while you swim.',
        ],
        'A hand turning off a {tap|faucet}',
      ],
      [
        ['Windows, also the small one', 'Everything that opens'],
        [
          'In the bathroom it is on the latch. It always is.',
          'Storms ring no bell.',
          'Go round from inside, and do not believe the bathroom.',
        ],
        'A small bathroom window',
      ],
      [
        ['{Rubbish|Trash} out, fridge looked at', 'Everything that goes off'],
        [
          'Milk, salad, half an onion. They will be someone else in a week.',
          'Smells are patient.',
          'If it can smell, it will. Empty the lot.',
        ],
        'A {bin bag|trash bag} by a front door',
      ],
      [
        ['Plants together, in the shade', 'Everything that has leaves'],
        [
          'In the bath, on a wet towel, they keep each other company.',
          'Anyone who waters them then needs only one room.',
          'Put them together where it is bright and cool, and a neighbour needs five minutes.',
        ],
        'Pot plants in a bath',
      ],
      [
        ['Lock, press, photograph', 'The door, last of all'],
        [
          'Handle in the picture, hand on it.',
          'Say it out loud as well. Strange, but it sticks.',
          'A picture of your hand on a locked handle ends every debate on the road.',
        ],
        'A hand on a locked front door',
      ],
    ],
    turn: [
      'If somebody asks on the {motorway|highway}, you pass the phone back.',
      'Then the trip may begin, at the first corner.',
    ],
    asks: ['Have you ever turned round?', 'What do you check three times?'],
    ends: {
      p: 'One minute of pictures for a quiet week.',
      f: 'And do delete them afterwards, or you will show them round at Christmas.',
      a: 'Photograph it. Believe it.',
      t: 'Saying an action aloud while doing it strengthens the memory of it.',
      h: 'The iron has never once been on. It just likes to be asked about.',
      i: 'Let home be home, and look ahead.',
      l: 'The house sleeps. So may you.',
    },
    tick: true,
    keep: 'the morning you leave',
    send: 'someone who always goes back in',
    own: [
      {
        about: 'check.?(?:in|out)|arriv\\w* (?:from|between|any|at|up to)|from \\d+ ?(?:am|pm)|until \\d',
        kinds: ['hours', 'policy'],
        lead: 'There is no need to rush, either.',
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
    question: 'Should I strip the bed before I leave?',
    short: [
      'No need. But three small things do help.',
      'You need not. Turn it back, gather the towels and say what is broken.',
    ],
    title: ['What to do before you check out', 'Checking out: what helps the people who clean'],
    cover: 'Strip the bed or leave it?',
    gist: [
      'In most houses the bed should stay as it is, turned back so that it can air. Towels in one place, windows as you found them, and a word if something is broken.',
      'Taking the sheets off is kind and usually not needed. More useful: say what no longer works, and look behind the bedside table.',
    ],
    subject: ['Must the bed be stripped?', 'Before you hand in the key'],
    hooks: {
      '*': [
        'A stripped bed looks polite and hides what got lost in it.',
        'What housekeepers find in beds would stock a bookshop and a jeweller.',
        'Politeness at eleven in the morning looks different from what you think.',
      ],
      p: 'Three small things at the end of a stay help a house more than a stripped bed.',
      f: 'Last morning, bag half packed, and you are looking at the bed. Leave it, and come here.',
      a: 'Leave the sheets. Report the lamp.',
      t: 'Linen is counted and checked for stains and losses as it comes off; bundled up, it has to be undone again.',
      h: 'Somebody folded the dirty towels into a swan. We did not know where to look.',
      i: 'A room left kindly is a greeting to somebody you will never see.',
      l: 'The {duvet|comforter} turned back, a window open, a note on the pillow.',
    },
    lines: {
      '*': [
        'Leaving a room: {duvet|comforter} back, towels in the bath, windows shut if nobody is coming. The sheets may stay on.',
        'Tell them about the lamp that flickers. Most guests do not, and so it flickers for the next one.',
        'Look in four places: {socket|outlet} behind the bed, back of the bathroom door, safe, under the pillow.',
        'In a {holiday flat|vacation rental} it is different: read the folder. There the bed may really be yours.',
        'Look under the bed and behind the door before you go. That is where chargers and pyjamas live.',
      ],
      h: ['The teddy was found. He has had breakfast and is waiting at the desk.'],
    },
    scene: [
      'Ten to eleven. One of you is pulling off a pillowcase, the other one says "are we meant to?"',
      'At the desk somebody asks "was everything all right?", and you say yes, and think of the shower.',
    ],
    why: [
      [
        'When beds are stripped by housekeeping, they can see at once what belongs to you.',
        'Earplugs, books and pyjamas travel to the laundry in bundles that were well meant.',
      ],
      [
        'And small faults come to light only if a guest mentions them.',
        'Nobody sleeps in all rooms. The house knows the shower only from the outside.',
      ],
    ],
    parts: [
      [
        ['Turn it back, leave it on', 'Throw back the covers'],
        [
          'A bed that has been opened dries faster.',
          'With that you have done more than by folding it.',
          'Air is all it needs. Folding would only keep the damp in.',
        ],
        'A {duvet|comforter} turned back in morning light',
      ],
      [
        ['Put the towels in one place', 'Towels in a heap'],
        [
          'In the bath or the shower: then you can see how many there were.',
          'What is on the floor is taken as used, what is on the rail as clean.',
          'One pile means one trip. And what hangs may be used again.',
        ],
        'Towels in a bath',
      ],
      [
        ['Say what does not work', 'Mention what is broken'],
        [
          'At the desk, in passing, or on a slip. It is taken as a kindness.',
          'The bulb, the plug, the door that sticks. One sentence each.',
          'Somebody else sleeps there tonight, and you are the only one who knows.',
        ],
        'A short note on a bedside table',
      ],
    ],
    turn: [
      'And then once more under the bed. The charger, you know.',
      'Whatever you folded will be unfolded kindly.',
    ],
    asks: ['Do you strip the bed?', 'What have you left behind in a room?'],
    ends: {
      p: 'Two minutes, and the next guest has light to read by.',
      f: 'If in doubt, ask. Every house has its ways.',
      a: 'Leave it. Tell us.',
      t: 'Self-catering houses often list leaving duties in the folder; deposits may hang on them.',
      h: 'Look under the pillow. That is where the teddy stays behind.',
      i: 'Go as you would like to find it.',
      l: 'The door falls to, softly, and the room breathes out.',
    },
    keep: 'the last morning of your trip',
    send: 'someone who folds towels into swans',
    own: [
      {
        about: 'check.?out|late check|luggage|leave your bags|by \\d+ ?am',
        kinds: ['hours', 'policy', 'service'],
        lead: 'Here is when the key is due.',
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
    cover: 'A small child, a strange bed',
    gist: [
      'Let them explore in daylight, build the bed together, bring the unwashed sheet, and keep to the order of home. The first night is then only half as long.',
      'Children sleep where they know their way around. So go on a tour, put the bear to bed first, and leave a door ajar.',
    ],
    subject: ['The bear goes to bed first', 'First night with a small child'],
    hooks: {
      '*': [
        'The most important guest of the family is eight inches tall and has only one eye.',
        "At half past nine the child is awake, the parents are asleep, and it is nobody's fault.",
        'Nobody sleeps in a bed that has not been looked under.',
      ],
      p: 'Small children settle in a strange room more easily if they have seen it by day.',
      f: 'Going away with a little one? Here is what helps on the first evening. Not always. But often.',
      a: 'Explore. Build. Same order. Door ajar.',
      t: 'Familiar smell, fixed sequence and a known layout are cues that stand in for the missing room.',
      h: 'She slept wonderfully. Her parents know, because they lay beside her and watched.',
      i: "A bed far from home can be a child's first great expedition.",
      l: 'A small bed, a low lamp, the dark behind the curtain.',
    },
    lines: {
      '*': [
        'First evening with a small child: walk round the room together by daylight and let them switch on every lamp once.',
        'Bring the sheet from home, unwashed. It smells of bed, and that is what you want.',
        'Put the bear to bed first, properly, with a story. The child shows him how it is done.',
        'Ask when booking: {cot|crib}, bath, kettle, blackout, ground floor. Those five decide about your evening.',
        'Bring the night light from home. It knows the way to the bathroom.',
      ],
      h: ['They were to sleep in the {travel cot|travel crib}. It was slept in by the giraffe.'],
    },
    scene: [
      'Quarter to ten. From the {travel cot|travel crib} a voice says quite clearly: "This is not my wall."',
      'Two parents are sitting in the bathroom with a bottle of wine and a {torch|flashlight}, as the child has finally fallen asleep in the other room.',
    ],
    why: [
      [
        'To somebody of three, an unknown room in the dark has no edges.',
        'What grown-ups see as a nice room is, without light, an unknown country.',
      ],
      [
        'But if bed, order and smell are right, nearly everything is right.',
        'They do not need their home. They need a few of its signs.',
      ],
    ],
    parts: [
      [
        ['Go on a tour by daylight', 'Discover everything while it is light'],
        [
          'Open cupboards, flush the toilet, wave from the window.',
          'Whatever has been named no longer growls at night.',
          'The tap, the window, the funny lamp: what has been greeted is a friend.',
        ],
        'A child opening a {wardrobe|closet} door',
      ],
      [
        ['Build the bed together', 'Let them help to make the bed'],
        [
          'They decide which end the pillow goes. It is then their bed.',
          'Sheet from home, bear in the middle, one light.',
          'Once the bear has chosen a side, it is settled.',
        ],
        'A child laying a toy in a {travel cot|travel crib}',
      ],
      [
        ['Keep the order of home', 'Same evening as at home'],
        [
          'Bath, book, song, the same sentence at the door.',
          'It may all be later. It must not be different.',
          'The song is the bed. The rest is furniture.',
        ],
        'A picture book on a bed',
      ],
      [
        ['Leave a door ajar', 'Leave a little light and a voice'],
        [
          'A strip of light is an address.',
          'And say where you are. "On the other side of this wall."',
          'Tell them where you will be, and be there.',
        ],
        'A strip of light through a door',
      ],
    ],
    turn: [
      'The second evening is better. On the third they do not want to go home.',
      'And you yourselves will sleep as well, towards four.',
    ],
    asks: ['What has to come along so that your child will sleep?', 'What was your longest first night?'],
    ends: {
      p: 'It takes half an hour before supper, and is repaid by ten.',
      f: 'Hosts have heard it all before. You need not apologise at breakfast.',
      a: 'Tour first. Tired later.',
      t: 'Time zones aside, bedtime by the clock matters less than its sequence.',
      h: 'On the second night the child sleeps, and the parents listen.',
      i: 'One day they will tell you about that wall, and that it was a nice one.',
      l: 'And then the breathing, evenly, in the dark.',
    },
    caution: [
      "Use cots as their makers intend and follow your health service's advice on safe sleep for babies.",
      'Follow safe sleep advice for babies from your health service, and set up any cot the way its maker says.',
    ],
    keep: 'the first trip with a little one',
    send: 'the parents with the {torch|flashlight}',
    own: [
      {
        about:
          'cots?\\b|high ?chair|famil(?:y|ies) (?:room|welcome|friendly)|children (?:are|welcome|of|stay|eat|under \\w+ (?:free|stay))|toys|playground',
        kinds: ['service', 'product', 'policy', 'price', 'audience'],
        lead: 'The youngest guests need a few things, too.',
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
      'A twin has two beds, a double one, and en suite means that you need no {dressing gown|robe}. The words from booking forms, and what to ask about each.',
      'The words on a booking page, in plain English, so that nobody has to sleep in the gap.',
    ],
    subject: ['Twin or double?', 'What half board means'],
    hooks: {
      '*': [
        'Two colleagues booked a double. They had meant a twin. They are very close now.',
        'One little word decides whether you will cross the corridor in a towel.',
        'Some of the longest nights began with one short word on a form.',
      ],
      p: 'The words of booking forms are short and differ between countries. It is worth knowing them.',
      f: 'Ticking boxes on a booking page and not quite sure? Here is what they mean.',
      a: 'Twin: two beds. Double: one. Check anyway.',
      t: 'Bed type, board and facilities are three separate fields; a good price usually saves on one of them.',
      h: '"Sea view" means that the sea can be seen. "Sea glimpse" means that you can, if you are tall.',
      i: 'To know what you are choosing is the quieter half of anticipation.',
      l: 'En suite, half board, a balcony in the sun: three ways of saying peace.',
    },
    lines: {
      '*': [
        'Double: one bed for two.\nTwin: two single beds.\nEn suite: bathroom in the room.\nHalf board: breakfast and one more meal.',
        '"Shared bathroom" or "private bathroom" on a page? Private can still be across the corridor. En suite cannot.',
        'Half board means breakfast and usually dinner. Ask if you can swap it for lunch on the day of the hike.',
        '"Partial view" is an honest phrase. Ask which part.',
        '"Sea view" is the sea. "Sea side" is the side on which the sea would be.',
      ],
      h: ['"Cosy" is not a bed size. But it does tell you something about the room around it.'],
    },
    scene: [
      'Eleven at night, two business partners, one key, and in the room stands a large, beautiful bed with a heart on it, made of petals.',
      'In a corridor a man in a towel meets a woman with a toothbrush. Both say good morning very formally.',
    ],
    why: [
      [
        'They look alike from country to country, yet are used a little differently.',
        'A double in one land is two mattresses in another, and nobody thinks to mention it.',
      ],
      [
        'Those who know them can choose a good room for less.',
        'For the one who does not mind a corridor, there is often a lovely room at a lower price.',
      ],
    ],
    parts: [
      [
        'Twin',
        [
          'Two single beds, apart or pushed together. Ask which.',
          'For friends, colleagues, and people who kick.',
          'Two beds that may stand together or not. It is worth a question.',
        ],
        'Two single beds with a table between',
      ],
      [
        'Double',
        [
          'One bed for two. It may be one mattress or a pair.',
          'The width is worth asking about, in figures.',
          'Made for two who know each other. Ask if it is one mattress.',
        ],
        'A double bed from the foot',
      ],
      [
        'En suite',
        [
          'A bathroom behind a door of your own room.',
          'You can get there barefoot and without meeting anyone.',
          'Nobody meets you in the corridor with a toothbrush.',
        ],
        'A bathroom door standing open in a room',
      ],
      [
        'Half board',
        [
          'Breakfast and one hot meal, mostly in the evening.',
          'Drinks tend to be extra. So is changing your mind.',
          'You eat there twice a day, and pay for the wine.',
        ],
        'A laid dinner table',
      ],
      [
        'Rack rate',
        [
          'The full list price, without any discount.',
          'Hardly anyone pays it, but the others are measured by it.',
          'The official price, before anyone has asked for a better one.',
        ],
        'A price list behind a desk',
      ],
      [
        'Self-catering',
        [
          'You cook. There should be a kitchen, salt and a sharp knife. Ask about the knife.',
          'Freedom, with {washing-up|dishes}.',
          'A kitchen instead of a dining room. Bring a knife that cuts.',
        ],
        'A small kitchen in a {holiday flat|vacation rental}',
      ],
    ],
    turn: [
      'If in doubt, write what you want in a sentence: "two beds, please, apart".',
      'Ask before you book, and nobody shares by surprise.',
    ],
    asks: ['Which booking word has led you astray?', 'Half board or out to eat?'],
    ends: {
      p: 'One sentence in the comment field is clearer than any tick.',
      f: 'And when in doubt, ask. Nobody behind a desk minds.',
      a: 'Write it out. In words.',
      t: 'Star ratings are awarded nationally; they count facilities and say nothing about charm.',
      h: '"Sea view" says nothing about how far you have to lean.',
      i: 'A word rightly understood is half a good night.',
      l: 'A balcony. The other words no longer matter.',
    },
    keep: 'the next booking form',
    send: 'the colleague you travel with',
    own: [
      {
        about:
          '(?:double|twin|single|family|en.?suite) (?:bed)?rooms?|half board|breakfast included|\\bsuites?\\b',
        kinds: ['product', 'number', 'price', 'service'],
        lead: 'In this house the words mean this.',
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
    cover: 'Unpack, or live out of it?',
    gist: [
      'Some hang up their shirts before they have looked out of the window. Others find their socks by touch for a week. Which are you?',
      'For one night nobody unpacks. But from when on? Two nights, three, never?',
    ],
    subject: ['Do you unpack?', 'The heap on the chair'],
    hooks: {
      '*': [
        'Half of all wardrobes in guest rooms are opened only to see what is in them.',
        'On day four the suitcase has become a soft, warm mountain.',
        'Show me your suitcase on day three and I will tell you who you are.',
      ],
      p: 'From the third night on it pays to unpack. Hardly anybody does.',
      f: 'You enter the room, put down the case. And then?',
      a: 'Three nights: unpack. One: do not.',
      t: 'Unpacking takes about six minutes, searching about two a day; do the sum.',
      h: 'Clean things on the left, worn ones on the right. By Tuesday it is a melting pot.',
      i: 'To hang up your jacket is to say: I am here now.',
      l: 'A row of hangers, a drawer lined with paper, six quiet minutes.',
    },
    lines: {
      '*': [
        'Unpack or live out of the case? Say which, and from how many nights on.',
        "Take out tomorrow's clothes and hang them up. That alone saves the morning.",
        'Worn things go in a bag of their own. A pillowcase is ideal, and it weighs nothing.',
        'Hang shirts in the bathroom while you shower. The steam does some of the ironing.',
        'Hang up one thing only, for the last evening. It is a compromise between both schools.',
      ],
      h: ['The jacket hung in the {wardrobe|closet} all week. It hangs there still. Somebody ought to ring.'],
    },
    scene: [
      'One of you is putting socks in the drawer by colour. The other one has kicked off their shoes and is asleep.',
      'Six in the evening, a table for seven, and a hand rummages in the depths for something without creases.',
    ],
    why: [
      [
        'For the one it is arriving, for the other a waste of {holiday|vacation}.',
        'Behind it is the question of when a strange room becomes your own.',
      ],
    ],
    parts: [
      [
        'Unpack everything',
        [
          'Shirts hang, the case goes under the bed, and the room is yours. It takes six minutes, and on the last day another six.',
          'You find things, and you feel as if you lived here.',
          'A quarter of an hour, and you are at home. And you will leave a shirt behind.',
        ],
        'Clothes on hangers in a guest {wardrobe|closet}',
      ],
      [
        'Live out of the case',
        [
          'All in one place, nothing gets forgotten, and you are off in two minutes.',
          'A case is a {chest of drawers|dresser}, if you are not too particular.',
          'The lid is your wardrobe, and by Wednesday you dig.',
        ],
        'An open suitcase on a rack',
      ],
    ],
    turn: [
      'Mixed couples share a {wardrobe|closet}, half full.',
      'The case lies in the middle of it all, and has an opinion.',
    ],
    asks: ['Unpack or not?', 'What is the first thing you do in a strange room?'],
    ends: {
      p: 'The pillowcase for worn things is worth it either way.',
      f: 'Sock sorters of the world: show yourselves.',
      a: 'Hang tomorrow. Leave the rest.',
      t: 'Rolled knits crease less in a case; folded shirts crease along one line only.',
      h: 'However you do it, the thing you need is at the bottom.',
      i: 'You live wherever you hang up your coat.',
      l: 'A drawer that glides, and in it one shirt.',
    },
    keep: 'the next time you open a suitcase',
    send: 'the other half of the {wardrobe|closet}',
    own: [
      {
        about: 'wardrobe|ironing|iron\\b|laundry|hangers',
        kinds: ['service', 'product'],
        lead: 'Some people do unpack.',
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
    unless: 'self.catering|holiday (?:flat|let|apartment)',
    tags: ['BreakfastKitchen', 'BehindTheScenes', 'GuestHouseLife'],
    title: [
      'What happens in a breakfast kitchen before you come down',
      'What it takes to have breakfast ready at eight',
    ],
    cover: 'Two hours before your coffee',
    gist: [
      'Oven on, table laid last night, eggs at room temperature, butter out of the fridge. Most of a good breakfast is done before the first guest wakes.',
      'Breakfast for a house is mostly preparation in the evening and warmth in the morning. A few of the habits are good for a Sunday at home.',
    ],
    subject: ['Two hours before your coffee', 'The breakfast that began last night'],
    hooks: {
      '*': [
        'The breakfast that you eat at half past eight was begun at ten in the evening.',
        'Good butter at breakfast means that somebody took it out of the fridge at six.',
        'Whoever comes down last meets the calm end of a long morning.',
      ],
      p: 'A calm breakfast room in the morning depends on what was done the evening before.',
      f: 'Would you like Sunday breakfast to be as it is in a guest house? Begin on Saturday night.',
      a: 'Lay it tonight. Warm it tomorrow.',
      t: 'Cold chain for milk, fish and meat; room temperature for butter and jam; hot plates from a low oven.',
      h: 'At six in the morning there is one person in the kitchen, a radio, and an egg that is not cooperating.',
      i: 'Somebody gets up early so that somebody else may have a slow morning.',
      l: 'Linen, silver, steam on the window. Nobody is down yet.',
    },
    lines: {
      '*': [
        'Lay the table the night before, cups upside down. In the morning the kitchen is only for warm things.',
        "Butter out of the fridge an hour before. Bread that tears under the knife is cold butter's fault.",
        'Warm the plates, warm the pot, warm the milk. Half of what feels generous about a breakfast is temperature.',
        'Room-temperature eggs crack less often in hot water. Take them out with the butter.',
        'Tell your host when you want to eat and you get it at its best.',
      ],
      h: ["The toaster has two settings, and both of them are somebody else's."],
    },
    scene: [
      'Ten to six, slippers, one lamp. The oven ticks, and on the sideboard the cups are standing on their heads.',
      'Upstairs the first tap runs. That is the sign for the eggs.',
    ],
    why: [
      [
        'In the morning everyone comes at once, and there is only one stove.',
        'Between eight and nine there is no time to look for a jam spoon.',
      ],
      [
        'What can be cold is done in the evening, so that there are hands for what has to be hot.',
        'Preparing means moving minutes from the narrow place to a wide one.',
      ],
    ],
    parts: [
      [
        ['Lay it the evening before', 'Set the tables at night'],
        [
          'Plates, cups, spoons in the jam. You can do that half asleep.',
          'Anyone who comes down early finds a place that expects them.',
          'In the morning there are better things to think about than teaspoons.',
        ],
        'A breakfast table laid at night',
      ],
      [
        ['Take the cold things out in turn', 'Fetch things from the cold one by one'],
        [
          'Butter first, cheese next, milk and fish at the very last.',
          'Taste needs warmth, and freshness does not. So each has its own minute.',
          'Butter needs an hour, milk a minute.',
        ],
        'Butter softening on a dish',
      ],
      [
        ['Warm plates and pot', 'Warm whatever gets served on'],
        [
          'A low oven for the one, hot water for the other.',
          'An egg on a cold plate has lost before it starts.',
          'Hot food keeps for as long as its plate does.',
        ],
        'A stack of plates in an oven',
      ],
      [
        ['Listen to the house', 'Keep an ear on the stairs'],
        [
          '{Taps|Faucets}, stairs, a door. A host hears who will be down in ten minutes.',
          'On the third day you can tell them by their steps.',
          'A step on the landing is an order for one egg.',
        ],
        'Stairs in morning light',
      ],
    ],
    turn: [
      'When you come in, it looks as if it had just happened.',
      'And at ten, when all of them have gone, there is the first hot coffee for whoever made it.',
    ],
    asks: ['Do you lay the table the night before?', 'What must never be missing at breakfast?'],
    ends: {
      p: 'A quarter of an hour in the evening is worth an hour in the morning.',
      f: 'Try it this Saturday. Cups on their heads, and off to bed.',
      a: 'Evening: table. Morning: heat.',
      t: 'Anything that belongs in the fridge goes out last and back first.',
      h: 'People who say that they love early mornings have not met five.',
      i: 'The nicest things are often ready before we know that we want them.',
      l: 'A chair is drawn back, and the day may start.',
    },
    keep: 'the Saturday before a long breakfast',
    send: 'the early riser in your family',
    own: [
      {
        about: 'breakfast|home.?made|local (?:eggs|bread|honey|produce)|\\bjam\\b',
        kinds: ['product', 'process', 'hours', 'service'],
        lead: 'This is how breakfast goes here.',
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
    again: 10,
    emoji: '🐕',
    tags: ['TravelWithDog', 'DogFriendly', 'HolidayWithDog'],
    title: [
      'Going away with a dog: what to ask and what to bring',
      'Dog-friendly rooms: questions to ask, things to pack',
    ],
    cover: 'The dog is coming, too',
    gist: [
      'Ask whether "dogs welcome" includes the breakfast room, bring the blanket that smells of home, and never leave a dog alone in a strange room on the first evening.',
      'A dog needs a place, a smell and an order. With those, most strange rooms turn into a den within an hour.',
    ],
    subject: ['Dogs welcome: where exactly?', 'His blanket, unwashed'],
    hooks: {
      '*': [
        '"Dogs welcome" can mean the whole house or the {car park|parking lot}. It is worth asking.',
        'He has smelled more of this room in one minute than you will all week.',
        'For him it is a room with four hundred smells and one of them is you.',
      ],
      p: 'A few questions and one blanket make a stay with a dog pleasant for everyone.',
      f: 'Is the dog coming along? Then his blanket comes, too. Unwashed, please.',
      a: 'Ask where. Bring the blanket. Stay the first evening.',
      t: 'Dogs orient themselves by scent; a familiar one marks the place that is theirs.',
      h: 'He was to sleep on the floor. There was a vote, and he abstained on the bed.',
      i: 'A place that is kind to dogs is seldom unkind to people.',
      l: 'A walk at six, wet paws, a fire.',
    },
    lines: {
      '*': [
        'Ask when booking with a dog: breakfast room, garden, other dogs, and what it costs. "Welcome" is a wide word.',
        'Bring the blanket from his own bed, unwashed. Spread it out first thing, in a corner with a view of the door.',
        'Towel in the car, one at the door. Wet dogs shake where it is white.',
        'A long walk before arrival makes a quiet dog. It does people good, too.',
        'Bring a towel of his own. The white ones remember.',
      ],
      h: ['The sign said "well-behaved dogs". He looked the other way and went in.'],
    },
    scene: [
      'Key, door, case. Before anyone can say anything there is a wet nose under the bed, in the {wardrobe|closet} and {in the bin|in the trash}.',
      'At the next table they have one as well. Both are lying there, chins on the floor, and look only at the sausage.',
    ],
    why: [
      [
        'For a dog a new room is a novel in a foreign language, and he reads all of it.',
        "Everything smells of strangers, and of those strangers' dogs.",
      ],
      [
        'If he is left there alone too soon, he will tell the whole house about it.',
        'Barking is seldom naughtiness. He merely asks if you are coming back.',
      ],
    ],
    parts: [
      [
        ['Ask what "welcome" means', 'What is he allowed, and where?'],
        [
          'Where may he go, where not, and is there a dog living there already?',
          'A cat in reception is good to know about.',
          'Stairs, sofa, breakfast room: better to hear it now than at the door.',
        ],
        'A dog lying beside a reception desk',
      ],
      [
        ['Spread out his blanket first', 'His corner comes before your bags'],
        [
          'In a corner from which he can see you and the door.',
          'Only then unpack. He will go there by himself.',
          'A familiar blanket and a clear view make a kennel out of any room.',
        ],
        "A dog's blanket in the corner of a room",
      ],
      [
        ['Keep his times', 'Feed and walk him by his own clock'],
        [
          'Food, walk, bed as at home. The sea can wait for ten minutes.',
          'With his order, the world is in order.',
          'He does not know that you are away to rest.',
        ],
        'A bowl on a tiled floor',
      ],
      [
        ['Stay with him on the first evening', 'Do not leave him alone at first'],
        [
          'Eat early, or take turns. On the second he will sleep.',
          'Try it for ten minutes, then twenty, and listen on the stairs.',
          'Strange doors make strange noises. Tomorrow he will know them.',
        ],
        "A dog asleep at somebody's feet",
      ],
    ],
    turn: [
      'And a towel for the paws, at the door. With that you will be asked back.',
      'After an hour the dog lies there as if it had booked.',
    ],
    asks: ['Does yours travel along?', 'Where does your dog sleep when you are away?'],
    ends: {
      p: 'Good preparation spares nerves, carpets and neighbours.',
      f: 'Photographs of the dog on arrival, please.',
      a: 'Blanket. Order. Towel.',
      t: 'Abroad, check rules on chips, vaccinations and ferries well ahead.',
      h: 'Ask who may sleep on the bed. The dog has already decided.',
      i: 'A walk in a strange place, and one of you finds everything marvellous.',
      l: 'He sighs, turns round three times, and is at home.',
    },
    keep: 'the next trip with the dog',
    send: 'someone who brings the dog',
    own: [
      {
        about: '\\bdogs?\\b|\\bpets?\\b',
        kinds: ['policy', 'service', 'price', 'product'],
        lead: 'Here is what applies to animals in this house.',
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
    cover: 'Rain until Thursday',
    gist: [
      "Split the wet day: out early in proper coats, something with a roof at noon, and from four o'clock a window. Waiting for it to stop is the only mistake.",
      'Rain is best walked in, looked at or slept through. It is only bad when you are waiting for it to stop.',
    ],
    subject: ['Rain until Thursday?', 'A good wet day'],
    hooks: {
      '*': [
        'Nobody remembers the fourth sunny day. Everybody remembers the storm.',
        'The forecast says rain until Thursday. It is Sunday.',
        'Wet places have the best cafés. They have had time to practise.',
      ],
      p: 'A wet day goes well if it is planned as one.',
      f: 'Are you sitting at the window looking at the radar? Put your coat on.',
      a: 'Out by ten. Roof by one. Window by four.',
      t: 'Rain falls in bands; between two of them there is often an hour, and the hourly radar shows it.',
      h: 'It only rained twice that week: once for three days and once for four.',
      i: 'In the rain, a place belongs to those who stay.',
      l: 'Rain on slate, a pot of tea, and nothing that must be done.',
    },
    lines: {
      '*': [
        'A wet day in three parts: a short walk in proper coats, something with a roof, then a window and cake.',
        'Waterfalls, woods and old towns are better in the rain. Beaches and towers are not.',
        "Newspaper in wet shoes, hat over the radiator, and dry socks kept for four o'clock. That is the whole luxury.",
        'Ask your host what locals do when it is wet. It is rarely the museum and often the swimming pool.',
        'Ask for the games cupboard. Every house has one, with one piece missing.',
      ],
      h: [
        '"It is brightening up over there," says somebody, on every wet {holiday|vacation}, pointing at another country.',
      ],
    },
    scene: [
      'On the sill is a pair of binoculars. Through them you can see the rain more closely.',
      'Two people come back, red in the face, dripping, laughing. Everyone who stayed in the lounge looks up and is a bit envious.',
    ],
    why: [
      [
        'What spoils a day is the waiting, because you do neither this nor that.',
        'Between "not yet" and "soon" whole holidays have gone by.',
      ],
      [
        'And wet weather has its own programme, which you would never have put together in the sun.',
        'Rain empties paths and fills kitchens, and both are interesting.',
      ],
    ],
    parts: [
      [
        ['Go out early, for an hour', 'An hour outside before ten'],
        [
          'In proper coats. After that you have earned everything else.',
          'It smells of earth, and there is nobody about.',
          'With the right coat it is weather. Without one it is bad weather.',
        ],
        'Two people in raincoats on a path',
      ],
      [
        ['Then something with a roof', 'Under a roof around noon'],
        [
          'An aquarium, a market hall, a church with a cat, an indoor pool.',
          'Those who go at noon meet the others coming out.',
          'Swimming counts: you get wet either way.',
        ],
        'A market hall in the rain',
      ],
      [
        ["From four o'clock, a window", 'The late afternoon belongs to a chair'],
        [
          'Dry socks, a board game, a book from the shelf in the corridor.',
          'This is the part that you cannot do at home.',
          'Something warm to drink, something to play, and nowhere to be.',
        ],
        'A teapot by a wet window',
      ],
    ],
    turn: [
      'And when the sun comes out, you will have almost finished the book.',
      'It will be told as "the year it rained", and with a smile.',
    ],
    asks: ['What do you do when it pours?', 'Which wet {holiday|vacation} was the best?'],
    ends: {
      p: 'A coat that really keeps the water out is half the {holiday|vacation}.',
      f: 'And the radar: twice a day is enough.',
      a: 'Do not wait.',
      t: 'Mountains make their own rain; on the far side it is often dry.',
      h: 'The forecast for somewhere else is always lovely.',
      i: 'Weather is only an invitation to something different.',
      l: 'In the evening it drips from the trees, and the air is new.',
    },
    caution: [
      'In storms stay away from cliffs, swollen streams and lone trees, and heed local warnings.',
      'When it storms, keep away from cliffs, lone trees and streams in flood, and follow local warnings.',
    ],
    keep: 'the next wet forecast',
    send: 'the one with the radar',
    own: [
      {
        about: 'library|books|games|fire|lounge|sauna|pool|boots|umbrella',
        kinds: ['product', 'service', 'place'],
        lead: 'Under this roof there is something, too.',
      },
    ],
    pic: {
      ask: 'A wet window in your house with something warm in front of it',
      alt: 'A pot of tea by a rainy window',
    },
    claims: [['Rain comes in bands; orographic rain shadows', 'meteorology textbook']],
  },
];
