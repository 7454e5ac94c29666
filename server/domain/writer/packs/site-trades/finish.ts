// Testing, finishing and the people who do the work.
import type { Idea } from '../../library/idea.ts';
import { NO_PIPES } from './kinds.ts';

export const FINISH: readonly Idea[] = [
  {
    id: 'snag-with-masking-tape',
    format: 'checklist',
    again: 10,
    emoji: '🔍',
    tick: true,
    tags: ['SnaggingList', 'HomeRenovation', 'NewBuild'],
    title: [
      'Snagging: how to check finished building work room by room',
      'How to inspect finished work before you pay the last bill',
    ],
    cover: 'Check the work with masking tape',
    gist: [
      'Walk round by daylight with a roll of masking tape and open everything that opens. Put a piece of tape on each flaw and write one list.',
      'Go through finished building work together, by daylight. Run each {tap|faucet}, close each door, and mark what is not right.',
    ],
    subject: ['Check finished work with masking tape', 'The last hour of a building job'],
    hooks: {
      '*': [
        'The work is done, everybody is smiling, and nobody has tried the window behind the sofa. Check it now.',
        'Your first guest will find every fault in the new kitchen. Find them first.',
      ],
      p: 'An hour of checking at the end saves months of phone calls.',
      f: 'Before you shake hands on a finished building job, go round once with masking tape.',
      a: 'Open everything that opens. Then sign off the job.',
      t: 'Check in this order: surfaces, moving parts, water, power, papers.',
      h: 'Checking a finished job is the one treasure hunt in which everybody hopes to find nothing.',
      i: 'Good work can be looked at closely.',
      l: 'Run your hand along the finished wall, and look at it in low light.',
    },
    lines: {
      '*': [
        'Check finished plaster and paint by daylight, and then with a {torch|flashlight} held flat against the wall.',
        'Checking finished work: a piece of masking tape on every flaw, a number on the tape, the numbers on one list.',
        'Before you sign off a job, open and close everything: doors, windows, drawers, valves. What sticks now will stick for years.',
        'New basin? Fill it, let the water out, and feel the pipe below with a dry tissue. A drop shows at once on paper.',
        'At the end of building work, write one list and not nine messages. Then everything can be done in one visit.',
        'Photograph each flaw with the room behind it. Then nobody has to ask where it was.',
      ],
      h: ['Forty pieces of blue tape on one wall. The decorator calls it modern art.'],
    },
    scene: [
      'The dust sheets are gone, it smells of paint, and two people walk through the room in socks, admiring it.',
      'Three weeks after the builders have left, a new drawer hits the door handle for the first time.',
    ],
    why: [
      [
        'If you have worked in a room for weeks, you no longer see it. If you have waited for it, you only see that it is finished.',
        'After so many weeks, both sides need a list to look properly.',
      ],
      [
        'While tools and people are still there, a fault is mended in minutes.',
        'A drop of paint today is a wipe. Next month it is an appointment.',
      ],
    ],
    parts: [
      [
        ['Check walls and floors in low light', 'Look at paint and plaster by daylight'],
        [
          "Judge from arm's length and not with a magnifying glass.",
          'A {torch|flashlight} held flat shows dents and roller marks. Decide beforehand what counts.',
        ],
        'A {torch|flashlight} held flat against a painted wall',
      ],
      [
        ['Open and close everything that moves', 'Try every door and drawer'],
        [
          'Doors, windows, drawers, blinds, hatches: open, close, lock. Furniture in the way belongs to the test.',
          'Listen as well. If it scrapes now, it will scrape every day.',
        ],
        'A hand closing a door slowly',
      ],
      [
        ['Run every {tap|faucet}, hot and cold', 'Fill and empty the basins'],
        [
          'Flush as well. Then look underneath with a dry tissue.',
          'Pour a jug of water along the edge of the shower and see where it goes.',
        ],
        'A tissue held to a pipe under a basin',
      ],
      [
        ['Try every switch and {socket|outlet}', 'Go round with a lamp'],
        [
          'Plug the lamp in everywhere, while somebody else presses the switches.',
          'If a plate is crooked now, you will be looking at it for twenty years.',
        ],
        'A small lamp plugged into a wall {socket|outlet}',
      ],
      [
        ['Collect papers, keys and leftover paint', 'Ask for manuals and spare tiles'],
        [
          'Certificates, manuals, spare tiles, the rest of the paint with its name.',
          'In half a year nobody will remember the name of the colour.',
        ],
        'A box with manuals, keys and a paint tin',
      ],
    ],
    turn: [
      'Go round together. Half of the tape comes off again while you talk.',
      'Then agree on a date for the list, and shake hands.',
    ],
    asks: [
      'What did you only notice a month later?',
      '{Torch|Flashlight} or daylight: how closely do you look?',
    ],
    ends: {
      p: 'Mention what is good as well. It makes the list easier to take.',
      f: 'And then enjoy it. It is finished.',
      a: 'One round, one list, one date.',
      t: 'Photograph each taped spot with its number; the tape will fall off before the list does.',
      h: 'If the wall looks like a {parcel|package} afterwards, have another talk.',
      i: 'A job ends well when both sides would do it again.',
      l: 'The last strip of tape comes off, and it is finished.',
    },
    work: 'Firms that offer such a round themselves get fewer calls afterwards.',
    keep: 'the last day of works',
    send: 'friends who are about to sign for their kitchen',
    own: [
      {
        kinds: ['process', 'guarantee', 'policy', 'service'],
        about: 'snag|handover|aftercare|guarantee|walk[- ]?through|sign[- ]?off|come back',
        lead: 'After the last day:',
      },
    ],
    pic: {
      ask: 'A few pieces of masking tape on a finished wall or door, daylight',
      alt: 'Small pieces of masking tape on a freshly painted wall',
    },
    claims: [['Elements of a snagging inspection', 'building practice']],
  },
  {
    id: 'turn-the-alarm-over',
    format: 'tip',
    again: 9,
    emoji: '🔔',
    tags: ['SmokeAlarm', 'FireSafety', 'HomeSafety'],
    unless: NO_PIPES,
    title: [
      'How old is your smoke alarm? The date is on the back',
      'Smoke alarm check: look for the year, not only the light',
    ],
    cover: 'Check the date on your smoke alarm',
    gist: [
      'Smoke alarms wear out even if the button still beeps. Take yours down, read the date on the back, and replace it if it is past the age the maker gives, often ten years.',
      'The test button checks the horn and the battery. The date on the back tells you if the smoke alarm is too old.',
    ],
    subject: ['Your smoke alarm has a date', 'It beeps, and may still be too old'],
    hooks: {
      '*': [
        'There is a date on the back of your smoke alarm. Have you ever looked?',
        'Your smoke alarm blinks, and it may have been too old for years.',
      ],
      p: 'A smoke alarm does not last for ever. The date is printed on the back.',
      f: 'Get out the stepladder this evening and turn your smoke alarm over.',
      a: 'A smoke alarm past its date is replaced. Even if it beeps.',
      t: 'Dust and age make the sensor of a smoke alarm worse. The test button does not show that.',
      h: 'A smoke alarm that complains about toast is not necessarily young.',
      i: 'One minute on a stepladder, for everyone who sleeps in this house.',
      l: 'A smoke alarm that works means a quiet night.',
    },
    lines: {
      '*': [
        'Turn your smoke alarm over: on the back is a date. Most makers say to replace it after ten years.',
        'Press the test button of your smoke alarm once a month, so that everyone hears it. Children should know that sound.',
        'Vacuum the slots of a smoke alarm twice a year with a soft brush. Dust makes it deaf, or touchy.',
        'A smoke alarm that chirps every minute usually needs a battery. It starts at night because batteries are weaker in the cold.',
        'No smoke alarm over the {hob|stove}, please. Heat alarms are made for kitchens. Halls and bedrooms get smoke alarms.',
        'Test the smoke alarm from the bedroom that is furthest away. Can you hear it there?',
      ],
      h: ['You can hear a chirping smoke alarm all over the {flat|apartment}, and never where it is.'],
    },
    scene: [
      'Three in the morning, one chirp a minute. Somebody in pyjamas walks from room to room with his head tilted.',
      'You move in, and above the door hangs a yellow smoke alarm that is older than the last two owners.',
    ],
    why: [
      [
        'People who are asleep do not smell smoke, so an alarm has to wake them.',
        'At night the nose is asleep as well. The smoke alarm is not.',
      ],
      [
        'Inside sits a small chamber that gets dirty over the years, and its electronics drift.',
        'Kitchen air and dust go through those slots for ten years.',
      ],
    ],
    parts: [
      [
        ['Take it down and read the date', 'Twist the alarm off its base'],
        [
          'It says "made on" or "replace by". Past that date, or about ten years after it was made, the alarm is due.',
          'Past its date, or no date at all: replace the alarm.',
        ],
        'A smoke alarm turned over in a hand',
      ],
      [
        ['Clean the slots, press the button', 'Vacuum it and test it'],
        [
          'Soft brush on the vacuum cleaner, then a long press until it shrieks.',
          'Warn the cat. And the neighbours below.',
        ],
        'A brush held to the slots of an alarm',
      ],
      [
        ['Write the year on the edge', 'Put the year where you can see it'],
        [
          'With a pen, so large that you can read it from the floor.',
          'Then nobody needs the stepladder next time.',
        ],
        'A year written on the edge of an alarm',
      ],
    ],
    turn: [
      'Check all of them in one go. They were probably put up on the same day.',
      'It takes as long as a cup of tea, for all the rooms.',
    ],
    asks: ['How old are yours? Have you looked?', 'What sets off your smoke alarm: toast, shower or onions?'],
    ends: {
      p: 'Wired units have a date on them as well, and somebody qualified to change them.',
      f: 'Sleep well. Someone is on watch.',
      a: 'Turn, read, replace.',
      t: 'Interlinked units all go together: one sensor, many horns.',
      h: 'Burning the toast is not a proper test.',
      i: 'To care for others is often a dull little task done in time.',
      l: 'Then you can turn off the light.',
    },
    work: 'Landlords and shops forget their alarms, because nobody sleeps there. A date in the calendar and one afternoon are enough.',
    keep: 'this evening, with a steady chair',
    send: 'someone who has just moved in',
    caution: [
      "Rules on smoke alarms differ from place to place. Follow the maker's instructions and your local rules, and leave alarms wired to the mains to an electrician.",
      'Follow the maker and your local rules. An alarm {on the mains|wired into the house} is a job for an electrician.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about:
          'smoke|\\balarms?\\b|electrical (?:safety|inspection|check)|safety (?:check|inspection)|landlord (?:cert|safety|check)',
        lead: 'If you would like it done for you:',
      },
    ],
    pic: {
      ask: 'The back of a smoke alarm with its date, held in a hand',
      alt: 'A smoke alarm held in a hand, its back with the date visible',
    },
    claims: [
      [
        'Replace smoke alarms after about ten years; test monthly; clean',
        'advice of fire services and makers',
      ],
    ],
  },
  {
    id: 'one-thick-coat',
    format: 'mistake',
    again: 9,
    emoji: '🖌️',
    tags: ['PaintingTips', 'Decorating', 'DIYPainting'],
    wrong: 'Putting on one thick coat to save the second',
    title: [
      'Why two thin coats of paint beat one thick one',
      'Runs and wrinkles in paint: thin coats prevent them',
    ],
    cover: 'Two thin coats of paint',
    gist: [
      'A thick coat of paint dries on top and stays soft below, so it runs and wrinkles. Two thin coats dry through, cover evenly and are finished sooner.',
      'Paint dries from the top. If it is thick, the wet is shut in. If it is thin, it dries through.',
    ],
    subject: ['Two thin coats of paint', 'Why thick paint runs'],
    hooks: {
      '*': [
        'One thick coat of paint saves the second, and costs you the sanding, the third and the Sunday.',
        'There is a dried run of paint on the door. Somebody wanted to save a coat.',
      ],
      p: 'Two thin coats take less time than repairing one thick one.',
      f: 'You would like to finish painting tonight. Give it one more day.',
      a: 'Paint thin, let it dry, paint thin again.',
      t: 'In a thick coat, water or solvent is trapped under a dry skin.',
      h: '"One coat," says the tin. The tin has not seen your brown wall.',
      i: 'Good painting takes patience, and nobody can lend you any.',
      l: 'Two thin coats, and the colour has depth.',
    },
    lines: {
      '*': [
        'Two thin coats of paint dry through and cover. One thick one gets a skin and stays soft below it.',
        'Runs in paint show after ten minutes. Look at each door once more before you clean the brush.',
        'Paint that is dry to the touch may not be ready for a second coat. The tin tells you how long to wait. In the cold, wait longer.',
        'Between two coats, wrap brush and roller tightly in film. Then you need not wash them.',
        'The first coat of paint may look dreadful. That is what the second is for.',
        'Two thin coats in two days are quicker than one thick one that has to be scraped off.',
      ],
      h: ['The door was painted in one thick coat. It can be opened on Thursday.'],
    },
    scene: [
      'Half past nine in the evening, the roller is dripping, and somebody says: "If we put it on thick, that will do."',
      'Three weeks after painting, the book on the windowsill is stuck.',
    ],
    why: [
      [
        'Paint dries on the surface first. That seals in what is below, and it wrinkles.',
        'Under the dry skin the wet paint cannot get out.',
      ],
      [
        'On a door or a wall, thick paint moves downwards. You see the runs in every evening light.',
        'A thick coat is soft for longer, and so it slides.',
      ],
    ],
    parts: [
      [
        ['Take little paint and spread it far', 'Dip only a third of the bristles'],
        [
          'Wipe off the brush, lay the paint on, and draw it out until it drags a little.',
          'If it squelches, there is too much on.',
        ],
        'A brush being wiped on the edge of a tin',
      ],
      [
        ['Let the first coat look patchy', 'Do not touch up the first coat'],
        [
          'First coats are ugly. They bind, and they show you where filler is missing.',
          'Do not go back into it to help. Wet on nearly dry makes ridges.',
        ],
        'A patchy first coat on a wall',
      ],
      [
        ['Wait as long as the tin says', 'Let the first coat dry right through'],
        [
          'In a cool or damp room it takes longer. If it is sticky, leave it.',
          'Open a window a little. Moving air dries better than heat.',
        ],
        'A clock beside a paint tin',
      ],
      [
        ['Sand lightly between the coats', 'Rub it down with fine paper'],
        [
          'On wood and metal, a few strokes with fine paper, then wipe off the dust.',
          'The second coat needs something to hold on to.',
        ],
        'A hand rubbing a painted door with fine paper',
      ],
    ],
    turn: [
      'On the second evening it looks like the work of somebody who knows how.',
      'You gain a coat and lose only a night.',
    ],
    asks: ['What did you paint in one coat and regret?', 'How long do you really wait between coats?'],
    ends: {
      p: 'A strong change of colour may need three coats. A tinted undercoat saves one of them.',
      f: 'Go to bed. It will dry without you.',
      a: 'Two thin coats.',
      t: 'Professionals measure the wet paint with a small gauge where thickness counts.',
      h: 'Paint has never yet been talked into drying by somebody standing in front of it.',
      i: 'What dries slowly lasts for years.',
      l: 'Morning light along the wall, and no brush marks.',
    },
    work: 'Painters price two coats because the second makes the finish. If an offer has one coat, ask why.',
    keep: 'the evening when you want to be done',
    send: 'whoever says that one coat will do',
    only: 'paint|decorat|render|plaster',
    caution: [
      'Air the room while painting. In old houses paint may hold lead: have it tested before you sand.',
      'Keep windows open while you paint. Old paint can contain lead, so have it tested before any sanding.',
    ],
    own: [
      {
        kinds: ['service', 'process', 'price'],
        about: '\\bcoats?\\b|\\bpaints?\\b|\\bsanding|undercoat|primer',
        lead: 'How professionals do it:',
      },
    ],
    pic: {
      ask: 'A first and a second coat side by side on a door or board',
      alt: 'A door with a first and a second coat of paint side by side',
    },
    claims: [
      ['Thick films skin over, sag and wrinkle', 'coatings textbook'],
      ['Old paint may contain lead', 'advice of safety authorities'],
    ],
  },
  {
    id: 'foil-on-the-damp-wall',
    format: 'howto',
    again: 10,
    emoji: '🧪',
    tags: ['DampProblems', 'Condensation', 'HomeMaintenance'],
    title: [
      'Damp or condensation? The foil test for a wet wall',
      'Where does the damp come from? Two days with a piece of foil',
    ],
    cover: 'Damp wall? Test it with foil',
    gist: [
      'Tape a square of kitchen foil to the wall for two days. Drops on your side mean condensation, drops behind it mean that the wall is wet.',
      'Before anybody sells you a cure for damp, find out which side the water comes from. Kitchen foil and tape give a first hint.',
    ],
    subject: ['Damp or condensation?', 'Test a damp wall with foil'],
    hooks: {
      '*': [
        'There is a damp patch on the wall. Does it come through the wall, or out of the air?',
        'Damp and condensation look the same, and each needs another cure.',
      ],
      p: 'Damp and condensation look alike and need opposite cures.',
      f: 'Before you paint over that damp patch again, fetch the kitchen foil.',
      a: 'Damp wall: find out where the water comes from, then choose the cure.',
      t: 'Foil lets no water through. Drops in front come from the room, drops behind come from the wall.',
      h: 'The damp patch has been painted four times. No part of the house is better decorated.',
      i: 'It is better to understand a damp patch than to paint over it.',
      l: 'A square of foil on the wall, and two days of waiting.',
    },
    lines: {
      '*': [
        'Tape kitchen foil to a damp wall for two days. Drops on your side: condensation. Drops behind it: the wall is wet.',
        "Mould in the corner behind a wardrobe? Pull the wardrobe a hand's width away, so that air gets in.",
        'Drying washing indoors puts a lot of water into the air. It settles on the coldest wall.',
        'Where is the damp? At knee height, under a gutter joint, or in a cold corner: each place has another cause.',
      ],
      h: ['Five people have looked at the damp patch and found six causes. The foil is usually right.'],
    },
    scene: [
      'Late autumn, the heating is on, and in the corner above the {skirting board|baseboard} a grey patch is growing.',
      'You paint, the patch comes back. You paint again, and it comes back again.',
    ],
    why: [
      [
        'Warm air holds water and drops it on cold surfaces. That is not the same as a leak.',
        'A bathroom mirror does not leak, and yet it is wet. Walls do the same.',
      ],
      [
        'Opening windows does not mend a gutter, and a new gutter does not dry your washing.',
        'The wrong cure costs money and changes nothing.',
      ],
    ],
    parts: [
      [
        ['Dry the spot first', 'Wipe the wall and dry it'],
        [
          'A hairdryer on low for some minutes will do.',
          'The surface should feel dry, if only for the moment.',
        ],
        'A hairdryer aimed at a wall',
      ],
      [
        ['Tape foil tightly all round', 'Stick down all four sides'],
        [
          'A square as large as a dinner plate, no gaps at the edges, shiny side as you like.',
          'Put a second piece on a dry wall nearby, to compare.',
        ],
        'A square of foil taped to a wall',
      ],
      [
        ['Live normally for two days', 'Carry on as usual'],
        [
          'Cook, shower, sleep. A test in an empty house proves little.',
          'Note the weather: driving rain changes the result.',
        ],
        'A kitchen with a steaming pot',
      ],
      [
        ['Look at both sides of the foil', 'Drops in front: air. Behind: wall'],
        ['If both sides are wet, both are true.', 'Peel it off slowly and feel the plaster underneath.'],
        'A hand peeling foil from a wall',
      ],
    ],
    turn: [
      'It is only a first hint, and it keeps you from the wrong cure.',
      'Then ask somebody, and tell them what you saw.',
    ],
    asks: [
      'What was it in the end: wall, gutter or washing?',
      'How often have you painted over a damp patch?',
    ],
    ends: {
      p: 'Mention the test and the weather to whoever comes to look.',
      f: 'And give the wardrobe a little room.',
      a: 'Foil, two days, look.',
      t: 'A cheap hygrometer helps: above sixty per cent all the time, water will settle somewhere.',
      h: 'A fifth coat of paint would only give the damp something new to wear.',
      i: 'A house shows you where it is damp, if you look.',
      l: 'And one day the wall feels dry.',
    },
    work: 'Surveyors begin with the same question: which side does it come from? Many damp repairs fail because nobody asked.',
    keep: 'the first cold week with a dark corner',
    send: 'someone who has bought more paint',
    caution: [
      'This is a first hint only. Large areas of mould, wet electrics or damp that returns should be looked at by a qualified person.',
      'The test gives no diagnosis. If there is much mould, if electrics are wet or the damp comes back, call a qualified person.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: '\\bdamp|\\bleaks?\\b|gutter|(?<!finished )\\broofs?\\b|ventilat|mould',
        lead: 'When you know where it comes from:',
      },
    ],
    pic: {
      ask: 'A square of foil taped to a wall, one corner lifted',
      alt: 'A square of kitchen foil taped to a wall',
    },
    claims: [
      [
        'Foil test distinguishes surface condensation from moisture in the wall, as an indication',
        'building surveying practice',
      ],
    ],
  },
  {
    id: 'a-sheet-of-paper-on-the-fan',
    format: 'tip',
    again: 10,
    emoji: '🧻',
    tags: ['Ventilation', 'BathroomMould', 'HomeMaintenance'],
    unless: NO_PIPES,
    title: [
      'Does your bathroom fan work? The paper test',
      'Steamy bathroom? See whether the fan really pulls',
    ],
    cover: 'Does your bathroom fan work?',
    gist: [
      'Switch on the bathroom fan and hold a sheet of {loo|toilet} paper to the grille. If it stays there, air is moving. If it drops, the fan only makes a noise.',
      'Many bathroom fans hum for years and move no air. One sheet of paper shows it, and a gap under the door often helps.',
    ],
    subject: ['Does your bathroom fan work?', 'Test the fan with a sheet of paper'],
    hooks: {
      '*': [
        'Your bathroom fan makes a noise. Does it move any air?',
        'The fan has been running for half an hour, and the bathroom mirror is still steamed up.',
      ],
      p: 'A bathroom fan should move air. One sheet of paper shows whether it does.',
      f: 'Next time you are in the bathroom, take one sheet of paper and hold it to the fan.',
      a: 'Hold paper to the bathroom fan. If it falls, the fan is not working.',
      t: 'A fan needs air to come in. Behind a tight door even a good one moves very little.',
      h: 'The bathroom fan sounds like a small aircraft and has never moved a feather.',
      i: 'One sheet of paper, and you know.',
      l: 'A clear mirror, and no smell of damp.',
    },
    lines: {
      '*': [
        'Hold a sheet of {loo|toilet} paper to the running fan. It sticks: good. It drops: clean the grille and try again.',
        "A bathroom fan can only take out air if some gets in. Leave a finger's gap under the door.",
        'Let the bathroom fan run for a quarter of an hour after a shower. Most of the steam is still there when you leave.',
        'Dust on the grille can halve what a bathroom fan moves. Brush it twice a year, power off first.',
      ],
      h: ['The paper stuck to the fan. It turned out to be damp.'],
    },
    scene: [
      'Somebody steps out of the shower into a cloud. Above it a grille full of fluff is roaring.',
      'In the corner over the bath the black dots are back, right next to the fan.',
    ],
    why: [
      [
        'A shower fills the air with steam. If the fan does not take it out, it settles in the coldest corner.',
        'Steam settles wherever it is cold, and that is usually above the window.',
      ],
      [
        'Dust, long pipes and tight doors slow a fan down, and it sounds the same.',
        'The motor hums whether air goes through or not.',
      ],
    ],
    parts: [
      [
        ['Hold a sheet of paper to the fan', 'Start with the door shut as usual'],
        ['Take a single thin sheet, let go and watch.', 'If it drops, no air is moving.'],
        'A sheet of paper held to a fan grille',
      ],
      [
        ['Open the door and try again', 'Test it with the door open'],
        [
          'If it sticks now, the fan is fine and the room needs a gap under the door.',
          'No difference? Then look at dust, duct and flap.',
        ],
        'The gap under a bathroom door',
      ],
      [
        ['Brush the grille with the power off', 'Clean off the dust'],
        [
          'Switch off the circuit, take the cover off, brush, wipe, put it back.',
          'Leave everything behind the cover to an electrician.',
        ],
        'A dusty grille being brushed',
      ],
    ],
    turn: [
      'Often it is only dust, sometimes the door. It is rarely the fan.',
      'The paper sticks, and after ten minutes the mirror is clear: that is how it should be.',
    ],
    asks: ['Did your sheet stick or fall?', 'How long is your mirror steamed up after a shower?'],
    ends: {
      p: 'If it still falls after cleaning, have the duct and the flap outside looked at.',
      f: 'You can do this test sitting down.',
      a: 'The paper sticks or it falls. Now you know.',
      t: 'A run-on timer or humidity switch does more than a stronger motor.',
      h: 'It is one of the few tests in a house that can be done sitting down.',
      i: 'You only notice fresh air when there is none.',
      l: 'The mirror clears from the middle outwards.',
    },
    keep: 'your next visit to the bathroom',
    send: 'the owner of a very loud fan',
    caution: [
      'Switch off the circuit before taking off a cover. Work on the wiring belongs to an electrician.',
      'Turn off the circuit before you open the cover, and let an electrician do whatever has to do with wires.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: '\\bfans?\\b|ventilat|extractor',
        lead: 'If your fan only hums:',
      },
    ],
    pic: {
      ask: 'A sheet of paper sticking to a fan grille',
      alt: 'A sheet of paper held against a fan grille by the draught',
    },
    claims: [['Paper test as an indication of extraction; make-up air needed', 'ventilation practice']],
  },
  {
    id: 'concrete-does-not-dry',
    format: 'myth',
    again: 11,
    emoji: '🏗️',
    tags: ['Concrete', 'BuildingScience', 'DIYTips'],
    myth: 'Concrete gets hard by drying',
    short: [
      'It hardens by taking water in. Dry it too fast and it stays weak.',
      'The other way round: it needs its water to harden.',
    ],
    title: [
      'Why fresh concrete is kept wet: it cures, it does not dry',
      'Should you water fresh concrete? Yes, and here is why',
    ],
    cover: 'Keep fresh concrete wet',
    gist: [
      'Cement gets hard by taking up water. Sun and wind take away the water it needs, so fresh concrete is covered and kept damp for days.',
      'Somebody is watering a new concrete slab, and it looks like a joke. Without the water it would crack and turn dusty.',
    ],
    subject: ['Why fresh concrete is watered', 'Concrete even hardens under water'],
    hooks: {
      '*': [
        'There is a man in the yard, watering the fresh concrete. He knows what he is doing.',
        'Bridge piers are cast under water. Concrete does not have to dry to get hard.',
      ],
      p: 'Fresh concrete needs water for days. The better it is looked after, the stronger it gets.',
      f: 'A new concrete slab at your place? Then get out the watering can.',
      a: 'Keep fresh concrete wet. It gets its strength from water.',
      t: 'Cement and water form crystals that lock together. If the surface dries out, that stops.',
      h: 'You cannot watch concrete dry. It is doing something else.',
      i: 'Good concrete takes its time, and it likes it wet.',
      l: 'A dark, damp slab under a sheet, getting harder every day.',
    },
    lines: {
      '*': [
        'Concrete does not dry, it cures. Cover a new slab and keep it damp for some days.',
        'If fresh concrete dries in the sun on the first day, the surface gets dusty and cracks.',
        'Extra water in the concrete mix makes it weak. Water on top afterwards makes it strong.',
        'Concrete gains strength for weeks. After seven days it has about two thirds of what is counted on after twenty-eight.',
        'Hot, windy days crack more fresh concrete than frost does.',
      ],
      h: ['The new concrete was watered every day. The begonias were not, and have noticed.'],
    },
    scene: [
      'First morning, sun on the new slab, and somebody comes out with a hose and a roll of film.',
      'After a hot weekend the new step is full of hairline cracks. It dried too fast.',
    ],
    why: [
      [
        'Cement and water make new crystals, and these hold sand and stones together.',
        'The water does not leave. It becomes part of the stone.',
      ],
      [
        'Where the surface dries out too early, it stays soft and weak.',
        'Wind is worse than sun, because it dries the surface even faster.',
      ],
    ],
    parts: [
      [
        ['Cover the concrete within hours', 'Lay film over the slab'],
        [
          'Do it as soon as the surface is hard enough not to mark.',
          'The sheet keeps in what the slab needs.',
        ],
        'A plastic sheet over a fresh slab',
      ],
      [
        ['Keep the concrete damp for days', 'Spray it morning and evening'],
        [
          'Use a fine spray. A jet washes out the surface.',
          'Dark means damp enough. Pale patches need water.',
        ],
        'A fine spray on a concrete slab',
      ],
      [
        ['Ask when it may carry weight', 'Find out when you can drive on it'],
        [
          'A foot, a wall, a car: each takes a different time. Whoever mixed it knows.',
          'It can feel hard long before it is strong.',
        ],
        'A boot at the edge of a new slab',
      ],
    ],
    turn: ['So water it, as you would water a new plant.', 'It goes on getting harder for years.'],
    asks: ['Whose paw print is in your concrete?', 'Did you know that it needs water?'],
    ends: {
      p: 'Frost is bad for it in the first nights, so ask before a cold spell.',
      f: 'And a morning with a watering can is pleasant.',
      a: 'Cover it, wet it, wait.',
      t: 'Less water in the mix and more water on top: both make it stronger.',
      h: 'By morning there will be the print of a cat in it.',
      i: 'If you look after it for a week, it lasts for decades.',
      l: 'Powder and water, and it becomes stone.',
    },
    keep: 'the day the concrete comes',
    send: 'the neighbour who laughs at the watering can',
    caution: [
      'Wet cement burns skin and eyes. Wear gloves, and rinse splashes off at once with plenty of water.',
      'Wear gloves, because wet cement burns. Splashes on skin or in eyes need plenty of water straight away.',
    ],
    only: 'build|concrete|brick|construct|patio|extension|foundation|driveway|paving',
    own: [
      {
        kinds: ['service', 'process', 'product'],
        about: 'concrete|foundation|patio|driveway|extensions?\\b|\\bslabs?\\b|screed',
        lead: 'About such work:',
      },
    ],
    pic: {
      ask: 'A covered or freshly watered slab on site, no people needed',
      alt: 'A fresh concrete slab covered with a sheet',
    },
    claims: [
      [
        'Cement hydration; curing; about two thirds of the 28-day strength at 7 days for common cements',
        'concrete technology textbook',
      ],
      ['Wet cement is caustic', 'safety authorities'],
    ],
  },
  {
    id: 'tea-for-the-trades',
    british: true,
    format: 'question',
    again: 12,
    emoji: '☕',
    tags: ['TradeLife', 'TeaBreak', 'BuildersTea'],
    title: [
      'What do you offer the people who work in your house?',
      'Tea for tradespeople: how do you do it in your house?',
    ],
    cover: 'Tea for the builders?',
    gist: [
      'Tea, coffee, a {biscuit|cookie}, the {loo|bathroom}: what do you offer people who work in your house all day?',
      'When somebody works in your house, do you make tea, how often, and in which mugs? Every house has its own rules.',
    ],
    subject: ['Tea for the builders?', 'The good mugs or the others?'],
    hooks: {
      '*': [
        "Ten o'clock. Somebody is lying under your sink, and you stand there with the kettle. What do you offer?",
        'Two sugars, strong, in the mug with the chip: do you make tea for the builders?',
      ],
      p: 'Tea for the builders: nobody is quite sure what is right.',
      f: 'Somebody is working in your house all day. Do you make tea, or leave them in peace?',
      a: 'Somebody is working in your house. Offer tea once in the morning, then show where the kettle is.',
      t: 'One roofer drinks one tea an hour. Two roofers drink three.',
      h: 'Some firms choose their jobs by the roof, and some by the {biscuits|cookies}.',
      i: 'A cup of tea at the right moment helps on a long day.',
      l: 'A tray of tea on a cold morning, and five minutes on an upturned bucket.',
    },
    lines: {
      '*': [
        'Tea or coffee, good mugs or the others, {biscuit|cookie} or cake: what do you offer the people who work in your house?',
        'Having work done at home? Show them where the {loo|bathroom} is, where to wash and where the kettle is. After that nobody has to ask.',
        'Somebody is up a ladder or plastering? Wait with the tea. Plaster does not wait.',
        'On a hot day, people working on your house like nothing better than a jug of cold water in the shade.',
        'When builders come, show them the bathroom in the first five minutes. Most people forget.',
      ],
      h: [
        'A builder was asked how he takes it. "Milk, two sugars, and no, I do not know yet what it will cost."',
      ],
    },
    scene: [
      'Three mugs on an upturned bucket, rain on the sheeting, and ten minutes of peace.',
      'You bring a tray of tea and ask how it is going. Two of them look into their cups.',
    ],
    why: [
      [
        'Builders who work in a house all day are glad of a tea break.',
        'A tea break with the builders in your house helps everyone.',
      ],
    ],
    parts: [
      [
        ['Tea at ten and at three', 'A pot of tea twice a day'],
        [
          'Make it strong, in mugs that may get plaster on them.',
          'Ask on the first day how each of them takes it.',
        ],
        'Mugs of tea on a plank',
      ],
      [
        ['Show them the kettle', '"Help yourselves"'],
        ['Many people like this better than being served.', 'They can have a break when it suits them.'],
        'A kettle and mugs on a window sill',
      ],
      [
        ['Cake on the last day', 'Something sweet when it is finished'],
        ['Nobody expects it, and nobody forgets it.', 'Home-made counts double, bought counts too.'],
        'A cake on a dust sheet',
      ],
      [
        ['They bring their own', 'Only hot water for the flask'],
        ['Some people like to have their break in the van.', 'They do not want to be a bother.'],
        'A flask on the dashboard of a van',
      ],
    ],
    turn: [
      'Nobody has to offer. Nearly everybody is glad of it.',
      'Whatever you do, the {loo|bathroom} matters more than the {biscuit|cookie}.',
    ],
    asks: [
      'What do you offer the people who work in your house?',
      'Trades: what was the finest thing you were ever brought?',
    ],
    ends: {
      p: 'It is kind, and people notice.',
      f: 'Tell us your rules for the good mugs.',
      a: 'Water, {loo|bathroom}, kettle.',
      t: 'The best moment is when the drill stops.',
      h: 'Nobody has ever turned down a {biscuit|cookie}.',
      i: 'Work goes better if people have had tea together.',
      l: 'Five minutes of quiet, and then back up the ladder.',
    },
    keep: 'the first morning of any job',
    send: 'somebody who has builders in next week',
    own: [
      {
        kinds: ['people', 'story', 'value', 'history'],
        about: '\\bteam\\b|family|apprentic|founded',
        lead: 'The people who would drink it:',
      },
    ],
    pic: {
      ask: 'Mugs on site: plank, bucket or dashboard, steam welcome',
      alt: 'Mugs of tea on a plank at a building site',
    },
    claims: [['Hospitality to tradespeople as custom', 'common experience']],
  },
  {
    id: 'the-order-in-the-van',
    format: 'behind',
    again: 11,
    emoji: '🚐',
    tags: ['VanLife', 'TradeLife', 'BehindTheScenes'],
    title: [
      'How a tradesperson packs a van, and what you can copy',
      'How tradespeople organise a van so that nothing is searched for',
    ],
    cover: 'How to pack a work van',
    gist: [
      'In a well packed van the first thing needed is by the door, heavy things are low and in front, and each case is for one job.',
      'It looks like a heap of tools, and it is a system: packed backwards, sorted by job, with a list of what has run out.',
    ],
    subject: ['How to pack a work van', 'What the van tells you about the firm'],
    hooks: {
      '*': [
        'Look into the back of a van and you see how somebody works.',
        'In a work van, the tool you need first goes in last. Everyone learns that once, in the rain.',
      ],
      p: 'A well packed van saves a lot of walking, and the rules work in a shed or a kitchen.',
      f: 'Ever looked into the van outside your house? It is tidier than it looks.',
      a: 'Packing a van: sort by job, strap down what is heavy.',
      t: 'Heavy things low and in front, what is used most near the doors, and one kit for each job.',
      h: 'Somewhere in that van is a tape measure. Somewhere in it are eleven tape measures.',
      i: 'If the van is packed on Friday, Monday is easier.',
      l: 'A good van: everything is where your hand expects it.',
    },
    lines: {
      '*': [
        'Pack tools by job, not by kind: one case with all that a {tap|faucet} needs saves five walks to the van.',
        'What you need first goes in last. It works for vans, suitcases and moving {lorries|trucks}.',
        'Keep screws in clear boxes with labels. If you have to open a drawer to see what is in it, you will open all of them.',
        'Every work van has a box called "miscellaneous". Empty it every Friday.',
        'Take a photo of your shed when it is tidy. Then you know where things go.',
      ],
      h: ['A van has three layers: tools, offcuts that may come in useful, and lunch.'],
    },
    scene: [
      'Half past seven, drizzle, the van doors open. A hand goes in without looking and comes out with the right {spanner|wrench}.',
      'Somebody stands in front of the house with both arms in a heap of cable, looking for a {spanner|wrench}.',
    ],
    why: [
      [
        'Every forgotten part means a drive to the merchant, and somebody pays for that hour.',
        'What is not in the van today cannot be fitted today.',
      ],
      [
        'Heavy things in the wrong place are dangerous when you brake.',
        'If you brake hard, whatever is loose flies forward.',
      ],
    ],
    parts: [
      [
        ['{Dust sheets|Drop cloths} by the door', 'What protects the floor comes first'],
        ['They are the first thing out and the last thing back in.', 'First out of the van, last back in.'],
        'Folded dust sheets at the open door of a van',
      ],
      [
        ['One case for each job', 'All parts for a job together'],
        [
          '{Tap|Faucet}, {socket|outlet}, lock, tile: each case has tools, spares and a rag.',
          'An empty place in the case shows what is missing.',
        ],
        'An open case with parts in compartments',
      ],
      [
        ['Heavy things low and strapped', 'Tie down everything heavy'],
        [
          'They go against the bulkhead. Ladders on the roof get two ties.',
          'What could fly has no business behind a head.',
        ],
        'Straps over cases in a van',
      ],
      [
        ['A list on the inside of the door', 'Write down what runs out'],
        [
          'Whatever ran out is written down at once. In the evening it is the order.',
          'By ten in the morning nobody remembers what ran out.',
        ],
        'A handwritten list on the door of a van',
      ],
    ],
    turn: ['Half an hour on Friday, and Monday is easy.', 'Your own shed would like it, too.'],
    asks: [
      'What is in the box marked "miscellaneous" at your place?',
      'How many tape measures do you own, and where are they?',
    ],
    ends: {
      p: 'When you choose a firm, look into the van. That is how they will work in your house.',
      f: 'Trades, show us your doors. Honest ones only.',
      a: 'Sorted by job, and tied down.',
      t: 'Count the trips to the merchant each week, and stock what caused them.',
      h: 'And still one day the pencil is behind your ear and you cannot find it.',
      i: 'People who look after their tools look after your house.',
      l: 'The doors close, and nothing rattles.',
    },
    work: "Any business that works at other people's places has the same problem. Kits by job are better than sorting by kind.",
    keep: 'the Friday when you tidy the shed',
    send: 'the person with eleven tape measures',
    own: [
      {
        kinds: ['process', 'service', 'place', 'policy'],
        about: '\\bour vans?\\b|\\bvans? (?:carr|are|is|stock)|spare parts|dust sheets?',
        lead: 'What else comes along in the van:',
      },
    ],
    pic: {
      ask: 'Your van with its back doors open, as it is',
      alt: 'An open van with tools and cases on shelves',
    },
    claims: [['Load low, forward and secured; kits by task', 'safety advice for vans and trade practice']],
  },
];
