// Looking at homes: what to check, what to ask, what to ignore.
import type { Idea } from '../../library/idea.ts';
import { LETS_ONLY } from './kinds.ts';

export const BUYING: readonly Idea[] = [
  {
    id: 'come-back-at-another-hour',
    format: 'tip',
    again: 8,
    emoji: '🕖',
    tags: ['HouseHunting', 'HomeBuying', 'SecondViewing'],
    title: [
      'Second viewing: why you should come at another hour',
      'See a home twice: once by day and once in the evening',
    ],
    cover: 'View a home at another hour too',
    gist: [
      'See a home twice, at different hours: once in the quiet of the morning and once when everybody comes home. Light, noise and parking change completely.',
      'A home at eleven in the morning is different from the same home at seven in the evening. You will live in both, so see both.',
    ],
    subject: ['See the home at seven in the evening', 'Same home, eight hours later'],
    hooks: {
      '*': [
        'At eleven on a Tuesday every street is quiet. See the home in the evening too.',
        'You saw {the flat|the apartment} in sunshine. See it once more after work, in the rain, with your shopping.',
        'One viewing shows you one hour of the day. View a home twice.',
      ],
      p: 'Most viewings take place when a street is at its quietest.',
      f: 'Fallen in love at the first viewing? Lovely. Now go again at seven in the evening.',
      a: 'View twice: once by day, once when people come home.',
      t: 'Noise, light and parking change by the hour, and one viewing shows you only one of them.',
      h: 'At a morning viewing the neighbour who plays the drums is always at work.',
      i: 'If you still want the home in the drizzle at half past seven, it may be the one.',
      l: 'The same rooms, once more, in the evening light.',
    },
    lines: {
      '*': [
        'Book the second viewing for the hour when you would come home. Look for a parking space, carry a bag up, and listen.',
        'At a viewing, stand still in the bedroom for two minutes with the window open, then closed. That is what you will hear at night.',
        'Before you decide on a home, walk from the door to the bus with a watch. Advertised minutes are without a child or a bag.',
        'Before you decide on a home, see the street on a {bin day|trash day} and at the school gate at three. Neither is in the pictures.',
      ],
      h: [
        '"Vibrant neighbourhood", the listing said. At eleven in the evening we learnt that it plays the trumpet.',
      ],
    },
    scene: [
      'The morning viewing: birdsong, sun, a free space in front of the house. The evening one: three times round the block, and somebody next door is practising scales.',
      'At the viewing you hear nothing at all. It is ten in the morning, and everybody in the house is at work.',
    ],
    why: [
      [
        'Sun, traffic and neighbours change through the day, and you only see one hour of it.',
        'What makes a home loud is often away in the morning.',
      ],
      [
        'The second time you also notice what you missed the first time, because you were in love.',
        'The first time you look at the view, and the second time at the {sockets|outlets}.',
      ],
    ],
    parts: [
      [
        ['Come at the hour when you get home', 'Come when the neighbours are home'],
        [
          'You see the parking, the stairs and who lives there.',
          'That is how each of your working days would end.',
          'You see the lights, hear the doors, and look for a space.',
        ],
        'A street at dusk with lit windows',
      ],
      [
        ['Follow the sun through the rooms', 'Check where the sun is'],
        [
          'Which room has it at breakfast, and which at supper? Your phone has a compass.',
          'A room without any sun is long in winter.',
          'The sun may be in a room when you are out.',
        ],
        'A compass app held at a window',
      ],
      [
        ['Listen with the windows shut', 'Stand still for a minute and listen'],
        [
          'You will hear the fridge, the {lift|elevator}, the road, and the people upstairs.',
          'Ask everyone to be quiet. It feels silly and tells you a lot.',
          'What you hear now you will hear every day.',
        ],
        'A closed window on a busy street',
      ],
      [
        ['Walk one way you would walk daily', 'Walk to the bus or the shop'],
        [
          'To the bus, to the school or to the shop.',
          'Five minutes on the map may have two traffic lights in it.',
          'Take a bag along, if you want to be honest.',
        ],
        'Feet on a {pavement|sidewalk} with a bag',
      ],
    ],
    turn: [
      'Then sit in the car for a moment. Would you like to go back up?',
      'If you like it twice, you will probably like it for long.',
    ],
    asks: [
      'At what time of day did you first see your home?',
      'What did you notice only at the second viewing?',
    ],
    ends: {
      p: 'Ask for the second viewing soon. Good agents expect it.',
      f: 'And take someone along who is not in love with it yet.',
      a: 'View it twice, at two different hours.',
      t: 'Write down time and weather for each viewing, or you will mix them up.',
      h: 'And the drummer? He comes home at six.',
      i: 'Look at it in the evening, because that is when you will be at home.',
      l: 'It gets dark, a lamp goes on, and you know.',
    },
    work: 'Looking for business premises? Count who walks past when you would be open, and not only when the agent has time.',
    keep: 'the day after a first viewing',
    send: 'somebody who has just fallen for {a flat|an apartment}',
    own: [
      {
        about: 'viewings?',
        kinds: ['hours', 'policy', 'service', 'offer', 'process'],
        lead: 'Here is when you can look round.',
      },
    ],
    pic: {
      ask: 'The same street or window in the morning and in the evening',
      alt: 'A residential street at dusk with lit windows',
    },
    claims: [['View at different times for light, noise, parking', 'consumer advice for home buyers']],
  },
  {
    id: 'what-damp-looks-like',
    format: 'checklist',
    again: 9,
    emoji: '💧',
    tick: true,
    tags: ['HomeBuying', 'DampProblems', 'HouseViewing'],
    title: ['How to spot damp at a house viewing', 'Viewing a house? Six places to look for damp'],
    cover: 'How to spot damp at a viewing',
    gist: [
      'Smell first, then look low down, behind furniture, and at anything that was freshly painted on its own. These signs are questions for a surveyor, and not yet answers.',
      'A line on the wall, one patch of new paint, a dehumidifier in the cupboard: six signs of damp that you can look for yourself.',
    ],
    subject: ['Smell the cupboard under the stairs', 'Why was only one wall painted?'],
    hooks: {
      '*': [
        'Only one wall in the house smells of new paint? Ask why.',
        'At a viewing, open the cupboard under the stairs and breathe in. That is how you find damp.',
        'You can paint over damp, but you cannot paint over the smell.',
      ],
      p: 'Most signs of damp can be seen without any tools, if you know where to look.',
      f: 'At your next viewing, use your nose first. It finds damp before your eyes do.',
      a: 'To find damp: smell, look low, look behind. Then ask a surveyor.',
      t: 'Lines near the floor, white salts, mould in cold corners: each sign of damp has a different cause.',
      h: 'The wardrobe stood in the middle of the room. "Better energy," said the owner. Behind it was the damp.',
      i: 'One careful minute at a viewing can save you a very wet winter.',
      l: 'In an old house, check the walls near the floor.',
    },
    lines: {
      '*': [
        'At a viewing, put your head into the smallest cupboard and breathe in. You smell damp before you see it.',
        'One freshly painted wall in an old {flat|apartment}? Ask in a friendly way what was there.',
        'White crystals on a cellar wall are salts that water has left behind. Ask when it was wet.',
        'Mould in a corner may come from too little airing, too little heating or a cold wall. Ask a surveyor which it is.',
      ],
      h: ['If there is a dehumidifier in the wardrobe, it is not there for the shoes.'],
    },
    scene: [
      'The rooms are bright and the owner is charming, but the little cupboard under the stairs smells of wet dog. There is no dog.',
      'At the viewing somebody crouches down, runs a hand along the {skirting board|baseboard}, and looks at their fingers. That is how you look for damp.',
    ],
    why: [
      [
        'Water leaves traces long before it drips: stains, salts, loose plaster and a smell.',
        'A wall may feel dry and still be damp inside. There is nearly always something to see or smell.',
      ],
      [
        'The cause can be a blocked gutter or something much more expensive.',
        'It may take ten minutes with a ladder, or a builder for weeks. Only an expert can tell.',
      ],
    ],
    parts: [
      [
        ['Smell the small spaces', 'Put your nose into the cupboards'],
        [
          'Damp smells most where the air stands still.',
          'A musty cupboard tells you more than a scented hall.',
          'Try the cellar too.',
        ],
        'A cupboard door being opened',
      ],
      [
        ['Look along the {skirting boards|baseboards}', 'Look at the foot of the walls'],
        [
          'Lines, flaking paint, or a board that gives.',
          'Damp from the ground shows low down, damp from above shows higher up.',
          'A line or a bulge is worth a question.',
        ],
        'A hand along a {skirting board|baseboard}',
      ],
      [
        ['Look for one patch of new paint', 'Ask why one spot was painted'],
        [
          'A single wall, or a square on the ceiling.',
          'Nobody paints one patch for fun.',
          'There is usually a reason.',
        ],
        'A clean square on an old ceiling',
      ],
      [
        ['Look behind heavy furniture', 'Check the cold corners'],
        [
          'Ask before you move anything.',
          'Mould likes corners behind sofas and wardrobes.',
          'It is a fair question to ask if you may look.',
        ],
        'A gap between a wardrobe and a wall',
      ],
      [
        ['Walk round the outside', 'Look up at the gutters'],
        [
          'Look at gutters, pipes, and soil piled up against the wall.',
          'A green stripe below a gutter shows where it leaks.',
          'Green on a wall means that it is often wet.',
        ],
        'A green stain under a gutter',
      ],
      [
        ['Ask what was done about it', 'Ask for the invoices'],
        [
          '"It has been dealt with" should have a date.',
          'If there is a guarantee, ask to see it.',
          'Who did what, and when?',
        ],
        'A folder of invoices on a sill',
      ],
    ],
    turn: [
      'Write down what you saw and in which room, and show it to a professional.',
      'A survey costs something, and damp costs more.',
    ],
    asks: [
      'What do you check first in a house you might buy?',
      'Have you ever found a dehumidifier in a cupboard?',
    ],
    ends: {
      p: 'A surveyor will be glad of your list.',
      f: 'It need not be bad. You only have to know.',
      a: 'Nose, walls, paint, gutters, invoices.',
      t: 'A damp meter alone proves little. Salts can mislead it.',
      h: 'And if a wardrobe stands in the middle of a room, look behind it.',
      i: 'A house lasts long if somebody looks in time.',
      l: 'Look twice at an old wall, and then ask.',
    },
    work: 'If you let houses, turn the list round: walk along the gutters once a year, after rain. It is the least expensive repair there is.',
    caution: [
      'What you see at a viewing is no diagnosis. Before you decide, have a qualified surveyor look at it.',
      'Seeing is not diagnosing. Let a qualified surveyor look before you decide.',
    ],
    keep: 'your next viewing',
    send: 'someone who only looks at the kitchen',
    own: [
      {
        about: 'survey(?:or|s)?\\b|building report|inspection',
        kinds: ['service', 'people', 'process', 'offer'],
        lead: 'If you want somebody to look at a house with you.',
      },
    ],
    pic: {
      ask: 'A {skirting board|baseboard} or old wall with a visible mark',
      alt: 'An old wall with a faint tide mark above the {skirting|baseboard}',
    },
    claims: [['Signs of damp and their various causes; meter limits', 'building surveying guidance']],
    unless: LETS_ONLY,
  },
  {
    id: 'take-your-sofa-along',
    format: 'howto',
    again: 9,
    emoji: '📏',
    tags: ['MovingHouse', 'HouseHunting', 'HomeBuying'],
    title: [
      'Will the sofa fit? What to measure before you move',
      'Moving furniture: measure the way in, not only the room',
    ],
    cover: 'Will the sofa fit?',
    gist: [
      'Write down the size of your three largest pieces of furniture and measure the way in: doors, stairs, and the turn on the landing.',
      'Rooms are nearly always big enough for your sofa. It is the stairs where it gets stuck.',
    ],
    subject: ['Will your sofa fit up the stairs?', 'Measure the stairs before the room'],
    hooks: {
      '*': [
        'Your sofa fits in the new living room. Does it fit round the bend on the stairs?',
        'There is a wardrobe on the {pavement|sidewalk}. It was measured for the room, but not for the stairs.',
        'A sofa does not bend, and neither do stairs. Measure before you move.',
      ],
      p: 'Large furniture gets stuck at doors and on stairs far more often than in rooms.',
      f: 'Going to a viewing? Take the size of your sofa along on a slip of paper.',
      a: 'Measure the way in first, then the room.',
      t: 'To get a sofa round a corner, its depth from corner to opposite edge counts.',
      h: 'In some houses there is a piano and nobody knows how it got there.',
      i: 'With your own sofa in it, a strange room feels like home on the first evening.',
      l: 'Your favourite chair deserves a way in.',
    },
    lines: {
      '*': [
        'Before you look at homes: write down width, height and depth of your three largest pieces of furniture.',
        'Measure a door while it is open, from frame to frame. The open door takes up more room than you think.',
        'Cut your bed out of newspaper and lay it on the floor at the viewing. Can you still walk round it?',
        'Is there {a lift|an elevator}? Measure it from corner to corner. Sofas travel standing up.',
      ],
      h: [
        '"It came in, so it must go out again," said the man at the bottom of the stairs. That was on Saturday.',
      ],
    },
    scene: [
      'Three people and one sofa on the stairs. From above: "Higher!" From below: "It does not go any higher."',
      'At the viewing somebody takes a folded newspaper out of their bag and lays it on the bedroom floor. It is as big as their bed.',
    ],
    why: [
      [
        'Furniture has to get through the narrowest place on the way, and that is hardly ever the room.',
        'Between the street and your living room there are a gate, two doors, a bend, and a lamp that hangs low.',
      ],
      [
        'Empty rooms look different. Nobody can tell how big they are.',
        'In an empty room you think that a double bed will fit anywhere.',
      ],
    ],
    parts: [
      [
        ['Write down your three largest pieces', 'Measure the biggest furniture first'],
        [
          'Sofa, wardrobe, bed: width, height and depth.',
          'Do it before the first viewing. We all guess too small.',
          'Put the numbers in your phone.',
        ],
        'A slip with three measurements',
      ],
      [
        ['Measure the way in', 'Follow the way in, door by door'],
        [
          'Gate, door, hall, stairs, door. The smallest number counts.',
          'Look up as well, at lamps and sloping ceilings.',
          'One narrow place is enough to stop a sofa.',
        ],
        'A tape across a door frame',
      ],
      [
        ['Measure the turn on the stairs', 'Do not forget the landing'],
        [
          'Ask whether you may lift over the banister.',
          'That is where the movers go quiet.',
          'Measure both ways, and up.',
        ],
        'A landing seen from below',
      ],
      [
        ['Lay the outline on the floor', 'Mark the furniture with tape'],
        [
          'Use newspaper or tape, and leave room to open the drawers.',
          'You have to be able to get out of bed.',
          'Walk round it. Does a drawer still open?',
        ],
        'Newspaper in the shape of a bed',
      ],
    ],
    turn: [
      'What does not fit can be sold before you move.',
      'Legs come off and doors can be lifted out. Ask the movers first.',
    ],
    asks: ['Which piece of furniture always has to come along?', 'Which one got stuck, and where?'],
    ends: {
      p: 'Ten minutes with a tape measure save a day with a saw.',
      f: 'And take a pen. There is always one more number.',
      a: 'Furniture, way in, stairs, room.',
      t: "Add a hand's breadth on each side, because somebody has to carry it.",
      h: 'Sofas grow on stairs. Science is looking into it.',
      i: 'Home is where your own chair is.',
      l: 'It goes round the corner, and there it stands.',
    },
    work: 'In an office it is the meeting table. Measure the {lift|elevator} before you order it.',
    keep: 'the evening before a viewing',
    send: 'whoever owns a very big wardrobe',
    pic: {
      ask: 'A folding rule or tape held across a door frame',
      alt: 'A measuring tape held across a door frame',
    },
    claims: [['Access route decides; measuring advice', 'removal trade practice']],
  },
  {
    id: 'words-in-particulars',
    format: 'glossary',
    again: 11,
    emoji: '📖',
    tags: ['HouseHunting', 'PropertyListings', 'HomeBuying'],
    title: [
      'How to read property listings: what the words really mean',
      'What the words in property listings mean',
    ],
    cover: 'What listings really mean',
    gist: [
      'Compact, characterful, potential: the words in a listing are true, and they are chosen with care. Here is what to ask when you read them.',
      'Behind every friendly word in a listing there is a question you can ask. Here are five of them.',
    ],
    subject: ['What "characterful" really means', 'Five words from property listings'],
    hooks: {
      '*': [
        'In property listings no room has ever been small.',
        '"Convenient for the station", says the listing. You will also hear the trains.',
        'Every word in a property listing is true. You only have to know what to ask.',
      ],
      p: 'Property listings are written with care. Read them with a pencil.',
      f: 'A little phrase book for everybody who reads property listings in bed.',
      a: 'For each nice word in a listing, ask a question.',
      t: '"Spacious" is no size. Ask for square {metres|feet}, a year or a date.',
      h: '"Would suit an enthusiast" means that the last one has given up.',
      i: 'Behind a dull listing there may be just the house for you.',
      l: 'The best listings use few words and good daylight.',
    },
    lines: {
      '*': [
        'Words in listings: compact means small, characterful means old, potential means work. Ask for sizes, years and a quotation.',
        'A listing praises what is there. Ask about what it leaves out: why is there no picture of the bathroom?',
        '"Scope to extend" in a listing is only a hope until the planning office says yes.',
        'Count the pictures in a listing. Twelve of the garden and none of the kitchen should make you think.',
      ],
      h: ['In a "cosy" room you can open the window without getting up.'],
    },
    scene: [
      'Late in the evening, thumb on the screen. "Deceptively spacious," reads one. "Which of the two is the deception?" asks the other.',
      'Somebody has to describe a dark hall in two words. After a while they write: "atmospheric entrance".',
    ],
    why: [
      [
        'Whoever writes a listing must not lie, and still wants you to come.',
        'A listing says true things and leaves out a few.',
      ],
      [
        'Ask for a number and not for another adjective.',
        'A word helps you only when you turn it into a number.',
      ],
    ],
    parts: [
      [
        'Compact',
        [
          'Small. Ask how wide the smallest room is.',
          'Everything is within reach, sometimes all at once.',
          'You can touch two walls at the same time.',
        ],
        'Outstretched arms between two walls',
      ],
      [
        'Characterful',
        [
          'Old. Ask how old the wiring and the pipes are.',
          'Beams, sloping ceilings, and an old boiler.',
          'Charming, and expensive to heat. Ask for the bills.',
        ],
        'An old beam across a ceiling',
      ],
      [
        'Potential',
        [
          'Work. Ask somebody what it would cost.',
          'It could be lovely, if you pay for it.',
          'Somebody has to do a lot here, and it will be you.',
        ],
        'A bare room with a ladder',
      ],
      [
        'Convenient for transport',
        [
          'Near the railway or a main road. Listen with the window open.',
          'You are quickly at the train, and you can hear it too.',
          'Come at rush hour and listen.',
        ],
        'A railway line behind a garden',
      ],
      [
        'Low-maintenance garden',
        [
          'Paved. Ask where the water goes when it rains.',
          'No lawn, no mowing, and no shade.',
          'There is nothing to mow, because nothing grows.',
        ],
        'A paved yard with a pot',
      ],
    ],
    turn: [
      'And then go and see it. Some of the nicest houses have dreadful listings.',
      'Ask. Nobody will be cross.',
    ],
    asks: [
      'Which word in a listing makes you suspicious?',
      'How would you describe your own home in three honest words?',
    ],
    ends: {
      p: 'A good agent has the answers ready.',
      f: 'Write a listing for your own home one evening. It is great fun.',
      a: 'For each adjective, one question.',
      t: 'Ask for the plan, the area, the year of boiler and wiring, and the running costs.',
      h: '"Must be seen" is always true.',
      i: 'If you ask well, you find what others miss.',
      l: 'Read slowly, and then go and look.',
    },
    work: 'With offices and shops it is the same: "flexible" means that there are no walls yet. Put your questions in writing.',
    keep: 'the next evening full of listings',
    send: 'someone who reads listings in bed',
    pic: {
      ask: 'A printed listing with a few words underlined in pencil',
      alt: 'A printed property listing with words underlined in pencil',
    },
    claims: [['Common wording in listings', 'trade language; misdescription rules differ by country']],
  },
  {
    id: 'must-have-and-nice',
    format: 'howto',
    again: 9,
    emoji: '📝',
    tags: ['HouseHunting', 'HomeBuying', 'DecisionMaking'],
    title: [
      'House hunting: how to write a wish list that helps',
      'House hunting for two: write two lists first',
    ],
    cover: 'Before you search: two lists',
    gist: [
      'Each of you writes alone: three things a home must have, three that would be nice, three that you do not want. Then compare, before the first viewing.',
      'You find a home faster if you argue about it at the kitchen table and not at viewings.',
    ],
    subject: ['Write your lists before the first viewing', 'Three things a home must have'],
    hooks: {
      '*': [
        'Two people look for one home, and each of them is looking for a different one.',
        'A wish list with thirty wishes rules out every house in the country.',
        'One of you wants a garden and the other a bath, and nobody has said so yet. Write it down before you look at homes.',
      ],
      p: 'You find a home faster if you agree on what matters before the first viewing.',
      f: 'Before you look at homes: ten minutes, a sheet of paper each, and no peeking.',
      a: 'Three things a home must have. Everything else is a wish.',
      t: 'First sort homes by what you must have, and then compare what would be nice.',
      h: 'She wanted quiet and he wanted central. The agent showed them a chapel in the cemetery.',
      i: 'If you know how you want to live, you have nearly found where.',
      l: 'It is good to know what you can do without.',
    },
    lines: {
      '*': [
        'Looking for a home together? Write down three musts, each of you alone, and then compare. It is better to argue at home than at a viewing.',
        'Imagine a normal Tuesday in the new home, from waking up to going to bed. Then you know what you need.',
        'For each wish on your list ask: would I give up a great house because of it? If not, it is only nice to have.',
        'When you choose a home: kitchens, floors and colours can be changed. The place, the light and the height of the rooms cannot.',
      ],
      h: [
        'Both of them had written "garage". At the fourth viewing it turned out that he meant the car and she meant a studio.',
      ],
    },
    scene: [
      'After the ninth viewing, in the car: "You never said that you wanted a bath." "You never asked."',
      'Two sheets of paper are turned over. On one it says "garden", and on the other "no garden at all".',
    ],
    why: [
      [
        'At a viewing you fall for a fireplace and forget what you came for.',
        'At a viewing you decide with your heart, so write your list before.',
      ],
      [
        'With a list in your hand you can compare the house with what you need.',
        'What you wrote down at home is not changed by a nice window seat.',
      ],
    ],
    parts: [
      [
        'Each of you writes alone',
        ['Older children too.', 'If you agree too early, you never find out.'],
        'Two people writing back to back',
      ],
      [
        'Make three columns',
        [
          'Must have, nice to have, never. Three things in each.',
          'The last column is the honest one: no busy road, for example.',
        ],
        'A sheet with three columns',
      ],
      [
        'Imagine a normal Tuesday',
        [
          'Where do the wet coats go? Where can one of you make a call while the other sleeps?',
          'It is the normal days that count.',
        ],
        'Wet coats in a hallway',
      ],
      [
        'Cross out what you can change',
        [
          'Colours, carpets and kitchens can be changed later.',
          'Keep what nobody can build for you: the light, the place, the distance.',
        ],
        'A pencil crossing out a word',
      ],
    ],
    turn: [
      'Take the list along, and fill it in outside before anyone says how they liked it.',
      'Look at it again after five viewings. Wishes change.',
    ],
    asks: ['What do you never want in a home?', 'Which wish did you give up, and do you miss it?'],
    ends: {
      p: 'Give your list to the agent. It saves everybody the wrong viewings.',
      f: 'And be nice to each other. It is only a house.',
      a: 'Three, three and three. Then look.',
      t: 'Give each wish one to three points, and add them up after each viewing.',
      h: 'In the end they took a house with two garages.',
      i: 'A good home makes your normal days easier.',
      l: 'Know the few things that matter to you.',
    },
    work: 'Looking for an office? Let the team write three lists on sticky notes. On "never" they will all agree.',
    keep: 'the evening before you start looking',
    send: 'the person you want to live with',
    own: [
      {
        about:
          'search (?:profile|list|order)|register(?:ed)? (?:buyers|applicants)|buyer consult|mailing list',
        kinds: ['service', 'offer', 'process', 'link'],
        lead: 'Bring your list to us.',
      },
    ],
    pic: {
      ask: 'A sheet with three columns and a pencil on a kitchen table',
      alt: 'A sheet with three handwritten columns on a kitchen table',
    },
    claims: [['Separating must-haves from preferences', 'consumer advice; decision research']],
  },
  {
    id: 'do-i-need-a-survey-on-new',
    format: 'myth',
    again: 11,
    emoji: '🏗️',
    tags: ['NewBuild', 'HomeBuying', 'HouseSurvey'],
    title: ['Does a new house need an inspection?', 'Buying a new build: check it before you sign'],
    cover: 'New does not mean finished',
    gist: [
      'New houses have faults too: doors that stick, missing seals, vents that lead nowhere. Have somebody independent look before you sign.',
      'Nobody has lived in a new house yet, so nobody has tested it. Faults are normal, but they should be on a list in time.',
    ],
    subject: ['Nobody has tested this house yet', 'New does not mean finished'],
    hooks: {
      '*': [
        'A new house is the only big thing that people buy without a test drive.',
        'Nobody has ever had a shower in a new house. So try it before you sign.',
        'A new house smells of paint, and nobody has ever run a bath in it. Have it inspected.',
      ],
      p: 'Inspections of new homes usually find a long list of faults.',
      f: 'New house, everything shiny? Take a marble along, and someone who is not in love with it.',
      a: 'Have a new house inspected before you sign for it.',
      t: 'In new houses most faults are where one trade stopped and the next began: seals, drains, openings.',
      h: 'The {socket|outlet} is behind the radiator, and the switch is behind the door. Both are brand new.',
      i: 'Look twice at a new home, and you can enjoy it.',
      l: 'In a good new house the doors close quietly.',
    },
    lines: {
      '*': [
        'Moving into a new home? Open and close every window, door and drawer. It takes half an hour and finds most of the faults.',
        'New bathroom? Put a marble on the shower floor. It should roll to the drain by itself.',
        'At the handover of a new home, make a list with photos and dates, and have it signed.',
        'The warranty of a new home has time limits. Read them before you unpack.',
      ],
      h: ["In one new house the bell switched on the neighbours' light. They were very friendly about it."],
    },
    scene: [
      'You get the key, there is sparkling wine, and in the new bathroom a marble rolls away from the drain.',
      'On the first cold day warm air comes out of the {loft|attic} of the new house. Somebody had forgotten the insulation.',
    ],
    why: [
      [
        'A dozen firms have worked there, one after the other, and each covered up what the last had done.',
        'Faults happen where one firm stops and the next begins.',
      ],
      [
        'On that day it is their job to put things right. Later you may have to prove whose fault it was.',
        'What is on the list today is their work. In a year it may be yours.',
      ],
    ],
    parts: [
      [
        ['Bring an independent surveyor', 'Pay somebody who works for you'],
        [
          'They work for you and not for the seller.',
          'They have seen a hundred new houses and know where to look.',
          'They know where builders run out of time.',
        ],
        'A person with a {torch|flashlight} in a new room',
      ],
      [
        ['Try everything once', 'Turn on every {tap|faucet} and switch'],
        [
          '{Taps|Faucets}, drains, windows, and the heating in every room.',
          'What has never been switched on may not work.',
          'Nobody has done it before you.',
        ],
        'A {tap|faucet} running into a new basin',
      ],
      [
        ['Write faults down with photos', 'Make a list, and both sign it'],
        [
          'The room, the place, a photo and a date.',
          '"We will see to that" is soon forgotten.',
          'Then nobody has to remember it.',
        ],
        'A defect list on a clipboard',
      ],
    ],
    turn: [
      'Then celebrate. A list is quite normal.',
      'Look at everything again after the first winter, before the time limits run out.',
    ],
    asks: [
      'What was wrong in your new home on the first day?',
      'Old house or new: which would you rather have?',
    ],
    ends: {
      p: 'Good builders do not mind a second look.',
      f: 'And then make your first coffee there.',
      a: 'Independent, complete, and in writing.',
      t: 'Ask for the manuals and drawings at the handover.',
      h: 'The marble is still rolling.',
      i: 'What has been checked, you can enjoy.',
      l: 'And every door closes quietly.',
    },
    work: 'For a new office, have the ventilation tested with people in it.',
    myth: 'A new house needs no inspection, because everything is new',
    short: [
      'It does. New homes have faults too, and at the handover the builder has to put them right.',
      'New only means unused. What is found on the day is put right by the builder.',
    ],
    caution: [
      'Time limits and duties for defects differ by country and contract. Have yours explained before you sign.',
      'How long you have and what is owed to you depends on country and contract. Have it explained before you sign.',
    ],
    keep: 'the weeks before you get the keys',
    send: 'somebody who is waiting for a new house',
    own: [
      {
        about: 'new[- ]?builds?|development|off[- ]plan|handover',
        kinds: ['service', 'product', 'offer', 'process'],
        lead: 'We also work with new homes.',
      },
    ],
    pic: {
      ask: 'A marble on the floor of a new shower or bathroom',
      alt: 'A glass marble on the tiled floor of a new bathroom',
    },
    claims: [
      [
        'New homes commonly have defects; snagging inspections',
        'surveys of new-home buyers; surveying practice',
      ],
    ],
    unless: LETS_ONLY,
  },
  {
    id: 'bath-or-shower',
    format: 'either',
    again: 9,
    emoji: '🛁',
    tags: ['HomeIdeas', 'Bathroom', 'ThisOrThat'],
    title: [
      'Bath or large shower: which would you choose?',
      'One bathroom, one choice: bath or walk-in shower?',
    ],
    cover: 'Bath or shower?',
    gist: [
      'There is room for only one: a bath for Sundays and small children, or a big shower for every day. Which would you take?',
      'Couples who agree on everything else fall silent in the bathroom: should the bath stay, or make room for a big shower?',
    ],
    subject: ['Bath or shower? Choose one', 'Would you give up the bath?'],
    hooks: {
      '*': [
        'At viewings couples fall silent in the bathroom. One of them wants a bath.',
        'Bath or big shower? There is only room for one.',
        'Some people relax in the bath, others just want to get clean.',
      ],
      p: 'Hardly anything divides people at viewings like the bath.',
      f: 'Honestly: when did you last lie in your bath?',
      a: 'With small children keep the bath. Otherwise choose what you use every day.',
      t: 'A shower without a step needs a drain below the tiles. A bath needs a strong floor.',
      h: 'The bath is used twice a year by people, and every day to dry the washing.',
      i: 'A bath or a shower: it is how your day begins or ends.',
      l: 'Hot water, a closed door, and nowhere to be.',
    },
    lines: {
      '*': [
        'Bath or large shower, and there is room for only one. Which would you take?',
        'Families with small children want a bath. Later in life most of us want a shower without a step.',
        'Before you take out your last bath, ask an agent near you. In some streets buyers want one.',
        'A shower without a step is good for toddlers, for grandparents, and for anyone with a leg in plaster.',
      ],
      h: ['Everyone dreams of reading in the bath. Ask the books.'],
    },
    scene: [
      'The viewing is going well. Then she says "the bath could go", and he says "the bath is why we are here".',
      'A candle, a book, a hot bath, and after four minutes somebody knocks because they need the {loo|bathroom}.',
    ],
    why: [
      [
        'Both take up about the same room, and people need them at different times in their lives.',
        'Small children, a tired back, stiff knees: what you need changes over the years.',
      ],
    ],
    parts: [
      [
        'The bath',
        [
          'For children, wet dogs and Sunday evenings. It needs space and hot water.',
          'Nothing warms you like it in winter. Families miss it first.',
          'For an aching back and a long day.',
        ],
        'A bath with a towel over its edge',
      ],
      [
        'The walk-in shower',
        [
          'Quick, easy to clean, and good at any age.',
          'No step, no climbing, and it is ready at once.',
          'It is quick, and you can still use it when you are ninety.',
        ],
        'A level shower with a glass screen',
      ],
    ],
    turn: ['With two bathrooms you can have both.', 'If you renovate, leave the pipes for the other one.'],
    asks: ['Bath or shower: which would you keep?', 'Who in your home would fight for the bath?'],
    ends: {
      p: 'If you want to sell, it depends on who is looking in your area.',
      f: 'Vote. And tell us what is drying over your bath.',
      a: 'Choose what you use on a Tuesday.',
      t: 'A deep bath can use up all the hot water in a small tank.',
      h: 'The washing has voted for the bath.',
      i: 'Whatever keeps you warm.',
      l: 'Hot water, and ten quiet minutes.',
    },
    work: 'Hotels do the sums: showers are quicker to clean, and baths look better in pictures.',
    keep: 'the day you plan a bathroom',
    send: 'someone who would never give up the bath',
    pic: {
      ask: 'A bath edge with a towel, or a shower, without people',
      alt: 'The edge of a bath with a folded towel on it',
    },
    claims: [
      ['Families value baths; level showers are accessible', 'trade practice; accessible design guidance'],
    ],
  },
  {
    id: 'why-viewers-open-cupboards',
    format: 'behind',
    again: 10,
    emoji: '🚪',
    tags: ['HouseViewing', 'BehindTheScenes', 'EstateAgentLife'],
    title: [
      'What {an estate agent|a real estate agent} notices during a viewing',
      'How to tell that a viewer is serious',
    ],
    cover: 'What serious buyers do',
    gist: [
      'Serious buyers grow quiet, open cupboards and measure with their arms. Those who praise everything in the first minute seldom {ring|call} back.',
      'At a viewing, do not listen to praise. Watch who goes back into a room, who measures, and who asks about the {bins|trash cans}.',
    ],
    subject: ['Those who praise everything do not buy', 'How to recognise a serious buyer'],
    hooks: {
      '*': [
        '"Wonderful, simply wonderful!" Whoever says that at a viewing usually does not buy.',
        'When somebody at a viewing asks where the {bins|trash cans} go, things are getting serious.',
        'At a viewing praise is polite. Questions about the cellar mean that somebody is interested.',
      ],
      p: 'You recognise serious buyers by small practical questions.',
      f: 'Have you ever opened a cupboard at a viewing and felt bad about it? Do not. It is a good sign.',
      a: 'Listen for the first practical question at a viewing.',
      t: 'How long people stay and whether they go back into a room tells you more than praise.',
      h: 'At one viewing a man lay down on the bedroom floor and looked at the ceiling. He bought the house.',
      i: 'At some point in a viewing people stop looking at a house and begin to live in it.',
      l: 'People who really like a house get quiet.',
    },
    lines: {
      '*': [
        'At a viewing, listen for the word "our". When somebody says where our table would go, they mean it.',
        'At a viewing you may open built-in cupboards. They come with the house. The {chest of drawers|dresser} is private.',
        'If somebody goes back into one room alone at a viewing, leave them there. They are deciding.',
        'Selling? Go out during the viewing. With you in the room nobody says what they really think.',
      ],
      h: ['Children decide fastest. They run through the house once and come back with a bedroom.'],
    },
    scene: [
      'Two people at a viewing. One says "nice" in every room. The other has said nothing for ten minutes and is measuring the wall with her arms.',
      'From upstairs comes a shout: "This one is mine!" She is six, and the viewing is going well.',
    ],
    why: [
      [
        'Praise costs nothing. To think about where your own table could go takes effort.',
        'People praise a house to be polite. They ask about it when they want it.',
      ],
      [
        'Whoever asks about parking already lives there in their thoughts.',
        'Somebody who asks about the {bins|trash cans} has got past the view.',
      ],
    ],
    parts: [
      [
        ['They go quiet', 'They stop talking'],
        [
          'They are doing sums. Do not disturb them.',
          'It is not because they are bored.',
          'They are imagining how they would live there.',
        ],
        'A person at a window, seen from behind',
      ],
      [
        ['They measure with their arms', 'They count steps along the wall'],
        [
          'A sofa is about two arms wide.',
          'Their sofa has just moved in.',
          'They want to know whether their table fits.',
        ],
        'Arms stretched along a wall',
      ],
      [
        ['They ask about the {bins|trash cans}', 'They ask practical questions'],
        [
          'Or about the cellar, bicycles and parking.',
          'Dull questions are the best ones.',
          'Nobody asks that about a house they do not want.',
        ],
        '{Bins|Trash cans} behind a hedge',
      ],
      [
        ['They go back to one room', 'They want one more look'],
        ['Alone, and without saying why. Wait in the hall.', 'Give them time.', 'It is often the kitchen.'],
        'An empty room through a doorway',
      ],
    ],
    turn: [
      'So ask about the {bins|trash cans}. It is the nicest compliment.',
      'And nobody minds if you open a built-in cupboard.',
    ],
    asks: ['How do you notice that you like a home?', 'What do you open first in a home that you view?'],
    ends: {
      p: 'If you sell, have the answers about heating, parking and {bins|trash cans} ready.',
      f: 'You may lie down on the floor too. We will say nothing.',
      a: 'Ask. It helps both sides.',
      t: 'Write down what people ask. It tells you what the listing left out.',
      h: 'If somebody opens a cupboard, they mean it. If they open the fridge, they are hungry.',
      i: 'When somebody says "our kitchen", they have found a home.',
      l: 'A long look out of the window says enough.',
    },
    work: 'It is the same whenever you sell something: when a customer asks about delivery, stop presenting.',
    keep: 'your next viewing',
    send: 'someone who says "wonderful" in every room',
    own: [
      {
        about: 'viewings?',
        kinds: ['people', 'process', 'service', 'policy'],
        lead: 'This is how viewings work here.',
      },
    ],
    pic: {
      ask: 'An empty room seen through a half-open door',
      alt: 'A bright empty room seen through a half-open door',
    },
    claims: [['Signs of interest', 'trade experience']],
    unless: LETS_ONLY,
  },
];
