// Enquiries, drawings and prices.
import type { Idea } from '../../library/idea.ts';

export const ENQUIRY: readonly Idea[] = [
  {
    id: 'say-what-the-part-does',
    format: 'tip',
    again: 9,
    emoji: '🔩',
    tags: ['Manufacturing', 'Procurement', 'DesignForManufacture'],
    title: 'Tell your supplier what the part does, not only what it looks like',
    cover: 'Say what the part does',
    gist: [
      'Add one sentence to every enquiry: what this part does and what it touches. A maker who knows the function can question the drawing before it costs you anything.',
      'A drawing shows shape. One line about use tells the shop which faces matter, which do not, and where money is being spent on nothing.',
    ],
    subject: ['The sentence missing from your enquiry', 'What does this part do?'],
    hooks: {
      '*': [
        'The most expensive surface on your drawing may be one that touches nothing.',
        'A drawing arrives with forty dimensions and not a word about what the thing is for.',
      ],
      p: 'One sentence about function, added to the enquiry, often lowers the price and always improves the questions.',
      f: 'Next time you send a drawing out, add a line: what is it for?',
      a: 'Send the purpose with the drawing.',
      t: 'A drawing specifies geometry. It does not specify intent, and intent is what process choices hang on.',
      h: 'Somewhere this morning a face is being polished that will spend its life against a wall.',
      i: 'A part turns out better if whoever makes it knows where it will go.',
      l: 'Tell a maker the purpose of a part, and the form follows with less effort.',
    },
    lines: {
      '*': [
        'Add one line to your next enquiry: what the part does, what it touches, and what happens if it fails.',
        'Mark the faces that mate with something. Everything else may be allowed to be merely good enough.',
        'A supplier who asks "what is this for?" is not curious by nature. They have seen what a blank answer costs.',
        'If a part gets wet, hot, dirty or dropped, write that on the drawing. Geometry does not mention weather.',
      ],
      h: ['"This part holds the other bit" is more useful on a drawing than three extra decimal places.'],
    },
    scene: [
      'The quote is twice what purchasing expected. It turns out that a hidden face was specified like a bearing seat.',
      'On the phone, quite late, somebody asks what the part is for, and the price drops while they are still talking.',
    ],
    why: [
      [
        'The maker has to choose a process, a material lot and a sequence, and each of these depends on what matters in use.',
        'Without the purpose every dimension looks equally important, so all are priced as though they were.',
      ],
      [
        'Most improvements are obvious to somebody on the shop floor and invisible from the desk.',
        'People who make a thing all day see at once which corner is awkward. They only speak up if asked.',
      ],
    ],
    parts: [
      [
        'Write one sentence of purpose',
        [
          '"Guides a belt in a dusty hall" tells the shop about wear, dirt and finish in a breath.',
          'No confidential detail is needed. The job of the part is enough.',
        ],
        'A handwritten note beside a drawing',
      ],
      [
        'Mark what it touches',
        [
          'Mating faces in colour. The rest can be made in the simplest way that works.',
          'A highlighter on a print does more here than a page of notes.',
        ],
        'A highlighter on a technical drawing',
      ],
      [
        'Say what failure would mean',
        [
          'A rattle, a stopped line or an injury call for different care, and different records.',
          'That line decides how much checking is sensible.',
        ],
        'A worn part next to a new one',
      ],
    ],
    turn: [
      'It takes a minute, and the next question from the supplier will be a better one.',
      'If the answer is a proposal instead of a price, you have found a good shop.',
    ],
    asks: [
      'What do you tell suppliers besides the drawing?',
      'Which dimension on your drawings has nobody ever questioned?',
    ],
    ends: {
      p: 'Put a field for it in your enquiry form, and it will be filled in.',
      f: 'You may be surprised by what they {ring|call} you about.',
      a: 'Purpose, contact, consequence. Then the price.',
      t: 'Formalise it as critical characteristics: few, named, and with a reason each.',
      h: 'If the answer is "nobody knows", you have saved a part.',
      i: 'Work is better when everyone in the chain knows what it is for.',
      l: 'What is understood is made with a lighter hand.',
    },
    work: 'The conversation usually takes place anyway, after the first batch. Held before the order it costs a phone call; held after delivery it costs a second tool, a new date and some goodwill.',
    keep: 'the next enquiry that you send out',
    send: 'the person who draws the parts',
    own: [
      {
        kinds: ['service', 'process', 'people'],
        about:
          'design (?:support|review|help)|DFM|drawings? (?:is|are|get)[^.]{0,20}(?:review|check)|prototype',
        lead: 'That line is worth having on the first drawing of a part.',
      },
    ],
    pic: {
      ask: 'A printed drawing with a few faces marked in colour, the part lying on top',
      alt: 'A technical drawing with marked faces and a part lying on it',
    },
    claims: [
      ['Communicating function lets suppliers propose cheaper processes', 'design for manufacture textbook'],
    ],
  },
  {
    id: 'tight-everywhere',
    format: 'mistake',
    again: 9,
    emoji: '📐',
    tags: ['Tolerances', 'EngineeringDrawings', 'CostReduction'],
    wrong: 'Putting the tightest tolerance on every dimension',
    title: 'Why tight tolerances everywhere make a part expensive',
    cover: 'Tight everywhere costs twice',
    gist: [
      'Each tolerance is a promise somebody has to keep and somebody has to check. Tighten where parts meet, relax the rest, and the price follows.',
      'A title block that tightens every dimension buys accuracy you will never use. Put the care where two parts touch.',
    ],
    subject: ['The line in your title block that costs money', 'Loosen what touches nothing'],
    hooks: {
      '*': [
        'A single line in the title block can double the price of the whole drawing.',
        'Somewhere a ventilation slot is being measured to the hundredth of a millimetre.',
      ],
      p: 'Tolerances are one of the few cost drivers that a buyer can change with a pencil.',
      f: 'Look at the small print in the corner of your drawing. It is spending your money.',
      a: 'Tolerances: tight where parts mate, loose where they do not.',
      t: 'Cost rises steeply as the tolerance band narrows: slower passes, more scrap, better gauges, more inspection.',
      h: 'Toleranced like a watch: a bracket for a waste bin.',
      i: 'Precision costs money on every drawing. Spend it where it does some good.',
      l: 'Exactness, placed with judgement, is what makes a piece feel right.',
    },
    lines: {
      '*': [
        'Ask of each tight tolerance: what would happen if this were twice as loose? If nobody knows, start there.',
        'A tolerance has to be made and it has to be measured. The second half often costs more than people think.',
        'Copying the title block from an old drawing copies its prices as well.',
        'Three tight tolerances with a reason are safer than thirty without one. Inspectors look harder when there is less to look at.',
      ],
      h: [
        'A bracket for a waste bin, toleranced like a watch, passed inspection on the third attempt. The bin did not notice.',
      ],
    },
    scene: [
      'Three bids come back high, and all three query the same note in the corner of the sheet.',
      'An inspector spends the morning on a dimension that ends in open air.',
    ],
    why: [
      [
        'Half the band can mean another machine, another fixture and a slower feed, so the cost does not rise in a straight line.',
        'Beyond a certain point every small step in accuracy calls for a different process.',
      ],
      [
        'What has been promised must also be proved, with gauges, time and records.',
        'Each narrow figure adds a check, and every check has somebody standing beside it.',
      ],
    ],
    parts: [
      [
        'Start from a general standard',
        [
          'A common class for ordinary dimensions leaves only the exceptions to be marked.',
          'Then a close tolerance on the sheet stands out, and gets the attention that it deserves.',
        ],
        'The title block of a drawing, close up',
      ],
      [
        'Tighten only where things meet',
        [
          'Fits, seals, bearings, positions of holes that share a bolt: those earn it.',
          'Follow the load and the contact through the assembly with a coloured pen.',
        ],
        'Two machined parts being fitted together',
      ],
      [
        'Give a reason for each exception',
        [
          'One word is enough: "seal", "fit", "clearance". It survives the next redesign.',
          'If no reason comes to mind, the figure came from the previous drawing.',
        ],
        'A pencil note beside a dimension',
      ],
      [
        'Ask the shop what comes free',
        [
          'A process has an accuracy that it reaches without trying. Stay inside it where you can.',
          'They know which of your figures makes them sigh.',
        ],
        'A caliper resting on a part beside a machine',
      ],
    ],
    turn: [
      'An hour with a pencil on one drawing is repaid by every batch.',
      'Looser where it can be, tighter where it must be: that is design.',
    ],
    asks: [
      'Which tolerance on your drawings has a reason that somebody remembers?',
      'Who in your company may loosen a dimension?',
    ],
    ends: {
      p: 'Begin with the part that you buy most often.',
      f: 'And be kind to whoever drew it. They copied it from somebody who copied it.',
      a: 'No reason, no tolerance.',
      t: 'Check the chain before relaxing: stack-ups can make a harmless dimension critical.',
      h: 'A bin bracket made like a watch still holds a bin.',
      i: 'There is craft in knowing what does not matter.',
      l: 'True precision is selective.',
    },
    work: 'Value analysis sounds like a workshop with catering. In small firms it is a buyer, a designer and somebody from the shop round one print, asking about each figure what it is there for.',
    keep: 'the next drawing that you release',
    send: 'the owner of the title block',
    own: [
      {
        kinds: ['service', 'number', 'process'],
        about: 'toleranc|precision|accura|microns?|inspection|CMM|measur',
        lead: 'And where it does have to be close?',
      },
    ],
    pic: {
      ask: 'Calipers on a part with the drawing below, tolerance note in focus',
      alt: 'Calipers lying across a part on top of a technical drawing',
    },
    claims: [
      [
        'Cost rises disproportionately as tolerances narrow; measuring adds cost',
        'manufacturing engineering textbook',
      ],
    ],
  },
  {
    id: 'why-the-first-piece-is-dear',
    format: 'answer',
    again: 9,
    emoji: '⏱️',
    tags: ['Manufacturing', 'UnitCost', 'BatchSize'],
    question: 'Why does one piece cost nearly as much as fifty?',
    short: 'Because the larger part of a small order is preparation, and one piece has to carry it alone.',
    title: 'Why small batches cost more per piece: set-up explained',
    cover: 'What the first piece pays for',
    gist: [
      'Programming, tooling, setting, first checks: a small order carries all of it on few shoulders. Ask for prices at three quantities and you will see where it levels off.',
      'The price of one is mostly preparation. Spread it over more pieces, share it with a similar part, or change what has to be prepared.',
    ],
    subject: ['One piece, nearly the price of fifty', 'What you pay for before the first chip'],
    hooks: {
      '*': [
        'You ordered one. Somebody prepared for a hundred.',
        'Before the first good piece leaves the machine, half a day has gone and nothing can be sold.',
      ],
      p: 'The cost of a small batch is mostly set-up, and a buyer can influence it.',
      f: 'If the price for a single piece made you blink, here is where it goes.',
      a: 'With a batch of one you pay for the preparation. The piece comes with it.',
      t: 'Unit cost equals run cost plus set-up divided by quantity. For one piece the divisor is merciless.',
      h: 'Making one more part is easy. Making the first one is the trouble.',
      i: 'Every series begins with somebody taking great trouble over one piece.',
      l: 'The first piece of a series asks for all the attention; the rest inherit it.',
    },
    lines: {
      '*': [
        'Ask for three quantities in each enquiry: what you need, twice that, and a year of it. The steps tell you where set-up ends.',
        'Two similar parts in one order can share a set-up. Mention both, even if the second is for later.',
        'Set-up is paid once per run and not once per order. A call-off over the year can split it for you.',
        'If one hole forces the part to be turned over, that hole has a second set-up of its own. Ask whether it can move.',
      ],
      h: ['A single part is a small order with the preparation of a large one.'],
    },
    scene: [
      'A buyer looks at two lines on a quote, one piece and fifty, and suspects a misprint.',
      'In the hall a machine stands still, door open, while someone aligns a fixture for the fourth time.',
    ],
    why: [
      [
        'Drawings are read, material is cut, tools are measured, and a trial piece is made and checked, whatever the quantity.',
        'All of that preparation is done for one piece exactly as it is for a thousand.',
      ],
      [
        'Once it runs well, each further piece needs only material and minutes.',
        'After the first good part the slow work is over, and the machine earns.',
      ],
    ],
    parts: [
      [
        'Ask for prices in steps',
        [
          'Several quantities side by side show how much of the price is preparation.',
          'The curve falls fast, then flattens. Order near the bend.',
        ],
        'A quote with several quantity lines',
      ],
      [
        'Bundle what is alike',
        [
          'Same material, same thickness, same tool: such parts can ride together.',
          'Families of parts are cheaper than only children.',
        ],
        'Similar parts laid out in a row',
      ],
      [
        'Agree a run and call it off',
        [
          'One run, several deliveries. Settle beforehand who owns the stock and for how long.',
          'The maker sets up once and you store less than you feared.',
        ],
        'Shelves with labelled boxes of parts',
      ],
      [
        'Reduce the number of clampings',
        [
          'Each time a piece is turned, somebody has to align it again.',
          'A feature moved to another face can save a whole operation.',
        ],
        'A part being clamped in a fixture',
      ],
    ],
    turn: [
      'It is the same sum in a bakery, a printing works or a foundry.',
      'Seen that way, the price of a single piece looks less like an insult.',
    ],
    asks: [
      'Do you ask for prices at several quantities?',
      'What is the smallest batch that makes sense for you?',
    ],
    ends: {
      p: 'For prototypes ask openly for a simpler way: it need not be the process of the series.',
      f: '{Ring|Call} and ask. Nobody minds explaining a set-up.',
      a: 'Buy runs, not pieces.',
      t: 'Compare the saving per piece with the cost of holding stock before ordering a year of it.',
      h: 'You may also order fifty, use one and lose forty-nine in the store. It has been done.',
      i: 'The care put into one is what makes the many good.',
      l: 'Preparation is the part that nobody sees and everybody feels.',
    },
    work: 'Small lots are getting more usual and set-ups shorter, but the sum stays. The useful question for both sides is which step of the preparation is there only because it has always been done.',
    keep: 'the next quote that seems too high',
    send: 'the colleague who needs only one',
    own: [
      {
        kinds: ['service', 'policy', 'offer', 'number'],
        about: 'minimum order|MOQ|small (?:batch|series|run)|one[- ]offs?|batch(?:es)? (?:from|of)|prototype',
        lead: 'On small quantities, and what they take.',
      },
    ],
    pic: {
      ask: 'A machine or bench being set up, with the first piece and a gauge beside it',
      alt: 'A first workpiece and a measuring tool beside a machine being set up',
    },
    claims: [['Unit cost is variable cost plus set-up over quantity', 'cost accounting textbook']],
  },
  {
    id: 'an-enquiry-worth-answering',
    format: 'checklist',
    again: 10,
    emoji: '📨',
    tick: true,
    tags: ['Procurement', 'RFQ', 'SupplyChain'],
    title: 'What to put in a request for quotation',
    cover: 'An enquiry worth answering',
    gist: [
      'Drawing with revision, material, quantities in steps, date, where it goes, what has to be proved. An enquiry with these gets a price; one without them gets questions.',
      'A supplier sorts enquiries by how much guessing they need. Take the guessing out, and yours moves up the pile.',
    ],
    subject: ['Why your enquiry is still in the pile', 'What gets you a real price'],
    hooks: {
      '*': [
        'Twenty enquiries are waiting on a desk. The clear ones get answered before lunch.',
        '"Please quote, see attached" and a photograph of a broken part: this one will take a while.',
      ],
      p: 'The speed and accuracy of a quote depend largely on the enquiry.',
      f: 'Want a quote this week? Make it easy to give you one.',
      a: 'Vague enquiries get padded prices.',
      t: 'Unknowns in an enquiry become contingency in the quote. Each line below removes one.',
      h: '"As discussed", without an attachment, is a fine start to an enquiry, provided that somebody remembers.',
      i: "A clear enquiry is a courtesy to a stranger's working day.",
      l: 'An enquiry that is complete has good manners.',
    },
    lines: {
      '*': [
        'Six lines for an enquiry:\n\nDrawing and revision\nMaterial\nQuantities in steps\nDate needed\nPlace of delivery\nWhat must be proved',
        'Write the date you need it and the date you would like it. Suppliers can work with two honest dates better than with one "asap".',
        'Name the revision in the enquiry text and on the drawing. When they differ, the price is for the wrong one.',
        'Say whether you are buying or budgeting. A rough figure today is often possible; a binding one takes a week of somebody.',
      ],
      h: ['An enquiry, "urgent" in the subject line, no drawing attached. The supplier waits with interest.'],
    },
    scene: [
      'On one side of the desk lies a pile of enquiries that can be priced, on the other a pile that has to be asked about. Guess which one grows.',
      'A week after the enquiry no answer has come. In a shop ten miles off, someone is still wondering which alloy was meant.',
    ],
    why: [
      [
        'Whoever prices has to picture the job. Every blank is filled with a cautious guess.',
        'Missing facts do not disappear from a quote. They come back as a margin of safety.',
      ],
      [
        'Estimating is unpaid work, so it is done first where it looks likely to lead somewhere.',
        'A complete enquiry also says something about the customer: orders from there will be clear as well.',
      ],
    ],
    parts: [
      [
        'Drawing with revision',
        [
          'Model and print, both of the same state, with the revision in the file name.',
          'A photograph helps to explain, though nobody can make a part from it.',
        ],
        'A drawing with its revision box in view',
      ],
      [
        'Material, by standard',
        [
          '"Stainless" is a family. Name the grade, or say what it must withstand and ask.',
          'If an equivalent is allowed, write so. It widens the choice and shortens the wait.',
        ],
        'Stamped bars in a material rack',
      ],
      [
        'Quantities in steps',
        [
          'This order, the next, and the year, honestly guessed.',
          'Three figures cost no more to ask for than one.',
        ],
        'A table of quantities on paper',
      ],
      [
        'When and where',
        [
          'Two dates, a delivery address, and whether a truck with a tail lift can get in.',
          'The week, the place, and who signs for it.',
        ],
        'A goods-in door with a pallet',
      ],
      [
        'What has to be proved',
        [
          'Certificates, measuring reports, first samples: asked for now they cost little, and afterwards a lot.',
          'Paper cannot be made once the material is mixed up.',
        ],
        'A certificate lying beside a part',
      ],
      [
        'Who can answer questions',
        [
          'One name with a direct number, of somebody who knows the part.',
          'A shared mailbox answers in its own time.',
        ],
        'A phone beside a drawing',
      ],
    ],
    turn: [
      'With these on one page the first reply is a price instead of a question.',
      'Save it as a form, and the tenth enquiry takes five minutes.',
    ],
    asks: ['What is missing most often from the enquiries that you get?', 'Which line would you add?'],
    ends: {
      p: 'Keep the answers together with the enquiry. In a year you will be comparing them.',
      f: 'Then wait by the phone. Somebody may ring with a better idea.',
      a: 'One page. No attachments called "final".',
      t: 'State the basis as well: currency, delivery term, validity. Otherwise the figures cannot be compared.',
      h: '"Urgent" is a feeling. The revision letter is information.',
      i: 'A question that can be answered at once is a present to a full desk.',
      l: 'One page, complete, without a wasted word.',
    },
    work: 'Suppliers talk about customers the way customers talk about suppliers. Being known for clear enquiries is worth something in a year when capacity is short and somebody has to wait.',
    keep: 'the next thing that you need a price for',
    send: 'the colleague who writes "see attached"',
    own: [
      {
        kinds: ['service', 'process', 'policy'],
        about: '\\bquot(?:e|es|ation)s?\\b|enquir|upload',
        lead: 'And what comes back?',
      },
    ],
    pic: {
      ask: 'A tidy enquiry on one page beside a part and a drawing, no names readable',
      alt: 'A single page enquiry lying beside a drawing and a part',
    },
    claims: [['Incomplete requests lead to contingency and delay', 'procurement practice']],
  },
  {
    id: 'the-price-on-the-quote',
    format: 'myth',
    again: 10,
    emoji: '🧮',
    tags: ['Procurement', 'TotalCost', 'SupplyChain'],
    myth: 'The lowest unit price is the lowest cost',
    short: 'The unit price is where the cost begins. Freight, stock, checking and trouble come on top.',
    title: 'Unit price or total cost? What a bought part really costs',
    cover: 'The price is not the cost',
    gist: [
      'A part that costs less to buy can cost more to own: freight, minimum lots, stock, inspection, delays and visits all belong in the sum.',
      'Put everything that happens between order and assembly on one sheet. The ranking of suppliers often changes.',
    ],
    subject: ['The cheap part that cost more', 'The costs that are on no quote'],
    hooks: {
      '*': [
        'The saving was made in purchasing. The bill arrived in the warehouse, in assembly and at the airport.',
        'Eight per cent less for each part, and a year of stock to go with it.',
      ],
      p: 'Comparing suppliers by unit price alone rewards the costs that nobody has written down.',
      f: 'Before you switch for a lower price, do the sum once with everything in it.',
      a: 'Compare what a part costs in your product and not what it costs on paper.',
      t: 'Total cost of ownership adds logistics, inventory, quality, administration and risk to the unit price.',
      h: 'The new supplier was a bargain until the air freight.',
      i: 'Good buying looks past the first number.',
      l: 'A part worth having is worth costing properly.',
    },
    lines: {
      '*': [
        'Put these next to the unit price: freight, minimum lot, stock, checking, scrap, delay, travel. Then compare.',
        "A minimum order of a year's need is a loan to the supplier. Somebody should work out the interest.",
        'One emergency delivery by air can eat the saving of a whole contract.',
        'Every complaint costs both sides a day. If you have five a year with one supplier, write those days into the price.',
      ],
      h: ['The parts were so cheap that they needed their own warehouse.'],
    },
    scene: [
      'Purchasing has reached its target for the year. In assembly two people are filing burrs off the new part.',
      'A container is on the water, the line stops on Thursday, and somebody is looking up the price of a seat for a box.',
    ],
    why: [
      [
        'The unit price is easy to see because it is printed. The rest is spread over departments that do not add it up.',
        'Costs that fall in five places have no owner, so no quote shows them.',
      ],
      [
        'Long distance, large lots and uneven quality turn a low price into money tied up and time lost.',
        'Whatever has to be stored, sorted or waited for is paid by the buyer, whoever sent it.',
      ],
    ],
    parts: [
      [
        'Add what it takes to get it',
        [
          'Freight, duty, packaging, insurance, and the hours spent on chasing it.',
          'From their door to your shelf is a price of its own.',
        ],
        'Pallets being unloaded at a door',
      ],
      [
        'Add the price of keeping it',
        [
          'Space, capital and parts that go out of date when the drawing changes.',
          'A big lot is cheap only as long as nothing is altered.',
        ],
        'A full rack of parts with dust on the boxes',
      ],
      [
        'Add what goes wrong',
        [
          'Sorting, rework, stopped lines, visits. Take last year as a measure.',
          'Nobody plans for trouble, yet it turns up with great regularity.',
        ],
        'A tray of rejected parts',
      ],
    ],
    turn: [
      'Sometimes the low price wins this sum as well. Then you know it.',
      'The sheet need not be exact. It only has to include everything.',
    ],
    asks: ['Which hidden cost surprised you most?', 'Who in your company sees the whole cost of a part?'],
    ends: {
      p: 'Do it for your five most important parts. The habit spreads from there.',
      f: 'Invite the warehouse to the meeting. They have a list.',
      a: 'Add everything. Then decide.',
      t: 'Use ranges instead of points for delay and scrap; the ranking rarely needs more precision.',
      h: 'Bargains have a way of arriving by air.',
      i: 'Fair prices on both sides keep suppliers alive for the year when you need them.',
      l: 'The part worth having is the one that nobody has to talk about.',
    },
    work: 'In small companies the person who bargains and the person who waits for the parts often share an office. That is an advantage over large ones: the whole cost is known within earshot.',
    keep: 'the day a lower offer lands on your desk',
    send: 'whoever is measured on unit prices',
    own: [
      {
        kinds: ['service', 'place', 'number', 'process'],
        about: 'stock(?:ed|holding)?|call[- ]off|kanban|deliver(?:y|ed)|lead time|on time',
        lead: 'Some of those costs can be kept down.',
      },
    ],
    pic: {
      ask: 'A part, a calculator and a freight label on one desk',
      alt: 'A part and a calculator beside a freight label on a desk',
    },
    claims: [['Total cost of ownership exceeds unit price', 'procurement textbook']],
  },
  {
    id: 'one-supplier-or-two',
    format: 'either',
    again: 12,
    emoji: '🤝',
    tags: ['SupplyChain', 'Procurement', 'ThisOrThat'],
    title: 'One supplier or two? How to choose for a critical part',
    cover: 'One supplier or two?',
    gist: [
      'One supplier knows you well and may be ill in the same week as you need them. Two keep each other honest and neither learns your part by heart.',
      'Single or dual source is a question of how long you can wait, what a second set of tools costs, and how much the knowledge is worth.',
    ],
    subject: ['One supplier or two?', 'What happens if they burn down?'],
    hooks: {
      '*': [
        'Everyone believes in a second source until somebody has to pay for the second tool.',
        'If your only supplier shut tomorrow, how many days would your line run?',
      ],
      p: 'Single or dual sourcing should be decided part by part, and before anything goes wrong.',
      f: 'Quick question for everybody who buys parts: one supplier or two?',
      a: 'One supplier or two? Count the days you can wait. That number answers it.',
      t: 'Compare recovery time with stock cover. Where recovery is longer, a second source or a buffer is needed.',
      h: 'Two suppliers means twice the Christmas cards and half of the attention.',
      i: 'Loyal to one supplier, prudent with a second: both fit in one address book.',
      l: 'A long relationship with a supplier is worth a great deal. So is a spare key.',
    },
    lines: {
      '*': [
        'One source or two for your most critical part: what did you choose, and why?',
        'A second supplier who has never delivered is a name in a list. Give them a small order every year.',
        'If the tool exists only once, you have one supplier, however many names are in the system.',
        'Before you split an order in half, ask what the half does to the price. Then ask what a stopped week costs.',
      ],
      h: [
        'Two suppliers, for safety. Both turned out to buy from the same third one. On paper it was called diversification.',
      ],
    },
    scene: [
      'The mail says "fire in the hall, nobody hurt". Everyone in purchasing is relieved, and then somebody opens the stock list.',
      'Two suppliers, one drawing, and parts that differ by a shade. Assembly has a favourite and is not telling.',
    ],
    why: [
      [
        'Each way buys something: one depth and price, the other cover and comparison.',
        'You pay either for the knowledge of a single partner or for the safety of a pair.',
      ],
    ],
    parts: [
      [
        'One, and a close one',
        [
          'They know the part, speak up early and give you their best week. Keep a buffer for the day they cannot.',
          'Deep knowledge, one tool, one phone number. All of it in one building.',
        ],
        'Two people looking at a part across a bench',
      ],
      [
        'Two, and both kept warm',
        [
          'Cover for a bad month and a fair comparison, at the price of two set-ups and two qualifications.',
          'Seventy to thirty works in many firms: enough for the second to stay in practice.',
        ],
        'Two boxes of the same part side by side',
      ],
    ],
    turn: [
      'Many choose by part: two for what stops the line, one for everything else.',
      'The worst answer is one supplier and no stock, chosen by nobody.',
    ],
    asks: [
      'One or two: how do you handle your critical parts?',
      'When did a second source last save your week?',
    ],
    ends: {
      p: 'Write the decision down with its reason, and look at it once a year.',
      f: 'We are curious. Both camps have good arguments.',
      a: 'Decide part by part.',
      t: 'Look one tier further: two suppliers with one raw material source are one supplier.',
      h: 'Tell us below. You may answer twice, for cover.',
      i: 'Dependable partners are made in quiet years.',
      l: 'Choose few, and keep them long.',
    },
    keep: 'the next review of your suppliers',
    send: 'a buyer with a single name for everything',
    own: [
      {
        kinds: ['service', 'number', 'history', 'process'],
        about: 'second source|back[- ]?up|capacity|shifts?\\b|\\b\\d+ machines',
        lead: 'A word on capacity and cover.',
      },
    ],
    pic: {
      ask: 'Two identical parts side by side on a bench, shot from above',
      alt: 'Two identical parts lying side by side on a workbench',
    },
    claims: [
      ['Trade-offs of single and dual sourcing; recovery time against stock cover', 'supply chain textbook'],
    ],
  },
  {
    id: 'oldest-machine-in-the-hall',
    format: 'question',
    again: 12,
    emoji: '⚙️',
    tags: ['MadeToLast', 'ShopFloor', 'ManufacturingLife'],
    title: 'What is the oldest machine that still earns its keep?',
    cover: 'The oldest machine you run',
    gist: [
      'In nearly every hall something stands that is older than the people who use it, and does one job better than anything new. Which one is yours?',
      'A press from the fifties, a lathe with a nickname, a scale nobody dares to replace: what is the oldest thing in your hall that still earns money?',
    ],
    subject: ['Older than everyone who uses it', 'The machine with a nickname'],
    hooks: {
      '*': [
        'Somewhere behind the new machines stands the one that everybody runs to when it gets tricky.',
        'No touch screen, no manual, one operator who understands it.',
      ],
      p: 'Old machines stay in use for reasons that are worth knowing.',
      f: 'Which machine in your hall would you save first?',
      a: 'Every hall keeps one old machine, and it is never for decoration.',
      t: 'Mass, stiffness and simple kinematics age well. Controls do not. That explains what is still standing.',
      h: 'The oldest machine was bought used, before the director was born, and has had fewer sick days.',
      i: 'A machine built to be repaired can serve three generations.',
      l: 'Cast iron, worn handles, a deep hum. Some machines acquire dignity.',
    },
    lines: {
      '*': [
        'What is the oldest machine in your hall that still earns its keep, and what can it do that the new ones cannot?',
        'Worn paint on a handle shows where fifty years of hands have been. Nobody had to write the instruction.',
        'Old machines survive where a job is rare, heavy or odd. New ones win wherever it repeats.',
        'Ask the person who runs your oldest machine to write down three things before retiring: the sound, the trick and the spare part.',
      ],
      h: [
        'The new machine has predictive maintenance. The old one has Gerald, who says that it sounds different.',
      ],
    },
    scene: [
      'A visitor is shown the new cell, the robot and the screens, and stops in front of something green in the corner.',
      'The order is odd, the piece is heavy, and without a word somebody pulls the dust cover off the old one.',
    ],
    why: [
      [
        'What has been paid for, can be repaired and does one thing reliably is hard to beat on odd jobs.',
        'A machine from before electronics can be mended with a file, and often has been.',
      ],
    ],
    parts: [
      [
        'The press nobody dares to move',
        [
          'It stands where it stood when the hall was built round it. Possibly the hall was built round it.',
          'Moving it has been on the plan for a generation.',
        ],
        'A heavy old press in the corner of a hall',
      ],
      [
        'The lathe with a nickname',
        [
          'Only called by its number when visitors come.',
          'Two people are allowed to touch it, and both would deny the other one.',
        ],
        'Worn hand wheels on an old lathe',
      ],
      [
        'The scale or gauge everyone trusts',
        [
          'There is a digital one next to it. It is used to check the battery.',
          'Calibrated every year, argued with by no one.',
        ],
        'An old balance with a brass plate',
      ],
    ],
    turn: [
      'Behind each of them stands a person who knows the sound it should make.',
      'Photograph it while it is running. One day you will want to.',
    ],
    asks: [
      'What is the oldest machine that still works for you?',
      'Which machine in your company has a name?',
    ],
    ends: {
      p: 'Answers with a year of manufacture are especially welcome.',
      f: 'Show us. Oil stains are no reason to be shy.',
      a: 'Year, maker, job. Go.',
      t: 'Before you celebrate, check the guards: age is no exemption from safety rules.',
      h: 'It will outlive the software that was bought to monitor it.',
      i: 'What was made well goes on making.',
      l: 'Patina is a record of work.',
    },
    keep: 'the day somebody wants to clear out the corner',
    send: 'the person who can hear what is wrong with it',
    own: [
      {
        kinds: ['history', 'story', 'place'],
        about: '\\bmachines?\\b|\\bpress(?:es)?\\b|lathe',
        lead: 'Speaking of what is in the hall.',
      },
    ],
    pic: {
      ask: "The oldest machine or tool you have, with its maker's plate",
      alt: 'The maker plate of an old machine',
    },
    claims: [['Rigid mechanical machines outlive their controls', 'engineering practice']],
  },
  {
    id: 'the-outline-on-the-board',
    format: 'behind',
    again: 11,
    emoji: '🧰',
    tags: ['LeanManufacturing', 'ShopFloor', 'BehindTheScenes'],
    title: 'Why tools hang on painted outlines in a workshop',
    cover: 'The outline on the wall',
    gist: [
      'A painted shape behind each tool makes absence visible. The point is less to be neat than to see, from across the hall, what is missing.',
      'The outlines on a tool board answer a question before anyone asks it: what is gone, and where does it belong?',
    ],
    subject: ['What the empty outline is saying', 'A board that reports by itself'],
    hooks: {
      '*': [
        'On the wall of a workshop hangs the shape of a {spanner|wrench}. The {spanner|wrench} is elsewhere, and everybody can see it.',
        'You can read a factory by its tool board in less than ten seconds.',
      ],
      p: 'A shadow board shows what is missing without a list, a meeting or a question.',
      f: 'Those painted shapes behind the tools? They are for the day when one is not there.',
      a: 'A missing tool should be visible from the door.',
      t: 'Visual control: the normal state is drawn, so that a deviation shows without measurement.',
      h: 'The tool board is the only board in the building that people look at.',
      i: 'An outline on a tool board is respect for the next person, in paint.',
      l: 'Each tool has its place and its silhouette. There is a calm in that.',
    },
    lines: {
      '*': [
        'Draw the outline of every tool on the board. Then the empty shape does the asking.',
        'Ten minutes of looking for a gauge is ten minutes in which a machine makes nothing, or makes something wrong.',
        'Colour the outlines on the tool board by workplace, and a borrowed tool finds its way home without a conversation.',
        'A tool that has no place on the board is either new, private or unnecessary. All three are worth a question.',
      ],
      h: [
        'The ten millimetre {spanner|wrench} is missing from every board on earth. Presumably they are all together somewhere.',
      ],
    },
    scene: [
      'End of shift, the hall goes quiet, and one person looks at the board by the door for about three seconds.',
      'Somewhere inside a finished machine lies a hex key. On the board there is a hole in the shape of it.',
    ],
    why: [
      [
        'People find it hard to see what is not there. A drawn shape turns absence into something visible.',
        'A gap on a plain shelf says nothing, and on a painted outline it has a name.',
      ],
      [
        'Searching is among the most frequent wastes of time in any workshop, and nobody books it.',
        'The minutes spent looking for things appear on no timesheet, yet everybody has them.',
      ],
    ],
    parts: [
      [
        'Only what is used here',
        [
          'Tools for this job hang on this board. The rest goes back to the store.',
          'Crowded boards hide gaps. Half empty is a good start.',
        ],
        'A tidy tool board above a bench',
      ],
      [
        'Outline in a strong colour',
        [
          'It has to be read from five paces away, in bad light.',
          'Foam cut to shape does the same for drawers.',
        ],
        'A painted outline without its tool',
      ],
      [
        'A tag for what is away',
        [
          'Your name on a hook in place of the torque wrench: gone, and known to be with you.',
          'Repair, calibration or loan. One tag each answers the question.',
        ],
        'A name tag hanging in place of a tool',
      ],
      [
        'Look once before going home',
        [
          'All shapes full means that nothing is lying in a product.',
          'In food and aircraft plants that last look is compulsory, for good reason.',
        ],
        'A person glancing at a full tool board',
      ],
    ],
    turn: [
      'It works for kitchens, clinics and sheds as well.',
      'The board is finished when a newcomer can tidy up without asking.',
    ],
    asks: ['Which tool goes missing most often at your place?', 'What would the outline on your desk show?'],
    ends: {
      p: 'When you visit a supplier, look at the board. Then look at the floor below it.',
      f: 'Try it at home with the kitchen scissors.',
      a: 'A place, an outline, a look.',
      t: 'Audit by counting gaps without a tag. The target is nil, and the trend matters.',
      h: 'Whoever has the ten millimetre {spanner|wrench}: no questions will be asked.',
      i: 'Somebody on the night shift will find the {spanner|wrench} because you hung it up.',
      l: 'Everything at rest, in its own shadow.',
    },
    work: 'Visitors often admire the machines, and experienced buyers look at the tool board. It shows what no certificate does: whether order is kept on an ordinary day, when nobody is expected.',
    keep: 'the weekend when you sort the workshop',
    send: 'the person who borrowed the calipers',
    own: [
      {
        kinds: ['process', 'policy', 'proof'],
        about: '\\blean\\b|\\b5S\\b|\\bISO ?\\d|\\baudit|factory tour',
        lead: 'On order, and who checks it.',
      },
    ],
    pic: {
      ask: 'Your tool board with one tool missing and its outline showing',
      alt: 'A tool board with painted outlines, one of them empty',
    },
    claims: [
      ['Shadow boards as visual control', 'lean manufacturing textbook'],
      ['Tool control in food and aviation', 'industry practice'],
    ],
  },
];
