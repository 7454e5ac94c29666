// Looking after handmade things, mending them, and meeting makers.
import type { Idea } from '../../library/idea.ts';

export const CARING: readonly Idea[] = [
  {
    id: 'oil-the-board',
    format: 'howto',
    again: 9,
    emoji: '🪵',
    only: 'wood|timber|oak|walnut|carv|turned',
    tags: ['WoodCare', 'CuttingBoard', 'HandmadeWood'],
    title: ['How to oil a wooden board or spoon', 'Dry chopping board? How to oil it properly'],
    cover: 'Your board is thirsty',
    gist: [
      'Wood that has turned pale and rough wants oil: one that hardens or a food-safe mineral one, rubbed in thinly, wiped off after a while, dried overnight. Olive oil stays sticky.',
      'Wash by hand, stand it on edge, and give it a thin coat of oil every month or two. That is how boards get old.',
    ],
    subject: ['Your board is thirsty', 'Not olive oil, please'],
    hooks: {
      '*': [
        'A drop of water tells you if a board needs oil. If it soaks in, yes. If it sits there like a bead, not yet.',
        'The dishwasher has killed more wooden spoons than any cook.',
        'A drop of water on it, and it tells you.',
      ],
      p: 'Wooden boards last for decades if they dry standing up and get oil now and then.',
      f: 'Has your favourite board gone grey and furry? Ten minutes, one rag, and you will know it again.',
      a: 'Hand wash. Stand on edge. Oil thinly.',
      t: 'Linseed, tung and walnut oil cure to a film; olive and sunflower oil do not, and turn rancid.',
      h: 'It said "hand wash only". We thought of it as a suggestion. It is now two boards.',
      i: 'Wood remembers how it has been treated, and shows it kindly.',
      l: 'Walnut, a linen rag, a few drops. The grain comes up like a tide.',
    },
    lines: {
      '*': [
        'Oil test for boards: a drop of water. It sinks in: oil. It pearls: wait.',
        'Dry boards standing on edge. Lying flat they get wet on one side only, and that is why they warp.',
        'Rough after washing? Wet it, let it dry, sand along the grain with fine paper, oil it. The fuzz will not come back so fast.',
        'Onion smell: half a lemon and coarse salt, rub, rinse, stand it up.',
      ],
      h: ['A wooden spoon in a dishwasher sees things it can never tell the other spoons.'],
    },
    scene: [
      'It has gone as grey as a pier, furry to the touch, and lies at the back behind the plastic one.',
      'A rag, a spoonful of oil, and with the first stroke the wood is suddenly dark, and somebody in the kitchen says "oh".',
    ],
    why: [
      [
        'Hot water and soap take out what keeps the fibres supple.',
        'Each wash carries off a little of the oil, and dry fibres stand up and split.',
      ],
      [
        'An oil that hardens stays in the pores. One that does not goes sticky and begins to smell.',
        'The right sort turns solid in air, slowly, inside the wood.',
      ],
    ],
    parts: [
      [
        ['Wash it and let it dry', 'Clean and bone dry'],
        [
          'Oil over damp wood shuts the water in.',
          'Lukewarm water, a brush, quickly. Then stand it up till tomorrow.',
          'Today wash, tomorrow oil.',
        ],
        'A board drying on its edge',
      ],
      [
        ['Rub in a little with a rag', 'A spoonful and a cloth'],
        [
          'A teaspoon does a whole side. More only lies about on top.',
          'Go along the grain, and do not forget the edges, where wood drinks most.',
          'At the ends it drinks most.',
        ],
        'A rag rubbing oil along the grain',
      ],
      [
        ['Wipe off whatever is left', 'Wipe off what it does not drink'],
        [
          'After a quarter of an hour, with a dry cloth, hard.',
          'What stays on the surface turns to chewing gum.',
          'Whatever shines after a quarter of an hour is too much.',
        ],
        'A dry cloth wiping a board',
      ],
      [
        ['Leave it standing overnight', 'Leave it alone for the night'],
        [
          'In the morning it is silky. Hardening oils want a few days more before onions.',
          'Air on both sides, so that it does not bend.',
          'Standing, so that both sides can breathe.',
        ],
        'A dark, freshly oiled board on edge',
      ],
    ],
    turn: [
      'Once a month at first, then whenever the drop sinks in.',
      'And the plastic one may go to the back for a change.',
    ],
    asks: ['How old is your oldest board?', 'What do you cut on?'],
    ends: {
      p: 'Ten minutes now and then, and it will outlast the kitchen.',
      f: 'The spoons would like some, too, while you are at it.',
      a: 'Thin. Wipe. Wait.',
      t: 'For people with nut allergies choose mineral or linseed oil; walnut oil can carry traces.',
      h: 'A board that has been through the dishwasher never speaks of it.',
      i: 'Something that you use daily deserves ten minutes a month.',
      l: 'It lies in the hand, warm, and smells faintly of nuts.',
    },
    caution: [
      'Rags soaked in hardening oils can catch fire by themselves: spread them out flat to dry outdoors, or keep them under water before binning.',
      'Oily rags can set themselves on fire: lay them flat outdoors to dry, or put them in water before they go in the bin.',
    ],
    keep: 'the day the drop sinks in',
    send: 'someone who puts boards in the dishwasher',
    own: [
      {
        about: '\\bwood|\\boak\\b|walnut|chopping boards?|bread boards?|spoons?\\b|oiled|beeswax|turned',
        kinds: ['product', 'process', 'price'],
        lead: 'Wood is at home on this bench.',
      },
    ],
    pic: {
      ask: 'A board half oiled, half dry, so that the difference shows',
      alt: 'A wooden board, one half freshly oiled',
    },
    claims: [
      ['Drying oils cure, non-drying ones go rancid; oiling reduces water uptake', 'wood finishing textbook'],
      ['Oily rags can self-heat and ignite', 'fire service advice'],
    ],
  },
  {
    id: 'silver-wants-to-be-worn',
    format: 'tip',
    again: 9,
    emoji: '💍',
    only: 'silver|jewell?er|jewell?ery|gold|earring|necklace|ring ?maker',
    tags: ['JewelleryCare', 'SilverJewellery', 'JewelleryTips'],
    title: ['How to keep silver from going black', 'Silver jewellery: how to slow the tarnish'],
    cover: 'Wear it, it stays bright',
    gist: [
      'Silver tarnishes from sulphur in the air and least of all on people who wear it. For the rest, a small closed bag and a soft cloth are enough.',
      'Put it on last, take it off first, wear it often, and store it shut away. That is nearly all that silver asks.',
    ],
    subject: ['Silver likes company', 'Why the earrings went black'],
    hooks: {
      '*': [
        'The bracelet that you wear is bright. The one in the box is black. It is the waiting that does it.',
        'Rubber bands and silver should never share a drawer.',
        'The one you love is bright. The good one is black.',
      ],
      p: 'Silver that is worn regularly needs hardly any cleaning.',
      f: 'Found your earrings in the box, as black as liquorice? It wipes off.',
      a: 'On last, off first, worn often.',
      t: 'Tarnish is silver sulphide, from traces of hydrogen sulphide in air, wool, rubber and eggs.',
      h: 'Silver and boiled eggs do not get on. It is nothing personal, it is chemistry.',
      i: 'Some things shine because they are used.',
      l: 'A soft cloth, a small circle, and it looks at you again.',
    },
    lines: {
      '*': [
        'Jewellery on last: after perfume, cream and hairspray. Off first: before the {washing-up|dishes} and the pool.',
        'Store silver in a small {zip|zipper} bag with the air pressed out. Each piece on its own, or they scratch each other.',
        'Pearls, opals and turquoise never go in a silver dip. A soft damp cloth will do for them.',
        'Do up a chain before you put it away. An open one ties itself in a knot overnight, out of boredom.',
      ],
      h: ['Two thin chains alone in a box will be found in the morning as one.'],
    },
    scene: [
      'An invitation, a dress, and in the little box lies something black where the earrings used to be.',
      'A knot of three necklaces, a needle, a good lamp and a lot of breathing.',
    ],
    why: [
      [
        'Air holds a little sulphur, and silver picks it up when it is left in peace.',
        'What darkens it is a very thin layer, made out of the air of an ordinary room.',
      ],
      [
        'On the skin that layer is rubbed off all day long, before anyone can see it.',
        'Sleeves, hands and collars polish without our noticing.',
      ],
    ],
    parts: [
      [
        ['Put it on last, take it off first', 'After the perfume, before the bath'],
        [
          'Perfume and chlorine are harder on metal and stones than years are.',
          'Between the hairbrush and the front door is the right moment.',
          'Last on, first off.',
        ],
        'An earring being put on beside a front door',
      ],
      [
        ['Shut it in between outings', 'Store it in a small bag, airless'],
        [
          'A small bag, little air, no wool and no rubber near it.',
          'A strip of anti-tarnish paper in the box does the rest.',
          'Wool and rubber stay away from it.',
        ],
        'A necklace in a small {zip|zipper} bag',
      ],
      [
        ['Wipe it before you polish', 'A cloth will mostly do'],
        [
          'Most of it comes off with a soft cloth and breath.',
          'Polish takes away metal as well, a trace each time. Keep it for rare occasions.',
          'Polish takes a bit of the silver with it.',
        ],
        'A soft cloth on a silver ring',
      ],
    ],
    turn: [
      "The best care is a Tuesday on somebody's ears.",
      'Take it out of the box. There is no need for an occasion.',
    ],
    asks: ['Which piece do you never take off?', 'What is lying in your box, waiting?'],
    ends: {
      p: 'Minutes a year are enough for most pieces.',
      f: 'And for the knot: a drop of oil, two pins, and a good song.',
      a: 'Wear it.',
      t: 'Oxidised pieces were darkened on purpose; polishing removes the design.',
      h: 'Eggs and silver do not get on. Keep them at opposite ends of the table.',
      i: 'What is close to the skin stays alive.',
      l: 'It takes on the warmth of whoever wears it.',
    },
    keep: 'the evening before an invitation',
    send: 'the owner of the knotted chains',
    own: [
      {
        about: 'clean|(?<!and |, |or )polish|repair|re-?plat|care',
        kinds: ['service', 'policy', 'guarantee'],
        lead: 'At some point a cloth is no longer enough.',
      },
    ],
    pic: { ask: 'One piece half polished, half dark, on a cloth', alt: 'A silver piece, one half polished' },
    claims: [
      [
        'Tarnish is silver sulphide; wear slows it; store airtight, away from wool and rubber',
        'metals conservation advice',
      ],
      ['Porous stones must not be dipped', "jewellers' practice"],
    ],
  },
  {
    id: 'can-it-go-in-the-dishwasher',
    format: 'answer',
    again: 9,
    emoji: '☕',
    only: 'pottery|potter|ceramic|stoneware|porcelain|\\bmugs?\\b',
    tags: ['PotteryCare', 'HandmadePottery', 'Stoneware'],
    question: 'Can it go in the dishwasher?',
    short: [
      'Stoneware mostly can. A sudden change of heat is the greater danger.',
      'Stoneware generally, gold never. And nothing likes to be frightened.',
    ],
    title: [
      'Is handmade pottery dishwasher safe?',
      'Caring for handmade ceramics: dishwasher, oven, microwave',
    ],
    cover: 'Dishwasher, yes or no?',
    gist: [
      'Well-fired stoneware usually stands the dishwasher. Gold, soft glazes and earthenware do not like it, and no pot likes going from the fridge into a hot oven.',
      'Ask how it was fired, turn it over, and keep away from shocks. That matters more than the machine.',
    ],
    subject: ['Fridge, oven, crack', 'May it go in the machine?'],
    hooks: {
      '*': [
        'More bowls die on the way from the fridge to the oven than in any dishwasher.',
        'The question comes at every stall, just before the purse does.',
        'It survives the salt and the spin. It does not survive haste.',
      ],
      p: 'Whether a pot stands the dishwasher depends on its clay and on how hot it was fired.',
      f: 'You have fallen for a mug and now you are thinking of Monday morning. Ask away.',
      a: 'Stoneware: yes. Gold rim: no. Cold to hot: never.',
      t: 'Vitrified clay absorbs hardly any water. Porous bodies take it up, and it expands when heated.',
      h: 'It survived a kiln at well over a thousand degrees. It is afraid of a lasagne.',
      i: 'Good pots want to be used, in the same kitchen as everything else.',
      l: 'Some cups one washes by hand. It takes a minute, and one holds them once more.',
    },
    lines: {
      '*': [
        'Pot test: put a drop of water on the unglazed foot. If it soaks in quickly, wash that pot by hand.',
        'Never from the fridge into a hot oven. Put it in cold and let the two of them warm up together.',
        'Rinse a mug with warm water before you pour in the boiling. On winter mornings it is grateful.',
        'A fine ping after the tea is poured can be the glaze. A dull sound when you tap the mug can be a crack. Listen.',
      ],
      h: ['"Dishwasher safe" is what we would like to be called after a Monday like this.'],
    },
    scene: [
      'Gratin dish, straight out of the fridge, oven at full heat. A small sound, like a twig. Then it smells of burnt cream.',
      'In the top rack it knocks against a glass for an hour, quite softly. Tick, tick, tick.',
    ],
    why: [
      [
        'The heat in the machine does little harm. It is the knocking, the salts and the years that dull a surface.',
        'What wears a glaze is detergent and friction, wash after wash.',
      ],
      [
        'When hot meets cold, one side grows and the other does not, and between the two it tears.',
        'Clay is strong when it is pressed and weak when it is pulled, and sudden heat pulls.',
      ],
    ],
    parts: [
      [
        ['Ask how it was fired', 'What was it fired as?'],
        [
          'Stoneware and porcelain are dense, earthenware drinks.',
          'A maker will know the temperature by heart, and usually the day.',
          'Hard and dense can take a lot. Soft and porous cannot.',
        ],
        "A potter pointing at a mug's base",
      ],
      [
        ['Gold and matt: by hand', 'What glitters is washed by hand'],
        [
          'Metal lustres come off over time, and soft matt glazes go blotchy.',
          'A soft sponge, no scouring powder. It is done before the coffee is through.',
          'And so is what feels like chalk.',
        ],
        'A cup with a gold rim in a hand',
      ],
      [
        ['Warm up slowly, cool down slowly', 'Spare it any sudden heat or cold'],
        [
          'Cold oven, warm plate, no wet board under a hot dish.',
          'Give it a trivet and a minute.',
          'From the fridge into heat is what kills it.',
        ],
        'A dish on a wooden trivet',
      ],
    ],
    turn: [
      'And then use it. A mug on a shelf only gets dusty.',
      'If the foot stays dry and the rim has no gold, trust it.',
    ],
    asks: ['Do you wash your favourite mug by hand?', 'What went from the fridge into your oven?'],
    ends: {
      p: 'Three questions at the stall, and the mug will stay for years.',
      f: 'It is allowed to live with you, not just to be looked after.',
      a: 'Dense? Then yes.',
      t: 'Microwaves: fine for dense, plain pots; risky for metal lustre and for anything that gets hotter than its contents.',
      h: 'It is rarely the machine. It is the pan beside it.',
      i: 'Every morning, two hands round something that two hands have made.',
      l: 'Warm water, a cloth, and it goes back to its place.',
    },
    caution: [
      'Always follow what the maker says about the piece in question.',
      'What the maker says about this piece is what counts.',
    ],
    keep: 'the Monday after the craft fair',
    send: 'someone who loads the dishwasher at home',
    own: [
      {
        about: 'dishwasher|microwave|oven.?(?:safe|proof)|fired (?:to|at)|food.?safe',
        kinds: ['product', 'process', 'policy'],
        lead: 'Here is the answer for the pots from this workshop.',
      },
    ],
    pic: {
      ask: 'A mug upside down with a drop of water on its foot',
      alt: 'A drop of water on the unglazed foot of a mug',
    },
    claims: [
      ['Vitrified stoneware absorbs little water; thermal shock cracks; lustres wear', 'ceramics textbook'],
    ],
  },
  {
    id: 'at-the-craft-fair',
    format: 'checklist',
    again: 9,
    emoji: '🎪',
    tags: ['CraftFair', 'MakersMarket', 'MeetTheMaker'],
    title: ['How to get the most out of a craft fair', 'Visiting a craft market: six ways to enjoy it more'],
    cover: 'A craft fair, done well',
    gist: [
      'Walk round once without buying, touch things, ask "how", take a card, bring a bag. And say "it is lovely, not for me today". Makers take that very well.',
      'A fair is the one day on which you can ask the person who made it. Use that for more than the price.',
    ],
    subject: ['Once round without buying', 'What to ask a maker'],
    hooks: {
      '*': [
        'At a craft fair the price tag is the least interesting thing to ask about.',
        'The person behind the table made it, and has been waiting since nine for somebody to ask how.',
        'Somebody there would so like to be asked how.',
      ],
      p: 'A fair is the rare occasion on which buyers and makers stand on the same side of a table.',
      f: 'Off to a market at the weekend? Take cash, a bag and three questions.',
      a: 'Round once. Touch. Ask. Then buy.',
      t: 'Bring: measurements, cash, bag, pen. Ask: material, making time, care, repair.',
      h: '"I will think about it," we say, and both of us know what it means, and both of us smile.',
      i: "To buy from somebody's hands is to know whom to thank.",
      l: 'One table, one piece, a conversation. It is enough for a Sunday.',
    },
    lines: {
      '*': [
        'At a craft fair: once round with your hands in your pockets, a coffee, then back to what you still remember.',
        'Ask "which one is your favourite?" You will get a story, and often the piece from under the table.',
        'Photographs only after asking. A design is what makers live on.',
        'Not buying? "It is lovely, not for me today" is a fine sentence. Makers hear worse by ten o\'clock.',
      ],
      h: [
        '"My sister makes these, too," says everyone. We would like to meet this sister. She must have a lot of stock.',
      ],
    },
    scene: [
      'A hall, forty tables, somebody carving at one of them. A child stands before it and has been watching for ten minutes with its mouth open.',
      'You have put it down, walked on, and three tables further along you are still holding it in your thoughts.',
    ],
    why: [
      [
        'On a screen you see what a thing looks like. At a stall you learn how it came about.',
        'Weight, temperature, sound: half of what makes a piece cannot be photographed.',
      ],
      [
        'And a maker who is asked a good question will tell you what is not on any label.',
        'From your questions they learn as well, what people pick up and where they hesitate.',
      ],
    ],
    parts: [
      [
        ['Go round once without buying', 'One lap with your hands in your pockets'],
        [
          'What you still remember after a coffee is the right thing.',
          'The first stall has the advantage, and the last has your last money.',
          'What you still see over coffee is yours.',
        ],
        'A hall with stalls seen from the entrance',
      ],
      [
        ['Pick it up', 'Then take it in your hands'],
        [
          'With both hands, over the table. It is meant for that.',
          'Ask first with glass and with anything that is drying.',
          'That is what it is there for. With glass, ask.',
        ],
        'Two hands lifting a piece over a stall',
      ],
      [
        ['Ask "how", not "how long"', 'Ask how an edge was made'],
        [
          '"How do you get that edge?" opens a door.',
          '"How long does it take?" sounds like a sum, even when it is meant kindly.',
          'Not about hours. You will hear about the hours.',
        ],
        'A maker showing a tool to a visitor',
      ],
      [
        ['Bring cash and a bag', 'Bring coins, and something soft for wrapping'],
        [
          'Card readers and village halls are old enemies.',
          'A {tea towel|dish towel} in the bag, and the bowl gets home whole.',
          'There is no signal in a barn.',
        ],
        'A cloth bag with a wrapped bowl',
      ],
      [
        ['Take the card of your maybe', 'Take the cards of those you liked'],
        [
          'Write on the back what it was. In November you will not know.',
          'A photo of the card and the piece together, if they say yes.',
          'With a word on the back.',
        ],
        'A business card with a note on the back',
      ],
      [
        ['Say something if you liked it', 'Leave a kind sentence behind'],
        [
          'It need not be a purchase. A sentence carries people through the cold hours.',
          '"The blue one made me stop" is good pay.',
          'It costs nothing, and it is cold.',
        ],
        'A visitor talking to a stallholder',
      ],
    ],
    turn: [
      'By four you have one thing too many and three new acquaintances.',
      'And if you do not buy anything: you came, you touched, you asked.',
    ],
    asks: ['What was your best find at a fair?', 'What do you ask at a stall?'],
    ends: {
      p: 'An hour like that teaches more about quality than a year of catalogues.',
      f: 'Go in the morning, or at the end when they have time to talk.',
      a: 'Look twice. Buy once.',
      t: 'Bargaining customs differ; with studio makers the marked price is usually meant.',
      h: '"My sister makes these, too" is how a quarter of an hour begins.',
      i: 'A place where things still have a face.',
      l: 'Wrapped in paper, carried home, put on the table. It was meant to be there.',
    },
    tick: true,
    keep: "the next makers' market",
    send: 'the person who is coming with you',
    own: [
      {
        about: 'fair|market|stall|open studio|open workshop',
        kinds: ['event', 'place', 'hours'],
        lead: 'Questions are best asked in person.',
      },
    ],
    pic: {
      ask: 'Your stall or table before the first visitor comes',
      alt: 'A craft stall laid out before opening',
    },
    claims: [['Customs at craft fairs', 'craft trade practice']],
  },
  {
    id: 'dry-fit-first',
    format: 'howto',
    again: 9,
    emoji: '🧩',
    tags: ['MendIt', 'RepairTips', 'BrokenPottery'],
    title: [
      'How to glue something broken so that it holds',
      'Mending a broken plate: dry run first, glue last',
    ],
    cover: 'Practise without glue',
    gist: [
      'Most repairs fail because the glue comes out too early. Collect every crumb, fit the pieces together dry, number them, and only then mix.',
      'Dry fit, clean edges, little glue, something to hold it. The plan is the repair; the gluing takes a minute.',
    ],
    subject: ['Practise it dry', 'Before you open the glue'],
    hooks: {
      '*': [
        'It was in three pieces and you glued two of them. Now the third one does not fit.',
        'The most important tool in a repair is a strip of masking tape.',
        'One of the three no longer fits. It was not the glue.',
      ],
      p: 'A repair holds when it has been put together once without any glue.',
      f: 'Has something lovely gone to pieces? Do not reach for the tube yet. Get the dustpan.',
      a: 'All the pieces. Dry. Numbered. Then glue.',
      t: 'A joint is strongest as a thin film on clean edges; a thick one creeps and shows.',
      h: 'By then three fingers, the handle and the newspaper were firmly united.',
      i: 'To put something back together is to say that it mattered.',
      l: 'A fine line where it broke. It may be seen.',
    },
    lines: {
      '*': [
        'Repair rule: put it together dry with masking tape and number the pieces. If it works without glue, it will work with it.',
        'Clean the broken edges with alcohol and do not touch them again. Skin oil is what glue likes least.',
        'Sand in a bowl holds a cup at any angle while it sets. It is the best clamp in the kitchen.',
        'More glue does not hold better. What squeezes out has no work to do.',
      ],
      h: ['"Bonds in seconds," says the tube. Yes, but what?'],
    },
    scene: [
      'A sound from the kitchen, and then that silence. On the floor lies the handle, and beside it the rest, quite surprised.',
      'Four pieces, one tube, ten fingers. The second piece is in place, crooked by a hair, and it is dry already.',
    ],
    why: [
      [
        'With the glue open you have a minute, and in a minute nobody solves a puzzle.',
        'The order in which pieces go in is something you have to find out, and it takes peace.',
      ],
      [
        'A tiny error at the first joint grows until the last piece has no room.',
        'Half a millimetre at the bottom is a gap at the top.',
      ],
    ],
    parts: [
      [
        ['Collect every crumb', 'All of it, also the dust'],
        [
          'In a bag, at once, with the date. Crumbs fill gaps in the end.',
          'Sweep gently and look under the fridge, too.',
          'Gaps are filled with crumbs.',
        ],
        'Fragments in a small bowl',
      ],
      [
        ['Fit it together dry', 'Without any glue'],
        [
          'With masking tape on the outside, across each crack.',
          'You will find out which piece has to go in last.',
          'Tape holds it, and you see the order.',
        ],
        'A cup held together with masking tape',
      ],
      [
        ['Number the pieces', 'Write numbers on the tape'],
        [
          'In pencil on the tape, in the order of assembly.',
          'With sticky fingers nobody can think.',
          'Your fingers will be sticky and your head empty.',
        ],
        'Pencil numbers on strips of tape',
      ],
      [
        ['Clean edges, thin glue', 'Clean, thin, on one side'],
        [
          'Alcohol on a cotton bud, let it dry, then a film as thin as breath.',
          'One side only, unless the packet says otherwise.',
          'More does not hold more.',
        ],
        'A thin line of glue on a broken edge',
      ],
      [
        ['Tape, sand, and leave it', 'Into a bowl of sand'],
        [
          'Upside down in a bowl of sand, so that gravity helps.',
          'A day. Looking does not make it faster.',
          'Gravity has steady hands.',
        ],
        'A mended cup standing in sand',
      ],
    ],
    turn: [
      'Then scrape off whatever came out, with a blade, before it is fully hard.',
      'It is a cup again. It now has a past.',
    ],
    asks: ['What have you mended that you are proud of?', 'What is lying in pieces in a drawer?'],
    ends: {
      p: 'An hour of preparation, a minute of glue, a day of waiting.',
      f: 'And keep the crumbs until it is done. You always need one.',
      a: 'Dry first. Always.',
      t: 'Epoxy gives time to correct, superglue does not; water-based glue gives up in the wash.',
      h: 'Glue sets fast on fingers and slowly everywhere else.',
      i: 'Broken is not the end of a thing. Often it is where it starts to belong to you.',
      l: 'It goes back to its old place, and is handled a little more gently.',
    },
    caution: [
      'Most glues are not made for contact with food or heat; use mended cups and plates for show, unless the maker of the glue says otherwise.',
      'After mending, a cup or plate is for looking at: glue and food or heat seldom go together, save where its maker says so.',
    ],
    keep: 'the next crash in the kitchen',
    send: 'someone who has a drawer full of pieces',
    own: [
      {
        about: 'repair|mend|restor|kintsugi',
        kinds: ['service', 'policy', 'event', 'guarantee'],
        lead: 'Some breaks are past what tape can do.',
      },
    ],
    pic: {
      ask: 'A broken piece held together dry with masking tape',
      alt: 'A broken cup held together with masking tape',
    },
    claims: [['Dry fitting, clean edges, thin joints, clamping in sand', 'ceramics conservation practice']],
  },
  {
    id: 'sign-it-or-not',
    format: 'either',
    again: 11,
    emoji: '✒️',
    tags: ['MakersMark', 'ThisOrThat', 'Handmade'],
    title: ['Should handmade things be signed?', "A maker's mark: do you want to know who made it?"],
    cover: 'Signed or blank?',
    gist: [
      'A name on the bottom tells you whom to thank. A blank one lets the thing speak for itself. Which do you like better?',
      'Some makers stamp everything, some nothing. Do you look underneath for a name?',
    ],
    subject: ['A name underneath?', 'Signed or blank?'],
    hooks: {
      '*': [
        'On the underside there is room for a name, and not everyone uses it.',
        'Somewhere on the old cathedrals, high up, stonemasons left their marks where only pigeons would read them.',
        'You turn it over. Is anyone there?',
      ],
      p: "A maker's mark is proof, advertisement and modesty, depending on its size.",
      f: 'Would you sign it, if you had made it? And where?',
      a: 'If it is good, sign it. If it is not, do not sell it.',
      t: 'Stamps, punches, initials, brands: each material has its own way of carrying a name.',
      h: 'Signed, dated and numbered. It is a spoon.',
      i: 'A name says: somebody stood by this.',
      l: 'Two letters, hardly visible, on the inside of the ring.',
    },
    lines: {
      '*': [
        'Signed or blank: what do you like on the bottom of a bowl?',
        'If you make things, put at least the year underneath. Your grandchildren will quarrel less.',
        'A good mark can be felt with a thumb in the dark and seen by nobody at table.',
        'Photograph the marks on things that you inherit. Somebody on the internet knows that little anchor.',
      ],
      h: ['The first pot was signed on three sides. It was also the last one that leaked.'],
    },
    scene: [
      'A flea market, a bowl for small change. You turn it over, and there is a bird scratched into it. You would love to know who.',
      'The bench is cleared, the piece is done. In the hand a stamp the size of a pea, and it hovers for a moment.',
    ],
    why: [
      [
        'A name binds whoever puts it there, and tells whoever comes after where it was made.',
        'Some see in it a responsibility, and others a disturbance.',
      ],
    ],
    parts: [
      [
        'Signed',
        [
          'You know whom to ask if it chips, and whom to praise if it does not. In fifty years somebody will be glad.',
          'A mark is a promise in the smallest possible type.',
          'Somebody stands by it, in very small letters.',
        ],
        'A stamp being pressed into clay',
      ],
      [
        'Blank',
        [
          'The thing itself is the signature. Whoever knows the hand knows it anyway.',
          'For centuries the finest bowls had no name on them, and nobody missed it.',
          'It says nothing, and you know.',
        ],
        'A plain, unmarked base',
      ],
    ],
    turn: [
      'On the underside, at any rate, it disturbs nobody.',
      'Look at your favourite mug. What does it say?',
    ],
    asks: ['Signed or blank?', 'Whose name is under your favourite thing?'],
    ends: {
      p: 'Both have good company in the museums.',
      f: 'Turn over whatever is standing in front of you and tell us what you find.',
      a: 'A year, at least.',
      t: "Precious metal may by law need a hallmark in some countries; that is the metal's signature, and not the maker's alone.",
      h: 'Unsigned things have never been late for anything.',
      i: 'Those who sign stand up for it. Those who do not trust it to find its way.',
      l: 'A thumb finds it in the dark.',
    },
    keep: 'the next time you do the {washing-up|dishes}',
    send: 'somebody who makes things',
    own: [
      {
        about: 'stamped|signed|signature|hallmark|maker.s mark|initials',
        kinds: ['process', 'product', 'story'],
        lead: 'Here is how the pieces from this workshop are marked.',
      },
    ],
    pic: {
      ask: 'Your mark on the underside of a piece, or the stamp in your hand',
      alt: "A maker's mark on the underside of a piece",
    },
    claims: [
      [
        "Masons' marks on cathedrals; hallmark laws vary by country",
        'architectural history; precious metals law',
      ],
    ],
  },
  {
    id: 'a-drawer-of-tests',
    format: 'behind',
    again: 9,
    emoji: '🧪',
    tags: ['TestPieces', 'BehindTheScenes', 'StudioLife'],
    title: ['Why every maker has a drawer full of tests', 'What makers keep in the drawer of tests'],
    cover: 'The drawer of tests',
    gist: [
      'Before a colour, a stitch or a scent is used, it is tried on something small and written down. These drawers are the real recipe books of a workshop.',
      "Small squares, tiny pots, single wicks, a number on each. A workshop's memory lies in a drawer, and at home it pays as well.",
    ],
    subject: ['The most boring drawer is the best', 'Try it small first'],
    hooks: {
      '*': [
        'The most valuable drawer in a workshop holds nothing that anyone would buy.',
        'Before the blue came out like this, it came out forty times like something else.',
        'Forty blues that were not it.',
      ],
      p: 'Small tests, numbered and kept, are what separates a recipe from luck.',
      f: 'May we show you the ugliest drawer in any workshop? Makers are secretly proud of it.',
      a: 'Test small. Write it down. Keep it.',
      t: 'Change one factor per sample and label it: material, amount, time, temperature, date.',
      h: 'Sample nineteen was called "sunset". It is the colour of a {plaster|bandage}.',
      i: 'Each good result has a row of patient little failures behind it.',
      l: 'Forty shades of one white, in a drawer, each with a number.',
    },
    lines: {
      '*': [
        'Paint at home: a sheet of paper per shade, hung on the wall for two days, with the name on it. Workshops do it the same way.',
        'Try a glue, a dye or a cleaner where nobody looks: inside a hem, under a shelf.',
        'Write the recipe on the sample itself. Notebooks and samples drift apart.',
        'Keep the failures as well. Number nineteen is what somebody will want in three years.',
      ],
      h: ['"I will remember how I did it" is engraved above the door of every workshop. On the inside.'],
    },
    scene: [
      'A flat drawer is pulled out and rattles: squares, rings, snippets, all with numbers, none larger than a stamp.',
      'On the windowsill stand seven tiny pots, each a bit greener than the last. Somebody bends over them with a pencil behind the ear.',
    ],
    why: [
      [
        'A new mixture behaves differently from what you think, and it is better if it does so on a square inch.',
        'Material has a will of its own, and you get to know it in small portions.',
      ],
      [
        'And without a number, a lucky hit stays a lucky hit.',
        'What is not written down cannot be done twice.',
      ],
    ],
    parts: [
      [
        ['Make it small', 'As small as it will go'],
        [
          'As small as it can be and still tell the truth.',
          'A tile, a swatch, one wick. It costs minutes, and the real thing costs a day.',
          'A thumb of it is enough to be wrong with.',
        ],
        'A row of small test tiles',
      ],
      [
        ['Change one thing at a time', 'Only one difference'],
        [
          'Two changes, and nobody knows which of them it was.',
          'A row in which only one thing grows is a sentence you can read.',
          'Otherwise you have two answers and no question.',
        ],
        'Samples in a graded row',
      ],
      [
        ['Write on the thing itself', 'Written on'],
        [
          'Scratched, pencilled, pinned. Paper gets lost.',
          'Date, mix, time. In two years you will be a stranger who has to be able to read it.',
          'Paper goes, pencil on clay stays.',
        ],
        'A number scratched into a sample',
      ],
      [
        ['Put it in the drawer', 'Everything is kept'],
        [
          'The ugly ones, too. Especially those.',
          'One day a customer will say "something like mud, but friendly", and there it lies.',
          'The mud as well. The mud above all.',
        ],
        'A drawer full of numbered samples',
      ],
    ],
    turn: [
      'What is on the shelf is the fortieth. The other thirty-nine are here.',
      'It is the part of the work that nobody posts.',
    ],
    asks: ['What would you have to try out first?', 'Do you write things down, or do you remember?'],
    ends: {
      p: 'A hundred small tests are cheaper than one large mistake.',
      f: 'If you ever get to see such a drawer, ask about the ugliest one in it.',
      a: 'Small. One change. Label.',
      t: 'Let samples age before you judge: some glazes, dyes and scents shift within weeks.',
      h: "The ugliest one in the drawer is always somebody's favourite.",
      i: 'Patience can be kept in a drawer.',
      l: 'One of them, held to the window, is exactly right.',
    },
    work: 'Laboratories, kitchens and software teams have the same drawer under other names. It is worth asking a newcomer to look through it first.',
    keep: 'the next pot of paint',
    send: 'somebody who always remembers how they did it',
    own: [
      {
        about: 'glaze|dye|recipe|blend|scent|colou?rs?\\b|develop|test',
        kinds: ['process', 'number', 'product', 'story'],
        lead: 'Testing leads somewhere.',
      },
    ],
    pic: { ask: 'Your drawer or board of test pieces, as it is', alt: 'A drawer of numbered test pieces' },
    claims: [['Systematic sampling with single changes and labels', 'craft and laboratory practice']],
  },
  {
    id: 'no-you-cannot-copy-that',
    format: 'tip',
    again: 11,
    emoji: '🖊️',
    tags: ['CraftEthics', 'Inspiration', 'LearnACraft'],
    title: ['Inspired or copied? How to borrow well', 'Learning from other makers without copying them'],
    cover: 'Borrow from three, not one',
    gist: [
      'Copying to learn is fine and as old as craft. To make something of your own, take from three sources, change what annoys you, and name whom you learned it from.',
      'One source is a copy. Three sources, a constraint and your own habit are the beginning of a style.',
    ],
    subject: ['Copy at home, borrow in public', 'How a style begins'],
    hooks: {
      '*': [
        'Every maker has begun by copying. The question is what you do with the copy.',
        'Take one thing from one person and it is a copy. Take one from each of three and it is yours.',
        'Everybody began by wanting to be somebody else.',
      ],
      p: 'Copying is how crafts are learned; a few habits keep it fair.',
      f: 'Seen something and would love to make it yourself? Do. Then read on before you sell it.',
      a: 'Copy to learn. Mix to make. Name your sources.',
      t: 'Techniques are generally free to use, while particular designs may be protected. The details differ between countries.',
      h: '"It is not copied, it is a tribute." Forty times, in three sizes, with free postage.',
      i: 'We stand on the shoulders of people who let us watch.',
      l: 'A hand learns by following another. One day it takes a different turn.',
    },
    lines: {
      '*': [
        'Copy as much as you like at the kitchen table. Before it goes on sale, change what you would have done differently.',
        'Three sources: one for the shape, one for the colour, one for the method. Nobody will see the seams.',
        'Write "after a bowl by" on it if it is after one. It makes you look well read and not small.',
        "Ask before you teach somebody else's pattern. Most makers say yes and are pleased.",
      ],
      h: ['Originality is when you have forgotten whom you have it from.'],
    },
    scene: [
      'On the screen a lamp that you would love to have made. In the cellar there is wire. You look at the screen again.',
      'Somebody holds out a phone across the stall: "Can you do me this one?" It is a colleague\'s work, from two towns away.',
    ],
    why: [
      [
        'By copying, the hand learns what the eye has missed.',
        'Rebuild something and you will understand why it is as it is.',
      ],
      [
        'But a design is often what somebody lives on, so there is a line between learning and selling.',
        'For months of searching, a maker gets one good shape. It should pay their rent first.',
      ],
    ],
    parts: [
      [
        ['Copy it once, for yourself', 'Copy once, for your own shelf'],
        [
          'To find out how. Then it stays on your shelf.',
          'Art schools have always done so, with an easel in front of the masters.',
          'It is the oldest lesson there is.',
        ],
        'A copy beside a picture of the original',
      ],
      [
        ['Take from three places', 'Mix three models, not one'],
        [
          'A handle here, a line there, a colour from a stone.',
          'The mixture is where you come in.',
          'Then it will have its own face.',
        ],
        'Three pictures pinned above a bench',
      ],
      [
        ['Change what bothers you', 'What would you do differently?'],
        [
          'You would want it heavier, plainer, for the left hand? There it begins.',
          'Your complaints are your style.',
          'Start with just that one thing.',
        ],
        'A sketch with a line crossed out',
      ],
      [
        ['Say whose pupil you are', 'Say from whom'],
        [
          'It costs nothing, and it opens doors.',
          'Crafts have always carried names along: learned from so-and-so.',
          'It makes you bigger.',
        ],
        'A maker showing an old photo of a teacher',
      ],
    ],
    turn: [
      'And should somebody copy you one day: you will know it first by the mistake they took along.',
      'Style is what is left over when you have stopped trying to have one.',
    ],
    asks: ['Whose work did you copy in order to learn?', 'Where is the line for you?'],
    ends: {
      p: 'With three sources and a name, most questions answer themselves.',
      f: 'Tell us who your three are.',
      a: 'One is theft. Three is research.',
      t: 'Registered designs, patterns and characters have rules of their own; look them up before selling.',
      h: 'If it needs the word "tribute", it needs one more change.',
      i: 'There are others in whatever a hand makes. That is the lovely part.',
      l: 'The line wavers for a moment. Then it is your own.',
    },
    caution: [
      'What is protected differs from country to country; when in doubt, ask the maker or get advice before you sell.',
      'Law draws this line in another place in each country. Before you sell, ask whoever made it, or somebody who knows.',
    ],
    keep: 'the next thing you would love to have made',
    send: 'a friend who is finding their style',
    own: [
      {
        about: 'learn(?:ed|t) from|trained|studied|inspired by|apprentic',
        kinds: ['people', 'story', 'history'],
        lead: 'Here is where it was learnt.',
      },
    ],
    pic: {
      ask: 'Three sources of yours beside one finished piece: a stone, a photo, a tool',
      alt: 'Three objects of inspiration beside a handmade piece',
    },
    claims: [
      ['Techniques versus protected designs', 'intellectual property basics; varies by country'],
      ['Copying as training', 'art education history'],
    ],
  },
];
