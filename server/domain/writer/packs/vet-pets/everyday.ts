// Food, coat and everyday care.
import type { Idea } from '../../library/idea.ts';
import { DOGS_ALONE, NO_DOGS, NO_FUR, NO_LESSONS, PRACTICES } from './kinds.ts';

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
    cover: 'Treats: one jar for the whole day',
    gist: [
      "Weigh your dog's food in the morning and put it in a jar. Every treat comes out of the jar, and what is left in the evening is supper.",
      'When four people give treats, a dog gets fat. Fill one jar a day, and everybody sees how much is left.',
    ],
    subject: ['Has anybody fed the dog?', 'One jar of treats a day'],
    hooks: {
      '*': [
        'Four people live in the house, and each gives the dog just one small treat.',
        '"Has anybody fed the dog?" The dog says no.',
        'With four people in the house a dog can get four breakfasts. One jar helps.',
      ],
      p: 'Most dogs do not get too much at mealtimes. They get it in between, as treats.',
      f: 'Can nobody in your family say no to the dog? You need a treat jar.',
      a: 'Your dog gets what is in the jar, and no more.',
      t: "A day's food is meals plus treats. A jar fixes the amount and leaves the time to you.",
      h: 'The dog has been fed by three people this morning, and has not eaten for days.',
      i: 'With a treat jar you can give all day and never too much.',
      l: 'A glass jar by the door, filled each morning for the dog.',
    },
    lines: {
      '*': [
        "Put the dog's food for the day in a jar. All treats come out of it, and supper is what is left.",
        'A training treat can be as small as a pea. Dogs count how many they get, not how large they are.',
        "Weigh your dog's food on kitchen scales now and then. A scoop is never the same twice.",
        'Chews and dental sticks are food, too. Read on the packet how much one of them is.',
      ],
      h: ['Your dog has learnt to look hungry. It took one afternoon.'],
    },
    scene: [
      'Breakfast at seven by the early riser, breakfast at eight by the late one, and in both cases a look of deep gratitude.',
      'One biscuit for sitting, one for the {postman|mail carrier}, one because of those eyes. By noon nobody could say how many.',
    ],
    why: [
      [
        'A biscuit is little for us and a lot for a small dog.',
        'A bit of cheese for a terrier is like a whole cheese sandwich for you.',
      ],
      [
        'Nobody sees what the others give, so everybody thinks it is the only one.',
        'Treats add up, one hand at a time.',
      ],
    ],
    parts: [
      [
        ['Weigh the food in the morning', 'Fill the jar at breakfast'],
        [
          'Weigh it once, then put a mark on the jar. Your vet can tell you how much is right.',
          'Use scales. A heaped cup can hold a third more than a level one.',
          'Use scales and not a scoop.',
        ],
        'Kibble being weighed into a glass jar',
      ],
      [
        ['Take every treat from the jar', 'Let all treats come out of it'],
        [
          'Ordinary dry food works surprisingly well as a treat.',
          'For training in the park take something better, and take a little out in exchange.',
          'A bit of dinner is a fine treat if it comes from your hand.',
        ],
        'A hand taking a few pieces out of a jar',
      ],
      [
        ['What is left is supper', 'Serve the rest in the evening'],
        [
          'If the jar is empty at five, it was a day of good behaviour.',
          'Everybody in the family can see how much is left.',
          'If nothing is left, your dog has already had its dinner.',
        ],
        'The last of a jar poured into a bowl',
      ],
    ],
    turn: ['It works for cats as well.', 'No arguments, just a jar with a mark on it.'],
    asks: ['Who in your family gives the most treats?', 'What will your pet do anything for?'],
    ends: {
      p: 'Ask your vet what your pet should weigh, and fill the jar accordingly.',
      f: 'Those eyes will still work on you. The jar does not mind.',
      a: 'Weigh once, give all day.',
      t: "Treats should be less than a tenth of the day's food, and the meals smaller to match.",
      h: 'The dog thinks the jar is a mistake.',
      i: 'Sometimes love means measuring.',
      l: 'A small ritual, twice a day.',
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
        lead: 'What could go into the jar:',
      },
    ],
    unless: `${NO_DOGS}|${NO_LESSONS}`,
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
      'A coat can look lovely on top and be matted below. Part it, brush from the skin outwards, and then try with a comb.',
      'A brush glides over tangles and a comb finds them. If the comb gets stuck, the coat is not brushed.',
    ],
    subject: ['Fluffy on top, matted below', 'Try the comb test'],
    hooks: {
      '*': [
        'Your dog is brushed every evening, looks like a cloud, and still has mats. Why?',
        'Under a fluffy coat there can be a layer of felt.',
        'A coat that looks brushed on top can be matted at the skin.',
      ],
      p: 'Most matted coats belong to animals that are brushed regularly, though only on the surface.',
      f: 'You brush your dog every day, and the groomer still finds knots. Here is why.',
      a: "If the comb does not go through, your pet's coat is not brushed.",
      t: 'Mats form at the skin, where loose undercoat rubs. Brushing the top presses them down.',
      h: "The top of your dog's coat is for the neighbours. The trouble is below.",
      i: 'Ten minutes with a comb are also ten minutes with your pet.',
      l: 'A coat that is brushed to the skin moves like water.',
    },
    lines: {
      '*': [
        'After brushing your pet, run a metal comb through from skin to tip. Where it stops, there is still a knot.',
        "Mats in a pet's coat begin where it rubs: behind the ears, under the harness, in the armpits, inside the thighs.",
        'Brush your pet before the bath. Water makes tangles tighter.',
        "Hold the hair at the root while you work on a knot. Then it does not pull at your pet's skin.",
        'Never cut mats out of a coat with scissors. The skin is pulled into the knot, and it is thin.',
      ],
      h: [
        'The dog was brushed every evening, by somebody watching television, on the side facing the screen.',
      ],
    },
    scene: [
      'On the table somebody parts the fur. Below the shine, close to the skin, is a mat the size of a coaster.',
      '"But I brush him every day", says the owner, quite rightly, and the groomer reaches for the comb.',
    ],
    why: [
      [
        'A soft brush bends and smooths only the tips. Nothing changes at the skin.',
        'The bristles glide over the top, and the loose wool stays below.',
      ],
      [
        'Mats pull with every movement and keep the skin below them damp.',
        'A tight knot pulls at every step, and no air gets to the skin.',
      ],
    ],
    parts: [
      [
        ['Part the coat and brush in rows', 'Brush row by row'],
        [
          'Hold the hair up until you see skin, brush a thin layer down, and move up by a finger.',
          'Row by row, from the bottom up.',
          'You should see the skin before you brush the next row.',
        ],
        'A {parting|part} in the coat of a dog with skin visible',
      ],
      [
        ['Start where the coat rubs', 'Begin behind the ears and armpits'],
        [
          'If your pet has had enough after that, stop.',
          'The back hardly ever mats. The other places do.',
          'Mats begin there, and hardly ever on the back.',
        ],
        'A slicker brush behind the ear of a dog',
      ],
      [
        ['Finish with the comb test', 'Test it with a comb'],
        [
          'Wide teeth, then narrow. Any stop is a place to go back to.',
          'You can fool a brush, but not a comb.',
          'If it glides, you are done. If it stops, you are not.',
        ],
        'A metal comb passing through a coat',
      ],
      [
        ['Leave bad mats to a groomer', 'Do not pull at felt'],
        [
          'Mats close to the skin have to be clipped by somebody who can. Hair grows again.',
          'If you pull for half an hour, your pet will hate the brush. Clipping takes minutes.',
          'Clipping takes a minute. Your pet remembers pulling for years.',
        ],
        'Clippers sliding under a mat',
      ],
    ],
    turn: [
      'A few minutes in the right places are better than half an hour on the back.',
      'So lift the coat and look.',
    ],
    asks: ['Where does your pet get mats first?', 'How does your pet tell you that brushing is over?'],
    ends: {
      p: 'Let your groomer show you once. It takes two minutes to learn.',
      f: 'Your pet may still sulk. That is normal.',
      a: 'Part, brush, comb, in that order.',
      t: 'Match the tool to the coat: slicker for wool, pin brush for silk, rake for undercoat.',
      h: 'Mats grow at night, while the brush lies on the dresser.',
      i: 'Good care shows where nobody looks.',
      l: 'The comb goes through without a sound.',
    },
    work: 'Groomers spend much of the week on coats that were brushed every day and only on top. Showing it once saves the next clip.',
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
        lead: 'When the comb is no longer enough:',
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
    cover: 'How to read a pet food label',
    gist: [
      'Complete, complementary, ash, "with" and "flavour": a handful of words on a pet food label say more than the picture on the front.',
      'Nobody adds ash to pet food. It is a figure for the minerals, and one of a few label words that are worth knowing.',
    ],
    subject: ['There is no ash in pet food', 'Read the back of the bag'],
    hooks: {
      '*': [
        'The pet food label says "crude ash". No, nobody puts ash in it.',
        'On the front of the bag is a steak. What your pet really gets is on the back.',
        'What does the small print on a bag of pet food mean?',
      ],
      p: 'A pet food label can be read in a minute by anyone who knows a few of its words.',
      f: "Have you ever read the label on your pet's food and wondered about the ash?",
      a: 'On a pet food label look for one word first: complete.',
      t: 'A pet food label lists protein, fat, fibre, ash and moisture. It says how much, and not how good.',
      h: 'If the cat could read the label, it would still only lick off the gravy.',
      i: 'Reading the label is a simple way of caring for your pet.',
      l: 'A quiet minute with the back of the bag.',
    },
    lines: {
      '*': [
        '"{Complete|Complete and balanced}" on pet food means that it can be the only food. {"Complementary"|"Supplemental"} means a snack or a topping, however large the bag.',
        'Crude ash is what would be left if the food were burnt: its minerals. Nobody puts it in.',
        'Comparing wet and dry pet food? Leave out the water. Ten per cent protein in a tin can be more than thirty in a bag.',
        'The feeding table on the bag is for an average animal. Yours may need more or less.',
      ],
      h: ['The cat prefers the food that you no longer buy.'],
    },
    scene: [
      'In the pet food aisle: two bags, both with a wolf on them. You turn one round, and the print gets very small.',
      'Somebody at the shelf says "look, there is ash in it" and puts the bag back.',
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
        '{Complete|Complete and balanced}',
        [
          'Contains all that the animal needs at the age named on it.',
          'Can be the only food, every day. Check for whom: puppy, adult, senior.',
          'Enough for every day, if the age on it fits your pet.',
        ],
        'A finger on the word complete on a label',
      ],
      [
        '{Complementary|Supplemental or treat}',
        [
          'A snack, a topping or a treat. Good beside a meal and not in place of it.',
          'It only supplements. Many tins of plain meat belong here.',
          'Nice to have, but not a meal.',
        ],
        'A small tin beside a bowl of dry food',
      ],
      [
        'Crude ash',
        [
          'The minerals, measured by burning a sample. Calcium and phosphorus are in there.',
          'A figure from a laboratory and not an ingredient. Some of it has to be there.',
          'It is what is left when a sample is burnt: minerals.',
        ],
        'The analytical table on a bag, close up',
      ],
      [
        'With, rich in, flavour',
        [
          'Each word stands for a different amount. "Flavour" may need very little.',
          '"With chicken" is less chicken than "chicken".',
          'A small word before the meat can mean little meat.',
        ],
        'A label with the name of the food',
      ],
      [
        'Derivatives or by-products',
        [
          'A group name for parts of animals or plants. What exactly is in it can change.',
          'Not bad in itself, just vague. With an allergy that is difficult.',
          'You do not know exactly what is in it.',
        ],
        'A list of ingredients on a packet',
      ],
    ],
    turn: [
      'Then look at your pet: coat, weight and what comes out tell you whether the food is right.',
      'Two minutes with the label and one with the scales, and you know what you feed.',
    ],
    asks: [
      'Which word on the bag have you always wondered about?',
      'Front or back of the packet: which do you read?',
    ],
    ends: {
      p: 'When a pet is unwell, the label is not enough. Choose the food with a vet.',
      f: 'And now you can explain the ash to somebody else.',
      a: '{Complete|Complete and balanced} is a meal. Everything else is extra.',
      t: 'Dry matter basis: divide each figure by one minus moisture. Then compare.',
      h: 'No fireplace was emptied into the tin.',
      i: 'Our pets eat what we choose, every day. The label is worth a minute.',
      l: 'A bowl filled with something you can name.',
    },
    keep: 'your next trip down the pet food aisle',
    send: 'the person who is worried about the ash',
    caution: [
      'With an illness, a pregnancy or a special diet, ask a vet before you change the food.',
      'For a pet that is ill, pregnant or on a diet, let a vet choose the food.',
    ],
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: '(?:dog|cat|pet) food|nutrition|\\braw\\b|kibble',
        lead: 'About pet food with us:',
      },
    ],
    only: `${PRACTICES}|pet (?:shop|store|suppl|food)|nutrition|\\braw\\b|kibble|dog food|cat food`,
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
    question: "Why do my dog's paws smell of popcorn?",
    short: [
      'Because harmless bacteria live between the pads, and they smell of corn.',
      'It is the bacteria on warm, damp pads, and mostly they are harmless.',
    ],
    title: [
      "Why do a dog's paws smell like popcorn or {crisps|chips}?",
      'Dog feet that smell of {crisps|corn chips}: is that normal?',
    ],
    cover: 'Why dog paws smell of popcorn',
    gist: [
      'Dogs sweat through their pads, and harmless bacteria there smell of {crisps|corn chips}. Faint and on all four paws is normal. Strong and sudden is not.',
      "The popcorn smell of a dog's paws comes from ordinary skin bacteria. If it turns sour or your dog keeps licking, look closer.",
    ],
    subject: ["Your dog's feet smell of popcorn?", 'Why dog paws smell like that'],
    hooks: {
      '*': [
        "Nobody admits to sniffing their dog's paws. Everybody knows that they smell of popcorn.",
        "The sofa smells of {crisps|corn chips}, and nobody has opened a bag. It is the dog's paws.",
        "Do your dog's paws smell of popcorn? That is quite normal.",
      ],
      p: "The popcorn smell of a dog's paws has a simple explanation.",
      f: "You have sniffed your dog's paws. We all have.",
      a: "A dog's paws may smell of popcorn. Sour is not normal.",
      t: "Bacteria on the skin between a dog's pads give off substances that smell of corn.",
      h: "Some dogs' paws smell of popcorn, some of {crisps|corn chips}. None smell of what you paid the groomer for.",
      i: "Even a dog's paw is full of life.",
      l: 'A sleeping dog, warm paws, a faint smell of popcorn.',
    },
    lines: {
      '*': [
        'Dogs sweat through their pads. The damp suits ordinary skin bacteria, and those smell faintly of popcorn.',
        'All four paws smell alike and mild: normal. One paw smells strong or your dog keeps licking it: have it looked at.',
        'After a wet walk, dry your dog between the toes. That is where it stays damp.',
        "Trim the hair between your dog's pads: it lets air in, and stones and ice cannot stick.",
      ],
      h: ['The dog smells of popcorn and the cat of nothing, and one of them is smug about it.'],
    },
    scene: [
      'Film night. Somebody says "I can smell popcorn", and everyone turns to look at the dog.',
      'Two paws on a cushion, twitching in a dream, and a person leaning over with a curious nose.',
    ],
    why: [
      [
        'Dogs sweat mainly through their pads, and between the toes it stays warm and damp.',
        'Between the toes there is little air and some damp. Bacteria like that.',
      ],
      [
        'These bacteria belong on healthy skin, as they do on ours.',
        'Every skin has bacteria on it. Most of them do no harm.',
      ],
    ],
    parts: [
      [
        ['A mild smell on all four is fine', 'The same smell on each paw is normal'],
        [
          'There is nothing to wash off.',
          'If it has always smelt like that, that is just your dog.',
          'It comes back in an hour anyway.',
        ],
        'The paw pads of a sleeping dog',
      ],
      [
        ['A sour or sudden smell: look closer', 'Check a paw that smells different'],
        [
          'Spread the toes under a lamp. If it is red, swollen or wet, see a vet.',
          'One odd paw matters more than four strong ones.',
          'Look between the toes with a light. Anything red or wet is for a vet.',
        ],
        'A person spreading the toes of a dog under a lamp',
      ],
      [
        ['See whether your dog licks its paws', 'Notice how often it licks'],
        [
          'A dog that keeps chewing one paw has a reason: a seed, a nail, an itch.',
          'Rusty stains on pale fur show where it has been licking.',
          'If it cannot stop licking, have it looked at.',
        ],
        'A dog licking its paw',
      ],
    ],
    turn: [
      'So it is simply the smell of healthy paws.',
      'Have a sniff now and then. Then you notice when it changes.',
    ],
    asks: [
      "Which smell do your dog's feet have?",
      'Popcorn, biscuits or wet carpet: what is it with your dog?',
    ],
    ends: {
      p: 'Look between the toes after walks. It is a good habit.',
      f: 'Go on, have a sniff. We will not tell.',
      a: 'If you know the normal smell, you notice another one.',
      t: 'Dry, trim, check: that keeps the skin between the pads healthy.',
      h: 'Butter and salt are not required.',
      i: "Love is knowing what somebody's feet smell of and staying on the sofa.",
      l: 'Warm, faintly sweet, and your own dog.',
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
        lead: "If your dog's paws need care:",
      },
    ],
    unless: NO_DOGS,
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
    cover: 'Dogs: hang your handbag up',
    gist: [
      'Chewing gum with xylitol, painkillers, chocolate, raisins, vapes: a handbag on the floor can poison a dog. Hang it up.',
      'In most handbags there are several things that can harm a dog. A hook on the door helps.',
    ],
    subject: ['Hang your bag up when there is a dog', 'What a dog finds in a handbag'],
    hooks: {
      '*': [
        'Your dog does not need the medicine cupboard. Your handbag is on the floor.',
        'A guest puts down a bag, and the dog looks what is in it. That can be dangerous.',
        'What is in your handbag that could poison a dog? More than you think.',
      ],
      p: 'Many dogs are poisoned by something out of a bag that somebody put down.',
      f: 'Do you have a dog? Look into your own handbag, and then find a hook for it.',
      a: 'No bags on the floor in a house with a dog.',
      t: 'Dangerous for dogs and in many bags: xylitol, ibuprofen, chocolate, nicotine, raisins. The dose depends on weight.',
      h: 'Sugar-free gum, three receipts and half a cereal bar: to a dog your handbag is a tasting menu.',
      i: 'A hook for handbags can save a dog.',
      l: 'A hook for the handbag, and a quiet evening with the dog.',
    },
    lines: {
      '*': [
        'Sugar-free gum often contains xylitol, also called birch sugar. Even a little is dangerous for dogs. Keep it in a drawer.',
        'Bags up on the hook:\n\nSugar-free gum\nPainkillers\nChocolate\nRaisins\nVapes\n\nThey are in nearly every handbag, and none belongs in a dog.',
        'Has your dog eaten something? Keep the packet. What, how much and when are the first questions a vet will ask.',
        'Never give a pet human painkillers. {Paracetamol|Acetaminophen} can kill a cat, and ibuprofen harms dogs.',
      ],
      h: ['The dog has been through the handbag. The loyalty cards came back, slightly damp.'],
    },
    scene: [
      "Coffee with friends, four handbags by the sofa, and a dog's tail sticking out of the third.",
      'A chewed blister pack on the carpet, and somebody counting tablets that are no longer there.',
    ],
    why: [
      [
        'Dogs smell what is in a bag, and they eat first and think later.',
        'A dog that finds a crumb under the carpet will find gum in a side pocket.',
      ],
      [
        "A dog's body cannot handle some things that are harmless to us.",
        "Things that we eat every day can damage a dog's kidneys or make its blood sugar drop.",
      ],
    ],
    parts: [
      [
        ['Sugar-free gum and mints', 'Chewing gum without sugar'],
        [
          'Look for xylitol or birch sugar. It acts quickly in dogs.',
          'A few pieces can be too many for a small dog.',
          'If it contains xylitol, a little is enough to poison a dog.',
        ],
        'A packet of gum beside an open bag',
      ],
      [
        ['Painkillers for people', 'Pills in foil'],
        [
          '{Paracetamol|Acetaminophen} and ibuprofen can do great harm to pets.',
          'Normal for us, dangerous for dogs, and even more so for cats.',
          'The packet rustles like treats, and what is in it is poison for pets.',
        ],
        'A blister pack on a table, out of reach',
      ],
      [
        ['Chocolate, dark above all', 'Dark chocolate and baking chocolate'],
        [
          'The darker it is, the less it takes.',
          'Baking chocolate is the worst. Milk chocolate is less strong, but no treat either.',
          'When you call the vet, say which kind and what your dog weighs.',
        ],
        'A bar of dark chocolate in a drawer',
      ],
      [
        ['Raisins and cereal bars', 'Raisins and anything with raisins'],
        [
          "Grapes and raisins are bad for a dog's kidneys. Nobody knows how many are too many.",
          'Nobody knows the safe amount, so {ring|call} a vet about any.',
          'Even a few can be too many. {Ring|Call} your vet.',
        ],
        'A cereal bar with raisins',
      ],
      [
        ['Vapes and nicotine pouches', 'Anything with nicotine'],
        [
          'If a dog bites one open, it gets a lot of nicotine at once.',
          'They smell sweet, and jackets hang at nose height.',
          'One bite sets all of it free.',
        ],
        'A jacket hung high on a hook',
      ],
    ],
    turn: ['A hook costs less than the drive to the emergency clinic.', 'Put one up for your guests, too.'],
    asks: ['What has your dog taken out of a bag?', 'Where do your guests put their bags?'],
    ends: {
      p: "Save your vet's number and a poison line in your phone today.",
      f: 'And check the coat pockets while you are at it.',
      a: 'Hang it up, high, always.',
      t: 'When you call, know what it was, how much, when, and what your pet weighs.',
      h: 'A chair does not count as a hook. Dogs have looked into it.',
      i: 'A hook, a drawer and a closed zip prevent most accidents.',
      l: 'Everything in its place, and the dog asleep below it.',
    },
    keep: 'the next time you have guests',
    send: 'whoever carries half a pharmacy in their bag',
    caution: [
      'If an animal may have eaten something harmful, {ring|call} a vet at once and do not wait for signs. Do not make it vomit unless a vet says so.',
      'Call a vet straight away if your pet may have eaten something harmful. Do not wait, and do not make it vomit on your own.',
    ],
    own: [
      {
        kinds: ['service', 'hours', 'policy'],
        about: "emergenc|out[- ]of[- ]hours|24/7|24[- ]?hours?\\b(?!'? notice)|urgent",
        lead: 'Good to know in an emergency:',
      },
    ],
    unless: NO_DOGS,
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
    question: "What is on my pet's microchip?",
    short: [
      'A number and nothing else. Your address is in a register, if you have kept it up to date.',
      'Only a number. Who it belongs to is in a register.',
    ],
    title: [
      'What is on a pet microchip, and why details go out of date',
      "Is your pet's microchip still registered to you?",
    ],
    cover: "Is your pet's chip up to date?",
    gist: [
      'A microchip holds only a number. Your phone number is in a database, and it may be an old one. Check it today.',
      "A pet's chip does not know where your pet is or who you are. It leads to a record, and that is often out of date.",
    ],
    subject: ["Is your old address on your pet's chip?", "Check your pet's microchip today"],
    hooks: {
      '*': [
        'A cat is found, the chip is read, and the phone rings in {a flat|an apartment} you left three years ago.',
        "A pet's microchip is as small as a grain of rice, and it holds only a number.",
        "Your pet's chip brings it home, if your phone number in the register is still right.",
      ],
      p: "Your pet's chip helps only if the phone number registered with it is right.",
      f: 'Have you moved or changed your number since your pet was chipped? Then check the register.',
      a: "A pet's chip cannot be tracked. It is only a number.",
      t: 'A microchip has no battery and no location. It sends back one number when a reader comes near.',
      h: 'According to the register the dog lives with your former boyfriend.',
      i: 'Ten minutes today can bring your pet home one day.',
      l: 'A small number that nobody sees, and a pet that comes home.',
    },
    lines: {
      '*': [
        "A pet's microchip holds a number and nothing more. If you have a new phone number, tell the register.",
        'A microchip cannot track your pet. Somebody has to find it and hold a reader to it.',
        "Have your pet's chip read at the next visit. Chips can move a little, and very rarely one stops working.",
        "Enter a second contact for your pet's chip, somebody who answers while you are {on holiday|on vacation}.",
      ],
      h: ['The chip was read within minutes. The number belonged to a fax machine.'],
    },
    scene: [
      'Somebody carries a lost cat into a clinic. The reader beeps, there is a number, and nobody answers.',
      'The card with the chip number is in a drawer with your old lease. Both have the same address.',
    ],
    why: [
      [
        'The chip sends back only a number. Everything else is in the register.',
        'Your name and address were typed into a form on the day your pet was chipped.',
      ],
      [
        'People move and change their number, and hardly anybody thinks of the chip.',
        "When you move, you tell the bank. Who thinks of the cat's chip?",
      ],
    ],
    parts: [
      [
        ["Find your pet's chip number", 'Look up the number of the chip'],
        [
          'It is on the vaccination card or an old bill. A vet can read it as well.',
          'Photograph it, so that you have it while travelling.',
          'It is in your papers, or any vet can scan it.',
        ],
        'A vaccination card beside a phone',
      ],
      [
        ['Look up where it is registered', 'Find out which register has it'],
        [
          'There are several. Some websites tell you which one holds your number.',
          'Check that somebody really registered it.',
          'There are several, and your pet may be in none.',
        ],
        'A person typing a number into a laptop',
      ],
      [
        ['Correct your phone number and address', 'Bring your details up to date'],
        [
          'Your mobile first, then a second contact.',
          'Keep the confirmation. It proves that the pet is yours.',
          'A number that somebody answers, and a second one.',
        ],
        'A form with a phone number field on a screen',
      ],
      [
        ['Have the chip read once a year', 'Let somebody scan it now and then'],
        [
          'It takes a moment and shows that it works.',
          'Sometimes it has moved to the shoulder.',
          'Chips can move. It should still be there.',
        ],
        'A reader held to the shoulders of a cat',
      ],
    ],
    turn: [
      'It takes ten minutes, and then your pet can find its way home.',
      'Keep a tag on the collar, too. Anybody can read that.',
    ],
    asks: ["When did you last check your pet's chip?", 'Who would answer if somebody found your pet today?'],
    ends: {
      p: 'Put it in your calendar: new address or new number, tell the register.',
      f: 'Do it now, before the kettle boils.',
      a: 'Chip, register, phone number: all three have to be right.',
      t: 'A tracker is something else: it needs a battery and a network.',
      h: 'A chip cannot call you. Somebody has to have your number.',
      i: 'Make it easy for whoever finds your pet.',
      l: 'And then small feet on the stairs.',
    },
    work: 'Clinics and shelters scan lost pets every week. The hard cases are those with a chip and an old phone number.',
    keep: 'the day you get a new phone number',
    send: 'anyone who has moved since they got their pet',
    caution: [
      'Ask your vet whether your pet has to be chipped and registered where you live.',
      'Your vet can tell you whether a chip and registration are required.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer', 'event'],
        about: 'microchip|\\bchip(?:s|ping|ped)?\\b',
        lead: 'About chips with us:',
      },
    ],
    unless: `${NO_FUR}|${NO_LESSONS}`,
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
    cover: 'Pet fur for birds: not always good',
    gist: [
      'Birds like fur for their nests. But if your pet has had drops against fleas or ticks, its fur carries poison. Put it in the {bin|trash}.',
      'It is kind to hang pet fur out for the birds. After flea treatment it brings insecticide to the chicks.',
    ],
    subject: ['Do not hang pet fur out for the birds', 'What birds need for a nest'],
    hooks: {
      '*': [
        'You brush the dog in the garden and leave the fur for the birds. That is kind, and often a mistake.',
        'In spring many people hang out pet fur for nesting birds. It can harm the chicks.',
        'Before you leave pet fur out for the birds, think of the flea drops.',
      ],
      p: 'Studies have found insecticide in nests lined with the fur of treated pets.',
      f: 'You meant well with the fur on the hedge. So did we all, until somebody measured it.',
      a: 'If your pet has had flea drops, its fur belongs in the {bin|trash}.',
      t: 'Fipronil, imidacloprid and permethrin have been found in nests lined with fur, in studies from Britain and the Netherlands.',
      h: 'The birds would have taken the fur. Birds also nest in traffic lights.',
      i: 'Being kind to birds works better when you know this about pet fur.',
      l: 'Moss, feathers and dry grass: birds can do without pet fur.',
    },
    lines: {
      '*': [
        'Has your pet had flea drops or a flea collar? Then its brushed-out fur belongs in the {bin|trash}, not in a nest.',
        "Birds need no pet fur. Leave moss in the lawn, some long grass, and spiders' webs in the hedge.",
        'After flea drops, keep your dog out of ponds and streams. How long, it says on the leaflet.',
        "Human hair is no gift to nesting birds either. Long hairs wind round the chicks' legs.",
      ],
      h: ['A {tit|chickadee} needs no luxury lining. It moves out in three weeks.'],
    },
    scene: [
      'First warm weekend, an old dog in the sun, a brush, and a cloud of fur flying towards the hedge.',
      "A {great tit|chickadee} sits on the {washing line|clothesline} with a beard of somebody's collie.",
    ],
    why: [
      [
        'Flea and tick treatments stay on the coat for weeks, and they are made to kill insects.',
        'What protects a dog for a month is also in the hair that comes off.',
      ],
      [
        'The chicks sit on the fur with bare skin.',
        'Eggs and naked chicks lie directly on what was carried in.',
      ],
    ],
    parts: [
      [
        ['Put treated fur in the {bin|trash}', 'After flea drops, throw the fur away'],
        [
          'That goes for drops, collars and sprays. With tablets nobody is sure, so throw it away, too.',
          'Take it indoors. The wind carries it further than you think.',
          'What kills fleas does chicks no good.',
        ],
        'A ball of fur dropped into a bin',
      ],
      [
        ['Give birds what was never treated', 'Leave moss and dry grass for birds'],
        [
          "Moss, dry grass, feathers, or untreated sheep's wool in short pieces.",
          'Leave a corner of the garden untidy.',
          'A corner that nobody rakes is best.',
        ],
        'Moss and dry grass in a garden corner',
      ],
      [
        ['Ask how often your pet needs treatment', 'Talk to your vet about flea treatment'],
        [
          'It depends on how and where your pet lives.',
          'Sometimes less is enough. Do not guess, ask.',
          'It may be less often than you think, or not. Ask.',
        ],
        'A vet talking with the owner of a dog',
      ],
    ],
    turn: [
      'Birds built nests long before there were brushes.',
      'Do go on treating your pet. Just keep the fur.',
    ],
    asks: ['What do birds take from your garden for their nests?', 'Did you ever hang out fur for them?'],
    ends: {
      p: 'The treatment protects your pet and you. It only matters where the fur goes.',
      f: 'Tell your neighbours kindly. They meant well, too.',
      a: 'Brush indoors and throw it away.',
      t: 'Read on the leaflet how long your pet should not swim after flea drops.',
      h: 'Nests have managed without collies for a long time.',
      i: 'With a little thought you can care for one animal without harming another.',
      l: 'Let them have the moss.',
    },
    keep: 'the first warm day with a brush',
    send: 'the neighbour with fur on the hedge',
    caution: [
      'Do not change or stop a parasite treatment without asking a vet.',
      'Leave parasite treatment as it is until you have asked a vet.',
    ],
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: '\\bfleas?\\b|\\bticks?\\b|parasite|worming',
        lead: 'About fleas and ticks with us:',
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
    cover: 'Pets and the clock change',
    gist: [
      'Your pet does not know that the clocks change. Move meals and walks by ten minutes a day from some days before, and nobody wakes you at five.',
      'A whole hour is a long wait for an empty bowl. In six small steps your pet hardly notices.',
    ],
    subject: ['Nobody told the cat about the clocks', 'Ten minutes a day, and everybody sleeps'],
    hooks: {
      '*': [
        'The clocks change at the weekend, and nobody has told the cat.',
        'The clocks have changed, it is five in the morning, and a paw is on your face.',
        "Your pet's stomach does not know that the clocks change.",
      ],
      p: "Move your pet's meals in small steps, and the clock change costs nobody any sleep.",
      f: 'If your pet wakes you on the dot, start moving breakfast before the clocks change.',
      a: "The clocks change: move your pet's meals by ten minutes a day, and start now.",
      t: "Regular mealtimes set an animal's inner clock, and it shifts slowly when the clocks change.",
      h: 'The government can change the clocks. A hungry cat does not recognise the government.',
      i: 'It is kind to let your pet get used to the new time slowly.',
      l: 'The clocks change, and your mornings can stay calm.',
    },
    lines: {
      '*': [
        "Before the clocks change, move your pet's meals by ten minutes a day. On the day itself it is used to the new time.",
        'Does your pet take tablets or insulin? Ask your vet before the clocks change how to move the times.',
        'After the clocks change you may walk the dog in the dark. Check the light on its collar now.',
        'When the clocks change, deer and foxes keep to the old time. Keep your dog on the {lead|leash} near roads at dusk.',
      ],
      h: ['The dog got used to the new time at once, in the direction with the earlier dinner.'],
    },
    scene: [
      'Sunday, new time, the house is asleep. Somebody is sitting in front of your bedroom door, breathing.',
      'The oven clock says one thing, the phone another, and the bowl says empty.',
    ],
    why: [
      [
        'Your pet expects food at the time when it has always come.',
        'Regular meals set an inner clock, and it does not change overnight.',
      ],
      [
        'Your pet does not mind small steps. It does mind a whole hour.',
        'Ten minutes late is fine. Sixty is an outrage.',
      ],
    ],
    parts: [
      [
        ['Start some days before', 'Move meals in small steps'],
        [
          'Ten minutes a day, earlier or later, depending on the season.',
          'Six steps make the hour. You can also do it afterwards.',
          'Ten minutes a day makes an hour in a week.',
        ],
        'A bowl and a kitchen clock',
      ],
      [
        ['Move walks and bedtime along', 'Move the whole day together'],
        [
          'If only the meals move, the rest of the day gets mixed up.',
          'The same order as always, only a bit later or earlier.',
          'Walk, food, bed: move them all.',
        ],
        'A {lead|leash} by the door in the dusk',
      ],
      [
        ['Ask your vet about medicine times', 'Move medicines only after asking'],
        [
          'Some have to be given at fixed intervals.',
          'Write the new times on the packet.',
          'Some must be given by the clock.',
        ],
        'A medicine packet beside a clock',
      ],
      [
        ['Check the light on the collar', 'Test the lamps for your walks'],
        [
          'Suddenly your walk is in the dark. You need reflectors and the dog needs a lamp.',
          'Batteries go flat in summer, and nobody notices.',
          'From now on you may walk in the dark.',
        ],
        'A dog with a lit collar at dusk',
      ],
    ],
    turn: [
      'On Sunday everybody sleeps until the new seven, or very nearly.',
      'For fish it is enough to change the timer of the lamp.',
    ],
    asks: ['At what time does your pet wake you?', 'How does your pet tell you that dinner is late?'],
    ends: {
      p: 'It is a good weekend to check collars, tags and lamps, too.',
      f: 'Sleep well, as long as you are allowed to.',
      a: 'Ten minutes a day, for every pet.',
      t: 'If you have an automatic feeder, change its timer in the same steps.',
      h: 'Cats think that they have the right time.',
      i: 'We share our days with them, so let us share the change.',
      l: 'Dusk, a lamp, and supper at its time.',
    },
    keep: 'the week before the clocks change',
    send: 'somebody whose pet wakes them',
    when: { months: [3, 10] },
    own: [
      {
        kinds: ['hours', 'product', 'service'],
        about: 'evening|winter hours|summer hours|collar|reflect|(?:early|late) walk',
        lead: 'When we are here for you:',
      },
    ],
    unless: NO_FUR,
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
