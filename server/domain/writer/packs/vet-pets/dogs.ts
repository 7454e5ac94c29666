// Dogs on the lead, in the tub and away from home: for those who train, groom, walk and board them, and for everybody with one.
import type { Idea } from '../../library/idea.ts';
import { DOGS, DOGS_AWAY, GROOMERS } from './kinds.ts';

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
    cover: 'Tight {lead|leash}? Be a tree',
    gist: [
      'When the {lead|leash} goes tight, stop. When it hangs loose, walk on. The dog learns that pulling is the brake.',
      'Dogs pull because it works. Make a loose {lead|leash} the thing that gets them to the lamp post.',
    ],
    subject: ['Pulling is the brake', 'Stand still, get there'],
    hooks: {
      '*': [
        'Your dog pulls on the {lead|leash} because pulling has always worked. You can change that by standing still.',
        'A loose {lead|leash} is taught with your feet, and not with your arm.',
        'So far pulling has got it to every lamp post in town.',
      ],
      pt: 'Behaviour that is paid for comes back. For a pulling dog the pay is getting there.',
      fi: 'Is one of your arms longer than the other since you have had a dog?',
      a: 'Lead tight: stop. Lead loose: go. Every single time.',
      h: 'Who is walking whom? Ask your shoulder.',
      l: 'A {lead|leash} that hangs in a smile between two who have time.',
    },
    lines: {
      '*': [
        'When the {lead|leash} goes tight, stand still like a tree. When it hangs loose, go on. Dogs understand that sooner than a word.',
        'Reward your dog beside your leg, and not in front of you. Where the biscuit comes from is where a dog wants to be.',
        'Ten minutes of loose {lead|leash} practice tire a dog more than half an hour of pulling.',
        'Going back and forth in front of one house is a proper walk for a puppy.',
      ],
      h: ['The first walk on a loose {lead|leash} takes you as far as the hedge. Your own hedge.'],
    },
    scene: [
      'Rain, a lamp post, a {lead|leash} like a guitar string, and at the end of it a dog who knows exactly where he is going.',
      'Somebody stands motionless on the {pavement|sidewalk} and looks at the sky. At the other end, somebody sits down and thinks.',
    ],
    why: [
      [
        'What leads to the goal gets done again, so a tight {lead|leash} must lead nowhere.',
        'If pulling works once in ten times, it is worth trying ten times.',
      ],
      [
        'A pull at the neck makes many dogs lean in, as you would.',
        'Standing firm explains more than jerking back, and hurts nobody.',
      ],
    ],
    parts: [
      [
        ['Stop when it tightens', 'Tight means stop'],
        ['At once, without a word.', 'No tug, no sigh: just no forward.', 'Feet still, mouth still.'],
        'Two boots standing still beside a dog',
      ],
      [
        ['Wait for slack', 'Loose means go'],
        [
          'A look back, a step, a sit: any of them will do.',
          'The moment it droops is the moment to move.',
          'Any bit of slack will do. Set off as if that had been the plan.',
        ],
        'A loosely hanging {lead|leash}',
      ],
      [
        ['Pay beside your leg', 'Good things happen next to you'],
        [
          'A crumb at the seam of your trousers.',
          'That spot becomes a good place to be.',
          'Drop them there, and that is where it will want to be.',
        ],
        'A treat held at the seam of a trouser leg',
      ],
      [
        ['Keep it short', 'Little and often'],
        [
          'Five minutes, then let the dog sniff.',
          'Use another piece of kit, such as a harness, for walks that must get somewhere.',
          'After five minutes it has worked hard. Let it be a dog again.',
        ],
        'A dog sniffing at a verge',
      ],
    ],
    turn: [
      'Everybody who walks the dog plays by the same rule, or it takes twice as long.',
      'The hedge today, the lamp post on Thursday.',
    ],
    asks: ['How far do you get before the first pull?', 'Where does your dog drag you to?'],
    ends: {
      pt: 'Consistency beats strength, on both ends.',
      fi: 'Your shoulder will notice first.',
      a: 'Be a tree. Then be a person.',
      h: 'The hedge knows you both by now.',
      l: 'And the {lead|leash} smiles.',
    },
    keep: 'the next walk with a long arm',
    send: 'somebody who is being walked',
    own: [
      {
        kinds: ['service', 'offer', 'price', 'event'],
        about: 'class|lead|training|lesson|course|walk',
        lead: 'If you would like company while you practise:',
      },
    ],
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
      'Bathing a long-haired dog without felt',
    ],
    cover: 'Brush first, then bath',
    wrong: 'A tangled dog goes into the water as it is',
    gist: [
      'A knot that gets wet pulls together like wool in the wash. Brush it out dry, then bathe, then dry down to the skin.',
      'Water turns tangles into felt. The brush comes before the tub, and the towel takes longer than both.',
    ],
    subject: ['Felt is made with water', 'Brush, tub, towel'],
    hooks: {
      '*': [
        'Bathing a tangled dog makes the tangles worse. Brush first.',
        "What happens to a woollen jumper in the wash happens to a dog's coat as well.",
        'Water turns a knot into a button.',
      ],
      pt: 'Wet hair swells, and knots tighten as they dry, down at the skin.',
      fi: 'Before you turn on the shower: how does it feel behind the ears?',
      a: 'Brush. Bath. Dry. In that order.',
      h: 'You washed the dog. Also the bathroom, the hall, and yourself.',
      l: 'A comb that goes through from skin to tip.',
    },
    lines: {
      '*': [
        'Brush a dog before the bath: knots that get wet turn to felt, and felt has to be cut out.',
        'Behind the ears, in the armpits, under the collar: that is where dogs get matted first. Feel there with your fingers.',
        'If the comb gets stuck, the coat was brushed on top only. Part it and go line by line.',
        'Use shampoo made for dogs. Their skin is not as acid as ours, and it takes ill what we like.',
      ],
      h: ['The dog shakes once the last dry towel has been hung up.'],
    },
    scene: [
      'A wet dog under a towel, four paws on the bath mat, and the look of somebody who will remember this.',
      'The brush glides over the back. At the ear it stops, and the dog looks at you.',
    ],
    why: [
      [
        'Hair has fine scales. Water opens them, and they hook into each other.',
        'Each knot that gets wet draws in its neighbours while drying.',
      ],
      [
        'Under felt no air reaches the skin, and it pulls with every step.',
        'A mat hurts as a hair does that is caught in a zip, all day long.',
      ],
    ],
    parts: [
      [
        ['Feel before you brush', 'Go through it with your hands'],
        [
          'Fingers find knots sooner than a brush does.',
          'Ears, armpits, belly, trousers.',
          'Knots can be felt before they can be seen.',
        ],
        "Fingers in a dog's coat",
      ],
      [
        ['Loosen knots dry', 'Undo what there is, dry'],
        [
          'Hold the hair at the skin so that it does not pull, and work from the tip inwards.',
          'A little at a time, with breaks and something to chew.',
          'From the end, in bits, and hold it at the skin.',
        ],
        'A comb at the tip of a tangle',
      ],
      [
        ['Rinse until it squeaks', 'Rinse for longer than you think'],
        [
          'Lukewarm, from the neck down, and the face with a cloth.',
          'Shampoo left in itches more than dirt.',
          'If it feels slippery, there is still some in it.',
        ],
        "Lukewarm water over a dog's back",
      ],
      [
        ['Dry down to the skin', 'Dry it right down, then comb'],
        [
          'Press, do not rub: rubbing makes new knots.',
          'Then comb once more, while it is damp.',
          'Press the towel. What is rubbed is what gets tangled.',
        ],
        'A towel pressed on a wet dog',
      ],
    ],
    turn: [
      'Then nothing smells of dog for nearly an hour.',
      'It is only a bath if the brush was there first.',
    ],
    asks: ['Bath or garden hose?', 'Where does your dog knot first?'],
    ends: {
      pt: 'Order saves coat, time and temper.',
      fi: 'And then a walk on a dry path, please.',
      a: 'Brush first.',
      h: 'The first puddle is already waiting.',
      l: 'Soft, dry, asleep.',
    },
    keep: 'the next muddy Sunday',
    send: 'somebody with a poodle cross and good intentions',
    caution: [
      'Never cut a mat out with scissors: skin gets pulled up into it. Leave tight felt and sore skin to a groomer or a vet.',
      'Scissors and mats do not go together, since skin hides in them. A groomer or a vet should see to tight felt and sore skin.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'groom|bath|(?<!nail )clip|brush|dry|hand.?strip',
        lead: 'For coats that are past a comb:',
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
    cover: 'A curve is good manners',
    gist: [
      'Straight towards each other is a threat among dogs. Walk a small curve, with a loose {lead|leash}, and most meetings stay quiet.',
      'Dogs greet in an arc. Our {pavements|sidewalks} make them meet head on, and then we wonder.',
    ],
    subject: ['Two steps to the side', 'Manners, in dog'],
    hooks: {
      '*': [
        'Your dog barks at every dog that comes straight at it? Try walking in a curve.',
        'Among dogs it is rude to walk straight up to somebody. Narrow paths make them do it all day.',
        'Two dogs on a narrow path have been made to be rude.',
      ],
      pt: "A frontal approach on a tight {lead|leash} takes away both of a dog's polite answers: turning aside and leaving.",
      fi: 'Does your heart sink when another dog comes round the corner?',
      a: 'Dog ahead? Two steps aside. Loose {lead|leash}. Keep walking.',
      h: 'Imagine a stranger coming straight at you, staring, on a rope.',
      l: 'Two dogs, one small arc of grass, and nothing happens.',
    },
    lines: {
      '*': [
        'When another dog comes towards you, walk in a curve. To dogs that is manners.',
        'A dog that sniffs the ground when another comes may be saying "I mean no harm". Let it finish.',
        'On the {lead|leash} no dog can step aside. Do it for both of you, early.',
        'Cross the road before your dog freezes, and not after. Distance is the kindest tool.',
      ],
      h: ['The owners are talking about the weather. The dogs have been discussing the owners.'],
    },
    scene: [
      'A narrow path, two {leads|leashes}, two dogs that stare, and two people who say "all right" at the same time.',
      'One takes two steps into the wet grass. The dogs look past each other, and it is over.',
    ],
    why: [
      [
        'A straight line with a fixed look is how dogs announce a quarrel.',
        'Those who come in an arc and look aside ask for peace.',
      ],
      [
        'A tight {lead|leash} lifts the chest and makes every greeting look like a challenge.',
        'Tension runs down the {lead|leash} like a telephone line.',
      ],
    ],
    parts: [
      [
        ['See it early', 'Look well ahead'],
        [
          'The other end of the street is the right moment.',
          'Whoever has time has choices.',
          'From far off it is still a choice.',
        ],
        'A dog looking down a street',
      ],
      [
        ['Walk an arc', 'Give them a bow to walk'],
        [
          'On to the grass, round a car, behind a tree.',
          'Let your body stand between the two.',
          'Even two steps to the side say: I mean no harm.',
        ],
        'Footprints curving over grass',
      ],
      [
        ['Keep the {lead|leash} slack', 'Loose hand, moving feet'],
        [
          'Breathe out, and keep moving.',
          'A biscuit for looking at you helps both.',
          'What is tight in your hand is tight in the dog.',
        ],
        'A slack {lead|leash} in a hand',
      ],
    ],
    turn: ['Not every dog has to greet every dog. Nor do we.', 'Wet shoes are a low price for quiet.'],
    asks: [
      'Does your dog want to greet everybody, or nobody?',
      'What do you do when one comes round the corner?',
    ],
    ends: {
      pt: 'Space first, greeting later, if at all.',
      fi: 'And a nod for the one with the wet shoes.',
      a: 'Curve. Slack. Go.',
      h: 'The weather, by the way, stays changeable.',
      l: 'Past each other, like two boats.',
    },
    keep: 'the next narrow path',
    send: 'somebody who turns back when a dog comes',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'reactive|training|one.to.one|class|behavio',
        lead: 'If curves alone will not do it:',
      },
    ],
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
    cover: 'Let them read the news',
    myth: 'A good walk is a long one, and sniffing is dawdling',
    short: ['For a dog sniffing is the walk.', 'It is the other way about: the nose is what wants exercise.'],
    gist: [
      'Twenty minutes of sniffing can leave a dog more content than an hour at your heel. The nose works, and work tires.',
      'At a lamp post your dog reads who was here, when, and in what mood. Let it finish the page.',
    ],
    subject: ['The lamp post is a newspaper', 'Slow, and tired'],
    hooks: {
      '*': [
        'Your dog sniffs at every lamp post? Good. That is what the walk is for.',
        'A slow walk with a lot of sniffing can tire a dog more than a fast one.',
        'To you it is a post. To your dog it is the newspaper.',
      ],
      pt: "Olfactory work occupies a large part of a dog's brain, and calms many of them.",
      fi: 'Would you rather walk on? Your dog has just got to the interesting part of that lamp post.',
      a: "Half an hour, slowly, and the dog's nose leads.",
      h: 'You check your phone at each stop. So does the dog.',
      l: 'A nose in wet grass, and time.',
    },
    lines: {
      '*': [
        'Give your dog one walk a day on which the nose decides where you go. It tires more than a ball does.',
        'Sniffing lowers the pulse of many dogs. Pulling them on raises yours.',
        'Rainy day? Scatter dinner on the lawn or in a towel. Ten minutes of searching are worth a walk round the block.',
        'A dog that may not sniff is like somebody who is led through a library by the hand.',
      ],
      h: ['The lamp post has two hundred comments, and your dog reads them all.'],
    },
    scene: [
      'The same corner as yesterday. The dog reads it as though a new volume had come out.',
      'You have moved eleven metres in ten minutes, and one of you is having a wonderful evening.',
    ],
    why: [
      [
        "A dog's nose has many times more receptors than ours, so a verge is full of stories.",
        'What we see at a glance they have to read.',
      ],
      [
        'Running makes fit dogs that need more running. Searching makes tired ones.',
        'Legs recover in an hour; a head that has worked sleeps.',
      ],
    ],
    parts: [
      [
        ['Give the nose one walk a day', 'One round belongs to the nose'],
        ['A longer {lead|leash}, a harness, no goal.', 'Stop when it stops.', 'You follow. It reads.'],
        'A dog nose in grass',
      ],
      [
        ['Hide something', 'Leave something to be found'],
        [
          'Three biscuits in leaves, at nose height on a wall, under a stone.',
          'Searching is a game that nobody loses.',
          'Three crumbs in the bark of a tree are a treasure hunt.',
        ],
        'A treat hidden in bark',
      ],
      [
        ['Save the march for later', 'Walk properly some other time'],
        [
          'Walking to heel is work; mark where it begins and ends.',
          'One word for "go sniff" helps both.',
          'And say so, so that it knows which it is.',
        ],
        'A dog looking up at a person',
      ],
    ],
    turn: ['Then home, and the basket, and a sigh.', 'The paper will be new again tomorrow.'],
    asks: ['Which corner does your dog read longest?', 'Who decides where you go?'],
    ends: {
      pt: 'Quality of a walk is measured in smells.',
      fi: 'Take a warm coat. You will be standing about.',
      a: 'Let it read.',
      h: 'Comment posted, by leg.',
      l: 'Eleven metres, and content.',
    },
    keep: 'an evening with time to spare',
    send: 'somebody who counts steps with a dog',
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: 'walk|sniff|adventure|field|enrich',
        lead: 'Walks on which noses count:',
      },
    ],
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
      'Meeting a dog on a {lead|leash}: the polite thing to do',
    ],
    cover: 'They leash, you leash',
    wrong: 'Calling "he is friendly" instead of calling the dog',
    gist: [
      'If the other dog is on a {lead|leash} there is a reason: old, ill, afraid, in training. Call yours back first and ask afterwards.',
      '"Mine is friendly" is no answer to a dog that is afraid. A {lead|leash} on the other side is the question and the answer.',
    ],
    subject: ['Ask, before he gets there', 'Why is that one on a {lead|leash}?'],
    hooks: {
      '*': [
        '"Do not worry, he only wants to play!" is what people call when their dog no longer listens.',
        'If the other dog is on a {lead|leash}, put yours on one too. It is as simple as that.',
        'That may be true. The other one perhaps does not.',
      ],
      pt: 'A dog on a {lead|leash} cannot leave, so the free one has to be stopped.',
      fi: 'You know that yours is a darling. The other dog does not, yet.',
      a: 'Other dog on a {lead|leash}? Then yours as well.',
      h: '"He has never done that before," said nobody whose dog came when called.',
      l: 'A call, a turn, a dog that comes back through the grass.',
    },
    lines: {
      '*': [
        'If a dog is on a {lead|leash}, call yours to you. You do not know whether it is ill, old or afraid.',
        'A dog in pain snaps at friends as well. The {lead|leash} is often there for that.',
        'Ask from afar: "May they meet?" A shake of the head is a whole answer.',
        'Three seconds of sniffing, then call them apart. Most good greetings are short.',
      ],
      h: ['"He only wants to play." So does a bus, if it has no brakes.'],
    },
    scene: [
      'A meadow, a brown blur, a voice far behind it, and a woman who lifts her old terrier up.',
      'He calls a third time. The blur has ears for everything else.',
    ],
    why: [
      [
        'Two dogs meet fairly when both can go away. One on a {lead|leash} cannot.',
        'Whoever is tied has only one answer left, and it has teeth.',
      ],
      [
        'One bad moment can cost months of training.',
        'For a dog that is learning not to be afraid each rude hello is a step back.',
      ],
    ],
    parts: [
      [
        ['Call early', 'Call while there is distance'],
        [
          'At the first sight of the other, when you still have a chance.',
          'A dog that is halfway there has decided.',
          'At two metres nobody listens any more.',
        ],
        'A person calling a dog across a meadow',
      ],
      [
        ['Clip the {lead|leash} on', 'Put yours on as well'],
        [
          'It costs ten seconds, and signals that you have understood.',
          'Thank each other. It makes the next time easier.',
          'A click, and two people breathe out.',
        ],
        'A hand clipping a lead to a collar',
      ],
      [
        ['Ask with words', 'Ask first'],
        [
          '"May they?" will do, from a distance.',
          'And take a no as it is meant: kindly.',
          'There is a reason for that {lead|leash}, and it is not your business.',
        ],
        'Two dog owners talking at a distance',
      ],
    ],
    turn: ['The nicest dogs are those that one can call away.', 'It is not about yours. It is about both.'],
    asks: ['What do you call when yours is already running?', 'Has a yellow ribbon ever helped you?'],
    ends: {
      pt: 'Recall is a courtesy.',
      fi: 'And a wave from afar makes friends as well.',
      a: 'Call. Clip. Ask.',
      h: 'The bus says it is friendly.',
      l: 'And he comes, out of breath, and sits.',
    },
    keep: 'the meadow on Sunday',
    send: 'somebody with a very friendly blur',
    own: [
      {
        kinds: ['service', 'offer', 'event'],
        about: 'recall|class|training|puppy',
        lead: 'And for blurs who want to learn to turn round:',
      },
    ],
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
    title: [
      'How to teach a dog to stay home alone: seconds first',
      'Teach your dog to be alone, second by second',
    ],
    cover: 'Alone, in small steps',
    gist: [
      'Start with seconds: out of the door and in again before the dog minds. Add a little at a time. Those who cry it out learn mostly that alone is dreadful.',
      'Staying alone is learned like swimming, in shallow water and never by being thrown in.',
    ],
    subject: ['Out, and in again', 'Before it becomes too long'],
    hooks: {
      '*': [
        'A dog learns to be alone in seconds first, and in hours last.',
        'Your dog howls when you leave? Come back before it starts, and begin from there.',
        'Being alone is a skill, and it starts with two seconds.',
      ],
      pt: 'Tolerance of absence grows by steps that stay below the point of distress.',
      fi: 'New dog, and next week you are back at work? Begin this evening.',
      a: 'Leave before the dog minds. Return before it cries.',
      h: 'You said goodbye for five minutes and forgot your keys. The dog has aged.',
      l: 'A door closes softly. Nobody looks up.',
    },
    lines: {
      '*': [
        'Practise being alone in seconds: out of the door, in again, no fuss. Add time only while the dog stays calm.',
        'Put your coat on, take the keys, sit down again. After the tenth time it means nothing any more.',
        'Film your dog when you leave. The first ten minutes show whether it sleeps or suffers.',
        'A dog that cries alone is not spiteful. It is afraid, and punishment makes that worse.',
      ],
      h: ['The puppy was alone for four minutes. The cushion had a good life.'],
    },
    scene: [
      'You stand outside your own front door with the rubbish, count to twenty, and feel rather foolish.',
      'The neighbour says it gently: "He sings, you know. When you are out."',
    ],
    why: [
      [
        'Dogs are made for company; being left has to be learned.',
        'Alone is not natural for them, but it can become boring, and boring is the aim.',
      ],
      ['What was frightening once is expected next time.', 'One bad afternoon can undo three good weeks.'],
    ],
    parts: [
      [
        ['Make the signs dull', 'Keys mean nothing'],
        [
          'Keys, shoes, coat, and then you stay.',
          'What announces nothing frightens nobody.',
          'Pick them up, put them down, have tea.',
        ],
        'Keys lifted from a hook',
      ],
      [
        ['Leave for seconds', 'Out, in, done'],
        [
          'Out and in, before an ear goes up.',
          'No speeches on the doorstep.',
          'Be back before there was a reason to cry.',
        ],
        'A hand on a front door',
      ],
      [
        ['Lengthen it unevenly', 'Not always longer'],
        [
          'A minute, three, one, five.',
          'If each time is longer than the last, the dog counts along.',
          'Mix short with shorter. Nobody should see a pattern.',
        ],
        'A kitchen timer beside a dog bed',
      ],
      [
        ['Watch with a camera', 'Look at what it does'],
        [
          'Sleeping is right; pacing, panting and howling are too much.',
          'Then go back to what went well.',
          'If it sleeps, go on. If it walks about, go back a step.',
        ],
        'A phone filming a dog bed',
      ],
    ],
    turn: [
      'A walk before it and something to chew make it easier.',
      'In some weeks the sofa is more interesting than you are.',
    ],
    asks: ['What does your dog do when you are out?', 'How long did it take with yours?'],
    ends: {
      pt: 'Progress is measured in calm, and not in minutes.',
      fi: 'And a cake for the neighbour.',
      a: 'Seconds. Then minutes.',
      h: 'A new cushion has been ordered. Two, in fact.',
      l: 'It opens one eye, and sleeps on.',
    },
    keep: 'the first week with a new dog',
    send: 'somebody whose dog sings',
    caution: [
      'Real panic needs a vet or a qualified behaviourist, and a sitter in the meantime.',
      'If being alone means panic, get help from a vet or a qualified behaviourist, and let somebody stay until then.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'day ?care|dog walk|walks?\\b|walking|sitting|sitter|home visits?',
        lead: 'For days that are still too long:',
      },
    ],
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
    cover: 'May the dog win at tug?',
    myth: 'Tug games make dogs aggressive, and you must never let them win',
    short: [
      'No. Let them win, and teach "out".',
      'It does not. It is a game, and losing now and then is part of it.',
    ],
    gist: [
      'Tug is a game for two, and a dog that may win now and then likes to bring the rope back. What matters is that it lets go when asked.',
      'Growling with a rope in the mouth is mostly play. Teach one word for letting go, and tug makes a better pupil, not a worse one.',
    ],
    subject: ['Let the dog win', 'Growling at a sock'],
    hooks: {
      '*': [
        'You may play tug with your dog, and yes: the dog may win.',
        'Growling at the end of a rope sounds wild and is mostly laughter.',
        'It growls, it pulls, it grins.',
      ],
      pt: 'Studies found no link between winning at tug and aggression; rules of the game matter more.',
      fi: 'Has anybody told you that you must always win?',
      a: 'Play. Ask for "out". Play again.',
      h: 'If winning a rope made one a ruler, your dog would have the sofa. Oh.',
      l: 'A rope, a lawn, two who hold on.',
    },
    lines: {
      '*': [
        'Tug of war does not make a dog aggressive. Let it win, and it brings the rope back to you: that is the point.',
        'Teach "out" with a swap: a biscuit for the rope, then the rope again. Letting go must be worth it.',
        'Keep tug low and side to side. Jerking upwards is bad for necks, and for growing puppies.',
        'Teeth on skin: the game stops for a moment, without scolding. Dogs learn that in a week.',
      ],
      h: ['Your dog lets you win, too. For morale.'],
    },
    scene: [
      'A sock that once had a partner, two ends, and a noise as from a small motorcycle.',
      'He has it! He runs once round the table, and brings it straight back: again, please.',
    ],
    why: [
      [
        'A game lives on both wanting to go on. Who always loses stops playing.',
        'Winning is what makes the other end interesting.',
      ],
      [
        'Self control is learned best when something is at stake.',
        'Letting go of a rope that one loves is the same skill as coming away from a squirrel.',
      ],
    ],
    parts: [
      [
        ['Begin on your word', 'It starts when you say so'],
        [
          'You say "take it", then it starts.',
          'So nobody hangs on your sleeve uninvited.',
          'Then sleeves are safe.',
        ],
        'A rope held out to a sitting dog',
      ],
      [
        ['Let it win sometimes', 'Winning is allowed'],
        [
          'Often enough that it comes back to you.',
          'The victory lap belongs to it.',
          'It brings it back. That is the compliment.',
        ],
        'A dog running with a rope',
      ],
      [
        ['End it with a swap', 'Trade at the end'],
        [
          'Something good against the rope, and a calm word.',
          'Stop while both would like more.',
          'Out for something better, and a pause.',
        ],
        'A treat offered beside a rope',
      ],
    ],
    turn: ['Three minutes of that and everybody sleeps better.', 'The rope has the last word, in threads.'],
    asks: ['Who wins at your house?', 'Rope, sock or stick?'],
    ends: {
      pt: 'Rules make it training; laughter makes it a game.',
      fi: 'Off you go, on to the carpet.',
      a: 'Let it win.',
      h: 'The sofa was lost long ago.',
      l: 'Then two who lie there, out of breath.',
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
        about: 'class|training|puppy|play',
        lead: 'Where playing is part of the lesson:',
      },
    ],
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
    cover: "The bag for your dog's holiday",
    gist: [
      "Own food, own blanket unwashed, the vet's number, the odd habits on one sheet: that is what makes a first night away a quiet one.",
      'A dog that sleeps elsewhere needs three things from home: the food, the smell, and one page about you two.',
    ],
    subject: ['Do not wash the blanket', 'One page about your dog'],
    hooks: {
      '*': [
        'Your dog is staying somewhere else for a week? Do not wash the blanket.',
        'For a first night away pack the food, the smell and a page of habits.',
        'It is going away. Pack what it would pack.',
      ],
      pt: 'Unchanged food and a familiar smell spare a dog two changes while the third, the place, is big enough.',
      fi: 'You have packed for yourself already. Now for the one on the suitcase.',
      a: 'Food. Smell. Numbers. Habits.',
      h: 'Your own bag took an hour. The dog has been in it throughout.',
      l: 'A blanket that smells of home, in a strange room.',
    },
    lines: {
      '*': [
        'Pack a blanket that your dog has slept on, unwashed. The smell of home helps through the first night.',
        "Take your dog's own food along, for two days more than planned. A new place and new food together upset stomachs.",
        'Write down which words your dog really knows. "Off" and "down" mean different things in different homes.',
        'Book a trial night before the long holiday. It is for you as much as for the dog.',
      ],
      h: ['At the kennels the dog does not look round once. The owner, on the other hand.'],
    },
    scene: [
      'Suitcases in the hall, and on the largest one lies a dog that has understood all of it.',
      'At the gate a tail goes up, four legs go in, and somebody stands there with a {lead|leash} in the hand.',
    ],
    why: [
      [
        'Place, people and day are new. What stays the same carries the rest.',
        'Dogs read a room with the nose, so something of you should be in it.',
      ],
      [
        'Whoever looks after them can only respect habits that somebody has told.',
        'What you no longer notice is what a sitter has to know.',
      ],
    ],
    parts: [
      [
        ['Food, measured and labelled', 'Its own food, by the day'],
        [
          'For each day a portion, and two spare.',
          'With a list of what is never allowed.',
          'New place and new food at once is one too many.',
        ],
        'Labelled bags of dog food',
      ],
      [
        ['A blanket, unwashed', 'Something that smells of home'],
        ['Or your old T-shirt.', 'It need not look nice.', 'The uglier, the better.'],
        'A folded dog blanket',
      ],
      [
        ['Vet, insurance, chip', 'All the numbers'],
        [
          'Numbers on a sheet, and who may decide if you cannot be reached.',
          'Vaccination record in the same envelope.',
          'Vet, chip, a friend who may decide.',
        ],
        'A vaccination card',
      ],
      [
        ['Medicines with times', 'What it takes, and how'],
        [
          'In their boxes, with the dose on it.',
          'Also how: in cheese, or by persuasion.',
          'Pills are easy if you know about the cheese.',
        ],
        'A pill hidden in cheese',
      ],
      [
        ['A page of habits', 'The small print of your dog'],
        [
          'Fears, tricks, words, where one may touch.',
          'Thunder, bicycles, the man with the hat.',
          'What it fears, what it loves, what it does at half past four.',
        ],
        'A handwritten page about a dog',
      ],
    ],
    turn: ['Keep the farewell short. It is kinder.', 'Then go. A photograph will come.'],
    asks: ["What is on your dog's page of habits?", 'Who missed whom more?'],
    ends: {
      pt: 'Good notes make good care.',
      fi: 'And yes, you may ring once.',
      a: 'Pack it. Say it. Go.',
      h: 'He sends his regards, and would like to stay.',
      l: 'It turns round three times, and sleeps.',
    },
    keep: 'the evening before your holiday',
    send: 'somebody with a dog on the suitcase',
    own: [
      {
        kinds: ['service', 'price', 'policy', 'process'],
        about: 'board|sit|stay|overnight|day ?care|trial',
        lead: 'And for the place where the bag is going:',
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
      'Burrs between the toes, a new lump, a hot ear, a tick behind the elbow: whoever has a dog on the table goes over all of it, and tells you.',
      'Groomers touch every inch of a dog. That is why they are often the first to say: have that looked at.',
    ],
    subject: ['Every inch, once', 'Found behind the elbow'],
    hooks: {
      '*': [
        'Whoever grooms a dog touches all of it. That is how small things get found early.',
        'The scissors are the smaller part of grooming. The larger part is hands.',
      ],
      pt: 'Grooming is a regular full surface check: skin, ears, claws, coat, weight.',
      fi: "When did you last feel between your dog's toes?",
      a: 'Hands first. Scissors second.',
      h: 'There were two burrs, a biscuit and a hairclip in there. Nobody claimed the hairclip.',
      l: 'Warm hands, a quiet table, a dog that breathes out.',
    },
    lines: {
      '*': [
        'Once a week go over your dog with both hands, nose to tail. What feels different from last week is worth a note.',
        'Grass seeds creep in between the toes in summer. Look there after every walk in long grass.',
        'A smell from the ear is a message. Do not poke about in it; have it looked at.',
        'Under long hair dogs get thin or fat unnoticed. Feel for the ribs: they should be there, under a thin blanket.',
      ],
      h: ['"My dog never lets anyone touch his paws." He is asleep on one of them.'],
    },
    scene: [
      'A table at hip height, a towel, and two hands that slowly go along a back as though reading.',
      'The dryer is off. She stops at the left shoulder, parts the coat and says: "How long has that been there?"',
    ],
    why: [
      [
        'Coats hide things. What you cannot see you have to feel.',
        "Under two inches of curls there is room for a summer's worth of finds.",
      ],
      [
        'A hand that comes often knows what is normal for this one dog.',
        'New is only noticed by somebody who knows the old.',
      ],
    ],
    parts: [
      [
        'First the dog may sniff',
        ['Table, brush, hands.', 'What one knows is half as bad.'],
        'A dog sniffing at a brush',
      ],
      [
        'Then over everything',
        ['Ears, lips, armpits, toes, tail.', 'Slowly, and always one hand stays on.'],
        "Hands on a dog's shoulders",
      ],
      [
        'Then a word with the owner',
        ['What was found, and whether a vet should see it.', 'A groomer makes no diagnosis, and says so.'],
        'A groomer talking to an owner',
      ],
    ],
    turn: ['And then they look handsome as well.', 'You can do the same at home, on the rug.'],
    asks: ['Where does your dog like to be touched least?', 'What was the oddest find in the coat?'],
    ends: {
      pt: 'Regular hands are early eyes.',
      fi: 'Start tonight, at the ears.',
      a: 'Nose to tail. Weekly.',
      h: 'The hairclip is still on the counter.',
      l: 'And a long breath out.',
    },
    keep: 'a quiet evening on the rug',
    send: 'somebody with a very fluffy dog',
    caution: 'Lumps, sores, hot or smelling ears belong to a vet, soon.',
    own: [
      {
        kinds: ['process', 'service', 'people'],
        about: '\\bgentle|nervous|by hand|hand.?strip|groomers?\\b|qualified',
        lead: 'Those are the hands in question:',
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
    cover: 'What the groomer means',
    gist: [
      'Guard hairs shed water, undercoat keeps warm, feathering is the fringe on the legs, and stripped is not the same as clipped.',
      'Five words, and you can say at the counter what you want, and understand what you get.',
    ],
    subject: ['Stripped is not clipped', 'Five words for fur'],
    hooks: {
      '*': [
        '"Just a bit shorter, please" means ten different things. Five words help.',
        'Does your terrier want clipping or stripping? It makes a difference to the coat.',
      ],
      pt: 'The type of coat decides the tool: comb, knife, clipper or scissors.',
      fi: "You nod at the groomer's, and have not understood a word? You are not alone.",
      a: 'Know the coat. Then choose the cut.',
      h: '"Feathering" has nothing to do with birds, however the dog looks at them.',
      l: 'Silk, wire, wool, down: a dog can be all of it.',
    },
    lines: {
      '*': [
        'Hand stripping plucks dead wire hair out by hand. Clipping cuts it, and over time makes wire coats soft and pale.',
        'Undercoat is the down below the longer hair. In spring it comes out by the bagful, and a bath helps it along.',
        'A mat is felt on a living dog. Short after a mat is no fashion; it is relief.',
        'Show a photograph of the cut that you mean. "Teddy" is different in each village.',
      ],
      h: ['"Teddy cut" is what happened to the poodle that has forgiven nobody.'],
    },
    scene: [
      '"Short, but not too short, and fluffy, but practical." The groomer nods, and the dog closes its eyes.',
      'In the bag lies a second dog, made of undercoat.',
    ],
    why: [
      [
        'Coats are built differently, so one pair of clippers does not suit them all.',
        'What does a poodle good takes the weather out of a terrier.',
      ],
      [
        "Words beat gestures: one hand's breadth is not another's.",
        'The right word costs a second, and hair takes three months.',
      ],
    ],
    parts: [
      [
        'Guard hair',
        ['The longer, glossier hair that sheds rain.', 'A dog wears it as a raincoat.'],
        'Long glossy dog hair',
      ],
      [
        'Undercoat',
        ['Soft and dense below; comes out in spring and autumn.', 'The vest that is changed twice a year.'],
        'A handful of combed undercoat',
      ],
      [
        'Hand stripping',
        ['Plucking ripe wire hair with finger and thumb.', 'Takes long, keeps colour and texture.'],
        'Fingers plucking a wiry coat',
      ],
      [
        'Feathering',
        ['Long fringes on legs, belly, ears and tail.', 'Where burrs like best to travel.'],
        'Fringed legs of a spaniel',
      ],
      [
        'Mat',
        ['Hair that has felted down to the skin.', 'What a brush prevents and only clippers cure.'],
        'A tangle in a dog coat',
      ],
    ],
    turn: ['And for all else there is a photograph.', 'The dog wants only that it be over soon.'],
    asks: ['Which coat does your dog have?', "What do you say at the groomer's?"],
    ends: {
      pt: 'Name the coat, and the rest follows.',
      fi: 'Then you need not only nod.',
      a: 'Stripped or clipped. Say which.',
      h: 'The second dog was put on the compost.',
      l: 'Soft, and in its own colour.',
    },
    keep: 'the next appointment',
    send: 'somebody who says "just tidy it up"',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'strip|(?<!nail )clip|coat|groom|de-?shed',
        lead: 'And what of it is done here:',
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
    cover: 'What did your dog steal?',
    gist: [
      'A whole roast, half a birthday cake, one shoe from each pair. What is the boldest thing that your dog ever stole?',
      'Every dog has one great crime in its life. Which was it, and what time of day?',
    ],
    subject: ['The great crime', 'Half a cake, no witnesses'],
    hooks: {
      '*': [
        'What is the boldest thing that your dog ever stole?',
        'Every family with a dog has a story that begins with "I had only turned round".',
      ],
      pt: 'Opportunity is the strongest reward: what lies on the edge of a table will be learned from.',
      fi: 'Go on, what was it: butter, roast or birthday cake?',
      a: 'Your dog stole what? Name the loot.',
      h: 'The dog denies everything, with icing on its nose.',
      l: 'A silent kitchen, an empty plate, a tail under the table.',
    },
    lines: {
      '*': [
        'What is the best thing that your dog ever stole from the table?',
        "A dog that once found a roast on the worktop will look there for years. Push it back by an arm's length.",
        'Swap instead of chasing: a running dog with a sock has won already.',
        'The guilty look is mostly an answer to our face. Dogs make it even when they have done nothing.',
      ],
      h: ['The dog did not eat the cake. It only tested it, from all sides.'],
    },
    scene: [
      'Guests in the living room, a plate in the kitchen, forty seconds.',
      'There is a knob of butter missing. In its place is a very clean dish.',
    ],
    why: [
      [
        'For a dog it is no theft. Food that nobody holds is food that nobody wants.',
        'Noses find what eyes forget.',
      ],
    ],
    parts: [
      [
        'Something from the table',
        ['Roast, butter, sandwich, in order of height.', 'Mostly in the one minute with the door bell.'],
        'An empty plate on a table',
      ],
      [
        'Something from the wardrobe',
        ['Socks, slippers, always one.', 'It is about the smell, so take it as praise.'],
        'A single slipper on a rug',
      ],
      [
        'Something from strangers',
        ['Picnic, football, a sandwich in a hand.', 'The ones for which one has to apologise.'],
        'A picnic blanket in a park',
      ],
    ],
    turn: ['The dog pleads for leniency.', 'The statute of limitations is one dinner.'],
    asks: ['What was the loot?', 'And who got the blame?'],
    ends: {
      pt: 'Put food away, then laugh about it.',
      fi: 'Share it, with a photo of the offender.',
      a: 'Confess for your dog.',
      h: 'The icing has been dealt with.',
      l: 'And nobody saw anything.',
    },
    keep: 'a bad day',
    send: 'the owner of a known offender',
    caution: 'Chocolate, raisins, onions and xylitol are dangerous for dogs: ring a vet at once.',
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
    cover: 'Those little teeth',
    question: 'Our puppy bites hands and ankles all day. What helps?',
    short: 'Less excitement, more sleep, and something right to bite.',
    gist: [
      'Puppies explore with their teeth, most of all when they are tired. Go still, offer something to chew, and put an overtired one to bed.',
      'A puppy that bites in the evening mostly needs what a toddler needs then: quiet, and bed.',
    ],
    subject: ['Needles at seven in the evening', 'The puppy is tired'],
    hooks: {
      '*': [
        'Puppy teeth in your sleeve every evening at seven? It is probably bedtime.',
        'A biting puppy is not a bad puppy. Mostly it is a tired one.',
      ],
      pt: 'Mouthing is normal exploration; it rises with excitement, teething and lack of sleep.',
      fi: 'Do your hands look as though you had been picking blackberries?',
      a: 'Biting puppy? Go still. Swap. Put it to bed.',
      h: 'Who invented a baby with forty needles, and let it run at ankle height?',
      l: 'A small warm weight that fell asleep, mid bite.',
    },
    lines: {
      '*': [
        'Puppies sleep most of the day, in pieces. One that bites and races in the evening has mostly missed a nap.',
        'When a puppy bites your hand, go still. A hand that jumps away is a toy.',
        'Have something to chew in each room. A swap works when it is faster than your temper.',
        'Squealing like a puppy calms some and excites others. If yours gets wilder, just leave the room for a moment.',
      ],
      h: ['The tassels on the slippers have been taken. May they rest in shreds.'],
    },
    scene: [
      'Seven in the evening, a puppy with wild eyes, three laps round the table, and a trouser leg that is already history.',
      'Ten minutes later it lies on its back and snores. The trouser leg is still in its mouth.',
    ],
    why: [
      [
        "Teeth are a puppy's fingers, and until it has learned how hard, they pinch.",
        'Everything goes into the mouth once, and skin squeaks so well.',
      ],
      [
        'Too little sleep makes small animals wild and not quiet.',
        'Tired looks like naughty, in dogs and in children.',
      ],
    ],
    parts: [
      [
        'Go still and dull',
        ['Arms folded, look away, breathe.', 'Prey that does not run is no fun.'],
        'A person standing still with folded arms',
      ],
      [
        'Offer the right thing',
        ['A chew, a damp cold cloth for sore gums.', 'Before it bites, if you see it coming.'],
        'A puppy with a chew toy',
      ],
      [
        'Put it to bed',
        ['Dark, quiet, in its own place, after every burst of play.', 'More naps, fewer teeth.'],
        'A puppy asleep in a basket',
      ],
    ],
    turn: [
      'By the time the second teeth are in it is mostly over.',
      'It gets better. Everyone with an old dog will tell you.',
    ],
    asks: ['What did your puppy chew up first?', 'At what time do the wild ten minutes come?'],
    ends: {
      pt: 'Manage sleep, and half of it goes by itself.',
      fi: 'Hang in there, and hide the slippers.',
      a: 'Still. Swap. Sleep.',
      h: 'The other slipper is in hiding.',
      l: 'And it dreams, with small paws.',
    },
    keep: 'seven in the evening',
    send: 'somebody with a new puppy and long sleeves',
    caution:
      'Biting with stiffness or guarding, or a puppy that seems in pain: ask a vet or a qualified trainer. Never leave small children alone with one.',
    own: [
      {
        kinds: ['service', 'event', 'price', 'offer'],
        about: 'puppy|class|training',
        lead: 'For all the other questions about a puppy:',
      },
    ],
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
      'A harness spreads the pull over the chest, a collar carries the name tag and is on in a second. What does your dog wear?',
      'Some dogs have a wardrobe, others have one old leather strap. Which are you?',
    ],
    subject: ['Harness or collar?', 'On in a second, or comfortable?'],
    hooks: {
      '*': [
        'Harness or collar: what does your dog wear on a walk?',
        'Two dogs at a crossing, one in a harness, one with a collar. Which is yours?',
      ],
      pt: 'A harness takes pressure off the neck; a collar carries identification.',
      fi: 'What hangs on the hook by your door?',
      a: 'Harness for the {lead|leash}. Collar for the name.',
      h: 'The harness has eleven straps. Four of them are for you to step through.',
      l: 'Old leather, a brass ring, the sound of going out.',
    },
    lines: {
      '*': [
        'Harness or collar: what does your dog wear on walks, and why?',
        'Two fingers should fit flat under a collar, and under each strap of a harness.',
        'A dog that pulls should not do it with its throat. For practice take a harness.',
        'Check stitching and clips once a month. It is always the cheap part that opens.',
      ],
      h: ['A clever dog walks out of its harness backwards, with a bow.'],
    },
    scene: [
      'The hook by the door rattles, and from three rooms away there come claws at a gallop.',
      'One leg in the wrong hole, the dog on three legs, and everybody was already dressed.',
    ],
    why: [
      [
        'Build, age and manner differ. What suits a pug is not what suits a greyhound.',
        'It has to fit the dog, and the one who puts it on at six in the morning.',
      ],
    ],
    parts: [
      [
        'Harness',
        ['Kind to the neck, good for pullers and small throats.', 'Must leave the shoulder free.'],
        'A dog wearing a chest harness',
      ],
      [
        'Collar',
        ['On in a second, and carries the tag.', 'Fine for those who walk on a slack {lead|leash}.'],
        'A leather collar with a tag',
      ],
    ],
    turn: ['Many wear both, and have their reasons.', 'What matters is that it fits, and that it is on.'],
    asks: ['Harness or collar?', 'Which colour, and who chose it?'],
    ends: {
      pt: 'Fit first, fashion second.',
      fi: 'Photographs of the hook are welcome.',
      a: 'Pick one.',
      h: 'Strap nine remains unexplained.',
      l: 'A jingle, and the door.',
    },
    keep: 'the next pet shop',
    send: 'somebody who stands in the wrong strap',
    own: [
      {
        kinds: ['product', 'service', 'policy'],
        about: 'harness|collar|lead|fit|walk',
        lead: 'A word on what is worn here:',
      },
    ],
    pic: { ask: 'A harness and a collar on a hook', alt: 'A dog harness and a collar on a hook' },
    claims: [
      [
        'Harnesses reduce pressure on the neck; two fingers rule for fit',
        'advice of vets and welfare organisations',
      ],
    ],
  },
];
