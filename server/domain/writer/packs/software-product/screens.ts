// Talk, a story, and January.
import type { Idea } from '../../library/idea.ts';

export const SCREENS: readonly Idea[] = [
  {
    id: 'dark-or-light',
    format: 'either',
    again: 7,
    emoji: '🌗',
    tags: ['ThisOrThat', 'DarkMode', 'ScreenLife'],
    title: ['Dark mode or light mode?', 'Dark or light screen: which do you work on?'],
    cover: 'Dark or light?',
    gist: [
      'In a bright room dark letters on white are easier to read for most people. At night a dark screen dazzles less. Or is it simply a matter of looking clever?',
      'Half of the office works in the dark, the other half by daylight. Each thinks the other is ruining its eyes.',
    ],
    subject: ['Which half are you?', 'Ink or neon?'],
    hooks: {
      '*': [
        'Dark mode: good for the eyes, or only good-looking?',
        'In each team there are people of the night and people of the day, at the same desk.',
        'One click, and everything is black. Do you feel more competent?',
      ],
      pa: [
        'Light for reading in daylight, dark for late hours: a matter of surroundings.',
        'Both have their place.',
      ],
      fi: [
        'Which one is on your screen right now?',
        'Tell us. Nobody here judges, although everybody has an opinion.',
      ],
      t: 'For most eyes dark text on light is read more easily by day; dark screens give off less light at night.',
      h: 'Dark mode saves battery, hides crumbs and makes invoices look like a film.',
      l: 'Black, with a single line of light.',
    },
    lines: {
      '*': [
        'Dark mode or light mode? And have you ever been wrong about it at two in the morning?',
        'Whatever the mode: make the letters larger. It helps more than any colour.',
        'On many phones a dark screen saves power, since black pixels are off. On most office monitors it saves nothing.',
        'Let the mode follow the sunset. Most systems can, under display.',
      ],
      h: ['In dark mode even a spreadsheet looks as if it knew something.'],
    },
    scene: [
      'Late in the evening somebody opens a white page, and the whole room flinches.',
      "By the window a screen full of black, and in it one sees chiefly one's own face.",
    ],
    why: [
      [
        'Eyes adapt to the room. What is far brighter or darker than it tires them.',
        'Fine white letters on black blur for many people, above all with astigmatism.',
        'And habit, as always, does the rest.',
      ],
    ],
    parts: [
      [
        'Light',
        ['Like paper, with sharp letters by day.', 'At night it is a lamp in the face.'],
        'A bright screen by a window',
      ],
      ['Dark', ['Kind at night, and calm.', 'By the window it is a mirror.'], 'A dark screen in a dim room'],
    ],
    turn: [
      'Your eyes decide, and not the fashion.',
      'And whoever shares the room.',
      'There is a switch. One may use it twice a day.',
    ],
    asks: ['Dark or light?', 'Since when, and who talked you into it?'],
    ends: {
      pa: ['Follow the room.', 'Larger letters, either way.'],
      fi: ['Show us your screen.', 'Be kind to the other half.'],
      t: 'Contrast relative to ambient light.',
      h: 'The crumbs have been informed.',
      l: 'A line of light, and rest.',
    },
    keep: 'the next late evening',
    send: 'whoever sits next to the window',
    pic: { ask: 'A dark and a light screen side by side', alt: 'A dark and a light screen side by side' },
    claims: [
      [
        'Positive polarity is read better by day; dark saves power on OLED screens',
        "studies of readability, makers' information",
      ],
    ],
  },
  {
    id: 'mouse-or-keys',
    format: 'either',
    again: 7,
    emoji: '⌨️',
    tags: ['ThisOrThat', 'KeyboardShortcuts', 'ScreenLife'],
    title: ['Mouse or keyboard: how do you work?', 'Keyboard shortcuts: quicker, or only showing off?'],
    cover: 'Mouse or keys?',
    gist: [
      'Some never leave the keyboard, others point at what they want. Three shortcuts are worth it for everybody, the rest is a sport. Which are you?',
      'One clicks, one types, and both are done before the other has explained it.',
    ],
    subject: ['Point or type?', 'Three that pay'],
    hooks: {
      '*': [
        'Mouse or keys? You can tell by looking at how somebody copies a line.',
        'The colleague whose hand never touches the mouse: is that you?',
        'There are people who play their computer like a piano, and people who point.',
      ],
      pa: ['Shortcuts pay for what you do twenty times a day.', 'Frequent: keys. Rare: mouse.'],
      fi: [
        'How many shortcuts do you really know? Copy and paste count.',
        'Do you press save twice, to be on the safe side? So do we.',
      ],
      t: 'Keys are faster for frequent, known commands; pointing is faster for the rest.',
      h: 'She closed eleven windows in two seconds. One of them was mine.',
      l: 'Ten fingers, and a slow afternoon.',
    },
    lines: {
      '*': [
        'Mouse or keyboard: what does your hand do by itself?',
        'Learn one shortcut a week, for what you do most. After a month you notice it.',
        'The most useful one is undo. Whoever trusts it tries more.',
        'Most programs show their shortcuts under the question mark. Press it, and have a look.',
      ],
      h: ['I do know a shortcut. It is called asking Priya.'],
    },
    scene: [
      'Two people at one screen. "Let me", says one, and the windows fly.',
      'A hand goes from keys to mouse, from mouse to keys, forty times in an hour, like a tired swimmer.',
    ],
    why: [
      [
        'What the hand has learnt needs no eyes.',
        'Pointing needs no memory, and that is worth something as well.',
        'Speed is mostly a matter of what one does often.',
      ],
    ],
    parts: [
      [
        'The keys',
        ['Fast, quiet, and a little smug.', 'They ask for a week of patience.'],
        'Hands on a keyboard',
      ],
      [
        'The mouse',
        ['Shows everything, forgets nothing.', 'And a hand may rest on it and think.'],
        'A hand on a mouse',
      ],
    ],
    turn: ['Undo works with both.', 'Three are enough for a lifetime.', 'And a hand likes both in turn.'],
    asks: ['Mouse or keys?', 'Which shortcut could you not live without?'],
    ends: {
      pa: ['One a week.', 'What you do often deserves a key.'],
      fi: ['Tell us your favourite.', 'Save. And save again.'],
      t: 'Frequency decides the channel.',
      h: 'My window has been given back.',
      l: 'A soft click, or none.',
    },
    keep: 'a quiet Monday',
    send: 'whoever says "let me"',
    own: [{ kinds: ['product', 'service'], about: 'keyboard|shortcuts?|accessib', lead: 'And here.' }],
    pic: { ask: 'A hand between a keyboard and a mouse', alt: 'A hand between a keyboard and a mouse' },
    claims: [
      ['Keyboard shortcuts are faster for frequent commands', 'research on human-computer interaction'],
    ],
  },
  {
    id: 'done-twice-by-hand',
    format: 'question',
    again: 7,
    emoji: '🔁',
    tags: ['WorkHabits', 'Automation', 'SmallBusiness'],
    title: ['What do you still do by hand that a computer should do?', 'The job you type twice every week'],
    cover: 'Typed twice again',
    gist: [
      'Typed into one window, then into the other: everybody has such a job. What is yours, and how many years have you been doing it?',
      'There is a small job in each firm that nobody likes and everybody does. Tell us yours.',
    ],
    subject: ['Typed twice', 'The job nobody mentions'],
    hooks: {
      '*': [
        'What have you typed twice today?',
        'Each firm has a job that should long have been done by a machine, and is done by Anja.',
        'Copy, switch window, paste, switch back. How often, today?',
      ],
      pa: [
        'What is typed twice is paid for twice, and wrong once.',
        'Name the job that you would hand over first.',
      ],
      fi: [
        'Tell us the silliest job of your week. We will not laugh. We will nod.',
        'You are allowed to moan here.',
      ],
      t: 'Double entry is a missing interface with a salary.',
      h: 'The printout gets scanned, mailed, printed, and filed. It has seen more of the office than the trainee.',
      i: 'Nobody learnt a trade in order to copy lines.',
      l: 'One line, written once.',
    },
    lines: {
      '*': [
        'Which job do you do twice, because two programs do not talk to one another?',
        'Count it for one week: how many minutes go into copying? The sum is usually a surprise.',
        'Not everything repetitive should be automated. Some of it should simply be left out.',
        'If something is done by hand because "it has always been so", ask what would happen if nobody did it for a week.',
      ],
      h: ['Printed, signed, scanned, mailed, printed. It is paperless at heart.'],
    },
    scene: [
      'Left a window, right a window, and between them a person who reads numbers under their breath.',
      'The form is printed, filled in by hand, and then somebody types it into a form that looks the same.',
    ],
    why: [
      [
        'Such jobs grow by themselves, one exception at a time.',
        'Nobody decided on them, so nobody can abolish them.',
        'Each is small. Together they are a day.',
      ],
    ],
    parts: [
      [
        'The one with two windows',
        ['Read here, type there, hope.', 'The number with the twist in it comes from this.'],
        'Two windows side by side',
      ],
      [
        'The one with paper in the middle',
        ['From screen to screen by way of the printer.', 'In the worst case with a stamp.'],
        'A printer with a sheet in it',
      ],
      [
        'The one that is only habit',
        ['Nobody has read the list for years.', 'Leave it out once and listen.'],
        'A dusty folder',
      ],
    ],
    turn: [
      'The best automation is not having to do it.',
      'And somebody could do what they are good at.',
      'Half of it could go on Monday.',
    ],
    asks: [
      'What do you type twice?',
      'Which job would you hand over first?',
      'What has been done "always" in your firm?',
    ],
    ends: {
      pa: ['Count, question, then automate.', 'Once is enough.'],
      fi: ['Write it below. It helps just to say it.', 'You are in good company.'],
      t: 'One source, many readers.',
      h: 'The printout would like to retire.',
      i: 'Time is better spent on people.',
      l: 'Written once, and done.',
    },
    keep: 'the next time you switch windows',
    send: 'your own Anja',
    own: [
      {
        kinds: ['product', 'service', 'story'],
        about: 'automat|sync|integrat(?:es|ions?)|connects? (?:to|with)|no more|saves?',
        lead: 'What that is about here.',
      },
    ],
    pic: { ask: 'Two windows on one screen', alt: 'Two windows side by side on a screen' },
    claims: [['Double entry costs time and causes errors', 'common experience, studies of data entry']],
  },
  {
    id: 'which-tab-is-always-open',
    format: 'question',
    again: 6,
    emoji: '🗂️',
    tags: ['BrowserTabs', 'WorkHabits', 'ScreenLife'],
    title: ['Which tab is always open on your computer?', 'How many browser tabs do you have open?'],
    cover: 'The tab that never closes',
    gist: [
      'Some close everything in the evening, others have had the same forty tabs since spring. Which one do you never close, and what are you keeping it for?',
      'Open tabs are good intentions with a little cross. How many have you?',
    ],
    subject: ['Forty good intentions', 'Which one never closes?'],
    hooks: {
      '*': [
        'How many tabs are open in your browser right now? Do not count. Guess.',
        'Somewhere to the right there is a tab that you have meant to read since March.',
        'Each open tab is a small promise.',
      ],
      pa: [
        'A tab that is open for weeks is a note. Write it down and close it.',
        'Close all. You will miss two.',
      ],
      fi: [
        'We will tell you ours if you tell us yours.',
        'Is there music coming from one of them, and you do not know which?',
      ],
      t: 'Unloaded tabs cost little memory; the search for the right one costs you.',
      h: 'One of them is playing music. It has been playing since Tuesday.',
      i: 'To finish one thing is better than to keep nine open.',
      l: 'One window, one page.',
    },
    lines: {
      '*': [
        'Which tab is always open, and why do you never close it?',
        'Closed a tab by mistake? Control, shift and T brings it back. On a Mac it is command.',
        'Pin the three that you need daily, and close the rest on Fridays.',
        'A recipe, a flight, an article on getting organised: that is in every row of tabs.',
      ],
      h: ['The tab on how to have fewer tabs has been open the longest.'],
    },
    scene: [
      'So narrow have the tabs become that only their corners are left, like roofs seen from a hill.',
      'Somebody shares their screen, and for a moment nobody listens: everybody is counting.',
    ],
    why: [
      [
        'One keeps things open so as not to forget them, and then forgets that they are open.',
        'A tab is a to-do without a date.',
        'Closing feels like losing, and hardly ever is.',
      ],
    ],
    parts: [
      [
        'The one for work',
        ['Always leftmost, never closed.', 'Open since the day you started.'],
        'A browser window with many tabs',
      ],
      [
        'The one with good intentions',
        ['To be read, some day, in peace.', 'It has been waiting since March.'],
        'A long article on a screen',
      ],
      [
        'The one that nobody must see',
        ['Shoes, probably.', 'Or a house by the sea.'],
        'A screen turned aside',
      ],
    ],
    turn: [
      'On Friday they may all go. Perhaps.',
      'What matters comes back.',
      'Some of them have earned their place.',
    ],
    asks: ['How many, honestly?', 'Which tab do you never close?', 'What is the oldest one?'],
    ends: {
      pa: ['Note it, close it.', 'Three pinned, the rest gone.'],
      fi: ['Send us a picture. Worse has been seen.', 'Good luck with the music.'],
      t: 'Pin, note, close.',
      h: 'Found it. It was the recipe that was singing.',
      i: 'One thing, and then the next.',
      l: 'A clear row, and the sea.',
    },
    keep: 'Friday at four',
    send: 'whoever shares their screen',
    pic: { ask: 'A browser window with far too many tabs', alt: 'A browser window with very many tabs' },
    claims: [['Reopen a closed tab with control or command, shift and T', "browsers' documentation"]],
  },
  {
    id: 'clear-the-decks-in-january',
    format: 'season',
    again: 9,
    emoji: '🗓️',
    tags: ['NewYear', 'DigitalTidying', 'SoftwareTips'],
    title: [
      'Digital tidying in January: five things for one hour',
      'New year, old files: what to clear up first',
    ],
    cover: 'One hour in January',
    gist: [
      'Archive last year, close finished projects, rename what nobody finds, take one backup out of the house, change one weak password. One hour, and the year has room.',
      'Before new resolutions come old folders. One hour is enough for the five that matter.',
    ],
    subject: ['One hour, five things', 'Last year into a box'],
    hooks: {
      '*': [
        'January: everybody makes resolutions, and nobody makes a folder called "last year".',
        'An hour of tidying in January saves you ten of searching by June.',
        'The desktop of your computer looks like the end of a party.',
      ],
      pa: ['Archive, close, rename, back up, one password.', 'One hour, once a year.'],
      fi: [
        'Tea, a blanket over the knees, and one hour for your folders?',
        'It is grey outside, so nothing gets lost.',
      ],
      t: 'Archive by year, make finished things read-only, keep one copy offline, restore one file as a test.',
      h: 'Dear screenshot of the ninth of February: who are you?',
      i: 'A clear desk is an invitation.',
      l: 'Empty, bright, and new.',
    },
    lines: {
      '*': [
        'January: move all of last year into one folder, and do not sort it. Search finds it anyway.',
        'Close projects that are finished. Open ones that are none cost attention each day.',
        'One backup out of the house, and one file restored from it as a test.',
        'Downloads folder: sort by size, and delete the first ten. Done.',
      ],
      h: ['New folder. New folder (copy). New folder, really. Happy new year.'],
    },
    scene: [
      'Outside it is getting light at nine, and on the screen a hundred and twelve icons hide a picture of the sea.',
      'Somebody opens "Misc", looks in, and shuts it as one shuts a {cellar|basement} door.',
    ],
    why: [
      [
        'What is old is not in the way because it is old, but because it stands in front.',
        'Open things ask a small question each time one sees them.',
        'In June nobody has an hour.',
      ],
      [
        'At the turn of the year accounts close as well, so it fits.',
        'A year is a good box: everybody knows what is in it.',
        'Cutting by years needs no thinking.',
      ],
    ],
    parts: [
      [
        'Put last year in one box',
        ['One folder, with the year as its name.', 'Sorting can wait for ever.', 'Make it read-only.'],
        'A cardboard box with a year on it',
      ],
      [
        'Close what is finished',
        [
          'Projects, boards, channels.',
          'A line with the result, then shut.',
          'What hurts to close is not finished.',
        ],
        'A hand closing a folder',
      ],
      [
        'Take one copy out of the house',
        [
          'A disk in another place, or a service.',
          'Then fetch one file back, as a test.',
          'Without a test it is only a hope.',
        ],
        'A small disk in a hand',
      ],
      [
        'Change one password',
        ['The one that you use in two places.', 'Begin with mail.', 'A manager does the remembering.'],
        'A padlock on a desk',
      ],
    ],
    turn: [
      'And there it is again, the picture of the sea.',
      'One hour, and the year may come.',
      'What is in the box is not lost.',
    ],
    asks: ['How many icons are on your desktop?', 'What do you tidy first in January?'],
    ends: {
      pa: ['Box, close, copy, password.', 'One hour, and done.'],
      fi: ['And a biscuit for each part.', 'See you in the new folder.'],
      t: 'Archive, verify, rotate.',
      h: 'The screenshot was a recipe. It was not a good one.',
      i: 'Room for what is coming.',
      l: 'A clear surface, and winter light.',
    },
    when: { months: [1] },
    keep: 'the first quiet week of January',
    send: 'whoever has a folder called "Misc"',
    pic: {
      ask: 'A tidy desk with a laptop in winter light',
      alt: 'A tidy desk with a laptop in winter light',
    },
    claims: [['Archive by year; test restores', 'IT practice']],
  },
];
