// Streets, kitchens and waiting: what people talk about when they talk about homes.
import type { Idea } from '../../library/idea.ts';
import { LETS, LETS_ONLY } from './kinds.ts';

export const STREETS: readonly Idea[] = [
  {
    id: 'wash-the-windows-first',
    format: 'season',
    again: 11,
    emoji: '🪟',
    tags: ['SpringCleaning', 'HomeStaging', 'SellingAHouse'],
    title: [
      'Why clean windows come before paint when a home is viewed in spring',
      'Brighter rooms for a viewing: clean the windows first',
    ],
    cover: 'Wash your windows first',
    gist: [
      'Low spring sun shows every streak on your windows. Clean glass, frames and sills take an afternoon, and no paint makes a room as bright.',
      'Before you paint a dark room, wash its windows inside and out. Half of the dark may be dirt.',
    ],
    subject: ['Dark room? Wash the windows', 'Clean windows for spring'],
    hooks: {
      '*': [
        'In low spring sun you see every streak on a window.',
        'Hold a white sheet of paper to your window, and you see how dirty the glass is.',
        'Spring sun comes in low and shows you every dirty window.',
      ],
      p: 'Clean windows are the least expensive way to a brighter room.',
      f: 'Dark room? Forget about paint for now, and fetch a bucket.',
      a: 'Wash the windows before you take any pictures.',
      t: 'A film of dirt on the window takes away light, and in low sun you see it.',
      h: 'From outside it looked like net curtains. It was the winter.',
      i: 'Sometimes a dark room only needs clean windows.',
      l: 'Clean glass, low sun, and a bright square on the floor.',
    },
    lines: {
      '*': [
        'Before a viewing in spring wash the windows, not the walls. In low sun everybody sees the streaks.',
        'Wash windows on a cloudy day. In the sun they dry too fast, and that makes streaks.',
        'Washing windows? First the frames and sills, and then the glass. Otherwise you do it twice.',
        'Wipe the window from top to bottom inside, and from side to side outside. Then you know on which side a streak is.',
        'Drops between the two panes of a window mean that the seal is broken. Ask what a new pane costs.',
      ],
      h: ['The window was so clean that a pigeon complained.'],
    },
    scene: [
      'Four in the afternoon, low sun, and on the window you see last autumn, two small hands and the nose of a dog.',
      'At the viewing they say that the living room is rather dark. The windows have not been washed for a year.',
    ],
    why: [
      [
        'In winter nobody sees the dirt, because it is grey anyway. In spring the sun shines on it.',
        'You see dirt on glass when the light comes from the side, and in spring it does.',
      ],
      [
        'Buyers notice first whether a room is bright.',
        'Nobody thinks of the glass. They just say that it is dark.',
      ],
    ],
    parts: [
      [
        ['Clean the frames and sills first', 'Begin with the frames'],
        ['Brush them out, and then wipe.', 'Do the corners dry, with a brush.', 'Buyers touch the handles.'],
        'A brush sweeping the corner of a window frame',
      ],
      [
        ['Use only a little soap', 'One drop of soap is enough'],
        [
          'One drop of {washing-up liquid|dish soap} in warm water, and then a rubber blade.',
          'Too much soap leaves a film.',
          'It is the soap that makes streaks.',
        ],
        'A rubber blade pulled across a wet pane',
      ],
      [
        ['Wash the outside too, safely', 'Do both sides of the glass'],
        [
          'From inside or from the ground with a long pole. For the rest, ask a window cleaner.',
          'Half of the dirt is outside.',
          'Do not lean out.',
        ],
        'A long pole reaching a ground-floor pane',
      ],
      [
        ['Take away what stands in the light', 'Clear the window sills'],
        [
          'Plants, blinds and heavy curtains, and the bush outside.',
          'Curtains should hang beside the window and not in front of it.',
          'Push the curtains right to the side.',
        ],
        'A cleared sill with sun falling in',
      ],
    ],
    turn: [
      'Look at the walls again when the windows are clean. Perhaps you need no paint.',
      'Then take the pictures.',
    ],
    asks: [
      'When did you last wash your windows on both sides?',
      'Which room in your home has the most light?',
    ],
    ends: {
      p: 'Do it two days before the photos or the viewing.',
      f: 'Leave one small handprint, if you like it.',
      a: 'Frames, glass, outside, sills.',
      t: 'A little vinegar takes off limescale.',
      h: 'Now the neighbours can see in. Wave.',
      i: 'Light costs nothing. It only has to get in.',
      l: 'It is the same room, and much brighter.',
    },
    keep: 'the first low sun of spring',
    send: 'somebody who wants to paint a dark room',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about:
          '(?:we|i) (?:take )?(?:photograph|pictures)|photographs? (?:on|of)|professional photo|floor plans|viewings?\\b|staging|open house',
        lead: 'If you want to show your home.',
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
    cover: 'One more room: what for?',
    gist: [
      'Your home gets one more room, three metres by four, with a window, and it costs nothing. What would you do with it?',
      'A larder, a workshop, a room for the piano: which room would you add to your home if you could?',
    ],
    subject: ['One more room, with a window', 'What would you do with one more room?'],
    hooks: {
      '*': [
        'Tomorrow there is a new door in your hall, and behind it an empty room with a window. What do you do with it?',
        'If people could add a room to their home, hardly anyone would choose a bigger living room. What would you choose?',
        'One more room in your home: who would get it?',
      ],
      p: 'The room you miss may be easier to get than a new home: a corner with a door.',
      f: 'One more room in your home, for free. What would you do with it?',
      a: 'Which room do you miss? Perhaps you have it already.',
      t: 'Twelve square metres are enough for a bed, a workbench or a piano.',
      h: 'Both of them wanted one more room, so that the other would have to knock.',
      i: 'What would you do with an empty room? It tells you what you are missing.',
      l: 'One window, a wooden floor, and nothing in it yet.',
    },
    lines: {
      '*': [
        'One more room in your home, three metres by four, with a window. What would it be?',
        'Before you move because you need a room, count how often each of yours is empty. It is often the dining room.',
        'Draw your home, and write in each room what you did there last week. You may find a free room.',
        'For a larder you only need shelves behind a door, on the cool side of the house. Many people keep coats there.',
      ],
      h: ['A guest room is a store with a bed in it.'],
    },
    scene: [
      'At the viewing both of them stop in the smallest bedroom. "My desk," says one. "The {cot|crib}," says the other.',
      'Eleven at night, on the edge of the bath, the door locked, with a book. It is the only quiet room in the house.',
    ],
    why: [
      [
        'What you would do with it shows what you have no time or space for.',
        'Nobody needs more space. We need a door, and a table that may stay untidy.',
      ],
    ],
    parts: [
      [
        ['A room with a door that shuts', 'Somewhere quiet'],
        ['To work, to phone, or to be alone.', 'It need not be big.', 'Nobody walks through it.'],
        'A closed door with light under it',
      ],
      [
        ['A cool, dark larder', 'A room for jars and pumpkins'],
        [
          'With shelves up to the ceiling and jam for three years.',
          'The fridge could be smaller, and the kitchen tidier.',
          "With a stone floor, like grandmother's.",
        ],
        'Shelves with jars and a pumpkin',
      ],
      [
        ['A workshop with a bench', 'Somewhere to make a mess'],
        [
          'The glue may dry overnight, and nobody has to lay the table.',
          'With a good lamp, and hooks for all the tools.',
          'And you need not tidy up.',
        ],
        'Tools hanging above a workbench',
      ],
      [
        ['A room for guests', 'A bed that nobody has to unfold'],
        [
          'For parents, for friends, and for grown-up children at Christmas.',
          'With a lamp and an empty drawer.',
          'Then they stay a day longer.',
        ],
        'A made bed with a towel on it',
      ],
    ],
    turn: [
      'Sometimes a curtain and a Saturday are enough.',
      'Ask the others in your home as well. You will be surprised.',
    ],
    asks: [
      'If your home had one more room, what would it be for?',
      'Which room in your home is empty most of the day?',
    ],
    ends: {
      p: 'Before you look for a home, write down what you want to do in it.',
      f: 'Ask your children too. They have the best answers.',
      a: 'First what for, and then how many rooms.',
      t: 'Before you use a cellar or {a loft|an attic} as a room, check the height and the light.',
      h: 'There is already a place for everything that has no place: the chair in the bedroom.',
      i: 'In every home there is room for something you love.',
      l: 'An empty room, and a lot of light.',
    },
    keep: 'a long Sunday at home',
    send: 'the people you live with',
    own: [
      {
        kinds: ['service', 'process', 'offer', 'event'],
        about:
          'home search|search (?:service|agent)|property (?:search|finder|alerts?)|new listings|homes? for sale',
        lead: 'For a home with that room.',
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
      'Quiet edge of town, or everything round the corner?',
      'In town or out of town: where would you rather live?',
    ],
    cover: 'Quiet, or close to everything?',
    gist: [
      'Out of town you hear owls, and you need the car for a {litre|quart} of milk. In town the baker is round the corner, and so are the neighbours. Where would you rather live?',
      'Write down where you went last week and how you got there. Then you know whether you should live in town or outside.',
    ],
    subject: ['In town or out of town?', 'Owls at night, or warm rolls?'],
    hooks: {
      '*': [
        'At the edge of town you hear owls. In the middle you hear who is coming home.',
        'How often did you leave the house last week, and what for? Now you know where to live.',
        'Owls at night or warm rolls in the morning? You can hardly have both.',
      ],
      p: 'Out of town homes cost less, and everything else takes longer.',
      f: 'Honestly: would you rather have the owl or the warm rolls?',
      a: 'Before you choose where to live, count your trips for a week.',
      t: 'Compare what the trips cost you each month, and not only the price of the home.',
      h: 'In the country you have peace and quiet, and next door a {cockerel|rooster}.',
      i: 'It is a good life if you can walk to most of it.',
      l: 'Either quiet, or warm rolls in three minutes.',
    },
    lines: {
      '*': [
        'Quiet lane or five minutes to everything: which would you choose, and what would you miss?',
        "Thinking of living out of town? Do a week's shopping from there first, with the forgotten butter.",
        'Before you move to a quiet street, stand there at half past ten at night and at half past six in the morning.',
        'A garden out of town has to be mown. A park in town is mown by somebody else.',
        'Before you move out of town, ask how your teenagers will get home without a car.',
      ],
      h: ['"Ten minutes to town" was measured by someone on a motorbike, downhill, at night.'],
    },
    scene: [
      'Evening at the edge of the village. It is completely quiet. One of them breathes in, and the other looks at the phone: no signal.',
      'Saturday, seven in the morning, in town: you fetch warm rolls and are back in bed before the coffee is ready.',
    ],
    why: [
      [
        'We choose a home on a Sunday and live there on weekdays. Then it matters what is close.',
        'You fall in love with the view, and then you live with the way to work.',
      ],
    ],
    parts: [
      [
        'The quiet lane',
        [
          'Stars, birds, and room for a shed. For each trip you need the car.',
          'You can sleep with the windows open. You need a good shopping list.',
          'It is dark at night and green by day.',
        ],
        'A lane with hedges in evening light',
      ],
      [
        'The street with the baker',
        [
          'Doctor, school, shop and friends are close. It is never quite dark, and never quite quiet.',
          'You meet people without planning it.',
          'Everything is near, and so are the neighbours.',
        ],
        'A shop door with light on the {pavement|sidewalk}',
      ],
    ],
    turn: [
      'There is also the small town. People who cannot decide are often happy there.',
      'Try it for a week before you move, in bad weather.',
    ],
    asks: [
      'A quiet lane, or a baker round the corner: which would you rather have?',
      'Where can you walk to from your home, and what is missing?',
    ],
    ends: {
      p: 'Add up how many hours a month you would spend in the car.',
      f: 'Tell us where you live, and whether you would change.',
      a: 'Count the trips. Then choose.',
      t: 'Look up the last bus on a Sunday.',
      h: 'In both places somebody will mow at eight on a Saturday.',
      i: 'You feel at home long before you reach your door.',
      l: 'Owls, or voices in the street. You can be at home with both.',
    },
    keep: 'the evening before your next viewing',
    send: 'somebody who wants to move to the country',
    own: [
      {
        kinds: ['place', 'audience', 'service', 'number'],
        about: 'villages?\\b|town|neighbourhoods?|rural|city|local (?:area|market|knowledge)',
        lead: 'Here is where we know our way around.',
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
      'In an open kitchen the cook is part of the evening, and so are the onions. With a door you have peace. Which would you rather have?',
      'A wall between kitchen and living room keeps out the smell, the noise and the company. Do you want one?',
    ],
    subject: ['Kitchen: open, or with a door?', 'Who wants to smell the onions?'],
    hooks: {
      '*': [
        'Fried fish is the best argument for a kitchen with a door.',
        'For thirty years everybody wanted an open kitchen. Now some people want the wall back.',
        'Some guests want to watch the cook, and some cooks want to be alone. Would you rather have a wall?',
      ],
      p: 'Whether you should have an open kitchen depends on what you cook, and for whom.',
      f: 'Do you like company when you cook, or do you want to be left in peace?',
      a: 'Cook something that smells, and then decide about an open kitchen.',
      t: 'For an open kitchen you need a strong, quiet fan that blows the air outside.',
      h: 'In an open kitchen guests see everything, including the piece that fell on the floor.',
      i: 'People gather where somebody is cooking, wall or no wall.',
      l: 'A door that is not quite shut, and the smell of butter.',
    },
    lines: {
      '*': [
        'Open kitchen or one with a door: which do you have, and which would you rather have?',
        'Viewing a home with an open kitchen? Switch on the fan and go on talking. If you have to shout, it is too loud.',
        'With a sliding door you have both: an open kitchen for the party, and a closed one for the fish.',
        'Want an open kitchen? Ask somebody qualified before a wall comes out. You cannot see whether it holds up the house.',
        'Look for the pipe to the outside. A kitchen fan without one only blows the steam back into the room.',
      ],
      h: ['In an open kitchen the dishwasher takes part in the film.'],
    },
    scene: [
      'Six guests, one cook, an open kitchen. Everybody stands exactly where the oven door opens.',
      'Behind the kitchen door somebody clatters and sings. The cook does not want any help, and is asked every four minutes.',
    ],
    why: [
      [
        'A wall keeps in the smell, the noise and the mess, and the cook.',
        'Open rooms look bigger, and they are never quite tidy.',
      ],
    ],
    parts: [
      [
        'Open kitchen',
        [
          'You cook among people, see the children, and have more light. You also smell of onions until bedtime.',
          'Everything happens in one big room. It needs a good fan.',
          'Nobody has to wash up alone.',
        ],
        'A kitchen island with people round it',
      ],
      [
        'Kitchen with a door',
        [
          'The dirty pans may wait, and guests only see the finished dish.',
          'You can close the door behind you and all the dishes.',
          'Nobody sees the mess.',
        ],
        'A kitchen door standing ajar',
      ],
    ],
    turn: ['With a hatch or a sliding door you can have a bit of both.', 'Whoever cooks should decide.'],
    asks: ['Your kitchen: open, or with a door?', 'When you cook for guests, may they watch?'],
    ends: {
      p: 'Do not decide for a future buyer. Tastes change.',
      f: 'You may vote with your mouth full.',
      a: 'For fish a door, for friends an open kitchen.',
      t: 'If the fan blows air out, some air has to come in somewhere.',
      h: 'One family has solved it. They go out on Fridays.',
      i: 'It is always warm where somebody cooks.',
      l: 'Steam on the window, a lamp, and somebody stirs.',
    },
    keep: 'the day when you want to move a wall',
    send: 'whoever does the cooking',
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
    title: ['How an estate agent works out what a home is worth', 'Home valuation: how a price is found'],
    cover: 'What is your home worth?',
    gist: [
      'Take three similar homes nearby and see what they were really sold for. Then adjust for size, light and condition, and you get a range. That is a valuation.',
      'A home valuation begins outside on the street and ends at a desk, with the prices of homes that were really sold.',
    ],
    subject: ['How a home is valued', 'What the neighbours ask is not a price'],
    hooks: {
      '*': [
        'To find out what a home is worth, look at three similar ones that were sold.',
        'What the house next door is asking tells you little. What it was sold for tells you a lot.',
        'Nobody knows exactly what a home will fetch. Here is how to get close.',
      ],
      p: 'A good valuation is a range with reasons that you can check.',
      f: 'Ever wondered how an agent knows what your house is worth?',
      a: 'Look at homes that were sold: nearby, lately, and similar.',
      t: 'Similar sales are adjusted for size, floor, condition, light and date. That is a valuation.',
      h: 'Everyone on the street knows what the houses are worth, except for their own.',
      i: 'Somebody has lived in these rooms, so the sum is done with care.',
      l: 'A pencil, a plan, and a calm talk about the price.',
    },
    lines: {
      '*': [
        'Asking prices are only wishes. To value your home, look at what three similar ones nearby were really sold for.',
        'When somebody values your home, ask which three sales it is based on. Otherwise it is only a feeling.',
        'Two {flats|apartments} of the same size can differ a lot in price: floor, noise, light and balcony.',
        'You seldom get back what you spent on a new kitchen when you sell. But you have cooked in it for years.',
        'Two valuations are close, and one is far higher? Ask the highest what they know that the others do not.',
      ],
      h: ['The owner valued the conservatory with feeling, and the market with a tape measure.'],
    },
    scene: [
      'Somebody walks round the house, looks up at the gutter, then at the road, then at the bus stop. The valuation has begun.',
      'On the kitchen table lies a list with three homes that were sold. "But ours has the cherry tree," says the owner. That goes on the list too.',
    ],
    why: [
      [
        'No two homes are the same, so you look for the most similar ones and compare.',
        'What somebody really paid nearby is the only thing we know for sure.',
      ],
      [
        'You know what you put into your home. A buyer sees what else there is for the money.',
        'Memories add nothing to the price, and new pipes do.',
      ],
    ],
    parts: [
      [
        ['First we look outside', 'It starts with the street'],
        [
          'Noise, neighbours, sun: you cannot change them, so they count most.',
          'What is outside your gate matters more than what is behind the door.',
          'A street cannot be renovated.',
        ],
        'A person looking up at a house from across a road',
      ],
      [
        ['Then the rooms are measured', 'Size, boiler, windows, roof'],
        [
          'What matters is how long they will last.',
          'Not how pretty they are, but how many years they have left.',
          'By the rules, and not by eye.',
        ],
        'A laser measure held against a wall',
      ],
      [
        ['Then we compare three sold homes', 'Three similar homes nearby'],
        [
          'For each difference something is added or taken off.',
          'They should have been sold in the last few months.',
          'Yours has a balcony, and theirs had a garage.',
        ],
        'Three addresses in pencil on a pad',
      ],
      [
        ['In the end there is a range', 'You get a lowest and a highest price'],
        [
          'Where you end up depends on the season and on who is looking.',
          'If somebody tells you an exact figure, ask why.',
          'Nobody knows it to the last pound.',
        ],
        'A pencilled span with two ends',
      ],
    ],
    turn: [
      'And now and then two people fall in love with the view, and pay more.',
      'Ask for the reasons, and not only for the figure.',
    ],
    asks: [
      'What adds most to a home: light, quiet, a garden or a kitchen?',
      'Do you know what the last home on your street was sold for?',
    ],
    ends: {
      p: 'In many places you can look up sold prices yourself.',
      f: 'Put the kettle on for the person with the tape measure.',
      a: 'Near, recent, similar, sold.',
      t: 'An online estimate knows the size of your home and not what it looks like inside.',
      h: 'There is no box on the form for "but it has soul".',
      i: 'A fair price is one that both sides are happy with years later.',
      l: 'A figure, and good reasons for it.',
    },
    work: 'You can price anything like this: find three similar things that were really sold, and compare.',
    caution: [
      'Rules on who may value property, and for what purpose, differ between countries. For loans, tax or divorce ask for a formal valuation.',
      'Countries have their own rules on who may value a home, and what for. Loans, tax and divorce need a formal valuation.',
    ],
    keep: 'the week before a valuation',
    send: 'a neighbour who is sure of the price',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'process', 'people'],
        about: 'valuation|apprais|market (?:value|report)|value your',
        lead: 'This is how we value homes.',
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
    unless: LETS_ONLY,
  },
  {
    id: 'why-does-it-take-so-long',
    format: 'answer',
    again: 9,
    emoji: '⏳',
    tags: ['BuyingAHouse', 'HomeBuying', 'SellingAHouse'],
    question: 'The offer is accepted. Why does it still take months?',
    short: [
      'Because five people now check papers one after the other, and each waits for another.',
      'Because everything has to be checked, and each paper waits for another one.',
    ],
    title: [
      'Why buying a home takes months after the offer is accepted',
      'From the offer to the keys: what takes so long?',
    ],
    cover: 'Why buying a home takes months',
    gist: [
      'After the yes come the bank, the survey, the lawyers and often a chain of other sales. Most of it is waiting for papers, and many of them you can have ready.',
      'When you buy a home, five people check papers one after the other. You can make it faster in three places.',
    ],
    subject: ['What happens after the yes', 'Why you wait for months'],
    hooks: {
      '*': [
        'The yes to your offer takes a minute. The papers take months.',
        'Your offer was accepted, and now nothing happens for weeks. Or so it looks.',
        'After the offer everybody waits for somebody else. This is why it takes so long.',
      ],
      p: 'Between the offer and the keys you mostly wait for papers.',
      f: 'They said yes, and now you hear nothing? That is normal. It is not nice, but it is normal.',
      a: 'Have your papers ready before you make an offer. It saves weeks.',
      t: 'Loan, survey, searches, contract, chain: the slowest of them decides.',
      h: 'There is a form that says that another form has arrived. It comes {by post|by mail}.',
      i: 'You want to live there for years, so it may be checked for some weeks.',
      l: 'Between the yes and the key there are a lot of envelopes.',
    },
    lines: {
      '*': [
        'Before you make an offer on a home, have your identity papers, proof of deposit and a promise from your lender ready.',
        'Buying a home? {Ring|Call} once a week and ask: who is waiting for what from whom?',
        'Selling? Order the plans, permits and certificates before the buyer asks. Missing papers cost weeks.',
        'In a chain of sales everybody is as slow as the slowest. Ask early how many there are.',
        'Do not give notice on your old home until the contract is signed. In some countries a yes does not count yet.',
      ],
      h: ['"It is with the lawyers" is where a house sale spends the winter.'],
    },
    scene: [
      'There has been champagne in the fridge since the offer was accepted. The jar next to it is younger.',
      'How is the house coming on? "We are waiting for a paper about a drain," you say, and it is the truth.',
    ],
    why: [
      [
        'The bank, the surveyor and the lawyers all check something different.',
        'Each of them needs a paper from another one before they can begin.',
      ],
      [
        'A mistake that is found too late is expensive, so nobody hurries.',
        'Only you are in a rush. The others want it to be right.',
      ],
    ],
    parts: [
      [
        ['The bank checks you and the house', 'First the bank needs your papers'],
        [
          'Your income, and whether the house is worth the loan. Send everything at once.',
          'If one page is missing, it takes another week.',
          'Have all of them ready.',
        ],
        'A folder of bank papers on a desk',
      ],
      [
        ['A surveyor looks at the house', 'Book the survey at once'],
        [
          'Good surveyors have a waiting list.',
          'If something is found, you have to talk again.',
          'It is good to know now.',
        ],
        'A damp meter held to a wall',
      ],
      [
        ['The lawyers check the papers', 'A lawyer or notary looks at the past'],
        [
          'Who owns it, who may walk across it, and what is planned next door? Offices take their time.',
          'Even a small house can have a lot of history.',
          'Some of these papers are older than any of you.',
        ],
        'An old plan with a red line',
      ],
      [
        ['Everybody waits for the slowest', 'The people in the chain'],
        [
          'Your seller is buying too, and so is theirs.',
          'Agree on a date that everybody can keep.',
          'One missing paper is enough to hold up five families.',
        ],
        'A row of keys on hooks',
      ],
    ],
    turn: [
      'After weeks of nothing, everything has to be done in four days.',
      'When you have the keys you forget the waiting.',
    ],
    asks: [
      'How long did it take you from the offer to the keys?',
      'What was the oddest paper that somebody wanted from you?',
    ],
    ends: {
      p: 'Agree at the start who tells whom how things are going.',
      f: 'It does end. One day somebody gives you a key.',
      a: 'Papers first, survey at once, one call a week.',
      t: 'Make a list: which paper, from whom, since when.',
      h: 'Somewhere a fax machine is kept alive only for this.',
      i: 'It is easier to be patient if you know why.',
      l: 'One last signature, and then the key.',
    },
    caution: [
      'Procedures, deadlines and the moment at which a sale binds differ from country to country. Ask a lawyer or notary where you buy.',
      'How it works, by when, and when it binds you differs by country. Ask a lawyer or notary where you are buying.',
    ],
    keep: 'the day your offer is accepted',
    send: 'somebody who is waiting for the keys',
    own: [
      {
        kinds: ['service', 'process', 'number', 'guarantee'],
        about: 'sales progress|after the offer|completion|(?:onward|property) chain|conveyanc|until the keys',
        lead: 'How we help in these weeks.',
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
    unless: LETS_ONLY,
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
    cover: 'How to report a repair',
    gist: [
      'Say what is broken and since when, add two photos and three times when somebody can come. Do it in writing, and the repair gets done sooner.',
      'If you report a repair well, the plumber brings the right part the first time.',
    ],
    subject: ['Report it so that it gets repaired', 'Two photos and three times'],
    hooks: {
      '*': [
        '"The heating is broken," and somebody comes to look. With a photo of the display they bring the right part.',
        'Many repairs in rented homes take two visits. With a good message one is enough.',
        'A good message about a repair saves you a day off work.',
      ],
      p: 'A complete message about a repair saves everybody a visit, and the date in it protects you.',
      f: 'Something is dripping, and you rent? Write five lines and send two photos.',
      a: 'Report repairs in writing, with photos and times.',
      t: 'Where, what, since when, how often, make and model, and your times: that is what to report.',
      h: '"It makes a noise," the tenant reported. "What sort of noise?" "A bad one."',
      i: 'If you report a repair early, you look after the house.',
      l: 'A {tap|faucet} that no longer drips is a lovely silence.',
    },
    lines: {
      '*': [
        'To report a repair, say: where, what, since when, two photos, and three times when somebody can come.',
        'Photograph the label of the boiler or the washing machine too. Then the plumber can bring the part.',
        'Report a small leak on the day you see it. In many places a tenant who says nothing has to pay for the damage.',
        'Reported a repair by phone? Write two lines afterwards: "as discussed today, about the drip".',
        'Landlords: answer a repair request the same day, even if only with a date. Silence is what people get angry about.',
      ],
      h: ['"It only drips a little" is what people said about most ceilings that have come down.'],
    },
    scene: [
      'The plumber looks under the sink, says "ah, one of those", and drives off to get the part. He will be back on Thursday. A photo would have helped.',
      'Three voice messages about a repair, each angrier than the last, and none of them with a name.',
    ],
    why: [
      [
        'Somebody has to decide whom to send, and with which part. "Broken" is not enough.',
        'Your landlord cannot see it. A photo helps.',
      ],
      [
        'In most countries the landlord has to repair it, and you have to report it. So write it down with a date.',
        'If there is a date on it, nobody argues about who knew what.',
      ],
    ],
    parts: [
      [
        ['Say where it is and what is wrong', 'Describe it in plain words'],
        [
          '"Bathroom, left tap, drips after I have turned it off."',
          'Say what you hear or smell too.',
          'Which room, and what exactly?',
        ],
        'A hand pointing at a joint under a basin',
      ],
      [
        ['Say since when and how often', 'Write down when it began'],
        [
          'Then they know how urgent it is.',
          'If you do not know, write when you first noticed it.',
          '"Since Tuesday, and getting worse" is clear.',
        ],
        'A date noted on a phone',
      ],
      [
        ['Add two photos and the label', 'Photograph it from far and from near'],
        [
          'On the label are the make and the model.',
          'If it makes a noise, send a short film.',
          'Then the right part is in the van.',
        ],
        'A phone photographing a type plate',
      ],
      [
        ['Suggest three times for a visit', 'Say when somebody can come in'],
        [
          'And give a phone number that you answer.',
          'May they come in when you are out? Is there a cat?',
          'Most delays are because nobody was at home.',
        ],
        'A key held out to a person with a toolbox',
      ],
      [
        ['Keep the message and the answer', 'Ask again after a week'],
        [
          'Reply to your first message, so that they see the date.',
          'If nothing happens for long, ask an advice centre.',
          'Keep it all together.',
        ],
        'A message thread on a screen',
      ],
    ],
    turn: [
      'And when it is done, say thank you. Good plumbers remember it.',
      'If you smell gas, see sparks or have water coming through the ceiling, {ring|call} at once.',
    ],
    asks: [
      'How do you report repairs: by phone or in writing?',
      'What drips, sticks or rattles in your home right now?',
    ],
    ends: {
      p: 'It also works if you own your home and call a plumber.',
      f: 'Nobody will think you are fussy. We are glad of it.',
      a: 'Where, what, since when, photo, times.',
      t: 'Give your photos a date. You may need them when you move out.',
      h: 'You may also do the noise on the phone. We enjoy it.',
      i: 'A house lasts longer if people talk to each other.',
      l: 'A small thing, repaired in time.',
    },
    caution: [
      'Duties, deadlines and the right to reduce rent differ between countries and contracts. Get advice before you withhold anything. In danger {ring|call} the emergency service first.',
      'What landlords owe you, by when, and if rent may be reduced depends on country and contract. Get advice before you hold anything back, and in danger call the emergency service first.',
    ],
    keep: 'the next time something drips',
    send: 'somebody who rents, or who lets',
    own: [
      {
        kinds: ['service', 'hours', 'process', 'policy', 'place'],
        about: 'tenants?\\b|property management|repairs?\\b|maintenance',
        lead: 'How to report it to us.',
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
    only: LETS,
  },
];
