// Shops for spare parts.
import type { Idea } from '../../library/idea.ts';
import { SPARES } from './kinds.ts';

export const SPARE_PARTS: readonly Idea[] = [
  {
    id: 'what-to-write-about-a-part',
    format: 'howto',
    again: 9,
    emoji: '🔩',
    tags: ['SpareParts', 'RepairIt', 'ModelNumber'],
    only: SPARES,
    title: ['How to find the right spare part', 'Ordering a spare part: where the model number is'],
    cover: 'Which spare part is it?',
    gist: [
      'Look for the label with the model number, write down all letters and figures, take a photo of the broken part, and then search or ask.',
      'The name of the machine is not enough: one model has many versions. The full number on the label decides.',
    ],
    subject: ['How to find the right spare part', 'Where the model number is'],
    hooks: {
      '*': [
        'Ordering a spare part? Take a photo of the label with the model number first.',
        'How to find the right spare part at the first try.',
      ],
      patl: 'The full model number on the label finds the right spare part.',
      fhi: 'Something is broken, and you want to mend it yourself? Start with the label.',
    },
    lines: {
      '*': [
        'The label with the model number is mostly inside the door, on the back or underneath.',
        'Copy the whole number of a machine, with letters, slashes and figures at the end.',
        'Take a photo of the broken part beside a ruler before you order a new one.',
        'Not sure? Send a photo of the label and of the part, and ask.',
      ],
      h: ['The part that fits nearly is the part that does not fit.'],
    },
    scene: [
      'The part looked the same in the picture. It is a finger too short.',
      'The machine has stopped, and you know only its name.',
    ],
    why: [
      [
        'Makers change parts between versions of the same model.',
        'Two machines with one name can need different pumps.',
      ],
      ['A return costs time in which the machine stands still.', 'With the number it is right at once.'],
    ],
    parts: [
      [
        'Find the label',
        ['In the door frame, at the back, under the flap.', 'Switch off and unplug first.'],
        'A label in a door frame',
      ],
      [
        'Photograph the whole number',
        ['All of it, in focus.', 'So that nothing is misread.'],
        'A phone above a label',
      ],
      [
        'Photograph the old part',
        ['From two sides, with a ruler.', 'Look for a number on the part itself.'],
        'An old part beside a ruler',
      ],
    ],
    turn: ['Then you find it in a minute.', 'Keep the photo of the label for next time.'],
    asks: ['What would you like to repair?', 'What have you already mended yourself?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'Send us a photo, and we will have a look.' },
    caution:
      'Unplug the machine before you open it. Gas and mains wiring belong in the hands of a qualified person.',
    keep: 'the next thing that breaks',
    send: 'somebody who likes to repair things',
    own: [
      {
        kinds: ['service', 'product'],
        about: '\\bparts\\b|model number|next.day',
        lead: 'For the part you need:',
      },
    ],
    pic: { ask: 'A label with a model number on a machine', alt: 'A label with a model number' },
    claims: [['Parts differ between versions of a model', 'repair trade practice']],
  },
  {
    id: 'mend-or-buy-new',
    format: 'answer',
    again: 9,
    emoji: '🛠️',
    tags: ['RepairIt', 'SpareParts', 'DoItYourself'],
    only: SPARES,
    title: ['Is it worth repairing, or should I buy new?', 'Repair or replace: three questions'],
    cover: 'Repair or replace?',
    question: 'Is it worth repairing my machine?',
    short: 'Often yes, if a part costs less than half of a new one and you can get it.',
    gist: [
      'Look at the price of the part, the age of the machine, and what else is worn. If the part costs a fraction and the rest is fine, repair it.',
      'Doors, hoses, filters and brushes are cheap and quickly changed. For a motor or electronics, ask first.',
    ],
    subject: ['Repair or replace?', 'Is it worth repairing?'],
    hooks: {
      '*': [
        'Should you repair it or buy new? Three questions help to decide.',
        'A broken machine is often one small part away from working.',
      ],
      patl: 'Price of the part, age, and what else is worn: that decides.',
      fhi: 'Before you throw it away, look what the part would cost.',
    },
    lines: {
      '*': [
        'If the part costs less than half of a new machine and the rest is fine, repair it.',
        'Filters, hoses, seals and brushes are cheap, and most people can change them.',
        'Clean the filter before you order a pump. It is often only that.',
        'Look for a video of your exact model before you open anything.',
      ],
      h: ['It stopped on a Sunday. They always stop on a Sunday.'],
    },
    scene: [
      'The machine makes a noise and no longer pumps. A new one costs hundreds.',
      'You stand in front of it and wonder if it is worth the trouble.',
    ],
    why: [
      [
        'Many faults come from parts that are made to be replaced.',
        'Seals, belts and brushes wear by design.',
      ],
      ['A repair saves money and waste.', 'The rest of the machine often has years to go.'],
    ],
    parts: [
      [
        'What does the part cost?',
        ['Compare it with a new machine.', 'Add the time it takes you.'],
        'A small part in a hand',
      ],
      [
        'How old is it?',
        ['Good machines last well over ten years.', 'Look at rust and noise.'],
        'An old machine',
      ],
      [
        'Can you do it?',
        ['With a screwdriver and a video, often yes.', 'Otherwise ask a repairer what it costs.'],
        'A screwdriver beside a panel',
      ],
    ],
    turn: ['If all three look good, order the part.', 'And keep the old screws.'],
    asks: ['What is broken at your place at the moment?', 'What did you last repair?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Tell us the model, and we will look for the part.' },
    caution: 'Pull out the plug before any repair, and leave gas and fixed wiring to somebody qualified.',
    keep: 'the day something stops',
    send: 'somebody about to throw something away',
    own: [
      {
        kinds: ['service', 'product', 'number'],
        about: 'parts?\\b|stock|model number|next.day',
        lead: 'For your repair:',
      },
    ],
    pic: { ask: 'A small part beside the machine it belongs to', alt: 'A small part beside its machine' },
    claims: [['Many faults lie in wearing parts', 'repair trade practice']],
  },
  {
    id: 'which-machine-is-oldest',
    format: 'question',
    again: 9,
    emoji: '⚙️',
    tags: ['RepairIt', 'OldMachines', 'MadeToLast'],
    only: SPARES,
    title: ['What is the oldest machine in your home that still works?', 'How old is your oldest machine?'],
    cover: 'Your oldest machine',
    gist: [
      'A mixer from the seventies, a {hoover|vacuum} from your mother: what is the oldest machine at your place that still runs?',
      'Some machines run for thirty years and more. Which is the oldest in your home?',
    ],
    subject: ['Your oldest machine', 'Still working?'],
    hooks: {
      '*': [
        'What is the oldest machine in your home that still works?',
        'How old is the oldest machine you still use?',
      ],
      patl: 'Which machine in your home has lasted the longest?',
      fhi: 'Tell us: what at your place is older than you and still runs?',
    },
    lines: {
      '*': [
        'Washing machine, mixer or drill: what is your oldest machine?',
        'How many times has your oldest machine been repaired?',
        'Post a photo of your oldest machine that still works.',
        'Which machine would you buy again at once?',
      ],
      h: ['It is louder than a train, and it has outlived three kitchens.'],
    },
    scene: [
      'In the cupboard stands a mixer that was a wedding present, for somebody else.',
      'It hums, it smells a little, and it works.',
    ],
    why: [['Machines that can be repaired last longest.', 'A new belt or seal, and it goes on.']],
    parts: [
      ['In the kitchen', ['Mixer, kettle, fridge.', 'Used every day.'], 'An old mixer'],
      [
        'In the house',
        ['{Hoover|Vacuum}, iron, washing machine.', 'With a part replaced now and then.'],
        'An old iron',
      ],
    ],
    turn: ['Tell us make and age.', 'The oldest one wins our respect.'],
    asks: ['What is it, and how old?', 'What has been replaced on it?'],
    ends: { patl: 'Tell us in a comment.', fhi: 'We would love to see it.' },
    keep: 'a look in the cupboard',
    send: 'whoever never throws anything away',
    pic: { ask: 'An old machine that still works', alt: 'An old machine that still works' },
    claims: [['Repairable machines last longer', 'common experience']],
  },
];
