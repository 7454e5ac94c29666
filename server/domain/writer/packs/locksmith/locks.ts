// Locks, keys and doors.
import type { Idea } from '../../library/idea.ts';

const CARS = '\\bcars?\\b|vehicle|transponder|auto locksmith';
const SAFES = '\\bsafes?\\b';
const SMART = 'smart|electronic|digital|access control';
const CUTS = 'keys? cut|key cutting|copies';

export const LOCKS: readonly Idea[] = [
  {
    id: 'two-keys-before-a-locksmith',
    format: 'checklist',
    again: 6,
    emoji: '🚪',
    tick: true,
    tags: ['LockedOut', 'Locksmith', 'HomeTips'],
    title: ['Locked out: what to do, in the right order', 'Locked out? Five things to check and to ask'],
    cover: 'Locked out? Do this first',
    gist: [
      'Locked out? Look whether another door is open, ask who has a spare, note whether the door is shut or locked, and ask for the total price before anybody sets off.',
      'Before you {ring|call} a locksmith, find out whether the door has only fallen shut. It decides how, how fast and for how much it is opened.',
    ],
    subject: ['Locked out?', 'What to do when the door is shut'],
    hooks: {
      '*': [
        'Locked out? Take two minutes before you {ring|call} the first number you find.',
        'The door has fallen shut and the key is inside. Here is what to do.',
      ],
      pfathil: 'Locked out: five things in the right order.',
    },
    lines: {
      '*': [
        'Locked out? Tell the locksmith whether the door is only shut or also locked. It decides how it is opened.',
        'Ask for a total price before a locksmith sets off: travel, work, night rate and tax, best by text.',
        'Save the number of a local locksmith in your phone today, while you are indoors.',
        'Have something with your address at hand. An honest locksmith wants to see it.',
      ],
      h: ['The cat is looking at you through the glass. It could open. It will not.'],
    },
    why: [
      [
        'Outside the door one takes the first number, and it is not always from nearby.',
        'Who is calm asks the right questions.',
      ],
      [
        'A door that has only fallen shut can usually be opened without damage.',
        'A locked door takes longer, so the locksmith has to know.',
      ],
    ],
    parts: [
      [
        'Try the other doors',
        ['Back door, cellar, garage.', 'No climbing, and no upper windows.'],
        'A back door',
      ],
      [
        'Ask who has a spare',
        ['Neighbour, family, landlord.', 'Whoever waters the plants when you are away.'],
        'A phone in a hand',
      ],
      [
        'Look whether it is locked',
        ['Fallen shut or locked with the key?', 'Say it on the phone.'],
        'A closed front door',
      ],
      [
        'Ask for the total price',
        ['With everything, and in writing if you can.', 'Ask how it will be opened, too.'],
        'A message on a phone',
      ],
      [
        'Have proof ready',
        ['A letter or a card with your address.', 'A neighbour can help as well.'],
        'A letter with an address',
      ],
    ],
    turn: [
      'Most doors that have fallen shut are open again in minutes.',
      'And next time the spare is with a neighbour.',
    ],
    asks: ['Who has your spare key?', 'Have you ever been locked out in your slippers?'],
    ends: {
      pfathil: [
        'Save the number now. You will not want to search for it later.',
        'Stay calm, ask, and have it opened.',
      ],
    },
    caution:
      'If a child, a pan on the stove or somebody in danger is behind the door, call the emergency number first.',
    keep: 'the inside of your phone',
    send: 'somebody who lives alone',
    own: [
      {
        kinds: ['service', 'price', 'hours', 'process'],
        about: 'lock.?outs?|locked out|call.?out|minutes|hours',
        lead: 'It happens to nearly everybody once.',
      },
    ],
    pic: { ask: 'Your van outside a front door', alt: 'Locksmith van outside a house' },
    claims: [['latched doors can usually be opened without damage', 'trade practice']],
  },
  {
    id: 'lift-the-handle-then-turn',
    format: 'tip',
    again: 9,
    british: true,
    emoji: '🔒',
    tags: ['HomeSecurity', 'FrontDoor', 'Locksmith'],
    title: [
      'Front door shut is not locked: lift the handle, turn the key',
      'Is your front door really locked?',
    ],
    cover: 'Shut is not locked',
    gist: [
      'Many front doors are only held by a latch until you lift the handle and turn the key. Do both, even if you are only away for ten minutes.',
      'A door that is pulled shut is not locked. With many doors, the bolts come out only when you lift the handle.',
    ],
    subject: ['Is your door locked?', 'Shut is not locked'],
    hooks: {
      '*': [
        'You pull the front door shut and go. Is it locked? Mostly not.',
        'Lift the handle and turn the key: only then is your door locked.',
      ],
      pfathil: 'A door that is pulled shut is not locked.',
    },
    lines: {
      '*': [
        'Lift the handle and turn the key, even if you only go to the shop. A shut door is not locked.',
        'If the handle of your front door has become stiff, have it adjusted. Forced every day, it breaks.',
        'The lock cylinder should not stick out of the door. If it does, it can be gripped and snapped.',
        'Most burglars try the handle first. Turn the key.',
      ],
      h: ['Your door has five bolts. They only work if you turn the key.'],
    },
    why: [
      [
        'The bolts stay inside the door until you turn the key.',
        'A latch alone holds a door shut, and little more.',
      ],
      ['Many burglars only try whether a door is open.', 'Some insurers pay only if the door was locked.'],
    ],
    parts: [
      [
        'Lift the handle all the way',
        ['You should feel the hooks go in.', 'If it is stiff, have the door adjusted.'],
        'A hand lifting a door handle',
      ],
      [
        'Turn the key to the end',
        ['Only that holds the bolts.', 'A turn and a half on some doors.'],
        'A key in a lock',
      ],
      [
        'Pull once to test',
        ['It should not move.', 'After a week your hand does it by itself.'],
        'A hand pulling a door',
      ],
    ],
    turn: ['It takes a second.', 'Tell everybody at home who comes and goes.'],
    asks: ['Do you turn the key when you only pop out?', 'Is your handle stiff?'],
    ends: {
      pfathil: ['If it needs force, have it looked at before it breaks.', 'Try it at your door right now.'],
    },
    caution: 'Make sure that everybody inside can get out quickly in a fire.',
    keep: 'the inside of the front door',
    send: 'whoever leaves the house last',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'uPVC|multi.?point|mechanism|locks?\\b|doors?\\b',
        lead: 'If yours is stiff:',
      },
    ],
    pic: { ask: 'A hand lifting a door handle', alt: 'Hand lifting the handle of a front door' },
    claims: [['multipoint locks need lifting and turning', "makers' instructions"]],
  },
  {
    id: 'spray-that-is-not-oil',
    format: 'mistake',
    again: 9,
    emoji: '🗝️',
    tags: ['LockCare', 'Locksmith', 'HomeTips'],
    title: ['Key sticks in the lock? No oil, please', 'Stiff lock: what helps and what makes it worse'],
    cover: 'Key sticks? No oil',
    wrong: 'Putting oil into a stiff lock',
    gist: [
      'Oil in a lock collects dust and turns to paste. Use a dry lock spray or graphite, and first look whether it is the door that sticks.',
      'A stiff key often has nothing to do with the lock: the door has dropped. Try it with the door open.',
    ],
    subject: ['Key sticks? No oil', 'A stiff lock'],
    hooks: {
      '*': [
        'Does your key stick? Do not put oil into the lock.',
        'Stiff lock? Turn the key with the door open before you do anything.',
      ],
      pfathil: 'A stiff lock needs a dry spray and no oil.',
    },
    lines: {
      '*': [
        'Turn the key with the door open. If it is easy now, the door has to be adjusted and not the lock.',
        'Use a dry lock spray or graphite once a year, and no oil. Oil collects dust.',
        'A worn key ruins a good lock. Have a new one cut from the spare that is hardly used.',
        'A lock that needs a trick today will leave you outside in winter. Have it looked at now.',
      ],
      h: ['If only you can open the door, it is no talent. It is a warning.'],
    },
    why: [
      ['Inside are tiny pins that have to slide freely.', 'Oil that has gone sticky holds the pins down.'],
      [
        'Doors drop a little over the years, and the bolt rubs.',
        'Then the lock feels stiff, although it is fine.',
      ],
    ],
    parts: [
      [
        'Try it with the door open',
        ['Easy means the door, stiff means key or lock.', 'It takes ten seconds.'],
        'A key turned in an open door',
      ],
      [
        'Try the spare key',
        ['If it is smooth, the old key is worn.', 'Then have a new one cut.'],
        'Two keys side by side',
      ],
      [
        'Use a dry spray',
        ['A short puff, key in and out, wipe.', 'Once a year, before winter.'],
        'A lock spray',
      ],
    ],
    turn: ['Still stiff? Have it seen to by day.', 'Most of it is a matter of minutes.'],
    asks: ['Which lock at home needs a trick?', 'When did you last oil yours?'],
    ends: { pfathil: ['By day it costs less than at night.', 'Door, key, lock: in this order.'] },
    keep: 'the first cold week',
    send: 'somebody whose key sticks',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'mechanism|adjust|repair|locks?\\b',
        lead: 'If it stays stiff:',
      },
    ],
    pic: { ask: 'A key in the lock of an open door', alt: 'Key in the lock of an open door' },
    claims: [['oil gums up pin cylinders', "makers' advice"]],
  },
  {
    id: 'new-home-new-cylinder',
    format: 'answer',
    again: 9,
    emoji: '🏠',
    tags: ['NewHome', 'HomeSecurity', 'Locksmith'],
    title: ['New home: should you change the locks?', 'Just moved in? Who else has a key?'],
    cover: 'New home, new locks?',
    question: 'Should I change the locks when I move in?',
    short: [
      'Yes. Nobody knows how many keys there are.',
      'Yes, and mostly only a small part has to be changed.',
    ],
    gist: [
      'Nobody knows how many keys there are to your new home. Have the locks changed or rekeyed on moving in. Mostly only a small part has to be replaced.',
      'Builders, cleaners, neighbours: many people may have a key to your new home. A locksmith makes them all useless in an hour.',
    ],
    subject: ['New home, new locks?', 'Who has a key to your home?'],
    hooks: {
      '*': [
        'Just moved in? Somebody out there may still have a key.',
        'New home? Change the locks before you unpack.',
      ],
      pfathil: 'Moving in is the right moment to change the locks.',
    },
    lines: {
      '*': [
        'Just moved in? Have the locks changed. Nobody knows how many keys there are.',
        'Mostly only the cylinder of a lock has to be changed. Door and handle stay.',
        'Renting? Ask your landlord in writing before you change a lock, and keep the old one.',
        'Have all outside doors work with one key. Ask for it when the locks are changed.',
      ],
      h: ["The previous owners were lovely. So was their cleaner's nephew."],
    },
    why: [
      [
        'Keys are copied, lent and forgotten, and nobody keeps a list.',
        'After a few years, a dozen people may have one.',
      ],
      ['If somebody comes in with a key, there are no traces.', 'Insurers may ask how they got in.'],
    ],
    parts: [
      [
        'Count the outside doors',
        ['Front, back, cellar, garage, shed.', 'Do not forget the side gate.'],
        'A back door',
      ],
      [
        'Have them changed on one day',
        ['Then there is one call-out and one key.', 'Ask for cylinders that resist force.'],
        'A new lock cylinder',
      ],
      [
        'Write down who has a key',
        ['The name and the date are enough.', 'And ask for it back when they move.'],
        'A list of keys',
      ],
    ],
    turn: ['It takes about an hour.', 'You will sleep differently in the new place.'],
    asks: ['Who has a key to your home?', 'Did you change the locks when you moved in?'],
    ends: { pfathil: ['Put it on the list for moving day.', 'One visit, one key, peace of mind.'] },
    keep: 'moving day',
    send: 'somebody who is moving',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'lock changes?|change locks|re-?key|cylinders?|locks?\\b',
        lead: 'For your new home:',
      },
    ],
    pic: { ask: 'New keys on a ring', alt: 'New keys on a key ring' },
    claims: [['cylinders can be changed alone', 'trade practice']],
  },
  {
    id: 'how-to-spot-the-cheap-ad',
    format: 'mistake',
    again: 6,
    emoji: '⚠️',
    tags: ['LocksmithScams', 'HomeSafety', 'Locksmith'],
    title: ['The cheap locksmith advert: how the bill grows', 'How to recognise a rogue locksmith'],
    cover: 'Cheap locksmith? Ask first',
    wrong: 'Calling the first cheap locksmith advert when you are locked out',
    gist: [
      'A tiny price in an advert, no address, and somebody who drills at once: that is a known trick, and the bill is many times higher. Ask for the total and the address first.',
      'Before a locksmith sets off, ask three things: the total price, where they are based, and whether they will have to drill.',
    ],
    subject: ['Cheap locksmith?', 'Ask this before they come'],
    hooks: {
      '*': [
        'A locksmith for a few coins? Ask three questions before they come.',
        'Locked out, and the first advert is very cheap? Be careful.',
      ],
      pfathil: 'Three questions that keep you from a rogue locksmith.',
    },
    lines: {
      '*': [
        'Ask a locksmith for the total price by text: travel, work, parts, night rate, tax.',
        'Many "local" locksmith numbers are call centres. Ask for the street and the name.',
        'A door that has only fallen shut rarely needs a drill. If somebody drills at once, say stop.',
        'Pay a locksmith by card and ask for a proper invoice.',
      ],
      h: ['The van had no name on it. It had its reasons.'],
    },
    why: [
      ['Whoever stands outside in the rain does not compare.', 'That is what rogue firms live on.'],
      ['Drilling makes a new lock necessary, and that costs.', 'A destroyed lock is a sold lock.'],
    ],
    parts: [
      [
        'Ask for the total',
        ['A range is fine, "from" is not.', 'By text, before they set off.'],
        'A message with a price',
      ],
      [
        'Ask where they are based',
        ['A street and a name.', 'Look it up while you wait.'],
        'A map on a phone',
      ],
      [
        'Ask whether they have to drill',
        ['For a door that is only shut: mostly no.', 'Ask how they will open it.'],
        'A closed door',
      ],
    ],
    turn: ['A good locksmith likes these questions.', 'Read it by day, and you will know at night.'],
    asks: ['Have you ever been overcharged?', 'Whose number is in your phone?'],
    ends: {
      pfathil: [
        'Save the number of a locksmith whom you trust.',
        'Please pass this on to somebody who lives alone.',
      ],
    },
    keep: 'your phone',
    send: 'somebody who lives alone',
    own: [
      {
        kinds: ['price', 'process', 'policy', 'proof', 'people'],
        about: 'call.?out|fixed|from [£$€]|insured|no (?:fee|charge)|prices?',
        lead: 'Our own answers:',
      },
    ],
    pic: { ask: 'Your van with your name on it', alt: 'Locksmith van with a name' },
    claims: [['bait pricing is a known fraud', 'consumer authorities']],
  },
  {
    id: 'where-was-the-key',
    format: 'question',
    again: 6,
    emoji: '🔑',
    tags: ['LostKeys', 'HomeStories', 'Locksmith'],
    title: ['Where was the strangest place you found your key?', 'Lost key: where was it in the end?'],
    cover: 'Where was your key?',
    gist: [
      'In the fridge, in the washing machine or in the lock outside: where did your lost key turn up?',
      'Fridge, coat or car roof: what was the strangest place in which you found a lost key?',
    ],
    subject: ['Where was your key?', 'Lost and found'],
    hooks: {
      '*': [
        'What was the strangest place in which you found your key?',
        'Fridge, washing machine or outside in the lock: where was your key?',
      ],
      pfathil: 'Lost key: where was it in the end?',
    },
    lines: {
      '*': [
        'Where was the strangest place in which you found your key?',
        'How many keys are on your ring, and what are they all for?',
        'Hook, bowl or coat pocket: where do your keys live?',
        'Who in your family loses keys most often?',
      ],
      h: ["The whole family was looking for the key. It was in somebody's hand."],
    },
    why: [
      ['Full hands and a ringing phone: that is when keys get lost.', 'We put them down without noticing.'],
    ],
    parts: [
      ['In the house', ['Fridge, washing machine, toy box.', 'Under the post.'], 'Keys in a fridge'],
      [
        'Outside',
        ['On the car roof, in the bin, in the lock.', 'For the whole night.'],
        'A key in a front door',
      ],
    ],
    turn: ['A hook by the door, out of sight from the letter box, helps most.', 'One word is enough.'],
    asks: ['Where was it?', 'How long did you search?'],
    ends: { pfathil: ['Tell us.', 'And have a spare cut before the next time.'] },
    keep: 'the next search',
    send: 'whoever loses keys at your place',
    pic: { ask: 'A key in an odd place', alt: 'Key lying in an odd place' },
    claims: [['people misplace keys', 'common experience']],
  },
  {
    id: 'a-copy-of-a-copy',
    format: 'tip',
    again: 9,
    emoji: '🗝️',
    tags: ['KeyCutting', 'Locksmith', 'HomeTips'],
    title: ['Why a copied key sticks, and how to avoid it', 'Having a key cut: bring the original'],
    cover: 'Copied key sticks?',
    gist: [
      'Each copy of a key adds a small error, and a copy of a copy has two. Bring the original when you have a key cut.',
      'A new key that sticks was mostly cut from a worn one. Keep one original for copying only.',
    ],
    subject: ['Copied key sticks?', 'Bring the original key'],
    hooks: {
      '*': [
        'Does your new key stick? Ask which key it was copied from.',
        'Having a key cut? Bring the one that came with the lock.',
      ],
      pfathil: 'A good copy needs a good original.',
    },
    lines: {
      '*': [
        'Having a key cut? Bring the one that came with the lock, and not a copy of a copy.',
        'Try a new key with the door open before you give it to anybody.',
        'Keep one original key that is never used. It is the pattern for all others.',
        'Some keys come with a card, and copies are made only for whoever shows it. Keep it with your passport.',
      ],
      h: ['All four have the same key, and each has another trick to turn it.'],
    },
    why: [
      [
        'The machine copies every dent and scratch.',
        'What is worn on the old key is missing on the new one.',
      ],
      ["In a lock, a hair's breadth decides.", 'A key that is not exact wears out the lock.'],
    ],
    parts: [
      [
        'Find the original',
        ['It has the name of the maker or a number.', 'It is mostly the least worn.'],
        'An old key with a number',
      ],
      [
        'Put it away afterwards',
        ['In a drawer, not on a ring.', 'Mark it with a ribbon.'],
        'A key with a ribbon',
      ],
      [
        'Try each copy',
        ['In an open door, several times.', 'Bring it back if it sticks.'],
        'A key in an open door',
      ],
    ],
    turn: [
      'A good copy turns as easily as the original.',
      'If you no longer have the original, ask what can be done.',
    ],
    asks: ['Do you still have the original?', 'How many copies are there of yours?'],
    ends: { pfathil: ['Bring it along, and it is done while you wait.', 'One original, many good copies.'] },
    keep: 'your next key',
    send: 'whoever has the key that sticks',
    own: [
      { kinds: ['service', 'price', 'product', 'place', 'hours'], about: CUTS, lead: 'To have one cut:' },
    ],
    pic: { ask: 'An original and a copy side by side', alt: 'Two keys side by side' },
    claims: [['errors add up with copies', 'trade practice']],
  },
  {
    id: 'five-words-on-the-door',
    format: 'glossary',
    again: 12,
    emoji: '🚪',
    tags: ['DoorLocks', 'Locksmith', 'HomeTips'],
    title: [
      'Latch, bolt, cylinder, keep: lock words explained',
      'Five words to tell a locksmith what is wrong',
    ],
    cover: 'Lock words explained',
    gist: [
      'Latch, bolt, cylinder, keep and multi-point: with these five words you can tell a locksmith on the phone what is wrong, and get a price.',
      'If you can name the part that is broken, the locksmith brings the right one.',
    ],
    subject: ['Lock words explained', 'What to say on the phone'],
    hooks: {
      '*': [
        'What is wrong with your lock? Five words help you to say it on the phone.',
        'Latch or bolt? Only one of them means that your door is locked.',
      ],
      pfathil: 'Five lock words that save a second visit.',
    },
    lines: {
      '*': [
        'A latch snaps shut by itself. A bolt is turned out by the key. Only the bolt locks your door.',
        'The cylinder is the part that the key goes into. Often it can be changed alone.',
        'The keep is the plate in the door frame. If a door has to be pushed to shut, look there.',
        'Photograph the edge of your door before you {ring|call} a locksmith. It says more than five minutes of talk.',
      ],
      h: ['"It goes click, but not clack" is, to be fair, quite clear.'],
    },
    why: [
      [
        'Each part has its own faults, its own price and its own spare.',
        'The right word means the right part in the van.',
      ],
      ['With a picture and a word you get a price and no guess.', 'One visit is cheaper than two.'],
    ],
    parts: [
      [
        'Latch',
        ['The slanted piece that snaps shut by itself.', 'Sprung: it holds a door, but does not lock it.'],
        'A door latch',
      ],
      [
        'Bolt',
        ['The square piece that the key pushes out.', 'What really locks a door.'],
        'A bolt in a door edge',
      ],
      [
        'Cylinder',
        ['The part with the keyhole.', 'It knows your key, and can be changed alone.'],
        'A lock cylinder',
      ],
      [
        'Keep',
        ['The plate in the frame that takes the bolt.', 'If it sits wrong, the door will not shut.'],
        'A plate in a door frame',
      ],
      [
        'Multi-point lock',
        ['Several bolts along the edge, moved by one handle.', 'Lift the handle, turn the key.'],
        'The edge of a door with hooks',
      ],
    ],
    turn: ['Now you can say what is wrong.', 'Send a picture along, and it is clear.'],
    asks: ['Which part is worn at your door?', 'Latch or multi-point: what do you have?'],
    ends: {
      pfathil: ["A picture of the door's edge is the best start.", 'Name it, and it is mended sooner.'],
    },
    keep: 'the next fault',
    send: 'somebody whose door sticks',
    own: [
      { kinds: ['service', 'price'], about: 'uPVC|mechanism|cylinders?|repair', lead: 'For any of them:' },
    ],
    pic: { ask: 'The edge of a door with its lock', alt: 'Edge of a door with a multi-point lock' },
    claims: [['meanings of the words', 'definition']],
  },
  {
    id: 'the-battery-in-the-lock',
    format: 'tip',
    again: 9,
    emoji: '🔋',
    only: SMART,
    tags: ['SmartLock', 'HomeSecurity', 'Locksmith'],
    title: ['Smart lock: what if the battery is flat?', 'Smart locks: battery, spare key, old users'],
    cover: 'Smart lock with a flat battery?',
    gist: [
      'Change the battery of a smart lock at the first warning, leave a real key with somebody, and delete users who no longer need to come in.',
      'A smart lock warns you for weeks. Change the battery at the first beep and not at the last.',
    ],
    subject: ['Smart lock: battery flat?', 'Three habits for smart locks'],
    hooks: {
      '*': [
        'Does your smart lock beep? Change the battery today.',
        'Smart lock at home? Three habits keep you from standing outside.',
      ],
      pfathil: 'Smart locks need a fresh battery, a spare key and a tidy list of users.',
    },
    lines: {
      '*': [
        'Change the battery of a smart lock at the first warning, and write the date inside the cover.',
        'Leave a real key with a neighbour, even if your lock has an app. Phones get lost.',
        'Once a year, delete everybody from the app of your smart lock who no longer needs to come in.',
        'Give each person their own code for the lock. A code that all know is no code.',
      ],
      h: ['The smartest thing in the house is the lock. Its battery is flat.'],
    },
    why: [
      ['A weak battery turns an easy door, and fails at a stiff one.', 'It gives up on the coldest night.'],
      ['Whoever was let in once stays in the list.', 'Old guests and trades can still open.'],
    ],
    parts: [
      [
        'Change it at the first warning',
        ['All cells at once, of one kind.', 'Write down the date.'],
        'Batteries beside a lock',
      ],
      [
        'Keep a real key elsewhere',
        ['If the lock has a keyhole.', 'With somebody who is mostly at home.'],
        "A key in a neighbour's hand",
      ],
      [
        'Tidy the list of users',
        ['Guests, trades, former flatmates.', 'Five minutes a year.'],
        'An app on a phone',
      ],
    ],
    turn: [
      'Then it is a very convenient thing.',
      'If the door is stiff, have it adjusted: it saves battery.',
    ],
    asks: ['Who is still in your list?', 'App, code or key: what do you use?'],
    ends: { pfathil: ['Do the list tonight.', 'Battery, key, list.'] },
    keep: 'the next beep',
    send: 'somebody with a smart lock',
    own: [{ kinds: ['service', 'price', 'product'], about: SMART, lead: 'For smart locks:' }],
    pic: { ask: 'A smart lock with its cover open', alt: 'Smart lock on a door' },
    claims: [['locks warn before failing', "makers' instructions"]],
  },
  {
    id: 'keys-far-from-the-flap',
    format: 'tip',
    again: 9,
    emoji: '📬',
    tags: ['HomeSecurity', 'BurglaryPrevention', 'Locksmith'],
    title: [
      'Why keys should not lie near the {letterbox|mail slot}',
      'Keys in the hall: who can reach them?',
    ],
    cover: 'Keys away from the door',
    gist: [
      'Keys near the front door can be fished out through the {letterbox|mail slot} or seen through the glass. Put them in a drawer further in.',
      'Look through your own {letterbox|mail slot}. If you can see your keys, so can others.',
    ],
    subject: ['Keys away from the door', 'Look through your {letterbox|mail slot}'],
    hooks: {
      '*': [
        'Look through your own {letterbox|mail slot}. Can you see your keys?',
        'Where do your keys lie at night? Not near the front door, please.',
      ],
      pfathil: 'Keys near the front door can be reached from outside.',
    },
    lines: {
      '*': [
        'Look through your {letterbox|mail slot} from outside. What you can see can be fished out with a stick.',
        'Keep keys out of sight, but where everybody at home finds them in a fire.',
        'Keyless car? Keep both keys in a closed metal tin, away from the front door. Test it at the car.',
        'A guard behind the {letterbox|mail slot} costs little and keeps sticks and arms out.',
      ],
      h: ['The hook in the hall says "Keys" in large letters. Very helpful for visitors.'],
    },
    why: [
      ['It makes no noise and takes a minute.', 'Nothing is broken, so nobody notices until morning.'],
      ['With the key, they take the car as well.', 'Keys in sight tell others where to try.'],
    ],
    parts: [
      [
        'Look through your own flap',
        ['Standing and bending, with a {torch|flashlight}.', 'What can you see?'],
        'A letterbox from outside',
      ],
      [
        'Move the keys further in',
        ['A drawer in the kitchen, a hook behind a door.', 'Agree on one place.'],
        'Keys in a drawer',
      ],
      [
        'Put car keys in metal',
        ['A tin with a lid stops the signal.', 'Try it beside the car.'],
        'A metal tin',
      ],
    ],
    turn: ['It costs nothing and takes a minute.', 'Do it before you go to bed.'],
    asks: ['Drawer, hook or bowl: where are yours?', 'Can you see them from outside?'],
    ends: { pfathil: ['A guard for the flap is fitted quickly.', 'Out of sight, within reach for you.'] },
    caution: 'In a fire everybody must find a key in seconds: agree on one place that all of you know.',
    keep: 'tonight',
    send: 'whoever hangs the keys in the hall',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'letter ?box|guard|security|survey',
        lead: 'For a safer front door:',
      },
    ],
    pic: { ask: 'A letterbox with a guard', alt: 'Letterbox in a front door' },
    claims: [['fishing through letterboxes', 'police advice']],
  },
  {
    id: 'lost-them-all-what-now',
    format: 'checklist',
    again: 9,
    emoji: '😰',
    tick: true,
    tags: ['LostKeys', 'HomeSecurity', 'Locksmith'],
    title: ['Lost your house keys: what to do, in order', 'Keys lost: when do the locks have to be changed?'],
    cover: 'Lost your keys?',
    gist: [
      'Go back the way you came, ask where you were, and think: could a finder know where the keys belong? If so, have the lock changed today.',
      'Not every lost key needs a new lock. If your address was with it, it does.',
    ],
    subject: ['Lost your keys?', 'Do the locks have to be changed?'],
    hooks: {
      '*': [
        'Keys gone? First question: was your address with them?',
        'Lost your house keys? Do these things in this order.',
      ],
      pfathil: 'Lost keys: search, ask, tell, change.',
    },
    lines: {
      '*': [
        'Keys lost together with a bag or wallet? Then somebody has your address: have the lock changed the same day.',
        'Renting? Tell your landlord at once if keys are lost. One key may open many doors.',
        'Mostly only the cylinder has to be changed after keys are lost. The door stays as it is.',
        'Ask the café, the bus and the lost property office before you change a lock.',
      ],
      h: ['The keys were in the other coat. They always are, an hour after the new lock.'],
    },
    why: [
      ['A key without an address is one among thousands.', 'One that names your street is a danger.'],
      ['The part that fits the key is made to be changed.', 'It takes minutes and leaves no trace.'],
    ],
    parts: [
      [
        'Go back the whole way',
        ['Shop, bus, car seat, changing room.', 'Ask at each of them.'],
        'An empty bus seat',
      ],
      [
        'Think what was with them',
        ['Bag, letters, a tag with your name.', 'That decides how quickly you must act.'],
        'An open bag',
      ],
      [
        'Tell those whose doors they open',
        ['Landlord, work, neighbours.', 'The sooner, the better.'],
        'A phone',
      ],
      [
        'Have the lock changed',
        ['Only the cylinder, in most doors.', 'Ask for a price for all doors at once.'],
        'A new cylinder',
      ],
    ],
    turn: ['Leave a spare with somebody next time.', 'Then you can sleep tonight.'],
    asks: ['Where did you find yours?', 'Who has your spare?'],
    ends: {
      pfathil: ['If in doubt, change it: it costs less than a bad night.', 'Search, ask, tell, change.'],
    },
    keep: 'the day you lose them',
    send: 'somebody who loses things',
    own: [
      {
        kinds: ['service', 'price', 'process', 'hours'],
        about: 'lock changes?|change|cylinders?|re-?key|locks?\\b',
        lead: 'If you need a new lock today:',
      },
    ],
    pic: { ask: 'A new cylinder with its keys', alt: 'New lock cylinder with keys' },
    claims: [['cylinders can be changed alone', 'trade practice']],
  },
  {
    id: 'not-under-the-flowerpot',
    format: 'mistake',
    again: 9,
    emoji: '🪴',
    tags: ['SpareKey', 'HomeSecurity', 'Locksmith'],
    title: ['Where to keep a spare key', 'Spare key under the flowerpot? A better place'],
    cover: 'Not under the flowerpot',
    wrong: 'Hiding a spare key under the flowerpot',
    gist: [
      'Everybody looks under the flowerpot, burglars as well. Give your spare key to a neighbour or a friend nearby.',
      'A spare key belongs with a person and not under a stone: a person can ask who it is.',
    ],
    subject: ['Where to keep a spare key', 'Not under the flowerpot'],
    hooks: {
      '*': [
        'Spare key under the flowerpot? Burglars look there first.',
        'Who has your spare key? A person is better than a hiding place.',
      ],
      pfathil: 'Give your spare key to somebody you trust.',
    },
    lines: {
      '*': [
        'A spare key is safest with a neighbour. Under the flowerpot everybody finds it.',
        'Give a spare key to two people: one who lives near, and one who is mostly at home.',
        'If somebody gets in with a hidden key, there is no trace. Ask your insurer what that means.',
        'Mark a spare key with a {colour|color} and not with your name.',
      ],
      h: ['Under the mat, said the postman, the window cleaner and the boy from next door.'],
    },
    why: [
      ['We all think of the same places.', 'Mat, pot, ledge, shed: it takes a minute to check them.'],
      ['A neighbour asks who it is.', 'Nobody asks any questions under a stone.'],
    ],
    parts: [
      [
        'Choose somebody near',
        ['A neighbour or a friend round the corner.', 'Offer to keep theirs.'],
        'Two neighbours at a door',
      ],
      [
        'Mark it without a name',
        ['A ribbon or a {colour|color}.', 'No address, ever.'],
        'A key with a ribbon',
      ],
      [
        'Ask after it once a year',
        ['People move, and drawers are cleared.', 'Try whether it still fits.'],
        'A key in a drawer',
      ],
    ],
    turn: ['Then a locked door is only a walk next door.', 'And the flowerpot is for flowers.'],
    asks: ['Who has yours?', 'Whose key do you have?'],
    ends: { pfathil: ['No spare at all? Have one cut this week.', 'Ask a neighbour today.'] },
    keep: 'this week',
    send: 'the neighbour you trust',
    own: [
      {
        kinds: ['service', 'price', 'product', 'hours', 'place'],
        about: `${CUTS}|key safe`,
        lead: 'For a spare:',
      },
    ],
    pic: { ask: 'A flowerpot beside a front door', alt: 'Flowerpot beside a front door' },
    claims: [['hidden keys are found', 'police advice']],
  },
  {
    id: 'no-address-on-the-key',
    format: 'tip',
    again: 9,
    emoji: '🏷️',
    tags: ['KeyRing', 'HomeSecurity', 'Locksmith'],
    title: ['What to put on a key ring, and what not', 'No address on your key ring'],
    cover: 'No address on your keys',
    gist: [
      'Never put your address on a key ring. A telephone number is enough for an honest finder, and tells nobody where the key fits.',
      'A key with an address is an invitation. A key with a phone number comes back.',
    ],
    subject: ['No address on your keys', 'What belongs on a key ring'],
    hooks: {
      '*': [
        'Is there an address on your key ring? Take it off today.',
        'What could a stranger read on your key ring?',
      ],
      pfathil: 'A phone number on the key ring, yes. An address, never.',
    },
    lines: {
      '*': [
        'On a key ring: a phone number, yes. An address, never.',
        'Gym cards and parcel slips on a key ring name you as well. Take them off.',
        'Do not post pictures of your keys. A sharp picture can be enough to copy one.',
        'Carry keys and papers apart. If both are stolen, have the lock changed at once.',
      ],
      h: ['The key ring said "Home sweet home" and the address. Very welcoming.'],
    },
    why: [
      ['A key alone says nothing about where it fits.', 'An address turns a lost key into a risk.'],
      ['Most finders are honest and will call.', 'A number is all that they need.'],
    ],
    parts: [
      [
        'Take off everything with your name',
        ['Cards, tags, slips.', 'Look at both sides.'],
        'A key ring with cards',
      ],
      ['Put a phone number on it', ['Best a mobile number.', 'A small tag is enough.'], 'A key tag'],
      ['Carry keys and papers apart', ['Bag and pocket.', 'Then nobody has both.'], 'A bag and a pocket'],
    ],
    turn: ['Then a lost key is only a lost key.', 'It takes a minute.'],
    asks: ['What is on your key ring?', 'Did a lost key ever come back to you?'],
    ends: { pfathil: ['Check the keys of your parents, too.', 'Number on, address off.'] },
    keep: 'today',
    send: 'somebody with a full key ring',
    pic: { ask: 'A key ring with a plain tag', alt: 'Key ring with a plain tag' },
    claims: [['addresses on keys are a risk', 'police advice']],
  },
  {
    id: 'when-a-key-breaks-off',
    format: 'howto',
    again: 9,
    emoji: '🔧',
    tags: ['BrokenKey', 'Locksmith', 'HomeTips'],
    title: ['Key broken off in the lock: what to do', 'Broken key: what makes it worse'],
    cover: 'Key broken in the lock?',
    gist: [
      'Do not push the other half in, and use no glue. If a piece sticks out, pull it out straight with tweezers. If not, {ring|call} a locksmith and keep both halves.',
      'A broken key can mostly be taken out without harm, if nobody has pushed or glued.',
    ],
    subject: ['Key broken in the lock?', 'No glue, please'],
    hooks: {
      '*': [
        'Key broken off in the lock? Please do not push, and no glue.',
        'A key has snapped in the lock. What you do now decides what it costs.',
      ],
      pfathil: 'Broken key: do not push, do not glue, keep both halves.',
    },
    lines: {
      '*': [
        'Key snapped in the lock? Do not push the other half in after it.',
        'No glue in a lock, ever. It catches the pins, and then the lock has to be replaced.',
        'Keep both halves of a broken key. A new one can often be cut from them.',
        'Keys snap because a lock is stiff. Have it looked at when it begins to be.',
      ],
      h: ['The glue held very well. The lock has been glued ever since.'],
    },
    why: [
      [
        'If you push, the piece goes further in.',
        'What is near the front can be reached. What is deep cannot.',
      ],
      ['Brass gets tired when it is turned by force.', 'A stiff lock breaks the next key as well.'],
    ],
    parts: [
      [
        'Leave the other half out',
        ['It would only push the piece deeper.', 'Put it in your pocket.'],
        'Half a key',
      ],
      [
        'Look whether a piece sticks out',
        ['Then pull it straight with fine tweezers.', 'If it does not move, stop.'],
        'Tweezers at a lock',
      ],
      [
        'Have it taken out',
        ['With the right tools it takes minutes.', 'Ask for a new key at the same time.'],
        'A locksmith at a door',
      ],
      [
        'Have the cause mended',
        ['A dropped door or a worn lock.', 'Then the next key lasts.'],
        'A door hinge',
      ],
    ],
    turn: ['Most locks can be saved.', 'And a spare key should be with a neighbour.'],
    asks: ['Has a key ever snapped on you?', 'Is one of your locks stiff?'],
    ends: { pfathil: ['Say on the phone that nothing has been glued. It helps.', 'No force, no glue.'] },
    keep: 'the next stiff lock',
    send: 'somebody who turns with pliers',
    own: [
      {
        kinds: ['service', 'price', 'hours', 'process'],
        about: 'broken|extract|lock.?outs?|repair|call.?out',
        lead: 'If it happens:',
      },
    ],
    pic: { ask: 'A key in two halves', alt: 'Key broken in two halves' },
    claims: [['pushing moves the piece deeper', 'trade practice']],
  },
  {
    id: 'frost-in-the-lock',
    format: 'season',
    again: 10,
    emoji: '❄️',
    when: { season: ['winter'] },
    tags: ['FrozenLock', 'WinterTips', 'Locksmith'],
    title: ['Frozen lock: what helps and what breaks it', 'Lock frozen? No hot water'],
    cover: 'Lock frozen?',
    gist: [
      'Warm the key in your hand, put it in and wait. No hot water, no flame and no force. Lock de-icer belongs in your pocket.',
      'A frozen lock opens with warmth and patience. Hot water freezes again, deeper inside.',
    ],
    subject: ['Lock frozen?', 'No hot water on a lock'],
    hooks: {
      '*': [
        'Lock frozen? Leave the kettle in the kitchen.',
        'Frost in the lock: warm the key and not the door.',
      ],
      pfathil: 'Frozen lock: warm the key, wait, turn gently.',
    },
    lines: {
      '*': [
        'Lock frozen? Warm the key in your hand, put it in, wait, and turn gently.',
        'No hot water on a frozen lock. It freezes again, deeper inside.',
        'De-icer for locks belongs in your pocket. In the car it is locked in.',
        'Do not turn with force in frost. Cold keys snap easily.',
      ],
      h: ['The lock spray is in a safe place: in the frozen car.'],
    },
    why: [
      ['There was damp in the lock, and it has turned to ice.', 'A dry lock does not freeze.'],
      ['Metal is brittle in the cold.', 'A key that snaps now costs more than patience.'],
    ],
    parts: [
      ['Warm the key', ['In your hand or in a pocket.', 'Then put it in and wait.'], 'A key in a glove'],
      ['Use lock de-icer', ['A short puff into the slot.', 'Wait before you turn.'], 'A de-icer at a lock'],
      [
        'Dry it when it is milder',
        ['A dry spray keeps the damp out.', 'Oil would only hold the dirt.'],
        'A lock spray',
      ],
    ],
    turn: ['Then it stays dry until spring.', 'If it freezes often, water gets in somewhere.'],
    asks: ['Where is your de-icer?', 'Has your lock ever frozen?'],
    ends: { pfathil: ['If the key will not turn, do not force it.', 'Warm hands, patience.'] },
    caution: 'No open flame at a lock: paint, plastic and electronic keys are ruined.',
    keep: 'the first frost',
    send: 'somebody with a kettle in the hand',
    own: [
      {
        kinds: ['service', 'hours', 'price'],
        about: 'lock.?outs?|call.?out|minutes|emergency',
        lead: 'If it will not open, somebody has to come.',
      },
    ],
    pic: { ask: 'A frosty lock', alt: 'Frost on a door lock' },
    claims: [['hot water refreezes', 'common experience']],
  },
  {
    id: 'how-a-key-knows-its-lock',
    format: 'behind',
    again: 12,
    emoji: '🔍',
    tags: ['HowLocksWork', 'Locksmith', 'BehindTheScenes'],
    title: ['How does a lock know its key?', 'What happens inside a lock when you turn the key'],
    cover: 'How a lock knows its key',
    gist: [
      'Inside a lock stand small pins, each cut in two. The right key lifts all the cuts to one line, and only then the lock turns.',
      'A key lifts five or six small pins to exactly the right height. That is the whole trick.',
    ],
    subject: ['How a lock knows its key', 'Inside a lock'],
    hooks: {
      '*': [
        'How does a lock know its key? By five or six tiny pins.',
        'What happens inside a lock when you turn the key?',
      ],
      pfathil: 'Inside a lock, small pins decide which key fits.',
    },
    lines: {
      '*': [
        'Inside a lock stand pins in two pieces. The right key lifts all of them to one line, and it turns.',
        'A worn key lifts the pins a little too low. That is why it only opens with a wiggle.',
        'A lock can be given new pins: then the old keys no longer fit, and the lock stays.',
        'A copy of a copy is less exact each time. Have a key cut from the original.',
      ],
      h: ['Five small pins, and each insists on its own height.'],
    },
    why: [
      ['The pins differ by fractions of a millimetre.', 'One pin at the wrong height is enough to block it.'],
      ['Wear happens so slowly that nobody notices.', 'A key loses a little at every turn.'],
    ],
    parts: [
      [
        'The key lifts the pins',
        ['Each cut in the key holds one at its height.', 'Springs press them down.'],
        'A key and a row of pins',
      ],
      [
        'The cuts come to one line',
        ['Only with the right key.', 'Every other key leaves one too high or too low.'],
        'A cutaway lock',
      ],
      ['The core turns', ['And moves the bolt.', 'Only now does your hand do any work.'], 'A bolt moving'],
    ],
    turn: [
      'All that in the moment in which you come home.',
      'So keep it clean and dry, and it works for decades.',
    ],
    asks: ['Did you know how it works?', 'How old is the lock on your door?'],
    ends: { pfathil: ['Ask to see one cut open. Children love it.', 'A good key is an exact key.'] },
    keep: 'the next time you turn a key',
    send: 'somebody who likes to know how things work',
    pic: { ask: 'A lock cut open', alt: 'Lock cut open, with its pins' },
    claims: [['pin tumbler principle', 'textbook']],
  },
  {
    id: 'before-the-car-is-packed',
    format: 'checklist',
    again: 9,
    emoji: '🧳',
    tick: true,
    when: { months: [5, 6, 7, 8, 12] },
    tags: ['HolidaySecurity', 'HomeSecurity', 'Locksmith'],
    title: [
      'Going {on holiday|on vacation}: what to lock before you leave',
      'Is your home safe while you are away?',
    ],
    cover: 'Before you go away',
    gist: [
      'Lock windows and back door, put away the ladder, leave a key with a neighbour, and let the house look lived in.',
      'Before you go away, walk once round your house and try to get in.',
    ],
    subject: ['Before you go away', 'Lock up for the {holidays|vacation}'],
    hooks: {
      '*': [
        'Going away? Walk once round your house as if you wanted to get in.',
        'Before you start the car: five things to lock and check.',
      ],
      pfathil: 'Five things to check before you go away.',
    },
    lines: {
      '*': [
        'Chain the ladder and lock the shed before you go away. Burglars like to use your tools.',
        'Do not close every curtain when you go away. It shows that nobody is at home.',
        'Ask a neighbour to take in the {post|mail} while you are away.',
        'Post the pictures when you are back. The beach will wait.',
      ],
      h: ['"Two weeks in Greece!" she wrote, to four hundred people and her street.'],
    },
    why: [
      ['Most burglars come through doors and windows at the back.', 'Open windows are found first.'],
      ['A house that looks lived in is left alone.', 'Post on the mat says more than a dark window.'],
    ],
    parts: [
      [
        'Lock the back',
        ['Terrace door, cellar, small windows.', 'Turn the keys and take them out.'],
        'A terrace door',
      ],
      [
        'Put away what helps',
        ['Ladder, tools, bins under windows.', 'In the shed, with a lock.'],
        'A ladder with a chain',
      ],
      [
        'Let it look lived in',
        ['A lamp on a timer, curtains as usual.', 'A neighbour who parks in the drive.'],
        'A lamp in a window',
      ],
      [
        'Leave a key next door',
        ['And a number where you can be reached.', 'Bring something back.'],
        'A key handed over',
      ],
    ],
    turn: ['Then enjoy your time away.', 'It takes ten minutes.'],
    asks: ['Who looks after your house?', 'Which window do you always forget?'],
    ends: {
      pfathil: [
        'A lock that no longer works? Have it mended before you go.',
        'Lock, tidy, light, neighbour.',
      ],
    },
    keep: 'the day before you leave',
    send: 'your neighbour',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'locks?\\b|security|windows?\\b',
        lead: 'Before you go:',
      },
    ],
    pic: { ask: 'A locked back door', alt: 'Locked terrace door' },
    claims: [['back entries are usual', 'police advice']],
  },
  {
    id: 'the-key-inside-the-door',
    format: 'mistake',
    again: 9,
    emoji: '🔑',
    tags: ['HomeSafety', 'OlderParents', 'Locksmith'],
    title: [
      'Key left inside the lock: why the spare does not help',
      'A key in the door at night: good or bad?',
    ],
    cover: 'Key left inside the lock?',
    wrong: 'Leaving the key in the lock on the inside at night',
    gist: [
      'In many locks a key on the inside keeps the spare from opening outside. Hang it beside the door, or ask for a lock that opens all the same.',
      'If a key is in the lock inside, family and helpers cannot get in. There are locks that solve this.',
    ],
    subject: ['Key left inside?', 'When the spare does not help'],
    hooks: {
      '*': [
        'Do your parents leave the key in the door at night? Then your spare may not work.',
        'A key in the lock inside can keep helpers out.',
      ],
      pfathil: 'A key left inside blocks many locks from outside.',
    },
    lines: {
      '*': [
        'A key left in the lock inside can keep the spare from opening. Hang it on a hook within reach.',
        'For parents who live alone: ask for a lock that opens from outside even when a key is inside.',
        'A glass pane beside the door and a key inside: one broken pane, and somebody turns it.',
        'Try it together: one inside with the key in the lock, and one outside with the spare.',
      ],
      h: ['"But I have the spare!" she called through the {letterbox|mail slot}.'],
    },
    why: [
      ['Inside the lock there is room for one key only.', 'The key inside holds the lock.'],
      ['In an emergency somebody has to get in quickly.', 'Minutes count after a fall.'],
    ],
    parts: [
      [
        'Hang the key beside the door',
        ['Within reach, and out of sight from the glass.', 'So that everybody finds it in a fire.'],
        'A key on a hook',
      ],
      [
        'Try it, the two of you',
        ['One inside, one outside.', 'Now you know whether the spare works.'],
        'Two people at a door',
      ],
      [
        'Ask about another cylinder',
        ['Some open from both sides at once.', 'It is changed in minutes.'],
        'A lock cylinder',
      ],
    ],
    turn: ['Then the spare is a real spare.', 'It is a small change with a large effect.'],
    asks: ['Is there a key in your door at night?', "Who has a spare for your parents' door?"],
    ends: { pfathil: ['Try it on Sunday when you visit.', 'A hook costs nothing.'] },
    caution: 'Everybody inside must be able to get out at once in a fire, without searching for a key.',
    keep: 'your next visit',
    send: 'your brothers and sisters',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'cylinders?|lock changes?|locks?\\b',
        lead: 'For a lock that opens from both sides:',
      },
    ],
    pic: { ask: 'A key on a hook beside a door', alt: 'Key on a hook beside a door' },
    claims: [['inserted keys block ordinary cylinders', 'trade practice']],
  },
  {
    id: 'what-belongs-in-a-safe',
    format: 'answer',
    again: 9,
    emoji: '🔐',
    only: SAFES,
    tags: ['HomeSafe', 'HomeSecurity', 'Locksmith'],
    title: ['Do I need a safe at home, and which one?', 'Home safes: fire, burglary and what goes in'],
    cover: 'Do you need a safe?',
    question: 'Do I need a safe at home?',
    short: [
      'If you would miss it, cannot replace it, or have to insure it: yes.',
      'For papers a fire box is enough. For jewellery it takes more.',
    ],
    gist: [
      'A safe against fire is not the same as one against burglars. Decide what goes in, ask your insurer which grade counts, and have it bolted down.',
      'The right safe depends on what goes in: papers, jewellery or data.',
    ],
    subject: ['Do you need a safe?', 'Which safe is right?'],
    hooks: {
      '*': [
        'A small safe that is not bolted down can simply be carried away.',
        'Fire or burglars: what should your safe protect from?',
      ],
      pfathil: 'Which safe you need depends on what goes in.',
    },
    lines: {
      '*': [
        'Have a small safe bolted to the wall or the floor. Otherwise it is carried away.',
        'A fire safe is not a burglar safe. Look for both ratings, or choose.',
        'Memory sticks and photographs die sooner in heat than paper. Ask for a safe that is rated for them.',
        'Ask your insurer before you buy a safe. The grade decides what is covered.',
      ],
      h: ['Behind the painting, says everybody who has seen a film.'],
    },
    why: [
      [
        'Fire boxes keep cool inside, and burglar safes keep shut.',
        'Thick walls against heat are soft against tools.',
      ],
      ['Insurers go by the grade of a safe.', 'Without the right grade they may not pay.'],
    ],
    parts: [
      [
        'Write down what goes in',
        ['Papers, jewellery, data, cash.', 'Each has its own enemy.'],
        'Papers and a watch',
      ],
      ['Ask for the right grade', ['Your insurer has a list.', 'Bring it to the shop.'], 'A label on a safe'],
      [
        'Have it bolted down',
        ['Into brick or concrete.', 'Where nobody sees it from the window.'],
        'A safe on a wall',
      ],
    ],
    turn: ['And keep the code out of the house.', 'Copies of your papers are a good start.'],
    asks: ['Where are your papers right now?', 'What would you put in first?'],
    ends: { pfathil: ['Bring your list, and choose by it.', 'Contents, grade, bolts.'] },
    keep: 'the day you tidy the desk',
    send: 'whoever keeps the papers',
    own: [{ kinds: ['service', 'product', 'price', 'place'], about: SAFES, lead: 'For safes:' }],
    pic: { ask: 'A safe that you fitted', alt: 'Small safe bolted to a wall' },
    claims: [['fire and burglary ratings differ', 'standards']],
  },
  {
    id: 'key-or-code',
    format: 'either',
    again: 6,
    emoji: '🔢',
    tags: ['SmartLock', 'FrontDoor', 'ThisOrThat'],
    title: ['Key or code: how would you open your front door?', 'Key, code or phone: what do you prefer?'],
    cover: 'Key or code?',
    gist: [
      'A key needs no battery. A code cannot be lost. How would you rather open your front door?',
      'Key in the pocket or a code in the head: which would you choose for your front door?',
    ],
    subject: ['Key or code?', 'How do you open your door?'],
    hooks: {
      '*': [
        'Key or code: how would you rather open your front door?',
        'A key can be lost and a code forgotten. Which would you choose?',
      ],
      pfathil: 'Key or code for the front door?',
    },
    lines: {
      '*': [
        'Key or code: how would you rather open your front door?',
        'A code lock is handy for children who lose keys. Change the code now and then.',
        'A key works in a power cut and in the cold. A code needs a battery.',
        'Would you give your front door a keypad?',
      ],
      h: ['A key you can lose once. A code you can forget every morning.'],
    },
    why: [['Both can be safe, if they are well made and well used.', 'It depends on who comes and goes.']],
    parts: [
      ['Key', ['No battery, no updates.', 'Simple, and easy to lend.'], 'A key in a hand'],
      ['Code', ['Nothing to carry in your pocket.', 'Each person can have their own.'], 'A keypad on a door'],
    ],
    turn: ['Some doors have both.', 'One word is enough.'],
    asks: ['Key or code?', 'Who loses keys at your place?'],
    ends: { pfathil: ['Tell us.', 'And tell us why.'] },
    keep: 'your next front door',
    send: 'whoever loses keys',
    own: [
      {
        kinds: ['product', 'service', 'price'],
        about: `${SMART}|locks? (?:fitted|changed)|lock changes?`,
        lead: 'For either:',
      },
    ],
    pic: { ask: 'A key beside a keypad', alt: 'Key beside a keypad' },
    claims: [['code locks need power', 'definition']],
  },
  {
    id: 'show-me-that-you-live-here',
    format: 'behind',
    again: 9,
    emoji: '🪪',
    tags: ['Locksmith', 'LockedOut', 'BehindTheScenes'],
    title: [
      'Why a locksmith asks you to show that you live there',
      'What a locksmith checks before opening a door',
    ],
    cover: 'Your ID, please',
    gist: [
      'Before or after opening a door, a good locksmith asks for proof that you live there. That protects you from others.',
      'Please do not mind if a locksmith asks for your papers. One who does not ask would open your door for anybody.',
    ],
    subject: ['Why a locksmith asks for ID', 'Proof at the door'],
    hooks: {
      '*': [
        'A good locksmith asks whether you live there. That is for your own safety.',
        'Locked out, and the locksmith wants to see your papers? Good.',
      ],
      pfathil: 'Why a locksmith asks for proof before opening a door.',
    },
    lines: {
      '*': [
        'Before a door is opened, you are asked for proof that it is yours. It protects your home from others.',
        'Papers inside? Then you can show them as soon as the door is open. A neighbour can help, too.',
        'Keep a picture of your ID in your phone. It helps when you are locked out.',
        'If a locksmith does not ask who you are, think about whom else they would let in.',
      ],
      h: ['"I live here," said the man in slippers. The cat confirmed it.'],
    },
    why: [
      ['The same tools open the door for you and for others.', 'Trust is what the trade lives on.'],
      ['A record of who was let in protects both sides.', 'It takes a minute and helps everybody.'],
    ],
    parts: [
      [
        'You are asked for a document',
        ['With your name and address.', 'Before or right after opening.'],
        'A card in a hand',
      ],
      [
        'If it is inside, you show it then',
        ['The locksmith comes in with you.', 'Or a neighbour confirms it.'],
        'Two people in a hall',
      ],
      [
        'It is written down',
        ['Name, address, time.', 'You get an invoice with it.'],
        'A form on a clipboard',
      ],
    ],
    turn: ['So being asked is a good sign.', 'It is the same for everybody.'],
    asks: ['What could you show in slippers?', 'Would your neighbour recognise you?'],
    ends: {
      pfathil: ['Keep a picture of your papers in your phone.', 'Careful with doors, friendly with people.'],
    },
    keep: 'your phone',
    send: 'somebody who is often locked out',
    own: [
      {
        kinds: ['policy', 'process', 'proof'],
        about: 'vetted|insured|licen[cs]ed|checked|\\bID\\b|DBS',
        lead: 'What you may ask of us:',
      },
    ],
    pic: { ask: 'Your badge or ID', alt: 'Locksmith showing a badge' },
    claims: [['locksmiths ask for proof', 'trade codes of practice']],
  },
  {
    id: 'car-key-spare-before-you-need-it',
    format: 'tip',
    again: 9,
    emoji: '🚗',
    only: CARS,
    tags: ['CarKeys', 'AutoLocksmith', 'DrivingTips'],
    title: ['Only one car key left? Have a spare made now', 'Why a second car key is cheaper than a first'],
    cover: 'Is it your last car key?',
    gist: [
      'If you have only one car key, have a spare made now. Copying a key that works is far easier than making one when all are lost.',
      'A second car key costs much less than replacing the last one.',
    ],
    subject: ['Only one car key left?', 'A spare car key'],
    hooks: {
      '*': [
        'Only one car key left? Have a spare made while you still have it.',
        'Losing your last car key is expensive. A spare is not.',
      ],
      pfathil: 'Have a spare car key made while you still have one.',
    },
    lines: {
      '*': [
        'Only one car key left? Have a spare made now. It is much harder when none is left.',
        'A worn car key shows itself early: it needs a wiggle or works only on the second press.',
        'Weak remote? Try a new battery in the car key before you have it replaced.',
        'Keep the spare car key at home and not in the car.',
      ],
      h: ['The spare car key is in a safe place: in the locked car.'],
    },
    why: [
      ['A working key can be read and copied.', 'Without one, car and locks have to be programmed anew.'],
      ['Keys get lost on the worst day.', 'On a holiday, with everybody in the car park.'],
    ],
    parts: [
      ['Count your keys', ['Two is the least.', 'Ask everybody who drives.'], 'Two car keys'],
      [
        'Have the spare made',
        ['Bring the car, the key and the papers.', 'Ask for the price first.'],
        'A car key machine',
      ],
      ['Store it well', ['At home, away from the front door.', 'Tell somebody where.'], 'A key in a drawer'],
    ],
    turn: ['It takes less than an hour for most cars.', 'Then a lost key is only annoying.'],
    asks: ['How many keys has your car?', 'Where is the spare?'],
    ends: { pfathil: ['Ask with make, model and year.', 'Now is cheaper than later.'] },
    keep: 'your next free hour',
    send: 'whoever shares your car',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'cars?\\b|transponder|keys?\\b',
        lead: 'For car keys:',
      },
    ],
    pic: { ask: 'Two car keys side by side on a table', alt: 'Two car keys on a table' },
    claims: [['adding a key is easier than all keys lost', 'trade practice']],
  },
];
