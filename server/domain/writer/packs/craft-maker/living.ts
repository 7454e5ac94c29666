// Handmade things at home, through the year.
import type { Idea } from '../../library/idea.ts';

export const LIVING: readonly Idea[] = [
  {
    id: 'shelf-or-table',
    format: 'either',
    again: 6,
    emoji: '🫖',
    tags: ['HandmadeHome', 'UseIt', 'CraftLovers'],
    title: [
      'Handmade things: use them or keep them on the shelf?',
      'Use it or save it: what do you do with handmade things?',
    ],
    cover: 'Shelf or table?',
    gist: [
      'You own one thing made by hand that you really love. Does it stand where it can be seen, or is it in use, with all that may happen to it?',
      'Some drink from it each morning. Others have it on the top shelf, with a light. Where does yours live?',
    ],
    subject: ['Do you use it, or look at it?', 'Top shelf or breakfast table'],
    hooks: {
      '*': [
        'The loveliest bowl in the house: does it hold fruit, or does it hold its breath?',
        'Ask a maker where the piece should go, and you will hear two answers, often from the same maker.',
        'It is lovely. Does it ever get soup?',
      ],
      p: 'Use wears a piece out and also makes it yours. Both are worth something.',
      f: 'Think of the nicest handmade thing you own. Where is it at this moment?',
      a: 'Decide for each piece, once, and then do not fret.',
      t: 'Most functional ware is built for thousands of uses; what ends it is nearly always an impact.',
      h: 'The good teapot has seen eleven Christmases, all of them from above.',
      i: 'A thing in use is in conversation with you every day.',
      l: 'On the shelf it is admired. In the hand it is known.',
    },
    lines: {
      '*': [
        'Your favourite handmade piece: in daily use, or out of reach?',
        'Use the cup, and show the vase. A cup on a shelf is only half there; a vase does its work by standing about.',
        'If it breaks in use, you have had it a thousand times. If it breaks on the shelf, you had it once.',
        'A middle way: Sundays. Nothing gets broken often that is only used once a week, and nothing gets forgotten.',
      ],
      h: [
        'In many homes there is a bowl for looking at. Next to it stands the one for soup. It has a chip and all the stories.',
      ],
    },
    scene: [
      'Visitors are coming. A hand goes up to the top shelf, hovers, and takes the ordinary plates.',
      'The cup that you were given has a hairline by now. You go on using it, a little more slowly.',
    ],
    why: [
      [
        'Hands tell you things about a piece that eyes do not: the weight, the balance, the place for the thumb.',
        'Half of what went into it was thought out for holding, and cannot be seen at all.',
      ],
    ],
    parts: [
      [
        'On the shelf',
        [
          'Safe from dishwashers, uncles and cats. You see it a hundred times a day, and it stays whole.',
          'Some pieces are pictures that happen to have a handle.',
          'You look at it, it looks at you, and nothing happens to either.',
        ],
        'A single bowl on a high shelf',
      ],
      [
        'On the table',
        [
          'It gets stained, chipped and loved. Perhaps it will last ten years instead of fifty.',
          'Makers are pleased to hear of this one. They had coffee in mind.',
          "It is washed, it is used, it has a chip at two o'clock.",
        ],
        'A handmade cup in use at breakfast',
      ],
    ],
    turn: [
      'If in doubt, ask whoever made it. They mostly say: use it.',
      'And if you have two, the question is settled.',
    ],
    asks: [
      'Do you use your best handmade piece, or look at it?',
      'Has one ever broken, and did you keep the pieces?',
    ],
    ends: {
      p: 'The price per use comes down with each breakfast.',
      f: 'We would love a picture of yours, in the sink or on the mantelpiece.',
      a: 'It was made to be held. Hold it.',
      t: 'For display, avoid direct sun on anything dyed, oiled or waxed.',
      h: 'Dust is also a kind of patina.',
      i: 'What is in use is looked after.',
      l: 'Tea, from something that a hand has shaped.',
    },
    keep: 'the next time you reach for the ordinary plates',
    send: 'someone who saves the good teapot',
    own: [
      {
        about: 'mugs?|bowls?|cups?|plates?|spoons?|boards?|blankets?|vases?',
        kinds: ['product', 'price', 'guarantee'],
        lead: 'Most things are made to be used.',
      },
    ],
    pic: {
      ask: "One of your pieces in somebody's kitchen, in use, with stains and all",
      alt: 'A handmade mug in use on a breakfast table',
    },
    claims: [['Functional ware fails mostly by impact', 'ceramics practice']],
  },
  {
    id: 'still-on-her-windowsill',
    format: 'question',
    again: 6,
    emoji: '🦔',
    tags: ['ChildhoodCrafts', 'HandmadeWithLove', 'CraftLovers'],
    title: [
      'What did you make as a child that still exists?',
      'What did you make at school that somebody still has?',
    ],
    cover: 'Still on her windowsill',
    gist: [
      'A clay hedgehog, a pot holder, a birdhouse that no bird has ever gone into. What did you make as a child that somebody has kept to this day?',
      'Parents throw out the sofa and keep the egg carton crocodile. What of yours is still standing somewhere?',
    ],
    subject: ['Is the hedgehog still there?', 'What did your mother keep?'],
    hooks: {
      '*': [
        'On many windowsills stands a clay animal that only one person can identify.',
        'Three moves, two floods, and the pot holder is still there.',
        'Nobody would steal it, and nobody would sell it.',
      ],
      p: 'What parents keep longest was almost never bought.',
      f: "Go through your parents' kitchen in your mind. What of yours is still on the wall?",
      a: 'The worst pot you ever made has outlived every good one.',
      t: 'Survivors tend to be small, unbreakable or hung up high.',
      h: 'It is an elephant. It was a horse until the accident.',
      i: 'Somebody dusts a small crooked thing each week, and thinks of you.',
      l: 'A thumbprint in the clay, smaller than any you have now.',
    },
    lines: {
      '*': [
        'What did you make as a child that still exists somewhere?',
        'Write name, age and year on the bottom of what children make. In twenty years it is the best thing about it.',
        'Photograph the cardboard ones from all sides and let them go. The clay ones will look after themselves.',
        'Put one of them to work: the lopsided bowl holds keys better than any {shop-bought|store-bought} one.',
      ],
      h: [
        'A basket woven at {primary|elementary} school is used for onions. None has ever fallen out where there was a side.',
      ],
    },
    scene: [
      "You are looking for a spoon at your mother's, and there it hangs: a pot holder in orange and brown, scorched, with your initials.",
      'A clay thing with four legs stands beside the telephone. Visitors say "how sweet", and nobody asks what it is.',
    ],
    why: [
      [
        'Children give things away entirely. Grown-ups notice, and can never throw such a thing out.',
        'There are fingerprints in it of a size that no longer exists.',
      ],
    ],
    parts: [
      [
        ['The clay animal', 'An animal, possibly'],
        [
          'Species uncertain, ears mended twice. It has stood by the same plant for decades.',
          'Hollowed out too little, it came through the firing by sheer luck.',
          'It has a name, so that nobody has to guess.',
        ],
        'A small clay animal on a windowsill',
      ],
      [
        ['The useful thing', 'Something for the kitchen'],
        [
          'Pot holder, letter rack, key board. In service to this day, since it was made to last by accident.',
          'The stitches go in every direction, and it has never come undone.',
          'It has held more hot pans than any bought one.',
        ],
        'A worn pot holder on a hook',
      ],
      [
        ['The thing in {the loft|the attic}', 'Something large'],
        [
          'Papier-mâché over a balloon, and the balloon is still in there.',
          'Nobody has seen it in years. Nobody would dare to ask for it to be thrown away.',
          'It is up there. You can hear it dry.',
        ],
        'A cardboard box in {a loft|an attic}',
      ],
    ],
    turn: [
      'Ask at your next visit. There will be a drawer.',
      'Many a maker began like that, and a few still cannot do ears.',
    ],
    asks: [
      'What did you make as a child that somebody still has?',
      'Which thing made by a child will you never throw away?',
    ],
    ends: {
      p: 'A date on the bottom turns it into a record.',
      f: 'Send a photograph, and let people guess what it is.',
      a: 'Keep one. Write the year on it.',
      t: 'Air-dried clay crumbles when it gets damp; a coat of clear varnish helps.',
      h: 'The artist has never explained it, and nobody has dared to ask.',
      i: 'For somebody it was the finest thing that was made that year.',
      l: 'It stands in the light, and casts a small crooked shadow.',
    },
    keep: 'your next visit home',
    send: 'your mother, who still has it',
    own: [
      {
        about: '(?:children|kids|famil)[^.]{0,24}(?:class|club|workshop|clay)|half.term',
        kinds: ['event', 'service', 'price'],
        lead: 'Somebody is making the next one.',
      },
    ],
    pic: {
      ask: 'The earliest thing you made that still exists',
      alt: 'A small crooked clay animal made by a child',
    },
    claims: [['Air-dried clay is not water-resistant', "modelling material makers' advice"]],
  },
  {
    id: 'keep-the-name-with-it',
    format: 'tip',
    again: 9,
    emoji: '🔖',
    tags: ['Provenance', 'HandmadeHome', 'CraftTips'],
    title: [
      "Why you should keep the maker's card with the piece",
      'Who made it? Keep the card with the piece',
    ],
    cover: 'Keep the name with it',
    gist: [
      "Put the maker's card into the drawer of the table, under the lining of the box, in the toe of the sock. One day somebody will want to know who made it, when, and how it is cared for.",
      'A name, a year and a price, slipped inside the thing itself: it helps with the second order, the repair and, some time later, the heirs.',
    ],
    subject: ['Who made that?', 'Put the card inside'],
    hooks: {
      '*': [
        'Every flea market has a table of fine things whose makers nobody can name.',
        '"Where did you get that?" is asked about good things for years, and after two of them you have forgotten.',
        'In two years you will say: from a woman at a market, somewhere.',
      ],
      p: 'A card kept with a piece makes it easier to repair, to replace and to sell.',
      f: "Do you have a drawer full of makers' cards, and no idea which goes with what?",
      a: 'Card inside. Year on it. Done.',
      t: 'Provenance is a chain of names and dates; the first link is yours to write.',
      h: 'The valuer turned it over, looked very thoughtful, and said: "A bowl."',
      i: 'A name that is kept keeps a person with it.',
      l: 'Under the drawer, in pencil, a name and a summer.',
    },
    lines: {
      '*': [
        "Tape the maker's card under the shelf, inside the lid or behind the picture. A drawer of loose cards belongs to nothing.",
        'Write three things on the card: year, place, occasion. "From us, for the new kitchen" is worth more later than the price.',
        'Photograph the piece with its card and the signature. Insurers like it, and so do grandchildren.',
        'Ask for the care instructions in one sentence and add them. "Oil twice a year, no olive oil" saves a board.',
      ],
      h: ['On the bottom it says "Made with lo", and then the glaze ran.'],
    },
    scene: [
      'One of four cups has broken. You would like to have it made again, and all that you know is that it was raining and the stall was green.',
      "A family stands round a small table. It was somebody's favourite. No one can say from where.",
    ],
    why: [
      [
        'Signatures get glazed over, rubbed away or were never there. Paper with a name is easier to read.',
        'A mark on the base tells an expert something. A card tells everybody.',
      ],
      [
        'Makers can often repeat or repair a piece if you know which year it is from.',
        'With a name and a date, one message is enough to learn what it was oiled with.',
      ],
    ],
    parts: [
      [
        ['Put it inside the thing', 'Keep the card inside the thing'],
        [
          'Drawer, lining, lid, pocket: somewhere that goes along when it moves.',
          'What lies in a folder called "house" will be in another house than the chair.',
          'It should move house along with it.',
        ],
        'A card being taped under a small table',
      ],
      [
        ['Add year and occasion', 'Add a year and a reason'],
        [
          'The maker does not know whose wedding it was.',
          'Soft pencil on plain card lasts longer than most inks, and than any app.',
          'That part only you know.',
        ],
        'A pencil writing a year on a card',
      ],
      [
        ['Take one picture with both', 'And one photo of all of it'],
        [
          'Piece, card and underside together. It is found by the date, even if the paper is lost.',
          'For anything dear, that picture goes where the insurance papers are.',
          'And with its underside up.',
        ],
        'A bowl upside down beside a card',
      ],
    ],
    turn: [
      'If you did not take a card, write one yourself. A market and a year will do.',
      'It takes a minute, and somebody will bless you for it in forty years.',
    ],
    asks: ['Do you know who made your favourite cup?', 'What do you own that has a name on the bottom?'],
    ends: {
      p: 'A repair begins with knowing whom to ask.',
      f: 'Go and look under something. You might meet somebody.',
      a: 'Name. Year. Inside.',
      t: 'Avoid tape directly on leather, varnish or silver; use the lining or an envelope.',
      h: 'In eighty years an expert will hold the thing up on television, and you will be the one who knew.',
      i: 'Those who come after you will know whom to thank.',
      l: 'A small card, gone soft, that has lain there from the beginning.',
    },
    work: "The same holds for a company's own work. A drawing without a date, a file without a name: after a year nobody dares to touch it or to throw it away. The label costs a minute, when you still know.",
    keep: 'the next piece that you bring home',
    send: 'someone with a drawer of loose cards',
    own: [
      {
        about: 'sign(?:ed|ature)|stamp(?:ed)?\\b|certificate|maker.?s mark|hallmark',
        kinds: ['process', 'product', 'service', 'guarantee'],
        lead: 'A piece ought to remember where it comes from.',
      },
    ],
    pic: {
      ask: 'The underside of one of your pieces beside your card',
      alt: "The underside of a bowl with a maker's card beside it",
    },
    claims: [['Provenance aids repair, insurance and resale', 'conservation and auction practice']],
  },
  {
    id: 'not-in-the-attic',
    format: 'mistake',
    again: 10,
    emoji: '📦',
    tags: ['StoringHeirlooms', 'HandmadeHome', 'CareForThings'],
    wrong: 'Storing good things in plastic under the roof',
    title: [
      'How to store handmade things and heirlooms',
      'Storing precious things: not too hot, not too damp',
    ],
    cover: 'Not in {the loft|the attic}',
    gist: [
      'What hurts stored things is change: hot days, cold nights, damp. Under a bed in the middle of the house is better than under the roof, and tissue is better than plastic or newspaper.',
      'Wrap loosely, let it breathe, keep it where people live. If you would not sleep there, your quilt should not either.',
    ],
    subject: ['Would you sleep up there?', 'Newspaper prints on porcelain'],
    hooks: {
      '*': [
        'The worst two places for anything good are the warmest and the dampest in the house, and that is where we put the boxes.',
        'Under the bed it would have been fine.',
        'Attic and cellar, the two worst rooms, and all of our boxes.',
      ],
      p: 'Most damage in storage can be avoided with plain tissue and the right room.',
      f: 'Is there a quilt or a box of pots up there under the roof? Fetch it down, have a cup of tea, and read on.',
      a: 'Keep it where you live. Let it breathe.',
      t: 'Swings of humidity make wood, leather and textile swell and shrink; plastic traps what they give off.',
      h: 'It was stored very safely. The moths had the place to themselves.',
      i: 'What lies in a box for years can still be treated as if it mattered.',
      l: 'White tissue, a cedar drawer, a dark and even room.',
    },
    lines: {
      '*': [
        'Newspaper is for packing, not for keeping. Its ink rubs off and its paper turns acid. Plain white tissue or an old washed sheet is better.',
        'Wrap textiles round a tube instead of folding them. If you have to fold, fold elsewhere next year, or the crease becomes a tear.',
        'No sealed plastic for wool, wood or leather. Moisture that cannot leave comes out as mould.',
        'Never stack bowls without something between them. A paper towel or a felt circle is enough.',
      ],
      h: ['The box says "fragile, top, kitchen". It is at the bottom, upside down, in the garage.'],
    },
    scene: [
      'A ladder, a {torch|flashlight}, a crate from three winters ago. The lid comes off with a small sigh, and so does the smell.',
      'You unwrap the blue bowl from its newspaper. On the white inside, quite legibly, is the weather forecast.',
    ],
    why: [
      [
        'Under a roof it may be as hot by day as in a parked car and frosty by night, and everything glued, woven or turned moves with it.',
        'Heat shrinks a board and damp swells it, year in, year out, until the joint has had enough.',
      ],
      [
        'Plastic shuts damp in along with the thing, and cheap paper and some plastics give off acids as they age.',
        'In a sealed bag moisture has nowhere to go. Mould needs no more than that.',
      ],
    ],
    parts: [
      [
        ['Choose a room with people in it', 'Keep it where people live'],
        [
          'Under a bed, on top of a {wardrobe|closet}, in an inside cupboard.',
          'Where you are comfortable, wood and wool are, too.',
          'What suits you suits wool.',
        ],
        'A flat box pushed under a bed',
      ],
      [
        ['Clean it before it goes away', 'Clean it before you put it away'],
        [
          'Moths eat sweat and crumbs, and silver goes black fastest where there was egg.',
          'A stain that looks like nothing today will be brown by the time it comes out.',
          "Tomorrow's stain is today's nothing.",
        ],
        'A brush moving over a folded blanket',
      ],
      [
        ['Wrap it in something plain', 'Wrap it so that it can breathe'],
        [
          'White tissue, unbleached cotton, an old pillowcase. Loose, so that air gets in.',
          'Rubber bands harden and eat into things; cotton tape never does.',
          'An old pillowcase is better than any film.',
        ],
        'A bowl being wrapped in white tissue',
      ],
      [
        ['Write on the outside what is inside', 'Label the box from outside'],
        [
          'And a year. A box that has to be opened to be known gets dropped in the end.',
          'One picture stuck on the lid is quicker than any list.',
          'What one has to open, one drops.',
        ],
        'A photograph taped to the lid of a box',
      ],
    ],
    turn: [
      'Open the boxes once a year, on a dry day. It takes an afternoon, and half of it goes on stories.',
      'And ask yourself with each one if it might not rather be used.',
    ],
    asks: [
      'What is in the boxes that you have not opened for years?',
      'Where do you keep what is too good to use?',
    ],
    ends: {
      p: 'Tissue and a better place cost next to nothing.',
      f: 'You might even find the tree stand while you are at it.',
      a: 'Dry. Dark. Indoors.',
      t: 'Archivists use acid-free tissue and steady humidity around the middle of the scale.',
      h: 'The box at the very back is from the people before you. Leave it. It has its reasons.',
      i: 'Things last when someone knows where they are.',
      l: 'The tissue rustles, and it lies there as on the first day.',
    },
    keep: 'the next time you carry boxes upstairs',
    send: 'someone with boxes under the roof',
    own: [
      {
        about: 'care (?:kit|guide|advice|card)|repair|restor|conservation',
        kinds: ['service', 'product', 'process', 'price'],
        lead: 'For some things, storing is not enough.',
      },
    ],
    pic: {
      ask: 'One of your pieces half wrapped in plain white tissue',
      alt: 'A handmade bowl half wrapped in white tissue paper',
    },
    claims: [
      [
        'Stable humidity, acid-free tissue, no newspaper, no sealed plastic for organic materials',
        'museum conservation advice for households',
      ],
    ],
  },
  {
    id: 'not-in-a-hot-car',
    format: 'season',
    again: 10,
    emoji: '🌡️',
    when: { season: ['summer'] },
    tags: ['SummerCare', 'HandmadeHome', 'CraftTips'],
    title: ['How to keep handmade things safe in summer heat', 'Candles, leather and wood in a heatwave'],
    cover: 'Never in a parked car',
    gist: [
      'A parked car in the sun gets hot enough to bend candles, soften glue and dry out leather. Take it home first and shop afterwards, and at home keep it away from the windowsill.',
      'Heat and light are what summer does to handmade things. Shade, a cool bag and a windowsill left empty are the remedy.',
    ],
    subject: ['The candle in the car', 'What the windowsill does in summer'],
    hooks: {
      '*': [
        'A candle that has spent one hour in a parked car will bow to you when you unwrap it.',
        'Sunny side, big window, lovely light: just where nothing dyed should stand in summer.',
        'It went in straight and came out bowing.',
      ],
      p: 'An hour in a hot car can undo a week at the bench.',
      f: 'Been to a market today? Then fetch your bag out of the car before you put your feet up.',
      a: 'Home first. Then the ice cream.',
      t: 'Soft waxes slump well below their melting point; hide glue and some resins let go in the heat of a closed car.',
      h: 'It was a straight candle on Saturday. It has since taken an interest in the floor.',
      i: 'To carry something home carefully is the last step of making it.',
      l: 'Linen blinds, a cool shelf, the piece in half shade.',
    },
    lines: {
      '*': [
        'Bought a candle, soap or anything glued? Do not leave it in the car. A closed one in the sun gets far hotter than the day.',
        'A bent candle: lay it in warm water for a few minutes, roll it straight on a board, cool it in cold water.',
        'Light fades dyes for good. Turn textiles and prints every few weeks, or hang them where the sun does not reach.',
        'Handmade soap sweats on muggy days. Wipe it, give it air, and use it; the drops are water out of the air, drawn in by its glycerine.',
      ],
      h: ['The beeswax bear had ears when it left the market.'],
    },
    scene: [
      'Home from the craft market with a detour by way of the lake. In the {boot|trunk}, in tissue paper, something has slowly lain down.',
      'On the windowsill stands a blue vase on a cloth that used to be blue.',
    ],
    why: [
      [
        'A car with its windows shut is an oven with seats. Wax, chocolate and glue are quicker to notice than we are.',
        'Behind glass the warmth comes in and does not get out, and within the hour it is far hotter inside than out.',
      ],
      [
        'Sunlight also takes dyes apart, and no care brings those back.',
        'A shape can sometimes be rescued. A colour that has gone has gone.',
      ],
    ],
    parts: [
      [
        ['Take it along, or take it home', 'Do not leave it in the car'],
        [
          'In a bag over the shoulder it comes to less harm than under the seat.',
          'If it has to wait in the car: on the floor, in the shade, in a cool bag without ice.',
          'If you must, in the shade, on the floor, in something insulated.',
        ],
        'A paper bag carried over a shoulder at a market',
      ],
      [
        ['Clear the sunny windowsill', 'Away from the pane'],
        [
          'Candles, prints, leather and anything dyed move back by a metre.',
          'Glass may stay, but a round vase full of water can gather the sun like a lens.',
          'Colours go first, and then shapes.',
        ],
        'An empty sunny windowsill',
      ],
      [
        ['Order soft things on a Monday', 'Order early in the week'],
        [
          'Then the {parcel|package} does not spend its weekend in a hot van or depot.',
          'Many makers hold back candles and balms in a heatwave. It is kindness, not delay.',
          'A depot on a Sunday is an oven.',
        ],
        'A small {parcel|package} in the shade of a doorway',
      ],
      [
        ['Oil the wood before the dry weeks', 'Wood gets a little oil'],
        [
          'Boards and spoons lose moisture fast, and dry wood cracks from the end.',
          'A thin coat, wiped off, does for the whole season.',
          'Thin, and wiped off again.',
        ],
        'A cloth rubbing oil into a wooden board',
      ],
    ],
    turn: [
      'Clay, glass and stone do not mind any of it. They have been through worse.',
      'What feels too hot to your hand is too hot for wax.',
    ],
    asks: ['What has melted in your car?', 'What of yours has faded on the windowsill?'],
    ends: {
      p: 'Shade costs nothing and works at once.',
      f: 'And drink something yourself, too.',
      a: 'Out of the car. Off the sill.',
      t: 'Beeswax holds its shape to a higher temperature than {soya|soy}; it is the better candle for a hot room.',
      h: 'If it has melted anyway, call it organic and put it in the hall.',
      i: 'We keep cool what we mean to keep.',
      l: 'Evening, the shutters open, and the colours are all still there.',
    },
    caution: [
      'A glass ball or round vase in direct sun can start a fire; move it out of the light.',
      'Round glass in the sun can light a fire. Put it somewhere else.',
    ],
    keep: 'the next market day in the sun',
    send: 'whoever is going via the lake',
    own: [
      {
        about: 'post(?:age|ing)|shipping|deliver|dispatch|collect',
        kinds: ['process', 'policy', 'service', 'price'],
        lead: 'How a thing travels matters in summer.',
      },
    ],
    pic: {
      ask: 'One of your pieces in half shade near a sunny window',
      alt: 'A handmade piece in the shade beside a sunny window',
    },
    claims: [
      [
        'Closed cars in sun reach temperatures that soften wax and glue',
        "road safety measurements; candle makers' advice",
      ],
      ['Round glass can focus sunlight and start fires', 'fire service advice'],
      ['Glycerine in soap attracts moisture; beeswax melts higher than soy wax', 'soap and candle textbooks'],
    ],
  },
  {
    id: 'when-the-heating-is-on',
    format: 'season',
    again: 10,
    emoji: '🪵',
    when: { season: ['winter'] },
    tags: ['WinterCare', 'HandmadeHome', 'CraftTips'],
    title: [
      'What dry heated air does to wood, leather and wool',
      'Wood and leather in winter: protect them from dry air',
    ],
    cover: 'Dry air, cracked lid',
    gist: [
      'In heated rooms the air is drier than most people think. Lids loosen, boards crack, leather stiffens. Keep handmade things an arm from the radiator, and give the wood a little oil.',
      'When your lips crack, so does the salad bowl. An arm of distance from the heater and a thin coat of oil bring wood and leather through the winter.',
    ],
    subject: ['Why the lid is suddenly loose', 'An arm from the radiator'],
    hooks: {
      '*': [
        'The drawer that stuck all summer slides like butter. It is not better; it is drier.',
        'You can hear winter in a wooden house: a crack, some time after midnight, out of the table.',
        'At midnight, in January, a table speaks.',
      ],
      p: 'An arm of distance from the radiator prevents most cracks.',
      f: 'Are your hands dry as well? Your {chopping|cutting} board says the same.',
      a: 'Nothing made of wood above a radiator.',
      t: 'Cold air holds little water; warmed up, its relative humidity falls, and wood gives off moisture until it matches.',
      h: 'The salad bowl needs cream as well, and often gets the better one.',
      i: 'To live with natural materials is to live with their seasons.',
      l: 'Oil on a soft cloth, along the grain, in lamplight.',
    },
    lines: {
      '*': [
        'Loose lid in winter, stuck drawer in summer: that is wood breathing. Wait for spring before you sand anything.',
        'Keep wood, leather and baskets an arm away from radiators and stoves. A board above the heater will warp within weeks.',
        'A basket or a cane seat that crackles wants a mist of water on its underside. It is dry, not old.',
        'Wool crackles and clings when the air is dry. A bowl of water in the room helps you, the {jumper|sweater} and the guitar.',
      ],
      h: ['At night the cupboard cracks its knuckles. It is getting ready for something.'],
    },
    scene: [
      'Frost outside, everyone round the stove. From the corner where the old chest stands comes a noise like a dry twig.',
      'You take the lid off the wooden box, and for the first time it goes quite easily.',
    ],
    why: [
      [
        'Heating makes air thirsty, and it drinks from whatever is there: skin, plants, wood.',
        'What comes in at the window from outside is cold and holds little water. Once warm, it takes some from the furniture.',
      ],
      [
        'Wood shrinks across its grain as it dries, and if one side dries faster it warps or splits.',
        'A board on a radiator loses water from below only. It bends towards the heat, or opens at the end.',
      ],
    ],
    parts: [
      [
        ['Move it an arm away from the heat', 'Move things away from the radiator'],
        [
          'Radiator, stove, hot pipe, sunny pane. The air directly above is the driest in the house.',
          'A shelf over a heater is for tiles, cups and other things that have been fired already.',
          'An arm is enough, and a shelf above the heater is not.',
        ],
        'A wooden box being moved away from a radiator',
      ],
      [
        ['Oil boards, bowls and handles thinly', 'Rub in a thin coat of oil'],
        [
          'A film that is wiped off slows the drying. It does not stop it, and that is fine.',
          'End grain drinks first and most, so begin at the ends.',
          'The ends come first, since they drink most.',
        ],
        'Oil rubbed into the end of a wooden board',
      ],
      [
        ['Give leather a little, and let it rest', 'Give leather balm, and time'],
        [
          'A colourless balm, sparingly, polished off the next day.',
          'Stiff leather that is bent will crack. Warm it in your hands before you fold it.',
          'Bend nothing that is stiff.',
        ],
        'Balm rubbed into a leather bag with a cloth',
      ],
      [
        ['Leave cracks alone until spring', 'Leave cracks open until spring'],
        [
          'Many of them close by themselves when the air is moister.',
          'A gap filled in frost is squeezed out again in summer.',
          'In May it shuts by itself.',
        ],
        'A fine crack in a wooden table top',
      ],
    ],
    turn: [
      'Things that move with the weather are made of something that once grew.',
      'Air the room briefly and widely, then shut the window and let everyone recover.',
    ],
    asks: ['What creaks at your place in winter?', 'What of yours has cracked near a radiator?'],
    ends: {
      p: 'A cloth, a spoon of oil, a quarter of an hour.',
      f: 'And then cream for your own hands. You have earned it.',
      a: 'An arm of distance. A little oil.',
      t: 'A hygrometer costs little; somewhere around the middle of its scale suits wood and people.',
      h: 'If the table talks in its sleep, that is only the humidity.',
      i: 'With a bit of care it will see many winters with you.',
      l: 'The wood turns a shade darker, and is content.',
    },
    caution: [
      'Lay oily rags out flat to dry, or shut them in a metal tin with a lid: some oils can make a crumpled rag catch fire.',
      'Oily rags are spread out flat until dry, or kept in a tin with a lid. Crumpled up they can catch fire.',
    ],
    keep: 'the first week of frost',
    send: 'whoever has a bowl on the radiator',
    own: [
      {
        about: 'wood|oak|walnut|leather|wool|basket|\\boil\\b|wax|balm',
        kinds: ['product', 'process', 'guarantee'],
        lead: 'Natural materials stay on the move.',
      },
    ],
    pic: {
      ask: 'A wooden or leather piece and a soft cloth in winter light',
      alt: 'A hand oiling a wooden board in winter light',
    },
    claims: [
      [
        'Heated winter air has low relative humidity; wood shrinks across the grain as it dries',
        'wood technology textbook',
      ],
      ['Rags with drying oils can self-heat', 'fire service advice'],
    ],
  },
  {
    id: 'the-mending-afternoon',
    format: 'season',
    again: 10,
    emoji: '🌱',
    when: { season: ['spring'] },
    tags: ['MendIt', 'SpringCleaning', 'CareForThings'],
    title: [
      'What to mend in spring: a walk through the house',
      'Mend what is loose: one afternoon with a basket',
    ],
    cover: 'Walk round with a basket',
    gist: [
      'Go through the house with a basket and collect what is loose, chipped or wobbling. Sort it into three heaps: ten minutes, one evening, a professional. And do the ten minute heap the same afternoon.',
      'Spring cleaning moves dust. A mending afternoon moves the handle that has been loose since the cold came.',
    ],
    subject: ['One basket, one walk, three heaps', 'What has been wobbling all winter?'],
    hooks: {
      '*': [
        'In every home there is a screw that wants one turn, and has wanted it for a year.',
        'Take a basket, not a duster, and walk through your house.',
        'It needs half a turn, and has needed it since last May.',
      ],
      p: 'Most household repairs take ten minutes. What takes a year is beginning.',
      f: 'Sunday, sun through dirty windows? Leave the windows. Let us find what is loose.',
      a: 'Collect first. Mend today.',
      t: 'Joints loosen as heated air dries them, and the slack shows at the end of the cold season.',
      h: 'The chair has been about to be mended since before the dog.',
      i: 'To mend something is to say that it may stay.',
      l: 'Thread, glue, beeswax, and a long light afternoon.',
    },
    lines: {
      '*': [
        'Walk through the house with a basket: whatever is loose, chipped or missing a button goes in. Then three heaps: now, tonight, somebody else.',
        'A drawer that sticks wants a rub with a candle end along its runners. That is the whole repair.',
        'Loose screw in wood? Take it out, push in a matchstick with a drop of glue, snap it off, and put the screw back.',
        'Put the broken piece and every crumb of it in one bag with a label. Half a repair is knowing where the other half is.',
      ],
      h: [
        'In the bag "to be mended": three {zips|zippers}, a lamp, and a note that says "buy glue", from two {flats|apartments} ago.',
      ],
    },
    scene: [
      'The sun shines right into the corner for the first time, and there it is: the handle that you hold so carefully by now that you no longer notice.',
      'A basket on the kitchen table: a cup and its ear, a toy bus with three wheels, a lamp that only works if you speak to it.',
    ],
    why: [
      [
        'We get used to faults. After a month nobody sees that the door has to be lifted.',
        'A house teaches you its tricks, and you forget that they were ever faults.',
      ],
      [
        'Single repairs never get done, since for each you would have to fetch the tools. A basketful is worth the glue.',
        'With the screwdriver in your hand, the second screw takes a minute. Fetched for one alone, it takes until next year.',
      ],
    ],
    parts: [
      [
        ['Walk round like a stranger', 'Go round and touch everything'],
        [
          'Open, pull, sit, lean. What you do with a trick goes into the basket or onto the list.',
          'Ask a child to come along. Children know everything that wobbles.',
          'What you do without thinking is where it is broken.',
        ],
        'A basket with broken household things',
      ],
      [
        ['Sort into three heaps', 'Sort into small, large and not for me'],
        [
          'Ten minutes, one evening, somebody who knows how.',
          'If there is a fourth, called "perhaps", it goes out of the house.',
          'There is no fourth heap.',
        ],
        'Three small heaps on a kitchen table',
      ],
      [
        ['Do the ten minute heap straight away', 'Do the small ones now'],
        [
          'Buttons, screws, candle on the runner, felt under the chair.',
          'In an hour seven things work again, and you will want to show somebody.',
          'It takes an hour, and you will go round showing them off.',
        ],
        'A hand screwing a loose handle tight',
      ],
      [
        ['Hand over the third heap this week', 'Take the last heap out of the house'],
        [
          'Cobbler, jeweller, {joiner|carpenter}, repair café. In spring they have time.',
          'What is still in the hall on Friday will be there in autumn.',
          'In spring they still have time.',
        ],
        'A bag with a broken chair leg by a door',
      ],
    ],
    turn: [
      'Nothing is new, and still everything feels a little like it.',
      'Leave one thing crooked. It reminds you of something.',
    ],
    asks: [
      'What in your home has waited for years to be mended?',
      'What have you mended that you are still proud of?',
    ],
    ends: {
      p: 'One afternoon saves three replacements.',
      f: 'And then sit down. Something in the room has stopped rocking.',
      a: 'Basket. Heaps. Glue.',
      t: 'Take off old glue before you put on new; glue holds to wood and not to glue.',
      h: 'The screw that is left over belongs to nothing. Keep it. That is tradition.',
      i: 'Each mended thing is a bit of trust in the days to come.',
      l: 'The lid closes, softly, as it used to.',
    },
    caution: [
      'Leave anything with a plug, a gas pipe or a load on it to a professional.',
      'What runs on current or gas, or has to carry weight, is for somebody who is trained.',
    ],
    keep: 'the first bright Sunday',
    send: 'whoever owns the good screwdriver',
    own: [
      {
        about: 'repair|restor|mend|re-?string|re-?seat|resol',
        kinds: ['service', 'price', 'policy', 'process'],
        lead: 'Some repairs belong to people who do them every day.',
      },
    ],
    pic: {
      ask: 'Something on your bench that is waiting to be mended',
      alt: 'A basket of broken household things on a table',
    },
    claims: [
      [
        'Matchstick and glue repair stripped screw holes; wax eases wooden runners; old glue must come off',
        'woodworking practice',
      ],
      ['Joints loosen in dry heated air', 'wood technology textbook'],
    ],
  },
  {
    id: 'the-chair-that-came-back',
    format: 'story',
    again: 12,
    emoji: '🪑',
    tags: ['WorkshopStories', 'Handmade', 'MadeToLast'],
    title: [
      'When a piece comes back to its maker after twenty years',
      'Twenty years later: a chair comes home to be mended',
    ],
    cover: 'The chair that came back',
    gist: [
      'Imagine a chair coming back to the workshop after twenty years with a loose leg. The maker turns it over, and meets somebody she had forgotten: herself, with less patience and better eyes.',
      'Imagine the door opening and a chair being carried in that was made here long ago. Mending it takes an hour. Looking at it takes longer.',
    ],
    subject: ['A loose leg, after twenty years', 'She knew the chair at once'],
    hooks: {
      '*': [
        'Some repairs begin with the maker saying: "Oh. It is you."',
        'A thing that comes back to be mended brings two people along: the one who used it and the one who made it.',
        'It wobbled in, and she knew it at once.',
      ],
      p: 'What comes back for repair is the best teacher a maker has.',
      f: 'Do you still have something that you could take back to whoever made it? Do.',
      a: 'Good work comes back to be mended, not to be replaced.',
      t: 'Joints show how they were made only when they open: fit, glue, and the marks of the saw.',
      h: 'The chair had kept better than its maker, said the maker, and had been sat on more.',
      i: 'A finished piece goes on by itself, and now and then it drops in.',
      l: 'Ash, beeswax, twenty years of hands.',
    },
    lines: {
      '*': [
        'If something handmade breaks, ask the maker first. Many would rather repair their own work than hear that it was thrown out.',
        'Bring the broken piece with all its splinters, and without glue. A repair that has to be undone first costs twice.',
        'A wobble should be mended when it starts. A loose joint works like a file on itself.',
        'Makers learn more from one piece that comes back than from ten that are praised.',
      ],
      h: [
        'Under the seat was a strip of chewing gum, three pencilled sums and a date. All of it in the same hand.',
      ],
    },
    scene: [
      'Imagine a workshop with the door open. A man carries in a chair, upside down, and asks if this can still be mended.',
      'The chair stands on the bench with its legs in the air. It has been gone for twenty years.',
    ],
    why: [
      [
        'A maker seldom learns what becomes of her work. It goes out of the door in paper and is not heard of again.',
        'A finished piece leaves and does not write. Most makers know their work only when it is new.',
      ],
      [
        'Only wear shows what was right: where people hold it, what loosens, and what nobody ever noticed.',
        'Twenty years of breakfast are a test that no workshop can run.',
      ],
    ],
    parts: [
      [
        'The door',
        [
          'A man in a wet coat sets the chair down. His mother bought it, he says, and now it wobbles, and nobody else in the family is allowed to sit on it.',
          'The chair comes in legs first. Somebody has tied it up with a {dressing gown|bathrobe} cord, and very neatly.',
          'He carries it in upside down and apologises for the string. His mother never let anyone else sit in it.',
        ],
        'A wooden chair standing in a workshop doorway',
      ],
      [
        'The underside',
        [
          'The maker turns the chair over and finds her own pencil marks under the seat. The curve is bolder than she would dare to cut it today, and one joint is a bit hasty.',
          'Under the seat stands a date in her own writing. She remembers the wood, the winter, and that the heating had failed.',
          'Underneath she meets her own hand: a date, a line, and a curve with more courage in it than she has now.',
        ],
        'Pencil marks on the underside of a seat',
      ],
      [
        'The hour',
        [
          'The joint of the chair comes apart with warm water and patience. She cleans it, fits it properly this time, and leaves the shine on the arms as it is.',
          'She mends the leg and nothing else. Where hands have lain on the chair for twenty years the wood is like silk, and no tool can do that.',
          'One joint opens with warm water and closes with care. She leaves the arms. Nobody can make wood that smooth but the years.',
        ],
        'Hands fitting a chair leg into its joint',
      ],
      [
        'The bill',
        [
          'When the man comes for the chair and asks what he owes her, she wants to know only one thing: where in the room it stands.',
          'He pays for an hour. Before the chair goes, she copies the curve of its back onto a piece of card.',
          'She takes hardly anything for it. But she would like to know by which window it stands.',
        ],
        'A paper pattern of a chair back on a bench',
      ],
    ],
    turn: [
      'The next chair made on that bench had the old curve again.',
      'The chair went home on the back seat, with the belt on.',
    ],
    asks: [
      'What of yours would you have mended again and again?',
      'Have you ever met something that you made long ago?',
    ],
    ends: {
      p: 'A repair in time costs a fraction of a new piece.',
      f: 'If something of yours wobbles: take it back. There may be somebody who will be pleased.',
      a: 'Made to be mended. That is the test.',
      t: 'Hide glue can be loosened with warmth and moisture, which is why old chairs can be taken apart.',
      h: 'Check the floor first. Many a wobbly chair is a wobbly kitchen.',
      i: 'Work that lasts is a letter to the person you will be.',
      l: 'Old wood, new glue, and a long quiet hour.',
    },
    keep: 'the next thing that begins to wobble',
    send: 'someone who ties chairs up with string',
    own: [
      {
        about: 'repair|restor|lifetime|guarantee|warranty',
        kinds: ['service', 'guarantee', 'policy', 'price'],
        lead: 'It is good to know where a thing can go when it breaks.',
      },
    ],
    pic: {
      ask: 'The oldest piece of yours that you can get hold of, from underneath',
      alt: 'The underside of an old wooden chair with pencil marks',
    },
    claims: [
      ['A told scene, introduced as imagined', 'fiction, marked by "imagine"'],
      ['Hide glue is reversible with heat and moisture', 'furniture restoration textbook'],
    ],
  },
];
