// Water, cracks, spills and swollen batteries.
import type { Idea } from '../../library/idea.ts';
import { LAPTOPS, PHONES } from './kinds.ts';

export const ACCIDENTS: readonly Idea[] = [
  {
    id: 'wet-phone',
    format: 'myth',
    again: 9,
    emoji: '💧',
    tags: ['PhoneRepair', 'WaterDamage', 'PhoneTips'],
    only: PHONES,
    title: ['Phone fell in water: does rice help?', 'Wet phone: what to do in the first minutes'],
    cover: 'Wet phone: what to do',
    myth: 'Rice dries a wet phone',
    short: 'No. Switch it off, do not charge it, and have it opened soon.',
    gist: [
      'Switch the phone off, take off the case, dab it dry and do not charge it. Rice draws out hardly any water. Have it opened and cleaned within a day.',
      'Water and current together ruin a phone. So off it goes, and it stays off until somebody has looked inside.',
    ],
    subject: ['Phone in the water?', 'Rice does not help'],
    hooks: {
      '*': [
        'Phone fell in the water? Switch it off and leave the rice in the cupboard.',
        'What to do with a wet phone in the first five minutes.',
      ],
      patl: 'A wet phone must be switched off and stay off until it has been opened.',
      fhi: 'Oh no, the bath? Take a breath and switch it off.',
    },
    lines: {
      '*': [
        'Wet phone: switch it off, and do not try every hour if it still works.',
        'Never charge a phone that has been wet. Current and water eat the contacts.',
        'Take off the case and take out the {SIM tray|SIM card tray}, dab it dry, and lay the phone down flat.',
        'A wet phone that works today can fail next week. Copy your pictures as soon as you can.',
      ],
      h: ['The rice has helped nobody, but dinner was ready.'],
    },
    scene: [
      'It slipped out of your back pocket, and you know where it landed.',
      'A glass tips over, and your phone lies in the middle.',
    ],
    why: [
      [
        'Water carries salts, and with current they eat away the contacts.',
        'What corrodes in the first days decides if it lives.',
      ],
      ['Rice does not reach what is inside.', 'Dust and starch get into the sockets.'],
    ],
    parts: [
      [
        'Switch it off',
        ['At once, and leave it off.', 'Do not press buttons to test it.'],
        'A phone being switched off',
      ],
      [
        'Dab it dry',
        ['Case off, tray out, no hairdryer.', 'Heat drives water further in.'],
        'A towel and a phone',
      ],
      [
        'Have it opened soon',
        ['The same day, if you can.', 'Cleaned in time, many can be saved.'],
        'A phone opened on a mat',
      ],
    ],
    turn: ['And say how it happened: fresh water, sea or cola.', 'Salt water is the worst, so come at once.'],
    asks: ['Where has your phone ended up?', 'When did you last back up your pictures?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'It happens to everybody. Come by.' },
    keep: 'the day it slips',
    send: 'somebody who takes the phone to the bath',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about: 'water|liquid|while you wait|hour|diagnos',
        lead: 'If it has happened:',
      },
    ],
    pic: { ask: 'A wet phone on a towel', alt: 'A wet phone on a towel' },
    claims: [['Rice is ineffective and power accelerates corrosion', 'makers guidance and repair practice']],
  },
  {
    id: 'swollen-battery',
    format: 'checklist',
    again: 9,
    emoji: '🔋',
    tags: ['BatterySafety', 'PhoneRepair', 'LaptopRepair'],
    title: [
      'Swollen battery: how to tell, and what to do',
      'Screen lifts or device rocks? It may be the battery',
    ],
    cover: 'Is your battery swollen?',
    gist: [
      'If a phone rocks on the table, a screen lifts or a laptop no longer closes, the battery may be swollen. Switch off, stop charging, do not press it, and bring it in.',
      'A battery that swells has to be replaced soon. Do not puncture it and do not put it in the bin.',
    ],
    subject: ['Is your battery swollen?', 'Stop charging it'],
    hooks: {
      '*': [
        'Does your phone rock when it lies on the table? The battery may be swollen.',
        'A screen that lifts or a laptop that does not close: look at the battery.',
      ],
      patl: 'A swollen battery must not be charged or pressed.',
      fhi: 'Lay your phone on the table. Does it lie flat?',
    },
    lines: {
      '*': [
        'A screen that lifts at the edge is seldom bad glue. It is mostly a swollen battery.',
        'If the trackpad of a laptop no longer clicks, the battery below may press against it.',
        'Do not charge, bend or puncture a swollen battery. Put it on stone or metal, away from anything that burns.',
        'A swollen battery does not belong in the household bin.',
      ],
      h: ['Dough may rise. Phones may not.'],
    },
    scene: [
      'The lid of your laptop closes, but not quite.',
      'You push the phone flat, and it comes up again.',
    ],
    why: [
      ['Old batteries form gas, and it has nowhere to go.', 'Heat and age are the cause.'],
      ['Pressed or punctured, a battery can catch fire.', 'So nobody should try to flatten it.'],
    ],
    parts: [
      [
        'Look from the side',
        ['Back and screen should be flat.', 'A gap is a warning.'],
        'A phone seen from the side',
      ],
      [
        'Stop charging',
        ['Switch it off, and unplug it.', 'Put it on stone or metal, where nothing burns.'],
        'A phone on a stone floor',
      ],
      [
        'Bring it in soon',
        [
          'Say at the counter that the battery is swollen.',
          'The battery is changed, and the rest often goes on for years.',
        ],
        'A battery being changed',
      ],
    ],
    turn: ['Then back up what is on it, if it can be done safely.', 'It is a matter for this week.'],
    asks: ['How old is your phone?', 'Does it lie flat?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'Better once too often. Just ask.' },
    caution:
      'A device that gets hot, smokes or smells: leave it alone, get everybody away and call the fire service.',
    tick: true,
    keep: 'a look from the side',
    send: 'somebody with an old laptop',
    own: [{ kinds: ['service', 'price', 'hours'], about: 'batter(?:y|ies)', lead: 'About a new battery:' }],
    pic: { ask: 'A phone seen from the side on a table', alt: 'A phone seen from the side' },
    claims: [['Lithium batteries form gas and can ignite', 'fire service advice']],
  },
  {
    id: 'cracked-screen',
    format: 'mistake',
    again: 9,
    emoji: '📱',
    tags: ['CrackedScreen', 'PhoneRepair', 'PhoneTips'],
    only: PHONES,
    title: ['Cracked phone screen: wait or repair?', 'Crack in the corner: why not to wait'],
    cover: 'Cracked screen: do not wait',
    wrong: 'Waiting until a cracked screen goes dark',
    gist: [
      'Back up your pictures today. A crack grows, lets in moisture, and one day you can no longer type your code. Repaired early, it is often only the glass or display.',
      'A cracked screen mostly works until it does not. Copy your data first, then have it done.',
    ],
    subject: ['Cracked screen?', 'Back up today'],
    hooks: {
      '*': [
        'Cracked screen? Back up your pictures today, before it goes dark.',
        'Can you wait with a cracked screen? Better not too long.',
      ],
      patl: 'A crack grows, and a dark screen cannot take your code.',
      fhi: 'Have you got used to the crack? Back up your phone, please.',
    },
    lines: {
      '*': [
        'With a dark screen you cannot type your code, and your pictures are locked in. Back up now.',
        'Clear tape over the crack protects your finger until it is repaired.',
        'A cracked phone is no longer protected against water.',
        'Ask which kind of display is fitted: from the maker or from another.',
      ],
      h: ['It is a spider web with a phone in it.'],
    },
    scene: [
      'The crack was in the corner. Now it goes right across.',
      'It fell again, and the screen stays black.',
    ],
    why: [
      [
        'Each time it is pressed or gets warm, the glass works a little.',
        'In the pocket it is bent as well.',
      ],
      ['Through the gap come dust and damp.', 'They reach what was fine before.'],
    ],
    parts: [
      ['Back it up', ['To a computer or online.', 'Check that it worked.'], 'A phone beside a laptop'],
      ['Tape it', ['So that no splinter comes off.', 'It is for a few days.'], 'Tape on a cracked screen'],
      [
        'Have it repaired',
        ['Ask for price, part and time.', 'Bring your code or be there.'],
        'A new screen on a phone',
      ],
    ],
    turn: ['Then a case and a glass cost little.', 'And it often takes only an hour.'],
    asks: ['How long have you had the crack?', 'How did it happen?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'No lecture from us. Just come by.' },
    keep: 'the next time it falls',
    send: 'somebody with a crack',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about: 'screens?\\b|displays?\\b|hour|warranty',
        lead: 'About a new screen:',
      },
    ],
    pic: { ask: 'A cracked phone on your bench', alt: 'A cracked phone on a bench' },
    claims: [['Cracks grow and break the seal', 'repair practice']],
  },
  {
    id: 'spill-on-laptop',
    format: 'howto',
    again: 9,
    emoji: '☕',
    tags: ['LaptopRepair', 'LiquidDamage', 'TechTips'],
    only: LAPTOPS,
    title: ['Spilt coffee on a laptop: what to do first', 'Liquid in the keyboard: the first minute'],
    cover: 'Coffee on the laptop',
    gist: [
      'Hold the power button until it is off, pull the plug, turn it upside down, wipe it, and leave it off. Bring it in within a day or two.',
      'Off, unplugged, upside down: that is the first minute. Drying alone is not enough, as sugar and milk stay inside.',
    ],
    subject: ['Coffee on the laptop', 'What to do first'],
    hooks: {
      '*': [
        'Coffee on the laptop? Hold the power button until it is off.',
        'Spilt something on your laptop? The first minute decides.',
      ],
      patl: 'Off, unplugged, upside down: in this order.',
      fhi: 'Has it just happened? Hold the power button now, then read on.',
    },
    lines: {
      '*': [
        'After a spill, switch the laptop off before you save anything.',
        'Pull out the charger and everything else, and turn the laptop over like a tent.',
        'Do not shake it, and no hairdryer. Both drive liquid further in.',
        'Even if it works again after a spill, have it cleaned. Corrosion takes weeks.',
      ],
      h: ['The desk can wait. The desk has no battery.'],
    },
    scene: [
      'The mug tips, and you see it run between the keys.',
      'It dried overnight and works, and you think you were lucky.',
    ],
    why: [
      ['As long as there is current, wet contacts corrode.', 'A minute can make the difference.'],
      ['Sugar and milk leave a film that conducts and sticks.', 'Water alone is kinder than cola.'],
    ],
    parts: [
      [
        'Switch it off',
        ['Hold the button for ten seconds.', 'Never mind the document.'],
        'A finger on a power button',
      ],
      [
        'Unplug and turn over',
        ['Charger, mouse, stick.', 'Open like a tent, on a towel.'],
        'A laptop upside down on a towel',
      ],
      ['Have it cleaned', ['Within a day or two.', 'Say what was spilt.'], 'A laptop opened on a bench'],
    ],
    turn: ['And do not switch it on to see if it works.', 'Many can be saved if they come soon.'],
    asks: ['What was in the cup?', 'Where do you put your cup now?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'Take a breath. Then come by.' },
    caution: 'If it gets hot, smokes or smells, keep away from it and do not touch the plug with wet hands.',
    keep: 'the next cup beside your laptop',
    send: 'somebody who drinks at the keyboard',
    own: [
      {
        kinds: ['service', 'price', 'hours'],
        about: 'liquid|water|diagnos|clean|hours?\\b',
        lead: 'If it has happened:',
      },
    ],
    pic: { ask: 'A laptop upside down on a towel', alt: 'A laptop upside down on a towel' },
    claims: [['Liquid, current and corrosion', 'repair practice']],
  },
];
