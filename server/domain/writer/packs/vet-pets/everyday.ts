// Food, coat and everyday care.
import type { Idea } from '../../library/idea.ts';
import { DOGS_ALONE } from './kinds.ts';

export const EVERYDAY: readonly Idea[] = [
  {
    id: 'the-jar-for-the-day',
    format: 'tip',
    again: 9,
    emoji: '🥣',
    tags: ['DogFood', 'PetNutrition', 'DogTraining'],
    title: [
      'How many treats can a dog have? Use one jar a day',
      'Treats without extra weight: one jar for the whole day',
    ],
    cover: 'One jar for the whole day',
    gist: [
      "Weigh the day's food in the morning and put it in a jar. Every reward comes out of the jar, what is left in the evening is supper, and nobody feeds twice by mistake.",
      'Treats count when four people hand them out. A jar filled once a day keeps the sum without anyone keeping score.',
    ],
    subject: ['Who has fed the dog?', 'A jar that keeps the family honest'],
    hooks: {
      '*': [
        'Four people live in the house, and each gives the dog just one small biscuit.',
        '"Has anybody fed the dog?" The dog shakes its head.',
        'In a house of four, a dog has four breakfasts.',
      ],
      p: 'Most households do not overfeed at mealtimes. They do it in between.',
      f: 'If everyone in your house is a soft touch, you need a jar.',
      a: 'What is in the jar is what there is.',
      t: 'Daily energy intake equals meals plus extras. The jar fixes the sum and leaves the timing free.',
      h: 'The dog has been fed by three people this morning, and has not eaten for days.',
      i: 'Love can be weighed out in the morning and given all day.',
      l: 'A glass jar by the door, filled each morning. Some rituals are pleasant for both sides.',
    },
    lines: {
      '*': [
        "Fill a jar with the day's ration in the morning. All rewards come out of it, and supper is whatever is left.",
        'A training treat can be the size of a pea. Dogs count how many, and hardly notice how large.',
        'Weigh dry food on kitchen scales now and then. A scoop is a shape, and everybody fills it differently.',
        'Chews and dental sticks are food too. Read on the packet what a day of them amounts to.',
      ],
      h: ['The dog has learnt to look unfed. It took an afternoon, and no jar was consulted.'],
    },
    scene: [
      'Breakfast at seven by the early riser, breakfast at eight by the late one, and in both cases a look of deep gratitude.',
      'One biscuit for sitting, one for the {postman|mail carrier}, one because of those eyes. By noon nobody could say how many.',
    ],
    why: [
      [
        'A biscuit is little to us and a good deal to a small dog, which may weigh a tenth of its owner.',
        'Scale it to body weight, and a bit of cheese for a terrier is a cheese roll for you.',
      ],
      [
        'Nobody sees what the others give, so each believes in the single exception.',
        'Extras add up out of sight, a hand at a time.',
      ],
    ],
    parts: [
      [
        ['Weigh the ration in the morning', 'Fill the jar at breakfast'],
        [
          'Scales once, then a mark on the jar. The amount on the bag is a starting point, and a vet can adjust it.',
          'By weight and not by scoop: a heaped cup can hold a third more than a level one.',
          'With scales. A scoop is a matter of opinion.',
        ],
        'Kibble being weighed into a glass jar',
      ],
      [
        ['Take every reward from it', 'Everything comes out of it'],
        [
          'Ordinary kibble works surprisingly well when it has to be earned.',
          'For recall in the park add something better, and take a little out in exchange.',
          'A bit of dinner is a fine reward if it comes from your hand.',
        ],
        'A hand taking a few pieces out of a jar',
      ],
      [
        ['Serve the rest as supper', 'What is left is dinner'],
        [
          'An empty jar at five means that it has been a day of good behaviour.',
          'The level shows the whole family how the day has gone.',
          'If nothing is, dinner has been eaten in portions.',
        ],
        'The last of a jar poured into a bowl',
      ],
    ],
    turn: [
      'It works for cats, too, provided that you remember who is training whom.',
      'No arguments, no table, only a jar with a mark on it.',
    ],
    asks: ['Who in your house gives the most treats?', 'What will your pet do anything for?'],
    ends: {
      p: 'Ask a vet what the right weight is for your animal, and mark the jar accordingly.',
      f: 'The eyes will still work on you. Only the jar is immune.',
      a: 'Weigh once. Give all day.',
      t: 'Advice commonly keeps extras below a tenth of daily energy, with the meal reduced to match.',
      h: 'The dog considers the jar a gross error of judgement.',
      i: 'Care is often a matter of knowing how much.',
      l: 'A small ceremony, glass on wood, twice a day.',
    },
    keep: 'the day everyone is home',
    send: 'the softest person in your family',
    caution: [
      'Animals on a special diet, and those losing or gaining weight, should be fed as their vet advises.',
      'If your pet is on a diet or its weight is changing, feed it as the vet has said.',
    ],
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: '(?:dog|cat|pet) food|\\btreats\\b|nutrition|weight clinic',
        lead: 'What goes into the jar is a subject here too.',
      },
    ],
    pic: {
      ask: 'A glass jar half full of kibble on a kitchen worktop, dog nose at the edge',
      alt: 'A glass jar of dog food on a worktop with a dog looking at it',
    },
    claims: [
      [
        'Treats should make up at most about ten per cent of daily energy',
        'advice of veterinary nutrition bodies',
      ],
      ['Measuring by scoop is inaccurate', 'published studies of kibble measuring'],
    ],
  },
  {
    id: 'brush-down-to-the-skin',
    format: 'mistake',
    again: 9,
    emoji: '🪮',
    tags: ['DogGrooming', 'CoatCare', 'GroomingTips'],
    wrong: 'Brushing only the top of a long coat',
    title: [
      'How to brush a dog or cat so that it does not mat',
      'Matted coat under a smooth top? How to brush to the skin',
    ],
    cover: 'Brush down to the skin',
    gist: [
      'A coat can look lovely on top and be felt below. Part it in lines and brush each line from the skin outwards, then run a comb through as a test.',
      'The brush glides over the tangles and the comb finds them. If a metal comb gets stuck near the skin, the brushing is not done.',
    ],
    subject: ['Fluffy above, felt below', 'The comb test'],
    hooks: {
      '*': [
        'It is brushed every evening, it looks like a cloud, and it has to be clipped.',
        'A coat can hide a felt jacket under an inch of fluff.',
        'Nice on top is only half of a coat.',
      ],
      p: 'Most matted coats belong to animals that are brushed regularly, though only on the surface.',
      f: 'You brush your dog every day, and the groomer still finds knots. Here is why.',
      a: 'If the comb does not go through, the coat is not brushed.',
      t: 'Mats form at skin level where shed undercoat and friction meet. Surface brushing packs them down.',
      h: 'The top coat is for the neighbours. The trouble is downstairs.',
      i: 'Ten unhurried minutes with a comb are also ten minutes together.',
      l: 'A coat brushed to the root moves like water.',
    },
    lines: {
      '*': [
        'After brushing, run a metal comb through from skin to tip. Where it stops, there is a knot that the brush has skated over.',
        'Knots begin where things rub: behind the ears, under the harness, in the armpits, inside the thighs.',
        'Brush before the bath. Water tightens a tangle, and drying turns it into felt.',
        'Hold the hair at the root while you work at a knot. Then the pull is on your fingers and not on the skin.',
        'Do not cut out mats with scissors. Skin gets drawn up into the knot, and it is thinner than you think.',
      ],
      h: [
        'The dog was brushed every evening, by somebody watching television, on the side facing the screen.',
      ],
    },
    scene: [
      'On the table somebody parts the fur and there it is: below the shine, close to the skin, a mat the size of a beer coaster.',
      '"But I brush him every day", says the owner, quite rightly, and the groomer reaches for the comb.',
    ],
    why: [
      [
        'A soft brush bends at the first resistance, so it smooths the ends and leaves the roots as they were.',
        'Bristles take the easy way across the top. Loose wool stays underneath and winds itself up.',
      ],
      [
        'Mats pull with every movement and keep the skin below them damp.',
        'A tight knot tugs when the animal walks, and air does not get underneath.',
      ],
    ],
    parts: [
      [
        ['Part the coat in lines', 'Work in partings'],
        [
          'Hold the hair up with one hand until you see skin, brush down a thin layer, and move up by a finger.',
          'It is how a hedge is cut: row by row, from the bottom.',
          'You should see skin before you brush. Then the next row.',
        ],
        'A {parting|part} in the coat of a dog with skin visible',
      ],
      [
        ['Start where it rubs', 'Begin where things rub'],
        [
          'Ears, collar, armpits, back of the legs. Do these and stop, if the mood turns.',
          'The back never mats and is always brushed. Begin at the other end.',
          'Behind the ears and under the arms it starts. Nobody gets tangled on the back.',
        ],
        'A slicker brush behind the ear of a dog',
      ],
      [
        ['Finish with the comb test', 'A comb for the last word'],
        [
          'Wide teeth, then narrow. Any stop is a place to go back to.',
          'A comb cannot be talked round.',
          'If it glides, you are done. If it stops, you are not.',
        ],
        'A metal comb passing through a coat',
      ],
      [
        ['Leave bad mats to a groomer', 'Do not fight with felt'],
        [
          'What is close to the skin comes off with clippers, in skilled hands. Hair grows again.',
          'Pulling for half an hour teaches your pet to hate the brush. Clipping takes minutes.',
          'It can be shaved off in a minute. The memory of pulling stays for years.',
        ],
        'Clippers sliding under a mat',
      ],
    ],
    turn: ['A few minutes in the right places beat half an hour on the back.', 'So lift the fluff and look.'],
    asks: ['Where does your pet mat first?', 'How does yours let you know that brushing is over?'],
    ends: {
      p: 'Ask your groomer to show you the {parting|part} once; it takes two minutes to learn.',
      f: 'Your pet may still sulk. That is normal, and involves less combing.',
      a: 'Line, brush, comb. In that order.',
      t: 'Match the tool to the coat: slicker for wool, pin brush for silk, rake for undercoat.',
      h: 'Mats grow at night, while the brush is lying on the dresser looking pleased with itself.',
      i: 'Patience shows in the places that nobody sees.',
      l: 'The comb goes through without a sound.',
    },
    work: 'Groomers spend a good part of the week undoing love: coats brushed faithfully and on top. Two minutes of showing at the table save the next clip, and the owner never forgets them.',
    keep: 'the evening before the next bath',
    send: 'the owner of something very fluffy',
    caution: [
      'Sore, red or smelly skin under a mat needs a vet. Keep scissors away from skin.',
      'Have a vet look at sore, red or smelly skin, and never cut near the skin with scissors.',
    ],
    unless: 'fish only|reptiles only|aquatics',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'product'],
        about: 'groom(?:ing|er|s)?\\b|brush|de-?shed|de-?mat|bath and',
        lead: 'When it has got beyond the comb, there is help.',
      },
    ],
    pic: {
      ask: 'A metal comb in a long coat, close up, hand holding the hair at the root',
      alt: 'A metal comb being drawn through the long coat of a dog',
    },
    claims: [
      ['Mats form near the skin at friction points; line brushing and comb test', 'grooming practice'],
      ['Skin is easily cut when removing mats with scissors', 'veterinary and grooming practice'],
    ],
  },
  {
    id: 'words-on-a-food-label',
    format: 'glossary',
    again: 12,
    emoji: '🏷️',
    tags: ['PetFood', 'PetNutrition', 'LabelReading'],
    title: [
      'What does ash mean on pet food? Label words explained',
      'How to read a pet food label: six words that matter',
    ],
    cover: 'Ash is not an ingredient',
    gist: [
      'Complete, complementary, ash, "with" and "flavour": a handful of words on a pet food label say more than the picture on the front.',
      'Nobody adds ash to pet food. It is a figure for the minerals, and it is one of several label words that are worth knowing.',
    ],
    subject: ['There is no ash in the tin', 'Turn the bag round'],
    hooks: {
      '*': [
        'The back of the bag lists "crude ash". No, nobody emptied a grate into it.',
        'On the front is a steak and on the back a small, honest text. Read the back.',
        'Somewhere on the back, in small letters, is what you are buying.',
      ],
      p: 'A pet food label can be read in a minute by anyone who knows a few of its words.',
      f: 'Ever turned a bag of food round and wondered about the ash?',
      a: 'Ignore the picture. Look for one word: complete.',
      t: 'Analytical constituents are laboratory fractions: protein, fat, fibre, ash, moisture. They say how much and not how good.',
      h: 'If the cat could read the label, it would still lick off the gravy.',
      i: 'To read what we feed is a plain way of taking care.',
      l: 'A label without adjectives has a certain elegance.',
    },
    lines: {
      '*': [
        '"Complete" on pet food means that it can be the only food. "Complementary" means a snack or a topping, however large the bag.',
        'Crude ash is what would be left if the food were burnt: its minerals. Nobody puts it in.',
        'To compare wet with dry food, leave out the water. Ten per cent protein in a tin can be more than thirty in a bag.',
        'The feeding table on the bag is a first guess for an average animal. Yours lives on your sofa.',
      ],
      h: ['A cat has read the label as well. It prefers the other one, the one you no longer buy.'],
    },
    scene: [
      'Aisle seven, two bags, both with a wolf on them. You turn one round, and the print gets very small.',
      'Somebody at the shelf says "look, they put ash in it" and puts the bag back. It happens every week.',
    ],
    why: [
      [
        'The front of a packet is advertising. The back has to follow rules.',
        'Pictures may be chosen freely, while words such as "complete" are regulated in many countries.',
      ],
      [
        'With the right words you can tell a meal from a snack and compare two foods fairly.',
        'A pet fed on something that was meant as an extra may miss what it needs.',
      ],
    ],
    parts: [
      [
        'Complete',
        [
          'Holds all that the animal needs, for the life stage that is named. In America it reads "complete and balanced".',
          'It may be fed alone, day after day. Check for whom: puppy, adult, senior.',
          'Enough for every day, if the age on it fits your animal.',
        ],
        'A finger on the word complete on a label',
      ],
      [
        'Complementary',
        [
          'A snack, a topping or a treat. Good beside a meal and not in place of it.',
          'It supplements. Many tempting tins of plain meat belong here.',
          'Nice to have. Not a meal.',
        ],
        'A small tin beside a bowl of dry food',
      ],
      [
        'Crude ash',
        [
          'The minerals, measured by burning a sample. Calcium and phosphorus are in there.',
          'A laboratory figure and no ingredient. Some of it has to be present.',
          'It is what is left when a sample is burnt: minerals.',
        ],
        'The analytical table on a bag, close up',
      ],
      [
        'With, rich in, flavour',
        [
          'In many countries each word stands for a minimum share. "Flavour" may need very little of the thing.',
          '"With chicken" is less chicken than "chicken". The rules set the steps.',
          'A small word before the meat can mean little meat.',
        ],
        'A label with the name of the food',
      ],
      [
        'Derivatives',
        [
          'A group name for animal or plant parts. It allows recipes to vary from batch to batch.',
          'Not bad in itself, only vague. For allergy diets vague is difficult.',
          'A family name. Who exactly was in it can change.',
        ],
        'A list of ingredients on a packet',
      ],
    ],
    turn: [
      'Then look at the animal: coat, weight and what comes out the other end read the food better than any of us.',
      'Two minutes with a label and one with the scales, and you know what you are feeding.',
    ],
    asks: ['Which word on the bag have you always wondered about?', 'Do you read the front or the back?'],
    ends: {
      p: 'For an animal with a condition the label is not enough. A vet should choose with you.',
      f: 'And now you can explain the ash to somebody else.',
      a: 'Complete: meal. Complementary: extra.',
      t: 'Dry matter basis: divide each figure by one minus moisture. Then compare.',
      h: 'No fireplaces were harmed in the making of the tin.',
      i: 'They eat what we choose, every day of their lives. A minute with the label is owed.',
      l: 'The bowl, filled with something you can name.',
    },
    keep: 'your next trip down the pet food aisle',
    send: 'the person who is worried about the ash',
    caution: [
      'Label rules differ between countries. For illness, pregnancy or special diets ask a vet.',
      'Countries have different rules for labels. With illness, pregnancy or a special diet ask a vet.',
    ],
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: '(?:dog|cat|pet) food|nutrition|\\braw\\b|kibble',
        lead: 'On food there is also this.',
      },
    ],
    pic: {
      ask: 'The back of a pet food bag with a finger under one word, brand out of the picture',
      alt: 'A finger pointing at a word on a pet food label',
    },
    claims: [
      [
        'Meanings of complete, complementary, ash, derivatives; naming rules',
        'feed labelling law of the UK and EU; American rules worded separately',
      ],
      ['Dry matter comparison', 'nutrition textbook'],
    ],
  },
  {
    id: 'feet-that-smell-of-popcorn',
    format: 'answer',
    again: 10,
    emoji: '🍿',
    tags: ['DogFacts', 'DogPaws', 'PetQuestions'],
    question: 'Why do the feet of a dog smell of popcorn?',
    short: [
      'Because harmless bacteria live between the pads, and what they give off smells of corn.',
      'What lives on warm, damp pads smells like that, and mostly it is harmless.',
    ],
    title: [
      "Why do a dog's paws smell like popcorn or {crisps|chips}?",
      'Dog feet that smell of {crisps|corn chips}: is that normal?',
    ],
    cover: 'Why paws smell of popcorn',
    gist: [
      'A dog sweats through its pads, bacteria enjoy the damp, and a mild smell of {crisps|corn chips} is what they leave behind. Faint and even is ordinary; strong and sudden is not.',
      'That biscuity smell between the toes comes from ordinary skin bacteria. It becomes a question only when it turns sour or comes with licking.',
    ],
    subject: ["Yes, you may smell the dog's feet", 'The popcorn question'],
    hooks: {
      '*': [
        'Nobody admits to sniffing the feet of their dog. Everybody knows that they smell of popcorn.',
        'There is a smell of warm {crisps|corn chips} on the sofa, and nobody has opened a bag.',
        'A faint smell of the cinema, from below.',
      ],
      p: 'A popcorn smell from the paws has an ordinary explanation.',
      f: 'You have sniffed the paws of your dog. It is all right. So have we all.',
      a: 'Popcorn is normal. Sour is not.',
      t: 'Volatile compounds from skin bacteria, chiefly in the moist space between the pads, give the smell of corn.',
      h: 'Some dogs smell of popcorn, some of {crisps|corn chips}. None smell of what you paid the groomer for.',
      i: 'Even a foot is a landscape with its own inhabitants.',
      l: 'A sleeping dog, warm paws, a faint note of toasted corn.',
    },
    lines: {
      '*': [
        'Dogs sweat through their pads. The damp suits ordinary skin bacteria, and those smell faintly of popcorn.',
        'All four feet smell alike and mild: normal. One foot smells strong or the dog keeps licking it: have it looked at.',
        'After a wet walk, dry between the toes and not just the top of the foot. That is where damp stays.',
        'Trimming the hair between the pads lets air in, and keeps small stones and ice from balling up.',
      ],
      h: ['The dog smells of popcorn, the cat of nothing, and one of them is smug about it.'],
    },
    scene: [
      'Film night. Somebody says "I can smell popcorn", and everyone turns to look at the dog.',
      'Two feet on a cushion, toes twitching in a dream, and a person leaning over with a curious nose.',
    ],
    why: [
      [
        'Sweat glands of dogs sit mainly in the pads, and between the toes it stays warm and moist.',
        'Little air, some damp and the dust of the day: the gap between the toes is a pleasant place for microbes.',
      ],
      [
        'Such bacteria belong to healthy skin, as they do on ours, and each species has a smell of its own.',
        'Skin is inhabited on every animal. Most of the tenants pay no rent and do no harm.',
      ],
    ],
    parts: [
      [
        ['Mild and on all four: fine', 'The same on each foot is just dog'],
        [
          'An even smell of corn or biscuits is part of a dog. There is nothing to wash off.',
          'If it has always smelt like that, that is the smell of this dog.',
          'Let it be. It comes back in an hour anyway.',
        ],
        'The paw pads of a sleeping dog',
      ],
      [
        ['Sour, sharp or sudden: look closer', 'Strong, new or on one foot only: look'],
        [
          'Spread the toes under a lamp. Redness, swelling, discharge or a cut belong in front of a vet.',
          'One strange foot is of more interest than four strong ones.',
          'Between the toes, with a light. Anything red or wet is for a vet.',
        ],
        'A person spreading the toes of a dog under a lamp',
      ],
      [
        ['Licking says more than smell', 'See whether it licks'],
        [
          'A dog that keeps chewing one foot has a reason: a seed, a nail, an itch.',
          'Rusty stains on pale fur show where the tongue has been busy.',
          'A tongue that keeps going there knows more than your nose.',
        ],
        'A dog licking its paw',
      ],
    ],
    turn: [
      'So it is the smell of a healthy foot at the end of a walk.',
      'Sniff now and then. You are the one who knows what usual smells like.',
    ],
    asks: ['What do the feet of your dog smell of?', 'Popcorn, biscuits or wet carpet: which is yours?'],
    ends: {
      p: 'A quick look between the toes after walks is a habit that pays.',
      f: 'Go on, have a sniff. We will not tell.',
      a: 'Know the normal smell. Then you know the other.',
      t: 'Dry, clip, check: three steps that keep the space between the pads in order.',
      h: 'Butter and salt are not required.',
      i: "Love is knowing what somebody's feet smell of and staying on the sofa.",
      l: 'Warm, faintly sweet, and entirely its own.',
    },
    keep: 'the next evening on the sofa',
    send: 'somebody who has sniffed and never asked',
    caution: [
      'Redness, swelling, limping, a bad smell or constant licking should be seen by a vet.',
      'Go to a vet if a foot is red, swollen, limping, foul or always being licked.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'nail (?:trim|clip|cut)|claw|paw (?:tidy|trim|care)|\\bfeet\\b',
        lead: 'Feet are looked after here as well.',
      },
    ],
    pic: {
      ask: 'The pads of your dog while it sleeps, close up in soft light',
      alt: 'The paw pads of a sleeping dog, close up',
    },
    claims: [
      [
        'Dogs sweat mainly through the pads; skin bacteria cause the corn-like smell',
        'veterinary dermatology; commonly stated by vets',
      ],
      ['Local redness, odour or licking warrants examination', 'veterinary textbook'],
    ],
  },
  {
    id: 'the-handbag-on-the-floor',
    format: 'checklist',
    again: 10,
    emoji: '👜',
    tick: true,
    tags: ['PetSafety', 'DogSafety', 'ToxicToPets'],
    title: [
      'What in your bag is dangerous for a dog?',
      "Bags within a dog's reach: five things that can poison",
    ],
    cover: 'The handbag on the floor',
    gist: [
      'Chewing gum with xylitol, painkillers, chocolate, raisins, vapes: an ordinary handbag on the floor holds more danger for a dog than the whole garden. Hang it up.',
      'Several things in most bags can harm a dog. A hook on the door is the simplest protection there is.',
    ],
    subject: ['Hang it up', 'What a dog finds in a handbag'],
    hooks: {
      '*': [
        'Your dog does not raid the medicine cupboard. It does not have to, the bag is on the floor.',
        'A guest arrives, puts down a bag, and the dog begins its inspection.',
        'To a dog, a handbag is a lucky dip.',
      ],
      p: 'Many poisonings in dogs begin with a bag that somebody put down.',
      f: 'Have a look in your own bag. Then find a hook for it.',
      a: 'No bags on the floor in a house with a dog.',
      t: 'Common agents in bags: xylitol, ibuprofen, theobromine, nicotine, raisins. The dose depends on weight.',
      h: 'Sugar-free gum, three receipts and half a cereal bar. To a dog that is a tasting menu.',
      i: 'A hook at the right height can be a great kindness.',
      l: 'A well-placed hook, and the evening stays quiet.',
    },
    lines: {
      '*': [
        'Sugar-free gum often holds xylitol, also called birch sugar. For dogs it is dangerous in small amounts. Keep it in a drawer.',
        'Bags up on the hook:\n\nSugar-free gum\nPainkillers\nChocolate\nRaisins\nVapes\n\nThey are in nearly every handbag, and none belongs in a dog.',
        'If a dog has eaten something, keep the packet. What, how much and when are the first questions that a vet will ask.',
        'Never give a pet human painkillers. {Paracetamol|Acetaminophen} can kill a cat, and ibuprofen harms dogs.',
      ],
      h: [
        'The dog has been through the bag. The loyalty cards were returned, slightly damp. The gum was not.',
      ],
    },
    scene: [
      'Coffee with friends, four bags by the sofa, and a tail sticking out of the third.',
      'A chewed blister pack on the carpet, and somebody counting tablets that are no longer there.',
    ],
    why: [
      [
        'Dogs smell what is in there through leather and zip, and they eat first and think later.',
        'A nose that finds a crumb under a carpet will find gum in a side pocket.',
      ],
      [
        'Their bodies handle some substances in another way than ours, so a snack for us can be an emergency for them.',
        "What we digest without noticing can drop a dog's blood sugar or harm its kidneys.",
      ],
    ],
    parts: [
      [
        ['Sugar-free gum and mints', 'Gum without sugar'],
        [
          'Xylitol may be listed as birch sugar. It acts quickly in dogs.',
          'A few pieces can be too many for a small dog. Peanut butter without sugar may hold it too.',
          'Look for xylitol, or birch sugar. Little is enough for a little dog.',
        ],
        'A packet of gum beside an open bag',
      ],
      [
        ['Painkillers', 'Pills in foil'],
        [
          'Blister packs rustle like treats. Both ibuprofen and {paracetamol|acetaminophen} can do great harm.',
          'Ordinary to us, dangerous to them. Cats are more sensitive still.',
          'They rattle like treats, and for dogs and cats ours are poison.',
        ],
        'A blister pack on a table, out of reach',
      ],
      [
        ['Chocolate, the dark kind first', 'Chocolate'],
        [
          'The darker it is, the less it takes. Weight of the dog and amount decide.',
          'Baking chocolate is the worst, milk chocolate is less strong, none is a treat.',
          'The more cocoa, the worse. Weigh the dog and name the bar when you call.',
        ],
        'A bar of dark chocolate in a drawer',
      ],
      [
        ['Raisins and cereal bars', 'Raisins, loose or in a bar'],
        [
          'Grapes and raisins can harm the kidneys, and nobody can say at what amount for a given dog.',
          'Because the dose is uncertain, any amount is worth a call.',
          'Nobody knows how many are too many for yours. So {ring|call}.',
        ],
        'A cereal bar with raisins',
      ],
      [
        ['Vapes and nicotine pouches', 'Anything with nicotine'],
        [
          'Bitten open, they release a lot at once. The battery is a second trouble.',
          'Small, sweet smelling and often at nose height in a jacket.',
          'One bite frees all of it. It smells of fruit, too.',
        ],
        'A jacket hung high on a hook',
      ],
    ],
    turn: [
      'A hook costs less than the drive to the emergency clinic.',
      'Put one up for guests. They will wonder, and then they will understand.',
    ],
    asks: ['What has your dog taken out of a bag?', 'Where do guests put their bags at your place?'],
    ends: {
      p: 'Save the number of your vet and of a poisons line in your phone today.',
      f: 'And check the coat pockets while you are at it.',
      a: 'Hook. High. Always.',
      t: 'When you call, have ready: substance, amount, time, weight of the animal.',
      h: 'A chair does not count as a hook. Dogs have looked into it.',
      i: 'A hook, a drawer and a closed zip: most accidents can be prevented by somebody tidy.',
      l: 'Everything in its place, and the dog asleep below it.',
    },
    keep: 'the next time guests arrive',
    send: 'whoever carries half a pharmacy about',
    caution: [
      'If an animal may have eaten something harmful, {ring|call} a vet at once and do not wait for signs. Do not make it vomit unless a vet says so.',
      'Call a vet straight away if your pet may have eaten something harmful. Do not wait, and do not make it vomit on your own.',
    ],
    own: [
      {
        kinds: ['service', 'hours', 'policy'],
        about: "emergenc|out[- ]of[- ]hours|24/7|24[- ]?hours?\\b(?!'? notice)|urgent",
        lead: 'Good to know before it is needed.',
      },
    ],
    pic: {
      ask: 'A handbag hanging on a hook, dog looking up at it',
      alt: 'A bag hanging on a hook above a dog that looks up at it',
    },
    claims: [
      [
        'Xylitol, chocolate, raisins, human painkillers and nicotine are toxic to dogs',
        'veterinary toxicology textbook',
      ],
      ['Do not induce vomiting without advice', 'advice of veterinary poisons services'],
    ],
  },
  {
    id: 'what-the-chip-knows',
    format: 'answer',
    again: 11,
    emoji: '📡',
    tags: ['Microchip', 'LostPet', 'PetSafety'],
    question: 'What is actually stored on a microchip?',
    short: [
      'A number, and nothing else. Your address is in a database, if you have kept it up to date.',
      'Only a number. Who belongs to it stands in a register, as of whenever you last said so.',
    ],
    title: [
      'What is on a pet microchip, and why details go out of date',
      "Is your pet's microchip still registered to you?",
    ],
    cover: 'A chip knows only a number',
    gist: [
      'A microchip holds a number. Your phone number stands in a database, and it is the one you had when the chip was put in. Check it today.',
      'The chip does not know where the animal is, nor who you are. It leads to a record, and records move house less often than people do.',
    ],
    subject: ['Does your cat still live at your old address?', 'Check the number behind the number'],
    hooks: {
      '*': [
        'A cat is found, the chip is read, and the telephone rings in {a flat|an apartment} you left three years ago.',
        'The chip is as long as a grain of rice. It knows one thing.',
        'It can bring your cat home, to wherever you lived when you last told it.',
      ],
      p: 'A chip is only as good as the telephone number registered with it.',
      f: 'Have you moved or changed your number since your pet was chipped? Then this is for you.',
      a: 'A chip does not locate anybody. It is a number.',
      t: 'A passive transponder: no battery, no location, one number sent back when a reader comes near.',
      h: 'According to the database the dog lives with your former boyfriend and answers his phone.',
      i: 'Ten minutes at a screen can bring somebody home one day.',
      l: 'A number no one sees, and a door that opens again.',
    },
    lines: {
      '*': [
        'A pet microchip holds a number and nothing more. If your phone number has changed, tell the database, since the chip will not.',
        'Microchips do not track. No battery, no satellite, no map. Somebody has to find the animal and hold a reader to it.',
        'Ask for a scan at the next appointment. Chips can wander a little, and very rarely one stops working.',
        'Enter a second contact who would pick up while you are {on holiday|on vacation}. That is when animals get lost.',
      ],
      h: ['The chip was read within minutes. The number belonged to a fax machine. It was very moved.'],
    },
    scene: [
      'Someone carries a tabby into a clinic wrapped in a towel. The reader beeps, there is a number, and no one answers it.',
      'The chip card lies in a drawer with the old lease, and both have the same address.',
    ],
    why: [
      [
        'The chip has no battery and no memory for names. A reader wakes it, and it answers with its digits.',
        'Everything else about you was typed into a form on the day it was implanted.',
      ],
      [
        'People change address and number every few years, and hardly anyone thinks of the chip.',
        'On the list of things to tell when you move, the cat comes after the bank.',
      ],
    ],
    parts: [
      [
        ['Find the number', 'Get the number'],
        [
          'On the vaccination card, the passport or an old bill. Otherwise any vet can read it out.',
          'Photograph it, so that you have it while travelling.',
          'Papers have it, and a scanner has it in a second.',
        ],
        'A vaccination card beside a phone',
      ],
      [
        ['Look up where it is registered', 'Find out which register has it'],
        [
          'There are several databases, and they differ by country. Some websites tell you which one holds a number.',
          'In some countries the chip is put in by a vet and registered by you. Check that somebody did.',
          'There are several, and yours may be in none.',
        ],
        'A person typing a number into a laptop',
      ],
      [
        ['Correct phone and address', 'Bring it up to date'],
        [
          'Mobile first, a second contact after it. An email address that you still read helps too.',
          'Keep the confirmation. It proves that the record is yours.',
          'A number that somebody answers, and another one behind it.',
        ],
        'A form with a phone number field on a screen',
      ],
      [
        ['Have it scanned once a year', 'Let someone scan it now and then'],
        [
          'A moment with the reader shows that it works and where it sits.',
          'It may be found at the shoulder instead of between the blades.',
          'Chips wander. It should still be there.',
        ],
        'A reader held to the shoulders of a cat',
      ],
    ],
    turn: [
      'Ten minutes tonight, and whoever is found can get home.',
      'A tag on the collar still helps: it can be read without a reader.',
    ],
    asks: [
      "When did you last check what your pet's chip leads to?",
      'Who would pick up if your pet were found today?',
    ],
    ends: {
      p: 'Put a note in the calendar: every move and each new phone, tell the database.',
      f: 'Do it now. The kettle has not even boiled.',
      a: 'Chip, database, phone. All three or none.',
      t: 'Trackers with satellite positioning are another device: they need a battery and a network.',
      h: 'A chip cannot dial. It relies on you for that part.',
      i: 'Someone kind will find the animal. Make it simple for them to find you.',
      l: 'And then a key in the lock, and small feet.',
    },
    work: 'Clinics and shelters scan strays every week, and the hard cases are seldom those without a chip. They are the ones where the chip leads to a number that has been given up.',
    keep: 'the day you get a new phone number',
    send: 'anyone who has moved since they got their pet',
    caution: [
      'Whether chips and registration are compulsory depends on the country and the animal.',
      'It depends on country and kind of animal whether chip and registration are required.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer', 'event'],
        about: 'microchip|\\bchip(?:s|ping|ped)?\\b',
        lead: 'About chips there is this to know.',
      },
    ],
    pic: {
      ask: 'A microchip reader held near a calm cat or dog, or the chip card beside a phone',
      alt: 'A microchip reader held near the shoulders of a cat',
    },
    claims: [
      [
        'Pet microchips are passive and hold an identification number',
        'ISO standard for animal transponders',
      ],
      [
        'Outdated contact details are a frequent reason why chipped pets are not returned',
        'reports of rehoming charities',
      ],
    ],
  },
  {
    id: 'fur-for-the-birds',
    format: 'myth',
    again: 11,
    emoji: '🪺',
    tags: ['BirdNests', 'PetGrooming', 'WildlifeGarden'],
    myth: 'Brushed-out fur is a present for nesting birds',
    short: [
      'Only if the animal has had no flea or tick treatment. Traces stay in the fur and end up in the nest.',
      'It is one only from an untreated animal. The rest carries poison into the nest.',
    ],
    unless: DOGS_ALONE,
    title: [
      'Should you leave pet fur out for nesting birds?',
      'Dog hair for nests: when it helps and when it harms',
    ],
    cover: 'Fur in the nest? Not always',
    gist: [
      'Birds do line nests with fur. If your pet has been given a spot-on against fleas or ticks, the fur carries it along, so put it in the {bin|trash} and not on the hedge.',
      'Hanging brushed-out wool in the garden is kindly meant. After parasite treatment it takes insecticide to the chicks.',
    ],
    subject: ['Not on the hedge, please', 'What a blue tit builds with'],
    hooks: {
      '*': [
        'A ball of dog wool on the hedge, and a blue tit that cannot believe its luck.',
        'In spring half of the neighbourhood hangs out fur for the birds. It is kind, and it is often a mistake.',
        'Kindness to birds begins with reading the packet of the flea drops.',
      ],
      p: 'Fur from treated pets can carry insecticide into nests, as studies of nest linings have shown.',
      f: 'You meant well with the fur on the hedge. So did we all, until somebody measured it.',
      a: 'Treated pet: fur in the {bin|trash}.',
      t: 'Fipronil, imidacloprid and permethrin have been found in nests lined with fur, in studies from Britain and the Netherlands.',
      h: 'The birds would have taken it. Birds also nest in traffic lights.',
      i: 'Kindness works better when it has been checked.',
      l: 'Moss, a feather, the wool of sheep from a fence: nests have always been well appointed.',
    },
    lines: {
      '*': [
        'If your pet has had a spot-on or a flea collar, put the brushed-out fur in the {bin|trash}. In a nest, the chicks would lie on it.',
        "Birds manage without us. Leave moss in the lawn, spiders' webs in the hedge and some long grass standing.",
        'A dog with a fresh spot-on should stay out of ponds and streams. Ask for how long: it is on the leaflet.',
        'Hair from our own brush is no gift either: long strands wind round small legs.',
      ],
      h: ['A tit has no use for a luxury lining. It is moving out in three weeks anyway.'],
    },
    scene: [
      'First warm weekend, an old dog in the sun, a brush, and a cloud of undercoat drifting towards the hedge.',
      "A great tit sits on the {washing line|clothesline} with a beard of somebody's collie.",
    ],
    why: [
      [
        'Treatments against fleas and ticks are made to stay on the coat for weeks, and they are made to kill insects.',
        'What protects a dog for a month comes off along with its hair.',
      ],
      [
        'Chicks sit on the lining with bare skin, and their parents feed them on insects.',
        'Eggs and naked nestlings lie directly on whatever was carried in.',
      ],
    ],
    parts: [
      [
        ['Treated? Then into the {bin|trash}', 'After flea drops, throw it away'],
        [
          'Spot-ons, collars and sprays count. With tablets opinions differ, so the bin is the careful answer.',
          'Take the fur indoors, since wind takes it further than you would think.',
          'What kills fleas does nestlings no good.',
        ],
        'A ball of fur dropped into a bin',
      ],
      [
        ['Offer what was never treated', 'Give them things from nature'],
        [
          "Moss, dry grass, feathers, raw sheep's wool from an untreated fleece, in short pieces.",
          "Leave a corner untidy. It is the best builder's merchant for birds.",
          'Moss, grass and untreated wool, and a corner that nobody rakes.',
        ],
        'Moss and dry grass in a garden corner',
      ],
      [
        ['Ask before treating by habit', 'Talk about how often to treat'],
        [
          'How often a pet needs treatment depends on how and where it lives. A vet can judge the risk.',
          'Less is sometimes enough, and sometimes not. That is a conversation and not a guess.',
          'It may be less than the calendar says, or it may not. Ask.',
        ],
        'A vet talking with the owner of a dog',
      ],
    ],
    turn: [
      'The birds have been building since long before there were brushes.',
      'Do not stop treating on account of this; only keep the fur to yourself.',
    ],
    asks: ['What do birds take from your garden for their nests?', 'Did you ever hang out fur for them?'],
    ends: {
      p: 'Treatment protects pets and people. The point is where the hair goes.',
      f: 'Tell the neighbours gently. They meant well too.',
      a: 'Brush indoors. {Bin|Toss} it.',
      t: 'Check the leaflet for the days without bathing or swimming after a spot-on.',
      h: 'Nests were invented well before brushes, and have done without collies so far.',
      i: 'To care for one animal without harming another takes a little thought.',
      l: 'Let them have the moss.',
    },
    keep: 'the first warm day with a brush',
    send: 'the neighbour with the fur on the hedge',
    caution: [
      'Do not change or stop a parasite treatment without asking a vet.',
      'Leave parasite treatment as it is until you have asked a vet.',
    ],
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: '\\bfleas?\\b|\\bticks?\\b|parasite|worming',
        lead: 'A question for the next appointment, perhaps.',
      },
    ],
    pic: {
      ask: 'A brush full of fur on a garden table, birds or hedge in the background',
      alt: 'A brush full of dog fur on a garden table',
    },
    claims: [
      [
        'Insecticides from pet treatments found in bird nests lined with fur',
        'published studies, University of Sussex 2025 and Dutch work before it',
      ],
      ['Treatments are excreted on hair; leaflets restrict bathing and swimming', 'product leaflets'],
    ],
  },
  {
    id: 'dinner-when-the-clocks-change',
    format: 'season',
    again: 5,
    emoji: '🕰️',
    tags: ['ClocksChange', 'PetRoutine', 'CatLife'],
    title: [
      'When the clocks change: how to shift your pet to the new time',
      'Pets and the clock change: ten minutes a day',
    ],
    cover: 'Dinner moves by an hour',
    gist: [
      'Pets do not change their clocks. Move meals and walks by ten minutes a day from some days before, and nobody sits on your chest at five.',
      'An hour at once is a long wait for an empty bowl. Six small steps are hardly noticed.',
    ],
    subject: ['The cat has not been told', 'Ten minutes a day, and everybody sleeps'],
    hooks: {
      '*': [
        'The clocks change at the weekend. The cat was not consulted.',
        'At five in the morning, on the first day of the new time, a paw is placed on your face.',
        'No law can make a stomach an hour younger.',
      ],
      p: 'Moving meals in small steps spares animals and owners a week of early mornings.',
      f: 'If your pet wakes you by the minute, start moving breakfast now.',
      a: 'Ten minutes a day. Begin before the clock does.',
      t: 'Animals anticipate food by an internal rhythm, trained by regular mealtimes. It shifts slowly.',
      h: 'Governments can move an hour. A hungry cat does not recognise the government.',
      i: 'To go gently with those who cannot read a clock is a small decency.',
      l: 'Softer mornings can be arranged, a few minutes at a time.',
    },
    lines: {
      '*': [
        'From some days before the clocks change, move meals by ten minutes a day. On the day itself your pet has arrived already.',
        'Tablets and insulin keep to their interval. Ask your vet how to move them before you move anything.',
        'After the change evening walks fall into the dark or the dusk. Check the light on the collar before you need it.',
        'Deer and foxes keep the old time. On roads at dusk the commuters turn up an hour off, so {leads|leashes} on near traffic.',
      ],
      h: ['The dog adapted to the new time at once, in one direction only: the one with earlier dinner.'],
    },
    scene: [
      'Sunday, new time, the house is asleep. On the landing somebody is sitting in front of your door, breathing.',
      'The oven clock says one thing, the phone another, and the bowl says empty.',
    ],
    why: [
      [
        "A pet's body expects food when it has always come. Hunger keeps good time.",
        'Regular mealtimes set an inner clock, and no weekend resets it.',
      ],
      [
        'Small steps stay below what an animal minds, whereas a whole hour is well above it.',
        'Ten minutes late is a delay. Sixty is an outrage.',
      ],
    ],
    parts: [
      [
        ['Start some days before', 'Move it in small steps'],
        [
          'Ten minutes a day, later or earlier according to the direction of the change.',
          'Six steps make the hour. You may also begin afterwards, with less sleep.',
          'A week of tens makes an hour, and no one notices.',
        ],
        'A bowl and a kitchen clock',
      ],
      [
        ['Move walks and bedtime along with it', 'All of it together'],
        [
          'The day hangs together: a meal that moves alone pulls the rest out of order.',
          'Same order as always, only shifted.',
          'Walk, bowl, bed: if one moves, the others come too.',
        ],
        'A {lead|leash} by the door in the dusk',
      ],
      [
        ['Ask about medicine', 'Medicines only after asking'],
        [
          'Some drugs need a fixed interval. Your vet will say whether and how to move them.',
          'Write the new times on the packet once they are agreed.',
          'Some of them keep to hours and not to habits.',
        ],
        'A medicine packet beside a clock',
      ],
      [
        ['Check the light on the collar', 'Check your lamps'],
        [
          'Overnight the walk is in the dark. Reflectors on you, a lamp on the dog.',
          'Batteries go in summer, unnoticed.',
          'From now on it is dark at the lamp post.',
        ],
        'A dog with a lit collar at dusk',
      ],
    ],
    turn: [
      'On Sunday everyone sleeps until the new seven, or very nearly.',
      'Fish, by the way, do it too: the lamp on a timer will do for them.',
    ],
    asks: ['At what time does your pet wake you?', 'How does yours announce that dinner is late?'],
    ends: {
      p: 'It is a good weekend to check collars, tags and lamps as well.',
      f: 'Sleep well. As long as you are let.',
      a: 'Ten minutes. Each day. Both bowls.',
      t: 'With automatic feeders, change the timer in the same steps.',
      h: 'Cats had the right time before there were clocks, and they mention it daily.',
      i: 'We share our hours with them. It is fair to share the change.',
      l: 'Dusk, a lamp, and supper at its time.',
    },
    keep: 'the week before the clocks change',
    send: 'somebody who gets woken by a paw',
    when: { months: [3, 10] },
    own: [
      {
        kinds: ['hours', 'product', 'service'],
        about: 'evening|winter hours|summer hours|collar|reflect|(?:early|late) walk',
        lead: 'For the hours around dusk and breakfast, there is this.',
      },
    ],
    pic: {
      ask: 'A pet sitting in front of an empty bowl with a kitchen clock behind it',
      alt: 'A cat sitting beside an empty bowl under a kitchen clock',
    },
    claims: [
      ['Food anticipatory activity follows trained mealtimes', 'animal behaviour textbook'],
      ['Some medicines need fixed intervals', 'veterinary practice'],
    ],
  },
];
