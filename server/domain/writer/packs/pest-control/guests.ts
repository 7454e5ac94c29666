// Mice, wasps, ants and others who come in without asking.
import type { Idea } from '../../library/idea.ts';

/** Who deals with these alone says no more of others. */
const MICE = 'mice\\b|mouse|rats?\\b|rodents?|pest (?:control|management)|exterminat|vermin';
const WASPS = 'wasps?\\b|pest (?:control|management)|bees?\\b|hornets?\\b';
const BEDBUGS = 'bed ?bugs?\\b|pest (?:control|management)|exterminat|fumigat';
const MOTHS = 'moths?\\b';
const ANTS = '\\bants\\b|pest (?:control|management)|exterminat';
const RATS = 'rats?\\b|rodents?|pest (?:control|management)|vermin';
const TERMITES = 'termites?';
const MOSQUITOES = 'mosquito';
const ROACHES = 'roach|cockroach';
/** A garden table for birds is no matter where it does not freeze. */
const NO_BRITISH_WASPS =
  'texas|florida|alabama|arizona|louisiana|mississippi|georgia|, ?(?:TX|FL|AL|AZ|LA|MS|GA)\\b|queensland|brisbane|sydney';

export const GUESTS: readonly Idea[] = [
  {
    id: 'a-pencil-under-the-door',
    format: 'howto',
    again: 9,
    emoji: '🐭',
    only: MICE,
    tags: ['PestControl', 'Mice', 'HomeMaintenance'],
    title: ['How to keep mice out: find every gap a pencil fits in', 'Mice in the house: where they get in'],
    cover: 'Where do mice get in?',
    gist: [
      'A young mouse gets through a gap as wide as a pencil. Walk round your house with one and try every gap: under doors, round pipes and at vents.',
      'Mice come in where pipes and cables do. Find the gaps with a pencil, and have them closed with something that they cannot gnaw.',
    ],
    subject: ['Where do mice get in?', 'Keep mice out'],
    hooks: {
      '*': [
        'If a pencil fits into a gap, so does a mouse.',
        'Mice at home? Look for the hole before you look for the mouse.',
      ],
      pfathil: 'Mice get in through gaps as wide as a pencil.',
    },
    lines: {
      '*': [
        'A young mouse gets through a gap as wide as a pencil. Check doors, pipes and vents before the cold.',
        'Foam alone does not stop a mouse: it gnaws through. Steel wool behind the sealant does.',
        'Look under the kitchen units with a {torch|flashlight}. The hole round the waste pipe is the usual way in for mice.',
        'Never block a vent to keep mice out. Cover it with fine metal mesh, so that air still gets in.',
      ],
      h: ['The cat knew about the mice. The cat said nothing.'],
    },
    why: [
      [
        'When it gets cold outside, they look for warmth and food.',
        'In autumn a warm kitchen smells good from far away.',
      ],
      [
        'As long as the gap is open, new ones follow.',
        'Traps catch those that are in, and only a closed gap stops the next.',
      ],
    ],
    parts: [
      [
        'Walk round outside',
        [
          'Pipes, cables, vents, door sills and cracks near the ground.',
          'Take the pencil and a {torch|flashlight}.',
        ],
        'A pencil held at a gap below a door',
      ],
      [
        'Look under sinks and units',
        [
          'Pull out the strip below: droppings show where they walk.',
          'Behind the cooker is another favourite.',
        ],
        'A torch below kitchen units',
      ],
      [
        'Close gaps with metal and sealant',
        ['Steel wool tight into the gap, sealant on top.', 'Fine mesh over vents, never a lid.'],
        'Steel wool in a gap round a pipe',
      ],
      [
        'Put food into tins',
        ['Cereal, pet food and bird seed above all.', 'Food that they cannot smell does not attract them.'],
        'Tins on a shelf',
      ],
    ],
    turn: [
      'If you still hear them after a week, there is another way in.',
      'Quiet nights tell you that you found it.',
    ],
    asks: ['Where would a pencil fit at your place?', 'Have you heard something in the wall?'],
    ends: {
      pfathil: [
        'Droppings, scratching and a smell: then it is time to call.',
        'Two mice in October are many by Christmas.',
      ],
    },
    caution:
      'Never block gas or boiler vents. Wear gloves and a mask near droppings, wet them before you wipe, and do not sweep them dry.',
    keep: 'the first cold week',
    send: 'somebody who hears something in the wall',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer', 'guarantee'],
        about: 'mice|rats?\\b|rodent|proofing',
        lead: 'If they are in already:',
      },
    ],
    pic: { ask: 'A pencil in a gap on the outside of a house', alt: 'Pencil in a gap round a pipe' },
    claims: [['mice pass gaps of about six millimetres', 'advice of health authorities']],
  },
  {
    id: 'signs-of-mice',
    format: 'checklist',
    again: 9,
    emoji: '🐁',
    only: MICE,
    tick: true,
    tags: ['PestControl', 'Mice', 'Homeowners'],
    title: ['Five signs of mice or rats in the house', 'Do you have mice? What to look for'],
    cover: 'Do you have mice?',
    gist: [
      'Droppings, gnaw marks, a sharp smell, scratching at night and dark smears along the wall: these tell you that mice or rats are in the house.',
      'You hardly ever see the mouse. You see what it leaves: droppings, gnaw marks and a greasy line along the wall.',
    ],
    subject: ['Do you have mice?', 'Five signs of mice'],
    hooks: {
      '*': [
        'You will not see the mouse. You will see these five signs.',
        'Scratching in the wall at night? Look for four more signs of mice.',
      ],
      pfathil: 'Mice or rats? Five signs tell you.',
    },
    lines: {
      '*': [
        'Droppings like grains of rice come from mice. Those as long as an olive stone come from rats.',
        'Scratching at night above the ceiling is mostly mice. By day it may be squirrels or birds.',
        'Sprinkle a little flour along the wall in the evening. Footprints in the morning show where mice walk.',
        'A sharp smell in a cupboard that stays after cleaning is often mice. Look behind the units.',
      ],
      h: ['If the cereal packet has a door, you did not make it.'],
    },
    why: [
      ['They are active at night and keep to the walls.', 'A mouse walks the same way every night.'],
      [
        'They gnaw at cables and pipes, and they spoil more food than they eat.',
        'A gnawed cable can start a fire.',
      ],
    ],
    parts: [
      [
        'Droppings',
        ['In drawers, under the sink, along walls.', 'Fresh ones are dark and soft.'],
        'Droppings on a shelf',
      ],
      ['Gnaw marks', ['On packets, wood, cables and soap.', 'Fresh marks are pale.'], 'A gnawed packet'],
      [
        'A sharp smell',
        ['Strongest in closed cupboards.', 'It stays after you have cleaned.'],
        'An open cupboard under a sink',
      ],
      [
        'Noises at night',
        ['Scratching in walls and above ceilings.', 'Listen when the house is quiet.'],
        'A dark ceiling',
      ],
      [
        'Dark smears along the wall',
        ['From their fur, always in the same place.', 'They lead you to the hole.'],
        'A dark line along a wall',
      ],
    ],
    turn: ['Two of the five are enough to act.', 'Write down where and when: it saves time on the visit.'],
    asks: ['Have you heard anything at night?', 'Which sign have you seen?'],
    ends: { pfathil: ['The sooner, the fewer.', 'Leave the traces until somebody has seen them.'] },
    caution: 'Do not sweep or vacuum droppings dry: wet them first, wear gloves, and wash your hands.',
    keep: 'the next noise in the wall',
    send: 'somebody in an old house',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'mice|rats?\\b|rodent|survey|inspect',
        lead: 'If you have found a sign:',
      },
    ],
    pic: { ask: 'A gnawed packet or a trail along a wall', alt: 'Gnawed cereal packet' },
    claims: [['signs of rodents', 'advice of health authorities']],
  },
  {
    id: 'wasps-in-the-shed',
    format: 'answer',
    again: 9,
    emoji: '🐝',
    only: WASPS,
    unless: NO_BRITISH_WASPS,
    when: { season: ['spring', 'summer'] },
    tags: ['WaspNest', 'PestControl', 'Garden'],
    title: [
      'Wasp nest at the house: leave it or have it removed?',
      'Wasp nest: when to call, and what not to do',
    ],
    cover: 'A wasp nest: what now?',
    question: 'There is a wasp nest at my house. Does it have to go?',
    short: [
      'If people have to pass it, yes. Where nobody goes, it can wait for winter.',
      'Near doors, children or anybody who is allergic: yes, and not by you.',
    ],
    gist: [
      'A wasp nest near a door, a playground or an allergic person should be removed by a professional. One that hangs out of the way is empty after the frost.',
      'Do not spray, hose or block a wasp nest. See who has to pass it, and call somebody if it is in the way.',
    ],
    subject: ['A wasp nest: what now?', 'Leave it or remove it?'],
    hooks: {
      '*': [
        'A wasp nest under the roof? Keep your distance, and do not block the hole.',
        'Found a wasp nest? First look who has to pass it.',
      ],
      pfathil: 'A wasp nest near a door should be removed by a professional.',
    },
    lines: {
      '*': [
        'Never block the hole of a wasp nest in a wall. They look for another way out, often into the bedroom.',
        'Bees are furry and brown, wasps are smooth and bright yellow. Bees belong with a beekeeper.',
        'In spring a wasp nest is as small as a walnut. By August it holds thousands, so call early.',
        'Stay some {metres|yards} away from a wasp nest, and out of the line in which they fly.',
      ],
      h: ['The neighbour tried it with the vacuum cleaner. He now knows more about wasps than most.'],
    },
    why: [
      [
        'They defend the nest together, and somebody who is allergic is in danger.',
        'A disturbed nest attacks everybody near it.',
      ],
      ['The nest is left in late autumn and not used again.', 'After the frost it is only paper.'],
    ],
    parts: [
      [
        'Watch from a distance',
        ['Where do they fly in, and who passes there?', 'Photograph it with the zoom.'],
        'A wasp nest under a roof',
      ],
      [
        'Ask who is allergic',
        ['At home and next door.', 'Then there is only one answer.'],
        'Two neighbours talking',
      ],
      [
        'Call, or leave it until the frost',
        ['A professional has suit, ladder and the right means.', 'One that bothers nobody may hang on.'],
        'A professional in a suit',
      ],
    ],
    turn: [
      'Most nests are dealt with in a single visit.',
      'In winter, close the gap so that none moves in next year.',
    ],
    asks: ['Where was yours?', 'Have you seen one this year?'],
    ends: {
      pfathil: [
        'Early in the year it is small and quick.',
        'A picture and the height are enough for a price.',
      ],
    },
    caution:
      'A sting in the mouth, many stings, or swelling, trouble breathing or faintness: call an ambulance. Some species are protected.',
    keep: 'the summer',
    send: 'somebody with a shed',
    own: [
      {
        kinds: ['service', 'price', 'process', 'hours'],
        about: 'wasps?\\b|nests?\\b',
        lead: 'If yours is in the way:',
      },
    ],
    pic: { ask: 'A wasp nest, from a safe distance', alt: 'Wasp nest under a roof' },
    claims: [['colonies die in late autumn', 'textbook']],
  },
  {
    id: 'bites-in-a-row',
    format: 'howto',
    again: 9,
    emoji: '🛏️',
    only: BEDBUGS,
    tags: ['BedBugs', 'PestControl', 'TravelTips'],
    title: [
      'Bed bugs: how to check a hotel bed in two minutes',
      'How not to bring bed bugs home from a trip',
    ],
    cover: 'Bed bugs: two minutes to check',
    gist: [
      'Put your case in the bathroom, lift the sheet at the corners and look along the mattress seam: dark dots, pale skins or flat brown insects are bed bugs.',
      'Bed bugs travel in luggage. Two minutes of checking at the hotel and a hot dryer at home keep them out.',
    ],
    subject: ['Check a hotel bed', 'No bed bugs in the suitcase'],
    hooks: {
      '*': [
        'Back from a trip? Bed bugs travel in suitcases.',
        'Arriving at a hotel? Look at the mattress seam before you unpack.',
      ],
      pfathil: 'How to check a hotel bed for bed bugs in two minutes.',
    },
    lines: {
      '*': [
        'Bed bugs are no sign of dirt. They come in luggage, to clean homes as well.',
        'Dark dots along a mattress seam that smear when you wipe them are a sign of bed bugs.',
        'After a trip, put clothes into a hot dryer for half an hour. Heat kills bed bugs and their eggs.',
        'Found bed bugs at home? Do not move to the sofa. They follow you there.',
      ],
      h: ['Bed bugs do not read hotel reviews.'],
    },
    why: [
      [
        'They hide by day in seams and cracks near the bed.',
        'You will rarely see them, but you can see their traces.',
      ],
      [
        'A few that come along are many within weeks.',
        'The sooner they are found, the less has to be treated.',
      ],
    ],
    parts: [
      [
        'Put the case in the bathroom',
        ['Tiles have no hiding places.', 'Not on the bed and not on the carpet.'],
        'A case on bathroom tiles',
      ],
      [
        'Look at the mattress seams',
        ['All four corners, with the light of your phone.', 'And behind the headboard, if you can.'],
        'A phone light on a mattress seam',
      ],
      [
        'Ask for another room',
        ['One that is not next door.', 'Show a picture of what you found.'],
        'A hotel reception',
      ],
      [
        'Heat everything at home',
        ['Dryer on hot for half an hour.', 'Vacuum the case outside.'],
        'Clothes in a dryer',
      ],
    ],
    turn: ['Mostly there is nothing, and you sleep well.', 'If you wake up with bites in a row, look again.'],
    asks: ['Do you check hotel beds?', 'Where do you put your case?'],
    ends: {
      pfathil: ['If you find some at home, call before you move anything.', 'Two minutes are enough.'],
    },
    caution:
      'Do not spray household insecticide on bedding or use foggers: they can harm you and spread the bugs.',
    keep: 'the next trip',
    send: 'whoever travels with you',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'bed ?bugs?|heat',
        lead: 'If they have come home with you:',
      },
    ],
    pic: { ask: 'A mattress seam in the light of a phone', alt: 'Checking a mattress seam' },
    claims: [['heat kills bed bugs', 'advice of health authorities']],
  },
  {
    id: 'what-the-moth-eats',
    format: 'myth',
    again: 9,
    emoji: '🧶',
    only: MOTHS,
    tags: ['ClothesMoths', 'PestControl', 'Wardrobe'],
    title: ['Do lavender and cedar stop clothes moths?', 'Clothes moths: what really helps'],
    cover: 'Does lavender stop moths?',
    myth: 'Lavender keeps clothes moths away',
    short: ['Hardly. Washing, freezing and closed boxes do.', 'It smells nice, and the larvae eat on.'],
    gist: [
      'The larvae of clothes moths eat wool with sweat and crumbs on it. Wash before you store, freeze what matters and close the box. Lavender only smells nice.',
      'Against clothes moths, clean wool in a closed box helps more than any lavender bag.',
    ],
    subject: ['Does lavender stop moths?', 'What helps against moths'],
    hooks: {
      '*': [
        'A small hole in your favourite jumper? Lavender will not stop the next one.',
        'Lavender bags smell nice. Against clothes moths a freezer is better.',
      ],
      pfathil: 'Clothes moths: wash, freeze, close.',
    },
    lines: {
      '*': [
        'Wash wool before you put it away. Clothes moths come for sweat and crumbs.',
        'Put a jumper into a bag and into the freezer for two weeks. That kills the eggs of clothes moths.',
        'A moth that flies round the lamp is mostly a pantry moth. Look in the flour and not in the wardrobe.',
        'Moth traps show how many there are. They catch only the males and cure nothing.',
      ],
      h: ['Clothes moths have taste. They begin with the cashmere.'],
    },
    why: [
      ['It is the larvae that eat, and they do not mind the smell.', 'The moth you see does not eat at all.'],
      ['Wool with traces of food and skin is what they live on.', 'Clean wool has little to offer them.'],
    ],
    parts: [
      [
        'Look into folds and hems',
        ['Small tubes and grains are from larvae.', 'Do not forget the carpet under the wardrobe.'],
        'A folded jumper with a hole',
      ],
      [
        'Wash or freeze',
        ['What can be washed warm, wash. The rest goes into the freezer.', 'Two weeks in a closed bag.'],
        'A bag in a freezer',
      ],
      [
        'Vacuum corners and rugs',
        ['Fluff and hair are food as well.', 'Empty the vacuum cleaner outside.'],
        'A vacuum cleaner in a wardrobe',
      ],
      [
        'Close the box',
        ['A lid or a zip, so that none gets in.', 'Only clean things go in.'],
        'A closed box',
      ],
    ],
    turn: [
      'After that you may add lavender, for yourself.',
      'If they come back, they live in a carpet or a vent.',
    ],
    asks: ['What did they eat at your place?', 'Lavender or freezer?'],
    ends: { pfathil: ['If every room has them, it needs a treatment.', 'Clean, cold and closed.'] },
    caution: 'Mothballs give off harmful vapours: follow the label and local rules, or leave them.',
    keep: 'the day you put away the jumpers',
    send: 'somebody with a cashmere jumper',
    own: [{ kinds: ['service', 'price', 'process'], about: 'moths?\\b', lead: 'If they keep coming back:' }],
    pic: { ask: 'A jumper with a moth hole', alt: 'Moth hole in a woollen jumper' },
    claims: [['freezing kills eggs and larvae', 'advice of museums']],
  },
  {
    id: 'clean-up-before-the-visit',
    format: 'checklist',
    again: 9,
    emoji: '📋',
    tick: true,
    tags: ['PestControl', 'HomeTips', 'Homeowners'],
    title: [
      'Before pest control comes: what to note and what to leave',
      'How to prepare for a pest control visit',
    ],
    cover: 'Before pest control comes',
    gist: [
      'Note where and when you saw something, photograph it, do not spray and do not clean away the traces. Say who lives in the house, pets included.',
      'Please do not clean before the pest controller comes. Traces show what it is and where it lives.',
    ],
    subject: ['Before pest control comes', 'Please do not clean first'],
    hooks: {
      '*': [
        'Pest control is coming? Please do not clean up first.',
        'Before the pest controller comes: five things that save a second visit.',
      ],
      pfathil: 'Leave the traces where they are until pest control has seen them.',
    },
    lines: {
      '*': [
        'Do not clean away droppings or trails before pest control comes. They show what it is.',
        'Do not spray before the pest control visit. It scatters insects into other rooms.',
        'Catch one in a glass or photograph it. Pest control then knows at once what to bring.',
        'Tell the pest controller about children, pets, aquariums and allergies before the treatment.',
      ],
      h: ["You need not be ashamed. Pest controllers have seen your neighbours' kitchens."],
    },
    why: [
      [
        'Each pest needs another treatment, and the traces tell which.',
        'A wrong guess costs time and a second visit.',
      ],
      ['Sprays drive insects deeper into the walls.', 'What has been scattered is harder to find.'],
    ],
    parts: [
      [
        'Write down where and when',
        ['By day or at night, which room, how many.', 'Three lines are enough.'],
        'A note on a kitchen table',
      ],
      [
        'Photograph it',
        ['With a coin beside it for the size.', 'Droppings and holes as well.'],
        'A phone photographing a trail',
      ],
      [
        'Leave the traces',
        ['Close the door and leave it.', 'Cleaning comes after the visit.'],
        'A closed kitchen door',
      ],
      [
        'Clear the way',
        ['Under the sink, behind the fridge, to the {loft|attic} hatch.', 'It saves half an hour.'],
        'A cleared cupboard under a sink',
      ],
      [
        'Say who lives there',
        ['Babies, pets, fish, anybody with asthma.', 'Then the right means are chosen.'],
        'A dog in a kitchen',
      ],
    ],
    turn: ['With that, one visit often does it.', 'Everything else is our work.'],
    asks: ['What have you seen, and where?', 'Do you have pets?'],
    ends: { pfathil: ['Nobody judges. It happens to clean homes, too.', 'Note, photograph, leave it.'] },
    keep: 'the day before the visit',
    send: 'somebody who is about to start scrubbing',
    own: [
      {
        kinds: ['service', 'process', 'price', 'policy'],
        about: 'discreet|unmarked|pet.?safe|visits?\\b|survey|inspect',
        lead: 'How a visit goes:',
      },
    ],
    pic: { ask: 'Your case or van before a visit', alt: 'Case of a pest controller' },
    claims: [['identification precedes treatment', 'trade practice']],
  },
  {
    id: 'ants-follow-a-line',
    format: 'tip',
    again: 9,
    emoji: '🐜',
    only: ANTS,
    tags: ['Ants', 'PestControl', 'KitchenTips'],
    title: ['Ants in the kitchen: follow the line', 'Ants in the house: what helps and what does not'],
    cover: 'Ants in the kitchen?',
    gist: [
      'Follow the line of ants back to where it comes in, wipe it away with soapy water, take away the food and have the gap closed.',
      'Spraying ants kills the ones you see. The way in matters more, and so does the food they come for.',
    ],
    subject: ['Ants in the kitchen?', 'Follow the line of ants'],
    hooks: {
      '*': [
        'Ants in the kitchen? Do not spray. Follow the line back to the wall.',
        'Where do the ants come from? Their line leads you to the gap.',
      ],
      pfathil: 'Ants: find the gap, wipe the trail, take away the food.',
    },
    lines: {
      '*': [
        'Follow the line of ants backwards. The gap where it begins matters more than the jar where it ends.',
        'Wipe away the trail of ants with soapy water. Plain water leaves the scent, and they come back.',
        'Sprays kill the ants that you see, and the nest sends others.',
        'Sugar, honey, pet bowls and recycling: take these away first when ants are in the kitchen.',
      ],
      h: ['One ant found the honey and told everybody. There is one in every office.'],
    },
    why: [
      [
        'The first one lays a scent trail, and the others follow it.',
        'Every ant that finds food makes the trail stronger.',
      ],
      [
        'Most of them live outside and only come in to eat.',
        'Without food and a way in, they stay in the garden.',
      ],
    ],
    parts: [
      [
        'Follow the line backwards',
        ['Window frame, door sill, a crack by the pipe.', 'Mark the place with tape.'],
        'A line of ants on a wall',
      ],
      [
        'Wipe with soapy water',
        ['The worktop, the wall and the floor.', 'A hand wider than the line.'],
        'A cloth wiping a worktop',
      ],
      [
        'Take away the food',
        ['Lids on, bowls up, bin closed.', 'Crumbs under the toaster count, too.'],
        'A closed honey jar',
      ],
      [
        'Close the gap',
        ['When no more come, with sealant or filler.', 'If they come from the wall itself, call.'],
        'A sealed crack',
      ],
    ],
    turn: ['After two or three days it should be quiet.', 'If they keep coming, the nest is in the house.'],
    asks: ['Where do they come in at your place?', 'What are they after?'],
    ends: {
      pfathil: [
        'Large black ants and sawdust? Have that looked at soon.',
        'A picture of the ant helps to name it.',
      ],
    },
    caution:
      'Keep bait away from children and pets and follow the label. Large black ants with sawdust in timber can mean damage: have that looked at.',
    keep: 'the first warm days',
    send: 'whoever left the honey open',
    own: [{ kinds: ['service', 'price', 'process'], about: '\\bants\\b', lead: 'If they keep coming:' }],
    pic: { ask: 'A line of ants and where it leads', alt: 'Line of ants along a wall' },
    claims: [['trail pheromones', 'textbook']],
  },
  {
    id: 'what-was-in-your-house',
    format: 'question',
    again: 6,
    emoji: '🦔',
    tags: ['HomeStories', 'PestControl', 'Homeowners'],
    title: [
      'Which animal has come into your house uninvited?',
      'A bird in the kitchen, a mouse in the shoe: what was yours?',
    ],
    cover: 'Who came in uninvited?',
    gist: [
      'A bird in the kitchen, a mouse in a shoe, a bat at the curtain: which animal has come into your house without being asked?',
      'Which uninvited animal have you had in the house, and how did it get out?',
    ],
    subject: ['Who came in uninvited?', 'Animals in the house'],
    hooks: {
      '*': [
        'Which animal has come into your house without being asked?',
        'A bird in the kitchen or a mouse in a shoe: what was your uninvited guest?',
      ],
      pfathil: 'Uninvited animal in the house: which was yours?',
    },
    lines: {
      '*': [
        'Which animal has been in your house uninvited, and who saw it first?',
        'A bird in the room flies to the light. Darken all windows but one, and open that one.',
        'What would you least like to find in your bath: a spider, a mouse or a frog?',
        'Who gets called at your place when there is a spider in the bath?',
      ],
      h: ['There was a duck in the hall. It seemed to know where it was going.'],
    },
    why: [
      [
        'Houses are warm and dry, and animals notice that.',
        'Most come in by mistake and only want to get out.',
      ],
    ],
    parts: [
      [
        'By air',
        ['Birds, bats, a bumble bee in the lamp.', 'An open window is usually the answer.'],
        'A bird at a window',
      ],
      [
        'On foot',
        ["A mouse, a frog, the neighbour's cat.", 'Through a door that stood open for a minute.'],
        'A cat in a doorway',
      ],
    ],
    turn: ['Most of them are gone by the evening, and the story stays.', 'One word is enough.'],
    asks: ['Which one was it?', 'How did it get out?'],
    ends: { pfathil: ['Tell us the whole story.', 'And if it has moved in, we know what to do.'] },
    caution:
      'Never touch a bat with bare hands. If one has bitten or scratched you, see a doctor at once: rabies.',
    keep: 'the next dinner with friends',
    send: 'whoever stood on the chair',
    pic: { ask: 'Your oddest call-out, told with a picture of the place', alt: 'Open window with a curtain' },
    claims: [['birds fly to light', 'common experience']],
  },
  {
    id: 'rats-and-the-bird-table',
    format: 'mistake',
    again: 9,
    emoji: '🐦',
    only: RATS,
    tags: ['Rats', 'BirdFeeding', 'PestControl'],
    title: [
      'Bird feeder and rats: how to feed only the birds',
      'Rats in the garden? Look under the bird feeder',
    ],
    cover: 'Feed the birds, not the rats',
    wrong: 'Leaving bird food on the ground overnight',
    gist: [
      'Bird food that lies on the ground overnight feeds rats. Put out only what is eaten by dusk, sweep below the feeder and close the compost.',
      'Rats in the garden mostly come for food. Look under the bird feeder and in the compost first.',
    ],
    subject: ['Feed the birds, not the rats', 'Rats in the garden?'],
    hooks: {
      '*': [
        'Rats in the garden? Look under the bird feeder first.',
        'You feed the birds by day, and perhaps the rats by night.',
      ],
      pfathil: 'Bird food on the ground at dusk feeds rats.',
    },
    lines: {
      '*': [
        'Give birds only what they eat in a day. What lies on the ground at dusk feeds rats.',
        'Cooked food, meat and bread do not belong on an open compost heap. They call rats.',
        'Keep bird seed in a metal bin with a lid. Rats gnaw through plastic.',
        'Holes along a drain or under the decking? Have them looked at: rats like both.',
      ],
      h: ['The robin eats for one. The rat has brought the family.'],
    },
    why: [
      [
        'Rats stay where there is food, water and a place to hide.',
        'A feeder above decking offers all that they want.',
      ],
      ['Without food they move on.', 'If there is nothing to eat, fewer come and fewer are born.'],
    ],
    parts: [
      [
        'Put out less',
        ['See what is left in the evening, and give less next day.', 'A tray below catches what falls.'],
        'A bird feeder with a tray',
      ],
      [
        'Sweep below the feeder',
        ['Every evening, for a week or two.', 'On paving it is easy.'],
        'A broom below a bird feeder',
      ],
      [
        'Close the compost',
        ['Fine mesh below and a lid on top.', 'Only raw peelings and garden waste.'],
        'A compost bin with a lid',
      ],
      [
        'Clear places to hide',
        [
          'Wood piles off the ground, plants cut back from walls.',
          'Look below the decking with a {torch|flashlight}.',
        ],
        'A wood pile on blocks',
      ],
    ],
    turn: ['The birds will come all the same.', 'If you still see rats by day, call: then there are many.'],
    asks: ['What is left below your feeder in the evening?', 'Have you seen one by day?'],
    ends: { pfathil: ['Poison is for professionals: think of pets and owls.', 'Less food, fewer rats.'] },
    caution: 'Rats carry diseases: wear gloves, wash your hands, and leave poison to professionals.',
    keep: 'the bird feeding season',
    send: 'somebody who feeds birds',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'rats?\\b|rodent',
        lead: 'If they are there already:',
      },
    ],
    pic: { ask: 'A bird feeder with a tray below it', alt: 'Bird feeder with a tray' },
    claims: [['spilled seed attracts rats', 'advice of councils']],
  },
  {
    id: 'spider-wasp-or-mouse',
    format: 'either',
    again: 6,
    emoji: '🕷️',
    tags: ['HomeStories', 'PestControl', 'ThisOrThat'],
    title: [
      'Spider or mouse: which would you rather find at home?',
      'A spider in the bath or a mouse in the kitchen?',
    ],
    cover: 'Spider or mouse?',
    gist: [
      'A large spider in the bath or a small mouse in the kitchen: which would you rather find?',
      'If you had to choose a guest for one evening: a spider or a mouse?',
    ],
    subject: ['Spider or mouse?', 'Which would you rather find?'],
    hooks: {
      '*': [
        'Spider in the bath or mouse in the kitchen: which would you rather find?',
        'What makes you scream: spider or mouse?',
      ],
      pfathil: 'Spider or mouse: which would you rather have in the house?',
    },
    lines: {
      '*': [
        'Spider in the bath or mouse in the kitchen: which would you rather find?',
        'Who carries the spiders out at your place?',
        'A glass and a postcard: that is all it takes to carry out a spider. Do you do it yourself?',
        'What makes you climb on to a chair: a spider, a mouse or neither?',
      ],
      h: ['The spider is more frightened than you are. It only screams less.'],
    },
    why: [['A spider is alone. A mouse rarely is.', 'One of them eats flies, and the other your cereal.']],
    parts: [
      [
        'Spider',
        ['Eats flies, and can be carried out in a glass.', 'Harmless in most countries, and quiet.'],
        'A spider in a bath',
      ],
      [
        'Mouse',
        ['Sweet to look at, and rarely alone.', 'It gnaws at packets and cables.'],
        'A mouse in a kitchen',
      ],
    ],
    turn: ['For one of them you need a glass, for the other you may need us.', 'One word is enough.'],
    asks: ['Spider or mouse?', 'Who is the brave one at your place?'],
    ends: { pfathil: ['Tell us.', 'No judgement about chairs.'] },
    keep: 'the next scream from the bathroom',
    send: 'whoever carries out the spiders',
    pic: { ask: 'A glass and a postcard', alt: 'Glass and postcard' },
    claims: [['mice rarely live alone', 'textbook']],
  },
  {
    id: 'signs-of-termites',
    format: 'checklist',
    again: 9,
    emoji: '🏠',
    only: TERMITES,
    tick: true,
    tags: ['Termites', 'PestControl', 'Homeowners'],
    title: ['Four signs of termites in your house', 'Termites: what to look for round your house'],
    cover: 'Signs of termites',
    gist: [
      'Mud tubes on the foundation, wings on the window sill, wood that sounds hollow and paint that bubbles: four signs of termites. Have them inspected soon.',
      'Termites work inside the wood, so you see little. Walk round your house once a year and look for these four signs.',
    ],
    subject: ['Signs of termites', 'Look for termites once a year'],
    hooks: {
      '*': [
        'Little wings on the window sill in spring? They may be from termites.',
        'Termites eat wood from inside. These four signs give them away.',
      ],
      pfathil: 'Four signs of termites that any homeowner can look for.',
    },
    lines: {
      '*': [
        'Mud tubes as thin as a pencil on the foundation are a sign of termites. Do not knock them off before somebody has seen them.',
        'A heap of small wings on a window sill in spring can mean that termites have swarmed.',
        'Tap on wood near the ground with a screwdriver. If it sounds hollow, have it checked for termites.',
        'Keep firewood and mulch away from the walls of your house. Termites like both.',
      ],
      h: ['Termites work around the clock and never send a bill. That comes later.'],
    },
    why: [
      [
        'They can eat for years before anything is seen from outside.',
        'The damage is inside the wood, behind the paint.',
      ],
      [
        'Damage by termites is often not covered by home insurance.',
        'Found early, it is a treatment. Found late, it is a renovation.',
      ],
    ],
    parts: [
      [
        'Mud tubes on walls and piers',
        ['Look along the foundation and in the crawl space.', 'They are as wide as a pencil.'],
        'A mud tube on a foundation',
      ],
      [
        'Wings on sills',
        ['All of one size, often near a lamp.', 'Mostly in spring, after rain.'],
        'Small wings on a window sill',
      ],
      [
        'Hollow wood',
        ['Tap on sills, frames and posts.', 'Sound wood sounds full.'],
        'A screwdriver tapping on a window frame',
      ],
      [
        'Bubbling paint or sagging floors',
        ['It can be water, and it can be termites.', 'Both want a look.'],
        'Bubbles in paint',
      ],
    ],
    turn: ['One sign is enough for a call.', 'If you find none, look again next year.'],
    asks: ['When was your house last inspected?', 'Is there mulch against your wall?'],
    ends: {
      pfathil: [
        'A yearly inspection costs little beside a new floor.',
        'Photograph it, leave it, and have it looked at.',
      ],
    },
    keep: 'the first warm rain of spring',
    send: 'somebody who is buying a house',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'termites?|inspect',
        lead: 'If you have seen one of these:',
      },
    ],
    pic: { ask: 'A mud tube or damaged wood', alt: 'Termite mud tube on a foundation' },
    claims: [['signs of subterranean termites', 'advice of state extensions']],
  },
  {
    id: 'mosquitoes-need-a-bottle-cap',
    format: 'tip',
    again: 9,
    emoji: '🦟',
    only: MOSQUITOES,
    tags: ['Mosquitoes', 'PestControl', 'BackyardTips'],
    title: ['Mosquitoes in the yard: empty these once a week', 'Where mosquitoes breed in a yard'],
    cover: 'Fewer mosquitoes in the yard',
    gist: [
      'Mosquitoes breed in standing water, even in a bottle cap. Walk round the yard once a week and empty saucers, buckets, toys and gutters.',
      'Empty standing water in your yard every week, and you have far fewer mosquitoes.',
    ],
    subject: ['Fewer mosquitoes', 'Empty standing water'],
    hooks: {
      '*': [
        'Mosquitoes in the yard? Look for standing water, even in a bottle cap.',
        'Once a week, walk round the yard and tip out the water. Mosquitoes need it.',
      ],
      pfathil: 'Mosquitoes need only a week and a little water to breed.',
    },
    lines: {
      '*': [
        'Mosquitoes breed in water as small as a bottle cap. Tip out saucers and toys once a week.',
        'A blocked gutter is a nursery for mosquitoes. Have it cleared before summer.',
        'Change the water in bird baths and pet bowls every few days. Mosquito eggs need about a week.',
        'A fan on the porch keeps mosquitoes away: they are poor fliers.',
      ],
      h: ['Somebody in the family always gets all the bites. Seat them beside the fan.'],
    },
    why: [
      [
        'From egg to biting takes about a week in warm weather.',
        'If the water is gone in time, they never hatch.',
      ],
      [
        'Most of them stay within a few hundred {metres|feet} of where they hatched.',
        "So those in your yard are mostly your own or the neighbours'.",
      ],
    ],
    parts: [
      [
        'Tip out what holds water',
        ['Saucers, buckets, toys, tarps, old tires.', 'Once a week, on the same day.'],
        'A saucer being emptied',
      ],
      [
        'Clear the gutters',
        ['Water stands behind wet leaves.', 'Look after each storm.'],
        'Leaves in a gutter',
      ],
      [
        'Cut back thick plants',
        ['They rest in damp shade by day.', 'Air and sun drive them out.'],
        'Trimmed shrubs',
      ],
    ],
    turn: [
      'Ask the neighbours to join in: mosquitoes do not stop at fences.',
      'What you cannot empty can be treated.',
    ],
    asks: ['Where does water stand in your yard?', 'Who gets all the bites at your place?'],
    ends: { pfathil: ['Ten minutes a week, and evenings outside again.', 'For ponds and drains, ask.'] },
    keep: 'the start of summer',
    send: 'your neighbours',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'mosquito',
        lead: 'For a yard without bites:',
      },
    ],
    pic: { ask: 'A saucer or toy full of rain water', alt: 'Rain water standing in a plant saucer' },
    claims: [['breeding in small amounts of water', 'advice of health authorities']],
  },
  {
    id: 'roaches-want-water',
    format: 'mistake',
    again: 9,
    emoji: '🪳',
    only: ROACHES,
    tags: ['Cockroaches', 'PestControl', 'KitchenTips'],
    title: ['Cockroaches: why a spray makes it worse', 'Roaches in the kitchen: what to do first'],
    cover: 'Roaches? Do not spray first',
    wrong: 'Spraying cockroaches as soon as you see one',
    gist: [
      'A spray kills the cockroach that you see and drives the others into the walls. Fix drips, take away food overnight and have the nest treated.',
      'If you see a cockroach by day, there are many. Do not spray. Dry the sink, close the food and call.',
    ],
    subject: ['Roaches? Do not spray', 'What to do about roaches'],
    hooks: {
      '*': [
        'Seen a cockroach? Leave the spray in the cupboard.',
        'A cockroach by day means many at night. Do this first.',
      ],
      pfathil: 'Sprays scatter cockroaches. Water and food bring them.',
    },
    lines: {
      '*': [
        'A spray kills the cockroach that you see and sends the others into the next room.',
        'Cockroaches need water more than food. Fix the dripping {tap|faucet} and dry the sink at night.',
        'Pet food left out overnight feeds cockroaches. Take up the bowl.',
        'Check cardboard boxes before you bring them in. Cockroaches travel in the folds.',
      ],
      h: ['If you turn on the light and something applauds and runs, call us.'],
    },
    why: [
      ['They hide in cracks by day, where no spray gets to.', 'What you see is a small part of them.'],
      [
        'Bait that they carry home works better than a spray.',
        'Treated in the right places, the whole nest is reached.',
      ],
    ],
    parts: [
      [
        'Dry the sink at night',
        ['Wipe it, and fix what drips.', 'Without water they do not stay.'],
        'A dry sink',
      ],
      [
        'Close the food',
        ['Tins, jars and a bin with a lid.', 'Crumbs under the toaster count.'],
        'Jars with lids',
      ],
      [
        'Leave the traces',
        ['Droppings like pepper show where they live.', 'They tell where to treat.'],
        'A cupboard hinge',
      ],
      [
        'Call early',
        ['Say where and when you saw them.', 'The hour tells how many there are.'],
        'A phone on a kitchen table',
      ],
    ],
    turn: ['Then it takes a treatment or two, and not a year.', 'They can come to clean homes as well.'],
    asks: ['By day or by night?', 'Does anything drip at your place?'],
    ends: { pfathil: ['The sooner, the fewer.', 'Dry, closed, treated.'] },
    caution: 'Bait has to be out of reach of children and pets. Follow its label.',
    keep: 'the first warm nights',
    send: 'whoever leaves the pet food out',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'roach|quarterly|treat',
        lead: 'If you have seen one:',
      },
    ],
    pic: { ask: 'A clean, dry sink at night', alt: 'Dry kitchen sink' },
    claims: [['repellent sprays scatter roaches', 'advice of extensions']],
  },
];
