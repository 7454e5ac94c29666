// Walks, play and living together.
import type { Idea } from '../../library/idea.ts';
import { DOGS_ALONE } from './kinds.ts';

export const TOGETHER: readonly Idea[] = [
  {
    id: 'do-not-spend-the-word',
    format: 'howto',
    again: 9,
    emoji: '📣',
    tags: ['DogTraining', 'RecallTraining', 'DogWalks'],
    title: [
      'Recall training: how to stop wearing out the word "come"',
      'Dog will not come when called? Make the word worth something',
    ],
    cover: 'Do not spend the word',
    gist: [
      'Every "come" that the dog ignores makes the word worth less. Call only when you are fairly sure, pay well each time, and pick a new word if the old one is spent.',
      'A recall word is like money: print too much of it, and nobody comes. Use it seldom, and always with something behind it.',
    ],
    subject: ['The word that no longer works', 'Inflation, in the park'],
    hooks: {
      '*': [
        '"Come. Come here. Bella, come. Bella!" Bella has learnt that it takes nine.',
        'If your dog comes at the fifth call, you have taught it to wait for the fifth.',
        'A word that is called nine times has become weather.',
      ],
      p: 'A recall word keeps its value if it is used seldom and paid for every time.',
      f: 'Your dog does not come, and you shout louder. Let us try it the other way round.',
      a: 'Call once. If it does not work, go and fetch the dog.',
      t: 'Each unreinforced repetition weakens a cue. Each paid one strengthens it. The sum is your recall.',
      h: 'To the dog, "come" is the sound that people make in parks.',
      i: 'To be someone worth running to is something that you can practise.',
      l: 'One word, spoken once, and a glad gallop through wet grass.',
    },
    lines: {
      '*': [
        'Say the recall word once. If the dog does not come, walk up and collect it without a fuss. Repeating only teaches it to wait.',
        'Word worn out? Choose a new one, and for two weeks say it only in the second before the cheese.',
        'Call your dog, pay, and send it off again. If "come" always means the {lead|leash}, it means the end of the fun.',
        'Run away from your dog while you call. Few can resist, and no dog has ever been caught by standing still and shouting.',
        'Never scold a dog that comes late. It came. The lateness was a different lesson.',
      ],
      h: ['The dog knows its name and its recall word. It is comparing offers.'],
    },
    scene: [
      'A field, a spaniel at full speed, and on the path a person saying the same word in seven different keys.',
      'The dog lifts its head, looks at you, considers, and goes back to the hole.',
    ],
    why: [
      [
        'A dog learns what a word is followed by. If nothing follows, it becomes birdsong.',
        'Words get their meaning from what happens next, and in parks that is usually more words.',
      ],
      [
        'Often the call means the end of the walk, so coming is a poor bargain.',
        'Who would run to somebody who takes away the rabbit every time?',
      ],
    ],
    parts: [
      [
        ['Choose a fresh word if need be', 'Take a new word'],
        [
          'Short, bright, not used in daily talk. "Here" is worn out in many houses, while "ketchup" is as good as new.',
          'A whistle works too, and sounds the same on a bad day.',
          'The old one means "later". Choose something you never say.',
        ],
        'A whistle on a cord in a hand',
      ],
      [
        ['Charge it at home', 'Make it ring like a till'],
        [
          'Word, then something marvellous at once. Ten times a day in the kitchen, with no test.',
          'For a week the dog need not do anything except hear it and eat.',
          'For days it only ever means: something wonderful, now.',
        ],
        'A dog looking up in a kitchen',
      ],
      [
        ['Call when it is already coming', 'Say it when it is true'],
        [
          'Catch the moment when it turns to you and put the word on it. Success costs nothing there.',
          'Begin with the dull corner of the garden and leave squirrels for next year.',
          'Already running to you? That is the time to call.',
        ],
        'A dog running towards the camera',
      ],
      [
        ['Pay, then let it go again', 'Reward, then release'],
        [
          'Three out of four recalls should end with "off you go".',
          'If coming does not cost the freedom, it is gladly done.',
          'If coming means going home, who would come?',
        ],
        'A dog being sent off to play again',
      ],
    ],
    turn: [
      'Until it holds, a long line is the honest answer.',
      'It takes a few weeks, and no volume at all.',
    ],
    asks: ['Which word do you call, and does it still work?', 'What does your dog value more than you?'],
    ends: {
      p: 'Near roads, livestock and wildlife the {lead|leash} stays on, however good the word.',
      f: 'You may feel a little silly at first. It passes.',
      a: 'Once, paid, and off again.',
      t: 'Raise distance, distraction and duration one at a time, never together.',
      h: 'Liver cake speaks every language.',
      i: 'Trust comes running when it has been answered.',
      l: 'And then the sound of paws, closer.',
    },
    work: 'Trainers and walkers guard their words: they call seldom, in a light voice, and always have something in the pocket. It looks like luck from the bench.',
    keep: 'the next walk with a worn-out word',
    send: 'somebody who has been shouting in the park',
    unless: 'fish only|reptiles only|aquatics|cats only|feline only',
    own: [
      {
        kinds: ['service', 'event', 'price', 'offer'],
        about: 'dog training|puppy|recall|training class|secure field',
        lead: 'Practice in company is half of the fun.',
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
      'Why vets dislike sticks, and what to throw instead',
      'Throwing sticks for dogs: why not, and what else',
    ],
    cover: 'Anything but the stick',
    gist: [
      'A stick that lands on its end is a spear for whoever runs onto it with an open mouth. Throw something that bends, and let wood be wood.',
      'Stick injuries in mouth and throat are among the things vets see after sunny weekends. A rope or a soft toy flies as well.',
    ],
    subject: ['Anything but the stick', 'What the vet sees on Monday'],
    hooks: {
      '*': [
        'Every dog loves a stick. Every vet has pulled one out of somewhere.',
        'The stick hits the ground, stands up for a blink, and the dog arrives at full speed.',
        'In the air it is a toy. On the ground it can be a spike.',
      ],
      p: 'Sticks cause injuries that a different toy would avoid.',
      f: 'It looks so harmless, and the dog is so happy. All the same, not the stick.',
      a: 'Do not throw sticks. Throw something that bends.',
      t: 'A rigid shaft, one end in the soil, meets an open mouth at running speed. The force goes to the throat.',
      h: 'The stick is free, natural and endlessly available. So are stinging nettles.',
      i: 'Loving somebody includes looking at what they love to chase.',
      l: 'Something soft through the air, and a safe pair of jaws.',
    },
    lines: {
      '*': [
        'Throw a rope, a rubber ring or a soft disc, and not a stick. A stick that lands upright is a spear.',
        'Balls should be too large to swallow and too large to block the throat. Size up when in doubt.',
        'Let the toy land before the dog runs. Sending it after something that lies still saves joints as well as throats.',
        'If a dog has run onto a stick, do not pull it out. Go straight to a vet, even if it looks small: splinters travel.',
      ],
      h: ['The dog has brought you a stick, four feet long, by way of your shins. This is its argument.'],
    },
    scene: [
      'Sunday by the river, a collie flying after a branch, a yelp, and somebody saying "he is fine, he is fine".',
      'On the examination table a dog swallows oddly. In its throat sits a splinter as long as a pencil.',
    ],
    why: [
      [
        'Wood splinters, and bits in throat or palate may go unnoticed until they fester.',
        'A fragment the size of a match can wander and make an animal ill weeks later.',
      ],
      [
        'A dog runs with its mouth open and its eyes on the thing. It cannot brake for a sharp end.',
        'At full tilt nobody looks at which way up a branch has landed.',
      ],
    ],
    parts: [
      [
        ['Take something that gives', 'Something soft enough to bend'],
        [
          'Rope, rubber, canvas, a tug made of old jeans. If it bends, it cannot stab.',
          'A knotted sock has saved many an outing.',
          'What you can fold cannot pierce.',
        ],
        'A rope toy and a stick side by side',
      ],
      [
        ['Let it lie before the run', 'First it lies, then it is fetched'],
        [
          'Throw, wait, send. A toy at rest hurts nobody.',
          'The waiting is the harder exercise and tires a dog more than running.',
          'A thing that is still has no end that points upwards.',
        ],
        'A dog waiting beside a thrown toy',
      ],
      [
        ['Hide it instead of throwing', 'Look for it rather than chase it'],
        [
          'In long grass the nose works and the joints rest. Ten minutes of that make a calm evening.',
          'Search beats sprint, for old dogs above all.',
          'Noses tire nicely. Knees do not.',
        ],
        'A dog searching in long grass',
      ],
    ],
    turn: [
      'It will still find sticks. It need not meet them at speed.',
      'Keep the rope in the car, and the habit changes by itself.',
    ],
    asks: ['What does your dog bring you, and how large is it?', 'What do you throw instead?'],
    ends: {
      p: 'Carrying a stick is less of a danger than chasing one; chewing it is somewhere in between.',
      f: 'Put something soft in your coat pocket now.',
      a: 'Bends: yes. Stabs: no.',
      t: 'Signs after stick play: drooling, reluctance to eat, swelling of the neck. Have them seen.',
      h: 'Expect the dog to carry home a log anyway. That is freight and not sport.',
      i: 'A good game is one that both come home from.',
      l: 'A quiet search in the grass, noses down, dusk.',
    },
    keep: 'the next walk by the river',
    send: 'whoever throws branches for the dog',
    unless: 'fish only|reptiles only|aquatics|cats only|feline only',
    caution: [
      'If a dog has been hurt by a stick, leave it in place, keep the dog calm and see a vet at once.',
      'If your dog is hurt by a stick, do not pull it out. Keep the dog still and get to a vet at once.',
    ],
    own: [
      {
        kinds: ['product', 'service', 'policy'],
        about: '\\btoys?\\b|enrichment|dog balls?\\b',
        lead: 'There are other things to play with.',
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
    cover: 'Supper in a towel',
    gist: [
      'Lay an old towel flat, scatter the dry food, roll it up and put it on the floor. A quarter of an hour of nose work tires a bored animal more than you would think.',
      'An animal that has to find its food is busy, calm and pleased. A bath towel is all the equipment you need.',
    ],
    subject: ['A towel, a supper, a quiet quarter of an hour', 'Too wet for a walk'],
    hooks: {
      '*': [
        'It is raining sideways, and somebody is looking at you with a ball.',
        'Supper in a bowl is gone in forty seconds. In a towel it lasts a quarter of an hour.',
        'A tired nose sleeps as well as tired legs.',
      ],
      p: 'Searching for food keeps an animal busy and calm, and costs a towel.',
      f: 'Wet day, bored pet? Get the oldest towel in the house.',
      a: 'Throw out the bowl for a day. Hide the supper.',
      t: 'Foraging occupies smell, paws and problem solving at once, and is followed by rest.',
      h: 'The dog has a degree in towels, and is now working on the laundry basket.',
      i: 'To use what one is good at is a joy, for noses too.',
      l: 'Rain on the panes, soft snuffling, and later deep sleep.',
    },
    lines: {
      '*': [
        'Rainy-day game: scatter dry food on a towel, roll it up, put it down. When that becomes too easy, tie a loose knot.',
        'Let the first towel be flat. Begin too hard and a pet gives up; begin with luck and it becomes an expert.',
        'Cats hunt many small meals. Ten pieces behind ten chair legs suit them better than one full bowl.',
        'Rabbits and guinea pigs like it as well: hay and herbs in a paper roll with the ends folded in.',
      ],
      h: ['He solved the towel in nine seconds. He ate the corner. The syllabus is under review.'],
    },
    scene: [
      'Water runs down the window. The dog sighs the way only a dog can who has had two walks cancelled.',
      'A rolled towel on the kitchen floor, a nose at one end, and from the sofa a silence that you have not heard all day.',
    ],
    why: [
      [
        'Many animals would rather work for food than have it served. In tests they often do, with a full bowl beside them.',
        'Finding gives a small reward each time, long before the eating.',
      ],
      [
        'Sniffing is slow and concentrated, and afterwards most of them lie down.',
        'A ball winds an animal up. A search lets it down gently.',
      ],
    ],
    parts: [
      [
        ['Scatter it flat the first time', 'Open, so that it is easy'],
        [
          'Food on top of an open towel: eyes, nose, success. No riddle yet.',
          'The first round is free, so that it is worth trying the second.',
          'The first time should be won in seconds.',
        ],
        'Dry food scattered on an open towel',
      ],
      [
        ['Roll it up loosely', 'Then rolled'],
        [
          'Pieces drop out if it is nudged, and quickly the nudging turns into a method.',
          'Some push, some paw, some stand on it. All are right.',
          'It falls out when it is pushed, and that is the discovery.',
        ],
        'A dog nudging a rolled towel',
      ],
      [
        ['Then fold and tie it', 'Then folded, then knotted'],
        [
          'Ends in, one soft knot. Make it harder only after it has been done with ease.',
          'Stop while it is still fun, which is sooner than the food runs out.',
          'Always a bit below what would annoy them.',
        ],
        'A towel tied in a loose knot',
      ],
      [
        ['Take it away afterwards', 'And then it goes'],
        [
          'A towel that has been emptied invites chewing. Fetch it with a last treat.',
          'Wash it now and then; it has been in a mouth.',
          'An empty towel is only laundry, and laundry gets eaten.',
        ],
        'A towel being picked up from the floor',
      ],
    ],
    turn: [
      'Then it is quiet, and the rain can do as it likes.',
      'Use part of the daily ration, and supper is no extra.',
    ],
    asks: ['What does your pet do on a day when nobody goes out?', 'How long did the first towel last?'],
    ends: {
      p: 'It suits animals that must rest after an operation too, if the vet agrees.',
      f: 'Film it. The thinking face is worth it.',
      a: 'Flat, rolled, knotted. Stop.',
      t: 'Several animals: separate rooms. Competition turns a puzzle into a quarrel.',
      h: 'Towels will need to be hidden from now on.',
      i: 'Everyone likes to earn a supper now and then.',
      l: 'Later, a long breath, and sleep.',
    },
    keep: 'the next day of rain',
    send: 'somebody who is being stared at',
    caution: [
      'Stay in the room while your pet plays, and leave towels out of it with animals that swallow cloth.',
      'Stay with it, and do not give towels to animals that swallow cloth.',
    ],
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: '\\btoys?\\b|enrichment|puzzle|snuffle|lick ?mat',
        lead: 'When the towel has been solved for good.',
      },
    ],
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
    cover: 'The first school for vets',
    gist: [
      "In seventeen sixty-one a riding master in Lyon opened the first veterinary school. Cattle plague was emptying the stables of Europe, and he had an inn, a few horses and the king's permission.",
      'Before there were vets there were farriers, cowherds and prayers. A man who taught gentlemen to ride changed that in a former inn.',
    ],
    subject: ['It began in an old inn', 'A riding master and a plague'],
    hooks: {
      '*': [
        'Vets were first taught in a former inn, by a man who gave riding lessons.',
        'Whoever had a sick cow in the year seventeen sixty sent for the blacksmith.',
        'The first lecture was held where others had drunk wine.',
      ],
      p: 'Veterinary medicine as a subject of study began in one town, for one pressing reason.',
      f: 'A small story for the waiting room.',
      a: 'Horse doctors are as old as horses. A school for them came in seventeen sixty-one.',
      t: 'Founder: Claude Bourgelat. Place: Lyon. Occasion: rinderpest. Method: anatomy, botany, a pharmacy, a forge.',
      h: 'He knew all about horses, and how to get money from ministers. The second is rarer.',
      i: 'Someone looked at sick animals and decided that guessing was not enough.',
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
        'The first patients were horses, the second cows. Cats applied later, and have been difficult about it ever since.',
      ],
    },
    scene: [
      'Imagine a village in the eighteenth century: within weeks the cowsheds are empty, and no one knows why.',
      'Picture a stable yard in Lyon, a dozen young men in wooden shoes, and a riding master with a pointer.',
    ],
    why: [
      [
        'Cattle plague killed whole herds, and with them went milk, meat and the animals that drew the plough.',
        'Without oxen there was no ploughing, without cows no winter. The plague was a famine on four legs.',
      ],
      [
        'What people knew about animals was handed down, guessed and seldom tested.',
        'There were good hands and old recipes, and no place to compare them.',
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
      'The school still exists. The plague does not: it was declared extinct in two thousand and eleven.',
      'It began with somebody who was not content with guessing.',
    ],
    asks: ["Who looked after your grandparents' animals?", 'Did you ever want to become a vet?'],
    ends: {
      p: 'Separating the sick, cleaning, writing things down: the first lessons have kept.',
      f: 'Tell it in the next waiting room. It passes the time.',
      a: 'Observe. Separate. Write it down.',
      t: 'Rinderpest was the second disease to be eradicated, after smallpox.',
      h: 'Cats joined as patients much later, and have kept their doubts.',
      i: 'Knowledge begins where somebody minds enough to look.',
      l: 'Straw, ink, and a lantern late into the night.',
    },
    keep: 'the next half-hour in a waiting room',
    send: 'a child who wants to become a vet',
    own: [
      {
        kinds: ['history', 'people', 'story'],
        about: 'founded|opened|since|qualified|trained',
        lead: 'A much shorter chapter of the same story.',
      },
    ],
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
    cover: 'One tray more than cats',
    gist: [
      'One tray for each cat and one over, in different places, away from the washing machine and the food. Most "naughty" cats have a reason that can be moved.',
      'Two trays side by side count as one for a cat. Spread them out, scoop daily, and the carpet is left in peace.',
    ],
    subject: ['Count the cats, then add one', 'The tray next to the washing machine'],
    hooks: {
      '*': [
        'The cat is not being spiteful. The tray is next to the spin cycle.',
        'Two cats, two trays, side by side: to a cat that is one lavatory with two seats.',
        'Most cats that go elsewhere have written you a review.',
      ],
      p: 'Number and place of litter trays decide a good deal of feline good manners.',
      f: 'If your cat has gone beside the tray, look at the tray first.',
      a: 'One tray a cat, plus one. In separate places.',
      t: 'Cats avoid eliminating where they eat, where they can be cornered, and where it smells of others.',
      h: 'Would you go next to a machine that starts shouting halfway through?',
      i: 'Half of good behaviour is a good place to be good in.',
      l: 'A quiet corner, clean sand, and no one watching.',
    },
    lines: {
      '*': [
        'Litter trays: as many as there are cats, and one more. Apart from one another, and away from the food.',
        'Most trays are too small. A cat wants to turn round: one and a half times its length is a fair measure.',
        'Scented litter is made for us. Cats mostly choose fine, unscented and deep enough to dig.',
        'A cat that suddenly goes outside the tray may be unwell. See a vet before you change anything else.',
        'A hood keeps the smell in, and in there is where the cat is.',
      ],
      h: [
        'The tray stood in the hall, by the door, beneath the bell. The cat has asked for the plans to be looked at again.',
      ],
    },
    scene: [
      'The wash goes into the spin, the floor trembles, and out of the tray shoots a cat that will not be coming back.',
      'Two cats in one house. One of them lies in the corridor, quite by chance just where the other has to pass.',
    ],
    why: [
      [
        'A cat wants to see who is coming and have a second way out. A dead end is a trap.',
        'Where it could be ambushed it will not dig, neither by dogs, nor by children, nor by the other cat.',
      ],
      [
        'Its nose is many times better than ours, so what we find tolerable has been too much for a day.',
        'A tray that we smell is one that the cat has long been complaining of.',
      ],
    ],
    parts: [
      [
        ['Count the cats and add one', 'As many as cats, and one more'],
        [
          'And spread them over the floors: one upstairs, one down.',
          'So nobody has to pass anyone in order to go.',
          'In different rooms, so that nobody can guard them all.',
        ],
        'Two litter trays in different rooms',
      ],
      [
        ['Look for quiet with two exits', 'A calm place that one can leave'],
        [
          'No machines, no corridor, no bowl beside it. A view of the door is welcome.',
          'Sit down there for a minute yourself. What do you hear?',
          'Beside a machine nobody can concentrate.',
        ],
        'A tray in a calm corner of a room',
      ],
      [
        ['Scoop every day', 'Clean it daily'],
        [
          'Twice is better. Change all of it weekly and wash with hot water and little scent.',
          'Citrus cleaners smell fresh to us and forbidding to cats.',
          "You would not want yesterday's either. Little scent, hot water.",
        ],
        'A scoop being lifted from a tray',
      ],
      [
        ['Change one thing at a time', 'Only ever change one thing'],
        [
          'New litter, new tray and new place at once is a new house. Leave the old one standing beside it.',
          'The cat will tell you which it prefers. Believe it.',
          'And let the old way stand beside the new.',
        ],
        'An old and a new tray next to each other',
      ],
    ],
    turn: [
      'After that most complaints from below stop by themselves.',
      'It is duller than a training plan and works more often.',
    ],
    asks: [
      'Where are the trays in your house, and whose idea was it?',
      'What does your cat insist upon in its bathroom?',
    ],
    ends: {
      p: 'If it goes on, a vet can tell whether it is health or habit.',
      f: 'Nobody likes to be watched there, and cats least of all.',
      a: 'More, apart, quiet, clean.',
      t: 'Log place, surface and time for a week: the pattern names the cause.',
      h: 'Even a cat reads better without a spin cycle.',
      i: 'To see the world from below once is a good exercise.',
      l: 'Privacy, at floor level.',
    },
    keep: 'the day you find a puddle on the mat',
    send: 'someone who thinks that the cat is offended',
    caution: [
      'A cat that strains, cries or passes little or no urine needs a vet at once; in male cats it can be life-threatening.',
      'A cat that strains, cries or hardly passes water needs a vet straight away. In toms it can kill.',
    ],
    unless: `dogs only|fish only|reptiles only|aquatics|${DOGS_ALONE}`,
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: 'litter|\\bcats?\\b|feline',
        lead: 'For the household with whiskers.',
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
    cover: 'Lap cat or shelf cat?',
    gist: [
      'Some cats move in on your knees and some watch over the household from the wardrobe. Both are fond of you. One of them shows it from a distance.',
      'Lap or shelf is partly a matter of the first weeks of life and partly of character. Which sort has chosen you?',
    ],
    subject: ['Lap cat or shelf cat?', 'Fond of you, from two metres up'],
    hooks: {
      '*': [
        'One cat sits on your keyboard. The other looks down on you from the wardrobe. Both mean it kindly.',
        'You cannot get up, because the cat has sat down. Or you cannot find it at all.',
        'Some cats love at close range and some from the top of a wardrobe.',
      ],
      p: 'How close a cat wants to be is settled early, and it is no measure of affection.',
      f: 'Which one have you got: lap or shelf?',
      a: 'Lap or shelf. You do not choose. They do.',
      t: 'Sociability towards people depends on handling between about two and seven weeks, and on the father as well.',
      h: 'The shelf cat loves you very much, and would like you to keep your voice down.',
      i: 'Nearness has many distances.',
      l: 'Warm weight on the knees, or two bright eyes in the dark above the books.',
    },
    lines: {
      '*': [
        'Lap cat or shelf cat: which one do you live with?',
        'A cat that blinks slowly at you from across the room has said something friendly. Blink back.',
        'Shelf cats want a way up and two ways down. A chair beside the bookcase is a staircase.',
        'Leave a cat to come to you. Studies of cats and strangers suggest what every aunt knows: they go to the one who ignores them.',
      ],
      h: ["I have been sitting here since three o'clock. The cat says that I may move in spring."],
    },
    scene: [
      'Your leg is asleep, the tea is out of reach, the phone is ringing, and on your knees somebody is dreaming.',
      'Guests are asking whether you have a cat. Above them, between two boxes, it is taking the roll.',
    ],
    why: [
      [
        'Kittens that are handled kindly in their first weeks tend to seek touch, and temperament does the rest.',
        'Upbringing, parents and nerves: it takes all three to make a lap cat.',
      ],
    ],
    parts: [
      [
        'Lap',
        [
          'Comes when you sit, goes when you are needed elsewhere. Warm, heavy, and not to be moved.',
          "You plan your evenings round a bladder that is not the cat's.",
          'You have not stood up since seven, and you did not want to.',
        ],
        'A cat asleep on a lap',
      ],
      [
        'Shelf',
        [
          'Sees everything, says little, comes down at night. A high place with a soft mat is its declaration of love.',
          'Near enough to hear you breathe, and too high to be picked up.',
          'It looks down, blinks slowly, and means you.',
        ],
        'A cat looking down from a shelf',
      ],
    ],
    turn: [
      'A shelf cat on your lap, once a year, outweighs the rest of them.',
      'Many change sides with age. Radiators play a part.',
    ],
    asks: ['Lap or shelf: which is yours?', 'Where is your cat at this moment?'],
    ends: {
      p: 'A sudden change of habit is worth mentioning to a vet.',
      f: 'Send a photograph. From below, if need be.',
      a: 'Vote. The cat will not.',
      t: 'Offer both: one warm lap, one high mat. Preference shows within a week.',
      h: 'Dogs are asked not to take part, as they would choose everything.',
      i: 'To be loved from a shelf is still to be loved.',
      l: 'A purr, from somewhere.',
    },
    keep: 'the next evening when you cannot get up',
    send: 'the owner of a cat that nobody has ever seen',
    unless: `dogs only|fish only|reptiles only|aquatics|dog walk|${DOGS_ALONE}`,
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: 'cattery|cat sitting|cat beds?\\b|scratch|feline',
        lead: 'For either sort there is this.',
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
      'A double coat is shade as well as warmth. Comb out what is loose and leave the rest on.',
      'Without it the sun gets at the skin. Let the loose wool go and the coat stay.',
    ],
    title: [
      'Should you shave a double-coated dog in summer?',
      'Should thick-coated dogs be clipped for summer?',
    ],
    cover: 'The coat is also a parasol',
    gist: [
      'The thick coat of a husky or a retriever keeps sun off the skin and lets air through once the loose wool is out. Shaved, it may burn, and the coat may grow back patchy.',
      'Take out the undercoat instead of taking off the top. What is left works like a parasol with a breeze beneath it.',
    ],
    subject: ['Put the clippers down', 'Why your husky does not need a summer haircut'],
    hooks: {
      '*': [
        'It is hot, the dog is wearing fur, and somebody reaches for the clippers.',
        'You would not pull the awning down because it is sunny.',
        'A husky in July is wearing exactly what it should.',
      ],
      p: 'A double coat protects against sun as well as cold, provided that it is combed out.',
      f: 'Your fluffy dog looks so hot. There is a kinder way than the clippers.',
      a: 'Do not shave a double coat. Empty it.',
      t: 'Guard hairs reflect sun and shed water; loose undercoat blocks air. Remove the second and keep the first.',
      h: 'A shaved Samoyed looks as though it had been posted.',
      i: 'Nature had given the matter some thought.',
      l: 'Combed through, a heavy coat lifts in the slightest wind.',
    },
    lines: {
      '*': [
        'A double coat is a parasol. Comb out the loose wool underneath, and leave the long hair on.',
        'Dogs lose heat by panting and hardly through their fur. Shade, water and a walk at six do more than clippers.',
        'Shaved double coats can grow back woolly and uneven, and in some dogs hardly at all.',
        'Poodles and other coats that go on growing are another matter: those are meant to be clipped.',
        'Wet the belly and the feet of a warm dog. A dog in trouble with the heat needs cool water all over, and a vet at once.',
      ],
      h: ['You comb one retriever and end up with two, and a cushion.'],
    },
    scene: [
      'First day over thirty, a husky on the tiles, and a person in the doorway with a beard trimmer.',
      'A groomer draws a comb through a golden retriever, and round the table it snows.',
    ],
    why: [
      [
        'Long outer hairs keep sun and flies off the skin, and the air between them insulates both ways.',
        'Fur is a gap with hairs round it, and the gap is what keeps the heat out.',
      ],
      [
        'Pale skin under a shaved coat burns, and hair follicles of the two layers do not always restart together.',
        'What comes back first is often the wool. It feels like felt and shuts the air out.',
      ],
    ],
    parts: [
      [
        ['Take out the loose wool', 'Comb out what is ready to go'],
        [
          'Undercoat rake or a strong dryer, line by line. It comes off in clouds when its time has come.',
          'Once the air can reach the skin, the job is done.',
          'Bags of it. Then wind can reach the skin.',
        ],
        'A rake pulling undercoat from a dog',
      ],
      [
        ['Tidy, do not shave', 'Neaten the edges only'],
        [
          'Feet, feathering, belly and hygiene areas may be trimmed. The back stays covered.',
          'A centimetre off the {trousers|pants} is allowed. The jacket stays on.',
          'Paws and belly, yes. The back is the parasol.',
        ],
        'Scissors tidying the feet of a dog',
      ],
      [
        ['Cool where it works', 'Cool the dog and not the coat'],
        [
          'Belly on tiles, feet in water, shade, early walks. Panting needs air that moves.',
          'A fan at dog height is a modest thing and does a lot.',
          'Water for the feet, shade for the rest, and the walk at six.',
        ],
        'A dog lying on cool tiles beside a fan',
      ],
    ],
    turn: [
      'Sick, matted or very old dogs can be the exception: that is for a vet and a groomer to say.',
      'So: comb out, shade, water, and the clippers go back into the drawer.',
    ],
    asks: [
      'How much wool comes out of your dog in a year?',
      'Where is the coolest place your dog has found?',
    ],
    ends: {
      p: 'Ask your groomer which sort of coat your dog has. It decides everything else.',
      f: 'You could knit something from what comes out. Some people do.',
      a: 'Comb, do not clip.',
      t: 'Test: blow into the fur. If you can see skin, the undercoat is out.',
      h: 'Be prepared to own a second dog, made of wool.',
      i: 'To help is often to remove what is in the way.',
      l: 'Light wind, open coat, evening.',
    },
    work: 'Groomers talk people out of clipping every early summer and earn less by it that day. The dog that keeps its coat comes back in autumn with one that is worth grooming.',
    keep: 'the first hot day',
    send: 'whoever is holding the beard trimmer',
    caution: [
      'Heavy panting, wobbling, vomiting or collapse in the heat is an emergency: cool the dog with water and {ring|call} a vet at once.',
      'If a dog pants hard, staggers, vomits or collapses in the heat, cool it with water and call a vet immediately.',
    ],
    unless: 'fish only|reptiles only|aquatics|cats only|feline only',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'groom(?:ing|er|s)?\\b|de-?shed|undercoat|double coat',
        lead: 'For coats with two storeys.',
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
    cover: 'Check the feet after grass',
    gist: [
      'Barbed grass seeds travel in one direction only: inwards. After a walk through long dry grass look between the toes, in the ears and under the collar.',
      'A grass seed is made to drill into soil, and it does not mind a foot. Two minutes with your fingers after the walk are all it takes.',
    ],
    subject: ['It only goes one way', 'Two minutes after the meadow'],
    hooks: {
      '*': [
        'A grass seed has barbs like a harpoon and all summer to move.',
        'The dog shakes its head once, and again, and does not stop.',
        'It looks like harmless grass and moves like a screw.',
      ],
      p: 'Grass seeds are a frequent reason for summer visits to the vet, and they can be found in time.',
      f: 'Home from the meadow? Have a look at the feet before the sofa.',
      a: 'After long grass: toes, ears, armpits. Every time.',
      t: 'Barley-type awns carry backward barbs. Each movement drives them forward, none lets them back.',
      h: 'The plant wants to get into the ground. Your dog was lower.',
      i: 'Two minutes on the doorstep are a good end to a walk.',
      l: 'Tall grass, low sun, and afterwards a slow hand through the fur.',
    },
    lines: {
      '*': [
        'After a walk in long dry grass spread each toe and look. A seed still in the fur comes out with your fingers.',
        'Shaking the head on one side all at once, after a meadow: think of a seed in the ear, and have it looked at that day.',
        'Trim the hair between the toes and under the ears before the grass ripens. Seeds need something to hold on to.',
        'A small wet lump between two toes that is being licked may be a seed on its way. It does not come back by itself.',
      ],
      h: ['You check the dog for seeds. You check the sofa for seeds. The seeds are in your socks.'],
    },
    scene: [
      'Evening light on a meadow, a spaniel wading through it up to the ears, and the seeds are getting on board.',
      'On the doorstep somebody turns a paw to the light and pulls out something that looks like a tiny arrow.',
    ],
    why: [
      [
        'With their barbs they wander through fur and skin, and sometimes a good way into the body.',
        'Pushed on by each step, a seed can turn up far from where it went in.',
      ],
      [
        'Found early they are an annoyance. Found late they have to be looked for under anaesthetic.',
        'On the first day it takes two fingers. After a week it may take an operation.',
      ],
    ],
    parts: [
      [
        ['Between the toes, top and bottom', 'Toe by toe'],
        [
          'Spread them one by one. Feathered feet collect the most.',
          'Feel as well as look: a prickle under the finger is a seed.',
          'Spread them and stroke through. What pricks does not belong.',
        ],
        'Fingers spreading the toes of a dog',
      ],
      [
        ['Inside the ear flaps', 'Under the ears'],
        [
          'Only what can be seen and is lying loose. Nothing goes into the canal, no bud and no tweezers.',
          'Lift, look, and leave the depth to a vet.',
          "Take off what lies there. Deeper in is nobody's business but a vet's.",
        ],
        'An ear flap being lifted gently',
      ],
      [
        ['Armpits, groin, eyes, tail', 'Where hair is thin'],
        [
          'Where skin is thin and hair is soft they get through soonest.',
          'A half-closed eye after a meadow is for today and not for tomorrow.',
          'Armpits, groin, the corner of the eye: that is where they travel fastest.',
        ],
        'A hand checking under the front leg of a dog',
      ],
      [
        ['Comb it out, then brush yourself', 'Brush before you go in'],
        [
          'Do it outside, on a mat. What drops in the hall will try again.',
          'Your socks are the second vehicle.',
          'What stays on the mat cannot wander.',
        ],
        'A comb with grass seeds in it',
      ],
    ],
    turn: [
      'Then the sofa, with a clear conscience.',
      'In the weeks when the grass is yellow, choose the mown path.',
    ],
    asks: ['Where did you last find a seed?', 'Which dog in your house brings in the most meadow?'],
    ends: {
      p: 'Put a comb by the door until the hay is in.',
      f: 'Most dogs rather like the toe business, after a while.',
      a: 'Toes. Ears. Armpits. Then in.',
      t: 'Sudden sneezing after grass can be a seed in the nose: it wants a vet the same day.',
      h: 'Then look at your own socks. You were in the same meadow.',
      i: 'A walk is over when everybody has been looked at.',
      l: 'Late sun on the step, and a paw in the hand.',
    },
    keep: 'the first yellow meadow',
    send: 'the owner of a spaniel with hairy feet',
    caution: [
      'A seed that has gone in, a shaking head, a closed eye or a swelling needs a vet. Do not dig for it.',
      'It needs a vet if a seed is in, if the head is being shaken, an eye is shut or something swells. No digging.',
    ],
    when: { season: ['summer'] },
    unless: 'fish only|reptiles only|aquatics|cats only|feline only',
    own: [
      {
        kinds: ['service', 'price', 'policy'],
        about: 'paw (?:tidy|trim|care)|nail (?:trim|clip|cut)|\\bfeet\\b',
        lead: 'Feet are a subject here as well.',
      },
    ],
    pic: {
      ask: 'A grass seed on a fingertip or a hand spreading a paw, outdoors',
      alt: 'A grass seed on a fingertip above the paw of a dog',
    },
    claims: [['Grass awns migrate because of barbs; feet and ears most affected', 'veterinary textbook']],
  },
];
