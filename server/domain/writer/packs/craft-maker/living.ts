// Handmade things at home, through the year.

import type { Idea } from '../../library/idea.ts';
import { DRIES, LASTING, MELTS, POTS } from './kinds.ts';

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
    cover: 'Use it or keep it safe?',
    gist: [
      'You own one thing made by hand that you really love. Does it stand where it can be seen, or is it in use, with all that may happen to it?',
      'Some people drink from it every morning. Others keep it on the top shelf. And you?',
    ],
    subject: ['Do you use your best bowl?', 'Top shelf or breakfast table'],
    hooks: {
      '*': [
        'The loveliest bowl in your house: do you use it, or only look at it?',
        'Ask a maker where the piece should go, and you will hear two answers, often from the same maker.',
        'The nicest handmade bowl you own: do you ever use it?',
      ],
      p: 'Use wears a piece out and also makes it yours. Both are worth something.',
      f: 'Think of the nicest handmade thing you own. Where is it at this moment?',
      a: 'Handmade things: use them or keep them safe? Decide.',
      t: 'Most functional ware is built for thousands of uses; what ends it is nearly always an impact.',
      h: 'The good teapot has seen eleven Christmases, all from the top shelf.',
      i: 'A handmade cup that you use every day is yours.',
      l: 'On the shelf it is beautiful. In your hand it is yours.',
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
        'In your hand you feel the weight and the place for the thumb.',
        'Half of it was made for the hand, and you cannot see that.',
      ],
    ],
    parts: [
      [
        'On the shelf',
        [
          'Safe from dishwashers, uncles and cats. You see it a hundred times a day, and it stays whole.',
          'Some are too beautiful for soup.',
          'It stays whole, and you see it every day.',
        ],
        'A single bowl on a high shelf',
      ],
      [
        'On the table',
        [
          'It gets stained, chipped and loved. Perhaps it will last ten years instead of fifty.',
          'That is what makers have in mind.',
          'It gets a chip, and you love it.',
        ],
        'A handmade cup in use at breakfast',
      ],
    ],
    turn: ['Ask the maker. Most say: use it.', 'If you have two, do both.'],
    asks: [
      'Do you use your best handmade piece, or look at it?',
      'Has one ever broken, and did you keep the pieces?',
    ],
    ends: {
      p: 'The price per use comes down with each breakfast.',
      f: 'We would love a picture of yours, in the sink or on the mantelpiece.',
      a: 'It was made to be used.',
      t: 'For display, avoid direct sun on anything dyed, oiled or waxed.',
      h: 'Dust does it no good either.',
      i: 'What you use, you look after.',
      l: 'Tea from your favourite cup.',
    },
    keep: 'the next time you reach for the ordinary plates',
    send: 'someone who saves the good teapot',
    own: [
      {
        about: 'mugs?|bowls?|cups?|plates?|spoons?|boards?|blankets?|vases?',
        kinds: ['product', 'price', 'guarantee'],
        lead: 'To use every day:',
      },
    ],
    only: POTS,
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
    cover: 'Something from your childhood',
    gist: [
      'A clay hedgehog, a pot holder, a birdhouse that no bird has ever gone into. What did you make as a child that somebody has kept to this day?',
      'Parents throw out the sofa and keep the egg carton crocodile. What of yours is still standing somewhere?',
    ],
    subject: ['What did you make at school?', 'What did your mother keep?'],
    hooks: {
      '*': [
        'On many a windowsill stands a clay animal that a child made. Is one of them yours?',
        'Three moves, and the pot holder that you made at school is still there.',
        'Does your mother still have something that you made at school?',
      ],
      p: 'What parents keep longest was almost never bought.',
      f: "Go through your parents' kitchen in your mind. What of yours is still on the wall?",
      a: 'What you made as a child is still somewhere. Tell us where.',
      t: 'Survivors tend to be small, unbreakable or hung up high.',
      h: 'You made it as a child. It is an elephant. It was a horse until the accident.',
      i: 'Somebody dusts what you made as a child, and thinks of you.',
      l: 'A small thumbprint in the clay, and it is yours.',
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
        'Whatever a child gives you, you can never throw away.',
        'There are fingerprints in it, and they are tiny.',
      ],
    ],
    parts: [
      [
        ['The clay animal', 'Some kind of animal'],
        [
          'Nobody knows which animal. Its ears have been mended twice.',
          'It is much too thick, and it survived the kiln.',
          'You had to say what it was.',
        ],
        'A small clay animal on a windowsill',
      ],
      [
        ['The useful thing', 'Something for the kitchen'],
        [
          'A pot holder, a letter rack, a key board. They are still in use.',
          'The stitches go in every direction, and it has never come undone.',
          'It is still in use.',
        ],
        'A worn pot holder on a hook',
      ],
      [
        ['The thing in {the loft|the attic}', 'Something large'],
        [
          'Papier-mâché over a balloon, and the balloon is still in there.',
          'Nobody has seen it for years, and nobody would throw it away.',
          'It is still up there.',
        ],
        'A cardboard box in {a loft|an attic}',
      ],
    ],
    turn: ['Ask at your next visit.', 'Many a maker began like that.'],
    asks: [
      'What did you make as a child that somebody still has?',
      'Which thing made by a child will you never throw away?',
    ],
    ends: {
      p: 'A date on the bottom turns it into a record.',
      f: 'Send a photograph, and let people guess what it is.',
      a: 'Keep one, and write the year on it.',
      t: 'Air-dried clay crumbles when it gets damp; a coat of clear varnish helps.',
      h: 'Nobody dares to ask what it is.',
      i: 'For somebody it was the best thing of the year.',
      l: 'It still stands in the light.',
    },
    keep: 'your next visit home',
    send: 'your mother, who still has it',
    own: [
      {
        about: '(?:children|kids|famil)[^.]{0,24}(?:class|club|workshop|clay)|half.term',
        kinds: ['event', 'service', 'price'],
        lead: 'For children:',
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
    cover: "Keep the maker's card",
    gist: [
      "Put the maker's card into the drawer of the table, under the lining of the box, in the toe of the sock. One day somebody will want to know who made it, when, and how it is cared for.",
      'A name, a year and a price, slipped inside the thing itself: it helps with the second order, the repair and, some time later, the heirs.',
    ],
    subject: ['Who made your favourite cup?', 'Keep the card with the piece'],
    hooks: {
      '*': [
        'Every flea market has a table of fine things whose makers nobody can name.',
        '"Where did you get that?" is asked about good things for years, and after two of them you have forgotten.',
        'Who made that bowl? In two years you will not remember. Keep the card.',
      ],
      p: 'A card kept with a piece makes it easier to repair, to replace and to sell.',
      f: "Do you have a drawer full of makers' cards, and no idea which goes with what?",
      a: "Put the maker's card inside, and write the year on it.",
      t: 'Provenance is a chain of names and dates; the first link is yours to write.',
      h: 'The expert turned it over, thought for a long time, and said: "A bowl."',
      i: 'Keep the name, and you know whom to thank.',
      l: 'Under the drawer, in pencil, a name and a year.',
    },
    lines: {
      '*': [
        "Tape the maker's card under the shelf, inside the lid or behind the picture. A drawer of loose cards belongs to nothing.",
        'Write three things on the card: year, place, occasion. "From us, for the new kitchen" is worth more later than the price.',
        'Photograph the piece with its card and the signature. Insurers like it, and so do grandchildren.',
        'Ask for the care instructions in one sentence and add them. "Oil twice a year, no olive oil" saves a board.',
      ],
      h: ['On the bottom it says "Made with lo". The rest is glaze.'],
    },
    scene: [
      'One of four cups has broken. You would like to have it made again, and all that you know is that it was raining and the stall was green.',
      "A family stands round a small table. It was somebody's favourite. No one can say from where.",
    ],
    why: [
      [
        'A signature can be rubbed off. A card can be read.',
        'An expert can read the mark. A card can be read by everybody.',
      ],
      [
        'Makers can often repeat or repair a piece if you know which year it is from.',
        'If you know who made it and when, one message is enough.',
      ],
    ],
    parts: [
      [
        ['Put the card inside', 'Inside the lid or the drawer'],
        [
          'Drawer, lining, lid, pocket: somewhere that goes along when it moves.',
          'In a folder you will not find it again.',
          'Then it moves house with the piece.',
        ],
        'A card being taped under a small table',
      ],
      [
        ['Add year and occasion', 'Write down why you got it'],
        [
          'The maker does not know whose wedding it was.',
          'Soft pencil on plain card lasts longer than most inks, and than any app.',
          'Only you know that.',
        ],
        'A pencil writing a year on a card',
      ],
      [
        ['Take a photo of both', 'The piece and its card in one photo'],
        [
          'The piece, the card and the bottom, all in one photo.',
          'For anything dear, that picture goes where the insurance papers are.',
          'With the bottom up.',
        ],
        'A bowl upside down beside a card',
      ],
    ],
    turn: ['Is there no card? Write one yourself.', 'It takes a minute.'],
    asks: ['Do you know who made your favourite cup?', 'What do you own that has a name on the bottom?'],
    ends: {
      p: 'A repair begins with knowing whom to ask.',
      f: 'Look under something tonight.',
      a: 'Name, year, inside.',
      t: 'Avoid tape directly on leather, varnish or silver; use the lining or an envelope.',
      h: 'Perhaps you will be on television one day.',
      i: 'Then your grandchildren will know.',
      l: 'A small card in an old drawer.',
    },
    work: 'It helps at work too: write a name and the date on every drawing.',
    keep: 'the next piece that you bring home',
    send: 'someone with a drawer of loose cards',
    own: [
      {
        about: 'sign(?:ed|ature)|stamp(?:ed)?\\b|certificate|maker.?s mark|hallmark',
        kinds: ['process', 'product', 'service', 'guarantee'],
        lead: 'The name on ours:',
      },
    ],
    only: LASTING,
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
    cover: 'How to store heirlooms',
    gist: [
      'What hurts stored things is change: hot days, cold nights, damp. Under a bed in the middle of the house is better than under the roof, and tissue is better than plastic or newspaper.',
      'Wrap loosely, let it breathe, keep it where people live. If you would not sleep there, your quilt should not either.',
    ],
    subject: ['Not in {the loft|the attic}', 'Newspaper prints on porcelain'],
    hooks: {
      '*': [
        'The worst places for heirlooms are the hottest and the dampest in the house.',
        'Your heirlooms would be safer under the bed.',
        '{The loft|The attic} is too hot and the cellar too damp for good things.',
      ],
      p: 'Most damage in storage can be avoided with plain tissue and the right room.',
      f: 'Is there a quilt or a box of pots up there under the roof? Fetch it down, have a cup of tea, and read on.',
      a: 'Store good things where you live, and let them breathe.',
      t: 'Swings of humidity make wood, leather and textile swell and shrink; plastic traps what they give off.',
      h: 'The blanket was stored very safely. The moths were undisturbed.',
      i: 'What you store well, your children can still use.',
      l: 'White tissue, a dry drawer, and the quilt is safe.',
    },
    lines: {
      '*': [
        'Newspaper is for packing, not for keeping. Its ink rubs off and its paper turns acid. Plain white tissue or an old washed sheet is better.',
        'Wrap textiles round a tube instead of folding them. If you have to fold, fold elsewhere next year, or the crease becomes a tear.',
        'No sealed plastic for wool, wood or leather. Moisture that cannot leave comes out as mould.',
        'Never stack bowls without something between them. A paper towel or a felt circle is enough.',
      ],
      h: ['On the box it says "top, fragile". It is at the bottom, upside down.'],
    },
    scene: [
      'A ladder, a {torch|flashlight}, a crate from three winters ago. The lid comes off with a small sigh, and so does the smell.',
      'You unwrap the blue bowl from its newspaper. On the white inside, quite legibly, is the weather forecast.',
    ],
    why: [
      [
        'Under the roof it is very hot in summer and freezing in winter, and wood and cloth suffer.',
        'Wood shrinks in the heat and swells in the damp, until it cracks.',
      ],
      [
        'In plastic the damp cannot get out.',
        'In a sealed bag moisture has nowhere to go. Mould needs no more than that.',
      ],
    ],
    parts: [
      [
        ['Choose a room you live in', 'Keep it where people live'],
        [
          'Under a bed, on top of a {wardrobe|closet}, in an inside cupboard.',
          'Where you are comfortable, wood and wool are, too.',
          'Not too hot and not too damp, as you like it.',
        ],
        'A flat box pushed under a bed',
      ],
      [
        ['Clean it before it goes away', 'Clean it before you put it away'],
        [
          'Moths eat sweat and crumbs, and silver goes black fastest where there was egg.',
          'A stain that looks like nothing today will be brown by the time it comes out.',
          'Old stains turn brown.',
        ],
        'A brush moving over a folded blanket',
      ],
      [
        ['Wrap it in something plain', 'Wrap it so that it can breathe'],
        [
          'White tissue, unbleached cotton, an old pillowcase. Loose, so that air gets in.',
          'Rubber bands harden and eat into things; cotton tape never does.',
          'An old pillowcase is better than plastic.',
        ],
        'A bowl being wrapped in white tissue',
      ],
      [
        ['Label the box', 'Write on it what is inside'],
        [
          'And the year. Otherwise it has to be opened each time.',
          'Stick a photo on the lid.',
          'Then nobody has to open it.',
        ],
        'A photograph taped to the lid of a box',
      ],
    ],
    turn: ['Open the boxes once a year, on a dry day.', 'And ask whether you would not rather use it.'],
    asks: [
      'What is in the boxes that you have not opened for years?',
      'Where do you keep what is too good to use?',
    ],
    ends: {
      p: 'Tissue and a better place cost next to nothing.',
      f: 'You might even find the tree stand while you are at it.',
      a: 'Dry, dark, indoors.',
      t: 'Archivists use acid-free tissue and steady humidity around the middle of the scale.',
      h: 'The moths send thanks.',
      i: 'Things last if somebody knows where they are.',
      l: 'As new, in its white tissue.',
    },
    keep: 'the next time you carry boxes upstairs',
    send: 'someone with boxes under the roof',
    own: [
      {
        about: 'care (?:kit|guide|advice|card)|repair|restor|conservation',
        kinds: ['service', 'product', 'process', 'price'],
        lead: 'To care for it:',
      },
    ],
    only: LASTING,
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
    cover: 'Not in a hot car',
    gist: [
      'A parked car in the sun gets hot enough to bend candles, soften glue and dry out leather. Take it home first and shop afterwards, and at home keep it away from the windowsill.',
      'Heat and light are what summer does to handmade things. Shade, a cool bag and a windowsill left empty are the remedy.',
    ],
    subject: ['Do not leave candles in the car', 'Handmade things in summer heat'],
    hooks: {
      '*': [
        'After an hour in a hot car a candle is bent.',
        'A sunny windowsill is no place for anything dyed or made of wax.',
        'Do not leave a candle in a hot car. It bends.',
      ],
      p: 'An hour in a hot car can undo a week at the bench.',
      f: 'Been to a market today? Then fetch your bag out of the car before you put your feet up.',
      a: 'Take candles and soap home first. Then buy the ice cream.',
      t: 'Soft waxes slump well below their melting point; hide glue and some resins let go in the heat of a closed car.',
      h: 'On Saturday the candle was straight. Then it went to the lake by car.',
      i: 'Get it home safely, out of the heat.',
      l: 'A cool shelf in the shade, and the candle stays straight.',
    },
    lines: {
      '*': [
        'Bought a candle, soap or anything glued? Do not leave it in the car. A closed one in the sun gets far hotter than the day.',
        'A bent candle: lay it in warm water for a few minutes, roll it straight on a board, cool it in cold water.',
        'Light fades dyes for good. Turn textiles and prints every few weeks, or hang them where the sun does not reach.',
        'Handmade soap sweats on muggy days. Wipe it, give it air, and use it; the drops are water out of the air, drawn in by its glycerine.',
      ],
      h: ['The beeswax bear had ears before it sat in the car.'],
    },
    scene: [
      'Home from the craft market with a detour by way of the lake. In the {boot|trunk}, in tissue paper, something has slowly lain down.',
      'On the windowsill stands a blue vase on a cloth that used to be blue.',
    ],
    why: [
      [
        'A shut car in the sun is an oven. Wax and glue notice it first.',
        'Within an hour it is far hotter in the car than outside.',
      ],
      [
        'Sun fades colours, and nothing brings them back.',
        'A bent candle can be saved. A faded colour cannot.',
      ],
    ],
    parts: [
      [
        ['Take it out of the car', 'Do not leave it in the car'],
        [
          'Better in your bag than under the seat.',
          'If it has to wait in the car: on the floor, in the shade, in a cool bag without ice.',
          'If you must, on the floor, in the shade.',
        ],
        'A paper bag carried over a shoulder at a market',
      ],
      [
        ['Clear the sunny windowsill', 'Away from the window'],
        [
          'Candles, prints and leather do not belong there.',
          'Glass may stay, but a round vase full of water can gather the sun like a lens.',
          'First the colour goes, then the shape.',
        ],
        'An empty sunny windowsill',
      ],
      [
        ['Order candles on a Monday', 'Order early in the week'],
        [
          'Then the {parcel|package} does not spend its weekend in a hot van or depot.',
          'Many makers hold back candles and balms in a heatwave. It is kindness, not delay.',
          'Then it is not in a hot van at the weekend.',
        ],
        'A small {parcel|package} in the shade of a doorway',
      ],
      [
        ['Oil wooden boards', 'A little oil for wood'],
        [
          'Boards and spoons lose moisture fast, and dry wood cracks from the end.',
          'A thin coat, wiped off, does for the whole season.',
          'Thinly, and wipe it off.',
        ],
        'A cloth rubbing oil into a wooden board',
      ],
    ],
    turn: ['Clay, glass and stone do not mind.', 'If it is too hot for your hand, it is too hot for wax.'],
    asks: ['What has melted in your car?', 'What of yours has faded on the windowsill?'],
    ends: {
      p: 'Shade costs nothing and works at once.',
      f: 'And drink something yourself, too.',
      a: 'Out of the car, off the windowsill.',
      t: 'Beeswax holds its shape to a higher temperature than {soya|soy}; it is the better candle for a hot room.',
      h: 'If it has melted, call it art.',
      i: 'Keep cool what you want to keep.',
      l: 'Evening, and it is cool again.',
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
        lead: 'How ours travel in summer:',
      },
    ],
    only: MELTS,
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
    cover: 'Wood in dry winter air',
    gist: [
      'In heated rooms the air is drier than most people think. Lids loosen, boards crack, leather stiffens. Keep handmade things an arm from the radiator, and give the wood a little oil.',
      'When your lips crack, so does the salad bowl. An arm of distance from the heater and a thin coat of oil bring wood and leather through the winter.',
    ],
    subject: ['Why is the lid loose in winter?', 'Keep wood away from the radiator'],
    hooks: {
      '*': [
        'The drawer that stuck all summer slides like butter. It is not better; it is drier.',
        'In January you hear the table crack at midnight. Wood dries out in heated rooms.',
        'In winter old furniture cracks at night. The air is too dry.',
      ],
      p: 'An arm of distance from the radiator prevents most cracks.',
      f: 'Are your hands dry in winter? Your {chopping|cutting} board is dry too.',
      a: 'Put nothing made of wood above a radiator.',
      t: 'Cold air holds little water; warmed up, its relative humidity falls, and wood gives off moisture until it matches.',
      h: 'In winter your salad bowl needs cream as much as you do.',
      i: 'Wood moves with the seasons. A little oil helps.',
      l: 'A little oil on a soft cloth, along the grain.',
    },
    lines: {
      '*': [
        'Loose lid in winter, stuck drawer in summer: that is wood breathing. Wait for spring before you sand anything.',
        'Keep wood, leather and baskets an arm away from radiators and stoves. A board above the heater will warp within weeks.',
        'A basket or a cane seat that crackles wants a mist of water on its underside. It is dry, not old.',
        'Wool crackles and clings when the air is dry. A bowl of water in the room helps you, the {jumper|sweater} and the guitar.',
      ],
      h: ['At night the cupboard cracks. It is only the dry air.'],
    },
    scene: [
      'Frost outside, everyone round the stove. From the corner where the old chest stands comes a noise like a dry twig.',
      'You take the lid off the wooden box, and for the first time it goes quite easily.',
    ],
    why: [
      [
        'Heating dries the air, and the air dries your skin, your plants and your wood.',
        'Air from outside is dry once it is warm, so it takes water from the furniture.',
      ],
      [
        'Wood shrinks across its grain as it dries, and if one side dries faster it warps or splits.',
        'A board on a radiator dries on one side only, and bends.',
      ],
    ],
    parts: [
      [
        ['Move it an arm away from the heat', 'Move things away from the radiator'],
        [
          'Radiator, stove, hot pipe, sunny pane. The air directly above is the driest in the house.',
          'A shelf over a heater is for tiles, cups and other things that have been fired already.',
          "An arm's length is enough.",
        ],
        'A wooden box being moved away from a radiator',
      ],
      [
        ['Oil boards, bowls and handles thinly', 'Rub in a little oil'],
        [
          'A film that is wiped off slows the drying. It does not stop it, and that is fine.',
          'End grain drinks first and most, so begin at the ends.',
          'Begin at the ends.',
        ],
        'Oil rubbed into the end of a wooden board',
      ],
      [
        ['Give leather some balm', 'A little balm for leather'],
        [
          'A colourless balm, sparingly, polished off the next day.',
          'Stiff leather that is bent will crack. Warm it in your hands before you fold it.',
          'Do not bend it while it is stiff.',
        ],
        'Balm rubbed into a leather bag with a cloth',
      ],
      [
        ['Leave cracks alone until spring', 'Leave cracks open until spring'],
        [
          'Many of them close by themselves when the air is moister.',
          'A gap filled in frost is squeezed out again in summer.',
          'In May they close again.',
        ],
        'A fine crack in a wooden table top',
      ],
    ],
    turn: ['Wood has grown, so it moves.', 'Open the window wide for a few minutes, and then shut it.'],
    asks: ['What creaks at your place in winter?', 'What of yours has cracked near a radiator?'],
    ends: {
      p: 'A cloth, a spoon of oil, a quarter of an hour.',
      f: 'And then cream for your own hands. You have earned it.',
      a: "An arm's length away, and a little oil.",
      t: 'A hygrometer costs little; somewhere around the middle of its scale suits wood and people.',
      h: 'If the table talks at night, it is only the air.',
      i: 'So it will last for many winters.',
      l: 'And the wood shines again.',
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
        lead: 'Made of wood, wool or leather here:',
      },
    ],
    only: DRIES,
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
    cover: 'Mend it this spring',
    gist: [
      'Go through the house with a basket and collect what is loose, chipped or wobbling. Sort it into three heaps: ten minutes, one evening, a professional. And do the ten minute heap the same afternoon.',
      'Spring cleaning moves dust. An afternoon of mending fixes the handle that has been loose all winter.',
    ],
    subject: ['What is loose in your house?', 'Round the house with a basket'],
    hooks: {
      '*': [
        'In every home there is a screw that wants one turn, and has wanted it for a year.',
        'Take a basket, not a duster, and walk through your house.',
        'In every house there is a loose screw. Mend it this afternoon.',
      ],
      p: 'Most household repairs take ten minutes. What takes a year is beginning.',
      f: 'Sunday, sun through dirty windows? Leave the windows. Let us find what is loose.',
      a: 'Collect what is broken, and mend it today.',
      t: 'Joints loosen as heated air dries them, and the slack shows at the end of the cold season.',
      h: 'You have been about to mend that chair since before the dog.',
      i: 'If you mend something, it may stay.',
      l: 'Thread, glue, a candle end, and a long afternoon.',
    },
    lines: {
      '*': [
        'Walk through the house with a basket: whatever is loose, chipped or missing a button goes in. Then three heaps: now, tonight, somebody else.',
        'A drawer that sticks wants a rub with a candle end along its runners. That is the whole repair.',
        'Loose screw in wood? Take it out, push in a matchstick with a drop of glue, snap it off, and put the screw back.',
        'Put the broken piece and every crumb of it in one bag with a label. Half a repair is knowing where the other half is.',
      ],
      h: ['In the bag of things to mend there is a note: "Buy glue". It is from two {flats|apartments} ago.'],
    },
    scene: [
      'The sun shines right into the corner for the first time, and there it is: the handle that you hold so carefully by now that you no longer notice.',
      'A basket on the kitchen table: a cup and its ear, a toy bus with three wheels, a lamp that only works if you speak to it.',
    ],
    why: [
      [
        'After a month you no longer notice that you have to lift the door.',
        'You get used to what is broken in your own house.',
      ],
      [
        'For one screw nobody fetches the tools. For a whole basket you do.',
        'With the screwdriver in your hand, the next one takes a minute.',
      ],
    ],
    parts: [
      [
        ['Walk through every room', 'Pull, open and sit on everything'],
        [
          'Open, pull, sit, lean. Whatever is loose goes into the basket.',
          'Ask a child to come along. Children know everything that wobbles.',
          'What only works with a trick is broken.',
        ],
        'A basket with broken household things',
      ],
      [
        ['Make three heaps', 'Small, large, not for me'],
        [
          'Ten minutes, one evening, somebody who knows how.',
          'There is no heap called "perhaps".',
          'Everything goes into one of the three.',
        ],
        'Three small heaps on a kitchen table',
      ],
      [
        ['Mend the small things at once', 'Do the small ones now'],
        [
          'Buttons, screws, candle on the runner, felt under the chair.',
          'In an hour seven things work again, and you will want to show somebody.',
          'Do them all in one go.',
        ],
        'A hand screwing a loose handle tight',
      ],
      [
        ['Take the rest to somebody', 'Have the rest mended this week'],
        [
          'Cobbler, jeweller, {joiner|carpenter}, repair café. In spring they have time.',
          'What is still in the hall on Friday will be there in autumn.',
          'Before the spring rush, they can do it soon.',
        ],
        'A bag with a broken chair leg by a door',
      ],
    ],
    turn: ['Nothing is new, and it all works.', 'And then sit down in the chair.'],
    asks: [
      'What in your home has waited for years to be mended?',
      'What have you mended that you are still proud of?',
    ],
    ends: {
      p: 'One afternoon saves three replacements.',
      f: 'And then sit down. Something in the room has stopped rocking.',
      a: 'Basket, heaps, glue.',
      t: 'Take off old glue before you put on new; glue holds to wood and not to glue.',
      h: 'One screw is always left over. Keep it.',
      i: 'What you mend, you keep.',
      l: 'And the lid closes again.',
    },
    caution: [
      'Leave anything with a plug, gas or a heavy load to somebody who is trained.',
      'What runs on current or gas, or has to carry weight, is for somebody who is trained.',
    ],
    keep: 'the first bright Sunday',
    send: 'whoever owns the good screwdriver',
    own: [
      {
        about: 'repair|restor|mend|re-?string|re-?seat|resol',
        kinds: ['service', 'price', 'policy', 'process'],
        lead: 'If we are to mend it:',
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
        'A chair came back after twenty years, and the maker said: "Oh. It is you."',
        'A thing that comes back to be mended brings two people along: the one who used it and the one who made it.',
        'After twenty years a chair came back to be mended. She knew it at once.',
      ],
      p: 'What comes back for repair is the best teacher a maker has.',
      f: 'Do you still have something that you could take back to whoever made it? Do.',
      a: 'Good work can be mended. Take it back to the maker.',
      t: 'Joints show how they were made only when they open: fit, glue, and the marks of the saw.',
      h: 'The chair had aged better than its maker, said the maker.',
      i: 'Something that can be mended stays with you for life.',
      l: 'A chair of ash, and twenty years of hands.',
    },
    lines: {
      '*': [
        'If something handmade breaks, ask the maker first. Many would rather repair their own work than hear that it was thrown out.',
        'Bring the broken piece with all its splinters, and without glue. A repair that has to be undone first costs twice.',
        'A wobble should be mended when it starts. A loose joint works like a file on itself.',
        'Makers learn more from one piece that comes back than from ten that are praised.',
      ],
      h: ['Under the seat of the old chair were chewing gum, three sums and a date.'],
    },
    scene: [
      'Imagine a workshop with the door open. A man carries in a chair, upside down, and asks if this can still be mended.',
      'The chair stands on the bench with its legs in the air. It has been gone for twenty years.',
    ],
    why: [
      ['A maker seldom hears what becomes of her work.', 'Most makers see their work only while it is new.'],
      [
        'Only use shows what was right, and what comes loose.',
        'Twenty years of breakfasts test a chair better than any workshop.',
      ],
    ],
    parts: [
      [
        'It comes in at the door',
        [
          'A man in a wet coat sets the chair down. His mother bought it, he says, and now it wobbles, and nobody else in the family is allowed to sit on it.',
          'The chair comes in legs first. Somebody has tied it up with a {dressing gown|bathrobe} cord, and very neatly.',
          'He carries it in upside down and apologises for the string. His mother never let anyone else sit in it.',
        ],
        'A wooden chair standing in a workshop doorway',
      ],
      [
        'She turns it over',
        [
          'The maker turns the chair over and finds her own pencil marks under the seat. The curve is bolder than she would dare to cut it today, and one joint is a bit hasty.',
          'Under the seat stands a date in her own writing. She remembers the wood, the winter, and that the heating had failed.',
          'Underneath she meets her own hand: a date, a line, and a curve with more courage in it than she has now.',
        ],
        'Pencil marks on the underside of a seat',
      ],
      [
        'She mends the joint',
        [
          'The joint of the chair comes apart with warm water and patience. She cleans it, fits it properly this time, and leaves the shine on the arms as it is.',
          'She mends the leg and nothing else. Where hands have lain on the chair for twenty years the wood is like silk, and no tool can do that.',
          'One joint opens with warm water and closes with care. She leaves the arms. Nobody can make wood that smooth but the years.',
        ],
        'Hands fitting a chair leg into its joint',
      ],
      [
        'What he pays',
        [
          'When the man comes for the chair and asks what he owes her, she wants to know only one thing: where in the room it stands.',
          'He pays for an hour. Before the chair goes, she copies the curve of its back onto a piece of card.',
          'She takes hardly anything for it. But she would like to know by which window it stands.',
        ],
        'A paper pattern of a chair back on a bench',
      ],
    ],
    turn: [
      'The next chair she made had the old curve again.',
      'It went home on the back seat, with the belt on.',
    ],
    asks: [
      'What of yours would you have mended again and again?',
      'Have you ever met something that you made long ago?',
    ],
    ends: {
      p: 'A repair in time costs a fraction of a new piece.',
      f: 'If something of yours wobbles: take it back. There may be somebody who will be pleased.',
      a: 'Made to be mended.',
      t: 'Hide glue can be loosened with warmth and moisture, which is why old chairs can be taken apart.',
      h: 'Perhaps it is only the floor.',
      i: 'Whatever you make well, you may meet again.',
      l: 'And the chair stands firm.',
    },
    keep: 'the next thing that begins to wobble',
    send: 'someone who ties chairs up with string',
    own: [
      {
        about: 'repair|restor|lifetime|guarantee|warranty',
        kinds: ['service', 'guarantee', 'policy', 'price'],
        lead: 'If something needs mending:',
      },
    ],
    only: 'wood|furniture|chair|oak\\b|table|repair|restor|joiner|carpent',
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
