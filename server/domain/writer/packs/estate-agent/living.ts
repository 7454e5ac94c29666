// Houses and the people in them: talk, seasons, and how the trade works.
import type { Idea } from '../../library/idea.ts';
import { LETS_ONLY } from './kinds.ts';

export const LIVING: readonly Idea[] = [
  {
    id: 'old-walls-or-new',
    format: 'either',
    again: 9,
    emoji: '🏚️',
    tags: ['OldHouse', 'NewBuild', 'ThisOrThat'],
    title: [
      'Old house or new one: which would you rather live in?',
      'Period house or new build: which suits you?',
    ],
    cover: 'Old house or new?',
    gist: [
      'The old house has high ceilings, creaking stairs and a past. The new one has enough {sockets|outlets} and warm floors. Which would you rather live in?',
      'In an old house you always have something to mend, and in a new one the garden is still mud. Which suits you?',
    ],
    subject: ['Creaking stairs or warm floors?', 'Would you rather live in an old house?'],
    hooks: {
      '*': [
        'An old house has a story behind each door, and a new one has {a socket|an outlet}.',
        'Some people hear a creaking stair and think of character. Others think of the repair.',
        'Old houses creak, and new ones beep. Which do you like better?',
      ],
      p: 'Old and new houses both need work. It pays to know which kind you like.',
      f: 'Quick, without thinking: old house or new?',
      a: 'Every house makes work. Choose the work that you like.',
      t: 'In an old house you know the walls and not the pipes. In a new one it is the other way round.',
      h: 'In an old house nothing is straight, and in a new one you are afraid to hang a picture.',
      i: 'Old or new, a house becomes what you make of it.',
      l: 'Worn stairs, or long clean lines and a lot of light.',
    },
    lines: {
      '*': [
        'Old house or new one: which would you rather live in?',
        'Before you buy an old house, ask how old the roof, the wiring, the pipes and the windows are.',
        'Before you buy a new house, ask who will answer the phone in three years when a door sticks.',
        'Big windows and high ceilings are lovely, in old houses and new. Ask for the heating bills.',
      ],
      h: ['"This house has stood for two hundred years," said the seller, and stepped a little to the left.'],
    },
    scene: [
      'The first house: stairs worn hollow by a century of feet. The second: a voice says "good evening" and dims the light.',
      'She strokes the old banister. He has found the controls of the heating and is reading the manual.',
    ],
    why: [
      [
        'An old house has shown that it lasts. A new one has only promised it.',
        'An old house has done all its settling. A new one has it all ahead.',
      ],
    ],
    parts: [
      [
        'The old house',
        [
          'Thick walls, odd corners, and always something to mend on Sundays.',
          'It has survived every fashion. Its pipes may be older than you.',
          'It was there before you, and it needs you.',
        ],
        'A worn wooden banister',
      ],
      [
        'The new house',
        [
          'Warm, dry and straight, with low bills. The trees are still small.',
          'Everything closes, and everything has a manual.',
          'You are the first to live there.',
        ],
        'A bright new hallway',
      ],
    ],
    turn: [
      'There is also a third kind: old outside and new inside.',
      'Ask people who live in one what they do on Sundays.',
    ],
    asks: [
      'Old house or new: where would you rather live?',
      'What creaks in your home, and would you miss it?',
    ],
    ends: {
      p: 'Before you decide, compare what each of them costs to run.',
      f: 'Tell us. There are good reasons for both.',
      a: 'Choose the work you enjoy.',
      t: 'Compare energy and repairs over ten years.',
      h: 'In both of them the {socket|outlet} is behind the wardrobe.',
      i: 'Somebody has to switch on the lamp, in either of them.',
      l: 'A lamp in the window, old or new.',
    },
    work: 'Looking for an office? An old house makes one impression on your customers, and a glass door another.',
    keep: 'an evening of looking at homes',
    send: 'somebody who strokes banisters',
    pic: {
      ask: 'An old banister or a new clean corner, in daylight',
      alt: 'A worn wooden banister in daylight',
    },
    claims: [['Trade-offs of old and new homes', 'building practice; common experience']],
  },
  {
    id: 'come-in-november',
    format: 'season',
    again: 11,
    emoji: '🌧️',
    when: { season: ['autumn', 'winter'], months: [10, 11, 12] },
    tags: ['AutumnViewing', 'HomeBuying', 'HouseHunting'],
    title: [
      'Why grey weather is good for looking at houses',
      'House viewing in bad weather: what you see that others miss',
    ],
    cover: 'View a house in the rain',
    gist: [
      'In bad weather you see how dark a house is, whether the gutters leak, and where it draughts. If you like it now, you will like it in spring.',
      'Rain tests the gutters, cold tests the windows, and the dark shows you the street lamps. It is the most honest viewing of the year.',
    ],
    subject: ['Go and see the house in the rain', 'Bad weather is good for viewings'],
    hooks: {
      '*': [
        'Anyone can fall in love with a house in spring. Go and see it in the rain.',
        "It is raining, it is four o'clock and it is getting dark: good weather for a viewing.",
        'In spring every house looks good. In November you see what it is like.',
      ],
      p: 'At a viewing in bad weather you see what a summer viewing hides.',
      f: 'Is your viewing in the drizzle? You are in luck, even if it does not feel like it.',
      a: 'See the house in bad weather, and then decide.',
      t: 'Rain, wind, low light and cold: they test a house for you.',
      h: 'In November no garden pretends to be anything.',
      i: 'A house that you like on a grey day, you like.',
      l: 'Mist, wet slates, and a lamp in the window.',
    },
    lines: {
      '*': [
        'Rain at the viewing? Walk round the house and look up. If a gutter leaks, you see it now.',
        'At a viewing on a windy day, hold your hand along the window frames. You can feel every draught.',
        'Winter viewing? Ask for the heating to be on, and touch the radiator in the furthest room.',
        'See a home at four in the afternoon in winter, and you know which rooms are dark.',
      ],
      h: ['The agent had two umbrellas and one joke. Both had been used before.'],
    },
    scene: [
      'It is raining at the viewing, and down one corner of the house runs a small stream. In summer nobody would ever have seen it.',
      'It is half past four and dark. In the living room they switch on all the lamps and look at each other. It is cosy. It really is.',
    ],
    why: [
      [
        'Bad weather shows where a house is weak.',
        'You only notice leaks and draughts when it is wet and windy.',
      ],
      [
        'And fewer people are looking, so there is more time for your questions.',
        'In winter you often have the house to yourself.',
      ],
    ],
    parts: [
      [
        ['Walk round the house in the rain', 'Look up at the gutters'],
        [
          'Look at gutters and pipes, and for puddles at the wall.',
          'Where does the water go?',
          'You see at once where it should not be.',
        ],
        'Rain running from a gutter',
      ],
      [
        ['Feel for draughts', 'Hold your hand to the windows'],
        [
          'A damp hand feels it best, at windows and doors.',
          'If a curtain moves, you need not ask.',
          'On a cold day you notice it at once.',
        ],
        'A hand along a window frame',
      ],
      [
        ['Ask for the heating to be on', 'Ask what the last winter cost'],
        [
          'How long does it take, and do all the rooms get warm?',
          'Ask to see the bills.',
          'A figure tells you more than a certificate.',
        ],
        'A hand on a radiator',
      ],
      [
        ['Stay until it is dark', 'Wait for the street lamps'],
        [
          'Walk to the bus and back.',
          'For half the year you will come home in the dark.',
          'From October on this is how you come home.',
        ],
        'A street lamp at a garden gate',
      ],
    ],
    turn: ['And then imagine it in spring.', 'Bring dry socks. With wet feet everybody says no.'],
    asks: [
      'In which month did you first see your home?',
      'What did you find out about your house on a rainy day?',
    ],
    ends: {
      p: 'Write down the weather for each viewing, and you can compare.',
      f: 'Afterwards you have earned a cup of tea.',
      a: 'Rain, wind, cold and dark. Then decide.',
      t: 'The heating should have been on for some hours before you come.',
      h: 'Anyone who smiles in this weather is either in love or the agent.',
      i: 'What is nice in the rain is nice in the sun.',
      l: 'Grey outside, and warm inside.',
    },
    work: 'If you sell in winter, do not worry. A warm, dry house with the lamps on is the best argument.',
    keep: 'the next rainy viewing',
    send: 'somebody who wants to wait until spring',
    own: [
      {
        about: 'viewings?',
        kinds: ['hours', 'service', 'policy', 'offer'],
        lead: 'When can you come and see it?',
      },
    ],
    pic: {
      ask: 'A lit window in rain or dusk, no plates or faces',
      alt: 'A lit window of a house on a rainy evening',
    },
    claims: [['Bad weather shows gutters, draughts, heating, light', "buyers' advice of surveyors"]],
    unless: LETS_ONLY,
  },
  {
    id: 'what-keys-should-not-say',
    format: 'behind',
    again: 10,
    emoji: '🔑',
    tags: ['BehindTheScenes', 'KeySafety', 'EstateAgentLife'],
    title: [
      'Why {an estate agent|a real estate agent} never writes an address on a key',
      'Key safety: what agents do and you can do too',
    ],
    cover: 'Never label a key with an address',
    gist: [
      'Agents never write an address on a key. Keys have a number, hang in a locked cupboard, and are signed for. You can do the first at home tonight.',
      'Losing a key is a nuisance. Losing a key with your address on it is dangerous.',
    ],
    subject: ['Take the address off your keys', 'How agents look after your keys'],
    hooks: {
      '*': [
        'In our back room hangs a cupboard full of keys, and none of them says where it belongs.',
        '"If found, please return to" should never stand on a house key.',
        'An address on a key only helps a burglar.',
      ],
      p: 'What stands on a key decides how much trouble it is to lose it.',
      f: 'Have a look at your keys. Do they tell a stranger where you live?',
      a: 'A number on the key, and the address somewhere else.',
      t: 'A key with only a number is of no use to anybody without the list.',
      h: 'Nobody knows what key number forty-one is for, and nobody dares to throw it away.',
      i: 'To be trusted with a key is an honour.',
      l: 'A brass key, a small number, a locked cupboard.',
    },
    lines: {
      '*': [
        'Never put your name or address on your house key. Write a word on the tag that only you understand.',
        'Once a year, count who has a key to your home: the old neighbour, the cleaner, the cousin who watered the plants.',
        'Do not hide your spare key under the flower pot. Burglars look there first. Give it to a friend.',
        'Do not post a picture of your new keys. A key can be copied from a photo.',
      ],
      h: [
        'Every home has a drawer with eleven keys. Two of them fit. One belongs to a bicycle that was stolen.',
      ],
    },
    scene: [
      'Five to nine, and somebody stands at an open cupboard full of keys. "Seventeen, twenty-three, sixty." For each of them they sign.',
      'A walker finds a key on a bench. The tag only says "Blue Whale". He smiles and leaves it there. So the owner gets it back.',
    ],
    why: [
      [
        'Nobody can use a key without knowing its door.',
        'A key without an address is only a piece of metal.',
      ],
      [
        "They open other people's homes, so it must be clear where each of them is.",
        'If one is missing, the list says who had it last.',
      ],
    ],
    parts: [
      [
        ['Each key has a number', 'No address on any key'],
        [
          'The addresses are in a book, and the book is somewhere else.',
          'A thief would need both.',
          'Whoever finds it does not know where to go.',
        ],
        'Keys with numbered tags',
      ],
      [
        ['Every key is signed for', 'Keys go out and come back by list'],
        [
          'Name, time out, time in, also for the boss.',
          'If one is missing, we notice the same evening.',
          'There are no exceptions.',
        ],
        'A key list with signatures',
      ],
      [
        ['All copies are counted', 'Keys are counted at the handover'],
        [
          'Three in, three back.',
          'The one for the {letter box|mailbox} is always forgotten.',
          'There is always one more than anybody thought.',
        ],
        'Three keys on a counter',
      ],
      [
        ['Change the lock when you move in', 'Ask who had a key before you'],
        [
          'Nobody can tell you for certain who has one.',
          'It is a small job. If you rent, ask first.',
          'They will count, and then they will stop counting.',
        ],
        'A new lock cylinder in a door',
      ],
    ],
    turn: ['At home, a tag with a silly word is enough.', 'A key should tell a stranger nothing.'],
    asks: ['What stands on the tag of your key?', 'Who still has a key to your home?'],
    ends: {
      p: 'Once a year, check who has which key.',
      f: 'Choose a silly word. Nobody else has to understand it.',
      a: 'A number, a list, a signature.',
      t: 'Keep the list of numbers away from the keys.',
      h: 'And the key that fits nothing may stay in the drawer.',
      i: 'If somebody gives you their key, they trust you.',
      l: 'It turns, and the door is closed.',
    },
    work: 'Does your firm have many keys? Numbers, a list and a locked box take an afternoon. "Back door, alarm off left" on a tag is worse than no tag.',
    keep: 'the evening when you sort the key drawer',
    send: 'somebody with an address on their key ring',
    own: [
      {
        about: '\\bkeys?\\b',
        kinds: ['process', 'policy', 'service'],
        lead: 'How we look after keys here.',
      },
    ],
    pic: {
      ask: 'Keys with number tags, teeth turned away or covered',
      alt: 'Keys with numbered tags hanging on hooks',
    },
    claims: [
      ['No address on keys; teeth can be copied from photos; key register', 'police advice; agency practice'],
    ],
  },
  {
    id: 'what-does-an-agent-do',
    format: 'answer',
    again: 10,
    emoji: '🧾',
    tags: ['EstateAgentLife', 'SellingAHome', 'BehindTheScenes'],
    title: [
      'What does {an estate agent|a real estate agent} do between viewings?',
      'What do you pay {an estate agent|a real estate agent} for, apart from viewings?',
    ],
    cover: 'What agents do all day',
    gist: [
      'They find papers, find out who can really pay, and keep a sale together in the weeks after the yes. The viewing is the part you see.',
      "Most of {an estate agent|a real estate agent}'s work comes before the first viewing and after the last one: papers, phone calls and patience.",
    ],
    subject: ['What you do not see an agent do', 'After the yes the work begins'],
    hooks: {
      '*': [
        'An agent opens a door and says "this is the kitchen". What do they do all day?',
        'More house sales fall through after the yes than before it. That is what an agent is for.',
        "Opening the door is the easy part of {an estate agent|a real estate agent}'s day.",
      ],
      p: 'Most of what an agent does for a sale, neither the buyer nor the seller ever sees.',
      f: 'Have you ever wondered what agents do when they are not holding a door open?',
      a: "Before the viewing: papers. After it: phone calls. That is an agent's day.",
      t: 'Valuation, papers, viewings, finance, negotiation, and the weeks until the keys: an agent does all six.',
      h: "Much of an agent's day is spent {ringing|calling} people who were just about to {ring|call} back.",
      i: 'Somebody has to stay calm so that two strangers can agree.',
      l: 'When an agent does it well, you hardly notice.',
    },
    lines: {
      '*': [
        'Ask an agent: what happens between the offer and the keys, and who {rings|calls} whom? The answer tells you how they work.',
        'Plans, permits, certificates: an agent often needs longer to find the papers than to find a buyer.',
        'A good agent tells you early what a survey will find anyway.',
        'When buyer and seller are both right, an agent has to find a third way.',
      ],
      h: [
        '"This is the kitchen" takes an agent four seconds. The other three months are about the man who wants to keep the lamps.',
      ],
    },
    scene: [
      'Quarter past eight, in the car, on the phone: the buyer is nervous, the seller is offended, and it is about a garden shed.',
      "In the archive somebody unfolds an old plan. It is the only one that shows the wall. That, too, is an agent's work.",
    ],
    why: [
      [
        'A sale depends on papers, money and nerves, and it can fail because of any of them.',
        'You can like a house in a minute. Everything that has to be done after that takes weeks.',
      ],
      [
        'Buyer and seller hardly ever talk to each other. Somebody has to do it for them.',
        'There are things that nobody says to the other side, but to an agent they do.',
      ],
    ],
    parts: [
      [
        ['Finding the papers', 'Getting all the documents together'],
        [
          'Register, plans, permits, certificates. One is always missing.',
          'What is there on the first day cannot hold up the sale later.',
          'They lie in offices, and somebody has to ask for them.',
        ],
        'A folder of plans on a desk',
      ],
      [
        ['Finding out who can pay', 'Asking about money in a friendly way'],
        [
          'When, why, and with what money?',
          'Twenty viewers are nice. Three who can pay are better.',
          'It saves everybody a Saturday.',
        ],
        'A telephone and a short list',
      ],
      [
        ['Keeping the sale together after the yes', 'Making calls until the keys change hands'],
        [
          'The bank, the lawyer, the survey, the date: each week there is something.',
          'After the yes there are more calls than before.',
          'It nearly falls through about four times.',
        ],
        'A calendar full of small notes',
      ],
    ],
    turn: ['You notice it least when it goes well.', 'Ask your agent about it. Good ones like to tell you.'],
    asks: [
      'What did your agent do that nobody saw?',
      'What would you have liked to know between the offer and the keys?',
    ],
    ends: {
      p: 'Ask for a list of the steps with names and dates.',
      f: 'Ask your agent what they are waiting for today. You will be surprised.',
      a: 'Papers, people, and phone calls.',
      t: 'Ask each week what is still open, and who has to do it.',
      h: 'And in the evening everybody has been called.',
      i: 'In the end somebody gets a key.',
      l: 'And in the end it all fits together.',
    },
    work: 'Whatever you sell, most of the work comes after the yes. Show your customers what you do then.',
    question: 'What does {an estate agent|a real estate agent} do all day?',
    short: [
      'They find papers, find out who can pay, and keep the sale together until you have the keys.',
      'Papers, questions about money, and all the phone calls after the yes.',
    ],
    keep: 'your first talk with an agent',
    send: 'somebody who thinks agents only open doors',
    own: [
      {
        about: 'updates?\\b|progress|one contact|documents|paperwork',
        kinds: ['process', 'service', 'policy'],
        lead: 'And this is how it is here.',
      },
    ],
    pic: {
      ask: 'A desk with plans, a phone and a ring of numbered keys',
      alt: 'A desk with folded plans, a phone and numbered keys',
    },
    claims: [['Stages of a sale; many fall through after agreement', 'trade practice; varies by country']],
    unless: LETS_ONLY,
  },
  {
    id: 'where-does-the-north-go',
    format: 'tip',
    again: 9,
    emoji: '🧭',
    tags: ['NaturalLight', 'HomeBuying', 'HouseHunting'],
    title: [
      'Which way should rooms face? Check the sun before you choose',
      'Sun in the right room: read a floor plan with a compass',
    ],
    cover: 'Check which way the rooms face',
    gist: [
      'Find north on the plan, and then go through your day: where is the sun at breakfast, at work and at supper?',
      'With a compass at the viewing you know which room you will like best.',
    ],
    subject: ['Where is the sun at breakfast?', 'Check the sun at a viewing'],
    hooks: {
      '*': [
        'There is a small arrow on every floor plan, and it decides whether you have breakfast in the sun.',
        'The nicest living room is no use if it faces north and nobody sits in it.',
        'You can move your furniture, but you cannot move the sun.',
      ],
      p: 'You can renovate nearly everything, except for the direction of the sun.',
      f: 'Morning person or evening person? It decides which {flat|apartment} is right for you.',
      a: 'Find north on the plan before anything else.',
      t: 'In the northern half of the world the sunny side faces south. In the southern half it faces north.',
      h: 'The plants all live in the bathroom. It is the only room with sun.',
      i: 'Sun in the right room costs nothing and is there every day.',
      l: 'Morning sun on the table, evening sun on the wall.',
    },
    lines: {
      '*': [
        'Rooms to the east have sun at breakfast, rooms to the west in the evening. Which do you need?',
        'Sunny {flat|apartment}? Look at what stands opposite. Behind a tall house it is not sunny.',
        'Before you choose a home, ask where the sun is in winter. It stands much lower then.',
        'A bedroom facing west is hot on summer evenings. One facing east wakes you at five. Choose.',
      ],
      h: ['"Flooded with light," the listing said. It meant from eleven to twenty past, in June.'],
    },
    scene: [
      'At breakfast a stripe of sun falls across the table for four minutes. Everybody pushes their cup into it. Check before you move in.',
      'The cat lies in a different place every hour. If you follow her, you know where the sun is in the house.',
    ],
    why: [
      [
        'We sit where it is light. Dark rooms stay empty.',
        'All of us follow the sun through a home, like cats.',
      ],
      [
        'You can change colours and windows, but not which way a house faces.',
        'You can take out a wall. You cannot turn the house round.',
      ],
    ],
    parts: [
      [
        ['Find out where north is', 'Check the plan with a compass'],
        [
          'There is a compass in your phone.',
          'Check it at the window. Plans are sometimes wrong.',
          'Do not rely on the arrow in the brochure.',
        ],
        'A compass app at a window',
      ],
      [
        ['Go through your day', 'Ask yourself where you are at what hour'],
        [
          'Where do you drink coffee, work, cook and read?',
          'Sun in a room where nobody is at home does not help you.',
          'Is the sun there when you are?',
        ],
        'A cup in a patch of sun',
      ],
      [
        ['Look out of the window and up', 'See what stands in the way'],
        [
          'Trees, a balcony, the house opposite.',
          'A tree that gives you shade in summer is good. A house is there in winter too.',
          'In winter trees let the light in. Houses do not.',
        ],
        'A view up past a balcony',
      ],
    ],
    turn: [
      'If two homes are alike, take the one with the better light.',
      'And see it at the hour that matters to you.',
    ],
    asks: [
      'Do you like the sun at breakfast or in the evening?',
      'Where does your cat lie at three in the afternoon?',
    ],
    ends: {
      p: 'Write down for each room when it has sun.',
      f: 'Follow the sun through your home for a day. The cat will show you.',
      a: 'North, your day, and the view.',
      t: 'There are apps that show the sun on any day. Try the shortest one.',
      h: 'Cats choose {flats|apartments} better than any of us.',
      i: 'Light makes every day a little better.',
      l: 'A stripe of sun wanders over the floor.',
    },
    work: 'In an office the sunny side is bad for screens. Put the kitchen there.',
    keep: 'your next viewing',
    send: 'somebody who loves the morning sun',
    pic: {
      ask: 'A patch of sun on a table or floor',
      alt: 'A patch of sunlight on a wooden table',
    },
    claims: [
      ['Orientation and daylight; deciduous shading', 'architecture textbooks; both hemispheres named'],
    ],
  },
  {
    id: 'the-cost-besides-the-price',
    format: 'checklist',
    again: 10,
    emoji: '🧮',
    tick: true,
    tags: ['HomeBuyingCosts', 'HomeBuying', 'FirstTimeBuyer'],
    title: [
      'What does buying a home cost apart from the price?',
      'Buying a home: seven costs that are not in the advert',
    ],
    cover: 'What buying a home really costs',
    gist: [
      'Taxes, fees, survey, insurance, the move, the first repairs, and some months of paying twice. Add them up before you fall in love with a house.',
      'The price of a home is not all you pay. Write down seven more costs before you set your budget.',
    ],
    subject: ['Seven costs besides the price', 'Buying a home? Do this sum first'],
    hooks: {
      '*': [
        'When you buy a home, the price is only the first of eight lines.',
        'The house fits your budget exactly? Then you have forgotten the taxes, the move and the curtains.',
        'The price is the biggest cost of a home, and not the last.',
      ],
      p: 'If you add up the extra costs first, you look at the right homes from the start.',
      f: 'Looking for a home? Do one boring sum before you look at the pictures.',
      a: 'Add up the extra costs, and then set your limit.',
      t: 'What you need is the price, taxes and fees, double rent, first repairs, and a reserve.',
      h: 'Nobody has ever remembered the curtains.',
      i: 'If you have done the sum, you can dream.',
      l: 'You sleep well when you know the whole sum.',
    },
    lines: {
      '*': [
        'Buying a home? Ask first which taxes and fees you will have to pay. They often cannot be financed with the loan.',
        'When you buy a home you may pay twice for some months: the rent and the loan. How many can you afford?',
        "Buying {a flat|an apartment}? Ask to see the minutes of the last owners' meetings. They tell you what will be repaired next.",
        'After buying a house, keep some money for the first winter. Something always breaks.',
      ],
      h: ['The kitchen was included in the price. The kitchen turned out to be a sink with a view.'],
    },
    scene: [
      'On the kitchen table lies a sheet of paper with one number on it, the price of the house. An hour later there are six more below it.',
      'You get the keys, there are tears of joy, and in the {letter box|mailbox} of your new home are the first four bills.',
    ],
    why: [
      [
        'Many of these costs come early, and the bank does not pay for them.',
        'The bank lends you money for the house, and not for the move.',
      ],
      [
        'If you forget the extra costs, there is nothing left when the boiler breaks.',
        'If you have spent everything, the first surprise is a big one.',
      ],
    ],
    parts: [
      [
        ['Taxes and fees on the purchase', 'Tax, register, notary or lawyer, agent'],
        [
          'Who pays what differs from country to country.',
          'Ask for them in figures before you make an offer.',
          'A small percentage can be a lot of money.',
        ],
        'A list of fees with a pencil',
      ],
      [
        ['Survey and valuation', 'The surveyor'],
        [
          'One for the bank, and perhaps one for you.',
          'It may save you much more than it costs.',
          'Bad news is welcome as long as you have not signed.',
        ],
        "A surveyor's {torch|flashlight} and notebook",
      ],
      [
        ['The costs of the loan', 'What the bank charges'],
        [
          'Fees, valuation and insurance come on top.',
          'Compare all the costs, and not only the rate.',
          'Ask the bank for the whole sum.',
        ],
        'Two loan offers side by side',
      ],
      [
        ['Months when you pay twice', 'Rent and loan at the same time'],
        [
          'The rent goes on until the end of your notice.',
          'Put both in a calendar and see how long it is.',
          'It is often two or three months.',
        ],
        'Two bars drawn on a calendar',
      ],
      [
        ['The move', 'Van, helpers and boxes'],
        ['And new curtains. Write them down now.', 'And some days off work.', 'It is more than you think.'],
        'A van in front of a house',
      ],
      [
        ['The first repairs', 'What is best done before you move in'],
        [
          'Some things are easier while the house is empty.',
          'Floors, for example, before the furniture comes.',
          'Later it costs more.',
        ],
        'A sanding machine in an empty room',
      ],
      [
        ['A reserve for surprises', 'Money for the first winter'],
        [
          'Something always breaks in the first year.',
          'You do not know yet what it will be.',
          'There is always something.',
        ],
        'A jar with a blank label',
      ],
    ],
    turn: [
      'What is left is what you can really spend. Look for homes below that.',
      'And then look at the nice pictures.',
    ],
    asks: ['Which cost had nobody told you about?', 'What was the first thing you had to repair?'],
    ends: {
      p: 'Take the list along to the bank and to the agent.',
      f: 'And do not forget the curtains.',
      a: 'Seven costs, one limit.',
      t: 'Leave enough for one more month of rent and one big repair.',
      h: 'The curtains. Somebody had to say it.',
      i: 'A home should leave you money to live.',
      l: 'You know all of it, and you still say yes.',
    },
    work: 'When a firm buys premises there are other costs: a new phone line, letterheads, and a week in which nobody works. Write them all down first.',
    caution: [
      'Costs and taxes differ by country and case. Get figures for yours from a bank, a lawyer or an adviser.',
      'It depends on country and case what is due. Ask a bank, a lawyer or an adviser for yours.',
    ],
    keep: 'the evening when you set your budget',
    send: 'somebody who is saving for a home',
    own: [
      {
        about:
          '\\bbuyers?\\b[^.]*(?:\\bpay|fee|costs?\\b|free|nothing)|(?:fee|costs?|charge)[^.]*\\bbuyers?\\b',
        kinds: ['price', 'policy', 'service', 'process'],
        lead: 'What you pay us is easily said.',
      },
    ],
    pic: {
      ask: 'A handwritten list of costs with a pencil, sums covered',
      alt: 'A handwritten list of costs beside a pencil and a key',
    },
    claims: [['Transaction and ancillary costs', 'consumer advice; differs by country, no figure given']],
    unless: LETS_ONLY,
  },
  {
    id: 'does-a-plant-sell-a-house',
    format: 'mistake',
    again: 10,
    emoji: '🪴',
    tags: ['HomeStaging', 'SellingAHome', 'HouseViewing'],
    title: [
      'Why an empty room sells worse than one with three things in it',
      'Selling an empty home? Leave three things in each room',
    ],
    cover: 'An empty room looks small',
    gist: [
      'Empty rooms look smaller, because there is nothing to compare with. Leave a bed, a chair and a lamp, and people see what fits in.',
      'Do not clear out everything before a viewing. In an empty room nobody can tell how big it is.',
    ],
    subject: ['An empty room looks small', 'Leave the bed in for the viewing'],
    hooks: {
      '*': [
        'Take the bed out of a bedroom, and buyers wonder whether a bed would fit.',
        'An empty room looks smaller than it is. Put a chair back in before the viewing.',
        'Nobody can tell how big an empty room is.',
      ],
      p: 'Buyers judge the size of a room by the furniture in it. So leave some.',
      f: 'Cleared out everything for the viewing? Carry a chair back in.',
      a: 'Three things in each room, no more and no less.',
      t: 'Without furniture people guess the size of a room, and mostly they guess too small.',
      h: 'The room was so empty that a viewer said "hello" and waited.',
      i: 'One chair by the window makes people want to stay.',
      l: 'A lamp, a chair, and a lot of space.',
    },
    lines: {
      '*': [
        'For a viewing leave one big piece in each room: the bed, the table or the sofa. It shows what fits.',
        'A small table makes a room look bigger at a viewing. A huge sofa makes it look smaller.',
        'Put a desk under the slope or a bench in the corner before a viewing. Otherwise people only see the slope.',
        'Nothing left to put in the room? Mark a bed on the floor with tape. Then buyers see that it fits.',
      ],
      h: [
        'There was only a plant left in the {flat|apartment}. At three viewings somebody asked whether it was included.',
      ],
    },
    scene: [
      'Two people stand in an empty room and stretch out their arms. "Would our bed fit in here?" Nobody knows, and they leave.',
      'The same room a week later, with a bed and a rug. "Oh," she says, "there is even room for the {cot|crib}."',
    ],
    why: [
      [
        'In an empty room there is nothing to compare with.',
        'Without a bed in it a room may be three steps long or five.',
      ],
      [
        'And in an empty room people see every mark on the wall.',
        'If there is nothing else to look at, people look at the {sockets|outlets}.',
      ],
    ],
    parts: [
      [
        ['Leave one big piece of furniture', 'Leave the bed, the table or the sofa'],
        [
          'It shows how big the room is, and what it is for.',
          'It should stay until the last viewing.',
          'Everybody knows how big a bed is.',
        ],
        'A made bed in a plain room',
      ],
      [
        ['Add a lamp and a rug', 'Put a lamp in the corner'],
        [
          'It looks warmer, and it does not echo.',
          'Fabric makes a room sound like a home.',
          'Empty rooms sound cold.',
        ],
        'A lamp lighting a corner with a rug',
      ],
      [
        ['Show what odd corners are good for', 'Put a desk under the slope'],
        [
          'With a desk in it, a niche is a study.',
          'A cushion under a slope makes a den for a child.',
          'With a bench it is a nice corner and no longer an odd one.',
        ],
        'A cushion under a sloping ceiling',
      ],
      [
        ['Take everything else away', 'Pack away the rest'],
        [
          'Collections and the third chair only make it look smaller.',
          'You have to pack anyway.',
          'Three things are enough.',
        ],
        'Boxes stacked in a hallway',
      ],
    ],
    turn: ['You can see at a glance what fits.', 'Take a photo with and one without. You will see.'],
    asks: [
      'Would you rather view a home empty or furnished?',
      'Which corner in your home is no use for anything?',
    ],
    ends: {
      p: 'To borrow a few pieces for two weeks costs less than lowering the price.',
      f: 'Put one chair back, and then go for a walk.',
      a: 'Bed, lamp, rug. Done.',
      t: 'Leave enough space to walk through.',
      h: 'Only the echo has moved out.',
      i: 'Show what is possible, and let people dream.',
      l: 'A few good things, in the right place.',
    },
    work: 'It is the same with an office to let: one desk and one table with four chairs, and people can imagine the rest.',
    wrong: 'Clearing a room out completely before a viewing',
    keep: 'the week before the first viewing',
    send: 'somebody who is packing for a move',
    own: [
      {
        about: 'staging|furnish|styling|presentation',
        kinds: ['service', 'price', 'offer', 'process'],
        lead: 'We can help to show your rooms.',
      },
    ],
    pic: {
      ask: 'A plain room with one chair and a lamp by the window',
      alt: 'A plain bright room with a chair and a lamp by the window',
    },
    claims: [
      ['Scale references help judge room size; staging', 'home staging practice; perception psychology'],
    ],
    unless: LETS_ONLY,
  },
  {
    id: 'gutters-in-autumn',
    format: 'season',
    again: 11,
    emoji: '🍂',
    when: { season: ['autumn'] },
    tags: ['AutumnHome', 'HomeMaintenance', 'HouseCare'],
    title: [
      'House jobs in autumn: four small ones that save big ones',
      'Autumn jobs for your house: keep the water out',
    ],
    cover: 'Four house jobs for autumn',
    gist: [
      'Clear the gutters, drain the outside {tap|faucet}, keep air vents free, and look at the roof. Four small jobs keep the water out of your house.',
      'Water is what harms a house most, and in autumn leaves block its way. One afternoon is enough.',
    ],
    subject: ['Four jobs for your house before winter', 'Keep the water out of your house'],
    hooks: {
      '*': [
        'There is a small tree growing in the gutter, and it is doing well. Time for the autumn jobs.',
        'Most damage to a house begins with water that cannot run off.',
        'Before winter, check where the water goes when it rains on your house.',
      ],
      p: 'Surveyors find the same four things every winter, and all of them are small jobs in autumn.',
      f: 'Do you have an afternoon and a bucket? Your house needs you before winter.',
      a: 'Gutters, {tap|faucet}, vents, roof: do them before the first frost.',
      t: 'Let the water run off, empty the pipes, let the air in, and keep the roof tight.',
      h: 'In the gutter were leaves, a tennis ball and the winter stores of a squirrel.',
      i: 'Look after your house, and it looks after you.',
      l: 'Swept steps, clean gutters, a fire in the evening.',
    },
    lines: {
      '*': [
        'To check your gutters, go outside with an umbrella when it rains hard. Where they overflow, they are blocked.',
        'Turn off and drain your outside {tap|faucet} before the frost. A burst pipe is expensive.',
        'Do not close the air vents of your house because of the draught. Damp has to get out.',
        'Look at your roof from across the road with binoculars. One slipped tile is a small repair, as long as it has not rained in.',
      ],
      h: ['Moss on the steps is green, soft and pretty, until you lie next to it.'],
    },
    scene: [
      'It is pouring, and a man in a {dressing gown|bathrobe} stands in the garden with an umbrella and looks up. He is checking the gutters.',
      'In spring there is a brown ring on the ceiling. Up on the roof a leaf has been lying in the wrong place since autumn.',
    ],
    why: [
      [
        'If water is held up, it finds another way, and it has all winter.',
        'If the gutter is blocked, the rain runs into the wall.',
      ],
      ['And when wet things freeze, they crack.', 'Frost splits what is damp.'],
    ],
    parts: [
      [
        ['Clear the gutters and pipes', 'Take the leaves out of the gutters'],
        [
          'When most of the leaves are down. Do it from a safe place, or have it done.',
          'Pour in a bucket of water and see whether it comes out below.',
          'Only from where you stand safely.',
        ],
        'Leaves being lifted from a gutter',
      ],
      [
        ['Drain the outside {tap|faucet}', 'Turn the water off outside'],
        [
          'Shut it off inside, open it outside, and leave it open.',
          'Empty the hose as well.',
          'Ice needs room.',
        ],
        'A dripping outside {tap|faucet} with a hose',
      ],
      [
        ['Keep the air vents free', 'Clean the vents'],
        [
          "Take out leaves and spiders' webs.",
          'Wood stays dry only if there is air.',
          'If they are closed, it gets damp inside.',
        ],
        'A vent brick being brushed',
      ],
      [
        ['Look at the roof from the street', 'Check the roof with binoculars'],
        [
          'Look at the top, the edges and the chimney.',
          'If something is crooked, call a roofer before the storms.',
          'You need no ladder for it.',
        ],
        'Field glasses pointed at a roof',
      ],
    ],
    turn: [
      'Then put the bucket away and light a lamp.',
      'Write down the date. One day a buyer will be glad of it.',
    ],
    asks: ['What do you do on your house before winter?', 'What have you found in a gutter?'],
    ends: {
      p: 'Keep the bills. They are good to have when you sell.',
      f: 'And then come in and have some tea.',
      a: 'Water out, air in.',
      t: 'Take a photo of the roof every autumn and compare.',
      h: 'The small tree has been moved to the garden.',
      i: 'A little care each autumn, and a house stands for centuries.',
      l: 'Rain on the roof, and it all runs off.',
    },
    work: 'If you look after several houses, walk round each of them in autumn with this list. It is the least expensive insurance.',
    caution: [
      'Work on ladders and roofs is dangerous. If you cannot stand safely, have it done by a professional.',
      'Ladders and roofs are dangerous. Leave the work to a professional if you cannot stand safely.',
    ],
    keep: 'the first weekend of falling leaves',
    send: 'somebody with a tree in their gutter',
    own: [
      {
        about: 'property management|maintenance|caretak(?:er|ing)',
        kinds: ['service', 'price', 'process', 'offer'],
        lead: 'We also look after houses.',
      },
    ],
    pic: {
      ask: 'A gutter or downpipe with autumn leaves',
      alt: 'Autumn leaves in a rain gutter',
    },
    claims: [
      ['Autumn maintenance: gutters, taps, vents, roof', "building conservation and insurers' advice"],
    ],
  },
];
