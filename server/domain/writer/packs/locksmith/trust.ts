// Away from home, and what a lock is trusted with.
import type { Idea } from '../../library/idea.ts';

export const TRUST: readonly Idea[] = [
  {
    id: 'before-the-car-is-packed',
    format: 'season',
    again: 9,
    emoji: '🧳',
    tags: ['HolidayHome', 'HomeSecurity', 'LocksmithTips'],
    title: [
      'Going {on holiday|on vacation}: what to lock, and what to leave as it is',
      'Before you drive off: a walk round the house',
    ],
    cover: 'Once round, then go',
    gist: [
      'Windows shut and locked, back door, shed, ladder chained, key with a neighbour, {curtains|drapes} as usual. A house that looks lived in is the best lock.',
      'Ten minutes on foot round your own house, with the eyes of a stranger, are worth more than any gadget.',
    ],
    subject: ['Walk round it like a stranger', 'The ladder, above all'],
    hooks: {
      '*': [
        'Before you start the car, walk round your house once, as if you wanted to get in.',
        'The ladder behind the shed reaches the bathroom window. Does it not?',
        'A house that is away looks away. You can change that.',
      ],
      pa: ['Empty houses give themselves away by small things.', 'Doors, windows, ladder, light, post.'],
      fi: [
        'Everybody in the car? Then get out once more, it takes ten minutes.',
        'You have packed for every kind of weather. And the back door?',
      ],
      t: 'Most entries are by doors and windows at the back that were shut but not locked.',
      h: 'The cat flap is not the weak point. The open bathroom window is.',
      i: 'Good neighbours are worth more than cameras. Bring them something back.',
      l: 'Shutters half down, a lamp that comes on by itself.',
    },
    lines: {
      '*': [
        'Chain the ladder and lock the shed before you go away. Your own tools are the nearest ones.',
        'Do not close every curtain. A house with its eyes shut at noon says that nobody is at home.',
        'Ask a neighbour to take in the {post|mail} and to move a {bin|trash can}. Nothing looks more lived in.',
        'Post the pictures when you are back. The beach will wait.',
      ],
      h: ['"Two weeks in Greece, so excited", she wrote, to four hundred people and her street.'],
    },
    why: [
      [
        'Somebody who looks for an empty house looks for signs and not for locks.',
        'Full {letterbox|mail slot}, dark at ten, grass to the knee: it reads like a letter.',
        "A minute's walk past is enough to see it.",
      ],
      [
        'The back is where nobody looks, and that is where one gets in.',
        'Windows on the latch can be opened from outside in seconds.',
        'Garden tools open garden doors.',
      ],
    ],
    parts: [
      [
        'Shut and lock the back',
        [
          'Terrace door, {cellar|basement}, small windows.',
          'Tilted counts as open, for your insurer too, often enough.',
          'Keys out of the locks and out of sight.',
        ],
        'A back door with its key being turned',
      ],
      [
        'Put away what helps others',
        [
          'Ladder, spade, {wheelie bin|trash can} under the window.',
          'The shed gets a lock with long screws.',
          'Garden chairs make good steps.',
        ],
        'A ladder chained to a wall',
      ],
      [
        'Let it look lived in',
        [
          'Lamp on a timer, radio, a car on the drive.',
          'Somebody for the {letterbox|mail slot} and the lawn.',
          'Washing on the line is overdoing it.',
        ],
        'A lamp in a window at dusk',
      ],
      [
        'Leave one key next door',
        [
          'And a number, and the name of somebody who mends things.',
          'Tell them when you are really back.',
          'Bring back something edible.',
        ],
        'A key handed over a fence',
      ],
    ],
    turn: [
      'Then you can really go.',
      'And at the airport nobody needs to think of the bathroom window.',
      'The {bin|trash can} will be moved on Tuesday.',
    ],
    asks: ['What do you think of on the {motorway|highway}, always?', 'Who looks after your house?'],
    ends: {
      pa: ['Back, ladder, light, neighbour.', 'Once round, and away.'],
      fi: [
        'Have a wonderful time. Nobody is at home, and nobody can tell.',
        'Bring the neighbour some cheese.',
      ],
      t: 'Signs removed, tools removed, locks thrown.',
      h: 'The cat declined to comment on the flap.',
      i: 'Somebody next door is thinking of you.',
      l: 'One lamp, and the sea.',
    },
    when: { months: [5, 6, 7, 8, 12] },
    keep: 'the evening before you leave',
    send: 'whoever always turns back at the corner',
    own: [
      {
        kinds: ['service', 'price', 'product', 'hours'],
        about: 'window locks?|security (?:check|survey)|sheds?\\b|padlocks?|patio doors?|new locks',
        lead: ['For what should be seen to before.', 'When a lock wants doing first.'],
      },
    ],
    pic: { ask: 'A front door and a packed car', alt: 'A packed car in front of a house' },
    claims: [
      [
        'Signs of absence, unlocked back doors and windows, ladders; post after return',
        'police crime prevention advice',
      ],
    ],
  },
  {
    id: 'the-key-inside-the-door',
    format: 'mistake',
    again: 9,
    emoji: '🔐',
    tags: ['HomeSecurity', 'FrontDoor', 'LocksmithTips'],
    title: [
      'Key left inside the lock: why the other key does not go in',
      'Key in the door at night: sensible or not?',
    ],
    cover: 'A key on the inside',
    wrong: 'Leaving the key in the lock on the inside',
    gist: [
      'With many cylinders a key on the inside keeps the one outside from turning. So somebody with a spare stands in the rain, and so may the ambulance. Ask for a cylinder that opens all the same, or hang the key beside the door.',
      'Handy in a fire, in the way of helpers: a key in the lock has two sides. A knob or a special cylinder solves it.',
    ],
    subject: ['The key that locks others out', 'Hang it beside the door'],
    hooks: {
      '*': [
        'A key in the lock inside keeps your own family out.',
        'The daughter has a spare, the mother has left hers in the door. Neither can open it.',
        'There is a small habit that makes every spare key useless.',
      ],
      pa: [
        'With ordinary cylinders an inserted key blocks the other side.',
        'Take it out, or have a cylinder that does not mind.',
      ],
      fi: [
        'Do your parents leave it in at night? Then your spare is only jewellery.',
        'It feels safe, and most of the time it is only a habit.',
      ],
      t: 'Emergency-function cylinders let a key turn from outside with another one inserted; knob cylinders need none inside.',
      h: 'He had a key. She had a key. They met on either side of the door.',
      i: 'A spare key is only care if it works.',
      l: 'A hook beside the door, and a key that comes to rest.',
    },
    lines: {
      '*': [
        'A key in the lock inside can stop a spare from opening outside. Hang it on a hook within reach.',
        'For parents who live alone: a cylinder that opens from outside even when a key is in it.',
        'A glass pane beside the door and a key inside: one broken pane, and a hand turns it.',
        'A knob on the inside opens in a fire without looking for anything. Check that glass nearby does not spoil it.',
      ],
      h: [
        '"But I have the spare!", called through the {letterbox|mail slot}, to a slipper that was coming slowly.',
      ],
    },
    why: [
      [
        'Inside the cylinder there is room for one of the two to turn.',
        'Whichever key goes in first blocks the other.',
        'Most older ones were built so.',
      ],
      [
        'In an emergency the door has to open from both sides: out quickly, in quickly.',
        'Helpers can open anything, but it takes time and a door.',
        'That the key is at hand is right. That it is in the hole is not.',
      ],
    ],
    parts: [
      [
        'Hang it beside the door',
        [
          "An arm's length away, and out of sight from the glass.",
          'Always there, also for guests.',
          'Then everyone gets out in the dark.',
        ],
        'A key on a hook beside a door',
      ],
      [
        'Try it, the two of you',
        [
          'One inside with a key in, one outside with the spare.',
          'It takes half a minute and answers the question.',
          "Do it at your parents' as well.",
        ],
        'Two people on either side of a door',
      ],
      [
        'Ask about other cylinders',
        [
          'Ones with an emergency function turn from both sides.',
          'Ones with a knob need no key inside.',
          'It is the same small part, swapped in minutes.',
        ],
        'A cylinder with a knob',
      ],
    ],
    turn: [
      'And then a spare is a spare again.',
      'Both sides of the door, at any hour.',
      'A hook costs next to nothing.',
    ],
    asks: ['Key in or key out at night: how is it with you?', 'Who holds a spare for your parents?'],
    ends: {
      pa: ['Out of the lock, at hand.', 'Test, then decide.'],
      fi: ['Try it on Sunday, after cake.', '{Ring|Call} your mother and ask where it hangs.'],
      t: 'Both sides operable, at any time.',
      h: 'They have since agreed on a hook.',
      i: 'Care goes through doors.',
      l: 'A hook, a key, a quiet hall.',
    },
    caution: 'Everybody inside must be able to get out at once in a fire, without searching for a key.',
    keep: 'the next visit to your parents',
    send: 'somebody who holds a spare key',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'cylinders?|anti.?snap|thumb.?turn|knob|new locks|rekey',
        lead: ['For a cylinder that opens from both sides.', 'What can be fitted.'],
      },
    ],
    pic: { ask: 'A key on a hook beside a front door', alt: 'A key hanging on a hook beside a front door' },
    claims: [
      [
        'Inserted key blocks many cylinders; emergency-function and thumb-turn cylinders; escape',
        "makers' information, fire safety advice",
      ],
    ],
  },
  {
    id: 'what-belongs-in-a-safe',
    format: 'answer',
    again: 10,
    emoji: '📦',
    tags: ['HomeSafe', 'ImportantPapers', 'LocksmithTips'],
    title: ['Do I need a safe at home? What belongs in it', 'Home safe: against fire or against thieves?'],
    cover: 'What belongs in a safe?',
    question: 'Do I need a safe at home, and what goes into it?',
    short: [
      'For papers that cannot be replaced, one against fire. For jewellery, one that is bolted down.',
      'It depends on what you would miss. Fire and theft want different boxes.',
    ],
    gist: [
      'A box that withstands fire is not the same as one that withstands a crowbar. Decide what you would miss, ask your insurer what grade counts, and bolt it to wall or floor.',
      'The small one from the {DIY|hardware} shop can be carried off in one piece. What helps is a grade, four bolts and a dull place.',
    ],
    subject: ['Against fire or against thieves?', 'Four bolts'],
    hooks: {
      '*': [
        'A small safe that is not bolted down is a suitcase with a handle inside.',
        'Fire and thieves want two different boxes. Which one are you afraid of?',
        'What would you miss for the rest of your life? It probably fits into a shoebox.',
      ],
      pa: ['The right safe follows from what is in it.', 'Grade, bolts, place: then the colour.'],
      fi: [
        'Where are your papers right now? In the desk, in a folder called "Important"?',
        'You need not be rich to own something that cannot be replaced.',
      ],
      t: 'Fire ratings name minutes and contents; burglary grades name tool and time, and an insured sum.',
      h: 'Behind the painting, said everybody who has ever seen a film.',
      i: 'Some things have no price, which makes them so hard to insure.',
      l: 'A heavy door, a felt tray, silence.',
    },
    lines: {
      '*': [
        'Bolt a small safe to floor or wall. Otherwise it gets opened at leisure, elsewhere.',
        'Safe against fire is not safe against crowbars. Look for both ratings, or choose one.',
        'Memory sticks and photographs die sooner in heat than paper does. Ask for a box that is rated for them.',
        'Ask your insurer before you buy: the grade decides how much is covered.',
      ],
      h: ['Hidden among the frozen peas. The freezer went, too.'],
    },
    why: [
      [
        'Fire boxes are thick and soft inside, so that it stays cool.',
        'Against tools one needs steel, and steel lets the heat through.',
        'Very few do both well, and those are heavy.',
      ],
      [
        'Somebody who breaks in has minutes, and wants things that can be carried.',
        'What is screwed down costs time and noise.',
        'A dull place, as in a cupboard, beats the clever one.',
      ],
    ],
    parts: [
      [
        'Write down what goes in',
        [
          'Papers, jewellery, data, cash: each has its own enemy.',
          'What can be replaced may stay out.',
          'A copy of the papers elsewhere costs nothing.',
        ],
        'Papers and a ring on a bed',
      ],
      [
        'Ask for the grade',
        [
          'Insurers work with lists of grades and sums.',
          'The label stands on the inside of the door.',
          'No label means no grade.',
        ],
        'A label inside a small steel door',
      ],
      [
        'Have it bolted down',
        [
          'Into concrete or brick, through the holes that are meant for it.',
          'Not into plasterboard.',
          'Low down, as it is heavy.',
        ],
        'A hand tightening a bolt',
      ],
      [
        'Keep the code out of the house',
        [
          'Not on the underside of the drawer, please.',
          'Two people should know, in different heads.',
          'Change the one from the factory on the first day.',
        ],
        'A keypad on a steel door',
      ],
    ],
    turn: [
      'And the rest is only things.',
      'Most of it can be bought again.',
      'A shoebox full of life, well kept.',
    ],
    asks: ['What would go into yours first?', 'What is the oddest hiding place that you have heard of?'],
    ends: {
      pa: ['Contents, grade, bolts, code.', 'First what, then which.'],
      fi: ['Start with copies of the papers. That costs you an evening.', 'And tell one person you trust.'],
      t: 'Two ratings, one anchoring.',
      h: 'The painting may hang again in peace.',
      i: 'What matters is mostly light.',
      l: 'It closes like a car door of former times.',
    },
    keep: 'an evening for papers',
    send: 'somebody with a folder called "Important"',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: '\\bsafes?\\b(?! and)|safe opening|vaults?\\b',
        lead: ['For heavy doors.', 'When a safe is the question.'],
      },
    ],
    pic: { ask: 'A small safe with its door open', alt: 'A small safe with its door open' },
    claims: [
      ['Fire and burglary ratings differ; bolt down; ask insurer', "standards bodies, insurers' advice"],
    ],
  },
  {
    id: 'the-lock-in-the-window',
    format: 'story',
    again: 10,
    emoji: '🏆',
    tags: ['LockHistory', 'Locksmith', 'GreatExhibition'],
    title: [
      'The lock that nobody could pick for sixty years',
      'How an American picked the unpickable lock in London',
    ],
    cover: 'Two hundred guineas',
    gist: [
      'For sixty years a padlock lay in a window in Piccadilly with an offer of two hundred guineas for whoever could open it. Then came a man from America, and took his time.',
      'It was thought to be unpickable, until somebody was given a month and a quiet room.',
    ],
    subject: ['A padlock in a shop window', 'The month it took'],
    hooks: {
      '*': [
        'For some sixty years a padlock lay in a London shop window, and nobody could open it.',
        'Two hundred guineas for whoever picks this lock, said the sign. It stood there for decades.',
        'The most famous lock in the world was opened by a man with plenty of time.',
      ],
      pa: [
        'The lock held for six decades. What beat it was patience.',
        'No lock is unpickable. Some are slow.',
      ],
      fi: ['Imagine walking past it every day: a padlock, and a fortune.', 'Would you have tried?'],
      t: 'Eighteen sliders had to be found in depth, one by one, by feel.',
      h: 'He asked for a month, a room and no visitors. Most of us would like that.',
      i: 'Someone took what could not be done, and looked at it closely.',
      l: 'A window in Piccadilly, a brass padlock, gaslight.',
    },
    lines: {
      '*': [
        "Joseph Bramah's lock lay in a London window for about sixty years. The reward was two hundred guineas.",
        'The American Alfred Hobbs needed some fifty hours, spread over sixteen days, to open it.',
        'Afterwards nobody could say any more that a lock was unpickable. Makers have counted in minutes ever since.',
        'Each good lock does the same thing today: it costs time, and time is what burglars lack.',
      ],
      h: ['Fifty hours for one padlock. The door beside it was probably on the latch.'],
    },
    scene: [
      'Imagine Piccadilly in the days of oil lamps. In a window lies a padlock as large as a hand, and people read the sign and shake their heads.',
      'Upstairs, in a closed room, a man bends over a block of wood with a lock in it. He has bent wire with him, and time.',
    ],
    why: [
      [
        'A lock was sold by the word "unpickable", and the word was worth a great deal.',
        'Safes, banks and post offices relied on it.',
        'London was proud of its locks, and the whole world was visiting.',
      ],
      [
        'The Great Exhibition had brought inventors from everywhere, and one of them sold locks himself.',
        'To show that his own was better he had to open the others first.',
        'It was advertising, and very good advertising.',
      ],
    ],
    parts: [
      [
        'The challenge',
        [
          'Joseph Bramah was so sure of his lock that he put it in the window. Whoever opened it should have the money at once. Hundreds looked, some tried.',
          'Decades passed, the maker died, and the padlock lay where it had lain.',
        ],
        'A brass padlock in a shop window',
      ],
      [
        'The visitor',
        [
          'In the summer of the Great Exhibition Alfred Hobbs came over from America. First he opened another famous lock, in under half an hour, and the papers were beside themselves.',
          'An American asked for the padlock from the window, for a room, and for thirty days.',
        ],
        'A man bent over a bench by a window',
      ],
      [
        'The month',
        [
          'He worked on sixteen of those days, some fifty hours in all. He felt for each slider, measured, made tools, began again.',
          'The only key lay under seal all the while. Then the bolt moved.',
        ],
        'Fine tools on a cloth',
      ],
      [
        'The lesson',
        [
          'The money was paid, if not gladly. Since then one asks how long a lock holds, and no longer whether.',
          'Locks got better, as their makers now knew where to look.',
        ],
        'A hand with two old coins',
      ],
    ],
    turn: [
      'No lock is for ever. Each one buys time.',
      'The padlock can still be seen in a museum in London.',
      'Patience opened it, and patience has improved every lock since.',
    ],
    asks: ['Could you have walked past without trying?', 'What have you opened with patience alone?'],
    ends: {
      pa: ['Time is what a lock sells.', 'Sixty years, fifty hours.'],
      fi: [
        'Tell it to whoever loses patience with a jar.',
        'There is still something to be said for a quiet room.',
      ],
      t: 'Resistance is measured in minutes.',
      h: 'The jar of gherkins is waiting for its Hobbs.',
      i: 'Look at it closely, and go on.',
      l: 'A soft sound of brass.',
    },
    keep: 'a long evening',
    send: 'somebody who likes riddles',
    own: [
      {
        kinds: ['history', 'people'],
        about: 'locksmith|founded|since|apprentic|famil|generation|trained',
        lead: ['And a shorter story.', 'Who has the patience here.'],
      },
    ],
    pic: { ask: 'An old padlock with its key', alt: 'An old brass padlock with its key' },
    claims: [
      [
        'Bramah challenge lock from about 1790, opened by A. C. Hobbs in 1851 in some 51 hours over 16 days of a month; 200 guineas; Chubb lock in 25 minutes; now in the Science Museum',
        'report of the arbitrators of 1851, museum sources',
      ],
    ],
  },
  {
    id: 'key-or-code',
    format: 'either',
    again: 7,
    emoji: '🔢',
    tags: ['ThisOrThat', 'FrontDoor', 'LockTalk'],
    title: ['Key or code: how do you open your front door?', 'House key or keypad: which would you trust?'],
    cover: 'Key or code?',
    gist: [
      'A key can be lost and a code can be told. One weighs in the pocket, the other slips your mind. What opens your door?',
      'Metal in the hand or numbers in the head: there are two ways home, and each has its worry.',
    ],
    subject: ['Pocket or head?', 'What opens your door?'],
    hooks: {
      '*': [
        'Key or code: what opens your front door?',
        'A key can be lost. A code can be told. Choose your worry.',
        'One clinks, the other beeps.',
      ],
      pa: ['Each way of opening a door has its weakness.', 'Metal or memory.'],
      fi: ['Do you like the weight in your pocket?', 'Which would your children lose less often?'],
      t: 'A key is something that you have, a code something that you know; both can be copied.',
      h: 'The year of my birth, backwards. Nobody will ever guess it, said everybody.',
      l: 'Cool brass, or a soft light under the fingertips.',
    },
    lines: {
      '*': [
        'Key or code: which would you rather forget?',
        'A code can be given to a guest for one day. A key comes back when it comes back.',
        'Press a few wrong keys after the right code now and then, or wipe them: worn buttons tell the numbers.',
        'A key works in a power cut. A code works in swimming trunks.',
      ],
      h: ['In swimming trunks a code is unbeatably light to carry.'],
    },
    why: [
      [
        'Codes wander about, keys lie about: both are trusted to people, and not to metal.',
        'Which is better depends on who goes in and out.',
        'With many people a code is easier, with few a key.',
      ],
    ],
    parts: [
      [
        'The key',
        ['No battery, no number, and a sound that means home.', 'But who has the second one?'],
        'A key in a hand',
      ],
      [
        'The code',
        ['Nothing in the pocket, and guests need only a message.', 'But who knows it by now?'],
        'A finger on a keypad',
      ],
    ],
    turn: [
      'There are doors that take both.',
      'Home is what opens.',
      'In the end it is the dog that decides who comes in.',
    ],
    asks: ['Key or code?', 'How many people know yours?'],
    ends: {
      pa: ['Change codes, count keys.', 'Both, if you can.'],
      fi: ['Tell us, though not the number.', 'Swimmers, raise your hands.'],
      t: 'Possession or knowledge.',
      h: 'The birthday has been changed. Officially.',
      l: 'It opens, and there is light.',
    },
    keep: 'the next new door',
    send: 'somebody in swimming trunks',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'keypads?|smart locks?|digital locks?|access control|key cut|keyless',
        lead: ['Both are to be had.', 'For either of them.'],
      },
    ],
    pic: { ask: 'A key beside a keypad on a door', alt: 'A key held beside a keypad' },
    claims: [['Codes and keys can both be copied; worn buttons reveal codes', 'security practice']],
  },
  {
    id: 'a-key-without-a-door',
    format: 'question',
    again: 7,
    emoji: '🗝️',
    tags: ['KeyRing', 'SmallThings', 'LockTalk'],
    title: [
      'Which key on your ring opens nothing any more?',
      'Keys without a lock: what is on your key ring?',
    ],
    cover: 'A key without a door',
    gist: [
      'Everybody carries one: a key of which nobody knows what it opens, and which one cannot throw away. What is on your ring?',
      'An old flat, a bicycle that is gone, a diary: some keys are only there to be remembered.',
    ],
    subject: ['What does this one open?', 'The key you cannot throw away'],
    hooks: {
      '*': [
        'Take out your keys. Which of them opens nothing any more?',
        'Every bunch has a key in it that nobody can explain.',
        'The bicycle was stolen years ago. The key is still with you.',
      ],
      pa: ['Most key rings carry at least one stranger.', 'Count the keys, then count the doors.'],
      fi: ['Show us your bunch. We would like to hear about the oddest.', 'Which of them makes you smile?'],
      t: 'Some locksmiths can tell by blank and number what kind of lock a key was made for.',
      h: 'Seven keys, four doors. Nobody dares.',
      i: 'An old key is a door that one has walked out of.',
      l: 'Small, dark, worn smooth by a pocket.',
    },
    lines: {
      '*': [
        'Which key on your ring opens nothing that you still own?',
        'Take the car key off the heavy bunch now and then: some ignition locks dislike the weight.',
        'A key that fits no door any more is still a good place for a story.',
        'Found a key and no idea what it is for? The number and shape of the head tell what kind of lock it was made for.',
      ],
      h: ['This one is for something important. It has been for nine years.'],
    },
    why: [
      [
        'One cannot throw a key away, since the lock might turn up the next day.',
        'They are small, and they were ours.',
        'A key means that somebody trusted you with a door.',
      ],
    ],
    parts: [
      [
        'The one from an old {flat|apartment}',
        ['You gave back three, and there had been four.', 'You still know which stair creaked.'],
        'An old key on a palm',
      ],
      [
        'The one for something small',
        ['A cash box, a diary, a bicycle.', 'Whatever it locked is older than the secret.'],
        'A tiny key',
      ],
      [
        'The one nobody knows',
        ['It came with the house.', 'It stays, just in case.'],
        'A fan of keys on a table',
      ],
    ],
    turn: [
      'They weigh next to nothing, for what is in them.',
      'And somewhere a lock is waiting.',
      'Keep it. One never knows.',
    ],
    asks: [
      'Which of your keys opens nothing any more?',
      'How many keys do you carry, and how many do you need?',
      'What is the oldest one you own?',
    ],
    ends: {
      pa: ['Count them tonight.', 'More keys than doors: normal.'],
      fi: ['We would like to see a picture.', 'Ask your grandmother for hers.'],
      t: 'Blank, bitting, memory.',
      h: 'The important thing has not come forward.',
      i: 'Doors close. Keys stay.',
      l: 'Warm from the pocket.',
    },
    keep: 'a long wait on a platform',
    send: 'somebody whose bag rattles',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'key cut|keys? (?:cut|copied|made|identif)|antique locks?|old locks?',
        lead: ['For keys that lost their lock.', 'And for those that have one.'],
      },
    ],
    pic: {
      ask: 'A bunch of keys spread like a fan on a table',
      alt: 'A bunch of keys spread like a fan on a table',
    },
    claims: [
      [
        'Key blanks tell the type of lock; heavy bunches strain ignition locks',
        'trade practice of locksmiths',
      ],
    ],
  },
  {
    id: 'show-me-that-you-live-here',
    format: 'behind',
    again: 9,
    emoji: '🪪',
    tags: ['LocksmithLife', 'BehindTheScenes', 'HomeSecurity'],
    title: [
      'Why a locksmith asks for proof that you live there',
      'What happens when a locksmith opens your door',
    ],
    cover: 'Who are you, please?',
    gist: [
      'Before a door is opened, somebody asks who you are. It feels odd in slippers, and it protects you on all other nights. Then comes a look at the door, a price, and mostly no drill.',
      'A good locksmith asks, looks, names a price, and tries the gentle way first. In that order.',
    ],
    subject: ['Slippers and an identity card', 'The gentle way first'],
    hooks: {
      '*': [
        'You stand there in slippers, and somebody asks you for proof that you live here. That is good.',
        'Anybody can say "I live here". Imagine it were not you who said it.',
        'The drill stays in the van more often than people think.',
      ],
      pa: ['Identity, door, price, method: a proper opening has an order.', 'Question first, tool second.'],
      fi: [
        'It is a little insulting, and it is meant kindly.',
        'Think of the night on which it is not you at the door.',
      ],
      t: 'A latched door usually opens without damage; a deadlocked one may cost the cylinder.',
      h: 'In pyjamas, without papers, on the stairs: the neighbour vouches for you with relish.',
      i: 'Trust begins with a question.',
      l: 'A quiet hand, a small lamp, a click.',
    },
    lines: {
      '*': [
        'If a locksmith asks for proof that you live there, be glad. Next time it might not be you.',
        'No papers on you? A neighbour, a post label, a card that lies inside: say so, it can be shown afterwards.',
        'Ask which way will be tried first, and what it costs if that does not work.',
        'A door that has only been pulled shut hardly ever needs a drill. If somebody starts with one, ask why.',
      ],
      h: ['"That is her", said the neighbour, after a pause that was somewhat too long.'],
    },
    why: [
      [
        'Whoever opens doors for money must know for whom.',
        'It is what sets the trade apart from its opposite.',
        'A quarrel between two who both live there ends at this question, too.',
      ],
      [
        'Gentle ways take practice, and a drill takes none.',
        'A cylinder that stays whole costs nothing.',
        'With old doors patience is part of the price.',
      ],
    ],
    parts: [
      [
        'Who are you?',
        [
          'A card, a letter, a neighbour, or papers shown straight after.',
          'Landlords get asked as well.',
          'No answer, no opening.',
        ],
        'A card shown at a door',
      ],
      [
        'How was it shut?',
        [
          'Pulled or locked, key inside or not.',
          'Handle, cylinder, gap: a minute of looking.',
          'Old doors get stroked first, so to speak.',
        ],
        'A small lamp on a lock',
      ],
      [
        'What will it cost?',
        [
          'In words, before the first tool.',
          'Also for the case that it is harder.',
          'Then you nod, or you do not.',
        ],
        'A written price on a pad',
      ],
      [
        'The gentle way first',
        [
          'No details, for obvious reasons.',
          "Often it is over sooner than the tea at the neighbour's.",
          'And afterwards it shuts as before.',
        ],
        'A door standing open on a hall',
      ],
    ],
    turn: [
      'And inside everything is as you left it.',
      'A question first, and then the tools.',
      'And tomorrow a spare key moves next door.',
    ],
    asks: ['Have you ever had to prove that you live at home?', 'Who would vouch for you in pyjamas?'],
    ends: {
      pa: ['Ask, look, price, open.', 'In this order, always.'],
      fi: ['Sleep well. And give somebody a spare.', 'You will laugh about it on Sunday.'],
      t: 'Identify, diagnose, quote, open.',
      h: 'The pause has been discussed.',
      i: 'A question that protects everybody.',
      l: 'Light in the hall.',
    },
    work: 'The question that annoys an honest customer for a second is often the one that protects all the others. Which such question do you leave out, for fear of seeming unfriendly?',
    keep: 'an evening on the stairs',
    send: 'somebody who goes out in slippers',
    own: [
      {
        kinds: ['people', 'policy', 'process', 'price', 'guarantee'],
        about: 'non.?destructive|without damage|no drill|fixed price|vetted|dbs|licen[cs]ed|proof|call.?out',
        lead: ['How it is done here.', 'And who comes.'],
      },
    ],
    pic: { ask: 'A tool bag on a doormat', alt: 'A tool bag on a doormat before a door' },
    claims: [
      [
        'Locksmiths ask for proof; latched doors usually open without damage',
        "codes of locksmiths' associations",
      ],
    ],
  },
];
