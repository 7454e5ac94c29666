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
    cover: 'Walk round with masking tape',
    gist: [
      'Walk round by daylight with a roll of masking tape and open everything that opens. A piece of tape on each flaw, one list, one visit, and nobody has to argue from memory.',
      'A snagging list is best made together, by day, in one go. Run each {tap|faucet}, close each door, and mark what is not right.',
    ],
    subject: ['Daylight, tape, every door', 'The last hour of the job'],
    hooks: {
      '*': [
        'The work is done, everybody is smiling, and nobody has tried the window behind the sofa.',
        'The faults are found by the first guest. So be your own first guest.',
        'The best time to find a fault is while somebody is still there to mend it.',
      ],
      p: 'A calm inspection at the end saves months of small phone calls.',
      f: 'Before you shake hands on the finished job, take a roll of tape and go round once.',
      a: 'Open everything that opens. Then sign the job off.',
      t: 'Sequence: light, surfaces, moving parts, water, power, documents. One pass each, one list.',
      h: 'Inspecting a finished job is the only treasure hunt in which everybody hopes to find nothing.',
      i: 'Good work can stand being looked at closely.',
      l: 'A finished wall, low light along it, and the hand that follows.',
    },
    lines: {
      '*': [
        'Inspect finished plaster and paint by daylight, and then with a {torch|flashlight} held flat against the wall. Daylight is kind. The {torch|flashlight} is not.',
        'A piece of masking tape on every flaw, a number on the tape, the numbers on one list. Nobody has to ask "where?"',
        'Before you sign off a job, open and close all of it: doors, windows, drawers, valves, hatches. Twice. What catches now will catch for years.',
        'Fill the basin, then let it out and feel the pipe below with a dry tissue. A drop shows at once on paper.',
        'At the end of building work, make one list and not nine messages. Small things get done in one visit if somebody knows them all.',
        'Photograph each piece of tape with the room behind it. The list then writes itself.',
      ],
      h: ['Forty pieces of blue tape on one wall. The decorator calls it an installation.'],
    },
    scene: [
      'The dust sheets are gone, it smells of paint, and two people walk through the room in socks, admiring it.',
      'Three weeks after the last handshake, a drawer meets a door handle for the first time.',
    ],
    why: [
      [
        'Whoever has worked in a room for weeks no longer sees it, and whoever has waited for it sees only that it is finished.',
        'After so long both sides are blind in their own way, and a list has eyes.',
      ],
      [
        'While tools and people are still there, a fault costs minutes.',
        'A drop of paint today is a wipe. Next month it is an appointment.',
      ],
    ],
    parts: [
      [
        ['Surfaces by daylight and {torch|flashlight}', 'Walls and floors in slanting light'],
        [
          "Walls, ceilings, edges, first straight on, then along them. Judge at arm's length and not with a magnifying glass.",
          'A {torch|flashlight} held flat shows dents and roller marks. Decide beforehand what counts.',
          "Low light is merciless. Agree first on what an arm's length means.",
        ],
        'A {torch|flashlight} held flat against a painted wall',
      ],
      [
        ['Everything that moves', 'Doors, drawers, catches'],
        [
          'Doors, windows, drawers, blinds, hatches: open, close, lock. Furniture in the way belongs to the test.',
          'Listen too. A scrape is a conversation that two parts are going to have daily.',
          'If it rubs now, it will rub for good.',
        ],
        'A hand closing a door slowly',
      ],
      [
        ['Water in and water out', '{Taps|Faucets} on, plugs out'],
        [
          'Run all {taps|faucets} hot and cold, fill, empty, flush. Then look under it with a dry tissue.',
          'Pour a jug along the shower edge, and see where it goes.',
          'Then look below it, with dry hands and a piece of paper.',
        ],
        'A tissue held to a pipe under a basin',
      ],
      [
        ['Every switch and {socket|outlet}', 'Each {socket|outlet} and each switch'],
        [
          'A lamp goes round the {sockets|outlets}, and somebody presses all switches. Which does what?',
          'If a plate is crooked now, you will be looking at it for twenty years.',
          'One lamp and two people do it in ten minutes.',
        ],
        'A small lamp plugged into a wall {socket|outlet}',
      ],
      [
        ['Papers, keys, leftovers', 'Everything on paper and in tins'],
        [
          'Certificates, manuals, spare tiles, the rest of the paint with its name.',
          'Ask for them today. Nobody will remember the colour in half a year.',
          'Leftover paint without a name is only a tin.',
        ],
        'A box with manuals, keys and a paint tin',
      ],
    ],
    turn: [
      'Go round together. Half of the tape comes off again while you are talking.',
      'Then agree on a date for the list, and shake hands on it.',
    ],
    asks: [
      'What did you only notice a month later?',
      '{Torch|Flashlight} or daylight: how closely do you look?',
    ],
    ends: {
      p: 'Say what is good as well. It makes the rest of the list easier to give and to take.',
      f: 'And then enjoy it. It is finished.',
      a: 'One round, one list, one date.',
      t: 'Photograph each taped spot with its number; the tape will fall off before the list does.',
      h: 'If the wall ends up looking like a {parcel|package}, some further conversation is in order.',
      i: 'A job is well ended when both sides are glad to meet again.',
      l: 'The last strip of tape comes off without a sound.',
    },
    work: 'Firms that offer this round before they are asked have fewer calls afterwards. It costs an hour, and it turns complaints into a list with a date.',
    keep: 'the last day of works',
    send: 'friends who are about to sign for their kitchen',
    own: [
      {
        kinds: ['process', 'guarantee', 'policy', 'service'],
        about: 'snag|handover|aftercare|guarantee|walk[- ]?through|sign[- ]?off|come back',
        lead: 'And what happens after the last day?',
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
    cover: 'Turn the alarm over',
    gist: [
      'Smoke alarms grow old even when the button still beeps. Take it down, read the date on the back, and replace it if it is past the age the maker gives, often ten years.',
      'The test button checks the horn and the battery. How well the sensor still smells smoke is told by the date underneath.',
    ],
    subject: ['There is a date on the back', 'It beeps. That is not the whole answer'],
    hooks: {
      '*': [
        'Nobody has ever looked at the back of your smoke alarm. That is where the date is.',
        'Your smoke alarm hangs there, it blinks, and it may have been blind for years.',
        'The green light says that it has power. It says nothing about its sense of smell.',
      ],
      p: 'Smoke alarms have a service life, and it is printed where nobody looks.',
      f: 'Get out the stepladder this evening and turn your smoke alarm over.',
      a: 'A smoke alarm past its date is replaced. Even if it beeps.',
      t: 'Dust and ageing shift the response of the sensor. The test circuit does not measure that.',
      h: 'The smoke alarm only ever complains about toast. That does not prove that it is young.',
      i: 'A minute on a stepladder, for everyone who sleeps under that ceiling.',
      l: 'A small white disc, and beneath it a quiet night.',
    },
    lines: {
      '*': [
        'Turn your smoke alarm over: on the back is a date. Most makers say to replace it after ten years.',
        'Press the test button once a month, and do it so that everyone hears it. Children should know that sound.',
        'Vacuum the slots of a smoke alarm twice a year with a soft brush. Dust makes it deaf, or touchy.',
        'A smoke alarm that chirps every minute mostly wants a battery. It starts at three in the morning because batteries are weakest in the cool of the night.',
        'No alarm in the kitchen over the {hob|stove}, please: heat alarms are made for that. Halls and bedrooms get smoke alarms.',
        'Test it from the room that is furthest away. That is where people sleep.',
      ],
      h: [
        'The chirp of a smoke alarm can be heard all over the {flat|apartment} and comes from nowhere. It is the closest that most of us get to a ghost.',
      ],
    },
    scene: [
      'Three in the morning, one chirp a minute, and a person in pyjamas walking about with his head tilted.',
      'Moving house, a yellowed disc above the door, and on its back a date from two owners ago.',
    ],
    why: [
      [
        'People who are asleep hardly smell smoke, and so something has to be awake for them.',
        'At night the nose is off duty. The alarm is what is left.',
      ],
      [
        'Inside sits a small chamber that gets dirty over the years, and its electronics drift.',
        'Ten years of kitchen air and dust go through those slots.',
      ],
    ],
    parts: [
      [
        ['Take it down and read the date', 'Take it off its base'],
        [
          'Twist, usually to the left. Made on, or replace by: one of the two is there. Past it, or about ten years after the first, it is due.',
          'Past its date, or no date at all: replace the alarm.',
          'If the year has passed, or none can be found, it is time for a new one.',
        ],
        'A smoke alarm turned over in a hand',
      ],
      [
        ['Clean the slots, press the button', 'Dust it and make it scream'],
        [
          'Soft brush on the vacuum cleaner, then a long press until it shrieks.',
          'Warn the cat. And the neighbours below.',
          'If the button does nothing with a good battery in it, it goes.',
        ],
        'A brush held to the slots of an alarm',
      ],
      [
        ['Write the year on its edge', 'Let the year face outwards'],
        [
          'With a pen, so large that you can read it from the floor.',
          'Then nobody needs the stepladder next time.',
          'Nobody should have to climb to know its age.',
        ],
        'A year written on the edge of an alarm',
      ],
    ],
    turn: [
      'Do all of them in one go, they were mostly hung up on the same day.',
      'It takes as long as a cup of tea, for all the rooms.',
    ],
    asks: ['How old are yours? Have you looked?', 'What sets off your smoke alarm: toast, shower or onions?'],
    ends: {
      p: 'Wired units have a date on them as well, and somebody qualified to change them.',
      f: 'Sleep well. Someone is on watch.',
      a: 'Turn, read, replace.',
      t: 'Interlinked units all go together: one sensor, many horns.',
      h: 'Toast is not a test, though it does try.',
      i: 'To care for others is often a dull little task done in time.',
      l: 'Then off with the light.',
    },
    work: "Landlords and shops forget it because nobody lives under them. A year on the edge of each alarm and one afternoon a year make it somebody's job.",
    keep: 'this evening, with a steady chair',
    send: 'someone who has just moved in',
    caution: [
      "Number, place and kind of alarms are regulated differently from country to country. Follow the maker's instructions and local rules, and leave alarms wired to the mains to an electrician.",
      'What is required where differs between countries: follow the maker and your local rules. Alarms on the mains are for an electrician.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about:
          'smoke|\\balarms?\\b|electrical (?:safety|inspection|check)|safety (?:check|inspection)|landlord (?:cert|safety|check)',
        lead: 'If it ought to be fitted or checked by somebody, this is worth knowing.',
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
    cover: 'Two thin coats',
    gist: [
      'A thick coat skins over and stays soft beneath, so it runs, wrinkles and marks. Two thin ones dry through, cover evenly and are finished sooner.',
      'Paint dries from the top. Lay it on thickly and you shut the wet in; lay it on thin and give it its time between.',
    ],
    subject: ['The second coat you saved is running down the door', 'Thin, wait, thin'],
    hooks: {
      '*': [
        'One thick coat saves the second, and costs you the sanding, the third and the Sunday.',
        'There is a tear of dried paint on the door. It was there to save time.',
        'Paint that is too thick dries like a pudding: from the top.',
      ],
      p: 'Two thin coats take less time than repairing one thick one.',
      f: 'You would like to be done tonight. The paint would like you not to.',
      a: 'Paint thin. Let it dry. Paint thin again.',
      t: 'Films cure from the surface. Above a certain thickness solvent or water is trapped under a skin.',
      h: 'One coat, says the tin. The tin has not met your brown.',
      i: 'Patience is the one tool in decorating that nobody can lend you.',
      l: 'A thin film over a thin film, and the depth that comes of it.',
    },
    lines: {
      '*': [
        'Two thin coats of paint dry through and cover. One thick one gets a skin and stays soft below it.',
        'Runs show after ten minutes. Come back with the brush and look at each door once more before you clean it.',
        'Dry to the touch is not dry to paint. The time for the second coat stands on the tin, and cold or damp doubles it.',
        'Wrap brush and roller tightly in film between coats. No washing out until the job is done.',
        'If you must see the first coat cover, you will put on too much. It may look dreadful. That is what the second is for.',
        'Two coats in a day beat one in a weekend that has to be scraped off on Monday.',
      ],
      h: ['The door has been painted in one thick coat and can be opened on Thursday.'],
    },
    scene: [
      'Half past nine in the evening, the roller is dripping, and someone says: "If we put it on properly, that will do."',
      'Three weeks after painting, a book stands on the window sill and cannot be lifted.',
    ],
    why: [
      [
        'Paint dries on the surface first. That seals what lies under it, and shrinks into wrinkles.',
        'With the lid closed, the wet below cannot get out any more.',
      ],
      [
        'On upright surfaces anything heavy moves down. You call it a run, and it will be seen in every evening light.',
        'Gravity works on a thick film all the while it is soft.',
      ],
    ],
    parts: [
      [
        ['Load half, spread it twice as far', 'Take little and brush it far'],
        [
          'Dip a third of the bristles, wipe off, lay on, and draw out until it drags a little.',
          'If it squelches, there is too much on.',
          'Spread it until the bristles begin to pull.',
        ],
        'A brush being wiped on the edge of a tin',
      ],
      [
        ['Let it look patchy', 'Do not mind the first coat'],
        [
          'First coats are ugly. They bind, and they show you where filler is missing.',
          'Do not go back into it to help. Wet on nearly dry makes ridges.',
          'Streaks are normal. Poking at it later is what leaves marks.',
        ],
        'A patchy first coat on a wall',
      ],
      [
        ['Wait as long as the tin says', 'Let it dry all the way'],
        [
          'In a cool or damp room longer. If it is sticky to the back of the finger, leave it.',
          'Open a window a little. Moving air dries better than heat.',
          'Time on a tin is for a warm day. Add some for yours.',
        ],
        'A clock beside a paint tin',
      ],
      [
        ['Rub down lightly between coats', 'Sand it with a light hand'],
        [
          'On wood and metal, a few strokes with fine paper, then wipe off the dust.',
          'The second coat wants something to hold on to.',
          'Dull is enough, dust off, then the second.',
        ],
        'A hand rubbing a painted door with fine paper',
      ],
    ],
    turn: [
      'On the second evening it looks as though somebody knew what they were doing.',
      'You gain a coat and lose nothing but a night.',
    ],
    asks: ['What did you paint in one coat and regret?', 'How long do you really wait between coats?'],
    ends: {
      p: 'Dark over light or light over dark may want three; a tinted undercoat saves one of them.',
      f: 'Go to bed. It will dry without you.',
      a: 'Two thin. No discussion.',
      t: 'Wet film gauges exist and cost little. Professionals use them where thickness counts.',
      h: 'Paint has never yet been talked into drying by somebody standing in front of it.',
      i: 'What is given time repays it for years.',
      l: 'Morning light along the wall, and no brush to be seen.',
    },
    work: 'Decorators price two coats because the second is where the finish is made. Offers for one coat are either for the same colour again or for a customer who will not look.',
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
        lead: "How is that done when it is somebody's trade?",
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
    cover: 'Ask the wall with foil',
    gist: [
      'Tape a square of kitchen foil tightly to the dry surface for two days. Drops on the room side point to condensation, and drops behind it point to the wall.',
      'Before anybody sells you a cure, find out which side the water comes from. Kitchen foil and tape give a first hint.',
    ],
    subject: ['Which side is the water on?', 'Two days, a bit of foil'],
    hooks: {
      '*': [
        'There is a dark patch on the wall. Is it coming out of it, or settling on it?',
        'Two cures for damp exist, and they have nothing to do with each other.',
        'Before anyone sells you a cure, ask the wall one question.',
      ],
      p: 'Damp and condensation look alike and need opposite remedies.',
      f: 'Before you paint over that patch again, fetch the kitchen foil.',
      a: 'A damp wall: find the side first, then the cure.',
      t: 'Foil is vapour tight. Moisture on the face comes from room air, moisture behind from the masonry.',
      h: 'The damp patch has been painted four times. No part of the house is better decorated.',
      i: 'Understanding a damp patch is kinder to a house than painting over it.',
      l: 'A square of silver on an old wall, and two quiet days.',
    },
    lines: {
      '*': [
        'Tape kitchen foil to a damp wall for two days. Drops on your side: condensation. Drops behind it: the wall is wet.',
        "Mould in the corner behind a wardrobe is often only cold air that stands still. Pull it a hand's breadth away.",
        'Drying washing indoors puts litres into the air. It has to go somewhere, and the coldest wall is where it goes.',
        'Damp has an address: a tide mark at knee height, a patch under a gutter joint, a cold corner behind the bed. Each has its own cause.',
        "Mould in the corner behind a wardrobe often wants only a hand's width of air.",
      ],
      h: [
        'Five people have looked at the damp patch and found six causes. The foil has no opinion and is usually right.',
      ],
    },
    scene: [
      'Late autumn, the heating is on, and in the corner above the {skirting|baseboard} somebody has grown a grey cloud.',
      'Paint, stain, paint, stain. The patch keeps better time than the calendar.',
    ],
    why: [
      [
        'Warm air holds water and lets go of it on cold surfaces, which is not the same as water coming through.',
        'A bathroom mirror does not leak. Walls behave like mirrors more often than people think.',
      ],
      [
        'Ventilation does not mend a gutter, and a new gutter does not dry the washing.',
        'Each cause has its own cure, and the other one costs money for nothing.',
      ],
    ],
    parts: [
      [
        ['Dry the spot first', 'Begin with a dry surface'],
        [
          'Wipe, then a hairdryer on low for some minutes, so that old moisture does not fool you.',
          'The surface should feel dry, if only for the moment.',
          'Otherwise you measure last week.',
        ],
        'A hairdryer aimed at a wall',
      ],
      [
        ['Tape foil tightly all round', 'Stick it down on all sides'],
        [
          'A square as large as a dinner plate, no gaps at the edges, shiny side as you like.',
          'Put a second piece on a dry wall nearby, to compare.',
          'And one more on a wall that you trust.',
        ],
        'A square of foil taped to a wall',
      ],
      [
        ['Live normally for two days', 'Carry on as usual'],
        [
          'Cook, shower, sleep. A test in an empty house proves little.',
          'Note the weather: driving rain changes the result.',
          'Breath, baths and boiling belong to the test. So does the weather.',
        ],
        'A kitchen with a steaming pot',
      ],
      [
        ['Wet in front: air. Wet behind: wall', 'Look at both sides of it'],
        [
          'Drops on your side came out of the room, drops behind came through the wall. Both: you are allowed to sigh.',
          'Peel it off slowly and feel the plaster beneath.',
          'Outside of the foil wet: the air did it. Wall side wet: the wall did it.',
        ],
        'A hand peeling foil from a wall',
      ],
    ],
    turn: [
      'It is a hint and no survey, though it keeps you from the wrong remedy.',
      'Then ask somebody, and tell them what you saw.',
    ],
    asks: [
      'What was it in the end: wall, gutter or washing?',
      'How often have you painted over a damp patch?',
    ],
    ends: {
      p: 'Mention the test and the weather to whoever comes to look. It saves a visit.',
      f: 'And give the wardrobe a little room to breathe.',
      a: 'Foil. Two days. Look.',
      t: 'Add a cheap hygrometer: a room constantly above sixty per cent will condense somewhere.',
      h: 'A fifth coat of paint would only give the damp something new to wear.',
      i: 'A house mostly wants to be listened to.',
      l: 'Dry plaster under the palm, cool and even.',
    },
    work: 'Surveyors measure longer and better, and still begin with the same question: which side does it come from? Half of failed damp repairs were good answers to the other question.',
    keep: 'the first cold week with a dark corner',
    send: 'someone who has bought more paint',
    caution: [
      'A first hint and no diagnosis. Large areas of mould, wet electrics or damp that returns should be looked at by a qualified person.',
      'This is a hint only. Have much mould, wet electrics or damp that comes back seen by a qualified person.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'process'],
        about: '\\bdamp|\\bleaks?\\b|gutter|(?<!finished )\\broofs?\\b|ventilat|mould',
        lead: 'When you know which side it comes from, this may help.',
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
    cover: 'One sheet on the fan',
    gist: [
      'Switch the fan on and hold a sheet of {loo|toilet} paper to the grille. If it stays there by itself, air is moving. If it drops, you own a noise.',
      'Many bathroom fans hum for years and shift nothing. One sheet of paper tells you, and a gap under the door often cures it.',
    ],
    subject: ['It hums. Does it also work?', 'One sheet tells you'],
    hooks: {
      '*': [
        'The fan in your bathroom makes a noise. Does it do anything else?',
        'The mirror is steamed up, the fan is running, and both have been for half an hour.',
        'Noise is not air.',
      ],
      p: 'An extractor fan should be judged by the air it moves.',
      f: 'Next time you are in the bathroom, take one sheet of paper and hold it to the fan.',
      a: 'Hold paper to the bathroom fan. If it falls, the fan is not doing its job.',
      t: 'Extraction needs make-up air. A sealed door cuts the flow to a fraction, however good the fan.',
      h: 'The bathroom fan sounds like a small aircraft and has never moved a feather.',
      i: 'A small test, and a room that can breathe again.',
      l: 'Clear glass, warm stone, and no smell of damp.',
    },
    lines: {
      '*': [
        'Hold a sheet of {loo|toilet} paper to the running fan. It sticks: good. It drops: clean the grille and try again.',
        "A fan can only take out what can get in. Leave a finger's gap under the bathroom door.",
        'Let the fan run on for a quarter of an hour after the shower. Most of the steam leaves after you do.',
        'Dust on the grille can take half of its air. A soft brush twice a year, power off first.',
        'Let it run on for a quarter of an hour after a shower. Steam takes longer to leave than you do.',
      ],
      h: ['The paper stuck to the fan. It then turned out to have been the damp.'],
    },
    scene: [
      'Somebody steps out of the shower into a cloud. Above it, a grey grille with a beard of fluff is roaring.',
      'In the corner over the bath black dots are coming through again, right next to the fan.',
    ],
    why: [
      [
        'A shower puts a good deal of water into the air, and what is not taken out settles on the coldest corner.',
        'Steam looks for something cold, and finds it above the window.',
      ],
      [
        'Fans lose air to dust, long ducts and doors that fit too well, and none of that changes the noise.',
        'The motor runs whether anything passes through it or not.',
      ],
    ],
    parts: [
      [
        ['Hold one sheet to the grille', 'A piece of paper, held flat'],
        [
          'Single, thin, fan on, door shut as usual. Let go and watch.',
          'A sheet that flutters and drops is telling you something.',
          'If the fan can hold it, it can hold steam.',
        ],
        'A sheet of paper held to a fan grille',
      ],
      [
        ['Open the door and try again', 'Do it again with the door ajar'],
        [
          'If it sticks now, the fan is fine and the room is airless. The door wants a gap.',
          'No difference? Then look at dust, duct and flap.',
          'When it sticks only then, air cannot get in. Shorten the door a little.',
        ],
        'The gap under a bathroom door',
      ],
      [
        ['Brush the grille, power off', 'Dust it with the current off'],
        [
          'Switch off the circuit, take the cover off, brush, wipe, put it back.',
          'Leave everything behind the cover to an electrician.',
          'Half of all weak fans are only hairy.',
        ],
        'A dusty grille being brushed',
      ],
    ],
    turn: [
      'Often it is the fluff, and sometimes the door. Rarely does it need a new fan.',
      'Paper on the grille, mirror clear after ten minutes: that is how it should be.',
    ],
    asks: ['Did your sheet stick or fall?', 'How long is your mirror steamed up after a shower?'],
    ends: {
      p: 'If it still falls after cleaning, have the duct and the flap outside looked at.',
      f: 'It is the only test that can be done while seated.',
      a: 'The paper sticks or it falls. Now you know.',
      t: 'A run-on timer or humidity switch does more than a stronger motor.',
      h: 'It is one of the few house tests that can be carried out sitting down.',
      i: 'Fresh air is the least of luxuries and the first to be missed.',
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
        lead: 'For fans that only hum, there is help.',
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
    cover: 'Keep the concrete wet',
    gist: [
      'Cement hardens by binding water, even under the sea. Sun and wind take away what it needs, so fresh concrete is covered and kept damp for days.',
      'Somebody is watering a new slab, and it looks like a joke. It is the reason why the slab will not dust and crack.',
    ],
    subject: ['Why somebody is watering your patio', 'It hardens under water too'],
    hooks: {
      '*': [
        'There is a man in the yard, watering the concrete. He has not lost his mind.',
        'Piers of bridges are cast under water. Nobody waits for them to dry.',
        'A slab that is thirsty in its first week is weak all its life.',
      ],
      p: 'Fresh concrete needs water for days, and the care it gets decides how strong it will be.',
      f: 'A new slab at your place? Then you may help: with a watering can.',
      a: 'Keep it wet. Strength comes from water.',
      t: 'Hydration: cement and water form crystals that interlock. Evaporation stops the reaction near the surface.',
      h: 'Watching concrete dry is impossible. It is doing something else.',
      i: 'Strength that lasts comes slowly and in the wet.',
      l: 'A dark, damp slab under a sheet, growing harder in silence.',
    },
    lines: {
      '*': [
        'Concrete does not dry, it cures: it binds water and sets like stone. Cover a new slab and keep it damp for some days.',
        'The first days decide. Concrete that dries in the sun on day one gets a dusty skin and fine cracks.',
        'Extra water in the mix makes it flow and makes it weak. Water afterwards, on top, makes it strong.',
        'Concrete goes on gaining strength for weeks. After seven days it has about two thirds of what it is reckoned to have after twenty-eight.',
        'Hot, windy days crack more concrete than frost does.',
      ],
      h: ['The slab was watered, covered and spoken to kindly. The begonias were not, and have noticed.'],
    },
    scene: [
      'First morning, sun on a pale new slab, and somebody comes out with a hose and a roll of film.',
      'After a hot weekend the new step has a map of hairline cracks. It got warm too soon, and thirsty.',
    ],
    why: [
      [
        'Cement powder and water make new minerals, and these knit sand and stones together.',
        'It is a reaction and no evaporation: the water becomes part of the stone.',
      ],
      [
        'Where the surface loses it too early, the reaction stops there, and a soft layer remains.',
        'Wind is worse than sun. It takes the damp off before the crystals have found each other.',
      ],
    ],
    parts: [
      [
        ['Cover it within hours', 'Put a cover on it'],
        [
          'Film or damp sacking, weighted at the edges, once it is hard enough not to mark.',
          'The sheet keeps in what the slab needs.',
          'As soon as it takes no print. Wind is its enemy.',
        ],
        'A plastic sheet over a fresh slab',
      ],
      [
        ['Keep it damp for days', 'Wet it gently, for days'],
        [
          'A fine spray morning and evening, longer in heat. No jet: that washes out the skin.',
          'A dark surface is a happy one. Pale patches are thirsty.',
          'A rose and no hose end. It should never look pale.',
        ],
        'A fine spray on a concrete slab',
      ],
      [
        ['Ask when it may carry', 'Find out when it can take a load'],
        [
          'A foot, a wall, a car: each has its day. Whoever mixed it can say.',
          'Hard to the knuckle is a long way from strong.',
          'A person after a day or two, a car much later. Ask.',
        ],
        'A boot at the edge of a new slab',
      ],
    ],
    turn: [
      'So water it, like anything else that has to take root.',
      'In a hundred years it will still be a little harder than today.',
    ],
    asks: ['Whose paw print is in your concrete?', 'Did you know that it needs water?'],
    ends: {
      p: 'Frost is the other enemy in the first nights: ask about it before a cold spell.',
      f: 'Mornings with a watering can are rather pleasant, too.',
      a: 'Cover. Wet. Wait.',
      t: 'Low water-cement ratio in the mix and wet curing on top: both raise strength.',
      h: 'Somewhere on it, by morning, there will be the print of a cat.',
      i: 'Some things grow strong because somebody looked after them early.',
      l: 'Stone, made overnight, from powder and rain.',
    },
    keep: 'the day the mixer comes',
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
        lead: 'From slab to wall, this is the trade in question.',
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
    format: 'question',
    again: 12,
    emoji: '☕',
    tags: ['TradeLife', 'TeaBreak', 'BuildersTea'],
    title: [
      'What do you offer the people who work in your house?',
      'Tea for tradespeople: how do you do it in your house?',
    ],
    cover: 'Tea for the trades',
    gist: [
      'Tea, coffee, a {biscuit|cookie}, the {loo|toilet}: what is right when somebody is working in your house all day? And what have you been offered yourself?',
      'The kettle question: do you ask, how often, and in which mugs? Every house has its own rules, and every trade remembers the good ones.',
    ],
    subject: ['How do they take it?', 'The good mugs or the others?'],
    hooks: {
      '*': [
        "Ten o'clock, somebody is lying under your sink, and you are standing there with a kettle.",
        "Two sugars, strong, in the mug with the chip. Somebody's whole week hangs on it.",
        'It is a small question, and every house answers it differently.',
      ],
      p: 'A question of manners in which both sides are often unsure.',
      f: 'Somebody is working in your house all day. Do you ask, put the kettle on, or leave them in peace?',
      a: 'Somebody is working in your house. Offer tea once in the morning, then show where the kettle is.',
      t: 'Consumption by one roofer: tea, strong, hourly. By two roofers: more than twice that.',
      h: 'There are firms that choose their jobs by roof pitch, and others by {biscuit|cookie}.',
      i: 'A cup brought out at the right moment has smoothed many a long day.',
      l: 'A tray of tea, steam in cold air, and five minutes on an upturned bucket.',
    },
    lines: {
      '*': [
        'Tea or coffee, good mugs or the others, {biscuit|cookie} or cake: what do you offer the people who work in your house?',
        'People working in your house? Show them once where the {loo|bathroom} is, where to wash and where the kettle stands. After that nobody has to ask.',
        'Bringing tea to somebody up a ladder or in the middle of plastering? Wait. Plaster does not.',
        'The nicest thing for people who work on your house on a hot day: a jug of cold water with glasses, put in the shade without a word.',
        'The thing most often missed is the way to the bathroom. Say it in the first five minutes.',
      ],
      h: [
        'Somebody on a job was asked how he takes it. "Milk, two sugars, and no, I have no idea yet what it will cost."',
      ],
    },
    scene: [
      'Three mugs on an upturned bucket, rain on the sheeting, and for ten minutes nobody has a problem.',
      'You bring a tray, full of hope, and ask how it is going. Two of them look into their cups.',
    ],
    why: [
      [
        'It is the smallest contract on site: somebody is being looked after while they look after your house.',
        'Strangers share a house for a week, and it helps to have one thing that is simply friendly.',
      ],
    ],
    parts: [
      [
        ['Tea on the hour', 'A pot at ten and one at three'],
        [
          'The classic. Strong, in mugs that may get plaster on them.',
          'Ask on the first day how each takes it, and you are a legend by Friday.',
          'Nobody minds a biscuit on the saucer.',
        ],
        'Mugs of tea on a plank',
      ],
      [
        ['Show them the kettle', '"Help yourself" and where the mugs are'],
        [
          'Milk is in the fridge, help yourselves. Many like this more than being served.',
          'Freedom for both sides, and the phone call can go on.',
          'Some of us would rather not stand by with a tray.',
        ],
        'A kettle and mugs on a window sill',
      ],
      [
        ['Cake on the last day', 'Something sweet when it is finished'],
        [
          'Not needed, never forgotten. It has settled many a snagging list.',
          'Home-made counts double, bought counts too.',
          'It is no wage and is taken as praise.',
        ],
        'A cake on a dust sheet',
      ],
      [
        ['They bring their own', 'Nothing, they are provided for'],
        [
          'A flask, a tin, a fixed place in the van. A nod is enough, and hot water in the afternoon.',
          'Some do not like to be in the way. It is meant politely.',
          'They will say yes to hot water and no to a fuss.',
        ],
        'A flask on the dashboard of a van',
      ],
    ],
    turn: [
      'Nobody has to offer. Nearly everybody is glad of it.',
      'Whichever way you do it: the {loo|toilet} matters more than the {biscuit|cookie}.',
    ],
    asks: [
      'What do you offer the people who work in your house?',
      'Trades: what was the finest thing you were ever brought?',
    ],
    ends: {
      p: 'It is courtesy and no duty, and it is noticed.',
      f: 'Tell us your rules for the good mugs.',
      a: 'Water, {loo|bathroom}, kettle. In that order.',
      t: 'Recommended interval: whenever the drill stops.',
      h: 'A {biscuit|cookie} has never yet been refused on a technicality.',
      i: 'Work goes better among people who have sat on the same bucket.',
      l: 'Steam, silence, and then back up the ladder.',
    },
    keep: 'the first morning of any job',
    send: 'somebody who has builders in next week',
    own: [
      {
        kinds: ['people', 'story', 'value', 'history'],
        about: '\\bteam\\b|family|apprentic|founded',
        lead: 'The people who would be drinking it.',
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
    cover: 'The order in the van',
    gist: [
      'In a good van the first thing needed is by the door, heavy things sit low and in front, and each case holds one job. It is logistics in a space as large as a bathroom.',
      'What looks like a heap of tools is a system: packed backwards, sorted by job, with a place for what is forgotten every time.',
    ],
    subject: ['Packed backwards', 'What the van tells you about the firm'],
    hooks: {
      '*': [
        'Open the back of a van and you see how somebody thinks.',
        'The tool that is needed first goes in last. Everyone learns that once, in the rain.',
        'Tidy is the wrong word. Findable is the right one.',
      ],
      p: 'A well-packed van saves a good deal of walking, and its rules work in a shed or a kitchen.',
      f: 'Ever looked into the van outside your house? There is more method in it than it seems.',
      a: 'Load a van like this: one case, one job, {dust sheets|drop cloths} by the door.',
      t: 'Load plan: mass low and forward, frequency of use towards the doors, kits by task, consumables in sight.',
      h: 'Somewhere in that van is a tape measure. Somewhere in it are eleven tape measures.',
      i: 'Order is a way of being kind to yourself on a Monday.',
      l: 'A good van: oak handles, steel edges, and each thing where the hand expects it.',
    },
    lines: {
      '*': [
        'Pack by job, not by kind: one case with all that a {tap|faucet} needs saves five walks to the van.',
        'What you need first goes in last. That holds for vans, suitcases and moving {lorries|trucks}.',
        'Clear boxes for screws, labels on two sides: a drawer that has to be opened in order to see is half a drawer.',
        'Every work van has a box called "miscellaneous". Empty it every Friday, or it becomes the van.',
        'Photograph your own shed when it is tidy. It is the plan for putting things back.',
      ],
      h: ['A van has three layers: tools, offcuts that may come in useful, and lunch.'],
    },
    scene: [
      'Half past seven, drizzle, doors open. A hand goes in without looking and comes out with the right {spanner|wrench}.',
      'Somebody is standing in front of the house with both arms in a heap of cable, saying quiet things.',
    ],
    why: [
      [
        'Each forgotten part is a trip to the merchant, and each trip is an hour that nobody is glad to pay for.',
        'What is not on board today is not fitted today.',
      ],
      [
        'Weight in the wrong place makes braking a gamble, and loose steel is worse than that.',
        'At a full stop everything not tied down keeps on travelling, towards the driver.',
      ],
    ],
    parts: [
      [
        ['Dust sheets at the door', 'What protects comes out first'],
        [
          'They go in before any tool, so they lie in front of any tool.',
          'First out of the van, last back in.',
          'The floor is covered before anything has been set down.',
        ],
        'Folded dust sheets at the open door of a van',
      ],
      [
        ['One case for each job', 'Everything for a job in one box'],
        [
          '{Tap|Faucet}, {socket|outlet}, lock, tile: each with tools, spares and a rag. Grab one and go.',
          'When it is empty it says so, since the holes show.',
          'An empty slot is a shopping list.',
        ],
        'An open case with parts in compartments',
      ],
      [
        ['Heavy, low and tied', 'Weight at the bottom and strapped'],
        [
          'Against the bulkhead, strapped. Ladders on the roof with two ties and not one.',
          'What could fly has no business behind a head.',
          'At the first sharp bend you will be glad of it.',
        ],
        'Straps over cases in a van',
      ],
      [
        ['A list on the inside of the door', 'What runs out is written on the door'],
        [
          'Whatever ran out is written down at once. In the evening it is the order.',
          'Memory is full by ten in the morning. The door is not.',
          'In pencil, by whoever used the last one.',
        ],
        'A handwritten list on the door of a van',
      ],
    ],
    turn: ['Half an hour on Friday, and Monday begins dry.', 'Your own shed would like the same treatment.'],
    asks: [
      'What is in the box marked "miscellaneous" at your place?',
      'How many tape measures do you own, and where are they?',
    ],
    ends: {
      p: 'When you choose a firm, glance at the van. It is a fair preview of your hall.',
      f: 'Trades, show us your doors. Honest ones only.',
      a: 'By job, by order, tied down.',
      t: 'Measure trips to the merchant each week; restock by what caused them.',
      h: 'And still there will be a day when the pencil is behind your ear and you cannot find it.',
      i: 'Well-kept tools are a promise to the next house.',
      l: 'The doors close, and nothing rattles.',
    },
    work: "Any business that works at other people's places has this problem in a bag, a {trolley|cart} or a {boot|trunk}. Kits by task beat sorting by type everywhere, for the same reason.",
    keep: 'the Friday when you tidy the shed',
    send: 'the person with eleven tape measures',
    own: [
      {
        kinds: ['process', 'service', 'place', 'policy'],
        about: '\\bour vans?\\b|\\bvans? (?:carr|are|is|stock)|spare parts|dust sheets?',
        lead: 'What else travels in that van?',
      },
    ],
    pic: {
      ask: 'Your van with its back doors open, as it is',
      alt: 'An open van with tools and cases on shelves',
    },
    claims: [['Load low, forward and secured; kits by task', 'safety advice for vans and trade practice']],
  },
];
