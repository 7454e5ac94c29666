// For those who fit alarms and cameras, and those who make figures readable.
import type { Idea } from '../../library/idea.ts';

const GUARDS =
  'alarms?\\b|\\bcctv|security (?:systems?|cameras?|install)|door entry|access control|smart locks?';
const CAMERAS = '\\bcctv|cameras?\\b(?! shop)|video doorbell';
const FIGURES =
  'data (?:analy|consult|science|engineer)|dashboards?\\b|power ?bi|business intelligence|analytics|reporting|forecasting';

export const GUARDING: readonly Idea[] = [
  {
    id: 'walk-round-before-you-buy-an-alarm',
    format: 'checklist',
    again: 8,
    emoji: '🏠',
    tags: ['HomeSecurity', 'AlarmSystem', 'HomeTips'],
    only: GUARDS,
    title: [
      'Walk round your home: what would a burglar see?',
      'Before you buy an alarm: a walk round the house',
    ],
    cover: 'What would a burglar see?',
    gist: [
      'Walk round your home once, as a stranger would: open windows, ladders, dark corners, hidden keys, full letter box. Much of it can be changed today, for nothing.',
      'Before you think about alarms, look at your house from outside. Five places matter most.',
    ],
    subject: ['What would a burglar see?', 'Walk round your home'],
    hooks: {
      '*': [
        'Walk round your house this evening and look at it as a stranger. What do you see?',
        'Five things to check round your home before you buy an alarm.',
      ],
      pati: 'Look at your home from outside first.',
      fhl: 'Take a walk round your own house. It is rather interesting.',
    },
    lines: {
      '*': [
        'Lock ladders and garden tools away. They are tools for others, too.',
        'No spare key under the mat or the flowerpot. It is the first place anybody looks.',
        'Lock the back door and the side gate, also when you are at home.',
        'A light with a sensor at the back of the house costs little and helps a lot.',
      ],
      h: ['"Back on Sunday" is a kind note for the milkman. And for others.'],
    },
    scene: [
      'The front door has three locks, and the bathroom window is open.',
      'You know your house from inside. Others look at it from the street.',
    ],
    why: [
      [
        'Many burglars use what is easy: an open window, an unlocked door.',
        'What takes long or is well lit is less attractive.',
      ],
      [
        'An alarm works best when doors and windows are closed.',
        'An alarm comes on top of good locks, and does not replace them.',
      ],
    ],
    parts: [
      [
        'Windows and back door',
        ['Closed and locked when you go out.', 'Tilted counts as open, also for many insurers.'],
        'A locked window',
      ],
      [
        'Ladders and tools',
        ['In the shed, with a lock.', 'Chain a ladder that stays outside.'],
        'A ladder with a chain',
      ],
      [
        'Dark corners',
        ['A lamp with a sensor, a hedge cut lower.', 'Most of all at the back and the side.'],
        'A lamp over a back door',
      ],
      [
        'Hidden keys',
        ['With a neighbour, and not outside.', 'You also get help if you lock yourself out.'],
        'A key in a hand',
      ],
      [
        'Signs that you are away',
        ['A full letter box, bins on the road.', 'Ask somebody to take care of it.'],
        'A full letter box',
      ],
    ],
    turn: ['Write down what is left. That is what we should talk about.', 'Do it once more in the dark.'],
    asks: ['What did you notice on your walk?', 'Which of these have you done already?'],
    ends: { pati: 'Windows, tools, light, keys, signs.', fhl: 'Sleep well.' },
    tick: true,
    keep: 'this evening',
    send: 'your neighbours',
    own: [
      {
        kinds: ['service', 'offer', 'process'],
        about: 'alarms?\\b|cctv|survey|locks?\\b|install',
        lead: 'This is what can be fitted by us.',
      },
    ],
    pic: { ask: 'The back of a house with a lamp, no address visible', alt: 'A lamp over a back door' },
    claims: [['Opportunity, lighting, locks, keys, signs of absence', 'advice of police and insurers']],
  },
  {
    id: 'may-my-camera-see-the-street',
    format: 'answer',
    again: 9,
    emoji: '📹',
    tags: ['SecurityCamera', 'Privacy', 'HomeSecurity'],
    only: CAMERAS,
    question: 'May my camera film the street?',
    short: [
      'Keep it on your own ground. In many places more is not allowed.',
      'Usually as little of it as possible. Film your own ground.',
    ],
    title: ['May my camera film the street?', 'A camera at home: what to think of'],
    cover: 'May my camera film this?',
    gist: [
      'Point a camera at your own door and ground. If it sees the pavement or the neighbours, rules on privacy may apply. Many cameras can black out parts of the picture.',
      'A camera at the door is useful. Three things keep you on good terms with your neighbours and the law.',
    ],
    subject: ['May my camera film this?', 'Cameras and neighbours'],
    hooks: {
      '*': [
        'You would like a camera at your door. What may it see, and what should it not?',
        'Before you put up a camera, think of your neighbours.',
      ],
      pati: 'A camera should see your own ground, and no more.',
      fhl: 'Talk to your neighbours before the camera goes up. It helps.',
    },
    lines: {
      '*': [
        'Set your camera so that it sees your own ground. Black out what belongs to others.',
        'Put up a small sign if your camera records. In many places you have to.',
        'Change the password of a camera on the first day.',
        "Delete recordings after a short time. You do not need last month's postman.",
      ],
      h: ['Eleven hours of film, and the main part is played by a cat.'],
    },
    scene: [
      'The new camera works, and it sees right into the kitchen next door.',
      'A neighbour asks whether you film her children.',
    ],
    why: [
      [
        'Others have a right not to be filmed in their home or garden.',
        'In some places there are fines for filming too much.',
      ],
      ['A camera that sees less has fewer false alarms.', 'Every passing car would set it off.'],
    ],
    parts: [
      [
        ['Point it at your own ground', 'Choose the angle'],
        ['Door, path, garage.', 'Stand in front of it and look at the picture.'],
        'A camera over a door',
      ],
      [
        ['Black out the rest', 'Use privacy zones'],
        ['It is found in the settings of most cameras.', 'Ask us to set it for you.'],
        'A phone with a camera picture, partly black',
      ],
      [
        ['Tell your neighbours', 'Put up a sign'],
        ['A word with the neighbours, a small sign.', 'It also keeps others away.'],
        'A small sign at a gate',
      ],
    ],
    turn: ['If you are unsure, ask before it goes up.', 'Check the picture again after a storm.'],
    asks: ['Do you have one at home?', 'Would you mind one next door?'],
    ends: { pati: 'Own ground, privacy zones, sign.', fhl: 'Good cameras make good neighbours, too.' },
    caution: 'Rules on cameras differ by country. Ask what applies to you.',
    keep: 'the day you choose a camera',
    send: 'somebody who is putting up a camera',
    pic: { ask: 'A camera over a door', alt: 'A camera over a door' },
    claims: [
      ['Filming beyond own boundary falls under privacy rules in many places', 'data protection authorities'],
    ],
  },
  {
    id: 'why-did-the-alarm-go-off',
    format: 'tip',
    again: 9,
    emoji: '🚨',
    tags: ['AlarmSystem', 'HomeSecurity', 'GoodToKnow'],
    only: 'alarms?\\b',
    title: ['False alarm: why did it go off?', 'How to avoid false alarms'],
    cover: 'How to avoid false alarms',
    gist: [
      'Most false alarms come from people, pets, spiders and old batteries. Clean the sensors, change the batteries, and show everybody who has a key how to use it.',
      'If an alarm goes off for nothing too often, nobody takes it seriously. Three things help.',
    ],
    subject: ['How to avoid false alarms', 'Why did it go off?'],
    hooks: {
      '*': [
        'The alarm goes off, and nobody is there. These are the usual reasons.',
        'False alarms annoy you and your neighbours. Most of them can be avoided.',
      ],
      pati: 'Most false alarms have a simple reason.',
      fhl: 'Was it a burglar, or was it the spider?',
    },
    lines: {
      '*': [
        'Wipe the sensors of your alarm with a dry cloth twice a year. Spiders like them.',
        'Change the batteries in your alarm once a year, on a day that you remember.',
        'Show guests and cleaners how to turn off the alarm before they are alone with it.',
        'Balloons, curtains over a heater and pets can set off an alarm. Think of them before you turn it on.',
      ],
      h: ['The intruder had eight legs and was very small.'],
    },
    scene: [
      'It is three at night, the siren howls, and in the hall a balloon is floating.',
      'The neighbours call: it has been going off since noon.',
    ],
    why: [
      [
        'After the third false alarm nobody looks out of the window any more.',
        'In some places false alarms cost money.',
      ],
      ['A system that is looked after is reliable.', 'A clean alarm goes off when it should, and only then.'],
    ],
    parts: [
      [
        ['Clean the sensors', 'Wipe off dust and webs'],
        ['With a dry, soft cloth.', 'Ask before you open anything.'],
        'A cloth on a sensor',
      ],
      [
        ['Change the batteries', 'Replace them in time'],
        ['All at once, on a fixed date.', 'A beep usually means that they are low.'],
        'Batteries on a table',
      ],
      [
        ['Show everybody how it works', 'Explain it to those with a key'],
        ['Turning on, turning off, whom to call.', 'Practise it once.'],
        'A hand at a keypad, digits covered',
      ],
    ],
    turn: [
      'If it still goes off, write down when and where. It leads to the cause.',
      'Have it checked once a year.',
    ],
    asks: ['What set off your alarm?', 'When did you last test yours?'],
    ends: { pati: 'Clean, batteries, practice.', fhl: 'And leave the balloons in the kitchen.' },
    keep: 'the next change of the clocks',
    send: 'somebody with a nervous alarm',
    own: [
      {
        kinds: ['service', 'process', 'hours', 'offer'],
        about: 'maintenance|servic(?:e|ing) (?:contract|visit|plan)|call-?out|24 ?h',
        lead: 'This is how you can reach us.',
      },
    ],
    pic: { ask: 'A sensor being wiped with a cloth', alt: 'A cloth on a sensor' },
    claims: [['User error, insects, batteries cause false alarms', 'advice of alarm bodies and police']],
  },
  {
    id: 'one-figure-on-monday',
    format: 'tip',
    again: 8,
    emoji: '📈',
    tags: ['DataTips', 'Dashboards', 'SmallBusiness'],
    only: FIGURES,
    title: [
      'Start with one figure: a dashboard that gets used',
      'Which figure should you look at every Monday?',
    ],
    cover: 'One figure every Monday',
    gist: [
      'Before you have a dashboard built, choose one figure that you would act on every Monday. If it is wrong or late, you notice at once. Then add the next.',
      'Forty charts are quickly made and rarely read. One good figure changes a week.',
    ],
    subject: ['One figure every Monday', 'Which one would you act on?'],
    hooks: {
      '*': [
        'You want to see your data at last? Start with one figure that you would act on.',
        'A dashboard with forty charts looks good. Who looks at it in March?',
      ],
      pati: 'Begin with one figure that leads to a decision.',
      fhl: 'If you could see only one figure on Monday, which one would it be?',
    },
    lines: {
      '*': [
        'Ask of every chart: what changes for us if it goes down?',
        'Choose one figure for Monday morning, and one person who acts on it.',
        'Write under each figure how it is worked out. Otherwise two people argue about it.',
        'A simple table that arrives every Monday beats a dashboard that nobody opens.',
      ],
      h: ['The dashboard has forty charts. Everybody looks at the weather.'],
    },
    scene: [
      'The new dashboard is shown, everybody claps, and in a month nobody opens it.',
      'Two people come to the meeting with two figures for the same thing.',
    ],
    why: [
      ['A figure is only useful if somebody acts on it.', 'What leads to nothing can be left out.'],
      [
        'With one figure, you soon see whether the data are right.',
        'Mistakes are easier to find one by one.',
      ],
    ],
    parts: [
      [
        ['Choose the decision first', 'Ask what you decide each week'],
        ['Order, staff, price, route.', 'Which figure would help with it?'],
        'A meeting table with one sheet',
      ],
      [
        ['Agree on what it means', 'Write down how it is counted'],
        ['With or without returns, by order or by invoice?', 'One sentence is enough.'],
        'A hand writing a sentence',
      ],
      [
        ['Look at it for a month', 'Use it before you add more'],
        ['Every Monday, the same people.', 'Then choose the next one.'],
        'A calendar with Mondays marked',
      ],
    ],
    turn: ['After three figures you may have all you need.', 'Good dashboards are short.'],
    asks: ['Which figure would you choose?', 'Which report has nobody read for months?'],
    ends: { pati: 'Decision, meaning, habit.', fhl: 'Start with next Monday.' },
    keep: 'your next Monday meeting',
    send: 'somebody with forty charts',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about: 'dashboards?\\b|power ?bi|forecast|report',
        lead: 'This is what can be built with us.',
      },
    ],
    pic: { ask: 'A sheet with one large figure, nothing confidential', alt: 'A sheet with one large figure' },
    claims: [['Metrics should lead to decisions', 'analytics practice']],
  },
  {
    id: 'clean-the-list-first',
    format: 'howto',
    again: 9,
    emoji: '🧹',
    tags: ['DataTips', 'Spreadsheets', 'OfficeTips'],
    only: FIGURES,
    title: ['Clean up your spreadsheet before you analyse it', 'Four checks for every list of data'],
    cover: 'Clean the list first',
    gist: [
      'Before you analyse a list, check four things: one row for each case, one kind of thing in each column, the same spelling everywhere, and no empty rows.',
      'Wrong totals mostly come from untidy lists. Four checks take half an hour.',
    ],
    subject: ['Clean the list first', 'Four checks'],
    hooks: {
      '*': [
        'The totals are wrong, and nobody knows why? Look at the list first.',
        'Before you build a report, give your list half an hour.',
      ],
      pati: 'A clean list is half of the analysis.',
      fhl: 'Not glamorous, but it works: tidy up your list.',
    },
    lines: {
      '*': [
        'Sort each column of a list from A to Z. Mistakes gather at the top and at the bottom.',
        'Use one spelling: "Ltd", "Limited" and "ltd." are three customers for a computer.',
        'Put a unit into the heading of a column, never into the cell.',
        'Keep an untouched copy of the list before you begin to clean it.',
      ],
      h: ['Our best customer is called "n/a". He orders a lot.'],
    },
    scene: [
      'The same customer appears three times, with three spellings.',
      'In the column for prices it says "ask Peter".',
    ],
    why: [
      ['Programs count exactly what is there.', 'A blank space too many makes a new customer.'],
      [
        'What you clean once stays clean if you keep to the rule.',
        'A drop-down list prevents most mistakes.',
      ],
    ],
    parts: [
      [
        ['One row for each case', 'Check the rows'],
        ['No totals in between, no empty rows.', 'No merged cells.'],
        'A plain table on a screen, nothing readable',
      ],
      [
        ['One kind in each column', 'Check the columns'],
        ['Dates with dates, figures with figures.', 'Remarks get a column of their own.'],
        'A column with equal entries',
      ],
      [
        ['The same spelling everywhere', 'Unify the words'],
        ['Sort the column, and you see the odd ones.', 'Replace them all at once.'],
        'A list sorted by name, not readable',
      ],
      [
        ['Prevent new mistakes', 'Set up a choice'],
        ['A drop-down in place of free typing.', 'And say who looks after the list.'],
        'A drop-down menu on a screen',
      ],
    ],
    turn: ['Only now begin with the analysis.', 'You will find half of the answers on the way.'],
    asks: ['What was your oddest entry?', 'Who looks after your lists?'],
    ends: { pati: 'Rows, columns, spelling, rules.', fhl: 'And make a copy first.' },
    keep: 'your next report',
    send: 'whoever keeps the big spreadsheet',
    pic: { ask: 'A plain table on a screen, nothing confidential', alt: 'A plain table on a screen' },
    claims: [['Tidy data principles', 'textbook data practice']],
  },
];
