// Shops for lamps.
import type { Idea } from '../../library/idea.ts';
import { LIGHTS } from './kinds.ts';

export const LIGHTING_SHOPS: readonly Idea[] = [
  {
    id: 'which-bulb',
    format: 'answer',
    again: 9,
    emoji: '💡',
    tags: ['LightingTips', 'HomeLighting', 'LightBulbs'],
    only: LIGHTS,
    title: ['Which light bulb do I need?', 'Warm or cool, bright or dim: how to choose a bulb'],
    cover: 'Which bulb do I need?',
    question: 'Which bulb do I need for this lamp?',
    short: 'Look at the base, choose warm or cool, and count lumens instead of watts.',
    gist: [
      'Bring the old bulb or note the base. Choose warm white for living rooms and cooler white for work. Lumens tell you how bright it is.',
      'Base, {colour|color} of the light, brightness: with these three you find the right bulb.',
    ],
    subject: ['Which bulb do you need?', 'How to choose a bulb'],
    hooks: {
      '*': [
        'Which bulb do you need? Three things on the box tell you.',
        'Why is the new bulb too cold? You looked only at the watts.',
      ],
      patl: 'Base, warmth, lumens: these three decide which bulb you need.',
      fhi: 'Have you bought a bulb that makes your sofa look like a {car park|parking lot}?',
    },
    lines: {
      '*': [
        'Warm white is around two thousand seven hundred kelvin. It suits living rooms and bedrooms.',
        'Count lumens, not watts. About eight hundred lumens replace an old sixty watt bulb.',
        'For a dimmer the box must say that the bulb is dimmable.',
        'Take a photo of the old bulb and its base before you go to the shop.',
      ],
      h: ['The kitchen is bright. The guests look like a passport photo.'],
    },
    scene: [
      'You stand before a wall of bulbs, and the one at home was simply round.',
      'The new bulb fits, and the room feels like a waiting room.',
    ],
    why: [
      [
        'Light bulbs differ in base, brightness and {colour|color}.',
        'The same brightness can be cosy or cold.',
      ],
      ['Watts only say how much current it uses.', 'Modern bulbs need a tenth of it for the same light.'],
    ],
    parts: [
      [
        'Check the base',
        ['Screw or bayonet, large or small, or pins.', 'A photo is enough.'],
        'The base of a bulb',
      ],
      [
        'Choose how warm',
        ['Warm for evenings, neutral for work.', 'In one room all should be the same.'],
        'A warm and a cool bulb',
      ],
      [
        'Choose how bright',
        ['More for kitchen and desk, less beside the bed.', 'A dimmer gives you both.'],
        'A lamp above a table',
      ],
    ],
    turn: ['If you are not sure, bring the lamp.', 'And change all the bulbs of one lamp together.'],
    asks: ['Warm or cool: what do you like?', 'Which room is too dark?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'Bring the old one, and we will find its match.' },
    keep: 'the next bulb that goes',
    send: 'somebody whose living room is too bright',
    own: [
      { kinds: ['service', 'product'], about: 'bulbs?\\b|\\bLED|advice|plan|lamps?', lead: 'For your lamp:' },
    ],
    pic: { ask: 'A warm and a cool bulb side by side, both lit', alt: 'A warm and a cool bulb side by side' },
    claims: [['Lumens and kelvin', 'definitions']],
  },
  {
    id: 'how-high-over-the-table',
    format: 'howto',
    again: 9,
    emoji: '🪔',
    tags: ['LightingTips', 'PendantLight', 'DiningRoom'],
    only: LIGHTS,
    title: [
      'How high should a lamp hang over a dining table?',
      'Pendant light: height and size over a table',
    ],
    cover: 'How high should it hang?',
    gist: [
      'The lower edge should be about sixty to seventy {centimetres|centimeters} above the table, so that it lights the plates and you can see each other. The lamp should be narrower than the table.',
      'Sit down, hold the lamp up, and lower it until it does not dazzle and does not hide a face.',
    ],
    subject: ['How high over the table?', 'A lamp over the dining table'],
    hooks: {
      '*': [
        'How high should a lamp hang over the dining table? Lower than most people think.',
        'A lamp over the table: how to find the right height and size.',
      ],
      patl: 'About two hand spans above the table, and narrower than the table itself.',
      fhi: 'Does your table lamp dazzle you, or do you sit in the dark? Change its height.',
    },
    lines: {
      '*': [
        'Hang a lamp over the table low enough to light the plates, and high enough to see each other.',
        'For a long table, two or three small lamps in a row light it better than one large one.',
        'Leave the cable long at first, and shorten it after a week.',
        'Put a dimmer on the lamp over the table: bright for homework, soft for dinner.',
      ],
      h: ['If you hit your head when you stand up, it is a little low.'],
    },
    scene: [
      'You sit down to eat and look straight into the bulb.',
      'The lamp hangs so high that the table is dark and the ceiling is bright.',
    ],
    why: [
      ['A lamp that hangs high lights the room and not the table.', 'If it hangs too high, it dazzles you.'],
      [
        'If the lamp is too wide, people bump into it.',
        'If it is too small, the ends of the table stay dark.',
      ],
    ],
    parts: [
      [
        'Sit down and try',
        ['Somebody holds the lamp while you look.', 'You should see the face opposite.'],
        'Two people holding a lamp over a table',
      ],
      [
        'Measure the table',
        ['The shade about half as wide as the table.', 'For long tables, several.'],
        'A tape measure on a table',
      ],
      [
        'Hang it over the table',
        ['And not in the middle of the room.', 'A hook moves the cable.'],
        'A cable on a ceiling hook',
      ],
    ],
    turn: ['Then light it in the evening and look again.', 'Bring a photo of your table, and we can help.'],
    asks: ['What hangs over your table?', 'One lamp or several?'],
    ends: { patl: 'It is good to know in time.', fhi: 'Bring a photo of the room.' },
    caution: 'Have fixed wiring done by a qualified electrician.',
    keep: 'the next dinner',
    send: 'somebody who eats in the dark',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'pendant|lamps?\\b|plan|showroom|appointment|advice',
        lead: 'For your table:',
      },
    ],
    pic: { ask: 'A lamp over a laid table', alt: 'A lamp over a laid table' },
    claims: [['Usual height of pendants', 'lighting design practice']],
  },
  {
    id: 'three-lights-for-a-room',
    format: 'tip',
    again: 9,
    emoji: '🛋️',
    tags: ['LightingTips', 'InteriorTips', 'HomeLighting'],
    only: LIGHTS,
    title: ['Why one ceiling light is not enough', 'How to light a living room'],
    cover: 'Three lights for one room',
    gist: [
      'A living room needs light for the whole room, light to read by, and a soft light for the evening. Three smaller lamps are better than one bright one.',
      'With a lamp to read, one in a dark corner and one for the ceiling, a room becomes cosy.',
    ],
    subject: ['How to light a living room', 'One lamp is not enough'],
    hooks: {
      '*': [
        'Is your living room bright and still not cosy? It needs more than one lamp.',
        'How to light a living room: three lamps in three places.',
      ],
      patl: 'Three smaller lamps make a room cosier than one bright one.',
      fhi: 'Do you switch on the big light in the evening? Try this instead.',
    },
    lines: {
      '*': [
        'Put a lamp into the darkest corner. The room looks larger at once.',
        'A reading lamp belongs beside you, a little behind your shoulder.',
        'Use warm bulbs of the same kind in all lamps of one room.',
        'Put the lamps on one switch or a timer, and you will really use them.',
      ],
      h: ['The big light is for looking for the cat.'],
    },
    scene: [
      'It is evening, the ceiling light is on, and nobody feels comfortable.',
      'In a restaurant you notice how soft the light is. At home it is like an office.',
    ],
    why: [
      ['One light from above makes hard shadows and dark corners.', 'Everything in the room looks flat.'],
      ['For reading you need light in another place than for television.', 'Several lamps let you choose.'],
    ],
    parts: [
      [
        'Light for the room',
        ['Ceiling or a tall lamp that shines upwards.', 'Best with a dimmer.'],
        'A floor lamp in a corner',
      ],
      [
        'Light to read by',
        ['Beside the chair, bright and aimed.', 'It should not dazzle anybody else.'],
        'A reading lamp by a chair',
      ],
      [
        'Light for the evening',
        ['Small and warm, on a shelf or in a window.', 'It makes the room friendly.'],
        'A small lamp on a shelf',
      ],
    ],
    turn: ['Try it with lamps you have before you buy.', 'A photo of the room helps us to advise you.'],
    asks: ['How many lamps are in your living room?', 'Which corner is dark?'],
    ends: { patl: 'It is good to know in time.', fhi: 'Switch off the big light tonight.' },
    keep: 'the first dark evening',
    send: 'somebody with one bright lamp',
    own: [
      {
        kinds: ['service', 'product'],
        about: 'plan|lamps?\\b|table lamps|advice|showroom',
        lead: 'For your room:',
      },
    ],
    pic: { ask: 'A living room corner with a lit lamp', alt: 'A living room corner with a lit lamp' },
    claims: [['Layered lighting', 'lighting design practice']],
  },
  {
    id: 'warm-or-cool-light',
    format: 'either',
    again: 9,
    emoji: '💡',
    tags: ['LightingTalk', 'ThisOrThat', 'HomeLighting'],
    only: LIGHTS,
    title: ['Warm light or cool light: what do you like at home?', 'Warm or cool light?'],
    cover: 'Warm or cool light?',
    gist: [
      'Warm like a candle or clear like daylight: which light do you like at home?',
      'Some like it cosy, and some like to see everything. Which are you?',
    ],
    subject: ['Warm or cool light?', 'Which light do you like?'],
    hooks: {
      '*': [
        'Warm light or cool light: what do you like at home?',
        'Cosy or clear: which light is in your living room?',
      ],
      patl: 'Warm or cool: which light do you prefer?',
      fhi: 'Quick question for the evening: warm or cool light?',
    },
    lines: {
      '*': [
        'Warm or cool light? One word is enough.',
        'Warm light for the evening, clear light for work: many homes have both.',
        'Do you still have an old bulb that has never gone?',
        'Which lamp at home do you switch on first?',
      ],
      h: ['In my bathroom mirror I would like it very warm, please.'],
    },
    scene: [
      'In your kitchen it is bright as day, and in the hall it is like candlelight.',
      'Two people share a sofa and do not agree about the lamp.',
    ],
    why: [['Warm light calms, and cool light keeps you awake.', 'Taste plays a part, and so does age.']],
    parts: [
      ['Warm', ['Like a candle or an old bulb.', 'For sofa and bed.'], 'A lamp with warm light'],
      ['Cool', ['As clear as daylight.', 'For desk and kitchen.'], 'A lamp with cool light'],
    ],
    turn: ['Write "warm" or "cool".', 'And for which room.'],
    asks: ['Warm or cool?', 'For which room?'],
    ends: { patl: 'One word: warm or cool.', fhi: 'And have a cosy evening.' },
    keep: 'the next evening at home',
    send: 'whoever switches on the big light',
    pic: { ask: 'Two lamps, one warm and one cool', alt: 'Two lamps, one warm and one cool' },
    claims: [['Warm light is preferred in the evening', 'lighting research']],
  },
];
