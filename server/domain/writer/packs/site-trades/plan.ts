// Before work begins: quotes, plans and what to write down.
import type { Idea } from '../../library/idea.ts';

export const PLAN: readonly Idea[] = [
  {
    id: 'photograph-the-open-wall',
    format: 'tip',
    again: 10,
    emoji: '📏',
    tags: ['HomeRenovation', 'BuildingTips', 'HomeImprovement'],
    unless: '\\broof(?:er|ing)',
    title: [
      'Photograph open walls before the {plasterboard|drywall} goes up',
      'Renovating? Take these pictures before the walls are closed',
    ],
    cover: 'Photograph the open wall',
    gist: [
      'Before a wall is closed, photograph it with a tape measure in the picture. In five years those shots will tell you where every pipe, cable and stud runs.',
      'An open wall is the one chance to see what is in it. Hold a tape against it, take a picture of every metre, and keep the set with the house papers.',
    ],
    subject: ['The last look inside your wall', 'Five minutes before the {plasterboard|drywall}'],
    hooks: {
      '*': [
        'On the day the {plasterboard|drywall} goes up, your walls become a secret.',
        'Somewhere behind that tile is a pipe. Somebody saw it once.',
        'For one week you can see inside your own walls.',
      ],
      p: 'A set of photographs taken before walls are closed saves money on every later job in that room.',
      f: 'If your walls are open this week, go round tonight with your phone and a tape measure.',
      a: 'No wall should be closed before it has been photographed.',
      t: 'Record services before close-up: one image a metre, tape vertical from finished floor, reference to a corner.',
      h: 'There are two ways to find a hidden pipe. One is a photograph. The other is a drill.',
      i: 'You are writing a letter to whoever looks after this house after you.',
      l: 'A well-kept house remembers how it was made.',
    },
    lines: {
      '*': [
        'Photograph every open wall with a tape measure in the shot. You will need it the day you want to hang a cupboard.',
        'Measure pipes and cables from a corner and from the finished floor. "About there" is worth little once the wall is white.',
        'Before the screed goes down, take a picture of every metre of underfloor pipe. Somebody will want to fix a door stop one day.',
        'Open walls to photograph: {sockets|outlets}, pipe runs, joints, studs, and the spot where nothing runs at all.',
        'Send the pictures to yourself by mail with the street and the year. Phones get lost, letters to oneself do not.',
      ],
      h: ['The most expensive picture hook in the house is the one that found the water pipe.'],
    },
    scene: [
      'Friday afternoon, the boards are stacked in the hall, and on Monday the wall will be shut for the next thirty years.',
      'You stand in a finished bathroom with a towel rail in one hand and a drill in the other, trying to remember.',
    ],
    why: [
      [
        'Pipes and cables are covered for good reasons, and from then on everybody works from memory.',
        'Once it is plastered, a wall gives away nothing, and the people who knew it have gone to other jobs.',
      ],
      [
        'A picture with a scale in it can be measured later; one without only proves that there was a pipe.',
        'It is the tape that turns a snapshot into a plan.',
      ],
    ],
    parts: [
      [
        ['Hold a tape upright in every shot', 'Have a tape measure in the frame'],
        [
          'Start it at the finished floor level, or note how far above the bare floor that will be.',
          'Heights read off in seconds when the figures are in the picture.',
          'Note once where nought is. From then on every height can be read.',
        ],
        'A tape measure held upright against open studwork',
      ],
      [
        ['Stand square to the wall', 'Shoot straight on'],
        [
          'Seen at an angle every distance lies a little. Step back, straight on, one metre at a time.',
          'Parallel to the wall, phone at chest height: lines stay lines.',
          'A slanting picture makes a crooked map. Move sideways instead of turning.',
        ],
        'A phone held square to a wall with pipes',
      ],
      [
        ['Include a corner or a window', 'Keep something fixed in view'],
        [
          'Something that will still be there afterwards gives the picture an anchor.',
          'Door frames and sills survive decorating, so measure sideways from those.',
          'In ten years the radiator may be gone. The window will not.',
        ],
        'Open wall with a window frame at the edge of the picture',
      ],
      [
        ['Name the file by room and wall', 'Name the file for a later search'],
        [
          '"Bathroom, north, behind basin" will be found again. A number from the camera will not.',
          'One folder for the house, and a copy with whoever may own it next.',
          'Room, side, feature: three words, and somebody finds the pipe.',
        ],
        'A folder of photographs on a screen',
      ],
    ],
    turn: [
      'Five minutes with a tape, and the wall stays readable.',
      'Whoever sells the house one day can hand over the set with the keys.',
    ],
    asks: [
      'Do you know what runs behind your bathroom tiles?',
      'What is the worst thing that you have drilled into?',
    ],
    ends: {
      p: 'Ask for it in writing if you cannot be there on the day.',
      f: 'And send the folder to yourself, so that it outlives the phone.',
      a: 'Photograph, measure, close. Never in another order.',
      t: 'Pictures do not replace a detector: services get altered later. Check before every hole.',
      h: 'Your future self is standing in that bathroom now, grateful, with a dry floor.',
      i: 'Careful work deserves to be seen once before it disappears.',
      l: 'What nobody sees may still be known.',
    },
    work: 'On larger sites this is routine: services are surveyed before they are covered, because finding them later costs a wall. A phone and a tape bring the same habit to a bathroom.',
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
        lead: 'A record should not depend on luck.',
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
    cover: 'What should be in a quote',
    gist: [
      'Read a quote for what it leaves out: waste, making good, access, who supplies what, and what happens if something turns up behind the wall.',
      'Two figures can only be compared once you know what each of them covers. Check {rubbish|trash}, repairs to plaster, fittings, access and the price of surprises.',
    ],
    subject: ['Read the quote for what is missing', 'Why the lower figure may be the larger one'],
    hooks: {
      '*': [
        'The number at the bottom of a quote is the last thing to read.',
        'Two quotes for the same bathroom, one far lower. Look for the {skip|dumpster}.',
        'The best quote is often not the shortest and hardly ever the roundest.',
      ],
      p: 'A quote is easy to compare once you know the lines that tend to be missing from it.',
      f: 'Before you choose the lower figure, spend ten minutes with a pencil and this list.',
      a: 'If it is not written in the quote, it is not in the price.',
      t: 'Compare scope before sums: inclusions, exclusions, provisional amounts, access, waste, making good, tax.',
      h: '"{Making good|Patch and repair}" is {two|three} small words that have paid for a great many extra days.',
      i: 'Clear words at the beginning keep good neighbours of everybody at the end.',
      l: 'Clarity on paper is where calm on site begins.',
    },
    lines: {
      '*': [
        'Ask of every quote: who takes the {rubbish|trash} away? A {skip|dumpster} can be the whole difference between two prices.',
        '"{Making good|Patch and repair}" means repairing the plaster and paint that the work disturbed. See whether your quote mentions it.',
        'A quote is a price for a described job. An estimate is an informed guess. Find out which one you are holding.',
        'Ask what a surprise behind the wall would cost and who decides. It is a dull question in week one and a sharp one in week three.',
        'Six things to find in a quote:\n\nWhat is done\nWhat is not\nWho supplies what\nWaste\nMaking good\nTax',
        'Lay two quotes side by side and mark what stands in only one of them. That is the difference in price.',
      ],
      h: ['A quote on the back of an envelope can be fair. It is just hard to find clause two.'],
    },
    scene: [
      'Two sheets of paper on the kitchen table, same job, same street, and a gap between them that would buy a {holiday|vacation}.',
      'The tiles are up, the old pipe is rotten, and somebody is saying that this was never part of it.',
    ],
    why: [
      [
        'Quotes differ less in price than in what they include, and what is left out comes back later as an extra.',
        'Most quarrels about building work are about a line that each side thought the other had understood.',
      ],
      [
        'A longer quote often shows that somebody has thought the job through.',
        'Whoever lists the exclusions is not being difficult. They have been inside such a wall before.',
      ],
    ],
    parts: [
      [
        ['The work, room by room', 'Everything that will be done, and where'],
        [
          '"Renew bathroom" can mean ten different things. Named items can be ticked off.',
          'Somebody who was never in the house should be able to see from it what will be done.',
          'If each room has its own lines, nothing can be meant differently.',
        ],
        'A finger on the lines of a quote',
      ],
      [
        ['What is not included', 'Everything that will not'],
        [
          'Decorating, floor levelling, permits, moving furniture: a list of exclusions is a good sign.',
          'No exclusions at all means that you will discover them one at a time.',
          'What is left out here will be a conversation later.',
        ],
        'A pencil circling a line on paper',
      ],
      [
        ['Who buys the fittings', 'The fittings, by name and by whom'],
        [
          '{Taps|Faucets}, lights, tiles, handles: with model and amount, or with a sum set aside for them.',
          'If it says "allowance", ask what that allowance would buy in a shop today.',
          'A sum without a model is a wish. Ask what it covers.',
        ],
        '{Tap|Faucet} and tile samples on a table',
      ],
      [
        ['Waste, access and protection', 'The dirty part: rubbish, dust, access'],
        [
          '{Skip|Dumpster}, parking, scaffolding, dust sheets: each costs something, and somebody pays.',
          'Old materials have to go somewhere lawful, and that is seldom free of charge.',
          'Somebody carries it down the stairs and somebody pays for the tip.',
        ],
        'A {skip|dumpster} outside a house',
      ],
      [
        ['What happens with surprises', 'What counts as extra'],
        [
          'A rate, and a rule that nothing extra is done before you have agreed to it in writing.',
          'Rot, old wiring and odd pipes are found, not planned. Settle now who says yes.',
          'Nothing should be done before you have said yes to its price.',
        ],
        'A floorboard lifted, old pipes below',
      ],
      [
        ['Stages, dates and tax', 'When you pay, and for what'],
        [
          'When it starts, what each payment is for, and whether the sum includes tax.',
          'Payments tied to finished stages are easier on everyone than payments tied to the calendar.',
          'Pay for what stands, and not for a date. And see whether tax is in it.',
        ],
        'Dates marked on a wall calendar',
      ],
    ],
    turn: [
      'Read in this order, and the sum at the bottom starts to mean something.',
      'With the gaps filled in, the two prices are often closer than they looked.',
    ],
    asks: [
      'Which line was missing from the last quote that you signed?',
      'What surprised you most in a building bill?',
    ],
    ends: {
      p: 'Ask about the gaps before you sign; a good firm will be glad that you did.',
      f: 'And keep the pencilled copy. You will want it when the tiles come up.',
      a: 'Scope first, sum last.',
      t: 'Put both quotes in one table, a row per item. Empty cells are your questions.',
      h: 'Small print is where builders and customers first meet in person.',
      i: 'Good work begins with two people who mean the same thing.',
      l: 'The finest finish starts with a plain sentence.',
    },
    work: 'Builders would rather be asked early. A customer with six questions on the first evening is less trouble than one with six surprises in the last week, and is far likelier to recommend them.',
    keep: 'the evening when the quotes arrive',
    send: 'friends who are planning a bathroom',
    caution: [
      'What a quote or an estimate binds you to differs from country to country. For large sums, take advice where you live.',
      'Quotes and estimates bind people in different ways in different countries. Where a lot of money is at stake, get advice at home.',
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
    unless: '\\broof(?:er|ing)',
    title: [
      'Building words explained: first fix, making good, snagging',
      'What builders mean by {first fix, second fix and snagging|rough-in, trim-out and punch list}',
    ],
    cover: 'Site talk, in plain words',
    gist: [
      '{First fix, second fix, making good, snagging, screed|Rough-in, trim-out, patching, punch list, screed}: the words you hear on every building site, with what they mean for your week.',
      'A small dictionary of the site: what is hidden, what is seen, what is repaired and what is put right at the end.',
    ],
    subject: ['What they mean by second fix', 'What is being said in your hall'],
    hooks: {
      '*': [
        '"{Second fix|Trim-out} on Thursday" sounds {as if the first one had failed|like a haircut}.',
        'You nodded when they said "screed". Here is what you agreed to.',
        'A building site has a language of its own, and you are paying for it.',
      ],
      p: 'Knowing a handful of site words makes it much easier to follow what is happening in your own home.',
      f: 'If somebody in your hall keeps saying "{first fix|rough-in}" and you keep nodding, this is for you.',
      a: 'Learn the words of the site, and you can read the plan for your own kitchen.',
      t: 'The stages are defined by the {plaster|drywall}: what goes in before it is {first fix|rough-in}, what goes on after it is {second|trim-out}.',
      h: '{Snagging|The punch list} is not a sport. It has the tension of one.',
      i: 'Ask what a word means, and most tradespeople will gladly show you the thing itself.',
      l: 'Every craft keeps its own small vocabulary, worn smooth by use.',
    },
    lines: {
      '*': [
        '{First fix|Rough-in} is everything that vanishes behind {plaster|drywall}: pipes, cables, frames. {Second fix|Trim-out} is all that you can touch.',
        '{Snagging|The punch list}: going round at the end to list what is not right yet. Done well, it is quick and nobody takes offence.',
        '{Making good|Patching}: putting back the plaster, tiles or paint that the work had to disturb. Always ask how far it goes.',
        'Screed is the smooth layer on top of the concrete. It looks finished long before it is dry enough for a floor.',
        'If a word is used twice and you do not know it, ask at the third. It will be on the bill.',
      ],
      h: [
        '"We are nearly at {second fix|trim-out}" is trade for: you will have a sink, but not by the weekend.',
      ],
    },
    scene: [
      'Two people in your hall are talking over your head in English, and you understand every word except the important ones.',
      'The message says "first fix done, boarding Monday, plaster Wednesday", and you wonder whether that is good news.',
    ],
    why: [
      [
        'Site words describe an order of work, and the order tells you when you may still change your mind.',
        'Each term marks a point after which something gets expensive to alter.',
      ],
      [
        'A move of one {socket|outlet} costs little before plaster and a good deal after it.',
        'Changing a pipe is a short talk in one week and a broken wall in the next.',
      ],
    ],
    parts: [
      [
        '{First fix|Rough-in}',
        [
          'All that goes in before plaster: cables, pipes, door linings. The time to move {a socket|an outlet} is now.',
          'The hidden half of the job. Walk round with a plan while you can still see it.',
          'Everything that disappears behind the wall. If you want it elsewhere, say so now.',
        ],
        'Cables and pipes in an open wall',
      ],
      [
        '{Second fix|Trim-out}',
        [
          'What comes after plaster and stays in view: {sockets|outlets}, {taps|faucets}, doors, {skirting|baseboard}.',
          'Everything with a handle, a switch or a spout, fitted once the walls are dry.',
          'The part you will touch for years, put on when the dust has gone.',
        ],
        '{A socket|An outlet} being screwed to a finished wall',
      ],
      [
        '{Making good|Patching}',
        [
          'Repairing whatever had to be cut or knocked about, up to a standard agreed beforehand.',
          'The hole is filled and smoothed. Whether it is painted as well depends on what was said.',
          'What was opened gets closed. Ask how far: filled, smooth or painted.',
        ],
        'A trowel smoothing a patch of plaster',
      ],
      [
        'Screed',
        [
          'A thin, level layer over the concrete that carries the floor covering. It dries at its own pace.',
          'It makes the floor flat, and it makes everybody wait.',
          'A skin that makes a floor true. Nobody walks on it before its time.',
        ],
        'A smooth grey floor in an empty room',
      ],
      [
        '{Snagging|Punch list}',
        [
          'Listing the small faults together at the end: a sticking door, a missed spot, a loose plate.',
          'The last round, by daylight, with a notebook and a roll of masking tape.',
          'Walk, look, note: it is done together, in daylight.',
        ],
        'Pieces of masking tape marking spots on a wall',
      ],
      [
        '{Variation|Change order}',
        [
          'A change to what was agreed. It wants a price and a yes before anybody lifts a tool.',
          'Your new idea in week three, in writing, with what it costs and how long it takes.',
          'Something else than was agreed. First the figure, then your nod, then the work.',
        ],
        'A note with a change of plan pinned to a wall',
      ],
    ],
    turn: [
      'Now you can nod at the site words and mean it.',
      'The next message from site should read like a timetable.',
    ],
    asks: [
      'Which building word did you nod at without knowing it?',
      'What did you change after {first fix|rough-in}, and would you again?',
    ],
    ends: {
      p: 'Ask at the start which stage falls in which week, and write it on the calendar.',
      f: 'Anything else that you have nodded at? Ask. Nobody minds.',
      a: 'Change your mind before plaster.',
      t: 'Order: structure, {first fix, boards, plaster, second fix, decoration, snagging|rough-in, insulation, drywall, trim-out, paint, punch list}.',
      h: 'There is one more site word, for when a pipe bursts. It is not printed here.',
      i: 'Every trade opens up a little when you know its words.',
      l: 'Say "{second fix|trim-out}" with an easy voice, and pour the tea.',
    },
    work: 'Half of the friction between an office and a building site is vocabulary. A client who knows what "first fix" closes off will decide in time, and that keeps five trades on schedule.',
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
      'Because it is seldom the same job. Each firm has priced what it saw, and what it feared.',
      'Because each of them has a different job in mind. Ask until it is the same one.',
    ],
    title: [
      'Why do builders quotes vary so much?',
      'Three quotes, three prices: what to ask before you choose',
    ],
    cover: 'Three quotes, three prices',
    gist: [
      'Three prices for one job mostly mean three different jobs. Preparation, materials, risk and how busy a firm is explain far more than greed or generosity.',
      'One firm priced the paint, another the sanding before it. When quotes are far apart, look for the work that only one of them mentions.',
    ],
    subject: ['Same job, three prices', 'Where the difference hides'],
    hooks: {
      '*': [
        'Three firms looked at the same wall and saw three different weeks of work.',
        'Between the lowest quote and the highest there is usually a week of preparation.',
        'Cheap and dear are hard to tell apart before you know what is in them.',
      ],
      p: 'When quotes lie far apart, the gap is a question worth asking.',
      f: 'You asked three firms and got three numbers that do not seem to know each other.',
      a: 'You have not been given three prices. You have been given three jobs.',
      t: 'Variance in quotes comes from scope, preparation, materials, risk and workload. Margin explains less than most people think.',
      h: 'One quote included everything. One included most things. One included hope.',
      i: "A fair price has somebody's whole week in it.",
      l: 'The price of patience is seldom itemised.',
    },
    lines: {
      '*': [
        'Ask each firm the same thing: how many days, and how many people? The quotes will suddenly start to make sense.',
        'A painter who allows two days for preparation and one for paint has looked at your walls. One who says one day has looked at your colour.',
        'Part of every quote is what somebody expects to find behind the wall. Ask what they expect.',
        'A very high price can mean "we are full until summer". You may ask.',
        'Ask each firm what the others will probably leave out. The answers are an education.',
      ],
      h: ['The lowest quote did not mention the ceiling. The ceiling, it turns out, is extra.'],
    },
    scene: [
      'Three envelopes, one leaking roof. The middle price is twice the first, and the third came with drawings.',
      'You put the quotes in order of size and feel no wiser.',
    ],
    why: [
      [
        'Nobody can see behind plaster, so each firm adds something for what it might find, or adds nothing and hopes.',
        'Risk has a price. Some put it into the quote and others send it on later as an extra.',
      ],
      [
        'Much of what lasts is preparation, which costs days and shows in none of the pictures.',
        'Sanding, levelling and sealing are invisible afterwards, and the easiest thing to leave out beforehand.',
      ],
    ],
    parts: [
      [
        ['Ask for days and people', 'How many people, for how long?'],
        [
          'Labour is the larger share of most jobs, so time explains the price better than materials do.',
          'Two people for a week and one person for two days are not the same repair.',
          'Hours are what you are mostly buying. Compare those first.',
        ],
        'A finger counting days on a calendar',
      ],
      [
        ['Ask about preparation', 'What happens before the nice part?'],
        [
          'What is removed, repaired, primed or protected before the visible part begins.',
          'The question "what happens before that?" brings most of the differences to light.',
          'Stripping, mending, covering: here one offer has a line and another has none.',
        ],
        'A hand sanding a window frame',
      ],
      [
        ['Ask for the make and the grade', 'Which product exactly?'],
        [
          'A valve, a membrane or a paint may cost twice as much as another and last three times as long.',
          'Same word, different tin. Names can be looked up.',
          'The name on the tin decides how long you will not have to do it again.',
        ],
        'Tins and fittings side by side on a bench',
      ],
      [
        ['Ask what worries them', 'What could go wrong here?'],
        [
          'A firm that points at a risk has looked. One with no worries may not have been up the ladder.',
          'The answer shows who has met a house like yours.',
          'Somebody who has an answer has been here before, in another house.',
        ],
        'A {torch|flashlight} pointed under floorboards',
      ],
    ],
    turn: [
      'After these questions the three sheets usually tell one story.',
      'Choose the explanation that you believe, and the price will be the one that belongs to it.',
    ],
    asks: [
      'What was the widest gap between two quotes that you have seen?',
      'Did you ever take the highest, and why?',
    ],
    ends: {
      p: 'Then compare the cost over ten years, and not on the day.',
      f: 'Nobody will think you rude. It is your house.',
      a: 'Compare days before sums.',
      t: 'Normalise first: same scope, same grade, same exclusions. Then look at the totals.',
      h: 'If one of them forgot the ceiling, it will come up.',
      i: 'Asking well is the part of the job that only the owner can do.',
      l: 'Good work is rarely the quick figure.',
    },
    work: 'Buyers in any company know this under another name: bids are levelled before they are compared. The line that appears in one bid only is where the conversation should begin.',
    keep: 'the next time you ask for quotes',
    send: 'someone who is staring at three envelopes',
    own: [
      {
        kinds: ['service', 'policy', 'process'],
        about: 'itemi[sz]ed|written quote|fixed[- ]price|free quot|no[- ]obligation|detailed quot',
        lead: 'If you are still collecting figures, this may help.',
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
    only: 'plumb|electri|bathroom|kitchen|tiler|tiling|builder|renovat|heating|joiner|carpent|handyman|light fitting',
    title: [
      'Should you buy your own fittings or let the trade supply?',
      'Bring your own {tap|faucet}, or let the plumber order it?',
    ],
    cover: 'Your {tap|faucet} or theirs?',
    gist: [
      'Buy the {tap|faucet} yourself and you choose freely; let the trade supply it and one person answers if it drips. Both are fair. Decide before anything is ordered.',
      'Own fittings or supplied ones? The choice is less about price than about who drives back to the shop when a part is missing.',
    ],
    subject: ['Who buys the {tap|faucet}?', 'Your fittings, or theirs'],
    hooks: {
      '*': [
        'The {tap|faucet} you found online costs less. The missing washer is where it gets interesting.',
        'You can buy the {tap|faucet} yourself. If it leaks, you have bought that too.',
        'Whoever orders it also answers for the little bag of screws.',
      ],
      p: 'Supplying your own fittings has a price that no shop displays.',
      f: 'You have fallen in love with a lamp on the internet. Before you click, one thought.',
      a: 'Whoever supplies the part usually answers for the part.',
      t: 'Supply commonly decides liability: a fault in the product belongs to the seller, a fault in the fitting to the fitter.',
      h: 'A {tap|faucet} from the internet arrives with everything but the piece that fits your pipe.',
      i: 'A home should hold the things you chose. It is only a matter of who carries them in.',
      l: 'A fitting chosen for its weight in the hand is a pleasure every day for years.',
    },
    lines: {
      '*': [
        'Buying your own fittings? Have them on site, unpacked and complete, before the work starts. Somebody should look in the box.',
        'If a supplied {tap|faucet} fails, one person comes. If your {tap|faucet} fails, you find out how returns work with silicone on them.',
        'Trade price and web price are closer than they look once delivery, return and the wasted morning are in it.',
        'Choose the look yourself and send the link before you buy. A plumber or electrician sees in a minute whether it fits.',
        'Ask before you order whether your choice needs other pipes. Some lovely things do.',
      ],
      h: [
        'The shower arrived in four {parcels|packages} from three countries. The instructions are for a different shower.',
      ],
    },
    scene: [
      'The electrician is on the ladder, the box is open, and the lamp from the internet turns out to want a ceiling that is made of something else.',
      'Delivery day: five of six {taps|faucets}, one of them left handed, and a plumber who is booked for tomorrow.',
    ],
    why: [
      [
        'Behind every fitting stands somebody who must put it right, and the order form settles who that is.',
        'A fault can lie in the thing or in the fitting of it, and two suppliers can point at each other for weeks.',
      ],
    ],
    parts: [
      [
        'I buy it myself',
        [
          'Free choice, and the price is in your hands. So are the missing screws and the return.',
          'You get precisely what you saw, and you are the one who rings when it is scratched.',
          'You choose, you carry, you complain. It can be worth it for something special.',
        ],
        'An opened {parcel|package} with a {tap|faucet} in it',
      ],
      [
        'The trade supplies it',
        [
          'Parts that they know and can get again, with one number to ring. The range may be narrower.',
          "A little more on the bill, and a fault is nobody else's business.",
          'What does not fit is swapped, and nobody asks whose fault it was.',
        ],
        'A tradesperson carrying a box from a van',
      ],
    ],
    turn: [
      'Many people split it: the trade brings what disappears in the wall, and they choose what they will look at.',
      'Either works well, so long as it was settled before the first order.',
    ],
    asks: [
      'Did you buy your own fittings, and would you do it again?',
      'Your {tap|faucet} or theirs: how did you decide?',
    ],
    ends: {
      p: 'Put the answer in the quote, item by item.',
      f: 'Tell us how it went with the fittings you bought.',
      a: 'Choose the {tap|faucet}. Let them bring the valve.',
      t: 'Check thread, pressure rating, depth and spare parts before ordering. The colour can wait.',
      h: 'There is always one screw too few, and it is always that one.',
      i: 'What you touch each morning is worth choosing slowly.',
      l: 'Choose for the hand, then for the eye.',
    },
    keep: 'the weekend when you choose the fittings',
    send: 'the person with nine browser tabs of lamps',
    own: [
      {
        kinds: ['policy', 'process', 'service', 'product'],
        about:
          'suppl(?:y|ied) (?:your|own|and fit|all|the)|supply|customer[- ]supplied|own (?:tiles|fittings|materials)|showroom',
        lead: 'On the subject of who brings what.',
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
      'A door that sticks, a {tap|faucet} that drips, a bulb over the stairs: every house has one job that everybody has stopped seeing. Which is yours?',
      'Some repairs are put off so long that guests are warned about them at the door. What is the oldest one in your house?',
    ],
    subject: ['You have to lift it a bit as you turn', 'The oldest job on your list'],
    hooks: {
      '*': [
        'If you have to explain your bathroom door to guests, this is about you.',
        'There is a lamp somewhere in your house that has been waiting for a bulb since the last election.',
        'A house teaches you its faults until you take them for customs.',
      ],
      p: 'Every home has a repair that its owners no longer notice. Visitors do.',
      f: 'Be honest: how long has that {tap|faucet} been dripping?',
      a: 'Every house has one job that is never done. Name it.',
      t: 'A defect that is seen daily stops being perceived within weeks. That is habituation, and it explains your hall.',
      h: 'You have to lift it, lean on it and turn it to the left. Apart from that the door is fine.',
      i: 'An hour with a screwdriver can lift the mood of a whole hallway.',
      l: 'A door that closes with a click is a daily pleasure, and an overlooked one.',
    },
    lines: {
      '*': [
        'Which job in your house have you put off the longest, and what is the excuse this year?',
        'Ask a visitor what is broken in your home. They will know at once. You have not seen it for years.',
        'The five-minute jobs are the ones that last ten years: the bulb over the stairs, the loose handle, the door that sticks.',
        'Write the put-off jobs on one list before you ring anybody. Six small ones in one visit cost less than six visits.',
        'Write all of them on one sheet. Six small jobs make one good morning for somebody with a van.',
      ],
      h: [
        'Our bathroom light only works if you hit the wall in the right place, said the owner, with some pride.',
      ],
    },
    scene: [
      'A friend asks for the bathroom, and you hear yourself say: "Lift the handle, push, and do not touch the left switch."',
      'You step over the loose stair without looking, as you have done for eleven years. The guest does not.',
    ],
    why: [
      [
        'What we walk past every day we cease to notice, and so the small repairs outlive the large ones.',
        'A fault that nobody has to think about any longer has won.',
      ],
    ],
    parts: [
      [
        ['The door that has to be lifted', 'The one with the shoulder'],
        [
          'Mostly a loose hinge screw or damp timber. Everyone in the family knows the movement.',
          'You would miss the shoulder push, almost.',
          'Try the hinge screws before you try the plane. It is often those.',
        ],
        'A hand lifting a door by its handle',
      ],
      [
        ['The {tap|faucet} that only drips at night', 'The one that counts the seconds'],
        [
          'It drips by day too. At night there is nothing else to listen to.',
          'A sponge in the basin is not a repair, though it has been there since autumn.',
          'A part for the price of a coffee sits inside it, worn out.',
        ],
        'A drop hanging from a {tap|faucet}',
      ],
      [
        ['The bulb nobody can reach', 'The one in the dark'],
        [
          'High above the stairs, where no ladder stands well. The dark has become part of the house.',
          'Guests feel for the wall. You count the steps.',
          'People have learnt to walk under it by feel.',
        ],
        'A stairwell with a dark lamp high up',
      ],
      [
        ['The switch that does nothing', 'The one that does nothing at all'],
        [
          'Everyone has pressed it. No one has ever found out. It may be turning something on next door.',
          'Perhaps it used to ring for tea.',
          "A light, a bell, a neighbour's fan: nobody knows, and nobody has dared to ask.",
        ],
        'A finger on a light switch',
      ],
    ],
    turn: [
      'Most of these take ten minutes. That is why they last for years.',
      'The list does not get shorter by being looked at, but it is a start.',
    ],
    asks: ['Which job have you put off the longest?', 'What do you have to warn guests about at the door?'],
    ends: {
      p: 'Gather the small jobs on a list: one visit is better value than five.',
      f: 'No judgement. Tradespeople live in houses too.',
      a: 'Write it down. Set a date.',
      t: 'Anything with water, gas, heat or a burnt smell leaves this list today.',
      h: 'Somewhere there is a roofer with a leaking shed. It has been discussed.',
      i: 'A home gets better one screw at a time.',
      l: 'Then, one evening, silence from the {tap|faucet}.',
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
        lead: 'Some jobs wait for years because they seem too small to ring anybody about.',
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
    cover: 'What they see in your hall',
    gist: [
      'While you are still explaining, the trade in your hall has seen the age of the {sockets|outlets}, a stain on the ceiling, the width of the stairs and where a van could stand.',
      'A visit for a quote looks like a chat. Behind it somebody is working out access, age, damp, dust and where the water turns off.',
    ],
    subject: ['They are not admiring your ceiling', 'Ten minutes in your hall'],
    hooks: {
      '*': [
        'They have been in your hall for a minute and have looked at the ceiling twice.',
        'A good part of the price is decided between the street and your front door.',
        'The survey starts when the doorbell rings.',
      ],
      p: 'A good quote is made of things you did not mention and somebody noticed.',
      f: 'Ever wonder what they are looking at while you talk? It is not your wallpaper.',
      a: 'The job is only part of the price. The way to the job is the rest.',
      t: 'A first visit checks access, age of services, substrate, moisture, isolation points and waste route.',
      h: 'That long look upwards is not prayer. There is a stain.',
      i: 'Every old house tells its story to whoever knows where to look.',
      l: 'A practised eye takes its time with a room.',
    },
    lines: {
      '*': [
        'A brown ring on a ceiling with a sharp edge has usually dried. One that is soft and dark may still be at it.',
        'Want a sharper quote? Clear the way to the {stopcock|water shut-off}, the fuse box and the {loft|attic} hatch before the visit.',
        'The trade wants to know three dull things: where can the van stand, where is the water turned off, and who lives upstairs.',
        'A narrow staircase can cost more than a {tap|faucet}. Bathtubs do not bend.',
        'Clear the way to meter, board and valve before a visit. It saves the quarter of an hour that you pay for.',
      ],
      h: ['They said "hm". In the trade that is a complete sentence, and it starts at four figures.'],
    },
    scene: [
      'You are describing the tiles that you like. The person opposite is looking past your ear, at a crack above the door.',
      'Boots off at the mat, a {torch|flashlight} out of the pocket, and a glance into the cupboard under the stairs.',
    ],
    why: [
      [
        'The same job takes a day in one house and three in the next, and the difference lies in the way there.',
        'What costs time is carrying, protecting, isolating and clearing away, and all of that is decided by the building.',
      ],
      [
        'Small signs hint at what is behind: an old switch suggests old wiring, a fresh patch suggests an old leak.',
        'Houses give themselves away at the edges, in {sockets|outlets}, sills and corners.',
      ],
    ],
    parts: [
      [
        ['The street and the stairs', 'How does one get in?'],
        [
          'Parking, steps, turns, neighbours: every sack of rubble goes that way, and often on a shoulder.',
          'A bath that will not go round the landing has to be known about today.',
          'Each turn of the stairs adds a pair of hands.',
        ],
        'A tradesperson looking up a narrow staircase',
      ],
      [
        ['The age of small things', 'How old is what I can see?'],
        [
          'Switches, valves and hinges date a house as well as papers do.',
          'From the shape of one {socket|outlet} a practised eye guesses the decade of the wiring.',
          'A door handle, a switch, a valve: the house tells its age.',
        ],
        'An old light switch on a wall',
      ],
      [
        ['Stains, cracks and fresh paint', 'What was wet, and what got painted over?'],
        [
          'A mark is a question: is it old, and where did it come from? New paint in one corner is a question too.',
          'What has been touched up lately is looked at twice.',
          'A fresh corner makes a good tradesperson curious.',
        ],
        'A {torch|flashlight} beam along a ceiling',
      ],
      [
        ['Where everything turns off', 'Can it be shut off?'],
        [
          'Water, power, gas: without working shut-offs a small job becomes a large one.',
          'The {stopcock|shut-off} behind the freezer is found now or on the wet day.',
          'Nobody opens a pipe without knowing how to close it.',
        ],
        'A hand reaching for a {stopcock|shut-off valve} under a sink',
      ],
    ],
    turn: [
      'So the chat in the hall is already the first hour of the job.',
      'The more they look at now, the less will be new to them later.',
    ],
    asks: [
      'What does nobody know about your house until they live there?',
      'Which corner of your home would you rather they did not look at?',
    ],
    ends: {
      p: 'Say what you know about earlier leaks and repairs. It makes the price more exact.',
      f: 'And no, they do not mind the washing.',
      a: 'Show them everything. It costs less.',
      t: 'Useful to have ready: year built, last rewire, boiler age, plans, photographs of earlier works.',
      h: 'If they say nothing and take a photograph, put the kettle on.',
      i: 'Looking carefully is the first skill of every craft.',
      l: 'First the eye. The tools come later.',
    },
    work: 'Estimating is observation under time pressure. Good estimators in any field walk the route before they price the task, because the route is where the hours go.',
    keep: 'the day before someone comes to quote',
    send: 'anyone who has just bought an old house',
    own: [
      {
        kinds: ['service', 'process', 'policy'],
        about:
          'site visit|home visit|free survey|come (?:and|to) (?:look|see)|inspect|before (?:we|i) quote|\\bquot(?:e|es|ation)s?\\b',
        lead: 'On how a price comes about here.',
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
    only: 'paint|decorat|interior|plaster|builder|renovat|handyman',
    title: [
      'How to test paint colours before you buy ten litres',
      'Trying out wall colours: paint a board, not the wall',
    ],
    cover: 'Paint a board, not the wall',
    gist: [
      'Paint two coats on a big sheet of card and carry it round the room for two days. Patches on the wall sit next to the old colour and deceive you.',
      'A colour changes with the window, the hour and its neighbour. Test it on a movable board with a white border, not in stripes on the old paint.',
    ],
    subject: ['Stop painting squares on the wall', 'The colour that changed at four in the afternoon'],
    hooks: {
      '*': [
        'Nine squares of grey on the wall, and each makes the others look wrong.',
        'The warm white from the shop turned green at four in the afternoon.',
        'A small patch beside an old colour tells you mostly about the old colour.',
      ],
      p: 'The commonest reason for repainting a room is a colour that was chosen under the wrong light.',
      f: 'Put the little colour card down. There is a better way to try a colour, and it costs a sheet of cardboard.',
      a: 'Test colours on a board. Leave the wall alone.',
      t: 'Perceived colour depends on light source, surround and area. A chip in a shop gets all three wrong.',
      h: 'Nobody has ever painted nine test patches of grey on a wall and felt calmer.',
      i: 'The room you live in deserves two days of looking.',
      l: 'A fine colour changes through the day like weather. Watch it once, from morning to lamplight.',
    },
    lines: {
      '*': [
        'Test paint on a big sheet of card with a white border, two coats, and move it round the room for two days.',
        'Look at a colour in the evening with your own lamps on. That is when you will mostly see it.',
        'Colour seems stronger on four walls than on a card. If you waver between two, the paler one is usually the right one.',
        'A room without sun makes cool greys colder. Hold your sample beside the window and in the darkest corner before you buy.',
        'Buy the small tin and the big card. Both together cost less than one wrong wall.',
      ],
      h: ['It was called Quiet Linen. On the wall it turned out to be Loud Custard.'],
    },
    scene: [
      'Nine squares on the chimney breast, names pencilled underneath, and the family no longer speaks about it.',
      'You chose it under a tube light, between garden hoses and paint rollers. Now it is on four walls, and it is Sunday.',
    ],
    why: [
      [
        'We judge a colour by what lies next to it, and a patch on an old wall lies next to the colour you want to be rid of.',
        'The eye compares, it does not measure. Beside yellowed magnolia, every white looks blue.',
      ],
      [
        'Light does the rest: morning, evening and lamplight each bring out another tone.',
        'One wall faces the window and one turns away from it, and the same paint looks like two tins.',
      ],
    ],
    parts: [
      [
        ['Paint a large card, two coats', 'Two coats on something you can carry'],
        [
          'Thin first coats lie about depth. Card or lining paper the size of a tea tray is enough.',
          'Leave a white edge all round, so that the old wall cannot talk into it.',
          'Leave a pale rim. Your eye needs something to measure by.',
        ],
        'A large card being painted with a roller',
      ],
      [
        ['Move it through the room', 'Let it visit every corner'],
        [
          'Beside the window, in the corner, behind the sofa: you are buying all of those.',
          'What sings in the bay may be mud next to the door.',
          'In the window it is one colour, behind the door another.',
        ],
        'A painted card leaning in the corner of a room',
      ],
      [
        ['Look in the evening', 'See it by lamplight'],
        [
          'With your own bulbs lit. Many rooms are hardly used by day.',
          'Swap a cool bulb for a warm one and you may save yourself the painting.',
          'That is when you will sit there. The bulb counts as much as the tin.',
        ],
        'A painted card next to a lit lamp',
      ],
      [
        ['Hold it against what stays', 'Put it next to what you keep'],
        [
          'Floor, tiles, sofa, curtains: they will not change for the paint.',
          'Lay it flat on the floorboards as well. The floor is the biggest colour in the room.',
          'A carpet has more say than you would think.',
        ],
        'A painted card lying on floorboards',
      ],
    ],
    turn: [
      'Two days with a card on the sideboard are quicker than a second weekend with the roller.',
      'And the wall stays flat: test squares tend to show through as ridges.',
    ],
    asks: [
      'What was the name of your worst colour?',
      'How many test patches are on your wall at the moment?',
    ],
    ends: {
      p: 'Write the name, the finish and the room on the card, and keep it.',
      f: 'Then show the card to nobody. Everybody has an opinion.',
      a: 'Board, light, time. Then buy.',
      t: 'Test the finish as well: a sheen reflects its surroundings and shifts the colour again.',
      h: 'Paint has names so that nobody has to say "beige" out loud.',
      i: 'Good decisions like a night to sleep on.',
      l: 'Choose it at dusk.',
    },
    work: 'Offices and practices fall into it more often than homes: the colour is approved at a screen and lived with under ceiling panels. A board in the real room settles the argument in a day.',
    keep: 'the week before you paint',
    send: 'the household with the nine grey squares',
    own: [
      {
        kinds: ['service', 'process', 'offer'],
        about:
          'colou?r (?:advice|consult|match)|samples?|decorate|\\bpaint (?:rooms?|walls?|inside|interior)|interior',
        lead: 'When the colour is settled, the walls come next.',
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
