// When something goes wrong, and how not to make it worse.
import type { Idea } from '../../library/idea.ts';

export const TROUBLE: readonly Idea[] = [
  {
    id: 'water-through-the-ceiling',
    format: 'checklist',
    again: 10,
    emoji: '🪣',
    tick: true,
    tags: ['WaterLeak', 'HomeEmergency', 'Homeowners'],
    title: ['Water coming through the ceiling: what to do first', 'A leak from above: the first ten minutes'],
    cover: 'Water through the ceiling',
    gist: [
      'Water off, people away from lamps and switches, bucket under, photographs, then the phone. In that order, and with the door to the room shut if the ceiling is hanging.',
      'The first ten minutes of a leak decide what it costs. Stop the water before you mop it up.',
    ],
    subject: ['The first ten minutes', 'Before you fetch the mop'],
    hooks: {
      '*': [
        'There is a drop on your forehead, and you are indoors.',
        'Water through the ceiling, and everybody runs for a bucket. Run for the {stopcock|shut-off valve} first.',
        'A bucket catches water. A valve ends it.',
      ],
      p: 'A calm order of steps keeps a leak from becoming a renovation.',
      f: 'If it ever drips from your ceiling, you will not want to think. So read this today.',
      a: 'Water through the ceiling: turn it off, keep your distance, then do everything else.',
      t: 'Isolate supply, isolate hazard, contain, document, report. Mopping is the last step.',
      h: 'Before the leak, the ceiling was white, flat and boring. You will miss that.',
      i: 'When a ceiling starts to drip, a clear head is worth a great deal.',
      l: 'Water is coming through the ceiling. First silence, then a towel.',
    },
    lines: {
      '*': [
        'Leak from above: shut off the water, then open the lowest cold {tap|faucet}. What is still in the pipes runs into the sink instead of the bedroom.',
        'Water near a lamp or a switch: nobody touches it. Switch off at the board only if you can reach it dry.',
        'After a leak, photograph everything before you clear up: ceiling, floor, furniture, the pipe. Insurers like pictures with a date.',
        'A ceiling that bulges holds water. Clear the room below and shut the door, since plaster is heavy.',
        'Water through the ceiling of your {flat|apartment}? Ring at the door above. They may be standing in it too, or away for {a fortnight|two weeks}.',
        'Lay a towel along the door sill. It keeps the flood in one room.',
      ],
      h: ['The upstairs neighbour was very sorry, in slippers, up to the ankles.'],
    },
    scene: [
      'Sunday lunch, a plop in the gravy, and everyone looks up at the same time.',
      'You come home, it smells of wet plaster, and there is a sound that you cannot place. Then you can.',
    ],
    why: [
      [
        'As long as the water runs, each towel is a race that you are going to lose.',
        'A pipe can deliver a bucket a minute for as long as nobody turns it off.',
      ],
      [
        'Damp ceilings are heavy, and water finds its way along cables to the lamp.',
        'What comes down after the water is the ceiling, and it gives little notice.',
      ],
    ],
    parts: [
      [
        ['Shut off the water', 'Turn the water off at the main'],
        [
          'Main valve, then the lowest cold {tap|faucet} open, so that the pipes run empty.',
          'If it is a radiator or a tank, say so on the phone: that is another valve.',
          'Then open the lowest {tap|faucet}, and the rest comes out where you want it.',
        ],
        'A hand closing a main water valve',
      ],
      [
        ['Keep away from lamps and switches', 'Leave switches and lamps be'],
        [
          'Water and current meet in light fittings. Leave them alone and use a {torch|flashlight}.',
          'If the board is dry and you know the circuit, switch it off. Otherwise let somebody else.',
          'A torch in the hand, and the board only if it is dry.',
        ],
        'A {torch|flashlight} on a table in a dark room',
      ],
      [
        ['Clear the room and catch it', 'People out, buckets in'],
        [
          'People and pets first, then what is dear to you, then buckets.',
          'A string from the drip into the bucket stops the noise.',
          'A bulge full of water weighs more than you think.',
        ],
        'A bucket under a dripping ceiling',
      ],
      [
        ['Photograph and note the time', 'Take pictures with a time on them'],
        [
          'Before, during, after, with something for scale. Keep the broken part.',
          'A minute for the insurance that you will be glad of.',
          'Whoever pays for it will ask.',
        ],
        'A phone photographing a wet patch',
      ],
      [
        ['Ring in the right order', 'Call in a sensible order'],
        [
          'Plumber or landlord, the neighbours above and below, then the insurer.',
          'Say where, how much, since when, and what you have turned off.',
          'The one who can stop it, the ones it may reach, the one who insures it.',
        ],
        'A phone and a list of numbers on a fridge',
      ],
    ],
    turn: ['And only then the mop.', 'Drying takes weeks, whatever it looks like on the next day.'],
    asks: ['Who would know your main valve in the dark?', 'What came through your ceiling once?'],
    ends: {
      p: 'Put the list inside a cupboard door. Nobody searches for articles with wet hands.',
      f: 'May you never need it.',
      a: 'Valve, distance, bucket, photo, phone.',
      t: 'Measure moisture before redecorating: a dry surface says little about the floor above.',
      h: 'Buckets are like umbrellas: you own four, until it rains.',
      i: 'Being prepared is what lets you be kind to the neighbour upstairs.',
      l: 'And in the quiet, one last drop.',
    },
    keep: 'the inside of a cupboard door',
    send: 'whoever lives under a bathroom',
    caution: [
      'Never stand under a bulging ceiling, and do not touch wet electrics. If there is danger, leave the room and call for help.',
      'Stay out from under a ceiling that bulges and leave wet electrics alone. When it is dangerous, get out and call for help.',
    ],
    own: [
      {
        kinds: ['service', 'hours', 'policy'],
        about: "emergenc|24/7|24[- ]?hours?\\b(?!'? notice)|call[- ]?out",
        lead: 'Worth noting beside the number of the insurer.',
      },
    ],
    pic: {
      ask: 'A bucket with a string leading into it, on a clean floor: staged is fine',
      alt: 'A bucket on the floor under a wet patch on a ceiling',
    },
    claims: [
      [
        'Isolate water, avoid electrics, keep clear of bulging ceilings, document',
        'advice of insurers and fire services',
      ],
    ],
  },
  {
    id: 'fill-the-bath-first',
    format: 'tip',
    again: 10,
    emoji: '🛁',
    tags: ['BathroomTips', 'Silicone', 'DIYTips'],
    only: 'plumb|bathroom|tiler|tiling|sealant|silicone|handyman|builder|renovat',
    title: [
      'Resealing a bath: fill it with water first',
      'Silicone round the bath keeps splitting? Try it with the bath full',
    ],
    cover: 'Fill the bath first',
    gist: [
      'A full bath sinks by a millimetre or two, and a joint sealed on an empty one tears at the first soak. Fill it, seal it, let it cure full, and only then pull the plug.',
      'Bath sealant fails because the tub moves. Load it as it will be loaded, and the joint is made at its widest.',
    ],
    subject: ['Run a bath before you seal it', 'Why the joint keeps tearing'],
    hooks: {
      '*': [
        'The silicone round the bath tears every year in the same place. The bath is moving.',
        'Sealed on Saturday, bathed on Sunday, split on Monday.',
        'A bath is heavier on Sundays.',
      ],
      p: 'A bath should be sealed under load, because that is how it will be used.',
      f: 'Going to redo the sealant? Run a bath first. Nobody has to get in.',
      a: 'Fill the bath, then seal round it. Never seal it empty.',
      t: 'An empty tub leaves the gap at its minimum. Loaded, it opens, and cured silicone only stretches so far.',
      h: 'Resealing a bath is the only job in the house that begins with running one, and the wrong moment to get in.',
      i: 'A seal round a bath lasts if it was made with the bath at its heaviest.',
      l: 'A full bath, a clean white line of sealant, and a night of patience.',
    },
    lines: {
      '*': [
        'Fill the bath before you seal round it, and leave it full until the silicone has cured. It moves under the weight of the water.',
        'New silicone does not stick to old. All of it has to come out, and the greasy film after it.',
        'Most of the work in a good bath seal is taking out the old one. The gun is the short part.',
        'Drill no holes and use no mould spray on fresh sealant. Give it the time on the cartridge, cold rooms more.',
        'A clean silicone line: tape above and below, smooth once, pull the tape while the bead is wet. You get one go.',
        'A drop of washing-up liquid on your finger keeps silicone from sticking to it.',
      ],
      h: ['There were five layers of silicone round the bath, like the rings of a tree. The house is forty.'],
    },
    scene: [
      'Someone lies down in the tub, the water rises, and somewhere behind the tiles a joint lets go.',
      'On the ceiling below the bathroom is a ring. Upstairs everything looks fine, until you press on the rim.',
    ],
    why: [
      [
        'Water and a person weigh as much as a small piano, and floor and feet give a little.',
        'Two hundred kilos on four feet: something has to bend, and it is the joint.',
      ],
      [
        'Sealant can be squeezed more easily than stretched, so it should cure at its longest.',
        'Cured wide, it is only pressed together when the bath is empty, and that does it no harm.',
      ],
    ],
    parts: [
      [
        ['Take out all of the old', 'Get rid of every trace of the old'],
        [
          'Knife, scraper, then remover or spirit until a finger squeaks. Dry it for a day.',
          'What is left behind is where the new will let go.',
          'New does not stick to old. Clean, dry, wait.',
        ],
        'Old sealant being peeled from a bath edge',
      ],
      [
        ['Run the bath full', 'Let the water in'],
        [
          'Cold is fine. Wait half an hour for things to settle.',
          'Lock the bathroom if there are small children in the house: a full bath is not a thing to leave open.',
          'Its weight opens the gap to the width it will have.',
        ],
        'A bath full of water with tape round its edge',
      ],
      [
        ['Seal, smooth, pull the tape', 'One bead, one stroke'],
        [
          'One even bead, one stroke with a wet finger or tool, tape off at once.',
          'Going over it again makes it worse. Believe it.',
          'Pull the tape while it is wet, and then hands off.',
        ],
        'A bead of sealant along a bath',
      ],
      [
        ['Leave it full until it is cured', 'Keep it full until it has set'],
        [
          'As long as the cartridge says, mostly a day. No shower either.',
          'Then pull the plug and watch the joint close up.',
          'A day or what the tube says. Afterwards the joint is pressed and not pulled.',
        ],
        'A full bath in an empty bathroom',
      ],
    ],
    turn: [
      'It costs one bath of water, and saves a ceiling.',
      'For shower trays: stand a few full buckets in them.',
    ],
    asks: ['How many layers of silicone are round your bath?', 'Did you seal it full or empty?'],
    ends: {
      p: 'If the gap is wider than a finger, or the tub rocks, its feet need attention first.',
      f: 'Then have that bath. After the curing time.',
      a: 'Old out. Bath full. Then seal.',
      t: 'Use sanitary-grade silicone; acrylic does not stretch enough for this joint.',
      h: 'The hardest part is walking past a full bath for a whole day.',
      i: 'Lasting work looks ahead to the heavy day.',
      l: 'One clean line, and no one will ever notice it.',
    },
    keep: 'the next time the joint turns black',
    send: 'somebody with a cartridge in each hand',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: '\\bbathrooms?\\b|\\bshowers?\\b|sealant|tiling|silicone|small jobs',
        lead: 'If you would rather leave the bathroom to somebody else, read on.',
      },
    ],
    pic: {
      ask: 'A filled bath with masking tape round its edge',
      alt: 'A bath full of water with masking tape along its edge',
    },
    claims: [['Seal baths under load; remove all old silicone', 'fitting practice and makers instructions']],
  },
  {
    id: 'leave-the-moss-to-the-brush',
    format: 'myth',
    again: 11,
    emoji: '🏚️',
    tags: ['RoofCare', 'RoofMoss', 'HomeMaintenance'],
    myth: 'A pressure washer is the way to clean a mossy roof',
    short: [
      'It takes off the moss, the surface of the tiles, and sometimes the dry underside of the roof.',
      'It cleans the tiles of moss and of their surface as well.',
    ],
    title: [
      'Moss on the roof: should you pressure wash tiles?',
      'Moss on roof tiles: what helps and what harms',
    ],
    cover: 'Keep the jet off the roof',
    gist: [
      'A jet drives water up under the tiles and scours the weathered skin off them. Moss is mostly a matter for a brush, a clear gutter and some patience.',
      'The roof looks new for a summer, and the moss loves the rougher surface. What matters is where the bits fall.',
    ],
    subject: ['It looks new for one summer', 'Rain comes from above. A jet does not'],
    hooks: {
      '*': [
        'Roof tiles are made for rain, and rain does not come from below at the pressure of a washer.',
        'The roof is orange again. In the {loft|attic} it is wet.',
        'A roof can stand a hundred years of rain and ten minutes of a pressure washer badly.',
      ],
      p: 'Before anybody takes a pressure washer to a roof, it is worth asking what the moss really does.',
      f: 'Somebody at the door wants to jet your roof by tomorrow? Take a day to think.',
      a: 'No pressure washer on a tiled roof.',
      t: 'Tiles lap downwards. A jet from the ridge or the eaves reverses the direction of flow at each lap.',
      h: 'After the pressure washer the roof is clean enough to eat off. Nobody had been planning to.',
      i: 'The weathered face of an old roof protects the roof.',
      l: 'Grey lichen on clay, a hundred years in the making.',
    },
    lines: {
      '*': [
        'A pressure washer drives water up under the tiles and takes off their surface. The moss is back sooner on the rougher clay.',
        'Moss on a roof does most harm in the gutter: clumps roll down and block it. Check there first, from the ground.',
        'Look into the {loft|attic} on a rainy day. A dry underside says more about a roof than its colour does.',
        'Whoever rings at the door and has seen "something wrong with your roof" should leave a card. Good roofers can wait.',
        'Overhanging branches feed more moss than weather does. Begin with the saw.',
      ],
      h: [
        'After the pressure washer, the tiles could be seen clearly. So could the sky, through two of them.',
      ],
    },
    scene: [
      'A van, a hose, a man on the ridge, and green slurry running down the front of the house.',
      'In the bedroom under a shining roof, a brown ring is spreading. It has not even rained.',
    ],
    why: [
      [
        'Tiles and slates shed water downwards by overlapping, and are open to whatever comes the other way.',
        'Every lap is a gap. It is harmless so long as water falls.',
      ],
      [
        'Weathered clay and concrete have a skin. Blasted off, it leaves a rough face that holds more damp.',
        'Clean for a summer, thirsty for the rest of its life.',
      ],
    ],
    parts: [
      [
        ['Ask what the moss is doing up there', 'First ask whether it does any harm'],
        [
          'A thin growth on sound tiles is mostly looks. Thick cushions at laps and in valleys hold water.',
          'It makes a difference whether the roof is shaded, flat or old.',
          'A green film can stay. Fat cushions in the valleys should not.',
        ],
        'Moss on roof tiles seen from the ground',
      ],
      [
        ['Check gutters and valleys first', 'See to the channels first'],
        [
          'There the moss does its mischief, in clumps that block the way.',
          'A clear outlet is worth more than a clean slope.',
          'What falls down clogs what leads away.',
        ],
        'A gutter with clumps of moss',
      ],
      [
        ['Have it brushed, not blasted', 'Let a soft brush do it'],
        [
          'Soft brush or scraper, dry, from a safe platform, by people who know where to step.',
          'Broken tiles are found and replaced on the way.',
          'They see at once which tiles are loose.',
        ],
        'A stiff brush on roof tiles',
      ],
    ],
    turn: [
      'A roof has to be tight. Looking new is optional.',
      'And if nothing drips and nothing clogs, it may go on being green.',
    ],
    asks: [
      'Is your roof green, and does it bother you?',
      'Has somebody at the door ever found something wrong with your roof?',
    ],
    ends: {
      p: 'Get two opinions, one of them from somebody who does not sell cleaning.',
      f: 'Green suits some houses.',
      a: 'Clear the gutters, have the moss brushed, leave the jet in the van.',
      t: 'Biocides have rules of their own, and run off into butts and gardens: ask before.',
      h: 'Moss has been up there longer than most of the people who offer to remove it.',
      i: 'To look after old things is to know when to stop.',
      l: 'Rain on moss makes no sound at all.',
    },
    keep: 'the day somebody offers to jet your roof',
    send: 'the neighbour with the hired machine',
    only: 'roof|slat(?:e|ing)|tile|gutter|chimney',
    caution: [
      'Roofs are no place for amateurs: falls are often fatal. Old roofing may hold asbestos and must not be brushed or washed.',
      'Do not go up yourself, as falls from roofs are often fatal. Old roofing that may hold asbestos must be neither brushed nor washed.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about:
          '\\bmoss|gutter|(?:inspect|repair|clean|maintain|look after)[^.]{0,24}\\broofs?\\b|roof (?:repair|inspect|clean|survey)',
        lead: 'On looking after a roof.',
      },
    ],
    pic: {
      ask: 'Moss on tiles or clumps in a gutter, photographed from the ground or a window',
      alt: 'Moss growing on old roof tiles',
    },
    claims: [
      [
        'Pressure washing can force water under laps and erode tile surfaces',
        'advice of roofing trade bodies',
      ],
      ['Falls from roofs, asbestos', 'safety authorities'],
    ],
  },
  {
    id: 'why-new-plaster-has-to-wait',
    format: 'answer',
    again: 10,
    emoji: '🩹',
    tags: ['Plastering', 'PaintingTips', 'HomeRenovation'],
    question: 'When may new plaster be painted?',
    short: [
      'When it is pale all over, which is commonly after some weeks. Then a thinned first coat.',
      'Once no dark patch is left, and that usually takes weeks. Begin with a thinned coat.',
    ],
    title: ['How long does new plaster need before painting?', 'When can you paint new plaster?'],
    cover: 'When new plaster may be painted',
    gist: [
      'Fresh plaster is dark and turns pale as it dries. Paint it while there are dark patches, and the paint peels off in sheets. Wait for one even colour, then start with a thin coat.',
      'Look at the corners: the last dark spots sit there. When they have gone, thin the first coat of paint so that the wall can drink it.',
    ],
    subject: ['Wait for the last dark corner', 'Why the paint came off in sheets'],
    hooks: {
      '*': [
        'The wall is smooth, you have the roller in your hand, and the corner is still dark.',
        'Paint that comes off a new wall like wallpaper was put on one week too soon.',
        'Plaster tells you when it is ready, by turning pale.',
      ],
      p: 'New plaster tells you by its colour when it may be painted.',
      f: 'New plaster, and you cannot wait? Look into the corner first.',
      a: 'Dark plaster is wet. Wet plaster has to wait.',
      t: 'Each millimetre of plaster holds water that leaves through its face. A closed film traps it and loses its grip.',
      h: 'It is a very expensive wall, and for three weeks you may only look at it.',
      i: 'Some surfaces ask for a little time before they hold what you give them.',
      l: 'From chestnut to pale rose, from the middle to the corners.',
    },
    lines: {
      '*': [
        'New gypsum plaster is dark when wet and pale when dry. Wait until the last corner has one colour.',
        'The first coat on new plaster wants to be thin: matt emulsion with water, as the tin allows. Undiluted paint sits on top and peels.',
        'Do not force new plaster with heaters. Plaster that dries fast cracks, and half of the damp only moves to the next room.',
        'New plaster likes windows ajar, doors open and gentle warmth. Drying is mostly a matter of moving air.',
        'Mark the wettest spot in pencil with a date. It is the last to go and the one that counts.',
      ],
      h: ['Watching plaster dry has a bad name. Those who have tried say that the end is quite gripping.'],
    },
    scene: [
      'The plasterer has gone, it smells of wet stone, and someone is standing in the doorway with a roller.',
      'You pull off the masking tape, and the paint comes too, all the way to the window.',
    ],
    why: [
      [
        'A plastered room holds buckets of water, and it has only one way out: through the surface that you want to paint.',
        'It goes in wet and must come out as vapour, day after day.',
      ],
      [
        'Dry plaster is so thirsty that it sucks the water out of paint before it can bind.',
        'The first coat has to soak in. If it dries on the surface, it has nothing to hold on to.',
      ],
    ],
    parts: [
      [
        ['Watch the colour, not the calendar', 'Wait until it is one pale colour'],
        [
          'Thin skims may take a week or two, thick coats and cold rooms many. Dark spots decide.',
          'Photograph the wall each Sunday, and compare.',
          'A dark corner is a wet corner, however long it has been.',
        ],
        'A wall with pale plaster and a dark corner',
      ],
      [
        ['Help with air, not with heat', 'Give it moving air and no heater'],
        [
          'Windows open a little, doors off the latch, no blowing heater.',
          'A dehumidifier at full blast can crack it. Low and steady is fine.',
          'Slow drying keeps it whole.',
        ],
        'An open window in a plastered room',
      ],
      [
        ['Start with a thinned coat', 'Thin the first paint with water'],
        [
          'Painters call it a mist coat. It looks milky and runs off your elbows.',
          'Plain matt, not vinyl, and as much water as the maker says.',
          'It soaks in and grips. Pure paint would only lie on top.',
        ],
        'A roller with thin white paint on plaster',
      ],
      [
        ['Then two ordinary ones', 'And then paint as usual'],
        [
          'Let the first one dry for a day, rub down lightly, fill the small things.',
          'From now on it is a wall like any other.',
          'Twice, with a rub in between.',
        ],
        'A smooth, freshly painted wall',
      ],
    ],
    turn: [
      'Three weeks of a bare room, and ten years of peace.',
      'Hang pictures in the meantime: somewhere else.',
    ],
    asks: [
      'How long did you wait before painting new plaster, honestly?',
      'What is the worst paint job you have had to peel off again?',
    ],
    ends: {
      p: 'Lime and cement renders follow other rules: ask whoever put them on.',
      f: 'Put the roller down. It will not get cold.',
      a: 'One colour. Thin coat. Then paint.',
      t: 'A moisture meter settles doubts; colour is a good guide and no measurement.',
      h: 'Watching it dry is free, and the ending is pink.',
      i: 'What is laid on dry ground will hold.',
      l: 'Chalk-pale, cool to the palm, ready.',
    },
    keep: 'the day the plasterer leaves',
    send: 'somebody with a roller in the hand',
    only: 'plaster|paint|decorat|render|build|dry ?lin',
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: 'plaster|\\bskim|\\bpaint (?:rooms?|walls?)|paints\\b|decorate|mist coat',
        lead: 'When the wall is dry enough, the paint comes next.',
      },
    ],
    pic: {
      ask: 'A newly plastered wall with a last dark corner',
      alt: 'A newly plastered wall, pale with one dark corner',
    },
    claims: [
      [
        'Gypsum plaster lightens as it dries; thinned first coat',
        'plastering and decorating practice; makers instructions',
      ],
    ],
  },
  {
    id: 'tighter-does-not-stop-it',
    format: 'mistake',
    again: 10,
    emoji: '🔩',
    tags: ['DrippingTap', 'PlumbingTips', 'SaveWater'],
    wrong: 'Turning a dripping {tap|faucet} tighter',
    title: [
      'Why turning a dripping {tap|faucet} tighter makes it worse',
      'Dripping {tap|faucet}: the repair is smaller than you think',
    ],
    cover: 'Tighter does not stop it',
    gist: [
      'A {tap|faucet} drips because a washer, a seat or a cartridge is worn. Force squashes it further, and next week you need more force. The part that mends it is small.',
      'If the last quarter turn stops the drip, the {tap|faucet} is asking for a washer. Give it one before it eats its own seat.',
    ],
    subject: ['Put the muscles away', 'It wants a washer, not a wrestler'],
    hooks: {
      '*': [
        'Everybody in the house knows how hard to turn that {tap|faucet}. That is the diagnosis.',
        'The {tap|faucet} drips. You turn it tighter. It stops, and has just got a little worse.',
        'Force is what you use until you know what is worn.',
      ],
      p: 'A {tap|faucet} that needs force to close is worn, and force wears it further.',
      f: 'You have a {tap|faucet} that only you can close? Be gentle with it until it gets a new washer.',
      a: 'A {tap|faucet} that needs force needs a part.',
      t: 'Over-tightening extrudes the washer and scores the seat. A new washer on a scored seat drips again.',
      h: 'There is a {tap|faucet} about which guests are instructed. "Right, and then lean on it."',
      i: 'A dripping {tap|faucet}, mended in time, stays a small thing.',
      l: 'A {tap|faucet}, one finger, a soft stop, and silence.',
    },
    lines: {
      '*': [
        'A {tap|faucet} that has to be turned hard needs a new washer or cartridge. Each extra turn damages the seat below it.',
        'A {tap|faucet} that drips once a second fills a bath in a couple of weeks. Warm drops cost twice.',
        'Before you open a {tap|faucet}: water off, plug in the basin. The tiny screw always falls.',
        'Take the old cartridge along to the shop. There are hundreds, and they look alike from memory.',
        'Take the old part with you to the counter. Two that look alike seldom are.',
      ],
      h: ['The {tap|faucet} has not dripped since Father visited. Nor has it opened.'],
    },
    scene: [
      'Night, a plink in the basin, and somebody gets up to close it as one closes a submarine.',
      'In the kitchen hangs a note: "Cold: gently. Hot: with feeling. Not you, Uncle Ron."',
    ],
    why: [
      [
        'The washer is soft and seals with a light touch. Squeezed, it hardens, splits and needs more pressure each time.',
        'Rubber forgets how to be soft if it is crushed daily.',
      ],
      [
        'Once the metal seat below is scored, a new washer no longer helps, and a small job is a larger one.',
        'Water under pressure cuts a groove through the tiniest leak. Brass is no match for years of that.',
      ],
    ],
    parts: [
      [
        ['Close it with two fingers', 'Shut it as gently as you can'],
        [
          'If it drips like that, it is due. Leave it dripping into a cup until the part has come.',
          'Strength only hides the date.',
          'What drips now is what has to be mended.',
        ],
        'Two fingers closing a {tap|faucet}',
      ],
      [
        ['Find out what sort it is', 'See how it turns'],
        [
          'Many turns: washer. A quarter turn: ceramic discs. One lever: cartridge.',
          'A photograph of top and side helps whoever looks for the part.',
          'Round and round, a quarter, or a lever: each has another heart.',
        ],
        'Three kinds of {tap|faucet} handles',
      ],
      [
        ['Shut off the water, then open it', 'Water off, then let it run dry'],
        [
          'Valve under the basin or at the main, {tap|faucet} open until it is empty.',
          'Lay a towel in the basin, for the enamel and for the screw.',
          'And a towel in the basin, for everything that falls.',
        ],
        'A towel lying in a basin under a {tap|faucet}',
      ],
      [
        ['Change the part, feel the seat', 'New part in, clean seat under it'],
        [
          'A fingertip tells: smooth is fine, a groove wants regrinding or a new {tap|faucet}.',
          'Reassemble by hand, without heroics.',
          'Feel with a finger. Rough means that a new washer will not last.',
        ],
        'A worn washer next to a new one',
      ],
    ],
    turn: [
      'The washer costs less than the coffee you drink meanwhile.',
      'Once that is done, even a small child can close it.',
    ],
    asks: ['Who in your house can close that {tap|faucet}?', 'How long has yours been dripping?'],
    ends: {
      p: 'If the shut-off below is stuck as well, stop there: that is the more important valve.',
      f: 'And enjoy the silence tonight.',
      a: 'New washer. Light hand.',
      t: 'Ceramic discs hate grit: flush the pipe before you fit a new cartridge.',
      h: 'It is a basin and not a submarine. Two fingers will do.',
      i: 'Gentleness is often simply the better technique.',
      l: 'Brass, a quarter turn, and not a sound.',
    },
    keep: 'the next plink in the night',
    send: 'the strongest person in your house',
    only: 'plumb|\\btaps?\\b|bathroom|heating engineer|handyman',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: '\\btaps?\\b|\\bleaks?\\b|washers?\\b|small jobs|plumbing repair',
        lead: 'When a {tap|faucet} needs more than a light hand, somebody can see to it.',
      },
    ],
    pic: {
      ask: 'A worn washer or cartridge beside a new one, on a towel',
      alt: 'A worn {tap|faucet} washer next to a new one on a towel',
    },
    claims: [
      ['Over-tightening damages washer and seat', 'plumbing practice'],
      [
        'A drip per second adds up to a bathful within weeks',
        'arithmetic at about a quarter of a millilitre a drop',
      ],
    ],
  },
  {
    id: 'one-strip-on-another',
    format: 'mistake',
    again: 10,
    emoji: '🔌',
    tags: ['ElectricalSafety', 'FireSafety', 'HomeSafety'],
    wrong: 'Plugging one extension lead into another',
    title: [
      'Extension leads: what you should never plug into them',
      'Overloaded extension leads: four rules for the living room',
    ],
    cover: 'Heat belongs in the wall',
    gist: [
      'Whatever heats goes into the wall: kettles, heaters, dryers. An extension lead carries one load within its rating, uncoiled, and never another lead.',
      'A strip has many holes and one cable. Add up what is plugged in, and keep everything that gets hot away from it.',
    ],
    subject: ['Six holes, one cable', 'Feel the plug'],
    hooks: {
      '*': [
        'Behind the desk, one extension lead is plugged into another, and that into a third.',
        'Six {sockets|outlets} on a lead look like six {sockets|outlets}. They share one cable.',
        'There is only one cable in it, however many holes there are.',
      ],
      p: 'An extension lead has a limit, and it is written on it.',
      f: 'Look at the plugs behind your television for a moment. Then read on.',
      a: 'Nothing that heats goes on a lead. No lead goes on a lead.',
      t: 'Current adds, cross-section does not. Resistance at each plug turns the surplus into heat.',
      h: 'The Christmas tree, the fish tank and the fan heater are on one strip. They are very close.',
      i: 'A quiet evening rests on things that nobody sees.',
      l: 'A room with enough {sockets|outlets} has a calm of its own.',
    },
    lines: {
      '*': [
        'Kettle, heater, hairdryer, {tumble dryer|clothes dryer}: what makes heat goes straight into the wall {socket|outlet} and on no lead.',
        'Unroll a cable drum completely before you load it. Coiled up, it heats itself and can melt.',
        'Feel the plug of a heater after an hour, with the back of your hand. Warm is a warning, hot is a stop.',
        'The rating is printed on every extension lead. Add up the watts before you add the plug.',
        'No extension leads under carpets. Feet wear them through, and nobody sees it.',
        'Leads under carpets cannot cool, and you cannot see them wear. Along the wall is better.',
      ],
      h: [
        'The extension strip has a red light, to show that it is on. There are four of them behind the sofa, like a small runway.',
      ],
    },
    scene: [
      'An old {flat|apartment}, one {socket|outlet} in the corner, and from there a delta of white cables fans out under the rug.',
      'First cold evening: the fan heater goes on, plugged in where the lamp had been. After an hour it smells of hot dust.',
    ],
    why: [
      [
        'Every appliance adds its current, and all of it runs through the first plug and the first metre of cable.',
        'It is one road for all the traffic, and it does not widen.',
      ],
      [
        'Each connection has a little resistance, so leads plugged into each other warm up at every joint.',
        'Where two metals merely touch, heat is made. A chain has many such places.',
      ],
    ],
    parts: [
      [
        ['Plug what heats into the wall', 'No strip for heaters and kettles'],
        [
          'Heaters, kettles, irons and dryers draw more than a strip enjoys.',
          'If it glows, boils or blows hot, it wants {a socket|an outlet} of its own.',
          'Anything that warms pulls more than a strip was made for.',
        ],
        'A kettle plugged into a wall {socket|outlet}',
      ],
      [
        ['Never plug one lead into another', 'One lead, never two in a row'],
        [
          'Too short? Get one that is long enough. Too few? Get an electrician.',
          'A chain of strips is a sign that the room needs {sockets|outlets}.',
          'Where you would need a second, you need {a socket|an outlet}.',
        ],
        'One extension lead, neatly laid',
      ],
      [
        ['Unroll the cable drum completely', 'Wind it off entirely'],
        [
          'Down to the last turn, even if you only need {a metre|three feet}.',
          'A coil keeps its warmth to itself.',
          'A rolled-up cable is a small heater.',
        ],
        'A cable drum fully unrolled on grass',
      ],
      [
        ['Feel, look and smell for heat', 'Trust your hand and your nose'],
        [
          'Warm plugs, brown edges, a whiff of fish: unplug, throw away, ask.',
          "Overheated plastic often smells of fish. It is not the cat's supper.",
          'Warm, brown or smelling: out with it, for good.',
        ],
        'A hand feeling a plug',
      ],
    ],
    turn: [
      'Two more {sockets|outlets} cost less than most things that are plugged into them.',
      'It takes one look behind the sofa.',
    ],
    asks: [
      'How many extension leads are behind your desk?',
      'Which room of yours has too few {sockets|outlets}?',
    ],
    ends: {
      p: 'Have extra {sockets|outlets} put in before the next heater arrives.',
      f: 'Bring a {torch|flashlight}. And a duster.',
      a: 'What heats goes in the wall. One lead, unrolled, for the rest.',
      t: 'Sum of watts divided by mains voltage is the current: compare it with the figure on the lead.',
      h: 'Four red lights behind the sofa are not a feature.',
      i: 'Care is often behind the furniture.',
      l: 'No cable in sight, and a lamp where it should be.',
    },
    keep: 'the first cold evening',
    send: 'whoever has a heater under the desk',
    only: 'electri|rewir|\\bpat\\b|handyman',
    caution: [
      'If a plug is hot, scorched or smells burnt, switch off at the board if you can do so safely, and have it looked at by an electrician. Smoke or flames: get out and call the fire service.',
      'With a hot, scorched or smelling plug, switch off at the board if that is safe and have an electrician look. If there is smoke or fire, get out and call the fire service.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: '\\bsockets?\\b|\\boutlets?\\b|rewir|electrical inspection',
        lead: 'When a room has too few {sockets|outlets}, there is a lasting cure.',
      },
    ],
    pic: {
      ask: 'A single tidy lead, or the tangle behind a desk before it was cleared',
      alt: 'An extension lead lying tidily beside a wall {socket|outlet}',
    },
    claims: [
      ['No daisy chaining, no heating appliances, unroll drums', 'electrical safety bodies'],
      ['Overheated plastics can smell of fish', 'electrical safety advice'],
    ],
  },
  {
    id: 'the-tool-every-house-needs',
    format: 'question',
    again: 12,
    emoji: '🧰',
    tags: ['ToolKit', 'Homeowners', 'DIYTools'],
    title: ['Which one tool should every household own?', 'The first tool to buy for a new home'],
    cover: 'One tool for every house',
    gist: [
      'Adjustable {spanner|wrench}, {head torch|headlamp}, a good screwdriver, a decent stepladder: if a household could own a single tool, which should it be?',
      'Nine tools in ten lie in a drawer. Which one do you really use, and which would you give to somebody who moves out for the first time?',
    ],
    subject: ['If you could own only one', 'The drawer with nine screwdrivers'],
    hooks: {
      '*': [
        'In the kitchen drawer lie nine screwdrivers, and somebody is using a knife.',
        'Someone you like is moving into a first flat. What do you put into the box?',
        'A home begins with a bed, a kettle and one honest tool.',
      ],
      p: 'A short poll on the most useful tool in an ordinary home.',
      f: 'If you could give a friend only one tool, which would it be?',
      a: 'One tool for a whole household. Name it.',
      t: 'Ranking by use times consequence, light beats everything: most small faults are first of all in the dark.',
      h: 'Every home has a butter knife that has tightened more screws than any screwdriver.',
      i: 'A good tool from a parent or a neighbour is still in use when the first flat is long forgotten.',
      l: 'One good tool: steel, an ash handle, and a weight that feels like yours.',
    },
    lines: {
      '*': [
        'If a household could own one tool only, which should it be?',
        'A {head torch|headlamp} leaves both hands free. Under a sink that is worth more than a toolbox.',
        'Buy one good screwdriver instead of a set of thirty. The tip that fits is the one that does not slip.',
        'A tape measure, a pencil and a roll of tape solve more than you would think, because they stop you before the mistake.',
        'Give a new neighbour a roll of tape, a torch and your phone number. It is the best toolbox.',
      ],
      h: ['The butter knife is bent at the tip. It has been used as a screwdriver, and it has seen things.'],
    },
    scene: [
      'Moving day, forty boxes, and the bed cannot be put together, since the hex key is in one of them.',
      'Somebody is lying under the sink with a phone between the teeth, as a lamp.',
    ],
    why: [
      [
        'Most jobs at home need very little, and need it at once, in the dark, with wet hands.',
        'It is never the special tool that is missing. It is light, or something to hold with.',
      ],
    ],
    parts: [
      [
        ['A {head torch|headlamp}', 'A light for your forehead'],
        [
          'Fuse box, {stopcock|shut-off valve}, under the bath: all in the dark. Both hands stay free.',
          'Check the battery at the same time as the smoke alarm.',
          'Whatever breaks, breaks where it is dark.',
        ],
        'A {head torch|headlamp} on a hook by the door',
      ],
      [
        ['An adjustable {spanner|wrench}', 'A {spanner|wrench} that adapts'],
        [
          'For traps, {taps|faucets}, shower heads and bicycles. It fits everything, a little.',
          'Jaws towards the pull, and it will not slip.',
          'One tool, all nuts, and some patience.',
        ],
        'An adjustable {spanner|wrench} on a {tap|faucet} nut',
      ],
      [
        ['One good screwdriver', 'A screwdriver worth holding'],
        [
          'With a handle that fills the hand and tips that fit. It replaces nine.',
          'It also lets the butter knife go back to butter.',
          'Changeable tips, and the screws stay whole.',
        ],
        'A screwdriver in a screw head',
      ],
      [
        ['A steady stepladder', 'A ladder with three steps'],
        [
          'The tool that keeps people out of hospital. Chairs have wheels, and ideas.',
          'Three steps and a rail reach nearly every lamp.',
          'It is used every week and saves the chair.',
        ],
        'A small stepladder under a lamp',
      ],
    ],
    turn: [
      'A tool that everybody borrows was well chosen.',
      'Whatever it is: keep it where you will find it in the dark.',
    ],
    asks: ['Which single tool should every household own?', 'What do you use in place of the right tool?'],
    ends: {
      p: 'The answers make a good list for a first flat.',
      f: 'Honest answers only, please. Kitchen knives count.',
      a: 'Name one tool. Only one.',
      t: 'Second prize goes to a voltage tester, in the hands of those who know what it tells.',
      h: 'Butter knives everywhere would be grateful for your answer.',
      i: 'Give somebody a tool and they will mend more than you think.',
      l: 'Chosen well, it will be inherited.',
    },
    keep: 'the next first flat in your family',
    send: 'the user of the butter knife',
    own: [
      {
        kinds: ['service', 'people', 'offer'],
        about: 'small jobs|handyman|odd jobs',
        lead: 'And for the jobs that need a few more tools?',
      },
    ],
    pic: {
      ask: 'The one tool that you would save, in your hand',
      alt: 'A well-used tool held in a hand',
    },
    claims: [['Preferences', 'common experience; stepladder instead of chairs is safety advice']],
  },
  {
    id: 'one-firm-or-five',
    format: 'either',
    again: 12,
    emoji: '👷',
    tags: ['HomeRenovation', 'BuildingProject', 'ThisOrThat'],
    only: 'build|extension|renovat|contractor|kitchen|bathroom|plumb|electri|joiner|carpent|loft|plaster',
    title: [
      'One builder for everything, or separate trades?',
      'One contractor or single trades: which suits your project?',
    ],
    cover: 'One firm or five?',
    gist: [
      'One firm for the lot means one number and one bill. Five trades mean a lower bill and a second job: yours. Who do you want to be standing in the hall at seven?',
      'A main contractor sells you coordination. If you buy the trades one by one, somebody still has to do it.',
    ],
    subject: ['Who {rings|calls} the plasterer?', 'One number or five'],
    hooks: {
      '*': [
        'The plumber needs the hole, the builder makes the hole, and who {rings|calls} the builder?',
        'Five trades, five {diaries|calendars}, one kitchen.',
        'Somebody has to hold the calendar. Decide who.',
      ],
      p: 'The choice between one contractor and several trades is a choice about who coordinates.',
      f: 'Planning something larger? One firm for everything, or your own team?',
      a: 'On a building job somebody has to coordinate the trades. Pay for it or do it.',
      t: 'Interfaces grow faster than trades: two have one, five have ten. Each is a phone call.',
      h: 'You hired the trades one by one, saved the margin and learnt to dream in timetables.',
      i: 'A house is built by people who wait for one another well.',
      l: 'A whole renovation, one voice on the phone, and everything arranged.',
    },
    lines: {
      '*': [
        'One builder for the whole job, or a trade for each part: which did you choose?',
        'Going with separate trades? Then you are the site manager. Count on an hour a day, mostly at seven.',
        'Hiring the trades yourself? The gap between two of them belongs to nobody. Write down who makes the holes and who closes them.',
        'One builder for everything? Ask who will be on site. The name on the van and the hands in the house can be different ones.',
        'Ask one firm about the work that it does not do itself, and whom it brings along.',
      ],
      h: [
        'The electrician is waiting for the plasterer, the plasterer for the plumber, and the plumber for a part. You are making tea.',
      ],
    },
    scene: [
      "Seven o'clock, two vans, one drive. Each of them says that the other was meant to come tomorrow.",
      'A folder, five quotes, and a kitchen wall full of coloured notes. On the top one: "Who closes the ceiling?"',
    ],
    why: [
      [
        'What takes nerve in building is the order of work, and that either has a price or is your own evening.',
        'Coordinating is a trade in itself, only without a van.',
      ],
    ],
    parts: [
      [
        'One firm for everything',
        [
          'One contract, one date, one number to ring. It costs a margin, and you see fewer prices.',
          'If it goes wrong, there is no doubt who is responsible.',
          'You ring one number, and they ring all the others.',
        ],
        'One van in front of a house',
      ],
      [
        'A trade for each part',
        [
          'You choose every hand and see each price. The {diary|calendar}, the gaps and the blame are yours.',
          'Cheaper on paper, dearer in mornings.',
          'You know each of them by name, and you are the one who waits in.',
        ],
        'Several vans in a street',
      ],
    ],
    turn: [
      'For one room your own team is fun. For a whole house it is a job.',
      'Some do it halfway: one builder for the shell, chosen people for the finish.',
    ],
    asks: ['One firm or five: what did you choose?', 'Which gap between two trades did you fall into?'],
    ends: {
      p: 'Either way, one page should say who follows whom and who hands over to whom.',
      f: 'Tell us how it went. Including the mornings.',
      a: 'Small job: yourself. Large job: one firm.',
      t: 'Check insurance and responsibility for safety on site: with several trades they may fall to you.',
      h: 'Whichever you choose, somebody will be waiting for a part.',
      i: 'Good neighbours on site make good rooms.',
      l: 'To hand over the keys and receive a house: that, too, can be bought.',
    },
    keep: 'the evening with the five quotes',
    send: 'friends with coloured notes on the wall',
    own: [
      {
        kinds: ['service', 'process', 'people'],
        about: 'project manag|all trades|one (?:contact|point)|turnkey|subcontract|coordinat',
        lead: 'How is that handled here?',
      },
    ],
    pic: {
      ask: 'A wall with a plan or coloured notes, names covered, or vans in a drive',
      alt: 'A wall covered with coloured notes for a building plan',
    },
    claims: [
      ['Interfaces between n parties n(n-1)/2', 'arithmetic'],
      ['Client duties for safety with several contractors', 'construction law; varies, said "may"'],
    ],
  },
  {
    id: 'press-the-button-marked-t',
    format: 'tip',
    again: 10,
    emoji: '🔘',
    tags: ['ElectricalSafety', 'HomeSafety', 'Homeowners'],
    title: ['What is the test button in the fuse box for?', 'Test the safety switch in your fuse box'],
    cover: 'Press the button marked T',
    gist: [
      'In many fuse boxes there is a switch with a small button marked T. It cuts the power when current leaks to earth, and the button shows whether it still can.',
      'The safety switch in your fuse box has a test button. Press it as often as the maker asks, and the switch should drop at once.',
    ],
    subject: ['When did you last press the T?', 'A small button in the fuse box'],
    hooks: {
      '*': [
        'There is a button marked T in your fuse box. Have you ever pressed it?',
        'The switch that may save somebody from a shock has a test button, and most people have never touched it.',
        'It is a small button for a large matter.',
      ],
      p: 'A safety switch can be tested by anybody, with one finger.',
      f: 'Have a look into your fuse box today. Is there a small button marked T?',
      a: 'A safety switch that is never tested is only hoped for.',
      t: 'A residual current device compares the current going out with the current coming back, and trips on the difference.',
      h: 'Press the T in the fuse box, and every clock in the house will want to talk to you.',
      i: 'One finger on a test button is care for everybody who plugs something in.',
      l: 'A fuse box, one small button, a click, and the dark for a moment.',
    },
    lines: {
      '*': [
        'Look for a switch with a button marked T in your fuse box. Press it: the power should go off at once.',
        'Before you press the test button in the fuse box, switch off computers and anything that must not stop.',
        'A safety switch that does not drop when you press T needs an electrician soon. Do not wait for the next test.',
        'If the safety switch drops by itself and will not stay up, it has a reason. Leave it off and have it looked at.',
        'Do it when the clocks change. You have to set the oven clock then anyway.',
      ],
      h: ['The safety switch works. The oven has been blinking midnight ever since, as proof.'],
    },
    scene: [
      'A cupboard in the hall, a grey door, a row of switches, and one button that nobody has ever pressed.',
      'Somebody calls from upstairs that the light has gone. That is the sound of a test that was passed.',
    ],
    why: [
      [
        'Such a switch cuts the power within a fraction of a second when current takes a way that it should not take.',
        'If current escapes through a fault, or through a person, this is the part that is meant to notice.',
      ],
      [
        'Parts that never move can stick, and pressing the button makes them move.',
        'The mechanism may sit still for years. A test keeps it free and shows that it trips.',
      ],
    ],
    parts: [
      [
        ['Find the button marked T', 'Look for the T'],
        [
          'It sits on one or more of the wider switches. Some homes have none, and that is worth asking about.',
          'In some countries it is on the {sockets|outlets} of kitchen and bathroom as well.',
          'It is on a broader switch than the others. If there is none, ask an electrician why.',
        ],
        'A finger pointing at a test button in a fuse box',
      ],
      [
        ['Save what must not stop', 'Make ready for a moment in the dark'],
        [
          'Close files, and think of the freezer, the alarm and any medical device before anything goes dark.',
          'Have a light at hand that does not hang on the mains.',
          'Computers, clocks, freezer, and nobody on a machine they need.',
        ],
        'A laptop being closed',
      ],
      [
        ['Press, look, and switch on again', 'Press it once'],
        [
          'The lever drops at once. Push it up again, fully, and the light is back.',
          'A firm push is enough. If nothing falls, the test has told you something.',
          'Click, dark: that is right. Lever up, and on you go.',
        ],
        'A hand pushing a lever in a fuse box up again',
      ],
      [
        ['Note the date inside the door', 'Write down when you did it'],
        [
          'The maker says how often, and it is on the label or in the papers.',
          'A strip of tape and a pen will do. The next person sees when it was last done.',
          'How often is told on the label. A pen inside the door keeps the diary.',
        ],
        'A date written on tape inside a fuse box door',
      ],
    ],
    turn: [
      'It takes a minute, clocks not included.',
      'Then set the oven clock, and forget about it until next time.',
    ],
    asks: [
      'When did you last press the test button in your fuse box?',
      'What in your home blinks after a power cut?',
    ],
    ends: {
      p: 'The button tests the switch and not the wiring. Ask when the installation was last inspected.',
      f: 'Sorry about the clocks.',
      a: 'Press it. It drops, or you call somebody.',
      t: 'The button makes an artificial fault inside the device. Trip time and earthing need an instrument.',
      h: 'Midnight again. At least somebody is keeping an eye on you.',
      i: 'Safety at home is a small habit with a date on it.',
      l: 'A click, and the house hums on.',
    },
    keep: 'the day the clocks change',
    send: 'somebody with a new set of keys',
    caution: [
      'Open nothing but the outer door of the box. If the switch does not trip, will not reset, or anything is warm or scorched, call an electrician. Never test while a medical device depends on the power.',
      'Stay outside the inner cover. No drop, no reset, warmth or scorch marks: that is one for an electrician. And never while somebody depends on a medical device.',
    ],
    only: 'electri|rewir|handyman',
    own: [
      {
        kinds: ['service', 'price', 'proof', 'offer'],
        about: 'consumer unit|fuse ?box|electrical inspection|safety check|tested|breaker|panel',
        lead: 'On testing, and what comes after it.',
      },
    ],
    pic: {
      ask: 'The test button in a closed fuse box, close up, no address labels',
      alt: 'A test button marked T on a switch in a fuse box',
    },
    claims: [
      [
        'Test button verifies the tripping mechanism of a residual current device',
        'advice of electrical safety bodies',
      ],
      ['It does not test the wiring or earthing', 'textbook'],
    ],
  },
];
