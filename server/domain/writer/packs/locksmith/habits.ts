// What to do with keys and locks on ordinary days.
import type { Idea } from '../../library/idea.ts';

export const KEY_HABITS: readonly Idea[] = [
  {
    id: 'a-copy-of-a-copy',
    format: 'tip',
    again: 9,
    emoji: '🗝️',
    tags: ['KeyCutting', 'HomeSecurity', 'LocksmithTips'],
    title: ['Why a copied key sticks: a copy of a copy', 'Having a key cut? Bring the original'],
    cover: 'Cut from the original',
    gist: [
      'Each copy adds a little error, and a copy of a copy has two. Bring the oldest key that came with the lock, and keep it for copying only.',
      'Keys wear, and a worn key makes a worn copy. The best pattern is the one that has hardly been used.',
    ],
    subject: ['Bring the original', 'A copy of a copy of a copy'],
    hooks: {
      '*': [
        'If a new key has to be jiggled, ask which key it was copied from.',
        'A copy of a copy of a copy is a rumour of a key.',
        'Somewhere in a drawer lies the key that came with the lock. That is the one to bring.',
      ],
      pa: [
        'A key is copied with its faults. Start from one that has few.',
        'Original first, copies from it, never from each other.',
      ],
      fi: [
        'Which of your keys is the oldest, and does it turn best?',
        'You have three keys, and one of them is the good one. Everybody in the house knows which.',
      ],
      t: 'Cutting machines trace the pattern; wear and tolerance add up with each generation.',
      h: 'It opens if you pull, lift, turn and apologise.',
      l: 'One key, smooth, kept in felt.',
    },
    lines: {
      '*': [
        'Having a key cut? Bring the one that came with the lock, and not the one that came from the last copy.',
        'Try the new key with the door open before you hand it to anybody.',
        'Keep one original that is never used. It is the pattern for all the others.',
        'Some keys come with a card, and only who shows it gets a copy. Put that card where you keep the passport.',
      ],
      h: ['Ours needs a wiggle, said all four of them, and showed four different wiggles.'],
    },
    why: [
      [
        'The machine feels along the old key and cuts what it feels, dents and all.',
        'A worn edge is copied as faithfully as a sharp one.',
        'What the pattern has lost the copy has never had.',
      ],
      [
        "Inside a lock a hair's breadth decides whether a pin lets go.",
        'Small errors do not cancel out, they {queue|line} up.',
        'A key that nearly fits wears the lock that it nearly fits.',
      ],
    ],
    parts: [
      [
        'Find the original',
        [
          "The one with the maker's name or a number on it.",
          'It often lies with the papers of the house.',
          'If it is gone, take the one that turns best.',
        ],
        'Several keys laid out on a table',
      ],
      [
        'Mark it and put it away',
        [
          'A ribbon, and into the box with the passports.',
          'It is a pattern now and no longer a key.',
          'Not on the hook by the door, where it gets borrowed.',
        ],
        'A key with a ribbon in a box',
      ],
      [
        'Try each copy in an open door',
        [
          'In, round, out, several times.',
          'If it catches, take it back the same week.',
          'With the door shut you would find out from outside.',
        ],
        'A key turned in an open door',
      ],
    ],
    turn: ['And the wiggle can retire.', 'Good keys are boring, and that is praise.', 'The jar may go, too.'],
    asks: ['How many keys do you have that fit nothing?', 'Which key of yours has a trick to it?'],
    ends: {
      pa: ['One pattern, many copies.', 'Original in, original kept.'],
      fi: ['Have a look in the drawer tonight.', 'The whole family will thank you at the door.'],
      t: 'Copy from generation nought.',
      h: 'The apology will be missed.',
      l: 'It turns, as if it were the first time.',
    },
    keep: 'the day you need one more key',
    send: 'whoever knows the wiggle',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'key cut|keys? (?:cut|copied|made)|cop(?:y|ies) of|duplicate|spare keys?',
        lead: ['For the next copy.', 'When one more is needed.'],
      },
    ],
    pic: { ask: 'An old and a new key side by side', alt: 'An old key and a new copy side by side' },
    claims: [
      [
        'Errors add up in copies; use the original; security cards',
        "trade practice of locksmiths, makers' advice",
      ],
    ],
  },
  {
    id: 'five-words-on-the-door',
    format: 'glossary',
    again: 9,
    emoji: '🚪',
    tags: ['LockWords', 'HomeSecurity', 'LocksmithTips'],
    title: [
      'Latch, deadlock, cylinder, keep: lock words explained',
      'What a locksmith means by latch, bolt and cylinder',
    ],
    cover: 'Five words on the door',
    gist: [
      'Latch, bolt, cylinder, keep, multi-point: whoever knows these five can say on the phone what is wrong, and gets a price instead of a guess.',
      'Five words that turn "the thing in the door" into something that can be quoted.',
    ],
    subject: ['Words for the telephone', 'The thing in the door has a name'],
    hooks: {
      '*': [
        '"It is stuck somewhere" costs a visit. Five words can save it.',
        'Look at the edge of your open door. There is more going on there than you think.',
        'A lock has parts with names, and the names are worth money on the telephone.',
      ],
      pa: ['Who names the part gets the price.', 'Five words, and a locksmith knows what to bring.'],
      fi: [
        'Would you like to sound as if you knew? It takes a minute.',
        'Go to the door, open it, and read on there.',
      ],
      t: 'Latch and bolt hold, the cylinder decides, the keep receives, a gearbox moves them all.',
      h: 'Thingummy, doodah and "the bit that goes click" are not listed in the catalogue.',
      l: 'Brass, steel, oak, each with its word.',
    },
    lines: {
      '*': [
        'Sprung, it is a latch. Thrown by a key, it is a bolt. Only the second one is locked.',
        'The cylinder is the part that the key goes into. Often it alone can be changed, and the rest stays.',
        'The keep is the plate in the frame. If a door has to be pushed to shut, the keep is the first suspect.',
        "Before you {ring|call} a locksmith, take a picture of the door's edge. It says more than five minutes of talk.",
      ],
      h: ['"It goes click but not clack" was, to be fair, a correct diagnosis.'],
    },
    why: [
      [
        'Each part has its own faults, its own price and its own spare.',
        'A new cylinder is a small job, a new case a larger one.',
        'What is worn is seldom everything.',
      ],
      [
        'A van holds many parts, though not all of them.',
        'Who knows beforehand brings the right one and comes once.',
        'A clear word by phone makes a price by phone possible.',
      ],
    ],
    parts: [
      [
        'Latch',
        [
          'The slanted piece on a spring that snaps shut by itself.',
          'It holds a door closed and does not lock it.',
          'A handle draws it back.',
        ],
        'A slanted door latch',
      ],
      [
        'Bolt',
        [
          'The square piece that a key or knob pushes out.',
          'It stays where it was put.',
          'Also called a deadbolt or deadlock.',
        ],
        "A square bolt thrown from a door's edge",
      ],
      [
        'Cylinder',
        [
          'The part with the keyhole, which knows your key.',
          'It can be swapped and the rest left alone.',
          'In a burglar-proof class it has stars or grades: ask.',
        ],
        'A lock cylinder lying on a palm',
      ],
      [
        'Keep',
        [
          'The plate in the frame into which the bolts go.',
          'Long screws make it strong.',
          'When doors sink it no longer meets the bolt.',
        ],
        'A metal plate in a door frame',
      ],
      [
        'Multi-point',
        [
          'Several hooks and bolts along the edge, moved by one handle.',
          'Lift the handle, then turn the key: without that it only looks locked.',
        ],
        "The long metal strip on a door's edge",
      ],
    ],
    turn: [
      'Now the thing in the door has a name.',
      'Read it once, standing at the door.',
      "And you will never look at a door's edge in the same way.",
    ],
    asks: ['Which of these words did you know?', 'What do you call it at home?'],
    ends: {
      pa: ['Name it, quote it, mend it.', 'Words before visits.'],
      fi: ['Take the picture anyway.', 'You may still say thingummy to us.'],
      t: 'Part, fault, spare: in that order.',
      h: 'The doodah has been entered in the glossary.',
      l: 'And it closes with one soft sound.',
    },
    keep: 'the next call to a locksmith',
    send: 'whoever says thingummy',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'cylinders?|multi.?point|upvc|deadbolts?|mortice|deadlocks?|new locks',
        lead: ['What can be changed on its own.', 'For the part in question.'],
      },
    ],
    pic: {
      ask: 'The edge of an open door with its lock',
      alt: 'The edge of an open door with latch and bolt',
    },
    claims: [['Definitions of door lock parts', 'definition']],
  },
  {
    id: 'the-battery-in-the-lock',
    format: 'tip',
    again: 9,
    emoji: '🔋',
    tags: ['SmartLock', 'HomeSecurity', 'LocksmithTips'],
    title: [
      'Smart lock: what if the battery is flat or the phone is gone?',
      'Electronic door locks: three things to sort out on day one',
    ],
    cover: 'When the lock runs flat',
    gist: [
      'Electronic locks warn you for weeks before the battery dies, and we ignore it. Change it at the first beep, keep a mechanical key with somebody, and know who may still open your door by phone.',
      'A lock with an app needs three habits: fresh batteries, a key elsewhere, and a look at the list of people.',
    ],
    subject: ['Change it at the first beep', 'Who can still open your door?'],
    hooks: {
      '*': [
        'A smart lock says for weeks that it is tired. Then it stops saying anything.',
        'Do you know who can open your front door by phone? The cleaner of two years ago, perhaps.',
        'No key in the pocket is a fine thing, until the phone falls into the sea.',
      ],
      pa: [
        'Electronic locks fail slowly and with notice. Take the notice.',
        'Battery, spare way in, list of users.',
      ],
      fi: [
        'It beeps a little differently lately? That is not the weather.',
        'Lovely thing, a lock without a key. Let us make sure of plan B.',
      ],
      t: 'Most warn at a set charge; many take a key or a battery held to a contact from outside.',
      h: 'The smartest thing in the house is standing outside with a flat battery. So are you.',
      i: 'Good technology has a plan B, and it is usually small and made of brass.',
      l: 'A soft hum, a click, and nothing in your hand.',
    },
    lines: {
      '*': [
        "Change a smart lock's battery at the first warning, and write the date inside the cover.",
        'Leave a mechanical key with a neighbour, even if the door has an app. Phones drown.',
        'Once a year, delete from the app everyone who no longer needs to come in.',
        'The code that all delivery people know is no code. Give each a number of their own, or change it.',
      ],
      h: ['Low battery, it said. Low battery. Low battery. And then nothing, at eleven at night.'],
    },
    why: [
      [
        'A battery that is nearly flat still turns an easy door, and no longer a stiff one.',
        'In the cold they give less, which is why it happens in January.',
        'A door that drags eats batteries, so it may be the door that needs help.',
      ],
      [
        'Access that was given once stays until somebody takes it away.',
        'Codes wander. They are told over the phone, and stand in old messages.',
        'Phones get lost, sold and handed on.',
      ],
    ],
    parts: [
      [
        'Change it at the first warning',
        [
          'All cells at once, of one kind.',
          'The spare set lies inside the house, which is no use outside.',
          'Put the date on them.',
        ],
        'New batteries beside a door lock',
      ],
      [
        ['Keep a key elsewhere', 'Leave a real key with somebody'],
        [
          'If the lock has a keyhole, that is.',
          'If not, learn how it can be started from outside.',
          'Try it once, while you are inside.',
        ],
        'A brass key on a ribbon',
      ],
      [
        'Go through the list of users',
        [
          'Former guests, trades, flatmates: out.',
          'Fixed codes get changed, passing ones expire by themselves.',
          'And give the app a good password.',
        ],
        'A phone with a list on its screen',
      ],
    ],
    turn: ['Then it is a lovely thing again.', 'Plan B weighs ten grams.', 'Three habits, and no drizzle.'],
    asks: ['Key, code or phone: how do you open your door?', 'Have you ever been locked out by a battery?'],
    ends: {
      pa: ['First beep, new cells.', 'Cells, key, list.'],
      fi: ['Do the list tonight, it takes five minutes.', 'And tell the neighbour which key it is.'],
      t: 'Power, override, access control.',
      h: 'The lock sends its regards. It is full again.',
      i: 'What is clever may be cared for, too.',
      l: 'A hum, a click, home.',
    },
    keep: 'the next double beep',
    send: 'somebody with an app for the door',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'smart locks?|keypads?|electronic|digital locks?|access control|keyless',
        lead: ['For doors that hum.', 'Fitted, and explained.'],
      },
    ],
    pic: { ask: 'A keypad on a front door', alt: 'A keypad on a front door' },
    claims: [
      ['Low-battery warnings, mechanical override, revoke access', "makers' manuals, security advice"],
    ],
  },
  {
    id: 'keys-far-from-the-flap',
    format: 'tip',
    again: 9,
    emoji: '📬',
    tags: ['HomeSecurity', 'CarKeys', 'LocksmithTips'],
    title: [
      'Why keys should not hang near the {letterbox|mail slot}',
      'Where to keep keys in the hall: out of reach, out of sight',
    ],
    cover: 'Keys away from the flap',
    gist: [
      'Keys on a table by the door can be fished through a {letterbox|mail slot}, and seen through glass. A drawer two rooms further in is enough. Car keys with radio belong there, too, in a tin.',
      'The hook by the door is handy for two kinds of people. Move it.',
    ],
    subject: ['Handy for whom?', 'Two rooms further in'],
    hooks: {
      '*': [
        'Stand outside your door and look through the {letterbox|mail slot}. Can you see your keys?',
        'The bowl in the hall is handy, and not only for you.',
        'Some thieves need no lock at all. They need a stick, and a bowl near the door.',
      ],
      pa: [
        "Keys within an arm's length of the {letterbox|mail slot} are half given away.",
        'Out of reach of the flap, out of sight of the glass.',
      ],
      fi: [
        'Where did you put them when you came in? Exactly.',
        'It is such a lovely bowl. Let it hold lemons.',
      ],
      t: 'Keyless fobs answer all the time; metal around them or distance stops the signal being passed on.',
      h: 'The hook says "Keys" in large letters. Very helpful.',
      l: 'A drawer that closes softly.',
    },
    lines: {
      '*': [
        'Look through your own {letterbox|mail slot} from outside. What you can see can be reached with a stick.',
        'Keep keys out of sight, but where everybody finds them in a fire. A drawer nearby is enough.',
        'Keyless car? Keep both fobs in a closed metal tin or a signal-blocking pouch, away from the door. Test it: the car should not open.',
        'A cage or brush behind the flap costs little and ends fishing.',
      ],
      h: ['The bowl now holds lemons. Nobody has fished for a lemon yet.'],
    },
    why: [
      [
        'It makes no noise, leaves no trace, and takes a minute.',
        'A door that was opened with its own key looks untouched, and that can be a nuisance with an insurer.',
        'It is the shortest way to a car.',
      ],
      [
        'What lies in sight is a plan for somebody who is passing.',
        'People with bad intentions look for what is easy first.',
        'What has to be looked for is usually left alone.',
      ],
    ],
    parts: [
      [
        'Look through your own flap',
        [
          'Standing, bending, with a torch.',
          'Count what you can see.',
          'And through the glass beside the door.',
        ],
        'A {letterbox|mail slot} seen from outside',
      ],
      [
        'Move the keys inwards',
        [
          'A drawer in the kitchen, a hook behind a door.',
          'Always the same one, so that it is found in the dark.',
          'Not so far that nobody gets out in a fire.',
        ],
        'A drawer with a key tray',
      ],
      [
        'Put radio keys in metal',
        [
          'A biscuit tin with a lid does it: try it at the car.',
          'Pouches wear out. Test them now and then.',
          'The spare fob as well, since it talks too.',
        ],
        'A tin with a lid',
      ],
    ],
    turn: [
      'And the hall is tidier, too.',
      'Five steps more, and a better night.',
      'And nothing glitters behind the glass any more.',
    ],
    asks: ['Where do your keys live?', 'Bowl, hook or drawer?'],
    ends: {
      pa: ['Reach, sight, signal.', 'Inwards with them.'],
      fi: ['Do it before you go to bed.', 'Tell the family where the drawer is.'],
      t: 'Line of sight, length of arm, range of radio.',
      h: 'Please label the drawer "Lemons".',
      l: 'Nothing on the table, and all well.',
    },
    caution: 'In a fire everybody must find a key in seconds: agree on one place that all of you know.',
    keep: 'tonight, before bed',
    send: 'somebody with a bowl in the hall',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'letter ?box|letter ?plates?|door chains?|security (?:check|survey)|car keys?',
        lead: ['For doors with a flap.', 'A look with other eyes.'],
      },
    ],
    pic: {
      ask: 'A {letterbox|mail slot} in a front door from outside',
      alt: 'A {letterbox|mail slot} in a front door',
    },
    claims: [
      [
        'Keep keys out of reach and sight of the letterbox; shield keyless fobs; accessible in fire',
        'police crime prevention and fire service advice',
      ],
    ],
  },
  {
    id: 'lost-them-all-what-now',
    format: 'checklist',
    again: 9,
    emoji: '😰',
    tags: ['LostKeys', 'HomeSecurity', 'LocksmithTips'],
    tick: true,
    title: ['Lost your house keys: what to do, in order', 'Keys gone: when do the locks have to be changed?'],
    cover: 'Lost the whole bunch?',
    gist: [
      'Retrace your steps, ask the lost property office, tell whoever you rent from, and think: could a finder know where they fit? If so, have the cylinder changed and not the door.',
      'Whether a lost key matters depends on what was lost with it. With an address in the same bag it matters today.',
    ],
    subject: ['Was your address with them?', 'Change the cylinder, not the door'],
    hooks: {
      '*': [
        'The bunch is gone. Before you {ring|call} anybody: was your address in the same bag?',
        'Lost keys come in two kinds: those that tell where they fit, and those that do not.',
        'It was in the left pocket. It is always in the left pocket.',
      ],
      pa: [
        'Not each lost key needs a new lock. Some need it today.',
        'Key and address together: change the cylinder at once.',
      ],
      fi: [
        'Breathe. They are under the car seat more often than in the wrong hands.',
        'Did the cold sweat come yet? Then let us go through it in order.',
      ],
      t: 'A cylinder is swapped in minutes, or re-pinned, while door, handle and bolt stay.',
      h: 'You have looked in the fridge. You will look in the fridge again.',
      i: 'Trouble gets smaller as soon as it has an order.',
      l: 'Pockets turned out, and a deep breath.',
    },
    lines: {
      '*': [
        'Keys lost together with a bag or wallet? Then somebody has an address as well: change the cylinder the same day.',
        'Renting? Tell the landlord at once. With one key for many doors it can become dear, so look at your liability insurance.',
        'Usually only the cylinder has to be changed. The handle, the door and the bolts can stay.',
        'Ask the café, the bus and the lost property office before you pay for anything.',
      ],
      h: ['They were in the other coat. They are always in the other coat, after the locksmith has left.'],
    },
    why: [
      [
        'A key without an address is a piece of metal among thousands of doors.',
        'The finder of a nameless key mostly hands it in.',
        'With a letter in the bag it is an invitation with directions.',
      ],
      [
        'One small part decides which key fits, and it is made to be changed.',
        'Most keys that get lost are found within days, so a clear head saves money.',
        'A whole new lock is needed more seldom than people think.',
      ],
    ],
    parts: [
      [
        'Go back the whole way',
        [
          'Bus, till, changing room, car seat.',
          '{Ring|Call} instead of running.',
          'Ask again tomorrow, when it has been handed in.',
        ],
        'A hand under a car seat',
      ],
      [
        'Ask yourself what was with them',
        [
          'Address, registration papers, a parcel slip?',
          'Was it stolen or lost? For theft, a police report helps with the insurer.',
          'Somebody who saw you go in counts, too.',
        ],
        "A bag's contents on a {bonnet|hood}",
      ],
      [
        'Tell whoever else has a door',
        [
          'Landlord, neighbours in the same entrance, work.',
          'Better today than when the first one finds out.',
          'With shared doors let them decide how.',
        ],
        'A telephone and a list of names',
      ],
      [
        'Have the cylinder changed',
        [
          'The door stays, the part with the keyhole goes.',
          'Ask for keys that come with a card.',
          'Cars and gates as well, if they hung on it.',
        ],
        'A new cylinder beside an old one',
      ],
      [
        'Leave one with somebody',
        [
          'So that next time is a walk to the neighbour.',
          'Two are better than one.',
          'No name on it, just a ribbon.',
        ],
        'A key handed over',
      ],
    ],
    turn: [
      'And then the old bunch turns up, and smiles.',
      'In order, it is half as bad.',
      'Keep the found ones as patterns for nothing at all.',
    ],
    asks: ['Where did your lost keys turn up?', 'What is the worst moment that you ever lost them?'],
    ends: {
      pa: ['Search, ask, tell, change.', 'Address gone, cylinder gone.'],
      fi: ['And look under the car seat once more.', 'It happens to the most careful people.'],
      t: 'Risk equals key plus address.',
      h: 'Third time in the fridge: still butter.',
      i: 'One step after another.',
      l: 'A click, a new key, a calm evening.',
    },
    keep: 'a day you hope will not come',
    send: 'somebody who pats their pockets',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about:
          'lost keys|rekey|re-key|change (?:of )?locks|lock changes?|replac(?:e|ing) (?:the )?(?:locks?|cylinders?)|new locks',
        lead: ['If it comes to that.', 'When the bunch stays away.'],
      },
    ],
    pic: {
      ask: 'The contents of a bag on a table, without keys',
      alt: 'The contents of a bag spread on a table',
    },
    claims: [
      [
        'Change cylinder when key and address are lost together; tell landlord; cylinder alone can be changed',
        "advice of police, insurers, tenants' bodies",
      ],
    ],
  },
];
