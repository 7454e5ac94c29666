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
      'The first ten minutes of a leak decide what it costs. Turn the water off before you start mopping.',
    ],
    subject: ['Water through the ceiling: what first?', 'Before you fetch the mop'],
    hooks: {
      '*': [
        'Water is dripping from the ceiling. What do you do first?',
        'Water through the ceiling, and everybody runs for a bucket. Run for the {stopcock|shut-off valve} first.',
        'Water coming through the ceiling? Turn it off at the main before you look for a bucket.',
      ],
      pl: 'When water comes through the ceiling, the right order of steps can save you a renovation.',
      t: 'A leak from above: turn off the water, keep off the electrics, catch it, photograph it, report it. Mopping comes last.',
      fhi: 'If water ever drips from your ceiling, you will not want to read. So read this today.',
      a: 'Water through the ceiling: turn it off, keep your distance, then do everything else.',
    },
    lines: {
      '*': [
        'Leak from above: shut off the water, then open the lowest cold {tap|faucet}. What is still in the pipes runs into the sink instead of the bedroom.',
        'Water near a lamp or a switch? Nobody touches it. Switch off at the {fuse box|breaker panel} only if you can reach it dry.',
        'After a leak, photograph everything before you clear up: ceiling, floor, furniture, the pipe. Insurers like pictures with a date.',
        'A ceiling that bulges is holding water. Clear the room below and shut the door, because plaster is heavy.',
        'Water through the ceiling of your {flat|apartment}? Ring the bell above. They may be standing in it too, or be away.',
        'Water on the floor? Lay a towel along the door. It keeps it in one room.',
      ],
      h: ['The upstairs neighbour was very sorry, in slippers, up to the ankles.'],
    },
    why: [
      [
        'As long as the water runs, there are never enough towels.',
        'A pipe can deliver a bucket a minute for as long as nobody turns it off.',
      ],
      [
        'Wet ceilings are heavy, and water finds its way along the cables to the lamp.',
        'After the water, the ceiling may come down, with little warning.',
      ],
    ],
    parts: [
      [
        ['Shut off the water', 'Turn the water off at the main'],
        [
          'Main valve first, then open the lowest cold {tap|faucet} so the pipes run empty.',
          'If it comes from a radiator or a tank, say so on the phone: that is another valve.',
        ],
        'A hand closing a main water valve',
      ],
      [
        ['Keep away from lamps and switches', 'Do not touch lamps or switches'],
        [
          'Water gets into light fittings. Leave them alone and use a {torch|flashlight}.',
          'If the {fuse box|breaker panel} is dry and you know the circuit, switch it off.',
        ],
        'A {torch|flashlight} on a table in a dark room',
      ],
      [
        ['Clear the room and catch the water', 'People out, buckets in'],
        [
          'People and pets first, then what is dear to you, then buckets.',
          'A string from the drip into the bucket stops the noise.',
        ],
        'A bucket under a dripping ceiling',
      ],
      [
        ['Photograph the damage', 'Take pictures for the insurer'],
        ['Before, during, after. Keep the broken part.', 'You will be glad of them later.'],
        'A phone photographing a wet patch',
      ],
      [
        ['Call the plumber and the neighbours', 'Make your calls in this order'],
        [
          'Plumber or landlord, the neighbours above and below, then the insurer.',
          'Say where, how much, since when, and what you have turned off.',
        ],
        'A phone and a list of numbers on a fridge',
      ],
    ],
    turn: ['Now you can mop.', 'Drying takes weeks, even if it looks dry the next day.'],
    asks: ['Who would know your main valve in the dark?', 'What came through your ceiling once?'],
    ends: {
      pfathil: [
        'Put the list inside a cupboard door. With wet hands nobody looks it up.',
        'Have the moisture measured before you redecorate: a dry surface can be wet underneath.',
      ],
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
        lead: "Worth noting beside the insurer's number:",
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
    title: [
      'Resealing a bath: fill it with water first',
      'Silicone round the bath keeps splitting? Try it with the bath full',
    ],
    cover: 'Fill the bath before you seal it',
    gist: [
      'A full bath sinks by a millimetre or two, so a joint sealed round an empty one tears at the first bath. Fill it, seal it, let it cure full, and only then pull the plug.',
      'Bath sealant splits because the bath moves. Seal it full, and the joint is made at its widest.',
    ],
    subject: ['Run a bath before you seal it', 'Why the bath seal keeps tearing'],
    hooks: {
      '*': [
        'The {silicone|caulk} round the bath tears every year in the same place. The bath is moving.',
        'Bath sealed on Saturday, used on Sunday, split on Monday. It was sealed empty.',
        'A full bath is heavier, sinks a little, and tears the seal round it.',
      ],
      pl: 'Seal a bath while it is full, because that is when the joint is widest.',
      t: 'An empty bath leaves the gap at its smallest. Filled, the gap opens, and cured {silicone|caulk} only stretches so far.',
      fhi: 'Going to redo the {sealant|caulk}? Run a bath first. Nobody has to get in.',
      a: 'Fill the bath, then seal round it. Never seal it empty.',
    },
    lines: {
      '*': [
        'Fill the bath before you seal round it, and leave it full until the silicone has cured. It moves under the weight of the water.',
        'New {silicone|caulk} does not stick to old. All of the old has to come out, and the greasy film after it.',
        'Most of the work in sealing a bath is taking out the old {sealant|caulk}.',
        'Use no mould spray on fresh bath sealant. Give it the time stated on the cartridge, and more in a cold room.',
        'A clean {silicone|caulk} line: tape above and below, smooth once, pull the tape while it is wet. You get one go.',
        'A drop of {washing-up liquid|dish soap} on your finger keeps {silicone|caulk} from sticking to it.',
      ],
      h: ['There were five layers of {silicone|caulk} round the bath, like the rings of a tree.'],
    },
    why: [
      [
        'Water and a person weigh a great deal, and the floor and feet of the bath give a little.',
        '{Two hundred kilos|Over four hundred pounds} on four feet: something has to bend, and the joint opens.',
      ],
      [
        'Sealant is easier to squeeze than to stretch, so let it cure at its widest.',
        'When the bath is emptied it is only pressed together, and that does it no harm.',
      ],
    ],
    parts: [
      [
        ['Take out all of the old {sealant|caulk}', 'Scrape out every trace of the old'],
        [
          'Knife, scraper, then remover or spirit until the surface squeaks. Let it dry for a day.',
          'Wherever old {silicone|caulk} is left, the new will come away.',
        ],
        'Old sealant being peeled from a bath edge',
      ],
      [
        ['Fill the bath', 'Run the bath full'],
        [
          'Cold water is fine. Wait half an hour.',
          'Lock the bathroom if there are small children in the house.',
        ],
        'A bath full of water with tape round its edge',
      ],
      [
        ['Seal, smooth and pull the tape', 'Run one even bead round it'],
        [
          'One bead, one stroke with a wet finger or tool, tape off at once.',
          'Going over it again makes it worse.',
        ],
        'A bead of sealant along a bath',
      ],
      [
        ['Leave it full until it has cured', 'Keep the water in until it has set'],
        ['As long as the cartridge says, mostly a day. No shower either.', 'Then pull the plug.'],
        'A full bath in an empty bathroom',
      ],
    ],
    turn: [
      'It costs one bath of water, and saves a ceiling.',
      'For a shower tray, stand a few full buckets in it.',
    ],
    asks: ['How many layers of {silicone|caulk} are round your bath?', 'Did you seal it full or empty?'],
    ends: {
      pfathil: [
        'If the gap is wider than a finger, or the bath rocks, its feet need attention first.',
        'Use sanitary-grade {silicone|caulk}; acrylic does not stretch enough for this joint.',
      ],
    },
    keep: 'the next time the joint turns black',
    send: 'somebody with a cartridge in each hand',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: '\\bbathrooms?\\b|\\bshowers?\\b|sealant|tiling|silicone|small jobs',
        lead: 'If you would rather leave the bathroom to somebody else:',
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
    cover: 'Do not pressure wash your roof',
    gist: [
      'A pressure-washed roof looks new for a summer, and moss loves the rougher surface. What matters is whether your gutters are clear.',
      'A pressure washer drives water up under the roof tiles and strips their surface. For moss, a brush and a clear gutter do more.',
    ],
    subject: ['A jet-washed roof looks new for one summer', 'Moss on the roof: brush or jet?'],
    hooks: {
      '*': [
        'Roof tiles are made for rain from above, and not for a pressure washer from below.',
        'After the pressure washer, the roof is orange again. And the {loft|attic} is wet.',
        'Ten minutes with a pressure washer can do a tiled roof more harm than years of rain.',
      ],
      pl: 'Before anybody takes a pressure washer to your roof, find out whether the moss does any harm.',
      t: 'Roof tiles overlap downwards. A jet from below drives water in at every overlap.',
      fhi: 'Somebody at the door wants to jet wash your roof by tomorrow? Take a day to think.',
      a: 'No pressure washer on a tiled roof.',
    },
    lines: {
      '*': [
        'A pressure washer drives water up under the roof tiles and takes off their surface. The moss is back sooner.',
        'Moss on a roof does most harm in the gutter: clumps roll down and block it. Check there first, from the ground.',
        'Look into the {loft|attic} on a rainy day. If it is dry, moss on the roof is mostly a matter of looks.',
        'Whoever rings at your door and has seen "something wrong with your roof" should leave a card. Good roofers can wait.',
        'Branches hanging over the roof feed moss. Have them cut back first.',
      ],
      h: [
        'After the pressure washer, the roof tiles could be seen clearly. So could the sky, through two of them.',
      ],
    },
    why: [
      [
        'Tiles and slates shed water by overlapping, so water from below gets in.',
        'Every overlap is a gap. It is harmless as long as water comes from above.',
      ],
      [
        'Weathered clay and concrete have a hard skin. Without it, they hold more damp.',
        'It is clean for a summer and soaks up water ever after.',
      ],
    ],
    parts: [
      [
        ['Ask what harm the moss does', 'First ask whether it does harm'],
        [
          'A thin growth on sound tiles is mostly looks. Thick cushions hold water.',
          'It makes a difference whether the roof is shaded, flat or old.',
        ],
        'Moss on roof tiles seen from the ground',
      ],
      [
        ['Check gutters and valleys first', 'See to the gutters first'],
        ['That is where clumps of moss block the water.', 'A clear gutter matters more than a clean roof.'],
        'A gutter with clumps of moss',
      ],
      [
        ['Have it brushed, not blasted', 'Let a roofer brush it off'],
        [
          'Soft brush or scraper, dry, from a safe platform.',
          'They find broken tiles on the way and replace them.',
        ],
        'A stiff brush on roof tiles',
      ],
    ],
    turn: [
      'A roof has to keep water out. It need not look new.',
      'If nothing drips and nothing blocks, it may stay green.',
    ],
    asks: [
      'Is your roof green, and does it bother you?',
      'Has somebody at the door ever found something wrong with your roof?',
    ],
    ends: {
      pfathil: [
        'Get two opinions, one of them from somebody who does not sell cleaning.',
        'Moss killers have rules of their own, and they run off into gardens: ask first.',
      ],
    },
    keep: 'the day somebody offers to jet your roof',
    send: 'the neighbour with the hired pressure washer',
    caution: [
      'Roofs are no place for amateurs: falls are often fatal. Old roofing may hold asbestos and must not be brushed or washed.',
      'Do not go up yourself, as falls from roofs are often fatal. Old roofing that may hold asbestos must be neither brushed nor washed.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about:
          '\\bmoss|gutter|(?:inspect|repair|clean|maintain|look after)[^.]{0,24}\\broofs?\\b|roof (?:repair|inspect|clean|survey)',
        lead: 'On looking after a roof:',
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
      'When it is pale all over, usually after some weeks. The first coat has to be thin.',
      'Once no dark patch is left, and that usually takes weeks. Begin with a thinned coat.',
    ],
    title: ['How long does new plaster need before painting?', 'When can you paint new plaster?'],
    cover: 'When can you paint new plaster?',
    gist: [
      'Fresh plaster is dark and turns pale as it dries. Paint it while there are dark patches, and the paint peels off in sheets. Wait for one even {colour|color}, then start with a thin coat.',
      'Look at the corners of new plaster: the last dark spots are there. When they have gone, thin the first coat of paint so that the wall can soak it up.',
    ],
    subject: ['New plaster: wait for the last dark corner', 'Why paint peels off new plaster'],
    hooks: {
      '*': [
        'The new plaster is smooth, you are holding the roller, and the corner is still dark. Wait.',
        'Paint that peels off new plaster in sheets was put on too soon.',
        'New plaster turns pale when it is ready for paint.',
      ],
      pl: 'You can tell by its {colour|color} when new plaster is ready to paint.',
      t: 'New plaster dries through its face. Paint seals that face, traps the water and loses its grip.',
      fhi: 'New plaster, and you want to start painting? Look into the corners first.',
      a: 'Dark plaster is wet. Do not paint wet plaster.',
    },
    lines: {
      '*': [
        'New gypsum plaster is dark when wet and pale when dry. Wait until the last corner is one {colour|color}.',
        'The first coat on new plaster should be thin: matt {emulsion|latex} with water, as the tin allows. Undiluted paint sits on top and peels.',
        'Do not dry new plaster with heaters. Plaster that dries too fast cracks.',
        'To dry new plaster, leave the windows a little open and the heating low. Moving air does most of the work.',
        'Mark the darkest spot on new plaster in pencil. It is the last to dry, and the one that counts.',
      ],
      h: ['Watching plaster dry has a bad name. Those who have tried say the end is quite gripping.'],
    },
    why: [
      [
        'A freshly plastered room holds buckets of water, and all of it has to dry out through the surface.',
        'The water in it has to leave through the face of the wall, day after day.',
      ],
      [
        'Dry plaster is so thirsty that it sucks the water out of the first coat before it can stick.',
        'Paint as it comes from the tin dries before it can soak in.',
      ],
    ],
    parts: [
      [
        ['Watch the {colour|color}, not the calendar', 'Wait until it is one pale {colour|color}'],
        [
          'Thin coats may take a week or two, thick ones and cold rooms far longer.',
          'Take a photo of the wall each Sunday, and compare.',
        ],
        'A wall with pale plaster and a dark corner',
      ],
      [
        ['Dry it with air, not with heat', 'Open the windows, turn off the heater'],
        [
          'Windows open a little, doors open, no fan heater.',
          'A dehumidifier at full blast can crack it. Low and steady is fine.',
        ],
        'An open window in a plastered room',
      ],
      [
        ['Start with a thinned coat', 'Thin the first paint with water'],
        [
          'Painters call it a mist coat. It looks milky, and it drips.',
          'Plain matt, not vinyl, and as much water as the maker says.',
        ],
        'A roller with thin white paint on plaster',
      ],
      [
        ['Then two ordinary coats', 'And then paint as usual'],
        [
          'Let the first one dry for a day, and rub it down lightly.',
          'From now on it is a wall like any other.',
        ],
        'A smooth, freshly painted wall',
      ],
    ],
    turn: [
      'Three weeks of a bare wall, and ten years without peeling.',
      'Hang your pictures somewhere else in the meantime.',
    ],
    asks: [
      'How long did you wait before painting new plaster, honestly?',
      'What is the worst paint job you have had to peel off again?',
    ],
    ends: {
      pfathil: [
        'Lime and cement renders follow other rules: ask whoever put them on.',
        'If in doubt, use a moisture meter. The {colour|color} is a good guide, but no measurement.',
      ],
    },
    keep: 'the day the plasterer leaves',
    send: 'somebody with a roller in the hand',
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: 'plaster|\\bskim|\\bpaint (?:rooms?|walls?)|paints\\b|decorate|mist coat',
        lead: 'When the wall is dry, it is time for paint:',
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
    cover: 'A dripping {tap|faucet}? Do not force it',
    gist: [
      'If you have to turn a {tap|faucet} hard to stop it dripping, it needs a new washer. Fit one before the seat below gets damaged.',
      'A {tap|faucet} drips because a washer, a seat or a cartridge is worn. Force squashes it further, and next week you need more force. The part that mends it is small.',
    ],
    subject: ['Do not turn a dripping {tap|faucet} tighter', 'A dripping {tap|faucet} needs a new washer'],
    hooks: {
      '*': [
        'Does everybody in the house know how hard to turn that dripping {tap|faucet}? Then it needs a new washer.',
        'The {tap|faucet} drips. You turn it tighter. It stops, and has just got a little worse.',
        'Turning a dripping {tap|faucet} tighter wears it out faster.',
      ],
      pl: 'A {tap|faucet} that needs force to close is worn, and force wears it further.',
      t: 'Overtightening a {tap|faucet} squeezes the washer out of shape and scores the seat. A new washer on a scored seat drips again.',
      fhi: 'Is there a {tap|faucet} at home that only you can close? Be gentle with it until it gets a new washer.',
      a: 'A {tap|faucet} that needs force needs a new part.',
    },
    lines: {
      '*': [
        'A {tap|faucet} that has to be turned hard needs a new washer or cartridge. Each extra turn damages the seat below it.',
        'A {tap|faucet} that drips once a second can fill a bath in a couple of weeks. If it is the hot one, you pay twice.',
        'Before you open up a {tap|faucet}: water off, plug in the basin. The tiny screw always falls.',
        'Take the old {tap|faucet} cartridge along to the shop. There are hundreds, and they look alike from memory.',
      ],
      h: ['The {tap|faucet} has not dripped since Father visited. Nobody can open it any more, either.'],
    },
    why: [
      [
        'The washer is soft and seals with a light touch. Squeezed too hard, it hardens and splits.',
        'Rubber goes hard if you crush it every day.',
      ],
      [
        'Once the metal seat below is scored, a new washer no longer helps, and the repair gets bigger.',
        'Water under pressure slowly cuts a groove into the metal.',
      ],
    ],
    parts: [
      [
        ['Close it gently until it is mended', 'Turn it off with two fingers'],
        ['If it drips, put a cup under it until the new part comes.', 'Force only makes the damage worse.'],
        'Two fingers closing a {tap|faucet}',
      ],
      [
        ['Find out which sort it is', 'See how it turns'],
        [
          'Many turns: washer. A quarter turn: ceramic discs. One lever: cartridge.',
          'Photograph it from above and from the side before you buy the part.',
        ],
        'Three kinds of {tap|faucet} handles',
      ],
      [
        ['Shut off the water, then open it', 'Water off, then let it run dry'],
        ['Close the valve under the basin or the main one.', 'Put the plug in, and a towel in the basin.'],
        'A towel lying in a basin under a {tap|faucet}',
      ],
      [
        ['Fit the new part, check the seat', 'Change the washer, clean the seat'],
        [
          'Feel it with a fingertip: smooth is fine, a groove has to be ground out.',
          'Put it back together by hand, without force.',
        ],
        'A worn washer next to a new one',
      ],
    ],
    turn: [
      'A washer costs very little, and it is quickly fitted.',
      'With a new washer, two fingers are enough.',
    ],
    asks: ['Who in your house can close that {tap|faucet}?', 'How long has yours been dripping?'],
    ends: {
      pfathil: [
        'If the shut-off valve is stuck as well, call a plumber before you go on.',
        'Grit ruins ceramic discs: flush the pipe before you fit a new cartridge.',
      ],
    },
    keep: 'the next drip in the night',
    send: 'the strongest person in your house',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: '\\btaps?\\b|\\bleaks?\\b|washers?\\b|small jobs|plumbing repair',
        lead: 'When a {tap|faucet} needs more than a new washer:',
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
    wrong: 'Plugging one extension {lead|cord} into another',
    title: [
      'Extension {leads|cords}: what you should never plug into them',
      'Overloaded extension {leads|cords}: four rules for the living room',
    ],
    cover: 'Is your extension {lead|cord} overloaded?',
    gist: [
      'Kettles, heaters and dryers go straight into the wall. Keep an extension {lead|cord} within its rating, uncoiled, and never plug one into another.',
      'A power strip has many {sockets|outlets} and one cable. Add up what is plugged in, and keep everything that heats off it.',
    ],
    subject: ['Is your extension {lead|cord} overloaded?', 'Six {sockets|outlets}, one cable'],
    hooks: {
      '*': [
        'Behind the desk, one extension {lead|cord} is plugged into another, and that into a third.',
        'Six {sockets|outlets} on an extension {lead|cord} all share one cable.',
        'Is your heater plugged into an extension {lead|cord}? Move it to the wall.',
      ],
      pl: 'Every extension {lead|cord} has a limit, and it is printed on it.',
      t: 'Everything plugged into an extension {lead|cord} adds its current, and the cable stays as thin as it was.',
      fhi: 'Have a look at the extension {leads|cords} behind your television. Then read on.',
      a: 'Nothing that heats goes on an extension {lead|cord}, and no {lead|cord} goes on another.',
    },
    lines: {
      '*': [
        'Kettle, heater, hairdryer, {tumble dryer|clothes dryer}: whatever heats gets {a wall socket|a wall outlet} of its own.',
        'Unroll a cable {drum|reel} completely before you load it. Coiled up, it heats itself and can melt.',
        'Feel the plug of a heater after an hour, with the back of your hand. Warm is a warning, hot is a stop.',
        'The rating is printed on every extension {lead|cord}. Add up the watts before you plug in another thing.',
        'No extension {leads|cords} under carpets. Feet wear them through, and nobody sees it.',
      ],
      h: [
        'The extension {lead|cord} has a red light to show that it is on. There are four of them behind the sofa, like a small runway.',
      ],
    },
    why: [
      [
        'Every appliance adds its current, and all of it runs through one plug and one cable.',
        'However much you plug in, it is still one cable.',
      ],
      [
        'Every connection has a little resistance, so chained together they warm up at every joint.',
        'Every plug is a place where heat can build up, and a chain has many.',
      ],
    ],
    parts: [
      [
        ['Plug heaters and kettles into the wall', 'Keep whatever heats off the {lead|cord}'],
        [
          'Heaters, kettles, irons and dryers draw more than it can safely carry.',
          'If it glows, boils or blows hot, give it {a socket|an outlet} of its own.',
        ],
        'A kettle plugged into a wall {socket|outlet}',
      ],
      [
        ['Never chain two together', 'Use one, never two in a row'],
        [
          'Too short? Get one that is long enough. Too few {sockets|outlets}? Ask an electrician.',
          'If you need a second one, the room needs another {socket|outlet}.',
        ],
        'One extension lead, neatly laid',
      ],
      [
        ['Unroll the cable {drum|reel} completely', 'Uncoil the whole cable'],
        ['Down to the last turn, even if you only need {a metre|three feet}.', 'Coiled up, it cannot cool.'],
        'A cable drum fully unrolled on grass',
      ],
      [
        ['Check for warm plugs', 'Feel, look and smell for heat'],
        [
          'Warm plugs, brown edges, a fishy smell: unplug it and throw it away.',
          'Overheated plastic often smells of fish.',
        ],
        'A hand feeling a plug',
      ],
    ],
    turn: [
      'Two more {sockets|outlets} cost less than most things that are plugged into them.',
      'It takes one look behind the sofa.',
    ],
    asks: [
      'How many extension {leads|cords} are behind your desk?',
      'Which room of yours has too few {sockets|outlets}?',
    ],
    ends: {
      pfathil: [
        'Have extra {sockets|outlets} put in before the next heater arrives.',
        'Add up the watts and divide by the mains voltage: that is the current. Compare it with the figure on the {lead|cord}.',
      ],
    },
    keep: 'the first cold evening',
    send: 'whoever has a heater under the desk',
    caution: [
      'If a plug is hot, scorched or smells burnt, switch off at the board if you can do so safely, and have it looked at by an electrician. Smoke or flames: get out and call the fire service.',
      'With a hot, scorched or smelling plug, switch off at the board if that is safe and have an electrician look. If there is smoke or fire, get out and call the fire service.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: '\\bsockets?\\b|\\boutlets?\\b|rewir|electrical inspection',
        lead: 'When a room has too few {sockets|outlets}:',
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
    subject: ['If you could own only one tool', 'The drawer with nine screwdrivers'],
    hooks: {
      '*': [
        'There are nine screwdrivers in the kitchen drawer, and somebody is using a knife.',
        'Someone you like is moving into a first {flat|apartment}. Which tool do you give them?',
        'A first home needs a bed, a kettle and one good tool. Which one?',
      ],
      pl: 'Which one tool does an ordinary home need most?',
      t: 'The most useful tool in a home may be a light: most faults have to be found in the dark first.',
      fhi: 'If you could give a friend only one tool, which would it be?',
      a: 'One tool for a whole household. Name it.',
    },
    lines: {
      '*': [
        'If a household could own one tool only, which should it be?',
        'A {head torch|headlamp} leaves both hands free. Under a sink that is worth more than a toolbox.',
        'Buy one good screwdriver instead of a set of thirty. A tip that fits does not slip.',
        'A tape measure, a pencil and a roll of tape solve more than you would think.',
        'Give a new {neighbour|neighbor} a roll of tape, a {torch|flashlight} and your phone number.',
      ],
      h: ['The butter knife is bent at the tip. It has been used as a screwdriver once too often.'],
    },
    why: [
      [
        'Most jobs at home need very little, and need it at once, in the dark, with wet hands.',
        'It is rarely the special tool you miss. It is a light, or something to hold with.',
      ],
    ],
    parts: [
      [
        ['A {head torch|headlamp}', 'A light for your forehead'],
        [
          '{Fuse box|Breaker panel}, shut-off valve, under the bath: it is always dark. And both hands stay free.',
          'Check the battery at the same time as the smoke alarm.',
        ],
        'A {head torch|headlamp} on a hook by the door',
      ],
      [
        ['An adjustable {spanner|wrench}', 'A {spanner|wrench} that adjusts'],
        ['For traps, {taps|faucets}, shower heads and bicycles.', 'One tool for nearly every nut.'],
        'An adjustable {spanner|wrench} on a {tap|faucet} nut',
      ],
      [
        ['One good screwdriver', 'A screwdriver with changeable tips'],
        [
          'With a handle that fills the hand and tips that fit. It replaces nine.',
          'And the butter knife can go back to butter.',
        ],
        'A screwdriver in a screw head',
      ],
      [
        ['A steady stepladder', 'A ladder with three steps'],
        ['Chairs tip over. This does not.', 'Three steps and a rail reach nearly every lamp.'],
        'A small stepladder under a lamp',
      ],
    ],
    turn: [
      'If everybody borrows it, you chose well.',
      'Whatever it is, keep it where you can find it in the dark.',
    ],
    asks: ['Which single tool should every household own?', 'What do you use in place of the right tool?'],
    ends: {
      pfathil: [
        'Tell us what you could not do without.',
        'A voltage tester comes second, if you know how to use it.',
      ],
    },
    keep: 'the next first flat in your family',
    send: 'whoever uses the butter knife',
    own: [
      {
        kinds: ['service', 'people', 'offer'],
        about: 'small jobs|handyman|odd jobs',
        lead: 'And for the jobs that need a few more tools:',
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
    title: [
      'One builder for everything, or separate trades?',
      'One contractor or single trades: which suits your project?',
    ],
    cover: 'One builder or several trades?',
    gist: [
      'One builder for everything means one number to {ring|call} and one bill. Separate trades cost less, but you coordinate them. Which would you choose?',
      'A main contractor coordinates the work for you. If you hire the trades one by one, that is your job.',
    ],
    subject: ['One builder or separate trades?', 'Who {rings|calls} the plasterer?'],
    hooks: {
      '*': [
        'The plumber needs the hole, the builder makes the hole, and who {rings|calls} the builder?',
        'One kitchen, five trades, five {diaries|calendars}. Who keeps them in order?',
        'On a building job somebody has to keep the calendar. You, or the builder?',
      ],
      pl: 'One builder or separate trades: it comes down to who coordinates.',
      t: 'With two trades on a job there is one handover to arrange, with five there are ten.',
      fhi: 'Planning a big job at home? One builder for everything, or separate trades?',
      a: 'On a building job somebody has to coordinate the trades. Pay for it or do it.',
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
    why: [
      [
        'The hard part of building is the order of the work, and you either pay for it or spend your evenings on it.',
        'Coordinating the work is a trade in itself.',
      ],
    ],
    parts: [
      [
        'One firm for everything',
        [
          'One contract, one date, one number to {ring|call}. It costs more, and you see fewer prices.',
          'If it goes wrong, there is no doubt who is responsible.',
        ],
        'One van in front of a house',
      ],
      [
        'A trade for each part',
        [
          'You choose every person and see each price. The calendar, the gaps and the blame are yours.',
          'It is cheaper on paper, and it takes your mornings.',
        ],
        'Several vans in a street',
      ],
    ],
    turn: [
      'For one room, hiring your own trades is fun. For a whole house it is a job.',
      'Some do it halfway: one builder for the shell, separate trades for the finish.',
    ],
    asks: ['One firm or five: what did you choose?', 'Which gap between two trades did you fall into?'],
    ends: {
      pfathil: [
        'Either way, write down on one page who follows whom and who hands over to whom.',
        'Check the insurance and who is responsible for safety on site: with several trades it may be you.',
      ],
    },
    keep: 'the evening with the five quotes',
    send: 'friends with coloured notes on the wall',
    own: [
      {
        kinds: ['service', 'process', 'people'],
        about: 'project manag|all trades|one (?:contact|point)|turnkey|subcontract|coordinat',
        lead: 'How we handle it:',
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
    title: [
      'What is the test button in the {fuse box|breaker panel} for?',
      'Test the safety switch in your {fuse box|breaker panel}',
    ],
    cover: 'Test your safety switch',
    gist: [
      'The safety switch in your {fuse box|breaker panel} has a test button. Press it as often as the maker says, and the power should go off at once.',
      'In many {fuse boxes|breaker panels} there is a switch with a small button marked T. It cuts the power when current leaks to earth, and the button shows whether it still can.',
    ],
    subject: ['When did you last test your safety switch?', 'A small button in the {fuse box|breaker panel}'],
    hooks: {
      '*': [
        'There is a button marked T in your {fuse box|breaker panel}. Have you ever pressed it?',
        'The switch that may save somebody from a shock has a test button, and most people have never touched it.',
        'One small button in the {fuse box|breaker panel} tells you whether your safety switch works.',
      ],
      pl: 'You can test your safety switch yourself, with one finger.',
      t: 'The safety switch compares the current going out with the current coming back, and trips when some is missing.',
      fhi: 'Have a look into your {fuse box|breaker panel} today. Is there a small button marked T?',
      a: 'If you never test your safety switch, you can only hope that it works.',
    },
    lines: {
      '*': [
        'Look for a switch with a button marked T in your {fuse box|breaker panel}. Press it: the power should go off at once.',
        'Before you press the test button in the {fuse box|breaker panel}, switch off computers and anything that must not stop.',
        'A safety switch that does not drop when you press T needs an electrician soon. Do not wait for the next test.',
        'If the safety switch drops by itself and will not stay up, it has a reason. Leave it off and have it looked at.',
        'Test your safety switch when the clocks change. You have to set the oven clock then anyway.',
      ],
      h: ['The safety switch works. The oven clock has been blinking ever since.'],
    },
    why: [
      [
        'It cuts the power within a fraction of a second when current leaks away.',
        'If current goes through a fault, or through a person, this is the part that should notice.',
      ],
      [
        'Parts that never move can stick, and pressing the button makes them move.',
        'It may not have moved for years. A test keeps it free and shows that it trips.',
      ],
    ],
    parts: [
      [
        ['Find the button marked T', 'Look for the T'],
        [
          'It is on one or more of the wider switches. If your home has none, ask an electrician.',
          'It may be on the {sockets|outlets} in kitchen and bathroom as well.',
        ],
        'A finger pointing at a test button in a fuse box',
      ],
      [
        ['Save your work first', 'Switch off what must not stop'],
        [
          'Close files, and think of the freezer, the alarm and any medical device.',
          'Have a {torch|flashlight} at hand.',
        ],
        'A laptop being closed',
      ],
      [
        ['Press it once, then switch back on', 'Press, look, and switch on again'],
        [
          'The power goes off at once. Push the lever up fully, and the light is back.',
          'If nothing happens, call an electrician.',
        ],
        'A hand pushing a lever in a fuse box up again',
      ],
      [
        ['Note the date inside the door', 'Write down when you did it'],
        [
          'The maker says how often, and it is on the label or in the papers.',
          'A strip of tape and a pen will do.',
        ],
        'A date written on tape inside a fuse box door',
      ],
    ],
    turn: [
      'It takes a minute, clocks not included.',
      'Then set the oven clock, and forget about it until next time.',
    ],
    asks: [
      'When did you last press the test button in your {fuse box|breaker panel}?',
      'What in your home blinks after a power cut?',
    ],
    ends: {
      pfathil: [
        'The button tests the switch and not the wiring. Ask when the wiring was last inspected.',
        'The button only makes an artificial fault inside the switch. The rest needs an instrument.',
      ],
    },
    keep: 'the day the clocks change',
    send: 'somebody with a new set of keys',
    caution: [
      'Open nothing but the outer door. If the switch does not trip, will not reset, or anything is warm or scorched, call an electrician. Never test while a medical device depends on the power.',
      'Leave the inner cover on. If it does not trip or reset, or you see scorch marks, call an electrician. Never test while somebody depends on a medical device.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'proof', 'offer'],
        about: 'consumer unit|fuse ?box|electrical inspection|safety check|tested|breaker|panel',
        lead: 'On testing, and what comes after it:',
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
