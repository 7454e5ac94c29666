// Reading and handling animals.
import type { Idea } from '../../library/idea.ts';
import { DOGS_ALONE } from './kinds.ts';

export const READING: readonly Idea[] = [
  {
    id: 'three-second-stroke',
    format: 'tip',
    again: 9,
    emoji: '🐕',
    tags: ['DogBehaviour', 'DogBodyLanguage', 'DogSafety'],
    title: [
      'How to tell whether a dog wants to be stroked',
      'May I stroke your dog? How to ask the dog itself',
    ],
    cover: 'Stroke, stop, and watch',
    gist: [
      'Stroke for three seconds, take your hand away and see what the dog does. If it leans in or nudges you, carry on. If it licks its lips, looks aside or steps off, that was an answer too.',
      'A dog can say yes to being stroked, but only if you stop and leave it room to. Three seconds, hand off, then watch the body.',
    ],
    subject: ['Ask the dog, not the owner', 'The pause that tells you everything'],
    hooks: {
      '*': [
        'The owner says the dog is friendly. The dog has not been asked yet.',
        'A hand over the head is how people greet dogs, and seldom how dogs would choose it.',
        'There is a polite way to ask a dog, and it takes three seconds.',
      ],
      p: 'There is a short test for whether a dog welcomes being stroked, and a child can learn it.',
      f: 'Next time a dog comes up to you, try stopping after three seconds.',
      a: 'Stroke for three seconds. Stop. The dog decides what happens next.',
      t: 'A consent test for dogs has three steps: brief contact, a full stop, and a look at the response.',
      h: 'Dogs have been putting up with being patted on the head for a very long time. They have notes.',
      i: 'Trust between two species can begin with a hand that stops in time.',
      l: 'Good manners with a dog begin with a pause.',
    },
    lines: {
      '*': [
        'Stroke a dog for three seconds, then take your hand away. Leaning in means more. Looking aside means no, thank you.',
        'A dog that licks its lips with no food about is often asking for a little more space.',
        'Start under the chin or on the chest. A hand coming down over the head is the part that many dogs duck from.',
        'Teach a child one thing about dogs: stroke, stop, wait. If the dog does not come back for more, the stroke is over.',
        'A dog that goes stiff under your hand has not settled. It is waiting for you to finish.',
      ],
      h: [
        'The dog yawned, licked its lips and looked at the wall. In dog that is a clear letter, and nobody opened it.',
      ],
    },
    scene: [
      'Outside the bakery a spaniel is tied to a post, and somebody crouches, reaches over its head and says "who is a good boy, then?"',
      'A toddler, a patient labrador, both parents smiling. The labrador turns its face away and licks its nose.',
    ],
    why: [
      [
        'Dogs show unease long before they growl, in small movements that are gone in a second: a lick, a yawn, a turned head.',
        'The early signs that a dog has had enough are quiet ones, and a hand that keeps moving rides straight over them.',
      ],
      [
        'When you stop, the dog is free to choose, and what it does next can hardly be misread.',
        'A pause turns something that is being done to the dog into something it can ask for.',
      ],
    ],
    parts: [
      [
        ['Let the dog come to you', 'Wait, and make yourself small'],
        [
          'Stand sideways, hand low and still. A dog that wants contact will close the gap by itself.',
          "Walking up is your choice; the last metre should be the dog's.",
          'Turned a little aside, with a hand that does nothing. If it comes, it wants to.',
        ],
        'A dog stepping up to a hand held low',
      ],
      [
        ['Begin at the chest or chin', 'Chest, chin or shoulder first'],
        [
          'It can see your hand there, which it cannot when the hand comes from above.',
          'Reaching over the head looms. Reaching under it does not.',
          'What comes from above looks like a grab. From below it is an offer.',
        ],
        'Fingers under the chin of a dog',
      ],
      [
        ['Stop after three seconds', 'Three seconds, then a pause'],
        [
          'Hand right away, not resting on the back. Half a stop tells you nothing.',
          'Count it under your breath; most hands are slower to let go than their owners think.',
          'Take the hand back entirely and look what happens.',
        ],
        'A hand lifted away from a dog',
      ],
      [
        ['Watch what the body does', 'Let it answer'],
        [
          'A nudge, a lean or a paw on your knee says go on. A turned head, a stiff back or a step aside says leave it.',
          'Soft and wriggling is a yes. Still is a no, even when nothing else moves.',
          'More contact means yes. Everything else means thank you, no.',
        ],
        'A dog leaning against a leg',
      ],
    ],
    turn: [
      'The same test works on cats, except that the answer comes sooner.',
      'Your own dog may surprise you with it: not every corner of the sofa is an invitation.',
    ],
    asks: [
      'Where does your dog like to be stroked, and where would it rather not?',
      'What does your dog do when it has had enough?',
    ],
    ends: {
      p: 'It takes a moment, and it is worth teaching to every child who meets dogs.',
      f: 'Try it on your own one tonight and see what you get.',
      a: 'No answer means no.',
      t: 'Repeat the pause every few strokes. Consent given once does not last the afternoon.',
      h: 'If the dog leaves, the review was honest.',
      i: 'A child who learns to wait for a dog has learnt something about people as well.',
      l: 'The nicest greeting is the one that was wanted.',
    },
    work: 'Anyone who works with animals uses this pause all day: at the table, on the doorstep, in the waiting room. It costs seconds and saves the minutes that a worried animal takes to calm down.',
    keep: 'the next time a child asks to stroke a dog',
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
    cover: 'Leave the growl in place',
    gist: [
      'A growl is a warning, and a warning is useful. A dog that has learnt not to growl may go straight to the next step, so move away, note what happened and ask why.',
      'Scold the growl and you may get silence, with the worry still there. Better to hear it, give room and find out what set it off.',
    ],
    subject: ['The growl is doing you a favour', 'Do not take the battery out of the alarm'],
    hooks: {
      '*': [
        'A dog that has been told off for growling may stop warning. It will not stop minding.',
        'When a dog growls over a bone, the noise is the part of the story that went right.',
        'A growl is the last polite word before the others.',
      ],
      p: 'A growl is information. Punishing it removes the information and leaves the cause.',
      f: 'Your dog growled at you over a chew, and you were hurt. Here is a kinder way to look at it.',
      a: 'Do not silence a growl. Answer it with distance.',
      t: 'Growling is a distance-increasing signal: its function is to make the other party back off without a fight.',
      h: 'A growling dog is using its words. There are not many, and this is the polite one.',
      i: 'It takes some humility to hear a growl and ask what it was about.',
      l: 'A low note, a lifted lip: listen once, and nothing louder need follow.',
    },
    lines: {
      '*': [
        'Punishing a growl is like taking the battery out of the smoke alarm. It is quieter now, and you know less.',
        'If a dog growls: stop, look away, step back. Then write down what was happening just before.',
        'A dog that growls over its bowl is asking to eat in peace. Feed it behind a closed door, and get help with the rest.',
        'A dog that growls when touched in one place may be sore there. That is a matter for a vet before it is one for a trainer.',
      ],
      h: ['"He never growled, he just snapped." He used to growl. Somebody asked him not to.'],
    },
    scene: [
      'A child crawls towards the basket, the old terrier makes a low sound, and the whole room says "no!" to the terrier.',
      'The dog has a chew, you reach for it, and there it is: that rumble. Your first thought is to be cross.',
    ],
    why: [
      [
        'Before a bite there is usually a string of warnings, and a growl is the one that people notice.',
        'Teeth are the end of a long sentence. The growl comes a few words earlier, when there is still time.',
      ],
      [
        'Telling the dog off works on the sound alone. Whatever frightened or worried it is still there, now joined by a cross person.',
        'Scolding adds a second worry to the first, and neither of them is called off.',
      ],
    ],
    parts: [
      [
        ['Stop what you are doing', 'Give it room'],
        [
          'Freeze the hand, turn your shoulder, take a step back. Distance is what the dog asked for.',
          'Getting the space it wanted teaches a dog that a small signal is enough.',
          'Step back and look away. It has asked, and you have heard.',
        ],
        'A person stepping back from a dog bed',
      ],
      [
        ['Note what came just before', 'Remember what happened before'],
        [
          'Who was near, what lay on the floor, where the hand went. Two or three notes often show a pattern.',
          'A line in the phone will do: place, thing, person, time of day.',
          'One place, one object, one person: it is hardly ever everything.',
        ],
        'A short note typed on a phone',
      ],
      [
        ['Change the set-up, not the dog', 'Change the room first'],
        [
          'Feed behind a door, put the basket where nobody passes, hand out chews in separate rooms.',
          'Most growls at home come from one place and one thing. Move either.',
          'A gate, a second bowl, a bed round the corner often end it.',
        ],
        'A dog bed in a quiet corner behind a gate',
      ],
      [
        ['Have a new growl looked at', 'If it is new, think of pain'],
        [
          'A dog that has begun to growl when touched could be hurting, and an old dog may simply hear or see less.',
          'When a placid animal turns grumpy, the body comes before the temper on the list.',
          'Teeth, hips, ears: what hurts makes short-tempered.',
        ],
        'A vet running hands along the back of a dog',
      ],
    ],
    turn: [
      'A dog that may growl is a dog that need not do more.',
      'You want this noise. It is the one that comes in time.',
    ],
    asks: [
      'What does your dog guard, if anything: food, bed, ball or person?',
      'Who in your house reads the dog soonest?',
    ],
    ends: {
      p: 'If it happens again, bring in help early, before it becomes a habit.',
      f: 'You have not failed, and neither has the dog. You were both given notice.',
      a: 'Hear it, move, find the cause.',
      t: 'Record context and distance each time. When the distance grows, the plan is working.',
      h: 'Many families manage far worse without any warning at all.',
      i: 'Listening early is most of what keeps the peace, in any household.',
      l: 'Peace at home is often a matter of who sleeps where.',
    },
    work: 'Groomers, vets and walkers are glad of a growl: it says where to stop. The dogs that take a professional by surprise are mostly those that were taught to say nothing.',
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
    unless: DOGS_ALONE,
    title: [
      'How to get a cat into a carrier without a chase',
      'Cat carrier without drama: leave it out all year',
    ],
    cover: 'Make the carrier furniture',
    gist: [
      'Leave the carrier out all year with a blanket in it and the door off. A box that smells of home is a bed; a box from the {loft|attic} is a trap.',
      'Cats do not mind the carrier so much as its sudden arrival. Let it stand in the living room for good, feed in it now and then, and the chase is over.',
    ],
    subject: ['The box that only means one thing', 'Catching the cat, without the catching'],
    hooks: {
      '*': [
        'The cat heard the {loft|attic} ladder. The cat has left.',
        'If the carrier only comes out for appointments, the cat has understood it completely.',
        'A cat knows what a box is for by when it appears.',
      ],
      p: 'Most of the stress of taking a cat anywhere happens in your own hall, and it can be avoided.',
      f: 'You, a towel, a sofa and a cat with a plan of its own. There is a gentler way.',
      a: 'Put the carrier in the living room and leave it there.',
      t: 'Cats judge places by scent. A carrier that has stood in the room for weeks carries the right one.',
      h: 'A cat cannot read a calendar, yet it knows what day it is.',
      i: 'You can give a nervous animal something solid: a place that does not change.',
      l: 'A box, a woollen blanket, an open door. Cats are easily persuaded by comfort.',
    },
    lines: {
      '*': [
        'Keep the cat carrier out all year with a blanket in it. A bed with a door is a smaller shock than a box from the {loft|attic}.',
        'If you have to load a cat, stand the carrier on its end with the door at the top and lower the cat in, back feet first.',
        'Buy the carrier whose top comes off. A vet can often examine a cat in the lower half, without tipping it out.',
        'A towel over the carrier calms the drive, and it should be one that the cat has slept on.',
        'Cats dislike being carried like a handbag. Hold the carrier from below, against your chest, and it stops swinging.',
      ],
      h: [
        'Nobody has ever surprised a cat with a carrier. You have only ever surprised yourself with how fast it can run.',
      ],
    },
    scene: [
      'Ten minutes to the appointment, the carrier on the kitchen floor, and a tail vanishing under the bed.',
      'One adult lies flat with a broom, another blocks the stairs, and the cat is calmly watching from the wardrobe.',
    ],
    why: [
      [
        'A cat relies on familiar smells to know that a place is harmless, and a box kept with the suitcases has none.',
        'To a cat the carrier from the cellar smells of dust, car and last time.',
      ],
      [
        'Chasing makes the next appointment worse, because the fright is remembered along with the box.',
        'Every hunt through the bedroom is a lesson, and cats learn such lessons in one sitting.',
      ],
    ],
    parts: [
      [
        ['Take the door off and leave it out', 'Make it a piece of furniture'],
        [
          'Without a door there is nothing that can shut, so most cats look in within days.',
          'Pick a corner near a radiator or a window where the cat already sleeps.',
          'Open, in a warm corner, without a door. Curiosity does the rest.',
        ],
        'An open carrier with a blanket beside a sofa',
      ],
      [
        ['Line it with something slept on', 'Put something familiar in it'],
        [
          'A {jumper|sweater} of yours or the blanket from the chair does more than any new cushion.',
          'Washed bedding starts from nothing. Used bedding has the right smell.',
          'It should smell of sofa and not of shop.',
        ],
        'A worn {jumper|sweater} tucked into a carrier',
      ],
      [
        ['Feed a titbit inside now and then', 'Something good at the back, for nothing'],
        [
          'Throw it to the back so that the cat has to walk in and turn round.',
          'A few times a week will do. Leave again without shutting anything.',
          'In, eat, turn, out: that is all it has to be for weeks.',
        ],
        'A treat landing at the back of a carrier',
      ],
      [
        ['Close the door for a minute, later on', 'Shut it for a moment, then open'],
        [
          'Wait until it naps there. Shut, wait, open, and nothing else happens.',
          'Begin with seconds. The point is that the door also opens.',
          'First for a breath, later for a nap.',
        ],
        'A hand closing a carrier door softly',
      ],
      [
        ['Carry it from below', 'Hold it like a tray'],
        [
          'Both arms under the box, close to the body: no swinging, no knocking against door frames.',
          'The handle is for empty carriers.',
          'Close to you, level, with a towel over it if the street is loud.',
        ],
        'A person carrying a cat box against the chest',
      ],
    ],
    turn: [
      'Start on a week when the cat has nowhere to go.',
      'By the next appointment the box is merely where the cat was sleeping anyway.',
    ],
    asks: [
      'Where does your carrier live when nobody is travelling?',
      'Where does your cat hide when the box comes out?',
    ],
    ends: {
      p: 'It needs a corner of the room and a few weeks, and it lasts for the life of the cat.',
      f: 'Your forearms will thank you.',
      a: 'Out of the {loft|attic}, into the living room.',
      t: 'Scent, choice, repetition: in that order, and without a clock.',
      h: 'You may still be late. But you can no longer blame the cat.',
      i: 'Calm is something an animal can be taught, a minute at a time.',
      l: 'Let it be the warm corner, and nothing more.',
    },
    work: 'A cat that arrives calm can be examined sooner and more thoroughly, and pulse and temperature tell the vet more. The appointment begins at home, weeks earlier.',
    keep: 'the week before the next booster',
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
      'A wag says that the dog is stirred up. The rest of the body says about what.',
      'Excited, certainly. Happy only if the rest agrees.',
    ],
    title: ['What does a wagging tail really mean?', 'Tail wagging: happy, tense or in two minds?'],
    cover: 'What the tail is telling you',
    gist: [
      'A wag means that a dog is aroused, which may be joy and may be worry. Look at how high the tail is, how stiff, and what the back half of the dog is doing.',
      'Tails wag in tense dogs too. Loose and sweeping with a bending body is friendly; high, stiff and quick deserves room.',
    ],
    subject: ['But its tail was wagging', 'Read the whole dog'],
    hooks: {
      '*': [
        '"But its tail was wagging" is a sentence that vets hear from people with plasters on.',
        'A dog can wag while it is making up its mind about you.',
        'The tail says that there is news. Hips, mouth and eyes say what.',
      ],
      p: 'Tail wagging shows arousal, and arousal has more than one cause.',
      f: 'Watch the hips and not the tail: that is where a pleased dog gives itself away.',
      a: 'A wag alone proves nothing. Read the body behind it.',
      t: 'Height, stiffness and speed: a wag carries three separate signals, and people tend to read none of them.',
      h: 'A wagging tail tells you that the engine is running. It does not say which gear.',
      i: 'The better we read animals, the less they have to shout.',
      l: 'Look for softness: in the ears, in the eyes, in the line of the back.',
    },
    lines: {
      '*': [
        'A happy wag begins at the ribs. If only the tail moves and the body is still, give the dog some room.',
        'High and stiff: alert. Low and quick: unsure. Level and sweeping with wriggling hips: pleased to see you.',
        'Breeds carry their tails at different heights. What counts is the change from the usual place of that dog.',
        'Studies have found that dogs wag more to their right side at people they like. You will need slow motion to see it.',
      ],
      h: [
        'A dog with no tail worth mentioning still manages a wag. It simply starts at the shoulders and hopes for the best.',
      ],
    },
    scene: [
      'Two dogs meet on a path, tails up and ticking like metronomes, and both owners say "they are fine".',
      'Somebody reaches down to a dog outside a shop because the tail is going. Apart from that, nothing about it moves.',
    ],
    why: [
      [
        'The tail speeds up when something matters to the dog, whether it is a friend, a rival or a rabbit.',
        'Being worked up looks alike at the tail end, for good reasons and for bad ones.',
      ],
      [
        'Feelings show in muscle. A relaxed dog bends as it moves, and a tense one stands like a table.',
        'What separates the moods is stiffness, and that is seen along the back rather than in the wag.',
      ],
    ],
    parts: [
      [
        ['Look at the hips first', 'Does the back half swing along?'],
        [
          'When the whole rear swings from side to side, the wag can be believed.',
          'Friendliness loosens a dog in the middle. You cannot fake a wriggle.',
          'Then it is meant. A stiff dog with a flag on it is thinking.',
        ],
        'A dog wagging with its whole back half',
      ],
      [
        ['Compare with its normal height', 'High, low or as usual?'],
        [
          'A tail held above the usual line means alert or sure of itself; below it, unsure.',
          'A husky and a greyhound rest their tails in quite different places, so learn the one in front of you.',
          'What usual is depends on the breed. Look at yours when it is bored.',
        ],
        'Two dogs with tails at different heights',
      ],
      [
        ['Check the mouth and the eyes', 'And what does the face say?'],
        [
          'Soft eyes and a loose jaw go with a glad tail. A closed mouth and a fixed stare do not.',
          'When the panting stops and the mouth shuts, something has just become important.',
          'If the mouth has just closed, something is about to be decided.',
        ],
        'The relaxed open mouth of a dog',
      ],
    ],
    turn: [
      'Once you have seen the difference, you cannot stop seeing it.',
      'So believe the wag when the rest of the dog agrees with it.',
    ],
    asks: [
      'What does the tail of your dog do when you pick up the keys?',
      'How does your dog wag: from the tip or from the ribs?',
    ],
    ends: {
      p: 'It is a useful minute of teaching for any child who likes dogs.',
      f: 'Then go and be wagged at properly.',
      a: 'Loose is friendly. Stiff is not.',
      t: 'Observe in this order: back, mouth, eyes, tail. The tail comes last for a reason.',
      h: 'The cat, meanwhile, is also moving its tail, and means something else entirely.',
      i: 'Half of caring for an animal is paying attention to it.',
      l: 'A glad dog is all curve.',
    },
    keep: 'the next walk in the park',
    send: 'a child who loves every dog on sight',
    own: [
      {
        kinds: ['service', 'process', 'policy'],
        about: 'meet(?:ing)? (?:and|&) greet|trial walk|assessment|small groups?|group walk',
        lead: 'Dogs that are new to each other need time for such reading.',
      },
    ],
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
    cover: 'Film it before you go',
    gist: [
      'The cough that worried you all week will not happen in the consulting room. Film it at home: a short clip, the whole animal in view, sound on.',
      'Animals limp at home and trot at the vet. A few seconds of phone video let the vet see what you saw.',
    ],
    subject: ['It never does it when somebody is looking', 'The most useful thing on your phone'],
    hooks: {
      '*': [
        'Three days of limping, and at the clinic the dog walks in like a show pony.',
        'The strange noise your cat makes has one rule: it will not be made in front of a vet.',
        'Symptoms are shy. They stay at home when you set off.',
      ],
      p: 'A short clip from home can show a vet what an examination cannot.',
      f: 'If your pet does something odd, get your phone out before you start to worry.',
      a: 'Film it. Do not describe it.',
      t: 'Coughs, tremors and limps come and go. A recording with a time on it is data; a memory is not.',
      h: 'The animal that howled all night is now sitting on the table in excellent health, enjoying the biscuits.',
      i: 'Your animal cannot tell anybody where it hurts. You can carry the message.',
      l: 'Some symptoms keep to the privacy of home.',
    },
    lines: {
      '*': [
        'Film the limp from the side and from behind, on a hard floor, at a walk. Half a minute is plenty.',
        'A cough in a dog and a gag in a cat can sound alike when you describe them. With the sound on, a vet can often tell.',
        'Put the date and what happened just before in the file name. In a month you will be glad of it.',
        'If your pet has a fit, look at the clock, move the furniture and keep your hands from its mouth. Film it if somebody has a hand free, and {ring|call} a vet.',
      ],
      h: [
        'Doing an impression of your cat for the vet is a fine tradition. A video is shorter, and nobody has to sneeze like that again.',
      ],
    },
    scene: [
      'You kneel on the floor of the consulting room and demonstrate how the dog has been walking. The dog looks on with interest.',
      'It happened at breakfast, it happened on the stairs, and now, under the bright lamp, there is simply nothing to see.',
    ],
    why: [
      [
        'In strange surroundings an excited animal forgets a sore leg for a while.',
        'Adrenalin is a fine painkiller, and the smell of a clinic provides a good deal of it.',
      ],
      [
        'Words for noises and movements mean different things to different people, and a recording settles what was meant.',
        'What one owner calls a wheeze another calls a snore. The clip spares everyone the guessing.',
      ],
    ],
    parts: [
      [
        ['Keep the whole animal in view', 'All four feet in the picture'],
        [
          'Posture says as much as the spot you are worried about: back, head, tail, all feet.',
          'Hold the phone low and sideways. A close-up of a nose helps nobody.',
          'How it stands and moves tells more than the sore spot.',
        ],
        'A phone held at the height of the dog, filming it walk',
      ],
      [
        ['Leave the sound on, and say nothing', 'Sound on, people quiet'],
        [
          'Breathing and coughing are mostly heard. So is the radio, so turn that off.',
          'Your worried commentary covers exactly the noise that matters.',
          'A cough has a sound, and so has a breath. Your comments have none of interest.',
        ],
        'A finger switching off a radio',
      ],
      [
        ['Film normal as well', 'One film of a good day'],
        [
          'A clip of a good day gives something to compare with: how it usually stands up, climbs, eats.',
          'Record your animal well and cheerful once a year. That is the film you will wish you had.',
          'It is the picture that all others are measured by.',
        ],
        'A cat jumping onto a chair in slow motion',
      ],
    ],
    turn: [
      'Half a minute of film, and the talk can start in the right place.',
      'The phone is in your hand anyway.',
    ],
    asks: [
      'What does your pet do only when nobody else is watching?',
      'What would the video of a normal day show?',
    ],
    ends: {
      p: 'Send the clip ahead if the practice has a way to receive it.',
      f: 'And then put the phone down and hold the animal. It will like that better.',
      a: 'Sound on, whole body, date in the name.',
      t: 'Short, steady, side view, hard floor. Then repeat from behind.',
      h: 'You will also own a great many videos of a dog doing nothing at all. Keep those too.',
      i: 'Thirty seconds of you paying attention may save an animal a week of guessing.',
      l: 'Attention, quietly recorded.',
    },
    work: 'Any trade that looks for faults which come and go knows the trouble: the car that never rattles at the garage, the printer that works when IT walks in. Evidence beats description.',
    keep: 'the next odd noise at night',
    send: 'someone whose pet is always fine at the clinic',
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
    cover: 'Through it or round it?',
    gist: [
      'Some dogs go through every puddle on principle, and some treat a wet kerb as an insult. Which of them lives with you tells you where to keep the towel.',
      'Straight through the middle, or a detour along the wall on tiptoe: dogs have firm views on standing water. Whose side is yours on?',
    ],
    subject: ['Through the puddle or round it?', 'A question of wet feet'],
    hooks: {
      '*': [
        'There are two kinds of dog, and a puddle tells you which you have.',
        'One dog sees a puddle and accelerates. The other looks at you as if you had put it there.',
        'After rain, dogs show their character.',
      ],
      p: 'A small poll for people who walk dogs in the rain.',
      f: 'Be honest: through the puddle or round it?',
      a: 'Puddle dogs and {pavement|sidewalk} dogs. There is no third kind.',
      t: 'Coat length, past experience and paw sensitivity all play a part in how a dog takes to water. So does mischief.',
      h: 'The same dog that swims in a ditch will not set a paw on wet grass before breakfast.',
      i: 'A wet path is a dull thing to us. To somebody at knee height it is the event of the day.',
      l: 'Fine rain, an empty lane, and a dog with opinions.',
    },
    lines: {
      '*': [
        'Puddle or {pavement|sidewalk}: which side of the path does your dog choose?',
        'Puddle dogs need a towel by the door. {Pavement|Sidewalk} dogs need an umbrella, and a word of sympathy.',
        'Squeeze a wet dog dry, do not rub it. Rubbing a long coat is how the tangles start.',
        'After a puddle the mud sits between the pads, so spread the toes when you dry the feet.',
        'Stagnant water with a blue-green scum is the one puddle that no dog should get near.',
      ],
      h: ['My dog walks round puddles, says the owner, wiping mud off the ceiling of the car.'],
    },
    scene: [
      'It rained all night, the path is a string of small lakes, and the {lead|leash} has just gone tight. The question is in which direction.',
      'On one {pavement|sidewalk}, in the same drizzle: a labrador wading, and a whippet that would like to be carried.',
    ],
    why: [
      [
        'Dogs differ in coat, skin and upbringing, so what one takes for a bath another takes for an affront.',
        'Whether wet feet are fun is settled early, by breed and by the first few rainy walks.',
      ],
    ],
    parts: [
      [
        'Straight through the middle',
        [
          'Tail up, belly wet, and a shake that is saved for the hall. Keep a towel on the door handle.',
          'Depth unknown, speed undiminished. The car will smell of it until spring.',
          'If it is brown, it is bathed in. You will smell it later.',
        ],
        'A dog splashing through a puddle',
      ],
      [
        'Round it, on tiptoe',
        [
          'Along the wall, one paw at a time, with a look over the shoulder. Short coats feel the cold soonest.',
          'Every drop is noted. A jacket helps, and a shorter round is no shame.',
          'The whole dog becomes two inches longer, so as to keep its feet dry.',
        ],
        'A dog stepping round the edge of a puddle',
      ],
    ],
    turn: [
      'Either way, somebody ends up holding the towel.',
      'The puddle does not mind. It will be there tomorrow as well.',
    ],
    asks: ['Puddle or {pavement|sidewalk}: what does yours do?', 'Through or round, and who taught whom?'],
    ends: {
      p: 'Vote in the comments, with photographs of feet if you have them.',
      f: 'Tell us which one you live with.',
      a: 'Choose a side. The dog has.',
      t: 'Whichever it is: dry between the toes, where damp skin gets sore first.',
      h: 'The cat has read the question and gone back to bed.',
      i: 'Take the long way round once. They notice.',
      l: 'Then home, a rough towel, and the fire.',
    },
    keep: 'the next wet walk',
    send: 'the owner of a dog that swims in ditches',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'product'],
        about: 'bath and|dog bath|bathing|\\bwash(?:ing|es)?\\b|towel|drying coat|dog coat',
        lead: 'For those who came home brown.',
      },
      {
        kinds: ['service', 'policy'],
        about: 'all weathers|rain or shine|whatever the weather',
        lead: 'Some walks do not wait for the sun.',
      },
    ],
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
    cover: 'The sound they never miss',
    gist: [
      'Call the dog and nothing happens. Open the cheese and it is beside you. Which sound in your house works at any hour, from any room?',
      'Cheese paper, a key, the lid of one particular tin: each pet has a noise it can hear through three doors. What is the one in your house?',
    ],
    subject: ['The cheese drawer, from two floors up', 'What wakes the deepest sleeper?'],
    hooks: {
      '*': [
        'Asleep, deaf to its name, snoring. Then somebody unwraps the cheese.',
        'A pet that cannot hear "off the sofa" can hear a yoghurt lid from the garden.',
        'Deaf for their name, all ears for a fridge.',
      ],
      p: 'Animals learn the sounds that predict something good, and they learn them thoroughly.',
      f: 'Tell us: which noise in your kitchen makes your pet appear from nowhere?',
      a: 'Every pet has one sound it will not miss.',
      t: 'A sound that is always followed by food becomes a signal. That is classical conditioning, and your fridge teaches it daily.',
      h: 'Selective hearing was not invented by teenagers. Spaniels had it first.',
      i: 'They have learnt the sounds of our whole day by heart. It is rather moving.',
      l: 'A silent house, one small rustle, and soft feet on the stairs.',
    },
    lines: {
      '*': [
        'Which sound brings your pet from the far end of the house: cheese, keys, tin or {lead|leash}?',
        'Your cat can tell its own tin from the baked beans by ear. It simply prefers to check in person.',
        'Want a dog that comes when it is called? Say the word just before the cheese, every day for a week.',
        'A guinea pig knows the sound of the fridge door and will tell the whole street about it.',
      ],
      h: ['We named him Biscuit. It turns out that he answers to the packet.'],
    },
    scene: [
      'The whole house is quiet. You lift the corner of the cheese paper as if defusing something, and there is already a chin on your knee.',
      'You whisper the word "walk", spelled out, in another language, and the dog is standing at the door with its {lead|leash}.',
    ],
    why: [
      [
        'A sound that comes before food often enough turns into an announcement, and no animal sleeps through that.',
        'It is simple learning: first the rustle, then the reward, a few hundred times over.',
      ],
    ],
    parts: [
      [
        ['The cheese paper', 'Cheese being unwrapped'],
        [
          'Heard through walls, and through sleep. Opening it in slow motion makes things worse.',
          'No word in any language carries as far.',
          'There is no way to do it quietly. Many have tried.',
        ],
        'A hand unwrapping a piece of cheese',
      ],
      [
        ['The {lead|leash} coming off its hook', 'The {lead|leash}'],
        [
          'One clink, and the deepest sleeper is at the door before you have found your shoes.',
          'Moving it to hang up a coat is a promise. Be careful with it.',
          'You only moved it. Now explain that.',
        ],
        'A {lead|leash} lifted from a hook',
      ],
      [
        ['Your car in the street', 'Your engine'],
        [
          'Some dogs know the engine of their own family among all the others and are at the window first.',
          'The neighbours come and go unnoticed. Yours is greeted from the corner.',
          'Two streets away, and the tail begins.',
        ],
        'A dog looking out of a window',
      ],
      [
        ['The tin, the jar, the scoop', 'Something with a lid'],
        [
          'Cats that were not in the building arrive, and claim that they have not eaten for days.',
          "It works from under beds, off roofs, and out of the neighbours' kitchen.",
          'Cats walk through walls for it.',
        ],
        'A spoon tapping a tin',
      ],
    ],
    turn: [
      'Use it well: that is your emergency recall, already trained.',
      'Whatever it is, keep a little of it in your coat pocket.',
    ],
    asks: ['Which sound does your pet never sleep through?', 'What is the cheese drawer of your house?'],
    ends: {
      p: 'The answers are more use than they look: it is the sound to call a lost animal with.',
      f: 'We are reading all of them, at a suitable distance from the fridge.',
      a: 'Name the sound.',
      t: 'Test it once a month from another room, and pay every time.',
      h: 'If in doubt about their hearing, open a yoghurt.',
      i: 'To be known by your footsteps is no small thing.',
      l: 'Some households run on a single rustle.',
    },
    keep: 'the day the dog will not come in',
    send: 'whoever eats cheese in secret at your place',
    own: [
      {
        kinds: ['product', 'offer'],
        about: '\\btreats\\b|chews?\\b|biscuits?\\b|snacks?\\b',
        lead: 'For a pocket that rustles.',
      },
    ],
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
      'What a vet feels for when stroking your pet',
    ],
    cover: 'Why the hands come first',
    gist: [
      'Before scissors, needle or {lead|leash} come two hands, from head to tail. It looks like a greeting, and it is also a search for lumps, heat, sore spots and knots.',
      'People who work with animals begin by stroking them all over. The animal meets the hands, and the hands learn the animal.',
    ],
    subject: ['It looks like stroking. It is also reading', 'What the hands are looking for'],
    hooks: {
      '*': [
        'It looks as though they are saying hello. They are also taking notes.',
        'Two hands travel slowly from the ears to the tail, and not much escapes them.',
        'Ten fingers read a dog from nose to tail before a single instrument is used.',
      ],
      p: 'A hands-on check comes before almost any work with an animal, and you can do the same at home.',
      f: 'Ever wondered why they stroke your dog for so long before they start? They are reading.',
      a: 'Hands first. Tools afterwards.',
      t: 'Palpation: checking by touch for heat, swelling, asymmetry and reaction. In plain words, an informed stroke.',
      h: 'The dog thinks it is being adored. It is being audited, very gently.',
      i: 'There is a whole craft in knowing an animal by touch.',
      l: 'Slow hands, a low voice, and nothing hurried.',
    },
    lines: {
      '*': [
        'Once a week, stroke your pet with both hands at the same time, left and right. What differs from side to side is worth a second look.',
        'Ticks like the places that you do not look at: inside the ear, under the collar, between the toes, in the armpit.',
        'A flinch in the same place on two days running is a message. Make a note of where.',
        'Use the backs of your fingers to feel for heat. They notice it sooner than the tips.',
      ],
      h: ['The full check takes five minutes. With a cat it takes four, since the cat leaves.'],
    },
    scene: [
      'The dog is on the table, nothing has been switched on yet, and two hands are going along its back as if reading something in the dark.',
      'A cat sits on the scales. Somebody strokes it twice, stops at the left hip, and goes back.',
    ],
    why: [
      [
        'Fur hides a great deal: a scab, a tick, a knot, a grass seed, the start of a lump. Fingers find what eyes pass over.',
        'Under a thick coat there is plenty that nobody sees, and most of it can be felt.',
      ],
      [
        'It also gives the animal time to get to know the person before anything buzzes or pinches.',
        'An animal that has been touched calmly all over is less startled when the work begins.',
      ],
    ],
    parts: [
      [
        ['Both sides at once', 'Left and right at the same time'],
        [
          'Left and right should feel alike. A lump, a swelling or a thinner muscle shows up as a difference.',
          'With one hand you find a shape. With two you find out whether it belongs there.',
          'What differs is worth a second touch.',
        ],
        'Two hands running along both sides of a dog',
      ],
      [
        ['Watch the face while you feel', 'The face answers'],
        [
          'A lick, a held breath or a quick look back tells you more than a yelp, and comes earlier.',
          'Fingers on the leg, eyes on the ears: the answer appears at the other end.',
          'Ears and eyes say it before the voice does.',
        ],
        'A person looking at the face of a dog while feeling its leg',
      ],
      [
        ['The forgotten places', 'Where nobody strokes'],
        [
          'Ear flaps, armpits, the groin, under the tail, between the pads: whatever hides, hides there.',
          'Nobody strokes a dog between the toes, so that is where the seeds and ticks are found.',
          'Between toes and behind elbows, something may have been sitting for days.',
        ],
        'Fingers parting the fur between the toes',
      ],
      [
        ['Stop while it still likes it', 'Ending on a good note'],
        [
          'Three good minutes leave a pet that comes back tomorrow. Ten do not.',
          'End before the animal does, and the next time starts well.',
          'A short check with a biscuit is worth ten long ones.',
        ],
        'A dog walking off contentedly',
      ],
    ],
    turn: [
      'Do it at home on the sofa, and you will know your animal before anything is wrong.',
      'You need no training to notice that something has changed since last week.',
    ],
    asks: ['Where does your pet like the hands to stop?', 'Which place does your pet never let you touch?'],
    ends: {
      p: 'Anything new that stays for more than a few days is worth showing to a vet.',
      f: 'Your pet will call it a cuddle. Let it.',
      a: 'Weekly, both hands, nose to tail.',
      t: 'Write down size and place of anything you find. "Pea, left of the spine, March" is a useful record.',
      h: 'Your dog may ask for a second opinion on the tummy.',
      i: 'Once your hands know what is usual, they will speak up on the day it changes.',
      l: 'Unhurried, and in silence.',
    },
    work: 'Good handlers look slow and finish early. The minutes spent on the first touch are the ones that are not spent later on holding, calming and starting again.',
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
