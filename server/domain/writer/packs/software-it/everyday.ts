// Everyday trouble with computers, and what helps.
import type { Idea } from '../../library/idea.ts';
import { HOMES_ONLY, MACHINES } from './kinds.ts';

export const EVERYDAY: readonly Idea[] = [
  {
    id: 'off-and-on-again',
    format: 'answer',
    again: 8,
    emoji: '🔌',
    tags: ['TechSupport', 'ITHumour', 'SmallBusinessIT'],
    title: ['Why does turning it off and on again work?', 'Restarting a computer: what it really does'],
    cover: 'Why "off and on again" works',
    gist: [
      'A restart clears away everything that went wrong since the last one: stuck programs, full memory, a lost connection. If the fault comes back, write down when.',
      'The longer a computer runs, the more gets stuck in it. A restart sets everything back to the beginning.',
    ],
    subject: ['Why the oldest trick still works', 'Turn it off and on again: here is why'],
    hooks: {
      '*': [
        '"Have you turned it off and on again?" Every helpdesk asks it, and there is a good reason.',
        'When did you last restart your router?',
        '"Off and on again" is a joke because it works.',
      ],
      p: 'A restart solves many computer problems and costs nothing, if you note what happened before.',
      f: 'Yes, we know. You were about to ask us whether you should switch it off and on.',
      a: 'Restart the computer first. Then call.',
      t: 'A restart empties the memory, ends stuck programs and makes the connection anew.',
      h: '"Have you tried turning it off and on again?" It is the most successful joke in IT.',
      i: 'Sometimes a computer just needs to begin again.',
      l: 'Off for ten seconds, and then it works.',
    },
    lines: {
      '*': [
        'Closing the lid of a laptop is not a restart. Choose "restart" in the menu.',
        'Trouble with the router? Pull the plug, count to thirty, plug it in, and wait five minutes.',
        'If a restart helps once, good. If you need it every Tuesday, find out what happens on Tuesdays.',
        'Before you restart your computer, take a photo of the error message. Afterwards it is gone.',
        'Restart your router now and then, and count to thirty before you plug it in again.',
      ],
      h: ['A computer that has been on for seventy days is like anyone who has been awake for seventy days.'],
    },
    scene: [
      'The printer does not print. Three people press the same button. The fourth pulls the plug, and it works.',
      '"I did restart it," says the voice on the phone. Only the screen had been switched off and on.',
    ],
    why: [
      [
        'While programs run, small things go wrong, and they pile up.',
        'With each hour a computer has more open files and stuck programs in its memory.',
      ],
      [
        'When it starts again, it reads everything fresh, as it was when it last worked.',
        'After a restart the memory is empty, and it begins from where everything works.',
      ],
    ],
    parts: [
      [
        ['Take a picture of the message', 'Photograph the error first'],
        [
          'The whole screen, with the clock.',
          'After the restart nobody remembers what it said.',
          'It is the first thing support will ask for.',
        ],
        'A phone photographing a screen',
      ],
      [
        ['Really restart it', 'Choose "restart" in the menu'],
        [
          'The lid and the screen button do not count.',
          'On many computers "shut down" is not quite the same.',
          'Closing the lid only sends it to sleep.',
        ],
        'A mouse on the restart entry',
      ],
      [
        ['Note what happened before', 'Think of what was new'],
        [
          'An update, a new cable, a file somebody sent?',
          'What changed last is often the cause.',
          'It usually happened in the last hour.',
        ],
        'A note with a time on it',
      ],
      [
        ['Call support if it comes back', 'If it happens again, tell somebody'],
        [
          'With the photo and the times.',
          'If it happens twice, note the time. If it happens three times, call.',
          'Once may be chance. Three times is a fault.',
        ],
        'Three times written one below the other',
      ],
    ],
    turn: ['A restart is no repair, but it is a good beginning.', 'And if it works now, be glad.'],
    asks: ['Which device in your office needs a restart all the time?', 'How long has your router been on?'],
    ends: {
      p: 'If a computer needs three restarts in a month, have it looked at.',
      f: 'Nobody laughs at you for asking. We all pull plugs at home.',
      a: 'Photo, restart, note.',
      t: 'You can see in the settings since when a computer has really been on.',
      h: 'It also works with children and most Mondays.',
      i: 'Sometimes it helps to begin again.',
      l: 'A short break, and then it hums quietly.',
    },
    work: 'If a machine at work needs a restart every night, write down why. One day nobody will remember.',
    question: 'Why does it help to turn it off and on again?',
    short: [
      'A restart clears the memory of everything that went wrong.',
      'It starts again with an empty memory, and most problems are in there.',
    ],
    keep: 'the next time your computer hangs',
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
    only: MACHINES,
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
    cover: 'How to describe a computer problem',
    gist: [
      'What did you do, what did you expect, what happened, and since when? Four sentences and a picture of the screen save a day of questions.',
      'If you describe a computer problem step by step, it gets solved faster. "It does not work" tells us nothing.',
    ],
    subject: ['"It does not work" is not enough', 'Four sentences that get you help'],
    hooks: {
      '*': [
        '"The internet is broken," somebody writes, by mail. That is hard to help with.',
        'The most useful fault report begins with: "I had just..."',
        '"It does not work." What does it do instead?',
      ],
      p: 'With four good sentences most computer problems are solved without a question.',
      f: 'Is your computer acting up? Tell us from the beginning what happened.',
      a: 'What I did, what I expected, what happened, since when.',
      t: 'If support knows your steps, the fault can be repeated. Then it is nearly solved.',
      h: 'Subject: URGENT. Text: see subject. Attached: a photo of a screen, in the dark.',
      i: 'If you can say what is wrong, half of the repair is done.',
      l: 'Four clear sentences, and somebody can help you.',
    },
    lines: {
      '*': [
        'Report a computer problem in four sentences: what I did, what I expected, what happened instead, since when.',
        'Computer problem? Send a picture of the whole screen, and not only of the message.',
        'Does the fault happen to your colleague too? If you tell us that, we find it in half the time.',
        'Copy error messages as text if you can. Nobody can search for a number in a photo.',
        'Send us the whole screen. The answer is often in a corner.',
      ],
      h: ['"I did nothing, it was suddenly like that." Computers say the same about us.'],
    },
    scene: [
      'Monday, nine o\'clock, three messages to support: "does not work", "still does not work" and "never mind".',
      '"And what did you do before that?" A long pause. "Well, I tidied up the cables a little."',
    ],
    why: [
      ['Whoever helps you cannot see your screen.', 'Support only knows what you write.'],
      [
        'If we can make the fault happen here, it is nearly solved.',
        'A fault that nobody can repeat is hard to find.',
      ],
    ],
    parts: [
      [
        ['Say what you did', 'Write down your steps'],
        [
          'Click by click, like a recipe.',
          '"Opened the order, changed the address, pressed save."',
          'In the order in which you did it.',
        ],
        'A finger pointing at a button',
      ],
      [
        ['Say what you expected', 'What should have happened?'],
        [
          'It sounds obvious, but often it is not.',
          'Perhaps the program was meant to do that.',
          'Sometimes it is only a misunderstanding.',
        ],
        'A printed page beside a screen',
      ],
      [
        ['Say what happened instead', 'Copy the message as it is'],
        [
          'Word for word, or as a picture.',
          '"Nothing happened" is an answer too.',
          'The exact words help most.',
        ],
        'An error message on a screen',
      ],
      [
        ['Say who has it and since when', 'Is it only you, and since when?'],
        [
          'Only you or everybody? Since today or since the update?',
          'One computer is one thing. All of them is another.',
          'Then we know where to look first.',
        ],
        'Two colleagues at two screens',
      ],
    ],
    turn: [
      'Four sentences and a picture, and somebody can begin.',
      'Some people solve it while they are writing.',
    ],
    asks: ['What is the best fault report you ever got?', 'What do you try before you write to support?'],
    ends: {
      p: 'Make a form with these four questions, and everybody gets help sooner.',
      f: 'And if it was the cable, just say so. It is always the cable.',
      a: 'Did, expected, happened, since when.',
      t: 'Add the exact time, and we can find it in the log.',
      h: 'If it was the plug, we saw nothing.',
      i: 'A good description is half of the answer.',
      l: 'Calmly described, quickly solved.',
    },
    work: 'If your team describes faults like this, your software gets better too. Developers can use it.',
    keep: 'the next time something does not work',
    send: 'whoever writes "URGENT, see subject"',
    own: [
      {
        about: 'ticket|support (?:mail|line|portal|hours)|help ?desk|answers? within',
        kinds: ['process', 'service', 'hours', 'policy', 'number'],
        lead: 'Where to send it?',
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
    cover: 'Do not run your battery down',
    gist: [
      "Emptying a battery before you charge it was right for old nickel ones. Today's batteries last longest if they are half full and cool.",
      'The battery in your laptop or phone does not like heat, being quite full for weeks, or being empty. Charging a little now and then is fine.',
    ],
    subject: ['Do not run it empty', 'A battery rule that is out of date'],
    hooks: {
      '*': [
        '"Always run your battery down before you charge it." That is out of date.',
        'What makes a battery old is heat, not charging.',
        'Do you still run your phone down before you charge it? You need not.',
      ],
      p: 'Heat is worse for a battery than charging often.',
      f: 'Do you still run your phone down "for the battery"? You can stop.',
      a: 'Keep your battery cool and half full, and charge when you like.',
      t: 'Lithium batteries age faster when they are hot or completely full. They have no memory effect.',
      h: 'Batteries are like us: too hot, too full or completely empty, and they get grumpy.',
      i: 'A phone that lasts two years longer is the greenest phone you can have.',
      l: 'Neither full nor empty, and not too warm.',
    },
    lines: {
      '*': [
        'Charge your phone when it suits you. A battery likes to be half full.',
        'Is your laptop always plugged in? Look in the settings for a charge limit of eighty per cent.',
        'Do not leave your phone on a hot dashboard. One afternoon ages the battery by months.',
        'Putting a laptop away for long? Leave the battery half full, somewhere cool.',
        'An old tablet in the drawer should be half charged. If the battery is empty for months, it dies.',
      ],
      h: [
        'He ran every battery down to zero on principle. The principle is still working. The batteries are not.',
      ],
    },
    scene: [
      'In a meeting somebody\'s laptop goes dark. "On purpose," he says, "for the battery." It was right twenty years ago.',
      'A tablet lies in a drawer for a year with an empty battery. It will not wake up again.',
    ],
    why: [
      [
        'The rule was for nickel batteries. Phones and laptops have lithium batteries now.',
        "Today's batteries are made differently, and need not be emptied.",
      ],
      [
        'What wears out a lithium battery is heat, and being very full or very empty.',
        'Warm and full is the worst for it.',
      ],
    ],
    parts: [
      [
        ['Charge a little at a time', 'Charge it whenever you like'],
        [
          'A quarter of an hour here and there does no harm.',
          'Half full is best for it.',
          'You may unplug it whenever you want.',
        ],
        'A phone on a charger at half',
      ],
      [
        ['Set a charge limit', 'Stop charging at eighty per cent'],
        [
          'You find it in the settings under battery.',
          'It is good for laptops that are always plugged in.',
          'Most phones and laptops can do it by themselves.',
        ],
        'A battery setting on a laptop',
      ],
      [
        ['Keep it cool', 'Do not let it get hot'],
        [
          'No pillow under the laptop, and no dashboard in summer.',
          'If it is too warm for your hand, it is too warm.',
          'Heat ages it more than anything else.',
        ],
        'A laptop on a wooden table in shade',
      ],
    ],
    turn: ['And in between, just use it.', 'The old rule may retire.'],
    asks: ['Which rule about batteries did you learn?', 'How old is the phone you are reading this on?'],
    ends: {
      p: 'At work, have the charge limit set on all laptops at once.',
      f: 'So plug it in if you like.',
      a: 'Cool, half full, and no worries.',
      t: 'Emptying it once in a while only corrects the display.',
      h: 'Batteries have no memory. Only their owners do.',
      i: 'What lasts longer need not be bought again.',
      l: 'Not too full, not too empty.',
    },
    work: 'In an office the batteries on docking stations die first. A charge limit costs nothing.',
    myth: 'You should run a battery down completely before you charge it',
    short: [
      "That was for nickel batteries. Today's like to be half full and cool.",
      'It is out of date. Charge whenever you like, and keep it cool.',
    ],
    caution: [
      'A battery that swells, smells or gets hot must not be used or charged. Hand it in as hazardous waste.',
      'Stop using a battery that bulges, smells or turns hot, and do not charge it. It goes to the hazardous waste.',
    ],
    keep: 'the day you set up a new device',
    send: 'the colleague whose laptop always goes dark',
    own: [
      {
        about: 'laptops?\\b|batter|refurbish',
        kinds: ['service', 'price', 'product', 'offer'],
        lead: 'We can help your devices to last longer.',
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
    only: MACHINES,
  },
  {
    id: 'final-version-new',
    format: 'mistake',
    again: 9,
    emoji: '📂',
    tags: ['FileNaming', 'DigitalOrder', 'OfficeTips'],
    title: [
      'How to name files so that you can find them again',
      'Naming files: date first, and never "final"',
    ],
    cover: 'How to name your files',
    gist: [
      'Begin each file name with year, month and day, then what it is, then a number. The computer sorts it for you, and nobody needs the word "final".',
      'A good file name has the date first, and then what it is. "New" and "final" help nobody.',
    ],
    subject: ['Offer_final_NEW_really', 'Do not call your files "final"'],
    hooks: {
      '*': [
        'Three files are called "final". The right one is called "old".',
        'How many files on your computer are called "new"?',
        'The newest version of a file is hardly ever the one called "final".',
      ],
      p: 'A simple rule for file names saves a team hours of searching.',
      f: 'Look at your desktop. How many files are called "new"?',
      a: 'File names: date, subject, number. Never "final".',
      t: 'With year, month and day in front, files sort themselves by date.',
      h: 'The offer is called final. Next to it are final two, final new, and final please use this.',
      i: 'A good file name is a favour to whoever looks for it.',
      l: 'A tidy list of files, sorted by date.',
    },
    lines: {
      '*': [
        'Begin your file names with year, month and day. Then they sort themselves.',
        'You will find a file called "offer_roof_Miller" with a date. You will never find "untitled".',
        'Leave accents, slashes and exclamation marks out of file names. Some programs do not like them.',
        'Do not call a file "draft". It stays in the name for years. Write what it is.',
        'No "copy of copy" in file names. In a year you will not know which is which.',
      ],
      h: ['There is always one file called "asdf". It is the contract.'],
    },
    scene: [
      'The customer is on the phone, and four files called "final" are open. Somebody reads out the prices and hopes.',
      'A colleague has left. In his folder is a folder called "New folder", and in that another one.',
    ],
    why: [
      [
        'Computers sort files by the first letters of the name.',
        'What stands first in the name decides where the file is in the list.',
      ],
      ['"New" and "final" do not say what is in the file.', 'What was new yesterday is not new today.'],
    ],
    parts: [
      [
        ['Put the date first', 'Begin with year, month, day'],
        [
          'With two digits for the month and the day.',
          'Then they are in the right order by themselves.',
          'The newest is always at the end.',
        ],
        'A list of files in date order',
      ],
      [
        ['Then say what it is', 'Use words that others would search for'],
        [
          'Two or three words are enough: customer, thing, place.',
          'Nobody searches for "stuff".',
          'What will you type in two years?',
        ],
        'A search box with three words',
      ],
      [
        ['Number the versions', 'Use one, two, three for versions'],
        [
          'The highest number is the newest.',
          'Or share one file, and let the program keep the old versions.',
          'Nobody has to guess.',
        ],
        'A version history on a screen',
      ],
      [
        ['Have one folder for the rest', 'Clear out "misc" every quarter'],
        [
          'Put a date in your calendar.',
          'Otherwise it becomes the archive.',
          'Whatever nobody misses can go.',
        ],
        'A tidy folder list',
      ],
    ],
    turn: [
      'Begin with the next file. The old ones may stay as they are.',
      'Write the rule on a note for everybody.',
    ],
    asks: [
      'What is the silliest file name on your computer?',
      'What is on your desktop that is called "new"?',
    ],
    ends: {
      p: 'Ten minutes are enough to agree on a rule at work.',
      f: 'And open "asdf" one day. You may be surprised.',
      a: 'Date, thing, number.',
      t: 'Use hyphens, no accents, and short folder names.',
      h: 'This text was called "idea_new_really_final".',
      i: 'In a year somebody will thank you, perhaps you yourself.',
      l: 'Well named, quickly found.',
    },
    work: 'Agree with your customer how the files will be called. It is the shortest meeting of the project, and the most useful.',
    wrong: 'Calling files "new", "final" and "really final"',
    keep: 'the next time you save a file',
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
    title: ['Slow Wi-Fi in the back room: where to put the router', 'Better Wi-Fi for free: move the router'],
    cover: 'Move your router first',
    gist: [
      'Put your router up high, in the middle, away from the fridge and the fish tank. Try that before you buy a faster line.',
      'Slow Wi-Fi? Before you pay for more, move the router. It usually stands where the cable comes in and not where you sit.',
    ],
    subject: ['Your router is in the wrong place', 'Move the router before you buy one'],
    hooks: {
      '*': [
        'The router stands behind the fish tank. The fish have very good Wi-Fi.',
        'Think of your router as a lamp. Which rooms would be dark?',
        'Before you buy a new router, carry the old one to a better place.',
      ],
      p: 'Slow Wi-Fi is often only a router in the wrong place.',
      f: 'Bad Wi-Fi in the back room? Take the router out of the cupboard.',
      a: 'The router belongs on a shelf, in the open.',
      t: 'Water and metal block Wi-Fi, and walls weaken it.',
      h: 'People hide the router because it is ugly, and then wonder why it sulks.',
      i: 'Better Wi-Fi may be only one step away.',
      l: 'A router on a shelf, and Wi-Fi in every room.',
    },
    lines: {
      '*': [
        'Your router is like a lamp: a fridge, a mirror or a fish tank in front of it makes a shadow.',
        'Do a speed test next to the router and one in the back room. If both are slow, it is not the Wi-Fi.',
        'What never moves should have a cable: printer, TV, desk computer. Then the Wi-Fi is free for the rest.',
        'Set up a second Wi-Fi name for guests. They can surf, and they cannot see your printer.',
        'Bad Wi-Fi in a house with many neighbours? Restart the router, and let it choose another channel.',
      ],
      h: ['The fish tank has full bars. The fish do not even have a password.'],
    },
    scene: [
      'A video call from the back room. She freezes with her mouth open, and everybody waits politely. It is the router.',
      'Somebody walks through the {flat|apartment} with a laptop, looking for Wi-Fi. Next to the kettle there is some.',
    ],
    why: [
      [
        'Each wall takes away some of the signal. Concrete, mirrors and water take away most.',
        'Wi-Fi goes through thin walls easily, and hardly through a chimney.',
      ],
      [
        'Most routers stand where the cable comes into the house.',
        'Where your {socket|outlet} is, nobody thought of Wi-Fi.',
      ],
    ],
    parts: [
      [
        ['Put the router up high', 'Lift it off the floor'],
        [
          'On a shelf, at head height or above.',
          'On the floor it mostly serves the table legs.',
          'From up there it reaches more rooms.',
        ],
        'A router put up on a shelf',
      ],
      [
        ['Keep it away from metal and water', 'Put nothing in front of it'],
        [
          'No cupboard, no fridge, no fish tank.',
          'It needs some air on every side.',
          'Metal and water stop the signal.',
        ],
        'A router being moved from behind a fridge',
      ],
      [
        ['Test it in the room that matters', 'Do a speed test where you need it'],
        ['With the same laptop, in both places.', 'Write both numbers down.', 'At the same time of day.'],
        'A speed test on a laptop',
      ],
      [
        ['Add a second Wi-Fi point with a cable', 'Bring the signal nearer'],
        [
          'A repeater in the dead corner does not help.',
          'Without a cable, put it halfway.',
          'One with a cable is better than three without.',
        ],
        'A small access point on a wall',
      ],
    ],
    turn: ['Only then think about a faster line.', 'One shelf is worth a try.'],
    asks: ['Where is your router?', 'Where is the only place with good Wi-Fi in your house?'],
    ends: {
      p: 'In an office we measure once, and usually two points are enough.',
      f: 'One shelf, and the back room is online again.',
      a: 'High, in the middle, in the open.',
      t: 'Choose a channel that few neighbours use.',
      h: 'Good Wi-Fi is mostly a question of furniture.',
      i: 'It often takes only a small change.',
      l: 'Wi-Fi everywhere, and nobody thinks about it.',
    },
    work: 'Moving office? Mark on the plan where people will make video calls, and have a cable put there.',
    keep: 'the next time a video call freezes',
    send: 'whoever sits in the back room',
    own: [
      {
        about: 'wi-?fi|wireless|network (?:cabling|install|set|review|cover)|router|cabling',
        kinds: ['service', 'price', 'offer'],
        lead: 'For buildings that need more than a shelf.',
      },
    ],
    pic: {
      ask: 'A router in an unsuitable place, or on a free shelf',
      alt: 'A router standing on a free shelf',
    },
    claims: [['Placement, materials, wired fixed devices, repeater midway', 'wireless networking practice']],
    only: MACHINES,
  },
  {
    id: 'out-of-the-window',
    format: 'question',
    again: 7,
    emoji: '🪟',
    tags: ['OfficeLife', 'ITHumour', 'WorkLife'],
    title: [
      'Which device in your office would you throw out of the window?',
      'Which machine in your office does everybody hate?',
    ],
    cover: 'Which device do you hate most?',
    gist: [
      'The printer, the coffee machine with a touch screen, the old laptop in the corner: which machine in your office gets shouted at most?',
      'In every office there is a machine that everybody talks to, and not kindly. Which is it in yours?',
    ],
    subject: ['Which machine gets shouted at?', 'Printer, we need to talk'],
    hooks: {
      '*': [
        'If nobody were looking, which machine would go out of the window?',
        'In every office there is a printer that only works for one person.',
        'It beeps. Nobody knows why. Which machine in your office is it?',
      ],
      p: 'The device that everybody curses costs you more time than you think.',
      f: 'A question for Friday: which machine in your office has it coming?',
      a: 'Name the device that costs you most time, and replace it.',
      t: 'Count for a week how often each device stops you. You will be surprised.',
      h: 'The printer can smell a deadline. Science has no explanation.',
      i: 'What annoys you every day is often easy to change.',
      l: 'You can tell a lot about an office from its printer.',
    },
    lines: {
      '*': [
        'Which machine in your office would you throw out of the window, and what has it done?',
        'The printer only works for Ingrid? Ask Ingrid what she does differently.',
        'Put a tally sheet next to the printer. After a week you have a good reason to buy a new one.',
        'Is there an old laptop in the corner that nobody may touch? Make a copy of it this week.',
        'Give the worst machine in your office a name. It helps.',
      ],
      h: ['The label printer jams on Fridays at ten to five. It wants to go home too.'],
    },
    scene: [
      'Somebody stands in front of the printer and talks to it in a low, friendly voice, as you would to a goose.',
      'On a sheet above the copier somebody has written: "Kick here."',
    ],
    why: [
      [
        'A small fault every day costs more time than a big one that is repaired.',
        'We get used to a paper jam a day, and nobody adds up the year.',
      ],
    ],
    parts: [
      [
        ['The printer', 'The machine with the paper jam'],
        [
          '"Paper jam in tray two." There is only one tray.',
          'It needs yellow to print black. Nobody asks any more.',
          '"Open flap C." Which one is C?',
        ],
        'An open printer with a sheet stuck',
      ],
      [
        ['The screen in the meeting room', 'The screen with three remote controls'],
        [
          "The right remote control is in somebody's drawer.",
          'Every meeting begins with "can you see it now?".',
          'When it works, the meeting is over.',
        ],
        'Three remotes on a table',
      ],
      [
        ['The coffee machine with updates', 'The one that makes coffee, later'],
        [
          'It wants to restart. It is half past seven.',
          'Sometimes it asks for a password.',
          'It is installing an update, and nobody can have coffee.',
        ],
        'A coffee machine with a touch screen',
      ],
      [
        ['The old computer in the corner', 'The one with the note "do not touch"'],
        [
          'Nobody may switch it off, and nobody knows why.',
          'It has an old program on it, and all the invoices.',
          'The note was signed by somebody who has left.',
        ],
        'An old computer with a do not touch note',
      ],
    ],
    turn: ['Tell us what it has done.', 'Most machines can be helped.'],
    asks: ['Which one would you throw out of the window?', 'What is written on the note above your printer?'],
    ends: {
      p: 'Ask your team. The three most frequent answers are your shopping list.',
      f: 'No machines were harmed. Yet.',
      a: 'Count, decide, replace.',
      t: 'Make a copy of what is on that old computer before it dies.',
      h: 'The window stays shut for now.',
      i: 'Without the thing that squeaks, every day is a little better.',
      l: 'And the printer is quiet.',
    },
    work: 'Ask it at your next team meeting. You will learn a lot about working conditions.',
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
      'Going on {holiday|vacation}? Four IT jobs to do before',
    ],
    cover: 'Before you go on {holiday|vacation}',
    gist: [
      'A short away message, a second person for each password, no rushed payments, and updates a week before: then the office can really be quiet.',
      'Fraudsters know when the boss is on the beach. Do four small things before you go.',
    ],
    subject: ['Four IT jobs before your {holiday|vacation}', 'What not to write in your away message'],
    hooks: {
      '*': [
        'Your away message tells strangers for how long nobody will look.',
        'The only one who knows the password is boarding a plane.',
        'When everybody is on {holiday|vacation}, fraudsters are busy.',
      ],
      p: 'In the holidays nobody checks twice, and attackers know it.',
      f: 'Nearly on {holiday|vacation}? Do four small things, and you can leave your phone in the bag.',
      a: 'Before the holidays: two people for every password.',
      t: 'Before you go away, make sure that nothing depends on you alone.',
      h: '"I am in Crete until the thirtieth, and Karen has the keys to everything." Thank you, says the internet.',
      i: 'If you hand over well, your colleagues have a good {holiday|vacation} too.',
      l: 'You leave, and nobody has to call you.',
    },
    lines: {
      '*': [
        'In your away message, write that you will reply later and whom to ask. Not where you are, and not for how long.',
        'Agree before the holidays: nobody pays anything because of a mail from the boss on the beach.',
        'Do not install updates on your last day. What breaks on Friday stays broken until you are back.',
        'Before your {holiday|vacation}, let your deputy log in while you are still there. Something is always missing.',
        'Leave one number for emergencies, and write down what an emergency is.',
      ],
      h: [
        'While you are away, the office plant has a deputy, a {rota|roster} and instructions. The server has Kevin.',
      ],
    },
    scene: [
      'A message from the boss, who is on {holiday|vacation}: "Could you quickly transfer something?" He is said to be in a meeting. He is on a pedalo.',
      'The warning that the disk is full arrives on time. It goes to the colleague who is diving.',
    ],
    why: [
      [
        'Whoever stands in for you does not know what is unusual.',
        'A deputy does not want to disturb you on the beach, and so does not ask.',
      ],
      [
        'What only you can do stops when you leave.',
        'One person with the password is enough for eleven months of the year.',
      ],
    ],
    parts: [
      [
        ['Keep your away message short', 'Say little in the automatic reply'],
        [
          'One text for colleagues, and another for strangers.',
          'Say who can help, and not where you are.',
          'Strangers need not know how long you are gone.',
        ],
        'An away message being shortened',
      ],
      [
        ['Give each password a second person', 'Let your deputy log in once'],
        [
          'For the bank, the website and the alarm.',
          'Try it while you are still there.',
          'There is always something missing.',
        ],
        'A bunch of keys changing hands',
      ],
      [
        ['Agree how payments are checked', 'No payment without a phone call'],
        [
          'Call a number you know, even if somebody is asleep on the beach.',
          'Nothing is ever so urgent.',
          'False invoices come in the holidays.',
        ],
        'A phone lying next to a payment list',
      ],
      [
        ['Do updates a week before', 'Install nothing on the last day'],
        [
          'Then there is time to notice what no longer works.',
          'On the last day only water the plants.',
          'What breaks on Monday can be repaired on Tuesday.',
        ],
        'A progress bar on a screen',
      ],
    ],
    turn: ['Then switch off, and mean it.', 'And when you come back, half of the mail has solved itself.'],
    asks: ['What does your away message say?', 'Who can do your work while you are gone?'],
    ends: {
      p: 'Go through the list again before the winter break.',
      f: 'Have a good time, and leave the laptop at home.',
      a: 'A short message, a deputy, a phone call.',
      t: 'Send warnings to a shared address, and test it.',
      h: 'The sea does not know who you are at work.',
      i: 'If you can be away, you have organised it well.',
      l: 'The screen goes dark, and you hear the sea.',
    },
    work: 'Write down what people had to call you about on {holiday|vacation}. Next year they should not have to.',
    keep: 'the week before your {holiday|vacation}',
    send: 'whoever is the IT department and going away',
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
    unless: HOMES_ONLY,
  },
];
