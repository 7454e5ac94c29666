// Noticing things early, and small pleasures.
import type { Idea } from '../../library/idea.ts';
import { NO_CATS, NO_DOGS, NO_FUR, NO_LESSONS } from './kinds.ts';

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
    cover: "Are your dog's nails too long?",
    gist: [
      'If you hear your dog walking on a hard floor, its nails are too long. Cut off a little, often.',
      "When a dog's nails touch the ground, they push the toes up at each step. Cut a little every week and not a lot at once.",
    ],
    subject: ["Can you hear your dog's nails?", 'A little off the nails every week'],
    hooks: {
      '*': [
        'Click, click, click: if you hear your dog in the hall, its nails are too long.',
        'A dog should walk on tiles almost silently. If it clicks, cut the nails.',
        'Can you hear your dog coming? Then have a look at its nails.',
      ],
      p: 'Nails that are too long change how a dog stands. You can hear it on the floor.',
      f: 'Listen the next time your dog crosses the kitchen. Do the nails click?',
      a: "If your dog's nails click, they are too long.",
      t: 'Nails that touch the ground tip the toe upwards and put weight on the back of the pad.',
      h: "It sounds as if somebody were typing. It is the dog's nails on the way to the fridge.",
      i: 'A few minutes with the nail clippers make every step easier for your dog.',
      l: 'A dog on an old stone floor, and no click.',
    },
    lines: {
      '*': [
        "Do your dog's nails click on the tiles? Then cut a little every week. It is easier than a lot in spring.",
        "Cutting a dog's nails: stop when you see a dark or moist spot in the middle of the cut.",
        'Do not forget the dewclaw. It does not touch the ground, so it is never worn down, and can grow round into the skin.',
        "One nail a day, with a treat, and your dog's feet are done before it has noticed.",
        'Cats look after their own front claws. Old cats often cannot, and the claws grow into the pad.',
      ],
      h: ['Your dog has eighteen nails and does not want any of them cut.'],
    },
    scene: [
      'Late evening, everybody is in bed, and down in the hall the dog is tap-dancing.',
      'A paw is lifted, the dog looks away, and a person with clippers holds their breath.',
    ],
    why: [
      [
        "On carpet and grass a dog's nails hardly wear down.",
        'Only hard ground wears nails down. A sofa does not.',
      ],
      [
        'In each nail is the quick, which bleeds. If you cut a little often, it draws back.',
        'The longer the nails get, the further the quick grows, and the less you can cut.',
      ],
    ],
    parts: [
      [
        ['Listen on a hard floor', 'Let your dog walk across tiles'],
        [
          'When it stands, a strip of paper should fit under each nail.',
          'A tick now and then is fine. A click at each step is too much.',
          'If it clicks at every step, they are too long.',
        ],
        'Paws of a dog standing on tiles',
      ],
      [
        ['Cut off only a little', 'Cut thin slices'],
        [
          'As thin as an almond slice. Look at the cut each time.',
          'If the nails are dark, stop when you see a small dark point in the middle.',
          'Look at the cut each time, and leave off early.',
        ],
        'A sliver of nail beside clippers',
      ],
      [
        ['One nail at a time, with treats', 'Give a treat for each nail'],
        [
          'Do the rest tomorrow.',
          'A dog that is held down will remember it for years.',
          'You need not do all of them today.',
        ],
        'A hand holding a paw and a treat',
      ],
      [
        ['Have something ready to stop bleeding', 'Keep styptic powder at hand'],
        [
          '{Cornflour|Cornstarch} and a minute of pressure will do as well. It looks worse than it is.',
          'If it does not stop bleeding, see a vet.',
          'Press for a minute, and stay calm.',
        ],
        'A small pot of powder beside a nail clipper',
      ],
    ],
    turn: [
      'After some weeks it is quiet in the hall.',
      'If you are afraid of it, have somebody show you on the first paw.',
    ],
    asks: [
      "How do your dog's nails sound on the floor?",
      'Who cuts the nails in your family, and who hides?',
    ],
    ends: {
      p: 'Groomers and vet nurses do this every day, and like to show you.',
      f: 'Start with the paw your dog minds least.',
      a: 'A little, every week.',
      t: 'Cut parallel to the pad. Then the ground files the nail flat.',
      h: 'If you like to hear your dog coming, buy it a bell.',
      i: 'Your dog can learn that being touched does not hurt.',
      l: 'Quiet feet in the hall.',
    },
    keep: 'the next time you hear your dog in the hall',
    send: 'somebody who is afraid of nail clippers',
    caution: [
      'Broken, bent or bleeding nails and sudden lameness should be seen by a vet.',
      'Have a vet look at nails that are broken, bent or bleeding, and at a dog that is suddenly lame.',
    ],
    unless: NO_DOGS,
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: '\\bnails?\\b|\\bclaws?\\b',
        lead: 'Or let us do it:',
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
    unless: NO_CATS,
    title: ['How to weigh a cat, rabbit or guinea pig at home', 'Weigh your pet at home: how and how often'],
    cover: 'Weigh your pet at home',
    gist: [
      'Step on the scales with your cat, then without, once a month, and write it down. Rabbits and guinea pigs sit in a bowl on the kitchen scales every week.',
      'Many pets hide that they are ill, but they lose weight. If you weigh them regularly, you notice it weeks earlier.',
    ],
    subject: ['Weigh yourself with the cat', 'Rabbit on the kitchen scales'],
    hooks: {
      '*': [
        'A cat can lose a tenth of its weight before anybody notices. Weigh yours.',
        'You see your cat every day. That is why you do not see it getting thinner.',
        'Weigh your cat, rabbit or guinea pig: the scales notice before you do.',
      ],
      p: 'If you weigh your pet regularly, you notice early when something is wrong.',
      f: 'Pick up your cat and stand on the bathroom scales. Nobody has to see your own figure.',
      a: 'Weigh your cat once a month and write it down.',
      t: 'A pound is nothing on a retriever and a lot on a small cat. Watch the change in per cent.',
      h: 'Your weight with the cat, less your weight without. The cat says the mistake is yours.',
      i: 'Your pet cannot speak, but its weight can tell you something.',
      l: 'A rabbit in a bowl on the kitchen scales, and a pencil.',
    },
    lines: {
      '*': [
        'How to weigh a cat: you with the cat, minus you without. Write it inside a cupboard door once a month.',
        'Weigh guinea pigs and rabbits on the kitchen scales every week. They hide it until late when they are ill.',
        'Want to weigh a guinea pig? Put it in a bowl with a towel and something green.',
        'Weigh your pet on the same scales at the same time of day, before its meal.',
      ],
      h: ['The rabbit weighs {two kilos|four pounds}, half of it ears and attitude.'],
    },
    scene: [
      'Early morning in the bathroom: somebody stands on the scales with a cat under their arm, and both look down in disbelief.',
      'On the kitchen scales a guinea pig sits in the salad bowl and eats the lettuce.',
    ],
    why: [
      [
        'Under the fur you do not see a small change.',
        'You do not notice a child growing either, if you see it every day.',
      ],
      [
        'Many illnesses show in the weight first, above all in cats and small pets.',
        'Small animals hide that they are ill. They cannot hide their weight.',
      ],
    ],
    parts: [
      [
        ['Choose the right scales', 'Use kitchen or bathroom scales'],
        [
          'Kitchen scales for small pets, bathroom scales and you for a cat. For a large dog ask your vet.',
          'For a patient cat luggage scales and a cloth bag will do.',
          'It depends on the size of your pet.',
        ],
        'A bowl on kitchen scales',
      ],
      [
        ['Make it comfortable for your pet', 'Put a towel and a treat in'],
        [
          'The second time it may get in by itself.',
          'If your pet struggles, stop and try tomorrow.',
          'A soft voice helps, too.',
        ],
        'A guinea pig in a bowl with a leaf',
      ],
      [
        ['Weigh on the same day and hour', 'Always do it the same way'],
        [
          'Always before breakfast, for example on a Sunday.',
          'Two scales never agree, so keep to one.',
          'The same scales, before the meal.',
        ],
        'A calendar with the first of the month marked',
      ],
      [
        ['Write it down and compare', 'Keep all the figures together'],
        [
          'If it goes down twice in a row, ask your vet.',
          'The inside of a cupboard door will do.',
          'If it falls twice without a reason, see your vet.',
        ],
        'Pencilled figures inside a cupboard door',
      ],
    ],
    turn: [
      'You notice in time when something changes.',
      'In a year you have twelve figures, and less to worry about.',
    ],
    asks: ['How do you weigh your pet?', 'What does your pet think of the scales?'],
    ends: {
      p: 'Take the figures to your next visit. A vet can do a lot with them.',
      f: 'You may keep your own weight to yourself.',
      a: 'Scales, pencil, first of the month.',
      t: 'With small pets think in per cent.',
      h: 'Your cat will say that it was you.',
      i: 'A minute a month is not much for somebody you love.',
      l: 'The pointer is still, and all is well.',
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
        lead: 'Weighing with us:',
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
      'Nobody knows for certain. Most dogs do it, few are ill, and most keep it down.',
      'Nobody is sure. Healthy dogs do it, and only some of them vomit afterwards.',
    ],
    title: ['Why do dogs eat grass, and should you worry?', 'Dogs and grass: a harmless habit or a sign?'],
    cover: 'Why dogs eat grass',
    gist: [
      'Most dogs eat grass, and most are quite well. Just make sure that it was not sprayed, and notice if your dog suddenly does it more.',
      'Many people think that a dog eats grass because it feels sick. Surveys say that most dogs simply like it.',
    ],
    subject: ['Why do dogs eat grass?', 'Your dog eats grass and is not ill'],
    hooks: {
      '*': [
        'Your dog has good food at home, and it stands in the meadow eating grass.',
        'Ask five people why dogs eat grass, and you get six answers.',
        'Does your dog eat grass? Most dogs do, and it is usually harmless.',
      ],
      p: 'Healthy dogs eat grass. There are only a few things to look out for.',
      f: 'Your dog eats grass, and somebody has told you it must be ill. Probably not.',
      a: 'It is normal for a dog to eat grass. Only a change matters.',
      t: 'In a survey of over a thousand owners, less than one dog in ten seemed ill before eating grass, and one in five vomited afterwards.',
      h: 'Your dog will not eat a carrot. Grass by the road is fine dining.',
      i: 'Nobody knows exactly why dogs eat grass, and it does not matter.',
      l: 'Your dog chooses the first long grass of the year, blade by blade.',
    },
    lines: {
      '*': [
        'Most dogs eat grass, and most of them are well and keep it down. Wolves do it, too.',
        'Your dog eats grass? Check that it has not been sprayed.',
        'A dog that eats grass now and then is fine. If it gulps it down in a panic every day, ask a vet.',
        "Is a blade of grass sticking out of your dog's bottom? Do not pull. Wait, or ask a vet.",
      ],
      h: ['There is good food in the bowl, and your dog eats the grass next to the {bin|trash}.'],
    },
    scene: [
      'On the walk everybody has to stop: your dog has found a tuft of grass and eats it like a connoisseur.',
      '"It means rain", says the neighbour. "It means he is {poorly|sick}", says another. The dog takes another blade.',
    ],
    why: [
      [
        'Wolves eat plants, too, so it has nothing to do with the food.',
        'Dogs have probably always done it.',
      ],
      [
        'People remember the dog that vomited and forget the many that did not.',
        'You notice grass on the carpet. The grass that stays down you do not.',
      ],
    ],
    parts: [
      [
        ['Look where your dog eats grass', 'Make sure it was not sprayed'],
        [
          'Weedkiller and slug pellets are the real danger.',
          'A meadow is fine, the side of a road is not.',
          'Keep away from fields and gardens that have been sprayed.',
        ],
        'A dog nibbling long grass',
      ],
      [
        ['Notice if something changes', 'Is it more than before?'],
        [
          'If your dog eats more grass, eats less food or loses weight, see a vet.',
          'A change tells you more than the grass.',
          'If your dog has always done it, it is just your dog.',
        ],
        'A dog looking up with grass in its mouth',
      ],
      [
        ['Offer your dog something better', 'Give it something else to do'],
        [
          'Ten minutes of sniffing, for example. Bored dogs eat more grass.',
          'Practise "leave it", with a treat.',
          'A dog that is busy forgets about grass.',
        ],
        'A pot of grass on a doorstep',
      ],
    ],
    turn: ['Otherwise let your dog have its salad.', 'And no, it does not mean rain.'],
    asks: ['Is yours a dog that eats grass?', 'What have you been told about dogs and grass?'],
    ends: {
      p: 'Worm your dog regularly and look at its food. That settles most doubts.',
      f: 'Wait a moment. You can look at the view meanwhile.',
      a: 'Clean grass and a healthy dog: no problem.',
      t: 'Count for two weeks how often before you ask a vet.',
      h: 'As a lawnmower your dog is slow, but it does the edges.',
      i: 'Not every odd habit is a problem.',
      l: 'Dew, a green blade, and a thoughtful face.',
    },
    keep: 'the next time your dog eats grass',
    send: 'the neighbour who says it means rain',
    caution: [
      'Repeated vomiting, a swollen belly, blood, pain or listlessness belong in front of a vet at once.',
      'See a vet at once about vomiting that goes on, a bloated belly, blood, pain or a dog that lies about.',
    ],
    unless: NO_DOGS,
    own: [
      {
        kinds: ['service', 'product', 'offer'],
        about: 'nutrition|worming|health check|consultations?\\b',
        lead: 'If you would rather have your dog checked:',
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
      "What is your pet's name, and what do you really call it?",
      'What do you call your pet when nobody is listening?',
    ],
    cover: 'What do you really call your pet?',
    gist: [
      'On the card it says Bella. At home she is Sausage, Madam or The Management. What do you call your pet when nobody is listening?',
      'Every pet has three names: one on paper, one for the walk, and one for the kitchen. Tell us the third.',
    ],
    subject: ['On the card it says Bella', "Your pet's kitchen name"],
    hooks: {
      '*': [
        'In the waiting room somebody calls "Lord Wellington". A very small dog gets up.',
        'Your pet has a name on its card, and one that you would never say in public.',
        'What do you call your pet when nobody is listening?',
      ],
      p: 'Hardly any pet is called by its real name at home.',
      f: 'Go on, what do you call yours when nobody is about?',
      a: "A pet's real name is the one used in the kitchen.",
      t: 'Dogs listen to the melody more than to the word. So Sausage works as well as Bella.',
      h: 'She has a pedigree as long as your arm and answers to "Oi".',
      i: 'What we love gets many names.',
      l: "Your pet's other name, said quietly in an empty room.",
    },
    lines: {
      '*': [
        'What is your pet called on paper, and what in the kitchen?',
        'A name of two syllables carries well across a field. "Balthasar Emanuel" does not.',
        'Choosing a name for a pet? Try it first: over a fence, in the rain, three times.',
        'Cats know their names. It was tested: they turn an ear and then decide.',
      ],
      h: ['The dog was called Zeus. Then somebody dropped a saucepan lid. Now he is called Keith.'],
    },
    scene: [
      'Quiet waiting room, eleven people, and a voice: "Princess Fluffybottom?" Nobody wants to stand up.',
      'On the beach a man is shouting a name that he chose for a joke, in winter, indoors.',
    ],
    why: [
      [
        'A name that is used every day gets shorter, softer and sillier.',
        "Children change a pet's name most of all.",
      ],
    ],
    parts: [
      [
        ['The name on the card', 'The name for the vet'],
        [
          'It was chosen with care and fits on the form.',
          'Nobody uses it except the vet.',
          'It has your surname behind it there.',
        ],
        'A vaccination card, name covered',
      ],
      [
        ['The name on the walk', 'The name for the park'],
        [
          'Short and loud, and fit for strangers.',
          'Everybody in the park knows you by it.',
          'It has to be short, because you shout it.',
        ],
        'A dog turning its head on a path',
      ],
      [
        ['The name in the kitchen', 'The name for the sofa'],
        [
          'Mostly it is food, sometimes a title. Nobody remembers why.',
          'You only say it with the window shut.',
          'It has something to do with sausage.',
        ],
        'A cat on a kitchen chair',
      ],
    ],
    turn: ['Your pet answers to all three.', 'One day you will remember the kitchen name.'],
    asks: ['What is your pet really called?', 'How did your pet get its kitchen name?'],
    ends: {
      p: 'Tell your sitter which name really works.',
      f: 'We will not call it out. Promise.',
      a: 'Name on paper, name in the kitchen. Go.',
      t: 'A name works if something nice follows.',
      h: 'Whatever the name, they all answer to the fridge door.',
      i: 'Whoever has many names is much loved.',
      l: 'Say it softly, and ears turn.',
    },
    keep: 'the day you fill in a form for your pet',
    send: 'the owner of a dog with a title',
    own: [
      {
        kinds: ['product', 'service', 'offer'],
        about: 'name ?tag|engrav|\\bcollars?\\b|new (?:puppy|puppies|pets?)\\b',
        lead: 'For a name on a tag:',
      },
    ],
    unless: NO_FUR,
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
    cover: 'Why dog walkers need many pockets',
    gist: [
      'A spare {lead|leash}, two kinds of treats, a towel, and a phone number for each dog: what dog walkers carry, and what you could copy.',
      'What do dog walkers carry in all those pockets? The most useful thing is a spare {lead|leash}.',
    ],
    subject: ["What is in a dog walker's pockets?", 'Why a dog walker has a second {lead|leash}'],
    hooks: {
      '*': [
        'Ask a dog walker what is in their left pocket, and then step back.',
        'The washing machine of a dog walker eats more treats than any dog.',
        'What does a dog walker carry, and what could you copy?',
      ],
      p: 'What dog walkers carry shows what can go wrong, and how little you need.',
      f: 'You can tell a dog walker by the jacket. Here is what is in it.',
      a: 'Always carry a spare {lead|leash} for the dog.',
      t: 'Needed often: bags, treats, {lead|leash}. Needed badly: spare {lead|leash}, phone, number, water.',
      h: "There was once a tissue in a dog walker's pocket. It is part of the liver cake now.",
      i: 'A spare {lead|leash} has brought many lost dogs home.',
      l: 'A waxed coat, an old {lead|leash}, and pockets that smell of dog treats.',
    },
    lines: {
      '*': [
        'Put a spare {lead|leash} in your coat. Clips break, and now and then you meet a lost dog.',
        'Take two kinds of dog treats: plain ones, and very good ones for emergencies. Keep them in different pockets.',
        "One bag tied to the dog's {lead|leash} is worth ten in the kitchen drawer.",
        'Take a photo of your dog from the side against a plain wall. If it is ever lost, you need that picture.',
      ],
      h: ['A dog walker has nine pockets: seven for dogs, one for keys, and one where nobody goes any more.'],
    },
    scene: [
      'Rain from the side, five {leads|leashes} in one hand, and the other finds the right biscuit by touch.',
      "Somebody's dog runs loose along the road. A dog walker pulls a spare {lead|leash} out of a coat.",
    ],
    why: [
      [
        'With several dogs there is no time to look for things, so everything has its pocket.',
        'When you need it, you have only one hand free.',
      ],
      [
        'Most accidents begin with something small that breaks: a clip, a zip, a bag.',
        'It is always the little spring in the clip.',
      ],
    ],
    parts: [
      [
        ['A spare {lead|leash}', 'One {lead|leash} more than dogs'],
        [
          'A slip {lead|leash} fits every dog and every pocket.',
          'It weighs next to nothing, and one day you need it.',
          'For the lost dog you meet.',
        ],
        'A slip {lead|leash} hanging out of a pocket',
      ],
      [
        ['Two kinds of treats', 'Plain treats and very good ones'],
        [
          'Biscuits for everyday, liver for coming back from a deer.',
          'The dogs know which pocket is which.',
          'The good ones are for emergencies.',
        ],
        'Two handfuls of treats',
      ],
      [
        ['A small towel and water', 'Something to wipe and to drink'],
        [
          'For eyes, cuts and muddy seats. And a bottle whose lid is a bowl.',
          'Dogs get thirsty even in winter.',
          'It wipes, it cools, and it covers the back seat.',
        ],
        'A small towel and a bottle on a bench',
      ],
      [
        ['A phone number for each dog', 'Phone numbers on paper'],
        [
          'Owner, vet, second contact: in the phone and on paper.',
          'Who decides if nobody can reach the owner? Ask beforehand.',
          'Phones get wet.',
        ],
        'A laminated card with covered numbers',
      ],
    ],
    turn: ['Most of it fits in any coat.', 'Then the walk can be as relaxed as it looks.'],
    asks: [
      'What is in your coat pocket when you walk the dog?',
      'What did you need on a walk and did not have?',
    ],
    ends: {
      p: 'Give your dog walker all the numbers before the first walk.',
      f: 'And check the pockets before you wash the coat.',
      a: '{Lead|Leash}, treats, water, number.',
      t: 'Check the clips every month. A worn spring gives no warning.',
      h: 'Check all pockets before you wash the coat. Then check the one you forgot.',
      i: 'A good walk is made of small things that somebody thought of.',
      l: 'Mist, leather, and five tails in a row.',
    },
    only: 'walking|walkers?\\b|(?:dog|group|solo) walks?\\b|walks? (?:for|of|with) dogs',
    keep: 'the next time you put on the walking coat',
    send: 'somebody whose coat smells of liver cake',
    own: [
      {
        kinds: ['service', 'policy', 'process', 'people'],
        about: 'group walk|solo walk|dog walk|walking|pick[- ]?up',
        lead: 'About our walks:',
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
    cover: 'Lilies are dangerous for cats',
    gist: [
      'Lilies are dangerous for cats: petals, leaves, pollen, and the water in the vase. Check every bouquet and take lilies out of the house.',
      'A cat that brushes past a lily licks the pollen off its coat, and that can ruin its kidneys. If you have a cat, have no lilies.',
    ],
    subject: ['Lilies: check the bouquet first', 'The flower that is dangerous for cats'],
    hooks: {
      '*': [
        'Flowers for somebody with a cat: lovely, but please no lilies.',
        'Your cat has not eaten the lily. It has yellow pollen on its fur, and it will lick it off.',
        'A little pollen from a lily is enough to make a cat very ill.',
      ],
      p: 'Lilies are among the most dangerous plants for cats, and they are in many bouquets.',
      f: 'Has somebody brought you flowers, and you have a cat? Check at the door for lilies.',
      a: 'No lilies in a house with a cat.',
      t: 'Lilium and Hemerocallis species cause acute kidney injury in cats. Pollen and vase water suffice.',
      h: 'The cat has knocked over the vase with the lilies. For once it was right.',
      i: 'Tell everybody about lilies and cats. Florists are glad to leave them out.',
      l: 'Roses, then. And lilies for somebody without a cat.',
    },
    lines: {
      '*': [
        'Lilies and cats do not go together: pollen on the coat, licked off, can be enough. Keep them out of the house altogether.',
        'When you order flowers for somebody with a cat, say "no lilies". Every florist knows why.',
        'Taking out the stamens does not make a lily harmless. Leaf, petal and vase water are dangerous too.',
        'Day lilies in the garden count as well. Peace lilies are a different plant: they sting the mouth and leave the kidneys alone.',
      ],
      h: ['Say it with flowers. But first say "I have a cat".'],
    },
    scene: [
      'A birthday bouquet with lilies. The cat is already sitting in the wrapping.',
      'On the sideboard is a fine line of orange pollen from the lilies, and through it goes a row of paw prints.',
    ],
    why: [
      [
        'Cats clean themselves all day, so whatever lands on the fur ends up in the stomach.',
        'A cat need not eat it. Brushing past and licking its fur is enough.',
      ],
      [
        "Lilies attack a cat's kidneys. The sooner it is treated, the better.",
        'In the first hours a cat may look quite well. That is no reason to wait.',
      ],
    ],
    parts: [
      [
        ['Check the bouquet at the door', 'Look for lilies before it comes in'],
        [
          'Large trumpets with long stamens and a strong scent. If you are not sure, send a picture to a florist.',
          'Buds look like green fingers and are easy to miss.',
          'Big trumpets, stamens with pollen, and buds like fingers.',
        ],
        'Hands sorting through a bouquet',
      ],
      [
        ['Take lilies out of the house', 'Give the lilies away'],
        [
          'A high shelf or another room is not enough. Pour the water away as well.',
          'A cat gets up on any shelf.',
          'Wrap them up first, because of the pollen.',
        ],
        'Wrapped flowers standing outside a door',
      ],
      [
        ['Tell people who give you flowers', 'Say it before your next birthday'],
        [
          'Say once: "There is a cat, so no lilies please."',
          'Florists have others that are just as beautiful.',
          'Nobody minds. There are so many other flowers.',
        ],
        'A bouquet of roses and greenery',
      ],
    ],
    turn: [
      'There are roses, gerbera, snapdragons and orchids.',
      'Your cat will knock those over, too, but without harm.',
    ],
    asks: ['Did you know about lilies and cats?', 'Which flowers survive your cat?'],
    ends: {
      p: 'Tell other people with cats. Nobody tells them in the shop.',
      f: 'And thank you for the flowers all the same.',
      a: 'Lilies out, at once.',
      t: 'Keep a leaf or a photo for the vet.',
      h: 'Whatever is in the vase, the cat will drink from it.',
      i: 'If you tell somebody, you may save a cat.',
      l: 'A bunch of roses, and a cat asleep below it.',
    },
    keep: 'the next birthday',
    send: 'everybody who brings you flowers',
    caution: [
      'If a cat may have touched, licked or eaten a lily, {ring|call} a vet immediately, even if it seems well. Hours count.',
      '{Ring|Call} a vet at once if a cat may have had contact with a lily, however well it seems. It is a matter of hours.',
    ],
    unless: NO_CATS,
    own: [
      {
        kinds: ['service', 'hours', 'policy'],
        about: "emergenc|out[- ]of[- ]hours|24/7|24[- ]?hours?\\b(?!'? notice)|urgent",
        lead: 'If it has happened:',
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
    cover: "Road salt: wash your dog's paws",
    gist: [
      "Road salt dries out a dog's pads, burns in small cracks and gets licked off. Rinse the paws in lukewarm water when you come home.",
      "After a winter walk on salted roads rinse your dog's paws, dry between the toes and look at the pads. It takes a minute.",
    ],
    subject: ['A bowl of water by the door', "Road salt and your dog's paws"],
    hooks: {
      '*': [
        'Salt has been spread on the roads, and your dog walks through it in bare feet.',
        'Your dog lifts one paw, then the other? It may be the road salt.',
        'You have boots in winter. Your dog walks through road salt with bare paws.',
      ],
      p: "Road salt is hard on a dog's paws. A minute at the door is enough to get it off.",
      f: 'Put a bowl of lukewarm water by the door before you take the dog out.',
      a: "After a winter walk: rinse your dog's paws, dry them, look at them.",
      t: 'Road salt dries out the pads and upsets the stomach when a dog licks it off.',
      h: 'It looks as if your dog is limping. Mostly it is complaining about salt on the {pavement|sidewalk}.',
      i: 'A winter walk is nicer when somebody has a towel ready for your dog.',
      l: 'Cold paws, warm water, a rough towel by the stove.',
    },
    lines: {
      '*': [
        "After a walk on salted {pavements|sidewalks}, rinse your dog's paws and dry between the toes. Otherwise it licks the salt off.",
        "Balls of snow between your dog's toes? Melt them with water and do not pull. Trim the hair there.",
        'Antifreeze tastes sweet and is deadly in small amounts. Mop up every drop, and keep dogs and cats away from puddles under cars.',
        "Put a little paw balm on your dog's pads before a winter walk. It keeps the salt out.",
      ],
      h: ['The dog wore its winter boots for nine steps. They are somewhere near the post office.'],
    },
    scene: [
      'A freezing morning, a salted {pavement|sidewalk}, and a terrier that can suddenly walk on three legs.',
      'In the hall are four white paw prints, and your dog is licking its feet.',
    ],
    why: [
      [
        "In the cold a dog's pads crack, and salt gets into the cracks.",
        'It hurts your dog like salt on your own dry hands.',
      ],
      [
        'Dogs clean their feet with their tongues, so they swallow what sticks to them.',
        'Salt and de-icer all end up in the stomach.',
      ],
    ],
    parts: [
      [
        ['Put a bowl of water out first', 'Have water ready by the door'],
        [
          'Lukewarm, no soap, flat enough to step in, and a towel beside it.',
          'Afterwards nobody feels like it.',
          'When you come home, you will be cold.',
        ],
        'A bowl and a towel beside a front door',
      ],
      [
        ['Rinse each paw and dry it', 'Wash the paws one by one'],
        [
          'Ten seconds each, and then dry between the toes.',
          'If it stays damp there, it gets sore.',
          'In, out, dry, and the next one.',
        ],
        'A paw being dipped in a bowl',
      ],
      [
        ['Look at the pads', 'Check the paws from below'],
        [
          'Are there cracks, a stone, a cut? Put balm on dry pads in the evening.',
          'A thin layer of balm is enough.',
          'Put cream on small cracks. Large ones should be seen by a vet.',
        ],
        'A hand looking at the pads of a paw',
      ],
      [
        ['Walk in the park, without salt', 'Find ground without salt'],
        [
          'Snow on grass is kinder than slush on roads.',
          'Short walks more often are better than one long one.',
          "On grass your dog's paws are fine.",
        ],
        'A dog in a snowy park',
      ],
    ],
    turn: ['Rinse all four, dry them, and the limp is gone.', 'Then your dog can lie by the fire.'],
    asks: [
      'Boots, balm or bare: how does your dog do winter?',
      'Has your dog ever worn boots, and for how long?',
    ],
    ends: {
      p: 'If the pads bleed or your dog still limps indoors, have it looked at.',
      f: 'You may warm the towel first. Your dog will notice.',
      a: 'Water, towel, toes.',
      t: 'You can get de-icer that is safe for pets, for your own path.',
      h: 'Dog boots are a good idea, until one of them gets lost.',
      i: 'A warm towel is a kind thing.',
      l: 'A warm bowl, and snow on the sill.',
    },
    keep: 'the first icy morning',
    send: 'someone whose dog limps on all four in turn',
    caution: [
      'Suspected antifreeze is an emergency, even if the animal still seems well: {ring|call} a vet at once.',
      'If you think of antifreeze, it is an emergency: {ring|call} a vet at once, even if nothing shows yet.',
    ],
    when: { season: ['winter'] },
    unless: NO_DOGS,
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: 'balm|paw (?:care|wax)|dog boots?\\b|dog coat',
        lead: "For your dog's feet in winter:",
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
    cover: 'Dogs: treat or ball?',
    gist: [
      'Some dogs do anything for a treat, and some would leave a steak for a ball. Which is yours?',
      'A reward is what your dog likes. Put a treat and a ball on the floor and see what it goes for.',
    ],
    subject: ['Biscuit or ball?', 'What does your dog work for?'],
    hooks: {
      '*': [
        'Hold a treat in one hand and a ball in the other. Which one does your dog take?',
        'Some dogs put the treat aside to have the mouth free for the ball.',
        'Treat or ball: which reward does your dog like best?',
      ],
      p: 'Training a dog is easier with the reward it likes best.',
      f: 'Quick question: is yours a treat dog or a ball dog?',
      a: 'Treat or ball: your dog decides what a reward is.',
      t: 'If your dog does not do it more often, it was no reward.',
      h: 'And then there are dogs who want the treat, the ball and your sandwich.',
      i: 'Find out what your dog really likes.',
      l: 'A crumb of cheese, or a long throw across wet grass.',
    },
    lines: {
      '*': [
        'Treat or ball: what would your dog run through a hedge for?',
        'Put a treat and a ball at the same distance and let your dog go. Do it on three different days.',
        'With a ball most dogs get more excited, with treats calmer. Choose how you want your dog to be.',
        'A game of tug is a good reward for a dog, and you cannot run out of it.',
      ],
      h: ['The spaniel could choose between a ball, a treat and a sausage. It took the dead pigeon.'],
    },
    scene: [
      'In the class two dogs sit side by side. One stares at the pocket, the other at the ball in it.',
      'You offer your dog the best liver, and it looks past it at a tennis ball under a car.',
    ],
    why: [
      [
        'What a dog likes best depends on its breed and its upbringing.',
        'You choose the reward. Your dog decides what it is worth.',
      ],
    ],
    parts: [
      [
        'A treat',
        [
          'Quick to give and calming. Good for careful work, and it goes on the hips.',
          'Twenty times in two minutes. Cut them small.',
          'Many small ones, and your dog stays calm.',
        ],
        'A dog looking at a biscuit in a hand',
      ],
      [
        'A ball',
        [
          'Pure joy and no calories, but your dog gets excited.',
          'One throw is a reward. Thirty are a habit.',
          'One throw, full speed, happy dog.',
        ],
        'A dog running after a ball',
      ],
    ],
    turn: ['And some dogs would rather sniff.', 'Your dog may change its mind tomorrow.'],
    asks: [
      'Treat or ball: what does your dog work for?',
      'What is the strangest thing your dog would do anything for?',
    ],
    ends: {
      p: 'Tell your trainer or walker. It makes their day easier.',
      f: 'Try it tonight and tell us.',
      a: 'Two hands, one choice.',
      t: 'Rank five rewards. Use the best for the hardest task.',
      h: 'Some dogs wait until they get both.',
      i: 'Joy is a fair wage.',
      l: 'Whichever it is, give it gladly.',
    },
    keep: 'the next training walk',
    send: 'somebody whose dog loves balls',
    unless: `${NO_DOGS}|${NO_LESSONS}`,
    own: [
      {
        kinds: ['product', 'service', 'event'],
        about: '\\btreats\\b|\\btoys?\\b|dog training|training class|puppy',
        lead: 'For both kinds of dog:',
      },
    ],
    pic: {
      ask: 'Your dog between a biscuit and a ball, the moment of decision',
      alt: 'A dog looking at a biscuit and a ball lying in front of it',
    },
    claims: [['Reinforcers are defined by effect', 'learning theory textbook']],
  },
];
