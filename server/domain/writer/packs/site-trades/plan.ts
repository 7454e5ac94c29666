// Before work begins: quotes, plans and what to write down.
import type { Idea } from '../../library/idea.ts';

export const PLAN: readonly Idea[] = [
  {
    id: 'photograph-the-open-wall',
    format: 'tip',
    again: 10,
    emoji: '📏',
    tags: ['HomeRenovation', 'BuildingTips', 'HomeImprovement'],
    title: [
      'Photograph open walls before the {plasterboard|drywall} goes up',
      'Renovating? Take these pictures before the walls are closed',
    ],
    cover: 'Photograph the open wall',
    gist: [
      'Before a wall is closed, photograph it with a tape measure in the picture. In five years those shots will tell you where every pipe, cable and stud runs.',
      'An open wall is your one chance to see what is in it. Hold a tape measure against it, take a picture of every {metre|yard}, and keep the pictures with the house papers.',
    ],
    subject: ['Photograph the wall before it is closed', 'Five minutes before the {plasterboard|drywall}'],
    hooks: {
      '*': [
        'Photograph your open walls today. When the {plasterboard|drywall} goes up, nobody can see the pipes any more.',
        'Somewhere behind your bathroom tiles is a pipe. A photograph would tell you where.',
      ],
      pl: 'A set of photographs taken before walls are closed saves money on every later job in that room.',
      t: 'Photograph one {metre|yard} of wall at a time, with an upright tape measure that starts at floor level, and a corner in the picture.',
      fhi: 'If your walls are open this week, go round tonight with your phone and a tape measure.',
      a: 'Do not close a wall before you have photographed it.',
    },
    lines: {
      '*': [
        'Photograph every open wall with a tape measure in the picture. You will need it the day you hang a cupboard.',
        'In an open wall, measure pipes and cables from a corner and from the floor. "About there" is no use once the wall is white.',
        'Before the floor is laid, take a picture of every {metre|yard} of underfloor heating pipe. Somebody will want to fix a door stop one day.',
        'In an open wall, photograph {sockets|outlets}, pipes, joints and studs.',
        'Email the pictures of your open walls to yourself, with the street and the year. Phones get lost.',
      ],
      h: ['The most expensive picture hook in the house is the one that hit the water pipe.'],
    },
    why: [
      [
        'Once the wall is closed, everybody works from memory.',
        'A plastered wall gives nothing away, and the people who built it have gone to other jobs.',
      ],
      [
        'With a tape measure in it, a picture can be measured later. Without one it only proves that there was a pipe.',
        'With the tape in it, a snapshot becomes a plan.',
      ],
    ],
    parts: [
      [
        ['Hold a tape measure in every picture', 'Start the tape at the floor'],
        [
          'Start it at the finished floor level, or note how far above the bare floor that will be.',
          'Heights read off in seconds when the figures are in the picture.',
        ],
        'A tape measure held upright against open studwork',
      ],
      [
        ['Stand straight in front of the wall', 'Take one {metre|yard} at a time'],
        ['From an angle, every distance looks wrong.', 'Hold the phone at chest height and move sideways.'],
        'A phone held square to a wall with pipes',
      ],
      [
        ['Include a corner or a window', 'Keep something fixed in the picture'],
        [
          'A corner will still be there in ten years, so you can measure from it.',
          'Door frames and sills survive decorating, so measure sideways from those.',
        ],
        'Open wall with a window frame at the edge of the picture',
      ],
      [
        ['Name each picture by room and wall', 'Save the pictures where you find them'],
        [
          '"Bathroom, north, behind basin" will be found again. A number from the camera will not.',
          'Keep one folder for the house, and pass it on with the keys.',
        ],
        'A folder of photographs on a screen',
      ],
    ],
    turn: [
      'It takes five minutes with a tape measure.',
      'Whoever buys the house one day gets the pictures with the keys.',
    ],
    asks: [
      'Do you know what runs behind your bathroom tiles?',
      'What is the worst thing that you have drilled into?',
    ],
    ends: {
      pfathil: [
        'If you cannot be there on the day, ask for photographs in writing.',
        'Pictures do not replace a detector, because pipes and cables get moved later. Check before every hole.',
      ],
    },
    work: 'On larger sites, pipes and cables are always recorded before the walls are closed. A bathroom deserves the same.',
    keep: 'the week before the plasterer comes',
    send: 'somebody with bare studs in the hall',
    caution: [
      'Photographs are a guide and no proof that a spot is clear. Use a detector, and switch off the circuit or the water if you are in doubt.',
      'A picture helps, and it proves nothing. Check with a detector, and turn off circuit or water if you are not sure.',
    ],
    own: [
      {
        kinds: ['process', 'service', 'policy'],
        about: 'photos? (?:of|record|at)|photograph|handover (?:pack|file|folder)|records? of',
        lead: 'About records of the work:',
      },
    ],
    pic: {
      ask: 'An open wall with pipes or cables and a tape measure held upright in front',
      alt: 'A tape measure held against an open wall with pipes and cables',
    },
    claims: [
      [
        'Recording services before close-up helps later work; detectors are still needed',
        'trade practice and safety advice',
      ],
    ],
  },
  {
    id: 'what-a-quote-should-say',
    format: 'checklist',
    again: 9,
    emoji: '📋',
    tick: true,
    tags: ['HomeImprovement', 'BuildingQuotes', 'Homeowners'],
    title: [
      'What a good quote for building work should contain',
      "How to read a builder's quote line by line",
    ],
    cover: 'What a good quote says',
    gist: [
      'Read a building quote for what it leaves out: {rubbish|trash}, repairs to plaster, who supplies what, and what happens if something turns up behind the wall.',
      'You can only compare two quotes if you know what each of them covers. Check {rubbish|trash}, repairs to plaster, fittings, access and the price of surprises.',
    ],
    subject: ['What a good quote says', 'Why the lower quote may cost more'],
    hooks: {
      '*': [
        "In a builder's quote, read the number at the bottom last.",
        'Two quotes for the same bathroom, and one is far lower. Look for the {skip|dumpster}.',
      ],
      pl: 'Quotes are easy to compare once you know which lines tend to be missing.',
      t: 'Compare what is included before you compare the sums: waste, access, repairs to plaster, fittings, tax.',
      fhi: 'Before you choose the lower quote, spend ten minutes with a pencil and this list.',
      a: 'If it is not written in the quote, it is not in the price.',
    },
    lines: {
      '*': [
        'Ask of every quote: who takes the {rubbish|trash} away? A {skip|dumpster} can be the whole difference between two prices.',
        '"{Making good|Patch and repair}" means repairing the plaster and paint that the work disturbed. See whether your quote mentions it.',
        'A quote is a price for a described job. An estimate is an informed guess. Find out which one you are holding.',
        'Ask what a surprise behind the wall would cost and who decides. It is a dull question in week one and a sharp one in week three.',
        'Six things to find in a quote:\n\nWhat is done\nWhat is not\nWho supplies what\nWaste\nMaking good\nTax',
        'Lay two quotes side by side and mark what is only in one of them. That is the difference in price.',
      ],
      h: ['A quote on the back of an envelope can be fair. It is just hard to find clause two.'],
    },
    why: [
      [
        'Quotes differ less in price than in what they include. What is left out comes back later as an extra.',
        'Most quarrels about building work are about something that each side thought was clear.',
      ],
      [
        'A longer quote often shows that somebody has thought the job through.',
        'If somebody lists what is not included, they have done such a job before.',
      ],
    ],
    parts: [
      [
        ['Every piece of work, room by room', 'What will be done, and where'],
        [
          '"New bathroom" can mean ten different things. Named items can be ticked off.',
          'Somebody who was never in the house should be able to see from it what will be done.',
        ],
        'A finger on the lines of a quote',
      ],
      [
        ['What is not included', 'A list of what is left out'],
        [
          'Decorating, floor levelling, permits, moving furniture: it is a good sign if they are listed.',
          'If nothing is listed, you will find out one thing at a time.',
        ],
        'A pencil circling a line on paper',
      ],
      [
        ['Who buys the fittings', 'The fittings, with model and price'],
        [
          '{Taps|Faucets}, lights, tiles, handles: who chooses them, and what may they cost?',
          'If it says "allowance", ask what that allowance would buy in a shop today.',
        ],
        '{Tap|Faucet} and tile samples on a table',
      ],
      [
        ['Who takes the {rubbish|trash} away', '{Skip|Dumpster}, dust sheets and parking'],
        [
          'A {skip|dumpster}, scaffolding, parking: each costs something, and somebody pays.',
          'Old materials have to go somewhere lawful, and that is seldom free of charge.',
        ],
        'A {skip|dumpster} outside a house',
      ],
      [
        ['What happens with surprises', 'What counts as an extra'],
        [
          'Nothing extra should be done before you have agreed to its price in writing.',
          'Rot, old wiring and odd pipes are found, not planned. Settle now who says yes.',
        ],
        'A floorboard lifted, old pipes below',
      ],
      [
        ['When you pay, and for what', 'The stages and whether tax is included'],
        [
          'When it starts, what each payment is for, and whether the sum includes tax.',
          'Payments tied to finished stages are easier on everyone than payments tied to the calendar.',
        ],
        'Dates marked on a wall calendar',
      ],
    ],
    turn: [
      'Read a quote in this order, and the sum at the bottom makes sense.',
      'With the gaps filled in, the two quotes are often closer than they looked.',
    ],
    asks: [
      'Which line was missing from the last quote that you signed?',
      'What surprised you most in a building bill?',
    ],
    ends: {
      pfathil: [
        'Ask about the gaps before you sign; a good firm will be glad that you did.',
        'Put both quotes in one table, a row per item. Empty cells are your questions.',
      ],
    },
    work: 'Builders would rather be asked early. Six questions on the first evening are less trouble than six surprises in the last week.',
    keep: 'the evening when the quotes arrive',
    send: 'friends who are planning a bathroom',
    caution: [
      'How binding a quote or an estimate is depends on where you live. For large sums, take advice.',
      'Whether a quote binds both sides depends on local law. Where a lot of money is at stake, get advice.',
    ],
    own: [
      {
        kinds: ['service', 'policy', 'process', 'price'],
        about: 'quot(?:e|es|ation)|estimate|site visit|survey',
        lead: 'It usually starts with somebody coming to look.',
      },
    ],
    pic: {
      ask: 'A quote on a table with a pencil and a few circled lines, no names or sums visible',
      alt: 'A written quote on a table with a pencil lying across it',
    },
    claims: [
      [
        'Quotes should state scope, exclusions, waste, extras and payment stages',
        'advice of consumer bodies',
      ],
      ['A quote and an estimate differ', 'definition; legal effect differs by country'],
    ],
  },
  {
    id: 'first-fix-second-fix',
    format: 'glossary',
    again: 12,
    emoji: '🧱',
    tags: ['BuildingTerms', 'HomeRenovation', 'SelfBuild'],
    title: [
      'Building words explained: first fix, making good, snagging',
      'What builders mean by {first fix, second fix and snagging|rough-in, trim-out and punch list}',
    ],
    cover: 'Building words, explained',
    gist: [
      '{First fix, second fix, making good, snagging, screed|Rough-in, trim-out, patching, punch list, screed}: the words you hear on every building site, with what they mean for your week.',
      'A short dictionary of building words: what is hidden in the wall, what you see, what is repaired and what is put right at the end.',
    ],
    subject: ['What {second fix|trim-out} means', 'Building words, explained'],
    hooks: {
      '*': [
        '"{Second fix|Trim-out} on Thursday" sounds {as if the first one had failed|like a haircut}.',
        'You nodded when the builder said "screed". Here is what it means.',
      ],
      pl: 'If you know six building words, you can follow what is happening in your own home.',
      t: 'The stages are defined by the {plaster|drywall}: what goes in before it is {first fix|rough-in}, what goes on after it is {second|trim-out}.',
      fhi: 'If somebody in your hall keeps saying "{first fix|rough-in}" and you keep nodding, this is for you.',
      a: 'Learn six building words, and you understand the plan for your kitchen.',
    },
    lines: {
      '*': [
        '{First fix|Rough-in} is everything that vanishes behind {plaster|drywall}: pipes, cables, frames. {Second fix|Trim-out} is all that you can touch.',
        '{Snagging|The punch list}: going round at the end to list what is not right yet. Done well, it is quick and nobody takes offence.',
        '{Making good|Patching}: putting back the plaster, tiles or paint that the work had to disturb. Always ask how far it goes.',
        'Screed is the smooth layer on top of the concrete floor. It looks finished long before it is dry enough for flooring.',
        'If you hear a building word twice and do not know it, ask. It will be on the bill.',
      ],
      h: ['"We are nearly at {second fix|trim-out}" means that you will get a sink, but not by the weekend.'],
    },
    why: [
      [
        'The words stand for an order of work, and the order tells you when you can still change your mind.',
        'After each stage some changes get expensive.',
      ],
      [
        'Moving {a socket|an outlet} costs little before plaster and a good deal after it.',
        'Before plaster, moving a pipe takes one sentence. Afterwards it takes a broken wall.',
      ],
    ],
    parts: [
      [
        '{First fix|Rough-in}',
        [
          'All that goes in before plaster: cables, pipes, door linings. The time to move {a socket|an outlet} is now.',
          'The hidden half of the job. Walk round with a plan while you can still see it.',
        ],
        'Cables and pipes in an open wall',
      ],
      [
        '{Second fix|Trim-out}',
        [
          'What comes after plaster and stays in view: {sockets|outlets}, {taps|faucets}, doors, {skirting|baseboard}.',
          'Everything with a handle, a switch or a spout, fitted once the walls are dry.',
        ],
        '{A socket|An outlet} being screwed to a finished wall',
      ],
      [
        '{Making good|Patching}',
        [
          'Repairing whatever had to be cut or knocked about, up to a standard agreed beforehand.',
          'The hole is filled and smoothed. Whether it is painted as well depends on what was said.',
        ],
        'A trowel smoothing a patch of plaster',
      ],
      [
        'Screed',
        [
          'A thin, level layer over the concrete that carries the floor covering. It dries at its own pace.',
          'It makes the floor flat, and everybody has to wait for it to dry.',
        ],
        'A smooth grey floor in an empty room',
      ],
      [
        '{Snagging|Punch list}',
        [
          'Listing the small faults together at the end: a sticking door, a missed spot, a loose plate.',
          'The last round, by daylight, with a notebook and a roll of masking tape.',
        ],
        'Pieces of masking tape marking spots on a wall',
      ],
      [
        '{Variation|Change order}',
        [
          'A change to what was agreed. It wants a price and a yes before anybody lifts a tool.',
          'Your new idea in week three, in writing, with what it costs and how long it takes.',
        ],
        'A note with a change of plan pinned to a wall',
      ],
    ],
    turn: ['Now you know what you are nodding at.', 'And the next message from the builder will make sense.'],
    asks: [
      'Which building word did you nod at without knowing it?',
      'What did you change after {first fix|rough-in}, and would you again?',
    ],
    ends: {
      pfathil: [
        'Change your mind before the plaster.',
        'Order: structure, {first fix, boards, plaster, second fix, decoration, snagging|rough-in, insulation, drywall, trim-out, paint, punch list}.',
      ],
    },
    work: 'Half of the trouble between an office and a building site is vocabulary. A client who knows when it is too late to change things will decide in time.',
    keep: 'the first week of works',
    send: 'anybody living behind a dust sheet',
    own: [
      {
        kinds: ['process', 'service'],
        about: 'first fix|second fix|project manag|snag|start to finish|stages?\\b',
        lead: 'And this is how it goes in practice.',
      },
    ],
    pic: {
      ask: 'A room at first fix: open walls, cables, pipes, daylight',
      alt: 'A room with open walls showing cables and pipes before plastering',
    },
    claims: [
      [
        'Meanings of first fix, second fix, making good, screed, snagging, variation',
        'definitions in building practice',
      ],
    ],
  },
  {
    id: 'why-quotes-differ',
    format: 'answer',
    again: 10,
    emoji: '⚖️',
    tags: ['BuildingQuotes', 'HomeImprovement', 'AskATrade'],
    question: 'Why are three quotes for the same job so different?',
    short: [
      'Because each firm has priced a different job: what it saw, and what it feared.',
      'Because each firm means a different job. Ask until they all mean the same.',
    ],
    title: [
      "Why do builders' quotes vary so much?",
      'Three quotes, three prices: what to ask before you choose',
    ],
    cover: 'Three quotes, three prices',
    gist: [
      'Three prices for one job usually mean three different jobs. Preparation, materials, risk and how busy a firm is explain most of it.',
      'One firm priced the paint, another the sanding before it. If quotes are far apart, look for work that only one of them mentions.',
    ],
    subject: ['Same job, three prices', 'What to ask when quotes differ'],
    hooks: {
      '*': [
        'Three firms looked at the same wall and quoted for three different jobs.',
        'Between the lowest quote and the highest there is usually a week of preparation.',
      ],
      pl: 'If quotes are far apart, ask why before you choose.',
      t: 'Quotes differ because of scope, preparation, materials, risk and workload. Profit explains less than most people think.',
      fhi: 'You asked three firms for a quote and got three very different prices.',
      a: 'You do not have three prices. You have three different jobs.',
    },
    lines: {
      '*': [
        'Ask each firm how many days and how many people the job needs. Then the quotes suddenly make sense.',
        'A painter who allows two days for preparation has looked at your walls. One who allows none has looked at your colour.',
        'Part of every quote is what somebody expects to find behind the wall. Ask what that is.',
        'A very high quote can mean "we are full until summer". You may ask.',
        'Ask each firm what other quotes tend to leave out. You learn a lot.',
      ],
      h: ['The lowest quote did not mention the ceiling. The ceiling, it turns out, is extra.'],
    },
    why: [
      [
        'Nobody can see behind plaster. Some firms allow for what they might find, and some hope.',
        'One firm puts the risk into the quote, and another charges for it later.',
      ],
      [
        'Good preparation takes days and shows in none of the pictures.',
        'Sanding, levelling and sealing are easy to leave out of a quote.',
      ],
    ],
    parts: [
      [
        ['Ask how many days and people', 'Compare the hours first'],
        [
          'Labour is the larger share of most jobs, so time explains the price better than materials do.',
          'Two people for a week and one person for two days are not the same repair.',
        ],
        'A finger counting days on a calendar',
      ],
      [
        ['Ask what they do before painting or fitting', 'Ask about preparation'],
        [
          'What is removed, repaired, primed or protected before the visible part begins.',
          'Most of the difference is in the work you do not see afterwards.',
        ],
        'A hand sanding a window frame',
      ],
      [
        ['Ask for the make and model', 'Ask which product exactly'],
        [
          'One valve or paint may cost twice as much as another and last three times as long.',
          'With the name you can look it up.',
        ],
        'Tins and fittings side by side on a bench',
      ],
      [
        ['Ask what could go wrong', 'Ask what worries them'],
        [
          'A firm that points at a risk has looked. One with no worries may not have been up the ladder.',
          'The answer shows who has met a house like yours.',
        ],
        'A {torch|flashlight} pointed under floorboards',
      ],
    ],
    turn: [
      'After these questions you can compare the three quotes.',
      'Choose the firm whose explanation you believe.',
    ],
    asks: [
      'What was the widest gap between two quotes that you have seen?',
      'Did you ever take the highest, and why?',
    ],
    ends: {
      pfathil: [
        'Compare what it costs over ten years.',
        'Make the jobs equal first, then look at the totals.',
      ],
    },
    work: 'Buyers in companies do the same: they make bids comparable before they compare them. The line that is in one bid only is where to ask.',
    keep: 'the next time you ask for quotes',
    send: 'someone who is staring at three envelopes',
    own: [
      {
        kinds: ['service', 'policy', 'process'],
        about: 'itemi[sz]ed|written quote|fixed[- ]price|free quot|no[- ]obligation|detailed quot',
        lead: 'If you are still collecting quotes:',
      },
    ],
    pic: {
      ask: 'Three sheets side by side on a workbench, with a tape measure on top, nothing legible',
      alt: 'Three sheets of paper and a tape measure on a workbench',
    },
    claims: [
      [
        'Differences in scope, preparation, materials, risk and workload explain most variance in quotes',
        'trade practice',
      ],
      ['Labour is the larger share of many building repairs', 'trade practice; worded as "most jobs"'],
    ],
  },
  {
    id: 'buy-it-or-let-them',
    format: 'either',
    again: 12,
    emoji: '🚿',
    tags: ['HomeRenovation', 'BathroomIdeas', 'ThisOrThat'],
    title: [
      'Should you buy your own fittings or let the trade supply?',
      'Bring your own {tap|faucet}, or let the plumber order it?',
    ],
    cover: 'Your own {tap|faucet}, or theirs?',
    gist: [
      'If you buy the {tap|faucet} yourself, you choose freely. If the trade supplies it, one person answers if it drips. Decide before anything is ordered.',
      'Buy your own fittings, or let the plumber or electrician supply them? The question is who goes back to the shop when a part is missing.',
    ],
    subject: ['Who buys the {tap|faucet}?', 'Your own fittings, or theirs?'],
    hooks: {
      '*': [
        'The {tap|faucet} you found online costs less. If a part is missing, it is your problem.',
        'Buy the {tap|faucet} yourself, and if it leaks, you sort it out.',
      ],
      pl: 'Buying your own fittings has costs that no shop shows you.',
      t: 'If the product is faulty, the seller answers. If the fitting is faulty, the fitter does.',
      fhi: 'You have found a lovely lamp online. Before you order it, ask your electrician.',
      a: 'Whoever supplies a fitting usually answers for it.',
    },
    lines: {
      '*': [
        'Buying your own fittings? Have them there, unpacked and complete, before the work starts.',
        'If a {tap|faucet} from the plumber fails, you make one call. If your own one fails, you deal with the shop.',
        'With delivery, returns and a wasted morning, the price of fittings online is closer to trade price than it looks.',
        'Found a {tap|faucet} or a lamp you like? Send the link before you buy. A plumber or electrician sees in a minute whether it fits.',
        'Before you order a {tap|faucet}, ask whether it needs other pipes. Some lovely ones do.',
      ],
      h: [
        'The shower arrived in four {parcels|packages} from three countries. The instructions are for a different shower.',
      ],
    },
    why: [
      [
        'Somebody has to put a faulty fitting right, and it is usually whoever ordered it.',
        'If the shop blames the fitter and the fitter blames the shop, it can take weeks.',
      ],
    ],
    parts: [
      [
        'Buy it yourself',
        [
          'You choose freely and see the price. You also deal with missing screws and returns.',
          'You get exactly what you saw, and you are the one who calls if it is scratched.',
        ],
        'An opened {parcel|package} with a {tap|faucet} in it',
      ],
      [
        'Let the trade supply it',
        [
          'They know the parts and can get them again. There may be fewer to choose from.',
          'It may cost a little more, and a fault is their problem.',
        ],
        'A tradesperson carrying a box from a van',
      ],
    ],
    turn: [
      'Many people split it: the trade brings what disappears in the wall, and they choose what they will look at.',
      'Either is fine if you decide before the first order.',
    ],
    asks: [
      'Did you buy your own fittings, and would you do it again?',
      'Your {tap|faucet} or theirs: how did you decide?',
    ],
    ends: {
      pfathil: [
        'Write it into the quote, item by item.',
        'Check thread, pressure, depth and spare parts before you order. The colour can wait.',
      ],
    },
    keep: 'the weekend when you choose the fittings',
    send: 'the person with nine browser tabs of lamps',
    own: [
      {
        kinds: ['policy', 'process', 'service', 'product'],
        about:
          'suppl(?:y|ied) (?:your|own|and fit|all|the)|supply|customer[- ]supplied|own (?:tiles|fittings|materials)|showroom',
        lead: 'About who brings what:',
      },
    ],
    pic: {
      ask: 'A new {tap|faucet} in its opened box on a dust sheet, beside a few tools',
      alt: 'A new {tap|faucet} in an open box beside tools on a dust sheet',
    },
    claims: [
      [
        'Responsibility for faults follows who supplied and who fitted',
        'general principle of sale and service; details differ by country',
      ],
    ],
  },
  {
    id: 'job-put-off-longest',
    format: 'question',
    again: 12,
    emoji: '🪛',
    tags: ['HomeMaintenance', 'Homeowners', 'DIYFail'],
    title: [
      'Which job in your house have you put off the longest?',
      'Household repairs that nobody notices any more',
    ],
    cover: 'The job you keep putting off',
    gist: [
      'A door that sticks, a {tap|faucet} that drips, a bulb over the stairs: every house has one job that everybody has stopped noticing. Which is yours?',
      'Some repairs are put off for so long that guests are warned about them at the door. What is the oldest one in your house?',
    ],
    subject: ['Which job have you put off longest?', 'You have to lift the door as you turn'],
    hooks: {
      '*': [
        'If you have to explain your bathroom door to guests, it is time to mend it.',
        'Somewhere in your house a lamp has been waiting for a new bulb for years.',
      ],
      pl: 'Every home has a repair that the owners no longer notice. Visitors do.',
      t: 'After a few weeks we stop noticing a fault that we see every day.',
      fhi: 'Be honest: how long has that {tap|faucet} been dripping?',
      a: 'Every house has one repair that never gets done. Which is yours?',
    },
    lines: {
      '*': [
        'Which job in your house have you put off the longest, and what is the excuse this year?',
        'Ask a visitor what needs repairing in your home. They will know at once.',
        'The five-minute repairs wait for ten years: the bulb over the stairs, the loose handle, the door that sticks.',
        'Write all the small repairs on one list before you call anybody. Six in one visit cost less than six visits.',
      ],
      h: [
        '"The bathroom light only works if you hit the wall in the right place," said the owner, with some pride.',
      ],
    },
    why: [
      [
        'We stop noticing what we walk past every day.',
        'A fault that everybody has got used to can wait for ever.',
      ],
    ],
    parts: [
      [
        ['The door you have to lift', 'A door that sticks'],
        ['It is often only a loose screw in the hinge.', 'Everyone in the family knows the trick.'],
        'A hand lifting a door by its handle',
      ],
      [
        ['The {tap|faucet} that drips', 'The drip you hear at night'],
        ['It drips by day as well. At night it is the only sound.', 'A sponge in the basin is not a repair.'],
        'A drop hanging from a {tap|faucet}',
      ],
      [
        ['The bulb nobody can reach', 'The dark lamp over the stairs'],
        [
          'It is high above the stairs, where no ladder stands well.',
          'Guests feel for the wall. You count the steps.',
        ],
        'A stairwell with a dark lamp high up',
      ],
      [
        ['The switch that does nothing', 'A switch nobody understands'],
        [
          'Everyone has pressed it. It may be turning something on next door.',
          'Perhaps it used to ring for tea.',
        ],
        'A finger on a light switch',
      ],
    ],
    turn: [
      'Most of these take ten minutes. That is why they last for years.',
      'Looking at the list does not make it shorter, but it is a start.',
    ],
    asks: ['Which job have you put off the longest?', 'What do you have to warn guests about at the door?'],
    ends: {
      pfathil: [
        'Collect the small jobs on a list: one visit costs less than five.',
        'Anything to do with water, gas, heat or a burnt smell should be done today.',
      ],
    },
    keep: 'the next free Saturday morning',
    send: 'the person who knows how to open your door',
    caution: [
      'Water near electrics, the smell of gas, warm switches or loose masonry do not belong on a waiting list. Have them looked at right away.',
      'Do not wait with a smell of gas, warm switches, water near electrics or loose masonry. Call somebody at once.',
    ],
    own: [
      {
        kinds: ['service', 'price', 'offer'],
        about: 'small jobs|odd jobs|handyman|no job too small|minimum charge|hourly|half[- ]day',
        lead: 'Small jobs are jobs, too.',
      },
    ],
    pic: {
      ask: 'A small unfinished thing of your own: a bare bulb, a handle on a string, a taped switch',
      alt: 'A household repair that was never finished',
    },
    claims: [
      ['Habituation to daily stimuli', 'psychology textbook'],
      ['Hazards are not to be put off', 'safety advice'],
    ],
  },
  {
    id: 'what-they-see-in-your-hall',
    format: 'behind',
    again: 11,
    emoji: '🔦',
    tags: ['BehindTheScenes', 'TradeLife', 'HomeSurvey'],
    title: [
      'What a tradesperson looks at on the first visit',
      'What a builder looks at before giving a price',
    ],
    cover: 'What a builder sees in your hall',
    gist: [
      'While you are still explaining, the person in your hall has seen the age of the {sockets|outlets}, a stain on the ceiling, the width of the stairs and where a van could stand.',
      'A visit for a quote looks like a chat. In fact somebody is working out access, age, damp, dust and where the water turns off.',
    ],
    subject: ['What they look at before they quote', 'Ten minutes in your hall'],
    hooks: {
      '*': [
        'Before a builder gives you a price, they look at your stairs, your {sockets|outlets} and your ceiling.',
        'A good part of a quote is decided between the street and your front door.',
      ],
      pl: 'A good quote includes things that you did not mention and somebody noticed.',
      t: 'On a first visit they check access, the age of pipes and wires, damp, shut-offs and the way out for {rubbish|trash}.',
      fhi: 'Ever wonder what a builder looks at while you talk? It is not your wallpaper.',
      a: 'The job is one part of the price. Getting to it is another.',
    },
    lines: {
      '*': [
        'A brown ring on the ceiling with a sharp edge has usually dried. One that is soft and dark may still be wet.',
        'Want a more exact quote? Clear the way to the {stopcock|water shut-off}, the fuse box and the {loft|attic} hatch before the visit.',
        'Somebody coming to quote? They will ask three things: where can the van stand, where does the water turn off, and who lives upstairs.',
        'A narrow staircase can cost more than a {tap|faucet}. Bathtubs do not bend.',
        'Before somebody comes to quote, clear the way to meters, fuse box and valves. It saves time that you pay for.',
      ],
      h: ['They looked at the wall and said "hm". It starts at four figures.'],
    },
    why: [
      [
        'The same job can take a day in one house and three in the next.',
        'Carrying, protecting, switching off and clearing away take time, and the building decides how much.',
      ],
      [
        'An old switch suggests old wiring, and a fresh patch of paint suggests an old leak.',
        'They look at {sockets|outlets}, sills and corners, because that is where a house shows its age.',
      ],
    ],
    parts: [
      [
        ['The street and the stairs', 'The way from the van to the job'],
        [
          'Every bag of rubble goes that way, often on a shoulder.',
          'If a bath will not go round the landing, it is better to know today.',
        ],
        'A tradesperson looking up a narrow staircase',
      ],
      [
        ['The age of switches and valves', 'How old the {sockets|outlets} are'],
        [
          'Switches, valves and hinges show how old the rest may be.',
          'From one {socket|outlet} they can guess the decade of the wiring.',
        ],
        'An old light switch on a wall',
      ],
      [
        ['Stains, cracks and fresh paint', 'What was wet and painted over'],
        [
          'A stain raises a question: is it old, and where did it come from?',
          'Fresh paint in one corner is looked at twice.',
        ],
        'A {torch|flashlight} beam along a ceiling',
      ],
      [
        ['Where water and power turn off', 'The {stopcock|shut-off} behind the freezer'],
        [
          'Without working shut-offs a small job becomes a large one.',
          'It is better found now than on the day of the leak.',
        ],
        'A hand reaching for a {stopcock|shut-off valve} under a sink',
      ],
    ],
    turn: [
      'So the chat in the hall is part of the job.',
      'The more they see now, the fewer surprises later.',
    ],
    asks: [
      'What does nobody know about your house until they live there?',
      'Which corner of your home would you rather they did not look at?',
    ],
    ends: {
      pfathil: [
        'Mention earlier leaks and repairs. It makes the quote more exact.',
        'Useful to have ready: year built, last rewire, boiler age, plans, photographs of earlier works.',
      ],
    },
    work: 'Good estimators look at the way to the job before they price the job, because that is where the hours go.',
    keep: 'the day before someone comes to quote',
    send: 'anyone who has just bought an old house',
    own: [
      {
        kinds: ['service', 'process', 'policy'],
        about:
          'site visit|home visit|free survey|come (?:and|to) (?:look|see)|inspect|before (?:we|i) quote|\\bquot(?:e|es|ation)s?\\b',
        lead: 'How you get a price here:',
      },
    ],
    pic: {
      ask: 'A {torch|flashlight} beam on a ceiling corner or an old {socket|outlet}, in a hall',
      alt: 'A {torch|flashlight} lighting up the corner of a ceiling',
    },
    claims: [
      ['Access, age of services, moisture and isolation points determine effort', 'trade practice'],
      [
        'Sharp-edged stains are usually dry; soft dark ones may be active',
        'trade practice; worded "usually" and "may"',
      ],
    ],
  },
  {
    id: 'walls-do-not-forget-a-colour',
    format: 'mistake',
    again: 9,
    emoji: '🎨',
    tags: ['PaintColours', 'InteriorPaint', 'DecoratingTips'],
    wrong: 'Choosing a wall colour from a small card in a shop',
    title: [
      'How to test paint colours before you buy',
      'Trying out wall colours: paint a board, not the wall',
    ],
    cover: 'Test paint on a board, not the wall',
    gist: [
      'Paint two coats on a big sheet of card and carry it round the room for two days. On the wall, the old colour next to it misleads you.',
      'A colour changes with the window, the hour and what is next to it. Test it on a board with a white border, not in patches on the old paint.',
    ],
    subject: ['Test paint on a board, not the wall', 'Why the colour looks different at home'],
    hooks: {
      '*': [
        'Nine squares of grey on the wall, and each makes the others look wrong.',
        'The warm white from the shop turns green at four in the afternoon.',
      ],
      pl: 'The most common reason for repainting a room is a colour chosen in the wrong light.',
      t: 'A colour looks different with the light, the neighbours and the size of the wall. A small card in a shop shows none of that.',
      fhi: 'Trying out paint colours? Do not paint squares on the wall. Use a sheet of cardboard.',
      a: 'Test colours on a board. Leave the wall alone.',
    },
    lines: {
      '*': [
        'Test paint on a big sheet of card with a white border, two coats, and move it round the room for two days.',
        'Look at a paint colour in the evening with your own lamps on. That is when you will mostly see it.',
        'Paint looks stronger on four walls than on a card. If you cannot decide between two, take the paler one.',
        'A room without sun makes cool greys colder. Hold your paint sample beside the window and in the darkest corner before you buy.',
        'Buy the small tin of paint and a big sheet of card. Both together cost less than one wrong wall.',
      ],
      h: ['The paint was called Quiet Linen. On the wall it turned out to be Loud Custard.'],
    },
    why: [
      [
        'We judge a colour by what is next to it, and on the wall that is the old colour.',
        'Beside yellowed cream, every white looks blue.',
      ],
      [
        'Morning, evening and lamplight each change a colour.',
        'The wall with the window and the wall opposite can look like two different paints.',
      ],
    ],
    parts: [
      [
        ['Paint a large card, two coats', 'Leave a white edge round the colour'],
        [
          'Card or lining paper the size of a tea tray is enough.',
          'Two coats show the true depth of the colour.',
        ],
        'A large card being painted with a roller',
      ],
      [
        ['Carry it round the room', 'Look at it in every corner'],
        [
          'Beside the window, in the corner, behind the sofa: it looks different everywhere.',
          'A colour that is lovely by the window may be muddy by the door.',
        ],
        'A painted card leaning in the corner of a room',
      ],
      [
        ['Look at it in the evening', 'See it by your own lamps'],
        [
          'With your own bulbs lit. Many rooms are hardly used by day.',
          'Swap a cool bulb for a warm one and you may save yourself the painting.',
        ],
        'A painted card next to a lit lamp',
      ],
      [
        ['Hold it against floor and furniture', 'Compare it with what stays'],
        [
          'Floor, tiles, sofa, curtains: they will not change for the paint.',
          'Lay it flat on the floor as well. The floor is the biggest colour in the room.',
        ],
        'A painted card lying on floorboards',
      ],
    ],
    turn: [
      'Two days with a card are quicker than a second weekend with the roller.',
      'And the wall stays smooth: test squares can show through as ridges.',
    ],
    asks: [
      'What was the name of your worst colour?',
      'How many test patches are on your wall at the moment?',
    ],
    ends: {
      pfathil: [
        'Write the name, the finish and the room on the card, and keep it.',
        'Test the finish as well. A shiny paint looks lighter than a matt one.',
      ],
    },
    work: 'In offices the colour is approved on a screen and then seen under ceiling lights. A board in the real room settles it in a day.',
    keep: 'the week before you paint',
    send: 'the household with the nine grey squares',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about:
          'colou?r (?:advice|consult|match)|samples?|decorate|\\bpaint (?:rooms?|walls?|inside|interior)|interior',
        lead: 'When you have chosen the colour:',
      },
    ],
    pic: {
      ask: 'A large painted card with a white edge leaning in a room by the window',
      alt: 'A large painted sample card with a white border leaning against a wall',
    },
    claims: [
      ['Perceived colour depends on light and surround', 'colour science textbook'],
      ['Use movable samples, two coats, seen at different hours', 'decorating practice'],
    ],
  },
];
