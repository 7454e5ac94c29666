// What groomers are asked, and what those who board animals are.
import type { Idea } from '../../library/idea.ts';
import { BOARDING, GROOMING } from './kinds.ts';

export const COATS_AND_STAYS: readonly Idea[] = [
  {
    id: 'how-often-to-the-groomer',
    format: 'answer',
    again: 6,
    emoji: '🗓️',
    tags: ['DogGrooming', 'CoatCare', 'DogTips'],
    title: ['How often should my dog be groomed?', 'Grooming: how many weeks between two appointments?'],
    cover: 'How often to the groomer?',
    gist: [
      'Curly and long coats every four to six weeks, wiry coats every eight to twelve, short coats a few times a year for a bath and nails.',
      'It depends on the coat: the more it grows and tangles, the sooner your dog needs the groomer.',
    ],
    subject: ['How often to the groomer?', 'Weeks between two grooms'],
    hooks: {
      '*': [
        'How often does a dog need the groomer? It depends on the coat.',
        'A poodle mix needs the groomer about once a month. A short coat needs it less often.',
      ],
      ptal: 'Curly coats need grooming most often, short coats least.',
      fi: 'Are you not sure when your dog is due? Here is a simple guide.',
      h: 'If you can no longer tell front from back, your dog is due.',
    },
    lines: {
      '*': [
        'Poodles and poodle mixes need a groom about every four to six weeks.',
        'Wire-haired dogs need hand stripping or a trim every eight to twelve weeks.',
        'Short-haired dogs need a bath, a brush out and their nails done a few times a year.',
        'Regular grooming is easier for your dog than one long appointment with a matted coat.',
      ],
      h: ['The fringe is charming, until your dog walks into the table.'],
    },
    scene: [
      'You part the fringe and find two eyes.',
      'Four weeks after the last groom the first knots are back behind the ears.',
    ],
    why: [
      ['Coats that keep growing tangle quickly.', 'Curly hair does not fall out, it knots.'],
      [
        'When it is done regularly, it takes less time and pulls less.',
        'Your dog gets used to it and stays calmer.',
      ],
    ],
    parts: [
      [
        'Curly or woolly coat',
        [
          'About every four to six weeks, with brushing in between.',
          'Poodles and their mixes: four to six weeks.',
        ],
        'A curly dog',
      ],
      [
        'Long, silky coat',
        ['About every six to eight weeks.', 'Six to eight weeks, and brushing every other day.'],
        'A long-haired dog',
      ],
      [
        'Wiry coat',
        ['About every eight to twelve weeks.', 'Eight to twelve weeks for a strip or a trim.'],
        'A wire-haired dog',
      ],
      [
        'Short coat',
        ['A few times a year, for bath and nails.', 'A bath and nails every two to three months.'],
        'A short-haired dog',
      ],
    ],
    turn: [
      'Book the next date when you collect your dog.',
      "Your groomer can tell you what your dog's coat needs.",
    ],
    asks: ['How often does your dog go to the groomer?', 'Which coat does your dog have?'],
    ends: {
      ptal: 'Book the next date in time.',
      fi: 'Ask, and we look at the coat together.',
      h: 'And there are the eyes again.',
    },
    question: 'How often should my dog be groomed?',
    short: ['Curly and long coats about once a month, short ones less often.', 'That depends on the coat.'],
    keep: 'your calendar',
    send: 'somebody with a doodle',
    only: GROOMING,
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'groom|bath|clip',
        lead: 'Grooming at {name}:',
      },
    ],
    pic: {
      ask: 'A dog before the groom and after it, with permission',
      alt: 'A freshly groomed dog on a table',
    },
    claims: [['Grooming intervals by coat type', 'trade practice']],
  },
  {
    id: 'a-puppys-first-groom',
    format: 'howto',
    again: 7,
    emoji: '🐶',
    tags: ['PuppyGrooming', 'PuppyTips', 'DogGrooming'],
    title: ["Puppy's first groom: when and how to prepare", 'How to get a puppy used to grooming'],
    cover: "A puppy's first groom",
    gist: [
      'Begin early: touch paws and ears every day, brush for a minute, and come for a short first visit after the vaccinations. So grooming is no problem later.',
      'A first visit is short and playful: look round, a bath or a brush, a treat. The haircut comes later.',
    ],
    subject: ["A puppy's first groom", 'How to prepare your puppy'],
    hooks: {
      '*': [
        'When should a puppy have its first groom? Soon after its vaccinations, and only for a short time.',
        "Touch your puppy's paws and ears every day, and the groomer will be no problem.",
      ],
      ptal: 'Short, early and friendly: so a puppy learns that grooming is fine.',
      fi: 'Do you have a puppy? These small exercises help for life.',
      h: 'Puppies think that a brush is a toy. They are right, for the first week.',
    },
    lines: {
      '*': [
        "Touch your puppy's paws, ears and mouth every day for a minute, with a treat.",
        'Brush your puppy briefly every day, also if it hardly has any coat.',
        'Bring your puppy for a short first visit as soon as its vaccinations allow it.',
        'Let your puppy hear a hairdryer from another room, with something to chew.',
      ],
      h: ['The first haircut is photographed more often than the first day at school.'],
    },
    scene: [
      'A puppy of four months comes in, sniffs at everything and gets a treat.',
      'A dog that was first groomed at one year is afraid of the dryer.',
    ],
    why: [
      ['Puppies get used to new things most easily.', 'What they know early they are not afraid of later.'],
      ['A bad first experience is remembered for long.', 'So the first visit should be short and nice.'],
    ],
    parts: [
      [
        'Touch paws and ears daily',
        ['A minute with a treat is enough.', 'So nail clipping is no surprise.'],
        "A hand on a puppy's paw",
      ],
      [
        'Brush for a minute',
        ['With a soft brush, and stop before it gets too much.', 'Praise your puppy.'],
        'A soft brush',
      ],
      [
        'Make friends with the noise',
        ['Dryer or clippers at a distance, with a chew.', 'Come closer step by step.'],
        'A hairdryer',
      ],
      [
        'Book a short first visit',
        ['Ask about a puppy introduction.', 'A bath, a brush and nails are enough.'],
        'A puppy on a table',
      ],
    ],
    turn: ['After two or three visits your puppy knows it.', 'And then comes the first real haircut.'],
    asks: ['How old is your puppy?', "How was your puppy's first groom?"],
    ends: {
      ptal: 'Early, short, with treats.',
      fi: 'We look forward to small paws.',
      h: 'And bring the camera.',
    },
    keep: 'the first months',
    send: 'somebody with a puppy',
    only: GROOMING,
    own: [{ kinds: ['service', 'price', 'offer'], about: 'pupp', lead: 'Puppies at {name}:' }],
    pic: { ask: 'A puppy on a towel', alt: 'A puppy on a towel' },
    claims: [['Early, positive handling makes grooming easier', 'trade practice, behaviour textbook']],
  },
  {
    id: 'before-the-groom',
    format: 'checklist',
    again: 6,
    emoji: '✅',
    tick: true,
    tags: ['DogGrooming', 'GroomingTips', 'DogTips'],
    title: [
      "What to do before your dog's grooming appointment",
      'Grooming appointment: how to prepare your dog',
    ],
    cover: "Before your dog's groom",
    gist: [
      'Go for a walk first, do not feed a big meal, say what your dog does not like, and bring a photo of the cut you want.',
      'A walk before, an empty bladder, and a word about sore places: that makes a groom easier for your dog.',
    ],
    subject: ["Before your dog's groom", 'How to prepare'],
    hooks: {
      '*': [
        'Grooming appointment tomorrow? A walk first makes it easier.',
        'Four things to do before your dog goes to the groomer.',
      ],
      ptal: 'Walked, not too full, and with all the facts: so a groom goes well.',
      fi: "Is your dog nervous at the groomer's? This helps.",
      h: 'Do not wash your dog first. It is like hoovering before the cleaner comes.',
    },
    lines: {
      '*': [
        'Take your dog for a walk before a groom. A dog that has been out is calmer.',
        'Say before the groom where your dog does not like to be touched.',
        'Bring a photo of the cut you want for your dog. "Short" means something else to everybody.',
        'Tell the groomer about lumps, sore places and medicines before the groom.',
      ],
      h: ['"He does that only at home" is heard by every groomer.'],
    },
    scene: [
      'Your dog jumps out of the car full of energy and should stand still for an hour.',
      'You say "short", and afterwards it is shorter than you thought.',
    ],
    why: [
      ['A dog that has run and done its business can stand more quietly.', 'Energy has to go somewhere.'],
      [
        'What the groomer knows beforehand, the dog does not have to show.',
        'Sore hips and fears can be taken into account.',
      ],
    ],
    parts: [
      ['Go for a walk', ['Half an hour is enough.', 'And time for a wee.'], 'A dog on a walk'],
      [
        'Feed only a little',
        ['A big meal and a table do not go together.', 'Two hours before is best.'],
        'An empty bowl',
      ],
      [
        'Say what bothers your dog',
        ['Paws, dryer, other dogs, a sore hip.', 'Also if it has ever snapped.'],
        'Two people talking',
      ],
      [
        'Bring a photo',
        ['Of your dog when you liked it best.', 'Then both know how short.'],
        'A photo on a phone',
      ],
    ],
    turn: ['Then bring your dog, and leave calmly.', 'Most dogs are calmer when the owner has gone.'],
    asks: ['Does your dog like the groomer?', 'What does your dog not like at all?'],
    ends: { ptal: 'Walk, little food, facts, photo.', fi: 'See you soon.', h: 'And put the hoover away.' },
    keep: 'the day before the groom',
    send: 'somebody with a nervous dog',
    only: GROOMING,
    own: [
      {
        kinds: ['policy', 'service', 'process'],
        about: 'nervous|one dog at a time|appointments?',
        lead: 'How it works at {name}:',
      },
    ],
    pic: { ask: 'A dog on a lead at the door', alt: 'A dog on a lead at a door' },
    claims: [['Exercise before, information and photo help at a groom', 'trade practice']],
  },
  {
    id: 'why-a-matted-coat-goes-short',
    format: 'answer',
    again: 7,
    emoji: '✂️',
    tags: ['MattedCoat', 'DogGrooming', 'CoatCare'],
    title: [
      'Matted dog: why it sometimes has to be clipped short',
      "Can mats be brushed out of a dog's coat?",
    ],
    cover: 'Why matted coats go short',
    gist: [
      'Tight mats pull at the skin. Brushing them out hurts, so it is kinder to clip the coat short and let it grow again.',
      "Small knots can be combed out. A coat that is matted all over has to go short, for the dog's sake.",
    ],
    subject: ['Why matted coats go short', 'Brush out or clip?'],
    hooks: {
      '*': [
        'Why does a matted dog have to be clipped short? Because brushing it out would hurt.',
        'Can mats be brushed out? Small ones can, tight ones cannot.',
      ],
      ptal: 'A tight mat pulls at the skin with every step.',
      fi: 'Was your dog shaved shorter than you hoped? There was a good reason.',
      h: 'Hair grows back. A dog that hates the brush stays like that.',
    },
    lines: {
      '*': [
        'Tight mats cannot be brushed out without pain. Clipping short is kinder.',
        'Comb your dog down to the skin. A brush often only reaches the top.',
        'A coat or harness that rubs makes mats below it. Look there first.',
        'After a short clip, come regularly while the coat grows, and no new mats will form.',
      ],
      h: ['Two centimetres of coat, ten of felt: nobody notices until the comb gets stuck.'],
    },
    scene: [
      'From above the coat looks fine, and below it is felt.',
      'Under the harness the hair has turned into a mat.',
    ],
    why: [
      [
        'Mats pull tight, and under them the skin cannot breathe.',
        'Damp and dirt stay below and make it sore.',
      ],
      ['Brushing for hours is hard on a dog.', 'A bad memory lasts longer than a short coat.'],
    ],
    parts: [
      [
        'Small knots',
        ['Can be worked out with fingers and a comb.', 'Do it every day behind the ears.'],
        'A comb in a coat',
      ],
      [
        'Tight mats',
        ['Have to be clipped, close to the skin.', 'That is a job for a groomer.'],
        'Clippers on a mat',
      ],
      [
        'After the clip',
        ['The coat grows again, about a centimetre a month.', 'Brush it from the first week on.'],
        'A short-clipped dog',
      ],
    ],
    turn: ['Ask to be shown how to comb at home.', 'And in three months it looks as before.'],
    asks: ['Where does your dog get mats first?', 'Brush or comb: what do you use?'],
    ends: {
      ptal: 'Comb to the skin, and come regularly.',
      fi: 'Nobody will tell you off.',
      h: 'And your dog feels light as a feather.',
    },
    question: 'Can you not just brush the mats out?',
    short: [
      'Small ones, yes. Tight mats all over hurt, so short is kinder.',
      'Not without hurting your dog. Then short is better.',
    ],
    caution: [
      'Do not cut mats with scissors: skin is pulled up into them. Sore skin below should be seen by a vet.',
      'Scissors and mats are dangerous. Leave them to a groomer, and sore skin to a vet.',
    ],
    keep: 'brushing day',
    send: 'somebody with a fluffy dog',
    only: GROOMING,
    own: [
      { kinds: ['service', 'price', 'process'], about: 'groom|dematt|clip', lead: 'Grooming at {name}:' },
    ],
    pic: { ask: 'A comb on a fluffy coat', alt: "A comb held in a fluffy dog's coat" },
    claims: [
      [
        'Tight mats are clipped for welfare; never cut with scissors',
        'trade practice, animal welfare guidance',
      ],
    ],
  },
  {
    id: 'first-stay-in-the-kennel',
    format: 'howto',
    again: 7,
    emoji: '🏡',
    tags: ['BoardingKennels', 'DogBoarding', 'PetHoliday'],
    title: [
      'First stay in kennels or a cattery: how to prepare your pet',
      'First time boarding? What helps your dog or cat',
    ],
    cover: 'First stay in kennels',
    gist: [
      'Visit first, try one night, bring a blanket that smells of home, keep to the usual food, and keep the goodbye short.',
      'A trial night before a long {holiday|vacation} helps your pet, and you as well.',
    ],
    subject: ['First stay in kennels', 'How to prepare your pet'],
    hooks: {
      '*': [
        'First stay in kennels? A trial night makes it easier.',
        'Your pet has never been away from home? Here is how to prepare.',
      ],
      ptal: 'Visit, trial night, own blanket, usual food: so a first stay goes well.',
      fi: 'Do you worry about leaving your pet for the first time? That is normal. This helps.',
      h: 'Most dogs settle in by supper. Owners take until Thursday.',
    },
    lines: {
      '*': [
        "Book a trial night before your pet's first long stay.",
        'Bring a blanket that smells of home to the kennels.',
        "Keep to your pet's usual food during a stay. A change upsets the stomach.",
        'Say a short and cheerful goodbye to your pet. It takes its mood from you.',
      ],
      h: ['Your dog has made three friends and has not asked about you.'],
    },
    scene: [
      'You stand at the gate and wave for the third time, and the dog has already found a friend.',
      'One night in spring, and in summer your pet walks in as if it were home.',
    ],
    why: [
      ['What an animal knows is less frightening.', 'After a trial it remembers that you come back.'],
      ['Smell and food from home give security.', 'New surroundings are enough of a change.'],
    ],
    parts: [
      [
        'Come and have a look',
        ['With your pet, if you like.', 'Ask where it sleeps and when it goes out.'],
        'A kennel run',
      ],
      [
        'Try one night',
        ['Some weeks before the {holiday|vacation}.', 'Then you both know how it is.'],
        'A bed in a kennel',
      ],
      [
        'Bring a blanket and the usual food',
        ['Unwashed is best.', 'Write down how much and when.'],
        'A blanket and a bag of food',
      ],
      [
        'Leave without a fuss',
        ['Hand over the lead, and go.', 'Your pet will be looked after.'],
        'A lead handed over',
      ],
    ],
    turn: ['And then enjoy your {holiday|vacation}.', 'Ask for a photo in between.'],
    asks: ['How did your pet like its first stay?', 'What do you always pack for your pet?'],
    ends: {
      ptal: 'Visit, trial, blanket, food.',
      fi: 'Have a lovely {holiday|vacation}.',
      h: 'See you on Thursday, then.',
    },
    keep: 'planning your {holiday|vacation}',
    send: 'somebody who is going away',
    only: BOARDING,
    own: [
      {
        kinds: ['service', 'process', 'place', 'price'],
        about: 'boarding|kennels?|cattery|walks?\\b|heated',
        lead: 'Stays at {name}:',
      },
    ],
    pic: { ask: 'A clean kennel with a bed and a bowl', alt: 'A clean kennel with a bed and a bowl' },
    claims: [
      ['Trial stay, familiar items and food ease boarding', 'trade practice, animal welfare guidance'],
    ],
  },
  {
    id: 'papers-for-the-kennel',
    format: 'checklist',
    again: 7,
    emoji: '📋',
    tick: true,
    tags: ['BoardingKennels', 'DogBoarding', 'PetVaccination'],
    title: [
      'What you need for kennels or cattery: vaccination, food, numbers',
      'Booking a kennel: papers and things to bring',
    ],
    cover: 'What to bring to the kennels',
    gist: [
      "Vaccination card, a telephone number that is answered, the vet's number, food and medicines with a note, and a word about habits.",
      'Check the vaccination dates some weeks before, so that there is time for a booster.',
    ],
    subject: ['What to bring to the kennels', 'Check the vaccination card'],
    hooks: {
      '*': [
        "Going away? Check your pet's vaccination card some weeks before.",
        'What does your pet need for kennels or cattery? Five things.',
      ],
      ptal: 'Vaccinations, numbers, food, medicines, habits: five things for a stay.',
      fi: 'Have you booked a place for your pet? Here is the list.',
      h: "Your suitcase takes an hour. Your dog's bag takes two.",
    },
    lines: {
      '*': [
        'Check the vaccination card three to four weeks before a stay. Some vaccines need time.',
        'Leave the number of somebody who may decide if you cannot be reached.',
        "Pack your pet's food for one day more than you are away.",
        'Write down medicines with time and amount, and bring them in their box.',
      ],
      h: ['The squeaky duck belongs in the bag. The squeaky pig is for at home.'],
    },
    scene: [
      'On the evening before you go you find that the vaccination ran out last month.',
      'In the bag there are food, medicine and a note, and everything is clear in two minutes.',
    ],
    why: [
      [
        'Vaccinations protect all the animals in the house.',
        'Without a valid card most kennels may not take a pet.',
      ],
      ['If something happens, somebody has to decide.', 'With numbers at hand, help comes quickly.'],
    ],
    parts: [
      [
        'Vaccination card',
        ['Check the dates early.', 'Ask which vaccines are needed, such as kennel cough.'],
        'A vaccination card',
      ],
      [
        'Telephone numbers',
        ["Yours, a friend's and the vet's.", 'Somebody who answers.'],
        'A note with numbers',
      ],
      ['Food', ['The usual one, in portions.', 'And a day extra.'], 'A bag of dog food'],
      ['Medicines', ['In their box, with a note.', 'Time and amount.'], 'A box of medicine'],
      ['Habits', ['Afraid of thunder? Sleeps late? Say so.', 'Two lines are enough.'], 'A handwritten note'],
    ],
    turn: ['Pack on the day before, and nothing is missing.', 'Then you can leave with a calm mind.'],
    asks: ["What must not be missing in your pet's bag?", "When do you book your pet's place for summer?"],
    ends: {
      ptal: 'Card, numbers, food, medicine, habits.',
      fi: 'Any questions? Just ask.',
      h: 'And the pig stays at home. Please.',
    },
    keep: 'the week before you go',
    send: 'somebody with a {holiday|vacation} booked',
    only: BOARDING,
    own: [
      { kinds: ['policy', 'process', 'service'], about: 'vaccinat|kennel cough', lead: 'What {name} needs:' },
    ],
    pic: { ask: 'A vaccination card and a bag of food', alt: 'A vaccination card beside a bag of food' },
    claims: [
      ['Boarding requires valid vaccination; some need time to work', 'trade practice, licensing rules'],
    ],
  },
  {
    id: 'book-the-kennel-early',
    format: 'tip',
    again: 8,
    emoji: '📆',
    tags: ['BoardingKennels', 'PetHoliday', 'PlanAhead'],
    title: [
      'When to book kennels or a cattery for the holidays',
      'Christmas and summer: how early to book for your pet',
    ],
    cover: 'When to book a place',
    gist: [
      'For Christmas, Easter and summer book three to six months ahead. For other weeks a few weeks are often enough.',
      'Book a place for your pet when you book the flight. The school holidays are full first.',
    ],
    subject: ['When to book a place', 'Before you book the flight'],
    hooks: {
      '*': [
        "Book your pet's place when you book your flight. The holidays are full first.",
        'How early should you book kennels for summer? Three to six months.',
      ],
      ptal: 'School holidays fill first, weekdays in term time last.',
      fi: 'Have you planned your summer yet? Your pet needs a place as well.',
      h: 'The flight is booked, the hotel is booked, and the cat looks at you.',
    },
    lines: {
      '*': [
        'Book kennels for Christmas and summer three to six months ahead.',
        "Outside the school holidays a few weeks' notice is often enough for kennels.",
        'Two pets that share a place? Say so when you book.',
        'All full? Ask for the waiting list. Plans change all the time.',
      ],
      h: ['Nobody has ever taken the cat in the hand luggage.'],
    },
    scene: [
      'In May you call for August, and all places are gone.',
      'A call in January, and summer is settled.',
    ],
    why: [
      ['Everybody goes away in the same weeks.', 'There are only so many places.'],
      ['Early means that you can still choose dates.', 'A trial night fits in as well.'],
    ],
    parts: [
      ['Look at the school holidays', ['They are the first to go.', 'Christmas as well.'], 'A calendar'],
      [
        'Book the pet with the flight',
        ['Then nothing clashes.', 'A call or a message is enough.'],
        'A phone and a passport',
      ],
      ['Ask for a trial night', ['In a quiet week.', 'It is good for new guests.'], 'A kennel bed'],
    ],
    turn: ['And if your plans change, say so early.', 'Somebody on the waiting list will be glad.'],
    asks: ['When do you go away this year?', 'Who looks after your pet?'],
    ends: {
      ptal: 'Holidays: three to six months ahead.',
      fi: 'Ask today what is free.',
      h: 'And the cat is satisfied.',
    },
    keep: 'planning the year',
    send: 'somebody who books late',
    only: BOARDING,
    own: [
      {
        kinds: ['policy', 'process', 'service'],
        about: 'bookings?|deposit',
        lead: 'How it works at {name}:',
      },
    ],
    pic: { ask: 'A calendar with a lead beside it', alt: 'A calendar with a dog lead beside it' },
    claims: [['Peak weeks fill months ahead', 'trade practice']],
  },
];
