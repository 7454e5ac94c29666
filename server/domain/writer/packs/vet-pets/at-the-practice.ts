// What a practice is asked most often: fleas, tablets, weight, age, and animals that were found.
import type { Idea } from '../../library/idea.ts';
import { PRACTICES } from './kinds.ts';

const NO_FUR =
  'fish only|reptiles only|aquatics|aquari(?:um|st)|horses only|^(?=[^]*\\b(?:equine|horse) (?:vet|practice|clinic|hospital))(?![^]*(?:\\bdogs?\\b|\\bcats?\\b|small animal|\\bpets?\\b))';

export const AT_THE_PRACTICE: readonly Idea[] = [
  {
    id: 'the-fleas-are-in-the-carpet',
    format: 'answer',
    again: 9,
    emoji: '🪲',
    unless: NO_FUR,
    tags: ['FleaControl', 'PetHealth', 'PetTips'],
    title: ['Why are there still fleas after treatment?', 'Fleas that come back: they live in the carpet'],
    cover: 'The fleas are in the carpet',
    question: 'I have treated for fleas. Why are they still there?',
    short: 'Only a few sit on the animal. The rest are eggs and pupae in your home.',
    gist: [
      'For each flea on the animal there are many eggs, larvae and pupae in carpet and sofa. Treat every animal, vacuum for weeks, wash bedding hot, and keep going.',
      'New fleas hatch from the carpet for weeks, however good the treatment. It does not mean that it failed.',
    ],
    subject: ['Nine of ten are not on the pet', 'Vacuum, wash, and keep going'],
    hooks: {
      '*': [
        'Most of your fleas are not on the cat. They are in the carpet, and have not hatched yet.',
        'You treated, and a week later there is another one. That is how fleas work.',
      ],
      p: 'A flea problem is solved in the home as much as on the animal, and takes some weeks.',
      f: 'It is not your fault, and it has nothing to do with cleanliness.',
      a: 'All animals. Whole home. Several weeks.',
      t: 'Pupae in their cocoons can wait for weeks to months and hatch at warmth and vibration.',
      h: 'They came in as two. They have since held a family reunion.',
      i: 'Patience and a vacuum cleaner win in the end.',
      l: 'A clean blanket, a sleeping cat, and nobody scratching.',
    },
    lines: {
      '*': [
        'New fleas after treatment mostly hatch from carpet and sofa. Keep treating and vacuuming for several weeks.',
        'Treat all the animals in the home on the same day, also those that do not scratch.',
        'Never put a flea product for dogs on a cat. Some contain permethrin, which can kill cats.',
        'Comb onto damp white paper: dark specks that turn red are flea dirt, and so you have fleas.',
      ],
      h: ['The flea is a great athlete. It is a pity about its choice of stadium.'],
    },
    scene: [
      'A comb goes through the fur, over white paper, and what falls looks like pepper. A drop of water, and it turns red.',
      'Back from two weeks away, one step onto the carpet, and all of them wake up at once.',
    ],
    why: [
      [
        'A flea lays dozens of eggs a day, and they roll off the fur like salt.',
        'Where the animal sleeps, there the next generation lies.',
      ],
      [
        'No product reaches a pupa in its cocoon.',
        'Pupae are safe from nearly everything until they hatch, so time has to do the rest.',
      ],
    ],
    parts: [
      [
        'Treat every animal at home',
        [
          'With something meant for its kind and weight, and again when it is due.',
          'Ask the practice which product suits, as not all of them work equally well.',
        ],
        'A dog and a cat side by side',
      ],
      [
        'Vacuum daily to begin with',
        [
          'Under the sofa, along the skirting, in the car.',
          'The vibration makes pupae hatch, and then they can be reached. Empty the bag outside.',
        ],
        'A vacuum cleaner beneath a sofa',
      ],
      [
        'Wash bedding hot',
        [
          'At sixty degrees Celsius, if the fabric bears it.',
          'Blankets, covers, and the cushion on which nobody is allowed.',
        ],
        'A blanket in a washing machine',
      ],
    ],
    turn: [
      'After some weeks the last ones have hatched, and found nobody.',
      'Then it is a matter of not stopping too early.',
    ],
    asks: ['How did you notice them?', "Which blanket is really the dog's?"],
    ends: {
      p: "If it does not end, ask: sometimes the product is the reason, and sometimes the neighbour's cat.",
      f: 'And scratch yourself as much as you like. It comes from reading.',
      a: 'Do not stop early.',
      t: 'A full cycle takes from some weeks to months, depending on warmth and damp.',
      h: 'The reunion has been cancelled.',
      i: 'Peace for whoever cannot reach that spot.',
      l: 'And then only purring.',
    },
    caution:
      'Use only what is meant for the species, age and weight, and ask a vet for very young, pregnant or ill animals.',
    keep: 'the first warm weeks with the heating on',
    send: 'somebody who has begun to scratch',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: 'flea|parasit|tick|worm',
        lead: 'For what suits yours.',
      },
    ],
    pic: { ask: 'A flea comb on white paper', alt: 'A fine comb on white paper' },
    claims: [
      [
        'About 95 per cent of a flea population is in the environment; pupae resist treatment',
        'veterinary parasitology (ESCCAP)',
      ],
      ['Permethrin is toxic to cats', 'veterinary poisons services'],
    ],
  },
  {
    id: 'ribs-like-the-back-of-a-hand',
    format: 'howto',
    again: 9,
    emoji: '✋',
    unless: NO_FUR,
    tags: ['PetWeight', 'HealthyPets', 'PetTips'],
    title: ['Is my dog or cat overweight? The hand test', 'Feel the ribs: knuckles, back of the hand, palm'],
    cover: 'Feel your hand, then the ribs',
    gist: [
      'Make a fist and feel your knuckles: too thin. Open the hand and feel its back: just right. Feel the palm: too much. Then feel the ribs of your pet.',
      'Fur hides a lot, and eyes get used to it. The fingers do not: ribs should feel like the back of your hand.',
    ],
    subject: ['Knuckles, back, palm', 'Fur hides, fingers do not'],
    hooks: {
      '*': [
        'Run a finger over the back of your own hand. That is how the ribs of your pet should feel.',
        'You cannot see whether a furry animal is too heavy. You can feel it.',
      ],
      p: 'A hand on the ribs tells more than the breed table.',
      f: 'Do it while you are stroking anyway.',
      a: 'Knuckles: thin. Back: right. Palm: too much.',
      t: 'Body condition is scored by ribs, waist and belly line, and not by kilos alone.',
      h: 'He is not fat, he is fluffy. The fingers are of another opinion.',
      i: 'A slim animal has, as a rule, more and lighter years.',
      l: 'A hand in warm fur, and beneath it a fine line of ribs.',
    },
    lines: {
      '*': [
        'Ribs should feel like the back of your hand: there at once under light pressure, and not sharp.',
        'From above you should see a waist. If the outline is a barrel, it is time to weigh the food.',
        'Weigh meals on kitchen scales for a week. A cup is a guess, and mostly a generous one.',
        'An animal that loses weight without a diet belongs at the vet, and not to be congratulated.',
      ],
      h: ['The cat has been weighed twice. She demands a recount.'],
    },
    scene: [
      'On the sofa somebody strokes the dog, stops, presses a little, and looks for a rib.',
      'In the photograph of three years ago he has a waist. Nobody can say when it went.',
    ],
    why: [
      [
        'It comes a little at a time, and who sees it every day does not see it.',
        'A few pieces too many each day are a kilo in a year.',
      ],
      [
        'Joints carry every gram, and breathing, too, gets harder with it.',
        'In a well-known study Labradors that were kept lean all their lives lived nearly two years longer than their littermates.',
      ],
    ],
    parts: [
      [
        'Feel your own hand first',
        ['Knuckles, back, palm: three textures to remember.', 'Do it with your eyes closed.'],
        'A finger on the back of a hand',
      ],
      [
        'Feel along the ribs',
        [
          'Flat fingers, light pressure, behind the elbow.',
          'You should be able to count them, without seeing them.',
        ],
        'A hand on a dog',
      ],
      [
        'Look from above',
        ['Behind the ribs it should go in a little.', 'With long fur use both hands as a measure.'],
        'A dog from above',
      ],
      [
        'Weigh what goes in',
        [
          'Meals, treats, and what falls from the high chair.',
          'Take the amount for the weight that it should have.',
        ],
        'Food on kitchen scales',
      ],
    ],
    turn: ['Once a month is enough, on the first of it.', 'It is the only test that both sides enjoy.'],
    asks: ['Which was it: knuckles, back or palm?', 'Who at home gives the most treats, officially?'],
    ends: {
      p: 'If you are unsure, have it felt at the next visit. It takes a minute.',
      f: 'And then go on stroking.',
      a: 'Tonight, on the sofa.',
      t: 'Cats should lose slowly: a strict diet can make them seriously ill.',
      h: 'The fingers have been asked to be discreet.',
      i: 'Love goes through the hand, not through the bowl.',
      l: 'Light steps in the hall.',
    },
    caution: 'Plan a diet with a vet, for cats above all, and have unexplained loss or gain looked into.',
    keep: 'the first of the month',
    send: 'whoever says that he is only fluffy',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about:
          'weigh|weight|nurse|diet|nutrition|(?:free|safety|health|winter|spring|yearly) checks?\\b|check.?ups?',
        lead: 'And if the fingers are in doubt.',
      },
    ],
    pic: { ask: 'A flat hand on the side of your dog or cat', alt: 'A flat hand on the side of a dog' },
    claims: [
      ['Body condition scoring by hand comparison', 'WSAVA; veterinary associations'],
      ['Lean-fed dogs lived a median of almost two years longer', 'Kealy et al. 2002'],
    ],
  },
  {
    id: 'not-just-old',
    format: 'myth',
    again: 9,
    emoji: '🐕',
    unless: NO_FUR,
    tags: ['SeniorPets', 'PetHealth', 'OldDogs'],
    title: ['"He is just getting old": slowing down is often pain', 'Signs of pain in older dogs and cats'],
    cover: 'Old is not an illness',
    myth: 'An old animal simply slows down',
    short: 'Often it hurts. And a good deal can be done about it.',
    gist: [
      'Hesitating at the stairs, no more jumping, sleeping more, grumpier when touched: it gets put down to age, and is often pain in the joints.',
      'A cat that no longer jumps onto the windowsill has not grown wise. Look for small things given up, and mention them.',
    ],
    subject: ['She has not grown wise', 'What has been given up?'],
    hooks: {
      '*': [
        '"He is just getting old" is a sentence worth checking.',
        'Which thing has your pet quietly given up this year?',
      ],
      p: 'Pain in older animals is common, easily overlooked, and often treatable.',
      f: 'Think back: where did she sleep a year ago, and where now?',
      a: 'Slower is a sign. Have it looked at.',
      t: 'Osteoarthritis shows in behaviour before it shows as a limp: less jumping, shorter strides, changed grooming.',
      h: 'The sofa has become higher. Nobody has touched the sofa.',
      i: 'To grow old without pain is a gift that we can help to give.',
      l: 'A grey muzzle, in the sun, at ease.',
    },
    lines: {
      '*': [
        'Cats hardly ever limp when joints hurt. They jump in two stages, or stop jumping at all.',
        "Film your old dog getting up and on the stairs. At the vet's most of them pull themselves together.",
        'Never give human painkillers. Some are deadly to cats, and harm dogs in small amounts.',
        'A rug on a slippery floor, a lower step, a warm bed: three things that help old joints tonight.',
      ],
      h: ['He is deaf, except for the fridge.'],
    },
    scene: [
      'A cat looks up at the windowsill, thinks it over, and takes the chair first.',
      'At the bottom of the stairs a dog waits until somebody says that it need not come up.',
    ],
    why: [
      [
        'Animals do not complain, they give things up.',
        'In nature whoever shows weakness has had it, and old habits stay.',
      ],
      [
        'It comes so slowly that a family adapts with it.',
        'Each month one thing less, and nobody holds a meeting about it.',
      ],
    ],
    parts: [
      [
        'Write down what has gone',
        ['Jumping, playing, greeting, grooming, the long round.', 'Compare with a film from two years ago.'],
        'A list on a fridge',
      ],
      [
        'Make the ways easier',
        [
          'Rugs, a ramp, bowls raised a little, litter tray with a low side.',
          'Begin with wherever it slips.',
        ],
        'A rug on a wooden floor',
      ],
      [
        'Say it at the next visit',
        [
          'Or before it, if you found three things.',
          'Weight, movement, medicine: there is more than one way.',
        ],
        'A dog on a scale',
      ],
    ],
    turn: [
      'Some owners say after weeks: he is playing again. They had not noticed that he had stopped.',
      'Old age stays. It does not have to hurt.',
    ],
    asks: ['What has yours given up?', 'Who is the oldest animal in your street?'],
    ends: {
      p: 'A check for older animals once or twice a year finds much in time.',
      f: 'And carry her up, if she asks.',
      a: 'Look. Write. Ask.',
      t: 'Gentle regular movement does more good than rest in most cases; how much is for the vet to say.',
      h: 'The sofa has been given a step.',
      i: 'They gave us their young years.',
      l: 'A long breath, by the stove.',
    },
    caution: 'Have it examined, and never give medicine meant for people or for another animal.',
    keep: 'the next birthday of your pet',
    send: 'somebody with a grey muzzle at home',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'process'],
        about:
          'senior|older|(?:free|safety|health|winter|spring|yearly) checks?\\b|check.?ups?|arthrit|pain|hydro|physio',
        lead: 'And for those with grey muzzles.',
      },
    ],
    pic: { ask: 'Your oldest patient, or the grey muzzle at home', alt: 'An old dog with a grey muzzle' },
    claims: [
      [
        'OA is common in older dogs and cats and under-recognised; human analgesics are toxic',
        'veterinary associations',
      ],
    ],
  },
  {
    id: 'leave-the-fledgling',
    format: 'season',
    when: { season: ['spring', 'summer'] },
    again: 10,
    emoji: '🐦',
    tags: ['Wildlife', 'FledglingSeason', 'GoodToKnow'],
    title: ['Found a young bird? When to leave it where it is', 'Baby bird on the ground: help or leave it?'],
    cover: 'Feathers? Leave it',
    gist: [
      'A young bird with feathers that hops about on the ground is learning to fly, and its parents are near. Leave it, or lift it into the next bush. Naked ones need help.',
      'Most of the young birds that people pick up were not lost. Keep cats and dogs in for an hour, and watch from afar.',
    ],
    subject: ['It is not lost, it is learning', 'Feathers or naked?'],
    hooks: {
      '*': [
        'A young bird hopping on the lawn is mostly not lost. It is at school.',
        'Before you pick up a baby bird, look: does it have feathers?',
      ],
      p: 'Most fledglings that are brought in would have done better where they were.',
      f: 'You mean well, and so do its parents. They are in the hedge.',
      a: 'Feathered: leave it. Naked or hurt: call.',
      t: 'Many songbirds leave the nest some days before they can fly, and are fed on the ground.',
      h: 'It screams blue murder. It is asking for the menu.',
      i: 'Sometimes to help is to step back.',
      l: 'A speckled chick in the grass, and a call from above.',
    },
    lines: {
      '*': [
        'Young bird with feathers on the ground: leave it there or set it in the nearest bush. Its parents feed it on.',
        'The parents do not reject a chick that a person has touched. Most birds can hardly smell you.',
        'A naked chick may go back into its nest, if you can reach it safely. Otherwise ask a rescue.',
        'No bread and no milk for young birds. Wrong food and water in the beak do more harm than an hour without.',
      ],
      h: ['The cat was not consulted, and has been asked to stay indoors.'],
    },
    scene: [
      'Four people stand round a chick on the pavement, and in the hedge its mother has a beak full of caterpillars and cannot get through.',
      'A box with holes, a child with red eyes, and in it something that glares.',
    ],
    why: [
      [
        'A full nest draws enemies, so they leave it early and spread out.',
        'Not all at one place is a good plan, if one tastes good.',
      ],
      [
        'By hand it is hard to give what a pair of birds brings in a day.',
        'They feed every few minutes from dawn to dusk. No family manages that.',
      ],
    ],
    parts: [
      [
        'Look for feathers',
        [
          'Feathers and hopping mean that it is at the right age.',
          'Bald or with closed eyes, it has fallen.',
        ],
        'A chick in the grass',
      ],
      [
        'Step back and watch',
        ['An hour from behind the window is not too long.', 'Near a person the parents do not dare to come.'],
        'A person at a window',
      ],
      [
        'Move it out of danger',
        ['From the road into the next bush, not further.', 'They find it by its call.'],
        'A hedge',
      ],
      [
        'Hurt or cold: call a rescue',
        [
          'Blood, a hanging wing, or it was in the mouth of a cat.',
          'A dark box with a cloth, warm and quiet, until somebody answers.',
        ],
        'A cardboard box with a cloth',
      ],
    ],
    turn: [
      'By evening it mostly sits in the hedge, and complains from there.',
      'You have helped, by doing nothing.',
    ],
    asks: ['Have you ever found one?', 'What lives in your hedge?'],
    ends: {
      p: 'If in doubt, ring before you pick it up.',
      f: 'And keep the cat in until lunch.',
      a: 'Look first.',
      t: 'Swifts and birds of prey are exceptions: on the ground they need help.',
      h: 'The menu has been served. Caterpillar, again.',
      i: 'Trust those who have done it for millions of years.',
      l: 'And then, a first short flight.',
    },
    caution:
      'Wild animals may be protected by law, and can scratch, bite or carry disease: gloves, little handling, and advice from a wildlife rescue.',
    keep: 'the weeks of May',
    send: 'whoever comes home with a box',
    pic: { ask: 'The hedge or tree where birds nest, from afar', alt: 'A hedge with a bird at its edge' },
    claims: [
      ['Leave feathered fledglings; parents do not reject; nestlings', 'RSPB, Audubon, wildlife rescues'],
    ],
  },
  {
    id: 'how-they-found-you',
    format: 'question',
    again: 12,
    emoji: '💛',
    tags: ['PetStories', 'PetLife', 'AdoptionStories'],
    title: ['How did your pet come to you?', 'Who chose whom: how did you two meet?'],
    cover: 'Who chose whom?',
    gist: [
      'From the shelter, from the barn, from a neighbour who moved away, or one day it was in the kitchen. How did yours come to you, and who chose whom?',
      'Nearly every pet has a first day that gets told again and again. Tell us yours.',
    ],
    subject: ['One day it was in the kitchen', 'The first day'],
    hooks: {
      '*': [
        'You went there for another one. Is that not so?',
        'One day it stood in the kitchen, and that was that.',
      ],
      p: 'How an animal comes to a family is often told for longer than anything else about it.',
      f: 'Tell us: how did the two of you meet?',
      a: 'Who chose whom?',
      t: 'Shelter, breeder, friend, or by itself through the window: we are collecting.',
      h: 'They only wanted to look. They had a basket in the car.',
      i: 'Some meetings change a house.',
      l: 'A small weight on a lap, all the way home.',
    },
    lines: {
      '*': [
        'How did your pet come to you, and who chose whom?',
        'The first night is seldom quiet. Put the bed beside yours, and let a hand hang down.',
        'New pet? A small room first, the house later. Too much space frightens whoever does not know it.',
        'A new arrival needs days to unpack. Visitors can come in a week.',
      ],
      h: ['"No more cats", he said in March. Her name is April.'],
    },
    scene: [
      'At the shelter everybody barks, and in the last pen somebody sits quite still, and looks.',
      'A drive home in the dark, a box on the knees, and nobody switches on the radio.',
    ],
    why: [
      [
        'The first day stays, because everything was still open.',
        'Afterwards it feels as though it could not have been otherwise.',
      ],
    ],
    parts: [
      [
        'Where did you meet?',
        ['Place and weather belong in it.', 'Some did not want to go there at all.'],
        'A basket at a door',
      ],
      [
        'Who chose whom?',
        ['Sometimes it came and sat down on a shoe.', 'In most stories it was not the person.'],
        'A paw on a shoe',
      ],
    ],
    turn: [
      'And then a life began in which somebody always sits on the jumper.',
      'We read all of them, with a handkerchief.',
    ],
    asks: ['How did yours come to you?', 'What did you say on the first evening?'],
    ends: {
      p: 'Stories with a picture are doubly welcome.',
      f: 'Go on, the kettle is on.',
      a: 'Three sentences. Begin.',
      t: 'Name, year, place. The rest comes by itself.',
      h: 'The basket had been for apples.',
      i: 'Thank you for opening the door.',
      l: 'And it stayed.',
    },
    keep: 'an evening with old photographs',
    send: 'whoever was there on the first day',
    unless: 'fish only|aquatics',
    pic: { ask: 'A first photograph of your own pet', alt: 'A young animal in a basket' },
    claims: [['A small room first eases settling in', 'advice of animal shelters']],
  },
  {
    id: 'a-tablet-in-three',
    format: 'howto',
    again: 9,
    emoji: '💊',
    only: PRACTICES,
    unless: `${NO_FUR}|cats? only|feline only|only (?:for )?cats|\\bcat (?:clinic|vet)`,
    tags: ['PetMedicine', 'CatCare', 'PetTips'],
    title: ['How to give a dog or cat a tablet', 'The three treat trick for tablets'],
    cover: 'Three treats, one tablet',
    gist: [
      'Three small soft treats in a row: plain, with the tablet, plain, and quickly. While one is swallowed the next is already there.',
      'Ask first whether the tablet may be crushed, and whether it goes with food. Then hide it in the middle one of three.',
    ],
    subject: ['Plain, loaded, plain', 'The middle one has it'],
    hooks: {
      '*': [
        'Dogs find the tablet because there is only one treat. Give three.',
        'Cheese gone, tablet on the carpet. There is a better way.',
      ],
      p: 'Medicine only works if it is taken, and most of it can be given without a fight.',
      f: 'Practise it with empty treats, on a day without a tablet.',
      a: 'Three in a row. Fast.',
      t: 'A swallow for the next bite comes before the chewing of the last.',
      h: 'He eats socks, and from half a tablet in liver sausage he turns away in disgust.',
      i: 'Calm hands make calm patients.',
      l: 'A low voice, a small treat, and it is done.',
    },
    lines: {
      '*': [
        'Tablet for the dog? Three soft treats in a row: plain, loaded, plain, and quickly.',
        'Ask before you crush or split a tablet. Some have a coat that must stay whole.',
        'After a tablet a cat should swallow something: a little water or a spoon of food. Dry ones can stick on the way.',
        'Do not hide medicine in the whole meal. Whoever leaves half has had half.',
      ],
      h: ['The sock went down in one. The tablet was examined like a forged banknote.'],
    },
    scene: [
      'On the carpet lies a tablet, licked clean, and beside it sits a dog with a clear conscience.',
      'Two people, a towel, a cat, and a tablet that is now behind the fridge.',
    ],
    why: [
      [
        'Who gets one treat has time to taste it. Who sees the next one swallows.',
        'With a second treat in sight, greed is quicker than suspicion.',
      ],
      [
        'After a struggle, the next time begins under the bed.',
        'What was unpleasant once is remembered for months.',
      ],
    ],
    parts: [
      [
        'Ask how it may be given',
        [
          'With food or without, whole or crushed: the practice knows.',
          'Sometimes there is a paste or a drop instead.',
        ],
        'A packet of tablets',
      ],
      [
        'Take something soft and strong',
        [
          'Soft cheese, meat paste, something that can be shaped round it.',
          'Keep the hand with the tablet away from the plain ones: they smell it.',
        ],
        'Three small treats in a row',
      ],
      [
        'Hide it in the second of three',
        [
          'The third has to be under the nose before the second is down.',
          'Then praise, and walk away as if nothing had been.',
        ],
        'A hand with treats',
      ],
    ],
    turn: [
      'And note the hour, so that nobody gives it twice.',
      'If it fails, ring. There is nearly always another way.',
    ],
    asks: ['What is your trick?', 'Where did you last find a tablet?'],
    ends: {
      p: 'Give the full course, even if all seems well.',
      f: 'And have a piece of cheese yourself.',
      a: 'Plain. Loaded. Plain.',
      t: 'For cats a pill giver keeps fingers out of it; have it shown to you.',
      h: 'The sock has been returned, by the usual route.',
      i: 'Trust is the sweetest treat.',
      l: 'And a purr, after all.',
    },
    caution:
      'Only what has been prescribed for this animal, in this dose. If a dose was missed or brought up, ask before you give another.',
    keep: 'the day with the first tablet',
    send: 'somebody with a tablet behind the fridge',
    own: [
      {
        kinds: ['service', 'process', 'product', 'hours'],
        about: 'nurse|advice|phone',
        lead: 'And if it still ends up on the carpet.',
      },
    ],
    pic: {
      ask: 'Three small treats in a row, one with a secret',
      alt: 'Three small treats in a row on a board',
    },
    claims: [
      [
        'Three-treat method; ask before crushing; water after tablets for cats',
        'International Cat Care; veterinary practice',
      ],
    ],
  },
];
