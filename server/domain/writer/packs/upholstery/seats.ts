// What lies under a seat.
import type { Idea } from '../../library/idea.ts';

export const SEATS: readonly Idea[] = [
  {
    id: 'turn-the-chair-over',
    format: 'answer',
    again: 9,
    emoji: '🪑',
    tags: ['Upholstery', 'FurnitureRepair', 'KeepIt'],
    title: [
      'Is it worth reupholstering a chair? Turn it over',
      'Old armchair: keep the frame, change the cloth?',
    ],
    cover: 'Turn it over and see',
    question: 'Is it still worth having it reupholstered?',
    short: 'If the frame is sound and you like sitting in it, mostly yes. Lift it, rock it, turn it over.',
    gist: [
      'Cloth and foam can be replaced, a good frame hardly. If it is heavy, does not wobble, and has corner blocks and webbing underneath, the chair deserves a second life.',
      'What a seat is worth stands on its underside: solid wood, screwed corners, jute and springs. Staples in chipboard speak against it.',
    ],
    subject: ['The underside tells', 'Lift, rock, turn over'],
    hooks: {
      '*': [
        'Reupholster or replace? Turn the chair over before you decide.',
        'The worth of an armchair stands where nobody looks: underneath.',
      ],
      pt: [
        'The frame decides, since everything else on a seat is renewable.',
        'Whether a chair deserves new cloth is decided by its joints.',
      ],
      fi: [
        'Do you have a chair that looks dreadful and in which everybody likes to sit?',
        'Everybody fights for that ugly chair. Perhaps it only needs a new coat.',
      ],
      a: 'Sound frame, comfortable seat: reupholster. Wobbly and light: let it go.',
      h: 'Under the cushion: two coins, a hairgrip, and the remote control of a set that was thrown out in spring.',
      l: 'Old beech, new linen, same place by the window.',
    },
    lines: {
      '*': [
        'Lift the chair by one corner. If the others follow straight away, the frame is stiff. If it twists, the joints are loose.',
        'Sit down and listen. A creak comes from a joint, a twang from a spring. Both can be mended.',
        'Foam that crumbles to dust is no reason to part with a chair. It is a reason to renew the foam.',
        'Before choosing a cloth, ask who sits there: a cat, a child, the evening sun. Each of them argues for another one.',
      ],
      h: ['The dog has already decided that it stays. The dog was not asked about the colour.'],
    },
    scene: [
      'On its back on the workbench, it shows four webs of jute, a dozen springs, and the pencilled name of somebody who did this in another century.',
      'It came from a grandmother, it is mustard yellow, and nobody who sits in it wants to get up.',
    ],
    why: [
      [
        'A solid frame with glued and blocked corners can outlast several covers.',
        'Wood that has not moved for fifty years will hardly begin now.',
      ],
      [
        'Comfort is a matter of proportions, and you already know that they suit you.',
        'A new chair is a guess. This one has been tested for decades.',
      ],
    ],
    parts: [
      [
        'Lift one corner',
        ['Stiff is good, twisting means loose joints.', 'Loose is no verdict: it can be glued.'],
        'A hand lifting the corner of a chair',
      ],
      [
        'Look underneath',
        [
          'Wood, webbing, springs: yes. Chipboard and cardboard: think again.',
          'Woodworm leaves fine fresh dust. Old holes are only holes.',
        ],
        'The underside of an upholstered chair',
      ],
      [
        'Sit in it for ten minutes',
        ['Seat height, arms, back: that stays as it is.', 'What you like now you will like afterwards.'],
        'A person sitting in an old armchair',
      ],
      [
        'Reckon with the cloth',
        [
          'Ask how many metres it takes, and bring patterns home for a week.',
          'A stripe or a large pattern needs more.',
        ],
        'Cloth samples over an armrest',
      ],
    ],
    turn: [
      'Some chairs may go. It is easier once you have looked.',
      'A good frame under new cloth: that is another thirty years.',
    ],
    asks: ['Which piece of furniture would you never give away?', 'What have you found under a cushion?'],
    ends: {
      pa: 'Frame first, cloth last.',
      fi: 'And ask whoever really sits in it about the colour.',
      t: 'Joints, suspension, filling, cover.',
      h: 'The remote control has been reunited with its manual.',
      l: 'It may stay where it always stood.',
    },
    keep: 'the day when you look at sofas online',
    send: 'somebody with a mustard yellow heirloom',
    own: [
      {
        kinds: ['service', 'price', 'process', 'product'],
        about: 'upholst|fabric|frame|springs?|estimate|quote|collect|photo',
        lead: ['How to find out here.', 'And for a look from somebody who knows frames.'],
      },
    ],
    pic: { ask: 'A chair lying on its back on the bench', alt: 'The underside of an old upholstered chair' },
    claims: [['Signs of a sound frame; fillings and covers are renewable', 'trade practice of upholsterers']],
  },
  {
    id: 'double-rubs-and-nap',
    format: 'glossary',
    again: 10,
    emoji: '🧶',
    tags: ['UpholsteryWords', 'FabricGuide', 'Interiors'],
    title: [
      'Rub count, pile, piping, webbing: upholstery words explained',
      'How to read a sofa fabric label: rub count and other words',
    ],
    cover: 'Words under the cushion',
    gist: [
      'Rub count, pile, piping, webbing, railroading: five words that decide how a cover looks and how long it lasts.',
      'Between "durable" and "hard-wearing" stands a figure. It is called rub count, and it is worth asking for.',
    ],
    subject: ['Ask for the rub count', 'Five words under the cushion'],
    hooks: {
      '*': [
        'Choosing a sofa fabric? Ask for its rub count.',
        'Five words from under the cushion, so that a sample tells you something.',
      ],
      pt: [
        'Durability of covers is tested by rubbing, and the count can be asked for.',
        'A fabric is bought for its look and lived with for its weave.',
      ],
      fi: [
        'Have you ever stroked a velvet both ways and wondered why it changes colour?',
        'So many samples, and they all feel lovely. Which will still do so in ten years?',
      ],
      a: 'Rub count, pile, piping, webbing, railroaded. Know them, then choose.',
      h: '"Easy care" usually means that somebody else takes care of it.',
      l: 'Velvet, stroked downwards.',
    },
    lines: {
      '*': [
        'A machine rubs a sofa fabric until it gives way. The number of turns is the rub count: the higher, the tougher.',
        'Velvet has a direction. Stroke it: smooth downwards, dark upwards. All cushions have to agree.',
        'Sunlight bleaches silk and cotton more quickly than most people think. By a south window choose fibres made for it.',
        'Sit on the sample, rub it with a key, spill tea on it. Better on the sample than on the sofa.',
      ],
      h: ['A cat has a rub count of its own. It is not in the tables.'],
    },
    scene: [
      'Forty samples on the carpet, and the cat lies down on the velvet. The decision has been taken.',
      'On the label stands a five-figure number and a small symbol. The shop calls it "good".',
    ],
    why: [
      [
        'Samples look alike in the hand and differ after three years.',
        'The eye chooses the colour, and time tests the weave.',
      ],
      [
        'Words let you compare two offers for the same chair.',
        'With a figure in hand, one need not believe an adjective.',
      ],
    ],
    parts: [
      [
        'Rub count',
        [
          'Turns of a test machine before threads break, often named after Martindale.',
          'A measure for wear: more for a family sofa than for a bedroom chair.',
        ],
        'A cloth sample being rubbed',
      ],
      [
        'Pile',
        [
          'Upright threads, as on velvet, with a direction.',
          'The soft standing surface that changes colour when stroked.',
        ],
        'A hand stroking velvet',
      ],
      [
        'Piping',
        [
          'A covered cord along a seam, for line and strength.',
          'The thin roll that draws the edge of a cushion.',
        ],
        'Piping along a cushion edge',
      ],
      [
        'Webbing',
        [
          'The bands beneath that carry springs and you.',
          'Woven strips under the seat; when they sag, so does everything.',
        ],
        'Jute webbing on a frame',
      ],
      [
        'Railroaded',
        [
          'Cloth laid sideways, so that a long sofa needs no seam.',
          'The pattern runs across the roll instead of along it.',
        ],
        'A roll of fabric on a table',
      ],
    ],
    turn: [
      'Then take three samples home, and leave them in the room for a week.',
      'What still pleases you after a week may move in.',
    ],
    asks: ['What has your sofa had to put up with?', 'Velvet, linen or leather: what would you sit on?'],
    ends: {
      pa: 'Ask for figures, then for colours.',
      fi: 'And order the sample large enough to sit on.',
      t: 'Wear, direction, edge, support, layout.',
      h: 'Somebody else has declined.',
      l: 'With the pile.',
    },
    keep: 'the next set of samples',
    send: 'somebody who is choosing a sofa',
    own: [
      {
        kinds: ['product', 'service', 'process', 'number'],
        about: 'fabrics?|cloth|samples?|leather|velvet|linen|colours',
        lead: 'And what there is to touch here.',
      },
    ],
    pic: { ask: 'Fabric samples over an armrest', alt: 'Fabric samples lying over an armrest' },
    claims: [['Meanings of the terms; Martindale rub test', 'definition, textile testing']],
  },
];
