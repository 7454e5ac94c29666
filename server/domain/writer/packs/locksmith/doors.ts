// Locks and keys: before one stands outside, and when one does.
import type { Idea } from '../../library/idea.ts';

export const LOCK_CARE: readonly Idea[] = [
  {
    id: 'two-keys-before-a-locksmith',
    format: 'checklist',
    again: 8,
    emoji: '🔑',
    tags: ['LockedOut', 'HomeSecurity', 'LocksmithTips'],
    tick: true,
    title: 'Locked out: what to try before you call a locksmith',
    cover: 'Locked out? First these',
    gist: [
      'Back door, other window, who has the spare, landlord, caretaker, insurance: three minutes on the doorstep spare many call-outs. Then ring a firm near you and ask for the total price.',
      'Is the door locked or only shut? That one fact decides how long it takes and what it costs. Say it first on the phone.',
    ],
    subject: ['Three minutes on the doorstep', 'Shut or locked?'],
    hooks: {
      '*': [
        'Locked out? Three minutes of thinking are worth more than the first number in the search results.',
        'Standing outside your own door: here is what to do before you call a locksmith.',
      ],
      pt: 'Whether a door is latched or locked decides method, time and price; say it on the phone.',
      fi: 'The door fell shut, and you are in slippers? Breathe, and go through this list.',
      a: 'Locked out: spare key, other doors, landlord, then a local locksmith with a total price.',
      h: 'The key hangs inside on the hook with the sign "do not forget the key".',
      l: 'A closed door, a quiet landing, a plan.',
    },
    lines: {
      '*': [
        'Tell the locksmith whether the door is only shut or also locked. It is the first thing that decides the price.',
        'Ask for a total price with travel, night rate and tax before anyone sets off, and have it sent by text.',
        'A door that has only fallen shut can usually be opened without drilling. If somebody reaches for the drill first, ask why.',
        'Save the number of a local locksmith in your phone today, while you are in.',
      ],
      h: ['The cat looks through the glass. It could open. It will not.'],
    },
    why: [
      [
        'In slippers one takes the first number, and adverts at the top are not always from nearby.',
        'Those who live on panic pay for the top line.',
      ],
      [
        'Often somebody does have a key. One only thinks of it when the door is open again.',
        'A spare key has to be remembered from outside.',
      ],
    ],
    parts: [
      [
        'Walk round once',
        [
          'Back door, cellar, balcony with help from inside.',
          'No climbing: a window is dearer, a fall more so.',
        ],
        'A back door beside a bin',
      ],
      [
        'Call whoever has a spare',
        [
          'Neighbour, mother, landlord, the one who watered the plants.',
          "Even an hour's wait with tea is cheaper.",
        ],
        'A phone with a list of names',
      ],
      [
        'Is the door shut or locked',
        ['Only shut goes quickly.', 'Did you turn the key from outside? Think back.'],
        'A door latch seen from the side',
      ],
      [
        'Ask for the total price',
        [
          'Travel, night, tax, parts. By text, before they come.',
          'Whoever names only a "from" price has not named one.',
        ],
        'A text message with a price',
      ],
      [
        'Have proof at hand',
        [
          'You will be asked whether you live there, and that is a good sign.',
          'The identity card may be inside: then a neighbour helps.',
        ],
        'An identity card on a table',
      ],
    ],
    turn: [
      'And then you stand in the hall, and the kettle is still warm.',
      'Tomorrow a spare key goes to somebody you trust.',
    ],
    asks: ['Where does your spare key live?', 'How often have you been locked out, honestly?'],
    ends: {
      pa: 'Facts first, price second, drill last.',
      fi: 'The slippers will be laughed about, tomorrow.',
      t: 'Latched or deadlocked: state it.',
      h: 'The sign will be hung outside.',
      l: 'Warm light, your own hall.',
    },
    caution:
      'If a child, a pan on the hob or somebody in danger is behind the door, call the emergency number first.',
    keep: 'a day on which you are in',
    send: 'somebody who has lost a key before',
    own: [
      {
        kinds: ['price', 'hours', 'policy', 'guarantee', 'service'],
        about: 'lock.?outs?|call.?out|non.?destructive|emergency|drill',
        lead: 'And for such an evening.',
      },
    ],
    pic: { ask: 'A spare key in a hand before a door', alt: 'A hand holding a key before a door' },
    claims: [
      [
        'A latched door can usually be opened without damage; ask for total price in writing; rogue call-out firms',
        "advice of locksmiths' associations and consumer bodies",
      ],
    ],
  },
  {
    id: 'lift-the-handle-then-turn',
    format: 'tip',
    again: 9,
    emoji: '🚪',
    tags: ['FrontDoor', 'HomeSecurity', 'DoorTips'],
    british: true,
    title: 'uPVC and multi-point doors: a door pulled shut is not locked',
    cover: 'Shut is not locked',
    gist: [
      'A door with several bolts is only held by its latch until you lift the handle and turn the key. Many burglars simply try handles.',
      'Lift, turn, test: three seconds when you leave. With a multi-point lock the bolts do nothing as long as nobody turns the key.',
    ],
    subject: ['Lift, turn, test', 'Only the latch'],
    hooks: {
      '*': [
        'You pull the front door shut and go. With many doors it is not locked.',
        'Multi-point doors lock only when you lift the handle and turn the key.',
      ],
      pt: 'Lifting the handle throws hooks and bolts; turning the key fixes them. Without both, only a latch holds.',
      fi: "Do you turn the key when you just nip to the neighbour's?",
      a: 'Lift the handle. Turn the key. Pull. Then go.',
      h: 'Your door has five bolts. They spend their days with their feet up.',
      l: 'A handle, a click, a small certainty.',
    },
    lines: {
      '*': [
        'Lift the handle and turn the key, even for ten minutes. An unlocked door is the commonest way in.',
        'If the handle has got stiff, have it adjusted. Doors sag, and a lock forced every day breaks on a Sunday.',
        "The cylinder should sit flush with the handle plate. If it sticks out by more than a coin's thickness, it can be gripped.",
        'On many doors anyone can open the handle from outside until the key has been turned. Try it on yours, from the outside, with the key in hand.',
      ],
      h: ['"I only popped out" stands in many a police report.'],
    },
    why: [
      [
        "The bolts sit in the frame's edge and come out only when told.",
        'Steel in the door helps when it is in the frame as well.',
      ],
      [
        'Most break-ins are quick and without drama: open doors, open windows, keys under pots.',
        'People look for what is easy. Make it boring.',
      ],
    ],
    parts: [
      [
        'Lift the handle fully',
        ['You should feel the hooks go in.', 'If it is heavy, the door has sagged.'],
        'A hand lifting a door handle',
      ],
      [
        'Turn the key to the end',
        ['Only that holds the hooks.', 'At night take it out of the lock, and keep it near for a fire.'],
        'A key turned in a cylinder',
      ],
      [
        'Pull to test',
        [
          'One tug is proof.',
          'Do it in the same order each time, and you need not turn back at the bus stop.',
        ],
        'A hand pulling at a door',
      ],
    ],
    turn: [
      'After two weeks the hand does it by itself.',
      'And at the bus stop you may think of nicer things.',
    ],
    asks: [
      'Have you ever gone back to check the front door?',
      'Handle, key or just a pull: how does your front door get shut?',
    ],
    ends: {
      pa: 'Locked means key turned.',
      fi: 'Try it right now. We will wait.',
      t: 'Hooks thrown, cylinder turned, latch tested.',
      h: 'The bolts have been called back to work.',
      l: 'A click, and you go.',
    },
    caution: 'Always make sure that everybody inside can get out quickly in a fire.',
    keep: 'the next time you leave the house',
    send: 'whoever only pulls the door shut',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'upvc|multi.?point|anti.?snap|door adjust',
        lead: 'And when the handle has got stiff.',
      },
    ],
    pic: { ask: 'A hand lifting the handle of a front door', alt: 'A hand lifting a front door handle' },
    claims: [
      [
        'Multi-point locks need the handle lifted and key turned; cylinder should not protrude',
        "advice of police crime prevention and locksmiths' associations",
      ],
      ['Keys out of sight but at hand for escape', 'fire safety advice'],
    ],
  },
  {
    id: 'spray-that-is-not-oil',
    format: 'mistake',
    again: 9,
    emoji: '🛢️',
    tags: ['StiffLock', 'HomeMaintenance', 'LocksmithTips'],
    title: 'Key sticks in the lock? Why oil makes it worse',
    cover: 'No oil in the lock',
    wrong: 'Oiling a stiff lock cylinder',
    gist: [
      'Oil in a cylinder binds dust, and after some months it is paste. Use dry lubricant: graphite or a lock spray with PTFE. And look first whether it is the key or the door.',
      'Key stiff? Try it with the door open. If it turns easily then, the door is hanging wrong and the lock is innocent.',
    ],
    subject: ['Try it with the door open', 'Paste in the cylinder'],
    hooks: {
      '*': [
        'The key sticks, and you reach for the oil? Please do not put oil into a lock.',
        'A stiff lock: first try the key with the door open.',
      ],
      pt: 'Oil holds dust in the pins; dry lubricants do not. And a sagging door can make a sound lock stiff.',
      fi: 'Do you also jiggle the key a bit, as one does with an old friend?',
      a: 'Stiff lock: test with the door open, dry lubricant, no oil.',
      h: 'The trick with "pull a bit, lift a bit, say please" is no feature of the lock.',
      l: 'A key that turns without a sound.',
    },
    lines: {
      '*': [
        'Turn the key with the door open. If it is easy now, the door or frame needs adjusting and not the lock.',
        'Lubricate locks once a year with a dry spray or graphite. Wipe the key and move it in and out a few times.',
        'A bent or worn key ruins a good lock. Have a new one cut from the spare that is hardly used.',
        'A lock that needs a trick today will need a locksmith in January.',
      ],
      h: ['Only you can open the door. You call it a knack. It is a warning.'],
    },
    why: [
      [
        'In a cylinder sit pins as thin as pencil leads, and they must slide up and down. Paste stops them.',
        "Between pin and brass there is a hair's breadth. Dust with oil fills it.",
      ],
      [
        'Doors move with the seasons. A bolt that rubs in its keep feels like a stiff key.',
        'The key gets blamed for what the hinge did.',
      ],
    ],
    parts: [
      [
        'Turn the key in the open door',
        ['Easy: it is the door. Stiff: it is lock or key.', 'This one test spares half of the call-outs.'],
        'A key turned in an open door',
      ],
      [
        'Try the spare key',
        ['If that one is smooth, the old key is worn.', 'Keys are made of soft brass.'],
        'Two keys side by side',
      ],
      [
        'Use dry lubricant',
        ['A short puff, key in and out, wipe.', 'Black on the key is fine, that is dirt coming out.'],
        'A small can of dry lock spray',
      ],
    ],
    turn: [
      'If it is still stiff, have it seen to now, by day and without a night rate.',
      'A lock without a knack is a pleasure, even for guests.',
    ],
    asks: ['Which door at your house needs a knack?', 'What is your trick with a stiff lock?'],
    ends: {
      pa: 'Test, swap, lubricate: in this order.',
      fi: 'Your visitors will be glad, too.',
      t: 'Isolate door, key, cylinder; then dry film.',
      h: 'Please and thank you are no longer necessary.',
      l: 'It turns, and that is all.',
    },
    keep: 'the next stiff morning',
    send: 'whoever says "you have to lift it a bit"',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'lock repair|servicing|lubric|adjust|replace',
        lead: 'And if it still sticks.',
      },
    ],
    pic: { ask: 'A key in a lock with a can of dry spray', alt: 'A key in a lock beside a small spray can' },
    claims: [
      [
        'Oil gathers dust in pin cylinders; dry lubricants are advised; test with door open',
        'advice of lock makers and locksmiths',
      ],
    ],
  },
  {
    id: 'new-home-new-cylinder',
    format: 'answer',
    again: 9,
    emoji: '🏡',
    tags: ['MovingHouse', 'HomeSecurity', 'LocksmithTips'],
    title: 'New home: should you change the locks?',
    cover: 'New home, old keys',
    question: 'Just moved in: are new locks needed?',
    short: 'At least new cylinders. Nobody knows who still has a key.',
    gist: [
      'Builders, cleaners, the ex, the dog walker: nobody can say how many keys there are to your new home. In most doors only the cylinder has to be exchanged, and that takes minutes.',
      'You need not change the whole lock. A new cylinder has new keys, and the old ones open nothing any more.',
    ],
    subject: ['Who still has a key?', 'Only the cylinder'],
    hooks: {
      '*': [
        'Just moved in? Somebody out there still has a key to your home.',
        'New home: change the cylinder on the day you get the keys.',
      ],
      pt: 'Changing the cylinder makes old keys useless and leaves the lock in place.',
      fi: 'You have the keys to the new home. And the dog walker of five years ago perhaps as well.',
      a: 'New home: new cylinders. Ask the landlord if you rent.',
      h: "The previous owners were lovely. So was their cleaner's nephew.",
      l: 'New keys, cut sharp, on an old ring.',
    },
    lines: {
      '*': [
        'On moving day change the cylinders of the outside doors. Mostly it is one screw and the right length.',
        'Measure a cylinder from the screw to each end, inside and outside. The two are often different.',
        'Renting? Ask first, in writing, keep the old cylinder and put it back when you leave.',
        'Have several cylinders keyed alike: one key for front, back and cellar.',
      ],
      h: ['In the drawer of the new house lie fourteen keys. None of them fits anything. One of them does.'],
    },
    why: [
      [
        'Keys get copied without a trace, and nobody keeps a list.',
        'Each key was lent to somebody once, for the weekend.',
      ],
      [
        'After a break-in insurers ask how somebody came in. A key leaves no marks.',
        'A theft without traces is hard to tell.',
      ],
    ],
    parts: [
      [
        'Count outside doors',
        ['Front, back, cellar, garage, the little one behind the bins.', 'Windows with locks as well.'],
        'A bunch of keys on a table',
      ],
      [
        'Choose the right length',
        ['Flush with the plate, not sticking out.', 'Take the old one along, or measure twice.'],
        'A cylinder beside a ruler',
      ],
      [
        'Ask for rated ones',
        [
          'There are marks for cylinders that resist snapping and drilling.',
          'They differ by country: ask which one your insurer wants.',
        ],
        'A lock cylinder in its packet',
      ],
      [
        'Keep a list of keys',
        ['Who has which, since when.', 'Five lines in the phone.'],
        'A short list on a phone',
      ],
    ],
    turn: [
      "For an hour's work you sleep differently in the new place.",
      'Then hang up the hooks. Now you know what belongs on them.',
    ],
    asks: ['Did you change the locks when you moved?', 'How many keys to your front door are out there?'],
    ends: {
      pa: 'Old keys out, list begun.',
      fi: 'Welcome home, properly.',
      t: 'Cylinder swap, correct length, key control.',
      h: 'The nephew stands before a door that says no.',
      l: 'A new key, still without a scratch.',
    },
    keep: 'the day of the keys',
    send: 'somebody who is moving',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'product'],
        about: 'cylinder|lock change|new locks|keyed alike|rekey',
        lead: 'And for moving day.',
      },
    ],
    pic: { ask: 'New keys on a table beside a cylinder', alt: 'New keys beside a lock cylinder' },
    claims: [
      [
        'Change cylinders after moving; correct length; rated cylinders',
        "advice of police crime prevention and locksmiths' associations",
      ],
      ['Tenants should ask the landlord', 'common tenancy practice'],
    ],
  },
  {
    id: 'how-to-spot-the-cheap-ad',
    format: 'myth',
    again: 9,
    emoji: '📱',
    tags: ['LocksmithScam', 'ConsumerTips', 'HomeSecurity'],
    title: 'The cheap locksmith from the advert: how the bill grows',
    cover: 'From a small sum to a large bill',
    myth: 'The locksmith with the lowest price online is the best deal',
    short: 'Rarely. A "from" price is the beginning of the bill.',
    gist: [
      'A tiny price in an advert, a call centre, someone who drills at once, and a bill ten times as high: that is a known trick. Ask for the name, the address and the total.',
      'Three questions sort locksmiths on the phone: what is the total, where are you based, and will you drill? Whoever dodges one of them is out.',
    ],
    subject: ['Ten times the advert', 'Three questions on the phone'],
    hooks: {
      '*': [
        '"Locksmith from a few coins" says the advert. The bill says something else.',
        'Three questions on the phone keep the dear locksmith away.',
      ],
      pt: 'Bait prices, no address and drilling at once are the marks of rogue call-outs.',
      fi: 'At night, in slippers, one believes every advert. So read this by day.',
      a: 'Ask a locksmith: total price? Based where? Drill or not?',
      h: 'He was there in an hour, drilled for a minute, and asked whether you take out mortgages.',
      l: 'A name, an address, a price. It can be so simple.',
    },
    lines: {
      '*': [
        'Ask the locksmith on the phone for a total price by text: travel, work, parts, night rate, tax.',
        'Many "local" numbers are call centres. Ask for the street, and whether there is a shop or a trade body you can check.',
        'A door that has fallen shut seldom needs a drill. If the drill comes out first, say stop.',
        'Pay by card if you can and ask for a proper invoice. Under pressure on the doorstep you may call a neighbour, or the police.',
      ],
      h: ['The van had no name on it. It meant to keep it that way.'],
    },
    why: [
      [
        'Whoever needs help at once does not compare. That is what some live on.',
        'The top of a search page is for sale, being nearby is not.',
      ],
      [
        'Drilling makes a new lock necessary, and that is where the money is.',
        'An opened door brings a fee, a broken lock brings two.',
      ],
    ],
    parts: [
      [
        'What is the total',
        ['A range is all right, "from" is not.', 'By text it can be shown later.'],
        'A phone with a text message',
      ],
      [
        'Where are you based',
        ['A street and a name, not just "in your area".', 'Read the reviews on that name.'],
        'A shop sign for keys',
      ],
      [
        'Will you have to drill',
        [
          'For a door that is only shut the honest answer is mostly no.',
          'Whoever says yes unseen wants to sell a lock.',
        ],
        'A drill lying on a floor',
      ],
    ],
    turn: [
      'A good locksmith likes these questions. They are glad that you asked.',
      'Save a number today, in peace, and the trick has lost its hour.',
    ],
    asks: [
      'Have you ever had a surprise on a call-out bill?',
      'Whose number is in your phone for when you are locked out?',
    ],
    ends: {
      pa: 'Total, address, method.',
      fi: 'Pass it on to somebody who lives alone.',
      t: 'Written total, verifiable identity, non-destructive first.',
      h: 'The mortgage was declined.',
      l: 'A name on the van.',
    },
    keep: 'a calm afternoon',
    send: 'your parents and your student child',
    own: [
      {
        kinds: ['price', 'policy', 'guarantee', 'proof'],
        about: 'fixed price|total price|call.?out|licen[cs]|accredit|without drilling',
        lead: 'And how that is answered here.',
      },
    ],
    pic: { ask: 'A phone with a saved number beside keys', alt: 'Keys beside a phone' },
    claims: [
      [
        'Bait pricing by call-out locksmiths; ask total; local; non-destructive entry',
        "warnings of consumer bodies and locksmiths' associations",
      ],
    ],
  },
  {
    id: 'where-was-the-key',
    format: 'question',
    again: 9,
    emoji: '🗝️',
    tags: ['LostKeys', 'FamilyStories', 'KeyTalk'],
    title: 'Where was the strangest place you ever found a key?',
    cover: 'Where was the key?',
    gist: [
      'In the fridge, in the nappy bag, in the lock on the outside: where did your key turn up?',
      'Each lost key is somewhere, mostly in the coat of yesterday. Which was your strangest find?',
    ],
    subject: ['In the fridge, beside the butter', 'In the lock, on the outside'],
    hooks: {
      '*': [
        'What was the strangest place in which you found a lost key?',
        'A lost key is always in the last place. Which was yours?',
      ],
      pt: 'Keys are lost at transitions: arriving with full hands, changing coats, answering a phone.',
      fi: 'How many minutes of your life have you spent looking for keys?',
      a: 'Lost key: where was it in the end?',
      h: 'It was in the fridge, next to the butter. The butter was in the bag.',
      l: 'An old key, in a coat from another winter.',
    },
    lines: {
      '*': [
        'Where was the strangest place you found a key?',
        'Give your key one place within a step of the door. Hooks beat memory.',
        'A dropped key makes a sound. If you heard nothing, it is still in the coat.',
        'Do not put your address on a key ring. A phone number is enough.',
      ],
      h: ['The whole family was looking. It was in the hand.'],
    },
    why: [
      [
        'Hands full, phone to the ear, thoughts elsewhere: the key is put down by somebody who is not there.',
        'What one does without thinking one cannot remember.',
      ],
    ],
    parts: [
      [
        'In the house',
        ['Fridge, washing machine, toy box, sugar tin.', 'The smallest in the family knows something.'],
        'A toy box',
      ],
      [
        'Outside the house',
        ['In the door, on the car roof, in the wheelie bin.', 'Some have driven far on a roof.'],
        'Keys on a car roof',
      ],
    ],
    turn: ['All of them turned up, right after the new ones were cut.', 'There is a law behind it.'],
    asks: ['Where did your lost key turn up?', 'Who in your family loses keys, and who finds them?'],
    ends: {
      pa: 'One hook, one habit.',
      fi: 'We keep a list of the best places.',
      t: 'Event boundary, divided attention, one fixed spot.',
      h: 'The butter is looking for its bag.',
      l: 'Frosted, and still fits.',
    },
    keep: 'the next search',
    send: 'whoever always asks "have you seen my keys"',
    pic: { ask: 'A bunch of keys in an unlikely place', alt: 'Keys lying in an unlikely place' },
    claims: [['Lapses at transitions; fixed place helps', 'textbooks on memory']],
  },
];
