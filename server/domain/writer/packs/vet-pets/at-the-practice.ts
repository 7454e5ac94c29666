// What a practice is asked most often: fleas, tablets, weight, age, and animals that were found.
import type { Idea } from '../../library/idea.ts';
import { NO_FUR, NO_LESSONS, PRACTICES } from './kinds.ts';

export const AT_THE_PRACTICE: readonly Idea[] = [
  {
    id: 'the-fleas-are-in-the-carpet',
    format: 'answer',
    again: 9,
    emoji: '🪲',
    unless: NO_FUR,
    tags: ['FleaControl', 'PetHealth', 'PetTips'],
    title: ['Why are there still fleas after treatment?', 'Fleas that come back: look in the carpet'],
    cover: 'The fleas are in the carpet',
    question: 'I have treated for fleas. Why are they still there?',
    short: 'Only a few were on your pet. The rest are eggs and young ones in your home.',
    gist: [
      'Most fleas are not on your pet. Their eggs and young are in the carpet and the sofa. Treat all your pets, vacuum for weeks, wash bedding hot, and keep going.',
      'For weeks new fleas hatch from the carpet. That does not mean that the treatment has failed.',
    ],
    subject: ['Most fleas are not on your pet', 'Fleas: vacuum, wash, keep going'],
    hooks: {
      '*': [
        'Most of your fleas are not on the cat. They are in the carpet and have not hatched yet.',
        'You treated your pet for fleas, and a week later there is another one. That is normal.',
      ],
      p: 'To get rid of fleas you have to treat your home as well as your pet. It takes some weeks.',
      f: 'Fleas are not your fault, and they have nothing to do with how clean you are.',
      a: 'Fleas: treat all pets, clean the whole home, for several weeks.',
      t: 'Flea pupae can wait in the carpet for months and hatch when it is warm and somebody walks past.',
      h: 'Two fleas came. Since then they have held a family reunion.',
      i: 'Against fleas patience and a vacuum cleaner win in the end.',
      l: 'A clean blanket, a sleeping cat, and no fleas.',
    },
    lines: {
      '*': [
        'New fleas after treatment mostly come from the carpet and the sofa. Go on treating and vacuuming for several weeks.',
        'Fleas? Treat all the pets in your home on the same day, even those that do not scratch.',
        'Never put a flea product for dogs on a cat. Some contain permethrin, which can kill cats.',
        'Comb your pet over damp white paper. Dark specks that turn red mean fleas.',
      ],
      h: ['The flea is a great athlete. Why does it have to train in your carpet?'],
    },
    scene: [
      'You comb the cat over white paper. It looks like pepper. A drop of water, and it turns red: fleas.',
      'You come home after two weeks, step on the carpet, and all the fleas wake up at once.',
    ],
    why: [
      [
        'A flea lays dozens of eggs a day, and they fall off the fur.',
        'Where your pet sleeps, there are the eggs.',
      ],
      [
        'Nothing can kill a flea in its cocoon. You have to wait until it hatches.',
        'Until they hatch they are safe from everything, so it takes time.',
      ],
    ],
    parts: [
      [
        'Treat every pet at home',
        [
          'With something for its kind and weight, and again when it is due.',
          'Ask your vet which product works.',
        ],
        'A dog and a cat side by side',
      ],
      [
        'Vacuum every day at first',
        [
          'Under the sofa, along the {skirting|baseboards} and in the car.',
          'It makes the young ones hatch. Empty the bag outside.',
        ],
        'A vacuum cleaner beneath a sofa',
      ],
      [
        "Wash your pet's bedding hot",
        [
          '{At sixty degrees|On the hottest setting}, if the fabric can take it.',
          'Blankets, covers, and the cushion your pet is not allowed on.',
        ],
        'A blanket in a washing machine',
      ],
    ],
    turn: ['After some weeks the last ones have hatched.', 'The main thing is not to stop too early.'],
    asks: ['How did you notice that your pet had fleas?', "Which blanket in your home is really your pet's?"],
    ends: {
      p: 'If it does not end, ask your vet. Sometimes it is the product.',
      f: 'And yes, everybody starts to scratch when they read this.',
      a: 'Do not stop early.',
      t: 'It takes from some weeks to some months, depending on how warm it is.',
      h: 'The family reunion has been cancelled.',
      i: 'Your pet cannot do it alone.',
      l: 'And then only purring.',
    },
    caution:
      'Use only what is meant for the species, age and weight, and ask a vet for very young, pregnant or ill animals.',
    keep: 'the weeks with fleas',
    send: 'somebody who has begun to scratch',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: 'flea|parasit|tick|worm',
        lead: 'What helps against fleas:',
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
    unless: `${NO_FUR}|${NO_LESSONS}`,
    tags: ['PetWeight', 'HealthyPets', 'PetTips'],
    title: ['Is my dog or cat overweight? The hand test', 'Feel the ribs: knuckles, back of the hand, palm'],
    cover: 'Is your pet too fat? The hand test',
    gist: [
      "Make a fist and feel your knuckles: too thin. Feel the back of your hand: just right. Feel your palm: too fat. Then feel your pet's ribs.",
      'Under the fur you cannot see whether your pet is too fat, but you can feel it: ribs should feel like the back of your hand.',
    ],
    subject: ['Is your pet too fat?', "Feel your pet's ribs"],
    hooks: {
      '*': [
        "Run a finger over the back of your hand. That is how your pet's ribs should feel.",
        'You cannot see whether a furry pet is too fat. You can feel it.',
      ],
      p: "Feeling your pet's ribs tells you more about its weight than any table.",
      f: 'When you {stroke|pet} your dog or cat tonight, feel for the ribs.',
      a: "Feel your pet's ribs: knuckles, too thin; back of the hand, right; palm, too fat.",
      t: 'Whether a pet is too fat shows in ribs, waist and belly, and not in the weight alone.',
      h: '"He is not fat, he is fluffy." Feel his ribs.',
      i: 'A slim pet usually lives longer and more easily.',
      l: "A hand in warm fur, and below it your pet's ribs.",
    },
    lines: {
      '*': [
        "Your pet's ribs should feel like the back of your hand: there at once, but not sharp.",
        'Seen from above, your pet should have a waist. If it looks like a barrel, weigh its food.',
        "Weigh your pet's food for a week. A cup is a guess, and mostly too much.",
        'If your pet loses weight without a diet, see a vet.',
      ],
      h: ['The cat was weighed twice. She wants a third opinion.'],
    },
    scene: [
      'On the sofa somebody {strokes|pets} the dog, presses a little, and looks for a rib.',
      'In a photo from three years ago the dog has a waist. Nobody knows when it went.',
    ],
    why: [
      [
        'It comes slowly, and if you see your pet every day, you do not notice.',
        'A few treats too many a day make a lot in a year.',
      ],
      [
        'The joints have to carry every bit of it.',
        'In a well-known study slim Labradors lived nearly two years longer than their brothers and sisters.',
      ],
    ],
    parts: [
      [
        'Feel your own hand first',
        ['Knuckles, back, palm: remember how they feel.', 'Do it with your eyes closed.'],
        'A finger on the back of a hand',
      ],
      [
        "Feel your pet's ribs",
        ['With flat fingers and light pressure, behind the elbow.', 'You should feel each one and see none.'],
        'A hand on a dog',
      ],
      [
        'Look at your pet from above',
        ['Behind the ribs there should be a waist.', 'If it has long fur, use your hands.'],
        'A dog from above',
      ],
      [
        'Weigh its food',
        ['Meals, treats, and what the children drop.', 'Feed it for the weight it should have.'],
        'Food on kitchen scales',
      ],
    ],
    turn: ['Once a month is enough.', 'It is the only test that you both enjoy.'],
    asks: ["How do your pet's ribs feel?", 'Who in your home gives the most treats?'],
    ends: {
      p: 'If you cannot tell, ask at your next visit. It takes a minute.',
      f: 'And then just go on.',
      a: 'Tonight, on the sofa.',
      t: 'Cats must lose weight slowly. A strict diet can make them very ill.',
      h: 'Your fingers will tell nobody.',
      i: 'You can show love without the bowl.',
      l: 'Light steps in the hall.',
    },
    caution: 'Plan a diet with a vet, for cats above all, and have unexplained loss or gain looked into.',
    keep: 'the first of the month',
    send: 'somebody who says that he is only fluffy',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about:
          'weigh|weight|nurse|diet|nutrition|(?:free|safety|health|winter|spring|yearly) checks?\\b|check.?ups?',
        lead: 'Is your pet the right weight?',
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
    unless: `${NO_FUR}|${NO_LESSONS}`,
    tags: ['SeniorPets', 'PetHealth', 'OldDogs'],
    title: ['"He is just getting old": slowing down is often pain', 'Signs of pain in older dogs and cats'],
    cover: 'Old pets: is it pain?',
    myth: 'An old pet simply slows down',
    short: 'Often it is pain, and a lot can be done about it.',
    gist: [
      'Is your pet slow on the stairs, does it no longer jump, is it grumpy? That is not always age. Often it is pain.',
      'A cat that no longer jumps may be in pain. Notice what your pet has stopped doing, and tell your vet.',
    ],
    subject: ['Is your old pet in pain?', 'What has your pet stopped doing?'],
    hooks: {
      '*': [
        '"My dog is just getting old." Many old dogs are in pain, and vets can help.',
        'What has your old pet stopped doing this year? It may be pain.',
      ],
      p: 'Pain in older pets is common, easily overlooked, and can often be treated.',
      f: 'Where did your old cat sleep a year ago, and where does it sleep now?',
      a: 'If your old pet slows down, have it checked.',
      t: 'Painful joints show in what a pet does before it limps: it jumps less, takes shorter steps and grooms itself less.',
      h: 'For your old dog the sofa has got higher. Nobody has touched the sofa.',
      i: 'We can help our pets to grow old without pain.',
      l: 'A grey muzzle in the sun, and no pain.',
    },
    lines: {
      '*': [
        'Old cats hardly ever limp when their joints hurt. They jump in two steps, or not at all.',
        "Film your old dog getting up and on the stairs. At the vet's most of them pull themselves together.",
        'Never give your pet painkillers for people. Some kill cats, and a little can harm a dog.',
        'Three things that help old joints: a rug on a slippery floor, a lower step, a warm bed.',
      ],
      h: ['The old dog is deaf, except for the fridge.'],
    },
    scene: [
      'An old cat looks up at the windowsill, thinks, and climbs on the chair first.',
      'At the bottom of the stairs the old dog waits until somebody says that it need not come up.',
    ],
    why: [
      [
        'Pets do not complain. They stop doing things.',
        'In nature an animal that shows pain is in danger, so they hide it.',
      ],
      ['It comes so slowly that nobody notices.', 'Every month there is one thing less.'],
    ],
    parts: [
      [
        'Write down what it no longer does',
        ['Jumping, playing, greeting you, grooming, long walks.', 'Compare with a film from two years ago.'],
        'A list on a fridge',
      ],
      [
        'Make it easier at home',
        ['Rugs, a ramp, higher bowls, a litter tray with a low side.', 'Start where your pet slips.'],
        'A rug on a wooden floor',
      ],
      [
        'Tell your vet about it',
        [
          'At the next visit, or sooner if there are three things.',
          'Weight, exercise, medicine: there are many ways.',
        ],
        'A dog on a scale',
      ],
    ],
    turn: [
      'After some weeks many owners say: he plays again.',
      'You cannot change its age. But it need not hurt.',
    ],
    asks: ['What has your pet stopped doing?', 'How old is your pet?'],
    ends: {
      p: 'Have an old pet checked once or twice a year.',
      f: 'And carry her up, if she asks.',
      a: 'Look, write it down, ask.',
      t: 'Gentle, regular exercise is usually better than rest. Ask your vet how much.',
      h: 'The sofa has a step now.',
      i: 'They gave us their young years.',
      l: 'A long breath, by the stove.',
    },
    caution: 'Have it examined, and never give medicine meant for people or for another animal.',
    keep: 'the next birthday of your pet',
    send: 'somebody with an old pet',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'process'],
        about:
          'senior|older|(?:free|safety|health|winter|spring|yearly) checks?\\b|check.?ups?|arthrit|pain|hydro|physio',
        lead: 'For older pets:',
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
    cover: 'Found a young bird? Leave it',
    gist: [
      'A young bird with feathers that hops about on the ground is not lost. Its parents feed it. Leave it, or put it in the nearest bush. Only naked ones need help.',
      'Most young birds that people pick up were not lost. Keep cats and dogs indoors for an hour and watch from far away.',
    ],
    subject: ['That young bird is not lost', 'Feathers or naked?'],
    hooks: {
      '*': [
        'A young bird hopping on the ground is usually not lost. It is learning to fly.',
        'Before you pick up a baby bird, look: does it have feathers?',
      ],
      p: 'Most young birds that people bring in would have been better off outside.',
      f: 'You have found a young bird and want to help? Its parents are in the hedge.',
      a: 'A young bird with feathers: leave it. Naked or hurt: get help.',
      t: 'Many songbirds leave the nest some days before they can fly, and are fed on the ground.',
      h: 'The young bird screams. It only wants its dinner.',
      i: 'Sometimes you help a young bird by doing nothing.',
      l: 'A young bird in the grass, and a call from above.',
    },
    lines: {
      '*': [
        'A young bird with feathers on the ground: leave it, or put it in the nearest bush. Its parents will feed it.',
        'You may touch a young bird. Its parents will not reject it, because most birds can hardly smell.',
        'Put a naked young bird back in its nest if you can reach it safely. Otherwise ask a rescue centre.',
        'No bread, no milk and no water for young birds. It does more harm than an hour without.',
      ],
      h: ['A young bird is learning to fly. The cat has to stay indoors.'],
    },
    scene: [
      'Four people stand round a young bird on the {pavement|sidewalk}, and its mother sits in the hedge with a beak full of caterpillars.',
      'A cardboard box, a child in tears, and in the box a young bird that glares.',
    ],
    why: [
      [
        'A full nest is dangerous, so they leave it before they can fly.',
        'If they are not all in one place, more of them survive.',
      ],
      [
        'People can hardly feed a young bird. Its parents can.',
        'The parents bring food every few minutes, all day long.',
      ],
    ],
    parts: [
      [
        'Look whether it has feathers',
        [
          'If it has feathers and hops, it is fine.',
          'If it is naked or has its eyes shut, it has fallen out.',
        ],
        'A chick in the grass',
      ],
      [
        'Step back and watch',
        ['For an hour, from the window.', 'As long as you are near, its parents will not come.'],
        'A person at a window',
      ],
      [
        'Move it out of danger',
        ['From the road into the next bush, and no further.', 'Its parents will hear it.'],
        'A hedge',
      ],
      [
        'If it is hurt, call a rescue',
        [
          'If it bleeds, has a hanging wing, or a cat had it in its mouth.',
          'Until then keep it in a dark box, warm and quiet.',
        ],
        'A cardboard box with a cloth',
      ],
    ],
    turn: ['By evening it is usually in the hedge.', 'You have helped by leaving it alone.'],
    asks: ['Have you ever found a young bird?', 'Which birds live near you?'],
    ends: {
      p: 'If you are not sure, {ring|call} before you pick it up.',
      f: 'And keep the cat in until lunch.',
      a: 'Look first.',
      t: 'Swifts and birds of prey on the ground do need help.',
      h: 'Dinner is caterpillar, again.',
      i: 'Birds have done this for millions of years.',
      l: 'And then, a first short flight.',
    },
    caution:
      'Wild animals may be protected and can scratch, bite or carry disease. Wear gloves, touch them little, and ask a wildlife rescue.',
    keep: 'spring, when young birds leave the nest',
    send: 'somebody who comes home with a box',
    only: `${PRACTICES}|wildlife|rescue`,
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
    cover: 'How did your pet find you?',
    gist: [
      'From a shelter, from a farm, or one day it was in the kitchen. How did your pet come to you?',
      'Every pet has a first day that people like to tell about. Tell us yours.',
    ],
    subject: ['How did you find your pet?', "Your pet's first day"],
    hooks: {
      '*': [
        'Did you choose your pet, or did it choose you?',
        'One day your pet was in the kitchen, and it stayed. Was it like that?',
      ],
      p: 'People like to tell how their pet came to them. How did yours?',
      f: 'Tell us: how did you and your pet meet?',
      a: 'You and your pet: who chose whom?',
      t: 'From a shelter, a breeder, a friend, or through the window: how did you get your pet?',
      h: 'You only wanted to look at the puppies. There was a basket in the car.',
      i: 'A pet can change a whole home.',
      l: 'A small pet on your lap, all the way home.',
    },
    lines: {
      '*': [
        'How did your pet come to you, and who chose whom?',
        "A new pet's first night is rarely quiet. Put its bed beside yours and let your hand hang down.",
        'New pet? Start with one small room. A whole house is too much at first.',
        'A new pet needs some days to settle in. Visitors can come next week.',
      ],
      h: ['"No more cats," he said in March. Her name is April.'],
    },
    scene: [
      'At the shelter all the dogs bark, and in the last pen one sits quite still and looks at you.',
      'You drive home in the dark with a box on your knees, and nobody turns on the radio.',
    ],
    why: [
      [
        'You never forget the first day with a pet.',
        'Afterwards you cannot imagine that it was ever different.',
      ],
    ],
    parts: [
      [
        'Where did you meet your pet?',
        ['Tell us the place and the weather.', 'Some people did not even want a pet.'],
        'A basket at a door',
      ],
      [
        'Who chose whom?',
        ['Sometimes it came and sat down on your shoe.', 'Mostly it was not the person who chose.'],
        'A paw on a shoe',
      ],
    ],
    turn: [
      'And from then on there was hair on every {jumper|sweater}.',
      'We read every story, with a handkerchief.',
    ],
    asks: ['How did your pet come to you?', "What was your pet's first evening like?"],
    ends: {
      p: 'Stories with a photo are doubly welcome.',
      f: 'Go on, the kettle is on.',
      a: 'Three sentences are enough.',
      t: 'Name, year, place. The rest comes by itself.',
      h: 'The basket was for apples.',
      i: 'Thank you for opening the door.',
      l: 'And it stayed.',
    },
    keep: 'an evening with old photographs',
    send: 'somebody who was there on the first day',
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
    title: ['How to give a dog or cat a tablet', 'The trick with three treats for tablets'],
    cover: 'Tablets for pets: three treats',
    gist: [
      'Give three soft treats in a row, quickly: one without, one with the tablet, one without. Your pet swallows because it already sees the next.',
      'Ask first whether the tablet may be crushed. Then hide it in the second of three treats.',
    ],
    subject: ['Give your pet a tablet in a treat', 'The second treat has the tablet'],
    hooks: {
      '*': [
        'Your dog finds the tablet because there is only one treat. Give three.',
        'The cheese is gone, and the tablet is on the carpet. There is a better way.',
      ],
      p: 'Most tablets can be given to a pet without a fight.',
      f: 'Practise it with treats alone, on a day without a tablet.',
      a: 'For a tablet: three treats in a row, fast.',
      t: 'Your pet swallows the treat with the tablet, because it wants the next one.',
      h: 'Your dog eats socks, and a tablet in cheese disgusts it.',
      i: 'If you are calm when you give a tablet, your pet is calm, too.',
      l: 'A low voice, a small treat, and the tablet is gone.',
    },
    lines: {
      '*': [
        'Giving your dog a tablet: three soft treats, quickly. One without, one with the tablet, one without.',
        'Ask before you crush or split a tablet. Some have a coat that must stay whole.',
        'After a tablet give your cat some water or a spoonful of food, so that it does not get stuck.',
        'Do not hide a tablet in the whole meal. If your pet leaves half, it has had half.',
      ],
      h: ['The dog ate a sock in one go. It examines the tablet like a forged banknote.'],
    },
    scene: [
      'On the carpet lies a tablet, licked clean, and beside it sits a happy dog.',
      'Two people, a towel, a cat, and a tablet that is now behind the fridge.',
    ],
    why: [
      ['With one alone your pet has time to taste it.', 'If it sees the next one, it swallows.'],
      [
        'After a fight, your cat is under the bed next time.',
        'Your pet remembers for months what was unpleasant.',
      ],
    ],
    parts: [
      [
        'Ask how the tablet may be given',
        [
          'With food or without, whole or crushed: your vet knows.',
          'Sometimes there is a paste or drops instead.',
        ],
        'A packet of tablets',
      ],
      [
        'Take a soft treat that smells strongly',
        [
          'Soft cheese or meat paste that you can shape.',
          'Wash your fingers between, or your pet will smell the tablet.',
        ],
        'Three small treats in a row',
      ],
      [
        'Hide it in the second of three',
        [
          'Hold the third in front of its nose before it has swallowed the second.',
          'Then praise your pet and walk away.',
        ],
        'A hand with treats',
      ],
    ],
    turn: [
      'Write down the time, so that nobody gives it twice.',
      'If it still spits it out, {ring|call} us. There is nearly always another way.',
    ],
    asks: ['How do you give your pet a tablet?', 'Where did you last find one?'],
    ends: {
      p: 'Give all of them to the end, even if your pet seems well.',
      f: 'And have a piece of cheese yourself.',
      a: 'One without, one with, one without.',
      t: 'For cats there is a pill giver. Have it shown to you.',
      h: 'The sock came back, the usual way.',
      i: 'The best treat is trust.',
      l: 'And a purr, after all.',
    },
    caution:
      'Give only what was prescribed for this animal, in this dose. If one was missed or brought up, ask before you give another.',
    keep: 'the day with the first tablet',
    send: 'somebody with a tablet behind the fridge',
    own: [
      {
        kinds: ['service', 'process', 'product', 'hours'],
        about: 'nurse|advice|phone',
        lead: 'If it does not work:',
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
