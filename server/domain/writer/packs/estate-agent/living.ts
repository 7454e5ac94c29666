// Houses and the people in them: talk, seasons, and how the trade works.
import type { Idea } from '../../library/idea.ts';

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
    cover: 'Old walls or new?',
    gist: [
      'The old house has ceilings, creaks and a past. The new one has {sockets|outlets}, warm floors and a manual. Both of them want something from you.',
      'One house you have to learn, the other you have to programme. Which suits your evenings better?',
    ],
    subject: ['Creaking stairs or warm floors?', 'Which house would you learn?'],
    hooks: {
      '*': [
        'One has a story behind each door, and the other has {a socket|an outlet}.',
        'Some people hear a creaking stair as character and others as a quotation.',
        'One creaks and one beeps.',
      ],
      p: 'Old and new homes ask for different kinds of effort, and it pays to know which one you like.',
      f: 'Quick, without thinking: old house or new?',
      a: 'Buy the work that you enjoy. Every house brings some.',
      t: 'Old: known settlement, unknown systems. New: known systems, unknown settlement.',
      h: 'In the old house nothing is straight, and in the new one nothing may have a nail put in it.',
      i: 'A house of either kind becomes what you make of it.',
      l: 'Worn steps, or a long clean line of light.',
    },
    lines: {
      '*': [
        'Old house or new one: which creaks would you rather listen to?',
        'Before you buy an old house ask for the year of roof, wiring, pipes and windows. These four are the real age.',
        'Before you buy a new house ask who will answer the phone in three years, when a door begins to stick.',
        'High ceilings are heated, and large windows are cleaned. Beauty has running costs in every century.',
      ],
      h: ['"It has stood for two hundred years," said the seller, and stepped to the left a little.'],
    },
    scene: [
      'The first viewing: a stair hollowed by a century of feet. The second: a voice that says "good evening" and dims the light.',
      'She strokes the old banister. He has found the cupboard with the heating controls, and is reading.',
    ],
    why: [
      [
        'An old building has shown what it can stand, while a new one has promised it in writing.',
        'What has settled in a century moves no more. What was finished last year has it all before it.',
      ],
    ],
    parts: [
      [
        'The old one',
        [
          'Thick walls, odd corners, neighbours with stories. Sundays belong to gutters and putty.',
          'It has survived every fashion. Its pipes remember several of them.',
          'It was there before you and will be there after. Meanwhile it wants putty.',
        ],
        'A worn wooden banister',
      ],
      [
        'The new one',
        [
          'Warm, dry, straight, with bills that one can predict. Its trees are still small.',
          'Everything closes, and everything has a manual. The story starts with you.',
          'You can read how it works. And you are the first to be happy there.',
        ],
        'A bright new hallway',
      ],
    ],
    turn: [
      'There is a third sort: old outside, new inside, and twice the fun with planning permission.',
      'Ask those who live there what they do on Sundays.',
    ],
    asks: [
      'Old walls or new: where would you rather live?',
      'What creaks at your place, and would you miss it?',
    ],
    ends: {
      p: 'Put the running costs of both on one page before taste decides.',
      f: 'We collect arguments from both camps. {Biscuits|Cookies} for all.',
      a: 'Choose your Sundays.',
      t: 'Compare energy demand, maintenance cycle and reserve needed over ten years.',
      h: 'Both kinds of house have one thing in common: the missing {socket|outlet}.',
      i: 'Both are waiting for somebody to switch on the lamp.',
      l: 'Patina, or promise.',
    },
    work: 'For a practice or an office the choice is a message as well. Clients read the banister and the glass door before they read the sign.',
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
      'Viewing in bad weather: what you see that others miss',
    ],
    cover: 'Look at it in the drizzle',
    gist: [
      'In grey weather a house shows its true light, its gutters and its draughts. If you like it now, you will like it in spring.',
      'Rain tests gutters, cold tests windows, and dusk at four shows the street lamps. It is the most honest viewing of the year.',
    ],
    subject: ['Like it in the rain?', 'The most honest weather'],
    hooks: {
      '*': [
        'Anyone can fall in love in spring. Go and look in late autumn.',
        "It is raining, it is four o'clock, and it is getting dark. What a good time for a viewing.",
        'Spring flatters. November tells.',
      ],
      p: 'Bad weather shows a buyer what a summer viewing hides.',
      f: 'Viewing in the drizzle? You are in luck, even if it does not feel so.',
      a: 'See it in the worst light. Then decide.',
      t: 'Rain, wind, low sun and heating season: four tests that run by themselves.',
      h: 'In late autumn no garden pretends to be anything.',
      i: 'What is beautiful on a grey day is beautiful.',
      l: 'Mist, wet slate, a lamp in the window.',
    },
    lines: {
      '*': [
        'Is it raining during the viewing? Go round the outside and look up. A gutter that overflows shows it now and not in summer.',
        'Hold your hand along window frames and {skirting|baseboard} on a windy day. A draught needs no instrument.',
        'Viewing in the cold? Ask for the heating to be on, and touch the radiators in the room furthest from the boiler.',
        'At four in the afternoon in winter you see which rooms need a lamp. They will need it for months.',
      ],
      h: [
        '{The estate agent|The real estate agent} had two umbrellas and one joke. Both had been used that day already.',
      ],
    },
    scene: [
      'Water runs down the collar of the agent, and from the corner of the roof a small, steady stream runs down the wall. Nobody would ever have seen it in summer.',
      'Half past four. In the living room they switch on all the lamps and look at each other. It is cosy. It really is.',
    ],
    why: [
      [
        'Weather puts a strain on a house, and a strain makes weak places visible.',
        'What leaks, whistles or stays cold does so only when it is wet, windy and cold.',
      ],
      [
        'There are also fewer people looking, and more time for questions.',
        'In the dark months you mostly stand in the hall by yourself.',
      ],
    ],
    parts: [
      [
        ['Go round outside in the rain', 'A lap in the rain'],
        [
          'Gutters, downpipes, puddles at the wall, the way to the {bins|trash cans}.',
          'Where does the water go? A house is mostly an answer to that.',
          'Water shows you where it goes, and where it should not.',
        ],
        'Rain running from a gutter',
      ],
      [
        ['Feel for draughts', 'A wet hand at the window'],
        [
          'With the back of a damp hand, at windows, doors, the {loft|attic} hatch.',
          'Curtains that move with the window shut have something to tell.',
          'Cold air has nowhere to hide.',
        ],
        'A hand along a window frame',
      ],
      [
        ['Have the heating on', 'How warm, how soon?'],
        [
          'How long until it is warm, and does it get warm everywhere?',
          'Ask for the bills of the last winters as well as for the certificate.',
          'Ask what the last winter cost, in figures.',
        ],
        'A hand on a radiator',
      ],
      [
        ['Stay until it gets dark', 'Wait for the street lamps'],
        [
          "Street lamps, neighbours' windows, the walk from the bus.",
          'Half of the year you will come home at that hour.',
          'That is how you will come home from October on.',
        ],
        'A street lamp at a garden gate',
      ],
    ],
    turn: [
      'And then imagine it in spring, as a bonus.',
      'Take dry socks. Decisions with wet feet are usually no.',
    ],
    asks: ['In which month did you first see your home?', 'What did a rainy day show you about your house?'],
    ends: {
      p: 'Note weather and temperature with your impressions; it makes viewings comparable.',
      f: 'There will be tea afterwards. There has to be.',
      a: 'Rain, wind, cold, dusk. Then sign.',
      t: 'Outdoor below ten degrees and heating on for some hours: then surface temperatures mean something.',
      h: 'Anyone who smiles in this weather is either in love or the agent.',
      i: 'What holds in the wet holds.',
      l: 'Grey without, and warm within.',
    },
    work: 'Sellers need not fear the season. A warm, lit, dry house in the rain is worth more than any summer meadow; it is the proof.',
    keep: 'the next rainy viewing',
    send: 'somebody who would rather wait until spring',
    own: [
      {
        about: 'viewings?',
        kinds: ['hours', 'service', 'policy', 'offer'],
        lead: 'When can you come and look?',
      },
    ],
    pic: {
      ask: 'A lit window in rain or dusk, no plates or faces',
      alt: 'A lit window of a house on a rainy evening',
    },
    claims: [['Bad weather shows gutters, draughts, heating, light', "buyers' advice of surveyors"]],
  },
  {
    id: 'what-keys-should-not-say',
    format: 'behind',
    again: 10,
    emoji: '🔑',
    tags: ['BehindTheScenes', 'KeySafety', 'EstateAgentLife'],
    title: [
      "Why there is never an address on {an estate agent|a real estate agent}'s keys",
      'Key safety: what agents do and you can copy',
    ],
    cover: 'Keys without an address',
    gist: [
      'Keys in an agency carry a number and never an address, hang in a locked box and are signed out. You can do the first of these at home this evening.',
      'A lost key is an annoyance. A lost key with an address is an invitation.',
    ],
    subject: ['Never write the address on it', 'The cupboard with the numbers'],
    hooks: {
      '*': [
        'In the back room hangs a cupboard with a hundred keys, and on none of them stands where it belongs.',
        '"If found, please return to" is a kind sentence, and on a house key it is a foolish one.',
        'A label on a key helps the wrong person.',
      ],
      p: 'How keys are labelled decides what a lost one costs.',
      f: 'Have a look at your key ring. Does it tell a stranger where you live?',
      a: 'Number on the key, address in the book. Kept apart.',
      t: 'Separate identifier from location; without the register a found key opens nothing.',
      h: 'Key number forty-one fits nothing. It has been in the cupboard longer than anyone, and nobody dares.',
      i: 'To be trusted with a key is one of the quiet honours of this trade.',
      l: 'Brass, a small number, a locked door.',
    },
    lines: {
      '*': [
        'Never put name or address on a house key. Write a word on the tag that only you understand.',
        'Count your keys once a year: who has one? The former neighbour, the cleaner from then, the cousin with the plants.',
        'A spare key is best with a person and worst under the pot. Burglars know pots.',
        'Cards and pictures of keys give more away than you think. The teeth can be read from a photo.',
      ],
      h: [
        'Every household has a drawer with eleven keys. Two of them fit. One belongs to a bicycle that has been stolen.',
      ],
    },
    scene: [
      'Five to nine. Somebody stands before an open steel cupboard and murmurs "seventeen, twenty-three, sixty". On a list beside it they sign for each.',
      'A walker finds a key on a bench. On the tag stands "Blue Whale". He smiles, puts it on the back of the bench and goes on.',
    ],
    why: [
      [
        'Anyone who finds a key does no harm as long as nothing says to which door it belongs.',
        'A key without a place is a piece of metal.',
      ],
      [
        "Other people's homes are involved, and so each key must be traceable at any time.",
        'If something is missing, the list says since when and with whom.',
      ],
    ],
    parts: [
      [
        ['Each key has a number', 'A number and nothing else'],
        [
          'The address stands in a book, and the book stands somewhere else.',
          'Thieves would need both, and two doors for it.',
          'Whoever finds it has found a piece of metal.',
        ],
        'Keys with numbered tags',
      ],
      [
        ['Each one is signed for', 'Out and back, on a list'],
        [
          'Name, time out, time in. Also for the boss.',
          'A gap on the hook is found the same evening.',
          'No exceptions, least of all for those in a rush.',
        ],
        'A key list with signatures',
      ],
      [
        ['Copies are counted', 'Counted at every handover'],
        [
          'Three handed in, three on the ring. At the handover they are counted aloud.',
          'The one for the {letter box|mailbox} is always the fourth.',
          'The one nobody knows about is always there.',
        ],
        'Three keys on a counter',
      ],
      [
        ['After moving in, ask about the lock', 'New home, new cylinder'],
        [
          'Who had one before you? Nobody can say for certain.',
          'A new cylinder is a small job. In rented {flats|apartments} ask first.',
          'Ask who has had one. They will count, and stop counting.',
        ],
        'A new lock cylinder in a door',
      ],
    ],
    turn: [
      'At home a tag with a silly word is quite enough.',
      'What matters is that the key says nothing to a stranger.',
    ],
    asks: ['What stands on the tag of your key?', 'Who has a key of yours that you have forgotten about?'],
    ends: {
      p: 'Check once a year who holds which key, and write it down.',
      f: 'Choose a silly word for your tag. Nobody else need understand it.',
      a: 'Number, book, signature.',
      t: 'For rekeying keep one master list with cylinder numbers, stored away from the keys.',
      h: 'Every key drawer holds one that fits nothing. Leave it its secret.',
      i: 'A key is a piece of trust that you can hold in your hand.',
      l: 'It turns, it closes, it is quiet.',
    },
    work: 'Firms with many keys can copy it in an afternoon: numbers, a list, a locked box. The alternative is a ring in the kitchen with labels such as "back door, alarm off left".',
    keep: 'the evening when you sort the key drawer',
    send: 'somebody with an address on their key ring',
    own: [
      {
        about: '\\bkeys?\\b',
        kinds: ['process', 'policy', 'service'],
        lead: 'Keys are a serious matter here.',
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
      'What you pay an agent for, apart from viewings',
    ],
    cover: 'What do agents do all day?',
    gist: [
      'Find papers, check who can really pay, say no for others, and keep a sale alive in the weeks after the handshake. The viewing is the visible hour.',
      'Most of the work lies before the first visitor and after the last one: documents, telephone, patience.',
    ],
    subject: ['The hour that you see', 'After the handshake the work begins'],
    hooks: {
      '*': [
        'They open a door, say "this is the kitchen" and drive home. That is one version.',
        'More sales fall apart after the handshake than before it.',
        'Opening the door is the easy hour.',
      ],
      p: 'The work that decides a sale mostly happens where neither buyer nor seller is looking.',
      f: 'Have you ever wondered what agents do when they are not holding a door open?',
      a: 'Before the viewing: papers. After it: telephone.',
      t: 'Valuation, documents, presentation, qualification, negotiation, progression: six stages, one of them visible.',
      h: 'A large part of the profession consists in {ringing|calling} people who are just about to {ring|call} back.',
      i: 'Somebody stays calm so that two strangers can agree.',
      l: 'The art lies in what you do not notice.',
    },
    lines: {
      '*': [
        'Ask an agent: what happens between offer and keys, and who rings whom? The answer shows you the work.',
        "The land register, the plan, the energy certificate, the minutes of the owners' meeting: finding papers takes longer than finding buyers.",
        'A good agent tells you early what will be found anyway.',
        'Between two parties who are both right somebody has to find a third sentence.',
      ],
      h: [
        '"This is the kitchen" takes four seconds. The other three months are for the man who wants to keep the light fittings.',
      ],
    },
    scene: [
      'Quarter past eight, in the car, on the hands-free: the buyer is nervous, the seller offended, and it is about a garden shed.',
      'In the archive of the building office somebody unfolds a plan from before the war. It is the only one on which the wall is missing.',
    ],
    why: [
      [
        'A sale hangs on papers, money and nerves, and each of these can fail on its own.',
        'Liking a house is quickly done. Everything that must come together afterwards takes weeks.',
      ],
      [
        'Two parties who can talk to each other only through hope need somebody in between.',
        "What both would never say to each other's face they say to a third.",
      ],
    ],
    parts: [
      [
        ['Finding papers', 'Paper'],
        [
          'Register, plans, permits, certificates, bills. Somewhere one is always missing.',
          'What lies ready on the first day cannot stop the sale on the last.',
          'It sleeps in offices, and somebody has to wake it.',
        ],
        'A folder of plans on a desk',
      ],
      [
        ['Finding out who is serious', 'Sorting the curious from the able'],
        [
          'Kindly and exactly: what for, when, with what money.',
          'Twenty visitors are a fair. Three who can are a sale.',
          'A kind question about money saves everybody a Saturday.',
        ],
        'A telephone and a short list',
      ],
      [
        ['Keeping it alive after yes', 'Holding it together'],
        [
          'Bank, lawyer, survey, moving date. Each week something wants to tip over.',
          'From handshake to keys there are more calls than in all the months before.',
          'Between yes and keys it falls apart about four times.',
        ],
        'A calendar full of small notes',
      ],
    ],
    turn: [
      'You notice it least when it is done well.',
      'Ask for it in the first talk. Those who do it like to tell you how.',
    ],
    asks: [
      'What did your agent do that nobody saw?',
      'What would you have wished for between offer and keys?',
    ],
    ends: {
      p: 'A written list of stages with names and dates is a fair thing to ask for.',
      f: 'Ask yours what they are chasing today. You will be surprised.',
      a: 'Papers, people, progress.',
      t: 'Track open items by owner and date from acceptance to completion; the oldest one is your risk.',
      h: 'The rest of the day goes on people who are about to {ring|call} back.',
      i: 'At the end somebody gets a key, and somebody else lets one go.',
      l: 'Everything falls into place, seemingly by itself.',
    },
    work: 'Much of it applies to any broker, in insurance as in machines: the visible hour is the least of it. What one pays for is that nothing slips in the weeks after the yes.',
    question: 'What does {an estate agent|a real estate agent} do all day?',
    short: [
      'Find papers, find out who can pay, and keep the sale alive between handshake and keys.',
      'The part that you do not see: papers, money questions and all the calls after the yes.',
    ],
    keep: 'the first talk with an agent',
    send: 'somebody who thinks it is about holding doors',
    own: [
      {
        about: 'updates?\\b|progress|one contact|documents|paperwork',
        kinds: ['process', 'service', 'policy'],
        lead: 'And in this office?',
      },
    ],
    pic: {
      ask: 'A desk with plans, a phone and a ring of numbered keys',
      alt: 'A desk with folded plans, a phone and numbered keys',
    },
    claims: [['Stages of a sale; many fall through after agreement', 'trade practice; varies by country']],
  },
  {
    id: 'where-does-the-north-go',
    format: 'tip',
    again: 9,
    emoji: '🧭',
    tags: ['NaturalLight', 'HomeBuying', 'HouseHunting'],
    title: [
      'Which way should rooms face? Read the light before you choose',
      'Sun in the right room: how to read a plan with a compass',
    ],
    cover: 'Read the light first',
    gist: [
      'Find north on the plan, then go through your day: where is the sun at breakfast, at work, at supper? A room in the wrong light gets lived in the least.',
      'A compass costs nothing and tells you which room will be loved.',
    ],
    subject: ['Where is the sun at breakfast?', 'Find the north arrow'],
    hooks: {
      '*': [
        'There is a tiny arrow on every good floor plan, and it decides about your mornings.',
        'The finest living room in the house faces north, and nobody ever sits in it.',
        'Light cannot be moved, only furniture.',
      ],
      p: 'Orientation cannot be renovated, so it deserves a look before anything else.',
      f: 'Are you a breakfast-sun or an evening-sun person? It changes which flat you want.',
      a: 'Find north. Then furnish your day.',
      t: 'Outside the tropics the sunny side faces the equator: south in the northern hemisphere, north in the southern.',
      h: 'The plants moved to the bathroom on their own. It had the light.',
      i: 'To live with the sun is a small luxury that no one can raise the rent for.',
      l: 'Morning on the table, evening on the wall.',
    },
    lines: {
      '*': [
        'East: coffee in the sun. West: supper in it. The side away from the midday sun: cool, even light for desks and paintings.',
        'Before you choose a sunny flat, ask what stands opposite and how tall it is. A sunny side behind a tower is a shady side.',
        'In summer the sun stands high, in winter it comes far into the room. See what shades it in midsummer and what blocks it in midwinter.',
        'A bedroom to the west stays warm on summer nights, and one to the east wakes you at five. Choose.',
      ],
      h: ['"Flooded with light" means from eleven to twenty past, at midsummer.'],
    },
    scene: [
      'At breakfast a stripe of sun crosses the table, exactly as wide as the gap between two houses opposite. It lasts four minutes, and everyone pushes their cup into it.',
      'A cat lies in a different place each hour. Anyone who follows her knows the plan of the house.',
    ],
    why: [
      [
        'People sit where the light is, and whole rooms stay empty because of that.',
        'We follow the sun through a home like cats, only with newspapers.',
      ],
      [
        'You can change colours, lamps and windows, but never the direction of a house.',
        'A wall may be moved. The morning may not.',
      ],
    ],
    parts: [
      [
        ['Find north', 'Which way is north?'],
        [
          'Arrow on the plan, compass in the phone. Check it at the window; plans get turned.',
          'Metal near a window can mislead the needle. Take a step back.',
          'Do not trust the printed arrow before you have checked.',
        ],
        'A compass app at a window',
      ],
      [
        ['Walk through your day', 'Where are you at which hour?'],
        [
          'Where do you drink coffee, work, cook, read? Look for the sun in each place.',
          'A room that has light when nobody is at home is no use to anyone.',
          'Put yourself in each room at the time that you would be there.',
        ],
        'A cup in a patch of sun',
      ],
      [
        ['Look out and up', 'What stands in the way?'],
        [
          'Trees, balcony above, the house across. Deciduous trees let the winter in.',
          'What shades you in summer may be a blessing; what does so in winter is a wall.',
          'Leaves fall. Houses do not.',
        ],
        'A view up past a balcony',
      ],
    ],
    turn: [
      'If two {flats|apartments} are alike, take the better light. You live in it daily.',
      'And ask for an appointment at the hour that matters to you.',
    ],
    asks: ['Breakfast sun or evening sun?', 'Where does the cat lie at three in the afternoon?'],
    ends: {
      p: 'Note direction and hour for each room; it is worth more than a second set of photographs.',
      f: 'Follow the sun for one day. The cat will show you.',
      a: 'North, day, obstacles.',
      t: 'Sun path apps show date and hour with the horizon; try the shortest day of the year.',
      h: 'Cats choose {flats|apartments} better than any of us.',
      i: 'Light is the tenant that pays in moods.',
      l: 'A stripe of sun, crossing the floor.',
    },
    work: 'In offices the sunny side fights with screens all day. Put desks where the light is even and the kitchen where the sun comes in. People will meet by themselves.',
    keep: 'the next plan that you unfold',
    send: 'an early riser or a late one',
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
      'What does buying a home cost besides the price?',
      'Buying a home: the costs nobody puts in the advert',
    ],
    cover: 'The costs beside the price',
    gist: [
      'Taxes, fees, surveys, insurance, the move, the first repairs, and the months in which you pay twice. Put them on one page before you fall in love.',
      'The price is the largest number and not the last. Seven lines turn a wish into a plan.',
    ],
    subject: ['The seven lines under the price', 'Before you fall in love: one page'],
    hooks: {
      '*': [
        'Under the price there is room for seven more lines. Most buyers meet them one at a time.',
        'It fits exactly into the budget. Then comes the first letter.',
        'The price is the first figure and hardly the last.',
      ],
      p: 'Buyers who add up the extras first look in the right price range from the start.',
      f: 'Looking for a home? One sober page before the lovely pictures.',
      a: 'Add the extras first. Then set the limit.',
      t: 'Total need equals price, transaction costs, overlap, first works and reserve.',
      h: 'The curtains. In all these calculations nobody has ever thought of the curtains.',
      i: 'Anyone who calculates calmly may dream more boldly afterwards.',
      l: 'Composure is knowing the whole sum.',
    },
    lines: {
      '*': [
        'Ask at the very beginning which taxes and fees come on top where you are buying. They differ widely, and they want real money and no loan.',
        'Buying a home? For some months you may pay twice: rent here, instalments there. Write down how many you can bear.',
        "With {flats|apartments}, ask for the minutes of the last owners' meetings. They say what will be repaired next, and who pays.",
        'Keep something for the first winter. Every house has one thing that it shows you only then.',
      ],
      h: ['The kitchen was included. The kitchen then turned out to be a sink with a view.'],
    },
    scene: [
      'At the kitchen table: one sum, underlined twice. Under it, an hour later, six more in smaller and smaller writing.',
      'Keys handed over, tears of joy, and in the {letter box|mailbox} the first four bills, all of which had arrived before you.',
    ],
    why: [
      [
        'Many of the extra costs fall due early and often cannot be financed with the house.',
        'Banks lend against walls and not against curtains.',
      ],
      [
        'Anyone who notices them late buys with nothing in reserve, and it is then that the boiler goes.',
        'A budget spent to the last coin has no answer to the first surprise.',
      ],
    ],
    parts: [
      [
        ['Taxes and fees on the purchase', 'What the state and the notary want'],
        [
          'Transfer tax, register, notary or lawyer, agent: who pays what differs by country.',
          'Ask for a list in figures before you make an offer.',
          'Get it in figures. Percentages look small.',
        ],
        'A list of fees with a pencil',
      ],
      [
        ['Survey and valuation', 'What an honest opinion costs'],
        [
          'One for the bank, perhaps another for you.',
          'Bad news costs little as long as it comes before you sign.',
          'Less than what it may save you.',
        ],
        "A surveyor's {torch|flashlight} and notebook",
      ],
      [
        ['Financing', 'What the loan costs to get'],
        [
          'Arrangement, valuation, insurance that the lender wants.',
          'Compare whole costs and not rates alone.',
          'Add it all up before you look at the rate.',
        ],
        'Two loan offers side by side',
      ],
      [
        ['Months of paying twice', 'Rent or loan for two homes at once'],
        [
          'Rent until the end of the notice period, instalments from the start.',
          'Draw both as bars over a calendar.',
          'Some months you will pay for both.',
        ],
        'Two bars drawn on a calendar',
      ],
      [
        ['The move', 'Van, helpers and everything about getting there'],
        [
          'Van, boxes, days off, the new curtain rails.',
          'Curtains. Write it down now.',
          'A van, boxes, and lengths of rail.',
        ],
        'A van in front of a house',
      ],
      [
        ['The first works', 'What is best done while it is empty'],
        [
          'What cannot wait, and what is easier while it is empty.',
          'Floors before furniture. It is never so simple again.',
          'Floors hate furniture.',
        ],
        'A sanding machine in an empty room',
      ],
      [
        ['A reserve', 'Something in reserve'],
        [
          'For the thing that shows itself in the first winter.',
          'It has no name yet. It will get one.',
          'For the surprise. There is one.',
        ],
        'A jar with a blank label',
      ],
    ],
    turn: [
      'The sum at the bottom is your real budget. Search below it.',
      'And then look at the lovely pictures, with good reason.',
    ],
    asks: ['Which cost had nobody told you about?', 'What was the first thing you had to repair?'],
    ends: {
      p: 'Take the page along to bank and agent; both talks get shorter.',
      f: 'And do not forget the curtains. Nobody ever thinks of the curtains.',
      a: 'Seven lines, one limit.',
      t: 'Stress it: one more month of overlap and one large repair should still fit.',
      h: 'Curtains. Somebody had to say it.',
      i: 'A home that leaves room for living is the right size.',
      l: 'All of it known, and still: yes.',
    },
    work: 'Companies that buy premises forget other lines: moving the phone, new letterheads, a week in which nobody works. The page is the same, with more curtains.',
    caution: [
      'Costs and taxes differ by country and case. Get figures for yours from a bank, a lawyer or an adviser.',
      'It depends on country and case what is due. Ask a bank, a lawyer or an adviser for yours.',
    ],
    keep: 'the evening before you set a budget',
    send: 'somebody with a sum underlined twice',
    own: [
      {
        about:
          '\\bbuyers?\\b[^.]*(?:\\bpay|fee|costs?\\b|free|nothing)|(?:fee|costs?|charge)[^.]*\\bbuyers?\\b',
        kinds: ['price', 'policy', 'service', 'process'],
        lead: 'Our own line on that page is easily filled in.',
      },
    ],
    pic: {
      ask: 'A handwritten list of costs with a pencil, sums covered',
      alt: 'A handwritten list of costs beside a pencil and a key',
    },
    claims: [['Transaction and ancillary costs', 'consumer advice; differs by country, no figure given']],
  },
  {
    id: 'does-a-plant-sell-a-house',
    format: 'mistake',
    again: 10,
    emoji: '🪴',
    tags: ['HomeStaging', 'SellingAHome', 'HouseViewing'],
    title: [
      'Why an empty room sells worse than one with three things in it',
      'Empty home, hard to sell: give each room three things',
    ],
    cover: 'An empty room looks small',
    gist: [
      'Empty rooms look smaller, since the eye finds nothing to measure by. A bed, a chair, a lamp: three things and you see what fits.',
      'Clearing everything out before a viewing is well meant and makes rooms shrink. Leave a yardstick.',
    ],
    subject: ['An empty room looks small', 'Leave the bed where it is'],
    hooks: {
      '*': [
        'Take the bed out of a bedroom, and people begin to doubt that a bed would fit.',
        'An empty room is an honest room and nobody can read it.',
        'Nobody can see how large nothing is.',
      ],
      p: 'Buyers judge size by objects they know, so a few of them should stay.',
      f: 'Cleared everything out for the viewings? Carry a chair back in.',
      a: 'Three things a room. No more and no fewer.',
      t: 'Without reference objects size estimates shrink and vary; furniture gives scale and use.',
      h: 'The room was so empty that a viewer said "hello" and waited.',
      i: 'One chair by a window is an invitation to stay.',
      l: 'A lamp, a chair, and the space between.',
    },
    lines: {
      '*': [
        'Leave one large piece in each room: the bed, the table, the sofa. It shows what fits and which way to look.',
        'A small table in a large room makes it larger. A large one in a small room does the opposite.',
        'Odd corners need an answer: a desk under the slope, a bench in the niche. Otherwise people see only the slope.',
        'No furniture left? Tape the outline of a bed on the floor. It costs a roll and answers the question.',
      ],
      h: [
        'In the emptied flat only a ficus was left. In the next three viewings it was asked whether it was included.',
      ],
    },
    scene: [
      'Two people stand in an empty room and stretch out their arms. "Would ours fit in here?" Nobody knows, and they leave a little smaller.',
      'The same room a week later, with a bed, a lamp and a rug. "Oh," she says, "there is even room for the cradle."',
    ],
    why: [
      [
        'Our eyes measure by comparing, and bare walls offer nothing to compare.',
        'Without a bed for scale a room could be three paces long or five.',
      ],
      [
        'In an empty room people also see every mark on the wall, for there is nothing else to look at.',
        'Where nothing stands, the {socket|outlet} cover becomes the main attraction.',
      ],
    ],
    parts: [
      [
        ['Leave one large piece', 'Something with a known size'],
        [
          'It says what the room is for and how big.',
          'The bed stays until the last viewing, even if you sleep elsewhere.',
          'Everyone knows how big a bed is.',
        ],
        'A made bed in a plain room',
      ],
      [
        ['Add a lamp and something soft', 'Something that glows and something that muffles'],
        [
          'Light in the corner, a rug or curtain against the echo.',
          'Echo sounds like cold. Fabric sounds like home.',
          'Bare rooms ring.',
        ],
        'A lamp lighting a corner with a rug',
      ],
      [
        ['Give difficult corners a job', 'A use for the odd corner'],
        [
          'Desk, bench, coat hooks. A use takes the oddness away.',
          'Under a slope a child sees a den. Put a cushion there.',
          'A niche with a desk is a study. Without it, it is a niche.',
        ],
        'A cushion under a sloping ceiling',
      ],
      [
        ['Take away everything else', 'Then stop, and leave the space'],
        [
          'What does not explain the room competes with it.',
          'Collections, trophies, the third chair: into boxes, ready for the move.',
          'The fourth thing is yours. Pack it.',
        ],
        'Boxes stacked in a hallway',
      ],
    ],
    turn: [
      'A room should ask one question and answer it.',
      'Take a photo first with and then without. You will see it yourself.',
    ],
    asks: [
      'Would you rather view empty or furnished?',
      'Which corner in your home has never found its purpose?',
    ],
    ends: {
      p: 'A few borrowed pieces for two weeks usually cost less than the first price reduction.',
      f: 'One chair by the window. Then go for a walk.',
      a: 'Bed, lamp, rug. Done.',
      t: 'Keep circulation paths the width of a door leaf; blocked paths read as lack of space.',
      h: 'An echo has never sold anything but yodelling lessons.',
      i: 'Show what is possible and let people dream the rest.',
      l: 'Little, and in the right place.',
    },
    work: 'Empty offices profit even more. One desk, one table with four chairs, one plant, and a tenant can count how many people would fit.',
    wrong: 'Clearing a room out completely before the viewings',
    keep: 'the week before the first viewing',
    send: 'somebody who is already packing the bed',
    own: [
      {
        about: 'staging|furnish|styling|presentation',
        kinds: ['service', 'price', 'offer', 'process'],
        lead: 'Help with showing rooms is part of the work here.',
      },
    ],
    pic: {
      ask: 'A plain room with one chair and a lamp by the window',
      alt: 'A plain bright room with a chair and a lamp by the window',
    },
    claims: [
      ['Scale references help judge room size; staging', 'home staging practice; perception psychology'],
    ],
  },
  {
    id: 'gutters-in-autumn',
    format: 'season',
    again: 11,
    emoji: '🍂',
    when: { season: ['autumn'] },
    tags: ['AutumnHome', 'HomeMaintenance', 'HouseCare'],
    title: [
      'Looking after a house in autumn: four small jobs that save large ones',
      'Autumn jobs for your house: keep the water out',
    ],
    cover: 'Four jobs before winter',
    gist: [
      'Gutters, outside {tap|faucet}, air vents, a look at the roof from the street with field glasses. Four small jobs keep water where it belongs.',
      'Water is the enemy of every house, and in autumn it comes with leaves. An afternoon, and you are ready.',
    ],
    subject: ['Where does the water go?', 'An afternoon against the wet'],
    hooks: {
      '*': [
        'In the gutter stands a young birch, and it is doing well.',
        'Most damage to houses begins with water that took a different way.',
        'Water is patient and always looking for a way.',
      ],
      p: 'Surveyors find the same four neglects each winter, and all of them were cheap in autumn.',
      f: 'Got an afternoon and a bucket? Your house would like a word before winter.',
      a: 'Gutters, tap, vents, roof. Before the first frost.',
      t: 'Keep water flowing, pipes empty, air moving, covering closed.',
      h: "The downpipe contained leaves, a tennis ball and what was once a squirrel's pension.",
      i: 'A house that is looked after looks after you.',
      l: 'Swept stone, a clear gutter, the first smell of smoke.',
    },
    lines: {
      '*': [
        'To check a gutter, wait for heavy rain and go outside with an umbrella. Where it runs over, something is blocked.',
        'Turn off and drain the outside {tap|faucet} before the frost. A burst pipe shows itself in spring, indoors.',
        'Do not close vents because of the draught. Air has to get out, or water stays in.',
        'Look at the roof with field glasses from across the street. A slipped tile costs little as long as it has not rained in.',
      ],
      h: ['Moss on the shady side tells walkers the direction. On your steps it tells them to sit down.'],
    },
    scene: [
      'It is pouring, and a man in a {dressing gown|robe} stands in the garden with an umbrella and looks up. The neighbours are worried. He is only checking the gutter.',
      'In spring a brown ring appears on the ceiling. Up on the roof, since autumn, a leaf the size of a hand has been lying in front of a hole.',
    ],
    why: [
      [
        'Water that cannot run off looks for another road, and it has all winter.',
        'A blocked gutter sends the rain into the wall, drop by drop.',
      ],
      [
        'And frost makes more room wherever it finds moisture.',
        'What is wet in autumn can be split by frost in winter.',
      ],
    ],
    parts: [
      [
        ['Clear gutters and downpipes', 'Leaves out of the gutters'],
        [
          'When most of the leaves are down. From a safe stand, or have it done.',
          'Check with a bucket of water that it really comes out below.',
          'From a place where you stand safely, or by somebody who does.',
        ],
        'Leaves being lifted from a gutter',
      ],
      [
        ['Drain the outside {tap|faucet}', 'Water off outside'],
        [
          'Shut it off inside, open it outside, leave it open.',
          'Roll the hose up, too. Frost likes hoses.',
          'In the hose as well. Ice wants room.',
        ],
        'A dripping outside {tap|faucet} with a hose',
      ],
      [
        ['Keep vents free', 'Air where air belongs'],
        [
          "Leaves, spiders' webs, a well-meant cushion: out with them.",
          'Under floors and roofs air is what keeps wood alive.',
          'What cannot breathe rots.',
        ],
        'A vent brick being brushed',
      ],
      [
        ['Look at the roof from the street', 'A look up, from below'],
        [
          'Ridge, edges, around the chimney. Field glasses are enough.',
          'What looks crooked belongs in the hands of a roofer before the storms.',
          'If something is crooked, {ring|call} a roofer before the wind does it.',
        ],
        'Field glasses pointed at a roof',
      ],
    ],
    turn: [
      'Then put the bucket away and light a lamp.',
      'Note the date. Buyers like notes like that, some day.',
    ],
    asks: ['What do you do on your house before winter?', 'What have you found in a gutter?'],
    ends: {
      p: 'Keep invoices and dates in a house folder; it is worth real money at a sale.',
      f: 'Then come in, take off the wet coat and have some tea.',
      a: 'Water out, air in.',
      t: 'Photograph the roof each autumn from the same spot and compare.',
      h: 'Trees in gutters are charming until they come into the bedroom.',
      i: 'Small care, in time, carries a house through centuries.',
      l: 'Rain on the roof, and all of it finds its way.',
    },
    work: 'For managers of several houses a round with the same four points in autumn is the least expensive insurance there is. Tenants notice it, too: somebody was looking.',
    caution: [
      'Work on ladders and roofs is dangerous. If you cannot stand safely, have it done by a professional.',
      'Ladders and roofs are dangerous. Leave the work to a professional if you cannot stand safely.',
    ],
    keep: 'the first weekend of falling leaves',
    send: 'somebody with a birch in their gutter',
    own: [
      {
        about: 'property management|maintenance|caretaker|manage',
        kinds: ['service', 'price', 'process', 'offer'],
        lead: 'Houses are also looked after here.',
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
