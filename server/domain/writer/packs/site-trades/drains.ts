// Drains: what blocks them, what to look at, and when to call.
import type { Idea } from '../../library/idea.ts';

export const DRAINS: readonly Idea[] = [
  {
    id: 'signs-of-a-blocked-drain',
    format: 'checklist',
    again: 9,
    emoji: '🚿',
    tick: true,
    tags: ['BlockedDrain', 'HomeMaintenance', 'Homeowners'],
    title: ['Four early signs of a blocked drain', 'Is your drain about to block? Look for these signs'],
    cover: 'Early signs of a blocked drain',
    gist: [
      'Slow water, gurgling, a bad smell, or water coming up in the shower when the toilet is flushed: these show a blocked drain days before it overflows.',
      'A drain mostly warns you before it blocks. If two fittings drain slowly at once, the blockage is further down, and it is time to call.',
    ],
    subject: ['Is your drain about to block?', 'Early signs of a blocked drain'],
    hooks: {
      '*': [
        'A drain rarely blocks without a warning. Do you know the four signs?',
        'Does your sink gurgle when you flush the toilet? That is a drain that is starting to block.',
      ],
      pfathil: 'Slow, gurgling or smelly: how to see a blocked drain coming.',
    },
    lines: {
      '*': [
        'If one sink drains slowly, the blockage is near it. If several do, it is further down the drain, and plungers will not reach it.',
        'A gurgle in the shower when you flush the toilet means that the drain is partly blocked.',
        'Smell outside near a drain cover? Water may be standing below it. Have it looked at before it comes up.',
        'Do not flush again if the water rises in the toilet. The drain is blocked, and the next flush ends up on the floor.',
      ],
      h: ['If your shower gurgles at you, it is trying to tell you something about the drain.'],
    },
    why: [
      [
        'A blockage grows slowly, from fat, wipes, hair or roots.',
        'Things catch on a rough spot in the pipe, and more things catch on them.',
      ],
      [
        'A slow drain is quick to clear. An overflow ruins floors.',
        'It costs far less to clear a pipe than to dry out a room.',
      ],
    ],
    parts: [
      [
        'Water goes down slowly',
        ['In one place: hair or fat nearby. In several: further down.', 'Compare sink, bath and toilet.'],
        'Water standing in a sink',
      ],
      [
        'It gurgles',
        [
          'Air is pushed through the water because it cannot get past.',
          'Listen when another tap or toilet is used.',
        ],
        'A plughole with bubbles',
      ],
      [
        'It smells',
        ['Waste that stands still begins to smell.', 'Check indoors and at the cover outside.'],
        'A drain cover in a yard',
      ],
      [
        'Water comes up somewhere else',
        ['It takes the lowest way out, often the shower.', 'Stop using water and call.'],
        'Water rising in a shower tray',
      ],
    ],
    turn: ['Two of these together are a reason to call today.', 'One sign, and you still have time. Use it.'],
    asks: ['Does anything gurgle at your place?', 'Which drain in your house is the slowest?'],
    ends: { pfathil: ['Better a call now than a wet floor on Sunday.', 'Early is cheap, late is not.'] },
    caution:
      'Do not mix drain cleaners or use them on a pipe that is fully blocked, and tell whoever opens it what has been poured in.',
    keep: 'the next gurgle',
    send: 'whoever you share a bathroom with',
    own: [
      {
        kinds: ['service', 'price', 'process', 'hours', 'offer'],
        about: 'drains?\\b|unblock|blocked|CCTV',
        lead: 'If you see one of these signs:',
      },
    ],
    pic: { ask: 'A drain cover, or your jetting hose at work', alt: 'Open drain with a jetting hose' },
    claims: [['several slow fittings point to the main drain', 'trade practice']],
  },
  {
    id: 'what-never-goes-down-the-toilet',
    format: 'checklist',
    again: 6,
    emoji: '🚽',
    tick: true,
    tags: ['BlockedDrain', 'BathroomTips', 'Homeowners'],
    title: ['What should never be flushed down the toilet', 'Wet wipes and other things that block drains'],
    cover: 'Never flush these',
    gist: [
      'Only paper and what your body makes belongs in the toilet. Wipes, cotton {buds|swabs}, floss, nappies and cat litter block drains, whatever the pack says.',
      'Wipes hold together in the drain and block it. Put a small bin beside the toilet, and your drain stays clear.',
    ],
    subject: ['What not to flush', 'Wipes block drains'],
    hooks: {
      '*': [
        '"Flushable" wipes do not fall apart in the drain as toilet paper does.',
        'Most blocked toilets begin with something that should have gone into the bin.',
      ],
      pfathil: 'Five things that never belong in the toilet.',
    },
    lines: {
      '*': [
        'Wet wipes do not fall apart in the drain, even if the pack says "flushable". Put them in the bin.',
        'A small bin with a lid beside the toilet prevents most blocked drains.',
        'Cat litter sets like cement in a drain. It belongs in the bin, even in small amounts.',
        'Dental floss and hair tie everything else in the drain together. Both go into the bin.',
      ],
      h: ['The toilet can take a lot, but it is not a bin with a water feature.'],
    },
    why: [
      [
        'Toilet paper falls apart within minutes. Wipes hold together for weeks.',
        'Fibres that do not dissolve catch on every joint of the pipe.',
      ],
      [
        'What you flush often stops at the first bend under your own floor.',
        'The blockage is mostly on your own ground, and so is the bill.',
      ],
    ],
    parts: [
      [
        'Wet wipes',
        ['All of them, baby wipes and "flushable" ones too.', 'They catch on each other and make a plug.'],
        'A pack of wipes beside a bin',
      ],
      [
        'Cotton {buds|swabs} and floss',
        ['They lie across the pipe and hold the rest.', 'Small things make big knots.'],
        'A cotton bud and floss',
      ],
      ['Nappies and pads', ['They swell up in water.', 'One is enough to block a pipe.'], 'A nappy bin'],
      [
        'Cat litter',
        ['It clumps, as it is made to do.', 'Even the kind made from plants.'],
        'A bag of cat litter',
      ],
      [
        'Fat and leftovers',
        ['Fat sets hard in the cold pipe.', 'Let it cool and put it in the bin.'],
        'A jar of cold fat',
      ],
    ],
    turn: [
      'A small bin costs less than any visit from us.',
      'Tell your guests, too. Most people do not know.',
    ],
    asks: ['Is there a bin beside your toilet?', 'Did you know about the "flushable" wipes?'],
    ends: { pfathil: ['Bin, not toilet.', 'Your pipes will be grateful, and so will the street.'] },
    keep: 'the bathroom door',
    send: 'somebody with a baby or a cat',
    pic: { ask: 'A small bin beside a toilet', alt: 'Bin with a lid beside a toilet' },
    claims: [['wipes do not disperse', 'advice of water companies']],
  },
  {
    id: 'roots-in-the-drain',
    format: 'answer',
    again: 9,
    emoji: '🌳',
    tags: ['DrainRepair', 'TreeRoots', 'Homeowners'],
    title: [
      'Why does my drain keep blocking? It may be roots',
      'Tree roots in a drain: how you notice and what helps',
    ],
    cover: 'Drain keeps blocking?',
    question: 'Why does my drain block again and again?',
    short: [
      'Often because roots have grown into it or a pipe has cracked. A camera shows it.',
      'There is mostly a cause in the pipe that clearing alone does not cure.',
    ],
    gist: [
      'If a drain blocks again after a few months, there is a reason: roots, a crack or a pipe that has sunk. A camera survey shows which, and where.',
      'Roots grow into drains through tiny cracks. Clearing helps for a while, but the crack has to be closed.',
    ],
    subject: ['Why your drain keeps blocking', 'Roots in the drain'],
    hooks: {
      '*': [
        'Has your drain blocked for the third time this year? Look for the cause.',
        'Tree roots find their way into drains through cracks as thin as a hair.',
      ],
      pfathil: 'A drain that blocks again and again has a fault in the pipe.',
    },
    lines: {
      '*': [
        'A drain that blocks every few months has a cause: roots, a crack or a sunken pipe. A camera shows which.',
        'Tree roots enter drains at the joints, because there is water and food. They come back if the gap stays open.',
        'Many cracked drains can be repaired from inside, with a lining and without digging up the garden.',
        'Buying an old house? Have the drains looked at with a camera. It is often left out of the usual survey.',
      ],
      h: ['The apple tree is doing so well because it is drinking from your drain.'],
    },
    why: [
      [
        'Roots grow towards water, and a leaking joint is a good place.',
        'Old clay pipes have many joints, and each can open a little.',
      ],
      [
        'Paper and fat catch on roots and edges until nothing gets past.',
        'Clearing takes away the plug and leaves what caused it.',
      ],
    ],
    parts: [
      [
        'Have it cleared first',
        ['A camera sees nothing in a full pipe.', 'Roots can be cut from inside.'],
        'A jetting hose in a drain',
      ],
      [
        'Look with a camera',
        ['It shows the place and the depth.', 'Ask for the film and a short report.'],
        'A screen with a picture of a pipe',
      ],
      [
        'Repair the spot',
        ['A lining from inside is often enough.', 'Digging is needed only where the pipe has collapsed.'],
        'A drain repair in a garden',
      ],
    ],
    turn: [
      'Then the drain is clear for years and not for weeks.',
      'One repair is cheaper than a call every few months.',
    ],
    asks: ['How often has yours blocked this year?', 'Is there a large tree near your drain?'],
    ends: {
      pfathil: [
        'Ask for the cause and not only for the clearing.',
        'With a film you can see what you pay for.',
      ],
    },
    caution:
      'Who has to pay for a shared drain differs from place to place: ask your water company or your insurer.',
    keep: 'the next blockage',
    send: 'somebody with old trees and an old house',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'CCTV|camera|root|survey|lining|repairs?\\b',
        lead: 'To find the cause:',
      },
    ],
    pic: {
      ask: 'The picture of a drain camera, or the camera itself',
      alt: 'Drain camera showing the inside of a pipe',
    },
    claims: [
      ['roots enter at joints', 'trade practice'],
      ['linings repair many pipes without digging', 'trade practice'],
    ],
  },
  {
    id: 'clear-the-gully-in-autumn',
    format: 'tip',
    again: 9,
    emoji: '🍂',
    tags: ['DrainCare', 'HomeMaintenance', 'Homeowners'],
    title: [
      'How to keep outside drains clear in autumn',
      'Leaves in the outside drain: five minutes before the rain',
    ],
    cover: 'Clear outside drains of leaves',
    gist: [
      'Take the leaves off the grates of your outside drains before heavy rain, and look once below the grate. It takes five minutes and prevents a flooded yard.',
      'An outside drain that is full of leaves floods the yard in the first downpour. Clear the grate and put a leaf guard on it.',
    ],
    subject: ['Clear your outside drains', 'Leaves in the drain'],
    hooks: {
      '*': [
        'Rain on the way? Take the leaves off your outside drains first.',
        'Five minutes at the outside drain can save you a flooded yard.',
      ],
      pfathil: 'Leaves on a grate are the commonest reason for a flooded yard.',
    },
    lines: {
      '*': [
        'Take the leaves off your outside drains before heavy rain. It takes five minutes.',
        'Pour a bucket of water into the outside drain. If it stands, the drain is blocked below the grate.',
        'Sweep leaves away from outside drains and not towards them. It sounds simple, and it is the commonest mistake.',
        'A leaf guard on the outside drain costs little and saves a lot of work in autumn.',
      ],
      h: ['The autumn leaves are lovely. The ones in the outside drain are less so.'],
    },
    why: [
      ['Wet leaves lie on a grate like a lid.', 'A handful of leaves is enough to stop the water.'],
      [
        'Water that cannot get away looks for doors and cellar windows.',
        'A heavy shower brings more in ten minutes than a sink in a day.',
      ],
    ],
    parts: [
      [
        'Lift off the leaves',
        ['Gloves on, and into a bucket.', 'Look round the corner of the house as well.'],
        'Gloved hands lifting leaves off a grate',
      ],
      [
        'Look below the grate',
        ['Mud and moss settle in the trap.', 'A trowel gets most of it out.'],
        'An open outside drain',
      ],
      [
        'Test it with a bucket',
        ['The water should be gone in seconds.', 'If it stands, the blockage is deeper.'],
        'A bucket poured into a drain',
      ],
    ],
    turn: ['Do it again when the last leaves are down.', 'If the water stands, it is time for a jet.'],
    asks: ['Where does water stand at your house after rain?', 'Who clears the leaves at your place?'],
    ends: { pfathil: ['Clear grate, dry cellar.', 'Before the storm is better than in it.'] },
    keep: 'the next heavy rain',
    send: 'somebody with a tree beside the house',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'drains?\\b|gull(?:y|ies)|jet|outside',
        lead: 'If the water stays:',
      },
    ],
    pic: { ask: 'An outside drain covered in leaves', alt: 'Leaves on the grate of an outside drain' },
    claims: [['leaves block grates', 'common experience']],
  },
];
