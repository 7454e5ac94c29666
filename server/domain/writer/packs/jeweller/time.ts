// Watches and clocks, and the bench on which they are opened.
import type { Idea } from '../../library/idea.ts';
import { WATCHES } from './kinds.ts';

export const TIME: readonly Idea[] = [
  {
    id: 'metres-are-not-metres',
    format: 'myth',
    only: WATCHES,
    again: 9,
    emoji: '⌚',
    tags: ['WatchCare', 'WaterResistant', 'WatchTips'],
    title: [
      'Can I swim with it? What water resistance on a watch means',
      'Thirty metres water resistant: rain, swimming or diving?',
    ],
    cover: 'Metres are not metres',
    myth: 'Thirty metres on the dial means that it can go thirty metres deep',
    short: 'It means splashes. The figure comes from a test at rest, with new seals.',
    gist: [
      'Thirty metres on a dial means hand washing and rain. For swimming look for a hundred, and have the seals tested: rubber ages, even in the drawer.',
      'The metres on a watch are a pressure in a laboratory, with a still watch and new gaskets. A stroke, a jump and five years of sweat are not in it.',
    ],
    subject: ['Thirty metres means rain', 'Seals grow old'],
    hooks: {
      '*': [
        'Thirty metres on the dial of a watch means: washing your hands.',
        'Before you swim with a watch, ask how old its seals are.',
      ],
      pt: [
        'Water resistance is a static pressure test on new gaskets, and it does not last for ever.',
        'The figure on the dial comes from a laboratory and not from a lake.',
      ],
      fi: [
        'Is there a little fog under the glass of your watch?',
        'Going to the pool with your watch on? Read this first, on the towel.',
      ],
      a: 'Thirty: splashes. Fifty: careful. A hundred and tested: swimming.',
      h: 'It says thirty metres, and it drowned in the washing-up.',
      l: 'Glass, steel, and a thin black ring between.',
    },
    lines: {
      '*': [
        'Never press the buttons or pull the crown of a watch under water. That opens the door.',
        'Have the seals of a swimming watch tested once a year. It takes minutes.',
        'Hot showers and saunas are worse for a watch than a swim: heat makes gaskets give, and steam gets in everywhere.',
        'Fog under the glass of a watch? Take it to a watchmaker today and not on Friday: rust does not wait.',
      ],
      h: ['Rice has been tried. The watch now tells the time in risotto.'],
    },
    scene: [
      'A jump from the jetty, laughter, and on the arm it is for ever eleven minutes past three.',
      'Under the glass there is a breath of mist, on the side of the crown. It looks pretty. It is not.',
    ],
    why: [
      [
        'A gasket is a ring of rubber, and rubber hardens with years, soap and sun cream.',
        'It seals by being soft, and it does not stay so.',
      ],
      [
        'Water that has got in rusts steel within days.',
        'The movement is thinner than the drop that stops it.',
      ],
    ],
    parts: [
      [
        'Read the figure as a hint',
        [
          'Thirty is rain, fifty is a careful bath, from a hundred one swims.',
          'Without any figure: keep it dry.',
        ],
        'The back of a watch, close up',
      ],
      [
        'Check the crown',
        ['Pushed in, or screwed down to the stop.', 'Most of the water comes in there.'],
        'A finger at a watch crown',
      ],
      [
        'Rinse after the sea',
        ['In fresh water, crown closed, then dry it.', 'Salt creeps into gaps, and stays.'],
        'A watch under a tap',
      ],
      [
        'Test it every year',
        ['With air instead of water, so that nothing can happen.', 'After every battery change, as well.'],
        'A watch in a pressure tester',
      ],
    ],
    turn: ['Time can go on swimming, then.', 'Or leave it on the towel. Nobody needs the time in a lake.'],
    asks: ['Has a watch of yours ever drowned?', 'Do you swim with your watch on?'],
    ends: {
      pa: 'A figure, a date, a test.',
      fi: 'And if it has happened: no rice. A watchmaker.',
      t: 'Static rating, ageing gaskets, annual test.',
      h: 'It is survived by a sponge.',
      l: 'Dry, and on time.',
    },
    keep: 'the first day at the lake',
    send: 'somebody who dives in with everything on',
    own: [
      {
        kinds: ['service', 'price', 'process', 'guarantee'],
        about: '\\bseals?\\b|gasket|pressure|water|watch(?:es)? servic',
        lead: ['And for the test.', 'How it is tested here.'],
      },
    ],
    pic: { ask: 'The back of a watch with its markings', alt: 'The engraved back of a watch' },
    claims: [
      [
        'Water resistance ratings are static tests; thirty metres is splash proof; seals age; yearly test',
        'guidance of watch makers and the usual standards',
      ],
    ],
  },
  {
    id: 'the-flat-battery-leaks',
    format: 'mistake',
    only: WATCHES,
    again: 9,
    emoji: '🔋',
    tags: ['WatchBattery', 'WatchCare', 'DrawerFinds'],
    title: [
      'A stopped quartz watch in the drawer: take the battery out',
      'Why a watch that has stopped should not keep its battery',
    ],
    cover: 'The watch in the drawer',
    wrong: 'It has stopped, I will have it done some day',
    gist: [
      'An empty battery in a watch can leak and eat into the movement. If you do not wear it, have the battery taken out. The watch keeps for decades that way.',
      'Stopped watches are put into drawers. There the battery goes on working, in its own fashion.',
    ],
    subject: ['It is still working, in there', 'Take it out or have it changed'],
    hooks: {
      '*': [
        'Is there a stopped quartz watch in your drawer? Have the battery taken out.',
        'A flat watch battery is not at rest. It can leak.',
      ],
      pt: [
        'Leaking cells corrode contacts and coils, which often costs more than the watch.',
        'An exhausted cell keeps reacting, inside a movement made of fine metal.',
      ],
      fi: [
        'How many watches are lying at your place, all of them showing a different time?',
        'There is surely one at your place as well: a watch that stopped years ago.',
      ],
      a: 'Stopped watch: new battery, or none.',
      h: 'The drawer contains four watches, and each of them is right twice a day.',
      l: "A still hand, and a small clock-maker's care.",
    },
    lines: {
      '*': [
        'Quartz watch stopped? Change the battery soon or have it removed. A leaking cell ruins the movement.',
        'A second hand that jumps in steps of several seconds says: the battery is nearly empty.',
        'Have the seal renewed with the battery if the watch is to be water resistant.',
        'Button cells are dangerous for small children. Out of reach with them, the used ones too.',
      ],
      h: ['Twenty past eight, half past two, noon. The drawer is an airport.'],
    },
    scene: [
      'The confirmation watch, found when moving house. You shake it. It does not help, but everybody does it.',
      'Under the back cover: a green bloom where a battery was.',
    ],
    why: [
      [
        'An empty cell goes on ageing, and its casing becomes leaky at some point.',
        'What comes out is caustic, and the movement is made of fine copper.',
      ],
      [
        'A battery is done in minutes, a movement is not.',
        'Between a small job and a write-off lie a few months in a drawer.',
      ],
    ],
    parts: [
      [
        'Go through the drawer',
        [
          'Which are mechanical, which have a battery?',
          'Shake it gently: a rotor hums, and quartz keeps silent.',
        ],
        'Several watches in a drawer',
      ],
      [
        'Have it changed or removed',
        ['With a battery if you will wear it, without if not.', 'Mark the date inside, as watchmakers do.'],
        'An opened watch on a bench',
      ],
      [
        'Store it dry',
        [
          'In a pouch, with its crown pulled or without a battery.',
          'Not beside a loudspeaker: some do not like magnets.',
        ],
        'A watch in a cloth pouch',
      ],
    ],
    turn: [
      'Perhaps you will wear one of them again. They tell the time without messages.',
      'Right twice a day is not enough.',
    ],
    asks: ['How many stopped watches do you own?', 'Which watch do you keep because of somebody?'],
    ends: {
      pa: 'In or out, but not flat.',
      fi: 'Go and look. We both know the drawer.',
      t: 'Cell leakage, corrosion, loss.',
      h: 'Flight noon is delayed.',
      l: 'It ticks.',
    },
    caution:
      'Keep button cells away from children. If one is swallowed, it is an emergency: call for medical help at once.',
    keep: 'the next time you tidy a drawer',
    send: 'somebody with an airport in the drawer',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'batter',
        lead: 'And that is quickly done here.',
      },
    ],
    pic: { ask: 'Some old watches side by side, all stopped', alt: 'Several stopped watches side by side' },
    claims: [
      ['Flat cells can leak and corrode movements; end-of-life jump of the second hand', 'watch makers'],
      ['Swallowed button cells are an emergency', 'health authorities'],
    ],
  },
  {
    id: 'the-spring-that-jumped',
    format: 'behind',
    again: 10,
    emoji: '🔬',
    tags: ['AtTheBench', 'BehindTheScenes', 'Craft'],
    title: [
      'What lies on the bench of a jeweller or watchmaker, and why',
      'At the bench: leather skins, loupes and lost springs',
    ],
    cover: 'A leather skin under the bench',
    gist: [
      'A leather skin to catch what falls, a lamp from the left, a loupe, a tray with compartments, and silence when something jumps. Everything on the bench is there so that nothing is lost.',
      'Parts so small that breath moves them: that is why there is an apron fixed to the table and why nobody sweeps without looking.',
    ],
    subject: ['Why nobody sweeps without looking', 'An apron fixed to the table'],
    hooks: {
      '*': [
        'On the bench of a jeweller hangs an apron, and it is fixed to the table.',
        'The most expensive dust of the town lies on the floor of a goldsmith or watchmaker.',
      ],
      pt: [
        'Benches are cut out, aprons catch filings, and sweepings are collected and refined.',
        'A bench is laid out so that small parts cannot be lost, only delayed.',
      ],
      fi: [
        'Have you ever seen four grown people on their knees with torches? A spring had jumped.',
        'What does it look like under the lamp where rings and watches are opened?',
      ],
      a: 'Catch it, see it, keep it in order. That is a bench.',
      h: 'When something goes "ping" in here, everybody stops breathing. It has a range of four metres.',
      l: 'A lamp, a loupe, a hand that does not tremble.',
    },
    lines: {
      '*': [
        'Goldsmiths collect the dust from the bench and the floor: there is gold in it, and it is refined.',
        'A half round is cut out of the bench, so that the work lies close to the chest and arms find support.',
        'Screws of a watch movement go into a tray in the order in which they came out. They look alike and are not.',
        'Fine work is done while breathing out. Surgeons, marksmen and watchmakers agree on that.',
      ],
      h: ['The spring was found on the following Thursday, in the sugar.'],
    },
    scene: [
      'Ping. Then nothing. Four heads bend down at the same time, and nobody says a word.',
      'In the evening a brush goes over the leather. A thimbleful a year, and it pays for the party.',
    ],
    why: [
      [
        'What is small rolls, jumps and hides. So the place is built round its falling.',
        'One cannot look for a part that nobody saw land.',
      ],
      ['Order saves more time than speed does.', 'Whoever takes something apart has to know the way back.'],
    ],
    parts: [
      [
        'The skin catches',
        ['Filings, stones, screws: all of it lands in leather.', 'In the evening it is brushed out.'],
        'A leather apron under a bench',
      ],
      [
        'The lamp comes from one side',
        ['Shadows show whether a surface is even.', 'Light from everywhere hides everything.'],
        'A lamp beside a vice',
      ],
      [
        'The tray remembers',
        ['Compartments, clockwise, from the first screw to the last.', 'Backwards it is a building plan.'],
        'A tray of tiny screws',
      ],
      [
        'The loupe decides',
        ['Ten times larger, and suddenly there is a scratch.', 'It hangs round the neck, like a second eye.'],
        'A loupe on a cord',
      ],
    ],
    turn: [
      'A good bench is a trap for small things, and a quiet place for large ones.',
      'Most of what falls is found again. The bench sees to it.',
    ],
    asks: [
      'What is the smallest thing that you ever searched for?',
      'Do you hold your breath for fine work?',
    ],
    ends: {
      pa: 'A place built for things that fall.',
      fi: 'Bring slippers if you want to help look.',
      t: 'Catch, light, order, magnify.',
      h: 'It landed in the fifth metre, as usual.',
      l: 'Ping, and quiet.',
    },
    work: 'A tray with an order is a good model for any repair at home, from bicycles to laptops: lay the screws down clockwise on a sheet of paper, and photograph it before you close up.',
    keep: 'the next small screw',
    send: 'somebody who takes things apart',
    own: [
      {
        kinds: ['people', 'process', 'history', 'service'],
        about: 'bench|workshop|by hand|train|apprentic|years|since|repair',
        lead: ['And who sits at the bench here.', 'What is done at this bench.'],
      },
    ],
    pic: {
      ask: 'Your bench with its leather skin, or a tray of parts',
      alt: 'A goldsmith bench with a leather skin and lamp',
    },
    claims: [['Bench skins and sweeps', 'trade practice of goldsmiths']],
  },
  {
    id: 'wind-or-wear',
    format: 'either',
    only: WATCHES,
    again: 9,
    emoji: '🕰️',
    tags: ['ThisOrThat', 'MechanicalWatch', 'WatchTalk'],
    title: [
      'Mechanical or quartz: which watch suits you?',
      'Wind it up or change the battery: which watch are you?',
    ],
    cover: 'Ticking, or simply right?',
    gist: [
      'A mechanical watch wants winding, a service now and then, and is off by some seconds a day. Quartz is right, light and wants a battery. Which do you like on your wrist?',
      'Something that lives, or something that is right: the oldest question at the watch counter.',
    ],
    subject: ['Ticking or right?', 'A spring or a battery?'],
    hooks: {
      '*': [
        'Mechanical watch or quartz: what ticks on your wrist?',
        'One watch is right to the second. The other has a heartbeat.',
      ],
      pt: [
        'Quartz is more exact by orders of magnitude, and mechanics can be repaired for generations.',
        'Accuracy speaks for quartz, longevity for mechanics.',
      ],
      fi: [
        'Do you still wind one up in the evening?',
        'Twelve turns in the evening, or never think of it: what do you like better?',
      ],
      a: 'Exact: quartz. For ever: mechanical.',
      h: 'A third group has a watch that tells them to stand up. They are sitting down while reading this.',
      l: 'A tick, at night, on the bedside table.',
    },
    lines: {
      '*': [
        'Mechanical or quartz: would you rather have a heartbeat or the right time?',
        'A mechanical watch can be a few seconds out a day and still be in good order.',
        'Wind a hand-wound watch at the same hour each day, and stop when you feel resistance.',
        'Magnets make mechanical watches run fast: tablet covers, bag clasps, loudspeakers. A watchmaker can undo it in a minute.',
      ],
      h: ['The smart one has sent a message: you have been reading for too long.'],
    },
    scene: [
      'Half past ten, twelve turns between thumb and finger, then the light goes out. Some people call it a prayer.',
      'On the bench lie two movements. One has four parts that move, the other has a hundred and a name.',
    ],
    why: [
      [
        'A crystal swings more than thirty thousand times a second, a balance wheel a few times. That is the whole difference, and all of the charm.',
        'Accuracy has been solved. What remains is liking.',
      ],
    ],
    parts: [
      [
        'Mechanical',
        [
          'A spring, wheels, oil: it can be taken apart and put together again.',
          'It wants your hand, and in return it can outlive you.',
        ],
        'An open mechanical movement',
      ],
      [
        'Quartz',
        [
          'It is right, it is light, and it never asks for anything but a battery.',
          'Put down for a month, and it still knows what time it is.',
        ],
        'A slim quartz watch',
      ],
    ],
    turn: ['On Sundays the one, on weekdays the other. It is allowed.', 'Time goes by either way.'],
    asks: ['Mechanical or quartz: what do you wear?', 'Who gave you your first watch?'],
    ends: {
      pa: 'A matter of liking, since the technology is settled.',
      fi: 'And now stand up. The other watch says so.',
      t: 'Frequency, accuracy, serviceability.',
      h: 'It has counted that as exercise.',
      l: 'Twelve turns.',
    },
    keep: 'the next milestone birthday',
    send: 'somebody who still winds',
    own: [
      {
        kinds: ['service', 'product', 'price', 'people'],
        about:
          'mechanical|vintage|(?<!same-day |customer )servic(?:e|ing)\\b|overhaul|watch(?:es)? (?:repair|service|restor)',
        lead: 'Both come to the bench here.',
      },
    ],
    pic: { ask: 'An open movement beside a quartz watch', alt: 'An open watch movement on a bench' },
    claims: [
      [
        'Quartz oscillates at thirty-two thousand seven hundred and sixty-eight hertz; magnetism makes mechanical watches run fast',
        'textbook of horology',
      ],
    ],
  },
];
