// Cats, rabbits and the household: bowls, company, places to sleep, what the card says.
import type { Idea } from '../../library/idea.ts';
import { DOGS_ALONE } from './kinds.ts';

export const HOUSEHOLD: readonly Idea[] = [
  {
    id: 'water-away-from-the-food',
    format: 'tip',
    again: 9,
    emoji: '💧',
    tags: ['CatCare', 'CatLife', 'IndoorCats'],
    title: [
      'How to get a cat to drink more: move the water bowl',
      'Cat hardly drinks? Try the bowl somewhere else',
    ],
    cover: 'Move the water bowl',
    gist: [
      'Many cats drink more when the water stands well away from the food and the tray, in a wide bowl filled to the brim. Put out two or three and see which one goes down.',
      'Cats that ignore the bowl beside their dinner often drink from one on the landing. Wide, full, fresh, and in a quiet place.',
    ],
    subject: ['The bowl is in the wrong room', 'Why the cat drinks from your glass'],
    hooks: {
      '*': [
        'The double bowl with food on the left and water on the right was designed for people.',
        'A cat that drinks from the {tap|faucet}, the watering can and your bedside glass has something to say about its bowl.',
        'Three bowls in three rooms, and one of them will be right.',
      ],
      p: 'A second bowl of water in another room costs nothing, and many cats drink more for it.',
      f: 'Try this with your cat tonight: one soup plate of water, in the room where nobody eats.',
      a: 'Water in one place, food in another.',
      t: 'Cats evolved on moist prey and have a weak thirst drive, so access and position matter more than thirst.',
      h: 'The cat has a bowl of fresh water and prefers the one that the paintbrushes stood in.',
      i: 'A cat keeps few of our rules. It is quicker to learn some of its own.',
      l: 'A wide bowl, full to the rim, on a cool landing.',
    },
    lines: {
      '*': [
        'Put a second water bowl for the cat in another room, away from food and tray. Look tomorrow which of them has gone down.',
        'Fill a water bowl to the brim and choose a wide one. Many cats dislike touching the sides with their whiskers.',
        'A cat on dry food needs far more water than one on wet food, since tinned food is mostly water already.',
        'If a cat begins to drink much more than before, or much less, note it for two days and ask your vet. It is a sign worth having early.',
      ],
      h: [
        'The fountain was expensive, silent and filtered. The cat sits next to it and drinks from the shower tray.',
      ],
    },
    scene: [
      'Two in the morning, a small sound beside the bed. The cat has its head in your glass, and the air of somebody who was there first.',
      'There is a bowl in the kitchen with a fish painted on the bottom. Beside it a cat waits for somebody to turn on the {tap|faucet}.',
    ],
    why: [
      [
        'In the wild, water next to a carcass may be spoilt, and some think that cats have kept a dislike of it.',
        'Cats take their meals and their water in different places if they are free to choose.',
      ],
      [
        'They come from dry country and get along on little, so nothing drives them to an unpleasant bowl.',
        'A dog that is thirsty will drink from a puddle. A cat would rather wait.',
      ],
    ],
    parts: [
      [
        ['Put water where no food is', 'Not beside dinner'],
        [
          'A landing, a study, a windowsill. Well away from the tray as well.',
          'Another room is good, and another floor is better still.',
          'In nature one does not drink where one eats.',
        ],
        'A bowl of water on a quiet landing',
      ],
      [
        ['Choose a wide bowl, filled high', 'Wide and full'],
        [
          'China, glass or steel, so that whiskers stay clear and nothing tastes of plastic.',
          'A soup plate will do. The water should reach the edge.',
          'Nobody likes wet whiskers.',
        ],
        'Water poured to the brim of a wide dish',
      ],
      [
        ['Change it daily, without soap', 'Fresh and free of soap'],
        [
          'Rinse with hot water and wipe. Scent lingers longer than you can smell it.',
          'Dust and hairs put them off sooner than you would notice.',
          'You cannot smell it. Guess who can.',
        ],
        'A bowl rinsed under running water',
      ],
      [
        ['Stir water into wet food', 'Put water into the food'],
        [
          'A spoonful, lukewarm, makes a gravy. Most do not even notice.',
          'It is the quietest way of all, and you know how much went in.',
          'It is drunk without being noticed.',
        ],
        'A spoon stirring water into cat food',
      ],
    ],
    turn: [
      'Then let the cat vote. The bowl that goes down stays.',
      'The cat will still want your glass, on principle.',
    ],
    asks: ['Where does your cat really drink?', 'What is the oddest thing that your cat drinks from?'],
    ends: {
      p: 'With several cats put out several bowls; the shy one drinks last, or not at all.',
      f: 'And keep a lid on your bedside glass.',
      a: 'Wide, full, elsewhere.',
      t: 'Tinned food is about three quarters water, dry food about a tenth.',
      h: 'Flower vases should be ruled out for other reasons as well.',
      i: 'It takes a week of watching to know what an animal prefers.',
      l: 'Cool water, and nobody near it.',
    },
    caution: [
      'A clear change in how much a cat drinks is a matter for the vet. Straining at the tray without result is an emergency.',
      'A cat that suddenly drinks much more or less should see a vet. Straining without result is an emergency.',
    ],
    keep: 'the next time you wash the bowls',
    send: 'somebody whose cat drinks out of the bath',
    own: [
      {
        kinds: ['product', 'offer'],
        about: 'water fountain|\\bbowls?\\b|wet food',
        lead: 'Something for the place where they drink.',
      },
    ],
    unless: `dogs only|dog (?:walk|groom|train)|fish only|reptiles only|aquatics|${DOGS_ALONE}`,
    pic: {
      ask: 'A wide dish of water on a landing or windowsill, with or without the cat',
      alt: 'A wide white bowl of water on a quiet landing',
    },
    claims: [
      [
        'Separate water from food and litter, wide full bowls, several places',
        'International Cat Care advice',
      ],
      ['Cats have a low thirst drive', 'feline medicine textbook'],
      ['Wet food is about three quarters water', 'pet food labelling'],
    ],
  },
  {
    id: 'a-rabbit-needs-a-rabbit',
    format: 'mistake',
    again: 10,
    emoji: '🐇',
    wrong: 'Keeping a rabbit and a guinea pig as company for each other',
    tags: ['RabbitCare', 'GuineaPigs', 'SmallPets'],
    title: [
      'Can a rabbit and a guinea pig live together? Better not',
      'Company for rabbits and guinea pigs: what works',
    ],
    cover: 'Company must speak the language',
    gist: [
      'A rabbit and a guinea pig side by side are two lonely animals in one hutch. They talk differently, eat differently, and the larger one may hurt the smaller.',
      'Rabbits want a rabbit and guinea pigs a guinea pig. Put together, they share a roof and not a language.',
    ],
    subject: ['Two lonely animals in one hutch', 'They do not speak the same language'],
    hooks: {
      '*': [
        'A rabbit lies down flat to ask for grooming. A guinea pig takes it for an invitation to walk past.',
        'Two small furry animals in one hutch may both be alone.',
        'They share a hutch, and neither understands a word.',
      ],
      p: 'Rabbits and guinea pigs are each calmer with company of their own kind.',
      f: 'If your rabbit lives with a guinea pig, you meant well. Most people who did that meant well.',
      a: 'Company counts only if it speaks the same language.',
      t: 'The two species differ in signals, diet and rest; guinea pigs must eat vitamin C, and rabbits make their own.',
      h: 'To a rabbit, a guinea pig is a flatmate of eight years who expresses everything by whistling.',
      i: 'What every animal wants is somebody who understands it without being told.',
      l: 'Two of a kind, asleep side to side, ears folded.',
    },
    lines: {
      '*': [
        'A rabbit wants another rabbit. A guinea pig wants another guinea pig. Side by side they are merely polite.',
        'Guinea pigs chat all day and rabbits say it with their ears. In one hutch each of them is talking to itself.',
        'Pairing two rabbits: both neutered, first fence to fence, then on ground that is new to both, and somebody watching.',
        'One kick from a rabbit can break the back of a guinea pig, and it need not even be meant.',
      ],
      h: [
        'The rabbit and the guinea pig got on splendidly, in the manner of two strangers in {a lift|an elevator}.',
      ],
    },
    scene: [
      'One hutch, a rabbit in the right corner, a guinea pig in the left. "They never quarrel," somebody says. They never do anything.',
      'In the pet shop a child points at both: "Then they will not be lonely." It is a kind thought, and it does not work.',
    ],
    why: [
      [
        'Rabbits groom each other and lie close. Guinea pigs like a body near and hate being licked, and neither can explain it.',
        'What comforts the one alarms the other, so after a while both have stopped asking.',
      ],
      [
        'They also need different food: a guinea pig falls ill without vitamin C, which rabbit food does not have to contain.',
        'A kick, a chewed ear, the wrong pellets: in that pair it is nearly always the smaller one that pays.',
      ],
    ],
    parts: [
      [
        ['Find each one its own kind', 'Each needs one of its own'],
        [
          'Rescue centres have many single animals and know who gets on with whom.',
          'A neutered male and a female is the easiest pair of rabbits.',
          'Shelters know the characters. Ask who is looking for somebody.',
        ],
        'Two rabbits lying side by side',
      ],
      [
        ['Divide the space, not the day', 'Keep the room, add a fence'],
        [
          'Two runs with a fence between them keep what friendship there is.',
          'Until a partner is found, a wire in between is kinder than one small hutch.',
          'They may see each other and need not live together.',
        ],
        'A wire fence between two runs',
      ],
      [
        ['Bring strangers together slowly', 'Scent first, then a meeting'],
        [
          'Swap bedding for a week, then meet on ground that belongs to neither.',
          'Chasing is common. Biting that draws blood ends the meeting.',
          'On neutral ground, with two exits. Blood ends it.',
        ],
        'Two rabbits nose to nose through wire',
      ],
      [
        ['Feed each by its own bag', 'And do not swap the bowls'],
        [
          'Hay is good for both. Pellets are not to be shared.',
          'Fresh peppers and greens bring the guinea pig its vitamin C each day.',
          'One of them needs vitamin C, and the other does not.',
        ],
        'A guinea pig eating a strip of red pepper',
      ],
    ],
    turn: [
      'You will know that it worked when one washes the other behind the ears.',
      'An old pair that is used to each other should not be torn apart without advice.',
    ],
    asks: ['Which two of your animals are really friends?', 'Did you keep rabbits as a child, and how many?'],
    ends: {
      p: 'Ask a rescue centre for a meeting before you decide; many help with the pairing.',
      f: 'They will show you soon enough what was missing.',
      a: 'Like with like.',
      t: 'Neuter before pairing, and wait some weeks after a male is done, since he may stay fertile for a while.',
      h: 'A good neighbour is a fine thing. It is not the same as a sister.',
      i: 'Nobody should have to be an expert in being alone.',
      l: 'One breath beside another, and hay.',
    },
    caution: [
      'Fights, not eating for half a day or a sudden change in behaviour in rabbits and guinea pigs need a vet the same day.',
      'Half a day without eating is serious in such small animals. Take them to a vet that day, and likewise after a fight or when they are suddenly different.',
    ],
    keep: 'the day a child asks for a rabbit',
    send: 'the family with one rabbit',
    own: [
      {
        kinds: ['service', 'product', 'event', 'policy'],
        about: 'rabbits?\\b|guinea pigs?\\b|small (?:animals|pets)|neuter',
        lead: 'About small animals, a word of our own.',
      },
    ],
    unless: `dogs only|cats only|feline only|dog (?:walk|groom|train)|fish only|reptiles only|aquatics|${DOGS_ALONE}`,
    pic: {
      ask: 'Two rabbits, or two guinea pigs, lying close to each other',
      alt: 'Two rabbits lying side by side in hay',
    },
    claims: [
      [
        'Rabbits and guinea pigs should not be kept together as sole companions',
        'RSPCA, PDSA and Blue Cross advice',
      ],
      ['Guinea pigs need dietary vitamin C', 'veterinary textbook'],
      ['A male rabbit may be fertile for some weeks after castration', 'rabbit welfare advice'],
    ],
  },
  {
    id: 'where-they-really-sleep',
    format: 'question',
    again: 12,
    emoji: '🛏️',
    tags: ['PetsAtHome', 'DogLife', 'CatsOfTheDay'],
    title: ['Where does your pet really sleep?', 'Pet beds and where pets sleep instead'],
    cover: 'The bed, and the real bed',
    gist: [
      'There is the bed that was bought, washable and in the right size, and there is the place where your animal sleeps. How far apart are they?',
      'Every household has an official sleeping place and an actual one. Tell us about the second.',
    ],
    subject: ['The bed was the wrong size anyway', 'Who has the warm side?'],
    hooks: {
      '*': [
        "The dog's bed has memory foam, a washable cover and no dog.",
        'Somewhere in your house a pile of clean washing is being slept on.',
        'The more it cost, the further away they sleep.',
      ],
      p: 'Where an animal chooses to sleep shows what it likes: a view, a back wall, warmth or you.',
      f: 'Be honest: who sleeps where at your place?',
      a: 'Watch where it lies down by itself. Then put the bed there.',
      t: 'Animals choose resting places by temperature, shelter from behind, height and the way out.',
      h: 'It had been agreed that the dog would sleep in the kitchen. The dog was not at that meeting.',
      i: 'To fall asleep next to somebody is the largest compliment that an animal has.',
      l: 'A warm hollow in the blanket, and whoever made it has just got up.',
    },
    lines: {
      '*': [
        'Where was your pet meant to sleep, and where does it sleep? Both answers, please, and the distance between them.',
        'Before you buy a bed, watch for a week where the animal lies down by itself. Then buy one for that spot.',
        'A dog that keeps moving from bed to floor to sofa in one night may be too warm, or stiff. Look at which surfaces it picks.',
        'Cats change their favourite place every few weeks. It is habit and no verdict on the cushion.',
      ],
      h: ['A king-size bed holds two people, or one small terrier lying across.'],
    },
    scene: [
      'Half past five, and you are lying on a strip as wide as a ruler. To your left a cat is stretched out as though it paid the rent.',
      'The orthopaedic bed with the raised sides is in the corner. The dog is in the laundry basket.',
    ],
    why: [
      [
        'Animals do not look for softness alone. They want to see the door, to have something at their back, and to be near somebody.',
        'A good place to sleep is warm, has one way in and a view of it. A bed in the middle of a room has none of that.',
      ],
    ],
    parts: [
      [
        ['In the bed that was bought for it', 'As planned'],
        [
          'It does happen. Somewhere. Send a photograph as proof.',
          'With the name embroidered on it, and hairs on it as evidence. Respect.',
          'In it, and even the right way round.',
        ],
        'A dog asleep in its own basket',
      ],
      [
        ['In yours, across the middle', 'With you, diagonally'],
        [
          'Asleep in a second, and three times heavier than by day.',
          'Nobody knows how four kilos can hold down a whole blanket.',
          'You lie on the edge and would not have it otherwise.',
        ],
        'A cat lying across the foot of a bed',
      ],
      [
        ['On whatever is freshly ironed', 'On the ironing'],
        [
          'Shirts, the guest towels, a coat that was put down for one minute.',
          'Warm, soft and smelling of you. It cannot be improved.',
          'It was black, and now it is not.',
        ],
        'A cat on a folded pile of washing',
      ],
      [
        ['In the doorway, on watch', 'In the way'],
        [
          'Anyone who wants to get to the bathroom at night has to be announced.',
          'On hard tiles, by choice, where both corridors can be seen.',
          'Whoever guards the house has to be stepped over.',
        ],
        'A large dog lying in a doorway',
      ],
    ],
    turn: [
      'If the new bed stays empty, move it before you return it.',
      'Put an old {jumper|sweater} of yours into the new bed, and try again.',
    ],
    asks: ['Where does your pet really sleep?', 'Who has the warm side of the bed in your house?'],
    ends: {
      p: 'An old animal thanks you for a low edge and a floor that does not slip.',
      f: 'Photographs are accepted as evidence.',
      a: 'The place first, the cushion second.',
      t: 'Short coats seek warmth, thick coats seek tiles; many change with the hour of the night.',
      h: 'The price on the label of a pet bed is for the people. They need the rest.',
      i: 'They choose the place where they feel safe. Often that is us.',
      l: 'Small breath, long night, warm feet.',
    },
    keep: 'the day you want to buy a pet bed',
    send: 'somebody who sleeps on the edge',
    own: [
      {
        kinds: ['product', 'offer', 'service'],
        about: '(?:pet|dog|cat) beds?\\b|blankets?\\b|overnight|boarding',
        lead: 'A word about places to sleep.',
      },
    ],
    unless: 'fish only|reptiles only|aquatics',
    pic: {
      ask: 'Your animal asleep anywhere but in its bed',
      alt: 'A pet asleep on a pile of clean washing',
    },
    claims: [
      ['Resting places are chosen for warmth, cover and a view', 'animal behaviour textbook'],
      ['Cats change resting places every so often', 'common experience'],
    ],
  },
  {
    id: 'when-the-doorbell-rings',
    format: 'either',
    again: 10,
    emoji: '🔔',
    tags: ['DogBehaviour', 'PetLife', 'DogTraining'],
    title: 'Doorbell rings: does your pet announce it or vanish?',
    cover: 'Announce it or vanish?',
    gist: [
      'At the doorbell one half of all animals takes over the reception, and the other half is under the bed before the sound has stopped. Which is yours?',
      'The bell goes, and you can see who is in charge of security and who of emergency exits.',
    ],
    subject: ['The bell rings. And then?', 'Reception desk or emergency exit'],
    hooks: {
      '*': [
        'When a doorbell rings on television, you learn a great deal about your household.',
        'One ring, and the hall is full. Or empty, according to whom you live with.',
      ],
      p: 'What an animal does at the doorbell can be changed with a mat, a few crumbs and two weeks.',
      f: 'When the doorbell goes at yours: who gets there first?',
      a: 'Train the bell while nobody is at the door.',
      t: 'The bell predicts strangers; repeated without strangers, and paid on a mat, it comes to predict the mat.',
      h: 'Some households have a security system that sheds, snores, and can be switched off with cheese.',
      i: 'Some of us run towards the unknown and some of us need a moment under the bed. Both come round.',
      l: 'A bell, a pause, then the sound of paws deciding.',
    },
    lines: {
      '*': [
        'Doorbell: does your animal take over the reception, or is it already under the bed?',
        'Record your own bell on the phone and play it softly at supper, a few times a day. In two weeks it may be merely a sound.',
        'Give the dog a job at the door: a mat, four steps away, and a crumb on it each time the bell rings.',
        'A cat that hides from visitors wants a high shelf and no introductions. It will inspect the shoes later, in private.',
      ],
      h: ['The {parcel|package} was left with a neighbour, since the dog had answered the door at length.'],
    },
    scene: [
      'It rings. The dog hits the door, the rug hits the wall, and a voice outside says: "Shall I just leave it here?"',
      'It rings. Something grey passes along the {skirting|baseboard} at floor level. It will be seen again at about nine.',
    ],
    why: [
      [
        'A bell means that something is about to happen, and each animal has one plan for that: go and look, or leave.',
        'Strangers come after the bell. Animals learn that in a week, and then they hear the stranger in the sound.',
      ],
    ],
    parts: [
      [
        'Announce it',
        [
          'Loud, first, and with the whole body. A mat with crumbs gives all that eagerness something to do.',
          'The post has been barked at for years and has gone away each time. From where the dog stands, that is success.',
        ],
        'A dog standing at a front door with its ears up',
      ],
      [
        'Vanish',
        [
          'Behind the sofa, inside the wardrobe, in the smallest place there is. Leave it in peace, and put a blanket there.',
          'Nobody saw it go. It knows the visitor better than you do, from listening.',
        ],
        'Two eyes in the dark under a bed',
      ],
    ],
    turn: [
      'Some animals sleep through any bell. They can be envied.',
      'Ask visitors to ignore the loud ones and the hidden ones. It is the politest thing.',
    ],
    asks: [
      'The doorbell goes: does your animal announce it or vanish?',
      'How long does it take until your pet shows itself to a visitor?',
    ],
    ends: {
      p: 'For deliveries a note on the door helps: please knock softly.',
      f: 'Tell us below. Nobody will ring.',
      a: 'Mat, bell, crumb. Repeat.',
      t: 'Begin at a volume at which the animal only turns an ear, and raise it in small steps.',
      h: 'A fish has no opinion on the doorbell. It is restful.',
      i: 'Calm can be practised, by them and by us.',
      l: 'Then quiet again, and a nose at the gap under the door.',
    },
    keep: 'the week before visitors come',
    send: 'somebody whose dog has met every courier',
    own: [
      {
        kinds: ['service', 'event', 'price'],
        about: 'train(?:ing|er)|behaviou?r|puppy class',
        lead: 'There is help for noisy halls.',
      },
    ],
    unless: 'fish only|reptiles only|aquatics',
    pic: {
      ask: 'Your dog or cat looking at the front door',
      alt: 'A dog looking at a closed front door with its ears up',
    },
    claims: [
      ['Doorbell desensitisation and a mat as an alternative behaviour', 'animal training practice'],
      ['Hiding is a coping behaviour of cats and should be allowed', 'International Cat Care advice'],
    ],
  },
  {
    id: 'what-stands-on-the-card',
    format: 'behind',
    again: 10,
    emoji: '🗂️',
    tags: ['PetCare', 'DogsAndCats', 'BehindTheCounter'],
    title: 'What people who look after animals write on the card',
    cover: 'What the card says',
    gist: [
      'Beside name and age, the card of an animal holds the things that matter: afraid of tall hats, left ear not before right, does anything for cheese. You can supply them.',
      'Those who care for animals for a living keep notes on quirks. The more of them you tell, the easier the day for everyone.',
    ],
    subject: ['"Afraid of hats. Loves cheese."', 'The useful half of a pet record'],
    hooks: {
      '*': [
        '"Lovely. Nervous of hats. Left ear last." Such notes are worth more than a date of birth.',
        'Turn over the card of nearly any animal, and there is a line that no form has asked for.',
      ],
      p: "Three sentences about habits spare an animal a good part of the stress at strangers' hands.",
      f: 'What would you tell somebody who is to hold your pet for ten minutes? Tell it. They want to know.',
      a: 'Say what it fears, which spots are out of bounds, and what it would sell you for.',
      t: 'Useful notes name a trigger, a place on the body, a reward, and the order in which things worked.',
      h: 'On the card it says "bites". Below, in another hand: "only if you sing".',
      i: "To be known with all one's oddities is a comfort to any creature.",
      l: 'A few words in pencil, and a strange room becomes less strange.',
    },
    lines: {
      '*': [
        'Tell anyone who looks after your pet three things: what frightens it, where it dislikes being touched, and what it loves to eat.',
        '"He has never done that before" is true and of no help. "He growls when he is lifted" helps everyone.',
        'Bring the treat that works at home. In a strange room a known smell is half the job.',
        'Say so if your pet has ever snapped at somebody. Nobody thinks less of it, and it will be handled more gently.',
      ],
      h: [
        'There are cards with two exclamation marks on them. They are usually about something that weighs under three kilos.',
      ],
    },
    scene: [
      'A cat comes out of the carrier like poured cream, and somebody reads the card and reaches for a second towel. Experience is written down here.',
      'In the file, in pencil, between two vaccinations: "Start with the back feet. Talk about football."',
    ],
    why: [
      [
        'An animal cannot say what it has been through, so what was learnt with it last time has to be written down by somebody.',
        'The next pair of hands may be another pair. Then only the note remembers.',
      ],
      [
        'Owners know ten times more than any record, and mention it at the door, when it is over.',
        'The best hints come at the very end: "Oh, and he hates hair dryers." Say them at the start.',
      ],
    ],
    parts: [
      [
        'What it is afraid of',
        [
          'Men with beards, scales, clippers, the sound of tape. Fear has details.',
          'Name the thing and not the mood. "Nervous" is on every second card, "umbrellas" is on one.',
        ],
        'A pencilled note on an index card',
      ],
      [
        'Where it hates to be touched',
        [
          'An old injury, a sore hip, one paw. It can be left for last, or for two people.',
          'Ears, tail, belly: with one hint the order can be changed.',
        ],
        'A hand hovering beside an ear',
      ],
      [
        'What it will do anything for',
        [
          'Liver paste, a certain squeak, being told that it is a king.',
          'A bribe that works at home is worth gold anywhere else.',
        ],
        'A spoon of paste held out to a nose',
      ],
      [
        'What has gone well before',
        [
          'On the floor instead of the table, with the owner outside, with music. It is tried first next time.',
          'Notes on success are rarer than notes on trouble and more useful.',
        ],
        'A dog being brushed on the floor',
      ],
    ],
    turn: [
      'Write your own card and hand it over. It will be kept.',
      'If your pet loves everyone without exception, that may be noted, too.',
    ],
    asks: ["What should be written on your pet's card?", 'What does your animal do anything for?'],
    ends: {
      p: 'Leave a copy with neighbours and sitters; the same lines help them.',
      f: 'Whatever you tell them, there is something odder on file.',
      a: 'Fear, place, price.',
      t: 'Add medicines and the name of the vet, and date the card.',
      h: 'Somewhere there is surely a card about us, too.',
      i: 'Care begins with somebody who asks.',
      l: 'Known by name, and by the left ear.',
    },
    work: 'Every firm with customers has such knowledge, and in most it lives in one head. A line in the file about how somebody likes to be treated outlasts holidays and notice periods.',
    keep: 'the next appointment or the next sitter',
    send: 'whoever looks after your pet in the holidays',
    own: [
      {
        kinds: ['process', 'people', 'value', 'policy'],
        about:
          "nervous|anxious|gentle|handling|at (?:its|their|your (?:pet|dog|cat)'s) own pace|cat.?friendly|fear.?free",
        lead: 'About how animals are handled here.',
      },
    ],
    unless: 'fish only|reptiles only|aquatics',
    pic: {
      ask: 'An index card with three notes about a pet, pencil beside it',
      alt: 'A handwritten card about a pet with a pencil beside it',
    },
    claims: [
      [
        'Recording triggers, sensitive areas and preferred rewards lowers handling stress',
        'low-stress handling practice',
      ],
    ],
  },
  {
    id: 'the-cats-of-the-post-office',
    format: 'story',
    again: 14,
    emoji: '📮',
    tags: ['CatHistory', 'WorkingCats', 'PetStories'],
    title: [
      'The cats that were on the payroll of the Post Office',
      'Post Office cats: on the payroll against mice',
    ],
    cover: 'Cats on the payroll',
    gist: [
      'In eighteen sixty-eight the Post Office in London took on three cats against the mice, on trial and with an allowance. They passed, and the service had cats for more than a century.',
      'Mice were eating the money orders, so an official asked for cats, with board. What followed was a hundred years of letters about milk.',
    ],
    subject: ['Employed: three cats, on trial', 'An allowance for milk'],
    hooks: {
      '*': [
        'For over a hundred years there were cats in the accounts of the British Post Office.',
        "In eighteen sixty-eight three cats began a new post in London, on six months' trial.",
        'Their wages were discussed by people with stamps.',
      ],
      p: 'A story about mice, public money and an allowance for milk.',
      f: 'A nice one for everybody whose cat has never worked a day.',
      a: 'The cats of the Post Office had to prove themselves like any other clerk.',
      t: 'The allowance was set in pence a week, and kept low on purpose: the remainder was to be caught.',
      h: 'They came in late, slept on the files, and were never once asked for a report.',
      i: 'Even a large office ran on a small animal that did its round at night.',
      l: 'Gaslight, sacks of letters, and soft steps between them.',
    },
    lines: {
      '*': [
        'In eighteen sixty-eight the Post Office in London hired three cats to keep mice off the money orders. They got an allowance for food.',
        'The cats of the Post Office were kept a little short, on official advice, so that they would go on catching mice. They found this out.',
        'A cat called Tibs kept the headquarters of the Post Office free of mice for fourteen years and was mourned in the staff magazine.',
        'Cats served at the British Post Office until the nineteen eighties. Plastic sacks, which no mouse cares to chew, put an end to it.',
      ],
      h: [
        'The post cats asked for more milk and were told that they should catch more mice. Many of us have had that talk.',
      ],
    },
    scene: [
      'Imagine an office in London, long rows of paper, and in the morning small teeth have been at the money orders again.',
      'Imagine an official who has to write a serious letter, in several copies, about milk.',
    ],
    why: [
      [
        'Paper, glue and string are a feast for mice, and in this paper there was money.',
        'A gnawed letter is sad, but a gnawed money order is a case for the accounts.',
      ],
      [
        'A cat was cheaper than traps and poison, and it came with its own working hours.',
        'Traps had been tried and had caught little. Somebody remembered an older method.',
      ],
    ],
    parts: [
      [
        'The mice came first',
        [
          'At the Money Order Office in London, mice ate what the public had paid for. Traps did not help.',
          "The mice of the Money Order Office lived on glue, string and other people's savings.",
          'In the office where money orders were kept, something small was eating them at night.',
        ],
        'Bundles of old paper tied with string',
      ],
      [
        'Three cats were taken on',
        [
          'The cats got a trial of six months and a small allowance. The Secretary himself signed for it.',
          'An official approved three cats, with a sum a week between them, and a warning: they must not be fed too well.',
          'Somebody wrote a request, somebody signed it, and three cats were hired for half a year on a shilling.',
        ],
        'A cat sitting on a mail sack',
      ],
      [
        'The cats asked for more',
        [
          'More milk was asked for, though not by the cats in person. Postmasters wrote that they were thin, and here and there a rise was granted.',
          'For decades letters about the cats went up and down: the price of milk, the number of mice, the loss of a good cat.',
          'Then the letters began. The cats were too thin, the mice too many, the milk too dear. All of it went through the proper channels.',
        ],
        'An old letter with an ink stamp',
      ],
      [
        'The last cat outlived the paper sack',
        [
          'Plastic sacks came, mice lost interest, and the last post cat, Blackie, died in the nineteen eighties.',
          'Then sacks were made of plastic, there was nothing left to gnaw, and the cats were not replaced. Blackie was the last one.',
          'When there was nothing left that could be nibbled, nobody applied any more. The last of them lived at headquarters and was called Blackie.',
        ],
        'A black cat on a stone step',
      ],
    ],
    turn: [
      'The files about those cats still exist. They have been kept free of mice.',
      'It is not recorded which of the cats did the paperwork.',
    ],
    asks: ['What does your cat do for its keep?', 'Which job would your pet be suited for?'],
    ends: {
      p: 'The correspondence is kept at the Postal Museum in London.',
      f: 'Read this aloud to your cat. It may be an inspiration.',
      a: 'Paid in milk, reviewed by mice.',
      t: 'Three cats, one shilling a week between them: four pence each, raised later.',
      h: 'Most cats of today are on the same allowance, without the mice.',
      i: 'Useful work can be done on quiet feet.',
      l: 'A lamp, a ledger, a tail round the leg of the chair.',
    },
    work: 'A service on trial, a set fee, a yearly review and a dispute about expenses: procurement has changed less than you would think.',
    keep: 'an evening with the cat on the paperwork',
    send: 'somebody whose cat sleeps on the keyboard',
    unless: `dogs only|dog (?:walk|groom|train)|fish only|reptiles only|aquatics|${DOGS_ALONE}`,
    pic: {
      ask: 'A cat beside letters, {parcels|packages} or a post box',
      alt: 'A cat sitting beside a pile of letters',
    },
    claims: [
      [
        "Three cats at the London Money Order Office from 1868, six months' trial, a shilling a week",
        'The Postal Museum, London',
      ],
      [
        'Tibs, headquarters cat, fourteen years, obituary in the Post Office Magazine',
        'The Postal Museum, London',
      ],
      ['Blackie, the last, died 1984; plastic sacks ended the need', 'The Postal Museum, London'],
    ],
  },
  {
    id: 'ticks-come-first',
    format: 'season',
    again: 10,
    emoji: '🌾',
    tags: ['TickSeason', 'DogWalks', 'SpringPets'],
    title: [
      'Ticks in spring: how to find and remove one from your pet',
      'Tick season: how to check and what to use',
    ],
    cover: 'Fingers through the fur',
    gist: [
      'As soon as the grass grows, go through the fur with your fingertips after each walk. Take ticks off with a hook, whole and without oil, and write down the date.',
      'Ticks are about before most people think of them. Two minutes with your fingertips each evening find them while they are small.',
    ],
    subject: ['Two minutes after the walk', 'No butter, no match'],
    hooks: {
      '*': [
        'Ticks do not fall from trees. They sit on a blade of grass at knee height and hold out their arms.',
        'The first warm days belong to the birds, the dandelions and the ticks.',
        'They do not jump and do not fall. They wait for a lift.',
      ],
      p: 'The sooner a tick is off, the smaller the chance that it passes anything on.',
      f: 'Spring walk done? Then stroke your dog once more, slowly, with a purpose.',
      a: 'Fingers, hook, date. No butter, no flame.',
      t: 'A tick questing on grass attaches at the head, armpit and groin; removal within a day lowers the risk.',
      h: 'An animal comes in from the meadow with a burr, half a stick and a passenger.',
      i: 'Going through the fur each evening is a check, and for most animals the best part of the day.',
      l: 'Long grass, evening sun, and afterwards a brush on the step.',
    },
    lines: {
      '*': [
        'After a walk through grass go over the pet with your fingertips, not with your eyes: ears, chin, armpits, groin, between the toes.',
        'Take a tick off with a tick hook: slide it under, close to the skin, turn, lift. Oil, butter and matches make it worse.',
        'Write the date of a tick bite on the calendar. If the animal is dull or lame weeks later, that date is the first question.',
        'Cats bring ticks home, too. They sit mostly round the ears and the chin, where washing does not reach.',
      ],
      h: ["Butter belongs on bread. A tick has no use for it, and neither has the dog's ear."],
    },
    scene: [
      'You stroke the dog behind the ear and stop. There is something there, like a grain of rice. It was not there yesterday.',
      'The first meadow of the year, knee-high and green. The dog is a periscope in it.',
    ],
    why: [
      [
        'Ticks wake as soon as it has been mild for some days, long before summer, and wait on grass and low bushes.',
        'A few degrees above a fridge are enough for a tick to set out.',
      ],
      [
        'Most illnesses that they carry take hours to pass over, so looking each evening is worth a good deal.',
        'Squeezed, smeared or burnt, a tick may empty itself into the skin. Lifted out whole, it cannot.',
      ],
    ],
    parts: [
      [
        ['Feel before you look', 'Go over it with your fingers'],
        [
          'Fingertips find in fur what eyes do not. Slowly, against the lie of the hair.',
          'Under the collar, behind the ears, at the lips, in the armpits and between the toes.',
          'Small bumps where the skin is thin. You will feel them before you find them.',
        ],
        'Fingers parting the fur behind an ear',
      ],
      [
        ['Slide a hook under and turn', 'A hook, a turn, and it lets go'],
        [
          'Right at the skin, with no pressure on the body of the tick. It lets go after a turn or two.',
          'A plastic hook costs little and lasts for years. Keep one in the car.',
          'Do not squeeze, and put nothing on it.',
        ],
        'A tick hook beside a coin',
      ],
      [
        ['Clean the spot and note the date', 'Wipe the place, write the day'],
        [
          'A small lump for a day or two is usual. A growing ring or a sick animal is not.',
          'Disinfect, wash your hands, and write it on the calendar.',
          'If something changes in the next weeks, the day is what you will be asked.',
        ],
        'A date circled on a kitchen calendar',
      ],
      [
        ['Ask about protection', 'Have protection chosen for you'],
        [
          'Tablets, collars and drops differ, and some that suit dogs are poison to cats.',
          'Which product suits depends on weight, age and the other animals in the house. Let somebody advise you.',
          'What is right for a dog can harm a cat.',
        ],
        "A vet's leaflet on a counter",
      ],
    ],
    turn: ['Look at your own ankles, too.', 'After a week it is a habit, and the dog brings the towel.'],
    asks: ['Have you found the first tick of the year yet?', 'Where on your pet do ticks usually sit?'],
    ends: {
      p: 'Put the hook where the {lead|leash} hangs; then it is there when you need it.',
      f: 'And a biscuit for patience, for both of you.',
      a: 'Every walk, every evening.',
      t: 'Drop the tick into a twist of tape or alcohol; kept and dated, it can be identified later.',
      h: 'If it will not come off, make sure that it is not a nipple. It happens to everyone once.',
      i: 'A hand that goes over every inch of you, daily, out of care: we should all have that.',
      l: 'Comb, warm fur, the day going out.',
    },
    caution: [
      'Never use a dog product with permethrin on a cat. If your pet is feverish, lame, pale or dull in the weeks after a bite, see a vet and give the date.',
      'Dog products with permethrin must never get near a cat. Fever, lameness, pale gums or dullness in the weeks after a bite: to the vet, with the date.',
    ],
    keep: 'the first mild evening',
    send: 'everybody who walks through long grass',
    own: [
      {
        kinds: ['product', 'service', 'offer', 'price'],
        about: '\\bticks?\\b|parasite|flea',
        lead: 'A word about ticks and what can be done.',
      },
    ],
    unless: 'fish only|reptiles only|aquatics',
    when: { season: ['spring'] },
    pic: {
      ask: 'A tick hook next to a collar, or fingers parting fur',
      alt: 'Fingers parting the fur behind the ear of a dog',
    },
    claims: [
      ['Ticks quest on low vegetation and become active in mild weather', 'parasitology textbook'],
      ['Prompt removal with a hook or tweezers, no oil or heat', 'NHS, CDC and veterinary advice'],
      ['Permethrin is toxic to cats', 'veterinary toxicology'],
    ],
  },
  {
    id: 'the-puddle-under-the-car',
    format: 'season',
    again: 11,
    emoji: '🧊',
    tags: ['PetSafety', 'WinterPets', 'CatSafety'],
    title: [
      'Antifreeze and pets: why a drip under the car matters',
      'A sweet puddle and a curious cat: antifreeze in winter',
    ],
    cover: 'The puddle under the car',
    gist: [
      'Antifreeze with ethylene glycol tastes sweet, and a cat that licks a spill from its paws can die of it. Wipe up drips, close the bottle, and go to a vet at once if in doubt.',
      'When coolers are topped up for the frost, look under the car. A puddle of a few spoonfuls is dangerous for a cat or a small dog.',
    ],
    subject: ['Look under the car tonight', 'A sweet puddle in the cold'],
    hooks: {
      '*': [
        'Before the first frost somebody in every street tops up a radiator, and a little goes beside it.',
        'Blue, green or pink, and sweet: look whether there is a puddle under your car.',
        'It is sweet, it is bright, and it kills.',
      ],
      p: 'A spill of antifreeze takes a minute to clear up, and hours matter when it has been licked.',
      f: 'Neighbours with cats will be glad if you look under your car this week.',
      a: 'Antifreeze on the ground is an emergency waiting to happen. Wipe it up.',
      t: 'Ethylene glycol is broken down to oxalate, which destroys the kidneys; treatment works only in the first hours.',
      h: "A cat's list of acceptable drinks is short, odd, and may include the garage floor.",
      i: 'Looking after the animals of others costs a rag and a minute.',
      l: 'A clean stone floor in a cold garage, and a cat walking across it.',
    },
    lines: {
      '*': [
        'Topping up the radiator? Wipe up every drop of antifreeze, rinse the spot, and shut the bottle in a cupboard. Cats lick it off their paws.',
        'A puddle of antifreeze as large as a saucer can kill a cat. A slow leak under a parked car makes one every night.',
        "A pet that staggers, vomits or drinks a lot after being near a garage needs a vet now, not after a night's sleep.",
        'Ask for coolant with propylene glycol or with a bitter agent. It is less of a danger, and a spill of it still gets wiped up.',
      ],
      h: ['A cat will refuse four kinds of dinner and lick a garage floor. Plan for the garage floor.'],
    },
    scene: [
      'A frosty morning, and under the engine there is a spot that has not frozen. Small paw prints lead away from it.',
      'There is an old jam jar in the garage with something bright green in it. Nobody remembers what it was for.',
    ],
    why: [
      [
        'Antifreeze tastes sweet, stays liquid when all the puddles have frozen, and a cat washes everything off its feet with its tongue.',
        'In a hard frost a drip of coolant may be the only thing about that has not frozen.',
      ],
      [
        'At first an animal seems merely drunk, then better. By that time the kidneys are failing.',
        'There is a short time in which a vet can do much, and after that nearly none.',
      ],
    ],
    parts: [
      [
        ['Look under the car', 'Check the ground in the morning'],
        [
          'Lay down cardboard overnight. A coloured spot in the morning is a leak.',
          'A {torch|flashlight} and a look at the ground beneath the engine, once a week in the cold months.',
          'A coloured spot on a piece of card tells you that it drips.',
        ],
        'A sheet of cardboard under a parked car',
      ],
      [
        ['Wipe up and rinse away the rest', 'Soak it up, wash it off'],
        [
          'Cat litter or sand soaks it up. Then plenty of water, and the rag into a closed bag.',
          'Do it at once, with gloves, and keep animals indoors for as long.',
          'With gloves, and nobody with fur in the yard.',
        ],
        'Sand scattered on a coloured spill',
      ],
      [
        ['Close it and lock it away', 'Up high and shut'],
        [
          'Bottle shut, wiped, high up. Screen wash and de-icer stand beside it, since some contain the same.',
          'No jars, no open cans, no leftovers in a bucket by the drain.',
          'Screen wash too. Half of the bottles hold the same stuff.',
        ],
        'A bottle put into a cupboard above head height',
      ],
      [
        ['Know the number of the vet at night', 'Have the night number ready'],
        [
          'Store the emergency number today. In such cases it is hours that count.',
          'Ring on the way and say the word antifreeze, so that they can prepare.',
          'And say "antifreeze" when they pick up.',
        ],
        'A phone showing an emergency contact',
      ],
    ],
    turn: [
      'Then the only things under your car are leaves.',
      'Tell the neighbour as well. Cats make no difference between drives.',
    ],
    asks: [
      'Do you know the emergency number of your vet by heart?',
      'Where does the antifreeze stand at your place?',
    ],
    ends: {
      p: 'Old coolant goes to the recycling centre, never down the drain.',
      f: 'The cat next door will never know, which is how it should be.',
      a: 'Wipe, rinse, lock.',
      t: 'Snow globes and some garden ornaments have contained antifreeze, too; treat a broken one as a spill.',
      h: 'For once it is right to be strict about the garage.',
      i: 'Most good deeds in winter are done with a rag.',
      l: 'Frost on the roof, dry stone below.',
    },
    caution: [
      'If you suspect that an animal has licked antifreeze, do not wait for signs: {ring|call} a vet at once and go.',
      'Do not wait for anything to show if your pet may have licked antifreeze: {ring|call} a vet and drive.',
    ],
    keep: 'the first frosty night',
    send: 'all the neighbours who have a car',
    own: [
      {
        kinds: ['hours', 'service', 'place'],
        about: "emergenc|out.of.hours|24.?hours?\\b(?!'? notice)|night (?:line|service|vet)",
        lead: 'For the hours when it cannot wait.',
      },
    ],
    unless: 'fish only|reptiles only|aquatics',
    when: { season: ['autumn', 'winter'] },
    pic: {
      ask: 'Cardboard under a parked car, or a cat walking past a garage',
      alt: 'A cat walking across a frosty drive past a parked car',
    },
    claims: [
      [
        'Ethylene glycol is sweet and small amounts are lethal to cats',
        'veterinary toxicology; International Cat Care, RSPCA',
      ],
      ['Treatment is effective only in the first hours', 'veterinary toxicology'],
      ['Snow globes and some screen washes have contained ethylene glycol', 'poison information services'],
    ],
  },
];
