// Chimneys and floors.
import type { Idea } from '../../library/idea.ts';

const SWEEPS = 'chimney sweep|chimneys?\\b|stoves?\\b|fireplace|log burner|wood.?burn';
const FLOORS =
  'floor(?:ing|s| layer| fitter| sanding)|parquet|carpet (?:fitt|lay)|laminate|\\blvt\\b|vinyl floor';

export const HEARTH: readonly Idea[] = [
  {
    id: 'light-it-from-the-top',
    format: 'howto',
    only: SWEEPS,
    again: 9,
    emoji: '🔥',
    tags: ['WoodStove', 'FireTips', 'ChimneySweep'],
    title: 'How to light a stove with hardly any smoke: from the top',
    cover: 'Light it from the top',
    gist: [
      'Large logs below, smaller ones above, kindling and a firelighter on top, air open, match. The fire burns downwards like a candle, and the smoke burns along with it.',
      'Lit from below, a fire smokes through the cold wood above it. Lit from the top, the smoke has to pass the flames first.',
    ],
    subject: ['It burns downwards, like a candle', 'Kindling on top'],
    hooks: {
      '*': [
        'Lighting the stove? Put the kindling on top and not underneath.',
        'A fire that is lit from the top smokes less, and keeps the glass clean for longer.',
      ],
      pt: 'With top-down lighting the gases pass through the flame and burn, instead of leaving as smoke.',
      fi: 'Does your stove glass go black within an hour? Try it the other way up.',
      a: 'Logs below, kindling on top, air open, light.',
      h: 'Generations have blown into stoves from below. They were all in the way of the match.',
      l: 'A small flame, that works its way down.',
    },
    lines: {
      '*': [
        'Light a stove from the top: logs below, kindling above. It burns down like a candle, with less smoke.',
        'Wood wants to dry under cover for one to two years. Two pieces knocked together should ring, not thud.',
        'Black glass says: damp wood or too little air. Clear glass is the best meter that you have.',
        'Close the air by degrees, once the fire has caught. A fire that smoulders overnight tars the chimney.',
      ],
      h: [
        "The newspaper is for lighting the fire. First one reads half an article about otters, on one's knees.",
      ],
    },
    scene: [
      'October, the first cold evening. Somebody kneels before the stove, match in hand, and the smoke alarm in the hall clears its throat.',
      'The glass is clear. Behind it a flame walks slowly from the top log to the next, like somebody going downstairs.',
    ],
    why: [
      [
        'Smoke is fuel that has got away. If it meets a flame, it burns and warms.',
        'What leaves as smoke has been paid for and not used.',
      ],
      [
        'The chimney gets warm first, and then it draws.',
        'A cold flue pushes smoke back. A small fire on top warms it gently.',
      ],
    ],
    parts: [
      [
        'Lay the logs below',
        ['Two or three, dry, with gaps.', 'Bark side down, or as they will.'],
        'Logs stacked in a stove',
      ],
      [
        'Stack kindling crosswise',
        ['Finger-thick, four or six pieces.', 'Like a small tower, airy.'],
        'Kindling stacked crosswise',
      ],
      [
        'Put the firelighter on top',
        ['Wood wool and wax, no glossy paper.', 'In the middle of the tower.'],
        'A firelighter on top of kindling',
      ],
      [
        'Open all the air and light it',
        ['Door shut or ajar as your manual says.', 'Then leave it in peace.'],
        'A match at the top of a stack',
      ],
      [
        'Turn down when it burns well',
        ['Bit by bit, so that the flames stay lively.', 'Yellow and dancing is right.'],
        'Lively flames behind clear glass',
      ],
    ],
    turn: [
      'It takes no longer. It only feels the wrong way round.',
      'The neighbours will not notice anything. That is the point.',
    ],
    asks: ['From the top or from below: how do you light yours?', 'What wood do you burn?'],
    ends: {
      pa: 'Dry wood, top down, air.',
      fi: 'And finish the article about the otters.',
      t: 'Gases pass the flame, hence less smoke.',
      h: 'The match has never been happier.',
      l: 'Down, log by log.',
    },
    caution:
      'Keep to the manual of your stove, have the chimney swept, and fit a carbon monoxide alarm. In some areas burning is restricted.',
    when: { months: [9, 10, 11, 12, 1, 2, 3] },
    keep: 'the first cold evening',
    send: 'somebody with black stove glass',
    own: [
      {
        kinds: ['service', 'price', 'process', 'hours'],
        about: 'chimney|sweep|swept|flue|certificate',
        lead: ['And for what is above the stove.', 'And so that it draws.'],
      },
    ],
    pic: { ask: 'Kindling stacked on logs in a stove', alt: 'Kindling stacked on top of logs in a stove' },
    claims: [
      [
        'Top-down lighting reduces smoke; dry wood; overnight smouldering tars flues',
        'advice of environment agencies and chimney sweep associations',
      ],
    ],
  },
  {
    id: 'the-colourless-one',
    format: 'answer',
    only: SWEEPS,
    again: 9,
    emoji: '🚨',
    tags: ['CarbonMonoxide', 'StoveSafety', 'ChimneySweep'],
    title: 'Carbon monoxide: where to put the alarm, and what to do when it sounds',
    cover: 'No colour, no smell',
    question: 'Do I need an alarm for that, if I have a smoke alarm?',
    short: 'Yes. A smoke alarm does not notice carbon monoxide, and neither do you.',
    gist: [
      'Wherever something burns, carbon monoxide can form. It has no smell, makes one tired and ill, and only an alarm of its own notices it. Test it once a month.',
      'Headache, dizziness, feeling sick, and better in fresh air: take it seriously, and get everybody out.',
    ],
    subject: ['It has no smell', 'An alarm of its own'],
    hooks: {
      '*': [
        'Carbon monoxide cannot be seen or smelt. It wants an alarm of its own.',
        'Stove, boiler, gas fire: wherever something burns, an alarm for carbon monoxide belongs.',
      ],
      pt: 'Incomplete combustion and blocked flues produce carbon monoxide, which binds to blood in place of oxygen.',
      fi: 'Have you pressed the button on your alarm this winter?',
      a: 'Alarm up, test monthly, flue swept. If it sounds: everybody out.',
      h: 'Of all the things in the house that beep, this one deserves an answer.',
      l: 'A quiet room, and a small light that watches.',
    },
    lines: {
      '*': [
        'Put a carbon monoxide alarm into each room with a stove, boiler or fire, as its leaflet says, and not behind a curtain.',
        'A headache that gets better in fresh air, and several people at once: think of carbon monoxide.',
        'Never use a barbecue or a patio heater indoors, in a tent or a caravan, not even when it is going out.',
        'Alarms for carbon monoxide have a date. After some years the sensor is worn out, although the lamp still blinks.',
      ],
      h: ['The battery chirps at three in the morning, and always in the room that you try last.'],
    },
    scene: [
      'Sunday evening, everybody is tired, the dog too. In the hall a small white box begins to beep.',
      'A jackdaw has built a nest in the chimney since May. In October somebody lights a fire.',
    ],
    why: [
      [
        'It forms where a flame gets too little air or the flue is blocked.',
        'Nests, soot, a taped-up vent: the causes are small.',
      ],
      [
        'It makes one tired first, and whoever is asleep does not wake up.',
        'Noses warn of smoke. Of this one they do not.',
      ],
    ],
    parts: [
      [
        'Fit an alarm',
        ['Tested, with a date, where its leaflet says.', 'Bedrooms as well, if a flue runs past.'],
        'A white alarm on a wall',
      ],
      [
        'Test it every month',
        ['Press the button, on the first, for instance.', 'And look at the date on its back.'],
        'A finger on a test button',
      ],
      [
        'Have flues and appliances checked',
        ['Before the winter, by qualified people.', 'Leave vents open, even if it is draughty.'],
        'A brush above a chimney',
      ],
      [
        'If it sounds: out',
        [
          'Windows open if it can be done on the way, everybody out, call for help.',
          'Nobody goes back for a coat.',
        ],
        'An open front door in the evening',
      ],
    ],
    turn: ['Mostly it never sounds. That is how it should be.', 'It is a small box, and it does not sleep.'],
    asks: ['Have you got an alarm for it?', 'When were your flues last looked at?'],
    ends: {
      pa: 'Alarm, test, sweep.',
      fi: 'Go and press the button. Now is fine.',
      t: 'Incomplete combustion; separate sensor.',
      h: 'It said thank you, in its way.',
      l: 'And a quiet night.',
    },
    caution:
      'If an alarm sounds or you suspect carbon monoxide: turn appliances off if it is safe, get everybody outside, and call the emergency number.',
    keep: 'the first evening by the fire',
    send: 'somebody with a stove or a gas boiler',
    own: [
      {
        kinds: ['service', 'price', 'process', 'product'],
        about: 'chimney|sweep|alarm|flue|certificate|\\bCO\\b',
        lead: 'And for the flue itself.',
      },
    ],
    pic: { ask: 'An alarm on the wall near a stove', alt: 'A carbon monoxide alarm on a wall' },
    claims: [['Formation, symptoms, alarms, what to do', 'health and fire authorities']],
  },
  {
    id: 'what-soot-tells',
    format: 'behind',
    only: SWEEPS,
    again: 10,
    emoji: '🧹',
    tags: ['ChimneySweep', 'BehindTheScenes', 'OldHouse'],
    title: 'What a chimney sweep sees in your soot',
    cover: 'Soot tells on you',
    gist: [
      'Fine and dry means good wood and air. Shiny and hard means damp logs and slow fires. In between lie nests, tennis balls and the letter to Father Christmas.',
      'A sweep reads the flue like a diary. Two winters can be told apart by touch.',
    ],
    subject: ['Dry as flour, or hard as tar', 'A letter in the chimney'],
    hooks: {
      '*': [
        'Your soot tells a chimney sweep how you heat. It cannot keep a secret.',
        'Nests, tennis balls, a letter: things that come down a chimney.',
      ],
      pt: 'The texture of deposits shows moisture, air supply and temperature.',
      fi: 'Would you like to know what your chimney says about you?',
      a: 'Dry and fine: good. Shiny and hard: change something.',
      h: 'Shaking hands with a sweep is said to bring luck. It certainly brings soot.',
      l: 'A brush, a rope, a square of sky.',
    },
    lines: {
      '*': [
        'Soot like flour is a good sign. Soot like tar means damp wood or too little air.',
        'Birds begin with their nests in spring. Have the chimney looked at before you light the first fire in autumn.',
        'Before the sweep comes: do not light a fire that day, clear the mantelpiece, and lock up the cat.',
        'A chimney wants to be swept when it is used and also when it is not. What stands still gets tenants.',
      ],
      h: ['The jackdaw had brought up two buckets of twigs, and a teaspoon.'],
    },
    scene: [
      'A cloth before the hearth, a rod that goes up and up, and outside a child who shouts: "It is out!"',
      'In the ash lies a half-burnt envelope. "To the North Pole." The sweep puts it on the mantelpiece and says nothing.',
    ],
    why: [
      [
        'What does not burn cools on the way up and settles on the walls.',
        'A slow fire leaves most of itself in the chimney.',
      ],
      [
        'Hard tar can catch fire itself, and a brush hardly gets it off.',
        'Early it is dust, and late it is a danger.',
      ],
    ],
    parts: [
      [
        'The fire is looked at first',
        ['Stove, seals, glass, and where the wood lies.', 'Then two questions about last winter.'],
        'A sweep kneeling before a stove',
      ],
      [
        'The brush goes up',
        [
          'Rod by rod, until it looks out at the top.',
          'Somebody goes out to check. It is always the children.',
        ],
        'A brush above a chimney pot',
      ],
      [
        'The soot is rubbed',
        ['Between two fingers, like flour.', 'It tells of wood, air and patience.'],
        'Soot between two fingers',
      ],
      [
        'The draught is tested',
        ['A flame, a smoke pellet, a look at the gauge.', 'Then the paper, with a date.'],
        'Smoke drawn into a flue',
      ],
    ],
    turn: ['Then the cloth is folded, and there is not a crumb on it.', 'A clean flue is a quiet one.'],
    asks: ['What has come down your chimney?', 'Do you touch a sweep for luck?'],
    ends: {
      pa: 'Soot is information.',
      fi: 'And the cat may come out again.',
      t: 'Deposit texture indicates combustion.',
      h: 'Wash with oil first, then soap. The luck stays.',
      l: 'A square of sky.',
    },
    keep: 'the day when the sweep comes',
    send: 'somebody with a fireplace',
    own: [
      {
        kinds: ['service', 'process', 'price', 'people', 'history'],
        about: 'chimney|sweep|swept|brush|certificate|\\bnests?\\b',
        lead: ['And how it is done here.', 'So a visit goes here.'],
      },
    ],
    pic: { ask: 'A brush coming out of a chimney pot', alt: 'A round brush above a chimney pot' },
    claims: [['Soot and creosote by fuel moisture and air', 'chimney sweep associations']],
  },
  {
    id: 'let-the-boards-arrive',
    format: 'mistake',
    only: FLOORS,
    again: 9,
    emoji: '🪵',
    tags: ['FlooringTips', 'WoodFloor', 'HomeImprovement'],
    title: 'New wooden floor: let the boards arrive before they are laid',
    cover: 'Let the boards arrive',
    wrong: 'Delivered this morning, laid this afternoon',
    gist: [
      'Wood has to get used to the room: lying flat, in its packs, at the warmth in which you live, for as long as the maker says. Leave a gap all round, and measure the subfloor for damp first.',
      'Boards move with the air, across their width. A floor that is laid in haste tells of it in February.',
    ],
    subject: ['It tells of it in February', 'A gap behind the skirting'],
    hooks: {
      '*': [
        'New boards have been delivered? Let them lie in the room for a few days first.',
        'Gaps in a wooden floor in February were laid there in August.',
      ],
      pt: 'Wood takes on the moisture of its room and swells across the grain.',
      fi: 'Does your floor creak at exactly one spot, and do you step over it at night?',
      a: 'Measure damp, acclimatise, gap all round, then lay.',
      h: 'A floor without a gap at the edges finds its own solution. It is called a hill.',
      l: 'Oak that has had time.',
    },
    lines: {
      '*': [
        'Leave a gap round a wooden floor, hidden by the skirting. Wood wants to breathe sideways.',
        'Have a new screed measured for damp before wood goes on it. Dry to the hand is not dry.',
        'Around fifty per cent humidity suits wooden floors, and people. A bowl of water does little, a hygrometer tells much.',
        'Felt pads under chairs, a mat at the door: sand is what wears a floor, and not feet.',
      ],
      h: ['"It only creaks when somebody walks on it," says the seller.'],
    },
    scene: [
      'In a room stand twelve packs of oak, flat, unopened. They have been acclimatising since Tuesday. The owner tiptoes.',
      'February, heating on, and between two boards one can see where the Lego goes.',
    ],
    why: [
      [
        'Cells take up water and give it off, for as long as there is a season.',
        'It was a tree, and in a way it has not stopped.',
      ],
      ['What cannot move sideways moves upwards.', 'A wall does not give way, and a board does.'],
    ],
    parts: [
      [
        'Measure the subfloor',
        ['Moisture, level, firmness.', 'Two metres of straight edge, and a meter.'],
        'A moisture meter on a screed',
      ],
      [
        'Let the packs lie flat',
        ['In the room itself, unopened, at living temperature.', 'For as long as it says on the label.'],
        'Packs of boards lying in a room',
      ],
      [
        'Keep the gap all round',
        ['At walls, pipes, thresholds.', 'Wedges while laying, skirting after.'],
        'Wedges between board and wall',
      ],
      [
        'Look at the pattern first',
        ['Open several packs and mix them.', 'Light and dark like company.'],
        'Boards laid out for a look',
      ],
    ],
    turn: [
      'A few days of patience, and decades of floor.',
      'The skirting hides it, and the floor is grateful.',
    ],
    asks: ['Boards, carpet or tiles: what is under your feet?', 'Where does your floor creak?'],
    ends: {
      pa: 'Damp, time, gap.',
      fi: 'And get felt pads. All the chairs.',
      t: 'Equilibrium moisture, expansion gap.',
      h: 'The hill has been given a name.',
      l: 'Oak, at ease.',
    },
    keep: 'the day of the delivery',
    send: 'somebody who is in a rush with a floor',
    own: [
      {
        kinds: ['service', 'process', 'price', 'product', 'guarantee'],
        about:
          '(?:lay|fit|sand|wood|wooden|new) floors|flooring|\\boak\\b|boards?\\b|\\blaid\\b|laying|subfloor|carpet|vinyl|moisture',
        lead: ['And so it is laid here.', 'How it is done here.'],
      },
    ],
    pic: { ask: 'Packs of boards lying flat in a room', alt: 'Unopened packs of oak boards lying in a room' },
    claims: [
      ['Acclimatisation, expansion gap, subfloor moisture', 'manufacturers and flooring associations'],
    ],
  },
  {
    id: 'sample-on-the-floor-for-a-week',
    format: 'tip',
    only: FLOORS,
    again: 9,
    emoji: '👣',
    tags: ['FlooringTips', 'ChooseAFloor', 'HomeIdeas'],
    title: 'How to choose a floor: put the sample where you walk',
    cover: 'Walk on it for a week',
    gist: [
      'Lay the sample on the floor and not in your hand, by the window and in the dark corner, spill coffee on it, step on it barefoot, and look at it on Thursday evening.',
      'A floor is seen lying, in two kinds of light, with crumbs on it. That is how one should choose it.',
    ],
    subject: ['On the floor, not in the hand', 'With crumbs on it'],
    hooks: {
      '*': [
        'Choosing a new floor? Put the sample where you walk, and leave it there for a week.',
        'A floor sample in the hand is a colour. On the floor it is a decision.',
      ],
      pt: 'Light direction, use and maintenance decide whether one stays content with a floor.',
      fi: 'Do you have a dog, a sandpit or a teenager? Then think of the sample with all three.',
      a: 'Lay it down, wet it, scratch it, wait for Thursday.',
      h: 'White oak looks lovely with a white sofa and no family.',
      l: 'Barefoot, in the morning, on wood.',
    },
    lines: {
      '*': [
        'Put floor samples where you walk, not on the table. From above and lying down they look quite different.',
        'Very dark and very light floors show every crumb. The forgiving ones are in between, with some grain.',
        'Walk on samples barefoot. Warm or cold, loud or quiet is something that a brochure cannot tell you.',
        'Spill coffee on the sample and leave it overnight. Better on the sample.',
      ],
      h: ['The dog has chosen the one on which his hair does not show. He was not going to change.'],
    },
    scene: [
      'For five days a piece of oak has been lying in the hall. Everybody steps over it. On the sixth somebody steps on it, barefoot, and stops.',
      'In the shop it was honey. At home, under the lamp in the hall, it is a carrot.',
    ],
    why: [
      [
        'Light from the side shows texture, and light from above shows colour. At home you have both.',
        'Shop lamps flatter. The hall does not.',
      ],
      [
        'A floor is touched more than any other surface of the house.',
        'Feet have an opinion as well, and they are never asked.',
      ],
    ],
    parts: [
      [
        'Lay it in two places',
        ['By the window and in the darkest corner.', 'Morning and evening it is two floors.'],
        'A floor sample by a window',
      ],
      [
        'Treat it badly',
        ['Coffee, keys, a wet boot.', 'And then see what a cloth can do.'],
        'A key scratching a sample',
      ],
      [
        'Listen to it',
        ['Drop a spoon, move a chair.', 'The people below you will be grateful.'],
        'A spoon beside a sample',
      ],
    ],
    turn: [
      'What still pleases you on Thursday evening may stay.',
      'A floor lies there for decades. A week is not much.',
    ],
    asks: ['What did your floor look like when you were a child?', 'Light or dark: what lies at your place?'],
    ends: {
      pa: 'Lying, lit, used.',
      fi: 'And ask whoever does the vacuuming.',
      t: 'Assess in situ, under use.',
      h: 'The sofa has since gone grey, with the family.',
      l: 'Barefoot.',
    },
    keep: 'the next sample',
    send: 'somebody who is choosing between six browns',
    own: [
      {
        kinds: ['product', 'service', 'process', 'price'],
        about: 'samples?\\b|showroom',
        lead: 'And the samples for it.',
      },
    ],
    pic: { ask: 'A floor sample lying in a hallway', alt: 'A wooden floor sample lying in a hallway' },
    claims: [['Assess samples in place', 'trade practice']],
  },
];
