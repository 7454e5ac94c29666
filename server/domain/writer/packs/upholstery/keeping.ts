// Mending, making new and looking after.
import type { Idea } from '../../library/idea.ts';

export const KEEPING: readonly Idea[] = [
  {
    id: 'wobbly-chair',
    format: 'mistake',
    again: 9,
    emoji: '🪑',
    tags: ['ChairRepair', 'FurnitureRepair', 'Upholstery'],
    title: ['Wobbly chair: why screws and nails make it worse', 'How to mend a loose chair joint'],
    cover: 'Do not screw a wobbly chair',
    wrong: 'Putting a screw into a wobbly chair',
    gist: [
      'A loose joint has to be taken apart, cleaned and glued again. Screws and nails split the wood and make the next repair harder.',
      'Old glue has given up. Clean it off, glue it anew and clamp it overnight, or have it done.',
    ],
    subject: ['Wobbly chair?', 'Glue, not screws'],
    hooks: {
      '*': [
        'Your chair wobbles? Please do not put a screw in it.',
        'Why screws and nails make a wobbly chair worse.',
      ],
      patl: 'A chair joint needs new glue and a clamp, and no metal.',
      fhi: 'Is there a chair at your table that nobody likes to sit on?',
    },
    lines: {
      '*': [
        'Stop using a chair that wobbles. Each time you sit on it, the joint gets looser.',
        'New glue does not hold on old glue. It has to be cleaned off first.',
        'Nails and screws split the joint of a chair. Then it needs a new part.',
        'If one joint of a chair is loose, check the others. They are the same age.',
      ],
      h: ['The guest was told to sit still. He laughed at the wrong moment.'],
    },
    scene: [
      'At dinner a chair creaks, and everybody looks.',
      'Somebody has put a screw into it, and a year later the leg is split.',
    ],
    why: [
      ['A chair moves a little with every use, and a screw cannot.', 'So the wood around it breaks.'],
      [
        'Where metal has been, there is a hole that has to be filled.',
        'It makes an easy repair a difficult one.',
      ],
    ],
    parts: [
      [
        'Take the joint apart',
        ['Only what is loose, with a soft hammer.', 'Mark the parts first.'],
        'A chair leg taken out',
      ],
      ['Clean off the old glue', ['Down to the wood.', 'It takes patience.'], 'A chisel on a chair joint'],
      [
        'Glue it and clamp it',
        ['On a flat floor, overnight.', 'All four legs must stand.'],
        'A chair in clamps',
      ],
    ],
    turn: ['For old or valuable chairs, have it done.', 'Then it holds for another generation.'],
    asks: ['Which chair at your home wobbles?', 'What have you mended with a screw?'],
    ends: { patl: 'It is easier than it sounds.', fhi: 'Bring it in before a guest sits on it.' },
    keep: 'the next creak',
    send: 'whoever reaches for the screwdriver',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'repairs?\\b|chairs?\\b|frames?\\b|restor',
        lead: 'If you would like it done:',
      },
    ],
    pic: { ask: 'A chair in clamps', alt: 'A chair in clamps' },
    claims: [['Mechanical fasteners damage chair joints', 'furniture restoration textbook']],
  },
  {
    id: 'how-it-is-reupholstered',
    format: 'behind',
    again: 10,
    emoji: '🔨',
    tags: ['BehindTheScenes', 'Upholstery', 'HowItsMade'],
    title: ['What happens when a chair is reupholstered', 'From old chair to new: the steps'],
    cover: 'How a chair is reupholstered',
    gist: [
      'The old cover comes off, the frame is repaired, webbing, springs and padding are renewed, and the new fabric is cut, sewn and fixed. It takes days.',
      'First take off, then mend, then build up, then cover: that is how an old chair becomes new.',
    ],
    subject: ['How a chair is reupholstered', 'Step by step'],
    hooks: {
      '*': [
        'What happens when a chair is reupholstered? Here are the steps.',
        'Why does reupholstery take so long? Look what is inside.',
      ],
      patl: 'Strip, repair, build up, cover: the four steps of reupholstery.',
      fhi: 'Have you ever wondered what is inside your armchair?',
    },
    lines: {
      '*': [
        'The old cover of a chair is kept: it is the pattern for the new one.',
        'Under the fabric of an old chair there may be horsehair, and it can often be used again.',
        'Coins, pens and toys: in nearly every sofa something is found.',
        'The webbing carries everything. If a seat sags, it is often only that.',
      ],
      h: ['Found so far: two rings, one tooth, and a lot of pens.'],
    },
    scene: [
      'The old fabric is off, and on the floor lie hundreds of tacks.',
      'From outside it looked fine. Inside two springs were broken.',
    ],
    why: [
      ['Every layer rests on the one below.', 'If the webbing is weak, new padding sags as well.'],
      ['Most of it is done by hand.', 'No two chairs are the same.'],
    ],
    parts: [
      [
        'The cover comes off',
        ['Slowly, tack by tack.', 'It is kept as a pattern.'],
        'An old chair without its cover',
      ],
      [
        'The frame is repaired',
        ['Glued, cleaned, treated if need be.', 'Now is the time for it.'],
        'A bare chair frame',
      ],
      [
        'The seat is built up',
        ['Webbing, springs, padding.', 'As firm as you like it.'],
        'Springs tied in a seat',
      ],
      [
        'The fabric goes on',
        ['Cut, sewn, stretched and fixed.', 'The pattern must meet.'],
        'New fabric on a chair',
      ],
    ],
    turn: ['Then it is good for twenty years or more.', 'You may come and see it half done.'],
    asks: ['What would be found in your sofa?', 'Soft or firm: how do you like to sit?'],
    ends: { patl: 'Try it the next time.', fhi: 'Ask for a photo on the way.' },
    keep: 'the day your chair goes away',
    send: 'somebody who likes to see inside things',
    own: [
      {
        kinds: ['process', 'number', 'people', 'service'],
        about: 'springs|traditional|by hand|restor|weeks|webbing|reupholster',
        lead: 'How it is here:',
      },
    ],
    pic: { ask: 'A chair half stripped on your bench', alt: 'A chair half stripped on a bench' },
    claims: [['Steps of reupholstery', 'upholstery textbook']],
  },
  {
    id: 'keep-a-sofa-nice',
    format: 'tip',
    again: 9,
    emoji: '🛋️',
    tags: ['SofaCare', 'FurnitureCare', 'Upholstery'],
    title: ['How to keep a sofa looking good', 'Sofa care: three habits'],
    cover: 'Keep your sofa nice',
    gist: [
      '{Vacuum|Vacuum} it every week or two, turn and swap the cushions, and keep it out of strong sun. Blot spills at once and do not rub.',
      'Dust wears fabric, sun fades it, and always sitting in the same place flattens it. Three small habits help.',
    ],
    subject: ['How to keep a sofa nice', 'Three habits for your sofa'],
    hooks: {
      '*': [
        'How do you keep a sofa looking good? Three habits are enough.',
        'Why does one end of the sofa sag? You always sit there.',
      ],
      patl: 'Vacuum, turn, shade: that keeps a sofa nice for years.',
      fhi: 'Where do you always sit on your sofa? You can see it, can you not?',
    },
    lines: {
      '*': [
        'Swap the cushions of your sofa every month. Then all of them wear evenly.',
        'Vacuum a sofa with a soft brush. Grit wears the fabric like sandpaper.',
        'Blot a spill on a sofa with a white cloth, from the edge to the middle. Do not rub.',
        'In summer, draw the blind at noon. Sun fades fabric and dries leather.',
      ],
      h: ['Under the cushion live a pen, two coins and a biscuit.'],
    },
    scene: [
      'One cushion is flat, and the other looks like new.',
      'The back of the sofa has become paler than the front.',
    ],
    why: [
      ['Dust and crumbs work their way in and rub the threads.', 'Each time you sit down they move.'],
      ['Foam needs time to recover.', 'If you sit on it daily in the same place, it cannot.'],
    ],
    parts: [
      [
        'Vacuum it',
        ['Soft brush, in the gaps, too.', 'Once or twice a month at least.'],
        'A vacuum brush on a sofa',
      ],
      [
        'Turn and swap',
        ['Cushions that come off can be turned.', 'Shake them up as well.'],
        'A cushion being turned',
      ],
      [
        'Keep it out of the sun',
        ['Half a {metre|yard} from heaters, too.', 'A throw on the back helps.'],
        'A sofa beside a blind',
      ],
    ],
    turn: [
      'If the seat sags all the same, the filling can be renewed.',
      'That costs much less than a new sofa.',
    ],
    asks: ['Which place is yours?', 'What have you found under the cushions?'],
    ends: { patl: 'Ask if anything is unclear.', fhi: 'Swap the cushions tonight.' },
    keep: 'the next Saturday of cleaning',
    send: 'whoever sits in your place',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'foam|cushions?\\b|sofas?\\b|refill|clean',
        lead: 'If a seat has gone flat:',
      },
    ],
    pic: { ask: 'A sofa cushion being turned', alt: 'A sofa cushion being turned' },
    claims: [['Grit abrades fabric and foam needs rest', 'furniture care practice']],
  },
];
