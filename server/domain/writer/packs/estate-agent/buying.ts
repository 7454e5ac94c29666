// Looking at homes: what to check, what to ask, what to ignore.
import type { Idea } from '../../library/idea.ts';

export const BUYING: readonly Idea[] = [
  {
    id: 'come-back-at-another-hour',
    format: 'tip',
    again: 8,
    emoji: '🕖',
    tags: ['HouseHunting', 'HomeBuying', 'SecondViewing'],
    title: [
      'Second viewing: why you should come at another hour',
      'View a home twice: mornings lie, evenings do not',
    ],
    cover: 'Come back at another hour',
    gist: [
      'See a home twice, at different hours: once in the quiet of the morning and once when everybody comes home. Light, noise and parking change completely.',
      '{A flat|An apartment} at eleven in the morning is a different flat from the one at seven in the evening. You will live in both.',
    ],
    subject: ['See it at seven in the evening', 'The same flat, eight hours later'],
    hooks: {
      '*': [
        'At eleven on a Tuesday every street is quiet.',
        'You viewed {the flat|the apartment} in sunshine. It also exists in the rain, after work, with your shopping.',
        'Houses are at their best when agents are awake.',
      ],
      p: 'Viewings are mostly held when a street is at its calmest.',
      f: 'Fallen in love at the first viewing? Lovely. Now go again at seven.',
      a: 'View twice: once by day, once when people come home.',
      t: 'Noise, light and parking vary by hour; one visit samples a single point.',
      h: 'Between ten and twelve there is no drummer in any house.',
      i: 'If you still want it in the drizzle at half past seven, it may be the one.',
      l: 'A house has its hours, as a face has its light.',
    },
    lines: {
      '*': [
        'Make the second viewing at the hour at which you would come home. Then look for a parking space, carry a bag up and listen.',
        'At a viewing stand still in the bedroom for two minutes with the window open, then closed. What you hear then you will hear at night.',
        'Walk from the door to the bus with a watch. Advertised minutes are those of someone without a child, a bag or a hill.',
        'Before you decide on a home, see the street on a {bin day|trash day} and at the school gate at three. Neither is in the pictures.',
      ],
      h: [
        'The particulars said "vibrant neighbourhood". At eleven in the evening we learnt that it plays the trumpet.',
      ],
    },
    scene: [
      'Morning: birdsong, sun on the floorboards, a free space right in front. Evening: three times round the block and somebody practising scales.',
      'You stand in an empty living room and hear nothing at all, for it is ten in the morning and the whole house is at work.',
    ],
    why: [
      [
        'Sun, traffic and neighbours follow the clock, and an appointment shows only one hour of it.',
        'What makes a place loud or dark is often away at the time of a viewing.',
      ],
      [
        'On a second visit you also see what joy hid from you the first time.',
        'The first time you look at the view, the second time at the {sockets|outlets}.',
      ],
    ],
    parts: [
      [
        ['Come at the hour when you get home', 'When everybody comes home'],
        [
          'Parking, stairwell, cooking smells, children: that is how each working day will end.',
          'It shows who lives there. In the morning it shows only who has no job to go to.',
          'You will see lights, hear doors and look for a space.',
        ],
        'A street at dusk with lit windows',
      ],
      [
        ['Follow the sun through the rooms', 'Where is the sun now?'],
        [
          'Which room has it at breakfast and which at supper? A compass on the phone will tell.',
          'A room without sun is lovely for painting and long in winter.',
          'Some rooms have it when you are out.',
        ],
        'A compass app held at a window',
      ],
      [
        ['Listen with the windows shut', 'A minute of silence'],
        [
          'Fridge, lift, road, upstairs. Two minutes feel long, and they are worth it.',
          'Ask everyone to be silent. It feels silly and tells you more than the brochure.',
          'What you hear then you will hear for years.',
        ],
        'A closed window on a busy street',
      ],
      [
        ['Walk one way you would walk daily', 'On foot to the bread and back'],
        [
          'To the bus, to school, to the bread. Uphill counts twice.',
          'What is five minutes on the map has two traffic lights in it.',
          'With a bag, if you want to be honest.',
        ],
        'Feet on a {pavement|sidewalk} with a bag',
      ],
    ],
    turn: [
      'Then sit in the car for a moment and ask yourself whether you would like to go back up.',
      'A home that you like twice you will probably like.',
    ],
    asks: ['At what time of day did you first see your home?', 'What did you notice only the second time?'],
    ends: {
      p: 'Ask for the second appointment early; serious agents expect it.',
      f: 'And take someone along who does not love it yet.',
      a: 'Two visits, two hours, one decision.',
      t: 'Note time, weather and heading at each visit; memory mixes them up.',
      h: 'Every house is quiet while its drummer is at work.',
      i: 'Where you will be at home shows itself in the evening.',
      l: 'Dusk, a lamp in the window, and you know.',
    },
    work: 'For business premises it is the same with customers: count who passes at the hours when you will be open. A shop on a lively commuter road can be very quiet on a Saturday.',
    keep: 'the day after a first viewing',
    send: 'somebody who has just fallen for {a flat|an apartment}',
    own: [
      {
        about: 'viewings?',
        kinds: ['hours', 'policy', 'service', 'offer', 'process'],
        lead: 'When can you look round?',
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
    title: ['How to spot damp at a house viewing', 'Viewing a house? Where to look for damp'],
    cover: 'Reading a wall for damp',
    gist: [
      'Smell first, then look low, behind furniture, and at anything freshly painted on its own. Signs of damp are questions for a surveyor and not yet verdicts.',
      'A tide line, a lone patch of new paint, a dehumidifier in the cupboard: six signs that are worth a question.',
    ],
    subject: ['Smell the cupboard under the stairs', 'One wall was painted last week'],
    hooks: {
      '*': [
        'One wall smells of new paint. Only that one.',
        'Open the cupboard under the stairs and breathe in.',
        'Damp has a smell, and it cannot be painted.',
      ],
      p: 'Most signs of damp can be seen without any tools, if you know where they hide.',
      f: 'At the next viewing, let your nose go in first.',
      a: 'Smell, look low, look behind. Then ask a surveyor.',
      t: 'Tide marks near the floor, salts on plaster, mould in cold corners: each points to another cause.',
      h: 'The wardrobe stood in the middle of the room. "Better energy," said the owner.',
      i: 'One attentive minute can spare you a very wet winter.',
      l: 'Old walls tell their story to those who look at their feet.',
    },
    lines: {
      '*': [
        'At a viewing go into the smallest cupboard, shut your eyes and breathe in. Your nose finds damp before your eyes do.',
        'A single freshly painted wall in an otherwise old {flat|apartment} is worth a friendly question.',
        'White crystals on a cellar wall are salts that water has left behind. The water may have gone. Ask when.',
        'Mould in a corner may come from airing, heating or a cold wall. The corner alone does not say which.',
      ],
      h: ['If there is a dehumidifier in the wardrobe, it is not there to keep the shoes company.'],
    },
    scene: [
      'The rooms are bright, the owner charming, and in the little cupboard beneath the stairs it smells of wet dog. There is no dog.',
      'Somebody crouches down, runs a hand along the {skirting board|baseboard} and looks at their fingers.',
    ],
    why: [
      [
        'Water leaves traces long before it drips: stains, salts, loose plaster, a smell.',
        'Walls dry from outside and remember from inside. There is nearly always something to see or smell.',
      ],
      [
        'The causes range from a blocked gutter to a missing barrier, and so do the bills.',
        'One case wants a ladder and ten minutes, another a builder for weeks. That is why a mark is only a beginning.',
      ],
    ],
    parts: [
      [
        ['Smell the small spaces', 'Your nose in the cupboards'],
        [
          'Cupboards, cellar, behind a closed door. Scent collects where air stands still.',
          'A musty larder says more than a lavender-scented hall.',
          'Still air keeps a diary.',
        ],
        'A cupboard door being opened',
      ],
      [
        ['Look along the {skirting|baseboard}', 'Your eyes along the floor'],
        [
          'Tide lines, flaking paint, a board that gives.',
          'Damp that rises shows itself low; what comes from above shows high.',
          'A line, a bulge, a soft board.',
        ],
        'A hand along a {skirting board|baseboard}',
      ],
      [
        ['Look for a lone new patch', 'One fresh spot alone'],
        [
          'Paint on a single wall or a square on the ceiling.',
          'Somebody who freshens up one metre had a reason.',
          'Nobody paints a square metre for fun.',
        ],
        'A clean square on an old ceiling',
      ],
      [
        ['Look behind what stands at outer walls', 'Behind the heavy things'],
        [
          'Ask before you move anything. A wardrobe a hand away from the wall is a good sign.',
          'Cold corners hide behind sofas.',
          'Ask if you may. It is a fair question.',
        ],
        'A gap between a wardrobe and a wall',
      ],
      [
        ['Go round outside', 'Outside, under the gutter'],
        [
          'Gutters, downpipes, soil piled up against the wall.',
          'A green stripe below a gutter is an arrow.',
          'Green on the wall is a finger that points.',
        ],
        'A green stain under a gutter',
      ],
      [
        ['Ask what was done', 'And then ask for paper'],
        [
          'And for the invoices. "It has been dealt with" should have a date.',
          'Guarantees for such work are papers, and papers can be shown.',
          'Who did what, when, and is there a guarantee?',
        ],
        'A folder of invoices on a sill',
      ],
    ],
    turn: [
      'Write down what you saw, with the room, and let a professional judge it.',
      'A mark is a question. The answer costs a survey and may save a house.',
    ],
    asks: [
      'Where does your nose go first at a viewing?',
      'Have you ever found a dehumidifier in a cupboard?',
    ],
    ends: {
      p: 'A surveyor works faster and better with your list in hand.',
      f: 'It need not be bad. It only needs to be known.',
      a: 'Nose, {skirting|baseboard}, paint, gutter, papers.',
      t: 'A meter reading alone proves little; salts and foil wallpaper mislead it.',
      h: 'Wardrobes that stand in the middle of rooms usually have their reasons.',
      i: 'Houses live long if someone looks in time.',
      l: 'Attention is the mortar of old walls.',
    },
    work: 'Landlords and managers can turn the list round: once a year, after rain, along the gutters. Ten minutes with a ladder cost less than any other part of a roof.',
    caution: [
      'What you see at a viewing is no diagnosis. Before you decide, have a qualified surveyor look at it.',
      'Seeing is not diagnosing. Let a qualified surveyor look before you decide.',
    ],
    keep: 'your next viewing',
    send: 'someone who always looks at the kitchen first',
    own: [
      {
        about: 'survey(?:or|s)?\\b|building report|inspection',
        kinds: ['service', 'people', 'process', 'offer'],
        lead: 'Somebody who knows walls is worth having at hand.',
      },
    ],
    pic: {
      ask: 'A {skirting board|baseboard} or old wall with a visible mark',
      alt: 'An old wall with a faint tide mark above the {skirting|baseboard}',
    },
    claims: [['Signs of damp and their various causes; meter limits', 'building surveying guidance']],
  },
  {
    id: 'take-your-sofa-along',
    format: 'howto',
    again: 9,
    emoji: '📏',
    tags: ['MovingHouse', 'HouseHunting', 'HomeBuying'],
    title: [
      'Will the sofa fit? What to measure before you move',
      'Moving furniture: measure the way, not only the room',
    ],
    cover: 'Will the sofa fit?',
    gist: [
      'Write down the size of your three largest pieces and measure the way there, with doors, stairs and the turn on the landing. It is the way that decides.',
      'Rooms are nearly always large enough. The corner on the stairs is what sends sofas back.',
    ],
    subject: ['It is the landing that decides', 'Measure the sofa before the room'],
    hooks: {
      '*': [
        'The sofa fits into the living room. It does not fit round the bend on the stairs.',
        'On the kerb stands a wardrobe that was measured in the wrong place.',
        'Sofas do not bend, and stairwells do not either.',
      ],
      p: 'Large furniture fails at doors and landings far more often than in rooms.',
      f: 'Going to a viewing? Put the sofa in your pocket, as three numbers on a slip.',
      a: 'Measure the way, then the wall.',
      t: 'For a turn the diagonal depth counts: the shortest line from corner to opposite edge.',
      h: 'There are houses with a piano that nobody can explain. The stairs came later.',
      i: 'A favourite piece that comes along makes a strange room yours on the first evening.',
      l: 'A cherished piece deserves a dignified way in.',
    },
    lines: {
      '*': [
        'Before you go looking: note width, height and depth of your three largest pieces. They fit on a slip in your purse.',
        'Measure a door with the leaf open, between frame and edge. The leaf itself often takes more than you think.',
        'Cut the outline of your bed from newspaper and lay it on the floor at the viewing. Then try to walk round it.',
        'Lift? Measure the cabin diagonally as well. Sofas travel standing up.',
      ],
      h: [
        '"It came in, so it must go out again," said the man at the bottom of the stairs. That was on Saturday.',
      ],
    },
    scene: [
      'Three people, one sofa, half a flight of stairs. From above: "Higher!" From below: "This is as high as it goes."',
      'At the viewing somebody takes a folded newspaper out of their bag and lays it on the bedroom floor. It is a bed.',
    ],
    why: [
      [
        'A piece has to get through the narrowest place of the whole way, and that is seldom the room.',
        'Between {pavement|sidewalk} and wall there are a gate, two doors, a bend and a lamp that hangs low.',
      ],
      [
        'Empty rooms deceive: without furniture nobody can tell how large they are.',
        'In a bare room a double bed looks possible everywhere.',
      ],
    ],
    parts: [
      [
        ['Note your three largest pieces', 'Measure the giants first'],
        [
          'Sofa, wardrobe, bed or piano: width, height, depth.',
          'On paper, in your purse, before the first viewing. Guesses shrink furniture.',
          'Their figures belong in your phone before the first viewing.',
        ],
        'A slip with three measurements',
      ],
      [
        ['Walk the way in with a tape', 'Follow the route, door by door'],
        [
          'Gate, door, hall, turn, stairs, door again. The smallest figure wins.',
          'Look up as well. Lamps and sloping ceilings are part of the route.',
          'One narrow place decides for all of them.',
        ],
        'A tape across a door frame',
      ],
      [
        ['Measure the turn on the landing', 'Do not forget the landing'],
        [
          'Width and depth of it, and whether you may lift over the banister.',
          'It is here that the movers go quiet for a while.',
          'It has to turn there. So measure both ways, and up.',
        ],
        'A landing seen from below',
      ],
      [
        ['Lay the outline on the floor', 'Mark it on the floor with tape'],
        [
          'Newspaper or tape, with room to open drawers and to walk past.',
          'A bed needs a side to get out on. Some plans forget that.',
          'Walk round it. Can a drawer open?',
        ],
        'Newspaper in the shape of a bed',
      ],
    ],
    turn: [
      'What does not fit can be sold now, in peace, and not from the kerb.',
      'Legs come off, doors lift out, some windows open wide. Ask the movers before you despair.',
    ],
    asks: ['Which piece of furniture has to come along wherever you go?', 'Which one got stuck, and where?'],
    ends: {
      p: 'Ten minutes with a tape at the second viewing replace a day with a saw.',
      f: 'And take a {biro|ballpoint}. The slip always wants one more number.',
      a: 'Pieces, way, turn, outline.',
      t: "Add a hand's breadth each side for hands. Bare figures forget who is carrying.",
      h: 'Sofas get larger on stairs. Science is looking into it.',
      i: 'Home starts where your own chair stands.',
      l: 'It glides round the corner, and rests.',
    },
    work: 'In offices it is the meeting table. Measure the {lift|elevator} before you order it, or choose one in two parts; the legs of progress are usually the ones that unscrew.',
    keep: 'the evening before a viewing',
    send: 'the owner of a very large wardrobe',
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
      'The language of property ads, translated',
    ],
    cover: 'Reading between the lines',
    gist: [
      'Compact, characterful, potential, convenient: words in listings are seldom lies and always chosen. Here is what to ask when you meet them.',
      'Each friendly word in a listing has a question behind it. Ask it, and the house becomes clearer.',
    ],
    subject: ['"Characterful" and other words', 'What "convenient for the station" asks'],
    hooks: {
      '*': [
        'In a listing no room has ever been small.',
        '"Convenient for the station" is a fact that you can also hear.',
        'Nothing in it is untrue, and every word was chosen.',
      ],
      p: 'Listings are written with care, and they are best read with a pencil.',
      f: 'A little phrase book for people who read listings in bed.',
      a: 'Translate every adjective into a question.',
      t: 'Adjectives carry no measure. Replace them with an area, a year, a decibel or a date.',
      h: '"Would suit an enthusiast" means that the last one has given up.',
      i: 'Between the lines there may be just the house that others scroll past.',
      l: 'The finest listings use few words and let the light speak.',
    },
    lines: {
      '*': [
        'Compact: ask for the measure of the smallest room. Characterful: ask for the year of the wiring. Potential: ask for a quotation.',
        'What a listing praises is there. What it leaves out is where your questions begin: no picture of the bathroom?',
        '"Scope to extend" is a hope until the planning office says so.',
        'Count the pictures. Twelve of the garden and none of the kitchen is a kind of floor plan.',
      ],
      h: ['A "cosy" room is one in which you can open the window without getting up.'],
    },
    scene: [
      'Late evening, lamp on, thumb on the screen. "Deceptively spacious," reads one. "Which of the two is the deception?" asks the other.',
      'Someone has to describe a dark hall in two words. After a while they write: atmospheric entrance.',
    ],
    why: [
      [
        'Anyone who writes a listing may not invent anything and still wants you to come.',
        'The craft is to say true things in the right order and to keep quiet about a few.',
      ],
      [
        'A word becomes useful once you have turned it into something that can be measured.',
        'Behind a nice adjective there is a number that you can ask for.',
      ],
    ],
    parts: [
      [
        'Compact',
        [
          'Small. Ask for the width of the narrowest room.',
          'Everything within reach, at times all at once.',
          'You can touch two walls at once. Ask for metres.',
        ],
        'Outstretched arms between two walls',
      ],
      [
        'Characterful',
        [
          'Old, and with its own mind. Ask for the year of wiring and pipes.',
          'Beams, slopes, charm, and a boiler with memories.',
          'It has opinions. Ask about its pipes.',
        ],
        'An old beam across a ceiling',
      ],
      [
        'Potential',
        [
          'Work. Ask for a quotation from somebody who would do it.',
          'What it could be, at your expense.',
          'Somebody will have to do it, and you are somebody.',
        ],
        'A bare room with a ladder',
      ],
      [
        'Convenient for transport',
        [
          'Near the line or road. Listen with the window open.',
          'You will be quick to the train, and it to you.',
          'You will hear it before you catch it.',
        ],
        'A railway line behind a garden',
      ],
      [
        'Low-maintenance garden',
        [
          'Paved. Ask where the water goes when it rains hard.',
          'No lawn, no mower, no worms.',
          'There is nothing to mow. There is nothing else, either.',
        ],
        'A paved yard with a pot',
      ],
    ],
    turn: [
      'And then go and see it. Some of the loveliest houses have dreadful texts.',
      'Take the word as an invitation to ask, and nobody is cross.',
    ],
    asks: [
      'Which word in a listing makes you suspicious?',
      'How would you describe your own home in three honest words?',
    ],
    ends: {
      p: 'Good agents are glad of precise questions. They have the answers in the file.',
      f: 'Write your own home as a listing one evening. It is great fun and a little humbling.',
      a: 'Adjective in, question out.',
      t: 'Ask for plan, area with its measuring standard, year of each system, and running costs.',
      h: '"Must be seen" is at least always true.',
      i: 'Anyone who reads kindly and asks exactly finds more than others do.',
      l: 'Read slowly. Look longer.',
    },
    work: 'Commercial listings have a dialect of their own: "flexible" means no partitions yet, and "vibrant" has a bar downstairs. The cure is the same: one question for each adjective, put in writing.',
    keep: 'the next evening with a phone full of listings',
    send: 'the person who reads listings in bed',
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
      'How to write a wish list for a home that really helps',
      'House hunting for two: make two lists first',
    ],
    cover: 'The list before the search',
    gist: [
      'Each of you writes alone: three things that must be, three that would be nice, three that you will not live with. Then compare, before the first viewing.',
      "A search goes faster once a household has argued at the kitchen table instead of in other people's bathrooms.",
    ],
    subject: ['Argue before the first viewing', 'Three musts, and no more'],
    hooks: {
      '*': [
        'Two people look for a home together, and each of them is looking for a different one.',
        'A list with thirty wishes rules out every house in the country.',
        'One of you wants a garden and the other a bath, and nobody has said so yet.',
      ],
      p: 'Searches are shorter when priorities are settled before the first appointment.',
      f: 'Before you look at homes: a sheet of paper each, ten minutes, no peeking.',
      a: 'Three musts. If you need more, they are wishes.',
      t: 'Separate constraints from preferences; filter by the first, rank by the second.',
      h: 'She wanted quiet and he wanted central. The agent showed them a cemetery chapel.',
      i: 'Asking how you want to live is already half of finding where.',
      l: 'To know what you can do without is the beginning of taste.',
    },
    lines: {
      '*': [
        'Write three musts, each of you alone, and then compare. The row that follows is cheaper at the kitchen table than in a viewing.',
        'Describe an ordinary Tuesday in the new home, from waking up to switching off the light. The list writes itself.',
        'Of each wish ask: would I give up a great house because of it? If not, it goes into the second column.',
        'You can alter kitchens, floors and colours. Place, light and ceiling height are here to stay.',
      ],
      h: [
        'He wrote "garage" and she wrote "garage". It took until the fourth viewing to find out that he meant the car and she meant a studio.',
      ],
    },
    scene: [
      'After the ninth viewing, in the car: "You never said that you wanted a bath." "You never asked."',
      'Two sheets of paper, turned over at the same moment. On one stands garden, on the other: no garden, under any circumstances.',
    ],
    why: [
      [
        'In a viewing we fall for what is in front of us, such as a fireplace, and forget what we came for.',
        "Feelings in a stranger's living room are strong and have a poor memory.",
      ],
      [
        'Written beforehand, a list can be held up against the house.',
        'What stands on paper cannot be talked round by a nice window seat.',
      ],
    ],
    parts: [
      [
        'Write alone',
        [
          'Every adult on a sheet of their own, and older children, too.',
          'Agreeing too early is a way of not finding out.',
        ],
        'Two people writing back to back',
      ],
      [
        'Make three columns',
        [
          'Must, nice, never. Three entries each.',
          'The third column is the honest one. It is where the busy road goes.',
        ],
        'A sheet with three columns',
      ],
      [
        'Play through a Tuesday',
        [
          'Where do the wet coats go? Where does one of you make a call while another sleeps?',
          'Holidays can be spent anywhere. Tuesdays need a coat hook.',
        ],
        'Wet coats in a hallway',
      ],
      [
        'Cross out what can be changed',
        [
          'Colour, carpet, kitchen: it costs money but not the house.',
          'Keep what no builder can supply: direction, distance, height.',
        ],
        'A pencil crossing out a word',
      ],
    ],
    turn: [
      'Take it along, and fill it in on the {pavement|sidewalk} before anyone says how they liked it.',
      'Look at it again after five viewings. Wishes learn, too.',
    ],
    asks: ['What stands in your "never" column?', 'Which wish did you give up, and do you miss it?'],
    ends: {
      p: 'Give the list to the agent. It saves both sides the wrong appointments.',
      f: 'And be nice to each other. It is only a house.',
      a: 'Three, three, three. Then look.',
      t: 'Weight the wishes from one to three and add up per viewing; it ends debates about fireplaces.',
      h: 'Compromise is when both get a garage and nobody a hobby.',
      i: 'It is your Tuesdays that make a life. Find them a good place.',
      l: 'Know the few things, and recognise them.',
    },
    work: 'Teams that look for an office can do it in twenty minutes with sticky notes. The column "never" usually produces the only unanimous vote of the quarter.',
    keep: 'the evening before your search begins',
    send: 'the person you want to live with',
    own: [
      {
        about:
          'search (?:profile|list|order)|register(?:ed)? (?:buyers|applicants)|buyer consult|mailing list',
        kinds: ['service', 'offer', 'process', 'link'],
        lead: 'Such a list is useful on our side of the desk, too.',
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
    title: ['Does a new house need an inspection?', 'Snagging a new build: check it before you sign'],
    cover: 'New does not mean finished',
    gist: [
      'New houses have faults of their own: unfinished corners, doors that stick, vents that lead nowhere. Somebody independent should look before you sign for it.',
      'A house that nobody has lived in has been tested by nobody. Small faults are normal; what counts is having them on a list in time.',
    ],
    subject: ['Nobody has tested this house yet', 'New does not mean finished'],
    hooks: {
      '*': [
        'A new house is the only large thing that people buy without a test drive.',
        'Nobody has ever taken a shower in it. That is just the point.',
        'It smells of paint, and nobody has ever run a bath in it.',
      ],
      p: 'Independent inspections of new homes regularly produce long lists of defects.',
      f: 'New house, everything shiny? Take a marble and someone who is not in love with it.',
      a: 'Have it inspected before you sign that it is finished.',
      t: 'Defects cluster at interfaces between trades: seals, slopes, openings, ventilation.',
      h: 'The {socket|outlet} is behind the radiator, the switch behind the door, and both are brand new.',
      i: 'A good beginning is one in which somebody has looked twice.',
      l: 'Newness shines. Quality can be opened and closed.',
    },
    lines: {
      '*': [
        'Open every window, door and drawer of a new home, one after another, and close it again. It takes half an hour and finds most of what there is.',
        'Lay a marble on the shower floor. It should find the drain without your help.',
        'A list with photographs and dates is worth more at a handover than any amount of indignation.',
        'The warranty of a new home has conditions and deadlines. Read them while the carpet is still in its wrapping.',
      ],
      h: [
        'In a brand new house the bell was connected to the light of the neighbours. They were very welcoming.',
      ],
    },
    scene: [
      'The key is handed over, there is sparkling wine, and in the bathroom a marble rolls slowly away from the drain.',
      'On the first cold morning warm air blows out of the {loft|attic} hatch. There had been a plan to insulate it.',
    ],
    why: [
      [
        'A dozen trades have worked there one after another, and each closed the wall over the last.',
        'Faults arise where one craft ends and the next begins, and afterwards there is plaster over it.',
      ],
      [
        'Early on, the builder is obliged to put things right. Later you may have to prove who caused what.',
        'A fault on the handover list is their work. The same fault a year on can be yours.',
      ],
    ],
    parts: [
      [
        ['Bring someone independent', 'Pay a pair of eyes of your own'],
        [
          'A surveyor who works for you and not for the seller.',
          'Someone who has seen a hundred new houses looks at other places than you do.',
          'They know where builders run out of time.',
        ],
        'A person with a {torch|flashlight} in a new room',
      ],
      [
        ['Try everything that moves or runs', 'Turn, flush and heat everything once'],
        [
          '{Taps|Faucets}, drains, shutters, heating in each room, in summer as well.',
          'What has never been switched on is neither working nor broken. It is unknown.',
          'Nobody has yet. You are the test.',
        ],
        'A {tap|faucet} running into a new basin',
      ],
      [
        ['Write it down with pictures', 'Put faults on a list with photos'],
        [
          'Room, place, photo, date, signed by both sides.',
          'A verbal "we will see to that" has a short half-life.',
          'Both sign it, and memory has nothing to do any more.',
        ],
        'A defect list on a clipboard',
      ],
    ],
    turn: [
      'Then celebrate. The list is no quarrel; it belongs to building.',
      'Go round once more at the end of the first winter, before any time limit runs out.',
    ],
    asks: [
      'What was wrong in your new home on the first day?',
      'Old house or new one: which surprises you less?',
    ],
    ends: {
      p: 'Builders who are sure of their work have nothing against a second look.',
      f: 'Then put the list away and make the first coffee.',
      a: 'Independent, complete, in writing.',
      t: 'Ask for ventilation readings, as-built drawings and manuals at handover.',
      h: 'New is only another word for untested.',
      i: 'What has been checked can be lived in with a light heart.',
      l: 'Doors that close with a whisper. That is how you hear it.',
    },
    work: 'With offices and shops the inspection of the technical plant is the part to insist on. A new air system has been calibrated for an empty building, and you will be bringing people.',
    myth: 'A new house needs no inspection, because everything is new',
    short: [
      "New homes have faults, too. Found at handover they are the builder's business, later perhaps yours.",
      'New means unused and not faultless. What is found on the day is put right by others.',
    ],
    caution: [
      'Time limits and duties for defects differ by country and contract. Have yours explained before you sign.',
      'How long you have and what is owed to you depends on country and contract. Have it explained before you sign.',
    ],
    keep: 'the weeks before a handover',
    send: 'somebody who is counting the days until the keys',
    own: [
      {
        about: 'new[- ]?builds?|development|off[- ]plan|handover',
        kinds: ['service', 'product', 'offer', 'process'],
        lead: 'New homes are part of the work here.',
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
  },
  {
    id: 'bath-or-shower',
    format: 'either',
    again: 9,
    emoji: '🛁',
    tags: ['HomeIdeas', 'Bathroom', 'ThisOrThat'],
    title: [
      'Bath or large shower: which would you choose?',
      'One bathroom, one choice: tub or walk-in shower?',
    ],
    cover: 'Bath or shower?',
    gist: [
      'If there is room for only one: a bath for Sundays and small children, or a shower that one can walk into at any age?',
      'No question divides viewings like this one. Couples who agree on everything else fall silent in the bathroom.',
    ],
    subject: ['Bath or shower? Choose one', 'The question that splits viewings'],
    hooks: {
      '*': [
        'In the bathroom, couples fall silent. One of them wants to lie down in there.',
        'There is room for one of the two. Which one stays?',
        'Some people think in there, and others wash.',
      ],
      p: 'Few features divide viewers as neatly as the bath.',
      f: 'Hand on heart: when did you last lie in your bath, and for how long?',
      a: 'With children, keep a bath somewhere. Otherwise choose what you use each day.',
      t: 'A level shower needs fall and waterproofing below the tiles; a bath mostly needs a strong floor.',
      h: 'The bath is used twice a year by people and daily by the clothes horse.',
      i: 'A room in which the day begins or ends well is worth a little argument.',
      l: 'Hot water, a closed door, nowhere to be.',
    },
    lines: {
      '*': [
        'Bath or large shower, and there is room for only one. What would it be, and who in your home would object?',
        'Families with small children look for a bath. Knees look for a shower without a step. A house lives longer than either phase.',
        'Before you take the last bath out, ask an agent nearby. In some streets it matters, in others nobody looks.',
        'A shower without a step is kind to toddlers, to grandparents and to whoever has a foot in plaster.',
      ],
      h: ['Everyone dreams of reading in the bath. Ask the books.'],
    },
    scene: [
      'The viewing has gone well so far. Then she says "the bath could go", and he says "the bath is why we are here".',
      'A candle, a book, a glass on the edge, and after four minutes somebody knocks because they need the {loo|bathroom}.',
    ],
    why: [
      [
        'Both cost about the same room, and people use them at quite different times of their lives.',
        'Small children, tired backs, stiff knees: the right answer moves with the years.',
      ],
    ],
    parts: [
      [
        'The bath',
        [
          'Washes three children and a dog, warms through in winter and forgives a long day. Needs space, hot water and time.',
          'A piece of furniture for doing nothing. Families miss it first.',
          'For aching backs, wet dogs and Sunday nights.',
        ],
        'A bath with a towel over its edge',
      ],
      [
        'The walk-in shower',
        [
          'Quick, easy to clean and usable at any age. Makes a small room look larger.',
          'No step, no climbing, no draining dregs. It is ready when you are.',
          'In, out, done, and at ninety still.',
        ],
        'A level shower with a glass screen',
      ],
    ],
    turn: [
      'Two bathrooms solve it, which is why they are asked for so often.',
      'Anyone who renovates can lay the pipes so that the other remains possible.',
    ],
    asks: ['Bath or shower: which one stays?', 'Who in your home would fight for the bath?'],
    ends: {
      p: 'For a sale it depends on who lives in the area and with whom.',
      f: 'Vote. And tell us what is usually hanging over the edge of yours.',
      a: 'Choose for Tuesday, and let Sunday adapt.',
      t: 'Check hot water capacity: a deep bath can empty a small tank.',
      h: 'The {clothes horse|drying rack} has voted for the bath.',
      i: 'A little warmth, whichever way it comes.',
      l: 'Let the water decide.',
    },
    work: 'Hotels and landlords count it out: showers are cleaned sooner, baths are photographed more. Which of the two brings the booking depends on the guest.',
    keep: 'the day you plan a bathroom',
    send: 'the person who would never give up the bath',
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
      'Signs that a viewer is serious',
    ],
    cover: 'What you hear at a viewing',
    gist: [
      'Interested people grow quiet, open cupboards and begin to place furniture. The ones who praise everything in the first minute seldom {ring|call} back.',
      'At a viewing nearly everything is said with the feet: who goes back into a room, who stands at the window, who measures with their arms.',
    ],
    subject: ['Those who praise do not {ring|call} back', 'What feet say at a viewing'],
    hooks: {
      '*': [
        '"Wonderful, simply wonderful!" With that sentence a viewing is usually over.',
        'When somebody asks where the {bins|trash cans} go, things are getting serious.',
        'Praise is polite. Questions about the cellar are a promise.',
      ],
      p: 'Serious interest shows itself in small practical questions.',
      f: 'Ever opened a cupboard at a viewing and felt bad about it? It is a good sign.',
      a: 'Listen for the first practical question. There the decision begins.',
      t: 'Dwell time, returns to a room and future tense are better indicators than praise.',
      h: 'A man lay down on the bedroom floor, folded his hands and stared at the ceiling. He bought it.',
      i: 'There is a moment when people stop looking at a house and begin to live in it.',
      l: 'Interest lowers its voice.',
    },
    lines: {
      '*': [
        'At a viewing do not listen to the adjectives. Listen for "our": as soon as someone says where our table would go, it gets interesting.',
        "Buyers may open built-in cupboards. They come with the house. The {chest of drawers|dresser} is somebody's private life.",
        'People who go back into a room alone are taking leave or moving in.',
        'Sellers: go out for a walk. With you in the room nobody says aloud what they would need to hear answered.',
      ],
      h: ['Children decide faster than anyone. They run through once and come back with a bedroom.'],
    },
    scene: [
      'Two viewers in the hall. One says "nice" in each room. The other has said nothing for ten minutes and is holding her arms apart at the window.',
      'From upstairs comes a shout: "This one is mine!" It is a six-year-old, and the negotiations have begun.',
    ],
    why: [
      [
        'Politeness costs nothing, whereas imagining your own table takes effort, and people make it only when they mean it.',
        'Praise is a way out with manners. Questions are a way in.',
      ],
      [
        'Practical matters show that somebody is already living there in their thoughts.',
        'Anyone who asks about Tuesday has got past the view.',
      ],
    ],
    parts: [
      [
        ['They fall silent', 'It gets quiet'],
        [
          'People who are doing sums do not talk. It is best not to disturb them.',
          'Silence in a living room is rarely boredom.',
          'They have begun to live there.',
        ],
        'A person at a window, seen from behind',
      ],
      [
        ['They measure with their arms', 'Arms go out'],
        [
          'A sofa is about two arms wide, and it has just been set down by the wall.',
          'Steps are counted, lips move. Furniture arrives.',
          'That is a sofa. It has just been placed.',
        ],
        'Arms stretched along a wall',
      ],
      [
        ['They ask about {bins|trash cans}', 'They want to know about bins'],
        [
          'Or {prams|strollers}, bicycles, the key to the cellar. Dreams do not take out the {rubbish|trash}.',
          'Dull questions are the best ones of the day.',
          'Nobody asks about bins in a house they do not want.',
        ],
        '{Bins|Trash cans} behind a hedge',
      ],
      [
        ['They go back once more', 'One more look'],
        [
          'Alone, into one room, without a reason.',
          'Whatever happens there, the agent waits in the hall.',
          'At one room, for no reason. Leave them.',
        ],
        'An empty room through a doorway',
      ],
    ],
    turn: [
      'So if you are interested, do ask about the {bins|trash cans}. It is the nicest compliment.',
      'Nobody is offended by an opened wardrobe that is built in.',
    ],
    asks: ['How do you notice that you like a home?', 'What is the first thing that you open at a viewing?'],
    ends: {
      p: 'For sellers it means: answers about heating, {bins|trash cans} and parking should lie ready.',
      f: 'Lie down on the floor if you like. No one here will say anything.',
      a: 'Ask plainly. It helps both sides.',
      t: 'Note each question; the list tells you what the particulars left out.',
      h: 'A buyer who opens the cupboard means it. A buyer who opens the fridge is hungry.',
      i: 'A home is found in the moment when somebody says "our".',
      l: 'A pause at the window. It is enough.',
    },
    work: 'In any kind of selling it is the same: enthusiasm is a greeting, logistics are a decision. When the customer asks about delivery, stop presenting.',
    keep: 'your next viewing, on whichever side of the door',
    send: 'the friend who says "wonderful" everywhere',
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
  },
];
