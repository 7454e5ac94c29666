// Knowing your own house.
import type { Idea } from '../../library/idea.ts';

export const HOUSE: readonly Idea[] = [
  {
    id: 'find-the-stopcock-tonight',
    format: 'howto',
    again: 9,
    emoji: '🚰',
    tags: ['HomeMaintenance', 'PlumbingTips', 'Homeowners'],
    title: [
      'Where is your {stopcock|water shut-off valve}, and does it turn?',
      'Know your main water valve before you need it',
    ],
    cover: 'Where does your water turn off?',
    gist: [
      'Find the valve that shuts off the water to your home, turn it once, and hang a label on it. On the day a pipe bursts nobody wants to look for it.',
      'A shut-off valve that has not been moved for years may be stuck. Try it on a calm evening, gently, and open it again with a quarter turn back.',
    ],
    subject: ['Do you know where your water turns off?', 'A quiet evening with a valve'],
    hooks: {
      '*': [
        'Water is coming through the ceiling. Where do you turn it off?',
        'Ask everyone in your house where the water turns off. Do you get the same answer?',
        'Could you turn off your water in the dark, with the kitchen already wet?',
      ],
      pl: 'The most useful thing to know about a house is where its water turns off.',
      t: 'The main valve is commonly where the supply enters: under the sink, in a cupboard, in the cellar or at the meter.',
      fhi: 'Tonight, before anything leaks, find the {tap|valve} that turns off your water.',
      a: 'Everyone in a household should be able to shut off the water in the dark.',
    },
    lines: {
      '*': [
        'Turn your {stopcock|main water valve} off and on twice a year. One that is never moved may not move on the day.',
        'A screw-type water valve should be opened fully and then turned back a quarter. It is less likely to stick that way.',
        'Tie a label to the main water valve: "water, whole house". In an emergency, a guest may be nearest.',
        'A burst pipe? Water off at the main, then open the lowest cold {tap|faucet}: that empties the pipes, and the leak stops sooner.',
        'Show the water shut-off to the babysitter and to the neighbour with the key. A pipe can burst while you are away.',
      ],
      h: ['Every family has one person who knows where the water turns off. That person is on a plane.'],
    },
    why: [
      [
        'A broken supply hose can let out a bathful of water in a few minutes.',
        'Under mains pressure even a small split fills buckets faster than you can carry them.',
      ],
      [
        'Limescale can seize a valve, and forcing it then breaks the spindle.',
        'A valve that has not moved for years is easily broken by force.',
      ],
    ],
    parts: [
      [
        ['Follow the pipe from the street', 'Look where the pipe comes in'],
        [
          'Look by the meter, in the cellar, at the front wall and under the kitchen sink.',
          'In a block there is one for the {flat|apartment} and one for the building. Find out both.',
        ],
        'A {torch|flashlight} shining on a valve under a sink',
      ],
      [
        ['Turn it gently, clockwise', 'Turn it to the right, without force'],
        [
          'Two fingers first, then your hand. If it will not move, stop there.',
          'A stiff one is a job for a plumber, on a calm weekday.',
        ],
        'A hand turning a small {tap|faucet}',
      ],
      [
        ['Check at a {tap|faucet} that it works', 'Test it with the kitchen {tap|faucet}'],
        [
          'Open the kitchen {tap|faucet}. It should slow to a drip within a minute.',
          'If it keeps running, the valve is worn, or you have found another one.',
        ],
        'A kitchen {tap|faucet} running dry',
      ],
      [
        ['Hang a label on it', 'Tie a tag to it'],
        [
          'A luggage tag and a waterproof pen. Write down which way is off.',
          'A stranger should be able to read it by {torchlight|flashlight}.',
        ],
        'A luggage label tied to a valve',
      ],
      [
        ['Show everybody', 'Let everyone try it'],
        [
          'Each person turns it once. Having done it, you remember it.',
          'Children from about ten can do it, and are usually proud of it.',
        ],
        'A child turning a valve with an adult beside',
      ],
    ],
    turn: [
      'It takes a quarter of an hour, clearing the cupboard included.',
      'Then keep the cupboard in front of it clear.',
    ],
    asks: ['Where is the water shut off in your home?', 'Who at your place would know it in the dark?'],
    ends: {
      pfathil: [
        'If the main valve drips or sticks, have it replaced now, while it is not an emergency.',
        'Lever valves close in a quarter turn. If yours is due for renewal, ask about one.',
      ],
    },
    work: 'Offices and shops need it even more than homes: at night nobody is there, and by day nobody feels in charge. A label and a line in the staff notes cost nothing.',
    keep: 'a quiet evening this week',
    send: 'the person who has just got the keys',
    caution: [
      'Do not force a stuck valve. If water has reached lamps or {sockets|outlets}, keep away, and switch off the power only if you can get to it dry.',
      'Never force a valve that is stuck. Stay away from wet lamps and {sockets|outlets}, and cut the power only if the way to it is dry.',
    ],
    own: [
      {
        kinds: ['service', 'hours', 'policy'],
        about: "emergenc|call[- ]?out|24/7|24[- ]?hours?\\b(?!'? notice)|burst|\\bleaks?\\b",
        lead: 'And if it happens all the same?',
      },
    ],
    pic: {
      ask: 'Your own shut-off valve with a label tied to it',
      alt: 'A water shut-off valve with a paper label tied to it',
    },
    claims: [
      [
        'Main valve sits at the entry of supply; exercise it; quarter turn back for screw valves',
        'plumbing practice',
      ],
      ['Burst supply hoses release large volumes', 'arithmetic at mains flow'],
    ],
  },
  {
    id: 'read-the-meter-at-bedtime',
    format: 'tip',
    again: 10,
    emoji: '💧',
    tags: ['WaterLeak', 'HomeMaintenance', 'SaveWater'],
    title: [
      'How to check for a hidden water leak with your meter',
      'Find a hidden leak with a pencil and your water meter',
    ],
    cover: 'Read your water meter at bedtime',
    gist: [
      'Write down the water meter last thing at night and first thing in the morning. If nobody drew water and the figure moved, something is leaking.',
      'A leak that leaves no puddle still turns the water meter. Two readings, one night apart, will show it.',
    ],
    subject: ['Does your water meter move at night?', 'Find a leak with two meter readings'],
    hooks: {
      '*': [
        'The house is asleep. Is your water meter still turning?',
        'No puddle, no stain, no noise, and a water bill that has grown since spring.',
        'A water leak can run for months without a sound or a stain.',
      ],
      pl: 'You can find or rule out a hidden water leak in one night, with a pencil.',
      t: 'With every {tap|faucet} closed, a water meter should stand still. Any overnight difference is a loss, apart from softeners and the like.',
      fhi: 'Before you go to bed tonight, have a look at your water meter.',
      a: 'If the water meter moves while nobody draws water, you probably have a leak.',
    },
    lines: {
      '*': [
        'Read the water meter before bed and again before the first kettle. A difference means a leak, and often it is a toilet.',
        'Put a drop of food colouring in the toilet {cistern|tank} and wait half an hour. Colour in the {pan|bowl} means that the valve leaks.',
        'Many water meters have a tiny wheel or star. If it creeps with every {tap|faucet} shut, you have a leak.',
        'Water meter creeping? Close the main valve and look again. If it stops, the leak is indoors. If it goes on, the leak is between the meter and the valve.',
      ],
      h: ['The toilet had been leaking quietly since Easter. Nobody noticed until the bill.'],
    },
    why: [
      [
        'Most leaks are too small to see, but they run day and night, and that adds up.',
        'A thin trickle runs all night, every night.',
      ],
      [
        'At night nobody uses water, so anything the meter counts is the leak.',
        'With every {tap|faucet} shut, nothing should move the dial.',
      ],
    ],
    parts: [
      [
        ['Write down the reading, every digit', 'Take down the reading to the last digit'],
        [
          'The last digits, often red, show a leak long before the big ones do.',
          'A photo on your phone saves you the pencil.',
        ],
        'A water meter photographed with a phone',
      ],
      [
        ['Let nothing run overnight', 'Make sure nothing draws water'],
        [
          'No dishwasher on a timer, no garden watering, no softener rinsing at three.',
          'One flush is allowed if you note it down.',
        ],
        'A note on a bathroom door',
      ],
      [
        ['Compare it in the morning', 'Read it again before anyone gets up'],
        [
          'If nothing has changed, good. If it has, start with the toilets.',
          'Repeat it once. Somebody may have got up in the night.',
        ],
        'Two handwritten readings on a pad',
      ],
      [
        ['Test the toilets with food {colouring|coloring}', 'Dye the water in the {cistern|tank}'],
        [
          'A drop into the {cistern|tank}, then wait without flushing. {Colour|Color} in the bowl means a leak.',
          'It is the commonest leak and one of the simplest to repair.',
        ],
        'Coloured water in a toilet cistern',
      ],
    ],
    turn: [
      'Two readings and one dry night are all it takes.',
      'Try it after the winter, and before any long {holiday|vacation}.',
    ],
    asks: ['Have you ever found a leak you could not hear?', 'Do you know where your water meter is?'],
    ends: {
      pfathil: [
        'If the meter moves and the toilets are fine, have the leak looked for: it may be under the floor.',
        'Note the rate too: {litres|gallons} an hour tell a dripping valve from a split pipe.',
      ],
    },
    keep: 'tonight, on the way to bed',
    send: 'whoever got blamed for the water bill',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: '\\bleaks?\\b|cistern|toilet|\\bpipes?\\b|plumbing repair',
        lead: 'When your meter has moved overnight:',
      },
    ],
    pic: {
      ask: 'Your water meter in close-up with a pencil and pad, number partly covered',
      alt: 'A water meter with a pencil and a note pad beside it',
    },
    claims: [
      ['Overnight meter test and dye test reveal leaks', 'advice of water suppliers'],
      ['Toilets are a frequent cause of silent leaks', 'advice of water suppliers'],
    ],
  },
  {
    id: 'a-thermostat-is-no-accelerator',
    format: 'myth',
    again: 10,
    emoji: '🌡️',
    tags: ['HomeHeating', 'Thermostat', 'EnergySaving'],
    myth: 'Turning the thermostat right up warms a room faster',
    short: [
      'It warms at the same rate and then goes on too long. A thermostat sets where to stop.',
      'No. It heats at its own pace and only stops later.',
    ],
    title: [
      'Does turning the thermostat up heat a room faster?',
      'Cold room? Why full blast on the thermostat does not help',
    ],
    cover: 'Turning it up heats no faster',
    gist: [
      'A thermostat sets the temperature where the heating stops. Turn it right up and the room warms no faster; it only gets too warm, and somebody opens a window.',
      'On most radiators, the number on the valve is a temperature. How fast you get there depends on the radiator.',
    ],
    subject: ['Five heats no faster than three', 'What the number on the radiator means'],
    hooks: {
      '*': [
        'You come home, the room is cold, you turn the thermostat right up. Does it get warm any faster?',
        'In every household one person turns the radiator up to five and one turns it back to three.',
        'The number on a radiator valve says how warm, not how fast.',
      ],
      pl: 'The number on a radiator valve stands for a temperature, not for power.',
      t: 'A thermostatic valve only closes near its set point. Far below it, every higher setting gives the same flow.',
      fhi: 'Come home to a cold {flat|apartment}? Leave the thermostat where it is comfortable. It gets there just as fast.',
      a: 'Set the thermostat where you want it. Then leave it alone.',
    },
    lines: {
      '*': [
        'A radiator at five heats no faster than one at three. It only stops later.',
        'On many radiator valves the middle mark is about twenty degrees Celsius. Each step is a few degrees.',
        'A sofa or a curtain in front of a radiator valve makes it feel warm, so it shuts too soon. The room stays cold.',
        'Radiator cold at the top? Often that is air. Cold at the bottom? Often sludge, and bleeding will not cure it.',
        'Turn the heating down by one degree: you will see it on the bill and hardly feel it.',
      ],
      h: ['The radiator is at five, the window is open, and two people are waiting to see who gives in.'],
    },
    why: [
      [
        'Below the set temperature the valve is fully open anyway, whatever the number.',
        'Fully open is fully open. The number decides when it begins to close.',
      ],
      [
        'Turned too high, it goes on heating long past comfortable, and the extra heat goes out of the window.',
        'You gain no speed, and it only stops later.',
      ],
    ],
    parts: [
      [
        ['Choose a setting for each room', 'Settle on a temperature and leave it'],
        [
          'Middle for living rooms, lower for bedrooms. Then leave it for a week and see.',
          'If several people turn it, mark the place.',
        ],
        'A hand setting a radiator valve to the middle',
      ],
      [
        ['Start earlier, not hotter', 'Let it begin before you get home'],
        [
          'Set the timer to half an hour before you come home.',
          'A room takes its time to warm up, so give it a head start.',
        ],
        'A heating timer on a wall',
      ],
      [
        ['Keep curtains and sofas off the valve', 'Give the valve some air'],
        [
          'It measures the air round it. Behind a curtain, that is warmer than the room.',
          "Pull the sofa a hand's width away, and the room gets warmer at the same setting.",
        ],
        'A curtain being lifted clear of a radiator',
      ],
    ],
    turn: [
      'A pencil mark on the valve may keep the peace.',
      'Choose a setting you can all live with, and leave it there.',
    ],
    asks: [
      'Who turns the heating up at your place, and who turns it down?',
      'Which number is the living room set to?',
    ],
    ends: {
      pfathil: [
        'If a room never gets warm enough, there is another cause, and it is worth finding.',
        'Underfloor heating and heat pumps react more slowly still: steady settings suit them best.',
      ],
    },
    keep: 'the first cold evening',
    send: 'the person who turns it to five',
    caution: [
      'Work on boilers, gas and sealed heating circuits belongs in qualified hands. Do not open anything beyond a bleed valve.',
      'Leave boilers, gas and sealed heating systems to qualified people, and open nothing more than a bleed valve.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'boiler|heating|radiator|heat pump|thermostat',
        lead: 'When a room stays cold all the same:',
      },
    ],
    pic: {
      ask: 'A radiator valve set to the middle, close up, a pencil mark beside it',
      alt: 'A radiator valve turned to the middle setting',
    },
    claims: [
      [
        'Thermostatic valves regulate to a temperature and do not speed up heating',
        'heating engineering textbook',
      ],
      ['Cold top: air; cold bottom: sludge, commonly', 'heating practice; worded "often"'],
    ],
  },
  {
    id: 'an-umbrella-for-the-gutter',
    format: 'tip',
    again: 9,
    emoji: '🌧️',
    tags: ['Gutters', 'HomeMaintenance', 'DampProblems'],
    title: [
      'How to inspect your gutters: go out in the rain',
      'Check your gutters from the ground while it rains',
    ],
    cover: 'Check your gutters in the rain',
    gist: [
      'In heavy rain take an umbrella and walk once round the house. Drips, overflowing gutters and wet walls show themselves in ten minutes, from the ground.',
      'A dry gutter always looks fine. In a downpour you can see where it leaks, without a ladder.',
    ],
    subject: ['Check your gutters with an umbrella', 'Where do your gutters leak?'],
    hooks: {
      '*': [
        'The best day to check your gutters is the one when you would rather stay in.',
        'That dark streak on the outside wall started as a drip from the gutter.',
        'A leaking gutter only shows itself when it rains.',
      ],
      pl: 'A walk round the house in heavy rain shows you every fault in the gutters.',
      t: 'Overflowing gutters are blocked or have sagged. Dripping joints have failed seals.',
      fhi: 'Next time it pours, put on your boots, go once round the house and look up at the gutters.',
      a: 'Check gutters in the rain. In sunshine every gutter looks fine.',
    },
    lines: {
      '*': [
        'In heavy rain walk round the house with an umbrella and look up at the gutters. If they leak, you will see it now.',
        'Look for a wet patch on the outside wall below a gutter joint. Many damp rooms start there.',
        'Water shooting over the front of the gutter means leaves in the outlet, or a gutter that has sagged.',
        'Film a leaking gutter with your phone while it rains: where the water comes from is easier to show than to describe.',
        'Look at the ground below your gutters as well. A hole washed out beside the wall means the {downpipe|downspout} leaks.',
      ],
      h: [
        'A small tree in the gutter is pretty from below. It is also the reason for the stain in the bedroom.',
      ],
    },
    why: [
      [
        'Gutters fail at the joints and outlets, and in dry weather you cannot see it.',
        'A gap as thin as a card does not show when it is dry.',
      ],
      [
        'A wall that keeps getting soaked lets the damp through to the room behind.',
        'Damp indoors is often a gutter leak outdoors.',
      ],
    ],
    parts: [
      [
        ['Look for drips at the joints', 'Watch every joint'],
        [
          'A steady drip at a joint is a failed seal. Note where.',
          'Start at one corner of the house and follow the edge.',
        ],
        'Water dripping from a gutter joint',
      ],
      [
        ['Look for water over the edge', 'See whether it spills over'],
        [
          'Over the front means blocked, sagging or too small. Over the back means your wall gets wet.',
          'Behind the gutter is worse than in front. Check for a wet strip under the eaves.',
        ],
        'Water spilling over a gutter',
      ],
      [
        ['See where the water ends up', 'Look at the ground below'],
        [
          'Splashes, a pool or a washed-out hole by the wall: the water is going to the foundations.',
          'A drain full of leaves sends the water back to the house.',
        ],
        'A downpipe and a wet patch on the ground',
      ],
      [
        ['Film it and go back in', 'Take a short video'],
        [
          'The video goes to whoever will repair it. Do not go up a ladder in this weather.',
          'Ten seconds at each corner is plenty.',
        ],
        'A phone filming under an umbrella',
      ],
    ],
    turn: [
      'After ten minutes you know more than after a summer of looking up.',
      'Then back in, dry socks, and write down the corners.',
    ],
    asks: ['What did you find the last time you looked up in the rain?', 'What is growing in your gutter?'],
    ends: {
      pfathil: [
        'A new seal costs little while the wall behind it is still dry.',
        'If a stretch still drips long after the rain, water is standing in it: it no longer slopes.',
      ],
    },
    keep: 'the next downpour',
    send: 'somebody with a streak down the wall',
    caution: [
      'Stay on the ground and keep away in thunder and storms. Work at height belongs to people with the equipment for it.',
      'Keep your feet on the ground and stay in when it thunders or storms. Heights are for people with the right equipment.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'gutter|(?<!finished )\\broofs?\\b|roof repair|downpipe|downspout|fascia|\\bleaks?\\b|\\bdamp',
        lead: 'What the rain has shown can be put right in the dry.',
      },
    ],
    pic: {
      ask: 'A gutter or downpipe in the rain, from the ground, under an umbrella',
      alt: 'Rainwater dripping from a gutter joint on a house',
    },
    claims: [
      ['Gutter faults show in rain; defective rainwater goods cause damp', 'building surveying practice'],
    ],
  },
  {
    id: 'never-above-the-socket',
    format: 'mistake',
    again: 10,
    emoji: '🪛',
    tags: ['DIYSafety', 'DrillingWalls', 'HomeImprovement'],
    wrong: 'Drilling straight above or below {a socket|an outlet} or switch',
    title: [
      'Where not to drill into a wall: cables and pipes',
      'Where cables run in a wall, and where you may drill',
    ],
    cover: 'Where not to drill',
    gist: [
      'Cables usually run straight up, down or sideways from {sockets|outlets} and switches. Keep clear of those lines, use a detector, and drill where there is no reason for a cable to be.',
      'Every {socket|outlet} is a signpost: a cable leads to it, mostly in a straight line. Picture the lines before you pick up the drill.',
    ],
    subject: ['Before you drill, look at the {sockets|outlets}', 'Where not to drill into a wall'],
    hooks: {
      '*': [
        'The nicest place for the picture is straight above the {socket|outlet}. That is just where you must not drill.',
        'In most walls the cable lies behind a little plaster, about as thick as a {biscuit|cookie}. Look before you drill.',
        'The cable usually runs straight up from the {socket|outlet}. So do not drill above it.',
      ],
      pl: 'Hidden cables usually run in straight lines, and if you know the lines you will not drill into one.',
      t: 'Cables usually run straight up, down or across from fittings, and along corners and ceilings.',
      fhi: 'Before you drill a hole for that shelf, step back and look for the {sockets|outlets}.',
      a: 'Do not drill in line with {a socket|an outlet}, a switch or a {tap|faucet}.',
    },
    lines: {
      '*': [
        'From each {socket|outlet} picture a line up, down and to both sides. Those strips are not for drilling.',
        'Before you drill: above a shower, a basin or a radiator there are probably pipes. Below them as well.',
        'Before you drill, run a cable detector over the wall in both directions and mark what it shows with tape. Then drill beside the tape.',
        'Wrap tape round the drill bit to mark the depth. The hole in the wall should be as deep as the {plug|anchor} is long, and no deeper.',
        'In an old house a cable may run anywhere, even diagonally. Use a detector before you drill.',
        'Two adhesive strips will hold many pictures, and then you need not drill at all.',
      ],
      h: [
        'The picture hangs straight, right above the {socket|outlet}. The lights on that side of the house have not worked since.',
      ],
    },
    why: [
      [
        'Electricians lay cables along set routes, so that others can tell where they are.',
        'Cables run straight so that whoever comes later can find them.',
      ],
      [
        'Pipes also run straight from the fitting to the floor or the ceiling.',
        'Where there is a {tap|faucet}, a pipe comes up to it, usually straight.',
      ],
    ],
    parts: [
      [
        ['Find the {sockets|outlets} and switches', 'Look at the wall first'],
        [
          'Look at lamps and thermostats too, and at the other side of the wall.',
          'Picture a line up, down and to each side of every one. Keep off those lines.',
        ],
        'Strips of tape above {a socket|an outlet} on a wall',
      ],
      [
        ['Go over the wall with a detector', 'Use a cable detector, twice'],
        [
          'Up and down, then across, slowly, after trying it on a cable you know.',
          'Even if it finds nothing, drill with care.',
        ],
        'A detector moved over a wall',
      ],
      [
        ['If in doubt, switch off the circuit', 'When unsure, cut the power first'],
        [
          'And check that it is dead. A cordless drill works without the {socket|outlet}.',
          'Then a slip costs you plaster and nothing worse.',
        ],
        'A finger at a switch in a fuse box',
      ],
      [
        ['Mark the depth with tape', 'Do not drill too deep'],
        [
          'A flag of tape on the bit tells you when to stop.',
          'Many pipes lie deeper than a wall {plug|anchor} needs to go.',
        ],
        'Tape wrapped round a drill bit',
      ],
    ],
    turn: [
      "If in doubt, move it by a hand's width. It looks fine there.",
      'Two minutes of looking are worth it.',
    ],
    asks: ['What have you drilled into?', 'How do you choose the spot: detector, instinct or luck?'],
    ends: {
      pfathil: [
        'A detector costs less than one repair.',
        'Detectors differ in depth and in what they find. Read what yours cannot see.',
      ],
    },
    work: 'People who hang things for a living still tape out the wall first. It looks slow, and it saves them a lot of plaster.',
    keep: 'the next shelf, mirror or curtain rail',
    send: 'someone who has just bought a drill',
    caution: [
      'If a drill has hit a cable or a pipe: do not touch it, switch off power or water at the main if you can do so safely, and call a professional.',
      'After a hit on a cable or a pipe: hands off, main switch or main valve if you can get there safely, and then a professional.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'electric|rewir|\\bsockets?\\b|handyman|small jobs|wall mount',
        lead: 'Some holes are better drilled by somebody who does it every day:',
      },
    ],
    pic: {
      ask: 'Strips of tape marking the lines above and beside {a socket|an outlet}',
      alt: 'Strips of tape on a wall marking lines above and beside {a socket|an outlet}',
    },
    claims: [
      [
        'Cables are run in zones from accessories; exceptions in older houses',
        'wiring rules and electrical safety advice; differs by country',
      ],
      ['Detectors have limits', 'manufacturers instructions'],
    ],
  },
  {
    id: 'named-after-lead',
    format: 'story',
    again: 14,
    emoji: '🏛️',
    tags: ['PlumbingHistory', 'WordOrigins', 'TradeHistory'],
    title: ['Why are plumbers called plumbers? A word made of lead', 'Where the word plumber comes from'],
    cover: 'The lead in the word plumber',
    gist: [
      'Plumber comes from plumbum, the Latin for lead. Roman workers made water pipes of rolled lead sheet, and many stamped their names on them.',
      'Plumber, plumb line, plummet: three words that come from lead, and a trade that once rolled its own pipes.',
    ],
    subject: ['Why is there a b in plumber?', "The plumber's name on a Roman pipe"],
    hooks: {
      '*': [
        'A Roman plumber signed a water pipe, and you can still read his name.',
        'The b in plumber is silent, and it is two thousand years old.',
        'Why is there a b in plumber? Because there was lead in the pipes.',
      ],
      p: 'The word plumber tells you what pipes used to be made of.',
      f: 'Ever wondered why there is a b in plumber? Come along, it is a short walk to Rome.',
      a: 'Plumbers are named after lead. So is the plumb line.',
      t: 'Plumbum, lead: hence plumber, plumb bob, plummet, and the symbol Pb.',
      h: 'The b in plumber does nothing at all. It is there because of lead.',
      i: 'Plumbers are named after the metal that they no longer use.',
      l: "Soft grey lead, rolled by hand into a pipe, with the plumber's name pressed into it.",
    },
    lines: {
      '*': [
        'Plumber comes from plumbum, lead. The plumb line carries the same word: a weight of lead that shows what is upright.',
        'Roman lead pipes were sheets rolled round a core and sealed along the seam. Many bear the name of whoever made them.',
        'Lead was given up for drinking water once it was understood what it does to people. The name of the trade stayed.',
        'Old houses may still have a lead pipe from the street: dull grey, soft, with a swollen joint. Ask a plumber to look.',
      ],
      h: ['A Roman plumber signed his pipe, and it lasted two thousand years. That is quite a guarantee.'],
    },
    scene: [
      'A street in Rome, a trench, and a man bending a sheet of grey lead round a wooden core.',
      'In a museum lies a dented pipe. You bend down, and there are letters on it: a name.',
    ],
    why: [
      [
        'Lead melts at a low heat, bends without cracking and does not rust, so it was the metal for pipes for many centuries.',
        'Lead was soft enough to shape by hand, so pipes were made of it.',
      ],
      [
        'The name stayed when the pipes turned to copper and plastic.',
        'Materials changed, and the word for the trade stayed.',
      ],
    ],
    parts: [
      [
        'The Romans called lead plumbum',
        [
          'The man who worked it was a plumbarius. He made pipes, tanks and roof sheets.',
          'Whoever bent it into pipes was named after it.',
        ],
        'A sheet of lead being rolled',
      ],
      [
        'They put names on their pipes',
        [
          'Along many Roman pipes runs raised lettering with a name: the owner, an official, or the maker. A few of the makers were women.',
          'The letters were cast with the pipe, and many can still be read.',
        ],
        'Raised letters on an old lead pipe',
      ],
      [
        'The plumb line has the same name',
        [
          'A lump of lead on a cord shows what is vertical, and the same word gave us plumb.',
          'The weight that shows a wall is upright kept the name of the metal.',
        ],
        'A plumb bob hanging still beside a wall',
      ],
      [
        'In the end the lead went',
        [
          'It harms people, above all children, so water pipes are made of other things today. Some old houses still have lead ones.',
          'Lead is poisonous, so copper, steel and plastic took over. Nobody renamed the plumber.',
        ],
        'A bright copper pipe beside an old grey one',
      ],
    ],
    turn: [
      'So the silent b in plumber comes from the pipe.',
      'Few trades have kept a material in their name so long after giving it up.',
    ],
    asks: ["Which trade's name has always puzzled you?", 'What work of yours would you sign?'],
    ends: {
      p: 'If your house is old, it is worth asking what its supply pipe is made of.',
      f: 'Tell the next plumber you meet.',
      a: 'Sign your work. Somebody may read it.',
      t: 'Lead pipe is dull grey, soft, and shines silver when scratched. If you suspect it, ask your water supplier.',
      h: 'Two thousand years, and nobody has ever said the b.',
      i: 'Good work lasts longer than the language on it.',
      l: 'A name in lead, under a street, for two thousand years.',
    },
    keep: 'the next pub quiz',
    send: 'the plumber in your family',
    own: [
      {
        kinds: ['history', 'people', 'story', 'value'],
        about:
          'founded|\\bsince\\b|family (?:business|firm|run)|generation|started the (?:firm|business|company)|apprentic|established',
        lead: 'About our own history:',
      },
    ],
    pic: {
      ask: 'A plumb bob hanging beside a wall, or an old pipe that you have taken out',
      alt: 'A plumb bob hanging still beside a wall',
    },
    claims: [
      [
        'Plumber from plumbum; plumbarius; inscriptions on Roman lead pipes, some naming women as makers',
        'etymological dictionary; Roman epigraphy',
      ],
      ['Lead in drinking water harms health', 'World Health Organization'],
    ],
  },
  {
    id: 'before-the-first-hard-frost',
    format: 'season',
    again: 11,
    emoji: '❄️',
    tags: ['WinterPrep', 'FrozenPipes', 'HomeMaintenance'],
    title: [
      'Before the first hard frost: an hour round the house',
      'Frost is coming: five things to do at home this weekend',
    ],
    cover: 'Ready for the first frost?',
    gist: [
      'Empty the outside {tap|faucet}, lag the pipe in the {loft|attic}, clear one gutter outlet, try the heating, and find the shut-off valve. One hour in autumn saves a bad night in winter.',
      'Frost bursts the pipe you forgot. Walk round once before it gets cold, and start with the garden {tap|faucet}.',
    ],
    subject: ['Ready for frost in an hour', 'The {tap|faucet} that bursts in a frost'],
    hooks: {
      '*': [
        'Which pipe in your house would freeze first? Walk round once before the frost.',
        'A garden {tap|faucet} with the hose still on it can burst in a hard frost, and the pipe with it.',
        'An hour round the house before the first frost can save you a burst pipe.',
      ],
      pl: 'An hour of preparation in autumn prevents most frost damage in an ordinary house.',
      t: 'Water expands by about a tenth when it freezes, and a closed pipe splits at its weakest point.',
      fhi: 'Put on a {jumper|sweater}, take a {torch|flashlight}, and walk round your house once before the frost does.',
      a: 'Empty the outside {tap|faucet}. Tonight, if it is clear.',
    },
    lines: {
      '*': [
        'Take the hose off the garden {tap|faucet}, shut the valve inside, then open the {tap|faucet} and leave it open. It cannot burst empty.',
        'Frozen pipes often burst where nobody looks: in the {loft|attic}, the garage, behind the kitchen units on an outside wall.',
        'Going away in winter? Leave the heating on low and the {loft|attic} hatch open a little on the coldest days.',
        'Run the heating for ten minutes in autumn, while heating engineers still have time for a cold radiator.',
      ],
      h: ['Pipes burst at the thaw, on a Sunday, when you have guests.'],
    },
    why: [
      [
        'Freezing water needs more room, and a pipe has none to give. The split shows when it thaws.',
        'The ice plugs its own crack, so the flood comes with the mild weather.',
      ],
      [
        'Pipes freeze where nothing is heated: {lofts|attics}, garages, outside walls.',
        'It is usually a stretch of pipe you never see.',
      ],
    ],
    parts: [
      [
        ['Empty the outside {tap|faucet}', 'Drain the garden {tap|faucet}'],
        [
          'Hose off, inside valve shut, outside open. An empty pipe cannot freeze.',
          'No inside valve? A cover helps a little, and fitting a valve is a small job.',
        ],
        'A hose being unscrewed from a garden {tap|faucet}',
      ],
      [
        ['Wrap pipes in cold places', 'Lag the pipes in the {loft|attic}'],
        [
          'Foam tube, cut to length, joints taped. Do the bends too, since that is where it splits.',
          'Leave the floor under a tank uncovered, so that some warmth gets up to it.',
        ],
        'Foam lagging pushed over a pipe',
      ],
      [
        ['Try the heating now', 'Run the heating once'],
        [
          'Ten minutes at full heat, and feel each radiator. At the first frost everyone calls at once.',
          'If one stays cold today, there is still time to have it seen to.',
        ],
        'A hand on a radiator',
      ],
      [
        ['Look up at the gutters', 'Check the gutters for leaves'],
        [
          'Leaves at the outlet turn to ice and push the joints apart.',
          'Have anything high up cleared by somebody with the right ladder.',
        ],
        'Leaves round a gutter outlet seen from below',
      ],
    ],
    turn: [
      'Then a label on the shut-off valve, and you are ready for winter.',
      'It is a dull hour, and well spent.',
    ],
    asks: ['What does your house always forget before winter?', 'Has a pipe ever burst on you, and where?'],
    ends: {
      pfathil: [
        'Note down what you could not reach. That is the list for a professional.',
        'Frozen already? Shut off the water first, then thaw slowly with a hot-water bottle, starting at the {tap|faucet} end.',
      ],
    },
    keep: 'the last mild weekend',
    send: 'whoever still has the hose out',
    caution: [
      'Never thaw a pipe with a flame. Keep to the ground, and leave gas, boilers and electrics to qualified people.',
      'Do not use a flame on a frozen pipe, do not climb, and leave gas, boilers and wiring to qualified people.',
    ],
    when: { season: ['autumn'] },
    own: [
      {
        kinds: ['service', 'offer', 'hours', 'price'],
        about: 'boiler|heating|gutter|(?<!finished )\\broofs?\\b|emergenc|lagging',
        lead: 'Part of that list is a job for a professional:',
      },
    ],
    pic: {
      ask: 'A garden {tap|faucet} with the hose taken off, frost or autumn leaves around',
      alt: 'A garden {tap|faucet} without a hose on an autumn day',
    },
    claims: [
      ['Water expands by about nine per cent on freezing', 'physics textbook'],
      ['Drain outside taps, insulate pipes, keep low heat', 'advice of water suppliers and insurers'],
    ],
  },
  {
    id: 'stay-or-move-out',
    format: 'either',
    again: 12,
    emoji: '🏠',
    tags: ['HomeRenovation', 'LivingInAMess', 'ThisOrThat'],
    title: ['Live in or move out during building work?', 'Renovating: live in the dust or rent somewhere?'],
    cover: 'Building work: stay or move out?',
    gist: [
      'Stay, and you save rent and see everything. Move out, and it goes faster and you keep your nerves. Which would you choose for six weeks without a kitchen?',
      'Living on a building site costs you patience, and moving out costs you money. Which would you rather spend?',
    ],
    subject: ['Building work: stay or move out?', 'Six weeks without a kitchen'],
    hooks: {
      '*': [
        'Week one of building work is an adventure. By week three the kettle is in the bathroom, and so are you.',
        'You keep the door shut during building work, and still find dust in the butter.',
        'Six weeks of building work look short on a calendar. Try it without a kitchen sink.',
      ],
      pl: 'Whether to live in or move out is best decided before the first wall comes down.',
      t: 'With people living there, building work means daily clearing, temporary services and shorter hours. That takes longer and costs more.',
      fhi: 'Six weeks of building work ahead: do you stay?',
      a: 'No kitchen and no bathroom for weeks: move out. Only one of them gone: discuss.',
    },
    lines: {
      '*': [
        'Stay or move out during building work: what did you do, and would you do it again?',
        'If you stay during building work, keep one room clean, shut and sealed. Everybody needs a place where nothing is being drilled.',
        'Renovating? Ask for a price with you living there and with the house empty. Empty is quicker, and that may pay part of the rent elsewhere.',
        'A kitchen for the time between: kettle, one ring, a tray, a {washing-up bowl|dishpan}, and low expectations.',
      ],
      h: ['By week five the family ate standing up and could tell the plasterers by their footsteps.'],
    },
    why: [
      [
        'Work in a lived-in house goes slower, since it has to be fit to live in again every evening.',
        'You pay in rent or in extra days, and a little in temper.',
      ],
    ],
    parts: [
      [
        'Stay and live with it',
        [
          'No rent, and you can decide things on the spot. Seal one room and agree when water and power are off.',
          'You see each step, hear it, and breathe it too.',
        ],
        'A kettle and a toaster on a board across a bath',
      ],
      [
        'Move out and come back',
        [
          'Quicker work and quiet nights. Visit twice a week, so that nothing is decided without you.',
          'It costs more, and you sleep. Somebody still has to look in.',
        ],
        'Suitcases by a front door with dust sheets behind',
      ],
    ],
    turn: [
      'Many go halfway: away for the noisy weeks, back for the paint.',
      'Ask the people who will be doing the work. They have seen both.',
    ],
    asks: ['Stay or move out: what did you do?', 'What did you miss most: kitchen, quiet or floor?'],
    ends: {
      pfathil: [
        'Agree on it in the contract: hours, dust walls, water, power, and who sweeps.',
        'With children, asthma, or possible lead paint or asbestos, ask about dust before anything else.',
      ],
    },
    keep: 'the month before work starts',
    send: 'friends who think they will just stay put',
    own: [
      {
        kinds: ['process', 'policy', 'service'],
        about: '\\btidy|\\bclean|\\bdust|sweep|dust sheets',
        lead: 'To make staying bearable:',
      },
    ],
    pic: {
      ask: 'A makeshift kitchen or a taped-off door on a real job, with permission',
      alt: 'A kettle and cups on a board in a room with dust sheets',
    },
    claims: [
      ['Occupied sites slow work', 'building practice'],
      ['Dust from lead paint and asbestos needs care', 'advice of safety authorities'],
    ],
  },
];
