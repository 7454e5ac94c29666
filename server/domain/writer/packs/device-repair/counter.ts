// Before it goes on the bench, at the counter, and after.
import type { Idea } from '../../library/idea.ts';
import { LAPTOPS, PHONES } from './kinds.ts';

export const COUNTER: readonly Idea[] = [
  {
    id: 'before-you-hand-it-over',
    format: 'checklist',
    again: 8,
    emoji: '📋',
    tick: true,
    tags: ['PhoneRepair', 'RepairShop', 'TechTips'],
    title: [
      'What to do before you take a device to be repaired',
      'Handing in a phone or laptop for repair: a checklist',
    ],
    cover: 'Before you hand it over',
    gist: [
      'Make a copy, take out cards, write down what it does and since when, and keep your passwords to yourself as far as the repair allows. Five minutes that save a second visit.',
      'Whoever hands in a device well gets it back sooner. A copy, a description, no more keys than needed.',
    ],
    subject: ['Five minutes before the counter', 'Copy first, then repair'],
    hooks: {
      '*': [
        'The best five minutes of a repair happen at your kitchen table.',
        'Before anybody opens your phone, you should have a copy of what is on it.',
      ],
      p: 'A repair that is well prepared is quicker and clearer for both sides.',
      f: 'Just before you set out: have you copied your pictures?',
      a: 'Copy. Cards out. Describe the fault. Then hand it over.',
      t: 'State the model, the fault, when it occurs and what was tried: it shortens the diagnosis considerably.',
      h: '"It does that thing" is a start. It is just not a diagnosis.',
      i: 'Good preparation is a way of taking care.',
      l: 'A tidy desk, a copy, a clear mind.',
    },
    lines: {
      '*': [
        'Before any repair: make a copy. Nobody can promise that data survives what is already broken.',
        'Say when the fault happens and since when. "Only when it is warm" is worth half an hour of searching.',
        'Ask whether the passcode is needed at all. For a battery it often is not, for testing a camera it may be.',
        'Take SIM, memory card and case home with you. What is not there cannot get lost.',
      ],
      h: ['Describe the fault in your own words. "It is in a mood" is allowed, but say since when.'],
    },
    scene: [
      'At the counter somebody says: "It just does not do it any more." The person behind it nods, since they hear it every day.',
      'A thumb is still tapping through two thousand pictures, while the other hand already holds the device out.',
    ],
    why: [
      [
        'A fault that is well described is half found.',
        'What one shows beats what one recalls, so film it if it comes and goes.',
      ],
      [
        'Storage can fail at any time, with a repair or without one.',
        'A copy makes everything else a matter of money alone.',
      ],
    ],
    parts: [
      [
        'Copy what you would miss',
        ['Pictures, chats, the app for the bank.', 'Cloud or cable, and check that it worked.'],
        'A laptop copying from a phone',
      ],
      [
        'Note what it does, and when',
        ['One sentence with a "since" and a "whenever".', 'Film it, if it only does it at home.'],
        'A handwritten note beside a device',
      ],
      [
        'Take out cards and accessories',
        ['SIM, memory card, case, dongle.', 'Fewer parts on the bench, fewer to look for.'],
        'A SIM card tray beside a phone',
      ],
      [
        'Ask which access is really needed',
        [
          'A guest account or a repair mode shows enough for many tests.',
          'If a code is needed, change it afterwards.',
        ],
        'A lock screen',
      ],
      [
        'Ask about price, parts and time',
        ['And whether you are called before it gets dearer.', 'In writing, so that both remember the same.'],
        'A repair slip on a counter',
      ],
    ],
    turn: ['After that it is our turn to wonder.', 'And you go home with a light bag.'],
    asks: ['What would you copy first?', 'How would you describe the last fault you had?'],
    ends: {
      p: 'Well handed in is half repaired.',
      f: 'And thank you for the "since when".',
      a: 'Copied? Then in with it.',
      t: 'Fault, circumstances, history, access.',
      h: 'The mood has been noted.',
      i: 'Your pictures are worth five minutes.',
      l: 'Everything in order, then the door.',
    },
    keep: 'the day something breaks',
    send: 'somebody on the way to a repair',
    own: [
      {
        kinds: ['process', 'price', 'hours', 'service'],
        about: 'diagnos|while you wait|appointment|walk.?in|no fix|quotes?\\b|same.day|turnaround|estimate',
        lead: ['And how it goes here.', 'This is how it goes at the counter.'],
      },
    ],
    pic: {
      ask: 'A device and a handwritten note on a counter',
      alt: 'A phone and a handwritten note on a counter',
    },
    claims: [['Back up, remove cards, describe, limit access', 'repair practice, data protection advice']],
  },
  {
    id: 'words-on-the-quote',
    format: 'glossary',
    again: 10,
    emoji: '📖',
    tags: ['PhoneRepair', 'RightToRepair', 'TechTips'],
    title: ['Genuine, aftermarket, refurbished: what the words mean', 'Words on a repair quote, explained'],
    cover: 'Words on the quote',
    gist: [
      'Genuine, compatible, refurbished, pulled: four kinds of part, four prices, and all of them can be right. What counts is that you know which one you get.',
      'The same repair at three prices is often three different parts. Here are the words for it.',
    ],
    subject: ['Four kinds of part', 'Same repair, three prices?'],
    hooks: {
      '*': [
        'One repair, three prices: usually that is three different parts, and they have names.',
        'Ask one question at every repair: what kind of part is it?',
      ],
      p: 'A quote is only comparable when it names the part.',
      f: 'You nodded when they said "aftermarket", did you not? So does everybody.',
      a: 'Four words. Then you can compare.',
      t: 'The terms describe origin and state: made by the maker, made by another, restored, or taken from a used device.',
      h: 'Not every word that sounds like a {car boot sale|yard sale} comes from one.',
      i: 'Whoever knows the words chooses freely.',
      l: 'Good work likes to name its materials.',
    },
    lines: {
      '*': [
        'Genuine, compatible, refurbished, pulled: ask which part is meant before you compare two prices.',
        'A compatible part is no bad part. A part nobody will name is.',
        'On some phones a new part has to be paired by software, or functions go missing. Ask before.',
        'Ask how long the guarantee covers the part and the work. It says more than an adjective.',
      ],
      h: ['"Original quality" is a lovely phrase. It means: not original.'],
    },
    scene: [
      'Three quotes lie side by side, and the lowest is half of the highest. All three say "screen".',
      'Somebody at the counter asks: "And what sort of part is it?" The face behind it lights up.',
    ],
    why: [
      [
        'Parts differ in colour, brightness, thickness and life.',
        'The cheaper panel may be fine for a phone that has one year to go.',
      ],
      [
        'Names for quality grades are protected nowhere.',
        'What is written on the slip can be held up later.',
      ],
    ],
    parts: [
      [
        'Genuine part',
        [
          'From the maker of the device, new, mostly the dearest.',
          'What was in it on the first day, supplied by the brand itself.',
        ],
        'A part in a sealed bag',
      ],
      [
        'Compatible or aftermarket part',
        [
          'New, made by somebody else, in very different qualities.',
          'Fits, and ranges from very good to poor; the shop knows which.',
        ],
        'Two similar parts side by side',
      ],
      [
        'Refurbished part',
        [
          'A genuine one with, say, fresh glass on the old panel.',
          'Used once, restored, often a fair middle way.',
        ],
        'A screen being worked on',
      ],
      [
        'Pulled part',
        ['Taken from a donor device and tested.', 'Used but original, and good for what is no longer made.'],
        'A tray of used parts',
      ],
      [
        'Pairing',
        [
          'The device checks the number of the part and wants it confirmed.',
          'Without it, a message or a missing function may stay.',
        ],
        'A settings page on a phone',
      ],
    ],
    turn: ['Each of them can be the right one.', 'Then three prices suddenly make sense.'],
    asks: ['Which part would you choose for an older phone?', 'Which word on a quote puzzled you?'],
    ends: {
      p: 'Compare like with like.',
      f: 'You may ask. We love the question.',
      a: 'Name the part.',
      t: 'Origin, state, pairing, guarantee.',
      h: 'And nobody nodded without knowing why.',
      i: 'Knowing is half of choosing.',
      l: 'Named materials, honest work.',
    },
    keep: 'the next quote',
    send: 'somebody with three quotes',
    own: [
      {
        kinds: ['guarantee', 'product', 'process', 'policy'],
        about: 'genuine|original|aftermarket|refurbished|parts?\\b|warrant(?:y|ies)|guarantee',
        lead: ['About parts, this is said here.', 'And what goes for the parts here.'],
      },
    ],
    pic: { ask: 'Two spare parts side by side', alt: 'Two phone screens side by side on a mat' },
    claims: [['Kinds of parts and pairing', 'definitions in the repair trade']],
  },
  {
    id: 'mend-it-or-let-it-go',
    format: 'answer',
    again: 9,
    emoji: '⚖️',
    tags: ['RightToRepair', 'RepairOrReplace', 'TechTips'],
    title: [
      'Is it worth repairing an old phone or laptop?',
      'Repair or replace: a rule of thumb for devices',
    ],
    cover: 'Is it still worth it?',
    question: 'Is it still worth repairing?',
    short: [
      'If it gets updates and costs below half: mostly yes.',
      'Mostly yes, as long as it still gets updates.',
    ],
    gist: [
      'Three questions decide it: does it still get security updates, does the repair cost less than half of what would replace it, and did you like it? Two yeses are enough.',
      'Age alone is no reason to throw something out. Missing updates are one.',
    ],
    subject: ['Three questions, two yeses', 'Age is no reason'],
    hooks: {
      '*': [
        'Whether a device is worth mending does not depend on its age. It depends on three questions.',
        'A new battery in an old phone costs less than any new phone.',
      ],
      p: 'The dearest part of a new device is often the one that was not broken on the old.',
      f: 'You still like it, and everybody says it is old? Let us do the sums.',
      a: 'Updates, cost, contentment. Two of three.',
      t: 'Compare the cost of repair with that of an equal used device, and the months of updates that are left.',
      h: 'Old, slow at the stairs, but the heart is fine: we are speaking of the laptop.',
      i: 'Most of what a device costs the earth was spent before it was unpacked.',
      l: 'What lies well in the hand may stay there.',
    },
    lines: {
      '*': [
        'Repair or replace? Does it still get updates, does it cost below half, do you like it? Two yeses: repair.',
        'Compare a repair with the price of the same device used, and not with the newest one in the window.',
        "Most of a phone's footprint arises in making it. Each year you keep it makes that year cheaper.",
        'No security updates any more? Then no repair makes it safe for banking. That is the honest limit.',
      ],
      h: ['An old laptop with a new drive is like an old dog with a new ball.'],
    },
    scene: [
      'Somebody lays a laptop with a worn space bar on the counter and says: "I know, but I like it."',
      'On the table lie a leaflet for a new phone and the old one, which only needs a battery.',
    ],
    why: [
      [
        'Batteries and drives are wearing parts, like tyres.',
        'What ages first is usually what can be changed.',
      ],
      [
        'Without updates holes stay open, and that is a matter of safety.',
        'The maker says for how long a model is looked after.',
      ],
    ],
    parts: [
      [
        'Look up its updates',
        [
          'In the settings, or on the page of the maker.',
          'When they end, so does the sense of many repairs.',
        ],
        'An update page on a screen',
      ],
      [
        'Hold the cost against an equal one',
        [
          'Same model, used, with guarantee: that is the fair comparison.',
          'Below half of it, repairing is mostly sensible.',
        ],
        'A calculator beside a device',
      ],
      [
        'Ask yourself whether you like it',
        [
          'What you like, you treat well, and it lasts.',
          'Moving to something new takes a weekend, and nobody pays for that.',
        ],
        'A well used laptop',
      ],
    ],
    turn: [
      'And sometimes the answer is no, and that is said as well.',
      'A fair "no" is worth coming in for, too.',
    ],
    asks: ['What is the oldest device you use every day?', 'What would you never give away?'],
    ends: {
      p: 'A sum, and then a decision.',
      f: 'If you like it, that counts.',
      a: 'Two yeses: mend it.',
      t: 'Security support sets the limit.',
      h: 'The dog says thank you for the ball.',
      i: 'Keeping is a quiet kind of progress.',
      l: 'It lies in the hand as ever.',
    },
    keep: 'the next fault',
    send: 'somebody about to buy a new one',
    own: [
      {
        kinds: ['service', 'price', 'process', 'value'],
        about: 'repair|batter(?:y|ies)|upgrade|diagnos|honest|worth',
        lead: ['For the sums.', 'When it comes to the sums.'],
      },
    ],
    pic: { ask: 'A well used device that still works', alt: 'A well used laptop on a wooden table' },
    claims: [
      ['Most emissions of a phone arise in manufacture', 'life cycle assessments published by makers'],
      ['Half the price as a rule of thumb', 'common consumer advice'],
    ],
  },
  {
    id: 'buying-one-used',
    format: 'checklist',
    only: PHONES,
    again: 9,
    emoji: '🔎',
    tick: true,
    tags: ['UsedPhones', 'TechTips', 'PhoneTips'],
    title: ['Buying a used phone: what to check', 'Second-hand phone: five checks before you pay'],
    cover: 'Before you buy one used',
    gist: [
      'Signed out by the seller, number checked, battery looked at, camera and buttons tried, a receipt. A used phone that passes these five is a good buy.',
      'Before the money changes hands, the phone should be empty, unlocked and yours to set up.',
    ],
    subject: ['Five checks before you pay', 'Is it signed out?'],
    hooks: {
      '*': [
        'A used phone that is still signed in to its last owner is a paperweight with a camera.',
        'Before you pay for a used phone, let it show you its own number.',
      ],
      p: 'Five checks take as many minutes and spare most bad buys.',
      f: 'It looks like new and costs half? Lovely. Check these five first.',
      a: 'Signed out, number, battery, camera, receipt.',
      t: 'Dial star, hash, zero, six, hash: the phone shows the serial number by which networks block stolen ones.',
      h: '"Only used by my {gran|grandma}" is said of cars, too.',
      i: 'A second life for a phone is a good deal for more than two people.',
      l: 'Used things have learned something already.',
    },
    lines: {
      '*': [
        'Buying a used phone? Let the seller sign out of their account in front of you. Otherwise it stays locked.',
        'Dial star, hash, zero, six, hash: the number on the screen must be the one on the box and on the receipt.',
        'Look up battery health in the settings before you agree on a price. A new battery is a sum, not a surprise.',
        'Cover the sensor by the earpiece during a call. If the screen stays on, an earlier repair went wrong.',
      ],
      h: [
        'If the seller wants to meet in a dark {car park|parking lot}, bring a {torch|flashlight}. And then drive home.',
      ],
    },
    scene: [
      'Two people stand at a café table, and one holds a phone against the light, like somebody with a banknote.',
      'At home it says: "Sign in to continue." The name in the field is not yours.',
    ],
    why: [
      [
        'The account lock protects against thieves, and hits honest buyers.',
        'Nobody at a repair counter can or may take that lock off.',
      ],
      [
        'Most faults can be seen in five minutes, if one knows where.',
        'A phone that is tested in front of both makes for a good handshake.',
      ],
    ],
    parts: [
      [
        'See it signed out and reset',
        ['It must greet you like a new one.', 'The seller does this, in your presence.'],
        'A phone showing a welcome screen',
      ],
      [
        'Compare its number',
        [
          'With box and receipt, and on the list of blocked ones, if your country has one.',
          'It stands in the settings as well.',
        ],
        'A number on the screen of a phone',
      ],
      [
        'Look at the battery health',
        ['Below four fifths, reckon with a new one.', 'Not every model shows it; then ask its age.'],
        'A battery page in the settings',
      ],
      [
        'Try camera, buttons and sound',
        ['A short film tests three things at once.', 'Turn it: the picture should turn, too.'],
        'A phone filming a hand',
      ],
      [
        'Ask for a receipt',
        ['Name, date, number of the device.', 'It proves that it is yours.'],
        'A handwritten receipt',
      ],
    ],
    turn: ['Then a handshake, and a coffee.', 'Passed all five? Then welcome home, phone.'],
    asks: ['Have you ever bought one used?', 'What do you look at first?'],
    ends: {
      p: 'Tested together, bought with ease.',
      f: 'And {gran|grandma} would approve.',
      a: 'Five checks. Then pay.',
      t: 'Account, number, battery, sensors, proof.',
      h: 'The {torch|flashlight} may stay in the car.',
      i: 'The greenest phone is one that already exists.',
      l: 'A second owner, a second spring.',
    },
    keep: 'the next time you buy one used',
    send: 'somebody who is looking at adverts',
    own: [
      {
        kinds: ['product', 'service', 'price', 'guarantee'],
        about: 'used phones?|refurbished|second.hand|pre.owned|\\bbuy\\b.{0,20}phones',
        lead: ['Tested ones are here.', 'For used phones, this goes.'],
      },
    ],
    pic: { ask: 'A used phone beside its box', alt: 'A used phone lying beside its box' },
    claims: [['Activation lock, IMEI, battery health', "makers' and police advice on used phones"]],
  },
  {
    id: 'a-map-of-screws',
    format: 'behind',
    again: 9,
    emoji: '🪛',
    tags: ['RepairShop', 'BehindTheBench', 'PhoneRepair'],
    title: ['Why repairers lay out their screws in a map', 'Behind the bench: the map of screws'],
    cover: 'A map of screws',
    gist: [
      'Inside a phone are dozens of screws in several lengths, and one that is a hair too long goes into the board. So each of them gets a place on a mat, in the order of leaving.',
      'The quietest tool at the bench is a magnetic mat with drawn boxes. It stops the small mistake that costs a board.',
    ],
    subject: ['One screw, half a millimetre', 'The quietest tool at the bench'],
    hooks: {
      '*': [
        'There are screws in your phone as long as a grain of rice is wide. Their order matters.',
        'The most important tool at a repair bench holds nothing together. It keeps things apart.',
      ],
      p: 'Order on the bench is part of the repair.',
      f: 'Do you also always have a screw left over with furniture? Here that would be bad news.',
      a: 'Each screw has one hole. The mat remembers it.',
      t: 'A screw half a millimetre too long can pierce board layers under its hole; it is known as long screw damage.',
      h: 'One screw left over after a wardrobe is normal. After a phone it is a mystery story.',
      i: 'Great care often looks like a very small map.',
      l: 'Lamp, mat, and a breath held.',
    },
    lines: {
      '*': [
        'Inside a phone, a screw in the wrong hole can ruin the board. So every one has its place on a mat.',
        'Repairers take a picture before each layer. It is the oldest way home: leave a trail.',
        'Screws smaller than a sesame seed, and each has its own length. That is why nobody talks at the bench.',
        'Why do people at a repair bench breathe so quietly? One sneeze, and a quarter of an hour of searching.',
      ],
      h: ['Somewhere on the floor lies the smallest screw in the shop. It has its own legend.'],
    },
    scene: [
      'Under the lamp lies an open phone, and next to it, in rows, something that looks like poppy seed.',
      'Tweezers lift a screw, carry it a hand wide through the air, and put it in its drawn box.',
    ],
    why: [
      [
        'What comes out last goes in first.',
        'A sketch holds better than memory, above all after the phone has rung.',
      ],
      [
        'Layers inside are thinner than paper.',
        'Between a good and a dead board lies less than the thickness of a nail.',
      ],
    ],
    parts: [
      [
        'Draw the device on the mat',
        ['A rectangle with the holes where they are.', 'Or a magnetic mat with numbered boxes.'],
        'A mat with a drawn phone',
      ],
      [
        'Lay each screw where it was',
        ['In the order in which it came out.', 'Length and head tell them apart, under the loupe.'],
        'Tweezers with a tiny screw',
      ],
      [
        'Take a picture before each layer',
        ['Cables lie in a certain fold, and only in that one.', 'It serves at the way back.'],
        'A phone taking a picture of a phone',
      ],
    ],
    turn: ['At the end the mat is empty, and that is the best part.', 'An empty mat is how a good day ends.'],
    asks: [
      'What is always left over when you put something together?',
      'Would you have the patience for it?',
    ],
    ends: {
      p: 'Care shows in what is not left over.',
      f: 'And please do not sneeze.',
      a: 'Empty mat, finished work.',
      t: 'Sequence, position, length.',
      h: 'The wardrobe, by the way, still stands.',
      i: 'Small things deserve a place of their own.',
      l: 'The last one turns, and it is quiet.',
    },
    keep: 'the next thing you take apart',
    send: 'somebody with screws left over',
    own: [
      {
        kinds: ['people', 'history', 'story'],
        about: '.',
        lead: ['And who sits at the bench here.', 'This much about those at the bench.'],
      },
    ],
    pic: {
      ask: 'Screws in rows beside an open device',
      alt: 'Tiny screws in rows beside an open phone',
      need: 'photo',
    },
    claims: [['Long screw damage; screw mats', 'repair practice']],
  },
  {
    id: 'the-last-voicemail',
    format: 'story',
    only: PHONES,
    again: 12,
    emoji: '💾',
    tags: ['DataRecovery', 'PhoneRepair', 'BackUp'],
    title: [
      'When it is not about the phone: a scene at the counter',
      'What people really bring in with a broken phone',
    ],
    cover: 'It is not about the phone',
    gist: [
      'Imagine somebody lays a dead phone on the counter and does not ask what a new one costs. There is a voice on it. What people bring in is seldom the device.',
      'A scene that could be any day of the trade: the phone is worth nothing, and what is on it cannot be bought.',
    ],
    subject: ['There is a voice on it', 'It is seldom about the phone'],
    hooks: {
      '*': [
        'Sometimes people put a phone down as if it were asleep.',
        'Some devices are worth nothing at all, and nobody would ever give them up.',
      ],
      p: 'Part of this trade is knowing what a device is worth to somebody.',
      f: 'If yours went dark tonight, what would you miss?',
      a: 'The device can be replaced. What is on it cannot.',
      t: 'A board that runs for ten minutes is enough to copy what matters.',
      h: 'Nobody has ever come in for the calculator app.',
      i: 'We mend things, so that something else comes back.',
      l: 'A small dark glass, and a voice behind it.',
    },
    lines: {
      '*': [
        'What people bring in with a broken phone is seldom the phone.',
        'Tonight, copy the one thing that you could not bear to lose. It takes less time than reading on.',
        'A voice message can be saved as a file: open it, share it, store it in two places.',
        'Pictures have copies. The voice of somebody often has none. Begin with that.',
      ],
      h: ['Two thousand pictures of the cat, and all of them important.'],
    },
    scene: [
      'A woman puts a phone on the counter, screen down, and keeps her hand on it for a moment.',
      'It is raining, the shop is empty, and somebody asks quietly whether it will switch on once more.',
    ],
    why: [
      [
        'The things that one keeps by chance are often the dearest.',
        'Nobody plans to keep a message, and then it is the one that stays.',
      ],
      ['What exists only once is already half lost.', 'Two places are enough to sleep well.'],
    ],
    parts: [
      [
        'Imagine a wet afternoon',
        [
          'Somebody comes in and asks about an old model. The price of a new one interests nobody.',
          'A phone with a cracked back is laid on the counter, as gently as an egg.',
        ],
        'A phone on a counter, screen down',
      ],
      [
        'The reason comes last',
        [
          'There is a message on it, forty seconds, from somebody who can no longer call.',
          'First the model, then the fault, and at the very end the thing it is about: a voice.',
        ],
        'Rain on a shop window',
      ],
      [
        'It runs once more',
        [
          'Another battery, a borrowed screen, a cable. The bar on the laptop creeps to the right.',
          'With a donor part it wakes for a few minutes, and that is long enough for a copy.',
        ],
        'A cable between a phone and a laptop',
      ],
    ],
    turn: [
      'It does not always work. That is why it is best to copy before.',
      'Copies are made on good days.',
    ],
    asks: ['What would you want back first?', 'Which message have you kept?'],
    ends: {
      p: 'Copy what exists only once.',
      f: 'Do it tonight, and then sleep well.',
      a: 'Two places. Today.',
      t: 'One copy on the device is no copy.',
      h: 'And the cat, of course.',
      i: 'Some repairs are about people.',
      l: 'Forty seconds, and it is all there.',
    },
    keep: 'an evening with time',
    send: 'somebody who never makes a copy',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'data (?:recover|rescue|transfer)|recover.{0,20}(?:data|photos|pictures)|back.?up',
        lead: ['For what is on it.', 'When it is about what is on it.'],
      },
    ],
    pic: {
      ask: 'A phone lying face down on the counter',
      alt: 'A phone lying face down on a wooden counter',
    },
    claims: [['A board can often be run briefly to copy data; not always', 'data recovery practice']],
  },
  {
    id: 'laptop-on-the-duvet',
    format: 'mistake',
    only: LAPTOPS,
    again: 8,
    emoji: '🛏️',
    tags: ['LaptopRepair', 'LaptopTips', 'TechTips'],
    title: ['Laptop hot and loud: stop using it on the bed', 'Why a laptop overheats, and what helps'],
    cover: 'Off the {duvet|comforter}',
    wrong: 'Working with a laptop on the {duvet|comforter}',
    gist: [
      'A laptop breathes in from below. On bedding it breathes fluff, gets hot, loud and slow. A tray underneath, a clean fan now and then, and it is quiet again.',
      'Loud fans are not a matter of age. It is mostly dust, and somebody lying on the air.',
    ],
    subject: ['It breathes from below', 'Loud is not old'],
    hooks: {
      '*': [
        'Turn your laptop over. Those slots are its nose. Where does it stand at night?',
        'A laptop that sounds like a hair dryer is mostly not old. It is stuffed up.',
      ],
      p: 'Heat makes a laptop slow long before it makes it break.',
      f: 'A film in bed, the laptop on the blanket, and it begins to howl. You know it.',
      a: 'Hard surface. Clean fan. Quiet laptop.',
      t: 'When vents are blocked, the processor throttles itself to stay within its limit: heat becomes slowness.',
      h: 'It is not taking off. It just wants to breathe.',
      i: 'Air costs nothing, and makes old things young.',
      l: 'A tray of wood, and silence.',
    },
    lines: {
      '*': [
        'A laptop breathes through its belly. On bedding it gets fluff instead of air.',
        'A tray, a large book, a chopping board: anything flat and hard under the laptop is better than a blanket.',
        'Laptop suddenly slow when it is warm? It throttles itself. Have the fan cleaned before you buy a new one.',
        'Pets in the house? Then have the fan looked at twice as often. What lies on the sofa lies inside, too.',
      ],
      h: ['Out of one laptop came enough dog hair for a second dog.'],
    },
    scene: [
      'Ten at night, second episode, and from under the blanket comes the sound of a small {aeroplane|airplane}.',
      'The lid comes off, and over the fins lies a grey felt, as even as if it had been cut out.',
    ],
    why: [
      [
        'The fan draws air in below and blows it out at the side or the back.',
        'Fluff settles where the air has to squeeze through, between fine metal fins.',
      ],
      [
        'Warm parts slow themselves down as a precaution.',
        'Day after day at the limit, glue and solder age as well.',
      ],
    ],
    parts: [
      [
        'Put something hard under it',
        ['A tray or a board, so that air gets below.', 'A book is enough, if it does not cover the slots.'],
        'A laptop on a wooden tray',
      ],
      [
        'Listen to it',
        ['Loud while idle means that something is wrong.', 'A fan that rattles has a worn bearing.'],
        'An ear close to a laptop',
      ],
      [
        'Have it cleaned inside',
        [
          'Opened, brushed, with fresh paste where it is due.',
          'Blowing into it from outside only packs the felt tighter.',
        ],
        'An open laptop with a brush',
      ],
    ],
    turn: ['Quiet is the first sign of health.', 'Air in below, warm air out: that is all it asks for.'],
    asks: ['Where does your laptop stand when you watch a film?', 'How loud is yours?'],
    ends: {
      p: 'Air first, then a diagnosis.',
      f: 'And now the film can be heard again.',
      a: 'Hard below. Clean inside.',
      t: 'Restore the airflow, and the clock rate returns.',
      h: 'Both dogs are well.',
      i: 'Old is often only dusty.',
      l: 'Nothing is heard at all.',
    },
    caution:
      'Switch it off and let it cool before you touch vents, and never leave a running laptop on bedding.',
    keep: 'the next film in bed',
    send: 'somebody with a howling laptop',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'overheat|\\bfans?\\b|laptop clean|thermal paste|laptop service',
        lead: ['For the inside of it.', 'When it needs opening.'],
      },
    ],
    pic: { ask: 'The vents on the underside of a laptop', alt: 'The vents on the underside of a laptop' },
    claims: [['Blocked vents, throttling, dust', 'hardware textbooks, repair practice']],
  },
];
