// Dogs on the lead, in the tub and away from home: for those who train, groom, walk and board them, and for everybody with one.
import type { Idea } from '../../library/idea.ts';
import { DOGS, DOGS_AWAY, GROOMERS, NO_LESSONS } from './kinds.ts';

export const DOG_LIFE: readonly Idea[] = [
  {
    id: 'be-a-tree',
    format: 'howto',
    again: 9,
    emoji: '🐕',
    tags: ['DogTraining', 'LooseLead', 'DogWalking'],
    only: DOGS,
    title: [
      'How to teach a dog to walk on a loose {lead|leash}',
      'Dog pulls on the {lead|leash}? Stop, and wait',
    ],
    cover: 'Does your dog pull? Stand still',
    gist: [
      'When your dog pulls and the {lead|leash} goes tight, stop. When it is loose, walk on. Your dog learns that pulling gets it nowhere.',
      'Dogs pull because it works. From now on only a loose {lead|leash} gets your dog to the next lamp post.',
    ],
    subject: ['What to do when your dog pulls', 'Stand still, and your dog stops pulling'],
    hooks: {
      '*': [
        'Your dog pulls on the {lead|leash} because pulling has always worked. You can change that by standing still.',
        'You teach a dog to walk on a loose {lead|leash} with your feet and not with your arm.',
        'Your dog pulls because that gets it to every lamp post. Stop when it pulls.',
      ],
      pt: 'Dogs repeat what works. So pulling on the {lead|leash} must get your dog nowhere.',
      fi: 'Has one of your arms got longer since you have had a dog?',
      a: '{Lead|Leash} tight: stop. {Lead|Leash} loose: walk. Every time.',
      h: 'Who is walking whom? Ask your shoulder.',
      l: 'A loose {lead|leash} between you and your dog, and time.',
    },
    lines: {
      '*': [
        'When your dog pulls, stand still like a tree. When the {lead|leash} is loose, walk on. It understands that sooner than any word.',
        'Teach a dog not to pull: give the treat beside your leg and not in front of you.',
        'Ten minutes of practice on a loose {lead|leash} make a dog more tired than half an hour of pulling.',
        'For a puppy, going back and forth in front of one house on the {lead|leash} is a proper walk.',
      ],
      h: ['The first walk on a loose {lead|leash} takes you as far as the hedge. Your own hedge.'],
    },
    scene: [
      'Rain, a lamp post, a {lead|leash} like a guitar string, and at the end of it a dog who knows exactly where he is going.',
      'Somebody stands motionless on the {pavement|sidewalk} and looks at the sky. At the other end, somebody sits down and thinks.',
    ],
    why: [
      [
        'What works is done again, so pulling must not work.',
        'If pulling works once in ten times, your dog tries ten times.',
      ],
      [
        "If something pulls at a dog's neck, it leans into it.",
        'Standing still explains more than jerking back, and it does not hurt.',
      ],
    ],
    parts: [
      [
        ['Stop when the {lead|leash} is tight', 'If your dog pulls, stand still'],
        [
          'At once, and without a word.',
          'Do not tug or scold. Just do not walk on.',
          'Your feet are still, and so is your mouth.',
        ],
        'Two boots standing still beside a dog',
      ],
      [
        ['Wait until it is loose', 'Walk on when the {lead|leash} is loose'],
        [
          'Your dog looks back, steps back or sits: any of that is fine.',
          'Go the moment it hangs.',
          'Go as if you had meant to all along.',
        ],
        'A loosely hanging {lead|leash}',
      ],
      [
        ['Give the treat beside your leg', 'Reward your dog when it is beside you'],
        [
          'Your dog will want to be there.',
          'Then that is a good place to be.',
          'If it comes from in front, your dog walks in front.',
        ],
        'A treat held at the seam of a trouser leg',
      ],
      [
        ['Practise only five minutes', 'Keep it short, and do it often'],
        [
          'Then let your dog sniff.',
          'If you have to get somewhere, use a harness instead.',
          'After that your dog has worked hard.',
        ],
        'A dog sniffing at a verge',
      ],
    ],
    turn: ['Everybody who walks the dog has to do the same.', 'Today the hedge, on Thursday the lamp post.'],
    asks: ['How far do you get before your dog pulls?', 'Where does your dog pull you to?'],
    ends: {
      pt: 'Doing it every time helps more than strength.',
      fi: 'Your shoulder will notice first.',
      a: 'Stand like a tree. Then walk on.',
      h: 'The hedge knows you both by now.',
      l: 'And the {lead|leash} hangs loose.',
    },
    keep: 'the next walk on which your dog pulls',
    send: 'somebody whose dog walks them',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'event'],
        about:
          'dog training|obedience|puppy (?:class|school|course)|(?:training|loose.lead) (?:class|lesson|course|session)',
        lead: 'If you would like company while you practise:',
      },
    ],
    unless: NO_LESSONS,
    pic: {
      ask: 'A loosely hanging {lead|leash} between dog and person',
      alt: 'A dog walking on a loose {lead|leash}',
    },
    claims: [
      [
        'Stopping when the lead tightens and rewarding slack teaches loose lead walking',
        'advice of animal welfare organisations on reward based training',
      ],
    ],
  },
  {
    id: 'brush-before-the-bath',
    format: 'mistake',
    again: 9,
    emoji: '🛁',
    tags: ['DogGrooming', 'DogBath', 'CoatCare'],
    only: DOGS,
    title: [
      'Why you should brush a dog before the bath, not after',
      'Bathing a long-haired dog without mats',
    ],
    cover: 'Brush your dog before the bath',
    wrong: 'Putting a tangled dog into the bath as it is',
    gist: [
      "A knot in your dog's coat gets tighter when it is wet. Brush it out dry, then bathe, then dry down to the skin.",
      'Water turns tangles into mats. Brush your dog first, then bathe it, and take your time with the towel.',
    ],
    subject: ['Water makes mats worse', 'Brush, bath, towel'],
    hooks: {
      '*': [
        'Bathing a tangled dog makes the tangles worse. Brush first.',
        "What happens to a woollen {jumper|sweater} in the wash happens to a dog's tangled coat in the bath.",
        'Before you bathe your dog, brush it. Wet knots get tighter.',
      ],
      pt: "Wet hair swells, and the knots in a dog's coat tighten as they dry.",
      fi: 'Before you bathe your dog, feel behind its ears. Are there any knots?',
      a: 'Brush the dog, bathe it, dry it, in that order.',
      h: 'You wanted to wash the dog. You also washed the bathroom, the hall and yourself.',
      l: 'A clean dog, and a comb that goes right through.',
    },
    lines: {
      '*': [
        'Brush a dog before the bath: wet knots turn into felt, and felt has to be cut out.',
        'Behind the ears, in the armpits, under the collar: that is where dogs get matted first. Feel there with your fingers.',
        'If the comb gets stuck, the coat was brushed on top only. Part it and go line by line.',
        'Use shampoo made for dogs. Ours is wrong for their skin.',
      ],
      h: ['Your dog shakes itself when the last dry towel has been put away.'],
    },
    scene: [
      'A wet dog under a towel, four paws on the bath mat, and the look of somebody who will remember this.',
      'The brush glides over the back. At the ear it stops, and the dog looks at you.',
    ],
    why: [
      [
        'Hair has tiny scales. In water they open and hook into each other.',
        'When a knot gets wet, it pulls more hair in as it dries.',
      ],
      [
        'Under a mat no air gets to the skin, and it pulls with every step.',
        'A mat hurts like a hair caught in a zip, all day long.',
      ],
    ],
    parts: [
      [
        ['Feel for knots first', 'Go through the coat with your fingers'],
        [
          'Fingers find them sooner than a brush.',
          'Ears, armpits, belly and legs.',
          'You feel them before you see them.',
        ],
        "Fingers in a dog's coat",
      ],
      [
        ['Undo knots while they are dry', 'Work on knots before the water'],
        [
          'Hold the hair at the skin so that it does not pull, and begin at the tip.',
          'A little at a time, with breaks and something to chew.',
          'Start at the end of the hair, bit by bit.',
        ],
        'A comb at the tip of a tangle',
      ],
      [
        ['Rinse the shampoo out well', 'Rinse for longer than you think'],
        [
          'Lukewarm, from the neck down. Wash the face with a cloth.',
          'Shampoo left in the coat itches.',
          'If it feels slippery, it is not out yet.',
        ],
        "Lukewarm water over a dog's back",
      ],
      [
        ['Dry your dog down to the skin', 'Dry it well and comb it again'],
        [
          'Press with the towel and do not rub.',
          'Comb once more while it is damp.',
          'Rubbing makes new knots.',
        ],
        'A towel pressed on a wet dog',
      ],
    ],
    turn: ['Then nothing smells of dog for nearly an hour.', 'The brush first, then the bath.'],
    asks: ['Bath or garden hose for your dog?', "Where does your dog's coat tangle first?"],
    ends: {
      pt: 'In the right order it costs less hair, time and temper.',
      fi: 'And then walk where it is dry, please.',
      a: 'Brush first.',
      h: 'The next puddle is already waiting.',
      l: 'Soft, dry, asleep.',
    },
    keep: 'the next time your dog needs a bath',
    send: 'somebody with a fluffy dog and good intentions',
    caution: [
      'Never cut a mat out with scissors: skin gets pulled up into it. Leave tight felt and sore skin to a groomer or a vet.',
      'Scissors and mats do not go together, since skin hides in them. A groomer or a vet should see to tight felt and sore skin.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'groom|bath|(?<!nail )clip|brush|dry|hand.?strip',
        lead: 'When a comb is no longer enough:',
      },
    ],
    pic: { ask: 'A comb beside a dog that waits for its bath', alt: 'A dog being combed before a bath' },
    claims: [
      [
        'Brush out before bathing as water tightens mats; do not cut mats with scissors',
        'grooming textbooks and welfare organisations',
      ],
    ],
  },
  {
    id: 'a-curve-is-polite',
    format: 'tip',
    again: 9,
    emoji: '🐾',
    tags: ['DogBehaviour', 'DogWalking', 'DogTips'],
    only: DOGS,
    title: [
      'Two dogs meet: why you should walk in a curve',
      'Calm dog meetings: go round and not straight on',
    ],
    cover: 'Two dogs meet: walk in a curve',
    gist: [
      'Dogs find it rude when somebody comes straight at them. Walk in a small curve with a loose {lead|leash}, and most meetings stay quiet.',
      'Dogs like to meet in a curve. On a narrow {pavement|sidewalk} they have to go straight at each other, and then they bark.',
    ],
    subject: ['Two steps to the side', 'Good manners among dogs'],
    hooks: {
      '*': [
        'Your dog barks at every dog that comes straight at it? Try walking in a curve.',
        'Among dogs it is rude to walk straight up to somebody. On a narrow path they have to.',
        'When two dogs meet, a small curve helps more than a tight {lead|leash}.',
      ],
      pt: 'On a tight {lead|leash} a dog can neither turn aside nor leave. So it barks.',
      fi: 'Does your heart sink when another dog comes round the corner?',
      a: 'A dog ahead? Two steps to the side, {lead|leash} loose, walk on.',
      h: 'Imagine a stranger coming straight at you, staring, on a rope. That is how your dog feels.',
      l: 'Two dogs, a small curve on the grass, and nothing happens.',
    },
    lines: {
      '*': [
        'When another dog comes towards you, walk in a curve. To dogs that is good manners.',
        'If your dog sniffs the ground when another one comes, it says "I am harmless". Let it finish.',
        'On the {lead|leash} a dog cannot step aside. Do it for both of you, early.',
        'Cross the road before your dog gets tense and not after.',
      ],
      h: ['The owners are talking about the weather. The dogs have been discussing the owners.'],
    },
    scene: [
      'A narrow path, two {leads|leashes}, two dogs that stare, and two people who say "all right" at the same time.',
      'One takes two steps into the wet grass. The dogs look past each other, and it is over.',
    ],
    why: [
      [
        'Walking straight at somebody and staring is how dogs start a quarrel.',
        'A dog that comes in a curve and looks away wants peace.',
      ],
      [
        "A tight {lead|leash} lifts the dog's chest, and that looks like a challenge.",
        'If you are tense, your dog feels it through the {lead|leash}.',
      ],
    ],
    parts: [
      [
        ['See the other dog early', 'Look well ahead'],
        [
          'When it is still at the end of the street, you have time.',
          'If you see it early, you can choose where to go.',
          'From far away your dog is still calm.',
        ],
        'A dog looking down a street',
      ],
      [
        ['Walk in a curve', 'Step to the side'],
        [
          'Onto the grass, round a car, behind a tree.',
          'Walk between your dog and the other one.',
          'Even two steps are enough.',
        ],
        'Footprints curving over grass',
      ],
      [
        ['Keep the {lead|leash} loose', 'Let the {lead|leash} hang and walk on'],
        [
          'Breathe out and keep moving.',
          'Give your dog a treat for looking at you.',
          'If your hand is tense, your dog is tense.',
        ],
        'A slack {lead|leash} in a hand',
      ],
    ],
    turn: ['Not every dog has to meet every dog.', 'Wet shoes are a small price for peace.'],
    asks: [
      'Does your dog want to meet everybody or nobody?',
      'How do you and your dog get past another one?',
    ],
    ends: {
      pt: 'Keep a distance first. Say hello later, if at all.',
      fi: 'And nod to the other one with wet shoes.',
      a: 'A curve, a loose {lead|leash}, and walk on.',
      h: 'The dogs have nothing to add.',
      l: 'Past each other, like two boats.',
    },
    keep: 'the next narrow path',
    send: 'somebody who turns round when another dog comes',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'reactive|one.to.one|behaviou?r',
        lead: 'If a curve is not enough:',
      },
    ],
    unless: NO_LESSONS,
    pic: { ask: 'Two dogs passing each other at a distance', alt: 'Two dogs passing on a wide path' },
    claims: [
      [
        'Curved approach and turning aside are calming signals among dogs',
        'behaviour textbooks and advice of welfare organisations',
      ],
    ],
  },
  {
    id: 'let-them-sniff',
    format: 'myth',
    again: 9,
    emoji: '👃',
    tags: ['SniffWalk', 'DogWalks', 'DogEnrichment'],
    only: DOGS,
    title: [
      'Sniffing on walks: why a slow walk tires a dog more',
      'Sniffing is exercise: what a slow walk does for a dog',
    ],
    cover: 'Let your dog sniff',
    myth: 'A good dog walk is a long one, and sniffing is a waste of time',
    short: ['No. For a dog the sniffing is the walk.', "No. A dog's nose needs exercise, too."],
    gist: [
      'Twenty minutes of sniffing can make a dog happier than an hour of walking fast. Using its nose makes it tired.',
      'At a lamp post your dog finds out who was here and when. Let it sniff.',
    ],
    subject: ["The lamp post is your dog's newspaper", 'A slow walk makes a dog tired'],
    hooks: {
      '*': [
        'Your dog sniffs at every lamp post? Good. That is what the walk is for.',
        'A slow walk with a lot of sniffing can tire a dog more than a fast one.',
        'To you it is a lamp post. To your dog it is the newspaper. Let it sniff.',
      ],
      pt: "Sniffing keeps a large part of a dog's brain busy and makes many dogs calm.",
      fi: 'Do you want to walk on? Your dog has just got to the best part of that lamp post.',
      a: "Half an hour, slowly, and your dog's nose decides where to go.",
      h: 'You check your phone at every stop. Your dog checks the lamp post.',
      l: "A dog's nose in wet grass, and plenty of time.",
    },
    lines: {
      '*': [
        "Once a day let your dog's nose decide where you walk. It makes a dog more tired than a ball.",
        'Sniffing makes many dogs calm. Pulling them on makes nobody calm.',
        "A rainy day? Scatter your dog's dinner in the grass or in a towel. Ten minutes of searching are worth a walk.",
        'A dog that may not sniff on its walk is like somebody who is pulled through a library.',
      ],
      h: ['The lamp post has two hundred comments, and your dog reads them all.'],
    },
    scene: [
      'It is the same corner as yesterday. Your dog sniffs at it as if it were new.',
      'You have walked {eleven metres|twelve yards} in ten minutes, and one of you is having a wonderful evening.',
    ],
    why: [
      [
        "A dog's nose is so good that for it every bush is full of news.",
        'What we see at a glance a dog has to sniff.',
      ],
      ['Running makes a dog fit. Sniffing makes it tired.', 'After thinking hard a dog sleeps well.'],
    ],
    parts: [
      [
        ['Give your dog one sniffing walk a day', 'Let your dog lead once a day'],
        [
          'On a long {lead|leash}, with a harness, and nowhere to go.',
          'Stop when your dog stops.',
          'You follow, and it sniffs.',
        ],
        'A dog nose in grass',
      ],
      [
        ['Hide some treats on the way', 'Let your dog find something'],
        [
          'In leaves, on a wall, under a stone.',
          'In this game nobody loses.',
          'Three crumbs in the bark of a tree are enough.',
        ],
        'A treat hidden in bark',
      ],
      [
        ['Walk fast some other time', 'Save the long march for later'],
        [
          'Then your dog knows what this walk is for.',
          'One word such as "go sniff" helps both of you.',
          'Walking beside you all the time is hard work for a dog.',
        ],
        'A dog looking up at a person',
      ],
    ],
    turn: ['Then home, and your dog will sleep.', 'Tomorrow there are new smells.'],
    asks: ['Where does your dog sniff longest?', 'Who decides where you walk?'],
    ends: {
      pt: 'Do not count the steps. Let your dog count the smells.',
      fi: 'Wear a warm coat. You will be standing about.',
      a: 'Let it sniff.',
      h: 'Your dog has left a comment.',
      l: 'A short walk, and a happy dog.',
    },
    keep: 'an evening with time to spare',
    send: 'somebody who counts steps with a dog',
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: 'dog walk|(?:group|solo|sniff|adventure) walks?|sniff|enrich|secure field',
        lead: 'Walks on which dogs may sniff:',
      },
    ],
    unless: NO_LESSONS,
    pic: { ask: 'A dog sniffing in long grass', alt: 'A dog sniffing in grass on a long {lead|leash}' },
    claims: [
      [
        'Scent work is mentally tiring and sniffing is calming for many dogs',
        'studies and advice of animal welfare organisations',
      ],
    ],
  },
  {
    id: 'he-only-wants-to-play',
    format: 'mistake',
    again: 10,
    emoji: '📣',
    tags: ['DogOwners', 'DogEtiquette', 'OffLead'],
    only: DOGS,
    title: [
      '"He only wants to play": what to do when a dog comes up',
      'You meet a dog on a {lead|leash}: what to do with yours',
    ],
    cover: 'They leash, you leash',
    wrong: 'Calling "he is friendly" instead of calling the dog',
    gist: [
      'If another dog is on a {lead|leash}, there is a reason: it is old, ill, afraid or learning. Call yours back first.',
      '"Mine is friendly" does not help a dog that is afraid. If the other one is on a {lead|leash}, put yours on one, too.',
    ],
    subject: ['"He only wants to play"', 'Why is that dog on a {lead|leash}?'],
    hooks: {
      '*': [
        '"He only wants to play!" is what people call when their dog no longer listens.',
        'If the other dog is on a {lead|leash}, put yours on one too. It is as simple as that.',
        'Your dog only wants to play. The other dog may be old, ill or afraid.',
      ],
      pt: 'A dog on a {lead|leash} cannot leave, so the other one has to be stopped.',
      fi: 'You know that your dog is friendly. The other dog does not.',
      a: 'Is the other dog on a {lead|leash}? Then yours should be, too.',
      h: '"He has never done that before," said nobody whose dog came when called.',
      l: 'You call, and your dog turns and comes back through the grass.',
    },
    lines: {
      '*': [
        'If you meet a dog on a {lead|leash}, call yours to you. The other one may be ill, old or afraid.',
        'A dog in pain snaps even at friends. That is often why it is on a {lead|leash}.',
        'Ask from far away: "May our dogs meet?" If they shake their head, that is an answer.',
        'When two dogs meet, let them sniff for three seconds and call them away. Short meetings are good meetings.',
      ],
      h: ['"He only wants to play." So does a bus without brakes.'],
    },
    scene: [
      'A meadow, a brown dog at full speed, a voice far behind it, and a woman who picks up her old terrier.',
      'He calls a third time. His dog hears everything else.',
    ],
    why: [
      [
        'It is fair only if both dogs can leave. One on a {lead|leash} cannot.',
        'A dog that cannot leave can only bite.',
      ],
      [
        'One bad meeting can undo months of training.',
        'For a dog that is learning not to be afraid, it is a big step back.',
      ],
    ],
    parts: [
      [
        ['Call your dog early', 'Call while it is still near'],
        [
          'As soon as you see the other one.',
          'When it is halfway there, it is too late.',
          'When it is almost there, it no longer listens.',
        ],
        'A person calling a dog across a meadow',
      ],
      [
        ['Put your dog on the {lead|leash}', 'Clip the {lead|leash} on'],
        [
          'It takes ten seconds and shows that you have understood.',
          'Thank each other. That makes it easier next time.',
          'One click, and both of you can relax.',
        ],
        'A hand clipping a lead to a collar',
      ],
      [
        ['Ask whether they may meet', 'Ask first, from a distance'],
        [
          '"May they say hello?" is enough.',
          'And if the answer is no, that is fine.',
          'There is a reason for the {lead|leash}. You need not know it.',
        ],
        'Two dog owners talking at a distance',
      ],
    ],
    turn: ['The nicest dogs are those that come when they are called.', 'It is about both dogs.'],
    asks: [
      'What do you call when your dog runs off to another one?',
      'Have you ever been glad that somebody put their dog on a {lead|leash}?',
    ],
    ends: {
      pt: 'Calling your dog back is good manners.',
      fi: 'A friendly wave from far away is nice, too.',
      a: 'Call it, clip it, ask.',
      h: 'The bus says it is friendly.',
      l: 'And your dog comes, out of breath, and sits.',
    },
    keep: 'the next walk in the park',
    send: 'somebody with a very friendly dog',
    own: [
      {
        kinds: ['service', 'offer', 'event'],
        about: 'recall|training (?:class|course)|puppy (?:class|school|course)',
        lead: 'For dogs that want to learn to come back:',
      },
    ],
    unless: NO_LESSONS,
    pic: { ask: "A hand clipping a lead to a dog's collar", alt: 'A hand clipping a lead to a collar' },
    claims: [
      [
        'Leashed dogs cannot withdraw; owners should recall and ask first',
        'advice of animal welfare organisations',
      ],
    ],
  },
  {
    id: 'sixty-seconds-of-alone',
    format: 'howto',
    again: 9,
    emoji: '🏠',
    tags: ['HomeAlone', 'PuppyTips', 'DogTraining'],
    only: DOGS,
    title: ['How to teach a dog to stay home alone', 'Teach your dog to be alone, second by second'],
    cover: 'Dog home alone: small steps',
    gist: [
      'Start with seconds: go out and come in again before your dog minds. Make it a little longer each day. If you let it cry, it only learns that being alone is dreadful.',
      'A dog learns to be alone as a child learns to swim: in shallow water first.',
    ],
    subject: ['How a dog learns to be alone', 'Teach your dog to be alone in seconds'],
    hooks: {
      '*': [
        'A dog learns to be alone in seconds first, and in hours last.',
        'Your dog howls when you leave? Come back before it starts, and begin from there.',
        'Your dog has to learn to be alone. Start with two seconds.',
      ],
      pt: 'A dog learns to be alone in steps that are so small that it never gets upset.',
      fi: 'You have a new dog, and next week you go back to work? Begin tonight.',
      a: 'Leave before your dog minds. Come back before it cries.',
      h: 'You left the dog alone for five minutes. It has aged.',
      l: 'A door closes softly, and the dog does not look up.',
    },
    lines: {
      '*': [
        'Practise leaving your dog alone in seconds: out of the door, in again, no fuss. Make it longer only if it stays calm.',
        'Put on your coat, take your keys, and sit down again. After ten times your dog no longer worries.',
        'Film your dog when you leave. The first ten minutes show whether it sleeps or suffers.',
        'A dog that cries alone is not spiteful. It is afraid, and punishment makes that worse.',
      ],
      h: ['The puppy was alone for four minutes. The cushion had a good life.'],
    },
    scene: [
      'You stand outside your own front door, count to twenty while the dog is alone, and feel rather foolish.',
      'Your neighbour says it kindly: "Your dog sings, you know. When you are out."',
    ],
    why: [
      [
        'Dogs like company. They have to learn to be without it.',
        'Being alone should be boring, and no more than that.',
      ],
      [
        'What was frightening once will frighten your dog again.',
        'One bad afternoon can undo three good weeks.',
      ],
    ],
    parts: [
      [
        ['Pick up your keys and stay', 'Put on your coat and sit down'],
        [
          'Do it until your dog no longer looks up.',
          'Then your keys no longer mean anything.',
          'Have a cup of tea. Nothing happens.',
        ],
        'Keys lifted from a hook',
      ],
      [
        ['Go out for a few seconds', 'Leave and come back at once'],
        ['Before your dog gets up.', 'No goodbye, no big hello.', 'Be back before it starts to cry.'],
        'A hand on a front door',
      ],
      [
        ['Make it longer, but not every time', 'Mix long and short times'],
        [
          'A minute, three, one, five.',
          'If it is longer every time, your dog will notice.',
          'Your dog should not be able to guess.',
        ],
        'A kitchen timer beside a dog bed',
      ],
      [
        ['Watch your dog with a camera', 'Film what your dog does'],
        [
          'If it sleeps, good. If it paces, pants or howls, it was too long.',
          'Then go back to what worked.',
          'If it sleeps, go on. If not, go back a step.',
        ],
        'A phone filming a dog bed',
      ],
    ],
    turn: [
      'A walk beforehand and something to chew make it easier.',
      'In a few weeks your dog will sleep until you come back.',
    ],
    asks: ['What does your dog do when you are out?', 'How long did your dog take to learn it?'],
    ends: {
      pt: 'What counts is that your dog stays calm, not how long.',
      fi: 'And bake a cake for the neighbour.',
      a: 'First seconds, then minutes.',
      h: 'A new cushion has been ordered. Two, in fact.',
      l: 'Your dog opens one eye and sleeps on.',
    },
    keep: 'the first week with a new dog',
    send: 'somebody whose dog cries when it is alone',
    caution: [
      'Real panic needs a vet or a qualified behaviourist, and a sitter in the meantime.',
      'If being alone means panic, get help from a vet or a qualified behaviourist, and let somebody stay until then.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'day ?care|dog walk|dog sitt|(?:group|solo) walks?|visits? (?:to|for) (?:your )?dogs?',
        lead: 'For days that are still too long for your dog:',
      },
    ],
    unless: NO_LESSONS,
    pic: { ask: 'A dog asleep on its bed while a door is ajar', alt: 'A dog asleep near a front door' },
    claims: [
      [
        'Gradual, sub threshold absences teach dogs to cope alone; punishment worsens anxiety',
        'advice of animal welfare organisations and vets',
      ],
    ],
  },
  {
    id: 'a-tug-is-a-game',
    format: 'myth',
    again: 10,
    emoji: '🧶',
    tags: ['DogPlay', 'TugOfWar', 'DogTraining'],
    only: DOGS,
    title: ['Does tug of war make dogs aggressive?', 'Playing tug with your dog: rules that keep it fun'],
    cover: 'Tug of war: may your dog win?',
    myth: 'Tug games make dogs aggressive, and you must never let them win',
    short: ['No. Let them win, and teach "out".', 'No. It is a game, and your dog may win.'],
    gist: [
      'You may play tug of war with your dog, and it may win. It just has to let go when you ask.',
      'Growling while playing tug is mostly fun. Teach your dog one word for letting go.',
    ],
    subject: ['Let your dog win at tug', 'Your dog growls at a rope'],
    hooks: {
      '*': [
        'You may play tug with your dog, and yes: the dog may win.',
        'When your dog growls at the end of a rope, it is mostly playing.',
        'Tug of war is a good game for a dog. Let it win now and then.',
      ],
      pt: 'Studies found no link between winning at tug and aggression in dogs. Rules matter more.',
      fi: 'Has anybody told you that your dog must never win at tug?',
      a: 'Play tug with your dog, ask for "out", play again.',
      h: 'If winning a rope made a dog the boss, yours would have the sofa. Oh.',
      l: 'A rope, a lawn, a dog and you.',
    },
    lines: {
      '*': [
        'Tug of war does not make a dog aggressive. Let it win, and it brings the rope back to you.',
        'Teach your dog to let go: swap the rope for a treat, then give it the rope again.',
        "Play tug low and from side to side. Pulling upwards is bad for a dog's neck, above all for puppies.",
        "If your dog's teeth touch your skin, stop the game for a moment, without scolding. It learns that in a week.",
      ],
      h: ['Your dog lets you win at tug now and then, to be kind.'],
    },
    scene: [
      'An old sock, a dog at one end, you at the other, and a noise like a small motorbike.',
      'Your dog has won the rope! It runs once round the table and brings it back: again, please.',
    ],
    why: [
      [
        'If you always lose, you stop playing. So does a dog.',
        'A dog that wins now and then wants to play again.',
      ],
      [
        'A dog learns self-control best when it wants something badly.',
        'Letting go of a rope is like coming back from a squirrel.',
      ],
    ],
    parts: [
      [
        ['Start the game with a word', 'Begin only when you say so'],
        [
          'Say "take it", for example.',
          'Then your dog will not grab your sleeve.',
          'Without it, nobody bites anything.',
        ],
        'A rope held out to a sitting dog',
      ],
      [
        ['Let your dog win sometimes', 'Let go now and then'],
        [
          'Then it brings the rope back to you.',
          'It may run a lap with it.',
          'Your dog will come back for more.',
        ],
        'A dog running with a rope',
      ],
      [
        ['End the game with a treat', 'Swap the rope for something good'],
        [
          'Say "out", give the treat, take the rope.',
          'Stop while you would both like more.',
          'Then take a break.',
        ],
        'A treat offered beside a rope',
      ],
    ],
    turn: [
      'Three minutes of that, and everybody sleeps better.',
      'In the end only threads are left of the rope.',
    ],
    asks: ['Who wins at tug in your home?', 'What does your dog like to pull: rope, sock or sleeve?'],
    ends: {
      pt: 'With rules it is training, and it is still fun.',
      fi: 'Off you go, onto the carpet.',
      a: 'Let your dog win.',
      h: 'You lost the sofa long ago.',
      l: 'Then both of you lie there, out of breath.',
    },
    keep: 'a rainy evening',
    send: 'somebody with half a sock',
    caution: [
      'Dogs that guard toys, snap over food or have sore teeth or necks should not play tug before somebody qualified has looked.',
      'Do not play tug with a dog that guards things, snaps over food or has sore teeth or a sore neck, until someone qualified has seen it.',
    ],
    own: [
      {
        kinds: ['service', 'offer', 'event'],
        about: 'puppy (?:class|party|school|course)|dog training|training (?:class|course)|playgroup',
        lead: 'Where dogs learn while they play:',
      },
    ],
    unless: NO_LESSONS,
    pic: { ask: 'A dog tugging at a rope', alt: 'A dog pulling at a rope toy' },
    claims: [
      [
        'No evidence that tug or winning it makes dogs aggressive',
        'published behaviour studies; advice of welfare organisations',
      ],
    ],
  },
  {
    id: 'the-bag-for-the-holiday',
    format: 'checklist',
    again: 8,
    emoji: '🎒',
    tick: true,
    tags: ['DogBoarding', 'PetSitting', 'DogTravel'],
    only: DOGS_AWAY,
    title: [
      'What to pack when your dog stays somewhere else',
      'Dog sitter or kennel: what to pack for your dog',
    ],
    cover: 'What to pack for your dog',
    gist: [
      "Its own food, a blanket that has not been washed, your vet's number and a page about its habits: with these your dog's first night away is easier.",
      'When your dog stays somewhere else, pack its food, something that smells of home, and one page about it.',
    ],
    subject: ["Do not wash your dog's blanket", 'One page about your dog'],
    hooks: {
      '*': [
        'Your dog is staying somewhere else for a week? Do not wash its blanket.',
        "For your dog's first night away, pack its food, its blanket and a page about its habits.",
        'What should you pack when your dog stays with somebody else?',
      ],
      pt: 'A new place is enough. Food and blanket should be the same as at home for your dog.',
      fi: 'You have packed your own bag. Now pack one for your dog.',
      a: 'Pack for your dog: food, blanket, numbers, habits.',
      h: 'You have packed for an hour. Your dog has been in the suitcase all the time.',
      l: 'A blanket that smells of home, in a strange room.',
    },
    lines: {
      '*': [
        'Pack a blanket your dog has slept on, and do not wash it. It smells of home.',
        "Take your dog's own food along, and two days more than you need. A new place and new food at once upset the stomach.",
        'Write down which words your dog knows. "Off" and "down" mean different things in different homes.',
        'Book a trial night for your dog before {the long holiday|a long trip}. You need it as much as the dog does.',
      ],
      h: ['At the kennels the dog did not look back once. Its owner did.'],
    },
    scene: [
      'Suitcases in the hall, and on the largest one lies a dog that has understood everything.',
      'At the gate your dog runs in with its tail up, and you stand there with the {lead|leash} in your hand.',
    ],
    why: [
      [
        'Everything is new there, so something should be as at home.',
        'Dogs live by their noses. Something should smell of you.',
      ],
      [
        'A sitter can only respect habits that you have told them about.',
        'You no longer notice what your dog does. A sitter has to know.',
      ],
    ],
    parts: [
      [
        ['Its own food, in portions', 'Food for each day, and two more'],
        [
          'Add a list of what your dog must not eat.',
          'A new place and new food at once are too much.',
          'Put a label on it: how much and when.',
        ],
        'Labelled bags of dog food',
      ],
      [
        ['A blanket, not washed', 'Something that smells of home'],
        ['Or your old T-shirt.', 'It need not look nice.', 'The older, the better.'],
        'A folded dog blanket',
      ],
      [
        ['Numbers of your vet and the chip', 'All important phone numbers'],
        [
          'And who may decide if nobody can reach you.',
          'Put the vaccination card in with it.',
          'And a friend who may decide for you.',
        ],
        'A vaccination card',
      ],
      [
        ['Medicines, with times', 'A note on what it takes, and how'],
        [
          'In their boxes, with the dose on them.',
          'Write down how: in cheese, for example.',
          'It is easy if you know about the cheese.',
        ],
        'A pill hidden in cheese',
      ],
      [
        ['One page on what it likes', 'A sheet about your dog'],
        [
          'What it fears, which words it knows, which spots are sore.',
          'Thunder, bicycles, men with hats.',
          'What it loves, and when it wants its walk.',
        ],
        'A handwritten page about a dog',
      ],
    ],
    turn: ['Keep your goodbye short. That is kinder.', 'Then go. Somebody will send a photo.'],
    asks: ['What has a sitter to know about your dog?', 'Who missed whom more?'],
    ends: {
      pt: 'The more you write down, the better your dog is cared for.',
      fi: 'And yes, you may {ring|call} once.',
      a: 'Pack, explain, go.',
      h: 'Your dog sends its regards and would like to stay.',
      l: 'It turns round three times and sleeps.',
    },
    keep: 'the evening before {your holiday|your vacation}',
    send: 'somebody whose dog will stay with a sitter',
    own: [
      {
        kinds: ['service', 'price', 'policy', 'process'],
        about: 'board|sit|stay|overnight|day ?care|trial',
        lead: 'Staying with us:',
      },
    ],
    pic: {
      ask: 'A dog on a suitcase or beside its packed bag',
      alt: 'A dog beside a packed bag and a blanket',
    },
    claims: [
      [
        'Keep food unchanged, bring familiar scent, leave vet details',
        'advice of animal welfare organisations on boarding',
      ],
    ],
  },
  {
    id: 'what-the-hands-find',
    format: 'behind',
    again: 10,
    emoji: '🖐️',
    tags: ['DogGroomer', 'BehindTheScenes', 'DogHealth'],
    only: GROOMERS,
    title: 'What a groomer feels before you see it',
    cover: "What a groomer's hands find",
    gist: [
      'Burrs, a new lump, a hot ear, a tick behind the elbow: a groomer feels your dog all over and tells you what there is.',
      'Groomers touch every inch of a dog. So they are often the first to say: have that looked at.',
    ],
    subject: ['A groomer feels every inch', 'What a groomer found behind the elbow'],
    hooks: {
      '*': [
        'A groomer touches your dog all over, and so finds small things early.',
        'Scissors are the smaller part of grooming a dog. Most of it is hands.',
      ],
      pt: "Grooming is also a check of your dog's skin, ears, claws, coat and weight.",
      fi: "When did you last feel between your dog's toes?",
      a: 'A groomer uses hands first and scissors second.',
      h: "In the dog's coat were two burrs, a biscuit and a hairclip. Nobody wanted the hairclip.",
      l: 'Warm hands, a quiet grooming table, a calm dog.',
    },
    lines: {
      '*': [
        'Once a week go over your dog with both hands, nose to tail. What feels different from last week is worth a note.',
        "Grass seeds get between a dog's toes in summer. Look there after every walk in long grass.",
        "If your dog's ear smells, do not poke about in it. Have it looked at.",
        'Under long hair you do not see whether your dog is getting thin or fat. Feel for the ribs, under a thin layer.',
      ],
      h: ['"Nobody may touch my dog\'s paws," says the owner. The dog is asleep on the groomer\'s hand.'],
    },
    scene: [
      'A dog on the grooming table, and two hands that go slowly along its back.',
      'The dryer is off. The groomer stops at the left shoulder, parts the coat and asks: "How long has that been there?"',
    ],
    why: [
      [
        'A coat hides a lot. What you cannot see you have to feel.',
        'Under two inches of curls there is room for many things.',
      ],
      [
        'If somebody feels your dog every few weeks, they know what is normal.',
        'You only notice something new if you know what was there before.',
      ],
    ],
    parts: [
      [
        'First your dog may sniff',
        ['At the table, the brush and the hands.', 'What a dog knows it does not fear.'],
        'A dog sniffing at a brush',
      ],
      [
        'Then we feel your dog all over',
        ['Ears, lips, armpits, toes, tail.', 'Slowly, and one hand always stays on the dog.'],
        "Hands on a dog's shoulders",
      ],
      [
        'Then we tell you what we found',
        ['And whether a vet should look at it.', 'A groomer cannot say what it is, but a vet can.'],
        'A groomer talking to an owner',
      ],
    ],
    turn: ['And then they look handsome as well.', 'You can do the same at home.'],
    asks: [
      'Where does your dog not like to be touched?',
      "What was the oddest thing you found in your dog's coat?",
    ],
    ends: {
      pt: 'Somebody who feels your dog often finds things early.',
      fi: 'Start tonight, with the ears.',
      a: 'From nose to tail, once a week.',
      h: 'You can still collect the hairclip.',
      l: 'And your dog breathes out.',
    },
    keep: 'a quiet evening at home',
    send: 'somebody with a very fluffy dog',
    caution: 'If you find a lump, a sore or a hot, smelly ear, see a vet soon.',
    own: [
      {
        kinds: ['process', 'service', 'people'],
        about: '\\bgentle|nervous|by hand|hand.?strip|groomers?\\b|qualified',
        lead: 'Good to know:',
      },
    ],
    pic: { ask: 'Hands parting the coat of a calm dog', alt: 'Two hands parting the coat of a dog' },
    claims: [
      [
        'Regular handling finds skin changes, seeds and ticks early',
        'advice of vets and welfare organisations',
      ],
    ],
  },
  {
    id: 'words-of-a-coat',
    format: 'glossary',
    again: 11,
    emoji: '✂️',
    tags: ['DogGrooming', 'CoatTypes', 'DogWords'],
    only: GROOMERS,
    title: 'Undercoat, feathering, hand stripping: grooming words explained',
    cover: 'Grooming words explained',
    gist: [
      'Guard hair, undercoat, feathering, stripping: a few grooming words, so that you get the cut you want for your dog.',
      'With five words you can tell a groomer what you want, and understand the answer.',
    ],
    subject: ['Stripping is not clipping', "Five words for your dog's coat"],
    hooks: {
      '*': [
        '"Just a bit shorter, please," means something different to every groomer. Five words help.',
        "Clipping or hand stripping? For a terrier's coat it makes a difference.",
      ],
      pt: 'The kind of coat decides which tool a groomer uses: comb, knife, clippers or scissors.',
      fi: "Do you nod at the groomer's and not understand a word? Here are five of them.",
      a: "Know your dog's coat, then choose the cut.",
      h: 'Feathering has nothing to do with birds, even if your dog would like that.',
      l: 'Silk, wire, wool, down: dogs have all kinds of coats.',
    },
    lines: {
      '*': [
        'Hand stripping plucks dead wire hair out by hand. Clipping cuts it, and over time makes wire coats soft and pale.',
        "Undercoat is the soft wool below your dog's longer hair. In spring it comes out by the bagful.",
        "A mat in a dog's coat often has to be clipped off. That is no fashion, it is a relief.",
        'Show your groomer a photo of the cut you want. Everybody means something else by "teddy".',
      ],
      h: ['"Teddy cut," said the owner. The poodle has not forgiven anybody.'],
    },
    scene: [
      '"Short, but not too short, and fluffy, but practical." The groomer nods, and the dog closes its eyes.',
      'After grooming there is a whole bag full of undercoat.',
    ],
    why: [
      [
        'Coats are different, so one pair of clippers does not suit all dogs.',
        'What is right for a poodle is wrong for a terrier.',
      ],
      [
        'If you show it with your hands, it is a guess. A word is clear.',
        'The right word takes a second. Hair takes three months to grow.',
      ],
    ],
    parts: [
      [
        'Guard hair',
        ['The longer, shiny hair that keeps off rain.', "Your dog's raincoat."],
        'Long glossy dog hair',
      ],
      [
        'Undercoat',
        [
          'The soft wool below. It comes out in spring and autumn.',
          'The vest that a dog changes twice a year.',
        ],
        'A handful of combed undercoat',
      ],
      [
        'Hand stripping',
        ['Taking out dead, wiry hair by hand.', 'It takes long, and the coat keeps its colour.'],
        'Fingers plucking a wiry coat',
      ],
      [
        'Feathering',
        ['Long hair on legs, belly, ears and tail.', 'That is where burrs get stuck.'],
        'Fringed legs of a spaniel',
      ],
      [
        'Mat',
        [
          'Hair that has turned to felt, down to the skin.',
          'A brush prevents it. Afterwards only clippers help.',
        ],
        'A tangle in a dog coat',
      ],
    ],
    turn: ['For everything else, bring a photo.', 'Your dog only wants it to be over.'],
    asks: ['What kind of coat does your dog have?', 'What do you say to your groomer?'],
    ends: {
      pt: 'If you know what coat it is, the rest is easy.',
      fi: 'Then you need not just nod.',
      a: 'Stripped or clipped? Say which.',
      h: 'The second dog went on the compost.',
      l: 'Soft, and in its own colour.',
    },
    keep: 'the next appointment',
    send: 'somebody who says "just tidy it up"',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'strip|(?<!nail )clip|coat|groom|de-?shed',
        lead: 'Grooming with us:',
      },
    ],
    pic: { ask: 'Combs and a stripping knife on a grooming table', alt: 'Grooming tools on a table' },
    claims: [['Terms of coat and grooming; clipping changes wire coats', 'grooming textbooks']],
  },
  {
    id: 'what-did-your-dog-steal',
    format: 'question',
    again: 9,
    emoji: '🥖',
    tags: ['DogStories', 'DogLife', 'LifeWithDogs'],
    only: DOGS,
    title: 'What is the best thing that your dog ever stole?',
    cover: 'The best thing your dog ever stole',
    gist: [
      'A whole roast, half a birthday cake, one shoe from each pair: what is the best thing your dog ever stole?',
      'Every dog has stolen something great once. What was it with yours?',
    ],
    subject: ['What did your dog steal?', 'Half a cake, and no witnesses'],
    hooks: {
      '*': [
        'What is the boldest thing that your dog ever stole?',
        'Every family with a dog has a story that begins with "I had only turned round".',
      ],
      pt: 'What a dog can steal from the edge of the table once, it looks for again.',
      fi: 'What did your dog steal: the butter, the roast or the birthday cake?',
      a: 'What did your dog steal? Tell us.',
      h: 'The dog denies everything, with icing on its nose.',
      l: 'A silent kitchen, an empty plate, a tail under the table.',
    },
    lines: {
      '*': [
        'What is the best thing that your dog ever stole from the table?',
        'If a dog once stole a roast from the {worktop|counter}, it will look there for years. Push food well back.',
        'Has your dog stolen a sock? Offer a swap. If you chase it, it has won.',
        'A dog that looks guilty is mostly just looking at our face. Dogs do it even when they have stolen nothing.',
      ],
      h: ['The dog did not steal the cake. It only tested it, from all sides.'],
    },
    scene: [
      'Guests in the living room, a plate in the kitchen, a dog, forty seconds.',
      'The butter is gone. The dish is very clean. The dog looks at the wall.',
    ],
    why: [
      [
        'A dog does not steal. It just eats what nobody is holding.',
        "A dog's nose finds what you have forgotten.",
      ],
    ],
    parts: [
      [
        'Food from the table',
        ['The roast, the butter, the sandwich.', 'Mostly in the minute when you are at the door.'],
        'An empty plate on a table',
      ],
      [
        'Clothes from the wardrobe',
        ['Socks and slippers, always only one.', 'It smells of you, so take it as a compliment.'],
        'A single slipper on a rug',
      ],
      [
        'Things from strangers',
        [
          "A picnic, a football, a sandwich out of somebody's hand.",
          'Those for which you have to apologise.',
        ],
        'A picnic blanket in a park',
      ],
    ],
    turn: ['Your dog says it was the cat.', 'After one dinner all is forgiven.'],
    asks: ['What was it, and how did your dog get it?', 'And who got the blame for it?'],
    ends: {
      pt: 'Put food away, and laugh about it.',
      fi: 'Share it with a photo of the thief.',
      a: 'Confess for your dog.',
      h: 'The icing is gone now.',
      l: 'And nobody saw anything.',
    },
    keep: 'a day when you need a laugh',
    send: 'somebody whose dog is a thief',
    caution: 'Chocolate, raisins, onions and xylitol are dangerous for dogs: {ring|call} a vet at once.',
    pic: { ask: 'A dog looking at something on a table', alt: 'A dog looking up at a plate on a table' },
    claims: [
      ['The "guilty look" follows the owner\'s behaviour', 'published behaviour study'],
      ['Chocolate, raisins, onions and xylitol are toxic to dogs', 'advice of vets'],
    ],
  },
  {
    id: 'the-teeth-of-a-puppy',
    format: 'answer',
    again: 9,
    emoji: '🐶',
    tags: ['PuppyTips', 'PuppyBiting', 'DogTraining'],
    only: DOGS,
    title: 'Puppy biting: what to do about sharp little teeth',
    cover: 'Puppy biting: what helps',
    question: 'Our puppy bites hands and ankles all day. What helps?',
    short: 'Less excitement, more sleep, and something right to bite.',
    gist: [
      'Puppies bite because they are exploring, and more when they are tired. Keep still, offer something to chew, and let a tired puppy sleep.',
      'A puppy that bites every evening mostly needs what a toddler needs then: peace and bed.',
    ],
    subject: ['Your puppy bites in the evening?', 'Your puppy is tired'],
    hooks: {
      '*': [
        'Does your puppy bite every evening at seven? It is probably tired.',
        'A biting puppy is not a bad puppy. Mostly it is a tired one.',
      ],
      pt: 'It is normal for puppies to bite. They do it more when they are excited, teething or tired.',
      fi: 'New puppy, and your hands look as if you had been picking blackberries?',
      a: 'Biting puppy? Keep still, offer a chew, put it to bed.',
      h: 'Who invented a puppy with so many needles and let it run at ankle height?',
      l: 'A puppy that has fallen asleep in the middle of a bite.',
    },
    lines: {
      '*': [
        'Puppies sleep most of the day. One that bites and races about in the evening has mostly missed a nap.',
        'When a puppy bites your hand, keep still. A hand that jumps away is a toy.',
        'Have something for your puppy to chew in every room. Swap it for your sleeve, quickly.',
        'Squealing makes some puppies stop biting, and some bite more. If yours gets wilder, leave the room for a moment.',
      ],
      h: ['The puppy has had the tassels off the slippers. May they rest in peace.'],
    },
    scene: [
      'Seven in the evening: a puppy with wild eyes, three laps round the table, and a hole in your {trousers|pants}.',
      'Ten minutes later the puppy lies on its back and snores, with a sock in its mouth.',
    ],
    why: [
      [
        'A puppy explores with its teeth and has to learn how hard is too hard.',
        'A puppy takes everything into its mouth once, your hand as well.',
      ],
      [
        'Too little sleep makes a puppy wild and not quiet.',
        'A tired puppy looks naughty, just like a tired child.',
      ],
    ],
    parts: [
      [
        'Keep still and be boring',
        ['Fold your arms, look away, breathe.', 'If nothing moves, it is no fun.'],
        'A person standing still with folded arms',
      ],
      [
        'Offer something to chew',
        ['A chew, or a cold, damp cloth for sore gums.', 'Before it bites, if you see it coming.'],
        'A puppy with a chew toy',
      ],
      [
        'Put your puppy to bed',
        ['In its own quiet place, after every time you play.', 'More sleep, fewer bites.'],
        'A puppy asleep in a basket',
      ],
    ],
    turn: [
      'When a puppy has its second teeth, most of the biting is over.',
      'It does get better. Ask anybody with an old dog.',
    ],
    asks: ['What did your puppy chew up first?', 'When does your puppy have its wild ten minutes?'],
    ends: {
      pt: 'See that your puppy sleeps enough. That is half of it.',
      fi: 'Hang in there, and hide your slippers.',
      a: 'Keep still, swap, sleep.',
      h: 'The other slipper is in hiding.',
      l: 'And your puppy dreams.',
    },
    keep: 'seven in the evening',
    send: 'somebody with a new puppy',
    caution:
      'If your puppy goes stiff, guards things or seems in pain, ask a vet or a qualified trainer. Never leave small children alone with it.',
    own: [
      {
        kinds: ['service', 'event', 'price', 'offer'],
        about: 'puppy (?:class|course|party|school|package|train|plan)',
        lead: 'If you have a puppy:',
      },
    ],
    unless: NO_LESSONS,
    pic: { ask: 'A puppy with a chew toy', alt: 'A puppy chewing a toy' },
    claims: [
      [
        'Mouthing is normal and rises with tiredness; redirect and rest',
        'advice of animal welfare organisations and vets',
      ],
    ],
  },
  {
    id: 'harness-or-collar',
    format: 'either',
    again: 10,
    emoji: '🦮',
    tags: ['DogHarness', 'ThisOrThat', 'DogWalking'],
    only: DOGS,
    title: 'Harness or collar: what does your dog wear?',
    cover: 'Harness or collar?',
    gist: [
      'A harness is kinder to the neck. A collar is on in a second and carries the name. What does your dog wear?',
      'Does your dog wear a harness or a collar on its walks? Tell us which, and why.',
    ],
    subject: ['Dogs: harness or collar?', 'What does your dog wear?'],
    hooks: {
      '*': [
        'Harness or collar: what does your dog wear on a walk?',
        'Two dogs on a walk, one in a harness, one with a collar. Which is yours?',
      ],
      pt: "A harness takes the pressure off your dog's neck. A collar carries its name.",
      fi: 'What is on the hook by your door: harness or collar?',
      a: 'A harness for the {lead|leash}, a collar for the name.',
      h: "The dog's harness has eleven straps. Four of them are for you to step through.",
      l: 'An old leather collar, a brass ring, and a dog that wants to go out.',
    },
    lines: {
      '*': [
        'Harness or collar: what does your dog wear on walks, and why?',
        "Two fingers should fit flat under your dog's collar, and under each strap of a harness.",
        'If your dog pulls, use a harness and not a collar. It is kinder to the throat.',
        "Check the clips and seams of your dog's harness or collar once a month.",
      ],
      h: ['A clever dog walks out of its harness backwards.'],
    },
    scene: [
      'The hook by the door rattles, and your dog comes running from three rooms away.',
      'The harness is on, one leg is in the wrong hole, and the dog stands there on three legs.',
    ],
    why: [
      [
        'Dogs are built differently. What suits a pug does not suit a greyhound.',
        'It has to fit the dog, and whoever puts it on at six in the morning.',
      ],
    ],
    parts: [
      [
        'A harness',
        ['Kind to the neck, and good for dogs that pull.', 'It must leave the shoulders free.'],
        'A dog wearing a chest harness',
      ],
      [
        'A collar',
        ['On in a second, and it carries the tag.', 'Good for dogs that do not pull.'],
        'A leather collar with a tag',
      ],
    ],
    turn: ['Many dogs wear both.', 'It has to fit, and it has to be on.'],
    asks: ['Harness or collar: what is on your dog?', 'Which colour, and who chose it?'],
    ends: {
      pt: 'It has to fit first, and look nice second.',
      fi: 'Photos are welcome.',
      a: 'Choose one.',
      h: 'Nobody knows what strap nine is for.',
      l: 'A jingle, and the door.',
    },
    keep: 'the next time you buy something for your dog',
    send: 'somebody who is fighting with a harness',
    own: [
      {
        kinds: ['product', 'service', 'policy'],
        about: 'harness|dog collar|slip lead',
        lead: 'What your dog should wear with us:',
      },
    ],
    unless: NO_LESSONS,
    pic: { ask: 'A harness and a collar on a hook', alt: 'A dog harness and a collar on a hook' },
    claims: [
      [
        'Harnesses reduce pressure on the neck; two fingers rule for fit',
        'advice of vets and welfare organisations',
      ],
    ],
  },
];
