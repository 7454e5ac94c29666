// For tenants, landlords and neighbours: what goes wrong in a home, what is shared in a building, what stands in a lease.
import type { Idea } from '../../library/idea.ts';

export const LIVING: readonly Idea[] = [
  {
    id: 'find-the-stopcock',
    format: 'howto',
    again: 8,
    emoji: '💧',
    tags: ['HomeTips', 'WaterLeak', 'GoodToKnow'],
    title: [
      'Where can you turn off the water at home?',
      'Find your {stopcock|main water valve} before you need it',
    ],
    cover: 'Where to turn off the water',
    gist: [
      'Find out today where the water can be turned off in your home, try it once, and show it to everybody who lives there. In a leak, every minute counts.',
      'Under the sink, in the cellar, in the hall: do you know where your water is turned off?',
    ],
    subject: ['Where do you turn off the water?', 'Find the valve today'],
    hooks: {
      '*': [
        'A pipe bursts, and nobody knows where the water is turned off. Find out today, it takes ten minutes.',
        'Do you know where the water is turned off in your home?',
      ],
      pati: 'Everybody in a home should know where the water is turned off.',
      fhl: 'Tonight, before supper: look for the valve together.',
    },
    lines: {
      '*': [
        'Look for your main water valve under the kitchen sink, near the meter, in the cellar or the hall.',
        'Turn the water off and on again twice a year, so that the valve does not get stuck.',
        'In a block, ask where the water for your home is turned off, and who has the key to the cellar.',
        'Take a photo of your water valve, and send it to everybody who lives with you.',
      ],
      h: ['Water always comes on a Sunday. It has no calendar, but it knows.'],
    },
    scene: [
      'Water is coming through the ceiling, and three people are looking in three cupboards.',
      'You are on holiday, a neighbour calls, and you cannot say where to turn it off.',
    ],
    why: [
      [
        'The sooner the water is off, the smaller the damage.',
        'In ten minutes a burst pipe can ruin a floor.',
      ],
      ['In a panic nobody finds anything.', 'What you have seen once, you find again.'],
    ],
    parts: [
      [
        ['Look for the valve', 'Find it'],
        [
          'Under the sink, near the meter, in the cellar.',
          'If you cannot find it, ask us or your neighbour.',
        ],
        'A valve under a sink',
      ],
      [
        ['Try it once', 'Turn it'],
        ['Clockwise usually closes it. Turn gently.', 'If it is stuck, do not force it. Report it.'],
        'A hand on a valve',
      ],
      [
        ['Show it to everybody', 'Tell the others'],
        ['Children, too, if they are old enough.', 'Hang a label on it.'],
        'A label on a valve',
      ],
    ],
    turn: ['Save the number for emergencies in your phone as well.', 'Then you can sit down to supper.'],
    asks: ['Where is it in your home?', 'Have you ever had to turn it off in a rush?'],
    ends: { pati: 'Find it, try it, show it.', fhl: 'Ten minutes that can save a floor.' },
    keep: 'the day when something drips',
    send: 'everybody you live with',
    pic: { ask: 'A water valve with a label', alt: 'A water valve with a label' },
    claims: [['Know and exercise the stop valve', 'advice of insurers and water companies']],
  },
  {
    id: 'report-the-small-drip',
    format: 'tip',
    again: 8,
    emoji: '🔧',
    tags: ['RepairTips', 'RentingTips', 'HomeTips'],
    title: ['A small fault at home: how to report it well', 'Report repairs early: what to write'],
    cover: 'Report a small fault',
    gist: [
      'Report small faults at once, with a photo, the room, since when, and when somebody can come in. A small drip is cheap to repair, a wet wall is not.',
      'Do not wait until it gets worse. A message with four facts gets a repair done sooner.',
    ],
    subject: ['Report it early', 'A repair in four facts'],
    hooks: {
      '*': [
        'A tap drips, a window sticks: report it now. With these four facts it goes quickly.',
        'Not sure whether a small fault is worth a message? It is.',
      ],
      pati: 'Small faults reported early stay small.',
      fhl: 'You are not being a nuisance. Please tell us about the drip.',
    },
    lines: {
      '*': [
        'Report a fault with two photos: one from near, one of the whole room.',
        'Write when somebody may come in. Most repairs wait for exactly that.',
        'A patch on the ceiling? Mark its edge with a pencil and the date. You see whether it grows.',
        'Gas smell, sparks, water through the ceiling: call, do not write.',
      ],
      h: ['"It has been like that since spring" is no comfort to a floor.'],
    },
    scene: [
      'The tap has been dripping for weeks, and you have got used to the sound.',
      'You would like to report something, and do not know what to write.',
    ],
    why: [
      [
        'With the facts at hand, the right person comes with the right part.',
        'Every question back and forth costs a day.',
      ],
      ['Water and damp get worse by themselves.', 'A seal costs little. A new ceiling does not.'],
    ],
    parts: [
      [
        ['Say what and where', 'Describe it simply'],
        ['Room, thing, what it does.', '"The tap in the bathroom drips, about once a second."'],
        'A dripping tap',
      ],
      [
        ['Say since when', 'Note the time'],
        ['And whether it is getting worse.', 'It shows how urgent it is.'],
        'A calendar on a wall',
      ],
      [
        ['Send two photos', 'Photograph it'],
        ['One from near, one from far.', 'On machines also the label with the model.'],
        'A phone in front of a tap',
      ],
      [
        ['Name times', 'Say when you are at home'],
        ['Two or three times to choose from.', 'Or say who else can open the door.'],
        'A door with a key',
      ],
    ],
    turn: ['If you hear nothing, ask after a few days.', 'Thank you. It helps the house and the neighbours.'],
    asks: ['What has been dripping at your home?', 'Do you report things at once, or do you wait?'],
    ends: { pati: 'What, since when, photo, time.', fhl: 'We are glad about every early message.' },
    keep: 'the next small fault',
    send: 'somebody with a dripping tap',
    own: [
      {
        kinds: ['service', 'process', 'hours'],
        about: 'repairs?\\b|maintenance|report',
        lead: 'This is how repairs are handled here.',
      },
    ],
    pic: { ask: 'A dripping tap', alt: 'A dripping tap over a basin' },
    claims: [['Early, complete reports shorten repairs', 'property management practice']],
  },
  {
    id: 'a-hand-from-the-wall',
    format: 'tip',
    again: 9,
    emoji: '🛋️',
    tags: ['MouldAtHome', 'HomeTips', 'WinterHome'],
    title: ['Mould behind the wardrobe: how to prevent it', 'Furniture at outside walls: leave a gap'],
    cover: 'Mould behind the wardrobe?',
    gist: [
      'Keep wardrobes and sofas a hand away from outside walls, so that air can get behind them. It is the easiest way to prevent mould there.',
      'Behind large furniture at a cold wall the air stands still and gets damp. A small gap is enough.',
    ],
    subject: ['Mould behind the wardrobe?', 'Leave a hand of space'],
    hooks: {
      '*': [
        'A musty smell behind the wardrobe? A gap as wide as a hand often helps.',
        'Where does mould like to grow at home? Behind furniture on cold walls.',
      ],
      pati: 'Leave a hand of space between furniture and an outside wall.',
      fhl: 'Look behind your wardrobe this weekend. It takes a minute.',
    },
    lines: {
      '*': [
        'Move your wardrobe a hand away from the outside wall. Then air can pass behind it.',
        'Touch your walls in winter. Where it feels coldest, no large furniture should stand.',
        'Curtains that hang to the floor in front of a cold wall keep the warm air away from it.',
        'A small patch of mould comes back if the reason stays. Find out why it is damp there.',
      ],
      h: ['Wardrobes like to breathe. They are modest about it.'],
    },
    scene: [
      'You move the wardrobe when you clean in spring, and the wall behind it is grey.',
      'It smells musty in the bedroom, and you cannot find the reason.',
    ],
    why: [
      [
        'Warm air holds water, and on a cold wall it lets go of it.',
        'Without moving air the wall stays damp.',
      ],
      ['Clothes and wood take up the damp, too.', 'A musty smell takes long to go away.'],
    ],
    parts: [
      [
        ['Find the outside walls', 'Feel the walls'],
        ['Corners and the walls to the north are coldest.', 'Put your hand on them in winter.'],
        'A hand on a wall',
      ],
      [
        ['Move the furniture', 'Make a gap'],
        ['A hand wide, also at the sides.', 'Feet under the wardrobe help as well.'],
        'A gap behind a wardrobe',
      ],
      [
        ['Air and heat evenly', 'Let the room breathe'],
        ['Open the window wide for some minutes, several times a day.', 'Keep the doors of cold rooms shut.'],
        'A wide open window',
      ],
    ],
    turn: ['Look again after a month.', 'If the wall is still damp, report it. There may be another reason.'],
    asks: ['When did you last look behind your wardrobe?', 'Which wall is coldest at your home?'],
    ends: { pati: 'Gap, warmth, fresh air.', fhl: 'Your coats will thank you.' },
    caution: 'Large patches of mould, or mould that returns, should be looked at by somebody qualified.',
    keep: 'the first cold week',
    send: 'somebody with a musty bedroom',
    pic: { ask: 'The gap between a wardrobe and a wall', alt: 'A gap behind a wardrobe' },
    claims: [['Air gap at cold walls reduces condensation', 'building physics; advice of housing bodies']],
  },
  {
    id: 'does-airing-waste-heat',
    format: 'myth',
    again: 11,
    emoji: '🪟',
    tags: ['WinterHome', 'HeatingTips', 'MouldAtHome'],
    when: { season: ['autumn', 'winter'] },
    myth: 'Opening windows in winter wastes all the heat',
    short: [
      'Not if they are wide open for a few minutes.',
      'A few minutes wide open cost little. Tilted all day costs a lot.',
    ],
    title: ['Airing in winter: does it waste heat?', 'How to air a room in winter'],
    cover: 'Airing in winter',
    gist: [
      'Open the windows wide for a few minutes, several times a day, and then close them. The air is new, and the walls stay warm. A tilted window all day cools the walls.',
      'Fresh air in winter need not be expensive. Wide and short is the way.',
    ],
    subject: ['Does airing waste heat?', 'Wide and short'],
    hooks: {
      '*': [
        'It is cold outside, and you keep the windows shut? Then damp collects at home. Air like this.',
        'Airing without wasting heat: it is a matter of a few minutes.',
      ],
      pati: 'In winter, air wide and short.',
      fhl: 'Five minutes, windows wide open, and a warm jumper.',
    },
    lines: {
      '*': [
        'In winter open windows wide for five minutes rather than tilting them for hours.',
        'Turn the heating down while you air a room.',
        'Air after a shower, after cooking and in the morning.',
        'Drying laundry indoors? Then air more often, and close the door of that room.',
      ],
      h: ['A tilted window heats the street. The street has never said thank you.'],
    },
    scene: [
      'In the morning the windows are wet, and water stands on the sill.',
      'It is cold, and nobody wants to open the window.',
    ],
    why: [
      [
        'People, plants and cooking give off a lot of water every day.',
        'If the damp stays in, it settles on cold walls.',
      ],
      [
        'Dry fresh air warms up faster than damp air.',
        'The walls hold the warmth. They need no time to heat up again.',
      ],
    ],
    parts: [
      [
        ['Open the windows wide', 'Let air pass through'],
        ['Best on two sides at once.', 'Three to ten minutes, less when it is very cold.'],
        'A wide open window',
      ],
      [
        ['Do it after steam', 'Choose the right time'],
        ['Shower, cooking, sleep.', 'Keep the door shut until you air.'],
        'A steamy bathroom mirror',
      ],
      [
        ['Then close them fully', 'Do not leave them tilted'],
        ['Tilted for hours, the wall round it gets cold.', 'That is where mould begins.'],
        'A closed window with a plant',
      ],
    ],
    turn: ['After a week you notice it on the windows: they stay dry.', 'It costs less heat than you think.'],
    asks: ['How do you air in winter?', 'Are your windows wet in the morning?'],
    ends: { pati: 'Wide, short, several times.', fhl: 'And then close, and enjoy the warmth.' },
    keep: 'the first frosty week',
    send: 'somebody with wet windows',
    pic: { ask: 'A wide open window on a cold day', alt: 'A wide open window' },
    claims: [['Short full ventilation loses little heat', 'advice of energy and housing bodies']],
  },
  {
    id: 'words-of-a-shared-building',
    format: 'glossary',
    again: 10,
    emoji: '🏢',
    tags: ['ServiceCharge', 'FlatOwners', 'GoodToKnow'],
    title: ['Service charge and reserve fund, explained', 'Words in your building: what do they mean?'],
    cover: 'Words of a shared building',
    gist: [
      'The service charge pays for what runs every year: cleaning, lights, insurance. The reserve fund saves for big things: roof, {lift|elevator}, front.',
      'Whoever has a flat in a shared building gets bills with strange words. Here they are in plain language.',
    ],
    subject: ['What is a reserve fund?', 'Words of your building'],
    hooks: {
      '*': [
        'Service charge, reserve fund, common parts: what do you pay for in your building?',
        'The yearly bill is here, and half of the words are new. This is what they mean.',
      ],
      pati: 'Know these words, and you can read your bill.',
      fhl: 'Nobody likes to ask what a reserve fund is. So here it is.',
    },
    lines: {
      '*': [
        'Large repairs are easier when there are savings. Ask about the reserve fund before you buy a flat.',
        'The common parts are what everybody uses: stairs, roof, garden, front door.',
        'Compare your service charge with last year. If something has gone up a lot, ask why.',
        "The minutes of the owners' meeting show what is going on in a building. You may ask for them.",
      ],
      h: ['The common parts belong to everybody. So does the pushchair in them, it seems.'],
    },
    scene: [
      'The bill has three pages, and at the bottom is a sum.',
      'At the meeting everybody votes on the reserve fund, and you hope that it is right.',
    ],
    why: [
      [
        'If you know what you pay for, you can ask and decide.',
        'Questions are welcome. They make bills clearer for all.',
      ],
      [
        'Big repairs come in every building, and they are easier if money is there.',
        'A roof does not wait for a good year.',
      ],
    ],
    parts: [
      [
        'Service charge',
        ['What running the building costs each year.', 'Cleaning, lights, insurance, small repairs.'],
        'A bill on a table, nothing readable',
      ],
      [
        'Reserve fund',
        ['Savings for large repairs.', 'For the roof, the front, the {lift|elevator}.'],
        'Coins in a jar',
      ],
      [
        'Common parts',
        ['What everybody shares.', 'Stairs, roof, front door, garden.'],
        'A staircase in a building',
      ],
      [
        'Minutes',
        ['The record of a meeting: what was decided.', 'Notes of what the owners talked about and decided.'],
        'A folder with minutes, nothing readable',
      ],
    ],
    turn: ['If a word is missing here, ask us.', 'Look at your last bill once more with these words.'],
    asks: ['Which word on your bill is unclear?', 'Do you go to the meetings?'],
    ends: { pati: 'Ask about any line that you do not understand.', fhl: 'Bring your bill, and ask.' },
    caution: 'Names and rules differ by country. What counts is your own agreement.',
    keep: 'the day when the yearly bill comes',
    send: 'a neighbour in your building',
    own: [
      {
        kinds: ['service', 'process'],
        about: 'service charges?|\\bAGM|meetings?\\b|insurance',
        lead: 'These are matters that are looked after here.',
      },
    ],
    pic: { ask: 'A tidy staircase in your building', alt: 'A tidy staircase' },
    claims: [
      [
        'Meaning of service charge, reserve, common parts, minutes',
        'definitions; property management practice',
      ],
    ],
  },
  {
    id: 'the-note-in-the-stairwell',
    format: 'mistake',
    again: 9,
    emoji: '🔊',
    tags: ['Neighbours', 'FlatLife', 'HomeTips'],
    wrong: 'Pinning an angry note in the stairwell',
    title: ['Noisy neighbours: what to do first', 'Too loud next door? How to talk about it'],
    cover: 'Noisy neighbours?',
    gist: [
      'If your neighbours are too loud, ring the bell in a calm moment and say what you hear, and when. Most people do not know. An angry note for all to see makes it worse.',
      'Noise in a building is annoying. A friendly talk at the right time solves it more often than you think.',
    ],
    subject: ['Noisy neighbours?', 'Talk first, kindly'],
    hooks: {
      '*': [
        'Too loud next door again? Before you write a note, try this.',
        'How do you tell your neighbours that they are too loud? Three steps that often help.',
      ],
      pati: 'A calm talk works better than a note on the wall.',
      fhl: 'Take a deep breath and a biscuit. Then ring the bell.',
    },
    lines: {
      '*': [
        'Talk about noise on the next day, not in the middle of the party.',
        'Say what you hear and when: "We hear the music in the bedroom after eleven."',
        'Felt pads under chairs cost little, and the neighbours below will love you.',
        'Planning a party? A note with your phone number in the stairwell works wonders.',
      ],
      h: ['Notes in the stairwell get answers. Usually in red.'],
    },
    scene: [
      'It is half past eleven, and upstairs somebody moves the furniture.',
      'In the stairwell hangs a note in capital letters, and everybody wonders who is meant.',
    ],
    why: [
      [
        'Most people do not know how far sounds carry.',
        'In old buildings you hear steps that the other does not notice.',
      ],
      ['Whoever is blamed in public defends themselves.', 'You will go on living beside each other.'],
    ],
    parts: [
      [
        ['Choose a calm moment', 'Wait until the next day'],
        ['At a time that suits them as well.', 'Not when you are angry.'],
        'A hand at a door bell',
      ],
      [
        ['Say what you hear', 'Be exact and kind'],
        ['Which sound, which room, what time?', 'Ask them to come and listen at your home.'],
        'Two neighbours at a door',
      ],
      [
        ['Suggest something', 'Find a way together'],
        ['A rug, felt pads, quiet after ten.', 'Ask what you could do better, too.'],
        'Felt pads under a chair',
      ],
    ],
    turn: [
      'If it does not help, write down times and talk to your landlord or manager.',
      'Often it ends with a coffee.',
    ],
    asks: ['What do you hear of your neighbours?', 'Have you ever rung the bell?'],
    ends: { pati: 'Calm, exact, kind.', fhl: 'Most neighbours are nicer than they sound.' },
    keep: 'the next loud evening',
    send: 'somebody with thin walls',
    pic: { ask: 'A door bell or a chair with felt pads', alt: 'A chair with felt pads' },
    claims: [['Direct calm talk first', 'advice of housing and mediation bodies']],
  },
  {
    id: 'count-the-keys',
    format: 'checklist',
    again: 9,
    emoji: '🔑',
    tags: ['HomeSecurity', 'HomeTips', 'Keys'],
    title: ['Who has a key to your home? A short check', 'Count your keys: five questions'],
    cover: 'Who has your keys?',
    gist: [
      'Count your keys once a year: how many are there, who has them, and is one missing? It takes ten minutes and lets you sleep better.',
      'The old flatmate, the cleaner, the neighbour: who has a key to your home?',
    ],
    subject: ['Who has your keys?', 'A key check'],
    hooks: {
      '*': [
        'How many keys to your home are there, and who has them? Count them today.',
        'A spare key under the flowerpot? There is a better place.',
      ],
      pati: 'You should know where every key to your home is.',
      fhl: 'Can you say at once who has your keys? Most of us cannot.',
    },
    lines: {
      '*': [
        'Count your keys once a year, and write down who has one.',
        'No spare key under the mat or the flowerpot. Leave it with somebody you trust.',
        'Never write your address on a key ring. A phone number is enough.',
        'In a rented home, ask before you change a lock. In a shared building, report a lost key at once.',
      ],
      h: ['The spare key is under the third flowerpot. You were told in confidence.'],
    },
    scene: [
      'A key is missing, and nobody knows since when.',
      'You are locked out, and your spare key is on your kitchen table.',
    ],
    why: [
      [
        'A lost key matters most if somebody knows which door it fits.',
        'In a building with one master key, one lost key can concern everybody.',
      ],
      [
        "With a second key at a friend's you save the call-out at night.",
        'Being locked out is expensive, above all on a Sunday.',
      ],
    ],
    parts: [
      [
        'How many are there?',
        ['Look at the contract or the handover record.', 'Also count cellar, post and garage.'],
        'A row of keys on a table',
      ],
      [
        'Who has one?',
        ['Family, neighbour, cleaner, former flatmate.', 'Ask for those back that nobody needs.'],
        'A list of keys, no names readable',
      ],
      [
        'Is one missing?',
        ['Report it, and ask what to do.', 'In a shared building do it today.'],
        'An empty hook',
      ],
      [
        'Where is the spare?',
        ['With somebody nearby whom you trust.', 'Not outside the house.'],
        'A key in a hand',
      ],
      [
        'Is your address on it?',
        ['Take it off if it is.', 'A label with a name for the key is enough: "red door".'],
        'A key with a plain label',
      ],
    ],
    turn: ['Write the list, and put it with your papers.', 'Done. Next check in a year.'],
    asks: ['Who has a key to your home?', 'Have you ever been locked out?'],
    ends: { pati: 'Number, people, spare.', fhl: 'Ten minutes, and you can sleep.' },
    tick: true,
    keep: 'a rainy Saturday',
    send: 'somebody who gets locked out',
    pic: { ask: 'A row of keys on a table', alt: 'A row of keys on a table' },
    claims: [['Key control; no keys outside; no address on keys', 'advice of police and insurers']],
  },
  {
    id: 'an-empty-home-in-summer',
    format: 'season',
    again: 11,
    emoji: '🧳',
    tags: ['HolidayChecklist', 'HomeTips', 'SummerHoliday'],
    when: { season: ['summer'] },
    title: [
      'Going away for two weeks: check your home first',
      'Before your {holiday|vacation}: a walk through the home',
    ],
    cover: 'Before you go away',
    gist: [
      'Before you go away: turn off the water, pull out plugs, empty the fridge and bins, tell a neighbour. Ten minutes, and you can enjoy the trip.',
      'A quick walk through your home on the last evening saves you trouble when you are back.',
    ],
    subject: ['Before you go away', 'Ten minutes on the last evening'],
    hooks: {
      '*': [
        'Going away for two weeks? Take this walk through your home on the last evening.',
        'You do not want to come home to a flood or a smelly fridge. This list helps.',
      ],
      pati: 'Ten minutes before you leave save trouble later.',
      fhl: 'Suitcase packed? Then one last round through the home.',
    },
    lines: {
      '*': [
        'Turn off the tap of the washing machine and the dishwasher before you go away.',
        'Give a neighbour your key and your phone number before a long trip.',
        'Do not post your holiday pictures until you are back.',
        'Pour some water into every drain before you leave. Then it does not smell when you come home.',
      ],
      h: ['The forgotten thing is always the one in the fridge at the back.'],
    },
    scene: [
      'The taxi is waiting, and you wonder whether the iron is off.',
      'You come back, and something in the kitchen is alive.',
    ],
    why: [
      ['A leak that nobody sees runs for two weeks.', 'Most damage in empty homes is done by water.'],
      ['A neighbour with a key can help at once.', 'A full letter box tells everybody that you are away.'],
    ],
    parts: [
      [
        ['Turn off the water', 'Close the taps'],
        ['At least at the machines.', 'In a flat you may turn off everything.'],
        'A hand on a tap',
      ],
      [
        ['Pull out the plugs', 'Switch off what you can'],
        ['Television, computer, coffee machine.', 'Not the fridge and the freezer.'],
        'A pulled plug',
      ],
      [
        ['Empty fridge and bins', 'Take out what goes off'],
        ['Milk, fruit, the bin in the bathroom.', 'Leave some bread in the freezer for your return.'],
        'A bin bag at a door',
      ],
      [
        ['Tell a neighbour', 'Ask somebody to look in'],
        ['Key, phone number, date of your return.', 'Bring something nice back for them.'],
        'A key in a hand',
      ],
    ],
    turn: ['Take a photo of the cooker. It calms you at the airport.', 'Then off you go, and enjoy it.'],
    asks: ['What have you forgotten once?', 'Who looks after your home?'],
    ends: { pati: 'Water, plugs, fridge, neighbour.', fhl: 'Have a lovely time!' },
    keep: 'the evening before you leave',
    send: 'somebody who is about to travel',
    pic: { ask: 'A suitcase in a hall', alt: 'A suitcase in a hall' },
    claims: [['Shut water, unplug, empty, inform a neighbour', 'advice of insurers and police']],
  },
  {
    id: 'what-could-a-house-share',
    format: 'question',
    again: 7,
    emoji: '🪜',
    tags: ['Neighbours', 'Sharing', 'TellUs'],
    title: ['What could neighbours in one building share?', 'A ladder for all: what would you share?'],
    cover: 'What would you share?',
    gist: [
      'A drill, a ladder, a folding table: what could the neighbours in your building share?',
      'Everybody has a drill that is used for ten minutes a year. What would you share with your neighbours?',
    ],
    subject: ['What would you share?', 'One ladder for all'],
    hooks: {
      '*': [
        'In a building with ten flats there are ten drills. What could be shared?',
        'What would you gladly share with your neighbours, and what never?',
      ],
      pati: 'Sharing saves money and brings neighbours together.',
      fhl: 'What would you lend to the neighbours? Be honest.',
    },
    lines: {
      '*': [
        'What could the neighbours in your building share?',
        'What have you borrowed from a neighbour lately?',
        'Is there a ladder in your building that everybody uses?',
        'What would you never lend to anybody?',
      ],
      h: ['The ladder has been away since May. It is having a good time on the third floor.'],
    },
    scene: [
      'You need a drill for one hole, and next door hangs one on the wall.',
      'The parcel is with a neighbour, and you have a nice talk at the door.',
    ],
    why: [['Many things are needed only once a year.', 'Whoever borrows something gets to know somebody.']],
    parts: [
      ['Tools', ['Drill, ladder, sack truck.', 'Ten minutes of use a year.'], 'A drill on a table'],
      [
        'For guests',
        ['Folding chairs, a big pot, a guest bed.', 'For the one birthday a year.'],
        'Folding chairs in a hall',
      ],
      [
        'A little help',
        ['Parcels, plants, a key.', 'It costs nothing, and it is worth a lot.'],
        'A plant on a stair',
      ],
    ],
    turn: ['Tell us what is shared in your building.', 'Perhaps a list in the hall is a good start.'],
    asks: ['What would you share?', 'What would you like to borrow?'],
    ends: { pati: 'We are curious what you come up with.', fhl: 'We look forward to your ideas.' },
    keep: 'the next house meeting',
    send: 'a neighbour',
    pic: { ask: 'A ladder or a drill in a hall', alt: 'A ladder in a hall' },
    claims: [['Tools are rarely used', 'common experience']],
  },
  {
    id: 'your-first-own-door',
    format: 'question',
    again: 7,
    emoji: '🚪',
    tags: ['FirstHome', 'Memories', 'TellUs'],
    title: ['What was your first place of your own like?', 'Your first own home: what do you remember?'],
    cover: 'Your first own place',
    gist: [
      'A room with a shower in the kitchen, a flat above a pub: what was your first place of your own like?',
      'Everybody remembers the first key of their own. What was behind the door?',
    ],
    subject: ['Your first own place', 'What was it like?'],
    hooks: {
      '*': [
        'Your first own home: how big was it, and what was wrong with it?',
        'Do you remember the first night in a place of your own?',
      ],
      pati: 'Nobody forgets their first own home.',
      fhl: 'Small, cold and wonderful: tell us about your first own place.',
    },
    lines: {
      '*': [
        'What was your first place of your own like?',
        'What did you own when you moved into your first place?',
        'Which piece of furniture from your first place do you still have?',
        'What would you tell somebody who is moving into a first place of their own?',
      ],
      h: ['It had everything. It was just all in the same room.'],
    },
    scene: [
      'The key turns, the room is empty, and it is yours.',
      'The fridge was a window sill, and in winter it worked well.',
    ],
    why: [
      [
        'For the first time you could decide everything yourself.',
        'The stories are the best when something did not work.',
      ],
    ],
    parts: [
      [
        'A shared flat',
        ['Four people, one bathroom, one pan.', 'And never any milk.'],
        'A kitchen with many cups',
      ],
      [
        'A tiny room',
        ['You could cook without getting up.', 'It cost half of your pay.'],
        'A small room with a bed',
      ],
      [
        'A first flat for two',
        ['Two mattresses and a lamp.', 'And nobody had a corkscrew.'],
        'A mattress on a floor',
      ],
    ],
    turn: ['Tell us, with a picture if you have one.', 'What would you tell your younger self?'],
    asks: ['How many square metres was it, roughly?', 'What was the best thing about it?'],
    ends: { pati: 'We look forward to your memories.', fhl: 'The oddest one gets our respect.' },
    keep: 'the next evening with old friends',
    send: 'whoever lived there with you',
    pic: { ask: 'A key in a door', alt: 'A key in a door' },
    claims: [['People remember their first home', 'common experience']],
  },
  {
    id: 'ground-floor-or-top',
    format: 'either',
    again: 7,
    emoji: '🏙️',
    tags: ['FlatLife', 'ThisOrThat', 'HomeIdeas'],
    title: ['Ground floor or top floor: where would you live?', 'A garden below or a view above?'],
    cover: 'Below or above?',
    gist: [
      'Down below you have a garden and no stairs. Up above you have light and a view. Where would you rather live?',
      'Garden or view, no stairs or nobody above you: which floor do you choose?',
    ],
    subject: ['Ground floor or top?', 'Garden or view?'],
    hooks: {
      '*': [
        'Two flats, the same price: one on the ground floor, one at the top. Which do you take?',
        'A simple question: below or above?',
      ],
      pati: 'Ground floor or top floor: both have their good sides.',
      fhl: 'You can choose: garden or view?',
    },
    lines: {
      '*': [
        'Ground floor or top floor: where would you rather live?',
        'Would you live on the top floor without {a lift|an elevator}?',
        'Would you mind people walking past your window?',
        'Which is worth more to you: a garden or a view?',
      ],
      h: ['On the top floor you are fit, or you know a good delivery service.'],
    },
    scene: [
      'The agent opens the door to the garden, and you think of breakfast outside.',
      'You are out of breath, and then you see the view.',
    ],
    why: [
      [
        'Which floor is right depends on your knees, your plants and your sleep.',
        'What is good now may be different in ten years.',
      ],
    ],
    parts: [
      [
        'Ground floor',
        ['No stairs, perhaps a garden.', 'People walk past your window.'],
        'A terrace door with plants',
      ],
      [
        'Top floor',
        ['Light, view, nobody above you.', 'Hot in summer, and the stairs.'],
        'A view over roofs',
      ],
    ],
    turn: ['Or the middle, if you cannot decide.', 'Tell us where you live now, and whether you like it.'],
    asks: ['Below or above?', 'On which floor do you live?'],
    ends: {
      pati: 'Think of your everyday life, and of the stairs.',
      fhl: 'One word is enough: below or above?',
    },
    keep: 'your next viewing',
    send: 'somebody who is looking for a flat',
    pic: { ask: 'A view from a window or a terrace', alt: 'A view from a window' },
    claims: [['Floors differ in light, heat, access', 'common experience']],
  },
];
