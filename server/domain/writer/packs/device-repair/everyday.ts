// Between repairs: storage, cleaning, loss, a new device, and what people like to argue about.
import type { Idea } from '../../library/idea.ts';
import { LAPTOPS, PHONES } from './kinds.ts';

export const EVERYDAY: readonly Idea[] = [
  {
    id: 'case-or-naked',
    format: 'either',
    only: PHONES,
    again: 7,
    emoji: '🛡️',
    tags: ['PhoneCase', 'PhoneLife', 'TechTips'],
    title: ['Phone with a case or without?', 'Case or no case: the oldest question at the counter'],
    cover: 'Case or naked?',
    gist: [
      'Some keep their phone in a thick case, others carry it as it was designed. One side has the better grip, the other the better feeling. Which one are you?',
      'Beautiful and slippery, or safe and plump: it is a matter of character.',
    ],
    subject: ['Case or naked?', 'A matter of character'],
    hooks: {
      '*': [
        'Somebody spent years making it thin. Then it gets a rubber coat. Right or wrong?',
        'There are two kinds of people, and they can be told apart by their phones.',
      ],
      p: 'With a raised edge the glass never touches the table.',
      f: 'Now we would really like to know: case or no case?',
      a: 'Case with an edge. Or good nerves.',
      t: 'A case lengthens the time over which a blow acts, and lowers its peak.',
      h: 'People without a case also stand at the edge of the platform.',
      i: 'Everybody looks after what they love in their own way.',
      l: 'Glass and metal, bare in the hand. Or leather, over the years.',
    },
    lines: {
      '*': [
        'Case or no case: tell us which, and how many screens it has cost you.',
        'A case helps most at the corners, and only if its edge stands higher than the glass.',
        'Take the case off now and then: sand between case and phone works like fine sandpaper.',
        'Naked phones feel better. Cased phones fall better.',
      ],
      h: ['I only use it without a case at home, said everybody, with the broken pieces in their hand.'],
    },
    scene: [
      'At the table two phones lie side by side, one as thick as a sandwich, the other shining, and both owners shake their heads.',
      'A thumb pushes the old case off, and below it is a phone as new as on its first day. Nobody had remembered the colour.',
    ],
    why: [
      [
        'A drop is decided at the corner, and a corner can be padded.',
        'Grip prevents the fall, and padding softens it: cases can do both.',
      ],
    ],
    parts: [
      [
        'With a case',
        [
          'Grip, edge, corners: dull, and very sensible.',
          'It gets old instead of the phone, and costs a fraction.',
        ],
        'A phone in a thick case',
      ],
      [
        'Without one',
        [
          'Thin, cool and beautiful, as it was meant to be.',
          'It lies in the hand, and sometimes on the floor.',
        ],
        'A phone without a case in a hand',
      ],
    ],
    turn: ['Both sides are right, until the first drop.', 'We repair for both parties.'],
    asks: ['Case or no case?', 'How many screens has yours cost you?'],
    ends: {
      p: 'If a case, then one with a raised edge.',
      f: 'We will not tell the other side.',
      a: 'Choose. Then hold tight.',
      t: 'Edge height and corner padding are what counts.',
      h: 'Stand clear of the platform edge.',
      i: 'What is loved may be held.',
      l: 'Both age beautifully, in their own way.',
    },
    keep: 'the next argument at dinner',
    send: 'somebody of the other party',
    own: [
      {
        kinds: ['product', 'price'],
        about: '\\bcases\\b|screen protect|tempered glass|accessories',
        lead: ['For those with a case.', 'For all who prefer it padded.'],
      },
    ],
    pic: { ask: 'Two phones, one cased and one bare', alt: 'A phone in a case beside a phone without one' },
    claims: [['Cases spread and soften impact; sand scratches', 'mechanics, repair practice']],
  },
  {
    id: 'oldest-still-at-work',
    format: 'question',
    again: 7,
    emoji: '📟',
    tags: ['OldTech', 'RightToRepair', 'TechLife'],
    title: ['What is the oldest device you still use?', 'Old technology that simply goes on working'],
    cover: 'Oldest still at work?',
    gist: [
      'In many a kitchen a radio plays that is older than the person cooking. What is the oldest thing with a plug or a battery that you use every week?',
      'Some devices do not know that they are old, and nobody should tell them.',
    ],
    subject: ['Older than you, and still running', 'Do not tell it its age'],
    hooks: {
      '*': [
        'Somewhere at your house something is running that is out of every guarantee by decades.',
        'Which device at your home has outlived three of its successors?',
      ],
      p: 'What lasts for decades can mostly be opened with an ordinary screwdriver.',
      f: 'My favourites are the ones with tape on the battery lid. What is yours?',
      a: 'Old, used weekly, still running. Name it.',
      t: 'Screws instead of glue, and parts that come out singly: that is what long life looks like from inside.',
      h: 'A calculator from school days has seen off three phones and says nothing.',
      i: 'Each thing that goes on working is a small victory.',
      l: 'A dial, a warm light, a crackle. Still there.',
    },
    lines: {
      '*': [
        'What is the oldest device that you use every week? Radios, calculators and mixers are in the lead.',
        'What can be opened with a screwdriver grows old. What is glued grows expensive.',
        'An old device with a new battery is not old. It is experienced.',
        'Some things last since they are good, and some since somebody mended them once.',
      ],
      h: ['The alarm clock from the eighties works. Sadly.'],
    },
    scene: [
      'On top of the fridge stands a radio with a bent aerial that only plays one station, and it is the right one.',
      'A pocket calculator with a solar strip adds up the household money, as it did the marks at school.',
    ],
    why: [
      [
        'What has been mended once is not thrown out so easily the next time.',
        'Devices that can be opened get second and third lives.',
      ],
    ],
    parts: [
      [
        'The one in the kitchen',
        ['A mixer or a radio that nobody dares to replace.', 'It has heard more than any of us.'],
        'An old radio on a shelf',
      ],
      [
        'The one in the drawer',
        [
          'A player with the songs of one whole summer on it.',
          'It wants a charger that no longer exists, and then it plays.',
        ],
        'An old music player in a hand',
      ],
    ],
    turn: ['And whoever has the oldest wins our respect.', 'We like to hear its name, and its faults.'],
    asks: ['What is your oldest device that works?', 'What does it still do every week?'],
    ends: {
      p: 'Long life is often a matter of one repair.',
      f: 'Give it a pat from us.',
      a: 'Older is better. Tell us.',
      t: 'Openable means repairable.',
      h: 'It says nothing, and adds up.',
      i: 'May it run for as long again.',
      l: 'It crackles, and goes on.',
    },
    keep: 'the next time you tidy the {cellar|basement}',
    send: 'whoever owns the oldest',
    own: [
      {
        kinds: ['history', 'people', 'story'],
        about: '.',
        lead: ['And about those who mend here.', 'A word about us, too.'],
      },
    ],
    pic: { ask: 'The oldest device that still works', alt: 'An old radio standing on a shelf' },
    claims: [['Openable devices are repaired more easily', 'definition of repairability']],
  },
  {
    id: 'slow-is-not-old',
    format: 'answer',
    only: LAPTOPS,
    again: 9,
    emoji: '🐌',
    tags: ['LaptopRepair', 'ComputerTips', 'TechTips'],
    title: ['Why is my laptop so slow?', 'Slow laptop or PC: four causes that can be checked'],
    cover: 'Slow is not old',
    question: 'Why is my laptop so slow?',
    short: ['Mostly full, hot, crowded or on an old drive.', 'Rarely age: look at four things.'],
    gist: [
      'A slow computer is mostly full, hot, crowded at start, or has a spinning disk. All four can be checked in ten minutes, and three of them cost nothing.',
      'Before a new one is bought, four questions. With old disks a fifth one helps: a solid state drive, and it works like a fountain of youth.',
    ],
    subject: ['Full, hot, crowded or spinning', 'Ten minutes before a new one'],
    hooks: {
      '*': [
        'Your laptop takes so long to start that you make tea meanwhile? It need not be its age.',
        'Computers do not slow down with age. They slow down with stuff.',
      ],
      p: 'In most cases the cause of slowness can be named in ten minutes.',
      f: 'You press the button, go and feed the cat, and it is still thinking. Let us look into it.',
      a: 'Storage, start-up, heat, disk. Check in this order.',
      t: 'A magnetic disk has to move an arm for each file; a solid state drive does not, and that is most of the difference.',
      h: 'It is not broken. It just has forty friends who all want to be woken first.',
      i: 'What is slow today may have years left in it.',
      l: 'One press, and it is simply there.',
    },
    lines: {
      '*': [
        'Slow laptop? Look at the storage first. Below a tenth free, everything begins to stick.',
        'Programs that start by themselves: most of them need not. Switch off what you do not know, one at a time.',
        'An older computer with a spinning disk gets more from a solid state drive than from any setting.',
        'Restart it. Closing the lid is not switching off, and some have been awake since spring.',
      ],
      h: ['It has seventeen toolbars, four virus scanners and no time for you.'],
    },
    scene: [
      'The little circle turns. The tea is ready, the tea is drunk, and the little circle turns.',
      'Somebody opens forty tabs, a video, and the table of last year, and says to the laptop: "What is it?"',
    ],
    why: [
      [
        'When the memory is full, the computer keeps swapping to the drive, and that is slow.',
        'Each program at start-up takes a slice, and nobody ever takes one back.',
      ],
      [
        'Heat makes the processor go easy on itself.',
        'If it is fast in the cool morning and lame by noon, it is the fan.',
      ],
    ],
    parts: [
      [
        'Look at how full it is',
        ['A tenth should be free, better a fifth.', 'Downloads and the {bin|trash} are the quickest gain.'],
        'A storage bar on a screen',
      ],
      [
        'Thin out what starts by itself',
        [
          'The task list shows what begins along with it.',
          'Keep the virus protection, and ask about the rest.',
        ],
        'A list of programs on a screen',
      ],
      [
        'Feel whether it is hot',
        ['Hot and loud mean dust.', 'A clean fan has rejuvenated many.'],
        'A hand on the underside of a laptop',
      ],
      [
        'Find out which drive is inside',
        ['If it hums and ticks, it turns.', 'A new drive often costs less than a weekend away.'],
        'A drive in a hand',
      ],
    ],
    turn: ['If all four are fine, it may really be age.', 'Often it has years left in it.'],
    asks: ['How long does yours take to start?', 'What do you do while it thinks?'],
    ends: {
      p: 'Check, clear, and then decide.',
      f: 'And no cat has to wait for it.',
      a: 'Free space. Fewer starters. Cool air. New drive.',
      t: 'Measure memory, drive and temperature.',
      h: 'The forty friends may sleep in.',
      i: 'Slow is not the end of anything.',
      l: 'A press, and no waiting.',
    },
    caution: 'Make a copy before you delete or change anything, and keep the virus protection switched on.',
    keep: 'the next little turning circle',
    send: 'somebody who makes tea meanwhile',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: '\\bSSDs?\\b|upgrade|\\bslow\\b|tune.?up|\\bRAM\\b|virus|laptop (?:service|repair)',
        lead: ['To make it quick again.', 'When it should be faster.'],
      },
    ],
    pic: {
      ask: 'A mug of tea beside a starting laptop',
      alt: 'A mug of tea beside a laptop that is starting',
    },
    claims: [['Free space, start-up programs, heat, disk type', "makers' support pages, hardware textbooks"]],
  },
  {
    id: 'storage-full',
    format: 'howto',
    only: PHONES,
    again: 8,
    emoji: '🗂️',
    tags: ['PhoneStorage', 'PhoneTips', 'TechTips'],
    title: [
      'Phone storage full: where the space has gone',
      'How to free up space on a phone without losing pictures',
    ],
    cover: 'Storage full',
    gist: [
      'It is seldom the pictures. Videos in chats, downloads, offline films and the recently deleted folder hold most of it. Start there, and only then at the album.',
      'Before you delete a single holiday picture, look into four corners where space hides.',
    ],
    subject: ['It is seldom the pictures', 'Four corners where space hides'],
    hooks: {
      '*': [
        'Storage full, in the middle of a birthday? The space is sitting in your chats.',
        'You have deleted pictures and still have no room? They are only lying in the {bin|trash}.',
      ],
      p: 'Most space comes from things that nobody has looked at twice.',
      f: 'Which picture must go, the one with the cake or the one with the dog? Neither.',
      a: 'Chats, downloads, films, bin. In this order.',
      t: 'A minute of high-resolution video takes as much room as some hundred photographs.',
      h: 'Aunt Helga sends a good morning every day. In high definition.',
      i: 'Making room begins with what one does not miss.',
      l: 'Fewer things, and each of them wanted.',
    },
    lines: {
      '*': [
        'Phone full? Sort the chats by size. A few videos from a group often take more than a year of photographs.',
        'Deleted pictures stay in the {bin|trash} for weeks and take up room there. Empty it, when you are sure.',
        'Films for the flight, podcasts from last year: what was saved offline is forgotten offline.',
        'A phone needs some air. Keep a tenth free, or updates fail and the camera stutters.',
      ],
      h: ['Eleven gigabytes of good mornings, and it is not even ten.'],
    },
    scene: [
      'The candles are burning, everybody sings, and on the screen it says that a video cannot be recorded now.',
      'On a bench somebody strokes through pictures, and with each one the thumb hovers and cannot.',
    ],
    why: [
      [
        'Moving pictures are the heavy ones, and most of them were sent to you.',
        'Groups keep everything, and your phone along with them.',
      ],
      ['The settings list which app holds how much.', 'Sorted by size, the matter mostly settles itself.'],
    ],
    parts: [
      [
        'Open the list in the settings',
        ['Under storage, and sorted from large to small.', 'It shows in a second where the room has gone.'],
        'A storage list on a phone',
      ],
      [
        'Clear the videos out of your chats',
        ['The chat apps show them by size themselves.', 'What matters can be saved to the album first.'],
        'A list of large chats',
      ],
      [
        'Throw out what you saved offline',
        ['Films, maps, podcasts, playlists.', 'They can be fetched again at any time.'],
        'A list of downloads',
      ],
      [
        'Empty the recently deleted folder',
        ['Only there the room becomes free.', 'Look through it once more, since after that it is gone.'],
        'A folder of deleted pictures',
      ],
    ],
    turn: ['The pictures that matter may all stay.', 'Room is easily made, once one knows where to look.'],
    asks: ['Which group fills your phone?', 'How full is yours at the moment?'],
    ends: {
      p: 'Ten minutes, and there is air again.',
      f: 'And the next birthday can be filmed.',
      a: 'Sort by size. Begin at the top.',
      t: 'Video first; it outweighs all else.',
      h: 'Good morning to you, too.',
      i: 'Room for what is still to come.',
      l: 'Only what one likes to look at.',
    },
    caution:
      'Make a copy of your pictures before you clear out, and check on another device that it is complete.',
    keep: 'the day before a birthday',
    send: 'somebody whose camera says no',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'data (?:transfer|backup|recover)|back.?ups?\\b|storage',
        lead: ['If you would like help with the copy.', 'For help with copies.'],
      },
    ],
    pic: { ask: 'A storage list on a phone', alt: 'A phone showing a list of storage by app' },
    claims: [['Videos in chats, downloads and bins hold storage', "makers' support pages"]],
  },
  {
    id: 'waterproof-is-a-day',
    format: 'myth',
    only: PHONES,
    again: 9,
    emoji: '🌊',
    tags: ['WaterResistance', 'PhoneTips', 'TechTips'],
    title: ['Is my phone waterproof?', 'What water resistance of a phone really means'],
    cover: 'Waterproof? On day one',
    myth: 'A water-resistant phone can come along to swim',
    short: ['Tested new, in fresh water. Not for ever.', 'No. Seals age, and the sea is not tap water.'],
    gist: [
      'The letters on the box describe a test with a new phone in still, fresh water. Seals age with drops, heat and years, and most guarantees leave water out.',
      'Think of it as a belt for the puddle and the rain. It is no diving licence.',
    ],
    subject: ['It is no diving licence', 'The test was on day one'],
    hooks: {
      '*': [
        'Your phone was waterproof on the day it was tested. Ask it how it feels today.',
        'Before you film under water: the test in the laboratory had neither salt nor sun cream in it.',
      ],
      p: 'Water resistance is a promise with a date, and it is in the small print.',
      f: 'Just quickly into the pool with it, for the picture? Please do not.',
      a: 'Rain yes. Swimming no.',
      t: 'The second figure of an IP code names the water test: still, fresh, for a given depth and time, with a new device.',
      h: 'It is as waterproof as a trench coat: until you swim in it.',
      i: 'Some pictures are better kept in the head.',
      l: 'The sea is for you. The phone stays with the towel.',
    },
    lines: {
      '*': [
        'Water-resistant is a state and not a quality: it was true when the phone was new.',
        'A crack, a bend, a hot day: each of them opens a way for water that was closed before.',
        'Salt, chlorine and soap were not in the test. Rinse nothing under the tap that was dry before.',
        'Most guarantees leave water damage out, also for phones that are sold as water-resistant.',
      ],
      h: ['There was a lovely film of a turtle. It is still on it, presumably.'],
    },
    scene: [
      'At the edge of the pool somebody lowers a phone into the blue, and smiles into the lens from below.',
      'It has survived the rain, the sink and the beer. Then came the lake, on a Sunday.',
    ],
    why: [
      [
        'What keeps water out is a thin line of glue round the edge.',
        'Glue turns brittle, and a drop on a corner is enough for a gap.',
      ],
      [
        'Moving water presses harder than still water.',
        'A jump into the pool is another matter than a glass on the table.',
      ],
    ],
    parts: [
      [
        'Trust it with rain and spray',
        [
          'For that it is well made, and a puddle is no drama either.',
          'Dry it off, and let the port air before charging.',
        ],
        'Raindrops on a phone',
      ],
      [
        'Keep it out of sea, pool and shower',
        ['Salt and soap creep where pure water does not.', 'Steam gets through gaps that keep drops out.'],
        'A phone on a towel by the water',
      ],
      [
        'Count it as open after a crack',
        [
          'From then on it is a phone like those of old.',
          'After a repair, ask whether the seal was renewed.',
        ],
        'A crack at the edge of a phone',
      ],
    ],
    turn: [
      'Some pictures are better remembered than taken.',
      'For the underwater film there are sealed pouches, tested with a tissue first.',
    ],
    asks: ['Have you ever taken yours swimming?', 'What did the sea do to yours?'],
    ends: {
      p: 'Read the small print before the deep end.',
      f: 'Swim well, both hands free.',
      a: 'Rain is fine. That is all.',
      t: 'New, still, fresh, timed: four conditions.',
      h: 'The turtle sends its regards.',
      i: 'Hands free, head under, and remember it.',
      l: 'Only water, and you.',
    },
    keep: 'the bag for the pool',
    send: 'somebody who films under water',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'water.?damage|liquid|\\bseals?\\b|water.resist',
        lead: ['If the lake was faster.', 'When it went along all the same.'],
      },
    ],
    pic: { ask: 'Raindrops on a phone', alt: 'Raindrops on the screen of a phone' },
    claims: [
      [
        'IP tests: new device, fresh still water; warranties exclude liquid',
        "IEC 60529, makers' warranty terms",
      ],
    ],
  },
  {
    id: 'note-the-number',
    format: 'howto',
    only: PHONES,
    again: 9,
    emoji: '🔢',
    tags: ['LostPhone', 'PhoneTips', 'TechTips'],
    title: [
      'Before your phone is lost: three things to set up',
      'Lost or stolen phone: what to prepare today',
    ],
    cover: 'Before it is lost',
    gist: [
      'Write down the serial number, switch on "find my device", and put a number on the lock screen that somebody can call. Five minutes today, and one calm evening later.',
      'A phone that is found wants to go home. Give it an address, and yourself a way to call it.',
    ],
    subject: ['Give your phone an address', 'Five minutes for a calm evening'],
    hooks: {
      '*': [
        'Somebody has found your phone, and it is locked. Whom can they call?',
        'The number that you need after a theft is inside the phone that is gone.',
      ],
      p: 'After a loss only that helps which was set up before.',
      f: 'Have you got five minutes, and a pen? Then let us do it right now.',
      a: 'Number written down. Search switched on. Contact for the finder.',
      t: 'Star, hash, zero, six, hash shows the fifteen-figure device number; networks can block by it.',
      h: 'Most phones are not stolen. They are in the other jacket.',
      i: 'Most finders are honest. Make it easy for them.',
      l: 'What is dear should carry a name.',
    },
    lines: {
      '*': [
        'Put a number on your lock screen that is not your own. Whoever finds the phone can call it.',
        'Dial star, hash, zero, six, hash, and write the number down. Police and network ask for it.',
        'Switch on "find my device" today. It can only be switched on while you have it.',
        'Phone stolen? Lock it from another device, block the SIM, tell the bank, then report it. Do not run after it.',
      ],
      h: ['Eight out of ten searches end in the sofa. The other two in the fridge.'],
    },
    scene: [
      'On a bench in the park lies a phone, and the one who finds it looks at the screen, and then round about.',
      'All pockets are patted, twice, and then slowly once more, as if it might have come back.',
    ],
    why: [
      [
        'Nobody can guess a code, and nobody who is honest wants to.',
        'On the lock screen there is room for one line that everybody can read.',
      ],
      [
        'Without the device number a report is only a story.',
        'On paper at home it can be found, even when everything else is gone.',
      ],
    ],
    parts: [
      [
        'Write the number down',
        ['On paper, with the receipt.', 'It also stands on the box, if you still have it.'],
        'A number being written on paper',
      ],
      [
        'Switch on the search for lost devices',
        ['In the settings, under your account.', 'Try it once from another device, as a rehearsal.'],
        'A map with a dot on it',
      ],
      [
        'Put a contact on the lock screen',
        ['The number of a partner or of work.', 'Medical notes can stand there, too.'],
        'A lock screen with a number on it',
      ],
    ],
    turn: ['And now look in the other jacket.', 'And then it may get lost, for all we care.'],
    asks: ['Where do you always find yours again?', 'Whose number would stand on yours?'],
    ends: {
      p: 'Set up once, and rest easy.',
      f: 'The finder will be glad, too.',
      a: 'Write. Switch on. Add the contact.',
      t: 'Identifier, locator, contact.',
      h: 'Have you looked in the fridge?',
      i: 'Trust in finders pays, on average.',
      l: 'A name, a number, a way home.',
    },
    keep: 'a quiet five minutes today',
    send: 'somebody who pats their pockets',
    pic: {
      ask: 'A lock screen with a contact line',
      alt: 'A phone lock screen with a line of contact on it',
    },
    claims: [['IMEI, find my device, lock screen contact; do not pursue', 'police and network advice']],
  },
  {
    id: 'what-is-on-the-glass',
    format: 'tip',
    again: 8,
    emoji: '🧽',
    tags: ['CleanTech', 'PhoneTips', 'TechTips'],
    title: ['How to clean a phone or laptop screen', 'What never to use on a screen, and what works'],
    cover: 'Clean the glass, gently',
    gist: [
      'Off, a microfibre cloth, barely damp, and nothing sprayed on the screen itself. Window cleaner and {kitchen roll|paper towel} take the coating with them.',
      'On modern glass lies a thin layer that keeps fingers from smearing. Clean so that it stays.',
    ],
    subject: ['Spray the cloth, not the screen', 'There is a coating on it'],
    hooks: {
      '*': [
        'Breathe on your screen. What you see now has been there for a week.',
        'The kitchen sponge has a rough side. Your screen will remember it.',
      ],
      p: 'Screens carry a coating, and cleaners for windows were not made for it.',
      f: 'You wipe it on your {jumper|sweater}, admit it.',
      a: 'Off. Cloth. Barely damp. No spray.',
      t: 'The oil-repellent coating is only nanometres thick; alkali and abrasion remove it.',
      h: 'Somewhere under there is a screen. Archaeologists are informed.',
      i: 'A clean screen is a small new beginning.',
      l: 'A soft cloth, one slow circle, and it is clear.',
    },
    lines: {
      '*': [
        'Never spray on to a screen. A little water on a microfibre cloth, and the device switched off.',
        'Window cleaner, vinegar and scouring cream take the coating off the glass. After that it smears for ever.',
        '{Kitchen roll|Paper towel} is wood, and wood scratches. Use the cloth for your glasses, a clean one.',
        'Speaker holes want a soft dry brush. Needles only push the dirt further in.',
      ],
      h: ['From the fingerprints on a tablet one can read what there was for lunch.'],
    },
    scene: [
      'In slanting evening light somebody turns their phone and sees the whole day on it.',
      'A pupil polishes the screen with spit and sleeve, as devoutly as a shoe.',
    ],
    why: [
      ['Once the coating is gone, every touch sticks.', 'Nobody can put that layer back on at home.'],
      [
        'What is sprayed runs to the edge, and there are gaps there.',
        'A drop behind the glass costs more than a cloth.',
      ],
    ],
    parts: [
      [
        'Switch it off and unplug it',
        ['On black one sees smears best.', 'And nobody gets called by accident.'],
        'A dark screen with smears',
      ],
      [
        'Damp the cloth, not the device',
        ['A few drops of water are enough for fat.', 'It should feel cool, and leave no trail of wet.'],
        'A drop of water on a cloth',
      ],
      [
        'Wipe gently in one direction',
        ['Pressure leaves marks in soft panels.', 'Corners last, with a {cotton bud|cotton swab}.'],
        'A cloth moving over a screen',
      ],
    ],
    turn: ['And then do not touch it, for at least ten seconds.', 'How bright it has been all along.'],
    asks: ['What do you wipe yours with?', 'What can be read from your screen?'],
    ends: {
      p: 'Two drops and a cloth are enough.',
      f: 'The {jumper|sweater} may retire.',
      a: 'Nothing rough. Nothing sprayed.',
      t: 'No alkali, no abrasive, no pressure.',
      h: 'The dig is closed.',
      i: 'Clear sight is a good start.',
      l: 'Dark, still, without a trace.',
    },
    caution: 'Only clean what is switched off and unplugged, and mix no cleaning agents.',
    keep: 'the drawer with the cloth for your glasses',
    send: 'somebody with lunch on their tablet',
    own: [
      {
        kinds: ['product', 'price'],
        about: 'cloths?\\b|screen protect|tempered glass|accessories|cleaning kit',
        lead: ['For what stays on the glass.', 'For the glass, there is this.'],
      },
    ],
    pic: { ask: 'A soft cloth on a dark screen', alt: 'A soft cloth on the dark screen of a phone' },
    claims: [['Oleophobic coating; lint-free damp cloth; no window cleaner', "makers' cleaning advice"]],
  },
  {
    id: 'moving-to-the-new-one',
    format: 'season',
    only: PHONES,
    again: 11,
    emoji: '🎁',
    when: { months: [12, 1] },
    tags: ['NewPhone', 'PhoneTips', 'TechTips'],
    title: [
      'A new phone: how to move everything over',
      'New phone unwrapped? Keep the old one for two weeks',
    ],
    cover: 'Moving to the new one',
    gist: [
      'Charge both, lay them side by side, let them copy overnight, and keep the old one for two weeks. It is the log-ins, not the pictures, that are missed last.',
      'The pictures move by themselves. Banking and chats want to be asked.',
    ],
    subject: ['Keep the old one for two weeks', 'Pictures move. Log-ins do not.'],
    hooks: {
      '*': [
        'A new phone has been unwrapped, and the old one is already reset? Wait two weeks.',
        'The move to a new phone goes well until the bank asks for the old one.',
      ],
      p: 'A move that is planned for an evening rarely takes more than that.',
      f: 'Has there been a phone in the parcel? Then put the old one beside it, not away.',
      a: 'Charge both. Copy overnight. Wipe last.',
      t: 'Authenticator codes and chat histories have transfer functions of their own; run them before the reset.',
      h: 'The new one is lovely. It just has no idea who you are.',
      i: 'Take along what matters, and let the rest go.',
      l: 'Two screens, side by side, in the dark.',
    },
    lines: {
      '*': [
        'New phone? Keep the old one untouched for two weeks. Some log-in is always missing.',
        'Move the chats and the codes for signing in with their own functions, before the old phone is wiped.',
        'Both phones on the charger, same room, same network, overnight. That is the whole art.',
        'After the move: sign out of the old one, reset it, take out the SIM. In this order.',
      ],
      h: ['All the pictures came along. Including the forty of the ceiling.'],
    },
    scene: [
      'On the sideboard lie two phones, head to head, and on both a bar creeps along.',
      'In the wrapping paper lies the new one, and somebody types the third password, and then slowly the fourth.',
    ],
    why: [
      [
        'Banks tie their app to the one device.',
        'The old phone is the key with which the new one is let in.',
      ],
      ['A copy that nobody has opened is only a hope.', 'In two weeks most of what is missing shows itself.'],
    ],
    parts: [
      [
        'Make a fresh copy of the old one',
        ['In the cloud or on the computer, today.', 'If the move stops, you begin again from there.'],
        'A copy running on a phone',
      ],
      [
        'Lay both side by side and charge them',
        ['The setup asks for the old device by itself.', 'Overnight, since many pictures take many hours.'],
        'Two phones side by side',
      ],
      [
        'Move banking, codes and chats singly',
        ['Each has a function for changing the device.', 'They want the old one at hand.'],
        'A phone showing a code',
      ],
      [
        'Wipe the old one after two weeks',
        ['Sign out, reset, and then pass it on.', 'A drawer is not a retirement home.'],
        'An old phone beside its box',
      ],
    ],
    turn: ['Then the old one may move on as well.', 'Two weeks are quickly over.'],
    asks: ['What did you miss after your last move?', 'What happens to your old one now?'],
    ends: {
      p: 'First copy, then move, then wipe.',
      f: 'A happy new phone to you.',
      a: 'Wait two weeks. Then reset.',
      t: 'Backup, transfer, verify, erase.',
      h: 'You two will get to know each other.',
      i: "The old one can still be somebody's new one.",
      l: 'And in the morning all is there.',
    },
    keep: 'the evening with the new phone',
    send: 'somebody who has unwrapped one',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'data (?:transfer|migration|move)|set.?up|transfer.{0,20}(?:data|phone)',
        lead: ['If you would rather hand it over.', 'For the move itself.'],
      },
    ],
    pic: { ask: 'Two phones side by side', alt: 'An old phone lying beside a new one' },
    claims: [['Backup, transfer, bank apps bound to device', "makers' and banks' support pages"]],
  },
];
