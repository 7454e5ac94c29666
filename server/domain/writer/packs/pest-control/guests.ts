// Guests without an invitation: how they get in, and what keeps them out.
import type { Idea } from '../../library/idea.ts';

export const GUESTS: readonly Idea[] = [
  {
    id: 'a-pencil-under-the-door',
    format: 'howto',
    again: 9,
    emoji: '🐭',
    tags: ['MouseProof', 'PestTips', 'HomeCare'],
    title: 'How to keep mice out: find every gap a pencil fits in',
    cover: 'If a pencil fits, so does a mouse',
    gist: [
      'A young mouse gets through a gap as wide as a pencil. Walk round the house with one and try: under doors, round pipes, at air bricks. Close with steel wool and sealant, not with foam alone.',
      'Mice come in where pipes do. Test gaps with a pencil, stuff them with wire wool, seal over, and leave no air vent blocked.',
    ],
    subject: ['Go round with a pencil', 'Where pipes come in'],
    hooks: {
      '*': [
        'Mice in the house in autumn? Take a pencil and go round outside.',
        'If a pencil fits into a gap, so may a mouse.',
      ],
      pt: 'Mice can squeeze through openings of about six millimetres, mostly where pipes and cables enter.',
      fi: 'Was that a rustle behind the kitchen, or the fridge? Here is where to look.',
      a: 'Keep mice out: find the gap, steel wool, sealant, done.',
      h: 'A mouse regards a hole for a washing machine hose as a front door with a canopy.',
      l: 'A small gap, closed before the cold.',
    },
    lines: {
      '*': [
        'Expanding foam alone does not stop a mouse: it gnaws through in a night. Steel wool under sealant does.',
        'Look under the kitchen units with a torch: the hole round the waste pipe is the usual way in.',
        'Never block an air brick to keep mice out. Cover it with fine metal mesh, so that air still gets in.',
        'Put a bristle strip under the back door. Light you can see under it is a way in.',
      ],
      h: ['The cat knew. The cat said nothing.'],
    },
    why: [
      [
        'It gets cold, and indoors it is warm and there are crumbs. Nobody has done anything wrong.',
        'For a mouse your house is a hill with central heating.',
      ],
      [
        'What gets no food and no way in does not stay. Traps alone make room for the next.',
        'Closing the gap beats catching whoever came through it.',
      ],
    ],
    parts: [
      [
        'Go round outside',
        ['Pipes, cables, air bricks, door sills, cracks at ground level.', 'Take the pencil and try.'],
        'A pencil held at a gap in brickwork',
      ],
      [
        'Look under sinks and units',
        [
          'Pull out the plinth: behind it lies the history of the kitchen.',
          'Droppings like grains of rice show the path.',
        ],
        'A torch under a kitchen unit',
      ],
      [
        'Stuff and seal',
        ['Steel wool tight into the gap, sealant on top.', 'Mesh before vents, and never foam on its own.'],
        'Steel wool pushed into a gap',
      ],
      [
        'Take away the food',
        ['Cereal, pet food and bird seed go into tins.', 'Crumbs under the toaster count as dinner.'],
        'Cereal in a storage tin',
      ],
    ],
    turn: [
      'Then listen for a week. Silence is the result.',
      'An afternoon on your knees, and the winter is yours.',
    ],
    asks: ['Where did the mouse come into your house?', 'What is behind your dishwasher?'],
    ends: {
      pa: 'Proof first, treat second.',
      fi: 'And put the pencil back in the drawer. Wash it first.',
      t: 'Six millimetres, wire wool, sealant, mesh.',
      h: 'The cat has asked for a rise.',
      l: 'Quiet behind the boards.',
    },
    caution:
      'Gas and boiler vents must never be blocked. Wear gloves and a mask near droppings, wet them before you wipe, and do not sweep them dry.',
    keep: 'the first cold night',
    send: 'somebody who heard something behind the fridge',
    own: [
      {
        kinds: ['service', 'guarantee', 'process', 'price'],
        about: 'mice|mouse|rodent|rat|proofing',
        lead: 'And where the pencil alone does not help.',
      },
    ],
    pic: { ask: 'A pencil held at a gap beside a pipe', alt: 'A pencil at a gap beside a pipe' },
    claims: [
      [
        'Mice pass gaps of about six millimetres; steel wool and sealant; keep vents open',
        'advice of pest control associations and local authorities',
      ],
      ['Wet droppings before cleaning, gloves', 'advice of health authorities'],
    ],
  },
  {
    id: 'wasps-in-the-shed',
    format: 'season',
    again: 9,
    emoji: '🐝',
    tags: ['WaspNest', 'SummerTips', 'PestAdvice'],
    when: { season: ['spring', 'summer'] },
    title: "Wasps' nest near the house: when to leave it and when not to",
    cover: "A wasps' nest: leave it?",
    gist: [
      "A wasps' nest lasts one summer and is empty after frost. If it hangs where nobody goes, leave it. Near a door, a school or an allergic person it is work for a professional.",
      'Wasps build anew each year and never use an old nest. So ask first: does anyone have to go past it, and is anybody allergic?',
    ],
    subject: ['Empty by the first frost', 'Leave it or call somebody?'],
    hooks: {
      '*': [
        "A wasps' nest under the roof? Look at where it hangs before you do anything.",
        "Many wasps' nests can simply stay. Here is how to tell.",
      ],
      pt: 'Wasp colonies die off in late autumn and do not return to an old nest.',
      fi: 'A paper ball hangs in the shed, and it hums? Step back, and read on.',
      a: "A wasps' nest out of the way: leave it. At the door: have it seen to.",
      h: 'Do not take the hose. The hose only tells them where you live.',
      l: 'A grey paper lantern that nobody lit.',
    },
    lines: {
      '*': [
        'Is it bees? Bees are furry and brown, wasps bare and bright yellow. Bees belong with a beekeeper.',
        "Keep two or three metres from a wasps' nest, and out of the flight path to its hole.",
        'In spring a nest is the size of a walnut, with one queen. By August it can hold thousands.',
        "Do not close the hole of a wasps' nest in a wall. They look for another way, often into the bedroom.",
      ],
      h: ['The neighbour with the vacuum cleaner now knows more about wasps.'],
    },
    why: [
      [
        'Until late summer they hunt flies and caterpillars by the thousand, so they do some gardening.',
        'What bothers us at the cake in August was pest control in June.',
      ],
      [
        'They defend the nest and not the garden. Away from it most of them have no quarrel with you.',
        'Shaking and blowing is what turns a visitor into an enemy.',
      ],
    ],
    parts: [
      [
        'Look from afar',
        ['Where is the entrance, and who has to go past?', 'Field glasses instead of a ladder.'],
        "A wasps' nest under eaves",
      ],
      [
        'Ask who is allergic',
        ['In the house and next door.', 'That decides more than the size.'],
        'Two neighbours at a fence',
      ],
      [
        'Leave it or call somebody',
        [
          'Out of the way it can stay until frost.',
          'By door, playground or bedroom it is for people with a suit.',
        ],
        'A quiet corner of a roof',
      ],
      [
        'Close the gap in winter',
        ['When it is empty and cold, seal the way in.', 'Old nests can be taken down then, with gloves.'],
        'A hand sealing a gap under eaves',
      ],
    ],
    turn: [
      'In November you hold it in your hand, light as bread and drawn in grey waves.',
      'The hose goes back to the roses.',
    ],
    asks: ["Have you ever let a wasps' nest stay?", 'Where did wasps build at your place?'],
    ends: {
      pa: 'Distance, allergy, season: then decide.',
      fi: 'And keep a lid on the lemonade.',
      t: 'Annual colony, no reuse, seal in winter.',
      h: 'The station closes in October.',
      l: 'Paper, and no sound.',
    },
    caution:
      'A sting in the mouth, many stings, or swelling, trouble breathing or faintness: call an ambulance. In some countries certain species are protected.',
    keep: 'the first warm week',
    send: 'somebody with a hose in hand',
    own: [
      {
        kinds: ['service', 'price', 'hours', 'process'],
        about: 'wasps?|hornets?|nests?\\b|bees',
        lead: 'And for nests in the wrong place.',
      },
    ],
    pic: { ask: "A grey wasps' nest under a roof", alt: "A wasps' nest under eaves" },
    claims: [
      [
        'Colonies are annual; nests are not reused; do not block entrances; leave if out of the way',
        'advice of local authorities and entomological societies',
      ],
    ],
  },
  {
    id: 'bites-in-a-row',
    format: 'answer',
    again: 9,
    emoji: '🛏️',
    tags: ['BedBugs', 'TravelTips', 'PestAdvice'],
    title: 'Bed bugs: how to check a hotel bed in two minutes',
    cover: 'Two minutes at the hotel bed',
    question: 'How do I know whether a hotel bed has bed bugs?',
    short: 'Lift the corner of the mattress and look at the seam, before you unpack.',
    gist: [
      'Suitcase into the bathroom, sheet off the corner, look along the seams and behind the headboard: dark dots like a felt pen, pale skins, or the bugs themselves, flat and the size of an apple pip.',
      'Bed bugs come home in luggage. Two minutes at the mattress seam on arrival save months at home.',
    ],
    subject: ['Look at the seam', 'Suitcase into the bathroom'],
    hooks: {
      '*': [
        'Arriving at a hotel? Put the suitcase in the bathroom and look at the mattress seam.',
        'Bed bugs travel with luggage. Two minutes of checking stop them.',
      ],
      pt: 'Bed bugs leave dark spots and cast skins on mattress seams and headboards near where people sleep.',
      fi: 'You would never think of bed bugs in a nice hotel? They do not read reviews.',
      a: 'On arrival check the mattress seam for bed bugs. Then unpack.',
      h: 'They have no wings, no manners and a valid ticket in your suitcase.',
      l: 'White linen, a seam, a quick look.',
    },
    lines: {
      '*': [
        'Bed bugs are no sign of dirt. They come with people and cases, to clean houses as well.',
        'Dark dots along the mattress seam that smear when wiped damp are a sign of bed bugs.',
        'After a trip wash clothes as hot as the label allows, or tumble them hot for at least half an hour. Heat kills bed bugs.',
        'Found bed bugs at home? Do not move to the sofa. They follow, and then you have them twice.',
      ],
      h: ['In the hotel it is called "an incident". At home it has other names.'],
    },
    why: [
      [
        'They live where people lie still for hours, and hide in gaps as thin as a card.',
        'By day they sit in seams and screw holes, within a few steps of the pillow.',
      ],
      [
        'A few in a suitcase become many in a bedroom, and then it gets long and dear.',
        'One looks for two minutes, or one treats for two months.',
      ],
    ],
    parts: [
      [
        'Leave the case on tiles',
        ['Tiles and light have no hiding places.', 'Not on the bed, however soft.'],
        'A suitcase in a bathtub',
      ],
      [
        'Look at seams and headboard',
        ['All four corners, phone lamp on.', 'Behind the headboard with a card along the gap.'],
        'A mattress corner lifted',
      ],
      [
        'Say it at once',
        ['Ask for another room that is not next door.', 'Photograph it before you call.'],
        'A hotel telephone',
      ],
      [
        'Heat at home',
        [
          'Dryer on hot, case vacuumed and emptied outside.',
          'What cannot be washed can be frozen for several days.',
        ],
        'Clothes in a dryer',
      ],
    ],
    turn: [
      'Mostly there is nothing. Then you sleep all the sweeter.',
      'It takes as long as looking for the light switch.',
    ],
    asks: ['Do you check a hotel bed for bed bugs?', 'What is your first act in a hotel room?'],
    ends: {
      pa: 'Two minutes on arrival, a hot dryer on return.',
      fi: 'And then: good night.',
      t: 'Seams, dots, skins; heat or frost.',
      h: 'The ticket was cancelled.',
      l: 'Linen, and no dots.',
    },
    caution:
      'Do not spray household insecticide on bedding or use foggers: they can harm you and scatter the bugs. Ask a professional.',
    keep: 'the next hotel night',
    send: 'somebody who is packing',
    own: [
      {
        kinds: ['service', 'guarantee', 'process', 'price'],
        about: 'bed ?bugs?|heat treatment',
        lead: 'And if they have come along all the same.',
      },
    ],
    pic: { ask: 'A lifted mattress corner with a torch', alt: 'A lifted mattress corner in lamp light' },
    claims: [
      [
        'Signs on seams; luggage transport; heat and freezing; no foggers',
        'advice of environmental and health authorities',
      ],
    ],
  },
  {
    id: 'what-the-moth-eats',
    format: 'myth',
    again: 9,
    emoji: '🧥',
    tags: ['ClothesMoths', 'WardrobeCare', 'PestTips'],
    title: 'Do cedar and lavender stop clothes moths?',
    cover: 'Lavender is not enough',
    myth: 'Lavender and cedar keep moths away',
    short: 'They may deter a little. What stops moths is clean wool, air and cold.',
    gist: [
      'It is the larvae that eat, and they like wool with sweat and crumbs on it. Wash before you store, close boxes, freeze what matters, and vacuum the corners. Lavender only smells nice.',
      'A moth that flutters has done its work. Look for the larvae in the fold under the collar, and put the jumper in the freezer.',
    ],
    subject: ['The one that flutters does not eat', 'Jumper in the freezer'],
    hooks: {
      '*': [
        'Moths in the wardrobe? Lavender bags smell nice. Freezers work.',
        'The moth that you see has never eaten your jumper. Its children did.',
      ],
      pt: 'Larvae of clothes moths feed on wool, silk, fur and feathers, most of all where skin oil and crumbs are.',
      fi: 'Is there a small hole in your favourite jumper, just where one sees it?',
      a: 'Against clothes moths: wash, freeze, seal, vacuum.',
      h: 'They have taste. They always begin with the cashmere.',
      l: 'Clean wool, a closed box, a cold night.',
    },
    lines: {
      '*': [
        'Clothes moths do not like light. If it flies round the lamp, it is probably a pantry moth: look in the muesli.',
        'Put a jumper in a bag and into the freezer for about two weeks at minus eighteen. It kills eggs and larvae.',
        'Wash or clean wool before you store it. Sweat and soup are what the larvae come for.',
        'Sticky moth traps show how many there are. They catch males only, and cure nothing.',
      ],
      h: ['The polyester shirt of nineteen eighty-one remains untouched.'],
    },
    why: [
      [
        'Females lay eggs where it is dark and nobody stirs. Every movement bothers them.',
        'What is worn weekly is seldom eaten.',
      ],
      [
        'Scents fade within weeks and reach neither folds nor corners.',
        'Where it smells of lavender to you, inside the sleeve it smells of you.',
      ],
    ],
    parts: [
      [
        'Empty and look',
        [
          'Folds, collars, hems, the felt under the chair legs.',
          'Larvae are pale, with a dark head, as long as a grain of rice.',
        ],
        'A wool jumper held to the light',
      ],
      [
        'Freeze or wash',
        ['Cold in a bag, or warm enough for the label.', 'Cold and warm and cold again works best.'],
        'A bagged jumper in a freezer',
      ],
      [
        'Vacuum corners and rugs',
        ['Dust, hair and wool fluff are food.', 'Along the skirting board and under the wardrobe.'],
        'A vacuum nozzle at a skirting board',
      ],
      [
        'Seal what rests',
        ['Boxes with a lid, bags with a zip.', 'Only put clean things in.'],
        'Folded wool in a clear box',
      ],
    ],
    turn: ['Then you may add lavender. For yourself.', 'In spring, look again. They think in years.'],
    asks: ['Which piece did the moths get at your place?', 'What do you do against clothes moths?'],
    ends: {
      pa: 'Clean, cold, closed.',
      fi: 'A darned hole is a good story, by the way.',
      t: 'Larvae eat, adults fly; interrupt both.',
      h: 'The cashmere has been avenged.',
      l: 'Wool, folded, at rest.',
    },
    caution:
      'Mothballs with naphthalene or dichlorobenzene give off vapours that are harmful: follow the label and local rules, or leave them.',
    keep: 'the day when jumpers go into the box',
    send: 'somebody with a hole at the wrong place',
    own: [
      {
        kinds: ['service', 'process', 'price', 'guarantee'],
        about: 'moths?|textile|carpet',
        lead: 'And if the wardrobe is not enough.',
      },
    ],
    pic: {
      ask: 'A wool jumper with a small hole held to the light',
      alt: 'A wool jumper with a hole against a window',
    },
    claims: [
      [
        'Larvae feed on soiled animal fibres; freezing about two weeks; scents are weak; pheromone traps catch males',
        'advice of museums and conservation bodies',
      ],
    ],
  },
  {
    id: 'clean-up-before-the-visit',
    format: 'checklist',
    again: 9,
    emoji: '🧾',
    tags: ['PestControl', 'HomeTips', 'BeforeTheVisit'],
    tick: true,
    title: 'Before pest control comes: what to note, move and leave',
    cover: 'Before pest control comes',
    gist: [
      'Write down where and when you saw something, take photographs, keep one if you have it, do not spray, do not clean away the traces, and say who lives there.',
      'The best help for pest control is a list: place, time, number, and what you have tried already. And please leave the droppings.',
    ],
    subject: ['Do not wipe away the evidence', 'Place, time, photograph'],
    hooks: {
      '*': [
        'Pest control is coming? Please do not clean first.',
        'Droppings, dots, a wing: what you would like to wipe away is what they need to see.',
      ],
      pt: 'Identification comes before treatment, and it needs traces, times and places.',
      fi: 'You are ashamed, and want to clean up quickly before they come? There is no need.',
      a: 'Before pest control: note, photograph, leave traces, lock up pets.',
      h: 'To you it is a crumb. To them it is a signature.',
      l: 'A note, a glass with a lid, and patience.',
    },
    lines: {
      '*': [
        'Photograph the insect beside a coin. Size decides between three kinds that look alike.',
        'Do not spray before pest control comes. It scatters the animals and spoils the bait.',
        'Say whether there are children, pets, a pond, an aquarium or asthma in the house. It changes the method.',
        'Note the hour. Mice at night, ants by day, and what runs when the light goes on has another name.',
      ],
      h: ['The glass on the sill with the beetle in it has a label: "exhibit A". Lovely.'],
    },
    why: [
      [
        'The right treatment depends on the species, and the species on what it left behind.',
        'Six small beetles look alike and live on six different things.',
      ],
      [
        'Half of the work is finding the way in and the food. You know the house, they know the animals.',
        'Together it takes twenty minutes, alone it takes weeks.',
      ],
    ],
    parts: [
      [
        'Note place and time',
        ['Where, when, how many, since when.', 'One line each time is enough.'],
        'A notebook on a kitchen table',
      ],
      [
        'Photograph and keep one',
        ['In a jar, with a coin beside it.', 'A blurred picture still shows legs.'],
        'A jar with a lid and a coin',
      ],
      [
        'Leave traces',
        ['Droppings, gnaw marks, dust, wings.', 'Cleaning comes after, and then thoroughly.'],
        'A torch beam along a skirting board',
      ],
      [
        'Do not spray',
        ['What you used already should be said, with the can.', 'Nobody will tell you off for it.'],
        'A spray can put aside',
      ],
      [
        'Think of pets and children',
        ['Fish covered, cat away, toys off the floor.', 'Ask when you may go back in.'],
        'A cat in a carrier',
      ],
    ],
    turn: [
      "Nobody who comes will be shocked. They have seen your neighbour's kitchen.",
      'Then put the kettle on. It takes a while and is rather interesting.',
    ],
    asks: ['What have you once caught in a glass?', 'What did you try first against pests, and did it work?'],
    ends: {
      pa: 'Evidence first, treatment second.',
      fi: 'It can happen in every house, honestly.',
      t: 'Species, harbourage, entry, food.',
      h: 'Exhibit A has pleaded guilty.',
      l: 'A glass, a coin, a name.',
    },
    keep: 'the day before the visit',
    send: 'somebody who is mopping right now',
    own: [
      {
        kinds: ['process', 'policy', 'price', 'guarantee'],
        about: 'survey|inspect|first visit|call.?out|discreet|unmarked',
        lead: 'And how a visit goes here.',
      },
    ],
    pic: { ask: 'A jar with a beetle beside a coin', alt: 'A jar with a lid beside a coin' },
    claims: [
      ['Identification before treatment; sprays can scatter pests', 'integrated pest management guidance'],
    ],
  },
  {
    id: 'ants-follow-a-line',
    format: 'tip',
    again: 9,
    emoji: '🐜',
    tags: ['AntsInTheHouse', 'HomeTips', 'PestTips'],
    title: 'Ants in the kitchen: wipe the trail, then find the door',
    cover: "Wipe the ants' road",
    gist: [
      'Ants follow a scent from the first one that found something. Wipe it away with soapy water, remove the sugar, and close the gap where the line begins.',
      'You do not have two hundred ants, you have one road. Wipe it with washing-up liquid and look for its beginning at the window frame.',
    ],
    subject: ['One road, not two hundred ants', 'Soap on the trail'],
    hooks: {
      '*': [
        'Ants in the kitchen? You do not see a crowd. You see a road.',
        "Wipe the ants' trail with soap, and they lose their map.",
      ],
      pt: 'Ants mark a path with scent, so removing trail, food and entry works better than killing the walkers.',
      fi: 'A black line across the worktop, straight to the jam? Follow it the other way.',
      a: 'Ants: wipe the trail, take away the food, close the gap.',
      h: 'One ant found the honey on Tuesday and told everybody. There is one in every office.',
      l: 'A thin line in the morning sun.',
    },
    lines: {
      '*': [
        'Follow the ants backwards. The gap where the line begins matters more than the jar where it ends.',
        'Soapy water on a cloth wipes off ants and their scent. Plain water leaves the road open.',
        'Spraying the line kills those you see. The nest sends others, so bait that they carry home works better.',
        'Sugar, honey, pet bowl, recycling: take these four away before you buy anything.',
      ],
      h: ['They have no leader, no meetings, and get everything done by ten.'],
    },
    why: [
      [
        'The first one leaves a trace on its way home, and each that follows makes it stronger.',
        'It is a signpost made of scent, and it is repainted all day.',
      ],
      [
        'Most ants of the house live outside and only come in to shop.',
        'When nothing is on offer they try next door.',
      ],
    ],
    parts: [
      [
        'Follow the line backwards',
        ['Window frame, skirting, door sill, a crack by the pipe.', 'Mark it with a bit of tape.'],
        'A line of ants on a window sill',
      ],
      [
        'Wipe with soap',
        ['Worktop, wall and floor, a hand wider than the road.', 'Do it again in the evening.'],
        'A soapy cloth on a worktop',
      ],
      [
        'Take away what called them',
        ['Tins with lids, bowls lifted, jam wiped.', 'For three days be stricter than usual.'],
        'A honey jar with a clean rim',
      ],
      [
        'Close the gap',
        ['Sealant or filler, once the traffic has stopped.', 'Before that they would look for another door.'],
        'A finger smoothing sealant',
      ],
    ],
    turn: [
      'After two days scouts come by, find nothing, and leave.',
      'The road is gone, and nobody had to be angry.',
    ],
    asks: ['What did the ants find first at your place?', "Where does the ants' road begin in your kitchen?"],
    ends: {
      pa: 'Trail, food, entry, in this order.',
      fi: 'They were only early for breakfast.',
      t: 'Pheromone trail, attractant, ingress.',
      h: 'The office honey is now labelled.',
      l: 'An empty worktop, and sun.',
    },
    caution:
      'Keep bait away from children and pets and follow the label. Large black ants with sawdust in timber can mean damage: have that looked at.',
    keep: 'the first warm morning',
    send: 'somebody with moving sugar',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'ants?\\b|insects?',
        lead: 'And if the road keeps coming back.',
      },
    ],
    pic: { ask: 'A line of ants along a window sill', alt: 'A line of ants along a window sill' },
    claims: [
      [
        'Ants follow pheromone trails; soap removes; baits reach the nest',
        'advice of university extension services',
      ],
    ],
  },
  {
    id: 'what-was-in-your-house',
    format: 'question',
    again: 9,
    emoji: '🦔',
    tags: ['AnimalStories', 'HomeStories', 'WildNeighbours'],
    title: 'Which animal has moved in with you without asking?',
    cover: 'Who moved in with you?',
    gist: [
      'A bat in the curtain, a pigeon in the chimney, a toad in the cellar: which animal has visited you without being asked?',
      'Everybody has a story that begins with a noise at night. Who was it at your place?',
    ],
    subject: ['It began with a noise', 'A bat in the curtain'],
    hooks: {
      '*': [
        'Which animal has turned up in your house without an invitation?',
        'It began with a noise at night. Who was it in your house?',
      ],
      pt: 'Houses are habitats: eaves, cellars and chimneys all have their regulars.',
      fi: 'Have you ever stood in a nightgown opposite a hedgehog?',
      a: 'Uninvited animal in the house: which one was it?',
      h: 'There was a duck in the hall. It seemed to know where it was going.',
      l: 'A shadow, a flutter, and then a window opened wide.',
    },
    lines: {
      '*': [
        'Which animal has been in your house without asking?',
        'A bat in the room: lights off, window wide, door shut, and wait. It finds the way out by itself. In many countries bats are protected.',
        'A bird in the house flies to the light. Darken all windows but one and open that.',
        'A hedgehog in the garden needs no milk. A shallow bowl of water does it good.',
      ],
      h: ['The hedgehog ate the cat food. The cat watched, with respect.'],
    },
    why: [
      [
        'To them a chimney is a hollow tree and a cellar a cave.',
        'They did not come to us. We put a warm rock in their way.',
      ],
    ],
    parts: [
      [
        'By air',
        ['Bats, birds, a bumble bee in the lampshade.', 'Open a window, close the door, be quiet.'],
        'An open window at dusk',
      ],
      [
        'On foot',
        ["Mouse, toad, hedgehog, the neighbour's cat.", 'Most want out more than you do.'],
        'A toad on a cellar step',
      ],
    ],
    turn: [
      'Most were gone by morning, and the story has been there for years.',
      'Only the duck has come back.',
    ],
    asks: ['Which animal moved in with you?', 'How did you get the animal out of the house?'],
    ends: {
      pa: 'Calm, dark, one way out.',
      fi: 'We want the whole story, nightgown included.',
      t: 'Phototaxis: one bright exit.',
      h: 'The duck has now got a key.',
      l: 'Wings, and then only night.',
    },
    caution:
      'Never touch a bat with bare hands, and if one has bitten or scratched you, see a doctor at once: rabies.',
    keep: 'the next noise at night',
    send: 'somebody who is afraid of spiders',
    pic: { ask: 'An open window at dusk', alt: 'An open window with a curtain at dusk' },
    claims: [
      [
        'Bats: lights off, open window; protected in many countries; rabies risk from bites',
        'advice of bat conservation and health authorities',
      ],
    ],
  },
  {
    id: 'rats-and-the-bird-table',
    format: 'mistake',
    again: 9,
    emoji: '🐦',
    tags: ['RatsInTheGarden', 'BirdFeeding', 'GardenTips'],
    title: 'Bird feeder and rats: feed the birds, not the cellar',
    cover: 'Feed the birds, not the rats',
    wrong: 'Letting seed pile up under the bird feeder',
    gist: [
      'Where seed lies on the ground overnight, rats come. Give only what is eaten by dusk, hang a tray below, sweep up, and close the compost. The birds notice nothing.',
      'Rats near the house rarely come for the house. They come for seed, compost and the dog bowl on the terrace.',
    ],
    subject: ['Empty by dusk', 'The tray below the feeder'],
    hooks: {
      '*': [
        'Rats in the garden? Look under the bird feeder.',
        'You feed the tits. At night somebody else eats the rest.',
      ],
      pt: 'Spilled seed, cooked food in compost and open bins are what draws rats to gardens.',
      fi: 'You only meant it for the robin? Here is how it stays that way.',
      a: 'Bird feeder: only as much as is gone by dusk.',
      h: 'The robin eats for one. The rat has brought the family.',
      l: 'A robin, a few seeds, and a clean floor.',
    },
    lines: {
      '*': [
        'Give birds what they eat in a day. What lies on the ground at dusk feeds rats.',
        'Cooked food, meat, cheese and bread do not belong on an open compost heap. Peelings are fine.',
        'Store bird seed in a metal bin with a lid. Rats gnaw through plastic.',
        "A broken drain is a rat's front door. If you see burrows along a drain run, have it looked at.",
      ],
      h: ['"It was only the once," said the rat, and came with eleven.'],
    },
    why: [
      [
        'Rats need food, water and cover within a few steps. A feeder above decking has it all.',
        'What they find each evening they plan for.',
      ],
      ['If the food stops, they move on sooner than any trap works.', 'Hunger is the most patient landlord.'],
    ],
    parts: [
      [
        'Put out less',
        ['Watch for three days what is left at dusk.', 'Tits need a handful and not a bucket.'],
        'A small scoop of seed',
      ],
      [
        'Catch what falls',
        ['A tray below, or a feeder over paving.', 'Sweep in the evening.'],
        'A tray under a bird feeder',
      ],
      [
        'Close the compost',
        [
          'Fine mesh below, lid above, nothing cooked.',
          'Turn it often, as rats do not like being disturbed.',
        ],
        'A compost bin with a lid',
      ],
      [
        "Move the decking's guests",
        ['Cut plants back from walls, lift the wood pile off the ground.', 'Open places make rats nervous.'],
        'A wood pile on bricks',
      ],
    ],
    turn: [
      'The tits come all the same. They never asked for a bucket.',
      'After two weeks the tail is somewhere else.',
    ],
    asks: ['Who comes to your bird feeder?', 'Where do you keep your bird seed?'],
    ends: {
      pa: 'Less, higher, swept.',
      fi: 'The robin says thank you.',
      t: 'Food, water, harbourage: remove one.',
      h: 'All twelve have given notice.',
      l: "Snow, and only birds' feet on it.",
    },
    caution:
      'Rats carry diseases: gloves for tidying up, wash hands, and leave poison to professionals because of pets and birds of prey.',
    keep: 'the first frost',
    send: 'somebody with a very full bird table',
    own: [
      {
        kinds: ['service', 'price', 'process', 'guarantee'],
        about: 'rats?\\b|rodents?|drain',
        lead: 'And if they have come to stay.',
      },
    ],
    pic: { ask: 'A bird feeder with a tray below it', alt: 'A bird feeder over a tray' },
    claims: [
      [
        'Spilled seed and cooked compost attract rats; remove food and cover',
        'advice of local authorities and bird protection societies',
      ],
    ],
  },
];
