// Electricity at home: what anybody can see, hear and write down without opening anything.
import type { Idea } from '../../library/idea.ts';

export const CURRENT: readonly Idea[] = [
  {
    id: 'label-the-board',
    format: 'howto',
    again: 10,
    emoji: '🏷️',
    tags: ['HomeElectrics', 'FuseBox', 'HomeTips'],
    title: [
      'How to label your {fuse box|breaker panel}',
      'Which {fuse|breaker} is for which room? Find out in an hour',
    ],
    cover: 'Label your {fuse box|breaker panel}',
    gist: [
      'Two people, one lamp and half an hour: switch off one circuit at a time, call out what went dark, and write it beside the switch.',
      'A {fuse box|breaker panel} with clear labels saves you searching by {torch|flashlight}. Do it on a bright afternoon, with somebody calling down from upstairs.',
      'A {fuse box|breaker panel} with honest labels saves a search with a torch. Make them on a bright afternoon, with somebody calling from upstairs.',
    ],
    subject: ['Which switch is the kitchen?', 'Label your {fuse box|breaker panel} in half an hour'],
    hooks: {
      '*': [
        'Open the door of your {fuse box|breaker panel}. Does it say "kitchen" anywhere, or nothing at all?',
        'The night the freezer goes off is a bad time to find out which {fuse|breaker} it is on.',
        'Most {fuse boxes|breaker panels} hold a row of switches that nobody in the house could name.',
      ],
      pl: 'A labelled {fuse box|breaker panel} makes every later job on it shorter and safer.',
      t: 'With each circuit off, check every light and {socket|outlet}, and write down the result.',
      fhi: 'Want to label your {fuse box|breaker panel}? Find somebody who can shout "off!" down the stairs.',
      a: 'Label every circuit in your {fuse box|breaker panel}, in words and not in numbers.',
    },
    lines: {
      '*': [
        'Label your {fuse box|breaker panel} by daylight: one person at the switches, one walking through the rooms.',
        'Lights and {sockets|outlets} in one room are often on different circuits. Check both before you write "bedroom".',
        'Write "freezer" beside its {fuse|breaker}. Then nobody switches it off before a {holiday|vacation}.',
        'Take a photo of your finished {fuse box|breaker panel} labels. You will want it on your phone when the house is dark.',
      ],
      h: [
        'Three of the switches in the {fuse box|breaker panel} do nothing that anybody can find. Every house has three.',
      ],
    },
    why: [
      [
        'In the dark, with something wrong, nobody wants to guess.',
        'If you guess, you end up switching off the whole house, alarm clock and freezer included.',
      ],
      [
        'The labels from when the house was built rarely survive a new kitchen.',
        'Rooms change, and the sticker still says nursery.',
      ],
    ],
    parts: [
      [
        ['Warn everybody first', 'Tell the whole house first'],
        [
          'Computers off, nobody in the shower, nobody on the stairs.',
          'Have everyone save their work, and make sure nobody is in the bath.',
        ],
        'A computer being shut down',
      ],
      [
        ['Switch off one circuit at a time', 'One switch off, then look round'],
        [
          'Walk through with a small lamp and try it in each {socket|outlet}.',
          'A loud radio works too: you will hear from the hall when it goes quiet.',
        ],
        'A small lamp plugged into a wall',
      ],
      [
        ['Write rooms, not numbers', 'Use the names your family uses'],
        [
          '"Oven", "lights upstairs", "shed": words a guest would understand.',
          'What the family calls a room is what they will look for at night.',
        ],
        'A pencil writing on a label',
      ],
      [
        ['Take a photo of the labels', 'Keep a picture on your phone'],
        [
          'Your phone is with you when the {fuse box|breaker panel} is not.',
          'The paper falls off some day. The photo stays.',
        ],
        'A phone held before a row of switches',
      ],
    ],
    turn: [
      'After that, finding the right switch takes five seconds.',
      'And the next electrician starts work that bit sooner.',
    ],
    asks: [
      'Is your {fuse box|breaker panel} labelled, and is it right?',
      'Which circuit at home has nobody ever worked out?',
    ],
    ends: {
      pfathil: [
        'An electrician who comes for something else can check the labels on the way out.',
        'Check again whenever a circuit is added or moved.',
      ],
    },
    caution:
      'Only switch off what may safely go off. Leave the covers on: whatever is behind them is work for an electrician.',
    keep: 'the next rainy Sunday',
    send: 'whoever always holds the {torch|flashlight}',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'inspect|\\btest(?:s|ing)?\\b|fuse ?box|consumer unit|panel|condition report|EICR',
        lead: 'For work behind the cover:',
      },
    ],
    pic: {
      ask: 'The labels of a board, the door open and all covers on',
      alt: 'A row of switches with handwritten labels',
    },
    claims: [
      ['Circuits are identified by switching one off at a time; covers stay closed', 'trade practice'],
    ],
  },
  {
    id: 'which-one-trips-it',
    format: 'answer',
    again: 9,
    emoji: '⚡',
    tags: ['HomeElectrics', 'TrippedSwitch', 'HomeTips'],
    title: [
      'Why does the {RCD|breaker} keep tripping?',
      'The switch trips again: how to find out what does it',
    ],
    cover: 'What keeps tripping the power?',
    question: 'The {RCD|breaker} keeps tripping. What is it?',
    short: 'Usually one appliance. Unplug everything, switch on, then plug things in singly.',
    gist: [
      'Unplug everything on the circuit, switch it back on, then plug things in one at a time. When it trips, you have found the culprit.',
      'A {switch|breaker} that trips has done its job. Find the appliance by unplugging it, and call an electrician if it trips with nothing plugged in.',
    ],
    subject: ['Power keeps tripping? Check the kettle', 'Tripping again? Unplug everything first'],
    hooks: {
      '*': [
        'The {RCD has|breaker} tripped again? Before you call anybody, unplug everything.',
        'A tripped switch is a message, and it usually has the name of one appliance on it.',
        'Click, and the kitchen is dark. Switch on. Click, dark again. Here is the quick way to find out why.',
      ],
      pl: 'Most trips come from one faulty appliance, and you can find it without opening anything.',
      t: '{An RCD|A ground-fault breaker} measures whether as much current comes back as went out. A few thousandths of an {amp|amp} missing, and it switches off.',
      fhi: 'Do not be cross when the {RCD|breaker} trips. It is looking after you.',
      a: 'Power tripping? Unplug everything. Reset once. Then plug in one by one.',
    },
    lines: {
      '*': [
        '{RCD|Breaker} keeps tripping? Unplug everything on the circuit, reset it, then plug in one thing at a time.',
        'If the switch trips with every plug pulled, leave it off and call an electrician. That is the wiring and not the toaster.',
        'When the power trips, suspect whatever heats water, has a motor or stands outside.',
        'Never hold a tripped {switch|breaker} in or swap it for a bigger one. It trips because something is wrong.',
      ],
      h: [
        'The suspects were lined up on the {worktop|counter}: kettle, toaster, iron. Only the iron had a frayed cable.',
      ],
    },
    why: [
      [
        'Damp, worn insulation or a crumb in the wrong place lets a little current escape.',
        'Heaters and motors wear out first, and the safety switch notices before you do.',
      ],
      [
        'Resetting it again and again tells you nothing, and can make the fault worse.',
        'Trying it six times gives you the same answer six times.',
      ],
    ],
    parts: [
      [
        ['Unplug everything on the circuit', 'Pull out every plug'],
        [
          'Switching an appliance off is not enough. It has to be unplugged.',
          'Do not forget the garden and the shed.',
        ],
        'A plug being pulled from a wall',
      ],
      [
        ['Reset the {switch|breaker} once', 'Switch it back on once'],
        ['If it stays on, the wiring is probably fine.', 'If it trips at once, leave it off and call.'],
        'A hand at a switch',
      ],
      [
        ['Plug things in one at a time', 'Put the plugs back one by one'],
        ['Switch each one on and give it a minute.', 'Some only trip the power once they are hot.'],
        'Appliances in a row on a worktop',
      ],
    ],
    turn: ['Repair or bin whatever trips it.', 'Then the lights stay on.'],
    asks: ['What was tripping it at your place?', 'Which appliance in your kitchen is the oldest?'],
    ends: {
      pfathil: [
        'If you cannot find the cause, an electrician can test the circuit.',
        'Too many appliances at once is another cause: then it trips after some minutes rather than straight away.',
      ],
    },
    caution:
      'If you smell burning, hear buzzing, or see heat marks or water near anything electrical, do not touch it. Switch off at the main switch if you can reach it safely, and call an electrician.',
    keep: 'the next time the power trips',
    send: 'somebody who keeps pushing the switch back up',
    own: [
      {
        kinds: ['service', 'hours', 'price', 'process'],
        about:
          'fault|emergenc|call.?out|24/7|24[- ]hours? (?:a day|line|service|emergency|call)|same day|trac(?:e|ing)',
        lead: 'For a fault you cannot find:',
      },
    ],
    pic: {
      ask: 'Three kitchen appliances lined up, plugs in front',
      alt: 'A kettle, a toaster and an iron in a row with their plugs in front',
    },
    claims: [
      ['Finding the faulty appliance by unplugging; no repeated reset', 'advice of electrical safety bodies'],
    ],
  },
  {
    id: 'the-warm-plug',
    format: 'mistake',
    again: 8,
    emoji: '🔌',
    tags: ['ElectricalSafety', 'HomeSafety', 'FirePrevention'],
    title: [
      'Warm plug, buzzing {socket|outlet}: signs not to ignore',
      'Signs that {a socket|an outlet} is no longer safe',
    ],
    cover: 'A plug should never get warm',
    wrong: 'Putting up with a plug that gets warm',
    gist: [
      'Warmth, buzzing, brown marks, a fishy smell, a plug that falls out: each is a sign of a bad contact, and bad contacts get hot. Stop using it and have it looked at.',
      'Feel the plug once the heater has run for an hour. It should be barely warm; brown marks or crackling are a reason to stop.',
    ],
    subject: ["Is your heater's plug warm?", 'Five signs of an unsafe {socket|outlet}'],
    hooks: {
      '*': [
        'Once the heater has been on for an hour, feel the plug. Is it warm?',
        'A bad {socket|outlet} warns you long before it fails. Here are the signs.',
        'Smells of fish in the living room, and nobody has cooked any? Look behind the sofa.',
      ],
      pl: 'Poor contacts in plugs and {sockets|outlets} are a common cause of fires, and they give warning.',
      t: 'A loose contact has resistance, resistance makes heat, and the heat loosens it further.',
      fhi: 'Have a look at the {sockets|outlets} behind your sofa this evening.',
      a: 'A plug that is warm, brown, buzzing or loose: stop using it.',
    },
    lines: {
      '*': [
        'Five signs that {a socket|an outlet} is unsafe: warm, brown marks, buzzing, a fishy smell, plugs that fall out.',
        'Fan heaters, kettles and {tumble dryers|dryers} go straight into the wall, never into an extension {lead|cord}.',
        'A faint smell of fish with no fish in the house can be hot plastic in a {socket|light switch or outlet}. Have it checked.',
        'If a plug falls out by itself, the springs inside the {socket|outlet} are worn. Have it replaced.',
      ],
      h: ['The {socket|outlet} smelled of fish. Nobody had ever cooked fish.'],
    },
    why: [
      [
        'The springs in {a socket|an outlet} wear out over the years, and dust makes it worse.',
        'Every plug pulled out by its cable bends something a little.',
      ],
      [
        'The heat builds up slowly, out of sight behind furniture.',
        'By the time the wall is brown, the plastic has been cooking for weeks.',
      ],
    ],
    parts: [
      [
        ['Feel the plugs of heaters and kettles', 'Put your hand on each plug'],
        [
          'Heater, dryer, kettle: after a long run the plug should not be hot.',
          'Barely warm is fine. Too hot to hold is not.',
        ],
        'A hand on a plug',
      ],
      [
        ['Look for brown marks', 'Check the {colour|color} of the plastic'],
        [
          'Look round the holes and at the {pins|prongs} of the plug.',
          'Brown plastic has been too hot at least once.',
        ],
        'A plug with a brown corner',
      ],
      [
        ['Listen and sniff', 'Use your ears and your nose'],
        [
          'Crackling, buzzing, a smell of fish or of burnt hair.',
          '{A socket|An outlet} should be silent. If it is not, stop using it.',
        ],
        'An ear near a wall',
      ],
      [
        ['Stop using it, and tell everyone', 'Leave it alone until it is mended'],
        [
          'Switch that circuit off, and leave a note on it.',
          'Tape over the holes keeps the family away until it is mended.',
        ],
        'A strip of tape over {a socket|an outlet}',
      ],
    ],
    turn: ['Replacing one is a small job for an electrician.', 'And you will sleep better for it.'],
    asks: ['When did you last look behind the sofa?', 'Is there a plug at home that you have to jiggle?'],
    ends: {
      pfathil: [
        'Caught early, this is a small repair.',
        'Most of the heat comes from the screw or the spring, not from the cable.',
      ],
    },
    caution:
      'Never open {a socket|an outlet} yourself. If there is smoke, sparks or heat in the wall, get everybody out and call the fire service.',
    keep: 'the first evening with the heater on',
    send: 'somebody with a plug that needs jiggling',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'inspect|\\btest(?:s|ing)?\\b|sockets?\\b|outlets?\\b|rewir|EICR',
        lead: 'For anything you find behind the sofa:',
      },
    ],
    pic: {
      ask: 'A heater plugged into the wall, plug and wall in view',
      alt: 'A plug in a wall beside a heater',
    },
    claims: [
      [
        'Heat, marks, buzzing, fishy smell are warning signs of faulty outlets',
        'advice of fire services and electrical safety bodies',
      ],
    ],
  },
  {
    id: 'count-the-adaptors',
    format: 'tip',
    again: 10,
    emoji: '📍',
    tags: ['HomeRenovation', 'PlanYourHome', 'HomeElectrics'],
    title: [
      'Where do new {sockets|outlets} belong? Count the extension {leads|cords}',
      'Planning {sockets|outlets}: your extension {leads|cords} show you where',
    ],
    cover: 'Count your extension {leads|cords}',
    gist: [
      'Go through the house and count every extension {lead|cord} and adaptor. Each one marks a spot where {a socket|an outlet} is missing.',
      'It is hard to plan {sockets|outlets} on paper. Look under the desk and behind the bed: the extension {leads|cords} show where you need them.',
    ],
    subject: [
      'Each extension {lead|cord} is a missing {socket|outlet}',
      'Where you need more {sockets|outlets}',
    ],
    hooks: {
      '*': [
        'Every extension {lead|cord} in your home marks a spot where {a socket|an outlet} should have been.',
        'Before the {plasterer|drywall crew} comes, walk through the old rooms and count the adaptors.',
        'How many chargers share the one {socket|outlet} by your bed?',
      ],
      pl: '{A socket|An outlet} costs least while the wall is open.',
      t: 'For each new {socket|outlet}, note how many plugs, at what height, and what furniture stands in front of it.',
      fhi: 'Crawl under your desk once and count what is plugged into what.',
      a: 'Count your extension {leads|cords} before you rewire. Then double the number.',
    },
    lines: {
      '*': [
        'Planning a renovation? Count your extension {leads|cords} first. Each one stands where {a socket|an outlet} is missing.',
        '{Sockets|Outlets} on both sides of the bed, please. Somebody always charges the phone on the wrong side.',
        'Put {sockets|outlets} above the {worktop|counter} in pairs, and one inside a cupboard for chargers.',
        'Put {a socket|an outlet} in the hall for the vacuum, at a height where nobody has to kneel.',
      ],
      h: ['The builder asked where we want {sockets|outlets}. Everybody under thirty said "yes".'],
    },
    why: [
      [
        'You trip over a cable across the floor, and a chain of extensions gets warm.',
        'Something you use every day should not hang on an extension meant for an afternoon.',
      ],
      [
        "With the wall open it is an hour's work. Afterwards it is dust, filler and paint.",
        'Opening up a finished wall costs many times as much, and the wallpaper too.',
      ],
    ],
    parts: [
      [
        ['Count the extensions, room by room', 'Walk round and count'],
        [
          '{Leads|Cords}, adaptors, chargers, and whatever gets unplugged for the vacuum.',
          'Look behind the bed and the television first.',
        ],
        'An adaptor with five plugs',
      ],
      [
        ['Decide where the furniture goes', 'Mark the bed and sofa in chalk'],
        [
          '{A socket|An outlet} behind a wardrobe is no use to anyone.',
          'Then you can see at once on which side the lamp stands.',
        ],
        'Chalk lines on a bare floor',
      ],
      [
        ['Think of outside too', 'Add the front door and the shed'],
        [
          'Mower, lights, perhaps an electric car some day.',
          'An empty pipe in the trench now, for a cable later, costs very little.',
        ],
        '{A socket|An outlet} on an outside wall',
      ],
    ],
    turn: [
      'Nobody ever complained of one {socket|outlet} too many.',
      'And the box of extension {leads|cords} can go in the shed.',
    ],
    asks: [
      'How many extension {leads|cords} are in use at your place?',
      'Where could you use {a socket|an outlet} right now?',
    ],
    ends: {
      pfathil: [
        'Bring the list to the first meeting. It saves a second one.',
        'Heights and distances from water are set by local rules; your electrician knows them.',
      ],
    },
    caution:
      'New {sockets|outlets} should be fitted and tested by an electrician, above all in kitchens and bathrooms.',
    keep: 'the weeks before the walls are opened',
    send: 'somebody who is about to renovate',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'rewir|socket|outlet|renovat|install|quote|new build',
        lead: 'If you are planning new {sockets|outlets}:',
      },
    ],
    pic: { ask: 'A full extension lead under a desk', alt: 'An extension lead with five plugs under a desk' },
    claims: [
      [
        'Extension leads show missing outlets; do not daisy-chain',
        'trade practice; electrical safety advice',
      ],
    ],
  },
  {
    id: 'lumens-not-watts',
    format: 'glossary',
    again: 10,
    emoji: '💡',
    tags: ['LightingTips', 'LED', 'HomeTips'],
    title: ['Lumens, kelvin, CRI: what it says on a light bulb box', 'How to read a light bulb box'],
    cover: 'What the light bulb box tells you',
    gist: [
      'Lumens tell you how bright a bulb is, kelvin how warm its light looks, CRI how true {colours|colors} look. Watts only tell you what it uses.',
      'Eight hundred lumens is about what an old sixty-watt bulb gave. Under three thousand kelvin looks like evening, over four thousand like an office.',
    ],
    subject: ['Which bulb replaces the old sixty watts?', 'Buying a bulb: bright, warm or cool?'],
    hooks: {
      '*': [
        'You wanted a cosy lamp and the light is like an operating theatre. The box would have told you.',
        'Watts used to tell you how bright a bulb is. They do not any more.',
        'There are four figures on a light bulb box, and three of them matter.',
      ],
      pl: 'Three figures on the box decide whether a bulb suits a room.',
      t: 'Lumens measure how much light a bulb gives, kelvin its {colour|color}, CRI how natural things look under it.',
      fhi: 'Buying a light bulb? Turn the box round first.',
      a: 'Choosing a bulb: lumens for bright, kelvin for warm. Ignore the watts.',
    },
    lines: {
      '*': [
        'Buying a bulb? About eight hundred lumens replaces the old sixty-watt one, about four hundred and seventy the old forty.',
        'A bulb at two thousand seven hundred kelvin is warm like evening, at four thousand cool like an office. Do not mix them in one room.',
        'Look for a bulb with a CRI above ninety over the table and by the mirror: tomatoes look red and faces look healthy.',
        'If a bulb does not say "dimmable" on the box, it will flicker on a dimmer.',
      ],
      h: ['The bathroom bulb says "daylight". On a Monday at six, in the mirror, nobody wants that.'],
    },
    why: [
      [
        'LEDs give the same light for a fraction of the power, so watts say nothing about brightness.',
        'A seven-watt LED can be as bright as the old sixty.',
      ],
      [
        'Cool light wakes you up, so it is wrong for a bedroom.',
        'A kitchen needs bright light, a bedroom soft.',
      ],
    ],
    parts: [
      [
        'Lumens',
        [
          'How bright it is. About four to five hundred for a reading lamp, two thousand spread round a small room.',
          'How bright it is. Several lamps are nicer than one very bright one.',
        ],
        'A lamp on a small table',
      ],
      [
        'Kelvin',
        [
          'How warm it looks. Low figures look like candlelight, high ones like daylight.',
          'How yellow or blue the light is. Keep to one figure in a room.',
        ],
        'Two lamps, one yellow and one bluish',
      ],
      [
        'CRI',
        [
          'How true {colours|colors} look under it, out of a hundred.',
          'How natural things look. From ninety on it is hard to tell from daylight.',
        ],
        'Tomatoes under a lamp',
      ],
      [
        'Dimmable',
        [
          'Whether you can turn it down. Not every LED can.',
          'It has to say so on the box, and your dimmer has to suit LEDs.',
        ],
        'A hand at a dimmer',
      ],
    ],
    turn: ['Write the figures of a bulb you like inside a cupboard door.', 'Then the next one will match.'],
    asks: ['Warm or cool light at your table?', 'In which room is the light wrong?'],
    ends: {
      pfathil: [
        'For a whole house it pays to plan the lighting before the ceiling goes up.',
        'Check the cap and the shape too: screw or bayonet, large or small.',
      ],
    },
    keep: 'the next time a bulb goes',
    send: 'whoever bought the bluish ones',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: '\\blight|\\bLED\\b|lamp|downlight',
        lead: 'For lighting in more than one lamp:',
      },
    ],
    pic: {
      ask: 'A warm and a cool bulb, lit, side by side',
      alt: 'Two lit light bulbs side by side, one warm and one cool',
    },
    claims: [
      [
        'Lumen, kelvin, CRI; 806 lm about 60 W incandescent, 470 lm about 40 W',
        'definitions; lamp labelling',
      ],
    ],
  },
  {
    id: 'the-switch-that-does-nothing',
    format: 'question',
    again: 12,
    emoji: '🤷',
    tags: ['HomeLife', 'OldHouse', 'HomeStories'],
    title: [
      'Which switch in your home does nothing?',
      'The light switch that nobody understands: do you have one?',
    ],
    cover: 'The switch that does nothing',
    gist: [
      'Nearly every house has one: a light switch by the door that has never done anything. Where is yours, and what is the theory?',
      'A switch that does nothing probably once had a lamp. Tell us where yours is, and what your family thinks it does.',
    ],
    subject: ['The light switch by the back door', 'What does that switch do? Theories, please'],
    hooks: {
      '*': [
        'There is a light switch in your house that does nothing. You know which one.',
        'By the back door, third from the left: a switch that has been pressed a thousand times and never done a thing.',
        'Every house has one mystery switch, and it is usually by a door.',
      ],
      pl: 'A light switch that does nothing usually belonged to a lamp that is gone.',
      t: 'Two-way circuits, {switched sockets|half-hot outlets} and lamps taken down long ago leave mystery switches behind.',
      fhi: 'The switch at home that does nothing: what is your theory?',
      a: 'One light switch in every house does nothing. Which is yours?',
    },
    lines: {
      '*': [
        'Which switch in your home does nothing at all, and how long have you pressed it just in case?',
        'A switch that seems dead often works {a socket|half of an outlet}. Plug a lamp in nearby and try again.',
        'The dead switch by the back door usually had a lamp outside once. Somebody took it down, and the switch stayed.',
        'Moving in? Try every light switch with somebody standing in the garden. Half the mysteries are solved in ten minutes.',
      ],
      h: ['They press the mystery switch at every visit. So far, nothing.'],
    },
    why: [
      [
        'Houses are changed by people who do not write it down.',
        'Each owner adds something, and nobody takes a switch away.',
      ],
    ],
    parts: [
      [
        ['Plug a lamp in nearby', 'Try the {sockets|outlets} in the room'],
        [
          'Some switches work {a socket|an outlet}, meant for a floor lamp.',
          'It is worth trying each one with the switch up and down.',
        ],
        'A lamp plugged in beside a door',
      ],
      [
        ['Send somebody outside', 'Look outdoors too'],
        [
          'The lamp may be under the eaves, on the shed or by the path.',
          'Bulbs out there fail first, and nobody notices.',
        ],
        'A lamp beneath eaves',
      ],
    ],
    turn: ['Sometimes it does work, and it was only the bulb.', 'And sometimes it stays a mystery.'],
    asks: ['Where is yours?', "What is your family's theory about it?"],
    ends: {
      pfathil: [
        'An electrician can find out where it leads.',
        'Until you know where it leads, treat it as live.',
      ],
    },
    keep: 'the first evening in a new home',
    send: 'whoever you live with',
    pic: {
      ask: 'The switch in question, with the door beside it',
      alt: 'A row of light switches beside a door',
    },
    claims: [['Switched outlets and removed lamps leave unused switches', 'trade practice']],
  },
];
