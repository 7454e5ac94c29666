// Everyday trouble with computers, and what helps.
import type { Idea } from '../../library/idea.ts';

export const EVERYDAY: readonly Idea[] = [
  {
    id: 'off-and-on-again',
    format: 'answer',
    again: 8,
    emoji: '🔌',
    tags: ['TechSupport', 'ITHumour', 'SmallBusinessIT'],
    title: ['Why does turning it off and on again work?', 'Restarting a computer: what it really does'],
    cover: 'Why off and on again works',
    gist: [
      'A restart throws away everything that has gone wrong since the last one: stuck programs, full memory, a lost connection. The fault may return, and then its timing is a clue.',
      'Programs drift out of step the longer they run. Switching off puts all of them back to a known beginning.',
    ],
    subject: ['Why the oldest trick still works', 'Have you tried it? Here is why'],
    hooks: {
      '*': [
        'It is the first question of every helpdesk in the world, and there is a good reason for it.',
        'The router has been running since the last election. It would like a short break.',
        'It is a joke because it works.',
      ],
      p: 'A restart is a very cheap diagnosis, provided that somebody notes what came before.',
      f: 'Yes, we know. You were about to ask whether you should switch it off and on.',
      a: 'Restart first. Note the time. Then ring.',
      t: 'A restart discards volatile state: leaked memory, deadlocked processes, stale leases.',
      h: '"Have you tried turning it off and on again?" is a joke with a success rate.',
      i: 'Sometimes all that is needed is permission to begin afresh.',
      l: 'Darkness for ten seconds, and order returns.',
    },
    lines: {
      '*': [
        'Closing the lid is not a restart. Choose "restart" in the menu; on many computers "shut down" only puts things to sleep.',
        'Router trouble? Pull the plug, count slowly to thirty, plug it back in, and give it five minutes before you judge.',
        'If a restart helps once, be glad. If it helps every Tuesday, something happens on Tuesdays.',
        'Before you restart, take a photo of the message. It is the only witness, and you are about to send it home.',
        'A router likes a restart as well. Count to thirty in between.',
      ],
      h: [
        'A computer that has been awake for seventy days is like anyone who has been awake for seventy days.',
      ],
    },
    scene: [
      'Nothing prints. Three people stand around the machine and press the same button in turn. The fourth pulls the plug.',
      '"I did restart it," says the voice on the phone. The screen had been switched off and on. It is a start.',
    ],
    why: [
      [
        'While programs run they pile up small leftovers, and some of them block each other.',
        'Each hour of running leaves traces in memory: half-closed files, hung processes, old addresses.',
      ],
      [
        'Starting again reads everything anew from the disk, as it was when it last worked.',
        'The memory is emptied, and the machine begins from a state that has been tested a million times.',
      ],
    ],
    parts: [
      [
        ['Take a picture of the message', 'First, a photo of it'],
        [
          'With the whole screen and the clock in it.',
          'After the restart it is gone, and nobody remembers the number.',
          'Screen, message, time. Afterwards all of it is gone.',
        ],
        'A phone photographing a screen',
      ],
      [
        ['Really restart it', 'Choose restart from the menu'],
        [
          'Menu, restart. The lid and the screen button do not count.',
          'Some systems save part of their state when shutting down. Restart does it properly.',
          'Closing the lid is sleep and not a new morning.',
        ],
        'A mouse on the restart entry',
      ],
      [
        ['Note what came before', 'Remember what was new'],
        [
          'The update, the new cable, the file from Karen.',
          'What changed last is guilty more often than what is oldest.',
          'There is usually something, and it usually came in the last hour.',
        ],
        'A note with a time on it',
      ],
      [
        ['{Ring|Call} if it returns', 'If it comes back, tell somebody'],
        [
          'With the picture and the times. A pattern is half of a repair.',
          'Twice is a coincidence with a diary entry. The third time is a fault.',
          'Once is weather. Three times is climate.',
        ],
        'Three times written one below the other',
      ],
    ],
    turn: [
      'It is no repair. It is a clean table on which to look for one.',
      'And if it now works, stop asking. For today.',
    ],
    asks: ['Which device in your office lives on restarts?', 'How long has your router been awake?'],
    ends: {
      p: 'For helpdesks the third restart in a month should open a ticket by itself.',
      f: 'No one laughs at you for asking. We all pull plugs at home.',
      a: 'Photo, restart, note.',
      t: 'Check the uptime counter before you trust the answer "yes, I did".',
      h: 'It also works with children, meetings and most Mondays.',
      i: 'Starting over is a respectable method.',
      l: 'A pause, a breath, a quiet hum.',
    },
    work: 'If a machine in production needs a nightly restart, write down why and who decided it. Such habits outlive the fault, and one day the restart itself is the trouble.',
    question: 'Why does it help to turn it off and on again?',
    short: [
      'A restart empties the memory of all that went wrong and reads everything anew.',
      'It starts over with an empty head, and most confusion lives in the head.',
    ],
    keep: 'the next time something hangs',
    send: 'someone who only closes the lid',
    own: [
      {
        about: 'help ?desk|remote support|hotline|on-site|support (?:hours|line|contract)',
        kinds: ['hours', 'service', 'price', 'process', 'policy'],
        lead: 'And if that does not help?',
      },
    ],
    pic: {
      ask: 'A hand on a plug or a power button',
      alt: 'A hand pulling a plug from {a socket|an outlet}',
    },
    claims: [
      [
        'Restart clears volatile state; hybrid shutdown differs from restart',
        'operating system documentation',
      ],
    ],
  },
  {
    id: 'how-to-report-a-fault',
    format: 'howto',
    again: 9,
    emoji: '🐞',
    tags: ['TechSupport', 'BugReport', 'SmallBusinessIT'],
    title: [
      'How to describe a computer problem so that it gets fixed',
      'IT support: four sentences that get you help',
    ],
    cover: 'Say what happened',
    gist: [
      'What did you do, what did you expect, what happened instead, and since when? Four sentences and a picture of the whole screen save a day of questions.',
      'The fault report that gets solved tells a short story in order. "It does not work" is its last sentence.',
    ],
    subject: ['"It does not work" is a mood', 'Four sentences that save a day'],
    hooks: {
      '*': [
        '"The internet is broken," writes somebody, by mail.',
        'The most useful sentence in any fault report begins with: I had just.',
        'It does not work. Good. What does it do?',
      ],
      p: 'A report of four sentences is usually solved without a question back.',
      f: 'Computer acting up? Tell it like a story, from the beginning.',
      a: 'Did, expected, got, since when. Nothing else.',
      t: 'Steps, expected result, actual result, scope, first occurrence: enough to reproduce it.',
      h: 'Subject: URGENT. Text: see subject. Attachment: a photo of a photo of a screen.',
      i: 'To say clearly what is wrong is the first half of every repair.',
      l: 'Precision is a kindness to whoever comes to help.',
    },
    lines: {
      '*': [
        'Report a fault in four sentences: what I did, what should have come, what came instead, since when.',
        'Send the whole screen and not only the message. The important thing often stands in the corner: clock, address, a second window.',
        'Does it happen to your neighbour as well? That question halves the search.',
        'Copy error messages as text if you can. A number in a photo cannot be searched for.',
        'Send the whole screen. The answer is often in a corner that you did not think of.',
      ],
      h: ['"I did nothing, it was suddenly like that." Computers, too, say this about us.'],
    },
    scene: [
      'Monday, nine o\'clock. In the inbox are three reports: "does not work", "still does not work" and "never mind".',
      '"And what did you do before that?" A long pause. "Well, I tidied up the cables a little."',
    ],
    why: [
      [
        'Whoever helps cannot see your screen and has to build the situation in their head.',
        'At the other end sits a person who knows only what you write.',
      ],
      [
        'A fault that can be repeated is nearly solved, and one that cannot is a rumour.',
        'If they can make it happen themselves, the rest is mostly craft.',
      ],
    ],
    parts: [
      [
        ['Say what you were doing', 'What you did'],
        [
          'Click by click, like a recipe. The boring step is the one that counts.',
          '"Opened the order, changed the address, pressed save."',
          'In the order in which you did it, down to the key.',
        ],
        'A finger pointing at a button',
      ],
      [
        ['Say what you expected', 'What should have happened'],
        [
          'It sounds obvious and often is the misunderstanding.',
          'Perhaps the program was meant to do that. Then the talk is a different one.',
          'It may turn out that you and the program had different ideas.',
        ],
        'A printed page beside a screen',
      ],
      [
        ['Say what came instead', 'What happened'],
        [
          'In its own words. Copy the message as it stands.',
          '"Nothing" is an answer, too, if nothing happened.',
          'Letter by letter, or as a picture.',
        ],
        'An error message on a screen',
      ],
      [
        ['Say who has it and since when', 'Whom it concerns, and since when'],
        [
          'Only you or the whole floor, since today or since the update?',
          'One computer is a computer. All of them are a server.',
          'That decides where they begin to look.',
        ],
        'Two colleagues at two screens',
      ],
    ],
    turn: [
      'Four sentences, one picture, and somebody can begin at once.',
      'While writing it down, quite a few solve it themselves.',
    ],
    asks: ['What was the best fault report you ever got?', 'What do you try before you write to support?'],
    ends: {
      p: 'Make a form of the four questions, and answers come back sooner.',
      f: 'And if it was the cables, just say so. It is always the cables.',
      a: 'Did. Expected. Got. Since.',
      t: 'Add version and time with time zone; the log can then be matched to the minute.',
      h: 'If it turns out to be the plug, we saw nothing.',
      i: 'Good questions begin with good descriptions.',
      l: 'Calmly told, quickly solved.',
    },
    work: 'Teams that write reports like this get better software as a side effect. Developers can build from them what is called a test, and the same fault does not come back in spring.',
    keep: 'the next time something fails',
    send: 'the sender of "URGENT, see subject"',
    own: [
      {
        about: 'ticket|support (?:mail|line|portal|hours)|help ?desk|answers? within',
        kinds: ['process', 'service', 'hours', 'policy', 'number'],
        lead: 'Where do such reports arrive?',
      },
    ],
    pic: {
      ask: 'Four handwritten lines on a note beside a keyboard',
      alt: 'A note with four handwritten lines beside a keyboard',
    },
    claims: [['Steps, expected, actual, scope', 'software testing practice']],
  },
  {
    id: 'empty-the-battery-first',
    format: 'myth',
    again: 10,
    emoji: '🔋',
    tags: ['BatteryLife', 'TechMyths', 'LaptopTips'],
    title: [
      'Should you run a laptop battery down before charging it?',
      'Battery care for laptops and phones: three habits',
    ],
    cover: 'Never run it empty',
    gist: [
      "That was true of old nickel batteries. Today's lithium cells last longest in the middle, cool, and without being run down to nothing.",
      'Modern batteries dislike heat, long weeks at full charge and being empty. A little top-up now and then suits them well.',
    ],
    subject: ['Do not run it empty', 'A rule from the age of nickel'],
    hooks: {
      '*': [
        'The advice to empty a battery before charging it is older than most laptops that follow it.',
        'What ages a battery is lying in the sun on the back seat.',
        'Some advice has outlived its battery.',
      ],
      p: 'Heat and long spells at the extremes wear a battery more than frequent charging does.',
      f: 'Still running your phone down to nothing "for the battery"? You may stop.',
      a: 'Keep it cool, keep it in the middle, charge when it suits you.',
      t: 'Lithium cells age faster at high voltage and high temperature; there is no memory effect to speak of.',
      h: 'Batteries are like us: too hot, too full or completely empty, and they get grumpy.',
      i: 'A device that lasts two years longer is the greenest one you can own.',
      l: 'Moderation keeps most things young.',
    },
    lines: {
      '*': [
        'Charge when it suits you, and unplug when it suits you. Half full is where a lithium battery feels well.',
        'Laptop always at the mains? Look for the charge limit in the settings. Many stop at eighty per cent if you let them.',
        'A phone on a hot dashboard ages by months in an afternoon.',
        'Storing a device for long? Leave it about half charged, in a cool drawer.',
        'Store a spare device half full. Full or empty, it ages in the drawer.',
      ],
      h: [
        'He ran every battery down to zero out of principle. The principle is still running. The batteries are not.',
      ],
    },
    scene: [
      'In a meeting somebody\'s screen goes dark. "On purpose," he says. "You have to, now and then."',
      'A tablet lies in a drawer for a year, quite empty, "so that it does not suffer". It will not wake up again.',
    ],
    why: [
      [
        'Older nickel batteries could lose capacity if they were topped up early. The cells in use today have a different chemistry.',
        'The rule comes from a kind of battery that has all but vanished from laptops and phones.',
      ],
      [
        'In lithium cells heat and the two extremes speed up the slow reactions that wear them out.',
        'Very full and very empty are both a strain, and warmth adds to it.',
      ],
    ],
    parts: [
      [
        ['Charge in small portions', 'A bit at a time'],
        [
          'A quarter of an hour here and there is no harm at all.',
          'Short top-ups keep it in the comfortable middle.',
          'It does not mind being unplugged at half.',
        ],
        'A phone on a charger at half',
      ],
      [
        ['Set a charge limit', 'Stop short of full'],
        [
          'For devices that live on the desk. It is hidden under battery, health or care.',
          'A little less than full, all the time, is kinder than full.',
          'Most devices can do that by themselves, if you tell them.',
        ],
        'A battery setting on a laptop',
      ],
      [
        ['Keep it out of the heat', 'Keep it cool'],
        [
          'No {duvet|comforter} under the laptop, no dashboard in summer.',
          'If it is too warm for your hand, it is too warm for the cells.',
          'Cushions and dashboards age a battery more than years do.',
        ],
        'A laptop on a wooden table in shade',
      ],
    ],
    turn: [
      'And in between simply use it. That is what it is for.',
      'The old rule may retire together with the nickel.',
    ],
    asks: [
      'Which rule about batteries did you learn, and from whom?',
      'How old is the battery you are reading this with?',
    ],
    ends: {
      p: 'For office laptops a charge limit is worth setting once for all of them.',
      f: 'So plug it in if you like. It will not tell anyone.',
      a: 'Cool, half full, unworried.',
      t: 'An occasional full cycle only recalibrates the gauge. It does nothing for the cell.',
      h: 'Batteries have no memory. It is only their owners who never forget.',
      i: 'What lasts longer need not be replaced.',
      l: 'Neither hunger nor excess.',
    },
    work: 'In a fleet of laptops the batteries on docking stations tend to go first. A limit set centrally costs nothing and pushes the replacement order back.',
    myth: 'You should run a battery down completely before you charge it',
    short: [
      'That was for nickel. Lithium batteries prefer the middle, small top-ups and no heat.',
      "It was right for old ones. Today's like it neither empty nor hot.",
    ],
    caution: [
      'A battery that swells, smells or gets hot must not be used or charged. Hand it in as hazardous waste.',
      'Stop using a battery that bulges, smells or turns hot, and do not charge it. It goes to the hazardous waste.',
    ],
    keep: 'the day you set up a new device',
    send: 'the colleague whose screen goes dark on purpose',
    own: [
      {
        about: 'laptops?\\b|batter|refurbish',
        kinds: ['service', 'price', 'product', 'offer'],
        lead: 'Devices can be kept going for a long time.',
      },
    ],
    pic: {
      ask: 'A laptop on a wooden table with its charging cable',
      alt: 'A laptop on a wooden table with a charging cable',
    },
    claims: [
      [
        'Lithium-ion ageing by heat and state of charge; no relevant memory effect',
        "battery makers' guidance; electrochemistry textbooks",
      ],
    ],
  },
  {
    id: 'final-version-new',
    format: 'mistake',
    again: 9,
    emoji: '📂',
    tags: ['FileNaming', 'DigitalOrder', 'OfficeTips'],
    title: [
      'How to name files so that you can find them again',
      'Naming files: dates first, no more "final"',
    ],
    cover: 'Final, final, really final',
    gist: [
      'Put year, month and day at the front, then the thing, then the version as a number. The computer sorts it for you, and nobody needs the word "final".',
      'A file name is a label on a box. Date first, subject next, and no "new", since everything is new only once.',
    ],
    subject: ['Offer_final_NEW_Karen', 'The word that no file name needs'],
    hooks: {
      '*': [
        'Of the three files called "final", the one named "old" is the right one.',
        'A folder called "Misc" is a drawer with a handle on the outside only.',
        'The newest version is hardly ever the one that says so.',
      ],
      p: 'A naming rule that fits on a sticky note saves a team hours of searching.',
      f: 'Look at your desktop. How many things are called "new"?',
      a: 'Date, subject, version. And the word "final" is banned.',
      t: 'Year before month before day: then alphabetical order is chronological order.',
      h: 'The offer is called final. Beside it lie final two, final new and final please use this.',
      i: 'A good name is a small letter to the person who will look for it.',
      l: 'Order is the art of naming.',
    },
    lines: {
      '*': [
        'Begin file names with year, month and day, in that order. The list then sorts itself, for ever.',
        '"Offer_roof_Miller" with a date in front can be found. "Untitled" can only be opened and closed.',
        'Leave accents, slashes and exclamation marks out of file names. Somewhere there is a system that trips over them.',
        'Name the thing and not the state. "Draft" is true for a day and stands there for years.',
        'No spaces at the end, no brackets, no "copy of copy". Your future self will be grateful.',
      ],
      h: ['There is always one file called "asdf". It always contains the contract.'],
    },
    scene: [
      'The customer is on the phone, four files are open, and each of them says "final". Somebody reads out prices and hopes.',
      'In the folder of a colleague who has left is a subfolder called "New folder". In it is another one.',
    ],
    why: [
      [
        'Computers sort names letter by letter, so whatever stands in front decides the order.',
        'A list is sorted from the left. Put there what you would like it sorted by.',
      ],
      [
        'Words like "new" and "final" say how you felt at the time and nothing about the content.',
        'Yesterday\'s "new" is today\'s puzzle.',
      ],
    ],
    parts: [
      [
        ['Put the date first', 'Begin with year, month, day'],
        [
          'Year, month, day, with zeros in front of single digits.',
          'In that order old stays above new without any help from you.',
          'Two digits each, and sorting is done.',
        ],
        'A list of files in date order',
      ],
      [
        ['Then say what it is', 'Name it as others would look for it'],
        [
          'Two or three words that a newcomer would type into the search.',
          'Customer, thing, place. Nobody searches for "stuff".',
          'Ask yourself what you will type in two years.',
        ],
        'A search box with three words',
      ],
      [
        ['Count versions with numbers', 'Number what changes'],
        [
          'One, two, three. The highest wins, without a discussion.',
          'For what you share, let the program keep the history and use one file only.',
          'Nine is newer than eight. "Final" is newer than nothing.',
        ],
        'A version history on a screen',
      ],
      [
        ['Give leftovers a place with a date', 'One box for the rest, with an end'],
        [
          'One folder for the unsorted, emptied each quarter.',
          'A box for "later" is fine as long as later has a day.',
          'Empty it on a fixed day or it becomes the archive.',
        ],
        'A tidy folder list',
      ],
    ],
    turn: [
      'Begin with the next file. The old ones may stay as they are.',
      'Write the rule on a note and stick it where the folders are made.',
    ],
    asks: [
      'What is the silliest file name on your computer?',
      'How many files on your desktop are called "new"?',
    ],
    ends: {
      p: 'One rule for all, agreed in ten minutes, and a search works for years.',
      f: 'And do open "asdf" one day. You may be surprised.',
      a: 'Date, thing, number.',
      t: 'Use hyphens or underscores, keep paths short, stay with plain letters.',
      h: 'This text was called "idea_new_really_final". It has been through a lot.',
      i: 'In a year somebody will silently thank you, and it may be yourself.',
      l: 'Well named, and therefore found.',
    },
    work: 'In projects with customers agree on the name of the first file together. It is the shortest workshop that you will ever hold, and the only one whose result is used daily.',
    wrong: 'Calling files "new", "final" and "really final"',
    keep: 'the next time you press save',
    send: 'the owner of a folder called "New folder"',
    pic: {
      ask: 'A screen with a funny list of file names, nothing confidential',
      alt: 'A laptop screen showing a list of oddly named files',
    },
    claims: [['Year-month-day sorts chronologically', 'ISO date order; records-management practice']],
  },
  {
    id: 'the-router-behind-the-fridge',
    format: 'tip',
    again: 8,
    emoji: '📶',
    tags: ['WifiTips', 'OfficeIT', 'HomeOffice'],
    title: [
      'Slow Wi-Fi in the back room: where to put the router',
      'Better Wi-Fi for nothing: move the router',
    ],
    cover: 'Get it off the floor',
    gist: [
      'Radio waves like height and air and dislike metal, water and concrete. Put the router up high in the middle, away from fridge and aquarium, and test before you buy.',
      'Before you pay for more speed, move the router one metre. It often stands where the cable came in and not where people sit.',
    ],
    subject: ['Your router stands behind the fridge', 'Move it before you buy anything'],
    hooks: {
      '*': [
        'The router stands behind the fish tank, and the fish have excellent reception.',
        'Wireless is radio. Imagine a lamp in its place and ask which rooms would be dark.',
        'Before you buy a new one, carry the old one about.',
      ],
      p: 'Position is the least expensive thing about a wireless network and often the worst.',
      f: 'Bad reception in the back room? Take the router out of the cupboard first.',
      a: 'Up high, in the middle, in the open.',
      t: 'Water and metal absorb or reflect radio waves; shorter waves are stopped sooner by walls.',
      h: 'People hide the router because it is ugly, and then wonder why it sulks.',
      i: 'Sometimes a better connection is one metre away.',
      l: 'Give it air, height and a free view of the room.',
    },
    lines: {
      '*': [
        'Think of the router as a lamp. What stands in its light, such as a fridge, a mirror or a fish tank, throws a shadow.',
        'Measure before you buy: a speed test next to the router and one in the back room. If both are slow, it is not the wireless.',
        'What never moves should have a cable: printer, television, desk computer. The air is then free for the rest.',
        'Give the wireless two names, one of them for guests. Then visitors can surf and cannot see your printer.',
        'Two neighbours on one channel talk over each other. Letting the router choose anew helps at times.',
      ],
      h: ['The fish tank has full bars. The fish do not even have passwords.'],
    },
    scene: [
      'Video call in the back room. One person freezes with her mouth open, and the others wait politely for her to thaw.',
      'Someone walks through {the flat|the apartment} with a laptop in front of them like a divining rod. Beside the kettle there is a bar.',
    ],
    why: [
      [
        'Each wall takes a share of the signal, and reinforced concrete, mirrors and water take a large one.',
        'Radio gets through {plasterboard|drywall} easily, through brick with effort and hardly through a full bookcase beside a chimney.',
      ],
      [
        'Most routers stand where the line comes into the building, and that was never chosen for radio.',
        'The {socket|outlet} decides on the place, and the {socket|outlet} was put in for a telephone.',
      ],
    ],
    parts: [
      [
        ['Lift it off the floor', 'Put it up high'],
        [
          'On a shelf, at head height or above.',
          'Down there it mostly serves the table legs.',
          'Waves go down and sideways. Floors keep them.',
        ],
        'A router put up on a shelf',
      ],
      [
        ['Free it from metal and water', 'Nothing in front of it'],
        [
          'No cupboard, no fridge, no radiator, no aquarium in between.',
          "A hand's width of air on each side is a good start.",
          'Water swallows them and metal throws them back.',
        ],
        'A router being moved from behind a fridge',
      ],
      [
        ['Test in the room that matters', 'Measure where you need it'],
        [
          'Same laptop, same time of day, both times.',
          'Write both figures down. Feelings about speed are poor witnesses.',
          'Same spot, same hour, both times.',
        ],
        'A speed test on a laptop',
      ],
      [
        ['Put a second point where it is needed', 'Bring the signal nearer by cable'],
        [
          'With a cable to it if you can. A repeater in the dead corner repeats mainly silence.',
          'Place it halfway, where reception is still good.',
          'A second point with a wire beats three without.',
        ],
        'A small access point on a wall',
      ],
    ],
    turn: ['Only then think about a faster line.', 'One metre and a shelf: try that first.'],
    asks: ['Where does your router live?', 'Where is the one spot with good reception in your building?'],
    ends: {
      p: 'In offices a short survey with a laptop usually shows two places that solve it.',
      f: 'One shelf, one metre, and the back room is back.',
      a: 'High, central, free. Measure.',
      t: 'Choose channels with few neighbours, and steer what stands still to a cable.',
      h: 'Good reception is mostly a question of furniture.',
      i: 'It often takes only a small change of place to be understood.',
      l: 'Unseen, evenly, into every corner.',
    },
    work: 'Before an office move, mark on the plan where people will talk on video, and bring cable to the ceiling there. It costs little while the walls are open, and a good deal on the first Monday.',
    keep: 'the next frozen video call',
    send: 'the person who sits in the back room',
    own: [
      {
        about: 'wi-?fi|wireless|network (?:cabling|install|set|review|cover)|router|cabling',
        kinds: ['service', 'price', 'offer'],
        lead: 'Some buildings want more than a shelf.',
      },
    ],
    pic: {
      ask: 'A router in an unsuitable place, or on a free shelf',
      alt: 'A router standing on a free shelf',
    },
    claims: [['Placement, materials, wired fixed devices, repeater midway', 'wireless networking practice']],
  },
  {
    id: 'out-of-the-window',
    format: 'question',
    again: 7,
    emoji: '🪟',
    tags: ['OfficeLife', 'ITHumour', 'WorkLife'],
    title: [
      'Which device in your office would you throw out of the window?',
      'The most hated machine in the office',
    ],
    cover: 'Out of the window with it?',
    gist: [
      'Printer, coffee machine with a touch screen, the old laptop with the one program on it: which machine in your office gets shouted at most?',
      'Each office has one device that everyone talks to. In most of them the words are not kind.',
    ],
    subject: ['Which device gets shouted at?', 'Printer, we need to talk'],
    hooks: {
      '*': [
        'If nobody were looking, which device would go out of the window?',
        'In every office there is a machine that only works for one person.',
        'It beeps. Nobody knows why, and everybody looks at it.',
      ],
      p: 'The device that is cursed most is often the one that costs most, in minutes.',
      f: 'A question for a Friday: which machine has it coming?',
      a: 'Name the device that steals your time. Then replace it.',
      t: 'Count interruptions per device for a week; the ranking usually surprises.',
      h: 'The printer can smell a deadline. Science has no explanation.',
      i: 'What annoys us daily is often easily changed.',
      l: 'You learn a great deal about an office from its printer.',
    },
    lines: {
      '*': [
        'Which machine in your office would you throw out of the window, and what has it done?',
        'The printer that "only works for Ingrid" is trying to tell you something. Ask Ingrid what she does differently.',
        'Put a tally sheet beside the machine that annoys you most. After a week you have an argument instead of a temper.',
        'Old laptop in the corner, do not touch, nobody knows why? One program on it runs half of the company. Copy it this week.',
        'Give the worst machine a name. Complaints become stories.',
      ],
      h: ['The label printer jams on Fridays at ten to five. It has a family to get home to.'],
    },
    scene: [
      'A person stands in front of the printer and speaks to it in a low, friendly voice. It is the voice that you use for geese.',
      'On a sheet above the copier is written, in four different hands: kick here.',
    ],
    why: [
      [
        'Small faults that recur cost more time than the big one that gets repaired at once.',
        'People get used to a jam a day, and nobody adds up the year.',
      ],
    ],
    parts: [
      [
        ['The printer', 'The one with the paper jam'],
        [
          'Paper jam in tray two, of which there is only one.',
          'It needs yellow in order to print black. Nobody asks any more.',
          'Lift flap C. Which one is C?',
        ],
        'An open printer with a sheet stuck',
      ],
      [
        ['The conference screen', 'The one with the remotes'],
        [
          "Three remote controls, and the right one is at Martin's.",
          'Every meeting begins with five minutes of "can you see it now?".',
          'By the time we can see you, the meeting is over.',
        ],
        'Three remotes on a table',
      ],
      [
        ['The coffee machine with updates', 'The one that makes coffee, later'],
        [
          'It would like to restart. It is half past seven.',
          'Now and then it asks for a password, and everybody goes quiet.',
          'It has an update, and it has no mercy.',
        ],
        'A coffee machine with a touch screen',
      ],
      [
        ['The computer in the corner', 'The one with the note on it'],
        [
          'Nobody may touch it, and nobody knows who said so.',
          'It runs a program from another age, and the invoices.',
          '"Do not switch off." Signed by somebody who left long ago.',
        ],
        'An old computer with a do not touch note',
      ],
    ],
    turn: ['Tell us its crimes. Perhaps there is a mild sentence.', 'Most machines can be reformed.'],
    asks: ['Which device in your office is on the list?', 'What is written on the note above your copier?'],
    ends: {
      p: 'The three most frequent answers in a team make a good shopping list.',
      f: 'No machines were harmed. Yet.',
      a: 'Count, decide, replace.',
      t: 'For the old computer in the corner: image the disk before it makes the decision for you.',
      h: 'The window stays shut until further notice.',
      i: 'Afternoons get lighter once the squeaking thing is gone.',
      l: 'Silence from the corner. How very agreeable.',
    },
    work: 'Put the question in the next team meeting and count hands. It is the quickest survey on working conditions there is, and the answers come with sound effects.',
    keep: 'a Friday afternoon',
    send: 'the only person for whom the printer works',
    pic: {
      ask: 'The most hated machine of your office, with its note',
      alt: 'An office printer with a handwritten note on it',
    },
    claims: [['Recurring small faults cost time', 'common experience']],
  },
  {
    id: 'before-you-switch-to-away',
    format: 'season',
    again: 11,
    emoji: '🌴',
    when: { season: ['summer'] },
    tags: ['HolidayPlanning', 'OutOfOffice', 'SmallBusinessIT'],
    title: [
      'Before the holidays: an IT checklist for small offices',
      'Going away? Four IT jobs to do before the office is empty',
    ],
    cover: 'Before everyone flies off',
    gist: [
      'An away message that says little, a second person for each key, payments that cannot be rushed, and updates done a week before. Then the office can really be quiet.',
      'Fraudsters know when the boss is on the beach. Four small things settled beforehand, and they may write as much as they like.',
    ],
    subject: ['Before everyone flies off', 'What your away message should not say'],
    hooks: {
      '*': [
        'Your away message tells strangers for how long nobody will look.',
        'The only person with the admin password is boarding at gate nine.',
        'The quietest week of the year is the busiest for some people.',
      ],
      p: 'In holiday weeks the usual checks are thin, and attackers know the calendar.',
      f: 'Nearly {on holiday|on vacation}? Four small things, and the phone can stay in the bag.',
      a: 'Two people for each key. No exceptions for summer.',
      t: 'Reduce single points of failure before absences: credentials, approvals, alerts, on-call.',
      h: '"I am in Crete until the thirtieth with no reception, and Karen has the keys to everything." Thank you, says the internet.',
      i: 'A good handover is a present to those who stay.',
      l: 'To leave so well that nothing calls you back.',
    },
    lines: {
      '*': [
        'An away message for strangers needs two things: that you will reply later, and whom to ask meanwhile. Not where you are, nor for how long.',
        'Agree before the holidays: nobody pays anything because of a mail from the beach, not even if it is signed by the boss.',
        'No updates on the last day. What breaks on Friday at five stays broken until the plane lands.',
        "Going {on holiday|on vacation}? Try the deputy's login while you are still there. There is always one permission missing.",
        'Leave one number for real emergencies, and write down what one is.',
      ],
      h: ['The office plant has a deputy, a {rota|roster} and written instructions. The server has Kevin.'],
    },
    scene: [
      'A message from the boss, in the middle of his holiday: could you transfer something quickly? He is said to be in a meeting. He is said to be on a pedalo.',
      'The alarm mail about the full disk arrives punctually. It arrives with the one who is diving.',
    ],
    why: [
      [
        'When people are missing, unusual requests get checked by those who do not know what is usual.',
        'A stand-in has less to compare with and would rather not disturb anyone on the beach.',
      ],
      [
        'What only one person can do stops the day they leave.',
        'One head for one password works for eleven months of the year.',
      ],
    ],
    parts: [
      [
        ['Shorten the away message', 'Say little in the automatic reply'],
        [
          'One text for colleagues, another for strangers. Most mail programs can do both.',
          'Names of deputies yes, travel plans no.',
          'Strangers need to know who helps and not for how long you are gone.',
        ],
        'An away message being shortened',
      ],
      [
        ['Give each key a second holder', 'No key with one owner'],
        [
          'Domain, bank, booking, alarm. Tried out, and not merely promised.',
          'Let the deputy sign in once while you watch.',
          'And the second one has used it, once.',
        ],
        'A bunch of keys changing hands',
      ],
      [
        ['Agree on how payments are confirmed', 'Payments wait for a call'],
        [
          'A call to a known number, however much it disturbs the siesta.',
          'A {holiday|vacation} is no reason to be quick. It is a reason to be slow.',
          'Holidays are when the clever invoices come.',
        ],
        'A phone lying next to a payment list',
      ],
      [
        ['Do updates a week ahead', 'Update early'],
        [
          'Then there is time to notice what they broke.',
          'The last days before leaving are for watering plants.',
          'What breaks on Monday can be mended on Tuesday.',
        ],
        'A progress bar on a screen',
      ],
    ],
    turn: [
      'Then switch it off, and mean it.',
      'And afterwards read from the top, since half has solved itself.',
    ],
    asks: ['What does your away message give away?', 'Who can do what only you can do, while you are gone?'],
    ends: {
      p: 'Run the list before the winter break as well.',
      f: 'Have a good time, and leave the laptop at home.',
      a: 'Short message, two keys, one call.',
      t: 'Redirect alerts to a group address, and test it by raising one.',
      h: 'The sea has no idea who you are at work. Enjoy it.',
      i: 'If you can be away, you have built something that lasts.',
      l: 'The screen goes dark. The sea does not.',
    },
    work: 'Holidays are the best audit a firm gets. Note all that people had to {ring|call} you about, and afterwards make each of these calls unnecessary.',
    keep: 'the last week before {your holiday|your vacation}',
    send: 'the person who is both IT and {on holiday|on vacation}',
    own: [
      {
        about: 'holiday cover|monitoring|on-call|support hours',
        kinds: ['service', 'hours', 'offer', 'process'],
        lead: 'And while you are away?',
      },
    ],
    pic: {
      ask: 'A closed laptop with sunglasses on it',
      alt: 'A closed laptop with a pair of sunglasses on top',
    },
    claims: [
      [
        'Holiday periods are used for payment fraud; oversharing away messages; change freeze',
        'advice of cyber agencies; IT practice',
      ],
    ],
  },
  {
    id: 'the-moth-in-the-relay',
    format: 'story',
    again: 13,
    emoji: '🦋',
    tags: ['ComputerHistory', 'SoftwareStories', 'TechHistory'],
    title: [
      'The moth in the computer: a true story about the word bug',
      'The first computer bug: a moth, a relay and a joke',
    ],
    cover: 'The moth in the relay',
    gist: [
      'Engineers once found a moth in a computer as large as a room and stuck it into the logbook. The word bug was older, and that is what made the joke.',
      'The most famous insect in computing did not invent its name. Its finders knew the word and were delighted to have caught a real one.',
    ],
    subject: ['A moth, some tape and a logbook', 'The first actual bug'],
    hooks: {
      '*': [
        'In a museum in Washington there is a logbook with a moth taped to the page.',
        'Once upon a time a fault in a computer could be lifted out with tweezers.',
        'Once you could hold a fault by its wings.',
      ],
      p: 'The best-known fault report in history has an exhibit attached.',
      f: 'A small true story for everyone who has ever cursed a bug.',
      a: 'They found it, removed it and wrote it down. Nothing about that has changed.',
      t: 'Relays are mechanical contacts. An insect between two of them makes a very good open circuit.',
      h: 'It remains the only bug in history that went straight towards the light.',
      i: 'Careful people with humour have always been behind great machines.',
      l: 'Pale wings, a strip of tape, a line in ink.',
    },
    lines: {
      '*': [
        'The word "bug" for a fault is older than computers. Edison used it in letters. That is why the engineers found their moth so funny.',
        'Engineers once taped a moth from their computer into the logbook and wrote: first actual case of bug being found. "Actual" is the joke.',
        'A good fault report says when, where and what was found. The most famous one in computing has wings.',
        "The most famous bug in computing was a moth between two contacts of a relay. Today's bugs sit between two assumptions.",
        'Keep a book of faults as they did: date, place, what it was. The tape is optional.',
      ],
      h: ['Modern bugs are harder to tape into a book, and nobody keeps the tape.'],
    },
    scene: [
      'Imagine a warm September at a university shortly after the war. The windows are open, and a computer fills the room and clatters.',
      'Somewhere in the racks a contact no longer closes. People in shirtsleeves go looking for it with a {torch|flashlight}.',
    ],
    why: [
      [
        'The machine calculated with relays, small switches that open and close, and a wing in between is enough.',
        'Each number ran through moving metal contacts. Whatever came between them changed the result.',
      ],
      [
        'Writing down what you have found was as important then as it is today.',
        'A logbook was kept of all that happened, and so the joke has survived.',
      ],
    ],
    parts: [
      [
        'The machine made a mistake',
        [
          'It stood in a laboratory at Harvard, filled a hall and counted with thousands of relays. One afternoon a test came out wrong.',
          'The computer was called Mark Two and sounded like a room full of typewriters. On a September day it stopped agreeing with itself.',
          'Imagine a hall of cabinets that click. On a hot afternoon they gave a wrong answer, and then again.',
        ],
        'Old relays behind glass',
      ],
      [
        'They looked panel by panel',
        [
          'No program could tell them where. Someone had to open doors, hold a lamp and read the contacts with their eyes.',
          'The search went through the cabinets, row by row, with a {torch|flashlight} and patience.',
          'There was nothing to look up. People went from door to door with a lamp, looking at contacts as others look for a coin.',
        ],
        'A {torch|flashlight} shining into a cabinet',
      ],
      [
        'It was a moth',
        [
          'It had flown in, probably towards the light, and had been caught between the contacts of a relay.',
          'Between two contacts of one relay hung an insect that had wanted to get to the lamp.',
          'In panel F it lay, between two contacts: a moth, a little singed.',
        ],
        'A moth on a yellowed page',
      ],
      [
        'They taped it into the book',
        [
          'With a strip of sticky tape and the remark that it was the first actual bug that anybody had found. Faults had been called that for a long time.',
          'Someone wrote a line beside it, and you can hear the grin. Grace Hopper, who worked there, told the tale for the rest of her life.',
          'Tape, a page, a date, and the note that a bug had really been found at last. The word had been in use for ages.',
        ],
        'A handwritten line in a logbook',
      ],
    ],
    turn: [
      'Find it, take it out, write it down: the method has lasted better than the machine.',
      'The logbook is kept in a museum today. The fix was never rolled back.',
    ],
    asks: [
      'What was the strangest cause of a fault that you ever found?',
      'Which fault in your firm deserves a place in a museum?',
    ],
    ends: {
      p: 'A log that people enjoy reading is one that gets written.',
      f: 'So the next time something crashes: have a look for wings.',
      a: 'Find, remove, record.',
      t: 'Record the evidence together with the cause; this one has been reproducible for decades.',
      h: 'The moth could not be reached for comment.',
      i: 'Even a mistake can become a story that people like to pass on.',
      l: 'A little dust from a wing, and a whole language.',
    },
    work: 'In post-mortems it makes a fine first slide: a fault, the evidence, one dry sentence and nobody to blame. Reports written in that spirit get read.',
    keep: 'the next time somebody says bug',
    send: 'a programmer who likes butterflies',
    pic: {
      ask: 'Old hardware or an open notebook with a strip of tape',
      alt: 'An open notebook with a strip of old sticky tape',
    },
    claims: [
      [
        'Moth found in a relay of the Harvard Mark II, taped into the logbook with the remark "first actual case of bug being found"; the word is older (Edison); Hopper told the story',
        'Smithsonian museum; history of computing',
      ],
    ],
  },
];
