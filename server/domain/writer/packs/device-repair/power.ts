// Batteries, plugs, heat and frost.
import type { Idea } from '../../library/idea.ts';
import { PHONES } from './kinds.ts';

export const POWER: readonly Idea[] = [
  {
    id: 'fluff-in-the-port',
    format: 'howto',
    only: PHONES,
    again: 8,
    emoji: '🔌',
    tags: ['PhoneRepair', 'ChargingPort', 'TechTips'],
    title: [
      'Phone not charging? Look for fluff in the port',
      'Charging cable falls out: how to clean the port',
    ],
    cover: 'Fluff in the port',
    gist: [
      'A cable that no longer clicks in has usually met pocket fluff. Switch off, shine a light in, and loosen it with a wooden toothpick, gently and from the walls.',
      'Before anybody buys a cable: look into the port. What lives in pockets gets pressed in there, a little each evening.',
    ],
    subject: ['Look into the port first', 'What lives in your pocket'],
    hooks: {
      '*': [
        'The cable only holds at a certain angle? Before you buy a new one, take a {torch|flashlight}.',
        'In nearly every charging port there lives a small felt mat. It came from your {trousers|pants}.',
      ],
      p: 'A good part of all charging faults can be seen with a {torch|flashlight}.',
      f: 'Does your phone only charge if you lay the cable just so, and hold your breath?',
      a: 'No click? Look for fluff. Then judge the cable.',
      t: 'Each plugging in presses lint against the back wall, until the plug no longer reaches its contacts.',
      h: 'Enough fluff for a small {jumper|sweater}, and it would fit a ladybird.',
      i: 'Sometimes what seems broken only wants cleaning.',
      l: 'A small click, as on the first day.',
    },
    lines: {
      '*': [
        'Cable falls out of the phone? Shine a light into the port. It is often pocket fluff, pressed to felt.',
        'For the charging port: phone off, wooden toothpick, no metal. Loosen the fluff and let it fall out.',
        'If one cable wobbles in every phone, it is the cable. If every cable wobbles in one phone, it is the port.',
        'No needles in the charging port. A bent contact costs more than all the fluff in the world.',
      ],
      h: ['A phone with fluff in the port is not broken. It is upholstered.'],
    },
    scene: [
      'On the bedside table lies a phone under two books, because only so does the cable make contact.',
      'With a toothpick somebody lifts a grey thread out of the port, and another, and then a whole little cushion.',
    ],
    why: [
      [
        'The opening points down in the pocket and sweeps up what is there.',
        'A plug is a good ram: it packs the fibres a bit tighter every night.',
      ],
      ['Contacts are fine as hairs and do not forgive metal.', 'What is soft and dry cannot scratch them.'],
    ],
    parts: [
      [
        'Switch it off and unplug it',
        ['There is current on these contacts.', 'Otherwise a slip becomes a short circuit.'],
        'A phone switched off beside a {torch|flashlight}',
      ],
      [
        'Shine a light into the port',
        [
          'Grey and woolly at the back is what you are looking for.',
          'If it shines green or black, leave it to the bench.',
        ],
        'A {torch|flashlight} shining into a charging port',
      ],
      [
        'Loosen it with a wooden toothpick',
        [
          'Along the walls, never towards the contacts in the middle.',
          'Flattened a little at the tip, it becomes a tiny shovel.',
        ],
        'A wooden toothpick at a charging port',
      ],
      [
        'Plug in and listen for the click',
        ['If it sits, that was all.', 'If it still wobbles, the socket is worn and can be replaced.'],
        'A cable going into a phone',
      ],
    ],
    turn: ['Half of these faults go into a dustpan.', 'A minute with a light costs nothing.'],
    asks: ['How do you have to hold your cable?', 'What came out of your port?'],
    ends: {
      p: 'Check what is free first.',
      f: 'It is a strangely satisfying minute.',
      a: 'Torch. Toothpick. Click.',
      t: 'Clear the port, then test with a second cable.',
      h: 'The ladybird wants it in blue.',
      i: 'Small care, long use.',
      l: 'It clicks, and there is light.',
    },
    caution:
      'No metal, no liquid and no compressed air from close by; if it got wet or hot in there, do not charge it.',
    keep: 'the evening when it will not charge',
    send: 'somebody who props up their cable with books',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'charging port|port (?:repair|clean|replac)|charging (?:socket|problem|issue)',
        lead: ['If it still wobbles.', 'And when the port itself is worn.'],
      },
    ],
    pic: { ask: 'A charging port lit by a torch', alt: 'The charging port of a phone, lit from the side' },
    claims: [['Lint blocks ports; wood, not metal; power off', 'repair practice']],
  },
  {
    id: 'closing-apps-saves-nothing',
    format: 'myth',
    only: PHONES,
    again: 8,
    emoji: '👆',
    tags: ['BatteryLife', 'TechTips', 'PhoneTips'],
    title: ['Does closing apps save battery?', 'Swiping apps away: why it does not spare the battery'],
    cover: 'Stop swiping them away',
    myth: 'Swiping away all apps saves battery',
    short: ['Mostly not. Often the other way about.', 'No. Frozen apps draw next to nothing.'],
    gist: [
      'Apps in the background are mostly frozen. Starting them from nothing costs more than letting them sleep. What really drinks is the screen, weak signal and location.',
      'Swiping everything away feels like tidying up. To the battery it is waking sleepers.',
    ],
    subject: ['Let sleeping apps lie', 'What drinks your battery'],
    hooks: {
      '*': [
        'Some people close all apps twenty times a day. Their battery does not thank them.',
        'Apps in the background are asleep. You need not put them out of the house.',
      ],
      p: 'Who wants more hours should look at the screen and not at the row of apps.',
      f: 'You swipe them all away before bed, do you? Me too, for years.',
      a: 'Leave the apps. Turn down the screen.',
      t: 'The system freezes idle apps in memory; a cold start costs processor time, storage access and radio.',
      h: 'It is the digital form of straightening cushions.',
      i: 'Calm hands, long days.',
      l: 'Let what sleeps, sleep.',
    },
    lines: {
      '*': [
        'Swiping apps away seldom saves battery. Opening them again from scratch costs more than letting them sleep.',
        'The greatest drinker in the phone is the screen. A notch less brightness beats an evening of swiping.',
        'With weak signal a phone shouts, and shouting costs. In the {cellar|basement}, {aeroplane|airplane} mode saves hours.',
        'Close an app when it hangs or plays on. Otherwise leave it asleep.',
      ],
      h: ['Swiping away apps saves as much battery as pressing the {lift|elevator} button twice.'],
    },
    scene: [
      'On the bus a thumb flicks, and flicks, and flicks, until nothing is left. A minute later the thumb opens the same three apps.',
      'Grandma closes everything every evening, like the shutters. The phone gets up each morning and is tired.',
    ],
    why: [
      [
        'Memory that is full takes no more current than memory that is empty.',
        'The phone clears up for itself as soon as it needs room.',
      ],
      [
        'The list of battery use in the settings names the true culprits.',
        'There are usually two or three apps that take most, and they are not the sleeping ones.',
      ],
    ],
    parts: [
      [
        'Look at the battery list',
        ['In the settings, under battery, sorted by use.', 'It names who was awake while you were not.'],
        'A battery list on a phone',
      ],
      [
        'Turn the screen down a notch',
        ['Automatic brightness does it for you all day.', 'And let it go dark after half a minute.'],
        'A finger on a brightness slider',
      ],
      [
        'Give location only while in use',
        ['Few apps need to know where you sleep.', 'A weather app may ask when you look.'],
        'A settings page about location',
      ],
    ],
    turn: ['The row of sleeping apps may stay as long as it likes.', 'Less swiping, more hours.'],
    asks: ['Do you swipe them away?', 'Which app is on top of your battery list?'],
    ends: {
      p: 'Look at the list, then act.',
      f: 'Your thumb may have the evening off.',
      a: 'Screen, signal, location. In that order.',
      t: 'Measure in the settings, do not guess.',
      h: 'The cushions were fine before.',
      i: 'Doing less is a skill.',
      l: 'A quiet phone lasts longer.',
    },
    keep: 'the next long day without a charger',
    send: 'the keenest swiper you know',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'batter(?:y|ies)',
        lead: ['When no setting helps any more.', 'And if the battery is simply old.'],
      },
    ],
    pic: { ask: 'A battery list in the settings of a phone', alt: 'A phone showing a list of battery use' },
    claims: [['Suspended apps use little power; force-quitting seldom helps', "makers' support pages"]],
  },
  {
    id: 'full-every-night',
    format: 'answer',
    again: 9,
    emoji: '🌙',
    tags: ['BatteryLife', 'BatteryHealth', 'TechTips'],
    title: ['Is it bad to charge overnight?', 'How to keep a phone or laptop battery young'],
    cover: 'Full every night?',
    question: 'Is it bad for the battery to charge overnight?',
    short: ['Not dangerous, but heat and fullness age it.', 'It may, if it lies cool and the limit is on.'],
    gist: [
      'Lithium batteries age fastest when they are hot and full. Overnight is fine where nothing covers them, and better with the charging limit that most devices have by now.',
      'Not the night wears a battery out, but the pillow. And the hours at the very top.',
    ],
    subject: ['Cool, and not always full', 'Is the night bad for it?'],
    hooks: {
      '*': [
        'No battery needs to be emptied before it is charged. That advice is from another kind of battery.',
        'A battery feels like most of us: neither quite empty nor quite full, and please not too hot.',
      ],
      p: 'Two habits add a year to a battery: coolness, and a limit.',
      f: 'You may go on charging at night. Just not under your pillow.',
      a: 'Cool. Limit on. Done.',
      t: 'High cell voltage and heat speed up the reactions that use up lithium; both are worst at full charge.',
      h: 'Batteries do not die of old age. They die of warm pockets.',
      i: 'A thing that lasts a year longer is a thing not thrown away.',
      l: 'Half full is a good state for many things.',
    },
    lines: {
      '*': [
        'Charge where it is cool: off the bed, off the dashboard, out of the case if it gets warm.',
        'Most phones and laptops can stop charging at a limit. Look in the settings under battery, and switch it on.',
        'No need to run a lithium battery empty first. Small sips are kinder than large gulps.',
        'Laptop always on the {mains|charger}? Then the charging limit is made for you.',
      ],
      h: ['A phone under the pillow is warm, full and awake. So are its owners.'],
    },
    scene: [
      'Under the pillow something glows, and the pillow is warm on that side.',
      'A laptop has been standing plugged in at the same desk for three years. On the train it lives for eleven minutes.',
    ],
    why: [
      [
        'Heat does more harm than any number of charges.',
        'Whatever is warm to the hand is ageing in quick time.',
      ],
      [
        'The last fifth up to full puts the cell under most stress.',
        'Devices learn your alarm clock, and finish only shortly before it.',
      ],
    ],
    parts: [
      [
        'Let it lie cool and uncovered',
        ['Wood, stone or glass, never bedding.', 'Thick cases come off if it gets warm.'],
        'A phone charging on a wooden table',
      ],
      [
        'Switch on the charging limit',
        [
          'It stands in the battery settings of most newer devices.',
          'Where there is none, unplug it at breakfast.',
        ],
        'A battery setting on a screen',
      ],
      [
        'Store it half full',
        ['An empty battery in a drawer may never wake again.', 'Top it up every few months.'],
        'An old phone in a drawer',
      ],
    ],
    turn: [
      'The rest is chemistry, and it takes its time.',
      'A battery is a wearing part, and may be replaced.',
    ],
    asks: ['Where does yours spend the night?', 'How long does your battery last by now?'],
    ends: {
      p: 'Little effort, a longer life.',
      f: 'And the pillow stays cool as well.',
      a: 'Not hot. Not always full.',
      t: 'Lower voltage, lower temperature, slower ageing.',
      h: 'Sleep well, both of you.',
      i: 'Keeping is the greenest kind of buying.',
      l: 'Cool, half full, at rest.',
    },
    caution:
      'Never charge on or under bedding, and stop at once if a device or its charger becomes very hot.',
    keep: 'the bedside table',
    send: 'somebody who sleeps on their phone',
    own: [
      {
        kinds: ['service', 'price', 'process', 'guarantee'],
        about: 'batter(?:y|ies)',
        lead: ['For a new battery.', 'And when it lasts no longer than lunch.'],
      },
    ],
    pic: { ask: 'A phone charging on a bedside table', alt: 'A phone charging on a wooden bedside table' },
    claims: [
      [
        'Heat and high state of charge age lithium-ion cells; no need to discharge first',
        "battery textbooks, makers' pages",
      ],
    ],
  },
  {
    id: 'the-frayed-cable',
    format: 'tip',
    again: 8,
    emoji: '➰',
    tags: ['ChargingCable', 'TechTips', 'ElectricalSafety'],
    title: ['Frayed charging cable: tape or bin?', 'Why charging cables break at the neck'],
    cover: 'Cables break at the neck',
    gist: [
      'Cables break where they leave the plug, from being bent and pulled. Hold the plug, roll loosely, and let a cable with bare wire go: tape hides it and cures nothing.',
      'It is not the length of the cable that wears out, but the last two centimetres.',
    ],
    subject: ['Hold the plug, not the cable', 'Tape cures nothing'],
    hooks: {
      '*': [
        'Look at the neck of your charging cable. If you see silver there, its work is done.',
        'A cable is as old as its most bent two centimetres.',
      ],
      p: 'A cable with bare wire is no matter of looks.',
      f: 'Be honest: do you pull it out by the cable?',
      a: 'Bare wire? Out of use. Today.',
      t: 'Copper strands tire from bending; as they break one by one, the rest carry more and grow warm.',
      h: 'Tape on a charging cable is hope, in black.',
      i: 'Pulling at the right end is half of care.',
      l: 'Loose loops, like a cat asleep.',
    },
    lines: {
      '*': [
        'Hold the plug when you pull. The cable breaks first where it leaves the plug.',
        'Bare or discoloured wire on a charging cable: stop using it today, also if it still charges.',
        'Roll cables loosely, in the way they want to go. Round the charger, tightly, is how they break.',
        'A plug that gets hot is telling you something. Unplug it and believe it.',
      ],
      h: ['If your cable only works in a position known from yoga, it would like to retire.'],
    },
    scene: [
      'Behind the sofa hangs a cable that wears three layers of tape, like a knee after {sports day|field day}.',
      'Somebody types in bed with the plug pressed against their belly. The cable makes a right angle.',
    ],
    why: [
      [
        'Where soft meets stiff, every bend lands on the same spot.',
        'A right angle at the plug breaks strand after strand.',
      ],
      [
        'Chargers without proper insulation have hurt people.',
        'The few coins saved on an unmarked charger are spent on the wrong thing.',
      ],
    ],
    parts: [
      [
        'Pull at the plug',
        ['That is what the plastic is for.', 'The neck lasts years longer for it.'],
        'Fingers holding a plug',
      ],
      [
        'Roll it loosely',
        ['As wide as your hand, without a knot.', 'A strip of hook and loop holds it.'],
        'A cable in a loose loop',
      ],
      [
        'Let bare cables go',
        [
          'Into electrical recycling, there is copper in it.',
          'Cut it through, and nobody plugs it in again.',
        ],
        'A frayed cable in a hand',
      ],
    ],
    turn: ['A good cable is duller than a new phone, and lasts longer.', 'Tape belongs on parcels.'],
    asks: ['How many cables with tape are there at your house?', 'In which position does yours work?'],
    ends: {
      p: 'Look at the necks, once round the house.',
      f: 'The yoga was nice while it lasted.',
      a: 'See silver, stop.',
      t: 'Strain relief is what the plug is for.',
      h: 'The knee has healed. The cable has not.',
      i: 'Careful hands are a spare part, too.',
      l: 'Softly rolled, and kept.',
    },
    caution:
      'Do not touch a charger with bare wires while it is plugged in; switch the {socket|outlet} off first.',
    keep: 'the drawer with the cables',
    send: 'somebody with tape on theirs',
    own: [
      {
        kinds: ['product', 'price'],
        about: 'cables?\\b|chargers?\\b|accessories',
        lead: ['Sound ones can be had here.', 'For the next cable.'],
      },
    ],
    pic: { ask: 'A frayed cable beside a sound one', alt: 'A frayed charging cable beside a new one' },
    claims: [
      [
        'Cables fail at the strain relief; bare wires are a hazard',
        'repair practice, electrical safety advice',
      ],
    ],
  },
  {
    id: 'phones-freeze-too',
    format: 'season',
    only: PHONES,
    again: 11,
    emoji: '❄️',
    when: { season: ['winter'] },
    tags: ['WinterTips', 'BatteryLife', 'TechTips'],
    title: ['Why a phone dies in the cold', 'Phone off at half charge: what frost does to batteries'],
    cover: 'Phones freeze too',
    gist: [
      'In frost a battery cannot give its current fast enough, and the phone switches off at a third. Carry it near the body, and charge only when it is warm again.',
      'It is not empty, only cold. Inner pocket, and it comes back.',
    ],
    subject: ['Not empty, only cold', 'Inner pocket, please'],
    hooks: {
      '*': [
        'A third left, one photograph in the snow, and it is off. It is not empty. It is cold.',
        'In frost, carry your phone where you would carry a chick.',
      ],
      p: 'Cold does not empty a battery, but it locks it.',
      f: 'Did yours go out on the {sledge|sled} hill as well?',
      a: 'Cold phone: inner pocket. Charge it warm.',
      t: 'Low temperature raises internal resistance; under load the voltage falls and the phone protects itself.',
      h: 'At ten below, a phone has the same wish as all of us: to go home.',
      i: 'A little warmth brings a good deal back.',
      l: 'Snow outside, and something warm in the pocket.',
    },
    lines: {
      '*': [
        'Phone went off in the cold at a third? Warm it in an inner pocket for ten minutes, then switch it on.',
        'Never charge an ice-cold phone at once. Let it come up to room warmth first: frost and charging harm the cells.',
        'From the frost into a steamy kitchen, water forms inside. Leave the phone in its pocket for a while.',
        'In winter carry the phone between shirt and coat. Outer pockets are for gloves.',
      ],
      h: ['The phone is off, the snow is lovely, and now we will have to remember it.'],
    },
    scene: [
      'On the hill a child comes down like an arrow, the phone is held out, and the screen goes black.',
      'At the bus stop, in the hardest frost, the ticket is in the app, and the app is asleep.',
    ],
    why: [
      [
        'Chemistry slows down in frost, and a battery is chemistry.',
        'The charge is still there; it only comes out more slowly than the phone wants it.',
      ],
      ['Older batteries feel the cold first.', 'If it happens on mild days too, the battery is simply old.'],
    ],
    parts: [
      [
        'Carry it close to the body',
        [
          'An inner pocket is far warmer than the back of a bag.',
          'Screen towards you, so that it does not get damp from outside.',
        ],
        'A phone going into an inner pocket',
      ],
      [
        'Warm it slowly',
        ['Hands, pocket, room. No radiator and no hair dryer.', 'Quick heat brings water inside.'],
        'Two hands around a phone',
      ],
      [
        'Charge it only when it is warm',
        ['Charging in frost damages cells for good.', 'Half an hour at room temperature is enough.'],
        'A phone lying on a windowsill',
      ],
    ],
    turn: ['The photograph on the hill is taken with warm hands.', 'Warm hands, warm battery.'],
    asks: ['Where did yours go out in the cold?', 'Inner pocket or outer pocket?'],
    ends: {
      p: 'Warm pocket, full evening.',
      f: 'And cocoa for both of you.',
      a: 'Body warmth. Then the plug.',
      t: 'Resistance falls again as it warms.',
      h: 'Then home, with all who are freezing.',
      i: 'Warmth is what keeps things going.',
      l: 'Close to the heart, as it happens.',
    },
    keep: 'the next cold morning',
    send: 'somebody on the {sledge|sled} hill',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'batter(?:y|ies)',
        lead: ['If it goes out indoors as well.', 'When it is age, and not weather.'],
      },
    ],
    pic: { ask: 'A phone in a gloved hand outdoors', alt: 'A gloved hand holding a phone in the snow' },
    claims: [['Cold raises resistance; do not charge below freezing', "battery textbooks, makers' advice"]],
  },
  {
    id: 'left-on-the-dashboard',
    format: 'season',
    only: `${PHONES}|tablet`,
    again: 11,
    emoji: '☀️',
    when: { season: ['summer'] },
    tags: ['SummerTips', 'BatterySafety', 'TechTips'],
    title: ['Phone too hot: what to do in summer', 'Never leave a phone on the dashboard'],
    cover: 'Not on the dashboard',
    gist: [
      'A parked car in the sun gets hotter than any phone can bear. Shade, case off, no charging, and never the fridge: cooling it slowly saves screen and battery.',
      'If the phone says that it is too hot, it means it. Shade and patience, no ice.',
    ],
    subject: ['Shade, and never the fridge', 'When it says: too hot'],
    hooks: {
      '*': [
        'The towel is in the shade, the drinks are in the shade. And the phone?',
        'A phone on the dashboard in the sun ages a year by the end of the ice cream.',
      ],
      p: 'Heat costs a battery more than any other thing.',
      f: 'Does yours say that it needs to cool down? It is right.',
      a: 'Too hot: shade, case off, unplug.',
      t: 'Above about {forty-five|one hundred and thirteen} degrees cells age markedly; a closed car in the sun goes well beyond.',
      h: 'Navigating, charging, sun, black case: that is not a phone, that is a hotplate.',
      i: 'What is treated kindly in the heat lasts into the winter.',
      l: 'In the shade, under a linen towel.',
    },
    lines: {
      '*': [
        'Phone too hot? Shade, case off, unplug. No fridge, no ice: the sudden cold brings water inside.',
        'On the beach the phone goes into the bag, under the towel. Not on top of it.',
        '{Satnav|GPS}, charging and sun together are too much. Put the holder where the air vent blows.',
        'A car parked in the sun is no place for phones, tablets, or anything else with a battery.',
      ],
      h: ['The screen says that it needs to cool down. So do we all.'],
    },
    scene: [
      'On the {windscreen|windshield} a black rectangle cooks in its holder, and the arrow on it points to the lake.',
      'At the pool the phone has been lying on the warm stone for an hour and shows a thermometer.',
    ],
    why: [
      [
        'Dark glass in the sun takes up heat like a stone.',
        'Glue softens, and a screen that was tight is so no longer.',
      ],
      [
        'Batteries never get back what they lose in an hour of heat.',
        'The warning on the screen is the last polite one.',
      ],
    ],
    parts: [
      [
        'Move it into the shade',
        ['Also from behind glass: the sun heats through it.', 'A bag is shade enough.'],
        'A phone being put in a bag',
      ],
      [
        'Take off the case and unplug it',
        ['Both keep warmth inside.', 'Flight mode lets it do nothing for a while.'],
        'A case lying beside a phone',
      ],
      [
        'Let it cool slowly',
        ['Ten minutes in moving air are enough.', 'From the freezer it comes back wet within.'],
        'A phone lying in the shade of a tree',
      ],
    ],
    turn: ['Ice goes into the drinks.', 'And now you two lie in the shade.'],
    asks: ['Where did yours get too hot?', 'Does your phone lie in the shade right now?'],
    ends: {
      p: 'Shade costs nothing.',
      f: 'Sun cream for you, a towel for it.',
      a: 'Shade. Off. Wait.',
      t: 'Slow cooling avoids condensation.',
      h: 'The hotplate is switched off.',
      i: 'Everything lasts longer in the shade.',
      l: 'A breeze, and it is cool again.',
    },
    caution:
      'A phone that swells, smells or stays hot after cooling is not charged again before somebody has looked at it.',
    keep: 'the beach bag',
    send: 'somebody whose phone is on the dashboard',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'batter(?:y|ies)|screens?\\b',
        lead: ['If the sun was faster.', 'When the heat has left its mark.'],
      },
    ],
    pic: { ask: 'A phone in the shade beside a towel', alt: 'A phone lying in the shade beside a towel' },
    claims: [['Heat ages cells; cool slowly; no fridge', "makers' support pages"]],
  },
];
