// A house through the year, where the hours of a working day go, and a screw with a story.
import type { Idea } from '../../library/idea.ts';
import { NO_PIPES } from './kinds.ts';

export const YEAR: readonly Idea[] = [
  {
    id: 'a-frozen-pipe',
    format: 'season',
    again: 11,
    emoji: '🥶',
    tags: ['FrozenPipes', 'WinterHome', 'HomeMaintenance'],
    unless: NO_PIPES,
    title: [
      'Frozen pipe: what to do before it thaws and bursts',
      'No water in the morning? How to thaw a pipe safely',
    ],
    cover: 'No water? Open it first',
    gist: [
      'If one {tap|faucet} gives nothing on a frosty morning, shut off the water, open that {tap|faucet}, and warm the pipe gently, beginning at its open end. A split shows itself only in the thaw.',
      'Ice does the damage and the thaw brings the water. So close the main valve before you warm anything, and use towels instead of a flame.',
    ],
    subject: ['One dry tap on a frosty morning', 'The thaw is what floods'],
    hooks: {
      '*': [
        'One {tap|faucet} gives water and the other gives nothing. Do not wait for it to sort itself out.',
        'A frozen pipe does not flood the house. The same pipe two hours later does.',
        'It is not the ice that floods the kitchen. It is the thaw.',
      ],
      p: 'Between a frozen pipe and a flooded ceiling there are usually a few hours and one valve.',
      f: 'No water this morning? Do not reach for the hair dryer yet. One valve first.',
      a: 'Water off. {Tap|Faucet} open. Warm from the open end.',
      t: 'Ice plugs raise the pressure between plug and closed outlet; an open outlet relieves it and drains the melt.',
      h: 'The pipe in the {loft|attic} has been {on holiday|on vacation} since Tuesday, and it will come back with luggage.',
      i: 'A cold night is easier to bear for everyone who knows where the valve is.',
      l: 'Frost flowers on the glass are lovely. In a pipe they are expensive.',
    },
    lines: {
      '*': [
        'Frozen pipe: shut off the main valve first and warm it afterwards. The split is there already, and the ice is the plug.',
        'Thaw a frozen pipe from the open {tap|faucet} towards the ice. From the middle the water has nowhere to go.',
        'Never thaw a pipe with a flame. Warm towels and a hot water bottle take longer and leave you the house.',
        'Doors under the sink open on the coldest nights: the warm air of the room is the least costly pipe heating there is.',
        'Away in the frost? Heating on low, {loft|attic} hatch open a crack, main valve shut, and somebody who looks in.',
        'On very cold nights leave the cupboard under the sink open. It costs nothing, and the pipe is in the room.',
      ],
      h: ['Plumbers can tell how cold it was last night by the voice on the phone.'],
    },
    scene: [
      'Seven in the morning, minus nine outside. The {tap|faucet} coughs, drips once, and is silent. From the {loft|attic} there is nothing to hear, for now.',
      'Somebody turns the handle, waits, turns it further. In the cellar a short piece of copper has a bulge like a snake after lunch.',
    ],
    why: [
      [
        'Freezing water swells by about a tenth, and between the ice and a closed outlet the pressure grows until copper tears.',
        'A pipe is split by the water that is trapped before the ice, and not by the ice alone.',
      ],
      [
        'For as long as it is frozen the ice seals the split. With the first warmth it runs, mostly when everybody is at work.',
        'Hence the order: first no supply, then warmth. The other way round you are thawing a fountain.',
      ],
    ],
    parts: [
      [
        ['Shut off the main valve', 'Water off first'],
        [
          'Clockwise, gently. What is in the pipe then is all that can run out.',
          'If it is stiff, do not use force. The valve in the street can be shut by the water company.',
          'Before anything moves again. If it sticks, leave it and call the supplier.',
        ],
        'A hand turning a valve under a sink',
      ],
      [
        ['Open the {tap|faucet} that is dry', '{Tap|Faucet} open'],
        [
          'It lets the pressure out, and you hear when it begins to move.',
          'Put a bucket beneath it, and one where you suspect the pipe.',
          'The water needs a way out, and you need a sign.',
        ],
        'An open tap over a bucket',
      ],
      [
        ['Warm it from the open end', 'Gentle warmth, from the {tap|faucet} backwards'],
        [
          'Towels wrung out in warm water, a hot water bottle, a heated room with the cupboard open. Hand by hand towards the cold.',
          'Begin near the outlet and work back along the pipe. No flame, no heat gun, no boiling water.',
          'Warm cloths and an open cupboard door. Nothing that burns and nothing that boils.',
        ],
        'A warm towel wrapped round a pipe',
      ],
      [
        ['Look for the split before you open up', 'Then check every inch'],
        [
          'Dry it, run a paper towel along it, look at joints and bends. Then turn the main on a little and look once more.',
          'A bulge, a line, a drop: shut it again and {ring|call} somebody.',
          'A hairline is enough. Look before you turn on the main, and after.',
        ],
        'A {torch|flashlight} shining along a copper pipe',
      ],
    ],
    turn: [
      'Once the water runs, leave it running for a while, and lag that spot before tonight.',
      'A pipe that froze once will do so again in the same place.',
    ],
    asks: [
      'Which pipe in your home is the coldest?',
      'Could everyone in your house find the main valve in the dark?',
    ],
    ends: {
      p: 'Write down where it froze; that is the first spot to be lagged when it gets milder.',
      f: 'And show the valve to whoever is at home by day.',
      a: 'Valve, {tap|faucet}, towel, {torch|flashlight}.',
      t: 'Pipes at outer walls and in the {loft|attic} above the insulation freeze first; air on the move is worse than still cold.',
      h: 'By the time the plumber can come, the weather is usually better. It is nothing personal.',
      i: 'Those who know what to do first can help next door as well.',
      l: 'A drop, a cough of air, then the sound of water where it belongs.',
    },
    caution: [
      'Keep electric devices away from wet pipes. If water has run near lamps, {sockets|outlets} or the fuse box, touch nothing and call an electrician. Frozen heating or gas is a job for a qualified person.',
      'Nothing electric goes near a wet pipe. Where water has reached lamps, {sockets|outlets} or the board, hands off and an electrician in. Frozen heating or gas: qualified people.',
    ],
    keep: 'the first night of hard frost',
    send: 'somebody with pipes in the {loft|attic}',
    own: [
      {
        kinds: ['service', 'hours', 'price', 'policy'],
        about: "emergenc|call.?out|burst|leaks?\\b|24.?hours?\\b(?!'? notice)|out.of.hours",
        lead: 'For the case that it has burst.',
      },
    ],
    when: { season: ['winter'] },
    pic: {
      ask: 'A lagged pipe, or a towel round a pipe under a sink',
      alt: 'A towel wrapped round a copper pipe under a sink',
    },
    claims: [
      [
        'Shut off, open the outlet, thaw from the outlet with gentle heat, no flame',
        "water companies' and insurers' advice",
      ],
      [
        'Bursts come from pressure between ice plug and closed outlet',
        'building research (Gordon, University of Illinois)',
      ],
      ['Water expands by about nine per cent on freezing', 'physics textbook'],
    ],
  },
  {
    id: 'walk-round-after-winter',
    format: 'season',
    again: 11,
    emoji: '🔭',
    tags: ['SpringMaintenance', 'HomeCheck', 'Homeowners'],
    title: [
      'After the winter: a walk round the house with field glasses',
      'Spring check of your house, from roof to ground',
    ],
    cover: 'Once round the house',
    gist: [
      'On the first dry spring day walk once round your house, slowly, from the roof down: tiles, gutters, render, sills, ground. Note what has changed and photograph it. Twenty minutes are enough.',
      "Frost works in gaps and shows in spring. Find a crumb of mortar now, and it is a morning's work; find it in three years, and it is a wall.",
    ],
    subject: ['Field glasses, once, for your own roof', 'What the frost has left behind'],
    hooks: {
      '*': [
        'Take the field glasses out of the drawer and look at something that you own: the roof.',
        'There are crumbs of mortar on the terrace. They used to be somewhere.',
        'Winter leaves marks, and in March you can still read them.',
      ],
      p: 'Damage by frost is small in spring and grows with each wet day, so the first dry one is worth a walk.',
      f: 'Nice out at last? Walk once round the house before you fetch the deck chair.',
      a: 'From top to bottom, from left to right, with a camera.',
      t: 'Freeze and thaw widen open joints; inspect ridge, verge, flashings, gutters, render, sills and drainage.',
      h: 'Birdwatchers see a blue tit. House owners see a slipped tile behind it, and the day is over.',
      i: 'A house looks after people all winter long. It may be looked at once in return.',
      l: 'First warmth on old brick, and shadows that show each joint.',
    },
    lines: {
      '*': [
        'After the winter look at your roof through field glasses from across the road: slipped tiles, open ridge, moss in the valley. No ladder needed.',
        'Whatever lies on the ground in spring comes from somewhere: mortar, paint flakes, a piece of slate. Look up above that spot.',
        'Photograph each side of the house every spring from the same place. Next year you will see in a second what has moved.',
        'Push a fingernail into the paint of a wooden sill. If it gives, the water is already underneath.',
        'Clear leaves from air bricks and gratings in spring. A house breathes at its feet.',
        'The same five photographs each spring make the best survey you will ever have.',
      ],
      h: ['The gutter has grown a small birch tree over the winter. It faces south and is doing well.'],
    },
    scene: [
      'The first Saturday in shirtsleeves. Somebody walks across the lawn backwards, field glasses up, and treads in the pond.',
      'On the flagstones under the chimney lies a piece of mortar the size of a {biscuit|cookie}. It gets pushed aside with a foot, like each spring.',
    ],
    why: [
      [
        'Water creeps into the finest gap, freezes, pushes it open and makes room for more of itself. A winter has many such nights.',
        'Each frost works like a small wedge. In spring the wedge is gone and the gap has stayed.',
      ],
      [
        'In the dry months small things can be repaired quickly, and the trades can get at them.',
        'What is still a hairline now is a stain on the ceiling by autumn.',
      ],
    ],
    parts: [
      [
        ['Begin at the top, from the ground', 'Roof, from below and through glass'],
        [
          'Ridge, tiles, chimney, flashing. Field glasses or the zoom of a phone do, and nobody has to climb.',
          'Compare both halves of the roof. What is different is interesting.',
          'Look for what has slid, sunk or gone. Nobody needs to climb.',
        ],
        'Field glasses pointed at a roof',
      ],
      [
        ['Follow the water on its way down', 'Down with the water'],
        [
          'Gutters, brackets, downpipes, the bend at the bottom. A green stripe on the wall shows where it runs over.',
          'Pour a can of water in at the top, if it can be reached safely, and look where it comes out.',
          'Every bracket and bend. Green means wet for a long time.',
        ],
        'A green stripe on a wall below a gutter',
      ],
      [
        ['Run your eye along the walls', 'Along the walls in slanting sun'],
        [
          'Flaking render, crumbling joints, fresh cracks. Knock, and listen whether it sounds hollow.',
          'In low morning sun bulges throw shadows.',
          'A knuckle finds hollow render faster than the eye.',
        ],
        'Knuckles knocking on render',
      ],
      [
        ['Feel the wood and the sills', 'Wood: press it with your thumb'],
        [
          'Paint that has lifted, soft corners, open joints at the glass. It is always the side with the weather.',
          'With a finger and a thumbnail, at the lower edge, where it stays wet longest.',
          'What gives way has begun to rot. It likes the lower corners.',
        ],
        'A thumbnail pressed into a painted sill',
      ],
      [
        ['Finish at the ground', 'And round the foot of the house'],
        [
          'Soil and leaves should stay two hands below the damp course, gratings free, slabs falling away from the house.',
          'Look for places where the ground has sunk. That is where the rain goes now.',
          'Earth must not lie too high, and water must run away from it.',
        ],
        'A clear air brick above a gravel strip',
      ],
    ],
    turn: [
      'Sort the list in two: what can wait, and where water is getting in.',
      'Take the same photographs again next spring.',
    ],
    asks: ['What has the winter done to your house?', 'When did you last look at your own roof?'],
    ends: {
      p: 'Have the wet things done first and the ugly ones after that.',
      f: 'Then sit down in the sun and enjoy the view of your own wall.',
      a: 'Roof, water, wall, wood, ground.',
      t: 'A yearly photo log with dates is also useful for insurers and buyers.',
      h: 'The neighbours will think that you are watching birds. Let them.',
      i: 'What gets looked at once a year lasts generations.',
      l: 'Warm stone, a blackbird, and nothing amiss.',
    },
    caution: [
      'Stay on the ground. Roofs, chimneys and long ladders are for people with the equipment, and loose parts overhead are to be cordoned off and looked at soon.',
      'Stay down. Roof, chimney and tall ladders are for people with equipment. Keep others away from loose parts and get them seen to soon.',
    ],
    keep: 'the first dry weekend of spring',
    send: 'somebody with an old house and good eyes',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'inspection|(?<!finished )roof|gutter|repoint|render|survey|maintenance|exterior',
        lead: 'For what the walk has turned up.',
      },
    ],
    when: { season: ['spring'] },
    pic: {
      ask: 'Field glasses on a garden wall with the house behind',
      alt: 'Field glasses on a garden wall in front of a brick house',
    },
    claims: [
      [
        'Freeze-thaw damage to masonry and roofs; annual spring inspection',
        'building maintenance guides (SPAB and others)',
      ],
      [
        'Keep ground about fifteen centimetres below the damp-proof course',
        'building practice; worded "two hands"',
      ],
    ],
  },
  {
    id: 'what-belongs-to-dry-weather',
    format: 'season',
    again: 11,
    emoji: '🌤️',
    tags: ['RenovationPlanning', 'SummerJobs', 'HomeImprovement'],
    title: [
      'Which jobs belong in summer, and which can wait for winter',
      'Plan house repairs by season: what needs dry weather',
    ],
    cover: 'Dry jobs, wet jobs',
    gist: [
      'Roof, outside paint, pointing and foundations want dry warm days, so book them long before. Bathroom, wiring and inside doors do not mind the weather and are often quicker to get in winter.',
      'Sort your list of jobs by weather and not by annoyance. What is outside comes first while it lasts, and the kitchen can have the wet months.',
    ],
    subject: ['Sort the list by weather', 'The bathroom does not mind rain'],
    hooks: {
      '*': [
        'Everybody {rings|calls} the roofer in the first autumn storm. The roof was dry and free to work on all summer.',
        'Write your list of house jobs again, in two columns: minds the rain, does not mind the rain.',
        'Half of the waiting list is made of people who all thought of it in the same storm.',
      ],
      p: 'A house list that is sorted by weather gets better dates, and often better prices too.',
      f: 'Something to be done to the house? First question: does it mind the rain?',
      a: 'Outside in the dry. Inside in the wet.',
      t: 'Most exterior paints, mortars and sealants need a dry substrate and more than about five degrees while they cure.',
      h: "In the heat people order heating, in the frost awnings. Between the two lies the trades' holiday.",
      i: 'Working with the weather instead of against it is an old form of good sense.',
      l: 'Long light evenings, scaffolding in the sun, a brush that glides.',
    },
    lines: {
      '*': [
        'Outside paint wants a dry surface, a mild day and shade. Follow the sun round the house: paint where it has been and not where it is.',
        'Book roof and outside work for next summer in winter, and inside work for winter in summer. You will be ahead of the {queue|line} both times.',
        'In summer check the heating: a day without it costs nobody anything, and the engineer has time.',
        'New windows in summer, since for an hour at a time there is a hole in the wall.',
        'Wood swells in wet air and shrinks in dry. Doors that are planed in winter may rattle in summer, so wait for a middling day.',
        'Ask in autumn for a date in spring. You will get one.',
      ],
      h: ['There is a law by which the {skip|dumpster} arrives on the first day of rain.'],
    },
    scene: [
      'Thirty degrees, everyone is on the terrace, and nobody gives a thought to the hallway. In the cellar a boiler stands around with nothing to do.',
      'Late autumn, half a wall is painted. The other half has been waiting for two dry days since the holidays.',
    ],
    why: [
      [
        'Paint, mortar and glue turn hard through chemistry, and that wants warmth and dryness.',
        'On a damp or cold surface even the dearest paint holds badly. The tin says so, in small print.',
      ],
      [
        'Everybody thinks of a thing when it hurts, so the waiting lists for roofs are longest in storms and for boilers in frost.',
        'Against the season you get dates. With it you get a {queue|line}.',
      ],
    ],
    parts: [
      [
        ['Give the dry months to the outside', 'Outside jobs in the dry half'],
        [
          'Roof, gutters, render, pointing, paint, terraces. Each of them needs some days without rain in a row.',
          'Scaffolding is up in any case then: ask what else can be done from it.',
          'Whatever has to set, stick or be open needs a row of dry days.',
        ],
        'Scaffolding in front of a wall in the sun',
      ],
      [
        ['Put whatever opens the house there, too', 'Holes in the house as well'],
        [
          'Windows, doors, roof lights, a knocked-through wall. Nobody minds a warm draught.',
          'A hole in the house is a summer thing.',
          'In June nobody minds a missing window for a night.',
        ],
        'A window opening covered with a sheet',
      ],
      [
        ['Service in summer what heats in winter', 'See to the heating while it rests'],
        [
          'Boiler, stove, chimney, radiators that gurgle. The parts are there, and so are the people.',
          'A fault in warm weather is a note. In frost it is an emergency.',
          'In August there is time, and there are parts.',
        ],
        'A boiler with its cover off',
      ],
      [
        ['Leave the inside for the wet months', 'Indoors in the grey months'],
        [
          'Bathroom, wiring, floors, inside doors, plastering with the heating on low. Rain is no obstacle.',
          'In the new year many diaries have gaps. It is when the kitchen should have its turn.',
          'A bathroom does not know what the weather is doing.',
        ],
        'A tiled bathroom with a bucket and trowel',
      ],
    ],
    turn: [
      'Sorted by weather, a year of house jobs fits on a page, and little of it is urgent.',
      'One row of any house list may be called "sit in the garden".',
    ],
    asks: [
      'What is on your house list: more for dry days or for wet ones?',
      'Which job did you have done at quite the wrong time of year?',
    ],
    ends: {
      p: 'Ask for a date as well as a price; for outside jobs a firm worth having plans months ahead.',
      f: 'The boiler first, honestly. You will think of this in the frost.',
      a: 'Dry: outside. Wet: inside. Warm: the boiler.',
      t: 'Measure wood before painting; much above eighteen per cent of moisture it should wait.',
      h: 'Garden furniture may be oiled at any time. It is never the right one.',
      i: 'A plan that goes with the year leaves time when it matters.',
      l: 'Sun on fresh paint, and nobody in a rush.',
    },
    work: 'Facility managers can turn the same list into a calendar for several years. It evens out costs and gives the trades a reason to keep a place for you.',
    keep: 'the evening with the house list',
    send: 'somebody who {rings|calls} the roofer in a storm',
    own: [
      {
        kinds: ['service', 'hours', 'offer', 'event', 'number'],
        about:
          'book(?:ing|ed)? (?:in|for|from|ahead)|lead time|waiting|available from|dates? (?:in|for|from)',
        lead: 'About dates and waiting times.',
      },
    ],
    when: { season: ['summer'] },
    pic: {
      ask: 'A handwritten list in two columns, or a brush on a sunny wall',
      alt: 'A handwritten list of house jobs in two columns',
    },
    claims: [
      [
        'Exterior coatings and mortars need dry substrates and minimum temperatures, commonly about five degrees',
        "makers' data sheets",
      ],
      ['Paint timber at about eighteen per cent moisture or less', 'coating industry guidance'],
    ],
  },
  {
    id: 'where-the-hours-go',
    format: 'behind',
    again: 10,
    emoji: '🕗',
    tags: ['TradeLife', 'BehindTheScenes', 'BuildingTrades'],
    title: [
      'Where do the hours go? A day on site, honestly counted',
      'What a day of building work consists of',
    ],
    cover: 'Where the hours go',
    gist: [
      'Of eight hours on a job a good part goes into fetching, covering, marking, waiting for things to dry and sweeping up. That is what the fresh wall, the straight tile and the clean hall are made of.',
      'The drilling takes four minutes. Before it there are dust sheets, a detector, a second measurement, and after it a vacuum cleaner.',
    ],
    subject: ['Four minutes of drilling', 'What is between the sheet and the broom'],
    hooks: {
      '*': [
        'The hole took four minutes. Why was somebody here for an hour and a half?',
        'Watch a good painter for a morning, and until eleven you will see no paint.',
        'What is paid by the hour is not only what makes a noise.',
      ],
      p: 'On most jobs preparation and clearing up take about as long as the work that people have in mind.',
      f: 'Have you ever wondered what goes on all day behind that closed door? Mostly taping.',
      a: 'Preparation is the job. The rest is the finish.',
      t: 'Load, travel, protect, set out, prepare, work, cure, make good, clean, load: ten items, one of them visible.',
      h: 'A tradesman in search of a parking space is also at work. It is merely not billed as art.',
      i: 'What lasts was mostly decided before anything could be seen.',
      l: 'Paper along the {skirting|baseboard}, tape drawn with a thumbnail, and quiet before the first stroke.',
    },
    lines: {
      '*': [
        'On a painting job the greater part of the time goes into filling, sanding, covering and taping. The paint itself is quick.',
        'Clear the room, and keep a space for the van. On many jobs that saves more than any haggling over the hourly rate.',
        'Ask of any quote how surfaces are prepared and who cleans up. The cheap one has usually left out one of the two.',
        'Drying times are working times for the plaster. Nobody can speed them up by being there.',
        'A trip for a missing part costs an hour. A photo of the old part, sent the evening before, costs nothing.',
        'A morning without any visible progress is usually the one that makes it straight.',
      ],
      h: [
        'The tool that is needed is in the van. The van is where there was a parking space. There was a parking space in another {postcode|zip code}.',
      ],
    },
    scene: [
      'Ten past eight. Three trips from the van, a blanket over the banister, cardboard on the stairs. Upstairs somebody asks: "Have they started yet?"',
      'Half past three, the vacuum cleaner, a damp cloth along the {skirting|baseboard}. The job has been done for an hour and is now getting finished.',
    ],
    why: [
      [
        'Nobody sees dust sheets in a finished room, and everybody sees where there were none.',
        'Paint and glue hold on a clean, dry, rough surface. To get one is the work.',
      ],
      [
        'Every site is a workshop that has to be built up in the morning and taken down at night.',
        'In a workshop everything has its place. In your hall it has to be carried in first.',
      ],
    ],
    parts: [
      [
        ['The first hour: carry and cover', 'First, everything gets covered'],
        [
          'Floors, stairs, furniture, door handles. A scratch avoided is quicker than one put right.',
          'Where is the water, where the power, where may the waste go? Then the sheets.',
          'It looks like delay, and it is your floor.',
        ],
        'Dust sheets laid along a hallway',
      ],
      [
        ['The second: measure and mark', 'Then lines are drawn'],
        [
          'Twice, with a level. Old rooms are never square, and the eye notices from the door.',
          'Where the first tile goes decides about all the rest.',
          'A wrong start is carried on to the last tile.',
        ],
        'A pencil line along a spirit level',
      ],
      [
        ['Then the work that you ordered', 'Now comes what you have waited for'],
        [
          'It often looks easy, since the difficult part is done. Now it goes quickly and straight.',
          'The visible third of the day. It also makes the noise.',
          'It goes fast because of the two hours before.',
        ],
        'A trowel drawn across a wall',
      ],
      [
        ['In between: waiting for materials to cure', 'Some of it has to set'],
        [
          'Filler, primer, adhesive. Good people put two jobs side by side so that neither is rushed.',
          'If somebody drives off at noon, the primer is at work.',
          'Meanwhile they fetch, cut or do the room next door.',
        ],
        'A clock beside a drying patch of filler',
      ],
      [
        ['At the end: make good and sweep', 'And it ends with a broom'],
        [
          'The small gap, the fingerprint, the screw that is missing. And then the broom.',
          'By the last half hour you can tell whom you have had in the house.',
          'The last tenth of the job is the part that you see.',
        ],
        'A broom and a neat pile of dust',
      ],
    ],
    turn: [
      'If you would like to save hours, clear the way. A saw can hardly be rushed.',
      'In the finished room none of that can be seen. That is what it was for.',
    ],
    asks: [
      'Which job at home did you imagine to be much quicker than it was?',
      'Have you ever underestimated a job that you did yourself?',
    ],
    ends: {
      p: 'A cleared room, a parking space and a key on time are worth about an hour of each day.',
      f: 'A kettle within reach is no small thing, either.',
      a: 'Cover, mark, prepare. Then begin.',
      t: 'For your own jobs: estimate the visible part, then multiply by three.',
      h: 'The broom is the least photographed tool of the trade.',
      i: 'Care takes time exactly where nobody looks.',
      l: 'A clean floor, a straight line, the sound of a van driving off.',
    },
    work: 'Every trade has its invisible two thirds. To name them in the offer, line by line, is the best protection against the question why it costs so much.',
    keep: 'the evening before the work starts',
    send: 'somebody who thinks it is only a small hole',
    own: [
      {
        kinds: ['process', 'policy', 'value', 'guarantee'],
        about: 'dust sheets?|clean|tidy|protect|prepar|sweep|leave (?:the|your)',
        lead: 'About the part that nobody sees afterwards.',
      },
    ],
    pic: {
      ask: 'Dust sheets and tape in a room before the work begins',
      alt: 'A hallway covered with dust sheets before work begins',
    },
    claims: [
      ['Preparation makes up the greater part of painting work', 'trade practice'],
      [
        'Set-up, protection, curing and cleaning take a large share of site hours',
        'trade practice, worded generally',
      ],
    ],
  },
  {
    id: 'the-slip-that-made-a-screw',
    format: 'story',
    again: 14,
    emoji: '🔩',
    tags: ['ToolHistory', 'Inventions', 'TradeStories'],
    title: 'The slip that made a screw: a cut hand and a square hole',
    cover: 'A cut hand, a square hole',
    gist: [
      'A Canadian salesman was showing a screwdriver to a crowd when it slipped out of the slot and cut his hand. He went home and invented a screw with a square hole in it.',
      "Slotted screws had been slipping for centuries. It took a bandaged salesman to say that it was the screw's fault.",
    ],
    subject: ['It slipped in front of the customers', 'Why some screws have a square hole'],
    hooks: {
      '*': [
        'In about nineteen hundred and six a salesman cut his hand in front of his customers. The result is in toolboxes to this day.',
        'Look into a box of screws: slots, crosses, stars, squares. The square began with a cut hand.',
      ],
      p: 'A story about a salesman who did not apologise for his tool but changed the screw.',
      f: 'Have you ever slipped with a screwdriver? Then you are in the company of an inventor.',
      a: 'The driver slips because the slot lets it. So an angry salesman did away with the slot.',
      t: 'A tapered square socket centres the driver, holds the screw on the tip, and does not cam out under load.',
      h: 'Sales talks rarely end with a {plaster|bandage}. This one ended with a patent.',
      i: 'A small accident, and a person who asked why instead of swearing. Or after swearing.',
      l: 'A square of steel in a square of shadow, and it holds.',
    },
    lines: {
      '*': [
        'The square-drive screw goes back to a salesman whose screwdriver slipped and cut his hand during a demonstration. He was called Robertson.',
        'A slipping screwdriver usually does not fit. Try the next size up before you push any harder.',
        'A cross-head driver climbs out of the screw when it gets too hard. With a square or a star it stays, which is why decks are held by those.',
        'Old slotted screws all in line, with every slot upright: a joiner who did this was proud of the door.',
        'If a screw head is worn, lay a wide rubber band between driver and screw. Often it gives just enough grip to get it out.',
      ],
      h: [
        'Every toolbox has eleven bits and lacks the one that is needed. It has always been like that, even with the Romans.',
      ],
    },
    scene: [
      'Imagine a street in Montreal, a salesman on a box, a handful of people. "And it never slips," he may just have been saying.',
      'Imagine a workshop in the evening, a bandaged hand, and a pencil that draws a square on the head of a screw.',
    ],
    why: [
      [
        'A slot guides the blade in one direction only. To the sides it is open, and that is where it goes.',
        'With a slot it takes one hand to turn and a second one to hold. The second one is in the way.',
      ],
      [
        'In factories each slip cost time and scratched paint, so a screw that held was worth a lot to them.',
        'Anyone who drives hundreds of screws a day counts seconds and cuts.',
      ],
    ],
    parts: [
      [
        'A salesman showed a screwdriver',
        [
          'Peter Robertson travelled through Canada with tools. He was demonstrating a screwdriver with a spring when the blade slipped.',
          'People were watching when the screwdriver of a Canadian salesman called Robertson jumped out of the slot and cut his hand.',
        ],
        'An old screwdriver beside a slotted screw',
      ],
      [
        'He drew a screw with a square hole',
        [
          'The hole in the screw narrowed towards the bottom, so that the tip sat tight. Now the screw stayed on the driver, even with one hand.',
          'Others had tried a square before and cracked the screw in making it. Robertson found a way to press it cold.',
        ],
        'A pencil drawing of a screw head',
      ],
      [
        'A car factory liked the screw',
        [
          'Early cars had bodies of wood, with hundreds of screws in each. His screw saved about two hours a car.',
          'In the works that built bodies for Ford in Canada the screw was used by the hundred, and no blade scratched the paint.',
        ],
        'A wooden frame with many screws in it',
      ],
      [
        'Ford wanted the screw for himself',
        [
          'Robertson would not give Ford sole control of his screw, having had bad luck with a licence before. So Ford went elsewhere.',
          'Ford asked for sole rights, and there was no contract. That is why the square screw is at home in Canada and rarer south of it.',
        ],
        'Two old factory buildings beside a river',
      ],
    ],
    turn: [
      'Soon after, the cross-head came, and won by being everywhere.',
      'Canadian carpenters will tell you at length which is the better one.',
    ],
    asks: [
      'Slot, cross, star or square: which screw do you like best?',
      'Which tool has bitten you once, and what did you learn?',
    ],
    ends: {
      p: 'A driver that fits is the least costly way to better work, whatever the head.',
      f: 'And mind your other hand.',
      a: 'Right size, straight on, then turn.',
      t: 'For cross-heads mind the type: two standards look alike and fit each other badly.',
      h: 'No one has yet invented the screw that does not roll under the cupboard.',
      i: 'Many good things were invented by somebody who had had enough.',
      l: 'A quarter turn, and it sits.',
    },
    work: 'When a tool keeps failing in good hands, look at the part that it has to fit. It holds for forms and programs just as for screws.',
    keep: 'the next time you stand before a wall of screws',
    send: 'somebody with a cut thumb',
    pic: {
      ask: 'Four screws with different heads side by side on wood',
      alt: 'Four screws with different heads on a wooden board',
    },
    claims: [
      [
        'P. L. Robertson, Canada, cut his hand demonstrating a screwdriver, square socket screw patented 1909, cold-formed',
        'W. Rybczynski, One Good Turn; Milton historical sources',
      ],
      [
        'Fisher Body and Ford in Canada used it; about two hours saved per car; licence talks with Ford failed',
        'W. Rybczynski, One Good Turn',
      ],
      ['Phillips and Pozidriv are different standards', 'engineering reference'],
    ],
  },
  {
    id: 'mend-it-or-new',
    format: 'either',
    again: 10,
    emoji: '🛠️',
    tags: ['RepairNotReplace', 'HomeImprovement', 'OldHouses'],
    title: ['Mend the old one or put in a new one?', 'Repair or replace? A door, a window, a boiler'],
    cover: 'Mended or new?',
    gist: [
      'The old door fits the house and sticks. The new one shuts and looks like every other. Before you decide, ask what is really broken: the thing, or a small part of it?',
      'Repair keeps what was good once. Replacement ends the calls. Which do you lean towards with windows, doors and {taps|faucets}?',
    ],
    subject: ['The door sticks, but it is oak', 'What is really broken?'],
    hooks: {
      '*': [
        'The oak door that has to be lifted is hardly ever broken. It has grown a few hairs too wide.',
        'There are two kinds of households: those with a tin of old hinges, and those with a {skip|dumpster}.',
        'Old things tell you what is wrong with them. New ones have yet to begin.',
      ],
      p: 'Whether repair or replacement pays depends on the part that failed, its age, and whether parts still exist.',
      f: 'Something in your house has had its day? Or only a screw in it?',
      a: 'Find out what has failed. Then decide about the whole.',
      t: 'Compare cost over the years left: repair divided by added life, against the new price divided by its life.',
      h: 'It was built in nineteen thirty, has rattled since nineteen fifty, and will outlive its replacement.',
      i: 'What has been mended well tells of two people who cared about it.',
      l: 'Worn brass, a new screw, and a door that falls shut as it did on its first day.',
    },
    lines: {
      '*': [
        'Mend or replace: what do you do with the old door that sticks, and why?',
        "Before you replace a window, ask whether it is the frame or only putty, paint and a cord. Those three are a day's work.",
        'If no one can get the spare part any more, the decision has been made for you. Ask that first.',
        'Rule of thumb for appliances: if mending costs more than half of a new one and it is past the middle of its life, let it go.',
        'Old timber is often denser than anything you can buy now. Look twice before it goes into the {skip|dumpster}.',
        'Ask for both prices, and what each would cost again in ten years.',
      ],
      h: ['"They do not make them like that any more" is said of windows that have never shut.'],
    },
    scene: [
      'A door, a shoulder, a push, and it opens. Guests are told, "You have to lift it." It has been so for nineteen years.',
      'On the kerb stands a row of good old windows. A man stops, strokes the frame, and goes to fetch his car.',
    ],
    why: [
      [
        'Most things fail in one small place. If that can be got at and the part exists, the rest may go on for decades.',
        'A repair is as good as the weakest thing next to it, and replacing is as good as whatever it has to be fitted to.',
      ],
    ],
    parts: [
      [
        'Mend it',
        [
          'It fits already, as to size, colour and house. It needs somebody who knows how, and some patience with the next small thing.',
          'You keep good material and a bit of history. There is no guarantee that it is the last repair.',
          'It has stood for eighty years. Often one small part is all it lacks.',
        ],
        'A plane taking a shaving off a door edge',
      ],
      [
        'Put in a new one',
        [
          'Tight, quiet, with a guarantee and a hotline. It has to be adapted to old walls, and there the surprises lie.',
          'For heating and wiring new often means safer and thriftier. For doors it mainly means new.',
          'No drips, no draught, a guarantee, and a wall that has to get used to it.',
        ],
        'A new window leaning against a wall',
      ],
    ],
    turn: [
      'Safety first: with gas, electricity and anything that carries weight, taste does not come into it.',
      'There is a third way: mend it now, and save for the new one without any rush.',
    ],
    asks: [
      'Mend it or buy new: what do you do with an old door that sticks?',
      'What in your house has been repaired most often, and why do you keep it?',
    ],
    ends: {
      p: 'Ask for both prices with an estimate of years; a fair trade will tell you which they would choose at home.',
      f: 'Photos of heroic repairs are welcome.',
      a: 'Part, price, years. Then decide.',
      t: 'In listed buildings the question may be settled by law; ask before you order.',
      h: 'A drawer of spare parts contains everything but the right one.',
      i: 'To keep something is a decision, too, and quite a modern one.',
      l: 'Old wood, planed by a hair, and silence at the latch.',
    },
    work: 'In offices and halls the same table helps: part, price, years left. Put it on one page for each piece of equipment, and budget talks get short.',
    keep: 'the next thing that sticks, drips or rattles',
    send: 'somebody with a drawer full of parts',
    own: [
      {
        kinds: ['service', 'value', 'process', 'price'],
        about: 'repairs?\\b|restor|refurb|replac|spare parts?|overhaul',
        lead: 'On mending and replacing.',
      },
    ],
    pic: {
      ask: 'An old handle, hinge or window, half cleaned or with one new screw',
      alt: 'An old brass door handle with one new screw',
    },
    claims: [
      [
        'Repair if under half the price of new and before the middle of its life, as a rule of thumb',
        'consumer advice',
      ],
      ['Older slow-grown timber is often denser', 'building conservation literature'],
    ],
  },
  {
    id: 'put-a-date-on-the-crack',
    format: 'howto',
    again: 9,
    emoji: '📏',
    tags: ['WallCracks', 'HomeCheck', 'Homeowners'],
    title: [
      'A crack in the wall: how to find out whether it is moving',
      'Is that crack growing? A pencil and a month will tell',
    ],
    cover: 'Put a date on the crack',
    gist: [
      'Draw a short line across each end of the crack, write the date beside it, note how wide it is, and look again after a month. Old and still is one thing, and growing is another.',
      'Cracks are rarely bad and always worrying. A pencil, a date and a coin tell you after a few weeks which sort you have.',
    ],
    subject: ['A pencil, a date and some weeks', 'Is it growing?'],
    hooks: {
      '*': [
        'There is a crack over the door, and everyone in the house has an opinion on it. What is missing is a date.',
        'Fetch a sharp pencil. Nothing else will tell you as much about a crack.',
        'Nearly every house has a crack, and nearly every owner has a worry.',
      ],
      p: 'Whether a crack matters depends mainly on whether it is moving, and that can be seen with a pencil.',
      f: 'A new crack in the wall, and no sleep? Draw a line across its end and go to bed.',
      a: 'Mark it, date it, measure it. Then judge.',
      t: 'Note width, direction, location and change; stepped, tapering or fast-growing cracks want an engineer.',
      h: 'The crack has been filled four times. It is the only thing in this house that comes back without being called.',
      i: 'Fear shrinks as soon as somebody begins to measure.',
      l: 'A fine line in old plaster, with a date in pencil beside it.',
    },
    lines: {
      '*': [
        'Draw a pencil line across both ends of a crack and write the date beside it. If the crack walks past the line, it is alive.',
        'Hairline cracks in fresh plaster are mostly drying. Anything into which a coin fits deserves a second pair of eyes.',
        'Doors that have begun to stick near a crack say more than the crack does. Note both, with dates.',
        'Photograph a crack with a ruler in the picture, from the same spot, each month. Memory makes cracks wider.',
        'Filling a crack before you know why it is there is like turning off the alarm.',
        'Photograph it with a coin beside it. Coins do not change size.',
      ],
      h: ['Every family has somebody who taps on a wall, nods, and says "hm". It is not yet a survey.'],
    },
    scene: [
      'Two people on a sofa look at the wall above the television. "It was not as long as that." "It was." Neither of them has a photo.',
      'Someone moves a cupboard and finds a crack behind it with a date: spring, eleven years ago. It has not moved a hair since.',
    ],
    why: [
      [
        'Houses move with heat, drought and damp, and most cracks open and shut a little with the seasons.',
        'Plaster shrinks, beams work, clay swells. It leaves fine lines, and most of them have been done for years.',
      ],
      [
        'What matters is change, and nobody can judge change from memory.',
        'A crack that is old and still is a blemish. One that grows is a message.',
      ],
    ],
    parts: [
      [
        ['Mark both ends and write the date', 'A line at each end, with a date'],
        [
          'A short stroke across, sharp pencil, day and year beside it. Small, and where it can be found again.',
          'If it goes on past the stroke, draw a new one with a new date. In a year it is a diary.',
          'If it passes the line, draw the next. You are keeping a diary.',
        ],
        'A pencil stroke across the end of a crack',
      ],
      [
        ['Measure the width at one spot', 'How wide is it, in one place?'],
        [
          'With a ruler, or by what fits in: a hair, a card, a coin. Mark the spot, too.',
          'Two little crosses left and right of it, and the distance between. So you see it open and close.',
          'A card fits or it does not. Note it.',
        ],
        'A ruler held against a crack',
      ],
      [
        ['Look at its direction and its shape', 'Which way does it run?'],
        [
          'Straight along a joint of boards: mostly harmless. In steps through brickwork, or wide at one end: have it looked at.',
          'Does it show on the other side of the wall as well? That is worth noting.',
          'Straight and hair-fine is mostly dull. Stepped or wedge-shaped is worth a call.',
        ],
        'A stepped crack running through brickwork',
      ],
      [
        ['Note what else has changed', 'Anything else that is new?'],
        [
          'Sticking doors, a sloping floor, a leak, a felled tree, digging next door, a dry summer.',
          'A crack rarely comes alone. The rest of it tells the story.',
          'A door that catches, a dry summer, a pit next door: put it down.',
        ],
        'A door that rubs at its top corner',
      ],
      [
        ['Look again after a month', 'Come back in four weeks'],
        [
          'And after a season. If it stays, fill it with something flexible. If it goes on, take the notes to an engineer.',
          'With dates and photos an expert sees in ten minutes what otherwise takes half a year.',
          'No change is an answer, too. Change is one for an engineer.',
        ],
        'A calendar with the same day marked each month',
      ],
    ],
    turn: [
      'Most cracks turn out to have come to rest long ago.',
      'If the crack does move, you have in your hand precisely what an engineer will ask for.',
    ],
    asks: [
      'Is there a crack in your home that you look at each evening?',
      'Have you had a crack that worried you? What was it in the end?',
    ],
    ends: {
      p: 'Tell your insurer early if it is growing; some want to know before work begins.',
      f: 'Then sleep well. It is written down.',
      a: 'Line, date, width, month.',
      t: 'Tell-tales of glass or plastic measure tenths of a millimetre; for months of watching they are worth their price.',
      h: 'A brother-in-law who taps on the wall is no measuring instrument.',
      i: 'Knowing is nearly always lighter than guessing.',
      l: 'Patience, written on a wall in pencil.',
    },
    caution: [
      'Cracks wider than a few millimetres, growing, running in steps, or with sticking doors and sloping floors are for a structural engineer. If parts are loose or it moves suddenly, leave the room.',
      'A structural engineer should see any crack that widens, goes in steps, takes a coin, or comes along with jammed doors or a sloping floor. Sudden movement or loose parts: out of the room.',
    ],
    keep: 'the next crack that you find',
    send: 'somebody who stares at a wall in the evening',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'crack|plaster(?:ing)?\\b|render|survey|structural|repoint',
        lead: 'For walls that want more than a pencil.',
      },
    ],
    pic: {
      ask: 'A crack with a pencil stroke across it and a ruler beside it',
      alt: 'A fine crack in plaster with a pencil stroke and a ruler',
    },
    claims: [
      [
        'Monitoring by marks, dates and width; stepped or tapering cracks above about five millimetres need assessment',
        'BRE Digest 251 and surveyors\' advice; worded "a few millimetres"',
      ],
      ['Seasonal movement opens and closes many cracks', 'building pathology textbook'],
    ],
  },
];
