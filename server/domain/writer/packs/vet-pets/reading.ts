// Reading and handling animals.
import type { Idea } from '../../library/idea.ts';
import { NO_CATS, NO_DOGS, NO_FUR, NO_LESSONS, PRACTICES } from './kinds.ts';

export const READING: readonly Idea[] = [
  {
    id: 'three-second-stroke',
    format: 'tip',
    again: 9,
    emoji: '🐕',
    tags: ['DogBehaviour', 'DogBodyLanguage', 'DogSafety'],
    title: [
      'How to tell whether a dog wants to be {stroked|petted}',
      'May I {stroke|pet} your dog? How to ask the dog itself',
    ],
    cover: '{Stroke|Pet}, stop, watch: ask the dog',
    gist: [
      'Stroke for three seconds, take your hand away and see what the dog does. If it leans in or nudges you, carry on. If it licks its lips, looks aside or steps off, that was an answer too.',
      'A dog can say yes to being {stroked|petted}, but only if you stop. Three seconds, hand off, then watch what it does.',
    ],
    subject: ['Ask the dog, not the owner', 'A three-second test for any dog'],
    hooks: {
      '*': [
        'The owner says the dog is friendly. But does the dog want to be {stroked|petted} right now?',
        'Most people {stroke|pet} a dog on top of the head. Most dogs would rather have it under the chin.',
        'There is a polite way to ask a dog whether it wants to be {stroked|petted}. It takes three seconds.',
      ],
      p: 'There is a short test for whether a dog wants to be {stroked|petted}, and a child can learn it.',
      f: 'Next time a dog comes up to you, try stopping after three seconds.',
      a: '{Stroke|Pet} a dog for three seconds, then stop. The dog decides what happens next.',
      t: 'A consent test for dogs has three steps: brief contact, a full stop, and a look at the response.',
      h: 'Dogs have put up with pats on the head for thousands of years. They have notes.',
      i: 'A dog trusts a hand that stops in time.',
      l: 'Good manners with a dog begin with a pause.',
    },
    lines: {
      '*': [
        '{Stroke|Pet} a dog for three seconds, then take your hand away. If it leans in, it wants more. If it looks away, it does not.',
        'A dog that licks its lips when there is no food about is often asking for more space.',
        '{Stroke|Pet} a dog under the chin or on the chest first. Many dogs duck away from a hand over the head.',
        'Teach a child one thing about dogs: {stroke|pet}, stop, wait. If the dog does not come back for more, leave it in peace.',
        'A dog that goes stiff under your hand is not enjoying it. It is waiting for you to finish.',
      ],
      h: [
        'The dog yawned, licked its lips and looked at the wall. In dog language that is a letter, and nobody opened it.',
      ],
    },
    scene: [
      'Outside the bakery a spaniel is tied to a post, and somebody crouches, reaches over its head and says "who is a good boy, then?"',
      'A toddler, a patient labrador, both parents smiling. The labrador turns its face away and licks its nose.',
    ],
    why: [
      [
        'Dogs show that they have had enough long before they growl: a lick of the lips, a yawn, a turned head.',
        'The first signs that a dog has had enough are small, and a hand that keeps moving misses them.',
      ],
      [
        'When you stop, the dog can choose, and what it does next is easy to read.',
        'With a pause the dog can ask for more instead of having to put up with it.',
      ],
    ],
    parts: [
      [
        ['Let the dog come to you', 'Crouch sideways and wait'],
        [
          'Stand sideways with your hand low and still. A dog that wants contact comes by itself.',
          "You may walk up to it, but the last {metre|yard} should be the dog's choice.",
          'Turn a little to the side and keep your hand still. If it comes, it wants to.',
        ],
        'A dog stepping up to a hand held low',
      ],
      [
        ['Begin at the chest or chin', 'First the chin, then the shoulder'],
        [
          'The dog can see your hand there. It cannot when the hand comes from above.',
          'A hand over the head can frighten a dog. A hand from below does not.',
          'A hand from above looks like a grab, from below like an offer.',
        ],
        'Fingers under the chin of a dog',
      ],
      [
        ['Stop after three seconds', 'After three seconds, take a break'],
        [
          'Take your hand right off. Leaving it on the back tells you nothing.',
          'Count to three. Most people take much longer to let go.',
          'Take the hand back entirely and look what happens.',
        ],
        'A hand lifted away from a dog',
      ],
      [
        ['Watch what the dog does next', 'Let the dog answer'],
        [
          'A nudge, a lean or a paw on your knee means more. A turned head, a stiff back or a step away means stop.',
          'Soft and wriggly means yes. Stiff and still means no.',
          'If it wants more, it will come closer. Anything else means no, thank you.',
        ],
        'A dog leaning against a leg',
      ],
    ],
    turn: [
      'The same test works on cats. They just answer faster.',
      'Try it on your own dog. The answer may surprise you.',
    ],
    asks: [
      'Where does your dog like to be {stroked|petted}, and where not?',
      'What does your dog do when it has had enough?',
    ],
    ends: {
      p: 'It takes a moment, and every child who meets dogs should know it.',
      f: 'Try it with your own dog tonight and see what you get.',
      a: 'No answer means no.',
      t: 'Repeat the pause every few strokes. A yes does not last all afternoon.',
      h: 'If the dog leaves, that was an honest review.',
      i: 'A child who learns to wait for a dog has learnt something about people as well.',
      l: 'The nicest greeting is one that both wanted.',
    },
    work: 'Everybody who works with animals uses this pause all day. It costs seconds and saves the minutes a worried animal needs to calm down.',
    keep: 'the next time a child asks to {stroke|pet} a dog',
    send: 'somebody who greets every dog in the street',
    caution: [
      'Ask the owner first, and do not disturb a dog that is eating, sleeping, tied up or with puppies. Small children need an adult within reach.',
      'Ask whoever holds the {lead|leash} first. Leave a dog alone that eats, sleeps, is tied up or has puppies, and stay within reach of small children.',
    ],
    own: [
      {
        kinds: ['service', 'event', 'offer'],
        about: 'puppy (?:class|school|part|social)|training|behaviou?r',
        lead: 'It is easier to learn with somebody watching.',
      },
    ],
    unless: NO_DOGS,
    pic: {
      ask: 'A dog leaning into a hand that has stopped, both in profile, daylight',
      alt: 'A dog leaning towards a hand held still beside it',
    },
    claims: [
      ['Lip licking, yawning and turning away can be signs of unease in dogs', 'animal behaviour textbook'],
      ['Consent test: brief stroke, pause, observe', 'advice of animal welfare charities'],
    ],
  },
  {
    id: 'leave-the-growl',
    format: 'mistake',
    again: 10,
    emoji: '🐶',
    tags: ['DogBehaviour', 'DogTraining', 'DogSafety'],
    wrong: 'Telling a dog off for growling',
    title: [
      'Why you should not punish a dog for growling',
      'Your dog growls: what it means and what to do next',
    ],
    cover: 'Never punish a growl',
    gist: [
      'A growl is a warning, and that is useful. A dog that has learnt not to growl may bite without warning. So step back and find out what was wrong.',
      'If you scold a dog for growling, it may stop growling and still be worried. Give it room and find out why it did.',
    ],
    subject: ['Why a growl is useful', 'What to do when your dog growls'],
    hooks: {
      '*': [
        'A dog that is told off for growling may stop warning you. It still minds.',
        'Your dog growls over a bone? Good that it tells you. Do not punish it for that.',
        "A growl is a dog's last polite warning. Do not punish it.",
      ],
      p: 'A growl tells you that something is wrong. If you punish it, you only lose the warning.',
      f: 'Did your dog growl at you over a chew, and were you hurt? Look at it this way.',
      a: 'Do not punish a growl. Give the dog room.',
      t: 'A growl is meant to make somebody back off without a fight.',
      h: 'A growling dog is using its words. It has only a few, and this is the polite one.',
      i: 'When your dog growls, ask what it was about.',
      l: 'A low growl. Listen to it, and nothing louder need follow.',
    },
    lines: {
      '*': [
        'Punishing a growl is like taking the battery out of a smoke alarm. It is quiet now, and you know less.',
        'If a dog growls at you: stop, look away, step back. Then write down what happened just before.',
        'A dog that growls over its bowl wants to eat in peace. Feed it behind a closed door, and get help with the rest.',
        'A dog that growls when you touch one spot may be in pain there. See a vet before you see a trainer.',
      ],
      h: ['"He never growled, he just snapped." He used to growl. Then somebody punished it.'],
    },
    scene: [
      'A child crawls towards the basket, the old terrier makes a low sound, and the whole room says "no!" to the terrier.',
      'The dog has a chew, you reach for it, and there it is: that rumble. Your first thought is to be cross.',
    ],
    why: [
      [
        'Before a dog bites it usually gives several warnings. The growl is the one that people notice.',
        'A bite is the end of a long story. With the growl there is still time.',
      ],
      [
        'If you scold the dog, the growl stops, but what frightened it is still there.',
        'Scolding gives the dog a second worry on top of the first.',
      ],
    ],
    parts: [
      [
        ['Stop what you are doing', 'Give the dog room'],
        [
          'Keep your hand still, turn aside, take a step back. The dog asked for distance.',
          'If it gets space, it learns that a small warning is enough.',
          'Step back and look away. It has asked, and you have heard.',
        ],
        'A person stepping back from a dog bed',
      ],
      [
        ['Note what came just before', 'Remember what happened before'],
        [
          'Who was near, what was on the floor, where was your hand? After two or three times you see a pattern.',
          'Make a note in your phone: place, thing, person, time.',
          'It is nearly always one place, one thing or one person.',
        ],
        'A short note typed on a phone',
      ],
      [
        ['Change the place, not the dog', 'Take the cause out of the way'],
        [
          'Feed it behind a door, put the bed where nobody walks past, give chews in separate rooms.',
          'Most growls at home are about one place and one thing. Move one of them.',
          'A gate, a second bowl or a bed round the corner often solves it.',
        ],
        'A dog bed in a quiet corner behind a gate',
      ],
      [
        ['Have a new growl checked by a vet', 'If growling is new, think of pain'],
        [
          'A dog that suddenly growls when touched may hurt. An old dog may hear or see less.',
          'If a gentle dog turns grumpy, look for pain first.',
          'Teeth, hips or ears: pain makes anybody grumpy.',
        ],
        'A vet running hands along the back of a dog',
      ],
    ],
    turn: ['A dog that may growl does not have to bite.', 'You want to hear this. It comes in time.'],
    asks: [
      'What does your dog guard: food, bed, ball or person?',
      'Who in your family understands your dog best?',
    ],
    ends: {
      p: 'If it happens again, get help early, before it becomes a habit.',
      f: 'You have not failed, and neither has the dog. It told you in time.',
      a: 'Hear it, step back, find the cause.',
      t: 'Note the place and the distance each time. If the distance shrinks less often, it is getting better.',
      h: 'Many families manage far worse without any warning at all.',
      i: 'In any family it helps to listen early.',
      l: 'Peace at home is often a matter of who sleeps where.',
    },
    work: 'Groomers, vets and walkers are glad of a growl: it tells them where to stop. The dogs that bite without warning were mostly taught not to growl.',
    keep: 'the day somebody says that the dog has turned nasty',
    send: 'a family with a dog and a crawling baby',
    caution: [
      'If a dog has bitten or you feel unsafe, keep people apart from it and get help from a vet and a qualified behaviourist. Do not test it yourself.',
      'After a bite, or when you feel unsafe, keep people and dog apart and get a vet and a qualified behaviourist. No experiments.',
    ],
    own: [
      {
        kinds: ['service', 'offer', 'event'],
        about: 'behaviou?r|training|trainer|puppy class',
        lead: 'Some things are better sorted out with help.',
      },
    ],
    unless: `${NO_DOGS}|${NO_LESSONS}`,
    pic: {
      ask: 'A dog lying with a chew in its own corner, photographed from a respectful distance',
      alt: 'A dog lying with a chew on a bed in a quiet corner',
    },
    claims: [
      [
        'Growling is a warning; punishing it can suppress the warning without removing the cause',
        'advice of veterinary behaviourists',
      ],
      ['New irritability when handled can be a sign of pain', 'veterinary textbook'],
    ],
  },
  {
    id: 'carrier-as-furniture',
    format: 'howto',
    again: 9,
    emoji: '🐈',
    tags: ['CatCare', 'CatCarrier', 'CatTips'],
    unless: NO_CATS,
    title: [
      'How to get a cat into a carrier without a chase',
      'Cat carrier without drama: leave it out all year',
    ],
    cover: 'Getting a cat into its carrier',
    gist: [
      'Leave the cat carrier out all year, with a blanket in it and the door off. Then it is a bed. A carrier that comes from the {loft|attic} is a trap.',
      'Cats do not mind the carrier. They mind that it suddenly appears. Leave it in the living room, feed your cat in it, and the chase is over.',
    ],
    subject: ['No more chasing the cat', 'Getting the cat into the carrier'],
    hooks: {
      '*': [
        'You fetch the cat carrier from the {loft|attic}, and the cat is gone.',
        'If the carrier comes out only for the vet, your cat knows exactly what it means.',
        'Leave the cat carrier out all year, and the chase before the vet is over.',
      ],
      p: 'Most of the stress of taking a cat to the vet happens at home, and you can avoid it.',
      f: 'You, a towel, and a cat under the sofa. There is a gentler way to get it into the carrier.',
      a: 'Put the cat carrier in the living room and leave it there.',
      t: 'Cats judge a place by its smell. A carrier that has stood in the room for weeks smells right.',
      h: 'A cat cannot read a calendar, yet it knows which day is the vet.',
      i: 'A carrier that is always there gives a nervous cat a safe place.',
      l: 'A carrier, a woollen blanket, an open door. Cats like comfort.',
    },
    lines: {
      '*': [
        'Keep the cat carrier out all year with a blanket in it. Then your cat goes in by itself.',
        'Cat will not go into the carrier? Stand it on its end with the door at the top, and lower the cat in, back feet first.',
        'Buy a cat carrier with a top that comes off. Then a vet can often examine the cat in it.',
        'A towel over the cat carrier calms the drive. Take one the cat has slept on.',
        'Do not carry a cat carrier by the handle like a bag. Hold it from below, against your chest.',
      ],
      h: ['Nobody has ever surprised a cat with a carrier.'],
    },
    scene: [
      'Ten minutes to the appointment, the carrier on the kitchen floor, and a tail vanishing under the bed.',
      'One adult lies flat with a broom, another blocks the stairs, and the cat is calmly watching from the wardrobe.',
    ],
    why: [
      [
        'A place that smells familiar feels safe to a cat. A carrier from the {loft|attic} smells of nothing it knows.',
        'To a cat, a carrier from the cellar smells of dust, car and last time.',
      ],
      [
        'If you chase the cat, the next visit is worse, because it remembers the carrier.',
        'One hunt through the bedroom is enough, and your cat will remember it.',
      ],
    ],
    parts: [
      [
        ['Leave the carrier out, without its door', 'Keep it in the living room'],
        [
          'If nothing can shut, most cats look in within days.',
          'Put it in a corner where your cat already likes to sleep.',
          'A warm corner, no door, and your cat will be curious.',
        ],
        'An open carrier with a blanket beside a sofa',
      ],
      [
        ['Line it with something slept on', 'Put a familiar blanket in it'],
        [
          'A {jumper|sweater} of yours or the blanket from the chair is better than a new cushion.',
          'Do not wash it first. It should smell of home.',
          'It should smell of your sofa and not of the shop.',
        ],
        'A worn {jumper|sweater} tucked into a carrier',
      ],
      [
        ['Throw a treat in now and then', 'Leave treats at the back of it'],
        [
          'Throw it to the back so that the cat has to walk in and turn round.',
          'A few times a week is enough. Do not shut the door.',
          'In, eat, turn, out: for weeks nothing else happens.',
        ],
        'A treat landing at the back of a carrier',
      ],
      [
        ['Later, shut the door for a minute', 'Shut it for a moment, then open'],
        [
          'Wait until your cat sleeps there. Shut, wait, open.',
          'Start with seconds. Your cat learns that the door opens again.',
          'First for a breath, later for a whole nap.',
        ],
        'A hand closing a carrier door softly',
      ],
      [
        ['Carry the carrier from below', 'Hold it like a tray'],
        [
          'Both arms under it, close to you, so that it does not swing.',
          'Use the handle only when it is empty.',
          'Close to you and level, with a towel over it if it is loud outside.',
        ],
        'A person carrying a cat box against the chest',
      ],
    ],
    turn: [
      'Start in a week without an appointment.',
      'By the next visit the carrier is just where your cat sleeps.',
    ],
    asks: ['Where do you keep the cat carrier?', 'Where does your cat hide when the carrier comes out?'],
    ends: {
      p: 'It takes a corner of the room and a few weeks, and it works for life.',
      f: 'Your arms will thank you.',
      a: 'Out of the {loft|attic}, into the living room.',
      t: 'First the smell, then the choice, then practice.',
      h: 'You may still be late. But you can no longer blame the cat.',
      i: 'A cat can learn to be calm, a minute at a time.',
      l: 'A warm corner, and nothing more.',
    },
    work: 'A calm cat can be examined sooner and more thoroughly. So a good visit to the vet begins weeks before, at home.',
    keep: "the week before your cat's next vet visit",
    send: 'somebody with scratches on both arms',
    own: [
      {
        kinds: ['service', 'policy', 'place'],
        about: 'cat[- ]friendly|cat clinic|separate waiting|cats only|home visit',
        lead: 'The other end of the trip counts as well.',
      },
    ],
    pic: {
      ask: 'A cat carrier with its door off and a blanket inside, standing in a living room',
      alt: 'An open cat carrier lined with a blanket in a living room corner',
    },
    claims: [
      [
        'Leaving the carrier out and using familiar bedding lowers stress of transport',
        'guidelines of feline medicine societies',
      ],
      ['Carriers with removable tops allow examination in the base', 'veterinary practice'],
    ],
  },
  {
    id: 'a-wag-is-not-a-smile',
    format: 'myth',
    again: 10,
    emoji: '🐾',
    tags: ['DogBodyLanguage', 'DogBehaviour', 'DogFacts'],
    myth: 'A wagging tail means a happy dog',
    short: [
      'It means that the dog is excited. Back, eyes and mouth tell you why.',
      'Excited, yes. Happy only if hips, eyes and mouth look soft as well.',
    ],
    title: ['What does a wagging tail really mean?', 'Tail wagging: happy, tense or in two minds?'],
    cover: 'What the tail is telling you',
    gist: [
      'A wagging tail means that a dog is excited, and that can be joy or worry. Look at how high and how stiff the tail is, and at the rest of the dog.',
      'Tense dogs wag, too. If the whole body wriggles, the dog is friendly. If the tail is high, stiff and quick, give it room.',
    ],
    subject: ['But its tail was wagging', 'What a wagging tail really means'],
    hooks: {
      '*': [
        '"But its tail was wagging," say people whom a dog has just bitten.',
        'A wagging tail does not always mean a happy dog.',
        'A wagging tail says that a dog is excited. Whether it is happy you see from the rest of it.',
      ],
      p: "A dog's wagging tail shows excitement, and that can have more than one reason.",
      f: 'Do not watch the tail, watch the hips: a happy dog wriggles all over.',
      a: 'A wagging tail proves nothing. Look at the whole dog.',
      t: 'Height, stiffness and speed: a wag gives three signals.',
      h: 'A wagging tail tells you that the engine is running. It does not say in which gear.',
      i: 'If we can read dogs, they do not have to bark so loudly.',
      l: 'A happy dog is soft: ears, eyes and back.',
    },
    lines: {
      '*': [
        'When a dog is happy, it wags from the ribs. If only the tail moves and the body is still, give it room.',
        "How to read a dog's tail: high and stiff means alert. Low and quick means unsure. Wide and loose, with wriggling hips, means happy.",
        'Every breed carries its tail differently. Look for what is different from normal in your own dog.',
        'Studies have found that dogs wag more to the right when they see somebody they like. You need slow motion to see it.',
      ],
      h: ['A dog with no tail can wag, too. It starts at the shoulders.'],
    },
    scene: [
      'Two dogs meet on a path, tails high and stiff, and both owners say: "They are fine."',
      'Somebody bends down to a dog outside a shop because its tail is wagging. Nothing else about it moves.',
    ],
    why: [
      [
        'The tail speeds up when something matters to the dog: a friend, a rival or a rabbit.',
        'From the tail alone you cannot tell good excitement from bad.',
      ],
      [
        "You see a dog's mood in its muscles. A relaxed dog bends, a tense one stands like a table.",
        'What tells you more than the wag is whether the back is stiff.',
      ],
    ],
    parts: [
      [
        ['Look at the hips first', 'See whether the back half swings along'],
        [
          'If the whole back end swings, the dog is happy.',
          'A friendly dog is loose in the middle. No dog can fake a wriggle.',
          'A dog that is stiff and wags is still making up its mind.',
        ],
        'A dog wagging with its whole back half',
      ],
      [
        ['Compare the tail with its normal height', 'Is the tail high, low or normal?'],
        [
          'Higher than usual means alert or sure of itself. Lower means unsure.',
          'A husky and a greyhound carry their tails quite differently, so learn what is normal for your dog.',
          'Look at the tail when your dog is bored. That is its normal height.',
        ],
        'Two dogs with tails at different heights',
      ],
      [
        ['Check the mouth and the eyes', "Look at the dog's face"],
        [
          'Soft eyes and an open mouth go with a happy tail. A closed mouth and a stare do not.',
          'When a dog stops panting and shuts its mouth, something has caught its attention.',
          'If the mouth has just closed, be careful.',
        ],
        'The relaxed open mouth of a dog',
      ],
    ],
    turn: [
      'Once you have seen the difference, you always see it.',
      'So trust the wag if the rest of the dog agrees.',
    ],
    asks: [
      "What does your dog's tail do when you pick up the keys?",
      'How does your dog wag: with the tail or with the whole body?',
    ],
    ends: {
      p: 'Show this to every child who likes dogs.',
      f: 'And enjoy it when your dog wags at you.',
      a: 'Loose is friendly. Stiff is not.',
      t: 'Look in this order: back, mouth, eyes, tail.',
      h: 'A cat that moves its tail means something else entirely.',
      i: 'Half of caring for a dog is looking properly.',
      l: 'A happy dog is all curve.',
    },
    keep: 'the next walk in the park',
    send: 'a child who loves every dog on sight',
    own: [
      {
        kinds: ['service', 'process', 'policy'],
        about: 'meet(?:ing)? (?:and|&) greet|trial walk|assessment|small groups?|group walk',
        lead: 'How dogs get to know each other with us:',
      },
    ],
    unless: NO_DOGS,
    pic: {
      ask: 'A dog mid-wag, photographed from the side so that the whole back shows',
      alt: 'A dog wagging its tail with a loose, curved body',
    },
    claims: [
      ['Tail wagging indicates arousal and not only positive emotion', 'animal behaviour textbook'],
      ['Right-biased wagging at familiar people', 'published study on asymmetric tail wagging in dogs'],
    ],
  },
  {
    id: 'film-the-odd-thing',
    format: 'tip',
    again: 9,
    emoji: '📱',
    tags: ['PetHealth', 'VetVisit', 'PetTips'],
    title: ['Film your pet before the vet visit: what to record', 'What to film before you go to the vet'],
    cover: 'Film your pet before the vet visit',
    gist: [
      'The cough that worried you all week will not come when the vet is looking. Film it at home: half a minute, the whole animal, with sound.',
      'Many pets limp at home and run at the vet. A short film shows the vet what you saw.',
    ],
    subject: ['It never does it at the vet', 'What to film for the vet'],
    hooks: {
      '*': [
        'Three days of limping, and at the vet the dog walks in like a show pony. Film it at home.',
        'The strange noise your cat makes at home? It will not make it at the vet. Film it.',
        'Your pet does something odd at home? Film it for the vet.',
      ],
      p: 'A short film from home can show a vet what an examination cannot.',
      f: 'If your pet does something odd, get your phone out first and worry afterwards.',
      a: 'Do not describe it to the vet. Film it.',
      t: 'Coughs, tremors and limps come and go. A film with a date shows them exactly.',
      h: "The cat that howled all night is now sitting on the vet's table in excellent health.",
      i: 'Your pet cannot say where it hurts. A film can show it.',
      l: 'Some pets are ill only at home.',
    },
    lines: {
      '*': [
        'Is your dog limping? Film it from the side and from behind, on a hard floor, walking. Half a minute is enough.',
        'Is it a cough or a gag? Film your pet with the sound on, and a vet can often tell.',
        'When you film your pet for the vet, note the date and what happened just before.',
        'If your pet has a fit, look at the clock, move the furniture and keep your hands from its mouth. Film it if somebody has a hand free, and {ring|call} a vet.',
      ],
      h: ['Imitating your cat for the vet is a fine tradition. A film is shorter.'],
    },
    scene: [
      "You kneel on the floor at the vet's and show how the dog has been walking. The dog watches with interest.",
      "It happened at breakfast, it happened on the stairs, and now, at the vet's, your pet has nothing at all.",
    ],
    why: [
      [
        'In a strange place an excited animal forgets its sore leg for a while.',
        "At the vet's a pet is so excited that it feels less pain.",
      ],
      [
        'Everybody describes noises differently. A film shows what you mean.',
        'What one owner calls a wheeze another calls a snore. With a film nobody has to guess.',
      ],
    ],
    parts: [
      [
        ['Film the whole animal', 'Get all four feet in the picture'],
        [
          'Back, head, tail and feet tell as much as the sore spot.',
          'Hold the phone low and sideways. Nobody needs a close-up of the nose.',
          'How it stands and moves tells more than the sore spot.',
        ],
        'A phone held at the height of the dog, filming it walk',
      ],
      [
        ['Film with sound, and keep quiet', 'Leave the sound on and do not talk'],
        [
          'A vet wants to hear the breathing or the cough. Turn the radio off.',
          'If you talk, nobody hears the noise that matters.',
          'You can hear a cough, and often the breathing.',
        ],
        'A finger switching off a radio',
      ],
      [
        ['Film a normal day as well', 'Make one film of a good day'],
        [
          'Then the vet can compare how it usually stands up, walks and eats.',
          'Film your pet once a year when it is well. You will be glad of it.',
          'With it the vet can see what has changed.',
        ],
        'A cat jumping onto a chair in slow motion',
      ],
    ],
    turn: [
      'With half a minute of film the talk starts in the right place.',
      'You have the phone in your hand anyway.',
    ],
    asks: [
      'What does your pet do only when nobody else is watching?',
      "What would a film of your pet's normal day show?",
    ],
    ends: {
      p: 'Send the film ahead if the practice can receive it.',
      f: 'And then put the phone away and hold your pet.',
      a: 'Sound on, whole animal, date noted.',
      t: 'Short, steady, side view, hard floor. Then repeat from behind.',
      h: 'You will also have many films of a dog doing nothing. Keep those.',
      i: 'Thirty seconds of film can save your pet a week of guessing.',
      l: 'Watched closely, and quietly filmed.',
    },
    work: 'It is the same with the car that never rattles at the garage. A film is better than a description.',
    keep: 'the next odd noise at night',
    send: 'somebody whose pet is always fine at the vet',
    caution: [
      'A video is no reason to wait. If an animal struggles to breathe, collapses, cannot pass water or has a long fit, {ring|call} a vet at once.',
      'Some things are not for filming: hard breathing, collapse, a long fit, straining without water. Then the phone is for calling a vet, immediately.',
    ],
    own: [
      {
        kinds: ['service', 'policy', 'process'],
        about:
          'video consult|send (?:a |us )?(?:video|photo|clip)|whatsapp|online consult|out[- ]of[- ]hours|emergency',
        lead: 'Worth knowing if you are worried about an animal.',
      },
    ],
    unless: `${NO_FUR}|${NO_LESSONS}`,
    pic: {
      ask: 'A phone filming a dog that walks across a hard floor, seen over the shoulder',
      alt: 'A phone held low, filming a dog walking across a floor',
    },
    claims: [
      ['Intermittent signs are often absent at examination; owner videos help', 'veterinary practice'],
      ['In a seizure note the time and keep the animal from harm', 'first-aid advice of veterinary bodies'],
    ],
  },
  {
    id: 'puddle-or-pavement',
    format: 'either',
    again: 12,
    emoji: '🌧️',
    tags: ['DogWalks', 'RainyDays', 'ThisOrThat'],
    title: [
      'Does your dog walk through the puddle or round it?',
      'Puddles: does your dog love them or loathe them?',
    ],
    cover: 'Is yours a puddle dog?',
    gist: [
      'Some dogs go through every puddle, and some walk round it on tiptoe. Which does yours do?',
      'Straight through, or a detour along the wall: what does your dog do with a puddle?',
    ],
    subject: ['Through the puddle or round it?', 'Does your dog like puddles?'],
    hooks: {
      '*': [
        'There are two kinds of dog, and a puddle tells you which one you have.',
        'One dog sees a puddle and runs. The other looks at you as if you had put it there.',
        'After rain you find out whether you have a puddle dog.',
      ],
      p: 'A small poll for people who walk dogs in the rain: through the puddle or round it?',
      f: 'Be honest: does your dog go through the puddle or round it?',
      a: 'Puddle dogs and {pavement|sidewalk} dogs: there is no third kind.',
      t: 'Coat, experience and sensitive paws decide whether a dog likes puddles. So does mischief.',
      h: 'The same dog that swims in a ditch will not set a paw on wet grass before breakfast.',
      i: 'A puddle is dull to us. To a dog it is the event of the day.',
      l: 'Fine rain, an empty lane, and a dog in front of a puddle.',
    },
    lines: {
      '*': [
        'Does your dog walk through a puddle or round it?',
        'For a puddle dog keep a towel by the door. For the other kind, an umbrella.',
        "Press the water out of a wet dog's coat and do not rub. Rubbing makes tangles.",
        "After a puddle there is mud between a dog's toes. Spread them when you dry the feet.",
        'A puddle or pond with a blue-green scum is dangerous for dogs. Keep yours out of it.',
      ],
      h: ['"My dog walks round puddles," says the owner, wiping mud off the ceiling of the car.'],
    },
    scene: [
      'It rained all night, the path is full of puddles, and the {lead|leash} has just gone tight. In which direction?',
      'On one {pavement|sidewalk}, in the same drizzle: a labrador wading, and a whippet that would like to be carried.',
    ],
    why: [
      [
        'Dogs differ in coat, skin and upbringing. For some a puddle is a bath, for others an insult.',
        'Whether a dog likes wet feet depends on its breed and on its first walks in the rain.',
      ],
    ],
    parts: [
      [
        'Straight through the puddle',
        [
          'Tail up, belly wet, and it shakes itself in the hall. Keep a towel on the door handle.',
          'Nobody knows how deep it is. Nobody slows down. The car will smell of it until spring.',
          'If it is brown, your dog has to bathe in it.',
        ],
        'A dog splashing through a puddle',
      ],
      [
        'Round the puddle, on tiptoe',
        [
          'Along the wall, one paw at a time. Dogs with short coats feel the cold soonest.',
          'Every drop is noted. A coat helps, and a shorter walk is fine.',
          'The dog becomes two inches longer to keep its feet dry.',
        ],
        'A dog stepping round the edge of a puddle',
      ],
    ],
    turn: ['Either way, somebody ends up holding the towel.', 'A towel by the door helps in any case.'],
    asks: ['What does your dog do with a puddle?', 'Has your dog always been like that with puddles?'],
    ends: {
      p: 'Vote in the comments, with photos of feet if you have them.',
      f: 'Tell us which one you live with.',
      a: 'Choose a side. Your dog has.',
      t: 'Either way: dry between the toes, where damp skin gets sore first.',
      h: 'The cat has read the question and gone back to bed.',
      i: 'Take the long way round once. Your dog will notice.',
      l: 'Then home, a rough towel, and the fire.',
    },
    keep: 'the next wet walk',
    send: 'the owner of a dog that swims in ditches',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'product'],
        about: 'bath and|dog bath|bathing|\\bwash(?:ing|es)?\\b|towel|drying coat|dog coat',
        lead: 'For dogs that come home brown:',
      },
      {
        kinds: ['service', 'policy'],
        about: 'all weathers|rain or shine|whatever the weather',
        lead: 'Which walks go out in the rain:',
      },
    ],
    unless: NO_DOGS,
    pic: {
      ask: 'Wet dog feet at the edge of a puddle, from close to the ground',
      alt: 'Paws of a dog at the edge of a puddle',
    },
    claims: [
      ['Rubbing a long wet coat tangles it; squeeze instead', 'grooming practice'],
      ['Blue-green algae can be poisonous to dogs', 'advice of veterinary and environmental authorities'],
    ],
  },
  {
    id: 'which-sound-wakes-them',
    format: 'question',
    again: 12,
    emoji: '🧀',
    tags: ['PetLife', 'DogsAndCats', 'PetHumour'],
    title: [
      'Which household sound does your pet never sleep through?',
      'The one sound your pet can hear in its sleep',
    ],
    cover: 'The sound your pet always hears',
    gist: [
      'You call the dog and nothing happens. You open the cheese and it is beside you. Which sound brings your pet from any room?',
      'Cheese paper, keys, the lid of one particular tin: which sound does your pet hear through three doors?',
    ],
    subject: ['Your pet hears the cheese drawer', 'What wakes your pet?'],
    hooks: {
      '*': [
        'Your dog is asleep and deaf to its name. Then somebody opens the cheese.',
        'A pet that cannot hear "off the sofa" can hear the fridge from the garden.',
        'Your pet does not hear its name, but it hears the fridge. Right?',
      ],
      p: 'Animals learn the sounds that predict something good, and they learn them thoroughly.',
      f: 'Tell us: which noise in your kitchen makes your pet appear from nowhere?',
      a: 'Every pet has one sound that it always hears. What is it?',
      t: 'A sound that is always followed by food becomes a signal. Your fridge teaches it every day.',
      h: 'Selective hearing was not invented by teenagers. Spaniels had it first.',
      i: 'Our pets know every sound of our day by heart.',
      l: 'A silent house, one small rustle, and your pet is on the stairs.',
    },
    lines: {
      '*': [
        'Which sound brings your pet from the far end of the house: cheese, keys, tin or {lead|leash}?',
        'Your cat can tell its own tin from the beans by the sound. It comes to check anyway.',
        'Want a dog that comes when called? For a week, say the word just before you open the cheese.',
        'A guinea pig knows the sound of the fridge and tells the whole street.',
      ],
      h: ['We named him Biscuit. It turns out that he answers to the packet.'],
    },
    scene: [
      "The house is quiet. You lift a corner of the cheese paper very slowly, and your dog's chin is already on your knee.",
      'You spell the word "walk" in a whisper, and the dog is at the door with its {lead|leash}.',
    ],
    why: [
      [
        'A sound that comes before food becomes an announcement, and no pet sleeps through that.',
        'It is simple: first the rustle, then the food, a few hundred times over.',
      ],
    ],
    parts: [
      [
        ['Cheese paper', 'The sound of cheese being unwrapped'],
        [
          'Your pet hears it through walls and in its sleep.',
          'No other word carries as far.',
          'You cannot do it quietly. Many have tried.',
        ],
        'A hand unwrapping a piece of cheese',
      ],
      [
        ['The {lead|leash} coming off its hook', 'You pick up the {lead|leash}'],
        [
          'One clink, and the deepest sleeper is beside you before you have found your shoes.',
          'You only wanted to hang up a coat. Now you have to go.',
          'You only moved it. Now explain that.',
        ],
        'A {lead|leash} lifted from a hook',
      ],
      [
        ['Your car in the street', 'Your car coming home'],
        [
          'Some dogs know the engine of their family among all others.',
          'The neighbours come and go unnoticed. Yours is greeted from the corner.',
          'You are two streets away, and the tail begins.',
        ],
        'A dog looking out of a window',
      ],
      [
        ['A tin, a jar or the scoop', 'The lid of the food tin'],
        [
          'The cat arrives at once and has not eaten for days.',
          "It works from under the bed and from the neighbours' kitchen.",
          'Cats walk through walls for it.',
        ],
        'A spoon tapping a tin',
      ],
    ],
    turn: ['It is useful: call your pet with it in an emergency.', 'Keep some of it in your coat pocket.'],
    asks: ['Which sound does your pet never sleep through?', 'What is the favourite sound of your pet?'],
    ends: {
      p: 'Remember it: it is the sound to call your pet with if it is lost.',
      f: 'We read all of your answers.',
      a: 'Name the sound.',
      t: 'Try it once a month from another room, and reward your pet every time.',
      h: 'If in doubt about their hearing, open a yoghurt.',
      i: 'It is lovely when somebody knows your footsteps.',
      l: 'One small rustle, and you are not alone.',
    },
    keep: 'the day the dog will not come in',
    send: 'whoever eats cheese in secret in your family',
    own: [
      {
        kinds: ['product', 'offer'],
        about: '\\btreats\\b|chews?\\b|biscuits?\\b|snacks?\\b',
        lead: 'For a pocket that rustles.',
      },
    ],
    unless: NO_FUR,
    pic: {
      ask: 'A pet looking up from beside an open fridge or kitchen drawer',
      alt: 'A dog looking up expectantly beside an open fridge',
    },
    claims: [['Classical conditioning: a sound that predicts food becomes a signal', 'psychology textbook']],
  },
  {
    id: 'hands-come-first',
    format: 'behind',
    again: 11,
    emoji: '🤲',
    tags: ['BehindTheScenes', 'PetCare', 'AnimalHandling'],
    title: [
      'Why vets and groomers run their hands over a pet first',
      'What a vet feels for when {stroking|petting} your pet',
    ],
    cover: 'What a vet feels for first',
    gist: [
      'Before anything else, a vet or groomer runs both hands over your pet. It looks like {stroking|petting}, and it is a search for lumps, heat and sore spots.',
      'People who work with animals feel them all over first. The animal gets to know the hands, and the hands get to know the animal.',
    ],
    subject: ['It looks like {stroking|petting}, but it is a check', "What a vet's hands look for"],
    hooks: {
      '*': [
        'It looks as if they are just saying hello to your pet. They are checking it all over.',
        'Two hands go slowly over your pet from ears to tail, and find a lot.',
        'Before they use any instrument, a vet or groomer feels your pet all over.',
      ],
      p: 'A vet or groomer feels your pet all over first, and you can do the same at home.',
      f: 'Ever wondered why they {stroke|pet} your dog for so long before they start? It is a check.',
      a: 'With animals the hands come first and the tools afterwards.',
      t: 'Palpation means checking by touch for heat, swelling and differences between left and right.',
      h: 'The dog thinks it is being adored. It is being examined, very gently.',
      i: 'You can get to know an animal with your hands.',
      l: 'Slow hands, a low voice, and a calm animal.',
    },
    lines: {
      '*': [
        'Once a week, {stroke|pet} your pet with both hands at once, left and right. If one side feels different, look closer.',
        'Ticks on a pet sit where you do not look: in the ears, under the collar, between the toes, in the armpits.',
        'If your pet flinches at the same spot two days running, note where and tell your vet.',
        'Feel your pet for warm spots with the back of your fingers. They notice heat sooner.',
      ],
      h: ['Checking your pet all over takes five minutes. With a cat it takes four, since the cat leaves.'],
    },
    scene: [
      'The dog is on the table. Nothing has been switched on yet, and two hands go slowly along its back.',
      'A cat sits on the scales. Somebody {strokes|pets} it twice, stops at the left hip, and feels again.',
    ],
    why: [
      [
        'Fur hides a lot: a scab, a tick, a knot, a small lump. Fingers find it sooner than eyes.',
        'Under a thick coat you cannot see much, but you can feel it.',
      ],
      [
        'Meanwhile the animal gets used to the person before anything starts.',
        'An animal that has been touched calmly is less frightened afterwards.',
      ],
    ],
    parts: [
      [
        ['Feel both sides at once', 'Use both hands, left and right'],
        [
          'Both sides should feel the same. If not, you have found something.',
          'With two hands you notice at once what is different.',
          'If something differs, feel again.',
        ],
        'Two hands running along both sides of a dog',
      ],
      [
        ["Watch your pet's face meanwhile", 'Look at the face while you feel'],
        [
          'A lick, a held breath or a quick look tells you more than a yelp, and sooner.',
          'You feel the leg, and the answer is in the ears.',
          'Ears and eyes say it before the voice does.',
        ],
        'A person looking at the face of a dog while feeling its leg',
      ],
      [
        ['Feel where nobody {strokes|pets}', 'Check ears, armpits and toes'],
        [
          'Under the ears, in the armpits, under the tail and between the pads.',
          'That is where ticks and grass seeds are found.',
          'Something may have been sitting there for days.',
        ],
        'Fingers parting the fur between the toes',
      ],
      [
        ['Stop while your pet still likes it', 'End while it is still nice'],
        [
          'Three good minutes, and it will like it tomorrow. Ten, and it will not.',
          'If you stop before your pet has had enough, the next time starts well.',
          'A short check with a treat is better than a long one.',
        ],
        'A dog walking off contentedly',
      ],
    ],
    turn: [
      'Do it at home on the sofa, and you know what is normal.',
      'You need no training to notice that something has changed.',
    ],
    asks: [
      'Where does your pet like to be {stroked|petted} most?',
      'Where will your pet not let you touch it?',
    ],
    ends: {
      p: 'Show a vet anything new that stays for more than a few days.',
      f: 'Your pet will think it is a cuddle. Let it.',
      a: 'Once a week, both hands, nose to tail.',
      t: 'Write down where and how large: "a pea, left of the spine, March".',
      h: 'Your dog may ask for the tummy to be checked again.',
      i: 'If your hands know what is normal, they notice a change.',
      l: 'Slowly and in silence.',
    },
    work: 'People who are good with animals look slow and finish early. A calm start saves the time you would need to hold and calm an animal.',
    keep: 'a quiet evening on the sofa',
    send: 'someone with a very fluffy dog',
    caution: [
      'A check at home does not replace an examination. Have lumps, wounds, swellings and lasting soreness looked at by a vet.',
      'It is no examination. Show a vet any lump, wound or swelling and soreness that lasts.',
    ],
    own: [
      {
        kinds: ['process', 'service', 'story'],
        about: 'health check|check[- ]?up|nose to tail|before (?:each|every) groom',
        lead: 'The same habit, on this side of the table.',
      },
    ],
    unless: NO_FUR,
    only: PRACTICES,
    pic: {
      ask: 'Two hands resting on either side of a calm dog, from the side, no faces needed',
      alt: 'Two hands feeling along both sides of a calm dog',
    },
    claims: [
      [
        'Systematic palpation is part of a clinical and grooming check',
        'veterinary textbook and grooming practice',
      ],
      ['Ticks favour ears, armpits, groin and toes', 'advice of veterinary bodies'],
    ],
  },
];
