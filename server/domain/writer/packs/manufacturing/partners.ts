// Working together: changes, moves, packing, habits of the floor.
import type { Idea } from '../../library/idea.ts';

export const PARTNERS: readonly Idea[] = [
  {
    id: 'a-change-without-a-letter',
    format: 'mistake',
    again: 10,
    emoji: '🔤',
    tags: ['EngineeringChange', 'RevisionControl', 'Manufacturing'],
    wrong: 'Changing a drawing and leaving its revision letter as it was',
    title: 'Why every drawing change needs a new revision letter',
    cover: 'No change without a letter',
    gist: [
      'A drawing that changes and keeps its letter creates two truths with one name. Move the letter for every change, however small, and say in a line what it was.',
      'Nobody compares two sheets that claim to be the same. The letter in the corner is what tells a shop to look.',
    ],
    subject: ['Same letter, other hole', 'The smallest change of the year'],
    hooks: {
      '*': [
        'Only a radius was changed on the drawing. So nobody moved the revision letter, and nobody looked.',
        'Two drawings, both marked revision C, and a hole in two different places.',
      ],
      p: 'The revision letter is the one thing on a drawing that protects both sides.',
      f: 'If you change a drawing today, change the letter as well. Even for the small thing.',
      a: 'A changed drawing gets a new revision letter. No exceptions.',
      t: 'Identity of a document is number plus revision. If content varies under one identity, traceability has gone.',
      h: 'The drawing was corrected over lunch. The parts were made over three weeks.',
      i: 'A single letter can carry a good deal of trust.',
      l: 'In the corner, small and exact: the letter that everything rests on.',
    },
    lines: {
      '*': [
        'Changed a drawing? Move the letter and write one line on what is different. Otherwise nobody will see it.',
        'With each new revision say what happens to the old parts: use up, rework or scrap. Somebody has a shelf of them.',
        'Ask a supplier to repeat the revision in the order confirmation. It is the shortest check that both have the same sheet.',
        'A red cloud round what has changed saves the reader from comparing eighty dimensions.',
      ],
      h: ['Revision C had two versions, known on the floor as "C" and "the real C".'],
    },
    scene: [
      'At goods-in lie two boxes of the same part with the same label, and one of them does not fit.',
      'On the phone: "Have you got C?" "Yes, C." "The one with the slot?" "What slot?"',
    ],
    why: [
      [
        'Shops file drawings by number and letter. A sheet with a known letter goes unread into the folder.',
        'Whoever has revision C already does not open revision C again.',
      ],
      [
        'Between your change and the part lie programs, fixtures and inspection plans that hang on the old sheet.',
        'A single dimension may live on in four other documents, and each of them needs a nudge.',
      ],
    ],
    parts: [
      [
        'Move the letter every time',
        [
          'Even for a note, a tolerance or a typing error. Small changes do not announce themselves.',
          'If it is worth changing, it is worth a letter.',
        ],
        'The revision box of a drawing, close up',
      ],
      [
        'Mark and describe the change',
        [
          'A cloud on the sheet and a line in the table: what was, what is, why.',
          'The reason helps the shop find what else it touches.',
        ],
        'A red cloud drawn round a dimension',
      ],
      [
        'Say from when and what with the old',
        [
          'From which order on? May stock be used up? Can it be reworked?',
          'Without an answer each side will choose the one that is cheaper for it.',
        ],
        'A shelf with two boxes, old and new',
      ],
      [
        'Have it confirmed in writing',
        [
          'The confirmation should name number and letter. If it does not, ask.',
          'A line in a mail closes the gap between sent and read.',
        ],
        'An order confirmation with one line marked',
      ],
    ],
    turn: [
      'It costs a letter, and there are twenty-six of them.',
      'One habit, and nobody has to ask which version was meant.',
    ],
    asks: [
      'How do you tell a supplier that a drawing has changed?',
      'Have you ever had two versions of one revision?',
    ],
    ends: {
      p: 'Collect small changes and release them together, with one letter for all.',
      f: 'And throw the old print away. Yes, that one too.',
      a: 'Change, letter, reason, date.',
      t: 'Lock released files. What cannot be overwritten cannot drift.',
      h: 'There are twenty-six letters. Be generous.',
      i: 'Clear names keep honest people from misunderstanding each other.',
      l: 'A small letter, carefully kept.',
    },
    work: 'Food recipes, label texts and packing instructions have the same trouble under other names. Wherever two parties work from one document, its version is part of the product.',
    keep: 'the next small correction',
    send: 'whoever corrects drawings over lunch',
    own: [
      {
        kinds: ['process', 'policy', 'proof'],
        about: 'revision|\\bdrawings?\\b|traceab|engineering change',
        lead: 'On drawings, and keeping track of them.',
      },
    ],
    pic: {
      ask: 'The revision box of an old drawing, names and parts covered',
      alt: 'The revision box in the corner of a drawing',
    },
    claims: [
      [
        'Document identity is number and revision; changes need marking and effectivity',
        'quality management practice',
      ],
    ],
  },
  {
    id: 'you-cannot-inspect-it-in',
    format: 'myth',
    again: 10,
    emoji: '🔎',
    tags: ['QualityControl', 'Inspection', 'Manufacturing'],
    myth: 'More inspection means better quality',
    short:
      'Inspection sorts. Quality is made where the part is made, and checking finds only part of what went wrong.',
    title: 'Why more inspection does not make better parts',
    cover: 'You cannot inspect it in',
    gist: [
      'A person who checks hundreds of parts by eye will miss some of the bad ones. Ask what keeps the fault from arising, and inspect to find out whether that works.',
      'Checking twice sounds safe. In practice each of the two relies on the other, and the cause goes on making bad parts.',
    ],
    subject: ['Two inspectors see less than one', 'Where quality is really made'],
    hooks: {
      '*': [
        'A second inspector was added at the end of the line, and more faults got through.',
        'Count the letter f on a page of print. Then count again. That is visual inspection.',
      ],
      p: 'Inspection is needed, and it is the last of the places where quality can be had.',
      f: 'Try this: count every "e" on this screen. Sure? Once more.',
      a: 'Sorting out bad parts is not making good ones. Fix the cause.',
      t: 'Human visual inspection misses a considerable share of defects, and redundancy lowers individual attention.',
      h: 'The final check is done by Brian. After Brian, it is done by the customer.',
      i: 'Quality is better built in than sorted out.',
      l: 'What is made well need not be looked at twice.',
    },
    lines: {
      '*': [
        'Ask a supplier what stops the fault from arising. If the answer is that all of them are checked, ask again.',
        'A fixture into which a wrong part will not go replaces an inspector, and does not tire in the afternoon.',
        'Check the first piece, the last one, and some in between. If first and last are good, the middle has a fair chance.',
        'Hundred per cent inspection by eye is not a hundred per cent. After half an hour everybody sees what they expect.',
      ],
      h: [
        'The label said "inspected by two people". Each of them had relied on the other, and both were right to feel relaxed.',
      ],
    },
    scene: [
      'Under a lamp sit two people with a box of four thousand caps. It is three in the afternoon.',
      'A complaint has come. The measure agreed on is "more checking", and everybody in the room knows it.',
    ],
    why: [
      [
        'The eye tires, the mind fills in, and rare faults are the hardest to see.',
        'When one part in a thousand is bad, you learn from nine hundred and ninety-nine that all is well.',
      ],
      [
        'Sorting leaves the cause in place, so tomorrow there will be as many to sort.',
        'A filter does not mend what flows into it.',
      ],
    ],
    parts: [
      [
        'Make the mistake impossible',
        [
          'A pin that stops a part from going in the wrong way round, a sensor, a template.',
          'A shape never looks away.',
        ],
        'A fixture with a pin that fits one way only',
      ],
      [
        'Watch the process',
        [
          'Temperature, force, wear: they drift before the part does.',
          'Measure where it is made, in the minute it is made.',
        ],
        'A gauge on a running machine',
      ],
      [
        'Then check a sample',
        [
          'To confirm that the two steps above are working, and to notice when not.',
          'A few, honestly measured, tell more than thousands glanced at.',
        ],
        'A few parts measured on a bench',
      ],
    ],
    turn: [
      'Then keep human eyes for what only eyes can judge.',
      'Better fewer checks, and each with a consequence.',
    ],
    asks: [
      'Which fault did you make impossible, and how?',
      'Which faults do human eyes miss most at your place?',
    ],
    ends: {
      p: 'In an audit ask to see the device, and not the checklist.',
      f: 'And treat the inspectors kindly. It is the hardest job in the building.',
      a: 'Prevent, watch, sample.',
      t: 'If you must sort, measure how well: seed known defects and count what is found.',
      h: 'A locating pin does not go to lunch.',
      i: 'Confidence grows where the work is done.',
      l: 'The part goes in, with a soft click, one way only.',
    },
    work: 'The same holds for proof-reading, invoices and code. A second reader is good. A form that refuses a wrong date is better, and it works at night.',
    keep: 'the next corrective action with "more checks" in it',
    send: 'the team that has just added an inspector',
    own: [
      {
        kinds: ['process', 'proof', 'number', 'service'],
        about: 'inspect|poka|in[- ]process|\\bSPC\\b|measur|\\bCMM\\b|camera|\\bISO\\b',
        lead: 'On checking, and what comes before it.',
      },
    ],
    pic: {
      ask: 'A jig or fixture that only takes a part one way round',
      alt: 'A fixture with a locating pin holding a part',
    },
    claims: [
      [
        'Visual inspection misses a considerable share of defects; redundancy can lower attention',
        'human factors literature',
      ],
      ['Error-proofing', 'lean manufacturing textbook'],
    ],
  },
  {
    id: 'pack-it-for-the-unpacking',
    format: 'tip',
    again: 10,
    emoji: '📦',
    tags: ['Packaging', 'Logistics', 'LeanManufacturing'],
    title: 'How to specify packaging: think of the person unpacking',
    cover: 'Pack it for the unpacking',
    gist: [
      'Packaging is chosen by whoever closes the box and judged by whoever opens it. Tell your supplier how many you use at a time, and where the {rubbish|trash} goes.',
      'A part wrapped three times costs somebody a minute with a knife. Ask your assembly how they would like it to arrive.',
    ],
    subject: ['Somebody opens this a hundred times a day', 'Three layers and a knife'],
    hooks: {
      '*': [
        'A part that takes eight seconds to fit can take forty to unwrap.',
        'Watch somebody open your deliveries for an hour. Bring a broom.',
      ],
      p: 'Packaging is part of the product for the person who has to open it all day.',
      f: 'Go and watch one delivery being opened today. Only one box.',
      a: 'Specify how your parts are packed, or live with it.',
      t: 'Pack quantity should equal a multiple of the consumption at the point of use. All else is repacking.',
      h: 'Inside the box was a bag, inside the bag a sleeve, and inside the sleeve a screw.',
      i: 'A box that opens well is a greeting between two people who will never meet.',
      l: 'Lift the lid, and each piece lies as the hand wants it.',
    },
    lines: {
      '*': [
        'Tell suppliers how many pieces you use in one go. Boxes of that size end the counting on both sides.',
        'Lay parts in the box the way a hand picks them up. Turned wrong, each one gets turned three hundred times a day.',
        'Write on the outside what is inside, on two sides and the top. Nobody can read the bottom of a stack.',
        'Returnable trays pay off sooner than most people reckon, if somebody owns the way back.',
      ],
      h: [
        'The screws came in a bag, in a box, in a crate, in a {lorry|truck}. Two were missing. There was a lot of air.',
      ],
    },
    scene: [
      'Assembly, six in the morning: one person builds, and another does nothing but cut film and flatten board.',
      'A knife slips on the third layer of tape, and the part that was so well protected gets a scratch.',
    ],
    why: [
      [
        'The sender packs once, and the receiver unpacks each piece, so the effort falls where nobody specified it.',
        'Whoever designs a carton seldom stands beside it when it is opened.',
      ],
      [
        'Every layer has to be bought, removed, carried off and paid for a second time as waste.',
        'Too little packing breaks parts. Too much breaks a morning.',
      ],
    ],
    parts: [
      [
        'Name the quantity you use',
        [
          'Enough for an order, a shift or one {trolley|cart}. Odd counts end up in half boxes.',
          'If the line takes twelve, let a layer hold twelve.',
        ],
        'Parts lying in rows in a tray',
      ],
      [
        'Say which way up',
        [
          'Show a photograph of a hand reaching in. It explains more than a page.',
          'Left-handed line, right-handed box: it happens.',
        ],
        'A hand reaching into a box of parts',
      ],
      [
        'Agree on label and place',
        [
          'Part, revision, count, batch, on the sides that will be seen when stacked.',
          'The scanner should find it without turning anything.',
        ],
        'A label on the side of a stacked box',
      ],
      [
        'Ask what may be left out',
        [
          'One trial delivery with a layer less, inspected on arrival. Often nothing happens.',
          'Some film protects only the habit of using it.',
        ],
        'A heap of film beside a pallet',
      ],
    ],
    turn: [
      'An hour with a broom and a camera will give you the specification.',
      'The supplier saves as well, so the talk is a pleasant one.',
    ],
    asks: [
      'What arrives at your place absurdly well packed?',
      'Who wrote your packing specification, and when?',
    ],
    ends: {
      p: 'Put it on the drawing or in the order, with a picture.',
      f: 'Whoever opens the boxes will thank you.',
      a: 'Count, direction, label, less.',
      t: 'Weigh the waste of one week by supplier. The ranking starts the conversation.',
      h: 'Air is the one thing that never arrives damaged.',
      i: 'Thinking of the next pair of hands is good work.',
      l: 'The last layer falls away, and the piece is there.',
    },
    work: 'Online shops learnt it before industry did: people film the opening. Nobody films goods-in, but somebody does it eight hours a day and has opinions.',
    keep: 'the next delivery that needs a knife',
    send: 'the person with the broom',
    own: [
      {
        kinds: ['service', 'process', 'policy'],
        about: '\\bpack(?:ing|aging|ed)\\b|returnable|\\btrays?\\b|labell?(?:ed|ing)|kitting',
        lead: 'On how it is packed.',
      },
    ],
    pic: {
      ask: 'An opened box with parts lying ready to be picked up, labels turned away',
      alt: 'Parts lying in neat rows in an open box',
    },
    claims: [['Packaging should match point-of-use consumption', 'lean logistics practice']],
  },
  {
    id: 'moving-a-part',
    format: 'checklist',
    again: 12,
    emoji: '🚚',
    tick: true,
    tags: ['SupplierChange', 'Procurement', 'SupplyChain'],
    title: 'Moving a part to a new supplier: what to settle first',
    cover: 'Before you move a part',
    gist: [
      'Before a part changes maker: who owns the tool, what is not on the drawing, how much stock covers the gap, and who releases the first pieces.',
      'The old supplier knows things about your part that nobody has ever written down. Collect them while you are still on good terms.',
    ],
    subject: ['What the old supplier knows', 'Before the tool goes on the truck'],
    hooks: {
      '*': [
        'The drawing went to the new supplier. The trick with the third clamp stayed with the old one.',
        'On the day the tool is collected, it turns out that nobody is sure whose it is.',
      ],
      p: 'Moving a part fails less often on technology than on what was taken for granted.',
      f: 'Planning to move a part? Make five phone calls before the first one about price.',
      a: 'Moving a part to a new supplier: build the stock first, then give notice.',
      t: 'Transfer package: tooling, fixtures, undocumented settings, measuring method, buffer stock, release plan.',
      h: 'The process sheet at the old supplier said "as usual". The person who knew what that meant has retired.',
      i: 'Leaving a supplier well is worth as much as beginning well.',
      l: 'A part changes its maker, and nobody on the line notices.',
    },
    lines: {
      '*': [
        'Before moving a part, ask the operator what is not on the drawing. There is always a shim, a glove or a Tuesday.',
        'Find the paper that says who owns the tool. Then see whether there is a plate on it that says the same.',
        'Have both suppliers measure the same ten parts. If the figures differ, you are moving a measuring method as well.',
        'Reckon with a buffer of twice the planned gap. Transfers are late in the same way that rain is wet.',
      ],
      h: [
        'The tool arrived from the old supplier in good condition, along with a note: "Do not use side B." There was no side B.',
      ],
    },
    scene: [
      'A truck in the yard, a tool on the fork, and two men with two different lists.',
      'The new parts meet the drawing in all points. They do not fit. The old ones had never met the drawing.',
    ],
    why: [
      [
        'Over the years a part and its drawing drift apart, and whoever makes it has quietly corrected for it.',
        'What makes it fit is partly in the heads and hands of those who made it.',
      ],
      [
        'From the day you give notice, the old supplier has other priorities.',
        'Knowledge is shared more readily before a farewell than after it.',
      ],
    ],
    parts: [
      [
        'Settle who owns what',
        [
          'Tools, gauges, fixtures, programs, packaging: with a number, a photograph and a paper.',
          'If the contract is silent, talk before you order the truck.',
        ],
        'An ownership plate on a tool',
      ],
      [
        'Write down the unwritten',
        [
          'Settings, tricks, rejects, seasonal moods. Half a day with the operator, and a camera.',
          'Ask what they would tell their successor.',
        ],
        'An operator explaining something at a machine',
      ],
      [
        'Measure the same parts twice',
        [
          'Ten pieces, both houses, each with its own method. Explain the differences first.',
          'Otherwise you will be arguing about gauges in week six.',
        ],
        'A row of numbered parts with tags',
      ],
      [
        'Cover the gap with stock',
        [
          'Planned gap times two, stored with you, with the revision marked.',
          'It looks expensive until the first sample fails.',
        ],
        'Boxes on a shelf with a revision label',
      ],
      [
        'Release the first pieces properly',
        [
          'From the series process, on the final machine, and fitted in your product.',
          'A certificate is a promise. An assembly is an answer.',
        ],
        'A first part being fitted to an assembly',
      ],
    ],
    turn: [
      'And bring the old supplier a cake. You may be back.',
      'With these settled, the price is allowed into the room.',
    ],
    asks: [
      'What did nobody write down when you last moved a part?',
      'How long did your last transfer take, honestly?',
    ],
    ends: {
      p: 'Keep the old source open until the second regular delivery has been built in.',
      f: 'It is a move. Somebody always loses a box.',
      a: 'Owner, knowledge, method, stock, release.',
      t: 'Run both sources in parallel for one batch and compare in assembly, not on paper.',
      h: 'Take cake to the old supplier. You may have to ring on Tuesday.',
      i: 'What people know is the part that needs careful packing.',
      l: 'Nobody noticed the change. That was the aim.',
    },
    work: 'Firms that take over parts can make this list their own: asking for it in the first meeting shows a customer that you have done this before, and protects you from the third clamp.',
    keep: 'the first talk about changing a supplier',
    send: 'the colleague with the lower quote',
    own: [
      {
        kinds: ['service', 'process', 'story'],
        about: 'transfer|tooling|take ?over|onboard|first article|relocat|reshor',
        lead: 'When a part is to change its maker.',
      },
    ],
    pic: {
      ask: 'A tool with its ownership plate, customer name covered',
      alt: 'A metal plate on a production tool',
    },
    claims: [['Elements of production transfer', 'supply chain and quality practice']],
  },
  {
    id: 'between-two-orders',
    format: 'behind',
    again: 11,
    emoji: '🔄',
    tags: ['Changeover', 'LeanManufacturing', 'BehindTheScenes'],
    title: 'What happens between two orders: the changeover',
    cover: 'Between two orders',
    gist: [
      'Between your order and the one before it the machine stands still while people clean, change, set, try and measure. What can be done while it is still running is where the time is won.',
      'A changeover looks like waiting and is the most concentrated work of the day. Those who prepare it well let you order small lots.',
    ],
    subject: ['The quiet half-hour of the day', 'What a pit stop has to do with your order'],
    hooks: {
      '*': [
        'The machine stands still, and three people are working harder than at any other time today.',
        'When it goes quiet in the hall, something is being prepared. Possibly yours.',
      ],
      p: 'How small an order may be is decided by what happens between two of them.',
      f: 'Want to know why some firms like small orders? Watch them change over.',
      a: 'Short changeovers make small batches possible. Nothing else does.',
      t: 'Separate internal from external set-up: everything that can be done while running is moved out of the stop.',
      h: 'A changeover looks like a coffee break with {spanners|wrenches}.',
      i: 'A well-rehearsed team at work is a fine thing to watch.',
      l: 'A machine being changed over: each tool at hand, each movement known, and no raised voice.',
    },
    lines: {
      '*': [
        'A changeover begins while the old order is still running: tools out, material at hand, drawing read.',
        'Ask a maker how long the change takes from the last good part to the first good part. Anything else is half of the truth.',
        'Often the longest step of a changeover is looking for something. A {trolley|cart} with all of it on board is the cure.',
        'Film one changeover and watch it with those who did it. They will find the minutes themselves.',
      ],
      h: [
        'Half of every changeover is spent on one screw. It is never the same screw, and it is always the last.',
      ],
    },
    scene: [
      'The last part drops into the box, the machine winds down, and four hands reach for four different things.',
      'A {trolley|cart} rolls up with everything on it: blades, gauges, a drawing, a rag, and the one screw.',
    ],
    why: [
      [
        'While a machine is being changed it earns nothing, so long changes lead to large lots.',
        "Whoever needs half a day to switch will want to make a month's worth at once.",
      ],
      [
        'Preparing in advance costs no machine time, and it turns the stop into a matter of minutes.',
        'Most of what takes long could have been laid out beforehand.',
      ],
    ],
    parts: [
      [
        'Lay out while it still runs',
        [
          'Tools, material, program and drawing are waiting before the last piece is out.',
          'A list on the {trolley|cart} decides whether somebody has to walk.',
        ],
        'A {trolley|cart} with tools laid out',
      ],
      [
        'Clean and clear the old away',
        [
          'Every leftover of the last order is a possible mix-up in the next.',
          'Labels, offcuts, samples: all of it goes, also what fell under the table.',
        ],
        'A hand sweeping a machine bed clean',
      ],
      [
        'Set against fixed marks',
        [
          'Stops, scales and pins in place of feeling. What need not be adjusted cannot be wrong.',
          'A notch saves ten minutes of tapping.',
        ],
        'A stop being set against a scale',
      ],
      [
        'Measure the first one, then start',
        [
          'A second person checks it and signs. Only now is it your order.',
          'The clock stops at the first good piece, and not at the first.',
        ],
        'A first part being measured beside a machine',
      ],
    ],
    turn: [
      'If it is done well, you never hear of it. You are simply allowed to order a few.',
      'Quiet in the hall can be a good sign.',
    ],
    asks: ['How long is your longest changeover?', 'What do you always have to look for?'],
    ends: {
      p: 'For buyers it explains prices; for makers it is capacity without a new machine.',
      f: 'If you ever visit a hall, ask to see one.',
      a: 'Prepare. Change. Measure. Go.',
      t: 'Track it from last good to first good. Everything in between counts.',
      h: 'Whatever else is ready, one screw will have to be looked for.',
      i: 'Preparation is respect for the moment that follows.',
      l: 'A pause, well used.',
    },
    keep: 'the next visit to a workshop',
    send: 'the person who asks why the machine stands still',
    own: [
      {
        kinds: ['process', 'number', 'service', 'policy'],
        about: 'small (?:batch|series|run)|changeover|set-?up|minimum|MOQ|prototypes?|one[- ]offs?',
        lead: 'On small orders, and what they rest on.',
      },
    ],
    pic: {
      ask: 'A set-up {trolley|cart} or the tools laid out for the next order',
      alt: 'Tools laid out on a {trolley|cart} beside a machine',
    },
    claims: [
      [
        'Internal and external set-up; changeover time from last good to first good',
        'lean manufacturing textbook',
      ],
    ],
  },
  {
    id: 'what-should-stay-handmade',
    format: 'question',
    again: 12,
    emoji: '✋',
    tags: ['Craftsmanship', 'Automation', 'ManufacturingLife'],
    title: 'Which step in production should stay done by hand?',
    cover: 'What should stay by hand?',
    gist: [
      'Deburring, packing, the last look, the fit of a drawer: which step would you leave to a hand even if a machine could do it?',
      'Automation is moving in everywhere. Which movement in your factory would you automate last, and why?',
    ],
    subject: ['What would you automate last?', 'The step you would leave to a hand'],
    hooks: {
      '*': [
        'There is a robot for deburring by now. Nobody at the bench believes it.',
        'A thumb runs along an edge, stops, and goes back a little. Try to program that.',
      ],
      p: 'The useful question about automation is what ought to come last.',
      f: 'Which step at your place would you never give to a robot?',
      a: 'Automate what is dull. Keep what needs judgement.',
      t: 'Hands sense force, texture and sound at once, and stop by themselves. Few grippers do.',
      h: 'The robot picks up an egg without breaking it. It took four years. It now owns one egg.',
      i: 'Machines give people time for what only people notice.',
      l: 'Fingertips along a finished edge, unhurried.',
    },
    lines: {
      '*': [
        'Which step in your production would you automate last?',
        'A hand feels a burr too small to see. That is why the last wipe with a cloth is often an inspection.',
        'Automate what hurts backs, before you automate what costs money. The second will follow.',
        'If a production step needs a different decision every time, do not automate the movement. Write down the decision.',
      ],
      h: ['The new gripper can hold anything except the part, which has been redesigned accordingly.'],
    },
    scene: [
      'Behind the fence a robot stacks, tireless. In front of it someone turns each piece to the light for a second.',
      'A salesman shows a film of a gripper. At the back of the room two fitters look at each other.',
    ],
    why: [
      [
        'A good hand feels, hears and decides in one movement, and for odd things it is hard to replace.',
        'Machines repeat better than people, and notice less.',
      ],
    ],
    parts: [
      [
        'The last wipe with a cloth',
        [
          'It cleans, and the palm checks in passing what no camera has been taught.',
          'Half polish, half inspection.',
        ],
        'A hand wiping a finished part with a cloth',
      ],
      [
        'The fit of two parts',
        [
          'A drawer, a lid, a hinge: a hand knows when it is right before it can say why.',
          'Close it once and listen.',
        ],
        'A hand sliding a drawer shut',
      ],
      [
        'The set-up',
        [
          'The run may be automatic. Getting there takes an ear.',
          'Whoever sets it hears the third decimal place.',
        ],
        'A hand on the dial of a machine',
      ],
      [
        'Nothing at all',
        [
          'Perhaps hands are for designing, mending and shaking, and the rest may go.',
          'An honest answer too, above all after a night shift.',
        ],
        'An empty workbench with gloves on it',
      ],
    ],
    turn: [
      'What people answer says a good deal about what they take pride in.',
      'Ask it on the floor. You will get other answers than in the office.',
    ],
    asks: [
      'Which step would you automate last?',
      'What can your hands do that no machine at your place can?',
    ],
    ends: {
      p: 'The answers are a fair map of where knowledge sits in a company.',
      f: 'Show us the hand as well, if it is not too oily.',
      a: 'One step. One reason.',
      t: 'Criterion: variance of the input. High variance favours hands, low variance favours machines.',
      h: 'A robot that can pick up an egg is impressive. So is a cook.',
      i: 'What we choose to do ourselves says who we are.',
      l: 'Warm steel, a cloth, and the evening light.',
    },
    keep: 'the next meeting about automation',
    send: 'somebody whose thumb is a measuring instrument',
    own: [
      {
        kinds: ['process', 'people', 'story'],
        about: 'by hand|hand[- ]?(?:made|finish|assembl|craft)|robot|automat|manual',
        lead: 'On hands and machines.',
      },
    ],
    pic: {
      ask: 'A hand at the step you would keep: wiping, fitting, setting',
      alt: 'A hand wiping a finished workpiece with a cloth',
    },
    claims: [['High input variance favours manual work', 'automation engineering practice']],
  },
  {
    id: 'what-became-of-the-part',
    format: 'question',
    again: 12,
    emoji: '🧩',
    tags: ['ManufacturingLife', 'ProductStories', 'MadeToLast'],
    title: 'What have people done with your product that you never planned?',
    cover: 'What else it has been used for',
    gist: [
      'A beer crate as a stool, a valve as a doorstop, a pallet as a sofa: what has somebody made of your product that no designer had in mind?',
      'Every maker has seen a product used for something else. What is the oddest second life that one of your products has led?',
    ],
    subject: ['It was meant to be a bracket', 'The second life of a product'],
    hooks: {
      '*': [
        'It left the factory as a storage box. It has since been a nest, a boat and a pulpit.',
        'Somewhere a precision part holds open a door, and does it very well.',
      ],
      p: 'Unplanned uses tell a maker more about a product than most surveys.',
      f: 'What is the strangest thing that somebody has done with something you made?',
      a: 'Every product ends up with a second job. Name the one yours has found.',
      t: 'Unintended use is a source of requirements: it shows which properties people value without being asked.',
      h: 'The valve was tested to ten thousand cycles. It is now a paperweight.',
      i: 'People are inventors as soon as they hold something solid.',
      l: 'A well-made thing invites the hand, whatever it was meant for.',
    },
    lines: {
      '*': [
        'What is the oddest use that you have seen for something you made?',
        'When customers keep using a product for the wrong thing, somebody should look at whether it is the right thing.',
        'Beer crates carry more people at summer parties than chairs do. No one had asked the crate.',
        'Ask service technicians what they find out there. They have photographs.',
      ],
      h: ['The bracket holds a shelf with the certificate for the bracket on it.'],
    },
    scene: [
      'A service technician comes back from a farm with a photograph on his phone, and the whole office leans over it.',
      'On a visit you recognise your own part. It has been painted red, and a cat is sitting on it.',
    ],
    why: [
      [
        'People take what is strong, near at hand and the right size. Labels come a long way after.',
        'If it is stackable, somebody will stack it, and then sit on it.',
      ],
    ],
    parts: [
      [
        'As furniture',
        [
          'Crates, pallets, drums: whatever carries loads will sooner or later carry guests.',
          'A cushion is all it takes to change its trade.',
        ],
        'A crate used as a stool',
      ],
      [
        'As a tool for something else',
        [
          'The {spanner|wrench} that opens bottles, the gauge that cuts cake to the tenth.',
          'It fits by chance, and after that it has its place in the drawer.',
        ],
        'An odd tool beside a bottle',
      ],
      [
        'As a toy',
        [
          'Children find the axle in everything. Offcuts have been sold as building bricks.',
          'What rolls or stacks has passed the test.',
        ],
        'Wooden offcuts stacked like bricks',
      ],
      [
        'As a gift',
        [
          'A reject with a beautiful surface on a mantelpiece, far from its machine.',
          'At retirement parties people ask for the first piece.',
        ],
        'A polished part on a shelf',
      ],
    ],
    turn: [
      "The idea for a new product may be standing on somebody's balcony.",
      'Photographs are evidence, and very welcome.',
    ],
    asks: [
      'What has been made of your product that you never planned?',
      'What do you use for something that it was not meant for?',
    ],
    ends: {
      p: 'Ask it at the next customer visit. It opens conversations that no form does.',
      f: 'We would love to see pictures.',
      a: 'Product, misuse, photograph.',
      t: 'Where misuse could be dangerous, it belongs in the risk assessment as foreseeable.',
      h: 'No load rating has ever allowed for what people do at parties.',
      i: 'Things outlive their purpose in good hands.',
      l: 'Old parts take the light well.',
    },
    keep: 'the next visit to a customer',
    send: 'a technician with a phone full of photographs',
    own: [
      {
        kinds: ['product', 'story', 'history'],
        about: '\\bwe (?:make|build|produce|manufacture)|product range',
        lead: 'And this is what is made here in the first place.',
      },
    ],
    pic: {
      ask: 'One of your products or rejects in an odd second use',
      alt: 'An industrial part used for something else at home',
    },
    claims: [
      ['Foreseeable misuse belongs in risk assessment', 'machinery safety standards'],
      ['Unintended use shows needs', 'product design practice'],
    ],
  },
  {
    id: 'a-forecast-on-a-napkin',
    format: 'season',
    again: 11,
    emoji: '🔮',
    tags: ['DemandPlanning', 'SupplyChain', 'YearEnd'],
    title: 'Send your suppliers a rough forecast for next year',
    cover: 'A forecast on a napkin',
    gist: [
      'Before the budget is final, tell each important supplier three figures for next year: likely, high and low. Rough and early is worth more than exact and late.',
      'Suppliers plan people and material for a year on guesses about you. Give them a better guess, with no obligation attached.',
    ],
    subject: ['Three figures for next year', 'Wrong, early and useful'],
    hooks: {
      '*': [
        'Your suppliers are guessing at your next year right now. Some of them with a coin.',
        'Every forecast to a supplier is wrong. The late ones are wrong and no use.',
      ],
      p: 'A rough forecast, sent early, shortens lead times next year.',
      f: 'Ten minutes before the year ends: tell three suppliers what you expect.',
      a: 'A forecast for your suppliers: a range will do, and now is the time.',
      t: 'Give likely, upper and lower quantities by half-year, marked as non-binding, and update each quarter.',
      h: 'The forecast was made on a napkin. It beat the system by four per cent.',
      i: 'Admit that you do not know, name a range, and a supplier can begin to help.',
      l: 'Three figures, written by hand, sent in good time.',
    },
    lines: {
      '*': [
        'Send suppliers three figures for next year: likely, high, low. They can plan on a range, though not on silence.',
        'Say what you are certain about and what you hope for. Both are useful, provided that they are not mixed.',
        'A forecast is no order. Write that down, and people will dare to send one.',
        'Tell them about the big maybe, too: the tender, the new product, the customer who may leave.',
      ],
      h: [
        "Last year's forecast was wrong in every line and right in total. Purchasing calls that a portfolio.",
      ],
    },
    scene: [
      'The year is running out, the budgets are going back and forth, and in another town somebody decides how much steel to order for you.',
      'A sales manager, a napkin, three figures, and a supplier who puts it in his wallet.',
    ],
    why: [
      [
        'Material, shifts and machines are planned months ahead, with your figures or without them.',
        'Whoever knows nothing plans for average, and you may not be that.',
      ],
      [
        'A range shows what may come, so that nobody has to choose between idle hands and overtime.',
        'Highs and lows can be prepared for. Surprises cannot.',
      ],
    ],
    parts: [
      [
        'Three figures by half-year',
        [
          'Likely, high, low. By group of parts, not by part number.',
          'More detail gives only the feeling of being exact.',
        ],
        'Three figures on a paper napkin',
      ],
      [
        'What could change it',
        [
          'A tender, a launch, a redesign, and when you will know.',
          'The date of the decision helps as much as the decision.',
        ],
        'A calendar with a question mark',
      ],
      [
        'What it does not mean',
        [
          'No order and no promise, in one clear sentence.',
          'Then your legal people sleep, and so does their planner.',
        ],
        'A pen underlining one sentence',
      ],
      [
        'When the next one comes',
        ['Once a quarter, same form, two minutes.', 'A figure that is kept alive is believed.'],
        'A reminder in a calendar',
      ],
    ],
    turn: ['Ask for theirs in return: when will they be full?', 'A napkin will do. A mail keeps better.'],
    asks: ['Do you send your suppliers a forecast?', 'How far out was your last one?'],
    ends: {
      p: 'Check in a year how wrong it was. It will be a little less wrong each time.',
      f: 'Nobody will frame your forecast. But they will remember that you sent one.',
      a: 'Likely, high, low. Today.',
      t: 'Measure the bias and not only the error: constant optimism can be corrected for.',
      h: 'Spreadsheets are napkins with better posture.',
      i: 'Planning together begins with admitting that nobody knows.',
      l: 'A little foresight, on paper, before the year turns.',
    },
    keep: 'the week of the budget meeting',
    send: 'the colleague in sales who knows and says nothing',
    when: { months: [10, 11, 12] },
    own: [
      {
        kinds: ['policy', 'service', 'process'],
        about: 'call[- ]off|frame(?:work)? (?:order|agreement|contract)|forecast|hold[^.]{0,12}stock|kanban',
        lead: 'What can be done with a forecast.',
      },
    ],
    pic: {
      ask: 'Three figures on a napkin beside a coffee cup, invented ones',
      alt: 'A paper napkin with three handwritten figures beside a cup',
    },
    claims: [['Early range forecasts help suppliers plan capacity', 'supply chain practice']],
  },
];
