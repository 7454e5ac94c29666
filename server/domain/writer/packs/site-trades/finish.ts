// Testing, finishing and the people who do the work.
import type { Idea } from '../../library/idea.ts';

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
      pl: 'An hour of checking at the end saves months of phone calls.',
      t: 'Check in this order: surfaces, moving parts, water, power, papers.',
      fhi: 'Before you shake hands on a finished building job, go round once with masking tape.',
      a: 'Open everything that opens. Then sign off the job.',
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
      pfathil: [
        'Mention what is good as well. It makes the list easier to take.',
        'Photograph each taped spot with its number; the tape will fall off before the list does.',
      ],
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
      pl: 'A smoke alarm does not last for ever. The date is printed on the back.',
      t: 'Dust and age make the sensor of a smoke alarm worse. The test button does not show that.',
      fhi: 'Get out the stepladder this evening and turn your smoke alarm over.',
      a: 'A smoke alarm past its date is replaced. Even if it beeps.',
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
      pfathil: [
        'Wired units have a date on them as well, and somebody qualified to change them.',
        'Interlinked units all go together: one sensor, many horns.',
      ],
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
      pl: 'Two thin coats take less time than repairing one thick one.',
      t: 'In a thick coat, water or solvent is trapped under a dry skin.',
      fhi: 'You would like to finish painting tonight. Give it one more day.',
      a: 'Paint thin, let it dry, paint thin again.',
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
      pfathil: [
        'A strong change of colour may need three coats. A tinted undercoat saves one of them.',
        'Professionals measure the wet paint with a small gauge where thickness counts.',
      ],
    },
    work: 'Painters price two coats because the second makes the finish. If an offer has one coat, ask why.',
    keep: 'the evening when you want to be done',
    send: 'whoever says that one coat will do',
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
      pl: 'Damp and condensation look alike and need opposite cures.',
      t: 'Foil lets no water through. Drops in front come from the room, drops behind come from the wall.',
      fhi: 'Before you paint over that damp patch again, fetch the kitchen foil.',
      a: 'Damp wall: find out where the water comes from, then choose the cure.',
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
      pfathil: [
        'Mention the test and the weather to whoever comes to look.',
        'A cheap hygrometer helps: above sixty per cent all the time, water will settle somewhere.',
      ],
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
      pl: 'A bathroom fan should move air. One sheet of paper shows whether it does.',
      t: 'A fan needs air to come in. Behind a tight door even a good one moves very little.',
      fhi: 'Next time you are in the bathroom, take one sheet of paper and hold it to the fan.',
      a: 'Hold paper to the bathroom fan. If it falls, the fan is not working.',
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
      pfathil: [
        'If it still falls after cleaning, have the duct and the flap outside looked at.',
        'A run-on timer or humidity switch does more than a stronger motor.',
      ],
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
      pl: 'Tea for the builders: nobody is quite sure what is right.',
      t: 'One roofer drinks one tea an hour. Two roofers drink three.',
      fhi: 'Somebody is working in your house all day. Do you make tea, or leave them in peace?',
      a: 'Somebody is working in your house. Offer tea once in the morning, then show where the kettle is.',
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
    ends: { pfathil: ['It is kind, and people notice.', 'The best moment is when the drill stops.'] },
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
];
