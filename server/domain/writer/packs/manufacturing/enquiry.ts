// Drawings, enquiries and orders.
import type { Idea } from '../../library/idea.ts';
import { MACHINED } from './kinds.ts';

export const ENQUIRY: readonly Idea[] = [
  {
    id: 'say-what-the-part-does',
    format: 'tip',
    again: 9,
    emoji: '📐',
    tags: ['DesignForManufacture', 'Engineering', 'Sourcing'],
    title: ['Tell your supplier what the part does', 'Why suppliers ask what your part is for'],
    cover: 'Say what the part does',
    gist: [
      'Tell the supplier what the part has to do, which faces matter and what it meets. Then it can suggest a cheaper way to make it.',
      'A drawing shows the shape. The function tells a supplier where cost can be saved without harm.',
    ],
    subject: ['Say what the part does', 'One sentence that saves cost'],
    hooks: {
      '*': [
        'Tell your supplier what the part does, and not only what it looks like.',
        'One sentence about the function can make a part cheaper.',
      ],
      patl: 'A supplier who knows the function of a part can suggest a cheaper way to make it.',
      fhi: 'Sending out a drawing this week? Add one sentence about what the part does.',
    },
    lines: {
      '*': [
        'Mark on the drawing which faces matter. The others can be made more cheaply.',
        'Tell your supplier what the part touches, carries or seals.',
        'Ask with every enquiry: "What would you change to make this cheaper?"',
        'Say how many parts you will need in a year. It decides how they are made.',
      ],
      h: ['The most expensive surface on the drawing touched nothing but air.'],
    },
    scene: [
      'A part comes back polished on all sides. Only one of them touches anything.',
      'The supplier rings to ask what it is for, and half of the cost disappears.',
    ],
    why: [
      ['A supplier sees dozens of ways to make a shape.', 'Which one is right depends on what it has to do.'],
      [
        'Without the function, everything on the drawing looks equally important.',
        'So everything is made with the same care and cost.',
      ],
    ],
    parts: [
      [
        'State the function',
        ['One sentence: what it holds, moves or seals.', 'Add what it is mounted to.'],
        'A part beside its drawing',
      ],
      [
        'Mark the faces that matter',
        ['And leave the rest free.', 'A highlighter on the drawing is enough.'],
        'A drawing with marked faces',
      ],
      [
        'Ask for suggestions',
        ['Material, radius, bending instead of milling.', 'Early, while changes are still free.'],
        'Two people over a drawing',
      ],
    ],
    turn: ['The best time for that is before the drawing is released.', 'Good suppliers like to be asked.'],
    asks: [
      'When did a supplier last suggest a cheaper way?',
      'What do you put into an enquiry besides the drawing?',
    ],
    ends: { patl: 'It is worth the few minutes.', fhi: 'One sentence is enough.' },
    keep: 'your next enquiry',
    send: 'a colleague in design',
    own: [
      {
        kinds: ['service', 'process', 'number'],
        about: 'prototyp|design|advice|drawing|STEP',
        lead: 'How we can help with it:',
      },
    ],
    pic: { ask: 'A part beside its drawing with marked faces', alt: 'A part beside its drawing' },
    claims: [['Function-based design review lowers cost', 'design for manufacture textbook']],
  },
  {
    id: 'tight-everywhere',
    format: 'mistake',
    again: 9,
    emoji: '📏',
    tags: ['Tolerances', 'DesignForManufacture', 'Machining'],
    only: MACHINED,
    title: [
      'Why tight tolerances everywhere make a part expensive',
      'Tolerances: tight only where it matters',
    ],
    cover: 'Tight only where it matters',
    wrong: 'Putting the tightest tolerance on every dimension',
    gist: [
      'Tight tolerances mean slower cutting, more measuring and more scrap. Put them only on fits and functional faces, and use a general tolerance for the rest.',
      'Ask of every tight dimension what happens if it is looser. If the answer is "nothing", loosen it.',
    ],
    subject: ['Tight tolerances cost money', 'Tight only where it matters'],
    hooks: {
      '*': [
        'Tight tolerances on every dimension make a part expensive. Here is where you need them.',
        'Before you release a drawing, look at the tolerances.',
      ],
      patl: 'A tight tolerance costs machine time, measuring and scrap, so use it only where it works.',
      fhi: 'Is there a tight tolerance on your drawing that nobody can explain?',
    },
    lines: {
      '*': [
        'Ask of every tight tolerance: what happens if it is wider? If nothing happens, widen it.',
        'Use a general tolerance for the drawing and tight ones only for fits and sealing faces.',
        'Deep holes, thin walls and sharp inside corners cost as much as tight tolerances.',
        'Ask your supplier which dimension on the drawing is the most expensive.',
      ],
      h: ['The cover of the bin was made to a hundredth. It closes very well.'],
    },
    scene: [
      'The quote is twice what you expected. The reason stands in a corner of the drawing.',
      'A cover plate has the same tolerance as a bearing seat.',
    ],
    why: [
      [
        'Each step tighter means slower cuts and more checks.',
        'Machines have to be warmed up, measured and corrected.',
      ],
      ['More parts fall outside the limits and are scrapped.', 'Somebody has to pay for those as well.'],
    ],
    parts: [
      [
        'Find the functional faces',
        ['Fits, seals, references.', 'There are usually only a few.'],
        'A drawing with three marked dimensions',
      ],
      [
        'Use a general tolerance elsewhere',
        ['One line in the title block.', 'Choose the class that suits the process.'],
        'A title block on a drawing',
      ],
      [
        'Ask before you release',
        ['Which dimension costs most?', 'The answer often surprises.'],
        'A calliper on a part',
      ],
    ],
    turn: [
      'A looser drawing often makes a better part.',
      'Ten minutes with the drawing can save a lot per piece.',
    ],
    asks: ['Which tolerance would you loosen?', 'Who checks tolerances at your company?'],
    ends: {
      patl: 'If you are not sure, just ask.',
      fhi: 'Send us the drawing, and we will tell you what costs.',
    },
    keep: 'the next drawing you release',
    send: 'a colleague in design',
    own: [
      {
        kinds: ['service', 'process'],
        about: 'toleranc|precision|CNC|machin|ISO|drawing',
        lead: 'What we can hold:',
      },
    ],
    pic: { ask: 'A calliper on a machined part', alt: 'A calliper on a machined part' },
    claims: [['Tolerances and cost', 'machining textbook']],
  },
  {
    id: 'an-enquiry-worth-answering',
    format: 'checklist',
    again: 9,
    emoji: '📨',
    tags: ['RequestForQuotation', 'Sourcing', 'Purchasing'],
    title: ['What to put in a request for a quote', 'A good enquiry: the list for buyers'],
    cover: 'What belongs in an enquiry',
    gist: [
      'Drawing with revision, material, quantity per order and year, surface, date, and what is to be tested. With these a quote comes back quickly.',
      'If material, quantity, finish and date are in the enquiry, nobody has to ask back.',
    ],
    subject: ['What belongs in an enquiry', 'Get your quote faster'],
    hooks: {
      '*': [
        'Put these six things in your enquiry, and the quote comes back faster.',
        'What does a supplier need to know to quote? Six things.',
      ],
      patl: 'A complete enquiry is quoted first.',
      fhi: 'Waiting for quotes? Check what was missing in your enquiry.',
    },
    lines: {
      '*': [
        'Always send the drawing as PDF and the model as STEP. One is for reading, and one for the machine.',
        'Give the quantity per order and per year. It decides tools and price.',
        'Write which material may be replaced by a similar one. It can shorten the delivery time.',
        'Say by when you need the quote, and by when the parts.',
      ],
      h: ['"Please quote as last time" is quickly written and slowly answered.'],
    },
    scene: [
      'An enquiry says "price for ten?" and has a photo attached.',
      'Three quotes are on the table and cannot be compared.',
    ],
    why: [
      ['Every missing detail becomes a question or a guess.', 'A guess ends up in the price.'],
      ['Complete enquiries can be compared.', 'With complete enquiries you can compare offers.'],
    ],
    parts: [
      [
        'Drawing and model',
        ['Send a PDF and a STEP file, with the revision.', 'One is for reading, and one for the machine.'],
        'A drawing on a screen',
      ],
      [
        'Material and finish',
        ['Grade, coating, {colour|color} number.', 'And what may be changed.'],
        'Sheet metal samples',
      ],
      [
        'Quantity and dates',
        ['How many per order and per year, and the first delivery.', 'Honest numbers help both sides.'],
        'A calendar beside a drawing',
      ],
      [
        'Tests and papers',
        ['Say which certificates and checks you need.', 'Leave out what you do not need, as it costs money.'],
        'A test report',
      ],
    ],
    turn: ['Then a quote can be in your hands in a day or two.', 'Save it as a template.'],
    asks: ['What do suppliers ask you most often?', 'How long do you wait for quotes?'],
    ends: { patl: 'It is good to know in time.', fhi: 'Send it over.' },
    tick: true,
    keep: 'your next enquiry',
    send: 'a colleague in purchasing',
    own: [
      {
        kinds: ['service', 'process', 'hours'],
        about: 'quotes?\\b|enquir|STEP|drawing|24 hours|lead time',
        lead: 'How to get a quote here:',
      },
    ],
    pic: { ask: 'A drawing and a list on a desk', alt: 'A drawing and a list on a desk' },
    claims: [['Complete enquiries are quoted faster', 'purchasing practice']],
  },
  {
    id: 'why-the-first-piece-is-dear',
    format: 'answer',
    again: 9,
    emoji: '🧮',
    tags: ['SmallBatch', 'Prototyping', 'Manufacturing'],
    title: [
      'Why does one piece cost so much more than a hundred?',
      'Small batches: where the price comes from',
    ],
    cover: 'Why one piece costs more',
    question: 'Why does one piece cost nearly as much as ten?',
    short: 'Because programming and setting up are the same for one and for ten.',
    gist: [
      'Programming, tools, setting up and the first check have to be done once, whether you order one or a hundred. Order several at once if you can.',
      'The machine runs for minutes. Getting it ready takes hours, and that is shared by all the pieces of the order.',
    ],
    subject: ['Why one piece is expensive', 'What set-up costs'],
    hooks: {
      '*': [
        'Why does one piece cost nearly as much as ten? Because of the set-up.',
        'Where does the price of a small batch come from?',
      ],
      patl: 'Set-up is paid once per order, so the price per piece falls quickly.',
      fhi: 'Surprised by the price of a single piece? Here is what is in it.',
    },
    lines: {
      '*': [
        'Ask for prices at several quantities. You see at once where it pays to order more.',
        'Order similar parts together. They can often share material and set-up.',
        'If you will need more later, say so. It changes how the first one is made.',
        'For a first prototype, ask which details can be left out.',
      ],
      h: ['The first piece is expensive. So is the second, if you order it on another day.'],
    },
    scene: [
      'The quote says one price for one piece, and hardly more for ten.',
      'Two people work for a morning before the first part is cut.',
    ],
    why: [
      [
        'Before the first cut there is programming, clamping and measuring.',
        'Programming and clamping do not depend on the number of pieces.',
      ],
      ['Material is cheaper in full sheets and bars.', 'What is left over has to be paid for as well.'],
    ],
    parts: [
      [
        'Programming',
        ['Your model becomes a program for the machine.', 'It is done once, and kept for the next order.'],
        'A program on a screen',
      ],
      [
        'Setting up',
        [
          'Tools and clamps are set, and a first part is measured.',
          'A first part is made and measured before the rest.',
        ],
        'A machine being set up',
      ],
      [
        'Running',
        ['Often it is only minutes per piece.', 'Only this part grows with the number.'],
        'A part being cut',
      ],
    ],
    turn: [
      'So ask for one, ten and a hundred.',
      'And order again within a year: the program is still there.',
    ],
    asks: ['How many do you usually order?', 'What was your smallest order?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'Ask for three quantities. It costs nothing.' },
    keep: 'your next quote',
    send: 'a colleague who orders single pieces',
    own: [
      {
        kinds: ['service', 'number', 'process'],
        about: 'prototyp|batch|small series|from one|quotes?',
        lead: 'From what number here:',
      },
    ],
    pic: { ask: 'A machine being set up', alt: 'A machine being set up' },
    claims: [['Set-up cost per batch', 'manufacturing textbook']],
  },
  {
    id: 'words-on-an-order',
    format: 'glossary',
    again: 9,
    emoji: '📄',
    tags: ['Purchasing', 'Manufacturing', 'SupplyChain'],
    title: ['What MOQ, FAI and CoC on an order mean', 'Words on an order confirmation explained'],
    cover: 'Words on an order',
    gist: [
      'Minimum order quantity, first article inspection, certificate of conformity: the letters on an order in plain words.',
      'Once you know these words, an order confirmation is easy to read.',
    ],
    subject: ['Words on an order explained', 'MOQ, FAI, CoC'],
    hooks: {
      '*': [
        'MOQ, FAI, CoC: what do the letters on an order mean?',
        'Order confirmations are full of letters. Here they are in plain words.',
      ],
      patl: 'Five terms on an order, in plain words.',
      fhi: 'New in purchasing? These are the letters you will see first.',
    },
    lines: {
      '*': [
        'MOQ is the smallest number that a supplier makes or sells in one order.',
        'A first article inspection is a full check of the first part before the rest is made.',
        'A certificate of conformity says that the parts are what the order asks for.',
        'Lead time is counted from the clear order and not from the enquiry.',
      ],
      h: ["Every company has its own letters. At least these are everybody's."],
    },
    scene: [
      'The confirmation has arrived, with four abbreviations that nobody explained.',
      'In a meeting somebody says "What is the MOQ?", and you nod.',
    ],
    why: [
      ['Each term decides who does what, and who pays.', 'If both sides mean the same, there is no dispute.'],
      ['Asking costs a minute, and a wrong delivery costs weeks.', 'Nobody minds the question.'],
    ],
    parts: [
      [
        'MOQ',
        [
          'Minimum order quantity: the smallest order.',
          'The smallest order, as below it the set-up does not pay.',
        ],
        'An order confirmation',
      ],
      [
        'FAI',
        [
          'First article inspection: the first part is fully measured.',
          'The full check of the first part, before the rest is made.',
        ],
        'A part being measured',
      ],
      [
        'CoC',
        ['Certificate of conformity: a signed statement.', 'The paper that says the parts are as ordered.'],
        'A certificate beside parts',
      ],
      [
        'Lead time',
        ['From the clear order to dispatch.', 'The time until dispatch. Ask if transport is included.'],
        'A calendar',
      ],
    ],
    turn: ['Keep this beside your next confirmation.', 'And ask if a word is unclear.'],
    asks: ['Which abbreviation took you longest?', 'Which word does your company use that nobody else does?'],
    ends: { patl: 'If you are not sure, just ask.', fhi: 'Pass it on to whoever is new.' },
    keep: 'the next confirmation',
    send: 'a new colleague in purchasing',
    pic: { ask: 'An order confirmation with marked words', alt: 'An order confirmation with marked words' },
    claims: [['Meaning of MOQ, FAI and CoC', 'definitions']],
  },
];
