// Shops for furniture, new and used.
import type { Idea } from '../../library/idea.ts';
import { FURNITURE, USED_FURNITURE } from './kinds.ts';

export const FURNITURE_SHOPS: readonly Idea[] = [
  {
    id: 'will-it-fit-through-the-door',
    format: 'checklist',
    again: 9,
    emoji: '🛋️',
    tags: ['FurnitureTips', 'SofaShopping', 'MeasureTwice'],
    only: FURNITURE,
    title: [
      'Will the sofa fit through the door? Measure this first',
      'Buying furniture: what to measure at home',
    ],
    cover: 'Measure the door first',
    gist: [
      'Measure the place, every door on the way, the stairs and the lift. Compare with the width, height and diagonal of the piece, and ask if the legs come off.',
      'More furniture fails on the stairs than in the room. Four measurements save the trip back.',
    ],
    subject: ['Will it fit through the door?', 'Measure before you buy'],
    hooks: {
      '*': [
        'Before you buy a sofa, measure the doors and the stairs.',
        'Will it fit through the door? Four measurements tell you.',
      ],
      patl: 'Place, doors, stairs, lift: measure these before you buy furniture.',
      fhi: 'Have you fallen in love with a sofa? Measure your front door first.',
    },
    lines: {
      '*': [
        'Measure the narrowest door on the way, with the door itself taken off if need be.',
        'Mark the size of a sofa on your floor with tape. Can you still walk past?',
        'Ask if the legs of a sofa or table come off. It often decides.',
        'Measure the stairs at the turn, and the height of the ceiling there.',
      ],
      h: ['The sofa lived in the hall for a week. It was a nice hall.'],
    },
    scene: [
      'Two people stand in the stairwell with a sofa, and neither can move.',
      'It was the right size for the room. The room is on the third floor.',
    ],
    why: [
      [
        'Large pieces have to be tilted, so the diagonal counts as well.',
        'A sofa often goes through upright.',
      ],
      ['In a big shop everything looks smaller.', 'At home the ceiling is lower.'],
    ],
    parts: [
      [
        'The place',
        ['Width, depth, and room to walk round.', 'Do doors and drawers still open?'],
        'Tape on a floor',
      ],
      [
        'The way in',
        ['Front door, hall, room door.', 'The narrowest one counts.'],
        'A tape measure at a door',
      ],
      [
        'Stairs and lift',
        ['Width, and height at the turn.', 'Photos help the people who carry.'],
        'A staircase',
      ],
      [
        'The piece',
        ['Width, height, depth and diagonal.', 'With and without legs.'],
        'A tape measure on a sofa',
      ],
    ],
    turn: [
      'Bring the numbers with you, and we can tell you.',
      'And say which floor you live on when it is delivered.',
    ],
    asks: ['What did not fit through your door?', 'Which floor do you live on?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'Then enjoy your new sofa.' },
    tick: true,
    keep: 'the next piece of furniture',
    send: 'whoever has to carry it',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'deliver|sofas?|measure|assembl',
        lead: 'About delivery here:',
      },
    ],
    pic: { ask: 'A tape measure in a door frame', alt: 'A tape measure in a door frame' },
    claims: [['Access is a common cause of failed furniture deliveries', 'removal trade practice']],
  },
  {
    id: 'check-used-furniture',
    format: 'checklist',
    again: 9,
    emoji: '🪑',
    tags: ['UsedFurniture', 'SecondHandFurniture', 'FurnitureTips'],
    only: USED_FURNITURE,
    title: ['What to check on used furniture before you buy', 'Second-hand furniture: a two-minute check'],
    cover: 'Check used furniture',
    gist: [
      'Sit on it, rock it, open every drawer, look underneath and smell it. Solid wood and firm joints are worth a lot, and scratches can be mended.',
      'Wobbles, drawers, joints and smell: check these, and you know if it will last.',
    ],
    subject: ['Check used furniture', 'Two minutes before you buy'],
    hooks: {
      '*': [
        'Buying used furniture? Do these five things before you pay.',
        'How to see if a used table or sofa is still good.',
      ],
      patl: 'Sit, rock, open, look underneath, smell: five checks for used furniture.',
      fhi: 'Have you found a piece you like? Turn it over first.',
    },
    lines: {
      '*': [
        'Rock a chair or a table. A loose joint can be glued, and a broken leg costs more.',
        'Pull out each drawer. If it runs and has proper joints, the piece was well made.',
        'Smell inside wardrobes and drawers. Damp and smoke go away slowly.',
        'Sit on a used sofa at each place. Then you know where somebody sat for ten years.',
      ],
      h: ['It is solid oak. You will notice on the stairs.'],
    },
    scene: [
      'You have found the table you were looking for, and you look only at the top.',
      'At home the lovely chair wobbles.',
    ],
    why: [
      [
        'Scratches are on the surface, while joints decide how long it lasts.',
        'Solid wood can be sanded and oiled.',
      ],
      ['Well made pieces have often lasted fifty years already.', 'They will last another fifty.'],
    ],
    parts: [
      [
        'Rock it and sit on it',
        ['Nothing should creak or move.', 'Try each chair of a set.'],
        'A hand on the back of a chair',
      ],
      ['Open everything', ['Drawers, doors, locks.', 'Is the key there?'], 'An open drawer'],
      [
        'Look underneath',
        ['Labels, repairs, small holes with fresh dust.', 'Wood, or chipboard?'],
        'The underside of a table',
      ],
      [
        'Smell it',
        ['Inside, with the doors closed for a minute.', 'Fresh air helps against most smells.'],
        'An open wardrobe',
      ],
    ],
    turn: ['If it passes, take it. Tomorrow it may be gone.', 'And measure your door before.'],
    asks: ['What is your best used piece?', 'What are you looking for?'],
    ends: { patl: 'It is good to know in time.', fhi: 'Come and turn things over. You may.' },
    tick: true,
    keep: 'your next look round',
    send: 'somebody who is furnishing a flat',
    own: [
      {
        kinds: ['product', 'price', 'process'],
        about: 'cleaned|checked|sofas?|tables?|wardrobes?|from £',
        lead: 'What comes in here:',
      },
    ],
    pic: { ask: 'A used table turned on its side', alt: 'A used table turned on its side' },
    claims: [['Joints decide how long furniture lasts', 'furniture trade practice']],
  },
  {
    id: 'where-did-you-find-it',
    format: 'question',
    again: 9,
    emoji: '🪑',
    tags: ['FurnitureTalk', 'HomeTalk', 'FavouritePiece'],
    only: FURNITURE,
    title: ['Which piece of furniture would you never give away?', 'Your favourite piece of furniture'],
    cover: 'The piece you never give away',
    gist: [
      'A chair from your grandfather, the first table, a find from the street: which piece of furniture would you never give away?',
      'In most homes one piece has come along on every move. Which is it in yours?',
    ],
    subject: ['Which piece would you keep?', 'Your favourite piece'],
    hooks: {
      '*': [
        'Which piece of furniture would you never give away?',
        'Which piece of furniture has come along on every move?',
      ],
      patl: 'Which piece in your home has been with you the longest?',
      fhi: 'Show us the piece of furniture you love most.',
    },
    lines: {
      '*': [
        'Table, chair or sofa: which piece would you never give away?',
        'What is the oldest piece of furniture in your home?',
        'Have you ever found furniture by the road? What was it?',
        'Post a picture of your favourite chair.',
      ],
      h: ['It is not comfortable, it is not pretty, and it stays.'],
    },
    scene: [
      'In each flat you have lived in stood the same chair.',
      'Visitors ask where you found that table.',
    ],
    why: [['We keep furniture because of what happened at it.', 'And because good pieces last.']],
    parts: [
      [
        'Inherited',
        ['From a grandmother or an aunt.', 'With a scratch whose story you know.'],
        'An old armchair',
      ],
      [
        'Found',
        ['On the street, at a market, in a shop like this.', 'You knew at once.'],
        'An old table with a lamp',
      ],
    ],
    turn: ['Tell us, or show us a photo.', 'We love stories about furniture.'],
    asks: ['What is it?', 'Where did you get it?'],
    ends: { patl: 'Tell us in a comment.', fhi: 'We would love to see it.' },
    keep: 'a look round your home',
    send: 'whoever helped you carry it',
    pic: { ask: 'An old chair with a story in your shop', alt: 'An old chair with a story' },
    claims: [['People keep furniture for its memories', 'common experience']],
  },
];
