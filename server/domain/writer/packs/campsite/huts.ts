// Glamping: what to bring to a hut or a tent that stands already, and how its stove is lit.
import type { Idea } from '../../library/idea.ts';

/** Who lets huts, pods and tents that stand already. */
const GLAMPING =
  'glamp|bell tents?\\b|yurts?\\b|\\bpods?\\b|shepherd.?s.? huts?|tree ?houses?|safari tents?|geodome|\\btipis?\\b';

export const HUTS: readonly Idea[] = [
  {
    id: 'what-to-pack-for-glamping',
    format: 'checklist',
    again: 8,
    emoji: '🎒',
    tags: ['Glamping', 'PackingList', 'WeekendAway'],
    tick: true,
    only: GLAMPING,
    title: ['What to pack for glamping', 'Glamping packing list: what you need and what you do not'],
    cover: 'What to pack for glamping',
    gist: [
      'For a weekend of glamping bring warm layers for the evening, shoes for wet grass, a torch, something to read and food for the first night. Ask what is there already before you pack.',
      'Beds and a stove are there. What people forget is a torch, thick socks and matches.',
    ],
    subject: ['What to pack for glamping', 'A torch, thick socks and supper'],
    hooks: {
      '*': [
        'Going glamping? These are the things that people forget.',
        'You do not need a tent or a sleeping mat. But do bring a torch.',
      ],
      pt: 'Evenings outdoors are cool even in summer, and paths are dark.',
      fi: 'Packing for a night in a hut or a tent? This is all you need.',
      a: 'Layers, shoes, torch, supper.',
      h: 'Packing for glamping? Heels and a wet meadow do not get on.',
      l: 'Soft blankets are there. Bring a book and good socks.',
    },
    lines: {
      '*': [
        'Bring a torch when you go glamping. Between bed and bathroom it is darker than at home.',
        'Bring thick socks and a jumper, even in July. After sunset it gets cool in the country.',
        'Ask before you pack whether towels, bedding and firewood are there.',
        'Bring supper for the first evening. After a long drive nobody wants to look for a shop.',
      ],
      h: ['The hairdryer may stay at home. The owls do not mind.'],
    },
    scene: [
      'Friday night, a dark path to the bathroom, and the torch is at home.',
      'The fire is lit, the evening is lovely, and only one of you has brought a jumper.',
    ],
    why: [
      [
        'It is darker and cooler in the country than most guests expect.',
        'Clear nights outdoors get cold, even in summer.',
      ],
      [
        'Shops are often far away and close early.',
        'With the first supper in the car, you can arrive and stay in.',
      ],
    ],
    parts: [
      [
        ['Pack warm layers', 'Bring a jumper and thick socks'],
        ['For the evening outside and the walk at night.', 'A hat is good for sleeping, too.'],
        'A jumper and socks on a bed',
      ],
      [
        ['Bring shoes for wet grass', 'Pack boots or wellies'],
        ['Morning dew is enough for wet feet.', 'And slippers for inside.'],
        'Boots on a doorstep',
      ],
      [
        ['Bring a torch', 'Pack a light for each person'],
        ['A head torch leaves both hands free.', 'Save your phone for photos.'],
        'A torch on a table',
      ],
      [
        ['Bring the first supper', 'Pack food for the first night'],
        ['Something you only have to warm up.', 'And milk for the first tea.'],
        'A basket of food',
      ],
    ],
    turn: ['The rest may stay at home.', 'And leave room for a bottle of something.'],
    asks: ['What do you always forget to pack?', 'Book, cards or simply the fire?'],
    ends: {
      pa: 'Ask us what is there, and pack half.',
      fi: 'Not sure about something? Send us a message before you pack.',
      t: 'Warm, dry feet, light, food.',
      h: 'The heels may stay in town.',
      l: 'A small bag, and a long evening.',
    },
    keep: 'the day before you leave',
    send: 'whoever is coming along',
    own: [
      {
        kinds: ['policy', 'service', 'product', 'place'],
        about: 'towels|bedding|linen|firewood|hampers?|kitchen',
        lead: 'What is here already:',
      },
    ],
    pic: { ask: 'A bed in one of your huts or tents, made up', alt: 'A made bed in a hut' },
    claims: [['Cool nights, dark paths', 'common experience']],
  },
  {
    id: 'light-the-little-stove',
    format: 'howto',
    again: 8,
    emoji: '🔥',
    tags: ['Glamping', 'WoodStove', 'CabinLife'],
    only: 'wood.?(?:burner|burning|stoves?|fired)|log burner|\\bstoves?\\b',
    title: ['How to light a wood stove in a hut', 'Lighting a small wood burner: step by step'],
    cover: 'How to light a wood stove',
    gist: [
      'Open the air vent, put two small logs at the bottom, kindling on top and a firelighter in it. Light it from the top, close the door, and turn the air down when the logs have caught.',
      'A small stove needs small wood and a lot of air at first. Ten minutes later the hut is warm.',
    ],
    subject: ['How to light a wood stove', 'First air, then logs'],
    hooks: {
      '*': [
        'Never lit a wood stove? It takes five minutes, and this is how.',
        'The stove smokes and goes out? Open the air before you light it.',
      ],
      pt: 'Fire needs air at first. Once the logs burn, it needs less.',
      fi: 'First evening in a hut, and the stove is looking at you? You can do it.',
      a: 'Vent open, kindling on top, light, close.',
      h: 'Lighting a stove: everybody knows how, and that is why it takes so long.',
      l: 'A small stove, dry wood, and the rain outside.',
    },
    lines: {
      '*': [
        'Open the air vent fully before you light a wood stove. Most fires go out for lack of air.',
        'Use small, dry logs in a small stove. A big log smokes and keeps the glass black.',
        'When the logs in a stove have caught, turn the air down by half. It burns for longer and stays as warm.',
        'Never put hot ash in a bin or a bag. It can glow for a day.',
      ],
      h: ['Four people, one firelighter, five opinions.'],
    },
    scene: [
      'It rains, the hut is cold, and in the stove lies one black log.',
      'The kindling catches, the hut gets warm, and somebody puts the kettle on.',
    ],
    why: [
      [
        'A cold stove pipe does not draw, so the stove smokes at first.',
        'A quick fire of thin wood warms the pipe, and then the stove draws well.',
      ],
      [
        'A fire that is lit from the top burns cleaner and smokes less.',
        'Lit from the top, the fire works its way down by itself.',
      ],
    ],
    parts: [
      [
        ['Open the air', 'Pull the vent wide open'],
        ['Usually it is a knob below or above the door.', 'Read the note beside the stove first.'],
        'A hand on a stove vent',
      ],
      [
        ['Lay logs, then kindling', 'Small logs below, kindling on top'],
        ['Two logs, with a gap between them.', 'A firelighter goes in among the kindling.'],
        'Kindling on two logs in a stove',
      ],
      [
        ['Light it and close the door', 'Light the top and shut the door'],
        ['If it dies down, open the door by a finger.', 'After some minutes it draws by itself.'],
        'Flames behind the glass of a stove',
      ],
      [
        ['Turn the air down', 'Give it less air once it burns'],
        ['Then add one log at a time.', 'The flames should be lively and not roaring.'],
        'A glowing stove',
      ],
    ],
    turn: ['And now the kettle.', 'Then nothing else is needed for the evening.'],
    asks: ['Who lights the fire in your family?', 'What do you do in front of a fire: read, talk or sleep?'],
    ends: {
      pa: 'When in doubt, ask before you light it.',
      fi: 'Put your feet up, you have earned it.',
      t: 'Air, thin wood, heat, then logs.',
      h: 'The fifth opinion was right.',
      l: 'And listen to it crackle.',
    },
    caution: [
      'Never block the vents of a hut or tent, keep cloth away from the stove, and leave the carbon monoxide alarm on.',
      'Keep air vents free and the alarm switched on, and never bring a barbecue inside.',
    ],
    keep: 'the first evening by the fire',
    send: 'whoever says they can light a fire',
    own: [
      {
        kinds: ['product', 'service', 'place', 'policy'],
        about: 'wood.?(?:burner|burning|stoves?)|log burner|stoves?\\b|firewood|kindling',
        lead: 'Where you can try it:',
      },
    ],
    pic: { ask: 'The lit stove in one of your huts', alt: 'A lit wood stove in a hut' },
    claims: [
      ['Top-down lighting, air control', 'advice of stove makers'],
      ['Ventilation and carbon monoxide alarm', 'fire safety advice'],
    ],
  },
  {
    id: 'hut-tent-or-pod',
    format: 'glossary',
    again: 8,
    emoji: '⛺',
    tags: ['Glamping', 'WeekendAway', 'GoodToKnow'],
    only: GLAMPING,
    title: ['Bell tent, yurt, pod or hut: what is the difference?', 'Glamping words explained'],
    cover: 'Hut, yurt, pod or bell tent?',
    gist: [
      "A bell tent is canvas on one pole, a yurt is round with a wooden frame, a pod is a small wooden cabin, and a shepherd's hut is a cabin on wheels. They differ most in warmth and in how much you hear of the night.",
      'Canvas is light and airy, wood is warmer and quieter. That is the first question when you choose.',
    ],
    subject: ['Bell tent, yurt, pod or hut?', 'Glamping words explained'],
    hooks: {
      '*': [
        "Bell tent, yurt, pod or shepherd's hut: which is which?",
        'Not sure what to book for glamping? This is how they differ.',
      ],
      pt: 'Wooden huts hold warmth better than canvas. Canvas lets in more light and sound.',
      fi: 'Never slept in one of these? Here is what to expect.',
      a: 'Canvas for summer, wood for any season.',
      h: 'Bell tent or hut? In a tent you hear the owl. In a hut you sleep through it.',
      l: 'Canvas and stars, or wood and a warm stove.',
    },
    lines: {
      '*': [
        'A bell tent is light and roomy, and you hear the rain and the birds. It is at its best from late spring to autumn.',
        'A yurt is round, with a wooden frame and thick walls. It is warmer than a tent and as cosy as a room.',
        'A pod is a small, insulated wooden cabin. It is good for families and for the cooler months.',
        "A shepherd's hut is a small cabin on wheels, often with a stove and a proper bed. It is for two.",
      ],
      h: ['Shepherds never had a hot tub. Progress is not always a bad thing.'],
    },
    scene: [
      'Four pictures of huts and tents, all with fairy lights. Which one is warm?',
      '"Is there a real bed in the tent?" "Yes." "Then I will come."',
    ],
    why: [
      [
        'Wooden walls are warmer and quieter than canvas.',
        'Wood keeps the heat of a stove for hours, canvas for minutes.',
      ],
      [
        'Huts and pods often stand all year, tents only in the season.',
        'For a weekend in March, ask whether it is heated.',
      ],
    ],
    parts: [
      [
        'Bell tent',
        [
          'Round canvas tent on one pole, with real beds inside.',
          'High in the middle, bright, good in summer.',
        ],
        'A bell tent in a meadow',
      ],
      [
        'Yurt',
        [
          'Round, with a wooden lattice and felt or canvas.',
          'Warmer than a tent, with a stove in the middle or at the side.',
        ],
        'A yurt with a wooden door',
      ],
      ['Pod', ['Small wooden cabin with a curved roof.', 'Insulated, dry and easy to heat.'], 'A wooden pod'],
      [
        "Shepherd's hut",
        ['A cabin on iron wheels, usually for two.', 'Often with a stove and a little kitchen.'],
        'A hut on wheels',
      ],
    ],
    turn: ['Beds are real in all of them. Ask about the bathroom.', 'Whichever it is, bring thick socks.'],
    asks: [
      'Which would you sleep in: tent, yurt, pod or hut?',
      'What is the most unusual place you have slept in?',
    ],
    ends: {
      pa: 'Tell us the month and how many you are, and we can advise you.',
      fi: 'Tell us which one you would choose.',
      t: 'Canvas: light. Wood: warmth.',
      h: 'The owl says hello.',
      l: 'Fall asleep to the sound of the trees.',
    },
    keep: 'the next weekend away',
    send: 'the one you would go with',
    own: [
      {
        kinds: ['product', 'service', 'place', 'price'],
        about: 'bell tents?|yurts?|\\bpods?\\b|huts?\\b|tree ?house|safari tent|sleeps',
        lead: 'To choose from here:',
      },
    ],
    pic: { ask: 'One of your huts or tents from outside', alt: 'A hut in a meadow' },
    claims: [['What each is', 'definition']],
  },
];
