// Getting a home ready to be seen and sold.
import type { Idea } from '../../library/idea.ts';

export const SELLING: readonly Idea[] = [
  {
    id: 'photograph-a-room',
    format: 'howto',
    again: 8,
    emoji: '📷',
    tags: ['PropertyPhotography', 'SellingAHome', 'HomeStaging'],
    title: [
      'How to photograph a room so that it looks like itself',
      'Better photos of your rooms, taken with a phone',
    ],
    cover: 'A room as it really is',
    gist: [
      'Stand in a corner, hold the phone level at chest height, open the curtains and close the toilet lid. Rooms look large when the walls stand upright.',
      'Good pictures of rooms depend on a level phone and on daylight. A wide lens only makes people feel cheated at the door.',
    ],
    subject: ['Hold the phone level', 'Why your rooms look crooked in pictures'],
    hooks: {
      '*': [
        'Walls that lean in a photograph make a solid house look tired.',
        'The toilet lid is up in a surprising number of advertisements.',
        'A good picture of a room is mostly a matter of standing still in the right corner.',
      ],
      p: 'Most people decide on a viewing from the first three pictures.',
      f: 'Taking pictures of your own rooms? Put the phone at chest height and see the walls straighten.',
      a: 'Hold the camera level. Everything else comes second.',
      t: 'Tilt the camera and verticals converge. Keep the sensor upright and they stay parallel.',
      h: 'Estate agents can tell how tall the photographer was from the amount of ceiling.',
      i: 'A room that is shown honestly finds the person who will love it for what it is.',
      l: 'Daylight, straight lines, an empty chair. It is all that a fine room asks for.',
    },
    lines: {
      '*': [
        'Hold the phone level at chest height. From above a room looks like a store, from below like a stage.',
        'Photograph each room from the corner opposite the window and then once towards it. One of the two will surprise you.',
        'Before the picture: lid down, bin out, {tea towels|dish towels} gone, lamps on, curtains wide. Two minutes a room.',
        'A very wide lens gets people to the door and loses them in the hall. They came for a larger room.',
      ],
      h: ['If the photographer can be seen in the bathroom mirror, he counts as a fixture.'],
    },
    scene: [
      'Somebody climbs on a chair, holds the phone above their head and takes the kitchen. It now looks like a picture from a security camera.',
      'In the last photo of the advertisement there is a bathroom, a mirror, and in the mirror a man with a phone and one sock.',
    ],
    why: [
      [
        'Our eyes forgive a tilted room and a picture does not, because its edges give it away.',
        'When you stand in a room you correct the angles without noticing. On a screen the frame shows every lean.',
      ],
      [
        'Daylight from the side gives walls their depth, and a flash takes it away.',
        'Flat light from the phone removes the shadows by which we judge how deep a room is.',
      ],
    ],
    parts: [
      [
        ['Clear the horizontal surfaces', 'Empty every surface first'],
        [
          'Worktop, table, window sill: what stands there shrinks the room.',
          'Three things on a worktop are a kitchen. Twelve are a jumble sale.',
          'The camera counts what lies about. The eye had stopped.',
        ],
        'A hand clearing a kitchen worktop',
      ],
      [
        ['Stand in the corner', 'From a corner you see the most'],
        [
          'Two walls and the floor between them tell the size of a place.',
          'With your back where two walls meet you get the length without a trick lens.',
          'Lean into it, and let two walls run away from you.',
        ],
        'A person with a phone in a corner',
      ],
      [
        ['Keep the phone upright and level', 'Hold it straight, at chest height'],
        [
          'Use a door frame as your ruler. If it leans on the screen, so do you.',
          'Most phones can lay a grid over the picture. Line it up with the edge of a cupboard.',
          'If the door frame is upright, so is the house.',
        ],
        'A grid on a phone along a door frame',
      ],
      [
        ['Switch on lamps, switch off the flash', 'Lamps yes, flash no'],
        [
          'Small lights warm the corners that the window does not reach.',
          'A lit lamp says that someone lives there. A flash says that someone broke in.',
          'A flash flattens. Three small lamps make a room out of a box.',
        ],
        'A table lamp being switched on',
      ],
      [
        ['Leave in what comes with it', 'Do not leave things out'],
        [
          'Radiator, {socket|outlet}, the odd beam. What you hide will be found at the viewing.',
          'The pillar in the middle belongs in the picture. People plan around what they know.',
          'Whoever comes will see it anyway, and then wonder what else.',
        ],
        'A beam running through a bright room',
      ],
    ],
    turn: [
      'The best picture is the one that still looks right when they stand in the room.',
      'Anyone who then comes to the door already knows the house and is still glad to see it.',
    ],
    asks: [
      'Which photo in an advertisement makes you stop scrolling?',
      'What is the strangest thing you have seen in a property photo?',
    ],
    ends: {
      p: 'Honest pictures bring fewer viewings and better ones.',
      f: 'And check the mirror. Always check the mirror.',
      a: 'Corner, level, daylight.',
      t: 'Chest height, grid on, exposure on the wall beside the window and not on the glass.',
      h: 'And please: {trousers|pants}, if there is a mirror.',
      i: 'Every room has an hour when it looks like itself. Wait for that one.',
      l: 'Then let the light do the talking.',
    },
    work: 'For landlords and housing managers it is worth taking the pictures while {a flat|an apartment} is empty and clean, once, with the same corners each time. The next letting then starts with a message and not with a photographer.',
    keep: 'the day you want to show a room',
    send: 'somebody whose advertisement has a crooked kitchen',
    own: [
      {
        about:
          '(?:we|i) (?:take )?(?:photograph|pictures)|photographs? (?:on|of)|professional photo|floor plans',
        kinds: ['service', 'process', 'offer', 'price'],
        lead: 'Or let somebody else stand in the corner.',
      },
    ],
    pic: {
      ask: 'A bright room from the corner, phone level, lamps on',
      alt: 'A bright living room photographed straight from its corner',
    },
    claims: [
      ['Level camera keeps verticals parallel; wide angles exaggerate space', 'photography textbooks'],
    ],
  },
  {
    id: 'cross-the-road',
    format: 'tip',
    again: 8,
    emoji: '🚶',
    tags: ['KerbAppeal', 'SellingAHome', 'FirstImpressions'],
    title: [
      'Selling a home: what buyers see from across the road',
      'Kerb appeal: look at your home as a stranger does',
    ],
    cover: 'Cross the road and look',
    gist: [
      'Walk across the road and look at your own house for two minutes. {Bins|Trash cans}, bell, number, lamp: what viewers see first is usually fixed in an hour.',
      'Buyers often drive past before they ring. Go and stand where they stop, and you will see the {bins|trash cans}.',
    ],
    subject: ['Go and stand across the road', 'The house as a stranger sees it'],
    hooks: {
      '*': [
        'The first viewing of your house happens from a parked car, and you are not there.',
        'Nobody looks at their own front door. Everyone else does.',
        'Your house has been greeting people for years. Have you heard what it says?',
      ],
      p: 'Many interested people drive past before they ask for a viewing.',
      f: 'Do something odd this evening: stand on the far {pavement|sidewalk} and look at your own house.',
      a: 'Look at it from where they park. Then mend what you see.',
      t: 'From across the street the eye meets roof line, windows, path and door, in roughly that order.',
      h: 'You have lived there for twenty years and never met your own gutter.',
      i: 'Seeing your home with new eyes for two minutes is a small gift to yourself, too.',
      l: 'Arrival begins at the gate.',
    },
    lines: {
      '*': [
        'Go to the spot where a visitor would park, and look at your house for two whole minutes. You will have a list by the end of the first.',
        'Can the house number be read in the dark from a car? Viewers who drive past twice arrive in a worse mood.',
        'A bell that works, a mat that lies flat, a lamp that comes on: the three things that every visitor touches or sees.',
        'The {bins|trash cans} belong to the picture as long as they are in it.',
      ],
      h: [
        'Buyers stand at the front door for about a minute while you look for the key. That is a long time to spend with a dead geranium.',
      ],
    },
    scene: [
      'A car stops on the other side, engine running. Two people look up, point at something, and drive on.',
      '{The estate agent|The real estate agent} is late, so the viewers wait on the step. They read the names on the bell, and then they look at the paint.',
    ],
    why: [
      [
        'The owner has long stopped seeing the door, while a stranger sees nothing else.',
        'Habit hides the peeling gate. Anyone who comes for the first time has no habit yet.',
      ],
      [
        'What people find at the entrance they take for the state of the rest.',
        'A neglected step makes buyers look for neglect indoors, and who looks will find.',
      ],
    ],
    parts: [
      [
        ['Park where they will park', 'Look from a car'],
        [
          'Sit in the car for a moment, with the window up.',
          'Come from the end of the street from which they will come.',
          'Five minutes with the engine off, as they will do.',
        ],
        'A view of a house from a car window',
      ],
      [
        ['Read the number and the bell', 'Can it be found in the dark?'],
        [
          'In daylight and after dark, from the kerb.',
          'Polish the plate and change the tired bulb above it.',
          'A number that nobody can read costs you the first good mood.',
        ],
        'A house number lit by a porch lamp',
      ],
      [
        ['Clear the line to the door', 'Free the way to the door'],
        [
          '{Bins|Trash cans}, bikes, hose, the pot with last year in it.',
          'A path should have room for two people side by side.',
          'Nobody should have to turn sideways to visit you.',
        ],
        '{Bins|Trash cans} being wheeled out of sight',
      ],
      [
        ['Stand on the step and wait', 'Wait on your own step'],
        [
          'Look up, look down. That is the minute in which they wait for the key.',
          'Cobwebs live at eye height, and so does flaking paint.',
          'There is time to look round there. They will use it.',
        ],
        'A clean front step with a mat',
      ],
    ],
    turn: [
      'An hour with a broom often does more here than a weekend with paint.',
      'Do it again on the morning of the viewing, since {bins|trash cans} have a way of coming back.',
    ],
    asks: [
      'What is the first thing you see of your house from the road?',
      'When did you last stand across the street from your own door?',
    ],
    ends: {
      p: 'Hardly any work before a sale costs less and shows more.',
      f: 'Wave to yourself while you are there.',
      a: 'Look, list, sweep.',
      t: 'Take one photograph from the kerb. A picture shows what the eye has learnt to skip.',
      h: 'The {bins|trash cans}, of course, have been standing there looking at you all along.',
      i: 'A place that is looked at kindly begins to look better.',
      l: 'A swept step, a lit lamp, an open door.',
    },
    work: 'Shops and offices gain from the same walk. Ask a colleague from another branch to come as a customer would and to write down what they meet before they meet anyone.',
    keep: 'the evening before the first viewing',
    send: 'a neighbour who is about to sell',
    own: [
      {
        about: 'valuation|appraisal|market(?:ing)? (?:visit|advice)|home visit',
        kinds: ['service', 'offer', 'process'],
        lead: 'A pair of unfamiliar eyes can be arranged, too.',
      },
    ],
    pic: {
      ask: 'A front door from across the road, path swept, lamp lit',
      alt: 'A house with a swept path and a lit lamp by the door',
    },
    claims: [
      [
        'Buyers drive by before viewing; first impressions colour later judgement',
        'trade practice; psychology of first impressions',
      ],
    ],
  },
  {
    id: 'starting-high',
    format: 'myth',
    again: 10,
    emoji: '📉',
    tags: ['AskingPrice', 'SellingAHome', 'PropertyMarket'],
    title: [
      'Should you ask for more than the house is worth?',
      'Asking price too high: what happens to a listing',
    ],
    cover: 'Starting too high',
    gist: [
      'An asking price that is far too high does not leave room to negotiate. It leaves the house out of the searches in which its buyers are looking.',
      'Start far above the market and the first weeks, when most people look, pass without them. Reducing later costs more than the room it was meant to give.',
    ],
    subject: ['Room to negotiate, and nobody to do it with', 'The price that no one sees'],
    hooks: {
      '*': [
        'You can always come down later. By then the buyers have gone.',
        'A listing is new only once.',
        'The first two weeks are the ones that count, and you only have them once.',
      ],
      p: 'The first weeks decide more about a sale than any later reduction.',
      f: 'Tempted to add a bit for negotiating? Think of how you search yourself.',
      a: 'A price that nobody believes is not negotiated. It is ignored.',
      t: 'Portals filter by price bands. Above the band, a house does not exist for its own buyers.',
      h: 'A house on the market for ten months becomes a local landmark.',
      i: 'A fair price invites people in, and people at the table are what makes a good sale.',
      l: 'A well-judged figure speaks quietly and is heard.',
    },
    lines: {
      '*': [
        'Buyers search with a ceiling. Price a house above it and the very people who could pay for it never see it.',
        'The keenest buyers look daily and see a new home within days. That week cannot be repeated.',
        'After a third reduction nobody asks what the house costs. They ask what is wrong with it.',
        'Compare with what was paid near you, not with what is being asked. Asking is free.',
      ],
      h: [
        'There is a house whose price was so ambitious that the swallows have moved in and out twice. They found it roomy.',
      ],
    },
    scene: [
      'The neighbour got a fabulous sum, everyone says, although nobody has seen the contract. So the figure goes up by a bit more.',
      'Week one: silence. Week five: one viewing, by the people from next door. Week nine: the first reduction.',
    ],
    why: [
      [
        'Searches have a ceiling, so a price set too high is shown to people who expect more house for it.',
        'At that figure your home stands beside larger ones and loses the comparison.',
      ],
      [
        'The longer a home is advertised, the more buyers suspect a fault and the lower they begin.',
        'Time on the market reads like a warning, even where there is nothing to warn of.',
      ],
    ],
    parts: [
      [
        ['Ask what was really paid nearby', 'Look for sums that were really paid'],
        [
          'Many countries publish sale prices or averages. Asking prices are only wishes.',
          'Completed sales of the past months weigh more than ten advertisements.',
          'Wishes are in the window. Facts are in the register.',
        ],
        'A street map with a few marked houses',
      ],
      [
        ['Search for your own home', 'Look at yourself among the others'],
        [
          'Set the filters as a buyer would and see beside what you appear.',
          'If you would click on three others first, you know the answer.',
          'A buyer has twelve tabs open. You are one of them.',
        ],
        'A property search on a laptop',
      ],
      [
        ['Decide beforehand what you would accept', 'Know your lowest figure'],
        [
          'A written lowest figure keeps a tense phone call short.',
          'Settle it at the kitchen table and not during the negotiation.',
          'Put it on paper while you are calm.',
        ],
        'A folded note on a kitchen table',
      ],
    ],
    turn: [
      'Room to negotiate comes from two interested people, and not from a larger figure.',
      'A price may be firm and still be right from the start.',
    ],
    asks: [
      'Do you read a price reduction as a chance or as a warning?',
      'How do you set the ceiling when you search?',
    ],
    ends: {
      p: 'Ask for the reasoning behind a valuation as well as for the figure.',
      f: 'And be careful with what the neighbour got. It grows by the month.',
      a: 'Price it for the first {fortnight|two weeks}.',
      t: 'Look at views and enquiries per week; many views with no enquiries point at the price.',
      h: 'Hope is a fine thing. It is just not a price.',
      i: 'What is offered fairly tends to find its person.',
      l: 'The right figure needs no explanation.',
    },
    work: 'Anyone who sells anything rare meets the same effect: an early period in which the keen people look, and a long tail in which bargain hunters do. The opening figure decides which of them you talk to.',
    myth: 'Start high, because you can always come down',
    short: [
      'The keenest buyers look first. A price beyond their ceiling means that they never see it.',
      'Down, yes. But the ones who looked in the first week do not come back.',
    ],
    caution: [
      'Markets differ from street to street. What holds in general says nothing certain about one house.',
      'Every street is a market of its own, and no general rule can be sure of one house.',
    ],
    keep: 'the day you talk about a price',
    send: 'someone who knows what the neighbour got',
    own: [
      {
        about: 'valuation|appraisal',
        kinds: ['service', 'offer', 'process', 'price'],
        lead: 'How does a figure come about?',
      },
    ],
    pic: {
      ask: 'A street of houses from the {pavement|sidewalk}, no people, no plates',
      alt: 'A row of houses along a quiet street',
    },
    claims: [
      [
        'Overpriced homes stay longer and are reduced; buyers filter by price',
        'housing-market research and trade practice',
      ],
    ],
  },
  {
    id: 'what-to-mend-before-selling',
    format: 'answer',
    again: 9,
    emoji: '🔧',
    tags: ['SellingAHome', 'HomeRepairs', 'HomeStaging'],
    title: ['Should I renovate before selling my home?', 'Getting a home ready to sell: what is worth doing'],
    cover: 'Mend it or leave it?',
    gist: [
      'Mend what looks like neglect, leave what is a matter of taste. A dripping {tap|faucet} costs you trust; a new kitchen is usually torn out by the next owner.',
      'Small faults first: {taps|faucets}, bulbs, handles, silicone. Big renovations before a sale seldom come back in the price.',
    ],
    subject: ['The {tap|faucet} before the kitchen', 'What to repair before you sell'],
    hooks: {
      '*': [
        'A dripping {tap|faucet} makes buyers wonder about the roof.',
        'The brand new kitchen was lovely. The buyers wanted the stove by the window.',
        'Small faults speak for large ones, whether there are any or not.',
      ],
      p: 'Repairs that remove doubt are usually worth it. Renovations that express taste usually are not.',
      f: 'Thinking of a new bathroom before you sell? Try a new seal round the old one.',
      a: 'Repair faults. Leave style to the next owner.',
      t: 'Buyers price visible defects with a margin for what they cannot see.',
      h: 'Somewhere a couple is tearing out a bathroom that was put in for them with great love in March.',
      i: 'Hand over a home that works, and let somebody else dream in it.',
      l: 'Leave the canvas clean. The next hand brings its own colours.',
    },
    lines: {
      '*': [
        'Mend everything that drips, sticks, squeaks or flickers. Viewers count small faults and imagine large ones.',
        'New silicone round the bath, new bulbs, tight handles: an afternoon that takes years off a bathroom.',
        'The kitchen that you fit for the sale is in your taste and at your cost. The buyer wanted an island.',
        'Keep the invoices for boiler, roof and windows in one folder. Buyers like paper more than paint.',
      ],
      h: ['One loose door handle, and they ask about the foundations. It is unfair to the handle.'],
    },
    scene: [
      'Two people are viewing a bathroom. One of them turns the {tap|faucet}, it drips on, and both of them look at the ceiling.',
      'The quotation for a new kitchen lies on the table. Beside it, unmoved for years, the handle that came off the drawer.',
    ],
    why: [
      [
        'A visible fault is read as a sign of hidden ones, and doubt is dear.',
        'People cannot see pipes and beams, so they judge them by {taps|faucets} and handles.',
      ],
      [
        "Large works are paid for at your price and valued at somebody else's taste.",
        'What you spend on style is only worth it to a buyer who would have chosen the same.',
      ],
    ],
    parts: [
      [
        ['Mend what moves', 'Everything one takes hold of'],
        [
          'Doors, drawers, {taps|faucets}, windows: viewers open all of them.',
          'A hand on a handle is the first test that any house has to pass.',
          'A loose handle is shaken by each of them.',
        ],
        'A screwdriver on a loose handle',
      ],
      [
        ['Freshen what is grey', 'Everything that should be white'],
        [
          'Grout, seals and bulbs make a tired room look kept.',
          'A tube of sealant does more than a new set of tiles.',
          'An hour with grout and sealant takes off ten years.',
        ],
        'New sealant along a bath edge',
      ],
      [
        ['Leave taste alone', 'Nothing that is a matter of taste'],
        [
          'Nobody buys a house for your new wallpaper, and someone may decline it for that.',
          'A plain wall lets people put their own sofa into the picture.',
          'They have their own, and it comes with a sledgehammer.',
        ],
        'An empty white wall in daylight',
      ],
      [
        ['Get the big questions answered', 'Have an expert answer what worries people'],
        [
          'Damp, roof, wiring: a report by a professional is worth more than a coat of paint over it.',
          'Painting over a stain is the dearest repair. It is found, and then nothing is believed.',
          'A sheet of paper beats a coat of paint, since paint makes them curious.',
        ],
        'A report lying on a radiator',
      ],
    ],
    turn: [
      'Ask before you order: what would a buyer here miss, and what would they rather choose alone?',
      'When in doubt, tidy, mend and wait with the rest.',
    ],
    asks: [
      'What did you tear out first in your own home?',
      'Which small fault would put you off at a viewing?',
    ],
    ends: {
      p: 'A list of small repairs and one free Saturday is usually the better investment.',
      f: 'And then oil the garden gate. You have been meaning to for years.',
      a: 'Faults first. Taste never.',
      t: 'Known defects generally have to be disclosed; how far depends on the country.',
      h: 'Nobody haggles over a door handle that works.',
      i: 'A cared-for house shows it in the small things.',
      l: 'Everything in order, nothing imposed.',
    },
    work: 'With commercial space the rule is sharper still. A tenant brings a fit-out of their own, so what pays is working heat, dry walls and papers in order.',
    question: 'Should I renovate before I sell?',
    short: [
      'Mend what looks neglected, and leave kitchens and taste to the next owner.',
      'Repair what looks forgotten. Leave style to whoever moves in.',
    ],
    caution: [
      'Known defects must be disclosed in many places, and the rules differ. Ask before you cover anything up.',
      'In many places known faults have to be disclosed. Rules differ, so ask before you cover anything.',
    ],
    keep: 'the weekend before you advertise',
    send: 'somebody who is choosing tiles for a house they mean to leave',
    own: [
      {
        about: 'valuation|home visit|pre-?sale|staging|advice before',
        kinds: ['service', 'offer', 'process'],
        lead: 'Which repairs are worth it can be seen on the spot.',
      },
    ],
    pic: {
      ask: 'A screwdriver and a new door handle on a table',
      alt: 'A screwdriver beside a door handle on a wooden table',
    },
    claims: [
      [
        'Small repairs pay, large style renovations seldom return their cost at sale',
        'trade practice; renovation cost surveys',
      ],
      ['Disclosure duties differ', 'national property law; worded generally'],
    ],
  },
  {
    id: 'viewing-in-an-hour',
    format: 'checklist',
    again: 8,
    emoji: '⏱️',
    tick: true,
    tags: ['HouseViewing', 'SellingAHome', 'HomeStaging'],
    title: [
      'One hour before a viewing: a checklist for sellers',
      'Viewing today? What to do in the last hour',
    ],
    cover: 'An hour before the viewing',
    gist: [
      'Windows open for ten minutes, lights on, bathroom last, pets out, valuables away. A checklist for the hour before strangers come.',
      'You cannot renovate in an hour. You can air, clear, light and hide the medicine. In that order.',
    ],
    subject: ['They are coming at three', 'What one hour can do'],
    hooks: {
      '*': [
        'They ring at three, it is two now, and there is a wet towel on every door.',
        'An hour before a viewing is no time for the oven. It is time for the windows.',
        'Sixty minutes, six things, and the dog goes to the neighbour.',
      ],
      p: 'In the last hour it pays to work by nose first and by eye second.',
      f: 'Viewers at three? Breathe. Here is an order that works.',
      a: 'Air first, then light, then surfaces. Then leave.',
      t: 'Scent is noticed before anything is seen, so ventilation comes first and drying laundry goes.',
      h: 'The {airing cupboard|linen closet} was full, so the washing is now in the car with the dog.',
      i: 'One calm hour, and the house shows its good side.',
      l: 'Let air in, let light in, and step out.',
    },
    lines: {
      '*': [
        'An hour before a viewing: open the windows wide for ten minutes, then close them. Fresh and warm beats scented and cold.',
        'Put away medicine, post, bank papers and jewellery. Viewers are honest people whom you do not know.',
        'Before a viewing clean the bathroom last, and then nobody showers. A dry basin says more than a new one.',
        'If you can, go for a walk while they look. People open cupboards and speak freely when the owner is out.',
      ],
      h: [
        'For exactly one hour a month this family owns no laundry, no dog and no toaster. The viewers are deeply impressed.',
      ],
    },
    scene: [
      'The breakfast things are still out, the cat is asleep on the clean washing and the message says: could we come a little earlier?',
      'Somebody runs through the rooms with a laundry basket and puts in whatever lies about. The basket then goes into the {boot|trunk}.',
    ],
    why: [
      [
        'People notice smell and light within seconds and the rest much later.',
        'Before anyone has looked at a wall, nose and eyes have voted.',
      ],
      [
        'Clear surfaces let strangers imagine their own things.',
        'Anyone who sees your letters thinks of you, and they should be thinking of their table.',
      ],
    ],
    parts: [
      [
        ['Open every window for ten minutes', 'Let in fresh air'],
        [
          'Then close them, so that it is fresh and not cold.',
          'Air goes stale without the people who live in it noticing.',
          'Wide, short, and shut again before it gets cold.',
        ],
        'A window being opened wide',
      ],
      [
        ['Take bin, litter tray and laundry out', 'Take out whatever smells'],
        [
          'Your nose has got used to them. Theirs has not.',
          'The {boot|trunk} of the car is a respectable cupboard for an hour.',
          'What you no longer notice goes into the car.',
        ],
        'A laundry basket going into a car',
      ],
      [
        ['Clear worktop, table and stairs', 'Clear tables and worktops'],
        [
          'One basket for everything; sort it tonight.',
          'Surfaces first, because they are what a picture in the head is made of.',
          'Sweep it all in one basket. Nobody looks in the bedroom cupboard.',
        ],
        'A cleared kitchen table',
      ],
      [
        ['Put private things away', 'Clear up what strangers should not read'],
        [
          'Medicine, letters, keys, the calendar with your holidays.',
          'Nobody needs to learn from a wall when the house is empty.',
          'Letters, pills, spare keys, and the note that says when you are away.',
        ],
        'A drawer closing on papers',
      ],
      [
        ['Switch on the lamps', 'Switch on each lamp'],
        [
          'Also by day, and in the hall before anywhere else.',
          'A dark landing is remembered as a small one.',
          'All of it, also at noon.',
        ],
        'A lamp lit in a hallway',
      ],
      [
        ['Do the bathroom last', 'Make the bathroom look unused'],
        [
          'Wipe the basin dry, fold one towel, lid down.',
          'After that it is closed to family until four.',
          'Dry, lid down, one towel, door closed until they come.',
        ],
        'A folded towel by a dry basin',
      ],
    ],
    turn: [
      'Then put on a coat and leave it to itself.',
      'What is not done by now will not be noticed by them.',
    ],
    asks: [
      'What would you hide first if someone came in an hour?',
      'Where does your washing go when guests are near?',
    ],
    ends: {
      p: 'The list works for each further viewing, and the second time it takes half as long.',
      f: 'And on the way out, look back once. It is a nice house.',
      a: 'Air, light, surfaces, out.',
      t: 'Temperature matters: after airing give the rooms time to warm through again.',
      h: 'Do remember where you hid the washing.',
      i: 'For an hour the house can be what you once hoped it would be.',
      l: 'An open curtain, a quiet room.',
    },
    work: 'Agents know it from the other side: a viewing in an aired room lasts longer. Send the list with the appointment, and nobody has to say a word about the litter tray.',
    keep: "the day the message says three o'clock",
    send: 'anyone with viewers, a dog and small children',
    own: [
      {
        about: 'viewings?',
        kinds: ['service', 'process', 'policy', 'hours'],
        lead: 'And the viewing itself?',
      },
    ],
    pic: {
      ask: 'An open window with a curtain and a cleared table in front of it',
      alt: 'A cleared table beside a window that stands open',
    },
    claims: [
      [
        'Airing, light, clutter and securing valuables before viewings',
        'trade practice; police advice on valuables',
      ],
    ],
  },
  {
    id: 'bread-in-the-oven',
    format: 'myth',
    again: 12,
    emoji: '🥖',
    tags: ['HouseViewing', 'HomeStaging', 'SellingAHome'],
    title: ['Does the smell of fresh bread help to sell a house?', 'Smells at viewings: why neutral is best'],
    cover: 'The bread trick',
    gist: [
      'Everybody knows the trick with the bread in the oven, and that is why it fails. Buyers who smell baking begin to sniff for damp.',
      'A strong scent at a viewing makes people ask what it covers. The smell that sells is the one that nobody notices.',
    ],
    subject: ['Please do not bake for the viewers', 'The trick that everybody knows'],
    hooks: {
      '*': [
        'Viewers smell fresh bread and start to look for the damp.',
        'Coffee, bread, vanilla: the three scents of a house with something to hide.',
        'Nothing smells as suspicious as vanilla.',
      ],
      p: 'Strong scents at a viewing raise a question that plain air does not.',
      f: 'You need not bake for your viewers. Opening a window is enough.',
      a: 'Air the house. Leave the oven alone.',
      t: 'Perfume adds a smell. Ventilation takes one away. Only the second can be trusted.',
      h: 'Fresh bread, jazz on low, one lemon in a bowl. Nobody lives like this, and everyone at a viewing knows it.',
      i: 'Plain air is the most welcoming thing that a house can offer.',
      l: 'The most refined scent is none.',
    },
    lines: {
      '*': [
        'Scented candles at a viewing make buyers ask what they cover. An open window makes them ask about the garden.',
        'You cannot smell your own home. Ask someone who does not live there to come in and say the first word that they think of.',
        'Find the source before you hide it: drain, bin, carpet, dog basket. A smell that is covered comes back with interest.',
        'Empty house? Run water into every sink and shower. A dry trap lets the drain speak.',
      ],
      h: [
        'At one viewing the bread was still in its supermarket bag, in the oven, next to the instruction to impress people.',
      ],
    },
    scene: [
      'The viewers step in, breathe and look at each other. "Nice," says one. "What are they hiding?" whispers the other.',
      'On the kitchen counter cools a loaf that nobody will eat, since the owners have long moved out.',
    ],
    why: [
      [
        'The tip has been printed in so many magazines that buyers know it as well as sellers do.',
        'A trick works until both sides have read about it, and this one is decades old.',
      ],
      [
        'An added smell puts people on their guard, while its absence leaves them free to look.',
        'Noses are suspicious by trade. What smells of effort smells of trouble.',
      ],
    ],
    parts: [
      [
        ['Find the source first', 'Find out what it is'],
        [
          'Drains, carpets, the cupboard under the sink. Remove it rather than mask it.',
          'Whatever smells can usually be washed, emptied, dried or thrown out.',
          'A drain, a carpet, a basket: something can be carried out.',
        ],
        'An open cupboard under a sink',
      ],
      [
        ['Borrow a nose', 'Ask a nose from outside'],
        [
          'After a day at home you smell nothing. A friend on the doorstep smells it all.',
          'Ask for the first word and do not argue with it.',
          'Yours resigned long ago.',
        ],
        'A visitor pausing in a doorway',
      ],
      [
        ['Air it twice, not once', 'Air in the evening and air at noon'],
        [
          'The evening before and again an hour ahead.',
          'Soft things give back what they have taken in, so one airing is not enough.',
          'Curtains have a memory.',
        ],
        'Curtains moving at an open window',
      ],
    ],
    turn: [
      'If you like baking, bake. Then share the loaf with the neighbours.',
      "A house that smells of nothing can smell of anyone's future.",
    ],
    asks: [
      'Which smell would send you straight out of a viewing?',
      'Have you ever met the bread trick in real life?',
    ],
    ends: {
      p: 'Persistent damp or drain smells belong in the hands of a professional before the first viewing.',
      f: 'Open the window, put the kettle on for yourself, and relax.',
      a: 'No scent is the right scent.',
      t: 'Source, ventilation, time. Perfume appears nowhere in that chain.',
      h: 'If you must bake, eat it yourselves. Evidence should not be left lying about.',
      i: 'Honesty has a smell, and it is clean air.',
      l: 'A window, a breath of garden, and that is all.',
    },
    work: 'In offices and shops to let it is the drain behind the kitchenette. Run the water the day before, and the first remark of the prospective tenant will be about the light.',
    myth: 'Fresh bread in the oven helps to sell the house',
    short: [
      'Everybody knows the trick, so a strong scent mostly makes people wonder what it hides.',
      'It works in films. In real life people sniff for what is underneath.',
    ],
    keep: 'the week of your first viewing',
    send: 'the friend who has just bought vanilla candles',
    pic: {
      ask: 'A window standing open, with a light curtain moving',
      alt: 'A light curtain moving at an open window',
    },
    claims: [
      [
        'The bread trick is widely known; masking scents raise suspicion',
        'trade experience; research on ambient scent favours simple or no scent',
      ],
      ['Dry traps let sewer smell through', 'plumbing practice'],
    ],
  },
  {
    id: 'tell-the-new-neighbour',
    format: 'question',
    again: 7,
    emoji: '🏘️',
    tags: ['Neighbourhood', 'MovingHouse', 'LocalLife'],
    title: [
      'What would you tell a new neighbour about your street?',
      'Things to tell somebody who has just moved in',
    ],
    cover: 'What a newcomer should know',
    gist: [
      '{Bin day|Trash day}, the good baker, the dog that only sounds dangerous: what would you tell somebody who moves in next door?',
      'Every street has knowledge that stands in no particulars. What is it in yours?',
    ],
    subject: ['What should the new neighbour know?', 'Things that no brochure says'],
    hooks: {
      '*': [
        'Somebody is carrying boxes into the house next door. What do they need to know by Sunday?',
        'No advertisement says which side of the street gets the evening sun.',
        'There are things about a street that no map has.',
      ],
      p: 'The most useful facts about an address are known to the people who live there and written down nowhere.',
      f: 'New people next door! What do you tell them first?',
      a: 'Ask the neighbours. They know what the plan does not show.',
      t: 'Sun, sound, water pressure, parking at six: local data that no register holds.',
      h: 'On every street one neighbour has the ladder and another has the opinions.',
      i: 'A street becomes home with the first thing that someone tells you over the hedge.',
      l: 'The finest thing about an address is often told over a gate.',
    },
    lines: {
      '*': [
        'What should a newcomer to your street know first: {bin day|trash day}, the good baker, or which dog only sounds dangerous?',
        'Evening sun, school run, the {lorry|truck} at five: people who live there know in a sentence what a plan never shows.',
        'Moving somewhere new? Ask the neighbours one thing: what do you wish somebody had told you?',
        'Every street has one person who knows when the water will be off. Find them in your first week.',
      ],
      h: [
        'Welcome to the street. {Bins|Trash cans} on Tuesday, the cat belongs to all of us, and do not park by the green door. You will learn why.',
      ],
    },
    scene: [
      'A van stands across two drives, a sofa is stuck in the door, and on the other side of the road a curtain moves.',
      'In the first week somebody rings with a plate of {biscuits|cookies} and a piece of news about the drains.',
    ],
    why: [
      [
        'A plan shows rooms. How it is to live there is known by those who take out the {bins|trash cans}.',
        'What makes an address pleasant or hard stands in no file: light, noise, kindness, Tuesday.',
      ],
    ],
    parts: [
      [
        ['Where the sun is in the evening', 'The sunny side'],
        [
          'Which side has breakfast light and which one keeps the dinner guests.',
          'In summer the whole street moves its chairs across.',
          "Six o'clock, opposite the post box. Bring a chair.",
        ],
        'Evening light on one side of a street',
      ],
      [
        ['What you hear at six', 'The noises'],
        [
          'A train, a school, blackbirds: each house has its own alarm clock.',
          'Some call it noise and others stop noticing by the second week.',
          'That one is only the school. It stops at nine.',
        ],
        'A quiet street early in the morning',
      ],
      [
        ['Who has the ladder', 'The one with the tools'],
        [
          'There is always one, and it is lent against {biscuits|cookies}.',
          'Every street owns a single long one, no matter who bought it.',
          'Third house, ring twice, bring it back clean.',
        ],
        'A ladder leaning on a garage',
      ],
      [
        ['When the {bins|trash cans} really go', 'The real bin day'],
        [
          'The leaflet says seven. The {lorry|truck} has other ideas.',
          'Holidays move it, and only the people at the corner know to when.',
          'It is written somewhere. It is not true.',
        ],
        '{Bins|Trash cans} lined up along a kerb',
      ],
    ],
    turn: ['Tell them before they find out the hard way.', 'Write it on a card and put it through the door.'],
    asks: [
      'What would you tell a new neighbour first?',
      'What do you wish someone had told you when you moved in?',
    ],
    ends: {
      p: 'For buyers it is worth an evening walk and a chat before the second viewing.',
      f: 'Tell us about your street. Spare nobody but the cat.',
      a: 'Ask three doors. Then decide.',
      t: 'Visit at rush hour, late evening and on a Sunday. Each shows a different street.',
      h: 'What not to say in the first week: who parks where.',
      i: 'Neighbours begin with one sentence that somebody bothers to say.',
      l: 'A word over the gate, and you have arrived.',
    },
    work: 'Firms that bring people into a new town could hand them such a page, written by colleagues who live there. It answers in five minutes what a relocation brochure avoids for forty pages.',
    keep: 'the day a van stops next door',
    send: 'your favourite neighbour',
    own: [
      {
        about: '(?:lives?|lived|grew up|born|years) in',
        kinds: ['people', 'story', 'place', 'history'],
        lead: 'Somebody here knows the streets, too.',
      },
    ],
    pic: {
      ask: 'A quiet street in evening light, no faces and no number plates',
      alt: 'A quiet residential street in evening light',
    },
    claims: [['Local knowledge is not in listings', 'common experience']],
  },
  {
    id: 'how-a-floor-plan-is-made',
    format: 'behind',
    again: 11,
    emoji: '📐',
    tags: ['FloorPlan', 'BehindTheScenes', 'HomeBuying'],
    title: [
      'How a floor plan is measured, and how to read one',
      'Reading a floor plan: how it was made and what it hides',
    ],
    cover: 'How a floor plan comes about',
    gist: [
      'A floor plan is measured wall by wall, at chest height, and each chimney breast is argued with. Knowing how it is done makes it easier to read.',
      'Behind a tidy drawing stands someone with a laser, a notepad and a wardrobe in the way.',
    ],
    subject: ['The laser, the notepad and the wardrobe', 'How to read a floor plan'],
    hooks: {
      '*': [
        'No old house has a right angle, and every floor plan pretends that it does.',
        'The little red dot on the wall is a tape measure that never needs a second pair of hands.',
        'On paper every corner is square. In life hardly any is.',
      ],
      p: 'A plan tells you more than the pictures, once you know what has been left out.',
      f: 'Ever wondered how somebody draws {your flat|your apartment} in an afternoon? It starts with moving the laundry.',
      a: 'Read the plan before the pictures. The plan has no flattering light.',
      t: 'A laser gives each wall to the millimetre. The uncertainty comes from where you aim it.',
      h: 'The person pointing a laser at your wardrobe is {an estate agent|a real estate agent}. Mostly.',
      i: 'On a plan you can see how days will run through a house.',
      l: 'A good plan is quiet. It leaves room to imagine.',
    },
    lines: {
      '*': [
        'Read a floor plan by walking through it with a finger, shopping in the other hand: front door, coat, kitchen. You will find the awkward corner.',
        'Look at which way the doors open on a plan. Two doors that meet in a hall will meet in real life as well.',
        'Ask how the area was measured before you compare. What counts under a sloping roof or on a balcony differs from place to place.',
        'A plan shows what pictures skip: the radiator under the only free wall, and the room that one enters through another.',
      ],
      h: ["To measure a teenager's bedroom one begins by finding the floor."],
    },
    scene: [
      'A red dot trembles on the wall behind the piano. "Would it be possible," asks the person with the laser, "to move this a little?"',
      'Notepad, laser, pencil behind the ear. In the old part the room is wider at the window than at the door, and nobody had noticed for a century.',
    ],
    why: [
      [
        'Rooms are measured from plaster to plaster, so pipes, {skirting|baseboard} and wardrobes have to be guessed round.',
        'What is drawn is the wall as the laser met it, and furniture stands in the beam.',
      ],
      [
        'Old walls lean and bulge, and the drawing has to decide which of the truths it shows.',
        'A house settles over the decades, and a ruler does not.',
      ],
    ],
    parts: [
      [
        ['First a sketch by hand', 'A drawing with no numbers'],
        [
          'Rooms as they hang together, before any figure is taken.',
          'It looks like a treasure map and often has coffee on it.',
          'How the rooms hang together comes before how large they are.',
        ],
        'A pencil sketch of rooms on a pad',
      ],
      [
        ['Then every wall, twice', 'All walls, and all of them again'],
        [
          'Once along and once across; if they disagree, the corner is crooked.',
          'A second measurement shows whether the first one hit the {skirting|baseboard}.',
          'Two figures that do not agree are a crooked corner.',
        ],
        'A laser dot on a bare wall',
      ],
      [
        ['Openings get a line each', 'Doors and windows'],
        [
          'Doors with their swing, windows with their sill. That is where furniture plans succeed or fail.',
          'Which way a door moves is the detail that people thank you for.',
          'An arc tells where your wardrobe will not go.',
        ],
        'A door opening towards a wardrobe',
      ],
      [
        ['At the end the sum must close', 'The sum'],
        [
          'Rooms and walls together should equal the outside. If not, somebody goes back.',
          "The missing hand's breadth is usually a chimney.",
          'If inside plus walls is not outside, something was missed.',
        ],
        'A finished plan on a screen',
      ],
    ],
    turn: [
      'Next time you see one, walk through it with your finger before you look at the photos.',
      'For furniture, still take a tape along. A drawing is there for orientation.',
    ],
    asks: ['What do you look for first on a floor plan?', 'Which room in your home is the crooked one?'],
    ends: {
      p: 'Plans in brochures are for orientation. For contracts and fitted furniture somebody has to measure again.',
      f: 'And whoever moves the piano for the laser has our respect.',
      a: 'Plan first. Photos second.',
      t: 'Check scale, north arrow and measuring standard. Without them two plans cannot be compared.',
      h: 'A right angle in an old house is a measuring error.',
      i: 'A few lines on paper, and someone sees their table by the window.',
      l: 'Lines, light and the idea of a life.',
    },
    work: 'For offices, print the plan and let the team walk it with a finger in pairs: where do coats go, where do you make a call? The answers are more useful than the area.',
    keep: 'the next plan that you look at',
    send: 'someone who only looks at the photos',
    own: [
      {
        about: 'floor ?plans?|measur|laser',
        kinds: ['service', 'process', 'product'],
        lead: 'And how are homes measured here?',
      },
    ],
    pic: {
      ask: 'A pencil sketch of rooms with a laser measure lying on it',
      alt: 'A hand-drawn room sketch with a laser measure on top',
    },
    claims: [
      [
        'Laser measuring between walls; old walls out of square; measuring standards differ',
        'surveying practice; national measuring standards',
      ],
    ],
  },
];
