// Signs and lettering.
import type { Idea } from '../../library/idea.ts';
import { SIGNS } from './kinds.ts';

export const SIGNS_AND_VANS: readonly Idea[] = [
  {
    id: 'sign-read-in-three-seconds',
    format: 'mistake',
    again: 9,
    emoji: '🪧',
    tags: ['ShopSigns', 'SignTips', 'SmallBusinessTips'],
    only: SIGNS,
    title: [
      'How to make a shop sign that people can read',
      'Van or shop sign: what can be read in three seconds',
    ],
    cover: 'A sign people can read',
    wrong: 'Putting everything you do on the sign',
    gist: [
      'Name, what you do, and one way to reach you, in large letters with strong contrast. Look at it from across the street.',
      'People pass a sign in three seconds. Three things can be read in that time.',
    ],
    subject: ['A sign people can read', 'Three seconds, three things'],
    hooks: {
      '*': [
        'Can people read your sign from across the street? Go and look.',
        'What belongs on a shop sign or a van? Three things.',
      ],
      patl: 'Name, trade, number: more cannot be read in passing.',
      fhi: 'Go across the street and look at your sign. What can you read?',
    },
    lines: {
      '*': [
        'On a sign: who you are, what you do, how to reach you. Nothing else.',
        'Letters should be at least ten {centimetres|centimeters} high to be read across a street.',
        'Dark on light or light on dark: strong contrast is read first.',
        'On a van, the back is read most, by the driver behind you at the lights.',
      ],
      h: ['The handwriting font is lovely. It says either "Plumber" or "Flounder".'],
    },
    scene: [
      'A van stops at the lights, and you try to read the number. It is green before you have it.',
      'From the pavement opposite your name is a grey line.',
    ],
    why: [
      ['People walk or drive past, and look up for a moment.', 'Each extra word makes the others smaller.'],
      ['Thin and curly letters run together at a distance.', 'Simple letters can be read from further away.'],
    ],
    parts: [
      [
        'Choose three things',
        ['Name, trade, number or website.', 'The list of services goes elsewhere.'],
        'A sign with three lines',
      ],
      [
        'Make it large',
        ['Look from where your customers come.', 'Print it on paper first, and hold it up.'],
        'A paper sign on a shop front',
      ],
      [
        'Choose strong contrast',
        ['Try it in a black and white photo.', 'If it is still clear, it is good.'],
        'A sign in black and white',
      ],
    ],
    turn: ['Then look again at dusk.', 'Light can make a sign work for more hours.'],
    asks: ['Which sign in your town do you like best?', 'What does yours say?'],
    ends: {
      patl: 'Any questions? Just ask us.',
      fhi: 'Send us a photo of your front, and we will suggest something.',
    },
    keep: 'the next look at your own front',
    send: 'somebody who is opening a shop',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'signs?\\b|lettering|vans?\\b|vehicle|graphics|fitted',
        lead: 'Signs here:',
      },
    ],
    pic: { ask: 'A shop sign seen from across the street', alt: 'A shop sign seen from across the street' },
    claims: [['Legibility of signs', 'sign making practice']],
  },
  {
    id: 'before-you-order-a-sign',
    format: 'checklist',
    again: 9,
    emoji: '📐',
    tags: ['ShopSigns', 'SignMaking', 'SmallBusinessTips'],
    only: SIGNS,
    title: ['What to find out before you order a sign', 'New sign: what a sign maker needs to know'],
    cover: 'Before you order a sign',
    gist: [
      'Measure the place, take photos from the front and from the street, ask landlord and council if a sign is allowed, and bring your logo as a drawing file.',
      'Size, photos, permission, logo: with these four, a sign can be priced at once.',
    ],
    subject: ['Before you order a sign', 'Four things to have ready'],
    hooks: {
      '*': [
        'Ordering a new sign? Have these four things ready.',
        'Do you need permission for a shop sign? Ask before you order.',
      ],
      patl: 'Size, photos, permission, logo: that is all a sign maker needs.',
      fhi: 'Opening a shop and need a sign? Begin with a photo.',
    },
    lines: {
      '*': [
        'Take a photo of your shop front straight on, with something in it whose size you know.',
        'Ask your landlord and the council before you order a sign. Lit signs often need permission.',
        'A logo from a website is too small for a sign. Ask your designer for the vector file.',
        'Tell the sign maker how the wall is built. It decides how a sign is fixed.',
      ],
      h: ['The sign fits exactly. The door no longer opens.'],
    },
    scene: [
      'The sign is ready, and the landlord says no.',
      'You have a logo, in a screenshot, the size of a stamp.',
    ],
    why: [
      [
        'Rules differ from street to street, above all for old buildings and lit signs.',
        'It is quicker to ask first.',
      ],
      ['A sign is made for one wall.', "A hand's width too wide, and it covers the gutter."],
    ],
    parts: [
      [
        'Measure the place',
        ['Width and height, and what is beside it.', 'Doors, lamps, gutters.'],
        'A tape measure on a shop front',
      ],
      [
        'Take photos',
        ['Straight on, and from where people come.', 'Take them by day.'],
        'A photo of a shop front',
      ],
      ['Ask for permission', ['Landlord, council, house rules.', 'Get it in writing.'], 'A letter on a desk'],
      [
        'Find the logo file',
        ['A vector drawing, not a picture.', 'If there is none, it can be redrawn.'],
        'A logo on a screen',
      ],
    ],
    turn: ['Then you get a price and a drawing.', 'And see it on a photo before it is made.'],
    asks: ['What is above your door?', 'When was your sign last cleaned?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'Just send a photo to begin with.' },
    tick: true,
    keep: 'the day you need a sign',
    send: 'somebody who is moving into a shop',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'signs?\\b|lettering|graphics|site visit|fitted|survey',
        lead: 'How it works here:',
      },
    ],
    pic: { ask: 'A tape measure on a shop front', alt: 'A tape measure on a shop front' },
    claims: [['Signs may need consent', 'planning advice']],
  },
];
