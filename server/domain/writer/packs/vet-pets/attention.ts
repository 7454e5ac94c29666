// Noticing things early, and small pleasures.
import type { Idea } from '../../library/idea.ts';
import { DOGS_ALONE } from './kinds.ts';

export const ATTENTION: readonly Idea[] = [
  {
    id: 'the-click-on-the-floor',
    format: 'tip',
    again: 9,
    emoji: '🐾',
    tags: ['NailTrimming', 'DogPaws', 'PetGrooming'],
    title: [
      "Are your dog's nails too long? Listen to the floor",
      "How to tell when a dog's nails need cutting",
    ],
    cover: 'The click on the floor',
    gist: [
      'If you hear your dog coming on a hard floor, its nails are touching the ground when it stands. Take off slivers, often, and the quick inside draws back.',
      'Nails that touch push the toes up with every step. A little each week does more than a lot each season.',
    ],
    subject: ['You should not hear your dog coming', 'A sliver a week'],
    hooks: {
      '*': [
        'Click, click, click down the hall. That is a message about nails.',
        'On tiles a dog should arrive like a cat, without being heard.',
        'You should see your dog before you hear it.',
      ],
      p: 'Long nails change how a dog stands, and the floor tells you when they are too long.',
      f: 'Listen the next time your dog crosses the kitchen.',
      a: 'If it clicks, it is too long.',
      t: 'Nails that bear on the ground tip the toe upwards and shift load towards the heel of the pad.',
      h: 'It sounds as if someone were typing. He is only going to the fridge.',
      i: 'A small task, done gently, can make each step easier.',
      l: 'Quiet feet on an old stone floor.',
    },
    lines: {
      '*': [
        'Hear your dog on the tiles? The nails are touching the ground. A sliver a week is easier on everyone than a big cut in spring.',
        'Cut a little below the quick and stop when you see a dark or moist spot in the middle of the cut.',
        'Do not forget the dewclaw. It touches nothing, wears down on nothing, and grows round in a circle.',
        'One nail a day, with a biscuit, and every dog is done before it has noticed that it has begun.',
        'Cats look after their own in front, as a rule. Old ones often cannot, and theirs grow into the pad.',
      ],
      h: ['The dog has eighteen nails and an opinion on seventeen.'],
    },
    scene: [
      'Late evening, everyone is in bed, and down in the hall somebody is tap-dancing.',
      'A paw is lifted, the dog looks away, and a person with clippers holds their breath.',
    ],
    why: [
      [
        'On soft ground nails wear down slowly, and many dogs live on carpet and grass.',
        'Only hard surfaces file them. A sofa does not.',
      ],
      [
        'In each nail runs the quick, with nerve and vessel. Regular slivers make it draw back, and long gaps let it follow.',
        'The longer they get, the further the tender part grows forward, and the less can be cut.',
      ],
    ],
    parts: [
      [
        ['Listen on a hard floor', 'Let it walk across tiles'],
        [
          'Standing on tiles, no nail should touch. A strip of paper should pass beneath.',
          'In motion it may tick now and then. Steady clicking is too much.',
          'If it clicks at every step, they are too long.',
        ],
        'Paws of a dog standing on tiles',
      ],
      [
        ['Take slivers, not chunks', 'Very little at a time'],
        [
          'As thin as a slice of almond. Look at the cut face after each.',
          'With dark nails, stop when a small dark point appears in the centre.',
          'Stop as soon as the cut shows a dark point.',
        ],
        'A sliver of nail beside clippers',
      ],
      [
        ['One nail at a time, with pay', 'One, then a treat, then perhaps another'],
        [
          'Touch, biscuit. Clip, biscuit. Then it is over, and the rest is for tomorrow.',
          'A dog that is held down once remembers it for years.',
          'Nobody says that all of them belong to today.',
        ],
        'A hand holding a paw and a treat',
      ],
      [
        ['Have powder to hand', 'Something to stop the bleeding'],
        [
          'Styptic powder or, in a pinch, cornflour and a minute of pressure. It looks worse than it is.',
          'If it goes on bleeding, let a vet see it.',
          'Powder or flour, a minute of pressure, and calm.',
        ],
        'A small pot of powder beside a nail clipper',
      ],
    ],
    turn: [
      'After some weeks it is quiet in the hall.',
      'If you dread it, have somebody show you on the first paw and do the other three.',
    ],
    asks: ['Can you hear your dog coming?', 'Who trims the nails at your place, and who hides?'],
    ends: {
      p: 'Groomers and veterinary nurses do this daily, and like to show how.',
      f: 'Start with the paw that it minds least.',
      a: 'A sliver. Every week.',
      t: 'Cut at an angle parallel to the pad, so that the next step files it flat.',
      h: 'Burglars excepted, everybody likes a dog that can be heard coming. Its toes do not.',
      i: 'To be touched and not hurt is something that can be learnt.',
      l: 'Nothing to hear except breathing.',
    },
    keep: 'the next time somebody taps down the hall',
    send: 'whoever is afraid of the clippers',
    caution: [
      'Broken, bent or bleeding nails and sudden lameness should be seen by a vet.',
      'Have a vet look at nails that are broken, bent or bleeding, and at a dog that is suddenly lame.',
    ],
    unless: 'fish only|reptiles only|aquatics',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: '\\bnails?\\b|\\bclaws?\\b',
        lead: 'Or leave the clippers to somebody else.',
      },
    ],
    pic: {
      ask: 'The feet of your dog standing on a hard floor, from ground level',
      alt: 'The paws and nails of a dog standing on a tiled floor',
    },
    claims: [
      [
        'Overlong nails alter toe posture; quick recedes with regular trimming',
        'veterinary and grooming practice',
      ],
    ],
  },
  {
    id: 'scales-know-first',
    format: 'howto',
    again: 10,
    emoji: '⚖️',
    tags: ['CatHealth', 'SmallPets', 'PetWeight'],
    unless: DOGS_ALONE,
    title: ['How to weigh a cat, rabbit or guinea pig at home', 'Weigh your pet at home: how and how often'],
    cover: 'The scales know first',
    gist: [
      'Step on the scales with the cat, then without, and write down the difference once a month. Rabbits and guinea pigs go in a bowl on the kitchen scales each week.',
      'Animals hide how they are, and their weight does not. A line of figures shows a change weeks before the eye does.',
    ],
    subject: ['Weigh yourself, with cat', 'What the kitchen scales can tell you'],
    hooks: {
      '*': [
        'A cat can lose a tenth of itself before anybody in the house notices.',
        'You see it every day, and that is why you do not see it.',
        'Eyes get used to things. Scales do not.',
      ],
      p: 'Regular weighing is the simplest way to notice a change in an animal.',
      f: 'Pick up the cat and stand on the bathroom scales. Your own figure stays between the two of you.',
      a: 'Weigh monthly. Write it down.',
      t: 'Relative change counts: half a kilo is nothing on a retriever and an eighth of a small cat.',
      h: 'You plus the cat, minus you. The cat insists that the error is yours.',
      i: 'Whoever cannot speak can still be read.',
      l: 'A small soft weight in a bowl, and a pencil.',
    },
    lines: {
      '*': [
        'Weigh the cat once a month: you with the cat, minus you. Write it on the inside of a cupboard door.',
        'Guinea pigs and rabbits belong on the kitchen scales weekly. Small prey animals hide it until late when they are unwell.',
        'A bowl with a towel in it and a bit of green: hardly a guinea pig that will not sit still for that.',
        'Use the same scales, the same time of day, before the meal. The trend counts more than the figure.',
      ],
      h: ['The rabbit weighs two thousand one hundred grams, of which three hundred are ears and attitude.'],
    },
    scene: [
      'Bathroom, early, one adult in a dressing gown with a cat under the arm, both looking down in disbelief.',
      'On the kitchen scales sits a guinea pig in the salad bowl. It is eating the evidence.',
    ],
    why: [
      [
        'Under fur and with daily habit, gradual change stays below what an eye can catch.',
        'Nobody notices a child growing either, if they see it at breakfast.',
      ],
      [
        'Many illnesses show in weight before they show in behaviour, most of all in cats and small animals.',
        'An animal that could be eaten keeps up appearances. The scales are not impressed.',
      ],
    ],
    parts: [
      [
        ['Choose the right scales', 'Bowl, bathroom or practice'],
        [
          'Kitchen scales for anything that fits in a bowl, bathroom scales and you for the rest. Large dogs: the practice or the shop often has a platform.',
          'Luggage scales and a cloth bag do for patient cats.',
          'It depends on the size. For a large dog ask where there is a platform.',
        ],
        'A bowl on kitchen scales',
      ],
      [
        ['Make it a comfortable minute', 'Keep it pleasant'],
        [
          'A towel, a leaf of parsley, a calm hand. Let it get in by itself the second time.',
          'If it struggles, stop. Tomorrow is another day.',
          'A leaf, a towel and a soft voice are half of the method.',
        ],
        'A guinea pig in a bowl with a leaf',
      ],
      [
        ['Same day, same hour', 'Always the same way'],
        [
          'First of the month, before breakfast. Then food and water do not disturb the comparison.',
          'Different scales lie in different directions, so keep to one.',
          'Same scales, same empty stomach.',
        ],
        'A calendar with the first of the month marked',
      ],
      [
        ['Write it down and look back', 'Keep the figures together'],
        [
          'Three figures make a line. Down twice in a row, without a plan, is a reason to ask.',
          'A cupboard door makes a good database.',
          'Two steps down without a reason are a reason.',
        ],
        'Pencilled figures inside a cupboard door',
      ],
    ],
    turn: [
      'The pencil notices what love overlooks.',
      'In a year you have twelve figures, and a good deal more peace.',
    ],
    asks: ['How do you weigh yours?', 'What does your pet think of the scales?'],
    ends: {
      p: 'Take the figures along to the next check-up; a vet can do a lot with them.',
      f: 'Your own weight need not be passed on.',
      a: 'Scales, pencil, first of the month.',
      t: 'For small pets, work in per cent: grams mean little on their own.',
      h: 'A cat that is weighed in your arms will blame you for the total.',
      i: 'Attention, once a month, in grams.',
      l: 'The pointer settles. All is well.',
    },
    keep: 'the first of the month',
    send: 'somebody with a guinea pig and a salad bowl',
    caution: [
      'A rabbit or guinea pig that stops eating needs a vet the same day. Ask a vet as well about any unplanned loss or gain.',
      'When a rabbit or guinea pig stops eating it must see a vet that day. Ask about every change in weight that you did not plan.',
    ],
    own: [
      {
        kinds: ['service', 'offer', 'price', 'event'],
        about: '\\bweigh|weight clinic|nurse clinic',
        lead: 'Weight is a subject here too.',
      },
    ],
    pic: {
      ask: 'A small pet in a bowl on kitchen scales, calm and with something green',
      alt: 'A guinea pig sitting in a bowl on kitchen scales',
    },
    claims: [
      ['Weight loss as an early sign in cats and small mammals', 'veterinary textbook'],
      ['Anorexia in rabbits and guinea pigs is urgent', 'veterinary textbook'],
    ],
  },
  {
    id: 'why-does-the-dog-eat-grass',
    format: 'answer',
    again: 10,
    emoji: '🌱',
    tags: ['DogFacts', 'DogBehaviour', 'PetQuestions'],
    question: 'Why does my dog eat grass?',
    short: [
      'Nobody knows for certain. Most dogs do it, few are ill, and only a minority bring it up again.',
      'It is still an open question. Healthy dogs do it, and only some of them are sick afterwards.',
    ],
    title: ['Why do dogs eat grass, and should you worry?', 'Dogs and grass: a harmless habit or a sign?'],
    cover: 'Why dogs eat grass',
    gist: [
      'Dogs graze, wolves graze, and in surveys most of them were well before and did not vomit after. Look at what was sprayed there, and at whether anything has changed.',
      'It is commonly taken for a home cure for an upset stomach. The surveys suggest that it is mostly just salad.',
    ],
    subject: ['Salad, mostly', 'He is not a cow. He is not ill either'],
    hooks: {
      '*': [
        'He has a bowl of good food at home and is standing in the meadow, chewing.',
        'Ask five dog owners why dogs eat grass and you will get six answers and one shrug.',
        'It is not ill and it is not hungry. It is having a salad.',
      ],
      p: 'Grass eating is usual in healthy dogs, and there are a few things to look at.',
      f: 'Your dog is grazing again, and someone has told you that it must be ill. Probably not.',
      a: 'Grass is normal. Change is what matters.',
      t: 'In a survey of over a thousand owners, under one dog in ten seemed ill beforehand and about one in five vomited after.',
      h: 'He will not touch the carrot. The verge, however, is fine dining.',
      i: 'It is good to be told now and then that nobody knows, and that it does not matter.',
      l: 'First long blades of the year, chosen one at a time.',
    },
    lines: {
      '*': [
        'Most dogs eat grass, most are well when they do it, and most keep it down. Wolves do it too.',
        'Look at the verge before the dog does: sprayed, gritted or treated for slugs is no salad.',
        'Grazing now and then: ordinary. Gulping it in a panic, day after day, with other signs: ask a vet.',
        'If a blade hangs out at the back, do not pull. Help yourself to patience, or to a vet if it does not come by itself.',
      ],
      h: ['A bowl of the good stuff at home, and he is eating the bit next to the {bin|trash}.'],
    },
    scene: [
      'On the walk everything stops: somebody has found a tuft of couch grass and is nibbling like a connoisseur.',
      '"It means rain", says the neighbour. "It means he is {poorly|sick}", says another. The dog takes another blade.',
    ],
    why: [
      [
        'Plants are found in the droppings of wolves too, so it is hardly a fault of modern food.',
        'The habit seems to be very old, and to need no reason today.',
      ],
      [
        'That some vomit afterwards is remembered, whereas the many that do not are forgotten.',
        'We notice grass on the carpet. Grass that stays down leaves no trace.',
      ],
    ],
    parts: [
      [
        ['Look where it grazes', 'Where does it come from?'],
        [
          'Sprayed lawns, field edges and slug pellets are the real danger.',
          'Choose the meadow, and say no at the verge.',
          'A sprayed verge is the only bad salad.',
        ],
        'A dog nibbling long grass',
      ],
      [
        ['Watch for what is new', 'Is it different from before?'],
        [
          'More often, more greedily, off its food, losing weight: that is a different story.',
          'The change tells you more than the grass.',
          'A dog that has always done it is only being a dog.',
        ],
        'A dog looking up with grass in its mouth',
      ],
      [
        ['Offer something better', 'Give it something else to do'],
        [
          'A pot of cat grass on the step, or ten minutes of sniffing. Bored dogs graze more.',
          'A "leave it" with pay at the end is useful far beyond grass.',
          'A nose at work forgets to graze.',
        ],
        'A pot of grass on a doorstep',
      ],
    ],
    turn: [
      'Otherwise let him have his salad.',
      'It does not mean rain either. That has been looked into, over many walks.',
    ],
    asks: [
      'Does your dog graze, and has it a favourite sort?',
      'What have you been told about dogs and grass?',
    ],
    ends: {
      p: 'Regular worming and a look at the food settle most remaining doubts.',
      f: 'Enjoy the pause. You can look at the view.',
      a: 'Clean grass, well dog: carry on.',
      t: 'Note frequency for two weeks before you ask; "often" is hard to judge.',
      h: 'As a lawnmower he is slow, but thorough around the edges of {bins|trash cans}.',
      i: 'Not everything that puzzles us wants mending.',
      l: 'Dew, a green blade, and a thoughtful face.',
    },
    keep: 'the next stop at the tuft',
    send: 'the neighbour who says it means rain',
    caution: [
      'Repeated vomiting, a swollen belly, blood, pain or listlessness belong in front of a vet at once.',
      'See a vet at once about vomiting that goes on, a bloated belly, blood, pain or a dog that lies about.',
    ],
    unless: 'fish only|reptiles only|aquatics|cats only',
    own: [
      {
        kinds: ['service', 'product', 'offer'],
        about: 'nutrition|worming|health check|consultations?\\b',
        lead: 'If you would rather have it looked at, here is how.',
      },
    ],
    pic: {
      ask: 'Your dog caught grazing, low angle, soft light',
      alt: 'A dog eating long grass at the edge of a path',
    },
    claims: [
      [
        'Survey of grass eating: few ill before, about 22 per cent vomit after; plants in wolf droppings',
        'Sueda, Hart and Cliff 2008',
      ],
    ],
  },
  {
    id: 'what-is-it-really-called',
    format: 'question',
    again: 12,
    emoji: '🏷️',
    tags: ['PetNames', 'PetLife', 'PetHumour'],
    title: [
      'What is your pet called on paper, and what really?',
      'What do you call your pet when nobody is listening?',
    ],
    cover: 'The name it really has',
    gist: [
      'On the card it says Bella. At home she is Sausage, Madam or The Management. What is your pet called when nobody is listening?',
      'Every animal has three names: the one in the passport, the one on the walk, and the one in the kitchen. Tell us the third.',
    ],
    subject: ['On the card it says Bella', 'The kitchen name'],
    hooks: {
      '*': [
        'In the waiting room somebody calls "Lord Wellington". A very small dog gets up.',
        'There is the name on the vaccination card, and there is the one you would never say in public.',
        'Every animal has three names, and the cat answers to none.',
      ],
      p: 'Hardly a pet goes through life under its official name alone.',
      f: 'Go on, what do you call yours when nobody is about?',
      a: 'The real name is the one used in the kitchen.',
      t: 'Dogs respond to melody more than to consonants. That is why Sausage works as well as Bella.',
      h: 'She has a pedigree as long as your arm and answers to "Oi".',
      i: 'We give names to what we love, and then more names.',
      l: 'A name, said low, in an empty room.',
    },
    lines: {
      '*': [
        'What is your pet called on paper, and what do you call it in the kitchen?',
        'Two syllables and a clear vowel carry well across a field. "Balthasar Emanuel" does not.',
        'Try the name out loud before you choose it: over a fence, in the rain, three times.',
        'Cats know their names. It was tested: they turn an ear, and then decide.',
      ],
      h: ['He was called Zeus. Then somebody dropped a saucepan lid. Now he is called Keith.'],
    },
    scene: [
      'Quiet waiting room, eleven people, and a voice: "Princess Fluffybottom?" Nobody wants to stand up.',
      'On the beach a man is shouting a name that he chose for a joke, in winter, indoors.',
    ],
    why: [
      [
        'Names wear in like shoes: what is used daily gets shorter, softer and sillier.',
        "Between passport and sofa a name goes through many hands, mostly children's.",
      ],
    ],
    parts: [
      [
        ['The one on the card', 'For the vet'],
        [
          'Chosen with care, spelt with pride, used by the vet.',
          'It fits on the form, and hardly anywhere else.',
          'It has a surname there. Yours.',
        ],
        'A vaccination card, name covered',
      ],
      [
        ['The one on the walk', 'For the park'],
        [
          'Short, loud, and fit to be heard by strangers.',
          'By this one everyone in the park knows you.',
          'It had to be short, because it is shouted.',
        ],
        'A dog turning its head on a path',
      ],
      [
        ['The one in the kitchen', 'For the sofa'],
        [
          'Mostly food, sometimes a title. No one knows any more how it came about.',
          'Only said in a certain voice, with the window shut.',
          "It has something to do with sausage, and it is nobody's business.",
        ],
        'A cat on a kitchen chair',
      ],
    ],
    turn: [
      'They answer to all three. That is manners.',
      'One day it will be the kitchen name that you remember.',
    ],
    asks: ['What is your pet really called?', 'How did the kitchen name come about?'],
    ends: {
      p: 'Useful on the side: tell your sitter the name that works.',
      f: 'We will not call it out in the waiting room. Promise.',
      a: 'Paper name, kitchen name. Go.',
      t: 'A name keeps its pull if something pleasant follows. Used for scolding, it wears off.',
      h: 'Whatever the card says, the fridge door works for all of them.',
      i: 'Whoever has many names is much loved.',
      l: 'Say it softly. Ears turn.',
    },
    keep: 'the day you fill in a form for your pet',
    send: 'the owner of a dog with a title',
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: 'name ?tag|engrav|\\bcollars?\\b|new (?:puppy|puppies|pets?)\\b',
        lead: 'For whichever name goes on it.',
      },
    ],
    pic: {
      ask: 'A pet with its name tag, or on the chair in the kitchen',
      alt: 'A pet with a name tag looking into the camera',
    },
    claims: [['Cats distinguish their own name', 'Saito and others 2019']],
  },
  {
    id: 'in-a-dog-walkers-pocket',
    format: 'behind',
    again: 11,
    emoji: '🧥',
    tags: ['DogWalker', 'BehindTheScenes', 'DogWalks'],
    title: [
      'What a dog walker has in every pocket, and why',
      'What professional dog walkers carry, and what you could copy',
    ],
    cover: "In a dog walker's pocket",
    gist: [
      'A spare slip {lead|leash}, two sorts of treat, a whistle, a towel, a phone number for each dog: what people who walk dogs for a living carry, and what is worth copying.',
      'Behind a relaxed walk stand a good many pockets. The most useful thing in them weighs forty grams and is a spare {lead|leash}.',
    ],
    subject: ['Turn out your pockets', 'Why there is always a second {lead|leash}'],
    hooks: {
      '*': [
        'Ask a dog walker to turn out the left pocket, and take a step back.',
        'The washing machine of a dog walker has eaten more biscuits than any dog.',
        'Do not ask what is in the left pocket.',
      ],
      p: 'What professionals carry on a walk says a lot about what can go wrong, and how little it takes to be ready.',
      f: 'You can tell people who walk dogs by their jackets. Here is what is in them.',
      a: 'Spare {lead|leash}. Always.',
      t: 'Kit by frequency of use: bags, food, {lead|leash}, towel. By consequence: {lead|leash}, phone, number, water.',
      h: 'There was once a tissue in there. It has become part of the liver cake.',
      i: 'One spare {lead|leash} has brought home dogs that had no name on them.',
      l: 'Waxed cotton, a worn leather {lead|leash}, and a pocket that smells of autumn.',
    },
    lines: {
      '*': [
        'Put a spare slip {lead|leash} in your coat. Clips break, collars slip, and now and then you meet a dog that has lost its person.',
        'Two sorts of treat: dull ones for manners, dazzling ones for emergencies. Do not mix the pockets.',
        'A bag tied to the {lead|leash} is worth ten in the kitchen drawer.',
        'Photograph your dog against a plain wall, standing, from the side. If it ever gets lost, that is the picture you need.',
      ],
      h: [
        'A dog walker has nine pockets: seven for the dogs, one for the keys, and one where nobody goes any more.',
      ],
    },
    scene: [
      'Rain from the side, five {leads|leashes} in one hand, and the other finds the right biscuit by touch.',
      "A stranger's dog runs loose along the road. Somebody pulls a {lead|leash} out of a coat as though it had been waiting for this.",
    ],
    why: [
      [
        'With several dogs there is never a moment to look for anything, so each thing has its pocket.',
        'When it matters you have one free hand, and no eyes to spare.',
      ],
      [
        'Most mishaps begin with something small that broke: a clip, a zip, a bag.',
        'It is never the large thing. It is a spring the size of a grain of rice in a snap hook.',
      ],
    ],
    parts: [
      [
        ['The spare {lead|leash}', 'A {lead|leash} too many'],
        [
          'A slip {lead|leash} fits any neck and any pocket. It has brought home dogs whose names nobody knew.',
          'Forty grams for the one day in the year.',
          'For the dog that belongs to nobody, this afternoon.',
        ],
        'A slip {lead|leash} hanging out of a pocket',
      ],
      [
        ['Two kinds of food', 'Good and better'],
        [
          'Biscuit for ordinary good deeds, liver for coming back from a deer.',
          'Left dull, right splendid. The dogs know which hand is moving.',
          'The better kind is for the moment with the deer.',
        ],
        'Two handfuls of treats',
      ],
      [
        ['A small towel and water', 'A cloth and something to drink'],
        [
          'For eyes, cuts, muddy seats. A bottle with a lid that turns into a bowl.',
          'Dogs share a bowl only when they are very thirsty or very polite.',
          'It wipes, it cools, it covers the back seat.',
        ],
        'A small towel and a bottle on a bench',
      ],
      [
        ['A number for each dog', 'Telephone numbers on paper'],
        [
          'Owner, vet, second contact: in the phone and on paper, as phones get wet.',
          'Who decides, if the owner cannot be reached? Better settled on a dry day.',
          'A wet phone knows nobody.',
        ],
        'A laminated card with covered numbers',
      ],
    ],
    turn: [
      'Most of it fits in any coat, with one dog or with five.',
      'Then the walk can be as lazy as it looks.',
    ],
    asks: ['What is in your left pocket?', 'What did you need once and did not have with you?'],
    ends: {
      p: 'Hand your sitter or walker the numbers before the first walk.',
      f: 'And check the pockets before you wash the coat.',
      a: 'Lead. Food. Water. Number.',
      t: 'Check snap hooks monthly: a worn spring gives no warning.',
      h: 'Before washing the coat, check all pockets. Then check the one you forgot.',
      i: 'A good walk is made of small things that someone thought of.',
      l: 'Mist, leather, and five tails in a row.',
    },
    only: 'walk|sitt|day ?care|board',
    keep: 'the next time you put on the walking coat',
    send: 'somebody whose coat smells of liver cake',
    own: [
      {
        kinds: ['service', 'policy', 'process', 'people'],
        about: 'group walk|solo walk|dog walk|walking|pick[- ]?up',
        lead: 'And the walk that belongs to the pockets?',
      },
    ],
    pic: {
      ask: 'The contents of your walking coat laid out on a bench',
      alt: 'A {lead|leash}, treats, a towel and a bottle laid out on a bench',
    },
    claims: [['Spare lead, contacts and water as standard kit', 'practice of dog walkers']],
  },
  {
    id: 'lilies-in-the-bouquet',
    format: 'tip',
    again: 10,
    emoji: '💐',
    tags: ['CatSafety', 'ToxicPlants', 'CatCare'],
    title: [
      'Lilies and cats: check the bouquet before it comes in',
      'Flowers in a house with a cat: look out for lilies',
    ],
    cover: 'Look through the bouquet',
    gist: [
      'True lilies are dangerous for cats in every part: petal, leaf, pollen and the water in the vase. Look through a bouquet at the door and take them out of the house.',
      'A cat that brushes past a lily licks the pollen off its coat, and that can be enough to harm its kidneys. The safest place for lilies is another home.',
    ],
    subject: ['Before you put it in the vase', 'The flower that should not come in'],
    hooks: {
      '*': [
        'Flowers for a cat owner: a lovely thought, with one exception.',
        'The cat has not eaten the lily. It has yellow dust on its shoulder, and it washes.',
        'The dust from one stamen on a coat is enough to be licked.',
      ],
      p: 'Lilies are among the most dangerous plants for cats, and they are in many bouquets.',
      f: 'If someone brings you flowers and you have a cat, go through them at the door.',
      a: 'No lilies in a house with a cat. Not one.',
      t: 'Lilium and Hemerocallis species cause acute kidney injury in cats. Pollen and vase water suffice.',
      h: 'The cat has knocked the vase over. For once it may have had a point.',
      i: 'A small kindness to make known: florists are glad to leave them out.',
      l: 'Roses, then. And the lilies for somebody without whiskers.',
    },
    lines: {
      '*': [
        'Lilies and cats do not go together: pollen on the coat, licked off, can be enough. Keep them out of the house altogether.',
        'When you order flowers for somebody with a cat, say "no lilies". Every florist knows why.',
        'Taking out the stamens does not make a lily harmless. Leaf, petal and vase water are dangerous too.',
        'Day lilies in the garden count as well. Peace lilies are a different plant: they sting the mouth and leave the kidneys alone.',
      ],
      h: ['Say it with flowers. Say "I have a cat" first.'],
    },
    scene: [
      'Birthday, paper, ribbon, a cloud of scent. The cat is already sitting in the wrapping.',
      'A vase on the sideboard, a fine line of orange dust on the wood, and through it a row of paw prints.',
    ],
    why: [
      [
        'Cats clean themselves all day, so whatever lands on the fur ends up in the stomach.',
        'They need not nibble. To walk past and wash is enough.',
      ],
      [
        'The substance strikes at the kidneys, and the sooner treatment begins the better the chances.',
        'In the first hours a cat may look quite well. That is no reason to wait.',
      ],
    ],
    parts: [
      [
        ['Go through it at the door', 'Sort it on the doorstep'],
        [
          'Trumpet shapes with long stamens, spotted or white, strongly scented. If you are not sure, send a picture to a florist.',
          'Buds look like green fingers and are easily missed.',
          'Big trumpets, dusty stamens, and buds like fingers.',
        ],
        'Hands sorting through a bouquet',
      ],
      [
        ['Take them out of the house', 'Out, and not just higher'],
        [
          'Not up on a shelf, not in another room. Wrapped up and away, with the water poured down the drain.',
          'A cat has time, and shelves are its profession.',
          'A cat can get to whatever you can see. Pour the water away too.',
        ],
        'Wrapped flowers standing outside a door',
      ],
      [
        ['Tell those who give you flowers', 'Say it before the next birthday'],
        [
          'One sentence once: "There is a cat, so no lilies please." It spares them the shock.',
          'Florists sell alternatives that are just as grand.',
          'Nobody minds. There are so many other flowers.',
        ],
        'A bouquet of roses and greenery',
      ],
    ],
    turn: [
      'There are so many others: roses, gerbera, snapdragons, orchids.',
      'Your cat will knock those over as well, and no harm done.',
    ],
    asks: ['Did you know about lilies?', 'Which flowers survive your cat?'],
    ends: {
      p: 'Pass it on to new cat owners; nobody tells them in the shop.',
      f: 'And thank you for the flowers, all the same.',
      a: 'Lilies out. At once.',
      t: 'Keep a leaf or a photograph for the vet: the species matters for the treatment.',
      h: 'Whatever is in the vase, the cat will drink from it in preference to its bowl.',
      i: 'Knowledge of this sort saves lives by being passed on.',
      l: 'A plain bunch of roses, and a cat asleep beneath.',
    },
    keep: 'the next birthday',
    send: 'everybody who brings you flowers',
    caution: [
      'If a cat may have touched, licked or eaten a lily, {ring|call} a vet immediately, even if it seems well. Hours count.',
      '{Ring|Call} a vet at once if a cat may have had contact with a lily, however well it seems. It is a matter of hours.',
    ],
    unless: `dogs only|dog walk|fish only|reptiles only|aquatics|${DOGS_ALONE}`,
    own: [
      {
        kinds: ['service', 'hours', 'policy'],
        about: "emergenc|out[- ]of[- ]hours|24/7|24[- ]?hours?\\b(?!'? notice)|urgent",
        lead: 'Good to know if it has happened.',
      },
    ],
    pic: {
      ask: 'A cat-safe bouquet such as roses, with a cat nearby, and no lilies for the picture',
      alt: 'A vase of roses with a cat sitting beside it',
    },
    claims: [
      [
        'Lilium and Hemerocallis cause acute kidney injury in cats; pollen and vase water suffice',
        'veterinary toxicology textbook',
      ],
      [
        'Peace lilies irritate the mouth without kidney injury; roses, gerbera, snapdragons and many orchids are listed as non-toxic',
        'lists of animal poison centres',
      ],
    ],
  },
  {
    id: 'salt-between-the-pads',
    format: 'season',
    again: 11,
    emoji: '🧂',
    tags: ['WinterDogs', 'PawCare', 'DogWalks'],
    title: [
      'Road salt and dog paws: what to do after a winter walk',
      "Winter walks: protect your dog's feet from grit",
    ],
    cover: 'Wash off the road salt',
    gist: [
      'Grit and salt dry out the pads, burn in small cracks and get licked off afterwards. A bowl of lukewarm water at the door settles all three.',
      'After a walk on gritted roads, rinse the feet, dry between the toes and look at the pads. It takes a minute.',
    ],
    subject: ['A bowl by the door', 'What the gritter leaves behind'],
    hooks: {
      '*': [
        'The gritter has been round. Your dog is walking through it in bare feet.',
        'He lifts one paw, then the other, and looks at you as if you had done it.',
        'You have boots. Guess who has not.',
      ],
      p: 'Salt is hard on paws, and a minute at the door undoes most of it.',
      f: 'Put a bowl of lukewarm water by the door before you go out.',
      a: 'Rinse. Dry. Look.',
      t: 'Salt draws moisture from the pad, lowers the freezing point of slush, and irritates the stomach when licked off.',
      h: 'What looks like a limp is mostly a performance about {pavements|sidewalks}.',
      i: 'Coming home is better when somebody has a towel ready.',
      l: 'Cold feet, warm water, a rough towel by the stove.',
    },
    lines: {
      '*': [
        'After gritted {pavements|sidewalks} rinse the paws in lukewarm water and dry between the toes. What stays on gets licked off.',
        'Balls of snow between the toes: melt them with water, do not pull. Trimmed hair there gives snow little to hold on to.',
        'Antifreeze tastes sweet and is deadly in small amounts. Mop up every drop, and keep dogs and cats away from puddles under cars.',
        'A little paw balm before the walk keeps out salt. After it, the pads want washing first.',
      ],
      h: ['The boots were worn for nine steps. They are somewhere between here and the post office.'],
    },
    scene: [
      'Minus five, a glittering {pavement|sidewalk}, and a terrier that is suddenly able to walk on three legs, in turn.',
      'In the hall there are four white paw prints, and somebody is busily licking the fifth place.',
    ],
    why: [
      [
        'Pads are tough and still skin: cold makes them crack, and salt goes into the cracks.',
        'What hurts your dry hands in winter hurts a foot that walks on it.',
      ],
      [
        'Dogs clean themselves with their tongues, so whatever sticks to them is swallowed.',
        'Salt, grit and de-icer all end up in the stomach, a lick at a time.',
      ],
    ],
    parts: [
      [
        ['Put the bowl out before you go', 'Water ready at the door'],
        [
          'Lukewarm, no soap, flat enough to step in. A towel beside it.',
          'If it stands ready, it happens. Afterwards nobody feels like it.',
          'You will be cold when you come back. So will the feet.',
        ],
        'A bowl and a towel beside a front door',
      ],
      [
        ['Dip, dry, spread the toes', 'Foot by foot, and between the toes'],
        [
          'One foot after the other, ten seconds each, then between the toes.',
          'Damp left in the gaps turns sore.',
          'In, out, dry. Ten seconds for each.',
        ],
        'A paw being dipped in a bowl',
      ],
      [
        ['Look at the pads', 'A look underneath'],
        [
          'Cracks, redness, a stone, a cut. Balm on dry ones in the evening, when he is staying in.',
          'A thin layer is enough. Thick ones end up on the sofa.',
          'Small cracks get cream at night. Big ones get seen to.',
        ],
        'A hand looking at the pads of a paw',
      ],
      [
        ['Choose the park', 'Find ground without salt'],
        [
          'Snow on grass is kinder than slush on roads. Walk there along the wall, where less is spread.',
          'Shorter and more often is better than one heroic round.',
          'On grass winter is good to feet.',
        ],
        'A dog in a snowy park',
      ],
    ],
    turn: [
      'Four dips, one towel, and the limp is gone as if by itself.',
      'Then on to the rug, feet towards the fire.',
    ],
    asks: ['Boots, balm or bare: how does your dog do winter?', 'How long did the boots stay on?'],
    ends: {
      p: 'If pads bleed or a dog goes on limping indoors, have it looked at.',
      f: 'The towel may be warmed beforehand. They notice.',
      a: 'Bowl, towel, toes.',
      t: 'Pet-friendly de-icers exist: worth asking for on your own path.',
      h: 'Four boots are worn out of the house, as a rule, and three come back.',
      i: 'A warm towel is a fairly complete philosophy.',
      l: 'Steam from a bowl, and snow on the sill.',
    },
    keep: 'the first gritted morning',
    send: 'someone whose dog limps on all four in turn',
    caution: [
      'Suspected antifreeze is an emergency, even if the animal still seems well: {ring|call} a vet at once.',
      'If you think of antifreeze, it is an emergency: {ring|call} a vet at once, even if nothing shows yet.',
    ],
    when: { season: ['winter'] },
    unless: 'fish only|reptiles only|aquatics|cats only',
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: 'balm|paw (?:care|wax)|dog boots?\\b|dog coat',
        lead: 'For feet in winter there is this.',
      },
    ],
    pic: {
      ask: 'A paw over a bowl of water on a doormat, towel ready',
      alt: 'A paw of a dog held over a bowl of water on a doormat',
    },
    claims: [
      ['Salt irritates pads and stomach; rinse and dry', 'advice of veterinary bodies'],
      ['Ethylene glycol is highly toxic', 'veterinary toxicology textbook'],
    ],
  },
  {
    id: 'biscuit-or-ball',
    format: 'either',
    again: 12,
    emoji: '🎾',
    tags: ['DogTraining', 'DogPersonality', 'ThisOrThat'],
    title: [
      'Biscuit or ball: what does your dog work for?',
      'Food or play: which reward works for your dog?',
    ],
    cover: 'Biscuit or ball?',
    gist: [
      'Some dogs would do anything for a crumb, and some would leave a steak for a tennis ball. It pays to know which you have before you ask for something difficult.',
      'A reward is what the dog thinks it is. Put both on the floor and see what your dog goes for.',
    ],
    subject: ['Biscuit or ball?', 'What does your dog work for?'],
    hooks: {
      '*': [
        'Hold a biscuit in one hand and a ball in the other. Now you know your dog.',
        'There are dogs that carry the biscuit politely to one side, in order to have the mouth free for the ball.',
        'Offer both. The one it spits out was not it.',
      ],
      p: 'Training goes better with the wage that the dog has chosen.',
      f: 'Quick one: biscuit dog or ball dog?',
      a: 'The dog sets the currency.',
      t: 'A reinforcer is defined by its effect: if the behaviour does not increase, it was no reward.',
      h: 'And then there are dogs who would like both, and your sandwich.',
      i: 'To find out what gives somebody joy is a good beginning.',
      l: 'A crumb of cheese, or a long low throw across wet grass.',
    },
    lines: {
      '*': [
        'Biscuit or ball: what would your dog walk through a hedge for?',
        'Biscuit or ball? Put both down at the same distance and let the dog go. Do it three times, on different days.',
        'Ball dogs get more excited with each throw, biscuit dogs calmer with each bite. Choose by how you want the dog to be afterwards.',
        'A game of tug, done with rules, is a reward that cannot run out in the pocket.',
      ],
      h: ['The spaniel was offered a ball, a biscuit and a sausage. It chose the dead pigeon.'],
    },
    scene: [
      'In the class two dogs sit side by side. One stares at the pocket, the other at the ball in it.',
      'You hold out the finest liver, and your collie looks past it, at a tennis ball under a car.',
    ],
    why: [
      [
        'Breeding and upbringing decide whether chasing or eating is the greater joy, and only the dog can tell you.',
        'What we pay with is our choice. What it is worth is not.',
      ],
    ],
    parts: [
      [
        'Biscuit',
        [
          'Quick to give, quick to swallow, calming. Good for fine work, and it goes on the hips.',
          'Twenty repeats in two minutes. Cut them small.',
          'Small ones, many, and the head stays clear.',
        ],
        'A dog looking at a biscuit in a hand',
      ],
      [
        'Ball',
        [
          'Joy at full stretch, no calories, and the blood is up. Good for recalls, less so for settling.',
          'One throw as pay is a reward. Thirty are a habit.',
          'One throw, full speed, and the world is right.',
        ],
        'A dog running after a ball',
      ],
    ],
    turn: ['Sniffing, by the way, is third, and often quietly first.', 'Wages may be renegotiated daily.'],
    asks: [
      'Biscuit or ball: what does yours work for?',
      'What is the strangest thing your dog would do anything for?',
    ],
    ends: {
      p: 'Tell your trainer, walker or groomer. It makes their day easier.',
      f: 'Try it tonight and report.',
      a: 'Two hands. One choice.',
      t: 'Rank five rewards and match them to five tasks, the best pay for the hardest.',
      h: 'Some dogs hold out for both, and they usually get both.',
      i: 'Joy is a fair wage.',
      l: 'Whichever it is, give it gladly.',
    },
    keep: 'the next training walk',
    send: 'the owner of a dog with a ball problem',
    unless: 'fish only|reptiles only|aquatics|cats only|feline only',
    own: [
      {
        kinds: ['product', 'service', 'event'],
        about: '\\btreats\\b|\\btoys?\\b|dog training|training class|puppy',
        lead: 'For both sorts of dog there is this.',
      },
    ],
    pic: {
      ask: 'Your dog between a biscuit and a ball, the moment of decision',
      alt: 'A dog looking at a biscuit and a ball lying in front of it',
    },
    claims: [['Reinforcers are defined by effect', 'learning theory textbook']],
  },
];
