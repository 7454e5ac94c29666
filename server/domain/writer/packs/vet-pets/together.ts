// Walks, play and living together.
import type { Idea } from '../../library/idea.ts';
import { NO_CATS, NO_DOGS, NO_FUR, NO_LESSONS, PRACTICES } from './kinds.ts';

export const TOGETHER: readonly Idea[] = [
  {
    id: 'do-not-spend-the-word',
    format: 'howto',
    again: 9,
    emoji: '📣',
    tags: ['DogTraining', 'RecallTraining', 'DogWalks'],
    title: [
      'Recall training: what to do when "come" no longer works',
      'Dog will not come when called? Make the word worth something',
    ],
    cover: 'Teach your dog to come again',
    gist: [
      'If your dog ignores "come", the word gets weaker each time. Call only when it will probably come, reward it every time, or choose a new word.',
      'Call your dog seldom, and always reward it when it comes. If the old word is worn out, take a new one.',
    ],
    subject: ['Your dog ignores "come"?', 'How to make your dog come again'],
    hooks: {
      '*': [
        '"Come. Come here. Bella, come. Bella!" Bella has learnt to wait for the ninth time.',
        'If your dog comes at the fifth call, you have taught it to wait for the fifth.',
        'Your dog hears "come" all the time and has stopped listening. Here is how to change that.',
      ],
      p: 'Your dog will come if you call seldom and reward it every time.',
      f: 'Your dog does not come, and you shout louder. Try it the other way round.',
      a: 'Call your dog once. If it does not come, go and get it.',
      t: 'Every call that brings nothing weakens the word. Every rewarded one makes it stronger.',
      h: 'To many dogs "come" is just the sound that people make in parks.',
      i: 'You can practise being somebody your dog wants to run to.',
      l: 'One word, said once, and your dog gallops back through wet grass.',
    },
    lines: {
      '*': [
        'Call your dog once. If it does not come, go and get it without a fuss. If you repeat it, it learns to wait.',
        'Is "come" worn out? Choose a new word, and for two weeks say it only just before your dog gets cheese.',
        'Call your dog, reward it, and let it go again. If "come" always means the end of fun, why should it come?',
        'Your dog will not come? Run away from it while you call. Few can resist.',
        'Never scold a dog that comes late. It came.',
      ],
      h: ['The dog knows the word "come". It is comparing offers.'],
    },
    scene: [
      'A spaniel at full speed, and on the path somebody calls "come" in seven different voices.',
      'You call. The dog lifts its head, looks at you, thinks, and goes back to the hole.',
    ],
    why: [
      [
        'A dog learns what a word is followed by. If nothing follows, it stops listening.',
        'In parks "come" is usually followed by more "come".',
      ],
      [
        'Often you call because the walk is over, so coming is a bad deal for your dog.',
        'Would you run to somebody who always takes the fun away?',
      ],
    ],
    parts: [
      [
        ['Choose a new word if need be', 'Take a word you never use'],
        [
          'Short and bright. "Here" is worn out in many families. "Ketchup" is as good as new.',
          'A whistle works, too, and always sounds the same.',
          'To your dog the old one means "later".',
        ],
        'A whistle on a cord in a hand',
      ],
      [
        ['Practise the word at home', 'Say it before every treat'],
        [
          'Say it, then give something wonderful at once. Ten times a day in the kitchen.',
          'For a week your dog only has to hear it and eat.',
          'For days it means only one thing: now comes something wonderful.',
        ],
        'A dog looking up in a kitchen',
      ],
      [
        ['Call when your dog is already coming', 'Say it as your dog runs to you'],
        [
          'Then it cannot go wrong.',
          'Start in the garden, where it is dull. Leave squirrels for later.',
          'Your dog learns that the word and running to you belong together.',
        ],
        'A dog running towards the camera',
      ],
      [
        ['Reward it, then let it go again', 'Give the treat, then "off you go"'],
        [
          'Three times out of four your dog should be free again.',
          'If it may run off again, it likes to come.',
          'If coming always meant going home, who would come?',
        ],
        'A dog being sent off to play again',
      ],
    ],
    turn: ['Until it works, use a long line.', 'It takes a few weeks, and no shouting.'],
    asks: [
      'Which word do you call your dog with, and does it work?',
      'What does your dog like better than you?',
    ],
    ends: {
      p: 'Near roads, sheep and wild animals keep your dog on the {lead|leash}, however well it comes.',
      f: 'You may feel a little silly at first. It passes.',
      a: 'Call once, reward, let it run again.',
      t: 'Make it harder one step at a time: first further away, then with more going on.',
      h: 'Liver cake works in every language.',
      i: 'A dog comes to somebody it can trust.',
      l: 'And then the sound of paws, closer.',
    },
    work: 'Trainers and walkers call seldom, in a light voice, and always have something in their pocket. From a bench it looks like luck.',
    keep: 'the next walk on which your dog does not come',
    send: 'somebody who is shouting in the park',
    unless: `${NO_DOGS}|${NO_LESSONS}`,
    own: [
      {
        kinds: ['service', 'event', 'price', 'offer'],
        about: 'dog training|puppy (?:class|school|course)|recall|training (?:class|course)|secure field',
        lead: 'If you would like to practise with us:',
      },
    ],
    pic: {
      ask: 'A dog running towards you, photographed from knee height',
      alt: 'A dog running across grass towards the camera',
    },
    claims: [['Cues weaken through unreinforced repetition', 'learning theory textbook']],
  },
  {
    id: 'not-the-stick',
    format: 'mistake',
    again: 10,
    emoji: '🪵',
    tags: ['DogSafety', 'DogPlay', 'DogWalks'],
    wrong: 'Throwing sticks for a dog',
    title: [
      'Why vets dislike sticks, and what to throw for your dog instead',
      'Throwing sticks for dogs: why not, and what else',
    ],
    cover: 'Dogs and sticks: throw this instead',
    gist: [
      'A stick that lands on its end is a spear for a dog that runs at it with an open mouth. Throw something soft that bends.',
      'Vets see dogs with injured mouths and throats after every sunny weekend. Throw a rope or a soft toy and not a stick.',
    ],
    subject: ['Throw anything but a stick', 'Why vets do not like sticks'],
    hooks: {
      '*': [
        'Every dog loves sticks. Every vet has pulled one out of a dog.',
        'The stick lands on its end, and your dog arrives at full speed. That is how dogs get hurt.',
        'Throw your dog a rope or a soft toy and not a stick.',
      ],
      p: 'Sticks injure many dogs, and a soft toy does not.',
      f: 'Your dog is so happy with its stick. Please throw something else all the same.',
      a: 'Do not throw sticks for your dog. Throw something that bends.',
      t: 'A stick with one end in the ground meets an open mouth at running speed. The force goes into the throat.',
      h: 'A stick for the dog is free, natural and always there. So are stinging nettles.',
      i: 'If you love your dog, look at what it runs after.',
      l: 'A soft toy flies through the air, and your dog is safe.',
    },
    lines: {
      '*': [
        'Throw your dog a rope, a rubber ring or a soft disc, and not a stick. A stick that lands upright is a spear.',
        "Your dog's ball should be too large to swallow. If in doubt, take a bigger one.",
        'Let the toy land before your dog runs. That is kinder to its joints, and safer.',
        'If a dog has run onto a stick, do not pull it out. Go straight to a vet, even if it looks small: splinters travel.',
      ],
      h: ['Your dog has brought you a stick, four feet long, by way of your shins. That is its argument.'],
    },
    scene: [
      'Sunday by the river, a collie flying after a branch, a yelp, and somebody saying "he is fine, he is fine".',
      'On the examination table a dog swallows oddly. In its throat sits a splinter as long as a pencil.',
    ],
    why: [
      [
        'Wood splinters, and bits in throat or palate may go unnoticed until they fester.',
        'A splinter as small as a match can travel and make a dog ill weeks later.',
      ],
      [
        'A running dog has its mouth open and its eyes on the stick. It cannot brake.',
        'At full speed no dog looks at how a stick has landed.',
      ],
    ],
    parts: [
      [
        ['Throw something soft that bends', 'Take a rubber ring instead'],
        [
          'A rope, a rubber ring or old jeans with a knot: nothing that can stab.',
          'Even a knotted sock is better than a stick.',
          'What you can fold cannot hurt a throat.',
        ],
        'A rope toy and a stick side by side',
      ],
      [
        ['Let it land before your dog runs', 'Throw, wait, then send your dog'],
        [
          'A toy that lies still hurts nobody.',
          'Waiting is harder than running and makes a dog more tired.',
          'Your dog can see where it lies and slow down.',
        ],
        'A dog waiting beside a thrown toy',
      ],
      [
        ['Hide the toy instead of throwing it', 'Let your dog search for it'],
        [
          'In long grass your dog uses its nose, and its joints can rest.',
          'For old dogs above all, searching is better than racing.',
          'Ten minutes of searching make a calm evening.',
        ],
        'A dog searching in long grass',
      ],
    ],
    turn: [
      'It will still find sticks. You just do not throw them.',
      'Keep a rope in the car, and you will not need a stick.',
    ],
    asks: ['What does your dog bring you, and how large is it?', 'What do you throw for your dog?'],
    ends: {
      p: 'Carrying a stick is less dangerous than chasing one. Chewing it is somewhere in between.',
      f: 'Put something soft in your coat pocket now.',
      a: 'If it bends, throw it. If it stabs, do not.',
      t: 'After playing with sticks, watch for drooling, not eating or a swollen neck. See a vet.',
      h: 'Your dog will still carry home a log. That is freight, not sport.',
      i: 'A good game is one from which you both come home.',
      l: 'A quiet search in the grass, noses down, dusk.',
    },
    keep: 'the next walk by the river',
    send: 'whoever throws branches for the dog',
    unless: `${NO_DOGS}|${NO_LESSONS}`,
    caution: [
      'If a dog has been hurt by a stick, leave it in place, keep the dog calm and see a vet at once.',
      'If your dog is hurt by a stick, do not pull it out. Keep the dog still and get to a vet at once.',
    ],
    own: [
      {
        kinds: ['product', 'service', 'policy'],
        about: '\\btoys?\\b|enrichment|dog balls?\\b',
        lead: 'Other things for your dog to play with:',
      },
    ],
    pic: {
      ask: 'A soft toy or rope beside a stick on grass, dog behind',
      alt: 'A rope toy lying on grass next to a stick',
    },
    claims: [
      [
        'Stick injuries to mouth and throat; retained fragments',
        'veterinary surgery literature; advice of veterinary bodies',
      ],
    ],
  },
  {
    id: 'supper-in-a-towel',
    format: 'howto',
    again: 10,
    emoji: '🧻',
    tags: ['PetEnrichment', 'RainyDayDog', 'IndoorCat'],
    title: [
      "Rainy-day game: roll your pet's supper in a towel",
      'Bored dog on a wet day? Serve dinner in a towel',
    ],
    cover: 'Supper in a towel for your pet',
    gist: [
      "On a rainy day, put your pet's dry food on an old towel, roll it up and put it on the floor. A quarter of an hour of searching makes it pleasantly tired.",
      'A pet that has to look for its food is busy and calm. All you need is a bath towel.',
    ],
    subject: ['A towel, a supper, a quiet quarter of an hour', 'Too wet for a walk'],
    hooks: {
      '*': [
        'It is raining, your dog is bored, and it looks at you with a ball in its mouth.',
        "Your pet's supper is gone from the bowl in forty seconds. Rolled up in a towel it lasts a quarter of an hour.",
        'Searching for food makes a pet as tired as a walk.',
      ],
      p: 'Searching for food keeps an animal busy and calm, and costs a towel.',
      f: 'Wet day, bored pet? Get the oldest towel in the house.',
      a: 'A bored pet? Hide its supper in a towel.',
      t: 'Foraging occupies smell, paws and problem solving at once, and is followed by rest.',
      h: 'The dog is very good at towels now. It is working on the laundry basket.',
      i: 'Pets love to use their noses.',
      l: 'Rain on the window, a dog searching in a towel, and later deep sleep.',
    },
    lines: {
      '*': [
        'Rainy-day game: scatter dry food on a towel, roll it up, put it down. When that becomes too easy, tie a loose knot.',
        'Leave the towel flat the first time your pet searches it. It should win at once, and then you can make it harder.',
        'Cats like many small meals. Hide ten pieces of food behind ten chair legs.',
        'Rabbits and guinea pigs like to search, too: put hay and herbs in a paper roll and fold the ends in.',
      ],
      h: ['The dog solved the towel in nine seconds. Then it ate a corner.'],
    },
    scene: [
      'Water runs down the window. The dog sighs as only a dog can whose walk was cancelled.',
      'A rolled towel on the kitchen floor, a nose at one end, and from the sofa a silence that you have not heard all day.',
    ],
    why: [
      [
        'Many animals like to work for their food. In tests they often do, with a full bowl beside them.',
        'Finding something is fun each time, even before eating it.',
      ],
      [
        'Searching is slow and needs concentration. Afterwards most pets lie down.',
        'A ball makes a dog excited. Searching makes it calm.',
      ],
    ],
    parts: [
      [
        ['Scatter food on the flat towel first', 'Make the first time easy'],
        [
          'Your pet sees it, smells it and eats it.',
          'If it wins at once, it wants to try again.',
          'The first time it should take seconds.',
        ],
        'Dry food scattered on an open towel',
      ],
      [
        ['Roll the towel up loosely', 'Then roll it up'],
        [
          'Food falls out when your pet nudges it.',
          'Some push, some use a paw, some stand on it. All is allowed.',
          'Your pet finds out that pushing helps.',
        ],
        'A dog nudging a rolled towel',
      ],
      [
        ['Then fold it or tie a knot', 'Make it harder little by little'],
        [
          'Fold the ends in, or make one loose knot.',
          'Stop while it is still fun.',
          'It should never get too hard.',
        ],
        'A towel tied in a loose knot',
      ],
      [
        ['Take the towel away afterwards', 'Put it away at the end'],
        [
          'An empty towel gets chewed. Swap it for a last treat.',
          'Wash it now and then.',
          'Otherwise your pet may eat it.',
        ],
        'A towel being picked up from the floor',
      ],
    ],
    turn: ['Then it is quiet, and it may rain.', "Take it from the day's food, so that it is not extra."],
    asks: [
      'What does your pet do on a day when nobody goes out?',
      'How long did the first towel last with your pet?',
    ],
    ends: {
      p: 'It is also good for pets that must rest after an operation, if the vet agrees.',
      f: "Film it. Your pet's thinking face is worth it.",
      a: 'Flat, rolled, knotted, put away.',
      t: 'With several pets use separate rooms, or they may quarrel.',
      h: 'From now on you have to hide your towels.',
      i: 'Everybody likes to earn their supper now and then.',
      l: 'Later, a long breath, and sleep.',
    },
    keep: 'the next day of rain',
    send: 'somebody with a bored pet',
    caution: [
      'Stay in the room while your pet plays, and leave towels out of it with animals that swallow cloth.',
      'Stay with it, and do not give towels to animals that swallow cloth.',
    ],
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: '\\btoys?\\b|enrichment|puzzle|snuffle|lick ?mat',
        lead: 'When the towel has become too easy:',
      },
    ],
    unless: `${NO_FUR}|${NO_LESSONS}`,
    pic: {
      ask: 'A rolled towel on the floor with a nose at one end',
      alt: 'A pet sniffing at a rolled towel on the floor',
    },
    claims: [
      [
        'Many animals will work for food although free food is available',
        'animal behaviour literature; cats less than most, so worded "many"',
      ],
      ['Foraging enrichment and calm', 'animal welfare literature'],
    ],
  },
  {
    id: 'the-school-in-lyon',
    format: 'story',
    again: 14,
    emoji: '🏫',
    tags: ['VeterinaryHistory', 'AnimalStories', 'HistoryFacts'],
    title: ['How the first veterinary school began in Lyon', 'Lyon, an inn, and the first school for vets'],
    cover: 'How people first learned to be vets',
    gist: [
      "In seventeen sixty-one a riding master in Lyon opened the first veterinary school. Cattle plague was emptying the stables of Europe, and he had an inn, a few horses and the king's permission.",
      'Before there were vets, a sick cow was treated by the blacksmith. Then a riding teacher in Lyon opened a school in an old inn.',
    ],
    subject: ['It began in an old inn', 'How people began to study to be vets'],
    hooks: {
      '*': [
        'The first school for vets was in an old inn, and a riding teacher ran it.',
        'If your cow was ill in seventeen sixty, you sent for the blacksmith. There were no vets.',
        'Where did people first learn to be vets? In an old inn in Lyon.',
      ],
      p: 'The first school for vets was founded because a plague was killing the cattle.',
      f: "A small story for the vet's waiting room.",
      a: 'Horse doctors are as old as horses. A school for them came in seventeen sixty-one.',
      t: 'Founder: Claude Bourgelat. Place: Lyon. Occasion: rinderpest. Method: anatomy, botany, a pharmacy, a forge.',
      h: 'The founder of the first vet school knew all about horses, and how to get money from ministers.',
      i: 'Somebody saw sick animals and decided that guessing was not enough.',
      l: 'An inn by the Rhone, straw, lamplight, and young men bent over a book of bones.',
    },
    lines: {
      '*': [
        'The first veterinary school opened in Lyon in seventeen sixty-one, in a former inn, because cattle plague was ruining the farmers.',
        'Before there were vets, sick animals were treated by farriers. That is why an old word for a vet is horse doctor.',
        'It took two hundred and fifty years from that first school to the end of rinderpest. It was the second disease ever wiped out, after smallpox.',
        'Pets came late. For most of its history animal medicine was about horses, cows and armies.',
      ],
      h: [
        'The first patients of the vet school were horses, then cows. Cats came later and have complained ever since.',
      ],
    },
    scene: [
      'Imagine a village in the eighteenth century: within weeks the cowsheds are empty, and no one knows why.',
      'Picture a stable yard in Lyon, a dozen young men in wooden shoes, and a riding master with a pointer.',
    ],
    why: [
      [
        'Cattle plague killed whole herds, and with them went milk, meat and the animals that drew the plough.',
        'Without oxen nobody could plough, and without cows there was nothing to eat in winter.',
      ],
      [
        'What people knew about animals had been handed down or guessed.',
        'There were old recipes and skilled people, but no place to learn.',
      ],
    ],
    parts: [
      [
        'A riding master read anatomy',
        [
          'Claude Bourgelat ran the riding academy in Lyon. He wrote about horses and found that no one really knew them from inside.',
          'He got surgeons to teach him dissection, and that made him ask what else was merely believed.',
          'He taught people to ride and wrote about horses. The more he wrote, the less he found that anybody knew.',
        ],
        'An old engraving of the anatomy of a horse',
      ],
      [
        'The king gave leave, and an inn',
        [
          'In August seventeen sixty-one permission came, with some money. The school opened the next winter in a former inn outside the gates.',
          'There was a stable, a pharmacy, a forge and a garden of herbs. Lectures were where guests had slept.',
          'The king said yes. In a disused inn at the edge of town, students slept upstairs and horses stood below.',
        ],
        'A courtyard with stable doors',
      ],
      [
        'Students were sent to the plague',
        [
          'They went out to the villages with what they had learnt: separate the sick from the healthy, clean the sheds, write down what happens.',
          'They could not cure it. They could slow it down, and that was new.',
          'There was a plague among cattle, and it went through village after village. The young men told farmers to keep the sick apart, and it spread more slowly.',
        ],
        'A cow in a simple barn',
      ],
      [
        'Other countries sent their young men',
        [
          'They came from all over Europe and founded schools at home: Turin, Copenhagen, Vienna, London.',
          'Within a generation there was a profession where there had been a forge.',
          'Others came to see, went home and did the same. Thirty years on, half of Europe had a school like it.',
        ],
        'A map of Europe with pins',
      ],
    ],
    turn: [
      'The school still exists. The cattle plague does not: it was declared extinct in two thousand and eleven.',
      'It began with somebody who did not want to guess.',
    ],
    asks: ["Who looked after your grandparents' animals?", 'Did you ever want to become a vet?'],
    ends: {
      p: 'Keep the sick apart, clean up, write things down: what they taught first is still right.',
      f: 'Tell it to somebody in the next waiting room.',
      a: 'Observe. Separate. Write it down.',
      t: 'Rinderpest was the second disease to be eradicated, after smallpox.',
      h: 'Cats came much later and still have their doubts.',
      i: 'Knowledge begins where somebody minds enough to look.',
      l: 'Straw, ink, and a lantern late into the night.',
    },
    keep: 'the next half-hour in a waiting room',
    send: 'a child who wants to become a vet',
    own: [
      {
        kinds: ['history', 'people', 'story'],
        about: 'founded|opened|since|qualified|trained',
        lead: 'And how we began:',
      },
    ],
    only: PRACTICES,
    pic: {
      ask: 'An old animal anatomy print, a stethoscope on an old book, or your own oldest instrument',
      alt: 'A stethoscope lying on an old book about animals',
    },
    claims: [
      [
        'Bourgelat founded the Lyon school in 1761, opened 1762; rinderpest as occasion',
        'history of veterinary medicine',
      ],
      ['Rinderpest declared eradicated 2011', 'World Organisation for Animal Health and FAO'],
    ],
  },
  {
    id: 'one-tray-more-than-cats',
    format: 'tip',
    again: 10,
    emoji: '🐱',
    tags: ['CatCare', 'LitterTray', 'IndoorCat'],
    title: [
      'How many litter trays does a cat need, and where?',
      'Litter tray problems: number, place and patience',
    ],
    cover: 'Cats: how many litter trays?',
    gist: [
      'Put out one litter tray for each cat and one more, in different places, away from the food and the washing machine. Most cats that go elsewhere have a good reason.',
      'For a cat, two litter trays side by side count as one. Put them in different rooms and scoop them every day.',
    ],
    subject: ['One litter tray more than cats', 'Why does the cat not use the tray?'],
    hooks: {
      '*': [
        'Your cat does not use its litter tray? It is not spite. Perhaps the tray is next to the washing machine.',
        'Two cats, two litter trays, side by side: to a cat that is only one.',
        'If your cat goes beside the litter tray, look at the tray first.',
      ],
      p: 'Whether a cat uses its litter tray depends on how many there are and where they are.',
      f: 'Has your cat gone on the carpet? Look at the litter tray first.',
      a: 'One litter tray for each cat, plus one, in separate places.',
      t: 'Cats do not want to go where they eat, where they can be cornered, or where it smells of others.',
      h: 'Would you use a toilet next to a machine that starts shouting?',
      i: 'A cat with a good litter tray is a good cat.',
      l: 'A litter tray in a quiet corner, clean, and nobody watching.',
    },
    lines: {
      '*': [
        'Litter trays: as many as there are cats, and one more. Apart from one another, and away from the food.',
        'Most litter trays are too small. A cat wants to turn round in it: it should be one and a half times as long as your cat.',
        'Scented cat litter is made for us. Most cats like it fine, unscented and deep enough to dig.',
        'A cat that suddenly goes outside the tray may be unwell. See a vet before you change anything else.',
        'A hood on the litter tray keeps the smell in, and that is where your cat has to sit.',
      ],
      h: [
        'The litter tray was in the hall, by the door, under the bell. The cat has asked for another room.',
      ],
    },
    scene: [
      'The wash goes into the spin, the floor trembles, and out of the tray shoots a cat that will not be coming back.',
      'Two cats in one house. One of them lies in the corridor, quite by chance just where the other has to pass.',
    ],
    why: [
      [
        'A cat wants to see who is coming and to have a way out. A corner without one is a trap.',
        'A cat does not go where a dog, a child or another cat can surprise it.',
      ],
      [
        "A cat's nose is much better than ours. What you can bear smells strongly to a cat.",
        'When we smell the tray, the cat has been complaining for days.',
      ],
    ],
    parts: [
      [
        ['Give each cat its own tray', 'Count your cats and add one'],
        [
          'Put them on different floors.',
          'Then no cat has to get past another one.',
          'In different rooms, so that no cat can guard them all.',
        ],
        'Two litter trays in different rooms',
      ],
      [
        ['Find quiet places with two exits', 'Put it where it is quiet'],
        [
          'No machines, no corridor, no food beside it.',
          'Sit there for a minute yourself. What do you hear?',
          'And not beside the washing machine.',
        ],
        'A tray in a calm corner of a room',
      ],
      [
        ['Scoop the tray every day', 'Clean it daily'],
        [
          'Twice is better. Once a week change all of it and wash the tray with hot water.',
          'Cats dislike the smell of lemon. Use a cleaner without it.',
          'Use hot water, and nothing that smells strongly.',
        ],
        'A scoop being lifted from a tray',
      ],
      [
        ['Change only one thing at a time', 'Leave the old tray beside the new'],
        [
          'New litter, new tray and new place all at once upset a cat.',
          'Your cat will show you which one it likes better.',
          'Then your cat can choose.',
        ],
        'An old and a new tray next to each other',
      ],
    ],
    turn: ['Often that is all it takes.', 'It is duller than training, and it works more often.'],
    asks: ['Where are the litter trays in your home?', 'What does your cat insist on in its toilet?'],
    ends: {
      p: 'If it does not help, a vet can find out whether your cat is ill.',
      f: 'Nobody likes to be watched there, cats least of all.',
      a: 'More trays, apart, quiet, clean.',
      t: 'Write down place and time for a week. You will see the reason.',
      h: 'Nobody can concentrate next to a washing machine.',
      i: 'Look at the room from down there once.',
      l: 'Peace and quiet, at floor level.',
    },
    keep: 'the day you find a puddle on the mat',
    send: 'somebody who thinks that the cat is offended',
    caution: [
      'A cat that strains, cries or passes little or no urine needs a vet at once; in male cats it can be life-threatening.',
      'A cat that strains, cries or hardly passes water needs a vet straight away. In toms it can kill.',
    ],
    unless: NO_CATS,
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: 'litter|\\bcats?\\b|feline',
        lead: 'For your cat:',
      },
    ],
    pic: {
      ask: 'A clean tray in a calm corner, cat nearby, no need to be glamorous',
      alt: 'A clean litter tray in a quiet corner of a room',
    },
    claims: [
      [
        'One tray per cat plus one, separate quiet sites, adequate size, unscented fine litter',
        'guidelines of feline medicine societies',
      ],
      ['Urinary obstruction is an emergency', 'veterinary textbook'],
    ],
  },
  {
    id: 'lap-or-shelf',
    format: 'either',
    again: 12,
    emoji: '🛋️',
    tags: ['CatPersonality', 'CatLife', 'ThisOrThat'],
    title: ['Lap cat or shelf cat: which one do you live with?', 'Is your cat a sitter or a watcher?'],
    cover: 'Is yours a lap cat?',
    gist: [
      'Some cats sit on your lap, and some watch you from the wardrobe. Both like you. Which one is yours?',
      'Whether a cat likes laps or shelves depends on its first weeks and on its character. Which have you got?',
    ],
    subject: ['Lap cat or shelf cat?', 'Your cat likes you, from up there'],
    hooks: {
      '*': [
        'One cat sits on your keyboard. The other looks down on you from the wardrobe. Both like you.',
        'You cannot get up, because the cat is on your lap. Or you cannot find it at all. Which is it?',
        'Lap cat or shelf cat: some cats like you from close by and some from the top of the wardrobe.',
      ],
      p: 'How close a cat likes to be is decided early. It does not mean that it likes you less.',
      f: 'Which one have you got: a lap cat or a shelf cat?',
      a: 'Lap cat or shelf cat: you do not choose. They do.',
      t: 'Whether a cat is cuddly depends on how it was handled between its second and seventh week, and on its father.',
      h: 'A shelf cat loves you very much and would like you to be quieter.',
      i: 'A cat can love you from close by or from far away.',
      l: 'A warm cat on your knees, or two bright eyes above the books.',
    },
    lines: {
      '*': [
        'Lap cat or shelf cat: which one do you live with?',
        'A cat that blinks slowly at you is being friendly. Blink back.',
        'A cat that likes high places wants a way up and two ways down. Put a chair beside the bookcase.',
        'Let a cat come to you. Cats like people who ignore them.',
      ],
      h: ["I have been sitting here since three o'clock. The cat says that I may move in spring."],
    },
    scene: [
      'Your leg is asleep, the tea is out of reach, the phone is ringing, and on your knees somebody is dreaming.',
      'Guests ask whether you have a cat. It is sitting above them between two boxes.',
    ],
    why: [
      [
        'Kittens that are handled kindly in their first weeks tend to seek touch, and temperament does the rest.',
        'Whether a cat likes laps depends on its parents, its first weeks and its nerves.',
      ],
    ],
    parts: [
      [
        'A lap cat',
        [
          'It comes when you sit down. It is warm and heavy and will not be moved.',
          'You stay where you are, even if you should really go to the bathroom.',
          'You have not stood up since seven, and you do not want to.',
        ],
        'A cat asleep on a lap',
      ],
      [
        'A shelf cat',
        [
          'It sees everything and comes down at night. Give it a high place with a soft mat.',
          'Near enough to hear you, and too high to be picked up.',
          'It looks down, blinks slowly, and means you.',
        ],
        'A cat looking down from a shelf',
      ],
    ],
    turn: [
      'When a shelf cat comes to your lap once a year, it is a great day.',
      'Many change with age. Warm laps help.',
    ],
    asks: ['Lap or shelf: which does your cat like?', 'Where is your cat right now?'],
    ends: {
      p: 'If a cat suddenly changes its habits, mention it to a vet.',
      f: 'Send a photo, from below if you have to.',
      a: 'Vote. The cat will not.',
      t: 'Offer both: a lap and a high mat. In a week you will know.',
      h: 'Dogs may not vote. They would choose everything.',
      i: 'You can be loved from a shelf, too.',
      l: 'A purr, from somewhere.',
    },
    keep: 'the next evening when you cannot get up',
    send: 'the owner of a cat that nobody ever sees',
    unless: NO_CATS,
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: 'cattery|cat sitting|cat beds?\\b|scratch|feline',
        lead: 'For both kinds of cat:',
      },
    ],
    pic: {
      ask: 'Your cat on a lap or on its highest place',
      alt: 'A cat looking down from a high shelf',
    },
    claims: [
      [
        'Socialisation window of kittens about two to seven weeks; paternal influence',
        'feline behaviour textbook',
      ],
      ['Slow blinking as a friendly signal', 'published study, University of Sussex 2020'],
    ],
  },
  {
    id: 'the-coat-is-also-a-parasol',
    format: 'myth',
    again: 10,
    emoji: '☀️',
    tags: ['DogGrooming', 'DoubleCoat', 'SummerDogs'],
    myth: 'Shaving a thick-coated dog keeps it cool',
    short: [
      'No. The coat gives shade. Comb out what is loose and leave the rest on.',
      'No. Without it the sun burns the skin. Take out the loose wool and leave the coat.',
    ],
    title: [
      'Should you shave a double-coated dog in summer?',
      'Should thick-coated dogs be clipped for summer?',
    ],
    cover: 'Do not shave a thick coat',
    gist: [
      'The thick coat of a husky or a retriever keeps the sun off. Comb the loose wool out, and air gets through. If you shave it, the dog can get sunburnt, and the coat may grow back badly.',
      'Comb out the undercoat and leave the top coat on. It gives your dog shade, and air can get through.',
    ],
    subject: ['Do not shave your husky', 'Why your husky needs its coat in summer'],
    hooks: {
      '*': [
        'It is hot, your dog has a thick coat, and you think of shaving it. Please do not.',
        'A thick coat keeps the sun off your dog, like a sunshade. Do not shave it off.',
        'A husky needs its coat in July, too. But it has to be combed out.',
      ],
      p: 'A thick coat protects your dog from sun as well as from cold, if it is combed out.',
      f: 'Your fluffy dog looks so hot. There is a kinder way than shaving.',
      a: 'Do not shave a dog with a thick coat. Comb it out.',
      t: 'The long hair keeps off sun and water. Loose undercoat blocks the air. Take out only the second.',
      h: 'A shaved Samoyed looks as though it had shrunk in the wash.',
      i: "Your dog's coat is cleverer than it looks.",
      l: 'A heavy coat, combed through, moves in the slightest wind.',
    },
    lines: {
      '*': [
        'A thick coat gives a dog shade in summer. Comb out the loose wool and leave the long hair on.',
        'Dogs cool down by panting and hardly through their coat. Shade, water and an early walk help more than shaving.',
        'If you shave a thick-coated dog, the coat can grow back woolly and uneven, and in some dogs hardly at all.',
        'Poodles and other dogs whose hair keeps growing are different: they have to be clipped.',
        'Is your dog too warm? Wet its belly and feet. If it is in trouble, cool it all over with water and call a vet at once.',
      ],
      h: ['You comb a retriever, and afterwards you have two of them.'],
    },
    scene: [
      'First day over {thirty|ninety}, a husky on the tiles, and a person in the doorway with a beard trimmer.',
      'A groomer draws a comb through a golden retriever, and round the table it snows.',
    ],
    why: [
      [
        'The long hair keeps sun and flies off the skin, and the air in between protects from the heat.',
        'It is the air in the coat that keeps the heat out.',
      ],
      [
        'Pale skin under a shaved coat burns, and the hair does not always grow back as it was.',
        'Often only wool grows back. It is like felt and lets no air in.',
      ],
    ],
    parts: [
      [
        ['Comb out the loose undercoat', 'Get the loose wool out'],
        [
          'With an undercoat rake, row by row. It comes off in clouds.',
          'When air can reach the skin, you are done.',
          'You will get bags of it. Then wind can reach the skin.',
        ],
        'A rake pulling undercoat from a dog',
      ],
      [
        ['Trim the edges, but do not shave', 'Leave the hair on the back'],
        [
          'Paws, belly and legs may be trimmed. The back stays covered.',
          'A little off the legs is fine.',
          'It is the sunshade.',
        ],
        'Scissors tidying the feet of a dog',
      ],
      [
        ['Cool your dog with shade and water', 'Walk early and offer cool tiles'],
        [
          'Panting helps only if there is moving air.',
          'A fan at dog height does a lot.',
          'Water for the feet, shade for the rest, and a walk at six in the morning.',
        ],
        'A dog lying on cool tiles beside a fan',
      ],
    ],
    turn: [
      'For sick, matted or very old dogs it may be different. Ask a vet or a groomer.',
      'So comb it out, and leave the clippers in the drawer.',
    ],
    asks: ['How much wool do you comb out of your dog?', 'Where is the coolest place your dog has found?'],
    ends: {
      p: 'Ask your groomer what kind of coat your dog has.',
      f: 'You could knit something from the wool. Some people do.',
      a: 'Comb, do not clip.',
      t: 'Blow into the fur. If you can see the skin, the undercoat is out.',
      h: 'You will have a second dog, made of wool.',
      i: 'Sometimes you help most by taking something out.',
      l: 'A light wind in an open coat.',
    },
    work: 'Every early summer groomers talk people out of shaving and earn less that day. In autumn the dog comes back with a coat.',
    keep: 'the first hot day',
    send: 'somebody who wants to shave their dog',
    caution: [
      'Heavy panting, wobbling, vomiting or collapse in the heat is an emergency: cool the dog with water and {ring|call} a vet at once.',
      'If a dog pants hard, staggers, vomits or collapses in the heat, cool it with water and call a vet immediately.',
    ],
    unless: NO_DOGS,
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'groom(?:ing|er|s)?\\b|de-?shed|undercoat|double coat',
        lead: 'For dogs with a thick coat:',
      },
    ],
    pic: {
      ask: 'A heap of combed-out undercoat beside the dog that it came from',
      alt: 'A dog beside a heap of combed-out undercoat',
    },
    claims: [
      [
        'Double coats insulate; shaving can lead to sunburn and altered regrowth',
        'grooming and veterinary dermatology practice; worded "may"',
      ],
      ['Dogs cool mainly by panting; cool heatstroke with water', 'veterinary textbook'],
    ],
  },
  {
    id: 'the-seed-between-the-toes',
    format: 'season',
    again: 11,
    emoji: '🌾',
    tags: ['SummerDogs', 'GrassSeeds', 'DogPaws'],
    title: [
      'Grass seeds and dogs: what to check after a summer walk',
      'Summer meadows: where grass seeds hide on a dog',
    ],
    cover: "Grass seeds: check your dog's feet",
    gist: [
      "Grass seeds have barbs and move only inwards. After a summer walk in long, dry grass look between your dog's toes, in its ears and under the collar.",
      "A grass seed can drill itself into a dog's paw. Two minutes of looking after the walk are enough.",
    ],
    subject: ['Grass seeds move only inwards', 'Two minutes after the meadow'],
    hooks: {
      '*': [
        "Grass seeds have barbs like a harpoon. In summer check your dog's feet after every walk.",
        'Your dog shakes its head again and again after a walk? It may be a grass seed.',
        "It looks like harmless grass, and it drills itself into your dog's paw.",
      ],
      p: 'In summer many dogs have to go to the vet because of grass seeds. You can find them in time.',
      f: "Home from the meadow? Look at your dog's feet before it gets on the sofa.",
      a: "After long grass: check your dog's toes, ears and armpits, every time.",
      t: 'Barley-type awns carry backward barbs. Each movement drives them forward, none lets them back.',
      h: "The grass seed wants to get into the ground. Your dog's foot was nearer.",
      i: 'Two minutes of checking for grass seeds are a good end to a walk.',
      l: "A summer meadow, low sun, and afterwards a slow hand through your dog's fur.",
    },
    lines: {
      '*': [
        "After a walk in long dry grass, spread your dog's toes and look. A seed that is only in the fur comes out with your fingers.",
        'Your dog suddenly shakes its head after a walk in the meadow? It may be a grass seed in the ear. See a vet the same day.',
        "Trim the hair between your dog's toes and under its ears before the grass is ripe. Then seeds find nothing to hold on to.",
        "A small wet lump between your dog's toes may be a grass seed. It does not come out by itself.",
      ],
      h: ['You look for grass seeds on the dog and on the sofa. They are in your socks.'],
    },
    scene: [
      'Evening light on a meadow, a spaniel up to its ears in grass, and the seeds get on board.',
      'On the doorstep somebody turns a paw to the light and pulls out something that looks like a tiny arrow.',
    ],
    why: [
      [
        'With its barbs a seed moves through fur and skin, and sometimes far into the body.',
        'With every step it goes deeper and can turn up somewhere else.',
      ],
      [
        'Found early, it is a nuisance. Found late, your dog may need an operation.',
        'On the first day you need two fingers. After a week you may need a vet.',
      ],
    ],
    parts: [
      [
        ['Between the toes, top and bottom', 'Check toe by toe'],
        [
          'Spread them one by one. Dogs with hairy feet collect most.',
          'Feel as well: something that pricks is a seed.',
          'Stroke through with your finger. What pricks does not belong there.',
        ],
        'Fingers spreading the toes of a dog',
      ],
      [
        ['Under the ear flaps', 'Lift the ears and look'],
        [
          'Take off only what is loose. Never put {a cotton bud|a cotton swab} or tweezers into the ear.',
          'What is deeper in is for a vet.',
          'Take off what lies there and leave the rest to a vet.',
        ],
        'An ear flap being lifted gently',
      ],
      [
        ['Armpits, groin, eyes and tail', 'Places where the hair is thin'],
        [
          'Seeds get through thin skin most easily.',
          'If one eye is half closed, see a vet today.',
          'Armpits, groin and the corner of the eye above all.',
        ],
        'A hand checking under the front leg of a dog',
      ],
      [
        ['Comb your dog outside', 'Brush the coat before going in'],
        [
          'What falls off in the hall will get on again.',
          'And look at your socks.',
          'Otherwise the seeds end up on the carpet.',
        ],
        'A comb with grass seeds in it',
      ],
    ],
    turn: ['Then your dog may go on the sofa.', 'When the grass is yellow, walk where it has been cut.'],
    asks: ['Where did you last find a grass seed?', 'Which dog in your house brings in the most meadow?'],
    ends: {
      p: 'Keep a comb by the door until the grass has been cut.',
      f: 'Most dogs rather like having their toes checked, after a while.',
      a: 'Toes, ears, armpits, then in.',
      t: 'Sudden sneezing after grass can be a seed in the nose. See a vet the same day.',
      h: 'Then look at your own socks. You were in the same meadow.',
      i: 'The walk is over when your dog has been checked.',
      l: 'Late sun on the step, and a paw in your hand.',
    },
    keep: 'the weeks when the grass is yellow',
    send: 'the owner of a spaniel with hairy feet',
    caution: [
      'A seed that has gone in, a shaking head, a closed eye or a swelling needs a vet. Do not dig for it.',
      'It needs a vet if a seed is in, if the head is being shaken, an eye is shut or something swells. No digging.',
    ],
    when: { season: ['summer'] },
    unless: NO_DOGS,
    own: [
      {
        kinds: ['service', 'price', 'policy'],
        about: 'paw (?:tidy|trim|care)|nail (?:trim|clip|cut)|\\bfeet\\b',
        lead: "If your dog's feet need care:",
      },
    ],
    pic: {
      ask: 'A grass seed on a fingertip or a hand spreading a paw, outdoors',
      alt: 'A grass seed on a fingertip above the paw of a dog',
    },
    claims: [['Grass awns migrate because of barbs; feet and ears most affected', 'veterinary textbook']],
  },
];
