// Before a repair, and talk over the counter.
import type { Idea } from '../../library/idea.ts';
import { PHONES } from './kinds.ts';

export const COUNTER: readonly Idea[] = [
  {
    id: 'before-a-repair',
    format: 'checklist',
    again: 9,
    emoji: '✅',
    tags: ['PhoneRepair', 'RepairShop', 'TechTips'],
    title: ['What to do before you bring in a phone or laptop', 'Before a repair: five minutes at home'],
    cover: 'Before you bring it in',
    gist: [
      'Back up, note what is wrong and since when, take out cards, bring the charger of a laptop, and know your code.',
      'A copy of your data and one sentence about the fault make a repair quicker.',
    ],
    subject: ['Before a repair', 'Five minutes at home'],
    hooks: {
      '*': [
        'Bringing in a phone or laptop? Do these five things first.',
        'What should you do before a repair? Back up, above all.',
      ],
      patl: 'Back up, describe the fault, take out the cards: then a repair goes quickly.',
      fhi: 'On your way to us? Have you backed up your pictures?',
    },
    lines: {
      '*': [
        'Back up before any repair. Nobody can promise data on a broken device.',
        'Write down when the fault happens: always, when it is warm, or only with the charger.',
        'Take out the SIM and memory card before a repair.',
        'For a laptop, bring the charger as well. Sometimes that is the fault.',
      ],
      h: ['"It does that thing" is a start.'],
    },
    scene: [
      'At the counter you are asked since when, and you do not remember.',
      'The fault is gone as soon as you stand in the shop.',
    ],
    why: [
      ['A fault that is described well is found faster.', 'Some only appear when it is warm or moving.'],
      ['A broken device can fail altogether at any time.', 'With a copy at home that is only half as bad.'],
    ],
    parts: [
      [
        'Back it up',
        ['And check that the pictures are there.', 'Copy photos and files while it still switches on.'],
        'A laptop beside a phone',
      ],
      [
        'Note the fault',
        ['What, since when, and what happened before.', 'A photo or short film helps.'],
        'A note beside a phone',
      ],
      [
        'Take out cards and case',
        ['Keep them at home, so nothing gets lost.', 'The repairer does not need your SIM card.'],
        'A SIM card on a table',
      ],
      [
        'Ask about price and part',
        ['And what happens if it cannot be repaired.', 'Agree on a price before the work begins.'],
        'A repair slip',
      ],
    ],
    turn: ['Then it is in good hands.', 'Your code is only needed to test it. You may be there.'],
    asks: ['When was your last backup?', 'What does your device do that it should not?'],
    ends: { patl: 'It is good to know in time.', fhi: 'And if you forgot half of it, come anyway.' },
    tick: true,
    keep: 'the day you bring it',
    send: 'somebody whose phone acts up',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about: 'hours?\\b|diagnos|quote|walk.?in|warranty|appointment',
        lead: 'How it works here:',
      },
    ],
    pic: { ask: 'A laptop with its charger and a short note', alt: 'A laptop with its charger and a note' },
    claims: [['Backup before repair', 'repair practice']],
  },
  {
    id: 'is-it-worth-repairing',
    format: 'answer',
    again: 9,
    emoji: '⚖️',
    tags: ['RepairIt', 'PhoneRepair', 'LaptopRepair'],
    title: ['Is my phone or laptop worth repairing?', 'Repair or replace: three questions'],
    cover: 'Is it worth repairing?',
    question: 'Is my old phone or laptop still worth repairing?',
    short: 'Often yes, if it still gets updates and the repair costs less than half of another.',
    gist: [
      'Does it still get updates, does the repair cost less than half of the same device used, and are you happy with it? Two yeses speak for repairing.',
      'A new battery or a new drive makes many an old device quick again, for far less than a new one.',
    ],
    subject: ['Is it worth repairing?', 'Three questions'],
    hooks: {
      '*': [
        'Is your old phone still worth repairing? Three questions tell you.',
        'Before you buy a new laptop, ask what a repair would cost.',
      ],
      patl: 'Updates, price, and whether you like it: these three decide.',
      fhi: 'Do you still like your old phone? Then ask before you buy.',
    },
    lines: {
      '*': [
        'Compare a repair with the price of the same device used, and not with a new one.',
        'A new battery gives most phones two more years.',
        'A solid state drive makes a slow laptop quick again.',
        'If a device no longer gets updates, do not spend much on it.',
      ],
      h: ['It is old and slow in the mornings. So are we, and we get repaired.'],
    },
    scene: [
      'The battery lasts until noon, and the shop window is full of new ones.',
      'The laptop takes as long to start as the kettle to boil.',
    ],
    why: [
      ['Most of a device is fine when one part fails.', 'Batteries, sockets and screens wear first.'],
      [
        'A device in use longer saves money and waste.',
        'Making a new one takes far more than charging the old.',
      ],
    ],
    parts: [
      [
        'Check the updates',
        ['Look up how long yours gets them.', 'Without them, banking and shopping are not safe.'],
        'A phone showing its settings',
      ],
      [
        'Ask for a price',
        ['Ask which part is fitted, and about the warranty.', 'Asking costs nothing.'],
        'A price on a note',
      ],
      [
        'Ask yourself if you like it',
        ['Do you miss anything?', 'Are camera, space and speed enough for you?'],
        'A hand holding an old phone',
      ],
    ],
    turn: ['If it is not worth it, an honest shop tells you.', 'And the data can be moved in either case.'],
    asks: ['How old is your phone?', 'What would make you keep it?'],
    ends: { patl: 'It is good to know in time.', fhi: 'Ask us. You will get an honest answer.' },
    keep: 'the next advert for a new phone',
    send: 'somebody about to buy a new one',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about: 'batter(?:y|ies)|quote|diagnos|SSD|upgrade|warranty',
        lead: 'To find out:',
      },
    ],
    pic: { ask: 'An old phone beside a new battery', alt: 'An old phone beside a new battery' },
    claims: [['Batteries are wearing parts', 'repair practice']],
  },
  {
    id: 'case-or-no-case',
    format: 'either',
    again: 9,
    emoji: '📱',
    tags: ['PhoneTalk', 'ThisOrThat', 'PhoneCase'],
    only: PHONES,
    title: ['Phone with a case or without?', 'Case or no case?'],
    cover: 'Case or no case?',
    gist: [
      'Some want to feel how thin it is. Others put it into a thick case at once. What do you do?',
      'With a case it survives more, and without one it is nicer to hold. Which are you?',
    ],
    subject: ['Case or no case?', 'How do you carry your phone?'],
    hooks: {
      '*': ['Phone with a case or without: what do you do?', 'Is your phone in a case?'],
      patl: 'Case or no case: which do you prefer?',
      fhi: 'Hand on heart: how often has it fallen?',
    },
    lines: {
      '*': [
        'Case or no case? Tell us, and when it last fell.',
        'A case with a raised edge keeps the screen off the floor.',
        'A glass on the screen breaks first, and that is its job.',
        'Take off the case now and then and clean it. Sand scratches.',
      ],
      h: ['It has no case, and it has never fallen. It is also still in the shop.'],
    },
    scene: [
      'It slips off the sofa, and everybody holds their breath.',
      'You unpack a thin new phone and put it into a thick cover.',
    ],
    why: [['Most falls are from a table or a pocket.', 'Mostly a corner hits first.']],
    parts: [
      [
        'With a case',
        ['Thicker, and calmer nerves.', 'There is one in any {colour|color}.'],
        'A phone in a case',
      ],
      ['Without', ['Thin and light.', 'Until it falls.'], 'A phone without a case'],
    ],
    turn: ['Write "case" or "no case".', 'We see both at the counter.'],
    asks: ['Case or no case?', 'Where did yours fall?'],
    ends: { patl: 'One word is enough.', fhi: 'No judging. Well, hardly any.' },
    keep: 'the next new phone',
    send: 'somebody who drops everything',
    own: [
      {
        kinds: ['service', 'product', 'price'],
        about: 'cases?\\b|screen protectors?|accessories|screens?\\b',
        lead: 'If it has fallen:',
      },
    ],
    pic: { ask: 'Two phones, one in a case', alt: 'Two phones, one in a case' },
    claims: [['Raised edges protect screens', 'repair practice']],
  },
  {
    id: 'oldest-device',
    format: 'question',
    again: 9,
    emoji: '📻',
    tags: ['TechTalk', 'OldTech', 'RepairIt'],
    title: ['What is the oldest device you still use?', 'Your oldest phone, laptop or player'],
    cover: 'Your oldest device',
    gist: [
      'A phone from ten years ago, a radio from your grandfather: what is the oldest device that you still use?',
      'Some devices simply go on. Which is the oldest at your home?',
    ],
    subject: ['Your oldest device', 'Still working?'],
    hooks: {
      '*': [
        'What is the oldest device you still use?',
        'How old is the oldest phone, laptop or player in your home?',
      ],
      patl: 'Which of your devices has lasted the longest?',
      fhi: 'Show us your oldest device that still works.',
    },
    lines: {
      '*': [
        'What is the oldest device that you still use every week?',
        'What was your first mobile phone?',
        'How many old phones are in your drawer? Old batteries should not lie there for years.',
        'Which device would you buy again at once?',
      ],
      h: ['It has buttons, it has an aerial, and it has never needed an update.'],
    },
    scene: [
      'In the kitchen stands a radio that is older than the kitchen.',
      'In a drawer lie four phones with their chargers.',
    ],
    why: [['Devices that can be opened can be repaired.', 'A new battery often gives them years.']],
    parts: [
      ['Something with a plug', ['Radio, player, screen.', 'It simply works.'], 'An old radio'],
      [
        'Something with a battery',
        ['Phone, camera, laptop.', 'It has been changed once or twice.'],
        'An old mobile phone',
      ],
    ],
    turn: ['Tell us make and year.', 'The oldest one gets our respect.'],
    asks: ['What is it?', 'From which year?'],
    ends: { patl: 'Write it in a comment.', fhi: 'Photos are welcome.' },
    keep: 'a look in the drawer',
    send: 'whoever keeps everything',
    pic: { ask: 'An old phone beside a new one', alt: 'An old phone beside a new one' },
    claims: [['Repairable devices last longer', 'common experience']],
  },
];
