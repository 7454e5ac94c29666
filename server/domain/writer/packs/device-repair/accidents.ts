// Drops, drips and what swells: the first minutes after something has happened to a device.
import type { Idea } from '../../library/idea.ts';
import { LAPTOPS, PHONES, TABLETS } from './kinds.ts';

export const ACCIDENTS: readonly Idea[] = [
  {
    id: 'rice-is-for-dinner',
    format: 'myth',
    only: PHONES,
    again: 8,
    emoji: '🍚',
    tags: ['PhoneRepair', 'WaterDamage', 'TechTips'],
    title: ['Phone fell in water: does rice help?', 'Wet phone: what to do first, and why rice is no help'],
    cover: 'Rice is for dinner',
    myth: 'A bag of rice dries a wet phone',
    short: ['No. Off, dry, and no charger.', 'It does not. Switch it off and keep it off.'],
    gist: [
      'Rice takes nothing out of a phone that air would not, and leaves dust and starch in its openings. Switch off, wipe, do not charge, and have it opened soon.',
      'What ruins a wet phone is current and corrosion. Cut the current at once, and the second one has less to work with.',
    ],
    subject: ['Do not put it in rice', 'The first minute with a wet phone'],
    hooks: {
      '*': [
        'A phone in a bowl of rice is a phone that corrodes in company.',
        'Your phone has just been in the sink. The rice stays in the cupboard.',
      ],
      p: 'With liquid damage the first minute decides more than the following two days.',
      f: 'Oh no, the bath. Breathe out. Then switch it off.',
      a: 'Wet phone: off. No charger. No rice.',
      t: 'Water with salts in it conducts; with voltage across it, contacts corrode within hours.',
      h: 'Rice has dried out one thing in history, and that is the throat of whoever eats it plain.',
      i: 'A calm minute now can save years of pictures.',
      l: 'A towel, a still room, and patience.',
    },
    lines: {
      '*': [
        'Wet phone? Switch it off and leave it off. Trying whether it still works is what finishes many of them.',
        'Never charge a phone that has been wet. Current and water together are what eats the contacts.',
        'Rice does not pull water out of a phone. It does leave starch in the charging port.',
        'Salt water and sweet drinks are worse than tap water: what dries in there keeps eating. Have it opened soon.',
      ],
      h: ['Rice has been found in charging ports. Basmati, mostly. It had dried nothing.'],
    },
    scene: [
      'On the kitchen counter stands a bowl of rice, and out of it looks the corner of a phone, like somebody buried on a beach.',
      'Somebody leans over the basin, the phone slides from the shirt pocket, and there is a very small splash.',
    ],
    why: [
      [
        'Dry grains draw moisture from the air around them, hardly from a closed case.',
        'What is inside sits between tightly fitted layers, where no grain can reach it.',
      ],
      [
        'While it lies there looking rescued, the metal inside goes green.',
        'Two days of waiting are two days in which corrosion works undisturbed.',
      ],
    ],
    parts: [
      [
        ['Switch it off at once', 'Turn it off, and do not test it'],
        [
          'Without current there is no short circuit.',
          'Each attempt to start it sends voltage through wet places.',
        ],
        'A thumb holding the side button of a phone',
      ],
      [
        'Wipe it and take the case off',
        [
          'Water hides under rubber. Open the SIM tray too.',
          'Hold the port downwards and tap gently against your palm.',
        ],
        'A cloth around a phone, its case beside it',
      ],
      [
        'Keep it away from heat and chargers',
        [
          'A hair dryer drives the water further in and softens glue.',
          'Room air is enough. A radiator harms battery and seals.',
        ],
        'A phone lying on a dry towel',
      ],
      [
        'Have it opened within days',
        [
          'Cleaned early, boards can often be saved. Later it becomes a matter of luck.',
          'Even one that works again may hold salts that go on corroding.',
        ],
        'An opened phone under a lamp',
      ],
    ],
    turn: [
      'Off, and left off: that is most of it.',
      'Rice is best with a curry, and phones are best left off.',
    ],
    asks: ['Where did your phone take its bath?', 'Who told you about the rice?'],
    ends: {
      p: 'Off and dry first, then have it looked at.',
      f: 'Tell that to whoever still swears by the bowl.',
      a: 'Off. Dry. Opened.',
      t: 'Remove power, remove liquid, clean the residue.',
      h: 'Serve at once, with vegetables.',
      i: 'Most of what matters on it can often be saved.',
      l: 'Then leave it in peace.',
    },
    caution:
      'If a wet phone gets hot, hisses, smells or swells, keep away from it and let nobody charge or open it at home.',
    keep: 'the day something splashes',
    send: 'somebody who reads in the bath',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'water.?damage|liquid|wet phone|corrosion|ultrasonic',
        lead: ['For phones that have been swimming.', 'When water was involved.'],
      },
    ],
    pic: { ask: 'A phone lying on a dry towel', alt: 'A phone lying face down on a folded towel' },
    claims: [
      ['No rice, no charging, no heat', "makers' support pages advise against rice, heat and charging"],
    ],
  },
  {
    id: 'the-back-that-bulges',
    format: 'checklist',
    again: 6,
    emoji: '🔋',
    tick: true,
    tags: ['BatterySafety', 'TechTips', 'PhoneRepair'],
    title: [
      'Swollen battery: how to tell, and what to do',
      'Phone or laptop bulging? What a swollen battery looks like',
    ],
    cover: 'When the back bulges',
    gist: [
      'A screen that lifts at the edge, a lid that no longer closes, a {trackpad|touchpad} that stops clicking: that can be a battery full of gas. Stop charging, press nothing flat, and have it taken out.',
      'Batteries age by swelling, and they show it from outside. Whoever knows the signs stops in time.',
    ],
    subject: ['If it rocks on the table, read this', 'Never press it flat again'],
    hooks: {
      '*': [
        'Does your phone rock when it lies on the table? Then please stop charging it.',
        'A screen that lifts at one edge is seldom a matter of glue.',
      ],
      p: 'A swollen battery is a matter for today, and not for the end of the month.',
      f: 'Would you lay your phone on the table for a second, and look at it from the side?',
      a: 'Bulging: unplug it, leave it alone, have the battery taken out.',
      t: 'Ageing lithium cells form gas inside their pouch, and the pouch pushes against what lies above it.',
      h: 'Technology should impress you. It should not rise like dough.',
      i: 'Taking care of things begins with looking at them from the side.',
      l: 'Flat things should lie flat.',
    },
    lines: {
      '*': [
        'Phone rocking on the table, laptop lid not closing? Unplug it. That can be a swollen battery.',
        'A {trackpad|touchpad} that suddenly stops clicking can mean that the battery beneath has swollen.',
        'Never press, puncture or bend a swollen battery. Stop charging, lay it on stone or tile, have it taken out.',
        'Old phones in drawers swell too. Once a year, have a look at the drawer.',
      ],
      h: ['If your tablet has put on weight round the middle, it is not the season. It is the battery.'],
    },
    scene: [
      'On the café table a phone turns slowly round itself when somebody taps on its corner.',
      'In a drawer lies an old tablet, and between its glass and frame there is suddenly room for a fingernail.',
    ],
    why: [
      [
        'Gas cannot get out of a sealed cell, so it makes itself room.',
        'What bends is what gives way most easily, and that is often the glass.',
      ],
      [
        'A cell that is pierced can catch fire, and water from the tap does not simply put that out.',
        'Pressing it back damages the thin layers inside, and then it gets hot.',
      ],
    ],
    parts: [
      [
        ['Does the screen lift at an edge?', 'A gap between screen and frame'],
        ['Run a fingertip along it, without pushing.', 'Light shines out of it in the dark.'],
        'A phone seen from the side',
      ],
      [
        ['Does it rock on a flat table?', 'A back that is no longer flat'],
        ['Tap a corner lightly and watch.', 'Take the case off before you judge.'],
        'A phone lying on a table top',
      ],
      [
        ['Has the {trackpad|touchpad} stopped clicking?', 'A laptop that closes badly'],
        ['In many laptops the cells lie right beneath it.', 'The lid then touches in the middle first.'],
        'A closed laptop seen from the side',
      ],
      [
        ['Unplug it and switch it off', 'No charger, and off'],
        ['Charging makes more gas and more heat.', 'Put it on tile or stone, away from beds and curtains.'],
        'A plug pulled out of a device',
      ],
      [
        ['Have it removed, do not open it', 'Leave opening to somebody equipped for it'],
        [
          'There are tools, gloves and a fireproof box for it.',
          'And never into the household {rubbish|trash}: collection points take it.',
        ],
        'Gloves beside an opened device',
      ],
    ],
    turn: [
      'Old devices in drawers want the same look.',
      'A look from the side, now and then, is all it takes.',
    ],
    asks: ['How old is the oldest device in your drawer?', 'Did you know about the {trackpad|touchpad}?'],
    ends: {
      p: 'Seen early, it is a small repair.',
      f: 'And tell your parents about their old tablet.',
      a: 'Unplug. Leave it. Have it taken out.',
      t: 'Gas means a failed cell; there is no repair for the cell itself.',
      h: 'Dough rises. Phones do not.',
      i: 'Looking twice is free.',
      l: 'Flat again, and quiet.',
    },
    caution: [
      'If it smokes, hisses or grows hot: leave the room, call the {fire brigade|fire department}, and do not carry it through the house.',
      'Smoke, hissing or heat mean: get out, shut the door and call the emergency number.',
    ],
    keep: 'the drawer with the old phones',
    send: 'somebody whose phone rocks on the table',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'batter(?:y|ies)',
        lead: ['For a fresh battery.', 'When a battery has had its time.'],
      },
    ],
    pic: {
      ask: 'A phone on a table, seen exactly from the side',
      alt: 'A phone on a table seen from the side',
    },
    claims: [
      [
        'Signs of swelling; do not charge, press or pierce; collection points',
        "makers' safety notes, fire services' advice",
      ],
    ],
  },
  {
    id: 'one-hairline-crack',
    format: 'mistake',
    only: `${PHONES}|${TABLETS}`,
    again: 8,
    emoji: '📱',
    tags: ['CrackedScreen', 'PhoneRepair', 'TechTips'],
    title: ['Cracked phone screen: wait or repair?', 'A small crack in the screen, and what to do today'],
    cover: 'One hairline crack',
    wrong: 'Living with a cracked screen until it goes dark',
    gist: [
      'A crack lets in damp, cuts fingertips and spreads from the pocket. Tape over it, copy the pictures while you can still tap, and decide within the week.',
      'As long as you can still type the passcode, you can still save your pictures. With the next bump that may be over.',
    ],
    subject: ['While the screen still obeys', 'Tape, copy, decide'],
    hooks: {
      '*': [
        'The crack is only in the corner. It was only in the corner last week as well.',
        'The day the screen goes dark is the day you can no longer type your passcode.',
      ],
      p: 'A cracked screen is cheap to prepare for and dear to be surprised by.',
      f: 'You have got used to that crack, have you? It has plans of its own.',
      a: 'Cracked: tape it, back it up, have it done.',
      t: 'Cracked cover glass no longer seals: humidity reaches the panel and the contacts beneath.',
      h: 'After a month one stops seeing the crack. After two, everything else.',
      i: 'What still works is worth looking after.',
      l: 'Glass should be felt by nobody.',
    },
    lines: {
      '*': [
        'Cracked screen? Copy your pictures today. Without a working touchscreen you cannot even type the passcode.',
        'A strip of clear tape over the crack spares your fingertip and keeps the splinters in place.',
        'A crack runs on in a tight pocket. Corners take the load, and the weakest one gives.',
        'Green or purple lines next to a crack mean that the panel beneath has been hit as well.',
      ],
      h: ['A cracked screen looks like a spider moved in. The spider, at least, would catch flies.'],
    },
    scene: [
      'On the train somebody strokes over their phone and pulls the thumb back. A tiny drop of blood, and on they read.',
      'The letter P can no longer be typed, and so all messages are without it for a week.',
    ],
    why: [
      [
        'Glass that has begun to break goes on at the next bend.',
        'Warmth, pressure and a tight pocket do the rest.',
      ],
      [
        'The most valuable thing on it is neither the glass nor the phone.',
        'Pictures, chats and log-ins are all behind that one pane.',
      ],
    ],
    parts: [
      [
        'Put clear tape over it',
        [
          'It holds splinters and keeps out the worst of the damp.',
          'One strip, smooth, over the whole crack.',
        ],
        'A strip of tape on a cracked screen',
      ],
      [
        'Copy everything tonight',
        [
          'To a computer or to the cloud, as long as it still reacts.',
          'Check afterwards on another device whether the pictures really arrived.',
        ],
        'A phone connected to a laptop',
      ],
      [
        'Note what else does not work',
        [
          'Dead strips, flicker, a camera that sees fog.',
          'It helps to tell glass from panel, and that changes the price.',
        ],
        'A finger drawing lines over a screen',
      ],
      [
        'Decide within a week',
        ['Repair it, or let it go in good order.', 'Both are better than waiting for the next drop.'],
        'A calendar beside a phone',
      ],
    ],
    turn: ['With the copy made, nothing about it is urgent.', 'First the pictures, then the glass.'],
    asks: ['How did yours crack?', 'How long have you lived with a crack?'],
    ends: {
      p: 'Prepared, it is only glass.',
      f: 'Your fingertip says thank you.',
      a: 'Tape. Copy. Repair.',
      t: 'Save the data while input works.',
      h: 'Then the letter P comes back as well.',
      i: 'A pane can be replaced. A picture cannot.',
      l: 'Smooth once more.',
    },
    caution: 'Do not hold a phone with loose splinters to your ear, and keep it away from small children.',
    keep: 'the next time it lands on its corner',
    send: 'somebody with a spider on their screen',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'screens?\\b|display|\\bglass\\b',
        lead: ['For the screen itself.', 'When the glass has to go.'],
      },
    ],
    pic: { ask: 'A cracked screen under a lamp', alt: 'A phone with a cracked screen lying under a lamp' },
    claims: [['Cracks spread, seals fail, input may be lost', 'repair practice']],
  },
  {
    id: 'tea-in-the-keyboard',
    format: 'howto',
    only: LAPTOPS,
    again: 8,
    emoji: '☕',
    tags: ['LaptopRepair', 'TechTips', 'WaterDamage'],
    title: ['Spilled coffee on a laptop: what to do first', 'Tea in the keyboard: the first sixty seconds'],
    cover: 'Tea in the keyboard',
    gist: [
      'Cable out, hold the power button until it is off, turn it over like a tent, and leave it off. Do not start it to see whether it still works.',
      'Hold the button, pull the plug, make a tent of it. The first sixty seconds cost nothing and save the board.',
    ],
    subject: ['Hold the button, make a tent', 'Sixty seconds after the spill'],
    hooks: {
      '*': [
        'The mug tips, and you have about a minute. Here is what to do with it.',
        'After a spill everybody mops the desk first. The desk is patient.',
      ],
      p: 'After a spill, power off comes before saving the document.',
      f: 'It happens to everybody, and always with milk and sugar.',
      a: 'Plug out. Power off. Upside down.',
      t: 'Below the keys lie the board and the battery; liquid follows gravity, so turn it against gravity.',
      h: 'Your laptop takes its coffee the way it takes everything: badly, and all at once.',
      i: 'Quick hands and a cool head save a great deal of work.',
      l: 'A tent of aluminium, and silence.',
    },
    lines: {
      '*': [
        'Spilled on the laptop? Hold the power button until it is off, then save what you can of the desk.',
        'Open it like a tent, keys facing down, on a towel. Gravity is the only tool you need in that minute.',
        'A laptop that still runs after a spill is not saved. Sugar goes on eating while it works.',
        'Never start a wet laptop to see whether it still works. Many did, until somebody tried.',
      ],
      h: ['Milk, two sugars, and straight into the space bar. It has been awake ever since.'],
    },
    scene: [
      'The mug goes over. For a heartbeat everything is quiet, and then it drips from the table on to the carpet.',
      'The cat crosses the desk as she does every morning. Today there is a full cup on it.',
    ],
    why: [
      [
        'As long as current flows, each drop builds a bridge where none should be.',
        'It is seldom the liquid that kills it, but the liquid under voltage.',
      ],
      [
        'Most laptops have their vital parts right beneath the keys.',
        'Sugar, milk and salt stay behind when the water has gone.',
      ],
    ],
    parts: [
      [
        'Pull the plug',
        [
          'With dry hands, at the {socket|outlet} if the plug is wet.',
          'The plug first, since it feeds everything else.',
        ],
        'A hand at a charger plug',
      ],
      [
        'Hold the power button down',
        ['About ten seconds, without shutting down nicely.', 'An unsaved page can be written again.'],
        'A finger on a power button',
      ],
      [
        'Turn it over like a tent',
        ['Open, keys down, on something that drinks.', 'So it runs out the way it came.'],
        'A laptop standing like a tent on a towel',
      ],
      [
        'Leave it off and have it opened',
        [
          'Cleaned inside within a day or two, boards have good chances.',
          'Say honestly what was in the cup. It decides how it is cleaned.',
        ],
        'An opened laptop with its screws laid out',
      ],
    ],
    turn: ['Now you may mop the desk.', 'The rest is for somebody with a screwdriver.'],
    asks: ['What did yours have to drink?', 'Coffee, tea or juice: what got yours?'],
    ends: {
      p: 'Sixty seconds, well spent.',
      f: 'Mugs with lids are no shame.',
      a: 'Off first. Ask later.',
      t: 'Power, gravity, cleaning: in this order.',
      h: 'It has since switched to decaf.',
      i: 'The work of years hangs on one button.',
      l: 'And then it is dry.',
    },
    caution:
      'Never touch a wet plug or charger that is live: switch the {socket|outlet} or the fuse off first.',
    keep: 'whoever drinks at their desk',
    send: 'somebody with a cat and a cup',
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: 'liquid|spill|water.?damage|keyboard|laptops?\\b.{0,30}(?:repair|clean)',
        lead: ['For laptops.', 'When a laptop is on the bench.'],
      },
    ],
    pic: { ask: 'A mug standing too near to a laptop', alt: 'A mug of coffee beside an open laptop' },
    claims: [['Power off, invert, do not start, clean soon', "repair practice, makers' advice"]],
  },
  {
    id: 'the-oddest-landing',
    format: 'question',
    only: PHONES,
    again: 7,
    emoji: '🪂',
    tags: ['PhoneRepair', 'CrackedScreen', 'TechLife'],
    title: ['Where has your phone fallen?', 'The oddest places a phone has landed'],
    cover: 'Where did yours land?',
    gist: [
      'Everybody has a story of where the phone landed. Off the roof of a car, into a {pram|stroller}, between two lift doors: what is yours?',
      'There are drops on to the kitchen floor, and there are drops that one tells for years.',
    ],
    subject: ['Where did it land?', 'A drop that is told for years'],
    hooks: {
      '*': [
        'Everybody who has a phone has a story that begins with "and then it slipped".',
        'Off the car roof, into the paint pot, down the gap at the {lift|elevator}: where did yours land?',
      ],
      p: 'Most phones fall from hip height, on to stone, on an ordinary day.',
      f: 'Tell us yours. Nobody here is going to laugh. Well, kindly.',
      a: 'It fell. The only question is where.',
      t: 'A corner takes the whole load on a few square millimetres, which is why it breaks there.',
      h: 'Toast falls on the buttered side, and phones on the dear one.',
      i: 'Things fall. Some of them are picked up and go on.',
      l: 'A small silence, and then the sound.',
    },
    lines: {
      '*': [
        'The worst moment is the one in which it lies face down and you do not yet know.',
        'Off the roof of the car and still fine, off the sofa and broken. Where did yours fall?',
        'Phones break at corners, since a corner takes the whole blow. A case with a raised edge spreads it.',
        'Face down on the {pavement|sidewalk}: do you pick it up at once, or do you wait a second first?',
      ],
      h: ['Schrodinger would have liked phones that lie face down on the {pavement|sidewalk}.'],
    },
    scene: [
      'It lies face down. Two people look at it, and neither wants to be the one who turns it over.',
      'The car is already on the {motorway|highway} when somebody remembers that the phone was on the roof.',
    ],
    why: [
      [
        'Which way it lands decides more than how far it fell.',
        'A carpet forgives a great deal, and a {kerb|curb} nothing.',
      ],
    ],
    parts: [
      [
        'The ordinary drop',
        [
          'Out of the back pocket, usually at the worst moment.',
          'From the arm of the sofa to the only hard tile.',
        ],
        'A phone on a tiled floor',
      ],
      [
        'The legendary one',
        ['Third floor, into a hedge, not a scratch.', 'Ferry, railing, and a wave goodbye.'],
        'A phone lying in a hedge',
      ],
    ],
    turn: [
      'The best stories are those after which it still rang.',
      'We would like to hear the long version.',
    ],
    asks: ['Where did your phone land?', 'What is the highest drop that yours survived?'],
    ends: {
      p: 'A case with a raised edge helps more often than luck.',
      f: 'We listen, and nothing shocks us any more.',
      a: 'Corners break. Cover them.',
      t: 'Raised edges keep the glass off the ground.',
      h: 'Whoever says "never" has just jinxed it.',
      i: 'And every story is also one of something that was mended.',
      l: 'Then somebody turned it over.',
    },
    keep: 'a quiet evening with friends',
    send: 'somebody who drops everything',
    pic: { ask: 'A phone lying face down on stone', alt: 'A phone lying face down on a stone floor' },
    claims: [['Corners break first', 'mechanics: load on a small area']],
  },
  {
    id: 'small-hands-big-glass',
    format: 'tip',
    only: `${TABLETS}|${PHONES}`,
    again: 9,
    emoji: '🧸',
    tags: ['TabletRepair', 'FamilyTech', 'TechTips'],
    title: [
      'A tablet for children: how to make it last',
      'Children and the family tablet: a case, a place, a rule',
    ],
    cover: 'Small hands, big glass',
    gist: [
      'Most family tablets break between sofa and floor. A thick case with a handle, a fixed place for charging and the rule "we sit down with it" save more glass than any film.',
      'A tablet carried by two small hands wants a bumper, a home and one short rule.',
    ],
    subject: ['We sit down with it', 'One rule for the family tablet'],
    hooks: {
      '*': [
        'The family tablet does not break while it is used. It breaks on the way.',
        'A thick foam case looks silly, until the stairs.',
      ],
      p: 'With children, the way from one place to another is the dangerous part.',
      f: 'Four years old, both arms around the tablet, and running. You know that sound.',
      a: 'Foam case. Fixed place. Sit down.',
      t: 'Thin, wide glass bends when it is held at one corner, and it breaks from bending.',
      h: 'To a child a tablet is a tray, a {sledge|sled}, and only then a screen.',
      i: 'Teaching care is worth more than forbidding.',
      l: 'Small hands, and something precious in them.',
    },
    lines: {
      '*': [
        'The rule that saves most family tablets: we sit down with it. Nearly all break on the way.',
        'A foam case with a handle is ugly for a year and cheaper than one pane of glass.',
        'Charge the tablet where nobody walks. A cable across the room pulls it off the table.',
        'A cracked tablet is not a toy: splinters first, and only then the film. Tape it and put it away.',
      ],
      h: ['Our best customers are three years old and cannot read this.'],
    },
    scene: [
      'On the sofa sits a child, and the tablet beside it slides towards the edge, a little further with each laugh.',
      'Two small hands carry something large down the stairs, and it is the tablet.',
    ],
    why: [
      [
        'The larger the glass, the more it bends when one corner is held.',
        'A tablet has as much glass as four phones and half their stiffness.',
      ],
      ['Children do not drop things. Things leave them.', 'Whoever sits does not fall far.'],
    ],
    parts: [
      [
        'Give it a thick case with a handle',
        ['Foam takes the blow at the corners.', 'What is easy to hold is dropped less.'],
        'A tablet in a foam case',
      ],
      [
        'Give it one place for charging',
        ['High, and without a cable across the way.', 'What has a home is not lying on the floor.'],
        'A tablet on a shelf, charging',
      ],
      [
        'One rule: sit down with it',
        ['Short enough to be remembered at four.', 'And grown-ups keep it too, on the stairs.'],
        'A child reading on a sofa, from behind',
      ],
    ],
    turn: ['Ugly cases have saved many pretty panes.', 'The stairs are for walking.'],
    asks: ['What has your child done with a tablet?', 'Which rule works at your house?'],
    ends: {
      p: 'Three habits, one pane saved.',
      f: 'And yes, it survives the yoghurt too.',
      a: 'Case, place, rule.',
      t: 'Less bending, less breaking.',
      h: 'The {sledge|sled} stays in the {cellar|basement}.',
      i: 'Care can be learned at four.',
      l: 'Held with both hands.',
    },
    keep: 'the day a child gets the tablet',
    send: 'parents of small arms',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'tablets?\\b|ipads?\\b|\\bcases\\b',
        lead: ['For tablets.', 'For the family tablet.'],
      },
    ],
    pic: { ask: 'A tablet in its case on a sofa', alt: 'A tablet in a thick case lying on a sofa' },
    claims: [
      ['Wide thin glass breaks from bending; sitting down prevents falls', 'mechanics, common experience'],
    ],
  },
];
