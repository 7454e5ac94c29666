// Chairs, and what all menders share.
import type { Idea } from '../../library/idea.ts';

/** Who works on seats. */
const UPHOLSTERY = 'upholst|sofas?\\b|armchair|chairs?\\b|furniture';

export const SEATS: readonly Idea[] = [
  {
    id: 'turn-the-chair-over',
    format: 'answer',
    only: UPHOLSTERY,
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
    only: UPHOLSTERY,
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
  {
    id: 'repaired-three-times',
    format: 'question',
    again: 9,
    emoji: '🪡',
    tags: ['RepairCulture', 'MadeToLast', 'MendingMatters'],
    title: ['What have you had repaired more than once?', 'The thing that you have mended again and again'],
    cover: 'Repaired, and again',
    gist: [
      'Boots with their third soles, a coat with its second lining, a chair from before the war: which of your things has been mended so often that it has become yours?',
      'Some things get better with each repair. Which of yours has been to the workshop more than once?',
    ],
    subject: ['Its third soles', 'Mended, and dearer for it'],
    hooks: {
      '*': [
        'Boots, coat or chair: which of your things has been mended the most times?',
        'Some things are only really ours after the second repair.',
      ],
      pt: [
        'People repair what they use and what they like, and the list of it is short and honest.',
        'Repeated repair is a rather exact sign of what somebody values.',
      ],
      fi: [
        'Is there something at your place that you would have mended a fourth time?',
        'There is that one thing which you would have repaired at any price, is there not?',
      ],
      a: 'Name the thing that you have had mended most often.',
      h: 'New handle, new blade, still the same axe. With boots it works in the same way.',
      l: 'A seam over a seam.',
    },
    lines: {
      '*': [
        'Name a thing of yours that has been repaired so often that it would now be rude to throw it away.',
        'A repair is a vote: for this coat, and against the next one.',
        'Mended things are recognised by their owners, in the dark, by touch.',
        'Children of people who had things repaired have things repaired.',
      ],
      h: ['By now the jacket consists of repairs and one original pocket. The pocket has a hole.'],
    },
    scene: [
      'She puts them on the counter and says: "I know." They are the boots from last year, and from the year before.',
      'In the lining of the coat there are three ticket stubs, and each of them is from another lining.',
    ],
    why: [
      [
        'Whatever has been kept alive was chosen several times over.',
        'A repair needs a reason, and the reason is usually a person.',
      ],
    ],
    parts: [
      [
        'Something to wear',
        ['Boots, a coat, a bag with a tired handle.', 'It has taken your shape, and nothing new has.'],
        'Worn boots with new soles',
      ],
      [
        'Something to sit on or to use',
        [
          'A chair, a clock, a pair of scissors that somebody sharpens.',
          'It was there before you, and means to stay.',
        ],
        'An old chair with a new cover',
      ],
    ],
    turn: ['Tell its story. It has earned it.', 'The fourth time is the best: by then everybody knows it.'],
    asks: ['What have you had repaired more than once?', 'What would you never throw away, however worn?'],
    ends: {
      pa: 'Repair is a form of choosing.',
      fi: 'And whatever it is: wear it tomorrow.',
      t: 'Service life is a decision.',
      h: 'The axe sends its regards. All of it is new.',
      l: 'Worn, and loved for it.',
    },
    keep: 'the day when something tears',
    send: 'the one who repairs everything',
    pic: { ask: 'A thing that has been mended visibly', alt: 'A leather boot with a visible repair' },
    claims: [['People keep and repair what they like', 'common experience']],
  },
  {
    id: 'the-hour-before-closing',
    format: 'behind',
    again: 10,
    emoji: '🕯️',
    tags: ['WorkshopLife', 'BehindTheScenes', 'Mending'],
    title: [
      'What a mender looks at first, and why the ticket matters',
      'How a repair begins: what your things tell a mender',
    ],
    cover: 'What is looked at first',
    gist: [
      'First the old repair, then the new damage, then the person: who wears it, how, and until when is it needed? Only then comes a needle or a hammer.',
      'In a repair workshop most of the thinking happens before anything is undone. A ticket with three lines keeps it.',
    ],
    subject: ['First the old repair', 'Three lines on a ticket'],
    hooks: {
      '*': [
        'A mender reads your things: how you walk, where you lean, what you carry.',
        'In a repair workshop the first look goes to what somebody mended before.',
      ],
      pt: [
        'Damage has a cause, and a repair that ignores it will be back.',
        'A careful diagnosis is the longer half of many repairs.',
      ],
      fi: ['What would your coat tell about you?', 'You hand it over the counter. And then?'],
      a: 'Look, ask, write it down. Then begin.',
      h: 'One look at the left heel, and somebody knows on which shoulder you carry your bag.',
      l: 'Worn places, read like handwriting.',
    },
    lines: {
      '*': [
        'Say at the counter what it is needed for and when. "For Saturday" and "for ten years" are two different repairs.',
        'Tell the mender what you tried yourself, superglue included. It gets found anyway.',
        'Empty pockets and bags before you hand them in. And look in the lining.',
        'The worn spot says more than the hole: it shows where it will give way next.',
      ],
      h: [
        'In the drawer for things found in pockets: seven shopping lists, a tooth, a love letter. It was handed back without a word.',
      ],
    },
    scene: [
      'Under the lamp lies a sleeve, turned inside out. Someone sewed here with blue thread, sixty years ago, and well.',
      'Six o\'clock, the last ticket goes on the last hook. On it: "Left pocket. For Friday. Not too nice."',
    ],
    why: [
      [
        'Wear tells of use, and use will go on tomorrow.',
        'Who only closes the hole has not asked how it came about.',
      ],
      ['Undoing something takes away evidence, so one looks first.', 'Old stitches show how it was meant.'],
    ],
    parts: [
      [
        'The old repair is read',
        ['Whether it held, and why it did not.', 'Good old work is left alone.'],
        'An old darn under a lamp',
      ],
      [
        'The cause is looked for',
        ['A bag, a bicycle, a gait, a cat.', 'Then the repair is put where the load is.'],
        'A finger on a worn spot',
      ],
      [
        'The ticket is written',
        ['What, for when, how visible.', 'Three lines save three phone calls.'],
        'A paper ticket on a hook',
      ],
      [
        'The thread is chosen last',
        [
          'Not the one that matches in the box, but the one that matches by the window.',
          'Strong enough, and no stronger than the cloth.',
        ],
        'Spools held against cloth at a window',
      ],
    ],
    turn: [
      'Then it goes quiet, and you can hear the clock.',
      'A repair begins with looking, and ends with nobody noticing.',
    ],
    asks: ['What would your shoes say about you?', 'Who in your family could mend things?'],
    ends: {
      pa: 'Cause, purpose, material: in this order.',
      fi: 'And yes, do look in the lining.',
      t: 'Inspect, diagnose, record, repair.',
      h: 'And the right heel says that you run for buses.',
      l: 'A lamp, a thread.',
    },
    keep: 'the next time something goes to the workshop',
    send: 'somebody with superglue in the kitchen drawer',
    own: [
      {
        kinds: ['process', 'people', 'history', 'service'],
        about: 'by hand|workshop|bench|machine|train|years|since|famil',
        lead: 'And who bends over it here.',
      },
    ],
    pic: {
      ask: 'A row of tickets on hooks, or your lamp and bench',
      alt: 'Paper tickets on hooks in a workshop',
    },
    claims: [['Diagnosis before repair', 'trade practice']],
  },
];
