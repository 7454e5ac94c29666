// What does not come off by itself: scale, smells, cloths, handing over keys.
import type { Idea } from '../../library/idea.ts';

export const STUBBORN: readonly Idea[] = [
  {
    id: 'wrap-the-tap',
    format: 'howto',
    again: 9,
    emoji: '🚰',
    tags: ['Limescale', 'CleaningTips', 'BathroomCleaning'],
    title: 'How to get limescale off a {tap|faucet} without scrubbing',
    cover: 'Wrap it, wait, wipe',
    gist: [
      'Soak a cloth in vinegar or citric acid, wrap it round the scaly {tap|faucet}, wait half an hour, rinse. Scale dissolves; it need not be scrubbed.',
      'Limescale is stone. Acid dissolves it while you have coffee, and a scouring pad only scratches what is below.',
    ],
    subject: ['Coffee against limescale', 'Wrap it and walk away'],
    hooks: {
      '*': [
        'Limescale on the {tap|faucet}? Wrap it in a sour cloth and have a coffee.',
        'You can scrub limescale for an hour, or leave it alone with vinegar for half of one.',
      ],
      pt: 'Scale is mostly calcium carbonate, and a mild acid dissolves it without abrasion.',
      fi: 'Is there a white crust on your {tap|faucet}, just where nobody can get at it?',
      a: 'Limescale: acid, time, rinse. No scrubbing.',
      h: 'You are scrubbing a stone. The stone has more time.',
      l: 'A wrapped {tap|faucet}, a clock, and afterwards a mirror.',
    },
    lines: {
      '*': [
        'Limescale on {taps|faucets}: wrap in a cloth with vinegar, wait half an hour, rinse well. No scrubbing.',
        'A scaly shower head: unscrew it and lay it in warm water with citric acid over lunch.',
        'Never put acid on marble, limestone or terrazzo. It eats the stone as well as the scale.',
        'Dry the {tap|faucet} after use, and you will hardly need to descale it. Scale is what water leaves when it goes.',
      ],
      h: ['The shower sprays in nine directions. Eight of them are limescale.'],
    },
    scene: [
      'The kettle rattles, the shower squirts sideways, and the {tap|faucet} wears a white collar.',
      'A bathroom, and on the {tap|faucet} a wet sock with vinegar. It is not what it looks like.',
    ],
    why: [
      [
        'Hard water leaves its stone wherever a drop dries.',
        'Each drop that dries on chrome leaves a trace behind.',
      ],
      [
        'A pad scratches the surface, and in scratches the next scale holds better.',
        'Time does here what strength only spoils.',
      ],
    ],
    parts: [
      [
        'Soak a cloth and wrap it',
        [
          'Vinegar essence thinned with water, or citric acid.',
          'Tight round the crust, so that it stays wet.',
        ],
        'A wet cloth wrapped round a tap',
      ],
      [
        'Wait half an hour',
        ['Not overnight: chrome and seals dislike long baths.', 'It may fizz. That is the scale, leaving.'],
        'A kitchen clock beside a wrapped tap',
      ],
      [
        'Rinse a lot, then dry',
        ['Acid that stays behind makes dull spots.', 'A dry cloth makes the shine.'],
        'A cloth drying a shiny tap',
      ],
    ],
    turn: ['What remains goes with an old toothbrush.', 'And then see your face in it, twice.'],
    asks: ['How hard is the water where you live?', 'What do you use against scale?'],
    ends: {
      pt: 'Right agent, right time, little force.',
      fi: 'And the sock may go back in the wash.',
      a: 'Wrap. Wait. Rinse.',
      h: 'The stone has given in.',
      l: 'Chrome, with a window in it.',
    },
    keep: 'the next rattling kettle',
    send: 'somebody with a pad and sore arms',
    caution:
      'Never mix acid with bleach or chlorine cleaners: the gas is poisonous. Keep acid off natural stone, enamel and aluminium.',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'bathroom|deep clean|kitchens?\\b|weekly|regular',
        lead: 'For bathrooms in which it has had more time:',
      },
    ],
    pic: { ask: 'A cloth wrapped round a tap', alt: 'A wet cloth wrapped round a bathroom tap' },
    claims: [
      [
        'Mild acids dissolve limescale; harm natural stone; never mix with bleach',
        'chemistry; advice of consumer and poison centres',
      ],
    ],
  },
  {
    id: 'no-softener-on-the-cloth',
    format: 'tip',
    again: 9,
    emoji: '🧽',
    tags: ['Microfibre', 'CleaningTips', 'CleaningCloths'],
    title: 'Microfibre cloths: why fabric softener ruins them',
    cover: 'No softener for cloths',
    gist: [
      'Microfibre picks up dirt because each thread is split. Softener glues the splits together, and then the cloth only moves dirt about.',
      'Wash cleaning cloths hot, without softener, apart from the towels. And one {colour|color} for the toilet, for ever.',
    ],
    subject: ['Why that cloth smears', 'Blue for glass, red for the loo'],
    hooks: {
      '*': [
        'Does your microfibre cloth only smear? It is probably the fabric softener.',
        'A cleaning cloth has split threads that grip dirt. Softener shuts them.',
      ],
      pt: 'Split fibres hold particles by surface and capillarity; a softener film takes away both.',
      fi: 'Did you use to love that cloth, and now it only pushes dust about?',
      a: 'Cloths: hot wash, no softener, one colour a room.',
      h: 'The cloth is wonderfully soft now. So is its character.',
      l: 'One cloth, cool water, and glass that is not there.',
    },
    lines: {
      '*': [
        'Wash microfibre cloths without softener. It closes the fibres, and then they smear.',
        'One cloth {colour|color} for the kitchen, one for the bath, one for the toilet. Professionals do so, and it costs nothing.',
        'Fold a cloth twice and you have eight clean sides. Turn it before it gets dirty, not after.',
        'Dust with a dry cloth or a slightly damp one. A wet cloth makes mud.',
      ],
      h: ['What the toilet cloth knows should stay with the toilet cloth.'],
    },
    scene: [
      'A window in the sun, a fresh cloth, and behind it a rainbow of streaks.',
      'On the line hang a blue cloth, a red one and a yellow one, like flags of very small countries.',
    ],
    why: [
      [
        'Each thread is split into many finer ones, and dirt is caught in between.',
        'Thousands of tiny edges do the work for which you would need a cleaner.',
      ],
      [
        'Softener stays on the fibre as a film, as it is meant to.',
        'What makes towels soft makes cloths deaf.',
      ],
    ],
    parts: [
      [
        'Wash them hot, alone',
        [
          'With nothing fluffy: lint stays in them for good.',
          'No softener, little detergent, no tumble dryer on high.',
        ],
        'Coloured cloths in a washing machine',
      ],
      [
        'Give each room a {colour|color}',
        ['Red for the toilet and never anywhere else.', 'After a week your hand knows it.'],
        'Coloured cloths on hooks',
      ],
      [
        'Fold twice, turn often',
        ['Eight sides, one after the other.', 'A dirty side only spreads what it has.'],
        'A cloth folded into quarters',
      ],
    ],
    turn: [
      'So a cloth lasts for years, and most bottles may stay in the cupboard.',
      'Those that have had softener sometimes recover after two hot washes.',
    ],
    asks: ['How many colours are in your bucket?', 'Do you sort your cloths?'],
    ends: {
      pt: 'A clean tool is half of cleaning.',
      fi: 'Hot wash tonight, then.',
      a: 'No softener. Never.',
      h: 'The flags are flying. Independence has been declared.',
      l: 'And the pane is air.',
    },
    keep: 'the next load of cloths',
    send: 'somebody with rainbow windows',
    own: [
      {
        kinds: ['process', 'policy', 'value', 'service'],
        about: 'cloth|equipment|products|eco|materials|bring',
        lead: 'About what is brought along to clean with:',
      },
    ],
    pic: { ask: 'Cleaning cloths in different colours', alt: 'Folded cleaning cloths in different colours' },
    claims: [
      [
        'Fabric softener coats microfibre; colour coding prevents carrying germs across',
        "makers' instructions; cleaning trade practice",
      ],
    ],
  },
  {
    id: 'clean-first-then-disinfect',
    format: 'myth',
    again: 9,
    emoji: '🧴',
    tags: ['CleaningMyths', 'HomeHygiene', 'Disinfecting'],
    title: 'Does bleach clean? Cleaning and disinfecting are two things',
    cover: 'Bleach does not clean',
    myth: 'Bleach gets everything clean',
    short: 'It kills germs and takes colour. The dirt stays.',
    gist: [
      'Disinfectant works on clean surfaces. On a greasy one it is used up on the dirt. Soap and water first, and at home that is mostly enough.',
      'Bleach makes dirt white. It does not take it away. Wash first, and disinfect only where somebody is ill.',
    ],
    subject: ['White dirt is dirt', 'Soap comes first'],
    hooks: {
      '*': [
        'Bleach does not clean. It makes the dirt white.',
        'Before you disinfect a surface you have to wash it. Most people skip that.',
      ],
      pt: 'Organic soil uses up disinfectants, so removal comes before killing.',
      fi: 'Does it have to smell of swimming pool to be clean?',
      a: 'Wash first. Disinfect rarely. Never mix.',
      h: 'It smells like an indoor pool, and the crumbs are still there. Very hygienic crumbs.',
      l: 'Clean smells of nothing at all.',
    },
    lines: {
      '*': [
        'Bleach whitens and kills germs. It removes neither grease nor scale. Soap first.',
        'For most of a home washing-up liquid, warm water and a clean cloth are enough.',
        'Disinfectant has to stay wet for as long as the label says. Wiped off at once it does almost nothing.',
        'The dirtiest thing in the kitchen is often the sponge. Change it, or wash it hot.',
      ],
      h: ['Bleached limescale is still limescale. It has only had its hair done.'],
    },
    scene: [
      'The bathroom reeks, the eyes water, and the ring in the bath is still there, in a lighter shade.',
      'A bottle that promises to kill almost everything, and beside it, crumbs.',
    ],
    why: [
      [
        'The agent cannot tell germs from gravy, and spends itself on both.',
        'Where there is fat, it never gets as far as the germs.',
      ],
      [
        'Washing carries most germs off with the dirt they sit on.',
        'What has gone down the drain need not be killed.',
      ],
    ],
    parts: [
      [
        'Wash with something that lifts fat',
        [
          'Washing-up liquid, warm water, a bit of rubbing.',
          'Then rinse, so that nothing meets what comes next.',
        ],
        'A soapy cloth on a worktop',
      ],
      [
        'Disinfect where it matters',
        [
          'Sickness in the house, raw meat, the doctor said so.',
          'Handles, taps, the seat: what many hands touch.',
        ],
        'A hand wiping a door handle',
      ],
      [
        'Leave it on for its time',
        ['The label names minutes; it means them.', 'Air the room meanwhile.'],
        'A timer beside a spray bottle',
      ],
    ],
    turn: ['The rest of the time clean is enough.', 'And clean does not have to smell.'],
    asks: ['What does clean smell of, for you?', 'When did you last change the sponge?'],
    ends: {
      pt: 'Remove, rinse, and only then disinfect.',
      fi: 'Open a window. That helps as well.',
      a: 'Soap. Then stop.',
      h: 'The crumbs, too, have gone. Unhygienically.',
      l: 'An open window, a dry cloth.',
    },
    keep: 'the next big clean',
    send: 'somebody whose bathroom smells of pool',
    caution:
      'Bleach must never meet acid, descaler or ammonia: the gas is poisonous. Gloves on, windows open.',
    own: [
      {
        kinds: ['process', 'policy', 'value', 'service'],
        about: 'products?\\b|\\beco\\b|eco[- ]|disinfect|bleach|detergent',
        lead: 'On what comes out of the bottle here:',
      },
    ],
    pic: { ask: 'A bucket of soapy water and a cloth', alt: 'A bucket of soapy water with a cloth' },
    claims: [
      [
        'Clean before disinfecting; contact time; never mix bleach with acids or ammonia',
        'advice of public health authorities',
      ],
    ],
  },
  {
    id: 'the-machine-that-smells',
    format: 'answer',
    again: 9,
    emoji: '🧺',
    tags: ['WashingMachine', 'LaundryTips', 'CleaningTips'],
    title: 'Why does my washing machine smell, and what helps?',
    cover: 'The machine that smells',
    question: 'Why does the washing come out smelling of cellar?',
    short: 'Because the machine is dirty: too cool, too wet, always shut.',
    gist: [
      'Cool washes leave fat and detergent behind, and a shut door keeps them damp. Once a month hot, door ajar, drawer and seal wiped: then the smell goes.',
      'A washing machine has to be washed as well. Its rubber seal and drawer are where the smell lives.',
    ],
    subject: ['Wash the washing machine', 'It lives in the rubber fold'],
    hooks: {
      '*': [
        'Clean washing that smells of cellar? Put a finger in the rubber fold of the door.',
        'A washing machine that only ever washes cool gets dirty inside.',
      ],
      pt: 'Low temperatures and liquid detergents leave a biofilm in drum, seal and drawer.',
      fi: 'Does your T-shirt smell musty as soon as it gets warm on you?',
      a: 'Washing machine: hot once a month, door open, seal dry.',
      h: 'The thing that cleans everything has never been cleaned. It has noticed.',
      l: 'Linen from the line, and no perfume in between.',
    },
    lines: {
      '*': [
        'Leave the door of the washing machine ajar after each load, and the drawer too. Damp and dark is what smells live on.',
        'Once a month wash something hot, such as towels, with powder. Cool washes alone let a film grow.',
        'Wipe the rubber fold at the door dry. Hair, coins and the smell are all in there.',
        'More detergent does not help against smell. What is not rinsed out feeds it.',
      ],
      h: ['In the rubber fold of the washing machine: one sock, a coin, and the reason for the smell.'],
    },
    scene: [
      'Fresh from the line, into the wardrobe, on to the body, into the bus, and then: cellar.',
      'A finger goes along the rubber fold and comes back grey, with a hairclip.',
    ],
    why: [
      [
        'Fat from skin and soap stay behind where it never gets hot.',
        'Bacteria like it lukewarm and damp, and that is exactly what a saving wash offers.',
      ],
      [
        'Shut in after each wash, the drum does not dry until the next.',
        'What stays wet for days smells, in a drum as in a vase.',
      ],
    ],
    parts: [
      [
        'Let it get hot once a month',
        [
          'As hot as it goes, with powder and towels.',
          'Powder usually has oxygen bleach in it, liquid does not.',
        ],
        'Towels in a drum',
      ],
      [
        'Clean drawer and seal',
        ['Take the drawer out, brush, rinse, back.', 'Fold the rubber open and wipe it, down to the bottom.'],
        'A detergent drawer under a tap',
      ],
      [
        'Leave both ajar',
        ['After each load, all day.', 'Only where no small child or cat can climb in.'],
        'A washing machine door left ajar',
      ],
      [
        'Empty the filter',
        [
          'Behind the flap at the bottom, with a flat dish below.',
          'Twice a year, and you get your buttons back.',
        ],
        'A filter with buttons and coins',
      ],
    ],
    turn: ['After two hot loads one can usually smell that one smells nothing.', 'And the coins are yours.'],
    asks: ['What was the best thing you found in the filter?', 'How hot do you wash?'],
    ends: {
      pt: 'Cool for the clothes, hot for the machine, now and then.',
      fi: 'One T-shirt, sniff, and off to the bus.',
      a: 'Hot. Dry. Ajar.',
      h: 'The sock has been reunited.',
      l: 'It smells of wind, and else of nothing.',
    },
    keep: 'the first of the month',
    send: 'somebody who buys ever more perfume for the wash',
    caution: 'Unplug the machine and let hot water cool before you open the filter.',
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'laundry|ironing|deep clean|linen',
        lead: 'And for the rest of the house:',
      },
    ],
    pic: { ask: 'A washing machine with its door ajar', alt: 'A washing machine with its door ajar' },
    claims: [
      [
        'Monthly hot wash with powder, clean drawer and seal, leave the door open',
        'advice of appliance makers and consumer bodies',
      ],
    ],
  },
  {
    id: 'before-the-keys-go-back',
    format: 'checklist',
    again: 9,
    emoji: '🔑',
    tick: true,
    tags: ['EndOfTenancy', 'MovingOut', 'CleaningChecklist'],
    title: 'Moving out: the places that are checked at handover',
    cover: 'Before the keys go back',
    gist: [
      'Oven, extractor, seals, scale, window frames, tops of doors: at a handover people look where nobody cleans. Photograph them afterwards.',
      'Deposits are rarely lost in the middle of a floor. They are lost in the oven and behind the {tap|faucet}.',
    ],
    subject: ['They look in the oven', 'Six places before handover'],
    hooks: {
      '*': [
        'At a handover nobody looks at the middle of the floor. They open the oven.',
        'Moving out? There are six places that decide whether it counts as clean.',
      ],
      pt: 'Check lists of letting agents name the same handful of spots again and again.',
      fi: 'Boxes gone, flat empty, and the handover is tomorrow at nine?',
      a: 'Handover: oven, hood, seals, scale, frames, doors. Then photographs.',
      h: 'You lived there for six years without looking on top of a door. Today somebody will.',
      l: 'Empty rooms, wet floor, an echo.',
    },
    lines: {
      '*': [
        'Before a handover clean the oven and the filter of the hood first: they need time to soak.',
        'Run a finger along the top of the doors. Whoever takes the flat over will.',
        'Photograph each room on the last day, with the oven open. A date on a picture ends many a discussion.',
        'Read what your contract and the check-in report say. Clean means "as it was", and that should be on paper.',
      ],
      h: ['The oven has a memory. It goes back to a lasagne.'],
    },
    scene: [
      'The flat is empty, every step echoes, and someone opens the oven door with two fingers.',
      'Ten at night, a bucket, and a light that for the first time falls on the top of the kitchen units.',
    ],
    why: [
      [
        'Whoever checks has a list, and on it stands what tenants forget.',
        'Nobody has to look for dust on a table.',
      ],
      [
        'What dried in for years needs hours of soaking, and not strength on the last evening.',
        'Start with what must soak, and end with the floor.',
      ],
    ],
    parts: [
      [
        'Oven and hood',
        ['Soak in the evening, wipe in the morning.', 'Trays, glass, and the filter above.'],
        'An open clean oven',
      ],
      [
        'Seals and drains',
        ['Bath, shower, fridge, washing machine.', 'An old toothbrush gets in everywhere.'],
        'A toothbrush along a seal',
      ],
      [
        'Scale',
        [
          '{Taps|Faucets}, shower screen, toilet, kettle if it stays.',
          'First thing, so that it can work while you do the rest.',
        ],
        'A shiny shower screen',
      ],
      [
        'Tops and edges',
        ['Doors, cupboards, skirting, switches.', 'A damp cloth from top to bottom.'],
        'A finger along a door top',
      ],
      [
        'Frames and sills',
        ['Open each window and wipe the groove.', 'Panes come last, in the shade.'],
        'A window groove being wiped',
      ],
      [
        'Pictures, then keys',
        ['Each room, meters as well.', 'From the door, and with the light on.'],
        'A phone photographing an empty room',
      ],
    ],
    turn: ['Then once round, barefoot, and the door.', 'It was a good flat. Leave it so.'],
    asks: ['What was found at your last handover?', 'What do you clean last?'],
    ends: {
      pt: 'Evidence plus soap.',
      fi: 'And good luck in the new one.',
      a: 'Soak. Wipe. Photograph.',
      h: 'The lasagne is history.',
      l: 'A key on the sill, and quiet.',
    },
    keep: 'the week before a handover',
    send: 'somebody between two flats',
    own: [
      {
        kinds: ['service', 'price', 'guarantee', 'process'],
        about: 'tenancy|move.?out|handover|deep',
        lead: 'When the last evening is too short:',
      },
    ],
    pic: { ask: 'An empty clean room with an open oven', alt: 'An empty kitchen with a clean open oven' },
    claims: [
      [
        'Ovens, scale and missed edges are frequent points at check-out; keep dated photographs',
        'advice of tenancy deposit bodies and letting practice',
      ],
    ],
  },
  {
    id: 'tidy-before-the-cleaner',
    format: 'either',
    again: 9,
    emoji: '🧹',
    tags: ['ThisOrThat', 'CleaningLife', 'Home'],
    title: 'Do you tidy up before the cleaner comes?',
    cover: 'Tidy before the cleaner?',
    gist: [
      'Half of people tidy before the cleaner comes, the other half shake their heads at it. Which half are you?',
      'The evening before, something happens in many homes that nobody admits to: cleaning for the cleaner.',
    ],
    subject: ['Cleaning for the cleaner', 'Which half are you?'],
    hooks: {
      '*': [
        'Do you tidy up before the cleaner comes? Be honest.',
        'The night before the cleaner comes is the tidiest night of the week in many homes.',
      ],
      pt: 'Tidying and cleaning are two trades: what lies about hides what has to be wiped.',
      fi: 'Quick, the cleaner comes at eight! Does that happen at your house?',
      a: 'Tidy, or leave it. Say which.',
      h: 'You cleaned so that nobody should see that you need a cleaner.',
      l: 'A cleared table, the evening before.',
    },
    lines: {
      '*': [
        'Do you tidy before the cleaner comes, or is that the point of it?',
        'Clear surfaces are worth half an hour of cleaning. Clothes on a chair nobody will wipe round.',
        'Say once what may be moved and what may not. The pile on the desk might be a system.',
        'A note helps more than tidying: this week the fridge, please, and not the windows.',
      ],
      h: ['"Please excuse the mess," says everyone, in front of no mess at all.'],
    },
    scene: [
      'Seven in the evening, everybody carries something somewhere, and a child asks: "Why, if they come tomorrow?"',
      'The door bell. One last sock disappears into a drawer in which there are only forks.',
    ],
    why: [
      [
        'Cleaning needs free surfaces. Yet tidying is also a bit of pride.',
        'One would like to be clean already when somebody comes to clean.',
      ],
    ],
    parts: [
      [
        'Tidy first',
        ['Free surfaces, more time for the corners.', 'And nobody sees the sock.'],
        'A cleared kitchen table',
      ],
      [
        'Leave it',
        ['They have seen it all, and worse.', 'It is a home, after all, and not a hotel.'],
        'A chair full of clothes',
      ],
    ],
    turn: ['Both are allowed. The cleaner knows anyhow.', 'The forks have nothing against the sock.'],
    asks: ['Tidy first, or leave it?', 'Where do you put the last sock?'],
    ends: {
      pt: 'A short list beats a long tidy.',
      fi: 'Nobody will tell.',
      a: 'Own up now.',
      h: 'The forks were sworn to silence.',
      l: 'Then evening, and an empty table.',
    },
    keep: 'the evening before',
    send: 'somebody with a sock among the forks',
    own: [
      {
        kinds: ['process', 'policy', 'service', 'question'],
        about: '\\btidy|same cleaner|every (?:week|fortnight)|weekly|regular|\\bkeys?\\b',
        lead: 'How it goes here, tidy or not:',
      },
    ],
    pic: { ask: 'A chair with clothes, or a cleared table', alt: 'A chair covered with clothes in a room' },
    claims: [['Clear surfaces let cleaners do more in the same time', 'trade practice']],
  },
];
