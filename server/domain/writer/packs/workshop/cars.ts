// Cars: what drivers can notice, check and ask.
import type { Idea } from '../../library/idea.ts';

export const CARS: readonly Idea[] = [
  {
    id: 'the-coin-in-the-tyre',
    format: 'howto',
    again: 9,
    emoji: '🪙',
    tags: ['CarCare', 'TyreCheck', 'RoadSafety'],
    only: '\\bcars?\\b|\\bautos?\\b|vehicle|\\bvans?\\b|garage|\\bMOT\\b|\\bty?ires?\\b|tyres?\\b|body ?shop',
    title: 'Car {tyres|tires}: how to check pressure and tread in five minutes',
    cover: 'Five minutes round the car',
    gist: [
      'Check pressure when the {tyres|tires} are cold, use the figures on the sticker in the door frame, and look across the whole width of the tread. Uneven wear is a message.',
      'Four hand-sized patches of rubber are all that holds a car. Look at them once a month: pressure, tread, sides.',
    ],
    subject: ['Four patches of rubber', 'Once round the car, please'],
    hooks: {
      '*': [
        'All that holds your car on the road is four patches the size of a hand.',
        'The right pressure is written in your door frame. Hardly anybody has ever looked there.',
      ],
      pt: 'Pressure, tread depth and wear pattern: three readings, five minutes.',
      fi: 'When did you last look your {tyres|tires} in the eye?',
      a: 'Cold tyres. Right pressure. Whole width.',
      h: 'The spare one has been soft since you bought the car. It has told nobody.',
      l: "Once round the car, with a cold morning's breath.",
    },
    lines: {
      '*': [
        '{Tyre|Tire} pressure is measured cold, before you drive. Warm ones show more than is in them.',
        'Look for the sticker in the door frame or the fuel flap: it gives the right pressure, for two people and for a full car.',
        'A {tyre|tire} worn on one side only has something to say about the alignment.',
        'A bulge in the side of a {tyre|tire} means no more driving on it. It is the only one of its signals that cannot wait.',
      ],
      h: ['The air at the {filling station|gas station} is still one of the cheaper pleasures.'],
    },
    scene: [
      'A {filling station|gas station}, drizzle, a hose that is a bit too short, and a cap that has rolled under the car.',
      'A hand is laid flat on the tread, and feels that one edge is like a file.',
    ],
    why: [
      [
        'With too little air a {tyre|tire} gets hot, brakes worse and costs fuel.',
        'Soft rubber works harder with every turn.',
      ],
      [
        'On a wet road only the grooves can move the water aside.',
        'Without depth the car swims, and you only notice when it does.',
      ],
    ],
    parts: [
      [
        'Measure them cold',
        [
          'Before driving, or after a very short way.',
          'Then compare with the sticker, and not with the neighbour.',
        ],
        'A pressure gauge on a valve',
      ],
      [
        'Look at the grooves',
        [
          'In several places, across the whole width, with a gauge or the wear bars.',
          'The law of your country sets the minimum; in the wet it pays to change earlier.',
        ],
        'A depth gauge in a groove',
      ],
      [
        'Look at the sides',
        ['Cracks, cuts, bulges.', 'The inner side too: turn the wheel out.'],
        'A {torch|flashlight} pointed at the side of a wheel',
      ],
    ],
    turn: ['And the spare, if you have one.', 'Then put the caps back on. All five.'],
    asks: ['Do you know your {tyre|tire} pressure?', 'Where is the sticker in your car?'],
    ends: {
      pt: 'Monthly, and before each long trip.',
      fi: 'Drive safely. All four of you.',
      a: 'Cold. Sticker. Tread.',
      h: 'The cap is under the left front wheel.',
      l: 'And then the road, dry and long.',
    },
    keep: 'the next time you fill up',
    send: 'somebody about to set off with a full car',
    caution:
      'Minimum tread depth differs by country. If a {tyre|tire} has a bulge or cords showing, do not drive on it.',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'tyre|tire|wheel|alignment|(?:free|safety|health|winter|spring|yearly) checks?\\b|check.?ups?',
        lead: 'If you would rather have somebody else kneel down:',
      },
    ],
    pic: {
      ask: 'A pressure gauge on a valve, early morning',
      alt: 'A pressure gauge on the valve of a car wheel',
    },
    claims: [
      [
        "Measure cold, use the maker's figures; uneven wear suggests alignment; bulges are unsafe",
        "makers' handbooks, road safety advice",
      ],
    ],
  },
  {
    id: 'what-the-lights-want',
    format: 'glossary',
    again: 11,
    emoji: '💡',
    tags: ['WarningLights', 'CarTips', 'DriversGuide'],
    only: '\\bcars?\\b|\\bautos?\\b|vehicle|\\bvans?\\b|garage|\\bMOT\\b|\\bty?ires?\\b|tyres?\\b|body ?shop',
    title: 'Dashboard warning lights: what the colours mean',
    cover: 'Red, amber, green',
    gist: [
      'Red means stop when it is safe. Amber means have it looked at soon. Green and blue only tell you that something is on. The symbol decides, and your handbook has it.',
      'Dashboards speak in colours, like traffic lights. Learn the red ones before they come on.',
    ],
    subject: ['What the light wants from you', 'The little yellow engine'],
    hooks: {
      '*': ['A light comes on, and everybody in the car has a theory.', 'The little teapot is not a teapot.'],
      pt: 'Colour gives urgency, symbol gives the system; you need both.',
      fi: 'A yellow light has come on, and you are hoping that it goes out again by itself?',
      a: 'Red: stop safely. Amber: soon. Green: fine.',
      h: 'A strip of tape across the light has never cured an engine.',
      l: 'A small light in the dark, that wants something.',
    },
    lines: {
      '*': [
        'Red warning light: stop where it is safe, engine off, look in the handbook. An oil can in red cannot wait until home.',
        'An amber light that flashes is usually more urgent than one that stays on. If it is the engine, ease off.',
        'Photograph the light before it goes out. A workshop can do more with a picture than with "something orange".',
        'All the lights come on for a moment when you start: that is the test. One that stays dark then may be broken.',
      ],
      h: ['"It has been on since the spring" is what they hear most.'],
    },
    scene: [
      '{Motorway|Highway}, dusk, and on the dashboard a small orange engine. Father turns the radio down.',
      'Somebody leafs through a handbook that still smells of new car after eleven years.',
    ],
    why: [
      [
        'A sensor notices what a driver cannot: pressure, heat, a voltage.',
        'It sees into places where nobody looks.',
      ],
      [
        'Early is mostly a small bill, and late a large one.',
        'Lights come on before things break, which is the point of them.',
      ],
    ],
    parts: [
      [
        'Red',
        [
          'Danger. Stop as soon as it is safe, engine off.',
          'Oil pressure, brakes, overheating: do not drive on.',
        ],
        'A red light on a dashboard',
      ],
      [
        'Amber',
        ['Something is not right. Have it checked soon.', 'Drive gently, and to somebody who can read it.'],
        'An amber light on a dashboard',
      ],
      [
        'Green or blue',
        [
          'Something is switched on: lamps, cruise control, full beam.',
          'No reason to worry, at most to dip.',
        ],
        'A blue light on a dashboard',
      ],
    ],
    turn: [
      'The handbook is in the glove box, under the gloves.',
      'Look up three of them tonight. It is better than television.',
    ],
    asks: ['Which warning light has frightened you most?', 'What did you take the teapot for?'],
    ends: {
      pt: 'Colour first, symbol second, handbook third.',
      fi: 'It is usually less than you feared.',
      a: 'Red stops.',
      h: 'The tape may now be taken off.',
      l: 'Dark again. Good.',
    },
    keep: 'the glove box',
    send: 'somebody who has been driving with an orange light',
    caution: "Makers differ. Your car's handbook has the last word.",
    own: [
      {
        kinds: ['service', 'price'],
        about: 'diagnos|fault|warning|engine light|electric',
        lead: 'It can be read out:',
      },
    ],
    pic: {
      ask: 'A dashboard with one lit lamp, car standing',
      alt: 'A dashboard with one warning light lit',
    },
    claims: [
      [
        'Red, amber and green carry urgency by convention; stop for oil pressure, brakes, overheating',
        "makers' handbooks",
      ],
    ],
  },
  {
    id: 'tell-the-noise',
    format: 'tip',
    again: 9,
    emoji: '👂',
    tags: ['CarRepair', 'CarNoises', 'CarTips'],
    only: '\\bcars?\\b|\\bautos?\\b|vehicle|\\bvans?\\b|garage|\\bMOT\\b|\\bty?ires?\\b|tyres?\\b|body ?shop',
    title: 'How to describe a car noise to a mechanic',
    cover: 'When, where, what like',
    gist: [
      'Tell when it happens, where it comes from and what it resembles, and what you have changed lately. "Only when cold, front left, like a spoon in a tin" is half a diagnosis.',
      'Noises vanish in front of workshops. Film it on the way, and note speed, bend, brake and weather.',
    ],
    subject: ['A spoon in a tin', 'It never does it at the garage'],
    hooks: {
      '*': [
        'The noise was there for three weeks. At the workshop it is silent.',
        '"It goes krrr." Front, back, braking, turning, cold?',
      ],
      pt: 'Conditions narrow down causes: speed, load, temperature, steering angle.',
      fi: 'Do you feel silly imitating your car? Please do it all the same.',
      a: 'When. Where. What like.',
      h: 'Every mechanic can do eleven kinds of "krrr".',
      l: 'Window down, radio off, and listen.',
    },
    lines: {
      '*': [
        'Car making a noise? Note when: cold or warm, braking or turning, and at what speed. This halves the search.',
        'Record it on your phone while somebody else drives. In front of the garage it will be gone.',
        'Tell them what was done last. A noise that began after a repair has told you where to look.',
        'A grinding sound when you brake does not wait until next week.',
      ],
      h: ['"More of a krrk, really" is a professional remark.'],
    },
    scene: [
      'Reception, three people, and one of them says very quietly: "It goes wu, wu, wu."',
      'Road test: four of them in the car, nobody is breathing, and nothing rattles.',
    ],
    why: [
      [
        'Parts make noises under certain loads, and who knows the load looks in the right place.',
        'Cold metal, a turned wheel, a foot on the brake: each of these leaves few suspects.',
      ],
      ['Searching costs time, and time is on the bill.', 'An hour saved by listening appears on no bill.'],
    ],
    parts: [
      [
        'Say when',
        ['Cold, warm, wet, over bumps, above a certain speed.', 'And since when: a day counts.'],
        'A hand turning down a radio',
      ],
      [
        'Say where',
        ['Front or back, left or right, inside or below.', 'Let a passenger listen as well; sound wanders.'],
        'A passenger with a hand behind the ear',
      ],
      [
        'Say what it is like',
        [
          'A spoon in a tin, a bee, a sewing machine. Comparisons beat technical terms.',
          'Imitate it. They have heard worse.',
        ],
        'A teaspoon in a tin',
      ],
    ],
    turn: ['Then let them drive it, with you beside them.', 'And if it keeps silent, leave the film there.'],
    asks: ['What is your car saying at present?', 'Can you imitate it in writing?'],
    ends: {
      pt: 'A reproducible fault is a nearly solved one.',
      fi: 'Nobody will laugh. They will nod.',
      a: 'When. Where. Like what.',
      h: 'For the record: krrr, with two r at most.',
      l: 'And then it is quiet.',
    },
    keep: 'the day before you take the car in',
    send: 'somebody who turns the radio up',
    caution: 'Grinding brakes, a smell of fuel or heavy steering: stop driving and get help.',
    own: [
      {
        kinds: ['service', 'process'],
        about:
          'diagnos|inspect|(?:free|safety|health|winter|spring|yearly) checks?\\b|check.?ups?|brake|suspension|exhaust|test drive',
        lead: 'And those who listen:',
      },
    ],
    pic: {
      ask: 'A phone recording on a passenger seat in a parked car',
      alt: 'A phone on a passenger seat, recording',
    },
    claims: [['Conditions and location of a noise narrow down the fault', 'workshop practice']],
  },
  {
    id: 'does-it-need-warming-up',
    format: 'myth',
    again: 10,
    emoji: '🥶',
    tags: ['CarMyths', 'WinterDriving', 'EngineCare'],
    only: '\\bcars?\\b|\\bautos?\\b|vehicle|\\bvans?\\b|garage|\\bMOT\\b|\\bty?ires?\\b|tyres?\\b|body ?shop',
    title: 'Should you warm up a car engine before driving?',
    cover: 'Does it have to warm up?',
    myth: 'In winter an engine has to warm up before you drive off',
    short: 'No. Clear the windows, set off gently, and it warms up faster.',
    gist: [
      'Modern engines warm up best while driving gently. Idling takes longer, wets the oil with fuel, annoys the street and is forbidden in some places.',
      'Scrape all the windows, drive off with little throttle, and save full power for later. That is all the warming up there is.',
    ],
    subject: ['Scrape, and drive', 'Idling warms the neighbours'],
    hooks: {
      '*': [
        'At seven in the morning an engine idles in the frost and heats the street.',
        'Grandfather let it run for ten minutes. Grandfather had a carburettor.',
      ],
      pt: 'Under light load an engine reaches working temperature sooner than at idle.',
      fi: 'You sit there shivering and let it run? Drive on, it gets warm sooner.',
      a: 'Scrape. Start. Drive gently.',
      h: 'A letterbox scraped into the ice is a view for tank commanders.',
      l: 'Frost on the glass, a scraper, a white breath.',
    },
    lines: {
      '*': [
        'Do not let the engine idle in the cold: set off gently. It gets warm faster and wears less.',
        'Clear all of the windows, and the roof and lamps. Looking out through a slot is illegal in many places, and stupid everywhere.',
        'Take it easy for the first few miles: oil has to get thin before it can get everywhere.',
        'Hot water on a frozen {windscreen|windshield} can crack it. The scraper takes two minutes.',
      ],
      h: ['The ice scraper is where it was last March. Where was that?'],
    },
    scene: [
      'Minus six, two cars stand idling, and their owners are watching from the kitchen.',
      'A credit card, a frozen {windscreen|windshield}, and a thought: so that is why they sell scrapers.',
    ],
    why: [
      [
        'At idle an engine makes hardly any heat, and needs it badly.',
        'Heat comes from work, and idling is not any.',
      ],
      [
        'Cold oil is thick, so what matters is gentle driving, not standing.',
        'Until it flows, each push on the pedal costs a little wear.',
      ],
    ],
    parts: [
      [
        'Clear all the glass',
        [
          'Including the roof, or it will slide down at the first lights.',
          'And the lamps; you want to be seen.',
        ],
        'A scraper on a frosted {windscreen|windshield}',
      ],
      [
        'Set off gently',
        ['Low revs, little throttle.', 'Like getting out of bed: not everything at once.'],
        'A car leaving a frosty drive',
      ],
      [
        'Wait with full power',
        [
          'Until the needle has stood in the middle for a while; oil takes longer than water.',
          'The {motorway|highway} comes soon enough.',
        ],
        'A temperature gauge',
      ],
    ],
    turn: ['Then both are warm, you and the engine.', 'The neighbours will sleep for ten minutes longer.'],
    asks: ['Scraper, cover or garage?', 'What did you scrape with when you had no scraper?'],
    ends: {
      pt: 'Load warms; idling wastes.',
      fi: 'Come home safely on the ice.',
      a: 'No idling. Gently off.',
      h: 'The credit card has reached its limit.',
      l: 'A clear pane, and a low sun.',
    },
    keep: 'the first frost',
    send: 'the neighbour with the running engine',
    caution: 'Idling rules differ by place. Never run an engine in a closed garage: exhaust gas can kill.',
    own: [
      {
        kinds: ['service', 'offer'],
        about:
          'winter|batter|antifreeze|heating|(?:free|safety|health|winter|spring|yearly) checks?\\b|check.?ups?',
        lead: 'Before the frost comes:',
      },
    ],
    pic: {
      ask: 'A scraper on a frosted {windscreen|windshield}, a glove',
      alt: 'A gloved hand scraping frost from a {windscreen|windshield}',
    },
    claims: [
      ['Gentle driving warms an engine faster than idling', "makers' and motoring clubs' advice"],
      ['Exhaust gas in closed rooms is deadly', 'health authorities'],
    ],
  },
  {
    id: 'which-car-was-yours',
    format: 'question',
    again: 9,
    emoji: '🚗',
    tags: ['FirstCar', 'TellUs', 'CarMemories'],
    only: '\\bcars?\\b|\\bautos?\\b|vehicle|\\bvans?\\b|garage|\\bMOT\\b|\\bty?ires?\\b|tyres?\\b|body ?shop',
    title: 'What was your first car?',
    cover: 'Your first car',
    gist: [
      'Everybody remembers the first one: the smell, the door that only opened from inside, the name it had. What was yours, and what became of it?',
      'Four different hubcaps, one cassette, and no heating. What was your first car called?',
    ],
    subject: ['What was yours called?', 'The door that opened only from inside'],
    hooks: {
      '*': [
        'One door opened only from inside. You would still give a lot to sit in it again.',
        'First cars have names. Later ones have leasing contracts.',
      ],
      pt: 'A first car teaches mechanics, patience, and where the hammer is.',
      fi: 'What was your first car, and did it have a name?',
      a: 'Your first car. One sentence.',
      h: 'The heating worked. In July.',
      l: 'Warm plastic, a cassette, the windows down.',
    },
    lines: {
      '*': [
        'What was your first car, and what did it smell of?',
        'Every first car had one trick without which it would not start. Who still knows yours?',
        'First cars had names because one had to talk to them so often.',
        "Which song was stuck in your first car's cassette player?",
      ],
      h: ['It had air conditioning: two windows, at sixty.'],
    },
    scene: [
      'A farm track, a dented small car, four people, and a tent on the back shelf.',
      'A door handle in your hand, without a door.',
    ],
    why: [
      [
        'You earned it or were given it, and from then on you lived further away from home.',
        'It was the first room of your own, and it had wheels.',
      ],
    ],
    parts: [
      [
        'The one that never started',
        ['Push, jump, clutch, go: everyone had a job.', 'It made more friends than any other.'],
        'Friends pushing a small old car',
      ],
      [
        'The one that never died',
        [
          'Rust, tape and good words for years, and then somebody bought it and drove on.',
          'It is probably still driving somewhere.',
        ],
        'An old small car on a country road',
      ],
    ],
    turn: ['Names and colours, please.', 'And bow your heads briefly.'],
    asks: ['Which one was it?', 'What was its name, and what was its trick?'],
    ends: {
      pt: 'Reliability was not among its features; character was.',
      fi: 'Show us a picture if you have one.',
      a: 'Make, year, name.',
      h: 'The door handle has been kept.',
      l: 'The windows down, and summer came in.',
    },
    keep: 'the next old one that passes',
    send: 'the friend who always had to push',
    pic: {
      ask: 'An old key ring with a worn car key',
      alt: 'A worn car key on an old key ring',
    },
    claims: [['People remember their first car', 'common experience']],
  },
];
