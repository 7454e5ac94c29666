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
    cover: 'Limescale: wrap it and wait',
    gist: [
      'Soak a cloth in vinegar or citric acid, wrap it round the scaly {tap|faucet}, wait half an hour, rinse. The limescale dissolves without scrubbing.',
      'Limescale is a kind of stone. A mild acid dissolves it while you have coffee, and a scouring pad only scratches the metal.',
    ],
    subject: ['Limescale gone in half an hour', 'Vinegar, a cloth and a white {tap|faucet}'],
    hooks: {
      '*': [
        'Limescale on the {tap|faucet}? Wrap it in a cloth with vinegar and have a coffee.',
        'You can scrub limescale for an hour, or let vinegar work on it for half an hour.',
      ],
      ptl: 'Limescale is mostly calcium carbonate, and a mild acid dissolves it without scratching.',
      fhi: 'Is there a white crust on your {tap|faucet}, just where no brush gets at it?',
      a: 'Limescale: vinegar, half an hour, rinse. No scrubbing.',
    },
    lines: {
      '*': [
        'Limescale on {taps|faucets}: wrap in a cloth with vinegar, wait half an hour, rinse well. No scrubbing.',
        'Limescale in the shower head? Unscrew it and leave it in warm water with citric acid over lunch.',
        'Never put vinegar or descaler on marble, limestone or terrazzo. It eats the stone.',
        'Dry the {tap|faucet} after use, and limescale hardly forms. It is what drops leave when they dry.',
      ],
      h: ['The shower sprays in nine directions. Eight of them are due to limescale.'],
    },
    why: [
      [
        'Hard water leaves limescale wherever a drop dries.',
        'Each drop that dries on the {tap|faucet} leaves a little more of it.',
      ],
      [
        'A scouring pad scratches the metal, and new limescale sticks to the scratches.',
        'Waiting works better than scrubbing, and does not scratch.',
      ],
    ],
    parts: [
      [
        'Wrap a vinegar cloth round it',
        [
          'Use vinegar, or citric acid in water.',
          'Press it tightly on the white crust, so that it stays wet.',
        ],
        'A wet cloth wrapped round a tap',
      ],
      [
        'Wait half an hour',
        ['Not overnight, as that harms chrome and seals.', 'It may fizz. That is the limescale dissolving.'],
        'A kitchen clock beside a wrapped tap',
      ],
      [
        'Rinse well, then dry',
        ['Acid that is not rinsed off makes dull spots.', 'A dry cloth brings up the shine.'],
        'A cloth drying a shiny tap',
      ],
    ],
    turn: [
      'What is left comes off with an old toothbrush.',
      'Then you can see your face in the {tap|faucet}.',
    ],
    asks: ['How hard is the water where you live?', 'What do you use against scale?'],
    ends: { pfathil: 'A mild acid, half an hour, no force.' },
    keep: 'the next rattling kettle',
    send: 'somebody who scrubs {taps|faucets}',
    caution:
      'Never mix acid with bleach or chlorine cleaners: the gas is poisonous. Keep acid off natural stone, enamel and {aluminium|aluminum}. Ask us if unsure.',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'bathroom|deep clean|kitchens?\\b|weekly|regular',
        lead: 'For bathrooms with years of limescale:',
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
    cover: 'No fabric softener for cloths',
    gist: [
      '{Microfibre|Microfiber} picks up dirt because each thread is split into fine ones. Fabric softener glues them together, and then the cloth only smears.',
      'Wash cleaning cloths hot, without fabric softener and without towels. And keep one {colour|color} for the toilet only.',
    ],
    subject: ['Why your cleaning cloth smears', 'A red cloth for the {loo|toilet} only'],
    hooks: {
      '*': [
        'Does your {microfibre|microfiber} cloth only smear? It is probably the fabric softener.',
        'Fabric softener ruins cleaning cloths: it closes the fine threads that pick up dirt.',
      ],
      ptl: 'The split threads of a {microfibre|microfiber} cloth hold dirt. Softener covers them with a film.',
      fhi: 'Did your favourite cleaning cloth stop working? Did it get fabric softener?',
      a: 'Cleaning cloths: hot wash, no fabric softener.',
    },
    lines: {
      '*': [
        'Wash {microfibre|microfiber} cloths without softener. It closes the threads, and then they smear.',
        'Take one cloth {colour|color} for the kitchen, one for the bath, one for the toilet. Professional cleaners do.',
        'A cleaning cloth folded twice gives you eight clean sides. Turn it before it is dirty.',
        'Dust with a dry or slightly damp cloth. A wet one makes mud.',
      ],
      h: ['The toilet cloth was once used on the table. We ate out that night.'],
    },
    why: [
      [
        'Each thread of the cloth is split into many finer ones, and they catch the dirt.',
        'Its fine threads lift dirt with hardly any cleaner.',
      ],
      [
        'Softener stays on the threads as a film.',
        'Softener makes towels soft, and cleaning cloths useless.',
      ],
    ],
    parts: [
      [
        'Wash cleaning cloths hot, on their own',
        ['Towels leave lint in them.', 'No softener, little detergent, and no hot tumble dryer.'],
        'Coloured cloths in a washing machine',
      ],
      [
        'Give each room a cloth {colour|color}',
        ['Red for the toilet, and nowhere else.', 'After a week you do it without thinking.'],
        'Coloured cloths on hooks',
      ],
      [
        'Fold the cloth and turn it often',
        ['Use one side after the other.', 'A dirty side only spreads the dirt.'],
        'A cloth folded into quarters',
      ],
    ],
    turn: [
      'Without softener a cloth lasts for years.',
      'Cloths that had softener often recover after two hot washes.',
    ],
    asks: ['How many {colours|colors} of cloth do you use?', 'Do you sort your cleaning cloths by room?'],
    ends: { pfathil: 'Clean cloths clean better.' },
    keep: 'the next load of cloths',
    send: 'somebody with streaky windows',
    own: [
      {
        kinds: ['process', 'policy', 'value', 'service'],
        about: 'cloth|equipment|products|eco|materials|bring',
        lead: 'About our cloths and products:',
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
    title: 'Does bleach clean? Why you should wash first',
    cover: 'Bleach does not clean',
    myth: 'Bleach gets everything clean',
    short: 'Bleach kills germs and takes out {colour|color}. The dirt stays.',
    gist: [
      'Disinfectant only works on a clean surface. Wash with soap and water first; at home that is mostly enough.',
      'Bleach makes dirt white but does not remove it. Wash first, and disinfect only where somebody is ill.',
    ],
    subject: ['Bleached dirt is still dirt', 'Soap first, bleach hardly ever'],
    hooks: {
      '*': [
        'Bleach does not clean. It only makes the dirt white.',
        'You have to wash a surface before you disinfect it. Most people skip that.',
      ],
      ptl: 'Grease and crumbs use up disinfectant, so wash first and disinfect after.',
      fhi: 'Does a clean bathroom have to smell like a swimming pool?',
      a: 'Wash first, disinfect rarely, never mix cleaners.',
    },
    lines: {
      '*': [
        'Bleach kills germs. It removes neither grease nor limescale, so use soap first.',
        'For most of your home, {washing-up liquid|dish soap}, warm water and a clean cloth are enough.',
        'Disinfectant must stay wet as long as the label says. If you wipe it off at once, it does almost nothing.',
        'The dirtiest thing in the kitchen is often the sponge. Change it, or wash it hot.',
      ],
      h: ['Bleached limescale is still limescale, only blonde.'],
    },
    why: [
      [
        'Bleach is used up on grease and gravy before it gets to the germs.',
        'Under a layer of grease the germs are safe from it.',
      ],
      [
        'Washing takes most germs away together with the dirt.',
        'Germs that went down the drain need no bleach.',
      ],
    ],
    parts: [
      [
        'Wash with soap first',
        [
          '{Washing-up liquid|Dish soap}, warm water, a little rubbing.',
          'Then rinse, so that no two cleaners meet.',
        ],
        'A soapy cloth on a worktop',
      ],
      [
        'Disinfect only where it matters',
        [
          'When somebody is ill, after raw meat, or when the doctor says so.',
          'Handles, {taps|faucets}, the toilet seat.',
        ],
        'A hand wiping a door handle',
      ],
      [
        'Leave disinfectant on for its time',
        ['The label says how many minutes.', 'Open a window while you wait.'],
        'A timer beside a spray bottle',
      ],
    ],
    turn: ['The rest of the time soap and water are enough.', 'And a clean room needs no smell.'],
    asks: ['What does a clean room smell of, for you?', 'When did you last change the kitchen sponge?'],
    ends: { pfathil: 'Wash, rinse, and only then disinfect.' },
    keep: 'the next big clean',
    send: 'somebody whose bathroom smells like a pool',
    caution:
      'Bleach must never meet acid, descaler or ammonia: the gas is poisonous. Gloves on, windows open.',
    own: [
      {
        kinds: ['process', 'policy', 'value', 'service'],
        about: 'products?\\b|\\beco\\b|eco[- ]|disinfect|bleach|detergent',
        lead: 'About our products:',
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
    cover: 'When the washing machine smells',
    question: 'Why does my clean washing smell musty?',
    short: 'The washing machine is dirty inside: washed too cool, kept too damp.',
    gist: [
      'Cool washes leave grease and detergent in the machine, and a shut door keeps it damp. Wash hot once a month, leave the door ajar, wipe the drawer and seal.',
      'A washing machine needs cleaning, too. The smell sits in the rubber seal and the drawer.',
    ],
    subject: ['Wash the washing machine', 'The smell is in the rubber seal'],
    hooks: {
      '*': [
        'Clean washing smells musty? Wipe a finger along the rubber seal of the washing machine.',
        'A washing machine that only washes cool gets dirty inside.',
      ],
      ptl: 'Cool washes and liquid detergent leave a film in the drum, seal and drawer of the machine.',
      fhi: 'Does your clean T-shirt smell musty as soon as you wear it?',
      a: 'Washing machine: one hot wash a month, door open, seal dry.',
    },
    lines: {
      '*': [
        'Leave the door and the drawer of the washing machine ajar after each load, so that it dries inside.',
        'Once a month do a hot wash with powder, such as towels. It clears the film that cool washes leave.',
        'Wipe the rubber seal of the washing machine dry. Hair, coins and the smell are all in there.',
        'More detergent does not help against a musty smell. What is not rinsed out makes it worse.',
      ],
      h: ['In the seal of the washing machine: one sock, one coin, and the reason for the smell.'],
    },
    why: [
      [
        'Skin grease and soap stay in a machine that never gets hot.',
        'Bacteria like it lukewarm and damp, just like an {eco|energy saving} wash.',
      ],
      ['With the door shut, the drum never dries.', 'Water that stands for days smells, as in a vase.'],
    ],
    parts: [
      [
        'Wash hot once a month',
        [
          'As hot as it goes, with washing powder and towels.',
          'Powder usually contains oxygen bleach. Liquid does not.',
        ],
        'Towels in a drum',
      ],
      [
        'Clean the drawer and the seal',
        ['Take the drawer out, brush it and rinse it.', 'Pull the seal open and wipe inside the fold.'],
        'A detergent drawer under a tap',
      ],
      [
        'Leave the door and drawer ajar',
        ['After each load, for the rest of the day.', 'Not where a small child or a cat can climb in.'],
        'A washing machine door left ajar',
      ],
      [
        'Empty the filter at the bottom',
        [
          'It is behind the flap. Put a flat dish under it.',
          'Do it twice a year, and you get your buttons back.',
        ],
        'A filter with buttons and coins',
      ],
    ],
    turn: ['After two hot washes the smell is mostly gone.', 'Leave the door open, and it stays fresh.'],
    asks: [
      'What was the best thing you ever found in the filter of your washing machine?',
      'How hot do you wash your clothes?',
    ],
    ends: { pfathil: 'Wash clothes cool, and the machine hot once a month.' },
    keep: 'the first of the month',
    send: 'somebody whose washing smells musty',
    caution: 'Unplug the machine and let hot water cool before you open the filter.',
    own: [
      {
        kinds: ['service', 'offer'],
        about: 'laundry|ironing|deep clean|linen',
        lead: 'And for the rest of your home:',
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
    title: 'Moving out: the places that landlords check',
    cover: 'Clean this before you move out',
    gist: [
      'Oven, extractor, seals, limescale, window frames, tops of doors: landlords look where nobody cleans. Clean these, then take photographs.',
      'Nobody loses a deposit over the middle of the floor. It is the oven, the limescale and the tops of doors.',
    ],
    subject: ['Landlords look in the oven', 'Six places to clean before you move'],
    hooks: {
      '*': [
        'When you move out, the landlord does not look at the floor. He opens the oven.',
        'Moving out? Six places decide whether your home counts as clean.',
      ],
      ptl: 'The check lists of letting agents name the same few places again and again.',
      fhi: 'The boxes are gone, and you hand over the keys tomorrow at nine?',
      a: 'Moving out? Clean oven, hood, seals, limescale, frames, doors. Then photographs.',
    },
    lines: {
      '*': [
        'Before you move out, start with the oven and the filter of the hood: they need time to soak.',
        'Wipe the tops of the doors before you hand over the keys. Somebody will run a finger along them.',
        'Photograph each room on the last day, with the oven open. A dated picture saves arguments.',
        'Read what your contract and the check-in report say about cleaning before you move out.',
      ],
      h: ['The oven remembers a lasagne from six years ago.'],
    },
    why: [
      ['The landlord has a list of the places that tenants forget.', 'They know where dirt hides.'],
      [
        'Years of burnt grease need hours of soaking, not strength on the last evening.',
        'So start with the oven, and end with the floor.',
      ],
    ],
    parts: [
      [
        'Oven and cooker hood',
        [
          'Soak them in the evening, wipe in the morning.',
          'Trays, glass, and the filter above the {hob|stove}.',
        ],
        'An open clean oven',
      ],
      [
        'Rubber seals and drains',
        ['Bath, shower, fridge, washing machine.', 'An old toothbrush gets in everywhere.'],
        'A toothbrush along a seal',
      ],
      [
        'Limescale',
        [
          '{Taps|Faucets}, shower screen, toilet, kettle if it stays.',
          'Put the descaler on first, and clean the rest while it works.',
        ],
        'A shiny shower screen',
      ],
      [
        'Tops of doors and cupboards',
        ['{Skirting boards|Baseboards} and light switches too.', 'With a damp cloth, from top to bottom.'],
        'A finger along a door top',
      ],
      [
        'Window frames and sills',
        ['Open each window and wipe the groove.', 'Do the glass last, out of the sun.'],
        'A window groove being wiped',
      ],
      [
        'Photographs, then the keys',
        ['Each room, and the meters too.', 'From the door, with the light on.'],
        'A phone photographing an empty room',
      ],
    ],
    turn: ['Then walk through once more, and shut the door.', 'It was a good home. Leave it clean.'],
    asks: [
      'What did the landlord find when you last moved out?',
      'What do you clean last when you move out?',
    ],
    ends: { pfathil: 'Clean it, then photograph it.' },
    keep: 'the week before you move out',
    send: 'somebody who is moving',
    own: [
      {
        kinds: ['service', 'price', 'guarantee', 'process'],
        about: 'tenancy|move.?out|handover|deep',
        lead: 'When you have no time to clean it yourself:',
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
      'Some people tidy up before the cleaner comes. Others shake their heads at it. What do you do?',
      'Many people clean for the cleaner the evening before, and do not admit it. Do you?',
    ],
    subject: ['Cleaning for the cleaner', 'Do you tidy for the cleaner?'],
    hooks: {
      '*': [
        'Do you tidy up before the cleaner comes? Be honest.',
        'In many homes, the tidiest night of the week is the one before the cleaner comes.',
      ],
      ptl: 'Tidying is not cleaning: clothes on the floor are in the way of the mop.',
      fhi: '"Quick, tidy up, the cleaner comes at eight!" Does that happen in your home?',
      a: 'Tidy for the cleaner, or leave it?',
    },
    lines: {
      '*': [
        'Do you tidy before the cleaner comes, or is that the point of it?',
        'Clear tables give your cleaner half an hour more for real cleaning.',
        'Tell your cleaner what may be moved. The pile on the desk might be a system.',
        'A note for the cleaner helps more than tidying: "The fridge this week, please, not the windows."',
      ],
      h: ['"Please excuse the mess," says everyone, in front of no mess at all.'],
    },
    why: [
      [
        'Clear surfaces are quicker to clean. But tidying is also about pride.',
        'Nobody likes to be seen with a mess.',
      ],
    ],
    parts: [
      [
        'Tidy for the cleaner',
        ['The cleaner has more time for the corners.', 'Then cleaning can begin at once.'],
        'A cleared kitchen table',
      ],
      [
        'Leave it as it is',
        ['Cleaners have seen worse.', 'It is a home and not a hotel.'],
        'A chair full of clothes',
      ],
    ],
    turn: ['Both are fine. Your cleaner knows anyway.', 'Ask your cleaner which they prefer.'],
    asks: ['Do you tidy up first, or leave everything?', 'Where do you hide the last sock?'],
    ends: { pfathil: 'A short note helps more than tidying.' },
    keep: 'the evening before the cleaner comes',
    send: 'somebody who cleans for the cleaner',
    own: [
      {
        kinds: ['process', 'policy', 'service', 'question'],
        about: '\\btidy|same cleaner|every (?:week|fortnight)|weekly|regular|\\bkeys?\\b',
        lead: 'How we clean, tidy or not:',
      },
    ],
    pic: { ask: 'A chair with clothes, or a cleared table', alt: 'A chair covered with clothes in a room' },
    claims: [['Clear surfaces let cleaners do more in the same time', 'trade practice']],
  },
];
