// A house through the year, where the hours of a working day go, and a screw with a story.
import type { Idea } from '../../library/idea.ts';

export const YEAR: readonly Idea[] = [
  {
    id: 'a-frozen-pipe',
    format: 'season',
    again: 11,
    emoji: '🥶',
    tags: ['FrozenPipes', 'WinterHome', 'HomeMaintenance'],
    title: [
      'Frozen pipe: what to do before it thaws and bursts',
      'No water in the morning? How to thaw a pipe safely',
    ],
    cover: 'Frozen pipe: what to do first',
    gist: [
      'If one {tap|faucet} gives nothing on a frosty morning, shut off the water, open that {tap|faucet}, and warm the pipe gently, starting at its open end. The split only shows when it thaws.',
      'A frozen pipe leaks when it thaws. So close the main valve before you warm anything, and use towels instead of a flame.',
    ],
    subject: ['Frozen pipe: what to do first', 'The thaw is what floods the house'],
    hooks: {
      '*': [
        'A {tap|faucet} that gives nothing on a frosty morning probably means a frozen pipe. Shut the main valve first.',
        'A frozen pipe does not flood the house. The same pipe two hours later does.',
        'Frozen pipe? The flood comes with the thaw, so turn the water off now.',
      ],
      pl: 'Between a frozen pipe and a flooded ceiling there are a few hours and one valve.',
      t: 'Ice in a pipe raises the pressure between the plug and the closed {tap|faucet}. Opening the {tap|faucet} relieves it.',
      fhi: 'No water this morning? Before you reach for the hair dryer, shut the main valve.',
      a: 'Frozen pipe: water off, {tap|faucet} open, warm it from the open end.',
    },
    lines: {
      '*': [
        'Frozen pipe: shut off the main valve first and warm it afterwards. The split is already there, and only the ice is holding the water back.',
        'Thaw a frozen pipe from the open {tap|faucet} towards the ice. If you start in the middle, the water has nowhere to go.',
        'Never thaw a frozen pipe with a flame. Warm towels and a hot water bottle take longer and are safe.',
        'On the coldest nights open the doors under the sink: warm air from the room keeps the pipe from freezing.',
        'Away in the frost? Heating on low, {loft|attic} hatch open a crack, main valve shut, and somebody who looks in.',
      ],
      h: ['Plumbers can tell how cold it was last night by how the callers sound.'],
    },
    why: [
      [
        'Freezing water swells by about a tenth, and the pressure grows until the copper splits.',
        'The pipe is split by the water trapped between the ice and the closed {tap|faucet}.',
      ],
      [
        'While it is frozen the ice seals the split. When it gets warmer it leaks, mostly when everybody is at work.',
        'If you warm it with the water on, it will leak as soon as the ice goes.',
      ],
    ],
    parts: [
      [
        ['Shut off the main valve', 'Turn the water off first'],
        [
          'Clockwise, gently. Then only what is in the pipe can run out.',
          'If it is stiff, do not force it. The water company can shut the valve in the street.',
        ],
        'A hand turning a valve under a sink',
      ],
      [
        ['Open the {tap|faucet} that is dry', 'Leave the dry {tap|faucet} open'],
        [
          'It lets the pressure out, and you hear when it begins to run.',
          'Put a bucket under it, and another where you think the pipe runs.',
        ],
        'An open tap over a bucket',
      ],
      [
        ['Warm the pipe from the open end', 'Warm it gently, from the {tap|faucet} backwards'],
        [
          'Towels wrung out in warm water, or a hot water bottle. Move along slowly.',
          'No flame, no heat gun, no boiling water.',
        ],
        'A warm towel wrapped round a pipe',
      ],
      [
        ['Look for the split before you open up', 'Check the whole pipe afterwards'],
        [
          'Dry it, run a paper towel along it, and look at joints and bends. Then turn the water on a little.',
          'If you see a bulge, a line or a drop, shut it again and {ring|call} somebody.',
        ],
        'A {torch|flashlight} shining along a copper pipe',
      ],
    ],
    turn: [
      'Once it runs, leave it running for a while, and lag that spot before tonight.',
      'A pipe that froze once will freeze again in the same place.',
    ],
    asks: [
      'Which pipe in your home is the coldest?',
      'Could everyone in your house find the main valve in the dark?',
    ],
    ends: {
      pfathil: [
        'Write down where it froze, and have that spot lagged when it gets milder.',
        'Pipes at outside walls and in the {loft|attic} above the insulation freeze first.',
      ],
    },
    caution: [
      'Keep electric devices away from wet pipes. If water has run near lamps, {sockets|outlets} or the {fuse box|breaker panel}, touch nothing and call an electrician. Frozen heating or gas is a job for a qualified person.',
      'Use nothing electric near a wet pipe. If lamps, {sockets|outlets} or the {fuse box|breaker panel} have got wet, call an electrician. Leave frozen heating and gas to qualified people.',
    ],
    keep: 'the first night of hard frost',
    send: 'somebody with pipes in the {loft|attic}',
    own: [
      {
        kinds: ['service', 'hours', 'price', 'policy'],
        about: "emergenc|call.?out|burst|leaks?\\b|24.?hours?\\b(?!'? notice)|out.of.hours",
        lead: 'If it has burst already:',
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
      'Spring check: a walk round the house with binoculars',
      'Spring check of your house, from roof to ground',
    ],
    cover: 'Walk once round your house',
    gist: [
      'On the first dry spring day walk once round your house, slowly, from the roof down: tiles, gutters, {render|siding}, sills, ground. Note what has changed and photograph it. Twenty minutes are enough.',
      "Frost damage shows in spring. Mortar that crumbles now is a morning's work. In three years it may be a wall.",
    ],
    subject: ['Check your roof with binoculars', 'What the frost has done to your house'],
    hooks: {
      '*': [
        'Get the binoculars out and check your roof for slipped tiles.',
        'Crumbs of mortar on the {terrace|patio}? They came from your wall or your chimney.',
        'In spring you can still see what the winter has done to your house.',
      ],
      pl: 'Frost damage to a house is small in spring and grows with each wet day, so the first dry one is worth a walk.',
      t: 'Freezing and thawing open up joints in a house. Look at ridge, chimney, gutters, {render|siding}, sills and drains.',
      fhi: 'Nice out at last? Walk once round the house before you fetch the deck chair.',
      a: 'Check your house after winter, from top to bottom, with a camera.',
    },
    lines: {
      '*': [
        'After the winter look at your roof through binoculars from across the road: slipped tiles, open ridge, moss in the valley. No ladder needed.',
        'Whatever you find on the ground by your house in spring fell from somewhere: mortar, paint flakes, a piece of slate. Look up.',
        'Photograph each side of the house every spring from the same place. Next year you will see at once what has moved.',
        'Push a fingernail into the paint of a wooden sill. If it gives, water is already underneath.',
        'Clear leaves from air bricks and gratings in spring, so that the floor can dry.',
      ],
      h: ['The gutter has grown a small birch tree over the winter. It faces south and is doing well.'],
    },
    why: [
      [
        'Water creeps into the finest gap, freezes and pushes it open. One winter has many such nights.',
        'Each frost widens the gaps a little more.',
      ],
      [
        'In the dry months small things are quick to repair, and you can still get somebody to do it.',
        'A hairline crack now can be a stain on the ceiling by autumn.',
      ],
    ],
    parts: [
      [
        ['Start with the roof, from the ground', 'Look at the roof through binoculars'],
        [
          'Ridge, tiles, chimney. The zoom on your phone will do, and nobody has to climb.',
          'Compare both halves. Look where they are different.',
        ],
        'Field glasses pointed at a roof',
      ],
      [
        ['Check the gutters and downpipes', 'Follow the water on its way down'],
        [
          'Look at brackets, joints and the bend at the bottom. A green stripe on the wall shows where it runs over.',
          'After rain, look where it comes out.',
        ],
        'A green stripe on a wall below a gutter',
      ],
      [
        ['Look along the walls', 'Check the walls in slanting sun'],
        [
          'Look for flaking, crumbling joints and new cracks. Knock, and listen whether it sounds hollow.',
          'In low morning sun you can see every bulge.',
        ],
        'Knuckles knocking on render',
      ],
      [
        ['Press the wooden sills with your thumb', 'Feel the wood round the windows'],
        [
          'Paint that has lifted, soft corners, gaps at the glass. Look at the side that gets the weather.',
          'Try the lower edge, where it stays wet longest.',
        ],
        'A thumbnail pressed into a painted sill',
      ],
      [
        ['Finish at the ground', 'Look round the foot of the house'],
        [
          'Keep soil and leaves well below the damp course, and gratings clear.',
          'Look where the ground has sunk. That is where the rain goes now.',
        ],
        'A clear air brick above a gravel strip',
      ],
    ],
    turn: [
      'Sort the list in two: what can wait, and where water is getting in.',
      'Take the same photos again next spring.',
    ],
    asks: ['What has the winter done to your house?', 'When did you last look at your own roof?'],
    ends: {
      pfathil: [
        'Have the leaks seen to first, and the looks after that.',
        'A yearly set of photos with dates is useful for insurers and buyers too.',
      ],
    },
    caution: [
      'Stay on the ground. Roofs, chimneys and long ladders are for people with the right equipment. Keep everyone away from loose parts overhead, and have them seen to soon.',
      'Do not climb. Leave roof, chimney and tall ladders to people with the equipment. Keep others away from loose parts and get them seen to soon.',
    ],
    keep: 'the first dry weekend of spring',
    send: 'somebody with an old house and good eyes',
    own: [
      {
        kinds: ['service', 'offer', 'price'],
        about: 'inspection|(?<!finished )roof|gutter|repoint|render|survey|maintenance|exterior',
        lead: 'For whatever you found on the walk:',
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
      'Which house jobs are for summer, and which can wait for winter?',
      'Plan house repairs by season: what needs dry weather',
    ],
    cover: 'House jobs: which need dry weather?',
    gist: [
      'Roof, outside paint, pointing and foundations need dry warm days, so book them long before. Bathroom, wiring and inside doors can be done in any weather, and you often get a date sooner in winter.',
      'Sort your house jobs by weather. Do the outside ones while it is dry, and leave the kitchen for the wet months.',
    ],
    subject: ['Sort your house jobs by weather', 'Roof in summer, bathroom in winter'],
    hooks: {
      '*': [
        'Everybody {rings|calls} the roofer in the first autumn storm. In summer there was time.',
        'Write your list of house jobs again, in two columns: needs dry weather, does not.',
        'Need a roofer? Half of the waiting list thought of it in the same storm.',
      ],
      pl: 'Plan your house jobs by season, and you get better dates, and often better prices too.',
      t: 'Most outside paints, mortars and sealants need a dry surface and more than about {five degrees|forty degrees} while they cure.',
      fhi: 'Something to be done to the house? First question: does it need dry weather?',
      a: 'House jobs: outside while it is dry, inside while it is wet.',
    },
    lines: {
      '*': [
        'Outside paint needs a dry surface, a mild day and shade. Follow the sun round the house: paint where it has been, not where it is.',
        'Book roof and outside work for next summer in winter, and inside work for winter in summer. You will be ahead of the {queue|line} both times.',
        'Have the heating serviced in summer: nobody minds a day without it, and the engineer has time.',
        'Have new windows fitted in summer, since there is a hole in the wall for an hour each time.',
        'Wood swells in wet air and shrinks in dry. Doors planed in winter may rattle in summer, so wait for a day in between.',
        'Ask in autumn for a date for outside work in spring. You will probably get one.',
      ],
      h: ['The {skip|dumpster} always arrives on the first day of rain.'],
    },
    why: [
      [
        'Paint, mortar and glue need warmth and dry air to harden.',
        'On a damp or cold surface even the best paint holds badly.',
      ],
      [
        'Everybody thinks of the roof in a storm and of the boiler in a frost, so that is when the waiting lists are longest.',
        'Ask out of season, and you get a date sooner.',
      ],
    ],
    parts: [
      [
        ['Do outside jobs in the dry months', 'Paint and roof in summer'],
        [
          'Roof, gutters, pointing, paint, {terraces|decks}. Each needs some days without rain in a row.',
          'If the scaffolding is up anyway, ask what else can be done from it.',
        ],
        'Scaffolding in front of a wall in the sun',
      ],
      [
        ['Have windows and doors done then too', 'Do whatever opens the house'],
        [
          'Windows, doors, roof lights, a wall knocked through. Nobody minds a warm draught.',
          'In June nobody minds a hole in the wall for a day.',
        ],
        'A window opening covered with a sheet',
      ],
      [
        ['Service the heating in summer', 'See to the boiler while it is off'],
        [
          'Boiler, stove, chimney, gurgling radiators. There is time, and the parts are in stock.',
          'A fault in warm weather can wait. In frost it is an emergency.',
        ],
        'A boiler with its cover off',
      ],
      [
        ['Leave inside jobs for the wet months', 'Do the bathroom in winter'],
        [
          'Bathroom, wiring, floors, inside doors. Rain does not matter.',
          'In the new year many firms have free dates.',
        ],
        'A tiled bathroom with a bucket and trowel',
      ],
    ],
    turn: [
      'Sorted like this, a year of jobs fits on a page, and little of it is urgent.',
      'And put "sit in the garden" on the list too.',
    ],
    asks: [
      'What is on your house list: more for dry days or for wet ones?',
      'Which job did you have done at quite the wrong time of year?',
    ],
    ends: {
      pfathil: [
        'Ask for a date as well as a price. For outside jobs, good firms are booked months ahead.',
        'Have the moisture of outside wood measured before you paint it; much above eighteen per cent, it should wait.',
      ],
    },
    work: 'If you look after several buildings, turn the same list into a calendar for a few years. It evens out the costs.',
    keep: 'the evening with the house list',
    send: 'somebody who {rings|calls} the roofer in a storm',
    own: [
      {
        kinds: ['service', 'hours', 'offer', 'event', 'number'],
        about:
          'book(?:ing|ed)? (?:in|for|from|ahead)|lead time|waiting|available from|dates? (?:in|for|from)',
        lead: 'About dates and waiting times:',
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
    title: ['Where do the hours go? A day of building work', 'What a day of building work consists of'],
    cover: 'Where the hours go on a job',
    gist: [
      'Of eight hours on a job a good part goes into fetching, covering, marking, waiting for things to dry and sweeping up. Without it there is no straight tile and no clean hall.',
      'The drilling takes four minutes. Before it come dust sheets, a cable detector and a second measurement, and after it a vacuum cleaner.',
    ],
    subject: ['Four minutes of drilling, ninety minutes of work', 'What tradespeople do all day'],
    hooks: {
      '*': [
        'Drilling the hole took four minutes. Why was somebody here for an hour and a half?',
        'Watch a good painter for a morning, and until eleven you will see no paint.',
        'The quiet hours of a job are paid work too. Here is what happens in them.',
      ],
      pl: 'On most jobs, preparing and clearing up take about as long as the work itself.',
      t: 'A day on a job: load, travel, cover, measure, prepare, work, wait, make good, clean, load. You only see one of the ten.',
      fhi: 'Have you ever wondered what goes on all day when you have people working in? Mostly taping.',
      a: 'Preparation is most of the job. The rest is quick.',
    },
    lines: {
      '*': [
        'On a painting job the greater part of the time goes into filling, sanding, covering and taping. The paint itself is quick.',
        'Clear the room, and keep a space for the van. On many jobs that saves more than haggling over the hourly rate.',
        'Ask of any quote how surfaces are prepared and who cleans up. The cheap one has often left one of them out.',
        'Plaster has to dry, and nobody can speed that up.',
        'On a job, a trip for a missing part costs an hour. A photo of the old part, sent the evening before, costs nothing.',
        'On a tiling or painting job, the morning when nothing seems to happen is usually the one that makes it straight.',
      ],
      h: [
        'The tool you need is in the van. The van is where there was a parking space. There was a parking space in another {postcode|zip code}.',
      ],
    },
    why: [
      [
        'Nobody sees dust sheets in a finished room, and everybody sees where there were none.',
        'Paint and glue only hold on a clean, dry surface. Getting one is most of the work.',
      ],
      [
        'A workshop has to be set up in your hall every morning and cleared away at night.',
        'In a workshop everything has its place. In your hall it has to be carried in first.',
      ],
    ],
    parts: [
      [
        ['First, carry in and cover', 'Cover everything first'],
        [
          'Floors, stairs, furniture, door handles. It is quicker than putting a scratch right.',
          'Where is the water, where is the power, where can the waste go?',
        ],
        'Dust sheets laid along a hallway',
      ],
      [
        ['Then measure and mark', 'Draw the lines next'],
        [
          'Twice, with a level. Old rooms are never square.',
          'Where the first tile goes decides where all the rest go.',
        ],
        'A pencil line along a spirit level',
      ],
      [
        ['Then do the work you ordered', 'Now comes the part you wanted'],
        [
          'It often looks easy, because the difficult part is done.',
          'It makes the noise, and takes a third of the day.',
        ],
        'A trowel drawn across a wall',
      ],
      [
        ['Let it dry in between', 'Wait for filler and primer to dry'],
        [
          'Good people do two jobs side by side so that neither is rushed.',
          'If somebody drives off at noon, the primer is drying.',
        ],
        'A clock beside a drying patch of filler',
      ],
      [
        ['At the end, touch up and sweep', 'Sweep up and check'],
        [
          'The small gap, the fingerprint, the missing screw. And then the broom.',
          'In the last half hour you can tell who cares.',
        ],
        'A broom and a neat pile of dust',
      ],
    ],
    turn: [
      'If you would like to save hours, clear the room first.',
      'In the finished room you see none of it.',
    ],
    asks: [
      'Which job at home did you imagine to be much quicker than it was?',
      'Have you ever underestimated a job that you did yourself?',
    ],
    ends: {
      pfathil: [
        'A cleared room, a parking space and a key on time can save about an hour a day.',
        'For your own jobs: estimate the part you can see, then multiply by three.',
      ],
    },
    work: 'Every trade has work that the customer never sees. Name it in the quote, line by line, and fewer people ask why it costs so much.',
    keep: 'the evening before the work starts',
    send: 'somebody who thinks it is only a small hole',
    own: [
      {
        kinds: ['process', 'policy', 'value', 'guarantee'],
        about: 'dust sheets?|clean|tidy|protect|prepar|sweep|leave (?:the|your)',
        lead: 'How we work in your home:',
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
    title: 'How a cut hand led to the square screw',
    cover: 'Why some screws have a square hole',
    gist: [
      'A Canadian salesman was showing a screwdriver to a crowd when it slipped out of the slot and cut his hand. He went home and invented a screw with a square hole in it.',
      'Screwdrivers had been slipping out of slotted screws for centuries. A salesman with a cut hand did something about it.',
    ],
    subject: ['The salesman whose screwdriver slipped', 'Why some screws have a square hole'],
    hooks: {
      '*': [
        'In about nineteen hundred and six a salesman cut his hand in front of his customers. The result is in toolboxes to this day.',
        'Look into a box of screws: slots, crosses, stars, squares. The square began with a cut hand.',
      ],
      p: 'A screwdriver slipped in front of customers, and the salesman changed the screw.',
      f: 'Have you ever slipped with a screwdriver? So did the man who invented the square screw.',
      a: 'A screwdriver slips because the slot lets it. So an angry salesman did away with the slot.',
      t: 'A tapered square hole holds the screw on the driver, and the driver does not slip out under load.',
      h: 'Few sales talks for a screwdriver end with a {plaster|bandage}. This one ended with a patent.',
      i: 'A screwdriver slips, and somebody asks why instead of swearing. Or after swearing.',
      l: 'A square hole in the screw, and the driver holds.',
    },
    lines: {
      '*': [
        'The square-drive screw goes back to a salesman whose screwdriver slipped and cut his hand during a demonstration. He was called Robertson.',
        'A slipping screwdriver usually does not fit. Try the next size up before you push any harder.',
        'A cross-head screwdriver climbs out of the screw when it gets hard to turn. A square or a star stays in.',
        'Old slotted screws all in line, with every slot upright: a joiner who did this was proud of the door.',
        'If a screw head is worn, lay a wide rubber band between driver and screw. Often it gives just enough grip to get it out.',
      ],
      h: ['Every toolbox has eleven screwdriver bits and lacks the one you need.'],
    },
    scene: [
      'A street in Montreal, a salesman with a screwdriver, a handful of people. "And it never slips," he may just have been saying.',
      'A workshop in the evening, a bandaged hand, and a pencil that draws a square on the head of a screw.',
    ],
    why: [
      [
        'A slot is open at both ends, so the blade can slide out.',
        'With a slot you need one hand to turn and one to hold, and the second one gets hurt.',
      ],
      [
        'In factories each slip cost time and scratched the paint, so a screw that held was worth a lot.',
        'If you drive hundreds of screws a day, you notice every slip.',
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
      'Soon after, the cross-head screw came, and spread everywhere.',
      'Canadian carpenters will tell you at length which is better.',
    ],
    asks: [
      'Slot, cross, star or square: which screw do you like best?',
      'Which tool has bitten you once, and what did you learn?',
    ],
    ends: {
      p: 'Whatever the head, a driver that fits makes better work.',
      f: 'And mind your other hand.',
      a: 'Right size, straight on, then turn.',
      t: 'For cross-heads mind the type: two standards look alike and fit each other badly.',
      h: 'No one has yet invented the screw that does not roll under the cupboard.',
      i: 'Many good things were invented by somebody who had had enough.',
      l: 'A quarter turn, and it holds.',
    },
    work: 'When a tool keeps failing in good hands, look at the part it has to fit.',
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
    title: ['Mend the old one or fit a new one?', 'Repair or replace? A door, a window, a boiler'],
    cover: 'Repair it or replace it?',
    gist: [
      'The old door sticks, but it is oak. The new one shuts and looks like every other. Before you decide, ask what is really broken: the door, or a hinge?',
      'Repair keeps what was good. A new one ends the trouble. Which would you choose with windows, doors and {taps|faucets}?',
    ],
    subject: ['The door sticks, but it is oak', 'Repair or replace: what is really broken?'],
    hooks: {
      '*': [
        'An oak door that sticks is hardly ever broken. It has just swollen a little.',
        'Repair or replace? Some homes keep a tin of old hinges, and some order a {skip|dumpster}.',
        'Before you replace an old door or window, find out what is really wrong with it.',
      ],
      pl: 'Whether a repair pays depends on the part that failed, its age, and whether you can still get parts.',
      t: 'Repair or replace: divide each price by the years you would get out of it, and compare.',
      fhi: 'Does something in your house need replacing? Or only a screw in it?',
      a: 'Repair or replace? Find out what has failed, then decide.',
    },
    lines: {
      '*': [
        'Mend or replace: what do you do with the old door that sticks, and why?',
        "Before you replace a window, ask whether it is the frame or only putty, paint and a cord. Those three are a day's work.",
        'If nobody can get the spare part any more, replace it. Ask that first.',
        'Rule of thumb for appliances: if mending costs more than half of a new one and it is past the middle of its life, let it go.',
        'Old timber is often denser than anything you can buy now. Look twice before it goes into the {skip|dumpster}.',
        'Repair or replace? Ask for both prices, and how long each would last.',
      ],
      h: ['"Nobody makes windows like that any more," says the owner of one that has never shut.'],
    },
    why: [
      [
        'Most things fail in one small place. Mend that, and the rest may go on for decades.',
        'A repair is as good as the part next to it, and a new one as good as how it is fitted.',
      ],
    ],
    parts: [
      [
        'Repair it',
        [
          'It fits already and matches the house. It may need more repairs later.',
          'You keep good material. There is no guarantee that it is the last repair.',
        ],
        'A plane taking a shaving off a door edge',
      ],
      [
        'Replace it',
        [
          'It is tight and quiet and has a guarantee. Fitting it into old walls can bring surprises.',
          'For heating and wiring, new often means safer and cheaper to run.',
        ],
        'A new window leaning against a wall',
      ],
    ],
    turn: [
      'With gas, electricity and anything that carries weight, safety comes first.',
      'There is a third way: repair it now, and save for the new one.',
    ],
    asks: [
      'Mend it or buy new: what do you do with an old door that sticks?',
      'What in your house has been repaired most often, and why do you keep it?',
    ],
    ends: {
      pfathil: [
        'Ask for both prices with an estimate of years. A fair tradesperson will tell you which they would choose at home.',
        'In listed buildings you may need permission; ask before you order.',
      ],
    },
    work: 'For offices and halls: write part, price and years left on one page for each piece of equipment. Budget talks get short.',
    keep: 'the next thing that sticks, drips or rattles',
    send: 'somebody with a drawer full of parts',
    own: [
      {
        kinds: ['service', 'value', 'process', 'price'],
        about: 'repairs?\\b|restor|refurb|replac|spare parts?|overhaul',
        lead: 'On repairs and replacements:',
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
    cover: 'Is that crack in the wall growing?',
    gist: [
      'Draw a short line across each end of the crack, write the date beside it, note how wide it is, and look again after a month. If it has not moved, it is mostly harmless. If it has, have it looked at.',
      'Most cracks in walls are harmless, and all of them are worrying. A pencil, a date and a coin tell you after a few weeks which sort you have.',
    ],
    subject: ['Crack in the wall: a pencil and a date', 'Is that crack growing?'],
    hooks: {
      '*': [
        'There is a crack over the door, and everyone in the house has an opinion on it. Write a date beside it.',
        'A crack in the wall? Fetch a sharp pencil and mark both ends.',
        'Nearly every house has a crack in a wall. The question is whether it is growing.',
      ],
      pl: 'Whether a crack in a wall matters depends mainly on whether it is growing, and a pencil will show you.',
      t: 'Note the width, direction and change of a crack. Stepped, tapering or fast-growing ones need an engineer.',
      fhi: 'A new crack in the wall keeping you awake? Draw a line across its end and go to bed.',
      a: 'A crack in the wall: mark it, date it, measure it. Then judge.',
    },
    lines: {
      '*': [
        'Draw a pencil line across both ends of a crack and write the date beside it. If it goes past the line, it is growing.',
        'Hairline cracks in fresh plaster are mostly from drying. If a coin fits in, have it looked at.',
        'If doors begin to stick near a crack in the wall, that matters. Note both, with dates.',
        'Photograph a crack with a ruler in the picture, from the same spot, each month.',
        'Find out why there is a crack before you fill it. Otherwise it will come back.',
      ],
      h: ['Every family has somebody who taps on a cracked wall, nods, and says "hm". That is no survey.'],
    },
    why: [
      [
        'Houses move with heat, drought and damp, and most cracks open and close a little with the seasons.',
        'Plaster shrinks and clay soil swells. Most fine lines stopped moving years ago.',
      ],
      [
        'What matters is whether it changes, and nobody can judge that from memory.',
        'An old one that stays the same is only ugly. A growing one needs a look.',
      ],
    ],
    parts: [
      [
        ['Mark both ends and write the date', 'Draw a dated line at each end'],
        [
          'Use a sharp pencil, and write day and year beside it.',
          'If it goes past the line, draw a new one with a new date.',
        ],
        'A pencil stroke across the end of a crack',
      ],
      [
        ['Measure the width at one spot', 'See how wide it is'],
        [
          'With a ruler, or by what fits in: a hair, a card, a coin. Mark the spot, too.',
          'Draw two little crosses, left and right of it, and measure between them.',
        ],
        'A ruler held against a crack',
      ],
      [
        ['Look at its direction', 'See which way it runs'],
        [
          'Straight along a joint of boards is mostly harmless. In steps through brickwork, or wide at one end: have it looked at.',
          'Check the other side of the wall as well.',
        ],
        'A stepped crack running through brickwork',
      ],
      [
        ['Note what else has changed', 'Look for other signs'],
        [
          'Sticking doors, a sloping floor, a leak, a felled tree, digging next door, a dry summer.',
          'Doors that have begun to stick are worth noting.',
        ],
        'A door that rubs at its top corner',
      ],
      [
        ['Look again after a month', 'Check it in four weeks'],
        [
          'And after a season. If it stays the same, fill it. If it grows, take your notes to an engineer.',
          'With dates and photos, an expert sees much more in one visit.',
        ],
        'A calendar with the same day marked each month',
      ],
    ],
    turn: [
      'Most of them turn out to have stopped long ago.',
      'If it does move, your notes are just what an engineer will ask for.',
    ],
    asks: [
      'Is there a crack in your home that you look at each evening?',
      'Have you had a crack that worried you? What was it in the end?',
    ],
    ends: {
      pfathil: [
        'Tell your insurer early if it is growing.',
        'A crack gauge of glass or plastic shows tenths of a millimetre.',
      ],
    },
    caution: [
      'A crack that is wider than a few {millimetres|millimeters}, grows, runs in steps or comes with sticking doors is one for a structural engineer. If parts are loose or it moves suddenly, leave the room.',
      'Ask a structural engineer about any crack that widens, runs in steps, takes a coin, or comes with jammed doors or a sloping floor. Sudden movement or loose parts: leave the room.',
    ],
    keep: 'the next crack that you find',
    send: 'somebody who stares at a wall in the evening',
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'crack|plaster(?:ing)?\\b|render|survey|structural|repoint',
        lead: 'For walls that need more than a pencil:',
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
