// Looking after handmade things, mending them, and meeting makers.

import type { Idea } from '../../library/idea.ts';
import { LASTING, TEACHERS } from './kinds.ts';

export const CARING: readonly Idea[] = [
  {
    id: 'oil-the-board',
    format: 'howto',
    again: 9,
    emoji: '🪵',
    only: 'wood|timber|oak|walnut|carv|turned',
    tags: ['WoodCare', 'CuttingBoard', 'HandmadeWood'],
    title: ['How to oil a wooden board or spoon', 'Dry chopping board? How to oil it properly'],
    cover: 'Oil your wooden board',
    gist: [
      'Wood that has turned pale and rough wants oil: one that hardens or a food-safe mineral one, rubbed in thinly, wiped off after a while, dried overnight. Olive oil stays sticky.',
      'Wash by hand, stand it on edge, and give it a thin coat of oil every month or two. That is how boards get old.',
    ],
    subject: ['Does your board need oil?', 'Not olive oil, please'],
    hooks: {
      '*': [
        'A drop of water tells you if a board needs oil. If it soaks in, yes. If it sits there like a bead, not yet.',
        'The dishwasher has killed more wooden spoons than any cook.',
        'One drop of water shows you whether your board needs oil.',
      ],
      p: 'Wooden boards last for decades if they dry standing up and get oil now and then.',
      f: 'Has your favourite board gone grey and furry? Ten minutes, one rag, and you will know it again.',
      a: 'Wash a wooden board by hand, stand it up, and oil it thinly.',
      t: 'Linseed, tung and walnut oil cure to a film; olive and sunflower oil do not, and turn rancid.',
      h: 'It said "hand wash only". We thought of it as a suggestion. It is now two boards.',
      i: 'A wooden board lasts for decades if you oil it now and then.',
      l: 'Walnut, a cloth, a few drops of oil, and the grain comes out.',
    },
    lines: {
      '*': [
        'Does your board need oil? Put a drop of water on it. If it sinks in, yes. If it stays on top, not yet.',
        'Dry boards standing on edge. Lying flat they get wet on one side only, and that is why they warp.',
        'Rough after washing? Wet it, let it dry, sand along the grain with fine paper, oil it. The fuzz will not come back so fast.',
        'Onion smell: half a lemon and coarse salt, rub, rinse, stand it up.',
      ],
      h: ['A wooden spoon in the dishwasher has a hard life.'],
    },
    scene: [
      'The chopping board has gone grey and rough, and lies at the back behind the plastic one.',
      'A rag, a spoonful of oil, and with the first stroke the wood is suddenly dark, and somebody in the kitchen says "oh".',
    ],
    why: [
      [
        'Hot water and soap take the oil out of the wood.',
        'Each wash carries off a little of the oil, and dry fibres stand up and split.',
      ],
      [
        'An oil that hardens stays in the pores. One that does not goes sticky and begins to smell.',
        'The right sort turns solid in air, slowly, inside the wood.',
      ],
    ],
    parts: [
      [
        ['Wash it and let it dry', 'It must be dry'],
        [
          'Oil over damp wood shuts the water in.',
          'Lukewarm water, a brush, quickly. Then stand it up till tomorrow.',
          'Wash it today, oil it tomorrow.',
        ],
        'A board drying on its edge',
      ],
      [
        ['Rub in a little with a rag', 'Only a little oil, with a cloth'],
        [
          'A teaspoon does a whole side. More only lies about on top.',
          'Go along the grain, and do not forget the edges, where wood drinks most.',
          'The ends need most.',
        ],
        'A rag rubbing oil along the grain',
      ],
      [
        ['Wipe off whatever is left', 'Wipe off what stays on top'],
        [
          'After a quarter of an hour, with a dry cloth, hard.',
          'What stays on the surface turns to chewing gum.',
          'If it still shines, wipe again.',
        ],
        'A dry cloth wiping a board',
      ],
      [
        ['Leave it standing overnight', 'Let it stand until morning'],
        [
          'In the morning it is smooth. Wait a few days before you cut onions on it.',
          'Air on both sides, so that it does not bend.',
          'Stood up, so that air gets at both sides.',
        ],
        'A dark, freshly oiled board on edge',
      ],
    ],
    turn: ['Once a month at first, then whenever the drop sinks in.', 'Then it is as good as new.'],
    asks: ['How old is your oldest board?', 'What do you cut on?'],
    ends: {
      p: 'Ten minutes now and then, and it will outlast the kitchen.',
      f: 'The spoons would like some, too, while you are at it.',
      a: 'Thin, wipe, wait.',
      t: 'For people with nut allergies choose mineral or linseed oil; walnut oil can carry traces.',
      h: 'And keep it out of the dishwasher.',
      i: 'Ten minutes a month for something you use every day.',
      l: 'Smooth, warm and a little dark.',
    },
    caution: [
      'Rags with oil can catch fire by themselves: spread them out flat to dry outdoors, or keep them under water until you throw them away.',
      'Oily rags can set themselves on fire: lay them flat outdoors to dry, or put them in water before they go in the bin.',
    ],
    keep: 'the day the drop sinks in',
    send: 'someone who puts boards in the dishwasher',
    own: [
      {
        about: '\\bwood|\\boak\\b|walnut|chopping boards?|bread boards?|spoons?\\b|oiled|beeswax|turned',
        kinds: ['product', 'process', 'price'],
        lead: 'Wood from here:',
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
    cover: 'Wear your silver often',
    gist: [
      'Silver tarnishes from sulphur in the air and least of all on people who wear it. For the rest, a small closed bag and a soft cloth are enough.',
      'Put it on last, take it off first, wear it often, and store it shut away. That is nearly all that silver asks.',
    ],
    subject: ['Silver stays bright if you wear it', 'Why silver earrings go black'],
    hooks: {
      '*': [
        'The silver bracelet that you wear is bright. The one in the box is black.',
        'Do not keep silver in a drawer with rubber bands. They turn it black.',
        'Silver that you wear stays bright. Silver in the box goes black.',
      ],
      p: 'Silver that is worn regularly needs hardly any cleaning.',
      f: 'Have your silver earrings gone black in the box? You can wipe it off.',
      a: 'Silver: last on, first off, and worn often.',
      t: 'Tarnish is silver sulphide, from traces of hydrogen sulphide in air, wool, rubber and eggs.',
      h: 'Silver and boiled eggs do not get on. It is chemistry.',
      i: 'Silver shines because you wear it.',
      l: 'A soft cloth, and your silver shines again.',
    },
    lines: {
      '*': [
        'Put silver on last, after perfume and cream. Take it off first, before the {washing-up|dishes} and the pool.',
        'Store silver in a small {zip|zipper} bag with the air pressed out. Each piece on its own, or they scratch each other.',
        'Pearls, opals and turquoise never go in a silver dip. A soft damp cloth will do for them.',
        'Close the clasp of a chain before you put it away. Otherwise it is a knot in the morning.',
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
        ['Put it on last, take it off first', 'After perfume, before the shower'],
        [
          'Perfume and chlorine are bad for silver and stones.',
          'Just before you leave the house is best.',
          'So no perfume gets on it.',
        ],
        'An earring being put on beside a front door',
      ],
      [
        ['Keep it in a small bag', 'A bag without air'],
        [
          'A small bag, little air, no wool and no rubber near it.',
          'A strip of anti-tarnish paper in the box does the rest.',
          'Without wool or rubber near it.',
        ],
        'A necklace in a small {zip|zipper} bag',
      ],
      [
        ['Wipe it with a cloth first', 'A soft cloth is mostly enough'],
        [
          'Most of it comes off with a soft cloth and breath.',
          'Polish takes away metal as well, a trace each time. Keep it for rare occasions.',
          'Polish takes off a little silver each time.',
        ],
        'A soft cloth on a silver ring',
      ],
    ],
    turn: ['So wear it on an ordinary Tuesday.', 'Take it out of the box today.'],
    asks: ['Which piece do you never take off?', 'What is lying in your box?'],
    ends: {
      p: 'Minutes a year are enough for most pieces.',
      f: 'For a knot in a chain: a drop of oil, two pins and patience.',
      a: 'Wear it.',
      t: 'Oxidised pieces were darkened on purpose; polishing removes the design.',
      h: 'Eggs to the left, silver to the right.',
      i: 'It looks best on you.',
      l: 'And it gets warm on your skin.',
    },
    keep: 'the evening before an invitation',
    send: 'the owner of the knotted chains',
    own: [
      {
        about: 'clean|(?<!and |, |or )polish|repair|re-?plat|care',
        kinds: ['service', 'policy', 'guarantee'],
        lead: 'If a cloth is no longer enough:',
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
      'Stoneware mostly can, gold cannot. And no pot likes sudden heat.',
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
    subject: ['From the fridge into the oven? No', 'Is your mug safe in the machine?'],
    hooks: {
      '*': [
        'More bowls die on the way from the fridge to the oven than in any dishwasher.',
        'Everybody asks it before they buy a mug: can it go in the dishwasher?',
        'A handmade bowl survives the dishwasher. It does not survive the way from the fridge into the oven.',
      ],
      p: 'Whether a pot stands the dishwasher depends on its clay and on how hot it was fired.',
      f: 'You love that mug, and you think of Monday morning and the dishwasher. Ask us.',
      a: 'Stoneware in the dishwasher: yes. Gold rim: no. From cold to hot: never.',
      t: 'Vitrified clay absorbs hardly any water. Porous bodies take it up, and it expands when heated.',
      h: 'Your dish came through a kiln at a thousand degrees. A cold lasagne in a hot oven is too much for it.',
      i: 'Good pots want to be used every day.',
      l: 'Some cups you wash by hand. It takes a minute.',
    },
    lines: {
      '*': [
        'Pot test: put a drop of water on the unglazed foot. If it soaks in quickly, wash that pot by hand.',
        'Never from the fridge into a hot oven. Put it in cold and let the two of them warm up together.',
        'Rinse a mug with warm water before you pour in the boiling. On winter mornings it is grateful.',
        'A fine ping after the tea is poured can be the glaze. A dull sound when you tap the mug can be a crack. Listen.',
      ],
      h: ['"Dishwasher safe": that is what we would all like to be.'],
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
        ['Ask how it was fired', 'Stoneware or earthenware?'],
        [
          'Stoneware and porcelain are dense, earthenware drinks.',
          'A maker will know the temperature by heart, and usually the day.',
          'Hard ones can take a lot. Soft ones cannot.',
        ],
        "A potter pointing at a mug's base",
      ],
      [
        ['Wash gold and matt by hand', 'Gold is washed by hand'],
        [
          'Metal lustres come off over time, and soft matt glazes go blotchy.',
          'A soft sponge, no scouring powder. It is done before the coffee is through.',
          'The same for what feels like chalk.',
        ],
        'A cup with a gold rim in a hand',
      ],
      [
        ['Warm it up slowly', 'No sudden heat or cold'],
        [
          'Cold oven, warm plate, no wet board under a hot dish.',
          'Give it a trivet and a minute.',
          'Put it into a cold oven, and then switch on.',
        ],
        'A dish on a wooden trivet',
      ],
    ],
    turn: ['And then use it every day.', 'If there is no gold on it and the foot stays dry, go ahead.'],
    asks: ['Do you wash your favourite mug by hand?', 'What went from the fridge into your oven?'],
    ends: {
      p: 'Ask before you buy, and it will last for years.',
      f: 'It was made to be used.',
      a: 'Hard and plain? Then yes.',
      t: 'Microwaves: fine for dense, plain pots; risky for metal lustre and for anything that gets hotter than its contents.',
      h: 'Mostly it is the pan beside it.',
      i: 'Two hands made it, and two hands hold it.',
      l: 'Warm water, a cloth, and back on the shelf.',
    },
    caution: [
      'Ask us about your own piece before you put it in.',
      'Ask the maker of your piece what it can take.',
    ],
    keep: 'the Monday after the craft fair',
    send: 'someone who loads the dishwasher at home',
    own: [
      {
        about: 'dishwasher|microwave|oven.?(?:safe|proof)|fired (?:to|at)|food.?safe',
        kinds: ['product', 'process', 'policy'],
        lead: 'For the pots from here:',
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
    cover: 'At a craft fair, ask how',
    gist: [
      'Walk round once without buying, touch things, ask "how", take a card, bring a bag. And say "it is lovely, not for me today". Makers take that very well.',
      'A fair is the one day on which you can ask the person who made it. Use that for more than the price.',
    ],
    subject: ['Once round without buying', 'What to ask a maker'],
    hooks: {
      '*': [
        'At a craft fair the price tag is the least interesting thing to ask about.',
        'At a craft fair the person behind the table made it all. Ask how.',
        'Going to a craft fair? Ask the makers how they do it. They love to tell you.',
      ],
      p: 'A fair is the rare occasion on which buyers and makers stand on the same side of a table.',
      f: 'Off to a market at the weekend? Take cash, a bag and three questions.',
      a: 'At a craft fair: go round once, touch, ask, and then buy.',
      t: 'Bring: measurements, cash, bag, pen. Ask: material, making time, care, repair.',
      h: '"I will think about it", you say at the fair. The maker smiles, and so do you.',
      i: 'At a craft fair you know whom to thank for your bowl.',
      l: 'One table, one bowl, and a talk with its maker.',
    },
    lines: {
      '*': [
        'At a craft fair: once round with your hands in your pockets, a coffee, then back to what you still remember.',
        'Ask "which one is your favourite?" You will get a story, and often the piece from under the table.',
        'Photographs only after asking. A design is what makers live on.',
        'Not buying? "It is lovely, not for me today" is a fine sentence. Makers hear worse by ten o\'clock.',
      ],
      h: ['"My sister makes these too", says everybody at a fair. This sister must be very busy.'],
    },
    scene: [
      'A hall, forty tables, somebody carving at one of them. A child stands before it and has been watching for ten minutes with its mouth open.',
      'You have put it down, walked on, and three tables further along you are still holding it in your thoughts.',
    ],
    why: [
      [
        'On a screen you see how it looks. At a stall you hear how it was made.',
        'You cannot feel the weight of a cup in a photo.',
      ],
      ['If you ask, a maker tells you what is on no label.', 'Makers learn from you too.'],
    ],
    parts: [
      [
        ['Go round once without buying', 'First just look'],
        [
          'What you still remember after a coffee is what you want.',
          'Otherwise the first stall gets all your money.',
          'Then have a coffee, and go back.',
        ],
        'A hall with stalls seen from the entrance',
      ],
      [
        ['Pick things up', 'Take it in both hands'],
        [
          'With both hands, over the table. Makers like that.',
          'Ask first with glass and with anything that is drying.',
          'With glass, ask first.',
        ],
        'Two hands lifting a piece over a stall',
      ],
      [
        ['Ask how it is made', 'Ask about an edge or a colour'],
        [
          '"How do you make that edge?" Then they will tell you.',
          '"How long does it take?" sounds like a question about the price.',
          'Makers like that question best.',
        ],
        'A maker showing a tool to a visitor',
      ],
      [
        ['Bring cash and a bag', 'Take coins and a soft cloth'],
        [
          'Many card readers do not work in a village hall.',
          'A {tea towel|dish towel} in the bag, and the bowl gets home whole.',
          'Not everybody can take cards.',
        ],
        'A cloth bag with a wrapped bowl',
      ],
      [
        ['Take a card with you', 'Ask for their card'],
        [
          'Write on the back what you liked. In a month you will not know.',
          'A photo of the card and the piece together, if they say yes.',
          'Write on it what you liked.',
        ],
        'A business card with a note on the back',
      ],
      [
        ['Say what you liked', 'Say something kind'],
        [
          'You need not buy anything. One kind sentence is enough.',
          '"I love the blue one" makes somebody\'s day.',
          'It costs nothing and warms the maker.',
        ],
        'A visitor talking to a stallholder',
      ],
    ],
    turn: ['By four you have bought one thing too many.', 'And if you buy nothing, come anyway.'],
    asks: ['What was your best find at a fair?', 'What do you ask at a stall?'],
    ends: {
      p: 'In an hour you learn more about good work than from a year of catalogues.',
      f: 'Go in the morning, or at the end when they have time to talk.',
      a: 'Look twice, buy once.',
      t: 'Bargaining customs differ; with studio makers the marked price is usually meant.',
      h: 'Greetings to your sister.',
      i: 'Here you still meet whoever made it.',
      l: 'Wrapped in paper, and carried home.',
    },
    tick: true,
    keep: "the next makers' market",
    send: 'the person who is coming with you',
    own: [
      {
        about: 'fair|market|stall|open studio|open workshop',
        kinds: ['event', 'place', 'hours'],
        lead: 'Come and ask us:',
      },
    ],
    only: 'fairs?\\b|markets?\\b|stalls?\\b|studio|pott|ceramic|jewell?er|soap|candle|knit|crochet|textile|weav|leather',
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
    cover: 'First without glue',
    gist: [
      'Most repairs fail because the glue comes out too early. Collect every crumb, fit the pieces together dry, number them, and only then mix.',
      'Dry fit, clean edges, little glue, something to hold it. The plan is the repair; the gluing takes a minute.',
    ],
    subject: ['Try it without glue first', 'Before you open the glue'],
    hooks: {
      '*': [
        'It was in three pieces and you glued two of them. Now the third one does not fit.',
        'The most important tool in a repair is a strip of masking tape.',
        'Before you glue a broken cup, put it together without glue.',
      ],
      p: 'A repair holds when it has been put together once without any glue.',
      f: 'Has something broken? Leave the glue for now, and collect every piece.',
      a: 'To mend something, put it together dry first. Then glue.',
      t: 'A joint is strongest as a thin film on clean edges; a thick one creeps and shows.',
      h: 'The glue held well: three fingers, the handle and the newspaper.',
      i: 'If you mend something, it stays with you.',
      l: 'A mended cup, and a fine line where it broke.',
    },
    lines: {
      '*': [
        'Repair rule: put it together dry with masking tape and number the pieces. If it works without glue, it will work with it.',
        'Clean the broken edges with alcohol and do not touch them again. Skin oil is what glue likes least.',
        'Sand in a bowl holds a cup at any angle while it sets. It is the best clamp in the kitchen.',
        'More glue does not hold better. What squeezes out has no work to do.',
      ],
      h: ['"Bonds in seconds", it says on the glue. Mostly your fingers.'],
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
        ['Collect every crumb', 'Even the smallest pieces'],
        [
          'In a bag, at once. The crumbs fill the gaps.',
          'Sweep gently and look under the fridge, too.',
          'You need them for the gaps.',
        ],
        'Fragments in a small bowl',
      ],
      [
        ['Fit it together dry', 'Try it without glue'],
        [
          'With masking tape on the outside, across each crack.',
          'You will find out which piece has to go in last.',
          'With tape on the outside you see what goes where.',
        ],
        'A cup held together with masking tape',
      ],
      [
        ['Number the pieces', 'Put numbers on the tape'],
        [
          'In pencil on the tape, in the order of assembly.',
          'With sticky fingers nobody can think.',
          'Later your fingers will be sticky.',
        ],
        'Pencil numbers on strips of tape',
      ],
      [
        ['Clean the edges, glue thinly', 'Only a little glue'],
        [
          'Alcohol on a {cotton bud|cotton swab}, let it dry, then a very thin film.',
          'On one side only, unless the packet says something else.',
          'More glue does not hold better.',
        ],
        'A thin line of glue on a broken edge',
      ],
      [
        ['Tape it and let it dry', 'Let it stand in sand'],
        [
          'Upside down in a bowl of sand, so that gravity helps.',
          'A day. It does not go faster if you watch.',
          'Leave it for a day.',
        ],
        'A mended cup standing in sand',
      ],
    ],
    turn: ['Then scrape off what came out.', 'And you have your cup again.'],
    asks: ['What have you mended that you are proud of?', 'What is lying in pieces in a drawer?'],
    ends: {
      p: 'An hour of preparation, a minute of glue, a day of waiting.',
      f: 'Keep the crumbs until it is done.',
      a: 'First without glue.',
      t: 'Epoxy gives time to correct, superglue does not; water-based glue gives up in the wash.',
      h: 'Then peel it off your fingers.',
      i: 'Mended things are often the ones you love most.',
      l: 'Back in its place.',
    },
    caution: [
      'Do not eat or drink from a mended cup or plate unless the glue is made for food.',
      'Keep mended cups and plates for show, unless the glue says that it is safe for food.',
    ],
    keep: 'the next crash in the kitchen',
    send: 'someone who has a drawer full of pieces',
    own: [
      {
        about: 'repair|mend|restor|kintsugi',
        kinds: ['service', 'policy', 'event', 'guarantee'],
        lead: 'If tape does not help:',
      },
    ],
    only: LASTING,
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
    cover: 'Signed or not?',
    gist: [
      'A name on the bottom tells you whom to thank. A blank one lets the thing speak for itself. Which do you like better?',
      'Some makers sign everything they make, some nothing. Do you look underneath for a name?',
    ],
    subject: ['A name underneath?', 'Whose name is underneath?'],
    hooks: {
      '*': [
        'Should something handmade be signed? There is room for a name on the bottom.',
        'Somewhere on the old cathedrals, high up, stonemasons left their marks where only pigeons would read them.',
        'Turn over your favourite cup. Is there a name?',
      ],
      p: "A maker's mark is proof, advertisement and modesty, depending on its size.",
      f: 'If you had made it yourself, would you sign it?',
      a: 'If you made it well, sign it.',
      t: 'Stamps, punches, initials, brands: each material has its own way of carrying a name.',
      h: 'It is signed, dated and numbered. It is a spoon.',
      i: 'A name on the bottom means: I made this.',
      l: 'Two small letters on the inside of a ring.',
    },
    lines: {
      '*': [
        'Signed or blank: what do you like on the bottom of a bowl?',
        'If you make things, put at least the year underneath. Your grandchildren will quarrel less.',
        'A good mark can be felt with a thumb in the dark and seen by nobody at table.',
        'Photograph the marks on things that you inherit. Somebody on the internet knows that little anchor.',
      ],
      h: ['The first pot was signed on three sides. It leaked.'],
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
          'It is a promise in very small letters.',
          'Somebody stands by it.',
        ],
        'A stamp being pressed into clay',
      ],
      [
        'Without a name',
        [
          'The work itself shows who made it.',
          'For centuries the finest bowls had no name on them, and nobody missed it.',
          'There is no name, and it is still beautiful.',
        ],
        'A plain, unmarked base',
      ],
    ],
    turn: ['On the bottom it disturbs nobody.', 'What does it say under your favourite mug?'],
    asks: ['Signed or blank?', 'Whose name is under your favourite thing?'],
    ends: {
      p: 'Both have good company in the museums.',
      f: 'Turn over whatever is standing in front of you and tell us what you find.',
      a: 'At least put the year.',
      t: "Precious metal may by law need a hallmark in some countries; that is the metal's signature, and not the maker's alone.",
      h: 'Nobody has to know.',
      i: 'Either way, somebody made it.',
      l: 'You can feel it with your thumb.',
    },
    keep: 'the next time you do the {washing-up|dishes}',
    send: 'somebody who makes things',
    own: [
      {
        about: 'stamped|signed|signature|hallmark|maker.s mark|initials',
        kinds: ['process', 'product', 'story'],
        lead: 'The mark on ours:',
      },
    ],
    only: LASTING,
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
    cover: 'A drawer full of tests',
    gist: [
      'Before a colour, a stitch or a scent is used, it is tried on something small and written down. These drawers are the real recipe books of a workshop.',
      "Small squares, tiny pots, single wicks, a number on each. A workshop's memory lies in a drawer, and at home it pays as well.",
    ],
    subject: ['Makers try it small first', 'Try it small first'],
    hooks: {
      '*': [
        'The most valuable drawer in a workshop holds nothing that anyone would buy.',
        'Before the blue came out like this, it came out forty times like something else.',
        "Forty tests for one blue: that is what is in a maker's drawer.",
      ],
      p: 'Small tests, numbered and kept, are what separates a recipe from luck.',
      f: 'May we show you our ugliest drawer? It is full of tests.',
      a: 'Try it small first, write it down, and keep it.',
      t: 'Change one factor per sample and label it: material, amount, time, temperature, date.',
      h: 'Sample nineteen was called "sunset". It is the colour of a {plaster|bandage}.',
      i: 'Behind every good colour there are forty bad ones.',
      l: 'Forty shades of white in a drawer, each with a number.',
    },
    lines: {
      '*': [
        'Paint at home: a sheet of paper per shade, hung on the wall for two days, with the name on it. Workshops do it the same way.',
        'Try a glue, a dye or a cleaner where nobody looks: inside a hem, under a shelf.',
        'Write the recipe on the sample itself. Notebooks and samples drift apart.',
        'Keep the failures as well. Number nineteen is what somebody will want in three years.',
      ],
      h: ['"I will remember how I did it." Nobody ever has.'],
    },
    scene: [
      'A flat drawer is pulled out and rattles: squares, rings, snippets, all with numbers, none larger than a stamp.',
      'On the windowsill stand seven tiny pots, each a bit greener than the last. Somebody bends over them with a pencil behind the ear.',
    ],
    why: [
      [
        'A new mixture seldom does what you expect. Better on a small piece than on a large one.',
        'Every material is a little different, and small tests show you how.',
      ],
      ['Without a number you cannot make it again.', 'If you do not write it down, you cannot do it twice.'],
    ],
    parts: [
      [
        ['Make it small', 'Try it small'],
        [
          'Small enough to be quick, and large enough to show you something.',
          'A tile, a swatch, one wick. It costs minutes, and the real thing costs a day.',
          'Small mistakes are cheap.',
        ],
        'A row of small test tiles',
      ],
      [
        ['Change one thing at a time', 'Only one difference each time'],
        [
          'Two changes, and nobody knows which of them it was.',
          'If only one thing changes from piece to piece, you can see what it does.',
          'Then you know what did it.',
        ],
        'Samples in a graded row',
      ],
      [
        ['Write on the test itself', 'Label every test'],
        [
          'Scratched, pencilled, pinned. Paper gets lost.',
          'Date, mix, time. In two years you will not remember.',
          'What is on the piece cannot get lost.',
        ],
        'A number scratched into a sample',
      ],
      [
        ['Keep it in the drawer', 'Keep them all'],
        [
          'Even the ugly ones. Somebody may ask for them.',
          'One day a customer will say "something like mud, but friendly", and there it lies.',
          'One day somebody will want just that one.',
        ],
        'A drawer full of numbered samples',
      ],
    ],
    turn: ['What you can buy is number forty.', 'Nobody takes photos of this part.'],
    asks: ['What would you have to try out first?', 'Do you write things down, or do you remember?'],
    ends: {
      p: 'A hundred small tests are cheaper than one large mistake.',
      f: 'If you ever get to see such a drawer, ask about the ugliest one in it.',
      a: 'Small, one change, a label.',
      t: 'Let samples age before you judge: some glazes, dyes and scents shift within weeks.',
      h: 'Number nineteen is still in there.',
      i: 'Good things take a lot of tries.',
      l: 'And one of them is right.',
    },
    work: 'Do you try things out at work? Write down what did not work, too.',
    keep: 'the next pot of paint',
    send: 'somebody who always remembers how they did it',
    own: [
      {
        about: 'glaze|dye|recipe|blend|scent|colou?rs?\\b|develop|test',
        kinds: ['process', 'number', 'product', 'story'],
        lead: 'What came out of it:',
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
    cover: 'Learn from three, copy none',
    gist: [
      'Copying to learn is fine and as old as craft. To make something of your own, take from three sources, change what annoys you, and name whom you learned it from.',
      'One source is a copy. Three sources, a constraint and your own habit are the beginning of a style.',
    ],
    subject: ['Copy at home, borrow in public', 'How a style begins'],
    hooks: {
      '*': [
        'Every maker has begun by copying. The question is what you do with the copy.',
        'Take one thing from one person and it is a copy. Take one from each of three and it is yours.',
        'Every maker began by copying somebody. What comes then?',
      ],
      p: 'Copying is how crafts are learned; a few habits keep it fair.',
      f: 'Seen something and would love to make it yourself? Do. Then read on before you sell it.',
      a: 'Copy to learn. Then mix, and say from whom you learned.',
      t: 'Techniques are generally free to use, while particular designs may be protected. The details differ between countries.',
      h: '"It is not copied, it is a tribute." Forty times, in three sizes, with free postage.',
      i: 'We all learn from people who let us watch.',
      l: 'A hand learns by following another, and then finds its own way.',
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
        ['Copy it once, for yourself', 'Copy it for your own shelf'],
        [
          'To find out how. Then it stays on your shelf.',
          'Art schools have always done so, with an easel in front of the masters.',
          'Everybody has always learned like that.',
        ],
        'A copy beside a picture of the original',
      ],
      [
        ['Take from three places', 'Mix three models'],
        [
          'A handle here, a line there, a colour from a stone.',
          'The mixture is where you come in.',
          'Then it is your own.',
        ],
        'Three pictures pinned above a bench',
      ],
      [
        ['Change what bothers you', 'What would you change?'],
        [
          'You would want it heavier, plainer, for the left hand? There it begins.',
          'Your complaints are your style.',
          'Start with one thing.',
        ],
        'A sketch with a line crossed out',
      ],
      [
        ['Tell people whose pupil you are', 'Name your teacher'],
        [
          'It costs nothing, and it opens doors.',
          'Crafts have always carried names along: learned from so-and-so.',
          'It does not make you smaller.',
        ],
        'A maker showing an old photo of a teacher',
      ],
    ],
    turn: ['One day somebody will copy you.', 'So you find your own style.'],
    asks: ['Whose work did you copy in order to learn?', 'Where is the line for you?'],
    ends: {
      p: 'With three sources and a name, most questions answer themselves.',
      f: 'Tell us who your three are.',
      a: 'One is copying, three is learning.',
      t: 'Registered designs, patterns and characters have rules of their own; look them up before selling.',
      h: 'If you call it a tribute, change one more thing.',
      i: 'Somebody let you watch. Now let others.',
      l: 'And then it is yours.',
    },
    caution: [
      "Ask the maker, or get advice, before you sell something that looks like another's.",
      'Before you sell it, ask whoever made the first one.',
    ],
    keep: 'the next thing you would love to have made',
    send: 'a friend who is finding their style',
    own: [
      {
        about: 'learn(?:ed|t) from|trained|studied|inspired by|apprentic',
        kinds: ['people', 'story', 'history'],
        lead: 'Who we learned from:',
      },
    ],
    only: TEACHERS,
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
