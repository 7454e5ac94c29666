// Animal rescues: adopting, fostering, the first weeks, and what helps beside money.
import type { Idea } from '../../library/idea.ts';
import { ANIMALS, DOGS } from './kinds.ts';

const RESCUES_DOGS = `(?=[\\s\\S]*(?:${ANIMALS}))(?=[\\s\\S]*(?:${DOGS}))`;

export const ANIMAL_RESCUES: readonly Idea[] = [
  {
    id: 'first-weeks-with-a-rescue-dog',
    format: 'howto',
    only: RESCUES_DOGS,
    again: 6,
    emoji: '🐾',
    tags: ['RescueDog', 'AdoptDontShop', 'DogAdoption'],
    title: ['The first weeks with a rescue dog', 'Bringing home a rescue dog: what helps in the first weeks'],
    cover: 'First weeks with a rescue dog',
    gist: [
      'A rescue dog needs quiet, the same routine every day and few visitors in the first weeks. Many need about three months until they feel at home.',
      'Keep the first days with a rescue dog small: one room, short walks on the lead, the same food, and nobody who wants to be introduced.',
    ],
    subject: ['First weeks with a rescue dog', 'Bringing home a rescue dog'],
    hooks: {
      '*': [
        'Have you just brought home a rescue dog? The best thing you can offer in the first weeks is calm.',
        'A rescue dog that hides on the first day is not ungrateful. It is tired. This helps.',
      ],
      pfatil: 'The first weeks decide a lot for a rescue dog, and they are easier if you do less.',
      h: 'In the first week your rescue dog checks you out. Try to look reliable.',
    },
    lines: {
      '*': [
        'Keep a rescue dog on the lead for the first weeks, also in places that look safe. A frightened dog runs far.',
        'Feed a rescue dog the food that it knows, and change over slowly in the second week.',
        'Give a new rescue dog a bed in a quiet corner, and let nobody disturb it there.',
        'Ask friends to wait two weeks before they come to meet your new dog.',
      ],
      h: ['The expensive bed is for you to look at. The dog has chosen the doormat.'],
    },
    scene: [
      'The car stops, the door opens, and for the dog everything is new: smells, stairs, people.',
      'Many people plan a welcome party. A rescue dog would prefer an early night.',
    ],
    why: [
      [
        'A dog that has moved often needs time to see that it may stay.',
        'A new home means new sounds, new smells and new rules all at once.',
      ],
      [
        'A steady routine tells a dog what comes next, and that calms it.',
        'Same walk, same food, same times: that is how a dog learns to trust you.',
      ],
    ],
    caution: [
      'If your dog growls, snaps or does not eat for more than a day or two, ask the rescue or a vet.',
      'Ask a vet or the rescue early if the dog does not eat, hides all day or shows its teeth.',
    ],
    parts: [
      [
        'Keep the first days small',
        [
          'One or two rooms are enough. The rest of the home can wait.',
          'No visitors, no trips, and short walks on the same round.',
        ],
        'A dog bed in a quiet corner',
      ],
      [
        'Use lead and harness',
        [
          'Frightened dogs slip out of collars. A harness is safer.',
          'Doors and gates are where most new dogs get away.',
        ],
        'A harness on a hook',
      ],
      [
        'Let the dog come to you',
        ['Sit on the floor, look away, and wait.', 'Do not bend over it. Let it sniff your hand first.'],
        'A hand held low and open',
      ],
      [
        'Practise being alone early',
        [
          'Begin with a minute, then two. Come back before it gets worried.',
          'Leave the room often and briefly, without saying goodbye.',
        ],
        'A dog on its bed beside a door',
      ],
    ],
    turn: [
      'Three days to arrive, three weeks to settle, three months to be at home: many dogs are like that.',
      'Give it time. The day on which it brings you a toy will come.',
    ],
    asks: ['How long did your dog need to feel at home?', 'What helped your dog most in the first week?'],
    ends: {
      pfatil: [
        'Questions about the first weeks? Ask us.',
        'If you are unsure about anything, call us early.',
      ],
      h: 'And yes, it will sleep on the sofa in the end.',
    },
    keep: 'the week in which your dog moves in',
    send: 'somebody who is about to adopt',
    own: [
      {
        kinds: ['process', 'service', 'policy', 'offer'],
        about: 'adopt|rehom|home check|microchip|neuter|vet check',
        lead: 'And what has been done before a dog comes to you.',
      },
    ],
    pic: { ask: 'A dog resting in its bed', alt: 'A dog resting in its bed' },
    claims: [
      [
        'Quiet, routine, lead and gradual time alone help newly adopted dogs; the three-three-three guide',
        'advice of animal welfare organisations',
      ],
    ],
  },
  {
    id: 'before-you-adopt',
    format: 'checklist',
    only: ANIMALS,
    again: 7,
    emoji: '📝',
    tags: ['AnimalRescue', 'AdoptDontShop', 'PetAdoption'],
    tick: true,
    title: [
      'Before you adopt a pet: five questions for your family',
      'Thinking of adopting? Questions to settle at home first',
    ],
    cover: 'Before you adopt',
    gist: [
      'Before you adopt an animal, settle five things at home: time, money, holidays, the landlord, and whether everybody wants it.',
      'A rescue will ask you about your days, your home and your plans. If you have the answers ready, you find the right animal sooner.',
    ],
    subject: ['Before you adopt', 'Is a rescue animal right for us?'],
    hooks: {
      '*': [
        'Would you like to adopt a rescue animal? Talk about these five things at home first.',
        'Five questions to answer before you adopt, so that it works out for everybody.',
      ],
      pfatil: 'A good adoption begins with honest answers at your kitchen table.',
      h: 'The children promise to walk the dog every day. Here are four more things to check before you adopt.',
    },
    lines: {
      '*': [
        'Before you adopt, ask your landlord in writing whether pets are allowed.',
        'Think about who looks after the animal when you are away, and ask that person before you adopt.',
        'Tell the rescue honestly how long the animal would be alone. They will not judge you. They look for the one that fits.',
        'Let everybody in the household meet the animal before you adopt it.',
      ],
      h: ['Ask the cat you already have. It will say no, but ask politely.'],
    },
    scene: [
      'You see a face on a website, and by the evening you have named it. That is the time for a few questions.',
      'Most animals that come back to a rescue come back for reasons that could have been known before.',
    ],
    why: [
      [
        'An animal may be with you for ten years or more, and your days may change.',
        'You decide for many years, so an evening of talking is well spent.',
      ],
      [
        'Rescues know their animals, and with your answers they can suggest the right one.',
        'The quiet cat and the lively one need different homes.',
      ],
    ],
    parts: [
      [
        'Time on a normal day',
        ['Count walks, play and cleaning, also in November.', 'Who gets up first, and who is home at noon?'],
        'A clock and a dog lead',
      ],
      [
        'Money in every month',
        [
          'Food, insurance, vaccinations, and one vet bill that you do not expect.',
          'Ask the rescue what an animal like this costs in a year.',
        ],
        'A jar with coins',
      ],
      [
        'Holidays and sick days',
        ['Find one person now who would take the animal.', 'Kennels and sitters are booked early in summer.'],
        'A suitcase and a food bowl',
      ],
      [
        'The landlord and the neighbours',
        ['Get permission in writing.', 'Thin walls and a lonely dog do not go together.'],
        'A tenancy agreement on a table',
      ],
      [
        'Everybody says yes',
        ['One no in the family is a no for now.', 'Allergies show when you visit, so visit twice.'],
        'A family around a table',
      ],
    ],
    turn: ['With five answers you can choose calmly.', 'Then come and meet them.'],
    asks: ['What did you think about before you adopted?', 'Which of the five was hardest for you?'],
    ends: {
      pfatil: ['Not sure whether it fits? Ask us.', 'Bring your questions. We like them.'],
      h: 'If the answer is yes five times, start hiding the good shoes.',
    },
    keep: 'the evening when you talk it over',
    send: 'your family chat',
    own: [
      {
        kinds: ['process', 'policy', 'place', 'hours', 'price'],
        about: 'adopt|rehom|visits?\\b|appointment|home check|fee',
        lead: 'And this is how it goes with us.',
      },
    ],
    pic: { ask: 'A lead and a bowl on your kitchen table', alt: 'A lead and a food bowl on a kitchen table' },
    claims: [
      [
        'Time, cost, holidays, tenancy and consent of all are usual adoption criteria',
        'advice of animal welfare organisations',
      ],
    ],
  },
  {
    id: 'what-fostering-an-animal-means',
    format: 'answer',
    only: `(?=[\\s\\S]*(?:${ANIMALS}))(?=[\\s\\S]*foster)`,
    again: 6,
    emoji: '🏠',
    tags: ['FosterPets', 'AnimalRescue', 'FosterSavesLives'],
    title: ['What does it mean to foster an animal?', 'Fostering a dog or cat: how it works'],
    cover: 'Fostering an animal',
    question: 'What does fostering an animal mean?',
    short: 'You give it a home for some weeks, until a family is found for good.',
    gist: [
      'To foster is to look after a rescue animal at home for some weeks. You get advice, and the rescue looks for the family that keeps it.',
      'A foster home shows what an animal is like in daily life: with stairs, children, a vacuum cleaner. That helps to find the right family.',
    ],
    subject: ['Fostering an animal', 'A home for some weeks'],
    hooks: {
      '*': [
        'You cannot take on an animal for life? Perhaps you can for six weeks. That is fostering.',
        'Have you ever thought of fostering a rescue animal? This is what it means.',
      ],
      pfatil: 'Each foster home frees a place for the next animal.',
      h: 'Fostering is adopting with a return date. Some people are very bad at the second part.',
    },
    lines: {
      '*': [
        'You do not need a big garden to foster. Time and a quiet corner matter more.',
        'If you foster, ask beforehand who pays for food and vet, and whom you can call at night.',
        'Fostering suits people who love animals and cannot promise ten years.',
        'Each animal that goes to a foster home makes room for another one that needs help.',
      ],
      h: [
        'There is a name for those who keep their foster animal. It is "foster failure", and they are proud of it.',
      ],
    },
    scene: [
      'Some animals do not cope with kennels: the old, the very young, the frightened. They need a living room.',
      'In a kennel a shy cat hides. On a sofa it shows after a week who it is.',
    ],
    why: [
      [
        'An animal relaxes in a home and is easier to place afterwards.',
        'What you see at home helps the rescue to choose the right family.',
      ],
      [
        'It is a clear task with an end, so it fits into many lives.',
        'You help for some weeks, and then you may rest.',
      ],
    ],
    parts: [
      [
        'Ask what is covered',
        [
          'Food, vet, equipment: every rescue does it in its own way.',
          'Have it explained before the first animal comes.',
        ],
        'A bag of food and a blanket',
      ],
      [
        'Say what suits you',
        [
          'Cats or dogs, small or old, with or without your own animals.',
          'You may say no to an animal that does not fit.',
        ],
        'A cat on a sofa',
      ],
      [
        'Keep short notes',
        [
          'How it sleeps, what it fears, whether it likes children.',
          'A few photos in good light find families quickly.',
        ],
        'A phone taking a photo of a dog',
      ],
    ],
    turn: [
      'The goodbye is hard. Then the photo from the new home arrives.',
      'Then a place is free, and somebody else gets a chance.',
    ],
    asks: ['What would you want to know before you foster?', 'Could you foster for a few weeks?'],
    ends: {
      pfatil: [
        'Interested? Send us a message, and we will tell you more.',
        'Ask us. A first talk commits you to nothing.',
      ],
      h: 'Buy a second lint roller before you begin.',
    },
    keep: 'the day you have a few weeks to give',
    send: 'somebody with a quiet sofa',
    own: [
      {
        kinds: ['story', 'audience', 'process', 'claim', 'offer', 'value'],
        about: 'foster',
        lead: 'This is how it stands with us.',
      },
    ],
    pic: { ask: 'A foster animal on a sofa or blanket', alt: 'A cat on a sofa' },
    claims: [
      [
        'Foster homes relieve shelters and show an animal in daily life; cover differs',
        'practice of animal rescues',
      ],
    ],
  },
  {
    id: 'how-did-your-pet-get-its-name',
    format: 'question',
    only: ANIMALS,
    again: 4,
    emoji: '🐶',
    tags: ['RescuePets', 'PetNames', 'AnimalRescue'],
    title: ['What is your pet called, and why?', 'How did your pet get its name?'],
    cover: 'Tell us the name of your pet',
    gist: [
      'What is your pet called, and who chose the name? Show us a picture, please.',
      'Some animals come with a name and keep it, others get a new one in the car. How was it with yours?',
    ],
    subject: ['What is your pet called?', 'Pet names'],
    hooks: {
      '*': [
        'What is your pet called, and why? A picture is very welcome.',
        'How did your dog, cat or rabbit get its name?',
      ],
      pfatil: 'Every pet has a name, and most names have a story. What is yours?',
      h: 'What is your pet called, and what do you shout in the park instead?',
    },
    lines: {
      '*': [
        'Tell us the name of your pet and post a picture. We would love to see them.',
        'Did your rescue animal keep its old name or get a new one?',
        'Which pet name made you laugh?',
        'What was the name of your first pet?',
      ],
      h: ['Officially he is called Wellington. He answers to "cheese".'],
    },
    scene: [
      'Names are chosen in the car, by children, or by the way somebody looks at you.',
      'In every family there is one pet name that nobody can explain to strangers.',
    ],
    why: [
      [
        'A name is the first thing that an animal gets from its new family.',
        'With the name it becomes part of the family.',
      ],
    ],
    parts: [
      [
        'It kept its old name',
        ['It was used to it, and it suited.', 'Why change what it already listens to?'],
        'A name tag on a collar',
      ],
      [
        'It got a new one',
        ['A new life and a new name: many families like that.', 'It took two days and a lot of treats.'],
        'A dog looking into the camera',
      ],
    ],
    turn: ['We are looking forward to the pictures.', 'Pictures, please.'],
    asks: ['Which name did you give your pet?', 'Who found the name for your animal?'],
    ends: {
      pfatil: ['Show us a picture of yours.', 'Names and pictures, please.'],
      h: 'Bonus points for full names with a title.',
    },
    keep: 'the next animal that needs a name',
    send: 'somebody with a funny pet name',
    pic: { ask: 'One of your animals looking into the camera', alt: 'A dog looking into the camera' },
    claims: [['People name their pets', 'common experience']],
  },
  {
    id: 'old-towels-and-blankets',
    format: 'tip',
    only: ANIMALS,
    again: 6,
    emoji: '🧺',
    tags: ['AnimalRescue', 'DonateThings', 'HelpAnimals'],
    title: [
      'What an animal rescue can use from your cupboard',
      'Old towels and blankets: give them to an animal rescue',
    ],
    cover: 'Towels for animals',
    gist: [
      'Old towels, fleece blankets and unopened pet food are useful to most animal rescues. Ask first what is needed, and bring everything washed.',
      'Animals do not mind a faded towel. Look in your cupboard, wash what you can spare, and ask the rescue when to bring it.',
    ],
    subject: ['Towels for animals', 'Give things to an animal rescue'],
    hooks: {
      '*': [
        'Do you have old towels in the cupboard? An animal rescue can probably use them.',
        'You can help animals without spending money: look in your linen cupboard.',
      ],
      pfatil: 'Things that you no longer need can make an animal comfortable.',
      h: 'That towel from the holidays of long ago has a second career ahead of it.',
    },
    lines: {
      '*': [
        'Animal rescues go through a lot of towels. Before you throw yours away, ask whether they are wanted.',
        'Bring pet food unopened and in date. Opened bags usually cannot be used.',
        'Please no pillows and duvets with feathers, unless the rescue asks for them. Animals chew, and feathers fly.',
        'Ask before you bring things. What is short changes from month to month.',
      ],
      h: ['A puppy has no opinion on patterns. Bring the orange blanket.'],
    },
    scene: [
      'In a kennel every bed is changed often, and the washing machine runs all day.',
      'Many cupboards hold blankets that nobody has used for years.',
    ],
    why: [
      [
        'What you give does not have to be bought, so the money goes to the vet.',
        'Every blanket that is given leaves money for food and medicine.',
      ],
      [
        'Clean, simple fabric is easy to wash and hard to swallow.',
        'Flat pieces without buttons or filling are safest.',
      ],
    ],
    parts: [
      [
        'Ask what is short',
        [
          'A message is enough. Sometimes it is towels, sometimes cat litter.',
          'Look at the list on the website, or call.',
        ],
        'A shopping list on a phone',
      ],
      [
        'Wash it, cut off buttons',
        ['No perfume or softener. Noses are sensitive.', 'Loose threads, zips and cords should come off.'],
        'A pile of folded towels',
      ],
      [
        'Bring it when somebody is there',
        ['Bags at a closed gate get wet.', 'Five minutes of talking, and you may see a few noses.'],
        'A bag handed over at a door',
      ],
    ],
    turn: ['It takes ten minutes and helps the same day.', 'And your cupboard closes again.'],
    asks: ['What could you give away?', 'What is in your cupboard that a dog would love?'],
    ends: {
      pfatil: ['Ask us what we need at the moment.', 'Send us a message before you come by.'],
      h: 'The dog in question says thank you with its whole back half.',
    },
    keep: 'your next clear-out',
    send: 'whoever never throws towels away',
    own: [
      {
        kinds: ['story', 'process', 'place', 'hours'],
        about: 'need(?:ed)?\\b|towels|blankets|drop off|bring|wish ?list',
        lead: 'What helps us at the moment.',
      },
    ],
    pic: { ask: 'A pile of folded towels and blankets', alt: 'A pile of folded towels and blankets' },
    claims: [
      ['Rescues use towels and blankets; feather bedding is often refused', 'practice of animal rescues'],
    ],
  },
  {
    id: 'found-a-dog-or-cat',
    format: 'howto',
    only: ANIMALS,
    again: 7,
    emoji: '🔎',
    tags: ['LostAndFound', 'LostDog', 'AnimalRescue'],
    title: ['Found a dog or cat? What to do first', 'A stray dog or cat in your street: what to do'],
    cover: 'You found a stray?',
    gist: [
      'If you find a dog or cat, stay calm, look for a tag, have the chip read, and tell the people who are responsible in your area. Most found pets live nearby.',
      'A cat on your wall usually has a home. A dog on its own needs you: keep your distance, call, and let a vet or rescue read the chip.',
    ],
    subject: ['Found a dog or cat?', 'What to do with a stray'],
    hooks: {
      '*': [
        'There is a dog in your street without anybody. What do you do first?',
        'Found a dog or cat? These steps bring it home fastest.',
      ],
      pfatil: 'Most found pets live round the corner. With a few calls they are home by evening.',
      h: 'A cat that looks lost on your wall is usually the one that owns the wall. Check before you rescue it.',
    },
    lines: {
      '*': [
        'Many vets and rescues can read a microchip in a minute. Ask before you put up posters.',
        'Do not chase a frightened dog. Sit down, look away, and let it come.',
        'A healthy cat outside is rarely lost. Ask the neighbours before you take it in.',
        'If you post a photo of a found pet, leave out one mark. The real owner will know it.',
      ],
      h: ['The dog that followed you home may simply have smelt your sandwich.'],
    },
    scene: [
      'A dog runs along the road, looks round and runs on. Everybody stops, and nobody knows whom to call.',
      'The same cat has sat at your door for three days, and you begin to wonder.',
    ],
    why: [
      [
        'A chip or a tag leads straight to the owner.',
        'Somebody is looking for it, often only a few streets away.',
      ],
      [
        'Rules differ: in many places a found dog must be reported.',
        'Whoever keeps a found animal without telling anybody may be breaking the law.',
      ],
    ],
    caution: [
      'Do not touch an animal that is injured or growls. Call a vet, a rescue or the authority in your area.',
      'Leave injured or aggressive animals to people with experience, and call them at once.',
    ],
    parts: [
      [
        'Keep it safe and calm',
        [
          'Close the gate, speak quietly, offer water.',
          'Traffic is the main danger, so slow it down if you safely can.',
        ],
        'A dog behind a garden gate',
      ],
      [
        'Look for a tag',
        [
          'A name, a number, a tattoo in the ear.',
          'Call the number on the collar before you do anything else.',
        ],
        'A tag on a collar',
      ],
      [
        'Have the chip read',
        ['Vets and rescues have a reader, and it does not hurt.', 'Phone ahead, so that somebody is there.'],
        'A chip reader over a dog',
      ],
      [
        'Tell the right people',
        [
          'The council, the police or a rescue: who it is differs from place to place.',
          'Then ask in the groups of your neighbourhood.',
        ],
        'A phone with a map',
      ],
    ],
    turn: ['With luck the owner is at your door in an hour.', 'Most of these stories end well.'],
    asks: ['Have you ever brought a pet home?', 'Is your own pet chipped, with the right phone number?'],
    ends: {
      pfatil: ['Save the number of your nearest rescue today.', 'If you are not sure, call us and ask.'],
      h: 'The cat will be back tomorrow. It likes you.',
    },
    keep: 'the day a strange dog crosses your path',
    send: 'your neighbours',
    pic: { ask: 'A collar with a name tag', alt: 'A collar with a name tag' },
    claims: [
      ['Reading the chip, reporting, not chasing', 'advice of animal welfare organisations'],
      ['Duties to report found dogs in many places', 'law differs by country'],
    ],
  },
];
