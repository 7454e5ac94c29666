// Electricity at home: what anybody can see, hear and write down without opening anything.
import type { Idea } from '../../library/idea.ts';
import { WIRES } from './kinds.ts';

export const CURRENT: readonly Idea[] = [
  {
    id: 'label-the-board',
    format: 'howto',
    only: WIRES,
    again: 10,
    emoji: '🏷️',
    tags: ['HomeElectrics', 'FuseBox', 'HomeTips'],
    title: [
      'How to label your {fuse box|breaker panel}',
      'Which {fuse|breaker} is for which room? Find out in an hour',
    ],
    cover: 'Label it before the dark',
    gist: [
      'Two people, one lamp and half an hour: switch off one circuit at a time, call out what went dark, and write it beside the switch.',
      'A {fuse box|breaker panel} with honest labels saves a search with a torch. Make them on a bright afternoon, with somebody calling from upstairs.',
    ],
    subject: ['Which switch is the kitchen?', 'Half an hour with a lamp and a pencil'],
    hooks: {
      '*': [
        'Open the door of your {fuse box|breaker panel}. Does it say "kitchen", or does it say nothing?',
        'The time to find out which switch is the freezer is not the night it goes off.',
        'Somewhere in the house hangs a row of switches, and nobody living there knows which is which.',
      ],
      p: 'A labelled board makes every later job on it shorter and safer.',
      f: 'Take somebody along who can shout "off!" down the stairs.',
      a: 'Label every circuit. In words, not in numbers.',
      t: 'One circuit off at a time, every outlet and light checked, the result written down: that is a circuit chart.',
      h: 'The label says "misc". So does half of the kitchen, it turns out.',
      i: 'Whoever comes after you will bless a pencil.',
      l: 'Small, clear handwriting on the inside of a door.',
    },
    lines: {
      '*': [
        'Label your {fuse box|breaker panel} by daylight: one switch off, one person walking through the rooms, one writing.',
        'Lights and {sockets|outlets} of one room often hang on different circuits. Check both before you write "bedroom".',
        'Write "freezer" beside the circuit of the freezer. Then nobody switches it off before a holiday.',
        'Take a photo of the finished labels. It is the one thing you want on your phone when the house is dark.',
      ],
      h: ['Three of the switches do nothing that anybody can find. Every house has three.'],
    },
    scene: [
      'One on the stairs with a desk lamp, one in the hall with a pencil: "Off!" "And now?" "Still on."',
      'The lights go, a torch is found, and a beam wanders over twelve switches that all look alike.',
    ],
    why: [
      [
        'In the dark, with something wrong, nobody wants to guess.',
        'Guessing means switching off the whole house, the alarm clock and the freezer included.',
      ],
      [
        'Labels from the day the house was built rarely survive the second kitchen.',
        'Rooms change their use, and the sticker still says nursery.',
      ],
    ],
    parts: [
      [
        ['Tell everybody first', 'Warn the house'],
        [
          'Computers off, nobody in the shower, nobody on the stairs.',
          'Save what is open, and let nobody be in the bath.',
        ],
        'A computer being shut down',
      ],
      [
        ['One switch at a time', 'Off, look, on again'],
        [
          'Walk through with a small lamp and try each {socket|outlet}.',
          'A radio turned up loud will tell you from the hall when it goes quiet.',
        ],
        'A small lamp plugged into a wall',
      ],
      [
        ['Write rooms, not numbers', 'Write the name that everybody uses'],
        [
          '"Oven", "lights upstairs", "shed": words that a guest would understand.',
          'What the family calls it is what will be looked for at night.',
        ],
        'A pencil writing on a label',
      ],
      [
        ['Photograph the result', 'Keep a picture of it'],
        [
          'On the phone it is at hand where the board is not.',
          'The paper comes off some day. The picture stays.',
        ],
        'A phone held before a row of switches',
      ],
    ],
    turn: [
      'From now on "which one is it?" takes five seconds.',
      'And whoever comes to work on it starts half an hour earlier.',
    ],
    asks: ['Is yours labelled, and is it true?', 'Which circuit in your home did nobody ever identify?'],
    ends: {
      p: 'An electrician who comes for something else can check the labels on the way out.',
      f: 'Then put the kettle on. Now you know its switch.',
      a: 'Half an hour, once.',
      t: 'Check again whenever a circuit is added or moved.',
      h: 'Number eleven remains a mystery, and is now labelled "mystery".',
      i: 'Order in a cupboard is peace in a cellar.',
      l: 'A row of small words, and every room in it.',
    },
    caution:
      'Switch only what is meant to be switched. Covers stay on: whatever lies behind them is work for an electrician.',
    keep: 'the next rainy Sunday',
    send: 'whoever always holds the torch',
    own: [
      {
        kinds: ['service', 'price', 'offer', 'process'],
        about: 'inspect|\\btest(?:s|ing)?\\b|fuse ?box|consumer unit|panel|condition report|EICR',
        lead: 'And for everything behind the cover.',
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
    only: WIRES,
    again: 9,
    emoji: '⚡',
    tags: ['HomeElectrics', 'TrippedSwitch', 'HomeTips'],
    title: [
      'Why does the {RCD|breaker} keep tripping?',
      'The switch trips again: how to find out what does it',
    ],
    cover: 'Who is tripping the switch?',
    question: 'The switch keeps jumping out. What is it?',
    short: 'Mostly one appliance. Unplug everything, switch on, and plug in one by one.',
    gist: [
      'Pull every plug of the circuit, switch it on again, and plug things in one after another. When it jumps, you have found the culprit.',
      'A switch that jumps out has done its job. Find the appliance by leaving it unplugged, and call somebody if it jumps with nothing plugged in.',
    ],
    subject: ['It is mostly the kettle, or the iron', 'Unplug everything first'],
    hooks: {
      '*': [
        'The switch jumps out again. Before you call anybody, pull the plugs.',
        'A tripped switch is a message, and it usually has the name of one appliance on it.',
        'Click, dark. On again. Click, dark. There is a quicker way to find out.',
      ],
      p: 'Most trips come from one faulty appliance, and it can be found without opening anything.',
      f: 'Do not be cross with the switch, it is looking after you.',
      a: 'Unplug all. Reset once. Then back in, singly.',
      t: 'A residual current device compares what goes out with what comes back; a few thousandths of an ampere missing, and it opens.',
      h: 'Everybody suspects the new toaster. It was the old iron, as in every crime novel.',
      i: 'A small switch that says no at the right moment has saved many a house.',
      l: 'A click, and then silence in the kitchen.',
    },
    lines: {
      '*': [
        '{RCD|Breaker} keeps tripping? Unplug everything on the circuit, reset it, then plug in one thing at a time.',
        'If the switch trips with every plug pulled, leave it off and call an electrician. That is the wiring and not the toaster.',
        'Usual suspects when the power trips: anything that heats water, anything with a motor, anything that stands outside.',
        'Never hold a switch in or swap it for a larger one. It jumps because something is wrong.',
      ],
      h: [
        'The suspects were lined up on the worktop: kettle, toaster, iron. The iron would not look anybody in the eye.',
      ],
    },
    scene: [
      'On the worktop stand seven appliances, unplugged, and somebody plugs them in one by one with a finger in the air.',
      'It only ever happens on Tuesdays at six, says the family. On Tuesdays at six somebody irons.',
    ],
    why: [
      [
        'Damp, worn insulation or a crumb in the wrong place lets a little current go astray.',
        'Heaters and motors age first, and the switch notices before anybody else.',
      ],
      [
        'Resetting again and again tells you nothing, and is hard on whatever is faulty.',
        'Trying it six times gives the same answer six times.',
      ],
    ],
    parts: [
      [
        ['Pull every plug', 'Everything out'],
        [
          'Switching off at the appliance is not enough, it has to be unplugged.',
          'Outside and in the shed, too: they are forgotten most often.',
        ],
        'A plug being pulled from a wall',
      ],
      [
        ['Reset it once', 'One try'],
        ['Does it hold? Then the wiring is likely fine.', 'If it jumps at once, leave it and call.'],
        'A hand at a switch',
      ],
      [
        ['Put the plugs back singly', 'One plug after another'],
        ['Switch each on and give it a minute.', 'Some only trip when they are hot.'],
        'Appliances in a row on a worktop',
      ],
    ],
    turn: ['What trips it goes out of the house, or to be repaired.', 'Then the evening is bright again.'],
    asks: ['What was it at your home?', 'Which appliance is the oldest in your kitchen?'],
    ends: {
      p: 'If nothing can be found, an electrician measures the circuit.',
      f: 'And write on it "do not use", or somebody will.',
      a: 'Nothing plugged in and still dark? Call.',
      t: 'Too many appliances at once is another cause: then it goes after minutes and not at once.',
      h: 'The iron has confessed.',
      i: 'Better a dark kitchen than a warm wall.',
      l: 'One by one, the lights return.',
    },
    caution:
      'A smell of burning, heat, buzzing or water near anything electrical: touch nothing, switch off the main switch if you can reach it safely, and call an electrician.',
    keep: 'the next evening in the dark',
    send: 'somebody who keeps pushing the switch back up',
    own: [
      {
        kinds: ['service', 'hours', 'price', 'process'],
        about:
          'fault|emergenc|call.?out|24/7|24[- ]hours? (?:a day|line|service|emergency|call)|same day|trac(?:e|ing)',
        lead: 'And for a fault that will not be found.',
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
    only: WIRES,
    again: 8,
    emoji: '🔌',
    tags: ['ElectricalSafety', 'HomeSafety', 'FirePrevention'],
    title: [
      'Warm plug, buzzing {socket|outlet}: signs not to ignore',
      'Signs that {a socket|an outlet} is no longer safe',
    ],
    cover: 'A plug should not be warm',
    wrong: 'Living with a plug that gets warm',
    gist: [
      'Warmth, buzzing, brown marks, a smell of fish, a plug that falls out: each means a bad contact, and bad contacts get hot. Stop using it and have it looked at.',
      'Put a hand on the plug after the heater has run for an hour. It should be no more than hand warm; brown marks and crackling are a reason to stop.',
    ],
    subject: ['Put your hand on the plug', 'Five signs, one phone call'],
    hooks: {
      '*': [
        'After an hour of heating, put a hand on the plug. What do you feel?',
        '{A socket|An outlet} tells you that it is tired, long before anything happens. Few people listen.',
        'Smells of fish in the living room, and nobody has cooked any? Look behind the sofa.',
      ],
      p: 'Poor contacts are among the commonest electrical causes of fire, and they give warning.',
      f: 'Have a feel behind the sofa this evening.',
      a: 'Warm, brown, buzzing, loose: stop using it.',
      t: 'A loose contact has resistance; resistance and current make heat, and heat loosens the contact further.',
      h: 'It has always crackled a bit, they said, as one says of an uncle.',
      i: 'To notice small things is how large ones do not happen.',
      l: 'A hand on a wall, and a moment of attention.',
    },
    lines: {
      '*': [
        'Five signs that {a socket|an outlet} is unsafe: warm, brown marks, buzzing, a fishy smell, plugs that fall out.',
        'Fan heaters, kettles and tumble dryers belong in the wall and never in an extension lead.',
        'A faint smell of fish with no fish in the house can be hot plastic in a {socket|light switch or outlet}. Have it checked.',
        'If a plug falls out by its own weight, the springs inside are worn. That is not a nuisance, it is a fault.',
      ],
      h: ['Nobody had cooked fish. Nobody had ever cooked fish. And yet.'],
    },
    scene: [
      'Behind the sofa, beside the heater, a white plug with one corner the colour of toast.',
      'Somebody jiggles the plug until the lamp comes on, as they have done for two years.',
    ],
    why: [
      [
        'Springs in an outlet tire with the years, and dust does the rest.',
        'Every plug pulled out by its cable bends something a little.',
      ],
      [
        'Heat comes slowly and out of sight, behind furniture.',
        'By the time that a wall is brown, plastic has been cooking for weeks.',
      ],
    ],
    parts: [
      [
        ['Feel the plugs of what heats', 'Hand on the plug'],
        [
          'Heater, dryer, kettle: after a long run they should not be hot.',
          'Slight warmth is fine. Ouch is not.',
        ],
        'A hand on a plug',
      ],
      [
        ['Look for brown', 'Mind the colour'],
        [
          'Around the holes and on the pins of the plug.',
          'Discoloured plastic has been too hot at least once.',
        ],
        'A plug with a brown corner',
      ],
      [
        ['Listen and sniff', 'Ears and nose'],
        [
          'Crackling, buzzing, a smell of fish or burnt hair.',
          'An outlet has nothing to say. If it does, leave it.',
        ],
        'An ear near a wall',
      ],
      [
        ['Stop, and tell somebody', 'Do not use it again'],
        [
          'Switch the circuit off at the board, and put a note on it.',
          'Tape over the holes keeps the family away until it is mended.',
        ],
        'A strip of tape over an outlet',
      ],
    ],
    turn: ['Replacing one takes an electrician minutes.', 'And you have an hour of sleep more.'],
    asks: ['When did you last look behind the sofa?', 'Is there a plug at home that one has to jiggle?'],
    ends: {
      p: 'Caught early, this is a small repair.',
      f: 'Go on, one round through the rooms, it takes five minutes.',
      a: 'Warm? Out of use. Today.',
      t: 'Most of the heat arises at the screw or the spring, not in the cable.',
      h: 'The uncle has been replaced.',
      i: 'A house is safe when somebody looks.',
      l: 'Cool to the touch, and silent.',
    },
    caution:
      'Never open an outlet yourself. With smoke, sparks or heat in the wall get everybody out and call the fire service.',
    keep: 'the first evening with the heater on',
    send: 'somebody with a plug that wants jiggling',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'inspect|\\btest(?:s|ing)?\\b|sockets?\\b|outlets?\\b|rewir|EICR',
        lead: 'For whatever you have found behind the sofa.',
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
    only: WIRES,
    again: 10,
    emoji: '📍',
    tags: ['HomeRenovation', 'PlanYourHome', 'HomeElectrics'],
    title: [
      'Where do new {sockets|outlets} belong? Count the adaptors',
      'Planning {sockets|outlets}: let the extension leads tell you',
    ],
    cover: 'Count the extension leads',
    gist: [
      'Go through the house and count every extension lead and adaptor. Each one stands exactly where an outlet is missing.',
      'Nobody plans outlets well on paper. The leads under the desk and behind the bed have already done it.',
    ],
    subject: ['Each lead is a missing outlet', 'Your house has drawn the plan'],
    hooks: {
      '*': [
        'Every extension lead in your home marks the spot where an outlet should have been.',
        'Before the plasterer comes, do one round through the old rooms and count adaptors.',
        'How many chargers share the one outlet by your bed?',
      ],
      p: 'An outlet costs least while the wall is open.',
      f: 'Crawl under your desk once. It is an eye-opener.',
      a: 'Count the leads. Double the number.',
      t: 'Note for each place: how many plugs, at what height, switched or not, and what furniture stands before it.',
      h: 'Behind the television lives a family of adaptors. They have been breeding.',
      i: 'A good plan begins with looking at how people really live.',
      l: 'A room without a single cable across the floor.',
    },
    lines: {
      '*': [
        'Planning a renovation? Count your extension leads first. Each one stands where an outlet is missing.',
        'Both sides of the bed, not one. Somebody always charges the phone on the wrong side.',
        'Put outlets above the worktop in pairs, and one inside a cupboard for what charges.',
        'The vacuum cleaner wants an outlet in the hall at a height where nobody has to kneel.',
      ],
      h: ['The builder asked where we want outlets. "Yes", said everybody under thirty.'],
    },
    scene: [
      'On all fours under the desk: a lead in a lead, five black blocks, and dust like felt.',
      'The walls are open, somebody stands in the bare room with chalk and asks where the bed will be.',
    ],
    why: [
      [
        'A lead across a floor is a stumble, and one in another one gets warm.',
        'What is permanent should not hang on something made for an afternoon.',
      ],
      [
        'With an open wall it is an hour. Afterwards it is dust, filler and paint.',
        'Chasing a finished wall costs many times as much, and the wallpaper.',
      ],
    ],
    parts: [
      [
        ['Walk round and count', 'Count the leads, room by room'],
        [
          'Leads, adaptors, chargers, and what has to be unplugged for the vacuum cleaner.',
          'Look behind the bed and the television, that is where they live.',
        ],
        'An adaptor with five plugs',
      ],
      [
        ['Place the furniture first', 'Chalk in the bed and the sofa'],
        [
          'An outlet behind a wardrobe is an outlet lost.',
          'Then you see at once on which side the lamp stands.',
        ],
        'Chalk lines on a bare floor',
      ],
      [
        ['Think of outside', 'Add the front door and the shed'],
        [
          'Mower, lights, a fountain, an electric car some day.',
          'A pipe laid now for a cable later costs next to nothing.',
        ],
        'An outlet on an outside wall',
      ],
    ],
    turn: [
      'Nobody ever complained of one outlet too many.',
      'And the box of extension leads becomes a box of string.',
    ],
    asks: ['How many extension leads are in use at your place?', 'Where are you missing one this minute?'],
    ends: {
      p: 'Bring the list to the first meeting; it saves a second one.',
      f: 'Count tonight, and tell us the number.',
      a: 'The wall is open once.',
      t: 'Heights and distances to water are laid down by rules that differ by country; your electrician knows them.',
      h: 'Thirteen. And one that belongs to the neighbour.',
      i: 'The best plan has been lying on the floor for years.',
      l: 'Nothing on the floor but light.',
    },
    caution: 'New outlets are installed and tested by an electrician, in kitchens and bathrooms above all.',
    keep: 'the weeks before the walls are opened',
    send: 'somebody who is about to renovate',
    own: [
      {
        kinds: ['service', 'price', 'process', 'offer'],
        about: 'rewir|socket|outlet|renovat|install|quote|new build',
        lead: 'And then the chalk comes out.',
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
    only: WIRES,
    again: 10,
    emoji: '💡',
    tags: ['LightingTips', 'LED', 'HomeTips'],
    title: ['Lumen, kelvin, CRI: what it says on a light bulb box', 'How to read a light bulb box'],
    cover: 'What the bulb box says',
    gist: [
      'Lumen is how bright, kelvin is how warm, CRI is how true the colours are. Watts only tell you what it uses.',
      'Eight hundred lumens are about what an old sixty watt bulb gave. Below three thousand kelvin it looks like evening, above four thousand like an office.',
    ],
    subject: ['Eight hundred is the old sixty', 'Warm, bright, true'],
    hooks: {
      '*': [
        'You wanted a cosy lamp and got an operating theatre. It was on the box.',
        'Watts used to tell you how bright a bulb is. They no longer do.',
        'Four figures on a small box, and three of them matter.',
      ],
      p: 'Three figures decide whether a lamp suits a room.',
      f: 'Turn the box round before it goes into the basket.',
      a: 'Lumens for bright. Kelvin for warm. Ignore the watts.',
      t: 'Lumen measures luminous flux, kelvin colour temperature, CRI how colours compare under daylight.',
      h: 'The dining table is lit so well that one can see what the children hide under the potatoes.',
      i: 'Light costs little, and decides how a room feels.',
      l: 'Warm light, low, beside a chair.',
    },
    lines: {
      '*': [
        'Buying a bulb? About eight hundred lumens replace the old sixty watt one, about four hundred and seventy the old forty.',
        'Two thousand seven hundred kelvin is warm as evening, four thousand like noon in an office. Do not mix them in one room.',
        'CRI above ninety lets tomatoes look red and faces healthy. Worth it over the table and at the mirror.',
        'It has to say "dimmable" on the box. If it does not, it will flicker on a dimmer.',
      ],
      h: ['The bathroom bulb says "daylight". On a Monday, at six, in a mirror, that is not a promise.'],
    },
    scene: [
      'At the shelf with the bulbs stands somebody holding two boxes to the light, reading the small print like a will.',
      'One of three lamps over the table is replaced, and since then the middle of dinner looks blue.',
    ],
    why: [
      [
        'LEDs give the same light for a fraction of the power, so watts say nothing about brightness any more.',
        'A seven watt lamp can outshine the old sixty.',
      ],
      [
        'Warm or cool is a matter of the hour: cool light keeps one awake.',
        'A kitchen wants to be seen in, a bedroom to be forgotten in.',
      ],
    ],
    parts: [
      [
        'Lumen',
        [
          'How bright it is. For a reading lamp about four to five hundred, for a whole small room two thousand, spread out.',
          'The brightness, all round. More is not nicer, several lamps are.',
        ],
        'A lamp on a small table',
      ],
      [
        'Kelvin',
        [
          'How warm it looks. Low figures are candle, high ones are sky.',
          'Its colour, from yellow to blue. One figure for one room.',
        ],
        'Two lamps, one yellow and one bluish',
      ],
      [
        'CRI',
        [
          'How true colours look beneath it, out of a hundred.',
          'Whether red is red. From ninety on it is hard to tell from daylight.',
        ],
        'Tomatoes under a lamp',
      ],
      [
        'Dimmable',
        [
          'Whether it may be turned down. Not every LED can.',
          'It has to be said on the box, and the dimmer has to suit as well.',
        ],
        'A hand at a dimmer',
      ],
    ],
    turn: [
      'Write the figures of a lamp you like inside a cupboard door.',
      'Then the next one will be its twin.',
    ],
    asks: ['Warm or cool at your table?', 'In which room is the light wrong?'],
    ends: {
      p: 'For a whole house it pays to plan light before the ceiling is closed.',
      f: 'And keep the box of one that you like.',
      a: 'Three figures. Then choose.',
      t: 'Cap and shape come on top: screw or bayonet, large or small.',
      h: 'Dinner is no longer blue.',
      i: 'Good light is kind to everybody.',
      l: 'A pool of gold on a page.',
    },
    keep: 'the next time a bulb goes',
    send: 'whoever bought the bluish ones',
    own: [
      {
        kinds: ['service', 'product', 'price', 'offer'],
        about: '\\blight|\\bLED\\b|lamp|downlight',
        lead: 'And for more than one lamp.',
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
    only: WIRES,
    again: 12,
    emoji: '🤷',
    tags: ['HomeLife', 'OldHouse', 'HomeStories'],
    title: [
      'Which switch in your home does nothing?',
      'The light switch that nobody understands: do you have one?',
    ],
    cover: 'The switch that does nothing',
    gist: [
      'Nearly every house has one: a switch by the door that has never done anything. Where is yours, and what is the theory?',
      'A switch without a lamp once had one. Tell us where yours is, and what the family believes that it does.',
    ],
    subject: ['The switch by the back door', 'What does it do? Theories, please'],
    hooks: {
      '*': [
        'There is a switch in your house that does nothing. You know which one.',
        'By the back door, third from the left: pressed a thousand times, and never has anything happened.',
        'Every house has a mystery, and it is mostly by a door.',
      ],
      p: 'A dead switch is usually the memory of a lamp.',
      f: 'Tell us, what is your theory?',
      a: 'One switch in every house does nothing. Name yours.',
      t: 'Two-way circuits, half {sockets|outlets} and lamps taken down long ago leave switches behind.',
      h: 'Somewhere in the street a garage door opens and closes.',
      i: 'A house keeps what those before us needed.',
      l: 'A quiet click, and nothing at all.',
    },
    lines: {
      '*': [
        'Which switch in your home does nothing at all, and how long have you pressed it just in case?',
        'A switch that seems dead often works half of an outlet. Plug a lamp into each outlet near it and try again.',
        'The dead switch by the back door mostly once had a lamp outside. Somebody took it down, and the switch stayed.',
        'Moving in? Try every switch with somebody in the garden. Half of the mysteries are solved in ten minutes.',
      ],
      h: ['They press it at every visit. The neighbours have begun to believe in ghosts.'],
    },
    scene: [
      'First evening in the new house: somebody stands in the hall and tries a switch, up, down, up, and listens.',
      'Years later a bush is cut back, and there hangs the lamp, with a bulb in it.',
    ],
    why: [
      [
        'Houses are changed by people who do not write it down.',
        'Each owner adds something, and nobody takes a switch away.',
      ],
    ],
    parts: [
      [
        ['Plug a lamp in nearby', 'Try the outlets of the room'],
        [
          'Many a switch works an outlet, meant for a standing lamp.',
          'In some countries that is even the rule in living rooms.',
        ],
        'A lamp plugged in beside a door',
      ],
      [
        ['Send somebody outside', 'Look out of doors'],
        [
          'Eaves, shed and garden path are where lamps hide.',
          'Bulbs out there fail first, and nobody notices.',
        ],
        'A lamp beneath eaves',
      ],
    ],
    turn: [
      'Sometimes it works, and it was only the bulb.',
      'And sometimes it remains a mystery, and one grows fond of it.',
    ],
    asks: ['Where is yours?', 'What is the family theory about it?'],
    ends: {
      p: 'An electrician can tell within minutes where it leads.',
      f: 'The loveliest theory wins our respect.',
      a: 'Name the door.',
      t: 'Until it is known where it leads, treat it as live.',
      h: 'The garage door is sorry.',
      i: 'Not everything has to be explained to be at home.',
      l: 'Click. And the house keeps its secret.',
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
