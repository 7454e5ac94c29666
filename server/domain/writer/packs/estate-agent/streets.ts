// Streets, kitchens and waiting: what people talk about when they talk about homes.
import type { Idea } from '../../library/idea.ts';

export const STREETS: readonly Idea[] = [
  {
    id: 'wash-the-windows-first',
    format: 'season',
    again: 11,
    emoji: '🪟',
    tags: ['SpringCleaning', 'HomeStaging', 'SellingAHouse'],
    title: [
      'Why clean windows come before paint when a home is viewed in spring',
      'Brighter rooms for a viewing: clean the glass first',
    ],
    cover: 'Wash the windows first',
    gist: [
      'Low spring sun shows each streak on the glass and takes light from the room behind. Clean panes, frames and sills cost an afternoon, and no paint makes a room as bright.',
      'Before you repaint a dark room in spring, wash its windows inside and out. Half of the darkness may be on the glass.',
    ],
    subject: ['The darkness is on the glass', 'An afternoon with a bucket'],
    hooks: {
      '*': [
        'The low sun of spring reads every window like a page.',
        'Hold a clean white sheet to the inside of the window, and look at the glass beside it.',
        'March light comes in flat, and it is not discreet.',
      ],
      p: 'Clean glass is the least costly way to a brighter room, whether for a viewing or for yourself.',
      f: 'Dark room? Put the paint chart away for now and fetch a bucket.',
      a: 'Wash the windows before anybody takes a picture.',
      t: 'A film of winter dirt scatters low light, which both dims the room and shows as haze against the sun.',
      h: 'From outside it looked as if they had net curtains. It was the winter.',
      i: 'Sometimes what a room lacks is only what stands between it and the sky.',
      l: 'Clear glass, low sun, and a square of light that wanders over the boards.',
    },
    lines: {
      '*': [
        'Before a spring viewing wash the windows and not the walls. Low sun shows streaks from the far side of the room.',
        'Wash windows on a cloudy day or on the shady side. In the sun the water dries before you can wipe it, and leaves the streaks.',
        'Do the frames and the sills first and the glass last, or you will wipe the dirt of the frame over the clean pane.',
        'One side of the pane with upright strokes, the other with level ones. Then you can tell on which side the streak is.',
        'Water droplets between two panes mean that the seal of the glazing has gone. No cloth will help, so ask what a new pane costs.',
      ],
      h: ['The window was so clean that a pigeon complained.'],
    },
    scene: [
      'Four in the afternoon, the sun comes in level, and on the pane appear last autumn, two small hands and the nose of a dog.',
      'The couple stand in the living room and say that it is rather dark. They are looking through eleven months of weather.',
    ],
    why: [
      [
        'In winter nobody sees it, as the light is grey anyway. When the sun is low and bright it falls on the glass at a slant.',
        'Dirt on glass is invisible from the front and unmissable from the side, and spring sun comes from the side.',
      ],
      [
        'People take in the light of a room before anything else, and hardly anyone could say what it comes from.',
        'A visitor will call a room dark or bright within seconds and will not think of the panes.',
      ],
    ],
    parts: [
      [
        ['Frames and sills first', 'Begin with the frames'],
        [
          'Brush out dead flies and grit, then wipe. It is what is looked at when somebody tries the handle.',
          'A dry brush for the corners. Wet dust turns to paste in there.',
          'Dry, then damp. A hand on the handle sees it at once.',
        ],
        'A brush sweeping the corner of a window frame',
      ],
      [
        ['Glass with little soap', 'Little soap, much wiping'],
        [
          'A drop of {washing-up liquid|dish soap} in warm water, a rubber blade, a dry cloth for the edge.',
          'Too much soap is what leaves the veil. A drop to a bucket is plenty.',
          'It is the soap that you see afterwards.',
        ],
        'A rubber blade pulled across a wet pane',
      ],
      [
        ['Outside as well, safely', 'And the other side of it'],
        [
          'From the inside or from firm ground with a pole. The upper floors are a job for somebody with the equipment.',
          'Half of the dirt is out there. A long pole and patience are better than a ladder on gravel.',
          'As far as you can reach from safe ground. The rest is for someone with the kit.',
        ],
        'A long pole reaching a ground-floor pane',
      ],
      [
        ['Take away what stands in the light', 'Let the light in'],
        [
          'Plants on the sill, heavy curtains, the blind that hangs a third down. Hedges outside, too.',
          'Curtains should end beside the glass and not in front of it.',
          'Off with what hangs and stands in front of it.',
        ],
        'A cleared sill with sun falling in',
      ],
    ],
    turn: [
      'Look at the walls again once the windows are clean. Often they can wait a year.',
      'A room with clean windows needs no filter in a photograph.',
    ],
    asks: [
      'When were your windows last clean on both sides?',
      'Which room in your home gets the first sun in spring?',
    ],
    ends: {
      p: 'Plan it two days before photographs or viewings; rain will not spoil as much as you fear.',
      f: 'Leave one small handprint, if you like it.',
      a: 'Frame, glass, outside, sill.',
      t: 'Hard water leaves limescale at the bottom edge; a little vinegar on a cloth dissolves it.',
      h: 'Neighbours may now see in. Wave.',
      i: 'Light is free. It merely asks to be let in.',
      l: 'The room is the same, and all of it shines.',
    },
    keep: 'the first low sun of spring',
    send: 'somebody who is about to paint a dark room',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about:
          '(?:we|i) (?:take )?(?:photograph|pictures)|photographs? (?:on|of)|professional photo|floor plans|viewings?\\b|staging|open house',
        lead: 'A word about showing a home.',
      },
    ],
    when: { season: ['spring'] },
    pic: {
      ask: 'A window with low sun on it, one half washed and the other not',
      alt: 'A window with one clean half and one dusty half in low sun',
    },
    claims: [
      ['Dirt film scatters low-angle light', 'optics'],
      ['Wash windows out of direct sun', 'cleaning trade practice'],
      ['Condensation between panes means a failed seal', 'glazing trade practice'],
    ],
  },
  {
    id: 'the-room-you-would-add',
    format: 'question',
    again: 12,
    emoji: '🚪',
    tags: ['DreamHome', 'HomeIdeas', 'HouseTalk'],
    title: [
      'If your home had one more room, what would it be?',
      'One extra room: what would you use it for?',
    ],
    cover: 'One more room. For what?',
    gist: [
      'Three metres by four, one window, no cost: your home gets one more room. What goes in, and who gets the key?',
      'Larder, workshop, a place where the piano may stand: the room that people would add says what is missing from their week.',
    ],
    subject: ['Three metres by four, one window', 'And who gets the key?'],
    hooks: {
      '*': [
        'Tomorrow morning there is a door in your hall that was not there before. Behind it is a room, empty, with a window.',
        'Ask people which room they would add, and hardly anyone says a bigger living room.',
        'Three metres by four, and nobody can agree.',
      ],
      p: 'The room that people miss most often costs less than moving: it can be a corner with a door.',
      f: 'One more room, free of charge, whatever you like. What would you do with it?',
      a: 'Name the room that you miss. Then look whether you already own it.',
      t: 'Twelve square metres hold a bed, or a workbench and shelves, or a piano with a chair for whoever listens.',
      h: 'Both halves of the couple wanted one more room, on one condition: that the other half should knock.',
      i: 'What we would do with an empty room tells us what we would do with an empty hour.',
      l: 'One window, a wooden floor, nothing else yet.',
    },
    lines: {
      '*': [
        'One more room in your home, three metres by four, with a window. What would it be?',
        'Before you move for want of a room, count the hours in which each of yours is empty. The dining room often wins.',
        'Draw your home and write into each room what happened there last week. The blank ones are your reserve.',
        'A larder is a shelf behind a door on the cool side of the house. Many people own the place for it and keep coats there.',
      ],
      h: ['The guest room is a store for things with a bed underneath.'],
    },
    scene: [
      'A viewing, the smallest bedroom, and both stop in the doorway. "My desk," says one. "The {cot|crib}," says the other, at the same moment.',
      'Eleven at night on the edge of the bath, door locked, a book. It is the only reading room in the house.',
    ],
    why: [
      [
        'A missing room stands for something there is no time or peace for, which is why the answers are so different.',
        'People rarely want more space as such. They want a door, a table that may stay untidy, a place for noise.',
      ],
    ],
    parts: [
      [
        ['A room with a door that shuts', 'Somewhere to shut a door'],
        [
          'To work, to {ring|call} somebody, to be silent. A key on the inside.',
          'It need not be large. It needs to be where no one walks through.',
          'Nobody passes through, and that is all it needs.',
        ],
        'A closed door with light under it',
      ],
      [
        ['A larder, cool and dark', 'Somewhere cool'],
        [
          'Shelves to the ceiling, stone floor, jam from three summers, and space for a whole pumpkin.',
          'The fridge could be half as large, and the kitchen twice as tidy.',
          'With a stone floor and things in jars.',
        ],
        'Shelves with jars and a pumpkin',
      ],
      [
        ['A workshop with a bench', 'Somewhere to make a mess'],
        [
          'Where the glue may dry overnight and nobody says that it is time to lay the table.',
          'A vice, a lamp, hooks on the wall with the outline of each tool.',
          'And to leave it until tomorrow.',
        ],
        'Tools hanging above a workbench',
      ],
      [
        ['A room for somebody to stay in', 'Somewhere for visitors'],
        [
          'A bed that need not be unfolded. Parents, friends, the grown-up child at Christmas.',
          'With a lamp, a chair and an empty drawer. Guests will say what it is like to be expected.',
          'With a drawer that is theirs.',
        ],
        'A made bed with a towel on it',
      ],
    ],
    turn: [
      'Some missing rooms are to be had with a curtain and a Saturday.',
      'Ask the others in your home as well. The answers rarely match, and that is useful to know.',
    ],
    asks: [
      'If your home had one more room, what would it be for?',
      'Which room in your home is empty most of the day?',
    ],
    ends: {
      p: 'When you search for a home, write down what should happen there, and only then the number of rooms.',
      f: 'Children give the best answers to this one. Ask them.',
      a: 'Function first. Walls afterwards.',
      t: 'Check ceiling height, daylight and a second way out before {a loft|an attic} or a cellar is called a room.',
      h: 'A room for everything that has no place exists already. It is the chair in the bedroom.',
      i: 'Every home has room for at least one thing that somebody loves doing.',
      l: 'An empty room is a question with light in it.',
    },
    keep: 'a long Sunday at home',
    send: 'the person you share your rooms with',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'event'],
        about:
          'home search|search (?:service|agent)|property (?:search|finder|alerts?)|new listings|homes? for sale',
        lead: 'For those who are looking for a home with that room.',
      },
    ],
    pic: {
      ask: 'An empty room with one window and daylight',
      alt: 'An empty room with a wooden floor and one window',
    },
    claims: [
      [
        'Habitable rooms have requirements of height, light and exit in many building codes',
        'building regulations, general',
      ],
    ],
  },
  {
    id: 'quiet-lane-or-near-the-baker',
    format: 'either',
    again: 10,
    emoji: '🥐',
    tags: ['WhereToLive', 'HouseHunting', 'Neighbourhoods'],
    title: [
      'Quiet edge of town or five minutes from everything?',
      'Town or edge of town: what is outside your door?',
    ],
    cover: 'Silence or the baker?',
    gist: [
      'Out there you hear the owl, and every litre of milk is a drive. In here the baker is round the corner, and so is the bottle bank. Which would you rather have outside the door?',
      'Write down what you did in the last seven days and how you got there. It decides between the lane and the street better than any wish.',
    ],
    subject: ['The owl or the baker', "Count last week's errands"],
    hooks: {
      '*': [
        'At the edge of town you hear owls. In the middle you hear who is coming home.',
        'How often did you leave the house last week, and for what? With that the question where to live is half answered.',
        'Owls or rolls? You cannot have both before seven.',
      ],
      p: 'A quiet place costs less in price and more in trips. Both can be worked out.',
      f: 'Honestly: would you rather have the owl or the warm rolls?',
      a: 'Count your errands for a week before you choose a place.',
      t: 'Compare the monthly cost of travel and the hours on the road along with price per square metre.',
      h: 'In the country you have peace and quiet. Both have a cockerel next door.',
      i: 'To live well is often a matter of what can be reached on foot.',
      l: 'Either silence down to the last leaf, or warm rolls within three minutes.',
    },
    lines: {
      '*': [
        'Quiet lane or five minutes to everything: which would you choose, and what would you miss?',
        "Before you move out to the quiet, do a whole week's shopping by the clock from the new address. Include the forgotten butter.",
        'Stand outside a home at half past ten at night and at half past six in the morning. Quiet is a matter of hours.',
        'A garden at the edge of town costs hours of mowing. A park in the middle is mown by others.',
        'Before you choose a quiet place, ask how somebody gets home without a car. For teenagers and the over eighties it is the main question.',
      ],
      h: ['"Ten minutes to town" was measured by someone on a motorbike, downhill, at night.'],
    },
    scene: [
      'Evening at the edge of the village. Nothing. Then far off a dog, and again nothing. One half of the couple breathes in, the other looks at the phone: no signal.',
      'Saturday at seven in the street. Crates, delivery vans, fresh bread. You are back in bed with a warm bag before the coffee has run through.',
    ],
    why: [
      [
        'Places are chosen on a Sunday and lived in on a Tuesday, and what is near counts most on Tuesdays.',
        'The view is what you fall in love with. The ways are what you live with.',
      ],
    ],
    parts: [
      [
        'The quiet lane',
        [
          'Stars, birds, room for a shed. Every errand wants a plan, and a car for each adult.',
          'Windows open at night. The next shop is a matter of lists.',
          'It is dark at night and green by day. And the milk is a drive away.',
        ],
        'A lane with hedges in evening light',
      ],
      [
        'The street with the baker',
        [
          'Doctor, school, shop and friends on foot. The evening is never quite dark and never quite silent.',
          'You meet people without making appointments, and you carry the shopping up the stairs.',
          'Everything is near, including the neighbours.',
        ],
        'A shop door with light on the {pavement|sidewalk}',
      ],
    ],
    turn: [
      'There is a third answer: the small town. People who cannot decide are often content there.',
      'Try the other sort of place for a week, rented, in bad weather.',
    ],
    asks: [
      'A quiet lane, or a baker round the corner: which would you rather have outside your door?',
      'What can you reach on foot from your home, and what do you miss?',
    ],
    ends: {
      p: 'Put a price on the time: hours on the road by months, over ten years.',
      f: 'Say where you live now, and whether you have changed over.',
      a: 'Count the ways. Then choose.',
      t: 'Look up bus times for evenings and Sundays, since those decide whether a car is needed.',
      h: 'In both places somebody will mow at eight on a Saturday.',
      i: 'Home begins some way before the front door.',
      l: 'Footsteps on gravel, or voices under the window. Both can be home.',
    },
    keep: 'the evening before the next viewing',
    send: 'somebody who wants to move to the country',
    own: [
      {
        kinds: ['place', 'audience', 'service', 'number'],
        about: 'villages?\\b|town|neighbourhoods?|rural|city|local (?:area|market|knowledge)',
        lead: 'On where we know our way about.',
      },
    ],
    pic: {
      ask: 'A quiet lane, or the street outside the baker in the morning',
      alt: 'A quiet lane with hedges at the edge of a village',
    },
    claims: [
      ['Travel cost and time belong in the comparison of locations', 'housing economics, common experience'],
    ],
  },
  {
    id: 'open-kitchen-or-a-door',
    format: 'either',
    again: 10,
    emoji: '🍳',
    tags: ['KitchenTalk', 'OpenPlan', 'HomeDesign'],
    title: ['Open kitchen or a kitchen with a door?', 'Kitchen and living room: one space or two?'],
    cover: 'Open kitchen or a door?',
    gist: [
      'In an open kitchen the cook is part of the evening, and so are the onions. Behind a door there is peace, and nobody to talk to. Which do you cook in more gladly?',
      'A wall between pan and sofa keeps out smell, noise and company. It depends on which of the three you mind.',
    ],
    subject: ['Who smells the onions?', 'A wall, a door, a pan of fish'],
    hooks: {
      '*': [
        'Fried fish is the best argument for a kitchen door that has ever been put forward.',
        'For thirty years walls were taken out between kitchen and living room. Now some of them are being asked for again.',
        'Some guests want to see the cook, and some cooks want to see no one.',
      ],
      p: 'Whether an open kitchen suits you is decided by smell, noise and who cooks when.',
      f: 'Do you like company when you cook, or do you want to be left in peace with the onions?',
      a: 'Cook something smelly first. Then decide about the wall.',
      t: 'Open plan needs strong, quiet extraction to the outside, and soft surfaces against the echo.',
      h: 'In an open kitchen guests see everything, including which piece fell on the floor and came back.',
      i: 'People gather where somebody is cooking, wall or no wall.',
      l: 'A door left ajar, a stripe of light, and the smell of butter.',
    },
    lines: {
      '*': [
        'Open kitchen or one with a door: which do you have, and which would you rather have?',
        'In a viewing of an open kitchen switch on the extractor and go on talking. If you have to shout, so will your guests.',
        'A sliding door between kitchen and living room gives both: open for the party, shut for the fish.',
        'Before a wall comes out, ask somebody qualified whether it carries anything. From the look of it nobody can tell.',
        'An extractor that only filters and blows back leaves the steam in the room. Look for the duct to the outside.',
      ],
      h: ['Open plan means that the dishwasher takes part in the film.'],
    },
    scene: [
      'Six guests, one cook, no wall. Everybody is standing in exactly the two square metres in which the oven door opens.',
      'A closed door, behind it clattering and the radio. The cook does not want any help and will be asked every four minutes.',
    ],
    why: [
      [
        'A wall keeps smells, noise and untidiness where they arise, and the cook with them.',
        'Open rooms look larger and are never quite tidy. Closed ones are smaller and know how to keep a secret.',
      ],
    ],
    parts: [
      [
        'Open',
        [
          'You cook among people, keep an eye on the children, and the room has light from two sides. The onions are with you until bedtime.',
          'A single large room in which everything happens at the same time. It wants a good fan and a forgiving nature.',
          'Nobody is alone with the washing-up, and everybody smells the fish.',
        ],
        'A kitchen island with people round it',
      ],
      [
        'With a door',
        [
          'Pans may stand, the radio may sing, and the guests see only the finished dish. Conversation takes place without you.',
          'A room for one thing. You can shut it behind you with all its dishes.',
          "A mess behind it is nobody's business.",
        ],
        'A kitchen door standing ajar',
      ],
    ],
    turn: [
      'Much can be had in between: a hatch, a glass wall, a sliding door.',
      'Look at who cooks at your place, and at what time. That person has the deciding vote.',
    ],
    asks: ['Kitchen: open, or with a door?', 'If you cook for guests: may they watch?'],
    ends: {
      p: 'Resale is no argument either way; tastes change about once in a mortgage.',
      f: 'Votes may be cast with a full mouth.',
      a: 'Fish says door. Friends say open.',
      t: 'Allow for many changes of air an hour at the {hob|stove}, and with a window for it to come from.',
      h: 'One household has solved it. They go out on Fridays.',
      i: 'The warmest room is the one in which somebody is making something.',
      l: 'Steam on the pane, a low lamp, somebody stirring.',
    },
    keep: 'the day you dream about moving walls',
    send: 'the one who does the cooking',
    pic: {
      ask: 'A kitchen door ajar with light behind it, or an island with stools',
      alt: 'A kitchen door standing ajar with warm light behind it',
    },
    claims: [
      ['Extraction to the outside removes steam, recirculating filters do not', 'building services textbook'],
      ['Whether a wall is load-bearing needs expert assessment', 'building practice'],
    ],
  },
  {
    id: 'how-a-price-is-found',
    format: 'behind',
    again: 10,
    emoji: '🏷️',
    tags: ['PropertyValuation', 'HousePrices', 'EstateAgentLife'],
    title: [
      'How an estate agent works out what a home is worth',
      'Home valuation: from three sold houses to a range',
    ],
    cover: 'How a price is found',
    gist: [
      'Take what three similar homes really sold for, adjust for floor, light, condition and the bus stop, and you get a range. The one figure comes later, from somebody who wants to live there.',
      'A valuation begins outside on the {pavement|sidewalk} and ends at a desk, with sold prices, a pencil and a good deal of "it depends".',
    ],
    subject: ['Three sold homes and a pencil', 'What the neighbours asked is no price'],
    hooks: {
      '*': [
        'A home has no price until somebody has paid one. Before that it has three neighbours that were sold.',
        'What the house next door is asking says nothing. What it was sold for says nearly everything.',
        'What a home is worth is decided by somebody who is still looking.',
      ],
      p: 'A good valuation is a range with reasons, and the reasons can be checked.',
      f: 'Ever wondered how an agent gets from a walk round your house to a figure? Here is the way.',
      a: 'Sold prices, near, recent, similar. All else is hope.',
      t: 'Comparable sales are adjusted for size, floor, condition, aspect and date, then weighted by likeness.',
      h: 'Everyone in the street knows what the houses are worth. They are experts on all but one.',
      i: 'Behind the figure are rooms in which somebody has lived. It is well to do the sum gently.',
      l: 'A pencil, a plan, a low voice: this is how a price is come by.',
    },
    lines: {
      '*': [
        'Asking prices are wishes. For the worth of a home look at what three similar ones nearby were sold for in the last year.',
        'Ask anyone who values your home for the three sales behind the figure. Without them it is a feeling.',
        'Two {flats|apartments} of one size in one house may lie far apart in price: floor, noise, light, and which way the balcony looks.',
        'Money spent on a kitchen is rarely found again in full in the price of the home. Cooking in it for ten years is worth something all the same.',
        'If three valuations are close together and one is far above, ask the highest what they know that the others do not.',
      ],
      h: ['The conservatory was valued by its owner with feeling, and by the market with a tape measure.'],
    },
    scene: [
      'Somebody walks slowly round the house, looks up at the gutter, then across the road, then at the bus stop. They have not been indoors yet.',
      'At the kitchen table a list with three addresses is laid down. "But ours has the cherry tree," says the owner. That is true, and is noted.',
    ],
    why: [
      [
        'No two homes are the same, so you look for the nearest relatives and then talk about the differences.',
        'What someone paid for something similar, lately and nearby, is the only firm ground in the whole sum.',
      ],
      [
        'Owners know what they have put in. Buyers see what they would get elsewhere for it.',
        'Memories and new pipes are both invisible to the market, and pipes can at least be proved.',
      ],
    ],
    parts: [
      [
        ['First a look from outside', 'Everything outside the gate'],
        [
          'Street, neighbours, noise, which way it faces. None of that can be altered, so it weighs most.',
          'What is outside the gate makes more of a price than what is behind the door.',
          'It cannot be renovated.',
        ],
        'A person looking up at a house from across a road',
      ],
      [
        ['Then the rooms, with a tape', 'Everything that can be measured'],
        [
          'Area by the rules of the country, height, layout. Two rooms in a row count for less than two with doors of their own.',
          'Boiler, windows, roof, wiring: not how pretty, but how many more years.',
          'By the rules, and not by eye.',
        ],
        'A laser measure held against a wall',
      ],
      [
        ['Then three homes that were sold', 'What others got'],
        [
          'Nearby, recent, alike. For each difference something is added or taken off, with a reason.',
          'What stood on the market for a year is a comparison as well, in the other direction.',
          'Three of them, close by, not long ago. Add and subtract.',
        ],
        'Three addresses in pencil on a pad',
      ],
      [
        ['Out of it comes a range', 'And an honest from and to'],
        [
          'A lower and an upper end. Where in between depends on time, season and who happens to be looking.',
          'A single figure to the penny is a sign of a machine or of courage.',
          'A range admits that people are involved.',
        ],
        'A pencilled span with two ends',
      ],
    ],
    turn: [
      'Now and then two people fall in love with the view, and all sums are void.',
      'Ask for the reasons as well as the figure. They still hold next year.',
    ],
    asks: [
      'What would you say adds most to a home: light, quiet, garden or kitchen?',
      'Do you know what the last home in your street was really sold for?',
    ],
    ends: {
      p: 'In many places sold prices can be looked up by anyone; it is half an hour well spent.',
      f: 'Put the kettle on for the person with the tape. It is not counted in.',
      a: 'Near, recent, similar, sold.',
      t: 'Online estimates know area and date, seldom condition; treat them as a first bracket.',
      h: 'No valuer has yet been able to enter "but it has soul" in a form.',
      i: 'A fair price is one that both sides can still talk about years later.',
      l: 'A figure, spoken calmly, with the reasons beside it.',
    },
    work: 'The method travels well: for anything unique, find three near relatives that really changed hands, write down the differences, and give a range.',
    caution: [
      'Rules on who may value property, and for what purpose, differ between countries. For loans, tax or divorce ask for a formal valuation.',
      'Countries have their own rules on who may value a home, and what for. Loans, tax and divorce need a formal valuation.',
    ],
    keep: 'the week before you invite three agents',
    send: 'a neighbour who is sure of the price',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'process', 'people'],
        about: 'valuation|apprais|market (?:value|report)|value your',
        lead: 'About valuations, in a sentence.',
      },
    ],
    pic: {
      ask: 'A pad with three addresses made up, a tape and a pencil',
      alt: 'A notepad, a tape measure and a pencil on a kitchen table',
    },
    claims: [
      ['Sales comparison approach: recent, nearby, similar sales with adjustments', 'valuation textbook'],
      ['Online estimates do not know condition', "providers' own notes"],
    ],
  },
  {
    id: 'why-does-it-take-so-long',
    format: 'answer',
    again: 9,
    emoji: '⏳',
    tags: ['BuyingAHouse', 'HomeBuying', 'SellingAHouse'],
    question: 'The offer is accepted. Why does it still take months?',
    short: [
      'Because five people now check things in turn, and each waits for paper from another.',
      'Because it is now the turn of paper, and each piece waits for another.',
    ],
    title: [
      'Why buying a home takes months after the offer is accepted',
      'From offer to keys: what takes so long?',
    ],
    cover: 'Why it takes so long',
    gist: [
      'After the yes come the bank, the survey, the searches, the contract, and perhaps a chain of others. Most of it is waiting for paper, and a good part of the paper you can have ready.',
      'A purchase is a relay with five runners who do not know each other. You can hand over the baton a little sooner in three places.',
    ],
    subject: ['A relay of people who have not met', 'What happens after yes'],
    hooks: {
      '*': [
        'The yes takes a minute. What follows is a relay of five people who have never met.',
        'After a handshake on a home nothing happens for weeks, or so it looks.',
        'Nobody is idle. They are all waiting for each other.',
      ],
      p: 'Most of the weeks between offer and keys are spent waiting for documents.',
      f: 'They have said yes, and now it is so quiet? That is normal. It is not nice, but it is normal.',
      a: 'Have your papers ready before the offer. It saves weeks.',
      t: 'Finance approval, survey, title and local searches, enquiries, contract, and the slowest link of the chain.',
      h: 'There is a form that says that another form was received. It comes {by post|by mail}.',
      i: 'What is to last for decades may be looked at for a few weeks.',
      l: 'Between the yes and the key lies a season of envelopes.',
    },
    lines: {
      '*': [
        "Before you make an offer on a home, have proof of identity, of deposit and a lender's promise in a folder. It takes weeks out of the wait.",
        '{Ring|Call} once a week, on the same day, with one question: who is waiting for what from whom? Write the answer down.',
        'Sellers can order what the buyer will ask for anyway: plans, permits, certificates, receipts. Many delays are missing papers.',
        'In a chain of purchases everybody moves at the pace of the slowest. Ask early how many links there are.',
        'Do not give notice on your old home before the contract binds. In some countries a yes is not yet one.',
      ],
      h: ['"It is with the lawyers" is where a purchase goes for the winter.'],
    },
    scene: [
      'The champagne stands in the fridge. It has been there since the yes, and behind it by now there is a jar of gherkins that is younger.',
      'Somebody asks how the house is coming on. "We are waiting for a paper about a drain," you say, and it is the whole truth.',
    ],
    why: [
      [
        'Everyone involved checks something else for somebody else: the bank for itself, the surveyor for you, the lawyer for what the register does not say.',
        'Each of them needs a paper from another before they can begin, and each paper has a {queue|line} of its own.',
      ],
      [
        'An error that is found later costs years, so nobody on the way has a reason to be quick.',
        'The haste is all yours. For those who sign, thoroughness is the cheaper course.',
      ],
    ],
    parts: [
      [
        ['The bank looks at you and the house', 'Money wants to be sure'],
        [
          'Income, debts, and whether the house is worth what you want to borrow on it. Documents complete at once save a whole round.',
          'Every missing page sends the file to the bottom of the pile.',
          'Have your papers ready, all of them, in one go.',
        ],
        'A folder of bank papers on a desk',
      ],
      [
        ['A surveyor looks at the building', 'Bricks want to be looked at'],
        [
          'Book them on the day of the yes, since good ones have a waiting list. Damp and roof lead to further questions.',
          'If something is found, it is talked about again. It is what they are there for.',
          'Book it at once. What is found is better found now.',
        ],
        'A damp meter held to a wall',
      ],
      [
        ['Lawyers or notaries look at the past', 'The past wants to be read'],
        [
          'Who owns it, who may walk across it, what is planned beside it, what was never permitted. Offices answer in their own time.',
          'Behind a simple house there are sometimes eight decades of small agreements.',
          'Rights of way are older than anyone alive.',
        ],
        'An old plan with a red line',
      ],
      [
        ['The chain waits for its slowest link', 'And everybody waits for one'],
        [
          'Your seller buys as well, and their seller, too. One broken boiler three houses on is enough.',
          'Ask for a date that all can keep and not for the earliest possible.',
          'It is rarely you, so plan for the slowest of the five.',
        ],
        'A row of keys on hooks',
      ],
    ],
    turn: [
      'After weeks of nothing, everything has to be done in four days.',
      'Nobody remembers the waiting once the kettle is plugged in.',
    ],
    asks: [
      'When you bought a home: how long did it take from the yes to the keys?',
      'When you bought or sold a home: what was the oddest paper that somebody wanted?',
    ],
    ends: {
      p: 'Agree at the start who tells whom how things stand, and on which day of the week.',
      f: 'It does end. One day somebody hands you a key.',
      a: 'Papers first, survey at once, one call a week.',
      t: 'Make a table: document, who asks, who supplies, since when. Gaps become visible.',
      h: 'Somewhere a fax machine is kept alive for this alone.',
      i: 'Patience is easier if you know what for.',
      l: 'A last signature, then quiet, then the weight of a key.',
    },
    caution: [
      'Procedures, deadlines and the moment at which a sale binds differ from country to country. Ask a lawyer or notary where you buy.',
      'How it works, by when, and when it binds you differs by country. Ask a lawyer or notary where you are buying.',
    ],
    keep: 'the day an offer is accepted',
    send: 'somebody who is waiting for a paper',
    own: [
      {
        kinds: ['service', 'process', 'number', 'guarantee'],
        about: 'sales progress|after the offer|completion|(?:onward|property) chain|conveyanc|until the keys',
        lead: 'A word on the weeks after the yes.',
      },
    ],
    pic: {
      ask: 'A calendar with crossed-out weeks and a key beside it',
      alt: 'A wall calendar with crossed-out weeks and a house key',
    },
    claims: [
      [
        'Steps between offer and completion: finance, survey, searches, contract, chain',
        'conveyancing practice, worded generally',
      ],
      ['In some countries an accepted offer does not bind yet', 'law of England and Wales, for example'],
    ],
  },
  {
    id: 'report-a-repair',
    format: 'howto',
    again: 9,
    emoji: '🔧',
    tags: ['RentingTips', 'TenantLife', 'Landlords'],
    title: [
      'How to report a repair to your landlord so that it gets done',
      'Something broken in your rented home? How to write it',
    ],
    cover: 'Report it so that it gets done',
    gist: [
      'What is broken, since when, what you have already tried, two photos and three times when somebody can come in. In writing, one matter to a message, and the reply comes sooner.',
      'A good report of a fault saves the second visit. It says what the fitter has to bring.',
    ],
    subject: ['What the fitter has to bring', 'Two photos and three times'],
    hooks: {
      '*': [
        '"The heating is broken" leads to a visit. A photo of the display leads to a visit with the right part.',
        'Many repairs in rented homes take two visits. The first is for finding out what it is about.',
        'A good message brings a person with a part instead of a person with a question.',
      ],
      p: 'A complete report of a repair saves both sides a visit, and the date in it protects you.',
      f: 'Something is dripping, and you rent? Five lines and two photos, and it goes much faster.',
      a: 'In writing, with photos, with times.',
      t: 'Location, symptom, start, frequency, what was tried, make and number, access: seven fields.',
      h: '"It makes a noise" was reported. On request: "A bad one."',
      i: 'Saying early what is broken is a way of looking after a house that belongs to somebody else.',
      l: 'A {tap|faucet} that no longer drips is a form of silence.',
    },
    lines: {
      '*': [
        'Reporting a repair: where, what, since when, what you tried, two photos, three times when somebody can come in.',
        'Photograph the label of the boiler or the washing machine with the fault. The fitter can bring the part on the first visit.',
        'Report a small leak on the day you see it. In many places a tenant who says nothing has to answer for what grows out of it.',
        'A phone call is quick and a mail can be found again. After the call write two lines: as discussed, today, about the drip.',
        'Landlords: answer on the same day, if only with a date. Many a dispute is mostly about silence.',
      ],
      h: ['"It only drips a little" is what was said about most ceilings that are now lower.'],
    },
    scene: [
      'The fitter stands in the hall, looks under the sink, says: "Ah, it is one of those," and drives off to get the part. Back on Thursday.',
      'Three voice messages, each more annoyed, none with a name. On the other end somebody plays them again and looks for an address.',
    ],
    why: [
      [
        'Somebody has to decide whom to send, and with what. From "broken" nobody can tell.',
        'A landlord cannot see what you see. Words and a picture are the only window there is.',
      ],
      [
        'In most countries landlords must repair and tenants must report, and both begin with a message that has a date.',
        'A date in writing ends the question of who knew what and when.',
      ],
    ],
    parts: [
      [
        ['Say where and what exactly', 'Place and fault, in plain words'],
        [
          'Which room, which side, what it does and when. "Drips from the joint under the basin when it drains."',
          'Sounds and smells count. So does "only in the mornings".',
          'Left tap, kitchen, runs after it is shut.',
        ],
        'A hand pointing at a joint under a basin',
      ],
      [
        ['Say since when and how often', 'Since when it has been like that'],
        [
          'Since Tuesday, each time, getting worse. The urgency lies in that and not in exclamation marks.',
          'If nobody knows, write when you first saw it.',
          'They make it urgent by themselves.',
        ],
        'A date noted on a phone',
      ],
      [
        ['Add two photos and the label', 'Pictures, and what is on the plate'],
        [
          'One from afar for the place, one near for the fault. And the plate with make and number.',
          'A short film for anything that makes noises.',
          'The right part can then be in the van.',
        ],
        'A phone photographing a type plate',
      ],
      [
        ['Offer three times to come in', 'When the door will be opened'],
        [
          'And a number that somebody answers. Most delays are about the door and not about the drip.',
          'Say whether they may come in without you, and whether there is a cat.',
          'Suggest three times and a number.',
        ],
        'A key held out to a person with a toolbox',
      ],
      [
        ['Keep the message and note the reply', 'Keep everything in one thread'],
        [
          'In one thread, so that the date can be found. Ask again after a week, kindly, with the first message below.',
          'If nothing happens for long, ask an advice centre before you hold back any rent.',
          'So that week one can be found in week four.',
        ],
        'A message thread on a screen',
      ],
    ],
    turn: [
      'When a repair is done, send two words of thanks. Good fitters remember addresses.',
      'For gas, sparks or water through a ceiling ring at once, at any hour.',
    ],
    asks: [
      'How do you report repairs: by phone, by mail or in the hallway?',
      'What is dripping, sticking or rattling at your place right now?',
    ],
    ends: {
      p: 'The same lines serve an owner who {rings|calls} a plumber.',
      f: 'Nobody will think you are fussy. They will think that you are a joy.',
      a: 'Where, what, since when, photo, access.',
      t: 'Name files by date and room; in a move-out they turn into evidence.',
      h: 'Describing the noise by making it on the phone is welcomed in most offices.',
      i: 'A house lasts longest among people who talk to each other.',
      l: 'A small thing, mended in time, and never spoken of again.',
    },
    caution: [
      'Duties, deadlines and the right to reduce rent differ between countries and contracts. Get advice before you withhold anything. In danger {ring|call} the emergency service first.',
      'What landlords owe you, by when, and if rent may be reduced depends on country and contract. Get advice before you hold anything back, and in danger call the emergency service first.',
    ],
    keep: 'the next drip',
    send: 'somebody who rents, or who lets',
    own: [
      {
        kinds: ['service', 'hours', 'process', 'policy', 'place'],
        about: 'tenants?\\b|property management|repairs?\\b|maintenance',
        lead: 'About renting and letting.',
      },
    ],
    pic: {
      ask: 'A phone photographing a dripping joint under a basin',
      alt: 'A phone photographing pipes under a wash basin',
    },
    claims: [
      [
        'Landlords generally must repair, tenants generally must report defects',
        'tenancy law of many countries',
      ],
      ['Photo of the type plate lets the fitter bring parts', 'trade practice'],
    ],
  },
  {
    id: 'before-houses-had-numbers',
    format: 'story',
    again: 14,
    emoji: '🔢',
    tags: ['HouseHistory', 'StreetStories', 'OldTowns'],
    title: ['Before houses had numbers: lions, soldiers and a pot of paint', 'How houses got their numbers'],
    cover: 'Before houses had numbers',
    gist: [
      'People once lived at the Golden Lion or next to the Three Kings. Numbers came for tax and for recruiting soldiers, and in some towns they were scraped off again at night.',
      'The number on your door is younger than the house may be. It was not put up for the {postman|mailman}.',
    ],
    subject: ['At the sign of the Golden Lion', 'Numbers that were scraped off at night'],
    hooks: {
      '*': [
        'House numbers were invented to find people who owed something. Letters came later.',
        'Before there were numbers, you lived at the Golden Lion, two doors past the pump.',
        'Once you lived at a lion, and then at a four.',
      ],
      p: 'The number on your door has a history of taxes, soldiers and falling signs.',
      f: 'Go and look at the number on your door. It has seen more than you would think.',
      a: 'First came the tax collector, then the number, then the {postman|mailman}.',
      t: 'Numbers ran by house through a whole town, later by street, with odd and even on opposite sides.',
      h: '"Third house after the pig" worked for centuries, for as long as the pig did.',
      i: 'Once a number stood for somebody who was to be found. Today it is where friends ring.',
      l: 'A golden lion above a door, and beneath it somebody with a lantern.',
    },
    lines: {
      '*': [
        'Before house numbers people lived at the sign of the Golden Lion or the Three Kings. You can still find such signs above old doors.',
        'In Vienna houses were numbered in the eighteenth century, to find recruits. In many places the fresh numbers were scraped off at night.',
        'Odd numbers on one side of a street and even on the other: Paris did it under Napoleon, with the count beginning at the river.',
        'In the old City of London shop signs hung so large over the street that in the end one took part of the wall with it. Flat signs followed.',
      ],
      h: [
        'The first house numbers were painted by soldiers. The first complaints about the handwriting are likely just as old.',
      ],
    },
    scene: [
      'Imagine a letter with the address: to the widow, above the pepper merchant, where the street bends, in Cologne.',
      'Imagine a morning on which two soldiers come down your lane with a pot of paint and a list.',
    ],
    why: [
      [
        'As long as everyone in a street knew everyone, a number would have been an insult.',
        'Neighbours needed no numbers. It was those from outside who did: offices, armies, the tax.',
      ],
      [
        'Towns grew, strangers came, and a lion above the door is of no use in a list.',
        'A state that counts its people has to be able to write down where they live.',
      ],
    ],
    parts: [
      [
        'First there were signs',
        [
          'Lions, stars, keys, a whale: signs hung over the doors, and people lived at the sign of the whale.',
          'Anybody who could not read could still find a sign, and the sign of a house was handed down like a name.',
          'You said: at the sign of the whale. Everyone knew it, and it stayed when the owner changed.',
        ],
        'An old carved house sign above a door',
      ],
      [
        'The signs grew too large',
        [
          'In London each sign had to hang further out than the next, until they creaked, dripped and at last came down on people.',
          'Signs darkened whole streets. In the eighteenth century London had them taken down or laid flat, and numbers were put in their place.',
          "London's signs grew until they shut out the sky. When one had fallen too many, they were taken down and figures put up.",
        ],
        'An iron sign hanging over a narrow street',
      ],
      [
        'Then numbers came with the soldiers',
        [
          'In Vienna soldiers went from door to door in the seventeen seventies and painted numbers, so that no recruit should be missed.',
          'Under Maria Theresa soldiers with brushes gave each house in Austria a number. In some villages the number was gone the next morning.',
          'In Austria it was the army. It counted doors, because behind doors there were sons.',
        ],
        'A painted number on an old wall',
      ],
      [
        'Then each side got its own numbers',
        [
          'Paris numbered its streets afresh under Napoleon: odd on one side, even on the other, and counted from the Seine.',
          "Numbers had often run once round a whole town. Napoleon's Paris put odd and even on two sides, and at last people knew where to look.",
          'And Paris had the thought that seems so simple: left odd, right even, beginning at the river.',
        ],
        'Two facing doors with numbers',
      ],
    ],
    turn: [
      'Some houses kept both: the lion is above the door and the number beside it.',
      'The {postman|mailman} was merely the first to be glad of the numbers.',
    ],
    asks: [
      'If your home had a sign instead of a number, what would be on it?',
      'Which house in your town is still known by its name?',
    ],
    ends: {
      p: 'A number that can be read from the road at night is worth a moment; an ambulance looks for it, too.',
      f: 'Names for your own house are welcome below.',
      a: 'Sign, number, street, side. In that order.',
      t: 'In Japan many houses are still numbered within a block, and partly in the order in which they were built.',
      h: 'Thirteen is missing in some streets. The neighbours at twelve and fourteen deny everything.',
      i: 'Wherever a door has a number, somebody may come and knock.',
      l: 'Enamel, blue and white, a little chipped at the edge.',
    },
    keep: 'a walk through an old town',
    send: 'somebody whose house has a name',
    pic: {
      ask: 'An old house number or carved sign near you',
      alt: 'An old enamel house number beside a wooden door',
    },
    claims: [
      [
        'House signs before numbers; Vienna conscription numbers from 1770, resistance',
        'A. Tantner, House Numbers',
      ],
      [
        'London signs removed or fixed flat in the 1760s after accidents, numbers introduced',
        'histories of London',
      ],
      ['Paris 1805: odd and even sides, counted from the Seine', 'A. Tantner; histories of Paris'],
      ['Japanese block numbering', 'general knowledge'],
    ],
  },
];
