// Cats, rabbits and the household: bowls, company, places to sleep, what the card says.
import type { Idea } from '../../library/idea.ts';
import { NO_CATS, NO_FUR, NO_LESSONS } from './kinds.ts';

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
    cover: 'Make your cat drink more',
    gist: [
      'Many cats drink more when their water is not beside the food. Put out two or three wide bowls, full to the brim, in quiet places.',
      'A cat that ignores the bowl beside its food often drinks from one in another room. Try a wide, full bowl there.',
    ],
    subject: ['Does your cat drink enough?', 'Why your cat drinks from your glass'],
    hooks: {
      '*': [
        'Food on the left, water on the right: that double bowl was made for people, not for cats.',
        'Your cat drinks from the {tap|faucet} and from your glass? Perhaps it does not like its bowl.',
        'Put three bowls of water in three rooms, and see from which one your cat drinks.',
      ],
      p: 'A second bowl of water in another room costs nothing, and many cats drink more.',
      f: 'Try this with your cat tonight: a soup plate of water in another room.',
      a: 'For a cat: water in one place, food in another.',
      t: 'Cats feel little thirst. Where the water is and how easy it is to reach matters more.',
      h: 'Your cat has fresh water and drinks from the jar with the paintbrushes.',
      i: 'Find out where your cat likes to drink.',
      l: 'A wide bowl of water, full to the rim, and a cat in front of it.',
    },
    lines: {
      '*': [
        'Put a second water bowl for the cat in another room, away from food and tray. Look tomorrow which of them has gone down.',
        "Fill your cat's water bowl to the brim and take a wide one. Many cats do not like their whiskers to touch the sides.",
        'A cat that eats dry food needs far more water than one that eats wet food.',
        'Does your cat suddenly drink much more or much less? Watch it for two days and ask your vet.',
      ],
      h: ['The drinking fountain was expensive. The cat drinks from the shower.'],
    },
    scene: [
      'Two in the morning, a small sound: your cat has its head in your glass.',
      'In the kitchen is a water bowl. Your cat waits for somebody to turn on the {tap|faucet}.',
    ],
    why: [
      [
        'In nature, water next to food may be dirty. That may be why cats do not like it.',
        'If they can choose, cats eat and drink in different places.',
      ],
      [
        'Cats come from dry countries and do not drink much, so the bowl must be nice.',
        'A thirsty dog drinks from a puddle. A cat would rather wait.',
      ],
    ],
    parts: [
      [
        ['Put water away from the food', 'Put a bowl in another room'],
        [
          'And away from the litter tray as well.',
          'Another floor is even better.',
          'Most cats like to have a little walk between dinner and drink.',
        ],
        'A bowl of water on a quiet landing',
      ],
      [
        ['Take a wide bowl and fill it', 'Use a soup plate, full to the brim'],
        [
          'China, glass or steel does not taste of plastic.',
          'Then the whiskers do not touch the sides.',
          'Cats do not like wet whiskers.',
        ],
        'Water poured to the brim of a wide dish',
      ],
      [
        ['Give fresh water every day', 'Rinse the bowl without soap'],
        [
          'Your cat can smell soap longer than you can.',
          'Dust and hairs in it put a cat off.',
          'Hot water is enough.',
        ],
        'A bowl rinsed under running water',
      ],
      [
        ['Stir water into wet food', "Add water to your cat's food"],
        [
          'A spoonful of lukewarm water makes gravy.',
          'So you know that your cat has had it.',
          'Most cats do not even notice.',
        ],
        'A spoon stirring water into cat food',
      ],
    ],
    turn: ['Leave the bowl where the water goes down.', 'Your cat will still want your glass.'],
    asks: ['Where does your cat like to drink?', 'What is the oddest thing that your cat drinks from?'],
    ends: {
      p: 'With several cats put out several bowls, because the shy one drinks last.',
      f: 'And put a lid on the glass beside your bed.',
      a: 'Wide, full, and in another place.',
      t: 'Wet food is about three quarters water, dry food about a tenth.',
      h: 'Flower vases do not count.',
      i: 'Watch your cat for a week, and you know what it likes.',
      l: 'Cool water in a quiet place.',
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
        lead: 'For your cat to drink from:',
      },
    ],
    unless: NO_CATS,
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
    cover: 'Rabbits need rabbits',
    gist: [
      'A rabbit and a guinea pig in one hutch are both lonely. They do not understand each other, they need different food, and the rabbit can hurt the guinea pig.',
      'A rabbit needs a rabbit, and a guinea pig needs a guinea pig. Together they are not company for each other.',
    ],
    subject: ['Two lonely animals in one hutch', 'Rabbit and guinea pig: better not'],
    hooks: {
      '*': [
        'A rabbit lies down flat and wants to be groomed. The guinea pig does not understand and walks past.',
        'A rabbit and a guinea pig in one hutch may both be lonely.',
        'A rabbit and a guinea pig cannot talk to each other. Each needs one of its own kind.',
      ],
      p: 'Rabbits and guinea pigs are happier with one of their own kind.',
      f: 'Does your rabbit live with a guinea pig? You meant well, as most people do.',
      a: 'A rabbit needs a rabbit. A guinea pig needs a guinea pig.',
      t: 'The two differ in language, food and sleep. Guinea pigs need vitamin C in their food, and rabbits do not.',
      h: 'To a rabbit, a guinea pig is a flatmate who whistles all day.',
      i: 'Rabbits and guinea pigs want somebody who understands them.',
      l: 'Two rabbits, asleep side by side, ears folded.',
    },
    lines: {
      '*': [
        'A rabbit wants another rabbit, and a guinea pig wants another guinea pig. Together they are only polite.',
        'Guinea pigs chat all day, rabbits talk with their ears. In one hutch each of them talks to itself.',
        'Bringing two rabbits together: neuter both, let them meet through a fence, then on ground that is new to both.',
        "One kick from a rabbit can break a guinea pig's back, even without meaning it.",
      ],
      h: [
        'The rabbit and the guinea pig got on splendidly, in the manner of two strangers in {a lift|an elevator}.',
      ],
    },
    scene: [
      'A hutch: a rabbit in the right corner, a guinea pig in the left. "They never quarrel," somebody says. They never do anything.',
      'In the pet shop a child points at both: "Then they will not be lonely." It is a kind thought, and it does not work.',
    ],
    why: [
      [
        'Rabbits groom each other and lie close. Guinea pigs hate being licked.',
        'What one likes frightens the other, and after a while they stop trying.',
      ],
      [
        'They need different food: without vitamin C a guinea pig gets ill.',
        'If a rabbit kicks, it is the guinea pig that gets hurt.',
      ],
    ],
    parts: [
      [
        ['Find a partner of the same kind', 'Get a rabbit for your rabbit'],
        [
          'Rescue centres have many single animals and know who gets on.',
          'A neutered male and a female is the easiest pair.',
          'Ask a rescue centre. They know their characters.',
        ],
        'Two rabbits lying side by side',
      ],
      [
        ['Put a fence between the two', 'Divide the run meanwhile'],
        [
          'Then they can see each other, and nobody gets hurt.',
          'It is kinder than one small hutch until you find a partner.',
          'They need not live together to be near.',
        ],
        'A wire fence between two runs',
      ],
      [
        ['Introduce a new animal slowly', 'Swap bedding first, then let them meet'],
        [
          'Let them meet on ground that is new to both.',
          'Chasing is normal. If there is blood, stop.',
          'Give them room to run away, and watch.',
        ],
        'Two rabbits nose to nose through wire',
      ],
      [
        ['Give each its own food', 'Do not swap their food'],
        [
          'Hay is good for both. Pellets are not.',
          'Fresh peppers and greens give a guinea pig its vitamin C.',
          'One of them needs vitamin C in it, the other does not.',
        ],
        'A guinea pig eating a strip of red pepper',
      ],
    ],
    turn: [
      'When one washes the other behind the ears, it has worked.',
      'Do not separate an old pair that is used to each other without advice.',
    ],
    asks: ['Which two of your animals are really friends?', 'Did you have rabbits as a child, and how many?'],
    ends: {
      p: 'Many rescue centres help you find a partner.',
      f: 'You will soon see what was missing.',
      a: 'Like with like.',
      t: 'Neuter first, and wait some weeks: a male can stay fertile for a while.',
      h: 'A nice neighbour is not the same as a sister.',
      i: 'Nobody should be alone for years.',
      l: 'Two breaths side by side, and hay.',
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
        lead: 'If you have small pets:',
      },
    ],
    unless: `${NO_CATS}|cats? only|feline only|\\bcat (?:clinic|vet|hotel|groom)|cattery`,
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
    cover: "Your pet's bed, and where it sleeps",
    gist: [
      'You bought your pet a bed in the right size. Where does it really sleep?',
      'Every pet has a bed and a place where it really sleeps. Tell us about the second.',
    ],
    subject: ['Your pet never uses its bed?', 'Who has the warm side of the bed?'],
    hooks: {
      '*': [
        "The dog's bed has memory foam, a washable cover and no dog.",
        'Your pet has a bed and sleeps on the clean washing?',
        'The more the pet bed cost, the further away they sleep. Where does yours sleep?',
      ],
      p: 'Where your pet chooses to sleep shows what it likes: a view, a wall behind it, warmth, or you.',
      f: 'Be honest: where does your pet sleep?',
      a: 'Watch where your pet lies down, and put its bed there.',
      t: 'Animals choose where to sleep by warmth, shelter, height and the way out.',
      h: 'It was agreed that the dog sleeps in the kitchen. The dog was not at that meeting.',
      i: 'When your pet falls asleep beside you, that is a great compliment.',
      l: 'A warm hollow in the blanket, and your pet has just got up.',
    },
    lines: {
      '*': [
        'Where should your pet sleep, and where does it really sleep?',
        'Before you buy a pet bed, watch for a week where your pet lies down. Put the bed there.',
        'A dog that moves from bed to floor to sofa all night may be too warm, or in pain. Watch where it lies.',
        'Cats change their favourite place every few weeks. It is not because of the cushion.',
      ],
      h: ['A king-size bed has room for two people, or for one small terrier lying across.'],
    },
    scene: [
      'Half past five, and you are lying on the edge of the bed. Beside you a cat is stretched out as if it paid the rent.',
      'The expensive dog bed is in the corner. The dog is in the laundry basket.',
    ],
    why: [
      [
        'Animals want to see the door, have a wall behind them, and be near somebody.',
        'A good place is warm, with a view of the door. A bed in the middle of the room has none of that.',
      ],
    ],
    parts: [
      [
        ['In its own bed', 'In the bed you bought'],
        [
          'It does happen. Send a photo as proof.',
          'With its name on it, and hairs on it. Respect.',
          'In it, and even the right way round.',
        ],
        'A dog asleep in its own basket',
      ],
      [
        ['In your bed, across the middle', 'With you, right across'],
        [
          'Asleep in a second, and three times as heavy as by day.',
          'Nobody knows how one small cat can hold down a whole blanket.',
          'You lie on the edge and would not change it.',
        ],
        'A cat lying across the foot of a bed',
      ],
      [
        ['On the clean washing', 'On your black {trousers|pants}'],
        [
          'Shirts, guest towels, or a coat put down for a minute.',
          'Warm, soft, and it smells of you.',
          'Now there is hair on everything.',
        ],
        'A cat on a folded pile of washing',
      ],
      [
        ['In the doorway, on guard', 'In the way, on the floor'],
        [
          'At night you have to step over it.',
          'On hard tiles, where it can see both doors.',
          'Somebody has to guard the house.',
        ],
        'A large dog lying in a doorway',
      ],
    ],
    turn: [
      'If the new bed stays empty, try another place first.',
      'Put an old {jumper|sweater} of yours in the bed and try again.',
    ],
    asks: ['Where does your pet really sleep?', 'Who has the warm side of the bed in your home?'],
    ends: {
      p: 'An old pet is glad of a low edge and a floor that is not slippery.',
      f: 'Photos are welcome.',
      a: 'First find the place, then buy the bed.',
      t: 'Short coats like it warm, thick coats like it cool.',
      h: 'A pet bed is expensive so that you sleep well.',
      i: 'They sleep where they feel safe. Often that is with us.',
      l: 'A small breath and warm feet.',
    },
    keep: 'the day you want to buy a pet bed',
    send: 'somebody who sleeps on the edge',
    own: [
      {
        kinds: ['product', 'offer', 'service'],
        about: '(?:pet|dog|cat) beds?\\b|blankets?\\b|overnight|boarding',
        lead: "For a good night's sleep:",
      },
    ],
    unless: NO_FUR,
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
    title: 'When the doorbell rings: does your pet bark or hide?',
    cover: 'Doorbell: bark or hide?',
    gist: [
      'The doorbell rings: some pets run to the door, and some are under the bed at once. What does yours do?',
      'When the doorbell rings, does your pet welcome everybody, or is it gone?',
    ],
    subject: ['The doorbell rings: what does your pet do?', 'Bark or hide?'],
    hooks: {
      '*': [
        'A doorbell rings on television, and your dog is at the door.',
        'The doorbell rings. Is your pet at the door or under the bed?',
      ],
      p: 'You can teach a dog to be calm at the doorbell, with a mat, some treats and two weeks.',
      f: 'When the doorbell rings, who gets there first in your home?',
      a: 'Practise the doorbell with your dog when nobody is at the door.',
      t: 'For a dog the bell means strangers. Ring it often without any, with a treat on the mat, and it means the mat.',
      h: 'Some homes have a burglar alarm that sheds and can be switched off with cheese.',
      i: 'Some run to the doorbell and some hide under the bed. Both are fine.',
      l: 'The doorbell, a pause, and then the sound of paws.',
    },
    lines: {
      '*': [
        'The doorbell rings: does your pet run to the door, or is it already under the bed?',
        'Does the doorbell upset your pet? Record it and play it quietly at mealtimes. In two weeks it may be just a sound.',
        'Give your dog something to do when the doorbell rings: go to a mat, and get a treat on it.',
        'A cat that hides from visitors needs a high place and nobody looking. It will sniff their shoes later.',
      ],
      h: ['The {parcel|package} is with the neighbours, because the dog answered the door.'],
    },
    scene: [
      'It rings. The dog hits the door, the rug hits the wall, and a voice outside says: "Shall I just leave it here?"',
      'The doorbell rings, and your cat disappears under the bed until the visitors have gone.',
    ],
    why: [
      [
        'When the bell rings, something happens, and every animal either looks or leaves.',
        'After the bell come strangers. Animals learn that in a week.',
      ],
    ],
    parts: [
      [
        'Run to the door and bark',
        [
          'A mat and some treats give your dog something to do.',
          'The {postman|mail carrier} has been barked at for years and always goes away. To a dog that is success.',
        ],
        'A dog standing at a front door with its ears up',
      ],
      [
        'Run away and hide',
        [
          'Behind the sofa or in the wardrobe. Put a blanket there and leave it alone.',
          'Nobody saw it go. It listens to every word.',
        ],
        'Two eyes in the dark under a bed',
      ],
    ],
    turn: [
      'Some pets sleep through it all.',
      'Ask visitors to ignore both kinds. That is what they like best.',
    ],
    asks: [
      'The doorbell rings: does your pet bark or hide?',
      'How long does it take until your pet comes out when you have visitors?',
    ],
    ends: {
      p: 'Put a note on the door for deliveries: please knock softly.',
      f: 'Tell us in the comments.',
      a: 'Bell, mat, treat, and again.',
      t: 'Start so quietly that your pet only turns an ear.',
      h: 'Fish do not mind the doorbell at all.',
      i: 'You can practise being calm, both of you.',
      l: 'Then it is quiet again.',
    },
    keep: 'the week before visitors come',
    send: 'somebody whose dog has met every courier',
    own: [
      {
        kinds: ['service', 'event', 'price'],
        about: 'train(?:ing|er)|behaviou?r|puppy class',
        lead: 'If the doorbell is a problem:',
      },
    ],
    unless: `${NO_FUR}|${NO_LESSONS}`,
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
    title: 'What to tell people who look after your pet',
    cover: 'Tell us about your pet',
    gist: [
      'What it is afraid of, where it does not like to be touched, what it loves to eat: three things to tell anybody who looks after your pet.',
      'People who look after pets keep notes on their habits. The more you tell them, the easier it is for your pet.',
    ],
    subject: ['"Afraid of hats, loves cheese"', 'Three things to say about your pet'],
    hooks: {
      '*': [
        '"Lovely. Nervous of hats. Left ear last." A note like that helps everybody who looks after your pet.',
        'On the card of nearly every pet there is a note that helps more than its date of birth.',
      ],
      p: "Three sentences about your pet's habits save it a lot of stress with strangers.",
      f: 'What should somebody know who holds your pet for ten minutes? Tell them.',
      a: 'Say what your pet fears, where not to touch it, and what it loves.',
      t: 'Good notes on a pet: what upsets it, a sore spot, a reward, and what worked last time.',
      h: 'On the cat\'s card it says "bites". Below, in another hand: "only if you sing".',
      i: 'It is good when somebody knows your pet and all its odd habits.',
      l: 'A few words in pencil about your pet, and a strange room is less strange.',
    },
    lines: {
      '*': [
        'Tell anybody who looks after your pet three things: what frightens it, where it does not like to be touched, and what it loves to eat.',
        '"He has never done that before" does not help. "He growls when you lift him" helps everybody.',
        "Bring your pet's favourite treat along. In a strange room it helps a lot.",
        'Has your pet ever snapped at somebody? Say so. It will be handled more gently.',
      ],
      h: ['Some pets have two exclamation marks on their card. They usually weigh very little.'],
    },
    scene: [
      'A cat comes out of its carrier very calmly. Somebody reads the card and fetches a second towel.',
      'A dog that hates hairdryers, a cat that bites when its belly is touched: say so beforehand.',
    ],
    why: [
      [
        'Your pet cannot say what happened last time, so somebody has to write it down.',
        'Next time it may be somebody else. Then only the note helps.',
      ],
      [
        'You know your pet best, and most people mention it when it is over.',
        '"Oh, and he hates hair dryers," owners say at the end. Say it at the start.',
      ],
    ],
    parts: [
      [
        'What your pet is afraid of',
        [
          'Beards, scales, clippers, the sound of tape. Be exact.',
          '"Nervous" is on every second card. "Umbrellas" helps more.',
        ],
        'A pencilled note on an index card',
      ],
      [
        'Where it hates to be touched',
        ['A sore hip or one paw can be left for last.', 'Ears, tail or belly: then we start somewhere else.'],
        'A hand hovering beside an ear',
      ],
      [
        'What it loves most',
        [
          'Liver paste, a certain squeak, or being told that it is a king.',
          'What works at home works anywhere.',
        ],
        'A spoon of paste held out to a nose',
      ],
      [
        'What worked well before',
        ['On the floor instead of on the table, with music, with you outside.', 'Then we try that first.'],
        'A dog being brushed on the floor',
      ],
    ],
    turn: [
      'Write it on a card and bring it along.',
      'If your pet loves everybody, you may write that down, too.',
    ],
    asks: ["What should be written on your pet's card?", 'What does your pet do anything for?'],
    ends: {
      p: 'Give the same note to neighbours and sitters.',
      f: 'Tell us. Nothing will surprise us.',
      a: 'Fear, sore spot, favourite treat.',
      t: 'Add medicines and your vet, and the date.',
      h: 'Somewhere there is surely a card about us, too.',
      i: 'It begins with somebody who asks.',
      l: 'Known by name, and by the left ear.',
    },
    work: 'Every firm knows such things about its customers, and mostly only one person does. Write it down.',
    keep: 'the next time somebody looks after your pet',
    send: 'whoever looks after your pet in the holidays',
    own: [
      {
        kinds: ['process', 'people', 'value', 'policy'],
        about:
          "nervous|anxious|gentle|handling|at (?:its|their|your (?:pet|dog|cat)'s) own pace|cat.?friendly|fear.?free",
        lead: 'How we handle pets:',
      },
    ],
    unless: NO_FUR,
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
    cover: 'The Post Office cats',
    gist: [
      'In eighteen sixty-eight the Post Office in London hired three cats against mice, on trial and with money for food. There were Post Office cats for more than a century.',
      'Mice were eating the money orders, so the Post Office in London hired cats.',
    ],
    subject: ['Employed: three cats, on trial', 'The cats that were paid by the Post Office'],
    hooks: {
      '*': [
        'For over a hundred years the British Post Office paid for cats.',
        "In eighteen sixty-eight three cats started work at the Post Office in London, on six months' trial.",
        'The Post Office in London once had cats on its payroll, to catch mice.',
      ],
      p: 'A story about mice, public money and an allowance for milk.',
      f: 'A story for everybody whose cat has never worked a day.',
      a: 'The cats of the Post Office had to prove themselves like any other clerk.',
      t: 'The Post Office cats got a shilling a week. It was little on purpose, so that they would catch mice.',
      h: 'The Post Office cats came in late, slept on the files, and nobody asked for a report.',
      i: 'A large Post Office once relied on three small cats.',
      l: 'Gaslight, sacks of letters, and the soft steps of a cat.',
    },
    lines: {
      '*': [
        'In eighteen sixty-eight the Post Office in London hired three cats to keep mice off the money orders. They got an allowance for food.',
        'The Post Office cats were given little food, so that they would go on catching mice.',
        'A cat called Tibs kept the headquarters of the Post Office free of mice for fourteen years and was mourned in the staff magazine.',
        'There were cats at the British Post Office until the nineteen eighties. Then came plastic sacks, which mice do not like.',
      ],
      h: [
        'The Post Office cats asked for more milk and were told to catch more mice. Many of us have had that talk.',
      ],
    },
    scene: [
      'Imagine an office in London in the morning: mice have been at the money orders again.',
      'Imagine an official writing a serious letter about milk for three cats.',
    ],
    why: [
      [
        'Mice love paper, glue and string, and this paper was money.',
        'If a mouse eats a letter, it is sad. If it eats a money order, somebody has to explain.',
      ],
      ['A cat was cheaper than traps and poison.', 'Traps had been tried and had caught little.'],
    ],
    parts: [
      [
        'The mice came first',
        [
          'At the Money Order Office in London mice ate the money orders. Traps did not help.',
          "The mice of the Money Order Office ate glue, string and other people's savings.",
          'In the office where the money orders were kept, something small was eating them at night.',
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
          'Postmasters wrote that the cats were thin, and here and there they got more milk.',
          'For decades letters about the cats went up and down: the price of milk, the number of mice, the loss of a good cat.',
          'Then letters were written: the cats were too thin, the mice too many, the milk too dear.',
        ],
        'An old letter with an ink stamp',
      ],
      [
        'The last cat was called Blackie',
        [
          'Plastic sacks came, mice lost interest, and the last post cat, Blackie, died in the nineteen eighties.',
          'Then the sacks were made of plastic, mice lost interest, and no more cats were hired. Blackie was the last one.',
          'With plastic sacks there was nothing left for mice. The last cat lived at headquarters and was called Blackie.',
        ],
        'A black cat on a stone step',
      ],
    ],
    turn: [
      'You can still read the letters. No mouse has eaten them.',
      'Nobody knows which of the cats did the paperwork.',
    ],
    asks: ['What does your cat do for its keep?', 'Which job would suit your pet?'],
    ends: {
      p: 'The letters are kept at the Postal Museum in London.',
      f: 'Read this aloud to your cat.',
      a: 'Paid in milk, for catching mice.',
      t: 'Three cats, one shilling a week between them: four pence each, raised later.',
      h: 'Most cats today get the same pay, without the mice.',
      i: 'Useful work can be done very quietly.',
      l: 'A lamp, a letter, a cat on the chair.',
    },
    work: 'A trial period, a fixed wage and a dispute about expenses: working life has not changed much.',
    keep: 'an evening with the cat on your papers',
    send: 'somebody whose cat sleeps on the keyboard',
    unless: NO_CATS,
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
    cover: 'Check your pet for ticks',
    gist: [
      "From the first mild days on, feel through your pet's fur after each walk. Take ticks off with a tick hook, without oil, and write down the date.",
      'Ticks are about earlier than most people think. Two minutes with your fingers each evening are enough to find them.',
    ],
    subject: ['Ticks: two minutes after the walk', 'Ticks: no butter, no match'],
    hooks: {
      '*': [
        'Ticks do not fall from trees. They sit in the grass and wait for your dog.',
        'The first warm days bring birds, dandelions and ticks.',
        'Ticks sit on a blade of grass and wait for your pet to walk past.',
      ],
      p: 'The sooner a tick is off your pet, the smaller the risk.',
      f: 'After a spring walk {stroke|pet} your dog once more, slowly, and feel for ticks.',
      a: 'Ticks: feel, use a hook, note the date. No butter, no flame.',
      t: 'Ticks bite at head, armpits and groin. If they are off within a day, the risk is lower.',
      h: 'The dog comes in from the meadow with a burr, half a stick and a tick.',
      i: 'Checking for ticks every evening is the best part of the day for most pets.',
      l: 'Long grass, evening sun, and afterwards a check for ticks on the step.',
    },
    lines: {
      '*': [
        'After a walk in grass, feel for ticks with your fingers: ears, chin, armpits, groin and between the toes.',
        'Take a tick off with a tick hook: slide it under, close to the skin, turn, lift. Oil, butter and matches make it worse.',
        'Write the date of a tick bite in your calendar. If your pet gets ill weeks later, the vet will ask.',
        'Cats bring ticks home, too, mostly round the ears and the chin.',
      ],
      h: ['Butter belongs on bread and not on a tick.'],
    },
    scene: [
      'You {stroke|pet} the dog behind the ear and stop. There is something there, like a grain of rice. It was not there yesterday.',
      'The first meadow of the year, knee-high and green. The dog is a periscope in it.',
    ],
    why: [
      ['Ticks wake up after some mild days, long before summer.', 'A few mild days are enough for ticks.'],
      [
        'Most diseases need hours to get across, so checking every evening helps.',
        'If you squeeze or burn a tick, it can empty itself into the skin.',
      ],
    ],
    parts: [
      [
        ['Feel through the fur with your fingers', 'Go over your pet with your hands'],
        [
          'Slowly, and against the lie of the hair.',
          'Under the collar, behind the ears, at the lips, in the armpits and between the toes.',
          'You feel a small bump sooner than you see it.',
        ],
        'Fingers parting the fur behind an ear',
      ],
      [
        ['Use a tick hook and turn it', 'Turn the tick out with a hook'],
        [
          'Slide it under close to the skin. It lets go after a turn or two.',
          'A hook costs little. Keep one in the car.',
          'Do not squeeze the tick, and put nothing on it.',
        ],
        'A tick hook beside a coin',
      ],
      [
        ['Clean the spot and note the date', 'Disinfect it and write down the day'],
        [
          'A small lump for a day or two is normal. If it grows, see a vet.',
          'Then wash your hands.',
          'If your pet gets ill later, your vet will ask for it.',
        ],
        'A date circled on a kitchen calendar',
      ],
      [
        ['Ask your vet about tick protection', 'Let somebody advise you on protection'],
        [
          'Tablets, collars and drops differ, and some that suit dogs are poison to cats.',
          'It depends on weight, age and your other pets.',
          'What is right for a dog can kill a cat.',
        ],
        "A vet's leaflet on a counter",
      ],
    ],
    turn: ['Check your own ankles, too.', 'After a week it is a habit.'],
    asks: ['Have you found the first tick of the year?', 'Where do you find ticks on your pet?'],
    ends: {
      p: 'Keep the hook where the {lead|leash} is.',
      f: 'And a treat for being patient.',
      a: 'Every walk, every evening.',
      t: 'Stick the tick to a piece of tape and write the date on it.',
      h: 'If it will not come off, make sure that it is not a nipple. It happens to everybody once.',
      i: 'Somebody checks you all over every day, out of love: we should all have that.',
      l: 'Warm fur, and the day going out.',
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
        lead: 'About ticks with us:',
      },
    ],
    unless: NO_FUR,
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
    cover: 'Antifreeze is deadly for pets',
    gist: [
      'Antifreeze tastes sweet, and a cat that licks it from its paws can die. Wipe up every drop, shut the bottle, and go to a vet at once if in doubt.',
      'Look under your car for antifreeze when it gets cold. A few spoonfuls can kill a cat or a small dog.',
    ],
    subject: ['Antifreeze: look under your car', 'Antifreeze and pets'],
    hooks: {
      '*': [
        'Before the first frost many people top up antifreeze, and a little is spilt. For a cat that can be deadly.',
        'Is there a blue, green or pink puddle under your car? It may be antifreeze, and it can kill a pet.',
        'Antifreeze tastes sweet, and a few drops can kill a cat.',
      ],
      p: 'Wiping up antifreeze takes a minute and can save a pet.',
      f: 'Look under your car for antifreeze this week. Your neighbours with cats will be glad.',
      a: 'Antifreeze on the ground can kill pets. Wipe it up.',
      t: 'Antifreeze with ethylene glycol destroys the kidneys. Treatment helps only in the first hours.',
      h: 'A cat that refuses four kinds of dinner will drink antifreeze.',
      i: "A rag and a minute, and your neighbour's cat is safe from antifreeze.",
      l: 'A clean garage floor, and a cat that may walk across it.',
    },
    lines: {
      '*': [
        'Topping up the radiator? Wipe up every drop of antifreeze, rinse the spot, and shut the bottle in a cupboard. Cats lick it off their paws.',
        'A saucer of antifreeze can kill a cat. A leak under a parked car makes a new puddle every night.',
        'Your pet staggers, vomits or drinks a lot after being near a garage? See a vet now, and not tomorrow.',
        'Ask for antifreeze with propylene glycol. It is less dangerous for pets, but wipe it up all the same.',
      ],
      h: ['A cat will refuse four kinds of dinner and lick the garage floor.'],
    },
    scene: [
      'A frosty morning. Under the engine is a wet spot that has not frozen, and small paw prints lead away from it.',
      'In the garage is an old jar with something bright green in it. Nobody remembers what it is.',
    ],
    why: [
      [
        'It tastes sweet, it does not freeze, and a cat licks everything off its paws.',
        'In hard frost a puddle of it may be the only one that has not frozen.',
      ],
      [
        'At first your pet seems drunk, then better. By then the kidneys are failing.',
        'For a few hours a vet can do a lot. After that, hardly anything.',
      ],
    ],
    parts: [
      [
        ['Look under your car', 'Check the ground for leaks'],
        [
          'Put cardboard under it overnight. A coloured spot means a leak.',
          'Use {a torch|a flashlight}, once a week in the cold months.',
          'On a piece of cardboard you see every drop.',
        ],
        'A sheet of cardboard under a parked car',
      ],
      [
        ['Soak up every drop of antifreeze', 'Wipe it up and rinse the spot'],
        [
          'Cat litter or sand soaks it up. Then rinse with plenty of water.',
          'Wear gloves, and keep pets indoors meanwhile.',
          'Put the rag in a closed bag.',
        ],
        'Sand scattered on a coloured spill',
      ],
      [
        ['Shut the bottle and lock it away', 'Keep the bottle high up and shut'],
        [
          '{Screen wash|Windshield washer fluid} and de-icer as well.',
          'No jars, no open cans, no bucket by the drain.',
          'Some {screen wash|washer fluid} contains the same.',
        ],
        'A bottle put into a cupboard above head height',
      ],
      [
        ["Save your vet's emergency number", 'Know which vet is open at night'],
        [
          'If it happens, every hour counts.',
          '{Ring|Call} on the way and say "antifreeze", so that they can prepare.',
          'And say "antifreeze" when they pick up.',
        ],
        'A phone showing an emergency contact',
      ],
    ],
    turn: ['Then there are only leaves under your car.', 'Tell your neighbours, too.'],
    asks: ["Do you have your vet's emergency number in your phone?", 'Where do you keep the antifreeze?'],
    ends: {
      p: 'Take old antifreeze to the recycling centre and never pour it down the drain.',
      f: 'The cat next door will never know.',
      a: 'Wipe, rinse, lock it away.',
      t: 'Some snow globes contain it, too. If one breaks, wipe it up.',
      h: 'Be strict about the garage floor.',
      i: 'In winter you can do a lot of good with a rag.',
      l: 'Frost on the roof, a dry floor below.',
    },
    caution: [
      'If you suspect that an animal has licked antifreeze, do not wait for signs: {ring|call} a vet at once and go.',
      'Do not wait for anything to show if your pet may have licked antifreeze: {ring|call} a vet and drive.',
    ],
    keep: 'the first frosty night',
    send: 'all your neighbours with a car',
    own: [
      {
        kinds: ['hours', 'service', 'place'],
        about: "emergenc|out.of.hours|24.?hours?\\b(?!'? notice)|night (?:line|service|vet)",
        lead: 'When it cannot wait:',
      },
    ],
    unless: NO_FUR,
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
