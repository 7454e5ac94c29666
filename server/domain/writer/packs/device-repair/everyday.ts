// Charging, space and speed.
import type { Idea } from '../../library/idea.ts';
import { LAPTOPS, PHONES } from './kinds.ts';

export const EVERYDAY: readonly Idea[] = [
  {
    id: 'fluff-in-the-socket',
    format: 'howto',
    again: 9,
    emoji: '🔌',
    tags: ['PhoneTips', 'ChargingPort', 'PhoneRepair'],
    only: PHONES,
    title: [
      'Phone does not charge? Look for fluff in the socket',
      'Charging only at an angle: what to check',
    ],
    cover: 'Phone not charging?',
    gist: [
      'Try another cable and charger, then look into the socket with a light. Fluff from your pocket is often pressed in at the bottom. Take it out with a wooden toothpick, with the phone off.',
      'Before you pay for a repair, check cable, plug and fluff. Half of the time it is one of them.',
    ],
    subject: ['Phone not charging?', 'Look for fluff'],
    hooks: {
      '*': [
        'Your phone does not charge? Look into the socket with a light.',
        'The cable holds only at an angle? It may be fluff.',
      ],
      patl: 'Cable, charger, fluff: check these three before a repair.',
      fhi: 'Is your phone picky about its cable? Have a look inside.',
    },
    lines: {
      '*': [
        'Try another cable first. They wear at the neck.',
        'Shine a light into the charging socket. Grey felt at the bottom is fluff from your pocket.',
        'Use a wooden toothpick to clean the socket, and never metal. Switch the phone off first.',
        'If the cable still wobbles after cleaning, the socket is worn and can be replaced.',
      ],
      h: ['It was the pocket of the old coat. All of it.'],
    },
    scene: [
      'In the evening you plug it in, and in the morning it is empty.',
      'You hold the cable at a certain angle and do not breathe.',
    ],
    why: [
      ['Each time you plug in, fluff is pressed further down.', 'After a year it is like felt.'],
      ['The plug no longer goes in all the way.', 'So it only touches now and then.'],
    ],
    parts: [
      [
        'Try another cable and plug',
        ['A borrowed one will do.', 'If it charges, you have found it.'],
        'Two charging cables',
      ],
      [
        'Look inside',
        ['With a light, from the front.', 'It should be dark and clean.'],
        'A light shining into a phone socket',
      ],
      [
        'Clean it gently',
        ['Phone off, wooden toothpick, no pressure.', 'Do not blow into it, as breath is damp.'],
        'A toothpick beside a phone',
      ],
    ],
    turn: ['And if that does not help, bring it in.', 'Most sockets can be changed.'],
    asks: ['How old is your cable?', 'What came out of your socket?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'Try it tonight. It may save you a trip.' },
    keep: 'the next time it does not charge',
    send: 'somebody with a wobbly cable',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about: 'charging ports?|sockets?\\b|ports?\\b|hour',
        lead: 'If it still does not charge:',
      },
    ],
    pic: {
      ask: 'A light shining into the socket of a phone',
      alt: 'A light shining into the socket of a phone',
    },
    claims: [['Lint blocks charging ports', 'repair practice']],
  },
  {
    id: 'laptop-is-slow',
    format: 'answer',
    again: 9,
    emoji: '🐌',
    tags: ['LaptopRepair', 'SlowLaptop', 'TechTips'],
    only: LAPTOPS,
    title: ['Why is my laptop so slow?', 'Slow laptop: what helps'],
    cover: 'Why is my laptop slow?',
    question: 'Why is my laptop so slow, and can it be made faster?',
    short: 'Often it is full, has too much starting up, or has an old hard disk.',
    gist: [
      'Restart it, free up space, switch off programs that start by themselves. If it has an old hard disk, a solid state drive makes the biggest difference.',
      'Three things cost nothing. The fourth, a new drive, makes an old laptop feel new.',
    ],
    subject: ['Why is my laptop slow?', 'What helps'],
    hooks: {
      '*': [
        'Why is your laptop so slow? It need not be its age.',
        'Slow laptop? Try these three things before you buy a new one.',
      ],
      patl: 'Restart, free space, fewer programs: then think of a new drive.',
      fhi: 'Can you make tea while your laptop starts? Here is what helps.',
    },
    lines: {
      '*': [
        'Restart your laptop properly. Closing the lid is not a restart.',
        'Leave a tenth of the drive free. A full drive makes everything slow.',
        'Switch off programs that start by themselves and that you do not need.',
        'A solid state drive is the best upgrade for an old laptop.',
      ],
      h: ['Forty open tabs are not a filing system.'],
    },
    scene: [
      'You press the button, and there is time for a cup of tea.',
      'The fan howls, and the mouse pointer jumps.',
    ],
    why: [
      [
        'Each program that starts takes a part of the memory.',
        'When memory is full, the drive has to help, and it is slower.',
      ],
      ['Old hard disks have moving parts.', 'A solid state drive is many times faster.'],
    ],
    parts: [
      ['Restart it', ['Once a week is a good habit.', 'A restart clears the memory.'], 'A laptop restarting'],
      [
        'Make room',
        ['Delete old downloads, films and programs.', 'Back up what you want to keep, then delete the rest.'],
        'A folder of files on a screen',
      ],
      [
        'Check what starts by itself',
        ['Look in the settings under start-up.', 'Switch off the programs that you do not use.'],
        'Settings on a screen',
      ],
      [
        'Ask about an upgrade',
        ['A new drive or more memory often helps most.', 'Your data can move to the new drive.'],
        'A solid state drive in a hand',
      ],
    ],
    turn: ['If it is hot and loud, dust may be inside.', 'Have it cleaned, and it runs cooler.'],
    asks: ['How long does yours take to start?', 'How old is it?'],
    ends: {
      patl: 'It is easier than it sounds.',
      fhi: 'Bring it in, and we will tell you what is worth it.',
    },
    keep: 'the next cup of tea beside it',
    send: 'somebody with forty tabs',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'SSD|upgrade|clean|laptops?\\b|diagnos',
        lead: 'To make it faster:',
      },
    ],
    pic: { ask: 'A laptop starting beside a cup of tea', alt: 'A laptop beside a cup of tea' },
    claims: [['Common causes of slow computers', 'IT support practice']],
  },
  {
    id: 'free-up-space',
    format: 'howto',
    again: 9,
    emoji: '🗂️',
    tags: ['PhoneTips', 'StorageFull', 'TechTips'],
    only: PHONES,
    title: ['Phone storage full? Where the space has gone', 'How to free up space on your phone'],
    cover: 'Phone storage full?',
    gist: [
      'Look in the settings what takes most. Mostly it is videos, chats and apps that you never open. Copy the pictures first, then delete.',
      'Chats keep every film you were ever sent. Clear those first, and you have room again.',
    ],
    subject: ['Storage full?', 'Where your space has gone'],
    hooks: {
      '*': [
        'Storage full just when you want to take a photo? Here is where the space has gone.',
        'How to free up space on your phone without losing pictures.',
      ],
      patl: 'Settings, chats, videos, apps: look there first.',
      fhi: 'Does your phone say "storage full" again? Five minutes help.',
    },
    lines: {
      '*': [
        'Look in the settings under storage: the list shows what takes most.',
        'Clear films and pictures from your chats. There are often thousands.',
        'Copy your photos to a computer or online before you delete them.',
        'Empty the folder of deleted pictures. Until then they still take up space.',
      ],
      h: ['Eleven hundred photos of one cat. Keep the best nine hundred.'],
    },
    scene: [
      'At a birthday you lift the phone, and it says that there is no room.',
      'The update will not install, as the phone is full.',
    ],
    why: [
      ['A minute of film takes as much as hundreds of photos.', 'And most films are watched once.'],
      ['Chats save everything by themselves.', 'You can switch that off in the settings.'],
    ],
    parts: [
      [
        'Look at the list',
        ['In the settings under storage.', 'Begin with the three that take most.'],
        'A storage list on a phone',
      ],
      [
        'Clear the chats',
        ['Each messenger has a list of large files.', 'Start with the groups.'],
        'A chat with pictures',
      ],
      [
        'Copy, then delete',
        ['First copy your photos to another place.', 'Check the copy before you delete anything.'],
        'A phone beside a laptop',
      ],
    ],
    turn: [
      'Leave a tenth of it free, and it runs faster.',
      'If it is still full, ask about moving to another.',
    ],
    asks: ['How many photos are on your phone?', 'What takes most space?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'Do it on the sofa tonight.' },
    keep: 'the next rainy evening',
    send: 'somebody who films everything',
    own: [
      { kinds: ['service'], about: 'data|transfer|backup|storage', lead: 'If you would like help with it:' },
    ],
    pic: { ask: 'A phone showing its storage', alt: 'A phone showing its storage' },
    claims: [['Video and chats take most storage', 'common technical knowledge']],
  },
  {
    id: 'phone-in-the-cold',
    format: 'season',
    again: 11,
    emoji: '❄️',
    tags: ['PhoneTips', 'WinterTips', 'BatteryTips'],
    only: PHONES,
    when: { season: ['winter'] },
    title: ['Why your phone switches off in the cold', 'Phone in winter: how to keep it on'],
    cover: 'Phone off in the cold?',
    gist: [
      'In the cold a battery gives less, and the phone switches off. Carry it close to your body, and charge it only when it has warmed up.',
      'It is not broken and not empty: it is cold. Warm it slowly, and it comes back.',
    ],
    subject: ['Phone off in the cold?', 'It is only cold'],
    hooks: {
      '*': [
        'Your phone switches off in the cold? It is mostly not broken.',
        'Why does a phone die in the snow with a third of its battery left?',
      ],
      patl: 'Cold batteries give less, and warm ones work again.',
      fhi: 'Going for a walk in the frost? Put your phone in an inside pocket.',
    },
    lines: {
      '*': [
        'In winter carry your phone in an inside pocket, close to your body.',
        'Do not charge a phone that is ice cold. Let it warm up first.',
        'If your phone often switches off although it is not that cold, the battery is worn.',
        'Coming in from the cold, leave the phone in the bag for a while. Damp can settle inside.',
      ],
      h: ['It needs a warm pocket and a quiet moment. Who does not?'],
    },
    scene: [
      'One photo in the snow, and the screen goes black.',
      'At the bus stop it said a third. Then nothing.',
    ],
    why: [
      ['In the cold a battery cannot give its power.', 'The phone switches off before it is empty.'],
      ['Charging at frost harms a battery for good.', 'At room temperature it is fine.'],
    ],
    parts: [
      [
        'Keep it warm',
        ['Carry it in an inside pocket.', 'Close to the body it stays warm.'],
        'A phone in a coat pocket',
      ],
      [
        'Let it warm up',
        ['At room temperature, not on the {radiator|heater}.', 'Half an hour is enough.'],
        'A phone on a table',
      ],
      [
        'Have the battery tested',
        ['If it happens above freezing, too, the battery is worn.', 'A test takes a few minutes.'],
        'A battery test on a screen',
      ],
    ],
    turn: ['Then it lasts through the winter.', 'A worn battery can be changed.'],
    asks: ['Has your phone ever switched off in the cold?', 'Where do you carry it?'],
    ends: { patl: 'It is worth the few minutes.', fhi: 'Keep it close to your heart.' },
    keep: 'the first frost',
    send: 'somebody who takes photos in the snow',
    own: [
      { kinds: ['service', 'price', 'hours'], about: 'batter(?:y|ies)', lead: 'If the battery is worn:' },
    ],
    pic: { ask: 'A phone in the inside pocket of a coat', alt: 'A phone in a coat pocket' },
    claims: [['Lithium batteries lose capacity in the cold', 'battery makers guidance']],
  },
];
