// Rings, stones, pearls.
import type { Idea } from '../../library/idea.ts';
import { JEWELS } from './kinds.ts';

export const GOLD: readonly Idea[] = [
  {
    id: 'ring-size-in-the-evening',
    format: 'howto',
    only: JEWELS,
    again: 9,
    emoji: '💍',
    tags: ['RingSize', 'EngagementRing', 'JewelleryTips'],
    title: [
      'How to find a ring size: in the evening, warm, and twice',
      'Ring size at home: how to measure it so that it fits in June too',
    ],
    cover: 'Measure in the evening',
    gist: [
      'Fingers are slimmer when it is cold and in the morning, and thicker on a warm evening. Measure twice, on the right hand, and make sure that the ring passes the knuckle.',
      'A strip of paper is a guess, a borrowed ring that fits is a measure. Take either on a warm evening, and write down which finger it was.',
    ],
    subject: ['Fingers change with the hour', 'It has to pass the knuckle'],
    hooks: {
      '*': [
        'Measuring a ring size? Not in the cold, and not before breakfast.',
        'Your finger has one size in the morning and another on a warm evening. The ring has one.',
      ],
      pt: [
        'Finger circumference varies with warmth, time of day and salt by up to half a size and more.',
        'A measured size is only as good as the hour and the hand it was taken on.',
      ],
      fi: [
        'Planning a surprise? Borrow a ring, for an hour, and put it back.',
        'A ring that fits in June and in January? Measure it in the evening.',
      ],
      a: 'Ring size: warm, evening, twice, over the knuckle.',
      h: 'There are people who measured a sleeping finger with dental floss. It ended in a yes, and in a resize.',
      l: 'A ring that slips on with a little resistance, and stays.',
    },
    lines: {
      '*': [
        'A ring should go over the knuckle with a little resistance, and sit on the finger without turning by itself.',
        'Want to know a ring size secretly? Press a ring that is worn on the same finger into a bar of soap.',
        'Wide rings sit tighter than narrow ones. Ask for half a size more from a band as wide as a pencil.',
        'The same finger of the other hand is often another size. Say which hand it is for.',
      ],
      h: ['The dental floss was mint flavoured. It is remembered to this day.'],
    },
    scene: [
      'January, ten in the morning, a cold hand in the shop, and a size that will pinch in June.',
      'She sleeps, he has a strip of paper, and the cat is watching. Nobody has ever been so quiet.',
    ],
    why: [
      [
        'Blood vessels narrow with cold and widen with warmth, and fingers follow.',
        'Salt, heat, a flight, a long day: hands swell with all of them.',
      ],
      [
        'Too large is lost at the washbasin, and too tight is cut off some day.',
        'The knuckle decides whether it goes on, and the base whether it stays on.',
      ],
    ],
    parts: [
      [
        'Take a ring that fits',
        [
          'From the same finger of the same hand. Measure its inside, straight across.',
          'It beats any strip of paper.',
        ],
        'A ring on a ruler',
      ],
      [
        'Otherwise use a paper strip',
        ['Narrow, close, not tight, and marked with a pen.', 'Paper does not stretch. String does.'],
        'A paper strip round a finger',
      ],
      [
        'Measure on two evenings',
        ['If they differ, take the larger.', 'Warm hands, no sport just before.'],
        'Two notes with a number',
      ],
      [
        'Test the knuckle',
        [
          'If it is thicker than the base, size between the two.',
          'A jeweller can add small beads inside that stop it from turning.',
        ],
        'A ring at a knuckle',
      ],
    ],
    turn: [
      'Many rings can be altered by a size or so. It is good to know, and better not to need it.',
      'Then all that is missing is the question.',
    ],
    asks: ['Did your ring fit the first time?', 'How did somebody find out your size?'],
    ends: {
      pa: 'Warm, twice, and the right hand.',
      fi: 'And put the borrowed ring back exactly where it lay.',
      t: 'Inner diameter, same finger, evening value.',
      h: 'The dentist is said to have been at the wedding.',
      l: 'It slips on, and stays.',
    },
    keep: 'a certain question',
    send: 'somebody who is planning something',
    own: [
      {
        kinds: ['service', 'policy', 'price', 'process'],
        about: 'resiz|ring siz|sizing|engagement|fitting',
        lead: ['And if it does not fit after all.', 'So it is handled here.'],
      },
    ],
    pic: { ask: 'A ring on a sizing stick', alt: 'A ring on a tapered sizing stick' },
    claims: [
      [
        'Finger size varies with temperature and time of day; wide bands fit tighter',
        'trade practice of jewellers',
      ],
    ],
  },
  {
    id: 'rings-off-for-these',
    format: 'checklist',
    only: JEWELS,
    again: 9,
    emoji: '🧤',
    tick: true,
    tags: ['JewelleryCare', 'RingCare', 'DailyHabits'],
    title: [
      'When to take your rings off: five moments',
      'Pool, gym, bleach: what harms rings and when to take them off',
    ],
    cover: 'Rings off for these five',
    gist: [
      'Pool, gym, garden, bleach and hand cream: these five do most to rings. Gold alloys do not like chlorine, bars bend bands, and cream dulls stones from behind.',
      'A dish at the right place, and half of all ring repairs would not be needed. It stands by the sink, and not on its edge.',
    ],
    subject: ['A dish by the sink', 'Chlorine, bars, cream'],
    hooks: {
      '*': [
        'Five moments in which a ring is better off in a dish.',
        'Chlorine from the pool attacks gold alloys. Take rings off before you swim.',
      ],
      pt: [
        'Chlorine embrittles alloys and solder joints, above all in white gold.',
        'Most damage to rings comes from five ordinary moments of the week.',
      ],
      fi: [
        'Do you knead dough with your ring on? It remembers.',
        'Your ring goes everywhere with you. Five places are not good for it.',
      ],
      a: 'Ring off: pool, gym, garden, bleach, cream.',
      h: 'A ring has been found in a meatball. The guests were asked to chew carefully.',
      l: 'A small dish, and something that glitters in it.',
    },
    lines: {
      '*': [
        'Swimming? Ring off. Chlorine attacks alloys, and cold water makes fingers thin. The lake keeps what it gets.',
        'Lifting a barbell with a ring on bends the band and can injure the finger. Hang it on a chain, or leave it at home.',
        'Hand cream first, let it soak in, and then the ring. Grease behind a stone takes away its light.',
        'Put the ring dish where you take rings off, and not where it looks nice. And never on the edge of a basin.',
      ],
      h: ['Behind each U-bend under each sink there is a chapter of a marriage.'],
    },
    scene: [
      'A hand in cold lake water, a flash, and gone. The diver on the jetty says: "Gold or silver? How deep?" He is asked that every summer.',
      'In the drain something rattles. You turn off the tap and hold your breath.',
    ],
    why: [
      [
        'Precious metals are alloys, and the parts in them react to what gold alone would not mind.',
        'Gold is soft. What makes it hard is also what can be attacked.',
      ],
      [
        'Most rings are lost where hands get cold, soapy or hurried.',
        'A habit with a fixed place needs no memory.',
      ],
    ],
    parts: [
      [
        'Before swimming',
        [
          'Chlorine attacks, salt scours, cold shrinks the finger.',
          'Leave it at home rather than in the shoe.',
        ],
        'A ring beside a swimming bag',
      ],
      [
        'Before lifting and climbing',
        ['A ring can catch, bend and hurt.', 'Fingers have come off worse than rings.'],
        'Chalked hands without rings',
      ],
      [
        'Before cleaning',
        [
          'Bleach and ammonia eat at alloys, and gloves pull stones.',
          'The dish stands where the bucket stands.',
        ],
        'A ring dish beside cleaning gloves',
      ],
      [
        'Before digging and kneading',
        ['Soil scratches, dough hides in settings.', 'A toothbrush gets most of it out again.'],
        'Floury hands and a ring in a dish',
      ],
      [
        'Before cream and hairspray',
        ['They dull stones from behind, where one cannot get at them.', 'Jewellery on last, off first.'],
        'A pot of cream beside a ring',
      ],
    ],
    turn: [
      'Then it may do everything else: dine, dance, hold hands.',
      'No lake has ever swallowed what was lying on a saucer.',
    ],
    asks: ['Where have you lost a ring, and did you find it again?', 'When do you take your ring off?'],
    ends: {
      pa: 'A fixed place is half of the care.',
      fi: 'Buy a dish. A saucer will do.',
      t: 'Chlorine, load, abrasion, grease.',
      h: 'The meatball was excellent, incidentally.',
      l: 'Off, and on again.',
    },
    keep: 'the next trip to the pool',
    send: 'somebody who does the dishes with rings on',
    own: [
      {
        kinds: ['service', 'price', 'process', 'guarantee'],
        about: 'cleaning|safety check|prong|repair|replat|re-?tip',
        lead: 'And if it has been through all that already.',
      },
    ],
    pic: {
      ask: 'A small dish with a ring beside a sink',
      alt: 'A small dish with a ring in it beside a sink',
    },
    claims: [
      [
        'Chlorine attacks gold alloys and solder; rings can injure fingers when lifting',
        'advice of jewellers and hand surgeons',
      ],
    ],
  },
  {
    id: 'the-wool-test',
    format: 'tip',
    only: JEWELS,
    again: 9,
    emoji: '🔎',
    tags: ['RingCare', 'GemstoneCare', 'JewelleryTips'],
    title: [
      'Is the stone in your ring loose? Three small tests at home',
      'Loose stone? How to check the claws of a ring at home',
    ],
    cover: 'Does your ring catch on wool?',
    gist: [
      'If a setting catches on a jumper, if the stone ticks beside the ear, or if it moves under a fingernail, have it tightened before you wear it again.',
      'Claws wear down over the years. A stone seldom falls from the blue: it announces itself, quietly.',
    ],
    subject: ['It ticks beside the ear', 'Claws wear out'],
    hooks: {
      '*': [
        'A ring that pulls threads from a jumper is asking for somebody with a loupe.',
        'Hold your ring to your ear and tap it. Does it tick? The stone is loose.',
      ],
      pt: [
        'Claws of gold thin out with wear, and a yearly look finds it before a stone is lost.',
        'A loose setting gives signs long before the stone is lost.',
      ],
      fi: [
        'Does your ring keep pulling threads from your scarf?',
        'Try this with a jumper and your favourite ring. It takes ten seconds.',
      ],
      a: 'Catches, ticks or moves: take it off and have it tightened.',
      h: 'The jumper noticed first. It had been dropping hints all winter.',
      l: 'A claw, thin as an eyelash, holding light.',
    },
    lines: {
      '*': [
        'Stroke the setting of a ring over a wool sleeve. If a thread hangs on it, one of the claws is up.',
        'Tap your ring beside your ear. A faint tick means that the stone is moving.',
        'Once a year, let somebody with a loupe look at rings that you wear daily. It takes a minute.',
        'If a stone has fallen out, look for it with a torch laid flat on the floor. Stones throw the light back.',
      ],
      h: ['Under the sofa with a torch one finds the diamond, three pens and a biscuit with a history.'],
    },
    scene: [
      'On the bus, a scarf, a tug, and a thread hangs from a claw. You think nothing of it. It is a letter from your ring.',
      'Where the stone was there is now a small square window on your finger.',
    ],
    why: [
      [
        'Metal rubs off, on pockets, gloves, other rings: thousandths of a millimetre, each day.',
        'A ring beside another ring is filed by it, for years.',
      ],
      [
        'To tighten a claw is quick, while to find a stone is luck.',
        'The stone costs more than the metal that holds it.',
      ],
    ],
    parts: [
      [
        'Stroke it over wool',
        ['Softly, in all directions.', 'It should glide, like a marble.'],
        'A ring on a woollen sleeve',
      ],
      [
        'Listen and tap',
        ['In a quiet room, close to the ear.', 'Silence is the right answer.'],
        'A ring held beside an ear',
      ],
      [
        'Look from the side',
        [
          'With a phone as a magnifier: are all claws there and equally long?',
          'One flat claw is reason enough.',
        ],
        'A setting seen from the side',
      ],
      [
        'If in doubt, take it off',
        ['Into a small bag, with the stone if it has come out.', 'A finger is no safe place for it now.'],
        'A ring in a small bag',
      ],
    ],
    turn: [
      'A minute under the loupe, and the scarf is safe again.',
      'A stone that is tightened in time is never looked for.',
    ],
    asks: [
      'Have you ever lost a stone, and where did it turn up?',
      'How often does somebody look at your ring through a loupe?',
    ],
    ends: {
      pa: 'Check it yearly, wear it daily.',
      fi: 'And listen to your jumper.',
      t: 'Claw wear: catch, tick, play.',
      h: 'The jumper feels understood.',
      l: 'It holds.',
    },
    keep: 'the first day with a woollen scarf',
    send: 'somebody with a ring that they never take off',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'process'],
        about: 'claws?\\b|prongs?\\b|tighten|inspect|repair|checked (?:free|while)|free check',
        lead: 'For a look through the loupe.',
      },
    ],
    pic: { ask: 'A setting close up, from the side', alt: 'The claws of a ring setting, close up' },
    claims: [['Claws wear; checks at home', 'advice of jewellers and trade associations']],
  },
  {
    id: 'plug-in-the-basin',
    format: 'howto',
    only: JEWELS,
    again: 9,
    emoji: '🫧',
    tags: ['JewelleryCare', 'CleanJewellery', 'HomeTips'],
    title: [
      'How to clean a gold ring at home, and what not to wash',
      'A dull diamond: how to wash a ring without losing it',
    ],
    cover: 'Plug in first, then clean',
    gist: [
      'A bowl, lukewarm water, a drop of washing-up liquid, a soft toothbrush from behind, rinse in a sieve. Pearls, opals, emeralds and turquoise stay out of it.',
      'Stones go dull from behind: soap and cream sit where no finger gets. A soft brush does. And clean over a bowl, never over an open drain.',
    ],
    subject: ['Dull from behind', 'Not these four'],
    hooks: {
      '*': [
        'A dull diamond is mostly a dirty one. The dirt sits behind it.',
        'Cleaning a ring at home: put the plug in. Then read on.',
      ],
      pt: [
        'A film of grease changes how light is reflected in a stone. Mild soap removes it.',
        'What dulls a stone is usually cream and soap on the side that one does not see.',
      ],
      fi: [
        'When did your ring last sparkle as it did in the shop?',
        'A bowl, a soft toothbrush, ten minutes: your ring has been waiting for it.',
      ],
      a: 'Bowl, mild soap, soft brush, rinse, dry. No pearls.',
      h: 'Rule one of ring care concerns the plughole. Rule two concerns it as well.',
      l: 'Lukewarm water, a soft brush, and light again.',
    },
    lines: {
      '*': [
        'Clean rings over a bowl and rinse them in a tea strainer. Drains are deep.',
        'Brush a stone from behind, through the openings of the setting. That is where the cream sits.',
        'Pearls, opals, turquoise and emeralds do not like soap and brushes. A soft damp cloth is enough for them.',
        'Toothpaste scratches gold. It was made for something harder.',
      ],
      h: ['Somebody boiled the pearls. Let us speak of something else.'],
    },
    scene: [
      'The tea strainer has seen nothing like it: a ring, three earrings and the bubble that sits on one of them.',
      'Under the lamp it suddenly throws a small rainbow onto the fridge. The dog goes after it.',
    ],
    why: [
      [
        'Light enters above, turns round below, and leaves above again. A film at the back lets it leak out.',
        'What glitters is the back of the stone. It has to be clean.',
      ],
      [
        'Soft and porous stones soak up what hard ones shrug off.',
        'Hardness is not everything: some stones are oiled, some glued, and one cannot see it.',
      ],
    ],
    parts: [
      [
        'Put in the plug',
        ['Or better, work over a bowl on a towel.', 'It is the oldest rule of the trade.'],
        'A plug in a basin',
      ],
      [
        'Soak in mild suds',
        ['Lukewarm, a drop of washing-up liquid, ten minutes.', 'Not hot: sudden heat can crack stones.'],
        'A ring in a bowl of suds',
      ],
      [
        'Brush from behind',
        ['A soft toothbrush, without pressing.', 'Round the claws and under the stone.'],
        'A soft brush at the back of a ring',
      ],
      [
        'Rinse in a strainer',
        ['Under lukewarm water.', 'And count what comes out.'],
        'Rings in a tea strainer',
      ],
      [
        'Dab it dry',
        ['With a cloth that leaves no fluff.', 'Then hold it under a lamp, for yourself.'],
        'A cloth beside a shining ring',
      ],
    ],
    turn: [
      'Do it once a month, and it stays as it was in the window.',
      'It takes ten minutes, and most of them are soaking.',
    ],
    asks: ['How do you clean your jewellery?', 'Which piece has lost its shine?'],
    ends: {
      pa: 'Mild, soft, from behind.',
      fi: 'And leave the toothpaste to the teeth.',
      t: 'Degrease the pavilion, protect porous stones.',
      h: 'Rule three is the plughole again.',
      l: 'Light, and nothing between.',
    },
    caution:
      'Pearls, opals, emeralds, turquoise, coral, and anything glued or antique: no soap bath, no ultrasound. Ask a jeweller first.',
    keep: 'a quiet Sunday evening',
    send: 'somebody with a dull diamond',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'process'],
        about: 'cleaning|ultrasonic|polishing',
        lead: 'And if a brush is not enough.',
      },
    ],
    pic: { ask: 'A ring in a tea strainer', alt: 'A gold ring in a tea strainer' },
    claims: [
      [
        'Mild soap and soft brush; exceptions for porous and treated stones',
        'advice of gemmological institutes and jewellers',
      ],
    ],
  },
  {
    id: 'seven-five-zero',
    format: 'glossary',
    only: JEWELS,
    again: 10,
    emoji: '🔖',
    tags: ['Hallmarks', 'GoldWords', 'JewelleryGuide'],
    title: [
      'Carat, plated, vermeil, rhodium: gold words explained',
      'What the tiny stamp in your ring says, and what plated means',
    ],
    cover: 'What is stamped inside',
    gist: [
      'Carat, hallmark, plated, vermeil, rhodium: five words that stand in rings and shop windows, and what they mean for wearing.',
      'Inside the band stand tiny figures. They tell how much gold is in it, and nothing about how nice it is.',
    ],
    subject: ['Tiny figures in the band', 'Plated or solid?'],
    hooks: {
      '*': [
        'Inside your ring there are tiny figures. Do you know what they say?',
        'Gold, gold plated and vermeil are three different things.',
      ],
      pt: [
        'Fineness is given in parts per thousand or in carats, and plating is given in neither.',
        'Terms on a price tag say how deep the gold goes. It is worth knowing them.',
      ],
      fi: [
        'Have you got a magnifying glass? Then look inside your ring.',
        'Ever bought "gold" that went grey by summer? These words would have told you.',
      ],
      a: 'Carat, hallmark, plated, vermeil, rhodium. Know them before you buy.',
      h: '"Gold tone" is a colour, just as "salmon" is.',
      l: 'A stamp, so small that only you know of it.',
    },
    lines: {
      '*': [
        'Eighteen carat means that three quarters of it is gold. The rest is there to make it hard.',
        'Gold plated wears off where it rubs. For earrings that matters little, for rings a great deal.',
        'White gold is often plated with rhodium. If it turns yellowish after some years, it can be plated anew.',
        'More carats do not mean more quality for every purpose: purer gold is softer, and scratches sooner.',
      ],
      h: ['The ring turned the finger green. The salesman had called it "nature-inspired".'],
    },
    scene: [
      'A lamp, a loupe, and inside the band a tiny shield with three figures. The grandmother had always said it was brass.',
      'Two chains lie side by side and look alike. One costs twenty times as much.',
    ],
    why: [
      [
        'From outside even practised eyes find it hard to tell, so one stamps it.',
        'A mark replaces trust between strangers.',
      ],
      [
        'How long a thing stays as it is depends on how deep its colour goes.',
        'A skin of gold lasts for seasons, and gold for grandchildren.',
      ],
    ],
    parts: [
      [
        'Carat',
        [
          'Gold in parts of twenty-four: eighteen carat is three quarters.',
          'How pure the gold is, counted in twenty-fourths.',
        ],
        'A stamp inside a ring',
      ],
      [
        'Hallmark',
        [
          'A stamp that vouches for the metal. Who gives it differs by country.',
          "An official or maker's mark of fineness.",
        ],
        'A loupe over a small mark',
      ],
      [
        'Plated',
        ['A thin coat of gold on another metal.', 'Gold on the surface only, and often very thin.'],
        'A worn plated clasp',
      ],
      [
        'Vermeil',
        [
          'Silver beneath, a thicker layer of gold above.',
          'Gilded sterling silver, with a minimum thickness in some countries.',
        ],
        'A gilded silver earring',
      ],
      [
        'Rhodium',
        [
          'A white, hard metal that coats white gold and silver.',
          'A relative of platinum, used as a bright skin.',
        ],
        'A bright white ring',
      ],
    ],
    turn: [
      'So you can ask the right question in any shop: what is underneath?',
      'A stamp is small, and it has saved many a quarrel between heirs.',
    ],
    asks: ['What does it say inside your ring?', 'Yellow, white or rose gold: which do you wear?'],
    ends: {
      pa: 'Ask what is underneath.',
      fi: 'And if it turns out to be brass, it can still be dear to you.',
      t: 'Fineness, layer, base metal.',
      h: 'Salmon has not been hallmarked so far.',
      l: 'A shield, a figure, a hand.',
    },
    keep: 'the next look at a shop window',
    send: 'somebody who has inherited a chain',
    own: [
      {
        kinds: ['product', 'service', 'policy', 'process'],
        about: 'carat|gold|silver|\\bvalu(?:e|ing|ation)|hallmark|recycled|replat|buy (?:old )?gold',
        lead: 'And what becomes of gold here.',
      },
    ],
    pic: { ask: 'A hallmark inside a ring, close up', alt: 'A small hallmark inside a gold ring' },
    claims: [
      [
        'Meanings; eighteen of twenty-four; vermeil definitions by country',
        'definition, hallmarking authorities',
      ],
    ],
  },
  {
    id: 'the-one-in-the-drawer',
    format: 'question',
    only: JEWELS,
    again: 9,
    emoji: '🗄️',
    tags: ['Heirloom', 'FamilyJewels', 'JewelleryTalk'],
    title: [
      'Which inherited piece lies in your drawer, unworn?',
      'Inherited jewellery: wear it, change it or leave it?',
    ],
    cover: 'It lies in the drawer',
    gist: [
      'A brooch, a signet, a chain that is too short: nearly every household has a piece that means a lot and is worn by nobody. What is yours, and why does it stay in the drawer?',
      'Wear it as it is, have it made into something else, or leave it in peace? Three honest answers about an heirloom.',
    ],
    subject: ['Too dear to change?', 'A brooch without a coat'],
    hooks: {
      '*': [
        'Is there a ring or brooch in your drawer that nobody wears and nobody would give away?',
        'Heirlooms are mostly not worn because nobody has asked what they could become.',
      ],
      pt: [
        'Between wearing, altering and keeping there is no wrong choice, only a choice not made.',
        'An heirloom that nobody wears is a decision that was put off.',
      ],
      fi: [
        'Whose ring is lying in your bedside table?',
        'It was hers, it is not quite you, and it is still in the box. What now?',
      ],
      a: 'Wear it, change it, or keep it. Decide.',
      h: 'The brooch is a spray of pearls the size of a hedgehog. Somebody wore it to church.',
      l: 'It lies in velvet and waits for a hand.',
    },
    lines: {
      '*': [
        'Which inherited piece of jewellery do you keep and never wear?',
        'Before an heirloom is altered: photograph it, from all sides, on the hand of whoever is still there.',
        'From a brooch can come a pendant, from one ring two, from a chain a bracelet. Or nothing, and that is fine as well.',
        'Write down whose it was, and put the note into the box. In thirty years that will be the treasure.',
      ],
      h: ['The hedgehog has been to three weddings. It outshone two brides.'],
    },
    scene: [
      'In the box, on yellow cotton wool, lies a ring that is too small for anybody. It belonged to a woman who scrubbed floors in it.',
      'Two sisters, one brooch, and it has been in the bank for eleven years.',
    ],
    why: [
      [
        'Things that are worn get stories, and things that lie only keep theirs.',
        'We are afraid to change what is not quite ours, and so nobody enjoys it.',
      ],
    ],
    parts: [
      [
        'Leave it as it is',
        [
          'It needs no reason. Have it cleaned, and wear it once a year.',
          'Some pieces carry their time with them, and that is the beauty of it.',
        ],
        'An old brooch on cloth',
      ],
      [
        'Make something of it',
        [
          'The stone stays, the gold stays, the shape becomes yours.',
          'It goes on, in another hand and another form.',
        ],
        'An old stone beside a sketch',
      ],
    ],
    turn: [
      'You need not decide today. Just take it out and try it on.',
      'Whoever wore it would probably laugh.',
    ],
    asks: ['What lies unworn in your box, and whose was it?', 'Would you have an heirloom altered?'],
    ends: {
      pa: 'A choice, in its own time.',
      fi: 'And ask the oldest aunt. She knows.',
      t: 'Document first, alter second.',
      h: 'The hedgehog is in favour of staying.',
      l: 'A hand, at last.',
    },
    keep: 'a rainy afternoon with the jewellery box',
    send: 'the sister with whom you share a brooch',
    own: [
      {
        kinds: ['service', 'process', 'price', 'people'],
        about: 'remodel|redesign|heirloom|inherit|old gold|bespoke|\\bvalu(?:e|ing|ation)|made from',
        lead: ['And what can become of it here.', 'If it is to get another life.'],
      },
    ],
    pic: {
      ask: 'An old piece on cloth, with a note beside it',
      alt: 'An old brooch on cloth beside a handwritten note',
    },
    claims: [['Heirlooms can be kept or remodelled', 'trade practice']],
  },
];
