// Knowing your own house.
import type { Idea } from '../../library/idea.ts';
import { NO_PIPES } from './kinds.ts';

export const HOUSE: readonly Idea[] = [
  {
    id: 'find-the-stopcock-tonight',
    format: 'howto',
    again: 9,
    emoji: '🚰',
    tags: ['HomeMaintenance', 'PlumbingTips', 'Homeowners'],
    unless: NO_PIPES,
    title: [
      'Where is your {stopcock|water shut-off valve}, and does it turn?',
      'Know your main water valve before you need it',
    ],
    cover: 'Find it while it is dry',
    gist: [
      'Find the valve that shuts off the water to your home, turn it once, and hang a label on it. On the day a pipe bursts nobody wants to look for it.',
      'A shut-off valve that has not been moved for years may be stuck. Try it on a calm evening, gently, and open it again with a quarter turn back.',
    ],
    subject: ['Do you know where your water turns off?', 'A quiet evening with a valve'],
    hooks: {
      '*': [
        'Water is coming through the ceiling. Where do you turn it off?',
        'Ask everyone in your house where the water is shut off, and count the different answers.',
        'Thirty seconds of not knowing cost a ceiling.',
      ],
      p: 'The most useful thing to know about a house is where its water stops.',
      f: 'Tonight, before anything leaks, go and look for one small {tap|faucet}.',
      a: 'Everyone in a household should be able to shut off the water in the dark.',
      t: 'The main valve is commonly where the supply enters: under the sink, in a cupboard, in the cellar or at the meter.',
      h: 'The water shut-off is behind the freezer. The freezer is behind the bicycles. The water is everywhere.',
      i: 'Calm in an emergency is something that you can prepare on a dull evening.',
      l: 'A house you know by hand is a house that keeps its temper.',
    },
    lines: {
      '*': [
        'Turn your {stopcock|main water valve} off and on twice a year. One that is never moved may not move on the day.',
        'A screw-type shut-off valve likes to be opened fully and then turned back by a quarter. It is less likely to seize like that.',
        'Tie a label to the main water valve: "water, whole house". In an emergency the guest will be nearest.',
        'A burst pipe? Water off at the main, then open the lowest cold {tap|faucet}: that empties the pipes, and the ceiling stops raining sooner.',
        'Show the water shut-off to the babysitter and the neighbour with the key. Leaks prefer it when you are away.',
        'Turn the valve once a year. Those that are never moved do not move.',
      ],
      h: ['Every family has one person who knows where the water is turned off. That person is on a plane.'],
    },
    scene: [
      'Half past ten at night, a hiss behind the washing machine, and two people running in opposite directions.',
      'Under the sink stand eleven bottles of cleaner. Behind them, as it turns out, is the most important {tap|faucet} in the building.',
    ],
    why: [
      [
        'A broken supply hose lets out more water in ten minutes than a bath holds.',
        'Under mains pressure even a small split fills buckets faster than you can carry them.',
      ],
      [
        'Limescale and time can freeze a valve, and force then breaks its spindle.',
        'What has stood still for years resents being hurried.',
      ],
    ],
    parts: [
      [
        ['Follow the pipe from the street', 'Look where the pipe enters'],
        [
          'Meter, cellar, front wall, under the kitchen sink: the valve sits where the supply comes in. Flats may have one each.',
          'In blocks there is one for the {flat|apartment} and one for the house. Find out both.',
          'Cellar, cupboard, front garden: follow it from the meter. In a block there are two.',
        ],
        'A {torch|flashlight} shining on a valve under a sink',
      ],
      [
        ['Turn it gently, clockwise', 'Turn it to the right, without force'],
        [
          'Two fingers first, then the hand. If it will not budge, stop: a pliers contest ends badly.',
          'A stiff one is a job for a calm weekday, and a plumber.',
          'If it will not move, leave it so and have it seen to.',
        ],
        'A hand turning a small {tap|faucet}',
      ],
      [
        ['Check at a {tap|faucet} that it works', 'Test it with the kitchen {tap|faucet}'],
        [
          'Open the kitchen {tap|faucet}. It should slow to a drip within a minute.',
          'If it goes on running, the valve is worn or you have found another one.',
          'When that runs dry, you have the right one.',
        ],
        'A kitchen {tap|faucet} running dry',
      ],
      [
        ['Hang a label on it', 'Tie something to it'],
        [
          'A luggage tag and a waterproof pen. Add which way is off.',
          'Somebody who has never seen your house should be able to read it by torchlight.',
          'A tag with an arrow is read faster than a memory.',
        ],
        'A luggage label tied to a valve',
      ],
      [
        ['Show everybody', 'Let everyone have a go'],
        [
          'Each person turns it once. Hands remember what ears forget.',
          'Children from about ten can do it, and are usually proud of it.',
          'Whoever is at home on the day should have done it before.',
        ],
        'A child turning a valve with an adult beside',
      ],
    ],
    turn: [
      'It takes a quarter of an hour, cupboard included.',
      'Then keep the cupboard in front of it clear.',
    ],
    asks: ['Where is the water shut off in your home?', 'Who at your place would know it in the dark?'],
    ends: {
      p: "If it drips or sticks, have it replaced while it is nobody's emergency.",
      f: 'You will sleep a little better. Honestly.',
      a: 'Find. Turn. Label. Show.',
      t: 'Lever valves close in a quarter turn. Where a screw valve is due for renewal, ask about one.',
      h: 'It will be behind something heavy. It always is.',
      i: 'Looking after a house begins with knowing it.',
      l: 'A small brass {tap|faucet}, a paper label, and quiet.',
    },
    work: 'Offices and shops need it more than homes: at night nobody is there, and in the day nobody feels in charge. A label and a line in the induction sheet cost nothing.',
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
    unless: NO_PIPES,
    title: [
      'How to check for a hidden water leak with your meter',
      'Find a hidden leak with a pencil and your water meter',
    ],
    cover: 'Read the meter at bedtime',
    gist: [
      'Write down the water meter last thing at night and first thing in the morning. If nobody drew water and the figure moved, something is leaking.',
      'A leak that makes no puddle still turns a meter. Two readings and a dry night will show it.',
    ],
    subject: ['What your meter does while you sleep', 'Two readings, one night'],
    hooks: {
      '*': [
        'The house is asleep. Is your water meter?',
        'No puddle, no stain, no noise, and a bill that has grown since spring.',
        'Water can go missing without making a sound.',
      ],
      p: 'A hidden leak can be found or ruled out in one night, with a pencil.',
      f: 'Before you go to bed tonight, have a look at your water meter.',
      a: 'If the water meter moves while nobody draws water, you probably have a leak.',
      t: 'Zero consumption should give zero flow. Any overnight difference is loss, apart from softeners and the like.',
      h: 'The house is quiet and dark, and somewhere a toilet {cistern|tank} is telling a secret to the water meter.',
      i: 'A house tells you a good deal if you ask it at a quiet hour.',
      l: 'Midnight, a water meter, and a small hand that should not move.',
    },
    lines: {
      '*': [
        'Read the water meter before bed and again before the first kettle. A difference means a leak, and often it is a toilet.',
        'Put a drop of food colouring in the toilet {cistern|tank} and wait half an hour. Colour in the {pan|bowl} means that the valve leaks.',
        'Many meters have a tiny wheel or star. If it creeps with every {tap|faucet} shut, water is going somewhere.',
        'Water meter creeping? Close the main valve and look again. If it stops, the leak is indoors. If it goes on, the leak lies between meter and valve.',
        'The little star or wheel on a meter turns even for a drip. Watch it for a minute with everything off.',
      ],
      h: ['The toilet had been running quietly since Easter. It was the only one in the family who did.'],
    },
    scene: [
      'The bill is on the table, and everyone accuses everyone else of long showers.',
      '{Torch|Flashlight} in one hand, pencil in the other, kneeling in front of a small brass clock in the cellar.',
    ],
    why: [
      [
        'Most losses are too small to see and run day and night, which adds up.',
        'A trickle as thin as a knitting needle never sleeps and never takes a {holiday|vacation}.',
      ],
      [
        'At night nobody draws water, so the meter is left alone with the leak.',
        'While all {taps|faucets} rest there is only one thing that can move the dial.',
      ],
    ],
    parts: [
      [
        ['Write the reading down, smallest digits too', 'Note it down to the last digit'],
        [
          'The last digits, often red, show a leak long before the large ones do.',
          'A photograph with the time on it saves you the pencil.',
          'A slow leak only shows at the right-hand end. A phone picture will do.',
        ],
        'A water meter photographed with a phone',
      ],
      [
        ['Let nothing run', 'Make sure nothing draws water'],
        [
          'No dishwasher on a timer, no watering, no softener rinsing at three. Ask the teenagers.',
          'One flush is allowed if you note it down.',
          'Machines with timers like the night. Switch them off.',
        ],
        'A note on a bathroom door',
      ],
      [
        ['Compare before the first {tap|faucet}', 'Look again in the morning'],
        [
          'Same figure: good. Any difference: start with the toilets.',
          'Repeat it once. One night may have had a visitor.',
          'If it stands still, sleep well. If not, it has been running all night.',
        ],
        'Two handwritten readings on a pad',
      ],
      [
        ['Check toilets with a drop of colour', 'Dye the {cisterns|tanks}'],
        [
          'Into the {cistern|tank}, then wait without flushing. What arrives below has leaked.',
          'It is the commonest culprit and among the simplest to repair.',
          'Coloured water in the bowl without a flush means a worn seal.',
        ],
        'Coloured water in a toilet cistern',
      ],
    ],
    turn: [
      'Two numbers and one dry night are all it takes.',
      'Try it after any winter, and before any long holiday.',
    ],
    asks: ['Have you ever caught a silent leak?', 'Do you know where your water meter is?'],
    ends: {
      p: 'If the meter moves and the toilets are fine, have it looked for: pipes under floors do not announce themselves.',
      f: 'Sleep well. The pencil is on duty.',
      a: 'Two readings. Then you know.',
      t: 'Note the rate: litres by hour separate a dripping valve from a split pipe.',
      h: 'Should the meter stand still, somebody may owe the teenagers an apology.',
      i: 'What we measure we stop wasting.',
      l: 'The hand on the dial stands still. That is the sound of a sound house.',
    },
    keep: 'tonight, on the way to bed',
    send: 'whoever got blamed for the water bill',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: '\\bleaks?\\b|cistern|toilet|\\bpipes?\\b|plumbing repair',
        lead: 'When the meter has moved, this is the next step.',
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
      'It warms at the same rate and then carries on. A thermostat sets where to stop.',
      'No. It heats at its own pace and merely stops later.',
    ],
    title: [
      'Does turning the thermostat up heat a room faster?',
      'Cold room? Why full blast on the thermostat does not help',
    ],
    cover: 'A thermostat is no accelerator',
    gist: [
      'A thermostat sets the temperature at which heating stops. Turn it to the top and the room warms no faster, it only gets too warm, and somebody opens a window.',
      'With most radiator heating the number on the dial is a destination. How quickly you get there depends on the radiator.',
    ],
    subject: ['Five is not faster than three', 'What the number on the valve means'],
    hooks: {
      '*': [
        'You come home, it is cold, you turn the dial to the top. Nothing happens any sooner.',
        'In every household one person turns it to five and one turns it back to three.',
        'The dial says where it ends and nothing about the speed.',
      ],
      p: 'The number on a radiator valve stands for a temperature and not for power.',
      f: 'Come home to a cold flat? Leave the dial where it is comfortable. It will get there just as soon.',
      a: 'Set it where you want it. Leave it alone.',
      t: 'A thermostatic valve throttles near its set point. Far below it, every higher setting gives the same flow.',
      h: 'Turning it to five is like shouting at the {lift|elevator}.',
      i: 'Understanding a dial can settle an old quarrel.',
      l: 'Even warmth is made by patience and a steady hand.',
    },
    lines: {
      '*': [
        'A radiator valve at five heats no faster than one at three. It only forgets to stop.',
        'On many radiator valves the middle mark is about twenty degrees Celsius. Each step is a few degrees.',
        'A sofa, a curtain or a cover in front of a radiator valve makes it feel warm, so it shuts too soon. The room stays cold.',
        'Cold at the top of a radiator often means air in it. Cold at the bottom often means sludge. The second is not cured by bleeding.',
        'One degree less is noticed on the bill and hardly in the room.',
      ],
      h: ['The dial is at five, the window is open, and two people are waiting to see who gives in.'],
    },
    scene: [
      'Coat still on, bag on the floor, one hand already turning the valve to the stop.',
      'By eight it is tropical, by nine the window is open, by ten somebody is cold again.',
    ],
    why: [
      [
        'Below the set temperature the valve is fully open anyway, whatever the number.',
        'Open is open. The scale decides at which point it begins to close.',
      ],
      [
        'Turned too high, it goes on heating past what is pleasant, and the surplus leaves through the window.',
        'What you gain is no speed, only a later end.',
      ],
    ],
    parts: [
      [
        ['Choose a number for each room', 'Settle on a temperature and leave it'],
        [
          'The middle for living rooms, less for bedrooms. Then leave it for a week and judge.',
          'A pencil mark on the valve helps when several hands turn it.',
          'Give it some days. Then change it by one, and not by three.',
        ],
        'A hand setting a radiator valve to the middle',
      ],
      [
        ['Start earlier, not hotter', 'Let it begin before you arrive'],
        [
          'A timer that begins half an hour before you come home does what the dial cannot.',
          'Warm-up takes time, so give it some in advance.',
          'Warmth takes the time it takes. A timer can wait for you.',
        ],
        'A heating timer on a wall',
      ],
      [
        ['Give the valve some air', 'Keep curtains and sofas off it'],
        [
          'It measures where it sits. Behind a curtain it lives in a climate of its own.',
          "Pull the sofa a hand's breadth away and the room gets warmer without a touch of the dial.",
          'Wrapped in warm air of its own, it believes that the room is warm.',
        ],
        'A curtain being lifted clear of a radiator',
      ],
    ],
    turn: [
      'Your peace at home may hang on a pencil mark.',
      'Choose a number that all of you can live with, and leave it there.',
    ],
    asks: [
      'Who turns the dial up at your place, and who turns it down?',
      'Which number is the living room set to?',
    ],
    ends: {
      p: 'If a room never reaches its setting, the cause lies elsewhere and is worth finding.',
      f: 'Show this to whoever turns it to five. Gently.',
      a: 'Set it. Wait.',
      t: 'Underfloor heating and heat pumps react more slowly still: steady settings suit them best.',
      h: 'Lifts do not come sooner either, however often the button is pressed.',
      i: 'Comfort comes from a system left to do its work.',
      l: 'Warm feet, cool head, a still hand.',
    },
    keep: 'the first cold evening',
    send: 'the person who turns it to five',
    only: 'plumb|heat|boiler|gas engineer|hvac|radiator',
    caution: [
      'Work on boilers, gas and sealed heating circuits belongs in qualified hands. Do not open anything beyond a bleed valve.',
      'Leave boilers, gas and sealed heating systems to qualified people, and open nothing more than a bleed valve.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'boiler|heating|radiator|heat pump|thermostat',
        lead: 'When a room stays cold in spite of it all, read on.',
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
    cover: 'Walk round it in the rain',
    gist: [
      'In heavy rain take an umbrella and walk once round the house. Drips, overflowing joints and wet walls show themselves in ten minutes, from the ground.',
      'A dry gutter looks fine. In a downpour it tells you everything, and you need no ladder to listen.',
    ],
    subject: ['Ten minutes with an umbrella', 'The best day to look at a roof is a wet one'],
    hooks: {
      '*': [
        'The day to look at your gutters is the one on which you would rather stay in.',
        'A dark streak on the wall started as a drip that nobody stood under.',
        'A gutter keeps its secrets in dry weather.',
      ],
      p: 'A walk round the house in heavy rain is a survey that costs an umbrella.',
      f: 'Next time it pours, put on your boots and go once round the house.',
      a: 'Inspect in the rain. In sunshine every gutter is tight.',
      t: 'Overflow shows blockage or lack of fall. Dripping joints show failed seals. Wet walls show where it goes.',
      h: 'The neighbours will see you staring at your house in a storm. They have seen worse.',
      i: 'Half of the repairs in a house begin with somebody who went out to look.',
      l: 'Rain on an umbrella, a lantern, and the house telling you how it is.',
    },
    lines: {
      '*': [
        'In heavy rain walk round the house with an umbrella. Whatever drips, drips now.',
        'A wet patch on an outside wall below a gutter joint is how many damp rooms begin.',
        'Water that shoots over the front edge in a downpour points to leaves at the outlet, or to a gutter that has sagged.',
        'Film a leaking gutter with your phone while it rains: where the water comes from is easier to show than to describe.',
        'Look at the ground as well. A hole washed out beside the wall shows where the {downpipe|downspout} gives up.',
        'Stand still and listen: a good gutter gurgles in one place only.',
      ],
      h: [
        'A small tree in a gutter is pretty from below. It is also the reason for the stain in the bedroom.',
      ],
    },
    scene: [
      'It is coming down in ropes, the drains are gurgling, and a person in pyjamas and wellies is going slowly round a house.',
      'Every summer the same wall is painted. Each autumn the same streak comes back.',
    ],
    why: [
      [
        'Gutters fail at joints and outlets, and there a fault is invisible until water presses on it.',
        'Dry, a gap as thin as a card does not show. Wet, it draws a line down the wall.',
      ],
      [
        'A wall that is soaked again and again lets damp through, and inside it looks like something else.',
        'What is called damp indoors is often a leak outdoors that nobody watched.',
      ],
    ],
    parts: [
      [
        ['Look at the joints', 'Watch every seam'],
        [
          'A steady drip at a seam is a failed seal. Count them and note where.',
          'Start at one corner and follow the edge with your eyes.',
          'Where it drips, something has come apart. Make a note of which.',
        ],
        'Water dripping from a gutter joint',
      ],
      [
        ['Look for water over the edge', 'Does it spill over?'],
        [
          'Over the front means blocked, sagging or too small. Behind it means the wall gets it.',
          'Behind the gutter is worse than in front. Check for a wet strip under the eaves.',
          'At the front it is full of leaves. At the back it runs down your wall.',
        ],
        'Water spilling over a gutter',
      ],
      [
        ['Look where it lands', 'Where does it go at the bottom?'],
        [
          'Splashes at the foot of the wall, a pool, a washed-out hole: all of it goes to the foundations.',
          'A {gully|drain} full of leaves sends the water back to the house.',
          'It should vanish and not stand there.',
        ],
        'A downpipe and a wet patch on the ground',
      ],
      [
        ['Film it and wait for the dry', 'Record it, and then go in'],
        [
          'The video goes to whoever will repair it. Nobody belongs on a ladder in this weather.',
          'Ten seconds a corner. The sound of it is useful too.',
          'A short film shows a roofer more than a dry roof can.',
        ],
        'A phone filming under an umbrella',
      ],
    ],
    turn: [
      'After ten minutes you know more than after a summer of looking up.',
      'Then in, dry socks, and a note of the corners.',
    ],
    asks: ['What did you find the last time you looked up in the rain?', 'What is growing in your gutter?'],
    ends: {
      p: 'Repairing a seal costs little while the wall behind it is still dry.',
      f: 'Tea is compulsory afterwards.',
      a: 'Umbrella, once round the house, notes.',
      t: 'If one stretch still drips long after the rain has stopped, water is standing in it: the fall has gone.',
      h: 'The neighbours will assume that you have lost something. Let them.',
      i: 'Care starts with going out when it would be easier not to.',
      l: 'The house drips, then runs, then falls quiet.',
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
    unless: '\\broof(?:er|ing)',
    title: [
      'Where not to drill into a wall: cables and pipes',
      'Where cables run in a wall, and where you may drill',
    ],
    cover: 'Where not to drill',
    gist: [
      'Cables usually run straight up, down or sideways from {sockets|outlets} and switches. Keep clear of those lines, use a detector, and drill where there is no reason for a cable to be.',
      'Every {socket|outlet} is a signpost: something leads to it, mostly in a straight line. Picture the lines before you pick up the drill.',
    ],
    subject: ['What the {socket|outlet} is telling you', 'Look before you drill'],
    hooks: {
      '*': [
        'The nicest place for the picture is straight above the {socket|outlet}. Precisely there it must not go.',
        'Between you and the cable is about as much plaster as a {biscuit|cookie} is thick.',
        'Above {a socket|an outlet} is where the cable goes home.',
      ],
      p: 'Hidden cables follow habits, and anyone who knows them makes fewer expensive holes.',
      f: 'Before you hang that shelf, take a step back and look for the {sockets|outlets}.',
      a: 'Do not drill in line with {a socket|an outlet}, a switch or a {tap|faucet}.',
      t: 'In many countries cables may run in zones: vertical and horizontal from fittings, and along corners and ceilings.',
      h: 'A drill finds a cable far more reliably than a detector does. It just says so too late.',
      i: 'Whoever laid that cable trusted you to think before you drill.',
      l: 'Before the hole in the wall comes the pause.',
    },
    lines: {
      '*': [
        'From each {socket|outlet} picture a line up, down and to both sides. Those strips are not for drilling.',
        'Before you drill: above a shower, a basin or a radiator there are probably pipes. Below them as well.',
        'Before you drill, run a cable detector over the wall in both directions and mark what it shows with tape. Then drill beside the tape.',
        'Wrap tape round the drill bit to mark the depth. The hole in the wall should be as deep as the {plug|anchor} is long, and no deeper.',
        'Old houses keep no rules. There a cable may run diagonally, because somebody wanted to get home before the war.',
        'Two small strips that stick hold many a picture. Not every nail is needed.',
      ],
      h: [
        'The picture hangs straight, right above the {socket|outlet}. The lights on that side of the house have not worked since.',
      ],
    },
    scene: [
      'Pencil mark, spirit level, drill in hand. Someone asks from the sofa: "Do you know what is behind there?"',
      'A short bang, the smell of a struck match, and the radio falls silent.',
    ],
    why: [
      [
        'Electricians lay cables along set routes, so that others can guess where they are.',
        'The straight line is a convention: it lets a wall be read by those who come later.',
      ],
      [
        'Pipes take the short way as well, from the fitting straight to the floor or the ceiling.',
        'Where there is a {tap|faucet}, something rises to it. Seldom by a detour.',
      ],
    ],
    parts: [
      [
        ['Read the wall first', 'Picture the lines'],
        [
          '{Sockets|Outlets}, switches, lamps, thermostats, on the other side of the wall too.',
          'Each fitting draws a cross of lines in your mind. Stay outside the arms.',
          'From each switch and {socket|outlet} they go straight up, down and across, also from next door.',
        ],
        'Strips of tape above {a socket|an outlet} on a wall',
      ],
      [
        ['Use a detector, twice', 'Let a detector look first'],
        [
          'Up and down, then across, slowly, after trying it on a cable that you know.',
          'It reports what it sees. Silence is a hint and no promise.',
          'Try it where you know a cable is. Then believe it a little.',
        ],
        'A detector moved over a wall',
      ],
      [
        ['Switch the circuit off if in doubt', 'When unsure, cut the power first'],
        [
          'And check that it is dead. A battery drill works without the {socket|outlet}.',
          'Then a slip costs plaster and nothing worse.',
          'Off at the board, tested, and a drill that runs on its own battery.',
        ],
        'A finger at a switch in a fuse box',
      ],
      [
        ['Mark the depth with tape', 'Stop the drill in good time'],
        [
          'A flag of tape on the bit tells you when to stop.',
          'Many pipes lie deeper than a wall {plug|anchor} needs to go.',
          'Tape on the bit is a brake that costs nothing.',
        ],
        'Tape wrapped round a drill bit',
      ],
    ],
    turn: [
      'If in doubt, move it by a hand. It looks fine there.',
      'Nobody has ever regretted those two minutes.',
    ],
    asks: ['What have you drilled into?', 'Detector, instinct or luck: how do you choose the spot?'],
    ends: {
      p: 'If you have hit something, stop, leave the drill where it is, and get help.',
      f: 'You can always hang it a hand further left.',
      a: 'Look, detect, switch off, drill.',
      t: 'Detectors differ in depth and in what they find. Read what yours cannot see.',
      h: 'A picture forgives being moved by a hand. A cable does not.',
      i: 'What is hidden was put there with care. Meet it with the same.',
      l: 'One clean hole, in the right place.',
    },
    work: 'Fitters who hang things for a living still tape out the wall first. It looks slow, and it is the reason why they are allowed back.',
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
        lead: 'Some holes are better drilled by somebody else.',
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
    unless: NO_PIPES,
    title: ['Why are plumbers called plumbers? A word made of lead', 'Where the word plumber comes from'],
    cover: 'A trade named after lead',
    gist: [
      'Plumber comes from plumbum, the Latin for lead. Roman workers made water pipes of rolled lead sheet, and many stamped their names on them.',
      'Plumber, plumb line, plummet: three words that come from one heavy grey metal, and a trade that once rolled its own pipes.',
    ],
    subject: ['A word that weighs a ton', 'The man who signed his water pipe'],
    hooks: {
      '*': [
        'Somebody in Rome signed a water pipe, and the signature can still be read.',
        'The b in plumber is silent, and it has two thousand years behind it.',
        'There is a heavy metal in the middle of that word.',
      ],
      p: 'The name of a trade can hold its whole history.',
      f: 'Ever wondered why there is a b in plumber? Come along, it is a short walk to Rome.',
      a: 'Plumbers are named after lead. So is everything that hangs straight.',
      t: 'Plumbum, lead: hence plumber, plumb bob, plummet, and the symbol Pb.',
      h: 'All the b in plumber ever does is stand there looking heavy.',
      i: 'Behind ordinary words stand people who knew their craft.',
      l: 'Soft grey metal, rolled by hand, and a name pressed into it.',
    },
    lines: {
      '*': [
        'Plumber comes from plumbum, lead. The plumb line carries the same word: a weight of lead that shows what is upright.',
        'Roman lead pipes were sheets rolled round a core and sealed along the seam. Many bear the name of whoever made them.',
        'A plumb line needs no battery and has never been out of adjustment.',
        'Lead was given up for drinking water once it was understood what it does to people. The name of the trade stayed.',
        'Old houses may still have a lead pipe from the street: dull grey, soft, with a swollen joint. Ask somebody to look.',
      ],
      h: [
        'A Roman plumber signed his work, and it lasted two thousand years. He is still not answering his phone.',
      ],
    },
    scene: [
      'Imagine a street in Rome, a trench, and a man bending a sheet of grey metal round a wooden core.',
      'In a museum lies a dented pipe. You bend down and find letters on it, and it turns out to be a name.',
    ],
    why: [
      [
        'Lead melts at a low heat, bends without cracking and does not rust, so it was the metal for pipes for many centuries.',
        'What was soft enough to be shaped by hand became the material of the whole trade.',
      ],
      [
        'The word was so tied to the trade that it stayed when the pipes had turned to copper and plastic.',
        'Materials change in a generation, and names take rather longer.',
      ],
    ],
    parts: [
      [
        'First there was the metal',
        [
          'The Romans called lead plumbum, and the man who worked it a plumbarius.',
          'Lead was plumbum to the Romans, and so the plumbarius made pipes, tanks, roof sheets and weights from it.',
          'In Latin lead is plumbum. Whoever bent it into pipes was named after it.',
        ],
        'A sheet of lead being rolled',
      ],
      [
        'Then somebody signed the pipe',
        [
          'Along many Roman pipes runs raised lettering with a name: the owner, an official, or the maker. A few of the makers were women.',
          'They were cast in sand, and the letters with them. Some are as sharp as on the day.',
          'Officials, owners and makers had their names cast into the pipe. We can still read who delivered it.',
        ],
        'Raised letters on an old lead pipe',
      ],
      [
        'The weight on a string came too',
        [
          'A lump of lead on a cord shows what is vertical, and the same word gave us plumb.',
          'Plumb line, plumb bob: the weight that shows a wall is upright kept the name of the metal.',
          'A weight on a string, made of that metal, hung straight down: hence plumb, upright.',
        ],
        'A plumb bob hanging still beside a wall',
      ],
      [
        'In the end the lead went',
        [
          'It harms people, above all children, so pipes for drinking water are made of other things today. Some old houses still have lead ones.',
          'Lead is poisonous, above all to children, so copper, steel and plastic took over. Nobody thought of renaming the plumber.',
          'Lead is a poison and has left the trade, pipe by pipe. Only the b stayed, and nobody says it.',
        ],
        'A bright copper pipe beside an old grey one',
      ],
    ],
    turn: [
      'So the silent b in plumber is a piece of the pipe.',
      'Not many trades have kept a material in their name, as the plumber has, for so long after giving it up.',
    ],
    asks: ['Which trade word has always puzzled you?', 'What work of yours would you sign?'],
    ends: {
      p: 'If your house is old, it is worth asking what its supply pipe is made of.',
      f: 'You may now correct people at dinner. Kindly.',
      a: 'Sign your work. It may be read.',
      t: 'Lead pipe is dull grey, soft, and shines silver when scratched. If you suspect it, ask your water supplier.',
      h: 'All these centuries, and the letter b has never once spoken up.',
      i: 'Work well done outlives the language it was done in.',
      l: 'A name in metal, under a street, for two thousand years.',
    },
    keep: 'the next pub quiz',
    send: 'the plumber in your family',
    own: [
      {
        kinds: ['history', 'people', 'story', 'value'],
        about:
          'founded|\\bsince\\b|family (?:business|firm|run)|generation|started the (?:firm|business|company)|apprentic|established',
        lead: 'Not quite so old, but a history all the same.',
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
    cover: 'An hour before the frost',
    gist: [
      'Empty the outside {tap|faucet}, lag the pipe in the {loft|attic}, clear one gutter outlet, try the heating, and find the shut-off valve. One hour in autumn saves a bad night in winter.',
      'Frost finds the pipe that was forgotten. Walk round once before it gets cold, and start with the garden {tap|faucet}.',
    ],
    subject: ['One hour now, one night spared', 'The {tap|faucet} that bursts in a frost'],
    hooks: {
      '*': [
        'The pipe that bursts in the cold is the one that nobody thought of in autumn.',
        'A garden {tap|faucet} with the hose still on it will not survive a hard frost, and it takes the pipe along.',
        'Winter enters a house where nobody looked in October.',
      ],
      p: 'An hour of preparation in autumn prevents most frost damage in an ordinary house.',
      f: 'Put on a {jumper|sweater}, take a {torch|flashlight}, and walk round your house once before the frost does.',
      a: 'Empty the outside {tap|faucet}. Tonight, if it is clear.',
      t: 'Water expands by about a tenth on freezing. Trapped in a closed pipe, it finds the weakest joint.',
      h: 'The hose is still on the garden {tap|faucet}. The first hard frost is looking forward to it.',
      i: 'An hour in the low sun, and the house is ready for what is coming.',
      l: 'Low sun, cold stone, and everything put away.',
    },
    lines: {
      '*': [
        'Take the hose off the garden {tap|faucet}, shut the valve inside, then open the {tap|faucet} and leave it open. It cannot burst empty.',
        'Frozen pipes often burst where nobody looks: in the {loft|attic}, the garage, behind the kitchen units on an outside wall.',
        'Going away in winter? Leave the heating on low and the {loft|attic} hatch ajar on the coldest days.',
        'Run the heating for ten minutes in autumn, while engineers still have time for a cold radiator.',
        'Hang a thermometer in the attic. It is the first to know.',
      ],
      h: ['A pipe bursts at the thaw, on a Sunday, when you have guests. It has read the calendar.'],
    },
    scene: [
      'First clear evening of autumn. Breath in the torchlight, a garden hose like a snake in the grass.',
      'It thaws, the street is dripping, and in one house it is dripping in the living room as well.',
    ],
    why: [
      [
        'Freezing water needs more room, and a pipe has none to give. The split shows when it thaws.',
        'Ice seals the crack that it has made, so the flood comes with the mild weather.',
      ],
      [
        'Cold gets in where air moves and nothing is heated: {lofts|attics}, garages, outside walls.',
        'It is never the bathroom. It is the stretch of pipe that only one plumber has ever seen.',
      ],
    ],
    parts: [
      [
        ['Empty the outside {tap|faucet}', 'Drain the {tap|faucet} in the garden'],
        [
          'Hose off, inside valve shut, outside open. What runs out cannot freeze.',
          'No inside valve? A cover helps a little, and fitting one is a small job.',
          'Off with the hose, shut it from inside, let the rest run out.',
        ],
        'A hose being unscrewed from a garden {tap|faucet}',
      ],
      [
        ['Lag what runs through the cold', 'Wrap pipes that lie in the cold'],
        [
          'Foam tube, cut to length, joints taped. Bends too, since that is where it splits.',
          'A pipe in the {loft|attic} wants a coat. Leave the floor below the tank uncovered, so that some warmth gets up.',
          'Bends above all. Leave the boards under a tank bare, so that it gets a little warmth.',
        ],
        'Foam lagging pushed over a pipe',
      ],
      [
        ['Try the heating now', 'Run the heating once'],
        [
          'Ten minutes at full heat, each radiator felt by hand. At the first frost everyone rings at once.',
          'A cold one today is an appointment, and in a frost it is a {queue|line}.',
          'What does not get warm today can still be seen to this week.',
        ],
        'A hand on a radiator',
      ],
      [
        ['Look up and clear the outlet', 'See that the water can get away'],
        [
          'From the ground: leaves at the gutter outlet turn to ice and push things apart.',
          'Have what is high up done by somebody with the right ladder.',
          'A plug of leaves turns into a plug of ice. Let somebody with a proper ladder take it out.',
        ],
        'Leaves round a gutter outlet seen from below',
      ],
    ],
    turn: [
      'Then a label on the shut-off valve, and winter may come.',
      'It is the dullest hour of the year, and among the better spent.',
    ],
    asks: ['What does your house always forget before winter?', 'Has a pipe ever burst on you, and where?'],
    ends: {
      p: 'Note down what you could not reach. That is the list for a professional.',
      f: 'Then tea. You have earned a hot one.',
      a: '{Tap|Faucet}, pipe, heating, gutter. One hour.',
      t: 'Frozen already? Shut off the water first, then thaw slowly with a hot-water bottle, starting at the {tap|faucet} end.',
      h: 'Pipes burst at weekends, out of consideration for your working hours.',
      i: 'A house cared for in autumn is kind in winter.',
      l: 'Frost on the roof, and within, nothing moves.',
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
        lead: 'Part of that list is best left to a trade.',
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
    only: 'build|extension|renovat|plumb|rewir|electri|plaster|kitchen|bathroom|loft|contractor',
    title: ['Live in or move out during building work?', 'Renovating: live in the dust or rent somewhere?'],
    cover: 'Stay or move out?',
    gist: [
      'Stay, and you save rent and see everything. Move out, and it goes faster and you keep your nerves. Which would you choose for six weeks without a kitchen?',
      'Living on a building site costs patience; leaving it costs money. Most people know after a week which of the two they have less of.',
    ],
    subject: ['Stay or move out?', 'Six weeks with a kettle in the bath'],
    hooks: {
      '*': [
        'Week one: an adventure. Week three: the kettle is in the bathroom, and so are you.',
        'Dust has no door. You will find it in the butter.',
        'Six weeks are short on a calendar and long without a sink.',
      ],
      p: 'Whether to live in or move out is best decided before the first wall comes down.',
      f: 'Six weeks of building work ahead: do you stay?',
      a: 'No kitchen and no bathroom for weeks: move out. Only one of them gone: discuss.',
      t: 'Occupied sites need daily clearing, temporary services and shorter hours. That is time, and time is money.',
      h: 'During a kitchen job you can wash up in the bath. You can also sleep in it, if it comes to that.',
      i: 'One day the building site will be home again. It helps to remember that in week four.',
      l: "While the builders are in, silence is a luxury, and somebody else's flat has it.",
    },
    lines: {
      '*': [
        'Stay or move out during building work: what did you do, and would you do it again?',
        'If you stay during building work, keep one room clean, shut and sealed. Everybody needs a place where nothing is being drilled.',
        'Renovating? Ask for a price with you living there and with the house empty. Empty is quicker, and that may pay part of the rent elsewhere.',
        'A kitchen for the time between: kettle, one ring, a tray, a {washing-up bowl|dishpan}, and low expectations.',
        'Whoever stays needs one room with a door that seals and a kettle in it.',
      ],
      h: ['By week five the family ate standing up, and could tell plasterers by their footsteps.'],
    },
    scene: [
      'Seven in the morning, somebody rings, you open in your dressing gown. There are four of them, and they have brought a breaker.',
      'A microwave on a suitcase, toast in the hall, and a film of white dust on the toast.',
    ],
    why: [
      [
        'Work in an inhabited house goes slower, since each evening it has to be made fit to live in again.',
        'You pay either in rent or in days, and partly in temper.',
      ],
    ],
    parts: [
      [
        'Stay and live with it',
        [
          'No rent, and decisions are made on the spot. Seal one room and agree on hours with water and power.',
          'You see each step, hear it, and eventually breathe it.',
          'You are asked, you can decide, and you learn to cook on one ring.',
        ],
        'A kettle and a toaster on a board across a bath',
      ],
      [
        'Move out and come back',
        [
          'Quicker work and quiet nights. Visit twice a week, or decisions will be made without you.',
          'Costs more today and less sleep. Someone still has to look in.',
          'You sleep, they get on with it, and the surprises wait until you drop in.',
        ],
        'Suitcases by a front door with dust sheets behind',
      ],
    ],
    turn: [
      'Many go halfway: away for the noisy weeks, back for the paint.',
      'Ask the people who will be working there. They have seen both end.',
    ],
    asks: ['Stay or move out: what did you do?', 'What did you miss most: kitchen, quiet or floor?'],
    ends: {
      p: 'Agree on it in the contract: hours, dust walls, water, power, and who sweeps.',
      f: 'Tell us your worst week. We can take it.',
      a: 'Decide before demolition.',
      t: 'With children, asthma or old lead paint and asbestos possible, ask about dust before anything else.',
      h: 'After a month of it, plaster dust counts as a seasoning.',
      i: 'Every finished room was once a place where nobody could find the spoons.',
      l: 'And one evening, a clean floor, and your own door.',
    },
    keep: 'the month before work starts',
    send: 'friends who think they will just stay put',
    own: [
      {
        kinds: ['process', 'policy', 'service'],
        about: '\\btidy|\\bclean|\\bdust|sweep|dust sheets',
        lead: 'What makes staying bearable?',
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
